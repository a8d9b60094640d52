export const id = 213;
export const ids = [213];
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
/* harmony import */ var _filter_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20);
/* harmony import */ var _filters_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3179);




const BY_NAME = new Map(_filters_js__WEBPACK_IMPORTED_MODULE_2__/* .FINDING_FILTERS */ .W.map((filter) => [filter.name, filter]));
const BY_RULE = new Map(_filters_js__WEBPACK_IMPORTED_MODULE_2__/* .FINDING_FILTERS */ .W.map((filter) => [filter.rule?.name, filter]));
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
const NO_LOOKUPS = {
    projectTags() {
        throw new Error('The list of projects was not read');
    },
};
/**
 * Decides rows by a value of a query.
 *
 * @throws Error for a filter that no row decides, which the inputs refuse
 */
function filterTest(name, value, lookups = NO_LOOKUPS) {
    const filter = findingFilter(name);
    return (0,_filter_js__WEBPACK_IMPORTED_MODULE_1__/* .filterPredicate */ .y)(filter, filter.patterns && Array.isArray(value) ? (0,_model_selection_js__WEBPACK_IMPORTED_MODULE_3__/* .nameListOf */ .R1)(value) : value, lookups);
}
/** Whether a row lacks what a filter looks at, although every row should have it. */
function lacksField(name, finding) {
    const { of, expected } = findingFilter(name);
    return expected === true && (of?.(finding) ?? '') === '';
}
/** Kinds of findings that rules can triage. */
const RULE_TYPES = _model_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .SCANNED_PRODUCTS */ .Kw;
/** What a kind of filter takes in rules. */
const FORMS = {
    oneOf: 'values',
    values: 'values',
    names: 'names',
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
    ..._filters_js__WEBPACK_IMPORTED_MODULE_2__/* .FINDING_FILTERS */ .W.flatMap(({ kind, values, listed, rule }) => {
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

/***/ 4150:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F8: () => (/* binding */ groupOf),
/* harmony export */   YD: () => (/* binding */ productCounts),
/* harmony export */   kG: () => (/* binding */ groupFindings),
/* harmony export */   ur: () => (/* binding */ severityCounts)
/* harmony export */ });
/* harmony import */ var _model_findings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3917);
/* harmony import */ var _model_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(519);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6321);



/** What a project's tags say behind a prefix, as in `team:payments`; of several the first in alphabetical order. */
function groupOf(tags, prefix) {
    const start = prefix.toLowerCase();
    const named = [...tags].filter((tag) => tag.length > start.length && tag.toLowerCase().startsWith(start));
    return named.sort()[0]?.slice(prefix.length);
}
/**
 * @param findings of any status, each once: those that are not open are left out
 * @param teamOf what a finding's project says behind the prefix
 * @param isOverdue absent without service levels
 */
function groupFindings(findings, prefix, teamOf, isOverdue) {
    const open = findings.filter(({ status }) => status === 'open');
    return {
        prefix,
        teams: countGroups(open, (finding) => [teamOf(finding) ?? ''], isOverdue),
        classes: countGroups(open, ({ owasp_names = [] }) => owasp_names, isOverdue),
    };
}
/** Worst first, those of no group last. */
function countGroups(findings, groupsOf, isOverdue = () => false) {
    const named = findings.flatMap((finding) => groupsOf(finding).map((name) => ({ name, finding })));
    if (named.every(({ name }) => name === ''))
        return [];
    return [...Map.groupBy(named, ({ name }) => name)]
        .map(([name, members]) => [name, members.map(({ finding }) => finding)])
        .map(([name, own]) => ({
        name,
        bySeverity: severityCounts(own),
        oldestMs: oldest(own),
        overdue: own.filter(isOverdue).length,
    }))
        .sort((one, other) => Number(one.name === '') - Number(other.name === '') || worstFirst(one, other));
}
function worstFirst(one, other) {
    const worse = _model_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .oC.toReversed().map((name) => (other.bySeverity[name] ?? 0) - (one.bySeverity[name] ?? 0));
    return worse.find((difference) => difference !== 0) ?? (0,_model_names_js__WEBPACK_IMPORTED_MODULE_2__/* .compare */ .UD)(one.name, other.name);
}
function oldest(findings) {
    const times = findings.map(_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .detectedMs */ .j8).filter((ms) => ms !== undefined);
    return times.length === 0 ? undefined : times.reduce((first, ms) => Math.min(first, ms));
}
/** How many findings have each severity, worst first. */
function severityCounts(findings) {
    const counts = new Map();
    for (const { severity = 'unknown' } of findings)
        counts.set(severity, (counts.get(severity) ?? 0) + 1);
    return Object.fromEntries([...counts].sort(([one], [other]) => (0,_model_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .severityRank */ .qs)(one) - (0,_model_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .severityRank */ .qs)(other)));
}
/** How many findings of each product have each severity. */
function productCounts(findings) {
    const products = Map.groupBy(findings, ({ kind }) => kind);
    return Object.fromEntries([...products].map(([kind, own]) => [kind, severityCounts(own)]));
}


/***/ }),

/***/ 20:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ filterPredicate)
/* harmony export */ });
/* harmony import */ var _model_selection_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8985);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6321);


/** Decides about rows by a value of a filter: one that lacks what the filter looks at is not selected. */
function filterPredicate({ name, kind, of, canonical = (text) => text, is, test }, value, lookups) {
    if (test !== undefined)
        return test(value, lookups);
    if (of === undefined)
        throw new Error(`No list of findings decides the filter ${name}`);
    if (kind === 'boolean')
        return (finding) => (of(finding) ?? false) === value;
    // Git knows branches apart by case.
    if (kind === 'ref' && typeof value === 'string')
        return ({ ref }) => (0,_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .sameRef */ .WY)(ref, value);
    if (is !== undefined) {
        const limit = kind === 'time' ? Number(value) * 1000 : Number(value);
        return (finding) => compares(of(finding), is, limit);
    }
    const { matches, matchesAny } = (0,_model_selection_js__WEBPACK_IMPORTED_MODULE_1__/* .matcherOf */ .Ke)((0,_model_selection_js__WEBPACK_IMPORTED_MODULE_1__/* .mapTexts */ .zO)(value, canonical));
    return (finding) => {
        const found = of(finding);
        if (typeof found === 'string')
            return found !== '' && matches(canonical(found));
        const texts = Array.isArray(found) ? found.filter((text) => text !== undefined) : [];
        return texts.length > 0 && matchesAny(texts);
    };
}
function compares(found, is, limit) {
    if (typeof found !== 'number')
        return false;
    return { below: found < limit, above: found > limit, from: found >= limit }[is];
}


/***/ }),

/***/ 7188:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  U_: () => (/* binding */ chunksOf),
  H8: () => (/* binding */ listAgain),
  F$: () => (/* binding */ listFindings),
  Bk: () => (/* binding */ noteLength),
  t6: () => (/* binding */ projectDirectory)
});

// EXTERNAL MODULE: ./build/src/model/deployment.js
var deployment = __webpack_require__(2396);
// EXTERNAL MODULE: ./build/src/model/findings.js
var findings = __webpack_require__(3917);
// EXTERNAL MODULE: ./build/src/model/nearest.js
var nearest = __webpack_require__(7957);
// EXTERNAL MODULE: ./build/src/model/selection.js
var selection = __webpack_require__(8985);
// EXTERNAL MODULE: ./build/src/findings/conditions.js
var conditions = __webpack_require__(2340);
// EXTERNAL MODULE: ./build/src/findings/finding.js
var finding = __webpack_require__(6321);
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







/** A former limit of the platform, at which its lists ended without a word (field-notes, "Faults"). */
const FORMER_MAX_ROWS = 50_000;
/**
 * The findings that a query selects, in the platform's order. Whatever the server decided is checked again on every
 * row: a server that ignores a filter gets nothing else selected. `context.notices` says so, and where rows may be
 * missing.
 *
 * @throws PlatformError, PagingError where the list can't be read to its end
 */
async function listFindings(context, query, options = {}) {
    const { project_tags, ref, repos } = query.filters;
    const { projects = projectDirectory(context) } = options;
    const lookups = project_tags === undefined ? undefined : await projects();
    const names = plainNames(repos);
    let { rows, sent } = await request(context, query, options, names);
    if (!options.spelled && names !== undefined) {
        const others = await otherSpellings(names, rows, projects);
        if (others.length > 0)
            rows = rows.concat((await request(context, query, options, others)).rows);
    }
    if (options.onRow !== undefined)
        rows.forEach(options.onRow);
    const tests = Object.entries(query.filters)
        .filter(([name, value]) => (0,conditions/* findingFilter */.Iv)(name).idle !== value)
        .map(([name, value]) => ({ name, test: (0,conditions/* filterTest */.Jz)(name, value, lookups) }));
    const selected = selectRows(context, tests, sent, rows);
    if (!options.spelled)
        await reportUnmatched(context, query, rows, projects);
    return options.once && ref === undefined ? onceEach(selected) : selected;
}
/** @param repositories undefined where the rows decide */
async function request(context, query, { pageSize, once, allBranches }, repositories) {
    const { platform } = context;
    const asked = allBranches && query.issueType !== 'secrets' ? sharedByBranches(query) : query;
    const { parameters, sent } = listParameters(asked, repositories);
    if (query.issueType === 'secrets') {
        const rows = await platform.secrets(await (0,deployment/* resolveId */.Sv)(context), parameters, { pageSize });
        noteLength(context, query.issueType, rows);
        return { rows, sent };
    }
    // The branch that stands for all may be outside of what the rows decide.
    const isDecidedByRows = Object.keys(query.filters)
        .map(conditions/* findingFilter */.Iv)
        .some(({ byBranch, listed }) => byBranch && listed[query.issueType] === 'row');
    const dedup = (once && !isDecidedByRows) || undefined;
    const slug = await (0,deployment/* resolveSlug */.qo)(context);
    const { rows, cut } = await platform.findings(slug, { ...parameters, dedup }, { pageSize });
    if (cut !== undefined)
        context.notices.push({ kind: 'list-cut', of: query.issueType, rows: rows.length, cause: cut.message });
    noteLength(context, query.issueType, rows);
    return { rows, sent };
}
/** Warns of a list that may have been cut by the platform without a word. */
function noteLength({ notices }, of, { length }) {
    if (length === FORMER_MAX_ROWS)
        notices.push({ kind: 'list-at-former-limit', of, rows: length });
}
/** The query without what the branches of a finding can differ in: the rows decide that. */
function sharedByBranches({ issueType, filters }) {
    const shared = Object.entries(filters).filter(([name]) => !(0,conditions/* findingFilter */.Iv)(name).byBranch);
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
/** The rows that meet every condition. Notices count those that lack a field, or for which the server ignored a filter. */
function selectRows({ notices }, tests, sent, rows) {
    const ignored = new Map();
    const missing = new Map();
    // Those of the server first, so that each row counts for a filter that was ignored.
    const ordered = tests.toSorted((one, other) => Number(sent.has(other.name)) - Number(sent.has(one.name)));
    const selected = rows.filter((row) => {
        const failed = ordered.find(({ test }) => !test(row))?.name;
        const counts = failed !== undefined && (0,conditions/* lacksField */.LW)(failed, row) ? missing : ignored;
        if (failed !== undefined && (counts === missing || sent.has(failed))) {
            counts.set(failed, (counts.get(failed) ?? 0) + 1);
        }
        return failed === undefined;
    });
    for (const [filter, count] of ignored)
        notices.push({ kind: 'filter-ignored', filter, rows: count });
    for (const [condition, count] of missing)
        notices.push({ kind: 'field-missing', condition, rows: count });
    return selected;
}
function plainNames(repos) {
    if (!Array.isArray(repos))
        return undefined;
    const { names } = (0,selection/* nameListOf */.R1)(repos);
    return names.length === repos.length ? names : undefined;
}
function onceEach(findings) {
    return [...Map.groupBy(findings, finding/* findingKey */.fl).values()].flatMap(([first]) => first ?? []);
}
/** Repositories in one list, so that its address does not become too long. */
const MAX_REPOSITORIES = 50;
/** What the lists of their repositories have now. @throws PlatformError, PagingError */
async function listAgain(context, findings) {
    const rows = [];
    // What there is to notice of a list was noticed before.
    const quiet = { ...context, notices: [] };
    for (const [issueType, ofKind] of Map.groupBy(findings, ({ kind }) => kind)) {
        const names = [...new Set(ofKind.map(({ repository }) => repository))];
        const isKnown = names.every((name) => name !== undefined);
        for (const repos of isKnown ? chunksOf(names, MAX_REPOSITORIES) : [undefined]) {
            const filters = repos === undefined ? {} : { repos };
            rows.push(...(await listFindings(quiet, { issueType, filters }, { spelled: true })));
        }
    }
    return rows;
}
function chunksOf(items, size) {
    return Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));
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
    for (const { name, tags } of await context.platform.projects(await (0,deployment/* resolveSlug */.qo)(context))) {
        projects.set(name.toLowerCase(), { name, tags: new Set(tags.map((tag) => tag.toLowerCase())) });
    }
    return {
        projectTags: (name) => projects.get(name.toLowerCase())?.tags,
        spelling: (name) => projects.get(name.toLowerCase())?.name,
        names: () => [...projects.values()].map(({ name }) => name),
        tags: () => [...new Set([...projects.values()].flatMap(({ tags }) => [...tags]))],
    };
}
/** The filters by name of which an empty result may come from a misspelling. */
const NAMED = [
    'repos',
    'rules',
    'categories',
    'component_tags',
    'dependencies',
    'secret_types',
    'policies',
    'project_tags',
    'paths',
];
/**
 * Notes what a query's names and patterns did not find among all rows that were listed, each with the names that it may
 * be a misspelling of: repositories and tags are looked up in the list of projects, rules and categories in the rows or
 * in one page more.
 *
 * @param projects reads the list of projects
 */
async function reportUnmatched(context, query, rows, projects) {
    for (const name of NAMED) {
        const value = query.filters[name];
        if (!Array.isArray(value))
            continue;
        const { of, patterns } = (0,conditions/* findingFilter */.Iv)(name);
        const textsOf = (findings) => [...new Set(findings.flatMap((row) => of?.(row)))].filter((text) => typeof text === 'string');
        const matcher = (0,selection/* nameMatcher */.MH)(patterns ? (0,selection/* nameListOf */.R1)(value) : { names: value, patterns: [], except: [] });
        matcher.matchesAny(textsOf(rows));
        const missed = matcher.unmatched();
        if ((0,selection/* itemsOf */.S3)(missed).length === 0)
            continue;
        let known = [];
        if (name === 'repos')
            known = (await projects()).names();
        else if (name === 'project_tags')
            known = (await projects()).tags();
        else if (name !== 'paths')
            known = textsOf([...rows, ...(await readOnePage(context, query))]);
        const unknown = (items) => items.filter((item) => !known.some((0,selection/* patternMatcher */.l2)(item)));
        const { names, patterns: globs, except } = missed;
        const list = { names: unknown(names), patterns: unknown(globs), except: unknown(except) };
        (0,nearest/* noteUnmatched */._d)(context, (0,findings/* filterInput */.ts)({ name }), list, known);
    }
}
async function readOnePage(context, { issueType }) {
    if (issueType === 'secrets')
        return [];
    return context.platform.firstFindings(await (0,deployment/* resolveSlug */.qo)(context), { issue_type: issueType });
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


/***/ })

};
