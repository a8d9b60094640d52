#!/usr/bin/env bash
# zod: `toJSONSchema` writes a pattern without its flags, and says nothing. A value that the parser takes is an error in the editor that
# has the schema.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund zod@4.6.7 ajv@8.20.0
cat >show.mjs <<'JS'
import { Ajv2020 } from 'ajv/dist/2020.js';
import { string, toJSONSchema } from 'zod';

console.log(`zod 4.6.7, ajv 8.20.0, Node ${process.versions.node}`);
console.log('expected: parser and schema agree, or toJSONSchema throws as it does for what it cannot express');
const severity = string().regex(/^(low|high)$/i);
const schema = toJSONSchema(severity);
const parsed = severity.safeParse('HIGH').success;
const valid = new Ajv2020().validate(schema, 'HIGH');
console.log(`pattern ${schema.pattern}: "HIGH" is ${parsed} for the parser, ${valid} for the schema`);
if (!parsed || valid) process.exitCode = 1;
JS
node show.mjs
