export const id = 323;
export const ids = [323];
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
/** Upper limit for a row's outcome in a report: a failure, or the value that was seen instead. */
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
    const { first = [], rest = [] } = Object.groupBy(kind.group(rows.filter(isPending)), (write) => kind.revealsSideEffects?.(write) ? 'first' : 'rest');
    const writes = [...first, ...rest];
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
        const nameOf = (project) => project?.name ?? String(project?.id ?? '');
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
    const messages = [earlier, error].flatMap((refusal) => refusal?.failure.serverMessage ?? []);
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
        invalid: invalidValues(data),
        resetAt: isLimit ? resetAt(headers, nowMs) : undefined,
        missingPermission: status === 403 && !isLimit ? permissionOf(headers) : undefined,
    });
}
/** GitHub's message and those of its validation errors; undefined for a page of HTML. */
function messageOf(data) {
    const details = validationErrors(data).map((error) => {
        const { message, field, code } = Object(error);
        return message ?? (code === undefined ? error : [field, code].filter(Boolean).join(' '));
    });
    const texts = [Object(data).message, ...details].filter((text) => typeof text === 'string' && text !== '');
    return texts.length === 0 ? undefined : texts.join(': ').slice(0, MAX_MESSAGE_CHARACTERS);
}
function invalidValues(data) {
    const values = validationErrors(data).flatMap((error) => Object(error).value ?? []);
    return values.length === 0 ? undefined : values.map(String);
}
function validationErrors(data) {
    const { errors } = Object(data);
    return Array.isArray(errors) ? errors : [];
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

/***/ 4636:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ readList),
/* harmony export */   O: () => (/* binding */ openOctokit)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _platform_http_attempt_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7299);
/* harmony import */ var _platform_http_dispatcher_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8553);
/* harmony import */ var _platform_http_redact_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7469);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6150);





const TIMEOUT_MS = 60_000;
/** For one request: pauses without a length would otherwise repeat forever. */
const MAX_PAUSES = 3;
const MAX_CONNECTIONS = 10;
const MAX_PAGES = 1000;
/** The plugin's defaults, and 429, which the throttling plugin handles. */
const NOT_REPEATED = [400, 401, 403, 404, 410, 422, 429, 451];
/** Callers space writes: the plugin's queues have no clock, put 3 s between issues, and take a query for a write. */
const NO_QUEUES = {
    write: { key: () => ({ schedule: async () => undefined }) },
    triggersNotification: () => false,
};
/** @throws GitHubError */
async function readList(pages) {
    const rows = [];
    let count = 0;
    for await (const { data, headers } of pages) {
        count += 1;
        rows.push(...data);
        const isLast = !/rel="next"/.test(headers.link ?? '');
        const isMissing = data.length === 0 && (count > 1 || !isLast);
        if (isMissing || (count === MAX_PAGES && !isLast))
            return { rows, isWhole: false };
    }
    return { rows, isWhole: true };
}
/**
 * Octokit with retries and pauses for GitHub's limits (60 s in all), sending as the platform's client does, with at most
 * 10 requests at the same time.
 */
async function openOctokit(options) {
    const [{ getOctokit }, { retry }, { throttling }] = await Promise.all([
        __webpack_require__.e(/* import() | octokit */ 850).then(__webpack_require__.bind(__webpack_require__, 1758)),
        __webpack_require__.e(/* import() | octokit */ 850).then(__webpack_require__.bind(__webpack_require__, 9735)),
        __webpack_require__.e(/* import() | octokit */ 850).then(__webpack_require__.bind(__webpack_require__, 6856)),
    ]);
    const { token, apiUrl: baseUrl, secondMs: retryAfterBaseValue = 1000, stop, clock } = options;
    const onRateLimit = (seconds, _request, _octokit, count) => count < MAX_PAUSES && pauseFor(seconds, options);
    const settings = {
        baseUrl,
        request: { fetch: gitHubFetch(options) },
        retry: { doNotRetry: NOT_REPEATED, retryAfterBaseValue },
        throttle: {
            ...{ retryAfterBaseValue, onRateLimit, onSecondaryRateLimit: onRateLimit },
            ...NO_QUEUES,
            // A client does not wait for another's requests.
            id: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)(),
        },
    };
    // Each plugin wraps the earlier ones, so pauses do not count toward the request timeout.
    const octokit = getOctokit(token, settings, retry, timeLimit(options), throttling);
    octokit.hook.wrap('request', async (request, parameters) => {
        const { method, url } = octokit.request.endpoint(parameters);
        const { origin } = new URL(url);
        const asked = { method, path: pathOf(url) };
        // A `Link` may point to another origin, and the token would go there.
        if (origin !== new URL(baseUrl).origin)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .GitHubError */ .y({ ...asked, kind: 'redirect', cause: `the address belongs to ${origin}` });
        try {
            const answer = await unlessAborted(stop, () => request(parameters));
            checkAnswer(answer, asked);
            return answer;
        }
        catch (error) {
            if (stop.aborted)
                throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .GitHubError */ .y({ ...asked, kind: 'cancelled' });
            throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .errorOf */ .M)(error, asked, clock.now());
        }
    });
    return octokit;
}
/** A plugin that aborts a request with its retries after 60 s. */
function timeLimit({ stop, timeoutMs = TIMEOUT_MS }) {
    return (octokit) => {
        octokit.hook.wrap('request', (request, parameters) => {
            const signal = AbortSignal.any([stop, AbortSignal.timeout(timeoutMs)]);
            parameters.request.signal = signal;
            return unlessAborted(signal, () => request(parameters));
        });
    };
}
/** Whether a pause may begin. Overlapping pauses count once, in whole seconds. */
function pauseFor(seconds, { clock, pauses, onPause }) {
    const nowMs = clock.now();
    const endMs = nowMs + seconds * 1000;
    const addedMs = Math.floor((endMs - Math.max(nowMs, pauses.untilMs)) / 1000) * 1000;
    if (addedMs > pauses.leftMs)
        return false;
    if (addedMs <= 0)
        return true;
    pauses.leftMs -= addedMs;
    pauses.untilMs = endMs;
    onPause?.(addedMs);
    return true;
}
/** A `fetch` that follows redirects within the origin only, and returns complete answers without the token. */
function gitHubFetch({ token, apiUrl, clock, trace, timeoutMs = TIMEOUT_MS }) {
    const redact = (0,_platform_http_redact_js__WEBPACK_IMPORTED_MODULE_4__/* .redactor */ .$)(token);
    const { origin } = new URL(apiUrl);
    const dispatcher = (0,_platform_http_dispatcher_js__WEBPACK_IMPORTED_MODULE_2__/* .createDispatcher */ .SM)(origin, TIMEOUT_MS, MAX_CONNECTIONS);
    return async (url, { method, headers, body, signal }) => {
        const startMs = clock.now();
        const path = pathOf(url);
        const request = { origin, method, path, body, headers: { ...headers, 'accept-encoding': 'gzip' } };
        const end = await (0,_platform_http_attempt_js__WEBPACK_IMPORTED_MODULE_1__/* .attempt */ .C)(dispatcher, request, { timeoutMs, stop: signal, abort: signal });
        const event = { method, path: redact(path), ms: Math.round(clock.now() - startMs) };
        if ('body' in end) {
            const { status } = end;
            const answered = new Headers();
            for (const name of Object.keys(end.headers))
                answered.set(name, (0,_platform_http_attempt_js__WEBPACK_IMPORTED_MODULE_1__/* .headerText */ .T)(end.headers[name]));
            if (status === 403 || status === 429)
                markLimit(answered, clock.now());
            trace?.({ ...event, status, requestId: answered.get('x-github-request-id') ?? undefined });
            return new Response(redact(end.body) || null, { status, headers: answered });
        }
        const { kind, status, cause, redirectTo: location } = end;
        trace?.({ ...event, status, cause });
        // `checkAnswer` reports it. Octokit retries after every other error.
        if (kind === 'redirect')
            return new Response(null, { status, headers: location ? { location } : {} });
        throw signal.aborted ? new DOMException(cause, 'AbortError') : new Error(cause);
    };
}
/**
 * The throttling plugin recognizes a limit by GitHub's message, or by these headers; a pause that GitHub names is one
 * whatever the message says. The plugin adds a second to the time of the reset.
 */
function markLimit(headers, nowMs) {
    const seconds = Number(headers.get('retry-after') ?? Number.NaN);
    if (!Number.isInteger(seconds))
        return;
    headers.set('x-ratelimit-remaining', '0');
    headers.set('x-ratelimit-reset', String(Math.floor(nowMs / 1000) + seconds - 1));
}
/** @throws GitHubError for an answer of another form, which Octokit would treat as an empty list or text */
function checkAnswer({ status, headers, data }, asked) {
    const fail = (cause, kind = 'answer') => new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .GitHubError */ .y({ ...asked, kind, status, cause });
    if (status >= 300)
        throw fail(`the redirect leads to ${headers.location ?? 'no address'}`, 'redirect');
    if (asked.method === 'GET' && status !== 200)
        throw fail(`the answer has the status ${status}`);
    if (status === 204)
        return;
    if (typeof data !== 'object' || data === null)
        throw fail('the answer is not JSON');
    if (/[?&]per_page=/.test(asked.path) && !Array.isArray(data))
        throw fail('the answer is not a list');
}
/** Ends as the work does, or rejects as soon as the signal aborts: Octokit's own waits ignore signals. */
async function unlessAborted(signal, work) {
    signal.throwIfAborted();
    const { promise: aborted, reject } = Promise.withResolvers();
    const abort = () => reject(new Error('no answer in time'));
    signal.addEventListener('abort', abort);
    try {
        return await Promise.race([work(), aborted]);
    }
    finally {
        signal.removeEventListener('abort', abort);
    }
}
function pathOf(url) {
    const { pathname, search } = new URL(url);
    return pathname + search;
}


/***/ }),

/***/ 8153:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Es: () => (/* binding */ readPull),
/* harmony export */   IM: () => (/* binding */ readChangedFiles),
/* harmony export */   RY: () => (/* binding */ readReopenedMs),
/* harmony export */   zy: () => (/* binding */ readHead)
/* harmony export */ });
/* harmony import */ var _octokit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4636);

/** GitHub lists no more files of a pull request. */
const MAX_FILES = 3000;
/** The hash of the head of a pull request, or of a branch. @throws GitHubError */
async function readHead(octokit, { owner, repo, ...head }) {
    if ('number' in head)
        return (await octokit.rest.pulls.get({ owner, repo, pull_number: head.number })).data.head.sha;
    return (await octokit.rest.git.getRef({ owner, repo, ref: `heads/${head.branch}` })).data.object.sha;
}
/** Head and head branch of a pull request. @throws GitHubError */
async function readPull(octokit, { owner, repo, number }) {
    const { head } = (await octokit.rest.pulls.get({ owner, repo, pull_number: number })).data;
    // A fork that was deleted meanwhile is null.
    const home = head.repo?.full_name.toLowerCase();
    const isFork = home !== `${owner}/${repo}`.toLowerCase();
    return { headSha: head.sha.toLowerCase(), headBranch: head.ref, isFork };
}
/** Paths that a pull request changes; undefined where GitHub does not list all. @throws GitHubError */
async function readChangedFiles(octokit, { owner, repo, number }) {
    const asked = { owner, repo, pull_number: number, per_page: 100 };
    const pages = octokit.paginate.iterator(octokit.rest.pulls.listFiles, asked);
    const { rows, isWhole } = await (0,_octokit_js__WEBPACK_IMPORTED_MODULE_0__/* .readList */ .L)(pages);
    return isWhole && rows.length < MAX_FILES ? rows.map(({ filename }) => filename) : undefined;
}
/** When a pull request was last reopened, in epoch ms; 0 = never. @throws GitHubError */
async function readReopenedMs(octokit, { owner, repo, number }) {
    const asked = { owner, repo, issue_number: number, per_page: 100 };
    const pages = octokit.paginate.iterator(octokit.rest.issues.listEvents, asked);
    const reopened = (await (0,_octokit_js__WEBPACK_IMPORTED_MODULE_0__/* .readList */ .L)(pages)).rows.filter(({ event }) => event === 'reopened');
    return Math.max(0, ...reopened.map(({ created_at }) => Date.parse(created_at)));
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
