import type { ChangeReason, ProjectChange, TriageChange, TriageDecision } from '../model/change.ts';
import { type Plan, type PlannedChange, policyEntries, type Unknown } from '../model/plan.ts';
import type { PolicyEntry } from '../model/policy-change.ts';
import { PROJECT_SETTINGS, type TextField } from '../model/project-settings.ts';
import { counted } from './figures.ts';
import { entrySign, entryText } from './policy-text.ts';
import { valueText } from './project-changes.ts';
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

/** What takes something away comes first, and what is unknown last. */
export function planRows({ changes, unknown }: Plan): PlanRow[] {
  const ranked = [
    ...changes.flatMap((planned) => (isProject(planned) ? [projectRow(planned)] : [])),
    ...triageRows(changes),
    ...policyEntries(changes).map(policyRow),
  ];
  const sorted = ranked.map((one, index) => ({ ...one, index }));
  sorted.sort((one, other) => one.rank - other.rank || one.index - other.index);
  return [...sorted.map(({ row }) => row), ...unknown.map(unknownRow)];
}

interface Ranked {
  row: PlanRow;
  rank: number;
}

type Planned<F> = Extract<PlannedChange['change'], { field: F }>;

function isProject(planned: PlannedChange): planned is PlannedChange<ProjectChange> {
  return planned.change.target.kind === 'project';
}

function projectRow({ change, why }: PlannedChange<ProjectChange>): Ranked {
  const { name, url } = change.target;
  const common = { target: name, ...(url === undefined ? {} : { url }), reason: reasonText(why) };
  if (change.field === 'tag') {
    const row: PlanRow = { ...common, sign: change.after ? '+' : '-', field: 'tag', change: change.tag };
    return { row, rank: change.after ? 5 : 2 };
  }
  const text = `${valueText(change.before)} → ${valueText(change.after)}`;
  const setting = PROJECT_SETTINGS[change.field];
  if (setting.kind === 'text') {
    return { row: { ...common, sign: '~', field: setting.word, change: text }, rank: 4 };
  }
  const scan = `${setting.key} ${text}`;
  return { row: { ...common, sign: '~', field: 'scan', change: scan }, rank: change.after ? 4 : 1 };
}

function triageRows(changes: readonly PlannedChange[]): Ranked[] {
  const triages = changes.filter((planned) => planned.change.field === 'triage');
  const groups = Map.groupBy(triages, ({ change, why }) => {
    const { before, after } = change as Planned<'triage'>;
    return JSON.stringify([why?.rule, why?.over, why?.because, why?.until, before?.status, after.state]);
  });
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const { after } = first.change as Planned<'triage'>;
    const row: PlanRow = {
      sign: '~',
      field: 'triage',
      target: counted(group.length, 'finding'),
      change: triageText(first.change as Planned<'triage'>),
      reason: reasonText(first.why),
    };
    return [{ row, rank: after.state === 'ignored' ? 0 : 3 }];
  });
}

/** A policy or exception that goes is what nobody may miss. */
function policyRow(entry: PolicyEntry): Ranked {
  const row = { field: 'policy', target: entry.part, change: entryText(entry), reason: '' } as const;
  return { row: { sign: entrySign(entry), ...row }, rank: entry.effect === 'delete' ? -1 : 1 };
}

/** `open → ignored` */
export function triageText({ before, after }: TriageChange): string {
  return `${spaced(before?.status ?? 'any state')} → ${stateAfter(after)}`;
}

/** `reopened` is a target: the status that shows is `open`. */
function stateAfter({ state }: TriageDecision): string {
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
    .filter((part) => part !== '')
    .join(', ');
}

function unknownRow({ target, reason }: Unknown): PlanRow {
  return {
    sign: '?',
    field: 'unknown',
    target,
    change: '',
    reason: unknownReason(reason),
  };
}
