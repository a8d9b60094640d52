import { isGiven, placeOf } from '../yaml/map-form.ts';
import type { Problems } from '../yaml/problems.ts';
import { anyCase, conditional, hasKeys, hasWord, mapOf, type Schema } from '../yaml/schema-parts.ts';
import type { ReadConditions } from './conditions.ts';
import type { ReadTriage } from './triage.ts';

/** States that the list of secrets calls open (field-notes, "Secrets"). */
const SHOWN_AS_OPEN = ['reviewing', 'fixing'] as const;

/**
 * Refuses to move open secrets to a state that is shown as open, too: no plan can know which of them were moved
 * already, so that such a rule would never act.
 */
export function checkSecretsTriage(
  { triage, when }: { triage?: ReadTriage; when?: ReadConditions },
  problems: Problems,
): void {
  const state = SHOWN_AS_OPEN.find((one) => one === triage?.values.state);
  if (triage === undefined || state === undefined || !looksAtOpen(when)) return;
  problems.add(
    placeOf(triage.tree, 'state'),
    `the platform shows secrets that are ${state} as open, so this rule could not tell which ones it has triaged: write ignored, or leave out the open ones`,
  );
}

function looksAtOpen(when: ReadConditions | undefined): boolean {
  if (when === undefined || !isGiven(when.tree, 'status')) return true;
  const { status } = when.set;
  return status?.form === 'values' && status.values.includes('open');
}

const OPEN = { type: 'string', pattern: `^${anyCase('open')}$` };
/** Not a `not`, of which editors say no more than that something is not allowed. */
export const NOT_SHOWN_AS_OPEN: Schema = {
  type: 'string',
  pattern: `^(?!(?:${SHOWN_AS_OPEN.map(anyCase).join('|')})$)`,
};

/** The same as the schema has it. */
export const SECRETS_TRIAGE: Schema = conditional(
  mapOf(
    {
      when: {
        allOf: [
          hasWord('type', 'secrets'),
          {
            anyOf: [
              { not: hasKeys('status') },
              mapOf({ status: { anyOf: [OPEN, { type: 'array', contains: OPEN }] } }),
            ],
          },
        ],
      },
    },
    ['when'],
  ),
  mapOf({ triage: mapOf({ state: NOT_SHOWN_AS_OPEN }) }),
);
