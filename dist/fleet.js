export const id = 933;
export const ids = [933];
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

/***/ 8194:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ runFleet)
/* harmony export */ });
/* harmony import */ var _changes_execute_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7092);
/* harmony import */ var _changes_rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4686);
/* harmony import */ var _projects_execute_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5247);
/* harmony import */ var _projects_observed_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1210);
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8303);
/* harmony import */ var _deployment_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4693);
/* harmony import */ var _find_project_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7781);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4354);
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7966);
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3784);
/* harmony import */ var _select_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2003);











/** More names than this are not misspelt, but of another deployment or token. */
const MAX_NAMES = 20;
/** Reads first, for all; checks the whole plan; then makes what differs. */
async function runFleet(context, request, rule) {
    let planned = [];
    const rows = () => planned.flatMap((one) => one.rows);
    const end = await (0,_step_js__WEBPACK_IMPORTED_MODULE_8__/* .capture */ .Fg)(async () => {
        const slug = await (0,_deployment_js__WEBPACK_IMPORTED_MODULE_4__/* .resolveSlug */ .qo)(context);
        const { projects: selection, shard, concurrency } = request;
        const { selected, names } = await (0,_select_js__WEBPACK_IMPORTED_MODULE_9__/* .selectProjects */ .hX)(context, slug, selection, shard);
        planned = selected.map((one) => ({ selected: one, rows: [rowWithout(one, 'not-reached')] }));
        const projects = new _projects_observed_js__WEBPACK_IMPORTED_MODULE_3__/* .ObservedProjects */ .r();
        context.progress.begin('reading', planned.length);
        await (0,_step_js__WEBPACK_IMPORTED_MODULE_8__/* .forEachConcurrently */ .DW)(planned, concurrency, async (one) => {
            try {
                const observed = await observe(context, slug, one.selected, rule);
                projects.add(observed);
                // A name that the list lacks says nothing of tags.
                one.rows = (0,_select_js__WEBPACK_IMPORTED_MODULE_9__/* .isTagged */ .$J)(observed.project, selection) ? rowsOf(context, observed.project, rule) : [];
            }
            catch (error) {
                if (!(0,_step_js__WEBPACK_IMPORTED_MODULE_8__/* .endsStep */ .hw)(error))
                    one.rows = [rowWithout(one.selected, 'failed', (0,_step_js__WEBPACK_IMPORTED_MODULE_8__/* .rowFailureOf */ .EQ)(error))];
                else
                    throw error;
            }
            finally {
                context.progress.advance(1);
            }
        });
        planned = withoutTwins(planned);
        await suggestNames(context, slug, rows(), names);
        const changing = planned.filter((one) => one.rows.some(({ change }) => change.field !== 'none'));
        (0,_limits_js__WEBPACK_IMPORTED_MODULE_6__/* .checkLimits */ .J)(context, (0,_limits_js__WEBPACK_IMPORTED_MODULE_6__/* .maxChanges */ .e)(request.maxChanges, changing.length, 'project'));
        if ((0,_context_js__WEBPACK_IMPORTED_MODULE_10__/* .isWriting */ .x)(context))
            await (0,_projects_execute_js__WEBPACK_IMPORTED_MODULE_2__/* .executeProjects */ .g)((0,_changes_execute_js__WEBPACK_IMPORTED_MODULE_0__/* .newExecution */ .X)(context), slug, rows(), projects, concurrency);
        (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .throwIfFailed */ .tq)(rows());
    });
    return { ...(0,_context_js__WEBPACK_IMPORTED_MODULE_10__/* .resultOf */ .B)(context, request), rows: rows(), ...end };
}
async function observe(context, slug, { name, listed }, { readsEach }) {
    if (listed !== undefined && !readsEach)
        return { project: listed };
    return (0,_projects_observed_js__WEBPACK_IMPORTED_MODULE_3__/* .readProject */ .Wh)(context, slug, listed ?? { name });
}
function rowsOf(context, project, { wanted }) {
    const changes = wanted(project);
    if (changes.length === 0)
        return [rowWithout({ name: project.name, listed: project }, 'unchanged')];
    return changes.map((change) => (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .plannedRow */ .dL)(change, !(0,_context_js__WEBPACK_IMPORTED_MODULE_10__/* .isWriting */ .x)(context)));
}
function rowWithout({ name, listed }, state, failure) {
    const project = listed === undefined ? { name } : (0,_projects_observed_js__WEBPACK_IMPORTED_MODULE_3__/* .projectRef */ .J$)(listed);
    return { change: { field: 'none', project }, state, failure };
}
/** A project that was renamed answers to both names: its rows have the one that a redirect led to. */
function withoutTwins(planned) {
    const seen = new Set();
    return planned.filter(({ rows: [row] }) => {
        const name = row?.change.project.name.toLowerCase();
        return name !== undefined && seen.size < seen.add(name).size;
    });
}
/** For names that the platform does not know, the nearest that it does: one listing, and only after a failure. */
async function suggestNames(context, slug, rows, listed) {
    const missing = rows.filter(({ failure }) => failure?.kind === 'status' && failure.status === 404);
    if (missing.length === 0 || missing.length > MAX_NAMES)
        return;
    const names = listed ?? (await (0,_find_project_js__WEBPACK_IMPORTED_MODULE_5__/* .projectNames */ .Qw)(context, slug));
    if (names === undefined)
        return;
    for (const row of missing) {
        const near = await (0,_nearest_js__WEBPACK_IMPORTED_MODULE_7__/* .nearestNames */ .L)(row.change.project.name, names);
        if (near.length > 0 && row.failure?.kind === 'status')
            row.failure = { ...row.failure, near };
    }
}


/***/ }),

/***/ 1670:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   listDependencies: () => (/* binding */ listDependencies)
/* harmony export */ });
/* harmony import */ var _deployment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4693);
/* harmony import */ var _list_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1110);


/** Lists the repositories that have matching dependencies (web-api.md 4.7). */
function listDependencies(context, request) {
    return (0,_list_js__WEBPACK_IMPORTED_MODULE_1__/* .runList */ .k)(context, 'list-dependencies', request, async () => {
        const { filter, pageSize } = request;
        const id = await (0,_deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveId */ .Sv)(context);
        context.progress.begin('listing');
        return { listed: await context.platform.repositoriesWithDependencies(id, filter, { pageSize }) };
    });
}


/***/ }),

/***/ 6589:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   listPolicies: () => (/* binding */ listPolicies)
/* harmony export */ });
/* harmony import */ var _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9323);
/* harmony import */ var _deployment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4693);
/* harmony import */ var _list_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1110);



/** Lists the policies of the deployment (web-api.md 4.6), or those that have replaced them (field-notes, "Policies"). */
function listPolicies(context, request) {
    return (0,_list_js__WEBPACK_IMPORTED_MODULE_2__/* .runList */ .k)(context, 'list-policies', request, async () => {
        const { platform } = context;
        const id = await (0,_deployment_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveId */ .Sv)(context);
        const older = await olderPolicies(platform, id);
        if (older !== undefined)
            return { listed: older };
        return { listed: await newerPolicies(platform, id), migrated: true };
    });
}
/** Undefined where the deployment was migrated. */
async function olderPolicies(platform, id) {
    try {
        return await platform.policies(id);
    }
    catch (error) {
        if (error instanceof _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StatusError */ .Xs && error.failure.status === 410)
            return undefined;
        throw error;
    }
}
async function newerPolicies(platform, id) {
    const detection = Object.entries(await platform.detectionPolicies(id));
    const { bundle } = await platform.policyBundle(id, 'remediation');
    return [
        ...detection.map(([product, one]) => ({
            ...one.bundle,
            kind: 'detection',
            product: product,
        })),
        ...bundle.policies.map((policy) => ({ ...policy, kind: 'remediation' })),
    ];
}


/***/ }),

/***/ 2197:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   listProjects: () => (/* binding */ listProjects)
/* harmony export */ });
/* harmony import */ var _deployment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4693);
/* harmony import */ var _fleet_select_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2003);
/* harmony import */ var _fleet_shard_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9363);
/* harmony import */ var _list_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1110);
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7966);
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3784);






/** GitHub's limit of jobs in one matrix. */
const MAX_SHARDS = 256;
const ALL = { names: [], patterns: [], except: [], tagged: [] };
/** Lists the projects of the deployment (web-api.md 4.1), all or the selected ones. */
function listProjects(context, request) {
    return (0,_list_js__WEBPACK_IMPORTED_MODULE_2__/* .runList */ .k)(context, 'list-projects', request, async () => {
        const { projects = ALL, shard, shardSize, pageSize } = request;
        const slug = await (0,_deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveSlug */ .qo)(context);
        const inShard = await (0,_fleet_shard_js__WEBPACK_IMPORTED_MODULE_5__/* .shardFilter */ .V)(shard);
        const { selected, names, matcher } = await (0,_fleet_select_js__WEBPACK_IMPORTED_MODULE_1__/* .matchProjects */ .CS)(context, slug, projects, { pageSize });
        await (0,_nearest_js__WEBPACK_IMPORTED_MODULE_3__/* .noteUnmatched */ ._)(context, 'projects', matcher.unmatched(), names);
        if (request.projects !== undefined && selected.length === 0) {
            throw new _step_js__WEBPACK_IMPORTED_MODULE_4__/* .StepError */ .zg({ kind: 'nothing-selected', patterns: (0,_fleet_select_js__WEBPACK_IMPORTED_MODULE_1__/* .selectedItems */ .QD)(projects) });
        }
        // A matrix without jobs is an error on GitHub, so that an empty deployment has one empty shard.
        const shards = Math.max(1, Math.ceil(selected.length / shardSize));
        if (shards > MAX_SHARDS)
            context.notices.push({ kind: 'many-shards', shards });
        return { listed: selected.filter(({ name }) => inShard(name)), shards: Math.min(MAX_SHARDS, shards) };
    });
}


/***/ }),

/***/ 1110:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ runList)
/* harmony export */ });
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3784);

/** Runs an operation that lists. A list that fails on its way lists nothing: no part is taken for a whole one. */
async function runList(context, operation, request, list) {
    let listed = {};
    const end = await (0,_step_js__WEBPACK_IMPORTED_MODULE_0__/* .capture */ .Fg)(async () => {
        listed = await list();
    });
    const { deployment, notices } = context;
    return { operation, request, deployment, notices, ...listed, ...end };
}


/***/ }),

/***/ 303:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   managedScan: () => (/* binding */ managedScan)
/* harmony export */ });
/* harmony import */ var _projects_differences_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(112);
/* harmony import */ var _fleet_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8194);


/** Switches the managed scans of every selected project (web-api.md 4.4). */
function managedScan(context, request) {
    const wanted = { diff_scan: request.diffScan, full_scan: request.fullScan };
    return (0,_fleet_run_js__WEBPACK_IMPORTED_MODULE_1__/* .runFleet */ .g)(context, request, {
        wanted: (project) => (0,_projects_differences_js__WEBPACK_IMPORTED_MODULE_0__/* .switchChanges */ .A8)(project, wanted),
        // The switches are absent from the elements of the list.
        readsEach: true,
    });
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


/***/ }),

/***/ 484:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   tag: () => (/* binding */ tag)
/* harmony export */ });
/* harmony import */ var _model_selection_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8985);
/* harmony import */ var _model_tags_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6474);
/* harmony import */ var _projects_differences_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(112);
/* harmony import */ var _fleet_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8194);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5896);





/** The file by which a repository sets its own tags, at the root of the workspace. */
const WORKSPACE_CONFIG = '.semgrepconfig.yml';
const MAX_CONFIG_BYTES = 64 * 1024;
/** Adds tags to every selected project, and removes others (web-api.md 4.3, field-notes "Projects"). */
async function tag(context, request) {
    const { tags, removeTags } = request;
    const removed = (0,_names_js__WEBPACK_IMPORTED_MODULE_3__/* .nameMatcher */ .M)((0,_model_selection_js__WEBPACK_IMPORTED_MODULE_4__/* .nameListOf */ .R1)(removeTags));
    let spares = false;
    const removes = (tag) => {
        const isNamed = removeTags.length > 0 && removed.matches(tag);
        const isSpared = isNamed && tag === _model_tags_js__WEBPACK_IMPORTED_MODULE_0__/* .PLATFORM_TAG */ .Pf && !(0,_model_tags_js__WEBPACK_IMPORTED_MODULE_0__/* .hasTag */ .ti)(removeTags, tag);
        spares ||= isSpared;
        return isNamed && !isSpared;
    };
    // Read before the work: nothing that the repository controls stands between the work and its report.
    if (await workspaceSetsTags(context)) {
        context.notices.push({ kind: 'tags-in-workspace', file: WORKSPACE_CONFIG });
    }
    const result = await (0,_fleet_run_js__WEBPACK_IMPORTED_MODULE_2__/* .runFleet */ .g)(context, request, {
        wanted: (project) => (0,_projects_differences_js__WEBPACK_IMPORTED_MODULE_1__/* .tagChanges */ .qM)(project, tags, removes),
        readsEach: false,
    });
    return spares ? { ...result, notices: [...result.notices, { kind: 'platform-tag-spared' }] } : result;
}
/** Whether the project's next scan will override the tags that are set here. */
async function workspaceSetsTags({ readFile }) {
    const { text } = await readFile(WORKSPACE_CONFIG, MAX_CONFIG_BYTES);
    // A key at the start of a line, or in a flow map: the file is not ours to judge any closer.
    return text !== undefined && /^(?:\{\s*)?["']?tags["']?\s*:/m.test(text);
}


/***/ })

};
