export const id = 144;
export const ids = [144];
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

/***/ 2340:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dd: () => (/* binding */ plainNames),
/* harmony export */   Ex: () => (/* binding */ MAX_VALUES),
/* harmony export */   Iv: () => (/* binding */ findingFilter),
/* harmony export */   J2: () => (/* binding */ FINDING_CONDITIONS),
/* harmony export */   Jz: () => (/* binding */ filterTest),
/* harmony export */   jX: () => (/* binding */ repositoryTest),
/* harmony export */   nB: () => (/* binding */ listParameters),
/* harmony export */   qg: () => (/* binding */ isOfWholeDeployment)
/* harmony export */ });
/* unused harmony export DECIDED_BY */
/* harmony import */ var _model_findings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3917);
/* harmony import */ var _model_selection_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8985);
/* harmony import */ var _filter_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20);
/* harmony import */ var _filters_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4497);




/** @throws Error for a text that no filter has, such as the condition `decided-by` */
function findingFilter(text, key = 'name') {
    const filter = _filters_js__WEBPACK_IMPORTED_MODULE_3__/* .FINDING_FILTERS */ .W.find((candidate) => candidate[key] === text);
    if (filter === undefined)
        throw new Error(`There is no filter with the ${key} ${text}`);
    return filter;
}
/** @throws Error for a filter that no row decides, which the inputs refuse */
function filterTest(name, value, findProject = () => {
    throw new Error('The list of projects was not read');
}) {
    const filter = findingFilter(name);
    const isNameList = (filter.patterns || filter.kind === 'ids') && Array.isArray(value);
    return (0,_filter_js__WEBPACK_IMPORTED_MODULE_2__/* .filterPredicate */ .yc)(filter, isNameList ? (0,_model_selection_js__WEBPACK_IMPORTED_MODULE_1__/* .nameListOf */ .R1)(value) : value, findProject);
}
/** Returns a test of project names by `repos` and `project_tags`. */
function repositoryTest(filters, findProject) {
    const tests = ['repos', 'project_tags'].flatMap((name) => {
        const value = filters[name];
        return value === undefined ? [] : filterTest(name, value, findProject);
    });
    return (repository) => tests.every((test) => test({ kind: 'sast', id: 0n, repository }));
}
/** Whether no filter narrows the query. Exclusions, and patterns that match everything, narrow nothing. */
function isOfWholeDeployment({ filters }) {
    return Object.entries(filters).every(([name, value]) => {
        if (!findingFilter(name).narrows)
            return true;
        const items = [value].flat().map(String);
        return items.every((item) => item.startsWith('!')) || items.some((item) => /^[*/]+$/.test(item));
    });
}
/** In one parameter: more would make the address too long. */
const MAX_VALUES = 50;
/** Sent as `since`, the later one: in epoch seconds for findings, in ISO 8601 for secrets. */
const LOWER_BOUNDS = ['since', 'newer_than'];
/** Parameters of `GET …/findings` or `GET …/secrets`, and the filters that they carry. */
function listParameters({ issueType, filters }) {
    const isSecret = issueType === 'secrets';
    const parameters = isSecret ? {} : { issue_type: issueType };
    const sent = new Set();
    for (const [name, value] of Object.entries(filters)) {
        const filter = findingFilter(name);
        if (filter.decidedBy[issueType] !== 'server' || LOWER_BOUNDS.includes(name))
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
    const { secrets, values } = filter;
    if (secrets === undefined || !isSendable(value))
        return undefined;
    const { name, prefix } = secrets;
    if (prefix === undefined)
        return [name, value];
    const texts = [value].flat().map((item) => (0,_filter_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalOf */ .qe)(filter)(String(item)));
    if (!texts.every((text) => values?.includes(text)))
        return undefined;
    const prefixed = texts.map((text) => `${prefix}${text.toUpperCase()}`);
    return [name, Array.isArray(value) ? prefixed : prefixed.join()];
}
/** A list goes to the server only if it is short and without patterns. */
function isSendable(value) {
    const { length } = plainNames(value);
    return !Array.isArray(value) || (length > 0 && length <= MAX_VALUES);
}
/** The names in a list such as `repos`; none if it has patterns or exclusions. */
function plainNames(list = []) {
    const items = [list].flat().map(String);
    const { names } = (0,_model_selection_js__WEBPACK_IMPORTED_MODULE_1__/* .nameListOf */ .R1)(items);
    return names.length === items.length ? names : [];
}
/** Whose decisions a rule may touch. */
const DECIDED_BY = ['nobody', 'rules', 'platform', 'people', 'anyone'];
/** The conditions of rules under `findings`. All but `type` and `decided-by` are filters. */
const FINDING_CONDITIONS = [
    {
        name: 'type',
        kind: 'values',
        values: _model_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .SCANNED_PRODUCTS */ .Kw,
        meaning: 'Kind of the findings; a rule looks at one kind.',
    },
    ..._filters_js__WEBPACK_IMPORTED_MODULE_3__/* .FINDING_FILTERS */ .W.flatMap((filter) => {
        const { condition: name, kind, values, spelled, decidedBy, text = '' } = filter;
        if (name === undefined)
            return [];
        const { meaning = text.charAt(0).toUpperCase() + text.slice(1) } = filter;
        const types = _model_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .SCANNED_PRODUCTS */ .Kw.filter((type) => decidedBy[type] !== undefined);
        const hasAllTypes = types.length === _model_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .SCANNED_PRODUCTS */ .Kw.length;
        return [{ name, kind, values, spelled, meaning, types: hasAllTypes ? undefined : types }];
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

/***/ 6380:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dp: () => (/* binding */ checkQuery),
/* harmony export */   Hx: () => (/* binding */ checkItems),
/* harmony export */   ho: () => (/* binding */ itemFilters),
/* harmony export */   qw: () => (/* binding */ gateFilter),
/* harmony export */   y4: () => (/* binding */ knownTexts)
/* harmony export */ });
/* harmony import */ var _model_context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4112);
/* harmony import */ var _model_directory_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3480);
/* harmony import */ var _model_findings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3917);
/* harmony import */ var _model_names_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(519);
/* harmony import */ var _model_refs_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3109);
/* harmony import */ var _model_selection_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8985);
/* harmony import */ var _model_step_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7761);
/* harmony import */ var _model_unmatched_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3894);
/* harmony import */ var _platform_resources_scan_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1086);
/* harmony import */ var _conditions_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2340);
/* harmony import */ var _filter_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(20);











/** The filters whose items may match nothing, with their items. */
function itemFilters(filters) {
    return Object.entries(filters).flatMap(([name, value]) => {
        const filter = (0,_conditions_js__WEBPACK_IMPORTED_MODULE_7__/* .findingFilter */ .Iv)(name);
        if (filter.item === undefined || value === _model_refs_js__WEBPACK_IMPORTED_MODULE_9__/* .PRIMARY_REF */ .bO)
            return [];
        const texts = [value].flat().map(String);
        const takesExclusions = filter.patterns || filter.kind === 'ids';
        const list = takesExclusions ? (0,_model_selection_js__WEBPACK_IMPORTED_MODULE_3__/* .nameListOf */ .R1)(texts) : { names: texts, patterns: [], except: [] };
        return [{ filter, list }];
    });
}
/** Values of rows, and those of the filter's own list. */
function knownTexts(filter, rows) {
    return [...new Set([...(filter.values ?? []), ...rows.flatMap((row) => (0,_filter_js__WEBPACK_IMPORTED_MODULE_8__/* .filterTexts */ .x_)(filter, row))])];
}
/**
 * @param former present names of projects by former ones
 * @returns the items that match nothing, and the known spelling of those that have another one
 */
function checkItems(filter, list, texts, former) {
    const spelling = (0,_filter_js__WEBPACK_IMPORTED_MODULE_8__/* .canonicalOf */ .qe)(filter);
    const spelled = new Map(former);
    const exact = new Set(texts);
    const byKey = new Map(texts.map((text) => [(0,_model_names_js__WEBPACK_IMPORTED_MODULE_10__/* .nameKey */ .Rc)(text), text]));
    for (const item of [...list.names, ...list.except]) {
        if ((0,_model_selection_js__WEBPACK_IMPORTED_MODULE_3__/* .isPattern */ .Pt)(item) || exact.has(spelling(item)))
            continue;
        const text = byKey.get((0,_model_names_js__WEBPACK_IMPORTED_MODULE_10__/* .nameKey */ .Rc)(spelling(item))) ?? (filter.name === 'rules' ? ruleOf(item, texts) : undefined);
        if (text !== undefined)
            spelled.set(item, text);
    }
    const isKnown = (item) => spelled.has(item);
    const { form, item: kind = 'value' } = filter;
    const unmatched = (0,_model_unmatched_js__WEBPACK_IMPORTED_MODULE_5__/* .unmatchedItems */ .og)((0,_model_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .filterInput */ .ts)(filter), list, kind, texts, { form, spelling, isKnown });
    return { spelled, unmatched };
}
/** The rule whose last segment an item is, as comments show it; undefined if several have it. */
function ruleOf(item, known) {
    const end = `.${(0,_model_names_js__WEBPACK_IMPORTED_MODULE_10__/* .nameKey */ .Rc)(item)}`;
    const [rule, ...others] = known.filter((name) => (0,_model_names_js__WEBPACK_IMPORTED_MODULE_10__/* .nameKey */ .Rc)(name).endsWith(end));
    return item.includes('.') || others.length > 0 ? undefined : rule;
}
/** With the known spellings of its items; the same array if none has another. */
function respelled(value, spelled) {
    if ([...spelled].every(([item, text]) => item === text))
        return value;
    const change = (item) => item.replace(/^(!?\s*)(.*)$/s, (_, sign, name) => sign + (spelled.get(name) ?? name));
    return Array.isArray(value) ? [...new Set(value.map(change))] : change(String(value));
}
/**
 * Holds the items of a query against the listed rows and, if these lack one, against what else may have it: the list of
 * projects, former names, scans, or one page of the list without the filter.
 *
 * @param read the rows, and the filters that were sent. If undefined, only projects and tags are known
 * @returns the query with the known spellings, the items that match nothing, and those that could not be `unchecked`
 * @throws an exclusion's failed check, if `mustKnow`: the step would write to what the exclusion was to spare
 */
async function checkQuery(context, query, read, mustKnow) {
    const filters = { ...query.filters };
    const checks = itemFilters(query.filters)
        .filter(({ filter: { item, name } }) => read || item === 'name' || name === 'project_tags')
        .map(({ filter, list }) => {
        const texts = knownTexts(filter, read?.rows ?? []);
        return { filter, list, texts, checked: checkItems(filter, list, texts) };
    });
    const open = checks.filter(({ checked }) => checked.unmatched.length > 0);
    const openNames = open.map(({ filter }) => filter.name);
    const readPage = pageWithout(context, query, openNames, read?.sent);
    const unmatched = [];
    let unchecked;
    for (const { filter, list, texts, ...check } of checks) {
        let { checked } = check;
        try {
            if (checked.unmatched.length > 0) {
                const items = checked.unmatched.map(({ item }) => item);
                const more = await moreKnown(context, query, filter, items, readPage);
                checked = checkItems(filter, list, [...texts, ...more.texts], more.former);
            }
            unmatched.push(...checked.unmatched);
        }
        catch (error) {
            const cause = (0,_model_step_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .listFailureBySlug */ .j6)(error);
            const { selects = [], excludes } = Object.groupBy(checked.unmatched, ({ role }) => role);
            if (excludes !== undefined && mustKnow)
                throw new _model_step_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .StepError */ .zg(cause);
            const names = [...(unchecked?.names ?? []), ...selects.map(({ item }) => item)];
            if (selects.length > 0)
                unchecked = { names, cause };
        }
        filters[filter.name] = respelled(filters[filter.name] ?? [], checked.spelled);
    }
    return { query: { ...query, filters }, unmatched, unchecked };
}
/** Reads, once, a page of the list without the filters that have `open` items. */
function pageWithout(context, { issueType, filters }, open, sent = new Set()) {
    const kept = Object.entries(filters).filter(([name]) => sent.has(name) && !open.includes(name));
    const { parameters } = (0,_conditions_js__WEBPACK_IMPORTED_MODULE_7__/* .listParameters */ .nB)({ issueType, filters: Object.fromEntries(kept) });
    let page;
    return async ({ name }) => {
        // The list has all values of a filter that the server was not asked for.
        if (!sent.has(name))
            return [];
        page ??= context.platform.findingsPage(await (0,_model_context_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveSlug */ .qo)(context), parameters);
        return page;
    };
}
/** Reads what else may have the items of a filter. @param items without their `!` */
async function moreKnown(context, query, filter, items, readPage) {
    if (filter.item === 'value')
        return { texts: knownTexts(filter, await readPage(filter)) };
    if (filter.item === 'word')
        return { texts: [] };
    if (filter.kind === 'ref')
        return { texts: await knownBranches(context, query, items) };
    const { projects } = await (0,_model_directory_js__WEBPACK_IMPORTED_MODULE_1__/* .projectDirectory */ .t6)(context);
    if (filter.name === 'project_tags')
        return { texts: projects.flatMap(({ tags }) => tags) };
    const present = await (0,_model_directory_js__WEBPACK_IMPORTED_MODULE_1__/* .presentProjects */ .QS)(context, items);
    const former = new Map([...present].map(([item, { name }]) => [item, name]));
    return { texts: projects.map(({ name }) => name), former };
}
/** The branches of findings, of projects, and of recent scans of the repositories that the query names. */
async function knownBranches(context, { issueType, filters }, refs) {
    const { platform, clock } = context;
    const slug = await (0,_model_context_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveSlug */ .qo)(context);
    const branches = [];
    // The list of secrets has no filter by branch.
    const issue_type = issueType === 'secrets' ? 'sast' : issueType;
    for (const ref of refs.flatMap(_model_refs_js__WEBPACK_IMPORTED_MODULE_9__/* .refNames */ .kO)) {
        const page = await platform.firstFindings(slug, { issue_type, ref });
        branches.push(...page.map((row) => row.ref));
    }
    const { projects, find } = await (0,_model_directory_js__WEBPACK_IMPORTED_MODULE_1__/* .projectDirectory */ .t6)(context);
    for (const { primary_branch, default_branch } of projects)
        branches.push(primary_branch, default_branch);
    for (const repositoryId of (0,_conditions_js__WEBPACK_IMPORTED_MODULE_7__/* .plainNames */ .Dd)(filters.repos).flatMap((name) => find(name)?.id ?? [])) {
        try {
            const search = { repositoryId, sinceMs: clock.now() - _platform_resources_scan_js__WEBPACK_IMPORTED_MODULE_6__/* .SCAN_SEARCH_MS */ .cA };
            const scans = await platform.searchScans(await (0,_model_context_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveId */ .Sv)(context), search);
            branches.push(...scans.map(({ branch }) => branch));
        }
        catch (error) {
            // Scans are only one of several hints.
            (0,_model_step_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .throwIfStepEnds */ ._E)(error);
        }
    }
    return branches.flatMap((branch) => (branch === undefined ? [] : (0,_model_refs_js__WEBPACK_IMPORTED_MODULE_9__/* .shortRef */ .m3)(branch)));
}
/**
 * Tests the findings that a gate judges: those that match, or that a filter cannot decide, by product or for a missing
 * value. A filter with a mistaken item would hide a whole product, so it is left out; of exclusions only the item is.
 */
function gateFilter(filters, rows) {
    const applied = new Map(Object.entries(filters));
    const notices = [];
    for (const { filter, list } of itemFilters(filters)) {
        const { name, decidedBy } = filter;
        const value = filters[name] ?? [];
        const decided = rows.filter(({ kind }) => decidedBy[kind] !== undefined);
        const texts = knownTexts(filter, decided);
        const matches = (0,_conditions_js__WEBPACK_IMPORTED_MODULE_7__/* .filterTest */ .Jz)(name, value);
        // Without a row that the filter decides, nothing is known of its items.
        if (texts.length === 0 && decided.every((row) => matches(row) === undefined))
            continue;
        const { unmatched, spelled } = checkItems(filter, list, texts);
        if ((0,_model_unmatched_js__WEBPACK_IMPORTED_MODULE_5__/* .reportItems */ .DF)(notices, unmatched, 'gate', 'sast').length > 0)
            applied.delete(name);
        else
            applied.set(name, respelled(value, spelled));
    }
    const tests = [...applied].map(([name, value]) => {
        const { decidedBy, keepsMalicious } = (0,_conditions_js__WEBPACK_IMPORTED_MODULE_7__/* .findingFilter */ .Iv)(name);
        const matches = (0,_conditions_js__WEBPACK_IMPORTED_MODULE_7__/* .filterTest */ .Jz)(name, value);
        return (row) => decidedBy[row.kind] === undefined || (keepsMalicious && row.malicious) || matches(row) !== false;
    });
    return { matches: (finding) => tests.every((test) => test(finding)), notices };
}


/***/ }),

/***/ 2730:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F$: () => (/* binding */ listFindings),
/* harmony export */   H8: () => (/* binding */ listAgain),
/* harmony export */   Ix: () => (/* binding */ listKinds),
/* harmony export */   Kq: () => (/* binding */ repositoryKey),
/* harmony export */   U_: () => (/* binding */ chunksOf),
/* harmony export */   W1: () => (/* binding */ primaryBranchNotices)
/* harmony export */ });
/* harmony import */ var _model_context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4112);
/* harmony import */ var _model_directory_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3480);
/* harmony import */ var _model_names_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(519);
/* harmony import */ var _model_notice_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7963);
/* harmony import */ var _model_refs_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3109);
/* harmony import */ var _model_step_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7761);
/* harmony import */ var _model_unmatched_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3894);
/* harmony import */ var _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9323);
/* harmony import */ var _conditions_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2340);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6321);
/* harmony import */ var _items_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6380);
/* harmony import */ var _server_list_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9597);












/**
 * Lists the findings of a query. Checks every row against all of it, in case the server ignores a filter.
 *
 * @throws PlatformError, PagingError if the list cannot be read; one that was cut is only a notice
 */
async function listFindings(context, written, options = {}) {
    const { notices } = context;
    const { issueType } = written;
    const { ref } = written.filters;
    const isPrimary = ref === _model_refs_js__WEBPACK_IMPORTED_MODULE_9__/* .PRIMARY_REF */ .bO;
    const needsProjects = isPrimary || written.filters.project_tags !== undefined;
    // Resolved once, before the parallel reads that need it.
    await (0,_model_context_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveSlug */ .qo)(context);
    const [projects, first] = await Promise.all([
        needsProjects ? (0,_model_directory_js__WEBPACK_IMPORTED_MODULE_1__/* .projectDirectory */ .t6)(context) : undefined,
        (0,_server_list_js__WEBPACK_IMPORTED_MODULE_8__/* .readServerList */ .wM)(context, written, options),
    ]);
    const { query, list, unmatched, unchecked } = await checkList(context, written, first, options);
    if (isPrimary && projects !== undefined) {
        const candidates = (0,_server_list_js__WEBPACK_IMPORTED_MODULE_8__/* .selectedProjects */ .Uk)(query, projects);
        if (candidates.every(({ primaryBranch }) => primaryBranch === undefined))
            notices.push({ kind: 'primary-branches-unknown', subject: issueType });
        const unlisted = (0,_conditions_js__WEBPACK_IMPORTED_MODULE_5__/* .plainNames */ .Dd)(query.filters.repos).filter((name) => projects.find(name) === undefined);
        const names = [...candidates.map(({ name }) => name), ...unlisted];
        notices.push(...primaryBranchNotices(list.rows, projects.find, names));
    }
    (0,_finding_js__WEBPACK_IMPORTED_MODULE_6__/* .shareTickets */ .rb)(list.rows);
    const selected = (0,_server_list_js__WEBPACK_IMPORTED_MODULE_8__/* .selectRows */ .A5)(context, query, list, projects?.find);
    const failedItems = (0,_model_unmatched_js__WEBPACK_IMPORTED_MODULE_3__/* .reportItems */ .DF)(notices, unmatched, options.use ?? 'reads', issueType);
    if (unchecked !== undefined)
        notices.push({ kind: 'names-unchecked', subject: issueType, ...unchecked });
    const findings = options.once && ref === undefined ? (0,_finding_js__WEBPACK_IMPORTED_MODULE_6__/* .firstOfEach */ .t6)(selected) : selected;
    const endedAtMs = new Map([[issueType, list.endedAtMs]]);
    return { selected: findings, findings: list.rows, endedAtMs, query, failedItems };
}
/** Checks the items of a query, and reads the rows again whose items the platform spells otherwise. */
async function checkList(context, query, list, options) {
    if (options.exactNames)
        return { query, list, unmatched: [], unchecked: undefined };
    const checked = await (0,_items_js__WEBPACK_IMPORTED_MODULE_7__/* .checkQuery */ .Dp)(context, query, list, options.use === 'writes');
    const { filters } = checked.query;
    if (![...list.sent].some((name) => filters[name] !== query.filters[name]))
        return { ...checked, list };
    try {
        const others = await (0,_server_list_js__WEBPACK_IMPORTED_MODULE_8__/* .readServerList */ .wM)(context, checked.query, options);
        // A server that ignores the names lists the same rows again.
        return { ...checked, list: { ...list, rows: (0,_server_list_js__WEBPACK_IMPORTED_MODULE_8__/* .distinctRows */ .uI)([...list.rows, ...others.rows]) } };
    }
    catch (error) {
        if (list.rows.length === 0)
            throw error;
        const former = (0,_conditions_js__WEBPACK_IMPORTED_MODULE_5__/* .plainNames */ .Dd)(query.filters.repos);
        const repositories = (0,_conditions_js__WEBPACK_IMPORTED_MODULE_5__/* .plainNames */ .Dd)(filters.repos).filter((name) => !former.includes(name));
        const cause = (0,_model_step_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .listFailureBySlug */ .j6)(error);
        context.notices.push({ kind: 'list-unread', subject: query.issueType, repositories, cause });
        return { ...checked, list };
    }
}
function primaryBranchNotices(rows, findProject, otherNames = []) {
    const names = new Set([...rows.flatMap(({ repository }) => repository ?? []), ...otherNames]);
    const repositories = [...names].filter((name) => findProject(name)?.primaryBranch === undefined);
    return repositories.length === 0 ? [] : [{ kind: 'no-primary-branch', repositories }];
}
/** The key in `endedAtMs`; the kind for a list of all repositories. */
function repositoryKey({ kind, repository }) {
    return repository === undefined ? kind : `${kind} ${repository}`;
}
/**
 * Lists findings of several kinds side by side. The slug must be resolved: what a list looks up is not kept.
 *
 * @param needsAll throws for a list that fails. Default: it is a gap, unless all fail
 * @returns the selected findings
 * @throws PlatformError, PagingError
 */
async function listKinds(context, queries, { needsAll = false, ...options }) {
    // Notices do not depend on which list ends first.
    const reads = queries.map((query) => ({ query, notices: [], lists: [] }));
    let failures = 0;
    await (0,_model_context_js__WEBPACK_IMPORTED_MODULE_0__/* .forEachConcurrently */ .DW)(reads, reads.length, async ({ query, notices, lists }) => {
        try {
            // The other lists do not wait for the id.
            if (query.issueType === 'secrets')
                await (0,_model_context_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveId */ .Sv)(context);
            lists.push(await listFindings({ ...context, notices }, query, options));
        }
        catch (error) {
            failures += 1;
            const cause = (0,_model_step_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .listFailure */ .PH)(error);
            if (needsAll || failures === reads.length)
                throw error;
            notices.push({ kind: 'list-unread', subject: query.issueType, cause });
        }
    });
    const lists = reads.flatMap((read) => read.lists);
    const notices = reads.flatMap((read) => read.notices);
    context.notices.push(...joinedNotices(notices, lists.length));
    return {
        findings: lists.flatMap(({ selected }) => selected),
        endedAtMs: new Map(lists.flatMap(({ endedAtMs }) => [...endedAtMs])),
    };
}
/** Another kind may have a finding of the item. */
const ABOUT_ITEMS = [
    'name-unknown',
    'names-unchecked',
    'primary-branches-unknown',
    'pattern-unmatched',
    'exclusion-unmatched',
];
/** Each notice once. One about an item must come from every list; other gaps differ by kind. */
function joinedNotices(notices, lists) {
    const keyOf = (notice) => JSON.stringify({ ...notice, subject: undefined, near: undefined, cause: undefined });
    const counts = Map.groupBy(notices, keyOf);
    return notices.filter((notice) => {
        const isAboutItem = ABOUT_ITEMS.includes(notice.kind);
        const same = counts.get(keyOf(notice)) ?? [];
        if (isAboutItem && same.length < lists)
            return false;
        return same[0] === notice || ((0,_model_notice_js__WEBPACK_IMPORTED_MODULE_10__/* .isGap */ .N)(notice) && !isAboutItem);
    });
}
/** Lists the repositories of findings again. @throws PlatformError, PagingError */
async function listAgain(context, findings) {
    const rows = [];
    const endedAtMs = new Map();
    // Other notices only repeat those of the first listing.
    const quiet = { ...context, notices: [] };
    for (const [issueType, sameKind] of Map.groupBy(findings, ({ kind }) => kind)) {
        const read = (filters) => listFindings(quiet, { issueType, filters }, { exactNames: true });
        const names = [...new Set(sameKind.map(({ repository }) => repository))];
        const isKnown = names.every((name) => name !== undefined);
        for (const repos of isKnown ? chunksOf(names, _conditions_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_VALUES */ .Ex) : [undefined]) {
            const list = await read(repos === undefined ? {} : { repos });
            for (const finding of list.selected)
                rows.push(finding);
            const renamed = await renamedRepositories(quiet, sameKind, repos, list.selected);
            if (renamed.length > 0)
                rows.push(...(await read({ repos: renamed })).selected);
            for (const repository of [...(repos ?? [undefined]), ...renamed])
                endedAtMs.set(repositoryKey({ kind: issueType, repository }), list.endedAtMs.get(issueType) ?? 0);
        }
    }
    const gaps = quiet.notices.filter(_model_notice_js__WEBPACK_IMPORTED_MODULE_10__/* .isGap */ .N);
    context.notices.push(...gaps);
    return { findings: rows, endedAtMs, mayLackRows: gaps.length > 0 };
}
/** The present names of renamed repositories, which list none of their findings. */
async function renamedRepositories(context, findings, repositories = [], present) {
    const ids = new Set(present.map(({ id }) => id));
    const names = [];
    for (const name of repositories) {
        const own = findings.filter(({ repository }) => repository === name);
        if (own.some(({ id }) => ids.has(id)))
            continue;
        try {
            const project = await (0,_model_directory_js__WEBPACK_IMPORTED_MODULE_1__/* .presentProject */ .VU)(context, { name, id: own[0]?.repository_id });
            if ((0,_model_names_js__WEBPACK_IMPORTED_MODULE_11__/* .nameKey */ .Rc)(project.name) !== (0,_model_names_js__WEBPACK_IMPORTED_MODULE_11__/* .nameKey */ .Rc)(name))
                names.push(project.name);
        }
        catch (error) {
            // A project that is gone has no findings; any other one may have them.
            if (!(0,_platform_http_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .hasStatus */ .Ro)(error, [404]))
                throw error;
        }
    }
    return names;
}
function chunksOf(items, size) {
    return Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));
}


/***/ }),

/***/ 9597:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A5: () => (/* binding */ selectRows),
/* harmony export */   Uk: () => (/* binding */ selectedProjects),
/* harmony export */   uI: () => (/* binding */ distinctRows),
/* harmony export */   wM: () => (/* binding */ readServerList)
/* harmony export */ });
/* unused harmony export rowKeeper */
/* harmony import */ var _model_context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4112);
/* harmony import */ var _model_directory_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3480);
/* harmony import */ var _model_findings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3917);
/* harmony import */ var _model_notice_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7963);
/* harmony import */ var _model_refs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3109);
/* harmony import */ var _model_step_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7761);
/* harmony import */ var _conditions_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2340);
/* harmony import */ var _filter_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(20);
/* harmony import */ var _items_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6380);









function count(counts, name, rows = 1) {
    counts.set(name, (counts.get(name) ?? 0) + rows);
}
/** @throws PlatformError, PagingError where no list can be read */
async function readServerList(context, query, options) {
    const { issueType, filters } = query;
    const { scope = filters.has_ticket === undefined ? 'query' : 'branches' } = options;
    // The other scopes have the rows of all branches, and the list of secrets has no filter by branch.
    const isByBranch = filters.ref === _model_refs_js__WEBPACK_IMPORTED_MODULE_7__/* .PRIMARY_REF */ .bO && scope === 'query' && issueType !== 'secrets';
    const read = isByBranch ? readPrimaryBranches : readList;
    return read(context, query, { ...options, scope });
}
function selectedProjects({ filters }, { projects, find }) {
    const isSelected = (0,_conditions_js__WEBPACK_IMPORTED_MODULE_4__/* .repositoryTest */ .jX)(filters, find);
    return projects.filter(({ name }) => isSelected(name));
}
/**
 * Reads one list for each branch that is a project's primary one. Servers name a branch `main` or `refs/heads/main`: if
 * no row comes for the name that the project has, the other is tried. A list that fails is a gap.
 */
async function readPrimaryBranches(context, query, options) {
    const lists = [];
    const forgotten = new Map();
    const unread = [];
    const projects = selectedProjects(query, await (0,_model_directory_js__WEBPACK_IMPORTED_MODULE_1__/* .projectDirectory */ .t6)(context));
    const names = projects.flatMap(({ primaryBranch }) => primaryBranch ?? []);
    const branches = new Map(names.map((name) => [(0,_model_refs_js__WEBPACK_IMPORTED_MODULE_7__/* .shortRef */ .m3)(name), name]));
    for (const [branch, name] of branches) {
        try {
            for (const ref of (0,_model_refs_js__WEBPACK_IMPORTED_MODULE_7__/* .refNames */ .kO)(name)) {
                const list = await readList(context, query, { ...options, ref });
                lists.push(list);
                for (const [filter, rows] of list.forgotten)
                    count(forgotten, filter, rows);
                if (list.rows.length > 0)
                    break;
            }
        }
        catch (error) {
            unread.push({ kind: 'list-unread', subject: query.issueType, ref: branch, cause: (0,_model_step_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .listFailure */ .PH)(error) });
            if (unread.length === branches.size)
                throw error;
        }
    }
    context.notices.push(...unread);
    return {
        rows: distinctRows(lists.flatMap(({ rows }) => rows)),
        forgotten,
        sent: new Set(lists.flatMap(({ sent }) => [...sent])),
        endedAtMs: Math.min(...lists.map(({ endedAtMs }) => endedAtMs)),
    };
}
/** Each row once, in its latest state. */
function distinctRows(rows) {
    return [...new Map(rows.map((row) => [row.id, row])).values()];
}
async function readList(context, query, options) {
    const { platform, notices, clock } = context;
    const { issueType, filters } = query;
    const { scope, ref, pageSize } = options;
    const inScope = Object.entries(filters).filter(([name]) => isInScope(name, issueType, scope));
    const { parameters, sent } = (0,_conditions_js__WEBPACK_IMPORTED_MODULE_4__/* .listParameters */ .nB)({ issueType, filters: Object.fromEntries(inScope) });
    const keep = scope === 'query' ? rowKeeper(filters, sent, options) : undefined;
    const read = async (dedup) => issueType === 'secrets'
        ? platform.secrets(await (0,_model_context_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveId */ .Sv)(context), parameters, pageSize)
        : platform.findings(await (0,_model_context_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveSlug */ .qo)(context), { ...parameters, ref, dedup }, pageSize, keep);
    const tests = testsOf(filters, sent).filter(({ name }) => sent.has(name));
    const isIgnored = (row) => typeof row === 'string' ? sent.has(row) : (0,_filter_js__WEBPACK_IMPORTED_MODULE_5__/* .failedTest */ .sf)(tests, row) !== undefined;
    // `dedup` gives one row for all branches, which may fail a filter that another branch's row meets.
    const isSafe = Object.keys(filters).every((name) => (0,_conditions_js__WEBPACK_IMPORTED_MODULE_4__/* .findingFilter */ .Iv)(name).shared || sent.has(name));
    const mayDedup = options.once && issueType !== 'secrets' && isSafe;
    let list = await read(mayDedup || undefined);
    // The server chose among rows without the filter that it ignored.
    if (mayDedup && list.rows.some(isIgnored))
        list = await read();
    const rows = [];
    const forgotten = new Map();
    for (const row of list.rows)
        if (typeof row === 'string')
            count(forgotten, row);
        else
            rows.push(row);
    if (list.cut !== undefined)
        notices.push({ kind: 'list-cut', subject: issueType, cause: list.cut.message });
    return { rows, forgotten, sent, endedAtMs: clock.now() };
}
function isInScope(name, issueType, scope) {
    if (scope === 'repositories')
        return name === 'repos';
    // A secret has one row for all its branches.
    return scope === 'query' || issueType === 'secrets' || (0,_conditions_js__WEBPACK_IMPORTED_MODULE_4__/* .findingFilter */ .Iv)(name).shared === true;
}
/** Tests of rows, those by the server's filters first, so that each row counts for one that it ignored. */
function testsOf(filters, sent, findProject) {
    return Object.entries(filters)
        .map(([name, value]) => ({ name, test: (0,_conditions_js__WEBPACK_IMPORTED_MODULE_4__/* .filterTest */ .Jz)(name, value, findProject) }))
        .sort((left, right) => Number(sent.has(right.name)) - Number(sent.has(left.name)));
}
/**
 * Replaces a row that the query does not select by the name of the filter that decided against it, so that a list of a
 * million fits into memory. Queries by items, projects or tickets need all rows.
 */
function rowKeeper(filters, sent, { exactNames }) {
    const needsAll = Object.keys(filters).some((name) => name === 'has_ticket' || (0,_conditions_js__WEBPACK_IMPORTED_MODULE_4__/* .findingFilter */ .Iv)(name).test);
    const needsItems = (0,_items_js__WEBPACK_IMPORTED_MODULE_6__/* .itemFilters */ .ho)(filters).some(({ filter, list: { names, patterns, except } }) => [...names, ...patterns, ...except].some((item) => !filter.values?.includes((0,_filter_js__WEBPACK_IMPORTED_MODULE_5__/* .canonicalOf */ .qe)(filter)(item))));
    if (needsAll || (needsItems && !exactNames))
        return (row) => row;
    const tests = testsOf(filters, sent);
    return (row) => {
        const failure = (0,_filter_js__WEBPACK_IMPORTED_MODULE_5__/* .failedTest */ .sf)(tests, row);
        // Notices count rows that lack a field, and a ticket is that of the finding's other rows, too.
        const isForgotten = failure?.isUndecided === false && row.ticket === undefined;
        return isForgotten ? failure.failed.name : row;
    };
}
/** Notices count rows that lack a field, and those of a filter that was ignored. */
function selectRows({ notices }, { issueType, filters }, { rows, forgotten, sent }, findProject) {
    const tests = testsOf(filters, sent, findProject);
    const ignored = new Map(forgotten);
    const missing = [];
    const selected = rows.filter((row) => {
        const failure = (0,_filter_js__WEBPACK_IMPORTED_MODULE_5__/* .failedTest */ .sf)(tests, row);
        if (failure?.isUndecided)
            missing.push((0,_model_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .filterInput */ .ts)(failure.failed));
        else if (failure !== undefined)
            count(ignored, failure.failed.name);
        return failure === undefined;
    });
    for (const [filter, number] of ignored)
        if (sent.has(filter))
            notices.push({ kind: 'filter-ignored', filter, rows: number });
    notices.push(...(0,_model_notice_js__WEBPACK_IMPORTED_MODULE_8__/* .fieldGaps */ .E)(issueType, missing));
    return selected;
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


/***/ })

};
