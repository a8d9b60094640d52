import type { ApplyResult, PlanResult } from '../model/result.ts';
import { counted, minuteOf } from './figures.ts';
import { siblingsText } from './finding-rows.ts';
import { findingCounts } from './findings/counts.ts';
import { findingList } from './findings/finding-list.ts';
import { type ShownFinding, worstFirst } from './findings/shown-finding.ts';
import { tallyOf } from './findings/tally.ts';
import {
  bullets,
  code,
  type Fact,
  folded,
  leftOut,
  MAX_BLOCKS,
  MAX_ROWS,
  paragraph,
  prose,
  section,
  table,
  unbroken,
} from './markup.ts';
import { planRows, reasonText, triageText } from './plan-rows.ts';
import { overText, totalsText, unchangedText } from './plan-text.ts';
import type { ListContext } from './platform-links.ts';
import { tagUseLines } from './policy-text.ts';
import { html, link } from './text.ts';
import { unknownReason } from './unknown-projects.ts';

export interface PlanSectionOptions extends ListContext {
  maxRows?: number;
}

type AnyPlan = PlanResult | ApplyResult;

/** `over a limit: …; 41 tags to add, …` */
export function planHeadline(result: AnyPlan): string {
  const { plan } = result;
  if (plan === undefined) return 'no plan was made';
  return [overText(plan), totalsText(plan)].filter((part) => part !== '').join('; ');
}

/** The rules file, and what the changes are not about. */
export function planContext(result: AnyPlan): string[] {
  const { rules, event } = result.request;
  const commit = event.sha === undefined ? '' : ` at ${code(event.sha.slice(0, 7))}`;
  return [`${code(rules.path)}${commit}`, unchangedText(result) ?? ''];
}

export function planSign({ plan }: AnyPlan): string {
  if (plan === undefined) return '❌';
  if (plan.over.length > 0) return '⚠️';
  return plan.changes.length === 0 ? '✅' : '📝';
}

export function planFacts({ hash, momentMs }: AnyPlan): Fact[] {
  return [
    ['Plan', hash === undefined ? undefined : code(hash)],
    ['As of', momentMs === undefined ? undefined : unbroken(minuteOf(momentMs))],
  ];
}

/** The changes of a plan, worst first. */
export function changesSection(result: AnyPlan, { maxRows = MAX_ROWS }: PlanSectionOptions): string[] {
  const { plan } = result;
  if (plan === undefined) return [];
  const rows = planRows(plan);
  const columns = ['', 'Target', 'Change', 'Why'];
  const cells = rows
    .slice(0, maxRows)
    .map(({ sign, field, target, url, change, reason }) => [
      `<code>${sign}</code>&nbsp;${field}`,
      link(target, url),
      field === 'tag' ? code(change, 100) : html(change),
      html(reason, 300),
    ]);
  return [
    ...section(
      'Changes',
      table(columns, cells.slice(0, MAX_BLOCKS), { of: 'lines' }),
      folded(
        counted(cells.length - MAX_BLOCKS, 'more line'),
        table(columns, cells.slice(MAX_BLOCKS), { of: 'lines' }),
      ),
      leftOut(rows.length - cells.length, 'lines').trimStart(),
    ),
    ...section(
      'Policies that look at these tags',
      bullets(tagUseLines(result.facts).map((line) => html(line, 300))),
    ),
  ];
}

/** What the plan leaves alone, and why. */
export function leftAloneSection({ facts }: AnyPlan): string[] {
  const { waiting = {}, leftAlone = {} } = facts ?? {};
  const lines = [
    ...Object.entries(waiting).map(
      ([rule, count]) =>
        `${counted(count, 'finding')} beyond the limit of the rule "${rule}" ${count === 1 ? 'waits' : 'wait'} for the next apply.`,
    ),
    ...Object.entries(leftAlone).map(
      ([reason, count]) => `${counted(count, 'finding')}: ${reason.replaceAll('-', ' ')}.`,
    ),
  ];
  return section('Left alone', bullets(lines.map((line) => prose(line, 300))));
}

/** The findings that the plan moves, as a triage's preview shows them: nobody approves what is only counted. */
export function triageSection(result: AnyPlan, options: PlanSectionOptions): string[] {
  const changeOf = new Map<ShownFinding, string>();
  for (const { change, why } of result.plan?.changes ?? []) {
    if (change.field !== 'triage') continue;
    changeOf.set(change.target, `${html(triageText(change))}<br>${html(reasonText(why), 200)}`);
  }
  const findings = worstFirst([...changeOf.keys()]);
  const tally = tallyOf(findings, options.nowMs);
  // One change of all of them stands in the plan's own row.
  const isMixed = new Set(changeOf.values()).size > 1;
  const siblings = 'siblings' in result ? siblingsText(result.siblings ?? []) : undefined;
  return section(
    'Findings to triage',
    ...findingCounts(tally),
    siblings === undefined ? '' : paragraph(html(`Also moves: ${siblings}`)),
    findingList(findings, {
      ...options,
      ...(isMixed ? { extra: { head: 'Change', cell: (finding) => changeOf.get(finding) ?? '' } } : {}),
    }),
  );
}

/** Projects about which something is not known: of a step that wrote, whose planned changes are not shown. */
export function unknownSection({ plan }: AnyPlan): string[] {
  // A part of the policies that waits has a notice of its own.
  const unknown = (plan?.unknown ?? []).filter(({ reason }) => reason !== 'tag-comes-later');
  const cells = unknown
    .slice(0, MAX_ROWS)
    .map(({ target, reason }) => [html(target), html(unknownReason(reason), 300)]);
  return section(
    'Unknown: rules that look at GitHub changed nothing there',
    table(['Project', 'Why'], cells, { of: 'projects', total: unknown.length }),
  );
}
