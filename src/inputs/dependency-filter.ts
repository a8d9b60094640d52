import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import type { DependencyFilter } from '../platform/resources.ts';
import type { InputReader } from './reader.ts';
import { didYouMean, parseId, quote } from './text.ts';

type Kind = 'text' | 'flag' | 'texts' | 'ids' | 'packages';

/** The fields of web-api.md 2.5. */
const FILTER: Record<keyof DependencyFilter, Kind> = {
  license: 'texts',
  lockfilePath: 'text',
  name: 'text',
  version: 'text',
  repositoryId: 'ids',
  packageFilters: 'packages',
};
const PACKAGE: Record<string, Kind> = {
  name: 'text',
  exactNameMatch: 'flag',
  exactVersion: 'text',
  versionLowerBound: 'text',
  versionUpperBound: 'text',
};

/** The input `dependency-filter`, YAML or JSON (which is YAML); every problem is told with its line. */
export function readDependencyFilter(reader: InputReader, text: string): DependencyFilter {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, intAsBigInt: true, prettyErrors: false });
  const problem = (node: unknown, message: string): undefined => {
    const offset = (node as Node | undefined)?.range?.[0] ?? 0;
    return reader.problem('dependency-filter', `line ${lines.linePos(offset).line}: ${message}`);
  };
  const [error] = document.errors;
  if (error !== undefined) {
    reader.problem('dependency-filter', `line ${lines.linePos(error.pos[0]).line}: ${error.message}`);
    return {};
  }

  const record = (
    node: unknown,
    known: Record<string, Kind>,
    what: string,
  ): Record<string, unknown> | undefined => {
    if (!isMap(node)) return problem(node, `${what} is no map of ${Object.keys(known).join(', ')}`);
    const fields: Record<string, unknown> = {};
    for (const pair of node.items) {
      const name = String(isScalar(pair.key) ? pair.key.value : pair.key);
      const kind = Object.hasOwn(known, name) ? known[name] : undefined;
      if (kind === undefined) {
        problem(pair.key, `unknown field ${quote(name)}: ${didYouMean(name, Object.keys(known))}`);
      } else {
        fields[name] = value(pair.value, kind, name);
      }
    }
    return fields;
  };

  const items = (node: unknown, name: string, of: string): unknown[] => {
    if (isSeq(node)) return node.items;
    problem(node, `\`${name}\` is not a list of ${of}`);
    return [];
  };

  const value = (node: unknown, kind: Kind, name: string): unknown => {
    switch (kind) {
      case 'text':
        if (isScalar(node) && typeof node.value === 'string') return node.value;
        // Without quotes, YAML reads `1.10` as the number 1.1.
        return problem(
          node,
          `\`${name}\` is not text${isScalar(node) && isNumber(node.value) ? ': quote it' : ''}`,
        );
      case 'flag':
        if (isScalar(node) && typeof node.value === 'boolean') return node.value;
        return problem(node, `\`${name}\` is not \`true\` or \`false\``);
      case 'texts':
        return items(node, name, 'texts').map((item) => value(item, 'text', name));
      case 'ids':
        return items(node, name, 'whole numbers').map((item) => {
          const id =
            isScalar(item) && typeof item.value === 'bigint' ? parseId(String(item.value)) : undefined;
          return (
            id ?? problem(item, `\`${name}\` holds something that is not a whole number from 0 to 2^64-1`)
          );
        });
      case 'packages':
        return items(node, name, 'maps').map((item) => record(item, PACKAGE, `an entry of \`${name}\``));
    }
  };
  return (record(document.contents, FILTER, 'the filter') ?? {}) as DependencyFilter;
}

function isNumber(value: unknown): boolean {
  return typeof value === 'number' || typeof value === 'bigint';
}
