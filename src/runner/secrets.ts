import type { Log } from './log.ts';

/** Shorter ones would turn half of a log into stars. */
const MIN_LENGTH = 4;

/**
 * Has the runner mask a secret, the lines of one that has several, and the forms in which it may turn up again:
 * percent-encoded, in JSON, in HTML and in base64. The runner masks only what it was given, letter by letter.
 */
export function setSecret(log: Log, secret: string): void {
  for (const form of formsOf(secret)) log.mask(form);
}

function formsOf(secret: string): Set<string> {
  const lines = secret.split(/[\r\n]+/).map((line) => line.trim());
  const forms = [secret, ...lines].flatMap((text) => [
    text,
    encodeURIComponent(text.toWellFormed()),
    JSON.stringify(text).slice(1, -1),
    htmlForm(text),
    ...base64Forms(text),
  ]);
  return new Set(forms.filter((form) => form.length >= MIN_LENGTH));
}

function htmlForm(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** As a whole, and as `user:token` of basic authentication may have it: at each of the three offsets. */
function base64Forms(text: string): string[] {
  const bytes = Buffer.from(text);
  if (bytes.length < 2 * MIN_LENGTH) return [];
  return [0, 1, 2].flatMap((offset) => {
    const shifted = Buffer.concat([Buffer.alloc(offset), bytes]).toString('base64');
    // The characters at both ends are made of other bytes, too.
    const start = offset === 0 ? 0 : 4;
    const end = shifted.length - (shifted.length % 4 === 0 && (bytes.length + offset) % 3 === 0 ? 0 : 4);
    const inner = shifted.slice(start, end);
    return offset === 0 ? [shifted, inner] : [inner];
  });
}
