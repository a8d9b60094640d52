import type { GateRequest } from '../src/operations/gate/inputs.ts';

/** A gate with the defaults of its inputs, but for what it looks at. */
export const GATE_DEFAULTS = {
  operation: 'gate',
  waitMs: 900_000,
  isCommitGiven: false,
  failOn: { sast: 'high', sca: 'high', secrets: 'high', ai_sast: 'high' },
  failOnConfidence: 'low',
  filters: {},
  maxFindings: 0,
  warnOnly: false,
  newOnly: true,
  inheritIgnores: true,
  provisionallyIgnored: 'ignore',
  onTimeout: 'fail',
  onNoScan: 'fail',
  annotations: true,
  comment: 'auto',
} as const satisfies Partial<GateRequest>;
