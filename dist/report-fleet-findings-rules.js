export const id = 575;
export const ids = [575];
export const modules = {

/***/ 7092:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ newExecution),
/* harmony export */   g: () => (/* binding */ execute)
/* harmony export */ });
/* harmony import */ var _model_context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4112);
/* harmony import */ var _model_saved_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(936);
/* harmony import */ var _model_step_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7761);
/* harmony import */ var _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9323);
/* harmony import */ var _platform_http_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9598);
/* harmony import */ var _platform_http_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9999);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4686);







/** Maximum age of what was read before a write: the first of a kind, or any of a kind with `readsBeforeEach`. */
const MAX_READ_AGE_MS = 10_000;
/** Delays of the reads after an answer that does not show the change. */
const READ_DELAYS_MS = [0, 500, 2000];
/** Number of first writes refused with 403 that ends the step, because the token may not write. */
const MAX_FORBIDDEN = 3;
/** Space for the outcome of a row in a report: a failure, or the value that was seen instead. */
const MAX_OUTCOME_BYTES = 1024;
/**
 * Checks that `undo` will be able to read the report, and makes the state that all writes of a step share.
 *
 * @param rows all rows that the step reports
 * @throws StepError report-too-large
 */
function newExecution(context, rows) {
    const bytes = rows.reduce((sum, row) => sum + Buffer.byteLength((0,_platform_http_json_js__WEBPACK_IMPORTED_MODULE_4__/* .writeJson */ .GF)(row)) + MAX_OUTCOME_BYTES, 0);
    if (bytes > _model_saved_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_REPORT_BYTES */ .WA)
        throw new _model_step_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .StepError */ .zg({ kind: 'report-too-large', rows: rows.length });
    return { context, forbidden: 0 };
}
/**
 * Writes the rows that are `not-reached`, and records in each what happened (docs/writing.md). Writes go one at a time
 * until one is verified, then up to `concurrency` at the same time.
 *
 * @throws any error that ends the step: cancellation, the time limit, a refused token, a side effect
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
    /** No write of the kind was verified before, so this is the only one under way. */
    #goesAlone;
    #form;
    /** Number of repeats since a row was last verified. */
    #repeats = 0;
    #seen;
    #readAtMs;
    /** Rows whose requests may have taken effect. */
    #sent = new Set();
    /** The failure that hid the outcome of the last request; undefined once its rows are decided. */
    #openFailure;
    /** Why the last request had no effect: the platform refused it, or there was no connection. */
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
        this.#readAtMs = readAtMs?.();
        this.#goesAlone = !run.isProven;
        this.#form = run.form ?? run.kind.send;
    }
    /** @throws any error that ends the step */
    async make() {
        try {
            await this.#send();
            this.#decideRest();
        }
        catch (error) {
            this.#fail(error);
            if ((0,_model_step_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .endsStep */ .hw)(error))
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
    /** Sends the pending rows and verifies them, until none is pending or no attempt remains. */
    async #send() {
        for (;;) {
            if (this.#isStale())
                await this.#read();
            const rows = this.#kind.next(this.#pending(), this.#seen, this.#sent);
            if (rows.length === 0)
                return;
            const before = this.#seen;
            const outcome = await this.#request(rows);
            const next = await this.#nextAfter(outcome, before, rows);
            if (next === 'end')
                return;
            if (next === 'repeat')
                this.#repeats += 1;
        }
    }
    /** Decides rows by an outcome. `again` sends the pending rows without counting a repeat. */
    async #nextAfter(outcome, before, rows) {
        const { clock, stop, maxRetries } = this.#context;
        const { effectiveWithinMs } = this.#kind;
        if (effectiveWithinMs !== undefined && (outcome.kind === 'open' || outcome.kind === 'unreadable')) {
            this.#openFailure = outcome.failure;
            await this.#readLate(before, rows, effectiveWithinMs);
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
                return this.#endRefused(new _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PlatformError */ .Wk(outcome.failure));
            case 'refused':
                if ((0,_platform_http_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .isRefusedForm */ .xc)(outcome.error) && this.#chooseOtherForm(outcome.error))
                    return 'again';
                this.#countForbidden(outcome.error);
                return this.#endRefused(outcome.error);
            case 'answered':
            case 'unreadable':
                if (await this.#verify(outcome, before, rows))
                    return 'again';
                // A request that is answered may have taken effect, whatever its form.
                if (effectiveWithinMs !== undefined)
                    return 'end';
                return this.#pending().length > 0 && this.#chooseOtherForm() ? 'again' : 'end';
            case 'open':
                this.#openFailure = outcome.failure;
                await clock.sleep(outcome.delayMs, stop);
                await this.#read();
                this.#proveHarmless(before, rows);
                return this.#repeats < maxRetries ? 'repeat' : 'end';
        }
    }
    /** Ends with a request that had no effect. An earlier one may have changed the rows. */
    async #endRefused(error) {
        this.#refusal = withMessageOf(error, this.#refusal);
        if (this.#sent.size > 0)
            await this.#read();
        return 'end';
    }
    /** Sends one request, and records whether it may have taken effect. */
    async #request(rows) {
        this.#sentAtMs = this.#context.clock.now();
        this.#requested = rows;
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
    /** Decides the rows of a request by its answer and by reads after it. Returns whether none is pending. */
    async #verify(answer, before, rows) {
        const { clock, stop } = this.#context;
        if (answer.kind === 'unreadable') {
            this.#openFailure = answer.failure;
            if (answer.failure.kind === 'another-answer')
                this.#failForAnotherProject(answer.failure);
        }
        else {
            this.#decideShown(this.#kind.seenIn(answer.value, before));
            this.#proveHarmless(before, rows);
            this.#decideUnnamed(rows);
        }
        for (const pauseMs of READ_DELAYS_MS) {
            if (this.#kind.read === undefined || !rows.some(isPending))
                break;
            await clock.sleep(pauseMs, stop);
            await this.#read();
            this.#proveHarmless(before, rows);
        }
        if (rows.some(isPending))
            return false;
        this.#openFailure = undefined;
        this.#refusal = undefined;
        this.#repeats = 0;
        this.#run.form = this.#form;
        return true;
    }
    /** Reads at once, and again when the request can no longer take effect. */
    async #readLate(before, rows, effectiveWithinMs) {
        const { clock, stop } = this.#context;
        for (const afterMs of [0, effectiveWithinMs]) {
            if (!rows.some(isPending))
                return;
            await clock.sleep(Math.max(0, this.#sentAtMs + afterMs - clock.now()), stop);
            await this.#read().catch((error) => {
                // The later read may still succeed.
                if (afterMs === effectiveWithinMs || (0,_model_step_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .endsStep */ .hw)(error))
                    throw error;
            });
            this.#proveHarmless(before, rows);
        }
    }
    /** Decides the rows that the last answer leaves out, unless an earlier request, still open, may have written them. */
    #decideUnnamed(rows) {
        if (this.#openFailure !== undefined)
            return;
        for (const row of rows.filter(isPending)) {
            const refusal = this.#kind.refusalIn?.(this.#seen, row.change);
            if (refusal !== undefined)
                (0,_rows_js__WEBPACK_IMPORTED_MODULE_6__/* .setState */ .wb)(row, refusal.state, refusal.failure);
        }
    }
    /** Proves the kind if a row shows its change and the request had no side effect. @throws StepError for a side effect */
    #proveHarmless(before, rows) {
        const failure = this.#kind.sideEffectIn?.(before, this.#seen, rows);
        if (failure === undefined) {
            if (rows.some(({ state }) => state === 'changed'))
                this.#run.isProven = true;
            return;
        }
        const { what, target, items } = failure;
        // While other writes are running, the change may be someone else's. Findings in an answer were moved by this request.
        if (what === 'findings' || what === 'tickets' || this.#goesAlone) {
            this.#decideUnnamed(rows);
            throw new _model_step_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .StepError */ .zg(failure);
        }
        if (what !== 'tags' || this.#isTagLossNoted)
            return;
        this.#isTagLossNoted = true;
        this.#context.notices.push({ kind: 'tags-gone', project: target, tags: items });
    }
    #failForAnotherProject({ expected, got }) {
        const nameOf = (project) => project?.name ?? String(project?.id ?? '');
        throw new _model_step_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .StepError */ .zg({ kind: 'foreign', what: 'project', target: nameOf(expected), items: [nameOf(got)] });
    }
    /** Switches to the next form. Returns false if there is none, or one has already worked in this step. */
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
    /** Reads all rows of the write, and decides those that the read shows. */
    async #read() {
        const seen = await this.#kind.read?.(this.#context, this.#rows, this.#seen);
        if (seen !== undefined)
            this.#decideShown(seen);
    }
    /** Keeps an observation, and decides the rows whose change it shows. */
    #decideShown(seen) {
        this.#seen = seen;
        this.#readAtMs = this.#context.clock.now();
        for (const row of this.#requested)
            if (this.#isGone(row))
                (0,_rows_js__WEBPACK_IMPORTED_MODULE_6__/* .setState */ .wb)(row, 'not-reached');
        for (const row of this.#pending()) {
            if (!this.#kind.shows(seen, row.change))
                continue;
            (0,_rows_js__WEBPACK_IMPORTED_MODULE_6__/* .setState */ .wb)(row, this.#sent.has(row) ? 'changed' : 'unchanged');
            row.seen = this.#kind.resultIn?.(seen, row.change);
        }
    }
    /** Whether a row was shown as changed, and the last observation no longer shows it. */
    #isGone(row) {
        return (this.#kind.lastDecides === true && row.state === 'changed' && !this.#kind.shows(this.#seen, row.change));
    }
    #pending() {
        return this.#rows.filter(isPending);
    }
    /** Decides the rows that are pending after the last request. Unsent rows were refused, or are no longer as planned. */
    #decideRest() {
        for (const row of this.#pending()) {
            if (this.#sent.has(row))
                this.#markUnknown(row);
            else if (this.#refusal !== undefined) {
                const { failure } = this.#refusal;
                (0,_rows_js__WEBPACK_IMPORTED_MODULE_6__/* .setState */ .wb)(row, this.#kind.isOutdated?.(failure) ? 'left' : 'failed', failure);
            }
            else if (this.#kind.isUnseen?.(this.#seen, row.change)) {
                (0,_rows_js__WEBPACK_IMPORTED_MODULE_6__/* .setState */ .wb)(row, 'failed', { kind: 'finding-unseen' });
            }
            else {
                row.state = 'left';
                row.seen = this.#kind.valueIn?.(this.#seen, row.change);
            }
        }
    }
    /** Decides the pending rows after an error. Rows that were not sent stay `not-reached` if the error ends all requests. */
    #fail(error) {
        for (const row of this.#pending()) {
            if (this.#sent.has(row))
                this.#markUnknown(row, error);
            else if (!(0,_platform_http_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .endsAllRequests */ .iC)(error) && !(error instanceof _model_step_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .StepError */ .zg))
                (0,_rows_js__WEBPACK_IMPORTED_MODULE_6__/* .setState */ .wb)(row, 'failed', (0,_model_step_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .rowFailureOf */ .EQ)(error));
        }
    }
    #markUnknown(row, error) {
        const cause = this.#openFailure ?? (error instanceof _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PlatformError */ .Wk ? error.failure : undefined);
        const seen = this.#kind.valueIn?.(this.#seen, row.change);
        (0,_rows_js__WEBPACK_IMPORTED_MODULE_6__/* .setState */ .wb)(row, 'unknown', cause === undefined ? { kind: 'not-shown', seen } : { kind: 'unknown', cause });
    }
}
/** Joins the messages of both forms: the first refusal may not have been about the form. */
function withMessageOf(error, earlier) {
    const messages = [earlier, error].flatMap((refusal) => refusal?.failure.serverMessage ?? []);
    const serverMessage = [...new Set(messages)].join('; ') || undefined;
    return new _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PlatformError */ .Wk({ ...error.failure, serverMessage });
}
function mayHaveTakenEffect(error) {
    if (error instanceof _platform_http_path_js__WEBPACK_IMPORTED_MODULE_5__/* .NameError */ .Qb)
        return false;
    if (!(error instanceof _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PlatformError */ .Wk))
        return true;
    const { sent, status } = error.failure;
    return sent && status !== 401 && status !== 429;
}


/***/ }),

/***/ 3480:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $n: () => (/* binding */ lookUpProjects),
/* harmony export */   VU: () => (/* binding */ presentProject),
/* harmony export */   t6: () => (/* binding */ projectDirectory)
/* harmony export */ });
/* harmony import */ var _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9323);
/* harmony import */ var _platform_http_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9999);
/* harmony import */ var _platform_resources_project_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2114);
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4112);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(519);
/* harmony import */ var _step_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7761);






/** More unknown names than this come from another deployment; asking for thousands would take minutes. */
const MAX_UNKNOWN = 100;
/** Keyed by the list: an undo asks for each project that was renamed, and an index of thousands is made once. */
const directories = new WeakMap();
/** The projects of the deployment; the list is read once in a step. @throws PlatformError, PagingError */
async function projectDirectory(context) {
    const projects = await context.platform.projects(await (0,_context_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveSlug */ .qo)(context));
    const directory = directories.get(projects) ?? directoryOf(projects);
    directories.set(projects, directory);
    return directory;
}
function directoryOf(projects) {
    const byName = new Map();
    const byId = new Map();
    for (const project of projects) {
        const listed = { ...project, primaryBranch: (0,_platform_resources_project_js__WEBPACK_IMPORTED_MODULE_2__/* .primaryBranch */ .ti)(project) };
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
/**
 * Reads a project that a report, or an earlier read, shows: by its name, or under its present one if another project or
 * none has that name now.
 *
 * @throws PlatformError if there is none, NameError
 */
async function presentProject(context, { name, id }) {
    const slug = await (0,_context_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveSlug */ .qo)(context);
    const read = (present) => context.platform.project(slug, present);
    const renamed = async () => {
        const listed = id === undefined ? undefined : (await projectDirectory(context)).findById(id);
        return listed === undefined || (0,_names_js__WEBPACK_IMPORTED_MODULE_5__/* .nameKey */ .Rc)(listed.name) === (0,_names_js__WEBPACK_IMPORTED_MODULE_5__/* .nameKey */ .Rc)(name) ? undefined : listed.name;
    };
    const project = await read(name).catch(async (error) => {
        const isOther = error instanceof _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .Wk && error.failure.kind === 'another-answer';
        const present = isOther || (0,_platform_http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .hasStatus */ .Ro)(error, [404]) ? await renamed() : undefined;
        if (present === undefined)
            throw error;
        return read(present);
    });
    if (id === undefined || project.id === undefined || project.id === id)
        return project;
    const present = await renamed();
    return present === undefined ? project : read(present);
}
/**
 * Looks names up in the list of projects, and by one GET each if it lacks them: archived projects have their names, and
 * renamed ones are found by their former names, which a note says. Each name is asked for once in a step; after 100 that
 * are unknown, the others count as unknown, too.
 *
 * @returns for each name, as it was given
 * @throws PlatformError, PagingError if the list cannot be read, or an error that ends the step
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
            return found(name, listed, true);
        if (unknown >= MAX_UNKNOWN)
            return { kind: 'unknown' };
        try {
            const project = await context.platform.namedProject(await (0,_context_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveSlug */ .qo)(context), name);
            if (project !== undefined) {
                const present = project.id === undefined ? find(project.name) : findById(project.id);
                const unlisted = { ...project, primaryBranch: (0,_platform_resources_project_js__WEBPACK_IMPORTED_MODULE_2__/* .primaryBranch */ .ti)(project) };
                return found(name, present ?? unlisted, present !== undefined);
            }
        }
        catch (error) {
            if ((0,_step_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .endsStep */ .hw)(error))
                throw error;
            // No project has a name that cannot be part of a path.
            if (!(error instanceof _platform_http_path_js__WEBPACK_IMPORTED_MODULE_1__/* .NameError */ .Qb))
                return { kind: 'unread', cause: (0,_step_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .rowFailureOf */ .EQ)(error) };
        }
        unknown += 1;
        return { kind: 'unknown' };
    };
    await (0,_context_js__WEBPACK_IMPORTED_MODULE_3__/* .forEachConcurrently */ .DW)(lookups.keys(), context.concurrency, async (name) => {
        lookups.set(name, await lookUp(name));
    });
    for (const [name, lookup] of lookups)
        if (lookup.kind === 'found' && lookup.by === 'former-name')
            context.notices.push({ kind: 'project-renamed', former: name, name: lookup.project.name });
    return lookups;
}
function found(name, project, isListed) {
    const otherName = (0,_names_js__WEBPACK_IMPORTED_MODULE_5__/* .nameKey */ .Rc)(project.name) === (0,_names_js__WEBPACK_IMPORTED_MODULE_5__/* .nameKey */ .Rc)(name) ? 'letter-case' : 'former-name';
    return { kind: 'found', project, by: project.name === name ? 'name' : otherName, isListed };
}


/***/ })

};
