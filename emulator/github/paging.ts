import type { EndpointAnswer, EndpointRequest } from './endpoint.ts';

const DEFAULT_PER_PAGE = 30;
const MAX_PER_PAGE = 100;

/** One page of the rows, with the `Link` header that GitHub gives. */
export function pageOf<T>(
  request: EndpointRequest,
  rows: readonly T[],
  toWire: (row: T) => unknown,
  linkPath: string = request.askedPath,
): EndpointAnswer {
  const perPage = Math.min(MAX_PER_PAGE, positive(request.query.get('per_page')) ?? DEFAULT_PER_PAGE);
  const page = positive(request.query.get('page')) ?? 1;
  const last = Math.max(1, Math.ceil(rows.length / perPage));
  const link = (number: number, relation: string) => {
    const query = new URLSearchParams(request.query);
    query.set('page', String(number));
    return `<${request.apiUrl}${linkPath}?${query}>; rel="${relation}"`;
  };
  const links = [
    ...(page > 1 ? [link(page - 1, 'prev')] : []),
    ...(page < last ? [link(page + 1, 'next'), link(last, 'last')] : []),
    ...(page > 1 ? [link(1, 'first')] : []),
  ];
  return {
    body: rows.slice((page - 1) * perPage, page * perPage).map(toWire),
    headers: links.length === 0 ? {} : { link: links.join(', ') },
  };
}

function positive(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d*$/.test(text) ? Number(text) : undefined;
}
