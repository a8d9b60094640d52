import { z } from 'zod';
import { readYamlInput } from '../../inputs/document.ts';
import type { InputReader } from '../../inputs/reader.ts';
import { age } from './values.ts';

export const serviceLevels = z.strictObject({
  critical: age.optional().describe('How long critical findings may be open.'),
  high: age.optional().describe('How long findings of high severity may be open.'),
  medium: age.optional().describe('How long findings of medium severity may be open.'),
  low: age.optional().describe('How long findings of low severity may be open.'),
});

/** In ms, by severity. */
export type ServiceLevels = z.output<typeof serviceLevels>;

const INPUT = 'service-levels';

/** Reads the input `service-levels`: YAML, in which commas may separate lines. Every problem has its line. */
export function readServiceLevels(reader: InputReader, text: string): ServiceLevels {
  const lines = text.trim().startsWith('{') ? text : text.replaceAll(/,[ \t]*(?=\S+[ \t]*:)/g, '\n');
  const remedy = 'give a severity and its age, such as `critical: 14d`';
  const read = readYamlInput(reader, INPUT, lines, serviceLevels, { name: 'the input', emptyRemedy: remedy });
  if (read === undefined) return {};
  if (Object.keys(read.value).length === 0) reader.problem(INPUT, `has no severity; ${remedy}`);
  return read.value;
}
