import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { markdownFiles, withTables } from '../../docs/tables.ts';
import { TRIAGE_FILTERS } from '../../src/findings/filters.ts';
import { INPUTS, type InputRow, OPERATIONS } from '../../src/inputs/table.ts';
import { filterInput } from '../../src/model/findings.ts';
import { PROJECT_SETTINGS } from '../../src/model/project-settings.ts';
import { textOf } from './markdown.ts';

interface ActionFile {
  inputs: Record<string, { description: string; default?: string }>;
  outputs: Record<string, { description: string }>;
}

const action: ActionFile = parse(textOf('action.yml'));
const inputs: readonly InputRow[] = INPUTS;
/** No list can decide these, so that a list of findings does not take them. */
const unlisted = TRIAGE_FILTERS.filter(({ listed }) => Object.keys(listed).length === 0).map(filterInput);

/** The rows of every table of a part of a page, by what stands in their first cell. */
function rowsIn(part = ''): Map<string, string> {
  const rows = [...part.matchAll(/^\| `([^`]+)` \|.*$/gm)];
  return new Map(rows.map(([row, name = '']) => [name, row]));
}

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
  const [, both = ''] = textOf(`docs/${operation}.md`).split('\n## Inputs\n');
  const [ofInputs, ofOutputs] = both.split('\n## Outputs\n').map(rowsIn);

  it('has every input of its own that the operation takes, with its default and meaning, and no other', () => {
    expect(both).toContain('(inputs.md#inputs-of-every-operation)');
    const taken = inputs
      .filter(({ operations }) => operations.includes(operation) && operations.length < OPERATIONS.length)
      .map(({ name }) => name)
      .filter((name) => operation === 'triage' || !unlisted.some((one) => one === name));
    for (const name of taken) {
      expect(ofInputs?.get(name)).toContain(action.inputs[name]?.description);
      expect(ofInputs?.get(name)).toContain(action.inputs[name]?.default ?? '');
    }
    expect([...(ofInputs?.keys() ?? [])].toSorted()).toEqual(taken.toSorted());
  });

  it('has every output that action.yml gives the operation', () => {
    expect(both).toContain('(outputs.md#outputs-of-every-operation)');
    const given = Object.entries(action.outputs).filter(([, { description }]) => {
      const owners = description.split(':')[0] ?? '';
      return /^[`a-z, -]+$/.test(owners) && owners.includes(`\`${operation}\``);
    });
    expect([...(ofOutputs?.keys() ?? [])].toSorted()).toEqual(given.map(([name]) => name).toSorted());
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
  const { description = '' } = action.outputs['failure-reason'] ?? {};
  const reasons = [...description.matchAll(/`([a-z-]+)`/g)].map(([, reason = '']) => reason);
  expect(reasons.length).toBeGreaterThan(10);
  const page = textOf('docs/failures.md');
  expect(reasons.filter((reason) => !page.includes(`| \`${reason}\` |`))).toEqual([]);
});

it('docs/rules-file.md names every setting of a project', () => {
  const page = textOf('docs/rules-file.md');
  const keys = Object.values(PROJECT_SETTINGS).map(({ key }) => key);
  expect(keys.filter((key) => !page.includes(`\`${key}\``))).toEqual([]);
});
