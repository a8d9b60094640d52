export const id = 499;
export const ids = [499];
export const modules = {

/***/ 702:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cx: () => (/* binding */ commitOfRun),
/* harmony export */   MX: () => (/* binding */ isQueued),
/* harmony export */   kN: () => (/* binding */ readCommit)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8668);

/** The input `commit`; undefined where it is not given. */
function readCommit(reader) {
    const text = reader.text('commit');
    if (text === undefined)
        return undefined;
    const commit = fullHash(text);
    return (commit ?? reader.problem('commit', `is ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)}; give the full hash, 40 or 64 hexadecimal digits`));
}
/** In a merge queue only GitHub knows the head of the pull request; elsewhere the event has the commit. */
function isQueued(event) {
    return event.name === 'merge_group' && event.pullRequest !== undefined;
}
/** The commit that a scanner reports of this run: of a pull request its head, which is not `GITHUB_SHA`. */
function commitOfRun(reader, event) {
    if (/^pull_request/.test(event.name)) {
        const head = fullHash(event.pullRequest?.headSha ?? '');
        if (head !== undefined)
            return head;
        const why = "and the head of the pull request could not be read from the event's file";
        return reader.problem('commit', `is empty, ${why}; give \`\${{ github.event.pull_request.head.sha }}\``);
    }
    const commit = fullHash(event.sha ?? '');
    const why = 'and outside of a workflow run there is no commit to take';
    return commit ?? reader.problem('commit', `is empty, ${why}; give the full hash`);
}
function fullHash(text) {
    return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i.test(text) ? text.toLowerCase() : undefined;
}


/***/ }),

/***/ 3044:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ readGitHub)
/* harmony export */ });
/* harmony import */ var _base_url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5714);
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5835);
/* harmony import */ var _token_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1006);



/** How to reach GitHub; undefined without a token. The runner says where GitHub is. */
function readGitHub(reader, environment) {
    const token = reader.text('github-token');
    // Where no runner evaluates it, the default is not a token.
    if (token === undefined || token === _table_js__WEBPACK_IMPORTED_MODULE_0__/* .GITHUB_TOKEN_DEFAULT */ .OH)
        return undefined;
    (0,_token_js__WEBPACK_IMPORTED_MODULE_1__/* .checkCharacters */ .l)(reader, 'github-token');
    return {
        token,
        apiUrl: readAddress(reader, environment, 'GITHUB_API_URL', 'https://api.github.com'),
        serverUrl: readAddress(reader, environment, 'GITHUB_SERVER_URL', 'https://github.com'),
    };
}
function readAddress(reader, environment, variable, usual) {
    const text = environment[variable] || usual;
    const url = URL.canParse(text) ? new URL(text) : undefined;
    const usable = url?.protocol === 'https:' || (url?.protocol === 'http:' && (0,_base_url_js__WEBPACK_IMPORTED_MODULE_2__/* .isLoopback */ .U)(url.hostname));
    if (usable)
        return text.replace(/\/+$/, '');
    const why = `cannot be used, because the variable ${variable} does not hold an \`https\` address`;
    reader.problem('github-token', `${why}; correct the variable, or give an empty \`github-token\``);
    return usual;
}


/***/ }),

/***/ 651:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readComment: () => (/* binding */ readComment),
/* harmony export */   readGate: () => (/* binding */ readGate),
/* harmony export */   readSkip: () => (/* binding */ readSkip)
/* harmony export */ });
/* harmony import */ var _model_filters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9016);
/* harmony import */ var _commit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(702);
/* harmony import */ var _github_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3044);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5343);
/* harmony import */ var _scan_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9749);
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9137);






const DEFAULT_WAIT_MS = 15 * 60_000;
const OUTCOMES = ['fail', 'warn'];
async function readGate(source) {
    const { reader, environment } = source;
    const event = await source.event();
    const github = (0,_github_js__WEBPACK_IMPORTED_MODULE_2__/* .readGitHub */ .k)(reader, environment);
    const commit = readGatedCommit(reader, event, github !== undefined);
    const skip = readSkip(reader, event);
    const products = reader.listOf('products', ['sast', 'sca', 'secrets']);
    return {
        operation: 'gate',
        ...(0,_source_js__WEBPACK_IMPORTED_MODULE_5__/* .readBase */ .wZ)(source),
        ...(skip === undefined ? {} : { skip }),
        project: (0,_names_js__WEBPACK_IMPORTED_MODULE_3__/* .readProject */ .Wh)(reader, environment.GITHUB_REPOSITORY),
        ...(commit === undefined ? {} : { commit }),
        waitMs: (0,_scan_js__WEBPACK_IMPORTED_MODULE_4__.readWait)(source, DEFAULT_WAIT_MS),
        failOn: reader.oneOf('fail-on', [..._model_filters_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .oC, 'none']) ?? 'high',
        failOnConfidence: reader.oneOf('fail-on-confidence', ['low', 'medium', 'high']) ?? 'low',
        ...(products.length === 0 ? {} : { products }),
        newOnly: reader.boolean('new-only') ?? true,
        inheritIgnores: reader.boolean('inherit-ignores') ?? true,
        provisionallyIgnored: reader.oneOf('provisionally-ignored', ['ignore', 'count']) ?? 'ignore',
        onTimeout: reader.oneOf('on-timeout', OUTCOMES) ?? 'fail',
        onNoScan: reader.oneOf('on-no-scan', OUTCOMES) ?? 'fail',
        annotations: reader.boolean('annotations') ?? true,
        comment: readComment(reader),
        event,
        ...(github === undefined ? {} : { github }),
    };
}
/** Why the gate lets a run pass that gets no token, unless `on-no-scan: fail` was written. */
function readSkip(reader, event) {
    if (reader.text('token') !== undefined)
        return undefined;
    return reader.text('on-no-scan')?.toLowerCase() === 'fail' ? undefined : event.untrusted;
}
/** `auto` where it is not given. */
function readComment(reader) {
    return reader.oneOf('comment', ['auto', 'always', 'never']) ?? 'auto';
}
/** Absent in a merge queue, where GitHub is asked for the head of the pull request. */
function readGatedCommit(reader, event, github) {
    if (reader.text('commit') !== undefined)
        return (0,_commit_js__WEBPACK_IMPORTED_MODULE_1__/* .readCommit */ .kN)(reader);
    if (!(0,_commit_js__WEBPACK_IMPORTED_MODULE_1__/* .isQueued */ .MX)(event))
        return (0,_commit_js__WEBPACK_IMPORTED_MODULE_1__/* .commitOfRun */ .Cx)(reader, event);
    if (github)
        return undefined;
    const why = 'so that GitHub cannot be asked for the head of the pull request in the merge queue';
    reader.warn('github-token', `is empty, ${why}, and only a scan of the merge group's own commit counts`);
    return (0,_commit_js__WEBPACK_IMPORTED_MODULE_1__/* .commitOfRun */ .Cx)(reader, event);
}


/***/ }),

/***/ 9749:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readScan: () => (/* binding */ readScan),
/* harmony export */   readWait: () => (/* binding */ readWait)
/* harmony export */ });
/* harmony import */ var _commit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(702);
/* harmony import */ var _connection_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1656);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5343);
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9137);




async function readScan(source) {
    return { operation: 'scan', ...(0,_source_js__WEBPACK_IMPORTED_MODULE_3__/* .readBase */ .wZ)(source), scan: await readChoice(source) };
}
async function readChoice(source) {
    const { reader } = source;
    const scanId = reader.id('scan-id');
    if (reader.text('scan-id') === undefined)
        return readByCommit(source);
    for (const input of ['commit', 'projects', 'wait-for'].filter((one) => reader.text(one) !== undefined)) {
        reader.problem(input, 'and `scan-id` exclude each other, because either names the scan; leave one of them out');
    }
    return { by: 'id', scanId: scanId ?? 0n };
}
async function readByCommit(source) {
    const { reader, environment } = source;
    const event = await source.event();
    const project = (0,_names_js__WEBPACK_IMPORTED_MODULE_2__/* .readProject */ .Wh)(reader, environment.GITHUB_REPOSITORY);
    const given = reader.text('commit') !== undefined;
    const commit = given ? (0,_commit_js__WEBPACK_IMPORTED_MODULE_0__/* .readCommit */ .kN)(reader) : (0,_commit_js__WEBPACK_IMPORTED_MODULE_0__/* .commitOfRun */ .Cx)(reader, event);
    if (!given && (0,_commit_js__WEBPACK_IMPORTED_MODULE_0__/* .isQueued */ .MX)(event)) {
        const why = 'because only `gate` asks GitHub for the head of the pull request';
        reader.warn('commit', `is empty, and the merge group's own commit is taken, ${why}`);
    }
    return {
        by: 'commit',
        project,
        commit: commit ?? '',
        ...(event.ref === undefined ? {} : { ref: event.ref }),
        waitMs: readWait(source, 0),
    };
}
/** How long to wait for a scan; more than `time-limit` would never be reached. */
function readWait({ reader, timeLimitMs }, defaultMs) {
    const waitMs = reader.duration('wait-for', 0, _connection_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_DURATION_MS */ .rG) ?? defaultMs;
    if (waitMs > timeLimitMs) {
        const what = 'which ends the step first; raise `time-limit` to wait as long';
        reader.warn('wait-for', `is longer than \`time-limit\`, ${what}`);
    }
    return waitMs;
}


/***/ }),

/***/ 3508:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ compare)
/* harmony export */ });
/** For sorting; texts by code units, so that the order does not depend on the language of a machine. */
function compare(one, other) {
    if (one === other)
        return 0;
    return one < other ? -1 : 1;
}


/***/ }),

/***/ 8057:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ searchedScanStatus),
/* harmony export */   g: () => (/* binding */ scanStatus)
/* harmony export */ });
const UNDER_WAY = ['pending', 'running'];
function scanStatus({ completed_at, exit_code, }) {
    if (completed_at === undefined)
        return 'running';
    return isVerdict(exit_code) ? 'completed' : 'failed';
}
/** The same of a scan that was searched: its `status` says more, where the server gives one. */
function searchedScanStatus(scan) {
    const { status, exit_code } = scan;
    if (status === undefined)
        return scanStatus(scan);
    if (UNDER_WAY.includes(status))
        return 'running';
    return status === 'completed' && isVerdict(exit_code) ? 'completed' : 'failed';
}
function isVerdict(exitCode) {
    return exitCode === undefined || exitCode === 0 || exitCode === 1;
}


/***/ }),

/***/ 3547:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ branchFindings)
/* harmony export */ });
/* harmony import */ var _list_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1242);
/* harmony import */ var _refs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7321);


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
    const options = {
        spelled: true,
        twice: true,
        atOnce: true,
        onRow,
        ...(serverRef === undefined ? {} : { serverRef }),
    };
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

/***/ 6992:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $U: () => (/* binding */ reachesSeverity),
/* harmony export */   md: () => (/* binding */ worstFirst),
/* harmony export */   oX: () => (/* binding */ reachesConfidence)
/* harmony export */ });
/* unused harmony export reaches */
/* harmony import */ var _model_compare_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3508);
/* harmony import */ var _model_filters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9016);


const CONFIDENCES = ['low', 'medium', 'high'];
/** Whether a severity or confidence is at least another; one that is missing or unknown counts. */
function reaches(value, threshold, order) {
    const at = order.indexOf(value ?? '');
    return at === -1 || at >= order.indexOf(threshold);
}
function reachesSeverity({ severity }, threshold) {
    return reaches(severity, threshold, _model_filters_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .oC);
}
function reachesConfidence({ confidence }, threshold) {
    return reaches(confidence, threshold, CONFIDENCES);
}
/** The worst first: by severity, then confidence, then place. */
function worstFirst(one, other) {
    return (rank(other.severity, _model_filters_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .oC) - rank(one.severity, _model_filters_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .oC) ||
        rank(other.confidence, CONFIDENCES) - rank(one.confidence, CONFIDENCES) ||
        (0,_model_compare_js__WEBPACK_IMPORTED_MODULE_1__/* .compare */ .U)(one.path ?? '', other.path ?? '') ||
        (one.line ?? 0) - (other.line ?? 0) ||
        (0,_model_compare_js__WEBPACK_IMPORTED_MODULE_1__/* .compare */ .U)(one.id, other.id));
}
function rank(value, order) {
    return order.indexOf(value ?? '');
}


/***/ }),

/***/ 8389:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  gate: () => (/* binding */ gate)
});

// EXTERNAL MODULE: ./build/src/model/scan-status.js
var scan_status = __webpack_require__(8057);
// EXTERNAL MODULE: ./build/src/operations/deployment.js
var deployment = __webpack_require__(4693);
// EXTERNAL MODULE: ./build/src/operations/find-project.js
var find_project = __webpack_require__(7781);
// EXTERNAL MODULE: ./build/src/operations/findings/severity.js
var severity = __webpack_require__(6992);
// EXTERNAL MODULE: ./build/src/operations/findings/unreadable.js
var unreadable = __webpack_require__(2436);
// EXTERNAL MODULE: ./build/src/operations/scans/products.js
var scans_products = __webpack_require__(9845);
// EXTERNAL MODULE: ./build/src/operations/scans/search.js
var search = __webpack_require__(3313);
// EXTERNAL MODULE: ./build/src/operations/scans/wait.js
var wait = __webpack_require__(7096);
// EXTERNAL MODULE: ./build/src/operations/step.js
var step = __webpack_require__(3784);
// EXTERNAL MODULE: ./build/src/operations/findings/branch.js
var branch = __webpack_require__(3547);
// EXTERNAL MODULE: ./build/src/operations/findings/refs.js
var refs = __webpack_require__(7321);
;// CONCATENATED MODULE: ./build/src/operations/gate/judge.js



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

;// CONCATENATED MODULE: ./build/src/operations/gate/list-scanned.js

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

// EXTERNAL MODULE: ./build/src/operations/github.js
var operations_github = __webpack_require__(1521);
;// CONCATENATED MODULE: ./build/src/operations/gate/pull-request-head.js


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

;// CONCATENATED MODULE: ./build/src/operations/gate/verdict.js
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

;// CONCATENATED MODULE: ./build/src/operations/gate/run.js













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
        const project = await (0,find_project/* findProject */.t)(this.#context, slug, this.#request.project);
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
        if ((0,scan_status/* searchedScanStatus */.R)(scan) === 'running')
            return this.#timedOut(scan, awaited);
        if ((0,scan_status/* searchedScanStatus */.R)(scan) === 'failed')
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

;// CONCATENATED MODULE: ./build/src/operations/gate.js



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

/***/ 1521:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ askGitHub),
/* harmony export */   e: () => (/* binding */ isGitHubError)
/* harmony export */ });
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3784);

/**
 * Asks GitHub. Its client is large, and is loaded only here.
 *
 * @param maxWaitMs how long a limit of GitHub may last to be waited for
 * @throws StepError when GitHub does not answer what was asked
 */
async function askGitHub({ clock, stop, progress }, connection, maxWaitMs, ask) {
    const { createGitHub } = await Promise.all(/* import() | github */[__webpack_require__.e(413), __webpack_require__.e(326)]).then(__webpack_require__.bind(__webpack_require__, 5326));
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

/***/ 9043:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   scan: () => (/* binding */ scan)
/* harmony export */ });
/* harmony import */ var _model_scan_status_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8057);
/* harmony import */ var _deployment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4693);
/* harmony import */ var _find_project_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7781);
/* harmony import */ var _findings_branch_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3547);
/* harmony import */ var _findings_severity_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6992);
/* harmony import */ var _findings_unreadable_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2436);
/* harmony import */ var _scans_products_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9845);
/* harmony import */ var _scans_wait_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7096);
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3784);









/** More findings than this are counted only. */
const MAX_ROWS = 1000;
const OPEN = new Set(['open', 'reviewing', 'fixing', undefined]);
/** Reports one scan (web-api.md 4.5), found by its id or by its commit, with the open findings of its branch. */
async function scan(context, request) {
    let found = {};
    const end = await (0,_step_js__WEBPACK_IMPORTED_MODULE_7__/* .capture */ .Fg)(async () => {
        const id = await (0,_deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveId */ .Sv)(context);
        const read = await context.platform.scan(id, await scanIdOf(context, id, request.scan));
        found = { scan: read };
        if ((0,_model_scan_status_js__WEBPACK_IMPORTED_MODULE_8__/* .scanStatus */ .g)(read) === 'completed')
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
    const project = await (0,_find_project_js__WEBPACK_IMPORTED_MODULE_1__/* .findProject */ .t)(context, await (0,_deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveSlug */ .qo)(context), choice.project);
    const refs = ref === undefined ? [] : [ref];
    const awaited = await (0,_scans_wait_js__WEBPACK_IMPORTED_MODULE_6__/* .awaitScan */ .S)(context, deploymentId, project, { commits: [commit], refs, waitMs });
    if (awaited.scan !== undefined)
        return awaited.scan.id;
    throw new _step_js__WEBPACK_IMPORTED_MODULE_7__/* .StepError */ .zg({ kind: 'no-scan', commit, project: project.name, waitedMs: awaited.waitedMs });
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
        const products = (0,_scans_products_js__WEBPACK_IMPORTED_MODULE_5__/* .productsOf */ .y)(read.enabled_products) ?? _scans_products_js__WEBPACK_IMPORTED_MODULE_5__/* .PRODUCTS */ .z;
        for (const product of products) {
            rows.push(...(await (0,_findings_branch_js__WEBPACK_IMPORTED_MODULE_2__/* .branchFindings */ .x)(context, { product, repository, ref: branch })).rows);
        }
        const open = rows.filter(({ status }) => OPEN.has(status)).sort(_findings_severity_js__WEBPACK_IMPORTED_MODULE_3__/* .worstFirst */ .md);
        return { findings: { rows: open.slice(0, MAX_ROWS), total: open.length } };
    }
    catch (error) {
        context.notices.push({ kind: 'findings-unread', cause: (0,_findings_unreadable_js__WEBPACK_IMPORTED_MODULE_4__/* .listFailure */ .P)(error) });
        return {};
    }
}


/***/ }),

/***/ 9845:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ productsOf),
/* harmony export */   z: () => (/* binding */ PRODUCTS)
/* harmony export */ });
const PRODUCTS = ['sast', 'sca', 'secrets'];
const PRODUCT_NAMED = {
    sast: 'sast',
    code: 'sast',
    sca: 'sca',
    supply_chain: 'sca',
    secrets: 'secrets',
};
/** The products that a scan names; undefined where it names none that has findings. */
function productsOf(names) {
    const lower = (names ?? []).map((name) => name.toLowerCase().replace(/^product_/, ''));
    const found = PRODUCTS.filter((product) => lower.some((name) => PRODUCT_NAMED[name] === product));
    return found.length === 0 ? undefined : found;
}


/***/ }),

/***/ 3313:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $F: () => (/* binding */ searchScans),
/* harmony export */   IL: () => (/* binding */ scanOfCommit),
/* harmony export */   Lb: () => (/* binding */ SEARCHED_MS),
/* harmony export */   xz: () => (/* binding */ newerScan)
/* harmony export */ });
/* harmony import */ var _model_days_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8384);
/* harmony import */ var _model_scan_status_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8057);
/* harmony import */ var _model_time_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4386);
/* harmony import */ var _findings_refs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7321);
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3784);





/** The search knows the scans of the past 30 days (field-notes, "Scans"). */
const SEARCHED_MS = 30 * _model_days_js__WEBPACK_IMPORTED_MODULE_1__/* .DAY_MS */ .sO;
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
        const onRef = found.find(({ branch }) => (0,_findings_refs_js__WEBPACK_IMPORTED_MODULE_2__/* .sameRef */ .WY)(branch, ref));
        if (onRef !== undefined)
            return onRef;
    }
    return found[0];
}
/** A later scan, of another commit, that completed on the same branch: the list of findings speaks of it. */
function newerScan(scans, scan) {
    const commit = scan.commit?.toLowerCase();
    return scans.find((other) => (0,_findings_refs_js__WEBPACK_IMPORTED_MODULE_2__/* .sameRef */ .WY)(other.branch, scan.branch) &&
        other.commit?.toLowerCase() !== commit &&
        (0,_model_scan_status_js__WEBPACK_IMPORTED_MODULE_3__/* .searchedScanStatus */ .R)(other) === 'completed' &&
        newestFirst(other, scan) < 0);
}
/** Ids grow with time; they decide where the times do not. */
function newestFirst(one, other) {
    const [start, otherStart] = [(0,_model_time_js__WEBPACK_IMPORTED_MODULE_4__/* .epochMs */ .e)(one.started_at), (0,_model_time_js__WEBPACK_IMPORTED_MODULE_4__/* .epochMs */ .e)(other.started_at)];
    if (start !== undefined && otherStart !== undefined && start !== otherStart)
        return otherStart - start;
    if (one.id === other.id)
        return 0;
    return one.id > other.id ? -1 : 1;
}


/***/ }),

/***/ 7096:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ awaitScan)
/* harmony export */ });
/* harmony import */ var _model_scan_status_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8057);
/* harmony import */ var _model_time_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4386);
/* harmony import */ var _search_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3313);



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
        const isOver = scan !== undefined && (0,_model_scan_status_js__WEBPACK_IMPORTED_MODULE_1__/* .searchedScanStatus */ .R)(scan) !== 'running';
        if (isOver || leftMs <= 0)
            return { ...(scan === undefined ? {} : { scan }), scans, waitedMs };
        // What was not there in the first search has begun since.
        sinceMs = ((0,_model_time_js__WEBPACK_IMPORTED_MODULE_2__/* .epochMs */ .e)(scan?.started_at) ?? Math.min(startMs, clock.now())) - CLOCK_SLACK_MS;
        const ms = Math.min(pauseMs, leftMs);
        progress.pause('scan', ms);
        await clock.sleep(ms, stop);
        pauseMs = Math.min(MAX_PAUSE_MS, pauseMs * PAUSE_GROWTH);
    }
}


/***/ })

};
