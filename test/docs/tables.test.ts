import { describe, expect, it } from 'vitest';
import { markdownFiles, withTables } from '../../docs/tables.ts';
import { OPERATIONS, type Operation } from '../../src/model/operations.ts';
import { PROJECT_SETTINGS } from '../../src/model/project-settings.ts';
import { OUTPUTS, type OutputRow } from '../../src/report/output-table.ts';
import { textOf } from './markdown.ts';

const outputs: readonly OutputRow[] = OUTPUTS;
const has = ({ operations }: OutputRow, operation: Operation) => operations.includes(operation);

describe('The tables', () => {
  it.each(markdownFiles())('of %s are those that `npm run docs` makes', (file) => {
    expect(withTables(textOf(file))).toBe(textOf(file));
  });

  it('are not made for a marker with a typo', () => {
    const marked = '<!-- table: inputs of tags -->\n<!-- end of table -->\n';
    expect(() => withTables(marked)).toThrow('There is no table "inputs of tags"');
  });

  it('come back when somebody has edited one', () => {
    const page = textOf('docs/tag.md');
    const edited = page.replace('| `tags` | empty |', '| `tags` | none |');
    expect(edited).not.toBe(page);
    expect(withTables(edited)).toBe(page);
  });
});

describe.each(OPERATIONS)('The page of %s', (operation) => {
  const page = textOf(`docs/${operation}.md`);

  it('has its own inputs and outputs, and points to those of every operation', () => {
    expect(page).toContain(`<!-- table: inputs of ${operation} -->`);
    expect(page).toContain('(inputs.md#inputs-of-every-operation)');
    expect(page).toContain('(outputs.md#outputs-of-every-operation)');
    const hasOwn = outputs.some((row) => row.operations.length < OPERATIONS.length && has(row, operation));
    expect(page.includes(`<!-- table: outputs of ${operation} -->`)).toBe(hasOwn);
  });
});

describe('README.md', () => {
  const readme = textOf('README.md');

  it('names every operation', () => {
    expect(OPERATIONS.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
  });

  it('is short enough to be read', () => {
    expect(readme.split('\n').length).toBeLessThanOrEqual(150);
  });

  it('names both commands of a fresh clone, of which CI calls the one that tests', () => {
    expect(readme).toContain('\n```sh\nnpm ci && npm run demo\nnpm cit\n```\n');
    expect(textOf('.ci/run')).toContain('" npm cit\n');
  });

  it('links every page of the documentation', () => {
    const pages = markdownFiles().filter((file) => file.startsWith('docs/'));
    expect(pages.filter((page) => !readme.includes(`(${page}`))).toEqual([]);
  });
});

it('CONTRIBUTING.md shows the sample test as it is', () => {
  const [, test] = textOf('test/docs/sample.test.ts').split(/\n\n(?=it\()/);
  expect(textOf('CONTRIBUTING.md')).toContain(`\`\`\`ts\n${test}\`\`\``);
});

it('docs/failures.md explains every reason of failure', () => {
  const text = outputs.find(({ name }) => name === 'failure-reason')?.text;
  const reasons = [...String(text).matchAll(/`([a-z-]+)`/g)].map(([, reason = '']) => reason);
  expect(reasons.length).toBeGreaterThan(10);
  const page = textOf('docs/failures.md');
  expect(reasons.filter((reason) => !page.includes(`| \`${reason}\` |`))).toEqual([]);
});

it('docs/rules-file.md names every setting of a project', () => {
  const page = textOf('docs/rules-file.md');
  const keys = Object.values(PROJECT_SETTINGS).map(({ key }) => key);
  expect(keys.filter((key) => !page.includes(`\`${key}\``))).toEqual([]);
});
