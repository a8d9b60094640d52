import type { Product } from '../../model/filters.ts';
import type { Finding } from '../../platform/resources/finding.ts';
import { counted, duration, number } from '../../report/figures.ts';
import { worstFirst } from '../../report/findings/shown-finding.ts';
import { type FindingTally, severityCounts, tallyOf } from '../../report/findings/tally.ts';
import { shortCommit } from '../../report/scan-outputs.ts';
import type { GateRequest } from './inputs.ts';
import type { GateCause, GateResult, LeftOut } from './result.ts';

/** Worst first, each linked to its line in the commit that was scanned. */
export function countedFindings(result: GateResult): Finding[] {
  const address = commitAddress(result);
  const { counted: findings = [] } = result;
  return worstFirst(
    address === undefined
      ? findings
      : findings.map((finding) => ({ ...finding, ...lineUrl(address, finding) })),
  );
}

/** Undefined for a repository that is not on this GitHub: others have addresses of another form. */
function commitAddress({ project, commit, request }: GateResult): string | undefined {
  const { serverUrl = 'https://github.com' } = request.github ?? {};
  const url = project?.url;
  if (url === undefined || commit === undefined || !url.startsWith(`${serverUrl}/`)) return undefined;
  return `${url.replace(/(\.git)?\/*$/, '')}/blob/${commit}`;
}

function lineUrl(address: string, { path, line }: Finding): { line_of_code_url?: string } {
  if (path === undefined) return {};
  const encoded = path.toWellFormed().split('/').map(encodeURIComponent).join('/');
  return { line_of_code_url: `${address}/${encoded}${line === undefined ? '' : `#L${line}`}` };
}

/** The verdict with its counts, in one line. */
export function verdictLine(result: GateResult): string {
  return VERDICT_LINES[result.verdict](result);
}

const VERDICT_LINES: Readonly<Record<GateResult['verdict'], (result: GateResult) => string>> = {
  passed: (result) => {
    const tally = gateTally(result);
    if (tally.total === 0) return 'passed, no findings to fix';
    return `passed, ${counted(tally.total, 'finding')} only reported (${severityCounts(tally)})`;
  },
  failed: (result) => {
    if (result.because !== undefined) return `failed, because ${causeText(result)}`;
    const tally = gateTally(result);
    return `failed, ${counted(tally.total, 'finding')} to fix (${severityCounts(tally)})`;
  },
  'timed-out': (result) => `timed out, because ${causeText(result)}`,
  'no-scan': (result) =>
    result.because === undefined
      ? `no scan of ${commitText(result)} found${waitedText(result)}`
      : `no scan, because ${causeText(result)}`,
  skipped: (result) => `skipped, because ${causeText(result)}`,
};

const CAUSES: Readonly<Record<GateCause, (result: GateResult) => string>> = {
  fork: () => 'a pull request from a fork gets no token',
  dependabot: () => 'a run of Dependabot gets no token',
  'head-moved': (result) => `the pull request has a newer commit than ${commitText(result)}`,
  'newer-scan': (result) => `a newer commit than ${commitText(result)} has been scanned`,
  overwritten: () => 'the scan of another commit completed later and replaced the findings',
  'unknown-project': ({ request }) => `the platform does not know ${request.project}`,
  'findings-missing': () => 'the scan found something that the platform does not list',
  undecided: () => 'the gate could not find out what the scan found',
  'scan-failed': (result) => `a scan of ${commitText(result)} did not complete`,
  'list-failed': () => 'the findings of the scan could not be read',
  'product-not-run': () => 'no scan of the commit ran a product that was asked for',
};

/** Why the verdict is what it is where findings did not decide it. */
function causeText(result: GateResult): string {
  if (result.because !== undefined) return CAUSES[result.because](result);
  return `a scan of ${commitText(result)} had not ended${waitedText(result)}`;
}

function waitedText({ waitedMs }: GateResult): string {
  return waitedMs >= 1000 ? ` after ${duration(waitedMs)}` : '';
}

function commitText({ commit }: GateResult): string {
  return commit === undefined ? 'the commit' : shortCommit(commit);
}

export const VERDICT_SIGNS: Readonly<Record<GateResult['verdict'], string>> = {
  passed: '✅',
  failed: '❌',
  'timed-out': '⌛',
  'no-scan': '❔',
  skipped: '⏭️',
};

function gateTally(result: GateResult): FindingTally {
  return tallyOf(countedFindings(result), 0);
}

const LEFT_OUT: Readonly<Record<LeftOut, string>> = {
  'below-severity': 'below the severity that fails',
  'below-confidence': 'below the confidence that counts',
  filtered: 'outside the filters',
  'on-primary-branch': 'on the primary branch already',
  'ignored-on-primary-branch': 'ignored on the primary branch',
  'on-other-branches': 'on other branches',
  triaged: 'ignored by someone',
  fixed: 'fixed',
  'provisionally-ignored': 'ignored provisionally by the platform',
};

/** `3 on the primary branch already, 1 fixed`: why findings of the scan do not count. */
export function leftOutText({ leftOut }: GateResult): string {
  return Object.entries(LEFT_OUT)
    .filter(([reason]) => leftOut[reason as LeftOut] > 0)
    .map(([reason, phrase]) => `${number(leftOut[reason as LeftOut])} ${phrase}`)
    .join(', ');
}

export const PRODUCT_NAMES: Readonly<Record<Product, string>> = {
  sast: 'Code',
  sca: 'Supply chain',
  secrets: 'Secrets',
  ai_sast: 'Code, by AI',
};

/** The findings of each product that decides, where there are several. */
export function findingsByProduct(result: GateResult): (readonly [name: string, findings: Finding[]])[] {
  const { products, counted: findings = [] } = result;
  if (products.length < 2 || findings.length === 0) return [];
  return products.map((product) => [PRODUCT_NAMES[product], findings.filter(({ kind }) => kind === product)]);
}

/** `high severity or worse, medium confidence or better`, or a severity for each product. */
export function thresholdText({ request, products }: GateResult): string {
  const { failOn, failOnConfidence, newOnly } = request;
  const all = products.length === 0 ? (['sast', 'sca', 'secrets'] as const) : products;
  const distinct = new Set(all.map((product) => failOn[product]));
  const severity =
    distinct.size === 1
      ? severityText(failOn[all[0] ?? 'sast'])
      : all
          .map((product) => `${PRODUCT_NAMES[product].toLowerCase()}: ${severityText(failOn[product])}`)
          .join('; ');
  if (distinct.size === 1 && distinct.has('none')) return severity;
  const confidence = failOnConfidence === 'low' ? '' : `, ${failOnConfidence} confidence or more`;
  return `${severity}${confidence}${newOnly ? ', new ones only' : ''}`;
}

function severityText(threshold: GateRequest['failOn'][Product]): string {
  if (threshold === 'none') return 'none: findings are only reported';
  return `${threshold} severity${threshold === 'critical' ? '' : ' or worse'}`;
}
