import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { rulesSchema } from '../../../docs/rules-schema.ts';
import { FINDING_CONDITIONS } from '../../../src/findings/conditions.ts';
import { PROJECT_CONDITIONS } from '../../../src/rules/project-conditions.ts';
import { parserErrors, schemaErrors } from './verdicts.ts';

const root = new URL('../../../', import.meta.url);
const textOf = (path: string) => readFileSync(new URL(path, root), 'utf8');
const examples = readdirSync(new URL('examples/rules/', root)).filter((name) => name.endsWith('.yml'));

describe('The examples', () => {
  it('are there', () => {
    expect(examples.toSorted()).toEqual([
      'code-security.yml',
      'minimal.yml',
      'start.yml',
      'tags-by-metadata.yml',
      'triage-hygiene.yml',
    ]);
  });

  it.each(examples)('%s is right by the parser and the schema, which it names for editors', async (name) => {
    const file = textOf(`examples/rules/${name}`);
    expect(await parserErrors(file)).toEqual([]);
    expect(schemaErrors(file)).toEqual([]);
    expect(file).toMatch(/^# yaml-language-server: \$schema=https:\/\/\S+\/schema\/rules\.v1\.json\n/);
  });
});

describe('schema/rules.v1.json', () => {
  it('is what the tables make; `npm run build` writes it', () => {
    expect(JSON.parse(textOf('schema/rules.v1.json'))).toEqual(JSON.parse(JSON.stringify(rulesSchema())));
    expect(textOf('schema/rules.v1.json')).toBe(`${JSON.stringify(rulesSchema(), undefined, 2)}\n`);
  });

  it('describes every key to editors', () => {
    const missing: string[] = [];
    const visit = (schema: unknown, path: string): void => {
      if (typeof schema !== 'object' || schema === null) return;
      for (const [key, value] of Object.entries(schema)) {
        if (key === 'if' || key === 'then' || key === 'else') continue;
        if (key === 'properties' && 'additionalProperties' in schema) {
          for (const [name, field] of Object.entries(value as Record<string, { description?: string }>)) {
            if (!field.description) missing.push(`${path}.${name}`);
          }
        }
        visit(value, `${path}.${key}`);
      }
    };
    visit(rulesSchema(), '');
    expect(missing).toEqual([]);
  });

  it.each([
    ['projectConditions', PROJECT_CONDITIONS],
    ['findingConditions', FINDING_CONDITIONS],
  ])('has every condition under %s', (name, rows) => {
    const { definitions } = rulesSchema() as { definitions: Record<string, { properties: object }> };
    const named = rows.map((row) => row.name).filter((one) => one !== 'github.property.<name>');
    expect(Object.keys(definitions[name]?.properties ?? {})).toEqual(named);
  });

  it('takes custom properties by their names', () => {
    const fileWith = (key: string) =>
      `version: 1\nprojects: [{ name: a rule, tags: [x], when: { ${key}: gold } }]\n`;
    expect(schemaErrors(fileWith('github.property.Tier_1'))).toEqual([]);
    expect(schemaErrors(fileWith('github.property.'))).not.toEqual([]);
    expect(schemaErrors(fileWith('githubXproperty.tier'))).not.toEqual([]);
  });
});
