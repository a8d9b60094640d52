const MAX_MESSAGE_LENGTH = 500;
/** No error message is looked for beyond so many characters of a body. */
const MAX_READ_LENGTH = 20_000;
/** Where deployed servers put their message (field-notes: "Error bodies have no fixed shape"). */
const KEYS = ['message', 'error', 'detail', 'details', 'title', 'reason', 'errors', 'msg', 'description'];

/** What an error body says, as one line of at most 500 characters; undefined when it says nothing. */
export function serverMessage(body: string, contentType: string): string | undefined {
  return oneLine(fromJson(body) ?? fromText(body, contentType));
}

/** The same of an answer that is not one to its request: the error in it, or the title of a page; never its data. */
export function answerMessage(body: string, contentType: string): string | undefined {
  return oneLine(/^\s*</.test(body) ? fromText(body, contentType) : (fromJson(body) ?? ''));
}

/** The word for the error that an API gives in `code`; undefined where there is none. */
export function serverCode(body: string): string | undefined {
  const { code } = (jsonOf(body) ?? {}) as { code?: unknown };
  return typeof code === 'string' && /^\w{1,100}$/.test(code) ? code : undefined;
}

function oneLine(message: string): string | undefined {
  const line = message.replace(/\s+/g, ' ').trim();
  if (line.length <= MAX_MESSAGE_LENGTH) return line.toWellFormed() || undefined;
  return `${line.slice(0, MAX_MESSAGE_LENGTH - 1).toWellFormed()}…`;
}

function fromJson(body: string): string | undefined {
  const json = jsonOf(body);
  return json === undefined ? undefined : [...new Set(textsOf(json, 0))].join(': ');
}

function jsonOf(body: string): unknown {
  if (!/^\s*[[{"]/.test(body)) return undefined;
  try {
    return JSON.parse(body);
  } catch {
    return undefined; // Not JSON after all: it is read as text.
  }
}

function textsOf(value: unknown, depth: number): string[] {
  if (typeof value === 'string') return [value.slice(0, MAX_READ_LENGTH)];
  if (typeof value !== 'object' || value === null || depth > 4) return [];
  if (Array.isArray(value)) return value.slice(0, 10).flatMap((part) => textsOf(part, depth + 1));
  const fields = value as Record<string, unknown>;
  const code = fields.code ?? fields.error_code;
  const texts = KEYS.flatMap((key) => textsOf(fields[key], depth + 1));
  return typeof code === 'string' ? [code, ...texts] : texts;
}

function fromText(body: string, contentType: string): string {
  const start = body.slice(0, MAX_READ_LENGTH);
  const isHtml = /html/i.test(contentType) || /^\s*<(!doctype|html|head|body)/i.test(start);
  if (!isHtml) return start;
  const title = /<title[^>]*>([^<]*)<\/title>/i.exec(start) ?? /<h1[^>]*>([^<]*)<\/h1>/i.exec(start);
  return `an HTML page${title?.[1]?.trim() ? ` titled "${title[1].trim()}"` : ''}`;
}
