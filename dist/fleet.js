export const id = 933;
export const ids = [933];
export const modules = {

/***/ 8194:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ runFleet)
/* harmony export */ });
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8303);
/* harmony import */ var _deployment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4693);
/* harmony import */ var _find_project_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7781);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4354);
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7966);
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3784);
/* harmony import */ var _write_execute_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9715);
/* harmony import */ var _write_journal_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1575);
/* harmony import */ var _write_project_record_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1667);
/* harmony import */ var _select_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2003);










/** More names than this are not misspelt, but of another deployment or token. */
const MAX_NAMES = 20;
/** Reads first, for all; checks the whole plan; then makes what differs. */
async function runFleet(context, request, rule) {
    let records = [];
    const end = await (0,_step_js__WEBPACK_IMPORTED_MODULE_4__/* .capture */ .Fg)(async () => {
        const slug = await (0,_deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveSlug */ .qo)(context);
        const { projects, shard, concurrency } = request;
        records = await (0,_select_js__WEBPACK_IMPORTED_MODULE_8__/* .selectProjects */ .hX)(context, slug, projects, shard);
        const isOne = records.length === 1;
        await plan(context, slug, concurrency, records, rule).finally(() => {
            records = withoutTwins(records);
        });
        await suggestNames(context, slug, records);
        const due = records.filter((record) => record.due().length > 0);
        (0,_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .checkLimits */ .J)(context, (0,_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .maxChanges */ .e)(request.maxChanges, due.length, 'project'));
        if ((0,_context_js__WEBPACK_IMPORTED_MODULE_9__/* .isWriting */ .x)(context))
            await (0,_write_execute_js__WEBPACK_IMPORTED_MODULE_5__/* .executeProjects */ .gu)(context, slug, due, concurrency, isOne);
        (0,_write_journal_js__WEBPACK_IMPORTED_MODULE_6__/* .throwIfFailed */ .tq)((0,_write_journal_js__WEBPACK_IMPORTED_MODULE_6__/* .journalOf */ .PR)(context, records));
    });
    const journal = (0,_write_journal_js__WEBPACK_IMPORTED_MODULE_6__/* .journalOf */ .PR)(context, records);
    const notices = [...context.notices, ...(0,_write_journal_js__WEBPACK_IMPORTED_MODULE_6__/* .noticesOf */ .lx)(journal, request.dryRun)];
    return { ...(0,_context_js__WEBPACK_IMPORTED_MODULE_9__/* .resultOf */ .B)(context, request), notices, journal, ...end };
}
async function plan(context, slug, concurrency, records, { wanted, readsEach, decided = [] }) {
    context.progress.begin('reading', records.length);
    await (0,_step_js__WEBPACK_IMPORTED_MODULE_4__/* .forEachConcurrently */ .DW)(records, concurrency, async (record) => {
        if (record.failure !== undefined)
            return;
        try {
            if (readsEach || record.seen === undefined) {
                const project = await context.platform.project(slug, record.name, (0,_write_project_record_js__WEBPACK_IMPORTED_MODULE_7__/* .idOf */ .TH)(record.seen));
                record.see(project, context.clock.now());
            }
            if (record.seen !== undefined)
                record.plan(wanted(record.seen), decided);
        }
        catch (error) {
            record.fail(error);
            if ((0,_step_js__WEBPACK_IMPORTED_MODULE_4__/* .endsStep */ .hw)(error))
                throw error;
        }
        finally {
            context.progress.advance(1);
        }
    });
}
/**
 * A project that was renamed answers to both names, and is one project all the same: its rows have the name that the
 * redirect led to. An id says nothing, since some servers give one id to several projects.
 */
function withoutTwins(records) {
    const seen = new Set();
    return records.filter(({ name }) => seen.size < seen.add(name.toLowerCase()).size);
}
/** For names that the platform does not know, the nearest that it does: one listing, and only after a failure. */
async function suggestNames(context, slug, records) {
    const missing = records.filter(({ failure }) => failure?.kind === 'status' && failure.status === 404);
    if (missing.length === 0 || missing.length > MAX_NAMES)
        return;
    const names = await (0,_find_project_js__WEBPACK_IMPORTED_MODULE_1__/* .projectNames */ .Qw)(context, slug);
    if (names === undefined)
        return;
    for (const record of missing) {
        const near = await (0,_nearest_js__WEBPACK_IMPORTED_MODULE_3__/* .nearestNames */ .L)(record.name, names);
        if (near.length > 0 && record.failure !== undefined)
            record.failure = { ...record.failure, near };
    }
}


/***/ }),

/***/ 2003:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CS: () => (/* binding */ matchProjects),
/* harmony export */   QD: () => (/* binding */ selectedItems),
/* harmony export */   W$: () => (/* binding */ checkExclusions),
/* harmony export */   hX: () => (/* binding */ selectProjects)
/* harmony export */ });
/* unused harmony export isNamesOnly */
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5896);
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7966);
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3784);
/* harmony import */ var _write_project_record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1667);
/* harmony import */ var _shard_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9363);





/** Whether names alone select, so that no list is needed. */
function isNamesOnly({ patterns, except, tagged }) {
    return patterns.length + except.length + tagged.length === 0;
}
/**
 * The selected projects of a shard. Names that stand by themselves are taken as they are; anything else makes the
 * projects be listed once.
 *
 * @throws StepError when nothing is selected, or when something that is taken away does not exist
 */
async function selectProjects(context, slug, selection, shard) {
    const inShard = await (0,_shard_js__WEBPACK_IMPORTED_MODULE_3__/* .shardFilter */ .V)(shard);
    if (isNamesOnly(selection)) {
        return selection.names.filter(inShard).map((name) => new _write_project_record_js__WEBPACK_IMPORTED_MODULE_2__/* .ProjectRecord */ .h3(name));
    }
    const selected = [];
    const { names, matcher } = await matchProjects(context, slug, selection, (project) => {
        const record = new _write_project_record_js__WEBPACK_IMPORTED_MODULE_2__/* .ProjectRecord */ .h3(project.name);
        record.see(project, context.clock.now());
        selected.push(record);
    });
    await checkExclusions(matcher, names);
    if (selected.length === 0) {
        const items = selectedItems(selection);
        const near = await (0,_nearest_js__WEBPACK_IMPORTED_MODULE_0__/* .nearestNames */ .L)(selection.names[0] ?? selection.patterns[0] ?? '', names);
        throw new _step_js__WEBPACK_IMPORTED_MODULE_1__/* .StepError */ .zg({ kind: 'nothing-selected', patterns: items, near });
    }
    const missed = matcher.unmatched();
    await (0,_nearest_js__WEBPACK_IMPORTED_MODULE_0__/* .noteUnmatched */ ._)(context, 'projects', { ...missed, names: [] }, names);
    const missing = await Promise.all(missed.names.map((name) => unlisted(name, names)));
    return [...selected, ...missing].filter(({ name }) => inShard(name));
}
/**
 * Lists the projects of the deployment, of which the selected ones go to `take`, as they come.
 *
 * @returns the names of all, and what knows which items of the selection found nothing
 */
async function matchProjects(context, slug, selection, take, options = {}) {
    const matcher = (0,_names_js__WEBPACK_IMPORTED_MODULE_4__/* .nameMatcher */ .M)(selection);
    const { tagged } = selection;
    const names = [];
    context.progress.begin('listing');
    for await (const project of context.platform.projects(slug, options)) {
        context.progress.advance(1);
        names.push(project.name);
        const isTagged = tagged.length === 0 || tagged.some((tag) => project.tags.includes(tag));
        if (matcher.matches(project.name) && isTagged)
            take(project);
    }
    return { names, matcher };
}
/** What selects, as the user wrote it. */
function selectedItems(selection) {
    return [...(0,_names_js__WEBPACK_IMPORTED_MODULE_4__/* .itemsOf */ .S)(selection), ...selection.tagged.map((tag) => `tag ${tag}`)];
}
/** A mistyped exclusion would let the step write to the very project that it was to spare. */
async function checkExclusions(matcher, names, input = 'projects') {
    const items = matcher.unmatched().except;
    if (items.length === 0)
        return;
    const near = await (0,_nearest_js__WEBPACK_IMPORTED_MODULE_0__/* .nearestNames */ .L)(items[0] ?? '', names);
    throw new _step_js__WEBPACK_IMPORTED_MODULE_1__/* .StepError */ .zg({ kind: 'exclusions-unmatched', input, items, near });
}
async function unlisted(name, names) {
    const record = new _write_project_record_js__WEBPACK_IMPORTED_MODULE_2__/* .ProjectRecord */ .h3(name);
    record.failure = { kind: 'not-listed', near: await (0,_nearest_js__WEBPACK_IMPORTED_MODULE_0__/* .nearestNames */ .L)(name, names) };
    return record;
}


/***/ }),

/***/ 9363:
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


/***/ }),

/***/ 3968:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ settingChanges),
/* harmony export */   q: () => (/* binding */ tagChanges)
/* harmony export */ });
/* harmony import */ var _model_tags_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6474);
/* harmony import */ var _write_project_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4663);
/* harmony import */ var _write_project_record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1667);



/** @param removes whether a tag that is there is to go; a tag of `add` never does */
function tagChanges(project, add, removes) {
    const target = (0,_write_project_record_js__WEBPACK_IMPORTED_MODULE_2__/* .targetOf */ .$r)(project);
    const removed = project.tags.filter((tag) => !(0,_model_tags_js__WEBPACK_IMPORTED_MODULE_0__/* .hasTag */ .ti)(add, tag) && removes(tag));
    return [
        ...(0,_model_tags_js__WEBPACK_IMPORTED_MODULE_0__/* .tagsWithout */ .ui)(add, project.tags).map((tag) => tagChange(target, tag, true)),
        ...removed.map((tag) => tagChange(target, tag, false)),
    ];
}
function tagChange(target, tag, after) {
    return { target, field: 'tag', tag, before: !after, after };
}
/** @param wanted a setting that is absent or undefined is left as it is */
function settingChanges(project, wanted) {
    const target = (0,_write_project_record_js__WEBPACK_IMPORTED_MODULE_2__/* .targetOf */ .$r)(project);
    return Object.entries(wanted).flatMap(([field, after]) => {
        const before = _write_project_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .SETTINGS */ .yy[field](project);
        if (after === undefined || after === before)
            return [];
        return [{ target, field, before, after }];
    });
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
/* harmony import */ var _platform_http_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2186);
/* harmony import */ var _deployment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4693);
/* harmony import */ var _fleet_select_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2003);
/* harmony import */ var _fleet_shard_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9363);
/* harmony import */ var _list_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1110);
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7966);
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3784);







/** GitHub's limit of jobs in one matrix. */
const MAX_SHARDS = 256;
const ALL = { names: [], patterns: [], except: [], tagged: [] };
/** Lists the projects of the deployment (web-api.md 4.1), all or the selected ones. */
function listProjects(context, request) {
    return (0,_list_js__WEBPACK_IMPORTED_MODULE_3__/* .runList */ .k)(context, 'list-projects', request, async (add) => {
        const { projects = ALL, shard, shardSize, pageSize } = request;
        const slug = await (0,_deployment_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveSlug */ .qo)(context);
        const inShard = await (0,_fleet_shard_js__WEBPACK_IMPORTED_MODULE_6__/* .shardFilter */ .V)(shard);
        let selected = 0;
        const take = (project) => {
            selected += 1;
            if (inShard(project.name))
                add(project);
        };
        const { names, matcher } = await (0,_fleet_select_js__WEBPACK_IMPORTED_MODULE_2__/* .matchProjects */ .CS)(context, slug, projects, take, (0,_platform_http_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .present */ .Eb)({ pageSize }));
        await (0,_nearest_js__WEBPACK_IMPORTED_MODULE_4__/* .noteUnmatched */ ._)(context, 'projects', matcher.unmatched(), names);
        if (request.projects !== undefined && selected === 0) {
            throw new _step_js__WEBPACK_IMPORTED_MODULE_5__/* .StepError */ .zg({ kind: 'nothing-selected', patterns: (0,_fleet_select_js__WEBPACK_IMPORTED_MODULE_2__/* .selectedItems */ .QD)(projects) });
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

/***/ 303:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   managedScan: () => (/* binding */ managedScan)
/* harmony export */ });
/* harmony import */ var _fleet_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8194);
/* harmony import */ var _fleet_wanted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3968);


/** Switches the managed scans of every selected project (web-api.md 4.4). */
function managedScan(context, request) {
    const wanted = { diff_scan: request.diffScan, full_scan: request.fullScan };
    return (0,_fleet_run_js__WEBPACK_IMPORTED_MODULE_0__/* .runFleet */ .g)(context, request, {
        wanted: (project) => (0,_fleet_wanted_js__WEBPACK_IMPORTED_MODULE_1__/* .settingChanges */ .e)(project, wanted),
        // The switches are absent from the elements of the list.
        readsEach: true,
        decided: ['diff_scan', 'full_scan'].filter((field) => wanted[field] !== undefined),
    });
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
/* harmony import */ var _fleet_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8194);
/* harmony import */ var _fleet_wanted_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3968);
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
    const result = await (0,_fleet_run_js__WEBPACK_IMPORTED_MODULE_1__/* .runFleet */ .g)(context, request, {
        wanted: (project) => (0,_fleet_wanted_js__WEBPACK_IMPORTED_MODULE_2__/* .tagChanges */ .q)(project, tags, removes),
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
