import { appendFileSync } from 'node:fs';
import { unknownFigures } from './report/output-table.ts';

/** As in action.yml. */
const REQUIRED_MAJOR = 24;

// Imported first, because other modules may fail to load under an older version.
const [major = 0] = process.versions.node.split('.').map(Number);
if (major < REQUIRED_MAJOR) {
  process.stdout.write(
    `::error::The step runs on Node ${process.versions.node}, but needs Node ${REQUIRED_MAJOR} or later. ` +
      `Update the runner, or stop replacing its Node.\n`,
  );
  const { INPUT_OPERATION, GITHUB_OUTPUT } = process.env;
  for (const [name, value] of Object.entries(unknownFigures(process.argv[2] ?? INPUT_OPERATION)))
    if (GITHUB_OUTPUT) appendFileSync(GITHUB_OUTPUT, `${name}<<end\n${value}\nend\n`);
  process.exit(1);
}
