import packageJson from '../package.json' with { type: 'json' };

// package.json is the only place that has the version. The build copies it into dist/, because a runner does not
// download package.json.

/** The version of this action, such as `1.0.0`. */
export const VERSION: string = packageJson.version;
