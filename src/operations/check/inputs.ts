import { getProxyUrl } from '@actions/http-client';
import { readGitHub } from '../../inputs/connection.ts';
import { readProject, type Source } from '../../inputs/source.ts';
import type { RequestOf } from '../../model/step.ts';

export type CheckRequest = RequestOf<'check', typeof read>;

export function read(source: Source) {
  const { reader, environment, connection } = source;
  return {
    project: readProject(source),
    /** Host and port of the proxy, without its password. */
    proxy: URL.parse(getProxyUrl(connection.baseUrl.href))?.host,
    /** `owner/repo` of the workflow. */
    repository: environment.GITHUB_REPOSITORY ?? '',
    github: readGitHub(reader, environment),
    metadata: readGitHub(reader, environment, 'metadata-token'),
  };
}
