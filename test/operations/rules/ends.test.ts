import { describe, expect, it } from 'vitest';
import { changesOf, DAY_MS, decided, finding, NOW, openPlatform, project, runApply } from './scenario.ts';

const RULES = `
version: 1
findings:
  - name: noise
    when: { severity: low }
    triage: { state: ignored, reason: no_time, for: 90d, note: Low noise }
  - { name: to a day, when: { severity: high }, triage: { state: ignored, until: 2026-12-01 } }
  - { name: for ever, when: { severity: critical }, triage: { state: ignored, for: ever } }
`;

/** A finding of each severity; `noise` takes the first. */
async function applied() {
  const severities = ['low', 'high', 'critical'] as const;
  const platform = await openPlatform(
    [project('acme/api')],
    severities.map((severity, at) => finding(at + 1, { severity })),
  );
  await runApply(platform, RULES);
  const applyAfter = async (days: number, rules = RULES) => {
    platform.now = NOW + days * DAY_MS;
    return runApply(platform, rules);
  };
  const notesOf = (id: bigint) => platform.state.findings.get(id)?.notes;
  return { platform, applyAfter, notesOf };
}

describe('an ignore by a rule', () => {
  it('has a mark of its end, is opened again behind that day, and left to people then', async () => {
    const { platform, applyAfter, notesOf } = await applied();
    const ENDED = '[code-security rule="noise" ended=2027-02-19]';
    expect(platform.state.findings.get(1n)).toMatchObject({ status: 'ignored', triage_reason: 'no_time' });
    expect(notesOf(1n)).toEqual(['Low noise [code-security rule="noise" until=2027-02-19]']);
    expect(notesOf(2n)).toEqual(['[code-security rule="to a day" until=2026-12-01]']);
    expect(notesOf(3n)).toEqual(['[code-security rule="for ever"]']);
    expect(changesOf(await applyAfter(10))).toEqual([]);
    expect(changesOf(await applyAfter(11))).toEqual(['~ sast:2 ignored → reopened']);
    expect(changesOf(await applyAfter(90))).toEqual([]);
    expect(changesOf(await applyAfter(91))).toEqual(['~ sast:1 ignored → reopened']);
    expect(platform.state.findings.get(1n)).toMatchObject({ status: 'open', triage_state: 'reopened' });
    expect(notesOf(1n)?.at(-1)).toBe(`This ignore has ended ${ENDED}`);
    expect(changesOf(await applyAfter(5000))).toEqual([]);
    const look = 'when: { severity: low }, triage: { state: ignored, for: 1d, note: Look }';
    const more = `${RULES}  - { name: look, ${look} }\n`;
    expect(changesOf(await applyAfter(5000, more))).toEqual(['~ sast:1 open → ignored']);
    expect(notesOf(1n)?.at(-1)).toBe(`Look ${ENDED} [code-security rule="look" until=2040-07-31]`);
    expect(changesOf(await applyAfter(5002, more))).toEqual(['~ sast:1 ignored → reopened']);
    expect(notesOf(1n)?.at(-1)).toBe(
      `This ignore has ended ${ENDED} [code-security rule="look" ended=2040-07-31]`,
    );
  });

  it.each([
    ['another state', { state: 'fixing', reason: undefined, note: undefined } as const],
    ['a note of their own', { state: 'ignored', reason: 'acceptable_risk', note: 'keep it' } as const],
    ['the same state with a note', { state: undefined, reason: undefined, note: 'I looked at it' } as const],
  ])('does not end where a person has decided since: %s', async (_, triage) => {
    const { platform, applyAfter } = await applied();
    platform.edit({ triage: [1n], ...triage });
    const before = { ...platform.state.findings.get(1n) };
    expect(changesOf(await applyAfter(91))).toEqual(['~ sast:2 ignored → reopened']);
    expect(platform.state.findings.get(1n)).toEqual(before);
  });
});

describe('a finding that has come up on another branch since', () => {
  const onBranches = (state: string, note: string) => {
    const former = { ...decided(state, note), triage_reason: state === 'ignored' ? 'no_time' : undefined };
    return openPlatform(
      [project('acme/api')],
      [
        finding(1, { ref: 'refs/pull/1/merge', fingerprint: 'same', ageDays: 20, ...former }),
        finding(2, { ref: 'refs/pull/2/merge', fingerprint: 'same', ageDays: 5 }),
      ],
    );
  };

  it('is left to people where its ignore has ended', async () => {
    const note = 'This ignore has ended [code-security rule="noise" ended=2026-11-01]';
    const platform = await onBranches('reopened', note);
    expect(changesOf(await runApply(platform, RULES))).toEqual([]);
  });

  it('is ignored there no longer than on the first', async () => {
    const platform = await onBranches('ignored', 'Low noise [code-security rule="noise" until=2026-11-25]');
    expect(changesOf(await runApply(platform, RULES))).toEqual(['~ sast:2 open → ignored']);
    const note = 'Low noise [code-security rule="noise" until=2026-11-25]';
    expect(platform.state.findings.get(2n)?.notes).toEqual([note]);
  });
});

it('an ignore without a reason is not that of a rule that names one', async () => {
  const ignored = decided('ignored', '[code-security rule="noise" until=2026-11-01]');
  const platform = await openPlatform(
    [project('acme/api')],
    [finding(1, { ...ignored, triage_reason: undefined })],
  );
  expect(changesOf(await runApply(platform, RULES))).toEqual([]);
});

it('a rule whose ignore has ended need not be decided', async () => {
  const ended = decided('reopened', 'This ignore has ended [code-security rule="noise" ended=2026-11-01]');
  const platform = await openPlatform([project('acme/api')], [finding(1, ended)]);
  platform.faults = ({ path }) =>
    path.includes('/findings?')
      ? { kind: 'rewritten', rewrite: (text) => text.replaceAll('"severity":', '"other":') }
      : undefined;
  const [noise = ''] = RULES.split('  - { name: to a day');
  const { notices } = await runApply(platform, noise);
  expect(notices).toEqual([]);
});
