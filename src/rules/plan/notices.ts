import { hasEnded, type Mark } from '../../findings/mark.ts';
import { compare } from '../../model/names.ts';
import {
  fieldGaps,
  type Gap,
  type Notice,
  type UnknownReason,
  type UnmatchedNotice,
} from '../../model/notice.ts';
import { PROJECT_SETTINGS, type SettingField } from '../../model/project-settings.ts';
import { DAY_MS, dayOf } from '../../model/time.ts';
import type { FindingRule, ProjectRule } from '../file/schema.ts';
import { hasExpired } from './finding-rules.ts';
import type { ProjectEvaluation, ProjectFacts } from './project-rules.ts';
import type { UnknownProject } from './result.ts';

/**
 * Notices about rules that match no project or have no effect, and about unknown projects.
 *
 * @param typos names in conditions that match nothing
 */
export function projectNotices(
  rules: readonly ProjectRule[],
  evaluations: readonly ProjectEvaluation[],
  unknown: readonly UnknownProject[],
  typos: readonly UnmatchedNotice[],
): Notice[] {
  const allOutcomes = evaluations.flatMap(({ outcomes }) => outcomes);
  const outcomesByRule = Map.groupBy(allOutcomes, ({ rule }) => rule);
  const deciding = new Set(evaluations.flatMap(decidingRules));
  const ruleNotices = rules.flatMap((rule): Notice[] => {
    const outcomes = outcomesByRule.get(rule) ?? [];
    const matched = outcomes.filter((outcome) => outcome.unknown === undefined);
    const skipped = outcomes.length - matched.length;
    // Nothing is known of a rule that was skipped for every project.
    if (skipped > 0 && skipped === evaluations.length) return [];
    if (matched.length === 0) {
      // The notice of a name that matches nothing says more.
      if (skipped === 0 && typos.some((typo) => typo.rule === rule.name)) return [];
      return [{ kind: 'rule-no-match', rule: rule.name, skippedProjects: skipped || undefined }];
    }
    const projects = matched.filter(({ unfilled }) => unfilled.length > 0).length;
    if (projects > 0) return [{ kind: 'value-unusable', rule: rule.name, projects }];
    if (deciding.has(rule) || matched.some(({ tags }) => tags.length > 0)) return [];
    const hasSettings = Object.values(rule.settings).some((wanted) => wanted !== undefined);
    return [{ kind: 'rule-no-effect', rule: rule.name, why: hasSettings ? 'overridden' : 'no-values' }];
  });
  const unknownNotices = [...Map.groupBy(unknown, ({ reason }) => reason)].map(([reason, rows]): Notice => {
    const owners = [...new Set(rows.map(({ target }) => target.split('/')[0] ?? target))];
    return { kind: 'projects-unknown', reason, projects: rows.length, total: evaluations.length, owners };
  });
  return [...unknownNotices, ...ruleNotices, ...typos, ...missingOnGitHub(evaluations)];
}

/** The rules that decide a setting of a project, and those that may: a skipped one leaves it undecided. */
function decidingRules({ outcomes, settings }: ProjectEvaluation): ProjectRule[] {
  const fields = Object.keys(PROJECT_SETTINGS) as SettingField[];
  const decides = (rule: ProjectRule) =>
    fields.some((field) => rule.settings[field] !== undefined && (settings[field]?.rule ?? rule) === rule);
  return outcomes.map(({ rule }) => rule).filter(decides);
}

/** Reasons why a project does not count as one on GitHub. */
const NOT_ON_GITHUB: readonly (UnknownReason | undefined)[] = ['other-host', 'not-a-repository'];

/** A gap if rules were skipped for more than one in ten of the projects that should be on GitHub. */
function missingOnGitHub(evaluations: readonly ProjectEvaluation[]): Gap[] {
  // A project without a URL may come from a local scan.
  const isElsewhere = ({ project: { url }, github }: ProjectFacts) =>
    github?.known === false &&
    (NOT_ON_GITHUB.includes(github.reason) || (github.reason === 'no-owner' && !url));
  const expected = evaluations.filter(({ facts }) => !isElsewhere(facts));
  const unknown = expected.filter((project) => project.unknown && project.unknown !== 'personal-account');
  if (unknown.length * 10 <= expected.length) return [];
  return [{ kind: 'drift-unknown', subject: 'projects', unknown: unknown.length, expected: expected.length }];
}

const SOON_DAYS = 14;

/**
 * Notices about rules for findings beyond the changes.
 *
 * @param ignores the marks of ignores that nobody has changed since
 */
export function findingNotices(
  rules: readonly FindingRule[],
  ignores: readonly Mark[],
  undecidedKeys: readonly string[],
  momentMs: number,
): Notice[] {
  const soon = dayOf(momentMs + SOON_DAYS * DAY_MS);
  const unreadable = ignores.filter(({ day }) => day === undefined).length;
  const ending = ignores.filter((mark) => (mark.day ?? '') <= soon && !hasEnded(mark, momentMs));
  const byRule = [...Map.groupBy(ending, ({ rule }) => rule)].sort(([left], [right]) => compare(left, right));
  return [
    ...expiredRules(rules, momentMs),
    ...(unreadable > 0 ? [{ kind: 'mark-unreadable' as const, findings: unreadable }] : []),
    ...byRule.map(([rule, marks]): Notice => {
      const first = marks.map(({ day = '' }) => day).sort()[0] ?? '';
      return { kind: 'ends-soon', rule, findings: marks.length, first };
    }),
    ...fieldGaps('rules', undecidedKeys),
  ];
}

/** Notices about rules whose `until` has passed. */
export function expiredRules(rules: readonly FindingRule[], momentMs: number): Notice[] {
  const expired = rules.filter((rule) => hasExpired(rule, momentMs));
  return expired.map(({ name, triage: { end } }) => {
    return { kind: 'rule-expired', rule: name, until: end?.lastDay ?? '', today: dayOf(momentMs) };
  });
}
