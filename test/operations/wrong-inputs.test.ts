import { describe, expect, it } from 'vitest';
import { INPUTS, type InputRow } from '../../src/inputs/table.ts';
import { openPlatform, stepOn, theError } from './scenario.ts';

const FIRST =
  /^(Invalid input: |The step [\w-]* ?failed before it sent anything: \d+ problems were found\. )/;
const LAST = /( Nothing was sent| Correct them and run it again)\.$/;

/** The error of a step that is wrong in its inputs, which must not have sent anything. */
async function refusal(inputs: Record<string, string>, environment: Record<string, string> = {}) {
  const platform = await openPlatform();
  const run = await stepOn(platform, inputs, { environment });
  const error = theError(run);
  expect(error).toMatch(FIRST);
  expect(error).toMatch(LAST);
  expect(platform.requests).toEqual([]);
  expect(Object.keys(run.outputs).sort()).toEqual(['failure-reason', 'outcome', 'report-path']);
  expect(run.outputs.outcome).toBe('failed');
  return { run, error };
}

describe('a step with wrong inputs sends nothing and', () => {
  it('names every one of them, in one error, in the summary and in the report', async () => {
    const { run, error } = await refusal({
      operation: 'triage',
      token: '',
      'base-url': 'http://platform.example',
      'deployment-id': 'acme',
      'issue-type': 'sats',
      'issue-ids': '1\n2x',
      'new-triage-state': 'ignore',
      'new-note': 'x'.repeat(3001),
      limit: '0',
      status: 'opne',
      since: 'yesterday',
      tags: 'foreign',
      'max-retries': '21',
      'dry-runn': 'true',
    });
    const wrong = [
      'token',
      'base-url',
      'deployment-id',
      'issue-type',
      'issue-ids',
      'new-triage-state',
      'new-note',
      'limit',
      'status',
      'since',
      'tags',
      'max-retries',
      'dry-runn',
    ];
    for (const name of wrong) {
      expect(error).toContain(`\`${name}\` `);
      expect(run.summary).toContain(`<li><code>${name}</code> `);
    }
    expect(run.summary).toContain('<h2>❌ Wrong inputs, nothing was sent</h2>');
    expect(run.report).toMatchObject({ operation: 'triage', outcome: 'failed', requests_sent: 0 });
    const named = run.report.problems.map(({ input }: { input: string }) => input);
    expect(new Set(named)).toEqual(new Set(wrong));
  });

  it('names them all, however many there are', async () => {
    const foreign = (INPUTS as readonly InputRow[]).filter(
      ({ operations, evaluated }) => !operations.includes('tag') && !evaluated,
    );
    const inputs = Object.fromEntries(foreign.map(({ name }) => [name, 'something']));
    const { run, error } = await refusal({ operation: 'tag', tags: 'new', ...inputs });
    expect(foreign.length).toBeGreaterThan(35);
    for (const { name } of foreign) {
      expect(error).toContain(`\`${name}\``);
      expect(run.summary).toContain(`<code>${name}</code> does not belong to the operation <code>tag</code>`);
    }
  });

  it.each([
    [{ operation: 'tga' }, '`operation` is `tga`; did you mean `tag`?'],
    [{ operation: '' }, '`operation` is empty; give `tag`'],
    [
      { operation: 'tag', tags: 'a', dryrun: 'true' },
      '`dryrun` is not an input of this action; did you mean `dry-run`?',
    ],
    [
      { operation: 'tag', tags: 'a', xyzzy: '1' },
      '`xyzzy` is not an input of this action; leave it out, or the variable INPUT_XYZZY.',
    ],
    [
      { operation: 'triage', 'new-triage-state': 'reopend' },
      '`new-triage-state` is `reopend`; did you mean `reopened`?',
    ],
    [
      { operation: 'scan', 'scan-id': '1', 'dry-run': 'true' },
      '`dry-run` does not belong to the operation `scan`, only to `tag`, `managed-scan`, `triage`, `ticket`, `undo` and `apply`; leave it out.',
    ],
  ])('says what was probably meant with %j', async (inputs, words) => {
    expect((await refusal(inputs)).error).toContain(words);
  });

  it('refuses inputs that action.yml does not have, whatever the operation is', async () => {
    const { error } = await refusal({
      operation: 'everything',
      'base url': 'https://platform.example',
      projcts: 'a',
    });
    expect(error).toContain('`operation` is `everything`');
    expect(error).toContain('`base_url` is not an input of this action; did you mean `base-url`?');
    expect(error).toContain('`projcts` is not an input of this action; did you mean `projects`?');
  });

  it('tells a thing once', async () => {
    const { run } = await refusal({ operation: 'tag', tags: 'a', concurrency: '65' });
    expect(run.report.problems).toEqual([
      { input: 'concurrency', message: 'is `65`; give a whole number from 1 to 64' },
    ]);
  });
});
