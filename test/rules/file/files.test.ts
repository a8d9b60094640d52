import { describe, expect, it } from 'vitest';
import { isFormWrong, parserErrors, samples, schemaErrors } from './verdicts.ts';

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
  it('says what the action says of 230 files, but for what their other keys decide', () => {
    const files = samples();
    expect(files.length).toBeGreaterThan(230);
    const wrong = files.filter(({ file, found }) => schemaErrors(file).length > 0 !== isFormWrong(found));
    expect(wrong).toEqual([]);
  });
});
