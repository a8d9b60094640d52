/** What a runner makes of a step: ends of steps and jobs, masks, conditions and cancellation, under `act`. */

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fleetState } from '../emulator/platform/scale-states.ts';
import { DEFAULT_TOKEN, type Platform, startPlatform } from '../emulator/platform/server.ts';
import { REFERENCE } from '../test/docs/markdown.ts';
import { smallState } from '../test/small-state.ts';
import { act, endsOf, type Line, ON_HOST, outputsOf } from './act.ts';
import { prepareActions, prepareRepository } from './prepared.ts';
import { skipped, type Trial, trialOf, versionOf } from './trial.ts';

interface Behavior {
  tried: string;
  /** Jobs of the workflow, as YAML. `OWN/…` is this action; its step needs no `token`. */
  jobs: string;
  /** Of each job. */
  ends: Record<string, string>;
  /** Printed by the workflow, whole lines in any order. */
  lines: string[];
}

const BEHAVIORS: readonly Behavior[] = [
  {
    tried: 'a failed step fails its job, and `always()` still has its outputs and report',
    jobs: `
  refused:
    steps:
      - {id: tag, uses: OWN/tag@v1, with: {projects: acme/payments-api, tags: pci, max-changes: 0}}
      - run: echo "not reached"
      - {if: failure(), run: 'echo "REASON \${{ steps.tag.outputs.failure-reason }} \${{ steps.tag.outcome }}"'}
      - {if: always(), run: 'test -s "\${{ steps.tag.outputs.report-path }}" && echo "REPORT \${{ job.status }}"'}
  next:
    needs: refused
    steps: [{run: echo "not reached"}]
  last:
    needs: [refused, next]
    if: always()
    steps: [{run: 'echo "LAST \${{ needs.refused.result }} \${{ needs.next.result }}"'}]`,
    ends: { refused: 'failure', next: 'skipped', last: 'success' },
    lines: ['REASON too-many-changes failure', 'REPORT failure', 'LAST failure skipped'],
  },
  {
    tried: '`continue-on-error` keeps the outcome of a failed step, and lets its job succeed',
    jobs: `
  invalid:
    steps:
      - {id: tag, continue-on-error: true, uses: OWN/tag@v1, with: {projects: acme/payments-api, tags: '  '}}
      - {run: 'echo "ENDS \${{ steps.tag.outcome }} \${{ steps.tag.conclusion }} \${{ steps.tag.outputs.failure-reason }}"'}
      - {run: 'echo "FIGURE \${{ steps.tag.outputs.projects-changed }}"'}`,
    ends: { invalid: 'success' },
    lines: ['ENDS failure success invalid-inputs', 'FIGURE unknown'],
  },
  {
    tried: 'a token that is no secret of the runner is masked from the step on',
    jobs: `
  masked:
    env: {TOKEN: ${DEFAULT_TOKEN}}
    steps:
      - {uses: OWN/list-projects@v1, with: {token: '\${{ env.TOKEN }}'}}
      - {run: 'echo "TOKEN $TOKEN END"'}`,
    ends: { masked: 'success' },
    lines: ['TOKEN *** END'],
  },
  {
    tried: 'a matrix from the projects of a list, whose jobs fail on their own',
    jobs: `
  list:
    outputs: {projects: '\${{ steps.list.outputs.projects }}'}
    steps: [{id: list, uses: OWN/list-projects@v1, with: {projects: 'acme/login, acme/ledger, acme/payments-api'}}]
  each:
    needs: list
    strategy: {fail-fast: false, matrix: {project: '\${{ fromJSON(needs.list.outputs.projects) }}'}}
    steps:
      - id: tag
        uses: OWN/tag@v1
        with: {projects: '\${{ matrix.project.name }}', tags: pci, max-changes: "\${{ matrix.project.name == 'acme/ledger' && '0' || '10' }}"}
      - {if: always(), run: 'echo "EACH \${{ matrix.project.name }} \${{ steps.tag.outputs.outcome }}"'}
  last:
    needs: each
    if: "!cancelled()"
    steps: [{run: 'echo "LAST \${{ needs.each.result }}"'}]`,
    ends: { list: 'success', each: 'failure', last: 'success' },
    lines: [
      'EACH acme/login succeeded',
      'EACH acme/ledger failed',
      'EACH acme/payments-api succeeded',
      'LAST failure',
    ],
  },
  {
    tried: 'outputs of a job, of which one is empty, and a skipped step',
    jobs: `
  list:
    outputs: {count: '\${{ steps.list.outputs.count }}', csv: '\${{ steps.list.outputs.csv-path }}', never: '\${{ steps.never.outputs.count }}'}
    steps:
      - {id: list, uses: OWN/list-findings@v1, with: {repos: acme/payments-api, older-than: 9000d}}
      - {id: never, if: false, uses: OWN/list-findings@v1}
  next:
    needs: list
    steps:
      - {if: needs.list.outputs.count == '0', run: 'echo "NONE found"'}
      - {if: needs.list.outputs.never > 0, run: 'echo "not reached"'}`,
    ends: { list: 'success', next: 'success' },
    lines: ['NONE found'],
  },
];

const CANCELLED = `
  cancelled:
    steps:
      - id: tag
        uses: OWN/tag@v1
        with: {projects: '**', tags: pci, max-changes: all, concurrency: 1}`;

export async function* trials(): AsyncGenerator<Trial> {
  const version = versionOf('act');
  const signals = ['SIGINT', 'SIGTERM'] as const;
  if (version === undefined) {
    yield skipped('act', 'ends, masks, conditions, cancellation');
    return;
  }
  for (const behavior of BEHAVIORS)
    yield trialOf('act', version, behavior.tried, await complaintsOf(behavior));
  for (const signal of signals)
    yield trialOf('act', version, `${signal} in the middle of \`tag\``, await cancelled(signal));
}

async function complaintsOf({ jobs, ends, lines }: Behavior): Promise<string[]> {
  const platform = await startPlatform({ state: smallState() });
  const log = await run(jobs, platform);
  await platform.close();
  const printed = log.map(({ msg = '' }) => msg.trimEnd());
  const [due, real] = [JSON.stringify(ends), JSON.stringify(endsOf(log, Object.keys(ends)))];
  return [
    ...(due === real ? [] : [`jobs end with ${real} instead of ${due}`]),
    ...lines.filter((line) => !printed.includes(line)).map((line) => `no line ${line}`),
    ...printed.filter((line) => /^not reached|token-0123456789abcdef/.test(line)),
  ];
}

/** The runner kills the step, so that its outputs are those of its start; it writes no more. */
async function cancelled(signal: NodeJS.Signals): Promise<string[]> {
  const platform = await startPlatform({ state: fleetState(300), latency: 40 });
  const writes = () => platform.requests.filter(({ method }) => method === 'PUT').length;
  const enough = async () => {
    for (let waited = 0; writes() < 10 && waited < 600; waited += 1) await sleep(50);
  };
  const log = await run(CANCELLED, platform, { signal, when: enough() });
  const figures = outputsOf(log)
    .filter(([name]) => name.startsWith('projects-'))
    .map(([, value]) => value);
  const sent = writes();
  await sleep(1000);
  const later = writes() - sent;
  await platform.close();
  return [
    ...(sent >= 10 && sent < 300 ? [] : [`${sent} writes`]),
    ...(later === 0 ? [] : [`${later} writes after the end`]),
    ...(figures.every((value) => value === 'unknown') && figures.length > 0
      ? []
      : [`figures are ${figures}`]),
  ];
}

async function run(
  jobs: string,
  platform: Platform,
  interrupt?: { signal: NodeJS.Signals; when: Promise<unknown> },
): Promise<Line[]> {
  const folder = mkdtempSync(join(tmpdir(), 'behavior-'));
  try {
    const repository = join(folder, 'repository');
    mkdirSync(repository);
    const text = workflowOf(jobs);
    prepareRepository(repository, text, {});
    const args = [
      ...prepareActions(join(folder, 'actions'), text, platform.url),
      ...['workflow_dispatch', '--workflows', '.github/workflows/tried.yml', ...ON_HOST],
      ...(jobs.includes('TOKEN:') ? [] : ['--secret', `SEMGREP_APP_TOKEN=${DEFAULT_TOKEN}`]),
    ];
    return await act(repository, args, { folder, ...(interrupt === undefined ? {} : { interrupt }) });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function workflowOf(jobs: string): string {
  const [own = ''] = REFERENCE.split('@');
  const text = `on: workflow_dispatch\npermissions: {}\njobs:${jobs}\n`
    .replaceAll('    steps:', '    runs-on: ubuntu-latest\n    steps:')
    .replaceAll('OWN/', `${own}/`)
    .replaceAll(/with: \{(?!token)/g, `with: {token: '\${{ secrets.SEMGREP_APP_TOKEN }}', `);
  return text;
}
