/** The version in action.yml. */
const REQUIRED_MAJOR = 24;

// Imported first, because other modules may fail to load under an older version.
const [major = 0] = process.versions.node.split('.').map(Number);
if (major < REQUIRED_MAJOR) {
  process.stdout.write(
    `::error::The step runs on Node ${process.versions.node}, but needs Node ${REQUIRED_MAJOR} or later. ` +
      `Update the runner, or stop replacing its Node.\n`,
  );
  process.exit(1);
}
