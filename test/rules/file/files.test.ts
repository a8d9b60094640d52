import { describe, expect, it } from 'vitest';
import { parserErrors, samples, schemaErrors } from './verdicts.ts';

describe('a rules file', () => {
  it.each(samples())('is read, or refused with all its problems: $file', async ({ file, found }) => {
    expect(await parserErrors(file)).toEqual(found);
  });

  it.each(samples().filter(({ found }) => found.length === 0))(
    'may have the line ends of Windows: $file',
    async ({ file }) => {
      expect(await parserErrors(file.replaceAll('\n', '\r\n'))).toEqual([]);
    },
  );
});

describe('the schema for editors', () => {
  it.each(samples().filter(({ bySchema }) => bySchema))('refuses $file', ({ file }) => {
    expect(schemaErrors(file)).not.toEqual([]);
  });

  it.each(samples().filter(({ found }) => found.length === 0))('takes $file', ({ file }) => {
    expect(schemaErrors(file)).toEqual([]);
  });
});

it('finds all problems of a file, in the order of the file', async () => {
  const file = `version: 1
limits: { change: 5 }
projects:
  - name: one
    when: { github.visibilty: public, never-scanned: 1 }
    tags: ['- pci', 2026]
  - name: One
findings:
  - when: { type: sca, verdict: true_positive }
    triage: { state: ignored, reason: no-time }
`;
  expect(await parserErrors(file)).toEqual([
    '2:11: unknown key `change` in `limits`; did you mean `changes`?',
    '5:13: unknown key `github.visibilty` in `when`; did you mean `github.visibility`?',
    '5:54: `never-scanned` is the number 1: give true or false, without quotes',
    '6:12: an item of `tags` is `- pci`, which starts with `- `, as a list in YAML does; write `pci`',
    '6:21: an item of `tags` is the number 2026: quote it',
    '7:5: an item of `projects` does nothing: give it tags, managed-scan or primary-branch',
    '7:11: `name` is `One`, like that of a rule above: give each rule a unique name',
    '9:5: the key `name` is missing in an item of `findings`: add it',
    '9:33: `verdict` exists only for findings of type sast or secrets, but this rule looks at sca: write type: sast, or leave it out',
    '10:13: `triage` ignores without an end: add for: 90d, until: 2027-02-19, or for: ever',
    '10:39: `reason` is `no-time`: did you mean `no_time`?',
  ]);
});
