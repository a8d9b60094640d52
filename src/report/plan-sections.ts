import type { ChangeReason } from '../changes/change.ts';
import { rowsByKind } from '../changes/rows.ts';
import type { ApplyResult, PlanResult } from '../model/result.ts';
import type { Finding } from '../platform/resources/finding.ts';
import { counted, joined, minuteOf } from './figures.ts';
import { siblingsText } from './finding-rows.ts';
import { findingCounts } from './findings/counts.ts';
import { findingList } from './findings/finding-list.ts';
import { worstFirst } from './findings/shown-finding.ts';
import { tallyOf } from './findings/tally.ts';
import {
  bullets,
  code,
  type Fact,
  folded,
  MAX_BLOCKS,
  MAX_ROWS,
  paragraph,
  prose,
  section,
  table,
  unbroken,
} from './markup.ts';
import { type PlanRow, planRows, reasonText, triageText } from './plan-rows.ts';
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
  return plan.rows.length === 0 ? '✅' : '📝';
}

export function planFacts({ hash, momentMs }: AnyPlan): Fact[] {
  return [
    ['Plan', hash === undefined ? undefined : code(hash)],
    ['As of', momentMs === undefined ? undefined : unbroken(minuteOf(momentMs))],
  ];
}

/** The changes of a plan, worst first; where they are many, folded under the rule that wants them, with counts. */
export function changesSection(result: AnyPlan, { maxRows = MAX_ROWS }: PlanSectionOptions): string[] {
  const { plan } = result;
  if (plan === undefined) return [];
  const groups = [...Map.groupBy(plan.rows, ({ why }) => groupName(why))];
  const rows = planRows({ rows: plan.rows, unknown: [] });
  const isShort = rows.length <= MAX_BLOCKS || groups.length === 1;
  const blocks = isShort
    ? [planTable(rows, maxRows)]
    : groups.map(([name, of]) => {
        const share = Math.max(MAX_BLOCKS, Math.floor(maxRows / groups.length));
        const list = planTable(planRows({ rows: of, unknown: [] }), share);
        const totals = totalsText({ rows: of });
        return maxRows === 0 ? paragraph(`${name}: ${totals}`) : folded(`${name}: ${totals}`, list);
      });
  return [
    ...section('Changes', ...blocks, paragraph(prose(nextText(result)))),
    ...section(
      'Policies that look at these tags',
      bullets(tagUseLines(result.facts).map((line) => html(line, 300))),
    ),
    ...unknownSection(result),
  ];
}

function groupName(why: ChangeReason | undefined): string {
  if (why?.because === 'managed') return 'Managed tags that no rule wants';
  return why?.rule === undefined ? 'Other changes' : `Rule ${html(`"${why.rule}"`, 100)}`;
}

function planTable(rows: readonly PlanRow[], maxRows: number): string {
  const cells = rows
    .slice(0, maxRows)
    .map(({ sign, field, target, url, change, reason }) => [
      `<code>${sign}</code>&nbsp;${field}`,
      link(target, url),
      field === 'tag' ? code(change, 100) : html(change),
      html(reason, 300),
    ]);
  return table(['', 'Target', 'Change', 'Why'], cells, { of: 'lines', total: rows.length, maxRows });
}

/** What happens next with a plan that has changes. */
function nextText({ plan, operation, failure }: AnyPlan): string {
  if (plan === undefined || plan.rows.length === 0) return '';
  if (plan.over.length > 0) {
    const limits = [...new Set(plan.over.map(({ limit }) => `\`${limit}\``))];
    return `\`apply\` stops before its first write, because the plan is over ${joined(limits)}. If all of this is intended, raise ${limits.length === 1 ? 'it' : 'them'} in the rules file.`;
  }
  return operation === 'plan' && failure === undefined
    ? 'The next `apply` of this rules file makes these changes.'
    : '';
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
  const changeOf = new Map<Finding, string>();
  const rows = rowsByKind(result.plan?.rows ?? []).findings;
  for (const { change, why } of rows) {
    changeOf.set(change.finding, `${html(triageText(change))}<br>${html(reasonText(why), 200)}`);
  }
  const findings = worstFirst([...changeOf.keys()]);
  const tally = tallyOf(findings, options.nowMs);
  // One change of all of them stands in the plan's own row.
  const isMixed = new Set(changeOf.values()).size > 1;
  const siblings = siblingsText(rows);
  return section(
    'Findings to triage',
    ...findingCounts(tally),
    siblings === undefined ? '' : paragraph(`Would also move: ${siblings}`),
    findingList(findings, {
      ...options,
      extra: isMixed ? { head: 'Change', cell: (finding) => changeOf.get(finding) ?? '' } : undefined,
    }),
  );
}

/** Projects about which something is not known, so that rules changed nothing there. */
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
