export const id = 253;
export const ids = [253];
export const modules = {

/***/ 9668:
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

/***/ 2340:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ lacksField),
/* harmony export */   q: () => (/* binding */ FINDING_TESTS)
/* harmony export */ });
/* harmony import */ var _model_time_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4386);
/* harmony import */ var _aliases_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9668);
/* harmony import */ var _refs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2568);
/* harmony import */ var _text_tests_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9401);
/* harmony import */ var _times_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9142);





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
    historical: (value) => (finding) => (finding.historical ?? false) === value,
};
/** What conditions look at that every row should have, unlike a dependency, say, or the time of a triage. */
const EXPECTED_FIELDS = {
    status: (finding) => finding.status,
    confidence: (finding) => finding.confidence,
    ref: (finding) => finding.ref,
    repos: (finding) => finding.repository,
    rules: (finding) => finding.rule,
    severities: (finding) => finding.severity,
    paths: (finding) => finding.path,
    since: _times_js__WEBPACK_IMPORTED_MODULE_3__/* .detectedMs */ .j,
    older_than: _times_js__WEBPACK_IMPORTED_MODULE_3__/* .detectedMs */ .j,
    newer_than: _times_js__WEBPACK_IMPORTED_MODULE_3__/* .detectedMs */ .j,
    secret_types: (finding) => finding.secret_type,
    validation_state: (finding) => finding.validation_state,
};
/** Whether a row lacks what a condition looks at, although every row should have it. */
function lacksField(name, finding) {
    const fieldOf = EXPECTED_FIELDS[name];
    return fieldOf !== undefined && (fieldOf(finding) ?? '') === '';
}
function notBefore(limitMs) {
    return (finding) => {
        const since = (0,_times_js__WEBPACK_IMPORTED_MODULE_3__/* .detectedMs */ .j)(finding);
        return since !== undefined && since >= limitMs;
    };
}


/***/ }),

/***/ 8959:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ projectDirectory)
/* harmony export */ });
/* harmony import */ var _operations_deployment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4693);

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
    for (const { name, tags } of await context.platform.projects(await (0,_operations_deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveSlug */ .qo)(context))) {
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

/***/ 2771:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  F: () => (/* binding */ listFindings),
  B: () => (/* binding */ noteLength)
});

// EXTERNAL MODULE: ./build/src/model/selection.js
var selection = __webpack_require__(8985);
// EXTERNAL MODULE: ./build/src/operations/deployment.js
var deployment = __webpack_require__(4693);
// EXTERNAL MODULE: ./build/src/findings/conditions.js
var conditions = __webpack_require__(2340);
// EXTERNAL MODULE: ./build/src/findings/directory.js
var directory = __webpack_require__(8959);
// EXTERNAL MODULE: ./build/src/model/filters.js
var filters = __webpack_require__(9016);
// EXTERNAL MODULE: ./build/src/findings/aliases.js
var aliases = __webpack_require__(9668);
;// CONCATENATED MODULE: ./build/src/findings/parameters.js



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

;// CONCATENATED MODULE: ./build/src/findings/query.js



/** Of queries that ask nothing about projects. */
const NO_LOOKUPS = {
    projectTags() {
        throw new Error('The list of projects was not read');
    },
};
/**
 * The conditions of a query, in an order in which the costly ones come last.
 *
 * @throws Error for a filter that no row decides, which the inputs refuse
 */
function queryTests(query, lookups = NO_LOOKUPS) {
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
    const isList = filter.patterns && Array.isArray(value);
    return { name, test: test(isList ? (0,selection/* nameListOf */.R1)(value) : value, lookups) };
}
function rowTests(query, lookups) {
    const values = {
        older_than: query.olderThanMs,
        newer_than: query.newerThanMs,
        triaged_before: query.triagedBeforeMs,
        has_ticket: query.hasTicket,
        paths: query.paths,
    };
    return Object.entries(values).flatMap(([name, value]) => {
        if (value === undefined)
            return [];
        const test = conditions/* FINDING_TESTS */.q[name];
        return [{ name, test: test(value, lookups) }];
    });
}

// EXTERNAL MODULE: ./build/src/operations/names.js
var operations_names = __webpack_require__(5896);
// EXTERNAL MODULE: ./build/src/operations/nearest.js
var nearest = __webpack_require__(7966);
// EXTERNAL MODULE: ./build/src/operations/pattern.js
var pattern = __webpack_require__(1038);
;// CONCATENATED MODULE: ./build/src/findings/unmatched.js





/**
 * Notes what a query's names and patterns did not find among all rows that were listed, each with the names that it may
 * be a misspelling of: repositories and tags are looked up in the list of projects, rules and categories in the rows or
 * in one page more.
 *
 * @param projects reads the list of projects
 */
async function reportUnmatched(context, query, rows, projects) {
    const { repos, rules, categories, project_tags } = query.filters;
    const onePage = () => readOnePage(context, query);
    const report = async (input, list, found, known) => {
        if (list === undefined)
            return;
        const matcher = (0,operations_names/* nameMatcher */.M)(list);
        for (const text of new Set(found))
            if (text !== undefined)
                matcher.matches(text);
        const { names, patterns, except } = matcher.unmatched();
        if (names.length + patterns.length + except.length === 0)
            return;
        const all = await known();
        const unknown = (items) => items.filter((item) => !all.some((0,pattern/* patternMatcher */.l)(item)));
        const missed = { names: unknown(names), patterns: unknown(patterns), except: unknown(except) };
        await (0,nearest/* noteUnmatched */._)(context, input, missed, all);
    };
    await report('repos', patternsOf(repos), rows.map(repositoryOf), async () => (await projects()).names());
    await report('rules', patternsOf(rules), rows.map(ruleOf), async () => distinct([...rows, ...(await onePage())].map(ruleOf)));
    await report('categories', namesOf(categories), rows.flatMap(categoriesOf), async () => distinct([...rows, ...(await onePage())].flatMap(categoriesOf)));
    await report('project-tags', namesOf(project_tags), [], async () => (await projects()).tags());
    await report('paths', query.paths, rows.map(pathOf), async () => []);
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
/** Conditions that one branch's row of a finding may meet and another's not. */
const DIFFERS_BY_BRANCH = new Set(['status', 'triage_reasons', 'ref', 'since']);
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
    const isDecidedByRows = query.olderThanMs !== undefined || query.triagedBeforeMs !== undefined;
    const dedup = (once && query.filters.ref === undefined && !isDecidedByRows) || undefined;
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
function sharedByBranches({ newerThanMs: _, ...query }) {
    const filters = Object.entries(query.filters).filter(([name]) => !DIFFERS_BY_BRANCH.has(name));
    return { ...query, filters: Object.fromEntries(filters) };
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
/** The rows that meet every condition. Notices count those that lack a field, or for which the server ignored a filter. */
function selectRows({ notices }, tests, sent, rows) {
    const ignored = new Map();
    const missing = new Map();
    // Those of the server first, so that each row counts for a filter that was ignored.
    const ordered = tests.toSorted((one, other) => Number(sent.has(other.name)) - Number(sent.has(one.name)));
    const selected = rows.filter((row) => {
        const failed = ordered.find(({ test }) => !test(row))?.name;
        const counts = failed !== undefined && (0,conditions/* lacksField */.L)(failed, row) ? missing : ignored;
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

/***/ 2568:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WY: () => (/* binding */ sameRef),
/* harmony export */   kz: () => (/* binding */ refMatcher),
/* harmony export */   m3: () => (/* binding */ shortRef)
/* harmony export */ });
/* harmony import */ var _text_tests_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9401);

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

/***/ 9401:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ax: () => (/* binding */ textMatcher),
/* harmony export */   X0: () => (/* binding */ textsTest),
/* harmony export */   lp: () => (/* binding */ textsMatcher),
/* harmony export */   yV: () => (/* binding */ textTest),
/* harmony export */   zO: () => (/* binding */ mapTexts)
/* harmony export */ });
/* harmony import */ var _model_selection_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8985);
/* harmony import */ var _operations_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5896);


/** Decides about a row's text. */
function textMatcher(value) {
    const matcher = isMatcher(value) ? value : isNameList(value) ? (0,_operations_names_js__WEBPACK_IMPORTED_MODULE_0__/* .nameMatcher */ .M)(value) : undefined;
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

/***/ 9142:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ detectedMs),
/* harmony export */   s: () => (/* binding */ oldestFirst)
/* harmony export */ });
/* harmony import */ var _model_compare_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3508);
/* harmony import */ var _model_time_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4386);


/** When a finding was first detected or reintroduced, in epoch ms; of a secret, when it was created. */
function detectedMs(finding) {
    return (0,_model_time_js__WEBPACK_IMPORTED_MODULE_0__/* .epochMs */ .e)(finding.relevant_since ?? finding.created_at);
}
/** The oldest first, those of unknown age last; of the same age in the order of kinds and ids. */
function oldestFirst(rows, findingOf) {
    const aged = rows.map((row) => {
        const finding = findingOf(row);
        return { row, finding, ms: detectedMs(finding) ?? Number.POSITIVE_INFINITY };
    });
    aged.sort((one, other) => (one.ms === other.ms ? 0 : one.ms - other.ms) ||
        (0,_model_compare_js__WEBPACK_IMPORTED_MODULE_1__/* .compare */ .U)(one.finding.kind, other.finding.kind) ||
        (0,_model_compare_js__WEBPACK_IMPORTED_MODULE_1__/* .compare */ .U)(one.finding.id, other.finding.id));
    return aged.map(({ row }) => row);
}


/***/ }),

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
