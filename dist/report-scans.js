export const id = 702;
export const ids = [702];
export const modules = {

/***/ 2340:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bs: () => (/* binding */ RULE_TYPES),
/* harmony export */   Iv: () => (/* binding */ findingFilter),
/* harmony export */   J2: () => (/* binding */ FINDING_CONDITIONS),
/* harmony export */   Jz: () => (/* binding */ filterTest),
/* harmony export */   LW: () => (/* binding */ lacksField),
/* harmony export */   Y7: () => (/* binding */ filterOfRule),
/* harmony export */   d5: () => (/* binding */ findingCondition)
/* harmony export */ });
/* harmony import */ var _model_findings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3917);
/* harmony import */ var _model_selection_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8985);
/* harmony import */ var _filter_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20);
/* harmony import */ var _filters_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3179);




const BY_NAME = new Map(_filters_js__WEBPACK_IMPORTED_MODULE_2__/* .FINDING_FILTERS */ .W.map((filter) => [filter.name, filter]));
const BY_RULE = new Map(_filters_js__WEBPACK_IMPORTED_MODULE_2__/* .FINDING_FILTERS */ .W.map((filter) => [filter.rule?.name, filter]));
/** @throws Error for a name that no filter has */
function findingFilter(name) {
    const filter = BY_NAME.get(name);
    if (filter === undefined)
        throw new Error(`There is no filter ${name}`);
    return filter;
}
/** @throws Error for a key of a rule that decides about no row */
function filterOfRule(key) {
    const filter = BY_RULE.get(key);
    if (filter === undefined)
        throw new Error(`Findings have no condition ${key}`);
    return filter;
}
/** Of queries that ask nothing about projects. */
const NO_LOOKUPS = {
    projectTags() {
        throw new Error('The list of projects was not read');
    },
};
/**
 * Decides rows by a value of a query.
 *
 * @throws Error for a filter that no row decides, which the inputs refuse
 */
function filterTest(name, value, lookups = NO_LOOKUPS) {
    const filter = findingFilter(name);
    return (0,_filter_js__WEBPACK_IMPORTED_MODULE_1__/* .filterPredicate */ .y)(filter, filter.patterns && Array.isArray(value) ? (0,_model_selection_js__WEBPACK_IMPORTED_MODULE_3__/* .nameListOf */ .R1)(value) : value, lookups);
}
/** Whether a row lacks what a filter looks at, although every row should have it. */
function lacksField(name, finding) {
    const { of, expected } = findingFilter(name);
    return expected === true && (of?.(finding) ?? '') === '';
}
/** Kinds of findings that rules can triage. */
const RULE_TYPES = _model_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .SCANNED_PRODUCTS */ .Kw;
/** What a kind of filter takes in rules. */
const FORMS = {
    oneOf: 'values',
    values: 'values',
    names: 'names',
    ref: 'names',
    boolean: 'boolean',
    time: 'age',
    age: 'age',
    number: 'number',
};
/** What the rules under `findings` can look at; all but the first and the last decide about a row. */
const FINDING_CONDITIONS = [
    {
        name: 'type',
        form: 'values',
        values: RULE_TYPES,
        meaning: 'Kind of the findings; a rule looks at one kind.',
    },
    ..._filters_js__WEBPACK_IMPORTED_MODULE_2__/* .FINDING_FILTERS */ .W.flatMap(({ kind, values, listed, rule }) => {
        if (rule === undefined)
            return [];
        const types = RULE_TYPES.filter((type) => listed[type] !== undefined);
        const isOfAll = types.length === RULE_TYPES.length;
        return [{ ...rule, form: FORMS[kind], values, types: isOfAll ? undefined : types }];
    }),
    {
        name: 'decided-by',
        form: 'values',
        values: ['nobody', 'rules', 'platform', 'people', 'anyone'],
        meaning: 'Whose decisions the rule may touch: `nobody` (never triaged) and `rules` (last triaged by a rule), which ' +
            'is the default; `platform` (its automation); `people`; `anyone`.',
    },
];
function findingCondition(key) {
    return FINDING_CONDITIONS.find((row) => row.name === key);
}


/***/ }),

/***/ 20:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ filterPredicate)
/* harmony export */ });
/* harmony import */ var _model_selection_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8985);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6321);


/** Decides about rows by a value of a filter: one that lacks what the filter looks at is not selected. */
function filterPredicate({ name, kind, of, canonical = (text) => text, is, test }, value, lookups) {
    if (test !== undefined)
        return test(value, lookups);
    if (of === undefined)
        throw new Error(`No list of findings decides the filter ${name}`);
    if (kind === 'boolean')
        return (finding) => (of(finding) ?? false) === value;
    // Git knows branches apart by case.
    if (kind === 'ref' && typeof value === 'string')
        return ({ ref }) => (0,_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .sameRef */ .WY)(ref, value);
    if (is !== undefined) {
        const limit = kind === 'time' ? Number(value) * 1000 : Number(value);
        return (finding) => compares(of(finding), is, limit);
    }
    const { matches, matchesAny } = (0,_model_selection_js__WEBPACK_IMPORTED_MODULE_1__/* .matcherOf */ .Ke)((0,_model_selection_js__WEBPACK_IMPORTED_MODULE_1__/* .mapTexts */ .zO)(value, canonical));
    return (finding) => {
        const found = of(finding);
        if (typeof found === 'string')
            return found !== '' && matches(canonical(found));
        const texts = Array.isArray(found) ? found.filter((text) => text !== undefined) : [];
        return texts.length > 0 && matchesAny(texts);
    };
}
function compares(found, is, limit) {
    if (typeof found !== 'number')
        return false;
    return { below: found < limit, above: found > limit, from: found >= limit }[is];
}


/***/ }),

/***/ 7188:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  U_: () => (/* binding */ chunksOf),
  H8: () => (/* binding */ listAgain),
  F$: () => (/* binding */ listFindings),
  Bk: () => (/* binding */ noteLength),
  t6: () => (/* binding */ projectDirectory)
});

// EXTERNAL MODULE: ./build/src/model/deployment.js
var deployment = __webpack_require__(2396);
// EXTERNAL MODULE: ./build/src/model/findings.js
var findings = __webpack_require__(3917);
// EXTERNAL MODULE: ./build/src/model/nearest.js
var nearest = __webpack_require__(7957);
// EXTERNAL MODULE: ./build/src/model/selection.js
var selection = __webpack_require__(8985);
// EXTERNAL MODULE: ./build/src/findings/conditions.js
var conditions = __webpack_require__(2340);
// EXTERNAL MODULE: ./build/src/findings/finding.js
var finding = __webpack_require__(6321);
;// CONCATENATED MODULE: ./build/src/findings/parameters.js


/** More values than this make the address too long: the rows decide then. */
const MAX_VALUES = 50;
/** Decided by the latest of them, which each list writes in its own way. */
const LOWER_BOUNDS = ['since', 'newer_than'];
/**
 * The parameters of `GET …/findings` or `GET …/secrets` that a query turns into: what the server decides, which is
 * checked again on every row.
 *
 * @param repositories as the platform spells them; undefined where the rows decide
 */
function listParameters({ issueType, filters }, repositories) {
    const isSecret = issueType === 'secrets';
    const parameters = isSecret ? {} : { issue_type: issueType };
    for (const [name, value] of Object.entries({ ...filters, repos: repositories })) {
        const filter = (0,conditions/* findingFilter */.Iv)(name);
        if (value === undefined || filter.listed[issueType] !== 'server' || LOWER_BOUNDS.includes(name))
            continue;
        const parameter = isSecret ? ofSecrets(filter, value) : ofFindings(filter, value, filters);
        if (parameter !== undefined)
            parameters[parameter[0]] = parameter[1];
    }
    const bounds = LOWER_BOUNDS.filter((name) => filters[name] !== undefined);
    if (bounds.length > 0) {
        const sinceMs = Math.max(...bounds.map((name) => Number(filters[name]) * (name === 'since' ? 1000 : 1)));
        parameters.since = isSecret ? new Date(sinceMs).toISOString() : Math.floor(sinceMs / 1000);
    }
    return parameters;
}
function ofFindings({ name, parameter }, value, filters) {
    if (parameter !== undefined)
        return parameter(value, filters);
    return isSendable(value) ? [name, value] : undefined;
}
function ofSecrets({ secrets, values, canonical }, value) {
    if (secrets === undefined || !isSendable(value))
        return undefined;
    const { name, prefix } = secrets;
    if (prefix === undefined)
        return [name, value];
    const texts = [value].flat().map((one) => canonical?.(String(one)) ?? String(one));
    if (!texts.every((text) => values?.includes(text)))
        return undefined;
    const wire = texts.map((text) => `${prefix}${text.toUpperCase()}`);
    return [name, Array.isArray(value) ? wire : wire.join()];
}
/** A list goes to the server only if it is short and without patterns. */
function isSendable(value) {
    if (!Array.isArray(value))
        return true;
    return value.length > 0 && value.length <= MAX_VALUES && (0,selection/* nameListOf */.R1)(value).names.length === value.length;
}

;// CONCATENATED MODULE: ./build/src/findings/list.js







/** A former limit of the platform, at which its lists ended without a word (field-notes, "Faults"). */
const FORMER_MAX_ROWS = 50_000;
/**
 * The findings that a query selects, in the platform's order. Whatever the server decided is checked again on every
 * row: a server that ignores a filter gets nothing else selected. `context.notices` says where rows may be missing.
 *
 * @throws PlatformError, PagingError where the list can't be read to its end
 */
async function listFindings(context, query, options = {}) {
    const { project_tags, ref, repos } = query.filters;
    const { projects = projectDirectory(context) } = options;
    const lookups = project_tags === undefined ? undefined : await projects();
    const names = plainNames(repos);
    let rows = await readRows(context, query, options, names);
    if (!options.spelled && names !== undefined) {
        const others = await otherSpellings(names, rows, projects);
        if (others.length > 0)
            rows = rows.concat(await readRows(context, query, options, others));
    }
    if (options.onRow !== undefined)
        rows.forEach(options.onRow);
    const tests = Object.entries(query.filters)
        .filter(([name, value]) => (0,conditions/* findingFilter */.Iv)(name).idle !== value)
        .map(([name, value]) => ({ name, test: (0,conditions/* filterTest */.Jz)(name, value, lookups) }));
    const selected = selectRows(context, tests, rows);
    if (!options.spelled)
        await reportUnmatched(context, query, rows, projects);
    return options.once && ref === undefined ? onceEach(selected) : selected;
}
/** @param repositories undefined where the rows decide */
async function readRows(context, query, { pageSize, once, allBranches }, repositories) {
    const { platform } = context;
    const asked = allBranches && query.issueType !== 'secrets' ? sharedByBranches(query) : query;
    const parameters = listParameters(asked, repositories);
    if (query.issueType === 'secrets') {
        const rows = await platform.secrets(await (0,deployment/* resolveId */.Sv)(context), parameters, { pageSize });
        noteLength(context, query.issueType, rows);
        return rows;
    }
    // The branch that stands for all may be outside of what the rows decide.
    const isDecidedByRows = Object.keys(query.filters)
        .map(conditions/* findingFilter */.Iv)
        .some(({ byBranch, listed }) => byBranch && listed[query.issueType] === 'row');
    const dedup = (once && !isDecidedByRows) || undefined;
    const slug = await (0,deployment/* resolveSlug */.qo)(context);
    const { rows, cut } = await platform.findings(slug, { ...parameters, dedup }, { pageSize });
    if (cut !== undefined)
        context.notices.push({ kind: 'list-cut', of: query.issueType, rows: rows.length, cause: cut.message });
    noteLength(context, query.issueType, rows);
    return rows;
}
/** Warns of a list that may have been cut by the platform without a word. */
function noteLength({ notices }, of, { length }) {
    if (length === FORMER_MAX_ROWS)
        notices.push({ kind: 'list-at-former-limit', of, rows: length });
}
/** The query without what the branches of a finding can differ in: the rows decide that. */
function sharedByBranches({ issueType, filters }) {
    const shared = Object.entries(filters).filter(([name]) => !(0,conditions/* findingFilter */.Iv)(name).byBranch);
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
/** The rows that meet every condition. Notices count those that lack a field. */
function selectRows({ notices }, tests, rows) {
    const missing = new Map();
    const selected = rows.filter((row) => {
        const failed = tests.find(({ test }) => !test(row))?.name;
        if (failed !== undefined && (0,conditions/* lacksField */.LW)(failed, row))
            missing.set(failed, (missing.get(failed) ?? 0) + 1);
        return failed === undefined;
    });
    for (const [condition, count] of missing)
        notices.push({ kind: 'field-missing', condition, rows: count });
    return selected;
}
function plainNames(repos) {
    if (!Array.isArray(repos))
        return undefined;
    const { names } = (0,selection/* nameListOf */.R1)(repos);
    return names.length === repos.length ? names : undefined;
}
function onceEach(findings) {
    return [...Map.groupBy(findings, finding/* findingKey */.fl).values()].flatMap(([first]) => first ?? []);
}
/** Repositories in one list, so that its address does not become too long. */
const MAX_REPOSITORIES = 50;
/** What the lists of their repositories have now. @throws PlatformError, PagingError */
async function listAgain(context, findings) {
    const rows = [];
    // What there is to notice of a list was noticed before.
    const quiet = { ...context, notices: [] };
    for (const [issueType, ofKind] of Map.groupBy(findings, ({ kind }) => kind)) {
        const names = [...new Set(ofKind.map(({ repository }) => repository))];
        const isKnown = names.every((name) => name !== undefined);
        for (const repos of isKnown ? chunksOf(names, MAX_REPOSITORIES) : [undefined]) {
            const filters = repos === undefined ? {} : { repos };
            rows.push(...(await listFindings(quiet, { issueType, filters }, { spelled: true })));
        }
    }
    return rows;
}
function chunksOf(items, size) {
    return Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));
}
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
    for (const { name, tags } of await context.platform.projects(await (0,deployment/* resolveSlug */.qo)(context))) {
        projects.set(name.toLowerCase(), { name, tags: new Set(tags.map((tag) => tag.toLowerCase())) });
    }
    return {
        projectTags: (name) => projects.get(name.toLowerCase())?.tags,
        spelling: (name) => projects.get(name.toLowerCase())?.name,
        names: () => [...projects.values()].map(({ name }) => name),
        tags: () => [...new Set([...projects.values()].flatMap(({ tags }) => [...tags]))],
    };
}
/** The filters by name of which an empty result may come from a misspelling. */
const NAMED = ['repos', 'rules', 'categories', 'project_tags', 'paths'];
/**
 * Notes what a query's names and patterns did not find among all rows that were listed, each with the names that it may
 * be a misspelling of: repositories and tags are looked up in the list of projects, rules and categories in the rows or
 * in one page more.
 *
 * @param projects reads the list of projects
 */
async function reportUnmatched(context, query, rows, projects) {
    for (const name of NAMED) {
        const value = query.filters[name];
        if (!Array.isArray(value))
            continue;
        const { of, patterns } = (0,conditions/* findingFilter */.Iv)(name);
        const textsOf = (findings) => [...new Set(findings.flatMap((row) => of?.(row)))].filter((text) => typeof text === 'string');
        const matcher = (0,selection/* nameMatcher */.MH)(patterns ? (0,selection/* nameListOf */.R1)(value) : { names: value, patterns: [], except: [] });
        matcher.matchesAny(textsOf(rows));
        const missed = matcher.unmatched();
        if ((0,selection/* itemsOf */.S3)(missed).length === 0)
            continue;
        let known = [];
        if (name === 'repos')
            known = (await projects()).names();
        else if (name === 'project_tags')
            known = (await projects()).tags();
        else if (name !== 'paths')
            known = textsOf([...rows, ...(await readOnePage(context, query))]);
        const unknown = (items) => items.filter((item) => !known.some((0,selection/* patternMatcher */.l2)(item)));
        const { names, patterns: globs, except } = missed;
        const list = { names: unknown(names), patterns: unknown(globs), except: unknown(except) };
        (0,nearest/* noteUnmatched */._d)(context, (0,findings/* filterInput */.ts)({ name }), list, known);
    }
}
async function readOnePage(context, { issueType }) {
    if (issueType === 'secrets')
        return [];
    return context.platform.firstFindings(await (0,deployment/* resolveSlug */.qo)(context), { issue_type: issueType });
}


/***/ }),

/***/ 7604:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ askGitHub),
/* harmony export */   e: () => (/* binding */ isGitHubError)
/* harmony export */ });
/* harmony import */ var _model_step_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7761);

/**
 * Asks GitHub. Its client is large, and is loaded only here.
 *
 * @throws StepError when GitHub does not answer what was asked
 */
async function askGitHub({ clock, stop, progress, githubPauses: pauses, trace }, { token, apiUrl }, ask) {
    const { createGitHub } = await Promise.all(/* import() | github */[__webpack_require__.e(214), __webpack_require__.e(326)]).then(__webpack_require__.bind(__webpack_require__, 376));
    const onPause = (ms) => progress.pause('github-rate-limit', ms);
    try {
        return await ask(await createGitHub({ token, apiUrl, clock, stop, trace, pauses, onPause }));
    }
    catch (error) {
        throw isGitHubError(error) ? new _model_step_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StepError */ .zg({ kind: 'github', cause: error.failure }) : error;
    }
}
/** The class itself is part of what is loaded later. */
function isGitHubError(error) {
    return error instanceof Error && error.name === 'GitHubError';
}


/***/ }),

/***/ 4112:
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
    const operation = request.operation;
    return { operation, request, deployment, notices };
}


/***/ }),

/***/ 6107:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ig: () => (/* binding */ productsRun),
/* harmony export */   bc: () => (/* binding */ detailedStatus),
/* harmony export */   e6: () => (/* binding */ totalOf),
/* harmony export */   gC: () => (/* binding */ scanStatus),
/* harmony export */   j0: () => (/* binding */ preferredScan),
/* harmony export */   lE: () => (/* binding */ mayHaveRun),
/* harmony export */   lU: () => (/* binding */ isOfCommit),
/* harmony export */   ll: () => (/* binding */ newestFirst),
/* harmony export */   oo: () => (/* binding */ beganMs),
/* harmony export */   pq: () => (/* binding */ countOf),
/* harmony export */   s4: () => (/* binding */ lastCompleted),
/* harmony export */   sw: () => (/* binding */ isSameCommit),
/* harmony export */   y0: () => (/* binding */ productsOf)
/* harmony export */ });
/* harmony import */ var _findings_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6321);
/* harmony import */ var _model_findings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3917);
/* harmony import */ var _model_time_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4386);



const UNDER_WAY = ['pending', 'running'];
const ENDED = ['completed', 'cancelled', 'error', 'never_finished'];
/** How a scan of the search stands. One with a status that is not known has ended when it says when. */
function scanStatus({ status, exit_code, completed_at }) {
    const isUnknown = status === undefined || !ENDED.includes(status);
    if (UNDER_WAY.includes(status ?? '') || (isUnknown && completed_at === undefined))
        return 'running';
    const isVerdict = status === undefined || status === 'completed';
    return isVerdict && isVerdictCode(exit_code) ? 'completed' : 'failed';
}
/** How a scan ended, as far as its details say it: they have no status, and no exit code of one that was cancelled. */
function detailedStatus({ exit_code, completed_at }) {
    if (exit_code === undefined || completed_at === undefined)
        return undefined;
    return isVerdictCode(exit_code) ? 'completed' : 'failed';
}
function isVerdictCode(exitCode) {
    return exitCode === undefined || exitCode === 0 || exitCode === 1;
}
/** The products that a scan names; undefined where it names none that has findings. */
function productsOf(names = []) {
    const found = _model_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .SCANNED_PRODUCTS */ .Kw.filter((product) => names.some((name) => name.toLowerCase() === product));
    return found.length === 0 ? undefined : found;
}
/** The products that a scan may have run: those that it names; all where it names none. */
function productsRun({ enabled_products }) {
    return productsOf(enabled_products) ?? _model_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .SCANNED_PRODUCTS */ .Kw;
}
/** No scan says that it ran `ai_sast`: each that ran `sast` may have. */
function mayHaveRun(scan, product) {
    return productsRun(scan).includes(product === 'ai_sast' ? 'sast' : product);
}
/**
 * How many findings of a product a scan counted, of every status; undefined where it does not say, which is not 0.
 * Beside a total that the other counts reach, a missing one is 0. Findings of AI have no count of their own.
 */
function countOf({ findings_counts: counts = {} }, product) {
    const { total, code, supply_chain, secrets } = counts;
    const own = { sast: code, sca: supply_chain, secrets }[product];
    const sum = (code ?? 0) + (supply_chain ?? 0) + (secrets ?? 0);
    return own ?? (total !== undefined && sum >= total ? 0 : undefined);
}
/** The same of all products together. */
function totalOf({ findings_counts: counts = {} }) {
    const { total, code, supply_chain, secrets } = counts;
    if (total !== undefined)
        return total;
    const parts = [code, supply_chain, secrets];
    return parts.includes(undefined) ? undefined : parts.reduce((sum, part = 0) => sum + part, 0);
}
/** Of several branches, the newest on one of `refs` counts, the first of these first; else the newest. */
function preferredScan(newestFirst, refs) {
    for (const ref of refs) {
        const onRef = newestFirst.find(({ branch }) => (0,_findings_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .sameRef */ .WY)(branch, ref));
        if (onRef !== undefined)
            return onRef;
    }
    return newestFirst[0];
}
function isOfCommit({ commit }, hash) {
    return commit !== undefined && isSameCommit(commit, hash);
}
function isSameCommit(one, other) {
    return one.toLowerCase() === other.toLowerCase();
}
/** The one of some scans that completed last on a scan's branch, or the scan itself: its findings are listed. */
function lastCompleted(scans, scan) {
    const completed = scans.filter((other) => (0,_findings_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .sameRef */ .WY)(other.branch, scan.branch) && scanStatus(other) === 'completed');
    return completed.sort((one, other) => endOf(other) - endOf(one) || newestFirst(one, other))[0] ?? scan;
}
function endOf(scan) {
    return (0,_model_time_js__WEBPACK_IMPORTED_MODULE_2__/* .epochMs */ .e9)(scan.completed_at) ?? beganMs(scan);
}
/** In epoch ms; 0 where the platform does not say it. */
function beganMs({ started_at }) {
    return (0,_model_time_js__WEBPACK_IMPORTED_MODULE_2__/* .epochMs */ .e9)(started_at) ?? 0;
}
/** By when they began. Ids grow with time; they decide where the times do not. */
function newestFirst(one, other) {
    const [start, otherStart] = [(0,_model_time_js__WEBPACK_IMPORTED_MODULE_2__/* .epochMs */ .e9)(one.started_at), (0,_model_time_js__WEBPACK_IMPORTED_MODULE_2__/* .epochMs */ .e9)(other.started_at)];
    if (start !== undefined && otherStart !== undefined && start !== otherStart)
        return otherStart - start;
    if (one.id === other.id)
        return 0;
    return one.id > other.id ? -1 : 1;
}


/***/ })

};
