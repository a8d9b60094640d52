export const id = 933;
export const ids = [933];
export const modules = {

/***/ 7092:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ newExecution),
/* harmony export */   g: () => (/* binding */ execute)
/* harmony export */ });
/* harmony import */ var _model_step_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7761);
/* harmony import */ var _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9323);
/* harmony import */ var _platform_http_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9999);



/** The oldest that the read before a write may be: for the first write of a kind, and for kinds that ask for it. */
const MAX_READ_AGE_MS = 10_000;
/** When an answer does not show the change: read at once, and again after these pauses. */
const LOOKS_AFTER_MS = [0, 500, 2000];
/** This many refusals with 403, without a success before them, mean that the token may not write. */
const MAX_FORBIDDEN = 3;
function newExecution(context) {
    return { context, forbidden: 0, mayWrite: false };
}
/**
 * Writes the rows that are `not-reached`, and records in each what happened (docs/writing.md). Writes go one at a time
 * until one is verified, then up to `concurrency` at the same time.
 *
 * @throws whatever ends a step: cancellation, the time limit, a refused token, an effect that nobody asked for
 */
async function execute(execution, kind, rows, concurrency = 1) {
    const run = { execution, kind, isProven: false };
    const { first = [], others = [] } = Object.groupBy(kind.group(rows.filter(isPending)), (write) => kind.revealsSideEffects?.(write) ? 'first' : 'others');
    const writes = [...first, ...others];
    const make = async (write) => {
        await new Attempts(run, write).make();
        execution.context.progress.advance(write.rows.length);
    };
    let made = 0;
    for (const write of writes) {
        if (run.isProven)
            break;
        await make(write);
        made += 1;
    }
    await (0,_model_step_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .forEachConcurrently */ .DW)(writes.slice(made), concurrency, make);
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
    #isFirst;
    #form;
    #triedForms = 1;
    #seen;
    #readAtMs;
    /** Rows whose requests may have taken effect. */
    #sent = new Set();
    /** Why the outcome of the last of those requests is open; undefined once it was answered. */
    #open;
    #refusal;
    #isWarned = false;
    constructor(run, { rows, seen, readAtMs }) {
        this.#run = run;
        this.#kind = run.kind;
        this.#context = run.execution.context;
        this.#rows = rows;
        this.#seen = seen;
        this.#readAtMs = readAtMs;
        this.#isFirst = !run.isProven;
        this.#form = run.form ?? 0;
    }
    /** @throws whatever ends the step */
    async make() {
        try {
            await this.#send();
            this.#decideRest();
        }
        catch (error) {
            this.#fail(error);
            if ((0,_model_step_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .endsStep */ .hw)(error))
                throw error;
        }
        const { mayWrite, forbidden } = this.#run.execution;
        if (this.#refusal !== undefined && !mayWrite && forbidden === MAX_FORBIDDEN)
            throw this.#refusal;
    }
    /** Sends the missing rows and verifies them, until none is missing or no attempt remains. */
    async #send() {
        const { clock, stop, maxRetries } = this.#context;
        let repeats = 0;
        for (;;) {
            if (this.#isStale())
                await this.#look();
            const rows = this.#kind.next(this.#pending(), this.#seen);
            if (rows.length === 0)
                return;
            const before = this.#seen;
            const answer = await this.#request(rows, repeats + 1);
            switch (answer.kind) {
                case 'limited':
                    continue;
                case 'not-sent':
                    if (repeats === maxRetries)
                        return this.#refused(new _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .PlatformError */ .Wk(answer.failure));
                    break;
                case 'refused':
                    if ((0,_platform_http_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isRefusedForm */ .xc)(answer.error) && this.#turnsToOtherForm(answer.error))
                        continue;
                    this.#noteForbidden(answer.error);
                    return this.#refused(answer.error);
                case 'answered':
                case 'empty':
                    if (await this.#isShown(answer, before, rows)) {
                        repeats = 0;
                        continue;
                    }
                    if (this.#pending().length > 0 && this.#turnsToOtherForm())
                        continue;
                    return;
                case 'open':
                    this.#open = answer.failure;
            }
            await clock.sleep(answer.delayMs, stop);
            if (answer.kind === 'open') {
                await this.#look();
                this.#compare(before, rows);
                if (repeats === maxRetries || this.#kind.isRepeatable === false)
                    return;
            }
            repeats += 1;
        }
    }
    /** Sends one request, and records whether it may have taken effect. */
    async #request(rows, attempts) {
        try {
            const answer = await this.#kind.send(this.#context, rows, this.#seen, { attempts, form: this.#form });
            if (answer.kind === 'answered' || answer.kind === 'empty' || answer.kind === 'open') {
                for (const row of rows)
                    this.#sent.add(row);
                this.#run.execution.mayWrite = true;
            }
            return answer;
        }
        catch (error) {
            if (mayHaveTakenEffect(error))
                for (const row of rows)
                    this.#sent.add(row);
            throw error;
        }
    }
    /** Whether an answer, or a read after it, shows the rows of its request. */
    async #isShown(answer, before, rows) {
        const { clock, stop } = this.#context;
        let looks = LOOKS_AFTER_MS;
        if (answer.kind === 'empty') {
            if (answer.failure.kind === 'another-answer')
                this.#endForAnotherProject(rows, answer.failure);
            this.#open = answer.failure;
        }
        else {
            this.#see(this.#kind.seenIn(answer.value, before));
            this.#compare(before, rows);
            if (this.#kind.answersDecide) {
                await this.#decideUnnamed(rows);
                looks = [];
            }
        }
        for (const pauseMs of looks) {
            if (this.#kind.read === undefined || !rows.some(isPending))
                break;
            await clock.sleep(pauseMs, stop);
            await this.#look();
            this.#compare(before, rows);
        }
        if (rows.some(isPending))
            return false;
        this.#open = undefined;
        this.#refusal = undefined;
        this.#run.form = this.#form;
        return true;
    }
    /** Decides rows that the answer does not name: an earlier request, still open, may have written them. */
    async #decideUnnamed(rows) {
        const left = rows.filter(isPending);
        if (left.length === 0)
            return;
        if (this.#open !== undefined)
            return this.#look();
        for (const row of left) {
            const refusal = this.#kind.refusalIn?.(this.#seen, row.change);
            set(row, refusal?.state ?? 'failed', refusal?.failure ?? { kind: 'not-triaged' });
        }
    }
    /** @throws StepError when the kind's first write, or an answer about something else, shows what nobody asked for */
    #compare(before, rows) {
        const sideEffect = this.#kind.sideEffectIn?.(before, this.#seen, rows);
        if (sideEffect === undefined) {
            if (rows.some(({ state }) => state === 'changed'))
                this.#run.isProven = true;
            return;
        }
        const { failure, notice } = sideEffect;
        if (sideEffect.endsStep || this.#isFirst)
            this.#endWith(rows, failure);
        if (notice !== undefined && !this.#isWarned)
            this.#context.notices.push(notice);
        this.#isWarned = true;
    }
    #endForAnotherProject(rows, { expected, got }) {
        const nameOf = (one) => one?.name ?? String(one?.id ?? '');
        const [of, items] = [nameOf(expected), [nameOf(got)]];
        return this.#endWith(rows, { kind: 'foreign', what: 'project', of, items });
    }
    #endWith(rows, failure) {
        for (const row of rows)
            set(row, 'failed', failure);
        throw new _model_step_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StepError */ .zg(failure);
    }
    /** A refusal says nothing about an earlier request of this write, so read again. */
    async #refused(error) {
        this.#refusal = withMessageOf(error, this.#refusal);
        if (this.#sent.size > 0)
            await this.#look();
    }
    #turnsToOtherForm(refusal) {
        const { forms = 1 } = this.#kind;
        if (this.#run.form !== undefined || this.#triedForms === forms)
            return false;
        this.#triedForms += 1;
        this.#form = (this.#form + 1) % forms;
        this.#refusal = refusal;
        return true;
    }
    /** Counts refusals with 403 until a write gets another answer. */
    #noteForbidden(error) {
        const { execution } = this.#run;
        if (execution.mayWrite)
            return;
        if (error.failure.status === 403)
            execution.forbidden += 1;
        else
            execution.mayWrite = true;
    }
    #isStale() {
        if (!(this.#kind.readsBeforeEach || this.#isFirst))
            return false;
        return this.#readAtMs === undefined || this.#context.clock.now() - this.#readAtMs > MAX_READ_AGE_MS;
    }
    async #look() {
        const seen = await this.#kind.read?.(this.#context, this.#rows, this.#seen);
        if (seen !== undefined)
            this.#see(seen);
    }
    #see(seen) {
        this.#seen = seen;
        this.#readAtMs = this.#context.clock.now();
        for (const row of this.#pending()) {
            if (!this.#kind.shows(seen, row.change))
                continue;
            set(row, this.#sent.has(row) ? 'changed' : 'unchanged');
            row.seen = this.#kind.resultIn?.(seen, row.change);
        }
    }
    #pending() {
        return this.#rows.filter(isPending);
    }
    /** Decides the rows that are still open; nothing more is sent. */
    #decideRest() {
        for (const row of this.#pending()) {
            if (this.#sent.has(row))
                this.#unknown(row);
            else if (this.#refusal !== undefined)
                set(row, 'failed', this.#refusal.failure);
            else {
                row.state = 'left';
                row.seen = this.#kind.valueIn?.(this.#seen, row.change);
            }
        }
    }
    #fail(error) {
        for (const row of this.#pending()) {
            if (this.#sent.has(row))
                this.#unknown(row, error);
            else if (!(0,_platform_http_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .endsAllRequests */ .iC)(error))
                set(row, 'failed', (0,_model_step_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .rowFailureOf */ .EQ)(error));
        }
    }
    #unknown(row, error) {
        const cause = this.#open ?? (error instanceof _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .PlatformError */ .Wk ? error.failure : undefined);
        const seen = this.#kind.valueIn?.(this.#seen, row.change);
        set(row, 'unknown', cause === undefined ? { kind: 'not-shown', seen } : { kind: 'unknown', cause });
    }
}
function set(row, state, failure) {
    row.state = state;
    row.failure = failure;
}
/** Joins the messages of both forms: the first refusal may not have been about the form. */
function withMessageOf(error, earlier) {
    const messages = [earlier, error].flatMap((one) => one?.failure.serverMessage ?? []);
    return new _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .PlatformError */ .Wk({
        ...error.failure,
        serverMessage: [...new Set(messages)].join('; ') || undefined,
    });
}
function mayHaveTakenEffect(error) {
    if (error instanceof _platform_http_path_js__WEBPACK_IMPORTED_MODULE_2__/* .NameError */ .Qb)
        return false;
    if (!(error instanceof _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .PlatformError */ .Wk))
        return true;
    const { sent, status } = error.failure;
    return sent && status !== 401 && status !== 429;
}


/***/ }),

/***/ 4686:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $X: () => (/* binding */ byProject),
/* harmony export */   GL: () => (/* binding */ countOfChanges),
/* harmony export */   J5: () => (/* binding */ checkLimits),
/* harmony export */   Jb: () => (/* binding */ rowsByKind),
/* harmony export */   WX: () => (/* binding */ findingsOf),
/* harmony export */   dL: () => (/* binding */ plannedRow),
/* harmony export */   ej: () => (/* binding */ maxChanges),
/* harmony export */   nZ: () => (/* binding */ isDue),
/* harmony export */   ph: () => (/* binding */ inState),
/* harmony export */   tq: () => (/* binding */ throwIfFailed),
/* harmony export */   zX: () => (/* binding */ policyEntries)
/* harmony export */ });
/* harmony import */ var _model_context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4112);
/* harmony import */ var _model_step_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7761);


/** A row for a change that is still to be made; in a dry run, one that would be made. */
function plannedRow(change, isDryRun, why) {
    return { change, why, state: isDryRun ? 'would-change' : 'not-reached' };
}
function rowsByKind(rows) {
    const kinds = Object.groupBy(rows, kindOf);
    return {
        policies: (kinds['policy part'] ?? []),
        projects: (kinds.project ?? []),
        findings: (kinds.finding ?? []),
        tickets: (kinds.ticket ?? []),
    };
}
function inState(rows, ...states) {
    return rows.filter(({ state }) => states.includes(state));
}
function findingsOf(rows) {
    return rows.map(({ change }) => change.finding);
}
/** Whether the row is still to be written, or would be without the dry run. */
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
    return rows.reduce((worst, row) => {
        return WORST_FIRST.indexOf(row.state) < WORST_FIRST.indexOf(worst.state) ? row : worst;
    });
}
function byProject(rows) {
    return [...Map.groupBy(rows, ({ change }) => change.project.name).values()].map((ofOne) => {
        const { change, state } = worstOf(ofOne);
        return { project: change.project, state, rows: ofOne };
    });
}
/**
 * Fails a step that has failed rows. Each project counts once, by its worst row.
 *
 * @throws StepError rows-failed
 */
function throwIfFailed(rows) {
    for (const [of, group] of Map.groupBy(rows, kindOf)) {
        const things = Map.groupBy(group, ({ change }) => ('project' in change ? change.project.name : change));
        const worst = [...things.values()].map(worstOf);
        const failed = worst.filter(({ state }) => state === 'failed');
        const unknown = worst.filter(({ state }) => state === 'unknown');
        const first = failed[0] ?? unknown[0];
        if (first === undefined)
            continue;
        throw new _model_step_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .StepError */ .zg({
            kind: 'rows-failed',
            of,
            failed: failed.length,
            unknown: unknown.length,
            selected: things.size,
            first: first.failure,
        });
    }
}
function kindOf({ change }) {
    if (change.field === 'policies')
        return 'policy part';
    if (change.field === 'ticket')
        return 'ticket';
    return change.field === 'triage' ? 'finding' : 'project';
}
/** The number of changes in rows; each entry of a policy difference counts as one. */
function countOfChanges(rows) {
    return rows.filter(({ change }) => change.field !== 'policies').length + policyEntries(rows).length;
}
function policyEntries(rows) {
    return rows.flatMap(({ change }) => (change.field === 'policies' ? change.entries : []));
}
/**
 * Stops a step that would change more than its limits allow, before its first write. A dry run goes on and says so.
 *
 * @throws StepError too-many-changes
 */
function checkLimits(context, over) {
    if (over.length === 0)
        return;
    if ((0,_model_context_js__WEBPACK_IMPORTED_MODULE_0__/* .isWriting */ .x)(context))
        throw new _model_step_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .StepError */ .zg({ kind: 'too-many-changes', figures: [...over] });
    for (const one of over)
        context.notices.push({ kind: 'would-be-too-many', ...one });
}
/** @param allowed undefined = no limit */
function maxChanges(allowed, figure, of) {
    return allowed === undefined || figure <= allowed ? [] : [{ limit: 'max-changes', allowed, figure, of }];
}


/***/ }),

/***/ 4112:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ resultOf),
/* harmony export */   x: () => (/* binding */ isWriting)
/* harmony export */ });
/* harmony import */ var _step_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7761);

/** Whether the step may write: it has what it takes. */
function isWriting(context) {
    return context.writer !== undefined;
}
/** What `work` found out; what ends it early is the failure, and what was done until then is still reported. */
async function resultOf(context, request, work) {
    const found = await work().catch((error) => ({ failure: (0,_step_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .stepFailureOf */ .WT)(error) }));
    const { deployment, notices } = context;
    const result = { operation: request.operation, request, deployment, notices };
    return Object.assign(result, found);
}


/***/ }),

/***/ 8835:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   read: () => (/* binding */ read)
/* harmony export */ });
/* harmony import */ var _inputs_source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(686);

const MAX_PAGE_SIZE = 100;
async function read(source) {
    const { reader } = source;
    // Blanks at its start mean something in YAML.
    const text = reader.texts.get('dependency-filter') ?? '';
    const filter = text.trim() === '' ? undefined : await readFilter(reader, text);
    const pageSize = (0,_inputs_source_js__WEBPACK_IMPORTED_MODULE_0__/* .readPageSize */ .lh)(source, MAX_PAGE_SIZE);
    return { filter, pageSize };
}
/** Loaded only where there is YAML to parse. */
async function readFilter(reader, text) {
    const { readDependencyFilter } = await Promise.all(/* import() | dependency-filter */[__webpack_require__.e(238), __webpack_require__.e(159)]).then(__webpack_require__.bind(__webpack_require__, 8921));
    return readDependencyFilter(reader, text);
}


/***/ }),

/***/ 2492:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   run: () => (/* binding */ run)
/* harmony export */ });
/* harmony import */ var _model_context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4112);
/* harmony import */ var _model_deployment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2396);


/** Lists the repositories that have matching dependencies (web-api.md 4.7). */
function run(context, request) {
    return (0,_model_context_js__WEBPACK_IMPORTED_MODULE_0__/* .resultOf */ .B)(context, request, async () => {
        const { filter, pageSize } = request;
        const id = await (0,_model_deployment_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveId */ .Sv)(context);
        context.progress.begin('listing');
        return { listed: await context.platform.repositoriesWithDependencies(id, filter, { pageSize }) };
    });
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
    // Policies come on one page.
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
/* harmony import */ var _model_deployment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2396);
/* harmony import */ var _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9323);



/** Lists the policies of the deployment (web-api.md 4.6), or those that have replaced them (field-notes, "Policies"). */
function run(context, request) {
    return (0,_model_context_js__WEBPACK_IMPORTED_MODULE_0__/* .resultOf */ .B)(context, request, async () => {
        const { platform } = context;
        const id = await (0,_model_deployment_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveId */ .Sv)(context);
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
async function newerPolicies({ platform, notices }, id) {
    const { products, unknown } = await platform.detectionPolicies(id);
    if (unknown.length > 0)
        notices.push({ kind: 'products-unknown', products: unknown });
    const { bundle } = await platform.policyBundle(id, 'remediation');
    return [
        ...Object.entries(products).map(([product, one]) => ({
            ...one.bundle,
            kind: 'detection',
            product: product,
        })),
        ...bundle.policies.map((policy) => ({ ...policy, kind: 'remediation' })),
    ];
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
/* harmony import */ var _model_context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4112);
/* harmony import */ var _model_deployment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2396);
/* harmony import */ var _model_nearest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7957);
/* harmony import */ var _model_step_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7761);
/* harmony import */ var _projects_select_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7878);





/** GitHub's limit of jobs in one matrix. */
const MAX_SHARDS = 256;
const ALL = { names: [], patterns: [], except: [], tagged: [] };
/** Lists the projects of the deployment (web-api.md 4.1), all or the selected ones. */
function run(context, request) {
    return (0,_model_context_js__WEBPACK_IMPORTED_MODULE_0__/* .resultOf */ .B)(context, request, async () => {
        const { projects = ALL, shard, shardSize, pageSize } = request;
        const slug = await (0,_model_deployment_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveSlug */ .qo)(context);
        const inShard = (0,_projects_select_js__WEBPACK_IMPORTED_MODULE_4__/* .shardFilter */ .Vy)(shard);
        const { selected, names, matcher } = await (0,_projects_select_js__WEBPACK_IMPORTED_MODULE_4__/* .matchProjects */ .CS)(context, slug, projects, { pageSize });
        (0,_model_nearest_js__WEBPACK_IMPORTED_MODULE_2__/* .noteUnmatched */ ._d)(context, 'projects', matcher.unmatched(), names);
        if (request.projects !== undefined && selected.length === 0) {
            throw new _model_step_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .StepError */ .zg({ kind: 'nothing-selected', patterns: (0,_projects_select_js__WEBPACK_IMPORTED_MODULE_4__/* .selectedItems */ .QD)(projects) });
        }
        // A matrix without jobs is an error on GitHub, so that an empty deployment has one empty shard.
        const shards = Math.max(1, Math.ceil(selected.length / shardSize));
        if (shards > MAX_SHARDS)
            context.notices.push({ kind: 'many-shards', shards });
        return { listed: selected.filter(({ name }) => inShard(name)), shards: Math.min(MAX_SHARDS, shards) };
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
    if (!reader.given('diff-scan') && !reader.given('full-scan')) {
        reader.problem('diff-scan', 'is empty, and so is `full-scan`; give at least one of them');
    }
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
    return (0,_projects_fleet_js__WEBPACK_IMPORTED_MODULE_0__/* .runFleet */ .g)(context, request, {
        wanted: (project) => (0,_projects_project_js__WEBPACK_IMPORTED_MODULE_1__/* .switchChanges */ .A8)(project, wanted),
        // The switches are absent from the elements of the list.
        readsEach: true,
    });
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


function read(source) {
    const { reader } = source;
    const tags = reader.list('tags');
    const removeTags = reader.list('remove-tags');
    if (!reader.isGiven('tags') && !reader.isGiven('remove-tags')) {
        reader.problem('tags', 'is empty, and so is `remove-tags`; give at least one tag');
    }
    checkTags(source);
    (0,_inputs_source_js__WEBPACK_IMPORTED_MODULE_0__/* .checkExceptions */ .No)(reader, 'remove-tags');
    return { ...(0,_inputs_source_js__WEBPACK_IMPORTED_MODULE_0__/* .readFleet */ .p9)(source), tags, removeTags };
}
function checkTags({ reader }) {
    const seen = new Map();
    reader.check('tags', (tag) => {
        const bare = tag.replace(/^[-!]+\s*/, '');
        const what = bare === '' ? 'it there' : `${(0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(bare)} there`;
        if (bare !== tag)
            return `starts with \`${tag.charAt(0)}\`; tags are removed by \`remove-tags\`: give ${what}`;
        const other = seen.get(tag.toLowerCase());
        seen.set(tag.toLowerCase(), tag);
        return other && `differs from ${(0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(other)} only in case; give one of them`;
    });
}


/***/ }),

/***/ 5030:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   run: () => (/* binding */ run)
/* harmony export */ });
/* harmony import */ var _model_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(519);
/* harmony import */ var _model_selection_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8985);
/* harmony import */ var _projects_fleet_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6724);
/* harmony import */ var _projects_project_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4849);




/** The file by which a repository sets its own tags, at the root of the workspace. */
const WORKSPACE_CONFIG = '.semgrepconfig.yml';
const MAX_CONFIG_BYTES = 64 * 1024;
/** Adds tags to every selected project, and removes others (web-api.md 4.3, field-notes "Projects"). */
async function run(context, request) {
    const { tags, removeTags } = request;
    const removed = (0,_model_selection_js__WEBPACK_IMPORTED_MODULE_2__/* .nameMatcher */ .MH)((0,_model_selection_js__WEBPACK_IMPORTED_MODULE_2__/* .nameListOf */ .R1)(removeTags));
    let spares = false;
    const removes = (tag) => {
        const isNamed = removeTags.length > 0 && removed.matches(tag);
        const isSpared = isNamed && tag === _model_names_js__WEBPACK_IMPORTED_MODULE_3__/* .PLATFORM_TAG */ .Pf && !(0,_model_names_js__WEBPACK_IMPORTED_MODULE_3__/* .hasTag */ .ti)(removeTags, tag);
        spares ||= isSpared;
        return isNamed && !isSpared;
    };
    // Read before the work: nothing that the repository controls stands between the work and its report.
    if (await workspaceSetsTags(context)) {
        context.notices.push({ kind: 'tags-in-workspace', file: WORKSPACE_CONFIG });
    }
    const result = await (0,_projects_fleet_js__WEBPACK_IMPORTED_MODULE_0__/* .runFleet */ .g)(context, request, {
        wanted: (project) => (0,_projects_project_js__WEBPACK_IMPORTED_MODULE_1__/* .tagChanges */ .qM)(project, tags, removes),
        readsEach: false,
    });
    return spares ? { ...result, notices: [...result.notices, { kind: 'platform-tag-spared' }] } : result;
}
/** Whether the project's next scan will override the tags that are set here. */
async function workspaceSetsTags({ readFile }) {
    const { text } = await readFile(WORKSPACE_CONFIG, MAX_CONFIG_BYTES);
    // A key at the start of a line, or in a flow map: the file is not ours to judge any closer.
    return text !== undefined && /^(?:\{\s*)?["']?tags["']?\s*:/m.test(text);
}


/***/ }),

/***/ 6724:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ runFleet)
/* harmony export */ });
/* harmony import */ var _changes_execute_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7092);
/* harmony import */ var _changes_rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4686);
/* harmony import */ var _model_context_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4112);
/* harmony import */ var _model_deployment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2396);
/* harmony import */ var _model_nearest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7957);
/* harmony import */ var _model_step_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7761);
/* harmony import */ var _find_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4173);
/* harmony import */ var _kinds_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1567);
/* harmony import */ var _project_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4849);
/* harmony import */ var _select_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7878);










/** More names than this are not misspelt, but of another deployment or token. */
const MAX_NAMES = 20;
/** Reads first, for all; checks the whole plan; then makes what differs. */
async function runFleet(context, request, rule) {
    let planned = [];
    const rows = () => planned.flatMap((one) => one.rows);
    const end = await (0,_model_context_js__WEBPACK_IMPORTED_MODULE_2__/* .resultOf */ .B)(context, request, async () => {
        const slug = await (0,_model_deployment_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveSlug */ .qo)(context);
        const { projects: selection, shard } = request;
        const { selected, names } = await (0,_select_js__WEBPACK_IMPORTED_MODULE_9__/* .selectProjects */ .hX)(context, slug, selection, shard);
        planned = selected.map((one) => ({ selected: one, rows: [rowWithout(one, 'not-reached')] }));
        const projects = (0,_project_js__WEBPACK_IMPORTED_MODULE_8__/* .observedProjects */ .hp)();
        context.progress.begin('reading', planned.length);
        await (0,_model_step_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .forEachConcurrently */ .DW)(planned, context.concurrency, async (one) => {
            try {
                const { listed } = one.selected;
                const isEnough = listed !== undefined && !rule.readsEach;
                const observed = isEnough ? { project: listed } : await (0,_project_js__WEBPACK_IMPORTED_MODULE_8__/* .readProject */ .Wh)(context, slug, one.selected);
                projects.add(observed);
                // A name that the list lacks says nothing of tags.
                one.rows = (0,_select_js__WEBPACK_IMPORTED_MODULE_9__/* .isTagged */ .$J)(observed.project, selection) ? rowsOf(context, observed.project, rule) : [];
            }
            catch (error) {
                if (!(0,_model_step_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .endsStep */ .hw)(error))
                    one.rows = [rowWithout(one.selected, 'failed', (0,_model_step_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .rowFailureOf */ .EQ)(error))];
                else
                    throw error;
            }
            finally {
                context.progress.advance(1);
            }
        });
        await suggestNames(context, slug, rows(), names);
        const changing = planned.filter((one) => one.rows.some(({ change }) => change.field !== 'none'));
        (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .checkLimits */ .J5)(context, (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .maxChanges */ .ej)(request.maxChanges, changing.length, 'project'));
        if ((0,_model_context_js__WEBPACK_IMPORTED_MODULE_2__/* .isWriting */ .x)(context))
            await (0,_kinds_js__WEBPACK_IMPORTED_MODULE_7__/* .executeProjects */ .gu)((0,_changes_execute_js__WEBPACK_IMPORTED_MODULE_0__/* .newExecution */ .X)(context), slug, rows(), projects);
        (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .throwIfFailed */ .tq)(rows());
    });
    return { ...end, rows: rows() };
}
function rowsOf(context, project, { wanted }) {
    const changes = wanted(project);
    if (changes.length === 0)
        return [rowWithout({ name: project.name, listed: project }, 'unchanged')];
    return changes.map((change) => (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .plannedRow */ .dL)(change, !(0,_model_context_js__WEBPACK_IMPORTED_MODULE_2__/* .isWriting */ .x)(context)));
}
function rowWithout({ name, listed }, state, failure) {
    const project = listed === undefined ? { name } : (0,_project_js__WEBPACK_IMPORTED_MODULE_8__/* .projectRef */ .J$)(listed);
    return { change: { field: 'none', project }, state, failure };
}
/** For names that the platform does not know, the nearest that it does: one listing, and only after a failure. */
async function suggestNames(context, slug, rows, listed) {
    const missing = rows.filter(({ failure }) => failure?.kind === 'status' && failure.status === 404);
    if (missing.length === 0 || missing.length > MAX_NAMES)
        return;
    const names = listed ?? (await (0,_find_js__WEBPACK_IMPORTED_MODULE_6__/* .projectNames */ .Qw)(context, slug));
    if (names === undefined)
        return;
    for (const row of missing) {
        const near = (0,_model_nearest_js__WEBPACK_IMPORTED_MODULE_4__/* .nearestNames */ .LE)(row.change.project.name, names);
        if (near.length > 0 && row.failure?.kind === 'status')
            row.failure = { ...row.failure, near };
    }
}


/***/ })

};
