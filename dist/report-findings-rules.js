export const id = 667;
export const ids = [667];
export const modules = {

/***/ 4686:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $X: () => (/* binding */ byProject),
/* harmony export */   J5: () => (/* binding */ checkLimits),
/* harmony export */   OH: () => (/* binding */ rowsFailure),
/* harmony export */   PA: () => (/* binding */ rowsByUnit),
/* harmony export */   QH: () => (/* binding */ overMaxChanges),
/* harmony export */   RH: () => (/* binding */ itemRows),
/* harmony export */   WX: () => (/* binding */ findingsOf),
/* harmony export */   dL: () => (/* binding */ plannedRow),
/* harmony export */   nZ: () => (/* binding */ isDue),
/* harmony export */   ph: () => (/* binding */ inState),
/* harmony export */   tq: () => (/* binding */ throwIfFailed),
/* harmony export */   wb: () => (/* binding */ setState),
/* harmony export */   xS: () => (/* binding */ countChanges),
/* harmony export */   zX: () => (/* binding */ policyEntries)
/* harmony export */ });
/* harmony import */ var _model_context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4112);
/* harmony import */ var _model_step_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7761);


/** A row for a change that is still to be made; in a dry run, one that would be made. */
function plannedRow(change, isDryRun, why) {
    return { change, why, state: isDryRun ? 'would-change' : 'not-reached' };
}
/** A failed row for each item that matches nothing. */
function itemRows(items) {
    return items.map(({ input, item, near }) => {
        const failure = { kind: 'item-unmatched', input, item, near };
        return { change: { field: 'item', input, item }, state: 'failed', failure };
    });
}
function setState(row, state, failure) {
    row.state = state;
    row.failure = failure;
}
function rowsByUnit(rows) {
    const byUnit = Object.groupBy(rows, unitOf);
    return {
        policies: (byUnit['policy part'] ?? []),
        projects: (byUnit.project ?? []),
        findings: (byUnit.finding ?? []),
        items: (byUnit.item ?? []),
        tickets: (byUnit.ticket ?? []),
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
    return rows.reduce((worst, row) => WORST_FIRST.indexOf(row.state) < WORST_FIRST.indexOf(worst.state) ? row : worst);
}
function byProject(rows) {
    const groups = [...Map.groupBy(rows, ({ change }) => change.project.name).values()];
    return groups.map((group) => {
        const { change, state } = worstOf(group);
        return { project: change.project, state, rows: group };
    });
}
/** The failure of rows that failed or are unknown, for the first unit with such rows. A project counts by its worst row. */
function rowsFailure(rows) {
    for (const [unit, group] of Map.groupBy(rows, unitOf)) {
        const targets = Map.groupBy(group, ({ change }) => ('project' in change ? change.project.name : change));
        const worst = [...targets.values()].map(worstOf);
        const [failed, unknown] = [inState(worst, 'failed'), inState(worst, 'unknown')];
        const [first] = [...failed, ...unknown];
        if (first === undefined)
            continue;
        const counts = { failed: failed.length, unknown: unknown.length, selected: targets.size };
        return { kind: 'rows-failed', unit, ...counts, first: first.failure };
    }
    return undefined;
}
/** @throws StepError rows-failed */
function throwIfFailed(rows) {
    const failure = rowsFailure(rows);
    if (failure !== undefined)
        throw new _model_step_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .StepError */ .zg(failure);
}
function unitOf({ change }) {
    if (change.field === 'policies')
        return 'policy part';
    if (change.field === 'ticket' || change.field === 'item')
        return change.field;
    return change.field === 'triage' ? 'finding' : 'project';
}
/** The number of changes in rows; each entry of a policy difference counts as one. */
function countChanges(rows) {
    return rows.filter(({ change }) => change.field !== 'policies').length + policyEntries(rows).length;
}
function policyEntries(rows) {
    return rows.flatMap(({ change }) => (change.field === 'policies' ? change.entries : []));
}
/**
 * Stops a step that would exceed its limits, before its first write. A dry run only adds notices.
 *
 * @throws StepError too-many-changes
 */
function checkLimits(context, over) {
    if (over.length === 0)
        return;
    if ((0,_model_context_js__WEBPACK_IMPORTED_MODULE_0__/* .isWriting */ .xz)(context))
        throw new _model_step_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .StepError */ .zg({ kind: 'too-many-changes', figures: [...over] });
    for (const limit of over)
        context.notices.push({ kind: 'would-be-too-many', ...limit });
}
/** @param allowed undefined = no limit */
function overMaxChanges(allowed, figure, unit) {
    return allowed === undefined || figure <= allowed ? [] : [{ limit: 'max-changes', allowed, figure, unit }];
}


/***/ }),

/***/ 4653:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ checkQuery)
/* harmony export */ });
/* harmony import */ var _model_context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4112);
/* harmony import */ var _model_directory_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3480);
/* harmony import */ var _model_findings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3917);
/* harmony import */ var _model_refs_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3109);
/* harmony import */ var _model_selection_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8985);
/* harmony import */ var _model_step_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7761);
/* harmony import */ var _model_unmatched_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3894);
/* harmony import */ var _platform_resources_scan_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1086);
/* harmony import */ var _known_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1035);
/* harmony import */ var _parameters_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2722);










/**
 * Holds the items of a query against the rows that were listed and, if these lack one, against what else may have it: the
 * list of projects, former names, scans, or one page of the list without the filter.
 *
 * @param sent names of the filters that the server was asked for; undefined if no row was listed
 * @throws an exclusion's failed check, if `mustKnow`: the step would write to what the exclusion was to spare
 */
async function checkQuery(context, query, rows, sent, mustKnow) {
    const filters = { ...query.filters };
    const checks = (0,_known_js__WEBPACK_IMPORTED_MODULE_7__/* .itemFilters */ .ho)(query.filters)
        // Without a list of findings, only projects and their tags are known.
        .filter(({ filter: { item, name } }) => sent !== undefined || item === 'name' || name === 'project_tags')
        .map(({ filter, list }) => ({ filter, list, known: (0,_known_js__WEBPACK_IMPORTED_MODULE_7__/* .knownTexts */ .y4)(filter, rows) }))
        .map((check) => ({ ...check, checked: (0,_known_js__WEBPACK_IMPORTED_MODULE_7__/* .checkItems */ .Hx)(check.filter, check.list, check.known) }));
    const open = checks.filter(({ checked }) => checked.unmatched.length > 0);
    const readPage = pageWithout(context, query, open.map(({ filter }) => filter.name), sent);
    const changed = new Set();
    const unmatched = [];
    let unchecked;
    for (const check of checks) {
        const { filter, list } = check;
        const { name } = filter;
        const { spelled, unmatched: items, unread } = await checkFurther(context, query, check, readPage);
        if (unread !== undefined && mustKnow && items.some(({ role }) => role === 'excludes'))
            throw new _model_step_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .StepError */ .zg(unread);
        const value = (0,_known_js__WEBPACK_IMPORTED_MODULE_7__/* .respelled */ .P0)(filters[name] ?? [], spelled);
        if (JSON.stringify(value) !== JSON.stringify(filters[name])) {
            filters[name] = value;
            changed.add(name);
        }
        const selecting = list.names.length + list.patterns.length;
        if (unread === undefined)
            unmatched.push(...(0,_model_unmatched_js__WEBPACK_IMPORTED_MODULE_5__/* .placedItems */ .Uj)(items, { input: (0,_model_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .filterInput */ .ts)(filter) }, selecting));
        const names = items.flatMap(({ item, role }) => (role === 'selects' ? item : []));
        if (unread !== undefined && names.length > 0)
            unchecked = { names: [...(unchecked?.names ?? []), ...names], cause: unread };
    }
    return { query: { ...query, filters }, respelled: changed, unmatched, unchecked };
}
/** Holds items that no row has against what else may have them. */
async function checkFurther(context, query, { filter, list, known, checked, }, readPage) {
    const items = checked.unmatched.map(({ item }) => item);
    if (items.length === 0)
        return checked;
    const more = await moreKnown(context, query, filter, items, readPage).catch((error) => {
        return { texts: [], unread: (0,_model_step_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .listFailureBySlug */ .j6)(error) };
    });
    return { ...(0,_known_js__WEBPACK_IMPORTED_MODULE_7__/* .checkItems */ .Hx)(filter, list, [...known, ...more.texts], more.former), unread: more.unread };
}
/** Reads one page of the list once, for filters that the server was asked for, without those that have open items. */
function pageWithout(context, { issueType, filters }, names, sent = new Set()) {
    const kept = Object.entries(filters).filter(([name]) => sent.has(name) && !names.includes(name));
    const repositories = kept.some(([name]) => name === 'repos') ? (0,_known_js__WEBPACK_IMPORTED_MODULE_7__/* .plainNames */ .Dd)(filters.repos) : undefined;
    const query = { issueType, filters: Object.fromEntries(kept) };
    let page;
    return async ({ name }) => {
        // The list that was read has all values of a filter that the server was not asked for.
        if (!sent.has(name) || issueType === 'secrets')
            return [];
        const { parameters } = (0,_parameters_js__WEBPACK_IMPORTED_MODULE_8__/* .listParameters */ .n)(query, repositories);
        page ??= context.platform.findingsPage(await (0,_model_context_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveSlug */ .qo)(context), parameters);
        return page;
    };
}
/** Reads whatever else may have the items of a filter. @param items without their `!` */
async function moreKnown(context, query, filter, items, readPage) {
    const { name, item: kind } = filter;
    if (kind === 'name') {
        const { projects } = await (0,_model_directory_js__WEBPACK_IMPORTED_MODULE_1__/* .projectDirectory */ .t6)(context);
        const lookups = await (0,_model_directory_js__WEBPACK_IMPORTED_MODULE_1__/* .lookUpProjects */ .$n)(context, items.filter((item) => !(0,_model_selection_js__WEBPACK_IMPORTED_MODULE_3__/* .isPattern */ .Pt)(item)));
        const former = new Map();
        let unread;
        for (const [item, lookup] of lookups) {
            if (lookup.kind === 'unread')
                unread = lookup.cause;
            if (lookup.kind === 'found')
                former.set(item, lookup.project.name);
        }
        return { texts: projects.map((project) => project.name), former, unread };
    }
    if (name === 'project_tags')
        return { texts: (await (0,_model_directory_js__WEBPACK_IMPORTED_MODULE_1__/* .projectDirectory */ .t6)(context)).projects.flatMap(({ tags }) => tags) };
    if (filter.kind === 'ref')
        return { texts: await knownBranches(context, query, items) };
    return { texts: kind === 'value' ? (0,_known_js__WEBPACK_IMPORTED_MODULE_7__/* .knownTexts */ .y4)(filter, await readPage(filter)) : [] };
}
/** The branches of findings of any status, of projects, and of recent scans of the repositories that the query names. */
async function knownBranches(context, { issueType, filters }, refs) {
    const slug = await (0,_model_context_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveSlug */ .qo)(context);
    const branches = [];
    // The list of secrets has no filter by branch.
    const issue_type = issueType === 'secrets' ? 'sast' : issueType;
    for (const ref of refs.flatMap(_model_refs_js__WEBPACK_IMPORTED_MODULE_9__/* .refNames */ .kO)) {
        const page = await context.platform.firstFindings(slug, { issue_type, ref });
        branches.push(...page.map((row) => row.ref));
    }
    const { projects, find } = await (0,_model_directory_js__WEBPACK_IMPORTED_MODULE_1__/* .projectDirectory */ .t6)(context);
    for (const { primary_branch, default_branch } of projects)
        branches.push(primary_branch, default_branch);
    const ids = (0,_known_js__WEBPACK_IMPORTED_MODULE_7__/* .plainNames */ .Dd)(filters.repos)?.flatMap((name) => find(name)?.id ?? []) ?? [];
    for (const repositoryId of ids)
        branches.push(...(await scannedBranches(context, repositoryId)));
    return [...new Set(branches.flatMap((branch) => (branch === undefined ? [] : (0,_model_refs_js__WEBPACK_IMPORTED_MODULE_9__/* .shortRef */ .m3)(branch))))];
}
/** The branches of recent scans; none if scans cannot be searched, because they are only one of several hints. */
async function scannedBranches(context, repositoryId) {
    const { platform, clock } = context;
    const id = await (0,_model_context_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveId */ .Sv)(context);
    try {
        const search = { repositoryId, sinceMs: clock.now() - _platform_resources_scan_js__WEBPACK_IMPORTED_MODULE_6__/* .SCAN_SEARCH_MS */ .cA };
        return (await platform.searchScans(id, search)).map(({ branch }) => branch);
    }
    catch (error) {
        (0,_model_step_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .throwIfStepEnds */ ._E)(error);
        return [];
    }
}


/***/ }),

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

/***/ 1843:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  U_: () => (/* binding */ chunksOf),
  H8: () => (/* binding */ listAgain),
  F$: () => (/* binding */ listFindings),
  W1: () => (/* binding */ primaryBranchNotices),
  Kq: () => (/* binding */ repositoryKey),
  Uk: () => (/* binding */ selectedProjects)
});

// EXTERNAL MODULE: ./build/src/model/context.js
var model_context = __webpack_require__(4112);
// EXTERNAL MODULE: ./build/src/model/directory.js
var directory = __webpack_require__(3480);
// EXTERNAL MODULE: ./build/src/model/findings.js
var findings = __webpack_require__(3917);
// EXTERNAL MODULE: ./build/src/model/names.js
var model_names = __webpack_require__(519);
// EXTERNAL MODULE: ./build/src/model/notice.js
var notice = __webpack_require__(344);
// EXTERNAL MODULE: ./build/src/model/refs.js
var refs = __webpack_require__(3109);
// EXTERNAL MODULE: ./build/src/model/step-errors.js
var step_errors = __webpack_require__(7761);
// EXTERNAL MODULE: ./build/src/model/unmatched.js
var model_unmatched = __webpack_require__(3894);
// EXTERNAL MODULE: ./build/src/platform/http/errors.js
var errors = __webpack_require__(9323);
// EXTERNAL MODULE: ./build/src/findings/check-query.js
var check_query = __webpack_require__(4653);
// EXTERNAL MODULE: ./build/src/findings/conditions.js
var conditions = __webpack_require__(2340);
// EXTERNAL MODULE: ./build/src/findings/filter.js
var filter = __webpack_require__(20);
// EXTERNAL MODULE: ./build/src/findings/finding.js
var finding = __webpack_require__(6321);
// EXTERNAL MODULE: ./build/src/findings/known.js
var known = __webpack_require__(1035);
;// CONCATENATED MODULE: ./build/src/findings/forget.js


function isForgotten(row) {
    return 'failed' in row;
}
/**
 * Returns a function that forgets the rows that a query does not select. It keeps every row if the query needs all of
 * them: for the items of a filter, which are held against all rows, for the projects of rows, and for tickets.
 *
 * @param sent names of the filters that the server was asked for: a row that fails one of them counts for it
 * @param exactNames the items of filters are held against nothing
 */
function rowKeeper({ filters }, sent, exactNames) {
    const needsAll = Object.keys(filters).some((name) => name === 'has_ticket' || (0,conditions/* findingFilter */.Iv)(name).reads === 'project');
    const needsItems = (0,known/* itemFilters */.ho)(filters).some(({ filter, list: { names, patterns, except } }) => [...names, ...patterns, ...except].some((item) => !filter.values?.includes((0,known/* spellingOf */.k2)(filter)(item))));
    if (needsAll || (needsItems && !exactNames))
        return (row) => row;
    const tests = Object.entries(filters)
        .map(([failed, value]) => ({ marker: { failed }, test: (0,conditions/* filterTest */.Jz)(failed, value) }))
        .sort((left, right) => Number(sent.has(right.marker.failed)) - Number(sent.has(left.marker.failed)));
    return (row) => {
        const verdicts = tests.map(({ test }) => test(row));
        // Notices count rows that lack a field, and a ticket is that of the finding's other rows, too.
        if (verdicts.includes(undefined) || row.ticket !== undefined)
            return row;
        return tests[verdicts.indexOf(false)]?.marker ?? row;
    };
}

// EXTERNAL MODULE: ./build/src/findings/parameters.js
var findings_parameters = __webpack_require__(2722);
;// CONCATENATED MODULE: ./build/src/findings/list.js
















/**
 * Lists the findings that a query selects. Checks every row against the whole query, in case the server ignores a filter.
 * Notes ignored filters, and where rows may be missing.
 *
 * @throws PlatformError, PagingError if the list cannot be read; one that was cut is only a notice
 */
async function listFindings(context, written, options = {}) {
    const { once, exactNames, use = 'reads' } = options;
    const { ref } = written.filters;
    const isPrimary = ref === refs/* PRIMARY_REF */.bO;
    // Resolved once, before the parallel reads that need it.
    await (0,model_context/* resolveSlug */.qo)(context);
    const [projects, first] = await Promise.all([
        isPrimary || written.filters.project_tags !== undefined ? (0,directory/* projectDirectory */.t6)(context) : undefined,
        readRows(context, written, options),
    ]);
    const { query, list, unmatched, unchecked } = exactNames
        ? { query: written, list: first, unmatched: [], unchecked: undefined }
        : await checkRows(context, written, first, options);
    const { issueType, filters } = query;
    const { rows: listed, endedAtMs } = list;
    if (isPrimary && projects !== undefined) {
        const candidates = selectedProjects(query, projects);
        if (candidates.every(({ primaryBranch }) => primaryBranch === undefined))
            context.notices.push({ kind: 'primary-branches-unknown', subject: issueType });
        const unlisted = ((0,known/* plainNames */.Dd)(filters.repos) ?? []).filter((name) => projects.find(name) === undefined);
        const names = [...candidates.map(({ name }) => name), ...unlisted];
        context.notices.push(...primaryBranchNotices(listed, projects.find, names));
    }
    (0,finding/* shareTickets */.rb)(listed);
    const selected = selectRows(context, query, list, projects?.find);
    const failedItems = (0,model_unmatched/* reportItems */.DF)(context.notices, unmatched, use, issueType);
    if (unchecked !== undefined)
        context.notices.push({ kind: 'names-unchecked', subject: issueType, ...unchecked });
    const isRefKnown = unmatched.every(({ input }) => input !== 'ref') && !unchecked?.names.includes(String(ref));
    if (!exactNames && selected.length === 0 && typeof ref === 'string' && !isPrimary && isRefKnown)
        context.notices.push({ kind: 'branch-without-findings', ref });
    const findings = once && ref === undefined ? (0,finding/* firstOfEach */.t6)(selected) : selected;
    return { selected: findings, listed, endedAtMs, query, failedItems };
}
/** Checks the items of a query, and reads the rows again whose items the platform spells otherwise. */
async function checkRows(context, query, list, options) {
    const checked = await (0,check_query/* checkQuery */.D)(context, query, list.rows, list.sent, options.use === 'writes');
    const isReread = [...checked.respelled].some((name) => list.sent.has(name));
    if (!isReread)
        return { ...checked, list };
    const others = await readRows(context, checked.query, options).catch((error) => {
        if (list.rows.length === 0)
            throw error;
        const former = (0,known/* plainNames */.Dd)(query.filters.repos);
        const repositories = (0,known/* plainNames */.Dd)(checked.query.filters.repos)?.filter((name) => !former?.includes(name));
        const cause = (0,step_errors/* listFailureBySlug */.j6)(error);
        context.notices.push({ kind: 'list-unread', subject: query.issueType, repositories, cause });
        return { ...list, rows: [] };
    });
    // A server that ignores the names lists the same rows again.
    const rows = [...list.rows, ...others.rows];
    return { ...checked, list: { ...list, rows: [...new Map(rows.map((row) => [row.id, row])).values()] } };
}
async function readRows(context, query, options) {
    const { issueType, filters } = query;
    const { scope = filters.has_ticket === undefined ? 'query' : 'branches' } = options;
    const names = (0,known/* plainNames */.Dd)(filters.repos);
    // The other scopes have the rows of all branches, and the list of secrets has no filter by branch.
    if (filters.ref === refs/* PRIMARY_REF */.bO && scope === 'query' && issueType !== 'secrets')
        return listPrimaryBranches(context, query, options, names, await (0,directory/* projectDirectory */.t6)(context));
    return listRows(context, query, options, scope, names);
}
/** The projects that a query may select. */
function selectedProjects({ filters }, { projects, find }) {
    const isSelected = (0,conditions/* repositoryTest */.jX)(filters, find);
    return projects.filter(({ name }) => isSelected(name));
}
/** Makes a notice of the repositories without a known primary branch; none if all have one. */
function primaryBranchNotices(rows, findProject, otherNames = []) {
    const names = new Set([...rows.flatMap(({ repository }) => repository ?? []), ...otherNames]);
    const repositories = [...names].filter((name) => findProject(name)?.primaryBranch === undefined);
    return repositories.length === 0 ? [] : [{ kind: 'no-primary-branch', repositories }];
}
/**
 * Reads one list for each branch that is a project's primary one. Servers name a branch `main` or `refs/heads/main`: if
 * no row comes for the name that the project has, the other is tried. A list that fails is a gap.
 *
 * @throws PlatformError, PagingError where no list can be read
 */
async function listPrimaryBranches(context, query, options, repositories, directory) {
    const rows = new Map();
    let sent = new Set();
    let endedAtMs = Number.POSITIVE_INFINITY;
    const unread = [];
    const names = selectedProjects(query, directory).flatMap(({ primaryBranch }) => primaryBranch ?? []);
    const branches = new Map(names.map((name) => [(0,refs/* shortRef */.m3)(name), name]));
    for (const [branch, name] of branches) {
        try {
            for (const ref of (0,refs/* refNames */.kO)(name)) {
                const list = await listRows(context, query, options, 'query', repositories, ref);
                sent = list.sent;
                endedAtMs = Math.min(endedAtMs, list.endedAtMs);
                for (const row of list.rows)
                    rows.set(row.id, row);
                if (list.rows.length > 0)
                    break;
            }
        }
        catch (error) {
            unread.push({ kind: 'list-unread', subject: query.issueType, ref: branch, cause: (0,step_errors/* listFailure */.PH)(error) });
            if (unread.length === branches.size)
                throw error;
        }
    }
    context.notices.push(...unread);
    return { rows: [...rows.values()], forgotten: new Map(), sent, endedAtMs };
}
/**
 * Reads one list of the server.
 *
 * @param repositories undefined where the rows decide
 * @param ref undefined for all branches
 */
async function listRows(context, query, { pageSize, once, exactNames = false }, scope, repositories, ref) {
    const { platform, notices, clock } = context;
    const { issueType, filters } = query;
    const entries = Object.entries(filters);
    const sentFilters = {
        query: entries,
        // A secret has one row for all its branches.
        branches: issueType === 'secrets' ? entries : entries.filter(([name]) => (0,conditions/* findingFilter */.Iv)(name).shared),
        repositories: [],
    }[scope];
    const sentQuery = { issueType, filters: Object.fromEntries(sentFilters) };
    const { parameters, sent } = (0,findings_parameters/* listParameters */.n)(sentQuery, repositories);
    // `dedup` gives one row for all branches, which may fail a filter that another branch's row meets.
    const isSafe = entries.every(([name]) => (0,conditions/* findingFilter */.Iv)(name).shared || sent.has(name));
    const mayDedup = once === true && issueType !== 'secrets' && isSafe;
    const keep = scope === 'query' ? rowKeeper(query, sent, exactNames) : undefined;
    const read = async (dedup) => issueType === 'secrets'
        ? platform.secrets(await (0,model_context/* resolveId */.Sv)(context), parameters, pageSize)
        : platform.findings(await (0,model_context/* resolveSlug */.qo)(context), { ...parameters, ref, dedup }, pageSize, keep);
    const tests = entries.flatMap(([name, value]) => (sent.has(name) ? (0,conditions/* filterTest */.Jz)(name, value) : []));
    const readOnce = async () => {
        const list = await read(true);
        // The server chose among rows without the filter that it ignored, so all of them are needed.
        const isIgnored = list.rows.some((row) => isForgotten(row) ? sent.has(row.failed) : tests.some((test) => !test(row)));
        return isIgnored ? undefined : list;
    };
    const { rows, cut } = (mayDedup ? await readOnce() : undefined) ?? (await read());
    const kept = [];
    const forgotten = new Map();
    for (const row of rows)
        if (isForgotten(row))
            forgotten.set(row.failed, (forgotten.get(row.failed) ?? 0) + 1);
        else
            kept.push(row);
    const endedAtMs = clock.now();
    if (cut !== undefined)
        notices.push({ kind: 'list-cut', subject: issueType, cause: cut.message });
    return { rows: kept, forgotten, sent, endedAtMs };
}
/**
 * The rows that meet every condition. Notices count those that fail only for a missing field, and those that the server
 * listed although it was asked to filter them out.
 */
function selectRows({ notices }, { issueType, filters }, { rows, forgotten, sent }, findProject) {
    const tests = Object.entries(filters)
        .map(([name, value]) => ({ filter: (0,conditions/* findingFilter */.Iv)(name), test: (0,conditions/* filterTest */.Jz)(name, value, findProject) }))
        // Filters of the server first, so that each row counts for one that it ignored.
        .sort((left, right) => Number(sent.has(right.filter.name)) - Number(sent.has(left.filter.name)));
    const ignored = new Map([...forgotten].filter(([name]) => sent.has(name)));
    const missing = new Map();
    const selected = rows.filter((row) => {
        const failure = (0,filter/* failedTest */.sf)(tests, row);
        if (failure === undefined)
            return true;
        const { name } = failure.failed.filter;
        const counts = failure.isUndecided ? missing : sent.has(name) ? ignored : undefined;
        counts?.set(name, (counts.get(name) ?? 0) + 1);
        return false;
    });
    for (const [filter, count] of ignored)
        notices.push({ kind: 'filter-ignored', filter, rows: count });
    for (const [name, count] of missing) {
        const condition = (0,findings/* filterInput */.ts)({ name });
        notices.push({ kind: 'field-missing', subject: issueType, condition, rows: count });
    }
    return selected;
}
/** Key of a repository's list in `endedAtMs`; the kind of its findings for a list of all repositories. */
function repositoryKey({ kind, repository }) {
    return repository === undefined ? kind : `${kind} ${repository}`;
}
/** Lists the repositories of findings again. @throws PlatformError, PagingError */
async function listAgain(context, findings) {
    const rows = [];
    const endedAtMs = new Map();
    // Other notices only repeat those of the first listing.
    const quiet = { ...context, notices: [] };
    for (const [issueType, sameKind] of Map.groupBy(findings, ({ kind }) => kind)) {
        const names = [...new Set(sameKind.map(({ repository }) => repository))];
        const isKnown = names.every((name) => name !== undefined);
        for (const repos of isKnown ? chunksOf(names, findings_parameters/* MAX_VALUES */.E) : [undefined]) {
            const filters = repos === undefined ? {} : { repos };
            const list = await listFindings(quiet, { issueType, filters }, { exactNames: true });
            for (const finding of list.selected)
                rows.push(finding);
            const renamed = await renamedRepositories(quiet, sameKind, repos, list.selected);
            if (renamed.length > 0) {
                const present = { issueType, filters: { repos: renamed } };
                rows.push(...(await listFindings(quiet, present, { exactNames: true })).selected);
            }
            for (const repository of [...(repos ?? [undefined]), ...renamed])
                endedAtMs.set(repositoryKey({ kind: issueType, repository }), list.endedAtMs);
        }
    }
    const gaps = quiet.notices.filter(notice/* isGap */.N);
    context.notices.push(...gaps);
    return { findings: rows, endedAtMs, mayLackRows: gaps.length > 0 };
}
/** The present names of those repositories that no longer list any of their findings, because they were renamed. */
async function renamedRepositories(context, findings, repositories = [], listed) {
    const seen = new Set(listed.map(({ id }) => id));
    const names = [];
    for (const name of repositories) {
        const own = findings.filter(({ repository }) => repository === name);
        if (own.some(({ id }) => seen.has(id)))
            continue;
        try {
            const present = await (0,directory/* presentProject */.VU)(context, { name, id: own[0]?.repository_id });
            if ((0,model_names/* nameKey */.Rc)(present.name) !== (0,model_names/* nameKey */.Rc)(name))
                names.push(present.name);
        }
        catch (error) {
            // A project that is gone has no findings; any other one may have them.
            if (!(0,errors/* hasStatus */.Ro)(error, [404]))
                throw error;
        }
    }
    return names;
}
function chunksOf(items, size) {
    return Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));
}


/***/ }),

/***/ 4168:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RM: () => (/* binding */ hasServiceLevels),
/* harmony export */   c3: () => (/* binding */ byOverdue),
/* harmony export */   lO: () => (/* binding */ overdueFindings),
/* harmony export */   sO: () => (/* binding */ serviceLevelRow)
/* harmony export */ });
/* harmony import */ var _model_findings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3917);
/* harmony import */ var _model_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(519);
/* harmony import */ var _model_notice_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(344);
/* harmony import */ var _model_time_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4386);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6321);





function hasServiceLevels(levels) {
    return Object.keys(levels).length > 0;
}
/** The row of a finding that decides whether it is overdue: an open one with a level, else one that lacks a field. */
function serviceLevelRow(rows, levels) {
    const mayCount = ({ status = 'open', severity }) => status === 'open' && (severity === undefined || levels[severity] !== undefined);
    return rows.find((row) => row.status && row.severity && mayCount(row)) ?? rows.find(mayCount);
}
/**
 * Findings that have been open for longer than the service levels allow, the worst first, and gaps for findings that
 * lack a field.
 *
 * @param findings the `serviceLevelRow` of each that has one
 */
function overdueFindings(findings, levels, momentMs) {
    const overdue = [];
    /** The conditions that findings leave undecided; the level itself for a finding without a date of detection. */
    const undecided = [];
    // No scan can fix a secret of the history, so it stays open whatever is done about it (field-notes, "As recorded").
    for (const finding of findings.filter(({ historical }) => !historical)) {
        const levelMs = levels[finding.severity];
        const sinceMs = (0,_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .detectedMs */ .j8)(finding);
        if (finding.status === undefined)
            undecided.push('status');
        else if (levelMs === undefined)
            undecided.push('severity');
        else if (sinceMs === undefined)
            undecided.push('service-levels');
        else if (momentMs - sinceMs > levelMs)
            overdue.push({ finding, daysOver: Math.floor((momentMs - sinceMs - levelMs) / _model_time_js__WEBPACK_IMPORTED_MODULE_2__/* .DAY_MS */ .sO) });
    }
    return { overdue: overdue.sort(byOverdue), gaps: (0,_model_notice_js__WEBPACK_IMPORTED_MODULE_3__/* .fieldGaps */ .E)('service-levels', undecided) };
}
/** The worst severity first, then what is overdue for longest. */
function byOverdue(left, right) {
    return ((0,_model_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .severityRank */ .qs)(left.finding.severity) - (0,_model_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .severityRank */ .qs)(right.finding.severity) ||
        right.daysOver - left.daysOver ||
        (0,_model_names_js__WEBPACK_IMPORTED_MODULE_4__/* .compare */ .UD)(left.finding.id, right.finding.id));
}


/***/ }),

/***/ 2722:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ MAX_VALUES),
/* harmony export */   n: () => (/* binding */ listParameters)
/* harmony export */ });
/* harmony import */ var _model_selection_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8985);
/* harmony import */ var _conditions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2340);
/* harmony import */ var _filter_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20);



/** Maximum number of values in a parameter: more would make the address too long. */
const MAX_VALUES = 50;
/** Filters sent as `since`, which is the later of their times: in epoch seconds for findings, in ISO 8601 for secrets. */
const LOWER_BOUNDS = ['since', 'newer_than'];
/**
 * The parameters of `GET …/findings` or `GET …/secrets` for a query, and the names of the filters that they carry.
 *
 * @param repositories as the platform spells them; undefined where the rows decide
 */
function listParameters({ issueType, filters }, repositories) {
    const isSecret = issueType === 'secrets';
    const parameters = isSecret ? {} : { issue_type: issueType };
    const sent = new Set();
    for (const [name, value] of Object.entries({ ...filters, repos: repositories })) {
        const filter = (0,_conditions_js__WEBPACK_IMPORTED_MODULE_1__/* .findingFilter */ .Iv)(name);
        if (value === undefined || filter.listed[issueType] !== 'server' || LOWER_BOUNDS.includes(name))
            continue;
        const parameter = isSecret ? secretsParameter(filter, value) : findingsParameter(filter, value, filters);
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
function findingsParameter({ name, parameter }, value, filters) {
    if (parameter !== undefined)
        return parameter(value, filters);
    return isSendable(value) ? [name, value] : undefined;
}
function secretsParameter(filter, value) {
    const { secrets, values } = filter;
    if (secrets === undefined || !isSendable(value))
        return undefined;
    const { name, prefix } = secrets;
    if (prefix === undefined)
        return [name, value];
    const texts = [value].flat().map((item) => (0,_filter_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalOf */ .qe)(filter)(String(item)));
    if (!texts.every((text) => values?.includes(text)))
        return undefined;
    const prefixed = texts.map((text) => `${prefix}${text.toUpperCase()}`);
    return [name, Array.isArray(value) ? prefixed : prefixed.join()];
}
/** A list goes to the server only if it is short and without patterns. */
function isSendable(value) {
    if (!Array.isArray(value))
        return true;
    return value.length > 0 && value.length <= MAX_VALUES && (0,_model_selection_js__WEBPACK_IMPORTED_MODULE_0__/* .nameListOf */ .R1)(value).names.length === value.length;
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

/***/ 936:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LU: () => (/* binding */ sortedLines),
/* harmony export */   QW: () => (/* binding */ lineKey),
/* harmony export */   WA: () => (/* binding */ MAX_REPORT_BYTES),
/* harmony export */   _A: () => (/* binding */ PLAN_FORMAT),
/* harmony export */   t3: () => (/* binding */ REPORT_FORMAT),
/* harmony export */   z6: () => (/* binding */ hashOfPlan)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(519);


const REPORT_FORMAT = { schema: 'code-security-platform-action/report', version: 4 };
/** Larger files are not read: text and parsed value have to fit into the default heap. */
const MAX_REPORT_BYTES = 256 * 1024 * 1024;
const PLAN_FORMAT = { schema: 'code-security-platform-action/plan', version: 1 };
const COLUMNS = ['target', 'field', 'before', 'after'];
/** SHA-256, the same for the same changes in any order. @param deployment slug, as the platform spells it */
function hashOfPlan(deployment, lines) {
    const keys = lines.map(lineKey).sort();
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256')
        .update(JSON.stringify([deployment, ...keys]))
        .digest('hex');
}
function lineKey({ id, target, field, before, after }) {
    return JSON.stringify([id ?? target, field, before, after]);
}
function sortedLines(lines) {
    return lines.toSorted((left, right) => {
        const column = COLUMNS.find((name) => left[name] !== right[name]) ?? 'target';
        return (0,_names_js__WEBPACK_IMPORTED_MODULE_1__/* .compare */ .UD)(left[column], right[column]);
    });
}


/***/ })

};
