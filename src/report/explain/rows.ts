import type { RowFailure } from '../../model/failure.ts';
import { PLATFORM_TAG } from '../../model/tags.ts';
import type { RequestFailure } from '../../platform/http/errors.ts';
import { counted, similarNames } from '../figures.ts';
import { changeText, valueText } from '../project-changes.ts';
import { type Explanation, RUN_AGAIN, unexpected } from './explanation.ts';
import { explainRequest, isRequest, withNames } from './requests.ts';
import { missingProject } from './statuses.ts';

type Own = Exclude<RowFailure, RequestFailure>;
type Table = { [K in Own['kind']]: (failure: Extract<Own, { kind: K }>) => Explanation };

/** Why one project or finding failed; the failures of requests are in a table of their own. */
const ROW_FAILURES: Table = {
  'not-listed': ({ near }) => ({
    what: `The deployment has no project of this name${similarNames(near)}`,
    remedy: missingProject('the spelling'),
  }),
  'name-unusable': ({ problem }) => ({
    what: `The platform uses a name that cannot be part of an address: it ${problem}`,
    remedy: 'Rename or delete it in the web UI of the platform',
  }),
  'tags-not-shown': ({ missing, cause }) =>
    notShown(
      `the project does not show ${tagNames(missing)}`,
      cause,
      'Check that the platform allows these tags, and look at the project in its web UI',
    ),
  'tags-not-removed': ({ left, cause }) =>
    left.includes(PLATFORM_TAG)
      ? notShown(
          `the project still has ${tagNames(left)}; \`${PLATFORM_TAG}\` is the platform's own tag, which it keeps on projects that have a managed-scan configuration`,
          cause,
          `Leave \`${PLATFORM_TAG}\` to the platform, or switch the managed scans of the project off`,
        )
      : notShown(
          `the project still has ${tagNames(left)}`,
          cause,
          'Remove them in the web UI, or run the step again',
        ),
  'settings-not-shown': ({ shown, cause }) =>
    notShown(
      `the project shows ${shown.map(({ field, value }) => `\`${field}\` ${valueText(value)}`).join(' and ')}`,
      cause,
      'Check in the web UI that the setting is available to this project, then run the step again',
    ),
  undone: ({ changes }) => ({
    what: `The change took effect, but was undone before the step ended: ${changes.map(changeText).join(', ')}`,
    remedy: 'Find out who or what else changes these projects, then run the step again',
  }),
  interrupted: ({ left }) => ({
    what: `The rest was not written: ${left.map(changeText).join(', ')}`,
    remedy: RUN_AGAIN,
  }),
  'tags-lost': ({ lost, cause }) => ({
    what: `The platform replaced the tags of the project, and ${tagNames(lost)} could not be put back${because(cause)}`,
    remedy: `Add ${tagNames(lost)} to the project again, with this operation or in the web UI`,
  }),
  unknown: ({ cause }) => ({
    what: `It is not known whether the change took effect: ${explainRequest(cause).what}`,
    remedy: 'Run the step again: it reads first, and writes only what is still missing',
  }),
  'not-triaged': ({ cause }) =>
    notShown(
      'the finding is not triaged',
      cause,
      'Check that the finding still exists and is of the kind that the step names, then run the step again',
    ),
  'not-named': () => ({
    what: 'It is not known whether the change took effect: the platform counted more findings as triaged than it named',
    remedy: 'Look at the findings in the web UI',
  }),
  'policies-not-shown': ({ differences, wasShown, cause }) => {
    const left = `${counted(differences, 'difference')} from what was intended`;
    return wasShown
      ? {
          what: `The platform accepted the policies, and a dry run after it still shows ${left}: someone may have changed them since`,
          remedy: 'Find out who else changes these policies, then run the step again',
        }
      : notShown(
          `a dry run after it shows ${left}`,
          cause,
          'Look at the policies in the web UI, then run the step again',
        );
  },
  unexpected,
};

export function explainRow(failure: RowFailure): Explanation {
  if (isRequest(failure)) return withNames(explainRequest(failure), failure);
  return (ROW_FAILURES[failure.kind] as (failure: RowFailure) => Explanation)(failure);
}

function tagNames(tags: readonly string[]): string {
  const shown = tags.slice(0, 10).map((tag) => `\`${tag}\``);
  return `${tags.length === 1 ? 'the tag' : 'the tags'} ${shown.join(', ')}${tags.length > 10 ? ' and others' : ''}`;
}

/**
 * A write without effect, as a read has shown.
 *
 * @param cause how the write ended; absent = it was accepted, as it also is by an answer that is empty
 */
function notShown(what: string, cause: RequestFailure | undefined, remedy: string): Explanation {
  if (cause === undefined || cause.isEmpty) {
    return { what: `The platform accepted the request, but ${what}`, remedy };
  }
  const failed = explainRequest(cause);
  return { what: `${failed.what}; ${what}`, remedy: failed.remedy };
}

function because(cause: RequestFailure | undefined): string {
  return cause === undefined ? '' : ` (${explainRequest(cause).what})`;
}
