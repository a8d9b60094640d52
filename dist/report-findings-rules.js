export const id = 72;
export const ids = [72];
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
                if (this.#repeats < maxRetries && !(0,_platform_http_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .isUnreachable */ .R0)(outcome.failure)) {
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
    /** Switches to the other form. Returns false if there is none, it was tried, or one has already worked in this step. */
    #chooseOtherForm(refusal) {
        const { sendOtherForm } = this.#kind;
        if (this.#run.form !== undefined || sendOtherForm === undefined || this.#form === sendOtherForm)
            return false;
        this.#form = sendOtherForm;
        this.#refusal = refusal;
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

/***/ 4686:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $X: () => (/* binding */ byProject),
/* harmony export */   J5: () => (/* binding */ checkLimits),
/* harmony export */   PA: () => (/* binding */ rowsByUnit),
/* harmony export */   QH: () => (/* binding */ overMaxChanges),
/* harmony export */   WX: () => (/* binding */ findingsOf),
/* harmony export */   dL: () => (/* binding */ plannedRow),
/* harmony export */   nZ: () => (/* binding */ isDue),
/* harmony export */   ph: () => (/* binding */ inState),
/* harmony export */   tq: () => (/* binding */ throwIfFailed),
/* harmony export */   wb: () => (/* binding */ setState),
/* harmony export */   xS: () => (/* binding */ countChanges),
/* harmony export */   zX: () => (/* binding */ policyEntries)
/* harmony export */ });
/* harmony import */ var _model_context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4112);
/* harmony import */ var _model_step_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7761);


/** A row for a change that is still to be made; in a dry run, one that would be made. */
function plannedRow(change, isDryRun, why) {
    return { change, why, state: isDryRun ? 'would-change' : 'not-reached' };
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
        tickets: (byUnit.ticket ?? []),
    };
}
function inState(rows, ...states) {
    return rows.filter(({ state }) => states.includes(state));
}
function findingsOf(rows) {
    return rows.map(({ change }) => change.finding);
}
/** Whether a row is still to be written, or would be without the dry run. */
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
/**
 * Fails the step if a row failed or is unknown, for the first unit with such rows. A project counts once, by its worst row.
 *
 * @throws StepError rows-failed
 */
function throwIfFailed(rows) {
    for (const [unit, group] of Map.groupBy(rows, unitOf)) {
        const targets = Map.groupBy(group, ({ change }) => ('project' in change ? change.project.name : change));
        const worst = [...targets.values()].map(worstOf);
        const [failed, unknown] = [inState(worst, 'failed'), inState(worst, 'unknown')];
        const [first] = [...failed, ...unknown];
        if (first === undefined)
            continue;
        const counts = { failed: failed.length, unknown: unknown.length, selected: targets.size };
        throw new _model_step_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .StepError */ .zg({ kind: 'rows-failed', unit, ...counts, first: first.failure });
    }
}
function unitOf({ change }) {
    if (change.field === 'policies')
        return 'policy part';
    if (change.field === 'ticket')
        return 'ticket';
    return change.field === 'triage' ? 'finding' : 'project';
}
/** The number of changes in rows; each entry of a policy difference counts as one. */
function countChanges(rows) {
    return rows.filter(({ change }) => change.field !== 'policies').length + policyEntries(rows).length;
}
function policyEntries(rows) {
    return rows.flatMap(({ change }) => (change.field === 'policies' ? change.entries : []));
}
/**
 * Stops a step that would exceed its limits, before its first write. A dry run only adds notices.
 *
 * @throws StepError too-many-changes
 */
function checkLimits(context, over) {
    if (over.length === 0)
        return;
    if ((0,_model_context_js__WEBPACK_IMPORTED_MODULE_0__/* .isWriting */ .xz)(context))
        throw new _model_step_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .StepError */ .zg({ kind: 'too-many-changes', figures: [...over] });
    for (const limit of over)
        context.notices.push({ kind: 'would-be-too-many', ...limit });
}
/** @param allowed undefined = no limit */
function overMaxChanges(allowed, figure, unit) {
    return allowed === undefined || figure <= allowed ? [] : [{ limit: 'max-changes', allowed, figure, unit }];
}


/***/ }),

/***/ 2340:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Iv: () => (/* binding */ findingFilter),
/* harmony export */   J2: () => (/* binding */ FINDING_CONDITIONS),
/* harmony export */   Jz: () => (/* binding */ filterTest),
/* harmony export */   jX: () => (/* binding */ repositoryTest),
/* harmony export */   qg: () => (/* binding */ isOfWholeDeployment),
/* harmony export */   tp: () => (/* binding */ filterOfCondition)
/* harmony export */ });
/* unused harmony export DECIDED_BY */
/* harmony import */ var _model_findings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3917);
/* harmony import */ var _model_selection_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8985);
/* harmony import */ var _filter_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20);
/* harmony import */ var _filters_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(334);




/** @throws Error for a name that no filter has */
function findingFilter(name) {
    const filter = _filters_js__WEBPACK_IMPORTED_MODULE_3__/* .FINDING_FILTERS */ .W.find((candidate) => candidate.name === name);
    if (filter === undefined)
        throw new Error(`There is no filter ${name}`);
    return filter;
}
/** @throws Error for a condition that is not a filter, such as `decided-by` */
function filterOfCondition(key) {
    const filter = _filters_js__WEBPACK_IMPORTED_MODULE_3__/* .FINDING_FILTERS */ .W.find(({ condition }) => condition?.name === key);
    if (filter === undefined)
        throw new Error(`Findings have no condition ${key}`);
    return filter;
}
/** @throws Error for a filter that no row decides, which the inputs refuse */
function filterTest(name, value, findProject = () => {
    throw new Error('The list of projects was not read');
}) {
    const filter = findingFilter(name);
    const isNameList = (filter.patterns || filter.kind === 'ids') && Array.isArray(value);
    return (0,_filter_js__WEBPACK_IMPORTED_MODULE_2__/* .filterPredicate */ .y)(filter, isNameList ? (0,_model_selection_js__WEBPACK_IMPORTED_MODULE_1__/* .nameListOf */ .R1)(value) : value, findProject);
}
/** Returns a test of project names by `repos` and `project_tags`, which look only at a finding's project. */
function repositoryTest(filters, findProject) {
    const tests = ['repos', 'project_tags'].flatMap((name) => {
        const value = filters[name];
        return value === undefined ? [] : filterTest(name, value, findProject);
    });
    return (repository) => tests.every((test) => test({ kind: 'sast', id: 0n, repository }));
}
/** Whether no filter names repositories, rules, project tags, a branch, paths or dependencies. */
function isOfWholeDeployment({ filters }) {
    return !Object.entries(filters).some(([name, value]) => findingFilter(name).narrows && isRestrictive(value));
}
/** Exclusions and patterns that match everything narrow nothing. */
function isRestrictive(value) {
    const items = [value].flat().map(String);
    return items.some((item) => !item.startsWith('!')) && !items.some((item) => /^[*/]+$/.test(item));
}
/** Whose decisions a rule may touch: those of a `Decider`, or everybody's. */
const DECIDED_BY = ['nobody', 'rules', 'platform', 'people', 'anyone'];
/** The conditions of rules under `findings`. All but `type` and `decided-by` are filters. */
const FINDING_CONDITIONS = [
    {
        name: 'type',
        kind: 'values',
        values: _model_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .SCANNED_PRODUCTS */ .Kw,
        meaning: 'Kind of the findings; a rule looks at one kind.',
    },
    ..._filters_js__WEBPACK_IMPORTED_MODULE_3__/* .FINDING_FILTERS */ .W.flatMap(({ kind, values, listed, condition }) => {
        if (condition === undefined)
            return [];
        const types = _model_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .SCANNED_PRODUCTS */ .Kw.filter((type) => listed[type] !== undefined);
        const hasAllTypes = types.length === _model_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .SCANNED_PRODUCTS */ .Kw.length;
        return [{ ...condition, kind, values, types: hasAllTypes ? undefined : types }];
    }),
    {
        name: 'decided-by',
        kind: 'values',
        values: DECIDED_BY,
        meaning: 'Whose decisions the rule may touch: `nobody` (never triaged) and `rules` (last triaged by a rule), which ' +
            'is the default; `platform` (its automation); `people`; `anyone`.',
    },
];


/***/ }),

/***/ 20:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ failedTest),
/* harmony export */   y: () => (/* binding */ filterPredicate)
/* harmony export */ });
/* harmony import */ var _model_selection_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8985);

/** The first test that a row fails although it has the field; else the first that it fails for lack of it. */
function failedTest(tests, finding) {
    let undecided;
    for (const candidate of tests) {
        const isMet = candidate.test(finding);
        if (isMet === false)
            return { failed: candidate, isUndecided: false };
        if (isMet === undefined)
            undecided ??= candidate;
    }
    return undecided && { failed: undecided, isUndecided: true };
}
function filterPredicate(filter, value, findProject) {
    const { name, kind, read, expected, canonical = (text) => text, comparison, test } = filter;
    if (test !== undefined)
        return test(value, findProject);
    if (read === undefined)
        throw new Error(`No list of findings decides the filter ${name}`);
    if (kind === 'boolean')
        return (finding) => (read(finding) ?? false) === value;
    if (comparison !== undefined) {
        const limit = kind === 'time' ? Number(value) * 1000 : Number(value);
        return (finding) => {
            const found = read(finding);
            return found === undefined && expected ? undefined : isInRange(found, comparison, limit);
        };
    }
    const { matches, matchesAny } = (0,_model_selection_js__WEBPACK_IMPORTED_MODULE_0__/* .matcherOf */ .Ke)((0,_model_selection_js__WEBPACK_IMPORTED_MODULE_0__/* .mapTexts */ .zO)(value, canonical));
    return (finding) => {
        const found = read(finding);
        if (typeof found === 'string' && found !== '')
            return matches(canonical(found));
        const texts = Array.isArray(found) ? found.filter((text) => text !== undefined) : [];
        // Otherwise, a row without a text matches a list that only excludes.
        if (expected && texts.length === 0)
            return undefined;
        return matchesAny(texts.map(canonical));
    };
}
function isInRange(found, comparison, limit) {
    if (typeof found !== 'number')
        return false;
    return { below: found < limit, above: found > limit, from: found >= limit }[comparison];
}


/***/ }),

/***/ 1035:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dd: () => (/* binding */ plainNames),
/* harmony export */   Er: () => (/* binding */ reportUnmatched),
/* harmony export */   TN: () => (/* binding */ nameFilterMatches),
/* harmony export */   cN: () => (/* binding */ isKnownBranch),
/* harmony export */   i4: () => (/* binding */ filesInFolders),
/* harmony export */   t6: () => (/* binding */ projectDirectory)
/* harmony export */ });
/* harmony import */ var _model_context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4112);
/* harmony import */ var _model_findings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3917);
/* harmony import */ var _model_names_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(519);
/* harmony import */ var _model_nearest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7957);
/* harmony import */ var _model_project_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2191);
/* harmony import */ var _model_refs_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3109);
/* harmony import */ var _model_selection_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8985);
/* harmony import */ var _model_step_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7761);
/* harmony import */ var _platform_resources_project_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2114);
/* harmony import */ var _platform_resources_scan_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1086);
/* harmony import */ var _conditions_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2340);











/** The names in `repos`; undefined if it is not a list, or has patterns or exclusions. */
function plainNames(repos) {
    if (!Array.isArray(repos))
        return undefined;
    const { names } = (0,_model_selection_js__WEBPACK_IMPORTED_MODULE_4__/* .nameListOf */ .R1)(repos);
    return names.length === repos.length ? names : undefined;
}
/** The projects of the deployment, by the list of projects. */
async function projectDirectory(context) {
    const byName = new Map();
    for (const project of await context.platform.projects(await (0,_model_context_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveSlug */ .qo)(context)))
        byName.set((0,_model_names_js__WEBPACK_IMPORTED_MODULE_9__/* .nameKey */ .Rc)(project.name), { ...project, primaryBranch: (0,_platform_resources_project_js__WEBPACK_IMPORTED_MODULE_6__/* .primaryBranch */ .ti)(project) });
    return { projects: [...byName.values()], find: (name) => byName.get((0,_model_names_js__WEBPACK_IMPORTED_MODULE_9__/* .nameKey */ .Rc)(name)) };
}
/** For each filter that takes names: its list, the texts of the rows, the items that match none, and what is near one. */
function nameFilterMatches(filters, rows) {
    return Object.entries(filters).flatMap(([name, value]) => {
        const filter = (0,_conditions_js__WEBPACK_IMPORTED_MODULE_8__/* .findingFilter */ .Iv)(name);
        if (filter.kind !== 'names' || !Array.isArray(value))
            return [];
        const list = filter.patterns ? (0,_model_selection_js__WEBPACK_IMPORTED_MODULE_4__/* .nameListOf */ .R1)(value) : { names: value, patterns: [], except: [] };
        const texts = textsOf(filter, rows);
        // A folder is selected like an owner: `src/**`.
        const near = name === 'repos' || name === 'paths' ? _model_nearest_js__WEBPACK_IMPORTED_MODULE_2__/* .nearestProjects */ .ZP : _model_nearest_js__WEBPACK_IMPORTED_MODULE_2__/* .nearestNames */ .LE;
        return [{ name, filter, list, texts, unmatched: (0,_model_selection_js__WEBPACK_IMPORTED_MODULE_4__/* .unmatchedIn */ .$V)(list, texts), near }];
    });
}
function textsOf({ read }, rows) {
    return [...new Set(rows.flatMap((row) => read?.(row)))].filter((text) => typeof text === 'string');
}
/** Returns a file as a hint for each name that is a folder, because there are too many paths to compare them all. */
function filesInFolders(names, paths) {
    return names.flatMap((name) => paths.find((path) => path.startsWith(`${name}/`)) ?? []);
}
/**
 * Notes the names and patterns of a query that match nothing known, each with similar names. Known are the values of the
 * listed rows and, for repositories and tags, of the list of projects; else of one more page, except paths and secrets.
 *
 * @param sent names of the filters that the server was asked for
 */
async function reportUnmatched(context, query, rows, sent) {
    let page;
    const otherTexts = async (filter) => {
        if (filter.name === 'repos')
            return (await projectDirectory(context)).projects.map(({ name }) => name);
        if (filter.name === 'project_tags')
            return (await projectDirectory(context)).projects.flatMap(({ tags }) => tags);
        if (query.issueType === 'secrets')
            return [];
        page ??= readOnePage(context, query);
        return textsOf(filter, await page);
    };
    const unchecked = [];
    let cause;
    for (const { name, filter, texts, unmatched, near } of nameFilterMatches(query.filters, rows)) {
        if ((0,_model_selection_js__WEBPACK_IMPORTED_MODULE_4__/* .itemsOf */ .S3)(unmatched).length === 0)
            continue;
        try {
            const known = name === 'paths' ? filesInFolders(unmatched.names, texts) : [...texts, ...(await otherTexts(filter))];
            const unknown = (0,_model_selection_js__WEBPACK_IMPORTED_MODULE_4__/* .unmatchedIn */ .$V)(unmatched, known);
            // The server may compare names exactly. Repositories were requested again in the platform's spelling.
            const isExact = sent.has(name) && name !== 'repos';
            const names = isExact ? unmatched.names.filter((item) => !known.includes(item)) : unknown.names;
            const input = (0,_model_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .filterInput */ .ts)(filter);
            const notices = (0,_model_nearest_js__WEBPACK_IMPORTED_MODULE_2__/* .unmatchedNotices */ .hh)(input, { ...unknown, names }, [...new Set(known)], near);
            const checked = name === 'repos' ? await (0,_model_project_names_js__WEBPACK_IMPORTED_MODULE_3__/* .withPresentNames */ .e)(context, notices) : notices;
            context.notices.push(...checked.map((notice) => orGap(notice, query, filter)));
        }
        catch (error) {
            cause = (0,_model_step_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .listFailureBySlug */ .j6)(error);
            if (filter.unknownName !== undefined)
                unchecked.push(...unmatched.names, ...unmatched.patterns);
        }
    }
    if (cause !== undefined && unchecked.length > 0)
        context.notices.push({ kind: 'names-unchecked', subject: query.issueType, names: unchecked, cause });
}
/** Makes a gap of an item that may be misspelt, so that an empty list proves nothing. */
function orGap(notice, { issueType }, { unknownName }) {
    const mayBeMisspelt = unknownName === 'gap' || (unknownName === 'gap-if-near' && notice.near.length > 0);
    return notice.kind === 'pattern-unmatched' && mayBeMisspelt
        ? { ...notice, kind: 'name-unknown', subject: issueType }
        : notice;
}
/** Whether a finding of any status, a project, or a recent scan of a repository that the query names has the branch. */
async function isKnownBranch(context, query, rows, ref) {
    const isBranch = (name) => (0,_model_refs_js__WEBPACK_IMPORTED_MODULE_10__/* .sameRef */ .WY)(name, ref);
    if (rows.some((row) => isBranch(row.ref)))
        return true;
    for (const name of (0,_model_refs_js__WEBPACK_IMPORTED_MODULE_10__/* .refNames */ .kO)(ref))
        if ((await readOnePage(context, query, { ref: name })).some((row) => isBranch(row.ref)))
            return true;
    const { projects, find } = await projectDirectory(context);
    if (projects.some((project) => isBranch(project.primary_branch) || isBranch(project.default_branch)))
        return true;
    const ids = plainNames(query.filters.repos)?.flatMap((name) => find(name)?.id ?? []) ?? [];
    for (const repositoryId of ids)
        if ((await scannedBranches(context, repositoryId)).some(isBranch))
            return true;
    return false;
}
/** The branches of recent scans; none if scans cannot be searched, because they are only one of several hints. */
async function scannedBranches(context, repositoryId) {
    const { platform, clock } = context;
    const id = await (0,_model_context_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveId */ .Sv)(context);
    try {
        const search = { repositoryId, sinceMs: clock.now() - _platform_resources_scan_js__WEBPACK_IMPORTED_MODULE_7__/* .SCAN_SEARCH_MS */ .cA };
        return (await platform.searchScans(id, search)).map(({ branch }) => branch);
    }
    catch (error) {
        (0,_model_step_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .throwIfStepEnds */ ._E)(error);
        return [];
    }
}
/** Some findings of the product in any state. For secrets, whose list has no such filters, some code findings. */
async function readOnePage(context, { issueType }, filters = {}) {
    const issue_type = issueType === 'secrets' ? 'sast' : issueType;
    const parameters = { issue_type, ...filters };
    return context.platform.firstFindings(await (0,_model_context_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveSlug */ .qo)(context), parameters);
}


/***/ }),

/***/ 7188:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  U_: () => (/* binding */ chunksOf),
  H8: () => (/* binding */ listAgain),
  F$: () => (/* binding */ listFindings),
  W1: () => (/* binding */ primaryBranchNotices),
  Kq: () => (/* binding */ repositoryKey)
});

// EXTERNAL MODULE: ./build/src/model/context.js
var model_context = __webpack_require__(4112);
// EXTERNAL MODULE: ./build/src/model/findings.js
var findings = __webpack_require__(3917);
// EXTERNAL MODULE: ./build/src/model/notice.js
var notice = __webpack_require__(7963);
// EXTERNAL MODULE: ./build/src/model/refs.js
var refs = __webpack_require__(3109);
// EXTERNAL MODULE: ./build/src/model/step-errors.js
var step_errors = __webpack_require__(7761);
// EXTERNAL MODULE: ./build/src/findings/conditions.js
var conditions = __webpack_require__(2340);
// EXTERNAL MODULE: ./build/src/findings/filter.js
var filter = __webpack_require__(20);
// EXTERNAL MODULE: ./build/src/findings/finding.js
var finding = __webpack_require__(6321);
// EXTERNAL MODULE: ./build/src/findings/known.js
var known = __webpack_require__(1035);
// EXTERNAL MODULE: ./build/src/model/selection.js
var selection = __webpack_require__(8985);
;// CONCATENATED MODULE: ./build/src/findings/parameters.js


/** Maximum number of values in a parameter: more would make the address too long. */
const MAX_VALUES = 50;
/** Filters sent as `since`, which is the later of their times: in epoch seconds for findings, in ISO 8601 for secrets. */
const LOWER_BOUNDS = ['since', 'newer_than'];
/**
 * The parameters of `GET …/findings` or `GET …/secrets` for a query, and the names of the filters that they carry.
 *
 * @param repositories as the platform spells them; undefined where the rows decide
 */
function listParameters({ issueType, filters }, repositories) {
    const isSecret = issueType === 'secrets';
    const parameters = isSecret ? {} : { issue_type: issueType };
    const sent = new Set();
    for (const [name, value] of Object.entries({ ...filters, repos: repositories })) {
        const filter = (0,conditions/* findingFilter */.Iv)(name);
        if (value === undefined || filter.listed[issueType] !== 'server' || LOWER_BOUNDS.includes(name))
            continue;
        const parameter = isSecret ? secretsParameter(filter, value) : findingsParameter(filter, value, filters);
        if (parameter === undefined)
            continue;
        parameters[parameter[0]] = parameter[1];
        sent.add(name);
    }
    const bounds = LOWER_BOUNDS.filter((name) => filters[name] !== undefined);
    if (bounds.length > 0) {
        const sinceMs = Math.max(...bounds.map((name) => Number(filters[name]) * (name === 'since' ? 1000 : 1)));
        parameters.since = isSecret ? new Date(sinceMs).toISOString() : Math.floor(sinceMs / 1000);
        for (const name of bounds)
            sent.add(name);
    }
    return { parameters: parameters, sent };
}
function findingsParameter({ name, parameter }, value, filters) {
    if (parameter !== undefined)
        return parameter(value, filters);
    return isSendable(value) ? [name, value] : undefined;
}
function secretsParameter(filter, value) {
    const { secrets, values, canonical = (text) => text } = filter;
    if (secrets === undefined || !isSendable(value))
        return undefined;
    const { name, prefix } = secrets;
    if (prefix === undefined)
        return [name, value];
    const texts = [value].flat().map((item) => canonical(String(item)));
    if (!texts.every((text) => values?.includes(text)))
        return undefined;
    const prefixed = texts.map((text) => `${prefix}${text.toUpperCase()}`);
    return [name, Array.isArray(value) ? prefixed : prefixed.join()];
}
/** A list goes to the server only if it is short and without patterns. */
function isSendable(value) {
    if (!Array.isArray(value))
        return true;
    return value.length > 0 && value.length <= MAX_VALUES && (0,selection/* nameListOf */.R1)(value).names.length === value.length;
}

;// CONCATENATED MODULE: ./build/src/findings/list.js










/**
 * Lists the findings that a query selects. Checks every row against the whole query, in case the server ignores a filter.
 * Notes ignored filters, and where rows may be missing.
 *
 * @throws PlatformError, PagingError if the list cannot be read; one that was cut is only a notice
 */
async function listFindings(context, query, options = {}) {
    const { issueType, filters } = query;
    const { once, exactNames } = options;
    const { ref } = filters;
    const isPrimary = ref === refs/* PRIMARY_REF */.bO;
    // Resolved once, before the parallel reads that need it.
    await (0,model_context/* resolveSlug */.qo)(context);
    const [projects, { rows: listed, sent, endedAtMs }] = await Promise.all([
        isPrimary || filters.project_tags !== undefined ? (0,known/* projectDirectory */.t6)(context) : undefined,
        readRows(context, query, options),
    ]);
    if (isPrimary && projects !== undefined) {
        const candidates = selectedProjects(query, projects);
        if (candidates.every(({ primaryBranch }) => primaryBranch === undefined))
            context.notices.push({ kind: 'primary-branches-unknown', subject: issueType });
        const unlisted = ((0,known/* plainNames */.Dd)(filters.repos) ?? []).filter((name) => projects.find(name) === undefined);
        const names = [...candidates.map(({ name }) => name), ...unlisted];
        context.notices.push(...primaryBranchNotices(listed, projects.find, names));
    }
    (0,finding/* shareTickets */.rb)(listed);
    const selected = selectRows(context, query, listed, sent, projects?.find);
    if (!exactNames) {
        await (0,known/* reportUnmatched */.Er)(context, query, listed, sent);
        if (selected.length === 0 && typeof ref === 'string' && !isPrimary) {
            context.notices.push(await emptyBranchNotice(context, query, listed, ref));
        }
    }
    return { selected: once && ref === undefined ? (0,finding/* firstOfEach */.t6)(selected) : selected, listed, endedAtMs };
}
/** Makes a notice of a branch without a finding: it may be misspelt. */
async function emptyBranchNotice(context, query, listed, ref) {
    const { issueType: subject } = query;
    try {
        const isKnown = await (0,known/* isKnownBranch */.cN)(context, query, listed, ref);
        return isKnown ? { kind: 'branch-without-findings', ref } : { kind: 'branch-unknown', subject, ref };
    }
    catch (error) {
        return { kind: 'names-unchecked', subject, names: [ref], cause: (0,step_errors/* listFailureBySlug */.j6)(error) };
    }
}
/** Reads the rows of a query. If names have no row, requests them again in the platform's spelling. */
async function readRows(context, query, options) {
    const { issueType, filters } = query;
    const { scope = filters.has_ticket === undefined ? 'query' : 'branches' } = options;
    // The other scopes have the rows of all branches, and the list of secrets has no filter by branch.
    const isByBranch = filters.ref === refs/* PRIMARY_REF */.bO && scope === 'query' && issueType !== 'secrets';
    const read = async (repositories) => isByBranch
        ? listPrimaryBranches(context, query, options, repositories, await (0,known/* projectDirectory */.t6)(context))
        : listRows(context, query, options, scope, repositories);
    const names = (0,known/* plainNames */.Dd)(filters.repos);
    const list = await read(names);
    if (options.exactNames || names === undefined)
        return list;
    const otherNames = await otherSpellings(context, names, list.rows);
    if (otherNames.length === 0)
        return list;
    const others = await read(otherNames).catch((error) => {
        if (list.rows.length === 0)
            throw error;
        const cause = (0,step_errors/* listFailureBySlug */.j6)(error);
        context.notices.push({ kind: 'list-unread', subject: issueType, repositories: otherNames, cause });
        return { rows: [] };
    });
    // A server that ignores the names lists the same rows again.
    const rows = list.rows.concat(others.rows);
    return { ...list, rows: [...new Map(rows.map((row) => [row.id, row])).values()] };
}
/** The projects that a query may select. */
function selectedProjects({ filters }, { projects, find }) {
    const isSelected = (0,conditions/* repositoryTest */.jX)(filters, find);
    return projects.filter(({ name }) => isSelected(name));
}
/** Makes a notice of the repositories without a known primary branch; none if all have one. */
function primaryBranchNotices(rows, findProject, otherNames = []) {
    const names = new Set([...rows.flatMap(({ repository }) => repository ?? []), ...otherNames]);
    const repositories = [...names].filter((name) => findProject(name)?.primaryBranch === undefined);
    return repositories.length === 0 ? [] : [{ kind: 'no-primary-branch', repositories }];
}
/**
 * Reads one list for each branch that is a project's primary one. Servers name a branch `main` or `refs/heads/main`: if
 * no row comes for the name that the project has, the other is tried. A list that fails is a gap.
 *
 * @throws PlatformError, PagingError where no list can be read
 */
async function listPrimaryBranches(context, query, options, repositories, directory) {
    const rows = new Map();
    let sent = new Set();
    let endedAtMs = Number.POSITIVE_INFINITY;
    const unread = [];
    const names = selectedProjects(query, directory).flatMap(({ primaryBranch }) => primaryBranch ?? []);
    const branches = new Map(names.map((name) => [(0,refs/* shortRef */.m3)(name), name]));
    for (const [branch, name] of branches) {
        try {
            for (const ref of (0,refs/* refNames */.kO)(name)) {
                const list = await listRows(context, query, options, 'query', repositories, ref);
                sent = list.sent;
                endedAtMs = Math.min(endedAtMs, list.endedAtMs);
                for (const row of list.rows)
                    rows.set(row.id, row);
                if (list.rows.length > 0)
                    break;
            }
        }
        catch (error) {
            unread.push({ kind: 'list-unread', subject: query.issueType, ref: branch, cause: (0,step_errors/* listFailure */.PH)(error) });
            if (unread.length === branches.size)
                throw error;
        }
    }
    context.notices.push(...unread);
    return { rows: [...rows.values()], sent, endedAtMs };
}
/**
 * Reads one list of the server.
 *
 * @param repositories undefined where the rows decide
 * @param ref undefined for all branches
 */
async function listRows(context, query, { pageSize, once }, scope, repositories, ref) {
    const { platform, notices, clock } = context;
    const { issueType, filters } = query;
    const entries = Object.entries(filters);
    const sentFilters = {
        query: entries,
        // A secret has one row for all its branches.
        branches: issueType === 'secrets' ? entries : entries.filter(([name]) => (0,conditions/* findingFilter */.Iv)(name).shared),
        repositories: [],
    }[scope];
    const sentQuery = { issueType, filters: Object.fromEntries(sentFilters) };
    const { parameters, sent } = listParameters(sentQuery, repositories);
    // `dedup` gives one row for all branches, which may fail a filter that another branch's row meets.
    const isSafe = entries.every(([name]) => (0,conditions/* findingFilter */.Iv)(name).shared || sent.has(name));
    const mayDedup = once === true && issueType !== 'secrets' && isSafe;
    const read = async (dedup) => issueType === 'secrets'
        ? platform.secrets(await (0,model_context/* resolveId */.Sv)(context), parameters, pageSize)
        : platform.findings(await (0,model_context/* resolveSlug */.qo)(context), { ...parameters, ref, dedup }, pageSize);
    let { rows, cut } = await read(mayDedup ? true : undefined);
    const tests = entries.flatMap(([name, value]) => (sent.has(name) ? (0,conditions/* filterTest */.Jz)(name, value) : []));
    // The server chose among rows without the filter that it ignored, so all of them are needed.
    if (mayDedup && rows.some((row) => tests.some((test) => !test(row))))
        ({ rows, cut } = await read());
    const endedAtMs = clock.now();
    if (cut !== undefined)
        notices.push({ kind: 'list-cut', subject: issueType, cause: cut.message });
    return { rows, sent, endedAtMs };
}
/**
 * The platform's spelling of names without a row: servers may compare them exactly. Without the list of projects, no
 * spelling is known, and `reportUnmatched` makes a gap of the same names.
 */
async function otherSpellings(context, names, rows) {
    const listed = new Set(rows.map(({ repository }) => repository?.toLowerCase()));
    const missed = names.filter((name) => !listed.has(name.toLowerCase()));
    if (missed.length === 0)
        return [];
    try {
        const { find } = await (0,known/* projectDirectory */.t6)(context);
        return missed.flatMap((name) => find(name)?.name ?? []).filter((name) => !names.includes(name));
    }
    catch (error) {
        (0,step_errors/* throwIfSlugFails */.Uh)(error);
        return [];
    }
}
/**
 * The rows that meet every condition. Notices count those that fail only for a missing field, and those that the server
 * listed although it was asked to filter them out.
 */
function selectRows({ notices }, { issueType, filters }, rows, sent, findProject) {
    const tests = Object.entries(filters)
        .map(([name, value]) => ({ filter: (0,conditions/* findingFilter */.Iv)(name), test: (0,conditions/* filterTest */.Jz)(name, value, findProject) }))
        // Filters of the server first, so that each row counts for one that it ignored.
        .sort((left, right) => Number(sent.has(right.filter.name)) - Number(sent.has(left.filter.name)));
    const ignored = new Map();
    const missing = new Map();
    const selected = rows.filter((row) => {
        const failure = (0,filter/* failedTest */.s)(tests, row);
        if (failure === undefined)
            return true;
        const { name } = failure.failed.filter;
        const counts = failure.isUndecided ? missing : sent.has(name) ? ignored : undefined;
        counts?.set(name, (counts.get(name) ?? 0) + 1);
        return false;
    });
    for (const [filter, count] of ignored)
        notices.push({ kind: 'filter-ignored', filter, rows: count });
    for (const [name, count] of missing) {
        const condition = (0,findings/* filterInput */.ts)({ name });
        notices.push({ kind: 'field-missing', subject: issueType, condition, rows: count });
    }
    return selected;
}
/** Key of a repository's list in `endedAtMs`; the kind of its findings for a list of all repositories. */
function repositoryKey({ kind, repository }) {
    return repository === undefined ? kind : `${kind} ${repository}`;
}
/** Lists the repositories of findings again. @throws PlatformError, PagingError */
async function listAgain(context, findings) {
    const rows = [];
    const endedAtMs = new Map();
    // Other notices only repeat those of the first listing.
    const quiet = { ...context, notices: [] };
    for (const [issueType, sameKind] of Map.groupBy(findings, ({ kind }) => kind)) {
        const names = [...new Set(sameKind.map(({ repository }) => repository))];
        const isKnown = names.every((name) => name !== undefined);
        for (const repos of isKnown ? chunksOf(names, MAX_VALUES) : [undefined]) {
            const filters = repos === undefined ? {} : { repos };
            const list = await listFindings(quiet, { issueType, filters }, { exactNames: true });
            for (const finding of list.selected)
                rows.push(finding);
            for (const repository of repos ?? [undefined])
                endedAtMs.set(repositoryKey({ kind: issueType, repository }), list.endedAtMs);
        }
    }
    const gaps = quiet.notices.filter(notice/* isGap */.N);
    context.notices.push(...gaps);
    return { findings: rows, endedAtMs, mayLackRows: gaps.length > 0 };
}
function chunksOf(items, size) {
    return Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));
}


/***/ }),

/***/ 7604:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ askGitHub),
/* harmony export */   k: () => (/* binding */ askIfPossible)
/* harmony export */ });
/* harmony import */ var _model_step_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7761);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6150);
/* harmony import */ var _octokit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4636);



/** Makes requests to GitHub with a new client. @throws StepError for every failure on GitHub */
async function askGitHub({ clock, stop, announceWait, githubPauses: pauses, trace }, { token, apiUrl }, ask) {
    const onPause = (ms) => announceWait('github', ms);
    try {
        return await ask(await (0,_octokit_js__WEBPACK_IMPORTED_MODULE_2__/* .openOctokit */ .Ov)({ token, apiUrl, clock, stop, trace, pauses, onPause }));
    }
    catch (error) {
        throw error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubError */ .y ? new _model_step_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StepError */ .zg({ kind: 'github', cause: error.failure }) : error;
    }
}
/** Like `askGitHub`, but returns undefined if GitHub fails. */
async function askIfPossible(context, connection, ask) {
    return askGitHub(context, connection, ask).catch((error) => {
        if (error instanceof _model_step_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StepError */ .zg && !context.stop.aborted)
            return undefined;
        throw error;
    });
}


/***/ }),

/***/ 6150:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ errorOf),
/* harmony export */   y: () => (/* binding */ GitHubError)
/* harmony export */ });
/* harmony import */ var _platform_http_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2186);

/** Thrown for every failed request to GitHub. `report/explain` has the texts for people. */
class GitHubError extends Error {
    failure;
    constructor(failure) {
        super(`${failure.method} ${failure.path}: ${failure.status ?? failure.cause ?? failure.kind}`);
        this.failure = failure;
    }
    /** Whether the token lacks access, or the resource is not visible to it: a retry would change nothing. */
    get isRefusal() {
        const { kind, status = 0 } = this.failure;
        return kind === 'status' && [403, 404, 410, 451].includes(status);
    }
    /** Whether the request may have taken effect, although GitHub did not confirm it. */
    get isUncertain() {
        const { kind, status = 0, problem } = this.failure;
        return (kind === 'connection' && problem?.sent !== false) || kind === 'answer' || status >= 500;
    }
}
const MAX_MESSAGE_LENGTH = 500;
/** @param nowMs the current time in epoch ms, to which the duration of a limit is added */
function errorOf(thrown, request, nowMs) {
    if (thrown instanceof GitHubError)
        return thrown;
    const { message, status, response, cause } = thrown;
    if (response === undefined)
        return new GitHubError({ ...request, kind: 'connection', cause: message, problem: cause?.cause });
    const { headers, data } = response;
    // GraphQL answers with status 200 at its limit: the throttling plugin's error for that has no status.
    const isExhausted = status === undefined || headers['x-ratelimit-remaining'] === '0';
    const isForbiddenByLimit = status === 403 && (isExhausted || /rate limit|abuse detection/i.test(message));
    const isLimit = status === undefined || status === 429 || isForbiddenByLimit;
    return new GitHubError({
        ...request,
        kind: isLimit ? 'rate-limited' : 'status',
        status,
        ...detailsOf(data),
        resetAt: isLimit ? resetAt(headers, isExhausted, nowMs) : undefined,
        missingPermission: status === 403 && !isLimit ? permissionOf(headers) : undefined,
    });
}
/** GitHub's message with those of its validation errors, and the values that these refuse. */
function detailsOf(data) {
    const { message, errors } = (0,_platform_http_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldsOf */ .Pf)(data);
    const list = Array.isArray(errors) ? errors : [];
    const texts = list.map((error) => {
        const { message, field, code } = (0,_platform_http_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldsOf */ .Pf)(error);
        return message ?? (code === undefined ? error : [field, code].filter(Boolean).join(' '));
    });
    const serverMessage = [message, ...texts].flatMap((text) => (0,_platform_http_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(text) ?? []).join(': ');
    const invalid = list.flatMap((error) => (0,_platform_http_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldsOf */ .Pf)(error).value ?? []).map(String);
    return {
        serverMessage: serverMessage.slice(0, MAX_MESSAGE_LENGTH) || undefined,
        invalid: invalid.length === 0 ? undefined : invalid,
    };
}
/** When a limit ends; undefined if GitHub does not say. @param isExhausted whether `x-ratelimit-reset` is about this limit */
function resetAt(headers, isExhausted, nowMs) {
    const afterSeconds = Number(headers['retry-after'] ?? Number.NaN);
    const resetSeconds = isExhausted ? Number(headers['x-ratelimit-reset']) : Number.NaN;
    const ms = Number.isNaN(afterSeconds) ? resetSeconds * 1000 : nowMs + afterSeconds * 1000;
    return Number.isNaN(ms) ? undefined : new Date(ms).toISOString();
}
/** `issues=write; pull_requests=write,contents=read` as `issues: write or pull-requests: write and contents: read`. */
function permissionOf(headers) {
    const accepted = headers['x-accepted-github-permissions'];
    if (typeof accepted !== 'string' || accepted === '')
        return undefined;
    return accepted
        .replaceAll('_', '-')
        .replaceAll('=', ': ')
        .replaceAll(/\s*,\s*/g, ' and ')
        .replaceAll(/\s*;\s*/g, ' or ');
}


/***/ }),

/***/ 4636:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LD: () => (/* binding */ readList),
/* harmony export */   Ov: () => (/* binding */ openOctokit),
/* harmony export */   oD: () => (/* binding */ readWhole)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _platform_http_attempt_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7299);
/* harmony import */ var _platform_http_dispatcher_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8553);
/* harmony import */ var _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9323);
/* harmony import */ var _platform_http_redact_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7469);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6150);






const TIMEOUT_MS = 60_000;
/** Maximum number of pauses for one request, in case a limit never ends. */
const MAX_PAUSES = 3;
const MAX_CONNECTIONS = 10;
const MAX_PAGES = 1000;
/** The retry plugin's defaults, and 429, which the throttling plugin handles. */
const NOT_REPEATED = [400, 401, 403, 404, 410, 422, 429, 451];
/**
 * Switches off the throttling plugin's queues, which ignore our clock, wait 3 s between issues, and count GraphQL
 * queries as writes. `ticket`, which opens many issues, spaces them itself.
 */
const NO_QUEUES = {
    write: { key: () => ({ schedule: async () => undefined }) },
    triggersNotification: () => false,
};
/** @throws GitHubError */
async function readList(pages) {
    const rows = [];
    let pageCount = 0;
    for await (const { data, headers } of pages) {
        pageCount += 1;
        rows.push(...data);
        const isLast = !/rel="next"/.test(headers.link ?? '');
        // Rows are missing if an empty page follows another, or links to a next one.
        const lacksRows = data.length === 0 && (pageCount > 1 || !isLast);
        if (lacksRows || (pageCount === MAX_PAGES && !isLast))
            return { rows, isComplete: false };
    }
    return { rows, isComplete: true };
}
/** @param path the list's path, which the error names. @throws GitHubError, also if rows may be missing */
async function readWhole(pages, path) {
    const { rows, isComplete } = await readList(pages);
    if (isComplete)
        return rows;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .GitHubError */ .y({ kind: 'answer', method: 'GET', path, cause: 'the list is incomplete' });
}
/** Octokit with retries, and pauses for GitHub's limits: 60 s in all. At most 10 requests run at the same time. */
async function openOctokit(options) {
    const [{ getOctokit }, { retry }, { throttling }] = await Promise.all([
        __webpack_require__.e(/* import() | octokit */ 850).then(__webpack_require__.bind(__webpack_require__, 1758)),
        __webpack_require__.e(/* import() | octokit */ 850).then(__webpack_require__.bind(__webpack_require__, 9735)),
        __webpack_require__.e(/* import() | octokit */ 850).then(__webpack_require__.bind(__webpack_require__, 6856)),
    ]);
    const { token, apiUrl: baseUrl, secondMs: retryAfterBaseValue = 1000, stop, clock, pauses } = options;
    const onRateLimit = (seconds, _request, _octokit, pauseCount) => pauseCount < MAX_PAUSES && pauseFor(seconds, options);
    const settings = {
        baseUrl,
        request: { fetch: gitHubFetch(options) },
        retry: { doNotRetry: NOT_REPEATED, retryAfterBaseValue },
        throttle: {
            retryAfterBaseValue,
            onRateLimit,
            onSecondaryRateLimit: onRateLimit,
            ...NO_QUEUES,
            // A client does not wait for another's requests.
            id: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)(),
        },
    };
    // Each plugin wraps the earlier ones, so pauses do not count toward the request timeout.
    const octokit = getOctokit(token, settings, noRepeats(options), retry, requestTimeout(options), throttling);
    octokit.hook.wrap('request', async (send, parameters) => {
        const { method, url } = octokit.request.endpoint(parameters);
        const { origin } = new URL(url);
        const request = { method, path: pathOf(url) };
        // A `Link` may point to another origin, and the token would go there.
        if (origin !== new URL(baseUrl).origin)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .GitHubError */ .y({ ...request, kind: 'redirect', cause: `the address belongs to ${origin}` });
        const { unreachable: problem } = pauses;
        if (problem !== undefined)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .GitHubError */ .y({ ...request, kind: 'connection', cause: problem.cause, problem });
        try {
            // Octokit's own waits ignore signals.
            const answer = await (0,_platform_http_attempt_js__WEBPACK_IMPORTED_MODULE_1__/* .unlessAborted */ .Wh)(stop, () => send(parameters));
            checkAnswer(answer, request);
            return answer;
        }
        catch (error) {
            if (stop.aborted)
                throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .GitHubError */ .y({ ...request, kind: 'cancelled' });
            throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .errorOf */ .M)(error, request, clock.now());
        }
    });
    return octokit;
}
/** A plugin, because the retry plugin repeats whatever `fetch` throws. */
function noRepeats({ pauses }) {
    return (octokit) => {
        octokit.hook.error('request', (error, parameters) => {
            if (pauses.unreachable !== undefined)
                parameters.request.retries = 0;
            throw error;
        });
    };
}
/** A plugin that aborts a request with its retries after `timeoutMs`. */
function requestTimeout({ stop, timeoutMs = TIMEOUT_MS }) {
    return (octokit) => {
        octokit.hook.wrap('request', (request, parameters) => {
            const signal = AbortSignal.any([stop, AbortSignal.timeout(timeoutMs)]);
            parameters.request.signal = signal;
            return (0,_platform_http_attempt_js__WEBPACK_IMPORTED_MODULE_1__/* .unlessAborted */ .Wh)(signal, () => request(parameters));
        });
    };
}
/** Takes a pause from the budget; overlapping ones count once, in whole seconds. @returns false if too little remains */
function pauseFor(seconds, { clock, pauses, onPause }) {
    const nowMs = clock.now();
    const endMs = nowMs + seconds * 1000;
    const addedMs = Math.floor((endMs - Math.max(nowMs, pauses.untilMs)) / 1000) * 1000;
    if (addedMs > pauses.remainingMs)
        return false;
    if (addedMs <= 0)
        return true;
    pauses.remainingMs -= addedMs;
    pauses.untilMs = endMs;
    onPause?.(addedMs);
    return true;
}
/** A `fetch` that follows redirects within the origin only, and returns complete answers without the token. */
function gitHubFetch({ token, apiUrl, clock, trace, pauses, timeoutMs = TIMEOUT_MS }) {
    const redact = (0,_platform_http_redact_js__WEBPACK_IMPORTED_MODULE_5__/* .redactor */ .$)(token);
    const { origin } = new URL(apiUrl);
    const dispatcher = (0,_platform_http_dispatcher_js__WEBPACK_IMPORTED_MODULE_2__/* .createDispatcher */ .S)(origin, timeoutMs, MAX_CONNECTIONS);
    return async (url, { method, headers, body, signal }) => {
        const startedAtMs = clock.now();
        const path = pathOf(url);
        const request = { origin, method, path, body, headers: { ...headers, 'accept-encoding': 'gzip' } };
        // A silent proxy is noticed before the time of the request with its repeats ends.
        const limitMs = timeoutMs * (dispatcher.proxy === undefined ? 1 : 0.75);
        const limits = { timeoutMs: limitMs, stop: signal, abort: signal };
        const outcome = await (0,_platform_http_attempt_js__WEBPACK_IMPORTED_MODULE_1__/* .attempt */ .CD)(() => dispatcher, request, limits);
        const event = { method, path: redact(path), ms: Math.round(clock.now() - startedAtMs) };
        if ('body' in outcome) {
            const { status } = outcome;
            const answerHeaders = new Headers();
            for (const [name, value] of Object.entries(outcome.headers))
                answerHeaders.set(name, (0,_platform_http_attempt_js__WEBPACK_IMPORTED_MODULE_1__/* .headerText */ .TK)(value));
            if (status === 403 || status === 429)
                markLimit(answerHeaders, clock.now());
            trace?.({ ...event, status, requestId: answerHeaders.get('x-github-request-id') ?? undefined });
            return new Response(redact(outcome.body) || null, { status, headers: answerHeaders });
        }
        const { kind, status, cause, redirectTo: location } = outcome;
        trace?.({ ...event, status, cause });
        // `checkAnswer` reports it: after an error, Octokit would retry.
        if (kind === 'redirect')
            return new Response(null, { status, headers: location ? { location } : {} });
        if ((0,_platform_http_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .isUnreachable */ .R0)(outcome))
            pauses.unreachable = outcome;
        throw signal.aborted ? new DOMException(cause, 'AbortError') : new Error(cause, { cause: outcome });
    };
}
/**
 * The throttling plugin recognizes a limit by GitHub's message, or by these headers; a `retry-after` marks
 * a limit whatever the message says. The plugin adds a second to the time of the reset.
 */
function markLimit(headers, nowMs) {
    const seconds = Number(headers.get('retry-after') ?? Number.NaN);
    if (!Number.isInteger(seconds))
        return;
    headers.set('x-ratelimit-remaining', '0');
    headers.set('x-ratelimit-reset', String(Math.floor(nowMs / 1000) + seconds - 1));
}
/** @throws GitHubError for an unexpected answer, which Octokit would treat as an empty list or text */
function checkAnswer({ status, headers, data }, request) {
    const problem = (cause, kind = 'answer') => new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .GitHubError */ .y({ ...request, kind, status, cause });
    if (status >= 300)
        throw problem(`the redirect leads to ${headers.location ?? 'no address'}`, 'redirect');
    if (request.method === 'GET' && status !== 200)
        throw problem(`unexpected status ${status}`);
    if (status === 204)
        return;
    if (typeof data !== 'object' || data === null)
        throw problem('the answer is not JSON');
    if (/[?&]per_page=/.test(request.path) && !Array.isArray(data))
        throw problem('the answer is not a list');
}
function pathOf(url) {
    const { pathname, search } = new URL(url);
    return pathname + search;
}


/***/ }),

/***/ 2191:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ presentNames),
/* harmony export */   e: () => (/* binding */ withPresentNames)
/* harmony export */ });
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4112);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(519);
/* harmony import */ var _selection_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8985);



/**
 * The present names of items that the list of projects lacks and the platform knows: of archived projects, and of renamed
 * ones that are given by a former name. Patterns have none.
 */
async function presentNames(context, items) {
    const present = new Map();
    for (const item of items) {
        if ((0,_selection_js__WEBPACK_IMPORTED_MODULE_1__/* .isPattern */ .Pt)(item))
            continue;
        const name = await context.platform.projectName(await (0,_context_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveSlug */ .qo)(context), item);
        if (name !== undefined)
            present.set(item, name);
    }
    return present;
}
/** Drops notices about archived projects. Of a renamed one, the present name is near. */
async function withPresentNames(context, notices) {
    const present = await presentNames(context, new Set(notices.map(({ pattern }) => pattern)));
    return notices.flatMap((notice) => {
        const name = present.get(notice.pattern);
        if (name === undefined)
            return [notice];
        return (0,_names_js__WEBPACK_IMPORTED_MODULE_2__/* .nameKey */ .Rc)(name) === (0,_names_js__WEBPACK_IMPORTED_MODULE_2__/* .nameKey */ .Rc)(notice.pattern) ? [] : [{ ...notice, near: [name] }];
    });
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
/** Larger files are not read: text and parsed value have to fit into the default heap. */
const MAX_REPORT_BYTES = 256 * 1024 * 1024;
const PLAN_FORMAT = { schema: 'code-security-platform-action/plan', version: 1 };
const COLUMNS = ['target', 'field', 'before', 'after'];
/** SHA-256, the same for the same changes in any order. @param deployment slug, as the platform spells it */
function hashOfPlan(deployment, lines) {
    const rows = sortedLines(lines).map((line) => COLUMNS.map((column) => line[column]));
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256')
        .update(JSON.stringify([deployment, ...rows]))
        .digest('hex');
}
function lineKey(line) {
    return JSON.stringify(COLUMNS.map((column) => line[column]));
}
function sortedLines(lines) {
    return lines.toSorted((left, right) => {
        const column = COLUMNS.find((name) => left[name] !== right[name]) ?? 'target';
        return (0,_names_js__WEBPACK_IMPORTED_MODULE_1__/* .compare */ .UD)(left[column], right[column]);
    });
}


/***/ })

};
