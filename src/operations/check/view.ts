import { SCANNED_PRODUCTS } from '../../model/findings.ts';
import { section, table } from '../../report/content.ts';
import { appRemedy } from '../../report/explain/github.ts';
import { explain } from '../../report/explain.ts';
import { counted, dayOf, joined, number } from '../../report/figures.ts';
import type { View } from '../../report/view.ts';
import { newestFirst, productsRun, scanStatus } from '../../scans/scan.ts';
import type { Answers, CheckResult, Found } from './run.ts';

const SIGNS = { works: '✅', attention: '⚠️', fails: '❌' };

/** A line of the table, and an entry of the output `checks`; `for`: the operations that need it. */
interface Line {
  check: string;
  state: keyof typeof SIGNS;
  says: string;
  for: string;
}

type Text = string | { attention: string };
type TextOf = (found: never, result: CheckResult) => Text;

const FINDINGS = '`triage`, `ticket`, `list-findings`, `gate`, `plan`, `apply`';
const METADATA = 'rules that look at GitHub, and coverage, in `plan` and `apply`';

/** In the order of the table. */
const TEXTS: Readonly<Record<keyof Answers, readonly [check: string, operations: string, TextOf]>> = {
  address: ['Address', 'every operation', addressText],
  token: ['Token', 'every operation', tokenText],
  project: ['This project', '`gate`, `scan`, `tag`, `managed-scan`', projectText],
  scans: ['Scans of this project', '`gate`, `scan`', scansText],
  sast: ['Code findings', FINDINGS, listText],
  sca: ['Supply chain findings', FINDINGS, listText],
  secrets: ['Secrets', FINDINGS, listText],
  ai_sast: ['AI findings', '`list-findings`, `gate`', listText],
  policies: ['Policies', '`list-policies`, and `policies` in a rules file', policiesText],
  dependencies: ['Dependencies', '`list-dependencies`, `sbom`', listText],
  'github-token': ['Repositories that `github-token` lists', METADATA, ownerText],
  'pull-requests': ['Pull requests', 'comments of `gate` and `plan`', writeText('comment', 'pull-requests')],
  issues: ['Issues', 'tracking issues, and `ticket` with `tracker: github`', writeText('issue', 'issues')],
  'metadata-token': ['Repositories that `metadata-token` lists', METADATA, ownerText],
  properties: ['Custom properties', '`github.property` in rules', () => 'Can be read'],
  teams: ['Teams', '`github.team` in rules', () => 'Can be read'],
};

/** Without these, no operation works here, or none for this repository. */
const VITAL: readonly string[] = ['address', 'token', 'project'];

export const view: View<CheckResult> = {
  headline(result) {
    if (result.failure !== undefined) return 'Nothing works here yet';
    const { length } = openLines(result);
    if (length === 0) return 'Everything that was checked works';
    return `The token works; ${counted(length, 'check')} ${length === 1 ? 'needs' : 'need'} attention`;
  },

  sign: (result, outcome) =>
    outcome === 'succeeded' && openLines(result).length > 0 ? SIGNS.attention : undefined,

  sections(result) {
    const lines = table(linesOf(result), 'checks', [
      ['Check', ({ check, state }) => [`${SIGNS[state]} `, { sentence: check }]],
      [
        'Result',
        ({ says, for: of }) => ({ lines: [{ sentence: `${says}.`, max: 800 }, { sentence: `For ${of}.` }] }),
      ],
    ]);
    return section('', lines);
  },

  // The error of a step that fails says it already.
  failures: (result) =>
    result.failure === undefined ? openLines(result).map(({ check, says }) => `${check}: ${says}`) : [],

  outputs: (result) => ({ checks: { json: linesOf(result) } }),
};

function openLines(result: CheckResult): Line[] {
  return linesOf(result).filter(({ state }) => state !== 'works');
}

function linesOf(result: CheckResult): Line[] {
  return Object.entries(TEXTS).flatMap(([name, [check, operations, textOf]]): Line[] => {
    const answer = result.answers[name as keyof Answers];
    if (answer === undefined) return [];
    const line = { check, for: operations };
    if ('failure' in answer) {
      const { what, remedy } = explain(answer.failure);
      return [{ ...line, state: VITAL.includes(name) ? 'fails' : 'attention', says: `${what}. ${remedy}` }];
    }
    const text = textOf(answer.found as never, result);
    if (typeof text === 'string') return [{ ...line, state: 'works', says: text }];
    return [{ ...line, state: 'attention', says: text.attention }];
  });
}

function addressText(_: unknown, { request: { address, proxy } }: CheckResult): Text {
  return `${address} answers${proxy === undefined ? '' : ` through the proxy ${proxy}`}`;
}

function tokenText(_: unknown, { deployment: { slug, id } }: CheckResult): Text {
  const unknown = 'Unknown until the first write: whether its role may write';
  return `Accepted, with Web API access to the deployment ${slug} (id ${id}). ${unknown}`;
}

function projectText({ name, primary_branch, default_branch }: Found<'project'>): Text {
  const branch = primary_branch ?? default_branch;
  if (branch !== undefined) return `${name}, with the primary branch ${branch.replace('refs/heads/', '')}`;
  const why = 'so the gate cannot tell new findings from old ones';
  return { attention: `${name} has no primary branch, ${why}. Set it in the settings of the project` };
}

function scansText(scans: Found<'scans'>): Text {
  const [newest] = scans.toSorted(newestFirst);
  if (newest === undefined) {
    const remedy = 'Scan the repository in CI, or switch its managed scans on';
    return { attention: `None in the past 30 days, so the gate would end as \`no-scan\`. ${remedy}` };
  }
  const ran = new Set(scans.flatMap((scan) => productsRun(scan)));
  const products = joined(
    SCANNED_PRODUCTS.filter((product) => ran.has(product)).map((name) => `\`${name}\``),
  );
  const when = newest.started_at === undefined ? '' : ` (${dayOf(newest.started_at)})`;
  const status = scanStatus(newest);
  const text = `The newest is ${newest.id}${when}: ${status}. Those of the past 30 days ran ${products}`;
  if (status !== 'failed') return text;
  return { attention: `${text}. Look at its log on the platform, because the gate fails for a failed scan` };
}

function listText({ isEmpty }: Found<'sast'>): Text {
  return isEmpty ? 'Can be listed; there are none' : 'Can be listed';
}

function policiesText({ isFormer, products }: Found<'policies'>): Text {
  if (isFormer) return 'The former policies: they can be listed, but a rules file cannot manage them';
  return `The newer policies of ${joined(products) || 'no product'}: a rules file can manage them`;
}

/** Beside a `metadata-token`, rules need nothing of what the job's own token lists. */
function ownerText({ repositories, ofProjects, owner, isForRules }: Found<'metadata-token'>): Text {
  const counts = `${counted(repositories, 'repository', 'repositories')} of ${owner}`;
  const text = `${counts}; projects belong to ${number(ofProjects)}`;
  return isForRules && repositories < ofProjects ? { attention: `${text}. ${appRemedy()}` } : text;
}

function writeText(what: string, permission: string): () => Text {
  return () => `Can be read. Unknown until the first ${what}: whether the job has \`${permission}: write\``;
}
