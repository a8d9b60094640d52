import {
  boolean,
  type Decoder,
  id,
  list,
  mapped,
  object,
  oneOf,
  optional,
  required,
  requiredText,
  text,
} from '../platform/http/decode.ts';

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

/** GitHub's ids are far from 2^53. */
export const numericId = mapped(id, Number);

const repository = object({
  id: numericId,
  full_name: requiredText,
  visibility: oneOf('public', 'private', 'internal'),
  archived: required(boolean),
  fork: required(boolean),
  is_template: required(boolean),
  topics: required(list(text)),
  language: optional(text),
  pushed_at: optional(text),
  owner: object({ type: requiredText }),
});

export const repositoryRow: Decoder<RepositoryMetadata> = mapped(repository, (read) => ({
  id: read.id,
  fullName: read.full_name,
  visibility: read.visibility,
  archived: read.archived,
  fork: read.fork,
  template: read.is_template,
  topics: read.topics,
  language: read.language,
  pushedAt: read.pushed_at,
  ownerKind: read.owner.type === 'User' ? 'person' : 'organization',
}));

/** One value, several or none. */
const values: Decoder<readonly string[]> = (value, redact) =>
  Array.isArray(value) ? texts(value, redact) : [text(value, redact)].filter((one) => one !== '');
const texts = list(required(text));

/** The answer of `GET /repos/{owner}/{repo}/properties/values`. */
export const propertyRows: Decoder<readonly PropertyRow[]> = required(
  list(
    mapped(object({ property_name: requiredText, value: values }), ({ property_name: name, value }) => ({
      name,
      values: value,
    })),
  ),
);

/** A row of `GET /orgs/{org}/properties/values`. */
export const repositoryProperties = object({ repository_id: numericId, properties: propertyRows });

/** By name, without those that have none. */
export function valuesOf(rows: readonly PropertyRow[]): ReadonlyMap<string, readonly string[]> {
  return new Map(rows.filter(({ values }) => values.length > 0).map(({ name, values }) => [name, values]));
}
