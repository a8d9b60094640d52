export const id = 469;
export const ids = [469];
export const modules = {

/***/ 1709:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   listFindings: () => (/* binding */ listFindings)
/* harmony export */ });
/* harmony import */ var _findings_list_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7188);
/* harmony import */ var _findings_unmatched_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8805);
/* harmony import */ var _model_step_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7761);
/* harmony import */ var _list_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1110);




/** Lists the findings that a query selects, each once whatever its branches, unless a branch is given. */
function listFindings(context, request) {
    return (0,_list_js__WEBPACK_IMPORTED_MODULE_3__/* .runList */ .k)(context, 'list-findings', request, async () => {
        const { query, pageSize } = request;
        context.progress.begin('findings');
        const projects = (0,_findings_unmatched_js__WEBPACK_IMPORTED_MODULE_1__/* .projectDirectory */ .t)(context);
        const listed = await (0,_findings_list_js__WEBPACK_IMPORTED_MODULE_0__/* .listFindings */ .F)(context, query, { once: true, pageSize, projects });
        const { ref } = query.filters;
        if (listed.length === 0 && ref !== undefined) {
            context.notices.push({ kind: 'ref-without-findings', ref: String(ref) });
        }
        return { listed, projectTags: await tagsOf(context, listed, projects) };
    });
}
/** Undefined, with a notice, where the projects can't be listed: the findings are what was asked for. */
async function tagsOf({ notices }, findings, projects) {
    const names = new Set(findings.flatMap(({ repository }) => repository?.toLowerCase() ?? []));
    if (names.size === 0)
        return {};
    try {
        const { projectTags } = await projects();
        return Object.fromEntries([...names].map((name) => [name, [...(projectTags(name) ?? [])]]));
    }
    catch (error) {
        notices.push({ kind: 'project-tags-unread', cause: (0,_model_step_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .listFailure */ .PH)(error) });
        return undefined;
    }
}


/***/ }),

/***/ 1110:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ runList)
/* harmony export */ });
/* harmony import */ var _model_step_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7761);

/** Runs an operation that lists. A list that fails on its way lists nothing: no part is taken for a whole one. */
async function runList(context, operation, request, list) {
    let listed = {};
    const end = await (0,_model_step_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .capture */ .Fg)(async () => {
        listed = await list();
    });
    const { deployment, notices } = context;
    return { operation, request, deployment, notices, ...listed, ...end };
}


/***/ }),

/***/ 8731:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  triage: () => (/* binding */ triage_triage)
});

// EXTERNAL MODULE: ./build/src/changes/execute.js
var execute = __webpack_require__(7092);
// EXTERNAL MODULE: ./build/src/changes/rows.js
var changes_rows = __webpack_require__(4686);
// EXTERNAL MODULE: ./build/src/findings/conditions.js
var conditions = __webpack_require__(2340);
// EXTERNAL MODULE: ./build/src/findings/finding.js
var finding = __webpack_require__(6321);
// EXTERNAL MODULE: ./build/src/findings/list.js + 1 modules
var list = __webpack_require__(7188);
// EXTERNAL MODULE: ./build/src/findings/triage.js
var triage = __webpack_require__(3794);
// EXTERNAL MODULE: ./build/src/findings/triage-state.js
var triage_state = __webpack_require__(970);
// EXTERNAL MODULE: ./build/src/model/context.js
var model_context = __webpack_require__(4112);
// EXTERNAL MODULE: ./build/src/model/step-errors.js
var step_errors = __webpack_require__(7761);
// EXTERNAL MODULE: ./build/src/operations/limits.js
var limits = __webpack_require__(4354);
// EXTERNAL MODULE: ./build/src/model/deployment.js
var deployment = __webpack_require__(2396);
// EXTERNAL MODULE: ./build/src/model/findings.js
var findings = __webpack_require__(3917);
// EXTERNAL MODULE: ./build/src/platform/http/errors.js
var errors = __webpack_require__(9323);
;// CONCATENATED MODULE: ./build/src/operations/triage/by-platform.js




/**
 * Lets the platform select by its own filters: one request, or with a limit beyond what one selects, requests until
 * that is reached or until one moves nothing more. A lost answer ends it, because the same request again selects other
 * findings; with `limit: all` it is sent again.
 *
 * @param rows gets a row for each finding that an answer names
 * @throws StepError, PlatformError
 */
async function triageByPlatform(context, { issueType, decision }, { filters, limit = findings/* MAX_TRIAGE_LIMIT */.E4 }, rows) {
    const { clock, stop, maxRetries, progress, notices } = context;
    const isAll = limit === 'all';
    const moved = new Set();
    /** Requests without an answer, and how many findings they may have moved. */
    const lost = { requests: 0, atMost: 0 };
    let remaining = isAll ? Number.POSITIVE_INFINITY : limit;
    progress.begin('triaging', isAll ? undefined : limit);
    const send = async (take, attempts) => {
        const answer = await sendOne(context, { issue_type: issueType, ...filters, limit: take }, decision, attempts);
        if (answer.kind === 'open' || answer.kind === 'empty') {
            lost.requests += 1;
            lost.atMost += take;
        }
        return answer;
    };
    try {
        for (let repeats = 0; remaining > 0;) {
            const take = Math.min(findings/* MAX_TRIAGE_LIMIT */.E4, remaining);
            const answer = await send(take, repeats + 1);
            if (answer.kind === 'limited')
                continue;
            if (answer.kind === 'refused')
                throw failed(answer.error, lost.atMost);
            if (answer.kind !== 'answered') {
                const mayRepeat = answer.kind === 'not-sent' || (answer.kind === 'open' && isAll);
                if (!mayRepeat || repeats === maxRetries)
                    throw failed((0,errors/* errorOf */.Mz)(answer.failure), lost.atMost);
                repeats += 1;
                await clock.sleep(answer.delayMs, stop);
                continue;
            }
            repeats = 0;
            const ids = answer.value.triaged_issues.filter((id) => !moved.has(id));
            for (const id of ids) {
                moved.add(id);
                const finding = { kind: issueType, id };
                rows.push({ change: { field: 'triage', finding, after: decision, branches: [] }, state: 'changed' });
            }
            progress.advance(ids.length);
            // The answer names the same findings on other branches, too, so that at most so many were selected.
            remaining -= Math.min(take, ids.length);
            if (ids.length === 0 || (!isAll && limit <= findings/* MAX_TRIAGE_LIMIT */.E4))
                return;
        }
    }
    finally {
        if (lost.requests > 0)
            notices.push({ kind: 'answers-lost', ...lost });
    }
}
/** An answer that was awaited when the step was stopped is lost, too. */
async function sendOne(context, selection, { state, reason, note }, attempts) {
    const slug = await (0,deployment/* resolveSlug */.qo)(context);
    const decision = { new_triage_state: state, new_triage_reason: reason, new_note: note };
    try {
        return await context.writer.triage(slug, { ...selection, ...decision }, { attempts });
    }
    catch (error) {
        const isLost = error instanceof errors/* CancelledError */.cc && error.failure.sent;
        if (isLost)
            return { kind: 'empty', failure: error.failure };
        throw error;
    }
}
/** Where no answer was lost, nothing but the refusal itself is to be told. */
function failed(error, lostAtMost) {
    if (lostAtMost === 0)
        return error;
    const first = { kind: 'unknown', cause: error.failure };
    return new step_errors/* StepError */.zg({ kind: 'rows-failed', of: 'finding', failed: 0, unknown: lostAtMost, first });
}

;// CONCATENATED MODULE: ./build/src/operations/triage.js











/** Moves the selected findings to a new triage state (web-api.md 4.8), or previews that on a dry run. */
async function triage_triage(context, request) {
    const { selection } = request;
    let rows = [];
    let selected;
    const end = await (0,step_errors/* capture */.Fg)(async () => {
        if (selection.by !== 'ids')
            noticeWidth(context, selection);
        if (selection.by === 'platform') {
            if ((0,model_context/* isWriting */.x)(context))
                await triageByPlatform(context, request, selection, rows);
            return;
        }
        let listing;
        if (selection.by === 'ids')
            rows = rowsOfIds(context, request, selection.ids);
        else
            ({ rows, listing, selected } = await planListed(context, request, selection));
        (0,limits/* checkLimits */.J)(context, (0,limits/* maxChanges */.e)(request.maxChanges, rows.filter(isDue).length, 'finding'));
        if (!(0,model_context/* isWriting */.x)(context))
            return;
        await (0,triage/* executeTriage */.ol)((0,execute/* newExecution */.X)(context), rows, listing);
        (0,changes_rows/* throwIfFailed */.tq)(rows);
    });
    if (selection.by === 'ids' && rows.some(({ state }) => state === 'changed')) {
        context.notices.push({ kind: 'former-states-unknown' });
    }
    return { ...(0,model_context/* resultOf */.B)(context, request), rows, selected, ...end };
}
function isDue({ state }) {
    return state === 'not-reached' || state === 'would-change';
}
/** Nothing is listed, because the API has no filter by id: what they were is not known. */
function rowsOfIds(context, request, ids) {
    return ids.map((id) => rowOf(context, request, { kind: request.issueType, id }, []));
}
/** Lists the findings, every condition checked on each row, and plans exactly those. */
async function planListed(context, request, { query, limit = Number.POSITIVE_INFINITY }) {
    const { issueType } = request;
    const findings = [];
    const onRow = (finding) => findings.push(finding);
    const selected = await (0,list/* listFindings */.F)(context, query, { allBranches: issueType !== 'secrets', onRow });
    const listing = { findings, endedAtMs: new Map([[issueType, context.clock.now()]]) };
    const findBranches = (0,finding/* branchesOf */.IJ)(selected, findings);
    const rows = selected.map((finding) => rowOf(context, request, finding, findBranches(finding)));
    const { due = [], done = [] } = Object.groupBy(rows, (row) => (isDue(row) ? 'due' : 'done'));
    const free = rows.filter(({ state }) => state !== 'left');
    // Those that are up to date do not use the limit up: else a nightly step would meet the same ones for ever.
    const taken = (0,finding/* oldestFirst */.sZ)(due, ({ change }) => change.finding).slice(0, limit);
    return { rows: [...taken, ...done], listing, selected: free.length };
}
function rowOf(context, { decision: after }, finding, branches) {
    const change = { field: 'triage', finding, after, branches };
    const seen = branches.find((branch) => (0,triage_state/* wasTriagedSeparately */.GW)(branch, finding));
    if (seen !== undefined)
        return { change, state: 'left', seen };
    return (0,triage_state/* showsTriage */.Ry)(finding, after)
        ? { change, state: 'unchanged' }
        : (0,changes_rows/* plannedRow */.dL)(change, !(0,model_context/* isWriting */.x)(context));
}
/**
 * Notes when a selection takes in the whole deployment, and when, without a status, it also takes findings that people
 * have decided about.
 */
function noticeWidth({ notices }, selection) {
    const { filters } = selection.by === 'listed' ? selection.query : selection;
    if (Object.entries(filters).some(([name, value]) => (0,conditions/* findingFilter */.Iv)(name).narrows && narrows(value)))
        return;
    notices.push({ kind: 'whole-deployment' });
    if (filters.status === undefined)
        notices.push({ kind: 'takes-decisions-along' });
}
/** Exclusions and patterns that match everything narrow nothing. */
function narrows(value) {
    const items = [value].flat().map(String);
    return items.some((item) => !item.startsWith('!')) && !items.some((item) => /^[*/]+$/.test(item));
}


/***/ })

};
