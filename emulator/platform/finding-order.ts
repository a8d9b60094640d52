/** What the order of a list looks at. */
interface Listed {
  id: bigint;
  issue_type: string;
  /** Epoch seconds. */
  relevant_since: number;
}

/** Findings by kind in the order of their lists. Sorted once, so that a page of 300,000 is quick to serve. */
export class FindingOrder<Finding extends Listed> {
  readonly #findings: readonly Finding[];
  readonly #sorted = new Map<Finding['issue_type'], Finding[]>();

  constructor(findings: readonly Finding[]) {
    this.#findings = findings;
  }

  /** Newest `relevant_since` first, then by id. */
  newestFirst(issueType: Finding['issue_type']): readonly Finding[] {
    const known = this.#sorted.get(issueType);
    // Tests change the fields of findings directly, so the order is checked, which is cheap.
    if (known !== undefined && isSorted(known)) return known;
    const sorted = this.#findings.filter((finding) => finding.issue_type === issueType).sort(compare);
    this.#sorted.set(issueType, sorted);
    return sorted;
  }

  /** To be called when a finding of the kind came or went. */
  forget(issueType: Finding['issue_type']): void {
    this.#sorted.delete(issueType);
  }
}

export function compare(one: Listed, other: Listed): number {
  const difference = other.relevant_since - one.relevant_since;
  if (difference !== 0) return difference;
  return one.id < other.id ? -1 : 1;
}

function isSorted(findings: readonly Listed[]): boolean {
  let previous = Number.POSITIVE_INFINITY;
  for (const { relevant_since } of findings) {
    if (relevant_since > previous) return false;
    previous = relevant_since;
  }
  return true;
}
