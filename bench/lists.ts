import { run, runStep, withPlatform } from './measure.ts';
import { mib, type Row, succeeded } from './row.ts';

/** What listing many projects costs. */
export async function listRows(): Promise<Row[]> {
  const bare = await run(['-e', '0']);
  return withPlatform(['fleet', 100_000, 0], async ({ url, token, requests }) => {
    const common = { token, 'base-url': url, 'deployment-slug': 'acme' };
    const all = succeeded(await runStep({ ...common, operation: 'list-projects' }));
    const count = await requests();
    const ten = { ...common, operation: 'tag', projects: 'fleet/*-0123?', tags: 'ten', 'dry-run': 'false' };
    const small = succeeded(await runStep(ten, ['--max-old-space-size=96']));
    return [
      {
        what: 'listing 100,000 projects, peak memory',
        measured: `${mib(all.memory)}, ${count} requests`,
        against: `${mib(bare.memory)}, \`node -e 0\``,
        ratio: all.memory / bare.memory,
      },
      {
        what: 'tagging ten of 100,000 projects with a 96 MiB heap, peak memory',
        measured: mib(small.memory),
        against: `${mib(bare.memory)}, \`node -e 0\``,
        ratio: small.memory / bare.memory,
      },
    ];
  });
}
