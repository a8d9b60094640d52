/**
 * Operations as text cases: a world, inputs, and all that the step shows. A file is a list of cases; an item `all` has
 * what the cases after it share. `npx vitest run FILE -u` writes the texts under `shows` anew, for review.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { isMap, isScalar, type Pair, parse, parseDocument, type YAMLMap } from 'yaml';
import { ACTIONS_TOKEN } from '../../emulator/github/believable-state.ts';
import type { GitHubServer } from '../../emulator/github/server.ts';
import type { Platform } from '../../emulator/platform/server.ts';
import { openGitHub } from '../github/open.ts';
import { innerStep } from '../inner-step.ts';
import { textOf } from './case-text.ts';
import {
  type Asked,
  type Content,
  editOf,
  type Faults,
  faultsOf,
  NOW,
  quirksOf,
  requestsOf,
  setAll,
  stateOf,
  type World,
} from './case-world.ts';
import { folderWith, openPlatform } from './scenario.ts';

type Value = string | number | boolean | readonly (string | number)[] | object | null;

/** In the order in which it happens. */
interface Step {
  /** For what only code can do: the name of one of the file's actions. */
  call?: string;
  /** The clock goes on, in seconds. */
  after?: number;
  set?: Content;
  edit?: object | object[];
  /** From here on. */
  faults?: Faults | null;
  githubFaults?: Faults | null;
  /** Before a request of the step is processed (`requestsOf`), before its `answer`, or as the step pauses (`pause`). */
  meanwhile?: Record<string, Moment>;
  /**
   * Inputs: lists are lines, objects JSON. `${rules-path}` is the last such output of an earlier step, `${1.report-path}`
   * that of the first one.
   */
  run?: Record<string, Value>;
  /** `WORKSPACE` is the folder with the files. */
  env?: Record<string, string>;
  /** Answers are made up, so that the platform's record supports no claim. */
  isMadeUp?: boolean;
  /** Lines beside those that each step has: see `looked` in case-text.ts. */
  look?: string[];
  /** A step without it has to succeed. */
  shows?: string | null;
}

const STEP_KEYS = [
  'call',
  'after',
  'set',
  'edit',
  'faults',
  'githubFaults',
  'meanwhile',
  'run',
  'env',
  'isMadeUp',
  'look',
  'shows',
];
const CASE_KEYS = [...STEP_KEYS, 'case', 'world', 'github', 'files', 'rules', 'steps'];

type Moment = Content & { call?: string; stop?: string; edit?: object; after?: number };

interface Case extends Step {
  case: string;
  world?: World;
  /** Then the steps run as a schedule of acme/payments-api, with its token. */
  github?: boolean;
  /** Files of the workspace. */
  files?: Record<string, string | object>;
  /** The file `rules.yml`, which is the input `rules-file` of the operations that read one. */
  rules?: object;
  /** More than one. */
  steps?: Step[];
}

export interface Opened {
  platform: Platform;
  github: GitHubServer | undefined;
}
export type Actions = Readonly<Record<string, (opened: Opened) => unknown>>;

type Path = readonly (string | number)[];

/** @param url of a YAML file with cases */
export function runCases(url: URL, actions: Actions = {}): void {
  const text = readFileSync(url, 'utf8');
  const texts = new Map<Path, string>();
  for (const [path, one] of casesIn(parse(text, { merge: true, maxAliasCount: -1 }) ?? [])) {
    it(one.case, async () => {
      const opened = await open(one);
      const { files, steps = [one] } = one;
      const rules =
        one.rules && JSON.stringify({ version: 1, ...one.rules }, (_, value) => value ?? undefined);
      const isInWorkspace = files !== undefined || rules !== undefined;
      const workspace = isInWorkspace ? await folderWith(fileTexts(files, rules)) : undefined;
      const outputs: Record<string, string> = {};
      const unused = new Set<string>();
      const parts = { ...opened, actions, unused };
      if (one.steps) prepare(one, parts);
      for (const [at, step] of steps.entries()) {
        prepare(step, parts);
        if (step.run === undefined) continue;
        const hasRules = rules !== undefined && RULED.includes(String(step.run.operation));
        const inputs = { ...(hasRules && { 'rules-file': 'rules.yml' }), ...step.run };
        const shown = await runOne({ ...step, run: inputs }, at, parts, workspace, outputs);
        if (step.shows === undefined) {
          expect(shown).not.toMatch(/^(error: |exit code|FALSE)/m);
          continue;
        }
        const expected = (step.shows ?? '').trimEnd();
        texts.set([...path, ...(one.steps ? ['steps', at] : []), 'shows'], shown);
        if (!isUpdating()) expect(shown).toBe(expected);
        expect(shown).not.toMatch(/^FALSE/m);
      }
      // A fault that no request meets would test nothing.
      expect([...unused]).toEqual([]);
    });
  }
  afterAll(() => {
    if (isUpdating() && texts.size > 0) writeFileSync(url, withTexts(text, texts));
  });
}

/** Each case with its place in the file. */
function casesIn(items: readonly ({ all: Partial<Case> } | Case)[]): [Path, Case][] {
  let shared: Partial<Case> = {};
  return items.flatMap((item, at): [Path, Case][] => {
    if ('all' in item) {
      shared = item.all ?? {};
      return [];
    }
    refuseOthers(item, CASE_KEYS);
    for (const step of item.steps ?? []) refuseOthers(step, STEP_KEYS);
    return [[[at], merged(shared, item)]];
  });
}

function refuseOthers(one: object, keys: readonly string[]): void {
  const others = Object.keys(one).filter((key) => !keys.includes(key));
  if (others.length > 0) throw new Error(`unknown: ${others} in ${JSON.stringify(one).slice(0, 200)}`);
}

/** Objects key by key. What a case has for a run goes to each of several; what it prepares comes before the first. */
function merged(shared: Partial<Case>, one: Case): Case {
  const { run, env, look, isMadeUp, ...rest } = withShared(shared, one) as Case;
  const ofSteps = { run, env, look, isMadeUp };
  if (rest.steps === undefined) return { ...rest, ...ofSteps };
  return { ...rest, steps: rest.steps.map((step) => (step.run ? withShared(ofSteps, step) : step)) };
}

/** Another operation shares no inputs. */
function withShared<T extends Step>(shared: Partial<T>, one: T): T {
  const isOther = ![undefined, shared.run?.operation].includes(one.run?.operation as undefined);
  return deep(isOther ? { ...shared, run: undefined } : shared, one) as T;
}

function deep(shared: unknown, one: unknown): unknown {
  const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isObject(shared) || !isObject(one)) return one === undefined ? shared : one;
  const values: Record<string, unknown> = { ...(shared as object) };
  for (const [key, value] of Object.entries(one as object)) values[key] = deep(values[key], value);
  return values;
}

function fileTexts(files: Record<string, string | object> = {}, rules = ''): Record<string, string> {
  const texts = Object.entries(files).map(([name, content]) => [
    name,
    typeof content === 'string' ? content : JSON.stringify(content),
  ]);
  return { ...Object.fromEntries(texts), ...(rules && { 'rules.yml': rules }) };
}

async function open({ world = {}, github: hasGitHub }: Case): Promise<Opened> {
  const platform = await openPlatform({ now: NOW, state: stateOf(world), quirks: quirksOf(world.quirks) });
  const github = hasGitHub ? await openGitHub({ now: () => platform.now }) : undefined;
  const { started, pulls, issues, repos, limits, tokens, github: traits } = world;
  setAll(platform, github, { started, pulls, issues, repos, limits, tokens, github: traits });
  return { platform, github };
}

interface Parts extends Opened {
  actions: Actions;
  /** Names of faults and moments that no request has met. */
  unused: Set<string>;
}

function prepare(step: Step, { actions, unused, ...opened }: Parts): void {
  const { platform, github } = opened;
  if (step.call !== undefined) (actions[step.call] as Actions[string])(opened);
  platform.now += (step.after ?? 0) * 1000;
  if (step.set) setAll(platform, github, step.set);
  for (const edit of [step.edit ?? []].flat()) platform.edit(editOf({ ...edit }, platform.state));
  if (step.faults !== undefined) platform.faults = withBodies(platform, faultsOf(step.faults, unused));
  if (step.githubFaults !== undefined && github)
    github.faults = faultsOf(step.githubFaults, unused) as GitHubServer['faults'];
}

/** The log has a request with its body when its fault is looked up. */
function withBodies(platform: Platform, faults: Platform['faults']): Platform['faults'] {
  return faults && ((request) => faults({ ...request, ...platform.requests.at(request.index) }));
}

async function runOne(
  { run = {}, env, meanwhile = {}, look = [], isMadeUp = false }: Step,
  at: number,
  { platform, github, actions, unused }: Parts,
  workspace: string | undefined,
  outputs: Record<string, string>,
): Promise<string> {
  const from = {
    record: platform.record.length,
    requests: platform.requests.length,
    github: github?.requests.length ?? 0,
    now: platform.now,
  };
  const counts = { ...platform.counts };
  const stop = new AbortController();
  const happen = ({ call, stop: reason, edit, after = 0, ...content }: Moment) => {
    platform.now += after * 1000;
    if (reason) stop.abort(reason);
    if (edit) platform.edit(editOf({ ...edit }, platform.state));
    setAll(platform, github, content);
    return call && (actions[call] as Actions[string])({ platform, github });
  };
  const momentsOf = (isOfAnswer: boolean) => {
    const some = Object.entries(meanwhile)
      .filter(([text]) => text !== 'pause' && text.startsWith('answer ') === isOfAnswer)
      .map(([text, moment]) => [requestsOf(text.replace(/^answer /, ''), unused), moment] as const);
    return (request: Asked) => {
      for (const [isOne, moment] of some) if (isOne(request)) happen(moment);
    };
  };
  const [before, after] = [momentsOf(false), momentsOf(true)];
  platform.quirks.onRequest = ({ endpoint, request }) => before({ ...request, endpoint });
  platform.quirks.beforeAnswer = ({ endpoint, request }) => after({ ...request, endpoint });
  if (github) github.beforeProcessing = before;
  const ended = await innerStep(platform, inputsOf(run, github, outputs), {
    environment: {
      ...(github && SCHEDULE(github)),
      ...(workspace && { GITHUB_WORKSPACE: workspace }),
      ...environmentOf(env, workspace),
    },
    interrupted: stop.signal,
    onPause: () => meanwhile.pause && happen(meanwhile.pause),
  });
  platform.quirks.onRequest = undefined;
  platform.quirks.beforeAnswer = undefined;
  for (const [name, value] of Object.entries(ended.outputs))
    Object.assign(outputs, { [name]: value, [`${at + 1}.${name}`]: value });
  return textOf({ run: ended, platform, github, from, counts, isMadeUp }, look);
}

/** Operations that read a rules file. */
const RULED = ['plan', 'apply', 'validate'];

const SCHEDULE = ({ url }: GitHubServer) => ({
  GITHUB_API_URL: url,
  GITHUB_EVENT_NAME: 'schedule',
  GITHUB_REPOSITORY: 'acme/payments-api',
  GITHUB_JOB: 'hygiene',
  GITHUB_ACTION: 'step',
  GITHUB_RUN_ID: '4711',
  GITHUB_RUN_NUMBER: '9',
});

function inputsOf(
  run: Record<string, Value>,
  github: GitHubServer | undefined,
  outputs: Readonly<Record<string, string>>,
): Record<string, string> {
  const token = github ? { 'github-token': ACTIONS_TOKEN } : {};
  const given = Object.entries(run).flatMap(([name, value]) =>
    value === null ? [] : [[name, textIn(value)]],
  );
  return { ...token, ...Object.fromEntries(given) };

  function textIn(value: Value): string {
    if (Array.isArray(value)) return value.join('\n');
    if (typeof value === 'object') return JSON.stringify(value);
    return String(value).replace(/^\$\{([\w.-]+)\}$/, (_, name) => outputs[name] ?? '');
  }
}

function environmentOf(env: Record<string, string> = {}, workspace = ''): Record<string, string> {
  const texts = Object.entries(env).map(([name, text]) => [name, text.replace(/^WORKSPACE/, workspace)]);
  return Object.fromEntries(texts);
}

function isUpdating(): boolean {
  const { snapshotState } = expect.getState() as unknown as { snapshotState: { _updateSnapshot: string } };
  return snapshotState._updateSnapshot === 'all';
}

/** The file with other texts at some places; everything else stays as it is. */
function withTexts(text: string, texts: ReadonlyMap<Path, string>): string {
  const document = parseDocument(text);
  const edits = [...texts].map(([path, shown]) => {
    const map = document.getIn(path.slice(0, -1), true) as YAMLMap;
    if (!isMap(map)) throw new Error(`there is no step at ${path.join('.')}`);
    const pair = map.items.find(({ key }) => isScalar(key) && key.value === 'shows') as Pair | undefined;
    if (!isScalar(pair?.key) || !pair.key.range) throw new Error(`\`shows\` is missing at ${path.join('.')}`);
    const start = pair.key.range[0];
    const indent = ' '.repeat(start - text.lastIndexOf('\n', start - 1) - 1 + 2);
    const end = isScalar(pair.value) && pair.value.value ? (pair.value.range?.[1] ?? start) : start + 6;
    const block = shown.split('\n').map((line) => `${indent}${line}\n`);
    return {
      start,
      end: text[end] === '\n' && text[end - 1] !== '\n' ? end + 1 : end,
      by: `shows: |\n${block.join('')}`,
    };
  });
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((all, { start, end, by }) => all.slice(0, start) + by + all.slice(end), text);
}
