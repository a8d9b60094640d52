import type { GitHubError } from './errors.ts';

export interface RepositoryMetadata {
  id: number;
  /** `owner/repo`, as GitHub spells it. */
  full_name: string;
  visibility: string;
  archived: boolean;
  fork: boolean;
  is_template: boolean;
  topics: readonly string[];
  /** The main language, if there is one. */
  language?: string;
  /** ISO 8601; absent if nothing was ever pushed. */
  pushed_at?: string;
  /** The type `User` is a person's account, which has neither custom properties nor teams. */
  owner: { type: string };
}

export interface Repository extends RepositoryMetadata {
  /**
   * Values by property name; none if the property has no value here. Undefined if they were not requested, or if
   * GitHub's list of properties lacks the repository: then they are unknown.
   */
  properties?: Map<string, readonly string[]> | Unreadable;
  /** Slugs of the requested teams that have access. Undefined if that is unknown. */
  teams?: readonly string[] | Unreadable;
}

/** Why something is unknown; an error means that GitHub does not show it to this token. */
export type Unreadable = 'personal-account' | GitHubError;

/** A repository as lists and single reads return it; old Enterprise Servers leave some fields out of lists. */
interface Row extends Pick<RepositoryMetadata, 'id' | 'full_name' | 'fork' | 'owner'> {
  private: boolean;
  visibility?: string;
  archived?: boolean;
  is_template?: boolean;
  topics?: readonly string[];
  language?: string | null;
  pushed_at?: string | null;
}

export function metadataOf(row: Row): RepositoryMetadata {
  return {
    id: row.id,
    full_name: row.full_name,
    visibility: row.visibility ?? (row.private ? 'private' : 'public'),
    archived: row.archived ?? false,
    fork: row.fork,
    is_template: row.is_template ?? false,
    topics: row.topics ?? [],
    language: row.language ?? undefined,
    pushed_at: row.pushed_at ?? undefined,
    owner: { type: row.owner.type },
  };
}

/** The value of a custom property: one text, several, or none. */
export interface PropertyRow {
  property_name: string;
  value: string | string[] | null;
}

export function valuesOf(rows: readonly PropertyRow[]): Map<string, readonly string[]> {
  return new Map(
    rows.map(({ property_name, value }) => {
      const values = typeof value === 'string' ? [value] : (value ?? []);
      return [property_name, values.filter((one) => one !== '')];
    }),
  );
}
