import type { Environment } from '../model/ports.ts';

/** Pages that messages name; log and summary link them where the runner says which copy runs. */
export const PAGES = {
  github: 'docs/runners.md#rules-that-look-at-github',
  proxies: 'docs/runners.md#proxies',
} as const;

const NAMED = new RegExp(Object.values(PAGES).join('|'), 'g');

/** With a slash at the end; undefined outside a step of its own. */
export function addressOfFiles(environment: Environment): string | undefined {
  const {
    GITHUB_SERVER_URL: server,
    GITHUB_ACTION_REPOSITORY: repository,
    GITHUB_ACTION_REF: ref,
  } = environment;
  return server && repository && ref ? `${server}/${repository}/blob/${ref}/` : undefined;
}

/** A text with each page as `form` makes it; unchanged without an address of `files`. */
export function withPages(
  text: string,
  files = '',
  form = (address: string, _page: string) => address,
): string {
  return files === '' ? text : text.replaceAll(NAMED, (page) => form(files + page, page));
}
