export const id = 469;
export const ids = [469];
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

/***/ 1946:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GW: () => (/* binding */ wasTriagedSeparately),
/* harmony export */   I2: () => (/* binding */ higherPrecedence),
/* harmony export */   Id: () => (/* binding */ deciderOf)
/* harmony export */ });
/* unused harmony export ruleMark */
/* harmony import */ var _mark_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1463);
/* harmony import */ var _triage_state_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(970);


const NO_RULES = new Map();
const PRECEDENCE = ['nobody', 'rules', 'platform', 'people'];
/** Whose decision is to be respected more. */
function higherPrecedence(one, other) {
    return PRECEDENCE.indexOf(one) < PRECEDENCE.indexOf(other) ? other : one;
}
/** Who decided about a finding: a rule only where a rule's mark at the end of its note explains what it is. */
function deciderOf(row, rules) {
    const state = (0,_triage_state_js__WEBPACK_IMPORTED_MODULE_1__/* .triageStateOf */ .zG)(row);
    if (state === 'provisionally_ignored')
        return 'platform';
    if (row.kind === 'secrets')
        return row.status === 'open' ? 'nobody' : 'people';
    if (state !== 'untriaged')
        return ruleMark(row, rules) === undefined ? 'people' : 'rules';
    return row.triaged_at === undefined && (row.triage_comment ?? '') === '' ? 'nobody' : 'people';
}
/**
 * The mark of the rule that decided about a finding last. Somebody may have moved the finding since without a note, so
 * that it has to be in the state that comes with the mark, and for the reason that the rule names.
 */
function ruleMark(row, rules = NO_RULES) {
    const mark = (0,_mark_js__WEBPACK_IMPORTED_MODULE_0__/* .readNote */ .VC)(row.triage_comment).marks.at(-1);
    if (mark === undefined)
        return undefined;
    const rule = rules.get(mark.rule);
    const expected = { until: 'ignored', ended: 'reopened', decided: rule?.state }[mark.kind];
    if (expected !== undefined && expected !== (0,_triage_state_js__WEBPACK_IMPORTED_MODULE_1__/* .triageStateOf */ .zG)(row))
        return undefined;
    const isForAnotherReason = rule?.reason !== undefined && row.triage_reason !== undefined && rule.reason !== row.triage_reason;
    return isForAnotherReason ? undefined : mark;
}
/**
 * Whether somebody decided about the same finding on another branch: a state of its own, which no rule's mark
 * explains.
 */
function wasTriagedSeparately(branch, selected) {
    const state = (0,_triage_state_js__WEBPACK_IMPORTED_MODULE_1__/* .triageStateOf */ .zG)(branch);
    const isOwn = state !== 'untriaged' && state !== (0,_triage_state_js__WEBPACK_IMPORTED_MODULE_1__/* .triageStateOf */ .zG)(selected);
    return isOwn && ruleMark(branch) === undefined;
}


/***/ }),

/***/ 1463:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IP: () => (/* binding */ writeNote),
/* harmony export */   VC: () => (/* binding */ readNote),
/* harmony export */   hY: () => (/* binding */ hasEnded)
/* harmony export */ });
/* harmony import */ var _model_days_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8384);

const START = '[code-security rule="';
const NO_NOTE = { text: '', marks: [] };
/** As the platform allows. */
const MAX_NOTE_CHARACTERS = 3000;
/** Reads the marks at the end of a note: what follows a mark makes it plain text. */
function readNote(note) {
    if (note === undefined)
        return NO_NOTE;
    const marks = [];
    let text = note.trimEnd();
    for (let found = lastMark(text); found !== undefined; found = lastMark(text)) {
        marks.unshift(found.mark);
        text = text.slice(0, found.start).trimEnd();
    }
    return { text, marks };
}
/**
 * A note with its marks. Marks of ended ignores that were there are kept, because their rules never take the finding
 * again; the oldest of them go where there is no room.
 */
function writeNote(text, ended, mark) {
    for (let left = ended;; left = left.slice(1)) {
        const note = [text, ...left.map(markText), markText(mark)].filter((part) => part !== '').join(' ');
        if (note.length <= MAX_NOTE_CHARACTERS || left.length === 0)
            return note;
    }
}
/** Whether the last day of an ignore has passed. One whose day cannot be read has none. */
function hasEnded({ kind, day }, momentMs) {
    return kind === 'until' && (day === undefined || day < (0,_model_days_js__WEBPACK_IMPORTED_MODULE_0__/* .dayOf */ .kb)(momentMs));
}
function markText({ rule, kind, day }) {
    const end = kind === 'decided' ? '' : ` ${kind}=${day ?? 'unknown'}`;
    return `${START}${rule}"${end}]`;
}
function lastMark(text) {
    if (!text.endsWith(']'))
        return undefined;
    const start = text.lastIndexOf(START);
    if (start < 0)
        return undefined;
    const parts = /^([^"[\]]*)"([^"[\]]*)$/.exec(text.slice(start + START.length, -1));
    if (parts === null)
        return undefined;
    const [, rule = '', attribute = ''] = parts;
    return { mark: markOf(rule, attribute.trim()), start };
}
/** An attribute that cannot be read counts as a time that has passed: an ignore must not last because of it. */
function markOf(rule, attribute) {
    if (attribute === '')
        return { rule, kind: 'decided' };
    const [name, day = ''] = attribute.split('=', 2);
    const kind = name === 'ended' ? 'ended' : 'until';
    return name === kind && (0,_model_days_js__WEBPACK_IMPORTED_MODULE_0__/* .isDay */ .N)(day) ? { rule, kind, day } : { rule, kind };
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
/* harmony import */ var _model_triage_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1863);
/* harmony import */ var _operations_deployment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4693);
/* harmony import */ var _branches_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6066);
/* harmony import */ var _list_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2771);
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
            const slug = await (0,_operations_deployment_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveSlug */ .qo)(context);
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
    const foreign = answered.filter((id) => !asked.has(id) && listed.get(id)?.match_based_id !== undefined);
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

/***/ 1709:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   listFindings: () => (/* binding */ listFindings)
/* harmony export */ });
/* harmony import */ var _findings_directory_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8959);
/* harmony import */ var _findings_list_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2771);
/* harmony import */ var _list_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1110);
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3784);




/** Lists the findings that a query selects, each once whatever its branches, unless a branch is given. */
function listFindings(context, request) {
    return (0,_list_js__WEBPACK_IMPORTED_MODULE_2__/* .runList */ .k)(context, 'list-findings', request, async () => {
        const { query, pageSize } = request;
        context.progress.begin('findings');
        const projects = (0,_findings_directory_js__WEBPACK_IMPORTED_MODULE_0__/* .projectDirectory */ .t)(context);
        const listed = await (0,_findings_list_js__WEBPACK_IMPORTED_MODULE_1__/* .listFindings */ .F)(context, query, { once: true, pageSize, projects });
        const { ref } = query.filters;
        if (listed.length === 0 && ref !== undefined) {
            context.notices.push({ kind: 'ref-without-findings', ref: String(ref) });
        }
        return { listed, projectTags: await tagsOf(context, listed, projects) };
    });
}
/** Undefined, with a notice, where the projects can't be listed: the findings are what was asked for. */
async function tagsOf({ notices }, findings, projects) {
    const names = new Set(findings.flatMap(({ repository }) => repository?.toLowerCase() ?? []));
    if (names.size === 0)
        return {};
    try {
        const { projectTags } = await projects();
        return Object.fromEntries([...names].map((name) => [name, [...(projectTags(name) ?? [])]]));
    }
    catch (error) {
        notices.push({ kind: 'project-tags-unread', cause: (0,_step_js__WEBPACK_IMPORTED_MODULE_3__/* .listFailure */ .PH)(error) });
        return undefined;
    }
}


/***/ }),

/***/ 1110:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ runList)
/* harmony export */ });
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3784);

/** Runs an operation that lists. A list that fails on its way lists nothing: no part is taken for a whole one. */
async function runList(context, operation, request, list) {
    let listed = {};
    const end = await (0,_step_js__WEBPACK_IMPORTED_MODULE_0__/* .capture */ .Fg)(async () => {
        listed = await list();
    });
    const { deployment, notices } = context;
    return { operation, request, deployment, notices, ...listed, ...end };
}


/***/ }),

/***/ 8731:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  triage: () => (/* binding */ triage_triage)
});

// EXTERNAL MODULE: ./build/src/changes/execute.js
var execute = __webpack_require__(7092);
// EXTERNAL MODULE: ./build/src/changes/rows.js
var changes_rows = __webpack_require__(4686);
// EXTERNAL MODULE: ./build/src/findings/branches.js
var branches = __webpack_require__(6066);
// EXTERNAL MODULE: ./build/src/findings/decider.js
var decider = __webpack_require__(1946);
// EXTERNAL MODULE: ./build/src/findings/list.js + 3 modules
var list = __webpack_require__(2771);
// EXTERNAL MODULE: ./build/src/findings/times.js
var times = __webpack_require__(9142);
// EXTERNAL MODULE: ./build/src/findings/triage-kind.js
var triage_kind = __webpack_require__(4281);
// EXTERNAL MODULE: ./build/src/findings/triage-state.js
var triage_state = __webpack_require__(970);
// EXTERNAL MODULE: ./build/src/operations/context.js
var operations_context = __webpack_require__(8303);
// EXTERNAL MODULE: ./build/src/operations/limits.js
var limits = __webpack_require__(4354);
// EXTERNAL MODULE: ./build/src/operations/step.js
var step = __webpack_require__(3784);
// EXTERNAL MODULE: ./build/src/model/triage.js
var triage = __webpack_require__(1863);
// EXTERNAL MODULE: ./build/src/platform/http/errors.js
var errors = __webpack_require__(9323);
// EXTERNAL MODULE: ./build/src/operations/deployment.js
var deployment = __webpack_require__(4693);
;// CONCATENATED MODULE: ./build/src/operations/triage/by-platform.js




/**
 * Lets the platform select by its own filters: one request, or with a limit beyond what one selects, requests until
 * that is reached or until one moves nothing more. A lost answer ends it, because the same request again selects other
 * findings; with `limit: all` it is sent again.
 *
 * @param rows gets a row for each finding that an answer names
 * @throws StepError, PlatformError
 */
async function triageByPlatform(context, { issueType, decision }, { filters, limit = triage/* MAX_TRIAGE_LIMIT */.E4 }, rows) {
    const { clock, stop, maxRetries, progress, notices } = context;
    const isAll = limit === 'all';
    const moved = new Set();
    /** Requests without an answer, and how many findings they may have moved. */
    const lost = { requests: 0, atMost: 0 };
    let remaining = isAll ? Number.POSITIVE_INFINITY : limit;
    progress.begin('triaging', isAll ? undefined : limit);
    const send = async (take, attempts) => {
        const answer = await sendOne(context, { issue_type: issueType, ...filters, limit: take }, decision, attempts);
        if (answer.kind === 'open' || answer.kind === 'empty') {
            lost.requests += 1;
            lost.atMost += take;
        }
        return answer;
    };
    try {
        for (let repeats = 0; remaining > 0;) {
            const take = Math.min(triage/* MAX_TRIAGE_LIMIT */.E4, remaining);
            const answer = await send(take, repeats + 1);
            if (answer.kind === 'limited')
                continue;
            if (answer.kind === 'refused')
                throw failed(answer.error.failure, lost.atMost);
            if (answer.kind !== 'answered') {
                const mayRepeat = answer.kind === 'not-sent' || (answer.kind === 'open' && isAll);
                if (!mayRepeat || repeats === maxRetries)
                    throw failed(causeOf(answer), lost.atMost);
                repeats += 1;
                await clock.sleep(answer.delayMs, stop);
                continue;
            }
            repeats = 0;
            const ids = answer.value.triaged_issues.filter((id) => !moved.has(id));
            for (const id of ids) {
                moved.add(id);
                const finding = { kind: issueType, id };
                rows.push({ change: { field: 'triage', finding, after: decision, branches: [] }, state: 'changed' });
            }
            progress.advance(ids.length);
            // The answer names the same findings on other branches, too, so that at most so many were selected.
            remaining -= Math.min(take, ids.length);
            if (ids.length === 0 || (!isAll && limit <= triage/* MAX_TRIAGE_LIMIT */.E4))
                return;
        }
    }
    finally {
        if (lost.requests > 0)
            notices.push({ kind: 'answers-lost', ...lost });
    }
}
/** An answer that was awaited when the step was stopped is lost, too. */
async function sendOne(context, selection, { state, reason, note }, attempts) {
    const slug = await (0,deployment/* resolveSlug */.qo)(context);
    const decision = { new_triage_state: state, new_triage_reason: reason, new_note: note };
    try {
        return await context.writer.triage(slug, { ...selection, ...decision }, { attempts });
    }
    catch (error) {
        const isLost = error instanceof errors/* CancelledError */.cc && error.failure.sent;
        if (isLost)
            return { kind: 'empty', failure: error.failure };
        throw error;
    }
}
function causeOf({ kind, failure }) {
    return kind === 'not-sent' ? failure : { kind: 'unknown', cause: failure };
}
function failed(first, unknown) {
    return new step/* StepError */.zg({ kind: 'rows-failed', of: 'finding', failed: 0, unknown, first });
}

;// CONCATENATED MODULE: ./build/src/operations/triage.js












/** Moves the selected findings to a new triage state (web-api.md 4.8), or previews that on a dry run. */
async function triage_triage(context, request) {
    const { selection } = request;
    let rows = [];
    let selected;
    const end = await (0,step/* capture */.Fg)(async () => {
        if (selection.by !== 'ids')
            noticeWidth(context, selection);
        if (selection.by === 'platform') {
            if ((0,operations_context/* isWriting */.x)(context))
                await triageByPlatform(context, request, selection, rows);
            return;
        }
        let listing;
        if (selection.by === 'ids')
            rows = rowsOfIds(context, request, selection.ids);
        else
            ({ rows, listing, selected } = await planListed(context, request, selection));
        (0,limits/* checkLimits */.J)(context, (0,limits/* maxChanges */.e)(request.maxChanges, rows.filter(isDue).length, 'finding'));
        if (!(0,operations_context/* isWriting */.x)(context))
            return;
        await (0,triage_kind/* executeTriage */.ol)((0,execute/* newExecution */.X)(context), rows, listing);
        (0,changes_rows/* throwIfFailed */.tq)(rows);
    });
    if (selection.by === 'ids' && rows.some(({ state }) => state === 'changed')) {
        context.notices.push({ kind: 'former-states-unknown' });
    }
    return { ...(0,operations_context/* resultOf */.B)(context, request), rows, selected, ...end };
}
function isDue({ state }) {
    return state === 'not-reached' || state === 'would-change';
}
/** Nothing is listed, because the API has no filter by id: what they were is not known. */
function rowsOfIds(context, request, ids) {
    return ids.map((id) => rowOf(context, request, { kind: request.issueType, id }, []));
}
/** Lists the findings, every condition checked on each row, and plans exactly those. */
async function planListed(context, request, { query, limit = Number.POSITIVE_INFINITY }) {
    const { issueType } = request;
    const findings = [];
    const onRow = (finding) => findings.push(finding);
    const selected = await (0,list/* listFindings */.F)(context, query, { allBranches: issueType !== 'secrets', onRow });
    const listing = { findings, endedAtMs: new Map([[issueType, context.clock.now()]]) };
    const findBranches = (0,branches/* branchesOf */.I)(selected, findings);
    const rows = selected.map((finding) => rowOf(context, request, finding, findBranches(finding)));
    const { due = [], done = [] } = Object.groupBy(rows, (row) => (isDue(row) ? 'due' : 'done'));
    const free = rows.filter(({ state }) => state !== 'left');
    // Those that are up to date do not use the limit up: else a nightly step would meet the same ones for ever.
    const taken = (0,times/* oldestFirst */.s)(due, ({ change }) => change.finding).slice(0, limit);
    return { rows: [...taken, ...done], listing, selected: free.length };
}
function rowOf(context, { decision: after }, finding, branches) {
    const change = { field: 'triage', finding, after, branches };
    const seen = branches.find((branch) => (0,decider/* wasTriagedSeparately */.GW)(branch, finding));
    if (seen !== undefined)
        return { change, state: 'left', seen };
    return (0,triage_state/* showsTriage */.Ry)(finding, after)
        ? { change, state: 'unchanged' }
        : (0,changes_rows/* plannedRow */.dL)(change, !(0,operations_context/* isWriting */.x)(context));
}
/** Filters that narrow a selection to parts of the deployment. */
const NARROWING = ['repos', 'rules', 'project_tags', 'ref', 'dependencies'];
/**
 * Notes when a selection takes in the whole deployment, and when, without a status, it also takes findings that people
 * have decided about.
 */
function noticeWidth({ notices }, selection) {
    const { filters, paths } = selection.by === 'listed' ? selection.query : selection;
    const isNarrow = NARROWING.some((name) => narrows(filters[name])) ||
        (paths !== undefined && narrows([...paths.names, ...paths.patterns]));
    if (isNarrow)
        return;
    notices.push({ kind: 'whole-deployment' });
    if (filters.status === undefined)
        notices.push({ kind: 'takes-decisions-along' });
}
/** Exclusions and patterns that match everything narrow nothing. */
function narrows(value) {
    const items = [value ?? []].flat().map(String);
    return items.some((item) => !item.startsWith('!')) && !items.some((item) => /^[*/]+$/.test(item));
}


/***/ })

};
