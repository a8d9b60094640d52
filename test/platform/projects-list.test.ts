import { describe, expect, it } from 'vitest';
import { allOf, errorOf, openClient, openServer, type Seen } from './server.ts';

const number = ({ path }: Seen, name: string) => Number(new URL(path, 'http://x').searchParams.get(name));

/** A list of so many projects, by pages of at most 3000. */
function openList(count: number, pass: (request: number) => void = () => {}) {
  const names = Array.from({ length: count }, (_, index) => `acme/service-${index}`);
  const requests = { made: 0 };
  const server = openServer((seen) => {
    const size = number(seen, 'page_size');
    const start = number(seen, 'page') * size;
    const projects = names.slice(start, start + size).map((name, index) => ({ id: start + index + 1, name }));
    pass(++requests.made);
    return { body: { projects } };
  });
  return { server, names };
}

describe('the list of projects', () => {
  it.each([
    [0, 2],
    [1, 2],
    [99, 2],
    [2999, 4],
    [3000, 4],
    [5000, 6],
  ])('of %i takes %i requests', async (count, requests) => {
    const { server } = openList(count);
    const { url, seen } = await server;
    expect(await allOf(openClient(url).reader.projects('acme'))).toHaveLength(count);
    expect(seen).toHaveLength(requests);
  });

  it('has those whose neighbours were deleted between two pages', async () => {
    const list = openList(5000, (request) => {
      if (request === 1) list.names.splice(0, 20);
    });
    const { url } = await list.server;
    const rows = await allOf(openClient(url).reader.projects('acme'));
    expect(rows.map(({ name }) => name)).toEqual(list.names);
  });

  it('that changes with every page is an error', async () => {
    const list = openList(7000, () => void list.names.shift());
    const { url } = await list.server;
    expect(await errorOf(allOf(openClient(url).reader.projects('acme')))).toMatchObject({
      name: 'PagingError',
      message: 'the list changed each time it was read',
    });
  });

  it('that is cut short by another status than 200 is an error', async () => {
    const server = await openServer((seen) =>
      number(seen, 'page') === 0
        ? { body: { projects: Array.from({ length: 3000 }, (_, index) => ({ name: `acme/${index}` })) } }
        : { status: 206, body: {} },
    );
    expect(await errorOf(allOf(openClient(server.url).reader.projects('acme')))).toMatchObject({
      failure: { kind: 'answer' },
    });
  });
});
