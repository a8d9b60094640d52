import { getProxyUrl } from '@actions/http-client';
import { readGitHub } from '../../inputs/connection.ts';
import { readProject, type Source } from '../../inputs/source.ts';
import type { GitHubConnection } from '../../model/ports.ts';
import type { OwnRequest, StepRequest } from '../../model/step.ts';

export interface CheckRequest extends StepRequest {
  operation: 'check';
  project: string;
  /** Host and port of the proxy on the way to the platform, without its password. */
  proxy?: string;
  /** `owner/repo` of the workflow. */
  repository: string;
  github?: GitHubConnection;
  metadata?: GitHubConnection;
}

export async function read(source: Source): Promise<OwnRequest<CheckRequest>> {
  const { reader, environment, connection } = source;
  return {
    project: readProject(source),
    proxy: URL.parse(getProxyUrl(connection.baseUrl.href))?.host,
    repository: environment.GITHUB_REPOSITORY ?? '',
    github: readGitHub(reader, environment),
    metadata: readGitHub(reader, environment, 'metadata-token'),
  };
}
