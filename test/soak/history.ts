import { triageStateOf } from '../../emulator/platform/finding.ts';
import type { LoggedRequest } from '../../emulator/platform/logged-request.ts';
import type { Moment, Quirks } from '../../emulator/platform/quirks.ts';
import type { Effect, TriageFacts } from '../../emulator/platform/record.ts';
import type { Platform } from '../../emulator/platform/server.ts';
import type { Finding, PlatformState } from '../../emulator/platform/state.ts';

export interface ProjectFacts {
  tags: ReadonlySet<string>;
  diff_scan: boolean;
  full_scan: boolean;
}

export interface FindingFacts extends Pick<TriageFacts, 'status' | 'triage_state' | 'triage_reason'> {
  note: string | undefined;
}

/** An effect and its place in the platform's record. */
export type Placed<E extends Effect = Effect> = E & { place: number };

export type ProjectEffect = Extract<Effect, { what: 'tag-added' | 'tag-removed' | 'switched' }>;
export type TriageEffect = Extract<Effect, { what: 'triaged' }>;

/** A request, with when it was worked on, as a place in the platform's record. */
export interface PlacedRequest {
  index: number;
  request: LoggedRequest;
  arrived: number;
  /** By the platform's clock, epoch milliseconds. */
  arrivedMs: number;
  /** Undefined when the platform never did what was asked. */
  processed: number | undefined;
  project: string | undefined;
}

const PROJECT_PATH = /^\/api\/v1\/deployments\/[^/]+\/projects\/(.+?)(\/tags|\/managed-scan)?$/;

/** What happened on a platform, in the order in which it did: what claims are held against. */
export class History {
  readonly platform: Platform;
  readonly effects: Placed[] = [];
  readonly #projects: ReadonlyMap<string, ProjectFacts>;
  readonly #findings: ReadonlyMap<bigint, FindingFacts>;
  readonly #firstFamilies: ReadonlyMap<string | undefined, bigint[]>;
  readonly #arrived = new Map<number, number>();
  readonly #arrivedMs = new Map<number, number>();
  readonly #processed = new Map<number, number>();
  readonly #requests: PlacedRequest[] = [];
  readonly #byProject = new Map<string, Placed<ProjectEffect>[]>();
  readonly #byFinding = new Map<bigint, Placed<TriageEffect>[]>();

  constructor(platform: Platform) {
    this.platform = platform;
    this.#projects = new Map(platform.state.projects.all.map((one) => [one.name, projectFacts(one)]));
    this.firstFindings = new Map(
      platform.state.findings.all.map(({ id, repo, fingerprint, issue_type, ref }) => [
        id,
        { repo, fingerprint, issue_type, ref },
      ]),
    );
    this.#firstFamilies = Map.groupBy(
      this.firstFindings.keys(),
      (id) => this.firstFindings.get(id)?.fingerprint,
    );
    this.#findings = new Map(platform.state.findings.all.map((one) => [one.id, findingFacts(one)]));
  }

  get place(): number {
    return this.platform.record.length;
  }

  /** As they were at the start, by id; some are removed meanwhile. */
  readonly firstFindings: ReadonlyMap<bigint, Pick<Finding, 'repo' | 'fingerprint' | 'issue_type' | 'ref'>>;

  /** The finding on all its branches, also where it is gone by now. */
  branchesOf(id: bigint): bigint[] {
    const { findings } = this.platform.state;
    const now = findings.get(id);
    const first = this.firstFindings.get(id);
    const others = (this.#firstFamilies.get(first?.fingerprint) ?? []).filter((other) => {
      const { ref, issue_type, repo } = this.firstFindings.get(other) ?? {};
      return ref !== first?.ref && issue_type === first?.issue_type && repo === first?.repo;
    });
    return [...new Set([id, ...others, ...(now ? findings.siblings(now).map((one) => one.id) : [])])];
  }

  get projectNames(): string[] {
    return [...this.#projects.keys()];
  }

  arrive({ index }: Moment): void {
    this.#arrived.set(index, this.place);
    this.#arrivedMs.set(index, this.platform.now);
  }

  process({ index }: Moment): void {
    this.#processed.set(index, this.place);
  }

  /** Takes in the whole record, once nothing happens any more. */
  end(): void {
    for (const [place, effect] of this.platform.record.entries()) {
      const placed = { ...effect, place };
      this.effects.push(placed);
      if (placed.what === 'tag-added' || placed.what === 'tag-removed' || placed.what === 'switched') {
        push(this.#byProject, placed.project, placed);
      } else if (placed.what === 'triaged') push(this.#byFinding, placed.finding, placed);
    }
    for (const [index, request] of this.platform.requests.entries()) {
      const arrived = this.#arrived.get(index) ?? this.place;
      const arrivedMs = this.#arrivedMs.get(index) ?? 0;
      const processed = this.#processed.get(index);
      const project = this.#projectOf(request.path);
      this.#requests.push({ index, request, arrived, arrivedMs, processed, project });
    }
  }

  /** The requests of the client with this token. */
  requestsOf(token: string): PlacedRequest[] {
    return this.#requests.filter(({ request }) => request.headers.authorization === `Bearer ${token}`);
  }

  effectsOn(project: string): readonly Placed<ProjectEffect>[] {
    return this.#byProject.get(project) ?? [];
  }

  triagesOf(finding: bigint): readonly Placed<TriageEffect>[] {
    return this.#byFinding.get(finding) ?? [];
  }

  /** A project as it was before the effect at this place; undefined when it came into being later. */
  projectAt(name: string, place: number): ProjectFacts | undefined {
    const first = this.#projects.get(name);
    if (first === undefined) return undefined;
    const facts = { ...first, tags: new Set(first.tags) };
    for (const effect of this.effectsOn(name)) {
      if (effect.place >= place) break;
      if (effect.what === 'switched') facts[effect.flag] = effect.after;
      else if (effect.what === 'tag-added') facts.tags.add(effect.tag);
      else facts.tags.delete(effect.tag);
    }
    return facts;
  }

  findingAt(id: bigint, place: number): FindingFacts | undefined {
    const triages = this.triagesOf(id);
    let facts = this.#findings.get(id) ?? this.#factsOfLater(id);
    for (const { place: at, after, note } of triages) {
      if (facts === undefined || at >= place) break;
      const { status, triage_state, triage_reason } = after;
      facts = { status, triage_state, triage_reason, note: note ?? facts.note };
    }
    return facts;
  }

  /** Of a finding that came later, what it was before its first triage; it came without a note. */
  #factsOfLater(id: bigint): FindingFacts | undefined {
    const [first] = this.triagesOf(id);
    if (first !== undefined) return { ...first.before, note: undefined };
    const finding = this.platform.state.findings.get(id);
    return finding && findingFacts(finding);
  }

  #projectOf(path: string): string | undefined {
    const [, encoded] = PROJECT_PATH.exec(path.split('?')[0] ?? '') ?? [];
    if (encoded === undefined) return undefined;
    const name = decodeURIComponent(encoded);
    const { formerNames }: Quirks = this.platform.quirks;
    const asked = (formerNames[name.toLowerCase()] ?? name).toLowerCase();
    // Also of one that is gone by now.
    const first = this.projectNames.find((one) => one.toLowerCase() === asked);
    return first ?? this.platform.state.projects.get(asked)?.name ?? name;
  }
}

export function projectFacts({
  tags,
  managed_scan_config: config,
}: PlatformState['projects']['all'][number]) {
  return {
    tags: new Set(tags),
    diff_scan: config.diff_scan.enabled,
    full_scan: config.full_scan.enabled,
  };
}

function findingFacts(finding: Finding): FindingFacts {
  const { status, triage_reason, notes } = finding;
  return { status, triage_state: triageStateOf(finding), triage_reason, note: notes.at(-1) };
}

function push<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}
