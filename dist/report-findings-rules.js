export const id = 106;
export const ids = [106];
export const modules = {

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
/** Whether a row is still to be written, or would be without the dry run. */
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
    const groups = [...Map.groupBy(rows, ({ change }) => change.project.name).values()];
    return groups.map((group) => {
        const { change, state } = worstOf(group);
        return { project: change.project, state, rows: group };
    });
}
/**
 * Fails a step that has failed rows. Each project counts once, by its worst row.
 *
 * @throws StepError rows-failed
 */
function throwIfFailed(rows) {
    for (const [of, group] of Map.groupBy(rows, kindOf)) {
        const targets = Map.groupBy(group, ({ change }) => ('project' in change ? change.project.name : change));
        const worst = [...targets.values()].map(worstOf);
        const [failed, unknown] = [inState(worst, 'failed'), inState(worst, 'unknown')];
        const [first] = [...failed, ...unknown];
        if (first === undefined)
            continue;
        const counts = { failed: failed.length, unknown: unknown.length, selected: targets.size };
        throw new _model_step_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .StepError */ .zg({ kind: 'rows-failed', of, ...counts, first: first.failure });
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
    for (const limit of over)
        context.notices.push({ kind: 'would-be-too-many', ...limit });
}
/** @param allowed undefined = no limit */
function maxChanges(allowed, figure, of) {
    return allowed === undefined || figure <= allowed ? [] : [{ limit: 'max-changes', allowed, figure, of }];
}


/***/ }),

/***/ 2340:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bs: () => (/* binding */ RULE_TYPES),
/* harmony export */   Iv: () => (/* binding */ findingFilter),
/* harmony export */   J2: () => (/* binding */ FINDING_CONDITIONS),
/* harmony export */   Jz: () => (/* binding */ filterTest),
/* harmony export */   Y7: () => (/* binding */ filterOfRule),
/* harmony export */   d5: () => (/* binding */ findingCondition)
/* harmony export */ });
/* unused harmony export DECIDED_BY */
/* harmony import */ var _model_findings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3917);
/* harmony import */ var _model_selection_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8985);
/* harmony import */ var _filter_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20);
/* harmony import */ var _filters_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(334);




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
function notRead() {
    throw new Error('The list of projects was not read');
}
/**
 * Decides rows by a value of a query.
 *
 * @throws Error for a filter that no row decides, which the inputs refuse
 */
function filterTest(name, value, findProject = notRead) {
    const filter = findingFilter(name);
    return (0,_filter_js__WEBPACK_IMPORTED_MODULE_2__/* .filterPredicate */ .y)(filter, (filter.patterns || filter.kind === 'ids') && Array.isArray(value) ? (0,_model_selection_js__WEBPACK_IMPORTED_MODULE_3__/* .nameListOf */ .R1)(value) : value, findProject);
}
/** Kinds of findings that rules can triage. */
const RULE_TYPES = _model_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .SCANNED_PRODUCTS */ .Kw;
/** The form of a filter's values in rules, by the filter's kind. */
const FORMS = {
    oneOf: 'values',
    values: 'values',
    names: 'names',
    ids: 'names',
    ref: 'names',
    boolean: 'boolean',
    time: 'age',
    age: 'age',
    number: 'number',
};
/** Whose decisions a rule may touch: those of a `Decider`, or everybody's. */
const DECIDED_BY = ['nobody', 'rules', 'platform', 'people', 'anyone'];
/** The conditions of rules under `findings`; all but the first and the last decide about a row. */
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
/* harmony export */   L: () => (/* binding */ lacksField),
/* harmony export */   y: () => (/* binding */ filterPredicate)
/* harmony export */ });
/* harmony import */ var _model_selection_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8985);

/** Whether a row lacks what every row has and the filter looks at: then nobody knows whether it matches. */
function lacksField({ read, expected }, finding) {
    if (expected === undefined)
        return false;
    return ((expected === true ? read : expected)?.(finding) ?? '') === '';
}
/** Decides about rows by a value of a filter: one that lacks what every row has is not selected. */
function filterPredicate(filter, value, findProject) {
    const { name, kind, read, canonical = (text) => text, is, test } = filter;
    if (test !== undefined)
        return test(value, findProject);
    if (read === undefined)
        throw new Error(`No list of findings decides the filter ${name}`);
    if (kind === 'boolean')
        return (finding) => (read(finding) ?? false) === value;
    if (is !== undefined) {
        const limit = kind === 'time' ? Number(value) * 1000 : Number(value);
        return (finding) => compares(read(finding), is, limit);
    }
    const { matches, matchesAny } = (0,_model_selection_js__WEBPACK_IMPORTED_MODULE_0__/* .matcherOf */ .Ke)((0,_model_selection_js__WEBPACK_IMPORTED_MODULE_0__/* .mapTexts */ .zO)(value, canonical));
    if (kind === 'ids')
        return (finding) => matchesAny([read(finding) ?? []].flat().map(String));
    return (finding) => {
        const found = read(finding);
        if (typeof found === 'string' && found !== '')
            return matches(canonical(found));
        const texts = Array.isArray(found) ? found.filter((text) => text !== undefined) : [];
        return !lacksField(filter, finding) && matchesAny(texts);
    };
}
function compares(found, is, limit) {
    if (typeof found !== 'number')
        return false;
    return { below: found < limit, above: found > limit, from: found >= limit }[is];
}


/***/ }),

/***/ 1035:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dd: () => (/* binding */ plainNames),
/* harmony export */   Er: () => (/* binding */ reportUnmatched),
/* harmony export */   Gj: () => (/* binding */ matchNames),
/* harmony export */   Lj: () => (/* binding */ fileInEach),
/* harmony export */   cN: () => (/* binding */ isKnownBranch),
/* harmony export */   t6: () => (/* binding */ projectDirectory)
/* harmony export */ });
/* harmony import */ var _model_deployment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2396);
/* harmony import */ var _model_findings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3917);
/* harmony import */ var _model_nearest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7957);
/* harmony import */ var _model_selection_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8985);
/* harmony import */ var _model_step_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7761);
/* harmony import */ var _model_time_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4386);
/* harmony import */ var _platform_resources_project_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2114);
/* harmony import */ var _conditions_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2340);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6321);









// The platform's projects and branches beyond the rows of a list, and names that are near those of filters.
/** The search knows the scans of the past 30 days (field-notes, "Scans"). */
const SEARCHED_MS = 30 * _model_time_js__WEBPACK_IMPORTED_MODULE_7__/* .DAY_MS */ .sO;
/** Undefined where `repos` has patterns or exclusions. */
function plainNames(repos) {
    if (!Array.isArray(repos))
        return undefined;
    const { names } = (0,_model_selection_js__WEBPACK_IMPORTED_MODULE_8__/* .nameListOf */ .R1)(repos);
    return names.length === repos.length ? names : undefined;
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
    const byName = new Map();
    for (const project of await context.platform.projects(await (0,_model_deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveSlug */ .qo)(context))) {
        const tags = new Set(project.tags.map((tag) => tag.toLowerCase()));
        byName.set(project.name.toLowerCase(), { ...project, tags, primaryBranch: (0,_platform_resources_project_js__WEBPACK_IMPORTED_MODULE_4__/* .primaryBranch */ .ti)(project) });
    }
    return { projects: [...byName.values()], find: (name) => byName.get(name.toLowerCase()) };
}
/** The names and patterns of each filter that has any, matched against the texts of rows. */
function matchNames(filters, rows) {
    return Object.entries(filters).flatMap(([name, value]) => {
        const filter = (0,_conditions_js__WEBPACK_IMPORTED_MODULE_5__/* .findingFilter */ .Iv)(name);
        if (filter.kind !== 'names' || !Array.isArray(value))
            return [];
        const list = filter.patterns ? (0,_model_selection_js__WEBPACK_IMPORTED_MODULE_8__/* .nameListOf */ .R1)(value) : { names: value, patterns: [], except: [] };
        const matcher = (0,_model_selection_js__WEBPACK_IMPORTED_MODULE_8__/* .nameMatcher */ .MH)(list);
        const texts = textsOf(filter, rows);
        matcher.matchesAny(texts);
        return [{ name, filter, list, matcher, texts }];
    });
}
function textsOf({ read }, rows) {
    return [...new Set(rows.flatMap((row) => read?.(row)))].filter((text) => typeof text === 'string');
}
/** For each folder that was given like a file, one file of it: there are too many paths to compare them all. */
function fileInEach(folders, paths) {
    return folders.flatMap((folder) => paths.find((path) => path.startsWith(`${folder}/`)) ?? []);
}
/**
 * Notes the names and patterns of a query that match none of the listed rows, each with the names that it may misspell:
 * repositories and tags are looked up in the list of projects, other names in the rows and in one page more.
 *
 * @param directory reads the list of projects
 */
async function reportUnmatched(context, query, rows, directory) {
    let page;
    const otherTexts = async (filter) => {
        if (filter.name === 'repos')
            return (await directory()).projects.map(({ name }) => name);
        if (filter.name === 'project_tags')
            return (await directory()).projects.flatMap(({ tags }) => [...tags]);
        if (query.issueType === 'secrets')
            return [];
        page ??= readOnePage(context, query);
        return textsOf(filter, await page);
    };
    for (const { name, filter, matcher, texts } of matchNames(query.filters, rows)) {
        const missed = matcher.unmatched();
        if ((0,_model_selection_js__WEBPACK_IMPORTED_MODULE_8__/* .itemsOf */ .S3)(missed).length === 0)
            continue;
        const known = name === 'paths' ? fileInEach(missed.names, texts) : [...texts, ...(await otherTexts(filter))];
        matcher.matchesAny(known);
        const notices = [];
        (0,_model_nearest_js__WEBPACK_IMPORTED_MODULE_2__/* .noteUnmatched */ ._d)({ notices }, (0,_model_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .filterInput */ .ts)(filter), matcher.unmatched(), [...new Set(known)]);
        for (const notice of notices)
            context.notices.push(notice.kind === 'pattern-unmatched' && (await mayBeMisspelt(context, filter, notice))
                ? { ...notice, kind: 'name-unknown', of: query.issueType }
                : notice);
    }
}
/** Whether a name or pattern that matches nothing may be meant for something else: then an empty list proves nothing. */
async function mayBeMisspelt(context, { name, unknownName }, { pattern, near = [] }) {
    if (unknownName !== 'gap')
        return unknownName === 'gap-if-near' && near.length > 0;
    if (name !== 'repos' || (0,_model_selection_js__WEBPACK_IMPORTED_MODULE_8__/* .isPattern */ .Pt)(pattern))
        return true;
    // The list leaves archived projects out.
    return !(await context.platform.hasProject(await (0,_model_deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveSlug */ .qo)(context), pattern));
}
/** Whether findings of any status, a project or, of repositories that are named, a scan names a branch. */
async function isKnownBranch(context, query, rows, ref, directory) {
    const isSought = (name) => (0,_finding_js__WEBPACK_IMPORTED_MODULE_6__/* .sameRef */ .WY)(name, ref);
    if (rows.some((row) => isSought(row.ref)))
        return true;
    for (const name of (0,_finding_js__WEBPACK_IMPORTED_MODULE_6__/* .refNames */ .kO)(ref)) {
        if ((await readOnePage(context, query, { ref: name })).some((row) => isSought(row.ref)))
            return true;
    }
    const { projects, find } = await directory();
    if (projects.some((project) => isSought(project.primary_branch) || isSought(project.default_branch)))
        return true;
    const ids = plainNames(query.filters.repos)?.flatMap((name) => find(name)?.id ?? []) ?? [];
    for (const repositoryId of ids) {
        if ((await scannedBranches(context, repositoryId)).some(isSought))
            return true;
    }
    return false;
}
/** Empty where the scans can't be searched. */
async function scannedBranches(context, repositoryId) {
    const { platform, clock } = context;
    const id = await (0,_model_deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveId */ .Sv)(context);
    try {
        const search = { repositoryId, sinceMs: clock.now() - SEARCHED_MS };
        return (await platform.searchScans(id, search)).map(({ branch }) => branch);
    }
    catch (error) {
        (0,_model_step_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .listFailure */ .PH)(error);
        return [];
    }
}
/** Findings of the product in any state. The list of secrets has no filters for this: those of code say as much. */
async function readOnePage(context, { issueType }, filters = {}) {
    const issue_type = issueType === 'secrets' ? 'sast' : issueType;
    const parameters = { issue_type, ...filters };
    return context.platform.firstFindings(await (0,_model_deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveSlug */ .qo)(context), parameters);
}


/***/ }),

/***/ 7188:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  U_: () => (/* binding */ chunksOf),
  H8: () => (/* binding */ listAgain),
  F$: () => (/* binding */ listFindings),
  Kq: () => (/* binding */ repositoryKey),
  JP: () => (/* binding */ withoutPrimary)
});

// EXTERNAL MODULE: ./build/src/model/deployment.js
var deployment = __webpack_require__(2396);
// EXTERNAL MODULE: ./build/src/model/findings.js
var findings = __webpack_require__(3917);
// EXTERNAL MODULE: ./build/src/model/notice.js
var notice = __webpack_require__(7963);
// EXTERNAL MODULE: ./build/src/model/step-errors.js
var step_errors = __webpack_require__(7761);
// EXTERNAL MODULE: ./build/src/findings/conditions.js
var conditions = __webpack_require__(2340);
// EXTERNAL MODULE: ./build/src/findings/filter.js
var findings_filter = __webpack_require__(20);
// EXTERNAL MODULE: ./build/src/findings/finding.js
var finding = __webpack_require__(6321);
// EXTERNAL MODULE: ./build/src/findings/known.js
var known = __webpack_require__(1035);
// EXTERNAL MODULE: ./build/src/model/selection.js
var selection = __webpack_require__(8985);
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
    const texts = [value]
        .flat()
        .map(String)
        .map((text) => canonical?.(text) ?? text);
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









/**
 * Lists the findings that a query selects. Whatever the server decided is checked again on every row: a server that
 * ignores a filter gets nothing else selected. `context.notices` says so, and where rows may be missing.
 *
 * @throws PlatformError, PagingError where the list can't be read to its end
 */
async function listFindings(context, query, options = {}) {
    const { issueType, filters } = query;
    const { directory = (0,known/* projectDirectory */.t6)(context), scope = 'query', once, spelled } = options;
    const { ref } = filters;
    const isPrimary = ref === finding/* PRIMARY_REF */.bO;
    // The other scopes have the rows of all branches, and the list of secrets has no filter by branch.
    const isByBranch = isPrimary && scope === 'query' && issueType !== 'secrets';
    const read = async (repositories) => isByBranch
        ? listPrimaryBranches(context, query, options, repositories, await directory())
        : listBranches(context, query, options, repositories);
    await (0,deployment/* resolveSlug */.qo)(context);
    const names = (0,known/* plainNames */.Dd)(filters.repos);
    const [projects, { rows, sent }] = await Promise.all([
        isPrimary || filters.project_tags !== undefined ? directory() : undefined,
        read(names),
    ]);
    const otherNames = spelled || names === undefined ? [] : await otherSpellings(names, rows, directory);
    const listed = otherNames.length === 0 ? rows : rows.concat((await read(otherNames)).rows);
    if (isPrimary && projects !== undefined) {
        const asked = selectedProjects(query, projects);
        if (asked.every(({ primaryBranch }) => primaryBranch === undefined))
            context.notices.push({ kind: 'nothing-listed', of: issueType });
        const askedNames = asked.map(({ name }) => name);
        context.notices.push(...withoutPrimary(listed, projects.find, askedNames));
    }
    const selected = selectRows(context, query, listed, sent, projects?.find);
    if (!spelled) {
        await (0,known/* reportUnmatched */.Er)(context, query, listed, directory);
        if (selected.length === 0 && ref !== undefined && !isPrimary) {
            const isKnown = await (0,known/* isKnownBranch */.cN)(context, query, listed, String(ref), directory);
            context.notices.push(isKnown
                ? { kind: 'branch-without-findings', ref: String(ref) }
                : { kind: 'branch-unknown', of: issueType, ref: String(ref) });
        }
    }
    return { selected: once && ref === undefined ? (0,finding/* firstOfEach */.t6)(selected) : selected, listed };
}
/** The projects that a query may select. */
function selectedProjects({ filters }, { projects, find }) {
    const tests = ['repos', 'project_tags'].flatMap((name) => {
        const value = filters[name];
        return value === undefined ? [] : (0,conditions/* filterTest */.Jz)(name, value, find);
    });
    return projects.filter(({ name: repository }) => tests.every((test) => test({ kind: 'sast', id: 0n, repository })));
}
/** Notes the repositories, of rows and of other names, that have no primary branch by the list of projects. */
function withoutPrimary(rows, findProject, otherNames = []) {
    const names = new Set([...rows.flatMap(({ repository }) => repository ?? []), ...otherNames]);
    const repositories = [...names].filter((name) => findProject(name)?.primaryBranch === undefined);
    return repositories.length === 0 ? [] : [{ kind: 'no-primary-branch', repositories }];
}
/**
 * Reads one list for each branch that is a project's primary one; a server that knows it by its other name gives no row
 * for the first. A list that fails is a gap.
 *
 * @throws PlatformError, PagingError where no list can be read
 */
async function listPrimaryBranches(context, query, options, repositories, directory) {
    const rows = new Map();
    let sent = new Set();
    const unread = [];
    const primaryBranches = selectedProjects(query, directory).flatMap(({ primaryBranch = '' }) => primaryBranch);
    const branches = new Set(primaryBranches.map(finding/* shortRef */.m3).filter(Boolean));
    for (const branch of branches) {
        try {
            for (const name of (0,finding/* refNames */.kO)(branch).toReversed()) {
                const list = await listBranches(context, query, options, repositories, name);
                sent = list.sent;
                for (const row of list.rows)
                    rows.set(row.id, row);
                if (list.rows.length > 0)
                    break;
            }
        }
        catch (error) {
            unread.push({ kind: 'list-unread', of: query.issueType, ref: branch, cause: (0,step_errors/* listFailure */.PH)(error) });
            if (unread.length === branches.size)
                throw error;
        }
    }
    context.notices.push(...unread);
    return { rows: [...rows.values()], sent };
}
/**
 * @param repositories undefined where the rows decide
 * @param ref undefined for all branches
 */
async function listBranches(context, query, { pageSize, once, scope = 'query' }, repositories, ref) {
    const { platform, notices } = context;
    const { issueType, filters } = query;
    const entries = Object.entries(filters);
    const askable = {
        query: entries,
        // A secret has one row for all its branches.
        branches: issueType === 'secrets' ? entries : entries.filter(([name]) => (0,conditions/* findingFilter */.Iv)(name).shared),
        repositories: [],
    }[scope];
    const asked = { issueType, filters: Object.fromEntries(askable) };
    const { parameters, sent } = listParameters(asked, repositories);
    // The branch that stands for all may be outside of what the rows decide.
    const isDecidedByRows = entries
        .map(([name]) => (0,conditions/* findingFilter */.Iv)(name))
        .some(({ shared, listed }) => !shared && listed[issueType] === 'row');
    const dedup = (once && !isDecidedByRows) || undefined;
    const { rows, cut } = issueType === 'secrets'
        ? await platform.secrets(await (0,deployment/* resolveId */.Sv)(context), parameters, { pageSize })
        : await platform.findings(await (0,deployment/* resolveSlug */.qo)(context), { ...parameters, ref, dedup }, { pageSize });
    if (cut !== undefined)
        notices.push({ kind: 'list-cut', of: issueType, cause: cut.message });
    return { rows, sent };
}
/** The platform's spelling of names of which no row came: servers may compare them exactly. */
async function otherSpellings(names, rows, directory) {
    const listed = new Set(rows.map(({ repository }) => repository?.toLowerCase()));
    const missed = names.filter((name) => !listed.has(name.toLowerCase()));
    if (missed.length === 0)
        return [];
    const { find } = await directory();
    return missed.flatMap((name) => find(name)?.name ?? []).filter((name) => !names.includes(name));
}
/**
 * The rows that meet every condition. Notices count those of which only fields are missing, and those for which the
 * server ignored a filter.
 */
function selectRows({ notices }, { issueType, filters }, rows, sent, findProject) {
    const tests = Object.entries(filters)
        .map(([name, value]) => ({
        name,
        filter: (0,conditions/* findingFilter */.Iv)(name),
        test: (0,conditions/* filterTest */.Jz)(name, value, findProject),
    }))
        // Those of the server first, so that each row counts for a filter that was ignored.
        .sort((left, right) => Number(sent.has(right.name)) - Number(sent.has(left.name)));
    const ignored = new Map();
    const missing = new Map();
    const selected = rows.filter((row) => {
        const failed = tests.filter(({ test }) => !test(row));
        const [first] = failed;
        if (first === undefined)
            return true;
        const decisive = failed.find(({ filter }) => !(0,findings_filter/* lacksField */.L)(filter, row));
        const { name } = decisive ?? first;
        const counts = decisive === undefined ? missing : ignored;
        if (counts === missing || sent.has(name))
            counts.set(name, (counts.get(name) ?? 0) + 1);
        return false;
    });
    for (const [filter, count] of ignored)
        notices.push({ kind: 'filter-ignored', filter, rows: count });
    for (const [name, count] of missing)
        notices.push({ kind: 'field-missing', of: issueType, condition: (0,findings/* filterInput */.ts)({ name }), rows: count });
    return selected;
}
/** Repositories in one list, so that its address does not become too long. */
const MAX_REPOSITORIES = 50;
/** Key of a repository's list in `endedAtMs`. */
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
    // Everything but gaps was noticed when they were listed first.
    const quiet = { ...context, notices: [] };
    for (const [issueType, ofKind] of Map.groupBy(findings, ({ kind }) => kind)) {
        const names = [...new Set(ofKind.map(({ repository }) => repository))];
        const isKnown = names.every((name) => name !== undefined);
        for (const repos of isKnown ? chunksOf(names, MAX_REPOSITORIES) : [undefined]) {
            const filters = repos === undefined ? {} : { repos };
            const { selected } = await listFindings(quiet, { issueType, filters }, { spelled: true });
            for (const finding of selected)
                rows.push(finding);
            for (const repository of repos ?? [undefined])
                endedAtMs.set(repositoryKey({ kind: issueType, repository }), context.clock.now());
        }
    }
    context.notices.push(...quiet.notices.filter(notice/* isGap */.N));
    return rows;
}
function chunksOf(items, size) {
    return Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));
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


/***/ })

};
