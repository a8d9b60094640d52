import { getProxyUrl } from '@actions/http-client';
import { readGitHub, warnWithoutToken } from '../../inputs/connection.ts';
import { readProject, type Source } from '../../inputs/source.ts';
import type { GitHubConnection } from '../../model/ports.ts';
import type { OwnRequest, StepRequest } from '../../model/step.ts';

export interface CheckRequest extends StepRequest {
  operation: 'check';
  project: string;
  /** Origin of the platform. */
  address: string;
  /** Host and port of the proxy on the way to it. */
  proxy?: string;
  /** `owner/repo` of the workflow. */
  repository?: string;
  github?: GitHubConnection;
  metadata?: GitHubConnection;
}

export async function read(source: Source): Promise<OwnRequest<CheckRequest>> {
  const { reader, environment, connection } = source;
  warnWithoutToken(reader, 'look at GitHub; no operation can comment or keep an issue without it');
  const proxy = getProxyUrl(connection.baseUrl.href);
  return {
    project: readProject(source),
    address: connection.baseUrl.origin,
    // Its address may hold a password.
    proxy: URL.canParse(proxy) ? new URL(proxy).host : undefined,
    repository: environment.GITHUB_REPOSITORY || undefined,
    github: readGitHub(reader, environment),
    metadata: readGitHub(reader, environment, 'metadata-token'),
  };
}
