import type { ChangeReason, Triage, TriageChange } from '../changes/change.ts';
import { rowsByKind } from '../changes/rows.ts';
import type { PolicyEntry } from '../model/policy-change.ts';
import { PROJECT_SETTINGS, type TextField } from '../model/project-settings.ts';
import type { Plan, Unknown } from '../model/result.ts';
import { counted } from './figures.ts';
import { entrySign, entryText } from './policy-text.ts';
import { valueText } from './project-changes.ts';
import type { FindingRow, ProjectRow } from './row-states.ts';
import { spaced } from './selection-phrase.ts';
import { unknownReason } from './unknown-projects.ts';

/** One line of a plan, as people read it. Triage of many findings by one rule is one line. */
export interface PlanRow {
  sign: '+' | '-' | '~' | '?';
  field: 'tag' | 'scan' | 'triage' | 'policy' | 'unknown' | (typeof PROJECT_SETTINGS)[TextField]['word'];
  /** A project, `128 findings`, or a part of the policies. */
  target: string;
  url?: string;
  /** `tier:1`, `full on → off`, `open → ignored`. */
  change: string;
  reason: string;
}

interface Ranked {
  row: PlanRow;
  /** What takes something away comes first. */
  rank: number;
}

/** What takes something away comes first, and what is unknown last. */
export function planRows({ rows, unknown }: Pick<Plan, 'rows' | 'unknown'>): PlanRow[] {
  const { policies, projects, findings } = rowsByKind(rows);
  const ranked = [
    ...policies.flatMap(({ change }) => change.entries.map(policyRow)),
    ...projects.flatMap(projectRow),
    ...triageRows(findings),
  ].sort((one, other) => one.rank - other.rank);
  return [...ranked.map(({ row }) => row), ...unknown.map(unknownRow)];
}

function projectRow({ change, why }: ProjectRow): Ranked[] {
  if (change.field === 'none') return [];
  const { name, url } = change.project;
  const common = { target: name, url, reason: reasonText(why) };
  if (change.field === 'tag') {
    const row: PlanRow = { ...common, sign: change.after ? '+' : '-', field: 'tag', change: change.tag };
    return [{ row, rank: change.after ? 5 : 2 }];
  }
  const text = `${valueText(change.before)} → ${valueText(change.after)}`;
  const setting = PROJECT_SETTINGS[change.field];
  if (setting.kind === 'text') {
    return [{ row: { ...common, sign: '~', field: setting.word, change: text }, rank: 4 }];
  }
  const row: PlanRow = { ...common, sign: '~', field: 'scan', change: `${setting.key} ${text}` };
  return [{ row, rank: change.after ? 4 : 1 }];
}

function triageRows(rows: readonly FindingRow[]): Ranked[] {
  const groups = Map.groupBy(rows, ({ change: { finding, after }, why }) => {
    return JSON.stringify([why?.rule, why?.over, why?.because, why?.until, finding.status, after.state]);
  });
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const { change } = first;
    const row: PlanRow = {
      sign: '~',
      field: 'triage',
      target: counted(others.length + 1, 'finding'),
      change: triageText(change),
      reason: reasonText(first.why),
    };
    return [{ row, rank: change.after.state === 'ignored' ? 0 : 3 }];
  });
}

/** A policy or exception that goes is what nobody may miss. */
function policyRow(entry: PolicyEntry): Ranked {
  const row = { field: 'policy', target: entry.part, change: entryText(entry), reason: '' } as const;
  return { row: { sign: entrySign(entry), ...row }, rank: entry.effect === 'delete' ? -1 : 1 };
}

/** `open → ignored` */
export function triageText({ finding, after }: TriageChange): string {
  return `${spaced(finding.status ?? 'any state')} → ${stateAfter(after)}`;
}

/** `reopened` is a target: the status that shows is `open`. */
function stateAfter({ state }: Triage): string {
  if (state === undefined) return 'a note';
  return state === 'reopened' ? 'open' : spaced(state);
}

/** `rule "old noise in tests", until 2027-02-19` */
export function reasonText(why: ChangeReason | undefined): string {
  if (why === undefined) return '';
  const { rule, over, because, until } = why;
  if (because === 'managed') return 'managed tag, no rule wants it';
  if (because === 'ended')
    return rule === undefined ? 'its ignore has ended' : `ignore of "${rule}" has ended`;
  return [
    rule === undefined ? '' : `rule "${rule}"`,
    over === undefined ? '' : `over "${over}"`,
    until === undefined ? '' : `until ${until.slice(0, 10)}`,
  ]
    .filter(Boolean)
    .join(', ');
}

function unknownRow({ target, reason }: Unknown): PlanRow {
  return { sign: '?', field: 'unknown', target, change: '', reason: unknownReason(reason) };
}
