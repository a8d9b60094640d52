import { textMatcher, textsMatcher } from '../../findings/text-tests.ts';
import { epochMs } from '../../model/time.ts';
import type { ManagedScans, Project } from '../../platform/resources/project.ts';
import type { ConditionSet, ConditionValue } from '../../rules/file/conditions.ts';
import { gitHubValues, type RepositoryFacts } from './github-facts.ts';

/** A project as a rule sees it. */
export interface ProjectState {
  project: Project;
  /** Those of the platform, and those that rules above gave. */
  tags: ReadonlySet<string>;
  /** Undefined until they were read. */
  scans: ManagedScans | undefined;
  /** Undefined where no rule looks at GitHub. */
  github: RepositoryFacts | undefined;
}

/** `unread`: it depends on switches that were not read yet. */
export type Answer = boolean | 'unread';

type Test = (state: ProjectState) => Answer;

const TESTS: Readonly<Record<string, (value: ConditionValue, momentMs: number) => Test>> = {
  name: (value) => {
    const matches = textMatcher(textsOf(value));
    return ({ project }) => matches(project.name);
  },
  tag: (value) => {
    const matches = textsMatcher(textsOf(value));
    return ({ tags }) => matches([...tags]);
  },
  'never-scanned': (value) => {
    const wanted = booleanOf(value);
    return ({ project }) => (project.latest_scan_at === undefined) === wanted;
  },
  'last-scan-before': (value, momentMs) => {
    const limit = momentMs - ageOf(value);
    return ({ project }) => isBefore(project.latest_scan_at, limit);
  },
  'managed-scan.diff': (value) => switchTest('diff_scan', booleanOf(value)),
  'managed-scan.full': (value) => switchTest('full_scan', booleanOf(value)),
  'github.pushed-before': (value, momentMs) => {
    const limit = momentMs - ageOf(value);
    return ({ github }) => github?.known === true && isBefore(github.repository.pushed_at, limit);
  },
};

/** A set of conditions that holds when all of them do. */
export function projectSet(set: ConditionSet, momentMs: number): Test {
  const tests = Object.entries(set).map(([key, value]) => testOf(key, value, momentMs));
  return (state) => {
    let answer: Answer = true;
    for (const test of tests) {
      const one = test(state);
      if (one === false) return false;
      if (one === 'unread') answer = 'unread';
    }
    return answer;
  };
}

export function gitHubKeysOf(set: ConditionSet): string[] {
  return Object.keys(set).filter((key) => key.startsWith('github.'));
}

function testOf(key: string, value: ConditionValue, momentMs: number): Test {
  const test = TESTS[key];
  if (test !== undefined) return test(value, momentMs);
  if (!key.startsWith('github.')) throw new Error(`Projects have no condition ${key}`);
  const matches = textsMatcher(value.form === 'boolean' ? [String(value.value)] : textsOf(value));
  return ({ github }) => github?.known === true && matches(gitHubValues(github.repository, key));
}

function switchTest(field: keyof ManagedScans, wanted: boolean): Test {
  return ({ scans }) => (scans === undefined ? 'unread' : scans[field] === wanted);
}

function isBefore(time: string | undefined, limitMs: number): boolean {
  const ms = epochMs(time);
  return ms !== undefined && ms < limitMs;
}

function textsOf(value: ConditionValue) {
  if (value.form === 'names') return value.list;
  if (value.form === 'values') return value.values;
  throw new TypeError(`A condition of texts has the form ${value.form}`);
}

function booleanOf(value: ConditionValue): boolean {
  if (value.form === 'boolean') return value.value;
  throw new TypeError(`A condition that is true or false has the form ${value.form}`);
}

function ageOf(value: ConditionValue): number {
  if (value.form === 'age') return value.ms;
  throw new TypeError(`A condition of age has the form ${value.form}`);
}
