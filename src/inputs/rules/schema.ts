import type { Schema } from '../yaml/schema-parts.ts';
import { DEFINITIONS, rulesFile } from './file.ts';

/**
 * JSON Schema of a rules file, for editors. It is draft 7, which all of them read. It cannot say everything: names
 * that are there twice and the length of a note with its mark are only found by the parser.
 */
export function rulesSchema(): Schema {
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Rules of the Code Security Platform action',
    description: 'How the projects of a deployment should be set up, and how their findings are triaged.',
    ...rulesFile.schema,
    definitions: DEFINITIONS,
  };
}
