import type { Outcome, StepResult } from '../model/step.ts';
import type { Fact as HtmlFact } from './markup.ts';
import type { RunFacts } from './run-facts.ts';
import type { OutputValues, View } from './view.ts';

/** Of gate and scan alone, until their views give values: texts are HTML. */
export interface HtmlView<Result extends StepResult> {
  headline(result: Result): string;
  context?(result: Result): string[];
  sections(result: Result, run: RunFacts): string[];
  outputs(result: Result, run: RunFacts): OutputValues;
  facts?(result: Result, run: RunFacts): HtmlFact[];
  logLines(result: Result, run: RunFacts): string[];
  isPartial?(result: Result): boolean;
  sign?(result: Result, outcome: Outcome): string | undefined;
}

export function pageView<Result extends StepResult>(view: HtmlView<Result>): View<Result> {
  return {
    headline: (result) => `${result.operation}: ${view.headline(result)}`,
    sign: view.sign,
    context: (result) => (view.context?.(result) ?? []).map((html) => ({ html })),
    sections: (result, run) =>
      view
        .sections(result, run)
        .filter(Boolean)
        .map((html) => ({ title: '', blocks: [{ kind: 'html', html }] })),
    facts: (result, run) =>
      (view.facts?.(result, run) ?? []).map(([name, html]) => [name, html === undefined ? '' : { html }]),
    failures: (result, run) => view.logLines(result, run),
    outputs: view.outputs,
    isPartial: view.isPartial,
  };
}
