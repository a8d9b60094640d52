/** Text from outside, made fit for the place where it stands. */

// Controls, and what turns or hides the characters around it: a name must look like what it is.
// (The joiners within emoji and Indic words stay.)
const UNSEEN = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** On one line, with everything invisible made visible, and at most `most` characters. */
export function plainText(text: string, maxLength = 200): string {
  // Only so much is looked at: the text may be megabytes long.
  const start = text.length > maxLength * 4 ? text.slice(0, maxLength * 4) : text;
  const line = start
    .toWellFormed()
    .replace(/[\s\u0085]+/g, ' ')
    .replace(
      UNSEEN,
      (unseen) => `<U+${(unseen.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}>`,
    );
  const characters = [...line.slice(0, maxLength * 2)];
  const whole =
    characters.length <= maxLength && line.length <= maxLength * 2 && start.length === text.length;
  return whole ? line : `${characters.slice(0, maxLength - 1).join('')}…`;
}

/** One line of the log, which the runner must not take for a command (`::name::`, `##[name]`). */
export function logLine(text: string, maxLength = 2000): string {
  return plainText(text, maxLength)
    .replaceAll('##[', '## [')
    .replace(/^(\s*):(?=:)/, '$1: ');
}

/** Text in HTML, within an element or a quoted attribute. */
export function html(text: string, maxLength?: number): string {
  return escapeHtml(plainText(text, maxLength));
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/** A link where the address is an `https` one without a user name, else the text alone; both escaped. */
export function link(text: string, address: string | undefined): string {
  const shown = html(text);
  if (address === undefined || address.length > 2000 || !URL.canParse(address)) return shown;
  const url = new URL(address);
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '') return shown;
  return `<a href="${escapeHtml(url.href)}">${shown}</a>`;
}

/** `1 project`, `2 projects`. */
export function counted(count: number, one: string, several = `${one}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : several}`;
}

export function onOff(on: boolean): string {
  return on ? 'on' : 'off';
}
