import { describe, expect, it } from 'vitest';
import { parserErrors, samples, schemaErrors } from './verdicts.ts';

const wrong = samples('wrong-files.txt');
const beyondSchema = samples('wrong-files-beyond-schema.txt');

describe('The parser refuses', () => {
  it.each([...wrong, ...beyondSchema])('$what', async ({ file, found }) => {
    expect(found).not.toEqual([]);
    expect(await parserErrors(file)).toEqual(found);
  });
});

describe('The schema refuses', () => {
  it.each(wrong)('$what', ({ file }) => {
    const errors = schemaErrors(file);
    expect(errors).not.toEqual([]);
    // Of a `not`, editors say only that something is not allowed.
    expect(errors.filter((error) => error.endsWith('must NOT be valid'))).toEqual([]);
  });
});

it('The schema names a key that findings of a type do not have, as editors show it', () => {
  const file = `version: 1
findings:
  - name: x
    when: { type: sast, reachability: unreachable }
    triage: { state: fixing }
`;
  expect(schemaErrors(file)).toContain('/findings/0/when/reachability boolean schema is false');
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
    '2:11: unknown key "change" in limits; did you mean "changes"?',
    '5:13: unknown key "github.visibilty" in when; did you mean "github.visibility"?',
    '5:54: "never-scanned" is the number 1: give true or false',
    '6:12: an item of "tags" is "- pci", which starts with the dash of a list; write "pci"',
    `6:21: an item of "tags" is the number 2026, not a string: quote it, as '2026'`,
    '7:5: the rule does nothing: give it tags, managed-scan or primary-branch',
    '7:5: another rule is called "one": give each rule a unique name',
    '9:5: the key "name" is missing in a findings rule: add it',
    '9:24: only findings of type sast or secrets have "verdict", but this rule looks at sca: write type: sast, or leave it out',
    '10:13: an ignore needs an end: add for: 90d, until: 2027-02-19, or for: ever',
    '10:39: unknown value "no-time" in "reason"; did you mean "no_time"?',
  ]);
});
