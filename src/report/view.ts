import { inState } from '../changes/rows.ts';
import type { ReportKey } from '../changes/saved-report.ts';
import type { Notice, Subject } from '../model/notice.ts';
import type { Outcome, StepResult } from '../model/step.ts';
import type { Finding } from '../platform/resources/finding.ts';
import type { StepFiles } from '../runner/files.ts';
import type { AnnotationPlace } from '../runner/log.ts';
import type { Fact, Inline, Page, Section, Sign } from './content.ts';

export interface RunFacts {
  /** To the platform, with repeats and redirects. */
  requestsSent: number;
  /** Without a slash at the end. */
  baseUrl: string;
  version: string;
  /** See `addressOfFiles`. */
  actionFiles?: string;
  cancelled: boolean;
  /** On inputs, files and texts on GitHub, besides those of the result. */
  notices: readonly Notice[];
  /** Since the epoch. */
  startedAtMs: number;
  endedAtMs: number;
  /** `endedAtMs` by the platform's clock, if its answers have a date. */
  platformEndedAtMs?: number;
  commentUrl?: string;
  issueUrl?: string;
  files?: { readonly [Name in keyof StepFiles]?: { path?: string; problem?: string } };
}

export type OutputValue = string | number | bigint | boolean | { json: unknown };

/** An undefined output stays unset, or is `unknown` if it is a figure. */
export type OutputValues = Readonly<Record<string, OutputValue | undefined>>;

/** A count or flag, which a gap makes unknown or a lower bound (`gaps.ts`). */
export interface Figure {
  value: number | boolean | { json: unknown };
  /** Only gaps in these can falsify it. Default: all. */
  subjects?: readonly Subject[];
  /** Its part of the headline, such as `12 open findings`. */
  text?: string;
  /** The same where nothing was found, but a gap may hide something. */
  unknown?: string;
  /** Its name in `fail-if`. Default: the name of the output. */
  failIf?: string;
  /** The failure of a step whose `fail-if` names it. Default: `found`. */
  failure?: StepResult['failure'];
  /** Default: true. */
  isOutput?: boolean;
}

/** Keyed by output, the most serious first; undefined if not known or not requested. */
export type Figures = Readonly<Record<string, Figure | undefined>>;

/** There is no file without `text`. */
export interface SarifFile {
  text?: Iterable<string>;
  notices: readonly Notice[];
}

export interface LineAnnotation {
  place: AnnotationPlace;
  message: string;
}

interface PageComment {
  page: Page;
  factsTitle: Inline;
  /** Without news, a comment is only updated. */
  hasNews: boolean;
}

/** The result of a run for its tracking issue. */
export type Tracked =
  /** `listed` is equal for runs that list the same, and empty for nothing. */
  | {
      kind: 'act';
      listed: string;
      /** Whether to reopen what a person closed. Default: if `listed` has changed. */
      reopens?: boolean;
    }
  | { kind: 'clear' }
  /** With `listed`, an issue is opened, unless one is open. */
  | { kind: 'inconclusive'; listed?: string; why?: string };

/** An operation's parts of texts, outputs and files. */
export interface View<Result extends StepResult = StepResult> {
  /** A sentence without a full stop, in which backticks mark code. Default: what the figures say. */
  headline?(result: Result): string | undefined;
  figures?(result: Result): Figures;
  /** Default: the sign of the outcome. */
  sign?(result: Result, outcome: Outcome): Sign | undefined;
  /** Target and selection, in one line. */
  context?(result: Result): Inline[];
  sections(result: Result, context: ViewContext, figures: Figures): Section[];
  facts?(result: Result, context: ViewContext, figures: Figures): Fact[];
  /** A line for each failure, where rows do not show them. */
  failures?(result: Result): string[];
  /** Outputs besides figures, listed rows and paths of files. */
  outputs?(result: Result): OutputValues;
  /** The name of listed rows in output and report. */
  rowsName?(result: Result): ReportKey;
  /** Lines of the CSV file, unless `rowLines` gave them. */
  csv?(result: Result, context: ViewContext): Iterable<string> | undefined;
  /** CSV lines of rows that are written as they arrive. */
  rowLines?(rows: readonly unknown[], isFirst: boolean): Iterable<string>;
  /** Only a part was done, and rows do not show it. */
  isPartial?(result: Result): boolean;
  /** Writes the plan's file. */
  files?(result: Result, run: RunFacts, files: StepFiles): void;
  sarif?(result: Result, run: RunFacts): SarifFile | undefined;
  annotations?(result: Result): LineAnnotation[];
  comment?(result: Result, page: Page): PageComment | undefined;
  /** Default: made of `place` and `pageTitle`. @param place ` in acme`, or empty */
  issueTitle?(result: Result, pageTitle: string, place: string): string | undefined;
  tracked?(result: Result, run: RunFacts): Tracked | undefined;
}

/** `partial`: something was done, and something failed. Unknown rows count as failed. */
export function outcomeOf(result: StepResult, view: View): Outcome {
  const { failure, rows = [] } = result;
  if (failure === undefined) return 'succeeded';
  // Rows without a write count as done only beside a row that failed by itself.
  const hasFailedRow = failure.kind === 'rows-failed' && inState(rows, 'failed').length > 0;
  const hasChanged = inState(rows, 'changed').length > 0;
  const hasDone = hasChanged || (hasFailedRow && inState(rows, 'unchanged', 'would-change').length > 0);
  return hasDone || view.isPartial?.(result) ? 'partial' : 'failed';
}

/** Pages of the platform; undefined where too little is known. */
export interface PlatformLinks {
  findingsOf(projectId: bigint | undefined): string | undefined;
  finding(finding: Pick<Finding, 'kind' | 'id'>): string | undefined;
}

export interface ViewContext {
  links: PlatformLinks;
  /** Ages count from here. */
  nowMs: number;
}

export function findingsLink(links: PlatformLinks, projectId: bigint | undefined, text: string): Inline {
  const to = links.findingsOf(projectId);
  return to === undefined ? '' : { link: text, to };
}

export function viewContext({ baseUrl, endedAtMs }: RunFacts, { deployment }: StepResult): ViewContext {
  return { links: platformLinks(baseUrl, deployment.slug), nowMs: endedAtMs };
}

export function platformLinks(baseUrl: string, slug: string | undefined): PlatformLinks {
  const base = `${baseUrl}/orgs/${encodeURIComponent((slug ?? '').toWellFormed())}`;
  return {
    findingsOf: (projectId) =>
      slug === undefined || projectId === undefined
        ? undefined
        : `${base}/findings?tab=open&repository_id=${projectId}`,
    finding: ({ kind, id }) =>
      slug === undefined ? undefined : `${base}/${kind === 'secrets' ? kind : 'findings'}/${id}`,
  };
}
