import { pick, pickWeighted } from './prng.ts';
import type { Finding, FindingStatus, TriageState } from './state.ts';

const statuses: readonly (readonly [FindingStatus, number])[] = [
  ['open', 60],
  ['ignored', 16],
  ['fixed', 10],
  ['reviewing', 7],
  ['fixing', 5],
  ['provisionally_ignored', 2],
];
const reasons = ['acceptable_risk', 'false_positive', 'no_time', 'no_triage_reason', 'duplicate'];
const notes = [
  'looked at in the weekly round',
  'Behind the VPN, nobody can reach it',
  'Test data, see SEC-311',
  'the framework escapes it ✔',
];

/** What happened to a finding since it was found, in times between `foundAt` and `now`, epoch seconds. */
export function believableTriage(foundAt: number, now: number, random: () => number): Partial<Finding> {
  const status = pickWeighted(random, statuses);
  const at = Math.floor(foundAt + random() * (now - foundAt));
  if (status === 'fixed') {
    const triage_state: TriageState = random() < 0.3 ? 'fixing' : 'untriaged';
    const triaged_at = triage_state === 'fixing' ? Math.floor((foundAt + at) / 2) : undefined;
    return { status, triage_state, triaged_at, state_updated_at: at };
  }
  if (status === 'open' && random() < 0.92) return { status };
  const triage_state = status === 'open' ? 'reopened' : status;
  return {
    status,
    triage_state,
    triaged_at: at,
    state_updated_at: at,
    triage_reason: status === 'ignored' ? pick(random, reasons) : undefined,
    notes: status !== 'provisionally_ignored' && random() < 0.4 ? [pick(random, notes)] : [],
  };
}
