import { keptForm } from '../../../emulator/platform/tag-form.ts';
import { type Change, keyOf, type ProjectRow } from '../../write/report.ts';
import type { ProjectEffect, ProjectFacts } from '../history.ts';
import type { Claims } from './disagreements.ts';
import { leftProjectComplaints, ownTest } from './left-claims.ts';
import { lossComplaints } from './loss-claims.ts';
import { effectKey, isSo, oppositeOf, Project } from './project.ts';

/** States of rows whose projects the step must not have touched. */
const UNTOUCHED = ['unchanged', 'left', 'would-change'];

const WRITING = new Set(['tag', 'managed-scan', 'apply', 'undo']);

/** More than any project takes on the oddest server: each form of each write, with a look before and after it. */
const MAX_REQUESTS = 20;
/** Reads that are late: two forms each to add and to remove tags and one to switch, with at most seven looks behind each. */
const MAX_REQUESTS_LATE = 5 * 9;

/** With time for the way, which is long on a busy machine. */
const MAX_LOOK_AGE_MS = 10_000;

/** Where the rows of projects differ from what the requests of the step did, and from what projects were. */
export function projectDisagreements(claims: Claims): string[] {
  if (!WRITING.has(claims.step.drawn.inputs.operation ?? '')) return [];
  const rows = claims.rows.projects;
  const wrong: string[] = [];
  const byName = new Map(rows.map((row) => [row.project.toLowerCase(), row]));
  if (byName.size < rows.length) wrong.push('a project has two rows');
  const ids = rows.flatMap(({ id }) => (id === undefined ? [] : [id]));
  if (new Set(ids).size < ids.length) wrong.push('a project has rows under two names');
  for (const name of claims.history.projectNames) {
    const project = new Project(claims, name, byName.get(name.toLowerCase()));
    for (const line of projectComplaints(project)) {
      wrong.push(`${name} (${project.row?.state ?? 'no row'}): ${line}`);
    }
  }
  const { effects, projectNames } = claims.history;
  const added = effects.flatMap((one) => (one.what === 'project-added' ? [one.project] : []));
  const names = new Set([...projectNames, ...added].map((name) => name.toLowerCase()));
  for (const row of rows) {
    const isKnown = names.has(row.project.toLowerCase());
    if (!isKnown && ['changed', 'unchanged'].includes(row.state))
      wrong.push(`${row.project} was never there`);
    if ((row.state === 'failed' || row.state === 'unknown') !== (row.failure !== undefined))
      wrong.push(`${row.project} is ${row.state}, with the failure ${row.failure?.kind}`);
  }
  return wrong;
}

function projectComplaints(project: Project): string[] {
  const { row, own } = project;
  if (row === undefined) return own.map((effect) => `had ${effectKey(effect)} without a word`);
  return [
    ...formerComplaints(project, row),
    ...untoldComplaints(project, row),
    ...claimComplaints(project, row),
    ...meanwhileComplaints(project, row),
    ...requestComplaints(project),
    ...lossComplaints(project, row),
    ...leftComplaints(project, row),
    ...leftProjectComplaints(project, row),
    ...ageComplaints(project),
    ...(project.requests.isRepeatedBlindly ? ['was written again after a pause without a look'] : []),
    ...own.filter((effect) => project.isFight(effect)).map((effect) => `made ${effectKey(effect)} again`),
    ...groundlessComplaints(project, row),
  ];
}

/** Nothing untold: what the requests did is among the changes of the row, in a state that says so. */
function untoldComplaints(project: Project, row: ProjectRow): string[] {
  const { own } = project;
  const asked = own.filter((effect) => project.isAsked(effect));
  if (UNTOUCHED.includes(row.state)) return own.map((effect) => `had ${effectKey(effect)}`);
  // Also a tag that was to go is among those that are lost.
  const told = new Set(
    [...row.claimed, ...row.possible].map(keyOf).concat(row.atRisk.map((tag) => `-${tag}`)),
  );
  const finals = new Map(asked.map((effect) => [effectKey(effect), effect]));
  // Of what is sent although it stays, nobody can see what others did right before the write.
  const wanted = new Set(row.wanted.map(keyOf));
  const isSentAlong = (effect: (typeof own)[number]) =>
    effect.what === 'switched' && !wanted.has(effectKey(effect)) && project.isExplained(effect);
  const isMisread = (effect: (typeof own)[number]) =>
    row.failure?.kind === 'undone' && project.isBlurred(effectKey(oppositeOf(effect)));
  const untold = [...finals.values()].filter(
    (effect) =>
      !told.has(effectKey(effect)) &&
      !project.isPutBack(effect) &&
      !isSentAlong(effect) &&
      !isMisread(effect),
  );
  const lasting = untold.filter((effect) => project.isTrueAtEnd(effect));
  const alien = own.filter((effect) => !project.isAsked(effect) && !project.isExplained(effect));
  return [
    ...lasting.map((effect) => `had ${effectKey(effect)}, which the row does not say`),
    ...alien.map((effect) => `had ${effectKey(effect)}, which nobody asked for`),
  ];
}

/** Nothing told too much: what counts as done was done, and what the step heard last shows it. */
function claimComplaints(project: Project, row: ProjectRow): string[] {
  const { claimed } = row;
  const wrong: string[] = [];
  for (const change of claimed) {
    if (project.wasSoBefore(change)) wrong.push(`${keyOf(change)} is told, but was so before`);
    else if (!project.happened(change)) wrong.push(`${keyOf(change)} is told, but did not happen`);
    else if (project.heardOtherwise(change)) wrong.push(`${keyOf(change)} is told, but was seen undone`);
    else if (row.state !== 'unknown' && !project.isEvictionUnheard && project.hasUndone(change))
      wrong.push(`${keyOf(change)} is told, but a later request of the step undid it`);
  }
  if (row.state === 'changed' && claimed.length === 0) wrong.push('changed, but nothing is');
  return wrong;
}

/** Nothing left: what is said to be done, or to be so already, is so at the end, unless others have undone it. */
function leftComplaints(project: Project, row: ProjectRow): string[] {
  if (row.state !== 'changed' && row.state !== 'unchanged') return [];
  const facts = project.at(project.end);
  return wantedOf(project).flatMap((change) => {
    const opposite = keyOf({ ...change, after: !change.after });
    const isUndone = project.all.some(
      (one) => effectKey(one) === opposite && !project.isOwn(one) && one.place >= project.seenFrom,
    );
    const isNamed = change.tag !== undefined && row.atRisk.includes(change.tag);
    return isSo(facts, change) || isUndone || isNamed
      ? []
      : [`${keyOf(change)} was asked for, and is not so`];
  });
}

/** What the inputs of a tag or a switch say, in the platform's form. */
function wantedOf({ claims: { step, plan } }: Project): Change[] {
  const { inputs } = step.drawn;
  const { tagForm = 'as-sent' } = plan.quirks;
  const tags = (text = '') => text.split('\n').filter((tag) => tag !== '' && !/[*?]/.test(tag));
  const tagged = (name: string, after: boolean) =>
    tags(inputs[name]).map((tag): Change => ({ field: 'tag', tag: keptForm(tag, { tagForm }), after }));
  const switched = (['diff', 'full'] as const).flatMap((flag): Change[] => {
    const text = inputs[`${flag}-scan`] ?? '';
    return text === '' ? [] : [{ field: `${flag}_scan`, after: text === 'true' }];
  });
  return [...tagged('tags', true), ...tagged('remove-tags', false), ...switched];
}

/** Where nothing went wrong, and the platform can do what was asked, nothing fails. */
function groundlessComplaints({ claims }: Project, { state, failure }: ProjectRow): string[] {
  const { dropsTags, patchIgnored, evictsBeyond } = claims.plan.quirks;
  const isUnable = dropsTags || patchIgnored || evictsBeyond !== undefined;
  // A busy machine makes answers late that the platform gave in time.
  if (!claims.isUndisturbed || isUnable || failure?.cause === 'time-out') return [];
  return ['failed', 'unknown'].includes(state) ? [`nothing is the matter (${failure?.kind})`] : [];
}

/** What others are said to have changed. Of an undo it is what they did since the step that it takes back began. */
function meanwhileComplaints(project: Project, { byOthers: meanwhile }: ProjectRow): string[] {
  const { claims, all } = project;
  const { step, former } = claims;
  const isOwn = ownTest(claims, [step, ...(former ? [former] : [])]);
  const from = former?.start ?? 0;
  const byOthers = new Set(all.filter((effect) => effect.place >= from && !isOwn(effect)).map(effectKey));
  return meanwhile
    .filter((told) => !byOthers.has(told) && !project.isBlurred(told))
    .map((told) => `${told} is told as changed by others, but was not`);
}

/** Forms are tried once, answers looked at once: without faults nothing is asked again and again. */
function requestComplaints({ claims, requests: { count }, isLate }: Project): string[] {
  if (!claims.isUndisturbed || count <= (isLate ? MAX_REQUESTS_LATE : MAX_REQUESTS)) return [];
  return [`took ${count} requests`];
}

/**
 * Nothing is written from a look that is older than 5 s. Where others are written at the same time, their pauses make
 * the clock jump.
 */
function ageComplaints({ claims, requests: { lookAgesMs, isSwitchedFromOldLook } }: Project): string[] {
  const { concurrency, isProcess } = claims.plan;
  if (concurrency > 1 || isProcess) return [];
  const { operation, 'diff-scan': diff, 'full-scan': full } = claims.step.drawn.inputs;
  const leavesOne = operation === 'managed-scan' && (diff === undefined) !== (full === undefined);
  if (leavesOne && isSwitchedFromOldLook) return ['was switched without a look right before'];
  const oldest = Math.max(0, ...lookAgesMs);
  return oldest > MAX_LOOK_AGE_MS ? [`was written from a look of ${Math.round(oldest / 1000)} s before`] : [];
}

/** What the row says that the project was before is what it was at one moment before the first write. */
function formerComplaints(project: Project, row: ProjectRow): string[] {
  const { former } = row;
  if (former === undefined) return [];
  // A list shows the tags, and the switches may be read when the tags are written.
  const momentsBefore = (isFirst: (effect: ProjectEffect) => boolean) =>
    project.momentsUntil(project.own.find(isFirst)?.place ?? project.end);
  const isTrue =
    momentsBefore(({ what }) => what !== 'switched').some((facts) => hasTags(facts, former)) &&
    momentsBefore(({ what }) => what === 'switched').some((facts) => isSwitched(facts, former));
  return isTrue ? [] : [`was never ${JSON.stringify(former)}`];
}

type Former = NonNullable<ProjectRow['former']>;

function hasTags(facts: ProjectFacts, { tags }: Former): boolean {
  return tags.length === facts.tags.size && tags.every((tag) => facts.tags.has(tag));
}

function isSwitched(facts: ProjectFacts, { scans }: Former): boolean {
  if (scans === undefined) return true;
  return scans.diff_scan === facts.diff_scan && scans.full_scan === facts.full_scan;
}
