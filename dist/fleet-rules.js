export const id = 981;
export const ids = [981];
export const modules = {

/***/ 686:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GD: () => (/* binding */ readWholeValues),
/* harmony export */   LC: () => (/* binding */ readWriting),
/* harmony export */   No: () => (/* binding */ checkExceptions),
/* harmony export */   VH: () => (/* binding */ readProjects),
/* harmony export */   Wh: () => (/* binding */ readProject),
/* harmony export */   Xy: () => (/* binding */ readShard),
/* harmony export */   lh: () => (/* binding */ readPageSize),
/* harmony export */   mg: () => (/* binding */ readWait),
/* harmony export */   n0: () => (/* binding */ readDryRun),
/* harmony export */   p9: () => (/* binding */ readFleet),
/* harmony export */   r6: () => (/* binding */ readNames)
/* harmony export */ });
/* harmony import */ var _model_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(519);
/* harmony import */ var _model_selection_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8985);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7745);



/**
 * `dry-run` and `max-changes`.
 *
 * @param isCounted whether what is selected was named one by one: then there is no limit unless one is given
 */
function readWriting({ reader }, isCounted = false) {
    const maxChanges = reader.read('max-changes', (0,_values_js__WEBPACK_IMPORTED_MODULE_0__/* .wholeNumber */ .rD)(0));
    const isLimited = !isCounted || reader.given('max-changes') !== undefined;
    return {
        dryRun: readDryRun(reader),
        maxChanges: isLimited ? maxChanges : undefined,
    };
}
/** Empty where an expression has no value, as `inputs` on a schedule, and such a run must not write. */
function readDryRun(reader) {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of GitHub
    const why = '`${{ inputs.dry-run }}` has no value';
    reader.refuseEmptied('dry-run', why, 'give `true` or `false`, or leave it out');
    return reader.read('dry-run', _values_js__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zM);
}
/** How long to wait for a scan. */
function readWait({ reader, connection }) {
    const waitMs = reader.read('wait-for', (0,_values_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0)(0)) ?? 0;
    if (waitMs >= connection.timeLimitMs) {
        const remedy = 'give less, or raise `time-limit`';
        reader.problem('wait-for', `is not below \`time-limit\`, which ends the step first; ${remedy}`);
    }
    return waitMs;
}
/** Elements of one page; the lists know how many they may have. */
function readPageSize({ reader }, max = 3000) {
    return reader.read('page-size', (0,_values_js__WEBPACK_IMPORTED_MODULE_0__/* .wholeNumber */ .rD)(1, max));
}
/** Names and patterns of projects, or of repositories: the same rules hold for both. */
function readNames(reader, input) {
    const items = reader.list(input);
    if (items.length === 0)
        return undefined;
    checkExceptions(reader, input);
    reader.check(input, _values_js__WEBPACK_IMPORTED_MODULE_0__/* .nameProblem */ .rH);
    const { names, patterns, except } = (0,_model_selection_js__WEBPACK_IMPORTED_MODULE_1__/* .nameListOf */ .R1)(items);
    return { names: (0,_model_names_js__WEBPACK_IMPORTED_MODULE_2__/* .distinctNames */ .NL)(names), patterns, except };
}
/** What starts with `!` takes something away from the rest of its list. */
function checkExceptions(reader, input) {
    reader.check(input, _values_js__WEBPACK_IMPORTED_MODULE_0__/* .signProblem */ .bS);
    const problem = reader.hasProblem(input) ? undefined : (0,_values_js__WEBPACK_IMPORTED_MODULE_0__/* .onlyExcludes */ .sz)(reader.list(input));
    if (problem !== undefined)
        reader.problem(input, problem);
}
/** A list in which a leading `!` would take nothing away, and a pattern would match nothing. */
function readWholeValues(reader, input) {
    const items = reader.list(input);
    reader.check(input, (item) => {
        if (item.startsWith('!'))
            return 'starts with `!`, but this input cannot exclude; give only what to select';
        return (0,_model_selection_js__WEBPACK_IMPORTED_MODULE_1__/* .isPattern */ .Pt)(item) ? 'is a pattern, but this input takes none; list each value whole' : undefined;
    });
    return items;
}
/** `projects` and `projects-tagged`; undefined when neither is given. A tag without names selects from all. */
function readProjects(reader) {
    const list = readNames(reader, 'projects');
    const tagged = readWholeValues(reader, 'projects-tagged');
    if (list !== undefined)
        return { ...list, tagged };
    if (tagged.length === 0)
        return undefined;
    return { names: [], patterns: ['**'], except: [], tagged };
}
/** What the operations over many projects have in common. */
function readFleet(source) {
    const { reader } = source;
    const projects = readProjects(reader) ?? {
        names: [ownRepository(source)],
        patterns: [],
        except: [],
        tagged: [],
    };
    const shard = readShard(reader);
    return { ...readWriting(source, projects.patterns.length === 0), projects, shard };
}
function readProject(source) {
    const { reader } = source;
    const list = readNames(reader, 'projects');
    if (list === undefined)
        return ownRepository(source);
    const [name] = list.names;
    const several = list.names.length !== 1 || list.patterns.length > 0 || list.except.length > 0;
    if (several && !reader.hasProblem('projects')) {
        reader.problem('projects', 'has a pattern or more than one name; give the one project that the commit belongs to');
    }
    return name ?? '';
}
/** The repository of the workflow. */
function ownRepository({ reader, environment }) {
    const name = environment.GITHUB_REPOSITORY ?? '';
    const what = 'outside a workflow run there is no repository to use; give a name or a pattern';
    if (name === '')
        reader.problem('projects', `is empty, and ${what}`);
    return name;
}
function readShard(reader) {
    return reader.read('shard', (text) => {
        const [, index = 0, of = 0] = (/^(\d{1,6})\s*\/\s*(\d{1,6})$/.exec(text) ?? []).map(Number);
        if (index >= 1 && index <= of)
            return { value: { index, of } };
        return { problem: 'give a part such as `2/8`, the second of eight' };
    });
}


/***/ }),

/***/ 4173:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
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
/** Whether the platform knows a project, by one request. */
async function isProject({ platform }, slug, name) {
    try {
        await platform.project(slug, name);
        return true;
    }
    catch (error) {
        if ((0,_platform_http_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .hasStatus */ .Ro)(error, [404]))
            return false;
        throw error;
    }
}


/***/ }),

/***/ 1567:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _1: () => (/* binding */ inverseOf),
/* harmony export */   gu: () => (/* binding */ executeProjects),
/* harmony export */   xm: () => (/* binding */ valueIn)
/* harmony export */ });
/* unused harmony exports addedTags, removedTags, switchedScans, primaryBranches */
/* harmony import */ var _changes_execute_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7092);
/* harmony import */ var _model_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(519);
/* harmony import */ var _project_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4849);



/** Maximum length of the query of a DELETE: long addresses are refused. */
const MAX_QUERY_LENGTH = 4000;
/** Adds tags (web-api.md 4.3). Servers differ in the form of the body: an array, or an object. */
function addedTags(slug, projects) {
    const kind = projectKind(slug, projects, (writer, rows, { name }, how) => {
        const tags = rows.map(({ change }) => change.tag);
        return writer.addTags(slug, name, tags, { ...how, form: how.form === 0 ? 'array' : 'object' });
    });
    return { ...kind, forms: 2 };
}
/** Removes tags (field-notes, "Projects"). Servers read them from the query, or from a body. */
function removedTags(slug, projects) {
    const kind = projectKind(slug, projects, (writer, rows, seen, how) => {
        // Spelled as on the platform.
        const tags = seen.tags.filter((tag) => rows.some(({ change }) => (0,_model_names_js__WEBPACK_IMPORTED_MODULE_2__/* .hasTag */ .ti)([change.tag], tag)));
        return writer.removeTags(slug, seen.name, tags, { ...how, form: how.form === 0 ? 'query' : 'body' });
    });
    return { ...kind, forms: 2, next: (rows, seen) => withinQuery(kind.next(rows, seen)) };
}
/** Switches managed scans (web-api.md 4.4). Always sends both flags: what happens to a missing one is undefined. */
function switchedScans(slug, projects) {
    const kind = projectKind(slug, projects, (writer, rows, seen, how) => {
        const wanted = Object.fromEntries(rows.map(({ change }) => [change.field, change.after]));
        return writer.toggleManagedScan(slug, seen.name, { ...(0,_project_js__WEBPACK_IMPORTED_MODULE_1__/* .managedScans */ .Gi)(seen), ...wanted }, how);
    });
    return { ...kind, readsBeforeEach: true };
}
/** Sets the primary branch (field-notes, "Projects"). */
function primaryBranches(slug, projects) {
    return projectKind(slug, projects, (writer, [row], { name }, how) => {
        return writer.setPrimaryBranch(slug, name, row?.change.after ?? '', how);
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
        return (0,_model_names_js__WEBPACK_IMPORTED_MODULE_2__/* .hasTag */ .ti)(project.tags, change.tag);
    return change.field === 'primary_branch' ? (0,_project_js__WEBPACK_IMPORTED_MODULE_1__/* .primaryBranch */ .ti)(project) : (0,_project_js__WEBPACK_IMPORTED_MODULE_1__/* .managedScans */ .Gi)(project)[change.field];
}
function projectKind(slug, projects, send) {
    return {
        group: (rows) => [...Map.groupBy(rows, ({ change }) => (0,_model_names_js__WEBPACK_IMPORTED_MODULE_2__/* .nameKey */ .Rc)(change.project.name)).values()].map((ofOne) => {
            const { project, readAtMs } = projects.get(ofOne[0].change.project);
            return { rows: ofOne, seen: project, readAtMs };
        }),
        revealsSideEffects: ({ rows, seen }) => keptTags(seen, rows).length > 0,
        read: async (context, _rows, seen) => {
            const observed = await (0,_project_js__WEBPACK_IMPORTED_MODULE_1__/* .readProject */ .Wh)(context, slug, seen);
            projects.add(observed);
            return observed.project;
        },
        next: (rows, seen) => rows.filter(({ change }) => valueIn(seen, change) === change.before),
        send: ({ writer }, rows, seen, how) => send(writer, rows, seen, how),
        seenIn: (answer, before) => {
            const { managed_scan_config = before.managed_scan_config } = answer;
            const project = { ...answer, managed_scan_config };
            projects.add({ ...projects.get(before), project });
            return project;
        },
        shows: (seen, change) => valueIn(seen, change) === change.after,
        valueIn,
        sideEffectIn,
    };
}
function sideEffectIn(before, now, rows) {
    const { name } = before;
    const tags = (0,_model_names_js__WEBPACK_IMPORTED_MODULE_2__/* .tagsWithout */ .ui)(keptTags(before, rows), now.tags);
    if (tags.length > 0) {
        return {
            failure: { kind: 'foreign', what: 'tags', of: name, items: tags },
            endsStep: false,
            notice: { kind: 'tags-gone', project: name, tags },
        };
    }
    if (before.managed_scan_config === undefined || now.managed_scan_config === undefined)
        return undefined;
    const [was, is] = [(0,_project_js__WEBPACK_IMPORTED_MODULE_1__/* .managedScans */ .Gi)(before), (0,_project_js__WEBPACK_IMPORTED_MODULE_1__/* .managedScans */ .Gi)(now)];
    const switched = ['diff_scan', 'full_scan'].filter((field) => was[field] !== is[field] && !rows.some(({ change }) => change.field === field));
    if (switched.length === 0)
        return undefined;
    return { failure: { kind: 'foreign', what: 'switches', of: name, items: switched }, endsStep: false };
}
/** The tags that must survive the write. The platform sets and removes its own tag by itself. */
function keptTags({ tags }, rows) {
    const named = rows.flatMap(({ change }) => (change.field === 'tag' && !change.after ? [change.tag] : []));
    return (0,_model_names_js__WEBPACK_IMPORTED_MODULE_2__/* .tagsWithout */ .ui)(tags, [...named, _model_names_js__WEBPACK_IMPORTED_MODULE_2__/* .PLATFORM_TAG */ .Pf]);
}
/** The first rows that fit into one query; at least one. */
function withinQuery(rows) {
    let length = 0;
    return rows.filter(({ change }, at) => {
        length += `&tags=${encodeURIComponent(change.tag)}`.length;
        return at === 0 || length <= MAX_QUERY_LENGTH;
    });
}
/**
 * Writes the rows: tags first, then switches, then primary branches. One project's failure does not stop the others.
 *
 * @throws whatever ends the step
 */
async function executeProjects(execution, slug, rows, projects) {
    const { concurrency, progress } = execution.context;
    const due = rows.filter(({ state }) => state === 'not-reached');
    progress.begin('writing', due.length);
    const tags = rowsOf(due, 'tag');
    const { added = [], removed = [] } = Object.groupBy(tags, ({ change }) => change.after ? 'added' : 'removed');
    const switches = [...rowsOf(due, 'diff_scan'), ...rowsOf(due, 'full_scan')];
    await (0,_changes_execute_js__WEBPACK_IMPORTED_MODULE_0__/* .execute */ .g)(execution, addedTags(slug, projects), added, concurrency);
    await (0,_changes_execute_js__WEBPACK_IMPORTED_MODULE_0__/* .execute */ .g)(execution, removedTags(slug, projects), removed, concurrency);
    await (0,_changes_execute_js__WEBPACK_IMPORTED_MODULE_0__/* .execute */ .g)(execution, switchedScans(slug, projects), switches, concurrency);
    await (0,_changes_execute_js__WEBPACK_IMPORTED_MODULE_0__/* .execute */ .g)(execution, primaryBranches(slug, projects), rowsOf(due, 'primary_branch'), concurrency);
}
function rowsOf(rows, field) {
    return rows.filter(({ change }) => change.field === field);
}


/***/ }),

/***/ 4849:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A8: () => (/* binding */ switchChanges),
/* harmony export */   Gi: () => (/* binding */ managedScans),
/* harmony export */   J$: () => (/* binding */ projectRef),
/* harmony export */   Wh: () => (/* binding */ readProject),
/* harmony export */   _T: () => (/* binding */ primaryBranchChanges),
/* harmony export */   hp: () => (/* binding */ observedProjects),
/* harmony export */   qM: () => (/* binding */ tagChanges),
/* harmony export */   ti: () => (/* binding */ primaryBranch)
/* harmony export */ });
/* harmony import */ var _model_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(519);

const SCANS_OFF = { diff_scan: { enabled: false }, full_scan: { enabled: false } };
function observedProjects() {
    const byName = new Map();
    return {
        add(observed) {
            byName.set((0,_model_names_js__WEBPACK_IMPORTED_MODULE_0__/* .nameKey */ .Rc)(observed.project.name), observed);
        },
        /** @throws TypeError for a project that was never observed */
        get({ name }) {
            const observed = byName.get((0,_model_names_js__WEBPACK_IMPORTED_MODULE_0__/* .nameKey */ .Rc)(name));
            if (observed === undefined)
                throw new TypeError(`${name} was not read`);
            return observed;
        },
    };
}
/**
 * Reads one project with its switches. A server may leave out a switch that is off, and the whole object if both are.
 *
 * @throws PlatformError, NameError
 */
async function readProject(context, slug, { name }) {
    const project = await context.platform.project(slug, name);
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
/** @param removes whether to remove an existing tag; tags in `add` always stay */
function tagChanges(project, add, removes) {
    const removed = (0,_model_names_js__WEBPACK_IMPORTED_MODULE_0__/* .tagsWithout */ .ui)(project.tags, add).filter(removes);
    const change = (tag, after) => {
        return { field: 'tag', project: projectRef(project), tag, before: !after, after };
    };
    return [
        ...(0,_model_names_js__WEBPACK_IMPORTED_MODULE_0__/* .tagsWithout */ .ui)(add, project.tags).map((tag) => change(tag, true)),
        ...removed.map((tag) => change(tag, false)),
    ];
}
/** @param wanted an absent switch stays as it is */
function switchChanges(project, wanted) {
    const before = managedScans(project);
    return ['diff_scan', 'full_scan'].flatMap((field) => {
        const after = wanted[field];
        if (after === undefined || after === before[field])
            return [];
        return [{ field, project: projectRef(project), before: before[field], after }];
    });
}
/** @param after undefined if no rule names one: the primary branch stays as it is */
function primaryBranchChanges(project, after) {
    const before = primaryBranch(project);
    if (after === undefined || after === before)
        return [];
    return [{ field: 'primary_branch', project: projectRef(project), before, after }];
}


/***/ }),

/***/ 7878:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $J: () => (/* binding */ isTagged),
/* harmony export */   CS: () => (/* binding */ matchProjects),
/* harmony export */   QD: () => (/* binding */ selectedItems),
/* harmony export */   Vy: () => (/* binding */ shardFilter),
/* harmony export */   W$: () => (/* binding */ checkExclusions),
/* harmony export */   hX: () => (/* binding */ selectProjects)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _model_nearest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7957);
/* harmony import */ var _model_selection_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8985);
/* harmony import */ var _model_step_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7761);
/* harmony import */ var _find_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4173);





/**
 * The selected projects of a shard. Names that stand by themselves are taken as they are; anything else makes the
 * projects be listed once. The list leaves archived projects out, so that a name that it lacks is still to be read.
 *
 * @returns the projects, and the names of all where they were listed
 * @throws StepError when nothing is selected, or when something that is taken away does not exist
 */
async function selectProjects(context, slug, selection, shard) {
    const inShard = shardFilter(shard);
    const { patterns, except, tagged } = selection;
    if (patterns.length + except.length + tagged.length === 0) {
        return { selected: selection.names.filter(inShard).map((name) => ({ name })) };
    }
    const { selected: listed, names, matcher } = await matchProjects(context, slug, selection);
    const missed = matcher.unmatched();
    const isKnown = (name) => (0,_find_js__WEBPACK_IMPORTED_MODULE_3__/* .isProject */ .YS)(context, slug, name);
    await checkExclusions(context, missed.except, names, isKnown);
    (0,_model_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .noteUnmatched */ ._d)(context, 'projects', { ...missed, names: [], except: [] }, names);
    const selected = [
        ...listed.map((project) => ({ name: project.name, listed: project })),
        ...missed.names.map((name) => ({ name })),
    ];
    if (selected.length === 0) {
        const near = (0,_model_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .nearestNames */ .LE)(selection.names[0] ?? selection.patterns[0] ?? '', names);
        throw new _model_step_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .StepError */ .zg({ kind: 'nothing-selected', patterns: selectedItems(selection), near });
    }
    return { selected: selected.filter(({ name }) => inShard(name)), names };
}
/**
 * Lists the projects of the deployment.
 *
 * @returns the selected ones, all with their names, and what knows which items of the selection found nothing
 * @throws StepError for a misspelt tag
 */
async function matchProjects(context, slug, selection, options = {}) {
    const matcher = (0,_model_selection_js__WEBPACK_IMPORTED_MODULE_4__/* .nameMatcher */ .MH)(selection);
    context.progress.begin('listing');
    const all = await context.platform.projects(slug, options);
    checkTags(context, selection.tagged, all);
    const selected = all.filter((project) => matcher.matches(project.name) && isTagged(project, selection));
    return { selected, all, names: all.map(({ name }) => name), matcher };
}
/** @throws StepError for a tag that no project has, and that is near one that some have */
function checkTags({ notices }, tagged, projects) {
    if (tagged.length === 0)
        return;
    const known = [...new Set(projects.flatMap(({ tags }) => tags))];
    for (const tag of tagged.filter((one) => !known.includes(one))) {
        const near = (0,_model_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .nearestNames */ .LE)(tag, known);
        const input = 'projects-tagged';
        if (near.length > 0)
            throw new _model_step_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .StepError */ .zg({ kind: 'nothing-selected', patterns: [`tag ${tag}`], near, input });
        notices.push({ kind: 'pattern-unmatched', input, pattern: tag, near });
    }
}
/** Whether it has one of the tags, where any are asked for. */
function isTagged({ tags }, { tagged }) {
    return tagged.length === 0 || tagged.some((tag) => tags.includes(tag));
}
/** What selects, as the user wrote it. */
function selectedItems(selection) {
    return [...(0,_model_selection_js__WEBPACK_IMPORTED_MODULE_4__/* .itemsOf */ .S3)(selection), ...selection.tagged.map((tag) => `tag ${tag}`)];
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
        if (!(0,_model_selection_js__WEBPACK_IMPORTED_MODULE_4__/* .isPattern */ .Pt)(item) && (await isKnown(item)))
            continue;
        // An organisation that is left out is as likely as a wrong letter.
        const inOrganisation = names.filter((0,_model_selection_js__WEBPACK_IMPORTED_MODULE_4__/* .patternMatcher */ .l2)(`*/${item}`)).slice(0, 3);
        const nearest = inOrganisation.length > 0 ? inOrganisation : (0,_model_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .nearestNames */ .LE)(item, names);
        if ((0,_model_selection_js__WEBPACK_IMPORTED_MODULE_4__/* .isPattern */ .Pt)(item) && nearest.length === 0) {
            context.notices.push({ kind: 'exclusion-unmatched', input: 'projects', pattern: item, near: [] });
            continue;
        }
        items.push(item);
        for (const name of nearest)
            near.add(name);
    }
    if (items.length > 0)
        throw new _model_step_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .StepError */ .zg({ kind: 'exclusions-unmatched', input: 'projects', items, near: [...near] });
}
/**
 * Whether a project belongs to a shard; without one, all do. The name decides, by its SHA-256, so that every
 * machine decides alike.
 */
function shardFilter(shard) {
    if (shard === undefined)
        return () => true;
    return (name) => {
        const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(name.toLowerCase()).digest();
        return hash.readUInt32BE(0) % shard.of === shard.index - 1;
    };
}


/***/ })

};
