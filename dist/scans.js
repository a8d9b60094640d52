export const id = 499;
export const ids = [499];
export const modules = {

/***/ 1669:
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
    return ((0,_model_filters_js__WEBPACK_IMPORTED_MODULE_0__/* .severityRank */ .qs)(one.severity) - (0,_model_filters_js__WEBPACK_IMPORTED_MODULE_0__/* .severityRank */ .qs)(other.severity) ||
        CONFIDENCES.indexOf(other.confidence ?? '') - CONFIDENCES.indexOf(one.confidence ?? '') ||
        (0,_model_compare_js__WEBPACK_IMPORTED_MODULE_1__/* .compare */ .U)(one.path ?? '', other.path ?? '') ||
        (one.line ?? 0) - (other.line ?? 0) ||
        (0,_model_compare_js__WEBPACK_IMPORTED_MODULE_1__/* .compare */ .U)(one.id, other.id));
}


/***/ }),

/***/ 702:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cx: () => (/* binding */ commitOfRun),
/* harmony export */   MX: () => (/* binding */ isQueued),
/* harmony export */   kN: () => (/* binding */ readCommit)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8668);

/** Of other events, `GITHUB_SHA` is the head of the default branch, or not what a person means. */
const NAMES_COMMIT = /^(?:push|create|merge_group|workflow_run|workflow_dispatch|dynamic|)$/;
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
    if (commit !== undefined && !NAMES_COMMIT.test(event.name)) {
        const which = `\`${event.name}\` has no commit of its own, so the step uses ${commit.slice(0, 12)} (GITHUB_SHA)`;
        reader.warn('commit', `is empty; the event ${which}, which may not be the one you mean`);
    }
    const why = 'and outside a workflow run there is no commit to use';
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
/* harmony import */ var _platform_http_decode_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2186);
/* harmony import */ var _commit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(702);
/* harmony import */ var _github_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3044);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5343);
/* harmony import */ var _scan_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9749);
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9137);







const DEFAULT_WAIT_MS = 15 * 60_000;
const OUTCOMES = ['fail', 'warn'];
async function readGate(source) {
    const { reader, environment } = source;
    const event = await source.event();
    const github = (0,_github_js__WEBPACK_IMPORTED_MODULE_3__/* .readGitHub */ .k)(reader, environment);
    const commit = readGatedCommit(reader, event, github !== undefined);
    const skip = readSkip(reader, event);
    const products = reader.listOf('products', _model_filters_js__WEBPACK_IMPORTED_MODULE_0__/* .PRODUCTS */ .zv);
    return {
        operation: 'gate',
        ...(0,_source_js__WEBPACK_IMPORTED_MODULE_6__/* .readBase */ .wZ)(source),
        project: (0,_names_js__WEBPACK_IMPORTED_MODULE_4__/* .readProject */ .Wh)(reader, environment.GITHUB_REPOSITORY),
        waitMs: (0,_scan_js__WEBPACK_IMPORTED_MODULE_5__.readWait)(source, DEFAULT_WAIT_MS),
        failOn: reader.oneOf('fail-on', [..._model_filters_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .oC, 'none']) ?? 'high',
        failOnConfidence: reader.oneOf('fail-on-confidence', ['low', 'medium', 'high']) ?? 'low',
        warnOnly: reader.boolean('warn-only') ?? false,
        newOnly: reader.boolean('new-only') ?? true,
        inheritIgnores: reader.boolean('inherit-ignores') ?? true,
        provisionallyIgnored: reader.oneOf('provisionally-ignored', ['ignore', 'count']) ?? 'ignore',
        onTimeout: reader.oneOf('on-timeout', OUTCOMES) ?? 'fail',
        onNoScan: reader.oneOf('on-no-scan', OUTCOMES) ?? 'fail',
        annotations: reader.boolean('annotations') ?? true,
        comment: readComment(reader),
        event,
        ...(0,_platform_http_decode_js__WEBPACK_IMPORTED_MODULE_1__/* .present */ .Eb)({ skip, commit, products: products.length === 0 ? undefined : products, github }),
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
        return (0,_commit_js__WEBPACK_IMPORTED_MODULE_2__/* .readCommit */ .kN)(reader);
    if (!(0,_commit_js__WEBPACK_IMPORTED_MODULE_2__/* .isQueued */ .MX)(event))
        return (0,_commit_js__WEBPACK_IMPORTED_MODULE_2__/* .commitOfRun */ .Cx)(reader, event);
    if (github)
        return undefined;
    const why = 'so the step cannot ask GitHub for the head of the pull request in the merge queue';
    reader.warn('github-token', `is empty, ${why}, and only a scan of the merge group's own commit counts`);
    return (0,_commit_js__WEBPACK_IMPORTED_MODULE_2__/* .commitOfRun */ .Cx)(reader, event);
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
        reader.problem(input, 'and `scan-id` exclude each other, because each names the scan; leave one of them out');
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
        reader.warn('commit', `is empty; the step uses the merge group's own commit, ${why}`);
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
function readWait({ reader, connection }, defaultMs) {
    const waitMs = reader.duration('wait-for', 0, _connection_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_DURATION_MS */ .rG) ?? defaultMs;
    if (waitMs > connection.timeLimitMs) {
        const what = 'which ends the step first; raise `time-limit` to wait that long';
        reader.warn('wait-for', `is longer than \`time-limit\`, ${what}`);
    }
    return waitMs;
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

/***/ 7781:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EU: () => (/* binding */ lookForProject),
/* harmony export */   Qw: () => (/* binding */ projectNames),
/* harmony export */   YS: () => (/* binding */ isProject),
/* harmony export */   t1: () => (/* binding */ findProject)
/* harmony export */ });
/* harmony import */ var _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9323);
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7966);
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3784);



/**
 * The one project that an operation is about.
 *
 * @throws StepError where it is not found, with the names that it may be a misspelling of; PlatformError
 */
async function findProject(context, slug, name) {
    const found = await lookForProject(context, slug, name);
    if (found.project !== undefined)
        return found.project;
    const { failure, near } = found;
    throw new _step_js__WEBPACK_IMPORTED_MODULE_2__/* .StepError */ .zg({ ...failure, ...(near.length === 0 ? {} : { near }) });
}
/**
 * The same for what goes on without it.
 *
 * @throws PlatformError
 */
async function lookForProject(context, slug, name) {
    try {
        return { project: await context.platform.project(slug, name) };
    }
    catch (error) {
        if (!(error instanceof _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StatusError */ .Xs) || error.failure.status !== 404)
            throw error;
        const names = await projectNames(context, slug);
        const near = await (0,_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .nearestNames */ .L)(name, names ?? []);
        return { failure: error.failure, isListed: names !== undefined, near };
    }
}
/**
 * The names of all projects, for what has failed already: undefined where they cannot be listed either.
 *
 * @throws CancelledError, which ends the step here, too
 */
async function projectNames(context, slug) {
    if (context.stop.aborted)
        return undefined;
    try {
        return (await context.platform.projects(slug)).map(({ name }) => name);
    }
    catch (error) {
        if (error instanceof _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CancelledError */ .cc)
            throw error;
        return undefined;
    }
}
/** Whether the platform knows a project, by one request. */
async function isProject({ platform }, slug, name) {
    try {
        await platform.project(slug, name);
        return true;
    }
    catch (error) {
        if (error instanceof _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StatusError */ .Xs && error.failure.status === 404)
            return false;
        throw error;
    }
}


/***/ }),

/***/ 4991:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  gate: () => (/* binding */ gate)
});

// EXTERNAL MODULE: ./build/src/operations/context.js
var operations_context = __webpack_require__(8303);
// EXTERNAL MODULE: ./build/src/findings/severity.js
var severity = __webpack_require__(1669);
// EXTERNAL MODULE: ./build/src/model/filters.js
var filters = __webpack_require__(9016);
// EXTERNAL MODULE: ./build/src/model/scan-status.js
var scan_status = __webpack_require__(8057);
// EXTERNAL MODULE: ./build/src/model/time.js
var time = __webpack_require__(4386);
// EXTERNAL MODULE: ./build/src/operations/deployment.js
var deployment = __webpack_require__(4693);
// EXTERNAL MODULE: ./build/src/operations/find-project.js
var find_project = __webpack_require__(7781);
// EXTERNAL MODULE: ./build/src/operations/scans/products.js
var scans_products = __webpack_require__(9845);
// EXTERNAL MODULE: ./build/src/operations/scans/search.js
var search = __webpack_require__(3313);
// EXTERNAL MODULE: ./build/src/operations/scans/wait.js
var wait = __webpack_require__(7096);
// EXTERNAL MODULE: ./build/src/operations/step.js
var step = __webpack_require__(3784);
// EXTERNAL MODULE: ./build/src/operations/scans/branch-findings.js
var branch_findings = __webpack_require__(1104);
;// CONCATENATED MODULE: ./build/src/operations/gate/decide.js




/** Findings may appear in their list some time after their scan has ended (field-notes, "Reads that lag"). */
const SETTLED_MS = 60_000;
/** Also where the scan ended long ago. */
const LEAST_WAIT_MS = 30_000;
/** Of each product that is judged, and of all together where the scan says more than it says product by product. */
function claimsOf({ findings_counts: counts, exit_code: exitCode }, judged, ran) {
    if (judged.length === 0)
        return [];
    const byProduct = {
        // A scan may count the findings of AI with those of code.
        sast: { count: counts?.code ?? 0, products: ['sast', 'ai_sast'] },
        sca: { count: counts?.supply_chain ?? 0, products: ['sca'] },
        secrets: { count: counts?.secrets ?? 0, products: ['secrets'] },
    };
    const claims = filters/* SCANNED_PRODUCTS */.Kw.filter((product) => judged.includes(product)).map((product) => ({
        ...byProduct[product],
        isExact: true,
    }));
    const total = Math.max(counts?.total ?? 0, exitCode === 1 ? 1 : 0);
    const named = Object.values(byProduct).reduce((sum, { count }) => sum + count, 0);
    if (total > named) {
        const products = new Set([...(ran ?? filters/* SCANNED_PRODUCTS */.Kw), ...judged, 'ai_sast']);
        claims.push({ count: total, products: [...products], isExact: counts?.total === total });
    }
    return claims.filter(({ count }) => count > 0);
}
/** Whether the lists, as they are now, may decide. */
function decide(look) {
    const { claims, counted, lookedForMs } = look;
    const settlesInMs = SETTLED_MS - look.endedBeforeMs - lookedForMs;
    const leftMs = Math.max(settlesInMs, LEAST_WAIT_MS - lookedForMs);
    const short = claims.filter((claim) => presentRows(look, claim).length < claim.count);
    if (short.length > 0 && leftMs > 0)
        return { next: 'look-again', withinMs: leftMs };
    const claimed = sumOf(short, ({ count }) => count);
    if (counted === 0 && short.some((claim) => rowsOf(look, claim).length === 0)) {
        return { next: 'unseen', claimed };
    }
    // What an earlier scan left may stand where a new finding is still to appear; a row that counts fails anyhow.
    if (counted === 0 && settlesInMs > 0 && claims.some((claim) => !isSurelyFilled(look, claim))) {
        return { next: 'look-again', withinMs: settlesInMs };
    }
    if (short.length === 0)
        return { next: 'judge' };
    return {
        next: 'judge',
        short: { rows: sumOf(short, (claim) => presentRows(look, claim).length), claimed },
    };
}
/** Whether rows are missing that a claim is about, of products that may not have been read. */
function isFilled(look, claim) {
    return presentRows(look, claim).length >= claim.count;
}
function isSurelyFilled(look, claim) {
    const sure = presentRows(look, claim).filter((row) => !mayBeLeft(row, look));
    return claim.isExact && sure.length >= claim.count;
}
/** Those that the scan may have counted: open, or decided by somebody since it began. */
function presentRows(look, claim) {
    const beganMs = (0,time/* epochMs */.e)(look.scan.started_at) ?? Number.POSITIVE_INFINITY;
    return rowsOf(look, claim).filter(({ kind, status = 'open', triaged_at, state_updated_at }) => {
        if (status !== 'ignored' && status !== 'provisionally_ignored')
            return status !== 'fixed';
        // The list of secrets has no time of triage.
        return ((0,time/* epochMs */.e)(kind === 'secrets' ? state_updated_at : triaged_at) ?? 0) >= beganMs;
    });
}
/** Whether an earlier scan may have left the row, which this one did not see first. */
function mayBeLeft(row, { scan, scans }) {
    const { kind, created_at, first_seen_scan_id: first } = row;
    const others = scans.filter((one) => one.id !== scan.id && (0,scan_status/* searchedScanStatus */.R)(one) === 'completed');
    if (kind === 'secrets') {
        // It is one row whatever its branches, and does not say which scan saw it first.
        const createdMs = (0,time/* epochMs */.e)(created_at) ?? 0;
        const isSince = createdMs >= ((0,time/* epochMs */.e)(scan.started_at) ?? Number.POSITIVE_INFINITY);
        return !isSince || others.some((other) => createdMs <= (0,search/* endOf */.pJ)(other));
    }
    if (first !== undefined)
        return first !== scan.id;
    return kind === 'ai_sast' || (0,search/* onBranchOf */.l0)(others, scan).length > 0;
}
function rowsOf({ listed }, { products }) {
    return products.flatMap((product) => listed.get(product) ?? []);
}
function sumOf(claims, of) {
    return claims.reduce((sum, claim) => sum + of(claim), 0);
}

// EXTERNAL MODULE: ./build/src/findings/refs.js
var refs = __webpack_require__(2568);
;// CONCATENATED MODULE: ./build/src/operations/gate/judge.js





function nothingJudged() {
    const leftOut = {
        'below-severity': 0,
        'below-confidence': 0,
        'on-primary-branch': 0,
        'ignored-on-primary-branch': 0,
        triaged: 0,
        fixed: 0,
        'provisionally-ignored': 0,
    };
    return { counted: [], leftOut };
}
/**
 * Adds the findings that count: open, bad enough, and not excused by the primary branch, which is read only where
 * something depends on it. With `fail-on: none`, everything that is open counts. What a row lacks does not excuse it.
 *
 * @throws PlatformError, PagingError where the primary branch can't be read
 */
async function judge(context, request, judged, into) {
    const open = judged.rows.filter((row) => {
        const reason = closedBecause(row, request) ?? belowThreshold(row, request);
        if (reason !== undefined)
            into.leftOut[reason] += 1;
        return reason === undefined;
    });
    const excuses = open.length === 0 ? undefined : await excusesFor(context, request, judged);
    for (const row of open) {
        const excuse = excuses?.(row);
        if (excuse === undefined)
            into.counted.push(row);
        else
            into.leftOut[excuse] += 1;
    }
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
/** Undefined where nothing is excused. */
async function excusesFor(context, request, { product, project, scan, scans }) {
    const { newOnly, inheritIgnores } = request;
    const primary = project.primary_branch ?? project.default_branch;
    if (primary === undefined)
        return undefined;
    const isPrimary = (0,refs/* sameRef */.WY)(scan.branch, primary);
    const ofCommit = scans.filter((other) => (0,search/* isOfCommit */.lU)(other, scan.commit));
    // A secret is one row whatever its branches: it knows itself who ignored it.
    if (product === 'secrets')
        return newOnly ? knownSecrets(ofCommit, isPrimary, primary) : undefined;
    if (isPrimary)
        return newOnly ? seenBefore(ofCommit) : undefined;
    if (!newOnly && !inheritIgnores)
        return undefined;
    const list = { product, repository: project.name, ref: primary };
    const excuse = excuseBy(await (0,branch_findings/* branchFindings */.x)(context, list), request, primary);
    if (scan.branch !== undefined)
        return excuse;
    // It may be of the primary branch, whose rows would excuse themselves.
    const isOld = seenBefore(ofCommit);
    return (row) => isOld(row) && excuse(row);
}
/** On the primary branch, new is what came since the commit was first scanned; elsewhere what is not on the primary. */
function knownSecrets(ofCommit, isPrimary, primary) {
    const beganMs = Math.min(...ofCommit.map(({ started_at }) => (0,time/* epochMs */.e)(started_at) ?? 0));
    return ({ ref, created_at }) => {
        const isOlder = ((0,time/* epochMs */.e)(created_at) ?? Number.POSITIVE_INFINITY) < beganMs;
        return isOlder && (isPrimary || (0,refs/* sameRef */.WY)(ref, primary)) ? 'on-primary-branch' : undefined;
    };
}
/** On the primary branch itself, new is what any scan of the commit saw first. */
function seenBefore(ofCommit) {
    const scans = new Set(ofCommit.map(({ id }) => id));
    return ({ first_seen_scan_id: first }) => first === undefined || scans.has(first) ? undefined : 'on-primary-branch';
}
/** By `match_based_id`. What is fixed there excuses nothing, nor does a row that does not say where and how it stands. */
function excuseBy(rows, { newOnly, inheritIgnores }, primary) {
    const excuses = new Map();
    for (const { match_based_id: id, status, ref, repository } of rows) {
        const isThere = status !== undefined && status !== 'fixed' && (0,refs/* sameRef */.WY)(ref, primary);
        if (id === undefined || repository === undefined || !isThere)
            continue;
        if (inheritIgnores && status === 'ignored')
            excuses.set(id, 'ignored-on-primary-branch');
        else if (newOnly && !excuses.has(id))
            excuses.set(id, 'on-primary-branch');
    }
    return ({ match_based_id: id }) => excuses.get(id);
}

;// CONCATENATED MODULE: ./build/src/operations/gate/look.js





/** In less time no scan begins and completes. */
const SHORTEST_SCAN_MS = 5000;
/**
 * One look at the lists: what counts, and whether they may decide.
 *
 * @throws PlatformError, PagingError
 */
async function look(context, request, { project, scan, scans, ran, products, atMs, endedBeforeMs }) {
    const startMs = context.clock.now();
    const claims = claimsOf(scan, products, ran);
    const listed = await listProducts(context, { project, scan, products, claims });
    const judged = nothingJudged();
    for (const product of products) {
        const rows = listed.get(product) ?? [];
        await judge(context, request, { product, rows, project, scan, scans: scans.all }, judged);
    }
    // One that is under way on the branch may have ended since, and left another list; after a while, a new one too.
    const isUnderWay = (0,search/* onBranchOf */.l0)(scans.all, scan).some((other) => (0,scan_status/* searchedScanStatus */.R)(other) === 'running');
    if (isUnderWay || context.clock.now() - startMs > SHORTEST_SCAN_MS)
        await scans.search();
    const lookedForMs = context.clock.now() - atMs;
    const counted = judged.counted.length;
    return {
        decision: decide({ scan, scans: scans.all, claims, listed, counted, endedBeforeMs, lookedForMs }),
        judged,
    };
}
/** The products to judge, and, where something is missing, those whose rows may be what the scan counted. */
async function listProducts(context, { project: { name: repository }, scan, products, claims, }) {
    const ref = scan.branch === undefined ? {} : { ref: scan.branch };
    const listed = new Map();
    const read = async (product) => {
        if (listed.has(product))
            return;
        listed.set(product, await (0,branch_findings/* branchFindings */.x)(context, { product, repository, ...ref, scan: scan.id }));
    };
    for (const product of products)
        await read(product);
    for (const claim of claims) {
        if (isFilled({ scan, listed }, claim))
            continue;
        for (const product of claim.products)
            await read(product);
    }
    return listed;
}

// EXTERNAL MODULE: ./build/src/operations/github.js
var operations_github = __webpack_require__(1521);
;// CONCATENATED MODULE: ./build/src/operations/gate/pull-request-head.js


/**
 * The head of the event's pull request now. Undefined where the event has no pull request, or there is no token for
 * GitHub.
 *
 * @throws StepError where GitHub does not answer
 */
async function readHead(context, request) {
    const { event, github } = request;
    const [owner, repo] = event.repository?.split('/') ?? [];
    const number = event.pullRequest?.number;
    if (github === undefined || owner === undefined || repo === undefined || number === undefined) {
        return undefined;
    }
    const pull = { owner, repo, number };
    const head = await (0,operations_github/* askGitHub */.X)(context, github, (client) => client.pullRequestHead(pull));
    return { commit: head.toLowerCase(), readAtMs: context.clock.now() };
}
/**
 * The same where the gate looks at the commit that the event named as the head, so that another head means that the
 * pull request has moved on. Undefined, too, where GitHub does not answer: it only adds to what is known.
 */
async function readHeadIfOurs(context, request) {
    if (request.commit === undefined || request.commit !== headOf(request.event))
        return undefined;
    try {
        return await readHead(context, request);
    }
    catch (error) {
        if (error instanceof step/* StepError */.zg && !context.stop.aborted)
            return undefined;
        throw error;
    }
}
function headOf({ name, pullRequest, sha }) {
    return (name.startsWith('pull_request') ? pullRequest?.headSha : sha)?.toLowerCase();
}

;// CONCATENATED MODULE: ./build/src/operations/gate/run.js












const FIRST_PAUSE_MS = 2000;
const PAUSE_GROWTH = 1.5;
/** One run of a gate, which fills its verdict as it goes. */
class Gate {
    #context;
    #request;
    #verdict;
    #startMs;
    /** GitHub does not say it, and is not asked again. */
    #isHeadUnknown = false;
    constructor(context, request, verdict) {
        this.#context = context;
        this.#request = request;
        this.#verdict = verdict;
        this.#startMs = context.clock.now();
    }
    /** @throws StepError where the gate fails, and whatever ends the step */
    async run() {
        const { skip, project: name } = this.#request;
        if (skip !== undefined) {
            this.#context.notices.push({ kind: 'fork-run', why: skip });
            return this.#end('skipped', skip);
        }
        const commits = await this.#commits();
        const found = await (0,find_project/* lookForProject */.EU)(this.#context, await (0,deployment/* resolveSlug */.qo)(this.#context), name);
        if (found.project !== undefined) {
            this.#verdict.project = found.project;
            return this.#look(found.project, commits);
        }
        if (!found.isListed)
            throw new step/* StepError */.zg(found.failure);
        this.#noScan(name, { unknownProject: true, ...(found.near.length === 0 ? {} : { near: found.near }) });
    }
    /** The commit that was asked for; in a merge queue the pull request's head, or the group's own commit. */
    async #commits() {
        const { commit, event } = this.#request;
        if (commit !== undefined)
            return [commit];
        const own = event.sha === undefined ? [] : [event.sha];
        const head = await readHead(this.#context, this.#request);
        if (head === undefined)
            return own;
        this.#verdict.commit = head.commit;
        return [head.commit, ...own];
    }
    /** Looks at the commit's newest scan and at the lists until they decide. */
    async #look(project, commits) {
        const { clock, progress, stop } = this.#context;
        const scans = new search/* ProjectScans */.cj(this.#context, await (0,deployment/* resolveId */.Sv)(this.#context), project);
        const untilMs = this.#startMs + this.#request.waitMs;
        const isOver = () => this.#headMoved();
        let first;
        for (let pauseMs = FIRST_PAUSE_MS;; pauseMs *= PAUSE_GROWTH) {
            const newest = await (0,wait/* awaitScan */.S)(this.#context, scans, { commits, refs: this.#refs(), untilMs, isOver });
            if (first === undefined)
                this.#verdict.waitedMs = clock.now() - this.#startMs;
            if (newest === undefined || (0,scan_status/* searchedScanStatus */.R)(newest) !== 'completed') {
                return this.#notScanned(project, newest);
            }
            this.#verdict.commit = newest.commit?.toLowerCase() ?? '';
            const scan = await this.#listedScan(newest, scans.all);
            if (scan === undefined)
                return;
            this.#verdict.scan = scan;
            if (first?.id !== scan.id)
                first = { id: scan.id, atMs: clock.now(), endedBeforeMs: this.#ageOf(scan) };
            const { decision, judged } = await this.#read(project, scan, scans, first);
            // Another one completed meanwhile, and left another list.
            if ((0,search/* lastCompleted */.s4)(scans.all, scan).id !== scan.id)
                continue;
            if (decision.next !== 'look-again')
                return this.#decided(decision, judged, clock.now() - first.atMs);
            const ms = Math.min(pauseMs, decision.withinMs);
            progress.pause('findings', ms);
            await clock.sleep(ms, stop);
        }
    }
    /** How long ago the scan ended, by the platform's clock; 0 where it does not say. */
    #ageOf({ completed_at }) {
        const serverMs = this.#context.platform.serverNowMs() ?? this.#context.clock.now();
        return Math.max(0, serverMs - ((0,time/* epochMs */.e)(completed_at) ?? serverMs));
    }
    /** The branches that the event's scan reports, before those of other scans of the commit. */
    #refs() {
        const { pullRequest, ref } = this.#request.event;
        const merge = pullRequest === undefined ? [] : [`refs/pull/${pullRequest.number}/merge`];
        return [...merge, ...(ref === undefined ? [] : [ref])];
    }
    /**
     * The scan of the commit that the list shows: of several, the one that completed last. Where that is a scan of
     * another commit, there is none, and the verdict is decided.
     */
    async #listedScan(newest, scans) {
        const last = (0,search/* lastCompleted */.s4)(scans, newest);
        if ((0,search/* isOfCommit */.lU)(last, newest.commit))
            return last;
        this.#verdict.scan = newest;
        if (await this.#headMoved())
            return undefined;
        const isHead = (0,search/* isOfCommit */.lU)(newest, this.#verdict.head?.commit);
        // A branch that was set back to an earlier commit is not decided by the gate of a later one.
        if ((0,search/* newestFirst */.ll)(last, newest) < 0 && !isHead) {
            this.#end('skipped', 'newer-scan');
            return undefined;
        }
        this.#verdict.because = 'overwritten';
        throw new step/* StepError */.zg({ kind: 'gate-overwritten', commit: newest.commit ?? '', by: last.commit ?? '' });
    }
    /** Whether the pull request has moved on to another commit, whose gate decides. */
    async #headMoved() {
        const head = this.#isHeadUnknown ? undefined : await readHeadIfOurs(this.#context, this.#request);
        this.#isHeadUnknown = head === undefined;
        if (head === undefined)
            return false;
        this.#verdict.head = head;
        if (head.commit === this.#request.commit)
            return false;
        this.#end('skipped', 'head-moved');
        return true;
    }
    #end(verdict, because) {
        this.#verdict.verdict = verdict;
        delete this.#verdict.because;
        if (because !== undefined)
            this.#verdict.because = because;
    }
    async #notScanned(project, scan) {
        const { waitedMs, verdict } = this.#verdict;
        if (verdict === 'skipped' || (await this.#headMoved()))
            return;
        if (scan === undefined)
            return this.#noScan(project.name);
        this.#verdict.scan = scan;
        this.#verdict.commit = scan.commit?.toLowerCase() ?? '';
        const { status = 'unknown', exit_code: code } = scan;
        if ((0,scan_status/* searchedScanStatus */.R)(scan) === 'running') {
            return this.#timedOut({
                kind: 'scan-timeout',
                waitedMs,
                ...(scan.status === undefined ? {} : { status }),
            });
        }
        this.#verdict.because = 'scan-failed';
        throw new step/* StepError */.zg({
            kind: 'gate-scan-failed',
            status,
            ...(code === undefined ? {} : { exitCode: code }),
        });
    }
    #noScan(project, more = {}) {
        this.#end('no-scan', more.unknownProject ? 'unknown-project' : undefined);
        const commit = this.#verdict.commit ?? this.#request.event.sha ?? '';
        const data = { kind: 'no-scan', commit, project, waitedMs: this.#verdict.waitedMs, ...more };
        if (this.#request.onNoScan === 'fail')
            throw new step/* StepError */.zg(data);
        this.#context.notices.push(data);
    }
    #timedOut(data) {
        this.#end('timed-out', data.kind === 'findings-missing' ? 'findings-missing' : undefined);
        if (this.#request.onTimeout === 'fail')
            throw new step/* StepError */.zg(data);
        this.#context.notices.push(data);
    }
    /** @throws StepError where a list can't be read: then nothing is counted */
    async #read(project, scan, scans, since) {
        const ran = (0,scans_products/* productsRun */.I)(scan);
        const products = this.#products(ran);
        try {
            return await look(this.#context, this.#request, { project, scan, scans, ran, products, ...since });
        }
        catch (error) {
            const cause = (0,step/* listFailure */.PH)(error);
            this.#verdict.because = 'list-failed';
            throw new step/* StepError */.zg('method' in cause ? { kind: 'gate-list-failed', cause } : cause);
        }
    }
    /** Those to judge: of what was asked for, what the scan ran, or does not deny. */
    #products(ran) {
        const asked = this.#request.products ?? filters/* SCANNED_PRODUCTS */.Kw;
        // No scan says that it looked for findings of AI.
        const isRun = (product) => product === 'ai_sast' || (ran?.includes(product) ?? true);
        this.#verdict.products = asked.filter(isRun);
        this.#verdict.notRun = asked.filter((product) => !isRun(product));
        return this.#verdict.products;
    }
    async #decided(decision, { counted, leftOut }, lookedForMs) {
        const { failOn, products: named } = this.#request;
        const { notRun } = this.#verdict;
        if (await this.#headMoved())
            return;
        this.#verdict.leftOut = leftOut;
        if (decision.next === 'unseen' && failOn !== 'none') {
            return this.#timedOut({ kind: 'findings-missing', counted: decision.claimed, waitedMs: lookedForMs });
        }
        this.#end('failed');
        this.#verdict.counted = counted.sort(severity/* worstFirst */.md);
        const short = decision.next === 'unseen' ? { rows: 0, claimed: decision.claimed } : decision.short;
        if (short !== undefined) {
            const { rows, claimed } = short;
            this.#context.notices.push({ kind: 'findings-incomplete', listed: rows, counted: claimed });
        }
        if (named !== undefined) {
            for (const product of notRun)
                this.#context.notices.push({ kind: 'product-not-run', product });
        }
        if (counted.length > 0 && failOn !== 'none') {
            throw new step/* StepError */.zg({ kind: 'gate-failed', counted: counted.length });
        }
        if (named !== undefined && notRun.length > 0 && failOn !== 'none') {
            this.#verdict.because = 'product-not-run';
            throw new step/* StepError */.zg({ kind: 'product-not-run', products: [...notRun] });
        }
        this.#end('passed');
    }
}

;// CONCATENATED MODULE: ./build/src/operations/gate/verdict.js

function emptyVerdict({ commit }) {
    const { leftOut } = nothingJudged();
    const known = commit === undefined ? {} : { commit };
    return {
        verdict: 'failed',
        because: 'undecided',
        ...known,
        leftOut,
        products: [],
        notRun: [],
        waitedMs: 0,
    };
}

;// CONCATENATED MODULE: ./build/src/operations/gate.js




/**
 * Waits for a commit's scan and decides whether its findings may pass. It posts nothing: the comment and the
 * annotations are made from the result.
 */
async function gate(context, request) {
    const verdict = emptyVerdict(request);
    const { failure } = await (0,step/* capture */.Fg)(() => new Gate(context, request, verdict).run());
    const result = { ...(0,operations_context/* resultOf */.B)(context, request), ...verdict };
    if (failure === undefined)
        return result;
    return request.warnOnly && !isMisconfigured(failure)
        ? { ...result, warned: failure }
        : { ...result, failure };
}
const WRONG = ['no-deployment', 'several-deployments', 'other-deployment'];
/** A refused token (without access to the Web API it gets 404) or wrong inputs: `warn-only` would hide them for ever. */
function isMisconfigured(failure) {
    const cause = failure.kind === 'gate-list-failed' ? failure.cause : failure;
    return (WRONG.includes(cause.kind) || (cause.kind === 'status' && [401, 403, 404].includes(cause.status ?? 0)));
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
 * @throws StepError when GitHub does not answer what was asked
 */
async function askGitHub({ clock, stop, progress, githubPauses: pauses, trace }, { token, apiUrl }, ask) {
    const { createGitHub } = await Promise.all(/* import() | github */[__webpack_require__.e(214), __webpack_require__.e(326)]).then(__webpack_require__.bind(__webpack_require__, 586));
    const onPause = (ms) => progress.pause('github-rate-limit', ms);
    try {
        return await ask(await createGitHub({ token, apiUrl, clock, stop, trace, pauses, onPause }));
    }
    catch (error) {
        throw isGitHubError(error) ? new _step_js__WEBPACK_IMPORTED_MODULE_0__/* .StepError */ .zg({ kind: 'github', cause: error.failure }) : error;
    }
}
/** The class itself is part of what is loaded later. */
function isGitHubError(error) {
    return error instanceof Error && error.name === 'GitHubError';
}


/***/ }),

/***/ 9043:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   scan: () => (/* binding */ scan)
/* harmony export */ });
/* harmony import */ var _findings_refs_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(2568);
/* harmony import */ var _findings_severity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1669);
/* harmony import */ var _model_filters_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9016);
/* harmony import */ var _model_scan_status_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8057);
/* harmony import */ var _model_time_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(4386);
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8303);
/* harmony import */ var _deployment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4693);
/* harmony import */ var _find_project_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7781);
/* harmony import */ var _scans_branch_findings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1104);
/* harmony import */ var _scans_products_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9845);
/* harmony import */ var _scans_search_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3313);
/* harmony import */ var _scans_wait_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7096);
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3784);













/** More findings than this are counted only. */
const MAX_ROWS = 1000;
const OPEN = new Set(['open', 'reviewing', 'fixing', undefined]);
/** Reports one scan (web-api.md 4.5), found by its id or by its commit, with the open findings of its branch. */
async function scan(context, request) {
    let found = {};
    const end = await (0,_step_js__WEBPACK_IMPORTED_MODULE_8__/* .capture */ .Fg)(async () => {
        const id = await (0,_deployment_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveId */ .Sv)(context);
        found = await readScan(context, id, request.scan);
        if (found.status === 'completed' && found.scan !== undefined) {
            found = { ...found, ...(await findingsOf(context, found.scan)) };
        }
    });
    return { ...(0,_context_js__WEBPACK_IMPORTED_MODULE_9__/* .resultOf */ .B)(context, request), ...found, ...end };
}
async function readScan(context, deploymentId, choice) {
    const searched = choice.by === 'commit' ? await searchByCommit(context, deploymentId, choice) : undefined;
    const scanId = choice.by === 'id' ? choice.scanId : (searched?.id ?? 0n);
    const read = await context.platform.scan(deploymentId, scanId);
    // Servers leave out 0, and one that was cancelled has no exit code either.
    const isOpen = read.exit_code === undefined || read.completed_at === undefined;
    const summary = searched ?? (isOpen ? await searchById(context, deploymentId, read) : undefined);
    if (summary === undefined) {
        // The details have no status.
        if (!isOpen)
            return { scan: read, status: (0,_model_scan_status_js__WEBPACK_IMPORTED_MODULE_10__/* .scanStatus */ .g)(read) };
        context.notices.push({ kind: 'scan-end-unknown' });
        return { scan: read };
    }
    const status = (0,_model_scan_status_js__WEBPACK_IMPORTED_MODULE_10__/* .searchedScanStatus */ .R)(summary);
    if (status === 'running')
        return { scan: read, status: isOpen ? status : (0,_model_scan_status_js__WEBPACK_IMPORTED_MODULE_10__/* .scanStatus */ .g)(read) };
    const exit_code = summary.exit_code ?? (isOpen ? undefined : read.exit_code);
    const scan = { ...read, ...countedBySearch(read, summary), exit_code };
    return { scan, status: (0,_model_scan_status_js__WEBPACK_IMPORTED_MODULE_10__/* .searchedScanStatus */ .R)({ ...summary, exit_code }), end: summary.status };
}
/** A count that the details leave out reads as 0, which the search may know better. */
function countedBySearch({ stats }, { findings_counts: counts = {} }) {
    const { total = 0, code = 0, supply_chain = 0, secrets = 0 } = counts;
    const findings = total || code + supply_chain + secrets;
    return stats?.findings || findings === 0 ? {} : { stats: { ...stats, findings } };
}
/** @throws StepError where the commit was not scanned in time */
async function searchByCommit(context, deploymentId, { commit, ref, waitMs, project: name }) {
    const project = await (0,_find_project_js__WEBPACK_IMPORTED_MODULE_3__/* .findProject */ .t1)(context, await (0,_deployment_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveSlug */ .qo)(context), name);
    const startMs = context.clock.now();
    const wish = { commits: [commit], refs: ref === undefined ? [] : [ref], untilMs: startMs + waitMs };
    const found = await (0,_scans_wait_js__WEBPACK_IMPORTED_MODULE_7__/* .awaitScan */ .S)(context, new _scans_search_js__WEBPACK_IMPORTED_MODULE_6__/* .ProjectScans */ .cj(context, deploymentId, project), wish);
    if (found !== undefined)
        return found;
    const waitedMs = context.clock.now() - startMs;
    throw new _step_js__WEBPACK_IMPORTED_MODULE_8__/* .StepError */ .zg({ kind: 'no-scan', commit, project: project.name, waitedMs });
}
/** Undefined where the search does not know the scan, or can't be asked. */
async function searchById({ platform }, deploymentId, { id, repository_id: repositoryId, started_at }) {
    const sinceMs = (0,_model_time_js__WEBPACK_IMPORTED_MODULE_11__/* .epochMs */ .e)(started_at);
    if (repositoryId === undefined || sinceMs === undefined)
        return undefined;
    try {
        const scans = await platform.searchScans(deploymentId, { repositoryId, sinceMs });
        return scans.find((scan) => scan.id === id);
    }
    catch (error) {
        (0,_step_js__WEBPACK_IMPORTED_MODULE_8__/* .listFailure */ .PH)(error);
        return undefined;
    }
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
        const products = (0,_scans_products_js__WEBPACK_IMPORTED_MODULE_5__/* .productsOf */ .y)(read.enabled_products) ?? _model_filters_js__WEBPACK_IMPORTED_MODULE_1__/* .SCANNED_PRODUCTS */ .Kw;
        for (const product of products) {
            rows.push(...(await (0,_scans_branch_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .branchFindings */ .x)(context, { product, repository, ref: branch })));
        }
        // A secret is one row whatever its branches.
        const isHere = ({ ref }) => ref === undefined || (0,_findings_refs_js__WEBPACK_IMPORTED_MODULE_12__/* .sameRef */ .WY)(ref, branch);
        const open = rows.filter((row) => isHere(row) && OPEN.has(row.status)).sort(_findings_severity_js__WEBPACK_IMPORTED_MODULE_0__/* .worstFirst */ .md);
        return { findings: { rows: open.slice(0, MAX_ROWS), total: open.length } };
    }
    catch (error) {
        context.notices.push({ kind: 'findings-unread', cause: (0,_step_js__WEBPACK_IMPORTED_MODULE_8__/* .listFailure */ .PH)(error) });
        return {};
    }
}


/***/ }),

/***/ 1104:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ branchFindings)
/* harmony export */ });
/* harmony import */ var _findings_list_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2771);
/* harmony import */ var _findings_refs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2568);
/* harmony import */ var _deployment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4693);



/**
 * The findings of one product on a branch, of every status; of secrets, which have one row whatever their branches,
 * those of the repository. A row that does not name its branch or repository belongs to it, because nothing else was
 * asked for. Servers differ in how a branch is named (`main` or `refs/heads/main`), so that one that seems to have none
 * is asked for by its other name.
 *
 * @throws PlatformError, PagingError also where rows may be missing
 */
async function branchFindings(context, list) {
    const { product, ref } = list;
    const names = product === 'secrets' || ref === undefined ? [undefined] : [ref, ...otherName(ref)];
    for (const name of names) {
        const rows = await readBranch(context, list, name);
        (0,_findings_list_js__WEBPACK_IMPORTED_MODULE_0__/* .noteLength */ .B)(context, product, rows);
        const own = rows.filter((row) => belongsTo(row, list));
        if (own.length > 0)
            return own;
    }
    return [];
}
async function readBranch(context, { product, repository }, ref) {
    const { platform } = context;
    if (product === 'secrets')
        return platform.secrets(await (0,_deployment_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveId */ .Sv)(context), { repo: [repository] });
    const parameters = { issue_type: product, repos: [repository], ref };
    const { rows, cut } = await platform.findings(await (0,_deployment_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveSlug */ .qo)(context), parameters);
    if (cut !== undefined)
        throw cut;
    return rows;
}
function belongsTo({ kind, ref: own, repository: name, first_seen_scan_id: first }, { repository, ref, scan }) {
    if (first !== undefined && first === scan)
        return true;
    const isOnBranch = kind === 'secrets' || ref === undefined || own === undefined || (0,_findings_refs_js__WEBPACK_IMPORTED_MODULE_2__/* .sameRef */ .WY)(own, ref);
    return isOnBranch && (name === undefined || name.toLowerCase() === repository.toLowerCase());
}
/** Only branches have a short name. */
function otherName(ref) {
    const short = (0,_findings_refs_js__WEBPACK_IMPORTED_MODULE_2__/* .shortRef */ .m3)(ref);
    if (short !== ref)
        return [short];
    return ref.startsWith('refs/') ? [] : [`refs/heads/${ref}`];
}


/***/ }),

/***/ 9845:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ productsRun),
/* harmony export */   y: () => (/* binding */ productsOf)
/* harmony export */ });
/* harmony import */ var _model_filters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9016);

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
    const found = _model_filters_js__WEBPACK_IMPORTED_MODULE_0__/* .SCANNED_PRODUCTS */ .Kw.filter((product) => lower.some((name) => PRODUCT_NAMED[name] === product));
    return found.length === 0 ? undefined : found;
}
/** The products that a scan ran: those that it names, and those that it counted findings of all the same. */
function productsRun({ enabled_products, findings_counts: counts, }) {
    const named = productsOf(enabled_products);
    const counted = { sast: counts?.code, sca: counts?.supply_chain, secrets: counts?.secrets };
    return named && _model_filters_js__WEBPACK_IMPORTED_MODULE_0__/* .SCANNED_PRODUCTS */ .Kw.filter((product) => named.includes(product) || counted[product]);
}


/***/ }),

/***/ 3313:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IL: () => (/* binding */ scanOfCommit),
/* harmony export */   cj: () => (/* binding */ ProjectScans),
/* harmony export */   l0: () => (/* binding */ onBranchOf),
/* harmony export */   lU: () => (/* binding */ isOfCommit),
/* harmony export */   ll: () => (/* binding */ newestFirst),
/* harmony export */   pJ: () => (/* binding */ endOf),
/* harmony export */   s4: () => (/* binding */ lastCompleted)
/* harmony export */ });
/* harmony import */ var _findings_refs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2568);
/* harmony import */ var _model_days_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8384);
/* harmony import */ var _model_scan_status_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8057);
/* harmony import */ var _model_time_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4386);
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3784);





/** The search knows the scans of the past 30 days (field-notes, "Scans"). */
const SEARCHED_MS = 30 * _model_days_js__WEBPACK_IMPORTED_MODULE_1__/* .DAY_MS */ .sO;
/** No scan takes longer: one that was not heard of for an hour has never finished. */
const LONGEST_SCAN_MS = _model_days_js__WEBPACK_IMPORTED_MODULE_1__/* .DAY_MS */ .sO;
/** Every scan of a project that was seen so far, as it was seen last. */
class ProjectScans {
    #context;
    #deploymentId;
    #project;
    #seen = new Map();
    #sinceMs;
    constructor(context, deploymentId, project) {
        this.#context = context;
        this.#deploymentId = deploymentId;
        this.#project = project;
        this.#sinceMs = context.clock.now() - SEARCHED_MS;
    }
    /** The newest first. */
    get all() {
        return [...this.#seen.values()].sort(newestFirst);
    }
    /**
     * Searches; what a later search can't tell anew is kept from the first.
     *
     * @throws PlatformError, PagingError, StepError
     */
    async search() {
        const { id, name } = this.#project;
        if (id === undefined) {
            const message = `The platform gave no id for the project ${name}, so its scans can't be searched`;
            throw new _step_js__WEBPACK_IMPORTED_MODULE_0__/* .StepError */ .zg({ kind: 'unexpected', message });
        }
        const startMs = this.#context.clock.now();
        const search = { repositoryId: id, sinceMs: this.#sinceMs };
        for (const scan of await this.#context.platform.searchScans(this.#deploymentId, search)) {
            // A server that ignores the filter gives the scans of other projects, too.
            if (scan.repository_id === undefined || scan.repository_id === id)
                this.#seen.set(scan.id, scan);
        }
        this.#sinceMs = Math.max(this.#sinceMs, startMs - LONGEST_SCAN_MS);
    }
}
/** Of several branches, the newest on one of `refs` counts, the first of these first; else the newest. */
function scanOfCommit(scans, commits, refs) {
    const found = scans.filter((scan) => commits.some((commit) => isOfCommit(scan, commit)));
    for (const ref of refs) {
        const onRef = found.find(({ branch }) => (0,_findings_refs_js__WEBPACK_IMPORTED_MODULE_2__/* .sameRef */ .WY)(branch, ref));
        if (onRef !== undefined)
            return onRef;
    }
    return found[0];
}
function isOfCommit({ commit }, hash) {
    return commit !== undefined && commit.toLowerCase() === hash?.toLowerCase();
}
/** Scans of a scan's branch, itself included; of one that names no branch, all of the project. */
function onBranchOf(scans, { branch }) {
    return scans.filter((other) => branch === undefined || (0,_findings_refs_js__WEBPACK_IMPORTED_MODULE_2__/* .sameRef */ .WY)(other.branch, branch));
}
/** The scan that completed last on a scan's branch, where it names one: the platform lists what that one left. */
function lastCompleted(scans, scan) {
    if (scan.branch === undefined)
        return scan;
    const completed = onBranchOf(scans, scan).filter((other) => (0,_model_scan_status_js__WEBPACK_IMPORTED_MODULE_3__/* .searchedScanStatus */ .R)(other) === 'completed');
    return completed.sort((one, other) => endOf(other) - endOf(one) || newestFirst(one, other))[0] ?? scan;
}
/** When a scan that completed did so: as the platform says it, or as it follows from its start. */
function endOf({ completed_at, started_at, total_time = 0 }) {
    return (0,_model_time_js__WEBPACK_IMPORTED_MODULE_4__/* .epochMs */ .e)(completed_at) ?? ((0,_model_time_js__WEBPACK_IMPORTED_MODULE_4__/* .epochMs */ .e)(started_at) ?? 0) + total_time * 1000;
}
/** By when they began. Ids grow with time; they decide where the times do not. */
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
/* harmony import */ var _search_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3313);


const FIRST_PAUSE_MS = 5000;
const MAX_PAUSE_MS = 30_000;
const PAUSE_GROWTH = 1.5;
/**
 * Searches a project's scans until the newest of a commit has ended, or the time is over: after 5 s, and then after
 * half as long again each time, up to 30 s.
 *
 * @returns the scan as it was seen last; undefined where none of the commits was scanned
 * @throws PlatformError, PagingError where a search fails
 */
async function awaitScan({ clock, progress, stop }, scans, { commits, refs, untilMs, isOver }) {
    for (let pauseMs = FIRST_PAUSE_MS;; pauseMs = Math.min(MAX_PAUSE_MS, pauseMs * PAUSE_GROWTH)) {
        await scans.search();
        const scan = (0,_search_js__WEBPACK_IMPORTED_MODULE_0__/* .scanOfCommit */ .IL)(scans.all, commits, refs);
        const leftMs = untilMs - clock.now();
        const hasEnded = scan !== undefined && (0,_model_scan_status_js__WEBPACK_IMPORTED_MODULE_1__/* .searchedScanStatus */ .R)(scan) !== 'running';
        if (hasEnded || leftMs <= 0 || (pauseMs === FIRST_PAUSE_MS && (await isOver?.())))
            return scan;
        const ms = Math.min(pauseMs, leftMs);
        progress.pause('scan', ms);
        await clock.sleep(ms, stop);
    }
}


/***/ })

};
