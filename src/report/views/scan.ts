import type { ScanResult } from '../../model/result.ts';
import type { Scan } from '../../platform/resources.ts';
import { code, type Fact } from '../markup.ts';
import { counted, html, link } from '../text.ts';

export function scanHeadline({ scan, scanId }: ScanResult): string {
  if (scan === undefined) return `scan ${scanId} could not be read`;
  if (scan.completed_at === undefined) return `scan ${scan.id} is not complete yet`;
  return `${scan.stats === undefined ? 'findings not told' : counted(scan.stats.findings, 'finding')} in ${said(scan.meta.repository) ?? `scan ${scan.id}`}`;
}

export function scanFacts({ scan }: ScanResult): Fact[] {
  if (scan === undefined) return [];
  const { meta, completed_at } = scan;
  // A scan that is under way has no numbers yet, whatever the platform sends.
  const stats = completed_at === undefined ? undefined : scan.stats;
  return [
    ['Findings', stats === undefined ? undefined : `<b>${stats.findings.toLocaleString('en')}</b>`],
    ['Scan', scanWords(scan)],
    [
      'Repository',
      meta.repository === undefined ? undefined : link(String(meta.repository), said(meta.repo_url)),
    ],
    ['Branch', meta.branch === undefined ? undefined : code(String(meta.branch))],
    ['Commit', commitWords(meta)],
    ['Pull request', pullRequestWords(meta)],
    ['Author', authorWords(meta)],
    ['Trigger', html(said(meta.on) ?? '')],
    ['Products', html(scan.enabled_products.slice(0, 20).join(', '))],
    ['Rules', html(said(meta.config) ?? '')],
    ['Duration', stats === undefined ? undefined : duration(stats.total_time)],
    ['Started', html(timeWords(scan.started_at ?? ''))],
    ['Completed', html(timeWords(completed_at ?? 'not yet'))],
    ['Exit code', completed_at === undefined ? undefined : String(scan.exit_code)],
    ['Logs', scan.has_logs ? 'on the platform' : 'none'],
  ];
}

/** The address is that of the job that scanned, not of the scan. */
function scanWords({ id, meta }: Scan): string {
  const job = said(meta.ci_job_url);
  const linked = job === undefined ? '' : link('CI job', job);
  return linked.startsWith('<a ') ? `${id} (${linked})` : String(id);
}

function commitWords(meta: Scan['meta']): string | undefined {
  if (meta.commit === undefined) return undefined;
  const title = said(meta.commit_title);
  return `${code(String(meta.commit).slice(0, 12))}${title === undefined ? '' : ` ${html(title)}`}`;
}

function pullRequestWords(meta: Scan['meta']): string | undefined {
  const number = meta.pull_request_id;
  if (number === undefined || number === 0 || number === '') return undefined;
  const by = said(meta.pull_request_author_username);
  return html([`#${number}`, said(meta.pull_request_title), by && `(by ${by})`].filter(Boolean).join(' '));
}

function authorWords(meta: Scan['meta']): string {
  const name = said(meta.commit_author_name);
  const username = said(meta.commit_author_username);
  return html([name, username && (name ? `(${username})` : username)].filter(Boolean).join(' '));
}

function said(value: Scan['meta'][string] | undefined): string | undefined {
  return value === undefined || value === '' ? undefined : String(value);
}

/** `2026-08-19 09:14:03 UTC`, where the platform gave that time as the document says; else what it gave. */
function timeWords(time: string): string {
  return time.replace(/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)(?:\.\d+)?Z$/, '$1 $2 UTC');
}

/** @param seconds of `stats.total_time`, whose unit field-notes gives */
function duration(seconds: number): string {
  const whole = Math.round(seconds);
  const minutes = Math.floor(whole / 60);
  const rest = seconds < 10 ? `${Math.round(seconds * 10) / 10} s` : `${whole % 60} s`;
  return minutes === 0 ? rest : `${minutes.toLocaleString('en')} min ${whole % 60} s`;
}
