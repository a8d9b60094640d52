import type { DependencyFilter, PackageFilter } from '../platform/resources/dependency.ts';
import { nearest } from './nearest.ts';
import type { InputReader } from './reader.ts';
import { parseId } from './text.ts';
import { boolean, type Form, list, mapped, scalarText } from './yaml/forms.ts';
import { map } from './yaml/map-form.ts';
import { enumeration, quoted, suggestion } from './yaml/messages.ts';
import { Problems } from './yaml/problems.ts';
import { readTree } from './yaml/read-tree.ts';
import { described } from './yaml/tree.ts';

const INPUT = 'dependency-filter';

/** The values that the newer fields of the dependency filter are known to take. */
const KNOWN_VALUES = {
  ecosystem: [
    'no_package_manager',
    'npm',
    'pypi',
    'gomod',
    'cargo',
    'maven',
    'gem',
    'composer',
    'nuget',
    'pub',
    'swiftpm',
    'hex',
    'cocoapods',
    'mix',
    'opam',
  ],
  transitivity: ['UNKNOWN_TRANSITIVITY', 'TRANSITIVE', 'DIRECT'],
  licensePolicySettings: [
    'LICENSE_POLICY_SETTING_ALLOW',
    'LICENSE_POLICY_SETTING_COMMENT',
    'LICENSE_POLICY_SETTING_BLOCK',
  ],
};

type Warn = (offset: number, message: string) => void;

/** The input `dependency-filter`, YAML or JSON (which is YAML). Every problem has its line. */
export async function readDependencyFilter(reader: InputReader, text: string): Promise<DependencyFilter> {
  const problems = new Problems('the filter');
  const { tree, place } = await readTree(text, problems);
  const warnings = new Problems();
  const form = filterForm((offset, message) => warnings.add(offset, message));
  const filter = tree && form.read(tree, problems);
  if (tree === undefined && problems.count === 0)
    problems.value(0, 'has no keys: give one, such as name: lodash');
  for (const { line, message } of problems.list(place)) {
    reader.problem(INPUT, `is wrong in line ${line}: ${message}`);
  }
  for (const { line, message } of warnings.list(place)) {
    reader.warn(INPUT, `may be wrong in line ${line}: ${message}`);
  }
  return filter ?? {};
}

/** The fields of web-api.md 2.5, and the newer ones of field-notes. */
function filterForm(warn: Warn): Form<DependencyFilter> {
  const known = (name: keyof typeof KNOWN_VALUES) => list(knownForm(name, warn), { min: 1 });
  return mapOf<DependencyFilter>('the filter', {
    license: list(text, { min: 1 }),
    lockfilePath: text,
    name: text,
    version: text,
    repositoryId: list(id, { min: 1 }),
    packageFilters: list(
      mapOf<PackageFilter>('an entry of packageFilters', {
        name: text,
        exactNameMatch: boolean,
        exactVersion: text,
        versionLowerBound: boundForm('>=', warn),
        versionUpperBound: boundForm('<', warn),
      }),
      { min: 1 },
    ),
    ecosystem: known('ecosystem'),
    transitivity: known('transitivity'),
    licensePolicySettings: known('licensePolicySettings'),
    includeArchived: boolean,
  });
}

function mapOf<T>(name: string, forms: { [K in keyof T]-?: Form<T[K]> }): Form<T> {
  const fields = Object.entries<Form<unknown>>(forms).map(([key, form]) => [key, { form, meaning: '' }]);
  const instead = (key: string) => suggestion(key, Object.keys(forms));
  return mapped(map(Object.fromEntries(fields), { name, home: '', instead }), ({ values }) => values as T);
}

const text: Form<string> = { schema: {}, read: scalarText };

const id: Form<bigint> = {
  schema: {},
  read(tree, problems) {
    // As it is written: an id may be larger than a number can be.
    const value = tree.kind === 'scalar' && typeof tree.value === 'number' ? parseId(tree.source) : undefined;
    return (
      value ?? problems.value(tree.offset, `is ${described(tree)}: give a whole number from 0 to 2^64-1`)
    );
  },
};

/** A value that differs in case only is the known one; another is sent, unless a known one is near. */
function knownForm(name: keyof typeof KNOWN_VALUES, warn: Warn): Form<string> {
  const known = KNOWN_VALUES[name];
  return mapped(text, (given, { offset }, problems) => {
    const value = known.find((one) => one.toLowerCase() === given.toLowerCase());
    if (value !== undefined) return value;
    const said = `${quoted(name)} has ${quoted(given)}`;
    const near = nearest(given, known);
    if (near !== undefined) return problems.add(offset, `${said}; did you mean ${quoted(near)}?`);
    warn(offset, `${said}, which is not a known value, but is sent: known values are ${enumeration(known)}`);
    return given;
  });
}

/** What a bound without an operator means is not written anywhere. */
function boundForm(example: string, warn: Warn): Form<string> {
  return mapped(text, (bound, { offset }, { key }) => {
    if (!/^\s*[<>=~^!]/.test(bound))
      warn(
        offset,
        `${key} is ${quoted(bound)}, which is sent without an operator; ${quoted(example + bound)} has one`,
      );
    return bound;
  });
}
