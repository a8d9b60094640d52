import { headerText, type WireAnswer } from './attempt.ts';
import { fieldsOf, ShapeError } from './decode.ts';
import type { AnswerSubject, Problem } from './errors.ts';
import { parseJson, tryParseJson } from './json.ts';
import { senderOf } from './network-problems.ts';

const MAX_MESSAGE_LENGTH = 500;
/** Gateways get no answer themselves; those from 520 on are Cloudflare's. */
export const GATEWAY_STATUSES = new Set([502, 503, 504, 520, 521, 522, 523, 524]);
/** field-notes: "Error bodies have no fixed shape". */
const MESSAGE_KEYS = ['message', 'error', 'detail', 'details', 'title', 'reason', 'errors'];

export function requestIdOf({ headers }: WireAnswer): string | undefined {
  return headerText(headers['x-request-id'] ?? headers['cf-ray']) || undefined;
}

/** @param value the parsed JSON; undefined if the body is empty. @param text the body. @throws ShapeError */
export type AnswerDecoder<T> = (value: unknown, text: string) => T;

export function readAnswer<T>(
  answer: WireAnswer,
  decode: AnswerDecoder<T>,
  expected: AnswerSubject | undefined,
): { value: T } | Problem {
  const { status, body, isRedirected } = answer;
  const isEmpty = body.trim() === '';
  try {
    const value = decode(isEmpty ? undefined : parseJson(body), body);
    const got = value as Partial<AnswerSubject>;
    if (expected === undefined || isAbout(expected, got, isRedirected)) return { value };
    const { kind } = expected;
    const cause = `the answer is about another ${kind}`;
    const subject = { kind, name: got.name, id: got.id };
    return { kind: 'another-answer', status, sent: true, cause, expected, got: subject };
  } catch (error) {
    const isBroken = isEmpty || (error instanceof SyntaxError && /^\s*[<[{]/.test(body));
    return { kind: 'answer', ...factsOf(answer, false), cause: causeOf(error, body), isEmpty, isBroken };
  }
}

/** After a redirect, a project may have another name. */
function isAbout({ name, id }: AnswerSubject, got: Partial<AnswerSubject>, isRedirected: boolean): boolean {
  const hasName = name === undefined || isRedirected || got.name?.toLowerCase() === name.toLowerCase();
  return hasName && (id === undefined || got.id === undefined || got.id === id);
}

export function statusProblem(answer: WireAnswer, nowMs: number): Problem {
  const { status, headers, body } = answer;
  if (status < 300) return { kind: 'answer', status, sent: true, cause: `unexpected status ${status}` };
  const { code } = fieldsOf(tryParseJson(body));
  return {
    kind: 'status',
    ...factsOf(answer, true),
    serverCode: typeof code === 'string' && /^\w{1,100}$/.test(code) ? code : undefined,
    requestId: requestIdOf(answer),
    retryAfterMs: retryAfterMs(headerText(headers['retry-after']), nowMs),
  };
}

/** @param quotesText whether a body that is neither JSON nor a page is quoted, although it may contain secrets */
function factsOf({ status, headers, body }: WireAnswer, quotesText: boolean) {
  const json = tryParseJson(body);
  const isText = json === undefined && (quotesText || isHtml(body));
  const serverMessage = oneLine(isText ? readableText(body) : messagesOf(json).join(': '));
  // An API sends no pages, and limits of size are a gateway's.
  const isGateways = status === 413 || isHtml(body) || (json === undefined && GATEWAY_STATUSES.has(status));
  return { status, sent: true, serverMessage, gateway: isGateways ? senderOf(headers) : undefined };
}

/** @throws `error` if it is a fault of this program */
function causeOf(error: unknown, body: string): string {
  if (error instanceof ShapeError) return error.message;
  if (error instanceof RangeError) return 'the answer is nested too deeply';
  if (!(error instanceof SyntaxError)) throw error;
  return isHtml(body) ? 'the answer is HTML, not JSON' : 'the answer is not JSON';
}

/** Undefined if `Retry-After` is invalid, 0, or in the past, as from a slow clock. */
export function retryAfterMs(header: string, nowMs: number): number | undefined {
  const text = header.trim();
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text) * 1000 || undefined;
  // `Date.parse` accepts other texts, too ("-1", "5 min").
  if (!/^[A-Z][a-z]{2}, .*\d{2}:\d{2}:\d{2} GMT$/.test(text)) return undefined;
  const ms = Date.parse(text) - nowMs;
  return ms > 0 ? ms : undefined;
}

function oneLine(message: string): string | undefined {
  const line = message.replace(/\s+/g, ' ').trim();
  if (line.length <= MAX_MESSAGE_LENGTH) return line.toWellFormed() || undefined;
  return `${line.slice(0, MAX_MESSAGE_LENGTH - 1).toWellFormed()}…`;
}

/** Codes and messages, each once, at most five levels deep. */
function messagesOf(json: unknown, depth = 0): string[] {
  if (typeof json === 'string') return [json];
  if (typeof json !== 'object' || json === null || depth > 4) return [];
  if (Array.isArray(json)) return json.flatMap((part) => messagesOf(part, depth + 1));
  const fields = json as Record<string, unknown>;
  const code = fields.code ?? fields.error_code;
  const texts = MESSAGE_KEYS.flatMap((key) => messagesOf(fields[key], depth + 1));
  return [...new Set(typeof code === 'string' ? [code, ...texts] : texts)];
}

/** A page may begin with comments. */
function isHtml(body: string): boolean {
  return /^\s*</.test(body) && /<(!doctype html|html|head|body|title|h1|center)\b/i.test(body.slice(0, 1000));
}

function readableText(body: string): string {
  if (!isHtml(body)) return body;
  const [, title = ''] = /<title[^>]*>([^<]*)<\/title>/i.exec(body) ?? [];
  return `an HTML page${title.trim() === '' ? '' : ` titled "${title.trim()}"`}`;
}
