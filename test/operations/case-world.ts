/** The worlds of text cases: what a platform and GitHub hold, what goes wrong, and what others do meanwhile. */

import type { Fault as GitHubFault } from '../../emulator/github/faults.ts';
import type { GitHubServer } from '../../emulator/github/server.ts';
import { believableState } from '../../emulator/platform/believable-state.ts';
import type { Edit } from '../../emulator/platform/edit.ts';
import type { Fault, FaultSource } from '../../emulator/platform/faults.ts';
import { plainFinding } from '../../emulator/platform/finding.ts';
import type { Quirks } from '../../emulator/platform/quirks.ts';
import { findingsState, fleetState, repositoriesState } from '../../emulator/platform/scale-states.ts';
import type { Platform } from '../../emulator/platform/server.ts';
import type { StartedScan } from '../../emulator/platform/started-scans.ts';
import type { Finding, PlatformState, Project } from '../../emulator/platform/state.ts';
import { fewFindings } from './findings/context.ts';
import { policiesState, setPolicies } from './policies/world.ts';
import { copyOf, decided, sibling } from './world.ts';

/** The time at which all cases take place. */
export const NOW = Date.parse('2026-11-21T05:17:00Z');

type Traits<T> = Record<string, (Partial<T> & Record<string, unknown>) | null>;

/** Keys are names, ids or places; `*` stands for all, and null removes. Others are added. A field may be MISSING. */
export interface Content {
  /** With `diff` and `full` for the managed scans. */
  projects?: Traits<Project>;
  /** With `like` (another id, of which it is a branch), `decided` (a state, a day ago) and `age` in days. */
  findings?: Traits<Finding>;
  scans?: Traits<PlatformState['scans'][number]>;
  repositories?: Traits<PlatformState['repositories'][number]>;
  /** Parts of the newer policies, each as a whole; null: the product is not enabled. */
  policies?: Record<string, object | null>;
  deployments?: { id: number | string; slug: string; name: string }[];
  quirks?: Partial<Quirks>;
  /** With `after`, the seconds since the one before, and what the scan `has` otherwise. */
  started?: (Omit<StartedScan, 'id'> & { id?: number; after?: number; has?: object })[];
  // On GitHub; `github` has fields of its state.
  pulls?: Traits<object>;
  issues?: Traits<object>;
  repos?: Traits<object>;
  tokens?: Traits<object>;
  limits?: object;
  github?: object;
}

export interface World extends Content {
  /**
   * `fleet 2` (default), `repositories 3`, `gate` (acme/payments-api and another project), `policies` (of two projects),
   * `believable`, `few 4` (every fourth of its findings), or `findings 4 in 2 of 2`: so many projects, and rules within
   * each, in turn.
   */
  base?: string;
}

const SIZES: Readonly<Record<string, (count: number, projects: number, rules: number) => PlatformState>> = {
  fleet: (count) => fleetState(count),
  findings: ruledFindings,
  gate: gateState,
  repositories: (count) => repositoriesState(count),
  believable: () => believableState(1, NOW),
  few: (one) => fewFindings(one || undefined),
  policies: () => policiesState(),
};

/** Made once. */
const bases = new Map<string, PlatformState>();

export function stateOf({ base = 'fleet 2', ...content }: World): PlatformState {
  const [kind = '', count, , projects, , rules] = base.split(' ');
  const make = SIZES[kind];
  if (make === undefined) throw new Error(`there is no world ${base}`);
  const made = bases.get(base) ?? make(Number(count ?? 0), Number(projects ?? 1), Number(rules ?? 0));
  bases.set(base, made);
  const state = copyOf(made);
  setContent(state, content);
  return state;
}

function gateState(): PlatformState {
  const state = fleetState(2);
  for (const project of state.projects.all.slice(0, 1)) state.projects.rename(project, 'acme/payments-api');
  return state;
}

function ruledFindings(count: number, projects: number, rules: number): PlatformState {
  const state = findingsState(count, { projects, now: NOW });
  if (rules === 0) return state;
  for (const [index, finding] of state.findings.all.entries()) {
    finding.rule = `rules.number-${Math.floor(index / projects) % rules}`;
    finding.path = `src/file-${finding.id}.py`;
  }
  return state;
}

/** Everything that a world or a step sets. */
export function setAll(platform: Platform, github: GitHubServer | undefined, content: Content): void {
  setContent(platform.state, content);
  Object.assign(platform.quirks, quirksOf(content.quirks));
  for (const { id, after = 0, has, ...traits } of content.started ?? []) {
    platform.now += after * 1000;
    const started = platform.startScan({ ...traits, ...(id !== undefined && { id: BigInt(id) }) });
    setContent(platform.state, { scans: { [String(started.id)]: { ...has } } });
  }
  setEach(content.pulls, github?.state.pulls ?? [], ({ number }) => String(number));
  setEach(content.issues, github?.state.issues ?? [], (_, at) => String(at));
  setEach(content.repos, github?.state.repositories ?? [], ({ fullName }) => fullName);
  Object.assign(github?.limits ?? {}, content.limits);
  Object.assign(github?.state ?? {}, content.github);
  for (const [token, traits] of Object.entries(content.tokens ?? {}))
    Object.assign(github?.state.tokens.get(token) ?? {}, traits);
}

export function quirksOf(quirks: Partial<Quirks> = {}): Partial<Quirks> {
  const { jiraRefuses, jiraSkips } = quirks;
  return {
    ...quirks,
    ...(jiraRefuses && { jiraRefuses: jiraRefuses.map(BigInt) }),
    ...(jiraSkips && { jiraSkips: jiraSkips.map(BigInt) }),
  };
}

function setContent(state: PlatformState, content: Content): void {
  for (const [name, traits] of each(
    content.projects,
    state.projects.all.map(({ name }) => name),
  )) {
    const project = state.projects.get(name);
    if (traits === null) state.projects.remove(name);
    else if (project !== undefined) Object.assign(project, projectTraits(traits));
    else state.projects.add({ ...newProject(state, name), ...projectTraits(traits) });
  }
  for (const [id, traits] of each(
    content.findings,
    state.findings.all.map(({ id }) => String(id)),
  )) {
    const finding = state.findings.get(BigInt(id));
    if (traits === null) state.findings.remove(BigInt(id));
    else if (finding !== undefined) Object.assign(finding, findingTraits(traits));
    else state.findings.add(newFinding(state, Number(id), traits));
  }
  setEach(content.scans, state.scans, ({ id }) => String(id));
  setEach(content.repositories, state.repositories, ({ name }) => name);
  for (const [part, policies] of Object.entries(content.policies ?? {})) setPolicies(state, part, policies);
  const deployments = content.deployments?.map((one) => ({ ...one, id: BigInt(one.id) }));
  if (deployments) state.deployments.splice(0, state.deployments.length, ...deployments);
}

function setEach<T extends object>(
  traits: Traits<object> | undefined,
  all: T[],
  key: (one: T, at: number) => string,
): void {
  const byKey = new Map(all.map((one, at) => [key(one, at), one]));
  for (const [name, values] of each(traits, [...byKey.keys()])) {
    const one = byKey.get(name);
    if (one === undefined) throw new Error(`there is no ${name}`);
    if (values === null) all.splice(all.indexOf(one), 1);
    else Object.assign(one, values);
  }
}

function each(traits: Traits<object> = {}, all: readonly string[]) {
  return Object.entries(traits).flatMap(([name, values]) =>
    (name === '*' ? all : [name]).map((one) => [one, values && withoutMissing(values)] as const),
  );
}

function withoutMissing<T extends object>(values: T): T {
  const fields = Object.entries(values).map(([name, value]) => [
    name,
    value === 'MISSING' ? undefined : value,
  ]);
  return Object.fromEntries(fields);
}

function newProject(state: PlatformState, name: string): Project {
  const [project] = fleetState(1, { firstId: BigInt(state.projects.all.length + 1) }).projects.all;
  return { ...(project as Project), name, url: `https://github.com/${name}` };
}

function projectTraits({ diff, full, id, ...traits }: Record<string, unknown>): Partial<Project> {
  const scans = { diff_scan: { enabled: diff === true }, full_scan: { enabled: full === true } };
  return {
    ...structuredClone(traits),
    ...((diff ?? full) !== undefined && { managed_scan_config: scans }),
    ...(id !== undefined && { id: BigInt(id as number) }),
  };
}

function newFinding(state: PlatformState, id: number, traits: Record<string, unknown>): Finding {
  const of = traits.like === undefined ? undefined : state.findings.get(BigInt(traits.like as number));
  if (of !== undefined) {
    const { fingerprint, ref } = sibling(of, id);
    return { ...of, notes: [...of.notes], ...{ id: BigInt(id), fingerprint, ref }, ...findingTraits(traits) };
  }
  const { issue_type = 'sast', repo = state.projects.all[0]?.name ?? '' } = traits as Partial<Finding>;
  return { ...plainFinding(BigInt(id), issue_type, repo), severity: 'low', ...findingTraits(traits) };
}

function findingTraits(given: Record<string, unknown>): Partial<Finding> {
  const { like: _, decided: state, age, reason, note, ...traits } = given;
  type State = Parameters<typeof decided>[0];
  const made = state === undefined ? {} : decided(state as State, note as string, reason as string);
  return {
    ...made,
    ...(state !== undefined && { triaged_at: NOW / 1000 - 86_400 }),
    ...(age !== undefined && { relevant_since: NOW / 1000 - (age as number) * 86_400 }),
    ...structuredClone(traits),
  };
}

/** An edit by another person, whose ids are numbers and whose findings and projects are traits. */
export function editOf(edit: Record<string, unknown>, state: PlatformState): Edit {
  const { triage, removeFinding, openTicket, addFinding, addProject, ...rest } = edit;
  if (addFinding !== undefined) {
    const { id, ...traits } = addFinding as { id: number };
    return { addFinding: newFinding(state, id, traits) };
  }
  if (addProject !== undefined) {
    const { name, ...traits } = addProject as { name: string };
    return { addProject: { ...newProject(state, name), ...projectTraits(traits) } };
  }
  const ids = {
    ...(triage !== undefined && { triage: (triage as number[]).map(BigInt) }),
    ...(removeFinding !== undefined && { removeFinding: BigInt(removeFinding as number) }),
    ...(openTicket !== undefined && { openTicket: BigInt(openTicket as number) }),
  };
  return { ...rest, ...ids } as Edit;
}

/** A status, a kind of fault, a body (`body`, also as an object), or all fields of a fault. */
export type FaultText = number | string | (Record<string, unknown> & { rewrite?: [string, string][] });

/** Keys say which requests have the fault: see `requestsOf`. */
export type Faults = Record<string, FaultText>;

/** A request to either server. */
export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly endpoint?: string;
  readonly body?: string;
}

/**
 * `PUT tags`, `project` (by any method), `*`; then, where needed, `~ part of the path or body, as an expression`,
 * `x2` for the first two such requests, or `#2` for the second of them. GitHub has no names of endpoints, only `~`.
 *
 * @param unused gets the text, until a request meets it
 */
export function requestsOf(text: string, unused: Set<string>): (request: Asked) => boolean {
  const match = /^(?:([A-Z]+) ?)?([\w*-]*)(?: ?~ (.*?))?(?: x(\d+))?(?: #(\d+))?$/.exec(text);
  if (match === null) throw new Error(`no requests: ${text}`);
  const [, method, endpoint = '', part, most, nth] = match;
  const pattern = part === undefined ? undefined : new RegExp(part);
  let seen = 0;
  unused.add(text);
  return (request) => {
    const isOne =
      (method === undefined || method === request.method) &&
      (endpoint === '' || endpoint === '*' || endpoint === request.endpoint) &&
      (pattern === undefined || pattern.test(request.path) || pattern.test(request.body ?? ''));
    if (!isOne) return false;
    seen += 1;
    const isMet = nth === undefined ? seen <= Number(most ?? Number.POSITIVE_INFINITY) : seen === Number(nth);
    if (isMet) unused.delete(text);
    return isMet;
  };
}

function faultOf(text: FaultText): Fault & GitHubFault {
  if (typeof text === 'number') return { kind: 'status', status: text };
  if (typeof text === 'string') return { kind: text } as Fault & GitHubFault;
  const { rewrite, body, ...fault } = text;
  if (rewrite !== undefined) {
    const pairs = rewrite.map(([from, to]) => [new RegExp(from, 'g'), to] as const);
    const rewritten = (sent: string) => pairs.reduce((all, [from, to]) => all.replaceAll(from, to), sent);
    return { kind: 'rewritten', rewrite: rewritten } as unknown as Fault & GitHubFault;
  }
  if (body === undefined) return fault as Fault & GitHubFault;
  const sent = typeof body === 'string' ? body : JSON.stringify(body);
  return { kind: 'body', status: 200, ...fault, body: sent } as Fault & GitHubFault;
}

/** The first that fits; null is none. */
export function faultsOf(faults: Faults | null, unused: Set<string>): FaultSource | undefined {
  if (faults === null) return undefined;
  const given = Object.entries(faults).filter(([, fault]) => fault !== null);
  const all = given.map(([text, fault]) => [requestsOf(text, unused), faultOf(fault)] as const);
  return (request) => all.find(([isOne]) => isOne(request))?.[1];
}
