import { inState } from '../changes/rows.ts';
import type { Row } from '../model/change.ts';
import type { StepResult } from '../model/step.ts';
import { inlineText } from './content.ts';
import type { FailureReason } from './explain/explanation.ts';
import { byCause, explain } from './explain.ts';
import { placeText } from './findings/shown-finding.ts';
import { counted, firstOf } from './format.ts';
import { failureReason } from './outputs.ts';
import { entryInline } from './policy-rows.ts';
import { changeText } from './project-rows.ts';
import { decisionPhrase } from './selection-phrase.ts';
import type { RunFacts, Tracked } from './view.ts';

const MAX_CAUSES = 10;
/** Rows of a cause, or entries of a change, that the log names. */
const MAX_EXAMPLES = 3;

/** Lines about failures: one for each of the first causes, and the number of other causes. */
export function failureLines(rows: readonly Row[]): string[] {
  const lines = failuresByCause(rows).map(({ state, text }) => `${state}: ${text}`);
  const more = lines.length - MAX_CAUSES;
  return [...lines.slice(0, MAX_CAUSES), ...(more > 0 ? [`and ${counted(more, 'more cause')}`] : [])];
}

/** `acme/cart (+ pci): PUT … was answered with 409`, a text for each cause. */
export function failuresByCause(rows: readonly Row[]) {
  return (['failed', 'unknown'] as const).flatMap((state) =>
    byCause(inState(rows, state), ({ failure }) => failure).map(({ failure, items }) => {
      const names = [...Map.groupBy(items, ({ change }) => targetName(change))].map(([name, targetRows]) => {
        const changes = targetRows.map(({ change }) => wantedText(change)).filter(Boolean);
        return changes.length === 0 ? name : `${name} (${changes.join(', ')})`;
      });
      const message = failure === undefined ? '' : explain(failure).message;
      // The message names the target itself, such as `The platform does not know acme/cart`.
      const isNamed = names.length === 1 && message.endsWith(names[0] ?? '');
      return {
        state,
        failure,
        text: isNamed ? message : [firstOf(names, MAX_EXAMPLES), message].filter(Boolean).join(': '),
      };
    }),
  );
}

/** The name by which people know the target of a change. */
function targetName(change: Row['change']): string {
  if (change.field === 'policies') return `${change.part} policies`;
  if (!('finding' in change)) return change.project.name;
  const { finding } = change;
  return [`finding ${finding.id}`, finding.repository, placeText(finding)].filter(Boolean).join(' ');
}

/** `+ pci`, `full scans on → off`, `→ ignored`; empty where the operation already says it. */
function wantedText(change: Row['change']): string {
  if (change.field === 'ticket') return '';
  if (change.field === 'triage') return `→ ${decisionPhrase(change.after)}`;
  if (change.field !== 'policies') return inlineText(changeText(change));
  const entries = change.entries.map((entry) => inlineText(entryInline(entry)));
  return firstOf(entries, MAX_EXAMPLES);
}

/** Failures that leave open whether there is anything to act on. */
const INCONCLUSIVE_REASONS: ReadonlySet<FailureReason> = new Set([
  'unreachable',
  'token-refused',
  'rate-limited',
]);

/** The tracking issue of an operation that writes lists what failed. */
export function trackFailures(result: StepResult, run: RunFacts): Tracked {
  const reason = failureReason(result, run.cancelled);
  if (reason === undefined) return { kind: 'clear' };
  if (reason === 'cancelled') return { kind: 'inconclusive' };
  const failed = inState(result.rows ?? [], 'failed', 'unknown', 'not-reached');
  const names = failed.map(({ change }) => `${targetName(change)} ${wantedText(change)}`).sort();
  const listed = JSON.stringify([reason, names]);
  return { kind: INCONCLUSIVE_REASONS.has(reason) ? 'inconclusive' : 'act', listed };
}
