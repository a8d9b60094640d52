import type { Fault } from '../faults.ts';
import type { LoggedRequest } from '../logged-request.ts';
import type { Answer } from './answer.ts';

export type ReplacingFault = Extract<
  Fault,
  {
    kind:
      | 'status'
      | 'status-after'
      | 'echo-token'
      | 'html'
      | 'empty'
      | 'null'
      | 'wrong-shape'
      | 'body'
      | 'redirect';
  }
>;

const JSON_TYPE = 'application/json';
const FAILED = '{"error":"something went wrong"}';

/** The answer that comes instead of the platform's own. */
export function replacedAnswer(fault: ReplacingFault, logged: LoggedRequest): Answer {
  switch (fault.kind) {
    case 'status':
    case 'status-after': {
      const headers = { ...typed(fault.contentType ?? JSON_TYPE), ...retryAfter(fault.retryAfter) };
      const { location } = { location: undefined, ...fault };
      const moved: Record<string, string> = location === undefined ? {} : { location };
      return { status: fault.status, headers: { ...headers, ...moved }, text: fault.body ?? FAILED };
    }
    case 'echo-token':
      return { status: fault.status, headers: typed('text/plain'), text: echo(logged) };
    case 'html': {
      const text = `<html><head><title>${fault.status}</title></head><body><h1>Bad gateway</h1></body></html>`;
      return { status: fault.status, headers: typed('text/html'), text };
    }
    case 'empty':
      return { status: fault.status ?? 200, headers: {}, text: '' };
    case 'null':
      return { status: 200, headers: typed(JSON_TYPE), text: 'null' };
    case 'wrong-shape': {
      const text = JSON.stringify({ project: 'yes', projects: { 0: 'no' }, data: [[1]], triaged_issues: 7 });
      return { status: 200, headers: typed(JSON_TYPE), text };
    }
    case 'body':
      return { status: fault.status, headers: typed(fault.contentType ?? JSON_TYPE), text: fault.body };
    case 'redirect':
      return { status: fault.status, headers: { location: fault.location }, text: '' };
  }
}

function typed(type: string): Record<string, string> {
  return { 'content-type': type };
}

function retryAfter(value: string | undefined): Record<string, string> {
  return value === undefined ? {} : { 'retry-after': value };
}

function echo({ headers }: LoggedRequest): string {
  const authorization = String(headers.authorization ?? '');
  const token = authorization.replace(/^Bearer /, '');
  const base64 = (text: string) => Buffer.from(text).toString('base64');
  return [
    `could not serve a request with Authorization: ${authorization}`,
    `token=${encodeURIComponent(token)} header=${encodeURIComponent(authorization)}`,
    `base64 ${base64(token)} ${base64(authorization)} ${base64(`:${token}`)}`,
  ].join('\n');
}
