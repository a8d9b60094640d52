import type { FileText } from '../model/ports.ts';

const CAUSES: Record<NonNullable<FileText['problem']>, string> = {
  missing: 'does not exist',
  'not a regular file': 'is not a regular file',
  'too large': 'is too large',
  unreadable: 'cannot be read',
  'too slow': 'could not be read in time',
};

/**
 * Why a file could not be read, and what to do; follows "which" in a sentence.
 *
 * @param remedy what else helps where it does not exist
 */
export function fileProblem(problem: NonNullable<FileText['problem']>, remedy: string): string {
  return `${CAUSES[problem]}; ${problem === 'missing' ? `${remedy}, or ` : ''}correct the path`;
}
