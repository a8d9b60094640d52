import type { GateRequest } from '../model/request.ts';
import type { GateResult } from '../model/result.ts';
import type { Context } from './context.ts';
import { Gate } from './gate/run.ts';
import { emptyVerdict } from './gate/verdict.ts';
import { capture } from './step.ts';

/**
 * Waits for a commit's scan and decides whether its findings may pass. It posts nothing: the comment and the
 * annotations are made from the result.
 */
export async function gate(context: Context, request: GateRequest): Promise<GateResult> {
  const verdict = emptyVerdict(request);
  const end = await capture(() => new Gate(context, request, verdict).run());
  const { deployment, notices } = context;
  return { operation: 'gate', request, deployment, notices, ...verdict, ...end };
}
