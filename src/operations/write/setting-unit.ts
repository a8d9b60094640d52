import type { ProjectChange, SettingChange } from '../../model/change.ts';
import type { WriteSubject } from '../../platform/http/trace.ts';
import type { WriteAnswer } from '../../platform/http/write-answer.ts';
import type { Project } from '../../platform/resources/project.ts';
import type { WritingContext } from '../context.ts';
import { RowError } from '../step.ts';
import type { Unit, UnitEnd } from './carry-out.ts';
import {
  isSettingChange,
  type SettingKind,
  type SettingValues,
  settingDifferences,
  settingValues,
  shows,
} from './project-fields.ts';
import { idOf, MAX_READ_AGE_MS, type ProjectRecord } from './project-record.ts';

interface SettingRequest {
  changes: readonly SettingChange[];
  values: SettingValues;
}

/** The settings of one project that one request makes. */
export class SettingUnit implements Unit<SettingRequest, Project> {
  readonly canLook = true;
  readonly #context: WritingContext;
  readonly #slug: string;
  readonly #kind: SettingKind;
  readonly #record: ProjectRecord;

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
    this.#see(this.#record.upToDate(project, askedAtMs));
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
    if (seen === undefined || changes.length === 0) return undefined;
    const wanted = Object.fromEntries(changes.map(({ field, after }) => [field, after]));
    return { changes, values: { ...settingValues(seen), ...wanted } };
  }

  send({ changes, values }: SettingRequest, attempts: number): Promise<WriteAnswer<Project>> {
    const { seen, name } = this.#record;
    const { writer, clock } = this.#context;
    const answer = this.#kind.send(writer, this.#slug, name, values, { attempts, ...idOf(seen) });
    return this.#record.sending(this.#kind, changes, answer, clock);
  }

  answered(_request: SettingRequest, project: Project): void {
    this.#see(project);
  }

  isDone({ changes }: SettingRequest): boolean {
    const { seen } = this.#record;
    return seen !== undefined && this.#kind.isIn(seen) && changes.every((change) => shows(seen, change));
  }

  isRepeatable(): boolean {
    return true;
  }

  turnsToOtherForm(): boolean {
    return false;
  }

  lost(): void {}

  end(end: UnitEnd, request: SettingRequest | undefined): void {
    const failure = this.#failureOf(end, request);
    if (failure !== undefined) this.#record.fail(failure);
  }

  #failureOf(end: UnitEnd, request: SettingRequest | undefined): unknown {
    if (end.kind === 'done') return undefined;
    if (end.kind === 'refused') return end.error;
    if (end.kind === 'unknown') return new RowError({ kind: 'unknown', cause: end.cause });
    const { seen } = this.#record;
    const missing = (request?.changes ?? []).filter((change) => seen === undefined || !shows(seen, change));
    const shown = missing.map(({ field }) => ({ field, value: seen && settingValues(seen)[field] }));
    return new RowError({ kind: 'settings-not-shown', shown, ...(end.failure && { cause: end.failure }) });
  }

  #see(project: Project): void {
    const { seen } = this.#record;
    if (seen !== undefined) {
      const others = settingDifferences(seen, project, this.#kind).filter(
        ({ field }) =>
          !this.#record.changes.some((change) => change.field === field && this.#record.isSent(change)),
      );
      this.#record.noteOthers(others);
    }
    this.#record.see(project, this.#context.clock.now());
  }
}

function isOneOf(fields: readonly string[], { field }: ProjectChange): boolean {
  return fields.includes(field);
}
