import type { FindingKind } from './resources/finding.ts';

/** The query of the findings list, by its names on the wire (field-notes, "Findings"). */
export interface FindingListParams {
  /** Default `sast`. */
  issue_type?: Exclude<FindingKind, 'secrets'>;
  /** Epoch seconds: `relevant_since` not before. */
  since?: number | string;
  /** One row for a finding over all branches. */
  dedup?: boolean;
  repos?: readonly string[];
  status?: string;
  triage_reasons?: readonly string[];
  severities?: readonly string[];
  ref?: string;
  policies?: readonly string[];
  rules?: readonly string[];
  categories?: readonly string[];
  confidence?: string;
  autotriage_verdict?: string;
  component_tags?: readonly string[];
  exposures?: readonly string[];
  transitivities?: readonly string[];
}

/** The query of the secrets list, by its names on the wire (field-notes, "Secrets"). */
export interface SecretListParams {
  /** ISO 8601. */
  since?: string;
  /** `VALIDATION_STATE_…` */
  validationState?: readonly string[];
  /** `FINDING_STATUS_…` */
  status?: string;
  /** `SEVERITY_…` */
  severity?: readonly string[];
  repo?: readonly string[];
}

export interface PageSize {
  /** Rows to ask for in one page; absent = as many as servers give. */
  pageSize?: number;
}
