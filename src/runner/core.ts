import type * as core from '@actions/core';

/** What a step uses of `@actions/core`: `main` hands in the package itself, tests hand in what remembers. */
export interface RunnerCore
  extends Pick<
    typeof core,
    'info' | 'debug' | 'warning' | 'error' | 'startGroup' | 'endGroup' | 'setSecret' | 'setOutput'
  > {
  summary: { addRaw(text: string): unknown; write(): Promise<unknown>; emptyBuffer(): unknown };
}
