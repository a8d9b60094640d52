export const id = 376;
export const ids = [376];
export const modules = {

/***/ 8376:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  apply: () => (/* binding */ apply_apply)
});

// EXTERNAL MODULE: ./build/operations/failed-rows.js
var failed_rows = __webpack_require__(3622);
// EXTERNAL MODULE: ./build/operations/findings/apply.js + 2 modules
var apply = __webpack_require__(9114);
// EXTERNAL MODULE: ./build/operations/fleet/apply.js + 8 modules
var fleet_apply = __webpack_require__(2624);
// EXTERNAL MODULE: ./build/operations/fleet/row.js
var row = __webpack_require__(6700);
// EXTERNAL MODULE: ./build/operations/plan.js
var plan = __webpack_require__(7472);
// EXTERNAL MODULE: ./build/operations/deployment.js
var operations_deployment = __webpack_require__(1356);
// EXTERNAL MODULE: ./build/operations/step.js
var step = __webpack_require__(141);
// EXTERNAL MODULE: ./build/operations/rules/lines.js
var lines = __webpack_require__(1824);
;// CONCATENATED MODULE: ./build/operations/rules/approval.js



const MAX_EXAMPLES = 10;
/**
 * Checks, before anything is planned, that an approved plan is one of this deployment and this rules file.
 *
 * @throws StepError plan-changed
 */
async function checkApproval(context, { approved, rules }) {
    if (approved?.by !== 'plan')
        return;
    const { deployment, rulesSha256 } = approved.plan;
    const fail = (why, examples) => {
        throw new step/* StepError */.zg({ kind: 'plan-changed', why, added: 0, examples });
    };
    if (rulesSha256.toLowerCase() !== rules.sha256.toLowerCase())
        fail('rules-file', [rules.path]);
    const { slug } = await (0,operations_deployment/* lookUp */.TE)(context);
    if (deployment.toLowerCase() !== slug.toLowerCase())
        fail('deployment', [deployment]);
}
/** The changes of a fresh plan that an approved one lacks; undefined where it has all of them. */
function unapprovedBy({ approved }, made) {
    if (approved === undefined)
        return undefined;
    if (approved.by === 'hash') {
        if (approved.hash.toLowerCase() === made.hash)
            return undefined;
        return { changes: [], failure: changed('hash', made.lines.length, made.lines) };
    }
    const known = new Set(approved.plan.changes.map(keyOf));
    const added = made.lines.filter((line) => !known.has(keyOf(line)));
    if (added.length === 0)
        return undefined;
    const keys = new Set(added.map(({ target, field }) => JSON.stringify([target, field])));
    const changes = made.plan.changes.filter((planned) => keys.has(placeOf(planned)));
    return { changes, failure: changed('changes', added.length, added) };
}
function changed(why, added, lines) {
    const examples = lines
        .slice(0, MAX_EXAMPLES)
        .map(({ target, field, before, after }) => `${target} ${field} ${before} → ${after}`);
    return new step/* StepError */.zg({ kind: 'plan-changed', why, added, examples });
}
function keyOf({ target, field, before, after }) {
    return JSON.stringify([target, field, before, after]);
}
function placeOf({ change }) {
    if (change.field === 'triage') {
        return JSON.stringify([`${change.target.issueType}:${change.target.id}`, change.field]);
    }
    const { target, field } = (0,lines/* projectLine */.Y3)(change);
    return JSON.stringify([target, field]);
}

// EXTERNAL MODULE: ./build/operations/rules/make-plan.js + 23 modules
var make_plan = __webpack_require__(6717);
;// CONCATENATED MODULE: ./build/operations/apply.js








/** Makes the platform what the rules file wants: a fresh plan, its checks, and then tags, switches and triage. */
async function apply_apply(context, request) {
    const applied = { projects: [], findings: [], siblings: [] };
    const end = await (0,step/* capture */.Fg)(() => run(context, request, applied));
    const { made, unapproved, projects, findings, siblings } = applied;
    return {
        operation: 'apply',
        request,
        deployment: context.deployment,
        notices: context.notices,
        ...(made && (0,plan.planFields)(made)),
        ...(unapproved && { unapproved }),
        projects,
        findings,
        siblings,
        ...end,
    };
}
async function run(context, request, applied) {
    await checkApproval(context, request);
    const { approved } = request;
    const momentMs = approved?.by === 'plan' ? approved.plan.momentMs : context.clock.now();
    const made = await (0,make_plan/* makePlan */.C)(context, request, momentMs);
    const planned = context.writer === undefined ? 'would-change' : 'not-reached';
    applied.made = made;
    applied.projects = made.tasks.map(({ project, changes }) => ({
        ...(0,row/* rowOf */.OB)(project, changes),
        state: planned,
    }));
    applied.findings = made.triage.map((change) => ({ change, state: planned }));
    const unapproved = unapprovedBy(request, made);
    if (unapproved !== undefined) {
        applied.unapproved = unapproved.changes;
        throw unapproved.failure;
    }
    checkLimits(context, made);
    if (context.writer === undefined)
        return;
    await write(context, request, made, applied);
    (0,failed_rows/* throwIfFailed */.t)(applied.projects, applied.findings);
}
/** @throws StepError too-many-changes; a dry run goes on and says so */
function checkLimits(context, { plan }) {
    if (plan.over.length === 0)
        return;
    if (context.writer !== undefined)
        throw new step/* StepError */.zg({ kind: 'too-many-changes', figures: [...plan.over] });
    for (const over of plan.over)
        context.notices.push({ kind: 'would-be-too-many', ...over });
}
async function write(context, { concurrency }, { slug, tasks, triage, former }, applied) {
    if (tasks.length > 0)
        await (0,fleet_apply/* applyToProjects */.Q)(context, slug, concurrency, tasks, applied.projects);
    if (triage.length === 0)
        return;
    const { rows, siblings, failure } = await (0,apply/* applyTriage */.H)(context, slug, triage, { former });
    applied.findings = rows;
    applied.siblings = siblings;
    if (failure !== undefined)
        throw new step/* StepError */.zg(failure);
}


/***/ }),

/***/ 9114:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  H: () => (/* binding */ applyTriage)
});

// EXTERNAL MODULE: ./build/model/triage.js
var triage = __webpack_require__(7720);
// EXTERNAL MODULE: ./build/platform/http/errors.js
var errors = __webpack_require__(1452);
// EXTERNAL MODULE: ./build/platform/http/retry.js
var retry = __webpack_require__(9293);
// EXTERNAL MODULE: ./build/operations/step.js
var step = __webpack_require__(141);
// EXTERNAL MODULE: ./build/operations/findings/body.js
var body = __webpack_require__(3316);
// EXTERNAL MODULE: ./build/operations/findings/decision.js
var decision = __webpack_require__(2662);
// EXTERNAL MODULE: ./build/operations/findings/list.js + 4 modules
var list = __webpack_require__(1073);
;// CONCATENATED MODULE: ./build/operations/findings/look-up.js


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

;// CONCATENATED MODULE: ./build/operations/findings/outcome.js
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
            // It was moved along by its sibling, to something else than was wanted.
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

// EXTERNAL MODULE: ./build/operations/findings/unreadable.js
var unreadable = __webpack_require__(6851);
;// CONCATENATED MODULE: ./build/operations/findings/apply.js









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

/***/ 3316:
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

/***/ 2662:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ showsDecision),
/* harmony export */   r: () => (/* binding */ isAlready)
/* harmony export */ });
/* harmony import */ var _body_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3316);
/* harmony import */ var _former_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9761);


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


/***/ })

};
