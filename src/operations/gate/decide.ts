import { type IssueType, type Product, SCANNED_PRODUCTS } from '../../model/filters.ts';
import { searchedScanStatus } from '../../model/scan-status.ts';
import { epochMs } from '../../model/time.ts';
import type { Finding } from '../../platform/resources/finding.ts';
import type { ScanSummary } from '../../platform/resources/scan-search.ts';
import { endOf, onBranchOf } from '../scans/search.ts';

/** Findings may appear in their list some time after their scan has ended (field-notes, "Reads that lag"). */
const SETTLED_MS = 60_000;
/** Also where the scan ended long ago. */
const LEAST_WAIT_MS = 30_000;

/** How many rows, at least, the scan said that the lists of some products have. */
export interface Claim {
  count: number;
  /** Their rows fill it. */
  products: readonly IssueType[];
  /** An exit code of 1 says that there are findings, not how many. */
  isExact: boolean;
}

/** What the gate knows after it has read the lists once more. */
export interface Look {
  scan: ScanSummary;
  scans: readonly ScanSummary[];
  claims: readonly Claim[];
  /** Every row of every list that was read, by product. */
  listed: ReadonlyMap<IssueType, readonly Finding[]>;
  /** How many of them count. */
  counted: number;
  /** Of the scan's end when the first look began, by the platform's clock, in ms; and since that look. */
  endedBeforeMs: number;
  lookedForMs: number;
}

/**
 * `unseen`: the scan found something that nobody can see. `rows` are those of what is short, where not all that the
 * scan counted is listed; `claimed` is how many there should be.
 */
export type Decision =
  | { next: 'look-again'; withinMs: number }
  | { next: 'unseen'; claimed: number }
  | { next: 'judge'; short?: { rows: number; claimed: number } };

/** Of each product that is judged, and of all together where the scan says more than it says product by product. */
export function claimsOf(
  { findings_counts: counts, exit_code: exitCode }: ScanSummary,
  judged: readonly Product[],
  ran: readonly Product[] | undefined,
): Claim[] {
  if (judged.length === 0) return [];
  const byProduct = {
    // A scan may count the findings of AI with those of code.
    sast: { count: counts?.code ?? 0, products: ['sast', 'ai_sast'] },
    sca: { count: counts?.supply_chain ?? 0, products: ['sca'] },
    secrets: { count: counts?.secrets ?? 0, products: ['secrets'] },
  } as const;
  const claims: Claim[] = SCANNED_PRODUCTS.filter((product) => judged.includes(product)).map((product) => ({
    ...byProduct[product],
    isExact: true,
  }));
  const total = Math.max(counts?.total ?? 0, exitCode === 1 ? 1 : 0);
  const named = Object.values(byProduct).reduce((sum, { count }) => sum + count, 0);
  if (total > named) {
    const products = new Set<IssueType>([...(ran ?? SCANNED_PRODUCTS), ...judged, 'ai_sast']);
    claims.push({ count: total, products: [...products], isExact: counts?.total === total });
  }
  return claims.filter(({ count }) => count > 0);
}

/** Whether the lists, as they are now, may decide. */
export function decide(look: Look): Decision {
  const { claims, counted, lookedForMs } = look;
  const settlesInMs = SETTLED_MS - look.endedBeforeMs - lookedForMs;
  const leftMs = Math.max(settlesInMs, LEAST_WAIT_MS - lookedForMs);
  const short = claims.filter((claim) => presentRows(look, claim).length < claim.count);
  if (short.length > 0 && leftMs > 0) return { next: 'look-again', withinMs: leftMs };
  const claimed = sumOf(short, ({ count }) => count);
  if (counted === 0 && short.some((claim) => rowsOf(look, claim).length === 0)) {
    return { next: 'unseen', claimed };
  }
  // What an earlier scan left may stand where a new finding is still to appear; a row that counts fails anyhow.
  if (counted === 0 && settlesInMs > 0 && claims.some((claim) => !isSurelyFilled(look, claim))) {
    return { next: 'look-again', withinMs: settlesInMs };
  }
  if (short.length === 0) return { next: 'judge' };
  return {
    next: 'judge',
    short: { rows: sumOf(short, (claim) => presentRows(look, claim).length), claimed },
  };
}

/** Whether rows are missing that a claim is about, of products that may not have been read. */
export function isFilled(look: Pick<Look, 'scan' | 'listed'>, claim: Claim): boolean {
  return presentRows(look, claim).length >= claim.count;
}

function isSurelyFilled(look: Look, claim: Claim): boolean {
  const sure = presentRows(look, claim).filter((row) => !mayBeLeft(row, look));
  return claim.isExact && sure.length >= claim.count;
}

/** Those that the scan may have counted: open, or decided by somebody since it began. */
function presentRows(look: Pick<Look, 'scan' | 'listed'>, claim: Claim): Finding[] {
  const beganMs = epochMs(look.scan.started_at) ?? Number.POSITIVE_INFINITY;
  return rowsOf(look, claim).filter(({ kind, status = 'open', triaged_at, state_updated_at }) => {
    if (status !== 'ignored' && status !== 'provisionally_ignored') return status !== 'fixed';
    // The list of secrets has no time of triage.
    return (epochMs(kind === 'secrets' ? state_updated_at : triaged_at) ?? 0) >= beganMs;
  });
}

/** Whether an earlier scan may have left the row, which this one did not see first. */
function mayBeLeft(row: Finding, { scan, scans }: Look): boolean {
  const { kind, created_at, first_seen_scan_id: first } = row;
  const others = scans.filter((one) => one.id !== scan.id && searchedScanStatus(one) === 'completed');
  if (kind === 'secrets') {
    // It is one row whatever its branches, and does not say which scan saw it first.
    const createdMs = epochMs(created_at) ?? 0;
    const isSince = createdMs >= (epochMs(scan.started_at) ?? Number.POSITIVE_INFINITY);
    return !isSince || others.some((other) => createdMs <= endOf(other));
  }
  if (first !== undefined) return first !== scan.id;
  return kind === 'ai_sast' || onBranchOf(others, scan).length > 0;
}

function rowsOf({ listed }: Pick<Look, 'listed'>, { products }: Claim): Finding[] {
  return products.flatMap((product) => listed.get(product) ?? []);
}

function sumOf(claims: readonly Claim[], of: (claim: Claim) => number): number {
  return claims.reduce((sum, claim) => sum + of(claim), 0);
}
