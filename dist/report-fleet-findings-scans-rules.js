export const id = 77;
export const ids = [77];
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
/* unused harmony export DECIDED_BY */
/* harmony import */ var _model_findings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3917);
/* harmony import */ var _model_selection_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8985);
/* harmony import */ var _filter_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20);
/* harmony import */ var _filters_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3179);




const BY_NAME = new Map(_filters_js__WEBPACK_IMPORTED_MODULE_1__/* .FINDING_FILTERS */ .W.map((filter) => [filter.name, filter]));
const BY_RULE = new Map(_filters_js__WEBPACK_IMPORTED_MODULE_1__/* .FINDING_FILTERS */ .W.map((filter) => [filter.rule?.name, filter]));
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
const NO_LOOKUPS = { projectTags: notRead, primaryBranch: notRead };
function notRead() {
    throw new Error('The list of projects was not read');
}
/**
 * Decides rows by a value of a query.
 *
 * @throws Error for a filter that no row decides, which the inputs refuse
 */
function filterTest(name, value, lookups = NO_LOOKUPS) {
    const filter = findingFilter(name);
    return (0,_filter_js__WEBPACK_IMPORTED_MODULE_2__/* .filterPredicate */ .y)(filter, filter.patterns && Array.isArray(value) ? (0,_model_selection_js__WEBPACK_IMPORTED_MODULE_3__/* .nameListOf */ .R1)(value) : value, lookups);
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
/** Whose decisions a rule may touch: those of a `Decider`, or everybody's. */
const DECIDED_BY = ['nobody', 'rules', 'platform', 'people', 'anyone'];
/** What the rules under `findings` can look at; all but the first and the last decide about a row. */
const FINDING_CONDITIONS = [
    {
        name: 'type',
        form: 'values',
        values: RULE_TYPES,
        meaning: 'Kind of the findings; a rule looks at one kind.',
    },
    ..._filters_js__WEBPACK_IMPORTED_MODULE_1__/* .FINDING_FILTERS */ .W.flatMap(({ kind, values, listed, rule }) => {
        if (rule === undefined)
            return [];
        const types = RULE_TYPES.filter((type) => listed[type] !== undefined);
        const isOfAll = types.length === RULE_TYPES.length;
        return [{ ...rule, form: FORMS[kind], values, types: isOfAll ? undefined : types }];
    }),
    {
        name: 'decided-by',
        form: 'values',
        values: DECIDED_BY,
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
/* harmony import */ var _model_selection_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8985);

/** Decides about rows by a value of a filter: one that lacks what the filter looks at is not selected. */
function filterPredicate({ name, kind, of, canonical = (text) => text, is, test }, value, lookups) {
    if (test !== undefined)
        return test(value, lookups);
    if (of === undefined)
        throw new Error(`No list of findings decides the filter ${name}`);
    if (kind === 'boolean')
        return (finding) => (of(finding) ?? false) === value;
    if (is !== undefined) {
        const limit = kind === 'time' ? Number(value) * 1000 : Number(value);
        return (finding) => compares(of(finding), is, limit);
    }
    const { matches, matchesAny } = (0,_model_selection_js__WEBPACK_IMPORTED_MODULE_0__/* .matcherOf */ .Ke)((0,_model_selection_js__WEBPACK_IMPORTED_MODULE_0__/* .mapTexts */ .zO)(value, canonical));
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
  t6: () => (/* binding */ projectDirectory),
  Kq: () => (/* binding */ repositoryKey),
  JP: () => (/* binding */ withoutPrimary)
});

// UNUSED EXPORTS: noteUnmatchedFilters

// EXTERNAL MODULE: ./build/src/model/deployment.js
var deployment = __webpack_require__(2396);
// EXTERNAL MODULE: ./build/src/model/findings.js
var findings = __webpack_require__(3917);
// EXTERNAL MODULE: ./build/src/model/nearest.js
var nearest = __webpack_require__(7957);
// EXTERNAL MODULE: ./build/src/model/selection.js
var selection = __webpack_require__(8985);
// EXTERNAL MODULE: ./build/src/platform/resources/project.js
var resources_project = __webpack_require__(2114);
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
 * The parameters of `GET …/findings` or `GET …/secrets` that a query turns into, and the names of the filters that the
 * server decides by them; each of these is checked again on every row.
 *
 * @param repositories as the platform spells them; undefined where the rows decide
 */
function listParameters({ issueType, filters }, repositories) {
    const isSecret = issueType === 'secrets';
    const parameters = isSecret ? {} : { issue_type: issueType };
    const sent = new Set();
    for (const [name, value] of Object.entries({ ...filters, repos: repositories })) {
        const filter = (0,conditions/* findingFilter */.Iv)(name);
        if (value === undefined || filter.listed[issueType] !== 'server' || LOWER_BOUNDS.includes(name))
            continue;
        const parameter = isSecret ? ofSecrets(filter, value) : ofFindings(filter, value, filters);
        if (parameter === undefined)
            continue;
        parameters[parameter[0]] = parameter[1];
        sent.add(name);
    }
    const bounds = LOWER_BOUNDS.filter((name) => filters[name] !== undefined);
    if (bounds.length > 0) {
        const sinceMs = Math.max(...bounds.map((name) => Number(filters[name]) * (name === 'since' ? 1000 : 1)));
        parameters.since = isSecret ? new Date(sinceMs).toISOString() : Math.floor(sinceMs / 1000);
        for (const name of bounds)
            sent.add(name);
    }
    return { parameters: parameters, sent };
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
 * row: a server that ignores a filter gets nothing else selected. `context.notices` says so, and where rows may be
 * missing.
 *
 * @throws PlatformError, PagingError where the list can't be read to its end
 */
async function listFindings(context, query, options = {}) {
    const { project_tags, ref, repos } = query.filters;
    const { projects = projectDirectory(context) } = options;
    const isPrimary = ref === finding/* PRIMARY_REF */.bO;
    const names = plainNames(repos);
    // A list that decides has the rows of all branches, and that of secrets has no filter by branch.
    const isByBranch = isPrimary && options.onRow === undefined && query.issueType !== 'secrets';
    const read = async (repositories) => isByBranch
        ? requestEach(context, query, options, repositories, await projects())
        : request(context, query, options, repositories);
    await (0,deployment/* resolveSlug */.qo)(context);
    const [lookups, list] = await Promise.all([
        project_tags === undefined && !isPrimary ? undefined : projects(),
        read(names),
    ]);
    let { rows, sent } = list;
    if (!options.spelled && names !== undefined) {
        const others = await otherSpellings(names, rows, projects);
        if (others.length > 0)
            rows = rows.concat((await read(others)).rows);
    }
    if (options.onRow !== undefined)
        rows.forEach(options.onRow);
    const tests = Object.entries(query.filters)
        .filter(([name, value]) => (0,conditions/* findingFilter */.Iv)(name).idle !== value)
        .map(([name, value]) => ({ name, test: (0,conditions/* filterTest */.Jz)(name, value, lookups) }));
    if (isPrimary)
        context.notices.push(...withoutPrimary(rows, await projects()));
    const selected = selectRows(context, tests, sent, rows);
    if (!options.spelled) {
        await reportUnmatched(context, query, rows, projects);
        if (selected.length === 0 && ref !== undefined && !isPrimary) {
            const isUnknown = !(await hasFindings(context, query, rows, String(ref)));
            context.notices.push({ kind: 'ref-without-findings', ref: String(ref), isUnknown });
        }
    }
    return options.once && ref === undefined ? onceEach(selected) : selected;
}
/** The primary branches of the projects that a query may select, each once. */
function primaryBranches({ filters }, directory) {
    const tests = ['repos', 'project_tags'].flatMap((name) => {
        const value = filters[name];
        return value === undefined ? [] : (0,conditions/* filterTest */.Jz)(name, value, directory);
    });
    const names = directory
        .names()
        .filter((repository) => tests.every((test) => test({ kind: 'sast', id: 0n, repository })));
    return new Set(names.flatMap((name) => (0,finding/* shortRef */.m3)(directory.primaryBranch(name) ?? '') || []));
}
/** Notes the repositories that have no primary branch, by the list of projects. */
function withoutPrimary(rows, { primaryBranch }) {
    const names = new Set(rows.flatMap(({ repository }) => repository ?? []));
    const repositories = [...names].filter((name) => primaryBranch(name) === undefined);
    return repositories.length === 0 ? [] : [{ kind: 'no-primary-branch', repositories }];
}
/** One list for each branch; a server that knows it by its other name gives no row for the first. */
async function requestEach(context, query, options, repositories, directory) {
    const rows = new Map();
    for (const branch of primaryBranches(query, directory)) {
        for (const name of (0,finding/* refNames */.kO)(branch).toReversed()) {
            const { rows: found } = await request(context, query, options, repositories, name);
            for (const row of found)
                rows.set(row.id, row);
            if (found.length > 0)
                break;
        }
    }
    return { rows: [...rows.values()], sent: new Set() };
}
/**
 * @param repositories undefined where the rows decide
 * @param ref undefined for all branches
 */
async function request(context, query, { pageSize, once, onRow, isWhole }, repositories, ref) {
    const { platform } = context;
    const isShared = onRow !== undefined && query.issueType !== 'secrets';
    const asked = isWhole ? { ...query, filters: {} } : isShared ? sharedByBranches(query) : query;
    const { parameters, sent } = listParameters(asked, repositories);
    if (query.issueType === 'secrets') {
        const rows = await platform.secrets(await (0,deployment/* resolveId */.Sv)(context), parameters, { pageSize });
        noteLength(context, query.issueType, rows);
        return { rows, sent };
    }
    // The branch that stands for all may be outside of what the rows decide.
    const isDecidedByRows = Object.keys(query.filters)
        .map(conditions/* findingFilter */.Iv)
        .some(({ shared, listed }) => !shared && listed[query.issueType] === 'row');
    const dedup = (once && !isDecidedByRows) || undefined;
    const slug = await (0,deployment/* resolveSlug */.qo)(context);
    const { rows, cut } = await platform.findings(slug, { ...parameters, ref, dedup }, { pageSize });
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
/** Only what all branches of a finding share: the rows decide the rest. */
function sharedByBranches({ issueType, filters }) {
    const shared = Object.entries(filters).filter(([name]) => (0,conditions/* findingFilter */.Iv)(name).shared);
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
/** The rows that meet every condition. Notices count those that lack a field, or for which the server ignored a filter. */
function selectRows({ notices }, tests, sent, rows) {
    const ignored = new Map();
    const missing = new Map();
    // Those of the server first, so that each row counts for a filter that was ignored.
    const ordered = tests.toSorted((one, other) => Number(sent.has(other.name)) - Number(sent.has(one.name)));
    const selected = rows.filter((row) => {
        const failed = ordered.find(({ test }) => !test(row))?.name;
        const counts = failed !== undefined && (0,conditions/* lacksField */.LW)(failed, row) ? missing : ignored;
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
/** By which the end of a repository's list is known. */
function repositoryKey({ kind, repository }) {
    return repository === undefined ? kind : `${kind} ${repository}`;
}
/**
 * What the lists of their repositories have now.
 *
 * @param endedAtMs gets when the list of each repository ended, on the step's clock, by `repositoryKey`
 * @throws PlatformError, PagingError
 */
async function listAgain(context, findings, endedAtMs = new Map()) {
    const rows = [];
    // What there is to notice of a list was noticed before.
    const quiet = { ...context, notices: [] };
    for (const [issueType, ofKind] of Map.groupBy(findings, ({ kind }) => kind)) {
        const names = [...new Set(ofKind.map(({ repository }) => repository))];
        const isKnown = names.every((name) => name !== undefined);
        for (const repos of isKnown ? chunksOf(names, MAX_REPOSITORIES) : [undefined]) {
            const filters = repos === undefined ? {} : { repos };
            const listed = await listFindings(quiet, { issueType, filters }, { spelled: true });
            for (const finding of listed)
                rows.push(finding);
            for (const repository of repos ?? [undefined])
                endedAtMs.set(repositoryKey({ kind: issueType, repository }), context.clock.now());
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
    for (const project of await context.platform.projects(await (0,deployment/* resolveSlug */.qo)(context))) {
        const { name, tags } = project;
        const lower = new Set(tags.map((tag) => tag.toLowerCase()));
        projects.set(name.toLowerCase(), { name, tags: lower, branch: (0,resources_project/* primaryBranch */.ti)(project) });
    }
    return {
        projectTags: (name) => projects.get(name.toLowerCase())?.tags,
        primaryBranch: (name) => projects.get(name.toLowerCase())?.branch,
        /** The name as the platform spells it; undefined for one that it does not list. */
        spelling: (name) => projects.get(name.toLowerCase())?.name,
        names: () => [...projects.values()].map(({ name }) => name),
        /** Every tag of any project, in lower case. */
        tags: () => [...new Set([...projects.values()].flatMap(({ tags }) => [...tags]))],
    };
}
/**
 * Notes what a query's names and patterns did not find among all rows that were listed, each with the names that it may
 * be a misspelling of: repositories and tags are looked up in the list of projects, other names in the rows or in one
 * page more.
 *
 * @param projects reads the list of projects
 */
async function reportUnmatched(context, query, rows, projects) {
    const noted = context.notices.length;
    let page;
    await noteUnmatchedFilters(context, query.filters, rows, async (name, textsOf) => {
        if (name === 'repos')
            return (await projects()).names();
        if (name === 'project_tags')
            return (await projects()).tags();
        page ??= readOnePage(context, query);
        return textsOf(await page);
    });
    for (const notice of context.notices.slice(noted)) {
        if (notice.kind !== 'pattern-unmatched' || (0,selection/* isPattern */.Pt)(notice.pattern))
            continue;
        if (notice.input === 'project-tags')
            notice.isUnknown = true;
        // The list leaves archived projects out.
        if (notice.input === 'repos')
            notice.isUnknown = !(await context.platform.hasProject(await (0,deployment/* resolveSlug */.qo)(context), notice.pattern));
    }
}
/** Whether a branch has findings of any state, by whichever of its names. */
async function hasFindings(context, query, rows, ref) {
    if (query.issueType === 'secrets' || rows.some((row) => (0,finding/* sameRef */.WY)(row.ref, ref)))
        return true;
    for (const name of (0,finding/* refNames */.kO)(ref)) {
        const found = await readOnePage(context, query, { ref: name });
        if (found.some((row) => (0,finding/* sameRef */.WY)(row.ref, ref)))
            return true;
    }
    return false;
}
/** Findings of the product in any state; of secrets, which have no branch, none. */
async function readOnePage(context, { issueType }, filters = {}) {
    if (issueType === 'secrets')
        return [];
    const parameters = { issue_type: issueType, ...filters };
    return context.platform.firstFindings(await (0,deployment/* resolveSlug */.qo)(context), parameters);
}
/**
 * Notes the names and patterns of filters that no row has, each with the values of rows that it may be a misspelling of.
 *
 * @param moreOf reads what else is known, for a filter that did not find everything
 */
async function noteUnmatchedFilters(context, filters, rows, moreOf = async () => []) {
    for (const [name, value] of Object.entries(filters)) {
        const { kind, of, patterns } = (0,conditions/* findingFilter */.Iv)(name);
        if (kind !== 'names' || !Array.isArray(value))
            continue;
        const textsOf = (findings) => [...new Set(findings.flatMap((row) => of?.(row)))].filter((text) => typeof text === 'string');
        const matcher = (0,selection/* nameMatcher */.MH)(patterns ? (0,selection/* nameListOf */.R1)(value) : { names: value, patterns: [], except: [] });
        const texts = textsOf(rows);
        matcher.matchesAny(texts);
        const missed = matcher.unmatched();
        if ((0,selection/* itemsOf */.S3)(missed).length === 0)
            continue;
        const known = name === 'paths' ? insideOf(missed.names, texts) : [...texts, ...(await moreOf(name, textsOf))];
        matcher.matchesAny(known);
        (0,nearest/* noteUnmatched */._d)(context, (0,findings/* filterInput */.ts)({ name }), matcher.unmatched(), known);
    }
}
/** For each folder that was given like a file, one file of it: there are too many paths to compare them all. */
function insideOf(folders, paths) {
    return folders.flatMap((folder) => paths.find((path) => path.startsWith(`${folder}/`)) ?? []);
}


/***/ }),

/***/ 7604:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q2: () => (/* binding */ hasMoved),
/* harmony export */   X3: () => (/* binding */ askGitHub),
/* harmony export */   k2: () => (/* binding */ askIfPossible),
/* harmony export */   o6: () => (/* binding */ openGitHub),
/* harmony export */   o7: () => (/* binding */ gitHubFailure)
/* harmony export */ });
/* harmony import */ var _model_step_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7761);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6150);


/** GitHub's client, which is large, and loaded only here. @throws GitHubError */
async function openGitHub({ token, apiUrl }, parts) {
    const { createGitHub } = await Promise.all(/* import() | github */[__webpack_require__.e(214), __webpack_require__.e(326)]).then(__webpack_require__.bind(__webpack_require__, 5440));
    return createGitHub({ ...parts, token, apiUrl });
}
/**
 * Asks GitHub.
 *
 * @throws StepError when GitHub does not answer what was asked
 */
async function askGitHub({ clock, stop, progress, githubPauses: pauses, trace }, connection, ask) {
    const onPause = (ms) => progress.pause('github-rate-limit', ms);
    try {
        return await ask(await openGitHub(connection, { clock, stop, trace, pauses, onPause }));
    }
    catch (error) {
        throw error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubError */ .y ? new _model_step_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StepError */ .zg({ kind: 'github', cause: error.failure }) : error;
    }
}
/** Why a request to GitHub failed; undefined for every other error. */
function gitHubFailure(error) {
    return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubError */ .y ? error.failure : undefined;
}
/** GitHub may answer an earlier head for a moment. */
const HEAD_AGAIN_MS = 5000;
/** Undefined where GitHub does not answer what was asked. */
async function askIfPossible(context, connection, question) {
    try {
        return await askGitHub(context, connection, question);
    }
    catch (error) {
        if (error instanceof _model_step_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StepError */ .zg && !context.stop.aborted)
            return undefined;
        throw error;
    }
}
/** Whether GitHub says twice, 5 s apart, that the head is none of the commits. @param expected in lower case */
async function hasMoved(context, connection, head, expected) {
    const isElsewhere = async () => {
        const commit = await askIfPossible(context, connection, (client) => client.head(head));
        return commit !== undefined && !expected.includes(commit.toLowerCase());
    };
    if (!(await isElsewhere()))
        return false;
    await context.clock.sleep(HEAD_AGAIN_MS, context.stop);
    return await isElsewhere();
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
        resetAt: isLimit ? resetAt(headers, nowMs) : undefined,
        missingPermission: status === 403 && !isLimit ? permissionOf(headers) : undefined,
    });
}
/** GitHub's message and those of its validation errors; undefined for a page of HTML. */
function messageOf(data) {
    const { message, errors } = (data ?? {});
    const further = Array.isArray(errors) ? errors.map((one) => one?.message ?? one?.code ?? one) : [];
    const texts = [message, ...further].filter((text) => typeof text === 'string' && text !== '');
    return texts.length === 0 ? undefined : texts.join(': ').slice(0, MAX_MESSAGE_CHARACTERS);
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


/***/ })

};
