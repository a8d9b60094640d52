import { describe, expect, it } from 'vitest';
import type { Row } from '../../src/model/change.ts';
import type { GitHubFailure, RowFailure, StepFailure } from '../../src/model/failure.ts';
import type { StepResult } from '../../src/model/step.ts';
import type { RequestFailure } from '../../src/platform/http/errors.ts';
import { textFailed } from '../../src/report/explain/github.ts';
import { explain } from '../../src/report/explain.ts';
import { failureReason } from '../../src/report/outputs.ts';
import { errorAnnotation, inputAnnotation } from '../../src/report/publish.ts';
import { logLine } from '../../src/runner/log.ts';
import { CHANGED, none, refusal, rows, rowsFailed } from './parts.ts';
import { tagResult } from './results.ts';
import { outcomeOf } from './views.ts';

/** The runner cuts what is longer. */
const MAX_ANNOTATION = 4096;

const REQUESTS = [
  ...(['status', 'rate-limit', 'connection', 'certificate', 'client-certificate'] as const),
  ...(['time-out', 'redirect', 'answer', 'another-answer', 'cancelled'] as const),
];
const requestFailures = REQUESTS.map(
  (kind): RequestFailure => ({ ...refusal(500, ''), kind, cause: 'a cause' }),
);
const cause = refusal(500, 'broken');
const limited = { ...refusal(429, ''), kind: 'rate-limit', retryAfterMs: 7_200_000 } as const;

const FOREIGN: StepFailure[] = [
  ...(['tags', 'switches', 'project'] as const).map((what): StepFailure => {
    return { kind: 'foreign', what, target: 'acme/login', items: ['x'] };
  }),
  { kind: 'foreign', what: 'findings', items: ['x'], findings: [] },
];

const NOT_ACCESSIBLE = 'Resource not accessible by integration';

function byGitHub(
  status: number,
  method: string,
  path: string,
  serverMessage?: string,
  missingPermission?: string,
): GitHubFailure {
  return { kind: 'status', method, path, status, serverMessage, missingPermission };
}

const STEP_FAILURES: StepFailure[] = [
  ...requestFailures,
  limited,
  ...FOREIGN,
  { kind: 'no-deployment' },
  {
    kind: 'other-deployment',
    seen: [
      { slug: 'a', id: 1n },
      { slug: 'b', id: 2n },
    ],
  },
  { kind: 'other-deployment', slug: 'acne', seen: [{ slug: 'acme', id: 1n }] },
  { kind: 'nothing-selected', patterns: ['acme/*'], near: ['acme/login'] },
  { kind: 'nothing-selected', patterns: ['acme/**'] },
  { ...refusal(403, ''), serverCode: 'PRODUCT_NOT_ENABLED', near: ['acme/login'] },
  { kind: 'exclusions-unmatched', input: 'projects', items: ['acme/x'] },
  { kind: 'exclusions-unmatched', input: 'projects', items: Array<string>(1200).fill('acme/x') },
  { kind: 'name-unusable', problem: 'is empty' },
  { kind: 'list-broken', cause: 'it never ends' },
  { kind: 'too-many-changes', figures: [{ limit: 'max-changes', allowed: 1, figure: 2, unit: 'project' }] },
  {
    kind: 'too-many-changes',
    figures: [{ limit: 'limits.removals', allowed: 3, figure: 5, unit: 'project', percent: 10, whole: 30 }],
  },
  { kind: 'rows-failed', unit: 'project', failed: 1, unknown: 0, selected: 2 },
  { kind: 'rows-failed', unit: 'finding', failed: 1, unknown: 1, selected: 2, first: cause },
  { kind: 'rows-failed', unit: 'finding', failed: 1, unknown: 0, selected: 1 },
  { kind: 'rows-failed', unit: 'finding', failed: 0, unknown: 6000, first: { kind: 'unknown', cause } },
  {
    kind: 'plan-changed',
    lines: [{ target: 'acme/x', field: 'tag:a', before: 'absent', after: 'present' }],
    why: 'changes',
  },
  { kind: 'other-report', deployment: 'acne', expected: 'acme' },
  { kind: 'gate-failed', counted: 3 },
  { kind: 'gate-failed', counted: 5000, allowed: 1500 },
  { kind: 'gate-scan-failed', products: ['sast'], status: 'error', exitCode: 2 },
  { kind: 'gate-list-failed', product: 'sast', cause },
  {
    kind: 'gate-list-failed',
    product: 'sca',
    cause: { kind: 'list-broken', cause: 'it has exactly 50,000 rows' },
  },
  { kind: 'product-not-run', products: ['sca'] },
  { kind: 'findings-missing', products: ['sast'], counted: 3000, listed: 1500 },
  { kind: 'findings-missing', products: ['sast', 'sca'], listed: 0 },
  { kind: 'scan-timeout', products: ['sast'], waitedMs: 1000, status: 'running' },
  { kind: 'no-scan', commit: 'c0ffee'.repeat(7), project: 'acme/login', waitedMs: 0 },
  { kind: 'drift', count: 3 },
  ...[
    byGitHub(403, 'GET', '/orgs/acme/repos'),
    byGitHub(403, 'GET', '/orgs/acme/properties/values'),
    ...[410, 422, 502].map((status) => byGitHub(status, 'POST', '/repos/acme/x/issues')),
    byGitHub(410, 'GET', '/orgs/acme/teams'),
    byGitHub(404, 'POST', '/repos/acme/x/issues/7/comments'),
    byGitHub(403, 'POST', '/repos/acme/x/issues', 'Repository was archived so is read-only.'),
    byGitHub(403, 'GET', '/repos/acme/x/issues?state=all', NOT_ACCESSIBLE, 'issues: read'),
  ].map((cause): StepFailure => ({ kind: 'github', cause })),
  { kind: 'issues-remain', issues: 1, max: 500 },
  { kind: 'found', what: '3 open findings' },
  { kind: 'not-known', figures: ['drift', 'overdue'], why: 'A list was cut' },
  { kind: 'time-limit', limitMs: 3_600_000 },
  { kind: 'time-limit', limitMs: 3_600_000, isDone: true },
  { kind: 'stopped' },
  { kind: 'stopped', isUnfinished: true },
  { kind: 'unexpected', message: 'broken' },
];

const ROW_FAILURES: RowFailure[] = [
  ...requestFailures,
  { kind: 'name-unusable', problem: 'is empty' },
  { kind: 'not-shown', seen: 'main' },
  { kind: 'unknown', cause },
  { kind: 'not-triaged', isIgnore: true },
  { kind: 'not-triaged', isIgnore: false },
  { kind: 'unexpected', message: 'broken' },
];

/** GitHub refuses an issue. */
const ISSUE_FAILURES = [
  {},
  { status: 410 },
  { kind: 'rate-limited' },
  { kind: 'connection', status: undefined },
  {
    missingPermission: undefined,
    serverMessage: 'Resource protected by organization SAML enforcement.',
  },
].map((more): GitHubFailure => {
  const refused = byGitHub(403, 'POST', '/repos/acme/x/issues', NOT_ACCESSIBLE, 'issues: read');
  return { ...refused, ...more } as GitHubFailure;
});

describe('a failure', () => {
  it('is a sentence on what failed and one on what to do', async () => {
    const texts = [...STEP_FAILURES, ...ROW_FAILURES].map((failure) => {
      const { message, remedy } = explain(failure);
      expect(`${message} ${remedy}`).not.toMatch(/undefined|null|NaN|\[object| {2}|; is no |, for it/);
      for (const text of [message, remedy]) expect(text).toMatch(/^\S.*[^.\s]$/);
      return `${failure.kind}:\n  ${message}.\n  ${remedy}.\n`;
    });
    const issues = ISSUE_FAILURES.map(
      (failure) => `issue, ${failure.kind}:\n  ${textFailed({ kind: 'issue-failed', cause: failure })}\n`,
    );
    const afterWrite = ISSUE_FAILURES.slice(0, 1).flatMap((cause) =>
      (['comment-failed', 'issue-failed'] as const).map(
        (kind) => `after the write:\n  ${textFailed({ kind, cause, isWritten: true })}\n`,
      ),
    );
    await expect([...new Set(texts), ...issues, ...afterWrite].join('')).toMatchFileSnapshot('failures.txt');
  });

  it('of a request with a long address still says how it was answered', () => {
    const { message } = explain({ ...refusal(403, 'no'), path: `/tags?${'tags=a&'.repeat(2000)}` });
    expect(message).toMatch(/^The platform answered GET \/tags\?tags=a&.*… with 403 .*: no/);
    expect(message.length).toBeLessThan(500);
  });
});

describe('the output failure-reason', () => {
  const reason = (
    failure: StepFailure,
    more: Partial<ReturnType<typeof tagResult>> = {},
    cancelled = false,
  ) => failureReason(tagResult([], { failure, ...more }), cancelled);

  it.each<[string, StepFailure]>([
    ['token-refused', refusal(401, '')],
    ['token-refused', refusal(403, '')],
    ['not-found', refusal(404, '')],
    ['rate-limited', refusal(429, '')],
    ['rate-limited', { ...cause, kind: 'rate-limit' }],
    ['unreachable', refusal(503, '')],
    ['unreachable', { ...cause, kind: 'connection' }],
    ['too-many-changes', { kind: 'too-many-changes', figures: [] }],
    ['time-limit', { kind: 'time-limit', limitMs: 1 }],
    ['rate-limited', { kind: 'github', cause: { kind: 'rate-limited', method: 'GET', path: '/' } }],
    ['other', { kind: 'unexpected', message: 'x' }],
  ])('is %s', (word, failure) => {
    expect(reason(failure)).toBe(word);
  });

  type Ended = [state: Row['state'], failure?: RowFailure];
  const done: Ended = ['changed'];
  const lost: Ended = ['unknown', { kind: 'unknown', cause }];
  const failed = (status: number, serverCode?: string): Ended => [
    ...(['failed', { ...refusal(status, ''), serverCode }] as const),
  ];

  it.each<[string, string, Ended[]]>([
    ['uncertain', 'all that failed is unknown', [done, lost]],
    ['some-failed', 'a part is unknown', [lost, failed(404)]],
    ['token-refused', 'the token was refused', [failed(401), failed(403)]],
    ['some-failed', 'the platform has a reason of its own', [failed(403, 'PRODUCT_NOT_ENABLED')]],
    ['some-failed', 'a part of it was the token', [failed(403), failed(409)]],
  ])('is %s where %s', (word, _, states) => {
    const ended = states.flatMap(([state, failure]) => rows(1, { state, failure }));
    expect(failureReason(tagResult(ended, { failure: rowsFailed(1, 2) }), false)).toBe(word);
  });

  it('says that the step was cancelled, before anything else', () => {
    expect(reason({ kind: 'stopped' })).toBe('cancelled');
    expect(reason(refusal(401, ''), {}, true)).toBe('cancelled');
  });
});

describe('the error annotation', () => {
  const annotation = (result: StepResult, cancelled = false) =>
    errorAnnotation(result, outcomeOf(result), cancelled) ?? '';

  it('names three causes, each with three projects and their changes, and counts the others', () => {
    const first = refusal(404, 'project not found');
    const failed = rows(5, { state: 'failed', failure: first });
    const others = [409, 412, 422].flatMap((status) =>
      rows(1, { state: 'failed', failure: refusal(status, '') }, status),
    );
    const failure = rowsFailed(8, 9, first);
    const text = annotation(tagResult([...failed, ...others, ...rows(1, CHANGED)], { failure }));
    expect(text).toContain('failed in part: 8 of 9 projects failed. acme/project-1 (+ new), ');
    expect(text).toContain(' acme/project-3 (+ new) and 2 more: The platform answered GET ');
    expect(text).toContain(' acme/project-412 (+ new): The platform answered GET ');
    expect(text).not.toContain('acme/project-422');
    expect(text).toMatch(/See the summary for 1 more cause\. Check `deployment-slug`[^.]*\.$/);
  });

  it('keeps its last sentence, however long the texts of the platform and the names are', () => {
    const long = 'long words '.repeat(45);
    const first = refusal(404, long);
    const change = (project: string) => none(`${'long/name'.repeat(500)}${project}`);
    const failed = rows(3, { state: 'failed', failure: first, change });
    const text = annotation(tagResult(failed, { failure: rowsFailed(3, 3, first) }));
    expect(text.length).toBeLessThan(MAX_ANNOTATION);
    expect(text).toMatch(/answers 404 to everything\.$/);
  });

  it('of so many wrong inputs that it would be cut names each once, and points to the summary', () => {
    const problems = Array.from({ length: 80 }, (_, index) => ({
      input: `input-${index % 40}`,
      message: 'is '.repeat(30),
    }));
    const text = logLine(inputAnnotation('tag', problems), MAX_ANNOTATION);
    expect(text.length).toBeLessThan(MAX_ANNOTATION);
    for (const { input } of problems) expect(text.split(`\`${input}\``)).toHaveLength(2);
    expect(text).toMatch(/Correct them and run it again\.$/);
  });

  it('of one wrong input says what failed first, and what to do last', () => {
    const problem = { input: 'page-size', message: 'is `0`; give a whole number from 1 to 3000' };
    expect(inputAnnotation('list-policies', [problem])).toBe(
      '`list-policies`: invalid input, nothing was sent. `page-size` is `0`; give a whole number from 1 to 3000.',
    );
  });
});
