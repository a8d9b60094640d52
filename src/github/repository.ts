import {
  boolean,
  type Decoded,
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

/** GitHub's ids are far from 2^53. */
export const numericId = mapped(id, Number);

export const repositoryRow = object({
  id: numericId,
  /** `owner/repo`, as GitHub spells it. */
  full_name: requiredText,
  visibility: oneOf('public', 'private', 'internal'),
  archived: required(boolean),
  fork: required(boolean),
  is_template: required(boolean),
  topics: required(list(text)),
  /** The main one; absent when there is none. */
  language: optional(text),
  /** ISO 8601; absent when nothing was ever pushed. */
  pushed_at: optional(text),
  /** Of the type `User`, a person's account: it has neither custom properties nor teams. */
  owner: object({ type: requiredText }),
});

export type RepositoryMetadata = Decoded<typeof repositoryRow>;

export interface Repository extends RepositoryMetadata {
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

/** A custom property of a repository; without values it is only defined. */
export interface PropertyRow {
  readonly name: string;
  readonly values: readonly string[];
}

/** One value, several or none. */
const values: Decoder<readonly string[]> = (value) =>
  Array.isArray(value) ? texts(value) : [text(value)].filter((one) => one !== '');
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
