import type * as Yaml from 'yaml';
import { quoted } from './messages.ts';
import type { Problems } from './problems.ts';

/** A file as maps, lists and scalars, each with its place. Aliases are replaced by what they stand for. */
export type Tree = MapTree | ListTree | ScalarTree;

export interface MapTree {
  kind: 'map';
  offset: number;
  /** Every key is there once. */
  entries: { key: string; keyOffset: number; value: Tree }[];
  /** It has a `<<`, so that what seems to be missing may be meant to come from there. */
  merges: boolean;
}

export interface ListTree {
  kind: 'list';
  offset: number;
  items: Tree[];
}

export interface ScalarTree {
  kind: 'scalar';
  offset: number;
  value: string | number | boolean | null;
  /** As it is written, such as `1.10`. */
  source: string;
}

/** What a value is, for a message about its type. */
export function described(tree: Tree): string {
  if (tree.kind === 'map') return 'a map of keys';
  if (tree.kind === 'list') return 'a list';
  if (tree.value === null) return 'empty';
  return typeof tree.value === 'string' ? quoted(tree.value) : `the ${typeof tree.value} ${tree.source}`;
}

/** Aliases can make a short file long: more values than this are refused. */
const MAX_VALUES = 200_000;
const MAX_DEPTH = 50;
const MERGE = '<<';

/** Thrown where reading on makes no sense. */
export class TreeError extends Error {
  override readonly name = 'TreeError';
  readonly offset: number;

  constructor(offset: number, message: string) {
    super(message);
    this.offset = offset;
  }
}

/**
 * @returns undefined for a file without content
 * @throws TreeError for circular or too many aliases
 */
export function treeOf(
  yaml: typeof Yaml,
  text: string,
  document: Yaml.Document.Parsed,
  problems: Problems,
): Tree | undefined {
  const { contents } = document;
  if (contents === null || (yaml.isScalar(contents) && contents.value === null)) return undefined;
  return new TreeBuilder(yaml, text, problems).build(contents);
}

class TreeBuilder {
  readonly #yaml: typeof Yaml;
  readonly #text: string;
  readonly #problems: Problems;
  readonly #open = new Set<Yaml.Node>();
  /** The latest node of each anchor so far, which is the one that an alias means. */
  readonly #anchors = new Map<string, Yaml.Node>();
  #aliasDepth = 0;
  #values = 0;

  constructor(yaml: typeof Yaml, text: string, problems: Problems) {
    this.#yaml = yaml;
    this.#text = text;
    this.#problems = problems;
  }

  build(node: Yaml.Node): Tree {
    const offset = offsetOf(node);
    this.#values += 1;
    if (this.#values > MAX_VALUES) throw new TreeError(offset, 'there are too many values');
    const tagged = this.#refuseTag(node, offset);
    if (tagged !== undefined) return tagged;
    if (this.#yaml.isAlias(node)) return this.#alias(node, offset);
    if (node.anchor !== undefined && this.#aliasDepth === 0) this.#anchors.set(node.anchor, node);
    if (this.#yaml.isMap(node)) return this.#guarded(node, () => this.#map(node, offset));
    if (this.#yaml.isSeq(node)) {
      const build = (item: unknown) => this.#value(item, offset);
      return this.#guarded(node, () => ({ kind: 'list', offset, items: node.items.map(build) }));
    }
    const { value, source } = node as Yaml.Scalar;
    if (node.anchor !== undefined && source === '')
      this.#problems.misread(
        offset,
        `${quoted(`&${node.anchor}`)} is an anchor in YAML that names nothing: quote it, as '&${node.anchor}'`,
      );
    return { kind: 'scalar', offset, value: value as ScalarTree['value'], source: source ?? String(value) };
  }

  /** A value that is not written is null. */
  #value(node: unknown, offset: number): Tree {
    if (this.#yaml.isNode(node)) return this.build(node);
    return { kind: 'scalar', offset, value: null, source: '' };
  }

  #map(node: Yaml.YAMLMap, offset: number): MapTree {
    const entries = new Map<string, MapTree['entries'][number]>();
    let merges = false;
    for (const { key: keyNode, value } of node.items) {
      const keyOffset = this.#yaml.isNode(keyNode) ? offsetOf(keyNode) : offset;
      const key = this.#key(keyNode, keyOffset);
      merges ||= key === MERGE;
      if (key === undefined || key === MERGE) continue;
      if (entries.has(key)) {
        this.#problems.add(keyOffset, `the key ${quoted(key)} appears twice: keep one of them`);
        continue;
      }
      entries.set(key, { key, keyOffset, value: this.#value(value, keyOffset) });
    }
    return { kind: 'map', offset, entries: [...entries.values()], merges };
  }

  #key(node: unknown, offset: number): string | undefined {
    if (!this.#yaml.isScalar(node) || node.value === null)
      return this.#problems.add(offset, 'a key is not a plain string');
    this.#refuseTag(node, offset);
    const key = node.source ?? String(node.value);
    if (key === MERGE)
      this.#problems.add(offset, 'keys cannot be merged with "<<": write them where they are needed');
    return key;
  }

  #alias(node: Yaml.Alias, offset: number): Tree {
    const target = this.#anchors.get(node.source);
    if (target !== undefined) {
      this.#aliasDepth += 1;
      const tree = this.build(target);
      this.#aliasDepth -= 1;
      return tree;
    }
    const text = quoted(`*${node.source}`);
    this.#problems.misread(
      offset,
      `${text} is an alias in YAML, but no anchor has this name: if it is a pattern, quote it, as '*${node.source}'`,
    );
    return { kind: 'scalar', offset, value: `*${node.source}`, source: `*${node.source}` };
  }

  /** A list that holds itself by an alias has no end. */
  #guarded(node: Yaml.Node, build: () => Tree): Tree {
    if (this.#open.has(node))
      throw new TreeError(offsetOf(node), 'an alias refers to the node that contains it');
    if (this.#open.size >= MAX_DEPTH) throw new TreeError(offsetOf(node), 'this is nested too deeply');
    this.#open.add(node);
    const tree = build();
    this.#open.delete(node);
    return tree;
  }

  /** `!acme/sandbox` without quotes is a tag in YAML, and its text would be lost. */
  #refuseTag(node: Yaml.Node, offset: number): ScalarTree | undefined {
    const tag = this.#yaml.isAlias(node) ? undefined : node.tag;
    if (tag === undefined || CORE_TAG.test(tag)) return undefined;
    const last = this.#text.lastIndexOf('!', offset);
    const start = this.#text.charAt(last - 1) === '!' ? last - 1 : last;
    const [written = tag] = /^!\S*?(?=[,\]}]*(?:\s|$))/.exec(this.#text.slice(start, offset + 1)) ?? [];
    this.#problems.misread(start, `${quoted(written)} is a tag in YAML: quote it, as '${written}'`);
    return { kind: 'scalar', offset: start, value: written, source: written };
  }
}

const CORE_TAG = /^tag:yaml\.org,2002:(?:str|int|float|bool|null|map|seq)$/;

function offsetOf(node: Yaml.Node): number {
  return node.range?.[0] ?? 0;
}
