import type { FindingFilter } from '../findings/filter.ts';
import { FINDING_FILTERS } from '../findings/filters.ts';
import { filterInput } from '../model/findings.ts';
import type { Operation } from '../model/operations.ts';

const FINDINGS = ['triage', 'ticket', 'list-findings'] as const;

/** No list decides it. */
const isUnlisted = ({ listed }: FindingFilter) => Object.keys(listed).length === 0;

/** Operations that take a filter: `ticket` opens none where there is one. */
function operationsOf(filter: FindingFilter): readonly Operation[] {
  const { name, inGate } = filter;
  if (name === 'has_ticket') return FINDINGS.filter((one) => one !== 'ticket');
  // Only a triage can leave the selection to the platform.
  if (isUnlisted(filter)) return ['triage'];
  return inGate ? [...FINDINGS, 'gate'] : FINDINGS;
}

/** The text of a filter's input: what its row says, then what follows from the row. */
function filterText(filter: FindingFilter, operation?: Operation): string {
  const { text = '', kind, values, patterns, inTriage, only } = filter;
  const sentences = [operation === 'gate' ? text.replace(/^Select/, 'Count') : text];
  if (values !== undefined)
    sentences.push(
      `${kind === 'oneOf' ? 'One of' : 'Known values'}: ${values.map((value) => `\`${value}\``).join(', ')}.`,
    );
  if (operation === 'gate' && only !== undefined) sentences.push('Findings of other products count as ever.');
  const isTriage = operation === undefined || operation === 'triage';
  if (patterns && inTriage && isTriage) sentences.push('With `selection: platform`, only exact names.');
  if (isUnlisted(filter)) sentences.push('Needs `selection: platform`.');
  return sentences.join(' ');
}

/** Inputs of other operations by which people select findings. */
const FILTER_ALIASES: Readonly<Partial<Record<string, readonly string[]>>> = {
  repos: ['projects', 'repository', 'repositories'],
  project_tags: ['tags', 'projects-tagged'],
  vulnerabilities: ['cve', 'cves', 'ghsa', 'vulnerability-ids'],
  epss_above: ['epss', 'min-epss'],
  fix_available: ['fixable', 'only-fixed', 'ignore-unfixed'],
};

/** The inputs of filters, in the table of inputs. */
export const FILTER_ROWS = FINDING_FILTERS.filter(({ onlyInRules }) => !onlyInRules).map((filter) => ({
  name: filterInput(filter),
  operations: operationsOf(filter),
  text: filterText(filter),
  textOf: Object.fromEntries(operationsOf(filter).map((one) => [one, filterText(filter, one)])),
  alias: [...(filter.rule ? [filter.rule.name] : []), ...(FILTER_ALIASES[filter.name] ?? [])],
}));
