import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { reportSchema } from '../../src/changes/saved-report.ts';
import { ONE_OF_EACH } from './one-of-each.ts';
import { refusal, rows, rowsFailed, tag } from './parts.ts';
import { isWhole, published } from './publishing.ts';
import { gateResult, tagResult } from './results.ts';
import { applyResult, planResult, undoResult } from './rules-results.ts';

const ajv = new Ajv2020({ allErrors: true, strict: false });
addFormats.default(ajv);
const schema = JSON.parse(readFileSync(new URL('../../schema/report.v4.json', import.meta.url), 'utf8'));
const validate = ajv.compile(schema);

it('the schema is the one that undo reads reports by', () => {
  expect(schema).toEqual(JSON.parse(JSON.stringify(reportSchema())));
});

describe('the report', () => {
  it.each(ONE_OF_EACH.map((result) => [result.operation, result] as const))(
    'of %s follows its schema and is sealed',
    async (operation, result) => {
      const { reportPath } = await published(result);
      const report = JSON.parse(readFileSync(reportPath, 'utf8'));
      expect(validate(report), JSON.stringify(validate.errors)).toBe(true);
      expect(report).toMatchObject({
        schema: 'code-security-platform-action/report',
        version: 4,
        operation,
        outcome: 'succeeded',
        platform: 'https://semgrep.dev',
        deployment: { slug: 'acme' },
      });
      expect(isWhole(reportPath)).toBe(true);
    },
  );

  it('has neither tokens nor stacks', async () => {
    const failure = { kind: 'unexpected', message: 'broken', stack: 'at secret/place' } as const;
    for (const result of [
      gateResult([], { failure }),
      planResult([]),
      applyResult({ failure }),
      undoResult(),
    ]) {
      const { reportPath } = await published(result);
      const text = readFileSync(reportPath, 'utf8');
      expect(text).not.toContain('ghs_secret');
      expect(text).not.toContain('secret/place');
    }
  });

  it('of a step that failed in part has the failed rows with their causes and the reason', async () => {
    const projects = [
      ...rows(1, { state: 'changed' }),
      ...rows(1, { state: 'failed', failure: refusal(404, 'project not found') }, 2),
    ];
    const failure = rowsFailed(1, 2);
    const { reportPath } = await published(tagResult(projects, { failure }));
    const report = JSON.parse(readFileSync(reportPath, 'utf8'));
    expect(validate(report), JSON.stringify(validate.errors)).toBe(true);
    expect(report).toMatchObject({ outcome: 'partial', failure_reason: 'some-failed' });
    expect(report.rows).toEqual([
      {
        change: { field: 'tag', project: { name: 'acme/project-1' }, tag: 'new', before: false, after: true },
        state: 'changed',
      },
      expect.objectContaining({ failure: expect.objectContaining({ serverMessage: 'project not found' }) }),
    ]);
    for (const name of ['rows', 'notices', 'deployment']) expect(report.result).not.toHaveProperty(name);
  });
});

describe("the plan's file", () => {
  it('has what an approval binds: deployment, rules, moment, hash and lines', async () => {
    const step = await published(planResult([{ change: tag('new') }]));
    const path = step.outputs['plan-path'] ?? '';
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({
      schema: 'code-security-platform-action/plan',
      version: 1,
      platform: 'https://semgrep.dev',
      deployment: 'acme',
      rules_file: { path: '.github/code-security.yml', sha256: 'a'.repeat(64) },
      moment: '2026-11-21T05:17:00.000Z',
      hash: step.outputs['plan-hash'],
      changes: [{ target: 'acme/0', field: 'tag:x', before: 'absent', after: 'present' }],
    });
    expect(isWhole(path)).toBe(true);
  });

  it('is not written where no plan could be made', async () => {
    const { request, deployment, notices } = planResult([]);
    const failure = refusal(500, 'broken');
    const step = await published({ operation: 'plan', request, deployment, notices, failure });
    expect(step.outputs['plan-path']).toBeUndefined();
    expect(step.outputs['report-path']).toBe(step.reportPath);
  });
});
