const MAX_MESSAGE_LENGTH = 500;
/** Where deployed servers put their words (field-notes: "Error bodies have no fixed shape"). */
const KEYS = ['message', 'error', 'detail', 'details', 'title', 'reason', 'errors', 'msg', 'description'];

/** What an error body says, as one line of at most 500 characters; empty when it says nothing. */
export function serverMessage(body: string, contentType: string): string {
  const words = fromJson(body) ?? (isHtml(body, contentType) ? fromHtml(body) : body.slice(0, 10_000));
  const line = words.replace(/\s+/g, ' ').trim();
  if (line.length <= MAX_MESSAGE_LENGTH) return line.toWellFormed();
  return `${line.slice(0, MAX_MESSAGE_LENGTH - 1).toWellFormed()}…`;
}

function fromJson(body: string): string | undefined {
  if (!/^\s*[[{"]/.test(body) || body.length > 1_000_000) return undefined;
  try {
    return [...new Set(said(JSON.parse(body), 0))].join(': ');
  } catch {
    return undefined; // Not JSON after all: it is read as text.
  }
}

function said(value: unknown, depth: number): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null || depth > 4) return [];
  if (Array.isArray(value)) return value.slice(0, 10).flatMap((part) => said(part, depth + 1));
  const fields = value as Record<string, unknown>;
  const code = fields.code ?? fields.error_code;
  const words = KEYS.flatMap((key) => said(fields[key], depth + 1));
  return typeof code === 'string' ? [code, ...words] : words;
}

function isHtml(body: string, contentType: string): boolean {
  return /html/i.test(contentType) || /^\s*<(!doctype|html|head|body)/i.test(body);
}

/** Of an HTML page from a proxy, its title or first heading. */
function fromHtml(body: string): string {
  const start = body.slice(0, 10_000);
  const title = /<title[^>]*>([^<]*)<\/title>/i.exec(start) ?? /<h1[^>]*>([^<]*)<\/h1>/i.exec(start);
  return `an HTML page${title?.[1]?.trim() ? ` titled "${title[1].trim()}"` : ''}`;
}
