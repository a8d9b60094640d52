import { type FindingsCounts, type Scan, statusOf } from './resources.ts';
import type { Finding } from './state.ts';

const products = { sast: 'code', ai_sast: 'code', sca: 'supply_chain', secrets: 'secrets' } as const;

/** Gives every completed scan the counts of what was on its branch and not fixed when it ran. */
export function countFindings(scans: readonly Scan[], findings: Iterable<Finding>): void {
  const byPlace = Map.groupBy(findings, ({ repo, ref }) => `${repo} ${ref}`);
  for (const scan of scans) {
    if (statusOf(scan) !== 'COMPLETED') continue;
    const ranAt = Date.parse(scan.started_at) / 1000;
    const there = byPlace.get(`${scan.meta.repository} ${scan.meta.branch}`) ?? [];
    const counts: FindingsCounts = { code: 0, supply_chain: 0, secrets: 0 };
    for (const finding of there) if (wasThere(finding, ranAt)) counts[products[finding.issue_type]] += 1;
    scan.findings_counts = counts;
    scan.stats.findings = counts.code + counts.supply_chain + counts.secrets;
  }
}

function wasThere(finding: Finding, ranAt: number): boolean {
  const { status, removed, relevant_since, created_at = relevant_since, state_updated_at = 0 } = finding;
  if (removed || created_at > ranAt) return false;
  return status !== 'fixed' || state_updated_at > ranAt;
}
