/** GitHub's OpenAPI descriptions, and values held against their schemas. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Ajv, type ValidateFunction } from 'ajv';
import formats from 'ajv-formats';

/** Of github.com, and of an old Enterprise Server. */
export type Edition = 'api.github.com' | 'ghes-3.17';

/** Parameters arrive as texts; the emulator's answers have some of the fields. */
type Kind = 'exact' | 'coerced' | 'partial';

export interface Schema {
  [keyword: string]: unknown;
  $ref?: string;
}

export interface Parameter {
  $ref?: string;
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Schema;
}

export interface Response {
  $ref?: string;
  content?: Record<string, { schema?: Schema }>;
}

export interface Operation {
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Record<string, { schema: Schema }> };
  responses: Record<string, Response>;
}

const descriptions = new Map<Edition, OpenApi>();

/** Read once for each edition: they are large. */
export function openApi(edition: Edition): OpenApi {
  const description = descriptions.get(edition) ?? new OpenApi(edition);
  descriptions.set(edition, description);
  return description;
}

export class OpenApi {
  readonly #root: { readonly paths: Record<string, Record<string, Operation>> };
  readonly #validators = new Map<string, ValidateFunction>();
  readonly #exact = newAjv({});
  readonly #coercing = newAjv({ coerceTypes: true });

  constructor(edition: Edition) {
    const path = createRequire(import.meta.url).resolve(`@octokit/openapi/generated/${edition}.json`);
    this.#root = JSON.parse(readFileSync(path, 'utf8'));
  }

  operation(template: string, method: string): Operation | undefined {
    return this.#root.paths[template]?.[method.toLowerCase()];
  }

  /** Follows a reference, where there is one. */
  resolved<T>(value: { $ref?: string }): T {
    const names = value.$ref?.replace(/^#\//, '').split('/');
    const found = names?.reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], this.#root);
    return (found ?? value) as T;
  }

  /** What is wrong with the value. A value that is missing is wrong, too. */
  failures(schema: Schema, value: unknown, what: string, kind: Kind = 'exact'): string[] {
    const key = kind + JSON.stringify(schema);
    let validate = this.#validators.get(key);
    if (validate === undefined) {
      const ajv = kind === 'coerced' ? this.#coercing : this.#exact;
      const plain = this.#plain(schema, new Set());
      const properties = { value: kind === 'partial' ? partial(plain) : plain };
      validate = ajv.compile({ type: 'object', properties, required: ['value'] });
      this.#validators.set(key, validate);
    }
    if (validate({ value })) return [];
    return (validate.errors ?? []).map(({ instancePath, message, params }) => {
      return `${what}${instancePath.replace(/^\/value/, '')} ${message} ${JSON.stringify(params)}`;
    });
  }

  /**
   * A schema of OpenAPI 3.0 as one of JSON Schema: references put in, `nullable` as a type of its own, and objects
   * closed, so that a field that GitHub does not have shows. Schemas that contain themselves stay open there.
   */
  #plain(value: unknown, within: ReadonlySet<string>): unknown {
    if (Array.isArray(value)) return value.map((item) => this.#plain(item, within));
    if (typeof value !== 'object' || value === null) return value;
    const schema = value as Schema;
    if (schema.$ref !== undefined) {
      if (within.has(schema.$ref)) return {};
      return this.#plain(this.resolved(schema), new Set([...within, schema.$ref]));
    }
    const { nullable, example: _, examples: __, ...keywords } = this.#merged(schema);
    const inner = Object.fromEntries(
      Object.entries(keywords).map(([keyword, part]) => {
        // Names of properties are not keywords: one may be called `example`.
        return [
          keyword,
          keyword === 'properties' ? this.#properties(part, within) : this.#plain(part, within),
        ];
      }),
    );
    if (inner.properties !== undefined) inner.additionalProperties ??= false;
    return nullable === true ? { anyOf: [inner, { type: 'null' }] } : inner;
  }

  /** `allOf` objects as one: closed, each would refuse the properties of the others. */
  #merged({ allOf, ...schema }: Schema): Schema {
    const parts = ((allOf ?? []) as Schema[]).map((part) => this.resolved<Schema>(part));
    if (parts.length === 0 || parts.some(({ properties }) => properties === undefined))
      return allOf === undefined ? schema : { ...schema, allOf };
    const properties = Object.assign({}, ...parts.map((part) => part.properties));
    return {
      ...schema,
      type: 'object',
      properties,
      required: parts.flatMap(({ required }) => required ?? []),
    };
  }

  #properties(properties: unknown, within: ReadonlySet<string>): unknown {
    const entries = Object.entries(properties as Record<string, unknown>);
    return Object.fromEntries(entries.map(([name, schema]) => [name, this.#plain(schema, within)]));
  }
}

/** The schema of what has some of its fields. */
function partial(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(partial);
  if (typeof value !== 'object' || value === null) return value;
  const { required, oneOf, ...schema } = value as Schema;
  const kept = Array.isArray(required) || required === undefined ? schema : { ...schema, required };
  const parts = Object.entries(oneOf === undefined ? kept : { ...kept, anyOf: oneOf });
  return Object.fromEntries(parts.map(([name, part]) => [name, partial(part)]));
}

function newAjv(options: { coerceTypes?: boolean }): Ajv {
  const ajv = new Ajv({ strict: false, allErrors: true, ...options });
  formats.default(ajv);
  // These formats only say how wide a number is, or what a text is about.
  for (const format of ['int64', 'timestamp', 'email']) ajv.addFormat(format, true);
  return ajv;
}
