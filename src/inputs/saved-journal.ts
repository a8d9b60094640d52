import type { ProjectChange, TriageChange } from '../model/change.ts';
import { isSwitchField, SETTING_FIELDS, SWITCH_FIELDS, TEXT_FIELDS } from '../model/project-settings.ts';
import type { SavedFinding, SavedProject, SavedReport } from '../model/saved.ts';
import { TRIAGE_STATES } from '../model/triage.ts';
import {
  boolean,
  count,
  type Decoded,
  type Decoder,
  fields,
  id,
  list,
  object,
  oneOf,
  optional,
  required,
  requiredText,
  text,
} from '../platform/http/decode.ts';
import type { FindingStatus } from '../platform/resources/finding.ts';
import { readPart } from './saved-file.ts';
import { policyRow, savedPolicies } from './saved-policies.ts';

const project = object({ kind: oneOf('project'), name: requiredText });
const onOff = required(boolean);
const scan = { target: project, before: onOff, after: onOff };

const ofField = object({ field: oneOf('tag', ...SETTING_FIELDS) });
const tagChange = object({ ...scan, field: oneOf('tag'), tag: requiredText });
const switchChange = object({ ...scan, field: oneOf(...SWITCH_FIELDS) });
const texts = object({
  target: project,
  field: oneOf(...TEXT_FIELDS),
  before: optional(text),
  after: optional(text),
});
const projectChange: Decoder<ProjectChange> = (value) => {
  const { field } = ofField(value);
  if (field === 'tag') return tagChange(value);
  if (isSwitchField(field)) return switchChange(value);
  const { before, after, ...change } = texts(value);
  return { ...change, before, after };
};

const issueType = oneOf('sast', 'sca', 'ai_sast', 'secrets');
const finding = object({
  kind: oneOf('finding'),
  id,
  issueType,
  repository: optional(text),
  severity: optional(text),
  rule: optional(text),
  path: optional(text),
  line: optional(count),
  url: optional(text),
  ref: optional(text),
  relevantSince: optional(text),
  matchId: optional(text),
  secretType: optional(text),
  validation: optional(text),
});
const former = object({
  status: optional(text as Decoder<FindingStatus>),
  triageState: optional(text),
  reason: optional(text),
  note: optional(text),
  triagedAt: optional(text),
});
const decision = object({
  state: optional(oneOf(...TRIAGE_STATES)),
  reason: optional(text),
  note: optional(text),
});
const triage = object({
  target: finding,
  field: oneOf('triage'),
  before: optional(former),
  after: decision,
});
const triageChange: Decoder<TriageChange> = (value) => {
  const { before, ...change } = triage(value);
  return { ...change, before };
};

const state = required(text);
const journal = object({
  policies: list(policyRow),
  projects: list(
    object({
      project: required(text),
      state,
      id: optional(id),
      changes: list(projectChange),
      done: list(projectChange),
      failure: optional(object({ kind: optional(text), lost: list(text) })),
    }),
  ),
  findings: list(object({ state, change: triageChange })),
  siblings: list(object({ id, of: optional(id), before: optional(former) })),
  triage: optional(object({ triaged: list(id) })),
});
const report = object({
  result: optional(object({ journal: optional(journal), request: optional(fields) })),
});
const triageRequest = object({ issueType, decision });

/** What a step changed, or may have changed, by the journal of its report. */
export function savedJournal(result: unknown): Pick<SavedReport, 'policies' | 'projects' | 'findings'> {
  const { journal: rows, request } = readPart(report, { result }).result ?? {};
  if (rows === undefined) return { policies: [], projects: [], findings: [] };
  return {
    policies: rows.policies.flatMap(savedPolicies),
    projects: rows.projects.flatMap(savedProject),
    findings: savedFindings(rows, request),
  };
}

type Journal = Decoded<typeof journal>;

/** `done` says what was made, of a row that failed, too; where that is unknown, all that was wanted may have been. */
function savedProject({ project, id, state, failure, ...row }: Journal['projects'][number]): SavedProject[] {
  const isUnknown = state === 'unknown';
  const changes = isUnknown ? row.changes : row.done;
  const target = { kind: 'project', name: project } as const;
  const tags = failure?.kind === 'tags-lost' ? failure.lost : [];
  const lost = tags.map((tag) => ({ target, field: 'tag', tag, before: true, after: false }) as const);
  if (changes.length + lost.length === 0) return [];
  return [{ name: project, ...(id === undefined ? {} : { id }), changes, lost, isUnknown }];
}

/** Findings that the platform moved without being asked have no row of their own: what they were is not known. */
function savedFindings({ findings, siblings, triage }: Journal, request: unknown): SavedFinding[] {
  const bySelected = Map.groupBy(siblings, ({ of }) => of);
  const moved = new Set(triage?.triaged);
  const rows = findings.filter(
    ({ state, change }) => state === 'changed' || state === 'unknown' || moved.has(change.target.id),
  );
  const listed = rows.map(({ change, state: ended }): SavedFinding => {
    const along = bySelected.get(change.target.id) ?? [];
    return {
      change,
      isUnknown: ended === 'unknown',
      siblings: along.flatMap(({ id, before }) => (before ? [{ id, before }] : [])),
    };
  });
  const known = new Set(listed.flatMap((one) => [one.change.target.id, ...one.siblings.map(({ id }) => id)]));
  const ids = [...moved].filter((id) => !known.has(id));
  const changes = new Map(findings.map(({ change }) => [change.target.id, change]));
  const movedWith = new Map(
    siblings.map(({ id, of }) => [id, of === undefined ? undefined : changes.get(of)]),
  );
  return [
    ...listed,
    ...ids.map((id): SavedFinding => {
      const by = movedWith.get(id);
      const { issueType, decision: after } =
        by === undefined
          ? readPart(triageRequest, request)
          : { issueType: by.target.issueType, decision: by.after };
      const target = { kind: 'finding', id, issueType } as const;
      const change = { target, field: 'triage', before: undefined, after } as const;
      return { change, isUnknown: false, siblings: [] };
    }),
  ];
}
