import { dayOf, isDay } from '../model/time.ts';

/**
 * What a rule's triage leaves at the end of its note, so that a later plan knows whose decision it was:
 * `[code-security rule="old noise" until=2027-02-19]`.
 */
export interface Mark {
  rule: string;
  /** `ended`: the ignore of this rule is over, and the finding is for people. */
  kind: 'decided' | 'until' | 'ended';
  /** Absent where the mark has none, or one that is not a day. */
  day?: string;
}

export interface MarkedNote {
  /** What stands before the marks. */
  text: string;
  /** In the order of the note; the last one is of the last triage. */
  marks: readonly Mark[];
}

const START = '[code-security rule="';
const NO_NOTE: MarkedNote = { text: '', marks: [] };
/** As the platform allows. */
const MAX_NOTE_CHARACTERS = 3000;

/** Reads the marks at the end of a note: what follows a mark makes it plain text. */
export function readNote(note: string | undefined): MarkedNote {
  if (note === undefined) return NO_NOTE;
  const marks: Mark[] = [];
  let text = note.trimEnd();
  for (let found = lastMark(text); found !== undefined; found = lastMark(text)) {
    marks.unshift(found.mark);
    text = text.slice(0, found.start).trimEnd();
  }
  return { text, marks };
}

/**
 * A note with its marks. Marks of ended ignores that were there are kept, because their rules never take the finding
 * again; the oldest of them go where there is no room.
 */
export function writeNote(text: string, ended: readonly Mark[], mark: Mark): string {
  for (let left = ended; ; left = left.slice(1)) {
    const note = [text, ...left.map(markText), markText(mark)].filter((part) => part !== '').join(' ');
    if (note.length <= MAX_NOTE_CHARACTERS || left.length === 0) return note;
  }
}

/** Whether the last day of an ignore has passed. One whose day cannot be read has none. */
export function hasEnded({ kind, day }: Mark, momentMs: number): boolean {
  return kind === 'until' && (day === undefined || day < dayOf(momentMs));
}

function markText({ rule, kind, day }: Mark): string {
  const end = kind === 'decided' ? '' : ` ${kind}=${day ?? 'unknown'}`;
  return `${START}${rule}"${end}]`;
}

function lastMark(text: string): { mark: Mark; start: number } | undefined {
  if (!text.endsWith(']')) return undefined;
  const start = text.lastIndexOf(START);
  if (start < 0) return undefined;
  const parts = /^([^"[\]]*)"([^"[\]]*)$/.exec(text.slice(start + START.length, -1));
  if (parts === null) return undefined;
  const [, rule = '', attribute = ''] = parts;
  return { mark: markOf(rule, attribute.trim()), start };
}

/** An attribute that cannot be read counts as a time that has passed: an ignore must not last because of it. */
function markOf(rule: string, attribute: string): Mark {
  if (attribute === '') return { rule, kind: 'decided' };
  const [name, day = ''] = attribute.split('=', 2);
  const kind = name === 'ended' ? 'ended' : 'until';
  return name === kind && isDay(day) ? { rule, kind, day } : { rule, kind };
}
