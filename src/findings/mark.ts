import { MAX_NOTE_LENGTH } from '../model/findings.ts';
import { dayOf, isDay } from '../model/time.ts';

/**
 * A rule's triage ends its note with a mark, so that a later plan knows whose decision it was:
 * `[code-security rule="old noise" until=2027-02-19]`.
 */
export interface Mark {
  rule: string;
  /** `ended`: the ignore of this rule is over, and the finding is for people. */
  kind: 'decided' | 'until' | 'ended';
  /** Absent where the mark has none, or one that is not a day. */
  day?: string;
}

const MARK = /\[code-security rule="([^"[\]]*)"([^"[\]]*)\]$/;

/**
 * Reads the marks at the end of a note, the last of which is of the last triage, and the text before them. What follows
 * a mark makes it plain text.
 */
export function readNote(note = ''): { text: string; marks: readonly Mark[] } {
  const marks: Mark[] = [];
  let text = note.trimEnd();
  for (let found = MARK.exec(text); found !== null; found = MARK.exec(text)) {
    const [, rule = '', attribute = ''] = found;
    marks.unshift(markOf(rule, attribute.trim()));
    text = text.slice(0, found.index).trimEnd();
  }
  return { text, marks };
}

/**
 * A note with its marks. Marks of ended ignores that were there are kept, because their rules never take the finding
 * again; the oldest of them go where there is no room.
 */
export function writeNote(text: string, ended: readonly Mark[], mark: Mark): string {
  for (let kept = ended; ; kept = kept.slice(1)) {
    const note = [text, ...kept.map(markText), markText(mark)].filter((part) => part !== '').join(' ');
    if (note.length <= MAX_NOTE_LENGTH || kept.length === 0) return note;
  }
}

/** Whether the last day of an ignore has passed. One whose day cannot be read has none. */
export function hasEnded({ kind, day }: Mark, momentMs: number): boolean {
  return kind === 'until' && (day === undefined || day < dayOf(momentMs));
}

function markText({ rule, kind, day }: Mark): string {
  const end = kind === 'decided' ? '' : ` ${kind}=${day ?? 'unknown'}`;
  return `[code-security rule="${rule}"${end}]`;
}

/** An attribute that cannot be read counts as a time that has passed: an ignore must not last because of it. */
function markOf(rule: string, attribute: string): Mark {
  if (attribute === '') return { rule, kind: 'decided' };
  const [name, day = ''] = attribute.split('=', 2);
  const kind = name === 'ended' ? 'ended' : 'until';
  return name === kind && isDay(day) ? { rule, kind, day } : { rule, kind };
}
