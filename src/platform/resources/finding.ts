/** The kinds of findings that the lists know; a bulk triage takes all but `ai_sast`. */
export type FindingKind = 'sast' | 'sca' | 'ai_sast' | 'secrets';

export const FINDING_STATUSES = [
  'open',
  'fixed',
  'ignored',
  'reviewing',
  'fixing',
  'provisionally_ignored',
] as const;

/** What the web UI shows. */
export type FindingStatus = (typeof FINDING_STATUSES)[number];

/**
 * One finding of any kind (field-notes, "Findings" and "Secrets"). Names are those of the findings list; what a
 * server left out is undefined, and so is what a kind does not have. Values of closed sets are in lower case.
 */
export interface Finding {
  kind: FindingKind;
  id: bigint;
  /** The same on every branch. */
  match_based_id?: string;
  /** Name of the repository, as the project is called. */
  repository?: string;
  repository_url?: string;
  ref?: string;
  first_seen_scan_id?: bigint;
  severity?: string;
  confidence?: string;
  status?: FindingStatus;
  triage_state?: string;
  triage_reason?: string;
  /** The note of the last triage. */
  triage_comment?: string;
  /** Times as the server wrote them: `2020-11-18 23:28:12.391807+00:00`, or ISO 8601. */
  created_at?: string;
  relevant_since?: string;
  triaged_at?: string;
  state_updated_at?: string;
  rule?: string;
  message?: string;
  path?: string;
  line?: number;
  column?: number;
  end_line?: number;
  end_column?: number;
  line_of_code_url?: string;
  ticket?: { id?: string; slug?: string; url?: string };
  autotriage_verdict?: string;
  // sast, sca, ai_sast
  categories?: string[];
  cwe_names?: string[];
  owasp_names?: string[];
  component_tag?: string;
  policy?: { name?: string; slug?: string };
  // sca
  dependency?: { package?: string; version?: string; ecosystem?: string; transitivity?: string };
  /** Versions that fix it. */
  fixes?: { package?: string; version?: string }[];
  /** `reachable`, `always_reachable`, … : blanks of the wire turned into `_`. */
  reachability?: string;
  epss_score?: number;
  malicious?: boolean;
  vulnerability_identifier?: string;
  // secrets
  secret_type?: string;
  /** `confirmed_valid`, …: without the wire's prefix. */
  validation_state?: string;
  historical?: boolean;
  /** `monitor`, `comment`, `block`, `disabled`. */
  mode?: string;
  repository_visibility?: string;
}
