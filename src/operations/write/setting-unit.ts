import type { ProjectChange, SettingChange } from '../../model/change.ts';
import type { SettingField, SettingValue } from '../../model/project-settings.ts';
import type { RequestFailure } from '../../platform/http/errors.ts';
import type { WriteSubject } from '../../platform/http/trace.ts';
import type { WriteAnswer } from '../../platform/http/write-answer.ts';
import type { Project } from '../../platform/resources/project.ts';
import type { WritingContext } from '../context.ts';
import { RowError } from '../step.ts';
import type { Unit, UnitEnd } from './carry-out.ts';
import {
  isSettingChange,
  SETTINGS,
  type SettingKind,
  type SettingValues,
  settingDifferences,
  settingValues,
} from './project-fields.ts';
import { idOf, MAX_READ_AGE_MS, type ProjectRecord } from './project-record.ts';

interface SettingRequest {
  changes: readonly SettingChange[];
  /** What is to be there after it: its changes, and what is put back. */
  wanted: ReadonlyMap<SettingField, SettingValue>;
  values: SettingValues;
}

const SCANS_OFF = { diff_scan: { enabled: false }, full_scan: { enabled: false } };

/** The settings of one project that one request makes. */
export class SettingUnit implements Unit<SettingRequest, Project> {
  readonly canLook = true;
  readonly #context: WritingContext;
  readonly #slug: string;
  readonly #kind: SettingKind;
  readonly #record: ProjectRecord;
  /** Requests that had no readable answer, and were not seen to take effect. */
  #open: readonly { request: SettingRequest; failure: RequestFailure }[] = [];
  /** What others had set, and a request of ours turned back when it landed late, because it sends all settings. */
  readonly #taken = new Map<SettingField, SettingValue>();

  constructor(context: WritingContext, slug: string, kind: SettingKind, record: ProjectRecord) {
    this.#context = context;
    this.#slug = slug;
    this.#kind = kind;
    this.#record = record;
  }

  static isFor(record: ProjectRecord, { fields }: SettingKind): boolean {
    return record.changes.some((change) => isOneOf(fields, change));
  }

  /** A value that is sent although it stays must be read right before. */
  isStale(): boolean {
    const { seen, seenAtMs, changes, decided } = this.#record;
    const { fields, sendsAll, isIn } = this.#kind;
    const own = new Set<string>([...decided, ...changes.map(({ field }) => field)]);
    const leavesOne = sendsAll && fields.some((field) => !own.has(field));
    return (
      leavesOne || seen === undefined || !isIn(seen) || this.#context.clock.now() - seenAtMs > MAX_READ_AGE_MS
    );
  }

  async read(): Promise<void> {
    const { seen, name } = this.#record;
    const askedAtMs = this.#context.clock.now();
    const project = await this.#context.platform.project(this.#slug, name, idOf(seen));
    // A server may leave out what is off, and then all of it.
    const whole = { ...project, managed_scan_config: project.managed_scan_config ?? SCANS_OFF };
    const upToDate = this.#record.upToDate(whole, askedAtMs);
    this.#see(upToDate, seen && this.#landed(seen, upToDate));
  }

  get subject(): WriteSubject {
    return [this.#kind.fields.join(), this.#record.name];
  }

  next(): SettingRequest | undefined {
    const { seen } = this.#record;
    const changes = this.#record
      .due()
      .filter((change) => isOneOf(this.#kind.fields, change))
      .filter(isSettingChange);
    const wanted = new Map([...changes.map(({ field, after }) => [field, after] as const), ...this.#taken]);
    if (seen === undefined || wanted.size === 0) return undefined;
    return { changes, wanted, values: { ...settingValues(seen), ...Object.fromEntries(wanted) } };
  }

  async send(request: SettingRequest, attempts: number): Promise<WriteAnswer<Project>> {
    const { seen, name } = this.#record;
    const { writer, clock } = this.#context;
    const answer = this.#kind.send(writer, this.#slug, name, request.values, { attempts, ...idOf(seen) });
    const ended = await this.#record.sending(this.#kind, request.changes, answer, clock);
    if (ended.kind === 'open' || ended.kind === 'empty')
      this.#open = [...this.#open, { request, failure: ended.failure }];
    return ended;
  }

  answered(_request: SettingRequest, project: Project): void {
    this.#see(project);
  }

  isDone({ wanted }: SettingRequest): boolean {
    const { seen } = this.#record;
    return seen !== undefined && this.#kind.isIn(seen) && isAs(seen, wanted);
  }

  isRepeatable(): boolean {
    return true;
  }

  end(end: UnitEnd, request: SettingRequest | undefined): void {
    const failure = this.#failureOf(end, request);
    if (failure !== undefined) this.#record.fail(failure);
  }

  #failureOf(end: UnitEnd, request: SettingRequest | undefined): unknown {
    if (end.kind === 'done') {
      const cause = this.#mayTake();
      return cause && new RowError({ kind: 'unknown', cause });
    }
    if (end.kind === 'refused') return end.error;
    if (end.kind === 'unknown') return new RowError({ kind: 'unknown', cause: end.cause });
    const { seen } = this.#record;
    const missing = [...(request?.wanted ?? [])].filter((one) => seen === undefined || !isAs(seen, [one]));
    const shown = missing.map(([field]) => ({ field, value: seen && settingValues(seen)[field] }));
    return new RowError({ kind: 'settings-not-shown', shown, ...(end.failure && { cause: end.failure }) });
  }

  /** @param landed the request of ours whose effect a read shows */
  #see(project: Project, landed?: SettingRequest): void {
    const { seen } = this.#record;
    if (seen !== undefined) {
      const differences = settingDifferences(seen, project, this.#kind).filter(
        ({ field }) =>
          !this.#record.changes.some((change) => change.field === field && this.#record.isSent(change)),
      );
      const taken = differences.filter(({ field, after }) => landed?.values[field] === after);
      for (const { field, before } of taken) this.#taken.set(field, before);
      this.#record.noteOthers(differences.filter((one) => !taken.includes(one)));
    }
    for (const one of this.#taken) if (isAs(project, [one])) this.#taken.delete(one[0]);
    this.#record.see(project, this.#context.clock.now());
  }

  /** The open request whose effect a read shows for the first time: it cannot land again. */
  #landed(seen: Project, now: Project): SettingRequest | undefined {
    if (!this.#kind.isIn(now)) return undefined;
    const shown = this.#open.filter(({ request: { wanted } }) => !isAs(seen, wanted) && isAs(now, wanted));
    const landed = shown.find(({ request }) => isAs(now, this.#sentBy(request))) ?? shown[0];
    this.#open = this.#open.filter((one) => one !== landed);
    return landed?.request;
  }

  /** Why it is open whether settings stay as they are: a request that may still land sends other ones. */
  #mayTake(): RequestFailure | undefined {
    const { seen } = this.#record;
    return this.#open.find(({ request }) => seen !== undefined && !isAs(seen, this.#sentBy(request)))
      ?.failure;
  }

  #sentBy({ values }: SettingRequest): [SettingField, SettingValue][] {
    return this.#kind.fields.map((field) => [field, values[field]]);
  }
}

function isAs(project: Project, values: Iterable<readonly [SettingField, SettingValue]>): boolean {
  return [...values].every(([field, value]) => SETTINGS[field](project) === value);
}

function isOneOf(fields: readonly string[], { field }: ProjectChange): boolean {
  return fields.includes(field);
}
