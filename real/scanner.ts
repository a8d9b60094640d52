/** The scanner's own SARIF file beside the one that `list-findings` writes for the same findings. */

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Finding } from '../src/platform/resources/finding.ts';
import { sarifOf } from '../src/report/findings/sarif.ts';
import { skipped, type Trial, trialOf, versionOf } from './trial.ts';

const TRIED = 'SARIF of the same findings';
const SEVERITIES = ['CRITICAL', 'HIGH', 'MEDIUM', 'LOW'];
const FUNCTIONS = ['exec', 'eval', 'input', 'print'];

export async function* trials(): AsyncGenerator<Trial> {
  const version = versionOf('semgrep');
  if (version === undefined) yield skipped('semgrep', TRIED);
  else yield trialOf('semgrep', version, TRIED, compared());
}

interface Sarif {
  runs: [{ tool: { driver: { name: string; rules: Rule[] } }; results: Result[] }];
}
interface Rule {
  id: string;
  defaultConfiguration: { level: string };
}
interface Result {
  ruleId: string;
  level?: string;
  message: { text: string };
  locations: [{ physicalLocation: { artifactLocation: { uri: string }; region: Record<string, unknown> } }];
}
interface Scanned {
  results: {
    check_id: string;
    path: string;
    start: Place;
    end: Place;
    extra: { severity: string; message: string };
  }[];
}
interface Place {
  line: number;
  col: number;
}

function compared(): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'scanner-'));
  try {
    const { sarif, json } = scan(folder);
    const { text = [] } = sarifOf(
      json.results.map(findingOf),
      {},
      { version: '1.0.0', baseUrl: 'https://semgrep.dev' },
    );
    const own: Sarif = JSON.parse([...text].join(''));
    const [theirs, ours] = [sarif, own].map(({ runs: [{ tool, results }] }) =>
      results.map((result) => partsOf(result, tool.driver.rules)).toSorted(),
    );
    if (theirs?.length !== FUNCTIONS.length) return [`the scanner has ${theirs?.length} results`];
    return JSON.stringify(theirs) === JSON.stringify(ours) ? [] : [`${ours} beside the scanner's ${theirs}`];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Offline: with rules of its own, without metrics, its settings in the folder. */
function scan(folder: string): { sarif: Sarif; json: Scanned } {
  const rules = FUNCTIONS.map((name, index) => ({
    ...{ id: `no-${name}`, pattern: `${name}(...)`, message: `Do not call ${name}.`, languages: ['python'] },
    severity: SEVERITIES[index],
  }));
  writeFileSync(join(folder, 'rules.json'), JSON.stringify({ rules }));
  writeFileSync(join(folder, 'code.py'), FUNCTIONS.map((name) => `if ready:\n    ${name}(text)\n`).join(''));
  const outputs = ['--sarif-output', 'out.sarif', '--json-output', 'out.json'];
  const { status, stderr } = spawnSync(
    'semgrep',
    [
      'scan',
      '--quiet',
      '--metrics',
      'off',
      '--disable-version-check',
      '--config',
      'rules.json',
      ...outputs,
      'code.py',
    ],
    {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, SEMGREP_SETTINGS_FILE: join(folder, 'settings.yml') },
    },
  );
  if (status !== 0) throw new Error(`semgrep: ${stderr}`);
  const read = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8'));
  return { sarif: read('out.sarif'), json: read('out.json') };
}

/** As the platform lists it. */
function findingOf(
  { check_id, path, start, end, extra }: Scanned['results'][number],
  index: number,
): Finding {
  return {
    ...{ id: BigInt(index + 1), kind: 'sast', status: 'open', severity: extra.severity.toLowerCase() },
    ...{ rule: check_id, message: extra.message, path, line: start.line, column: start.col },
    ...{ end_line: end.line, end_column: end.col },
  };
}

/** What makes an alert, and how GitHub shows it. Fingerprints differ: the scanner has none without a login. */
function partsOf({ ruleId, level, message, locations }: Result, rules: readonly Rule[]): string {
  const { artifactLocation, region } = locations[0].physicalLocation;
  const { startLine, startColumn, endLine, endColumn } = region;
  const shown = level ?? rules.find(({ id }) => id === ruleId)?.defaultConfiguration.level;
  return [
    ruleId,
    shown,
    message.text,
    artifactLocation.uri,
    startLine,
    startColumn,
    endLine ?? startLine,
    endColumn,
  ].join(' ');
}
