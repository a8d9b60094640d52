export const id = 933;
export const ids = [933];
export const modules = {

/***/ 3003:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ readFleet)
/* harmony export */ });
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5343);
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(686);


/** Patterns and tags select what nobody has counted: changes without a limit have to be asked for. */
const DEFAULT_MAX_CHANGES = 100;
/** What the operations over many projects have in common. */
function readFleet(source) {
    const projects = (0,_names_js__WEBPACK_IMPORTED_MODULE_0__/* .readProjects */ .VH)(source.reader) ?? ownRepository(source);
    const shard = (0,_names_js__WEBPACK_IMPORTED_MODULE_0__/* .readShard */ .Xy)(source.reader);
    return {
        ...(0,_source_js__WEBPACK_IMPORTED_MODULE_1__/* .readWriting */ .LC)(source, projects.patterns.length > 0 ? DEFAULT_MAX_CHANGES : undefined),
        projects,
        shard,
    };
}
function ownRepository({ reader, environment }) {
    const repository = environment.GITHUB_REPOSITORY || (0,_names_js__WEBPACK_IMPORTED_MODULE_0__/* .refuseNoRepository */ .Ey)(reader);
    return { names: repository === undefined ? [] : [repository], patterns: [], except: [], tagged: [] };
}


/***/ }),

/***/ 6474:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E4: () => (/* binding */ tagKey),
/* harmony export */   Pf: () => (/* binding */ PLATFORM_TAG),
/* harmony export */   QD: () => (/* binding */ distinctTags),
/* harmony export */   ti: () => (/* binding */ hasTag),
/* harmony export */   ui: () => (/* binding */ tagsWithout)
/* harmony export */ });
/* harmony import */ var _compare_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3508);

/** The platform's own tag, which comes and goes with a managed-scan configuration (field-notes, "Requests"). */
const PLATFORM_TAG = 'managed-scan';
/** Platforms normalise tags (field-notes): two that differ in case or Unicode form only are one tag. */
const tagKey = _compare_js__WEBPACK_IMPORTED_MODULE_0__/* .nameKey */ .R;
/** Of each list that was asked about: a project may have thousands of tags, and a step asks about each of them. */
const KEYS = new WeakMap();
/** Of more tags than that, the keys are quicker to ask than the list. */
const SHORT = 20;
function hasTag(tags, tag) {
    if (tags.length <= SHORT && tags.includes(tag))
        return true;
    const keys = KEYS.get(tags) ?? new Set(tags.map(tagKey));
    KEYS.set(tags, keys);
    return keys.has(tagKey(tag));
}
/** Those of the tags that a list does not have. */
function tagsWithout(tags, list) {
    return tags.filter((tag) => !hasTag(list, tag));
}
/** Each tag once, as it is spelled first. */
function distinctTags(tags) {
    return [...new Map(tags.toReversed().map((tag) => [tagKey(tag), tag])).values()].toReversed();
}


/***/ }),

/***/ 8835:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readListDependencies: () => (/* binding */ readListDependencies)
/* harmony export */ });
/* harmony import */ var _inputs_source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(686);

const MAX_PAGE_SIZE = 100;
async function readListDependencies(source) {
    const { reader } = source;
    const text = reader.rawText('dependency-filter');
    const filter = text === undefined ? undefined : await readFilter(reader, text);
    const pageSize = reader.integer('page-size', 1, MAX_PAGE_SIZE);
    return { operation: 'list-dependencies', ...(0,_inputs_source_js__WEBPACK_IMPORTED_MODULE_0__/* .readBase */ .wZ)(source), filter, pageSize };
}
/** Loaded only where there is YAML to parse. */
async function readFilter(reader, text) {
    const { readDependencyFilter } = await Promise.all(/* import() | dependency-filter */[__webpack_require__.e(47), __webpack_require__.e(9), __webpack_require__.e(159)]).then(__webpack_require__.bind(__webpack_require__, 8921));
    return readDependencyFilter(reader, text);
}


/***/ }),

/***/ 2492:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   listDependencies: () => (/* binding */ listDependencies)
/* harmony export */ });
/* harmony import */ var _model_context_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4112);
/* harmony import */ var _model_deployment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2396);
/* harmony import */ var _model_step_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7761);



/** Lists the repositories that have matching dependencies (web-api.md 4.7). */
async function listDependencies(context, request) {
    let found = {};
    const end = await (0,_model_step_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .capture */ .Fg)(async () => {
        const { filter, pageSize } = request;
        const id = await (0,_model_deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveId */ .Sv)(context);
        context.progress.begin('listing');
        found = { listed: await context.platform.repositoriesWithDependencies(id, filter, { pageSize }) };
    });
    return { ...(0,_model_context_js__WEBPACK_IMPORTED_MODULE_2__/* .resultOf */ .B)(context, request), ...found, ...end };
}


/***/ }),

/***/ 6005:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readListPolicies: () => (/* binding */ readListPolicies)
/* harmony export */ });
/* harmony import */ var _inputs_source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(686);

function readListPolicies(source) {
    if (source.reader.integer('page-size', 1, _inputs_source_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_PAGE_SIZE */ .H4) !== undefined) {
        source.reader.warn('page-size', 'has no effect, because policies come on one page');
    }
    return { operation: 'list-policies', ...(0,_inputs_source_js__WEBPACK_IMPORTED_MODULE_0__/* .readBase */ .wZ)(source) };
}


/***/ }),

/***/ 623:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   listPolicies: () => (/* binding */ listPolicies)
/* harmony export */ });
/* harmony import */ var _model_context_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4112);
/* harmony import */ var _model_deployment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2396);
/* harmony import */ var _model_step_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7761);
/* harmony import */ var _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9323);




/** Lists the policies of the deployment (web-api.md 4.6), or those that have replaced them (field-notes, "Policies"). */
async function listPolicies(context, request) {
    let found = {};
    const end = await (0,_model_step_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .capture */ .Fg)(async () => {
        const { platform } = context;
        const id = await (0,_model_deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveId */ .Sv)(context);
        const older = await olderPolicies(platform, id);
        found =
            older === undefined ? { listed: await newerPolicies(platform, id), migrated: true } : { listed: older };
    });
    return { ...(0,_model_context_js__WEBPACK_IMPORTED_MODULE_3__/* .resultOf */ .B)(context, request), ...found, ...end };
}
/** Undefined where the deployment was migrated. */
async function olderPolicies(platform, id) {
    try {
        return await platform.policies(id);
    }
    catch (error) {
        if (error instanceof _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .StatusError */ .Xs && error.failure.status === 410)
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

/***/ 7517:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readListProjects: () => (/* binding */ readListProjects)
/* harmony export */ });
/* harmony import */ var _inputs_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5343);
/* harmony import */ var _inputs_source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(686);


function readListProjects(source) {
    const { reader } = source;
    const projects = (0,_inputs_names_js__WEBPACK_IMPORTED_MODULE_0__/* .readProjects */ .VH)(reader);
    const shard = (0,_inputs_names_js__WEBPACK_IMPORTED_MODULE_0__/* .readShard */ .Xy)(reader);
    return {
        operation: 'list-projects',
        ...(0,_inputs_source_js__WEBPACK_IMPORTED_MODULE_1__/* .readBase */ .wZ)(source),
        projects,
        shard,
        pageSize: reader.integer('page-size', 1, _inputs_source_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_PAGE_SIZE */ .H4),
        shardSize: reader.integer('shard-size', 1, 1_000_000) ?? 500,
    };
}


/***/ }),

/***/ 5687:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   listProjects: () => (/* binding */ listProjects)
/* harmony export */ });
/* harmony import */ var _model_context_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4112);
/* harmony import */ var _model_deployment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2396);
/* harmony import */ var _model_nearest_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9972);
/* harmony import */ var _model_step_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7761);
/* harmony import */ var _projects_select_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7878);
/* harmony import */ var _projects_shard_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4856);






/** GitHub's limit of jobs in one matrix. */
const MAX_SHARDS = 256;
const ALL = { names: [], patterns: [], except: [], tagged: [] };
/** Lists the projects of the deployment (web-api.md 4.1), all or the selected ones. */
async function listProjects(context, request) {
    let found = {};
    const end = await (0,_model_step_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .capture */ .Fg)(async () => {
        const { projects = ALL, shard, shardSize, pageSize } = request;
        const slug = await (0,_model_deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveSlug */ .qo)(context);
        const inShard = await (0,_projects_shard_js__WEBPACK_IMPORTED_MODULE_4__/* .shardFilter */ .V)(shard);
        const { selected, names, matcher } = await (0,_projects_select_js__WEBPACK_IMPORTED_MODULE_3__/* .matchProjects */ .CS)(context, slug, projects, { pageSize });
        await (0,_model_nearest_names_js__WEBPACK_IMPORTED_MODULE_1__/* .noteUnmatched */ ._)(context, 'projects', matcher.unmatched(), names);
        if (request.projects !== undefined && selected.length === 0) {
            throw new _model_step_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .StepError */ .zg({ kind: 'nothing-selected', patterns: (0,_projects_select_js__WEBPACK_IMPORTED_MODULE_3__/* .selectedItems */ .QD)(projects) });
        }
        // A matrix without jobs is an error on GitHub, so that an empty deployment has one empty shard.
        const shards = Math.max(1, Math.ceil(selected.length / shardSize));
        if (shards > MAX_SHARDS)
            context.notices.push({ kind: 'many-shards', shards });
        found = { listed: selected.filter(({ name }) => inShard(name)), shards: Math.min(MAX_SHARDS, shards) };
    });
    return { ...(0,_model_context_js__WEBPACK_IMPORTED_MODULE_5__/* .resultOf */ .B)(context, request), ...found, ...end };
}


/***/ }),

/***/ 2231:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readManagedScan: () => (/* binding */ readManagedScan)
/* harmony export */ });
/* harmony import */ var _inputs_fleet_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3003);

function readManagedScan(source) {
    const { reader } = source;
    const diffScan = reader.boolean('diff-scan');
    const fullScan = reader.boolean('full-scan');
    if (reader.text('diff-scan') === undefined && reader.text('full-scan') === undefined) {
        reader.problem('diff-scan', 'is empty, and so is `full-scan`; give at least one of them');
    }
    return {
        operation: 'managed-scan',
        ...(0,_inputs_fleet_js__WEBPACK_IMPORTED_MODULE_0__/* .readFleet */ .p)(source),
        diffScan,
        fullScan,
    };
}


/***/ }),

/***/ 6749:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   managedScan: () => (/* binding */ managedScan)
/* harmony export */ });
/* harmony import */ var _projects_differences_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(112);
/* harmony import */ var _projects_fleet_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6724);


/** Switches the managed scans of every selected project (web-api.md 4.4). */
function managedScan(context, request) {
    const wanted = { diff_scan: request.diffScan, full_scan: request.fullScan };
    return (0,_projects_fleet_js__WEBPACK_IMPORTED_MODULE_1__/* .runFleet */ .g)(context, request, {
        wanted: (project) => (0,_projects_differences_js__WEBPACK_IMPORTED_MODULE_0__/* .switchChanges */ .A8)(project, wanted),
        // The switches are absent from the elements of the list.
        readsEach: true,
    });
}


/***/ }),

/***/ 774:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readTag: () => (/* binding */ readTag)
/* harmony export */ });
/* harmony import */ var _inputs_fleet_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3003);
/* harmony import */ var _inputs_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5343);
/* harmony import */ var _inputs_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8668);



function readTag(source) {
    const { reader } = source;
    const tags = reader.list('tags');
    const removeTags = reader.list('remove-tags');
    if (!reader.isGiven('tags') && !reader.isGiven('remove-tags')) {
        reader.problem('tags', 'is empty, and so is `remove-tags`; give at least one tag');
    }
    checkTags(source, tags);
    (0,_inputs_names_js__WEBPACK_IMPORTED_MODULE_1__/* .checkExceptions */ .No)(reader, 'remove-tags', removeTags);
    const added = new Set(tags.map((tag) => tag.toLowerCase()));
    for (const item of removeTags.filter((one) => added.has(one.toLowerCase()))) {
        reader.warn('remove-tags', `has ${(0,_inputs_text_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(item)}, which \`tags\` adds, so it is not removed`);
    }
    return { operation: 'tag', ...(0,_inputs_fleet_js__WEBPACK_IMPORTED_MODULE_0__/* .readFleet */ .p)(source), tags, removeTags };
}
function checkTags({ reader }, tags) {
    if (reader.hasProblem('tags'))
        return;
    const seen = new Map();
    for (const tag of tags) {
        if (/^[-!]/.test(tag)) {
            const bare = tag.replace(/^[-!]+\s*/, '');
            const what = bare === '' ? 'give it there' : `give ${(0,_inputs_text_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(bare)} there`;
            reader.problem('tags', `has ${(0,_inputs_text_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(tag)}, but tags are removed by \`remove-tags\`; ${what}`);
        }
        const other = seen.get(tag.toLowerCase());
        if (other !== undefined) {
            reader.problem('tags', `has ${(0,_inputs_text_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(other)} and ${(0,_inputs_text_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(tag)}, which differ only in case; give one of them`);
        }
        seen.set(tag.toLowerCase(), tag);
    }
}


/***/ }),

/***/ 5030:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   tag: () => (/* binding */ tag)
/* harmony export */ });
/* harmony import */ var _model_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(519);
/* harmony import */ var _model_selection_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8985);
/* harmony import */ var _model_tags_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6474);
/* harmony import */ var _projects_differences_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(112);
/* harmony import */ var _projects_fleet_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6724);





/** The file by which a repository sets its own tags, at the root of the workspace. */
const WORKSPACE_CONFIG = '.semgrepconfig.yml';
const MAX_CONFIG_BYTES = 64 * 1024;
/** Adds tags to every selected project, and removes others (web-api.md 4.3, field-notes "Projects"). */
async function tag(context, request) {
    const { tags, removeTags } = request;
    const removed = (0,_model_names_js__WEBPACK_IMPORTED_MODULE_3__/* .nameMatcher */ .M)((0,_model_selection_js__WEBPACK_IMPORTED_MODULE_4__/* .nameListOf */ .R1)(removeTags));
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
    const result = await (0,_projects_fleet_js__WEBPACK_IMPORTED_MODULE_2__/* .runFleet */ .g)(context, request, {
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


/***/ }),

/***/ 112:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A8: () => (/* binding */ switchChanges),
/* harmony export */   _T: () => (/* binding */ primaryBranchChanges),
/* harmony export */   qM: () => (/* binding */ tagChanges)
/* harmony export */ });
/* harmony import */ var _model_tags_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6474);
/* harmony import */ var _observed_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1210);


/** @param removes whether to remove an existing tag; tags in `add` always stay */
function tagChanges(project, add, removes) {
    const removed = project.tags.filter((tag) => !(0,_model_tags_js__WEBPACK_IMPORTED_MODULE_0__/* .hasTag */ .ti)(add, tag) && removes(tag));
    const change = (tag, after) => {
        return { field: 'tag', project: (0,_observed_js__WEBPACK_IMPORTED_MODULE_1__/* .projectRef */ .J$)(project), tag, before: !after, after };
    };
    return [
        ...(0,_model_tags_js__WEBPACK_IMPORTED_MODULE_0__/* .tagsWithout */ .ui)(add, project.tags).map((tag) => change(tag, true)),
        ...removed.map((tag) => change(tag, false)),
    ];
}
/** @param wanted an absent switch stays as it is */
function switchChanges(project, wanted) {
    const before = (0,_observed_js__WEBPACK_IMPORTED_MODULE_1__/* .managedScans */ .Gi)(project);
    return ['diff_scan', 'full_scan'].flatMap((field) => {
        const after = wanted[field];
        if (after === undefined || after === before[field])
            return [];
        return [{ field, project: (0,_observed_js__WEBPACK_IMPORTED_MODULE_1__/* .projectRef */ .J$)(project), before: before[field], after }];
    });
}
/** @param after undefined if no rule names one: the primary branch stays as it is */
function primaryBranchChanges(project, after) {
    const before = (0,_observed_js__WEBPACK_IMPORTED_MODULE_1__/* .primaryBranch */ .ti)(project);
    if (after === undefined || after === before)
        return [];
    return [{ field: 'primary_branch', project: (0,_observed_js__WEBPACK_IMPORTED_MODULE_1__/* .projectRef */ .J$)(project), before, after }];
}


/***/ }),

/***/ 5247:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ executeProjects)
/* harmony export */ });
/* harmony import */ var _changes_execute_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7092);
/* harmony import */ var _kinds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1567);


/**
 * Writes the rows: tags first, then switches, then primary branches. One project's failure does not stop the others.
 *
 * @param concurrency maximum number of requests at the same time
 * @throws whatever ends the step
 */
async function executeProjects(execution, slug, rows, projects, concurrency) {
    const due = rows.filter(({ state }) => state === 'not-reached');
    execution.context.progress.begin('writing', due.length);
    const tags = rowsOf(due, 'tag');
    const added = tags.filter(({ change }) => change.after);
    const removed = tags.filter(({ change }) => !change.after);
    const switches = [...rowsOf(due, 'diff_scan'), ...rowsOf(due, 'full_scan')];
    await (0,_changes_execute_js__WEBPACK_IMPORTED_MODULE_0__/* .execute */ .g)(execution, (0,_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .addedTags */ .Om)(slug, projects), added, concurrency);
    await (0,_changes_execute_js__WEBPACK_IMPORTED_MODULE_0__/* .execute */ .g)(execution, (0,_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .removedTags */ .eb)(slug, projects), removed, concurrency);
    await (0,_changes_execute_js__WEBPACK_IMPORTED_MODULE_0__/* .execute */ .g)(execution, (0,_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .switchedScans */ .uv)(slug, projects), switches, concurrency);
    await (0,_changes_execute_js__WEBPACK_IMPORTED_MODULE_0__/* .execute */ .g)(execution, (0,_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .primaryBranches */ .bj)(slug, projects), rowsOf(due, 'primary_branch'), concurrency);
}
function rowsOf(rows, field) {
    return rows.filter(({ change }) => change.field === field);
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
/* harmony import */ var _model_nearest_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9972);
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
        const near = await (0,_model_nearest_names_js__WEBPACK_IMPORTED_MODULE_0__/* .nearestNames */ .L)(name, names ?? []);
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

/***/ 6724:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ runFleet)
/* harmony export */ });
/* harmony import */ var _changes_execute_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7092);
/* harmony import */ var _changes_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1727);
/* harmony import */ var _changes_rows_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4686);
/* harmony import */ var _model_context_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(4112);
/* harmony import */ var _model_deployment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2396);
/* harmony import */ var _model_nearest_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9972);
/* harmony import */ var _model_step_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7761);
/* harmony import */ var _execute_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5247);
/* harmony import */ var _find_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4173);
/* harmony import */ var _observed_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1210);
/* harmony import */ var _select_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7878);











/** More names than this are not misspelt, but of another deployment or token. */
const MAX_NAMES = 20;
/** Reads first, for all; checks the whole plan; then makes what differs. */
async function runFleet(context, request, rule) {
    let planned = [];
    const rows = () => planned.flatMap((one) => one.rows);
    const end = await (0,_model_step_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .capture */ .Fg)(async () => {
        const slug = await (0,_model_deployment_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveSlug */ .qo)(context);
        const { projects: selection, shard, concurrency } = request;
        const { selected, names } = await (0,_select_js__WEBPACK_IMPORTED_MODULE_9__/* .selectProjects */ .hX)(context, slug, selection, shard);
        planned = selected.map((one) => ({ selected: one, rows: [rowWithout(one, 'not-reached')] }));
        const projects = new _observed_js__WEBPACK_IMPORTED_MODULE_8__/* .ObservedProjects */ .r();
        context.progress.begin('reading', planned.length);
        await (0,_model_step_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .forEachConcurrently */ .DW)(planned, concurrency, async (one) => {
            try {
                const observed = await observe(context, slug, one.selected, rule);
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
        planned = withoutTwins(planned);
        await suggestNames(context, slug, rows(), names);
        const changing = planned.filter((one) => one.rows.some(({ change }) => change.field !== 'none'));
        (0,_changes_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .checkLimits */ .J)(context, (0,_changes_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .maxChanges */ .e)(request.maxChanges, changing.length, 'project'));
        if ((0,_model_context_js__WEBPACK_IMPORTED_MODULE_10__/* .isWriting */ .x)(context))
            await (0,_execute_js__WEBPACK_IMPORTED_MODULE_6__/* .executeProjects */ .g)((0,_changes_execute_js__WEBPACK_IMPORTED_MODULE_0__/* .newExecution */ .X)(context), slug, rows(), projects, concurrency);
        (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .throwIfFailed */ .tq)(rows());
    });
    return { ...(0,_model_context_js__WEBPACK_IMPORTED_MODULE_10__/* .resultOf */ .B)(context, request), rows: rows(), ...end };
}
async function observe(context, slug, { name, listed }, { readsEach }) {
    if (listed !== undefined && !readsEach)
        return { project: listed };
    return (0,_observed_js__WEBPACK_IMPORTED_MODULE_8__/* .readProject */ .Wh)(context, slug, listed ?? { name });
}
function rowsOf(context, project, { wanted }) {
    const changes = wanted(project);
    if (changes.length === 0)
        return [rowWithout({ name: project.name, listed: project }, 'unchanged')];
    return changes.map((change) => (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .plannedRow */ .dL)(change, !(0,_model_context_js__WEBPACK_IMPORTED_MODULE_10__/* .isWriting */ .x)(context)));
}
function rowWithout({ name, listed }, state, failure) {
    const project = listed === undefined ? { name } : (0,_observed_js__WEBPACK_IMPORTED_MODULE_8__/* .projectRef */ .J$)(listed);
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
    const names = listed ?? (await (0,_find_js__WEBPACK_IMPORTED_MODULE_7__/* .projectNames */ .Qw)(context, slug));
    if (names === undefined)
        return;
    for (const row of missing) {
        const near = await (0,_model_nearest_names_js__WEBPACK_IMPORTED_MODULE_4__/* .nearestNames */ .L)(row.change.project.name, names);
        if (near.length > 0 && row.failure?.kind === 'status')
            row.failure = { ...row.failure, near };
    }
}


/***/ }),

/***/ 1567:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Om: () => (/* binding */ addedTags),
/* harmony export */   _1: () => (/* binding */ inverseOf),
/* harmony export */   bj: () => (/* binding */ primaryBranches),
/* harmony export */   eb: () => (/* binding */ removedTags),
/* harmony export */   uv: () => (/* binding */ switchedScans),
/* harmony export */   xm: () => (/* binding */ valueIn)
/* harmony export */ });
/* harmony import */ var _model_compare_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3508);
/* harmony import */ var _model_tags_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6474);
/* harmony import */ var _observed_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1210);



/** Maximum length of the query of a DELETE: long addresses are refused. */
const MAX_QUERY_LENGTH = 4000;
/** Adds tags (web-api.md 4.3). Servers differ in the form of the body: an array, or an object. */
function addedTags(slug, projects) {
    return {
        ...projectKind(slug, projects, (context, rows, { name, id }, { attempt, form }) => {
            const tags = rows.map(({ change }) => change.tag);
            const options = { id, attempts: attempt, form: form === 0 ? 'array' : 'object' };
            return context.writer.addTags(slug, name, tags, options);
        }),
        forms: 2,
    };
}
/** Removes tags (field-notes, "Projects"). Servers read them from the query, or from a body. */
function removedTags(slug, projects) {
    const kind = projectKind(slug, projects, (context, rows, seen, { attempt, form }) => {
        // Spelled as on the platform.
        const tags = seen.tags.filter((tag) => rows.some(({ change }) => (0,_model_tags_js__WEBPACK_IMPORTED_MODULE_0__/* .hasTag */ .ti)([change.tag], tag)));
        const options = { id: seen.id, attempts: attempt, form: form === 0 ? 'query' : 'body' };
        return context.writer.removeTags(slug, seen.name, tags, options);
    });
    return { ...kind, forms: 2, next: (rows, seen) => withinQuery(kind.next(rows, seen)) };
}
/** Switches managed scans (web-api.md 4.4). Always sends both flags: what happens to a missing one is undefined. */
function switchedScans(slug, projects) {
    return {
        ...projectKind(slug, projects, (context, rows, seen, { attempt }) => {
            const wanted = Object.fromEntries(rows.map(({ change }) => [change.field, change.after]));
            const options = { id: seen.id, attempts: attempt };
            return context.writer.toggleManagedScan(slug, seen.name, { ...(0,_observed_js__WEBPACK_IMPORTED_MODULE_1__/* .managedScans */ .Gi)(seen), ...wanted }, options);
        }),
        readsBeforeEach: true,
    };
}
/** Sets the primary branch (field-notes, "Projects"). */
function primaryBranches(slug, projects) {
    return projectKind(slug, projects, (context, [row], { name, id }, { attempt }) => {
        const options = { id, attempts: attempt };
        return context.writer.setPrimaryBranch(slug, name, row?.change.after ?? '', options);
    });
}
/** The change that undoes this one. The API cannot unset a primary branch. */
function inverseOf(change) {
    if (change.field === 'primary_branch' && change.before === undefined)
        return undefined;
    return { ...change, before: change.after, after: change.before };
}
/** The value that a project has for what a change is about. */
function valueIn(project, change) {
    if (change.field === 'tag')
        return (0,_model_tags_js__WEBPACK_IMPORTED_MODULE_0__/* .hasTag */ .ti)(project.tags, change.tag);
    return change.field === 'primary_branch' ? (0,_observed_js__WEBPACK_IMPORTED_MODULE_1__/* .primaryBranch */ .ti)(project) : (0,_observed_js__WEBPACK_IMPORTED_MODULE_1__/* .managedScans */ .Gi)(project)[change.field];
}
/** What the kinds share; they differ in their requests. */
function projectKind(slug, projects, send) {
    return {
        group: (rows) => [...Map.groupBy(rows, ({ change }) => (0,_model_compare_js__WEBPACK_IMPORTED_MODULE_2__/* .nameKey */ .R)(change.project.name)).values()].map((ofOne) => {
            const { project, readAtMs } = projects.get(ofOne[0].change.project);
            return { rows: ofOne, seen: project, readAtMs };
        }),
        isTelling: ({ rows, seen }) => keptTags(seen, rows).length > 0,
        read: async (context, _rows, seen) => {
            const observed = await (0,_observed_js__WEBPACK_IMPORTED_MODULE_1__/* .readProject */ .Wh)(context, slug, seen);
            projects.add(observed);
            return observed.project;
        },
        next: (rows, seen) => rows.filter(({ change }) => valueIn(seen, change) === change.before),
        send,
        seenIn: (answer, before) => {
            const { managed_scan_config = before.managed_scan_config } = answer;
            const project = { ...answer, managed_scan_config };
            projects.add({ ...projects.get(before), project });
            return project;
        },
        shows: (seen, change) => valueIn(seen, change) === change.after,
        valueIn,
        unaskedIn,
        inverse: inverseOf,
    };
}
/** Finds former tags and switches that changed although the rows do not name them. */
function unaskedIn(before, now, rows) {
    const { name } = before;
    const tags = (0,_model_tags_js__WEBPACK_IMPORTED_MODULE_0__/* .tagsWithout */ .ui)(keptTags(before, rows), now.tags);
    if (tags.length > 0) {
        return {
            failure: { kind: 'foreign', what: 'tags', of: name, items: tags },
            endsStep: false,
            notice: { kind: 'tags-gone', project: name, tags },
        };
    }
    if (before.managed_scan_config === undefined || now.managed_scan_config === undefined)
        return undefined;
    const [was, is] = [(0,_observed_js__WEBPACK_IMPORTED_MODULE_1__/* .managedScans */ .Gi)(before), (0,_observed_js__WEBPACK_IMPORTED_MODULE_1__/* .managedScans */ .Gi)(now)];
    const switched = ['diff_scan', 'full_scan'].filter((field) => was[field] !== is[field] && !rows.some(({ change }) => change.field === field));
    if (switched.length === 0)
        return undefined;
    return { failure: { kind: 'foreign', what: 'switches', of: name, items: switched }, endsStep: false };
}
/** The tags that must survive the write. The platform sets and removes its own tag by itself. */
function keptTags({ tags }, rows) {
    const named = rows.flatMap(({ change }) => (change.field === 'tag' && !change.after ? [change.tag] : []));
    return tags.filter((tag) => tag !== _model_tags_js__WEBPACK_IMPORTED_MODULE_0__/* .PLATFORM_TAG */ .Pf && !(0,_model_tags_js__WEBPACK_IMPORTED_MODULE_0__/* .hasTag */ .ti)(named, tag));
}
/** The first rows that fit into one query; at least one. */
function withinQuery(rows) {
    let length = 0;
    return rows.filter(({ change }, at) => {
        length += `&tags=${encodeURIComponent(change.tag)}`.length;
        return at === 0 || length <= MAX_QUERY_LENGTH;
    });
}


/***/ }),

/***/ 1210:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gi: () => (/* binding */ managedScans),
/* harmony export */   J$: () => (/* binding */ projectRef),
/* harmony export */   Wh: () => (/* binding */ readProject),
/* harmony export */   r: () => (/* binding */ ObservedProjects),
/* harmony export */   ti: () => (/* binding */ primaryBranch)
/* harmony export */ });
/* harmony import */ var _model_compare_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3508);

const SCANS_OFF = { diff_scan: { enabled: false }, full_scan: { enabled: false } };
/** The projects that a step has observed, by name. */
class ObservedProjects {
    #byName = new Map();
    add(observed) {
        this.#byName.set((0,_model_compare_js__WEBPACK_IMPORTED_MODULE_0__/* .nameKey */ .R)(observed.project.name), observed);
    }
    /** @throws TypeError for a project that was never observed */
    get({ name }) {
        const observed = this.#byName.get((0,_model_compare_js__WEBPACK_IMPORTED_MODULE_0__/* .nameKey */ .R)(name));
        if (observed === undefined)
            throw new TypeError(`${name} was not read`);
        return observed;
    }
}
/**
 * Reads one project with its switches. A server may leave out a switch that is off, and the whole object if both are.
 *
 * @throws PlatformError, NameError
 */
async function readProject(context, slug, { name, id }) {
    const project = await context.platform.project(slug, name, { id });
    const { managed_scan_config = SCANS_OFF } = project;
    return { project: { ...project, managed_scan_config }, readAtMs: context.clock.now() };
}
function projectRef({ name, id, url }) {
    return { name, id, url };
}
function managedScans({ managed_scan_config: config = SCANS_OFF }) {
    return { diff_scan: config.diff_scan.enabled, full_scan: config.full_scan.enabled };
}
/** Without `refs/heads/`. A server may return an empty string for a branch that is not set. */
function primaryBranch({ primary_branch: branch }) {
    return branch?.replace(/^refs\/heads\//, '') || undefined;
}


/***/ }),

/***/ 7878:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $J: () => (/* binding */ isTagged),
/* harmony export */   CS: () => (/* binding */ matchProjects),
/* harmony export */   QD: () => (/* binding */ selectedItems),
/* harmony export */   W$: () => (/* binding */ checkExclusions),
/* harmony export */   hX: () => (/* binding */ selectProjects)
/* harmony export */ });
/* unused harmony export isNamesOnly */
/* harmony import */ var _model_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(519);
/* harmony import */ var _model_nearest_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9972);
/* harmony import */ var _model_pattern_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2237);
/* harmony import */ var _model_selection_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8985);
/* harmony import */ var _model_step_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7761);
/* harmony import */ var _find_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4173);
/* harmony import */ var _shard_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4856);







/** Whether names alone select, so that no list is needed. */
function isNamesOnly({ patterns, except, tagged }) {
    return patterns.length + except.length + tagged.length === 0;
}
/**
 * The selected projects of a shard. Names that stand by themselves are taken as they are; anything else makes the
 * projects be listed once. The list leaves archived projects out, so that a name that it lacks is still to be read.
 *
 * @returns the projects, and the names of all where they were listed
 * @throws StepError when nothing is selected, or when something that is taken away does not exist
 */
async function selectProjects(context, slug, selection, shard) {
    const inShard = await (0,_shard_js__WEBPACK_IMPORTED_MODULE_3__/* .shardFilter */ .V)(shard);
    if (isNamesOnly(selection)) {
        return { selected: selection.names.filter(inShard).map((name) => ({ name })) };
    }
    const { selected: listed, names, matcher } = await matchProjects(context, slug, selection);
    const missed = matcher.unmatched();
    const isKnown = (name) => (0,_find_js__WEBPACK_IMPORTED_MODULE_2__/* .isProject */ .YS)(context, slug, name);
    await checkExclusions(context, missed.except, names, isKnown);
    await (0,_model_nearest_names_js__WEBPACK_IMPORTED_MODULE_0__/* .noteUnmatched */ ._)(context, 'projects', { ...missed, names: [], except: [] }, names);
    const selected = [
        ...listed.map((project) => ({ name: project.name, listed: project })),
        ...missed.names.map((name) => ({ name })),
    ];
    if (selected.length === 0) {
        const near = await (0,_model_nearest_names_js__WEBPACK_IMPORTED_MODULE_0__/* .nearestNames */ .L)(selection.names[0] ?? selection.patterns[0] ?? '', names);
        throw new _model_step_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .StepError */ .zg({ kind: 'nothing-selected', patterns: selectedItems(selection), near });
    }
    return { selected: selected.filter(({ name }) => inShard(name)), names };
}
/**
 * Lists the projects of the deployment.
 *
 * @returns the selected ones, the names of all, and what knows which items of the selection found nothing
 */
async function matchProjects(context, slug, selection, options = {}) {
    const matcher = (0,_model_names_js__WEBPACK_IMPORTED_MODULE_4__/* .nameMatcher */ .M)(selection);
    context.progress.begin('listing');
    const all = await context.platform.projects(slug, options);
    const selected = all.filter((project) => matcher.matches(project.name) && isTagged(project, selection));
    return { selected, names: all.map(({ name }) => name), matcher };
}
/** Whether it has one of the tags, where any are asked for. */
function isTagged({ tags }, { tagged }) {
    return tagged.length === 0 || tagged.some((tag) => tags.includes(tag));
}
/** What selects, as the user wrote it. */
function selectedItems(selection) {
    return [...(0,_model_names_js__WEBPACK_IMPORTED_MODULE_4__/* .itemsOf */ .S)(selection), ...selection.tagged.map((tag) => `tag ${tag}`)];
}
/**
 * A mistyped exclusion would let the step write to the very project that it was to spare. A pattern may match nothing,
 * unless a known name is near.
 *
 * @param unmatched exclusions that matched nothing, without their `!`
 * @param isKnown whether the platform knows a project that its list leaves out
 * @throws StepError exclusions-unmatched
 */
async function checkExclusions(context, unmatched, names, isKnown = () => Promise.resolve(false)) {
    const items = [];
    const near = new Set();
    for (const item of unmatched) {
        if (!(0,_model_selection_js__WEBPACK_IMPORTED_MODULE_5__/* .isPattern */ .Pt)(item) && (await isKnown(item)))
            continue;
        // An organisation that is left out is as likely as a wrong letter.
        const inOrganisation = names.filter((0,_model_pattern_js__WEBPACK_IMPORTED_MODULE_6__/* .patternMatcher */ .l)(`*/${item}`)).slice(0, 3);
        const nearest = inOrganisation.length > 0 ? inOrganisation : await (0,_model_nearest_names_js__WEBPACK_IMPORTED_MODULE_0__/* .nearestNames */ .L)(item, names);
        if ((0,_model_selection_js__WEBPACK_IMPORTED_MODULE_5__/* .isPattern */ .Pt)(item) && nearest.length === 0) {
            context.notices.push({ kind: 'exclusion-unmatched', input: 'projects', pattern: item, near: [] });
            continue;
        }
        items.push(item);
        for (const name of nearest)
            near.add(name);
    }
    if (items.length > 0)
        throw new _model_step_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .StepError */ .zg({ kind: 'exclusions-unmatched', input: 'projects', items, near: [...near] });
}


/***/ }),

/***/ 4856:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ shardFilter)
/* harmony export */ });
/**
 * Whether a project belongs to a shard; without one, all do. The name decides, by its SHA-256, so that every
 * machine decides alike.
 */
async function shardFilter(shard) {
    if (shard === undefined)
        return () => true;
    const { createHash } = await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 7598, 19));
    return (name) => {
        const hash = createHash('sha256').update(name.toLowerCase()).digest();
        return hash.readUInt32BE(0) % shard.of === shard.index - 1;
    };
}


/***/ })

};
