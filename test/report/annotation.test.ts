import { describe, expect, it } from 'vitest';
import { annotationOf, problemAnnotation } from '../../src/report/log.ts';
import { logLine } from '../../src/report/text.ts';
import { CHANGED, refusal, rows, tagResult, triageResult } from './results.ts';

/** The runner cuts what is longer. */
const MOST = 4096;

describe('the error annotation', () => {
  it('of a step that succeeded does not exist', () => {
    expect(annotationOf(tagResult(rows(1, CHANGED)), false)).toBeUndefined();
  });

  it('says first what failed, and last what to do', () => {
    expect(annotationOf(triageResult([], { failure: refusal(401, 'no such token') }), false)).toBe(
      'The operation triage failed: GET /api/v1/deployments/acme/projects/acme/login was answered 401, the ' +
        'token was not accepted, the platform says: no such token. Check that the token is complete and not ' +
        'revoked, or create an API token with Web API access under Settings > Tokens of the platform, and give ' +
        'it as `token`.',
    );
  });

  it('says that something was done, or that the step was cancelled', () => {
    const failure = { kind: 'stopped' as const };
    const done = tagResult(rows(1, CHANGED), { failure });
    expect(annotationOf(done, false)).toMatch(/^The operation tag failed in part: /);
    expect(annotationOf(done, true)).toMatch(/^The operation tag was cancelled: /);
    expect(annotationOf(tagResult([], { failure }), false)).toMatch(/^The operation tag failed: /);
  });

  it('names three projects that failed and counts the others', () => {
    const failed = rows(5, { state: 'failed', failure: refusal(404, 'project not found') });
    const failure = { kind: 'projects-failed' as const, failed: 5, selected: 6 };
    const text = annotationOf(tagResult([...failed, ...rows(1, CHANGED)], { failure }), false) ?? '';
    expect(text).toContain('failed in part: 5 of 6 projects failed. acme/project-1: GET ');
    expect(text).toContain(' acme/project-3: GET ');
    expect(text).not.toContain('acme/project-4');
    expect(text).toMatch(/And 2 more, see the summary\. Check `deployment-slug`[^.]*\.$/);
  });

  it('keeps its last sentence, however long the words of the platform and the names are', () => {
    const failed = rows(3, { state: 'failed', failure: refusal(404, 'long words '.repeat(45)) });
    for (const row of failed) row.project = 'long/name'.repeat(500);
    const failure = { kind: 'projects-failed' as const, failed: 3, selected: 3 };
    const text = annotationOf(tagResult(failed, { failure }), false) ?? '';
    expect(text.length).toBeLessThan(MOST);
    expect(text).toMatch(/answers 404, too\.$/);
    expect(text.match(/long\/name…|long\/nam…|long\/n…|…/g)?.length).toBeGreaterThanOrEqual(3);
  });

  it('of wrong inputs says what is wrong with each', () => {
    const problems = [
      { input: 'tags', message: 'is required' },
      { input: 'limit', message: 'is `0`' },
    ];
    expect(problemAnnotation('tag', problems)).toBe(
      'The step tag failed before it sent anything: 2 inputs are wrong. `tags` is required. `limit` is `0`. ' +
        'Correct them in the workflow and run it again.',
    );
    expect(problemAnnotation('', problems.slice(0, 1))).toBe(
      'The step failed before it sent anything: an input is wrong. `tags` is required. ' +
        'Correct it in the workflow and run it again.',
    );
  });

  it('of so many wrong inputs that it would be cut names each once, and points to the summary', () => {
    const problems = Array.from({ length: 80 }, (_, index) => ({
      input: `input-${index % 40}`,
      message: 'is '.repeat(30),
    }));
    const text = logLine(problemAnnotation('tag', problems), MOST);
    expect(text.length).toBeLessThan(MOST);
    for (const { input } of problems) expect(text.split(`\`${input}\``)).toHaveLength(2);
    expect(text).toContain('The summary says what is wrong with each');
    expect(text).toMatch(/Correct them in the workflow and run it again\.$/);
  });
});
