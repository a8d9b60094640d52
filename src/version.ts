import { readFileSync } from 'node:fs';

// package.json is the only place that has the version. The build writes it into dist/ as a constant, because a runner
// does not download package.json.

/** The version of this action, such as `1.0.0`. */
export const VERSION: string = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
).version;
