import { describe, expect, it } from 'vitest';
import { parserErrors, samples, schemaErrors } from './verdicts.ts';

const odd = samples('odd-files.txt');

describe('Both take', () => {
  it.each(odd)('$what', async ({ file }) => {
    expect({ parser: await parserErrors(file), schema: schemaErrors(file) }).toEqual({
      parser: [],
      schema: [],
    });
  });

  it.each(odd)('$what, with the line ends of Windows', async ({ file }) => {
    const windows = file.replaceAll('\n', '\r\n');
    expect({ parser: await parserErrors(windows), schema: schemaErrors(windows) }).toEqual({
      parser: [],
      schema: [],
    });
  });
});
