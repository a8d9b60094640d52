export const id = 789;
export const ids = [789];
export const modules = {

/***/ 8153:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Es: () => (/* binding */ readPull),
/* harmony export */   IM: () => (/* binding */ readChangedFiles),
/* harmony export */   Q2: () => (/* binding */ hasMoved),
/* harmony export */   RY: () => (/* binding */ readReopenedMs),
/* harmony export */   zy: () => (/* binding */ readHead)
/* harmony export */ });
/* harmony import */ var _ask_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7604);
/* harmony import */ var _octokit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4636);


/** GitHub lists no more files of a pull request. */
const MAX_FILES = 3000;
/** @throws GitHubError */
async function readHead(octokit, { owner, repo, ...head }) {
    if ('number' in head)
        return (await octokit.rest.pulls.get({ owner, repo, pull_number: head.number })).data.head.sha;
    return (await octokit.rest.git.getRef({ owner, repo, ref: `heads/${head.branch}` })).data.object.sha;
}
/** For a moment after a push, GitHub may still return the earlier head. */
const HEAD_RECHECK_MS = 5000;
/** Whether two reads, 5 s apart, find the head at none of the commits. @param expected in lower case */
async function hasMoved(context, connection, head, expected) {
    const hasOtherHead = async () => {
        const commit = await (0,_ask_js__WEBPACK_IMPORTED_MODULE_0__/* .askIfPossible */ .k)(context, connection, (octokit) => readHead(octokit, head));
        return commit !== undefined && !expected.includes(commit.toLowerCase());
    };
    if (!(await hasOtherHead()))
        return false;
    await context.clock.sleep(HEAD_RECHECK_MS, context.stop);
    return await hasOtherHead();
}
/** @throws GitHubError */
async function readPull(octokit, { owner, repo, number }) {
    const { head } = (await octokit.rest.pulls.get({ owner, repo, pull_number: number })).data;
    // Null if the fork has been deleted.
    const headRepository = head.repo?.full_name.toLowerCase();
    const isFork = headRepository !== `${owner}/${repo}`.toLowerCase();
    return { headSha: head.sha.toLowerCase(), headBranch: head.ref, isFork };
}
/** Undefined if GitHub does not list all. @throws GitHubError */
async function readChangedFiles(octokit, { owner, repo, number }) {
    const parameters = { owner, repo, pull_number: number, per_page: 100 };
    const pages = octokit.paginate.iterator(octokit.rest.pulls.listFiles, parameters);
    const { rows, isComplete } = await (0,_octokit_js__WEBPACK_IMPORTED_MODULE_1__/* .readList */ .LD)(pages);
    return isComplete && rows.length < MAX_FILES ? rows.map(({ filename }) => filename) : undefined;
}
/** In epoch ms; 0 = never. @throws GitHubError, also for an incomplete list */
async function readReopenedMs(octokit, { owner, repo, number }) {
    const parameters = { owner, repo, issue_number: number, per_page: 100 };
    const pages = octokit.paginate.iterator(octokit.rest.issues.listEvents, parameters);
    const events = await (0,_octokit_js__WEBPACK_IMPORTED_MODULE_1__/* .readWhole */ .oD)(pages, `/repos/${owner}/${repo}/issues/${number}/events`);
    const reopened = events.filter(({ event }) => event === 'reopened');
    return Math.max(0, ...reopened.map(({ created_at }) => Date.parse(created_at)));
}


/***/ }),

/***/ 1197:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GA: () => (/* binding */ scansOf),
/* harmony export */   Nn: () => (/* binding */ rowsIn),
/* harmony export */   OP: () => (/* binding */ commitScans),
/* harmony export */   QR: () => (/* binding */ targetsOf),
/* harmony export */   Rx: () => (/* binding */ unreadLists),
/* harmony export */   VK: () => (/* binding */ productScan),
/* harmony export */   ZH: () => (/* binding */ mayBlock),
/* harmony export */   gA: () => (/* binding */ refsOf),
/* harmony export */   nm: () => (/* binding */ listedProduct),
/* harmony export */   y0: () => (/* binding */ productsOf),
/* harmony export */   y5: () => (/* binding */ productScans)
/* harmony export */ });
/* harmony import */ var _model_findings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3917);
/* harmony import */ var _model_refs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3109);
/* harmony import */ var _model_time_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4386);
/* harmony import */ var _platform_resources_project_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2114);
/* harmony import */ var _scans_read_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1594);
/* harmony import */ var _scans_scan_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6107);






/** Undefined if the list could not be read, or was not read yet. */
function rowsIn({ lists }, list) {
    const read = lists.get((0,_scans_read_js__WEBPACK_IMPORTED_MODULE_2__/* .listKey */ .Ux)(list));
    return read?.failure === undefined ? read?.rows : undefined;
}
/** The wanted lists that were not read yet; undefined if all were. */
function unreadLists({ lists: read }, wanted) {
    const keyed = new Map(wanted.map((list) => [(0,_scans_read_js__WEBPACK_IMPORTED_MODULE_2__/* .listKey */ .Ux)(list), list]));
    const lists = [...keyed].flatMap(([key, list]) => (read.has(key) ? [] : [list]));
    return lists.length === 0 ? undefined : { read: 'lists', lists };
}
function productScan(product, scan, { pull, project }) {
    const ofBranch = (0,_model_refs_js__WEBPACK_IMPORTED_MODULE_4__/* .sameRef */ .WY)(scan.branch, (0,_platform_resources_project_js__WEBPACK_IMPORTED_MODULE_1__/* .primaryBranch */ .ti)(project)) ? 'primary' : 'branch';
    const list = { product, ref: product === 'secrets' ? undefined : scan.branch };
    return { product, scan, kind: pull === undefined ? ofBranch : 'pull', list };
}
/** The scans, ended or under way, that decide for each product and commit. `missing` are requested, and not run. */
function productScans(facts) {
    const { products = [], event } = facts.request;
    const wanted = products.length === 0 ? _model_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .SCANNED_PRODUCTS */ .Kw : products;
    const scansOfCommit = (product, hashes) => facts.scans.filter((scan) => (0,_scans_scan_js__WEBPACK_IMPORTED_MODULE_3__/* .isOfCommit */ .lU)(scan, hashes) && (0,_scans_scan_js__WEBPACK_IMPORTED_MODULE_3__/* .mayHaveRun */ .lE)(scan, product));
    const parts = wanted.flatMap((product) => facts.commits.flatMap((commit) => {
        const scan = (0,_scans_scan_js__WEBPACK_IMPORTED_MODULE_3__/* .preferredScan */ .j0)((0,_scans_scan_js__WEBPACK_IMPORTED_MODULE_3__/* .currentScans */ .oT)(scansOfCommit(product, [commit])), refsOf(event));
        return scan === undefined ? [] : [productScan(product, scan, facts)];
    }));
    const wasNotRun = (product) => scansOfCommit(product, facts.commits).length === 0;
    const notRun = [...new Set([..._model_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .SCANNED_PRODUCTS */ .Kw, ...products])].filter(wasNotRun);
    return { parts, missing: products.filter(wasNotRun), notRun };
}
/** The event's branch, the preferred name first. */
function refsOf({ pullRequest, ref }) {
    return [pullRequest && (0,_model_refs_js__WEBPACK_IMPORTED_MODULE_4__/* .mergeRef */ .MZ)(pullRequest.number), ref];
}
/** Recognizes rows that scans of the commits brought. */
function commitScans({ scans, commits }, product) {
    const ofCommit = scans.filter((scan) => (0,_scans_scan_js__WEBPACK_IMPORTED_MODULE_3__/* .isOfCommit */ .lU)(scan, commits));
    const times = ofCommit
        .filter((scan) => (0,_scans_scan_js__WEBPACK_IMPORTED_MODULE_3__/* .mayHaveRun */ .lE)(scan, product) && (0,_scans_scan_js__WEBPACK_IMPORTED_MODULE_3__/* .scanStatus */ .gC)(scan) === 'completed')
        .map(_scans_scan_js__WEBPACK_IMPORTED_MODULE_3__/* .ranAt */ .l1);
    /** Whether a scan of the product ran; true for an unknown time. */
    const mayHaveRunAt = (time) => {
        const ms = (0,_model_time_js__WEBPACK_IMPORTED_MODULE_5__/* .epochMs */ .e9)(time);
        return ms === undefined || times.some(({ fromMs, toMs }) => fromMs <= ms && ms <= toMs);
    };
    return { ids: new Set(ofCommit.map(({ id }) => id)), mayHaveRunAt };
}
/** Short names of the primary branch, and of the one that the pull request goes into. */
function targetsOf({ project, request: { event } }) {
    const refs = [event.baseBranch, (0,_platform_resources_project_js__WEBPACK_IMPORTED_MODULE_1__/* .primaryBranch */ .ti)(project)];
    return new Set(refs.flatMap((ref) => (ref ? (0,_model_refs_js__WEBPACK_IMPORTED_MODULE_4__/* .shortRef */ .m3)(ref) : [])));
}
/** The newest first. */
function scansOf(parts) {
    return [...new Set(parts.map(({ scan }) => scan))].sort(_scans_scan_js__WEBPACK_IMPORTED_MODULE_3__/* .byNewest */ .Kd);
}
function productsOf(parts) {
    return [...new Set(parts.map(({ product }) => product))];
}
function listedProduct(part, rows, facts) {
    const scanCount = (0,_scans_scan_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(part.scan, part.product);
    const present = rows.filter(({ status }) => status !== 'fixed');
    const placed = part.product === 'secrets'
        ? placedSecrets(part, present, scanCount, facts)
        : { countedRows: present, unplaced: { count: 0, rows: [] } };
    const listed = placed.countedRows.length + placed.unplaced.rows.length;
    const unlisted = scanCount === undefined ? undefined : Math.max(0, scanCount - listed);
    return { ...part, rows, scanCount, unlisted, ...placed };
}
/** The platform may even block on a finding that it ignored provisionally. */
function mayBlock({ status }) {
    return status !== 'fixed' && status !== 'ignored';
}
/**
 * Finds the secrets of a commit. Each has one row, which names one of its branches, so the scan's count says how many
 * are of the commit: those beyond `countedRows` are among `unplaced`.
 *
 * @param present the repository's rows that are not fixed
 */
function placedSecrets({ scan, kind }, present, scanCount, facts) {
    const { pull, request } = facts;
    const targets = targetsOf(facts);
    const { mayHaveRunAt } = commitScans(facts, 'secrets');
    // A fork's branch is not in this repository.
    const head = pull?.isFork ? undefined : pull?.headBranch;
    const ownRefs = [scan.branch, head, pull?.number === undefined ? undefined : (0,_model_refs_js__WEBPACK_IMPORTED_MODULE_4__/* .mergeRef */ .MZ)(pull.number)];
    const isOwn = ({ ref }) => ref === undefined || ownRefs.some((own) => (0,_model_refs_js__WEBPACK_IMPORTED_MODULE_4__/* .sameRef */ .WY)(ref, own));
    const isOfTarget = ({ ref = '' }) => targets.has((0,_model_refs_js__WEBPACK_IMPORTED_MODULE_4__/* .shortRef */ .m3)(ref));
    const wasCreatedDuring = ({ created_at }) => mayHaveRunAt(created_at);
    /** Whether a row may be of the scan's branch. */
    const isOfBranch = (row) => {
        if (kind === 'primary')
            return isOwn(row);
        if (!isOfTarget(row))
            return isOwn(row) || ((kind === 'branch' || scanCount === undefined) && wasCreatedDuring(row));
        // A fork's branch may have the name of a target.
        const mayName = kind === 'pull' ? (0,_model_refs_js__WEBPACK_IMPORTED_MODULE_4__/* .sameRef */ .WY)(scan.branch, row.ref) : !request.newOnly;
        return mayName && wasCreatedDuring(row);
    };
    const hasAny = scanCount !== 0;
    const isDecisive = (row) => kind === 'primary' ? !request.newOnly || (hasAny && wasCreatedDuring(row)) : hasAny;
    const placeExcuseOf = (row) => {
        const isHere = isOfBranch(row);
        if (isHere && isDecisive(row))
            return undefined;
        if (isOfTarget(row) || (isHere && kind === 'primary'))
            return 'not-new';
        return isHere ? 'not-in-the-scan' : 'on-other-branches';
    };
    // A full scan counts those of the targets, too, and one of a pull request from the primary branch those there.
    const countsTarget = (row) => isOfTarget(row) && (scan.is_full_scan === true || (0,_model_refs_js__WEBPACK_IMPORTED_MODULE_4__/* .sameRef */ .WY)(head, row.ref));
    const countedRows = present.filter((row) => isOfBranch(row) || countsTarget(row));
    const { toMs } = (0,_scans_scan_js__WEBPACK_IMPORTED_MODULE_3__/* .ranAt */ .l1)(scan);
    const files = facts.files === 'unknown' ? undefined : facts.files;
    const isUnplaced = (row) => !isOfBranch(row) &&
        !isOfTarget(row) &&
        ((0,_model_time_js__WEBPACK_IMPORTED_MODULE_5__/* .epochMs */ .e9)(row.created_at) ?? 0) <= toMs &&
        (row.path === undefined || files === undefined || files.has(row.path));
    const count = kind === 'pull' ? Math.max(0, (scanCount ?? 0) - countedRows.length) : 0;
    const unplaced = { count, rows: count === 0 ? [] : present.filter(isUnplaced) };
    return { placeExcuseOf, countedRows, unplaced };
}


/***/ }),

/***/ 1594:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gc: () => (/* binding */ scanSearch),
/* harmony export */   Ux: () => (/* binding */ listKey),
/* harmony export */   qZ: () => (/* binding */ readLists),
/* harmony export */   wt: () => (/* binding */ poll),
/* harmony export */   xH: () => (/* binding */ branchFindings)
/* harmony export */ });
/* harmony import */ var _model_context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4112);
/* harmony import */ var _model_names_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(519);
/* harmony import */ var _model_refs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3109);
/* harmony import */ var _model_step_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7761);
/* harmony import */ var _model_time_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4386);
/* harmony import */ var _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9323);
/* harmony import */ var _platform_resources_scan_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1086);
/* harmony import */ var _scan_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6107);








/**
 * Returns a search, of which each call returns all scans that were seen so far, the newest first; those of another
 * repository are a notice.
 *
 * @throws StepError for a project without an id; each call PlatformError, PagingError
 */
function scanSearch(context, { id: repositoryId, name }) {
    if (repositoryId === undefined) {
        const message = `The platform gave no id for the project ${name}, so its scans cannot be searched`;
        throw new _model_step_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .StepError */ .zg({ kind: 'unexpected', message });
    }
    const seen = new Map();
    let sinceMs = context.clock.now() - _platform_resources_scan_js__WEBPACK_IMPORTED_MODULE_3__/* .SCAN_SEARCH_MS */ .cA;
    let isNoted = false;
    return async () => {
        const startMs = context.clock.now();
        const scans = await context.platform.searchScans(await (0,_model_context_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveId */ .Sv)(context), { repositoryId, sinceMs });
        const here = scans.filter(({ repository_id: id }) => id === undefined || id === repositoryId);
        const elsewhere = scans.length - here.length;
        if (elsewhere > 0 && !isNoted) {
            context.notices.push({ kind: 'scans-elsewhere', scans: elsewhere });
            isNoted = true;
        }
        for (const scan of here)
            seen.set(scan.id, scan);
        // The platform ends a scan after an hour of silence. A day is enough for one that keeps reporting.
        sinceMs = Math.max(sinceMs, startMs - _model_time_js__WEBPACK_IMPORTED_MODULE_5__/* .DAY_MS */ .sO);
        return [...seen.values()].sort(_scan_js__WEBPACK_IMPORTED_MODULE_4__/* .byNewest */ .Kd);
    };
}
const MAX_PAUSE_MS = 30_000;
/** Half the time to the next expected end, 2 to 10 s, and past both half the time since the first, 2 to 30 s. */
function pauseTo(ends, nowMs) {
    const leftMs = (ends.find((endMs) => endMs > nowMs) ?? ends[0]) - nowMs;
    return Math.min(leftMs > 0 ? 10_000 : MAX_PAUSE_MS, Math.max(2000, Math.abs(leftMs) / 2));
}
/**
 * Calls `look` until it returns a result: at once, after 5 s, and after pauses that grow by half, up to 30 s, or follow
 * the expected end. Goes on while the platform is unavailable.
 *
 * @param untilMs of the last call, which has to return a result
 * @param reason announces the wait before the first pause
 * @param expectedEnds by the platform's clock, as far as the last call of `look` shows them
 * @throws the error of the last call; before that, any error but an unavailable platform
 */
async function poll({ clock, stop, announceWait, platform }, untilMs, look, reason, expectedEnds = () => undefined) {
    let isFirst = true;
    for (let pauseMs = 5000;; pauseMs = Math.min(MAX_PAUSE_MS, pauseMs * 1.5)) {
        const isLast = clock.now() >= untilMs;
        try {
            const found = await look(isLast);
            if (found !== undefined)
                return found;
        }
        catch (error) {
            if (isLast || !isUnavailable(error))
                throw error;
        }
        const remainingMs = untilMs - clock.now();
        // The last look follows at once.
        if (remainingMs <= 0)
            continue;
        if (isFirst && reason !== undefined)
            announceWait(reason, remainingMs);
        isFirst = false;
        const ends = expectedEnds();
        if (ends !== undefined)
            pauseMs = pauseTo(ends, platform.serverNowMs() ?? clock.now());
        await clock.sleep(Math.min(pauseMs, remainingMs), stop);
    }
}
function isUnavailable(error) {
    if (!(error instanceof _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PlatformError */ .Wk))
        return false;
    const { kind, status = 0 } = error.failure;
    if (kind === 'status')
        return status >= 500 || status === 408;
    return kind === 'connection' || kind === 'time-out';
}
/**
 * The findings of one product on a branch, of every status; of secrets, which have one row whatever their branches, all.
 * Servers name a branch `main`, as most do, or `refs/heads/main`: if no row comes for one name, the other is tried.
 *
 * @param repository as the platform spells it
 * @throws PlatformError, and PagingError also if rows may be missing
 */
async function branchFindings(context, repository, { product, ref }) {
    const { platform } = context;
    const repos = [repository];
    const names = product === 'secrets' || ref === undefined ? [undefined] : (0,_model_refs_js__WEBPACK_IMPORTED_MODULE_6__/* .refNames */ .kO)((0,_model_refs_js__WEBPACK_IMPORTED_MODULE_6__/* .shortRef */ .m3)(ref));
    let found = { product, ref, rows: [], elsewhere: 0 };
    for (const name of names) {
        const { rows: listed, cut } = product === 'secrets'
            ? await platform.secrets(await (0,_model_context_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveId */ .Sv)(context), { repo: repos })
            : await platform.findings(await (0,_model_context_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveSlug */ .qo)(context), { issue_type: product, repos, ref: name });
        if (cut !== undefined)
            throw cut;
        const rows = listed.filter((row) => belongsTo(row, repository, ref));
        found = { product, ref, rows, elsewhere: listed.length - rows.length };
        if (rows.length > 0)
            break;
    }
    return found;
}
/** A row that names no branch or repository does, because nothing else was requested. */
function belongsTo(row, repository, ref) {
    const isOfAllBranches = row.kind === 'secrets' || ref === undefined || row.ref === undefined;
    const isHere = row.repository === undefined || (0,_model_names_js__WEBPACK_IMPORTED_MODULE_7__/* .nameKey */ .Rc)(row.repository) === (0,_model_names_js__WEBPACK_IMPORTED_MODULE_7__/* .nameKey */ .Rc)(repository);
    return isHere && (isOfAllBranches || (0,_model_refs_js__WEBPACK_IMPORTED_MODULE_6__/* .sameRef */ .WY)(row.ref, ref));
}
function listKey({ product, ref = '' }) {
    return `${product} ${ref}`;
}
/** @param isLast makes an unavailable platform a failure of the list. @throws PlatformError otherwise */
async function readLists(context, repository, lists, isLast) {
    return Promise.all(lists.map(async (list) => {
        try {
            return [listKey(list), await branchFindings(context, repository, list)];
        }
        catch (error) {
            if (!isLast && isUnavailable(error))
                throw error;
            const failure = (0,_model_step_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .listFailure */ .PH)(error);
            return [listKey(list), { ...list, rows: [], elsewhere: 0, failure }];
        }
    }));
}


/***/ }),

/***/ 6107:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AR: () => (/* binding */ countedBy),
/* harmony export */   BY: () => (/* binding */ newestByProduct),
/* harmony export */   CH: () => (/* binding */ newestOnBranch),
/* harmony export */   Ig: () => (/* binding */ productsRun),
/* harmony export */   Kd: () => (/* binding */ byNewest),
/* harmony export */   XN: () => (/* binding */ sumOf),
/* harmony export */   _5: () => (/* binding */ startedMs),
/* harmony export */   bc: () => (/* binding */ detailedStatus),
/* harmony export */   e6: () => (/* binding */ totalOf),
/* harmony export */   gC: () => (/* binding */ scanStatus),
/* harmony export */   j0: () => (/* binding */ preferredScan),
/* harmony export */   l1: () => (/* binding */ ranAt),
/* harmony export */   lE: () => (/* binding */ mayHaveRun),
/* harmony export */   lU: () => (/* binding */ isOfCommit),
/* harmony export */   oT: () => (/* binding */ currentScans),
/* harmony export */   pq: () => (/* binding */ countOf),
/* harmony export */   s4: () => (/* binding */ lastCompleted),
/* harmony export */   sH: () => (/* binding */ isFailureCode),
/* harmony export */   vy: () => (/* binding */ expectedEnds)
/* harmony export */ });
/* harmony import */ var _model_findings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3917);
/* harmony import */ var _model_refs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3109);
/* harmony import */ var _model_time_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4386);



const UNDER_WAY = ['pending', 'running'];
const ENDED = ['completed', 'cancelled', 'error', 'never_finished'];
/** A scan with an unknown status has ended if it has an end time. */
function scanStatus({ status = '', exit_code, completed_at }) {
    const hasEnded = completed_at === undefined ? ENDED.includes(status) : !UNDER_WAY.includes(status);
    if (!hasEnded)
        return 'running';
    const isVerdict = status === '' || status === 'completed';
    return isVerdict && !isFailureCode(exit_code) ? 'completed' : 'failed';
}
/** A scan's details have no status. Undefined while it runs, and for a cancelled one. */
function detailedStatus({ exit_code, completed_at }) {
    if (exit_code === undefined || completed_at === undefined)
        return undefined;
    return isFailureCode(exit_code) ? 'failed' : 'completed';
}
/** Neither 0 (found nothing) nor 1 (found something); a missing one shows no failure. */
function isFailureCode(exitCode) {
    return exitCode !== undefined && exitCode !== 0 && exitCode !== 1;
}
/** A scan that names no products may have run all but `ai_sast`. */
function productsRun({ enabled_products: names = [] }) {
    if (names.length === 0)
        return _model_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .SCANNED_PRODUCTS */ .Kw;
    return _model_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .PRODUCTS */ .zv.filter((product) => names.some((name) => name.toLowerCase() === product));
}
function mayHaveRun(scan, product) {
    return productsRun(scan).includes(product);
}
/**
 * The findings of a product, of every status, that a scan counted, if that is known. AI detection has no count of its own:
 * its scans run nothing else.
 */
function countOf(scan, product) {
    const { total, code, supply_chain, secrets } = scan.findings_counts ?? {};
    if (product === 'ai_sast')
        return mayHaveRun(scan, 'sast') ? 0 : (total ?? code);
    const sum = (code ?? 0) + (supply_chain ?? 0) + (secrets ?? 0);
    const isMissingZero = total !== undefined && sum >= total;
    const counts = { sast: code, sca: supply_chain, secrets };
    return counts[product] ?? (isMissingZero ? 0 : undefined);
}
/** The findings of all products that a scan counted. */
function totalOf(scan) {
    return scan.findings_counts?.total ?? sumOf(productsRun(scan).map((product) => countOf(scan, product)));
}
/** Undefined without parts, or if one is unknown. */
function sumOf(counts) {
    if (counts.length === 0 || counts.includes(undefined))
        return undefined;
    return counts.reduce((sum, count = 0) => sum + count, 0);
}
/** The newest scan on the first of `refs` that has one, else of all. @param scans the newest first */
function preferredScan(scans, refs) {
    const onRefs = refs.flatMap((ref) => scans.find(({ branch }) => (0,_model_refs_js__WEBPACK_IMPORTED_MODULE_1__/* .sameRef */ .WY)(branch, ref)) ?? []);
    return onRefs[0] ?? scans[0];
}
/** Drops scans under way if a newer one of their branch has ended. Expects those of one product, the newest first. */
function currentScans(scans) {
    return scans.filter((scan, index) => {
        const ended = scans.slice(0, index).filter((newer) => scanStatus(newer) !== 'running');
        return scanStatus(scan) !== 'running' || !ended.some(({ branch }) => isSameBranch(branch, scan.branch));
    });
}
/**
 * When the scans under way of these commits should end, by the platform's clock: after the median time of the last ten
 * completed ones that were full or diff scans like it, or else after the longest, up to twice the median. Expects the
 * newest first.
 */
function expectedEnds(scans, commits) {
    const underWay = scans.filter((scan) => isOfCommit(scan, commits) && scanStatus(scan) === 'running');
    const ends = underWay.flatMap(({ started_at, is_full_scan = false }) => {
        const startMs = (0,_model_time_js__WEBPACK_IMPORTED_MODULE_2__/* .epochMs */ .e9)(started_at);
        const seconds = scans
            .filter((scan) => scanStatus(scan) === 'completed' && (scan.is_full_scan ?? false) === is_full_scan)
            .flatMap(({ total_time }) => total_time ?? [])
            .slice(0, 10)
            .sort((left, right) => left - right);
        const median = seconds[Math.floor(seconds.length / 2)];
        if (startMs === undefined || median === undefined)
            return [];
        return [[startMs + median * 1000, startMs + Math.min(seconds.at(-1) ?? median, 2 * median) * 1000]];
    });
    if (ends.length === 0)
        return undefined;
    return [Math.max(...ends.map(([usualMs]) => usualMs)), Math.max(...ends.map(([, lateMs]) => lateMs))];
}
/** `newestByProduct` of one branch: the first of `refs` that has scans, else the newest scan's. */
function newestOnBranch(scans, refs) {
    const branch = preferredScan(scans, refs)?.branch;
    return newestByProduct(scans.filter((scan) => isSameBranch(scan.branch, branch)));
}
/** The newest scan of each product. @param scans of one commit, the newest first */
function newestByProduct(scans) {
    const newest = _model_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .PRODUCTS */ .zv.flatMap((product) => {
        const [scan] = currentScans(scans.filter((candidate) => mayHaveRun(candidate, product)));
        return scan === undefined ? [] : [{ product, scan }];
    });
    return [...Map.groupBy(newest, ({ scan }) => scan)]
        .map(([scan, parts]) => ({ scan, products: parts.map(({ product }) => product) }))
        .sort((a, b) => byNewest(a.scan, b.scan));
}
/** The findings that these scans counted; undefined if one did not complete or has no count. */
function countedBy(newest, countIn = totalOf) {
    const counts = newest.flatMap(({ scan, products }) => {
        if (scanStatus(scan) !== 'completed')
            return [undefined];
        const isWhole = products.length === productsRun(scan).length;
        return isWhole ? [countIn(scan)] : products.map((product) => countOf(scan, product));
    });
    return sumOf(counts);
}
/** Also true for two scans whose branch is unknown. */
function isSameBranch(branch, ref) {
    return branch === ref || (0,_model_refs_js__WEBPACK_IMPORTED_MODULE_1__/* .sameRef */ .WY)(branch, ref);
}
function isOfCommit({ commit }, hashes) {
    return hashes.some((hash) => hash.toLowerCase() === commit?.toLowerCase());
}
/** The scan whose findings the platform lists: the one that completed last on the branch, or `scan`. */
function lastCompleted(scans, scan) {
    const completed = scans.filter((candidate) => (0,_model_refs_js__WEBPACK_IMPORTED_MODULE_1__/* .sameRef */ .WY)(candidate.branch, scan.branch) && scanStatus(candidate) === 'completed');
    return completed.sort((a, b) => endedMs(b) - endedMs(a) || byNewest(a, b))[0] ?? scan;
}
/** In epoch ms; the start if the end is unknown. */
function endedMs(scan) {
    return (0,_model_time_js__WEBPACK_IMPORTED_MODULE_2__/* .epochMs */ .e9)(scan.completed_at) ?? startedMs(scan);
}
/** In epoch ms; 0 if unknown. */
function startedMs({ started_at }) {
    return (0,_model_time_js__WEBPACK_IMPORTED_MODULE_2__/* .epochMs */ .e9)(started_at) ?? 0;
}
/** In epoch ms; an unknown end is infinite. */
function ranAt(scan) {
    return { fromMs: startedMs(scan), toMs: (0,_model_time_js__WEBPACK_IMPORTED_MODULE_2__/* .epochMs */ .e9)(scan.completed_at) ?? Number.POSITIVE_INFINITY };
}
/** Orders by start, the newest first. Ids grow with time, and decide if the times do not. */
function byNewest(a, b) {
    const [startA, startB] = [(0,_model_time_js__WEBPACK_IMPORTED_MODULE_2__/* .epochMs */ .e9)(a.started_at), (0,_model_time_js__WEBPACK_IMPORTED_MODULE_2__/* .epochMs */ .e9)(b.started_at)];
    if (startA !== undefined && startB !== undefined && startA !== startB)
        return startB - startA;
    return Number(b.id - a.id);
}


/***/ })

};
