export const id = 133;
export const ids = [133];
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
/** The hash of the head of a pull request, or of a branch. @throws GitHubError */
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
/** Head commit and branch of a pull request, and whether it comes from a fork. @throws GitHubError */
async function readPull(octokit, { owner, repo, number }) {
    const { head } = (await octokit.rest.pulls.get({ owner, repo, pull_number: number })).data;
    // Null if the fork has been deleted.
    const headRepository = head.repo?.full_name.toLowerCase();
    const isFork = headRepository !== `${owner}/${repo}`.toLowerCase();
    return { headSha: head.sha.toLowerCase(), headBranch: head.ref, isFork };
}
/** Paths that a pull request changes; undefined if GitHub does not list all. @throws GitHubError */
async function readChangedFiles(octokit, { owner, repo, number }) {
    const parameters = { owner, repo, pull_number: number, per_page: 100 };
    const pages = octokit.paginate.iterator(octokit.rest.pulls.listFiles, parameters);
    const { rows, isComplete } = await (0,_octokit_js__WEBPACK_IMPORTED_MODULE_1__/* .readList */ .LD)(pages);
    return isComplete && rows.length < MAX_FILES ? rows.map(({ filename }) => filename) : undefined;
}
/** When a pull request was last reopened, in epoch ms; 0 = never. @throws GitHubError, also for an incomplete list */
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
/* harmony export */   Ey: () => (/* binding */ groupByState),
/* harmony export */   GA: () => (/* binding */ scansOf),
/* harmony export */   Nn: () => (/* binding */ rowsIn),
/* harmony export */   OP: () => (/* binding */ commitScans),
/* harmony export */   Of: () => (/* binding */ listIn),
/* harmony export */   QR: () => (/* binding */ targetsOf),
/* harmony export */   Rx: () => (/* binding */ unreadLists),
/* harmony export */   c3: () => (/* binding */ listOf),
/* harmony export */   gA: () => (/* binding */ refsOf),
/* harmony export */   lD: () => (/* binding */ branchKind),
/* harmony export */   pZ: () => (/* binding */ scanFailures),
/* harmony export */   y0: () => (/* binding */ productsOf),
/* harmony export */   y5: () => (/* binding */ productScans)
/* harmony export */ });
/* harmony import */ var _model_findings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3917);
/* harmony import */ var _model_refs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3109);
/* harmony import */ var _model_time_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4386);
/* harmony import */ var _platform_resources_project_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2114);
/* harmony import */ var _scans_read_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1594);
/* harmony import */ var _scans_scan_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6107);






/** The list of a product on a branch; undefined if it was not read yet. */
function listIn({ lists }, list) {
    return lists.get((0,_scans_read_js__WEBPACK_IMPORTED_MODULE_2__/* .listKey */ .Ux)(list));
}
/** The rows of a list; undefined if it could not be read, or was not read yet. */
function rowsIn(facts, list) {
    const read = listIn(facts, list);
    return read?.failure === undefined ? read?.rows : undefined;
}
/** Those of the wanted lists that were not read yet; undefined if all were. */
function unreadLists(facts, wanted) {
    const missing = wanted.filter((list) => listIn(facts, list) === undefined);
    const lists = [...new Map(missing.map((list) => [(0,_scans_read_js__WEBPACK_IMPORTED_MODULE_2__/* .listKey */ .Ux)(list), list])).values()];
    return lists.length === 0 ? undefined : { read: 'lists', lists };
}
/** The list that has the findings of a scan's product. Secrets have one list for all branches. */
function listOf({ product, scan }) {
    return { product, ref: product === 'secrets' ? undefined : scan.branch };
}
/**
 * Finds the scan, ended or under way, that decides for each requested product and each commit. `missing` are requested
 * products that no scan ran; `notRun` are all that no scan ran, requested or not.
 */
function productScans({ request: { products = [], event }, scans, commits }) {
    const wanted = products.length === 0 ? _model_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .SCANNED_PRODUCTS */ .Kw : products;
    const scansOfCommit = (product, hashes) => scans.filter((scan) => (0,_scans_scan_js__WEBPACK_IMPORTED_MODULE_3__/* .isOfCommit */ .lU)(scan, hashes) && (0,_scans_scan_js__WEBPACK_IMPORTED_MODULE_3__/* .mayHaveRun */ .lE)(scan, product));
    const parts = wanted.flatMap((product) => commits.flatMap((commit) => {
        const scan = (0,_scans_scan_js__WEBPACK_IMPORTED_MODULE_3__/* .preferredScan */ .j0)((0,_scans_scan_js__WEBPACK_IMPORTED_MODULE_3__/* .currentScans */ .oT)(scansOfCommit(product, [commit])), refsOf(event));
        return scan === undefined ? [] : [{ product, scan }];
    }));
    const wasNotRun = (product) => scansOfCommit(product, commits).length === 0;
    const notRun = [...new Set([..._model_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .SCANNED_PRODUCTS */ .Kw, ...products])].filter(wasNotRun);
    return { parts, missing: products.filter(wasNotRun), notRun };
}
/** Names of the event's branch, in order of preference: scans of other branches decide only without these. */
function refsOf({ pullRequest, ref }) {
    return [pullRequest && (0,_model_refs_js__WEBPACK_IMPORTED_MODULE_4__/* .mergeRef */ .MZ)(pullRequest.number), ref];
}
/** Recognizes rows that scans of the commits brought, by the scan's id or by a time. */
function commitScans({ scans, commits }, product) {
    const ofCommit = scans.filter((scan) => (0,_scans_scan_js__WEBPACK_IMPORTED_MODULE_3__/* .isOfCommit */ .lU)(scan, commits));
    const completed = ofCommit.filter((scan) => (0,_scans_scan_js__WEBPACK_IMPORTED_MODULE_3__/* .mayHaveRun */ .lE)(scan, product) && (0,_scans_scan_js__WEBPACK_IMPORTED_MODULE_3__/* .scanStatus */ .gC)(scan) === 'completed');
    /** Whether a scan that completed for the product ran at a time; true for an unknown time. */
    const mayHaveRunAt = (time) => {
        const ms = (0,_model_time_js__WEBPACK_IMPORTED_MODULE_5__/* .epochMs */ .e9)(time);
        return ms === undefined || completed.map(_scans_scan_js__WEBPACK_IMPORTED_MODULE_3__/* .ranAt */ .l1).some(({ fromMs, toMs }) => fromMs <= ms && ms <= toMs);
    };
    return { ids: new Set(ofCommit.map(({ id }) => id)), mayHaveRunAt };
}
/** `primary`: the primary branch itself; `pull`: a pull request or a merge queue, whatever its branch is called. */
function branchKind({ pull, project, request: { event } }, scan) {
    if (pull !== undefined || event.isOfPullRequest || event.name === 'merge_group')
        return 'pull';
    return (0,_model_refs_js__WEBPACK_IMPORTED_MODULE_4__/* .sameRef */ .WY)(scan.branch, (0,_platform_resources_project_js__WEBPACK_IMPORTED_MODULE_1__/* .primaryBranch */ .ti)(project)) ? 'primary' : 'branch';
}
/** The known targets, by short names. A base that is the primary branch is that. */
function targetsOf({ project, request: { event } }) {
    const refs = [
        ['base', event.baseBranch],
        ['primary', (0,_platform_resources_project_js__WEBPACK_IMPORTED_MODULE_1__/* .primaryBranch */ .ti)(project)],
    ];
    return new Map(refs.flatMap(([target, ref]) => (ref ? [[(0,_model_refs_js__WEBPACK_IMPORTED_MODULE_4__/* .shortRef */ .m3)(ref), target]] : [])));
}
/** Groups parts by the state of their scans. A scan of another commit, `by`, replaced the list of an `overwritten` one. */
function groupByState(facts, parts) {
    const { failed = [], running = [], completed = [] } = Object.groupBy(parts, ({ scan }) => (0,_scans_scan_js__WEBPACK_IMPORTED_MODULE_3__/* .scanStatus */ .gC)(scan));
    const readable = [];
    const overwritten = [];
    for (const part of completed) {
        const { product, scan } = part;
        const by = (0,_scans_scan_js__WEBPACK_IMPORTED_MODULE_3__/* .lastCompleted */ .s4)(facts.scans.filter((candidate) => (0,_scans_scan_js__WEBPACK_IMPORTED_MODULE_3__/* .mayHaveRun */ .lE)(candidate, product)), scan);
        // Rows name the scan that first saw them, so a newer scan does not hide what the commit brought.
        const isLasting = facts.request.newOnly && branchKind(facts, scan) === 'primary';
        if (isLasting || (0,_scans_scan_js__WEBPACK_IMPORTED_MODULE_3__/* .isOfCommit */ .lU)(by, facts.commits))
            readable.push(part);
        else
            overwritten.push({ ...part, by });
    }
    return { readable, overwritten, failed, running };
}
/** Failures of scans and lists; the first decides unless too many findings do. */
function scanFailures({ failed, overwritten, running }, unread, missing, waitedMs) {
    const failures = scansOf(failed).map((scan) => {
        const products = productsOf(failed.filter((part) => part.scan === scan));
        return { kind: 'gate-scan-failed', products, status: scan.status, exitCode: scan.exit_code };
    });
    failures.push(...unread);
    const [replaced] = overwritten;
    if (replaced !== undefined) {
        const { scan, by } = replaced;
        failures.push({ kind: 'gate-overwritten', commit: scan.commit ?? '', by: by.commit ?? '' });
    }
    if (missing.length > 0)
        failures.push({ kind: 'product-not-run', products: missing });
    const status = running[0]?.scan.status;
    if (running.length > 0)
        failures.push({ kind: 'scan-timeout', products: productsOf(running), waitedMs, status });
    return failures;
}
/** The newest first. */
function scansOf(parts) {
    return [...new Set(parts.map(({ scan }) => scan))].sort(_scans_scan_js__WEBPACK_IMPORTED_MODULE_3__/* .byNewest */ .Kd);
}
function productsOf(parts) {
    return [...new Set(parts.map(({ product }) => product))];
}


/***/ }),

/***/ 4849:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A8: () => (/* binding */ switchChanges),
/* harmony export */   Gi: () => (/* binding */ managedScans),
/* harmony export */   J$: () => (/* binding */ projectRef),
/* harmony export */   Qw: () => (/* binding */ projectNames),
/* harmony export */   Wh: () => (/* binding */ readProject),
/* harmony export */   _T: () => (/* binding */ primaryBranchChanges),
/* harmony export */   hp: () => (/* binding */ observedProjects),
/* harmony export */   jk: () => (/* binding */ readNamedProject),
/* harmony export */   qM: () => (/* binding */ tagChanges),
/* harmony export */   qv: () => (/* binding */ primaryBranchName)
/* harmony export */ });
/* harmony import */ var _model_context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4112);
/* harmony import */ var _model_directory_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3480);
/* harmony import */ var _model_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(519);
/* harmony import */ var _model_nearest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7957);
/* harmony import */ var _model_refs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3109);
/* harmony import */ var _model_step_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7761);
/* harmony import */ var _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9323);







const SCANS_OFF = { diff_scan: { enabled: false }, full_scan: { enabled: false } };
function observedProjects() {
    const byId = new Map();
    const byName = new Map();
    return {
        add(observed) {
            const { id, name } = observed.project;
            if (id !== undefined)
                byId.set(id, observed);
            byName.set((0,_model_names_js__WEBPACK_IMPORTED_MODULE_5__/* .nameKey */ .Rc)(name), observed);
        },
        /** @throws TypeError for a project that was never observed */
        get(project) {
            // A project may be renamed during the step.
            const observed = byId.get(project.id) ?? byName.get((0,_model_names_js__WEBPACK_IMPORTED_MODULE_5__/* .nameKey */ .Rc)(project.name));
            if (observed === undefined)
                throw new TypeError(`${project.name} was not read`);
            return observed;
        },
    };
}
/**
 * Reads one project, by its id if it has one, with its switches. A server may leave out a switch that is off, and the whole object if both are.
 *
 * @throws PlatformError, NameError
 */
async function readProject(context, ref) {
    const project = await (0,_model_directory_js__WEBPACK_IMPORTED_MODULE_1__/* .presentProject */ .VU)(context, ref);
    const { managed_scan_config = SCANS_OFF } = project;
    return { project: { ...project, managed_scan_config }, readAtMs: context.clock.now() };
}
/**
 * Reads the project that an operation is about.
 *
 * @param candidates names to search for similar ones, if they can be listed; default: all
 * @throws PlatformError; StepError if it is not found, with `near` if projects can be listed
 */
async function readNamedProject(context, name, candidates) {
    try {
        const project = await context.platform.project(await (0,_model_context_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveSlug */ .qo)(context), name);
        (0,_model_directory_js__WEBPACK_IMPORTED_MODULE_1__/* .noteRename */ .TE)(context, name, project);
        return project;
    }
    catch (error) {
        if (!(0,_platform_http_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .hasStatus */ .Ro)(error, [404]))
            throw error;
        const names = await (candidates ?? projectNames(context));
        throw new _model_step_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .StepError */ .zg({ ...error.failure, near: names && (0,_model_nearest_js__WEBPACK_IMPORTED_MODULE_2__/* .nearItems */ .TX)(name, names, 'name', true) });
    }
}
/** The names of all projects; undefined if they cannot be listed. @throws PlatformError if it ends all requests */
async function projectNames(context) {
    if (context.stop.aborted)
        return undefined;
    try {
        return (await context.platform.projects(await (0,_model_context_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveSlug */ .qo)(context))).map(({ name }) => name);
    }
    catch (error) {
        if ((0,_platform_http_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .endsAllRequests */ .iC)(error))
            throw error;
        return undefined;
    }
}
function projectRef({ name, id, url }) {
    return { name, id, url };
}
function managedScans({ managed_scan_config: config = SCANS_OFF }) {
    return { diff_scan: config.diff_scan.enabled, full_scan: config.full_scan.enabled };
}
/** The primary branch without `refs/heads/`. */
function primaryBranchName({ primary_branch: branch, }) {
    return branch && (0,_model_refs_js__WEBPACK_IMPORTED_MODULE_6__/* .shortRef */ .m3)(branch);
}
/** @param removes whether to remove an existing tag; tags in `add` always stay */
function tagChanges(project, add, removes) {
    const removed = (0,_model_names_js__WEBPACK_IMPORTED_MODULE_5__/* .namesWithout */ .Vc)(project.tags, add).filter(removes);
    const change = (tag, after) => {
        return { field: 'tag', project: projectRef(project), tag, before: !after, after };
    };
    return [
        ...(0,_model_names_js__WEBPACK_IMPORTED_MODULE_5__/* .namesWithout */ .Vc)(add, project.tags).map((tag) => change(tag, true)),
        ...removed.map((tag) => change(tag, false)),
    ];
}
/** @param wanted an absent switch stays as it is */
function switchChanges(project, wanted) {
    const before = managedScans(project);
    return ['diff_scan', 'full_scan'].flatMap((field) => {
        const after = wanted[field];
        if (after === undefined || after === before[field])
            return [];
        return [{ field, project: projectRef(project), before: before[field], after }];
    });
}
/** @param after undefined: the primary branch stays as it is */
function primaryBranchChanges(project, after) {
    const before = primaryBranchName(project);
    if (after === undefined || after === before)
        return [];
    return [{ field: 'primary_branch', project: projectRef(project), before, after }];
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
 * Repeated searches look back this far for scans that were still running. The platform ends a scan after an hour of
 * silence; a day leaves room for scans that keep reporting.
 */
const LONGEST_SCAN_MS = _model_time_js__WEBPACK_IMPORTED_MODULE_5__/* .DAY_MS */ .sO;
/**
 * Returns a search for a project's scans. Each call returns the scans seen so far, in their latest state, the newest
 * first. Leaves out those of another repository, with a notice.
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
        const elsewhere = scans.filter(({ repository_id: id }) => id !== undefined && id !== repositoryId);
        if (elsewhere.length > 0 && !isNoted) {
            context.notices.push({ kind: 'scans-elsewhere', scans: elsewhere.length });
            isNoted = true;
        }
        for (const scan of scans)
            if (!elsewhere.includes(scan))
                seen.set(scan.id, scan);
        sinceMs = Math.max(sinceMs, startMs - LONGEST_SCAN_MS);
        return [...seen.values()].sort(_scan_js__WEBPACK_IMPORTED_MODULE_4__/* .byNewest */ .Kd);
    };
}
const FIRST_PAUSE_MS = 5000;
const MAX_PAUSE_MS = 30_000;
const PAUSE_GROWTH = 1.5;
const MIN_EXPECTING_PAUSE_MS = 2000;
const MAX_EXPECTING_PAUSE_MS = 10_000;
/** Half of the time to the expected end, or since it: both moments by the same clock. */
function pauseTo(expectedEndMs, nowMs) {
    const leftMs = expectedEndMs - nowMs;
    const longestMs = leftMs > 0 ? MAX_EXPECTING_PAUSE_MS : MAX_PAUSE_MS;
    return Math.min(longestMs, Math.max(MIN_EXPECTING_PAUSE_MS, Math.abs(leftMs) / 2));
}
/**
 * Calls `look` until it returns a result: at once, after 5 s, and after pauses that grow by half each time, up to 30 s.
 * Where an end is expected, the pauses are half the time to it, 2 to 10 s, and then half the time since, 2 to 30 s. Goes
 * on while the platform is unavailable.
 *
 * @param untilMs time of the last call, in epoch ms; that call has to return a result
 * @param reason announces the wait before the first pause
 * @param expectedEndMs the time by the platform's clock when `look` should succeed, as far as its last call shows it
 * @throws the error of the last call; before that, any error but an unavailable platform
 */
async function poll({ clock, stop, announceWait, platform }, untilMs, look, reason, expectedEndMs = () => undefined) {
    let isFirst = true;
    for (let pauseMs = FIRST_PAUSE_MS;; pauseMs = Math.min(MAX_PAUSE_MS, pauseMs * PAUSE_GROWTH)) {
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
        const endMs = expectedEndMs();
        if (endMs !== undefined)
            pauseMs = pauseTo(endMs, platform.serverNowMs() ?? clock.now());
        await clock.sleep(Math.min(pauseMs, remainingMs), stop);
    }
}
/** Whether the platform, or a gateway in front of it, is unavailable for now. */
function isUnavailable(error) {
    if (!(error instanceof _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PlatformError */ .Wk))
        return false;
    const { kind, status = 0 } = error.failure;
    if (kind === 'status')
        return status >= 500 || status === 408;
    return kind === 'connection' || kind === 'time-out';
}
/**
 * The findings of one product on a branch, of every status. Secrets have one row whatever their branches, so all of the
 * repository's are returned. A row that names no branch or repository belongs to it, because nothing else was requested.
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
function belongsTo(row, repository, ref) {
    const isOfAllBranches = row.kind === 'secrets' || ref === undefined || row.ref === undefined;
    const isHere = row.repository === undefined || (0,_model_names_js__WEBPACK_IMPORTED_MODULE_7__/* .nameKey */ .Rc)(row.repository) === (0,_model_names_js__WEBPACK_IMPORTED_MODULE_7__/* .nameKey */ .Rc)(repository);
    return isHere && (isOfAllBranches || (0,_model_refs_js__WEBPACK_IMPORTED_MODULE_6__/* .sameRef */ .WY)(row.ref, ref));
}
function listKey({ product, ref = '' }) {
    return `${product} ${ref}`;
}
/**
 * Reads lists of a repository's branches.
 *
 * @param isLast makes an unavailable platform a failure of the list; otherwise the error is thrown
 * @throws PlatformError
 */
async function readLists(context, repository, lists, isLast) {
    return Promise.all(lists.map(async (list) => {
        try {
            return [listKey(list), await branchFindings(context, repository, list)];
        }
        catch (error) {
            if (!isLast && isUnavailable(error))
                throw error;
            return [listKey(list), { ...list, rows: [], elsewhere: 0, failure: (0,_model_step_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .listFailure */ .PH)(error) }];
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
/* harmony export */   sC: () => (/* binding */ expectedEndMs),
/* harmony export */   sH: () => (/* binding */ isFailureCode)
/* harmony export */ });
/* harmony import */ var _model_findings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3917);
/* harmony import */ var _model_refs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3109);
/* harmony import */ var _model_time_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4386);



const UNDER_WAY = ['pending', 'running'];
const ENDED = ['completed', 'cancelled', 'error', 'never_finished'];
/** The status of a scan in the search. A scan with an unknown status has ended if it has an end time. */
function scanStatus({ status = '', exit_code, completed_at }) {
    const hasEnded = completed_at === undefined ? ENDED.includes(status) : !UNDER_WAY.includes(status);
    if (!hasEnded)
        return 'running';
    const isVerdict = status === '' || status === 'completed';
    return isVerdict && !isFailureCode(exit_code) ? 'completed' : 'failed';
}
/** Derived from a scan's details, which have no status. Undefined while it runs, and for a cancelled one. */
function detailedStatus({ exit_code, completed_at }) {
    if (exit_code === undefined || completed_at === undefined)
        return undefined;
    return isFailureCode(exit_code) ? 'failed' : 'completed';
}
/** Any code but 0 (found nothing) and 1 (found something); a missing one shows no failure. */
function isFailureCode(exitCode) {
    return exitCode !== undefined && exitCode !== 0 && exitCode !== 1;
}
/** The products that a scan names; a scan that names none may have run all but `ai_sast`. */
function productsRun({ enabled_products: names = [] }) {
    if (names.length === 0)
        return _model_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .SCANNED_PRODUCTS */ .Kw;
    return _model_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .PRODUCTS */ .zv.filter((product) => names.some((name) => name.toLowerCase() === product));
}
function mayHaveRun(scan, product) {
    return productsRun(scan).includes(product);
}
/**
 * The number of findings of a product that a scan counted, of every status; undefined, which is not 0, if it is
 * unknown. If the other counts already reach the total, a missing one is 0. AI detection has no count of its own: its scans
 * run nothing else.
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
/** The number of findings that a scan counted, of all products together. */
function totalOf(scan) {
    return scan.findings_counts?.total ?? sumOf(productsRun(scan).map((product) => countOf(scan, product)));
}
/** Undefined if any part is unknown, and without parts. */
function sumOf(counts) {
    if (counts.length === 0 || counts.includes(undefined))
        return undefined;
    return counts.reduce((sum, count = 0) => sum + count, 0);
}
/** The newest scan on the first of `refs` that has one, else the newest of all. Expects the newest first. */
function preferredScan(scans, refs) {
    const onRefs = refs.flatMap((ref) => scans.find(({ branch }) => (0,_model_refs_js__WEBPACK_IMPORTED_MODULE_1__/* .sameRef */ .WY)(branch, ref)) ?? []);
    return onRefs[0] ?? scans[0];
}
/**
 * Leaves out scans under way if a newer scan of their branch has ended.
 *
 * @param scans of one commit and product, the newest first
 */
function currentScans(scans) {
    return scans.filter((scan, index) => {
        const ended = scans.slice(0, index).filter((newer) => scanStatus(newer) !== 'running');
        return scanStatus(scan) !== 'running' || !ended.some(({ branch }) => isSameBranch(branch, scan.branch));
    });
}
const EXPECTED_FROM = 10;
/**
 * When the scans under way of these commits should end, in epoch ms of the platform's clock: each takes as long as the median
 * of the last ten completed scans that were full ones, or diff scans, like it. Undefined without such scans.
 *
 * @param scans of the project, the newest first
 */
function expectedEndMs(scans, commits) {
    const underWay = scans.filter((scan) => isOfCommit(scan, commits) && scanStatus(scan) === 'running');
    const ends = underWay.flatMap(({ started_at, is_full_scan = false }) => {
        const startMs = (0,_model_time_js__WEBPACK_IMPORTED_MODULE_2__/* .epochMs */ .e9)(started_at);
        const seconds = scans
            .filter((scan) => scanStatus(scan) === 'completed' && (scan.is_full_scan ?? false) === is_full_scan)
            .flatMap(({ total_time }) => total_time ?? [])
            .slice(0, EXPECTED_FROM)
            .sort((left, right) => left - right);
        const median = seconds[Math.floor(seconds.length / 2)];
        return startMs === undefined || median === undefined ? [] : [startMs + median * 1000];
    });
    return ends.length === 0 ? undefined : Math.max(...ends);
}
/**
 * The newest scan of each product on one branch: the first of `refs` that has scans, else the newest scan's branch.
 *
 * @param scans of one commit, the newest first
 */
function newestOnBranch(scans, refs) {
    const branch = preferredScan(scans, refs)?.branch;
    return newestByProduct(scans.filter((scan) => isSameBranch(scan.branch, branch)));
}
/** The newest scan of each product. Expects the newest first. */
function newestByProduct(scans) {
    const newest = _model_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .PRODUCTS */ .zv.flatMap((product) => {
        const [scan] = currentScans(scans.filter((candidate) => mayHaveRun(candidate, product)));
        return scan === undefined ? [] : [{ product, scan }];
    });
    return [...Map.groupBy(newest, ({ scan }) => scan)]
        .map(([scan, parts]) => ({ scan, products: parts.map(({ product }) => product) }))
        .sort((a, b) => byNewest(a.scan, b.scan));
}
/**
 * Findings that these scans counted; undefined if one did not complete or has no count.
 *
 * @param countIn the count of all products of a scan
 */
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
/** The scan that completed last on a scan's branch, or the scan itself: the platform lists its findings. */
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
/** The start and the end of a scan, in epoch ms; an unknown end is infinite. */
function ranAt(scan) {
    return { fromMs: startedMs(scan), toMs: (0,_model_time_js__WEBPACK_IMPORTED_MODULE_2__/* .epochMs */ .e9)(scan.completed_at) ?? Number.POSITIVE_INFINITY };
}
/** Orders scans by their start, the newest first. Ids grow with time, and decide if the times do not. */
function byNewest(a, b) {
    const [startA, startB] = [(0,_model_time_js__WEBPACK_IMPORTED_MODULE_2__/* .epochMs */ .e9)(a.started_at), (0,_model_time_js__WEBPACK_IMPORTED_MODULE_2__/* .epochMs */ .e9)(b.started_at)];
    if (startA !== undefined && startB !== undefined && startA !== startB)
        return startB - startA;
    return Number(b.id - a.id);
}


/***/ })

};
