import { pick, some } from '../../emulator/platform/prng.ts';
import type { PlatformState } from '../../emulator/platform/state.ts';
import type { Random } from './states.ts';
import type { Inputs } from './step.ts';

/** Findings by ids, by filters that are listed first, or by filters that the platform looks at. */
export function drawTriage(random: Random, state: PlatformState): Inputs {
  const type = pick(random, ['sast', 'sast', 'sast', 'sca', 'secrets']);
  const inputs: Record<string, string> = { operation: 'triage', 'issue-type': type, ...decision(random) };
  if (random() < 0.06) inputs['dry-run'] = 'true';
  const by = pick(random, ['ids', 'listed', 'listed', 'platform']);
  if (by === 'ids') {
    const ids = some(random, state.findings.all.slice(0, 3200), state.findings.size > 100 ? 1 : 0.4);
    return { ...inputs, 'issue-ids': [...ids.map(({ id }) => String(id)), '999999999'].join('\n') };
  }
  const chosen = filters(random, state, by);
  return { ...inputs, ...chosen, ...bounds(random, by, { ...inputs, ...chosen }), selection: by };
}

function decision(random: Random): Inputs {
  const note = pick(random, ['', '', 'a note', 'another note']);
  const state = pick(random, [
    'ignored',
    'ignored',
    'reviewing',
    'fixing',
    'reopened',
    note === '' ? 'ignored' : '',
  ]);
  const reason = state === 'ignored' ? pick(random, ['', 'acceptable_risk', 'no_time']) : '';
  return { 'new-triage-state': state, 'new-triage-reason': reason, 'new-note': note };
}

function filters(random: Random, state: PlatformState, by: string): Inputs {
  const names = some(random, state.projects.all, 0.3).map(({ name }) => name);
  const chosen: Record<string, string> = {
    status: pick(random, ['open', 'open', 'ignored', 'fixed']),
    severities: pick(random, ['', '', 'low', 'medium\nhigh']),
    repos: random() < 0.4 ? names.join('\n') : '',
    ref: pick(random, ['', '', '', 'refs/heads/main']),
  };
  if (by === 'listed' && random() < 0.3) chosen['older-than'] = '400d';
  if (by === 'listed' && random() < 0.2) chosen['has-ticket'] = String(random() < 0.5);
  return chosen;
}

function bounds(random: Random, by: string, inputs: Inputs): Inputs {
  if (by === 'listed') return { limit: pick(random, ['', '', '', '5', 'all']), 'max-changes': '5000' };
  // What is triaged has to leave the filter, or more than one request would not be taken.
  const { status, 'new-triage-state': target = '' } = inputs;
  const leaves = target !== '' && status !== (target === 'reopened' ? 'open' : target);
  return { limit: pick(random, ['', '', '1', '10', ...(leaves ? ['all', 'all'] : [])]) };
}
