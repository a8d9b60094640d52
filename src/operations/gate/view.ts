import { severityCounts } from '../../findings/counts.ts';
import type { Finding, Product } from '../../platform/resources/finding.ts';
import { dotted, paragraph, type Sign, section } from '../../report/content.ts';
import { findingList, findingTable, severityPhrase } from '../../report/findings/list.ts';
import {
  adviceOn,
  findingName,
  PRODUCT_NAMES,
  placeText,
  shortRule,
} from '../../report/findings/shown-finding.ts';
import {
  counted,
  duration,
  joined,
  number,
  shortCommit,
  spaced,
  uncapitalized,
} from '../../report/format.ts';
import { scanOutputs } from '../../report/outputs.ts';
import { findingsLink, type LineAnnotation, type View } from '../../report/view.ts';
import { countedBy, newestByProduct, newestOnBranch, scanStatus } from '../../scans/scan.ts';
import type { Verdict } from './decide.ts';
import { refsOf } from './facts.ts';
import type { GateRequest, Threshold } from './inputs.ts';
import type { Excuse } from './judge.ts';
import type { GateResult } from './run.ts';

/** Findings that are shown with their messages. */
const MAX_WORST = 10;

const VERDICTS: Readonly<Record<Verdict, readonly [sign: Sign, title: string]>> = {
  passed: ['✅', 'Gate passed'],
  failed: ['❌', 'Gate failed'],
  'timed-out': ['⌛', 'Gate timed out'],
  'no-scan': ['❌', 'Gate found no scan of the commit'],
  skipped: ['⏭️', 'Gate skipped'],
};

/** Any other failure ended the gate before it knew the findings. */
const CAUSES: Readonly<Partial<Record<NonNullable<GateResult['because']>, string>>> = {
  fork: 'pull requests from forks get no secrets',
  dependabot: 'runs of Dependabot get only its own secrets',
  'head-moved': 'the pull request has a newer commit',
  'newer-scan': 'a newer commit has been scanned',
  'gate-overwritten': 'the scan of another commit replaced the findings',
  'gate-reopened': 'the pull request was reopened after the scan',
  'findings-missing': 'the scan found something that the platform does not list',
  'gate-scan-failed': 'a scan of the commit failed',
  'gate-list-failed': 'could not read a list of findings',
  'product-not-run': 'no scan of the commit ran a requested product',
};

/** As parts of a sentence. */
const NAMES = { ...PRODUCT_NAMES, ai_sast: 'AI-detected code' };

const NOT_OF_COMMIT: ReadonlySet<string> = new Set<Excuse>(['fixed', 'on-other-branches', 'not-in-the-scan']);

const NO_FINDINGS = { critical: 0, high: 0, medium: 0, low: 0 };

export const view: View<GateResult> = {
  headline,

  // `warn-only` lets a ❌ succeed, a cancellation makes a ✅ fail.
  sign({ verdict, failure }) {
    const [sign] = VERDICTS[verdict];
    return sign === (failure === undefined ? '❌' : '✅') ? '⚠️' : sign;
  },

  context: ({ project, request, commit, notRun }) => [
    { link: project?.name ?? request.project, to: project?.url },
    commit === undefined ? '' : ['commit ', { code: shortCommit(commit) }],
    notRun.length === 0 ? '' : { strong: `not scanned: ${joined(notRun.map((name) => NAMES[name]))}` },
  ],

  sections(result, context) {
    const { counted: rows = [], unplaced, leftOut = {} } = result;
    const options = { ...context, isOneRepository: true };
    const excused = Object.entries(leftOut)
      .filter(([, count]) => count > 0)
      .map(([excuse, count]) => `${number(count)} ${spaced(excuse)}`);
    return [
      ...section('', findingList(rows, MAX_WORST, context)),
      ...section('More findings, worst first', findingTable(rows.slice(MAX_WORST), options), true),
      ...section(unplacedTitle(unplaced?.count ?? 0), findingList(unplaced?.rows ?? [], MAX_WORST, context)),
      ...section('', excused.length === 0 ? [] : paragraph(['Not counted: ', dotted(excused)])),
    ];
  },

  facts: ({ request, products, scans, waitedMs, project }, { links }) => [
    ['Fails on', products.map((name) => productText(name, request.failOn[name])).join('; ')],
    ['Counts', countsText(request)],
    [scans.length === 1 ? 'Scan' : 'Scans', scans.map(({ id }) => id).join(', ')],
    ['Waited', waitedMs < 1000 ? undefined : duration(waitedMs)],
    ['On the platform', findingsLink(links, project?.id, 'all findings of the project')],
  ],

  failures: (result) =>
    shownFindings(result)
      .slice(0, MAX_WORST)
      .map((finding) => {
        const name = shortRule(findingName(finding) ?? '');
        return [finding.severity, name, placeText(finding)].filter(Boolean).join('  ');
      }),

  annotations(result) {
    const placed = shownFindings(result).filter(({ path }) => path);
    return result.request.annotations ? placed.map(annotationOf) : [];
  },

  comment({ verdict }, page) {
    // A run without a token knows nothing, and the comment belongs to the newest commit.
    if (verdict === 'skipped') return undefined;
    const title = `Code security ${uncapitalized(page.title)}`;
    return { page: { ...page, title }, factsTitle: 'About this gate', hasNews: verdict !== 'passed' };
  },

  outputs(result) {
    const { verdict, isIncomplete, scans, request } = result;
    const findings = isIncomplete ? undefined : countedFindings(result);
    const { event } = request;
    // The scans of a merge queue are those of two commits, each with a branch of its own.
    const isQueue = event.name === 'merge_group';
    const newest = isQueue ? newestByProduct(scans) : newestOnBranch(scans, refsOf(event));
    const shown = scans.map((scan) => ({ scan, figures: { ...scan, status: scanStatus(scan) } }));
    return {
      verdict,
      'findings-counted': findings?.length,
      // All four severities, so that a workflow can compare each.
      counts: findings && { json: { ...NO_FINDINGS, ...severityCounts(findings) } },
      ...scanOutputs(shown, countedBy(newest)),
    };
  },
};

/** The findings that count, with as many of the unplaced secrets as do. */
function countedFindings({ counted: certain, unplaced }: GateResult): readonly Finding[] | undefined {
  return certain && [...certain, ...(unplaced?.rows.slice(0, unplaced.count) ?? [])];
}

function shownFindings({ counted: certain = [], unplaced }: GateResult): readonly Finding[] {
  return [...certain, ...(unplaced?.rows ?? [])];
}

/** `Gate failed: 1 high finding` */
function headline(result: GateResult): string {
  const { verdict, because, failing = [], isIncomplete } = result;
  const [, title] = VERDICTS[verdict];
  const cause = because && CAUSES[because];
  if (cause !== undefined) return `${title}: ${cause}`;
  if (verdict === 'passed') return `${title}${passedPhrase(result)}`;
  if (verdict === 'timed-out') return `${title} before the scan ended`;
  if (verdict === 'no-scan')
    return result.project === undefined ? `${title}: the platform does not know the project` : title;
  if (failing.length === 0) return `${title}: could not read the findings of this commit`;
  return `${title}: ${isIncomplete ? 'at least ' : ''}${findingsPhrase(failing)}`;
}

/** `: 3 findings not counted` */
function passedPhrase(result: GateResult): string {
  const { failing = [], leftOut = {}, unlisted = 0 } = result;
  if (failing.length > 0)
    return ` with ${counted(failing.length, 'finding')}, within \`max-findings\`: ${severityPhrase(failing)}`;
  const findings = countedFindings(result) ?? [];
  if (findings.length > 0)
    return `; ${counted(findings.length, 'finding')} only reported: ${severityPhrase(findings)}`;
  const ofCommit = Object.entries(leftOut).filter(([excuse]) => !NOT_OF_COMMIT.has(excuse));
  const total = ofCommit.reduce((sum, [, count]) => sum + count, 0);
  if (total > 0) return `: ${counted(total, 'finding')} not counted`;
  // A finding that is silenced in the code is one, but is not listed.
  return unlisted > 0 ? ': no findings are listed' : ': no findings';
}

/** `1 high finding`, or `3 findings (1 critical, 2 high)` */
function findingsPhrase(findings: readonly Finding[]): string {
  const severities = severityPhrase(findings);
  if (severities.includes(',')) return `${counted(findings.length, 'finding')} (${severities})`;
  return `${severities} ${findings.length === 1 ? 'finding' : 'findings'}`;
}

function unplacedTitle(count: number): string {
  // A secret that the scan counted may also be silenced in the code, or below the thresholds.
  return `${count === 1 ? 'One' : number(count)} or more of these secrets, listed for other branches, may be in this commit`;
}

/** `Code (high or worse)` */
function productText(product: Product, least: Threshold): string {
  const name = NAMES[product];
  if (least === 'none') return `${name} (nothing, only reported)`;
  return `${name} (${least}${least === 'critical' ? '' : ' or worse'})`;
}

/** `new findings of medium confidence or higher, up to 3 allowed` */
function countsText({ newOnly, failOnConfidence, maxFindings }: GateRequest): string {
  const confidence = failOnConfidence === 'low' ? '' : ` of ${failOnConfidence} confidence or higher`;
  const allowed = maxFindings === 0 ? '' : `, up to ${number(maxFindings)} allowed`;
  return `${newOnly ? 'new' : 'all'} findings${confidence}${allowed}`;
}

function annotationOf(finding: Finding): LineAnnotation {
  const { path = '', line, severity, message, kind } = finding;
  const name = findingName(finding) ?? 'finding';
  const title = [severity, shortRule(name)].filter(Boolean).join(': ');
  const facts = kind === 'sca' || kind === 'secrets' ? [name, ...adviceOn(finding)].join(', ') : '';
  const text = [facts, message].filter(Boolean).join(': ') || name;
  return { place: { file: path, line, title }, message: text };
}
