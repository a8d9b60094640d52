/** Names and patterns to select, and what is taken away, whatever the order. */
export interface NameList {
  names: readonly string[];
  patterns: readonly string[];
  /** Names and patterns, without their `!`. */
  except: readonly string[];
}

/** Which projects; with `tagged`, only those that have any of these tags. */
export interface ProjectSelection extends NameList {
  tagged: readonly string[];
}

/** Part `index` (from 1) of `of` disjoint parts. */
export interface Shard {
  index: number;
  of: number;
}
