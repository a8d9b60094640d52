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

/** Whether an item of a list is a pattern and not a name. */
export function isPattern(item: string): boolean {
  return /[*?]/.test(item);
}

/** Items none of which is taken away, whatever their first character. */
export function namesAndPatterns(items: readonly string[]): Pick<NameList, 'names' | 'patterns'> {
  return { names: items.filter((item) => !isPattern(item)), patterns: items.filter(isPattern) };
}

/** `!item` is taken away, `*` and `?` make a pattern. */
export function nameListOf(items: readonly string[]): NameList {
  return {
    ...namesAndPatterns(items.filter((item) => !item.startsWith('!'))),
    except: items.filter((item) => item.startsWith('!')).map((item) => item.slice(1).trim()),
  };
}
