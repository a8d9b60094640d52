export const id = 364;
export const ids = [364];
export const modules = {

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

/***/ 9761:
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

/***/ 2412:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ checkMaxChanges)
/* harmony export */ });
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(141);

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

/***/ 6364:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  undo: () => (/* binding */ undo)
});

// EXTERNAL MODULE: ./build/operations/deployment.js
var operations_deployment = __webpack_require__(1356);
// EXTERNAL MODULE: ./build/operations/failed-rows.js
var failed_rows = __webpack_require__(3622);
// EXTERNAL MODULE: ./build/operations/findings/apply.js + 2 modules
var apply = __webpack_require__(9114);
// EXTERNAL MODULE: ./build/operations/fleet/apply.js + 8 modules
var fleet_apply = __webpack_require__(2624);
// EXTERNAL MODULE: ./build/operations/fleet/row.js
var fleet_row = __webpack_require__(6700);
// EXTERNAL MODULE: ./build/operations/fleet/select.js
var fleet_select = __webpack_require__(8234);
// EXTERNAL MODULE: ./build/operations/limits.js
var limits = __webpack_require__(2412);
// EXTERNAL MODULE: ./build/operations/names.js
var operations_names = __webpack_require__(6279);
// EXTERNAL MODULE: ./build/operations/step.js
var step = __webpack_require__(141);
// EXTERNAL MODULE: ./build/operations/findings/former.js
var former = __webpack_require__(9761);
// EXTERNAL MODULE: ./build/operations/findings/list.js + 4 modules
var list = __webpack_require__(1073);
;// CONCATENATED MODULE: ./build/operations/undo/findings.js


/** Compares the findings of a report with the platform as it is. */
async function findingUndos(context, saved) {
    const changes = saved.flatMap(({ change }) => (change.field === 'triage' ? [change] : []));
    const undos = [];
    for (const [issueType, ofType] of Map.groupBy(changes, ({ target }) => target.issueType)) {
        const now = await current(context, issueType, ofType);
        undos.push(...ofType.map((change) => undoOf(change, now.get(change.target.id))));
    }
    return undos;
}
/** The findings as they are now; one that the list no longer has is absent. */
async function current(context, issueType, changes) {
    const wanted = new Set(changes.map(({ target }) => target.id));
    const repositories = new Set(changes.map(({ target }) => target.repository));
    const named = [...repositories].filter((name) => name !== undefined);
    const filters = named.length === repositories.size ? { repos: named } : {};
    const found = new Map();
    for await (const page of (0,list/* listFindings */.F)(context, { issueType, filters }, { spelled: true })) {
        for (const finding of page)
            if (wanted.has(finding.id))
                found.set(finding.id, finding);
    }
    return found;
}
function undoOf(saved, now) {
    const { before, after } = saved;
    if (after.state === undefined)
        return { saved, kind: 'nothing', losses: ['notes'] };
    if (now === undefined || !isAsLeft(now, after))
        return { saved, kind: 'left' };
    const { decision, loses } = findings_former(before, after);
    const { note } = after;
    const isNoted = note !== undefined && note !== before?.note;
    if (decision === undefined)
        return { saved, kind: 'nothing', losses: isNoted ? ['notes'] : [] };
    const change = { ...saved, before: (0,former/* formerTriage */.IR)(now), after: decision };
    // A note is only ever added: the one that was the last is not that any more.
    const notes = isNoted && before?.note !== undefined ? ['notes'] : [];
    return { saved, kind: 'restore', change, losses: [...(loses === undefined ? [] : [loses]), ...notes] };
}
/** Whether a finding is as the step left it; the list of secrets tells less (field-notes, "Secrets"). */
function isAsLeft(now, { state, reason, note }) {
    const status = state === 'reopened' ? 'open' : state;
    if (now.kind === 'secrets') {
        const shown = status === 'reviewing' || status === 'fixing' ? 'open' : status;
        return now.status === shown || now.status === 'fixed';
    }
    if (now.triage_state !== state)
        return false;
    if (reason !== undefined && now.triage_reason !== reason)
        return false;
    // A note that somebody added since is a decision of theirs.
    return note === undefined || now.triage_comment === undefined || now.triage_comment === note;
}
function findings_former(before, after) {
    if (before === undefined)
        return { decision: { state: 'reopened' }, loses: 'by-ids' };
    const state = before.triageState ?? (before.status === 'open' ? 'untriaged' : before.status);
    if (state === after.state && (before.reason ?? '') === (after.reason ?? before.reason ?? ''))
        return {};
    switch (state) {
        case 'ignored':
            return { decision: { state, ...(before.reason === undefined ? {} : { reason: before.reason }) } };
        case 'reviewing':
        case 'fixing':
        case 'reopened':
            return { decision: { state } };
        case 'provisionally_ignored':
            return { decision: { state: 'reopened' }, loses: 'provisionally-ignored' };
        default:
            return after.state === 'reopened' ? {} : { decision: { state: 'reopened' }, loses: 'never-triaged' };
    }
}

// EXTERNAL MODULE: ./build/operations/fleet/wanted.js
var wanted = __webpack_require__(1477);
;// CONCATENATED MODULE: ./build/operations/undo/projects.js

function projectUndos(saved) {
    const byName = new Map();
    for (const { change } of saved) {
        if (change.field === 'triage')
            continue;
        const { name, id } = change.target;
        const undo = byName.get(name) ?? { name, ...(id === undefined ? {} : { id }), changes: [] };
        undo.changes.push(change);
        byName.set(name, undo);
    }
    return [...byName.values()];
}
/** The changes that take back what still is as the step left it. */
function inverses(project, changes) {
    const target = (0,wanted/* targetOf */.$r)(project);
    return changes
        .filter((change) => (0,wanted/* shows */.L7)(project, change))
        .map((change) => {
        const turned = { target, before: change.after, after: change.before };
        return (0,wanted/* isTagChange */.nS)(change)
            ? { ...turned, field: 'tag', tag: change.tag }
            : { ...turned, field: change.field };
    });
}
/** The changes that somebody has overtaken since: what they did is left. */
function overtaken(project, changes) {
    return changes.filter((change) => !(0,wanted/* shows */.L7)(project, change));
}

;// CONCATENATED MODULE: ./build/operations/undo.js











/** Takes back what an earlier step did, change by change, where it still is as the step left it. */
async function undo(context, request) {
    const rows = [];
    let findings = [];
    let siblings = [];
    const end = await (0,step/* capture */.Fg)(async () => {
        const slug = await (0,operations_deployment/* resolveSlug */.qo)(context);
        await checkDeployment(context, request);
        const saved = await selectedChanges(request);
        const tasks = await planProjects(context, slug, request, projectUndos(saved), rows);
        const undos = await findingUndos(context, saved);
        findings = undos.map((undo) => rowOf(undo));
        notice(context, rows, undos);
        const due = undos.filter((undo) => undo.kind === 'restore');
        const figure = tasks.length + due.length;
        (0,limits/* checkMaxChanges */.A)(context, figure, tasks.length > 0 ? 'project' : 'finding', request.maxChanges);
        if (context.writer === undefined) {
            for (const { row } of tasks)
                row.state = 'would-change';
            findings = undos.map((undo) => rowOf(undo, 'would-change'));
            return (0,failed_rows/* throwIfFailed */.t)(rows, findings);
        }
        const writing = context;
        const done = tasks.map(({ task }) => task);
        const open = tasks.map(({ row }) => row);
        await (0,fleet_apply/* applyToProjects */.Q)(writing, slug, request.concurrency, done, open);
        if (due.length > 0) {
            const outcome = await (0,apply/* applyTriage */.H)(writing, slug, due.map(({ change }) => change));
            const rowsById = new Map(outcome.rows.map((row) => [row.change.target.id, row]));
            findings = undos.map((undo) => rowsById.get(undo.saved.target.id) ?? rowOf(undo));
            siblings = outcome.siblings;
            if (outcome.failure !== undefined)
                throw new step/* StepError */.zg(outcome.failure);
        }
        (0,failed_rows/* throwIfFailed */.t)(rows, findings);
    });
    const { deployment, notices } = context;
    return { operation: 'undo', request, deployment, notices, projects: rows, findings, siblings, ...end };
}
/** @throws StepError when the report is of another deployment */
async function checkDeployment(context, { report }) {
    const { slug, id } = report.deployment;
    if (slug === undefined && context.deployment.id === undefined)
        await (0,operations_deployment/* lookUp */.TE)(context);
    const isOther = slug === undefined
        ? id !== undefined && context.deployment.id !== id
        : context.deployment.slug?.toLowerCase() !== slug.toLowerCase();
    if (!isOther)
        return;
    const of = slug ?? String(id);
    const expected = context.deployment.slug ?? String(context.deployment.id);
    throw new step/* StepError */.zg({ kind: 'other-report', what: 'deployment', of, expected });
}
/** @throws StepError when the selection takes nothing of the report */
async function selectedChanges({ report, projects }) {
    if (projects === undefined)
        return report.changes;
    const matcher = (0,operations_names/* nameMatcher */.M)(projects);
    const nameOf = ({ change: { target } }) => target.kind === 'project' ? target.name : target.repository;
    const selected = report.changes.filter((saved) => matcher.matches(nameOf(saved) ?? ''));
    const names = new Set(report.changes.map((saved) => nameOf(saved) ?? ''));
    await (0,fleet_select/* checkExclusions */.W$)(matcher, [...names]);
    if (selected.length === 0) {
        throw new step/* StepError */.zg({
            kind: 'nothing-selected',
            patterns: itemsIn(projects),
            near: [...names].slice(0, 3),
        });
    }
    return selected;
}
function itemsIn({ names, patterns }) {
    return [...names, ...patterns];
}
async function planProjects(context, slug, { concurrency }, undos, rows) {
    const tasks = [];
    rows.push(...undos.map(({ name }) => (0,fleet_row/* newRow */.Pg)(name)));
    if (undos.length > 0)
        context.progress.begin('reading', undos.length);
    await (0,step/* forEachConcurrently */.DW)(undos.entries(), concurrency, async ([at, saved]) => {
        const { name, changes } = saved;
        const row = rows[at];
        try {
            const project = await context.platform.project(slug, name, (0,fleet_row/* idOf */.TH)(saved));
            (0,fleet_row/* noteProject */.Gt)(row, project);
            row.changes = inverses(project, changes);
            row.meanwhile = overtaken(project, changes).map((change) => change.field === 'tag' ? `${change.after ? '-' : '+'}${change.tag}` : `${change.field}`);
            if (row.changes.length === 0)
                row.state = 'left';
            else {
                const wanted = (fresh) => inverses(fresh, changes);
                tasks.push({
                    row,
                    task: { project, readAtMs: context.clock.now(), changes: row.changes, wanted },
                });
            }
        }
        catch (error) {
            (0,fleet_row/* failRow */.d5)(row, error);
            if ((0,step/* endsStep */.hw)(error))
                throw error;
        }
        finally {
            context.progress.advance(1);
        }
    });
    return tasks;
}
function rowOf(undo, planned = 'not-reached') {
    if (undo.kind === 'restore')
        return { change: undo.change, state: planned };
    return { change: undo.saved, state: undo.kind === 'left' ? 'left' : 'unchanged' };
}
function notice(context, rows, undos) {
    const left = rows.filter(({ meanwhile = [] }) => meanwhile.length > 0).length;
    const leftFindings = undos.filter(({ kind }) => kind === 'left').length;
    if (left + leftFindings > 0)
        context.notices.push({ kind: 'undo-left', count: left + leftFindings });
    const losses = undos.flatMap((undo) => (undo.kind === 'left' ? [] : undo.losses));
    for (const [what, of] of Map.groupBy(losses, (loss) => loss)) {
        context.notices.push({ kind: 'undo-incomplete', what, count: of.length });
    }
}


/***/ })

};
