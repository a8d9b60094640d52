export const id = 676;
export const ids = [676];
export const modules = {

/***/ 7092:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ newExecution),
/* harmony export */   g: () => (/* binding */ execute)
/* harmony export */ });
/* harmony import */ var _operations_step_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3784);
/* harmony import */ var _platform_forms_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7750);
/* harmony import */ var _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9323);
/* harmony import */ var _platform_http_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9999);




/** Of the first write of a kind, and of kinds that ask for it: no read before it is older than this. */
const MAX_READ_AGE_MS = 10_000;
/** After an answer that shows nothing it is read at once, and again after each of these pauses. */
const FURTHER_LOOKS_MS = [500, 2000];
/** So many refusals with 403 at the start of a step mean a token that may not write. */
const MAX_FORBIDDEN = 3;
function newExecution(context) {
    return { context, forbidden: 0, mayWrite: false };
}
/**
 * Makes the rows that are `not-reached`, and notes in each what happened (contract, "What happened to a write"). The
 * writes go one by one until one has shown what it does, then `concurrency` at the same time.
 *
 * @throws what ends a step: cancellation, the time limit, a token that is refused, an answer nobody asked for
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
    await (0,_operations_step_js__WEBPACK_IMPORTED_MODULE_0__/* .forEachConcurrently */ .DW)(writes.slice(made), concurrency, make);
}
function tellingFirst(kind, writes) {
    const first = writes.find((write) => kind.isTelling?.(write));
    return first === undefined ? writes : [first, ...writes.filter((write) => write !== first)];
}
function isPending({ state }) {
    return state === 'not-reached';
}
/** The requests of one write, until it is known what became of each of its rows. */
class Attempts {
    #run;
    #rows;
    #isFirst;
    #form;
    #seen;
    #readAtMs;
    /** Rows of requests that may have taken effect. */
    #sent = new Set();
    /** Why it is open whether the last of those did; undefined where it was answered. */
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
    /** @throws what ends the step */
    async make() {
        try {
            await this.#send();
            this.#end();
        }
        catch (error) {
            this.#fail(error);
            if ((0,_operations_step_js__WEBPACK_IMPORTED_MODULE_0__/* .endsStep */ .hw)(error))
                throw error;
        }
        const { mayWrite, forbidden } = this.#run.execution;
        if (this.#refusal !== undefined && !mayWrite && forbidden === MAX_FORBIDDEN)
            throw this.#refusal;
    }
    /** Sends what is missing, and looks, until nothing is missing or nothing more can be sent. */
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
    /** One request, of which it is noted whether it may have taken effect. */
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
    /** The answer leaves rows out; where an earlier request is open, that one may have made them. */
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
    /** @throws StepError where the kind's first write, or any that is not ours to judge, did what nobody asked for */
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
            throw new _operations_step_js__WEBPACK_IMPORTED_MODULE_0__/* .StepError */ .zg(failure);
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
        throw new _operations_step_js__WEBPACK_IMPORTED_MODULE_0__/* .StepError */ .zg(failure);
    }
    /** A refusal says nothing of an earlier request: that needs another look. */
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
    /** @throws PlatformError where a token may not write */
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
    /** Nothing more is sent. */
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
                set(row, 'failed', (0,_operations_step_js__WEBPACK_IMPORTED_MODULE_0__/* .rowFailureOf */ .EQ)(error));
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
/** Where another form was refused before, that may not have been for its form: both messages matter. */
function withMessageOf(error, earlier) {
    const messages = [earlier, error].flatMap((one) => one?.failure.serverMessage ?? []);
    const serverMessage = [...new Set(messages)].join('; ');
    return serverMessage === '' ? error : (0,_platform_http_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .errorOf */ .Mz)({ ...error.failure, serverMessage }, error);
}
/** Of what ended a request early. */
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
/* harmony import */ var _operations_step_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3784);

/** The states of things that did not come to what was wanted. */
const FAILED = ['failed', 'unknown', 'not-reached'];
/** A row whose change is not made, or on a dry run would not be. */
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
 * Ends a step whose rows did not all come to what was wanted. Each project counts once, by its worst row.
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
        throw new _operations_step_js__WEBPACK_IMPORTED_MODULE_0__/* .StepError */ .zg({
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
/** How many changes rows have; of policies each entry of their difference is one. */
function countOfChanges(rows) {
    return rows.filter(({ change }) => change.field !== 'policies').length + policyEntries(rows).length;
}
function policyEntries(rows) {
    return rows.flatMap(({ change }) => (change.field === 'policies' ? change.entries : []));
}


/***/ }),

/***/ 6474:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E4: () => (/* binding */ tagKey),
/* harmony export */   Pf: () => (/* binding */ PLATFORM_TAG),
/* harmony export */   QD: () => (/* binding */ distinctTags),
/* harmony export */   ti: () => (/* binding */ hasTag),
/* harmony export */   ui: () => (/* binding */ tagsWithout)
/* harmony export */ });
/* harmony import */ var _compare_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3508);

/** The platform's own tag, which comes and goes with a managed-scan configuration (field-notes, "Requests"). */
const PLATFORM_TAG = 'managed-scan';
/** Platforms normalise tags (field-notes): two that differ in case or Unicode form only are one tag. */
const tagKey = _compare_js__WEBPACK_IMPORTED_MODULE_0__/* .nameKey */ .R;
/** Of each list that was asked about: a project may have thousands of tags, and a step asks about each of them. */
const KEYS = new WeakMap();
/** Of more tags than that, the keys are quicker to ask than the list. */
const SHORT = 20;
function hasTag(tags, tag) {
    if (tags.length <= SHORT && tags.includes(tag))
        return true;
    const keys = KEYS.get(tags) ?? new Set(tags.map(tagKey));
    KEYS.set(tags, keys);
    return keys.has(tagKey(tag));
}
/** Those of the tags that a list does not have. */
function tagsWithout(tags, list) {
    return tags.filter((tag) => !hasTag(list, tag));
}
/** Each tag once, as it is spelled first. */
function distinctTags(tags) {
    return [...new Map(tags.toReversed().map((tag) => [tagKey(tag), tag])).values()].toReversed();
}


/***/ }),

/***/ 7781:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EU: () => (/* binding */ lookForProject),
/* harmony export */   Qw: () => (/* binding */ projectNames),
/* harmony export */   YS: () => (/* binding */ isProject),
/* harmony export */   t1: () => (/* binding */ findProject)
/* harmony export */ });
/* harmony import */ var _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9323);
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7966);
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3784);



/**
 * The one project that an operation is about.
 *
 * @throws StepError where it is not found, with the names that it may be a misspelling of; PlatformError
 */
async function findProject(context, slug, name) {
    const found = await lookForProject(context, slug, name);
    if (found.project !== undefined)
        return found.project;
    const { failure, near } = found;
    throw new _step_js__WEBPACK_IMPORTED_MODULE_2__/* .StepError */ .zg({ ...failure, ...(near.length === 0 ? {} : { near }) });
}
/**
 * The same for what goes on without it.
 *
 * @throws PlatformError
 */
async function lookForProject(context, slug, name) {
    try {
        return { project: await context.platform.project(slug, name) };
    }
    catch (error) {
        if (!(error instanceof _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StatusError */ .Xs) || error.failure.status !== 404)
            throw error;
        const names = await projectNames(context, slug);
        const near = await (0,_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .nearestNames */ .L)(name, names ?? []);
        return { failure: error.failure, isListed: names !== undefined, near };
    }
}
/**
 * The names of all projects, for what has failed already: undefined where they cannot be listed either.
 *
 * @throws CancelledError, which ends the step here, too
 */
async function projectNames(context, slug) {
    if (context.stop.aborted)
        return undefined;
    try {
        return (await context.platform.projects(slug)).map(({ name }) => name);
    }
    catch (error) {
        if (error instanceof _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CancelledError */ .cc)
            throw error;
        return undefined;
    }
}
/** Whether the platform knows a project, by one request. */
async function isProject({ platform }, slug, name) {
    try {
        await platform.project(slug, name);
        return true;
    }
    catch (error) {
        if (error instanceof _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StatusError */ .Xs && error.failure.status === 404)
            return false;
        throw error;
    }
}


/***/ }),

/***/ 2003:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $J: () => (/* binding */ isTagged),
/* harmony export */   CS: () => (/* binding */ matchProjects),
/* harmony export */   QD: () => (/* binding */ selectedItems),
/* harmony export */   W$: () => (/* binding */ checkExclusions),
/* harmony export */   hX: () => (/* binding */ selectProjects)
/* harmony export */ });
/* unused harmony export isNamesOnly */
/* harmony import */ var _model_selection_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8985);
/* harmony import */ var _find_project_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7781);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5896);
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7966);
/* harmony import */ var _pattern_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1038);
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3784);
/* harmony import */ var _shard_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9363);







/** Whether names alone select, so that no list is needed. */
function isNamesOnly({ patterns, except, tagged }) {
    return patterns.length + except.length + tagged.length === 0;
}
/**
 * The selected projects of a shard. Names that stand by themselves are taken as they are; anything else makes the
 * projects be listed once. The list leaves archived projects out, so that a name that it lacks is still to be read.
 *
 * @returns the projects, and the names of all where they were listed
 * @throws StepError when nothing is selected, or when something that is taken away does not exist
 */
async function selectProjects(context, slug, selection, shard) {
    const inShard = await (0,_shard_js__WEBPACK_IMPORTED_MODULE_3__/* .shardFilter */ .V)(shard);
    if (isNamesOnly(selection)) {
        return { selected: selection.names.filter(inShard).map((name) => ({ name })) };
    }
    const { selected: listed, names, matcher } = await matchProjects(context, slug, selection);
    const missed = matcher.unmatched();
    const isKnown = (name) => (0,_find_project_js__WEBPACK_IMPORTED_MODULE_0__/* .isProject */ .YS)(context, slug, name);
    await checkExclusions(context, missed.except, names, isKnown);
    await (0,_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .noteUnmatched */ ._)(context, 'projects', { ...missed, names: [], except: [] }, names);
    const selected = [
        ...listed.map((project) => ({ name: project.name, listed: project })),
        ...missed.names.map((name) => ({ name })),
    ];
    if (selected.length === 0) {
        const near = await (0,_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .nearestNames */ .L)(selection.names[0] ?? selection.patterns[0] ?? '', names);
        throw new _step_js__WEBPACK_IMPORTED_MODULE_2__/* .StepError */ .zg({ kind: 'nothing-selected', patterns: selectedItems(selection), near });
    }
    return { selected: selected.filter(({ name }) => inShard(name)), names };
}
/**
 * Lists the projects of the deployment.
 *
 * @returns the selected ones, the names of all, and what knows which items of the selection found nothing
 */
async function matchProjects(context, slug, selection, options = {}) {
    const matcher = (0,_names_js__WEBPACK_IMPORTED_MODULE_4__/* .nameMatcher */ .M)(selection);
    context.progress.begin('listing');
    const all = await context.platform.projects(slug, options);
    const selected = all.filter((project) => matcher.matches(project.name) && isTagged(project, selection));
    return { selected, names: all.map(({ name }) => name), matcher };
}
/** Whether it has one of the tags, where any are asked for. */
function isTagged({ tags }, { tagged }) {
    return tagged.length === 0 || tagged.some((tag) => tags.includes(tag));
}
/** What selects, as the user wrote it. */
function selectedItems(selection) {
    return [...(0,_names_js__WEBPACK_IMPORTED_MODULE_4__/* .itemsOf */ .S)(selection), ...selection.tagged.map((tag) => `tag ${tag}`)];
}
/**
 * A mistyped exclusion would let the step write to the very project that it was to spare. A pattern may match nothing,
 * unless a known name is near.
 *
 * @param unmatched exclusions that matched nothing, without their `!`
 * @param isKnown whether the platform knows a project that its list leaves out
 * @throws StepError exclusions-unmatched
 */
async function checkExclusions(context, unmatched, names, isKnown = () => Promise.resolve(false)) {
    const items = [];
    const near = new Set();
    for (const item of unmatched) {
        if (!(0,_model_selection_js__WEBPACK_IMPORTED_MODULE_5__/* .isPattern */ .Pt)(item) && (await isKnown(item)))
            continue;
        // An organisation that is left out is as likely as a wrong letter.
        const inOrganisation = names.filter((0,_pattern_js__WEBPACK_IMPORTED_MODULE_6__/* .patternMatcher */ .l)(`*/${item}`)).slice(0, 3);
        const nearest = inOrganisation.length > 0 ? inOrganisation : await (0,_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .nearestNames */ .L)(item, names);
        if ((0,_model_selection_js__WEBPACK_IMPORTED_MODULE_5__/* .isPattern */ .Pt)(item) && nearest.length === 0) {
            context.notices.push({ kind: 'exclusion-unmatched', input: 'projects', pattern: item, near: [] });
            continue;
        }
        items.push(item);
        for (const name of nearest)
            near.add(name);
    }
    if (items.length > 0)
        throw new _step_js__WEBPACK_IMPORTED_MODULE_2__/* .StepError */ .zg({ kind: 'exclusions-unmatched', input: 'projects', items, near: [...near] });
}


/***/ }),

/***/ 9363:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ shardFilter)
/* harmony export */ });
/**
 * Whether a project belongs to a shard; without one, all do. The name decides, by its SHA-256, so that every
 * machine decides alike.
 */
async function shardFilter(shard) {
    if (shard === undefined)
        return () => true;
    const { createHash } = await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 7598, 19));
    return (name) => {
        const hash = createHash('sha256').update(name.toLowerCase()).digest();
        return hash.readUInt32BE(0) % shard.of === shard.index - 1;
    };
}


/***/ }),

/***/ 4354:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ checkLimits),
/* harmony export */   e: () => (/* binding */ maxChanges)
/* harmony export */ });
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8303);
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3784);


/**
 * Stops a step that would change more than its limits allow, before its first write. A dry run goes on and says so.
 *
 * @throws StepError too-many-changes
 */
function checkLimits(context, over) {
    if (over.length === 0)
        return;
    if ((0,_context_js__WEBPACK_IMPORTED_MODULE_1__/* .isWriting */ .x)(context))
        throw new _step_js__WEBPACK_IMPORTED_MODULE_0__/* .StepError */ .zg({ kind: 'too-many-changes', figures: [...over] });
    for (const one of over)
        context.notices.push({ kind: 'would-be-too-many', ...one });
}
/** @param allowed undefined = no limit */
function maxChanges(allowed, figure, of) {
    return allowed === undefined || figure <= allowed ? [] : [{ limit: 'max-changes', allowed, figure, of }];
}


/***/ }),

/***/ 112:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A8: () => (/* binding */ switchChanges),
/* harmony export */   _T: () => (/* binding */ primaryBranchChanges),
/* harmony export */   qM: () => (/* binding */ tagChanges)
/* harmony export */ });
/* harmony import */ var _model_tags_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6474);
/* harmony import */ var _observed_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1210);


/** @param removes whether a tag that is there is to go; a tag of `add` never does */
function tagChanges(project, add, removes) {
    const removed = project.tags.filter((tag) => !(0,_model_tags_js__WEBPACK_IMPORTED_MODULE_0__/* .hasTag */ .ti)(add, tag) && removes(tag));
    const change = (tag, after) => {
        return { field: 'tag', project: (0,_observed_js__WEBPACK_IMPORTED_MODULE_1__/* .projectRef */ .J$)(project), tag, before: !after, after };
    };
    return [
        ...(0,_model_tags_js__WEBPACK_IMPORTED_MODULE_0__/* .tagsWithout */ .ui)(add, project.tags).map((tag) => change(tag, true)),
        ...removed.map((tag) => change(tag, false)),
    ];
}
/** @param wanted a switch that is absent is left as it is */
function switchChanges(project, wanted) {
    const before = (0,_observed_js__WEBPACK_IMPORTED_MODULE_1__/* .managedScans */ .Gi)(project);
    return ['diff_scan', 'full_scan'].flatMap((field) => {
        const after = wanted[field];
        if (after === undefined || after === before[field])
            return [];
        return [{ field, project: (0,_observed_js__WEBPACK_IMPORTED_MODULE_1__/* .projectRef */ .J$)(project), before: before[field], after }];
    });
}
/** @param after undefined where no rule names one: it is left as it is */
function primaryBranchChanges(project, after) {
    const before = (0,_observed_js__WEBPACK_IMPORTED_MODULE_1__/* .primaryBranch */ .ti)(project);
    if (after === undefined || after === before)
        return [];
    return [{ field: 'primary_branch', project: (0,_observed_js__WEBPACK_IMPORTED_MODULE_1__/* .projectRef */ .J$)(project), before, after }];
}


/***/ }),

/***/ 5247:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ executeProjects)
/* harmony export */ });
/* harmony import */ var _changes_execute_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7092);
/* harmony import */ var _kinds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1567);


/**
 * Makes the rows: tags first, then switches, then primary branches. One project's failure does not stop the others.
 *
 * @param concurrency requests at the same time, at most
 * @throws what ends a step
 */
async function executeProjects(execution, slug, rows, projects, concurrency) {
    const due = rows.filter(({ state }) => state === 'not-reached');
    execution.context.progress.begin('writing', due.length);
    const tags = rowsOf(due, 'tag');
    const added = tags.filter(({ change }) => change.after);
    const removed = tags.filter(({ change }) => !change.after);
    const switches = [...rowsOf(due, 'diff_scan'), ...rowsOf(due, 'full_scan')];
    await (0,_changes_execute_js__WEBPACK_IMPORTED_MODULE_0__/* .execute */ .g)(execution, (0,_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .addedTags */ .Om)(slug, projects), added, concurrency);
    await (0,_changes_execute_js__WEBPACK_IMPORTED_MODULE_0__/* .execute */ .g)(execution, (0,_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .removedTags */ .eb)(slug, projects), removed, concurrency);
    await (0,_changes_execute_js__WEBPACK_IMPORTED_MODULE_0__/* .execute */ .g)(execution, (0,_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .switchedScans */ .uv)(slug, projects), switches, concurrency);
    await (0,_changes_execute_js__WEBPACK_IMPORTED_MODULE_0__/* .execute */ .g)(execution, (0,_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .primaryBranches */ .bj)(slug, projects), rowsOf(due, 'primary_branch'), concurrency);
}
function rowsOf(rows, field) {
    return rows.filter(({ change }) => change.field === field);
}


/***/ }),

/***/ 1567:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Om: () => (/* binding */ addedTags),
/* harmony export */   _1: () => (/* binding */ inverseOf),
/* harmony export */   bj: () => (/* binding */ primaryBranches),
/* harmony export */   eb: () => (/* binding */ removedTags),
/* harmony export */   uv: () => (/* binding */ switchedScans),
/* harmony export */   xm: () => (/* binding */ valueIn)
/* harmony export */ });
/* harmony import */ var _model_compare_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3508);
/* harmony import */ var _model_tags_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6474);
/* harmony import */ var _observed_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1210);



/** Of one request that takes tags off, because an address must not become too long. */
const MAX_QUERY_LENGTH = 4000;
/** Adds tags (web-api.md 4.3), in a body of which two forms are known. */
function addedTags(slug, projects) {
    return {
        ...projectKind(slug, projects, (context, rows, { name, id }, { attempt, form }) => {
            const tags = rows.map(({ change }) => change.tag);
            const options = { id, attempts: attempt, form: form === 0 ? 'array' : 'object' };
            return context.writer.addTags(slug, name, tags, options);
        }),
        forms: 2,
    };
}
/** Takes tags off (field-notes, "Projects"), in the query or in a body. */
function removedTags(slug, projects) {
    const kind = projectKind(slug, projects, (context, rows, seen, { attempt, form }) => {
        // As the platform spells them.
        const tags = seen.tags.filter((tag) => rows.some(({ change }) => (0,_model_tags_js__WEBPACK_IMPORTED_MODULE_0__/* .hasTag */ .ti)([change.tag], tag)));
        const options = { id: seen.id, attempts: attempt, form: form === 0 ? 'query' : 'body' };
        return context.writer.removeTags(slug, seen.name, tags, options);
    });
    return { ...kind, forms: 2, next: (rows, seen) => withinQuery(kind.next(rows, seen)) };
}
/** Switches managed scans (web-api.md 4.4). What happens to a flag that is not sent is not defined: both are sent. */
function switchedScans(slug, projects) {
    return {
        ...projectKind(slug, projects, (context, rows, seen, { attempt }) => {
            const wanted = Object.fromEntries(rows.map(({ change }) => [change.field, change.after]));
            const options = { id: seen.id, attempts: attempt };
            return context.writer.toggleManagedScan(slug, seen.name, { ...(0,_observed_js__WEBPACK_IMPORTED_MODULE_1__/* .managedScans */ .Gi)(seen), ...wanted }, options);
        }),
        readsBeforeEach: true,
    };
}
/** Names another primary branch (field-notes, "Projects"). */
function primaryBranches(slug, projects) {
    return projectKind(slug, projects, (context, [row], { name, id }, { attempt }) => {
        const options = { id, attempts: attempt };
        return context.writer.setPrimaryBranch(slug, name, row?.change.after ?? '', options);
    });
}
/** The change that takes this one back; a primary branch cannot be taken away again. */
function inverseOf(change) {
    if (change.field === 'primary_branch' && change.before === undefined)
        return undefined;
    return { ...change, before: change.after, after: change.before };
}
/** What a project shows of what a change is about. */
function valueIn(project, change) {
    if (change.field === 'tag')
        return (0,_model_tags_js__WEBPACK_IMPORTED_MODULE_0__/* .hasTag */ .ti)(project.tags, change.tag);
    return change.field === 'primary_branch' ? (0,_observed_js__WEBPACK_IMPORTED_MODULE_1__/* .primaryBranch */ .ti)(project) : (0,_observed_js__WEBPACK_IMPORTED_MODULE_1__/* .managedScans */ .Gi)(project)[change.field];
}
/** What all kinds have in common; they differ in their requests. */
function projectKind(slug, projects, send) {
    return {
        group: (rows) => [...Map.groupBy(rows, ({ change }) => (0,_model_compare_js__WEBPACK_IMPORTED_MODULE_2__/* .nameKey */ .R)(change.project.name)).values()].map((ofOne) => {
            const { project, readAtMs } = projects.get(ofOne[0].change.project);
            return { rows: ofOne, seen: project, readAtMs };
        }),
        isTelling: ({ rows, seen }) => keptTags(seen, rows).length > 0,
        read: async (context, _rows, seen) => {
            const observed = await (0,_observed_js__WEBPACK_IMPORTED_MODULE_1__/* .readProject */ .Wh)(context, slug, seen);
            projects.add(observed);
            return observed.project;
        },
        next: (rows, seen) => rows.filter(({ change }) => valueIn(seen, change) === change.before),
        send,
        seenIn: (answer, before) => {
            const { managed_scan_config = before.managed_scan_config } = answer;
            const project = { ...answer, managed_scan_config };
            projects.add({ ...projects.get(before), project });
            return project;
        },
        shows: (seen, change) => valueIn(seen, change) === change.after,
        valueIn,
        unaskedIn,
        inverse: inverseOf,
    };
}
/** Tags and switches that were there before, and that the rows do not name. */
function unaskedIn(before, now, rows) {
    const { name } = before;
    const tags = (0,_model_tags_js__WEBPACK_IMPORTED_MODULE_0__/* .tagsWithout */ .ui)(keptTags(before, rows), now.tags);
    if (tags.length > 0) {
        return {
            failure: { kind: 'foreign', what: 'tags', of: name, items: tags },
            endsStep: false,
            notice: { kind: 'tags-gone', project: name, tags },
        };
    }
    if (before.managed_scan_config === undefined || now.managed_scan_config === undefined)
        return undefined;
    const [was, is] = [(0,_observed_js__WEBPACK_IMPORTED_MODULE_1__/* .managedScans */ .Gi)(before), (0,_observed_js__WEBPACK_IMPORTED_MODULE_1__/* .managedScans */ .Gi)(now)];
    const switched = ['diff_scan', 'full_scan'].filter((field) => was[field] !== is[field] && !rows.some(({ change }) => change.field === field));
    if (switched.length === 0)
        return undefined;
    return { failure: { kind: 'foreign', what: 'switches', of: name, items: switched }, endsStep: false };
}
/** Tags that stay. The platform's own one comes and goes without anybody's request. */
function keptTags({ tags }, rows) {
    const named = rows.flatMap(({ change }) => (change.field === 'tag' && !change.after ? [change.tag] : []));
    return tags.filter((tag) => tag !== _model_tags_js__WEBPACK_IMPORTED_MODULE_0__/* .PLATFORM_TAG */ .Pf && !(0,_model_tags_js__WEBPACK_IMPORTED_MODULE_0__/* .hasTag */ .ti)(named, tag));
}
/** At least one. */
function withinQuery(rows) {
    let length = 0;
    return rows.filter(({ change }, at) => {
        length += `&tags=${encodeURIComponent(change.tag)}`.length;
        return at === 0 || length <= MAX_QUERY_LENGTH;
    });
}


/***/ }),

/***/ 1210:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gi: () => (/* binding */ managedScans),
/* harmony export */   J$: () => (/* binding */ projectRef),
/* harmony export */   Wh: () => (/* binding */ readProject),
/* harmony export */   r: () => (/* binding */ ObservedProjects),
/* harmony export */   ti: () => (/* binding */ primaryBranch)
/* harmony export */ });
/* harmony import */ var _model_compare_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3508);

const SCANS_OFF = { diff_scan: { enabled: false }, full_scan: { enabled: false } };
/** What a step knows of projects, by their names. */
class ObservedProjects {
    #byName = new Map();
    add(observed) {
        this.#byName.set((0,_model_compare_js__WEBPACK_IMPORTED_MODULE_0__/* .nameKey */ .R)(observed.project.name), observed);
    }
    /** @throws TypeError for a project that was never seen */
    get({ name }) {
        const observed = this.#byName.get((0,_model_compare_js__WEBPACK_IMPORTED_MODULE_0__/* .nameKey */ .R)(name));
        if (observed === undefined)
            throw new TypeError(`${name} was not read`);
        return observed;
    }
}
/**
 * Reads one project, with its switches: a server may leave out what is off, and then all of it.
 *
 * @throws PlatformError, NameError
 */
async function readProject(context, slug, { name, id }) {
    const project = await context.platform.project(slug, name, { id });
    const { managed_scan_config = SCANS_OFF } = project;
    return { project: { ...project, managed_scan_config }, readAtMs: context.clock.now() };
}
function projectRef({ name, id, url }) {
    return { name, id, url };
}
function managedScans({ managed_scan_config: config = SCANS_OFF }) {
    return { diff_scan: config.diff_scan.enabled, full_scan: config.full_scan.enabled };
}
/** Without `refs/heads/`. A server may name a branch that is not set by an empty string. */
function primaryBranch({ primary_branch: branch }) {
    return branch?.replace(/^refs\/heads\//, '') || undefined;
}


/***/ })

};
