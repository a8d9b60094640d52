import { productCounts, severityCounts } from '../../findings/counts.ts';
import { worstFirst } from '../../findings/finding.ts';
import { byOverdue } from '../../findings/overdue.ts';
import { SEVERITIES } from '../../model/findings.ts';
import type { FindingChange, Subject } from '../../model/notice.ts';
import { dayOf } from '../../model/time.ts';
import type { Product } from '../../platform/resources/finding.ts';
import { type Block, dotted, paragraph, type Section, section, table } from '../../report/content.ts';
import { historyChart } from '../../report/findings/chart.ts';
import { groupSections, mostSections, severityColumns } from '../../report/findings/counts.ts';
import { csvLines, FINDING_COLUMNS } from '../../report/findings/csv.ts';
import { findingTable } from '../../report/findings/list.ts';
import { capitalized, number } from '../../report/format.ts';
import { atLeast } from '../../report/gaps.ts';
import { overdueSection, scanSections } from '../../report/plan/sections.ts';
import { queryFacts } from '../../report/selection-phrase.ts';
import type { Figure, Figures, View, ViewContext } from '../../report/view.ts';
import { isKnownOpen, type PostureFinding, type PostureResult } from './run.ts';

const MAX_CHANGED = 10;

const PRODUCT_NAMES: Readonly<Record<Product, string>> = {
  sast: 'Code',
  sca: 'Supply chain',
  secrets: 'Secrets',
  ai_sast: 'AI-detected',
};

export const view: View<PostureResult> = {
  rowsName: () => 'findings',
  headline: (result) => (result.listed === undefined ? 'No findings could be read' : headlineOf(result)),
  figures,

  // A report is no alarm, so findings that are overdue do not change its sign.
  sign: ({ listed = [] }, outcome) =>
    outcome === 'succeeded' && listed.some(isKnownOpen) ? '📋' : undefined,

  context: ({ request: { filters, sinceMs, untilMs, products } }) => [
    `${dayOf(sinceMs)} to ${dayOf(untilMs)}`,
    products.map((product) => PRODUCT_NAMES[product]).join(', '),
    ...queryFacts({ issueType: 'sast', filters }).map(([name, values = '']) => [`${name}: `, values]),
  ],

  sections(result, context, ofResult) {
    const { listed = [], groups, history, coverage, request } = result;
    const open = listed.filter(isKnownOpen);
    const isPartial = atLeast(result, ofResult.open, '') !== '';
    return [
      ...section('', openBlocks(result, open, ofResult)),
      ...groupSections(groups && { ...groups, classes: [] }, context.nowMs),
      ...overdueSection(result, overdueOf(listed), ofResult, context),
      ...changedSection(result, 'new', ofResult, context),
      ...section('Open findings over time', history ? historyChart(history, request.period, isPartial) : []),
      ...changedSection(result, 'fixed', ofResult, context),
      ...changedSection(result, 'ignored', ofResult, context),
      ...mostSections(open),
      ...(coverage === undefined ? [] : scanSections(coverage)),
    ];
  },

  tracked({ listed }) {
    if (listed === undefined) return { kind: 'inconclusive' };
    const reopens = listed.some(({ changes, daysOver }) => changes.includes('new') || daysOver !== undefined);
    return { kind: 'act', listed: reopens || listed.some(isKnownOpen) ? 'findings' : '', reopens };
  },

  csv: ({ listed, projectTags }, context) =>
    listed &&
    csvLines([...FINDING_COLUMNS, ['change', ({ changes }: PostureFinding) => changes.join(' ')]], listed, {
      ...context,
      projectTags,
    }),
};

function overdueOf(listed: readonly PostureFinding[]) {
  return listed
    .flatMap((finding) => (finding.daysOver === undefined ? [] : { finding, daysOver: finding.daysOver }))
    .sort(byOverdue);
}

function figures({ listed, request }: PostureResult): Figures {
  if (listed === undefined) return {};
  const { products, serviceLevels } = request;
  const open = listed.filter(isKnownOpen);
  const countOf = (change: FindingChange) => listed.filter(({ changes }) => changes.includes(change)).length;
  const figure = (value: Figure['value'], ...subjects: Subject[]): Figure => ({
    value,
    subjects: [...products, ...subjects],
  });
  const overdue = listed.filter(({ daysOver }) => daysOver !== undefined).length;
  return {
    open: figure(open.length, 'status'),
    new: figure(countOf('new'), 'new'),
    fixed: figure(countOf('fixed'), 'status', 'fixed'),
    ignored: figure(countOf('ignored'), 'status', 'ignored'),
    reopened: { ...figure(countOf('reopened'), 'reopened'), isOutput: false },
    overdue: serviceLevels && figure(overdue, 'service-levels'),
    counts: figure({ json: productCounts(open) }, 'status'),
  };
}

/** `41 critical open, 3 new, 12 fixed` */
function headlineOf(result: PostureResult): string {
  const { open, overdue, ...others } = figures(result);
  const { listed = [] } = result;
  const bySeverity = severityCounts(listed.filter(isKnownOpen));
  const [worst] = SEVERITIES.toReversed().filter((severity) => bySeverity[severity] !== undefined);
  const ofWorst =
    worst === undefined ? `${number(Number(open?.value))}` : `${number(bySeverity[worst] ?? 0)} ${worst}`;
  const parts = [
    open?.value || atLeast(result, open, '') !== '' ? phrase(result, open, 'open', ofWorst) : 'nothing open',
    phrase(result, others.new, 'new'),
    phrase(result, others.fixed, 'fixed'),
    overdue?.value ? phrase(result, overdue, 'overdue') : '',
  ];
  return capitalized(parts.filter(Boolean).join(', '));
}

function phrase(
  result: PostureResult,
  figure: Figure | undefined,
  word: string,
  text = countOf(figure),
): string {
  const count = atLeast(result, figure, text);
  return count === 'unknown' ? `${word} unknown` : `${count} ${word}`;
}

function countOf(figure: Figure | undefined): string {
  return number(Number(figure?.value));
}

/** Counts of open findings by product and severity. */
function openBlocks(result: PostureResult, open: readonly PostureFinding[], { reopened }: Figures): Block[] {
  const { products } = result.request;
  const lines = products.map((product) => ({ name: PRODUCT_NAMES[product], of: [product] }));
  if (products.length > 1) lines.push({ name: 'All', of: [...products] });
  const rows = lines.map(({ name, of }) => {
    const ofLine = open.filter(({ kind }) => of.includes(kind));
    const figure: Figure = { value: ofLine.length, subjects: [...of, 'status'] };
    return { name, bySeverity: severityCounts(ofLine), all: atLeast(result, figure, number(ofLine.length)) };
  });
  const counts = table(rows, 'products', [
    ['Open', ({ name }) => name],
    ['all', ({ all }) => all],
    ...severityColumns(rows, ({ bySeverity }) => bySeverity),
  ]);
  const inReview = open.filter(({ status }) => status === 'reviewing').length;
  const facts = dotted([
    inReview > 0 ? `${number(inReview)} in review` : '',
    reopened?.value ? phrase(result, reopened, 'reopened') : '',
  ]);
  return [...(open.length === 0 ? [] : counts), ...paragraph(facts)];
}

const CHANGED_TITLES = { new: 'New', fixed: 'Fixed', ignored: 'Ignored' } as const;

/** The worst of what changed; only new findings ask for work, so the others are folded. */
function changedSection(
  result: PostureResult,
  change: keyof typeof CHANGED_TITLES,
  ofResult: Figures,
  context: ViewContext,
): Section[] {
  const changed = (result.listed ?? []).filter(({ changes }) => changes.includes(change));
  const title = `${CHANGED_TITLES[change]} since ${dayOf(result.request.sinceMs)}`;
  const count = atLeast(result, ofResult[change], number(changed.length));
  const blocks = findingTable(worstFirst(changed), { ...context, maxRows: MAX_CHANGED });
  return section(`${title}: ${count}`, blocks, change !== 'new');
}
