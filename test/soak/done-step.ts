import { DEFAULT_TOKEN } from '../../emulator/platform/server.ts';
import type { DrawnStep } from './draw-step.ts';
import type { StepEnd } from './step-end.ts';

export const OTHER_TOKEN = 'embedded-platform-other-token-0123456789abcdef';
export const TOKENS = [DEFAULT_TOKEN, OTHER_TOKEN] as const;

/** A step that has ended. */
export interface DoneStep {
  drawn: DrawnStep;
  token: string;
  /** Places in the platform's record between which it ran. */
  start: number;
  end: number;
  result: StepEnd;
  isCancelled: boolean;
}
