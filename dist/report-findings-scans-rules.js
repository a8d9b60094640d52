export const id = 13;
export const ids = [13];
export const modules = {

/***/ 7604:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ askGitHub),
/* harmony export */   k: () => (/* binding */ askIfPossible)
/* harmony export */ });
/* harmony import */ var _model_step_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7761);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6150);
/* harmony import */ var _octokit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4636);



/** @throws StepError for every failure on GitHub */
async function askGitHub({ clock, stop, announceWait, githubPauses: pauses, trace }, { token, apiUrl }, ask) {
    const onPause = (ms) => announceWait('github', ms);
    try {
        return await ask(await (0,_octokit_js__WEBPACK_IMPORTED_MODULE_2__/* .openOctokit */ .Ov)({ token, apiUrl, clock, stop, trace, pauses, onPause }));
    }
    catch (error) {
        throw error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubError */ .y_ ? new _model_step_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StepError */ .zg({ kind: 'github', cause: error.failure }) : error;
    }
}
/** Like `askGitHub`, but returns undefined if GitHub fails. */
async function askIfPossible(context, connection, ask) {
    return askGitHub(context, connection, ask).catch((error) => {
        if (error instanceof _model_step_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StepError */ .zg && !context.stop.aborted)
            return undefined;
        throw error;
    });
}


/***/ }),

/***/ 6150:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mz: () => (/* binding */ errorOf),
/* harmony export */   bh: () => (/* binding */ isGraphQlLimit),
/* harmony export */   y_: () => (/* binding */ GitHubError)
/* harmony export */ });
/* harmony import */ var _platform_http_answer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3866);
/* harmony import */ var _platform_http_decode_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2186);


/** Every failed request to GitHub. `report/explain` has the texts for people. */
class GitHubError extends Error {
    failure;
    constructor(failure) {
        super(`${failure.method} ${failure.path}: ${failure.status ?? failure.cause ?? failure.kind}`);
        this.failure = failure;
    }
    /** The token lacks access, or does not see the resource: a retry would change nothing. */
    get isRefusal() {
        const { kind, status = 0 } = this.failure;
        return kind === 'status' && [403, 404, 410, 451].includes(status);
    }
    /** The request may have taken effect, although GitHub did not confirm it. */
    get isUncertain() {
        const { kind, status = 0, problem } = this.failure;
        return (kind === 'connection' && problem?.sent !== false) || kind === 'answer' || status >= 500;
    }
}
const MAX_MESSAGE_LENGTH = 500;
/** Words of a limit in a message, or in a type of GraphQL. */
const LIMIT_WORDS = /rate limit|"rate_limit|abuse detection/i;
function isGraphQlLimit(path, body) {
    return path.endsWith('/graphql') && LIMIT_WORDS.test(body);
}
/** @param nowMs in epoch ms */
function errorOf(thrown, request, nowMs) {
    if (thrown instanceof GitHubError)
        return thrown;
    const { message, status = 0, response, cause } = thrown;
    if (response === undefined) {
        const problem = cause?.cause;
        const kind = problem?.kind === 'answer' ? 'answer' : 'connection';
        return new GitHubError({ ...request, kind, cause: message, problem });
    }
    const { headers, data } = response;
    const isExhausted = headers['x-ratelimit-remaining'] === '0';
    const isForbiddenByLimit = status === 403 && (isExhausted || LIMIT_WORDS.test(message));
    const isLimit = status === 429 || isForbiddenByLimit;
    const body = typeof data === 'object' ? JSON.stringify(data) : String(data ?? '');
    const problem = (0,_platform_http_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .statusProblem */ .MI)({ status, headers, body, isRedirected: false }, nowMs);
    if (problem.gateway !== undefined && !isLimit)
        return new GitHubError({ ...request, kind: 'connection', status, problem });
    return new GitHubError({
        ...request,
        kind: isLimit ? 'rate-limited' : 'status',
        status,
        ...detailsOf(data),
        resetAt: isLimit ? resetAt(headers, isExhausted, nowMs) : undefined,
        missingPermission: status === 403 && !isLimit ? permissionOf(headers) : undefined,
    });
}
/** GitHub's message with its validation errors, and the values that these refuse. */
function detailsOf(data) {
    const { message, errors } = (0,_platform_http_decode_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldsOf */ .Pf)(data);
    const list = Array.isArray(errors) ? errors : [];
    const texts = list.map((error) => {
        const { message, field, code } = (0,_platform_http_decode_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldsOf */ .Pf)(error);
        return message ?? (code === undefined ? error : [field, code].filter(Boolean).join(' '));
    });
    const serverMessage = [message, ...texts].flatMap((text) => (0,_platform_http_decode_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(text) ?? []).join(': ');
    const invalid = list.flatMap((error) => (0,_platform_http_decode_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldsOf */ .Pf)(error).value ?? []).map(String);
    return {
        serverMessage: serverMessage.slice(0, MAX_MESSAGE_LENGTH) || undefined,
        invalid: invalid.length === 0 ? undefined : invalid,
    };
}
/** Undefined if GitHub does not say. @param isExhausted whether `x-ratelimit-reset` is about this limit */
function resetAt(headers, isExhausted, nowMs) {
    const afterSeconds = Number(headers['retry-after'] ?? Number.NaN);
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
/* harmony export */   LD: () => (/* binding */ readList),
/* harmony export */   Ov: () => (/* binding */ openOctokit),
/* harmony export */   oD: () => (/* binding */ readWhole)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _platform_http_answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3866);
/* harmony import */ var _platform_http_attempt_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7299);
/* harmony import */ var _platform_http_decode_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2186);
/* harmony import */ var _platform_http_dispatcher_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8553);
/* harmony import */ var _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9323);
/* harmony import */ var _platform_http_redact_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7469);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6150);








const TIMEOUT_MS = 60_000;
/** For one request, in case a limit never ends. */
const MAX_PAUSES = 3;
const MAX_CONNECTIONS = 10;
const MAX_PAGES = 1000;
/** The defaults, limits of size, and 429, which the throttling plugin handles. */
const NOT_REPEATED = [400, 401, 403, 404, 410, 413, 422, 429, 451];
/** The plugin's queues ignore our clock, wait 3 s between issues, and count GraphQL queries as writes. */
const NO_QUEUES = {
    write: { key: () => ({ schedule: async () => undefined }) },
    triggersNotification: () => false,
};
/** @throws GitHubError */
async function readList(pages) {
    const rows = [];
    let pageCount = 0;
    for await (const { data, headers } of pages) {
        pageCount += 1;
        rows.push(...data);
        const isLast = !/rel="next"/.test(headers.link ?? '');
        // Rows are missing if an empty page follows another, or links to a next one.
        const lacksRows = data.length === 0 && (pageCount > 1 || !isLast);
        if (lacksRows || (pageCount === MAX_PAGES && !isLast))
            return { rows, isComplete: false };
    }
    return { rows, isComplete: true };
}
/** @param path for the error @throws GitHubError, also if rows may be missing */
async function readWhole(pages, path) {
    const { rows, isComplete } = await readList(pages);
    if (isComplete)
        return rows;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_6__/* .GitHubError */ .y_({ kind: 'answer', method: 'GET', path, cause: 'the list is incomplete' });
}
/** Octokit with retries, and pauses for GitHub's limits. At most 10 requests run at the same time. */
async function openOctokit(options) {
    const [{ getOctokit }, { retry }, { throttling }] = await Promise.all([
        __webpack_require__.e(/* import() | octokit */ 850).then(__webpack_require__.bind(__webpack_require__, 1758)),
        __webpack_require__.e(/* import() | octokit */ 850).then(__webpack_require__.bind(__webpack_require__, 9735)),
        __webpack_require__.e(/* import() | octokit */ 850).then(__webpack_require__.bind(__webpack_require__, 6856)),
    ]);
    const { token, apiUrl: baseUrl, secondMs: retryAfterBaseValue = 1000, stop, clock, pauses } = options;
    const onRateLimit = (seconds, _request, _octokit, pauseCount) => pauseCount < MAX_PAUSES && pauseFor(seconds, options);
    const settings = {
        baseUrl,
        request: { fetch: gitHubFetch(options) },
        retry: { doNotRetry: NOT_REPEATED, retryAfterBaseValue },
        throttle: {
            retryAfterBaseValue,
            onRateLimit,
            onSecondaryRateLimit: onRateLimit,
            ...NO_QUEUES,
            // A client does not wait for another's requests.
            id: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)(),
        },
    };
    // Each plugin wraps the earlier ones, so pauses do not count toward the timeout.
    const octokit = getOctokit(token, settings, noRepeats(options), retry, requestTimeout(options), throttling);
    octokit.hook.wrap('request', async (send, parameters) => {
        const { method, url } = octokit.request.endpoint(parameters);
        const { origin } = new URL(url);
        const request = { method, path: pathOf(url) };
        // A `Link` may point to another origin, and the token would go there.
        if (origin !== new URL(baseUrl).origin)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_6__/* .GitHubError */ .y_({ ...request, kind: 'redirect', cause: `the address belongs to ${origin}` });
        const { unreachable: problem } = pauses;
        if (problem !== undefined)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_6__/* .GitHubError */ .y_({ ...request, kind: 'connection', cause: problem.cause, problem });
        try {
            // Octokit's own waits ignore signals.
            const answer = await (0,_platform_http_attempt_js__WEBPACK_IMPORTED_MODULE_2__/* .unlessAborted */ .Wh)(stop, () => send(parameters));
            checkAnswer(answer, request);
            return answer;
        }
        catch (error) {
            if (stop.aborted)
                throw new _errors_js__WEBPACK_IMPORTED_MODULE_6__/* .GitHubError */ .y_({ ...request, kind: 'cancelled' });
            throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .errorOf */ .Mz)(error, request, clock.now());
        }
    });
    return octokit;
}
/** A plugin, because the retry plugin repeats whatever `fetch` throws. */
function noRepeats({ pauses }) {
    return (octokit) => {
        octokit.hook.error('request', (error, parameters) => {
            if (pauses.unreachable !== undefined)
                parameters.request.retries = 0;
            throw error;
        });
    };
}
function requestTimeout({ stop, timeoutMs = TIMEOUT_MS }) {
    return (octokit) => {
        octokit.hook.wrap('request', (request, parameters) => {
            const signal = AbortSignal.any([stop, AbortSignal.timeout(timeoutMs)]);
            parameters.request.signal = signal;
            return (0,_platform_http_attempt_js__WEBPACK_IMPORTED_MODULE_2__/* .unlessAborted */ .Wh)(signal, () => request(parameters));
        });
    };
}
/** Overlapping pauses count once, in whole seconds. @returns false if too little of the budget remains */
function pauseFor(seconds, { clock, pauses, onPause }) {
    const nowMs = clock.now();
    const endMs = nowMs + seconds * 1000;
    const addedMs = Math.floor((endMs - Math.max(nowMs, pauses.untilMs)) / 1000) * 1000;
    if (addedMs > pauses.remainingMs)
        return false;
    if (addedMs <= 0)
        return true;
    pauses.remainingMs -= addedMs;
    pauses.untilMs = endMs;
    onPause?.(addedMs);
    return true;
}
/** Follows redirects within the origin only, and returns complete answers without the token. */
function gitHubFetch({ token, apiUrl, clock, trace, pauses, timeoutMs = TIMEOUT_MS }) {
    const redact = (0,_platform_http_redact_js__WEBPACK_IMPORTED_MODULE_7__/* .redactor */ .$)(token);
    const { origin } = new URL(apiUrl);
    const dispatcher = (0,_platform_http_dispatcher_js__WEBPACK_IMPORTED_MODULE_4__/* .createDispatcher */ .S)(origin, timeoutMs, MAX_CONNECTIONS);
    return async (url, { method, headers, body, signal }) => {
        const startedAtMs = clock.now();
        const path = pathOf(url);
        const request = { origin, method, path, body, headers: { ...headers, 'accept-encoding': 'gzip' } };
        // A silent proxy is noticed before the whole request times out.
        const limitMs = timeoutMs * (dispatcher.proxy === undefined ? 1 : 0.75);
        const limits = { timeoutMs: limitMs, stop: signal, abort: signal };
        const outcome = await (0,_platform_http_attempt_js__WEBPACK_IMPORTED_MODULE_2__/* .attempt */ .CD)(() => dispatcher, request, limits);
        const event = { method, path: redact(path), ms: Math.round(clock.now() - startedAtMs) };
        if ('body' in outcome) {
            // As 429, GraphQL's limits are like those of REST to both plugins.
            const status = outcome.status === 200 && (0,_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .isGraphQlLimit */ .bh)(path, outcome.body) ? 429 : outcome.status;
            const answerHeaders = new Headers();
            for (const [name, value] of Object.entries(outcome.headers))
                answerHeaders.set(name, (0,_platform_http_attempt_js__WEBPACK_IMPORTED_MODULE_2__/* .headerText */ .TK)(value));
            if (status === 403 || status === 429)
                markLimit(answerHeaders, clock.now());
            const requestId = answerHeaders.get('x-github-request-id') ?? undefined;
            trace?.({ ...event, status: outcome.status, requestId });
            const body = redact(outcome.body);
            if (status === 200)
                throwIfBroken({ ...outcome, body });
            return new Response(body || null, { status, headers: answerHeaders });
        }
        const { kind, status, cause, redirectTo: location } = outcome;
        trace?.({ ...event, status, cause });
        // `checkAnswer` reports it: after an error, Octokit would retry.
        if (kind === 'redirect')
            return new Response(null, { status, headers: location ? { location } : {} });
        if ((0,_platform_http_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .isUnreachable */ .R0)(outcome))
            pauses.unreachable = outcome;
        throw signal.aborted ? new DOMException(cause, 'AbortError') : new Error(cause, { cause: outcome });
    };
}
/** @throws Error for an answer without JSON, so that the retry plugin repeats the request */
function throwIfBroken(answer) {
    const read = (0,_platform_http_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .readAnswer */ .JN)(answer, (value) => value ?? (0,_platform_http_decode_js__WEBPACK_IMPORTED_MODULE_3__/* .fields */ .OA)(value), undefined);
    if (!('value' in read))
        throw new Error(read.cause, { cause: read });
}
/** For the throttling plugin, which looks at these headers, and adds a second to the reset. */
function markLimit(headers, nowMs) {
    const seconds = Number(headers.get('retry-after') ?? Number.NaN);
    if (!Number.isInteger(seconds))
        return;
    headers.set('x-ratelimit-remaining', '0');
    headers.set('x-ratelimit-reset', String(Math.floor(nowMs / 1000) + seconds - 1));
}
/** Octokit would take these answers as an empty list or text. @throws GitHubError */
function checkAnswer({ status, headers, data }, request) {
    const problem = (cause, kind = 'answer') => new _errors_js__WEBPACK_IMPORTED_MODULE_6__/* .GitHubError */ .y_({ ...request, kind, status, cause });
    if (status >= 300)
        throw problem(`the redirect leads to ${headers.location ?? 'no address'}`, 'redirect');
    if (request.method === 'GET' && status !== 200)
        throw problem(`unexpected status ${status}`);
    if (status === 204)
        return;
    if (typeof data !== 'object' || data === null)
        throw problem('the answer is not JSON');
    if (/[?&]per_page=/.test(request.path) && !Array.isArray(data))
        throw problem('the answer is not a list');
}
function pathOf(url) {
    const { pathname, search } = new URL(url);
    return pathname + search;
}


/***/ }),

/***/ 3480:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $n: () => (/* binding */ lookUpProjects),
/* harmony export */   Gd: () => (/* binding */ tryProjectDirectory),
/* harmony export */   QS: () => (/* binding */ presentProjects),
/* harmony export */   TE: () => (/* binding */ noteRename),
/* harmony export */   VU: () => (/* binding */ presentProject),
/* harmony export */   t6: () => (/* binding */ projectDirectory)
/* harmony export */ });
/* harmony import */ var _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9323);
/* harmony import */ var _platform_http_path_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9999);
/* harmony import */ var _platform_resources_project_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2114);
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4112);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(519);
/* harmony import */ var _selection_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8985);
/* harmony import */ var _step_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7761);







/** More unknown names come from another deployment; asking for thousands takes minutes. */
const MAX_UNKNOWN = 100;
/** Keyed by the list: an undo asks for each renamed project. */
const directories = new WeakMap();
/** The list is read once in a step. @throws PlatformError, PagingError */
async function projectDirectory(context) {
    const projects = await context.platform.projects(await (0,_context_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveSlug */ .qo)(context));
    const directory = directories.get(projects) ?? directoryOf(projects);
    directories.set(projects, directory);
    return directory;
}
/** Undefined, with a notice, if the projects cannot be listed. @throws an error that ends the step */
async function tryProjectDirectory(context) {
    try {
        return await projectDirectory(context);
    }
    catch (error) {
        context.notices.push({ kind: 'project-tags-unread', cause: (0,_step_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .listFailureBySlug */ .j6)(error) });
        return undefined;
    }
}
function directoryOf(projects) {
    const byName = new Map();
    const byId = new Map();
    for (const project of projects) {
        const listed = { ...project, primaryBranch: (0,_platform_resources_project_js__WEBPACK_IMPORTED_MODULE_1__/* .primaryBranch */ .ti)(project) };
        byName.set((0,_names_js__WEBPACK_IMPORTED_MODULE_5__/* .nameKey */ .Rc)(project.name), listed);
        if (project.id !== undefined)
            byId.set(project.id, listed);
    }
    return {
        projects: [...byName.values()],
        find: (name) => byName.get((0,_names_js__WEBPACK_IMPORTED_MODULE_5__/* .nameKey */ .Rc)(name)),
        findById: (id) => byId.get(id),
    };
}
/** Reads a project, under its present name if it was renamed. @throws PlatformError if there is none, NameError */
async function presentProject(context, { name, id }) {
    const slug = await (0,_context_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveSlug */ .qo)(context);
    const read = (present) => context.platform.project(slug, present);
    const readRenamed = async () => {
        const listed = id === undefined ? undefined : (await projectDirectory(context)).findById(id);
        const isRenamed = listed !== undefined && (0,_names_js__WEBPACK_IMPORTED_MODULE_5__/* .nameKey */ .Rc)(listed.name) !== (0,_names_js__WEBPACK_IMPORTED_MODULE_5__/* .nameKey */ .Rc)(name);
        return isRenamed ? read(listed.name) : undefined;
    };
    const project = await read(name).catch(async (error) => {
        const isOther = error instanceof _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .Wk && error.failure.kind === 'another-answer';
        const present = isOther || (0,_platform_http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .hasStatus */ .Ro)(error, [404]) ? await readRenamed() : undefined;
        if (present === undefined)
            throw error;
        return present;
    });
    if (id === undefined || project.id === undefined || project.id === id)
        return project;
    return (await readRenamed()) ?? project;
}
/**
 * Looks names up in the list of projects, and by one GET each if it lacks them, as it does archived projects and former
 * names, which a note says. After 100 unknown ones, the others count as unknown.
 *
 * @returns for each name, as it was given
 * @throws PlatformError, PagingError
 */
async function lookUpProjects(context, names) {
    const lookups = new Map([...names].map((name) => [name, { kind: 'unknown' }]));
    if (lookups.size === 0)
        return lookups;
    const { find, findById } = await projectDirectory(context);
    let unknown = 0;
    const lookUp = async (name) => {
        const listed = find(name);
        if (listed !== undefined)
            return { kind: 'found', project: listed };
        if (unknown >= MAX_UNKNOWN)
            return { kind: 'unknown' };
        try {
            const project = await context.platform.namedProject(await (0,_context_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveSlug */ .qo)(context), name);
            if (project !== undefined) {
                const present = project.id === undefined ? find(project.name) : findById(project.id);
                const found = present ?? { ...project, primaryBranch: (0,_platform_resources_project_js__WEBPACK_IMPORTED_MODULE_1__/* .primaryBranch */ .ti)(project) };
                return { kind: 'found', project: found };
            }
        }
        catch (error) {
            if ((0,_step_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .endsStep */ .hw)(error))
                throw error;
            // No project has a name that cannot be part of a path.
            if (!(error instanceof _platform_http_path_js__WEBPACK_IMPORTED_MODULE_6__/* .NameError */ .Qb))
                return { kind: 'unread', error };
        }
        unknown += 1;
        return { kind: 'unknown' };
    };
    await (0,_context_js__WEBPACK_IMPORTED_MODULE_2__/* .forEachConcurrently */ .DW)(lookups.keys(), context.concurrency, async (name) => {
        lookups.set(name, await lookUp(name));
    });
    for (const [name, lookup] of lookups)
        if (lookup.kind === 'found')
            noteRename(context, name, lookup.project);
    return lookups;
}
/**
 * Projects by the items that name them; patterns name none.
 *
 * @throws PlatformError for one that cannot be looked up: the step could write to an excluded project
 */
async function presentProjects(context, items) {
    const names = items.filter((item) => !(0,_selection_js__WEBPACK_IMPORTED_MODULE_3__/* .isPattern */ .Pt)(item));
    const projects = new Map();
    for (const [name, lookup] of await lookUpProjects(context, names)) {
        if (lookup.kind === 'unread')
            throw lookup.error;
        if (lookup.kind === 'found')
            projects.set(name, lookup.project);
    }
    return projects;
}
function noteRename({ notices }, former, { name }) {
    if ((0,_names_js__WEBPACK_IMPORTED_MODULE_5__/* .nameKey */ .Rc)(name) !== (0,_names_js__WEBPACK_IMPORTED_MODULE_5__/* .nameKey */ .Rc)(former))
        notices.push({ kind: 'project-renamed', former, name });
}


/***/ }),

/***/ 3894:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DF: () => (/* binding */ reportItems),
/* harmony export */   Dx: () => (/* binding */ markSelectingNothing),
/* harmony export */   LA: () => (/* binding */ MAX_SEARCHED),
/* harmony export */   og: () => (/* binding */ unmatchedItems)
/* harmony export */ });
/* unused harmony export effectOf */
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7957);
/* harmony import */ var _selection_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8985);
/* harmony import */ var _step_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7761);
// The one table of what becomes of items that match nothing, for all operations, inputs and rules (docs/filters.md).



/** The uses of an item that selects, and the steps in which one excludes. */
const COLUMNS = [
    'writes',
    'reads',
    'reads-projects',
    'gate',
    'rules',
    'spares-writes',
    'spares-reads',
];
const EFFECTS = {
    name: ['failed-row', 'gap', 'failed-row', 'no-scan', 'warning', 'error', 'warning'],
    'mistaken label': ['failed-row', 'gap', 'gap', 'not-applied', 'warning', 'error', 'warning'],
    label: ['warning', 'gap', 'gap', 'not-applied', 'warning', 'warning', 'warning'],
    'mistaken value': ['warning', 'gap', 'gap', 'not-applied', 'warning', 'error', 'warning'],
    value: ['note', 'note', 'note', 'note', 'note', 'note', 'note'],
    word: ['warning', 'gap', 'gap', 'not-applied', 'warning', 'warning', 'warning'],
};
function effectOf({ kind, verdict, role }, use) {
    const spares = use === 'writes' || use === 'rules' ? 'spares-writes' : 'spares-reads';
    const column = role === 'selects' ? use : spares;
    const effects = (verdict === 'mistaken' ? EFFECTS[`mistaken ${kind}`] : undefined) ?? EFFECTS[kind];
    return effects?.[COLUMNS.indexOf(column)] ?? 'error';
}
/** Marks items if no `selecting` one of their list selects anything. */
function markSelectingNothing(items, selecting) {
    const lost = items.filter(({ role, verdict }) => role === 'selects' && verdict !== 'absent');
    const selectsNothing = selecting > 0 && lost.length === selecting ? true : undefined;
    return items.map((item) => ({ ...item, selectsNothing }));
}
/**
 * Adds the notices that the table has for items.
 *
 * @param subject what the items select
 * @returns the items that fail a row each or, in the gate, whose filters do not apply
 * @throws StepError exclusions-unmatched
 */
function reportItems(notices, items, use, subject) {
    const byEffect = Map.groupBy(items, (item) => effectOf(item, use));
    const [first, ...others] = byEffect.get('error') ?? [];
    if (first !== undefined) {
        const { input, rule } = first;
        const same = [first, ...others.filter((item) => item.input === input && item.rule === rule)];
        const near = [...new Set(same.flatMap((item) => item.near))].slice(0, _nearest_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_NEAR */ .qo);
        const exclusions = same.map(({ item }) => item);
        throw new _step_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .StepError */ .zg({ kind: 'exclusions-unmatched', input, rule, items: exclusions, near });
    }
    for (const effect of ['gap', 'not-applied', 'warning', 'note'])
        for (const item of byEffect.get(effect) ?? [])
            notices.push(noticeOf(item, effect, subject));
    return [...(byEffect.get('failed-row') ?? []), ...(byEffect.get('not-applied') ?? [])];
}
function noticeOf({ item: pattern, role, near, input, rule, selectsNothing }, effect, subject) {
    if (effect === 'gap')
        return { kind: 'name-unknown', subject, input, pattern, near };
    const common = { input, rule, pattern, near, selectsNothing };
    if (effect === 'not-applied')
        return { kind: 'filter-not-applied', ...common };
    const kind = role === 'selects' ? 'pattern-unmatched' : 'exclusion-unmatched';
    return { kind, ...common, isNote: effect === 'note' ? true : undefined };
}
/** More unknown names come from another deployment; comparing thousands takes minutes. */
const MAX_SEARCHED = 20;
/** The items of a list that match nothing known, in any case. A pattern of names is a label. */
function unmatchedItems(input, { names = [], patterns = [], except = [] }, kind, known, { form, spelling = (item) => item, isKnown } = {}) {
    const texts = [...new Set(known)];
    const isFound = (0,_selection_js__WEBPACK_IMPORTED_MODULE_1__/* .itemFinder */ .ss)(texts);
    let unknownNames = 0;
    const inRole = (items, role) => items.flatMap((item) => {
        const text = spelling(item);
        if (isKnown?.(item) || isFound(text))
            return [];
        const itemKind = kind === 'name' && (0,_selection_js__WEBPACK_IMPORTED_MODULE_1__/* .isPattern */ .Pt)(item) ? 'label' : kind;
        if (itemKind === 'name')
            unknownNames += 1;
        const isSearched = unknownNames <= MAX_SEARCHED || itemKind !== 'name';
        const near = isSearched ? (0,_nearest_js__WEBPACK_IMPORTED_MODULE_0__/* .nearItems */ .TX)(text, texts, form, itemKind === 'name') : [];
        const other = kind === 'value' ? 'absent' : 'unknown';
        return [{ input, item, role, kind: itemKind, verdict: near.length > 0 ? 'mistaken' : other, near }];
    });
    const selecting = [...names, ...patterns];
    const items = [...inRole(selecting, 'selects'), ...inRole(except, 'excludes')];
    return markSelectingNothing(items, selecting.length);
}


/***/ }),

/***/ 4849:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gi: () => (/* binding */ managedScans),
/* harmony export */   J$: () => (/* binding */ projectRef),
/* harmony export */   Qw: () => (/* binding */ projectNames),
/* harmony export */   Wh: () => (/* binding */ readProject),
/* harmony export */   eC: () => (/* binding */ settingChanges),
/* harmony export */   f5: () => (/* binding */ settingsOf),
/* harmony export */   hp: () => (/* binding */ observedProjects),
/* harmony export */   jk: () => (/* binding */ readNamedProject),
/* harmony export */   qM: () => (/* binding */ tagChanges),
/* harmony export */   qv: () => (/* binding */ primaryBranchName),
/* harmony export */   w4: () => (/* binding */ scanCoverage)
/* harmony export */ });
/* harmony import */ var _model_context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4112);
/* harmony import */ var _model_directory_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3480);
/* harmony import */ var _model_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(519);
/* harmony import */ var _model_nearest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7957);
/* harmony import */ var _model_refs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3109);
/* harmony import */ var _model_step_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7761);
/* harmony import */ var _model_time_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4386);
/* harmony import */ var _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9323);








const SCANS_OFF = { diff_scan: { enabled: false }, full_scan: { enabled: false } };
function observedProjects() {
    const byId = new Map();
    const byName = new Map();
    return {
        add(observed) {
            const { id, name } = observed.project;
            if (id !== undefined)
                byId.set(id, observed);
            byName.set((0,_model_names_js__WEBPACK_IMPORTED_MODULE_5__/* .nameKey */ .Rc)(name), observed);
        },
        /** @throws TypeError for a project that was never observed */
        get(project) {
            // A project may be renamed during the step.
            const observed = byId.get(project.id) ?? byName.get((0,_model_names_js__WEBPACK_IMPORTED_MODULE_5__/* .nameKey */ .Rc)(project.name));
            if (observed === undefined)
                throw new TypeError(`${project.name} was not read`);
            return observed;
        },
    };
}
/** Also reads switches, which a server may leave out if they are off. @throws PlatformError, NameError */
async function readProject(context, ref) {
    const project = await (0,_model_directory_js__WEBPACK_IMPORTED_MODULE_1__/* .presentProject */ .VU)(context, ref);
    const { managed_scan_config = SCANS_OFF } = project;
    return { project: { ...project, managed_scan_config }, readAtMs: context.clock.now() };
}
/**
 * @param candidates names to search for similar ones, if they can be listed; default: all
 * @throws PlatformError; StepError if it is not found, with `near` if projects can be listed
 */
async function readNamedProject(context, name, candidates) {
    try {
        const project = await context.platform.project(await (0,_model_context_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveSlug */ .qo)(context), name);
        (0,_model_directory_js__WEBPACK_IMPORTED_MODULE_1__/* .noteRename */ .TE)(context, name, project);
        return project;
    }
    catch (error) {
        if (!(0,_platform_http_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .hasStatus */ .Ro)(error, [404]))
            throw error;
        const names = await (candidates ?? projectNames(context));
        throw new _model_step_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .StepError */ .zg({ ...error.failure, near: names && (0,_model_nearest_js__WEBPACK_IMPORTED_MODULE_2__/* .nearItems */ .TX)(name, names, 'name', true) });
    }
}
/** Undefined if projects cannot be listed. @throws PlatformError if it ends all requests */
async function projectNames(context) {
    if (context.stop.aborted)
        return undefined;
    try {
        return (await context.platform.projects(await (0,_model_context_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveSlug */ .qo)(context))).map(({ name }) => name);
    }
    catch (error) {
        if ((0,_platform_http_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .endsAllRequests */ .iC)(error))
            throw error;
        return undefined;
    }
}
function projectRef({ name, id, url }) {
    return { name, id, url };
}
function managedScans({ managed_scan_config: config = SCANS_OFF }) {
    return { diff_scan: config.diff_scan.enabled, full_scan: config.full_scan.enabled };
}
function settingsOf(project) {
    return { ...managedScans(project), primary_branch: primaryBranchName(project) };
}
/** Without `refs/heads/`. */
function primaryBranchName({ primary_branch: branch }) {
    return branch && (0,_model_refs_js__WEBPACK_IMPORTED_MODULE_6__/* .shortRef */ .m3)(branch);
}
/** @param removes whether to remove an existing tag; tags in `add` always stay */
function tagChanges(project, add, removes) {
    const changesTo = (after, tags) => tags.map((tag) => {
        return { field: 'tag', project: projectRef(project), tag, before: !after, after };
    });
    return [
        ...changesTo(true, (0,_model_names_js__WEBPACK_IMPORTED_MODULE_5__/* .namesWithout */ .Vc)(add, project.tags)),
        ...changesTo(false, (0,_model_names_js__WEBPACK_IMPORTED_MODULE_5__/* .namesWithout */ .Vc)(project.tags, add).filter(removes)),
    ];
}
/** @param wanted an absent setting stays as it is */
function settingChanges(project, wanted) {
    const before = settingsOf(project);
    return Object.keys(before).flatMap((field) => {
        const after = wanted[field];
        if (after === undefined || after === before[field])
            return [];
        return { field, project: projectRef(project), before: before[field], after };
    });
}
const RECENT_MS = 30 * _model_time_js__WEBPACK_IMPORTED_MODULE_7__/* .DAY_MS */ .sO;
/** The projects that were never scanned, or not within 30 days. */
function scanCoverage(projects, momentMs) {
    const { never = [], longAgo = [] } = Object.groupBy(projects, ({ latest_scan_at }) => {
        const scannedMs = (0,_model_time_js__WEBPACK_IMPORTED_MODULE_7__/* .epochMs */ .e9)(latest_scan_at);
        if (scannedMs === undefined)
            return 'never';
        return scannedMs < momentMs - RECENT_MS ? 'longAgo' : 'recently';
    });
    const namesOf = (rows) => rows.map(({ name }) => name).sort();
    return { neverScanned: namesOf(never), notScannedFor30Days: namesOf(longAgo) };
}


/***/ })

};
