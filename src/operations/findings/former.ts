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
  };
}

/**
 * The former triage of every row of a list, in some ten bytes for each that nobody triaged: a triage may move any of
 * them along, as the same finding on another branch.
 */
export class FormerStates {
  #ids = new BigUint64Array(FIRST_SIZE);
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
    this.#states.push(this.#shared(finding));
  }

  /** Those of `ids` that were listed. */
  find(ids: Iterable<bigint>): Map<bigint, FormerTriage> {
    const wanted = new Set(ids);
    const found = new Map<bigint, FormerTriage>();
    if (wanted.size === 0) return found;
    for (const [at, state] of this.#states.entries()) {
      const id = this.#ids[at] ?? 0n;
      if (wanted.has(id)) found.set(id, state);
    }
    return found;
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
