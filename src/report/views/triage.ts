import type { TriageResult } from '../../model/result.ts';
import { TRIAGE_LIMIT } from '../../platform/resources/triage.ts';
import { shortWords } from '../explain.ts';
import { code, type Fact, facts, folded, heading, prose, table } from '../markup.ts';
import { filterRows, triageWords } from '../request-words.ts';
import { counted, html } from '../text.ts';

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

export function triageFacts({ request, answered, triaged, unlisted }: TriageResult): Fact[] {
  const { selection, note } = request;
  const limit = selection.by === 'filters' ? (selection.limit ?? TRIAGE_LIMIT) : undefined;
  const isBeyond = typeof limit === 'number' && triaged.length + unlisted > limit;
  const siblings = isBeyond ? ', and the same findings on other branches' : '';
  return [
    ['Request', `<b>${html(triageWords(request), 1000)}</b>`],
    ['Limit', limit === undefined ? undefined : limit.toLocaleString('en') + siblings],
    ['Note', note === undefined ? undefined : html(note, 500)],
    ['Requests answered', answered > 1 ? answered.toLocaleString('en') : undefined],
  ];
}

export function triageSections(result: TriageResult): string[] {
  const { request, triaged, uncertain, failures } = result;
  const filters = request.selection.by === 'filters' ? filterRows(request.selection.filters) : [];
  return [
    // Their words are in the request already, but short of the fourth repository.
    folded('Filters', facts(filters.map(([name, values]) => [html(name), html(values, 500)]))),
    ...(uncertain.length === 0 ? [] : uncertainSection(result)),
    // A single one has been told above.
    ...(failures.length < 2 ? [] : failureSection(result)),
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
    body.issue_ids === undefined ? 'by filters' : counted(body.issue_ids.length, 'id'),
    prose(shortWords(failure), 700),
  ]);
  return [heading('Requests that failed'), table(['Request', 'Why'], cells, cells.length, 'requests')];
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
