import { nearest } from '../nearest.ts';

/** A text of the file as it stands in a message: on one line, and not longer than one. */
export function quoted(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return `"${line.length > 80 ? `${line.slice(0, 79)}…` : line}"`;
}

/** `did you mean "x"?`, or all that is valid where nothing is near. */
export function suggestion(text: string, valid: readonly string[]): string {
  const near = nearest(text, valid);
  if (near !== undefined) return `did you mean ${quoted(near)}?`;
  return valid.length === 1 ? `use ${quoted(valid[0] ?? '')}` : `use one of ${enumeration(valid)}`;
}

export function enumeration(texts: readonly string[]): string {
  return texts.map(quoted).join(', ');
}
