export const id = 787;
export const ids = [787];
export const modules = {

/***/ 7092:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ newExecution),
/* harmony export */   g: () => (/* binding */ execute)
/* harmony export */ });
/* harmony import */ var _model_saved_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(936);
/* harmony import */ var _model_step_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7761);
/* harmony import */ var _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9323);
/* harmony import */ var _platform_http_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9598);
/* harmony import */ var _platform_http_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9999);





/** The oldest that the read before a write may be: for the first write of a kind, and for kinds that ask for it. */
const MAX_READ_AGE_MS = 10_000;
/** When an answer does not show the change: read at once, and again after these pauses. */
const LOOKS_AFTER_MS = [0, 500, 2000];
/** This many refusals with 403, without a success before them, mean that the token may not write. */
const MAX_FORBIDDEN = 3;
/** What a report says of a row's outcome, at most: a failure, or the value that was seen instead. */
const MAX_OUTCOME_BYTES = 1024;
/**
 * @param rows all of the step
 * @throws StepError report-too-large where `undo` could not read the report of these rows
 */
function newExecution(context, rows) {
    const sizes = rows.map((row) => Buffer.byteLength((0,_platform_http_json_js__WEBPACK_IMPORTED_MODULE_3__/* .writeJson */ .GF)(row) ?? '') + MAX_OUTCOME_BYTES);
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    if (bytes > _model_saved_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_REPORT_BYTES */ .WA)
        throw new _model_step_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .StepError */ .zg({ kind: 'report-too-large', rows: rows.length });
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
    await (0,_model_step_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .forEachConcurrently */ .DW)(writes.slice(made), concurrency, make);
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
    #sentAtMs = 0;
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
            if ((0,_model_step_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .endsStep */ .hw)(error))
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
            if (this.#kind.lastsMs !== undefined && (answer.kind === 'open' || answer.kind === 'empty')) {
                this.#open = answer.failure;
                return this.#lookLate(before, rows, this.#kind.lastsMs);
            }
            switch (answer.kind) {
                case 'limited':
                    continue;
                case 'not-sent':
                    if (repeats === maxRetries)
                        return this.#refused(new _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PlatformError */ .Wk(answer.failure));
                    break;
                case 'refused':
                    if ((0,_platform_http_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .isRefusedForm */ .xc)(answer.error) && this.#turnsToOtherForm(answer.error))
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
                if (repeats === maxRetries)
                    return;
            }
            repeats += 1;
        }
    }
    /** Sends one request, and records whether it may have taken effect. */
    async #request(rows, attempts) {
        this.#sentAtMs = this.#context.clock.now();
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
        if (answer.kind === 'empty') {
            this.#open = answer.failure;
            if (answer.failure.kind === 'another-answer')
                this.#endForAnotherProject(answer.failure);
        }
        else {
            this.#see(this.#kind.seenIn(answer.value, before));
            this.#compare(before, rows);
            // An earlier request, still open, may have written rows that this answer does not name.
            if (this.#open === undefined && this.#kind.answersDecide?.(this.#seen))
                this.#refuseUnnamed(rows);
        }
        for (const pauseMs of LOOKS_AFTER_MS) {
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
    /** Reads at once, and again once the request cannot take effect any more. */
    async #lookLate(before, rows, lastsMs) {
        const { clock, stop } = this.#context;
        for (const afterMs of [0, lastsMs]) {
            if (!rows.some(isPending))
                return;
            await clock.sleep(Math.max(0, this.#sentAtMs + afterMs - clock.now()), stop);
            await this.#look();
            this.#compare(before, rows);
        }
    }
    #refuseUnnamed(rows) {
        for (const row of rows.filter(isPending)) {
            const refusal = this.#kind.refusalIn?.(this.#seen, row.change);
            set(row, refusal?.state ?? 'failed', refusal?.failure ?? { kind: 'not-triaged' });
        }
    }
    /** @throws StepError when the kind's first write, or an answer about something else, shows what nobody asked for */
    #compare(before, rows) {
        const failure = this.#kind.sideEffectIn?.(before, this.#seen, rows);
        if (failure === undefined) {
            if (rows.some(({ state }) => state === 'changed'))
                this.#run.isProven = true;
            return;
        }
        const { what, of, items } = failure;
        // After the first write, somebody else may have changed the project meanwhile.
        if (what === 'findings' || this.#isFirst)
            this.#endWith(rows, failure);
        if (what !== 'tags' || this.#isWarned)
            return;
        this.#isWarned = true;
        this.#context.notices.push({ kind: 'tags-gone', project: of, tags: items });
    }
    #endForAnotherProject({ expected, got }) {
        const nameOf = (one) => one?.name ?? String(one?.id ?? '');
        const [of, items] = [nameOf(expected), [nameOf(got)]];
        throw new _model_step_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .StepError */ .zg({ kind: 'foreign', what: 'project', of, items });
    }
    /** Rows that the answer shows took effect all the same. */
    #endWith(rows, failure) {
        if (this.#open === undefined && this.#kind.answersDecide?.(this.#seen))
            this.#refuseUnnamed(rows);
        throw new _model_step_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .StepError */ .zg(failure);
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
            else if (!(0,_platform_http_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .endsAllRequests */ .iC)(error) && !(error instanceof _model_step_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .StepError */ .zg))
                set(row, 'failed', (0,_model_step_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .rowFailureOf */ .EQ)(error));
        }
    }
    #unknown(row, error) {
        const cause = this.#open ?? (error instanceof _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PlatformError */ .Wk ? error.failure : undefined);
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
    return new _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PlatformError */ .Wk({
        ...error.failure,
        serverMessage: [...new Set(messages)].join('; ') || undefined,
    });
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

/***/ 2340:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bs: () => (/* binding */ RULE_TYPES),
/* harmony export */   Iv: () => (/* binding */ findingFilter),
/* harmony export */   J2: () => (/* binding */ FINDING_CONDITIONS),
/* harmony export */   Jz: () => (/* binding */ filterTest),
/* harmony export */   LW: () => (/* binding */ lacksField),
/* harmony export */   Y7: () => (/* binding */ filterOfRule),
/* harmony export */   d5: () => (/* binding */ findingCondition)
/* harmony export */ });
/* unused harmony export DECIDED_BY */
/* harmony import */ var _model_findings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3917);
/* harmony import */ var _model_selection_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8985);
/* harmony import */ var _filter_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20);
/* harmony import */ var _filters_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(334);




const BY_NAME = new Map(_filters_js__WEBPACK_IMPORTED_MODULE_1__/* .FINDING_FILTERS */ .W.map((filter) => [filter.name, filter]));
const BY_RULE = new Map(_filters_js__WEBPACK_IMPORTED_MODULE_1__/* .FINDING_FILTERS */ .W.map((filter) => [filter.rule?.name, filter]));
/** @throws Error for a name that no filter has */
function findingFilter(name) {
    const filter = BY_NAME.get(name);
    if (filter === undefined)
        throw new Error(`There is no filter ${name}`);
    return filter;
}
/** @throws Error for a key of a rule that decides about no row */
function filterOfRule(key) {
    const filter = BY_RULE.get(key);
    if (filter === undefined)
        throw new Error(`Findings have no condition ${key}`);
    return filter;
}
/** Of queries that ask nothing about projects. */
const NO_LOOKUPS = { projectTags: notRead, primaryBranch: notRead };
function notRead() {
    throw new Error('The list of projects was not read');
}
/**
 * Decides rows by a value of a query.
 *
 * @throws Error for a filter that no row decides, which the inputs refuse
 */
function filterTest(name, value, lookups = NO_LOOKUPS) {
    const filter = findingFilter(name);
    return (0,_filter_js__WEBPACK_IMPORTED_MODULE_2__/* .filterPredicate */ .y)(filter, (filter.patterns || filter.kind === 'words') && Array.isArray(value) ? (0,_model_selection_js__WEBPACK_IMPORTED_MODULE_3__/* .nameListOf */ .R1)(value) : value, lookups);
}
/** Whether a row lacks what a filter looks at, although every row has it: whether it matches is not known. */
function lacksField(name, finding) {
    return (0,_filter_js__WEBPACK_IMPORTED_MODULE_2__/* .lacksExpected */ .Z)(findingFilter(name), finding);
}
/** Kinds of findings that rules can triage. */
const RULE_TYPES = _model_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .SCANNED_PRODUCTS */ .Kw;
/** What a kind of filter takes in rules. */
const FORMS = {
    oneOf: 'values',
    values: 'values',
    names: 'names',
    words: 'names',
    ref: 'names',
    boolean: 'boolean',
    time: 'age',
    age: 'age',
    number: 'number',
};
/** Whose decisions a rule may touch: those of a `Decider`, or everybody's. */
const DECIDED_BY = ['nobody', 'rules', 'platform', 'people', 'anyone'];
/** What the rules under `findings` can look at; all but the first and the last decide about a row. */
const FINDING_CONDITIONS = [
    {
        name: 'type',
        form: 'values',
        values: RULE_TYPES,
        meaning: 'Kind of the findings; a rule looks at one kind.',
    },
    ..._filters_js__WEBPACK_IMPORTED_MODULE_1__/* .FINDING_FILTERS */ .W.flatMap(({ kind, values, listed, rule }) => {
        if (rule === undefined)
            return [];
        const types = RULE_TYPES.filter((type) => listed[type] !== undefined);
        const isOfAll = types.length === RULE_TYPES.length;
        return [{ ...rule, form: FORMS[kind], values, types: isOfAll ? undefined : types }];
    }),
    {
        name: 'decided-by',
        form: 'values',
        values: DECIDED_BY,
        meaning: 'Whose decisions the rule may touch: `nobody` (never triaged) and `rules` (last triaged by a rule), which ' +
            'is the default; `platform` (its automation); `people`; `anyone`.',
    },
];
function findingCondition(key) {
    return FINDING_CONDITIONS.find((row) => row.name === key);
}


/***/ }),

/***/ 20:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ lacksExpected),
/* harmony export */   y: () => (/* binding */ filterPredicate)
/* harmony export */ });
/* harmony import */ var _model_selection_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8985);

/** Whether a row lacks what every row has and the filter looks at. */
function lacksExpected({ of, expected }, finding) {
    if (expected === undefined)
        return false;
    return ((expected === true ? of : expected)?.(finding) ?? '') === '';
}
/** Decides about rows by a value of a filter: one that lacks what every row has is not selected. */
function filterPredicate(filter, value, lookups) {
    const { name, kind, of, canonical = (text) => text, is, test } = filter;
    if (test !== undefined)
        return test(value, lookups);
    if (of === undefined)
        throw new Error(`No list of findings decides the filter ${name}`);
    if (kind === 'boolean')
        return (finding) => (of(finding) ?? false) === value;
    if (is !== undefined) {
        const limit = kind === 'time' ? Number(value) * 1000 : Number(value);
        return (finding) => compares(of(finding), is, limit);
    }
    const { matches, matchesAny } = (0,_model_selection_js__WEBPACK_IMPORTED_MODULE_0__/* .matcherOf */ .Ke)((0,_model_selection_js__WEBPACK_IMPORTED_MODULE_0__/* .mapTexts */ .zO)(value, canonical));
    if (kind === 'words')
        return (finding) => matchesAny([of(finding) ?? []].flat().map(String));
    return (finding) => {
        const found = of(finding);
        if (typeof found === 'string' && found !== '')
            return matches(canonical(found));
        const texts = Array.isArray(found) ? found.filter((text) => text !== undefined) : [];
        return !lacksExpected(filter, finding) && matchesAny(texts);
    };
}
function compares(found, is, limit) {
    if (typeof found !== 'number')
        return false;
    return { below: found < limit, above: found > limit, from: found >= limit }[is];
}


/***/ }),

/***/ 1035:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dd: () => (/* binding */ plainNames),
/* harmony export */   Er: () => (/* binding */ reportUnmatched),
/* harmony export */   cN: () => (/* binding */ isKnownBranch),
/* harmony export */   t6: () => (/* binding */ projectDirectory)
/* harmony export */ });
/* unused harmony export noteUnmatchedFilters */
/* harmony import */ var _model_deployment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2396);
/* harmony import */ var _model_findings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3917);
/* harmony import */ var _model_nearest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7957);
/* harmony import */ var _model_selection_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8985);
/* harmony import */ var _model_step_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7761);
/* harmony import */ var _model_time_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4386);
/* harmony import */ var _platform_resources_project_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2114);
/* harmony import */ var _conditions_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2340);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6321);









// What the platform knows beyond the rows of a list: projects, branches, and names that are near those of filters.
/** The search knows the scans of the past 30 days (field-notes, "Scans"). */
const SEARCHED_MS = 30 * _model_time_js__WEBPACK_IMPORTED_MODULE_7__/* .DAY_MS */ .sO;
/** Undefined where `repos` has patterns or exclusions. */
function plainNames(repos) {
    if (!Array.isArray(repos))
        return undefined;
    const { names } = (0,_model_selection_js__WEBPACK_IMPORTED_MODULE_8__/* .nameListOf */ .R1)(repos);
    return names.length === repos.length ? names : undefined;
}
/** Gives the list of projects, which is read once and only where somebody asks. */
function projectDirectory(context) {
    let directory;
    return () => {
        directory ??= readDirectory(context);
        return directory;
    };
}
async function readDirectory(context) {
    const projects = new Map();
    for (const { tags, ...project } of await context.platform.projects(await (0,_model_deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveSlug */ .qo)(context))) {
        const lower = new Set(tags.map((tag) => tag.toLowerCase()));
        projects.set(project.name.toLowerCase(), { ...project, tags: lower });
    }
    return {
        projectTags: (name) => projects.get(name.toLowerCase())?.tags,
        primaryBranch: (name) => {
            const project = projects.get(name.toLowerCase());
            return project && (0,_platform_resources_project_js__WEBPACK_IMPORTED_MODULE_4__/* .primaryBranch */ .ti)(project);
        },
        /** The name as the platform spells it; undefined for one that it does not list. */
        spelling: (name) => projects.get(name.toLowerCase())?.name,
        idOf: (name) => projects.get(name.toLowerCase())?.id,
        names: () => [...projects.values()].map(({ name }) => name),
        /** Primary and default branches of all projects. */
        branches: () => [...projects.values()].flatMap(({ primary_branch, default_branch }) => [
            primary_branch,
            default_branch,
        ]),
        /** Every tag of any project, in lower case. */
        tags: () => [...new Set([...projects.values()].flatMap(({ tags }) => [...tags]))],
    };
}
/**
 * Notes what a query's names and patterns did not find among all rows that were listed, each with the names that it may
 * be a misspelling of: repositories and tags are looked up in the list of projects, other names in the rows or in one
 * page more.
 *
 * @param projects reads the list of projects
 */
async function reportUnmatched(context, query, rows, projects) {
    const notices = [];
    let page;
    await noteUnmatchedFilters({ notices }, query.filters, rows, async (name, textsOf) => {
        if (name === 'repos')
            return (await projects()).names();
        if (name === 'project_tags')
            return (await projects()).tags();
        if (query.issueType === 'secrets')
            return [];
        page ??= readOnePage(context, query);
        return textsOf(await page);
    });
    for (const notice of notices) {
        if (notice.kind !== 'pattern-unmatched' || !(await isGap(context, notice)))
            context.notices.push(notice);
        else
            context.notices.push({ ...notice, kind: 'name-unknown', of: query.issueType });
    }
}
/** Whether a name or pattern of a filter that found nothing may be misspelt, so that nothing found says nothing. */
async function isGap(context, { input, pattern, near = [] }) {
    const { unknownName } = (0,_conditions_js__WEBPACK_IMPORTED_MODULE_5__/* .findingFilter */ .Iv)(input.replaceAll('-', '_'));
    if (unknownName !== 'gap')
        return unknownName === 'gap-if-near' && near.length > 0;
    if (input !== 'repos' || (0,_model_selection_js__WEBPACK_IMPORTED_MODULE_8__/* .isPattern */ .Pt)(pattern))
        return true;
    // The list leaves archived projects out.
    return !(await context.platform.hasProject(await (0,_model_deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveSlug */ .qo)(context), pattern));
}
/** Whether findings of any status, a project or, of repositories that are named, a scan names a branch. */
async function isKnownBranch(context, query, rows, ref, projects) {
    const isIt = (name) => (0,_finding_js__WEBPACK_IMPORTED_MODULE_6__/* .sameRef */ .WY)(name, ref);
    if (rows.some((row) => isIt(row.ref)))
        return true;
    for (const name of (0,_finding_js__WEBPACK_IMPORTED_MODULE_6__/* .refNames */ .kO)(ref)) {
        if ((await readOnePage(context, query, { ref: name })).some((row) => isIt(row.ref)))
            return true;
    }
    const { branches, idOf } = await projects();
    if (branches().some(isIt))
        return true;
    const ids = plainNames(query.filters.repos)?.flatMap((name) => idOf(name) ?? []) ?? [];
    for (const repositoryId of ids) {
        if ((await scannedBranches(context, repositoryId)).some(isIt))
            return true;
    }
    return false;
}
/** Empty where the scans can't be searched. */
async function scannedBranches(context, repositoryId) {
    const { platform, clock } = context;
    const id = await (0,_model_deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveId */ .Sv)(context);
    try {
        const search = { repositoryId, sinceMs: clock.now() - SEARCHED_MS };
        return (await platform.searchScans(id, search)).scans.map(({ branch }) => branch);
    }
    catch (error) {
        (0,_model_step_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .listFailure */ .PH)(error);
        return [];
    }
}
/** Findings of the product in any state. The list of secrets has no filters for this: those of code say as much. */
async function readOnePage(context, { issueType }, filters = {}) {
    const issue_type = issueType === 'secrets' ? 'sast' : issueType;
    const parameters = { issue_type, ...filters };
    return context.platform.firstFindings(await (0,_model_deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveSlug */ .qo)(context), parameters);
}
/**
 * Notes the names and patterns of filters that no row has, each with the values of rows that it may be a misspelling of.
 *
 * @param moreOf reads what else is known, for a filter that did not find everything
 */
async function noteUnmatchedFilters(context, filters, rows, moreOf = async () => []) {
    for (const [name, value] of Object.entries(filters)) {
        const { kind, of, patterns } = (0,_conditions_js__WEBPACK_IMPORTED_MODULE_5__/* .findingFilter */ .Iv)(name);
        if (kind !== 'names' || !Array.isArray(value))
            continue;
        const textsOf = (findings) => [...new Set(findings.flatMap((row) => of?.(row)))].filter((text) => typeof text === 'string');
        const matcher = (0,_model_selection_js__WEBPACK_IMPORTED_MODULE_8__/* .nameMatcher */ .MH)(patterns ? (0,_model_selection_js__WEBPACK_IMPORTED_MODULE_8__/* .nameListOf */ .R1)(value) : { names: value, patterns: [], except: [] });
        const texts = textsOf(rows);
        matcher.matchesAny(texts);
        const missed = matcher.unmatched();
        if ((0,_model_selection_js__WEBPACK_IMPORTED_MODULE_8__/* .itemsOf */ .S3)(missed).length === 0)
            continue;
        const known = name === 'paths'
            ? insideOf(missed.names, texts)
            : [...new Set([...texts, ...(await moreOf(name, textsOf))])];
        matcher.matchesAny(known);
        (0,_model_nearest_js__WEBPACK_IMPORTED_MODULE_2__/* .noteUnmatched */ ._d)(context, (0,_model_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .filterInput */ .ts)({ name }), matcher.unmatched(), known);
    }
}
/** For each folder that was given like a file, one file of it: there are too many paths to compare them all. */
function insideOf(folders, paths) {
    return folders.flatMap((folder) => paths.find((path) => path.startsWith(`${folder}/`)) ?? []);
}


/***/ }),

/***/ 7188:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  U_: () => (/* binding */ chunksOf),
  H8: () => (/* binding */ listAgain),
  F$: () => (/* binding */ listFindings),
  Kq: () => (/* binding */ repositoryKey),
  JP: () => (/* binding */ withoutPrimary)
});

// EXTERNAL MODULE: ./build/src/model/deployment.js
var deployment = __webpack_require__(2396);
// EXTERNAL MODULE: ./build/src/model/findings.js
var findings = __webpack_require__(3917);
// EXTERNAL MODULE: ./build/src/model/step-errors.js
var step_errors = __webpack_require__(7761);
// EXTERNAL MODULE: ./build/src/findings/conditions.js
var conditions = __webpack_require__(2340);
// EXTERNAL MODULE: ./build/src/findings/finding.js
var finding = __webpack_require__(6321);
// EXTERNAL MODULE: ./build/src/findings/known.js
var known = __webpack_require__(1035);
// EXTERNAL MODULE: ./build/src/model/selection.js
var selection = __webpack_require__(8985);
;// CONCATENATED MODULE: ./build/src/findings/parameters.js


/** More values than this make the address too long: the rows decide then. */
const MAX_VALUES = 50;
/** Decided by the latest of them, which each list writes in its own way. */
const LOWER_BOUNDS = ['since', 'newer_than'];
/**
 * The parameters of `GET …/findings` or `GET …/secrets` that a query turns into, and the names of the filters that the
 * server decides by them; each of these is checked again on every row.
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
        const parameter = isSecret ? ofSecrets(filter, value) : ofFindings(filter, value, filters);
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
function ofFindings({ name, parameter }, value, filters) {
    if (parameter !== undefined)
        return parameter(value, filters);
    return isSendable(value) ? [name, value] : undefined;
}
function ofSecrets({ secrets, values, canonical }, value) {
    if (secrets === undefined || !isSendable(value))
        return undefined;
    const { name, prefix } = secrets;
    if (prefix === undefined)
        return [name, value];
    const texts = [value].flat().map((one) => canonical?.(String(one)) ?? String(one));
    if (!texts.every((text) => values?.includes(text)))
        return undefined;
    const wire = texts.map((text) => `${prefix}${text.toUpperCase()}`);
    return [name, Array.isArray(value) ? wire : wire.join()];
}
/** A list goes to the server only if it is short and without patterns. */
function isSendable(value) {
    if (!Array.isArray(value))
        return true;
    return value.length > 0 && value.length <= MAX_VALUES && (0,selection/* nameListOf */.R1)(value).names.length === value.length;
}

;// CONCATENATED MODULE: ./build/src/findings/list.js







/**
 * The findings that a query selects, in the platform's order. Whatever the server decided is checked again on every
 * row: a server that ignores a filter gets nothing else selected. `context.notices` says so, and where rows may be
 * missing.
 *
 * @throws PlatformError, PagingError where the list can't be read to its end
 */
async function listFindings(context, query, options = {}) {
    const { project_tags, ref, repos } = query.filters;
    const { projects = (0,known/* projectDirectory */.t6)(context) } = options;
    const isPrimary = ref === finding/* PRIMARY_REF */.bO;
    const names = (0,known/* plainNames */.Dd)(repos);
    // A list that decides has the rows of all branches, and that of secrets has no filter by branch.
    const isByBranch = isPrimary && options.onRow === undefined && query.issueType !== 'secrets';
    const read = async (repositories) => isByBranch
        ? requestEach(context, query, options, repositories, await projects())
        : request(context, query, options, repositories);
    await (0,deployment/* resolveSlug */.qo)(context);
    const [lookups, list] = await Promise.all([
        project_tags === undefined && !isPrimary ? undefined : projects(),
        read(names),
    ]);
    let { rows, sent } = list;
    if (!options.spelled && names !== undefined) {
        const others = await otherSpellings(names, rows, projects);
        if (others.length > 0)
            rows = rows.concat((await read(others)).rows);
    }
    if (options.onRow !== undefined)
        rows.forEach(options.onRow);
    const tests = Object.entries(query.filters)
        .filter(([name, value]) => (0,conditions/* findingFilter */.Iv)(name).idle !== value)
        .map(([name, value]) => ({ name, test: (0,conditions/* filterTest */.Jz)(name, value, lookups) }));
    if (isPrimary) {
        const directory = await projects();
        const asked = isByBranch ? selectedProjects(query, directory) : [];
        context.notices.push(...withoutPrimary(rows, directory, asked));
    }
    const selected = selectRows(context, query, tests, sent, rows);
    if (!options.spelled) {
        await (0,known/* reportUnmatched */.Er)(context, query, rows, projects);
        if (selected.length === 0 && ref !== undefined && !isPrimary) {
            const named = { ref: String(ref) };
            const isKnown = await (0,known/* isKnownBranch */.cN)(context, query, rows, named.ref, projects);
            context.notices.push(isKnown
                ? { kind: 'branch-without-findings', ...named }
                : { kind: 'branch-unknown', of: query.issueType, ...named });
        }
    }
    return options.once && ref === undefined ? onceEach(selected) : selected;
}
/** The names of the projects that a query may select. */
function selectedProjects({ filters }, directory) {
    const tests = ['repos', 'project_tags'].flatMap((name) => {
        const value = filters[name];
        return value === undefined ? [] : (0,conditions/* filterTest */.Jz)(name, value, directory);
    });
    return directory
        .names()
        .filter((repository) => tests.every((test) => test({ kind: 'sast', id: 0n, repository })));
}
/**
 * Notes the repositories that have no primary branch, by the list of projects: those of rows, and those of which no list
 * was asked for because of that.
 */
function withoutPrimary(rows, { primaryBranch }, projects = []) {
    const names = new Set([...rows.flatMap(({ repository }) => repository ?? []), ...projects]);
    const repositories = [...names].filter((name) => primaryBranch(name) === undefined);
    return repositories.length === 0 ? [] : [{ kind: 'no-primary-branch', repositories }];
}
/**
 * One list for each branch; a server that knows it by its other name gives no row for the first. One that fails does not
 * keep the others from being read.
 *
 * @throws PlatformError, PagingError where no list can be read
 */
async function requestEach(context, query, options, repositories, directory) {
    const rows = new Map();
    const unread = [];
    const projects = selectedProjects(query, directory);
    const branches = new Set(projects.flatMap((name) => (0,finding/* shortRef */.m3)(directory.primaryBranch(name) ?? '') || []));
    for (const branch of branches) {
        try {
            for (const name of (0,finding/* refNames */.kO)(branch).toReversed()) {
                const { rows: found } = await request(context, query, options, repositories, name);
                for (const row of found)
                    rows.set(row.id, row);
                if (found.length > 0)
                    break;
            }
        }
        catch (error) {
            unread.push({ kind: 'list-unread', of: query.issueType, ref: branch, cause: (0,step_errors/* listFailure */.PH)(error) });
            if (unread.length === branches.size)
                throw error;
        }
    }
    context.notices.push(...unread);
    return { rows: [...rows.values()], sent: new Set() };
}
/**
 * @param repositories undefined where the rows decide
 * @param ref undefined for all branches
 */
async function request(context, query, { pageSize, once, onRow, isWhole }, repositories, ref) {
    const { platform } = context;
    const isShared = onRow !== undefined && query.issueType !== 'secrets';
    const asked = isWhole ? { ...query, filters: {} } : isShared ? sharedByBranches(query) : query;
    const { parameters, sent } = listParameters(asked, repositories);
    // The branch that stands for all may be outside of what the rows decide.
    const isDecidedByRows = Object.keys(query.filters)
        .map(conditions/* findingFilter */.Iv)
        .some(({ shared, listed }) => !shared && listed[query.issueType] === 'row');
    const dedup = (once && !isDecidedByRows) || undefined;
    const { rows, cut } = query.issueType === 'secrets'
        ? await platform.secrets(await (0,deployment/* resolveId */.Sv)(context), parameters, { pageSize })
        : await platform.findings(await (0,deployment/* resolveSlug */.qo)(context), { ...parameters, ref, dedup }, { pageSize });
    if (cut !== undefined)
        context.notices.push({ kind: 'list-cut', of: query.issueType, cause: cut.message });
    return { rows, sent };
}
/** Only what all branches of a finding share: the rows decide the rest. */
function sharedByBranches({ issueType, filters }) {
    const shared = Object.entries(filters).filter(([name]) => (0,conditions/* findingFilter */.Iv)(name).shared);
    return { issueType, filters: Object.fromEntries(shared) };
}
/** How the platform spells names of which no row came: servers may compare them exactly. */
async function otherSpellings(names, rows, projects) {
    const listed = new Set(rows.map(({ repository }) => repository?.toLowerCase()));
    const missed = names.filter((name) => !listed.has(name.toLowerCase()));
    if (missed.length === 0)
        return [];
    const { spelling } = await projects();
    return missed.map(spelling).filter((name) => name !== undefined && !names.includes(name));
}
/**
 * The rows that meet every condition. Notices count those of which only fields are missing, and those for which the
 * server ignored a filter.
 */
function selectRows({ notices }, { issueType: of }, tests, sent, rows) {
    const ignored = new Map();
    const missing = new Map();
    // Those of the server first, so that each row counts for a filter that was ignored.
    const ordered = tests.toSorted((one, other) => Number(sent.has(other.name)) - Number(sent.has(one.name)));
    const selected = rows.filter((row) => {
        const failed = ordered.filter(({ test }) => !test(row)).map(({ name }) => name);
        const decisive = failed.find((name) => !(0,conditions/* lacksField */.LW)(name, row));
        const [name] = decisive === undefined ? failed : [decisive];
        const counts = decisive === undefined ? missing : ignored;
        if (name !== undefined && (counts === missing || sent.has(name)))
            counts.set(name, (counts.get(name) ?? 0) + 1);
        return name === undefined;
    });
    for (const [filter, count] of ignored)
        notices.push({ kind: 'filter-ignored', filter, rows: count });
    for (const [condition, count] of missing)
        notices.push({ kind: 'field-missing', of, condition: (0,findings/* filterInput */.ts)({ name: condition }), rows: count });
    return selected;
}
function onceEach(findings) {
    return [...Map.groupBy(findings, finding/* findingKey */.fl).values()].flatMap(([first]) => first ?? []);
}
/** Repositories in one list, so that its address does not become too long. */
const MAX_REPOSITORIES = 50;
/** By which the end of a repository's list is known. */
function repositoryKey({ kind, repository }) {
    return repository === undefined ? kind : `${kind} ${repository}`;
}
/**
 * What the lists of their repositories have now.
 *
 * @param endedAtMs gets when the list of each repository ended, on the step's clock, by `repositoryKey`
 * @throws PlatformError, PagingError
 */
async function listAgain(context, findings, endedAtMs = new Map()) {
    const rows = [];
    // What there is to notice of a list was noticed before.
    const quiet = { ...context, notices: [] };
    for (const [issueType, ofKind] of Map.groupBy(findings, ({ kind }) => kind)) {
        const names = [...new Set(ofKind.map(({ repository }) => repository))];
        const isKnown = names.every((name) => name !== undefined);
        for (const repos of isKnown ? chunksOf(names, MAX_REPOSITORIES) : [undefined]) {
            const filters = repos === undefined ? {} : { repos };
            const listed = await listFindings(quiet, { issueType, filters }, { spelled: true });
            for (const finding of listed)
                rows.push(finding);
            for (const repository of repos ?? [undefined])
                endedAtMs.set(repositoryKey({ kind: issueType, repository }), context.clock.now());
        }
    }
    return rows;
}
function chunksOf(items, size) {
    return Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));
}


/***/ }),

/***/ 7604:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q2: () => (/* binding */ hasMoved),
/* harmony export */   X3: () => (/* binding */ askGitHub),
/* harmony export */   k2: () => (/* binding */ askIfPossible),
/* harmony export */   o6: () => (/* binding */ openGitHub),
/* harmony export */   o7: () => (/* binding */ gitHubFailure)
/* harmony export */ });
/* harmony import */ var _model_step_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7761);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6150);


/** GitHub's client, which is large, and loaded only here. @throws GitHubError */
async function openGitHub({ token, apiUrl }, parts) {
    const { createGitHub } = await Promise.all(/* import() | github */[__webpack_require__.e(214), __webpack_require__.e(326)]).then(__webpack_require__.bind(__webpack_require__, 5440));
    return createGitHub({ ...parts, token, apiUrl });
}
/**
 * Asks GitHub.
 *
 * @throws StepError when GitHub does not answer what was asked
 */
async function askGitHub({ clock, stop, progress, githubPauses: pauses, trace }, connection, ask) {
    const onPause = (ms) => progress.pause('github-rate-limit', ms);
    try {
        return await ask(await openGitHub(connection, { clock, stop, trace, pauses, onPause }));
    }
    catch (error) {
        throw error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubError */ .y ? new _model_step_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StepError */ .zg({ kind: 'github', cause: error.failure }) : error;
    }
}
/** Why a request to GitHub failed; undefined for every other error. */
function gitHubFailure(error) {
    return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubError */ .y ? error.failure : undefined;
}
/** GitHub may answer an earlier head for a moment. */
const HEAD_AGAIN_MS = 5000;
/** Undefined where GitHub does not answer what was asked. */
async function askIfPossible(context, connection, question) {
    try {
        return await askGitHub(context, connection, question);
    }
    catch (error) {
        if (error instanceof _model_step_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StepError */ .zg && !context.stop.aborted)
            return undefined;
        throw error;
    }
}
/** Whether GitHub says twice, 5 s apart, that the head is none of the commits. @param expected in lower case */
async function hasMoved(context, connection, head, expected) {
    const isElsewhere = async () => {
        const commit = await askIfPossible(context, connection, (client) => client.head(head));
        return commit !== undefined && !expected.includes(commit.toLowerCase());
    };
    if (!(await isElsewhere()))
        return false;
    await context.clock.sleep(HEAD_AGAIN_MS, context.stop);
    return await isElsewhere();
}


/***/ }),

/***/ 6150:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ errorOf),
/* harmony export */   y: () => (/* binding */ GitHubError)
/* harmony export */ });
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
}
const MAX_MESSAGE_CHARACTERS = 500;
/** @param nowMs since the epoch, for a limit that gives its duration */
function errorOf(thrown, request, nowMs) {
    if (thrown instanceof GitHubError)
        return thrown;
    const { message, status, response } = thrown;
    if (response === undefined)
        return new GitHubError({ ...request, kind: 'connection', cause: message });
    const { headers, data } = response;
    const isExhausted = headers['x-ratelimit-remaining'] === '0';
    const isLimit = status === 429 || (status === 403 && (isExhausted || /rate limit|abuse detection/i.test(message)));
    return new GitHubError({
        ...request,
        kind: isLimit ? 'rate-limited' : 'status',
        status: status ?? 200,
        serverMessage: messageOf(data),
        resetAt: isLimit ? resetAt(headers, nowMs) : undefined,
        missingPermission: status === 403 && !isLimit ? permissionOf(headers) : undefined,
    });
}
/** GitHub's message and those of its validation errors; undefined for a page of HTML. */
function messageOf(data) {
    const { message, errors } = (data ?? {});
    const further = Array.isArray(errors) ? errors.map((one) => one?.message ?? one?.code ?? one) : [];
    const texts = [message, ...further].filter((text) => typeof text === 'string' && text !== '');
    return texts.length === 0 ? undefined : texts.join(': ').slice(0, MAX_MESSAGE_CHARACTERS);
}
function resetAt(headers, nowMs) {
    const afterSeconds = Number(headers['retry-after'] ?? Number.NaN);
    const isExhausted = headers['x-ratelimit-remaining'] === '0';
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

/***/ 936:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LU: () => (/* binding */ sortedLines),
/* harmony export */   WA: () => (/* binding */ MAX_REPORT_BYTES),
/* harmony export */   _A: () => (/* binding */ PLAN_FORMAT),
/* harmony export */   t3: () => (/* binding */ REPORT_FORMAT),
/* harmony export */   z6: () => (/* binding */ hashOfPlan)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(519);


/** By what the files that a step leaves for later ones are recognised. */
const REPORT_FORMAT = { schema: 'code-security-platform-action/report', version: 4 };
/** Larger files are not read again: the text and what it becomes have to fit into the default heap. */
const MAX_REPORT_BYTES = 256 * 1024 * 1024;
const PLAN_FORMAT = { schema: 'code-security-platform-action/plan', version: 1 };
/**
 * The hash of a plan: 64 hexadecimal digits, the same for the same changes on any machine, in whatever order the
 * changes come.
 *
 * @param deployment slug, as the platform spells it
 */
function hashOfPlan(deployment, lines) {
    const rows = sortedLines(lines).map(({ target, field, before, after }) => [target, field, before, after]);
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256')
        .update(JSON.stringify([deployment, ...rows]))
        .digest('hex');
}
const COLUMNS = ['target', 'field', 'before', 'after'];
/** In the one order that a plan's file and its hash have. */
function sortedLines(lines) {
    return lines.toSorted((one, other) => {
        const column = COLUMNS.find((name) => one[name] !== other[name]) ?? 'target';
        return (0,_names_js__WEBPACK_IMPORTED_MODULE_1__/* .compare */ .UD)(one[column], other[column]);
    });
}


/***/ })

};
