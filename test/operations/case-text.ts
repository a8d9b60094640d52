/** Everything that a step says and does, as the lines of a text case. */

import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import type { GitHubServer } from '../../emulator/github/server.ts';
import type { Effect } from '../../emulator/platform/record.ts';
import type { Platform } from '../../emulator/platform/server.ts';
import { noticeText } from '../../src/report/notices.ts';
import { falseClaims, falseEnds, type ReportRow, rowsOf } from '../claims.ts';
import type { StepRun } from '../step.ts';

export interface Shown {
  readonly run: StepRun;
  readonly platform: Platform;
  readonly github: GitHubServer | undefined;
  /** At the start of the step: the platform's clock, and places of its record and requests, and of GitHub's. */
  readonly from: Readonly<Record<'record' | 'requests' | 'github' | 'now', number>>;
  /** The platform's counts of requests at its start. */
  readonly counts: Readonly<Record<string, number>>;
  /** The platform's record supports no claim, because answers are made up. */
  readonly isMadeUp: boolean;
}

/** Each step with rows has them. */
const COMMON_FILES = ['report-path', 'csv-path'];
/** Values that say nothing to a reader. */
const OPAQUE = ['sarif-path', 'plan-path', 'plan-hash', 'rules-path'];
/** Folders of steps and workspaces. */
const FOLDERS = new RegExp(`${tmpdir()}/(step|folder)-\\w+`, 'g');
const SHOWN_ROWS = 8;

/**
 * Title, rows by state, outputs, and the texts of failures and notices; then what `look` names. A claim that the
 * platform's record contradicts is a line with `FALSE`.
 */
export function textOf(shown: Shown, look: readonly string[]): string {
  const { run } = shown;
  const { outputs, report, errors, warnings } = run;
  const lines = [
    titleOf(run),
    ...rowLines(rowsOf(run)),
    outputLine(outputs),
    ...((run.exitCode === 0) === (errors.length === 0) ? [] : [`exit code ${run.exitCode}`]),
    ...errors.map((text) => `error: ${text}`),
    ...warnings.map((text) => `warning: ${text}`),
    ...notesOf(report?.notices ?? []),
    ...falseLines(shown),
    ...look.flatMap((what) => looked(shown, what)),
  ];
  return lines
    .map((line) => plain(shown, line).trimEnd())
    .filter(Boolean)
    .join('\n');
}

/** The platform does not record issues of GitHub. */
function falseLines({ run, platform, from, isMadeUp }: Shown): string[] {
  if (run.report?.rows === undefined || isMadeUp) return [];
  const isOfGitHub = run.report.result?.request?.tracker?.kind === 'github';
  const claims = isOfGitHub ? [] : falseClaims(platform, run, from.record, from.requests);
  return [...claims, ...falseEnds(run)].map((text) => `FALSE ${text}`);
}

function plain({ platform, github }: Shown, line: string): string {
  return line
    .replaceAll(platform.url, 'https://platform')
    .replaceAll(new URL(platform.url).host, 'platform')
    .replaceAll(github?.url ?? platform.url, 'https://github')
    .replaceAll(new URL(github?.url ?? platform.url).host, 'github')
    .replaceAll(FOLDERS, '/$1')
    .replaceAll(/(?<=-sboms)-\w{8}| \(request request-\d+\)|(?<=\/task)-\d+/g, '')
    .replaceAll('\n', ' ⏎ ');
}

export function titleOf({ summary }: StepRun): string {
  return withoutMarkup(/<h2>(.*?)<\/h2>/s.exec(summary)?.[1] ?? '');
}

function withoutMarkup(text: string): string {
  return text
    .replaceAll(/<wbr>|<!--.*?-->|&NoBreak;/g, '')
    .replaceAll(/<\/?code>/g, '`')
    .replaceAll(/<\/t[dh]>/g, ' ')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

function rowLines(rows: readonly ReportRow[]): string[] {
  const byState = Map.groupBy(rows, ({ state, failure }) => (failure ? `${state} (${failure.kind})` : state));
  return [...byState].map(([state, ofState]) => `${state}: ${some(ofState.map(rowText), '; ')}`);
}

function rowText({ change, seen }: ReportRow): string {
  const { field, project, tag, part, finding, branches = [], after, before } = change;
  const name = project?.name;
  const also = branches.length === 0 ? '' : ` with ${branches.map(({ id }) => id).join(', ')}`;
  const now = seen === undefined ? '' : `, now ${seenText(seen)}`;
  if (field === 'tag') return `${name} ${after ? '+' : '−'} ${tag}${now}`;
  if (field === 'triage') return `${finding?.id} → ${triageText(Object(after))}${also}${now}`;
  if (finding !== undefined) return `${finding.id}${also}${now}`;
  if (part !== undefined) return `${part}${now}`;
  if (field === 'none') return `${name}${now}`;
  if (project !== undefined) return `${name} ${field} ${before ?? 'none'} → ${after ?? 'none'}${now}`;
  const { input, item } = change as unknown as { input: string; item: string };
  return `${input} ${item}`;
}

function triageText({ state, reason, note }: { state?: string; reason?: string; note?: string }): string {
  return (
    [state, reason && `(${reason})`, note && JSON.stringify(note)].filter(Boolean).join(' ') || 'nothing'
  );
}

function seenText(seen: unknown): string {
  const { external_slug, url, status, triage_state, ticket } = Object(seen);
  const texts = [external_slug ?? url, status, triage_state, ticket?.external_slug ?? ticket?.url];
  return (
    texts
      .filter(Boolean)
      .join(' ')
      .replace(/^https:\S*\/(?=[^/]+\/[^/]+$)/, '') || json(seen)
  );
}

function outputLine(outputs: Record<string, string>): string {
  const values = Object.entries(outputs).filter(([name]) => !COMMON_FILES.includes(name));
  return values.map(([name, value]) => `${name} ${OPAQUE.includes(name) ? '…' : brief(value)}`).join(', ');
}

/** A short form: rows in JSON are their ids or names. */
function brief(value: string): string {
  if (value.length <= 80) return value;
  if (value.startsWith('[')) return `[${some(JSON.parse(value).map(idOf), ', ')}]`;
  return value.startsWith('{') ? '{…}' : `${value.slice(0, 80)}…`;
}

function idOf(row: unknown): string {
  const { id, ids, name, slug, check } = Object(row);
  if (ids !== undefined) return some(ids, ',');
  return String(typeof row === 'object' ? (id ?? name ?? slug ?? check) : row);
}

function some(texts: readonly unknown[], separator: string): string {
  const shown = texts.slice(0, SHOWN_ROWS);
  return [...shown, ...(texts.length > SHOWN_ROWS ? [`… ${texts.length}`] : [])].join(separator);
}

// biome-ignore lint/suspicious/noExplicitAny: notices of a report
function notesOf(notices: any[]): string[] {
  const texts = notices.map(noticeText).filter(({ level }) => level === 'note');
  return texts.map(({ text }) => `note: ${text}`);
}

function looked(shown: Shown, what: string): string[] {
  const { run, platform, github, from } = shown;
  const [kind = '', ...rest] = what.split(' ');
  const argument = rest.join(' ');
  switch (kind) {
    case 'requests':
      return sentBy(shown).map(({ method, path }) => `${method} ${pathText(platform, path)}`);
    case 'bodies':
      return sentBy(shown).flatMap(({ body, method }) => (method === 'GET' ? [] : [body]));
    case 'counts':
      return [`counts: ${countsSince(shown)}`];
    case 'checks':
      return checkLines(JSON.parse(run.outputs.checks ?? '[]'), argument);
    case 'count':
      return [
        `requests: ${sentBy(shown).length} and ${(github?.requests.length ?? 0) - from.github} to GitHub`,
      ];
    case 'clock':
      return [`clock: +${Math.round((platform.now - from.now) / 1000)} s`];
    case 'did':
      return platform.record.slice(from.record).flatMap(effectText);
    case 'tags':
      return [`tags: ${platform.state.projects.all.map(({ name, tags }) => `${name} [${tags}]`).join(', ')}`];
    case 'policies': {
      const { code, secrets, remediation } = platform.state.newerPolicies;
      const short = (all: unknown) =>
        json(all)
          .replaceAll(/"\w+":(\[\]|\{\}|""),?/g, '')
          .replaceAll(/,(?=\})/g, '');
      return Object.entries({ code, secrets, remediation }).map(([part, all]) => `${part}: ${short(all)}`);
    }
    case 'finding':
      return argument.split(', ').map((id) => findingLine(platform, id));
    case 'summary':
      return linesOf(`summary ${argument}`, run.summary.split('\n').map(withoutMarkup), argument);
    case 'log':
      return linesOf(`log ${argument}`, run.log.split('\n'), argument);
    case 'report':
      return [
        `${argument}: ${json(argument.split('.').reduce((value, key) => Object(value)[key], run.report))}`,
      ];
    case 'output':
      return [`${argument}: ${run.outputs[argument] ?? 'none'}`];
    case 'file':
      return linesOf(
        `file ${argument}`,
        textIn(run.outputs[rest[0] ?? '']).split('\n'),
        rest.slice(1).join(' '),
      );
    case 'issues':
      return (github?.state.issues ?? []).map(issueLine);
    case 'issue':
      return linesOf(`issue ${argument}`, bodiesOf(github?.state.issues), argument);
    case 'comments':
      return bodiesOf(github?.state.comments).map((text) => `comment: ${text}`);
    case 'github':
      return (github?.requests ?? [])
        .slice(from.github)
        .map(({ method, template }) => `${method} ${template}`);
    default:
      throw new Error(`nothing to look at: ${what}`);
  }
}

const sentBy = ({ platform, from }: Shown) => platform.requests.slice(from.requests);

/** Those that need attention, and those that an expression names. */
function checkLines(checks: { check: string; state: string; says: string }[], names: string): string[] {
  const isNamed = (check: string) => names !== '' && new RegExp(names).test(check);
  const lines = checks.filter(({ check, state }) => state !== 'works' || isNamed(check));
  const texts = lines.map(({ check, state, says }) => `${state} ${check}: ${says}`);
  return [...texts, `checks: ${checks.length}, the last one ${checks.at(-1)?.check}`];
}

/** The rest of a path, from behind `/api/v1/deployments` on. */
function pathText({ url }: Platform, path: string): string {
  return decodeURIComponent(
    path.replace(`${new URL(url).pathname.replace(/\/$/, '')}/api/v1/deployments`, ''),
  );
}

function countsSince({ platform, counts }: Shown): string {
  const added = Object.entries(platform.counts).map(
    ([name, count]) => [name, count - (counts[name] ?? 0)] as const,
  );
  const texts = added.filter(([, count]) => count > 0).map(([name, count]) => `${count} ${name}`);
  return texts.sort().join(', ');
}

function effectText(effect: Effect): string[] {
  if (effect.by !== 'request') return [];
  const { at: _, by: __, request: ___, what, match: ____, ...facts } = effect as Effect & { match?: string };
  return [`did: ${what} ${json(facts)}`];
}

function findingLine({ state }: Platform, id: string): string {
  const finding = state.findings.get(BigInt(id));
  const { status, triage_state, triage_reason, notes = [], ticket } = finding ?? {};
  const texts = [status, triage_state, triage_reason && `(${triage_reason})`, ...notes.map(json), ticket];
  return `finding ${id}: ${finding === undefined ? 'gone' : texts.filter(Boolean).join(' ')}`;
}

const textIn = (path: string | undefined) => (path === undefined ? '' : readFileSync(path, 'utf8'));

/** The lines that an expression finds, or that there is none; without one all. */
function linesOf(name: string, lines: readonly string[], expression: string): string[] {
  const found = lines.filter((line) => line.trim() !== '' && new RegExp(expression).test(line));
  if (found.length === 0) return [`${name}: none`];
  return found.map((line) => `· ${line.trim()}`);
}

function bodiesOf(rows: readonly { body: string | null }[] = []): string[] {
  return rows.flatMap(({ body }) => withoutMarkup(body ?? '').split('\n')).filter(Boolean);
}

function issueLine(issue: GitHubServer['state']['issues'][number]): string {
  const { number, state, stateReason, title, body, labels, assignees } = issue;
  const ids = [...(body ?? '').matchAll(/\/findings\/(\d+)"/g)].map(([, id]) => Number(id));
  const whose = [...labels.map((label) => `label ${label}`), ...assignees.map((login) => `@${login}`)];
  const reason = stateReason === null ? '' : ` (${stateReason})`;
  const shownIds = some(
    ids.toSorted((a, b) => a - b),
    ',',
  );
  return `#${number} ${state}${reason} [${shownIds}] ${[title, ...whose, ...sizeOf(body ?? '')].join(', ')}`;
}

/** The size of a large body, and that of its parts that no reader sees. */
function sizeOf(body: string): string[] {
  const hidden = body.match(/<!--.*?-->/gs)?.join('') ?? '';
  return body.length < 30_000 ? [] : [`${body.length} characters, ${hidden.length} of them hidden`];
}

function json(value: unknown): string {
  return JSON.stringify(value, (_, one) => (typeof one === 'bigint' ? Number(one) : one)) ?? 'undefined';
}
