import { describe, expect, it } from 'vitest';
import { accepted, file, problems, TRIAGE } from './parsing.ts';

const rules = (text = '') => file('rules.yml', `version: 1\n${text}`);
const PLAN = { operation: 'plan', 'rules-file': rules() };
const LIST = { operation: 'list-findings' };
const LISTED = { ...TRIAGE, status: 'open' };

describe('fail-if', () => {
  it('asks for a token where it names `uncovered`', async () => {
    expect(await problems({ ...PLAN, 'fail-if': 'uncovered', 'github-token': '' })).toEqual([
      expect.stringMatching(/^fail-if: has `uncovered`, .*`metadata-token`/),
    ]);
  });

  it('takes `overdue` with service levels only', async () => {
    const levels = rules('service-levels: { high: 30d }\n');
    const { request } = await accepted({ ...PLAN, 'rules-file': levels, 'fail-if': 'overdue' });
    expect(request.failIf).toEqual(['overdue']);
    expect(await problems({ ...PLAN, 'fail-if': 'overdue' })).toEqual([
      expect.stringMatching(/^fail-if: has `overdue`, but .* has no `service-levels`; add some, such as/),
    ]);
  });
});

describe('metadata-token', () => {
  it('does for metadata without `github-token`', async () => {
    const only = { ...PLAN, 'fail-if': 'uncovered', 'github-token': '', 'metadata-token': 'ghs_app' };
    const alone = (await accepted(only)).request;
    expect([alone.github, alone.metadata?.token]).toEqual([undefined, 'ghs_app']);
  });
});

describe('issue', () => {
  const FOOTER = '👍'.repeat(1000);
  const LABELLED = { issue: 'always', 'issue-labels': 'security, help wanted', 'issue-assignees': 'mona' };

  it.each([PLAN, { ...PLAN, operation: 'apply' }, LISTED, LIST])('belongs to $operation', async (inputs) => {
    const kept = (await accepted({ ...inputs, ...LABELLED, 'comment-footer': FOOTER })).request;
    expect(kept).toMatchObject({
      github: { token: 'ghs_token' },
      event: { name: '' },
      issue: {
        mode: 'auto',
        labels: ['security', 'help wanted'],
        assignees: ['mona'],
        footer: FOOTER,
      },
    });
    const none = (await accepted(inputs)).request;
    expect(none.issue).toMatchObject({ mode: 'never', labels: [], assignees: [] });
  });
});

it('names an issue repository that is wrong once, outside a workflow run, too', async () => {
  const ticket = { operation: 'ticket', tracker: 'github', 'issue-type': 'sast', status: 'open' };
  const outside = { GITHUB_REPOSITORY: '' };
  expect(await problems({ ...ticket, 'issue-repository': 'shop' }, outside)).toEqual([
    expect.stringMatching(/^issue-repository: is `shop`/),
  ]);
  expect(await problems(ticket, outside)).toEqual([expect.stringMatching(/^issue-repository: is empty/)]);
});
