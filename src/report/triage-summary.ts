import type { TriageResult } from '../operations/result.ts';
import { code, facts, heading, table } from './markup.ts';
import { filterRows, triageWords } from './request-words.ts';
import { counted, html } from './text.ts';

export function triageHeadline(result: TriageResult): string {
  const { triaged, unlisted, uncertain, dryRun, request } = result;
  if (dryRun) {
    const { selection } = request;
    return selection.by === 'ids'
      ? `${counted(selection.ids.length, 'finding')} would be sent`
      : 'nothing was sent';
  }
  const least = uncertain.length > 0 ? 'at least ' : '';
  return `${least}${counted(triaged.length + unlisted, 'finding')} triaged`;
}

export function triageSections(result: TriageResult): string[] {
  const { request, triaged, uncertain, failures, answered } = result;
  const { selection, note } = request;
  const filters = selection.by === 'filters' ? selection.filters : {};
  const limit = selection.by === 'filters' ? (selection.limit ?? 'one request, 3,000') : undefined;
  return [
    `<p><b>${html(triageWords(request), 1000)}</b></p>`,
    facts([
      ...filterRows(filters).map(([name, values]) => [html(name), html(values, 500)] as const),
      ['limit', limit === undefined ? undefined : html(String(limit))],
      ['note', note === undefined ? undefined : html(note, 500)],
      ['requests answered', answered > 1 ? answered.toLocaleString('en') : undefined],
    ]),
    ...(uncertain.length === 0 ? [] : uncertainSection(result)),
    ...(failures.length === 0 ? [] : failureSection(result)),
    ...(triaged.length === 0 ? [] : triagedSection(triaged)),
  ];
}

function uncertainSection({ uncertain }: TriageResult): string[] {
  const cells = uncertain.map((body, index) => [
    String(index + 1),
    body.issue_ids === undefined
      ? `up to ${(body.limit ?? 0).toLocaleString('en')} of the selected findings`
      : `${counted(body.issue_ids.length, 'finding')}: ${code(body.issue_ids.slice(0, 10).join(', '))}${body.issue_ids.length > 10 ? ' …' : ''}`,
  ]);
  return [heading('May have been triaged'), table(['Request', 'Findings'], cells, cells.length, 'requests')];
}

function failureSection({ failures }: TriageResult): string[] {
  const cells = failures.map(({ body, failure }) => [
    html(failure.status === undefined ? failure.kind : `answered ${failure.status}`),
    body.issue_ids === undefined ? 'by filters' : counted(body.issue_ids.length, 'id'),
    html(failure.words ?? failure.cause ?? '', 500),
  ]);
  return [heading('Requests that failed'), table(['Why', 'Of', 'Said'], cells, cells.length, 'requests')];
}

/** Ids only, so that they go side by side rather than each in a row of its own. */
function triagedSection(triaged: readonly bigint[]): string[] {
  const shown = triaged.slice(0, 100);
  const more = triaged.length - shown.length;
  const rest =
    more > 0 ? `\n<p>… and ${more.toLocaleString('en')} more; the report has all of them.</p>` : '';
  const ids = shown.map((id) => `<code>${id}</code>`).join(' ');
  return [heading('Triaged findings'), `<p>${ids}</p>${rest}`];
}
