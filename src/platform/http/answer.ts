import type { IncomingHttpHeaders } from 'node:http';
import { LostDigits } from './answer-problem.ts';
import { parseJson } from './json.ts';
import type { Redact } from './redact.ts';

/** A JSON answer, for what reads it. */
export interface Answer {
  /** Undefined where the body is empty. */
  json: unknown;
  status: number;
  headers: IncomingHttpHeaders;
  /** The path that a redirect led to, on the wire; undefined without one. */
  redirectedTo: string | undefined;
  /** Takes the token out of a text. Whatever is kept of `json` has to pass through it. */
  redact: Redact;
}

/**
 * What `read` makes of an answer. Numbers are parsed exactly only where `read` asks for it by throwing `LostDigits`,
 * because that takes several times longer.
 *
 * @throws whatever `read` throws, and SyntaxError when the body is not JSON
 */
export function readAnswer<T>(body: string, facts: Omit<Answer, 'json'>, read: (answer: Answer) => T): T {
  if (body.trim() === '') return read({ ...facts, json: undefined });
  try {
    return read({ ...facts, json: JSON.parse(body) });
  } catch (error) {
    if (!(error instanceof LostDigits)) throw error;
    return read({ ...facts, json: parseJson(body) });
  }
}
