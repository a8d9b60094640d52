export const id = 925;
export const ids = [925];
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
    const findings = rows.flatMap(({ change }) => [change.finding, ...change.branches]);
    const keys = new Map(findings.map((finding) => [finding.id, (0,_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .findingKey */ .fl)(finding)]));
    return {
        group: (due) => (0,_list_js__WEBPACK_IMPORTED_MODULE_4__/* .chunksOf */ .U_)(ticketGroups(due, options), MAX_TICKETS).map((groups) => {
            const together = groups.flat();
            return { rows: together, seen: seenIn((0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .findingsOf */ .WX)(together)), readAtMs };
        }),
        readsBeforeEach: true,
        answersDecide: true,
        // A ticket may still be made after a lost answer.
        isRepeatable: false,
        read: async (context, due) => seenIn(await (0,_list_js__WEBPACK_IMPORTED_MODULE_4__/* .listAgain */ .H8)(context, (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .findingsOf */ .WX)(due))),
        next: (due, seen) => due.filter(({ change }) => seen.has((0,_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .findingKey */ .fl)(change.finding))),
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
/** A ticket of any branch is the finding's. */
function seenIn(findings) {
    const byKey = Map.groupBy(findings, _finding_js__WEBPACK_IMPORTED_MODULE_3__/* .findingKey */ .fl);
    return new Map([...byKey].map(([key, same]) => [
        key,
        { ticket: same.find(({ ticket }) => ticket !== undefined)?.ticket },
    ]));
}


/***/ })

};
