import { type NameList, type NameMatcher, nameMatcher, namesAndPatterns } from '../model/selection.ts';
import type { Finding } from '../platform/resources/finding.ts';

/**
 * What a condition looks for. A text or a list of texts is compared as it is, without regard to case; a `NameList`
 * or a `NameMatcher` takes patterns. Times are epoch ms, except `since`, which is epoch seconds as in the API.
 */
export type ConditionInput = string | boolean | number | readonly string[] | NameList | NameMatcher;

/** Decides about a row's text. */
export function textMatcher(value: ConditionInput): (text: string) => boolean {
  const matcher = isMatcher(value) ? value : isNameList(value) ? nameMatcher(value) : undefined;
  if (matcher !== undefined) return (text) => matcher.matches(text);
  const wanted = new Set([value].flat().map((text) => String(text).toLowerCase()));
  return (text) => wanted.has(text.toLowerCase());
}

/** Decides about a row's list of texts: any of them is looked for, and none is taken away. */
export function textsMatcher(value: ConditionInput): (texts: readonly string[]) => boolean {
  if (!isNameList(value)) {
    const matches = textMatcher(value);
    return (texts) => texts.some(matches);
  }
  const all = value.names.length + value.patterns.length === 0;
  const isWanted = textMatcher({ ...value, except: [] });
  const isTakenAway = exceptMatcher(value.except);
  return (texts) => (all || texts.some(isWanted)) && !texts.some(isTakenAway);
}

function exceptMatcher(except: readonly string[]): (text: string) => boolean {
  if (except.length === 0) return () => false;
  return textMatcher({ ...namesAndPatterns(except), except: [] });
}

/** Tests what a row has, a text or a list of texts; a row without any is not selected. */
export function textTest(
  of: (finding: Finding) => number | string | readonly (string | undefined)[] | undefined,
) {
  return (value: ConditionInput) => {
    const matches = textMatcher(value);
    const matchesAny = textsMatcher(value);
    return (finding: Finding): boolean => {
      const found = of(finding);
      if (typeof found === 'string') return found !== '' && matches(found);
      const texts = Array.isArray(found) ? found.filter((text) => text !== undefined) : [];
      return texts.length > 0 && matchesAny(texts);
    };
  };
}

/** The same value with each of its texts changed. */
export function mapTexts(value: ConditionInput, change: (text: string) => string): ConditionInput {
  if (isNameList(value)) {
    const { names, patterns, except } = value;
    return { names: names.map(change), patterns: patterns.map(change), except: except.map(change) };
  }
  if (isMatcher(value)) return value;
  return [value].flat().map((text) => change(String(text)));
}

function isNameList(value: ConditionInput): value is NameList {
  return typeof value === 'object' && 'patterns' in value;
}

function isMatcher(value: ConditionInput): value is NameMatcher {
  return typeof value === 'object' && 'matches' in value;
}
