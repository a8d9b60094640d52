import fc from 'fast-check';
import { lexer } from 'marked';
import { describe, expect, it } from 'vitest';
import { groupFindings } from '../../src/findings/counts.ts';
import type { StepResult } from '../../src/model/step.ts';
import type { PlanResult } from '../../src/operations/plan/run.ts';
import { hostileText } from '../properties.ts';
import { finding, triageChange } from './findings.ts';
import { RUN, refusal, tag } from './parts.ts';
import { gateResult, projectsResult, scanResult, tagResult, triageResult } from './results.ts';
import { planResult } from './rules-results.ts';
import { commentFor, summaryOf } from './views.ts';

/** Our own elements only, each closed in the right order. */
const ELEMENTS = new Set(
  'table tr td th h2 h3 p b sub ul li code details summary pre a span br wbr'.split(' '),
);

function isOurs(html: string): boolean {
  const open: string[] = [];
  for (const [whole, slash, name = '', attributes = ''] of html.matchAll(/<(\/?)([^\s>]*)([^>]*)>/g)) {
    if (!ELEMENTS.has(name) || !/^( [a-z]+="[^"<>]*")*$/.test(attributes)) return false;
    if (whole === '<br>' || whole === '<wbr>') continue;
    if (slash === '') open.push(name);
    else if (open.pop() !== name) return false;
  }
  return open.length === 0 && !/<[^/a-z]/.test(html);
}

/** Results in which every text from outside is `text`. */
function resultsWith(text: string): StepResult[] {
  const change = tag(text, { name: text, url: `https://x.example/${text}` });
  const row = finding(1, {
    rule: text,
    message: text,
    path: text,
    repository: text,
    ref: text,
    severity: text,
    line_of_code_url: `https://x.example/${text}`,
  });
  const deployment = { slug: text };
  const notices = [{ kind: 'pattern-unmatched', input: 'projects', pattern: text, near: [text] }] as const;
  const planned = { change, why: { rule: text, over: text } };
  const coverage = {
    uncovered: [text],
    neverScanned: [text],
    notScannedFor30Days: [],
    overdue: [{ finding: row, daysOver: 1 }],
    groups: groupFindings(
      [{ ...row, owasp_names: [text] }],
      text,
      () => [`${text}team`],
      () => true,
    ),
  };
  const triaged = { ...triageChange(1), finding: row, branches: [{ ...row, id: 2n }] };
  return [
    tagResult(
      [
        { change, state: 'failed', failure: refusal(404, text) },
        { change, state: 'changed' },
        { change, state: 'unknown', failure: { kind: 'unknown', cause: refusal(502, text) } },
        { change, state: 'failed', failure: { kind: 'not-shown', seen: text } },
      ],
      { deployment, notices: [...notices] as never, failure: refusal(400, text) },
    ),
    triageResult([{ change: triaged, state: 'changed' }], {
      failure: { kind: 'unexpected', message: text },
    }),
    scanResult({ meta: { repository: text, branch: text, commit: text, commit_title: text, on: text } }),
    gateResult([row], { products: ['sast', 'secrets'], project: { name: text, tags: [], url: text } }),
    planResult([planned, { change: triaged, why: { rule: text } }], {
      coverage,
      waiting: { [text]: 1 },
      left: [],
    }),
    projectsResult({
      listed: [{ id: 1n, name: text, tags: [text], url: text, default_branch: text }],
    }),
  ];
}

describe('text from outside', () => {
  it('breaks neither the layout of a summary nor of a comment', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        for (const result of resultsWith(text)) {
          const summary = summaryOf(result, RUN);
          for (const html of [summary, commentFor(result as PlanResult, RUN)?.text ?? '']) {
            expect(isOurs(html), html).toBe(true);
            const types = lexer(html, { gfm: true }).map(({ type }) => type);
            expect(types.filter((type) => type !== 'html' && type !== 'space')).toEqual([]);
          }
        }
      }),
      { numRuns: 60 },
    );
  });
});
