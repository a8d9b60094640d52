import type { InputReader } from '../../inputs/reader.ts';
import { readPageSize, type Source } from '../../inputs/source.ts';
import type { OwnRequest, StepRequest } from '../../model/step.ts';
import type { DependencyFilter } from '../../platform/resources/dependency.ts';

const MAX_PAGE_SIZE = 100;

export interface ListDependenciesRequest extends StepRequest {
  operation: 'list-dependencies';
  filter?: DependencyFilter;
  pageSize?: number;
}

export async function read(source: Source): Promise<OwnRequest<ListDependenciesRequest>> {
  const { reader } = source;
  // Blanks at its start mean something in YAML.
  const text = reader.texts.get('dependency-filter') ?? '';
  const filter = text.trim() === '' ? undefined : await readFilter(reader, text);
  const pageSize = readPageSize(source, MAX_PAGE_SIZE);
  return { filter, pageSize };
}

/** Loaded only where there is YAML to parse. */
async function readFilter(reader: InputReader, text: string) {
  const { readDependencyFilter } = await import(
    /* webpackChunkName: "dependency-filter" */ '../../inputs/dependency-filter.ts'
  );
  return readDependencyFilter(reader, text);
}
