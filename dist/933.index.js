export const id = 933;
export const ids = [933];
export const modules = {

/***/ 655:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readDependencyFilter: () => (/* binding */ readDependencyFilter)
});

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
// EXTERNAL MODULE: ./build/src/inputs/text.js
var inputs_text = __webpack_require__(8668);
;// CONCATENATED MODULE: ./build/src/inputs/dependency-fields.js

/** The values that the newer fields of the dependency filter are known to take. */
const KNOWN_VALUES = {
    ecosystem: [
        'no_package_manager',
        'npm',
        'pypi',
        'gomod',
        'cargo',
        'maven',
        'gem',
        'composer',
        'nuget',
        'pub',
        'swiftpm',
        'hex',
        'cocoapods',
        'mix',
        'opam',
    ],
    transitivity: ['UNKNOWN_TRANSITIVITY', 'TRANSITIVE', 'DIRECT'],
    licensePolicySettings: [
        'LICENSE_POLICY_SETTING_ALLOW',
        'LICENSE_POLICY_SETTING_COMMENT',
        'LICENSE_POLICY_SETTING_BLOCK',
    ],
};
/** The value to send, or why none is sent, or what to know of it. */
function fieldProblem(name, text) {
    const known = KNOWN_VALUES[name] ?? [];
    const value = known.find((one) => one.toLowerCase() === text.toLowerCase());
    if (value !== undefined)
        return { value };
    const near = (0,inputs_text/* nearest */.pA)(text, known);
    if (near !== undefined) {
        return { value: text, problem: `\`${name}\` has ${(0,inputs_text/* quote */.hD)(text)}; did you mean \`${near}\`?` };
    }
    const others = `those are ${(0,inputs_text/* oneOfThese */.pk)(known, 'and')}`;
    return {
        value: text,
        warning: `\`${name}\` has ${(0,inputs_text/* quote */.hD)(text)}, which is sent although it is not a known value: ${others}`,
    };
}

;// CONCATENATED MODULE: ./build/src/inputs/dependency-filter.js



const INPUT = 'dependency-filter';
/** The fields of web-api.md 2.5, and the newer ones of field-notes. */
const FILTER = {
    license: listOf('texts', readText),
    lockfilePath: readText,
    name: readText,
    version: readText,
    repositoryId: listOf('whole numbers', readId),
    packageFilters: listOf('maps', (file, node) => readMap(file, node, PACKAGE, 'an entry of `packageFilters`')),
    ecosystem: listOf('texts', readKnown),
    transitivity: listOf('texts', readKnown),
    licensePolicySettings: listOf('texts', readKnown),
    includeArchived: readBoolean,
};
const PACKAGE = {
    name: readText,
    exactNameMatch: readBoolean,
    exactVersion: readText,
    versionLowerBound: readBound,
    versionUpperBound: readBound,
};
/** The input `dependency-filter`, YAML or JSON (which is YAML). Every problem has its line. */
function readDependencyFilter(reader, text) {
    const lines = new dist.LineCounter();
    const document = (0,dist.parseDocument)(text, { lineCounter: lines, intAsBigInt: true, prettyErrors: false });
    const placed = (offset, message) => `line ${lines.linePos(offset).line}: ${message}`;
    const [error] = document.errors;
    if (error !== undefined) {
        reader.problem(INPUT, `is not YAML or JSON in ${placed(error.pos[0], error.message)}`);
        return {};
    }
    const offset = (node) => node?.range?.[0] ?? 0;
    const file = {
        problem: (node, message) => reader.problem(INPUT, `is wrong in ${placed(offset(node), message)}`),
        warn: (node, message) => reader.warn(INPUT, `says in ${placed(offset(node), message)}`),
    };
    return (readMap(file, document.contents, FILTER, 'the filter') ?? {});
}
function readMap(file, node, known, what) {
    const names = Object.keys(known);
    if (!(0,dist.isMap)(node))
        return file.problem(node, `${what} is not a map of ${(0,inputs_text/* oneOfThese */.pk)(names, 'and')}`);
    const fields = {};
    for (const { key, value } of node.items) {
        const name = String((0,dist.isScalar)(key) ? key.value : key);
        const read = Object.hasOwn(known, name) ? known[name] : undefined;
        if (read === undefined)
            file.problem(key, `unknown field ${(0,inputs_text/* quote */.hD)(name)}; ${(0,inputs_text/* didYouMean */.au)(name, names)}`);
        else
            fields[name] = read(file, value, name);
    }
    return fields;
}
function listOf(what, readItem) {
    return (file, node, name) => {
        if ((0,dist.isSeq)(node))
            return node.items.map((item) => readItem(file, item, name));
        return file.problem(node, `\`${name}\` is not a list of ${what}; write one, such as \`[a, b]\` or a line with \`- \` for each`);
    };
}
function readText(file, node, name) {
    if ((0,dist.isScalar)(node) && typeof node.value === 'string')
        return node.value;
    // Without quotes, YAML reads `1.10` as the number 1.1.
    const isNumber = (0,dist.isScalar)(node) && ['number', 'bigint'].includes(typeof node.value);
    return file.problem(node, `\`${name}\` is not a text${isNumber ? '; put it in quotes' : ''}`);
}
function readBoolean(file, node, name) {
    if ((0,dist.isScalar)(node) && typeof node.value === 'boolean')
        return node.value;
    return file.problem(node, `\`${name}\` is not \`true\` or \`false\``);
}
function readId(file, node, name) {
    const id = (0,dist.isScalar)(node) && typeof node.value === 'bigint' ? (0,inputs_text/* parseId */.Fg)(String(node.value)) : undefined;
    return id ?? file.problem(node, `\`${name}\` has something that is not a whole number from 0 to 2^64-1`);
}
/** A value that differs in case only is the known one; another is sent, unless a known one is near. */
function readKnown(file, node, name) {
    const text = readText(file, node, name);
    if (text === undefined)
        return undefined;
    const { value, problem, warning } = fieldProblem(name, text);
    if (problem !== undefined)
        return file.problem(node, problem);
    if (warning !== undefined)
        file.warn(node, warning);
    return value;
}
/** What a bound without an operator means is not written anywhere. */
function readBound(file, node, name) {
    const bound = readText(file, node, name);
    if (bound !== undefined && !/^\s*[<>=~^!]/.test(bound)) {
        const example = name === 'versionLowerBound' ? '>=' : '<';
        file.warn(node, `\`${name}\` is ${(0,inputs_text/* quote */.hD)(bound)}, which is sent although it has no operator, as \`${example}${bound}\` has`);
    }
    return bound;
}


/***/ }),

/***/ 7781:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ projectNames),
/* harmony export */   t: () => (/* binding */ findProject)
/* harmony export */ });
/* harmony import */ var _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9323);
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7966);
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3784);



/**
 * The one project that an operation is about.
 *
 * @throws StepError where it is not found, with the names that it may be a misspelling of; PlatformError
 */
async function findProject(context, slug, name) {
    try {
        return await context.platform.project(slug, name);
    }
    catch (error) {
        if (!(error instanceof _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StatusError */ .Xs) || error.failure.status !== 404)
            throw error;
        const near = await (0,_nearest_js__WEBPACK_IMPORTED_MODULE_2__/* .nearestNames */ .L)(name, (await projectNames(context, slug)) ?? []);
        throw new _step_js__WEBPACK_IMPORTED_MODULE_1__/* .StepError */ .zg({ ...error.failure, ...(near.length === 0 ? {} : { near }) });
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

/***/ 6141:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  g: () => (/* binding */ runFleet)
});

// EXTERNAL MODULE: ./build/src/operations/deployment.js
var deployment = __webpack_require__(4693);
// EXTERNAL MODULE: ./build/src/operations/failed-rows.js
var failed_rows = __webpack_require__(5229);
// EXTERNAL MODULE: ./build/src/operations/limits.js
var limits = __webpack_require__(4354);
// EXTERNAL MODULE: ./build/src/operations/step.js
var step = __webpack_require__(3784);
// EXTERNAL MODULE: ./build/src/operations/fleet/apply.js + 10 modules
var apply = __webpack_require__(7652);
// EXTERNAL MODULE: ./build/src/operations/fleet/row.js
var fleet_row = __webpack_require__(8679);
// EXTERNAL MODULE: ./build/src/operations/fleet/select.js
var fleet_select = __webpack_require__(2003);
// EXTERNAL MODULE: ./build/src/operations/find-project.js
var find_project = __webpack_require__(7781);
// EXTERNAL MODULE: ./build/src/operations/nearest.js
var nearest = __webpack_require__(7966);
;// CONCATENATED MODULE: ./build/src/operations/fleet/suggest.js


/** More names than this are not misspelt, but of another deployment or token. */
const MAX_NAMES = 20;
/** For names that the platform does not know, the nearest that it does: one listing, and only after a failure. */
async function suggestNames(context, slug, rows) {
    const missing = rows.filter(({ failure }) => failure?.kind === 'status' && failure.status === 404);
    if (missing.length === 0 || missing.length > MAX_NAMES)
        return;
    const names = await (0,find_project/* projectNames */.Q)(context, slug);
    if (names === undefined)
        return;
    for (const row of missing) {
        const near = await (0,nearest/* nearestNames */.L)(row.project, names);
        if (near.length > 0 && row.failure !== undefined)
            row.failure = { ...row.failure, near };
    }
}

;// CONCATENATED MODULE: ./build/src/operations/fleet/run.js








/**
 * Plans, checks and applies one rule. Reads first, for all; then checks the whole plan; then writes what differs.
 *
 * @param rows filled as the work goes on, so that they are right whatever ends it early
 * @throws StepError when the step as a whole or any project failed, and what ends a step
 */
async function runFleet(context, request, rule, rows) {
    const slug = await (0,deployment/* resolveSlug */.qo)(context);
    const selected = await (0,fleet_select/* selectProjects */.hX)(context, slug, request.projects, request.shard);
    rows.push(...selected.map(({ row }) => row));
    const planned = await plan(context, slug, request.concurrency, selected, rule).finally(() => rows.splice(0, rows.length, ...withoutTwins(rows)));
    await suggestNames(context, slug, rows);
    (0,limits/* checkMaxChanges */.A)(context, planned.length, 'project', request.maxChanges);
    if (context.writer === undefined) {
        for (const { row } of planned)
            row.state = 'would-change';
    }
    else {
        await run_apply(context, slug, request.concurrency, planned);
    }
    (0,failed_rows/* throwIfFailed */.t)(rows);
}
async function plan(context, slug, concurrency, selected, { wanted, listTells, ownSwitches }) {
    const read = new Map();
    context.progress.begin('reading', selected.length);
    await (0,step/* forEachConcurrently */.DW)(selected, concurrency, async ({ row, project, readAtMs }) => {
        if (row.failure !== undefined)
            return;
        try {
            const isTold = project !== undefined && listTells;
            const current = isTold ? project : await context.platform.project(slug, row.project, (0,fleet_row/* idOf */.TH)(project));
            const at = isTold ? readAtMs : context.clock.now();
            (0,fleet_row/* noteProject */.Gt)(row, current);
            row.changes = wanted(current);
            const own = ownSwitches === undefined ? {} : { ownSwitches };
            read.set(row, { project: current, readAtMs: at, changes: row.changes, wanted, ...own });
            if (row.changes.length === 0)
                row.state = 'unchanged';
        }
        catch (error) {
            (0,fleet_row/* failRow */.d5)(row, error);
            if ((0,step/* endsStep */.hw)(error))
                throw error;
        }
        finally {
            context.progress.advance(1);
        }
    });
    const rows = withoutTwins(selected.map(({ row }) => row));
    const due = rows.filter(({ failure, changes }) => failure === undefined && changes.length > 0);
    return due.flatMap((row) => {
        const task = read.get(row);
        return task === undefined ? [] : [{ task, row }];
    });
}
/**
 * A project that was renamed answers to both names, and is one project all the same: its rows have the name that the
 * redirect led to. An id says nothing, since some servers give one id to several projects.
 */
function withoutTwins(rows) {
    const seen = new Set();
    return rows.filter(({ project }) => seen.size < seen.add(project.toLowerCase()).size);
}
async function run_apply(context, slug, concurrency, planned) {
    const tasks = planned.map(({ task }) => task);
    const rows = planned.map(({ row }) => row);
    await (0,apply/* applyToProjects */.Q)(context, slug, concurrency, tasks, rows);
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
    return (0,_list_js__WEBPACK_IMPORTED_MODULE_1__/* .runList */ .k)(context, 'list-dependencies', request, async (add) => {
        const { filter, pageSize } = request;
        const id = await (0,_deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveId */ .Sv)(context);
        context.progress.begin('listing');
        const options = {
            ...(pageSize === undefined ? {} : { pageSize }),
            onDoubt: (doubt) => context.notices.push({ kind: 'list-in-doubt', of: 'repositories', doubt }),
        };
        for await (const repository of context.platform.repositoriesWithDependencies(id, filter, options)) {
            context.progress.advance(1);
            add(repository);
        }
        return {};
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
    return (0,_list_js__WEBPACK_IMPORTED_MODULE_2__/* .runList */ .k)(context, 'list-policies', request, async (add) => {
        const { platform } = context;
        const id = await (0,_deployment_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveId */ .Sv)(context);
        const older = await olderPolicies(platform, id);
        for (const policy of older ?? (await newerPolicies(platform, id)))
            add(policy);
        return older === undefined ? { migrated: true } : {};
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
/* harmony import */ var _fleet_shard_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9363);
/* harmony import */ var _list_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1110);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5896);
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7966);
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3784);







/** GitHub's limit of jobs in one matrix. */
const MAX_SHARDS = 256;
const ALL = { names: [], patterns: [], except: [], tagged: [] };
/** Lists the projects of the deployment (web-api.md 4.1), all or the selected ones. */
function listProjects(context, request) {
    return (0,_list_js__WEBPACK_IMPORTED_MODULE_2__/* .runList */ .k)(context, 'list-projects', request, async (add) => {
        const { projects = ALL, shard, shardSize, pageSize } = request;
        const slug = await (0,_deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveSlug */ .qo)(context);
        context.progress.begin('listing');
        const inShard = await (0,_fleet_shard_js__WEBPACK_IMPORTED_MODULE_4__/* .shardFilter */ .V)(shard);
        const matcher = (0,_names_js__WEBPACK_IMPORTED_MODULE_5__/* .nameMatcher */ .M)(projects);
        const names = [];
        let selected = 0;
        for await (const project of context.platform.projects(slug, pageSize === undefined ? {} : { pageSize })) {
            context.progress.advance(1);
            names.push(project.name);
            if (!matcher.matches(project.name) || !(0,_fleet_select_js__WEBPACK_IMPORTED_MODULE_1__/* .isTagged */ .$J)(project, projects))
                continue;
            selected += 1;
            if (inShard(project.name))
                add(project);
        }
        const missed = matcher.unmatched();
        for (const pattern of [...missed.names, ...missed.patterns]) {
            const near = await (0,_nearest_js__WEBPACK_IMPORTED_MODULE_6__/* .nearestNames */ .L)(pattern, names);
            context.notices.push({ kind: 'pattern-unmatched', input: 'projects', pattern, near });
        }
        for (const pattern of missed.except) {
            const near = await (0,_nearest_js__WEBPACK_IMPORTED_MODULE_6__/* .nearestNames */ .L)(pattern, names);
            context.notices.push({ kind: 'exclusion-unmatched', input: 'projects', pattern, near });
        }
        if (request.projects !== undefined && selected === 0) {
            throw new _step_js__WEBPACK_IMPORTED_MODULE_3__/* .StepError */ .zg({ kind: 'nothing-selected', patterns: (0,_fleet_select_js__WEBPACK_IMPORTED_MODULE_1__/* .selectedItems */ .QD)(projects) });
        }
        // A matrix without jobs is an error on GitHub, so that an empty deployment has one empty shard.
        const shards = Math.max(1, Math.ceil(selected / shardSize));
        if (shards > MAX_SHARDS)
            context.notices.push({ kind: 'many-shards', shards });
        return { shards: Math.min(MAX_SHARDS, shards) };
    });
}


/***/ }),

/***/ 1110:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ runList)
/* harmony export */ });
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3784);

/**
 * Runs an operation that lists: its rows go, one by one, to the context's sink, and are counted once the list is
 * whole.
 *
 * @param work gives what the result has beside the count
 */
async function runList(context, operation, request, work) {
    let read = 0;
    let whole = {};
    const end = await (0,_step_js__WEBPACK_IMPORTED_MODULE_0__/* .capture */ .Fg)(async () => {
        const rest = await work((row) => {
            read += 1;
            context.rows.add(row);
        });
        whole = { ...rest, count: read };
    });
    const { deployment, notices } = context;
    return { operation, request, deployment, notices, read, ...whole, ...end };
}


/***/ }),

/***/ 2684:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   managedScan: () => (/* binding */ managedScan)
/* harmony export */ });
/* harmony import */ var _fleet_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6141);
/* harmony import */ var _fleet_wanted_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3968);
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3784);



/** Switches the managed scans of every selected project (web-api.md 4.4). */
async function managedScan(context, request) {
    const wishes = { diff: request.diffScan, full: request.fullScan };
    const rule = {
        wanted: (project) => (0,_fleet_wanted_js__WEBPACK_IMPORTED_MODULE_2__/* .switchChanges */ .A8)(project, wishes),
        // The settings are absent from the elements of the list.
        listTells: false,
        ownSwitches: [
            ...(wishes.diff === undefined ? [] : ['diff_scan']),
            ...(wishes.full === undefined ? [] : ['full_scan']),
        ],
    };
    const rows = [];
    const end = await (0,_step_js__WEBPACK_IMPORTED_MODULE_1__/* .capture */ .Fg)(() => (0,_fleet_run_js__WEBPACK_IMPORTED_MODULE_0__/* .runFleet */ .g)(context, request, rule, rows));
    const { deployment, notices } = context;
    return { operation: 'managed-scan', request, deployment, notices, rows, ...end };
}


/***/ }),

/***/ 5896:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ nameMatcher),
/* harmony export */   S: () => (/* binding */ itemsOf)
/* harmony export */ });
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
    return new Map(names.map((text) => [text.toLowerCase(), { text, matches: () => true, matched: false }]));
}
/** Every pattern is tried until it has matched once, to know which ones find nothing. */
function anyMatches(names, patterns, name) {
    const named = names.size === 0 ? undefined : names.get(name.toLowerCase());
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
/* harmony export */   L: () => (/* binding */ nearestNames)
/* harmony export */ });
/** Further apart than this share of its length, a name is not a misspelling of another. */
const MAX_SHARE = 1 / 3;
const MAX_LENGTH = 200;
/** At most `count` names that `text`, a name or a pattern, may be a misspelling of; nearest first. */
async function nearestNames(text, names, count = 3) {
    if (text.length > MAX_LENGTH)
        return [];
    const { distance } = await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 1916, 19));
    const sought = text.toLowerCase().replaceAll(/[*?]+/g, '');
    const near = names.flatMap((name) => {
        const lower = name.toLowerCase();
        // A wrong or missing organisation is as likely as a wrong letter.
        const last = lower.slice(lower.lastIndexOf('/') + 1);
        const soughtLast = sought.slice(sought.lastIndexOf('/') + 1);
        const whole = lower.length > MAX_LENGTH ? Number.POSITIVE_INFINITY : distance(sought, lower);
        const isComparable = soughtLast !== '' && last.length <= MAX_LENGTH;
        const parts = isComparable ? distance(soughtLast, last) + 1 : Number.POSITIVE_INFINITY;
        const best = Math.min(whole, parts);
        const isNear = best <= Math.max(2, Math.ceil(sought.length * MAX_SHARE));
        return isNear ? [{ name, best }] : [];
    });
    return near
        .sort((one, other) => one.best - other.best || (one.name < other.name ? -1 : 1))
        .slice(0, count)
        .map(({ name }) => name);
}


/***/ }),

/***/ 1038:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ patternMatcher)
/* harmony export */ });
const ASCII = 128;
/** Beyond so many nodes nothing is remembered, so that memory stays bounded. */
const MAX_NODES = 500;
/**
 * Matches names against a pattern without regard to case: `?` is one character and `*` any number of them
 * within a segment, `**` any number across segments; as a segment of its own between two others, `**` may
 * also be none at all. Every other character means itself, because brackets, braces and plus signs stand in
 * project names.
 *
 * Time grows with the length of the pattern times that of the name, whatever they are: an expression that a
 * pattern library compiled tries all ways to share a name out among the wildcards, which takes it seconds for
 * some patterns. What was found out for one name is remembered for the next, since names have much in common.
 */
function patternMatcher(pattern) {
    const tokens = tokensOf(pattern.toLowerCase());
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
        const text = name.toLowerCase();
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
/* harmony import */ var _model_selection_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8985);
/* harmony import */ var _fleet_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6141);
/* harmony import */ var _fleet_wanted_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3968);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5896);
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3784);





/** The file by which a repository sets its own tags, at the root of the workspace. */
const WORKSPACE_CONFIG = '.semgrepconfig.yml';
const MAX_CONFIG_BYTES = 64 * 1024;
/** Adds tags to every selected project, and removes others (web-api.md 4.3, field-notes "Projects"). */
async function tag(context, request) {
    const { tags, removeTags } = request;
    const removed = (0,_names_js__WEBPACK_IMPORTED_MODULE_2__/* .nameMatcher */ .M)((0,_model_selection_js__WEBPACK_IMPORTED_MODULE_3__/* .nameListOf */ .R1)(removeTags));
    const removes = (tag) => removeTags.length > 0 && removed.matches(tag);
    const rows = [];
    // Read before the work: nothing that the repository controls stands between the work and its report.
    if (await workspaceSetsTags(context)) {
        context.notices.push({ kind: 'tags-in-workspace', file: WORKSPACE_CONFIG });
    }
    const end = await (0,_step_js__WEBPACK_IMPORTED_MODULE_1__/* .capture */ .Fg)(() => (0,_fleet_run_js__WEBPACK_IMPORTED_MODULE_0__/* .runFleet */ .g)(context, request, { wanted: (project) => (0,_fleet_wanted_js__WEBPACK_IMPORTED_MODULE_4__/* .tagChanges */ .qM)(project, tags, removes), listTells: true }, rows));
    return {
        operation: 'tag',
        request,
        deployment: context.deployment,
        notices: context.notices,
        rows,
        ...end,
    };
}
/** Whether the project's next scan will override the tags that are set here. */
async function workspaceSetsTags({ workspace }) {
    const text = await workspace.read(WORKSPACE_CONFIG, MAX_CONFIG_BYTES);
    // A key at the start of a line, or in a flow map: the file is not ours to judge any closer.
    return text !== undefined && /^(?:\{\s*)?["']?tags["']?\s*:/m.test(text);
}


/***/ })

};
