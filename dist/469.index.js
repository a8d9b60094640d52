export const id = 469;
export const ids = [469];
export const modules = {

/***/ 4535:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ findingTarget)
/* harmony export */ });
/* harmony import */ var _platform_http_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2186);

/** A finding of a list, as what changes or is shown names it. */
function findingTarget(finding) {
    const { id, kind, repository, severity, rule, path, line, ref } = finding;
    const known = {
        repository,
        severity,
        rule,
        secretType: finding.secret_type,
        validation: finding.validation_state,
        path,
        line,
        url: finding.line_of_code_url,
        ref,
        relevantSince: finding.relevant_since ?? finding.created_at,
        matchId: finding.match_based_id,
    };
    return { kind: 'finding', id, issueType: kind, ...(0,_platform_http_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .present */ .Eb)(known) };
}


/***/ }),

/***/ 1709:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   listFindings: () => (/* binding */ listFindings)
/* harmony export */ });
/* harmony import */ var _model_selection_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8985);
/* harmony import */ var _findings_list_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6396);
/* harmony import */ var _list_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1110);



/** Lists the findings that a query selects, each once whatever its branches, unless a branch is given. */
function listFindings(context, request) {
    return (0,_list_js__WEBPACK_IMPORTED_MODULE_1__/* .runList */ .k)(context, 'list-findings', request, async (add) => {
        const { query, pageSize } = request;
        const options = { once: true, mustKnow: true, ...(pageSize === undefined ? {} : { pageSize }) };
        let isEmpty = true;
        for await (const page of (0,_findings_list_js__WEBPACK_IMPORTED_MODULE_0__/* .listFindings */ .F)(context, query, options)) {
            isEmpty = false;
            for (const finding of page)
                add(finding);
        }
        const { ref } = query.filters;
        if (isEmpty && ref !== undefined && !(await isKnownRef(context, query))) {
            context.notices.push({ kind: 'ref-without-findings', ref: String(ref) });
        }
        if (isEmpty && selectsNoRepository(context, query))
            context.notices.push({ kind: 'no-repository' });
        return {};
    });
}
/** A name that the platform does not know is an error; patterns of which none matches are warnings. */
function selectsNoRepository({ notices }, { filters: { repos } }) {
    if (!Array.isArray(repos))
        return false;
    const { names, patterns } = (0,_model_selection_js__WEBPACK_IMPORTED_MODULE_2__/* .nameListOf */ .R1)(repos);
    const unmatched = notices.filter((one) => one.kind === 'pattern-unmatched' && one.input === 'repos');
    return names.length === 0 && unmatched.length === patterns.length;
}
/** Whether any finding is on the branch, whatever the other filters select: a clean branch has fixed ones. */
async function isKnownRef(context, { issueType, filters }) {
    const { ref, repos } = filters;
    const all = {
        issueType,
        filters: { ...(ref === undefined ? {} : { ref }), ...(repos === undefined ? {} : { repos }) },
    };
    // What this list has to say of names and filters was said by the first one.
    for await (const _ of (0,_findings_list_js__WEBPACK_IMPORTED_MODULE_0__/* .listFindings */ .F)({ ...context, notices: [] }, all))
        return true;
    return false;
}


/***/ }),

/***/ 1110:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ runList)
/* harmony export */ });
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3784);

/**
 * Runs an operation that lists: its rows go, one by one, to the context's sink, and are counted once the list is
 * whole.
 *
 * @param work gives what the result has beside the count
 */
async function runList(context, operation, request, work) {
    let read = 0;
    let whole = {};
    const end = await (0,_step_js__WEBPACK_IMPORTED_MODULE_0__/* .capture */ .Fg)(async () => {
        const rest = await work((row) => {
            read += 1;
            context.rows.add(row);
        });
        whole = { ...rest, count: read };
    });
    const { deployment, notices } = context;
    return { operation, request, deployment, notices, read, ...whole, ...end };
}


/***/ }),

/***/ 2532:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  triage: () => (/* binding */ triage_triage)
});

// EXTERNAL MODULE: ./build/src/platform/http/decode.js
var decode = __webpack_require__(2186);
// EXTERNAL MODULE: ./build/src/operations/context.js
var operations_context = __webpack_require__(8303);
// EXTERNAL MODULE: ./build/src/operations/deployment.js
var deployment = __webpack_require__(4693);
// EXTERNAL MODULE: ./build/src/operations/limits.js
var limits = __webpack_require__(4354);
// EXTERNAL MODULE: ./build/src/operations/step.js
var step = __webpack_require__(3784);
// EXTERNAL MODULE: ./build/src/model/change.js
var model_change = __webpack_require__(4535);
// EXTERNAL MODULE: ./build/src/operations/findings/decision.js
var findings_decision = __webpack_require__(3165);
// EXTERNAL MODULE: ./build/src/operations/findings/families.js
var findings_families = __webpack_require__(1559);
// EXTERNAL MODULE: ./build/src/operations/findings/list.js + 5 modules
var list = __webpack_require__(6396);
// EXTERNAL MODULE: ./build/src/operations/findings/times.js
var times = __webpack_require__(7701);
// EXTERNAL MODULE: ./build/src/operations/write/finding-records.js
var finding_records = __webpack_require__(4410);
;// CONCATENATED MODULE: ./build/src/operations/triage/width.js
/** Filters that narrow a selection to parts of the deployment. */
const NARROWING = ['repos', 'rules', 'project_tags', 'ref', 'dependencies'];
/**
 * Says when a selection takes in the whole deployment, and when, without a status, it also takes findings that
 * people have decided about.
 */
function noticeWidth(context, { filters, paths }) {
    const isNarrow = NARROWING.some((name) => narrows(filters[name])) ||
        (paths !== undefined && narrows([...paths.names, ...paths.patterns]));
    if (isNarrow)
        return;
    context.notices.push({ kind: 'whole-deployment' });
    if (filters.status === undefined)
        context.notices.push({ kind: 'takes-decisions-along' });
}
/** Exclusions and patterns that match everything narrow nothing. */
function narrows(value) {
    const items = [value ?? []].flat().map(String);
    return items.some((item) => !item.startsWith('!')) && !items.some((item) => /^[*/]+$/.test(item));
}

;// CONCATENATED MODULE: ./build/src/operations/triage/by-listing.js







/**
 * Lists the findings, every condition checked on each row, and plans exactly those.
 *
 * @throws StepError, PlatformError, PagingError
 */
async function planListed(context, { decision, issueType }, { query, limit = Number.POSITIVE_INFINITY }) {
    noticeWidth(context, query);
    const families = new findings_families/* Families */.R();
    const selected = [];
    const askedAtMs = context.clock.now();
    const pages = (0,list/* listFindings */.F)(context, query, {
        allBranches: issueType !== 'secrets',
        onRow: (finding) => families.add(finding),
    });
    for await (const page of pages) {
        for (const finding of page) {
            const target = (0,model_change/* findingTarget */.z)(finding);
            const change = {
                target,
                field: 'triage',
                before: (0,findings_families/* formerTriage */.I)(finding),
                after: decision,
            };
            // One without an age is not known to be old.
            selected.push({ change, sinceMs: (0,times/* detectedMs */.j)(finding) ?? Number.POSITIVE_INFINITY });
        }
    }
    const siblings = families.siblingsOf(selected.map(({ change }) => change.target));
    const decidedApart = ({ change }) => siblings.get(change.target.id)?.find(({ before }) => (0,findings_decision/* isDecidedApart */.D2)(before, change.before ?? {}));
    const { left = [], free = [] } = Object.groupBy(selected, (one) => decidedApart(one) === undefined ? 'free' : 'left');
    const changes = [...oldest(free, limit), ...left.map(({ change }) => change)];
    const findings = new finding_records/* FindingRecords */.i0(changes, siblings, askedAtMs);
    for (const one of left)
        findings.leave(one.change, decidedApart(one)?.before);
    return { findings, selected: free.length };
}
/**
 * At most `limit` of the findings, the oldest first. Those that are right already do not use the limit up: else a
 * nightly step would meet the same ones for ever.
 */
function oldest(selected, limit) {
    const sorted = selected.toSorted((one, other) => byAge(one, other) || (one.change.target.id < other.change.target.id ? -1 : 1));
    const { due = [], already = [] } = Object.groupBy(sorted.map(({ change }) => change), (change) => ((0,findings_decision/* isAlready */.rM)(change) ? 'already' : 'due'));
    const taken = due.slice(0, limit);
    return [...taken, ...already.slice(0, limit - taken.length)];
}
/** Two infinite ages are equal, although their difference is not a number. */
function byAge(one, other) {
    return one.sinceMs === other.sinceMs ? 0 : one.sinceMs - other.sinceMs;
}

// EXTERNAL MODULE: ./build/src/model/triage.js
var triage = __webpack_require__(1863);
// EXTERNAL MODULE: ./build/src/platform/http/errors.js
var errors = __webpack_require__(9323);
// EXTERNAL MODULE: ./build/src/operations/findings/body.js
var body = __webpack_require__(6879);
// EXTERNAL MODULE: ./build/src/operations/write/finding-unit.js
var finding_unit = __webpack_require__(8502);
;// CONCATENATED MODULE: ./build/src/operations/triage/platform-unit.js





/**
 * Lets the platform select by its own filters: one opaque change. One request, or with a limit beyond what one
 * selects, requests until that or until one brings nothing new.
 */
class PlatformTriage {
    canLook = false;
    subject = ['findings', 'selected by the platform'];
    #context;
    #slug;
    #body;
    #limit;
    #all;
    #left;
    #failure;
    constructor(context, slug, { issueType, decision }, { filters, limit }, all) {
        this.#context = context;
        this.#slug = slug;
        this.#body = { issue_type: issueType, ...filters, ...(0,body/* decisionFields */.C)(decision) };
        this.#limit = limit;
        this.#left = limit === 'all' ? Number.POSITIVE_INFINITY : (limit ?? triage/* MAX_TRIAGE_LIMIT */.E4);
        this.#all = all;
    }
    isStale() {
        return false;
    }
    async read() { }
    next() {
        return this.#left > 0 ? Math.min(triage/* MAX_TRIAGE_LIMIT */.E4, this.#left) : undefined;
    }
    send(take, attempts) {
        return this.#context.writer.triage(this.#slug, { ...this.#body, limit: take }, {
            attempts,
        });
    }
    answered(take, { num_triaged, triaged_issues }) {
        const fresh = this.#all.selected(triaged_issues);
        const unlisted = Math.max(0, num_triaged - triaged_issues.length);
        this.#all.answered += 1;
        this.#all.unlisted += unlisted;
        this.#context.progress.advance(fresh);
        const isStalled = fresh === 0 && triaged_issues.length + unlisted > 0;
        const isOne = this.#limit === undefined || (this.#limit !== 'all' && this.#limit <= triage/* MAX_TRIAGE_LIMIT */.E4);
        if (isStalled && !isOne)
            this.#all.isStalled = true;
        // The answer holds siblings on other branches, too, so that at most so many of them were selected.
        this.#left =
            isOne || fresh === 0 ? 0 : this.#left - Math.min(take, Math.max(num_triaged, triaged_issues.length));
    }
    isDone() {
        return true;
    }
    /** The same request again selects other findings: only where all are to be triaged. */
    isRepeatable() {
        return this.#limit === 'all';
    }
    lost(take) {
        this.#all.lost.requests += 1;
        this.#all.lost.atMost += take;
    }
    end(end, take = 0) {
        if (end.kind === 'done' || (end.kind === 'refused' && end.error instanceof errors/* CancelledError */.cc))
            return;
        // Nobody can look what became of it.
        const isUnknown = end.kind !== 'refused';
        if (isUnknown)
            this.lost(take);
        this.#failure = (0,finding_unit/* triageFailureOf */.W)(end, isUnknown);
    }
    /** @throws StepError why not all was done */
    throwIfFailed() {
        const first = this.#failure;
        if (first === undefined)
            return;
        throw new step/* StepError */.zg({
            kind: 'rows-failed',
            of: 'finding',
            failed: 0,
            unknown: this.#all.lost.atMost,
            first,
        });
    }
}

// EXTERNAL MODULE: ./build/src/operations/write/carry-out.js
var carry_out = __webpack_require__(5138);
// EXTERNAL MODULE: ./build/src/operations/write/execute.js + 6 modules
var execute = __webpack_require__(9715);
// EXTERNAL MODULE: ./build/src/operations/write/journal.js
var write_journal = __webpack_require__(1575);
;// CONCATENATED MODULE: ./build/src/operations/triage.js












/** Moves the selected findings to a new triage state (web-api.md 4.8), or previews that on a dry run. */
async function triage_triage(context, request) {
    let findings = new finding_records/* FindingRecords */.i0([]);
    let selected;
    const end = await (0,step/* capture */.Fg)(async () => {
        const { selection } = request;
        const slug = await (0,deployment/* resolveSlug */.qo)(context);
        if (selection.by === 'platform') {
            noticeWidth(context, selection);
            if (!(0,operations_context/* isWriting */.x)(context))
                return;
            const unit = new PlatformTriage(context, slug, request, selection, findings);
            context.progress.begin('triaging', typeof selection.limit === 'number' ? selection.limit : undefined);
            await (0,carry_out/* carryOut */.u0)(unit, context);
            return unit.throwIfFailed();
        }
        if (selection.by === 'ids')
            findings = namedFindings(request, selection.ids);
        else
            ({ findings, selected } = await planListed(context, request, selection));
        (0,limits/* checkLimits */.J)(context, (0,limits/* maxChanges */.e)(request.maxChanges, findings.due.length, 'finding'));
        if ((0,operations_context/* isWriting */.x)(context))
            await (0,execute/* executeFindings */.Yw)(context, slug, findings);
        (0,write_journal/* throwIfFailed */.tq)((0,write_journal/* journalOf */.PR)(context, [], findings));
    });
    const journal = (0,write_journal/* journalOf */.PR)(context, [], findings);
    const notices = [...context.notices, ...(0,write_journal/* noticesOf */.lx)(journal, request.dryRun)];
    return { ...(0,operations_context/* resultOf */.B)(context, request), notices, journal, ...(0,decode/* present */.Eb)({ selected }), ...end };
}
/** Findings that were named. Nothing is listed, because the API has no filter by id: what they were is not known. */
function namedFindings({ issueType, decision: after }, ids) {
    const targets = ids.map((id) => ({ kind: 'finding', id, issueType }));
    return new finding_records/* FindingRecords */.i0(targets.map((target) => ({ target, field: 'triage', before: undefined, after })));
}


/***/ })

};
