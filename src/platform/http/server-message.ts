const MAX_MESSAGE_LENGTH = 500;
/** No error message is looked for beyond so many characters of a body. */
const MAX_READ_LENGTH = 10_000;
/** Larger bodies are not parsed for their message. */
const MAX_JSON_LENGTH = 1_000_000;
/** Where deployed servers put their message (field-notes: "Error bodies have no fixed shape"). */
const KEYS = ['message', 'error', 'detail', 'details', 'title', 'reason', 'errors', 'msg', 'description'];

/**
 * What an error body says, as one line of at most 500 characters; empty when it says nothing.
 *
 * @param redact takes the token out; it is called before anything is cut, because half a token would not be found
 */
export function serverMessage(body: string, contentType: string, redact: (text: string) => string): string {
  return oneLine(fromJson(body, redact) ?? fromText(body, contentType, redact), redact);
}

/** The same of an answer that is not one to its request: the error in it, or the title of a page; never its data. */
export function answerMessage(body: string, contentType: string, redact: (text: string) => string): string {
  const isMarkup = /^\s*</.test(body);
  return oneLine(isMarkup ? fromText(body, contentType, redact) : (fromJson(body, redact) ?? ''), redact);
}

function oneLine(message: string, redact: (text: string) => string): string {
  // Once more when it is one line: a line break within the token is gone now.
  const line = redact(message.replace(/\s+/g, ' ').trim());
  if (line.length <= MAX_MESSAGE_LENGTH) return line.toWellFormed();
  return `${line.slice(0, MAX_MESSAGE_LENGTH - 1).toWellFormed()}…`;
}

/** The word for the error that an API gives in `code`; undefined where there is none. */
export function serverCode(body: string, redact: (text: string) => string): string | undefined {
  const { code } = (jsonOf(body) ?? {}) as { code?: unknown };
  return typeof code === 'string' && /^\w{1,100}$/.test(code) ? redact(code) : undefined;
}

function fromJson(body: string, redact: (text: string) => string): string | undefined {
  const json = jsonOf(body);
  if (json === undefined) return undefined;
  return [...new Set(textsOf(json, 0))].map((text) => redact(text).slice(0, MAX_READ_LENGTH)).join(': ');
}

function jsonOf(body: string): unknown {
  if (!/^\s*[[{"]/.test(body) || body.length > MAX_JSON_LENGTH) return undefined;
  try {
    return JSON.parse(body);
  } catch {
    return undefined; // Not JSON after all: it is read as text.
  }
}

function textsOf(value: unknown, depth: number): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null || depth > 4) return [];
  if (Array.isArray(value)) return value.slice(0, 10).flatMap((part) => textsOf(part, depth + 1));
  const fields = value as Record<string, unknown>;
  const code = fields.code ?? fields.error_code;
  const texts = KEYS.flatMap((key) => textsOf(fields[key], depth + 1));
  return typeof code === 'string' ? [code, ...texts] : texts;
}

function fromText(body: string, contentType: string, redact: (text: string) => string): string {
  const start = textStart(body, redact);
  const isHtml = /html/i.test(contentType) || /^\s*<(!doctype|html|head|body)/i.test(start);
  if (!isHtml) return start;
  const title = /<title[^>]*>([^<]*)<\/title>/i.exec(start) ?? /<h1[^>]*>([^<]*)<\/h1>/i.exec(start);
  return `an HTML page${title?.[1]?.trim() ? ` titled "${title[1].trim()}"` : ''}`;
}

/** The start of a text without the token. */
function textStart(body: string, redact: (text: string) => string): string {
  const start = redact(body.slice(0, 2 * MAX_READ_LENGTH));
  // The end may have a part of a token that the cut has parted.
  const end = body.length > 2 * MAX_READ_LENGTH ? start.length - MAX_READ_LENGTH : start.length;
  return start.slice(0, Math.min(MAX_READ_LENGTH, Math.max(0, end)));
}
