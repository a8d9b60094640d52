export const id = 499;
export const ids = [499];
export const modules = {

/***/ 2340:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dd: () => (/* binding */ plainNames),
/* harmony export */   Ex: () => (/* binding */ MAX_VALUES),
/* harmony export */   Iv: () => (/* binding */ findingFilter),
/* harmony export */   J2: () => (/* binding */ FINDING_CONDITIONS),
/* harmony export */   Jz: () => (/* binding */ filterTest),
/* harmony export */   jX: () => (/* binding */ repositoryTest),
/* harmony export */   nB: () => (/* binding */ listParameters),
/* harmony export */   qg: () => (/* binding */ isOfWholeDeployment)
/* harmony export */ });
/* unused harmony export DECIDED_BY */
/* harmony import */ var _model_findings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3917);
/* harmony import */ var _model_selection_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8985);
/* harmony import */ var _filter_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20);
/* harmony import */ var _filters_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4497);




/** @throws Error for a text that no filter has, such as the condition `decided-by` */
function findingFilter(text, key = 'name') {
    const filter = _filters_js__WEBPACK_IMPORTED_MODULE_3__/* .FINDING_FILTERS */ .W.find((candidate) => candidate[key] === text);
    if (filter === undefined)
        throw new Error(`There is no filter with the ${key} ${text}`);
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
/** Returns a test of project names by `repos` and `project_tags`. */
function repositoryTest(filters, findProject) {
    const tests = ['repos', 'project_tags'].flatMap((name) => {
        const value = filters[name];
        return value === undefined ? [] : filterTest(name, value, findProject);
    });
    return (repository) => tests.every((test) => test({ kind: 'sast', id: 0n, repository }));
}
/** Whether no filter narrows the query. Exclusions, and patterns that match everything, narrow nothing. */
function isOfWholeDeployment({ filters }) {
    return Object.entries(filters).every(([name, value]) => {
        if (!findingFilter(name).narrows)
            return true;
        const items = [value].flat().map(String);
        return items.every((item) => item.startsWith('!')) || items.some((item) => /^[*/]+$/.test(item));
    });
}
/** In one parameter: more would make the address too long. */
const MAX_VALUES = 50;
/** Sent as `since`, the later one: in epoch seconds for findings, in ISO 8601 for secrets. */
const LOWER_BOUNDS = ['since', 'newer_than'];
/** Parameters of `GET …/findings` or `GET …/secrets`, and the filters that they carry. */
function listParameters({ issueType, filters }) {
    const isSecret = issueType === 'secrets';
    const parameters = isSecret ? {} : { issue_type: issueType };
    const sent = new Set();
    for (const [name, value] of Object.entries(filters)) {
        const filter = findingFilter(name);
        if (filter.decidedBy[issueType] !== 'server' || LOWER_BOUNDS.includes(name))
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
    const { length } = plainNames(value);
    return !Array.isArray(value) || (length > 0 && length <= MAX_VALUES);
}
/** The names in a list such as `repos`; none if it has patterns or exclusions. */
function plainNames(list = []) {
    const items = [list].flat().map(String);
    const { names } = (0,_model_selection_js__WEBPACK_IMPORTED_MODULE_1__/* .nameListOf */ .R1)(items);
    return names.length === items.length ? names : [];
}
/** Whose decisions a rule may touch. */
const DECIDED_BY = ['nobody', 'rules', 'platform', 'people', 'anyone'];
/** The conditions of rules under `findings`. All but `type` and `decided-by` are filters. */
const FINDING_CONDITIONS = [
    {
        name: 'type',
        kind: 'values',
        values: _model_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .SCANNED_PRODUCTS */ .Kw,
        meaning: 'Kind of the findings; a rule looks at one kind.',
    },
    ..._filters_js__WEBPACK_IMPORTED_MODULE_3__/* .FINDING_FILTERS */ .W.flatMap((filter) => {
        const { condition: name, kind, values, spelled, decidedBy, text = '' } = filter;
        if (name === undefined)
            return [];
        const { meaning = text.charAt(0).toUpperCase() + text.slice(1) } = filter;
        const types = _model_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .SCANNED_PRODUCTS */ .Kw.filter((type) => decidedBy[type] !== undefined);
        const hasAllTypes = types.length === _model_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .SCANNED_PRODUCTS */ .Kw.length;
        return [{ name, kind, values, spelled, meaning, types: hasAllTypes ? undefined : types }];
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

/***/ 6380:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dp: () => (/* binding */ checkQuery),
/* harmony export */   Hx: () => (/* binding */ checkItems),
/* harmony export */   ho: () => (/* binding */ itemFilters),
/* harmony export */   qw: () => (/* binding */ gateFilter),
/* harmony export */   y4: () => (/* binding */ knownTexts)
/* harmony export */ });
/* harmony import */ var _model_context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4112);
/* harmony import */ var _model_directory_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3480);
/* harmony import */ var _model_findings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3917);
/* harmony import */ var _model_names_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(519);
/* harmony import */ var _model_refs_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3109);
/* harmony import */ var _model_selection_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8985);
/* harmony import */ var _model_step_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7761);
/* harmony import */ var _model_unmatched_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3894);
/* harmony import */ var _platform_resources_scan_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1086);
/* harmony import */ var _conditions_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2340);
/* harmony import */ var _filter_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(20);











/** The filters whose items may match nothing, with their items. */
function itemFilters(filters) {
    return Object.entries(filters).flatMap(([name, value]) => {
        const filter = (0,_conditions_js__WEBPACK_IMPORTED_MODULE_7__/* .findingFilter */ .Iv)(name);
        if (filter.item === undefined || value === _model_refs_js__WEBPACK_IMPORTED_MODULE_9__/* .PRIMARY_REF */ .bO)
            return [];
        const texts = [value].flat().map(String);
        const takesExclusions = filter.patterns || filter.kind === 'ids';
        const list = takesExclusions ? (0,_model_selection_js__WEBPACK_IMPORTED_MODULE_3__/* .nameListOf */ .R1)(texts) : { names: texts, patterns: [], except: [] };
        return [{ filter, list }];
    });
}
/** Values of rows, and those of the filter's own list. */
function knownTexts(filter, rows) {
    return [...new Set([...(filter.values ?? []), ...rows.flatMap((row) => (0,_filter_js__WEBPACK_IMPORTED_MODULE_8__/* .filterTexts */ .x_)(filter, row))])];
}
/**
 * @param former present names of projects by former ones
 * @returns the items that match nothing, and the known spelling of those that have another one
 */
function checkItems(filter, list, texts, former) {
    const spelling = (0,_filter_js__WEBPACK_IMPORTED_MODULE_8__/* .canonicalOf */ .qe)(filter);
    const spelled = new Map(former);
    const exact = new Set(texts);
    const byKey = new Map(texts.map((text) => [(0,_model_names_js__WEBPACK_IMPORTED_MODULE_10__/* .nameKey */ .Rc)(text), text]));
    for (const item of [...list.names, ...list.except]) {
        if ((0,_model_selection_js__WEBPACK_IMPORTED_MODULE_3__/* .isPattern */ .Pt)(item) || exact.has(spelling(item)))
            continue;
        const text = byKey.get((0,_model_names_js__WEBPACK_IMPORTED_MODULE_10__/* .nameKey */ .Rc)(spelling(item))) ?? (filter.name === 'rules' ? ruleOf(item, texts) : undefined);
        if (text !== undefined)
            spelled.set(item, text);
    }
    const isKnown = (item) => spelled.has(item);
    const { form, item: kind = 'value' } = filter;
    const unmatched = (0,_model_unmatched_js__WEBPACK_IMPORTED_MODULE_5__/* .unmatchedItems */ .og)((0,_model_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .filterInput */ .ts)(filter), list, kind, texts, { form, spelling, isKnown });
    return { spelled, unmatched };
}
/** The rule whose last segment an item is, as comments show it; undefined if several have it. */
function ruleOf(item, known) {
    const end = `.${(0,_model_names_js__WEBPACK_IMPORTED_MODULE_10__/* .nameKey */ .Rc)(item)}`;
    const [rule, ...others] = known.filter((name) => (0,_model_names_js__WEBPACK_IMPORTED_MODULE_10__/* .nameKey */ .Rc)(name).endsWith(end));
    return item.includes('.') || others.length > 0 ? undefined : rule;
}
/** With the known spellings of its items; the same array if none has another. */
function respelled(value, spelled) {
    if ([...spelled].every(([item, text]) => item === text))
        return value;
    const change = (item) => item.replace(/^(!?\s*)(.*)$/s, (_, sign, name) => sign + (spelled.get(name) ?? name));
    return Array.isArray(value) ? [...new Set(value.map(change))] : change(String(value));
}
/**
 * Holds the items of a query against the listed rows and, if these lack one, against what else may have it: the list of
 * projects, former names, scans, or one page of the list without the filter.
 *
 * @param read the rows, and the filters that were sent. If undefined, only projects and tags are known
 * @returns the query with the known spellings, the items that match nothing, and those that could not be `unchecked`
 * @throws an exclusion's failed check, if `mustKnow`: the step would write to what the exclusion was to spare
 */
async function checkQuery(context, query, read, mustKnow) {
    const filters = { ...query.filters };
    const checks = itemFilters(query.filters)
        .filter(({ filter: { item, name } }) => read || item === 'name' || name === 'project_tags')
        .map(({ filter, list }) => {
        const texts = knownTexts(filter, read?.rows ?? []);
        return { filter, list, texts, checked: checkItems(filter, list, texts) };
    });
    const open = checks.filter(({ checked }) => checked.unmatched.length > 0);
    const openNames = open.map(({ filter }) => filter.name);
    const readPage = pageWithout(context, query, openNames, read?.sent);
    const unmatched = [];
    let unchecked;
    for (const { filter, list, texts, ...check } of checks) {
        let { checked } = check;
        try {
            if (checked.unmatched.length > 0) {
                const items = checked.unmatched.map(({ item }) => item);
                const more = await moreKnown(context, query, filter, items, readPage);
                checked = checkItems(filter, list, [...texts, ...more.texts], more.former);
            }
            unmatched.push(...checked.unmatched);
        }
        catch (error) {
            const cause = (0,_model_step_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .listFailureBySlug */ .j6)(error);
            const { selects = [], excludes } = Object.groupBy(checked.unmatched, ({ role }) => role);
            if (excludes !== undefined && mustKnow)
                throw new _model_step_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .StepError */ .zg(cause);
            const names = [...(unchecked?.names ?? []), ...selects.map(({ item }) => item)];
            if (selects.length > 0)
                unchecked = { names, cause };
        }
        filters[filter.name] = respelled(filters[filter.name] ?? [], checked.spelled);
    }
    return { query: { ...query, filters }, unmatched, unchecked };
}
/** Reads, once, a page of the list without the filters that have `open` items. */
function pageWithout(context, { issueType, filters }, open, sent = new Set()) {
    const kept = Object.entries(filters).filter(([name]) => sent.has(name) && !open.includes(name));
    const { parameters } = (0,_conditions_js__WEBPACK_IMPORTED_MODULE_7__/* .listParameters */ .nB)({ issueType, filters: Object.fromEntries(kept) });
    let page;
    return async ({ name }) => {
        // The list has all values of a filter that the server was not asked for.
        if (!sent.has(name))
            return [];
        page ??= context.platform.findingsPage(await (0,_model_context_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveSlug */ .qo)(context), parameters);
        return page;
    };
}
/** Reads what else may have the items of a filter. @param items without their `!` */
async function moreKnown(context, query, filter, items, readPage) {
    if (filter.item === 'value')
        return { texts: knownTexts(filter, await readPage(filter)) };
    if (filter.item === 'word')
        return { texts: [] };
    if (filter.kind === 'ref')
        return { texts: await knownBranches(context, query, items) };
    const { projects } = await (0,_model_directory_js__WEBPACK_IMPORTED_MODULE_1__/* .projectDirectory */ .t6)(context);
    if (filter.name === 'project_tags')
        return { texts: projects.flatMap(({ tags }) => tags) };
    const present = await (0,_model_directory_js__WEBPACK_IMPORTED_MODULE_1__/* .presentProjects */ .QS)(context, items);
    const former = new Map([...present].map(([item, { name }]) => [item, name]));
    return { texts: projects.map(({ name }) => name), former };
}
/** The branches of findings, of projects, and of recent scans of the repositories that the query names. */
async function knownBranches(context, { issueType, filters }, refs) {
    const { platform, clock } = context;
    const slug = await (0,_model_context_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveSlug */ .qo)(context);
    const branches = [];
    // The list of secrets has no filter by branch.
    const issue_type = issueType === 'secrets' ? 'sast' : issueType;
    for (const ref of refs.flatMap(_model_refs_js__WEBPACK_IMPORTED_MODULE_9__/* .refNames */ .kO)) {
        const page = await platform.firstFindings(slug, { issue_type, ref });
        branches.push(...page.map((row) => row.ref));
    }
    const { projects, find } = await (0,_model_directory_js__WEBPACK_IMPORTED_MODULE_1__/* .projectDirectory */ .t6)(context);
    for (const { primary_branch, default_branch } of projects)
        branches.push(primary_branch, default_branch);
    for (const repositoryId of (0,_conditions_js__WEBPACK_IMPORTED_MODULE_7__/* .plainNames */ .Dd)(filters.repos).flatMap((name) => find(name)?.id ?? [])) {
        try {
            const search = { repositoryId, sinceMs: clock.now() - _platform_resources_scan_js__WEBPACK_IMPORTED_MODULE_6__/* .SCAN_SEARCH_MS */ .cA };
            const scans = await platform.searchScans(await (0,_model_context_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveId */ .Sv)(context), search);
            branches.push(...scans.map(({ branch }) => branch));
        }
        catch (error) {
            // Scans are only one of several hints.
            (0,_model_step_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .throwIfStepEnds */ ._E)(error);
        }
    }
    return branches.flatMap((branch) => (branch === undefined ? [] : (0,_model_refs_js__WEBPACK_IMPORTED_MODULE_9__/* .shortRef */ .m3)(branch)));
}
/**
 * Tests the findings that a gate judges: those that match, or that a filter cannot decide, by product or for a missing
 * value. A filter with a mistaken item would hide a whole product, so it is left out; of exclusions only the item is.
 */
function gateFilter(filters, rows) {
    const applied = new Map(Object.entries(filters));
    const notices = [];
    for (const { filter, list } of itemFilters(filters)) {
        const { name, decidedBy } = filter;
        const value = filters[name] ?? [];
        const decided = rows.filter(({ kind }) => decidedBy[kind] !== undefined);
        const texts = knownTexts(filter, decided);
        const matches = (0,_conditions_js__WEBPACK_IMPORTED_MODULE_7__/* .filterTest */ .Jz)(name, value);
        // Without a row that the filter decides, nothing is known of its items.
        if (texts.length === 0 && decided.every((row) => matches(row) === undefined))
            continue;
        const { unmatched, spelled } = checkItems(filter, list, texts);
        if ((0,_model_unmatched_js__WEBPACK_IMPORTED_MODULE_5__/* .reportItems */ .DF)(notices, unmatched, 'gate', 'sast').length > 0)
            applied.delete(name);
        else
            applied.set(name, respelled(value, spelled));
    }
    const tests = [...applied].map(([name, value]) => {
        const { decidedBy, keepsMalicious } = (0,_conditions_js__WEBPACK_IMPORTED_MODULE_7__/* .findingFilter */ .Iv)(name);
        const matches = (0,_conditions_js__WEBPACK_IMPORTED_MODULE_7__/* .filterTest */ .Jz)(name, value);
        return (row) => decidedBy[row.kind] === undefined || (keepsMalicious && row.malicious) || matches(row) !== false;
    });
    return { matches: (finding) => tests.every((test) => test(finding)), notices };
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
/** `auto` comments when there is something to say, and keeps that up to date. */
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
function readIssue(reader, event) {
    const isAlways = reader.givenText('issue')?.toLowerCase() === 'always';
    if (isAlways)
        reader.note('issue', 'is `always`, which means `auto` here');
    const mode = isAlways ? 'auto' : reader.read('issue', (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .oneOf */ .yL)(['never', 'auto']));
    if (mode !== 'never')
        (0,_connection_js__WEBPACK_IMPORTED_MODULE_0__/* .warnWithoutToken */ .Wk)(reader, 'keep an issue');
    const others = 'runs of pull requests, or elsewhere than on the default branch';
    if (mode !== 'never' && event.name !== '' && !event.isOfDefaultBranch)
        reader.note('issue', `is \`auto\`, but no issue is kept in ${others}`);
    const style = readIssueStyle(reader);
    if (mode === 'never')
        for (const name of ['issue-labels', 'issue-assignees'].filter((input) => reader.isSet(input)))
            reader.note(name, 'has no effect without `issue: auto`');
    return { mode, ...style };
}
function readIssueStyle(reader) {
    const labels = reader.list('issue-labels');
    // Written as in a mention.
    const assignees = [...new Set(reader.list('issue-assignees').map((login) => login.replace(/^@/, '')))];
    return { labels, assignees, footer: readCommentFooter(reader) };
}
/** @param about distinguishes issues of one step: a rules file, a kind of findings, a dependency filter */
async function readTracked({ reader, environment, event: readEvent }, about) {
    const event = await readEvent();
    const github = (0,_connection_js__WEBPACK_IMPORTED_MODULE_0__/* .readGitHub */ .kQ)(reader, environment);
    return { event, github, issue: { about, ...readIssue(reader, event) } };
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
/* harmony import */ var _findings_filters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4497);
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
function unsupportedProblem({ operation }, { kind, only, inTriage, decidedBy, notListed }, value, { by, issueType }) {
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
    if (decidedBy[issueType] === undefined)
        return `cannot be checked in ${list}; ${alternative}select by other filters`;
    const hidden = [value].flat().find((text) => notListed?.[issueType]?.includes(String(text)));
    if (hidden === undefined)
        return undefined;
    return `is \`${hidden}\`, which ${list} does not show; ${alternative}give another value`;
}
function readValue(reader, filter, { by, now }) {
    const { values = [], patterns, spelled } = filter;
    const input = (0,_model_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .filterInput */ .ts)(filter);
    switch (filter.kind) {
        case 'oneOf':
            return reader.read(input, (0,_values_js__WEBPACK_IMPORTED_MODULE_4__/* .oneOf */ .yL)(values));
        case 'values':
            return reader.openListOf(input, values);
        case 'names':
            if (spelled === 'tag')
                return (0,_source_js__WEBPACK_IMPORTED_MODULE_3__/* .readTags */ .g$)(reader, input);
            return patterns ? readPatterns(reader, input, by) : (0,_source_js__WEBPACK_IMPORTED_MODULE_3__/* .readWholeValues */ .GD)(reader, input);
        case 'ids':
            return readIds(reader, input, filter.condition);
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
    return (0,_values_js__WEBPACK_IMPORTED_MODULE_4__/* .branchProblem */ .MT)(text) ?? { value: (0,_model_refs_js__WEBPACK_IMPORTED_MODULE_5__/* .refMeant */ .jF)(text) };
};
function readIds(reader, input, idForm) {
    const [form, remedy] = _values_js__WEBPACK_IMPORTED_MODULE_4__/* .ID_FORMS */ .yE[idForm];
    const parse = (value) => (form.test(value) ? { value } : { remedy: remedy(value) });
    const ids = reader.readItems(input, parse);
    const unknown = idForm === 'vulnerability' ? ids.find((id) => !_values_js__WEBPACK_IMPORTED_MODULE_4__/* .KNOWN_SCHEME */ .I8.test(id)) : undefined;
    const problem = 'is neither a CVE nor a GHSA nor a MAL id';
    if (unknown !== undefined)
        reader.warn(input, `has ${(0,_values_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(unknown)}, which ${problem}; it is used as it is`);
    if (!isReading(reader))
        (0,_source_js__WEBPACK_IMPORTED_MODULE_3__/* .refuseOnlyExclusions */ .ww)(reader, input, ids);
    return ids;
}
/** Operations that only read accept lists of exclusions only, which select everything else. */
function isReading({ operation }) {
    return ['gate', 'list-findings', 'posture'].includes(operation ?? '');
}
const platformProblem = (0,_values_js__WEBPACK_IMPORTED_MODULE_4__/* .checkFor */ .G5)([
    /^!|[*?]/,
    'is a pattern, and `selection: platform` takes names only',
    'give names, or use `selection: listed`',
]);
const PATTERN_CHECKS = { repos: [_values_js__WEBPACK_IMPORTED_MODULE_4__/* .nameProblem */ .rH], paths: [_values_js__WEBPACK_IMPORTED_MODULE_4__/* .filePathProblem */ .tX] };
/** Unless the platform selects, also patterns and exclusions. */
function readPatterns(reader, input, by) {
    const checks = PATTERN_CHECKS[input] ?? [];
    if (by === 'platform')
        return reader.list(input, ...checks, platformProblem);
    if (isReading(reader))
        return reader.list(input, ...checks, _values_js__WEBPACK_IMPORTED_MODULE_4__/* .exclusionProblem */ ._p);
    return (0,_source_js__WEBPACK_IMPORTED_MODULE_3__/* .readSelecting */ .lf)(reader, input, ...checks);
}
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
    if (filters.length > 0) {
        const conflict = `cannot be combined with ${(0,_values_js__WEBPACK_IMPORTED_MODULE_4__/* .quotedList */ .p4)(filters, 'and')}; leave one or the other out`;
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
/* harmony export */   Wh: () => (/* binding */ readProject),
/* harmony export */   Wj: () => (/* binding */ fileProblem),
/* harmony export */   Xy: () => (/* binding */ readShard),
/* harmony export */   ei: () => (/* binding */ numberOrAll),
/* harmony export */   g$: () => (/* binding */ readTags),
/* harmony export */   he: () => (/* binding */ readSelection),
/* harmony export */   lf: () => (/* binding */ readSelecting),
/* harmony export */   lh: () => (/* binding */ readPageSize),
/* harmony export */   mg: () => (/* binding */ readWait),
/* harmony export */   n0: () => (/* binding */ readDryRun),
/* harmony export */   p9: () => (/* binding */ readFleet),
/* harmony export */   ww: () => (/* binding */ refuseOnlyExclusions)
/* harmony export */ });
/* harmony import */ var _model_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(519);
/* harmony import */ var _model_selection_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8985);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7745);



/** @param remedy for a file that does not exist */
function fileProblem(problem, remedy = '') {
    return { problem, remedy: `${problem === 'does not exist' ? `${remedy}, or ` : ''}correct the path` };
}
function numberOrAll(min) {
    const parse = (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .wholeNumber */ .rD)(min);
    return (text) => {
        if (text.toLowerCase() === 'all')
            return { value: 'all' };
        const read = parse(text);
        return 'value' in read ? read : { remedy: `${read.remedy}, or \`all\`` };
    };
}
/** Without a default limit, a selection is limited only if `max-changes` is given. */
function readWriting({ reader }, hasDefaultLimit = true) {
    const limit = reader.read('max-changes', numberOrAll(0));
    const isLimited = hasDefaultLimit || reader.givenText('max-changes') !== undefined;
    const maxChanges = isLimited && limit !== 'all' ? limit : undefined;
    return { dryRun: readDryRun(reader), maxChanges };
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
function readPageSize({ reader }, max = 3000) {
    return reader.read('page-size', (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .wholeNumber */ .rD)(1, max));
}
/** Undefined if the input is empty. */
function readProjectNames(reader) {
    const items = readSelecting(reader, 'projects', _values_js__WEBPACK_IMPORTED_MODULE_1__/* .nameProblem */ .rH);
    if (items.length === 0)
        return undefined;
    const { names, patterns, except } = (0,_model_selection_js__WEBPACK_IMPORTED_MODULE_0__/* .nameListOf */ .R1)(items);
    return { names: (0,_model_names_js__WEBPACK_IMPORTED_MODULE_2__/* .distinctNames */ .NL)(names), patterns, except };
}
/** Items with `!` exclude some of the others. */
function readSelecting(reader, input, ...checks) {
    const items = reader.list(input, _values_js__WEBPACK_IMPORTED_MODULE_1__/* .exclusionProblem */ ._p, ...checks);
    refuseOnlyExclusions(reader, input, items);
    return items;
}
function refuseOnlyExclusions(reader, input, items) {
    const problem = reader.hasProblem(input) ? undefined : (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .onlyExclusionsProblem */ .Hv)(items);
    if (problem !== undefined)
        reader.problem(input, problem);
}
const wholeValueProblem = (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .checkFor */ .G5)([/^!/, 'starts with `!`, but this input cannot exclude', 'list only values to select'], [/[*?]/, 'is a pattern, but this input takes none', 'list each value whole']);
function readWholeValues(reader, input, ...checks) {
    return reader.list(input, wholeValueProblem, ...checks);
}
/** Tags that select. */
function readTags(reader, input) {
    return readWholeValues(reader, input, _values_js__WEBPACK_IMPORTED_MODULE_1__/* .colonProblem */ .ng);
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
/** Without either input, the repository of the workflow. */
function readSelection(source) {
    const projects = readProjects(source.reader);
    return projects ?? { names: [repositoryOfRun(source)], patterns: [], except: [], tagged: [] };
}
function readFleet(source) {
    const projects = readSelection(source);
    const shard = readShard(source.reader);
    return { ...readWriting(source, projects.patterns.length > 0), projects, shard };
}
/** Without the input, the repository of the workflow. */
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
const productOf = (0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_5__/* .itemOf */ .Tu)(_model_findings_js__WEBPACK_IMPORTED_MODULE_6__/* .PRODUCTS */ .zv);
async function read(source) {
    const { reader, environment, now } = source;
    const event = await source.event();
    const github = (0,_inputs_connection_js__WEBPACK_IMPORTED_MODULE_1__/* .readGitHub */ .kQ)(reader, environment);
    const products = reader.readItems('products', productOf);
    return {
        skip: readSkip(reader, event),
        project: (0,_inputs_source_js__WEBPACK_IMPORTED_MODULE_4__/* .readProject */ .Wh)(source),
        /** Absent in a merge queue if GitHub can be asked for the head. */
        commit: readGatedCommit(reader, event, github !== undefined),
        /** A commit that the input names is judged even if it is not the head. */
        isCommitGiven: reader.givenText('commit') !== undefined,
        waitMs: (0,_inputs_source_js__WEBPACK_IMPORTED_MODULE_4__/* .readWait */ .mg)(source),
        failOn: readFailOn(reader, products),
        failOnConfidence: reader.read('fail-on-confidence', (0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_5__/* .oneOf */ .yL)(_model_findings_js__WEBPACK_IMPORTED_MODULE_6__/* .CONFIDENCES */ .ix)),
        /** Absent = those that the scans of the commit ran. */
        products: products.length === 0 ? undefined : products,
        /** Keys are wire names. A filter of one product does not apply to findings of others. */
        filters: (0,_inputs_filters_js__WEBPACK_IMPORTED_MODULE_2__/* .readFilters */ .M1)(reader, { issueType: undefined, now }),
        maxFindings: reader.read('max-findings', (0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_5__/* .wholeNumber */ .rD)(0)),
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
/** One severity for all products, or one for each; `high` for those that are not named. */
function readFailOn(reader, products) {
    const items = reader.items('fail-on');
    const forAll = (least) => ({ sast: least, sca: least, secrets: least, ai_sast: least });
    const severities = items.map((item) => (0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_5__/* .knownValue */ .jj)(item, _model_findings_js__WEBPACK_IMPORTED_MODULE_6__/* .SEVERITIES */ .oC));
    if (items.length > 1 && !severities.includes(undefined)) {
        const least = _model_findings_js__WEBPACK_IMPORTED_MODULE_6__/* .SEVERITIES */ .oC.find((severity) => severities.includes(severity));
        const problem = 'is a list, but this is the least severity that fails';
        reader.problem('fail-on', (0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_5__/* .describeProblem */ .BJ)(items.join(', '), { problem, remedy: `write \`${least}\`` }));
        return forAll('high');
    }
    const remedy = 'give one severity, or one for each product: `sast: high, sca: critical`';
    const entries = reader.readItems('fail-on', (item) => {
        const wrongItem = (0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_5__/* .itemProblem */ .to)(item);
        if (wrongItem !== undefined)
            return wrongItem;
        const [, name, sign, least = item] = /^([\w -]*?)\s*([:=])\s*(.*)$/.exec(item) ?? [];
        if (sign === '=')
            return { problem: 'has an equals sign', remedy: `write \`${name}: ${least}\`` };
        if (name === undefined && items.length > 1)
            return { problem: 'names no product', remedy };
        return { value: { name: name === '' ? item : name, least: least || item } };
    }, items);
    const parsePart = (text, parse) => {
        const found = parse(text);
        if ('value' in found)
            return found.value;
        return reader.problem('fail-on', (0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_5__/* .describeProblem */ .BJ)(text, found, items.length === 1 ? 'is' : 'has'));
    };
    const failOn = forAll('high');
    const named = new Set();
    for (const { name, least } of entries) {
        const product = name === undefined ? undefined : parsePart(name, productOf);
        const severity = parsePart(least, threshold);
        if (severity === undefined)
            continue;
        if (name === undefined)
            return forAll(severity);
        if (product === undefined)
            continue;
        if (named.has(product))
            reader.problem('fail-on', `has \`${product}\` twice; give it once`);
        if (products.length > 0 && !products.includes(product)) {
            const problem = `names \`${product}\`, which \`products\` leaves out`;
            reader.problem('fail-on', `${problem}; add it there, or leave it out here`);
        }
        named.add(product);
        failOn[product] = severity;
    }
    if (products.length === 0 && named.has('ai_sast')) {
        const problem = 'names `ai_sast`, which the gate judges only if `products` names it';
        reader.warn('fail-on', `${problem}; add it there`);
    }
    return failOn;
}
/** The reason to skip a run that gets no token, unless `on-no-scan: fail` is given. */
function readSkip(reader, event) {
    if (reader.givenText('token') !== undefined)
        return undefined;
    return reader.givenText('on-no-scan')?.toLowerCase() === 'fail' ? undefined : event.untrusted;
}
/** Undefined after a problem, and in a merge queue if GitHub can be asked. */
function readGatedCommit(reader, event, asksGitHub) {
    if (reader.givenText('commit') !== undefined || !(0,_inputs_run_event_js__WEBPACK_IMPORTED_MODULE_3__/* .isQueued */ .MX)(event))
        return (0,_inputs_run_event_js__WEBPACK_IMPORTED_MODULE_3__/* .readCommit */ .kN)(reader, event);
    if (asksGitHub)
        return undefined;
    const why = 'so the step cannot ask GitHub for the head of the pull request in the merge queue';
    reader.warn('github-token', `is empty, ${why}, and only a scan of the merge group's own commit counts`);
    return (0,_inputs_run_event_js__WEBPACK_IMPORTED_MODULE_3__/* .readCommit */ .kN)(reader, event);
}
/** Undefined without a token, and for a given commit, a merge queue, a tag or a fork's branch. */
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

/***/ 6132:
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
// EXTERNAL MODULE: ./build/src/model/refs.js
var refs = __webpack_require__(3109);
// EXTERNAL MODULE: ./build/src/model/step-errors.js
var step_errors = __webpack_require__(7761);
// EXTERNAL MODULE: ./build/src/projects/project.js
var projects_project = __webpack_require__(4849);
// EXTERNAL MODULE: ./build/src/scans/read.js
var scans_read = __webpack_require__(1594);
// EXTERNAL MODULE: ./build/src/scans/scan.js
var scans_scan = __webpack_require__(6107);
// EXTERNAL MODULE: ./build/src/model/time.js
var time = __webpack_require__(4386);
// EXTERNAL MODULE: ./build/src/operations/gate/facts.js
var gate_facts = __webpack_require__(1197);
// EXTERNAL MODULE: ./build/src/operations/gate/inputs.js
var inputs = __webpack_require__(2865);
// EXTERNAL MODULE: ./build/src/findings/finding.js
var findings_finding = __webpack_require__(6321);
// EXTERNAL MODULE: ./build/src/findings/items.js
var items = __webpack_require__(6380);
// EXTERNAL MODULE: ./build/src/model/findings.js
var findings = __webpack_require__(3917);
;// CONCATENATED MODULE: ./build/src/operations/gate/judge.js







/** A list may still change for this long after its scan ended. */
const FRESH_MS = 30_000;
/** Waits before such a list is read again. */
const REREAD_WAITS_MS = [2000, 3000, 5000];
/** Judges the findings of products whose scans completed, or says what to read first. */
function judge(facts, parts) {
    const { request } = facts;
    // A target may have a rule that the scan did not report, once its list is read.
    const listedRows = [...facts.lists.values()].flatMap(({ rows }) => rows);
    const { matches, notices } = (0,items/* gateFilter */.qw)(request.filters, listedRows);
    const lists = [];
    const rowsOf = (list) => {
        lists.push(list);
        return (0,gate_facts/* rowsIn */.Nn)(facts, list);
    };
    const listed = parts.flatMap((part) => compareWithTargets(part, facts, matches, rowsOf) ?? []);
    const unreadList = (0,gate_facts/* unreadLists */.Rx)(facts, lists);
    if (unreadList !== undefined)
        return unreadList;
    const afterMs = REREAD_WAITS_MS[facts.rereads];
    if (afterMs !== undefined && mayChange(listed, facts.listedAtMs))
        return { read: 'lists', lists, afterMs };
    const hasUnplaced = listed.some(({ unplaced }) => unplaced.rows.length > 0);
    if (hasUnplaced && facts.files === undefined)
        return { read: 'files' };
    return { ...countFindings(listed, request.failOn), listed, unread: listFailures(facts, lists), notices };
}
/** Whether a scan has just ended, and its count is unknown, larger, or lacks rows that may block. */
function mayChange(parts, nowMs) {
    return parts.some(({ scan, scanCount, countedRows }) => {
        if (nowMs - ((0,time/* epochMs */.e9)(scan.completed_at) ?? nowMs) >= FRESH_MS)
            return false;
        if (scanCount === undefined)
            return true;
        return countedRows.length < scanCount || (countedRows.length > scanCount && countedRows.some(gate_facts/* mayBlock */.ZH));
    });
}
/** Undefined while a list is missing. */
function compareWithTargets(part, facts, matches, rowsOf) {
    const rows = rowsOf(part.list);
    if (rows === undefined)
        return undefined;
    const { request, pull } = facts;
    const { product, kind, scan } = part;
    const listed = (0,gate_facts/* listedProduct */.nm)(part, rows, facts);
    const grounds = { request, matches, placeExcuseOf: listed.placeExcuseOf, states: [] };
    if (product === 'secrets')
        return { ...listed, grounds };
    if (kind === 'primary')
        grounds.states.push(stateByScans(facts, product));
    const isCompared = kind !== 'primary' && (request.newOnly || request.inheritIgnores);
    for (const ref of isCompared ? (0,gate_facts/* targetsOf */.QR)(facts) : []) {
        // A fork's branch may be named like a target, whose list then has the fork's own findings.
        if (scan.branch === undefined || (pull?.isFork && (0,refs/* sameRef */.WY)(scan.branch, ref)))
            continue;
        // One target may excuse all findings.
        if (rows.every((finding) => excuseOf(finding, grounds) !== undefined))
            break;
        const targetRows = rowsOf({ product, ref });
        if (targetRows === undefined)
            return undefined;
        grounds.states.push(stateByList(targetRows, ref));
    }
    return { ...listed, grounds };
}
/** Counts each finding once: one that counts for any product is not left out. */
function countFindings(parts, failOn) {
    const counted = new Map();
    const possible = new Map();
    const excuses = new Map();
    for (const { rows, unplaced, grounds } of parts) {
        for (const finding of rows) {
            const excuse = excuseOf(finding, grounds);
            if (excuse === undefined)
                counted.set((0,findings_finding/* findingKey */.fl)(finding), finding);
            else
                excuses.set((0,findings_finding/* findingKey */.fl)(finding), excuse);
        }
        // An unplaced row may belong to the commit: only other excuses rule it out.
        for (const finding of unplaced.rows)
            if (excuseOf(finding, { ...grounds, placeExcuseOf: undefined }) === undefined)
                possible.set((0,findings_finding/* findingKey */.fl)(finding), finding);
    }
    for (const key of counted.keys())
        possible.delete(key);
    const leftOut = {};
    for (const [key, excuse] of excuses)
        if (!counted.has(key) && !possible.has(key))
            leftOut[excuse] = (leftOut[excuse] ?? 0) + 1;
    // The two scans of a merge queue count the same secrets.
    const count = Math.min(possible.size, Math.max(0, ...parts.map(({ unplaced }) => unplaced.count)));
    const certain = (0,findings_finding/* worstFirst */.md)([...counted.values()]);
    const rows = (0,findings_finding/* worstFirst */.md)([...possible.values()]);
    const failing = [...certain, ...rows.slice(0, count)].filter(({ kind }) => failOn[kind] !== 'none');
    return { counted: certain, unplaced: count === 0 ? undefined : { count, rows }, failing, leftOut };
}
function listFailures(facts, lists) {
    return [...new Set(lists.map(scans_read/* listKey */.Ux))].flatMap((key) => {
        const read = facts.lists.get(key);
        if (read?.failure === undefined)
            return [];
        const { product, ref, failure: cause } = read;
        return [{ kind: 'gate-list-failed', product, ref, cause }];
    });
}
/** The first reason not to count a finding, as pages show it. A missing status or severity is no excuse. */
function excuseOf(finding, { request, matches, placeExcuseOf, states }) {
    const { kind, status, severity, confidence } = finding;
    const { newOnly, inheritIgnores, provisionallyIgnored, failOn, failOnConfidence } = request;
    const placeExcuse = placeExcuseOf?.(finding);
    if (placeExcuse === 'on-other-branches' || placeExcuse === 'not-in-the-scan')
        return placeExcuse;
    if (status === 'fixed')
        return 'fixed';
    if (status === 'ignored')
        return 'ignored';
    if (status === 'provisionally_ignored' && provisionallyIgnored === 'ignore')
        return 'provisionally-ignored';
    if (!matches(finding))
        return 'outside-the-filters';
    // With `none`, everything that is open is reported.
    if (failOn[kind] !== 'none') {
        if (!(0,findings_finding/* reaches */.O6)(severity, failOn[kind], findings/* SEVERITIES */.oC))
            return 'of-lower-severity';
        if (!(0,findings_finding/* reaches */.O6)(confidence, failOnConfidence, findings/* CONFIDENCES */.ix))
            return 'of-lower-confidence';
    }
    const found = states.flatMap((stateOf) => stateOf(finding) ?? []);
    if (inheritIgnores && found.includes('ignored'))
        return 'ignored-on-another-branch';
    return newOnly && found.length > 0 ? 'not-new' : placeExcuse;
}
/** On the primary branch, a finding is new if a scan of the commit saw it first, or it came back during one. */
function stateByScans(facts, product) {
    const { ids, mayHaveRunAt } = (0,gate_facts/* commitScans */.OP)(facts, product);
    return ({ first_seen_scan_id: first, relevant_since }) => {
        const isFirst = first !== undefined && ids.has(first);
        return isFirst || mayHaveRunAt(relevant_since) ? undefined : 'open';
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






const TIMED_OUT = ['scan-timeout', 'findings-missing', 'gate-reopened'];
function verdictOf({ skipped, failure }) {
    if (skipped !== undefined)
        return 'skipped';
    if (failure === undefined)
        return 'passed';
    if (failure.kind === 'no-scan')
        return 'no-scan';
    return TIMED_OUT.includes(failure.kind) ? 'timed-out' : 'failed';
}
/** Decides product by product, or says what to read first. */
function decide(facts) {
    const { request, commits, project, waitedMs, hasMoved } = facts;
    const { parts, missing } = (0,gate_facts/* productScans */.y5)(facts);
    const { running, failed, readable, overwritten } = groupByState(facts, parts);
    const isWaiting = !facts.isLast && (running.length > 0 || missing.length > 0 || parts.length === 0);
    const isReplaced = overwritten.some(({ scan, by }) => (0,scans_scan/* startedMs */._5)(by) > (0,scans_scan/* startedMs */._5)(scan));
    const head = (0,inputs.headAddress)(request);
    const isOfPull = head !== undefined && 'number' in head;
    // The head of a pull request is read after the first search and before a verdict, not after every search.
    if (head !== undefined && (isOfPull ? facts.isFirst || !isWaiting : isReplaced && !isWaiting)) {
        if (hasMoved === undefined)
            return { read: 'head' };
        if (hasMoved)
            return { skipped: isOfPull ? 'head-moved' : 'newer-scan' };
    }
    if (isWaiting)
        return { read: 'later-scans' };
    if (parts.length === 0) {
        const sought = { commit: commits[0], project: project.name, products: request.products };
        return { failure: { kind: 'no-scan', ...sought, waitedMs } };
    }
    const judged = judge(facts, readable);
    if ('read' in judged)
        return judged;
    const reopened = reopenedFailures(judged.listed, facts);
    if ('read' in reopened)
        return reopened;
    const unexplained = unexplainedBlocks(judged.listed, facts);
    if ('read' in unexplained)
        return unexplained;
    const failures = (0,gate_facts/* scansOf */.GA)(failed).map((scan) => {
        const products = (0,gate_facts/* productsOf */.y0)(failed.filter((part) => part.scan === scan));
        return { kind: 'gate-scan-failed', products, status: scan.status, exitCode: scan.exit_code };
    });
    failures.push(...judged.unread);
    const [replaced] = overwritten;
    if (replaced !== undefined) {
        const { scan, by } = replaced;
        failures.push({ kind: 'gate-overwritten', commit: scan.commit ?? '', by: by.commit ?? '' });
    }
    if (missing.length > 0)
        failures.push({ kind: 'product-not-run', products: missing });
    const status = running[0]?.scan.status;
    if (running.length > 0)
        failures.push({ kind: 'scan-timeout', products: (0,gate_facts/* productsOf */.y0)(running), waitedMs, status });
    return conclude(request.maxFindings, judged, [...failures, ...reopened, ...unexplained]);
}
/** Groups parts by the states of their scans. Another commit's scan, `by`, replaced an `overwritten` list. */
function groupByState({ scans, commits, request }, parts) {
    const { failed = [], running = [], completed = [] } = Object.groupBy(parts, ({ scan }) => (0,scans_scan/* scanStatus */.gC)(scan));
    const readable = [];
    const overwritten = [];
    for (const part of completed) {
        const ofProduct = scans.filter((scan) => (0,scans_scan/* mayHaveRun */.lE)(scan, part.product));
        const by = (0,scans_scan/* lastCompleted */.s4)(ofProduct, part.scan);
        // Rows name the scan that first saw them, so a newer scan does not hide what the commit brought.
        const isLasting = request.newOnly && part.kind === 'primary';
        if (isLasting || (0,scans_scan/* isOfCommit */.lU)(by, commits))
            readable.push(part);
        else
            overwritten.push({ ...part, by });
    }
    return { failed, running, readable, overwritten };
}
/** The first failure decides, too many findings before all; the others become notices. */
function conclude(allowed, { listed, counted, unplaced, failing, leftOut, unread, notices: noted }, failures) {
    const isFailing = failing.length > allowed;
    const isIncomplete = isFailing ? unread.length > 0 : failures.length > 0;
    const tooMany = { kind: 'gate-failed', counted: failing.length, isIncomplete, allowed };
    const [failure, ...others] = isFailing ? [tooMany, ...failures] : failures;
    const notices = [...noted, ...others.map((cause) => ({ kind: 'gate-also', cause }))];
    // The two commits of a merge queue share findings.
    const byCommit = Map.groupBy(listed, ({ scan }) => scan.commit).values();
    const unlistedIn = (parts) => parts.reduce((sum, part) => sum + (part.unlisted ?? 0), 0);
    const unlisted = Math.max(0, ...[...byCommit].map(unlistedIn));
    if (unlisted > 0)
        notices.push({ kind: 'findings-unlisted', count: unlisted });
    // An empty list would claim that nothing counts.
    const known = isIncomplete && counted.length === 0 ? undefined : counted;
    return { failure, notices, counted: known, unplaced, failing, isIncomplete, leftOut, unlisted };
}
/** For scans that counted more than is listed, because the pull request was reopened since. */
function reopenedFailures(listed, facts) {
    // Without a count, only the event shows that the pull request was reopened.
    const wasReopened = facts.request.event.reopenedMs !== undefined;
    const short = listed.filter(({ kind, unlisted }) => kind === 'pull' && (unlisted === undefined ? wasReopened : unlisted > 0));
    if (short.length > 0 && facts.reopenedMs === undefined)
        return { read: 'reopened' };
    const outdated = short.filter(({ scan }) => (0,scans_scan/* ranAt */.l1)(scan).toMs < (facts.reopenedMs ?? 0));
    if (outdated.length === 0)
        return [];
    return facts.isLast ? [{ kind: 'gate-reopened', products: (0,gate_facts/* productsOf */.y0)(outdated) }] : { read: 'later-scans' };
}
/** For scans that block (exit code 1) and counted more than is listed, without a finding that explains it. */
function unexplainedBlocks(all, facts) {
    const unexplained = [...Map.groupBy(all, ({ scan }) => scan)].filter(([scan, parts]) => {
        if (scan.exit_code !== 1 || parts.every(({ unlisted }) => unlisted === 0))
            return false;
        return ![...parts, ...unjudged(scan, parts, facts)].some(explainsBlock);
    });
    // A list of a product that is not judged may explain the block, too.
    const others = unexplained.flatMap(([scan, parts]) => unjudged(scan, parts, facts));
    const lists = others.map(({ list }) => list);
    return ((0,gate_facts/* unreadLists */.Rx)(facts, lists) ??
        unexplained.map(([, parts]) => {
            const listed = parts.reduce((sum, { countedRows }) => sum + countedRows.length, 0);
            const counted = (0,scans_scan/* sumOf */.XN)(parts.map(({ scanCount }) => scanCount));
            return { kind: 'findings-missing', products: (0,gate_facts/* productsOf */.y0)(parts), listed, counted };
        }));
}
/** Whether a row is open, or was triaged or (on the primary branch) fixed since the scan began. */
function explainsBlock({ scan, kind, rows, countedRows, unplaced }) {
    const startMs = (0,scans_scan/* startedMs */._5)(scan);
    // The list of secrets has no time of triage.
    const wasTriagedSinceScan = (row) => ((0,time/* epochMs */.e9)(row.kind === 'secrets' ? row.state_updated_at : row.triaged_at) ?? 0) >= startMs;
    const wasFixedSinceScan = ({ status, ref, state_updated_at }) => status === 'fixed' &&
        (ref === undefined || (0,refs/* sameRef */.WY)(ref, scan.branch)) &&
        ((0,time/* epochMs */.e9)(state_updated_at) ?? startMs) >= startMs;
    return ([...countedRows, ...unplaced.rows].some((row) => (0,gate_facts/* mayBlock */.ZH)(row) || wasTriagedSinceScan(row)) ||
        (kind === 'primary' && rows.some(wasFixedSinceScan)));
}
/** The products that a scan ran and the gate does not judge. */
function unjudged(scan, parts, facts) {
    const products = (0,scans_scan/* productsRun */.Ig)(scan).filter((product) => parts.every((part) => part.product !== product));
    return products.map((product) => {
        const part = (0,gate_facts/* productScan */.VK)(product, scan, facts);
        return (0,gate_facts/* listedProduct */.nm)(part, (0,gate_facts/* rowsIn */.Nn)(facts, part.list) ?? [], facts);
    });
}

;// CONCATENATED MODULE: ./build/src/operations/gate/run.js












/** Without a scan of the commit for this long, the log says so. */
const NO_SCAN_MS = 30_000;
/** Waits for a commit's scans and judges their findings. */
async function run(context, request) {
    const startMs = context.clock.now();
    let subject;
    let facts;
    const look = async (isLast) => {
        subject ??= await readSubject(context, request);
        const { search, ...known } = subject;
        const waitedMs = context.clock.now() - startMs;
        const scans = await search();
        const isFirst = facts === undefined;
        const isLate = waitedMs >= NO_SCAN_MS && (facts?.waitedMs ?? 0) < NO_SCAN_MS;
        const unread = { lists: new Map(), listedAtMs: 0, rereads: 0 };
        facts = { request, ...known, scans, isFirst, isLast, waitedMs, reopenedMs: facts?.reopenedMs, ...unread };
        if (isLate && !scans.some((scan) => (0,scans_scan/* isOfCommit */.lU)(scan, known.commits)))
            await context.announceNoScan(scans[0]);
        for (;;) {
            const next = decide(facts);
            if (!('read' in next)) {
                const { notices = [], ...decision } = next;
                context.notices.push(...notices);
                for (const { product, elsewhere: rows } of facts.lists.values())
                    if (rows > 0)
                        context.notices.push({ kind: 'rows-elsewhere', product, rows });
                return decision;
            }
            // Lets `poll` wait and search again.
            if (next.read === 'later-scans')
                return undefined;
            facts = { ...facts, ...(await readFact(context, facts, next, search)) };
        }
    };
    const ends = () => facts && (0,scans_scan/* expectedEnds */.vy)(facts.scans, facts.commits);
    const result = await (0,model_context/* resultOf */.Bg)(context, request, async () => {
        if (request.skip !== undefined)
            return { skipped: request.skip };
        return (0,scans_read/* poll */.wt)(context, startMs + request.waitMs, look, 'scan', ends);
    });
    const { skipped, ...found } = { skipped: undefined, ...result };
    const { failure } = found;
    const { parts, notRun } = facts === undefined ? { parts: [], notRun: [] } : (0,gate_facts/* productScans */.y5)(facts);
    const scans = (0,gate_facts/* scansOf */.GA)(parts);
    const [only] = scans.length === 1 ? scans : [];
    return {
        ...found,
        verdict: verdictOf({ skipped, failure }),
        because: skipped ?? failure?.kind,
        commit: only?.commit?.toLowerCase() ?? facts?.commits[0] ?? request.commit,
        project: facts?.project,
        scans,
        products: (0,gate_facts/* productsOf */.y0)(parts),
        notRun,
        waitedMs: context.clock.now() - startMs,
    };
}
/** The input that lets the step succeed despite a failure. */
function toleratingInput(request, failure) {
    const verdict = verdictOf({ failure });
    if (verdict === 'timed-out' && request.onTimeout === 'warn')
        return 'on-timeout: warn';
    if (verdict === 'no-scan' && request.onNoScan === 'warn')
        return 'on-no-scan: warn';
    // `warn-only` must not hide wrong inputs or a refused token.
    const isWrong = failure.kind === 'no-deployment' || failure.kind === 'other-deployment';
    const isRefused = failure.kind === 'status' && failure.status === 401;
    return request.warnOnly && !isWrong && !isRefused ? 'warn-only' : undefined;
}
/** Reads the facts that do not change during a wait. @throws StepError `no-scan` for an unknown project */
async function readSubject(context, request) {
    const { event, commit = event.sha, project: name } = request;
    const { commits, pull } = await readCommits(context, request);
    try {
        const project = await (0,projects_project/* readNamedProject */.jk)(context, name);
        return { project, commits, pull, search: (0,scans_read/* scanSearch */.Gc)(context, project) };
    }
    catch (error) {
        const { near } = error instanceof step_errors/* StepError */.zg && error.failure.kind === 'status' ? error.failure : {};
        // Without `near`, projects cannot be listed either: the 404 does not show that this one is unknown.
        if (near === undefined)
            throw error;
        throw new step_errors/* StepError */.zg({ kind: 'no-scan', commit, project: name, waitedMs: 0, unknownProject: true, near });
    }
}
async function readCommits(context, { commit, event, github }) {
    const { headBranch, isFork, pullRequest } = event;
    const hasPull = pullRequest !== undefined || event.isOfPullRequest || event.name === 'merge_group';
    const known = hasPull ? { number: pullRequest?.number, headBranch, isFork } : undefined;
    // Without a commit, it is the run of a merge queue that can ask GitHub.
    if (commit !== undefined || pullRequest === undefined || github === undefined)
        return { commits: [commit ?? ''], pull: known };
    const { number } = pullRequest;
    const address = { ...(0,names/* splitName */.W0)(event.repository), number };
    try {
        const { headSha, ...pull } = await (0,ask/* askGitHub */.X)(context, github, (octokit) => (0,pulls/* readPull */.Es)(octokit, address));
        const commits = [...new Set([headSha, event.sha?.toLowerCase() ?? headSha])];
        return { commits, pull: { number, ...pull } };
    }
    catch (error) {
        const { failure } = error instanceof step_errors/* StepError */.zg ? error : {};
        if (failure?.kind !== 'github')
            throw error;
        throw new step_errors/* StepError */.zg({ kind: 'gate-head-unread', cause: failure.cause });
    }
}
/** Reads a fact that the decision needs. */
async function readFact(context, facts, next, search) {
    const { clock, platform, stop } = context;
    const { github, event } = facts.request;
    const askPull = async (readPart) => {
        const number = facts.pull?.number;
        if (github === undefined || number === undefined)
            return undefined;
        const address = { ...(0,names/* splitName */.W0)(event.repository), number };
        return await (0,ask/* askIfPossible */.k)(context, github, (octokit) => readPart(octokit, address));
    };
    switch (next.read) {
        case 'head': {
            const head = (0,inputs.headAddress)(facts.request);
            // For a moment, GitHub may still name the former head.
            const expected = [...facts.commits, event.before?.toLowerCase()];
            return { hasMoved: (github && head && (await (0,pulls/* hasMoved */.Q2)(context, github, head, expected))) ?? false };
        }
        case 'lists': {
            const { lists, afterMs } = next;
            if (afterMs !== undefined)
                await clock.sleep(afterMs, stop);
            const rereads = facts.rereads + (afterMs === undefined ? 0 : 1);
            const read = await (0,scans_read/* readLists */.qZ)(context, facts.project.name, lists, facts.isLast);
            const listedAtMs = platform.serverNowMs() ?? clock.now();
            // A scan that was under way may have replaced a list before it was read.
            const isOfList = ({ branch }) => lists.some(({ ref = branch }) => (0,refs/* sameRef */.WY)(ref, branch));
            const mayBeReplaced = facts.scans.some((scan) => (0,scans_scan/* scanStatus */.gC)(scan) === 'running' && isOfList(scan));
            const scans = mayBeReplaced ? await search() : facts.scans;
            return { lists: new Map([...facts.lists, ...read]), listedAtMs, rereads, scans };
        }
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
    const waitMs = (0,_inputs_source_js__WEBPACK_IMPORTED_MODULE_1__/* .readWait */ .mg)(source);
    return scan && { scan, waitMs };
}
function readById({ reader }) {
    for (const input of ['commit', 'projects'])
        if (reader.givenText(input) !== undefined)
            reader.problem(input, 'cannot be combined with `scan-id`; leave one of them out');
    const scanId = reader.read('scan-id', _inputs_values_js__WEBPACK_IMPORTED_MODULE_2__.id);
    return scanId === undefined ? undefined : { by: 'id', scanId };
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
    return commit === undefined ? undefined : { by: 'commit', project, commit, ref: event.ref };
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








/** Reports the scans of a commit, or one by its id (web-api.md 4.5), and the branch's open findings. */
async function run(context, request) {
    let found = { scans: [] };
    const result = await (0,_model_context_js__WEBPACK_IMPORTED_MODULE_1__/* .resultOf */ .Bg)(context, request, async () => {
        const { scan: choice, waitMs } = request;
        found =
            choice.by === 'id'
                ? await readById(context, choice.scanId, waitMs)
                : await readByCommit(context, choice, waitMs);
        const haveCompleted = found.scans.every(({ status }) => status === 'completed');
        return haveCompleted ? await readOpenFindings(context, found) : {};
    });
    return { ...result, ...found };
}
async function readById(context, scanId, waitMs) {
    const deploymentId = await (0,_model_context_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveId */ .Sv)(context);
    const look = async (isLast) => {
        const details = await context.platform.scan(deploymentId, scanId);
        // The search may have a status, which the details lack, and a missing count.
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
/** @throws StepError if the commit was not scanned in time */
async function readByCommit(context, { commit, ref, project: name }, waitMs) {
    const startMs = context.clock.now();
    const project = await (0,_projects_project_js__WEBPACK_IMPORTED_MODULE_3__/* .readNamedProject */ .jk)(context, name);
    const search = (0,_scans_read_js__WEBPACK_IMPORTED_MODULE_4__/* .scanSearch */ .Gc)(context, project);
    let ends;
    const look = async (isLast) => {
        const scans = await search();
        const ofCommit = scans.filter((scan) => (0,_scans_scan_js__WEBPACK_IMPORTED_MODULE_5__/* .isOfCommit */ .lU)(scan, [commit]));
        ends = (0,_scans_scan_js__WEBPACK_IMPORTED_MODULE_5__/* .expectedEnds */ .vy)(scans, [commit]);
        const found = (0,_scans_scan_js__WEBPACK_IMPORTED_MODULE_5__/* .newestOnBranch */ .CH)(ofCommit, [ref]);
        const haveEnded = found.length > 0 && found.every(({ scan }) => (0,_scans_scan_js__WEBPACK_IMPORTED_MODULE_5__/* .scanStatus */ .gC)(scan) !== 'running');
        return haveEnded || isLast ? found : undefined;
    };
    const newest = await (0,_scans_read_js__WEBPACK_IMPORTED_MODULE_4__/* .poll */ .wt)(context, startMs + waitMs, look, 'scan', () => ends);
    if (newest.length === 0) {
        const waitedMs = context.clock.now() - startMs;
        throw new _model_step_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .StepError */ .zg({ kind: 'no-scan', commit, project: project.name, waitedMs });
    }
    const deploymentId = await (0,_model_context_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveId */ .Sv)(context);
    const read = await Promise.all(newest.map(async ({ scan: found, products }) => {
        const details = await context.platform.scan(deploymentId, found.id);
        const findings_counts = { ...details.stats?.findings_by_product, ...found.findings_counts };
        const scan = { ...found, findings_counts };
        return { reported: withSummary(details, scan), products, scan };
    }));
    const scans = read.map(({ reported }) => reported);
    const counts = new Map(scans.map(({ scan }) => [scan.id, scan.stats?.findings]));
    return { scans, counted: (0,_scans_scan_js__WEBPACK_IMPORTED_MODULE_5__/* .countedBy */ .AR)(read, ({ id }) => counts.get(id)) };
}
/** A scan that blocks has found something: its count of 0 was left out. */
function isLeftOut(findings, exitCode) {
    return findings === 0 && exitCode === 1;
}
function withSummary(details, summary) {
    // Servers may leave out an exit code of 0, which only the search fills in.
    const exit_code = summary?.exit_code ?? details.exit_code;
    const completed_at = details.completed_at ?? summary?.completed_at;
    // Details without a count show 0.
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
/** A failure does not fail the report of the scan. */
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


/***/ })

};
