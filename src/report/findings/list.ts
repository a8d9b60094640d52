import { detectedMs } from '../../findings/finding.ts';
import { dayOf } from '../../model/time.ts';
import type { Finding } from '../../platform/resources/finding.ts';
import { type Block, type Column, dotted, type Inline, list, separated, table } from '../content.ts';
import { age, spaced } from '../format.ts';
import type { ViewContext } from '../view.ts';
import { adviceOn, branchName, findingName, placeText, ruleLabels, severityText } from './shown-finding.ts';

export interface FindingListOptions extends ViewContext {
  /** Shown between id and age. */
  extra?: Column<Finding>[1];
  /** Shown below the place. */
  below?: Column<Finding>[1];
  /** Leaves out the repository, which is the same for all findings. */
  isOneRepository?: boolean;
  /** Default: 100. */
  maxRows?: number;
}

/** A table of findings by rule, place and age; two columns fit on a phone. */
export function findingTable(findings: readonly Finding[], options: FindingListOptions): Block[] {
  const { links, nowMs, extra, below, isOneRepository, maxRows } = options;
  const hasBranches = differInBranch(findings);
  const labelOf = ruleLabels(findings.map(findingName));
  const whereOf = ({ repository = '', ref }: Finding) =>
    dotted([isOneRepository ? '' : repository, hasBranches ? branchName(ref) : '']);
  return table(
    findings,
    'findings',
    [
      [
        firstTitle(findings),
        (finding, index) => {
          const state = spaced(finding.validation_state ?? '');
          const where = [placeLinks(finding), whereOf(finding), below?.(finding, index) ?? ''];
          return { lines: [headingOf(finding, labelOf), state, ...where] };
        },
      ],
      [
        'Finding',
        (finding, index) => {
          const link = { link: String(finding.id), to: links.finding(finding) };
          return { lines: [link, extra?.(finding, index) ?? '', ageOf(finding, nowMs)] };
        },
      ],
    ],
    maxRows,
  );
}

function firstTitle(findings: readonly Finding[]): string {
  if (findings.every(({ secret_type }) => secret_type !== undefined)) return 'Type';
  return findings.every(({ dependency }) => dependency?.package !== undefined) ? 'Package' : 'Rule';
}

/** The first findings of one repository, with messages and advice; without `nowMs`, with the day instead of the age. */
export function findingList(
  findings: readonly Finding[],
  max: number,
  { links, nowMs }: Pick<ViewContext, 'links'> & Partial<ViewContext>,
): Block[] {
  const labelOf = ruleLabels(findings.map(findingName));
  const hasBranches = differInBranch(findings);
  const items = findings.slice(0, max).map((finding): Inline => {
    const { ref, message = '' } = finding;
    const facts = [
      ...adviceOn(finding),
      hasBranches ? branchName(ref) : '',
      ageOf(finding, nowMs),
      { link: 'open on the platform', to: links.finding(finding) },
    ];
    const heading = separated([headingOf(finding, labelOf), placeLinks(finding)], ' in ');
    return { lines: [heading, { sentence: message, max: 500 }, dotted(facts)] };
  });
  return list(items, 'findings', findings.length);
}

function differInBranch(findings: readonly Finding[]): boolean {
  return new Set(findings.map(({ ref }) => ref)).size > 1;
}

function headingOf(finding: Finding, labelOf: (rule: string) => string): Inline {
  const severity = finding.severity && severityText(finding.severity);
  const name = findingName(finding);
  if (!name) return severity ?? '';
  const label = { code: labelOf(name), max: 80 };
  const shown = label.code === name ? label : { short: label, whole: name };
  return separated([severity, { strong: shown }], ' ');
}

/** `src/app.py:12`, linked to the line of code; of a dependency also the lockfile, and where the code uses it. */
function placeLinks({ path, line, line_of_code_url: url, lockfile, usage }: Finding): Inline {
  const others = [usage, lockfile].flatMap((place) => (place?.path === path ? [] : (place ?? [])));
  return separated([{ path, line, url }, ...others].map(placeLink), ', ');
}

function placeLink({ path, line, url }: Partial<NonNullable<Finding['usage']>>): Inline {
  const place = placeText({ path, line });
  if (place === undefined) return url === undefined ? '' : { link: 'code', to: url };
  return { link: { code: place, max: 120 }, to: url };
}

function ageOf(finding: Finding, nowMs: number | undefined): Inline {
  const since = detectedMs(finding);
  if (since === undefined) return '';
  if (nowMs === undefined) return { unbroken: `since ${dayOf(since)}` };
  const days = age(since, nowMs);
  return { unbroken: days === 'today' ? 'found today' : `${days} old` };
}
