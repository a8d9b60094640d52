import { runStep } from '../step.ts';
import type { Inputs } from './step.ts';
import { type StepEnd, stepEnd } from './step-end.ts';

export interface ProcessStep {
  inputs: Inputs;
  /** Of the checkout. */
  directory: string;
  /** Aborted when the process is to get a signal. */
  signal: AbortSignal;
  name: 'SIGINT' | 'SIGTERM';
}

/** A step as a runner starts it: a process of the built bundle. */
export async function runProcessStep({ inputs, directory, signal, name }: ProcessStep): Promise<StepEnd> {
  const run = await runStep({
    inputs: { ...inputs, 'github-token': '' },
    environment: { GITHUB_REPOSITORY: 'fleet/service-00001', GITHUB_WORKSPACE: directory },
    onStart: (child) => {
      const onAbort = () => child.kill(name);
      if (signal.aborted) onAbort();
      else signal.addEventListener('abort', onAbort);
    },
  });
  if (run.stderr !== '') throw new Error(`the process wrote to stderr: ${run.stderr}`);
  return stepEnd(run);
}
