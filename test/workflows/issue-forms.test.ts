import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { OPERATIONS } from '../../src/model/operations.ts';
import { textOf } from '../docs/markdown.ts';

interface Field {
  type: string;
  id?: string;
  attributes: { label?: string; options?: unknown[] };
}

const fieldsOf = (form: string): Field[] => parse(textOf(`.github/ISSUE_TEMPLATE/${form}.yml`)).body;

describe.each(['bug', 'feature'])('the issue form %s', (form) => {
  const fields = fieldsOf(form);

  it('has fields that GitHub knows, each with a name of its own', () => {
    const questions = fields.filter(({ type }) => type !== 'markdown');
    const ids = questions.map(({ id }) => id);
    for (const { type } of questions) expect(['input', 'textarea', 'dropdown', 'checkboxes']).toContain(type);
    for (const { attributes } of questions) expect(attributes.label).toBeTruthy();
    expect(new Set(ids).size).toBe(questions.length);
  });

  it('offers every operation', () => {
    const options = fields.find(({ id }) => id === 'operation')?.attributes.options;
    expect(options?.filter((option) => option !== 'a new one')).toEqual([...OPERATIONS]);
  });
});
