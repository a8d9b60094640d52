import type { Operation } from '../../src/model/operations.ts';
import type { Outcome, StepResult } from '../../src/model/step.ts';
import type { GateResult } from '../../src/operations/gate/run.ts';
import { VIEWS } from '../../src/operations/index.ts';
import type { PlanResult } from '../../src/operations/plan/run.ts';
import type { Page } from '../../src/report/content.ts';
import { type Outputs, outputsOf as outputsWith } from '../../src/report/outputs.ts';
import { pageOf as pageWith, summaryOf as summaryWith } from '../../src/report/page.ts';
import { outcomeOf as outcomeWith, type RunFacts, type View } from '../../src/report/view.ts';
import { commentFor as commentWith } from '../../src/write-to-github.ts';

// The functions of the report, with the view of the result's own operation.

const LOADED = new Map(
  await Promise.all(Object.entries(VIEWS).map(async ([name, load]) => [name, (await load()).view] as const)),
);

export function viewOf({ operation }: { operation: string }): View {
  const view = LOADED.get(operation as Operation);
  if (view === undefined) throw new Error(`no view of ${operation}`);
  return view;
}

export function outcomeOf(result: StepResult): Outcome {
  return outcomeWith(result, viewOf(result));
}

export function outputsOf(result: StepResult, run: RunFacts): Outputs {
  return outputsWith(result, viewOf(result), run);
}

export function pageOf(result: StepResult, run: RunFacts): Page {
  return pageWith(result, viewOf(result), run);
}

export function summaryOf(result: StepResult, run: RunFacts): string {
  return summaryWith(result, run, pageOf(result, run));
}

export function commentFor(result: GateResult | PlanResult, run: RunFacts): ReturnType<typeof commentWith> {
  return commentWith(result, viewOf(result), run);
}
