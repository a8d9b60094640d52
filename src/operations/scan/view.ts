import type { Scan } from '../../platform/resources/scan.ts';
import { counted, duration, secondOf } from '../../report/figures.ts';
import { findingCounts } from '../../report/findings/counts.ts';
import { findingList } from '../../report/findings/finding-list.ts';
import { worstFirst } from '../../report/findings/shown-finding.ts';
import { severityCounts, tallyOf } from '../../report/findings/tally.ts';
import { type HtmlView, pageView } from '../../report/html-view.ts';
import { advice, code, type Fact, section, unbroken } from '../../report/markup.ts';
import { listContext } from '../../report/platform-links.ts';
import { scanOutputs, shortCommit } from '../../report/scan-outputs.ts';
import { html, link } from '../../report/text.ts';

import type { ScanResult } from './run.ts';

const page: HtmlView<ScanResult> = {
  headline(result) {
    const { scan, findings } = result;
    if (scan === undefined) return `${requestedScan(result)} could not be read`;
    const of = text(scan.meta.repository) ?? `scan ${scan.id}`;
    const { status } = result;
    if (status === undefined) return `how the scan of ${of} ended is not known`;
    if (status === 'running') return `the scan of ${of} is not complete yet`;
    if (status === 'failed') return `the scan of ${of} ${failedText(result)}`;
    const count = findingCount(result);
    if (count === undefined) return `the scan of ${of} is complete, but its findings are not known`;
    if (count === 0) return `no findings in ${of}`;
    const severities = findings === undefined ? '' : severityText(findings.rows);
    return `${counted(count, 'finding')}${severities} in ${of}`;
  },

  sign(result, outcome) {
    if (result.scan === undefined || outcome !== 'succeeded') return undefined;
    const { status } = result;
    if (status === undefined) return '❔';
    if (status === 'running') return '⏳';
    if (status === 'failed') return '❌';
    const count = findingCount(result);
    if (count === undefined) return '❔';
    return count === 0 ? undefined : '⚠️';
  },

  context: ({ scan }) => (scan === undefined ? [] : scanContext(scan)),
  facts: ({ scan }) => (scan === undefined ? [] : scanFacts(scan)),

  sections(result, run) {
    const { findings } = result;
    const failed = result.status === 'failed';
    const notice = failed
      ? advice('The scan failed, so it says nothing about findings.', 'Look in its log for the cause.')
      : '';
    if (findings === undefined) return [notice];
    const rows = worstFirst(findings.rows);
    return [
      notice,
      ...findingCounts(tallyOf(rows, run.endedAtMs), { oneRepository: true }),
      ...section(
        'Findings of the branch, worst first',
        findingList(rows, {
          ...listContext(run, result),
          total: findings.total,
          oneRepository: true,
        }),
      ),
    ];
  },

  outputs(result) {
    const { scan } = result;
    if (scan === undefined) return {};
    const { id, meta, stats, completed_at } = scan;
    return scanOutputs(scan, {
      id,
      status: result.status,
      findings: stats?.findings,
      exitCode: scan.exit_code,
      totalTime: stats?.total_time,
      branch: text(meta.branch),
      commit: text(meta.commit),
      completedAt: completed_at,
    });
  },

  logLines: () => [],

  isPartial: ({ scan, failure }) => scan !== undefined && failure !== undefined,
};

export const scanView = pageView(page);

function failedText({ scan, end }: ScanResult): string {
  const code = scan?.exit_code ?? 0;
  // With 0 or 1 it is not the code that tells of a failure.
  return code === 0 || code === 1
    ? `did not complete (${end ?? 'unknown'})`
    : `failed with exit code ${code}`;
}

function severityText(rows: Parameters<typeof tallyOf>[0]): string {
  const tally = tallyOf(rows, 0);
  return tally.total === 0 ? '' : ` (${severityCounts(tally)})`;
}

function requestedScan({ request: { scan } }: ScanResult): string {
  if (scan.by === 'id') return `scan ${scan.scanId}`;
  return `the scan of commit ${shortCommit(scan.commit)} of ${scan.project}`;
}

/** What the scan counted itself; where it does not say, what its branch has. */
function findingCount({ scan, findings }: ScanResult): number | undefined {
  return scan?.stats?.findings ?? findings?.total;
}

function scanFacts(scan: Scan): Fact[] {
  const { meta, started_at, completed_at } = scan;
  // A scan that is under way has no numbers yet, whatever the platform sends.
  const stats = completed_at === undefined ? undefined : scan.stats;
  return [
    ['Scan', scanLink(scan)],
    ['Pull request', pullRequestFact(meta)],
    ['Author', authorFact(meta)],
    ['Trigger', html(text(meta.on) ?? '')],
    ['Products', html(scan.enabled_products.slice(0, 20).join(', '))],
    ['Rules', html(text(meta.config) ?? '')],
    ['Duration', stats?.total_time === undefined ? undefined : unbroken(duration(stats.total_time * 1000))],
    ['Started', started_at === undefined ? undefined : unbroken(secondOf(started_at))],
    ['Completed', completed_at === undefined ? 'not yet' : unbroken(secondOf(completed_at))],
    ['Exit code', completed_at === undefined ? undefined : String(scan.exit_code ?? '')],
    ['Logs', scan.has_logs ? 'on the platform' : 'none'],
  ];
}

/** The address is that of the job that scanned, not of the scan. */
function scanLink({ id, meta }: Scan): string {
  const job = text(meta.ci_job_url);
  const linked = job === undefined ? '' : link('CI job', job);
  return linked.startsWith('<a ') ? `${id} (${linked})` : String(id);
}

function scanContext({ meta }: Scan): string[] {
  const [repository, branch, commit] = [text(meta.repository), text(meta.branch), text(meta.commit)];
  const title = html(text(meta.commit_title) ?? '', 300);
  return [
    ...(repository === undefined ? [] : [link(repository, text(meta.repo_url))]),
    ...(branch === undefined ? [] : [`branch ${code(branch)}`]),
    ...(commit === undefined ? [] : [`commit ${code(shortCommit(commit))} ${title}`.trim()]),
  ];
}

function pullRequestFact(meta: Scan['meta']): string | undefined {
  const id = meta.pull_request_id;
  if (id === undefined || id === 0 || id === '') return undefined;
  const author = text(meta.pull_request_author_username);
  return html(
    [`#${id}`, text(meta.pull_request_title), author && `(by ${author})`].filter(Boolean).join(' '),
  );
}

function authorFact(meta: Scan['meta']): string {
  const name = text(meta.commit_author_name);
  const username = text(meta.commit_author_username);
  return html([name, username && (name ? `(${username})` : username)].filter(Boolean).join(' '));
}

function text(value: Scan['meta'][string] | undefined): string | undefined {
  return value === undefined || value === '' ? undefined : String(value);
}
