import type { StepRun } from '../test/run-step.ts';

const MAX_MESSAGE_LENGTH = 100;

/**
 * A step as the page of its run shows it. No line starts as a workflow command does: in a workflow of its own,
 * the runner would take it for one.
 */
export function stepLines(stepInputs: Readonly<Record<string, string>>, run: StepRun): string[] {
  const inputs = Object.entries(stepInputs).map(
    ([name, value]) => `${name}: ${value.replaceAll('\n', ', ')}`,
  );
  const outputs = Object.entries(run.outputs).map(([name, value]) => `${name}: ${clipped(value)}`);
  return [
    '  with',
    ...inputs.map((line) => `  │ ${line}`),
    '  log',
    ...logAsShown(run.log).map((line) => `  │ ${line}`),
    '  outputs',
    ...outputs.map((line) => `  │ ${line}`),
  ];
}

function logAsShown(log: string): string[] {
  let indent = '';
  return log.split('\n').flatMap((line) => {
    const [, command, text = ''] = /^::([a-z-]+)(?: [^:]*)?::(.*)$/.exec(line) ?? [];
    if (command === undefined) return line === '' ? [] : [indent + line];
    if (command === 'group') indent = '  ';
    if (command === 'group') return [`▾ ${text}`];
    if (command === 'endgroup') indent = '';
    if (command === 'error') return [`Error: ${text}`];
    if (command === 'warning') return [`Warning: ${text}`];
    return [];
  });
}

function clipped(text: string): string {
  const rest = text.length - MAX_MESSAGE_LENGTH;
  return rest <= 0 ? text : `${text.slice(0, MAX_MESSAGE_LENGTH)}… (${rest} more characters)`;
}
