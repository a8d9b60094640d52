import { writeFileSync } from 'node:fs';
import { rulesSchema } from '../src/inputs/rules/schema.ts';

// Part of `npm run build`: the schema of the rules file, from the tables that its parser reads.
writeFileSync('schema/rules.v1.json', `${JSON.stringify(rulesSchema(), undefined, 2)}\n`);
