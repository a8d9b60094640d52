import type { Repository } from '../../github/repository.ts';
import { gitHubValues } from '../../rules/project-conditions.ts';

/** A tag of a rule, with its `${github.…}` taken apart. */
export interface TagTemplate {
  /** Fixed texts, and between them the keys that are filled in. */
  texts: readonly string[];
  keys: readonly string[];
}

export function tagTemplate(tag: string): TagTemplate {
  const parts = tag.split(/\$\{\s*([^}]*?)\s*\}/);
  return {
    texts: parts.filter((_, at) => at % 2 === 0),
    keys: parts.filter((_, at) => at % 2 === 1),
  };
}

/** The tags that a template gives: one for each value, none where the repository lacks one. */
export function filledTags({ texts, keys }: TagTemplate, repository: Repository | undefined): string[] {
  let tags = [texts[0] ?? ''];
  for (const [at, key] of keys.entries()) {
    const values = repository === undefined ? [] : gitHubValues(repository, key);
    const next = texts[at + 1] ?? '';
    tags = tags.flatMap((start) => values.map((value) => `${start}${value}${next}`));
  }
  return tags;
}
