import type { EndpointRequest } from './endpoint.ts';
import { accountByLogin } from './state.ts';

/** `simple-user` of GitHub's description. A bot that is not an account here is made up from its login. */
export function wireAccount({ state, apiUrl }: Pick<EndpointRequest, 'state' | 'apiUrl'>, login: string) {
  const account = accountByLogin(state, login);
  const name = encodeURIComponent(login);
  const url = `${apiUrl}/users/${name}`;
  return {
    login,
    id: account?.id ?? 41_898_282,
    node_id: nodeId('User', account?.id ?? 41_898_282),
    avatar_url: `https://avatars.githubusercontent.com/u/${account?.id ?? 41_898_282}?v=4`,
    gravatar_id: '',
    url,
    html_url: `https://github.com/${name}`,
    followers_url: `${url}/followers`,
    following_url: `${url}/following{/other_user}`,
    gists_url: `${url}/gists{/gist_id}`,
    starred_url: `${url}/starred{/owner}{/repo}`,
    subscriptions_url: `${url}/subscriptions`,
    organizations_url: `${url}/orgs`,
    repos_url: `${url}/repos`,
    events_url: `${url}/events{/privacy}`,
    received_events_url: `${url}/received_events`,
    type: account?.kind ?? 'Bot',
    user_view_type: 'public',
    site_admin: false,
  };
}

export function nodeId(kind: string, id: number): string {
  return Buffer.from(`${kind}:${id}`).toString('base64');
}
