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
  /** The main one; absent when there is none. */
  language?: string;
  /** ISO 8601; absent when nothing was ever pushed. */
  pushed_at?: string;
  /** Of the type `User`, a person's account: it has neither custom properties nor teams. */
  owner: { type: string };
}

export interface Repository extends RepositoryMetadata {
  /**
   * Values by name of the property, none where it is only defined. Undefined where they were not asked for, or where
   * GitHub's list of properties lacks the repository: then they are not known.
   */
  properties?: Map<string, readonly string[]> | Unreadable;
  /** Slugs, of the teams that were asked for, of those that have the repository. Undefined where they are not known. */
  teams?: readonly string[] | Unreadable;
}

/** The error: GitHub does not show it to this token. */
export type Unreadable = 'personal-account' | GitHubError;

/** A row as lists and single reads have it, with the fields that old Enterprise Servers leave out of lists. */
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

/** A custom property of a repository: a text, several, or none. */
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
