export const id = 277;
export const ids = [277];
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

/***/ 5277:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  gate: () => (/* binding */ gate)
});

// EXTERNAL MODULE: ./build/operations/deployment.js
var deployment = __webpack_require__(1356);
// EXTERNAL MODULE: ./build/operations/findings/severity.js
var severity = __webpack_require__(7903);
// EXTERNAL MODULE: ./build/operations/findings/unreadable.js
var unreadable = __webpack_require__(6851);
// EXTERNAL MODULE: ./build/operations/scans/products.js
var scans_products = __webpack_require__(9480);
// EXTERNAL MODULE: ./build/operations/scans/search.js
var search = __webpack_require__(8240);
// EXTERNAL MODULE: ./build/operations/scans/wait.js
var wait = __webpack_require__(741);
// EXTERNAL MODULE: ./build/operations/step.js
var step = __webpack_require__(141);
// EXTERNAL MODULE: ./build/operations/findings/branch.js
var branch = __webpack_require__(2676);
// EXTERNAL MODULE: ./build/operations/findings/refs.js
var refs = __webpack_require__(5074);
;// CONCATENATED MODULE: ./build/operations/gate/judge.js



/**
 * The findings that are open and bad enough; the others are counted in `leftOut`. With `fail-on: none`, everything
 * that is open is. One that lacks severity, confidence or status is.
 */
function openFindings(rows, request, leftOut) {
    return rows.filter((finding) => {
        const reason = closedBecause(finding, request) ?? belowThreshold(finding, request);
        if (reason !== undefined)
            leftOut[reason] += 1;
        return reason === undefined;
    });
}
function closedBecause({ status }, { provisionallyIgnored }) {
    if (status === 'fixed')
        return 'fixed';
    if (status === 'ignored')
        return 'triaged';
    const isLeftOut = status === 'provisionally_ignored' && provisionallyIgnored === 'ignore';
    return isLeftOut ? 'provisionally-ignored' : undefined;
}
function belowThreshold(finding, { failOn, failOnConfidence }) {
    if (failOn === 'none')
        return undefined;
    if (!(0,severity/* reachesSeverity */.$U)(finding, failOn))
        return 'below-severity';
    return (0,severity/* reachesConfidence */.oX)(finding, failOnConfidence) ? undefined : 'below-confidence';
}
/**
 * Those of the open findings that the gate's commit is answerable for: not what stands on the primary branch, or is
 * ignored there. The primary branch is read only where something depends on it.
 *
 * @throws PlatformError, PagingError where it can't be read
 */
async function judge(context, request, { project, scan, product, open, }, leftOut) {
    const { newOnly, inheritIgnores } = request;
    const primary = project.primary_branch ?? project.default_branch;
    // A secret is one row whatever its branches: what stands on the scan's branch is new, and knows who ignored it.
    if (open.length === 0 || product === 'secrets' || primary === undefined)
        return open;
    if ((0,refs/* sameRef */.WY)(scan.branch, primary))
        return newOnly ? firstSeenBy(open, scan, leftOut) : open;
    if (!newOnly && !inheritIgnores)
        return open;
    const areExcused = (rows) => {
        const excuses = excusesOf(rows, request);
        return open.every(({ match_based_id: id }) => id !== undefined && excuses.has(id));
    };
    const list = { product, repository: project.name, ref: primary, isEnough: areExcused };
    const excuses = excusesOf((await (0,branch/* branchFindings */.x)(context, list)).rows, request);
    return open.filter(({ match_based_id: id }) => {
        const excuse = id === undefined ? undefined : excuses.get(id);
        if (excuse !== undefined)
            leftOut[excuse] += 1;
        return excuse === undefined;
    });
}
/** On the primary branch itself, new is what this scan saw first. */
function firstSeenBy(open, { id }, leftOut) {
    return open.filter(({ first_seen_scan_id: first }) => {
        const isNew = first === undefined || first === id;
        if (!isNew)
            leftOut['on-primary-branch'] += 1;
        return isNew;
    });
}
/** By `match_based_id`, why a finding of another branch does not count. What is fixed there excuses nothing. */
function excusesOf(rows, { newOnly, inheritIgnores }) {
    const excuses = new Map();
    for (const { match_based_id: id, status } of rows) {
        if (id === undefined || status === 'fixed')
            continue;
        if (inheritIgnores && status === 'ignored')
            excuses.set(id, 'ignored-on-primary-branch');
        else if (newOnly && !excuses.has(id))
            excuses.set(id, 'on-primary-branch');
    }
    return excuses;
}

;// CONCATENATED MODULE: ./build/operations/gate/list-scanned.js

/** Findings may appear some time after their scan completed. */
const MAX_WAIT_MS = 30_000;
const FIRST_PAUSE_MS = 2000;
const PAUSE_GROWTH = 1.5;
/**
 * The findings on a scan's branch, by product. While a product has fewer than the scan counted, it is read again, for
 * at most 30 s in all; then a notice says so.
 *
 * @throws PlatformError, PagingError
 */
async function listScanned(context, { products, scan, ...place }) {
    const { clock, progress, stop } = context;
    const startMs = clock.now();
    const listed = new Map();
    let missing = products;
    for (let pauseMs = FIRST_PAUSE_MS;; pauseMs *= PAUSE_GROWTH) {
        for (const product of missing) {
            listed.set(product, await listProduct(context, { ...place, product, expected: countOf(scan, product) }));
        }
        missing = missing.filter((product) => (listed.get(product)?.present ?? 0) < countOf(scan, product));
        const leftMs = MAX_WAIT_MS - (clock.now() - startMs);
        if (missing.length === 0 || leftMs <= 0)
            break;
        const ms = Math.min(pauseMs, leftMs);
        progress.pause('findings', ms);
        await clock.sleep(ms, stop);
    }
    if (missing.length > 0) {
        const sum = (of) => missing.reduce((all, product) => all + of(product), 0);
        const found = sum((product) => listed.get(product)?.present ?? 0);
        const counted = sum((product) => countOf(scan, product));
        context.notices.push({ kind: 'findings-incomplete', listed: found, counted });
    }
    return new Map([...listed].map(([product, { rows }]) => [product, rows]));
}
/** A scan may count the findings of AI with those of code, which have a list of their own and are not judged. */
async function listProduct(context, list) {
    const found = await (0,branch/* branchFindings */.x)(context, list);
    if (list.product !== 'sast' || found.present >= list.expected)
        return found;
    const ofAi = await (0,branch/* branchFindings */.x)(context, { ...list, product: 'ai_sast', expected: 0 });
    return { rows: found.rows, present: found.present + ofAi.present };
}
/** 0 where the scan does not say. */
function countOf({ findings_counts: counts }, product) {
    return counts?.[{ sast: 'code', sca: 'supply_chain', secrets: 'secrets' }[product]] ?? 0;
}

// EXTERNAL MODULE: ./build/operations/github.js
var operations_github = __webpack_require__(5436);
;// CONCATENATED MODULE: ./build/operations/gate/pull-request-head.js


/** Longer than this, the gate does not wait for a limit of GitHub. */
const MAX_LIMIT_WAIT_MS = 60_000;
/** The head of the event's pull request, read from GitHub when it is needed. */
class PullRequestHead {
    #context;
    #request;
    constructor(context, request) {
        this.#context = context;
        this.#request = request;
    }
    /**
     * Undefined where the event has no pull request, or there is no token for GitHub.
     *
     * @throws StepError where GitHub does not answer
     */
    async read() {
        const { event, github } = this.#request;
        const [owner, repo] = event.repository?.split('/') ?? [];
        const number = event.pullRequest?.number;
        if (github === undefined || owner === undefined || repo === undefined || number === undefined) {
            return undefined;
        }
        const pull = { owner, repo, number };
        return (0,operations_github/* askGitHub */.X)(this.#context, github, MAX_LIMIT_WAIT_MS, async (client) => {
            return (await client.pullRequest(pull)).headSha;
        });
    }
    /** The same, where it only adds to what is known: undefined, too, where GitHub does not answer. */
    async readIfPossible() {
        try {
            return await this.read();
        }
        catch (error) {
            if (error instanceof step/* StepError */.zg && !this.#context.stop.aborted)
                return undefined;
            throw error;
        }
    }
}

;// CONCATENATED MODULE: ./build/operations/gate/verdict.js
/** Failed, until something else is known: whatever ends the gate early does not pass. */
function emptyVerdict({ commit }) {
    return {
        verdict: 'failed',
        ...(commit === undefined ? {} : { commit }),
        leftOut: noneLeftOut(),
        products: [],
        waitedMs: 0,
    };
}
function noneLeftOut() {
    return {
        'below-severity': 0,
        'below-confidence': 0,
        'on-primary-branch': 0,
        'ignored-on-primary-branch': 0,
        triaged: 0,
        fixed: 0,
        'provisionally-ignored': 0,
    };
}

;// CONCATENATED MODULE: ./build/operations/gate/run.js











/** One run of a gate, which fills its verdict as it goes. */
class Gate {
    #context;
    #request;
    #verdict;
    #head;
    constructor(context, request, verdict) {
        this.#context = context;
        this.#request = request;
        this.#verdict = verdict;
        this.#head = new PullRequestHead(context, request);
    }
    /** @throws StepError where the gate fails, and whatever ends the step */
    async run() {
        const { skip } = this.#request;
        if (skip !== undefined) {
            this.#context.notices.push({ kind: 'fork-run', why: skip });
            return this.#skip(skip);
        }
        const commits = await this.#commits();
        const slug = await (0,deployment/* resolveSlug */.qo)(this.#context);
        const project = await this.#context.platform.project(slug, this.#request.project);
        this.#verdict.project = project;
        const awaited = await (0,wait/* awaitScan */.S)(this.#context, await (0,deployment/* resolveId */.Sv)(this.#context), project, {
            commits,
            refs: this.#refs(),
            waitMs: this.#request.waitMs,
        });
        this.#verdict.waitedMs = awaited.waitedMs;
        const { scan } = awaited;
        if (scan === undefined)
            return this.#noScan(project, awaited);
        this.#verdict.scan = scan;
        this.#verdict.commit = scan.commit ?? this.#verdict.commit ?? '';
        if ((0,search/* scanEnd */.LJ)(scan) === 'running')
            return this.#timedOut(scan, awaited);
        if ((0,search/* scanEnd */.LJ)(scan) === 'failed')
            return this.#scanFailed(scan);
        if (await this.#isSuperseded(awaited, scan))
            return this.#skip('head-moved');
        await this.#decide(project, scan);
    }
    /** The commit that was asked for; in a merge queue the pull request's head, or the group's own commit. */
    async #commits() {
        const { commit, event } = this.#request;
        if (commit !== undefined)
            return [commit];
        const own = event.sha === undefined ? [] : [event.sha];
        const head = await this.#head.read();
        if (head !== undefined)
            this.#verdict.commit = head;
        return head === undefined ? own : [head, ...own];
    }
    /** The branches that the event's scan reports, before those of other scans of the commit. */
    #refs() {
        const { pullRequest, ref } = this.#request.event;
        const merge = pullRequest === undefined ? [] : [`refs/pull/${pullRequest.number}/merge`];
        return [...merge, ...(ref === undefined ? [] : [ref])];
    }
    #skip(because) {
        this.#verdict.verdict = 'skipped';
        this.#verdict.because = because;
    }
    #noScan({ name }, { waitedMs }) {
        this.#verdict.verdict = 'no-scan';
        const commit = this.#verdict.commit ?? this.#request.event.sha ?? '';
        const data = { kind: 'no-scan', commit, project: name, waitedMs };
        if (this.#request.onNoScan === 'fail')
            throw new step/* StepError */.zg(data);
        this.#context.notices.push(data);
    }
    #timedOut({ status }, { waitedMs }) {
        this.#verdict.verdict = 'timed-out';
        const data = { kind: 'scan-timeout', waitedMs, ...(status === undefined ? {} : { status }) };
        if (this.#request.onTimeout === 'fail')
            throw new step/* StepError */.zg(data);
        this.#context.notices.push(data);
    }
    #scanFailed({ status = 'unknown', exit_code: code }) {
        this.#verdict.because = 'scan-failed';
        throw new step/* StepError */.zg({
            kind: 'gate-scan-failed',
            status,
            ...(code === undefined ? {} : { exitCode: code }),
        });
    }
    /** Whether a pull request has moved on to a commit that was scanned meanwhile. */
    async #isSuperseded({ scans }, scan) {
        const newer = (0,search/* newerScan */.xz)(scans, scan);
        if (newer === undefined)
            return false;
        const head = await this.#head.readIfPossible();
        if (head !== undefined && head.toLowerCase() !== scan.commit?.toLowerCase())
            return true;
        this.#context.notices.push({ kind: 'scan-superseded', commit: newer.commit ?? '' });
        return false;
    }
    async #decide(project, scan) {
        const { failOn } = this.#request;
        const ran = (0,scans_products/* productsOf */.y)(scan.enabled_products);
        const missing = this.#missing(ran);
        const asked = this.#request.products ?? ran ?? scans_products/* PRODUCTS */.z;
        const products = asked.filter((product) => ran?.includes(product) ?? true);
        this.#verdict.products = products;
        const judged = await this.#judge(project, scan, products);
        this.#verdict.counted = judged.counted.sort(severity/* worstFirst */.md);
        this.#verdict.leftOut = judged.leftOut;
        const count = judged.counted.length;
        if (count > 0 && failOn !== 'none')
            throw new step/* StepError */.zg({ kind: 'gate-failed', counted: count });
        if (missing.length > 0 && failOn !== 'none') {
            this.#verdict.because = 'product-not-run';
            throw new step/* StepError */.zg({ kind: 'product-not-run', products: missing });
        }
        this.#verdict.verdict = 'passed';
    }
    /** Products that were asked for by name, and that the scan names others than. */
    #missing(ran) {
        const missing = (this.#request.products ?? []).filter((product) => ran?.includes(product) === false);
        for (const product of missing)
            this.#context.notices.push({ kind: 'product-not-run', product });
        return missing;
    }
    /** @throws StepError where a list can't be read: then nothing is counted */
    async #judge(project, scan, products) {
        try {
            const { name: repository } = project;
            const refs = { ...(scan.branch === undefined ? {} : { ref: scan.branch }) };
            const listed = await listScanned(this.#context, { repository, products, scan, ...refs });
            const judged = { counted: [], leftOut: noneLeftOut() };
            for (const [product, rows] of listed) {
                const open = openFindings(rows, this.#request, judged.leftOut);
                judged.counted.push(...(await judge(this.#context, this.#request, { project, scan, product, open }, judged.leftOut)));
            }
            return judged;
        }
        catch (error) {
            const cause = (0,unreadable/* listFailure */.P)(error);
            this.#verdict.because = 'list-failed';
            throw new step/* StepError */.zg('method' in cause ? { kind: 'gate-list-failed', cause } : cause);
        }
    }
}

;// CONCATENATED MODULE: ./build/operations/gate.js



/**
 * Waits for a commit's scan and decides whether its findings may pass. It posts nothing: the comment and the
 * annotations are made from the result.
 */
async function gate(context, request) {
    const verdict = emptyVerdict(request);
    const end = await (0,step/* capture */.Fg)(() => new Gate(context, request, verdict).run());
    const { deployment, notices } = context;
    return { operation: 'gate', request, deployment, notices, ...verdict, ...end };
}


/***/ }),

/***/ 5436:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ askGitHub),
/* harmony export */   e: () => (/* binding */ isGitHubError)
/* harmony export */ });
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(141);

/**
 * Asks GitHub. Its client is large, and is loaded only here.
 *
 * @param maxWaitMs how long a limit of GitHub may last to be waited for
 * @throws StepError when GitHub does not answer what was asked
 */
async function askGitHub({ clock, stop, progress }, connection, maxWaitMs, ask) {
    const { createGitHub } = await Promise.all(/* import() */[__webpack_require__.e(119), __webpack_require__.e(413), __webpack_require__.e(702)]).then(__webpack_require__.bind(__webpack_require__, 9702));
    const github = createGitHub({
        ...connection,
        clock,
        stop,
        deadlineMs: clock.now() + maxWaitMs,
        log: ({ untilMs }) => progress.pause('github-rate-limit', Math.max(0, untilMs - clock.now())),
    });
    try {
        return await ask(github);
    }
    catch (error) {
        throw isGitHubError(error) ? new _step_js__WEBPACK_IMPORTED_MODULE_0__/* .StepError */ .zg({ kind: 'github', cause: failureOf(error) }) : error;
    }
}
/** The class itself is part of what is loaded later. */
function isGitHubError(error) {
    return error instanceof Error && error.name === 'GitHubError';
}
function failureOf({ kind, method, path, ...rest }) {
    const { status, serverMessage, resetAtMs, missingPermission } = rest;
    return {
        ...{ kind, method, path },
        ...(status === undefined ? {} : { status }),
        ...(serverMessage === undefined ? {} : { serverMessage }),
        ...(resetAtMs === undefined ? {} : { resetAt: new Date(resetAtMs).toISOString() }),
        ...(missingPermission === undefined ? {} : { missingPermission }),
    };
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
