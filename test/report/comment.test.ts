import { describe, expect, it } from 'vitest';
import { ACTIONS_TOKEN, HEAD_SHA } from '../../emulator/github/believable-state.ts';
import type { StepResult } from '../../src/model/step.ts';
import type { GateRequest } from '../../src/operations/gate/inputs.ts';
import type { Finding } from '../../src/platform/resources/finding.ts';
import { noticeText } from '../../src/report/notices.ts';
import { writeToGitHub } from '../../src/write-to-github.ts';
import { openGitHub } from '../github/open.ts';
import { finding, findings, triageChange } from './findings.ts';
import { oddInputs, RUN, refusal } from './parts.ts';
import { published } from './publishing.ts';
import { gateResult, previewResult } from './results.ts';
import { planResult } from './rules-results.ts';
import { commentFor, viewOf } from './views.ts';

/** GitHub's own. */
const MAX_LENGTH = 65_536;

const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('\u200b', '');

function gateComment(counted: Finding[] | undefined, request: Partial<GateRequest> = {}) {
  return commentFor(gateResult(counted, {}, request), RUN);
}

function lineAnnotations(result: StepResult) {
  return viewOf(result).annotations?.(result) ?? [];
}

describe('the comment of a gate', () => {
  it('links to the address that the platform gives where the repository is on another host', () => {
    const project = { id: 1n, name: 'acme/login', tags: [], url: 'https://gitlab.example/acme/login' };
    const result = gateResult([finding(1)], { project });
    expect(commentFor(result, RUN)?.text).toContain(
      'https://github.com/acme/service-1/blob/main/src/file.py#L2',
    );
  });

  it('of 5,000 findings is under the limit and counts what it leaves out', () => {
    const long = { path: `src/${'deep/'.repeat(40)}file.py`, message: 'Very long words. '.repeat(200) };
    const comment = gateComment(findings(5000, long))?.text ?? '';
    expect(comment.length).toBeLessThan(MAX_LENGTH);
    expect(comment.length).toBeGreaterThan(5000);
    expect(textOf(comment)).toMatch(/^❌ Code security gate failed: 5,000 findings \(500 critical, /);
    expect(textOf(comment)).toMatch(/… and 4,9\d\d more findings\./);
  });

  it('fits however long every text is', () => {
    const huge = 'https://github.com/'.padEnd(1900, 'x');
    const rows = findings(200, {
      path: '"&<>'.repeat(200),
      rule: '&"'.repeat(400),
      message: '&'.repeat(900),
      line_of_code_url: huge,
    });
    const project = { id: 1n, name: '"'.repeat(1000), tags: [], url: huge };
    const comment = commentFor(gateResult(rows, { project }), RUN)?.text ?? '';
    expect(comment.length).toBeLessThan(MAX_LENGTH);
  });

  it('is posted when there is something to say, and else only keeps true what is there', () => {
    expect(gateComment(findings(1))?.post).toBe('always');
    expect(gateComment([])?.post).toBe('only-update');
    expect(gateComment([], { comment: 'always' })?.post).toBe('always');
    expect(gateComment(findings(1), { comment: 'never' })).toBeUndefined();
    expect(textOf(gateComment([])?.text ?? '')).toMatch(/^✅ Code security gate passed: no findings\n/);
  });

  it('says why where the findings could not be read', () => {
    const failure = { kind: 'gate-list-failed', product: 'sast', cause: refusal(500, 'broken') } as const;
    const result = gateResult(undefined, { verdict: 'failed', because: 'gate-list-failed', failure });
    const text = textOf(commentFor(result, RUN)?.text ?? '');
    expect(text).toMatch(/^❌ Code security gate failed: could not read a list of findings\n/);
    expect(text).toContain('The list of sast findings could not be read: The platform answered GET ');
  });

  it('does not exist for a commit that is not the head any more, nor without a token', () => {
    expect(
      commentFor(gateResult(undefined, { verdict: 'skipped', because: 'head-moved' }), RUN),
    ).toBeUndefined();
    expect(commentFor(gateResult(undefined, { verdict: 'skipped' }, { skip: 'fork' }), RUN)).toBeUndefined();
  });
});

describe('the comment of a plan', () => {
  it('is silent about an empty plan unless one was posted before', () => {
    expect(commentFor(planResult([]), RUN)?.post).toBe('only-update');
    expect(commentFor(planResult([{ change: triageChange(1) }]), RUN)?.post).toBe('always');
  });

  it('has the warnings of the plan, but not those on inputs', () => {
    const notices = [{ kind: 'rule-no-match', rule: 'tier one' }] as const;
    const run = { ...RUN, notices: [{ kind: 'input', input: 'base-url', message: 'is odd' }] as const };
    const comment = commentFor({ ...planResult([]), notices: [...notices] }, run);
    expect(comment?.post).toBe('always');
    expect(textOf(comment?.text ?? '')).toMatch(/^✅ Rules: nothing to change\s+⚠️ The rule/);
    expect(comment?.text).not.toContain('odd');
  });
});

describe('writing to GitHub', () => {
  /** A plan with a change, on a pull request of a run that also keeps an issue. */
  const trackedPlan = async () => {
    const github = await openGitHub();
    const { request, ...result } = planResult([{ change: triageChange(1) }]);
    const event = {
      ...request.event,
      repository: 'acme/payments-api',
      isOfDefaultBranch: true,
      pullRequest: { number: 7, headSha: HEAD_SHA },
    };
    const connection = { token: ACTIONS_TOKEN, apiUrl: github.url, serverUrl: 'https://github.com' };
    const issue = { ...request.issue, mode: 'auto' } as const;
    const planned = { ...result, request: { ...request, event, issue, github: connection } };
    const parts = { clock: { now: Date.now }, stop: new AbortController().signal };
    return { planned, github, parts: { ...parts, pauses: { remainingMs: 60_000, untilMs: 0 } } };
  };

  it('marks a title that is too long for an issue as cut', async () => {
    const { planned, github, parts } = await trackedPlan();
    const deployment = { slug: 'acme'.repeat(80) };
    await writeToGitHub({ ...planned, deployment }, viewOf(planned), RUN, parts);
    const [issue] = github.state.issues;
    expect(issue?.title).toMatch(/^Drift in (?:acme)+.*…$/);
    expect(issue?.title).toHaveLength(250);
  });

  it('keeps the comment and its address when the issue fails for another reason than GitHub', async () => {
    const { planned, github, parts } = await trackedPlan();
    const tracked = () => {
      throw new Error('broken');
    };
    const written = await writeToGitHub(planned, { ...viewOf(planned), tracked }, RUN, parts);
    expect(written.commentUrl).toContain('/acme/payments-api/pull/7#issuecomment-');
    expect(github.state.comments).toHaveLength(1);
    expect(written.notices.map((notice) => noticeText(notice).text)).toEqual([
      'The tracking issue could not be written: An unexpected error occurred: broken. Run the job again with step debugging on, and report the log to the maintainers of this action.',
    ]);
  });
});

describe('annotations of findings', () => {
  it('are the worst ten, on their lines', async () => {
    const result = gateResult(findings(30));
    expect((await published(result)).log.match(/^::warning file=/gm)).toHaveLength(10);
    expect(lineAnnotations(result)[0]).toEqual({
      place: { file: 'src/module-6/file.py', line: 21, title: 'critical: tainted-sql' },
      message: 'User input reaches a query. Use parameters instead, as the guide of the rule says.',
    });
  });

  it.each([
    [2, 2, 8],
    [8, 5, 5],
  ])('share the ten that the runner shows with %i warnings', async (count, warnings, lines) => {
    const { log } = await published(gateResult(findings(30)), { run: { notices: oddInputs(count) } });
    expect(log.match(/^::warning::/gm)).toHaveLength(warnings);
    expect(log.match(/^::warning file=/gm)).toHaveLength(lines);
  });

  it('are of gates only, and can be switched off', () => {
    expect(lineAnnotations(previewResult(3))).toEqual([]);
    expect(lineAnnotations(gateResult(findings(3), {}, { annotations: false }))).toEqual([]);
  });
});
