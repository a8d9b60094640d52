export const id = 933;
export const ids = [933];
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
/* harmony export */   he: () => (/* binding */ readSelection),
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
/** How long to wait for a scan, or for an SBOM. */
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
/** The names and patterns in `projects`. */
function readNames(reader) {
    const items = reader.list('projects');
    if (items.length === 0)
        return undefined;
    checkExceptions(reader, 'projects');
    reader.check('projects', _values_js__WEBPACK_IMPORTED_MODULE_0__/* .nameProblem */ .rH);
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
    const list = readNames(reader);
    const tagged = readWholeValues(reader, 'projects-tagged');
    if (list !== undefined)
        return { ...list, tagged };
    if (tagged.length === 0)
        return undefined;
    return { names: [], patterns: ['**'], except: [], tagged };
}
/** `projects` and `projects-tagged`; without either the repository of the workflow. */
function readSelection(source) {
    const { reader } = source;
    const own = () => ({ names: [ownRepository(source)], patterns: [], except: [], tagged: [] });
    return readProjects(reader) ?? own();
}
/** What the operations over many projects have in common. */
function readFleet(source) {
    const projects = readSelection(source);
    const shard = readShard(source.reader);
    return { ...readWriting(source, projects.patterns.length === 0), projects, shard };
}
function readProject(source) {
    const { reader } = source;
    const list = readNames(reader);
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

/***/ 5178:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   read: () => (/* binding */ read)
/* harmony export */ });
/* harmony import */ var _actions_http_client__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4942);
/* harmony import */ var _inputs_connection_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8127);
/* harmony import */ var _inputs_source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(686);



async function read(source) {
    const { reader, environment, connection } = source;
    (0,_inputs_connection_js__WEBPACK_IMPORTED_MODULE_1__/* .warnWithoutToken */ .Wk)(reader, 'look at GitHub; no operation can comment or keep an issue without it');
    const proxy = (0,_actions_http_client__WEBPACK_IMPORTED_MODULE_0__/* .getProxyUrl */ .s_)(connection.baseUrl.href);
    return {
        project: (0,_inputs_source_js__WEBPACK_IMPORTED_MODULE_2__/* .readProject */ .Wh)(source),
        address: connection.baseUrl.origin,
        // Its address may hold a password.
        proxy: URL.canParse(proxy) ? new URL(proxy).host : undefined,
        repository: environment.GITHUB_REPOSITORY || undefined,
        github: (0,_inputs_connection_js__WEBPACK_IMPORTED_MODULE_1__/* .readGitHub */ .kQ)(reader, environment),
        metadata: (0,_inputs_connection_js__WEBPACK_IMPORTED_MODULE_1__/* .readGitHub */ .kQ)(reader, environment, 'metadata-token'),
    };
}


/***/ }),

/***/ 9162:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   run: () => (/* binding */ run)
/* harmony export */ });
/* harmony import */ var _github_ask_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7604);
/* harmony import */ var _model_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4112);
/* harmony import */ var _model_deployment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2396);
/* harmony import */ var _model_findings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3917);
/* harmony import */ var _model_nearest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7957);
/* harmony import */ var _model_step_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7761);
/* harmony import */ var _model_time_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4386);
/* harmony import */ var _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9323);
/* harmony import */ var _scans_scan_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6107);









/** Looks at what other operations need. Fails where the address or the token does not work. */
async function run(context, request) {
    const looks = {};
    /** @throws what ends the step */
    const look = async (name, found) => {
        try {
            Object.assign(looks, { [name]: { found: await found } });
        }
        catch (error) {
            const failure = (0,_model_step_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .stepFailureOf */ .WT)(error);
            if ((0,_platform_http_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .endsAllRequests */ .iC)(error) || failure.kind === 'unexpected')
                throw error;
            Object.assign(looks, { [name]: { failure } });
        }
    };
    const result = await (0,_model_context_js__WEBPACK_IMPORTED_MODULE_1__/* .resultOf */ .B)(context, request, async () => {
        await (0,_model_deployment_js__WEBPACK_IMPORTED_MODULE_2__/* .lookUp */ .TE)(context).catch((error) => {
            // These answers come from the platform itself.
            const isRefused = error instanceof _model_step_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .StepError */ .zg || (0,_platform_http_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .hasStatus */ .Ro)(error, [401, 403, 404]);
            if (isRefused)
                looks.address = { found: 'answers' };
            looks[isRefused ? 'token' : 'address'] = { failure: (0,_model_step_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .stepFailureOf */ .WT)(error) };
            throw error;
        });
        looks.address = { found: 'answers' };
        looks.token = { found: 'accepted' };
        const projects = context.platform.firstProjects(context.deployment.slug ?? '');
        await Promise.all([
            look('projects', projects),
            lookAtPlatform(context, request.project, projects, look),
            lookAtGitHub(context, request, projects, look),
        ]);
        return {};
    });
    return { ...result, looks };
}
async function lookAtPlatform({ platform, clock, deployment }, name, projects, look) {
    const { slug = '', id = 0n } = deployment;
    const project = platform.project(slug, name).catch(async (error) => {
        if (!(0,_platform_http_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .hasStatus */ .Ro)(error, [404]))
            throw error;
        const names = (await projects).projects.map((candidate) => candidate.name);
        throw new _model_step_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .StepError */ .zg({ ...error.failure, near: (0,_model_nearest_js__WEBPACK_IMPORTED_MODULE_4__/* .nearestNames */ .LE)(name, names) });
    });
    const scansOf = async ({ id: repositoryId = 0n }) => {
        const sinceMs = clock.now() - 30 * _model_time_js__WEBPACK_IMPORTED_MODULE_8__/* .DAY_MS */ .sO;
        return (await platform.newestScans(id, { repositoryId, sinceMs })).toSorted(_scans_scan_js__WEBPACK_IMPORTED_MODULE_7__/* .newestFirst */ .ll);
    };
    const findings = (product) => product === 'secrets' ? platform.firstSecrets(id) : platform.firstFindings(slug, { issue_type: product });
    const isEmpty = async (rows) => ({ isEmpty: (await rows).length === 0 });
    await Promise.all([
        look('project', project),
        look('scans', project.then(scansOf)),
        ..._model_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .PRODUCTS */ .zv.map((product) => look(product, isEmpty(findings(product)))),
        look('policies', readPolicies(platform, id)),
        look('dependencies', isEmpty(platform.firstRepositories(id))),
    ]);
}
/** The document's list, or the newer policies where it has moved (field-notes, "policies list"). */
async function readPolicies(platform, id) {
    try {
        await platform.policies(id);
        return { form: 'former' };
    }
    catch (error) {
        if (!(0,_platform_http_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .hasStatus */ .Ro)(error, [410]))
            throw error;
        const { products, unknown } = await platform.detectionPolicies(id);
        return { form: 'newer', products: [...Object.keys(products), ...unknown] };
    }
}
/** Rules and coverage read GitHub with `metadata-token`, or else with `github-token`. */
async function lookAtGitHub(context, { github, metadata, repository = '' }, projects, look) {
    const forRules = metadata ?? github;
    if (repository === '' || forRules === undefined)
        return;
    const [owner = ''] = repository.split('/');
    const ownerOf = async (connection) => {
        const { projects: places } = await projects;
        const access = await (0,_github_ask_js__WEBPACK_IMPORTED_MODULE_0__/* .askGitHub */ .X3)(context, connection, (client) => client.readOwner(owner, connection.serverUrl, places));
        return { ...access, owner };
    };
    const read = async (list, connection) => {
        await (0,_github_ask_js__WEBPACK_IMPORTED_MODULE_0__/* .askGitHub */ .X3)(context, connection, (client) => client.readOneOf(list, repository));
        return 'readable';
    };
    const seen = ownerOf(forRules);
    const readForRules = async (list) => (await seen).isPersonal ? 'personal-account' : read(list, forRules);
    await Promise.all([
        look(metadata === undefined ? 'github-token' : 'metadata-token', seen),
        look('properties', readForRules('properties')),
        look('teams', readForRules('teams')),
        ...(github === undefined
            ? []
            : [look('pull-requests', read('pull-requests', github)), look('issues', read('issues', github))]),
        ...(github !== undefined && metadata !== undefined ? [look('github-token', ownerOf(github))] : []),
    ]);
}


/***/ }),

/***/ 1216:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   read: () => (/* binding */ read)
/* harmony export */ });
/* harmony import */ var _inputs_source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(686);
/* harmony import */ var _inputs_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7745);


const KINDS = ['repository', 'package', 'lockfile'];
/** Rows of one page, by kind of list. */
const MAX_PAGE_SIZE = { repository: 100, package: 10_000, lockfile: 100 };
async function read(source) {
    const { reader } = source;
    // Blanks at its start mean something in YAML.
    const text = reader.texts.get('dependency-filter') ?? '';
    const filter = text.trim() === '' ? undefined : await readFilter(reader, text);
    const by = reader.read('dependencies-by', (0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_1__/* .oneOf */ .yL)(KINDS));
    if (by === 'lockfile' && filter?.repositoryId === undefined && !reader.hasProblem('dependency-filter'))
        reader.problem('dependency-filter', 'has no `repositoryId`, which `dependencies-by: lockfile` needs');
    return {
        filter,
        filterText: text.trim() || undefined,
        by,
        pageSize: (0,_inputs_source_js__WEBPACK_IMPORTED_MODULE_0__/* .readPageSize */ .lh)(source, MAX_PAGE_SIZE[by]),
    };
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
/* harmony import */ var _model_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(519);
/* harmony import */ var _model_step_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7761);




/** Lists repositories, packages or lockfiles by their dependencies (web-api.md 4.7; field-notes, "Dependencies"). */
function run(context, request) {
    return (0,_model_context_js__WEBPACK_IMPORTED_MODULE_0__/* .resultOf */ .B)(context, request, async () => {
        const { filter, by, pageSize } = request;
        const id = await (0,_model_deployment_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveId */ .Sv)(context);
        context.progress.begin('listing');
        if (by === 'repository')
            return { listed: await context.platform.repositoriesWithDependencies(id, filter, { pageSize }) };
        const nameOf = await repositoryNames(context);
        if (by === 'lockfile')
            return { listed: await lockfiles(context, id, request, nameOf) };
        return { listed: await packages(context, id, request, nameOf) };
    });
}
/** Names by the list of projects; what it lacks is known by its id. */
async function repositoryNames(context) {
    const names = new Map();
    try {
        const projects = await context.platform.projects(await (0,_model_deployment_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveSlug */ .qo)(context));
        for (const { id, name } of projects)
            if (id !== undefined)
                names.set(id, name);
    }
    catch (error) {
        context.notices.push({ kind: 'repository-names-unread', cause: (0,_model_step_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .listFailure */ .PH)(error) });
    }
    return (id) => (id === undefined ? '' : (names.get(id) ?? String(id)));
}
/** The dependencies go to the CSV file as they come; only packages are kept. */
async function packages(context, deploymentId, { filter, pageSize }, nameOf) {
    const found = new Map();
    for await (const page of context.platform.dependencies(deploymentId, filter, { pageSize })) {
        const rows = page.map((one) => ({ ...one, repository: nameOf(one.repositoryId) }));
        await context.writeRows(rows);
        context.progress.advance(page.length);
        for (const { ecosystem, name, version, licenses, transitivity, repositoryId } of page) {
            const key = JSON.stringify([ecosystem, name, version]);
            const known = found.get(key) ?? {
                row: { ecosystem, name, version, licenses, repositories: 0, direct: 0 },
                all: new Set(),
                direct: new Set(),
            };
            found.set(key, known);
            if (known.row.licenses.length === 0)
                known.row.licenses = licenses;
            if (repositoryId === undefined)
                continue;
            known.all.add(repositoryId);
            if (transitivity === 'direct')
                known.direct.add(repositoryId);
        }
    }
    return [...found.values()]
        .map(({ row, all, direct }) => ({ ...row, repositories: all.size, direct: direct.size }))
        .sort((one, other) => other.repositories - one.repositories || (0,_model_names_js__WEBPACK_IMPORTED_MODULE_3__/* .compare */ .UD)(one.name, other.name));
}
/** A repository whose lockfiles cannot be listed does not keep the others from being listed. */
async function lockfiles(context, deploymentId, { filter: { repositoryId: ids, ...filter } = {}, pageSize }, nameOf) {
    const asked = [...new Set(ids)];
    const listed = [];
    const unread = [];
    for (const repositoryId of asked) {
        const repository = nameOf(repositoryId);
        try {
            const rows = await context.platform.lockfiles(deploymentId, repositoryId, filter, { pageSize });
            for (const row of rows)
                listed.push({ repositoryId, repository, ...row });
        }
        catch (error) {
            unread.push({ kind: 'lockfiles-unread', repository, cause: (0,_model_step_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .listFailure */ .PH)(error) });
            if (unread.length === asked.length)
                throw error;
        }
    }
    context.notices.push(...unread);
    return listed;
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
/* harmony import */ var _model_names_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(519);
/* harmony import */ var _model_nearest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7957);
/* harmony import */ var _model_step_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7761);
/* harmony import */ var _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9323);
/* harmony import */ var _projects_project_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4849);
/* harmony import */ var _projects_select_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7878);








/** GitHub's limit of jobs in one matrix. */
const MAX_SHARDS = 256;
const ALL = { names: [], patterns: [], except: [], tagged: [] };
/** Lists the projects of the deployment (web-api.md 4.1), all or the selected ones; those that are named with switches. */
function run(context, request) {
    return (0,_model_context_js__WEBPACK_IMPORTED_MODULE_0__/* .resultOf */ .B)(context, request, async () => {
        const { projects = ALL, shard, shardSize, pageSize } = request;
        const slug = await (0,_model_deployment_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveSlug */ .qo)(context);
        const inShard = (0,_projects_select_js__WEBPACK_IMPORTED_MODULE_6__/* .shardFilter */ .Vy)(shard);
        const { patterns, except, tagged } = projects;
        const isList = request.projects === undefined || patterns.length + except.length + tagged.length > 0;
        const matched = isList ? await (0,_projects_select_js__WEBPACK_IMPORTED_MODULE_6__/* .matchProjects */ .CS)(context, slug, projects, { pageSize }) : undefined;
        const { found, missing } = await readNamed(context, slug, projects);
        const named = found.filter(({ name }) => matched?.matcher.matches(name) ?? true);
        const all = [...(matched?.selected ?? []), ...named];
        const selected = [...new Map(all.map((project) => [(0,_model_names_js__WEBPACK_IMPORTED_MODULE_7__/* .nameKey */ .Rc)(project.name), project])).values()];
        if (matched !== undefined) {
            const unmatched = { ...matched.matcher.unmatched(), names: [] };
            await (0,_projects_select_js__WEBPACK_IMPORTED_MODULE_6__/* .noteUnmatchedProjects */ .So)(context, slug, 'projects', unmatched, matched.names);
        }
        if (missing.length > 0) {
            const known = matched?.all ?? (await context.platform.projects(slug, { pageSize }));
            const unknown = { names: missing, patterns: [], except: [] };
            (0,_model_nearest_js__WEBPACK_IMPORTED_MODULE_2__/* .noteUnmatched */ ._d)(context, 'projects', unknown, known.map(({ name }) => name), _model_nearest_js__WEBPACK_IMPORTED_MODULE_2__/* .nearestProjects */ .ZP);
        }
        if (request.projects !== undefined && selected.length === 0) {
            throw new _model_step_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .StepError */ .zg({ kind: 'nothing-selected', patterns: (0,_projects_select_js__WEBPACK_IMPORTED_MODULE_6__/* .selectedItems */ .QD)(projects) });
        }
        // A matrix without jobs is an error on GitHub, so that an empty deployment has one empty shard.
        const shards = Math.max(1, Math.ceil(selected.length / shardSize));
        if (shards > MAX_SHARDS)
            context.notices.push({ kind: 'many-shards', shards });
        return { listed: selected.filter(({ name }) => inShard(name)), shards: Math.min(MAX_SHARDS, shards) };
    });
}
/** The projects that are named, one by one: the list leaves archived ones and all switches out. */
async function readNamed(context, slug, selection) {
    const found = [];
    const missing = [];
    const read = async ([at, name]) => {
        try {
            found[at] = (await (0,_projects_project_js__WEBPACK_IMPORTED_MODULE_5__/* .readProject */ .Wh)(context, slug, { name })).project;
        }
        catch (error) {
            if (!(0,_platform_http_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .hasStatus */ .Ro)(error, [404]))
                throw error;
            missing.push(name);
        }
    };
    await (0,_model_step_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .forEachConcurrently */ .DW)(selection.names.entries(), context.concurrency, read);
    return { found: Object.values(found).filter((project) => (0,_projects_select_js__WEBPACK_IMPORTED_MODULE_6__/* .isTagged */ .$J)(project, selection)), missing };
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

/***/ 1803:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   read: () => (/* binding */ read)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _inputs_source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(686);
/* harmony import */ var _inputs_values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7745);




const VERSIONS = ['1.4', '1.5', '1.6', '1.7'];
function read(source) {
    const { reader, environment, now } = source;
    return {
        projects: (0,_inputs_source_js__WEBPACK_IMPORTED_MODULE_2__/* .readSelection */ .he)(source),
        shard: (0,_inputs_source_js__WEBPACK_IMPORTED_MODULE_2__/* .readShard */ .Xy)(reader),
        version: reader.read('cyclonedx-version', (0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_3__/* .oneOf */ .yL)(VERSIONS)),
        waitMs: (0,_inputs_source_js__WEBPACK_IMPORTED_MODULE_2__/* .readWait */ .mg)(source),
        folder: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(environment.RUNNER_TEMP || (0,node_os__WEBPACK_IMPORTED_MODULE_0__.tmpdir)(), `code-security-platform-sboms-${now.toString(36)}`),
    };
}


/***/ }),

/***/ 2737:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   run: () => (/* binding */ run)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _changes_rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4686);
/* harmony import */ var _model_context_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4112);
/* harmony import */ var _model_deployment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2396);
/* harmony import */ var _model_step_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7761);
/* harmony import */ var _model_time_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(4386);
/* harmony import */ var _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9323);
/* harmony import */ var _projects_fleet_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6724);
/* harmony import */ var _projects_project_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4849);
/* harmony import */ var _projects_select_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7878);
/* harmony import */ var _scans_read_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1594);
/* harmony import */ var _scans_scan_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(6107);












/** So many ids fit in one request; for more, all repositories are listed. */
const MAX_IDS = 100;
/** The search knows the scans of the past 30 days (field-notes, "Scans"). */
const SEARCHED_MS = 30 * _model_time_js__WEBPACK_IMPORTED_MODULE_11__/* .DAY_MS */ .sO;
/** Saves the platform's SBOM of every selected project that has dependencies. */
async function run(context, request) {
    let rows = [];
    const listed = [];
    const end = await (0,_model_context_js__WEBPACK_IMPORTED_MODULE_2__/* .resultOf */ .B)(context, request, async () => {
        const slug = await (0,_model_deployment_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveSlug */ .qo)(context);
        const deploymentId = await (0,_model_deployment_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveId */ .Sv)(context);
        const { selected, names } = await (0,_projects_select_js__WEBPACK_IMPORTED_MODULE_8__/* .selectProjects */ .hX)(context, slug, request.projects, request.shard, true);
        context.progress.begin('reading', selected.length);
        rows = selected.map(({ name, listed }) => rowOf(listed === undefined ? { name } : (0,_projects_project_js__WEBPACK_IMPORTED_MODULE_7__/* .projectRef */ .J$)(listed)));
        const untagged = new Set();
        await forEachRow(context, rows, async (row) => {
            const { project } = row.change;
            if (project.id !== undefined)
                return undefined;
            const read = (await (0,_projects_project_js__WEBPACK_IMPORTED_MODULE_7__/* .readProject */ .Wh)(context, slug, project)).project;
            row.change = { field: 'none', project: (0,_projects_project_js__WEBPACK_IMPORTED_MODULE_7__/* .projectRef */ .J$)(read) };
            // A name that the list lacks says nothing of tags.
            if (!(0,_projects_select_js__WEBPACK_IMPORTED_MODULE_8__/* .isTagged */ .$J)(read, request.projects))
                untagged.add(row);
            return undefined;
        });
        rows = rows.filter((row) => !untagged.has(row));
        await (0,_projects_fleet_js__WEBPACK_IMPORTED_MODULE_6__/* .suggestNames */ .R)(context, slug, rows, names);
        await leaveWithoutDependencies(context, deploymentId, rows);
        const due = (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .inState */ .ph)(rows, 'not-reached');
        const paths = filePaths(request.folder, due);
        let startedMs;
        context.progress.begin('sboms', due.length);
        await forEachRow(context, due, async (row) => {
            startedMs ??= context.platform.serverNowMs() ?? context.clock.now();
            const { project } = row.change;
            const path = paths.get(row) ?? '';
            const failure = await saveSbom(context, deploymentId, project, { ...request, path });
            if (failure === undefined) {
                listed.push({ project, path });
                row.state = 'unchanged';
            }
            return failure;
        });
        if (listed.length === 0 && (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .inState */ .ph)(rows, 'left').length > 0)
            context.notices.push({ kind: 'no-dependencies', projects: rows.length });
        const [only] = listed.length === 1 ? listed : [];
        const commit = only && (await scannedCommit(context, deploymentId, only.project, startedMs));
        (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .throwIfFailed */ .tq)(rows);
        return { commit };
    });
    return { ...end, rows, listed };
}
function rowOf(project) {
    return { change: { field: 'none', project }, state: 'not-reached' };
}
/** One project's failure, returned or thrown, is its row's; the others go on. */
async function forEachRow(context, rows, work) {
    await (0,_model_step_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .forEachConcurrently */ .DW)(rows, context.concurrency, async (row) => {
        try {
            row.failure = await work(row);
        }
        catch (error) {
            if ((0,_model_step_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .endsStep */ .hw)(error))
                throw error;
            row.failure = (0,_model_step_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .rowFailureOf */ .EQ)(error);
        }
        finally {
            context.progress.advance(1);
        }
        if (row.failure !== undefined)
            row.state = 'failed';
    });
}
/** An export of a repository without dependencies would fail. */
async function leaveWithoutDependencies({ platform, progress }, deploymentId, rows) {
    const due = (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .inState */ .ph)(rows, 'not-reached');
    const ids = due.flatMap(({ change }) => change.project.id ?? []);
    if (ids.length > 0)
        progress.begin('listing');
    const filter = ids.length <= MAX_IDS ? { repositoryId: ids } : undefined;
    const listed = ids.length === 0 ? [] : await platform.repositoriesWithDependencies(deploymentId, filter);
    const known = new Set(listed.map(({ id }) => id));
    for (const row of due) {
        const { id } = row.change.project;
        if (id === undefined || !known.has(id))
            row.state = 'left';
    }
}
/** The paths of the files, of which none differ in case only. */
function filePaths(folder, rows) {
    const named = Map.groupBy(rows, ({ change }) => fileName(change.project.name).toLowerCase());
    return new Map(rows.map((row) => {
        const { name, id } = row.change.project;
        const isAlone = named.get(fileName(name).toLowerCase())?.length === 1;
        return [row, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, `${fileName(name)}${isAlone ? '' : `-${id}`}.cdx.json`)];
    }));
}
function fileName(project) {
    return project.replaceAll(/[^A-Za-z0-9._-]+/g, '-').slice(0, 200);
}
/** Exports, awaits, downloads and saves one SBOM. @returns why it is not there */
async function saveSbom({ platform, clock, stop, createFile }, deploymentId, { id: repositoryId = 0n }, { version, waitMs, path }) {
    const task = await platform.exportSbom(deploymentId, repositoryId, version);
    // Several exports wait at the same time: only how many are done is worth telling.
    const quietly = { clock, stop, progress: { begin() { }, advance() { }, pause() { } } };
    const ended = await (0,_scans_read_js__WEBPACK_IMPORTED_MODULE_9__/* .poll */ .wt)(quietly, clock.now() + waitMs, async (isLast) => {
        const { status, errorMessage, downloadUrl = '' } = await platform.sbomJob(deploymentId, task);
        if (status === 'completed')
            return { downloadUrl };
        if (status === 'failed')
            return { failure: { kind: 'sbom-failed', message: errorMessage } };
        return isLast ? { failure: { kind: 'sbom-not-ready', waitedMs: waitMs } } : undefined;
    });
    if (ended.failure !== undefined)
        return ended.failure;
    try {
        const text = await platform.sbom(ended.downloadUrl, version);
        const { problem } = await createFile(path, text);
        return problem && { kind: 'sbom-unwritten', path };
    }
    catch (error) {
        // What another host refuses says nothing about the token.
        if (!(error instanceof _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .PlatformError */ .Wk) || (0,_platform_http_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .endsAllRequests */ .iC)(error))
            throw error;
        return { kind: 'sbom-download', cause: error.failure };
    }
}
/**
 * The commit of the latest full scan for dependencies, which the SBOM lists; undefined where the search shows none, or one
 * that ended after the export began.
 */
async function scannedCommit({ platform, clock, notices }, deploymentId, { id: repositoryId = 0n }, startedMs = 0) {
    try {
        const sinceMs = clock.now() - SEARCHED_MS;
        const { scans } = await platform.searchScans(deploymentId, { repositoryId, sinceMs });
        const [latest] = scans
            .filter(({ status, is_full_scan: isFull, enabled_products: products }) => {
            return status === 'completed' && isFull && products?.includes('sca');
        })
            .sort(_scans_scan_js__WEBPACK_IMPORTED_MODULE_10__/* .newestFirst */ .ll);
        return ((0,_model_time_js__WEBPACK_IMPORTED_MODULE_11__/* .epochMs */ .e9)(latest?.completed_at) ?? Number.POSITIVE_INFINITY) <= startedMs
            ? latest?.commit
            : undefined;
    }
    catch (error) {
        notices.push({ kind: 'sbom-commit-unread', cause: (0,_model_step_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .listFailure */ .PH)(error) });
        return undefined;
    }
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
    // `team: payments`, as YAML has it, beside `team:payments`.
    const withoutBlanks = (tag) => (0,_model_names_js__WEBPACK_IMPORTED_MODULE_4__/* .nameKey */ .Rc)(tag).replaceAll(/\s/g, '');
    for (const tag of tags) {
        const near = [...known].filter((one) => withoutBlanks(one) === withoutBlanks(tag));
        if (near.length > 0 && !(0,_model_names_js__WEBPACK_IMPORTED_MODULE_4__/* .hasTag */ .ti)(near, tag))
            notices.push({ kind: 'pattern-unmatched', input: 'tags', pattern: tag, near });
    }
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
/* harmony export */   R: () => (/* binding */ suggestNames),
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
            await (0,_kinds_js__WEBPACK_IMPORTED_MODULE_7__/* .executeProjects */ .gu)((0,_changes_execute_js__WEBPACK_IMPORTED_MODULE_0__/* .newExecution */ .X)(context, rows()), slug, rows(), projects);
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
/** Sets the primary branch, or makes it follow the default branch (field-notes, "Projects"). */
function primaryBranches(slug, projects) {
    /** Projects whose primary branch follows the default one, by the answer, which may have its name. */
    const unset = new Set();
    const kind = projectKind(slug, projects, async (writer, [row], { name }, how) => {
        const branch = row?.change.after;
        const answer = await writer.setPrimaryBranch(slug, name, branch ?? 'None', how);
        if (branch === undefined && answer.kind === 'answered')
            unset.add((0,_model_names_js__WEBPACK_IMPORTED_MODULE_2__/* .nameKey */ .Rc)(name));
        return answer;
    });
    const isUnset = (seen, { before }) => {
        const branch = (0,_project_js__WEBPACK_IMPORTED_MODULE_1__/* .primaryBranch */ .ti)(seen);
        const isDefault = branch === (0,_project_js__WEBPACK_IMPORTED_MODULE_1__/* .primaryBranch */ .ti)({ ...seen, primary_branch: seen.default_branch });
        return isDefault && (branch !== before || unset.has((0,_model_names_js__WEBPACK_IMPORTED_MODULE_2__/* .nameKey */ .Rc)(seen.name)));
    };
    return {
        ...kind,
        shows: (seen, change) => kind.shows(seen, change) || (change.after === undefined && isUnset(seen, change)),
    };
}
/** The change that undoes this one. */
function inverseOf(change) {
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
    if (tags.length > 0)
        return { kind: 'foreign', what: 'tags', of: name, items: tags };
    if (before.managed_scan_config === undefined || now.managed_scan_config === undefined)
        return undefined;
    const [was, is] = [(0,_project_js__WEBPACK_IMPORTED_MODULE_1__/* .managedScans */ .Gi)(before), (0,_project_js__WEBPACK_IMPORTED_MODULE_1__/* .managedScans */ .Gi)(now)];
    const switched = ['diff_scan', 'full_scan'].filter((field) => was[field] !== is[field] && !rows.some(({ change }) => change.field === field));
    if (switched.length === 0)
        return undefined;
    const items = switched.map((field) => `${field} from ${was[field]} to ${is[field]}`);
    return { kind: 'foreign', what: 'switches', of: name, items };
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

/***/ 7878:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $J: () => (/* binding */ isTagged),
/* harmony export */   CS: () => (/* binding */ matchProjects),
/* harmony export */   QD: () => (/* binding */ selectedItems),
/* harmony export */   So: () => (/* binding */ noteUnmatchedProjects),
/* harmony export */   Vy: () => (/* binding */ shardFilter),
/* harmony export */   W$: () => (/* binding */ checkExclusions),
/* harmony export */   hX: () => (/* binding */ selectProjects),
/* harmony export */   r8: () => (/* binding */ unknownProjects)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _model_nearest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7957);
/* harmony import */ var _model_selection_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8985);
/* harmony import */ var _model_step_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7761);




/**
 * The selected projects of a shard. Names that stand by themselves are taken as they are; anything else makes the
 * projects be listed once. The list leaves archived projects out, so that a name that it lacks is still to be read.
 *
 * @param isReading a mistyped exclusion does no harm, and is a warning
 * @returns the projects, and the names of all where they were listed
 * @throws StepError when nothing is selected, or when something that is taken away does not exist
 */
async function selectProjects(context, slug, selection, shard, isReading = false) {
    const inShard = shardFilter(shard);
    const { patterns, except, tagged } = selection;
    if (patterns.length + except.length + tagged.length === 0) {
        return { selected: selection.names.filter(inShard).map((name) => ({ name })) };
    }
    const { selected: listed, names, matcher } = await matchProjects(context, slug, selection);
    const missed = matcher.unmatched();
    const unmatched = { ...missed, names: [] };
    if (isReading)
        await noteUnmatchedProjects(context, slug, 'projects', unmatched, names);
    else {
        await checkExclusions(context, slug, missed.except, names);
        (0,_model_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .noteUnmatched */ ._d)(context, 'projects', { ...unmatched, except: [] }, names, _model_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .nearestProjects */ .ZP);
    }
    const selected = [
        ...listed.map((project) => ({ name: project.name, listed: project })),
        ...missed.names.map((name) => ({ name })),
    ];
    if (selected.length === 0) {
        const near = (0,_model_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .nearestProjects */ .ZP)(selection.names[0] ?? selection.patterns[0] ?? '', names);
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
    const matcher = (0,_model_selection_js__WEBPACK_IMPORTED_MODULE_3__/* .nameMatcher */ .MH)(selection);
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
    return [...(0,_model_selection_js__WEBPACK_IMPORTED_MODULE_3__/* .itemsOf */ .S3)(selection), ...selection.tagged.map((tag) => `tag ${tag}`)];
}
/**
 * Checks the exclusions of a step that writes: a mistyped one would let it write to the very project that it was to
 * spare. A pattern may match nothing, unless known projects are meant.
 *
 * @param unmatched exclusions that matched nothing, without their `!`
 * @throws StepError exclusions-unmatched
 */
async function checkExclusions(context, slug, unmatched, names) {
    const isMistyped = (item) => !(0,_model_selection_js__WEBPACK_IMPORTED_MODULE_3__/* .isPattern */ .Pt)(item) || (0,_model_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .projectsMeant */ .cs)(item, names).length > 0;
    const unknown = await unknownProjects(context, slug, unmatched);
    const { items = [], except = [] } = Object.groupBy(unknown, (item) => isMistyped(item) ? 'items' : 'except');
    (0,_model_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .noteUnmatched */ ._d)(context, 'projects', { names: [], patterns: [], except }, names, _model_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .nearestProjects */ .ZP);
    if (items.length === 0)
        return;
    const near = [...new Set(items.flatMap((item) => (0,_model_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .nearestProjects */ .ZP)(item, names)))];
    throw new _model_step_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .StepError */ .zg({ kind: 'exclusions-unmatched', input: 'projects', items, near });
}
/** Notes the items of a selection that match nothing, where a mistyped exclusion does no harm. */
async function noteUnmatchedProjects(context, slug, input, { names, patterns, except }, known) {
    const unknown = {
        names: await unknownProjects(context, slug, names),
        patterns,
        except: await unknownProjects(context, slug, except),
    };
    (0,_model_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .noteUnmatched */ ._d)(context, input, unknown, known, _model_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .nearestProjects */ .ZP);
}
/** The patterns among some items, and the names that the platform does not know: its list leaves archived projects out. */
async function unknownProjects({ platform }, slug, items) {
    const unknown = [];
    for (const item of items)
        if ((0,_model_selection_js__WEBPACK_IMPORTED_MODULE_3__/* .isPattern */ .Pt)(item) || !(await platform.hasProject(slug, item)))
            unknown.push(item);
    return unknown;
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


/***/ }),

/***/ 1594:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gc: () => (/* binding */ scanSearch),
/* harmony export */   Ux: () => (/* binding */ listKey),
/* harmony export */   qZ: () => (/* binding */ readLists),
/* harmony export */   wt: () => (/* binding */ poll),
/* harmony export */   xH: () => (/* binding */ branchFindings)
/* harmony export */ });
/* harmony import */ var _findings_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6321);
/* harmony import */ var _findings_list_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7188);
/* harmony import */ var _model_deployment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2396);
/* harmony import */ var _model_step_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7761);
/* harmony import */ var _model_time_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4386);
/* harmony import */ var _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9323);
/* harmony import */ var _scan_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6107);







/** The search knows the scans of the past 30 days (field-notes, "Scans"). */
const SEARCHED_MS = 30 * _model_time_js__WEBPACK_IMPORTED_MODULE_6__/* .DAY_MS */ .sO;
/** No scan takes longer: one that was not heard of for an hour has never finished. */
const LONGEST_SCAN_MS = _model_time_js__WEBPACK_IMPORTED_MODULE_6__/* .DAY_MS */ .sO;
/**
 * Searches a project's scans. Each call gives every scan that was seen so far, as it was seen last, the newest first;
 * those of another repository are left out with a notice.
 *
 * @param commits whose scans have to be readable; those of others are no concern
 * @throws PlatformError, PagingError, StepError
 */
function scanSearch(context, deploymentId, { id: repositoryId, name }, commits) {
    const seen = new Map();
    let sinceMs = context.clock.now() - SEARCHED_MS;
    let isNoted = false;
    return async () => {
        if (repositoryId === undefined) {
            const message = `The platform gave no id for the project ${name}, so its scans can't be searched`;
            throw new _model_step_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .StepError */ .zg({ kind: 'unexpected', message });
        }
        const startMs = context.clock.now();
        const { scans, unreadable } = await context.platform.searchScans(deploymentId, { repositoryId, sinceMs });
        const own = unreadable.find((commit) => commits.some((wanted) => (0,_scan_js__WEBPACK_IMPORTED_MODULE_5__/* .isSameCommit */ .sw)(commit, wanted)));
        if (own !== undefined) {
            throw new _model_step_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .StepError */ .zg({ kind: 'list-broken', cause: `a scan of commit ${own} has no readable id` });
        }
        const elsewhere = scans.filter(({ repository_id: id }) => id !== undefined && id !== repositoryId);
        if (elsewhere.length > 0 && !isNoted)
            context.notices.push({ kind: 'scans-elsewhere', scans: elsewhere.length });
        isNoted ||= elsewhere.length > 0;
        for (const scan of scans)
            if (!elsewhere.includes(scan))
                seen.set(scan.id, scan);
        sinceMs = Math.max(sinceMs, startMs - LONGEST_SCAN_MS);
        return [...seen.values()].sort(_scan_js__WEBPACK_IMPORTED_MODULE_5__/* .newestFirst */ .ll);
    };
}
const FIRST_PAUSE_MS = 5000;
const MAX_PAUSE_MS = 30_000;
const PAUSE_GROWTH = 1.5;
/**
 * Looks until there is a result: after 5 s, and then after half as long again each time, up to 30 s. Also goes on while
 * the platform does not answer.
 *
 * @param untilMs since the epoch; then comes the last look, which has to give a result
 * @throws what the last look throws; before that only what time does not mend
 */
async function poll({ clock, progress, stop }, untilMs, look) {
    for (let pauseMs = FIRST_PAUSE_MS;; pauseMs = Math.min(MAX_PAUSE_MS, pauseMs * PAUSE_GROWTH)) {
        const isLast = clock.now() >= untilMs;
        try {
            const found = await look(isLast);
            if (found !== undefined)
                return found;
        }
        catch (error) {
            if (isLast || !isNoAnswer(error))
                throw error;
        }
        const leftMs = untilMs - clock.now();
        if (leftMs <= 0)
            continue;
        const ms = Math.min(pauseMs, leftMs);
        progress.pause('scan', ms, leftMs);
        await clock.sleep(ms, stop);
    }
}
/** Whether the platform, or what stands before it, does not answer for now. */
function isNoAnswer(error) {
    if (!(error instanceof _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .PlatformError */ .Wk))
        return false;
    const { kind, status = 0 } = error.failure;
    return (['connection', 'time-out'].includes(kind) || (kind === 'status' && (status >= 500 || status === 408)));
}
/**
 * The findings of one product on a branch, of every status; of secrets, which have one row whatever their branches,
 * those of the repository. A row that does not name its branch or repository belongs to it, because nothing else was
 * asked for. Servers differ in how a branch is named (`main` or `refs/heads/main`), so that one that seems to have none
 * is asked for by its other name.
 *
 * @throws PlatformError, PagingError also where rows may be missing
 */
async function branchFindings(context, list) {
    const { product, ref } = list;
    const names = product === 'secrets' || ref === undefined ? [undefined] : (0,_findings_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .refNames */ .kO)(ref);
    let found = { rows: [], elsewhere: 0 };
    for (const name of names) {
        const listed = await readBranch(context, list, name);
        (0,_findings_list_js__WEBPACK_IMPORTED_MODULE_1__/* .noteLength */ .Bk)(context, product, listed);
        const rows = listed.filter((row) => belongsTo(row, list));
        found = { rows, elsewhere: listed.length - rows.length };
        if (rows.length > 0)
            break;
    }
    return found;
}
async function readBranch(context, { product, repository }, ref) {
    const { platform } = context;
    if (product === 'secrets')
        return platform.secrets(await (0,_model_deployment_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveId */ .Sv)(context), { repo: [repository] });
    const parameters = { issue_type: product, repos: [repository], ref };
    const { rows, cut } = await platform.findings(await (0,_model_deployment_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveSlug */ .qo)(context), parameters);
    if (cut !== undefined)
        throw cut;
    return rows;
}
function belongsTo({ kind, ref: own, repository: name }, { repository, ref }) {
    const isOnBranch = kind === 'secrets' || ref === undefined || own === undefined || (0,_findings_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .sameRef */ .WY)(own, ref);
    return isOnBranch && (name === undefined || name.toLowerCase() === repository.toLowerCase());
}
/** Of secrets there is one list for all branches. */
function listKey({ product, ref }) {
    return product === 'secrets' ? product : `${product} ${ref ?? ''}`;
}
/**
 * Reads lists of branches.
 *
 * @param isLast whether a platform that does not answer is a failure of the list, and not thrown
 * @throws PlatformError
 */
async function readLists(context, lists, isLast) {
    return await Promise.all(lists.map(async (list) => {
        const { product } = list;
        try {
            return [listKey(list), { product, ...(await branchFindings(context, list)) }];
        }
        catch (error) {
            if (!isLast && isNoAnswer(error))
                throw error;
            return [listKey(list), { product, rows: [], elsewhere: 0, failure: (0,_model_step_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .listFailure */ .PH)(error) }];
        }
    }));
}


/***/ }),

/***/ 6107:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AR: () => (/* binding */ countedBy),
/* harmony export */   BY: () => (/* binding */ newestByProduct),
/* harmony export */   Ig: () => (/* binding */ productsRun),
/* harmony export */   bc: () => (/* binding */ detailedStatus),
/* harmony export */   e6: () => (/* binding */ totalOf),
/* harmony export */   gC: () => (/* binding */ scanStatus),
/* harmony export */   j0: () => (/* binding */ preferredScan),
/* harmony export */   l1: () => (/* binding */ ranAt),
/* harmony export */   lE: () => (/* binding */ mayHaveRun),
/* harmony export */   lU: () => (/* binding */ isOfCommit),
/* harmony export */   ll: () => (/* binding */ newestFirst),
/* harmony export */   oT: () => (/* binding */ currentScans),
/* harmony export */   oo: () => (/* binding */ beganMs),
/* harmony export */   pq: () => (/* binding */ countOf),
/* harmony export */   s4: () => (/* binding */ lastCompleted),
/* harmony export */   sw: () => (/* binding */ isSameCommit)
/* harmony export */ });
/* harmony import */ var _findings_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6321);
/* harmony import */ var _model_findings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3917);
/* harmony import */ var _model_time_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4386);



const UNDER_WAY = ['pending', 'running'];
const ENDED = ['completed', 'cancelled', 'error', 'never_finished'];
/** How a scan of the search stands. One with a status that is not known has ended when it says when. */
function scanStatus({ status, exit_code, completed_at }) {
    const isUnknown = status === undefined || !ENDED.includes(status);
    if (UNDER_WAY.includes(status ?? '') || (isUnknown && completed_at === undefined))
        return 'running';
    const isVerdict = status === undefined || status === 'completed';
    return isVerdict && isVerdictCode(exit_code) ? 'completed' : 'failed';
}
/** How a scan ended, as far as its details say it: they have no status, and no exit code of one that was cancelled. */
function detailedStatus({ exit_code, completed_at }) {
    if (exit_code === undefined || completed_at === undefined)
        return undefined;
    return isVerdictCode(exit_code) ? 'completed' : 'failed';
}
function isVerdictCode(exitCode) {
    return exitCode === undefined || exitCode === 0 || exitCode === 1;
}
/** The products that a scan may have run: those that it names; where it names nothing, all but `ai_sast`. */
function productsRun({ enabled_products: names = [] }) {
    if (names.length === 0)
        return _model_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .SCANNED_PRODUCTS */ .Kw;
    return _model_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .PRODUCTS */ .zv.filter((product) => names.some((name) => name.toLowerCase() === product));
}
function mayHaveRun(scan, product) {
    return productsRun(scan).includes(product);
}
/**
 * How many findings of a product a scan counted, of every status; undefined where it does not say, which is not 0.
 * Beside a total that the other counts reach, a missing one is 0. Findings of AI detection have no count of their own:
 * its scans run nothing else.
 */
function countOf(scan, product) {
    const { total, code, supply_chain, secrets } = scan.findings_counts ?? {};
    if (product === 'ai_sast')
        return mayHaveRun(scan, 'sast') ? 0 : (total ?? code);
    const own = { sast: code, sca: supply_chain, secrets }[product];
    const sum = (code ?? 0) + (supply_chain ?? 0) + (secrets ?? 0);
    return own ?? (total !== undefined && sum >= total ? 0 : undefined);
}
/** The same of all products together. */
function totalOf({ findings_counts: counts = {} }) {
    const { total, code, supply_chain, secrets } = counts;
    if (total !== undefined)
        return total;
    const parts = [code, supply_chain, secrets];
    return parts.includes(undefined) ? undefined : parts.reduce((sum, part = 0) => sum + part, 0);
}
/** Of several branches, the newest on one of `refs` counts, the first of these first; else the newest. */
function preferredScan(newestFirst, refs) {
    for (const ref of refs) {
        const onRef = newestFirst.find(({ branch }) => (0,_findings_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .sameRef */ .WY)(branch, ref));
        if (onRef !== undefined)
            return onRef;
    }
    return newestFirst[0];
}
/**
 * Scans without those under way that a newer scan of their branch has overtaken.
 *
 * @param newestFirst of one commit and product
 */
function currentScans(newestFirst) {
    const hasEndedSince = ({ branch }, since) => since.some((newer) => isSameBranch(newer.branch, branch) && scanStatus(newer) !== 'running');
    return newestFirst.filter((scan, at) => scanStatus(scan) !== 'running' || !hasEndedSince(scan, newestFirst.slice(0, at)));
}
/**
 * Of each product its newest scan, on one branch: the first of `refs` that has one, else that of the newest.
 *
 * @param scans of one commit, the newest first
 */
function newestByProduct(scans, refs) {
    const branch = preferredScan(scans, refs)?.branch;
    const onBranch = scans.filter((scan) => isSameBranch(scan.branch, branch));
    const newest = _model_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .PRODUCTS */ .zv.flatMap((product) => {
        const [scan] = currentScans(onBranch.filter((candidate) => mayHaveRun(candidate, product)));
        return scan === undefined ? [] : [{ product, scan }];
    });
    return [...Map.groupBy(newest, ({ scan }) => scan)]
        .map(([scan, parts]) => ({ scan, products: parts.map(({ product }) => product) }))
        .sort((one, other) => newestFirst(one.scan, other.scan));
}
/** Findings that these scans counted; undefined where one did not complete, or does not say. */
function countedBy(newest) {
    const counts = newest.flatMap(({ scan, products }) => {
        if (scanStatus(scan) !== 'completed')
            return [undefined];
        const isWhole = products.length === productsRun(scan).length;
        return isWhole ? [totalOf(scan)] : products.map((product) => countOf(scan, product));
    });
    if (counts.length === 0 || counts.includes(undefined))
        return undefined;
    return counts.reduce((sum, count = 0) => sum + count, 0);
}
/** Both may be unknown. */
function isSameBranch(one, other) {
    return one === other || (0,_findings_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .sameRef */ .WY)(one, other);
}
function isOfCommit({ commit }, hash) {
    return commit !== undefined && isSameCommit(commit, hash);
}
function isSameCommit(one, other) {
    return one.toLowerCase() === other.toLowerCase();
}
/** The one of some scans that completed last on a scan's branch, or the scan itself: its findings are listed. */
function lastCompleted(scans, scan) {
    const completed = scans.filter((other) => (0,_findings_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .sameRef */ .WY)(other.branch, scan.branch) && scanStatus(other) === 'completed');
    return completed.sort((one, other) => endOf(other) - endOf(one) || newestFirst(one, other))[0] ?? scan;
}
function endOf(scan) {
    return (0,_model_time_js__WEBPACK_IMPORTED_MODULE_2__/* .epochMs */ .e9)(scan.completed_at) ?? beganMs(scan);
}
/** In epoch ms; 0 where the platform does not say it. */
function beganMs({ started_at }) {
    return (0,_model_time_js__WEBPACK_IMPORTED_MODULE_2__/* .epochMs */ .e9)(started_at) ?? 0;
}
/** When it began and ended, in epoch ms; infinite where the platform does not say when it ended. */
function ranAt(scan) {
    return { fromMs: beganMs(scan), toMs: (0,_model_time_js__WEBPACK_IMPORTED_MODULE_2__/* .epochMs */ .e9)(scan.completed_at) ?? Number.POSITIVE_INFINITY };
}
/** By when they began. Ids grow with time; they decide where the times do not. */
function newestFirst(one, other) {
    const [start, otherStart] = [(0,_model_time_js__WEBPACK_IMPORTED_MODULE_2__/* .epochMs */ .e9)(one.started_at), (0,_model_time_js__WEBPACK_IMPORTED_MODULE_2__/* .epochMs */ .e9)(other.started_at)];
    if (start !== undefined && otherStart !== undefined && start !== otherStart)
        return otherStart - start;
    if (one.id === other.id)
        return 0;
    return one.id > other.id ? -1 : 1;
}


/***/ })

};
