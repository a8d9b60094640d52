import { MAX_NOTE_LENGTH } from '../model/findings.ts';
import { dayOf, isDay } from '../model/time.ts';

/**
 * A rule's triage ends its note with a mark, so that a later plan knows whose decision it was:
 * `[code-security rule="old noise" until=2027-02-19]`.
 */
export interface Mark {
  rule: string;
  /** `decided`: a state without an end; `until`: an ignore; `ended`: an ignore that has ended, so people decide. */
  kind: 'decided' | 'until' | 'ended';
  /** Absent where the mark has none, or one that is not a day. */
  day?: string;
}

const MARK = /\[code-security rule="([^"[\]]*)"([^"[\]]*)\]$/;

/** Splits a note into its text and the marks at its end, the newest last. Marks before other text belong to it. */
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

/** Keeps the marks of ended ignores, whose rules never triage the finding again; drops the oldest for length. */
export function writeNote(text: string, ended: readonly Mark[], mark: Mark): string {
  for (let kept = ended; ; kept = kept.slice(1)) {
    const note = [text, ...kept.map(markText), markText(mark)].filter((part) => part !== '').join(' ');
    if (note.length <= MAX_NOTE_LENGTH || kept.length === 0) return note;
  }
}

/** Whether the last day of an ignore has passed. A day that cannot be read counts as passed. */
export function hasEnded({ kind, day }: Mark, momentMs: number): boolean {
  return kind === 'until' && (day === undefined || day < dayOf(momentMs));
}

function markText({ rule, kind, day }: Mark): string {
  const end = kind === 'decided' ? '' : ` ${kind}=${day ?? 'unknown'}`;
  return `[code-security rule="${rule}"${end}]`;
}

/** Reads a mark. An unreadable attribute becomes an `until` without a day, so that no ignore lasts forever. */
function markOf(rule: string, attribute: string): Mark {
  if (attribute === '') return { rule, kind: 'decided' };
  const [name, day = ''] = attribute.split('=', 2);
  const kind = name === 'ended' ? 'ended' : 'until';
  return name === kind && isDay(day) ? { rule, kind, day } : { rule, kind };
}
