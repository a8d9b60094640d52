export const id = 469;
export const ids = [469];
export const modules = {

/***/ 4846:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  H: () => (/* binding */ applyTriage)
});

// EXTERNAL MODULE: ./build/src/model/triage.js
var triage = __webpack_require__(1863);
// EXTERNAL MODULE: ./build/src/platform/http/errors.js
var errors = __webpack_require__(9323);
// EXTERNAL MODULE: ./build/src/platform/http/retry.js
var retry = __webpack_require__(3700);
// EXTERNAL MODULE: ./build/src/operations/step.js
var step = __webpack_require__(3784);
// EXTERNAL MODULE: ./build/src/operations/findings/body.js
var body = __webpack_require__(6879);
// EXTERNAL MODULE: ./build/src/operations/findings/decision.js
var decision = __webpack_require__(3165);
// EXTERNAL MODULE: ./build/src/operations/findings/list.js + 4 modules
var list = __webpack_require__(1242);
;// CONCATENATED MODULE: ./build/src/operations/findings/look-up.js


/** Repositories in one list, so that its address does not become too long. */
const REPOSITORIES = 50;
/**
 * Reads findings again in the lists of their repositories, because the API has no filter by id.
 *
 * @param changes all of one kind and decision, in known repositories
 * @throws PlatformError, PagingError
 */
async function lookUp(context, changes) {
    const [first] = changes;
    const found = new Map();
    if (first === undefined)
        return { found, siblings: [] };
    const wanted = new Set(changes.map(({ target }) => target.id));
    const moved = [];
    const repositories = [...new Set(changes.map(({ target }) => target.repository ?? ''))];
    for (let start = 0; start < repositories.length; start += REPOSITORIES) {
        const repos = repositories.slice(start, start + REPOSITORIES);
        const query = { issueType: first.target.issueType, filters: { repos } };
        for await (const page of (0,list/* listFindings */.F)(context, query, { spelled: true })) {
            for (const finding of page) {
                const key = siblingKey(finding);
                if (wanted.has(finding.id))
                    found.set(finding.id, finding);
                else if (key !== undefined && (0,decision/* showsDecision */.T)(finding, undefined, first.after) === 'yes') {
                    moved.push({ id: finding.id, key });
                }
            }
        }
    }
    const byKey = new Map([...found.values()].map((finding) => [siblingKey(finding), finding.id]));
    const siblings = moved.flatMap(({ id, key }) => {
        const of = byKey.get(key);
        return of === undefined ? [] : [{ id, of }];
    });
    return { found, siblings };
}
/** Two repositories may hold the same finding: copies of one template do. */
function siblingKey({ repository, match_based_id: id }) {
    return id === undefined ? undefined : `${repository} ${id}`;
}

;// CONCATENATED MODULE: ./build/src/operations/findings/outcome.js
/** Collects what is found out about each finding while requests go on. */
class OutcomeRecord {
    #rows;
    #byId = new Map();
    #siblings = new Set();
    #triaged = new Set();
    #former;
    answered = 0;
    unlisted = 0;
    lostRequests = 0;
    constructor(changes, former) {
        this.#rows = changes.map((change) => ({ change, state: 'not-reached' }));
        for (const row of this.#rows)
            this.#byId.set(row.change.target.id, row);
        this.#former = former;
    }
    isChanged({ target }) {
        return this.#byId.get(target.id)?.state === 'changed';
    }
    /** An answer or a list shows that these findings were moved by `decision`, the text of one. */
    moved(ids, decision, decisionOf) {
        for (const id of ids) {
            this.#triaged.add(id);
            const row = this.#byId.get(id);
            if (row === undefined)
                this.#siblings.add(id);
            else if (decisionOf(row.change) === decision)
                this.set(row.change, 'changed');
            // It was moved together with its sibling, to another state than the one that was asked for.
            else if (row.state === 'changed')
                this.set(row.change, 'failed', { kind: 'not-triaged' });
        }
    }
    set({ target }, state, failure) {
        const row = this.#byId.get(target.id);
        if (row === undefined)
            return;
        row.state = state;
        if (failure === undefined)
            delete row.failure;
        else
            row.failure = failure;
    }
    outcome(failure) {
        const former = this.#former?.find(this.#siblings) ?? new Map();
        const unknown = this.#rows.filter(({ state }) => state === 'unknown').length;
        return {
            rows: this.#rows,
            siblings: [...this.#siblings].map((id) => ({ id, before: former.get(id) })),
            answered: this.answered,
            triaged: [...this.#triaged],
            unlisted: this.unlisted,
            uncertain: { requests: unknown === 0 ? 0 : this.lostRequests, atMost: unknown },
            ...(failure === undefined ? {} : { failure }),
        };
    }
}

// EXTERNAL MODULE: ./build/src/operations/findings/unreadable.js
var unreadable = __webpack_require__(2436);
;// CONCATENATED MODULE: ./build/src/operations/findings/apply.js









/**
 * Triages findings by their ids, in requests of one kind and decision and at most 3000 ids (web-api.md 4.8). Findings
 * that an answer does not name are read again where their repository is known. Never throws: what ends it early is
 * the outcome's `failure`.
 */
async function applyTriage(context, slug, changes, options = {}) {
    const record = new OutcomeRecord(changes, options.former);
    context.progress.begin('triaging', changes.length);
    try {
        for (const group of groupsOf(changes)) {
            for (let start = 0; start < group.length; start += triage/* MAX_TRIAGE_LIMIT */.E4) {
                // Siblings of an earlier chunk's findings are triaged already, and would be noted again.
                const chunk = group
                    .slice(start, start + triage/* MAX_TRIAGE_LIMIT */.E4)
                    .filter((change) => !record.isChanged(change));
                if (chunk.length > 0)
                    await new Chunk(context, slug, chunk, record).run();
                context.progress.advance(Math.min(triage/* MAX_TRIAGE_LIMIT */.E4, group.length - start));
            }
        }
        return record.outcome(undefined);
    }
    catch (error) {
        return record.outcome((0,step/* stepFailureOf */.WT)(error));
    }
}
/** One request's findings. */
class Chunk {
    #context;
    #slug;
    #changes;
    #record;
    #decision;
    constructor(context, slug, changes, record) {
        this.#context = context;
        this.#slug = slug;
        this.#changes = changes;
        this.#record = record;
        this.#decision = changes[0] === undefined ? '' : groupKey(changes[0]);
    }
    async run() {
        let lost;
        for (let repeats = 0;; repeats++) {
            const answer = await this.#send(lost?.failure);
            if (answer.kind === 'shown')
                return this.#keep(answer.value);
            if (answer.kind === 'refused') {
                if (lost === undefined)
                    return this.#setAll('failed', answer.error.failure);
                break;
            }
            this.#record.lostRequests += 1;
            lost = { failure: answer.failure, mayLandLater: answer.mayLandLater || (lost?.mayLandLater ?? false) };
            const { clock, maxRetries, stop } = this.#context;
            if (!this.#isRepeatable() || repeats === maxRetries)
                break;
            await clock.sleep((0,retry/* backoff */.JN)(repeats + 1, clock.random()), stop);
        }
        if (lost !== undefined)
            await this.#decideLost(lost);
    }
    /** @param lost of an earlier attempt, which may have taken effect whatever becomes of this one */
    async #send(lost) {
        try {
            return await this.#context.writer.triage(this.#slug, bodyOf(this.#changes));
        }
        catch (error) {
            const failure = error instanceof errors/* PlatformError */.Wk ? error.failure : undefined;
            const cause = lost ?? (failure?.uncertain ? failure : undefined);
            if (cause !== undefined) {
                this.#record.lostRequests += lost === undefined ? 1 : 0;
                this.#setAll('unknown', { kind: 'unknown', cause });
            }
            else if (failure !== undefined && failure.status !== undefined) {
                this.#setAll('failed', failure);
            }
            throw error;
        }
    }
    /** The same ids again change nothing more, unless every time adds a note. */
    #isRepeatable() {
        return this.#changes[0]?.after.note === undefined;
    }
    async #keep({ num_triaged, triaged_issues }) {
        this.#record.answered += 1;
        this.#moved(triaged_issues);
        const uncounted = Math.max(0, num_triaged - triaged_issues.length);
        const missing = this.#changes.filter((change) => !this.#record.isChanged(change));
        // Where more were counted than named, any of the others may have been moved.
        const unclear = uncounted > 0 ? 'unknown' : 'failed';
        for (const change of missing)
            this.#record.set(change, unclear, { kind: 'not-triaged' });
        const unchanged = [];
        const changed = await this.#lookUp(missing, (change) => unchanged.push(change));
        const unlisted = Math.max(0, uncounted - changed);
        this.#record.unlisted += unlisted;
        // One that was counted may have been moved on by somebody before it was read.
        if (unlisted > 0)
            return;
        for (const change of unchanged)
            this.#record.set(change, 'failed', { kind: 'not-triaged' });
    }
    async #decideLost(lost) {
        this.#setAll('unknown', { kind: 'unknown', cause: lost.failure });
        // A write that may still land is not told apart from one that did not by a read that comes too early.
        await this.#lookUp(this.#changes, (change) => {
            if (!lost.mayLandLater)
                this.#record.set(change, 'failed', lost.failure);
        });
    }
    /**
     * Reads findings again and marks those that show the decision.
     *
     * @returns how many do
     */
    async #lookUp(changes, onUnchanged) {
        const listed = changes.filter(({ before, target }) => before !== undefined && target.repository);
        if (listed.length === 0)
            return 0;
        const read = await this.#read(listed);
        if (read === undefined)
            return 0;
        const moved = new Set();
        for (const change of listed) {
            const row = read.found.get(change.target.id);
            const shown = row === undefined ? 'unclear' : (0,decision/* showsDecision */.T)(row, change.before, change.after);
            if (shown === 'yes')
                moved.add(change.target.id);
            if (shown === 'no')
                onUnchanged(change);
        }
        const siblings = read.siblings.filter(({ of }) => moved.has(of)).map(({ id }) => id);
        this.#moved([...moved, ...siblings]);
        return moved.size;
    }
    /** Undefined where the list can't be read: then nothing more is known than before. */
    async #read(changes) {
        try {
            return await lookUp(this.#context, changes);
        }
        catch (error) {
            (0,unreadable/* listFailure */.P)(error);
            return undefined;
        }
    }
    #moved(ids) {
        this.#record.moved(ids, this.#decision, groupKey);
    }
    #setAll(state, failure) {
        for (const change of this.#changes) {
            if (!this.#record.isChanged(change))
                this.#record.set(change, state, failure);
        }
    }
}
function groupsOf(changes) {
    return [...Map.groupBy(changes, groupKey).values()];
}
function groupKey({ target, after }) {
    return JSON.stringify([target.issueType, after.state ?? '', after.reason ?? '', after.note ?? '']);
}
function bodyOf(changes) {
    const [first] = changes;
    return {
        issue_type: first?.target.issueType,
        issue_ids: changes.map(({ target }) => target.id),
        limit: changes.length,
        ...(0,body/* decisionFields */.C)(first?.after ?? {}),
    };
}


/***/ }),

/***/ 6879:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ statusAfter),
/* harmony export */   C: () => (/* binding */ decisionFields)
/* harmony export */ });
/** A decision by the API's names. */
function decisionFields({ state, reason, note }) {
    return {
        ...(state === undefined ? {} : { new_triage_state: state }),
        ...(reason === undefined ? {} : { new_triage_reason: reason }),
        ...(note === undefined ? {} : { new_note: note }),
    };
}
/** The status of findings that were moved: `reopened` is a target, not a status (field-notes). */
function statusAfter(state) {
    return state === 'reopened' ? 'open' : state;
}


/***/ }),

/***/ 3165:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ showsDecision),
/* harmony export */   r: () => (/* binding */ isAlready)
/* harmony export */ });
/* harmony import */ var _body_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6879);
/* harmony import */ var _former_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38);


/** Whether a finding is already as the change wants it, so that it needs no write. */
function isAlready({ target, before, after }) {
    if (before === undefined)
        return false;
    const { state, reason, note } = after;
    if (note !== undefined && note !== before.note)
        return false;
    if (reason !== undefined && reason !== before.reason)
        return false;
    if (state === undefined)
        return true;
    if (before.triageState !== undefined)
        return before.triageState === state;
    // The list of secrets calls open what is being reviewed or fixed, too.
    const isClear = target.issueType !== 'secrets' || state === 'ignored';
    return isClear && state !== 'reopened' && before.status === (0,_body_js__WEBPACK_IMPORTED_MODULE_0__/* .statusAfter */ .B)(state);
}
/**
 * Whether a row, read after a write, shows what the write was to do. `unclear` where the row does not have what
 * would show it: the list of secrets has neither reasons nor notes, and calls open what is being reviewed or fixed.
 */
function showsDecision(row, before, decision) {
    const now = (0,_former_js__WEBPACK_IMPORTED_MODULE_1__/* .formerTriage */ .IR)(row);
    const { state, reason, note } = decision;
    if (state !== undefined) {
        const reached = hasState(now, state, row.kind === 'secrets');
        if (!reached)
            return 'no';
        if (before !== undefined && !hasState(before, state, row.kind === 'secrets'))
            return 'yes';
    }
    // The state was that already: only the rest can show the write.
    if (row.kind === 'secrets')
        return 'unclear';
    if (note !== undefined)
        return now.note === note ? 'yes' : 'no';
    if (reason !== undefined)
        return now.reason === reason ? 'yes' : 'no';
    return now.triageState === undefined ? 'unclear' : 'yes';
}
function hasState(triage, state, isSecret) {
    if (triage.triageState !== undefined)
        return triage.triageState === state;
    const status = (0,_body_js__WEBPACK_IMPORTED_MODULE_0__/* .statusAfter */ .B)(state);
    const isHidden = isSecret && (status === 'reviewing' || status === 'fixing');
    return triage.status === (isHidden ? 'open' : status);
}


/***/ }),

/***/ 38:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IR: () => (/* binding */ formerTriage),
/* harmony export */   S5: () => (/* binding */ FormerStates),
/* harmony export */   zY: () => (/* binding */ findingTarget)
/* harmony export */ });
const FIRST_SIZE = 1024;
/** What a row says about its triage; what it lacks is absent. */
function formerTriage(finding) {
    const { status, triage_state, triage_reason, triage_comment, triaged_at } = finding;
    return {
        ...(status === undefined ? {} : { status }),
        ...(triage_state === undefined ? {} : { triageState: triage_state }),
        ...(triage_reason === undefined ? {} : { reason: triage_reason }),
        ...(triage_comment === undefined ? {} : { note: triage_comment }),
        ...(triaged_at === undefined ? {} : { triagedAt: triaged_at }),
    };
}
/** What people know a finding by. */
function findingTarget(finding) {
    const { id, kind, repository, severity, rule, path, line, ref } = finding;
    const relevantSince = finding.relevant_since ?? finding.created_at;
    return {
        kind: 'finding',
        id,
        issueType: kind,
        ...(repository === undefined ? {} : { repository }),
        ...(severity === undefined ? {} : { severity }),
        ...(rule === undefined ? {} : { rule }),
        ...(finding.secret_type === undefined ? {} : { secretType: finding.secret_type }),
        ...(finding.validation_state === undefined ? {} : { validation: finding.validation_state }),
        ...(path === undefined ? {} : { path }),
        ...(line === undefined ? {} : { line }),
        ...(finding.line_of_code_url === undefined ? {} : { url: finding.line_of_code_url }),
        ...(ref === undefined ? {} : { ref }),
        ...(relevantSince === undefined ? {} : { relevantSince }),
    };
}
/**
 * The former triage of every row of a list, in some ten bytes for each that nobody triaged: a triage may move any of
 * them along, as the same finding on another branch.
 */
class FormerStates {
    #ids = new BigUint64Array(FIRST_SIZE);
    #states = [];
    /** One object for all rows that were never triaged and have one status. */
    #untriaged = new Map();
    add(finding) {
        const at = this.#states.length;
        if (at === this.#ids.length) {
            const larger = new BigUint64Array(at * 2);
            larger.set(this.#ids);
            this.#ids = larger;
        }
        this.#ids[at] = finding.id;
        this.#states.push(this.#shared(finding));
    }
    /** Those of `ids` that were listed. */
    find(ids) {
        const wanted = new Set(ids);
        const found = new Map();
        if (wanted.size === 0)
            return found;
        for (const [at, state] of this.#states.entries()) {
            const id = this.#ids[at] ?? 0n;
            if (wanted.has(id))
                found.set(id, state);
        }
        return found;
    }
    #shared(finding) {
        const former = formerTriage(finding);
        if (former.reason ?? former.note ?? former.triagedAt)
            return former;
        const key = `${former.status} ${former.triageState}`;
        const known = this.#untriaged.get(key);
        if (known !== undefined)
            return known;
        this.#untriaged.set(key, former);
        return former;
    }
}


/***/ }),

/***/ 4354:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ checkMaxChanges)
/* harmony export */ });
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3784);

/**
 * Stops a step before its first write when it would change more than `max-changes` allows. A dry run goes on and
 * says so.
 *
 * @throws StepError too-many-changes
 */
function checkMaxChanges(context, figure, of, allowed) {
    if (allowed === undefined || figure <= allowed)
        return;
    const over = { limit: 'max-changes', allowed, figure, of };
    if (context.writer !== undefined)
        throw new _step_js__WEBPACK_IMPORTED_MODULE_0__/* .StepError */ .zg({ kind: 'too-many-changes', figures: [over] });
    context.notices.push({ kind: 'would-be-too-many', ...over });
}


/***/ }),

/***/ 1709:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   listFindings: () => (/* binding */ listFindings)
/* harmony export */ });
/* harmony import */ var _findings_list_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1242);
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
        return {};
    });
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

/***/ 7478:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  triage: () => (/* binding */ triage_triage)
});

// EXTERNAL MODULE: ./build/src/operations/step.js
var step = __webpack_require__(3784);
// EXTERNAL MODULE: ./build/src/operations/deployment.js
var deployment = __webpack_require__(4693);
// EXTERNAL MODULE: ./build/src/operations/limits.js
var limits = __webpack_require__(4354);
// EXTERNAL MODULE: ./build/src/operations/findings/apply.js + 2 modules
var apply = __webpack_require__(4846);
;// CONCATENATED MODULE: ./build/src/operations/triage/report.js


function emptyReport() {
    return {
        rows: [],
        siblings: [],
        answered: 0,
        triaged: [],
        unlisted: 0,
        uncertain: { requests: 0, atMost: 0 },
    };
}
/**
 * Triages the findings of the rows that are not reached yet, and sets all rows.
 *
 * @throws StepError where any of them was not triaged, or it ended early
 */
async function applyRows(context, slug, report, former) {
    const due = report.rows.filter(({ state }) => state === 'not-reached').map(({ change }) => change);
    const outcome = await (0,apply/* applyTriage */.H)(context, slug, due, former === undefined ? {} : { former });
    const rowOf = new Map(outcome.rows.map((row) => [row.change, row]));
    const { answered, triaged, unlisted, uncertain } = outcome;
    const movedAlong = new Set(outcome.siblings.map(({ id }) => id));
    const rows = report.rows.map((row) => {
        // One that was right already is triaged again where it is the same finding as another, on its own branch.
        const isMoved = row.state === 'unchanged' && movedAlong.delete(row.change.target.id);
        return rowOf.get(row.change) ?? (isMoved ? { change: row.change, state: 'changed' } : row);
    });
    const siblings = outcome.siblings.filter(({ id }) => movedAlong.has(id));
    Object.assign(report, { rows, siblings, answered, triaged, unlisted, uncertain });
    noticeOutcome(context, report);
    if (outcome.failure !== undefined)
        throw new step/* StepError */.zg(outcome.failure);
    throwIfFailed(rows);
}
/** A row for a change that is planned. */
function plannedRow({ writer }, change) {
    return { change, state: writer === undefined ? 'would-change' : 'not-reached' };
}
/** What a result of any selection should say beside its rows. */
function noticeOutcome(context, { siblings, unlisted, uncertain }) {
    if (siblings.length > 0) {
        const listed = siblings.filter(({ before }) => before !== undefined).length;
        context.notices.push({ kind: 'siblings-triaged', count: siblings.length, listed });
    }
    if (unlisted > 0)
        context.notices.push({ kind: 'triaged-unlisted', count: unlisted });
    if (uncertain.requests > 0)
        context.notices.push({ kind: 'answers-lost', ...uncertain });
}
function throwIfFailed(rows) {
    const failed = rows.filter(({ state }) => state === 'failed');
    const unknown = rows.filter(({ state }) => state === 'unknown');
    if (failed.length + unknown.length === 0)
        return;
    const causes = [...failed, ...unknown].flatMap(({ failure }) => {
        if (failure === undefined)
            return [];
        if (failure.kind === 'unknown')
            return [failure.cause];
        return 'method' in failure ? [failure] : [];
    });
    throw new step/* StepError */.zg({
        kind: 'findings-failed',
        failed: failed.length,
        unknown: unknown.length,
        selected: rows.length,
        ...(causes[0] === undefined ? {} : { first: causes[0] }),
    });
}

;// CONCATENATED MODULE: ./build/src/operations/triage/by-ids.js



/**
 * Triages the findings that were named. Nothing is listed, because the API has no filter by id: what they were is
 * not known.
 *
 * @throws StepError
 */
async function triageIds(context, { issueType, decision, maxChanges }, ids, report) {
    const slug = await (0,deployment/* resolveSlug */.qo)(context);
    report.rows = ids.map((id) => plannedRow(context, {
        target: { kind: 'finding', id, issueType },
        field: 'triage',
        before: undefined,
        after: decision,
    }));
    (0,limits/* checkMaxChanges */.A)(context, ids.length, 'finding', maxChanges);
    if (context.writer === undefined)
        return;
    context.notices.push({ kind: 'former-states-unknown' });
    await applyRows(context, slug, report);
}

// EXTERNAL MODULE: ./build/src/operations/findings/decision.js
var decision = __webpack_require__(3165);
// EXTERNAL MODULE: ./build/src/operations/findings/former.js
var findings_former = __webpack_require__(38);
// EXTERNAL MODULE: ./build/src/operations/findings/list.js + 4 modules
var list = __webpack_require__(1242);
// EXTERNAL MODULE: ./build/src/operations/findings/times.js
var times = __webpack_require__(7701);
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
 * Lists the findings, every condition checked on each row, and triages exactly those. The list is whole before the
 * first write.
 *
 * @throws StepError, PlatformError, PagingError
 */
async function triageListed(context, { decision, maxChanges }, { query, limit = Number.POSITIVE_INFINITY }, report) {
    noticeWidth(context, query);
    const former = new findings_former/* FormerStates */.S5();
    const selected = [];
    const onRow = (finding) => former.add(finding);
    for await (const page of (0,list/* listFindings */.F)(context, query, { onRow, unmatchedExclusions: 'error' })) {
        for (const finding of page) {
            const target = (0,findings_former/* findingTarget */.zY)(finding);
            const change = {
                target,
                field: 'triage',
                before: (0,findings_former/* formerTriage */.IR)(finding),
                after: decision,
            };
            // One without an age is not known to be old.
            selected.push({ change, sinceMs: (0,times/* detectedMs */.j)(finding) ?? Number.POSITIVE_INFINITY });
        }
    }
    report.selected = selected.length;
    report.rows = rowsOf(context, selected, limit);
    const due = report.rows.filter(({ state }) => state !== 'unchanged').length;
    (0,limits/* checkMaxChanges */.A)(context, due, 'finding', maxChanges);
    if (context.writer === undefined || due === 0)
        return;
    await applyRows(context, await (0,deployment/* resolveSlug */.qo)(context), report, former);
}
/**
 * At most `limit` rows, the oldest first. Findings that are right already do not use the limit up: else a nightly
 * step would meet the same ones for ever.
 */
function rowsOf(context, selected, limit) {
    selected.sort((one, other) => byAge(one, other) || (one.change.target.id < other.change.target.id ? -1 : 1));
    const due = selected.filter(({ change }) => !(0,decision/* isAlready */.r)(change)).length;
    let dueLeft = Math.min(limit, due);
    let unchangedLeft = limit - dueLeft;
    return selected.flatMap(({ change }) => {
        if (!(0,decision/* isAlready */.r)(change))
            return dueLeft-- > 0 ? [plannedRow(context, change)] : [];
        return unchangedLeft-- > 0 ? [{ change, state: 'unchanged' }] : [];
    });
}
/** Two infinite ages are equal, although their difference is not a number. */
function byAge(one, other) {
    return one.sinceMs === other.sinceMs ? 0 : one.sinceMs - other.sinceMs;
}

// EXTERNAL MODULE: ./build/src/model/triage.js
var triage = __webpack_require__(1863);
// EXTERNAL MODULE: ./build/src/platform/http/errors.js
var errors = __webpack_require__(9323);
// EXTERNAL MODULE: ./build/src/platform/http/retry.js
var retry = __webpack_require__(3700);
// EXTERNAL MODULE: ./build/src/operations/findings/body.js
var body = __webpack_require__(6879);
;// CONCATENATED MODULE: ./build/src/operations/triage/by-platform.js








/**
 * Lets the platform select by its own filters: one request, or with a limit beyond what one selects, requests until
 * that or until one brings nothing new.
 *
 * @throws StepError, PlatformError
 */
async function triageByPlatform(context, request, selection, report) {
    noticeWidth(context, selection);
    const slug = await (0,deployment/* resolveSlug */.qo)(context);
    if (context.writer === undefined)
        return;
    const run = new PlatformTriage(context, slug, request, selection, report);
    try {
        await run.run();
    }
    finally {
        noticeOutcome(context, report);
    }
}
class PlatformTriage {
    #context;
    #slug;
    #body;
    #limit;
    #report;
    #triaged = new Set();
    constructor(context, slug, { issueType, decision }, { filters, limit }, report) {
        this.#context = context;
        this.#slug = slug;
        this.#body = { issue_type: issueType, ...filters, ...(0,body/* decisionFields */.C)(decision) };
        this.#limit = limit;
        this.#report = report;
    }
    async run() {
        const limit = this.#limit;
        this.#context.progress.begin('triaging', typeof limit === 'number' ? limit : undefined);
        let left = limit === 'all' ? Number.POSITIVE_INFINITY : (limit ?? triage/* MAX_TRIAGE_LIMIT */.E4);
        while (left > 0) {
            const take = Math.min(triage/* MAX_TRIAGE_LIMIT */.E4, left);
            const { listed, fresh } = this.#keep(await this.#select(take));
            this.#context.progress.advance(fresh);
            if (limit === undefined || (limit !== 'all' && limit <= triage/* MAX_TRIAGE_LIMIT */.E4))
                return;
            if (fresh === 0) {
                const isStalled = listed > 0 && this.#report.unlisted === 0;
                if (isStalled)
                    this.#context.notices.push({ kind: 'triage-stalled' });
                return;
            }
            // The answer holds siblings on other branches, too, so that at most so many of them were selected.
            left -= Math.min(take, listed);
        }
    }
    /**
     * One request that was answered. A lost answer hides up to `take` findings, and the same request again selects
     * others: it is repeated only where all are to be triaged.
     *
     * @throws StepError where it failed
     */
    async #select(take) {
        const { clock, maxRetries, stop } = this.#context;
        for (let attempt = 1;; attempt++) {
            const answer = await this.#send(take);
            if (answer.kind === 'shown')
                return answer.value;
            if (answer.kind === 'refused')
                throw failed(answer.error.failure, attempt);
            this.#lose(take);
            if (this.#limit !== 'all' || attempt > maxRetries)
                throw failed(answer.failure, attempt);
            await clock.sleep((0,retry/* backoff */.JN)(attempt, clock.random()), stop);
        }
    }
    async #send(take) {
        try {
            return await this.#context.writer.triage(this.#slug, { ...this.#body, limit: take });
        }
        catch (error) {
            if (error instanceof errors/* PlatformError */.Wk && error.failure.uncertain)
                this.#lose(take);
            throw error;
        }
    }
    #lose(take) {
        const { requests, atMost } = this.#report.uncertain;
        this.#report.uncertain = { requests: requests + 1, atMost: atMost + take };
    }
    #keep({ num_triaged, triaged_issues }) {
        const before = this.#triaged.size;
        for (const id of triaged_issues)
            this.#triaged.add(id);
        const fresh = this.#triaged.size - before;
        this.#report.triaged = [...this.#triaged];
        this.#report.answered += 1;
        this.#report.unlisted += Math.max(0, num_triaged - triaged_issues.length);
        return { listed: Math.max(num_triaged, triaged_issues.length), fresh };
    }
}
function failed(first, requests) {
    return new step/* StepError */.zg({ kind: 'requests-failed', failed: requests, first });
}

;// CONCATENATED MODULE: ./build/src/operations/triage.js





/** Moves the selected findings to a new triage state (web-api.md 4.8), or previews that on a dry run. */
async function triage_triage(context, request) {
    const report = emptyReport();
    const { selection } = request;
    const end = await (0,step/* capture */.Fg)(() => {
        switch (selection.by) {
            case 'ids':
                return triageIds(context, request, selection.ids, report);
            case 'listed':
                return triageListed(context, request, selection, report);
            case 'platform':
                return triageByPlatform(context, request, selection, report);
        }
    });
    const { deployment, notices } = context;
    return { operation: 'triage', request, deployment, notices, ...report, ...end };
}


/***/ })

};
