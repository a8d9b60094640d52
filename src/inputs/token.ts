import type { InputReader } from './reader.ts';
import type { RunEvent } from './run-event.ts';
import type { Operation } from './table.ts';

const SKIP_FORKS =
  '`if: github.event.pull_request == null || github.event.pull_request.head.repo.full_name == github.repository`';

const WHY_EMPTY = {
  fork: `is empty, because a pull request from a fork gets no secrets; skip the step there with ${SKIP_FORKS}`,
  dependabot:
    "is empty, because a run that Dependabot started gets only Dependabot's secrets; add the token to those, or " +
    "skip the step there with `if: github.actor != 'dependabot[bot]'`",
  unknown: 'is empty; check that the secret it names is defined for this repository',
};

const VALIDATE = ', and check the rules file there with `operation: validate`, which needs no token';

/** Messages never repeat a token. */
export async function checkToken(
  reader: InputReader,
  operation: Operation | undefined,
  event: () => Promise<RunEvent>,
): Promise<void> {
  if (reader.text('token') === undefined) {
    const why = (await event()).untrusted ?? 'unknown';
    // Only of the rules there is something that can be done without a token.
    const instead = why !== 'unknown' && (operation === 'plan' || operation === 'apply') ? VALIDATE : '';
    reader.problem('token', `${WHY_EMPTY[why]}${instead}`);
  } else {
    checkCharacters(reader, 'token');
  }
}

export function checkCharacters(reader: InputReader, input: string): void {
  const token = reader.text(input) ?? '';
  if (/^['"]|['"]$/.test(token)) {
    reader.problem(input, 'has a quote around it, which would be part of it; give the token without quotes');
    return;
  }
  if (/^[\x21-\x7e]*$/.test(token)) return;
  const what = 'give only the token, without `Bearer` or quotes';
  reader.problem(input, `contains spaces, line breaks or non-ASCII characters; ${what}`);
}
