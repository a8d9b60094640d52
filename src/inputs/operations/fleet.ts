import type { ManagedScanRequest, TagRequest } from '../../model/request.ts';
import type { ProjectSelection } from '../../model/selection.ts';
import { checkExceptions, readProjects, readShard, refuseNoRepository } from '../names.ts';
import { quote } from '../text.ts';
import { readWriting, type Source } from './source.ts';

/** Patterns and tags select what nobody has counted: changes without a limit have to be asked for. */
const DEFAULT_MAX_CHANGES = 100;

export function readTag(source: Source): TagRequest {
  const { reader } = source;
  const tags = reader.list('tags');
  const removeTags = reader.list('remove-tags');
  if (!reader.isGiven('tags') && !reader.isGiven('remove-tags')) {
    reader.problem('tags', 'is empty, and so is `remove-tags`; give at least one tag');
  }
  checkTags(source, tags);
  checkExceptions(reader, 'remove-tags', removeTags);
  const added = new Set(tags.map((tag) => tag.toLowerCase()));
  for (const item of removeTags.filter((one) => added.has(one.toLowerCase()))) {
    reader.warn('remove-tags', `has ${quote(item)}, which \`tags\` adds, so it is not removed`);
  }
  return { operation: 'tag', ...readFleet(source), tags, removeTags };
}

export function readManagedScan(source: Source): ManagedScanRequest {
  const { reader } = source;
  const diffScan = reader.boolean('diff-scan');
  const fullScan = reader.boolean('full-scan');
  if (reader.text('diff-scan') === undefined && reader.text('full-scan') === undefined) {
    reader.problem('diff-scan', 'is empty, and so is `full-scan`; give at least one of them');
  }
  return {
    operation: 'managed-scan',
    ...readFleet(source),
    diffScan,
    fullScan,
  };
}

/** What the operations over many projects have in common. */
export function readFleet(source: Source): Omit<TagRequest, 'operation' | 'tags' | 'removeTags'> {
  const projects = readProjects(source.reader) ?? ownRepository(source);
  const shard = readShard(source.reader);
  return {
    ...readWriting(source, projects.patterns.length > 0 ? DEFAULT_MAX_CHANGES : undefined),
    projects,
    shard,
  };
}

function ownRepository({ reader, environment }: Source): ProjectSelection {
  const repository = environment.GITHUB_REPOSITORY || refuseNoRepository(reader);
  return { names: repository === undefined ? [] : [repository], patterns: [], except: [], tagged: [] };
}

function checkTags({ reader }: Source, tags: readonly string[]): void {
  if (reader.hasProblem('tags')) return;
  const seen = new Map<string, string>();
  for (const tag of tags) {
    if (/^[-!]/.test(tag)) {
      const bare = tag.replace(/^[-!]+\s*/, '');
      const what = bare === '' ? 'give it there' : `give ${quote(bare)} there`;
      reader.problem('tags', `has ${quote(tag)}, but tags are removed by \`remove-tags\`; ${what}`);
    }
    const other = seen.get(tag.toLowerCase());
    if (other !== undefined) {
      reader.problem(
        'tags',
        `has ${quote(other)} and ${quote(tag)}, which differ only in case; give one of them`,
      );
    }
    seen.set(tag.toLowerCase(), tag);
  }
}
