import { DecodeProblem, Fields, listOf } from './decode.ts';

export interface Repository {
  readonly id: number;
  /** `owner/repo`, as GitHub spells it. */
  readonly fullName: string;
  /** A person's account has neither custom properties nor teams. */
  readonly ownerKind: 'organization' | 'person';
  readonly visibility: 'public' | 'private' | 'internal';
  readonly archived: boolean;
  readonly fork: boolean;
  readonly template: boolean;
  readonly topics: readonly string[];
  /** The main one; undefined when there is none. */
  readonly language: string | undefined;
  /** ISO 8601; undefined when nothing was ever pushed. */
  readonly pushedAt: string | undefined;
  readonly defaultBranch: string;
  readonly url: string;
  /**
   * Values by name of the property, without those that have none. Undefined where they were not asked for, or where
   * GitHub's list of properties lacks the repository: then they are not known.
   */
  readonly properties: ReadonlyMap<string, readonly string[]> | Unreadable | undefined;
  /** Slugs, of the teams that were asked for, of those that have the repository. Undefined where none was. */
  readonly teams: readonly string[] | Unreadable | undefined;
}

/** `refused`: GitHub does not show it to this token. */
export type Unreadable = 'personal-account' | 'refused';

export type RepositoryMetadata = Omit<Repository, 'properties' | 'teams'>;

/** A custom property of a repository; without values it is only defined. */
export interface PropertyRow {
  readonly name: string;
  readonly values: readonly string[];
}

const VISIBILITIES = ['public', 'private', 'internal'] as const;

export function decodeRepository(row: unknown): RepositoryMetadata {
  const fields = new Fields(row, 'a repository');
  const visibility = VISIBILITIES.find((known) => known === fields.text('visibility'));
  if (visibility === undefined) throw new DecodeProblem('`visibility` is not one that is known');
  return {
    id: fields.integer('id'),
    fullName: fields.text('full_name'),
    visibility,
    archived: fields.boolean('archived'),
    fork: fields.boolean('fork'),
    template: fields.boolean('is_template'),
    topics: fields.texts('topics'),
    language: fields.optionalText('language'),
    pushedAt: fields.optionalText('pushed_at'),
    defaultBranch: fields.text('default_branch'),
    url: fields.text('html_url'),
    ownerKind: fields.object('owner').text('type') === 'User' ? 'person' : 'organization',
  };
}

/** A row of `GET /orgs/{org}/properties/values`. */
export function decodeRepositoryProperties(row: unknown): { id: number; properties: readonly PropertyRow[] } {
  const fields = new Fields(row, 'a repository with properties');
  return { id: fields.integer('repository_id'), properties: decodePropertyRows(fields.value('properties')) };
}

/** The answer of `GET /repos/{owner}/{repo}/properties/values`. */
export function decodePropertyRows(list: unknown): readonly PropertyRow[] {
  return listOf(list, '`properties`').map((item) => {
    const fields = new Fields(item, 'a property');
    const name = fields.text('property_name');
    const value = fields.value('value');
    if (value === null || value === undefined) return { name, values: [] };
    return { name, values: Array.isArray(value) ? fields.texts('value') : [fields.text('value')] };
  });
}

/** By name, without those that have none. */
export function valuesOf(rows: readonly PropertyRow[]): ReadonlyMap<string, readonly string[]> {
  return new Map(rows.filter(({ values }) => values.length > 0).map(({ name, values }) => [name, values]));
}
