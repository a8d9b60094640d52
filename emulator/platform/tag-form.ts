import type { Quirks } from './quirks.ts';

/** A tag as the platform keeps it. */
export function keptForm(tag: string, { tagForm }: Pick<Quirks, 'tagForm'>): string {
  const cased = tagForm.startsWith('lower-case') ? tag.toLowerCase() : tag;
  return tagForm.endsWith('nfc') ? cased.normalize('NFC') : cased;
}
