import type { Quirks } from '../quirks.ts';

/** A branch as answers write it. */
export function wireRef(ref: string, { refForm }: Quirks): string {
  return refForm === 'short' ? shortRef(ref) : ref;
}

/** Whether a branch is the one that a filter asks for. */
export function refMatcher(asked: string, quirks: Quirks): (ref: string) => boolean {
  if (quirks.refFilter === 'exact') return (ref) => wireRef(ref, quirks) === asked;
  const short = shortRef(asked);
  return (ref) => shortRef(ref) === short;
}

function shortRef(ref: string): string {
  return ref.replace(/^refs\/heads\//, '');
}
