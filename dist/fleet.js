export const id = 933;
export const ids = [933];
export const modules = {

/***/ 4112:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ resultOf),
/* harmony export */   x: () => (/* binding */ isWriting)
/* harmony export */ });
/* harmony import */ var _step_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7761);

/** Whether the step may write: it has what it takes. */
function isWriting(context) {
    return context.writer !== undefined;
}
/** What `work` found out; what ends it early is the failure, and what was done until then is still reported. */
async function resultOf(context, request, work) {
    const found = await work().catch((error) => ({ failure: (0,_step_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .stepFailureOf */ .WT)(error) }));
    const { deployment, notices } = context;
    const result = { operation: request.operation, request, deployment, notices };
    return Object.assign(result, found);
}


/***/ }),

/***/ 1216:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   read: () => (/* binding */ read)
/* harmony export */ });
/* harmony import */ var _inputs_source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(686);

const MAX_PAGE_SIZE = 100;
async function read(source) {
    const { reader } = source;
    // Blanks at its start mean something in YAML.
    const text = reader.texts.get('dependency-filter') ?? '';
    const filter = text.trim() === '' ? undefined : await readFilter(reader, text);
    const pageSize = (0,_inputs_source_js__WEBPACK_IMPORTED_MODULE_0__/* .readPageSize */ .lh)(source, MAX_PAGE_SIZE);
    return { filter, pageSize };
}
/** Loaded only where there is YAML to parse. */
async function readFilter(reader, text) {
    const { readDependencyFilter } = await Promise.all(/* import() | dependency-filter */[__webpack_require__.e(238), __webpack_require__.e(159)]).then(__webpack_require__.bind(__webpack_require__, 8921));
    return readDependencyFilter(reader, text);
}


/***/ }),

/***/ 2492:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   run: () => (/* binding */ run)
/* harmony export */ });
/* harmony import */ var _model_context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4112);
/* harmony import */ var _model_deployment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2396);


/** Lists the repositories that have matching dependencies (web-api.md 4.7). */
function run(context, request) {
    return (0,_model_context_js__WEBPACK_IMPORTED_MODULE_0__/* .resultOf */ .B)(context, request, async () => {
        const { filter, pageSize } = request;
        const id = await (0,_model_deployment_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveId */ .Sv)(context);
        context.progress.begin('listing');
        return { listed: await context.platform.repositoriesWithDependencies(id, filter, { pageSize }) };
    });
}


/***/ }),

/***/ 6005:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   read: () => (/* binding */ read)
/* harmony export */ });
/* harmony import */ var _inputs_source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(686);

function read(source) {
    // Policies come on one page.
    (0,_inputs_source_js__WEBPACK_IMPORTED_MODULE_0__/* .readPageSize */ .lh)(source);
    return {};
}


/***/ }),

/***/ 623:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   run: () => (/* binding */ run)
/* harmony export */ });
/* harmony import */ var _model_context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4112);
/* harmony import */ var _model_deployment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2396);
/* harmony import */ var _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9323);



/** Lists the policies of the deployment (web-api.md 4.6), or those that have replaced them (field-notes, "Policies"). */
function run(context, request) {
    return (0,_model_context_js__WEBPACK_IMPORTED_MODULE_0__/* .resultOf */ .B)(context, request, async () => {
        const { platform } = context;
        const id = await (0,_model_deployment_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveId */ .Sv)(context);
        try {
            return { listed: await platform.policies(id) };
        }
        catch (error) {
            if (!(0,_platform_http_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .hasStatus */ .Ro)(error, [410]))
                throw error;
            return { listed: await newerPolicies(context, id), migrated: true };
        }
    });
}
async function newerPolicies({ platform, notices }, id) {
    const { products, unknown } = await platform.detectionPolicies(id);
    if (unknown.length > 0)
        notices.push({ kind: 'products-unknown', products: unknown });
    const { bundle } = await platform.policyBundle(id, 'remediation');
    return [
        ...Object.entries(products).map(([product, one]) => ({
            ...one.bundle,
            kind: 'detection',
            product: product,
        })),
        ...bundle.policies.map((policy) => ({ ...policy, kind: 'remediation' })),
    ];
}


/***/ }),

/***/ 7517:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   read: () => (/* binding */ read)
/* harmony export */ });
/* harmony import */ var _inputs_source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(686);
/* harmony import */ var _inputs_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7745);


function read(source) {
    const { reader } = source;
    return {
        projects: (0,_inputs_source_js__WEBPACK_IMPORTED_MODULE_0__/* .readProjects */ .VH)(reader),
        shard: (0,_inputs_source_js__WEBPACK_IMPORTED_MODULE_0__/* .readShard */ .Xy)(reader),
        pageSize: (0,_inputs_source_js__WEBPACK_IMPORTED_MODULE_0__/* .readPageSize */ .lh)(source),
        shardSize: reader.read('shard-size', (0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_1__/* .wholeNumber */ .rD)(1, 1_000_000)),
    };
}


/***/ }),

/***/ 5687:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   run: () => (/* binding */ run)
/* harmony export */ });
/* harmony import */ var _model_context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4112);
/* harmony import */ var _model_deployment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2396);
/* harmony import */ var _model_step_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7761);
/* harmony import */ var _projects_select_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7878);




/** GitHub's limit of jobs in one matrix. */
const MAX_SHARDS = 256;
const ALL = { names: [], patterns: [], except: [], tagged: [] };
/** Lists the projects of the deployment (web-api.md 4.1), all or the selected ones. */
function run(context, request) {
    return (0,_model_context_js__WEBPACK_IMPORTED_MODULE_0__/* .resultOf */ .B)(context, request, async () => {
        const { projects = ALL, shard, shardSize, pageSize } = request;
        const slug = await (0,_model_deployment_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveSlug */ .qo)(context);
        const inShard = (0,_projects_select_js__WEBPACK_IMPORTED_MODULE_3__/* .shardFilter */ .Vy)(shard);
        const { selected, names, matcher } = await (0,_projects_select_js__WEBPACK_IMPORTED_MODULE_3__/* .matchProjects */ .CS)(context, slug, projects, { pageSize });
        await (0,_projects_select_js__WEBPACK_IMPORTED_MODULE_3__/* .noteUnmatchedProjects */ .So)(context, slug, 'projects', matcher.unmatched(), names);
        if (request.projects !== undefined && selected.length === 0) {
            throw new _model_step_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .StepError */ .zg({ kind: 'nothing-selected', patterns: (0,_projects_select_js__WEBPACK_IMPORTED_MODULE_3__/* .selectedItems */ .QD)(projects) });
        }
        // A matrix without jobs is an error on GitHub, so that an empty deployment has one empty shard.
        const shards = Math.max(1, Math.ceil(selected.length / shardSize));
        if (shards > MAX_SHARDS)
            context.notices.push({ kind: 'many-shards', shards });
        return { listed: selected.filter(({ name }) => inShard(name)), shards: Math.min(MAX_SHARDS, shards) };
    });
}


/***/ }),

/***/ 2231:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   read: () => (/* binding */ read)
/* harmony export */ });
/* harmony import */ var _inputs_source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(686);
/* harmony import */ var _inputs_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7745);


function read(source) {
    const { reader } = source;
    const diffScan = reader.read('diff-scan', _inputs_values_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zM);
    const fullScan = reader.read('full-scan', _inputs_values_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zM);
    if (!reader.given('diff-scan') && !reader.given('full-scan')) {
        reader.problem('diff-scan', 'is empty, and so is `full-scan`; give at least one of them');
    }
    return { ...(0,_inputs_source_js__WEBPACK_IMPORTED_MODULE_0__/* .readFleet */ .p9)(source), diffScan, fullScan };
}


/***/ }),

/***/ 6749:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   run: () => (/* binding */ run)
/* harmony export */ });
/* harmony import */ var _projects_fleet_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6724);
/* harmony import */ var _projects_project_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4849);


/** Switches the managed scans of every selected project (web-api.md 4.4). */
function run(context, request) {
    const wanted = { diff_scan: request.diffScan, full_scan: request.fullScan };
    return (0,_projects_fleet_js__WEBPACK_IMPORTED_MODULE_0__/* .runFleet */ .g)(context, request, {
        wanted: (project) => (0,_projects_project_js__WEBPACK_IMPORTED_MODULE_1__/* .switchChanges */ .A8)(project, wanted),
        // The switches are absent from the elements of the list.
        readsEach: true,
    });
}


/***/ }),

/***/ 774:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   read: () => (/* binding */ read)
/* harmony export */ });
/* harmony import */ var _inputs_source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(686);
/* harmony import */ var _inputs_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7745);


function read(source) {
    const { reader } = source;
    const tags = reader.list('tags');
    const removeTags = reader.list('remove-tags');
    if (!reader.isGiven('tags') && !reader.isGiven('remove-tags')) {
        reader.problem('tags', 'is empty, and so is `remove-tags`; give at least one tag');
    }
    checkTags(source);
    (0,_inputs_source_js__WEBPACK_IMPORTED_MODULE_0__/* .checkExceptions */ .No)(reader, 'remove-tags');
    return { ...(0,_inputs_source_js__WEBPACK_IMPORTED_MODULE_0__/* .readFleet */ .p9)(source), tags, removeTags };
}
function checkTags({ reader }) {
    const seen = new Map();
    reader.check('tags', (tag) => {
        const bare = tag.replace(/^[-!]+\s*/, '');
        const what = bare === '' ? 'it there' : `${(0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(bare)} there`;
        if (bare !== tag)
            return `starts with \`${tag.charAt(0)}\`; tags are removed by \`remove-tags\`: give ${what}`;
        const other = seen.get(tag.toLowerCase());
        seen.set(tag.toLowerCase(), tag);
        return other && `differs from ${(0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(other)} only in case; give one of them`;
    });
}


/***/ }),

/***/ 5030:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   run: () => (/* binding */ run)
/* harmony export */ });
/* harmony import */ var _model_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(519);
/* harmony import */ var _model_nearest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7957);
/* harmony import */ var _model_selection_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8985);
/* harmony import */ var _projects_fleet_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6724);
/* harmony import */ var _projects_project_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4849);





/** The file by which a repository sets its own tags, at the root of the workspace. */
const WORKSPACE_CONFIG = '.semgrepconfig.yml';
const MAX_CONFIG_BYTES = 64 * 1024;
/** Adds tags to every selected project, and removes others (web-api.md 4.3, field-notes "Projects"). */
async function run(context, request) {
    const { tags, removeTags } = request;
    const removed = (0,_model_selection_js__WEBPACK_IMPORTED_MODULE_3__/* .nameMatcher */ .MH)((0,_model_selection_js__WEBPACK_IMPORTED_MODULE_3__/* .nameListOf */ .R1)(removeTags));
    const known = new Set();
    let spares = false;
    const removes = (tag) => {
        const isNamed = removeTags.length > 0 && removed.matches(tag);
        const isSpared = isNamed && tag === _model_names_js__WEBPACK_IMPORTED_MODULE_4__/* .PLATFORM_TAG */ .Pf && !(0,_model_names_js__WEBPACK_IMPORTED_MODULE_4__/* .hasTag */ .ti)(removeTags, tag);
        spares ||= isSpared;
        return isNamed && !isSpared;
    };
    // Read before the work: nothing that the repository controls stands between the work and its report.
    if (await workspaceSetsTags(context)) {
        context.notices.push({ kind: 'tags-in-workspace', file: WORKSPACE_CONFIG });
    }
    const result = await (0,_projects_fleet_js__WEBPACK_IMPORTED_MODULE_1__/* .runFleet */ .g)(context, request, {
        wanted(project) {
            for (const one of project.tags)
                known.add(one);
            return (0,_projects_project_js__WEBPACK_IMPORTED_MODULE_2__/* .tagChanges */ .qM)(project, tags, removes);
        },
    });
    const notices = [...result.notices];
    if (spares)
        notices.push({ kind: 'platform-tag-spared' });
    if (known.size > 0)
        (0,_model_nearest_js__WEBPACK_IMPORTED_MODULE_0__/* .noteUnmatched */ ._d)({ notices }, 'remove-tags', removed.unmatched(), [...known]);
    return { ...result, notices };
}
/** Whether the project's next scan will override the tags that are set here. */
async function workspaceSetsTags({ readFile }) {
    const { text } = await readFile(WORKSPACE_CONFIG, MAX_CONFIG_BYTES);
    // A key at the start of a line, or in a flow map: the file is not ours to judge any closer.
    return text !== undefined && /^(?:\{\s*)?["']?tags["']?\s*:/m.test(text);
}


/***/ }),

/***/ 4173:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ projectNames),
/* harmony export */   t: () => (/* binding */ findProject)
/* harmony export */ });
/* harmony import */ var _model_nearest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7957);
/* harmony import */ var _model_step_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7761);
/* harmony import */ var _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9323);



/**
 * The one project that an operation is about.
 *
 * @throws StepError where it is not found: `near` has the names that it may be a misspelling of, and is undefined where
 * the projects cannot be listed either; PlatformError
 */
async function findProject(context, slug, name) {
    try {
        return await context.platform.project(slug, name);
    }
    catch (error) {
        if (!(0,_platform_http_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .hasStatus */ .Ro)(error, [404]))
            throw error;
        const names = await projectNames(context, slug);
        throw new _model_step_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .StepError */ .zg({ ...error.failure, near: names && (0,_model_nearest_js__WEBPACK_IMPORTED_MODULE_0__/* .nearestNames */ .LE)(name, names) });
    }
}
/**
 * The names of all projects, for what has failed already: undefined where they cannot be listed either.
 *
 * @throws PlatformError that ends the step
 */
async function projectNames(context, slug) {
    if (context.stop.aborted)
        return undefined;
    try {
        return (await context.platform.projects(slug)).map(({ name }) => name);
    }
    catch (error) {
        if ((0,_platform_http_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .endsAllRequests */ .iC)(error))
            throw error;
        return undefined;
    }
}


/***/ }),

/***/ 6724:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ runFleet)
/* harmony export */ });
/* harmony import */ var _changes_execute_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7092);
/* harmony import */ var _changes_rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4686);
/* harmony import */ var _model_context_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4112);
/* harmony import */ var _model_deployment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2396);
/* harmony import */ var _model_nearest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7957);
/* harmony import */ var _model_step_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7761);
/* harmony import */ var _find_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4173);
/* harmony import */ var _kinds_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1567);
/* harmony import */ var _project_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4849);
/* harmony import */ var _select_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7878);










/** More names than this are not misspelt, but of another deployment or token. */
const MAX_NAMES = 20;
/** Reads first, for all; checks the whole plan; then makes what differs. */
async function runFleet(context, request, rule) {
    let planned = [];
    const rows = () => planned.flatMap((one) => one.rows);
    const end = await (0,_model_context_js__WEBPACK_IMPORTED_MODULE_2__/* .resultOf */ .B)(context, request, async () => {
        const slug = await (0,_model_deployment_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveSlug */ .qo)(context);
        const { projects: selection, shard } = request;
        const { selected, names } = await (0,_select_js__WEBPACK_IMPORTED_MODULE_9__/* .selectProjects */ .hX)(context, slug, selection, shard);
        planned = selected.map((one) => ({ selected: one, rows: [rowWithout(one, 'not-reached')] }));
        const projects = (0,_project_js__WEBPACK_IMPORTED_MODULE_8__/* .observedProjects */ .hp)();
        context.progress.begin('reading', planned.length);
        await (0,_model_step_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .forEachConcurrently */ .DW)(planned, context.concurrency, async (one) => {
            try {
                const { listed } = one.selected;
                const isEnough = listed !== undefined && !rule.readsEach;
                const observed = isEnough ? { project: listed } : await (0,_project_js__WEBPACK_IMPORTED_MODULE_8__/* .readProject */ .Wh)(context, slug, one.selected);
                projects.add(observed);
                // A name that the list lacks says nothing of tags.
                one.rows = (0,_select_js__WEBPACK_IMPORTED_MODULE_9__/* .isTagged */ .$J)(observed.project, selection) ? rowsOf(context, observed.project, rule) : [];
            }
            catch (error) {
                if (!(0,_model_step_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .endsStep */ .hw)(error))
                    one.rows = [rowWithout(one.selected, 'failed', (0,_model_step_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .rowFailureOf */ .EQ)(error))];
                else
                    throw error;
            }
            finally {
                context.progress.advance(1);
            }
        });
        await suggestNames(context, slug, rows(), names);
        const changing = planned.filter((one) => one.rows.some(({ change }) => change.field !== 'none'));
        (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .checkLimits */ .J5)(context, (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .maxChanges */ .ej)(request.maxChanges, changing.length, 'project'));
        if ((0,_model_context_js__WEBPACK_IMPORTED_MODULE_2__/* .isWriting */ .x)(context))
            await (0,_kinds_js__WEBPACK_IMPORTED_MODULE_7__/* .executeProjects */ .gu)((0,_changes_execute_js__WEBPACK_IMPORTED_MODULE_0__/* .newExecution */ .X)(context), slug, rows(), projects);
        (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .throwIfFailed */ .tq)(rows());
    });
    return { ...end, rows: rows() };
}
function rowsOf(context, project, { wanted }) {
    const changes = wanted(project);
    if (changes.length === 0)
        return [rowWithout({ name: project.name, listed: project }, 'unchanged')];
    return changes.map((change) => (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .plannedRow */ .dL)(change, !(0,_model_context_js__WEBPACK_IMPORTED_MODULE_2__/* .isWriting */ .x)(context)));
}
function rowWithout({ name, listed }, state, failure) {
    const project = listed === undefined ? { name } : (0,_project_js__WEBPACK_IMPORTED_MODULE_8__/* .projectRef */ .J$)(listed);
    return { change: { field: 'none', project }, state, failure };
}
/** For names that the platform does not know, the nearest that it does: one listing, and only after a failure. */
async function suggestNames(context, slug, rows, listed) {
    const missing = rows.filter(({ failure }) => failure?.kind === 'status' && failure.status === 404);
    if (missing.length === 0 || missing.length > MAX_NAMES)
        return;
    const names = listed ?? (await (0,_find_js__WEBPACK_IMPORTED_MODULE_6__/* .projectNames */ .Q)(context, slug));
    if (names === undefined)
        return;
    for (const row of missing) {
        const near = (0,_model_nearest_js__WEBPACK_IMPORTED_MODULE_4__/* .nearestNames */ .LE)(row.change.project.name, names);
        if (near.length > 0 && row.failure?.kind === 'status')
            row.failure = { ...row.failure, near };
    }
}


/***/ })

};
