import type { StepFailure } from '../../model/failure.ts';
import { counted, duration, firstOf, number, similarNames } from '../figures.ts';
import { CREATE_TOKEN, RUN_AGAIN, type StepTable, unexpected } from './explanation.ts';
import { GATE_FAILURES } from './gate.ts';
import { explainGitHub, notOnGitHub } from './github.ts';
import { POLICY_FAILURES } from './policies.ts';
import { explainForeign, explainRow } from './rows.ts';
import { PLAN_FAILURES } from './rules.ts';

const RULES_NOT_WRITTEN = {
  exists: (path: string) => ({
    what: `${path} already exists and was not overwritten`,
    remedy: 'Give another path with `rules-file`, or remove the file',
  }),
  'too-large': (path: string) => ({
    what: `${path} would be larger than a rules file may be (1 MiB), and was not written`,
    remedy: 'Select fewer projects with `projects`',
  }),
  unwritable: (path: string) => ({
    what: `${path} could not be written`,
    remedy: 'Give a path with `rules-file` that the job can write to',
  }),
};

/** Why a step failed; the failures of requests are in a table of their own. */
export const STEP_FAILURES: StepTable = {
  ...GATE_FAILURES,
  ...PLAN_FAILURES,
  ...POLICY_FAILURES,
  'no-deployment': () => ({
    what: 'The token does not see any deployment',
    remedy: `Check the token, or ${CREATE_TOKEN}`,
  }),
  'several-deployments': ({ slugs }) => ({
    what: `The token sees several deployments: ${firstOf(slugs)}`,
    remedy: 'Set `deployment-slug` to the one you mean',
  }),
  'other-deployment': ({ slug, id, seen }) => {
    const given = [
      ...(slug === undefined ? [] : [`slug ${slug}`]),
      ...(id === undefined ? [] : [`id ${id}`]),
    ];
    return {
      what: `The token sees no deployment with ${given.join(' and ')}, only ${firstOf(seen.map((one) => `${one.slug} (id ${one.id})`))}`,
      remedy: 'Correct `deployment-slug` and `deployment-id`, or leave them out to have them looked up',
    };
  },
  'nothing-selected': ({ patterns, near = [], input = 'projects' }) => ({
    what: `No project of the deployment matches ${firstOf(patterns) || 'the patterns'}${similarNames(near)}`,
    remedy: `Compare \`${input}\` with the names and tags that the operation \`list-projects\` shows${starHint(patterns)}`,
  }),
  'nothing-in-report': ({ patterns, near }) => ({
    what: `The report has no change that \`projects\` selects: ${firstOf(patterns) || 'the patterns'}${similarNames(near)}`,
    remedy: 'Correct `projects`, or leave it out to undo the whole report',
  }),
  'exclusions-unmatched': ({ input, items, near = [] }) => ({
    what: `${items.length === 1 ? 'An exclusion' : `${items.length} exclusions`} in \`${input}\` ${items.length === 1 ? 'matches' : 'match'} nothing: ${firstOf(items.map((item) => `!${item}`))}${similarNames(near)}. Nothing was written`,
    remedy: `Correct or remove what matches nothing, because the step would change what it should protect${starHint(items)}`,
  }),
  'name-unusable': ({ problem }) => ({
    what: `The platform uses a name that cannot be part of an address: it ${problem}`,
    remedy: 'Rename or delete it in the web UI of the platform',
  }),
  'list-broken': ({ cause }) => ({
    what: `The list could not be read to its end: ${cause}`,
    remedy: 'Run the step again later, and report it to the platform if it keeps happening',
  }),
  'rules-not-written': ({ path, problem }) => RULES_NOT_WRITTEN[problem](path),
  'rows-failed': (failure) => {
    const first = failure.first === undefined ? undefined : explainRow(failure.first);
    const cause = failure.of === 'project' || first === undefined ? '' : `; the first cause: ${first.what}`;
    return { what: `${notDone(failure)}${cause}`, remedy: first?.remedy ?? RUN_AGAIN };
  },
  'other-report': ({ what, of, expected }) => ({
    what: `The report belongs to another ${what === 'deployment' ? 'deployment' : 'platform'}: ${of}, not ${expected}. Nothing was written`,
    remedy: `Use the report of a step on ${expected}, or correct ${what === 'deployment' ? '`deployment-slug`' : '`base-url`'}`,
  }),
  foreign: explainForeign,
  'not-on-github': notOnGitHub,
  github: ({ cause }) => explainGitHub(cause),
  'time-limit': ({ limitMs }) => ({
    what: `The step ended because its time limit of ${duration(limitMs)} was reached`,
    remedy: 'Raise `time-limit`, or give the step less to do, then run it again: it does only what is left',
  }),
  stopped: () => ({
    what: 'The step was cancelled after all its work was done',
    remedy: 'Nothing is left to do',
  }),
  unexpected,
};

/** What surprises most in patterns, where one is used. */
export function starHint(patterns: readonly string[]): string {
  const single = patterns.some((pattern) => pattern.replaceAll('**', '').includes('*'));
  return single ? '; `*` matches within a segment, `**` across `/`' : '';
}

function notDone({ of, failed, unknown, selected }: Extract<StepFailure, { kind: 'rows-failed' }>): string {
  if (selected === undefined) {
    if (unknown === 0) return 'Not all of the selected findings were triaged';
    return `The outcome for up to ${counted(unknown, of)} is not known`;
  }
  // One of one needs no count.
  if (selected === 1) {
    if (failed === 0) return `The outcome for the ${of} is not known`;
    return of === 'finding' ? 'The finding was not triaged' : `The ${of} failed`;
  }
  const all = counted(selected, of);
  if (failed === 0) return `The outcome for ${number(unknown)} of ${all} is not known`;
  const what = of === 'finding' ? `${failed === 1 ? 'was' : 'were'} not triaged` : 'failed';
  const open = unknown === 0 ? '' : ` (for ${number(unknown)} the outcome is not known)`;
  return `${number(failed)} of ${all} ${what}${open}`;
}
