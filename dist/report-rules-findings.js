export const id = 794;
export const ids = [794];
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
    const tickets = [];
    for (const row of rows) {
        if (row.change.field === 'policies')
            policies.push(row);
        else if (row.change.field === 'triage')
            findings.push(row);
        else if (row.change.field === 'ticket')
            tickets.push(row);
        else
            projects.push(row);
    }
    return { policies, projects, findings, tickets };
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


/***/ }),

/***/ 6066:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ branchesOf),
/* harmony export */   f: () => (/* binding */ findingKey)
/* harmony export */ });
/** The same for the rows of one finding on all branches (field-notes, `match_based_id`); a secret has one row. */
function findingKey({ kind, repository, match_based_id: matchId, id }) {
    return matchId === undefined || kind === 'secrets' ? `${kind} ${id}` : `${kind} ${repository} ${matchId}`;
}
/**
 * The rows of each of the selected findings on other branches, which the platform moves along with it.
 *
 * @param listed rows of the same lists
 */
function branchesOf(selected, listed) {
    const rows = new Map(selected.map((finding) => [findingKey(finding), []]));
    for (const row of listed)
        rows.get(findingKey(row))?.push(row);
    return (finding) => (rows.get(findingKey(finding)) ?? []).filter(({ id }) => id !== finding.id);
}


/***/ }),

/***/ 8959:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ projectDirectory)
/* harmony export */ });
/* harmony import */ var _model_deployment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2396);

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
    for (const { name, tags } of await context.platform.projects(await (0,_model_deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveSlug */ .qo)(context))) {
        projects.set(name.toLowerCase(), { name, tags: new Set(tags.map((tag) => tag.toLowerCase())) });
    }
    return {
        projectTags: (name) => projects.get(name.toLowerCase())?.tags,
        spelling: (name) => projects.get(name.toLowerCase())?.name,
        names: () => [...projects.values()].map(({ name }) => name),
        tags: () => [...new Set([...projects.values()].flatMap(({ tags }) => [...tags]))],
    };
}


/***/ }),

/***/ 8710:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  F: () => (/* binding */ listFindings),
  B: () => (/* binding */ noteLength)
});

// EXTERNAL MODULE: ./build/src/model/deployment.js
var deployment = __webpack_require__(2396);
// EXTERNAL MODULE: ./build/src/model/selection.js
var selection = __webpack_require__(8985);
// EXTERNAL MODULE: ./build/src/findings/directory.js
var directory = __webpack_require__(8959);
// EXTERNAL MODULE: ./build/src/findings/filters.js + 2 modules
var findings_filters = __webpack_require__(567);
;// CONCATENATED MODULE: ./build/src/findings/parameters.js


/** More values than this make the address too long: the rows decide then. */
const MAX_VALUES = 50;
/**
 * The parameters of `GET …/findings` that a query turns into; each filter that the server decides is checked again
 * on every row.
 *
 * @param repositories as the platform spells them; undefined where the rows decide
 */
function findingParameters(query, repositories) {
    const { parameters, sent, since } = translated(query, 'parameter', ['repos', repositories]);
    if (since !== undefined)
        parameters.since = Math.floor(since / 1000);
    return { parameters: { issue_type: query.issueType, ...parameters }, sent };
}
/** The same for `GET …/secrets`. */
function secretParameters(query, repositories) {
    const { parameters, sent, since } = translated(query, 'secretParameter', ['repo', repositories]);
    if (since !== undefined)
        parameters.since = new Date(since).toISOString();
    return { parameters: parameters, sent };
}
/** Decided by the latest of them, which each list writes in its own way. */
const LOWER_BOUNDS = ['since', 'newer_than'];
function translated({ issueType, filters }, by, [repositoryParameter, repositories]) {
    const parameters = {};
    const sent = new Set();
    for (const [name, value] of Object.entries(filters)) {
        const filter = (0,findings_filters/* findingFilter */.Iv)(name);
        if (filter.listed[issueType] !== 'server' || name === 'repos' || LOWER_BOUNDS.includes(name))
            continue;
        const parameter = (filter[by] ?? namesOnly(name))(value, filters);
        if (parameter === undefined)
            continue;
        parameters[parameter[0]] = parameter[1];
        sent.add(name);
    }
    if (isShort(repositories)) {
        parameters[repositoryParameter] = repositories;
        sent.add('repos');
    }
    const { since, newer_than: newerThan } = filters;
    const bounds = [
        since === undefined ? [] : Number(since) * 1000,
        newerThan === undefined ? [] : Number(newerThan),
    ].flat();
    if (bounds.length === 0)
        return { parameters, sent, since: undefined };
    for (const name of LOWER_BOUNDS)
        sent.add(name);
    return { parameters, sent, since: Math.max(...bounds) };
}
/** A list goes to the server only where none of it is a pattern. */
function namesOnly(name) {
    return (value) => {
        if (!Array.isArray(value))
            return [name, value];
        const { names } = (0,selection/* nameListOf */.R1)(value);
        return names.length === value.length && isShort(value) ? [name, value] : undefined;
    };
}
function isShort(values) {
    return values !== undefined && values.length > 0 && values.length <= MAX_VALUES;
}

// EXTERNAL MODULE: ./build/src/model/names.js
var model_names = __webpack_require__(519);
// EXTERNAL MODULE: ./build/src/model/nearest-names.js
var nearest_names = __webpack_require__(9972);
// EXTERNAL MODULE: ./build/src/model/pattern.js
var pattern = __webpack_require__(2237);
;// CONCATENATED MODULE: ./build/src/findings/unmatched.js





/**
 * Notes what a query's names and patterns did not find among all rows that were listed, each with the names that it may
 * be a misspelling of: repositories and tags are looked up in the list of projects, rules and categories in the rows or
 * in one page more.
 *
 * @param projects reads the list of projects
 */
async function reportUnmatched(context, query, rows, projects) {
    const { repos, rules, categories, project_tags, paths } = query.filters;
    const onePage = () => readOnePage(context, query);
    const report = async (input, list, found, known) => {
        if (list === undefined)
            return;
        const matcher = (0,model_names/* nameMatcher */.M)(list);
        for (const text of new Set(found))
            if (text !== undefined)
                matcher.matches(text);
        const { names, patterns, except } = matcher.unmatched();
        if (names.length + patterns.length + except.length === 0)
            return;
        const all = await known();
        const unknown = (items) => items.filter((item) => !all.some((0,pattern/* patternMatcher */.l)(item)));
        const missed = { names: unknown(names), patterns: unknown(patterns), except: unknown(except) };
        await (0,nearest_names/* noteUnmatched */._)(context, input, missed, all);
    };
    await report('repos', patternsOf(repos), rows.map(repositoryOf), async () => (await projects()).names());
    await report('rules', patternsOf(rules), rows.map(ruleOf), async () => distinct([...rows, ...(await onePage())].map(ruleOf)));
    await report('categories', namesOf(categories), rows.flatMap(categoriesOf), async () => distinct([...rows, ...(await onePage())].flatMap(categoriesOf)));
    await report('project-tags', namesOf(project_tags), [], async () => (await projects()).tags());
    await report('paths', patternsOf(paths), rows.map(pathOf), async () => []);
}
const repositoryOf = ({ repository }) => repository;
const ruleOf = ({ rule }) => rule;
const categoriesOf = ({ categories = [] }) => categories;
const pathOf = ({ path }) => path;
function patternsOf(value) {
    return Array.isArray(value) ? (0,selection/* nameListOf */.R1)(value) : undefined;
}
function namesOf(value) {
    return Array.isArray(value) ? { names: value, patterns: [], except: [] } : undefined;
}
function distinct(texts) {
    return [...new Set(texts.filter((text) => text !== undefined))];
}
/** Findings of any rule, to know what rules are called. */
async function readOnePage(context, { issueType }) {
    if (issueType === 'secrets')
        return [];
    return context.platform.firstFindings(await (0,deployment/* resolveSlug */.qo)(context), { issue_type: issueType });
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
    const { projects = (0,directory/* projectDirectory */.t)(context) } = options;
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
    const selected = selectRows(context, queryTests(query, lookups), sent, rows);
    if (!options.spelled)
        await reportUnmatched(context, query, rows, projects);
    return options.once && ref === undefined ? onceEach(selected) : selected;
}
/** @param repositories undefined where the rows decide */
async function request(context, query, { pageSize, once, allBranches }, repositories) {
    const { platform } = context;
    if (query.issueType === 'secrets') {
        const { parameters, sent } = secretParameters(query, repositories);
        const rows = await platform.secrets(await (0,deployment/* resolveId */.Sv)(context), parameters, { pageSize });
        noteLength(context, query.issueType, rows);
        return { rows, sent };
    }
    const asked = allBranches ? sharedByBranches(query) : query;
    const { parameters, sent } = findingParameters(asked, repositories);
    // The branch that stands for all may be outside of what the rows decide.
    const isDecidedByRows = Object.keys(query.filters)
        .map(findings_filters/* findingFilter */.Iv)
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
    const shared = Object.entries(filters).filter(([name]) => !(0,findings_filters/* findingFilter */.Iv)(name).byBranch);
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
function queryTests({ filters }, lookups) {
    return Object.entries(filters)
        .filter(([name, value]) => (0,findings_filters/* findingFilter */.Iv)(name).idle !== value)
        .map(([name, value]) => ({ name, test: (0,findings_filters/* filterTest */.Jz)(name, value, lookups) }));
}
/** The rows that meet every condition. Notices count those that lack a field, or for which the server ignored a filter. */
function selectRows({ notices }, tests, sent, rows) {
    const ignored = new Map();
    const missing = new Map();
    // Those of the server first, so that each row counts for a filter that was ignored.
    const ordered = tests.toSorted((one, other) => Number(sent.has(other.name)) - Number(sent.has(one.name)));
    const selected = rows.filter((row) => {
        const failed = ordered.find(({ test }) => !test(row))?.name;
        const counts = failed !== undefined && (0,findings_filters/* lacksField */.LW)(failed, row) ? missing : ignored;
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
/** Undefined where a pattern is among them. */
function plainNames(repos) {
    if (!Array.isArray(repos))
        return undefined;
    const { names } = (0,selection/* nameListOf */.R1)(repos);
    return names.length === repos.length ? names : undefined;
}
/** Two repositories may hold the same finding: copies of one template do. */
function onceEach(findings) {
    const keyOf = ({ id, repository, match_based_id }) => match_based_id === undefined ? id : `${repository} ${match_based_id}`;
    const once = new Map();
    for (const finding of findings)
        if (!once.has(keyOf(finding)))
            once.set(keyOf(finding), finding);
    return [...once.values()];
}


/***/ }),

/***/ 4281:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H8: () => (/* binding */ listAgain),
/* harmony export */   ol: () => (/* binding */ executeTriage)
/* harmony export */ });
/* unused harmony export triageKind */
/* harmony import */ var _changes_execute_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7092);
/* harmony import */ var _model_deployment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2396);
/* harmony import */ var _model_triage_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1863);
/* harmony import */ var _branches_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6066);
/* harmony import */ var _list_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8710);
/* harmony import */ var _triage_state_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(970);






/** Repositories in one list, so that its address does not become too long. */
const MAX_REPOSITORIES = 50;
const MAX_EXAMPLES = 10;
/**
 * Moves the findings that are `not-reached` (web-api.md 4.8), and notes in each row what happened.
 *
 * @param listing undefined of a triage by ids
 * @throws what ends a step
 */
async function executeTriage(execution, rows, listing) {
    const named = new Set();
    execution.context.progress.begin('triaging', rows.length);
    try {
        await (0,_changes_execute_js__WEBPACK_IMPORTED_MODULE_0__/* .execute */ .g)(execution, triageKind(listing, (id) => named.add(id)), rows);
    }
    finally {
        addUnlisted(rows, named);
    }
}
/**
 * A triage: listed findings are moved only as they were listed; of one by ids nothing can be read.
 *
 * @param listing undefined of a triage by ids
 * @param onNamed called with each id that an answer names
 */
function triageKind(listing, onNamed = () => { }) {
    const isListed = listing !== undefined;
    const listedIds = new Map(listing?.findings.map((finding) => [finding.id, finding]));
    return {
        group: (rows) => chunksOf(rows).map((chunk) => firstSeen(chunk, listing)),
        readsBeforeEach: isListed,
        answersDecide: true,
        read: isListed ? readAgain : undefined,
        next: (rows, { listed, named }) => rows.filter(({ change: { finding } }) => {
            if (!isListed)
                return !named.has(finding.id);
            const now = listed.get(finding.id);
            return now !== undefined && (0,_triage_state_js__WEBPACK_IMPORTED_MODULE_3__/* .isUntouched */ .O2)(now, finding);
        }),
        send: async (context, rows, _seen, { attempt }) => {
            const slug = await (0,_model_deployment_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveSlug */ .qo)(context);
            return context.writer.triage(slug, bodyOf(rows), { attempts: attempt });
        },
        seenIn: ({ triaged_issues }, { listed, named }) => {
            triaged_issues.forEach(onNamed);
            return { listed, named: new Set([...named, ...triaged_issues]) };
        },
        shows: ({ listed, named }, { finding, after }) => {
            const now = listed.get(finding.id);
            return named.has(finding.id) || (now !== undefined && (0,_triage_state_js__WEBPACK_IMPORTED_MODULE_3__/* .showsTriage */ .Ry)(now, after));
        },
        valueIn: ({ listed }, { finding }) => listed.get(finding.id),
        unaskedIn: (before, { named }, rows) => {
            const answered = [...named].filter((id) => !before.named.has(id));
            return foreignIn(answered, rows, listedIds);
        },
        inverse: _triage_state_js__WEBPACK_IMPORTED_MODULE_3__/* .inverseOfTriage */ .o_,
    };
}
/** Rows of one kind and decision, the same finding's on all branches together: they move together. */
function chunksOf(rows) {
    const chunks = [];
    const alike = Map.groupBy(rows, ({ change: { finding, after } }) => JSON.stringify([finding.kind, after.state, after.reason, after.note]));
    for (const group of alike.values()) {
        let chunk = [];
        chunks.push(chunk);
        for (const same of Map.groupBy(group, ({ change }) => (0,_branches_js__WEBPACK_IMPORTED_MODULE_4__/* .findingKey */ .f)(change.finding)).values()) {
            if (chunk.length + same.length > _model_triage_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_TRIAGE_LIMIT */ .E4) {
                chunk = [];
                chunks.push(chunk);
            }
            chunk.push(...same);
        }
    }
    return chunks;
}
function firstSeen(rows, listing) {
    const findings = rows.map(({ change }) => change.finding);
    const kind = findings[0]?.kind;
    const listed = listing === undefined ? [] : findings;
    return {
        rows,
        seen: { listed: new Map(listed.map((finding) => [finding.id, finding])), named: new Set() },
        readAtMs: kind && listing?.endedAtMs.get(kind),
    };
}
/** Lists the repositories of the rows again, because the API has no filter by id. */
async function readAgain(context, rows, { named }) {
    const findings = rows.map(({ change }) => change.finding);
    const listed = await listAgain(context, findings);
    return { listed: new Map(listed.map((finding) => [finding.id, finding])), named };
}
/** What the lists of their repositories have now. @throws PlatformError, PagingError */
async function listAgain(context, findings) {
    const rows = [];
    // What there is to notice of a list was noticed before.
    const quiet = { ...context, notices: [] };
    for (const [issueType, ofKind] of Map.groupBy(findings, ({ kind }) => kind)) {
        const names = [...new Set(ofKind.map(({ repository }) => repository))];
        const repositories = names.filter((name) => name !== undefined);
        const isKnown = repositories.length === names.length;
        for (let start = 0; start < (isKnown ? names.length : 1); start += MAX_REPOSITORIES) {
            const repos = repositories.slice(start, start + MAX_REPOSITORIES);
            const filters = isKnown ? { repos } : {};
            rows.push(...(await (0,_list_js__WEBPACK_IMPORTED_MODULE_2__/* .listFindings */ .F)(quiet, { issueType, filters }, { spelled: true })));
        }
    }
    return rows;
}
function bodyOf(rows) {
    const [first] = rows;
    if (first === undefined)
        throw new RangeError('there are no findings');
    const { finding, after } = first.change;
    return {
        issue_type: finding.kind,
        issue_ids: rows.map(({ change }) => change.finding.id),
        limit: rows.length,
        new_triage_state: after.state,
        new_triage_reason: after.reason,
        new_note: after.note,
    };
}
/**
 * Findings that the list has, and that are neither selected nor on a branch of a selected one. One without an id that
 * its branches share may be such a one.
 */
function foreignIn(answered, rows, listed) {
    const asked = idsOf(rows);
    // Where none of those asked for moved, no branch of them moved with it.
    const isAlone = !answered.some((id) => asked.has(id));
    const isForeign = (id) => isAlone || listed.get(id)?.match_based_id !== undefined;
    const foreign = answered.filter((id) => !asked.has(id) && isForeign(id));
    if (foreign.length === 0)
        return undefined;
    const items = foreign.slice(0, MAX_EXAMPLES).map(String);
    return { failure: { kind: 'foreign', what: 'findings', of: String(rows.length), items }, endsStep: true };
}
/**
 * Adds findings that answers named and no list had, such as those on a branch that came since: they moved along with
 * one of the rows, whose former state is not theirs.
 */
function addUnlisted(rows, named) {
    const known = idsOf(rows);
    const unlisted = [...named].filter((id) => !known.has(id));
    const row = rows.find(({ state }) => state === 'changed');
    if (row === undefined || unlisted.length === 0)
        return;
    const { change } = row;
    const found = unlisted.map((id) => ({ kind: change.finding.kind, id }));
    row.change = { ...change, branches: [...change.branches, ...found] };
}
/** Of the findings and their branches. */
function idsOf(rows) {
    return new Set(rows.flatMap(({ change: { finding, branches } }) => [finding.id, ...branches.map(({ id }) => id)]));
}


/***/ }),

/***/ 970:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O2: () => (/* binding */ isUntouched),
/* harmony export */   Ry: () => (/* binding */ showsTriage),
/* harmony export */   em: () => (/* binding */ undoLosses),
/* harmony export */   nM: () => (/* binding */ hasSameDecision),
/* harmony export */   o_: () => (/* binding */ inverseOfTriage),
/* harmony export */   zG: () => (/* binding */ triageStateOf)
/* harmony export */ });
/* unused harmony exports statusAfter, afterTriage */
const TRIAGE_STATUSES = new Set([
    'ignored',
    'reviewing',
    'fixing',
    'provisionally_ignored',
]);
/** The state that somebody gave a finding; `untriaged` where nobody did. The list of secrets has the status only. */
function triageStateOf({ triage_state, status }) {
    if (triage_state !== undefined)
        return triage_state;
    return status !== undefined && TRIAGE_STATUSES.has(status) ? status : 'untriaged';
}
/** The status of findings that were moved: `reopened` is a target, not a status (field-notes). */
function statusAfter(state) {
    return state === 'reopened' ? 'open' : state;
}
/** Whether a row shows a triage: its state, and the reason and the note that it names. */
function showsTriage(row, { state, reason, note }) {
    if (state !== undefined && !hasState(row, state))
        return false;
    if (reason !== undefined && row.triage_reason !== reason)
        return false;
    // The platform may trim a note.
    return note === undefined || (row.triage_comment ?? '').trim() === note.trim();
}
/** A secret is open or ignored, and nothing tells a reopened one from one that was never triaged. */
function hasState(row, state) {
    if (row.kind === 'secrets')
        return row.status === statusAfter(state);
    return triageStateOf(row) === state;
}
/** Whether two rows of a finding, listed one after the other, show that nobody decided about it in between. */
function isUntouched(now, before) {
    // Only scans decide whether a finding is fixed.
    const isScanned = now.status === 'fixed' || before.status === 'fixed';
    return ((isScanned || now.status === before.status) &&
        hasSameDecision(now, before) &&
        now.triaged_at === before.triaged_at);
}
/** Whether two rows of a finding have the same state and reason. */
function hasSameDecision(one, other) {
    const hasStates = one.triage_state !== undefined && other.triage_state !== undefined;
    const isSame = hasStates ? one.triage_state === other.triage_state : one.status === other.status;
    return isSame && (one.triage_reason ?? '') === (other.triage_reason ?? '');
}
/** A finding as the list has it once it was triaged; when that was is not known. */
function afterTriage(finding, { state, reason, note }) {
    const noted = { triage_comment: note ?? finding.triage_comment, triaged_at: undefined };
    if (state === undefined)
        return { ...finding, ...noted };
    const status = finding.status === 'fixed' ? 'fixed' : statusAfter(state);
    if (finding.kind === 'secrets')
        return { ...finding, status };
    return { ...finding, ...noted, status, triage_state: state, triage_reason: reason };
}
/** The change that takes a triage back, as far as that is possible; undefined where nothing is. */
function inverseOfTriage(change) {
    const { finding, after, branches } = change;
    const former = formerTriage(finding, after);
    if (former === undefined)
        return undefined;
    return {
        ...change,
        finding: afterTriage(finding, after),
        after: former,
        branches: branches.map((branch) => afterTriage(branch, after)),
    };
}
/** The last note is sent again, so that it is the last one once more: people and the marks of rules depend on it. */
function formerTriage(finding, after) {
    const note = finding.triage_comment;
    if (after.state === undefined)
        return note === undefined ? undefined : { note };
    if (finding.status === undefined && finding.triage_state === undefined)
        return { state: 'reopened' };
    const state = triageStateOf(finding);
    if (state === 'ignored')
        return { state, reason: finding.triage_reason, note };
    return { state: state === 'reviewing' || state === 'fixing' ? state : 'reopened', note };
}
/** What of a triage `inverseOfTriage` cannot put back. */
function undoLosses({ finding, after, branches }) {
    const losses = [];
    const state = triageStateOf(finding);
    if (after.state !== undefined) {
        if (finding.status === undefined && finding.triage_state === undefined)
            losses.push('by-ids');
        else if (state === 'provisionally_ignored')
            losses.push('provisionally-ignored');
        else if (state === 'untriaged' && finding.kind !== 'secrets')
            losses.push('never-triaged');
    }
    if (after.note !== undefined && finding.triage_comment === undefined)
        losses.push('notes');
    const differs = (branch) => !hasSameDecision(branch, finding) || (branch.triage_comment ?? '') !== (finding.triage_comment ?? '');
    if (branches.some(differs))
        losses.push('siblings');
    return losses;
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
