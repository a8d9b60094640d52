/** What GitHub's own OpenAPI description says of an exchange. */

import type { LoggedRequest } from '../../../emulator/github/faults.ts';
import { type OpenApi, type Operation, openApi, type Parameter, type Response } from './openapi.ts';

/**
 * What is wrong with a request or its answer; empty when GitHub could have got the one and given the other.
 *
 * @param prefix of the server: with one, it is an Enterprise Server
 */
export function violations(request: LoggedRequest, prefix = ''): string[] {
  if (request.template === '/graphql') return graphQlViolations(request);
  const description = openApi(prefix === '' ? 'api.github.com' : 'ghes-3.17');
  const { pathname, searchParams } = new URL(request.path.slice(prefix.length), 'http://localhost');
  const operation = description.operation(request.template ?? '', request.method);
  if (operation === undefined) return [`${request.method} ${pathname} is not in the description`];
  const problems = [
    ...queryViolations(description, operation, searchParams),
    ...bodyViolations(description, operation, request.body),
    ...(request.fault?.kind === 'status' ? [] : answerViolations(description, operation, request)),
  ];
  return problems.map((problem) => `${request.method} ${request.path}: ${problem}`);
}

function queryViolations(description: OpenApi, operation: Operation, query: URLSearchParams): string[] {
  const known = (operation.parameters ?? [])
    .map((parameter) => description.resolved<Parameter>(parameter))
    .filter((parameter) => parameter.in === 'query');
  const problems = [...query.keys()]
    .filter((name) => !known.some((parameter) => parameter.name === name))
    .map((name) => `the query parameter ${name} is not described`);
  for (const { name, required, schema } of known) {
    const value = query.get(name);
    if (value === null && required) problems.push(`the query parameter ${name} is missing`);
    if (value !== null) problems.push(...description.failures(schema, value, name, 'coerced'));
  }
  return problems;
}

function bodyViolations(description: OpenApi, { requestBody }: Operation, body: string): string[] {
  if (requestBody === undefined) return body === '' ? [] : ['no body is described'];
  if (body === '') return requestBody.required ? ['the body is missing'] : [];
  const schema = requestBody.content['application/json']?.schema ?? {};
  return description.failures(schema, JSON.parse(body), 'the body');
}

function answerViolations(
  description: OpenApi,
  { responses }: Operation,
  { status, answer }: LoggedRequest,
): string[] {
  if (status === undefined) return [];
  const described = responses[status];
  if (described === undefined && status < 300) return [`a status ${status} is not described`];
  // Errors that every operation may have are left out for some.
  const schema = described
    ? description.resolved<Response>(described).content?.['application/json']?.schema
    : { $ref: '#/components/schemas/basic-error' };
  if (schema !== undefined) return description.failures(schema, answer, `the answer ${status}`, 'partial');
  return answer === undefined ? [] : [`a body with status ${status} is not described`];
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
