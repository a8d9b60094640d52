import { describe, expect, it } from 'vitest';
import { markdownFiles } from '../../docs/tables.ts';
import { hasJq } from '../shell.ts';
import { workflowsIn } from './markdown.ts';
import { FINDINGS } from './scenarios/findings.ts';
import { FLEET } from './scenarios/fleet.ts';
import { GATE } from './scenarios/gate.ts';
import { RULES } from './scenarios/rules.ts';
import type { Scenarios } from './scenarios/scenario.ts';

const scenarios: Scenarios = { ...FLEET, ...FINDINGS, ...GATE, ...RULES };
const shown = markdownFiles().flatMap(workflowsIn);

describe('Every workflow of the documentation', () => {
  it('stands under a heading of its own, and has a scenario', () => {
    expect(shown.map(({ place }) => place).toSorted()).toEqual(Object.keys(scenarios).toSorted());
  });

  it.for(shown)('does what it says: $place', async ({ place, text }, { skip }) => {
    // The GitHub CLI has one built in, and its stand-in needs the program.
    skip(!hasJq && / jq |approved: true/.test(text), 'it needs jq');
    await scenarios[place]?.(text);
  });
});
