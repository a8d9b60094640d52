export const id = 783;
export const ids = [783];
export const modules = {

/***/ 7092:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ newExecution),
/* harmony export */   g: () => (/* binding */ execute)
/* harmony export */ });
/* harmony import */ var _model_step_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7761);
/* harmony import */ var _platform_forms_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7750);
/* harmony import */ var _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9323);
/* harmony import */ var _platform_http_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9999);




/** The oldest that the read before a write may be: for the first write of a kind, and for kinds that ask for it. */
const MAX_READ_AGE_MS = 10_000;
/** When an answer does not show the change, read at once, and again after each of these pauses. */
const FURTHER_LOOKS_MS = [500, 2000];
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
    const run = { execution, kind, form: 0, isFormKnown: false, isProven: false };
    const writes = tellingFirst(kind, kind.group(rows.filter(isPending)));
    const { progress } = execution.context;
    const make = async (write) => {
        await new Attempts(run, write).make();
        progress.advance(write.rows.length);
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
function tellingFirst(kind, writes) {
    const first = writes.find((write) => kind.isTelling?.(write));
    return first === undefined ? writes : [first, ...writes.filter((write) => write !== first)];
}
function isPending({ state }) {
    return state === 'not-reached';
}
/** Sends the requests of one write until the outcome of each row is decided. */
class Attempts {
    #run;
    #rows;
    #isFirst;
    #form;
    #seen;
    #readAtMs;
    /** Rows whose requests may have taken effect. */
    #sent = new Set();
    /** Why the outcome of the last of those requests is open; undefined once it was answered. */
    #open;
    #refusal;
    #triedForms = 1;
    #isWarned = false;
    constructor(run, { rows, seen, readAtMs }) {
        this.#run = run;
        this.#rows = rows;
        this.#seen = seen;
        this.#readAtMs = readAtMs;
        this.#isFirst = !run.isProven;
        this.#form = run.form;
    }
    /** @throws whatever ends the step */
    async make() {
        try {
            await this.#send();
            this.#end();
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
        const { kind, execution } = this.#run;
        const { clock, stop, maxRetries } = execution.context;
        let repeats = 0;
        for (;;) {
            if (this.#isStale())
                await this.#look();
            const rows = kind.next(this.#pending(), this.#seen);
            if (rows.length === 0)
                return;
            const before = this.#seen;
            const answer = await this.#request(rows, repeats + 1);
            switch (answer.kind) {
                case 'limited':
                    continue;
                case 'not-sent':
                    if (repeats === maxRetries)
                        return this.#refused((0,_platform_http_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .errorOf */ .Mz)(answer.failure));
                    break;
                case 'refused':
                    if ((0,_platform_forms_js__WEBPACK_IMPORTED_MODULE_1__/* .isRefusedForm */ .xc)(answer.error) && this.#turnsToOtherForm(answer.error))
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
                if (kind.read)
                    await this.#look();
                this.#compare(before, rows);
                if (repeats === maxRetries || kind.isRepeatable === false)
                    return;
            }
            repeats += 1;
        }
    }
    /** Sends one request, and records whether it may have taken effect. */
    async #request(rows, attempt) {
        const { kind, execution } = this.#run;
        try {
            const answer = await kind.send(execution.context, rows, this.#seen, { attempt, form: this.#form });
            if (answer.kind === 'answered' || answer.kind === 'empty' || answer.kind === 'open') {
                for (const row of rows)
                    this.#sent.add(row);
                execution.mayWrite = true;
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
        const { kind, execution } = this.#run;
        const { clock, stop } = execution.context;
        const isOpen = () => rows.some(isPending);
        if (answer.kind === 'answered') {
            this.#see(kind.seenIn(answer.value, before));
            this.#compare(before, rows);
            if (kind.answersDecide)
                await this.#decide(rows);
        }
        else {
            if (answer.failure.kind === 'another-answer')
                this.#anotherAnswer(rows, answer.failure);
            this.#open = answer.failure;
        }
        if (isOpen() && kind.read && !(answer.kind === 'answered' && kind.answersDecide)) {
            for (const pauseMs of [0, ...FURTHER_LOOKS_MS]) {
                await clock.sleep(pauseMs, stop);
                await this.#look();
                this.#compare(before, rows);
                if (!isOpen())
                    break;
            }
        }
        if (isOpen())
            return false;
        this.#open = undefined;
        this.#refusal = undefined;
        this.#run.form = this.#form;
        this.#run.isFormKnown = true;
        return true;
    }
    /** Decides rows that the answer leaves out: an earlier request, still open, may have written them. */
    async #decide(rows) {
        const left = rows.filter(isPending);
        if (left.length === 0)
            return;
        if (this.#open !== undefined) {
            if (this.#run.kind.read)
                await this.#look();
            return;
        }
        for (const row of left)
            set(row, 'failed', { kind: 'not-triaged' });
    }
    /** @throws StepError when the kind's first write, or an answer about something else, shows what nobody asked for */
    #compare(before, rows) {
        const { kind, execution } = this.#run;
        const unasked = kind.unaskedIn?.(before, this.#seen, rows);
        if (unasked === undefined) {
            if (rows.some(({ state }) => state === 'changed'))
                this.#run.isProven = true;
            return;
        }
        const { failure, notice } = unasked;
        if (unasked.endsStep || this.#isFirst) {
            for (const row of rows)
                set(row, 'failed', failure);
            throw new _model_step_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StepError */ .zg(failure);
        }
        if (notice !== undefined && !this.#isWarned)
            execution.context.notices.push(notice);
        this.#isWarned = true;
    }
    #anotherAnswer(rows, { expected, got }) {
        const failure = {
            kind: 'foreign',
            what: 'project',
            of: expected?.name ?? String(expected?.id ?? ''),
            items: [got?.name ?? String(got?.id ?? '')],
        };
        for (const row of rows)
            set(row, 'failed', failure);
        throw new _model_step_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StepError */ .zg(failure);
    }
    /** A refusal says nothing about an earlier request of this write, so read again. */
    async #refused(error) {
        this.#refusal = withMessageOf(error, this.#refusal);
        if (this.#sent.size > 0 && this.#run.kind.read)
            await this.#look();
    }
    #turnsToOtherForm(refusal) {
        const { kind } = this.#run;
        const { forms = 1 } = kind;
        if (this.#run.isFormKnown || this.#triedForms === forms)
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
        if (error.failure.status !== 403)
            execution.mayWrite = true;
        else
            execution.forbidden += 1;
    }
    #isStale() {
        const { kind, execution } = this.#run;
        if (kind.read === undefined || !(kind.readsBeforeEach || this.#isFirst))
            return false;
        const { clock } = execution.context;
        return this.#readAtMs === undefined || clock.now() - this.#readAtMs > MAX_READ_AGE_MS;
    }
    async #look() {
        const { kind, execution } = this.#run;
        const seen = await kind.read?.(execution.context, this.#rows, this.#seen);
        if (seen !== undefined)
            this.#see(seen);
    }
    #see(seen) {
        this.#seen = seen;
        this.#readAtMs = this.#run.execution.context.clock.now();
        for (const row of this.#pending()) {
            if (this.#run.kind.shows(seen, row.change))
                set(row, this.#sent.has(row) ? 'changed' : 'unchanged');
        }
    }
    #pending() {
        return this.#rows.filter(isPending);
    }
    /** Decides the rows that are still open; nothing more is sent. */
    #end() {
        const { kind } = this.#run;
        for (const row of this.#pending()) {
            if (this.#sent.has(row))
                this.#unknown(row);
            else if (this.#refusal !== undefined)
                set(row, 'failed', this.#refusal.failure);
            else {
                row.state = 'left';
                row.seen = kind.valueIn?.(this.#seen, row.change);
            }
        }
    }
    #fail(error) {
        const isOfStep = error instanceof _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .CancelledError */ .cc || error instanceof _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .RateLimitError */ .OE;
        for (const row of this.#pending()) {
            if (this.#sent.has(row))
                this.#unknown(row, error);
            else if (!isOfStep)
                set(row, 'failed', (0,_model_step_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .rowFailureOf */ .EQ)(error));
        }
    }
    #unknown(row, error) {
        const cause = this.#open ?? (error instanceof _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PlatformError */ .Wk ? error.failure : undefined);
        const seen = this.#run.kind.valueIn?.(this.#seen, row.change);
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
    const serverMessage = [...new Set(messages)].join('; ');
    return serverMessage === '' ? error : (0,_platform_http_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .errorOf */ .Mz)({ ...error.failure, serverMessage }, error);
}
/** Whether a request that ended early may have taken effect. */
function mayHaveTakenEffect(error) {
    if (error instanceof _platform_http_path_js__WEBPACK_IMPORTED_MODULE_3__/* .NameError */ .Qb)
        return false;
    if (!(error instanceof _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PlatformError */ .Wk))
        return true;
    const { sent, status } = error.failure;
    return sent && status !== 401 && status !== 429;
}


/***/ }),

/***/ 1727:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ checkLimits),
/* harmony export */   e: () => (/* binding */ maxChanges)
/* harmony export */ });
/* harmony import */ var _model_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4112);
/* harmony import */ var _model_step_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7761);


/**
 * Stops a step that would change more than its limits allow, before its first write. A dry run goes on and says so.
 *
 * @throws StepError too-many-changes
 */
function checkLimits(context, over) {
    if (over.length === 0)
        return;
    if ((0,_model_context_js__WEBPACK_IMPORTED_MODULE_1__/* .isWriting */ .x)(context))
        throw new _model_step_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StepError */ .zg({ kind: 'too-many-changes', figures: [...over] });
    for (const one of over)
        context.notices.push({ kind: 'would-be-too-many', ...one });
}
/** @param allowed undefined = no limit */
function maxChanges(allowed, figure, of) {
    return allowed === undefined || figure <= allowed ? [] : [{ limit: 'max-changes', allowed, figure, of }];
}


/***/ }),

/***/ 4686:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GL: () => (/* binding */ countOfChanges),
/* harmony export */   Jb: () => (/* binding */ rowsByKind),
/* harmony export */   dL: () => (/* binding */ plannedRow),
/* harmony export */   tq: () => (/* binding */ throwIfFailed),
/* harmony export */   zX: () => (/* binding */ policyEntries)
/* harmony export */ });
/* harmony import */ var _model_step_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7761);

/** The states that count as failed, worst first. */
const FAILED = ['failed', 'unknown', 'not-reached'];
/** A row for a change that is still to be made; in a dry run, one that would be made. */
function plannedRow(change, isDryRun, why) {
    return { change, why, state: isDryRun ? 'would-change' : 'not-reached' };
}
function rowsByKind(rows) {
    const policies = [];
    const projects = [];
    const findings = [];
    for (const row of rows) {
        if (row.change.field === 'policies')
            policies.push(row);
        else if (row.change.field === 'triage')
            findings.push(row);
        else
            projects.push(row);
    }
    return { policies, projects, findings };
}
/**
 * Fails a step that has failed rows. Each project counts once, by its worst row.
 *
 * @throws StepError rows-failed
 */
function throwIfFailed(rows) {
    for (const [of, group] of Map.groupBy(rows, kindOf)) {
        const things = [
            ...Map.groupBy(group, ({ change }) => ('project' in change ? change.project.name : change)).values(),
        ];
        const worst = things.map((some) => FAILED.map((state) => some.find((row) => row.state === state)).find(Boolean));
        const failed = worst.filter((row) => row?.state === 'failed');
        const unknown = worst.filter((row) => row?.state === 'unknown');
        const first = failed[0] ?? unknown[0];
        if (first === undefined)
            continue;
        throw new _model_step_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StepError */ .zg({
            kind: 'rows-failed',
            of,
            failed: failed.length,
            unknown: unknown.length,
            selected: things.length,
            first: first.failure,
        });
    }
}
function kindOf({ change }) {
    if (change.field === 'policies')
        return 'policy part';
    return change.field === 'triage' ? 'finding' : 'project';
}
/** The number of changes in rows; each entry of a policy difference counts as one. */
function countOfChanges(rows) {
    return rows.filter(({ change }) => change.field !== 'policies').length + policyEntries(rows).length;
}
function policyEntries(rows) {
    return rows.flatMap(({ change }) => (change.field === 'policies' ? change.entries : []));
}


/***/ }),

/***/ 5343:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AY: () => (/* binding */ readWithoutExclusions),
/* harmony export */   Ey: () => (/* binding */ refuseNoRepository),
/* harmony export */   LN: () => (/* binding */ checkNames),
/* harmony export */   No: () => (/* binding */ checkExceptions),
/* harmony export */   VH: () => (/* binding */ readProjects),
/* harmony export */   Wh: () => (/* binding */ readProject),
/* harmony export */   Xy: () => (/* binding */ readShard),
/* harmony export */   aO: () => (/* binding */ checkFolders),
/* harmony export */   r6: () => (/* binding */ readNames),
/* harmony export */   rH: () => (/* binding */ nameProblem)
/* harmony export */ });
/* harmony import */ var _model_selection_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8985);
/* harmony import */ var _platform_http_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9999);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8668);



/** Names and patterns of projects, or of repositories: the same rules hold for both. */
function readNames(reader, input) {
    const items = reader.list(input);
    if (items.length === 0)
        return undefined;
    checkNames(reader, input, items);
    checkExceptions(reader, input, items);
    const { names, patterns, except } = (0,_model_selection_js__WEBPACK_IMPORTED_MODULE_2__/* .nameListOf */ .R1)(items);
    return { names: withoutCaseDuplicates(names), patterns, except };
}
/** Patterns of file paths name files. */
function checkFolders(reader, input, items) {
    if (reader.hasProblem(input))
        return;
    for (const item of items.filter((one) => one.endsWith('/'))) {
        reader.problem(input, `has ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(item)}, which is a folder; write ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(`${item}**`)} for the files in it`);
    }
}
/** `projects` and `projects-tagged`; undefined when neither is given. A tag without names selects from all. */
function readProjects(reader) {
    const list = readNames(reader, 'projects');
    const tagged = readWithoutExclusions(reader, 'projects-tagged');
    if (list !== undefined)
        return { ...list, tagged };
    if (tagged.length === 0)
        return undefined;
    return { names: [], patterns: ['**'], except: [], tagged };
}
/** A list in which a leading `!` would not take anything away, so that more would be selected than was meant. */
function readWithoutExclusions(reader, input) {
    const items = reader.list(input);
    const [item] = items.filter((one) => one.startsWith('!'));
    if (item !== undefined && !reader.hasProblem(input)) {
        const what = 'give only what to select';
        reader.problem(input, `has ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(item)}, but \`${input}\` cannot exclude anything; ${what}`);
    }
    return items;
}
/** Refuses what is not a name, such as a URL; a leading `!` is not part of it. */
function checkNames(reader, input, items) {
    // What has a habit of YAML or JSON in it has been refused, with what to write instead.
    if (reader.hasProblem(input))
        return;
    for (const item of items) {
        // A sign without a name is a problem of the whole list.
        const problem = item === '!' ? undefined : nameProblem(withoutSign(item));
        if (problem !== undefined)
            reader.problem(input, `has ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(item)}, which ${problem}`);
    }
}
/** What is wrong with the name of a project or repository, and what to write. */
function nameProblem(name) {
    const url = /^(?:[a-z][a-z+.-]*:\/\/[^/]*|[\w.-]+@[\w.-]+:)\/?(.*)$/i.exec(name);
    if (url !== null)
        return `is a URL; ${write(url[1] ?? '')}`;
    // Other names may have blanks in them, but not the same owner twice.
    const parts = name.split(/\s+/);
    const owner = name.slice(0, name.indexOf('/') + 1);
    if (owner !== '' && parts.length > 1 && parts.every((part) => part.startsWith(owner)))
        return `has blanks between names; list them one by one: ${parts.map(_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD).join(', ')}`;
    if (/^\^|\$$|\.\+|[^\\]\(.*\|.*\)/.test(name))
        return 'is a regular expression; write a pattern with `*`, such as `acme/pay*`';
    if (/\.git$/i.test(name))
        return `ends with \`.git\`; ${write(name)}`;
    const problem = (0,_platform_http_path_js__WEBPACK_IMPORTED_MODULE_0__/* .pathProblem */ .z9)(name);
    return problem === undefined ? undefined : `${problem}; write the name, such as \`acme/login\``;
}
/** What of a URL's path is the name. */
function write(path) {
    const [bare = ''] = path.split(/[?#]/);
    const name = bare.replace(/\/$/, '').replace(/\.git$/i, '');
    return name === '' ? 'write the name, such as `acme/login`' : `write ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(name)}`;
}
/** What starts with `!` takes something away from the rest of its list. */
function checkExceptions(reader, input, items) {
    if (items.some((item) => item.startsWith('!') && withoutSign(item) === '')) {
        reader.problem(input, 'has `!` with nothing after it; write the name or pattern to exclude');
    }
    else if (items.length > 0 && items.every((item) => item.startsWith('!'))) {
        reader.problem(input, 'only excludes; also give what to select, such as `**`');
    }
}
function withoutSign(item) {
    return item.startsWith('!') ? item.slice(1).trim() : item;
}
/** Names are unique without regard to case. */
function withoutCaseDuplicates(names) {
    return [...new Map(names.map((name) => [name.toLowerCase(), name]).reverse()).values()].reverse();
}
/** The one project of `gate` and `scan`; the repository of the workflow where it is not given. */
function readProject(reader, repository) {
    const list = readNames(reader, 'projects');
    if (list === undefined)
        return repository ?? refuseNoRepository(reader) ?? '';
    const [name] = list.names;
    const several = list.names.length !== 1 || list.patterns.length > 0 || list.except.length > 0;
    if (several && !reader.hasProblem('projects')) {
        reader.problem('projects', 'has a pattern or more than one name; give the one project that the commit belongs to');
    }
    return name ?? '';
}
function refuseNoRepository(reader) {
    return reader.problem('projects', 'is empty, and outside a workflow run there is no repository to use; give a name or a pattern');
}
function readShard(reader) {
    const text = reader.text('shard');
    if (text === undefined)
        return undefined;
    const match = /^(\d{1,6})\s*\/\s*(\d{1,6})$/.exec(text);
    const index = Number(match?.[1]);
    const of = Number(match?.[2]);
    if (index >= 1 && index <= of)
        return { index, of };
    return reader.problem('shard', `is ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(text)}; give a part such as \`2/8\`, the second of eight`);
}


/***/ }),

/***/ 686:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H4: () => (/* binding */ MAX_PAGE_SIZE),
/* harmony export */   LC: () => (/* binding */ readWriting),
/* harmony export */   mg: () => (/* binding */ readWait),
/* harmony export */   n0: () => (/* binding */ readDryRun),
/* harmony export */   wZ: () => (/* binding */ readBase)
/* harmony export */ });
/* harmony import */ var _connection_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8127);

/** Elements of one page, at most. */
const MAX_PAGE_SIZE = 3000;
function readBase({ deployment, connection }) {
    return { deployment, concurrency: connection.concurrency };
}
/** `dry-run` and `max-changes`, with what the latter is when it is not given. */
function readWriting(source, defaultMaxChanges) {
    const { reader } = source;
    return {
        ...readBase(source),
        dryRun: readDryRun(reader),
        maxChanges: reader.integer('max-changes', 0, Number.MAX_SAFE_INTEGER) ?? defaultMaxChanges,
    };
}
/** Empty where an expression has no value, as `inputs` on a schedule, and such a run must not write. */
function readDryRun(reader) {
    if (reader.isEmptied('dry-run')) {
        // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of GitHub
        const why = 'as happens when `${{ inputs.dry-run }}` has no value';
        reader.problem('dry-run', `is set but empty, ${why}; give \`true\` or \`false\`, or leave it out`);
    }
    return reader.boolean('dry-run') ?? false;
}
/** How long to wait for a scan; more than `time-limit` would never be reached. */
function readWait({ reader, connection }, defaultMs) {
    const waitMs = reader.duration('wait-for', 0, _connection_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_DURATION_MS */ .rG) ?? defaultMs;
    if (waitMs > connection.timeLimitMs) {
        const what = 'which ends the step first; raise `time-limit` to wait that long';
        reader.warn('wait-for', `is longer than \`time-limit\`, ${what}`);
    }
    return waitMs;
}


/***/ }),

/***/ 4112:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ resultOf),
/* harmony export */   x: () => (/* binding */ isWriting)
/* harmony export */ });
/** Whether the step may write: it has what it takes. */
function isWriting(context) {
    return context.writer !== undefined;
}
/** What every result has. */
function resultOf({ deployment, notices }, request) {
    const operation = request.operation;
    return { operation, request, deployment, notices };
}


/***/ }),

/***/ 9972:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ nearestNames),
/* harmony export */   _: () => (/* binding */ noteUnmatched)
/* harmony export */ });
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7957);
/* harmony import */ var _pattern_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2237);


const MAX_NEAR = 3;
/** More items than this are not misspelt, but of another deployment; thousands of them would take minutes. */
const MAX_ITEMS = 20;
/** Of each list of names, how many items were looked for in it. */
const lookedFor = new WeakMap();
/** Notes what a list has not found, each item with the names that it may be a misspelling of. */
async function noteUnmatched({ notices }, input, { names, patterns, except }, known) {
    for (const pattern of [...names, ...patterns]) {
        const near = await nearestNames(pattern, known);
        notices.push({ kind: 'pattern-unmatched', input, pattern, near });
    }
    for (const pattern of except) {
        const near = await nearestNames(pattern, known);
        notices.push({ kind: 'exclusion-unmatched', input, pattern, near });
    }
}
/**
 * At most three names that `text`, a name or a pattern, may be a misspelling of; nearest first. None for more than the
 * first items of a list.
 */
async function nearestNames(text, names) {
    const items = (lookedFor.get(names) ?? 0) + 1;
    lookedFor.set(names, items);
    if (items > MAX_ITEMS)
        return [];
    return patternMeant(text, names) ?? (0,_nearest_js__WEBPACK_IMPORTED_MODULE_0__/* .nearestOf */ .qw)(text, names, MAX_NEAR);
}
/** The pattern that an owner's name, or a regular expression's `.*`, stands for, where it matches a name. */
function patternMeant(text, names) {
    const pattern = text.includes('/') ? text.replaceAll('.*', '*') : `${text}/**`;
    if (pattern === text || text === '')
        return undefined;
    return names.some((0,_pattern_js__WEBPACK_IMPORTED_MODULE_1__/* .patternMatcher */ .l)(pattern)) ? [pattern] : undefined;
}


/***/ })

};
