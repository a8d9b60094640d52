import { readComment } from '../../inputs/comment-and-issue.ts';
import type { InputReader } from '../../inputs/reader.ts';
import type { Source } from '../../inputs/source.ts';
import { boolean, itemOf, quote } from '../../inputs/values.ts';
import type { RequestOf } from '../../model/step.ts';
import { readRules } from '../../rules/inputs.ts';

const figure = itemOf(['drift', 'overdue', 'uncovered', 'over-limit']);

export type PlanRequest = RequestOf<'plan', typeof read>;

export async function read(source: Source) {
  const failIf = readFailIf(source.reader);
  const comment = readComment(source.reader);
  const common = await readRules(source, failIf.includes('uncovered'));
  if (common === undefined) return undefined;
  if (failIf.includes('overdue') && Object.keys(common.rules.serviceLevels).length === 0) {
    const problem = `has \`overdue\`, but ${quote(common.rules.path)} has no \`service-levels\``;
    source.reader.problem('fail-if', `${problem}; add some, such as \`service-levels: { critical: 7d }\``);
  }
  return { ...common, failIf, comment, groupBy: source.reader.text('group-by') };
}

/** `fail-on-drift: true` is another spelling of `fail-if: drift`. */
function readFailIf(reader: InputReader) {
  const figures = reader.readItems('fail-if', figure);
  const failOnDrift = reader.read('fail-on-drift', boolean);
  return failOnDrift && !figures.includes('drift') ? (['drift', ...figures] as const) : figures;
}
