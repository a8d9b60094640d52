export const id = 526;
export const ids = [526];
export const modules = {

/***/ 3508:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ nameKey),
/* harmony export */   U: () => (/* binding */ compare)
/* harmony export */ });
/** For sorting; texts by code units, so that the order does not depend on the language of a machine. */
function compare(one, other) {
    if (one === other)
        return 0;
    return one < other ? -1 : 1;
}
/** By which names are compared: case and Unicode form make no difference. */
function nameKey(name) {
    return name.normalize('NFC').toLowerCase();
}


/***/ }),

/***/ 8303:
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
    return { operation: request.operation, request, deployment, notices };
}


/***/ }),

/***/ 7781:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EU: () => (/* binding */ lookForProject),
/* harmony export */   Qw: () => (/* binding */ projectNames),
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
    const names = [];
    try {
        for await (const { name } of context.platform.projects(slug))
            names.push(name);
    }
    catch (error) {
        if (error instanceof _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CancelledError */ .cc)
            throw error;
        return undefined;
    }
    return names;
}


/***/ }),

/***/ 3459:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dA: () => (/* binding */ modeOfPolicy),
/* harmony export */   lJ: () => (/* binding */ validationState),
/* harmony export */   lO: () => (/* binding */ policyOfMode)
/* harmony export */ });
/** Policies of the rule board, by the mode that they stand for (field-notes, "`policies` filter of triage"). */
const POLICY_OF_MODE = new Map([
    ['monitor', 'rule-board-audit'],
    ['comment', 'rule-board-pr-comments'],
    ['block', 'rule-board-block'],
]);
const MODE_OF_POLICY = new Map([...POLICY_OF_MODE].map(([mode, slug]) => [slug, mode]));
function policyOfMode(mode) {
    return POLICY_OF_MODE.get(mode.toLowerCase());
}
/** The mode of a policy's slug; another slug stands for itself. */
function modeOfPolicy(slug) {
    return slug === undefined ? undefined : (MODE_OF_POLICY.get(slug) ?? slug);
}
const VALIDATION_ALIASES = new Map([
    ['valid', 'confirmed_valid'],
    ['invalid', 'confirmed_invalid'],
]);
/** A validation state by its newer name, in lower case. */
function validationState(state) {
    const lower = state.toLowerCase();
    return VALIDATION_ALIASES.get(lower) ?? lower;
}


/***/ }),

/***/ 5585:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ FINDING_TESTS)
/* harmony export */ });
/* harmony import */ var _model_time_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4386);
/* harmony import */ var _aliases_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3459);
/* harmony import */ var _refs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7321);
/* harmony import */ var _text_tests_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6776);
/* harmony import */ var _times_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7701);





/** The findings list calls it by what it lacks. */
const EXPOSURE_OF_REACHABILITY = new Map([
    ['no_reachability_analysis', 'unknown'],
]);
/**
 * Decides each condition on a row of a list. A row that lacks what a condition looks at is not selected. Undefined
 * for what no row says: only the platform can decide it.
 */
const FINDING_TESTS = {
    status: (0,_text_tests_js__WEBPACK_IMPORTED_MODULE_1__/* .textTest */ .yV)((finding) => finding.status),
    autotriage_verdict: (0,_text_tests_js__WEBPACK_IMPORTED_MODULE_1__/* .textTest */ .yV)((finding) => finding.autotriage_verdict),
    confidence: (0,_text_tests_js__WEBPACK_IMPORTED_MODULE_1__/* .textTest */ .yV)((finding) => finding.confidence),
    categories: (0,_text_tests_js__WEBPACK_IMPORTED_MODULE_1__/* .textsTest */ .X0)((finding) => finding.categories),
    component_tags: (0,_text_tests_js__WEBPACK_IMPORTED_MODULE_1__/* .textTest */ .yV)((finding) => finding.component_tag),
    policies: (0,_text_tests_js__WEBPACK_IMPORTED_MODULE_1__/* .textsTest */ .X0)(({ policy }) => [policy?.name, policy?.slug]),
    policy_mode: (0,_text_tests_js__WEBPACK_IMPORTED_MODULE_1__/* .textTest */ .yV)(({ mode, policy }) => mode ?? (0,_aliases_js__WEBPACK_IMPORTED_MODULE_0__/* .modeOfPolicy */ .dA)(policy?.slug)),
    project_tags: (value, lookups) => {
        const matches = (0,_text_tests_js__WEBPACK_IMPORTED_MODULE_1__/* .textsMatcher */ .lp)(value);
        return ({ repository }) => {
            const tags = repository === undefined ? undefined : lookups.projectTags(repository);
            return tags !== undefined && matches([...tags]);
        };
    },
    ref: (value) => {
        const matches = (0,_refs_js__WEBPACK_IMPORTED_MODULE_2__/* .refMatcher */ .kz)(value);
        return ({ ref }) => ref !== undefined && matches(ref);
    },
    repos: (0,_text_tests_js__WEBPACK_IMPORTED_MODULE_1__/* .textTest */ .yV)((finding) => finding.repository),
    rules: (0,_text_tests_js__WEBPACK_IMPORTED_MODULE_1__/* .textTest */ .yV)((finding) => finding.rule),
    ruleset: undefined,
    severities: (0,_text_tests_js__WEBPACK_IMPORTED_MODULE_1__/* .textTest */ .yV)((finding) => finding.severity),
    since: (value) => notBefore(Number(value) * 1000),
    triage_reasons: (0,_text_tests_js__WEBPACK_IMPORTED_MODULE_1__/* .textTest */ .yV)((finding) => finding.triage_reason),
    dependencies: (0,_text_tests_js__WEBPACK_IMPORTED_MODULE_1__/* .textTest */ .yV)(({ dependency }) => dependency?.package),
    epss_probability: undefined,
    exposures: (0,_text_tests_js__WEBPACK_IMPORTED_MODULE_1__/* .textTest */ .yV)(({ reachability = '' }) => EXPOSURE_OF_REACHABILITY.get(reachability) ?? reachability),
    transitivities: (0,_text_tests_js__WEBPACK_IMPORTED_MODULE_1__/* .textTest */ .yV)(({ dependency }) => dependency?.transitivity),
    pro_only: undefined,
    // Servers leave out what is false, so that a row without it says false.
    include_historical: (value) => (finding) => value === true || finding.historical !== true,
    repository_visibility: (0,_text_tests_js__WEBPACK_IMPORTED_MODULE_1__/* .textTest */ .yV)((finding) => finding.repository_visibility),
    secret_types: (0,_text_tests_js__WEBPACK_IMPORTED_MODULE_1__/* .textTest */ .yV)((finding) => finding.secret_type),
    validation_state: (value) => {
        const matches = (0,_text_tests_js__WEBPACK_IMPORTED_MODULE_1__/* .textMatcher */ .Ax)((0,_text_tests_js__WEBPACK_IMPORTED_MODULE_1__/* .mapTexts */ .zO)(value, _aliases_js__WEBPACK_IMPORTED_MODULE_0__/* .validationState */ .lJ));
        return ({ validation_state: state }) => state !== undefined && matches((0,_aliases_js__WEBPACK_IMPORTED_MODULE_0__/* .validationState */ .lJ)(state));
    },
    older_than: (value) => {
        const limit = Number(value);
        return (finding) => {
            const since = (0,_times_js__WEBPACK_IMPORTED_MODULE_3__/* .detectedMs */ .j)(finding);
            return since !== undefined && since < limit;
        };
    },
    newer_than: (value) => notBefore(Number(value)),
    triaged_before: (value) => {
        const limit = Number(value);
        return (finding) => {
            const triaged = (0,_model_time_js__WEBPACK_IMPORTED_MODULE_4__/* .epochMs */ .e)(finding.triaged_at);
            return triaged !== undefined && triaged < limit;
        };
    },
    paths: (0,_text_tests_js__WEBPACK_IMPORTED_MODULE_1__/* .textTest */ .yV)((finding) => finding.path),
    has_ticket: (value) => (finding) => (finding.ticket !== undefined) === value,
    cwe: (0,_text_tests_js__WEBPACK_IMPORTED_MODULE_1__/* .textsTest */ .X0)((finding) => finding.cwe_names),
    epss_above: (value) => {
        const limit = Number(value);
        return ({ epss_score: score }) => score !== undefined && score > limit;
    },
    malicious: (value) => (finding) => (finding.malicious ?? false) === value,
};
function notBefore(limitMs) {
    return (finding) => {
        const since = (0,_times_js__WEBPACK_IMPORTED_MODULE_3__/* .detectedMs */ .j)(finding);
        return since !== undefined && since >= limitMs;
    };
}


/***/ }),

/***/ 6396:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  F: () => (/* binding */ listFindings),
  R: () => (/* binding */ noteDoubt)
});

// EXTERNAL MODULE: ./build/src/model/selection.js
var selection = __webpack_require__(8985);
// EXTERNAL MODULE: ./build/src/operations/deployment.js
var deployment = __webpack_require__(4693);
;// CONCATENATED MODULE: ./build/src/operations/findings/directory.js
/** Knows nothing; of queries that ask nothing about projects. */
const NO_LOOKUPS = {
    projectTags() {
        throw new Error('The list of projects was not read');
    },
};
/** Reads the list of projects. */
async function readDirectory(context, slug) {
    const projects = new Map();
    for await (const { name, tags } of context.platform.projects(slug)) {
        projects.set(name.toLowerCase(), { name, tags: new Set(tags.map((tag) => tag.toLowerCase())) });
    }
    return {
        projectTags: (name) => projects.get(name.toLowerCase())?.tags,
        spelling: (name) => projects.get(name.toLowerCase())?.name,
        names: () => [...projects.values()].map(({ name }) => name),
    };
}

// EXTERNAL MODULE: ./build/src/model/filters.js
var filters = __webpack_require__(9016);
// EXTERNAL MODULE: ./build/src/operations/findings/aliases.js
var aliases = __webpack_require__(3459);
;// CONCATENATED MODULE: ./build/src/operations/findings/parameters.js



/** More values than this make the address too long: the rows decide then. */
const MAX_VALUES = 50;
/**
 * How a filter becomes a parameter of `GET …/findings`; undefined where the rows have to decide. Filters that are not
 * here have a parameter of their own name.
 */
const FINDING_PARAMETERS = {
    since: () => undefined, // `sinceOf` joins it with `newer-than`.
    rules: (value) => namesOnly('rules', value),
    policy_mode: (value) => mapped('policies', value, aliases/* policyOfMode */.lO),
    // The list takes reasons with this status only.
    triage_reasons: (value, { filters }) => filters.status === 'ignored' ? ['triage_reasons', value] : undefined,
};
const SECRET_PARAMETERS = {
    since: () => undefined,
    status: (value) => ['status', `FINDING_STATUS_${String(value).toUpperCase()}`],
    severities: (value) => mapped('severity', value, (one) => `SEVERITY_${one.toUpperCase()}`),
    validation_state: (value) => mapped('validationState', value, validationParameter),
};
const VALIDATION_STATES = new Set([
    'confirmed_valid',
    'confirmed_invalid',
    'validation_error',
    'no_validator',
]);
/**
 * The parameters of `GET …/findings` that a query turns into; each filter that the server decides is checked again
 * on every row.
 *
 * @param repositories as the platform spells them; undefined where the rows decide
 */
function findingParameters(query, repositories) {
    const { parameters, sent, since } = translated(query, FINDING_PARAMETERS, ['repos', repositories]);
    if (since !== undefined)
        parameters.since = Math.floor(since / 1000);
    return { parameters: { issue_type: query.issueType, ...parameters }, sent };
}
/** The same for `GET …/secrets`. */
function secretParameters(query, repositories) {
    const { parameters, sent, since } = translated(query, SECRET_PARAMETERS, ['repo', repositories]);
    if (since !== undefined)
        parameters.since = new Date(since).toISOString();
    return { parameters: parameters, sent };
}
/** All but `since`, which each list writes in its own way. */
function translated(query, table, [repositoryParameter, repositories]) {
    const parameters = {};
    const sent = new Set();
    for (const filter of filters/* TRIAGE_FILTERS */.bL) {
        const value = query.filters[filter.wire];
        const isDecidedByServer = filter.listed[query.issueType] === 'server' && filter.wire !== 'repos';
        if (value === undefined || !isDecidedByServer)
            continue;
        const translate = table[filter.wire];
        const parameter = translate === undefined ? namesOnly(filter.wire, value) : translate(value, query);
        if (parameter === undefined)
            continue;
        parameters[parameter[0]] = parameter[1];
        sent.add(filter.wire);
    }
    if (isShort(repositories)) {
        parameters[repositoryParameter] = repositories;
        sent.add('repos');
    }
    const since = sinceMs(query);
    if (since !== undefined)
        sent.add('since').add('newer_than');
    return { parameters, sent, since };
}
/** A list goes to the server only where none of it is a pattern. */
function namesOnly(name, value) {
    if (typeof value !== 'object')
        return [name, value];
    const { names } = (0,selection/* nameListOf */.R1)(value);
    return names.length === value.length && isShort(value) ? [name, value] : undefined;
}
/** Undefined where one of the values has no counterpart. */
function mapped(name, value, change) {
    const values = [value].flat().map((one) => change(String(one)));
    const known = values.filter((one) => one !== undefined);
    return known.length === values.length ? [name, known] : undefined;
}
function validationParameter(state) {
    const name = (0,aliases/* validationState */.lJ)(state);
    return VALIDATION_STATES.has(name) ? `VALIDATION_STATE_${name.toUpperCase()}` : undefined;
}
/** The later of `since` and `newer-than`. */
function sinceMs({ filters, newerThanMs }) {
    const since = filters.since === undefined ? undefined : Number(filters.since) * 1000;
    if (since === undefined || newerThanMs === undefined)
        return since ?? newerThanMs;
    return Math.max(since, newerThanMs);
}
function isShort(values) {
    return values !== undefined && values.length > 0 && values.length <= MAX_VALUES;
}

// EXTERNAL MODULE: ./build/src/operations/names.js
var names = __webpack_require__(5896);
// EXTERNAL MODULE: ./build/src/operations/findings/conditions.js
var conditions = __webpack_require__(5585);
;// CONCATENATED MODULE: ./build/src/operations/findings/query.js




/**
 * The conditions of a query, in an order in which the costly ones come last.
 *
 * @throws Error for a filter that no row decides, which the inputs refuse
 */
function queryTests(query, lookups) {
    const filters = Object.entries(query.filters).flatMap(([name, value]) => {
        const filter = filterNamed(name);
        return filter.idle === value ? [] : [filterTest(filter, value, lookups)];
    });
    return [...filters, ...rowTests(query, lookups)];
}
function filterNamed(name) {
    const filter = filters/* TRIAGE_FILTERS */.bL.find(({ wire }) => wire === name);
    if (filter === undefined)
        throw new Error(`There is no filter ${name}`);
    return filter;
}
function filterTest(filter, value, lookups) {
    const name = filter.wire;
    const test = conditions/* FINDING_TESTS */.q[name];
    if (test === undefined)
        throw new Error(`No list of findings decides the filter ${(0,filters/* filterInput */.ts)(filter)}`);
    if (!filter.patterns || !Array.isArray(value))
        return { name, test: test(value, lookups) };
    const matcher = (0,names/* nameMatcher */.M)((0,selection/* nameListOf */.R1)(value));
    return { name, test: test(matcher, lookups), matcher };
}
function rowTests(query, lookups) {
    const paths = query.paths === undefined ? undefined : (0,names/* nameMatcher */.M)(query.paths);
    const values = {
        older_than: query.olderThanMs,
        newer_than: query.newerThanMs,
        triaged_before: query.triagedBeforeMs,
        has_ticket: query.hasTicket,
        paths,
    };
    return Object.entries(values).flatMap(([name, value]) => {
        if (value === undefined)
            return [];
        const test = conditions/* FINDING_TESTS */.q[name];
        return [
            {
                name,
                test: test(value, lookups),
                ...(name === 'paths' && paths !== undefined ? { matcher: paths } : {}),
            },
        ];
    });
}

;// CONCATENATED MODULE: ./build/src/operations/findings/row-check.js
/** Decides about rows, and counts those that the server should not have given. */
class RowCheck {
    /** By the filter that the server ignored. */
    ignored = new Map();
    #ofServer;
    #ofRow;
    /** The conditions for which rows were left out. */
    #unmet = new Set();
    /** Have items that no row has matched so far. */
    #searching;
    constructor(tests, sent) {
        this.#ofServer = tests.filter(({ name }) => sent.has(name));
        this.#ofRow = tests.filter(({ name }) => !sent.has(name));
        this.#searching = tests.filter(isSearching);
    }
    /** Lets patterns see rows that other conditions leave out: they exist all the same. */
    look(page) {
        if (this.#searching.length === 0)
            return;
        for (const finding of page)
            for (const { test } of this.#searching)
                test(finding);
        this.#searching = this.#searching.filter(isSearching);
    }
    selects(finding) {
        const fails = ({ test }) => !test(finding);
        const ignored = this.#ofServer.find(fails)?.name;
        if (ignored !== undefined)
            this.ignored.set(ignored, (this.ignored.get(ignored) ?? 0) + 1);
        const unmet = ignored ?? this.#ofRow.find(fails)?.name;
        if (unmet !== undefined)
            this.#unmet.add(unmet);
        return unmet === undefined;
    }
    /** Whether a row was left out for one of these conditions. */
    leavesOutFor(conditions) {
        return [...this.#unmet].some((name) => conditions.has(name));
    }
}
function isSearching({ matcher }) {
    if (matcher === undefined)
        return false;
    const { names, patterns, except } = matcher.unmatched();
    return names.length + patterns.length + except.length > 0;
}

// EXTERNAL MODULE: ./build/src/operations/find-project.js
var find_project = __webpack_require__(7781);
// EXTERNAL MODULE: ./build/src/operations/nearest.js
var nearest = __webpack_require__(7966);
// EXTERNAL MODULE: ./build/src/operations/pattern.js
var pattern = __webpack_require__(1038);
;// CONCATENATED MODULE: ./build/src/operations/findings/unmatched.js






/**
 * Reports what a query's names and patterns did not find among the rows. A repository without such findings is known
 * all the same when it is listed as a project.
 *
 * @param mustKnow whether a name in `repos` that the platform does not know is an error
 * @throws StepError for such a name
 */
async function reportUnmatched(context, tests, directory, mustKnow) {
    for (const { name: input, matcher } of tests) {
        if (matcher === undefined)
            continue;
        const unmatched = matcher.unmatched();
        const wanted = [...unmatched.patterns, ...(input === 'repos' ? unmatched.names : [])];
        if (wanted.length + unmatched.except.length === 0)
            continue;
        const known = input === 'repos' ? await knownNames(context, directory) : [];
        const isUnknown = (item) => !known.some((0,pattern/* patternMatcher */.l)(item));
        const except = unmatched.except.filter(isUnknown);
        for (const pattern of except) {
            const near = await (0,nearest/* nearestNames */.L)(pattern, known);
            context.notices.push({ kind: 'exclusion-unmatched', input, pattern, near });
        }
        for (const pattern of wanted.filter(isUnknown)) {
            // Archived projects are not listed, and known all the same.
            if (mustKnow && input === 'repos' && !(0,selection/* isPattern */.Pt)(pattern)) {
                await (0,find_project/* findProject */.t1)(context, await (0,deployment/* resolveSlug */.qo)(context), pattern);
                continue;
            }
            const near = await (0,nearest/* nearestNames */.L)(pattern, known);
            context.notices.push({ kind: 'pattern-unmatched', input, pattern, near });
        }
    }
}
async function knownNames(context, directory) {
    return (directory ?? (await readDirectory(context, await (0,deployment/* resolveSlug */.qo)(context)))).names();
}

;// CONCATENATED MODULE: ./build/src/operations/findings/list.js







/** Conditions that one branch's row of a finding may meet and another's not. */
const DIFFERS_BY_BRANCH = new Set([
    ...['status', 'triage_reasons', 'ref', 'since'],
    ...['newer_than', 'older_than', 'triaged_before'],
]);
/**
 * The findings that a query selects, in the platform's order, in parts. Whatever the server decided is checked again
 * on every row: a server that ignores a filter gets nothing else selected. `context.notices` says so, and where rows may
 * be missing.
 *
 * @throws PlatformError, PagingError where the list can't be read to its end
 * @throws StepError with `mustKnow`, after the last part
 */
async function* listFindings(context, query, options = {}) {
    const directory = await directoryFor(context, query, options);
    const tests = queryTests(query, directory ?? NO_LOOKUPS);
    const isOnce = options.once === true && query.filters.ref === undefined;
    const isFirst = isOnce ? onceEach() : () => true;
    async function* selected(dedup) {
        const { pages, sent } = await request(context, query, options, directory, dedup);
        const check = new RowCheck(tests, sent);
        for await (const page of pages) {
            context.progress.advance(page.length);
            check.look(page);
            const rows = page.filter((finding) => {
                options.onRow?.(finding);
                return check.selects(finding) && isFirst(finding);
            });
            if (rows.length > 0)
                yield rows;
        }
        return check;
    }
    context.progress.begin('findings');
    let check = yield* selected(isOnce);
    // The row that the server gave for all branches is outside: that of another branch may be within.
    const mayMiss = isOnce && query.issueType !== 'secrets' && check.leavesOutFor(DIFFERS_BY_BRANCH);
    if (mayMiss)
        check = yield* selected(false);
    for (const [filter, rows] of check.ignored) {
        context.notices.push({ kind: 'filter-ignored', filter, rows });
    }
    if (options.spelled)
        return;
    await reportUnmatched(context, tests, directory, options.mustKnow ?? false);
}
/** Needed for tags of projects, and to spell names, because a server may compare them exactly. */
async function directoryFor(context, { filters }, { spelled }) {
    const needsTags = filters.project_tags !== undefined;
    const needsNames = !spelled && plainNames(filters.repos) !== undefined;
    return needsTags || needsNames ? readDirectory(context, await (0,deployment/* resolveSlug */.qo)(context)) : undefined;
}
async function request(context, query, options, directory, dedup) {
    const repositories = repositoriesOf(query, options, directory);
    const reading = {
        ...(options.pageSize === undefined ? {} : { pageSize: options.pageSize }),
        onDoubt: (doubt) => noteDoubt(context, query.issueType, doubt),
    };
    if (query.issueType === 'secrets') {
        const { parameters, sent } = secretParameters(query, repositories);
        return { pages: context.platform.secrets(await (0,deployment/* resolveId */.Sv)(context), parameters, reading), sent };
    }
    const asked = options.allBranches ? sharedByBranches(query) : query;
    const { parameters, sent } = findingParameters(asked, repositories);
    const once = dedup ? { dedup } : {};
    const slug = await (0,deployment/* resolveSlug */.qo)(context);
    return { pages: context.platform.findings(slug, { ...parameters, ...once }, reading), sent };
}
/** Once for each kind, however many lists there are. */
function noteDoubt({ notices }, issueType, doubt) {
    const of = `${issueType} findings`;
    const isKnown = notices.some((notice) => notice.kind === 'list-in-doubt' && notice.of === of && notice.doubt === doubt);
    if (!isKnown)
        notices.push({ kind: 'list-in-doubt', of, doubt });
}
/** The query without what the branches of a finding can differ in: the rows decide that. */
function sharedByBranches({ newerThanMs: _, ...query }) {
    const filters = Object.entries(query.filters).filter(([name]) => !DIFFERS_BY_BRANCH.has(name));
    return { ...query, filters: Object.fromEntries(filters) };
}
/** Undefined where the rows decide: there are patterns, or a name that the platform does not list. */
function repositoriesOf({ filters }, { spelled }, directory) {
    const names = plainNames(filters.repos);
    if (names === undefined || spelled)
        return names;
    const spellings = names.map((name) => directory?.spelling(name)).filter((name) => name !== undefined);
    return spellings.length === names.length ? spellings : undefined;
}
function plainNames(repos) {
    if (!Array.isArray(repos))
        return undefined;
    const { names } = (0,selection/* nameListOf */.R1)(repos);
    return names.length === repos.length ? names : undefined;
}
/** Two repositories may hold the same finding: copies of one template do. */
function onceEach() {
    const seen = new Map();
    return ({ repository = '', match_based_id: id }) => {
        if (id === undefined)
            return true;
        const ids = seen.get(repository) ?? new Set();
        seen.set(repository, ids);
        return ids.size < ids.add(id).size;
    };
}


/***/ }),

/***/ 7321:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WY: () => (/* binding */ sameRef),
/* harmony export */   kz: () => (/* binding */ refMatcher),
/* harmony export */   m3: () => (/* binding */ shortRef)
/* harmony export */ });
/* harmony import */ var _text_tests_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6776);

const BRANCH = 'refs/heads/';
/** `main` and `refs/heads/main` are one branch. */
function shortRef(ref) {
    return ref.startsWith(BRANCH) ? ref.slice(BRANCH.length) : ref;
}
function sameRef(one, other) {
    return one !== undefined && other !== undefined && shortRef(one) === shortRef(other);
}
/** A branch that is named is compared exactly, since git knows branches apart by case; patterns ignore case. */
function refMatcher(value) {
    if (typeof value === 'object' && !Array.isArray(value)) {
        const matches = (0,_text_tests_js__WEBPACK_IMPORTED_MODULE_0__/* .textMatcher */ .Ax)((0,_text_tests_js__WEBPACK_IMPORTED_MODULE_0__/* .mapTexts */ .zO)(value, shortRef));
        return (ref) => matches(shortRef(ref));
    }
    const wanted = new Set([value].flat().map((ref) => shortRef(String(ref))));
    return (ref) => wanted.has(shortRef(ref));
}


/***/ }),

/***/ 6776:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ax: () => (/* binding */ textMatcher),
/* harmony export */   X0: () => (/* binding */ textsTest),
/* harmony export */   lp: () => (/* binding */ textsMatcher),
/* harmony export */   yV: () => (/* binding */ textTest),
/* harmony export */   zO: () => (/* binding */ mapTexts)
/* harmony export */ });
/* harmony import */ var _model_selection_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8985);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5896);


/** Decides about a row's text. */
function textMatcher(value) {
    const matcher = isMatcher(value) ? value : isNameList(value) ? (0,_names_js__WEBPACK_IMPORTED_MODULE_0__/* .nameMatcher */ .M)(value) : undefined;
    if (matcher !== undefined)
        return (text) => matcher.matches(text);
    const wanted = new Set([value].flat().map((text) => String(text).toLowerCase()));
    return (text) => wanted.has(text.toLowerCase());
}
/** Decides about a row's list of texts: any of them is looked for, and none is taken away. */
function textsMatcher(value) {
    if (!isNameList(value)) {
        const matches = textMatcher(value);
        return (texts) => texts.some(matches);
    }
    const all = value.names.length + value.patterns.length === 0;
    const isWanted = textMatcher({ ...value, except: [] });
    const isTakenAway = exceptMatcher(value.except);
    return (texts) => (all || texts.some(isWanted)) && !texts.some(isTakenAway);
}
function exceptMatcher(except) {
    if (except.length === 0)
        return () => false;
    return textMatcher({ ...(0,_model_selection_js__WEBPACK_IMPORTED_MODULE_1__/* .namesAndPatterns */ .Zz)(except), except: [] });
}
/** Tests one text of a row. */
function textTest(of) {
    return (value) => {
        const matches = textMatcher(value);
        return (finding) => {
            const text = of(finding);
            return text !== undefined && text !== '' && matches(text);
        };
    };
}
/** Tests a list of texts of a row. */
function textsTest(of) {
    return (value) => {
        const matches = textsMatcher(value);
        return (finding) => {
            const texts = of(finding)?.filter((text) => text !== undefined);
            return texts !== undefined && texts.length > 0 && matches(texts);
        };
    };
}
/** The same value with each of its texts changed. */
function mapTexts(value, change) {
    if (isNameList(value)) {
        const { names, patterns, except } = value;
        return { names: names.map(change), patterns: patterns.map(change), except: except.map(change) };
    }
    if (isMatcher(value))
        return value;
    return [value].flat().map((text) => change(String(text)));
}
function isNameList(value) {
    return typeof value === 'object' && 'patterns' in value;
}
function isMatcher(value) {
    return typeof value === 'object' && 'matches' in value;
}


/***/ }),

/***/ 7701:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ detectedMs)
/* harmony export */ });
/* harmony import */ var _model_time_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4386);

/** When a finding was first detected or reintroduced, in epoch ms; of a secret, when it was created. */
function detectedMs(finding) {
    return (0,_model_time_js__WEBPACK_IMPORTED_MODULE_0__/* .epochMs */ .e)(finding.relevant_since ?? finding.created_at);
}


/***/ }),

/***/ 5896:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ nameMatcher),
/* harmony export */   S: () => (/* binding */ itemsOf)
/* harmony export */ });
/* harmony import */ var _model_compare_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3508);
/* harmony import */ var _model_selection_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8985);
/* harmony import */ var _pattern_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1038);



/** An empty `names` and `patterns` selects all that `except` does not take away. */
function nameMatcher({ names, patterns, except }) {
    const all = names.length + patterns.length === 0;
    const wantedNames = itemSet(names);
    const wantedPatterns = patterns.map(itemOf);
    const takenAway = (0,_model_selection_js__WEBPACK_IMPORTED_MODULE_0__/* .namesAndPatterns */ .Zz)(except);
    const exceptNames = itemSet(takenAway.names);
    const exceptPatterns = takenAway.patterns.map(itemOf);
    return {
        matches(name) {
            const isTakenAway = anyMatches(exceptNames, exceptPatterns, name);
            // What is taken away has been found all the same.
            const isWanted = anyMatches(wantedNames, wantedPatterns, name) || all;
            return isWanted && !isTakenAway;
        },
        unmatched: () => ({
            names: unmatchedOf(wantedNames.values()),
            patterns: unmatchedOf(wantedPatterns),
            except: [...unmatchedOf(exceptNames.values()), ...unmatchedOf(exceptPatterns)],
        }),
    };
}
/** The items of a list, as the user wrote them. */
function itemsOf({ names, patterns, except }) {
    return [...names, ...patterns, ...except.map((item) => `!${item}`)];
}
function itemOf(text) {
    return { text, matches: (0,_pattern_js__WEBPACK_IMPORTED_MODULE_1__/* .patternMatcher */ .l)(text), matched: false };
}
/** Names are unique without regard to case. */
function itemSet(names) {
    return new Map(names.map((text) => [(0,_model_compare_js__WEBPACK_IMPORTED_MODULE_2__/* .nameKey */ .R)(text), { text, matches: () => true, matched: false }]));
}
/** Every pattern is tried until it has matched once, to know which ones find nothing. */
function anyMatches(names, patterns, name) {
    const named = names.size === 0 ? undefined : names.get((0,_model_compare_js__WEBPACK_IMPORTED_MODULE_2__/* .nameKey */ .R)(name));
    if (named !== undefined)
        named.matched = true;
    let found = named !== undefined;
    for (const item of patterns) {
        if ((found && item.matched) || !item.matches(name))
            continue;
        found = true;
        item.matched = true;
    }
    return found;
}
function unmatchedOf(items) {
    return [...items].filter(({ matched }) => !matched).map(({ text }) => text);
}


/***/ }),

/***/ 7966:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ nearestNames),
/* harmony export */   _: () => (/* binding */ noteUnmatched)
/* harmony export */ });
/* harmony import */ var _inputs_nearest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9389);

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
    return items > MAX_ITEMS ? [] : (0,_inputs_nearest_js__WEBPACK_IMPORTED_MODULE_0__/* .nearestOf */ .qw)(text, names, MAX_NEAR);
}


/***/ }),

/***/ 1038:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ patternMatcher)
/* harmony export */ });
/* harmony import */ var _model_compare_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3508);

const ASCII = 128;
/** Beyond so many nodes nothing is remembered, so that memory stays bounded. */
const MAX_NODES = 500;
/**
 * Matches names against a pattern without regard to case and Unicode form: `?` is one character and `*` any number of them
 * within a segment, `**` any number across segments; as a segment of its own between two others, `**` may
 * also be none at all. Every other character means itself, because brackets, braces and plus signs stand in
 * project names.
 *
 * Time grows with the length of the pattern times that of the name, whatever they are: an expression that a
 * pattern library compiled tries all ways to share a name out among the wildcards, which takes it seconds for
 * some patterns. What was found out for one name is remembered for the next, since names have much in common.
 */
function patternMatcher(pattern) {
    const tokens = tokensOf((0,_model_compare_js__WEBPACK_IMPORTED_MODULE_0__/* .nameKey */ .R)(pattern));
    const start = startOf(tokens);
    const nodes = new Map();
    const nodeOf = (positions) => {
        const key = positions.join();
        const known = nodes.get(key);
        if (known !== undefined)
            return known;
        const accepts = positions.includes(tokens.length);
        const final = positions.length === 0 || (accepts && tokens.at(-1) === 'across');
        const node = { positions, accepts, final, next: new Array(ASCII).fill(undefined) };
        if (nodes.size < MAX_NODES)
            nodes.set(key, node);
        return node;
    };
    const first = nodeOf(start);
    return (name) => {
        const text = (0,_model_compare_js__WEBPACK_IMPORTED_MODULE_0__/* .nameKey */ .R)(name);
        let node = first;
        for (let at = 0; at < text.length && !node.final; at++) {
            const code = text.charCodeAt(at);
            const known = code < ASCII ? node.next[code] : undefined;
            if (known !== undefined) {
                node = known;
                continue;
            }
            const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
            const next = nodeOf(advance(tokens, node.positions, character));
            if (code < ASCII)
                node.next[code] = next;
            at += character.length - 1;
            node = next;
        }
        return node.accepts;
    };
}
function tokensOf(pattern) {
    const parts = pattern.match(/\*{2,}|[\s\S]/gu) ?? [];
    return parts.flatMap((part, at) => {
        if (part === '?')
            return ['one'];
        if (part === '*')
            return ['within'];
        if (!part.startsWith('**'))
            return [{ character: part }];
        const isSegment = (parts[at - 1] ?? '/') === '/' && parts[at + 1] === '/';
        return isSegment ? ['maybe', 'across'] : ['across'];
    });
}
function startOf(tokens) {
    const positions = new Set();
    reach(tokens, 0, positions);
    return [...positions];
}
/** Adds a position, and those that follow from it without a character. */
function reach(tokens, position, positions) {
    if (positions.has(position))
        return;
    positions.add(position);
    const token = tokens[position];
    if (token === 'within' || token === 'across')
        reach(tokens, position + 1, positions);
    if (token === 'maybe') {
        reach(tokens, position + 1, positions);
        reach(tokens, position + 3, positions); // Past the `**` and its slash.
    }
}
function advance(tokens, from, character) {
    const positions = new Set();
    for (const position of from) {
        const token = tokens[position];
        if (token === undefined || token === 'maybe')
            continue;
        if (typeof token === 'object') {
            if (token.character === character)
                reach(tokens, position + 1, positions);
        }
        else if (token === 'across' || character !== '/') {
            reach(tokens, token === 'one' ? position + 1 : position, positions);
        }
    }
    // In order, so that the same positions have one key.
    return [...positions].sort((a, b) => a - b);
}


/***/ })

};
