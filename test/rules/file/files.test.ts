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
