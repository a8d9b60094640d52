import type { ScanResult } from '../operations/result.ts';
import type { Scan } from '../platform/resources.ts';
import { code, facts } from './markup.ts';
import { counted, html, link } from './text.ts';

export function scanHeadline({ scan, scanId }: ScanResult): string {
  if (scan === undefined) return `scan ${scanId} could not be read`;
  if (scan.completed_at === undefined) return `scan ${scan.id} is not complete yet`;
  return `${counted(scan.stats?.findings ?? 0, 'finding')} in ${said(scan.meta.repository) ?? `scan ${scan.id}`}`;
}

export function scanSections({ scan }: ScanResult): string[] {
  if (scan === undefined) return [];
  const { meta, stats } = scan;
  return [
    facts([
      ['Findings', stats === undefined ? undefined : `<b>${stats.findings.toLocaleString('en')}</b>`],
      ['Scan', link(String(scan.id), said(meta.ci_job_url))],
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
      ['Started', html(scan.started_at ?? '')],
      ['Completed', html(scan.completed_at ?? 'not yet')],
      ['Exit code', String(scan.exit_code)],
      ['Logs', scan.has_logs ? 'on the platform' : 'none'],
    ]),
  ];
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

/** @param seconds of `stats.total_time`, whose unit field-notes gives */
function duration(seconds: number): string {
  const whole = Math.round(seconds);
  const minutes = Math.floor(whole / 60);
  const rest = seconds < 10 ? `${Math.round(seconds * 10) / 10} s` : `${whole % 60} s`;
  return minutes === 0 ? rest : `${minutes.toLocaleString('en')} min ${whole % 60} s`;
}
