import { SCANNED_PRODUCTS } from '../../model/findings.ts';
import type { Finding } from '../../platform/resources/finding.ts';
import type { Scan } from '../../platform/resources/scan.ts';
import {
  type Block,
  type Fact,
  type Inline,
  paragraph,
  type Section,
  section,
  table,
} from '../../report/content.ts';
import { findingCounts, findingTable, severityPhrase } from '../../report/findings/list.ts';
import { branchName } from '../../report/findings/shown-finding.ts';
import { counted, duration, joined, number, secondOf, shortCommit, spaced } from '../../report/format.ts';
import { scanOutputs } from '../../report/outputs.ts';
import type { View } from '../../report/view.ts';
import { isFailureCode, productsRun } from '../../scans/scan.ts';
import type { ReportedScan, ScanResult } from './run.ts';

export const view: View<ScanResult> = {
  headline(result) {
    const { counted: count, findings, scans } = result;
    const main = mainScan(result);
    if (main === undefined) return `${requestedScan(result)} could not be read`;
    const repository = text(main.scan.meta.repository);
    const scan = repository === undefined ? `Scan ${main.scan.id}` : `The scan of ${repository}`;
    if (main.status === undefined) return `${scan} has an unknown outcome`;
    if (main.status === 'running') return `${scan} is not complete yet`;
    if (main.status === 'failed') return `${scan} ${failedText(main)}`;
    if (count === 0) return `${scan} found nothing${productsText(scans)}`;
    if (count === undefined && findings === undefined)
      return `${scan} is complete, but its findings are unknown`;
    // A scan also counts ignored and silenced findings, and the branch may have a newer scan.
    const ending = count === undefined ? 'is complete' : `counted ${counted(count, 'finding')}`;
    return [`${scan} ${ending}`, openText(findings)].filter(Boolean).join('; ');
  },

  sign(result, outcome) {
    const main = mainScan(result);
    if (main === undefined || outcome !== 'succeeded') return undefined;
    if (main.status === 'running') return '⏳';
    if (main.status === 'failed') return '❌';
    const count = result.counted ?? result.findings?.length;
    return main.status === undefined || count !== 0 || main.scan.exit_code === 1 ? '⚠️' : undefined;
  },

  context: (result) => scanContext(mainScan(result)?.scan),
  facts: (result) => scanFacts(mainScan(result)),

  sections(result, context) {
    const { findings, scans } = result;
    const options = { ...context, isOneRepository: true };
    const commitScans = section('Scans of the commit', scans.length > 1 ? scanTable(scans) : []);
    if (findings === undefined) return [...commitScans, ...failedSection(mainScan(result))];
    return [
      ...section('', findingCounts(findings)),
      ...commitScans,
      ...section('Findings of the branch, worst first', findingTable(findings, options)),
    ];
  },

  outputs({ scans, counted: count }) {
    const shown = scans.map(({ scan, status }) => {
      const { meta, stats: { total_time } = {} } = scan;
      const place = { branch: text(meta.branch), commit: text(meta.commit) };
      return { scan, figures: { ...scan, ...place, status, total_time } };
    });
    return scanOutputs(shown, count);
  },

  isPartial: ({ scans }) => scans.length > 0,
};

/** ` (only secrets ran)`, unless all products ran. */
function productsText(scans: readonly ReportedScan[]): string {
  const ran = new Set(scans.flatMap(({ scan }) => productsRun(scan)));
  const isWhole = SCANNED_PRODUCTS.every((product) => ran.has(product));
  return isWhole || ran.size === 0 ? '' : ` (only ${joined([...ran])} ran)`;
}

/** `4 open on the branch: 4 high` */
function openText(findings: readonly Finding[] | undefined): string {
  if (findings === undefined) return '';
  // Rows of its secrets may name other branches.
  if (findings.length === 0) return 'none is listed as open on the branch';
  return `${number(findings.length)} open on the branch: ${severityPhrase(findings)}`;
}

/** The newest that did not complete, else the newest. */
function mainScan({ scans }: ScanResult): ReportedScan | undefined {
  return scans.find(({ status }) => status !== 'completed') ?? scans[0];
}

function scanTable(scans: readonly ReportedScan[]): Block[] {
  return table(scans, 'scans', [
    ['Scan', ({ scan }) => String(scan.id)],
    ['Products', ({ scan }) => scan.enabled_products.slice(0, 20).join(', ')],
    ['Status', ({ status }) => status ?? 'unknown'],
    ['Findings', ({ scan, status }) => (status === 'completed' ? String(scan.stats?.findings ?? '') : '')],
  ]);
}

function failedSection(main: ReportedScan | undefined): Section[] {
  if (main?.status !== 'failed') return [];
  const log = { link: 'its log', to: text(main.scan.meta.ci_job_url) };
  return section('', paragraph(['Its findings are unknown. See ', log, ' for the cause.']));
}

function failedText({ scan, platformStatus }: ReportedScan): string {
  return isFailureCode(scan.exit_code)
    ? `failed with exit code ${scan.exit_code}`
    : `did not complete (${platformStatus ?? 'unknown'})`;
}

function requestedScan({ request: { scan } }: ScanResult): string {
  if (scan.by === 'id') return `Scan ${scan.scanId}`;
  return `The scan of commit ${shortCommit(scan.commit)} of ${scan.project}`;
}

function scanContext(scan: Scan | undefined): Inline[] {
  if (scan === undefined) return [];
  const { meta } = scan;
  const [repository, branch, commit] = [text(meta.repository), text(meta.branch), text(meta.commit)];
  const title = firstLine(meta.commit_title);
  const titled: Inline = title === undefined ? '' : [' ', { text: title, max: 300 }];
  return [
    repository === undefined ? '' : { link: repository, to: text(meta.repo_url) },
    branch === undefined ? '' : ['branch ', { code: branchName(branch) }],
    commit === undefined ? '' : ['commit ', { code: shortCommit(commit) }, titled],
  ];
}

function scanFacts(main: ReportedScan | undefined): Fact[] {
  if (main === undefined) return [];
  const { scan, status } = main;
  const { id, meta, started_at, completed_at, exit_code, repository_id, has_logs } = scan;
  // A scan under way has no numbers, and a failed one no count, whatever the platform sends.
  const { total_time: seconds } = completed_at === undefined ? {} : (scan.stats ?? {});
  const findings = status === 'completed' ? scan.stats?.findings : undefined;
  const [author, account] = [text(meta.commit_author_name), text(meta.commit_author_username)];
  const job = text(meta.ci_job_url);
  const notYet = status === 'running' ? 'not yet' : undefined;
  const code = `${exit_code} (suggested by the scanner; the CI job may have ended otherwise)`;
  return [
    // The address is that of the job that scanned, not of the scan.
    ['Scan', job === undefined ? String(id) : [`${id} (`, { link: 'CI job', to: job }, ')']],
    ['Repository id', repository_id?.toString()],
    ['Pull request', pullRequestText(meta)],
    ['Commit author', [author, author && account ? `(${account})` : account].filter(Boolean).join(' ')],
    ['Trigger', text(meta.on)],
    ['Products', scan.enabled_products.slice(0, 20).join(', ')],
    ['Configuration', text(meta.config)],
    ['Findings counted', findings === undefined ? undefined : number(findings) + partsText(scan)],
    ['Duration', seconds === undefined ? undefined : { unbroken: duration(seconds * 1000) }],
    ['Started', started_at && { unbroken: secondOf(started_at) }],
    ['Completed', completed_at === undefined ? notYet : { unbroken: secondOf(completed_at) }],
    // Before the platform's own block and its audit mode (field-notes, "As recorded").
    ['Exit code', completed_at && exit_code !== undefined ? code : undefined],
    ['Logs on the platform', has_logs ? 'yes' : 'no'],
  ];
}

function pullRequestText(meta: Scan['meta']): string | undefined {
  const id = meta.pull_request_id;
  if (id === undefined || id === 0 || id === '') return undefined;
  const author = text(meta.pull_request_author_username);
  return [`#${id}`, firstLine(meta.pull_request_title), author && `(by ${author})`].filter(Boolean).join(' ');
}

/** ` (8 code, 3 supply chain)`; empty without counts by product. */
function partsText({ stats }: Scan): string {
  const parts = Object.entries(stats?.findings_by_product ?? {}).filter(([, count]) => count > 0);
  const texts = parts.map(([product, count]) => `${number(count)} ${spaced(product)}`);
  return texts.length === 0 ? '' : ` (${texts.join(', ')})`;
}

/** The rest of a message has e-mail addresses (`Co-authored-by`). */
function firstLine(value: Scan['meta'][string] | undefined): string | undefined {
  const [line] = (text(value) ?? '').trim().split(/[\r\n]/, 1);
  return text(line);
}

function text(value: Scan['meta'][string] | undefined): string | undefined {
  return value === undefined || value === '' ? undefined : String(value);
}
