/** GitHub's own OpenAPI description, and what it says of an exchange. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Ajv, type ValidateFunction } from 'ajv';
import formats from 'ajv-formats';
import type { LoggedRequest } from '../../../emulator/github/server.ts';

interface Schema {
  [keyword: string]: unknown;
  $ref?: string;
}

interface Parameter {
  $ref?: string;
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Schema;
}

interface Response {
  $ref?: string;
  content?: Record<string, { schema?: Schema }>;
}

interface Operation {
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Record<string, { schema: Schema }> };
  responses: Record<string, Response>;
}

interface Description {
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, unknown>>;
}

const path = createRequire(import.meta.url).resolve('@octokit/openapi/generated/api.github.com.json');
const description = JSON.parse(readFileSync(path, 'utf8')) as Description;

// Parameters arrive as texts.
const coercing = newAjv({ coerceTypes: true });
const exact = newAjv({});

function newAjv(options: { coerceTypes?: boolean }): Ajv {
  const ajv = new Ajv({ strict: false, allErrors: true, ...options });
  formats.default(ajv);
  // GitHub's description names formats that only tell how wide a number or what kind of text something is.
  for (const format of ['int64', 'timestamp', 'email']) ajv.addFormat(format, true);
  return ajv;
}

/** What is wrong with a request or its answer; empty when GitHub could have got the one and given the other. */
export function violations(request: LoggedRequest, prefix = ''): string[] {
  if (request.template === '/graphql') return graphQlViolations(request);
  const { pathname, searchParams } = new URL(request.path.slice(prefix.length), 'http://localhost');
  const operation = description.paths[request.template ?? '']?.[request.method.toLowerCase()];
  if (operation === undefined) return [`${request.method} ${pathname} is not in the description`];
  const problems = [...queryViolations(operation, searchParams), ...bodyViolations(operation, request.body)];
  if (request.fault?.kind !== 'status') problems.push(...answerViolations(operation, request));
  return problems.map((problem) => `${request.method} ${request.path}: ${problem}`);
}

function queryViolations({ parameters = [] }: Operation, query: URLSearchParams): string[] {
  const known = parameters
    .map((parameter) => resolved<Parameter>(parameter))
    .filter((one) => one.in === 'query');
  const problems = [...query.keys()]
    .filter((name) => !known.some((parameter) => parameter.name === name))
    .map((name) => `the query parameter ${name} is not described`);
  for (const { name, required, schema } of known) {
    const value = query.get(name);
    if (value === null && required) problems.push(`the query parameter ${name} is missing`);
    if (value !== null) problems.push(...failures(coercing, schema, { value }, name));
  }
  return problems;
}

function bodyViolations({ requestBody }: Operation, body: string): string[] {
  if (requestBody === undefined) return body === '' ? [] : ['no body is described'];
  if (body === '') return requestBody.required ? ['the body is missing'] : [];
  const schema = requestBody.content['application/json']?.schema ?? {};
  return failures(exact, schema, { value: JSON.parse(body) }, 'the body');
}

function answerViolations({ responses }: Operation, { status, answer }: LoggedRequest): string[] {
  if (status === undefined) return [];
  // What every operation may answer, and the description leaves out for some.
  const described = responses[status] ?? (status >= 300 ? responses.error : undefined);
  if (described === undefined && status < 300) return [`a status ${status} is not described`];
  const basicError: Schema = { $ref: '#/components/schemas/basic-error' };
  const schema = described ? resolved<Response>(described).content?.['application/json']?.schema : basicError;
  if (schema === undefined)
    return answer === undefined ? [] : [`a body with status ${status} is not described`];
  return failures(exact, schema, { value: answer }, `the answer ${status}`);
}

/** GraphQL is not in the description of the REST API: the little that is sent is held against its specification. */
function graphQlViolations({ body, answer, status }: LoggedRequest): string[] {
  const { query, ...others } = JSON.parse(body) as Record<string, unknown>;
  const problems = Object.keys(others).filter((name) => !['variables', 'operationName'].includes(name));
  if (typeof query !== 'string') problems.push('`query` is not a text');
  const hasData = typeof answer === 'object' && answer !== null && ('data' in answer || 'errors' in answer);
  if (status === 200 && !hasData) problems.push('a GraphQL answer has neither data nor errors');
  return problems;
}

const compiled = new Map<Ajv, Map<string, ValidateFunction>>([
  [coercing, new Map()],
  [exact, new Map()],
]);

function failures(ajv: Ajv, schema: Schema, holder: { value: unknown }, what: string): string[] {
  const key = JSON.stringify(schema);
  let validate = compiled.get(ajv)?.get(key);
  if (validate === undefined) {
    validate = ajv.compile({ type: 'object', properties: { value: plain(schema, new Set()) } });
    compiled.get(ajv)?.set(key, validate);
  }
  if (validate(holder)) return [];
  return (validate.errors ?? []).map(({ instancePath, message, params }) => {
    return `${what}${instancePath.replace(/^\/value/, '')} ${message} ${JSON.stringify(params)}`;
  });
}

/**
 * A schema of OpenAPI 3.0 as one of JSON Schema: references put in, `nullable` as a type of its own, and objects
 * closed, so that a field that GitHub does not have shows. Schemas that contain themselves stay open there.
 */
function plain(value: unknown, within: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((item) => plain(item, within));
  if (typeof value !== 'object' || value === null) return value;
  const schema = value as Schema;
  if (schema.$ref !== undefined) {
    if (within.has(schema.$ref)) return {};
    return plain(resolved(schema), new Set([...within, schema.$ref]));
  }
  const { nullable, example: _, examples: __, ...keywords } = schema;
  const inner = Object.fromEntries(
    Object.entries(keywords).map(([keyword, part]) => {
      return [keyword, keyword === 'properties' ? plainProperties(part, within) : plain(part, within)];
    }),
  );
  if (inner.properties !== undefined && inner.additionalProperties === undefined)
    inner.additionalProperties = false;
  return nullable === true ? { anyOf: [inner, { type: 'null' }] } : inner;
}

/** Names of properties are not keywords: one may be called `example` or `$ref`. */
function plainProperties(properties: unknown, within: ReadonlySet<string>): unknown {
  const entries = Object.entries(properties as Record<string, unknown>);
  return Object.fromEntries(entries.map(([name, schema]) => [name, plain(schema, within)]));
}

function resolved<T>(value: { $ref?: string }): T {
  if (value.$ref === undefined) return value as T;
  const found = value.$ref
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], description);
  return found as T;
}
