export const id = 933;
export const ids = [933];
export const modules = {

/***/ 7092:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ execute)
/* harmony export */ });
/* harmony import */ var _model_context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4112);
/* harmony import */ var _model_step_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7761);
/* harmony import */ var _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9323);
/* harmony import */ var _platform_http_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9999);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4686);





/** Maximum age of the read before a write. */
const MAX_READ_AGE_MS = 10_000;
/** Delays of reads after an answer that does not show the change. */
const READ_DELAYS_MS = [0, 500, 2000];
/** So many first writes refused with 403 end the step: the token may not write. */
const MAX_FORBIDDEN = 3;
/**
 * Writes the rows that are `not-reached`, and records in each what happened (docs/writing.md). Writes go one at a time
 * until one is verified, then up to `concurrency` at the same time.
 *
 * @throws any error that ends the step
 */
async function execute(execution, kind, rows, concurrency = 1) {
    const run = { execution, kind, isProven: false };
    const { first = [], rest = [] } = Object.groupBy(kind.group(rows.filter(isPending)), (write) => kind.revealsSideEffects?.(write) ? 'first' : 'rest');
    const writes = [...first, ...rest];
    const make = (write) => new Attempts(run, write).make();
    let made = 0;
    for (const write of writes) {
        if (run.isProven)
            break;
        await make(write);
        made += 1;
    }
    await (0,_model_context_js__WEBPACK_IMPORTED_MODULE_0__/* .forEachConcurrently */ .DW)(writes.slice(made), concurrency, make);
}
function isPending({ state }) {
    return state === 'not-reached';
}
/** Sends the requests of one write until the outcome of each row is decided. */
class Attempts {
    #run;
    #kind;
    #context;
    #rows;
    /** No write of the kind was verified before. */
    #goesAlone;
    #form;
    /** Since a row was last verified. */
    #repeats = 0;
    #seen;
    /** The observation before the last request. */
    #before;
    #readAtMs;
    /** Rows whose requests may have taken effect. */
    #sent = new Set();
    /** Hid the outcome of the last request; undefined once its rows are decided. */
    #openFailure;
    /** Why the last request had no effect. */
    #refusal;
    #isTagLossNoted = false;
    /** The rows of the last request. */
    #requested = [];
    #sentAtMs = 0;
    constructor(run, { rows, seen, readAtMs }) {
        this.#run = run;
        this.#kind = run.kind;
        this.#context = run.execution.context;
        this.#rows = rows;
        this.#seen = seen;
        this.#before = seen;
        this.#readAtMs = readAtMs?.();
        this.#goesAlone = !run.isProven;
        this.#form = run.form ?? run.kind.send;
    }
    async make() {
        try {
            await this.#send();
            this.#decideRest();
        }
        catch (error) {
            this.#fail(error);
            if ((0,_model_step_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .endsStep */ .hw)(error))
                throw error;
        }
        finally {
            for (const row of this.#rows)
                if (this.#isGone(row))
                    this.#markUnknown(row);
        }
        if (this.#refusal !== undefined && this.#run.execution.forbidden === MAX_FORBIDDEN)
            throw this.#refusal;
    }
    async #send() {
        for (;;) {
            if (this.#isStale())
                await this.#read();
            this.#requested = this.#kind.next(this.#pending(), this.#seen, this.#sent);
            if (this.#requested.length === 0)
                return;
            const next = await this.#nextAfter(await this.#request());
            if (next === 'end')
                return;
            if (next === 'repeat')
                this.#repeats += 1;
        }
    }
    /** Decides rows by an outcome. `again` sends the pending rows without counting a repeat. */
    async #nextAfter(outcome) {
        const { clock, stop, maxRetries } = this.#context;
        const { effectiveWithinMs } = this.#kind;
        if (effectiveWithinMs !== undefined && (outcome.kind === 'open' || outcome.kind === 'unreadable')) {
            this.#openFailure = outcome.failure;
            await this.#readLate(effectiveWithinMs);
            return 'end';
        }
        switch (outcome.kind) {
            case 'limited':
                return 'again';
            case 'not-sent':
                if (this.#repeats < maxRetries) {
                    await clock.sleep(outcome.delayMs, stop);
                    return 'repeat';
                }
                return this.#endRefused(new _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PlatformError */ .Wk(outcome.failure));
            case 'refused':
                if ((0,_platform_http_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .isRefusedForm */ .xc)(outcome.error) && this.#chooseOtherForm(outcome.error))
                    return 'again';
                this.#countForbidden(outcome.error);
                return this.#endRefused(outcome.error);
            case 'answered':
            case 'unreadable':
                if (await this.#verify(outcome))
                    return 'again';
                // A request that is answered may have taken effect, whatever its form.
                if (effectiveWithinMs !== undefined)
                    return 'end';
                return this.#pending().length > 0 && this.#chooseOtherForm() ? 'again' : 'end';
            case 'open':
                this.#openFailure = outcome.failure;
                await clock.sleep(outcome.delayMs, stop);
                await this.#read();
                this.#proveHarmless();
                return this.#repeats < maxRetries ? 'repeat' : 'end';
        }
    }
    /** The last request had no effect; an earlier one may have changed the rows. */
    async #endRefused(error) {
        this.#refusal = withMessageOf(error, this.#refusal);
        if (this.#sent.size > 0)
            await this.#read();
        return 'end';
    }
    /** Records whether the request may have taken effect. */
    async #request() {
        const rows = this.#requested;
        this.#sentAtMs = this.#context.clock.now();
        this.#before = this.#seen;
        try {
            const outcome = await this.#form(this.#context, rows, this.#seen, this.#repeats + 1);
            if (outcome.kind === 'answered' || outcome.kind === 'unreadable' || outcome.kind === 'open') {
                for (const row of rows)
                    this.#sent.add(row);
                this.#run.execution.forbidden = undefined;
            }
            return outcome;
        }
        catch (error) {
            if (mayHaveTakenEffect(error))
                for (const row of rows)
                    this.#sent.add(row);
            throw error;
        }
    }
    /** Decides rows by an answer and by reads after it. Returns whether none is pending. */
    async #verify(answer) {
        const { clock, stop } = this.#context;
        if (answer.kind === 'unreadable') {
            this.#openFailure = answer.failure;
            if (answer.failure.kind === 'another-answer')
                this.#failForAnotherProject(answer.failure);
        }
        else {
            this.#decideShown(this.#kind.seenIn(answer.value, this.#before));
            this.#proveHarmless();
            this.#decideUnnamed();
        }
        for (const pauseMs of READ_DELAYS_MS) {
            if (this.#kind.read === undefined || !this.#hasPending())
                break;
            await clock.sleep(pauseMs, stop);
            await this.#read();
            this.#proveHarmless();
        }
        if (this.#hasPending())
            return false;
        this.#openFailure = undefined;
        this.#refusal = undefined;
        this.#repeats = 0;
        this.#run.form = this.#form;
        return true;
    }
    /** Reads at once, and again when the request can no longer take effect. */
    async #readLate(effectiveWithinMs) {
        const { clock, stop } = this.#context;
        for (const afterMs of [0, effectiveWithinMs]) {
            if (!this.#hasPending())
                return;
            await clock.sleep(Math.max(0, this.#sentAtMs + afterMs - clock.now()), stop);
            await this.#read().catch((error) => {
                // The later read may still succeed.
                if (afterMs === effectiveWithinMs || (0,_model_step_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .endsStep */ .hw)(error))
                    throw error;
            });
            this.#proveHarmless();
        }
    }
    /** Decides rows that an answer leaves out, unless an earlier, still open request may have written them. */
    #decideUnnamed() {
        if (this.#openFailure !== undefined)
            return;
        for (const row of this.#requested.filter(isPending)) {
            const { refusal } = this.#look(row);
            if (refusal !== undefined)
                (0,_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .setState */ .wb)(row, refusal.state, refusal.failure);
        }
    }
    /** Proves the kind if a row shows its change. @throws StepError for a side effect of the request */
    #proveHarmless() {
        const failure = this.#kind.sideEffectIn?.(this.#before, this.#seen, this.#requested);
        if (failure === undefined) {
            if (this.#requested.some(({ state }) => state === 'changed'))
                this.#run.isProven = true;
            return;
        }
        const { what, target, items } = failure;
        // While others are written, the change may be theirs. Findings in an answer were moved by this request.
        if (what === 'findings' || what === 'tickets' || this.#goesAlone) {
            this.#decideUnnamed();
            throw new _model_step_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .StepError */ .zg(failure);
        }
        if (what !== 'tags' || this.#isTagLossNoted)
            return;
        this.#isTagLossNoted = true;
        this.#context.notices.push({ kind: 'tags-gone', project: target, tags: items });
    }
    #failForAnotherProject({ expected, got }) {
        const nameOf = (project) => project?.name ?? String(project?.id ?? '');
        throw new _model_step_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .StepError */ .zg({ kind: 'foreign', what: 'project', target: nameOf(expected), items: [nameOf(got)] });
    }
    /** False if there is no other form, or one has already worked. */
    #chooseOtherForm(refusal) {
        const { otherForms = [] } = this.#kind;
        const next = otherForms[otherForms.indexOf(this.#form) + 1];
        if (this.#run.form !== undefined || next === undefined)
            return false;
        this.#form = next;
        this.#refusal = refusal && withMessageOf(refusal, this.#refusal);
        return true;
    }
    #countForbidden({ failure }) {
        const { execution } = this.#run;
        if (failure.status !== 403)
            execution.forbidden = undefined;
        else if (execution.forbidden !== undefined)
            execution.forbidden += 1;
    }
    #isStale() {
        if (!(this.#kind.readsBeforeEach || this.#goesAlone))
            return false;
        return this.#readAtMs === undefined || this.#context.clock.now() - this.#readAtMs > MAX_READ_AGE_MS;
    }
    async #read() {
        const seen = await this.#kind.read?.(this.#context, this.#rows, this.#seen);
        if (seen !== undefined)
            this.#decideShown(seen);
    }
    /** Keeps an observation, and decides the rows that it shows. */
    #decideShown(seen) {
        this.#seen = seen;
        this.#readAtMs = this.#context.clock.now();
        for (const row of this.#requested)
            if (this.#isGone(row))
                (0,_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .setState */ .wb)(row, 'not-reached');
        for (const row of this.#pending()) {
            const { isShown, result } = this.#look(row);
            if (!isShown)
                continue;
            (0,_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .setState */ .wb)(row, this.#sent.has(row) ? 'changed' : 'unchanged');
            row.seen = result;
        }
    }
    /** Whether the last observation no longer shows a changed row. */
    #isGone(row) {
        return this.#kind.lastDecides === true && row.state === 'changed' && !this.#look(row).isShown;
    }
    #look({ change }) {
        return this.#kind.look(this.#seen, change);
    }
    #pending() {
        return this.#rows.filter(isPending);
    }
    #hasPending() {
        return this.#requested.some(isPending);
    }
    /** Unsent rows were refused, or are no longer as planned. */
    #decideRest() {
        for (const row of this.#pending()) {
            const { isUnseen, value } = this.#look(row);
            if (this.#sent.has(row))
                this.#markUnknown(row);
            else if (this.#refusal !== undefined) {
                const { failure } = this.#refusal;
                (0,_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .setState */ .wb)(row, this.#kind.isOutdated?.(failure) ? 'left' : 'failed', failure);
            }
            else if (isUnseen)
                (0,_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .setState */ .wb)(row, 'failed', { kind: 'finding-unseen' });
            else
                Object.assign(row, { state: 'left', seen: value });
        }
    }
    /** Decides the pending rows; unsent ones stay `not-reached` if the error ends all requests. */
    #fail(error) {
        for (const row of this.#pending()) {
            if (this.#sent.has(row))
                this.#markUnknown(row, error);
            else if (!(0,_platform_http_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .endsAllRequests */ .iC)(error) && !(error instanceof _model_step_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .StepError */ .zg))
                (0,_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .setState */ .wb)(row, 'failed', (0,_model_step_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .rowFailureOf */ .EQ)(error));
        }
    }
    #markUnknown(row, error) {
        const cause = this.#openFailure ?? (error instanceof _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PlatformError */ .Wk ? error.failure : undefined);
        const { value: seen } = this.#look(row);
        (0,_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .setState */ .wb)(row, 'unknown', cause === undefined ? { kind: 'not-shown', seen } : { kind: 'unknown', cause });
    }
}
/** Joins the messages: the first refusal may not have been about the form. */
function withMessageOf(error, earlier) {
    const messages = [earlier, error].flatMap((refusal) => refusal?.failure.serverMessage ?? []);
    const serverMessage = [...new Set(messages)].join('; ') || undefined;
    return new _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PlatformError */ .Wk({ ...error.failure, serverMessage });
}
function mayHaveTakenEffect(error) {
    if (error instanceof _platform_http_path_js__WEBPACK_IMPORTED_MODULE_4__/* .NameError */ .Qb)
        return false;
    if (!(error instanceof _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PlatformError */ .Wk))
        return true;
    const { sent, status } = error.failure;
    return sent && status !== 401 && status !== 429;
}


/***/ }),

/***/ 4686:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $X: () => (/* binding */ byProject),
/* harmony export */   OH: () => (/* binding */ rowsFailure),
/* harmony export */   PA: () => (/* binding */ rowsByUnit),
/* harmony export */   RH: () => (/* binding */ itemRows),
/* harmony export */   WX: () => (/* binding */ findingsOf),
/* harmony export */   dL: () => (/* binding */ plannedRow),
/* harmony export */   nZ: () => (/* binding */ isDue),
/* harmony export */   ph: () => (/* binding */ inState),
/* harmony export */   tq: () => (/* binding */ throwIfFailed),
/* harmony export */   wb: () => (/* binding */ setState),
/* harmony export */   xS: () => (/* binding */ countChanges),
/* harmony export */   zX: () => (/* binding */ policyEntries)
/* harmony export */ });
/* harmony import */ var _model_step_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7761);

/** A change that is still to be made, or would be without the dry run. */
function plannedRow(change, isDryRun, why) {
    return { change, why, state: isDryRun ? 'would-change' : 'not-reached' };
}
/** A failed row for each item that matches nothing. */
function itemRows(items) {
    return items.map(({ input, item, near }) => {
        const failure = { kind: 'item-unmatched', input, item, near };
        return { change: { field: 'item', input, item }, state: 'failed', failure };
    });
}
function setState(row, state, failure) {
    row.state = state;
    row.failure = failure;
}
function rowsByUnit(rows) {
    const byUnit = Object.groupBy(rows, unitOf);
    return {
        policies: (byUnit['policy part'] ?? []),
        projects: (byUnit.project ?? []),
        findings: (byUnit.finding ?? []),
        items: (byUnit.item ?? []),
        tickets: (byUnit.ticket ?? []),
    };
}
function inState(rows, ...states) {
    return rows.filter(({ state }) => states.includes(state));
}
function findingsOf(rows) {
    return rows.map(({ change }) => change.finding);
}
function isDue({ state }) {
    return state === 'not-reached' || state === 'would-change';
}
const WORST_FIRST = [
    'failed',
    'unknown',
    'not-reached',
    'changed',
    'would-change',
    'left',
    'unchanged',
];
function worstOf(rows) {
    return rows.reduce((worst, row) => WORST_FIRST.indexOf(row.state) < WORST_FIRST.indexOf(worst.state) ? row : worst);
}
function byProject(rows) {
    const groups = [...Map.groupBy(rows, ({ change }) => change.project.name).values()];
    return groups.map((group) => {
        const { change, state } = worstOf(group);
        return { project: change.project, state, rows: group };
    });
}
/** For the first unit with rows that failed or are unknown. A project counts by its worst row. */
function rowsFailure(rows) {
    for (const [unit, group] of Map.groupBy(rows, unitOf)) {
        const targets = Map.groupBy(group, ({ change }) => ('project' in change ? change.project.name : change));
        const worst = [...targets.values()].map(worstOf);
        const failed = inState(worst, 'failed');
        const unknown = inState(worst, 'unknown');
        const [first] = [...failed, ...unknown];
        if (first === undefined)
            continue;
        const counts = { failed: failed.length, unknown: unknown.length, selected: targets.size };
        return { kind: 'rows-failed', unit, ...counts, first: first.failure };
    }
    return undefined;
}
/** @throws StepError rows-failed */
function throwIfFailed(rows) {
    const failure = rowsFailure(rows);
    if (failure !== undefined)
        throw new _model_step_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StepError */ .zg(failure);
}
function unitOf({ change }) {
    if (change.field === 'policies')
        return 'policy part';
    if (change.field === 'ticket' || change.field === 'item')
        return change.field;
    return change.field === 'triage' ? 'finding' : 'project';
}
/** Each entry of a policy difference counts as one. */
function countChanges(rows) {
    return rows.filter(({ change }) => change.field !== 'policies').length + policyEntries(rows).length;
}
function policyEntries(rows) {
    return rows.flatMap(({ change }) => (change.field === 'policies' ? change.entries : []));
}


/***/ }),

/***/ 3480:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $n: () => (/* binding */ lookUpProjects),
/* harmony export */   Gd: () => (/* binding */ tryProjectDirectory),
/* harmony export */   QS: () => (/* binding */ presentProjects),
/* harmony export */   TE: () => (/* binding */ noteRename),
/* harmony export */   VU: () => (/* binding */ presentProject),
/* harmony export */   t6: () => (/* binding */ projectDirectory)
/* harmony export */ });
/* harmony import */ var _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9323);
/* harmony import */ var _platform_http_path_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9999);
/* harmony import */ var _platform_resources_project_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2114);
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4112);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(519);
/* harmony import */ var _selection_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8985);
/* harmony import */ var _step_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7761);







/** More unknown names come from another deployment; asking for thousands takes minutes. */
const MAX_UNKNOWN = 100;
/** Keyed by the list: an undo asks for each renamed project. */
const directories = new WeakMap();
/** The list is read once in a step. @throws PlatformError, PagingError */
async function projectDirectory(context) {
    const projects = await context.platform.projects(await (0,_context_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveSlug */ .qo)(context));
    const directory = directories.get(projects) ?? directoryOf(projects);
    directories.set(projects, directory);
    return directory;
}
/** Undefined, with a notice, if the projects cannot be listed. @throws an error that ends the step */
async function tryProjectDirectory(context) {
    try {
        return await projectDirectory(context);
    }
    catch (error) {
        context.notices.push({ kind: 'project-tags-unread', cause: (0,_step_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .listFailureBySlug */ .j6)(error) });
        return undefined;
    }
}
function directoryOf(projects) {
    const byName = new Map();
    const byId = new Map();
    for (const project of projects) {
        const listed = { ...project, primaryBranch: (0,_platform_resources_project_js__WEBPACK_IMPORTED_MODULE_1__/* .primaryBranch */ .ti)(project) };
        byName.set((0,_names_js__WEBPACK_IMPORTED_MODULE_5__/* .nameKey */ .Rc)(project.name), listed);
        if (project.id !== undefined)
            byId.set(project.id, listed);
    }
    return {
        projects: [...byName.values()],
        find: (name) => byName.get((0,_names_js__WEBPACK_IMPORTED_MODULE_5__/* .nameKey */ .Rc)(name)),
        findById: (id) => byId.get(id),
    };
}
/** Reads a project, under its present name if it was renamed. @throws PlatformError if there is none, NameError */
async function presentProject(context, { name, id }) {
    const slug = await (0,_context_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveSlug */ .qo)(context);
    const read = (present) => context.platform.project(slug, present);
    const readRenamed = async () => {
        const listed = id === undefined ? undefined : (await projectDirectory(context)).findById(id);
        const isRenamed = listed !== undefined && (0,_names_js__WEBPACK_IMPORTED_MODULE_5__/* .nameKey */ .Rc)(listed.name) !== (0,_names_js__WEBPACK_IMPORTED_MODULE_5__/* .nameKey */ .Rc)(name);
        return isRenamed ? read(listed.name) : undefined;
    };
    const project = await read(name).catch(async (error) => {
        const isOther = error instanceof _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .Wk && error.failure.kind === 'another-answer';
        const present = isOther || (0,_platform_http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .hasStatus */ .Ro)(error, [404]) ? await readRenamed() : undefined;
        if (present === undefined)
            throw error;
        return present;
    });
    if (id === undefined || project.id === undefined || project.id === id)
        return project;
    return (await readRenamed()) ?? project;
}
/**
 * Looks names up in the list of projects, and by one GET each if it lacks them, as it does archived projects and former
 * names, which a note says. After 100 unknown ones, the others count as unknown.
 *
 * @returns for each name, as it was given
 * @throws PlatformError, PagingError
 */
async function lookUpProjects(context, names) {
    const lookups = new Map([...names].map((name) => [name, { kind: 'unknown' }]));
    if (lookups.size === 0)
        return lookups;
    const { find, findById } = await projectDirectory(context);
    let unknown = 0;
    const lookUp = async (name) => {
        const listed = find(name);
        if (listed !== undefined)
            return { kind: 'found', project: listed };
        if (unknown >= MAX_UNKNOWN)
            return { kind: 'unknown' };
        try {
            const project = await context.platform.namedProject(await (0,_context_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveSlug */ .qo)(context), name);
            if (project !== undefined) {
                const present = project.id === undefined ? find(project.name) : findById(project.id);
                const found = present ?? { ...project, primaryBranch: (0,_platform_resources_project_js__WEBPACK_IMPORTED_MODULE_1__/* .primaryBranch */ .ti)(project) };
                return { kind: 'found', project: found };
            }
        }
        catch (error) {
            if ((0,_step_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .endsStep */ .hw)(error))
                throw error;
            // No project has a name that cannot be part of a path.
            if (!(error instanceof _platform_http_path_js__WEBPACK_IMPORTED_MODULE_6__/* .NameError */ .Qb))
                return { kind: 'unread', error };
        }
        unknown += 1;
        return { kind: 'unknown' };
    };
    await (0,_context_js__WEBPACK_IMPORTED_MODULE_2__/* .forEachConcurrently */ .DW)(lookups.keys(), context.concurrency, async (name) => {
        lookups.set(name, await lookUp(name));
    });
    for (const [name, lookup] of lookups)
        if (lookup.kind === 'found')
            noteRename(context, name, lookup.project);
    return lookups;
}
/**
 * Projects by the items that name them; patterns name none.
 *
 * @throws PlatformError for one that cannot be looked up: the step could write to an excluded project
 */
async function presentProjects(context, items) {
    const names = items.filter((item) => !(0,_selection_js__WEBPACK_IMPORTED_MODULE_3__/* .isPattern */ .Pt)(item));
    const projects = new Map();
    for (const [name, lookup] of await lookUpProjects(context, names)) {
        if (lookup.kind === 'unread')
            throw lookup.error;
        if (lookup.kind === 'found')
            projects.set(name, lookup.project);
    }
    return projects;
}
function noteRename({ notices }, former, { name }) {
    if ((0,_names_js__WEBPACK_IMPORTED_MODULE_5__/* .nameKey */ .Rc)(name) !== (0,_names_js__WEBPACK_IMPORTED_MODULE_5__/* .nameKey */ .Rc)(former))
        notices.push({ kind: 'project-renamed', former, name });
}


/***/ }),

/***/ 936:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LU: () => (/* binding */ sortedLines),
/* harmony export */   QW: () => (/* binding */ lineKey),
/* harmony export */   WA: () => (/* binding */ MAX_REPORT_BYTES),
/* harmony export */   _A: () => (/* binding */ PLAN_FORMAT),
/* harmony export */   t3: () => (/* binding */ REPORT_FORMAT),
/* harmony export */   z6: () => (/* binding */ hashOfPlan)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(519);


const REPORT_FORMAT = { schema: 'code-security-platform-action/report', version: 4 };
/** Larger files are not read: text and value have to fit into the default heap. */
const MAX_REPORT_BYTES = 256 * 1024 * 1024;
const PLAN_FORMAT = { schema: 'code-security-platform-action/plan', version: 1 };
/** SHA-256, the same for the same changes in any order. @param deployment slug, as the platform spells it */
function hashOfPlan(deployment, lines) {
    const keys = lines.map(lineKey).sort();
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256')
        .update(JSON.stringify([deployment, ...keys]))
        .digest('hex');
}
function lineKey({ id, target, field, before, after }) {
    return JSON.stringify([id ?? target, field, before, after]);
}
function sortedLines(lines) {
    const keyOf = ({ target, field, before, after }) => [target, field, before, after].join('\0');
    return lines.toSorted((left, right) => (0,_names_js__WEBPACK_IMPORTED_MODULE_1__/* .compare */ .UD)(keyOf(left), keyOf(right)));
}


/***/ }),

/***/ 3894:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DF: () => (/* binding */ reportItems),
/* harmony export */   Dx: () => (/* binding */ markSelectingNothing),
/* harmony export */   LA: () => (/* binding */ MAX_SEARCHED),
/* harmony export */   og: () => (/* binding */ unmatchedItems)
/* harmony export */ });
/* unused harmony export effectOf */
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7957);
/* harmony import */ var _selection_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8985);
/* harmony import */ var _step_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7761);
// The one table of what becomes of items that match nothing, for all operations, inputs and rules (docs/filters.md).



/** The uses of an item that selects, and the steps in which one excludes. */
const COLUMNS = [
    'writes',
    'reads',
    'reads-projects',
    'gate',
    'rules',
    'spares-writes',
    'spares-reads',
];
const EFFECTS = {
    name: ['failed-row', 'gap', 'failed-row', 'no-scan', 'warning', 'error', 'warning'],
    'mistaken label': ['failed-row', 'gap', 'gap', 'not-applied', 'warning', 'error', 'warning'],
    label: ['warning', 'gap', 'gap', 'not-applied', 'warning', 'warning', 'warning'],
    'mistaken value': ['warning', 'gap', 'gap', 'not-applied', 'warning', 'error', 'warning'],
    value: ['note', 'note', 'note', 'note', 'note', 'note', 'note'],
    word: ['warning', 'gap', 'gap', 'not-applied', 'warning', 'warning', 'warning'],
};
function effectOf({ kind, verdict, role }, use) {
    const spares = use === 'writes' || use === 'rules' ? 'spares-writes' : 'spares-reads';
    const column = role === 'selects' ? use : spares;
    const effects = (verdict === 'mistaken' ? EFFECTS[`mistaken ${kind}`] : undefined) ?? EFFECTS[kind];
    return effects?.[COLUMNS.indexOf(column)] ?? 'error';
}
/** Marks items if no `selecting` one of their list selects anything. */
function markSelectingNothing(items, selecting) {
    const lost = items.filter(({ role, verdict }) => role === 'selects' && verdict !== 'absent');
    const selectsNothing = selecting > 0 && lost.length === selecting ? true : undefined;
    return items.map((item) => ({ ...item, selectsNothing }));
}
/**
 * Adds the notices that the table has for items.
 *
 * @param subject what the items select
 * @returns the items that fail a row each or, in the gate, whose filters do not apply
 * @throws StepError exclusions-unmatched
 */
function reportItems(notices, items, use, subject) {
    const byEffect = Map.groupBy(items, (item) => effectOf(item, use));
    const [first, ...others] = byEffect.get('error') ?? [];
    if (first !== undefined) {
        const { input, rule } = first;
        const same = [first, ...others.filter((item) => item.input === input && item.rule === rule)];
        const near = [...new Set(same.flatMap((item) => item.near))].slice(0, _nearest_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_NEAR */ .qo);
        const exclusions = same.map(({ item }) => item);
        throw new _step_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .StepError */ .zg({ kind: 'exclusions-unmatched', input, rule, items: exclusions, near });
    }
    for (const effect of ['gap', 'not-applied', 'warning', 'note'])
        for (const item of byEffect.get(effect) ?? [])
            notices.push(noticeOf(item, effect, subject));
    return [...(byEffect.get('failed-row') ?? []), ...(byEffect.get('not-applied') ?? [])];
}
function noticeOf({ item: pattern, role, near, input, rule, selectsNothing }, effect, subject) {
    if (effect === 'gap')
        return { kind: 'name-unknown', subject, input, pattern, near };
    const common = { input, rule, pattern, near, selectsNothing };
    if (effect === 'not-applied')
        return { kind: 'filter-not-applied', ...common };
    const kind = role === 'selects' ? 'pattern-unmatched' : 'exclusion-unmatched';
    return { kind, ...common, isNote: effect === 'note' ? true : undefined };
}
/** More unknown names come from another deployment; comparing thousands takes minutes. */
const MAX_SEARCHED = 20;
/** The items of a list that match nothing known, in any case. A pattern of names is a label. */
function unmatchedItems(input, { names = [], patterns = [], except = [] }, kind, known, { form, spelling = (item) => item, isKnown } = {}) {
    const texts = [...new Set(known)];
    const isFound = (0,_selection_js__WEBPACK_IMPORTED_MODULE_1__/* .itemFinder */ .ss)(texts);
    let unknownNames = 0;
    const inRole = (items, role) => items.flatMap((item) => {
        const text = spelling(item);
        if (isKnown?.(item) || isFound(text))
            return [];
        const itemKind = kind === 'name' && (0,_selection_js__WEBPACK_IMPORTED_MODULE_1__/* .isPattern */ .Pt)(item) ? 'label' : kind;
        if (itemKind === 'name')
            unknownNames += 1;
        const isSearched = unknownNames <= MAX_SEARCHED || itemKind !== 'name';
        const near = isSearched ? (0,_nearest_js__WEBPACK_IMPORTED_MODULE_0__/* .nearItems */ .TX)(text, texts, form, itemKind === 'name') : [];
        const other = kind === 'value' ? 'absent' : 'unknown';
        return [{ input, item, role, kind: itemKind, verdict: near.length > 0 ? 'mistaken' : other, near }];
    });
    const selecting = [...names, ...patterns];
    const items = [...inRole(selecting, 'selects'), ...inRole(except, 'excludes')];
    return markSelectingNothing(items, selecting.length);
}


/***/ }),

/***/ 5178:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   read: () => (/* binding */ read)
/* harmony export */ });
/* harmony import */ var _actions_http_client__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2779);
/* harmony import */ var _inputs_connection_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8127);
/* harmony import */ var _inputs_source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(686);



function read(source) {
    const { reader, environment, connection } = source;
    return {
        project: (0,_inputs_source_js__WEBPACK_IMPORTED_MODULE_2__/* .readProject */ .Wh)(source),
        /** Host and port of the proxy, without its password. */
        proxy: URL.parse((0,_actions_http_client__WEBPACK_IMPORTED_MODULE_0__/* .getProxyUrl */ .s_)(connection.baseUrl.href))?.host,
        /** `owner/repo` of the workflow. */
        repository: environment.GITHUB_REPOSITORY ?? '',
        github: (0,_inputs_connection_js__WEBPACK_IMPORTED_MODULE_1__/* .readGitHub */ .kQ)(reader, environment),
        metadata: (0,_inputs_connection_js__WEBPACK_IMPORTED_MODULE_1__/* .readGitHub */ .kQ)(reader, environment, 'metadata-token'),
    };
}


/***/ }),

/***/ 1216:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   read: () => (/* binding */ read)
/* harmony export */ });
/* harmony import */ var _inputs_comment_and_issue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3148);
/* harmony import */ var _inputs_source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(686);
/* harmony import */ var _inputs_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7745);
/* harmony import */ var _policies_bundles_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4477);




/** The platform's largest page, by the kind of row. */
const MAX_PAGE_SIZE = { repository: 100, package: 10_000, lockfile: 100 };
const loadParser = () => Promise.all(/* import() | dependency-filter */[__webpack_require__.e(603), __webpack_require__.e(159)]).then(__webpack_require__.bind(__webpack_require__, 8921));
async function read(source) {
    const { reader } = source;
    // Leading blanks are significant in YAML.
    const text = reader.texts.get('dependency-filter') ?? '';
    const filter = text.trim() === '' ? undefined : (await loadParser()).readDependencyFilter(reader, text);
    const by = reader.read('dependencies-by', (0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .oneOf */ .yL)(['repository', 'package', 'lockfile']));
    if (by === 'lockfile' && filter?.repositoryId === undefined && !reader.hasProblem('dependency-filter'))
        reader.problem('dependency-filter', 'has no `repositoryId`, which `dependencies-by: lockfile` needs');
    return {
        ...(await (0,_inputs_comment_and_issue_js__WEBPACK_IMPORTED_MODULE_0__/* .readTracked */ .Tx)(source, (0,_policies_bundles_js__WEBPACK_IMPORTED_MODULE_3__/* .canonical */ .$N)(filter))),
        failIf: reader.readItems('fail-if', (0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .oneOf */ .yL)(['found'])),
        filter,
        /** As it was written. */
        filterText: text.trim() || undefined,
        by,
        pageSize: (0,_inputs_source_js__WEBPACK_IMPORTED_MODULE_1__/* .readPageSize */ .lh)(source, MAX_PAGE_SIZE[by]),
    };
}


/***/ }),

/***/ 4546:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  run: () => (/* binding */ run)
});

// EXTERNAL MODULE: ./build/src/model/context.js
var model_context = __webpack_require__(4112);
// EXTERNAL MODULE: ./build/src/model/names.js
var names = __webpack_require__(519);
// EXTERNAL MODULE: ./build/src/model/step-errors.js
var step_errors = __webpack_require__(7761);
// EXTERNAL MODULE: ./build/src/model/nearest.js
var nearest = __webpack_require__(7957);
// EXTERNAL MODULE: ./build/src/model/unmatched.js
var model_unmatched = __webpack_require__(3894);
// EXTERNAL MODULE: ./build/src/platform/resources/dependency.js
var dependency = __webpack_require__(5398);
;// CONCATENATED MODULE: ./build/src/operations/list-dependencies/filter.js





const INPUT = 'dependency-filter';
const NAME = { read: ({ name }) => [name], form: 'package', isPart: true };
const FIELDS = {
    repositoryId: { read: ({ repositoryId }) => [repositoryId], isExact: true },
    ecosystem: { read: ({ ecosystem }) => [ecosystem], isExact: true },
    transitivity: { read: ({ transitivity }) => [transitivity], isExact: true },
    license: { read: ({ licenses = [] }) => licenses, form: 'phrase' },
    name: NAME,
    version: { read: ({ version }) => [version], form: 'name' },
    lockfilePath: { read: ({ lockfilePath }) => [lockfilePath], form: 'path' },
};
/** Goes by the most lenient reading of the API's documents; a missing value may match. */
function mayMatch(row, field, wanted, isExact = FIELDS[field]?.isExact) {
    if (field === 'packageFilters')
        return wanted.some(({ name = '', exactNameMatch, exactVersion = '' }) => mayMatch(row, 'name', name, exactNameMatch === true && name !== '') &&
            mayMatch(row, 'version', exactVersion, exactVersion !== ''));
    const texts = FIELDS[field]?.read(row).flatMap((value) => (value === undefined ? [] : normal(value))) ?? [];
    const parts = [wanted].flat().map(normal);
    const isLike = (text) => parts.some((part) => (isExact ? text === part : text.includes(part)));
    return texts.length === 0 || texts.some(isLike);
}
/** One form of names that are the same to registries, and of versions with and without `v`. */
function normal(value) {
    const text = String(value).trim().toLowerCase();
    return text.replace(/^[v=]+(?=\d)/, '').replaceAll(/[-_.]+/g, '-');
}
/** Drops the rows that contradict the filter that was sent. `notices` counts them. */
function contradictionCheck(filter = {}) {
    const dropped = new Map();
    return {
        matching(rows, shownBy) {
            return rows.filter((row) => {
                const [field] = Object.entries(filter).find(([name, wanted]) => !mayMatch(shownBy(row), name, wanted)) ?? [];
                if (field !== undefined)
                    dropped.set(field, (dropped.get(field) ?? 0) + 1);
                return field === undefined;
            });
        },
        notices: () => Array.from(dropped, ([field, rows]) => {
            return { kind: 'filter-ignored', filter: `${INPUT}: ${field}`, rows };
        }),
    };
}
function itemsIn(filter) {
    const listOf = (key) => [filter[key] ?? []].flat();
    const packages = (filter.packageFilters ?? []);
    const named = Object.entries(FIELDS).filter(([, { form }]) => form !== undefined);
    const words = Object.entries(dependency/* DEPENDENCY_VALUES */.Xo).flatMap(([key, known]) => listOf(key).filter((item) => !known.includes(item)));
    return [
        ...named.flatMap(([key, field]) => listOf(key).map((item) => ({ ...field, item, kind: 'value' }))),
        ...packages.flatMap(({ name: item, exactNameMatch }) => item === undefined ? [] : { ...NAME, isPart: exactNameMatch !== true, item, kind: 'value' }),
        ...words.map((item) => ({ item, kind: 'word', read: () => [] })),
    ];
}
function isIn({ item, isPart }, text) {
    return isPart ? (0,names/* nameKey */.Rc)(text).includes((0,names/* nameKey */.Rc)(item)) : (0,names/* nameKey */.Rc)(text) === (0,names/* nameKey */.Rc)(item);
}
function textsOf({ read }, rows) {
    return [...new Set(rows.flatMap(read).flatMap((value) => (value === undefined ? [] : String(value))))];
}
/**
 * Holds items against the dependencies that the filter finds, and a page of all others.
 *
 * @param listed undefined for a list of something else than packages
 * @param count of listed rows: a single item is found in any
 */
async function checkItems(context, deploymentId, filter = {}, listed, count) {
    const items = itemsIn(filter);
    if (items.length === 0 || (count > 0 && items.length === 1))
        return;
    const { repositoryId, includeArchived, ...others } = filter;
    const firstPage = async (one) => {
        for await (const page of context.platform.dependencies(deploymentId, one))
            return page;
        return [];
    };
    const [field = '', ...more] = Object.keys(others);
    // A list by one field that finds nothing compares more strictly than this step.
    const isStrict = count === 0 && more.length === 0 && FIELDS[field]?.form !== undefined;
    try {
        const found = listed ?? (count > 0 ? await firstPage(filter) : []);
        const open = items
            .filter((item) => !textsOf(item, found).some((text) => isIn(item, text)))
            // A word that the platform does not know may still select.
            .filter(({ kind }) => kind === 'value' || count === 0);
        if (open.length === 0)
            return;
        const page = [...found, ...(await firstPage({ repositoryId, includeArchived }))];
        const unmatched = open.flatMap((item) => {
            const known = textsOf(item, page);
            const near = known.filter((text) => isIn(item, text)).slice(0, nearest/* MAX_NEAR */.qo);
            if (near.length === 0)
                return (0,model_unmatched/* unmatchedItems */.og)(INPUT, { names: [item.item] }, item.kind, known, item);
            const mistaken = { input: INPUT, item: item.item, kind: 'value', role: 'selects', near };
            return isStrict ? [{ ...mistaken, verdict: 'mistaken' }] : [];
        });
        (0,model_unmatched/* reportItems */.DF)(context.notices, (0,model_unmatched/* markSelectingNothing */.Dx)(unmatched, 0), 'reads', 'dependencies');
    }
    catch (error) {
        const names = items.map(({ item }) => item);
        const cause = (0,step_errors/* listFailure */.PH)(error);
        context.notices.push({ kind: 'names-unchecked', subject: 'dependencies', names, cause });
    }
}

;// CONCATENATED MODULE: ./build/src/operations/list-dependencies/run.js




/** Writes dependencies to the CSV file page by page; keeps only packages. */
const listPackages = async (context, deploymentId, { filter, pageSize }, check) => {
    const nameOf = await repositoryNames(context);
    const found = new Map();
    for await (const listed of context.platform.dependencies(deploymentId, filter, pageSize)) {
        const page = check.matching(listed, (row) => row);
        await context.writeRows(page.map((row) => ({ ...row, repository: nameOf(row.repositoryId) })));
        for (const row of page) {
            const key = JSON.stringify([row.ecosystem, row.name, row.version]);
            const known = found.get(key) ?? { row, repositories: new Set(), direct: new Set() };
            found.set(key, known);
            if (row.repositoryId === undefined)
                continue;
            known.repositories.add(row.repositoryId);
            if (row.transitivity === 'direct')
                known.direct.add(row.repositoryId);
        }
    }
    const packages = Array.from(found.values(), ({ row, repositories, direct }) => {
        const { ecosystem, name, version, licenses } = row;
        return { ecosystem, name, version, licenses, repositories: repositories.size, direct: direct.size };
    });
    return packages.sort((a, b) => b.repositories - a.repositories || (0,names/* compare */.UD)(a.name, b.name));
};
/** @throws PlatformError if no repository's lockfiles can be listed; if some cannot, that is a gap */
const listLockfiles = async (context, deploymentId, { filter, pageSize }, check) => {
    const { repositoryId: ids, ...others } = filter ?? {};
    // The inputs require ids.
    const repositories = new Set(ids);
    const nameOf = await repositoryNames(context);
    const listed = [];
    const unread = [];
    for (const repositoryId of repositories) {
        const repository = nameOf(repositoryId);
        try {
            const rows = await context.platform.lockfiles(deploymentId, repositoryId, others, pageSize);
            for (const row of check.matching(rows, ({ lockfilePath }) => ({ lockfilePath })))
                listed.push({ repositoryId, repository, ...row });
        }
        catch (error) {
            const cause = (0,step_errors/* listFailure */.PH)(error);
            unread.push({ kind: 'part-unread', subject: 'dependencies', part: repository, cause });
            if (unread.length === repositories.size)
                throw error;
        }
    }
    context.notices.push(...unread);
    return listed;
};
const LISTERS = {
    repository: async ({ platform }, id, { filter, pageSize }, check) => {
        const rows = await platform.repositoriesWithDependencies(id, filter, pageSize);
        return check.matching(rows, (row) => ({ repositoryId: row.id }));
    },
    package: listPackages,
    lockfile: listLockfiles,
};
/** Lists what has dependencies (web-api.md 4.7; field-notes, "Dependencies"). */
function run(context, request) {
    return (0,model_context/* resultOf */.Bg)(context, request, async () => {
        const id = await (0,model_context/* resolveId */.Sv)(context);
        const check = contradictionCheck(request.filter);
        const listed = await LISTERS[request.by](context, id, request, check);
        context.notices.push(...check.notices());
        const packages = request.by === 'package' ? listed : undefined;
        await checkItems(context, id, request.filter, packages, listed.length);
        return { listed };
    });
}
/** One that the list of projects lacks is named by its id. */
async function repositoryNames(context) {
    const names = new Map();
    try {
        const projects = await context.platform.projects(await (0,model_context/* resolveSlug */.qo)(context));
        for (const { id, name } of projects)
            names.set(id, name);
    }
    catch (error) {
        context.notices.push({ kind: 'repository-names-unread', cause: (0,step_errors/* listFailureBySlug */.j6)(error) });
    }
    return (id) => (id === undefined ? '' : (names.get(id) ?? String(id)));
}


/***/ }),

/***/ 6005:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   read: () => (/* binding */ read)
/* harmony export */ });
/* harmony import */ var _inputs_source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(686);

function read(source) {
    // Only checked: policies come on one page.
    (0,_inputs_source_js__WEBPACK_IMPORTED_MODULE_0__/* .readPageSize */ .lh)(source);
    return {};
}


/***/ }),

/***/ 623:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   run: () => (/* binding */ run)
/* harmony export */ });
/* harmony import */ var _model_context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4112);
/* harmony import */ var _model_step_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7761);
/* harmony import */ var _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9323);



/** Lists the policies (web-api.md 4.6), or those that have replaced them (field-notes, "Policies"). */
function run(context, request) {
    return (0,_model_context_js__WEBPACK_IMPORTED_MODULE_0__/* .resultOf */ .Bg)(context, request, async () => {
        const { platform } = context;
        const id = await (0,_model_context_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveId */ .Sv)(context);
        try {
            return { listed: await platform.policies(id) };
        }
        catch (error) {
            if (!(0,_platform_http_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .hasStatus */ .Ro)(error, [410]))
                throw error;
            return { listed: await newerPolicies(context, id), migrated: true };
        }
    });
}
/** A list that cannot be read is a gap. @throws PlatformError if neither can be read */
async function newerPolicies({ platform, notices }, id) {
    const [detection, remediation] = await Promise.allSettled([
        platform.detectionPolicies(id),
        platform.policyBundle(id, 'remediation'),
    ]);
    if (detection.status === 'rejected' && remediation.status === 'rejected')
        throw detection.reason;
    const listed = [];
    if (detection.status === 'fulfilled') {
        const { products, unknown } = detection.value;
        if (unknown.length > 0)
            notices.push({ kind: 'products-unknown', subject: 'policies', products: unknown });
        for (const [product, { bundle }] of Object.entries(products))
            listed.push({ ...bundle, kind: 'detection', product: product });
    }
    if (remediation.status === 'fulfilled')
        for (const row of remediation.value.bundle.policies)
            listed.push({ ...row, kind: 'remediation' });
    for (const [part, answer] of Object.entries({ detection, remediation }))
        if (answer.status === 'rejected')
            notices.push({ kind: 'part-unread', subject: 'policies', part, cause: (0,_model_step_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .listFailure */ .PH)(answer.reason) });
    return listed;
}


/***/ }),

/***/ 7517:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   read: () => (/* binding */ read)
/* harmony export */ });
/* harmony import */ var _inputs_source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(686);
/* harmony import */ var _inputs_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7745);


function read(source) {
    const { reader } = source;
    return {
        /** Absent = all. */
        projects: (0,_inputs_source_js__WEBPACK_IMPORTED_MODULE_0__/* .readProjects */ .VH)(reader),
        shard: (0,_inputs_source_js__WEBPACK_IMPORTED_MODULE_0__/* .readShard */ .Xy)(reader),
        pageSize: (0,_inputs_source_js__WEBPACK_IMPORTED_MODULE_0__/* .readPageSize */ .lh)(source),
        shardSize: reader.read('shard-size', (0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_1__/* .wholeNumber */ .rD)(1, 1_000_000)),
    };
}


/***/ }),

/***/ 5687:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   run: () => (/* binding */ run)
/* harmony export */ });
/* harmony import */ var _changes_rows_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4686);
/* harmony import */ var _model_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4112);
/* harmony import */ var _model_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(519);
/* harmony import */ var _model_selection_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8985);
/* harmony import */ var _projects_fleet_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6724);
/* harmony import */ var _projects_select_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7878);






/** GitHub's limit of jobs in one matrix. */
const MAX_SHARDS = 256;
/** Lists projects (web-api.md 4.1); named ones with their switches. */
function run(context, request) {
    return (0,_model_context_js__WEBPACK_IMPORTED_MODULE_1__/* .resultOf */ .Bg)(context, request, async () => {
        const { shard, shardSize, pageSize, projects = _model_selection_js__WEBPACK_IMPORTED_MODULE_2__/* .ALL_PROJECTS */ .Vd } = request;
        const named = new Set(projects.names.map(_model_names_js__WEBPACK_IMPORTED_MODULE_5__/* .nameKey */ .Rc));
        const read = new Map();
        const rows = await (0,_projects_fleet_js__WEBPACK_IMPORTED_MODULE_3__/* .planFleet */ .Es)(context, { projects, pageSize }, [], ({ project }) => {
            read.set(project.name, project);
            return [(0,_projects_fleet_js__WEBPACK_IMPORTED_MODULE_3__/* .rowWithoutChange */ .FS)(project, 'unchanged')];
        }, ({ name }) => named.has((0,_model_names_js__WEBPACK_IMPORTED_MODULE_5__/* .nameKey */ .Rc)(name)));
        const failed = (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .inState */ .ph)(rows, 'failed');
        const selected = rows.flatMap(({ change }) => read.get(change.project.name) ?? []);
        // GitHub rejects a matrix without jobs, so an empty deployment gets one empty shard.
        const shards = Math.max(1, Math.ceil(selected.length / shardSize));
        if (shards > MAX_SHARDS)
            context.notices.push({ kind: 'many-shards', shards });
        const inShard = (0,_projects_select_js__WEBPACK_IMPORTED_MODULE_4__/* .shardFilter */ .Vy)(shard);
        const listed = selected.filter(({ name }) => inShard(name));
        if (failed.length === 0)
            return { listed, shards: Math.min(MAX_SHARDS, shards) };
        return { listed: selected.length > 0 ? listed : undefined, rows: failed, failure: (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .rowsFailure */ .OH)(rows) };
    });
}


/***/ }),

/***/ 2231:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   read: () => (/* binding */ read)
/* harmony export */ });
/* harmony import */ var _inputs_source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(686);
/* harmony import */ var _inputs_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7745);


function read(source) {
    const { reader } = source;
    const diffScan = reader.read('diff-scan', _inputs_values_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zM);
    const fullScan = reader.read('full-scan', _inputs_values_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zM);
    if (!reader.givenText('diff-scan') && !reader.givenText('full-scan'))
        reader.problem('diff-scan', 'is empty, and so is `full-scan`; give at least one of them');
    return { ...(0,_inputs_source_js__WEBPACK_IMPORTED_MODULE_0__/* .readFleet */ .p9)(source), diffScan, fullScan };
}


/***/ }),

/***/ 6749:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   run: () => (/* binding */ run)
/* harmony export */ });
/* harmony import */ var _projects_fleet_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6724);
/* harmony import */ var _projects_project_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4849);


/** Switches the managed scans of every selected project (web-api.md 4.4). */
function run(context, request) {
    const wanted = { diff_scan: request.diffScan, full_scan: request.fullScan };
    const needsRead = () => true;
    return (0,_projects_fleet_js__WEBPACK_IMPORTED_MODULE_0__/* .runFleet */ .gI)(context, request, (project) => (0,_projects_project_js__WEBPACK_IMPORTED_MODULE_1__/* .settingChanges */ .eC)(project, wanted), needsRead);
}


/***/ }),

/***/ 1803:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   read: () => (/* binding */ read)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _inputs_source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(686);
/* harmony import */ var _inputs_values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7745);




const VERSIONS = ['1.4', '1.5', '1.6', '1.7'];
function read(source) {
    const { reader, environment, now } = source;
    return {
        projects: (0,_inputs_source_js__WEBPACK_IMPORTED_MODULE_2__/* .readSelection */ .he)(source),
        shard: (0,_inputs_source_js__WEBPACK_IMPORTED_MODULE_2__/* .readShard */ .Xy)(reader),
        version: reader.read('cyclonedx-version', (0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_3__/* .oneOf */ .yL)(VERSIONS)),
        /** The maximum wait for all SBOMs together. */
        waitMs: (0,_inputs_source_js__WEBPACK_IMPORTED_MODULE_2__/* .readWait */ .mg)(source),
        /** Absolute; the step creates it for its files. */
        folder: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(environment.RUNNER_TEMP || (0,node_os__WEBPACK_IMPORTED_MODULE_0__.tmpdir)(), `code-security-platform-sboms-${now.toString(36)}`),
    };
}


/***/ }),

/***/ 2737:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   run: () => (/* binding */ run)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _changes_rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4686);
/* harmony import */ var _model_context_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4112);
/* harmony import */ var _model_step_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7761);
/* harmony import */ var _model_time_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4386);
/* harmony import */ var _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9323);
/* harmony import */ var _projects_fleet_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6724);
/* harmony import */ var _scans_read_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1594);
/* harmony import */ var _scans_scan_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6107);









/** Limit of ids in one request. */
const MAX_REPOSITORY_IDS = 100;
/** Saves the platform's SBOM of every selected project that has dependencies. */
async function run(context, request) {
    const planned = [];
    let files = [];
    const savedFiles = () => files.flatMap(({ row, file }) => (row.state === 'changed' ? [file] : []));
    const result = await (0,_model_context_js__WEBPACK_IMPORTED_MODULE_2__/* .resultOf */ .Bg)(context, request, async () => {
        const rows = await (0,_projects_fleet_js__WEBPACK_IMPORTED_MODULE_5__/* .planFleet */ .Es)(context, request, planned, ({ project }) => [
            (0,_projects_fleet_js__WEBPACK_IMPORTED_MODULE_5__/* .rowWithoutChange */ .FS)(project, 'not-reached'),
        ]);
        await leaveWithoutDependencies(context, rows);
        files = filesOf(request.folder, (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .inState */ .ph)(rows, 'not-reached'));
        // Prefers the platform's clock, which dates the ends of scans.
        const startedMs = context.platform.serverNowMs() ?? context.clock.now();
        if (files.length > 0)
            context.announceWait('sboms', request.waitMs);
        const untilMs = context.clock.now() + request.waitMs;
        await (0,_model_context_js__WEBPACK_IMPORTED_MODULE_2__/* .forEachConcurrently */ .DW)(files, context.concurrency, async ({ row, file }) => {
            const failure = await saveSbom(context, file, untilMs, request).catch((error) => {
                if ((0,_model_step_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .endsStep */ .hw)(error))
                    throw error;
                return (0,_model_step_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .rowFailureOf */ .EQ)(error);
            });
            (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .setState */ .wb)(row, failure === undefined ? 'changed' : 'failed', failure);
        });
        if (rows.length > 0 && (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .inState */ .ph)(rows, 'left').length === rows.length)
            context.notices.push({ kind: 'no-dependencies', projects: rows.length });
        const saved = savedFiles();
        const [first] = saved.length === 1 ? saved : [];
        const unnumbered = saved.filter(({ hasSerialNumber }) => !hasSerialNumber);
        if (unnumbered.length > 0)
            context.notices.push({ kind: 'sbom-no-serial', names: unnumbered.map(({ project }) => project.name) });
        const commit = first?.hasSerialNumber
            ? await scannedCommit(context, first.project, startedMs)
            : undefined;
        (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .throwIfFailed */ .tq)(rows);
        return { commit };
    });
    return { ...result, rows: planned.flatMap((plan) => plan.rows), listed: savedFiles() };
}
/** The export of a project without dependencies would fail. */
async function leaveWithoutDependencies(context, rows) {
    const due = (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .inState */ .ph)(rows, 'not-reached');
    const ids = due.flatMap(({ change }) => change.project.id ?? []);
    if (ids.length === 0)
        return;
    const filter = ids.length <= MAX_REPOSITORY_IDS ? { repositoryId: ids } : undefined;
    const listed = await context.platform.repositoriesWithDependencies(await (0,_model_context_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveId */ .Sv)(context), filter);
    const known = new Set(listed.flatMap((repository) => repository.id ?? []));
    for (const row of due) {
        const { id } = row.change.project;
        if (id !== undefined && !known.has(id))
            (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .setState */ .wb)(row, 'left');
    }
}
/** Unique on disks that ignore case: `@id` tells equal names apart, which have no `@`. */
function filesOf(folder, rows) {
    const nameOf = ({ change: { project } }) => project.name.replaceAll(/[^A-Za-z0-9._-]+/g, '-').slice(0, 200);
    const alike = Map.groupBy(rows, (row) => nameOf(row).toLowerCase());
    return rows.map((row) => {
        const { project } = row.change;
        const name = nameOf(row);
        const suffix = alike.get(name.toLowerCase())?.length === 1 ? '' : `@${project.id}`;
        const file = { project, path: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, `${name}${suffix}.cdx.json`), hasSerialNumber: true };
        return { row, file };
    });
}
/**
 * Exports, downloads and saves an SBOM, and sets `hasSerialNumber`; returns the failure, if any.
 *
 * @param untilMs the end of `wait-for`, on the step's clock; after it, the job is looked at once
 */
async function saveSbom(context, file, untilMs, { version, waitMs }) {
    const { path } = file;
    const { id, name } = file.project;
    if (id === undefined)
        return { kind: 'unexpected', message: `The platform gave no id for ${name}` };
    const { platform, createFile } = context;
    const deploymentId = await (0,_model_context_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveId */ .Sv)(context);
    const task = await platform.exportSbom(deploymentId, id, version);
    const job = await (0,_scans_read_js__WEBPACK_IMPORTED_MODULE_6__/* .poll */ .wt)(context, untilMs, async (isLast) => {
        const latest = await platform.sbomJob(deploymentId, task);
        return isLast || latest.downloadUrl || latest.status === 'failed' ? latest : undefined;
    });
    if (job.status === 'failed')
        return { kind: 'sbom-failed', message: job.errorMessage };
    if (job.downloadUrl === undefined)
        return { kind: 'sbom-not-ready', waitMs };
    try {
        const { text, hasSerialNumber } = await platform.sbom(job.downloadUrl, version);
        file.hasSerialNumber = hasSerialNumber;
        const { problem } = await createFile(path, text);
        return problem && { kind: 'sbom-unwritten', path };
    }
    catch (error) {
        // A refusal by another host says nothing about the token.
        if (!(error instanceof _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .PlatformError */ .Wk) || (0,_platform_http_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .endsAllRequests */ .iC)(error))
            throw error;
        return { kind: 'sbom-download', cause: error.failure };
    }
}
/** That of the newest full scan for dependencies; undefined if it names no products, or ended after the start. */
async function scannedCommit(context, project, startedMs) {
    try {
        const scans = await (0,_scans_read_js__WEBPACK_IMPORTED_MODULE_6__/* .scanSearch */ .Gc)(context, project)();
        const newest = scans.find((scan) => (0,_scans_scan_js__WEBPACK_IMPORTED_MODULE_7__/* .scanStatus */ .gC)(scan) === 'completed' && scan.is_full_scan && (0,_scans_scan_js__WEBPACK_IMPORTED_MODULE_7__/* .mayHaveRun */ .lE)(scan, 'sca'));
        const { enabled_products = [], completed_at, commit } = newest ?? {};
        const endedMs = (0,_model_time_js__WEBPACK_IMPORTED_MODULE_8__/* .epochMs */ .e9)(completed_at) ?? Number.POSITIVE_INFINITY;
        return enabled_products.length > 0 && endedMs <= startedMs ? commit : undefined;
    }
    catch (error) {
        context.notices.push({ kind: 'sbom-commit-unread', cause: (0,_model_step_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .listFailure */ .PH)(error) });
        return undefined;
    }
}


/***/ }),

/***/ 774:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   read: () => (/* binding */ read)
/* harmony export */ });
/* harmony import */ var _inputs_source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(686);
/* harmony import */ var _inputs_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7745);
/* harmony import */ var _model_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(519);
/* harmony import */ var _model_selection_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8985);




function read(source) {
    const { reader } = source;
    const removeTags = (0,_inputs_source_js__WEBPACK_IMPORTED_MODULE_0__/* .readSelecting */ .lf)(reader, 'remove-tags');
    if (!reader.isSet('tags') && !reader.isSet('remove-tags'))
        reader.problem('tags', 'is empty, and so is `remove-tags`; give at least one tag');
    const seen = new Map();
    const newTagProblem = (tag) => {
        if (/^[-!]/.test(tag))
            return { problem: `starts with \`${tag.charAt(0)}\``, remedy: 'use `remove-tags` to remove tags' };
        const twin = seen.get(tag.toLowerCase());
        seen.set(tag.toLowerCase(), tag);
        if (twin === undefined)
            return undefined;
        return { problem: `differs from ${(0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(twin)} only in case`, remedy: 'give one of them' };
    };
    const { names } = (0,_model_selection_js__WEBPACK_IMPORTED_MODULE_2__/* .nameListOf */ .R1)(removeTags);
    const remedy = 'leave one out; a pattern in `remove-tags` spares what `tags` adds';
    const contradiction = (tag) => (0,_model_names_js__WEBPACK_IMPORTED_MODULE_3__/* .hasTag */ .ti)(names, tag) ? { problem: 'is in `remove-tags`, too', remedy } : undefined;
    const tags = reader.list('tags', newTagProblem, _inputs_values_js__WEBPACK_IMPORTED_MODULE_1__/* .colonProblem */ .ng, contradiction);
    return { ...(0,_inputs_source_js__WEBPACK_IMPORTED_MODULE_0__/* .readFleet */ .p9)(source), tags, removeTags };
}


/***/ }),

/***/ 5030:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   run: () => (/* binding */ run)
/* harmony export */ });
/* harmony import */ var _model_directory_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3480);
/* harmony import */ var _model_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(519);
/* harmony import */ var _model_selection_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8985);
/* harmony import */ var _model_unmatched_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3894);
/* harmony import */ var _projects_fleet_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6724);
/* harmony import */ var _projects_project_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4849);






/** Sets the tags of its own repository, which the next full scan restores. */
const WORKSPACE_CONFIG = '.semgrepconfig.yml';
const MAX_CONFIG_BYTES = 64 * 1024;
/** Adds tags to every selected project, and removes others (web-api.md 4.3, field-notes "Projects"). */
async function run(context, request) {
    const { notices } = context;
    const { tags, removeTags } = request;
    const removed = (0,_model_selection_js__WEBPACK_IMPORTED_MODULE_1__/* .nameListOf */ .R1)(removeTags);
    const matches = (0,_model_selection_js__WEBPACK_IMPORTED_MODULE_1__/* .nameMatcher */ .MH)(removed);
    /** The tags of the selected projects. */
    const known = new Set();
    // An empty list would match every tag.
    const isNamed = (tag) => removeTags.length > 0 && matches([tag]);
    // A pattern never removes the platform's own tag.
    const isSpared = (tag) => tag === _model_names_js__WEBPACK_IMPORTED_MODULE_5__/* .PLATFORM_TAG */ .Pf && isNamed(tag) && !(0,_model_names_js__WEBPACK_IMPORTED_MODULE_5__/* .hasTag */ .ti)(removeTags, tag);
    // Before any write: reading this file must not keep the writes from being reported.
    if (await workspaceSetsTags(context))
        notices.push({ kind: 'tags-in-workspace', file: WORKSPACE_CONFIG });
    const changesFor = (project) => {
        for (const tag of project.tags)
            known.add(tag);
        return (0,_projects_project_js__WEBPACK_IMPORTED_MODULE_4__/* .tagChanges */ .qM)(project, tags, (tag) => isNamed(tag) && !isSpared(tag));
    };
    const checkItems = () => checkRemoved(context, removed, [...known, ...tags]);
    const result = await (0,_projects_fleet_js__WEBPACK_IMPORTED_MODULE_3__/* .runFleet */ .gI)(context, request, changesFor, undefined, checkItems);
    if ((0,_model_names_js__WEBPACK_IMPORTED_MODULE_5__/* .namesWithout */ .Vc)([...known], tags).some(isSpared))
        notices.push({ kind: 'platform-tag-spared' });
    // Warns of `team: payments`, spaced as in YAML, beside a known `team:payments`.
    const withoutBlanks = (tag) => (0,_model_names_js__WEBPACK_IMPORTED_MODULE_5__/* .nameKey */ .Rc)(tag).replaceAll(/\s/g, '');
    for (const tag of tags) {
        const near = [...known].filter((name) => withoutBlanks(name) === withoutBlanks(tag));
        if (near.length > 0 && !(0,_model_names_js__WEBPACK_IMPORTED_MODULE_5__/* .hasTag */ .ti)(near, tag))
            notices.push({ kind: 'pattern-unmatched', input: 'tags', pattern: tag, near });
    }
    return result;
}
/** A name that no project has is only noted: a second run removes nothing. */
async function checkRemoved(context, removed, known) {
    const input = 'remove-tags';
    if ((0,_model_selection_js__WEBPACK_IMPORTED_MODULE_1__/* .itemsOf */ .S3)((0,_model_selection_js__WEBPACK_IMPORTED_MODULE_1__/* .unmatchedIn */ .$V)(removed, known)).length === 0)
        return [];
    const { projects } = await (0,_model_directory_js__WEBPACK_IMPORTED_MODULE_0__/* .projectDirectory */ .t6)(context);
    const all = [...known, ...projects.flatMap((project) => project.tags)];
    for (const { item, near } of (0,_model_unmatched_js__WEBPACK_IMPORTED_MODULE_2__/* .unmatchedItems */ .og)(input, { names: removed.names }, 'label', all))
        context.notices.push({ kind: 'pattern-unmatched', input, pattern: item, near, isNote: true });
    const items = (0,_model_unmatched_js__WEBPACK_IMPORTED_MODULE_2__/* .unmatchedItems */ .og)(input, { ...removed, names: [] }, 'label', all);
    return (0,_model_unmatched_js__WEBPACK_IMPORTED_MODULE_2__/* .reportItems */ .DF)(context.notices, items, 'writes', 'projects');
}
async function workspaceSetsTags({ readFile }) {
    const { text } = await readFile(WORKSPACE_CONFIG, MAX_CONFIG_BYTES);
    // A key at the start of a line, or in a flow map, is close enough for a warning.
    return text !== undefined && /^(?:\{\s*)?["']?tags["']?\s*:/m.test(text);
}


/***/ }),

/***/ 4849:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gi: () => (/* binding */ managedScans),
/* harmony export */   J$: () => (/* binding */ projectRef),
/* harmony export */   Qw: () => (/* binding */ projectNames),
/* harmony export */   Wh: () => (/* binding */ readProject),
/* harmony export */   eC: () => (/* binding */ settingChanges),
/* harmony export */   f5: () => (/* binding */ settingsOf),
/* harmony export */   hp: () => (/* binding */ observedProjects),
/* harmony export */   jk: () => (/* binding */ readNamedProject),
/* harmony export */   qM: () => (/* binding */ tagChanges),
/* harmony export */   qv: () => (/* binding */ primaryBranchName),
/* harmony export */   w4: () => (/* binding */ scanCoverage)
/* harmony export */ });
/* harmony import */ var _model_context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4112);
/* harmony import */ var _model_directory_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3480);
/* harmony import */ var _model_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(519);
/* harmony import */ var _model_nearest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7957);
/* harmony import */ var _model_refs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3109);
/* harmony import */ var _model_step_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7761);
/* harmony import */ var _model_time_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4386);
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
/** Also reads switches, which a server may leave out if they are off. @throws PlatformError, NameError */
async function readProject(context, ref) {
    const project = await (0,_model_directory_js__WEBPACK_IMPORTED_MODULE_1__/* .presentProject */ .VU)(context, ref);
    const { managed_scan_config = SCANS_OFF } = project;
    return { project: { ...project, managed_scan_config }, readAtMs: context.clock.now() };
}
/**
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
/** Undefined if projects cannot be listed. @throws PlatformError if it ends all requests */
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
function settingsOf(project) {
    return { ...managedScans(project), primary_branch: primaryBranchName(project) };
}
/** Without `refs/heads/`. */
function primaryBranchName({ primary_branch: branch }) {
    return branch && (0,_model_refs_js__WEBPACK_IMPORTED_MODULE_6__/* .shortRef */ .m3)(branch);
}
/** @param removes whether to remove an existing tag; tags in `add` always stay */
function tagChanges(project, add, removes) {
    const changesTo = (after, tags) => tags.map((tag) => {
        return { field: 'tag', project: projectRef(project), tag, before: !after, after };
    });
    return [
        ...changesTo(true, (0,_model_names_js__WEBPACK_IMPORTED_MODULE_5__/* .namesWithout */ .Vc)(add, project.tags)),
        ...changesTo(false, (0,_model_names_js__WEBPACK_IMPORTED_MODULE_5__/* .namesWithout */ .Vc)(project.tags, add).filter(removes)),
    ];
}
/** @param wanted an absent setting stays as it is */
function settingChanges(project, wanted) {
    const before = settingsOf(project);
    return Object.keys(before).flatMap((field) => {
        const after = wanted[field];
        if (after === undefined || after === before[field])
            return [];
        return { field, project: projectRef(project), before: before[field], after };
    });
}
const RECENT_MS = 30 * _model_time_js__WEBPACK_IMPORTED_MODULE_7__/* .DAY_MS */ .sO;
/** The projects that were never scanned, or not within 30 days. */
function scanCoverage(projects, momentMs) {
    const { never = [], longAgo = [] } = Object.groupBy(projects, ({ latest_scan_at }) => {
        const scannedMs = (0,_model_time_js__WEBPACK_IMPORTED_MODULE_7__/* .epochMs */ .e9)(latest_scan_at);
        if (scannedMs === undefined)
            return 'never';
        return scannedMs < momentMs - RECENT_MS ? 'longAgo' : 'recently';
    });
    const namesOf = (rows) => rows.map(({ name }) => name).sort();
    return { neverScanned: namesOf(never), notScannedFor30Days: namesOf(longAgo) };
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
 * Returns a search, of which each call returns all scans that were seen so far, the newest first; those of another
 * repository are a notice.
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
        const here = scans.filter(({ repository_id: id }) => id === undefined || id === repositoryId);
        const elsewhere = scans.length - here.length;
        if (elsewhere > 0 && !isNoted) {
            context.notices.push({ kind: 'scans-elsewhere', scans: elsewhere });
            isNoted = true;
        }
        for (const scan of here)
            seen.set(scan.id, scan);
        // The platform ends a scan after an hour of silence. A day is enough for one that keeps reporting.
        sinceMs = Math.max(sinceMs, startMs - _model_time_js__WEBPACK_IMPORTED_MODULE_5__/* .DAY_MS */ .sO);
        return [...seen.values()].sort(_scan_js__WEBPACK_IMPORTED_MODULE_4__/* .byNewest */ .Kd);
    };
}
const MAX_PAUSE_MS = 30_000;
/** Half the time to the next expected end, 2 to 10 s, and past both half the time since the first, 2 to 30 s. */
function pauseTo(ends, nowMs) {
    const leftMs = (ends.find((endMs) => endMs > nowMs) ?? ends[0]) - nowMs;
    return Math.min(leftMs > 0 ? 10_000 : MAX_PAUSE_MS, Math.max(2000, Math.abs(leftMs) / 2));
}
/**
 * Calls `look` until it returns a result: at once, after 5 s, and after pauses that grow by half, up to 30 s, or follow
 * the expected end. Goes on while the platform is unavailable.
 *
 * @param untilMs of the last call, which has to return a result
 * @param reason announces the wait before the first pause
 * @param expectedEnds by the platform's clock, as far as the last call of `look` shows them
 * @throws the error of the last call; before that, any error but an unavailable platform
 */
async function poll({ clock, stop, announceWait, platform }, untilMs, look, reason, expectedEnds = () => undefined) {
    let isFirst = true;
    for (let pauseMs = 5000;; pauseMs = Math.min(MAX_PAUSE_MS, pauseMs * 1.5)) {
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
        const ends = expectedEnds();
        if (ends !== undefined)
            pauseMs = pauseTo(ends, platform.serverNowMs() ?? clock.now());
        await clock.sleep(Math.min(pauseMs, remainingMs), stop);
    }
}
function isUnavailable(error) {
    if (!(error instanceof _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PlatformError */ .Wk))
        return false;
    const { kind, status = 0 } = error.failure;
    if (kind === 'status')
        return status >= 500 || status === 408;
    return kind === 'connection' || kind === 'time-out';
}
/**
 * The findings of one product on a branch, of every status; of secrets, which have one row whatever their branches, all.
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
/** A row that names no branch or repository does, because nothing else was requested. */
function belongsTo(row, repository, ref) {
    const isOfAllBranches = row.kind === 'secrets' || ref === undefined || row.ref === undefined;
    const isHere = row.repository === undefined || (0,_model_names_js__WEBPACK_IMPORTED_MODULE_7__/* .nameKey */ .Rc)(row.repository) === (0,_model_names_js__WEBPACK_IMPORTED_MODULE_7__/* .nameKey */ .Rc)(repository);
    return isHere && (isOfAllBranches || (0,_model_refs_js__WEBPACK_IMPORTED_MODULE_6__/* .sameRef */ .WY)(row.ref, ref));
}
function listKey({ product, ref = '' }) {
    return `${product} ${ref}`;
}
/** @param isLast makes an unavailable platform a failure of the list. @throws PlatformError otherwise */
async function readLists(context, repository, lists, isLast) {
    return Promise.all(lists.map(async (list) => {
        try {
            return [listKey(list), await branchFindings(context, repository, list)];
        }
        catch (error) {
            if (!isLast && isUnavailable(error))
                throw error;
            const failure = (0,_model_step_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .listFailure */ .PH)(error);
            return [listKey(list), { ...list, rows: [], elsewhere: 0, failure }];
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
/* harmony export */   sH: () => (/* binding */ isFailureCode),
/* harmony export */   vy: () => (/* binding */ expectedEnds)
/* harmony export */ });
/* harmony import */ var _model_findings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3917);
/* harmony import */ var _model_refs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3109);
/* harmony import */ var _model_time_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4386);



const UNDER_WAY = ['pending', 'running'];
const ENDED = ['completed', 'cancelled', 'error', 'never_finished'];
/** A scan with an unknown status has ended if it has an end time. */
function scanStatus({ status = '', exit_code, completed_at }) {
    const hasEnded = completed_at === undefined ? ENDED.includes(status) : !UNDER_WAY.includes(status);
    if (!hasEnded)
        return 'running';
    const isVerdict = status === '' || status === 'completed';
    return isVerdict && !isFailureCode(exit_code) ? 'completed' : 'failed';
}
/** A scan's details have no status. Undefined while it runs, and for a cancelled one. */
function detailedStatus({ exit_code, completed_at }) {
    if (exit_code === undefined || completed_at === undefined)
        return undefined;
    return isFailureCode(exit_code) ? 'failed' : 'completed';
}
/** Neither 0 (found nothing) nor 1 (found something); a missing one shows no failure. */
function isFailureCode(exitCode) {
    return exitCode !== undefined && exitCode !== 0 && exitCode !== 1;
}
/** A scan that names no products may have run all but `ai_sast`. */
function productsRun({ enabled_products: names = [] }) {
    if (names.length === 0)
        return _model_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .SCANNED_PRODUCTS */ .Kw;
    return _model_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .PRODUCTS */ .zv.filter((product) => names.some((name) => name.toLowerCase() === product));
}
function mayHaveRun(scan, product) {
    return productsRun(scan).includes(product);
}
/**
 * The findings of a product, of every status, that a scan counted, if that is known. AI detection has no count of its own:
 * its scans run nothing else.
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
/** The findings of all products that a scan counted. */
function totalOf(scan) {
    return scan.findings_counts?.total ?? sumOf(productsRun(scan).map((product) => countOf(scan, product)));
}
/** Undefined without parts, or if one is unknown. */
function sumOf(counts) {
    if (counts.length === 0 || counts.includes(undefined))
        return undefined;
    return counts.reduce((sum, count = 0) => sum + count, 0);
}
/** The newest scan on the first of `refs` that has one, else of all. @param scans the newest first */
function preferredScan(scans, refs) {
    const onRefs = refs.flatMap((ref) => scans.find(({ branch }) => (0,_model_refs_js__WEBPACK_IMPORTED_MODULE_1__/* .sameRef */ .WY)(branch, ref)) ?? []);
    return onRefs[0] ?? scans[0];
}
/** Drops scans under way if a newer one of their branch has ended. Expects those of one product, the newest first. */
function currentScans(scans) {
    return scans.filter((scan, index) => {
        const ended = scans.slice(0, index).filter((newer) => scanStatus(newer) !== 'running');
        return scanStatus(scan) !== 'running' || !ended.some(({ branch }) => isSameBranch(branch, scan.branch));
    });
}
/**
 * When the scans under way of these commits should end, by the platform's clock: after the median time of the last ten
 * completed ones that were full or diff scans like it, or else after the longest, up to twice the median. Expects the
 * newest first.
 */
function expectedEnds(scans, commits) {
    const underWay = scans.filter((scan) => isOfCommit(scan, commits) && scanStatus(scan) === 'running');
    const ends = underWay.flatMap(({ started_at, is_full_scan = false }) => {
        const startMs = (0,_model_time_js__WEBPACK_IMPORTED_MODULE_2__/* .epochMs */ .e9)(started_at);
        const seconds = scans
            .filter((scan) => scanStatus(scan) === 'completed' && (scan.is_full_scan ?? false) === is_full_scan)
            .flatMap(({ total_time }) => total_time ?? [])
            .slice(0, 10)
            .sort((left, right) => left - right);
        const median = seconds[Math.floor(seconds.length / 2)];
        if (startMs === undefined || median === undefined)
            return [];
        return [[startMs + median * 1000, startMs + Math.min(seconds.at(-1) ?? median, 2 * median) * 1000]];
    });
    if (ends.length === 0)
        return undefined;
    return [Math.max(...ends.map(([usualMs]) => usualMs)), Math.max(...ends.map(([, lateMs]) => lateMs))];
}
/** `newestByProduct` of one branch: the first of `refs` that has scans, else the newest scan's. */
function newestOnBranch(scans, refs) {
    const branch = preferredScan(scans, refs)?.branch;
    return newestByProduct(scans.filter((scan) => isSameBranch(scan.branch, branch)));
}
/** The newest scan of each product. @param scans of one commit, the newest first */
function newestByProduct(scans) {
    const newest = _model_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .PRODUCTS */ .zv.flatMap((product) => {
        const [scan] = currentScans(scans.filter((candidate) => mayHaveRun(candidate, product)));
        return scan === undefined ? [] : [{ product, scan }];
    });
    return [...Map.groupBy(newest, ({ scan }) => scan)]
        .map(([scan, parts]) => ({ scan, products: parts.map(({ product }) => product) }))
        .sort((a, b) => byNewest(a.scan, b.scan));
}
/** The findings that these scans counted; undefined if one did not complete or has no count. */
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
/** The scan whose findings the platform lists: the one that completed last on the branch, or `scan`. */
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
/** In epoch ms; an unknown end is infinite. */
function ranAt(scan) {
    return { fromMs: startedMs(scan), toMs: (0,_model_time_js__WEBPACK_IMPORTED_MODULE_2__/* .epochMs */ .e9)(scan.completed_at) ?? Number.POSITIVE_INFINITY };
}
/** Orders by start, the newest first. Ids grow with time, and decide if the times do not. */
function byNewest(a, b) {
    const [startA, startB] = [(0,_model_time_js__WEBPACK_IMPORTED_MODULE_2__/* .epochMs */ .e9)(a.started_at), (0,_model_time_js__WEBPACK_IMPORTED_MODULE_2__/* .epochMs */ .e9)(b.started_at)];
    if (startA !== undefined && startB !== undefined && startA !== startB)
        return startB - startA;
    return Number(b.id - a.id);
}


/***/ })

};
