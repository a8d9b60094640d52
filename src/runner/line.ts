/** A quick check: most texts need no change, and the other expressions take milliseconds to compile. */
const PRINTABLE = /^[ -~]*$/;
// Control characters, and those that reorder or hide others, so that a name looks like what it is.
// Joiners within emoji and Indic words stay.
const UNSEEN = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Text from outside on one line, with everything invisible made visible, and at most `maxLength` characters. */
export function plainText(text: string, maxLength = 200): string {
  if (text.length <= maxLength && PRINTABLE.test(text)) return text;
  // Cut first: the text may be megabytes long.
  const start = text.length > maxLength * 4 ? text.slice(0, maxLength * 4) : text;
  const line = start
    .toWellFormed()
    .replace(/[^\S ]\s*|\u0085/g, ' ')
    .replace(
      UNSEEN,
      (unseen) => `<U+${(unseen.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}>`,
    );
  const characters = [...line.slice(0, maxLength * 2)];
  const whole =
    characters.length <= maxLength && line.length <= maxLength * 2 && start.length === text.length;
  return whole ? line : `${characters.slice(0, maxLength - 1).join('')}…`;
}

/** One line of the log that the runner cannot take for a command (`::name::`, `##[name]`). */
export function logLine(text: string, maxLength = 2000): string {
  return plainText(text, maxLength)
    .replaceAll('##[', '## [')
    .replace(/^(\s*):(?=:)/, '$1: ');
}
