import type { Inline, Page } from './content.ts';
import { isSequence } from './html.ts';

/** The log's lines below the title: where, and what failed. The summary has the rest. */
export function logLines({ context, failures }: Page): string[] {
  const where = context.map(inlineText).filter(Boolean).join(' · ');
  return [...(where === '' ? [] : [where]), ...failures];
}

export function inlineText(inline: Inline): string {
  if (typeof inline === 'string') return inline;
  if (isSequence(inline)) return inline.map(inlineText).join('');
  if ('text' in inline) return inline.text;
  if ('sentence' in inline) return inline.sentence;
  if ('code' in inline) return inline.code;
  if ('codes' in inline) return inline.codes.join(' ');
  if ('strong' in inline) return inlineText(inline.strong);
  if ('short' in inline) return inline.whole;
  if ('unbroken' in inline) return inline.unbroken;
  if ('lines' in inline) return inline.lines.map(inlineText).join(' ');
  // Of gate and scan, which have lines of their own.
  if ('html' in inline) return '';
  return inlineText(inline.link);
}
