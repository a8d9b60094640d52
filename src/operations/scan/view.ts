import type { Scan } from '../../platform/resources/scan.ts';
import { type Fact, type Inline, paragraph, type Section, section } from '../../report/content.ts';
import { counted, duration, number, secondOf, shortCommit } from '../../report/figures.ts';
import { findingCounts, severityPhrase } from '../../report/findings/counts.ts';
import { findingTable } from '../../report/findings/list.ts';
import { scanOutputs } from '../../report/outputs.ts';
import type { View } from '../../report/view.ts';
import type { ScanResult } from './run.ts';

export const view: View<ScanResult> = {
  headline(result) {
    const { scan, status, findings } = result;
    if (scan === undefined) return `${requestedScan(result)} could not be read`;
    const of = text(scan.meta.repository) ?? `scan ${scan.id}`;
    if (status === undefined) return `How the scan of ${of} ended is not known`;
    if (status === 'running') return `The scan of ${of} is not complete yet`;
    if (status === 'failed') return `The scan of ${of} ${failedText(result)}`;
    const count = findingCount(result);
    if (count === undefined) return `The scan of ${of} is complete, but its findings are not known`;
    if (count === 0) return `No findings in ${of}`;
    // A scan counts ignored findings and those that are silenced in the code, too.
    const open =
      findings === undefined || findings.length === count ? '' : `, ${number(findings.length)} open`;
    const severities = findings?.length ? `: ${severityPhrase(findings)}` : '';
    return `${counted(count, 'finding')} in ${of}${open}${severities}`;
  },

  sign(result, outcome) {
    if (result.scan === undefined || outcome !== 'succeeded') return undefined;
    if (result.status === 'running') return '⏳';
    if (result.status === 'failed') return '❌';
    const count = findingCount(result);
    if (result.status === undefined || count === undefined) return '❔';
    return count === 0 ? undefined : '⚠️';
  },

  context: ({ scan }) => (scan === undefined ? [] : scanContext(scan)),

  facts: ({ scan }) => (scan === undefined ? [] : scanFacts(scan)),

  sections(result, context) {
    const { findings } = result;
    if (findings === undefined) return failedSection(result);
    const options = { ...context, oneRepository: true };
    return [
      ...section('', findingCounts(findings, context.nowMs)),
      ...section('Findings of the branch, worst first', findingTable(findings, options)),
    ];
  },

  outputs({ scan, status }) {
    if (scan === undefined) return {};
    const { meta, stats: { findings, total_time } = {} } = scan;
    const at = { branch: text(meta.branch), commit: text(meta.commit) };
    return scanOutputs(scan, { ...scan, ...at, status, findings, total_time });
  },

  isPartial: ({ scan, failure }) => scan !== undefined && failure !== undefined,
};

function failedSection({ status }: ScanResult): Section[] {
  if (status !== 'failed') return [];
  const what = 'The scan failed, so it says nothing about findings.';
  return section('', paragraph({ strong: what }, 'Look in its log for the cause.'));
}

function failedText({ scan, end }: ScanResult): string {
  const code = scan?.exit_code ?? 0;
  // With 0 or 1 it is not the code that tells of a failure.
  return code === 0 || code === 1
    ? `did not complete (${end ?? 'unknown'})`
    : `failed with exit code ${code}`;
}

function requestedScan({ request: { scan } }: ScanResult): string {
  if (scan.by === 'id') return `Scan ${scan.scanId}`;
  return `The scan of commit ${shortCommit(scan.commit)} of ${scan.project}`;
}

/** What the scan counted itself; where it does not say, what its branch has. */
function findingCount({ scan, findings }: ScanResult): number | undefined {
  return scan?.stats?.findings ?? findings?.length;
}

function scanContext({ meta }: Scan): Inline[] {
  const [repository, branch, commit] = [text(meta.repository), text(meta.branch), text(meta.commit)];
  const title = text(meta.commit_title);
  const titled: Inline = title === undefined ? '' : [' ', { text: title, max: 300 }];
  return [
    repository === undefined ? '' : { link: repository, to: text(meta.repo_url) },
    branch === undefined ? '' : ['branch ', { code: branch }],
    commit === undefined ? '' : ['commit ', { code: shortCommit(commit) }, titled],
  ];
}

function scanFacts(scan: Scan): Fact[] {
  const { id, meta, started_at, completed_at, exit_code } = scan;
  // A scan that is under way has no numbers yet, whatever the platform sends.
  const seconds = completed_at === undefined ? undefined : scan.stats?.total_time;
  const job = text(meta.ci_job_url);
  return [
    // The address is that of the job that scanned, not of the scan.
    ['Scan', job === undefined ? String(id) : [`${id} (`, { link: 'CI job', to: job }, ')']],
    ['Pull request', pullRequestText(meta)],
    ['Trigger', text(meta.on)],
    ['Products', scan.enabled_products.slice(0, 20).join(', ')],
    ['Duration', seconds === undefined ? undefined : { unbroken: duration(seconds * 1000) }],
    ['Started', started_at === undefined ? undefined : { unbroken: secondOf(started_at) }],
    ['Completed', completed_at === undefined ? 'not yet' : { unbroken: secondOf(completed_at) }],
    ['Exit code', completed_at === undefined ? undefined : String(exit_code ?? '')],
  ];
}

function pullRequestText(meta: Scan['meta']): string | undefined {
  const id = meta.pull_request_id;
  if (id === undefined || id === 0 || id === '') return undefined;
  const author = text(meta.pull_request_author_username);
  return [`#${id}`, text(meta.pull_request_title), author && `(by ${author})`].filter(Boolean).join(' ');
}

function text(value: Scan['meta'][string] | undefined): string | undefined {
  return value === undefined || value === '' ? undefined : String(value);
}
