import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSelection, readShard, readWait, type Source } from '../../inputs/source.ts';
import { oneOf } from '../../inputs/values.ts';
import type { RequestOf } from '../../model/step.ts';
import type { CycloneDxVersion } from '../../platform/resources/dependency.ts';

const VERSIONS: readonly CycloneDxVersion[] = ['1.4', '1.5', '1.6', '1.7'];

export type SbomRequest = RequestOf<'sbom', typeof read>;

export function read(source: Source) {
  const { reader, environment, now } = source;
  return {
    projects: readSelection(source),
    shard: readShard(reader),
    version: reader.read('cyclonedx-version', oneOf(VERSIONS)),
    /** The maximum wait for all SBOMs together. */
    waitMs: readWait(source),
    /** Absolute; the step creates it for its files. */
    folder: join(environment.RUNNER_TEMP || tmpdir(), `code-security-platform-sboms-${now.toString(36)}`),
  };
}
