/** GitHub's own OpenAPI descriptions of requests: routes, query parameters and fields of bodies. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { LoggedRequest } from '../../emulator/github/faults.ts';

interface Operation {
  parameters?: { $ref?: string; name: string }[];
  requestBody?: { content: Record<string, { schema: { properties?: object } }> };
}

interface Description {
  paths: Record<string, Record<string, Operation>>;
  components: { parameters: Record<string, { name: string }> };
}

const read = new Map<string, Description>();

/** The description of github.com, or of an old Enterprise Server; read once: they are large. */
export function description(edition: 'api.github.com' | 'ghes-3.17'): Description {
  const path = createRequire(import.meta.url).resolve(`@octokit/openapi/generated/${edition}.json`);
  const known = read.get(edition) ?? JSON.parse(readFileSync(path, 'utf8'));
  read.set(edition, known);
  return known;
}

/** Parameters and fields of a request that GitHub does not know. GraphQL is not described. */
export function undescribed({ method, path, body, template = '' }: LoggedRequest, prefix: string): string[] {
  if (template === '/graphql') return [];
  const { paths, components } = description(prefix === '' ? 'api.github.com' : 'ghes-3.17');
  const { parameters = [], requestBody } = paths[template]?.[method.toLowerCase()] ?? {};
  const names = parameters.map(({ $ref = '', name }) =>
    $ref === '' ? name : components.parameters[$ref.split('/').at(-1) ?? '']?.name,
  );
  const fields = Object.keys(requestBody?.content['application/json']?.schema.properties ?? {});
  const asked = new URL(path, 'http://localhost').searchParams.keys().filter((name) => !names.includes(name));
  const sent = Object.keys(body === '' ? {} : JSON.parse(body)).filter((name) => !fields.includes(name));
  return [...asked, ...sent].map((name) => `${method} ${template} does not know ${name}`);
}
