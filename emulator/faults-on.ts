/** The fault for the first `times` (default: all) requests that the predicate holds for. */
export function faultsOnFirst<Request, Fault>(
  predicate: (request: Request) => boolean,
  fault: Fault,
  times = Number.POSITIVE_INFINITY,
): (request: Request) => Fault | undefined {
  let left = times;
  return (request) => {
    if (left <= 0 || !predicate(request)) return undefined;
    left -= 1;
    return fault;
  };
}
