export const id = 499;
export const ids = [499];
export const modules = {

/***/ 2340:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Iv: () => (/* binding */ findingFilter),
/* harmony export */   J2: () => (/* binding */ FINDING_CONDITIONS),
/* harmony export */   Jz: () => (/* binding */ filterTest),
/* harmony export */   jX: () => (/* binding */ repositoryTest),
/* harmony export */   qg: () => (/* binding */ isOfWholeDeployment),
/* harmony export */   tp: () => (/* binding */ filterOfCondition)
/* harmony export */ });
/* unused harmony export DECIDED_BY */
/* harmony import */ var _model_findings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3917);
/* harmony import */ var _model_selection_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8985);
/* harmony import */ var _filter_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20);
/* harmony import */ var _filters_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7963);




/** @throws Error for a name that no filter has */
function findingFilter(name) {
    const filter = _filters_js__WEBPACK_IMPORTED_MODULE_3__/* .FINDING_FILTERS */ .W.find((candidate) => candidate.name === name);
    if (filter === undefined)
        throw new Error(`There is no filter ${name}`);
    return filter;
}
/** @throws Error for a condition that is not a filter, such as `decided-by` */
function filterOfCondition(key) {
    const filter = _filters_js__WEBPACK_IMPORTED_MODULE_3__/* .FINDING_FILTERS */ .W.find(({ condition }) => condition?.name === key);
    if (filter === undefined)
        throw new Error(`Findings have no condition ${key}`);
    return filter;
}
/** @throws Error for a filter that no row decides, which the inputs refuse */
function filterTest(name, value, findProject = () => {
    throw new Error('The list of projects was not read');
}) {
    const filter = findingFilter(name);
    const isNameList = (filter.patterns || filter.kind === 'ids') && Array.isArray(value);
    return (0,_filter_js__WEBPACK_IMPORTED_MODULE_2__/* .filterPredicate */ .yc)(filter, isNameList ? (0,_model_selection_js__WEBPACK_IMPORTED_MODULE_1__/* .nameListOf */ .R1)(value) : value, findProject);
}
/** Returns a test of project names by `repos` and `project_tags`, which look only at a finding's project. */
function repositoryTest(filters, findProject) {
    const tests = ['repos', 'project_tags'].flatMap((name) => {
        const value = filters[name];
        return value === undefined ? [] : filterTest(name, value, findProject);
    });
    return (repository) => tests.every((test) => test({ kind: 'sast', id: 0n, repository }));
}
/** Whether no filter names repositories, rules, project tags, a branch, paths or dependencies. */
function isOfWholeDeployment({ filters }) {
    return !Object.entries(filters).some(([name, value]) => findingFilter(name).narrows && isRestrictive(value));
}
/** Exclusions and patterns that match everything narrow nothing. */
function isRestrictive(value) {
    const items = [value].flat().map(String);
    return items.some((item) => !item.startsWith('!')) && !items.some((item) => /^[*/]+$/.test(item));
}
/** Whose decisions a rule may touch: those of a `Decider`, or everybody's. */
const DECIDED_BY = ['nobody', 'rules', 'platform', 'people', 'anyone'];
/** The conditions of rules under `findings`. All but `type` and `decided-by` are filters. */
const FINDING_CONDITIONS = [
    {
        name: 'type',
        kind: 'values',
        values: _model_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .SCANNED_PRODUCTS */ .Kw,
        meaning: 'Kind of the findings; a rule looks at one kind.',
    },
    ..._filters_js__WEBPACK_IMPORTED_MODULE_3__/* .FINDING_FILTERS */ .W.flatMap(({ kind, values, listed, condition }) => {
        if (condition === undefined)
            return [];
        const types = _model_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .SCANNED_PRODUCTS */ .Kw.filter((type) => listed[type] !== undefined);
        const hasAllTypes = types.length === _model_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .SCANNED_PRODUCTS */ .Kw.length;
        return [{ ...condition, kind, values, types: hasAllTypes ? undefined : types }];
    }),
    {
        name: 'decided-by',
        kind: 'values',
        values: DECIDED_BY,
        meaning: 'Whose decisions the rule may touch: `nobody` (never triaged) and `rules` (last triaged by a rule), which ' +
            'is the default; `platform` (its automation); `people`; `anyone`.',
    },
];


/***/ }),

/***/ 20:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   qe: () => (/* binding */ canonicalOf),
/* harmony export */   sf: () => (/* binding */ failedTest),
/* harmony export */   x_: () => (/* binding */ filterTexts),
/* harmony export */   yc: () => (/* binding */ filterPredicate)
/* harmony export */ });
/* harmony import */ var _model_selection_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8985);

/** The spelling in which the texts of a filter are compared. */
function canonicalOf(filter) {
    return ('canonical' in filter ? filter.canonical : undefined) ?? ((text) => text);
}
/** The texts of a row that a filter compares; empty for filters that compare no texts. */
function filterTexts(filter, finding) {
    if (filter.reads !== 'text' && filter.reads !== 'texts')
        return [];
    const found = filter.read(finding) ?? [];
    const texts = typeof found === 'string' ? [found] : found;
    return texts.flatMap((text) => (text ? canonicalOf(filter)(text) : []));
}
/** The first test that a row fails although it has the field; else the first that it fails for lack of it. */
function failedTest(tests, finding) {
    let undecided;
    for (const candidate of tests) {
        const isMet = candidate.test(finding);
        if (isMet === false)
            return { failed: candidate, isUndecided: false };
        if (isMet === undefined)
            undecided ??= candidate;
    }
    return undecided && { failed: undecided, isUndecided: true };
}
function filterPredicate(filter, value, findProject) {
    switch (filter.reads) {
        case 'nothing':
            throw new Error(`No list of findings decides the filter ${filter.name}`);
        case 'project':
            return filter.test(value, findProject);
        case 'flag':
            return (finding) => (filter.read(finding) ?? false) === value;
        case 'number': {
            const { comparison, expected, read } = filter;
            const limit = filter.kind === 'time' ? Number(value) * 1000 : Number(value);
            return (finding) => {
                const found = read(finding);
                return found === undefined ? (expected ? undefined : false) : isInRange(found, comparison, limit);
            };
        }
        case 'text': {
            const { matches, matchesAny } = (0,_model_selection_js__WEBPACK_IMPORTED_MODULE_0__/* .matcherOf */ .Ke)((0,_model_selection_js__WEBPACK_IMPORTED_MODULE_0__/* .mapTexts */ .zO)(value, canonicalOf(filter)));
            return (finding) => {
                const [text] = filterTexts(filter, finding);
                if (text !== undefined)
                    return matches(text);
                return filter.expected ? undefined : matchesAny([]);
            };
        }
        case 'texts': {
            const { matchesAny } = (0,_model_selection_js__WEBPACK_IMPORTED_MODULE_0__/* .matcherOf */ .Ke)((0,_model_selection_js__WEBPACK_IMPORTED_MODULE_0__/* .mapTexts */ .zO)(value, canonicalOf(filter)));
            return (finding) => {
                const texts = filterTexts(filter, finding);
                return texts.length === 0 && filter.expected ? undefined : matchesAny(texts);
            };
        }
    }
}
function isInRange(found, comparison, limit) {
    return { below: found < limit, above: found > limit, from: found >= limit }[comparison];
}


/***/ }),

/***/ 1035:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dd: () => (/* binding */ plainNames),
/* harmony export */   Hx: () => (/* binding */ checkItems),
/* harmony export */   P0: () => (/* binding */ respelled),
/* harmony export */   ho: () => (/* binding */ itemFilters),
/* harmony export */   k2: () => (/* binding */ spellingOf),
/* harmony export */   y4: () => (/* binding */ knownTexts)
/* harmony export */ });
/* harmony import */ var _model_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(519);
/* harmony import */ var _model_refs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3109);
/* harmony import */ var _model_selection_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8985);
/* harmony import */ var _model_unmatched_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3894);
/* harmony import */ var _conditions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2340);
/* harmony import */ var _filter_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20);






/** The names in `repos`; undefined if it is not a list, or has patterns or exclusions. */
function plainNames(repos) {
    if (!Array.isArray(repos))
        return undefined;
    const { names } = (0,_model_selection_js__WEBPACK_IMPORTED_MODULE_0__/* .nameListOf */ .R1)(repos);
    return names.length === repos.length ? names : undefined;
}
/** The filters of a query whose items may match nothing, with their items. */
function itemFilters(filters) {
    return Object.entries(filters).flatMap(([name, value]) => {
        const filter = (0,_conditions_js__WEBPACK_IMPORTED_MODULE_2__/* .findingFilter */ .Iv)(name);
        if (!('item' in filter) || value === _model_refs_js__WEBPACK_IMPORTED_MODULE_4__/* .PRIMARY_REF */ .bO)
            return [];
        const takesExclusions = filter.patterns || filter.kind === 'ids';
        const texts = [value].flat().map(String);
        return [
            { filter, list: takesExclusions ? (0,_model_selection_js__WEBPACK_IMPORTED_MODULE_0__/* .nameListOf */ .R1)(texts) : { names: texts, patterns: [], except: [] } },
        ];
    });
}
/** The spelling in which the items of a filter are held against what is known. */
function spellingOf(filter) {
    return filter.kind === 'ref' ? _model_refs_js__WEBPACK_IMPORTED_MODULE_4__/* .shortRef */ .m3 : (0,_filter_js__WEBPACK_IMPORTED_MODULE_3__/* .canonicalOf */ .qe)(filter);
}
/** The values that rows have for a filter, and those of its own list. */
function knownTexts(filter, rows) {
    const texts = rows.flatMap((row) => filter.kind === 'ref' ? (row.ref === undefined ? [] : (0,_model_refs_js__WEBPACK_IMPORTED_MODULE_4__/* .shortRef */ .m3)(row.ref)) : (0,_filter_js__WEBPACK_IMPORTED_MODULE_3__/* .filterTexts */ .x_)(filter, row));
    return [...new Set([...(filter.values ?? []), ...texts])];
}
/**
 * Holds the items of a filter against what is known.
 *
 * @param former the present names of projects by former ones
 */
function checkItems(filter, list, known, former = new Map()) {
    const spelling = spellingOf(filter);
    const spelled = new Map(former);
    const texts = new Set(known);
    const byKey = new Map(known.map((text) => [(0,_model_names_js__WEBPACK_IMPORTED_MODULE_5__/* .nameKey */ .Rc)(text), text]));
    const items = [...list.names, ...list.patterns, ...list.except];
    for (const item of items.filter((name) => !(0,_model_selection_js__WEBPACK_IMPORTED_MODULE_0__/* .isPattern */ .Pt)(name) && !texts.has(spelling(name)))) {
        const text = byKey.get((0,_model_names_js__WEBPACK_IMPORTED_MODULE_5__/* .nameKey */ .Rc)(spelling(item)));
        const [rule, ...others] = filter.name === 'rules' && text === undefined ? rulesNamed(item, known) : [];
        if (text !== undefined)
            spelled.set(item, text);
        // Comments and summaries show the last segment of a rule's name.
        else if (rule !== undefined && others.length === 0)
            spelled.set(item, rule);
    }
    const written = new Map(items.map((item) => [spelling(item), item]));
    const form = 'form' in filter ? filter.form : undefined;
    const isSpelled = (item) => spelled.has(written.get(item) ?? item);
    const unmatched = (0,_model_unmatched_js__WEBPACK_IMPORTED_MODULE_1__/* .unmatchedItems */ .og)((0,_model_selection_js__WEBPACK_IMPORTED_MODULE_0__/* .mapTexts */ .zO)(list, spelling), filter.item, known, form, isSpelled);
    return {
        spelled,
        unmatched: unmatched.map((one) => ({ ...one, item: written.get(one.item) ?? one.item })),
    };
}
function rulesNamed(item, known) {
    const end = `.${(0,_model_names_js__WEBPACK_IMPORTED_MODULE_5__/* .nameKey */ .Rc)(item)}`;
    return item.includes('.') ? [] : known.filter((name) => (0,_model_names_js__WEBPACK_IMPORTED_MODULE_5__/* .nameKey */ .Rc)(name).endsWith(end));
}
/** The value of a filter with the known spellings of its items. */
function respelled(value, spelled) {
    const change = (item) => {
        const [, sign = '', name = ''] = /^(!?\s*)(.*)$/s.exec(item) ?? [];
        return sign + (spelled.get(name) ?? name);
    };
    if (typeof value === 'string')
        return spelled.get(value) ?? value;
    return Array.isArray(value) ? [...new Set(value.map(change))] : value;
}


/***/ }),

/***/ 7604:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ askGitHub),
/* harmony export */   k: () => (/* binding */ askIfPossible)
/* harmony export */ });
/* harmony import */ var _model_step_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7761);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6150);
/* harmony import */ var _octokit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4636);



/** Makes requests to GitHub with a new client. @throws StepError for every failure on GitHub */
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
    /** Whether the request may have taken effect, although GitHub did not confirm it. */
    get isUncertain() {
        const { kind, status = 0, problem } = this.failure;
        return (kind === 'connection' && problem?.sent !== false) || kind === 'answer' || status >= 500;
    }
}
const MAX_MESSAGE_LENGTH = 500;
/** Words of a limit in a message, or in a type of GraphQL. */
const LIMIT_WORDS = /rate limit|"rate_limit|abuse detection/i;
/** Whether GraphQL's answer about the viewer reports a limit. */
function isGraphQlLimit(path, body) {
    return path.endsWith('/graphql') && LIMIT_WORDS.test(body);
}
/** @param nowMs the current time in epoch ms, to which the duration of a limit is added */
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
/** GitHub's message with those of its validation errors, and the values that these refuse. */
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
/** When a limit ends; undefined if GitHub does not say. @param isExhausted whether `x-ratelimit-reset` is about this limit */
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
/** Maximum number of pauses for one request, in case a limit never ends. */
const MAX_PAUSES = 3;
const MAX_CONNECTIONS = 10;
const MAX_PAGES = 1000;
/** The retry plugin's defaults, limits of size, and 429, which the throttling plugin handles. */
const NOT_REPEATED = [400, 401, 403, 404, 410, 413, 422, 429, 451];
/**
 * Switches off the throttling plugin's queues, which ignore our clock, wait 3 s between issues, and count GraphQL
 * queries as writes. `ticket`, which opens many issues, spaces them itself.
 */
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
/** @param path the list's path, which the error names. @throws GitHubError, also if rows may be missing */
async function readWhole(pages, path) {
    const { rows, isComplete } = await readList(pages);
    if (isComplete)
        return rows;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_6__/* .GitHubError */ .y_({ kind: 'answer', method: 'GET', path, cause: 'the list is incomplete' });
}
/** Octokit with retries, and pauses for GitHub's limits: 60 s in all. At most 10 requests run at the same time. */
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
    // Each plugin wraps the earlier ones, so pauses do not count toward the request timeout.
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
/** A plugin that aborts a request with its retries after `timeoutMs`. */
function requestTimeout({ stop, timeoutMs = TIMEOUT_MS }) {
    return (octokit) => {
        octokit.hook.wrap('request', (request, parameters) => {
            const signal = AbortSignal.any([stop, AbortSignal.timeout(timeoutMs)]);
            parameters.request.signal = signal;
            return (0,_platform_http_attempt_js__WEBPACK_IMPORTED_MODULE_2__/* .unlessAborted */ .Wh)(signal, () => request(parameters));
        });
    };
}
/** Takes a pause from the budget; overlapping ones count once, in whole seconds. @returns false if too little remains */
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
/** A `fetch` that follows redirects within the origin only, and returns complete answers without the token. */
function gitHubFetch({ token, apiUrl, clock, trace, pauses, timeoutMs = TIMEOUT_MS }) {
    const redact = (0,_platform_http_redact_js__WEBPACK_IMPORTED_MODULE_7__/* .redactor */ .$)(token);
    const { origin } = new URL(apiUrl);
    const dispatcher = (0,_platform_http_dispatcher_js__WEBPACK_IMPORTED_MODULE_4__/* .createDispatcher */ .S)(origin, timeoutMs, MAX_CONNECTIONS);
    return async (url, { method, headers, body, signal }) => {
        const startedAtMs = clock.now();
        const path = pathOf(url);
        const request = { origin, method, path, body, headers: { ...headers, 'accept-encoding': 'gzip' } };
        // A silent proxy is noticed before the time of the request with its repeats ends.
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
/**
 * The throttling plugin recognizes a limit by GitHub's message, or by these headers; a `retry-after` marks
 * a limit whatever the message says. The plugin adds a second to the time of the reset.
 */
function markLimit(headers, nowMs) {
    const seconds = Number(headers.get('retry-after') ?? Number.NaN);
    if (!Number.isInteger(seconds))
        return;
    headers.set('x-ratelimit-remaining', '0');
    headers.set('x-ratelimit-reset', String(Math.floor(nowMs / 1000) + seconds - 1));
}
/** @throws GitHubError for an unexpected answer, which Octokit would treat as an empty list or text */
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

/***/ 3148:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RO: () => (/* binding */ readCommentFooter),
/* harmony export */   Tx: () => (/* binding */ readTracked),
/* harmony export */   W3: () => (/* binding */ readComment),
/* harmony export */   zH: () => (/* binding */ readIssueStyle)
/* harmony export */ });
/* harmony import */ var _connection_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8127);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7745);


const COMMENT_MODES = ['auto', 'always', 'never'];
function readComment(reader) {
    const mode = reader.read('comment', (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .oneOf */ .yL)(COMMENT_MODES));
    if (mode === 'always')
        (0,_connection_js__WEBPACK_IMPORTED_MODULE_0__/* .warnWithoutToken */ .Wk)(reader, 'comment');
    return mode;
}
const MAX_FOOTER_LENGTH = 1000;
function readCommentFooter(reader) {
    const text = reader.text('comment-footer');
    const length = [...(text ?? '')].length;
    if (length <= MAX_FOOTER_LENGTH)
        return text;
    return reader.problem('comment-footer', `has ${length} characters; give at most ${MAX_FOOTER_LENGTH}`);
}
function readIssue(reader, about, event) {
    const isAlways = reader.givenText('issue')?.toLowerCase() === 'always';
    if (isAlways)
        reader.note('issue', 'is `always`, which means `auto` here');
    const mode = isAlways ? 'auto' : reader.read('issue', (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .oneOf */ .yL)(['never', 'auto']));
    if (mode !== 'never')
        (0,_connection_js__WEBPACK_IMPORTED_MODULE_0__/* .warnWithoutToken */ .Wk)(reader, 'keep an issue');
    if (mode !== 'never' && event.name !== '' && !event.isOfDefaultBranch) {
        const runs = event.isOfPullRequest ? 'of pull requests' : 'elsewhere than on the default branch';
        reader.note('issue', `is \`auto\`, but no issue is kept in runs ${runs}`);
    }
    const style = readIssueStyle(reader);
    if (mode === 'never')
        for (const name of ['issue-labels', 'issue-assignees'].filter((input) => reader.isSet(input)))
            reader.note(name, 'has no effect without `issue: auto`');
    return { mode, about, ...style };
}
function readIssueStyle(reader) {
    const labels = reader.list('issue-labels');
    // Written as in a mention.
    const assignees = [...new Set(reader.list('issue-assignees').map((login) => login.replace(/^@/, '')))];
    return { labels, assignees, footer: readCommentFooter(reader) };
}
async function readTracked(source, about) {
    const { reader, environment, event } = source;
    const run = await event();
    const github = (0,_connection_js__WEBPACK_IMPORTED_MODULE_0__/* .readGitHub */ .kQ)(reader, environment);
    return { event: run, github, issue: readIssue(reader, about, run) };
}


/***/ }),

/***/ 5456:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A1: () => (/* binding */ readIssueType),
/* harmony export */   M1: () => (/* binding */ readFilters),
/* harmony export */   xB: () => (/* binding */ readQuery),
/* harmony export */   yH: () => (/* binding */ readIssueIds)
/* harmony export */ });
/* harmony import */ var _findings_filters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7963);
/* harmony import */ var _model_findings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3917);
/* harmony import */ var _model_refs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3109);
/* harmony import */ var _platform_http_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9598);
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(686);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7745);






const FILTERS = _findings_filters_js__WEBPACK_IMPORTED_MODULE_0__/* .FINDING_FILTERS */ .W.filter(({ text }) => text !== undefined);
function isSet(reader, filter) {
    const input = (0,_model_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .filterInput */ .ts)(filter);
    const isList = ['values', 'names', 'ids'].includes(filter.kind);
    return isList ? reader.isSet(input) : reader.givenText(input) !== undefined;
}
function readFilters(reader, context) {
    const values = {};
    for (const filter of FILTERS.filter((candidate) => isSet(reader, candidate))) {
        const input = (0,_model_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .filterInput */ .ts)(filter);
        if (context.by === 'platform' && !filter.inTriage) {
            const remedy = 'use `selection: listed`, or leave it out';
            reader.problem(input, `does not work with \`selection: platform\`; ${remedy}`);
            continue;
        }
        const value = readValue(reader, filter, context);
        const problem = unsupportedProblem(reader, filter, value, context);
        if (problem !== undefined)
            reader.problem(input, problem);
        else if (value !== undefined)
            values[filter.name] = value;
    }
    return values;
}
function readQuery(reader, context) {
    const written = {};
    for (const filter of FILTERS.filter(({ kind }) => kind === 'age' || kind === 'time')) {
        const text = reader.givenText((0,_model_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .filterInput */ .ts)(filter));
        if (text !== undefined)
            written[filter.name] = text;
    }
    const filters = readFilters(reader, context);
    return { issueType: context.issueType ?? 'sast', filters, written };
}
/** The problem with a filter, or with its value, that cannot be applied to these findings. */
function unsupportedProblem({ operation }, { kind, only, inTriage, listed, notListed }, value, { by, issueType }) {
    if (issueType === undefined)
        return undefined;
    if (only !== undefined && only !== issueType)
        return `applies only to \`${only}\` findings, but \`issue-type\` is \`${issueType}\`; set \`issue-type: ${only}\`, or leave it out`;
    if (by === 'platform')
        return kind === 'ref' && value === _model_refs_js__WEBPACK_IMPORTED_MODULE_5__/* .PRIMARY_REF */ .bO
            ? 'is `primary`, which the platform cannot decide for each project; use `selection: listed`, or name the branch'
            : undefined;
    const list = `the list of \`${issueType}\` findings`;
    const alternative = inTriage && operation === 'triage' ? 'use `selection: platform`, or ' : '';
    if (listed[issueType] === undefined)
        return `cannot be checked in ${list}; ${alternative}select by other filters`;
    const hidden = [value].flat().find((text) => notListed?.[issueType]?.includes(String(text)));
    if (hidden === undefined)
        return undefined;
    return `is \`${hidden}\`, which ${list} does not show; ${alternative}give another value`;
}
function readValue(reader, filter, { by, now }) {
    const { values = [], patterns, condition } = filter;
    const input = (0,_model_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .filterInput */ .ts)(filter);
    switch (filter.kind) {
        case 'oneOf':
            return reader.read(input, (0,_values_js__WEBPACK_IMPORTED_MODULE_4__/* .oneOf */ .yL)(values));
        case 'values':
            return reader.openListOf(input, values);
        case 'names':
            if (condition?.spelled === 'tag')
                return (0,_source_js__WEBPACK_IMPORTED_MODULE_3__/* .readTags */ .g$)(reader, input);
            return patterns ? readPatterns(reader, input, by) : (0,_source_js__WEBPACK_IMPORTED_MODULE_3__/* .readWholeValues */ .GD)(reader, input);
        case 'ids':
            return readIds(reader, input, filter.idForm);
        case 'boolean':
            return reader.read(input, _values_js__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zM);
        case 'ref':
            return reader.read(input, branch);
        case 'time':
            return reader.read(input, (0,_values_js__WEBPACK_IMPORTED_MODULE_4__/* .since */ .XP)(now))?.toString();
        case 'age':
            return reader.read(input, (0,_values_js__WEBPACK_IMPORTED_MODULE_4__/* .momentBefore */ .Qe)(now));
        case 'number':
            return reader.read(input, _values_js__WEBPACK_IMPORTED_MODULE_4__/* .probability */ .E5);
    }
}
const branch = (text) => {
    if (/,\s|[\r\n*?]|\$\{\{/.test(text))
        return { problem: 'is not one branch', remedy: 'give one, such as `refs/heads/main`' };
    const problem = (0,_values_js__WEBPACK_IMPORTED_MODULE_4__/* .branchProblem */ .MT)(text);
    return problem ?? { value: text };
};
function readIds(reader, input, idForm) {
    const [form, remedy] = _values_js__WEBPACK_IMPORTED_MODULE_4__/* .ID_FORMS */ .yE[idForm];
    const parse = (value) => (form.test(value) ? { value } : { remedy: remedy(value) });
    const ids = reader.readItems(input, parse);
    const [warning] = idForm === 'vulnerability' ? ids.flatMap((id) => (0,_values_js__WEBPACK_IMPORTED_MODULE_4__/* .schemeWarning */ .iR)(id) ?? []) : [];
    if (warning !== undefined)
        reader.warn(input, warning);
    if (!isReading(reader))
        (0,_source_js__WEBPACK_IMPORTED_MODULE_3__/* .checkExclusions */ .W$)(reader, input, ids);
    return ids;
}
/** Operations that only read accept a list of only exclusions: it selects everything else. */
function isReading({ operation }) {
    return ['gate', 'list-findings', 'posture'].includes(operation ?? '');
}
const platformProblem = (0,_values_js__WEBPACK_IMPORTED_MODULE_4__/* .checkFor */ .G5)([
    /^!|[*?]/,
    'is a pattern, and `selection: platform` takes names only',
    'give names, or use `selection: listed`',
]);
/** Reads names, and unless the platform selects, patterns and exclusions. */
function readPatterns(reader, input, by) {
    const items = reader.list(input);
    if (input === 'repos')
        reader.check(input, items, _values_js__WEBPACK_IMPORTED_MODULE_4__/* .nameProblem */ .rH);
    if (input === 'paths')
        reader.check(input, items, _values_js__WEBPACK_IMPORTED_MODULE_4__/* .filePathProblem */ .tX);
    if (by === 'platform')
        reader.check(input, items, platformProblem);
    else if (isReading(reader))
        reader.check(input, items, _values_js__WEBPACK_IMPORTED_MODULE_4__/* .exclusionProblem */ ._p);
    else
        (0,_source_js__WEBPACK_IMPORTED_MODULE_3__/* .checkExclusions */ .W$)(reader, input, items);
    return items;
}
/** `issue-type` of an operation that changes findings. */
function readIssueType(reader) {
    if (reader.givenText('issue-type') === undefined)
        return reader.problem('issue-type', `is empty; give ${(0,_values_js__WEBPACK_IMPORTED_MODULE_4__/* .quotedList */ .p4)(_model_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .SCANNED_PRODUCTS */ .Kw)}`);
    return reader.read('issue-type', (0,_values_js__WEBPACK_IMPORTED_MODULE_4__/* .oneOf */ .yL)(_model_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .SCANNED_PRODUCTS */ .Kw));
}
/** @returns undefined when filters select; giving neither is a problem */
function readIssueIds(reader, context) {
    const filters = FILTERS.filter((filter) => isSet(reader, filter)).map(_model_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .filterInput */ .ts);
    if (!reader.isSet('issue-ids')) {
        const problem = 'is empty and no filter is given, which would select the whole deployment';
        if (filters.length === 0)
            reader.problem('issue-ids', `${problem}; give ids or a filter`);
        return undefined;
    }
    const text = reader.givenText('issue-ids') ?? '';
    // The output `triaged-issues`, a JSON array of numbers and texts, can be given as it is.
    const json = text.startsWith('[') ? (0,_platform_http_json_js__WEBPACK_IMPORTED_MODULE_2__/* .tryParseJson */ .Bl)(text) : undefined;
    const items = (0,_values_js__WEBPACK_IMPORTED_MODULE_4__/* .splitList */ .ry)(Array.isArray(json) ? json.join() : text);
    const [grouped] = /(?<![\d,])\d{1,3}(?:,\d{3})+(?![\d,])/.exec(json === undefined ? text : '') ?? [];
    if (grouped !== undefined)
        reader.note('issue-ids', `has ${(0,_values_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(grouped)}, which looks like one number with separators; if so, write \`${grouped.replaceAll(',', '')}\``);
    if (items.length === 0)
        reader.problem('issue-ids', 'is set, but has no id; give at least one, or leave it out');
    const ids = reader.readItems('issue-ids', issueId, items);
    const conflict = `cannot be combined with ${(0,_values_js__WEBPACK_IMPORTED_MODULE_4__/* .quotedList */ .p4)(filters, 'and')}; leave one or the other out`;
    if (filters.length > 0) {
        reader.problem('issue-ids', conflict);
        // The filters' own problems are reported, too.
        readFilters(reader, context);
    }
    return [...ids];
}
const issueId = (0,_values_js__WEBPACK_IMPORTED_MODULE_4__/* .wholeId */ .D1)(1n, 'give ids, which are whole numbers from 1 to 2^64-1, with commas between them');


/***/ }),

/***/ 686:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A_: () => (/* binding */ readProjectNames),
/* harmony export */   GD: () => (/* binding */ readWholeValues),
/* harmony export */   LC: () => (/* binding */ readWriting),
/* harmony export */   VH: () => (/* binding */ readProjects),
/* harmony export */   W$: () => (/* binding */ checkExclusions),
/* harmony export */   Wh: () => (/* binding */ readProject),
/* harmony export */   Wj: () => (/* binding */ fileProblem),
/* harmony export */   Xy: () => (/* binding */ readShard),
/* harmony export */   ei: () => (/* binding */ numberOrAll),
/* harmony export */   g$: () => (/* binding */ readTags),
/* harmony export */   he: () => (/* binding */ readSelection),
/* harmony export */   lh: () => (/* binding */ readPageSize),
/* harmony export */   mg: () => (/* binding */ readWait),
/* harmony export */   n0: () => (/* binding */ readDryRun),
/* harmony export */   p9: () => (/* binding */ readFleet)
/* harmony export */ });
/* harmony import */ var _model_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(519);
/* harmony import */ var _model_selection_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8985);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7745);



/** Refuses the path of a file that cannot be read; `remedy` is for a file that does not exist. */
function fileProblem(problem, remedy = '') {
    return { problem, remedy: `${problem === 'does not exist' ? `${remedy}, or ` : ''}correct the path` };
}
/** For an input that takes `all` as well. */
function numberOrAll(min) {
    const parse = (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .wholeNumber */ .rD)(min);
    return (text) => {
        const read = parse(text);
        return 'value' in read ? read : { remedy: `${read.remedy}, or \`all\`` };
    };
}
/** `dry-run` and `max-changes`. Without a default limit, a selection is limited only if the input is given. */
function readWriting({ reader }, hasDefaultLimit = true) {
    const isAll = reader.givenText('max-changes')?.toLowerCase() === 'all';
    const maxChanges = isAll ? undefined : reader.read('max-changes', numberOrAll(0));
    const isLimited = hasDefaultLimit || reader.givenText('max-changes') !== undefined;
    return { dryRun: readDryRun(reader), maxChanges: isLimited ? maxChanges : undefined };
}
/** Refuses an empty value: `${{ inputs.dry-run }}` is empty on a schedule, and must not write. */
function readDryRun(reader) {
    const why = `\`\${{ inputs.dry-run }}\` has no value`;
    reader.refuseEmptied('dry-run', why, 'give `true` or `false`, or leave it out');
    return reader.read('dry-run', _values_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zM);
}
function readWait({ reader, connection }) {
    const waitMs = reader.read('wait-for', (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .duration */ .p0)(0)) ?? 0;
    if (waitMs >= connection.timeLimitMs && !reader.hasProblem('wait-for', 'time-limit')) {
        const remedy = 'use a shorter time, or raise `time-limit`';
        reader.problem('wait-for', `is not shorter than \`time-limit\`, which ends the step first; ${remedy}`);
    }
    return waitMs;
}
/** Undefined for the largest page that the list may have. */
function readPageSize({ reader }, max = 3000) {
    return reader.read('page-size', (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .wholeNumber */ .rD)(1, max));
}
/** The names and patterns in `projects`; undefined if it is empty. */
function readProjectNames(reader) {
    const items = reader.list('projects');
    if (items.length === 0)
        return undefined;
    checkExclusions(reader, 'projects', items);
    reader.check('projects', items, _values_js__WEBPACK_IMPORTED_MODULE_1__/* .nameProblem */ .rH);
    const { names, patterns, except } = (0,_model_selection_js__WEBPACK_IMPORTED_MODULE_0__/* .nameListOf */ .R1)(items);
    return { names: (0,_model_names_js__WEBPACK_IMPORTED_MODULE_2__/* .distinctNames */ .NL)(names), patterns, except };
}
/** Checks a list in which items with `!` exclude some of the others. */
function checkExclusions(reader, input, items) {
    reader.check(input, items, _values_js__WEBPACK_IMPORTED_MODULE_1__/* .exclusionProblem */ ._p);
    const problem = reader.hasProblem(input) ? undefined : (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .onlyExclusionsProblem */ .Hv)(items);
    if (problem !== undefined)
        reader.problem(input, problem);
}
const wholeValueProblem = (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .checkFor */ .G5)([/^!/, 'starts with `!`, but this input cannot exclude', 'list only values to select'], [/[*?]/, 'is a pattern, but this input takes none', 'list each value whole']);
function readWholeValues(reader, input) {
    const items = reader.list(input);
    reader.check(input, items, wholeValueProblem);
    return items;
}
/** Tags that select. */
function readTags(reader, input) {
    const tags = readWholeValues(reader, input);
    reader.check(input, tags, _values_js__WEBPACK_IMPORTED_MODULE_1__/* .colonProblem */ .ng);
    return tags;
}
/** `projects` and `projects-tagged`; undefined when neither is given. Tags alone select from all projects. */
function readProjects(reader) {
    const list = readProjectNames(reader);
    const tagged = readTags(reader, 'projects-tagged');
    if (list !== undefined)
        return { ...list, tagged };
    if (tagged.length === 0)
        return undefined;
    return { names: [], patterns: ['**'], except: [], tagged };
}
/** `projects` and `projects-tagged`; without either the repository of the workflow. */
function readSelection(source) {
    const projects = readProjects(source.reader);
    return projects ?? { names: [repositoryOfRun(source)], patterns: [], except: [], tagged: [] };
}
/** The common part of operations that write to many projects. */
function readFleet(source) {
    const projects = readSelection(source);
    const shard = readShard(source.reader);
    return { ...readWriting(source, projects.patterns.length > 0), projects, shard };
}
/** The one name in `projects`; without it the repository of the workflow. */
function readProject(source) {
    const { reader } = source;
    const list = readProjectNames(reader);
    if (list === undefined)
        return repositoryOfRun(source);
    const [name] = list.names;
    const isOneName = list.names.length === 1 && list.patterns.length === 0 && list.except.length === 0;
    if (!isOneName && !reader.hasProblem('projects'))
        reader.problem('projects', 'has a pattern or more than one name; give one project');
    return name ?? '';
}
function repositoryOfRun({ reader, environment }) {
    const name = environment.GITHUB_REPOSITORY ?? '';
    const problem = 'is empty, and outside a workflow run there is no repository; give a name';
    if (name === '')
        reader.problem('projects', problem);
    return name;
}
function readShard(reader) {
    return reader.read('shard', (text) => {
        const [, index = 0, count = 0] = (/^(\d{1,6})\s*\/\s*(\d{1,6})$/.exec(text) ?? []).map(Number);
        if (index >= 1 && index <= count)
            return { value: { index, count } };
        return { remedy: 'give a part such as `2/8`, the second of eight' };
    });
}


/***/ }),

/***/ 3480:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $n: () => (/* binding */ lookUpProjects),
/* harmony export */   VU: () => (/* binding */ presentProject),
/* harmony export */   t6: () => (/* binding */ projectDirectory)
/* harmony export */ });
/* harmony import */ var _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9323);
/* harmony import */ var _platform_http_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9999);
/* harmony import */ var _platform_resources_project_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2114);
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4112);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(519);
/* harmony import */ var _step_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7761);






/** More unknown names than this come from another deployment; asking for thousands would take minutes. */
const MAX_UNKNOWN = 100;
/** Keyed by the list: an undo asks for each project that was renamed, and an index of thousands is made once. */
const directories = new WeakMap();
/** The projects of the deployment; the list is read once in a step. @throws PlatformError, PagingError */
async function projectDirectory(context) {
    const projects = await context.platform.projects(await (0,_context_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveSlug */ .qo)(context));
    const directory = directories.get(projects) ?? directoryOf(projects);
    directories.set(projects, directory);
    return directory;
}
function directoryOf(projects) {
    const byName = new Map();
    const byId = new Map();
    for (const project of projects) {
        const listed = { ...project, primaryBranch: (0,_platform_resources_project_js__WEBPACK_IMPORTED_MODULE_2__/* .primaryBranch */ .ti)(project) };
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
/**
 * Reads a project that a report, or an earlier read, shows: by its name, or under its present one if another project or
 * none has that name now.
 *
 * @throws PlatformError if there is none, NameError
 */
async function presentProject(context, { name, id }) {
    const slug = await (0,_context_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveSlug */ .qo)(context);
    const read = (present) => context.platform.project(slug, present);
    const renamed = async () => {
        const listed = id === undefined ? undefined : (await projectDirectory(context)).findById(id);
        return listed === undefined || (0,_names_js__WEBPACK_IMPORTED_MODULE_5__/* .nameKey */ .Rc)(listed.name) === (0,_names_js__WEBPACK_IMPORTED_MODULE_5__/* .nameKey */ .Rc)(name) ? undefined : listed.name;
    };
    const project = await read(name).catch(async (error) => {
        const isOther = error instanceof _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .Wk && error.failure.kind === 'another-answer';
        const present = isOther || (0,_platform_http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .hasStatus */ .Ro)(error, [404]) ? await renamed() : undefined;
        if (present === undefined)
            throw error;
        return read(present);
    });
    if (id === undefined || project.id === undefined || project.id === id)
        return project;
    const present = await renamed();
    return present === undefined ? project : read(present);
}
/**
 * Looks names up in the list of projects, and by one GET each if it lacks them: archived projects have their names, and
 * renamed ones are found by their former names, which a note says. Each name is asked for once in a step; after 100 that
 * are unknown, the others count as unknown, too.
 *
 * @returns for each name, as it was given
 * @throws PlatformError, PagingError if the list cannot be read, or an error that ends the step
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
            return found(name, listed, true);
        if (unknown >= MAX_UNKNOWN)
            return { kind: 'unknown' };
        try {
            const project = await context.platform.namedProject(await (0,_context_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveSlug */ .qo)(context), name);
            if (project !== undefined) {
                const present = project.id === undefined ? find(project.name) : findById(project.id);
                const unlisted = { ...project, primaryBranch: (0,_platform_resources_project_js__WEBPACK_IMPORTED_MODULE_2__/* .primaryBranch */ .ti)(project) };
                return found(name, present ?? unlisted, present !== undefined);
            }
        }
        catch (error) {
            if ((0,_step_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .endsStep */ .hw)(error))
                throw error;
            // No project has a name that cannot be part of a path.
            if (!(error instanceof _platform_http_path_js__WEBPACK_IMPORTED_MODULE_1__/* .NameError */ .Qb))
                return { kind: 'unread', cause: (0,_step_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .rowFailureOf */ .EQ)(error) };
        }
        unknown += 1;
        return { kind: 'unknown' };
    };
    await (0,_context_js__WEBPACK_IMPORTED_MODULE_3__/* .forEachConcurrently */ .DW)(lookups.keys(), context.concurrency, async (name) => {
        lookups.set(name, await lookUp(name));
    });
    for (const [name, lookup] of lookups)
        if (lookup.kind === 'found' && lookup.by === 'former-name')
            context.notices.push({ kind: 'project-renamed', former: name, name: lookup.project.name });
    return lookups;
}
function found(name, project, isListed) {
    const otherName = (0,_names_js__WEBPACK_IMPORTED_MODULE_5__/* .nameKey */ .Rc)(project.name) === (0,_names_js__WEBPACK_IMPORTED_MODULE_5__/* .nameKey */ .Rc)(name) ? 'letter-case' : 'former-name';
    return { kind: 'found', project, by: project.name === name ? 'name' : otherName, isListed };
}


/***/ }),

/***/ 2865:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   headAddress: () => (/* binding */ headAddress),
/* harmony export */   read: () => (/* binding */ read)
/* harmony export */ });
/* harmony import */ var _inputs_comment_and_issue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3148);
/* harmony import */ var _inputs_connection_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8127);
/* harmony import */ var _inputs_filters_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5456);
/* harmony import */ var _inputs_run_event_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6999);
/* harmony import */ var _inputs_source_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(686);
/* harmony import */ var _inputs_values_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7745);
/* harmony import */ var _model_findings_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3917);
/* harmony import */ var _model_names_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(519);








const failOrWarn = (0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_5__/* .oneOf */ .yL)(['fail', 'warn']);
const threshold = (0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_5__/* .oneOf */ .yL)([..._model_findings_js__WEBPACK_IMPORTED_MODULE_6__/* .SEVERITIES */ .oC, 'none']);
const product = (0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_5__/* .itemOf */ .Tu)(_model_findings_js__WEBPACK_IMPORTED_MODULE_6__/* .PRODUCTS */ .zv);
async function read(source) {
    const { reader, environment, now } = source;
    const event = await source.event();
    const github = (0,_inputs_connection_js__WEBPACK_IMPORTED_MODULE_1__/* .readGitHub */ .kQ)(reader, environment);
    const products = reader.readItems('products', product);
    return {
        /** The reason to skip the gate: a run that gets no token. */
        skip: readSkip(reader, event),
        project: (0,_inputs_source_js__WEBPACK_IMPORTED_MODULE_4__/* .readProject */ .Wh)(source),
        /** Absent in a merge queue if GitHub can be asked for the head of the pull request. */
        commit: readGatedCommit(reader, event, github !== undefined),
        /** A commit that the input names is judged even if it is not the head. */
        isCommitGiven: reader.givenText('commit') !== undefined,
        waitMs: (0,_inputs_source_js__WEBPACK_IMPORTED_MODULE_4__/* .readWait */ .mg)(source),
        failOn: readFailOn(reader, products),
        failOnConfidence: reader.read('fail-on-confidence', (0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_5__/* .oneOf */ .yL)(_model_findings_js__WEBPACK_IMPORTED_MODULE_6__/* .CONFIDENCES */ .ix)),
        /** Absent = those that the scans of the commit ran. */
        products: products.length === 0 ? undefined : products,
        /** Filters that a row decides, by wire name. A filter of one product does not apply to findings of others. */
        filters: (0,_inputs_filters_js__WEBPACK_IMPORTED_MODULE_2__/* .readFilters */ .M1)(reader, { issueType: undefined, now }),
        /** The gate passes with at most this many counted findings. */
        maxFindings: reader.read('max-findings', (0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_5__/* .wholeNumber */ .rD)(0)),
        /** The step succeeds whatever the verdict. */
        warnOnly: reader.read('warn-only', _inputs_values_js__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zM),
        newOnly: reader.read('new-only', _inputs_values_js__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zM),
        inheritIgnores: reader.read('inherit-ignores', _inputs_values_js__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zM),
        provisionallyIgnored: reader.read('provisionally-ignored', (0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_5__/* .oneOf */ .yL)(['ignore', 'count'])),
        onTimeout: reader.read('on-timeout', failOrWarn),
        onNoScan: reader.read('on-no-scan', failOrWarn),
        annotations: reader.read('annotations', _inputs_values_js__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zM),
        comment: (0,_inputs_comment_and_issue_js__WEBPACK_IMPORTED_MODULE_0__/* .readComment */ .W3)(reader),
        commentFooter: (0,_inputs_comment_and_issue_js__WEBPACK_IMPORTED_MODULE_0__/* .readCommentFooter */ .RO)(reader),
        event,
        github,
    };
}
/** One severity for all products, or one for each: `sast: high, sca: critical`; `high` for those that are not named. */
function readFailOn(reader, products) {
    const given = reader.list('fail-on');
    const severities = given.flatMap((item) => (0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_5__/* .knownValue */ .jj)(item, _model_findings_js__WEBPACK_IMPORTED_MODULE_6__/* .SEVERITIES */ .oC) ?? []);
    const [least = ''] = _model_findings_js__WEBPACK_IMPORTED_MODULE_6__/* .SEVERITIES */ .oC.filter((severity) => severities.includes(severity));
    const isSeveral = severities.length > 1 && severities.length === given.length;
    const problem = 'is a list, but this is the least severity that fails';
    if (isSeveral)
        reader.problem('fail-on', (0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_5__/* .describeProblem */ .BJ)(given.join(', '), { problem, remedy: `write \`${least}\`` }));
    const written = isSeveral ? [least] : given;
    const remedy = 'give one severity, or one for each product: `sast: high, sca: critical`';
    const items = reader.readItems('fail-on', (item) => {
        if (/^\w+\s*=/.test(item))
            return { problem: 'has an equals sign', remedy: `write \`${item.replace(/\s*=\s*/, ': ')}\`` };
        const isComplete = written.length === 1 || item.includes(':');
        return isComplete ? { value: item } : { problem: 'names no product', remedy };
    }, written);
    const parseItem = (text, parse) => {
        const found = parse(text);
        if ('value' in found)
            return found.value;
        return reader.problem('fail-on', (0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_5__/* .describeProblem */ .BJ)(text, found, written.length === 1 ? 'is' : 'has'));
    };
    const [only = ''] = items;
    const isShared = items.length === 1 && !only.includes(':');
    const shared = (isShared ? parseItem(only, threshold) : undefined) ?? 'high';
    const failOn = { sast: shared, sca: shared, secrets: shared, ai_sast: shared };
    const named = new Set();
    for (const item of isShared ? [] : items) {
        const [, productText = '', thresholdText = ''] = /^(.*?)\s*:\s*(.*)$/.exec(item) ?? [];
        const name = parseItem(productText || item, product);
        const severity = parseItem(thresholdText || item, threshold);
        if (name === undefined || severity === undefined)
            continue;
        if (named.has(name))
            reader.problem('fail-on', `has \`${name}\` twice; give it once`);
        if (products.length > 0 && !products.includes(name))
            reader.problem('fail-on', `names \`${name}\`, which \`products\` leaves out; add it there, or leave it out here`);
        named.add(name);
        failOn[name] = severity;
    }
    if (products.length === 0 && named.has('ai_sast'))
        reader.warn('fail-on', 'names `ai_sast`, which the gate judges only if `products` names it; add it there');
    return failOn;
}
/** Skips the gate in a run that gets no token, unless the input `on-no-scan: fail` is given. */
function readSkip(reader, event) {
    if (reader.givenText('token') !== undefined)
        return undefined;
    return reader.givenText('on-no-scan')?.toLowerCase() === 'fail' ? undefined : event.untrusted;
}
/** Undefined after a problem, and in a merge queue if GitHub can be asked for the head of the pull request. */
function readGatedCommit(reader, event, asksGitHub) {
    if (reader.givenText('commit') !== undefined || !(0,_inputs_run_event_js__WEBPACK_IMPORTED_MODULE_3__/* .isQueued */ .MX)(event))
        return (0,_inputs_run_event_js__WEBPACK_IMPORTED_MODULE_3__/* .readCommit */ .kN)(reader, event);
    if (asksGitHub)
        return undefined;
    const why = 'so the step cannot ask GitHub for the head of the pull request in the merge queue';
    reader.warn('github-token', `is empty, ${why}, and only a scan of the merge group's own commit counts`);
    return (0,_inputs_run_event_js__WEBPACK_IMPORTED_MODULE_3__/* .readCommit */ .kN)(reader, event);
}
/** The place of the head on GitHub; undefined for a given commit, a merge queue, a tag or a fork's branch, or without a token. */
function headAddress({ isCommitGiven, github, event }) {
    const { name, repository, pullRequest, ref, isFork } = event;
    if (isCommitGiven || !github || !repository || name === 'merge_group')
        return undefined;
    const address = (0,_model_names_js__WEBPACK_IMPORTED_MODULE_7__/* .splitName */ .W0)(repository);
    if (pullRequest !== undefined)
        return { ...address, number: pullRequest.number };
    const [, branch] = ref?.match(/^refs\/heads\/(.*)/) ?? [];
    return branch === undefined || isFork ? undefined : { ...address, branch };
}


/***/ }),

/***/ 8329:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  run: () => (/* binding */ run),
  toleratingInput: () => (/* binding */ toleratingInput)
});

// EXTERNAL MODULE: ./build/src/github/ask.js
var ask = __webpack_require__(7604);
// EXTERNAL MODULE: ./build/src/github/pulls.js
var pulls = __webpack_require__(8153);
// EXTERNAL MODULE: ./build/src/model/context.js
var model_context = __webpack_require__(4112);
// EXTERNAL MODULE: ./build/src/model/names.js
var names = __webpack_require__(519);
// EXTERNAL MODULE: ./build/src/model/step-errors.js
var step_errors = __webpack_require__(7761);
// EXTERNAL MODULE: ./build/src/projects/project.js
var projects_project = __webpack_require__(4849);
// EXTERNAL MODULE: ./build/src/scans/read.js
var read = __webpack_require__(1594);
// EXTERNAL MODULE: ./build/src/scans/scan.js
var scans_scan = __webpack_require__(6107);
// EXTERNAL MODULE: ./build/src/operations/gate/inputs.js
var inputs = __webpack_require__(2865);
// EXTERNAL MODULE: ./build/src/findings/finding.js
var findings_finding = __webpack_require__(6321);
// EXTERNAL MODULE: ./build/src/model/findings.js
var findings = __webpack_require__(3917);
// EXTERNAL MODULE: ./build/src/model/unmatched.js
var model_unmatched = __webpack_require__(3894);
// EXTERNAL MODULE: ./build/src/findings/conditions.js
var conditions = __webpack_require__(2340);
// EXTERNAL MODULE: ./build/src/findings/filters.js + 2 modules
var findings_filters = __webpack_require__(7963);
// EXTERNAL MODULE: ./build/src/findings/known.js
var findings_known = __webpack_require__(1035);
;// CONCATENATED MODULE: ./build/src/findings/gate-filters.js





/**
 * The filters with the platform's spelling of their items. A filter with an item that is mistaken would hide a whole
 * product, so it is left out; of exclusions only the item is.
 */
function applicableFilters(filters, rows) {
    const applied = { ...filters };
    const notices = [];
    for (const { filter, list } of (0,findings_known/* itemFilters */.ho)(filters)) {
        const { name, listed } = filter;
        const known = (0,findings_known/* knownTexts */.y4)(filter, rows.filter(({ kind }) => listed[kind] !== undefined));
        if (known.length === 0)
            continue;
        const { unmatched, spelled } = (0,findings_known/* checkItems */.Hx)(filter, list, known);
        const placed = (0,model_unmatched/* placedItems */.Uj)(unmatched, { input: (0,findings/* filterInput */.ts)(filter) }, list.names.length + list.patterns.length);
        const isDropped = placed.some((item) => (0,model_unmatched/* effectOf */.$x)(item, 'gate') === 'not-applied');
        if (isDropped)
            delete applied[name];
        else
            applied[name] = (0,findings_known/* respelled */.P0)(applied[name] ?? [], spelled);
        (0,model_unmatched/* reportItems */.DF)(notices, placed, 'gate', 'sast');
    }
    return { filters: applied, notices };
}
/** Returns a test of findings to judge. Those pass that a filter cannot decide, by product or for a missing value. */
function gateFilter(filters) {
    const tests = findings_filters/* FINDING_FILTERS */.W.flatMap((filter) => {
        const value = filters[filter.name];
        if (!filter.inGate || value === undefined)
            return [];
        const matches = (0,conditions/* filterTest */.Jz)(filter.name, value);
        return [
            (row) => filter.listed[row.kind] === undefined ||
                (filter.keepsMalicious && row.malicious === true) ||
                matches(row) !== false,
        ];
    });
    return (finding) => tests.every((test) => test(finding));
}

// EXTERNAL MODULE: ./build/src/model/refs.js
var refs = __webpack_require__(3109);
// EXTERNAL MODULE: ./build/src/model/time.js
var time = __webpack_require__(4386);
// EXTERNAL MODULE: ./build/src/operations/gate/parts.js
var gate_parts = __webpack_require__(2876);
;// CONCATENATED MODULE: ./build/src/operations/gate/listed.js




/** A list may still change for this long after its scan ended. */
const FRESH_MS = 30_000;
function listedPart(part, rows, seen) {
    const { product, scan } = part;
    const scanCount = (0,scans_scan/* countOf */.pq)(scan, product);
    const secrets = product === 'secrets' ? secretsOf(rows, scan, scanCount, seen) : undefined;
    const countedRows = secrets?.countedRows ?? rows.filter(({ status }) => status !== 'fixed');
    const listed = countedRows.length + (secrets?.unplaced.rows.length ?? 0);
    const unlisted = scanCount === undefined ? undefined : Math.max(0, scanCount - listed);
    return { ...part, rows, secrets, countedRows, scanCount, unlisted };
}
/**
 * Whether a list may still change after a scan that has just ended: it has fewer rows than the scan counted, or rows
 * that may block and were not counted, or the scan's count is unknown.
 */
function mayChange(parts, nowMs) {
    return parts.some(({ scan, scanCount, countedRows }) => {
        if (nowMs - ((0,time/* epochMs */.e9)(scan.completed_at) ?? nowMs) >= FRESH_MS)
            return false;
        if (scanCount === undefined)
            return true;
        return countedRows.length < scanCount || (countedRows.length > scanCount && countedRows.some(mayBlock));
    });
}
/** Whether a row explains the block: open, or triaged or (on the primary branch) fixed since the scan began. */
function explainsBlock(part, seen) {
    const { scan, rows, countedRows, secrets } = part;
    const startMs = (0,scans_scan/* startedMs */._5)(scan);
    const isPrimary = (0,gate_parts/* branchKind */.lD)(seen, scan) === 'primary';
    // The list of secrets has no time of triage.
    const wasTriagedSinceScan = (row) => ((0,time/* epochMs */.e9)(secrets ? row.state_updated_at : row.triaged_at) ?? 0) >= startMs;
    const wasFixedSinceScan = ({ status, ref, state_updated_at }) => status === 'fixed' &&
        (ref === undefined || (0,refs/* sameRef */.WY)(ref, scan.branch)) &&
        ((0,time/* epochMs */.e9)(state_updated_at) ?? startMs) >= startMs;
    const present = [...countedRows, ...(secrets?.unplaced.rows ?? [])];
    return (present.some((row) => mayBlock(row) || wasTriagedSinceScan(row)) ||
        (isPrimary && rows.some(wasFixedSinceScan)));
}
/** A scan that blocks although no listed finding explains it. */
function missingProblem(parts) {
    const listed = parts.reduce((sum, { countedRows }) => sum + countedRows.length, 0);
    const counted = (0,scans_scan/* sumOf */.XN)(parts.map(({ scanCount }) => scanCount));
    const failure = { kind: 'findings-missing', products: (0,gate_parts/* productsOf */.y0)(parts), listed, counted };
    return { verdict: 'timed-out', because: 'findings-missing', failure };
}
/** Whether a row may explain a block: the platform may even block on one that it ignored provisionally. */
function mayBlock({ status }) {
    return status !== 'fixed' && status !== 'ignored';
}
/**
 * Finds the rows of a repository's secrets that belong to a scan's commit. The platform keeps one row per secret, which
 * names one of its branches, so the scan's own count says how many are of the commit.
 * Those that it counted beyond `countedRows` are among `unplaced`, whose rows name other branches.
 */
function secretsOf(rows, scan, scanCount, seen) {
    const { pull, request } = seen;
    const kind = (0,gate_parts/* branchKind */.lD)(seen, scan);
    const targets = (0,gate_parts/* targetsOf */.QR)(seen);
    const { mayHaveRunAt } = (0,gate_parts/* commitScans */.OP)(seen, 'secrets');
    // A fork's branch is not in this repository.
    const head = pull?.isFork ? undefined : pull?.headBranch;
    const ownRefs = [scan.branch, head, ...(pull?.number === undefined ? [] : [(0,refs/* mergeRef */.MZ)(pull.number)])];
    const isOwn = ({ ref }) => ref === undefined || ownRefs.some((own) => (0,refs/* sameRef */.WY)(ref, own));
    const targetOf = ({ ref = '' }) => targets.get((0,refs/* shortRef */.m3)(ref));
    const wasCreatedDuring = ({ created_at }) => mayHaveRunAt(created_at);
    /** Rows that may be of the scan's branch, by the kind of branch. */
    const isOfBranch = {
        primary: (row) => row.ref === undefined || targetOf(row) !== undefined,
        pull(row) {
            // A fork's branch may have the name of a target.
            if (targetOf(row))
                return (0,refs/* sameRef */.WY)(scan.branch, row.ref) && wasCreatedDuring(row);
            return isOwn(row) || (scanCount === undefined && wasCreatedDuring(row));
        },
        branch: (row) => targetOf(row) ? !request.newOnly && wasCreatedDuring(row) : isOwn(row) || wasCreatedDuring(row),
    }[kind];
    const placeOf = (row) => {
        const target = targetOf(row) ?? (kind === 'primary' && isOfBranch(row) ? kind : undefined);
        const isDecisive = kind === 'primary' ? !request.newOnly || (scanCount !== 0 && wasCreatedDuring(row)) : scanCount !== 0;
        if (isOfBranch(row) && isDecisive)
            return 'of-commit';
        if (target !== undefined)
            return `on-${target}-branch`;
        return isOfBranch(row) ? 'not-in-scan' : 'on-other-branches';
    };
    // A full scan also counts the secrets of the targets, and one of a pull request from the primary branch those there.
    const countsTarget = (row) => targetOf(row) !== undefined && (scan.is_full_scan === true || (0,refs/* sameRef */.WY)(head, row.ref));
    const present = rows.filter(({ status }) => status !== 'fixed');
    const countedRows = present.filter((row) => isOfBranch(row) || countsTarget(row));
    const wasCreatedBefore = ({ created_at }) => ((0,time/* epochMs */.e9)(created_at) ?? 0) <= (0,scans_scan/* ranAt */.l1)(scan).toMs;
    const files = seen.files === 'unknown' ? undefined : seen.files;
    const isChanged = ({ path }) => path === undefined || (files?.has(path) ?? true);
    const isUnplaced = (row) => !isOfBranch(row) && !targetOf(row) && wasCreatedBefore(row) && isChanged(row);
    const count = kind === 'pull' ? Math.max(0, (scanCount ?? 0) - countedRows.length) : 0;
    return { placeOf, countedRows, unplaced: { count, rows: count === 0 ? [] : present.filter(isUnplaced) } };
}

;// CONCATENATED MODULE: ./build/src/operations/gate/seen.js

/** The list of a product on a branch; undefined if it was not read yet. */
function listIn({ lists }, list) {
    return lists.get((0,read/* listKey */.Ux)(list));
}
/** The rows of a list; undefined if it could not be read, or was not read yet. */
function rowsIn(seen, list) {
    const read = listIn(seen, list);
    return read?.failure === undefined ? read?.rows : undefined;
}
/** The need for those of the wanted lists that were not read yet; undefined if all were. */
function listNeed(seen, wanted) {
    const missing = wanted.filter((list) => listIn(seen, list) === undefined);
    const lists = [...new Map(missing.map((list) => [(0,read/* listKey */.Ux)(list), list])).values()];
    return lists.length === 0 ? undefined : { needs: 'lists', lists };
}

;// CONCATENATED MODULE: ./build/src/operations/gate/judge.js








/** The waits before rereads of lists that may still change. */
const REREAD_WAITS_MS = [2000, 3000, 5000];
/** Judges the findings of parts whose scans completed, or says what to read first. */
function judge(seen, parts) {
    const read = readParts(seen, parts);
    if ('needs' in read)
        return read;
    const { judgeable: listed } = read;
    if (seen.rereads < REREAD_WAITS_MS.length && mayChange(listed, seen.nowMs))
        return { needs: 'lists-again' };
    // A scan that was under way may have replaced a list since it was read.
    const mayBeReplaced = seen.scans.some((scan) => (0,scans_scan/* scanStatus */.gC)(scan) === 'running' && parts.some((part) => (0,refs/* sameRef */.WY)(scan.branch, part.scan.branch)));
    if (mayBeReplaced && !seen.isSearchedAfterLists)
        return { needs: 'scans-again' };
    const hasUnplaced = listed.some(({ secrets }) => (secrets?.unplaced.rows.length ?? 0) > 0);
    if (hasUnplaced && seen.files === undefined)
        return { needs: 'files' };
    const tally = tallyFindings(listed);
    const unread = listProblems(seen, read.lists);
    return { ...tally, listed, unread, notices: read.notices };
}
/** Gathers the rows and facts of the parts, with the lists of their targets where these decide. */
function readParts(seen, parts) {
    const partLists = parts.map(gate_parts/* listOf */.c3);
    const partNeed = listNeed(seen, partLists);
    if (partNeed !== undefined)
        return partNeed;
    // A target may have a rule that the scan did not report, once its list is read.
    const listedRows = [...seen.lists.values()].flatMap(({ rows }) => rows);
    const { filters, notices } = applicableFilters(seen.request.filters, listedRows);
    const matches = gateFilter(filters);
    const lists = [...partLists];
    const judgeable = parts.flatMap((part) => {
        const rows = rowsIn(seen, (0,gate_parts/* listOf */.c3)(part));
        if (rows === undefined)
            return [];
        const listed = listedPart(part, rows, seen);
        let facts = ownFacts(listed, matches, seen);
        for (const [ref, target] of comparedTargets(listed, seen)) {
            // One target may excuse all findings, which saves the request for the other.
            if (rows.every((finding) => excuseOf(finding, facts) !== undefined))
                break;
            const list = { product: part.product, ref };
            lists.push(list);
            const targetRows = rowsIn(seen, list);
            if (targetRows === undefined)
                return [];
            facts = { ...facts, stateOn: { ...facts.stateOn, [target]: stateByList(targetRows, ref) } };
        }
        return [{ ...listed, facts }];
    });
    return listNeed(seen, lists) ?? { judgeable, lists, notices };
}
/** Counts each finding once: one that any part counts is not left out. */
function tallyFindings(parts) {
    const counted = new Map();
    const unplaced = new Map();
    const excuses = new Map();
    for (const { rows, secrets, facts } of parts) {
        for (const finding of rows) {
            const excuse = excuseOf(finding, facts);
            if (excuse === undefined)
                counted.set((0,findings_finding/* findingKey */.fl)(finding), finding);
            else
                excuses.set((0,findings_finding/* findingKey */.fl)(finding), excuse);
        }
        // A row of `unplaced` names another branch, but may belong to the commit: only other excuses rule it out.
        const asOfCommit = { ...facts, placeOf: () => 'of-commit' };
        for (const finding of secrets?.unplaced.rows ?? [])
            if (excuseOf(finding, asOfCommit) === undefined)
                unplaced.set((0,findings_finding/* findingKey */.fl)(finding), finding);
    }
    for (const key of counted.keys())
        unplaced.delete(key);
    const leftOut = {};
    for (const [key, excuse] of excuses)
        if (!counted.has(key) && !unplaced.has(key))
            leftOut[excuse] = (leftOut[excuse] ?? 0) + 1;
    // The two scans of a merge queue count the same secrets, so their counts must not be added.
    const maxUnplaced = Math.max(0, ...parts.map(({ secrets }) => secrets?.unplaced.count ?? 0));
    const count = Math.min(maxUnplaced, unplaced.size);
    return {
        counted: (0,findings_finding/* worstFirst */.md)([...counted.values()]),
        unplaced: count === 0 ? undefined : { count, rows: (0,findings_finding/* worstFirst */.md)([...unplaced.values()]) },
        leftOut,
    };
}
/** The problems of lists that could not be read, each once: `seen` has one object for each list. */
function listProblems(seen, lists) {
    const read = lists.flatMap((list) => listIn(seen, list) ?? []);
    return [...new Set(read)].flatMap(({ product, ref, failure: cause }) => {
        if (cause === undefined)
            return [];
        // Only the failure of a request has a method.
        const isOfList = 'method' in cause || cause.kind === 'list-broken';
        const failure = isOfList ? { kind: 'gate-list-failed', product, ref, cause } : cause;
        return [{ verdict: 'failed', because: 'list-failed', failure }];
    });
}
/** The facts for judging a part that its own list and scans show. */
function ownFacts({ secrets, scan, product }, matches, seen) {
    const placeOf = secrets?.placeOf ?? (() => 'of-commit');
    const isOfPrimary = secrets === undefined && (0,gate_parts/* branchKind */.lD)(seen, scan) === 'primary';
    const stateOn = isOfPrimary ? { primary: stateByScans((0,gate_parts/* commitScans */.OP)(seen, product)) } : {};
    return { request: seen.request, matches, placeOf, stateOn };
}
/** The targets whose lists may excuse findings of the part. */
function comparedTargets({ secrets, scan }, seen) {
    const { newOnly, inheritIgnores } = seen.request;
    if (secrets !== undefined || scan.branch === undefined || (0,gate_parts/* branchKind */.lD)(seen, scan) === 'primary')
        return [];
    if (!newOnly && !inheritIgnores)
        return [];
    // A fork's branch may be named like a target: the list of that name has the fork's own findings.
    const isOwn = (ref) => seen.pull?.isFork === true && (0,refs/* sameRef */.WY)(scan.branch, ref);
    return [...(0,gate_parts/* targetsOf */.QR)(seen)].filter(([ref]) => !isOwn(ref));
}
const isIgnoredOn = (target) => (finding, { request, stateOn }) => request.inheritIgnores && stateOn[target]?.(finding) === 'ignored';
const isOn = (target) => (finding, { request, placeOf, stateOn }) => placeOf(finding) === `on-${target}-branch` ||
    (request.newOnly && stateOn[target]?.(finding) !== undefined);
/** Reasons not to count a finding; the first that applies is reported. A missing status or severity is no excuse. */
const EXCUSES = {
    'on-other-branches': (finding, { placeOf }) => placeOf(finding) === 'on-other-branches',
    'not-in-scan': (finding, { placeOf }) => placeOf(finding) === 'not-in-scan',
    fixed: ({ status }) => status === 'fixed',
    triaged: ({ status }) => status === 'ignored',
    'provisionally-ignored': ({ status }, { request }) => status === 'provisionally_ignored' && request.provisionallyIgnored === 'ignore',
    filtered: (finding, { matches }) => !matches(finding),
    // With `none`, everything that is open is reported.
    'below-severity': ({ kind, severity }, { request: { failOn } }) => failOn[kind] !== 'none' && !(0,findings_finding/* reaches */.O6)(severity, failOn[kind], findings/* SEVERITIES */.oC),
    'below-confidence': ({ kind, confidence }, { request: { failOn, failOnConfidence } }) => failOn[kind] !== 'none' && !(0,findings_finding/* reaches */.O6)(confidence, failOnConfidence, findings/* CONFIDENCES */.ix),
    'ignored-on-primary-branch': isIgnoredOn('primary'),
    'ignored-on-base-branch': isIgnoredOn('base'),
    'on-primary-branch': isOn('primary'),
    'on-base-branch': isOn('base'),
};
function excuseOf(finding, facts) {
    return Object.keys(EXCUSES).find((excuse) => EXCUSES[excuse](finding, facts));
}
/** On the primary branch, a finding is old unless a scan of the commit saw it first or it came back during one. */
function stateByScans(scans) {
    return ({ first_seen_scan_id: first, relevant_since }) => {
        const isFirst = first !== undefined && scans.ids.has(first);
        return isFirst || scans.mayHaveRunAt(relevant_since) ? undefined : 'open';
    };
}
/** Compares by `match_based_id`. A row that is fixed, or lacks its status or branch, excuses nothing. */
function stateByList(rows, target) {
    const stateById = new Map();
    for (const { match_based_id: id, status, ref } of rows) {
        if (id === undefined || status === undefined || status === 'fixed' || !(0,refs/* sameRef */.WY)(ref, target))
            continue;
        if (status === 'ignored')
            stateById.set(id, 'ignored');
        else if (!stateById.has(id))
            stateById.set(id, 'open');
    }
    return ({ match_based_id: id }) => (id === undefined ? undefined : stateById.get(id));
}

;// CONCATENATED MODULE: ./build/src/operations/gate/decide.js






const UNJUDGED = { leftOut: {}, products: [], notRun: [] };
/** Decides product by product, or says what to read first. */
function decide(seen) {
    const { request, commits, project, waitedMs, hasMoved } = seen;
    const { parts, missing, notRun } = (0,gate_parts/* partsOf */.CI)(seen);
    const isUnderWay = parts.some(({ scan }) => (0,scans_scan/* scanStatus */.gC)(scan) === 'running');
    const isWaiting = !seen.isLast && (isUnderWay || missing.length > 0 || parts.length === 0);
    const head = (0,inputs.headAddress)(request);
    // GitHub is asked after the first search and before a verdict, not after every search of the wait.
    if (head !== undefined && 'number' in head && (!isWaiting || seen.isFirst)) {
        if (hasMoved === undefined)
            return { needs: 'head' };
        if (hasMoved)
            return { ...UNJUDGED, verdict: 'skipped', because: 'head-moved', scans: (0,gate_parts/* scansOf */.GA)(parts) };
    }
    if (isWaiting)
        return { needs: 'later-scans' };
    if (parts.length === 0) {
        const sought = { commit: commits[0], project: project.name, products: request.products };
        const failure = { kind: 'no-scan', ...sought, waitedMs };
        return { ...UNJUDGED, verdict: 'no-scan', failure, notRun };
    }
    const groups = (0,gate_parts/* groupByState */.Ey)(seen, parts);
    const scans = (0,gate_parts/* scansOf */.GA)(parts);
    const isReplacedByNewer = groups.overwritten.some(({ scan, by }) => (0,scans_scan/* startedMs */._5)(by) > (0,scans_scan/* startedMs */._5)(scan));
    if (isReplacedByNewer && head !== undefined) {
        if (hasMoved === undefined)
            return { needs: 'head' };
        if (hasMoved)
            return { ...UNJUDGED, verdict: 'skipped', because: 'newer-scan', scans };
    }
    const judged = judge(seen, groups.readable);
    if ('needs' in judged)
        return judged;
    const reopened = reopenedProblems(judged.listed, seen);
    if ('needs' in reopened)
        return reopened;
    const unexplained = unexplainedBlocks(judged.listed, seen);
    if ('needs' in unexplained)
        return unexplained;
    const problems = [...(0,gate_parts/* scanProblems */.kl)(groups, judged.unread, missing, waitedMs), ...reopened, ...unexplained];
    return { scans, products: (0,gate_parts/* productsOf */.y0)(parts), notRun, ...verdictOf(request, judged, problems) };
}
/** Fails for too many findings, else for the first problem; the other problems become notices. */
function verdictOf({ failOn, maxFindings: allowed }, { listed, counted, unplaced, leftOut, unread, notices: noted }, problems) {
    const certain = counted.filter(({ kind }) => failOn[kind] !== 'none').length;
    const failing = certain + (failOn.secrets === 'none' ? 0 : (unplaced?.count ?? 0));
    const isFailing = failing > allowed;
    const decisive = isFailing ? undefined : problems[0];
    const notices = [...noted];
    for (const problem of problems)
        if (problem !== decisive)
            notices.push({ kind: 'gate-also', cause: problem.failure });
    // The two commits of a merge queue share findings, so their counts must not be added.
    const byCommit = Map.groupBy(listed, ({ scan }) => scan.commit).values();
    const unlistedIn = (parts) => parts.reduce((sum, part) => sum + (part.unlisted ?? 0), 0);
    const unlisted = Math.max(0, ...[...byCommit].map(unlistedIn));
    if (unlisted > 0)
        notices.push({ kind: 'findings-unlisted', count: unlisted });
    const judged = { leftOut, notices, counted, unplaced };
    if (isFailing) {
        const isIncomplete = unread.length > 0;
        const failure = { kind: 'gate-failed', counted: failing, isIncomplete, allowed };
        return { ...judged, isIncomplete, verdict: 'failed', failure };
    }
    if (decisive === undefined)
        return { ...judged, unlisted, verdict: 'passed' };
    // Undefined, because an empty list would claim that nothing counts.
    return { ...judged, counted: counted.length > 0 ? counted : undefined, isIncomplete: true, ...decisive };
}
/** Scans that cannot decide, because the pull request was reopened since and less is listed than they counted. */
function reopenedProblems(listed, seen) {
    // Without a count, only the event shows that the pull request was reopened.
    const wasReopened = seen.request.event.reopenedMs !== undefined;
    const isShort = ({ unlisted }) => (unlisted === undefined ? wasReopened : unlisted > 0);
    const short = listed.filter((part) => isShort(part) && (0,gate_parts/* branchKind */.lD)(seen, part.scan) === 'pull');
    if (short.length > 0 && seen.reopenedMs === undefined)
        return { needs: 'reopened' };
    const outdated = short.filter(({ scan }) => (0,scans_scan/* ranAt */.l1)(scan).toMs < (seen.reopenedMs ?? 0));
    if (outdated.length === 0)
        return [];
    if (!seen.isLast)
        return { needs: 'later-scans' };
    const failure = { kind: 'gate-reopened', products: (0,gate_parts/* productsOf */.y0)(outdated) };
    return [{ verdict: 'timed-out', because: 'reopened', failure }];
}
/** Scans that block (exit code 1) and counted more than is listed, where no listed finding of their products explains it. */
function unexplainedBlocks(listed, seen) {
    const unexplained = [...Map.groupBy(listed, ({ scan }) => scan)].filter(([scan, parts]) => {
        if (scan.exit_code !== 1 || parts.every(({ unlisted }) => unlisted === 0))
            return false;
        const unjudged = unjudgedParts(scan, parts).map((part) => listedPart(part, rowsIn(seen, (0,gate_parts/* listOf */.c3)(part)) ?? [], seen));
        return ![...parts, ...unjudged].some((part) => explainsBlock(part, seen));
    });
    // A list of a product that is not judged may explain the block, too.
    const unjudged = unexplained.flatMap(([scan, parts]) => unjudgedParts(scan, parts));
    return listNeed(seen, unjudged.map(gate_parts/* listOf */.c3)) ?? unexplained.map(([, parts]) => missingProblem(parts));
}
/** The products that a scan ran and the gate does not judge. */
function unjudgedParts(scan, parts) {
    const unjudged = (0,scans_scan/* productsRun */.Ig)(scan).filter((product) => parts.every((part) => part.product !== product));
    return unjudged.map((product) => ({ product, scan }));
}

;// CONCATENATED MODULE: ./build/src/operations/gate/run.js












/** After this long without a scan of the commit, the log says so. */
const NO_SCAN_MS = 30_000;
/** Waits for a commit's scans and judges their findings. */
async function run(context, request) {
    const { commit, skip, waitMs } = request;
    const startMs = context.clock.now();
    let subject;
    let seen;
    let isNoScanSaid = false;
    const look = async (isLast) => {
        subject ??= await readSubject(context, request);
        const { search, ...facts } = subject;
        const waitedMs = context.clock.now() - startMs;
        const unread = { nowMs: 0, lists: new Map(), rereads: 0, isSearchedAfterLists: false };
        const isFirst = seen === undefined;
        const { reopenedMs } = seen ?? {};
        seen = { request, ...facts, scans: await search(), isFirst, isLast, waitedMs, reopenedMs, ...unread };
        const { scans, commits } = seen;
        if (waitedMs >= NO_SCAN_MS && !isNoScanSaid && !scans.some((scan) => (0,scans_scan/* isOfCommit */.lU)(scan, commits))) {
            await context.announceNoScan(scans[0]);
            isNoScanSaid = true;
        }
        for (;;) {
            const next = decide(seen);
            if ('verdict' in next)
                return conclude(context, seen, next);
            // Lets `poll` wait and search again.
            if (next.needs === 'later-scans')
                return undefined;
            seen = { ...seen, ...(await readFact(context, seen, next, search)) };
        }
    };
    const result = await (0,model_context/* resultOf */.Bg)(context, request, async () => {
        if (skip !== undefined)
            return { ...UNJUDGED, verdict: 'skipped', because: skip, commit, waitedMs: 0 };
        return (0,read/* poll */.wt)(context, startMs + waitMs, look, 'scan', () => seen && (0,scans_scan/* expectedEndMs */.sC)(seen.scans, seen.commits));
    });
    return 'verdict' in result ? result : endedEarly(result, seen, context.clock.now() - startMs);
}
/** A gate that ends early does not pass. @param seen as of the last search for scans */
function endedEarly(result, seen, waitedMs) {
    const { failure, request } = result;
    const { parts, notRun } = seen === undefined ? { parts: [], notRun: [] } : (0,gate_parts/* partsOf */.CI)(seen);
    const found = { project: seen?.project, scans: (0,gate_parts/* scansOf */.GA)(parts), products: (0,gate_parts/* productsOf */.y0)(parts), notRun };
    const common = { ...UNJUDGED, ...found, ...result, commit: request.commit, waitedMs };
    if (failure?.kind === 'no-scan')
        return { ...common, verdict: 'no-scan', because: 'unknown-project' };
    return { ...common, verdict: 'failed', because: 'undecided' };
}
/** The input that lets the step succeed despite a failure; undefined if none does. */
function toleratingInput(request, failure) {
    const { kind } = failure;
    const isLate = ['scan-timeout', 'findings-missing', 'gate-reopened'].includes(kind);
    if (isLate && request.onTimeout === 'warn')
        return 'on-timeout: warn';
    if (kind === 'no-scan' && request.onNoScan === 'warn')
        return 'on-no-scan: warn';
    // `warn-only` must not hide wrong inputs or a refused token.
    const isWrong = kind === 'no-deployment' || kind === 'other-deployment';
    const isRefused = kind === 'status' && failure.status === 401;
    return request.warnOnly && !isWrong && !isRefused ? 'warn-only' : undefined;
}
/** Records the notices of a decision, and adds the facts that it rests on. */
function conclude({ notices }, seen, { notices: added = [], ...decision }) {
    const { project, commits, waitedMs, lists } = seen;
    notices.push(...added);
    for (const { product, elsewhere: rows } of lists.values())
        if (rows > 0)
            notices.push({ kind: 'rows-elsewhere', product, rows });
    const [only] = decision.scans?.length === 1 ? decision.scans : [];
    return { ...decision, project, waitedMs, commit: only?.commit?.toLowerCase() ?? commits[0] };
}
/** Reads the facts that do not change during a wait. @throws StepError `no-scan` for an unknown project */
async function readSubject(context, request) {
    const { event, commit = event.sha, project: name } = request;
    const { commits, pull } = await readCommits(context, request);
    try {
        const project = await (0,projects_project/* readNamedProject */.jk)(context, name);
        return { project, commits, pull, search: (0,read/* scanSearch */.Gc)(context, project) };
    }
    catch (error) {
        const { near } = error instanceof step_errors/* StepError */.zg && error.failure.kind === 'status' ? error.failure : {};
        // Without `near`, the projects cannot be listed either, so the 404 does not show that the project is unknown.
        if (near === undefined)
            throw error;
        throw new step_errors/* StepError */.zg({ kind: 'no-scan', commit, project: name, waitedMs: 0, unknownProject: true, near });
    }
}
/** The commit that was asked for; in a merge queue the pull request's head, and the group's own commit. */
async function readCommits(context, { commit, event, github }) {
    const { headBranch, isFork, pullRequest, isOfPullRequest } = event;
    const isOfPull = pullRequest !== undefined || isOfPullRequest;
    const eventPull = isOfPull ? { number: pullRequest?.number, headBranch, isFork } : undefined;
    if (commit !== undefined)
        return { commits: [commit], pull: eventPull };
    const group = event.sha === undefined ? [] : [event.sha.toLowerCase()];
    if (pullRequest === undefined || github === undefined)
        return { commits: group, pull: eventPull };
    const { number } = pullRequest;
    const address = { ...(0,names/* splitName */.W0)(event.repository), number };
    try {
        const { headSha, ...pull } = await (0,ask/* askGitHub */.X)(context, github, (octokit) => (0,pulls/* readPull */.Es)(octokit, address));
        return { commits: [headSha, ...group], pull: { number, ...pull } };
    }
    catch (error) {
        const { failure } = error instanceof step_errors/* StepError */.zg ? error : {};
        if (failure?.kind !== 'github')
            throw error;
        throw new step_errors/* StepError */.zg({ kind: 'gate-head-unread', cause: failure.cause });
    }
}
/** Reads a fact that the decision needs. */
async function readFact(context, seen, need, search) {
    const { clock, platform, stop } = context;
    const { github, event } = seen.request;
    const askPull = async (readPart) => {
        const number = seen.pull?.number;
        if (github === undefined || number === undefined)
            return undefined;
        const address = { ...(0,names/* splitName */.W0)(event.repository), number };
        return await (0,ask/* askIfPossible */.k)(context, github, (octokit) => readPart(octokit, address));
    };
    switch (need.needs) {
        case 'head': {
            const head = (0,inputs.headAddress)(seen.request);
            // For a moment, GitHub may still report the head from before the event.
            const expected = [...seen.commits, event.before?.toLowerCase()];
            return { hasMoved: (github && head && (await (0,pulls/* hasMoved */.Q2)(context, github, head, expected))) ?? false };
        }
        case 'lists': {
            const lists = await (0,read/* readLists */.qZ)(context, seen.project.name, need.lists, seen.isLast);
            return { lists: new Map([...seen.lists, ...lists]), nowMs: platform.serverNowMs() ?? clock.now() };
        }
        case 'lists-again': {
            await clock.sleep(REREAD_WAITS_MS[seen.rereads] ?? 0, stop);
            return { lists: new Map(), rereads: seen.rereads + 1, isSearchedAfterLists: false };
        }
        case 'scans-again':
            return { scans: await search(), isSearchedAfterLists: true };
        case 'files': {
            const files = await askPull(pulls/* readChangedFiles */.IM);
            return { files: files === undefined ? 'unknown' : new Set(files) };
        }
        case 'reopened':
            return { reopenedMs: (await askPull(pulls/* readReopenedMs */.RY)) ?? event.reopenedMs ?? 0 };
    }
}


/***/ }),

/***/ 8915:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   read: () => (/* binding */ read)
/* harmony export */ });
/* harmony import */ var _inputs_run_event_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6999);
/* harmony import */ var _inputs_source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(686);
/* harmony import */ var _inputs_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7745);



async function read(source) {
    const isById = source.reader.givenText('scan-id') !== undefined;
    const scan = isById ? readById(source) : await readByCommit(source);
    return scan && { scan };
}
function readById(source) {
    const { reader } = source;
    for (const input of ['commit', 'projects'])
        if (reader.givenText(input) !== undefined)
            reader.problem(input, 'cannot be combined with `scan-id`; leave one of them out');
    const scanId = reader.read('scan-id', _inputs_values_js__WEBPACK_IMPORTED_MODULE_2__.id);
    const waitMs = (0,_inputs_source_js__WEBPACK_IMPORTED_MODULE_1__/* .readWait */ .mg)(source);
    return scanId === undefined ? undefined : { by: 'id', scanId, waitMs };
}
async function readByCommit(source) {
    const { reader } = source;
    const event = await source.event();
    const project = (0,_inputs_source_js__WEBPACK_IMPORTED_MODULE_1__/* .readProject */ .Wh)(source);
    const commit = (0,_inputs_run_event_js__WEBPACK_IMPORTED_MODULE_0__/* .readCommit */ .kN)(reader, event);
    if (reader.givenText('commit') === undefined && (0,_inputs_run_event_js__WEBPACK_IMPORTED_MODULE_0__/* .isQueued */ .MX)(event)) {
        const why = 'because only `gate` asks GitHub for the head of the pull request';
        reader.warn('commit', `is empty; the step uses the merge group's own commit, ${why}`);
    }
    const waitMs = (0,_inputs_source_js__WEBPACK_IMPORTED_MODULE_1__/* .readWait */ .mg)(source);
    return commit === undefined ? undefined : { by: 'commit', project, commit, ref: event.ref, waitMs };
}


/***/ }),

/***/ 5993:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   run: () => (/* binding */ run)
/* harmony export */ });
/* harmony import */ var _findings_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6321);
/* harmony import */ var _model_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4112);
/* harmony import */ var _model_refs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3109);
/* harmony import */ var _model_step_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7761);
/* harmony import */ var _model_time_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4386);
/* harmony import */ var _projects_project_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4849);
/* harmony import */ var _scans_read_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1594);
/* harmony import */ var _scans_scan_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6107);








/** Reports the scans of a commit, or one by its id (web-api.md 4.5), with the open findings of the branch. */
async function run(context, request) {
    let found = { scans: [] };
    const result = await (0,_model_context_js__WEBPACK_IMPORTED_MODULE_1__/* .resultOf */ .Bg)(context, request, async () => {
        const { scan: choice } = request;
        found = choice.by === 'id' ? await readById(context, choice) : await readByCommit(context, choice);
        const haveCompleted = found.scans.every(({ status }) => status === 'completed');
        return haveCompleted ? await readOpenFindings(context, found) : {};
    });
    return { ...result, ...found };
}
async function readById(context, { scanId, waitMs }) {
    const deploymentId = await (0,_model_context_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveId */ .Sv)(context);
    const look = async (isLast) => {
        const details = await context.platform.scan(deploymentId, scanId);
        // The details have no status, and may lack the count: the search may have both.
        const isWhole = (0,_scans_scan_js__WEBPACK_IMPORTED_MODULE_5__/* .detailedStatus */ .bc)(details) !== undefined && !isLeftOut(details.stats?.findings, details.exit_code);
        const summary = isWhole ? undefined : await searchById(context, details);
        const found = withSummary(details, summary);
        return found.status === 'running' && !isLast ? undefined : found;
    };
    const reported = await (0,_scans_read_js__WEBPACK_IMPORTED_MODULE_4__/* .poll */ .wt)(context, context.clock.now() + waitMs, look, 'scan');
    if (reported.status === undefined)
        context.notices.push({ kind: 'scan-end-unknown' });
    return { scans: [reported], counted: reported.scan.stats?.findings };
}
/** @throws StepError where the commit was not scanned in time */
async function readByCommit(context, { commit, ref, waitMs, project: name }) {
    const startMs = context.clock.now();
    const project = await (0,_projects_project_js__WEBPACK_IMPORTED_MODULE_3__/* .readNamedProject */ .jk)(context, name);
    const search = (0,_scans_read_js__WEBPACK_IMPORTED_MODULE_4__/* .scanSearch */ .Gc)(context, project);
    let endMs;
    const look = async (isLast) => {
        const scans = await search();
        const ofCommit = scans.filter((scan) => (0,_scans_scan_js__WEBPACK_IMPORTED_MODULE_5__/* .isOfCommit */ .lU)(scan, [commit]));
        endMs = (0,_scans_scan_js__WEBPACK_IMPORTED_MODULE_5__/* .expectedEndMs */ .sC)(scans, [commit]);
        const found = (0,_scans_scan_js__WEBPACK_IMPORTED_MODULE_5__/* .newestOnBranch */ .CH)(ofCommit, [ref]);
        const haveEnded = found.length > 0 && found.every(({ scan }) => (0,_scans_scan_js__WEBPACK_IMPORTED_MODULE_5__/* .scanStatus */ .gC)(scan) !== 'running');
        return haveEnded || isLast ? found : undefined;
    };
    const newest = await (0,_scans_read_js__WEBPACK_IMPORTED_MODULE_4__/* .poll */ .wt)(context, startMs + waitMs, look, 'scan', () => endMs);
    if (newest.length === 0) {
        const waitedMs = context.clock.now() - startMs;
        throw new _model_step_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .StepError */ .zg({ kind: 'no-scan', commit, project: project.name, waitedMs });
    }
    const read = await Promise.all(newest.map(async ({ scan: summary, products }) => {
        const details = await context.platform.scan(await (0,_model_context_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveId */ .Sv)(context), summary.id);
        const findings_counts = { ...details.stats?.findings_by_product, ...summary.findings_counts };
        const reported = withSummary(details, { ...summary, findings_counts });
        return { reported, products, scan: { ...summary, findings_counts } };
    }));
    const scans = read.map(({ reported }) => reported);
    const counts = new Map(scans.map(({ scan }) => [scan.id, scan.stats?.findings]));
    return { scans, counted: (0,_scans_scan_js__WEBPACK_IMPORTED_MODULE_5__/* .countedBy */ .AR)(read, ({ id }) => counts.get(id)) };
}
/** A scan that blocks has found something, so its count of 0 is one that was left out. */
function isLeftOut(findings, exitCode) {
    return findings === 0 && exitCode === 1;
}
/** Joins the details of a scan with what the search says. */
function withSummary(details, summary) {
    // Servers may leave out an exit code of 0, which only the search fills in.
    const exit_code = summary?.exit_code ?? details.exit_code;
    const completed_at = details.completed_at ?? summary?.completed_at;
    // Details without a count show 0; the search may have the count.
    const { findings: shown, ...others } = details.stats ?? {};
    const findings = shown || ((summary && (0,_scans_scan_js__WEBPACK_IMPORTED_MODULE_5__/* .totalOf */ .e6)(summary)) ?? shown);
    const isKnown = findings !== undefined && !isLeftOut(findings, exit_code);
    const stats = isKnown ? { ...details.stats, findings } : others;
    const scan = { ...details, exit_code, completed_at, stats };
    const detailed = (0,_scans_scan_js__WEBPACK_IMPORTED_MODULE_5__/* .detailedStatus */ .bc)(scan);
    // The time of completion does not say how the scan ended.
    if (summary === undefined || (summary.status === undefined && completed_at !== undefined))
        return { scan, status: detailed };
    const status = (0,_scans_scan_js__WEBPACK_IMPORTED_MODULE_5__/* .scanStatus */ .gC)(summary);
    if (status === 'running')
        return { scan, status: detailed ?? status };
    return { scan, status, platformStatus: summary.status };
}
/** Undefined if the search does not know the scan, or fails. */
async function searchById(context, { id, repository_id: repositoryId, started_at }) {
    const sinceMs = (0,_model_time_js__WEBPACK_IMPORTED_MODULE_6__/* .epochMs */ .e9)(started_at);
    if (repositoryId === undefined || sinceMs === undefined)
        return undefined;
    try {
        const scans = await context.platform.searchScans(await (0,_model_context_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveId */ .Sv)(context), { repositoryId, sinceMs });
        return scans.find((scan) => scan.id === id);
    }
    catch (error) {
        (0,_model_step_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .throwIfStepEnds */ ._E)(error);
        return undefined;
    }
}
/** Findings that can't be read do not fail the report of the scan. */
async function readOpenFindings(context, { scans, counted }) {
    if (counted === 0)
        return { findings: [] };
    const { repository, branch } = scans[0]?.scan.meta ?? {};
    const products = new Set(scans.flatMap(({ scan }) => (0,_scans_scan_js__WEBPACK_IMPORTED_MODULE_5__/* .productsRun */ .Ig)(scan)));
    if (typeof repository !== 'string' || typeof branch !== 'string' || products.size === 0)
        return {};
    try {
        const lists = await Promise.all(Array.from(products, (product) => (0,_scans_read_js__WEBPACK_IMPORTED_MODULE_4__/* .branchFindings */ .xH)(context, repository, { product, ref: branch })));
        for (const { product, elsewhere } of lists)
            if (elsewhere > 0)
                context.notices.push({ kind: 'rows-elsewhere', product, rows: elsewhere });
        const rows = lists.flatMap((list) => list.rows);
        // The list of secrets covers all branches.
        const isOnBranch = ({ ref }) => ref === undefined || (0,_model_refs_js__WEBPACK_IMPORTED_MODULE_7__/* .sameRef */ .WY)(ref, branch);
        return { findings: (0,_findings_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .worstFirst */ .md)(rows.filter((row) => isOnBranch(row) && (0,_findings_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .isOpen */ .nT)(row))) };
    }
    catch (error) {
        context.notices.push({ kind: 'findings-unread', cause: (0,_model_step_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .listFailureBySlug */ .j6)(error) });
        return {};
    }
}


/***/ }),

/***/ 1594:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gc: () => (/* binding */ scanSearch),
/* harmony export */   Ux: () => (/* binding */ listKey),
/* harmony export */   qZ: () => (/* binding */ readLists),
/* harmony export */   wt: () => (/* binding */ poll),
/* harmony export */   xH: () => (/* binding */ branchFindings)
/* harmony export */ });
/* harmony import */ var _model_context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4112);
/* harmony import */ var _model_names_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(519);
/* harmony import */ var _model_refs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3109);
/* harmony import */ var _model_step_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7761);
/* harmony import */ var _model_time_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4386);
/* harmony import */ var _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9323);
/* harmony import */ var _platform_resources_scan_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1086);
/* harmony import */ var _scan_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6107);








/**
 * Repeated searches look back this far for scans that were still running. The platform ends a scan after an hour of
 * silence; a day leaves room for scans that keep reporting.
 */
const LONGEST_SCAN_MS = _model_time_js__WEBPACK_IMPORTED_MODULE_5__/* .DAY_MS */ .sO;
/**
 * Returns a search for a project's scans. Each call returns the scans seen so far, in their latest state, the newest
 * first. Leaves out those of another repository, with a notice.
 *
 * @throws StepError for a project without an id; each call PlatformError, PagingError
 */
function scanSearch(context, { id: repositoryId, name }) {
    if (repositoryId === undefined) {
        const message = `The platform gave no id for the project ${name}, so its scans cannot be searched`;
        throw new _model_step_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .StepError */ .zg({ kind: 'unexpected', message });
    }
    const seen = new Map();
    let sinceMs = context.clock.now() - _platform_resources_scan_js__WEBPACK_IMPORTED_MODULE_3__/* .SCAN_SEARCH_MS */ .cA;
    let isNoted = false;
    return async () => {
        const startMs = context.clock.now();
        const scans = await context.platform.searchScans(await (0,_model_context_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveId */ .Sv)(context), { repositoryId, sinceMs });
        const elsewhere = scans.filter(({ repository_id: id }) => id !== undefined && id !== repositoryId);
        if (elsewhere.length > 0 && !isNoted) {
            context.notices.push({ kind: 'scans-elsewhere', scans: elsewhere.length });
            isNoted = true;
        }
        for (const scan of scans)
            if (!elsewhere.includes(scan))
                seen.set(scan.id, scan);
        sinceMs = Math.max(sinceMs, startMs - LONGEST_SCAN_MS);
        return [...seen.values()].sort(_scan_js__WEBPACK_IMPORTED_MODULE_4__/* .byNewest */ .Kd);
    };
}
const FIRST_PAUSE_MS = 5000;
const MAX_PAUSE_MS = 30_000;
const PAUSE_GROWTH = 1.5;
const MIN_EXPECTING_PAUSE_MS = 2000;
const MAX_EXPECTING_PAUSE_MS = 10_000;
/** Half of the time to the expected end, or since it: both moments by the same clock. */
function pauseTo(expectedEndMs, nowMs) {
    const leftMs = expectedEndMs - nowMs;
    const longestMs = leftMs > 0 ? MAX_EXPECTING_PAUSE_MS : MAX_PAUSE_MS;
    return Math.min(longestMs, Math.max(MIN_EXPECTING_PAUSE_MS, Math.abs(leftMs) / 2));
}
/**
 * Calls `look` until it returns a result: at once, after 5 s, and after pauses that grow by half each time, up to 30 s.
 * Where an end is expected, the pauses are half the time to it, 2 to 10 s, and then half the time since, 2 to 30 s. Goes
 * on while the platform is unavailable.
 *
 * @param untilMs time of the last call, in epoch ms; that call has to return a result
 * @param reason announces the wait before the first pause
 * @param expectedEndMs the time by the platform's clock when `look` should succeed, as far as its last call shows it
 * @throws the error of the last call; before that, any error but an unavailable platform
 */
async function poll({ clock, stop, announceWait, platform }, untilMs, look, reason, expectedEndMs = () => undefined) {
    let isFirst = true;
    for (let pauseMs = FIRST_PAUSE_MS;; pauseMs = Math.min(MAX_PAUSE_MS, pauseMs * PAUSE_GROWTH)) {
        const isLast = clock.now() >= untilMs;
        try {
            const found = await look(isLast);
            if (found !== undefined)
                return found;
        }
        catch (error) {
            if (isLast || !isUnavailable(error))
                throw error;
        }
        const remainingMs = untilMs - clock.now();
        // The last look follows at once.
        if (remainingMs <= 0)
            continue;
        if (isFirst && reason !== undefined)
            announceWait(reason, remainingMs);
        isFirst = false;
        const endMs = expectedEndMs();
        if (endMs !== undefined)
            pauseMs = pauseTo(endMs, platform.serverNowMs() ?? clock.now());
        await clock.sleep(Math.min(pauseMs, remainingMs), stop);
    }
}
/** Whether the platform, or a gateway in front of it, is unavailable for now. */
function isUnavailable(error) {
    if (!(error instanceof _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PlatformError */ .Wk))
        return false;
    const { kind, status = 0 } = error.failure;
    if (kind === 'status')
        return status >= 500 || status === 408;
    return kind === 'connection' || kind === 'time-out';
}
/**
 * The findings of one product on a branch, of every status. Secrets have one row whatever their branches, so all of the
 * repository's are returned. A row that names no branch or repository belongs to it, because nothing else was requested.
 * Servers name a branch `main`, as most do, or `refs/heads/main`: if no row comes for one name, the other is tried.
 *
 * @param repository as the platform spells it
 * @throws PlatformError, and PagingError also if rows may be missing
 */
async function branchFindings(context, repository, { product, ref }) {
    const { platform } = context;
    const repos = [repository];
    const names = product === 'secrets' || ref === undefined ? [undefined] : (0,_model_refs_js__WEBPACK_IMPORTED_MODULE_6__/* .refNames */ .kO)((0,_model_refs_js__WEBPACK_IMPORTED_MODULE_6__/* .shortRef */ .m3)(ref));
    let found = { product, ref, rows: [], elsewhere: 0 };
    for (const name of names) {
        const { rows: listed, cut } = product === 'secrets'
            ? await platform.secrets(await (0,_model_context_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveId */ .Sv)(context), { repo: repos })
            : await platform.findings(await (0,_model_context_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveSlug */ .qo)(context), { issue_type: product, repos, ref: name });
        if (cut !== undefined)
            throw cut;
        const rows = listed.filter((row) => belongsTo(row, repository, ref));
        found = { product, ref, rows, elsewhere: listed.length - rows.length };
        if (rows.length > 0)
            break;
    }
    return found;
}
function belongsTo(row, repository, ref) {
    const isOfAllBranches = row.kind === 'secrets' || ref === undefined || row.ref === undefined;
    const isHere = row.repository === undefined || (0,_model_names_js__WEBPACK_IMPORTED_MODULE_7__/* .nameKey */ .Rc)(row.repository) === (0,_model_names_js__WEBPACK_IMPORTED_MODULE_7__/* .nameKey */ .Rc)(repository);
    return isHere && (isOfAllBranches || (0,_model_refs_js__WEBPACK_IMPORTED_MODULE_6__/* .sameRef */ .WY)(row.ref, ref));
}
function listKey({ product, ref = '' }) {
    return `${product} ${ref}`;
}
/**
 * Reads lists of a repository's branches.
 *
 * @param isLast makes an unavailable platform a failure of the list; otherwise the error is thrown
 * @throws PlatformError
 */
async function readLists(context, repository, lists, isLast) {
    return Promise.all(lists.map(async (list) => {
        try {
            return [listKey(list), await branchFindings(context, repository, list)];
        }
        catch (error) {
            if (!isLast && isUnavailable(error))
                throw error;
            return [listKey(list), { ...list, rows: [], elsewhere: 0, failure: (0,_model_step_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .listFailure */ .PH)(error) }];
        }
    }));
}


/***/ })

};
