import { describe, expect, it } from 'vitest';
import { accepted, file, problems, TRIAGE, warnings } from './parsing.ts';

const rules = (text = '') => file('rules.yml', `version: 1\n${text}`);
const PLAN = { operation: 'plan', 'rules-file': rules() };
const LIST = { operation: 'list-findings' };
const LISTED = { ...TRIAGE, status: 'open' };

describe('fail-if', () => {
  it('is a list, of which `fail-on-drift` is another spelling', async () => {
    const failIf = async (inputs: object) => (await accepted({ ...PLAN, ...inputs })).request.failIf;
    expect(await failIf({})).toEqual([]);
    expect(await failIf({ 'fail-on-drift': 'true' })).toEqual(['drift']);
    expect(await failIf({ 'fail-on-drift': 'true', 'fail-if': 'Drift, over-limit' })).toEqual([
      'drift',
      'over-limit',
    ]);
  });

  it('asks for coverage where it names `uncovered`, and for its token', async () => {
    const { request } = await accepted({ ...PLAN, 'fail-if': 'uncovered' });
    expect(request.rules).toMatchObject({ coverage: true, needs: { github: true } });
    expect(await problems({ ...PLAN, 'fail-if': 'uncovered', 'github-token': '' })).toEqual([
      expect.stringMatching(/^github-token: is empty, but .* looks at GitHub/),
    ]);
  });

  it('takes `overdue` with service levels only', async () => {
    const levels = rules('service-levels: { high: 30d }\n');
    const { request } = await accepted({ ...PLAN, 'rules-file': levels, 'fail-if': 'overdue' });
    expect(request.failIf).toEqual(['overdue']);
    expect(await problems({ ...PLAN, 'fail-if': 'overdue' })).toEqual([
      expect.stringMatching(/^fail-if: has `overdue`, but .* has no `service-levels`; add them, such as/),
    ]);
  });
});

describe('metadata-token', () => {
  it('reads metadata; `github-token` does where it is not given', async () => {
    const { request } = await accepted({ ...PLAN, 'metadata-token': 'ghs_app' });
    expect([request.github?.token, request.metadata?.token]).toEqual(['ghs_token', 'ghs_app']);
    expect((await accepted(PLAN)).request.metadata?.token).toBe('ghs_token');
    const only = { ...PLAN, 'fail-if': 'uncovered', 'github-token': '', 'metadata-token': 'ghs_app' };
    const alone = (await accepted(only)).request;
    expect([alone.github, alone.metadata?.token]).toEqual([undefined, 'ghs_app']);
  });
});

describe('issue', () => {
  const LABELLED = { issue: 'always', 'issue-labels': 'security, help wanted', 'issue-assignees': 'mona' };

  it.each([PLAN, { ...PLAN, operation: 'apply' }, LISTED, LIST])('belongs to $operation', async (inputs) => {
    const kept = (await accepted({ ...inputs, ...LABELLED, 'comment-footer': 'Ask us.' })).request;
    expect(kept).toMatchObject({
      github: { token: 'ghs_token' },
      event: { name: '' },
      issue: { mode: 'always', labels: ['security', 'help wanted'], assignees: ['mona'], footer: 'Ask us.' },
    });
    const none = (await accepted(inputs)).request;
    expect(none.issue).toEqual({ mode: 'never', labels: [], assignees: [], footer: undefined });
  });

  it('warns where it would do nothing', async () => {
    expect(await warnings({ ...LIST, issue: 'auto' })).toEqual([
      'issue: is `auto`, which keeps no issue for a list; give `always`',
    ]);
    const emptied = { ...PLAN, 'github-token': '' };
    // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of GitHub
    const give = 'give `${{ github.token }}`, or leave the input out';
    expect(await warnings({ ...emptied, issue: 'auto' })).toEqual([
      `github-token: is empty, so the step cannot keep an issue; ${give}`,
    ]);
    expect(await warnings({ ...emptied, comment: 'always' })).toEqual([
      `github-token: is empty, so the step cannot comment; ${give}`,
    ]);
    expect(await warnings(emptied)).toEqual([]);
  });
});

describe('group-by', () => {
  it('is `team:` unless another prefix is given', async () => {
    const groupBy = async (inputs: object) =>
      (await accepted({ operation: 'list-findings', ...inputs })).request.groupBy;
    expect([await groupBy({}), await groupBy({ 'group-by': 'unit/' })]).toEqual(['team:', 'unit/']);
  });
});
