import { DEFAULT_TOKEN } from '../../emulator/platform/server.ts';
import type { DrawnStep } from './draw-step.ts';
import type { StepEnd } from './step-end.ts';

/** One for each step, so that requests tell whose they are. */
export const FURTHER_TOKENS = [2, 3, 4].map((at) => `embedded-platform-token-of-step-${at}-0123456789abcdef`);
export const TOKENS: readonly string[] = [DEFAULT_TOKEN, ...FURTHER_TOKENS];

/** A step that has ended. */
export interface DoneStep {
  drawn: DrawnStep;
  token: string;
  /** Places in the platform's record between which it ran. */
  start: number;
  end: number;
  /** By the platform's clock, epoch milliseconds. */
  startMs: number;
  result: StepEnd;
  isCancelled: boolean;
}
