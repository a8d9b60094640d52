import type { FindingTarget, FormerTriage } from '../../model/change.ts';
import type { Finding } from '../../platform/resources/finding.ts';

const FIRST_SIZE = 1024;

/** What a row says about its triage; what it lacks is absent. */
export function formerTriage(finding: Finding): FormerTriage {
  const { status, triage_state, triage_reason, triage_comment, triaged_at } = finding;
  return {
    ...(status === undefined ? {} : { status }),
    ...(triage_state === undefined ? {} : { triageState: triage_state }),
    ...(triage_reason === undefined ? {} : { reason: triage_reason }),
    ...(triage_comment === undefined ? {} : { note: triage_comment }),
    ...(triaged_at === undefined ? {} : { triagedAt: triaged_at }),
  };
}

/** What people know a finding by. */
export function findingTarget(finding: Finding): FindingTarget {
  const { id, kind, repository, severity, rule, path, line, ref } = finding;
  const relevantSince = finding.relevant_since ?? finding.created_at;
  return {
    kind: 'finding',
    id,
    issueType: kind,
    ...(repository === undefined ? {} : { repository }),
    ...(severity === undefined ? {} : { severity }),
    ...(rule === undefined ? {} : { rule }),
    ...(finding.secret_type === undefined ? {} : { secretType: finding.secret_type }),
    ...(finding.validation_state === undefined ? {} : { validation: finding.validation_state }),
    ...(path === undefined ? {} : { path }),
    ...(line === undefined ? {} : { line }),
    ...(finding.line_of_code_url === undefined ? {} : { url: finding.line_of_code_url }),
    ...(ref === undefined ? {} : { ref }),
    ...(relevantSince === undefined ? {} : { relevantSince }),
    ...(finding.match_based_id === undefined ? {} : { matchId: finding.match_based_id }),
  };
}

/** A row of a finding on one branch. */
export interface FamilyMember {
  id: bigint;
  before: FormerTriage;
}

/**
 * The rows of a list by finding: the same one on other branches has the same `match_based_id`, and a triage moves all
 * of them together. Some thirty bytes for each row and no object, because a deployment has hundreds of thousands.
 */
export class Families {
  #ids = new BigUint64Array(FIRST_SIZE);
  readonly #keys: (string | undefined)[] = [];
  readonly #repositories: string[] = [];
  readonly #states: FormerTriage[] = [];
  /** One object for all rows that were never triaged and have one status. */
  readonly #untriaged = new Map<string, FormerTriage>();

  add(finding: Finding): void {
    const at = this.#states.length;
    if (at === this.#ids.length) {
      const larger = new BigUint64Array(at * 2);
      larger.set(this.#ids);
      this.#ids = larger;
    }
    this.#ids[at] = finding.id;
    this.#keys.push(finding.match_based_id);
    this.#repositories.push(finding.repository ?? '');
    this.#states.push(this.#shared(finding));
  }

  /** The other rows of each of the findings that have any, by the finding's id. */
  siblingsOf(findings: Iterable<FindingTarget>): Map<bigint, FamilyMember[]> {
    const wanted = new Map<string, FamilyMember[]>();
    const keys = new Map<bigint, string>();
    for (const { id, matchId, repository } of findings) {
      if (matchId === undefined) continue;
      const key = `${repository ?? ''} ${matchId}`;
      keys.set(id, key);
      if (!wanted.has(key)) wanted.set(key, []);
    }
    if (wanted.size > 0) {
      for (const [at, matchId] of this.#keys.entries()) {
        if (matchId === undefined) continue;
        const members = wanted.get(`${this.#repositories[at]} ${matchId}`);
        members?.push({ id: this.#ids[at] ?? 0n, before: this.#states[at] ?? {} });
      }
    }
    const siblings = new Map<bigint, FamilyMember[]>();
    for (const [id, key] of keys) {
      const others = (wanted.get(key) ?? []).filter((member) => member.id !== id);
      if (others.length > 0) siblings.set(id, others);
    }
    return siblings;
  }

  #shared(finding: Finding): FormerTriage {
    const former = formerTriage(finding);
    if (former.reason ?? former.note ?? former.triagedAt) return former;
    const key = `${former.status} ${former.triageState}`;
    const known = this.#untriaged.get(key);
    if (known !== undefined) return known;
    this.#untriaged.set(key, former);
    return former;
  }
}
