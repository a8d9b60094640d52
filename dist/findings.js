export const id = 469;
export const ids = [469];
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

/***/ 3925:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ ticketGroups),
/* harmony export */   B: () => (/* binding */ executeTickets)
/* harmony export */ });
/* harmony import */ var _changes_execute_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7092);
/* harmony import */ var _changes_rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4686);
/* harmony import */ var _model_deployment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2396);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6321);
/* harmony import */ var _list_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7188);





/** Tickets that one request opens, at most, and findings that share one (field-notes, "Tickets"). */
const MAX_TICKETS = 20;
const MAX_SHARING = 50;
/** The platform ends a request after 60 s. */
const REQUEST_LASTS_MS = 70_000;
/** Findings that get one ticket together. */
function ticketGroups(rows, { groupIssues }) {
    const alike = Map.groupBy(rows, ({ change: { finding } }) => groupIssues && finding.rule !== undefined && finding.repository !== undefined
        ? JSON.stringify([finding.repository, finding.rule])
        : (0,_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .findingKey */ .fl)(finding));
    return [...alike.values()].flatMap((group) => (0,_list_js__WEBPACK_IMPORTED_MODULE_4__/* .chunksOf */ .U_)(group, MAX_SHARING));
}
/**
 * Opens tickets for the findings that are `not-reached`, at most 20 with one request, and notes in each row what
 * happened. No request is sent again once it may have taken effect: no finding gets two tickets.
 *
 * @param listedAtMs when the rows were listed, on the step's clock
 * @throws what ends a step
 */
async function executeTickets(execution, rows, options, listedAtMs) {
    execution.context.progress.begin('tickets', rows.length);
    try {
        await (0,_changes_execute_js__WEBPACK_IMPORTED_MODULE_0__/* .execute */ .g)(execution, ticketKind(options, listedAtMs, rows), rows);
    }
    finally {
        // Somebody else opened it since the list.
        for (const row of rows)
            if (row.state === 'unchanged')
                row.state = 'left';
    }
}
function ticketKind(options, readAtMs, rows) {
    const keys = new Map(rows.flatMap(({ change: { finding, branches } }) => [finding, ...branches].map(({ id }) => [id, (0,_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .findingKey */ .fl)(finding)])));
    return {
        group: (due) => (0,_list_js__WEBPACK_IMPORTED_MODULE_4__/* .chunksOf */ .U_)(ticketGroups(due, options), MAX_TICKETS).map((groups) => {
            const together = groups.flat();
            return { rows: together, seen: seenIn((0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .findingsOf */ .WX)(together)), readAtMs };
        }),
        readsBeforeEach: true,
        answersDecide: () => true,
        // After a lost answer, a repeat could open a second ticket.
        lastsMs: REQUEST_LASTS_MS,
        read: async (context, due) => seenIn(await (0,_list_js__WEBPACK_IMPORTED_MODULE_4__/* .listAgain */ .H8)(context, (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .findingsOf */ .WX)(due))),
        next: (due, seen) => due.filter(({ change }) => {
            const now = listedIn(seen, change);
            return now !== undefined && now.status === change.finding.status;
        }),
        valueIn: listedIn,
        send: async (context, due, _seen, how) => {
            const { issueType, groupIssues, jiraProjectId } = options;
            const slug = await (0,_model_deployment_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveSlug */ .qo)(context);
            const body = {
                issue_type: issueType,
                issue_ids: (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .findingsOf */ .WX)(due).map(({ id }) => id),
                group_issues: groupIssues,
                limit: ticketGroups(due, options).length,
                jira_project_id: jiraProjectId,
            };
            return context.writer.openTickets(slug, body, how);
        },
        seenIn: ({ succeeded, skipped, failed }, before) => {
            const now = new Map(before);
            const note = (ids, shown) => {
                for (const id of ids)
                    now.set(keys.get(id) ?? String(id), shown);
            };
            for (const { issue_ids, reason } of skipped)
                note(issue_ids, { isSkipped: true, message: reason });
            for (const { issue_ids, error } of failed)
                note(issue_ids, { message: error });
            for (const { issue_ids, ticket_id: id, external_slug: slug, ticket_url: url } of succeeded)
                note(issue_ids, { ticket: { id, slug, url } });
            return now;
        },
        shows: (seen, change) => ticketIn(seen, change) !== undefined,
        resultIn: ticketIn,
        refusalIn: (seen, { finding }) => {
            const { isSkipped, message } = seen.get((0,_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .findingKey */ .fl)(finding)) ?? {};
            return { state: isSkipped ? 'left' : 'failed', failure: { kind: 'no-ticket', message } };
        },
    };
}
function ticketIn(seen, { finding }) {
    return seen.get((0,_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .findingKey */ .fl)(finding))?.ticket;
}
/** As a later list has it: undefined for one that is gone. */
function listedIn(seen, { finding }) {
    return seen.get((0,_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .findingKey */ .fl)(finding))?.listed?.find(({ id }) => id === finding.id);
}
/** A ticket of any branch is the finding's. */
function seenIn(findings) {
    const byKey = Map.groupBy(findings, _finding_js__WEBPACK_IMPORTED_MODULE_3__/* .findingKey */ .fl);
    return new Map([...byKey].map(([key, same]) => [
        key,
        { listed: same, ticket: same.find(({ ticket }) => ticket !== undefined)?.ticket },
    ]));
}


/***/ }),

/***/ 5456:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A1: () => (/* binding */ readIssueType),
/* harmony export */   M1: () => (/* binding */ readFilters),
/* harmony export */   VQ: () => (/* binding */ givenFilters),
/* harmony export */   xB: () => (/* binding */ readQuery),
/* harmony export */   yH: () => (/* binding */ readIssueIds)
/* harmony export */ });
/* harmony import */ var _findings_conditions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2340);
/* harmony import */ var _findings_filters_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3179);
/* harmony import */ var _findings_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6321);
/* harmony import */ var _model_findings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3917);
/* harmony import */ var _model_selection_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8985);
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(686);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7745);







const FILTERS = _findings_filters_js__WEBPACK_IMPORTED_MODULE_1__/* .FINDING_FILTERS */ .W.filter(({ onlyInRules }) => !onlyInRules);
function givenFilters(reader) {
    return FILTERS.filter((filter) => isGiven(reader, filter)).map(_model_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .filterInput */ .ts);
}
function isGiven(reader, filter) {
    const input = (0,_model_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .filterInput */ .ts)(filter);
    const isList = filter.kind === 'values' || filter.kind === 'names';
    return isList ? reader.isGiven(input) : reader.given(input) !== undefined;
}
function readFilters(reader, use) {
    const values = {};
    const isTaken = ({ inGate }) => reader.operation !== 'gate' || inGate;
    for (const filter of FILTERS.filter((one) => isGiven(reader, one) && isTaken(one))) {
        if (use.by === 'platform' && !filter.inTriage) {
            const what = 'use `selection: listed`, or leave it out';
            reader.problem((0,_model_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .filterInput */ .ts)(filter), `does not work with \`selection: platform\`; ${what}`);
            continue;
        }
        const value = readValue(reader, filter, use);
        const problem = undecided(reader, filter, value, use);
        if (problem !== undefined)
            reader.problem((0,_model_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .filterInput */ .ts)(filter), problem);
        else if (value !== undefined)
            values[filter.name] = value;
    }
    const { older_than: older, newer_than: newer, since: sinceSeconds } = values;
    const starts = { 'newer-than': newer, since: sinceSeconds && Number(sinceSeconds) * 1000 };
    for (const [input, start] of Object.entries(starts)) {
        if (older === undefined || start === undefined || older > start)
            continue;
        const why = 'because no finding can match both';
        reader.problem('older-than', `and \`${input}\` exclude each other, ${why}; correct one of them`);
    }
    return values;
}
function readQuery(reader, use) {
    return { issueType: use.issueType ?? 'sast', filters: readFilters(reader, { by: 'listed', ...use }) };
}
/** Why nothing decides the filter, or its value, for these findings here. */
function undecided({ operation }, { kind, only, inTriage, listed, notListed }, value, { by, issueType }) {
    if (issueType === undefined)
        return undefined;
    if (only !== undefined && only !== issueType)
        return `applies only to \`${only}\` findings, but \`issue-type\` is \`${issueType}\`; leave it out`;
    if (by === 'platform')
        return kind === 'ref' && value === _findings_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .PRIMARY_REF */ .bO
            ? 'is `primary`, which the platform cannot decide for each project; use `selection: listed`, or name the branch'
            : undefined;
    const list = `the list of \`${issueType}\` findings`;
    const other = inTriage && operation === 'triage' ? 'use `selection: platform`, or ' : '';
    if (listed[issueType] === undefined)
        return `cannot be checked in ${list}; ${other}leave it out`;
    const hidden = [value]
        .flat()
        .map(String)
        .find((one) => notListed?.[issueType]?.includes(one));
    return hidden && `is \`${hidden}\`, which ${list} does not show; ${other}leave it out`;
}
/** What rules call severities. */
const SEVERITY_WORDS = { error: 'high', warning: 'medium', info: 'low' };
function readValue(reader, { name, kind, values = [], patterns }, { by, now }) {
    const input = (0,_model_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .filterInput */ .ts)({ name });
    switch (kind) {
        case 'oneOf':
            return reader.read(input, (0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .oneOf */ .yL)(values));
        case 'values':
            return reader.openListOf(input, values, name === 'severities' ? SEVERITY_WORDS : undefined);
        case 'names':
            return patterns ? readPatterns(reader, name, by) : (0,_source_js__WEBPACK_IMPORTED_MODULE_4__/* .readWholeValues */ .GD)(reader, input);
        case 'boolean':
            return reader.read(input, _values_js__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zM);
        case 'ref':
            return reader.read(input, branch);
        case 'time':
            return reader.read(input, (0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .since */ .XP)(now))?.toString();
        case 'age':
            return reader.read(input, (0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .moment */ .n$)(now));
        case 'number':
            throw new Error(`No input is a number such as ${input}`);
    }
}
const branch = (text) => /,\s|\$\{\{/.test(text)
    ? { problem: 'which is not one branch; give one, such as `refs/heads/main`' }
    : { value: text };
/** Only where findings are listed can patterns select, and a `!` take away. */
function readPatterns(reader, name, by) {
    const input = (0,_model_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .filterInput */ .ts)({ name });
    if (name === 'repos')
        reader.check(input, _values_js__WEBPACK_IMPORTED_MODULE_5__/* .nameProblem */ .rH);
    if (name === 'paths')
        reader.check(input, _values_js__WEBPACK_IMPORTED_MODULE_5__/* .filePathProblem */ .tX);
    // Where nothing is written, only exclusions mean all but those.
    const isReading = reader.operation === 'gate' || reader.operation === 'list-findings';
    if (by === 'listed' && isReading)
        reader.check(input, _values_js__WEBPACK_IMPORTED_MODULE_5__/* .signProblem */ .bS);
    else if (by === 'listed')
        (0,_source_js__WEBPACK_IMPORTED_MODULE_4__/* .checkExceptions */ .No)(reader, input);
    else
        reader.check(input, (item) => (0,_model_selection_js__WEBPACK_IMPORTED_MODULE_6__/* .isPattern */ .Pt)(item) || item.startsWith('!')
            ? 'is a pattern, and `selection: platform` takes names only; give names, or use `selection: listed`'
            : undefined);
    return reader.list(input);
}
/** `issue-type` of an operation that changes findings. */
function readIssueType(reader) {
    if (reader.given('issue-type') === undefined)
        return reader.problem('issue-type', `is empty; give ${(0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .oneOfThese */ .pk)(_findings_conditions_js__WEBPACK_IMPORTED_MODULE_0__/* .RULE_TYPES */ .Bs)}`);
    return reader.read('issue-type', (0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .oneOf */ .yL)(_findings_conditions_js__WEBPACK_IMPORTED_MODULE_0__/* .RULE_TYPES */ .Bs));
}
/** The input `issue-ids`, which filters exclude; undefined where it is not given. */
function readIssueIds(reader) {
    const filters = givenFilters(reader);
    if (!reader.isGiven('issue-ids')) {
        const whole = 'which would select the whole deployment';
        if (filters.length === 0)
            reader.problem('issue-ids', `is empty and no filter is given, ${whole}; give ids or a filter`);
        return undefined;
    }
    // The output `triaged-issues`, a JSON array, can be given as it is.
    const items = (0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .splitList */ .ry)((reader.given('issue-ids') ?? '').replace(/^\[(.*)\]$/s, '$1'));
    if (items.length === 0)
        reader.problem('issue-ids', 'is set, but has no id; give at least one, or leave it out');
    const ids = reader.itemsOf('issue-ids', issueId, items);
    if (filters.length > 0)
        reader.problem('issue-ids', `and filters exclude each other, but these are given: ${(0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .oneOfThese */ .pk)(filters, 'and')}; leave one or the other out`);
    return [...ids];
}
const issueId = (item) => {
    const read = (0,_values_js__WEBPACK_IMPORTED_MODULE_5__.id)(item);
    if ('value' in read ? read.value > 0n : read.problem.startsWith('which'))
        return read;
    return { problem: 'give ids, which are whole numbers from 1 to 2^64-1, with commas between them' };
};


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


/***/ }),

/***/ 1509:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   read: () => (/* binding */ read)
/* harmony export */ });
/* harmony import */ var _inputs_connection_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8127);
/* harmony import */ var _inputs_filters_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5456);
/* harmony import */ var _inputs_source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(686);
/* harmony import */ var _inputs_values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7745);
/* harmony import */ var _model_findings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3917);





async function read(source) {
    const { reader, now } = source;
    const issueType = reader.read('issue-type', (0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_3__/* .oneOf */ .yL)(_model_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .PRODUCTS */ .zv));
    const tracked = await (0,_inputs_connection_js__WEBPACK_IMPORTED_MODULE_0__/* .readTracked */ .Tx)(source, issueType ?? 'sast');
    if (tracked.issue.mode === 'auto')
        reader.warn('issue', 'is `auto`, which keeps no issue for a list; give `always`');
    return {
        ...tracked,
        query: (0,_inputs_filters_js__WEBPACK_IMPORTED_MODULE_1__/* .readQuery */ .xB)(reader, { issueType, now }),
        pageSize: (0,_inputs_source_js__WEBPACK_IMPORTED_MODULE_2__/* .readPageSize */ .lh)(source),
        groupBy: reader.text('group-by'),
    };
}


/***/ }),

/***/ 8207:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   run: () => (/* binding */ run)
/* harmony export */ });
/* harmony import */ var _findings_counts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4150);
/* harmony import */ var _findings_list_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7188);
/* harmony import */ var _model_context_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4112);
/* harmony import */ var _model_step_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7761);




/** Lists the findings that a query selects, each once whatever its branches, unless a branch is given. */
function run(context, request) {
    return (0,_model_context_js__WEBPACK_IMPORTED_MODULE_2__/* .resultOf */ .B)(context, request, async () => {
        const { query, pageSize, groupBy } = request;
        context.progress.begin('findings');
        const projects = (0,_findings_list_js__WEBPACK_IMPORTED_MODULE_1__/* .projectDirectory */ .t6)(context);
        const listed = await (0,_findings_list_js__WEBPACK_IMPORTED_MODULE_1__/* .listFindings */ .F$)(context, query, { once: true, pageSize, projects });
        const projectTags = await tagsOf(context, listed, projects);
        const teamOf = ({ repository = '' }) => (0,_findings_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .groupOf */ .F8)(projectTags?.[repository.toLowerCase()] ?? [], groupBy);
        const groups = (0,_findings_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .groupFindings */ .kG)(listed, groupBy, teamOf);
        if (groupBy !== _findings_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .TEAM_PREFIX */ .L7 && groups.teams.length === 0 && listed.length > 0)
            context.notices.push({ kind: 'group-without-tags', prefix: groupBy });
        return { listed, projectTags, counts: (0,_findings_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .productCounts */ .YD)(listed), groups };
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
        notices.push({ kind: 'project-tags-unread', cause: (0,_model_step_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .listFailure */ .PH)(error) });
        return undefined;
    }
}


/***/ }),

/***/ 1300:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   read: () => (/* binding */ read)
/* harmony export */ });
/* harmony import */ var _inputs_connection_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8127);
/* harmony import */ var _inputs_filters_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5456);
/* harmony import */ var _inputs_source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(686);
/* harmony import */ var _inputs_values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7745);




const INPUTS_OF = {
    jira: ['jira-project-id'],
    github: ['issue-repository', 'issue-labels', 'issue-assignees', 'comment-footer'],
};
async function read(source) {
    const { reader, now } = source;
    const issueType = (0,_inputs_filters_js__WEBPACK_IMPORTED_MODULE_1__/* .readIssueType */ .A1)(reader);
    const writing = (0,_inputs_source_js__WEBPACK_IMPORTED_MODULE_2__/* .readWriting */ .LC)(source);
    const ids = (0,_inputs_filters_js__WEBPACK_IMPORTED_MODULE_1__/* .readIssueIds */ .yH)(reader);
    return {
        ...writing,
        issueType: issueType ?? 'sast',
        selection: ids ? { by: 'ids', ids } : { by: 'listed', query: (0,_inputs_filters_js__WEBPACK_IMPORTED_MODULE_1__/* .readQuery */ .xB)(reader, { issueType, now }) },
        groupIssues: reader.read('group-issues', _inputs_values_js__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zM),
        tracker: await readTracker(source),
    };
}
async function readTracker({ reader, environment, event }) {
    const kind = reader.read('tracker', (0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_3__/* .oneOf */ .yL)(['jira', 'github']));
    const other = kind === 'jira' ? 'github' : 'jira';
    for (const input of INPUTS_OF[other].filter((name) => reader.isGiven(name)))
        reader.problem(input, `works only with \`tracker: ${other}\`; leave it out, or give that`);
    if (kind === 'jira')
        return { kind, projectId: reader.read('jira-project-id', _inputs_values_js__WEBPACK_IMPORTED_MODULE_3__.id) };
    const github = (0,_inputs_connection_js__WEBPACK_IMPORTED_MODULE_0__/* .readGitHub */ .kQ)(reader, environment) ?? { token: '', apiUrl: '', serverUrl: '' };
    if (github.token === '')
        reader.problem('github-token', 'is empty; with `tracker: github`, give a token with `issues: write`');
    const { runId, runNumber: number, repository: own = '' } = await event();
    const repository = reader.read('issue-repository', repositoryName);
    if (repository === undefined && own === '')
        reader.problem('issue-repository', 'is empty, and outside a workflow run there is no repository to use');
    const run = runId === undefined ? undefined : { number, url: `${github.serverUrl}/${own}/actions/runs/${runId}` };
    return { kind, github, repository: repository ?? partsOf(own), ...(0,_inputs_connection_js__WEBPACK_IMPORTED_MODULE_0__/* .readIssueStyle */ .zH)(reader), run };
}
function repositoryName(text) {
    return /^[\w.-]+\/[\w.-]+$/.test(text) ? { value: partsOf(text) } : { problem: 'give `owner/repo`' };
}
function partsOf(name) {
    const [owner = '', repo = ''] = name.split('/');
    return { owner, repo };
}


/***/ }),

/***/ 1863:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B_: () => (/* binding */ markerLine),
/* harmony export */   ol: () => (/* binding */ digestOf),
/* harmony export */   q0: () => (/* binding */ remarked),
/* harmony export */   t7: () => (/* binding */ readMarker)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);

const LINE = /^<!-- code-security-platform finding-issue (\S*) findings=(\w*) -->/m;
/** 48 bits: short, so that thousands fit in a body, and distinct among 300,000 findings. */
function digestOf(text) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('base64url');
    return hash.replaceAll('-', '_').slice(0, 8);
}
function markerLine({ digests, deployment, issueType, repository, about }) {
    // Encoded, no name can end the comment.
    const encoded = new URLSearchParams({ deployment, issueType, repository, about });
    return `<!-- code-security-platform finding-issue ${encoded} findings=${digests.join('')} -->`;
}
/** The body with another marker. */
function remarked(body, marker) {
    return body.replace(LINE, () => markerLine(marker));
}
/** Undefined for a body without a marker. People may have written above it. */
function readMarker(body) {
    const [line, encoded, digests = ''] = LINE.exec(body) ?? [];
    if (line === undefined)
        return undefined;
    const fields = Object.fromEntries(new URLSearchParams(encoded));
    const { deployment = '', issueType = '', repository = '', about = '' } = fields;
    return { deployment, issueType, repository, about, digests: digests.match(/\w{8}/g) ?? [] };
}


/***/ }),

/***/ 7139:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  run: () => (/* binding */ run)
});

// EXTERNAL MODULE: ./build/src/changes/execute.js
var execute = __webpack_require__(7092);
// EXTERNAL MODULE: ./build/src/changes/rows.js
var changes_rows = __webpack_require__(4686);
// EXTERNAL MODULE: ./build/src/findings/conditions.js
var conditions = __webpack_require__(2340);
// EXTERNAL MODULE: ./build/src/findings/finding.js
var findings_finding = __webpack_require__(6321);
// EXTERNAL MODULE: ./build/src/findings/list.js + 1 modules
var list = __webpack_require__(7188);
// EXTERNAL MODULE: ./build/src/findings/tickets.js
var tickets = __webpack_require__(3925);
// EXTERNAL MODULE: ./build/src/findings/triage.js
var triage = __webpack_require__(3794);
// EXTERNAL MODULE: ./build/src/model/context.js
var model_context = __webpack_require__(4112);
// EXTERNAL MODULE: ./build/src/github/ask.js
var ask = __webpack_require__(7604);
// EXTERNAL MODULE: ./build/src/model/deployment.js
var deployment = __webpack_require__(2396);
// EXTERNAL MODULE: ./build/src/model/step-errors.js
var step_errors = __webpack_require__(7761);
// EXTERNAL MODULE: ./build/src/operations/ticket/marker.js
var ticket_marker = __webpack_require__(1863);
;// CONCATENATED MODULE: ./build/src/operations/ticket/decide.js



/**
 * What makes the issues of the deployment, kind of findings and listed repositories true: each lists the selected
 * findings and those of its earlier ones that are still open. Rows of findings that an issue has, or that are not open,
 * get their state here.
 */
function decideIssues(rows, issues, facts) {
    const { isWhole } = facts;
    const own = issues.flatMap((issue) => {
        const marker = (0,ticket_marker/* readMarker */.t7)(issue.body);
        return marker !== undefined && isOwn(marker, facts) ? [{ ...issue, marker }] : [];
    });
    const listed = Map.groupBy(facts.listed, (row) => (0,ticket_marker/* digestOf */.ol)((0,findings_finding/* findingKey */.fl)(row)));
    return [...groupsOf(rows, own, facts)].flatMap(({ marker, issues: [issue, ...younger], added }) => {
        const before = issue?.marker.digests ?? [];
        const more = [...younger.flatMap((one) => one.marker.digests), ...added.map(rowDigest)];
        const known = [...new Set([...before, ...more])];
        const findings = [];
        const ended = { fixed: 0, ignored: 0, removed: 0 };
        const digests = known.filter((digest) => {
            const same = listed.get(digest) ?? [];
            const [first] = same.filter(isOpen).toSorted((one, other) => (one.id < other.id ? -1 : 1));
            if (first !== undefined)
                findings.push(first);
            if (first !== undefined || (same.length === 0 && !isWhole))
                return true;
            const isFixed = same.some(({ status }) => status === 'fixed');
            ended[same.length === 0 ? 'removed' : isFixed ? 'fixed' : 'ignored'] += 1;
            return false;
        });
        const common = { marker: { ...marker, digests }, findings, ended };
        const steps = younger.map((one) => {
            return { ...common, what: 'closed as duplicates', issue: one, rows: [], older: issue };
        });
        const isNew = known.length > before.length;
        const isToClose = digests.length === 0;
        if (issue === undefined)
            steps.push({ ...common, what: 'opened', rows: added });
        else if (isToClose && isWhole && issue.isOpen && before.length > 0)
            steps.push({ ...common, what: 'closed', issue, rows: [] });
        // Only something new opens it again, whoever closed it.
        else if (!isToClose && (issue.isOpen || isNew))
            steps.push({ ...common, what: issue.isOpen ? 'updated' : 'reopened', issue, rows: added });
        return steps;
    });
}
/** The issues of each subject, oldest first, with the rows that no issue has yet. */
function groupsOf(rows, own, facts) {
    const groups = new Map();
    const groupOf = (marker) => {
        const key = `${marker.repository.toLowerCase()} ${marker.about}`;
        const group = groups.get(key) ?? { marker, issues: [], added: [] };
        groups.set(key, group);
        return group;
    };
    for (const issue of own)
        groupOf(issue.marker).issues.push(issue);
    const holders = new Map(own.flatMap((issue) => issue.marker.digests.map((digest) => [digest, issue])));
    for (const row of rows) {
        const { finding, branches } = row.change;
        const holder = holders.get(rowDigest(row));
        if (holder !== undefined) {
            if ((0,changes_rows/* isDue */.nZ)(row))
                row.state = 'left';
            else if (row.state === 'unknown')
                Object.assign(row, { state: 'changed', failure: undefined });
            row.seen = ticketOf(holder);
        }
        else if ((0,changes_rows/* isDue */.nZ)(row) && ![finding, ...branches].some(isOpen)) {
            Object.assign(row, { state: 'left', seen: finding });
        }
        else if ((0,changes_rows/* isDue */.nZ)(row)) {
            groupOf(markerOf(finding, facts)).added.push(row);
        }
    }
    return groups.values();
}
function markerOf(finding, { deployment, issueType, groupIssues }) {
    const { repository = '', rule = finding.secret_type } = finding;
    const isGrouped = groupIssues && rule !== undefined;
    const about = (0,ticket_marker/* digestOf */.ol)(isGrouped ? `rule ${rule}` : `finding ${(0,findings_finding/* findingKey */.fl)(finding)}`);
    return { deployment, issueType, repository, about, digests: [] };
}
function isOwn({ deployment, issueType, repository }, facts) {
    const isSame = deployment.toLowerCase() === facts.deployment.toLowerCase();
    return isSame && issueType === facts.issueType && facts.isListed(repository);
}
function ticketOf({ number, url }) {
    return { id: String(number), slug: `#${number}`, url };
}
/** A finding is one over all its branches: open while it is open on one of them. */
function isOpen({ status }) {
    return status !== 'fixed' && status !== 'ignored' && status !== 'provisionally_ignored';
}
function rowDigest({ change }) {
    return (0,ticket_marker/* digestOf */.ol)((0,findings_finding/* findingKey */.fl)(change.finding));
}

;// CONCATENATED MODULE: ./build/src/operations/ticket/keep-issues.js







/** GitHub asks for a second between writes, and takes 500 new issues and comments an hour ("Rate limits"). */
const WRITE_INTERVAL_MS = 1000;
const MAX_CREATED = 500;
/**
 * Keeps the issues of the findings true, and notes in each row what happened.
 *
 * @param kept gets an entry for each issue that is written
 * @throws StepError
 */
async function keepIssues(context, request, rows, found, kept) {
    const { tracker, issueType, groupIssues, maxChanges: allowed } = request;
    const isWhole = !context.notices.some(isGap);
    const facts = { ...found, isWhole, issueType, groupIssues, deployment: await (0,deployment/* resolveSlug */.qo)(context) };
    await (0,ask/* askGitHub */.X3)(context, tracker.github, async (github) => {
        const decide = async () => decideIssues(rows, await github.ownIssues(tracker.repository), facts);
        const steps = await decide();
        const opened = steps.filter(({ what }) => what === 'opened' || what === 'reopened');
        (0,changes_rows/* checkLimits */.J5)(context, (0,changes_rows/* maxChanges */.ej)(allowed, opened.length, 'ticket'));
        if (!(0,model_context/* isWriting */.x)(context)) {
            // Whether an issue's text would change shows only when it is written.
            for (const { what, issue: { number, url } = {} } of steps)
                if (what !== 'updated')
                    kept.push({ what, number, url });
            return;
        }
        const { write, throwIfIncomplete } = await issueWriter(context, request, github, kept, decide);
        context.progress.begin('tickets', steps.length);
        for (const step of steps) {
            await write(step);
            context.progress.advance(1);
        }
        // Another run may have opened the same issue: of two, the older stays, with the findings of both.
        if (kept.some(({ what }) => what === 'opened'))
            for (const step of await decide())
                if (step.what !== 'opened')
                    await write(step);
        (0,changes_rows/* throwIfFailed */.tq)(rows);
        throwIfIncomplete();
    });
}
async function issueWriter({ baseUrl, clock, stop }, { tracker, groupIssues }, { issues: api }, kept, decide) {
    const texts = await Promise.all(/* import() | report */[__webpack_require__.e(77), __webpack_require__.e(195), __webpack_require__.e(857)]).then(__webpack_require__.bind(__webpack_require__, 8248));
    const { repository, footer } = tracker;
    const [labels, assignees] = [[...tracker.labels], [...tracker.assignees]];
    // Where its answer is lost, a write that is sent again could be there twice.
    const request = { retries: 0 };
    let incomplete;
    let [created, nextMs, isSent] = [0, 0, false];
    const pace = async () => {
        await clock.sleep(Math.max(0, nextMs - clock.now()), stop);
        nextMs = clock.now() + WRITE_INTERVAL_MS;
        isSent = !stop.aborted;
    };
    /** @returns the issue; undefined if it is up to date. @throws GitHubError */
    const send = async (step) => {
        const { what, issue, marker, older } = step;
        const body = texts.issueBody(step, baseUrl, footer);
        if (what === 'updated' && body === issue?.body)
            return undefined;
        await pace();
        if (issue === undefined) {
            const title = texts.issueTitle(step, groupIssues);
            const { data } = await api.create({ ...repository, title, body, labels, assignees, request });
            return { number: data.number, url: data.html_url };
        }
        const at = { ...repository, issue_number: issue.number };
        if (older !== undefined) {
            const duplicate = { body: `Duplicate of #${older.number}`, state_reason: 'duplicate' };
            await api.update({ ...at, ...duplicate, state: 'closed' });
        }
        else if (what === 'closed') {
            const text = (0,ticket_marker/* remarked */.q0)(issue.body, marker);
            await api.update({ ...at, body: text, state: 'closed', state_reason: 'completed' });
            await pace();
            await api.createComment({ ...at, body: texts.closingLine(step, tracker), request });
        }
        else
            await api.update({ ...at, body, state: what === 'reopened' ? 'open' : undefined });
        return issue;
    };
    /** A refusal had no effect. After anything else, the list says whether an issue was opened. */
    const fail = async ({ what, rows }, error) => {
        const cause = (0,ask/* gitHubFailure */.o7)(error);
        if (cause === undefined || cause.kind === 'rate-limited' || !isSent)
            throw error;
        const isRefused = cause.kind === 'status' && (cause.status ?? 0) < 500;
        const state = isRefused ? 'failed' : 'unknown';
        for (const row of rows)
            Object.assign(row, { state, failure: { kind: 'github', cause } });
        if (cause.kind === 'cancelled' || (isRefused && kept.length === 0))
            throw error;
        if (what !== 'opened')
            incomplete = cause;
        else if (!isRefused) {
            await decide();
            const [row] = rows;
            if (row?.state === 'changed')
                kept.push({ what, url: row.seen.url });
        }
    };
    return {
        /** @throws GitHubError that ends the step */
        async write(step) {
            const creates = step.what === 'opened' || step.what === 'closed';
            if (creates)
                created += 1;
            if (creates && created > MAX_CREATED)
                return;
            isSent = false;
            try {
                const issue = await send(step);
                if (issue === undefined)
                    return;
                const { number, url } = issue;
                for (const row of step.rows)
                    Object.assign(row, { state: 'changed', seen: ticketOf(issue) });
                kept.push({ what: step.what, number, url });
            }
            catch (error) {
                await fail(step, error);
            }
        },
        throwIfIncomplete() {
            if (incomplete !== undefined)
                throw new step_errors/* StepError */.zg({ kind: 'github', cause: incomplete });
            const issues = created - MAX_CREATED;
            if (issues > 0)
                throw new step_errors/* StepError */.zg({ kind: 'issues-remain', issues, max: MAX_CREATED });
        },
    };
}
function isGap(notice) {
    return (['list-cut', 'list-at-former-limit', 'field-missing'].includes(notice.kind) ||
        (notice.kind === 'pattern-unmatched' && notice.isUnknown === true));
}

;// CONCATENATED MODULE: ./build/src/operations/ticket/run.js









/** Opens tickets for the selected findings that have none (field-notes, "Tickets"), or keeps issues on GitHub. */
async function run(context, request) {
    const { issueType, selection, tracker } = request;
    let rows = [];
    const issues = [];
    const end = await (0,model_context/* resultOf */.B)(context, request, async () => {
        const listed = [];
        rows = await planRows(context, request, listed);
        if (tracker.kind === 'github') {
            const { repos = [] } = selection.by === 'listed' ? selection.query.filters : {};
            const isSelected = (0,conditions/* filterTest */.Jz)('repos', repos);
            const isListed = (repository) => [repos].flat().length === 0 || isSelected({ kind: issueType, id: 0n, repository });
            return await keepIssues(context, { ...request, tracker }, rows, { listed, isListed }, issues);
        }
        const listedAtMs = context.clock.now();
        const due = rows.filter(changes_rows/* isDue */.nZ);
        (0,changes_rows/* checkLimits */.J5)(context, (0,changes_rows/* maxChanges */.ej)(request.maxChanges, (0,tickets/* ticketGroups */.$)(due, request).length, 'ticket'));
        const options = { ...request, jiraProjectId: tracker.projectId };
        if ((0,model_context/* isWriting */.x)(context))
            await (0,tickets/* executeTickets */.B)((0,execute/* newExecution */.X)(context, due), due, options, listedAtMs);
        (0,changes_rows/* throwIfFailed */.tq)(rows);
    });
    // Issues are read before they are written.
    const secondRun = tracker.kind === 'jira' ? 'opens-tickets' : undefined;
    return { ...end, rows, issues, secondRun };
}
/**
 * A finding is one over all its branches, and one that has a ticket is left as it is.
 *
 * @param listed gets every row of the list
 */
async function planRows(context, { issueType, selection, tracker }, listed) {
    const onRow = (finding) => listed.push(finding);
    // The API has no filter by id.
    const query = selection.by === 'ids' ? { issueType, filters: {} } : selection.query;
    if (selection.by !== 'ids' && query.filters.status === undefined)
        context.notices.push({ kind: 'takes-decisions-along' });
    context.progress.begin('findings');
    // Issues also have findings that other steps selected.
    const isWhole = tracker.kind === 'github';
    const selected = await (0,list/* listFindings */.F$)(context, query, { onRow, isWhole });
    const byId = new Map(selected.map((finding) => [finding.id, finding]));
    const ids = selection.by === 'ids' ? selection.ids : [...byId.keys()];
    const findings = ids.map((id) => byId.get(id) ?? { kind: issueType, id });
    const once = new Map(findings.toReversed().map((finding) => [(0,findings_finding/* findingKey */.fl)(finding), finding]));
    const isWanted = new Set(once.values());
    const chosen = findings.filter((finding) => isWanted.has(finding));
    const findBranches = (0,findings_finding/* branchesOf */.IJ)(chosen, listed);
    return chosen.map((finding) => {
        const branches = findBranches(finding);
        const change = { field: 'ticket', finding, branches: branches.map(triage/* siblingOf */.SS) };
        if (!byId.has(finding.id))
            return { change, state: 'failed', failure: { kind: 'finding-not-listed' } };
        const known = [finding, ...branches].find((one) => one.ticket !== undefined)?.ticket;
        return known === undefined
            ? (0,changes_rows/* plannedRow */.dL)(change, !(0,model_context/* isWriting */.x)(context))
            : { change, state: 'left', seen: known };
    });
}


/***/ }),

/***/ 1888:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   read: () => (/* binding */ read)
/* harmony export */ });
/* harmony import */ var _inputs_connection_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8127);
/* harmony import */ var _inputs_filters_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5456);
/* harmony import */ var _inputs_source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(686);
/* harmony import */ var _inputs_values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7745);
/* harmony import */ var _model_findings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3917);





/** The status that a finding gets is what people write for the state that it is moved to. */
const STATE_OF_STATUS = { open: 'reopened' };
async function read(source) {
    const { reader } = source;
    const issueType = (0,_inputs_filters_js__WEBPACK_IMPORTED_MODULE_1__/* .readIssueType */ .A1)(reader);
    const decision = readDecision(reader);
    const selection = readSelection(source, issueType, decision);
    return {
        ...(0,_inputs_source_js__WEBPACK_IMPORTED_MODULE_2__/* .readWriting */ .LC)(source, selection.by !== 'listed'),
        ...(await (0,_inputs_connection_js__WEBPACK_IMPORTED_MODULE_0__/* .readTracked */ .Tx)(source, issueType ?? 'sast')),
        issueType: issueType ?? 'sast',
        selection,
        decision,
    };
}
function readDecision(reader) {
    const state = reader.read('new-triage-state', (0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_3__/* .oneOf */ .yL)(_model_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .TRIAGE_STATES */ .wr, STATE_OF_STATUS));
    const reason = reader.read('new-triage-reason', (0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_3__/* .oneOf */ .yL)(_model_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .TRIAGE_REASONS */ .zk));
    const note = reader.text('new-note');
    const stateGiven = reader.given('new-triage-state') !== undefined;
    if (!stateGiven && note === undefined) {
        reader.problem('new-triage-state', 'is empty, and so is `new-note`; give at least one of them');
    }
    const refused = state === undefined && stateGiven;
    if (reader.given('new-triage-reason') !== undefined && state !== 'ignored' && !refused) {
        reader.problem('new-triage-reason', 'works only with `new-triage-state: ignored`; leave it out');
    }
    const length = [...(note ?? '')].length;
    if (length > _model_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_NOTE_LENGTH */ .XG)
        reader.problem('new-note', `has ${length} characters; give at most ${_model_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_NOTE_LENGTH */ .XG}`);
    return { state, reason, note };
}
function readSelection(source, issueType, decision) {
    const { reader } = source;
    const by = reader.read('selection', (0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_3__/* .oneOf */ .yL)(['listed', 'platform']));
    const ids = (0,_inputs_filters_js__WEBPACK_IMPORTED_MODULE_1__/* .readIssueIds */ .yH)(reader);
    if (ids !== undefined) {
        // Filters are refused beside ids, and what is wrong with them is reported all the same.
        if ((0,_inputs_filters_js__WEBPACK_IMPORTED_MODULE_1__/* .givenFilters */ .VQ)(reader).length > 0)
            readListed(source, issueType);
        const limit = readLimit(reader);
        if (typeof limit === 'number' && limit < ids.length) {
            const what = 'give a higher limit or fewer ids';
            reader.problem('limit', `is ${limit}, but \`issue-ids\` has ${ids.length} ids; ${what}`);
        }
        return { by: 'ids', ids };
    }
    return by === 'platform' ? readPlatform(source, issueType, decision) : readListed(source, issueType);
}
function readListed({ reader, now }, issueType) {
    const query = (0,_inputs_filters_js__WEBPACK_IMPORTED_MODULE_1__/* .readQuery */ .xB)(reader, { issueType, now });
    const limit = readLimit(reader);
    return { by: 'listed', query, limit: typeof limit === 'number' ? limit : undefined };
}
function readPlatform({ reader, now }, issueType, decision) {
    const filters = (0,_inputs_filters_js__WEBPACK_IMPORTED_MODULE_1__/* .readFilters */ .M1)(reader, { by: 'platform', issueType, now });
    const limit = readLimit(reader);
    if (limit !== undefined && (limit === 'all' || limit > _model_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_TRIAGE_LIMIT */ .E4)) {
        const open = reader.hasProblem('status', 'new-triage-state');
        if (!open && !(0,_model_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .leavesStatus */ .DM)(filters.status, decision.state)) {
            const why = 'findings need several requests, which end only when triaged findings no longer match';
            const what = 'give a `new-triage-state`, and a `status` other than the one that it leads to';
            reader.problem('limit', `is ${(0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(String(limit))}, but more than ${_model_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_TRIAGE_LIMIT */ .E4} ${why}; ${what}`);
        }
    }
    checkPlatformChanges(reader, limit ?? _model_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_TRIAGE_LIMIT */ .E4);
    return { by: 'platform', query: { issueType: issueType ?? 'sast', filters }, limit };
}
/** Nothing is counted before the first write, so that only `limit` can hold what `max-changes` promises. */
function checkPlatformChanges(reader, limit) {
    const maxChanges = reader.given('max-changes');
    if (maxChanges === undefined || !/^\d{1,15}$/.test(maxChanges))
        return;
    if (limit !== 'all' && limit <= Number(maxChanges))
        return;
    const why = '`selection: platform` counts nothing before it writes';
    const what = `give a \`limit\` of at most ${maxChanges}, or use \`selection: listed\``;
    reader.problem('max-changes', `is ${(0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(maxChanges)}, but ${why}; ${what}`);
}
function readLimit(reader) {
    return reader.read('limit', (text) => {
        if (text.toLowerCase() === 'all')
            return { value: 'all' };
        const read = (0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_3__/* .wholeNumber */ .rD)(1)(text);
        return 'value' in read ? read : { problem: `${read.problem}, or \`all\`` };
    });
}


/***/ }),

/***/ 8732:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   run: () => (/* binding */ run)
/* harmony export */ });
/* harmony import */ var _changes_execute_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7092);
/* harmony import */ var _changes_rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4686);
/* harmony import */ var _findings_conditions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2340);
/* harmony import */ var _findings_finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6321);
/* harmony import */ var _findings_list_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7188);
/* harmony import */ var _findings_triage_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3794);
/* harmony import */ var _findings_triage_state_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(970);
/* harmony import */ var _model_context_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4112);
/* harmony import */ var _model_deployment_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2396);
/* harmony import */ var _model_findings_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3917);
/* harmony import */ var _model_step_errors_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7761);
/* harmony import */ var _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(9323);
/* harmony import */ var _platform_resources_triage_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(5763);













/** Moves the selected findings to a new triage state (web-api.md 4.8), or previews that on a dry run. */
async function run(context, request) {
    const { selection } = request;
    let rows = [];
    let selected;
    const end = await (0,_model_context_js__WEBPACK_IMPORTED_MODULE_7__/* .resultOf */ .B)(context, request, async () => {
        if (selection.by !== 'ids')
            noticeWidth(context, selection.query);
        if (selection.by === 'platform') {
            if ((0,_model_context_js__WEBPACK_IMPORTED_MODULE_7__/* .isWriting */ .x)(context))
                await triageByPlatform(context, request, selection, rows);
            return;
        }
        let listing;
        // The API has no filter by id: what they were is not known.
        if (selection.by === 'ids')
            rows = selection.ids.map((id) => rowOf(context, request, { kind: request.issueType, id }));
        else
            ({ rows, listing, selected } = await planListed(context, request, selection));
        (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .checkLimits */ .J5)(context, (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .maxChanges */ .ej)(request.maxChanges, rows.filter(_changes_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .isDue */ .nZ).length, 'finding'));
        if (!(0,_model_context_js__WEBPACK_IMPORTED_MODULE_7__/* .isWriting */ .x)(context))
            return;
        await (0,_findings_triage_js__WEBPACK_IMPORTED_MODULE_5__/* .executeTriage */ .ol)((0,_changes_execute_js__WEBPACK_IMPORTED_MODULE_0__/* .newExecution */ .X)(context, rows), rows, listing);
        (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .throwIfFailed */ .tq)(rows);
    });
    if (selection.by === 'ids' && rows.some(({ state }) => state === 'changed')) {
        context.notices.push({ kind: 'former-states-unknown' });
    }
    return { ...end, rows, selected, secondRun: secondRunOf(request) };
}
/** The list of secrets shows neither reason nor note. */
function secondRunOf({ selection: { by }, issueType }) {
    if (by === 'platform')
        return 'selects-again';
    return by === 'ids' || issueType === 'secrets' ? 'repeats' : undefined;
}
async function planListed(context, request, { query, limit = Number.POSITIVE_INFINITY }) {
    const { issueType } = request;
    const findings = [];
    const onRow = (finding) => findings.push(finding);
    const selected = await (0,_findings_list_js__WEBPACK_IMPORTED_MODULE_4__/* .listFindings */ .F$)(context, query, { onRow });
    const listing = { findings, endedAtMs: new Map([[issueType, context.clock.now()]]) };
    const alike = Map.groupBy(findings, _findings_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .findingKey */ .fl);
    const rows = selected.map((finding) => rowOf(context, request, finding, alike.get((0,_findings_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .findingKey */ .fl)(finding))));
    const { due = [], done = [] } = Object.groupBy(rows, (row) => ((0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .isDue */ .nZ)(row) ? 'due' : 'done'));
    const free = rows.filter(({ state }) => state !== 'left');
    // Those that are up to date do not use the limit up: else a nightly step would meet the same ones for ever.
    const taken = (0,_findings_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .oldestFirst */ .sZ)(due, ({ change }) => change.finding).slice(0, limit);
    (0,_findings_triage_js__WEBPACK_IMPORTED_MODULE_5__/* .addBranches */ .s5)(taken, findings);
    return { rows: [...taken, ...done], listing, selected: free.length };
}
function rowOf(context, { decision: after }, finding, alike = []) {
    const change = { field: 'triage', finding, after, branches: [] };
    const seen = alike.find((branch) => (0,_findings_triage_state_js__WEBPACK_IMPORTED_MODULE_6__/* .wasTriagedSeparately */ .GW)(branch, finding));
    if (seen !== undefined)
        return { change, state: 'left', seen: (0,_findings_triage_js__WEBPACK_IMPORTED_MODULE_5__/* .siblingOf */ .SS)(seen) };
    return (0,_findings_triage_state_js__WEBPACK_IMPORTED_MODULE_6__/* .showsTriage */ .Ry)(finding, after)
        ? { change, state: 'unchanged' }
        : (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .plannedRow */ .dL)(change, !(0,_model_context_js__WEBPACK_IMPORTED_MODULE_7__/* .isWriting */ .x)(context));
}
/**
 * Lets the platform select by its own filters: one request, or with a larger limit, requests until it is reached or one
 * moves nothing more. Only `limit: all` repeats a request whose answer was lost: it would select other findings.
 *
 * @param rows gets a row for each finding that an answer names
 * @throws StepError, PlatformError
 */
async function triageByPlatform(context, { issueType, decision }, { query: { filters }, limit = _model_findings_js__WEBPACK_IMPORTED_MODULE_9__/* .MAX_TRIAGE_LIMIT */ .E4 }, rows) {
    const { clock, stop, maxRetries, progress, notices, writer } = context;
    const { state, reason, note } = decision;
    const isAll = limit === 'all';
    const moved = new Set();
    let unnamed = 0;
    /** Requests without an answer, and how many findings they may have moved. */
    const lost = { requests: 0, atMost: 0 };
    const lose = (take) => {
        lost.requests += 1;
        lost.atMost += take;
    };
    const failed = (error) => {
        if (lost.requests === 0)
            return error;
        const first = { kind: 'unknown', cause: error.failure };
        return new _model_step_errors_js__WEBPACK_IMPORTED_MODULE_10__/* .StepError */ .zg({ kind: 'rows-failed', of: 'finding', failed: 0, unknown: lost.atMost, first });
    };
    let remaining = isAll ? Number.POSITIVE_INFINITY : limit;
    progress.begin('triaging', isAll ? undefined : limit);
    const slug = await (0,_model_deployment_js__WEBPACK_IMPORTED_MODULE_8__/* .resolveSlug */ .qo)(context);
    try {
        for (let repeats = 0; remaining > 0;) {
            const take = Math.min(_model_findings_js__WEBPACK_IMPORTED_MODULE_9__/* .MAX_TRIAGE_LIMIT */ .E4, remaining);
            const what = { new_triage_state: state, new_triage_reason: reason, new_note: note, limit: take };
            const body = { issue_type: issueType, ...filters, ...what };
            const answer = await writer.triage(slug, body, { attempts: repeats + 1 }).catch((error) => {
                if (error instanceof _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_11__/* .PlatformError */ .Wk && error.failure.kind === 'cancelled' && error.failure.sent)
                    lose(take);
                throw error;
            });
            if (answer.kind === 'limited')
                continue;
            if (answer.kind === 'refused')
                throw failed(answer.error);
            if (answer.kind !== 'answered') {
                if (answer.kind !== 'not-sent')
                    lose(take);
                const mayRepeat = answer.kind === 'not-sent' || (answer.kind === 'open' && isAll);
                if (!mayRepeat || repeats === maxRetries)
                    throw failed(new _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_11__/* .PlatformError */ .Wk(answer.failure));
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
            const count = ids.length + (0,_platform_resources_triage_js__WEBPACK_IMPORTED_MODULE_12__/* .unnamedIn */ .s)(answer.value);
            unnamed += count - ids.length;
            progress.advance(count);
            // The answer names the same findings on other branches, too, so that at most so many were selected.
            remaining -= Math.min(take, count);
            if (moved.size + unnamed === 0)
                notices.push({ kind: 'platform-selected-nothing' });
            if (count === 0 || (!isAll && limit <= _model_findings_js__WEBPACK_IMPORTED_MODULE_9__/* .MAX_TRIAGE_LIMIT */ .E4))
                return;
        }
    }
    finally {
        (0,_findings_triage_js__WEBPACK_IMPORTED_MODULE_5__/* .noteUnnamed */ .f)(notices, unnamed, moved.size);
        if (lost.requests > 0)
            notices.push({ kind: 'answers-lost', ...lost });
    }
}
/**
 * Notes when a selection takes in the whole deployment, and when, without a status, it also takes findings that people
 * have decided about.
 */
function noticeWidth({ notices }, { filters }) {
    if (Object.entries(filters).some(([name, value]) => (0,_findings_conditions_js__WEBPACK_IMPORTED_MODULE_2__/* .findingFilter */ .Iv)(name).narrows && narrows(value)))
        return;
    notices.push({ kind: 'whole-deployment' });
    if (filters.status === undefined)
        notices.push({ kind: 'takes-decisions-along' });
}
/** Exclusions and patterns that match everything narrow nothing. */
function narrows(value) {
    const items = [value].flat().map(String);
    return items.some((item) => !item.startsWith('!')) && !items.some((item) => /^[*/]+$/.test(item));
}


/***/ })

};
