import type { Finding } from '../state.ts';

export interface SourcingPolicy {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
}

/** The three columns of the rule board, by the policy mode of a finding. */
const byMode: Readonly<Record<string, SourcingPolicy>> = {
  monitor: { id: 7290, name: 'Rule Board - Audit column', slug: 'rule-board-audit' },
  comment: { id: 7291, name: 'Rule Board - PR Comments column', slug: 'rule-board-pr-comments' },
  block: { id: 7292, name: 'Rule Board - Block column', slug: 'rule-board-block' },
};

export function policyOfMode({ policy_mode }: Finding): SourcingPolicy | undefined {
  return byMode[policy_mode];
}
