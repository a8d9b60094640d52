import type { Finding } from '../../../emulator/platform/state.ts';
import { GATE_PROJECT } from '../draw-step.ts';
import { PULL_REF } from '../gate-scan.ts';
import type { Claims } from './disagreements.ts';

const SEVERITIES = ['low', 'medium', 'high', 'critical'];
const OPEN = ['open', 'reviewing', 'fixing'];

/** Where the verdict of a gate differs from what the scan found, worked out by other means than the product's. */
export function gateDisagreements(claims: Claims): string[] {
  const { step, said, isUndisturbed, plan } = claims;
  if (step.drawn.inputs.operation !== 'gate') return [];
  const { verdict } = said;
  const { outputs } = step.result;
  const wrong: string[] = [];
  if (outputs.verdict !== verdict) wrong.push(`verdict is ${outputs.verdict}, not ${verdict}`);
  // `stopped`: cancelled when all was done.
  const isFailed = said.failure !== undefined && said.failure.kind !== 'stopped';
  if ((verdict === 'passed') === isFailed) wrong.push(`${verdict}, with ${said.failure?.kind}`);
  const isQuiet = plan.meanwhile.length === 0;
  const expected = expectedVerdict(claims);
  if (isQuiet && verdict === 'passed' && expected.verdict !== 'passed')
    wrong.push(`passed, but is ${expected.verdict}`);
  if (isQuiet && said.counted !== undefined && said.counted.length !== expected.counted)
    wrong.push(`${said.counted.length} counted, but ${expected.counted} do`);
  if (said.counted !== undefined && outputs['findings-counted'] !== String(said.counted.length))
    wrong.push(`findings-counted is ${outputs['findings-counted']}`);
  if (said.counted === undefined && outputs['findings-counted'] !== undefined)
    wrong.push('a count of findings that could not be read');
  const isTimedOut = /timed out|time-out/.test(step.result.errors.join());
  if (isUndisturbed && !isTimedOut && verdict !== expected.verdict)
    wrong.push(`${verdict}, but is ${expected.verdict}`);
  return wrong;
}

function expectedVerdict({ plan, history, step }: Claims): { verdict: string; counted: number } {
  const { scan } = plan;
  if (scan === undefined) return { verdict: 'no-scan', counted: 0 };
  const { inputs } = step.drawn;
  const { all } = history.platform.state.findings;
  const onMain = all.filter(({ ref, repo }) => ref === 'refs/heads/main' && repo === GATE_PROJECT);
  const known = new Set(
    onMain.filter(({ status }) => status !== 'fixed').map(({ fingerprint }) => fingerprint),
  );
  const least = SEVERITIES.indexOf(inputs['fail-on'] ?? 'high');
  const counts = ({ ref, repo, status, severity, fingerprint, issue_type }: Finding) =>
    ref === PULL_REF &&
    repo === GATE_PROJECT &&
    issue_type === 'sast' &&
    OPEN.includes(status) &&
    SEVERITIES.indexOf(severity) >= least &&
    !(inputs['new-only'] === 'true' && known.has(fingerprint));
  const counted = all.filter(counts).length;
  if (scan.ends === 'never') return { verdict: 'timed-out', counted };
  if ((scan.exitCode ?? 0) > 1) return { verdict: 'failed', counted };
  return { verdict: counted > 0 ? 'failed' : 'passed', counted };
}
