/** GitHub's own OpenAPI descriptions of requests: routes, query parameters and fields of bodies. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { LoggedRequest } from '../../emulator/github/faults.ts';

interface Operation {
  parameters?: { $ref?: string; name: string }[];
  requestBody?: { content: Record<string, { schema: { properties?: object } }> };
}

/** github.com, or an old Enterprise Server. */
type Edition = 'api.github.com' | 'ghes-3.17';

const read = new Map<string, Buffer>();
const known = new Map<string, unknown>();

/** The object behind a line in a section, by its indentation: to parse the whole description takes half a second. */
function partOf<Part>(edition: Edition, section: string, line: string): Part | undefined {
  const address = [edition, section, line].join('\n');
  if (known.has(address)) return known.get(address) as Part | undefined;
  const path = createRequire(import.meta.url).resolve(`@octokit/openapi/generated/${edition}.json`);
  const text = read.get(edition) ?? readFileSync(path);
  read.set(edition, text);
  const startAt = text.indexOf(`\n${line}: {\n`, text.indexOf(`\n${section}: {\n`));
  const end = `\n${/^ */.exec(line)}}`;
  const part = text.subarray(startAt + line.length + 3, text.indexOf(end, startAt) + end.length).toString();
  known.set(address, startAt === -1 ? undefined : JSON.parse(part));
  return partOf(edition, section, line);
}

export function operationOf(edition: Edition, template: string, method: string): Operation | undefined {
  const operations = partOf<Record<string, Operation>>(edition, '  "paths"', `    "${template}"`);
  return operations?.[method.toLowerCase()];
}

function parameterName(edition: Edition, reference: string): string | undefined {
  const line = `      "${reference.split('/').at(-1)}"`;
  return partOf<{ name: string }>(edition, '    "parameters"', line)?.name;
}

/** Parameters and fields of a request that GitHub does not know. GraphQL is not described. */
export function undescribed({ method, path, body, template = '' }: LoggedRequest, prefix: string): string[] {
  if (template === '/graphql') return [];
  const edition = prefix === '' ? 'api.github.com' : 'ghes-3.17';
  const { parameters = [], requestBody } = operationOf(edition, template, method) ?? {};
  const names = parameters.map(({ $ref = '', name }) => ($ref === '' ? name : parameterName(edition, $ref)));
  const fields = Object.keys(requestBody?.content['application/json']?.schema.properties ?? {});
  const asked = new URL(path, 'http://localhost').searchParams.keys().filter((name) => !names.includes(name));
  const sent = Object.keys(body === '' ? {} : JSON.parse(body)).filter((name) => !fields.includes(name));
  return [...asked, ...sent].map((name) => `${method} ${template} does not know ${name}`);
}
