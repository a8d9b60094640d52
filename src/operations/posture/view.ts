import { productCounts, severityCounts } from '../../findings/counts.ts';
import { worstFirst } from '../../findings/finding.ts';
import { isKnownOpen } from '../../findings/history.ts';
import type { FindingChange, Subject } from '../../model/notice.ts';
import { dayOf } from '../../model/time.ts';
import { type Block, dotted, paragraph, type Section, section, table } from '../../report/content.ts';
import { historyChart } from '../../report/findings/chart.ts';
import { csvLines, FINDING_COLUMNS } from '../../report/findings/csv.ts';
import { findingTable, groupSections, mostSections } from '../../report/findings/list.ts';
import { PRODUCT_NAMES } from '../../report/findings/shown-finding.ts';
import { capitalized, number } from '../../report/format.ts';
import { atLeast } from '../../report/gaps.ts';
import { overdueSection, scanSections } from '../../report/plan/sections.ts';
import { queryFacts } from '../../report/selection-phrase.ts';
import type { Figure, Figures, View, ViewContext } from '../../report/view.ts';
import type { PostureFinding, PostureResult } from './run.ts';

const MAX_CHANGED = 10;

export const view: View<PostureResult> = {
  rowsName: () => 'findings',
  figures,

  /** `41 critical open, 3 new, 12 fixed` */
  headline(result) {
    const { listed } = result;
    if (listed === undefined) return 'No findings could be read';
    const { open, overdue, ...others } = figures(result);
    const [worst] = Object.entries(severityCounts(listed.filter(isKnownOpen)));
    const parts = [
      phrase(result, open, 'open', worst && `${number(worst[1])} ${worst[0]}`).replace(/^0 /, 'nothing '),
      phrase(result, others.new, 'new'),
      phrase(result, others.fixed, 'fixed'),
      overdue?.value ? phrase(result, overdue, 'overdue') : '',
    ];
    return capitalized(parts.filter(Boolean).join(', '));
  },

  // A report is no alarm, so findings that are overdue do not change its sign.
  sign: ({ listed = [] }, outcome) =>
    outcome === 'succeeded' && listed.some(isKnownOpen) ? '📋' : undefined,

  context: ({ request: { filters, sinceMs, untilMs, products } }) => [
    `${dayOf(sinceMs)} to ${dayOf(untilMs)}`,
    products.map((product) => PRODUCT_NAMES[product]).join(', '),
    ...queryFacts({ issueType: 'sast', filters }).map(([name, values = '']) => [`${name}: `, values]),
  ],

  sections(result, context, ofResult) {
    const { listed = [], overdue = [], groups, history, coverage, request } = result;
    const open = listed.filter(isKnownOpen);
    const isPartial = atLeast(result, ofResult.open, '') !== '';
    return [
      ...section('', openBlocks(result, open, ofResult)),
      ...groupSections(groups && { ...groups, classes: [] }, context.nowMs),
      ...overdueSection(result, overdue, ofResult, context),
      ...changedSection(result, 'new', ofResult, context),
      ...section('Open findings over time', history ? historyChart(history, request.period, isPartial) : []),
      ...changedSection(result, 'fixed', ofResult, context),
      ...changedSection(result, 'ignored', ofResult, context),
      ...mostSections(open),
      ...(coverage === undefined ? [] : scanSections(coverage)),
    ];
  },

  tracked({ listed, overdue = [] }) {
    if (listed === undefined) return { kind: 'inconclusive' };
    const reopens = changedIn(listed, 'new').length > 0 || overdue.length > 0;
    return { kind: 'act', listed: reopens || listed.some(isKnownOpen) ? 'findings' : '', reopens };
  },

  csv: ({ listed, projectTags }, context) =>
    listed &&
    csvLines([...FINDING_COLUMNS, ['change', ({ changes }: PostureFinding) => changes.join(' ')]], listed, {
      ...context,
      projectTags,
    }),
};

function changedIn(listed: readonly PostureFinding[], change: FindingChange) {
  return listed.filter(({ changes }) => changes.includes(change));
}

function figures({ listed, overdue = [], request: { products, serviceLevels } }: PostureResult): Figures {
  if (listed === undefined) return {};
  const open = listed.filter(isKnownOpen);
  const figure = (value: Figure['value'], ...subjects: Subject[]): Figure => ({
    value,
    subjects: [...products, ...subjects],
  });
  const changed = (change: FindingChange, ...subjects: Subject[]) =>
    figure(changedIn(listed, change).length, change, ...subjects);
  return {
    open: figure(open.length, 'status'),
    new: changed('new'),
    fixed: changed('fixed', 'status'),
    ignored: changed('ignored', 'status'),
    reopened: { ...changed('reopened'), isOutput: false },
    overdue: serviceLevels && figure(overdue.length, 'service-levels'),
    counts: figure({ json: productCounts(open) }, 'status'),
  };
}

/** `12 new`, `at least 12 new`, `new unknown` */
function phrase(
  result: PostureResult,
  figure: Figure | undefined,
  word: string,
  text = number(Number(figure?.value)),
): string {
  const count = atLeast(result, figure, text);
  return count === 'unknown' ? `${word} unknown` : `${count} ${word}`;
}

/** Open findings by severity and product; more columns than products do not fit on a phone. */
function openBlocks(result: PostureResult, open: readonly PostureFinding[], { reopened }: Figures): Block[] {
  const { products } = result.request;
  const columns = products.map((product) => ({ title: PRODUCT_NAMES[product], kinds: [product] }));
  if (products.length > 1) columns.unshift({ title: 'All', kinds: [...products] });
  const counts = table([...Object.keys(severityCounts(open)), undefined], 'severities', [
    ['Open', (severity = 'all') => severity],
    ...columns.map(({ title, kinds }) => {
      const ofKinds = open.filter(({ kind }) => kinds.includes(kind));
      const bySeverity = severityCounts(ofKinds);
      const total: Figure = { value: ofKinds.length, subjects: [...kinds, 'status'] };
      const cell = (severity?: string) =>
        severity === undefined
          ? atLeast(result, total, number(ofKinds.length))
          : number(bySeverity[severity] ?? 0);
      return [title, cell] as const;
    }),
  ]);
  const inReview = open.filter(({ status }) => status === 'reviewing').length;
  const facts = dotted([
    inReview > 0 ? `${number(inReview)} in review` : '',
    reopened?.value ? phrase(result, reopened, 'reopened') : '',
  ]);
  return [...(open.length === 0 ? [] : counts), ...paragraph(facts)];
}

/** Only new findings ask for work, so the others are folded. */
function changedSection(
  result: PostureResult,
  change: 'new' | 'fixed' | 'ignored',
  ofResult: Figures,
  context: ViewContext,
): Section[] {
  const changed = changedIn(result.listed ?? [], change);
  const title = `${capitalized(change)} since ${dayOf(result.request.sinceMs)}`;
  const count = atLeast(result, ofResult[change], number(changed.length));
  const blocks = findingTable(worstFirst(changed), { ...context, maxRows: MAX_CHANGED });
  return section(`${title}: ${count}`, blocks, change !== 'new');
}
