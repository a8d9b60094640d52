export const id = 499;
export const ids = [499];
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
        alias: ['issue-type', 'kind', 'product'],
        meaning: 'Kind of the findings; a rule looks at one kind.',
    },
    ..._filters_js__WEBPACK_IMPORTED_MODULE_2__/* .FINDING_FILTERS */ .W.flatMap(({ name, kind, values, meant, listed, rule }) => {
        if (rule === undefined)
            return [];
        const types = RULE_TYPES.filter((type) => listed[type] !== undefined);
        const isOfAll = types.length === RULE_TYPES.length;
        const alias = [...(rule.alias ?? []), name.replaceAll('_', '-')];
        return [{ ...rule, form: FORMS[kind], values, meant, alias, types: isOfAll ? undefined : types }];
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
  F: () => (/* binding */ listFindings),
  B: () => (/* binding */ noteLength)
});

// EXTERNAL MODULE: ./build/src/model/deployment.js
var deployment = __webpack_require__(2396);
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

// EXTERNAL MODULE: ./build/src/findings/unmatched.js
var unmatched = __webpack_require__(8805);
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
    const { projects = (0,unmatched/* projectDirectory */.t)(context) } = options;
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
        await (0,unmatched/* reportUnmatched */.E)(context, query, rows, projects);
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
/** Undefined where a pattern is among them. */
function plainNames(repos) {
    if (!Array.isArray(repos))
        return undefined;
    const { names } = (0,selection/* nameListOf */.R1)(repos);
    return names.length === repos.length ? names : undefined;
}
function onceEach(findings) {
    return [...Map.groupBy(findings, finding/* findingKey */.fl).values()].flatMap(([first]) => first ?? []);
}


/***/ }),

/***/ 8805:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ reportUnmatched),
/* harmony export */   t: () => (/* binding */ projectDirectory)
/* harmony export */ });
/* harmony import */ var _model_deployment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2396);
/* harmony import */ var _model_findings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3917);
/* harmony import */ var _model_nearest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7957);
/* harmony import */ var _model_pattern_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2237);
/* harmony import */ var _model_selection_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8985);
/* harmony import */ var _conditions_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2340);






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
    for (const { name, tags } of await context.platform.projects(await (0,_model_deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveSlug */ .qo)(context))) {
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
        const { of, patterns } = (0,_conditions_js__WEBPACK_IMPORTED_MODULE_3__/* .findingFilter */ .Iv)(name);
        const textsOf = (findings) => [...new Set(findings.flatMap((row) => of?.(row)))].filter((text) => typeof text === 'string');
        const matcher = (0,_model_selection_js__WEBPACK_IMPORTED_MODULE_4__/* .nameMatcher */ .MH)(patterns ? (0,_model_selection_js__WEBPACK_IMPORTED_MODULE_4__/* .nameListOf */ .R1)(value) : { names: value, patterns: [], except: [] });
        matcher.matchesAny(textsOf(rows));
        const missed = matcher.unmatched();
        if ((0,_model_selection_js__WEBPACK_IMPORTED_MODULE_4__/* .itemsOf */ .S3)(missed).length === 0)
            continue;
        let known = [];
        if (name === 'repos')
            known = (await projects()).names();
        else if (name === 'project_tags')
            known = (await projects()).tags();
        else if (name !== 'paths')
            known = textsOf([...rows, ...(await readOnePage(context, query))]);
        const unknown = (items) => items.filter((item) => !known.some((0,_model_pattern_js__WEBPACK_IMPORTED_MODULE_5__/* .patternMatcher */ .l)(item)));
        const { names, patterns: globs, except } = missed;
        const list = { names: unknown(names), patterns: unknown(globs), except: unknown(except) };
        await (0,_model_nearest_js__WEBPACK_IMPORTED_MODULE_2__/* .noteUnmatched */ ._d)(context, (0,_model_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .filterInput */ .ts)({ name }), list, known);
    }
}
/** Findings of any rule, to know what rules are called. */
async function readOnePage(context, { issueType }) {
    if (issueType === 'secrets')
        return [];
    return context.platform.firstFindings(await (0,_model_deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveSlug */ .qo)(context), { issue_type: issueType });
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
    const { createGitHub } = await Promise.all(/* import() | github */[__webpack_require__.e(214), __webpack_require__.e(326)]).then(__webpack_require__.bind(__webpack_require__, 5374));
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

/***/ 5456:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M1: () => (/* binding */ readFilters),
/* harmony export */   VQ: () => (/* binding */ givenFilters),
/* harmony export */   xB: () => (/* binding */ readQuery)
/* harmony export */ });
/* harmony import */ var _findings_filters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3179);
/* harmony import */ var _model_findings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3917);
/* harmony import */ var _model_selection_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8985);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5343);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7745);





/** Those that are inputs. */
const FILTERS = _findings_filters_js__WEBPACK_IMPORTED_MODULE_0__/* .FINDING_FILTERS */ .W.filter(({ onlyInRules }) => !onlyInRules);
/** The inputs of the filters that were given, in the order of the table. */
function givenFilters(reader) {
    return FILTERS.filter((filter) => isGiven(reader, filter)).map(_model_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .filterInput */ .ts);
}
function isGiven(reader, filter) {
    const input = (0,_model_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .filterInput */ .ts)(filter);
    const isList = filter.kind === 'values' || filter.kind === 'names';
    return (reader.isGiven(input) && (isList ? reader.list(input).length > 0 : reader.given(input) !== undefined));
}
function readFilters(reader, use) {
    const values = {};
    for (const filter of FILTERS.filter((one) => isGiven(reader, one) && (!use.isGate || one.inGate))) {
        if (use.by === 'platform' && !filter.inTriage) {
            const what = 'use `selection: listed`, or leave it out';
            reader.problem((0,_model_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .filterInput */ .ts)(filter), `does not work with \`selection: platform\`; ${what}`);
            continue;
        }
        const value = readValue(reader, filter, use);
        if (!applies(reader, filter, use) || value === undefined)
            continue;
        values[filter.name] = value;
        if (use.by === 'listed')
            checkListedValues(reader, filter, value, use);
    }
    const { older_than: older, newer_than: newer } = values;
    if (older !== undefined && newer !== undefined && older <= newer) {
        reader.problem('older-than', 'and `newer-than` exclude each other, because no finding can match both; correct one of them');
    }
    return values;
}
/** The filters of a list. */
function readQuery(reader, use) {
    return { issueType: use.issueType ?? 'sast', filters: readFilters(reader, { by: 'listed', ...use }) };
}
/** Whether the filter can decide anything of these findings, here. */
function applies(reader, filter, { by, issueType, remedy }) {
    const input = (0,_model_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .filterInput */ .ts)(filter);
    if (issueType === undefined)
        return true;
    if (filter.only !== undefined && filter.only !== issueType) {
        reader.problem(input, `applies only to \`${filter.only}\` findings, but \`issue-type\` is \`${issueType}\`; leave it out`);
        return false;
    }
    if (by === 'listed' && filter.listed[issueType] === undefined) {
        const what = filter.inTriage ? remedy : 'leave it out';
        reader.problem(input, `cannot be checked in the list of \`${issueType}\` findings; ${what}`);
        return false;
    }
    return true;
}
function checkListedValues(reader, filter, value, { issueType, remedy }) {
    const notListed = issueType === undefined ? [] : (filter.notListed?.[issueType] ?? []);
    for (const one of [value].flat().map(String)) {
        if (!notListed.includes(one))
            continue;
        reader.problem((0,_model_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .filterInput */ .ts)(filter), `is \`${one}\`, which the list of \`${issueType}\` findings does not show; ${remedy}`);
    }
}
function readValue(reader, { name, kind, values = [], meant, patterns }, { by, now }) {
    const input = (0,_model_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .filterInput */ .ts)({ name });
    switch (kind) {
        case 'oneOf':
            return reader.read(input, (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .oneOf */ .yL)(values, meant));
        case 'values':
            return reader.openListOf(input, values, meant);
        case 'names':
            return patterns ? readPatterns(reader, name, by) : (0,_names_js__WEBPACK_IMPORTED_MODULE_2__/* .readWithoutExclusions */ .AY)(reader, input);
        case 'boolean':
            return reader.read(input, _values_js__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zM);
        case 'ref':
            return reader.read(input, branch);
        case 'time':
            return reader.read(input, (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .since */ .XP)(now))?.toString();
        case 'age':
            return reader.read(input, (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .moment */ .n$)(now));
        case 'number':
            throw new Error(`No input is a number such as ${input}`);
    }
}
const branch = (text) => /,\s|\$\{\{/.test(text)
    ? { problem: 'which is not one branch; give one, such as `refs/heads/main`' }
    : { value: text };
function ruleProblem(rule) {
    const [, name] = /^(?:https:\/\/.*\/|rules?:\s*)([^/\s]+)$/.exec(rule) ?? [];
    return name && `is not only a name; write ${(0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(name)}`;
}
/** Only where findings are listed can patterns select, and a `!` take away. */
function readPatterns(reader, name, by) {
    const input = (0,_model_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .filterInput */ .ts)({ name });
    if (name === 'repos')
        reader.check(input, _values_js__WEBPACK_IMPORTED_MODULE_3__/* .nameProblem */ .rH);
    if (name === 'rules')
        reader.check(input, ruleProblem);
    if (name === 'paths')
        reader.check(input, _values_js__WEBPACK_IMPORTED_MODULE_3__/* .filePathProblem */ .tX);
    if (by === 'listed')
        (0,_names_js__WEBPACK_IMPORTED_MODULE_2__/* .checkExceptions */ .No)(reader, input);
    else
        reader.check(input, (item) => (0,_model_selection_js__WEBPACK_IMPORTED_MODULE_4__/* .isPattern */ .Pt)(item) || item.startsWith('!')
            ? 'is a pattern, and `selection: platform` takes names only; give names, or use `selection: listed`'
            : undefined);
    return reader.list(input);
}


/***/ }),

/***/ 3044:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RO: () => (/* binding */ readCommentFooter),
/* harmony export */   Tx: () => (/* binding */ readTracked),
/* harmony export */   W3: () => (/* binding */ readComment),
/* harmony export */   _6: () => (/* binding */ readMetadata),
/* harmony export */   kQ: () => (/* binding */ readGitHub)
/* harmony export */ });
/* unused harmony export readIssue */
/* harmony import */ var _connection_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8127);
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5835);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7745);



const MAX_FOOTER_LENGTH = 1000;
/** How to reach GitHub; undefined without a token. The runner says where GitHub is. */
function readGitHub(reader, environment) {
    return readConnectionBy('github-token', reader, environment);
}
/** How to read repositories' metadata: with a token of its own, or with `github-token`. */
function readMetadata(reader, environment) {
    return (readConnectionBy('metadata-token', reader, environment) ??
        readConnectionBy('github-token', reader, environment));
}
function readConnectionBy(input, reader, environment) {
    const token = gitHubToken(reader, input);
    if (token === undefined)
        return undefined;
    (0,_connection_js__WEBPACK_IMPORTED_MODULE_0__/* .checkCharacters */ .lV)(reader, input);
    return {
        token,
        apiUrl: readAddress(reader, environment, 'GITHUB_API_URL', 'https://api.github.com'),
        serverUrl: readAddress(reader, environment, 'GITHUB_SERVER_URL', 'https://github.com'),
    };
}
/** Where no runner evaluates it, the default is not a token. */
function gitHubToken(reader, input) {
    const token = reader.given(input);
    return token === _table_js__WEBPACK_IMPORTED_MODULE_1__/* .GITHUB_TOKEN_DEFAULT */ .OH ? undefined : token;
}
function readAddress(reader, environment, variable, usual) {
    const text = environment[variable] || usual;
    const url = URL.canParse(text) ? new URL(text) : undefined;
    const usable = url?.protocol === 'https:' || (url?.protocol === 'http:' && (0,_connection_js__WEBPACK_IMPORTED_MODULE_0__/* .isLoopback */ .U9)(url.hostname));
    if (usable)
        return text.replace(/\/+$/, '');
    const why = `cannot be used, because the variable ${variable} does not hold an \`https\` address`;
    reader.problem('github-token', `${why}; correct the variable, or give an empty \`github-token\``);
    return usual;
}
const COMMENT_MODES = ['auto', 'always', 'never'];
const MODE_WORDS = {
    ...{ true: 'always', yes: 'always', on: 'always' },
    ...{ false: 'never', no: 'never', off: 'never' },
    ...{ 'on-failure': 'auto', 'on-change': 'auto', open: 'auto' },
};
function readComment(reader) {
    const mode = reader.read('comment', (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .oneOf */ .yL)(COMMENT_MODES, MODE_WORDS));
    if (mode === 'always' && gitHubToken(reader, 'github-token') === undefined)
        reader.warn('github-token', `is empty, so the step cannot comment; ${GIVE_TOKEN}`);
    return mode;
}
const GIVE_TOKEN = `give \`${_table_js__WEBPACK_IMPORTED_MODULE_1__/* .GITHUB_TOKEN_DEFAULT */ .OH}\`, or leave the input out`;
/** Markdown of the workflow's author, as it is. */
function readCommentFooter(reader) {
    const text = reader.text('comment-footer');
    if (text === undefined || text.length <= MAX_FOOTER_LENGTH)
        return text;
    return reader.problem('comment-footer', `has ${text.length} characters; give at most ${MAX_FOOTER_LENGTH}`);
}
function readIssue(reader) {
    const mode = reader.read('issue', (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .oneOf */ .yL)(COMMENT_MODES, MODE_WORDS));
    const labels = reader.list('issue-labels');
    const assignees = reader.list('issue-assignees');
    reader.check('issue-assignees', accountProblem);
    for (const input of ['issue-labels', 'issue-assignees'])
        if (mode === 'never' && reader.isGiven(input) && !reader.hasProblem('issue'))
            reader.warn(input, 'has no effect without an issue; give `issue: auto`');
    if (mode !== 'never' && gitHubToken(reader, 'github-token') === undefined)
        reader.warn('github-token', `is empty, so the step cannot keep an issue; ${GIVE_TOKEN}`);
    return { mode, labels, assignees, footer: readCommentFooter(reader) };
}
function accountProblem(name) {
    if (name.includes('/'))
        return 'is a team, and teams cannot be assigned; give names of accounts';
    if (/^@[\w-]+$/.test(name))
        return `starts with \`@\`; write \`${name.slice(1)}\``;
    return /^[\w-]+(?:\[bot\])?$/.test(name) ? undefined : 'is no account; give names such as `octocat`';
}
async function readTracked({ reader, environment, event }) {
    return { event: await event(), github: readGitHub(reader, environment), issue: readIssue(reader) };
}


/***/ }),

/***/ 5343:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AY: () => (/* binding */ readWithoutExclusions),
/* harmony export */   No: () => (/* binding */ checkExceptions),
/* harmony export */   VH: () => (/* binding */ readProjects),
/* harmony export */   Wh: () => (/* binding */ readProject),
/* harmony export */   Xy: () => (/* binding */ readShard),
/* harmony export */   p9: () => (/* binding */ readFleet),
/* harmony export */   r6: () => (/* binding */ readNames)
/* harmony export */ });
/* harmony import */ var _model_selection_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8985);
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(686);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7745);



/** Names and patterns of projects, or of repositories: the same rules hold for both. */
function readNames(reader, input) {
    const items = reader.list(input);
    if (items.length === 0)
        return undefined;
    checkExceptions(reader, input);
    reader.check(input, _values_js__WEBPACK_IMPORTED_MODULE_1__/* .nameProblem */ .rH);
    const { names, patterns, except } = (0,_model_selection_js__WEBPACK_IMPORTED_MODULE_2__/* .nameListOf */ .R1)(items);
    return { names: withoutCaseDuplicates(names), patterns, except };
}
/** What starts with `!` takes something away from the rest of its list. */
function checkExceptions(reader, input) {
    reader.check(input, _values_js__WEBPACK_IMPORTED_MODULE_1__/* .signProblem */ .bS);
    const problem = reader.hasProblem(input) ? undefined : (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .onlyExcludes */ .sz)(reader.list(input));
    if (problem !== undefined)
        reader.problem(input, problem);
}
/** A list in which a leading `!` would not take anything away, so that more would be selected than was meant. */
function readWithoutExclusions(reader, input) {
    const items = reader.list(input);
    reader.check(input, (item) => item.startsWith('!')
        ? 'starts with `!`, but this input cannot exclude; give only what to select'
        : undefined);
    return items;
}
/** `projects` and `projects-tagged`; undefined when neither is given. A tag without names selects from all. */
function readProjects(reader) {
    const list = readNames(reader, 'projects');
    const tagged = readWithoutExclusions(reader, 'projects-tagged');
    if (list !== undefined)
        return { ...list, tagged };
    if (tagged.length === 0)
        return undefined;
    return { names: [], patterns: ['**'], except: [], tagged };
}
/** What the operations over many projects have in common. */
function readFleet(source) {
    const { reader, environment } = source;
    const own = () => [environment.GITHUB_REPOSITORY || refuseNoRepository(reader) || ''];
    const projects = readProjects(reader) ?? { names: own(), patterns: [], except: [], tagged: [] };
    const shard = readShard(reader);
    return { ...(0,_source_js__WEBPACK_IMPORTED_MODULE_0__/* .readWriting */ .LC)(source, projects.patterns.length === 0), projects, shard };
}
/** The one project of `gate` and `scan`; the repository of the workflow where it is not given. */
function readProject({ reader, environment }) {
    const list = readNames(reader, 'projects');
    if (list === undefined)
        return environment.GITHUB_REPOSITORY || refuseNoRepository(reader) || '';
    const [name] = list.names;
    const several = list.names.length !== 1 || list.patterns.length > 0 || list.except.length > 0;
    if (several && !reader.hasProblem('projects')) {
        reader.problem('projects', 'has a pattern or more than one name; give the one project that the commit belongs to');
    }
    return name ?? '';
}
function refuseNoRepository(reader) {
    return reader.problem('projects', 'is empty, and outside a workflow run there is no repository to use; give a name or a pattern');
}
/** Names are unique without regard to case. */
function withoutCaseDuplicates(names) {
    return [...new Map(names.map((name) => [name.toLowerCase(), name]).reverse()).values()].reverse();
}
function readShard(reader) {
    return reader.read('shard', (text) => {
        const [, index = 0, of = 0] = (/^(\d{1,6})\s*\/\s*(\d{1,6})$/.exec(text) ?? []).map(Number);
        if (index >= 1 && index <= of)
            return { value: { index, of } };
        const [, part, parts] = /^(\d{1,6})\D+(\d{1,6})$/.exec(text) ?? [];
        if (part !== undefined && !text.includes('/') && Number(part) <= Number(parts))
            return { problem: `write \`${part}/${parts}\`` };
        return { problem: 'give a part such as `2/8`, the second of eight' };
    });
}


/***/ }),

/***/ 686:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $P: () => (/* binding */ readGroupBy),
/* harmony export */   LC: () => (/* binding */ readWriting),
/* harmony export */   lh: () => (/* binding */ readPageSize),
/* harmony export */   mg: () => (/* binding */ readWait),
/* harmony export */   n0: () => (/* binding */ readDryRun),
/* harmony export */   wZ: () => (/* binding */ readBase)
/* harmony export */ });
/* harmony import */ var _connection_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8127);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7745);


function readBase({ deployment, connection }) {
    return { deployment, concurrency: connection.concurrency };
}
/**
 * `dry-run` and `max-changes`.
 *
 * @param isCounted whether what is selected was named one by one: then there is no limit unless one is given
 */
function readWriting(source, isCounted = false) {
    const { reader } = source;
    const maxChanges = reader.read('max-changes', (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .wholeNumber */ .rD)(0));
    const isLimited = !isCounted || reader.given('max-changes') !== undefined;
    return {
        ...readBase(source),
        dryRun: readDryRun(reader),
        maxChanges: isLimited ? maxChanges : undefined,
    };
}
/** Empty where an expression has no value, as `inputs` on a schedule, and such a run must not write. */
function readDryRun(reader) {
    if (reader.isEmptied('dry-run')) {
        // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of GitHub
        const why = 'as happens when `${{ inputs.dry-run }}` has no value';
        reader.problem('dry-run', `is set but empty, ${why}; give \`true\` or \`false\`, or leave it out`);
    }
    return reader.read('dry-run', _values_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zM);
}
/** How long to wait for a scan. */
function readWait({ reader }) {
    return reader.read('wait-for', (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .duration */ .p0)(0, _connection_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_DURATION_MS */ .rG)) ?? 0;
}
/** Elements of one page; the lists know how many they may have. */
function readPageSize({ reader }, max = 3000) {
    return reader.read('page-size', (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .wholeNumber */ .rD)(1, max));
}
/** The prefix of the project tags to count by. */
function readGroupBy({ reader }) {
    const prefix = reader.text('group-by');
    const bare = prefix.replace(/[*?].*/s, '');
    const problem = `which is a pattern, not a prefix; write \`${bare === '' ? 'team:' : bare}\``;
    if (bare !== prefix)
        reader.problem('group-by', (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .describeProblem */ .BJ)(prefix, problem));
    return prefix;
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

/***/ 2865:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readGate: () => (/* binding */ readGate),
/* harmony export */   readSkip: () => (/* binding */ readSkip)
/* harmony export */ });
/* harmony import */ var _inputs_filters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5456);
/* harmony import */ var _inputs_github_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3044);
/* harmony import */ var _inputs_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5343);
/* harmony import */ var _inputs_run_event_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6999);
/* harmony import */ var _inputs_source_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(686);
/* harmony import */ var _inputs_values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7745);
/* harmony import */ var _model_findings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3917);







const outcome = (0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_4__/* .oneOf */ .yL)(['fail', 'warn'], {
    ...{ pass: 'warn', ignore: 'warn', skip: 'warn', succeed: 'warn', success: 'warn' },
    ...{ error: 'fail', failure: 'fail' },
});
const threshold = (0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_4__/* .oneOf */ .yL)([..._model_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .SEVERITIES */ .oC, 'none'], {
    ..._model_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .SEVERITY_WORDS */ .ii,
    any: 'low',
    all: 'low',
    never: 'none',
});
/** Of products that are not named. */
const DEFAULT_THRESHOLD = 'high';
async function readGate(source) {
    const { reader, environment, now } = source;
    const event = await source.event();
    const github = (0,_inputs_github_js__WEBPACK_IMPORTED_MODULE_1__/* .readGitHub */ .kQ)(reader, environment);
    const products = reader.listOf('products', _model_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .PRODUCTS */ .zv, _inputs_values_js__WEBPACK_IMPORTED_MODULE_4__/* .PRODUCT_WORDS */ .cS);
    return {
        operation: 'gate',
        ...(0,_inputs_source_js__WEBPACK_IMPORTED_MODULE_3__/* .readBase */ .wZ)(source),
        skip: readSkip(reader, event),
        project: (0,_inputs_names_js__WEBPACK_IMPORTED_MODULE_2__/* .readProject */ .Wh)(source),
        commit: readGatedCommit(reader, event, github !== undefined),
        isCommitGiven: reader.given('commit') !== undefined,
        waitMs: (0,_inputs_source_js__WEBPACK_IMPORTED_MODULE_3__/* .readWait */ .mg)(source),
        failOn: readFailOn(reader),
        failOnConfidence: reader.read('fail-on-confidence', (0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_4__/* .oneOf */ .yL)(_model_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .CONFIDENCES */ .ix)),
        products: products.length === 0 ? undefined : products,
        filters: (0,_inputs_filters_js__WEBPACK_IMPORTED_MODULE_0__/* .readFilters */ .M1)(reader, {
            by: 'listed',
            issueType: undefined,
            remedy: 'leave it out',
            now,
            isGate: true,
        }),
        warnOnly: reader.read('warn-only', _inputs_values_js__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zM),
        newOnly: reader.read('new-only', _inputs_values_js__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zM),
        inheritIgnores: reader.read('inherit-ignores', _inputs_values_js__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zM),
        provisionallyIgnored: reader.read('provisionally-ignored', (0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_4__/* .oneOf */ .yL)(['ignore', 'count'], { fail: 'count', include: 'count', exclude: 'ignore' })),
        onTimeout: reader.read('on-timeout', outcome),
        onNoScan: reader.read('on-no-scan', outcome),
        annotations: reader.read('annotations', _inputs_values_js__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zM),
        comment: (0,_inputs_github_js__WEBPACK_IMPORTED_MODULE_1__/* .readComment */ .W3)(reader),
        commentFooter: (0,_inputs_github_js__WEBPACK_IMPORTED_MODULE_1__/* .readCommentFooter */ .RO)(reader),
        event,
        github,
    };
}
/** One severity for all products, or one for each: `sast: high, sca: critical`. */
function readFailOn(reader) {
    const items = reader.list('fail-on');
    const isEach = items.some((item) => item.includes(':'));
    const several = 'several severities; give one, or one for each product: `sast: high, sca: critical`';
    if (items.length > 1 && !isEach)
        reader.problem('fail-on', `has ${several}`);
    const named = new Map();
    const read = (text, parse) => {
        const found = parse(text);
        return 'value' in found
            ? found.value
            : reader.problem('fail-on', (0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_4__/* .describeProblem */ .BJ)(text, found.problem, 'has'));
    };
    reader.check('fail-on', (item) => /[;=]/.test(item)
        ? `is no list of products; write ${(0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(item.replace(/\s*=\s*/g, ': ').replace(/\s*;\s*/g, ', '))}`
        : undefined);
    for (const item of reader.hasProblem('fail-on') ? [] : items) {
        const [left = '', right] = isEach ? item.split(':').map((part) => part.trim()) : ['', item];
        if (right === undefined) {
            const what = 'without its product; give `product: severity` for each';
            reader.problem('fail-on', `has ${(0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(item)} ${what}`);
            continue;
        }
        const product = isEach ? read(left, (0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_4__/* .oneOf */ .yL)(_model_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .PRODUCTS */ .zv, _inputs_values_js__WEBPACK_IMPORTED_MODULE_4__/* .PRODUCT_WORDS */ .cS)) : 'all';
        if (product !== undefined && named.has(product))
            reader.problem('fail-on', `has \`${product}\` twice; give it once`);
        const severity = read(right, threshold);
        if (product !== undefined && severity !== undefined)
            named.set(product, severity);
    }
    const of = (product) => named.get(product) ?? named.get('all') ?? DEFAULT_THRESHOLD;
    return { sast: of('sast'), sca: of('sca'), secrets: of('secrets'), ai_sast: of('ai_sast') };
}
/** Why the gate lets a run pass that gets no token, unless `on-no-scan: fail` was written. */
function readSkip(reader, event) {
    if (reader.given('token') !== undefined)
        return undefined;
    return reader.given('on-no-scan')?.toLowerCase() === 'fail' ? undefined : event.untrusted;
}
/** Absent in a merge queue, where GitHub is asked for the head of the pull request. */
function readGatedCommit(reader, event, github) {
    if (reader.given('commit') !== undefined)
        return (0,_inputs_run_event_js__WEBPACK_IMPORTED_MODULE_6__/* .readCommit */ .kN)(reader);
    if (!(0,_inputs_run_event_js__WEBPACK_IMPORTED_MODULE_6__/* .isQueued */ .MX)(event))
        return (0,_inputs_run_event_js__WEBPACK_IMPORTED_MODULE_6__/* .commitOfRun */ .Cx)(reader, event);
    if (github)
        return undefined;
    const why = 'so the step cannot ask GitHub for the head of the pull request in the merge queue';
    reader.warn('github-token', `is empty, ${why}, and only a scan of the merge group's own commit counts`);
    return (0,_inputs_run_event_js__WEBPACK_IMPORTED_MODULE_6__/* .commitOfRun */ .Cx)(reader, event);
}


/***/ }),

/***/ 3232:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  gate: () => (/* binding */ gate)
});

// EXTERNAL MODULE: ./build/src/model/context.js
var model_context = __webpack_require__(4112);
// EXTERNAL MODULE: ./build/src/model/deployment.js
var deployment = __webpack_require__(2396);
// EXTERNAL MODULE: ./build/src/model/step-errors.js
var step_errors = __webpack_require__(7761);
// EXTERNAL MODULE: ./build/src/projects/find.js
var find = __webpack_require__(4173);
// EXTERNAL MODULE: ./build/src/scans/branch-findings.js
var branch_findings = __webpack_require__(1721);
// EXTERNAL MODULE: ./build/src/scans/scan.js
var scans_scan = __webpack_require__(6107);
// EXTERNAL MODULE: ./build/src/scans/search.js
var scans_search = __webpack_require__(2166);
// EXTERNAL MODULE: ./build/src/findings/finding.js
var finding = __webpack_require__(6321);
// EXTERNAL MODULE: ./build/src/model/findings.js
var findings = __webpack_require__(3917);
;// CONCATENATED MODULE: ./build/src/operations/gate/choose.js



/**
 * Whether there is nothing to wait for: each product that is asked for has a scan that ended, and none may still run
 * one that began after the newest ended one of its product and branch.
 *
 * @param ofCommit the newest first
 */
function isSettled(ofCommit, asked) {
    if (ofCommit.length === 0)
        return false;
    return asked.every((product) => {
        const own = ofCommit.filter((scan) => (0,scans_scan/* mayHaveRun */.lE)(scan, product));
        const isPending = (scan) => (0,scans_scan/* scanStatus */.gC)(scan) === 'running' &&
            own.find(({ branch }) => branch === scan.branch || (0,finding/* sameRef */.WY)(branch, scan.branch)) === scan;
        return own.some((scan) => (0,scans_scan/* scanStatus */.gC)(scan) !== 'running') && !own.some(isPending);
    });
}
/**
 * The scan that decides each product: for each commit the newest that ran it, on the event's branch where there is one.
 *
 * @param ofCommit the newest first
 * @returns also the products that no scan ran
 */
function decidingParts(commits, ofCommit, asked, request) {
    const refs = refsOf(request);
    const parts = asked.flatMap((product) => {
        const scans = commits.map((commit) => {
            const own = ofCommit.filter((scan) => (0,scans_search/* isOfCommit */.lU)(scan, commit) && (0,scans_scan/* mayHaveRun */.lE)(scan, product));
            return (0,scans_search/* preferredScan */.j0)(own, refs);
        });
        return [...new Set(scans)].flatMap((scan) => (scan === undefined ? [] : [{ product, scan }]));
    });
    return { parts, missing: asked.filter((one) => !parts.some(({ product }) => product === one)) };
}
/** The branches that a scan of the event reports, before those of other scans of the commit. */
function refsOf({ event: { pullRequest, ref } }) {
    const merge = pullRequest === undefined ? [] : [`refs/pull/${pullRequest.number}/merge`];
    return [...merge, ...(ref === undefined ? [] : [ref])];
}

// EXTERNAL MODULE: ./build/src/findings/conditions.js
var conditions = __webpack_require__(2340);
// EXTERNAL MODULE: ./build/src/findings/filters.js
var findings_filters = __webpack_require__(3179);
// EXTERNAL MODULE: ./build/src/model/time.js
var time = __webpack_require__(4386);
;// CONCATENATED MODULE: ./build/src/operations/gate/judge.js




function nothingLeftOut() {
    return {
        'below-severity': 0,
        'below-confidence': 0,
        filtered: 0,
        'on-primary-branch': 0,
        'ignored-on-primary-branch': 0,
        'on-other-branches': 0,
        triaged: 0,
        fixed: 0,
        'provisionally-ignored': 0,
    };
}
/** Why a row does not count, whatever the primary branch has. What a row lacks does not excuse it. */
function ownReason(request) {
    const { failOn, failOnConfidence, provisionallyIgnored } = request;
    const matches = gateFilter(request);
    return (row) => {
        if (row.status === 'fixed')
            return 'fixed';
        if (row.status === 'ignored')
            return 'triaged';
        if (row.status === 'provisionally_ignored' && provisionallyIgnored === 'ignore')
            return 'provisionally-ignored';
        if (!matches(row))
            return 'filtered';
        const threshold = failOn[row.kind];
        // Everything that is open is reported then.
        if (threshold === 'none')
            return undefined;
        if (!(0,finding/* reachesSeverity */.$U)(row, threshold))
            return 'below-severity';
        return (0,finding/* reachesConfidence */.oX)(row, failOnConfidence) ? undefined : 'below-confidence';
    };
}
/**
 * Whether a finding matches the filters of a gate. A filter of other products leaves it alone, and a field that it
 * lacks does not excuse it.
 */
function gateFilter({ filters }) {
    const tests = findings_filters/* FINDING_FILTERS */.W.flatMap(({ name, inGate, listed, of }) => {
        const value = filters[name];
        if (!inGate || value === undefined)
            return [];
        const matches = (0,conditions/* filterTest */.Jz)(name, value);
        const isMissing = (finding) => [of?.(finding)].flat().filter(Boolean).length === 0;
        return [(finding) => listed[finding.kind] === undefined || isMissing(finding) || matches(finding)];
    });
    return (finding) => tests.every((test) => test(finding));
}
/** The branch whose findings are not new elsewhere. */
function primaryOf({ primary_branch, default_branch }) {
    return primary_branch ?? default_branch;
}
/** On events of a pull request the primary branch's own rules never hold, whatever a fork's branch is called. */
function isOnPrimary({ event }, { scan, project }) {
    return !event.isOfPullRequest && (0,finding/* sameRef */.WY)(scan.branch, primaryOf(project));
}
/** Whether the rows of the primary branch say which rows of another branch are old. */
function needsPrimary(request, { product, scan, project }) {
    const primary = primaryOf(project);
    const isElsewhere = primary !== undefined && scan.branch !== undefined && !(0,finding/* sameRef */.WY)(scan.branch, primary);
    return product !== 'secrets' && isElsewhere && (request.newOnly || request.inheritIgnores);
}
/**
 * Why a row does not count although nothing about itself excuses it.
 *
 * @param onPrimary the rows of the primary branch, where `needsPrimary`
 */
function excuseOf(request, part, onPrimary) {
    if (part.product === 'secrets')
        return secretExcuse(request, part);
    if (isOnPrimary(request, part))
        return request.newOnly ? seenBefore(part.ofCommit) : () => undefined;
    return excuseBy(onPrimary, request, primaryOf(part.project));
}
/**
 * One row stands for all branches. Elsewhere than on the primary branch its own rows and what came since the scan began
 * count; on the primary branch what came since then is new.
 */
function secretExcuse(request, part) {
    const { event, newOnly } = request;
    const primary = primaryOf(part.project);
    const isPrimary = isOnPrimary(request, part);
    const beganMs = Math.min(...part.ofCommit.map(({ started_at }) => (0,time/* epochMs */.e9)(started_at) ?? 0));
    return ({ ref, created_at }) => {
        const isSince = ((0,time/* epochMs */.e9)(created_at) ?? Number.POSITIVE_INFINITY) >= beganMs;
        if (isPrimary) {
            if (isSince)
                return undefined;
            if (newOnly)
                return 'on-primary-branch';
            return ref === undefined || (0,finding/* sameRef */.WY)(ref, primary) ? undefined : 'on-other-branches';
        }
        if ((0,finding/* sameRef */.WY)(ref, primary) && !event.isFork)
            return 'on-primary-branch';
        const isOwn = ref === undefined || (0,finding/* sameRef */.WY)(ref, part.scan.branch) || (0,finding/* sameRef */.WY)(ref, event.headBranch);
        return isOwn || isSince ? undefined : 'on-other-branches';
    };
}
/** Whether a secret belongs to the scan's branch; findings of the other products are listed by branch. */
function isOfBranch(request, part) {
    if (part.product !== 'secrets')
        return () => true;
    const excuse = secretExcuse({ ...request, newOnly: false }, part);
    return (row) => excuse(row) === undefined;
}
/** On the primary branch itself, new is what any scan of the commit saw first. */
function seenBefore(ofCommit) {
    const scans = new Set(ofCommit.map(({ id }) => id));
    return ({ first_seen_scan_id: first }) => first === undefined || scans.has(first) ? undefined : 'on-primary-branch';
}
/** By `match_based_id`. What is fixed there excuses nothing, nor does a row that does not say where and how it stands. */
function excuseBy(rows, { newOnly, inheritIgnores }, primary) {
    const excuses = new Map();
    for (const { match_based_id: id, status, ref, repository } of rows) {
        const isThere = status !== undefined && status !== 'fixed' && (0,finding/* sameRef */.WY)(ref, primary);
        if (id === undefined || repository === undefined || !isThere)
            continue;
        if (inheritIgnores && status === 'ignored')
            excuses.set(id, 'ignored-on-primary-branch');
        else if (newOnly && !excuses.has(id))
            excuses.set(id, 'on-primary-branch');
    }
    return ({ match_based_id: id }) => (id === undefined ? undefined : excuses.get(id));
}

;// CONCATENATED MODULE: ./build/src/operations/gate/shortage.js



/** After that long nothing more is expected to appear. */
const FRESH_MS = 30_000;
/**
 * Whether a list may still change after a scan that has just ended: it has fewer rows than the scan counted, or open ones
 * that the scan did not count, or nobody knows how many there should be.
 */
function mayBeIncomplete(parts, request, nowMs) {
    return parts.some((part) => {
        if (part.product === 'ai_sast')
            return false;
        const endedMs = (0,time/* epochMs */.e9)(part.scan.completed_at) ?? nowMs;
        if (nowMs - endedMs >= FRESH_MS)
            return false;
        const count = (0,scans_scan/* countOf */.pq)(part.scan, part.product);
        const own = filling(part, parts).filter(isOfBranch(request, part));
        return count === undefined || own.length < count || (own.length > count && own.some(isOpen));
    });
}
/** How many findings the scans counted beyond those that are listed, as far as they say it. */
function unlistedCount(parts) {
    return parts.reduce((sum, part) => sum + Math.max(0, (expected(part) ?? 0) - filling(part, parts).length), 0);
}
/**
 * Whether what is listed explains that a scan blocks: nothing that it counted is missing, or a row of its products is
 * open, or was triaged since it began.
 *
 * @param others rows of further products that the scan ran
 */
function isExplained(scan, parts, others = []) {
    if (scan.exit_code !== 1)
        return true;
    const own = parts.filter((part) => part.scan === scan);
    const isShort = own.some((part) => {
        const count = expected(part);
        return count === undefined || filling(part, parts).length < count;
    });
    if (!isShort)
        return true;
    const beganMs = (0,time/* epochMs */.e9)(scan.started_at) ?? 0;
    return [...own, ...others].some(({ rows }) => rows.some((row) => isOpen(row) || triagedMs(row) >= beganMs));
}
/** Findings of AI have no count: they may be among those of code. */
function expected({ scan, product }) {
    return product === 'ai_sast' ? 0 : (0,scans_scan/* countOf */.pq)(scan, product);
}
/** Rows of every status but `fixed` fill the count of their product. */
function filling({ product, scan, rows }, parts) {
    const ai = parts.filter((other) => other.scan === scan && other.product === 'ai_sast');
    const all = product === 'sast' ? [...rows, ...ai.flatMap((other) => other.rows)] : rows;
    return all.filter(({ status }) => status !== 'fixed');
}
/** The platform itself may block on what it ignored provisionally. */
function isOpen({ status }) {
    return status !== 'fixed' && status !== 'ignored';
}
/** The list of secrets has no time of triage. */
function triagedMs({ kind, status, triaged_at, state_updated_at }) {
    if (status !== 'ignored')
        return 0;
    return (0,time/* epochMs */.e9)(kind === 'secrets' ? state_updated_at : triaged_at) ?? 0;
}

;// CONCATENATED MODULE: ./build/src/operations/gate/problems.js




/** What stands in the way of parts, those that can be read, and whether the scan of a newer commit is in the way. */
function problemsOf(facts, request, parts, missing) {
    const failed = [];
    const running = [];
    const readable = [];
    const overwritten = [];
    for (const part of parts) {
        const status = (0,scans_scan/* scanStatus */.gC)(part.scan);
        const by = status === 'completed' ? overwriting(facts, part) : undefined;
        if (status === 'failed')
            failed.push(part);
        else if (status === 'running')
            running.push(part);
        else if (by === undefined)
            readable.push(part);
        else
            overwritten.push({ ...part, by });
    }
    const unrun = missing.filter((product) => request.failOn[product] !== 'none');
    return {
        readable,
        isNewer: overwritten.some(({ scan, by }) => beganMs(by) > beganMs(scan)),
        problems: [
            ...scanFailures(failed),
            ...overwritten.slice(0, 1).map(({ scan, by }) => ({
                verdict: 'failed',
                because: 'overwritten',
                failure: { kind: 'gate-overwritten', commit: scan.commit ?? '', by: by.commit ?? '' },
            })),
            ...(unrun.length === 0 ? [] : [notRunProblem(unrun)]),
            ...(running.length === 0 ? [] : [runningProblem(facts, running)]),
        ],
    };
}
/** The scan of another commit that left what the platform lists of a product on the branch. */
function overwriting({ scans, commits }, { scan, product }) {
    const last = (0,scans_search/* lastCompleted */.s4)(scans.filter((other) => (0,scans_scan/* mayHaveRun */.lE)(other, product)), scan);
    return commits.some((commit) => (0,scans_search/* isOfCommit */.lU)(last, commit)) ? undefined : last;
}
function scanFailures(parts) {
    return distinct(parts).map((scan) => ({
        verdict: 'failed',
        because: 'scan-failed',
        failure: {
            kind: 'gate-scan-failed',
            products: parts.filter((part) => part.scan === scan).map(({ product }) => product),
            status: scan.status,
            exitCode: scan.exit_code,
        },
    }));
}
function notRunProblem(products) {
    const failure = { kind: 'product-not-run', products: [...products] };
    return { verdict: 'failed', because: 'product-not-run', failure };
}
function runningProblem({ waitedMs }, parts) {
    const products = [...new Set(parts.map(({ product }) => product))];
    const status = parts[0]?.scan.status;
    return { verdict: 'timed-out', failure: { kind: 'scan-timeout', products, waitedMs, status } };
}
/** Of scans that block although nothing that is listed explains it. */
function missingProblems(scans, parts, { failOn }) {
    return scans.flatMap((scan) => {
        const own = parts.filter((part) => part.scan === scan && failOn[part.product] !== 'none');
        if (own.length === 0)
            return [];
        const listed = own.reduce((sum, { rows }) => sum + rows.filter(({ status }) => status !== 'fixed').length, 0);
        const unlisted = unlistedCount(own);
        const failure = {
            kind: 'findings-missing',
            products: own.map(({ product }) => product),
            listed,
            counted: unlisted === 0 ? undefined : listed + unlisted,
        };
        return [{ verdict: 'timed-out', because: 'findings-missing', failure }];
    });
}
/** The scans of parts, the newest first. */
function distinct(parts) {
    return [...new Set(parts.map(({ scan }) => scan))].sort((one, other) => beganMs(other) - beganMs(one));
}
function beganMs({ started_at }) {
    return (0,time/* epochMs */.e9)(started_at) ?? 0;
}

;// CONCATENATED MODULE: ./build/src/operations/gate/decide.js








const REREAD_AFTER_MS = [2000, 3000, 5000];
/** What a list is known by. */
function keyOf({ product, ref }) {
    return product === 'secrets' ? product : `${product} ${ref ?? ''}`;
}
/**
 * Decides product by product: what to find out next, or the verdict. Pure: the same facts and request give the same
 * answer.
 */
function decide(facts, request) {
    const ofCommit = facts.scans.filter((scan) => facts.commits.some((commit) => (0,scans_search/* isOfCommit */.lU)(scan, commit)));
    const asked = askedProducts(ofCommit, request);
    const isWaiting = !facts.isLast && !isSettled(ofCommit, asked);
    if (facts.headSource === 'pull-request' && facts.head === undefined && (!isWaiting || facts.isFirst))
        return { next: 'ask-head' };
    if (facts.headSource === 'pull-request' && hasMoved(facts))
        return skipped('head-moved', ofCommit.slice(0, 1));
    if (isWaiting)
        return { next: 'wait' };
    if (ofCommit.length === 0)
        return noScan(facts, request);
    const { parts, missing } = decidingParts(facts.commits, ofCommit, asked, request);
    const { problems, readable, isNewer } = problemsOf(facts, request, parts, missing);
    if (isNewer) {
        if (facts.headSource === 'branch' && facts.head === undefined)
            return { next: 'ask-head' };
        if (facts.headSource !== undefined && hasMoved(facts))
            return skipped('newer-scan', distinct(parts));
    }
    const judged = readable.map((part) => ({ ...part, project: facts.project, ofCommit }));
    const found = judge(facts, request, judged);
    if ('next' in found)
        return found;
    return concluded(facts, request, {
        ...found,
        parts,
        problems,
        judged,
        notRun: notRunOf(ofCommit, missing),
    });
}
/** Those that `products` names, else all that scans of the commit ran. */
function askedProducts(ofCommit, { products }) {
    return products ?? findings/* SCANNED_PRODUCTS */.Kw.filter((product) => ofCommit.some((scan) => (0,scans_scan/* mayHaveRun */.lE)(scan, product)));
}
function notRunOf(ofCommit, missing) {
    const ran = findings/* SCANNED_PRODUCTS */.Kw.filter((product) => ofCommit.some((scan) => (0,scans_scan/* mayHaveRun */.lE)(scan, product)));
    return findings/* PRODUCTS */.zv.filter((product) => missing.includes(product) || (product !== 'ai_sast' && !ran.includes(product)));
}
/** Whether GitHub says that the head is another commit. */
function hasMoved({ head, commits }) {
    return head?.commit !== undefined && !commits.includes(head.commit);
}
/** The findings of the parts that count, or the lists that are still to be read. */
function judge(facts, request, parts) {
    const lists = new Map();
    const rowsOf = (list) => {
        const listing = facts.listings.get(keyOf(list));
        if (listing === undefined)
            lists.set(keyOf(list), list);
        return listing?.rows ?? [];
    };
    const { name: repository } = facts.project;
    const counted = new Map();
    const leftOut = nothingLeftOut();
    const reasonOf = ownReason(request);
    for (const part of parts) {
        const { product } = part;
        const open = rowsOf({ product, repository, ref: part.scan.branch }).filter((row) => {
            const reason = reasonOf(row);
            if (reason !== undefined)
                leftOut[reason] += 1;
            return reason === undefined;
        });
        const isAsked = open.length > 0 && needsPrimary(request, part);
        const excuse = excuseOf(request, part, isAsked ? rowsOf({ product, repository, ref: primaryOf(facts.project) }) : []);
        for (const row of open) {
            const reason = excuse(row);
            if (reason === undefined)
                counted.set((0,finding/* findingKey */.fl)(row), row);
            else
                leftOut[reason] += 1;
        }
    }
    if (lists.size > 0)
        return { next: 'read', lists: [...lists.values()] };
    return { counted: (0,finding/* worstFirst */.md)([...counted.values()]), leftOut };
}
/** The verdict, once the lists were read again where they may be incomplete. */
function concluded(facts, request, all) {
    const listedIn = (part) => facts.listings.get(keyOf(listOf(facts, part)))?.rows ?? [];
    const withRows = all.judged.map((part) => ({ ...part, rows: listedIn(part) }));
    const afterMs = REREAD_AFTER_MS[facts.rereads];
    if (afterMs !== undefined && mayBeIncomplete(withRows, request, facts.nowMs))
        return { next: 'read-again', afterMs };
    const blocking = distinct(all.judged).filter((scan) => !isExplained(scan, withRows));
    const more = blocking.flatMap((scan) => (0,scans_scan/* productsRun */.Ig)(scan).map((product) => listOf(facts, { product, scan })));
    const unread = more.filter((list) => !facts.listings.has(keyOf(list)));
    if (unread.length > 0)
        return { next: 'read', lists: unread };
    const unexplained = blocking.filter((scan) => {
        const others = (0,scans_scan/* productsRun */.Ig)(scan).map((product) => ({ product, scan, rows: listedIn({ product, scan }) }));
        return !isExplained(scan, withRows, others);
    });
    const problems = [...all.problems, ...missingProblems(unexplained, withRows, request)];
    const { counted, leftOut, notRun } = all;
    const failing = counted.filter(({ kind }) => request.failOn[kind] !== 'none');
    const [first, ...others] = problems;
    const unlisted = unlistedCount(withRows);
    const notices = [
        ...(failing.length > 0 ? problems : others).map(({ failure }) => ({ kind: 'gate-also', cause: failure })),
        ...(unlisted > 0 ? [{ kind: 'findings-unlisted', count: unlisted }] : []),
    ];
    const end = {
        next: 'end',
        notices,
        scans: distinct(all.parts),
        leftOut,
        products: [...new Set(all.parts.map(({ product }) => product))],
        notRun,
    };
    if (failing.length > 0) {
        return { ...end, verdict: 'failed', counted, failure: { kind: 'gate-failed', counted: failing.length } };
    }
    // Of what could not be read, or is not listed, nobody knows what counts.
    const isKnown = all.judged.length === all.parts.length && unexplained.length === 0;
    if (first !== undefined)
        return { ...end, ...first, counted: isKnown ? counted : undefined };
    return { ...end, verdict: 'passed', counted };
}
function listOf({ project }, { product, scan }) {
    return { product, repository: project.name, ref: scan.branch };
}
const NOTHING = { notices: [], leftOut: nothingLeftOut(), products: [], notRun: [] };
function skipped(because, scans) {
    return { next: 'end', verdict: 'skipped', because, scans, ...NOTHING };
}
function noScan({ commits: [commit], project, waitedMs }, { products = [] }) {
    const failure = { kind: 'no-scan', commit, project: project.name, waitedMs };
    return { next: 'end', verdict: 'no-scan', failure, scans: [], ...NOTHING, notRun: products };
}

// EXTERNAL MODULE: ./build/src/github/ask.js
var ask = __webpack_require__(7604);
;// CONCATENATED MODULE: ./build/src/operations/gate/head.js


/** Where GitHub still answers what was the head before the event. */
const OLD_ANSWER_PAUSE_MS = 2000;
const OLD_ANSWERS = 2;
/** Undefined where the commit was given by hand, in a merge queue, or where GitHub cannot be asked. */
function headSource({ isCommitGiven, github, event }) {
    if (isCommitGiven || github === undefined || event.name === 'merge_group')
        return undefined;
    if (event.repository === undefined)
        return undefined;
    if (event.pullRequest !== undefined)
        return 'pull-request';
    return event.ref?.startsWith('refs/heads/') && !event.isFork ? 'branch' : undefined;
}
/**
 * The head of the event's pull request, or of its branch. `commit` is undefined where GitHub does not answer, or still
 * answers the head before the event.
 */
async function readHead(context, request) {
    for (let left = OLD_ANSWERS;; left--) {
        const commit = await askForHead(context, request).catch((error) => {
            if (error instanceof step_errors/* StepError */.zg && !context.stop.aborted)
                return undefined;
            throw error;
        });
        if (commit === undefined || commit !== request.event.before?.toLowerCase())
            return { commit };
        if (left === 0)
            return {};
        await context.clock.sleep(OLD_ANSWER_PAUSE_MS, context.stop);
    }
}
/** @throws StepError where GitHub does not answer */
async function askForHead(context, request) {
    const { event, github } = request;
    const [owner, repo] = event.repository?.split('/') ?? [];
    if (github === undefined || owner === undefined || repo === undefined)
        return undefined;
    const number = event.pullRequest?.number;
    const branch = event.ref?.replace(/^refs\/heads\//, '') ?? '';
    const head = await (0,ask/* askGitHub */.X)(context, github, (client) => number === undefined
        ? client.branchHead({ owner, repo, branch })
        : client.pullRequestHead({ owner, repo, number }));
    return head.toLowerCase();
}
/**
 * In a merge queue the head of the pull request, which only GitHub knows.
 *
 * @throws StepError where GitHub does not answer
 */
async function queuedHead(context, request) {
    if (request.event.pullRequest === undefined)
        return undefined;
    const commit = await askForHead(context, request);
    return commit === undefined ? undefined : { commit, readAtMs: context.clock.now() };
}

;// CONCATENATED MODULE: ./build/src/operations/gate/run.js










/** In less time no scan begins and completes. */
const SHORTEST_SCAN_MS = 5000;
/**
 * Waits for a commit's scans and decides whether their findings may pass. It posts nothing: the comment and the
 * annotations are made from the result.
 */
async function gate(context, request) {
    const { commit } = request;
    const leftOut = nothingLeftOut();
    const verdict = {
        verdict: 'failed',
        because: 'undecided',
        commit,
        leftOut,
        products: [],
        notRun: [],
        waitedMs: 0,
    };
    const { failure } = await (0,step_errors/* capture */.Fg)(() => run(context, request, verdict));
    const result = { ...(0,model_context/* resultOf */.B)(context, request), ...verdict };
    if (failure === undefined)
        return result;
    return request.warnOnly && !isMisconfigured(failure)
        ? { ...result, warned: failure }
        : { ...result, failure };
}
/** @throws StepError where the gate fails, and whatever ends the step */
async function run(context, request, verdict) {
    const { skip } = request;
    if (skip !== undefined) {
        Object.assign(verdict, { verdict: 'skipped', because: skip });
        return;
    }
    const startMs = context.clock.now();
    const look = lookout(context, request, verdict, startMs);
    conclude(context, request, verdict, await (0,scans_search/* poll */.wt)(context, startMs + request.waitMs, look).catch((error) => {
        if (verdict.because !== 'list-failed')
            throw error;
        const cause = (0,step_errors/* listFailure */.PH)(error);
        throw new step_errors/* StepError */.zg('method' in cause ? { kind: 'gate-list-failed', cause } : cause);
    }));
}
/** One look after the other; each gives the verdict, or undefined where there is something to wait for. */
function lookout(context, request, verdict, startMs) {
    const { clock, platform } = context;
    let commits;
    let search;
    let isFirst = true;
    return async (isLast) => {
        verdict.waitedMs = clock.now() - startMs;
        verdict.because = 'undecided';
        commits ??= await commitsOf(context, request, verdict);
        const project = verdict.project ?? (await projectOf(context, request));
        if ('next' in project)
            return project;
        verdict.project = project;
        search ??= (0,scans_search/* scanSearch */.Gc)(context, await (0,deployment/* resolveId */.Sv)(context), project, commits);
        const facts = {
            project,
            commits,
            scans: await search(),
            headSource: headSource(request),
            listings: new Map(),
            rereads: 0,
            isFirst,
            isLast,
            nowMs: platform.serverNowMs() ?? clock.now(),
            waitedMs: verdict.waitedMs,
        };
        isFirst = false;
        return decideWith(context, request, facts, search, verdict);
    };
}
/** Finds out what the decision needs, until it is made; undefined where a scan is to be waited for. */
async function decideWith(context, request, facts, search, verdict) {
    const { clock, platform, progress, stop } = context;
    for (;;) {
        facts.nowMs = platform.serverNowMs() ?? clock.now();
        const step = decide(facts, request);
        switch (step.next) {
            case 'wait':
                return undefined;
            case 'end':
                noteElsewhere(context, facts);
                return step;
            case 'ask-head': {
                facts.head = await readHead(context, request);
                const { commit } = facts.head;
                verdict.head = commit === undefined ? undefined : { commit, readAtMs: clock.now() };
                break;
            }
            case 'read-again':
                progress.pause('findings', step.afterMs);
                await clock.sleep(step.afterMs, stop);
                facts.rereads += 1;
                facts.listings = new Map();
                break;
            case 'read': {
                const startMs = clock.now();
                verdict.because = 'list-failed';
                facts.listings = new Map([...facts.listings, ...(await readLists(context, step.lists))]);
                verdict.because = 'undecided';
                // One that was under way may have ended meanwhile, and left another list; after a while, a new one too.
                const mayHaveMoved = clock.now() - startMs > SHORTEST_SCAN_MS ||
                    facts.scans.some((scan) => (0,scans_scan/* scanStatus */.gC)(scan) === 'running');
                if (mayHaveMoved)
                    facts.scans = await search();
            }
        }
    }
}
/** The commit that was asked for; in a merge queue the pull request's head, and the group's own commit. */
async function commitsOf(context, request, verdict) {
    const { commit, event } = request;
    if (commit !== undefined)
        return [commit.toLowerCase()];
    const own = event.sha === undefined ? [] : [event.sha.toLowerCase()];
    verdict.head = await queuedHead(context, request);
    verdict.commit = verdict.head?.commit ?? own[0];
    return verdict.head === undefined ? own : [verdict.head.commit, ...own];
}
/** The project, or the verdict where the platform lists projects and does not know this one. */
async function projectOf(context, request) {
    const found = await (0,find/* lookForProject */.EU)(context, await (0,deployment/* resolveSlug */.qo)(context), request.project);
    if (found.project !== undefined)
        return found.project;
    if (!found.isListed)
        throw new step_errors/* StepError */.zg(found.failure);
    const { commit = request.event.sha, project } = request;
    const near = found.near.length === 0 ? undefined : found.near;
    return {
        next: 'end',
        verdict: 'no-scan',
        because: 'unknown-project',
        failure: { kind: 'no-scan', commit, project, waitedMs: 0, unknownProject: true, near },
        notices: [],
        scans: [],
        leftOut: nothingLeftOut(),
        products: [],
        notRun: [],
    };
}
/** Side by side. @throws PlatformError, PagingError where one can't be read */
async function readLists(context, lists) {
    const ends = await Promise.allSettled(lists.map(async (list) => [keyOf(list), await (0,branch_findings/* branchFindings */.x)(context, list)]));
    for (const end of ends)
        if (end.status === 'rejected')
            throw end.reason;
    return ends.flatMap((end) => (end.status === 'fulfilled' ? [end.value] : []));
}
function noteElsewhere({ notices }, { listings }) {
    for (const [key, { elsewhere }] of listings) {
        const [product = ''] = key.split(' ');
        if (elsewhere > 0)
            notices.push({ kind: 'rows-elsewhere', product, rows: elsewhere });
    }
}
/** @throws StepError where the decision fails the step */
function conclude(context, request, verdict, decision) {
    const { next: _, failure, notices, because, ...decided } = decision;
    const [own] = decided.scans.length === 1 ? decided.scans : [];
    Object.assign(verdict, decided, { because, commit: own?.commit?.toLowerCase() ?? verdict.commit });
    context.notices.push(...notices);
    if (failure === undefined)
        return;
    const isLate = failure.kind === 'scan-timeout' || failure.kind === 'findings-missing';
    if (isLate && request.onTimeout === 'warn')
        context.notices.push(failure);
    else if (failure.kind === 'no-scan' && request.onNoScan === 'warn')
        context.notices.push(failure);
    else
        throw new step_errors/* StepError */.zg(failure);
}
const WRONG = ['no-deployment', 'several-deployments', 'other-deployment'];
/** Wrong inputs, or a refused token: `warn-only` would hide them for ever. */
function isMisconfigured(failure) {
    const cause = failure.kind === 'gate-list-failed' ? failure.cause : failure;
    return WRONG.includes(cause.kind) || (cause.kind === 'status' && cause.status === 401);
}


/***/ }),

/***/ 8915:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readScan: () => (/* binding */ readScan)
/* harmony export */ });
/* harmony import */ var _inputs_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5343);
/* harmony import */ var _inputs_run_event_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6999);
/* harmony import */ var _inputs_source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(686);
/* harmony import */ var _inputs_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7745);




async function readScan(source) {
    return { operation: 'scan', ...(0,_inputs_source_js__WEBPACK_IMPORTED_MODULE_1__/* .readBase */ .wZ)(source), scan: await readChoice(source) };
}
async function readChoice(source) {
    const { reader } = source;
    if (reader.given('scan-id') === undefined)
        return readByCommit(source);
    for (const input of ['commit', 'projects', 'wait-for'].filter((one) => reader.given(one) !== undefined)) {
        reader.problem(input, 'and `scan-id` exclude each other, because each names the scan; leave one of them out');
    }
    return { by: 'id', scanId: reader.read('scan-id', _inputs_values_js__WEBPACK_IMPORTED_MODULE_2__.id) ?? 0n };
}
async function readByCommit(source) {
    const { reader } = source;
    const event = await source.event();
    const project = (0,_inputs_names_js__WEBPACK_IMPORTED_MODULE_0__/* .readProject */ .Wh)(source);
    const given = reader.given('commit') !== undefined;
    const commit = given ? (0,_inputs_run_event_js__WEBPACK_IMPORTED_MODULE_3__/* .readCommit */ .kN)(reader) : (0,_inputs_run_event_js__WEBPACK_IMPORTED_MODULE_3__/* .commitOfRun */ .Cx)(reader, event);
    if (!given && (0,_inputs_run_event_js__WEBPACK_IMPORTED_MODULE_3__/* .isQueued */ .MX)(event)) {
        const why = 'because only `gate` asks GitHub for the head of the pull request';
        reader.warn('commit', `is empty; the step uses the merge group's own commit, ${why}`);
    }
    return { by: 'commit', project, commit: commit ?? '', ref: event.ref, waitMs: (0,_inputs_source_js__WEBPACK_IMPORTED_MODULE_1__/* .readWait */ .mg)(source) };
}


/***/ }),

/***/ 5993:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   scan: () => (/* binding */ scan)
/* harmony export */ });
/* harmony import */ var _findings_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6321);
/* harmony import */ var _model_context_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4112);
/* harmony import */ var _model_deployment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2396);
/* harmony import */ var _model_findings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3917);
/* harmony import */ var _model_step_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7761);
/* harmony import */ var _model_time_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4386);
/* harmony import */ var _projects_find_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4173);
/* harmony import */ var _scans_branch_findings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1721);
/* harmony import */ var _scans_scan_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6107);
/* harmony import */ var _scans_search_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2166);










const OPEN = new Set(['open', 'reviewing', 'fixing', undefined]);
/** Reports one scan (web-api.md 4.5), found by its id or by its commit, with the open findings of its branch. */
async function scan(context, request) {
    let found = {};
    const end = await (0,_model_step_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .capture */ .Fg)(async () => {
        const id = await (0,_model_deployment_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveId */ .Sv)(context);
        found = await readScan(context, id, request.scan);
        if (found.status === 'completed' && found.scan !== undefined) {
            found = { ...found, ...(await findingsOf(context, found.scan)) };
        }
    });
    return { ...(0,_model_context_js__WEBPACK_IMPORTED_MODULE_8__/* .resultOf */ .B)(context, request), ...found, ...end };
}
async function readScan(context, deploymentId, choice) {
    const searched = choice.by === 'commit' ? await searchByCommit(context, deploymentId, choice) : undefined;
    const scanId = choice.by === 'id' ? choice.scanId : (searched?.id ?? 0n);
    const details = await context.platform.scan(deploymentId, scanId);
    const inDetails = (0,_scans_scan_js__WEBPACK_IMPORTED_MODULE_6__/* .detailedStatus */ .bc)(details);
    // The details have no status: how the scan ended, the search knows.
    const summary = searched ?? (inDetails === undefined ? await searchById(context, deploymentId, details) : undefined);
    if (summary === undefined) {
        if (inDetails === undefined)
            context.notices.push({ kind: 'scan-end-unknown' });
        return { scan: details, status: inDetails };
    }
    const status = (0,_scans_scan_js__WEBPACK_IMPORTED_MODULE_6__/* .scanStatus */ .gC)(summary);
    if (status === 'running')
        return { scan: details, status: inDetails ?? status };
    const scan = {
        ...details,
        exit_code: summary.exit_code ?? details.exit_code,
        stats: withCount(details, summary),
    };
    return { scan, status, end: summary.status };
}
/** A count that the details leave out reads as 0, which the search may know better. */
function withCount({ stats }, summary) {
    const findings = (0,_scans_scan_js__WEBPACK_IMPORTED_MODULE_6__/* .totalOf */ .e6)(summary);
    return stats?.findings || !findings ? stats : { ...stats, findings };
}
/** @throws StepError where the commit was not scanned in time */
async function searchByCommit(context, deploymentId, { commit, ref, waitMs, project: name }) {
    const startMs = context.clock.now();
    const project = await (0,_projects_find_js__WEBPACK_IMPORTED_MODULE_4__/* .findProject */ .t1)(context, await (0,_model_deployment_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveSlug */ .qo)(context), name);
    const search = (0,_scans_search_js__WEBPACK_IMPORTED_MODULE_7__/* .scanSearch */ .Gc)(context, deploymentId, project, [commit]);
    const { scan } = await (0,_scans_search_js__WEBPACK_IMPORTED_MODULE_7__/* .poll */ .wt)(context, startMs + waitMs, async (isLast) => {
        const ofCommit = (await search()).filter((one) => (0,_scans_search_js__WEBPACK_IMPORTED_MODULE_7__/* .isOfCommit */ .lU)(one, commit));
        const newest = (0,_scans_search_js__WEBPACK_IMPORTED_MODULE_7__/* .preferredScan */ .j0)(ofCommit, ref === undefined ? [] : [ref]);
        const hasEnded = newest !== undefined && (0,_scans_scan_js__WEBPACK_IMPORTED_MODULE_6__/* .scanStatus */ .gC)(newest) !== 'running';
        return hasEnded || isLast ? { scan: newest } : undefined;
    });
    if (scan !== undefined)
        return scan;
    const waitedMs = context.clock.now() - startMs;
    throw new _model_step_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .StepError */ .zg({ kind: 'no-scan', commit, project: project.name, waitedMs });
}
/** Undefined where the search does not know the scan, or can't be asked. */
async function searchById({ platform }, deploymentId, { id, repository_id: repositoryId, started_at }) {
    const sinceMs = (0,_model_time_js__WEBPACK_IMPORTED_MODULE_9__/* .epochMs */ .e9)(started_at);
    if (repositoryId === undefined || sinceMs === undefined)
        return undefined;
    try {
        const { scans } = await platform.searchScans(deploymentId, { repositoryId, sinceMs });
        return scans.find((scan) => scan.id === id);
    }
    catch (error) {
        (0,_model_step_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .listFailure */ .PH)(error);
        return undefined;
    }
}
/** Findings that can't be read do not fail the report of the scan. */
async function findingsOf(context, read) {
    const { repository, branch } = read.meta;
    if (read.stats?.findings === 0)
        return { findings: [] };
    if (typeof repository !== 'string' || typeof branch !== 'string')
        return {};
    try {
        const products = (0,_scans_scan_js__WEBPACK_IMPORTED_MODULE_6__/* .productsOf */ .y0)(read.enabled_products) ?? _model_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .SCANNED_PRODUCTS */ .Kw;
        const lists = await Promise.all(products.map((product) => (0,_scans_branch_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .branchFindings */ .x)(context, { product, repository, ref: branch })));
        const rows = lists.flatMap((list) => list.rows);
        // A secret is one row whatever its branches.
        const isHere = ({ ref }) => ref === undefined || (0,_findings_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .sameRef */ .WY)(ref, branch);
        return { findings: (0,_findings_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .worstFirst */ .md)(rows.filter((row) => isHere(row) && OPEN.has(row.status))) };
    }
    catch (error) {
        context.notices.push({ kind: 'findings-unread', cause: (0,_model_step_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .listFailure */ .PH)(error) });
        return {};
    }
}


/***/ }),

/***/ 4173:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EU: () => (/* binding */ lookForProject),
/* harmony export */   Qw: () => (/* binding */ projectNames),
/* harmony export */   YS: () => (/* binding */ isProject),
/* harmony export */   t1: () => (/* binding */ findProject)
/* harmony export */ });
/* harmony import */ var _model_nearest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7957);
/* harmony import */ var _model_step_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7761);
/* harmony import */ var _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9323);



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
    throw new _model_step_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .StepError */ .zg({ ...failure, near });
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
        if (!(error instanceof _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .StatusError */ .Xs) || error.failure.status !== 404)
            throw error;
        const names = await projectNames(context, slug);
        const near = await (0,_model_nearest_js__WEBPACK_IMPORTED_MODULE_0__/* .nearestNames */ .LE)(name, names ?? []);
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
        if (error instanceof _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .CancelledError */ .cc)
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
        if (error instanceof _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .StatusError */ .Xs && error.failure.status === 404)
            return false;
        throw error;
    }
}


/***/ }),

/***/ 1721:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ branchFindings)
/* harmony export */ });
/* harmony import */ var _findings_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6321);
/* harmony import */ var _findings_list_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7188);
/* harmony import */ var _model_deployment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2396);



/**
 * The findings of one product on a branch, of every status; of secrets, which have one row whatever their branches,
 * those of the repository. A row that does not name its branch or repository belongs to it, because nothing else was
 * asked for. Servers differ in how a branch is named (`main` or `refs/heads/main`), so that one that seems to have none
 * is asked for by its other name.
 *
 * @throws PlatformError, PagingError also where rows may be missing
 */
async function branchFindings(context, list) {
    const { product, ref } = list;
    const names = product === 'secrets' || ref === undefined ? [undefined] : [ref, ...otherName(ref)];
    let elsewhere = 0;
    for (const name of names) {
        const listed = await readBranch(context, list, name);
        (0,_findings_list_js__WEBPACK_IMPORTED_MODULE_1__/* .noteLength */ .B)(context, product, listed);
        const rows = listed.filter((row) => belongsTo(row, list));
        elsewhere = Math.max(elsewhere, listed.length - rows.length);
        if (rows.length > 0)
            return { rows, elsewhere: listed.length - rows.length };
    }
    return { rows: [], elsewhere };
}
async function readBranch(context, { product, repository }, ref) {
    const { platform } = context;
    if (product === 'secrets')
        return platform.secrets(await (0,_model_deployment_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveId */ .Sv)(context), { repo: [repository] });
    const parameters = { issue_type: product, repos: [repository], ref };
    const { rows, cut } = await platform.findings(await (0,_model_deployment_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveSlug */ .qo)(context), parameters);
    if (cut !== undefined)
        throw cut;
    return rows;
}
function belongsTo({ kind, ref: own, repository: name }, { repository, ref }) {
    const isOnBranch = kind === 'secrets' || ref === undefined || own === undefined || (0,_findings_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .sameRef */ .WY)(own, ref);
    return isOnBranch && (name === undefined || name.toLowerCase() === repository.toLowerCase());
}
/** Only branches have a short name. */
function otherName(ref) {
    const short = (0,_findings_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .shortRef */ .m3)(ref);
    if (short !== ref)
        return [short];
    return ref.startsWith('refs/') ? [] : [`refs/heads/${ref}`];
}


/***/ }),

/***/ 6107:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ig: () => (/* binding */ productsRun),
/* harmony export */   bc: () => (/* binding */ detailedStatus),
/* harmony export */   e6: () => (/* binding */ totalOf),
/* harmony export */   gC: () => (/* binding */ scanStatus),
/* harmony export */   lE: () => (/* binding */ mayHaveRun),
/* harmony export */   pq: () => (/* binding */ countOf),
/* harmony export */   y0: () => (/* binding */ productsOf)
/* harmony export */ });
/* harmony import */ var _model_findings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3917);

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
const PRODUCT_NAMED = {
    sast: 'sast',
    code: 'sast',
    sca: 'sca',
    supply_chain: 'sca',
    secrets: 'secrets',
};
/** The products that a scan names; undefined where it names none that has findings. */
function productsOf(names) {
    const lower = (names ?? []).map((name) => name.toLowerCase().replace(/^product_/, ''));
    const found = _model_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .SCANNED_PRODUCTS */ .Kw.filter((product) => lower.some((name) => PRODUCT_NAMED[name] === product));
    return found.length === 0 ? undefined : found;
}
/** The products that a scan may have run: those that it names or counts findings of; all where it names none. */
function productsRun({ enabled_products, findings_counts: counts }) {
    const named = productsOf(enabled_products) ?? _model_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .SCANNED_PRODUCTS */ .Kw;
    const counted = { sast: counts?.code, sca: counts?.supply_chain, secrets: counts?.secrets };
    return _model_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .SCANNED_PRODUCTS */ .Kw.filter((product) => named.includes(product) || counted[product]);
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


/***/ }),

/***/ 2166:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gc: () => (/* binding */ scanSearch),
/* harmony export */   j0: () => (/* binding */ preferredScan),
/* harmony export */   lU: () => (/* binding */ isOfCommit),
/* harmony export */   s4: () => (/* binding */ lastCompleted),
/* harmony export */   wt: () => (/* binding */ poll)
/* harmony export */ });
/* unused harmony export newestFirst */
/* harmony import */ var _findings_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6321);
/* harmony import */ var _model_step_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7761);
/* harmony import */ var _model_time_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4386);
/* harmony import */ var _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9323);
/* harmony import */ var _scan_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6107);





/** The search knows the scans of the past 30 days (field-notes, "Scans"). */
const SEARCHED_MS = 30 * _model_time_js__WEBPACK_IMPORTED_MODULE_4__/* .DAY_MS */ .sO;
/** No scan takes longer: one that was not heard of for an hour has never finished. */
const LONGEST_SCAN_MS = _model_time_js__WEBPACK_IMPORTED_MODULE_4__/* .DAY_MS */ .sO;
/**
 * Searches a project's scans. Each call gives every scan that was seen so far, as it was seen last, the newest first.
 *
 * @param commits whose scans have to be readable; those of others are no concern
 * @throws PlatformError, PagingError, StepError
 */
function scanSearch(context, deploymentId, { id: repositoryId, name }, commits) {
    const seen = new Map();
    let sinceMs = context.clock.now() - SEARCHED_MS;
    return async () => {
        if (repositoryId === undefined) {
            const message = `The platform gave no id for the project ${name}, so its scans can't be searched`;
            throw new _model_step_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .StepError */ .zg({ kind: 'unexpected', message });
        }
        const startMs = context.clock.now();
        const { scans, unreadable } = await context.platform.searchScans(deploymentId, { repositoryId, sinceMs });
        const own = unreadable.find((commit) => commits.some((wanted) => isSameCommit(commit, wanted)));
        if (own !== undefined) {
            throw new _model_step_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .StepError */ .zg({ kind: 'list-broken', cause: `a scan of commit ${own} has no readable id` });
        }
        for (const scan of scans)
            seen.set(scan.id, scan);
        sinceMs = Math.max(sinceMs, startMs - LONGEST_SCAN_MS);
        return [...seen.values()].sort(newestFirst);
    };
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
/**
 * The one of some scans that completed last on a scan's branch, where it names one: the platform lists what that one
 * left.
 */
function lastCompleted(scans, scan) {
    const completed = scans.filter((other) => (0,_findings_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .sameRef */ .WY)(other.branch, scan.branch) && (0,_scan_js__WEBPACK_IMPORTED_MODULE_3__/* .scanStatus */ .gC)(other) === 'completed');
    return completed.sort((one, other) => endOf(other) - endOf(one) || newestFirst(one, other))[0] ?? scan;
}
/** When a scan that completed did so, in epoch ms: as the platform says it, or as it follows from its start. */
function endOf({ completed_at, started_at, total_time = 0 }) {
    return (0,_model_time_js__WEBPACK_IMPORTED_MODULE_4__/* .epochMs */ .e9)(completed_at) ?? ((0,_model_time_js__WEBPACK_IMPORTED_MODULE_4__/* .epochMs */ .e9)(started_at) ?? 0) + total_time * 1000;
}
/** By when they began. Ids grow with time; they decide where the times do not. */
function newestFirst(one, other) {
    const [start, otherStart] = [(0,_model_time_js__WEBPACK_IMPORTED_MODULE_4__/* .epochMs */ .e9)(one.started_at), (0,_model_time_js__WEBPACK_IMPORTED_MODULE_4__/* .epochMs */ .e9)(other.started_at)];
    if (start !== undefined && otherStart !== undefined && start !== otherStart)
        return otherStart - start;
    if (one.id === other.id)
        return 0;
    return one.id > other.id ? -1 : 1;
}
const FIRST_PAUSE_MS = 5000;
const MAX_PAUSE_MS = 30_000;
const PAUSE_GROWTH = 1.5;
/**
 * Looks until there is a result: after 5 s, and then after half as long again each time, up to 30 s. Also goes on while
 * the platform does not answer.
 *
 * @param untilMs since the epoch; then comes the last look, which has to give a result
 * @throws what the last look throws; before that only what time does not mend
 */
async function poll({ clock, progress, stop }, untilMs, look) {
    for (let pauseMs = FIRST_PAUSE_MS;; pauseMs = Math.min(MAX_PAUSE_MS, pauseMs * PAUSE_GROWTH)) {
        const isLast = clock.now() >= untilMs;
        try {
            const found = await look(isLast);
            if (found !== undefined)
                return found;
        }
        catch (error) {
            if (isLast || !isNoAnswer(error))
                throw error;
        }
        const ms = Math.min(pauseMs, untilMs - clock.now());
        if (ms <= 0)
            continue;
        progress.pause('scan', ms);
        await clock.sleep(ms, stop);
    }
}
/** Whether the platform, or what stands before it, does not answer for now. */
function isNoAnswer(error) {
    if (!(error instanceof _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PlatformError */ .Wk) || error instanceof _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .CancelledError */ .cc || error instanceof _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .RateLimitError */ .OE)
        return false;
    const { kind, status = 0 } = error.failure;
    return (['connection', 'time-out'].includes(kind) || (kind === 'status' && (status >= 500 || status === 408)));
}


/***/ })

};
