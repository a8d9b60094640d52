/** `>=1.0.0` and its like; a bound without an operator includes the version itself. */
export function isWithin(version: string, bound: string, byDefault: '>=' | '<='): boolean {
  const [, operator = '', asked = ''] = /^\s*(>=|<=|==|=|>|<)?\s*(.*)$/.exec(bound) ?? [];
  const difference = compareVersions(version, asked);
  switch (operator || byDefault) {
    case '>':
      return difference > 0;
    case '<':
      return difference < 0;
    case '>=':
      return difference >= 0;
    case '<=':
      return difference <= 0;
    default:
      return difference === 0;
  }
}

/** Number by number; what follows a hyphen comes before the version without it. */
export function compareVersions(one: string, other: string): number {
  const [left, right] = [partsOf(one), partsOf(other)];
  for (let index = 0; index < Math.max(left.numbers.length, right.numbers.length); index += 1) {
    const difference = (left.numbers[index] ?? 0) - (right.numbers[index] ?? 0);
    if (difference !== 0) return difference;
  }
  if (left.suffix === right.suffix) return 0;
  if (left.suffix === '') return 1;
  if (right.suffix === '') return -1;
  return left.suffix < right.suffix ? -1 : 1;
}

function partsOf(version: string): { numbers: number[]; suffix: string } {
  const [bare = '', ...suffix] = version.replace(/^v/, '').split('-');
  return { numbers: bare.split('.').map((part) => Number(part) || 0), suffix: suffix.join('-') };
}
