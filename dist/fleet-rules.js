export const id = 266;
export const ids = [266];
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
            this.#open = answer.failure;
            if (answer.failure.kind === 'another-answer')
                this.#endForAnotherProject(answer.failure);
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
        if (this.#open === undefined)
            this.#refuseUnnamed(rows);
        else if (rows.some(isPending))
            await this.#look();
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
        throw new _model_step_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StepError */ .zg({ kind: 'foreign', what: 'project', of, items });
    }
    /** Rows that the answer shows took effect all the same. */
    #endWith(rows, failure) {
        if (this.#kind.answersDecide && this.#open === undefined)
            this.#refuseUnnamed(rows);
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
            else if (!(0,_platform_http_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .endsAllRequests */ .iC)(error) && !(error instanceof _model_step_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StepError */ .zg))
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

/***/ 686:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GD: () => (/* binding */ readWholeValues),
/* harmony export */   LC: () => (/* binding */ readWriting),
/* harmony export */   No: () => (/* binding */ checkExceptions),
/* harmony export */   VH: () => (/* binding */ readProjects),
/* harmony export */   Wh: () => (/* binding */ readProject),
/* harmony export */   Xy: () => (/* binding */ readShard),
/* harmony export */   lh: () => (/* binding */ readPageSize),
/* harmony export */   mg: () => (/* binding */ readWait),
/* harmony export */   n0: () => (/* binding */ readDryRun),
/* harmony export */   p9: () => (/* binding */ readFleet),
/* harmony export */   r6: () => (/* binding */ readNames)
/* harmony export */ });
/* harmony import */ var _model_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(519);
/* harmony import */ var _model_selection_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8985);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7745);



/**
 * `dry-run` and `max-changes`.
 *
 * @param isCounted whether what is selected was named one by one: then there is no limit unless one is given
 */
function readWriting({ reader }, isCounted = false) {
    const maxChanges = reader.read('max-changes', (0,_values_js__WEBPACK_IMPORTED_MODULE_0__/* .wholeNumber */ .rD)(0));
    const isLimited = !isCounted || reader.given('max-changes') !== undefined;
    return {
        dryRun: readDryRun(reader),
        maxChanges: isLimited ? maxChanges : undefined,
    };
}
/** Empty where an expression has no value, as `inputs` on a schedule, and such a run must not write. */
function readDryRun(reader) {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of GitHub
    const why = '`${{ inputs.dry-run }}` has no value';
    reader.refuseEmptied('dry-run', why, 'give `true` or `false`, or leave it out');
    return reader.read('dry-run', _values_js__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zM);
}
/** How long to wait for a scan. */
function readWait({ reader, connection }) {
    const waitMs = reader.read('wait-for', (0,_values_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0)(0)) ?? 0;
    if (waitMs >= connection.timeLimitMs) {
        const remedy = 'give less, or raise `time-limit`';
        reader.problem('wait-for', `is not below \`time-limit\`, which ends the step first; ${remedy}`);
    }
    return waitMs;
}
/** Elements of one page; the lists know how many they may have. */
function readPageSize({ reader }, max = 3000) {
    return reader.read('page-size', (0,_values_js__WEBPACK_IMPORTED_MODULE_0__/* .wholeNumber */ .rD)(1, max));
}
/** The names and patterns in `projects`. */
function readNames(reader) {
    const items = reader.list('projects');
    if (items.length === 0)
        return undefined;
    checkExceptions(reader, 'projects');
    reader.check('projects', _values_js__WEBPACK_IMPORTED_MODULE_0__/* .nameProblem */ .rH);
    const { names, patterns, except } = (0,_model_selection_js__WEBPACK_IMPORTED_MODULE_1__/* .nameListOf */ .R1)(items);
    return { names: (0,_model_names_js__WEBPACK_IMPORTED_MODULE_2__/* .distinctNames */ .NL)(names), patterns, except };
}
/** What starts with `!` takes something away from the rest of its list. */
function checkExceptions(reader, input) {
    reader.check(input, _values_js__WEBPACK_IMPORTED_MODULE_0__/* .signProblem */ .bS);
    const problem = reader.hasProblem(input) ? undefined : (0,_values_js__WEBPACK_IMPORTED_MODULE_0__/* .onlyExcludes */ .sz)(reader.list(input));
    if (problem !== undefined)
        reader.problem(input, problem);
}
/** A list in which a leading `!` would take nothing away, and a pattern would match nothing. */
function readWholeValues(reader, input) {
    const items = reader.list(input);
    reader.check(input, (item) => {
        if (item.startsWith('!'))
            return 'starts with `!`, but this input cannot exclude; give only what to select';
        return (0,_model_selection_js__WEBPACK_IMPORTED_MODULE_1__/* .isPattern */ .Pt)(item) ? 'is a pattern, but this input takes none; list each value whole' : undefined;
    });
    return items;
}
/** `projects` and `projects-tagged`; undefined when neither is given. A tag without names selects from all. */
function readProjects(reader) {
    const list = readNames(reader);
    const tagged = readWholeValues(reader, 'projects-tagged');
    if (list !== undefined)
        return { ...list, tagged };
    if (tagged.length === 0)
        return undefined;
    return { names: [], patterns: ['**'], except: [], tagged };
}
/** What the operations over many projects have in common. */
function readFleet(source) {
    const { reader } = source;
    const projects = readProjects(reader) ?? {
        names: [ownRepository(source)],
        patterns: [],
        except: [],
        tagged: [],
    };
    const shard = readShard(reader);
    return { ...readWriting(source, projects.patterns.length === 0), projects, shard };
}
function readProject(source) {
    const { reader } = source;
    const list = readNames(reader);
    if (list === undefined)
        return ownRepository(source);
    const [name] = list.names;
    const several = list.names.length !== 1 || list.patterns.length > 0 || list.except.length > 0;
    if (several && !reader.hasProblem('projects')) {
        reader.problem('projects', 'has a pattern or more than one name; give the one project that the commit belongs to');
    }
    return name ?? '';
}
/** The repository of the workflow. */
function ownRepository({ reader, environment }) {
    const name = environment.GITHUB_REPOSITORY ?? '';
    const what = 'outside a workflow run there is no repository to use; give a name or a pattern';
    if (name === '')
        reader.problem('projects', `is empty, and ${what}`);
    return name;
}
function readShard(reader) {
    return reader.read('shard', (text) => {
        const [, index = 0, of = 0] = (/^(\d{1,6})\s*\/\s*(\d{1,6})$/.exec(text) ?? []).map(Number);
        if (index >= 1 && index <= of)
            return { value: { index, of } };
        return { problem: 'give a part such as `2/8`, the second of eight' };
    });
}


/***/ }),

/***/ 1567:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _1: () => (/* binding */ inverseOf),
/* harmony export */   gu: () => (/* binding */ executeProjects),
/* harmony export */   xm: () => (/* binding */ valueIn)
/* harmony export */ });
/* unused harmony exports addedTags, removedTags, switchedScans, primaryBranches */
/* harmony import */ var _changes_execute_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7092);
/* harmony import */ var _model_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(519);
/* harmony import */ var _project_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4849);



/** Maximum length of the query of a DELETE: long addresses are refused. */
const MAX_QUERY_LENGTH = 4000;
/** Adds tags (web-api.md 4.3). Servers differ in the form of the body: an array, or an object. */
function addedTags(slug, projects) {
    const kind = projectKind(slug, projects, (writer, rows, { name }, how) => {
        const tags = rows.map(({ change }) => change.tag);
        return writer.addTags(slug, name, tags, { ...how, form: how.form === 0 ? 'array' : 'object' });
    });
    return { ...kind, forms: 2 };
}
/** Removes tags (field-notes, "Projects"). Servers read them from the query, or from a body. */
function removedTags(slug, projects) {
    const kind = projectKind(slug, projects, (writer, rows, seen, how) => {
        // Spelled as on the platform.
        const tags = seen.tags.filter((tag) => rows.some(({ change }) => (0,_model_names_js__WEBPACK_IMPORTED_MODULE_2__/* .hasTag */ .ti)([change.tag], tag)));
        return writer.removeTags(slug, seen.name, tags, { ...how, form: how.form === 0 ? 'query' : 'body' });
    });
    return { ...kind, forms: 2, next: (rows, seen) => withinQuery(kind.next(rows, seen)) };
}
/** Switches managed scans (web-api.md 4.4). Always sends both flags: what happens to a missing one is undefined. */
function switchedScans(slug, projects) {
    const kind = projectKind(slug, projects, (writer, rows, seen, how) => {
        const wanted = Object.fromEntries(rows.map(({ change }) => [change.field, change.after]));
        return writer.toggleManagedScan(slug, seen.name, { ...(0,_project_js__WEBPACK_IMPORTED_MODULE_1__/* .managedScans */ .Gi)(seen), ...wanted }, how);
    });
    return { ...kind, readsBeforeEach: true };
}
/** Sets the primary branch (field-notes, "Projects"). */
function primaryBranches(slug, projects) {
    return projectKind(slug, projects, (writer, [row], { name }, how) => {
        return writer.setPrimaryBranch(slug, name, row?.change.after ?? '', how);
    });
}
/** The change that undoes this one. The API cannot unset a primary branch. */
function inverseOf(change) {
    if (change.field === 'primary_branch' && change.before === undefined)
        return undefined;
    return { ...change, before: change.after, after: change.before };
}
/** The value that a project has for what a change is about. */
function valueIn(project, change) {
    if (change.field === 'tag')
        return (0,_model_names_js__WEBPACK_IMPORTED_MODULE_2__/* .hasTag */ .ti)(project.tags, change.tag);
    return change.field === 'primary_branch' ? (0,_project_js__WEBPACK_IMPORTED_MODULE_1__/* .primaryBranch */ .ti)(project) : (0,_project_js__WEBPACK_IMPORTED_MODULE_1__/* .managedScans */ .Gi)(project)[change.field];
}
function projectKind(slug, projects, send) {
    return {
        group: (rows) => [...Map.groupBy(rows, ({ change }) => (0,_model_names_js__WEBPACK_IMPORTED_MODULE_2__/* .nameKey */ .Rc)(change.project.name)).values()].map((ofOne) => {
            const { project, readAtMs } = projects.get(ofOne[0].change.project);
            return { rows: ofOne, seen: project, readAtMs };
        }),
        revealsSideEffects: ({ rows, seen }) => keptTags(seen, rows).length > 0,
        read: async (context, _rows, seen) => {
            const observed = await (0,_project_js__WEBPACK_IMPORTED_MODULE_1__/* .readProject */ .Wh)(context, slug, seen);
            projects.add(observed);
            return observed.project;
        },
        next: (rows, seen) => rows.filter(({ change }) => valueIn(seen, change) === change.before),
        send: ({ writer }, rows, seen, how) => send(writer, rows, seen, how),
        seenIn: (answer, before) => {
            const { managed_scan_config = before.managed_scan_config } = answer;
            const project = { ...answer, managed_scan_config };
            projects.add({ ...projects.get(before), project });
            return project;
        },
        shows: (seen, change) => valueIn(seen, change) === change.after,
        valueIn,
        sideEffectIn,
    };
}
function sideEffectIn(before, now, rows) {
    const { name } = before;
    const tags = (0,_model_names_js__WEBPACK_IMPORTED_MODULE_2__/* .tagsWithout */ .ui)(keptTags(before, rows), now.tags);
    if (tags.length > 0)
        return { kind: 'foreign', what: 'tags', of: name, items: tags };
    if (before.managed_scan_config === undefined || now.managed_scan_config === undefined)
        return undefined;
    const [was, is] = [(0,_project_js__WEBPACK_IMPORTED_MODULE_1__/* .managedScans */ .Gi)(before), (0,_project_js__WEBPACK_IMPORTED_MODULE_1__/* .managedScans */ .Gi)(now)];
    const switched = ['diff_scan', 'full_scan'].filter((field) => was[field] !== is[field] && !rows.some(({ change }) => change.field === field));
    if (switched.length === 0)
        return undefined;
    const items = switched.map((field) => `${field} from ${was[field]} to ${is[field]}`);
    return { kind: 'foreign', what: 'switches', of: name, items };
}
/** The tags that must survive the write. The platform sets and removes its own tag by itself. */
function keptTags({ tags }, rows) {
    const named = rows.flatMap(({ change }) => (change.field === 'tag' && !change.after ? [change.tag] : []));
    return (0,_model_names_js__WEBPACK_IMPORTED_MODULE_2__/* .tagsWithout */ .ui)(tags, [...named, _model_names_js__WEBPACK_IMPORTED_MODULE_2__/* .PLATFORM_TAG */ .Pf]);
}
/** The first rows that fit into one query; at least one. */
function withinQuery(rows) {
    let length = 0;
    return rows.filter(({ change }, at) => {
        length += `&tags=${encodeURIComponent(change.tag)}`.length;
        return at === 0 || length <= MAX_QUERY_LENGTH;
    });
}
/**
 * Writes the rows: tags first, then switches, then primary branches. One project's failure does not stop the others.
 *
 * @throws whatever ends the step
 */
async function executeProjects(execution, slug, rows, projects) {
    const { concurrency, progress } = execution.context;
    const due = rows.filter(({ state }) => state === 'not-reached');
    progress.begin('writing', due.length);
    const tags = rowsOf(due, 'tag');
    const { added = [], removed = [] } = Object.groupBy(tags, ({ change }) => change.after ? 'added' : 'removed');
    const switches = [...rowsOf(due, 'diff_scan'), ...rowsOf(due, 'full_scan')];
    await (0,_changes_execute_js__WEBPACK_IMPORTED_MODULE_0__/* .execute */ .g)(execution, addedTags(slug, projects), added, concurrency);
    await (0,_changes_execute_js__WEBPACK_IMPORTED_MODULE_0__/* .execute */ .g)(execution, removedTags(slug, projects), removed, concurrency);
    await (0,_changes_execute_js__WEBPACK_IMPORTED_MODULE_0__/* .execute */ .g)(execution, switchedScans(slug, projects), switches, concurrency);
    await (0,_changes_execute_js__WEBPACK_IMPORTED_MODULE_0__/* .execute */ .g)(execution, primaryBranches(slug, projects), rowsOf(due, 'primary_branch'), concurrency);
}
function rowsOf(rows, field) {
    return rows.filter(({ change }) => change.field === field);
}


/***/ }),

/***/ 4849:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A8: () => (/* binding */ switchChanges),
/* harmony export */   Gi: () => (/* binding */ managedScans),
/* harmony export */   J$: () => (/* binding */ projectRef),
/* harmony export */   Wh: () => (/* binding */ readProject),
/* harmony export */   _T: () => (/* binding */ primaryBranchChanges),
/* harmony export */   hp: () => (/* binding */ observedProjects),
/* harmony export */   qM: () => (/* binding */ tagChanges),
/* harmony export */   ti: () => (/* binding */ primaryBranch)
/* harmony export */ });
/* harmony import */ var _model_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(519);

const SCANS_OFF = { diff_scan: { enabled: false }, full_scan: { enabled: false } };
function observedProjects() {
    const byName = new Map();
    return {
        add(observed) {
            byName.set((0,_model_names_js__WEBPACK_IMPORTED_MODULE_0__/* .nameKey */ .Rc)(observed.project.name), observed);
        },
        /** @throws TypeError for a project that was never observed */
        get({ name }) {
            const observed = byName.get((0,_model_names_js__WEBPACK_IMPORTED_MODULE_0__/* .nameKey */ .Rc)(name));
            if (observed === undefined)
                throw new TypeError(`${name} was not read`);
            return observed;
        },
    };
}
/**
 * Reads one project with its switches. A server may leave out a switch that is off, and the whole object if both are.
 *
 * @throws PlatformError, NameError
 */
async function readProject(context, slug, { name }) {
    const project = await context.platform.project(slug, name);
    const { managed_scan_config = SCANS_OFF } = project;
    return { project: { ...project, managed_scan_config }, readAtMs: context.clock.now() };
}
function projectRef({ name, id, url }) {
    return { name, id, url };
}
function managedScans({ managed_scan_config: config = SCANS_OFF }) {
    return { diff_scan: config.diff_scan.enabled, full_scan: config.full_scan.enabled };
}
/** Without `refs/heads/`. A server may return an empty string for a branch that is not set. */
function primaryBranch({ primary_branch: branch }) {
    return branch?.replace(/^refs\/heads\//, '') || undefined;
}
/** @param removes whether to remove an existing tag; tags in `add` always stay */
function tagChanges(project, add, removes) {
    const removed = (0,_model_names_js__WEBPACK_IMPORTED_MODULE_0__/* .tagsWithout */ .ui)(project.tags, add).filter(removes);
    const change = (tag, after) => {
        return { field: 'tag', project: projectRef(project), tag, before: !after, after };
    };
    return [
        ...(0,_model_names_js__WEBPACK_IMPORTED_MODULE_0__/* .tagsWithout */ .ui)(add, project.tags).map((tag) => change(tag, true)),
        ...removed.map((tag) => change(tag, false)),
    ];
}
/** @param wanted an absent switch stays as it is */
function switchChanges(project, wanted) {
    const before = managedScans(project);
    return ['diff_scan', 'full_scan'].flatMap((field) => {
        const after = wanted[field];
        if (after === undefined || after === before[field])
            return [];
        return [{ field, project: projectRef(project), before: before[field], after }];
    });
}
/** @param after undefined if no rule names one: the primary branch stays as it is */
function primaryBranchChanges(project, after) {
    const before = primaryBranch(project);
    if (after === undefined || after === before)
        return [];
    return [{ field: 'primary_branch', project: projectRef(project), before, after }];
}


/***/ }),

/***/ 7878:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $J: () => (/* binding */ isTagged),
/* harmony export */   CS: () => (/* binding */ matchProjects),
/* harmony export */   QD: () => (/* binding */ selectedItems),
/* harmony export */   So: () => (/* binding */ noteUnmatchedProjects),
/* harmony export */   Vy: () => (/* binding */ shardFilter),
/* harmony export */   W$: () => (/* binding */ checkExclusions),
/* harmony export */   hX: () => (/* binding */ selectProjects),
/* harmony export */   r8: () => (/* binding */ unknownProjects)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _model_nearest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7957);
/* harmony import */ var _model_selection_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8985);
/* harmony import */ var _model_step_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7761);




/**
 * The selected projects of a shard. Names that stand by themselves are taken as they are; anything else makes the
 * projects be listed once. The list leaves archived projects out, so that a name that it lacks is still to be read.
 *
 * @returns the projects, and the names of all where they were listed
 * @throws StepError when nothing is selected, or when something that is taken away does not exist
 */
async function selectProjects(context, slug, selection, shard) {
    const inShard = shardFilter(shard);
    const { patterns, except, tagged } = selection;
    if (patterns.length + except.length + tagged.length === 0) {
        return { selected: selection.names.filter(inShard).map((name) => ({ name })) };
    }
    const { selected: listed, names, matcher } = await matchProjects(context, slug, selection);
    const missed = matcher.unmatched();
    await checkExclusions(context, slug, missed.except, names);
    (0,_model_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .noteUnmatched */ ._d)(context, 'projects', { ...missed, names: [], except: [] }, names, _model_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .nearestProjects */ .ZP);
    const selected = [
        ...listed.map((project) => ({ name: project.name, listed: project })),
        ...missed.names.map((name) => ({ name })),
    ];
    if (selected.length === 0) {
        const near = (0,_model_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .nearestProjects */ .ZP)(selection.names[0] ?? selection.patterns[0] ?? '', names);
        throw new _model_step_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .StepError */ .zg({ kind: 'nothing-selected', patterns: selectedItems(selection), near });
    }
    return { selected: selected.filter(({ name }) => inShard(name)), names };
}
/**
 * Lists the projects of the deployment.
 *
 * @returns the selected ones, all with their names, and what knows which items of the selection found nothing
 * @throws StepError for a misspelt tag
 */
async function matchProjects(context, slug, selection, options = {}) {
    const matcher = (0,_model_selection_js__WEBPACK_IMPORTED_MODULE_3__/* .nameMatcher */ .MH)(selection);
    context.progress.begin('listing');
    const all = await context.platform.projects(slug, options);
    checkTags(context, selection.tagged, all);
    const selected = all.filter((project) => matcher.matches(project.name) && isTagged(project, selection));
    return { selected, all, names: all.map(({ name }) => name), matcher };
}
/** @throws StepError for a tag that no project has, and that is near one that some have */
function checkTags({ notices }, tagged, projects) {
    if (tagged.length === 0)
        return;
    const known = [...new Set(projects.flatMap(({ tags }) => tags))];
    for (const tag of tagged.filter((one) => !known.includes(one))) {
        const near = (0,_model_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .nearestNames */ .LE)(tag, known);
        const input = 'projects-tagged';
        if (near.length > 0)
            throw new _model_step_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .StepError */ .zg({ kind: 'nothing-selected', patterns: [`tag ${tag}`], near, input });
        notices.push({ kind: 'pattern-unmatched', input, pattern: tag, near });
    }
}
/** Whether it has one of the tags, where any are asked for. */
function isTagged({ tags }, { tagged }) {
    return tagged.length === 0 || tagged.some((tag) => tags.includes(tag));
}
/** What selects, as the user wrote it. */
function selectedItems(selection) {
    return [...(0,_model_selection_js__WEBPACK_IMPORTED_MODULE_3__/* .itemsOf */ .S3)(selection), ...selection.tagged.map((tag) => `tag ${tag}`)];
}
/**
 * Checks the exclusions of a step that writes: a mistyped one would let it write to the very project that it was to
 * spare. A pattern may match nothing, unless a known name begins like it.
 *
 * @param unmatched exclusions that matched nothing, without their `!`
 * @throws StepError exclusions-unmatched
 */
async function checkExclusions(context, slug, unmatched, names) {
    const items = [];
    const except = [];
    const near = new Set();
    for (const item of await unknownProjects(context, slug, unmatched)) {
        // An organization that is left out, or stands alone, is as likely as a wrong letter.
        const meant = item.includes('/') ? [] : [`*/${item}`, `${item}/**`].map(_model_selection_js__WEBPACK_IMPORTED_MODULE_3__/* .patternMatcher */ .l2);
        const inOrganization = names.filter((name) => meant.some((matches) => matches(name)));
        const alike = inOrganization.length > 0 ? inOrganization : (0,_model_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .namesBeginningLike */ .Dp)(item, names);
        const isMistyped = !(0,_model_selection_js__WEBPACK_IMPORTED_MODULE_3__/* .isPattern */ .Pt)(item) || alike.length > 0;
        (isMistyped ? items : except).push(item);
        const nearest = alike.length > 0 ? alike.slice(0, 3) : (0,_model_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .nearestNames */ .LE)(item, names);
        if (isMistyped)
            for (const name of nearest)
                near.add(name);
    }
    (0,_model_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .noteUnmatched */ ._d)(context, 'projects', { names: [], patterns: [], except }, names, _model_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .nearestProjects */ .ZP);
    if (items.length > 0)
        throw new _model_step_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .StepError */ .zg({ kind: 'exclusions-unmatched', input: 'projects', items, near: [...near] });
}
/** Notes the items of a selection that match nothing, where a mistyped exclusion does no harm. */
async function noteUnmatchedProjects(context, slug, input, { names, patterns, except }, known) {
    const unknown = {
        names: await unknownProjects(context, slug, names),
        patterns,
        except: await unknownProjects(context, slug, except),
    };
    (0,_model_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .noteUnmatched */ ._d)(context, input, unknown, known, _model_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .nearestProjects */ .ZP);
}
/** The patterns among some items, and the names that the platform does not know: its list leaves archived projects out. */
async function unknownProjects({ platform }, slug, items) {
    const unknown = [];
    for (const item of items)
        if ((0,_model_selection_js__WEBPACK_IMPORTED_MODULE_3__/* .isPattern */ .Pt)(item) || !(await platform.hasProject(slug, item)))
            unknown.push(item);
    return unknown;
}
/**
 * Whether a project belongs to a shard; without one, all do. The name decides, by its SHA-256, so that every
 * machine decides alike.
 */
function shardFilter(shard) {
    if (shard === undefined)
        return () => true;
    return (name) => {
        const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(name.toLowerCase()).digest();
        return hash.readUInt32BE(0) % shard.of === shard.index - 1;
    };
}


/***/ })

};
