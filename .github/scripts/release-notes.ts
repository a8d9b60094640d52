import { readFileSync } from 'node:fs';

// node .github/scripts/release-notes.ts 1.2.0 < tags
//
// Prints the notes of a release, which are its section of CHANGELOG.md. Standard input has the tags that exist, one a
// line. When the version cannot be released, it prints all reasons as annotations instead, and ends with exit code 1.

const VERSION = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/;

const [version = ''] = process.argv.slice(2);
const changelog = readFileSync('CHANGELOG.md', 'utf8');
const notes = section(`[${version}]`);
const problems = VERSION.test(version)
  ? [...packageProblems(), ...changelogProblems(), ...tagProblems()]
  : [`\`${version}\` is not a version such as \`1.2.0\`.`];

if (problems.length === 0) process.stdout.write(`${notes}\n`);
for (const problem of problems) process.stderr.write(`::error::${problem}\n`);
process.exitCode = problems.length === 0 ? 0 : 1;

/** The version belongs into package.json; npm keeps its copies in package-lock.json. */
function packageProblems(): string[] {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const found = {
    'package.json': JSON.parse(readFileSync('package.json', 'utf8')).version,
    'package-lock.json': lock.version,
    'package-lock.json, under `packages`': lock.packages[''].version,
  };
  return Object.entries(found)
    .filter(([, other]) => other !== version)
    .map(([place, other]) => `The version in ${place} is ${other}, not ${version}. Run \`npm version\`.`);
}

function changelogProblems(): string[] {
  const problems: string[] = [];
  if (notes === undefined) problems.push(`CHANGELOG.md has no section \`## [${version}] - YYYY-MM-DD\`.`);
  if (notes === '') problems.push(`The section of ${version} in CHANGELOG.md is empty.`);
  if (section('[Unreleased]')) {
    problems.push(`CHANGELOG.md has unreleased changes. They are part of ${version}: move them there.`);
  }
  return problems;
}

/** A version below another of its major version would move the major tag back. */
function tagProblems(): string[] {
  const tags = readFileSync(0, 'utf8').split('\n');
  const released = tags.map((tag) => tag.replace(/^refs\/tags\//, '').replace(/^v/, ''));
  const major = version.slice(0, version.indexOf('.') + 1);
  const newer = released.filter(
    (other) => VERSION.test(other) && other.startsWith(major) && compare(other, version) >= 0,
  );
  return newer.map((other) => `v${other} is tagged already. The version has to be above it.`);
}

/** The text under a heading `## [version] - date`, or `## [Unreleased]`, without the blank lines around it. */
function section(name: string): string | undefined {
  const sections = changelog.split(/^## /m).slice(1);
  const own = sections.find((text) => {
    const [heading = ''] = text.split('\n');
    return heading === name || (heading.startsWith(`${name} - `) && /\d{4}-\d\d-\d\d$/.test(heading));
  });
  const body = own?.slice(own.indexOf('\n') + 1);
  // Addresses of links at the end of the file are not part of its last section.
  return body?.replace(/^\[[^\]]+\]: .*$/gm, '').trim();
}

function compare(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}
