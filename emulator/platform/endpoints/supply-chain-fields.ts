import type { Finding, PlatformState } from '../state.ts';
import { placeOf } from './finding-place.ts';

const reachabilities: Readonly<Record<string, string>> = {
  unknown: 'no reachability analysis',
  reachable: 'reachable',
  always_reachable: 'always reachable',
  conditionally_reachable: 'conditionally reachable',
  unreachable: 'unreachable',
};

const scores: Readonly<Record<string, number>> = { low: 0.004, medium: 0.18, high: 0.83 };

const ecosystems: Readonly<Record<string, string>> = {
  requests: 'pypi',
  'jackson-databind': 'maven',
  'log4j-core': 'maven',
  'golang.org/x/net': 'gomod',
};

/** What only findings of the supply chain have. */
export function supplyChainFields(finding: Finding, state: PlatformState) {
  const { id, dependency, exposure, epss_probability, transitivity } = finding;
  const score = scores[epss_probability ?? ''];
  return {
    is_malicious: finding.malicious,
    vulnerability_identifier: `CVE-${2019n + (id % 7n)}-${10_000n + (id % 40_000n)}`,
    reachability: reachabilities[exposure ?? ''],
    epss_score: score === undefined ? undefined : { score, percentile: Math.min(0.99, score + 0.15) },
    fix_recommendations: dependency && [{ package: dependency, version: `${4n + (id % 3n)}.0.1` }],
    found_dependency: dependency && {
      package: dependency,
      version: `3.${id % 20n}.${id % 10n}`,
      ecosystem: ecosystems[dependency] ?? 'npm',
      transitivity,
      lockfile_line_url: placeOf(finding, state).line_of_code_url,
    },
  };
}
