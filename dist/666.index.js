export const id = 666;
export const ids = [666];
export const modules = {

/***/ 2676:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ branchFindings)
/* harmony export */ });
/* harmony import */ var _list_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1073);
/* harmony import */ var _refs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5074);


/** Smaller than any page that a server cuts short: the smallest size that it takes is 100 (field-notes). */
const CLEARLY_SHORT = 100;
/**
 * The findings of one product on a branch, of every status. Servers differ in how a branch is named (`main` or
 * `refs/heads/main`), so that one that seems empty is asked for by its other name.
 *
 * @throws PlatformError, PagingError
 */
async function branchFindings(context, list) {
    const { product, ref } = list;
    const isUnfiltered = product === 'secrets' || ref === undefined;
    const names = isUnfiltered ? [undefined] : [ref, ...otherName(ref)];
    for (const name of names) {
        const { given, ...found } = await read(context, list, name);
        if (given > 0)
            return found;
    }
    return { rows: [], present: 0 };
}
async function read(context, { product, repository, ref, expected = 0, isEnough = () => false }, serverRef) {
    const rows = [];
    let given = 0;
    let present = 0;
    // A secret is one row whatever its branches: the scan of this one may have counted it where it stands on another.
    const isOnBranch = ({ ref: own }) => product === 'secrets' || ref === undefined || (0,_refs_js__WEBPACK_IMPORTED_MODULE_1__/* .sameRef */ .WY)(own, ref);
    const isCounted = (finding) => finding.status !== 'fixed' &&
        finding.repository?.toLowerCase() === repository.toLowerCase() &&
        isOnBranch(finding);
    const onRow = (finding) => {
        given += 1;
        if (isCounted(finding))
            present += 1;
    };
    const filters = { repos: [repository], ...(ref === undefined ? {} : { ref }) };
    const options = { spelled: true, onRow, ...(serverRef === undefined ? {} : { serverRef }) };
    for await (const page of (0,_list_js__WEBPACK_IMPORTED_MODULE_0__/* .listFindings */ .F)(context, { issueType: product, filters }, options)) {
        rows.push(...page);
        if ((expected > 0 && present >= expected && given < CLEARLY_SHORT) || isEnough(rows))
            break;
    }
    return { rows, present, given };
}
/** Only branches have a short name. */
function otherName(ref) {
    const short = (0,_refs_js__WEBPACK_IMPORTED_MODULE_1__/* .shortRef */ .m3)(ref);
    if (short !== ref)
        return [short];
    return ref.startsWith('refs/') ? [] : [`refs/heads/${ref}`];
}


/***/ }),

/***/ 7903:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $U: () => (/* binding */ reachesSeverity),
/* harmony export */   md: () => (/* binding */ worstFirst),
/* harmony export */   oX: () => (/* binding */ reachesConfidence)
/* harmony export */ });
/* unused harmony export reaches */
/* harmony import */ var _model_filters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1841);

const CONFIDENCES = ['low', 'medium', 'high'];
/** Whether a severity or confidence is at least another; one that is missing or unknown counts. */
function reaches(value, least, order) {
    const at = order.indexOf(value ?? '');
    return at === -1 || at >= order.indexOf(least);
}
function reachesSeverity({ severity }, least) {
    return reaches(severity, least, _model_filters_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .oC);
}
function reachesConfidence({ confidence }, least) {
    return reaches(confidence, least, CONFIDENCES);
}
/** The worst first: by severity, then confidence, then place. */
function worstFirst(one, other) {
    return (rank(other.severity, _model_filters_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .oC) - rank(one.severity, _model_filters_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .oC) ||
        rank(other.confidence, CONFIDENCES) - rank(one.confidence, CONFIDENCES) ||
        compare(one.path ?? '', other.path ?? '') ||
        (one.line ?? 0) - (other.line ?? 0) ||
        compare(one.id, other.id));
}
function rank(value, order) {
    return order.indexOf(value ?? '');
}
function compare(one, other) {
    if (one === other)
        return 0;
    return one < other ? -1 : 1;
}


/***/ }),

/***/ 6851:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ listFailure)
/* harmony export */ });
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(141);

/**
 * Why a list could not be read, where the step can go on without it.
 *
 * @throws the error itself where it ends the step
 */
function listFailure(error) {
    const failure = (0,_step_js__WEBPACK_IMPORTED_MODULE_0__/* .stepFailureOf */ .WT)(error);
    if (failure.kind !== 'list-broken' && (0,_step_js__WEBPACK_IMPORTED_MODULE_0__/* .endsStep */ .hw)(error))
        throw error;
    return failure;
}


/***/ }),

/***/ 1666:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   scan: () => (/* binding */ scan)
/* harmony export */ });
/* harmony import */ var _deployment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1356);
/* harmony import */ var _findings_branch_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2676);
/* harmony import */ var _findings_severity_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7903);
/* harmony import */ var _findings_unreadable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6851);
/* harmony import */ var _scans_products_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9480);
/* harmony import */ var _scans_wait_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(741);
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(141);







/** More findings than this are counted only. */
const MAX_ROWS = 1000;
const OPEN = new Set(['open', 'reviewing', 'fixing', undefined]);
/** Reports one scan (web-api.md 4.5), found by its id or by its commit, with the open findings of its branch. */
async function scan(context, request) {
    let found = {};
    const end = await (0,_step_js__WEBPACK_IMPORTED_MODULE_6__/* .capture */ .Fg)(async () => {
        const id = await (0,_deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveId */ .Sv)(context);
        const read = await context.platform.scan(id, await scanIdOf(context, id, request.scan));
        found = { scan: read };
        if (isVerdict(read))
            found = { scan: read, ...(await findingsOf(context, read)) };
    });
    const { deployment, notices } = context;
    return { operation: 'scan', request, deployment, notices, ...found, ...end };
}
/** @throws StepError where the commit was not scanned in time */
async function scanIdOf(context, deploymentId, choice) {
    if (choice.by === 'id')
        return choice.scanId;
    const { commit, ref, waitMs } = choice;
    const project = await context.platform.project(await (0,_deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveSlug */ .qo)(context), choice.project);
    const refs = ref === undefined ? [] : [ref];
    const awaited = await (0,_scans_wait_js__WEBPACK_IMPORTED_MODULE_5__/* .awaitScan */ .S)(context, deploymentId, project, { commits: [commit], refs, waitMs });
    if (awaited.scan !== undefined)
        return awaited.scan.id;
    throw new _step_js__WEBPACK_IMPORTED_MODULE_6__/* .StepError */ .zg({ kind: 'no-scan', commit, project: project.name, waitedMs: awaited.waitedMs });
}
function isVerdict({ exit_code: code, completed_at }) {
    return completed_at !== undefined && (code === 0 || code === 1);
}
/** Findings that can't be read do not fail the report of the scan. */
async function findingsOf(context, read) {
    const { repository, branch } = read.meta;
    if (read.stats?.findings === 0)
        return { findings: { rows: [], total: 0 } };
    if (typeof repository !== 'string' || typeof branch !== 'string')
        return {};
    try {
        const rows = [];
        const products = (0,_scans_products_js__WEBPACK_IMPORTED_MODULE_4__/* .productsOf */ .y)(read.enabled_products) ?? _scans_products_js__WEBPACK_IMPORTED_MODULE_4__/* .PRODUCTS */ .z;
        for (const product of products) {
            rows.push(...(await (0,_findings_branch_js__WEBPACK_IMPORTED_MODULE_1__/* .branchFindings */ .x)(context, { product, repository, ref: branch })).rows);
        }
        const open = rows.filter(({ status }) => OPEN.has(status)).sort(_findings_severity_js__WEBPACK_IMPORTED_MODULE_2__/* .worstFirst */ .md);
        return { findings: { rows: open.slice(0, MAX_ROWS), total: open.length } };
    }
    catch (error) {
        context.notices.push({ kind: 'findings-unread', cause: (0,_findings_unreadable_js__WEBPACK_IMPORTED_MODULE_3__/* .listFailure */ .P)(error) });
        return {};
    }
}


/***/ }),

/***/ 9480:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ productsOf),
/* harmony export */   z: () => (/* binding */ PRODUCTS)
/* harmony export */ });
const PRODUCTS = ['sast', 'sca', 'secrets'];
const PRODUCT_OF_WORD = {
    sast: 'sast',
    code: 'sast',
    sca: 'sca',
    supply_chain: 'sca',
    secrets: 'secrets',
};
/** The products that a scan names; undefined where it names none that has findings. */
function productsOf(names) {
    const words = (names ?? []).map((name) => name.toLowerCase().replace(/^product_/, ''));
    const found = PRODUCTS.filter((product) => words.some((word) => PRODUCT_OF_WORD[word] === product));
    return found.length === 0 ? undefined : found;
}


/***/ }),

/***/ 8240:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $F: () => (/* binding */ searchScans),
/* harmony export */   IL: () => (/* binding */ scanOfCommit),
/* harmony export */   LJ: () => (/* binding */ scanEnd),
/* harmony export */   Lb: () => (/* binding */ SEARCHED_MS),
/* harmony export */   xz: () => (/* binding */ newerScan)
/* harmony export */ });
/* harmony import */ var _findings_refs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5074);
/* harmony import */ var _findings_times_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5700);
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(141);



/** The search knows the scans of the past 30 days (field-notes, "Scans"). */
const DAY_MS = 86_400_000;
const SEARCHED_MS = 30 * DAY_MS;
const RUNNING = new Set(['pending', 'running']);
/** Only a completed scan with exit code 0 or 1, or without one, says something about the findings. */
function scanEnd({ status, exit_code, completed_at }) {
    const isOver = completed_at !== undefined;
    if (status === undefined ? !isOver : RUNNING.has(status))
        return 'running';
    const isCompleted = status === 'completed' || status === undefined;
    return isCompleted && (exit_code === undefined || exit_code <= 1) ? 'verdict' : 'failed';
}
/** Every scan of a project that started since then, in the server's order. */
async function searchScans(context, deploymentId, project, sinceMs) {
    if (project.id === undefined) {
        const message = `The platform gave no id for the project ${project.name}, so its scans can't be searched`;
        throw new _step_js__WEBPACK_IMPORTED_MODULE_0__/* .StepError */ .zg({ kind: 'unexpected', message });
    }
    const scans = [];
    const search = { repositoryId: project.id, sinceMs };
    for await (const scan of context.platform.searchScans(deploymentId, search)) {
        // A server that ignores the filter gives the scans of other projects, too.
        if (scan.repository_id === undefined || scan.repository_id === project.id)
            scans.push(scan);
    }
    return scans.sort(newestFirst);
}
/** Of several branches, the newest on one of `refs` counts, the first of these first; else the newest. */
function scanOfCommit(scans, commits, refs) {
    const wanted = new Set(commits.map((commit) => commit.toLowerCase()));
    const found = scans.filter(({ commit }) => commit !== undefined && wanted.has(commit.toLowerCase()));
    for (const ref of refs) {
        const onRef = found.find(({ branch }) => (0,_findings_refs_js__WEBPACK_IMPORTED_MODULE_1__/* .sameRef */ .WY)(branch, ref));
        if (onRef !== undefined)
            return onRef;
    }
    return found[0];
}
/** A later scan, of another commit, that completed on the same branch: the list of findings speaks of it. */
function newerScan(scans, scan) {
    const commit = scan.commit?.toLowerCase();
    return scans.find((other) => (0,_findings_refs_js__WEBPACK_IMPORTED_MODULE_1__/* .sameRef */ .WY)(other.branch, scan.branch) &&
        other.commit?.toLowerCase() !== commit &&
        scanEnd(other) === 'verdict' &&
        newestFirst(other, scan) < 0);
}
/** Ids grow with time; they decide where the times do not. */
function newestFirst(one, other) {
    const [start, otherStart] = [(0,_findings_times_js__WEBPACK_IMPORTED_MODULE_2__/* .epochMs */ .e)(one.started_at), (0,_findings_times_js__WEBPACK_IMPORTED_MODULE_2__/* .epochMs */ .e)(other.started_at)];
    if (start !== undefined && otherStart !== undefined && start !== otherStart)
        return otherStart - start;
    if (one.id === other.id)
        return 0;
    return one.id > other.id ? -1 : 1;
}


/***/ }),

/***/ 741:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ awaitScan)
/* harmony export */ });
/* harmony import */ var _findings_times_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5700);
/* harmony import */ var _search_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8240);


const FIRST_PAUSE_MS = 5000;
const MAX_PAUSE_MS = 30_000;
const PAUSE_GROWTH = 1.5;
/** Clocks differ. */
const CLOCK_SLACK_MS = 600_000;
/**
 * Searches a project's scans until the newest of a commit has ended, or for `waitMs`: after 5 s, and then after half
 * as long again each time, up to 30 s.
 *
 * @throws PlatformError, PagingError where a search fails
 */
async function awaitScan(context, deploymentId, project, { commits, refs, waitMs }) {
    const { clock, progress, stop } = context;
    const startMs = clock.now();
    let sinceMs = startMs - _search_js__WEBPACK_IMPORTED_MODULE_0__/* .SEARCHED_MS */ .Lb;
    let pauseMs = FIRST_PAUSE_MS;
    for (;;) {
        const scans = await (0,_search_js__WEBPACK_IMPORTED_MODULE_0__/* .searchScans */ .$F)(context, deploymentId, project, sinceMs);
        const scan = (0,_search_js__WEBPACK_IMPORTED_MODULE_0__/* .scanOfCommit */ .IL)(scans, commits, refs);
        const waitedMs = clock.now() - startMs;
        const leftMs = waitMs - waitedMs;
        const isOver = scan !== undefined && (0,_search_js__WEBPACK_IMPORTED_MODULE_0__/* .scanEnd */ .LJ)(scan) !== 'running';
        if (isOver || leftMs <= 0)
            return { ...(scan === undefined ? {} : { scan }), scans, waitedMs };
        // What was not there in the first search has begun since.
        sinceMs = ((0,_findings_times_js__WEBPACK_IMPORTED_MODULE_1__/* .epochMs */ .e)(scan?.started_at) ?? Math.min(startMs, clock.now())) - CLOCK_SLACK_MS;
        const ms = Math.min(pauseMs, leftMs);
        progress.pause('scan', ms);
        await clock.sleep(ms, stop);
        pauseMs = Math.min(MAX_PAUSE_MS, pauseMs * PAUSE_GROWTH);
    }
}


/***/ })

};
