import { parseArgs } from 'node:util';
import { quirkNames } from '../platform/command-line.ts';
import { HOW_SEEN } from '../platform/quirks.ts';
import { askerFor } from './ask.ts';
import { type Probed, probe } from './probe.ts';

const usage = `Find out how a platform differs from its API's document: npm run probe -- [options]

  --base-url URL       default https://semgrep.dev
  --deployment SLUG    default: the first that the token sees

The token is read from SEMGREP_APP_TOKEN. The probe only reads, and prints nothing of the platform's content. The last line is JSON,
which npm run platform -- --quirks FILE takes.
`;

const { values } = parseArgs({
  options: {
    'base-url': { type: 'string', default: 'https://semgrep.dev' },
    deployment: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  },
});
const token = process.env.SEMGREP_APP_TOKEN ?? '';
if (values.help || token === '') {
  process.stdout.write(usage);
  process.exitCode = values.help ? 0 : 1;
} else {
  const probed = await probe(askerFor(values['base-url'], token), values.deployment);
  process.stdout.write(`${tableOf(probed)}\n\n${JSON.stringify(probed)}\n`);
  if (probed.requests.deployments?.status !== 200) process.exitCode = 1;
}

function tableOf({ quirks, requests }: Probed): string {
  const rows = quirkNames.map((name) => {
    const value = quirks[name];
    const shown = value === undefined ? 'not known' : JSON.stringify(value);
    return [name, shown, HOW_SEEN[name] ?? 'only a write shows it'];
  });
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  const lines = rows.map(([name = '', value = '', how]) =>
    `${name.padEnd(width(0))}  ${value.padEnd(width(1))}  ${how}`.trimEnd(),
  );
  const fields = Object.entries(requests).flatMap(([name, { status, fields: seen }]) => [
    `${name}: ${status === 0 ? 'no answer' : status}`,
    ...(seen?.unknown.length ? [`  not documented: ${seen.unknown.join(', ')}`] : []),
    ...(seen?.missing.length ? [`  never seen: ${seen.missing.join(', ')}`] : []),
  ]);
  return [...lines, '', ...fields].join('\n');
}
