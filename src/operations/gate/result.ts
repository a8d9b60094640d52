import type { StepFailure } from '../../model/failure.ts';
import type { Product } from '../../model/findings.ts';
import type { StepResult } from '../../model/step.ts';
import type { Finding } from '../../platform/resources/finding.ts';
import type { Project } from '../../platform/resources/project.ts';
import type { ScanSummary } from '../../platform/resources/scan.ts';
import type { GateRequest } from './inputs.ts';

export type Verdict = 'passed' | 'failed' | 'timed-out' | 'no-scan' | 'skipped';

export interface GateResult extends StepResult<GateRequest> {
  verdict: Verdict;
  /** In fixed words, why the verdict is what it is where findings did not decide it. */
  because?: GateCause;
  /** What the step would have failed with, without `warn-only`. */
  warned?: StepFailure;
  commit?: string;
  /** Of the pull request, as GitHub gave it last. */
  head?: { commit: string; readAtMs: number };
  project?: Project;
  /** Those that decide, the newest first; absent where none was found. */
  scans?: readonly ScanSummary[];
  /** Absent where the findings could not be read. Worst first. */
  counted?: readonly Finding[];
  /** What was left out, by reason. */
  leftOut: Readonly<Record<LeftOut, number>>;
  /** Those that decide. */
  products: readonly Product[];
  /** Products that no scan of the commit ran. */
  notRun: readonly Product[];
  waitedMs: number;
}

export type GateCause =
  | 'fork'
  | 'dependabot'
  | 'head-moved'
  | 'newer-scan'
  | 'overwritten'
  | 'unknown-project'
  | 'scan-failed'
  | 'findings-missing'
  | 'list-failed'
  | 'product-not-run'
  /** Something else ended the gate first. */
  | 'undecided';

/** Why a finding of the scan's branch does not count. */
export type LeftOut =
  | 'below-severity'
  | 'below-confidence'
  | 'filtered'
  | 'on-primary-branch'
  | 'ignored-on-primary-branch'
  | 'on-other-branches'
  | 'triaged'
  | 'fixed'
  | 'provisionally-ignored';
