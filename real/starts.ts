/** The ways in which a workflow starts. */

import { HEAD_SHA } from '../emulator/github/believable-state.ts';
import { parseWorkflow } from '../test/docs/markdown.ts';

export interface Start {
  label: string;
  event: string;
  payload: object;
  inputs: Record<string, string>;
}

interface Triggers {
  pull_request?: { types?: string[] } | null;
  workflow_dispatch?: { inputs?: Record<string, { type?: string; default?: unknown }> } | null;
}

const PULL_REQUEST = {
  number: 7,
  merge_commit_sha: 'f'.repeat(40),
  head: { sha: HEAD_SHA, ref: 'one-call', repo: { full_name: 'acme/payments-api' } },
  base: { ref: 'main' },
};

const PAYLOADS: Readonly<Record<string, object>> = {
  release: { release: { tag_name: 'v1.2.3' } },
  merge_group: {
    merge_group: {
      ...{ head_sha: 'e'.repeat(40), base_sha: 'd'.repeat(40), base_ref: 'refs/heads/main' },
      head_ref: `refs/heads/gh-readonly-queue/main/pr-7-${'d'.repeat(40)}`,
    },
  },
};

/** Each event; by hand also with all switches turned, and pull requests also merged. */
export function startsOf(text: string): Start[] {
  if (text === '') return [];
  const { on } = parseWorkflow(text);
  const triggers: Triggers = typeof on === 'string' ? { [on]: null } : (on as Triggers);
  return Object.keys(triggers).flatMap((event) => {
    if (event === 'pull_request') return pullRequests(triggers);
    if (event === 'workflow_dispatch') return byHand(triggers);
    return [{ label: event, event, payload: PAYLOADS[event] ?? {}, inputs: {} }];
  });
}

function pullRequests({ pull_request: trigger }: Triggers): Start[] {
  const types = trigger?.types ?? ['opened'];
  const start = (action: string, merged: boolean, label: string): Start => ({
    ...{ event: 'pull_request', label, inputs: {} },
    payload: { action, number: 7, pull_request: { ...PULL_REQUEST, merged } },
  });
  return [
    ...(types.includes('opened') ? [start('opened', false, 'pull_request')] : []),
    ...(types.includes('closed') ? [start('closed', true, 'pull_request, merged')] : []),
  ];
}

function byHand({ workflow_dispatch: trigger }: Triggers): Start[] {
  const inputs = Object.entries(trigger?.inputs ?? {});
  const usual = Object.fromEntries(
    inputs.map(([name, input]) => [name, name === 'run-id' ? '4711' : String(input.default ?? '')]),
  );
  const turned = inputs
    .filter(([, { type }]) => type === 'boolean')
    .map(([name]) => [name, String(usual[name] !== 'true')]);
  const start = { event: 'workflow_dispatch', label: 'workflow_dispatch', payload: {}, inputs: usual };
  if (turned.length === 0) return [start];
  const other = {
    ...start,
    label: 'workflow_dispatch, switches turned',
    inputs: { ...usual, ...Object.fromEntries(turned) },
  };
  return [start, other];
}
