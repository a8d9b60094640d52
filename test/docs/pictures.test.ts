import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { digestOf, PICTURES, pictured } from '../../demo/pictured.ts';

const ROOT = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, ROOT), 'utf8');

describe("README's pictures", () => {
  beforeAll(() => {
    execFileSync(process.execPath, ['demo/demo.ts'], { cwd: fileURLToPath(ROOT), stdio: 'ignore' });
  }, 60_000);

  it.each(PICTURES)('show what the demo makes now: $name', ({ name, section }) => {
    const made = digestOf(pictured(read('.demo/summaries.html'), section));
    expect(
      JSON.parse(read('docs/pictures.json')),
      'run `npm run demo`, then `npm run pictures`',
    ).toMatchObject({
      [name]: made,
    });
  });
});
