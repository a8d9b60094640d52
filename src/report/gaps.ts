import { type Gap, isGap, type Notice } from '../model/notice.ts';
import type { StepRequest, StepResult } from '../model/step.ts';
import type { Sign } from './content.ts';
import { capitalized, withoutStop } from './format.ts';
import { noticeText } from './notices.ts';
import type { Figure, Figures, OutputValues, RunFacts, SarifFile, Tracked, View } from './view.ts';

// Gaps change figures, title, sign, `fail-if`, files and tracking issue of every operation here.

/** With `figure`, those that can falsify it. */
function gapsOf({ notices }: { notices: readonly Notice[] }, figure?: Figure): Gap[] {
  const subjects = figure?.subjects;
  return notices.filter(isGap).filter((gap) => subjects === undefined || subjects.includes(gap.subject));
}

export function gapTexts(result: { notices: readonly Notice[] }): string[] {
  return gapsOf(result).map((gap) => noticeText(gap).text);
}

/** A gap can only hide more, so `true` stays known. */
function isKnown(result: StepResult, figure: Figure): boolean {
  return figure.value === true || gapsOf(result, figure).length === 0;
}

/** Adds `at least` where a gap may hide more; `unknown` if nothing was found. */
export function atLeast(result: StepResult, figure: Figure | undefined, text: string): string {
  if (figure === undefined || isKnown(result, figure)) return text;
  return figure.value ? `at least ${text}` : 'unknown';
}

export function figureOutputs(result: StepResult, view: View): OutputValues {
  const figures = Object.entries(view.figures?.(result) ?? {});
  const known = figures.filter(
    ([, figure]) => figure && figure.isOutput !== false && isKnown(result, figure),
  );
  return Object.fromEntries(known.map(([name, figure]) => [name, figure?.value]));
}

/** The view's own headline, or that of its figures. */
export function headlineOf(result: StepResult, view: View, figures: Figures): string {
  const headline = view.headline?.(result);
  if (headline !== undefined)
    return gapsOf(result).length === 0 ? headline : `${headline}; some data was missing`;
  const parts = Object.values(figures).map((figure) => {
    if (figure === undefined || isKnown(result, figure)) return figure?.text;
    const { value, text, unknown } = figure;
    return value && text ? `at least ${text}` : unknown;
  });
  return capitalized(parts.filter(Boolean).join('; '));
}

/** A gap turns these into a warning. */
const POSITIVE_SIGNS: readonly Sign[] = ['✅', '📋', '📝'];

export function signWithGaps(result: StepResult, sign: Sign): Sign {
  const isLost = result.notices.some((notice) => 'selectsNothing' in notice && notice.selectsNothing);
  return POSITIVE_SIGNS.includes(sign) && (isLost || gapsOf(result).length > 0) ? '⚠️' : sign;
}

/** With a gap there is no file: an upload would close the alerts of missing findings. */
export function sarifWithGaps(result: StepResult, sarif: SarifFile | undefined): SarifFile | undefined {
  if (sarif === undefined || gapsOf(result).length === 0) return sarif;
  return { notices: [{ kind: 'sarif-doubtful' }] };
}

/** A list that fails has written its first rows. */
export function isCsvPartial(result: StepResult): boolean {
  return (result.failure !== undefined && !('listed' in result)) || gapsOf(result).length > 0;
}

/** A run that was cancelled, or found nothing and has a gap, does not close its issue. */
export function trackedBy(result: StepResult, view: View, run: RunFacts): Tracked | undefined {
  const tracked = view.tracked?.(result, run);
  if (tracked !== undefined && run.cancelled) return { kind: 'inconclusive', why: 'it was cancelled' };
  const [why] = gapTexts(result);
  return tracked?.kind === 'clear' && why !== undefined ? { kind: 'inconclusive', why } : tracked;
}

/** Fails the result if a figure that `fail-if` names is not zero, else if one is unknown. */
export function withFailIf<R extends StepResult<StepRequest & { failIf?: readonly string[] }>>(
  result: R,
  view: View,
): R {
  const { failIf = [] } = result.request;
  if (result.failure !== undefined || failIf.length === 0) return result;
  const named = Object.entries(view.figures?.(result) ?? {}).flatMap(([name, figure]) => {
    const word = figure?.failIf ?? name;
    return figure !== undefined && failIf.includes(word) ? [{ word, figure }] : [];
  });
  const found = named.find(({ figure: { value } }) => value);
  if (found !== undefined) {
    const { value, text = String(value), failure } = found.figure;
    const cause = failure ?? { kind: 'found', what: atLeast(result, found.figure, text) };
    return {
      ...result,
      failure: { ...cause, isAtLeast: gapsOf(result, found.figure).length > 0 || undefined },
    };
  }
  const known = named.filter(({ figure }) => isKnown(result, figure)).map(({ word }) => word);
  const unknown = failIf.filter((word) => !known.includes(word));
  if (unknown.length === 0) return result;
  const [gap] = named.flatMap(({ figure }) => gapsOf(result, figure));
  const why = gap === undefined ? '' : withoutStop(noticeText(gap).text);
  return { ...result, failure: { kind: 'not-known', figures: unknown, why } };
}
