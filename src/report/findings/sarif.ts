import type { Notice } from '../../model/notice.ts';
import type { Finding } from '../../platform/resources/finding.ts';
import { resultOf } from './sarif-result.ts';
import { type Rule, ruleIndex, ruleObject } from './sarif-rules.ts';

/** What GitHub accepts of one run, and what it shows of that. */
const MAX_RESULTS = 25_000;
const SHOWN_RESULTS = 5000;

const SCHEMA = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';

/** What the file says it was made by. */
export interface SarifTool {
  /** Of the action. */
  version: string;
  /** Of the platform. */
  address: string;
}

/**
 * Findings as SARIF 2.1.0 for GitHub's code scanning. What GitHub would not accept is left out and counted. An upload
 * belongs to one repository: there is no text of several.
 *
 * @returns the text, result by result, and what a person has to know before an upload
 */
export function sarifOf(
  findings: readonly Finding[],
  tool: SarifTool,
): { text?: Iterable<string>; notices: Notice[] } {
  const open = findings.filter(({ status }) => status !== 'fixed');
  const placed = open.filter(({ path = '' }) => path !== '');
  const repositories = new Set(placed.flatMap(({ repository }) => repository ?? []));
  if (repositories.size > 1) return { notices: [{ kind: 'sarif-several-repositories' }] };
  const results = placed.slice(0, MAX_RESULTS);
  const left = {
    fixed: findings.length - open.length,
    'no-place': open.length - placed.length,
    results: placed.length - results.length,
    shown: Math.max(0, results.length - SHOWN_RESULTS),
  };
  const notices = (Object.keys(left) as (keyof typeof left)[])
    .filter((what) => left[what] > 0)
    .map((what): Notice => ({ kind: 'sarif-limit', what, left: left[what] }));
  return { text: sarifText(results, tool), notices };
}

/** The rules follow the results, which tell what rules there are. */
function* sarifText(findings: readonly Finding[], { version, address }: SarifTool): Generator<string> {
  const rules = new Map<string, Rule>();
  yield `{\n"$schema": "${SCHEMA}",\n"version": "2.1.0",\n"runs": [{\n"results": [\n`;
  for (const [index, finding] of findings.entries()) {
    yield `${index === 0 ? '' : ',\n'}${JSON.stringify(resultOf(finding, ruleIndex(rules, finding)))}`;
  }
  const driver = {
    name: 'Code security platform',
    semanticVersion: version,
    informationUri: address,
    rules: [...rules.values()].map(ruleObject),
  };
  yield `\n],\n"columnKind": "unicodeCodePoints",\n"tool": ${JSON.stringify({ driver })}\n}]\n}\n`;
}
