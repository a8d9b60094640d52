import type {
  Connection,
  DeploymentHint,
  ListDependenciesRequest,
  ListProjectsRequest,
  ManagedScanRequest,
  Operation,
  ScanRequest,
  Selection,
  StepRequest,
  TagRequest,
} from '../model/request.ts';
import { type NoSecrets, readConnection, readDeployment } from './connection.ts';
import { InputReader, type Problem } from './reader.ts';
import { readSelection, readShard } from './selection.ts';
import { OPERATIONS } from './table.ts';
import { didYouMean, nearest, quote } from './text.ts';
import { readTriage } from './triage.ts';
import { inputTexts, refuseForeign } from './variables.ts';

/** Where inputs come from. */
export interface InputSources {
  environment: Readonly<Record<string, string | undefined>>;
  /** In ms since the epoch, for ages. */
  now: number;
  /** Looked at only when there is no token. */
  whyNoSecrets: () => NoSecrets | undefined;
}

export type ParsedInputs =
  | { ok: true; connection: Connection; request: StepRequest; warnings: Problem[] }
  | { ok: false; operation: string; problems: Problem[]; warnings: Problem[] };

/** The inputs as one typed request, or everything that is wrong with them. Sends nothing. */
export async function parseInputs(sources: InputSources): Promise<ParsedInputs> {
  const texts = inputTexts(sources.environment);
  const reader = new InputReader(texts);
  const given = reader.text('operation') ?? '';
  const operation = OPERATIONS.find((one) => one === given) ?? refuseOperation(reader, given);
  const noSecrets = reader.text('token') === undefined ? sources.whyNoSecrets() : undefined;
  const connection = readConnection(reader, noSecrets);
  const deployment = readDeployment(reader);
  refuseForeign(reader, texts, operation);
  if (operation === undefined)
    return { ok: false, operation: given, problems: reader.problems, warnings: reader.warnings };

  const repository = sources.environment.GITHUB_REPOSITORY;
  const { concurrency } = connection;
  const source = { reader, deployment, repository, concurrency, now: sources.now };
  const request = await readRequest[operation](source);
  if (reader.problems.length > 0)
    return { ok: false, operation: given, problems: reader.problems, warnings: reader.warnings };
  return { ok: true, connection, request, warnings: reader.warnings };
}

/** The operation that was probably meant, so that the other inputs are checked all the same. */
function refuseOperation(reader: InputReader, given: string): Operation | undefined {
  const told = given === '' ? 'is required' : `is ${quote(given)}`;
  reader.problem('operation', `${told}: ${didYouMean(given, OPERATIONS)}`);
  return OPERATIONS.find((one) => one === nearest(given, OPERATIONS));
}

interface Source {
  reader: InputReader;
  deployment: DeploymentHint;
  repository: string | undefined;
  concurrency: number;
  now: number;
}

const readRequest: { [One in Operation]: (source: Source) => StepRequest | Promise<StepRequest> } = {
  tag: readTag,
  'managed-scan': readManagedScan,
  triage: ({ reader, deployment, now }) => readTriage(reader, deployment, now),
  scan: readScan,
  'list-projects': readListProjects,
  'list-policies': ({ reader, deployment }) => {
    if (reader.integer('page-size', 1, 3000) !== undefined)
      reader.warn('page-size', 'does nothing: policies come in one page');
    return { operation: 'list-policies', deployment };
  },
  'list-dependencies': readListDependencies,
};

function readTag(source: Source): TagRequest {
  const { reader } = source;
  const tags = reader.list('tags');
  if (tags.length === 0) reader.problem('tags', 'is required for `tag`: give at least one tag');
  return { operation: 'tag', ...readFleet(source), tags };
}

function readManagedScan(source: Source): ManagedScanRequest {
  const { reader } = source;
  const diffScan = reader.boolean('diff-scan');
  const fullScan = reader.boolean('full-scan');
  if (reader.text('diff-scan') === undefined && reader.text('full-scan') === undefined) {
    reader.problem('diff-scan', 'is empty, and so is `full-scan`: give at least one of them');
  }
  return {
    operation: 'managed-scan',
    ...readFleet(source),
    ...(diffScan === undefined ? {} : { diffScan }),
    ...(fullScan === undefined ? {} : { fullScan }),
  };
}

function readFleet(source: Source): Omit<TagRequest, 'operation' | 'tags'> {
  const { reader, deployment, concurrency } = source;
  const projects = readSelection(reader) ?? ownRepository(source);
  const shard = readShard(reader);
  // A pattern selects what nobody has counted, so that changes without a limit have to be asked for.
  const maxChanges =
    reader.integer('max-changes', 0, Number.MAX_SAFE_INTEGER) ??
    (projects.patterns.length > 0 ? 100 : undefined);
  return {
    deployment,
    projects,
    ...(shard === undefined ? {} : { shard }),
    dryRun: reader.boolean('dry-run') ?? false,
    ...(maxChanges === undefined ? {} : { maxChanges }),
    concurrency,
  };
}

function ownRepository({ reader, repository }: Source): Selection {
  if (!repository)
    reader.problem('projects', 'is empty, and outside a workflow there is no repository to take');
  return { names: repository ? [repository] : [], patterns: [], except: [] };
}

function readScan({ reader, deployment }: Source): ScanRequest {
  const scanId = reader.id('scan-id');
  if (reader.text('scan-id') === undefined)
    reader.problem('scan-id', 'is required for `scan`: give the id of a scan');
  return { operation: 'scan', deployment, scanId: scanId ?? 0n };
}

function readListProjects({ reader, deployment }: Source): ListProjectsRequest {
  const projects = readSelection(reader);
  const shard = readShard(reader);
  const pageSize = reader.integer('page-size', 1, 3000);
  return {
    operation: 'list-projects',
    deployment,
    ...(projects === undefined ? {} : { projects }),
    ...(shard === undefined ? {} : { shard }),
    ...(pageSize === undefined ? {} : { pageSize }),
    shardSize: reader.integer('shard-size', 1, 1_000_000) ?? 500,
  };
}

async function readListDependencies({ reader, deployment }: Source): Promise<ListDependenciesRequest> {
  const pageSize = reader.integer('page-size', 1, 100);
  const text = reader.rawText('dependency-filter');
  const filter = text === undefined ? undefined : await readFilter(reader, text);
  return {
    operation: 'list-dependencies',
    deployment,
    ...(filter === undefined ? {} : { filter }),
    ...(pageSize === undefined ? {} : { pageSize }),
  };
}

/** The YAML parser is loaded only where there is YAML to parse. */
async function readFilter(reader: InputReader, text: string) {
  const { readDependencyFilter } = await import('./dependency-filter.ts');
  return readDependencyFilter(reader, text);
}
