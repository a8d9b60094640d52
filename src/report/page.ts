import type { Outcome, StepResult } from '../model/step.ts';
import type { Inline, Page } from './content.ts';
import { explain } from './explain.ts';
import { allNotices } from './notices.ts';
import { outputsOf } from './outputs.ts';
import type { RunFacts } from './run-facts.ts';
import { outcomeOf, type View } from './view.ts';

const SIGNS: Readonly<Record<Outcome, string>> = { succeeded: '✅', partial: '⚠️', failed: '❌' };

/** What people read of a step, wherever they read it. */
export function pageOf(result: StepResult, view: View, run: RunFacts): Page {
  const outcome = outcomeOf(result, view);
  const notices = allNotices(result, run, outputsOf(result, view, run).tooLarge);
  const textsOf = (level: string) => notices.flatMap((notice) => (notice.level === level ? notice.text : []));
  const headline = view.headline(result);
  return {
    sign: view.sign?.(result, outcome) ?? SIGNS[outcome],
    title: run.cancelled ? `Cancelled: ${headline}` : headline,
    failure: failureOf(result),
    warnings: textsOf('warning'),
    notes: textsOf('note'),
    context: [deploymentText(result), ...(view.context?.(result) ?? [])].filter((part) => part !== ''),
    sections: view.sections(result, run),
    failures: view.failures?.(result, run) ?? [],
    facts: view.facts?.(result, run) ?? [],
  };
}

/** Failed projects are counted in the title, and have a section that says what to do about each cause. */
function failureOf({ failure }: StepResult): Page['failure'] {
  if (failure === undefined || (failure.kind === 'rows-failed' && failure.of === 'project')) return undefined;
  return explain(failure);
}

function deploymentText({ deployment: { slug, id } }: StepResult): Inline {
  if (slug === undefined) return id === undefined ? '' : `Deployment id ${id}`;
  return ['Deployment ', { strong: slug }, id === undefined ? '' : ` (id ${id})`];
}
