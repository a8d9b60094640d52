import type { FindingKind } from '../platform/resources/finding.ts';

/**
 * Who decides a filter where findings are listed: the list's own parameter (each row is checked again), or the row.
 * A kind that is absent cannot be decided by a list, only by `selection: platform`.
 */
export type ListedBy = Partial<Record<FindingKind, 'server' | 'row'>>;

/** A filter of a bulk triage. */
export interface TriageFilter {
  wire: string;
  /** `oneOf` is one of a closed set, `list` takes any values, `time` is sent as epoch seconds in a text. */
  kind: 'oneOf' | 'list' | 'text' | 'boolean' | 'time';
  /** All values of a choice; for a list, the known ones: others are sent too, with a warning. */
  values?: readonly string[];
  /** Of a flag, the value that selects no less than not giving it. */
  idle?: boolean;
  /** The only kind of findings that the filter applies to. */
  only?: FindingKind;
  listed: ListedBy;
  /** Values that the list of a kind cannot distinguish. */
  notListed?: Partial<Record<FindingKind, readonly string[]>>;
  /** Takes patterns where findings are listed. */
  patterns?: true;
  meaning: string;
}
