import type { Endpoint } from './endpoint.ts';

/** The viewer's login is the one query that is understood here. */
export const answerGraphQl: Endpoint = ({ body, grant }) => {
  const query = (body as { query?: unknown } | undefined)?.query;
  if (typeof query !== 'string') {
    return { status: 400, body: { message: 'A query attribute must be specified and must be a string.' } };
  }
  if (/^\s*(query\s*\w*\s*)?\{\s*viewer\s*\{\s*login\s*\}\s*\}\s*$/.test(query)) {
    return { body: { data: { viewer: { login: grant.login } } } };
  }
  return {
    body: { errors: [{ type: 'undefinedField', message: 'the embedded GitHub knows the viewer only' }] },
  };
};
