import { readTracked } from '../../inputs/comment-and-issue.ts';
import { readFilters } from '../../inputs/filters.ts';
import type { Source } from '../../inputs/source.ts';
import { itemOf, momentBefore } from '../../inputs/values.ts';
import { PRODUCTS } from '../../model/findings.ts';
import type { RequestOf } from '../../model/step.ts';
import type { Product } from '../../platform/resources/finding.ts';

const loadParser = () => import(/* webpackChunkName: "rules" */ '../../rules/file/values.ts');

export type PostureRequest = RequestOf<'posture', typeof read>;

export async function read(source: Source) {
  const { reader, now } = source;
  const named = reader.readItems('products', itemOf(PRODUCTS));
  const products: readonly Product[] = PRODUCTS.filter((product) => named.includes(product));
  const filters = readFilters(reader, { issueType: undefined, now });
  // Leading blanks are significant in YAML.
  const levels = reader.texts.get('service-levels') ?? '';
  return {
    ...(await readTracked(source, JSON.stringify([products, filters]))),
    products,
    filters,
    /** As it was written. */
    period: reader.text('period'),
    sinceMs: reader.read('period', momentBefore(now)),
    /** End of the period: the start of the step, in epoch ms. */
    untilMs: now,
    /** In ms, by severity; absent if none are given. */
    serviceLevels: levels.trim() === '' ? undefined : (await loadParser()).readServiceLevels(reader, levels),
    groupBy: reader.text('group-by'),
  };
}
