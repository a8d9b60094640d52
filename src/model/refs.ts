/** Stands for each project's own primary branch; `refs/heads/primary` is a branch of that name. */
export const PRIMARY_REF = 'primary';

/** The branch that an input or a condition names: `PRIMARY_REF` may have any case. */
export function refMeant(text: string): string {
  return text.toLowerCase() === PRIMARY_REF ? PRIMARY_REF : text;
}

/** `main` and `refs/heads/main` are one branch. */
export function shortRef(ref: string): string {
  return ref.replace(/^refs\/heads\//, '');
}

/** Servers use either name of a branch; tags and pull requests have one. */
export function refNames(ref: string): string[] {
  if (shortRef(ref) !== ref) return [ref, shortRef(ref)];
  return ref.startsWith('refs/') ? [ref] : [ref, `refs/heads/${ref}`];
}

/** The branch on which a pull request is scanned. */
export function mergeRef(number: number): string {
  return `refs/pull/${number}/merge`;
}

export function sameRef(left: string | undefined, right: string | undefined): boolean {
  return left !== undefined && right !== undefined && shortRef(left) === shortRef(right);
}
