export const id = 857;
export const ids = [857];
export const modules = {

/***/ 3197:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GK: () => (/* binding */ listTeamSlugs),
/* harmony export */   J0: () => (/* binding */ unlessRefused),
/* harmony export */   Pl: () => (/* binding */ isJobToken),
/* harmony export */   Ww: () => (/* binding */ countRepositories),
/* harmony export */   aR: () => (/* binding */ repositoryName),
/* harmony export */   kV: () => (/* binding */ projectMatcher),
/* harmony export */   ox: () => (/* binding */ readPropertyNames),
/* harmony export */   uD: () => (/* binding */ hasOwner),
/* harmony export */   v: () => (/* binding */ isOfOrganization),
/* harmony export */   wo: () => (/* binding */ readNamedRepositories),
/* harmony export */   x8: () => (/* binding */ checkAccess),
/* harmony export */   xW: () => (/* binding */ listRepositories)
/* harmony export */ });
/* harmony import */ var _model_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(519);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6150);
/* harmony import */ var _marked_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(617);
/* harmony import */ var _octokit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4636);




/** In this order, new repositories come last, and no other moves to another page. */
const PAGES = { sort: 'created', direction: 'asc', per_page: 100 };
/** Those of an organization that the token sees, or a person's public ones. @throws GitHubError */
async function listRepositories(octokit, owner, details) {
    const { iterator } = octokit.paginate;
    const { listForOrg, listForUser } = octokit.rest.repos;
    const { rows, isComplete } = await readOrgOrUser(() => (0,_octokit_js__WEBPACK_IMPORTED_MODULE_2__/* .readList */ .LD)(iterator(listForOrg, { org: owner, type: 'all', ...PAGES })), () => (0,_octokit_js__WEBPACK_IMPORTED_MODULE_2__/* .readList */ .LD)(iterator(listForUser, { username: owner, ...PAGES })));
    if (!rows.some(isOfOrganization))
        return { rows, isComplete };
    const [properties, teamsOf] = await Promise.all([
        details.properties ? listProperties(octokit, owner) : undefined,
        readTeamsOf(octokit, owner, details.teams),
    ]);
    const repositories = rows.map((row) => ({
        ...row,
        properties: properties instanceof Map ? properties.get(row.id) : properties,
        teams: teamsOf(row),
    }));
    return { rows: repositories, isComplete };
}
/**
 * A renamed repository has its new name; those that the token does not see are left out.
 *
 * @throws GitHubError, also when none was found and GitHub refused access to any
 */
async function readNamedRepositories(octokit, fullNames, details) {
    const readOne = async (fullName) => {
        const result = await unlessRefused(readRepository(octokit, fullName, details.properties));
        return [fullName, result];
    };
    const results = await Promise.all(fullNames.map(readOne));
    const found = new Map();
    for (const [fullName, result] of results)
        if (!(result instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y_))
            found.set(fullName, result);
    const [, refusal] = results.find(([, result]) => result instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y_ && !isMissing(result)) ?? [];
    if (found.size === 0 && refusal !== undefined)
        throw refusal;
    const ofOrganizations = [...found.values()].filter(isOfOrganization);
    const byOwner = Map.groupBy(ofOrganizations, ({ full_name }) => (0,_model_names_js__WEBPACK_IMPORTED_MODULE_3__/* .splitName */ .W0)(full_name).owner);
    for (const [org, repositories] of byOwner) {
        const teamsOf = await readTeamsOf(octokit, org, details.teams);
        for (const repository of repositories)
            repository.teams = teamsOf(repository);
    }
    return found;
}
function isOfOrganization({ owner }) {
    return owner.type !== 'User';
}
/** The teams that the token sees. @throws GitHubError, also for an incomplete list */
async function listTeamSlugs(octokit, org) {
    const pages = octokit.paginate.iterator(octokit.rest.teams.list, { org, per_page: 100 });
    return (await (0,_octokit_js__WEBPACK_IMPORTED_MODULE_2__/* .readWhole */ .oD)(pages, `/orgs/${org}/teams`)).map(({ slug }) => slug);
}
/** Also of properties of which no repository has a value. @throws GitHubError */
async function readPropertyNames(octokit, org) {
    const { data } = await octokit.rest.orgs.customPropertiesForReposGetOrganizationDefinitions({ org });
    return data.map(({ property_name }) => property_name);
}
/** Reads from a person if there is no organization of that name. */
async function readOrgOrUser(ofOrg, ofUser) {
    return ofOrg().catch((error) => {
        if (!isMissing(error))
            throw error;
        return ofUser();
    });
}
/** Whether an account has this name; true if GitHub refuses to say. @throws GitHubError */
async function hasOwner({ rest }, owner) {
    const { listForOrg, listForUser } = rest.repos;
    const page = readOrgOrUser(() => listForOrg({ org: owner, per_page: 1 }), () => listForUser({ username: owner, per_page: 1 }));
    return !isMissing(await unlessRefused(page));
}
/** Keyed by the repository's id; one that GitHub's list lacks is unknown. */
async function listProperties(octokit, org) {
    const list = octokit.rest.orgs.customPropertiesForReposGetOrganizationValues;
    const result = await unlessRefused((0,_octokit_js__WEBPACK_IMPORTED_MODULE_2__/* .readList */ .LD)(octokit.paginate.iterator(list, { org, per_page: 100 })));
    if (result instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y_)
        return result;
    return new Map(result.rows.map(({ repository_id, properties }) => [repository_id, valuesOf(properties)]));
}
/** Finds the teams with access to a repository. */
async function readTeamsOf(octokit, org, slugs) {
    if (slugs.length === 0)
        return () => undefined;
    const lists = await Promise.all(slugs.map((team_slug) => {
        const parameters = { org, team_slug, per_page: 100 };
        const pages = octokit.paginate.iterator(octokit.rest.teams.listReposInOrg, parameters);
        return unlessRefused((0,_octokit_js__WEBPACK_IMPORTED_MODULE_2__/* .readList */ .LD)(pages));
    }));
    const refusal = lists.find((list) => list instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y_ && !isMissing(list));
    if (refusal instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y_)
        return () => refusal;
    if (lists.some((list) => 'isComplete' in list && !list.isComplete))
        return () => undefined;
    // A missing team has no repositories here; another organization may have that team.
    const ids = lists.map((list) => new Set(list instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y_ ? [] : list.rows.map((row) => row.id)));
    return ({ id }) => slugs.filter((_, index) => ids[index]?.has(id));
}
async function readRepository(octokit, name, withProperties) {
    const { data: repository } = await octokit.rest.repos.get((0,_model_names_js__WEBPACK_IMPORTED_MODULE_3__/* .splitName */ .W0)(name));
    if (!withProperties || !isOfOrganization(repository))
        return repository;
    const address = (0,_model_names_js__WEBPACK_IMPORTED_MODULE_3__/* .splitName */ .W0)(repository.full_name);
    const result = await unlessRefused(octokit.rest.repos.customPropertiesForReposGetRepositoryValues(address));
    return { ...repository, properties: result instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y_ ? result : valuesOf(result.data) };
}
async function unlessRefused(work) {
    return work.catch((error) => {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y_ && error.isRefusal)
            return error;
        throw error;
    });
}
/** A 404 for a later page does not say that the owner, team or repository is missing. */
function isMissing(error) {
    if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y_))
        return false;
    const { status, path } = error.failure;
    return status === 404 && !/[?&]page=/.test(path);
}
function valuesOf(rows) {
    return new Map(rows.map(({ property_name, value }) => [property_name, [value ?? []].flat().filter(Boolean)]));
}
/** It lists only public repositories of an organization and the job's own. */
async function isJobToken(octokit) {
    return (await unlessRefused((0,_marked_text_js__WEBPACK_IMPORTED_MODULE_1__/* .viewerLogin */ .wz)(octokit))) === 'github-actions[bot]';
}
/** An owner's repositories that the token lists, and that projects name. @throws GitHubError */
async function countRepositories(octokit, fullName, serverUrl, projects) {
    const { owner } = (0,_model_names_js__WEBPACK_IMPORTED_MODULE_3__/* .splitName */ .W0)(fullName);
    const { hostname } = new URL(serverUrl);
    const parsed = projects.map((project) => repositoryName(project, hostname));
    const fullNames = parsed.flatMap((name) => ('fullName' in name ? name.fullName.toLowerCase() : []));
    const withProjects = new Set(fullNames.filter((name) => name.startsWith(`${owner.toLowerCase()}/`))).size;
    const { listForOrg, listForUser } = octokit.rest.repos;
    const [{ data, headers }, isPartial] = await readOrgOrUser(async () => [await listForOrg({ org: owner, type: 'all', per_page: 1 }), await isJobToken(octokit)], async () => [await listForUser({ username: owner, per_page: 1 }), false]);
    // With one row on each page, the number of the last page is that of all rows.
    const [, repositories = data.length] = /[?&]page=(\d+)[^>]*>; rel="last"/.exec(headers.link ?? '') ?? [];
    return { owner, repositories: Number(repositories), isPartial, withProjects };
}
/** @throws GitHubError if the token may not read the list */
async function checkAccess({ rest }, list, fullName) {
    const readPage = list === 'issues' ? rest.issues.listForRepo : rest.pulls.list;
    await readPage({ ...(0,_model_names_js__WEBPACK_IMPORTED_MODULE_3__/* .splitName */ .W0)(fullName), per_page: 1 });
}
/** Matches by address, else by name, in any case. Several projects may share one. @param renames by former name */
function projectMatcher(serverUrl, repositories, renames = new Map()) {
    // A reused name belongs to the repository that has it now.
    const named = [
        ...renames,
        ...repositories.map((repository) => [repository.full_name, repository]),
    ];
    const byName = new Map(named.map(([name, repository]) => [name.toLowerCase(), repository]));
    const serverHost = new URL(serverUrl).hostname;
    return (project) => {
        const parsed = repositoryName(project, serverHost);
        if ('reason' in parsed)
            return { known: false, ...parsed };
        const repository = byName.get(parsed.fullName.toLowerCase());
        return repository ? { known: true, repository } : { known: false, reason: 'not-visible', ...parsed };
    };
}
/** The repository may not exist. */
function repositoryName({ name, url = '' }, serverHost) {
    const segments = name.split('/');
    if (url.trim() === '')
        return segments.length === 2 ? fullNameOf(segments) : { reason: 'not-a-repository' };
    const address = URL.parse(url);
    if (address === null)
        return { reason: 'not-a-repository' };
    if (address.hostname !== serverHost)
        return { reason: 'other-host' };
    return fullNameOf(address.pathname.split('/').filter(Boolean));
}
/** The first two segments; the rest is a path within the repository. */
function fullNameOf([owner = '', repo = '']) {
    const fullName = `${owner}/${repo.replace(/\.git$/i, '')}`;
    // GitHub refuses the names `.` and `..`, too: they would leave the path of a request.
    const isName = /^\w[\w-]*\/[\w.-]+$/.test(fullName) && !/\/\.{1,2}$/.test(fullName);
    return isName ? { fullName } : { reason: 'not-a-repository' };
}


/***/ }),

/***/ 1062:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ PROJECT_SETTINGS)
/* harmony export */ });
/** The settings of projects that have one value, by their names in the API. */
const PROJECT_SETTINGS = {
    diff_scan: {
        /** The key in a rule of the rules file; switches are below `managed-scan`. */
        key: 'diff',
        label: 'diff scans',
        meaning: 'Managed scans of pull requests.',
    },
    full_scan: { key: 'full', label: 'full scans', meaning: 'Managed full scans.' },
    primary_branch: {
        key: 'primary-branch',
        label: 'primary branch',
        meaning: 'Name of the primary branch, such as `main`; the last rule that matches decides.',
    },
};


/***/ }),

/***/ 6258:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   view: () => (/* binding */ view)
/* harmony export */ });
/* harmony import */ var _changes_rows_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4686);
/* harmony import */ var _report_change_rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8894);
/* harmony import */ var _report_plan_sections_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3240);
/* harmony import */ var _report_written_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4383);




const view = {
    ..._report_plan_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .planBasics */ .BC,
    tracked: _report_written_js__WEBPACK_IMPORTED_MODULE_3__/* .trackFailures */ .nO,
    // Until a row has an outcome, the headline is that of the plan.
    headline: (result) => isAsPlanned(result) ? _report_plan_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .planBasics */ .BC.headline(result) : (0,_report_written_js__WEBPACK_IMPORTED_MODULE_3__/* .writtenPhrase */ .Ny)(result.rows, result.request.dryRun),
    sections(result, context) {
        if (isAsPlanned(result))
            return _report_plan_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .planBasics */ .BC.sections(result, context);
        return [
            ...(0,_report_change_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .problemSection */ .BX)(result.failure),
            ...(0,_report_written_js__WEBPACK_IMPORTED_MODULE_3__/* .rowSections */ .vq)(result, context),
            ...(0,_report_plan_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .skippedSection */ .s_)(result),
            ...(0,_report_plan_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .waitingSection */ .Vf)(result),
        ];
    },
};
function isAsPlanned({ plan }) {
    return plan === undefined || plan.rows.every(_changes_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .isDue */ .nZ);
}


/***/ }),

/***/ 1710:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xu: () => (/* binding */ failureAnswer),
/* harmony export */   mC: () => (/* binding */ showAddress),
/* harmony export */   ui: () => (/* binding */ CHECKS)
/* harmony export */ });
/* harmony import */ var _github_ask_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7604);
/* harmony import */ var _github_repositories_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3197);
/* harmony import */ var _inputs_table_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4306);
/* harmony import */ var _inputs_values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7745);
/* harmony import */ var _model_findings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3917);
/* harmony import */ var _model_step_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7761);
/* harmony import */ var _model_time_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(4386);
/* harmony import */ var _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9323);
/* harmony import */ var _platform_paging_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1333);
/* harmony import */ var _platform_resources_project_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2114);
/* harmony import */ var _platform_resources_scan_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1086);
/* harmony import */ var _report_explain_github_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(6497);
/* harmony import */ var _report_explain_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(3699);
/* harmony import */ var _report_findings_shown_finding_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(8542);
/* harmony import */ var _report_format_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(5845);
/* harmony import */ var _scans_scan_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(6107);
















const FINDINGS = '`triage`, `ticket`, `list-findings`, `gate`, `plan`, `apply`';
const SEARCHED = `the past ${_platform_resources_scan_js__WEBPACK_IMPORTED_MODULE_9__/* .SCAN_SEARCH_MS */ .cA / _model_time_js__WEBPACK_IMPORTED_MODULE_15__/* .DAY_MS */ .sO} days`;
const METADATA = 'rules that look at GitHub, and coverage, in `plan` and `apply`';
/** In the order of the table. */
const CHECKS = [
    ['Address', 'every operation', showAddress],
    ['Token', 'every operation', showToken],
    ['This project', '`gate`, `scan`, `tag`, `managed-scan`, `sbom`', askProject],
    [
        'List of projects',
        '`list-projects`, `export`, `plan`, `apply`, and every selection by pattern or tag',
        ({ projects }) => askList(projects),
    ],
    ['Scans of this project', '`gate`, `scan`', askScans],
    ['Code findings', FINDINGS, (facts) => askFindings(facts, 'sast')],
    ['Supply chain findings', FINDINGS, (facts) => askFindings(facts, 'sca')],
    ['Secrets', FINDINGS, ({ context, id }) => askList(context.platform.firstSecrets(id))],
    ['AI findings', '`list-findings`, `gate`', (facts) => askFindings(facts, 'ai_sast')],
    ['Policies', '`list-policies`, and `policies` in a rules file', askPolicies],
    [
        'Dependencies',
        '`list-dependencies`, `sbom`',
        ({ context, id }) => askList(context.platform.firstRepositories(id)),
    ],
    ['Repositories that `github-token` lists', METADATA, (facts) => askOwner(facts, 'github')],
    ['Pull requests', 'comments of `gate` and `plan`', (facts) => askJob(facts, 'pull-requests')],
    ['Issues', 'tracking issues, and `ticket` with `tracker: github`', (facts) => askJob(facts, 'issues')],
    ['Repositories that `metadata-token` lists', METADATA, (facts) => askOwner(facts, 'metadata')],
];
/** Without these, no operation works here, or none for this repository. */
const VITAL = ['Address', 'Token', 'This project'];
/** @throws the error itself if it ends the step */
function failureAnswer(check, error) {
    const failure = (0,_model_step_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .stepFailureOf */ .WT)(error);
    const isStopped = failure.kind === 'github' && failure.cause.kind === 'cancelled';
    if (isStopped || (0,_platform_http_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .endsAllRequests */ .iC)(error) || failure.kind === 'unexpected')
        throw error;
    const { message, remedy } = (0,_report_explain_js__WEBPACK_IMPORTED_MODULE_11__/* .explain */ .WE)(failure);
    return [VITAL.includes(check) ? 'fails' : 'attention', `${message}. ${remedy}`];
}
async function showAddress({ context, request }) {
    const route = request.proxy === undefined ? '' : ` through the proxy ${request.proxy}`;
    return ['works', `${context.baseUrl} answers${route}`];
}
async function showToken({ slug, id }) {
    const access = `Accepted, with Web API access to the deployment ${slug} (id ${id})`;
    return ['works', `${access}. Write permission cannot be checked without writing`];
}
async function askProject({ project }) {
    const found = await project;
    const branch = (0,_report_findings_shown_finding_js__WEBPACK_IMPORTED_MODULE_12__/* .branchName */ .at)((0,_platform_resources_project_js__WEBPACK_IMPORTED_MODULE_8__/* .primaryBranch */ .ti)(found));
    if (branch !== '')
        return ['works', `${found.name}, with the primary branch ${branch}`];
    const text = `${found.name} has no primary branch, so the gate cannot tell new findings from old ones`;
    return ['attention', `${text}. Set one in its settings on the platform`];
}
async function askScans({ context, id, project }) {
    const repositoryId = (await project.catch(() => undefined))?.id;
    if (repositoryId === undefined)
        return ['attention', 'Not checked: fix the line of this project first'];
    const sinceMs = context.clock.now() - _platform_resources_scan_js__WEBPACK_IMPORTED_MODULE_9__/* .SCAN_SEARCH_MS */ .cA;
    const found = await context.platform.newestScans(id, { repositoryId, sinceMs });
    // The gate ignores scans that ran only `ai_sast`, unless `products` names it.
    const scans = found.filter((scan) => _model_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .SCANNED_PRODUCTS */ .Kw.some((product) => (0,_scans_scan_js__WEBPACK_IMPORTED_MODULE_14__/* .mayHaveRun */ .lE)(scan, product)));
    const [newest] = scans.sort(_scans_scan_js__WEBPACK_IMPORTED_MODULE_14__/* .byNewest */ .Kd);
    if (newest === undefined) {
        const remedy = 'Scan the repository in CI, or switch its managed scans on';
        const none = `No scan in ${SEARCHED} ran ${(0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_3__/* .quotedList */ .p4)(_model_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .SCANNED_PRODUCTS */ .Kw)}`;
        return ['attention', `${none}, so the gate would end as \`no-scan\`. ${remedy}`];
    }
    const products = _model_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .SCANNED_PRODUCTS */ .Kw.filter((product) => scans.some((scan) => (0,_scans_scan_js__WEBPACK_IMPORTED_MODULE_14__/* .mayHaveRun */ .lE)(scan, product)));
    const when = newest.started_at === undefined ? '' : ` (${(0,_report_format_js__WEBPACK_IMPORTED_MODULE_13__/* .dayText */ .Ew)(newest.started_at)})`;
    const status = (0,_scans_scan_js__WEBPACK_IMPORTED_MODULE_14__/* .scanStatus */ .gC)(newest);
    const isNamed = scans.every(({ enabled_products: names = [] }) => names.length > 0);
    const ran = `${isNamed ? 'ran' : 'may have run'} ${(0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_3__/* .quotedList */ .p4)(products, 'and')}`;
    const text = `The newest is ${newest.id}${when}: ${status}. Scans of ${SEARCHED} ${ran}`;
    if (status !== 'failed')
        return ['works', text];
    return ['attention', `${text}. The gate fails on a failed scan: look at its log on the platform`];
}
function askFindings({ context, slug }, issue_type) {
    return askList(context.platform.firstFindings(slug, { issue_type }));
}
async function askList(rows) {
    await rows;
    return ['works', 'Can be listed'];
}
async function askPolicies({ context: { platform }, id }) {
    try {
        await platform.policies(id);
        return ['works', 'The older policies: they can be listed, but a rules file cannot manage them'];
    }
    catch (error) {
        if (!(0,_platform_http_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .hasStatus */ .Ro)(error, [410]))
            throw error;
        const { products, unknown } = await platform.detectionPolicies(id);
        const names = (0,_report_format_js__WEBPACK_IMPORTED_MODULE_13__/* .joined */ .oR)(Object.keys(products)) || 'code and secrets once they are enabled';
        const others = unknown.length === 0 ? '' : `, but not those of ${(0,_report_format_js__WEBPACK_IMPORTED_MODULE_13__/* .joined */ .oR)(unknown)}`;
        return ['works', `The newer policies: a rules file can manage those of ${names}${others}`];
    }
}
const WITHOUT_TOKEN = [
    'attention',
    `Not checked, because \`github-token\` is empty. Give \`${_inputs_table_js__WEBPACK_IMPORTED_MODULE_2__/* .GITHUB_TOKEN_DEFAULT */ .OH}\`, or leave the input out`,
];
async function askOwner({ context, request, ...facts }, name) {
    const { repository, metadata, [name]: github } = request;
    if (github === undefined)
        return name === 'github' ? WITHOUT_TOKEN : undefined;
    const projects = await facts.projects.catch(() => undefined);
    const { owner, repositories, isPartial, withProjects } = await (0,_github_ask_js__WEBPACK_IMPORTED_MODULE_0__/* .askGitHub */ .X)(context, github, async (octokit) => (0,_github_repositories_js__WEBPACK_IMPORTED_MODULE_1__/* .countRepositories */ .Ww)(octokit, repository, github.serverUrl, projects ?? []));
    const hidden = isPartial ? " (only public ones and the job's own)" : '';
    const shown = `${(0,_report_format_js__WEBPACK_IMPORTED_MODULE_13__/* .counted */ .hS)(repositories, 'repository', 'repositories')} of ${owner}${hidden}`;
    if (projects === undefined)
        return ['attention', `${shown}; not compared with the projects: fix the line of their list first`];
    // Some platforms have pages of 100 rows, so there may be more.
    const atLeast = projects.length >= _platform_paging_js__WEBPACK_IMPORTED_MODULE_7__/* .MIN_PAGE_SIZE */ .RA ? 'at least ' : '';
    const text = `${shown}; the platform has projects for ${atLeast}${(0,_report_format_js__WEBPACK_IMPORTED_MODULE_13__/* .number */ .ai)(withProjects)}`;
    if (name === 'github' && metadata !== undefined)
        return ['works', `${text}. Rules use \`metadata-token\` instead`];
    const isFew = isPartial || repositories < withProjects;
    return isFew ? ['attention', `${text}. ${(0,_report_explain_github_js__WEBPACK_IMPORTED_MODULE_10__/* .appRemedy */ .Ep)()}`] : ['works', text];
}
async function askJob({ context, request }, permission) {
    if (request.github === undefined)
        return WITHOUT_TOKEN;
    await (0,_github_ask_js__WEBPACK_IMPORTED_MODULE_0__/* .askGitHub */ .X)(context, request.github, (octokit) => (0,_github_repositories_js__WEBPACK_IMPORTED_MODULE_1__/* .checkAccess */ .x8)(octokit, permission, request.repository));
    return ['works', `Can be read. \`${permission}: write\` cannot be checked without writing`];
}


/***/ }),

/***/ 9162:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   run: () => (/* binding */ run)
/* harmony export */ });
/* harmony import */ var _model_context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4112);
/* harmony import */ var _model_step_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7761);
/* harmony import */ var _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9323);
/* harmony import */ var _projects_project_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4849);
/* harmony import */ var _checks_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1710);





/** Fails if the address or the token does not work. */
async function run(context, request) {
    const answers = {};
    const result = await (0,_model_context_js__WEBPACK_IMPORTED_MODULE_0__/* .resultOf */ .Bg)(context, request, async () => {
        const { slug, id } = await (0,_model_context_js__WEBPACK_IMPORTED_MODULE_0__/* .lookUpDeployment */ .WA)(context).catch(async (error) => {
            // The address answers, and a refusal is more often due to the token.
            const isRefused = error instanceof _model_step_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .StepError */ .zg || (0,_platform_http_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .hasStatus */ .Ro)(error, [401, 403, 404]);
            if (isRefused)
                answers.Token = (0,_checks_js__WEBPACK_IMPORTED_MODULE_4__/* .failureAnswer */ .Xu)('Token', error);
            answers.Address = isRefused ? await (0,_checks_js__WEBPACK_IMPORTED_MODULE_4__/* .showAddress */ .mC)({ context, request }) : (0,_checks_js__WEBPACK_IMPORTED_MODULE_4__/* .failureAnswer */ .Xu)('Address', error);
            throw error;
        });
        const projects = context.platform.firstProjects(slug);
        // Not fatal: the check of this list reports its failure.
        const names = projects.catch(() => undefined).then((rows) => rows?.map(({ name }) => name));
        const project = (0,_projects_project_js__WEBPACK_IMPORTED_MODULE_3__/* .readNamedProject */ .jk)(context, request.project, names);
        const answered = _checks_js__WEBPACK_IMPORTED_MODULE_4__/* .CHECKS */ .ui.map(async ([check, , ask]) => {
            const answer = ask({ context, request, slug, id, projects, project });
            answers[check] = await answer.catch((error) => (0,_checks_js__WEBPACK_IMPORTED_MODULE_4__/* .failureAnswer */ .Xu)(check, error));
        });
        await Promise.all(answered);
    });
    return { ...result, answers };
}


/***/ }),

/***/ 1566:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   view: () => (/* binding */ view)
/* harmony export */ });
/* harmony import */ var _report_content_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6845);
/* harmony import */ var _report_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5845);
/* harmony import */ var _checks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1710);



const SIGNS = { works: '✅', attention: '⚠️', fails: '❌' };
const view = {
    headline(result) {
        if (result.failure?.kind === 'other-deployment')
            return 'The deployment could not be determined';
        if (result.answers.Token?.[0] === 'fails')
            return 'The token does not work';
        if (result.failure !== undefined)
            return 'The check failed';
        const { length } = attentionEntries(result);
        if (length === 0)
            return 'All checks passed';
        return `The token works; ${(0,_report_format_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(length, 'check')} ${length === 1 ? 'needs' : 'need'} attention`;
    },
    sign: (result) => (attentionEntries(result).length > 0 ? SIGNS.attention : undefined),
    sections(result) {
        const entries = entriesOf(result).map(({ check, for: operations, state, says }) => {
            const isSaidAbove = result.failure !== undefined && state === 'fails';
            const sentence = `${isSaidAbove ? 'See above' : says}. For ${operations}.`;
            return { sentence, name: `${SIGNS[state]} ${check}` };
        });
        const checks = (0,_report_content_js__WEBPACK_IMPORTED_MODULE_0__/* .table */ .tp)([...Map.groupBy(entries, ({ sentence }) => sentence)], 'checks', [
            ['Check', ([, group]) => ({ lines: group.map(({ name }) => ({ sentence: name })) })],
            ['Result', ([sentence]) => ({ sentence, max: 1000 })],
        ]);
        return (0,_report_content_js__WEBPACK_IMPORTED_MODULE_0__/* .section */ .uW)('', checks);
    },
    failures: (result) => attentionEntries(result).map(({ check, says }) => `${check}: ${says}`),
    outputs: (result) => ({ checks: { json: entriesOf(result) } }),
};
/** None if the step fails, because its error says so already. */
function attentionEntries(result) {
    return entriesOf(result).filter(({ state }) => state !== 'works' && result.failure === undefined);
}
/** The entries of the output `checks`. */
function entriesOf({ answers }) {
    return _checks_js__WEBPACK_IMPORTED_MODULE_2__/* .CHECKS */ .ui.flatMap(([check, operations]) => {
        const [state, says] = answers[check] ?? [];
        return state === undefined ? [] : [{ check, for: operations, state, says }];
    });
}


/***/ }),

/***/ 4986:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   view: () => (/* binding */ view)
/* harmony export */ });
/* harmony import */ var _report_content_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6845);
/* harmony import */ var _report_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5845);


const view = {
    headline({ written, request }) {
        if (written === undefined)
            return `The rules file \`${request.path}\` was not written`;
        return `The new rules file \`${request.path}\` has ${(0,_report_format_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(written.rules, 'rule')} for ${(0,_report_format_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(written.projects, 'project')}`;
    },
    facts: ({ written }) => [['Policies', written && ((0,_report_format_js__WEBPACK_IMPORTED_MODULE_1__/* .joined */ .oR)(written.policies) || 'none')]],
    sections({ written }) {
        const next = 'Review and commit it, then run `plan` with it, which should show no changes.';
        return written === undefined ? [] : (0,_report_content_js__WEBPACK_IMPORTED_MODULE_0__/* .section */ .uW)('', (0,_report_content_js__WEBPACK_IMPORTED_MODULE_0__/* .paragraph */ .FY)({ sentence: next }));
    },
    outputs: ({ written }) => ({ 'rules-path': written?.path }),
};


/***/ }),

/***/ 9089:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   view: () => (/* binding */ view)
/* harmony export */ });
/* harmony import */ var _findings_counts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4150);
/* harmony import */ var _report_content_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6845);
/* harmony import */ var _report_findings_list_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4991);
/* harmony import */ var _report_findings_shown_finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8542);
/* harmony import */ var _report_format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5845);
/* harmony import */ var _report_outputs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3558);
/* harmony import */ var _report_view_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7455);
/* harmony import */ var _scans_scan_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6107);
/* harmony import */ var _facts_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1197);









/** Findings that are shown with their messages. */
const MAX_WORST = 10;
const VERDICTS = {
    passed: ['✅', 'Gate passed'],
    failed: ['❌', 'Gate failed'],
    'timed-out': ['⌛', 'Gate timed out'],
    'no-scan': ['❌', 'Gate found no scan of the commit'],
    skipped: ['⏭️', 'Gate skipped'],
};
/** Any other failure ended the gate before it knew the findings. */
const CAUSES = {
    fork: 'pull requests from forks get no secrets',
    dependabot: 'runs of Dependabot get only its own secrets',
    'head-moved': 'the pull request has a newer commit',
    'newer-scan': 'a newer commit has been scanned',
    'gate-overwritten': 'the scan of another commit replaced the findings',
    'gate-reopened': 'the pull request was reopened after the scan',
    'findings-missing': 'the scan found something that the platform does not list',
    'gate-scan-failed': 'a scan of the commit failed',
    'gate-list-failed': 'could not read a list of findings',
    'product-not-run': 'no scan of the commit ran a requested product',
};
/** As parts of a sentence. */
const NAMES = { ..._report_findings_shown_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .PRODUCT_NAMES */ .Tk, ai_sast: 'AI-detected code' };
const NOT_OF_COMMIT = new Set(['fixed', 'on-other-branches', 'not-in-the-scan']);
const NO_FINDINGS = { critical: 0, high: 0, medium: 0, low: 0 };
const view = {
    headline,
    // `warn-only` lets a ❌ succeed, a cancellation makes a ✅ fail.
    sign({ verdict, failure }) {
        const [sign] = VERDICTS[verdict];
        return sign === (failure === undefined ? '❌' : '✅') ? '⚠️' : sign;
    },
    context: ({ project, request, commit, notRun }) => [
        { link: project?.name ?? request.project, to: project?.url },
        commit === undefined ? '' : ['commit ', { code: (0,_report_format_js__WEBPACK_IMPORTED_MODULE_4__/* .shortCommit */ .Ax)(commit) }],
        notRun.length === 0 ? '' : { strong: `not scanned: ${(0,_report_format_js__WEBPACK_IMPORTED_MODULE_4__/* .joined */ .oR)(notRun.map((name) => NAMES[name]))}` },
    ],
    sections(result, context) {
        const { counted: rows = [], unplaced, leftOut = {} } = result;
        const options = { ...context, isOneRepository: true };
        const excused = Object.entries(leftOut)
            .filter(([, count]) => count > 0)
            .map(([excuse, count]) => `${(0,_report_format_js__WEBPACK_IMPORTED_MODULE_4__/* .number */ .ai)(count)} ${(0,_report_format_js__WEBPACK_IMPORTED_MODULE_4__/* .spaced */ .ji)(excuse)}`);
        return [
            ...(0,_report_content_js__WEBPACK_IMPORTED_MODULE_1__/* .section */ .uW)('', (0,_report_findings_list_js__WEBPACK_IMPORTED_MODULE_2__/* .findingList */ .QQ)(rows, MAX_WORST, context)),
            ...(0,_report_content_js__WEBPACK_IMPORTED_MODULE_1__/* .section */ .uW)('More findings, worst first', (0,_report_findings_list_js__WEBPACK_IMPORTED_MODULE_2__/* .findingTable */ .ck)(rows.slice(MAX_WORST), options), true),
            ...(0,_report_content_js__WEBPACK_IMPORTED_MODULE_1__/* .section */ .uW)(unplacedTitle(unplaced?.count ?? 0), (0,_report_findings_list_js__WEBPACK_IMPORTED_MODULE_2__/* .findingList */ .QQ)(unplaced?.rows ?? [], MAX_WORST, context)),
            ...(0,_report_content_js__WEBPACK_IMPORTED_MODULE_1__/* .section */ .uW)('', excused.length === 0 ? [] : (0,_report_content_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraph */ .FY)(['Not counted: ', (0,_report_content_js__WEBPACK_IMPORTED_MODULE_1__/* .dotted */ .Bs)(excused)])),
        ];
    },
    facts: ({ request, products, scans, waitedMs, project }, { links }) => [
        ['Fails on', products.map((name) => productText(name, request.failOn[name])).join('; ')],
        ['Counts', countsText(request)],
        [scans.length === 1 ? 'Scan' : 'Scans', scans.map(({ id }) => id).join(', ')],
        ['Waited', waitedMs < 1000 ? undefined : (0,_report_format_js__WEBPACK_IMPORTED_MODULE_4__/* .duration */ .p0)(waitedMs)],
        ['On the platform', (0,_report_view_js__WEBPACK_IMPORTED_MODULE_6__/* .findingsLink */ .bS)(links, project?.id, 'all findings of the project')],
    ],
    failures: (result) => shownFindings(result)
        .slice(0, MAX_WORST)
        .map((finding) => {
        const name = (0,_report_findings_shown_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .shortRule */ .r0)((0,_report_findings_shown_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .findingName */ .f$)(finding) ?? '');
        return [finding.severity, name, (0,_report_findings_shown_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .placeText */ .Z9)(finding)].filter(Boolean).join('  ');
    }),
    annotations(result) {
        const placed = shownFindings(result).filter(({ path }) => path);
        return result.request.annotations ? placed.map(annotationOf) : [];
    },
    comment({ verdict }, page) {
        // A run without a token knows nothing, and the comment belongs to the newest commit.
        if (verdict === 'skipped')
            return undefined;
        const title = `Code security ${(0,_report_format_js__WEBPACK_IMPORTED_MODULE_4__/* .uncapitalized */ .ot)(page.title)}`;
        return { page: { ...page, title }, factsTitle: 'About this gate', hasNews: verdict !== 'passed' };
    },
    outputs(result) {
        const { verdict, isIncomplete, scans, request } = result;
        const findings = isIncomplete ? undefined : countedFindings(result);
        const { event } = request;
        // The scans of a merge queue are those of two commits, each with a branch of its own.
        const isQueue = event.name === 'merge_group';
        const newest = isQueue ? (0,_scans_scan_js__WEBPACK_IMPORTED_MODULE_7__/* .newestByProduct */ .BY)(scans) : (0,_scans_scan_js__WEBPACK_IMPORTED_MODULE_7__/* .newestOnBranch */ .CH)(scans, (0,_facts_js__WEBPACK_IMPORTED_MODULE_8__/* .refsOf */ .gA)(event));
        const shown = scans.map((scan) => ({ scan, figures: { ...scan, status: (0,_scans_scan_js__WEBPACK_IMPORTED_MODULE_7__/* .scanStatus */ .gC)(scan) } }));
        return {
            verdict,
            'findings-counted': findings?.length,
            // All four severities, so that a workflow can compare each.
            counts: findings && { json: { ...NO_FINDINGS, ...(0,_findings_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .severityCounts */ .ur)(findings) } },
            ...(0,_report_outputs_js__WEBPACK_IMPORTED_MODULE_5__/* .scanOutputs */ .qz)(shown, (0,_scans_scan_js__WEBPACK_IMPORTED_MODULE_7__/* .countedBy */ .AR)(newest)),
        };
    },
};
/** The findings that count, with as many of the unplaced secrets as do. */
function countedFindings({ counted: certain, unplaced }) {
    return certain && [...certain, ...(unplaced?.rows.slice(0, unplaced.count) ?? [])];
}
function shownFindings({ counted: certain = [], unplaced }) {
    return [...certain, ...(unplaced?.rows ?? [])];
}
/** `Gate failed: 1 high finding` */
function headline(result) {
    const { verdict, because, failing = [], isIncomplete } = result;
    const [, title] = VERDICTS[verdict];
    const cause = because && CAUSES[because];
    if (cause !== undefined)
        return `${title}: ${cause}`;
    if (verdict === 'passed')
        return `${title}${passedPhrase(result)}`;
    if (verdict === 'timed-out')
        return `${title} before the scan ended`;
    if (verdict === 'no-scan')
        return result.project === undefined ? `${title}: the platform does not know the project` : title;
    if (failing.length === 0)
        return `${title}: could not read the findings of this commit`;
    return `${title}: ${isIncomplete ? 'at least ' : ''}${findingsPhrase(failing)}`;
}
/** `: 3 findings not counted` */
function passedPhrase(result) {
    const { failing = [], leftOut = {}, unlisted = 0 } = result;
    if (failing.length > 0)
        return ` with ${(0,_report_format_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(failing.length, 'finding')}, within \`max-findings\`: ${(0,_report_findings_list_js__WEBPACK_IMPORTED_MODULE_2__/* .severityPhrase */ .zI)(failing)}`;
    const findings = countedFindings(result) ?? [];
    if (findings.length > 0)
        return `; ${(0,_report_format_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(findings.length, 'finding')} only reported: ${(0,_report_findings_list_js__WEBPACK_IMPORTED_MODULE_2__/* .severityPhrase */ .zI)(findings)}`;
    const ofCommit = Object.entries(leftOut).filter(([excuse]) => !NOT_OF_COMMIT.has(excuse));
    const total = ofCommit.reduce((sum, [, count]) => sum + count, 0);
    if (total > 0)
        return `: ${(0,_report_format_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(total, 'finding')} not counted`;
    // A finding that is silenced in the code is one, but is not listed.
    return unlisted > 0 ? ': no findings are listed' : ': no findings';
}
/** `1 high finding`, or `3 findings (1 critical, 2 high)` */
function findingsPhrase(findings) {
    const severities = (0,_report_findings_list_js__WEBPACK_IMPORTED_MODULE_2__/* .severityPhrase */ .zI)(findings);
    if (severities.includes(','))
        return `${(0,_report_format_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(findings.length, 'finding')} (${severities})`;
    return `${severities} ${findings.length === 1 ? 'finding' : 'findings'}`;
}
function unplacedTitle(count) {
    // A secret that the scan counted may also be silenced in the code, or below the thresholds.
    return `${count === 1 ? 'One' : (0,_report_format_js__WEBPACK_IMPORTED_MODULE_4__/* .number */ .ai)(count)} or more of these secrets, listed for other branches, may be in this commit`;
}
/** `Code (high or worse)` */
function productText(product, least) {
    const name = NAMES[product];
    if (least === 'none')
        return `${name} (nothing, only reported)`;
    return `${name} (${least}${least === 'critical' ? '' : ' or worse'})`;
}
/** `new findings of medium confidence or higher, up to 3 allowed` */
function countsText({ newOnly, failOnConfidence, maxFindings }) {
    const confidence = failOnConfidence === 'low' ? '' : ` of ${failOnConfidence} confidence or higher`;
    const allowed = maxFindings === 0 ? '' : `, up to ${(0,_report_format_js__WEBPACK_IMPORTED_MODULE_4__/* .number */ .ai)(maxFindings)} allowed`;
    return `${newOnly ? 'new' : 'all'} findings${confidence}${allowed}`;
}
function annotationOf(finding) {
    const { path = '', line, severity, message, kind } = finding;
    const name = (0,_report_findings_shown_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .findingName */ .f$)(finding) ?? 'finding';
    const title = [severity, (0,_report_findings_shown_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .shortRule */ .r0)(name)].filter(Boolean).join(': ');
    const facts = kind === 'sca' || kind === 'secrets' ? [name, ...(0,_report_findings_shown_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .adviceOn */ .ik)(finding)].join(', ') : '';
    const text = [facts, message].filter(Boolean).join(': ') || name;
    return { place: { file: path, line, title }, message: text };
}


/***/ }),

/***/ 3156:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   view: () => (/* binding */ view)
/* harmony export */ });
/* harmony import */ var _report_content_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6845);
/* harmony import */ var _report_findings_csv_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1391);
/* harmony import */ var _report_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5845);
/* harmony import */ var _report_list_view_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9542);




const repositories = {
    output: 'repositories',
    plural: 'repositories',
    sections(rows, links) {
        const found = (0,_report_content_js__WEBPACK_IMPORTED_MODULE_0__/* .table */ .tp)(rows, 'repositories', [
            ['Repository', ({ id, name }) => ({ link: name, to: links.findingsOf(id) })],
            ['Dependencies', ({ numDependencies }) => (0,_report_format_js__WEBPACK_IMPORTED_MODULE_2__/* .number */ .ai)(numDependencies)],
        ]);
        return (0,_report_content_js__WEBPACK_IMPORTED_MODULE_0__/* .section */ .uW)('', found);
    },
    csv: [
        ['repository_id', ({ id }) => id],
        ['repository', ({ name }) => name],
        ['dependencies', ({ numDependencies }) => numDependencies],
        ['dependency_path_scan', ({ hasDependencyPathScan }) => hasDependencyPathScan],
        ['platform_url', ({ id }, { links }) => links.findingsOf(id)],
    ],
};
const packages = {
    output: 'dependencies',
    plural: 'packages',
    sections(rows) {
        const byLicense = [...Map.groupBy(rows, licenseText)];
        byLicense.sort(([, a], [, b]) => b.length - a.length);
        const licenses = (0,_report_content_js__WEBPACK_IMPORTED_MODULE_0__/* .table */ .tp)(byLicense, 'licenses', [
            ['Packages', ([, ofLicense]) => (0,_report_format_js__WEBPACK_IMPORTED_MODULE_2__/* .number */ .ai)(ofLicense.length)],
            ['License', ([license]) => license],
        ]);
        const names = (0,_report_content_js__WEBPACK_IMPORTED_MODULE_0__/* .table */ .tp)(rows, 'packages', [
            ['Package', (row) => ({ lines: [{ strong: `${row.name} ${row.version ?? ''}` }, licenseText(row)] })],
            [
                'Repositories',
                ({ repositories: count, direct, ecosystem }) => ({
                    lines: (0,_report_content_js__WEBPACK_IMPORTED_MODULE_0__/* .filled */ .Bq)([
                        `${(0,_report_format_js__WEBPACK_IMPORTED_MODULE_2__/* .number */ .ai)(count)}, ${direct === count ? '' : `${(0,_report_format_js__WEBPACK_IMPORTED_MODULE_2__/* .number */ .ai)(direct)} `}direct`,
                        ecosystem,
                    ]),
                }),
            ],
        ]);
        return [...(0,_report_content_js__WEBPACK_IMPORTED_MODULE_0__/* .section */ .uW)('Licenses', licenses), ...(0,_report_content_js__WEBPACK_IMPORTED_MODULE_0__/* .section */ .uW)('Packages, most widely used first', names)];
    },
};
const lockfiles = {
    output: 'lockfiles',
    plural: 'lockfiles',
    sections(rows) {
        const found = (0,_report_content_js__WEBPACK_IMPORTED_MODULE_0__/* .table */ .tp)(rows, 'lockfiles', [
            ['Lockfile', ({ repository, lockfilePath }) => ({ lines: [repository, { code: lockfilePath }] })],
            ['Dependencies', ({ numDependencies }) => (0,_report_format_js__WEBPACK_IMPORTED_MODULE_2__/* .number */ .ai)(numDependencies)],
        ]);
        return (0,_report_content_js__WEBPACK_IMPORTED_MODULE_0__/* .section */ .uW)('', found);
    },
    csv: [
        ['repository_id', ({ repositoryId }) => repositoryId],
        ['repository', ({ repository }) => repository],
        ['lockfile', ({ lockfilePath }) => lockfilePath],
        ['dependencies', ({ numDependencies }) => numDependencies],
    ],
};
const LISTS = { repository: repositories, package: packages, lockfile: lockfiles };
function listOf({ request }) {
    return LISTS[request.by];
}
const DEPENDENCY_CSV = [
    ['repository_id', ({ repositoryId }) => repositoryId],
    ...(0,_report_findings_csv_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldColumns */ .a5)('repository', 'path', 'line'),
    ['package', ({ name }) => name],
    ...(0,_report_findings_csv_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldColumns */ .a5)('version', 'ecosystem'),
    ['licenses', ({ licenses }) => licenses.join('; ')],
    ...(0,_report_findings_csv_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldColumns */ .a5)('transitivity', 'url'),
];
const view = {
    ..._report_list_view_js__WEBPACK_IMPORTED_MODULE_3__/* .listBasics */ .GB,
    rowsName: (result) => listOf(result).output,
    // An empty list is good news of a filter, not of an inventory.
    sign(result, outcome) {
        const isInventory = Object.keys(result.request.filter ?? {}).every((key) => key === 'repositoryId');
        return isInventory && outcome === 'succeeded' ? '📋' : _report_list_view_js__WEBPACK_IMPORTED_MODULE_3__/* .listBasics */ .GB.sign(result, outcome);
    },
    figures(result) {
        const { by, filter } = result.request;
        const settings = [filter?.licensePolicySettings].flat().join();
        const isBlocked = settings === 'LICENSE_POLICY_SETTING_BLOCK';
        const license = isBlocked ? " with a license that the platform's policy blocks" : '';
        const repository = filter === undefined ? ' with dependencies' : ' with matching dependencies';
        const suffix = { repository, package: license, lockfile: '' };
        return (0,_report_list_view_js__WEBPACK_IMPORTED_MODULE_3__/* .countFigure */ .Km)(result, by, LISTS[by].plural, suffix[by]);
    },
    tracked: ({ listed }) => (0,_report_list_view_js__WEBPACK_IMPORTED_MODULE_3__/* .trackedRows */ .mE)(listed, (row) => Object.values(row).join(' ')),
    context: ({ request }) => [request.filterText ? ['filter ', { code: request.filterText, max: 500 }] : ''],
    sections: (result, { links }) => listOf(result).sections(result.listed ?? [], links),
    csv(result, context) {
        const { csv } = listOf(result);
        return csv && result.listed && (0,_report_findings_csv_js__WEBPACK_IMPORTED_MODULE_1__/* .csvLines */ .A_)(csv, result.listed, context);
    },
    rowLines: (rows, isFirst) => (0,_report_findings_csv_js__WEBPACK_IMPORTED_MODULE_1__/* .csvLines */ .A_)(DEPENDENCY_CSV, rows, undefined, isFirst),
};
function licenseText({ licenses }) {
    return licenses.join(', ') || 'unknown';
}


/***/ }),

/***/ 1637:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   view: () => (/* binding */ view)
/* harmony export */ });
/* harmony import */ var _findings_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6321);
/* harmony import */ var _report_content_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6845);
/* harmony import */ var _report_findings_csv_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1391);
/* harmony import */ var _report_findings_list_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4991);
/* harmony import */ var _report_findings_sarif_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5914);
/* harmony import */ var _report_format_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5845);
/* harmony import */ var _report_list_view_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9542);
/* harmony import */ var _report_selection_phrase_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5494);








const view = {
    ..._report_list_view_js__WEBPACK_IMPORTED_MODULE_6__/* .listBasics */ .GB,
    rowsName: () => 'findings',
    figures(result) {
        const { listed = [], counts, request } = result;
        const { issueType, filters } = request.query;
        const status = filters.status === undefined ? '' : `${(0,_report_format_js__WEBPACK_IMPORTED_MODULE_5__/* .spaced */ .ji)(String(filters.status))} `;
        const severities = listed.length < 2 ? '' : `: ${(0,_report_findings_list_js__WEBPACK_IMPORTED_MODULE_3__/* .severityPhrase */ .zI)(listed)}`;
        const more = `${(0,_report_findings_list_js__WEBPACK_IMPORTED_MODULE_3__/* .ofAnyStatus */ .cZ)(listed, filters.status)}${severities}`;
        const count = (0,_report_list_view_js__WEBPACK_IMPORTED_MODULE_6__/* .countFigure */ .Km)(result, `${status}${NOUNS[issueType]}`, undefined, more);
        return { ...count, counts: counts && { value: { json: counts } } };
    },
    context: ({ request }) => (0,_report_selection_phrase_js__WEBPACK_IMPORTED_MODULE_7__/* .queryFacts */ .aL)(request.query).map(([name, values = '']) => [`${name}: `, values]),
    sections(result, context) {
        const { listed = [] } = result;
        return [
            ...(0,_report_findings_list_js__WEBPACK_IMPORTED_MODULE_3__/* .groupSections */ ._U)(result.groups, context.nowMs),
            ...(0,_report_content_js__WEBPACK_IMPORTED_MODULE_1__/* .section */ .uW)('Findings, worst first', (0,_report_findings_list_js__WEBPACK_IMPORTED_MODULE_3__/* .findingTable */ .ck)((0,_findings_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .worstFirst */ .md)(listed), context)),
            ...(0,_report_findings_list_js__WEBPACK_IMPORTED_MODULE_3__/* .mostSections */ .gu)(listed),
        ];
    },
    tracked: ({ listed }) => (0,_report_list_view_js__WEBPACK_IMPORTED_MODULE_6__/* .trackedRows */ .mE)(listed, _findings_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .findingKey */ .fl),
    csv: ({ listed, projectTags }, context) => listed && (0,_report_findings_csv_js__WEBPACK_IMPORTED_MODULE_2__/* .csvLines */ .A_)(_report_findings_csv_js__WEBPACK_IMPORTED_MODULE_2__/* .FINDING_COLUMNS */ .GR, listed, { ...context, projectTags }),
    sarif: ({ listed, request }, run) => listed && (0,_report_findings_sarif_js__WEBPACK_IMPORTED_MODULE_4__/* .sarifOf */ .$6)(listed, request.query.filters, run),
};
const NOUNS = {
    sast: 'code finding',
    sca: 'supply chain finding',
    secrets: 'secret',
    ai_sast: 'AI-detected finding',
};


/***/ }),

/***/ 4597:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   view: () => (/* binding */ view)
/* harmony export */ });
/* harmony import */ var _report_content_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6845);
/* harmony import */ var _report_findings_shown_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8542);
/* harmony import */ var _report_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5845);
/* harmony import */ var _report_list_view_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9542);




const older = (0,_report_list_view_js__WEBPACK_IMPORTED_MODULE_3__/* .listView */ ._O)({
    rowsName: 'policies',
    noun: 'policy',
    columns: () => [
        ['Policy', ({ name, isDefault, id }) => ({ lines: [name, `${isDefault ? 'default · ' : ''}id ${id}`] })],
        ['Product', ({ productType }) => productType.replace('PRODUCT_TYPE_', '').toLowerCase()],
    ],
});
const view = {
    ...older,
    context({ migrated, listed }) {
        if (listed === undefined)
            return [];
        return [migrated ? 'Newer policies' : 'Older policies: this deployment has not been migrated'];
    },
    sections(result, context, figures) {
        if (!result.migrated)
            return older.sections(result, context, figures);
        const { listed = [] } = result;
        const detection = listed.filter((row) => row.kind === 'detection');
        const remediation = listed.filter((row) => row.kind === 'remediation');
        return [
            ...(0,_report_content_js__WEBPACK_IMPORTED_MODULE_0__/* .section */ .uW)('Detection', detection.length === 0 ? [] : productTable(detection)),
            ...(0,_report_content_js__WEBPACK_IMPORTED_MODULE_0__/* .section */ .uW)('Exceptions', exceptionTable(detection)),
            ...(0,_report_content_js__WEBPACK_IMPORTED_MODULE_0__/* .section */ .uW)('Remediation', remediationTable(remediation)),
        ];
    },
};
function productTable(rows) {
    const products = ['code', 'secrets'].map((product) => {
        return { product, row: rows.find((listed) => listed.product === product) };
    });
    return (0,_report_content_js__WEBPACK_IMPORTED_MODULE_0__/* .table */ .tp)(products, 'products', [
        ['Product', ({ product }) => product],
        ['Rules', ({ row }) => (row === undefined ? 'not enabled' : rulesOf(row))],
    ]);
}
function rulesOf({ rulesets, rules, disabled }) {
    const parts = Object.entries({ rulesets, rules, 'disabled rules': disabled });
    const named = parts.filter(([, names]) => names.length > 0);
    return { lines: named.map(([title, names]) => [`${title}: `, { codes: names, max: 20 }]) };
}
function exceptionTable(rows) {
    const exceptions = rows.flatMap(({ exceptions, product }) => exceptions.map(({ exception_type, rule, rule_type, project, project_tag_name: tag = '' }) => {
        const target = rule_type === 'pack' ? 'ruleset' : rule_type;
        const name = { code: (0,_report_findings_shown_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .shortRule */ .r0)(rule) };
        const scope = project ?? ['projects tagged ', { code: tag }];
        return {
            lines: [
                [`${exception_type} ${target} `, name],
                [`${product} · `, scope],
            ],
        };
    }));
    return (0,_report_content_js__WEBPACK_IMPORTED_MODULE_0__/* .table */ .tp)(exceptions, 'exceptions', [['Exception', (lines) => lines]]);
}
function remediationTable(rows) {
    return (0,_report_content_js__WEBPACK_IMPORTED_MODULE_0__/* .table */ .tp)(rows, 'remediation policies', [
        ['Policy', (row) => ({ lines: [row.name || (row.slug ?? ''), actionsOf(row)] })],
        ['When', ({ filters }) => conditionsOf(filters)],
    ]);
}
function actionsOf({ active, actions }) {
    const list = actions.map(({ type }) => (0,_report_format_js__WEBPACK_IMPORTED_MODULE_2__/* .spaced */ .ji)(type)).join(', ');
    return active ? list : `off (${list})`;
}
function conditionsOf({ mode, conditions }) {
    const parts = conditions.map(({ type, mode: valueMode, values }) => {
        const subject = type === 'repository_tag' ? 'projects tagged' : type;
        return [`${subject} `, valuesOf(valueMode, values)];
    });
    return (0,_report_content_js__WEBPACK_IMPORTED_MODULE_0__/* .separated */ .Ci)(parts, mode === 'all' ? ' and ' : ' or ');
}
function valuesOf(mode, values) {
    const codes = { codes: values, max: 10 };
    return mode === 'any' ? codes : [`${mode === 'none' ? 'not' : mode} `, codes];
}


/***/ }),

/***/ 8829:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   view: () => (/* binding */ view)
/* harmony export */ });
/* harmony import */ var _projects_project_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4849);
/* harmony import */ var _report_change_rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8894);
/* harmony import */ var _report_content_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6845);
/* harmony import */ var _report_findings_csv_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1391);
/* harmony import */ var _report_findings_shown_finding_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8542);
/* harmony import */ var _report_format_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5845);
/* harmony import */ var _report_list_view_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9542);
/* harmony import */ var _report_view_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7455);








const list = (0,_report_list_view_js__WEBPACK_IMPORTED_MODULE_6__/* .listView */ ._O)({
    rowsName: 'projects',
    noun: 'project',
    columns: (links) => [
        ['Project', ({ name, url, tags }) => ({ lines: [{ link: name, to: url }, { codes: tags }] })],
        ['Managed scans', scansText],
        [
            'Latest scan',
            ({ id, latest_scan_at: at, default_branch: branch }) => ({
                lines: [
                    (0,_report_content_js__WEBPACK_IMPORTED_MODULE_2__/* .dotted */ .Bs)([at === undefined ? 'never' : (0,_report_format_js__WEBPACK_IMPORTED_MODULE_5__/* .dayText */ .Ew)(at), branch && { code: (0,_report_findings_shown_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .branchName */ .at)(branch) }]),
                    (0,_report_view_js__WEBPACK_IMPORTED_MODULE_7__/* .findingsLink */ .bS)(links, id, 'open findings'),
                ],
            }),
        ],
    ],
});
/** Empty unless the project was named, because the list has no switches. */
function scansText(project) {
    if (project.managed_scan_config === undefined)
        return '';
    const { diff_scan, full_scan } = (0,_projects_project_js__WEBPACK_IMPORTED_MODULE_0__/* .managedScans */ .Gi)(project);
    return `diff ${diff_scan ? 'on' : 'off'}, full ${full_scan ? 'on' : 'off'}`;
}
const view = {
    ...list,
    headline: (result) => {
        const { failure, listed, rows = [] } = result;
        const isNone = failure?.kind === 'nothing-selected' || failure?.kind === 'rows-failed';
        if (isNone && listed === undefined)
            return 'No project was selected';
        if (rows.length === 0 || listed === undefined)
            return list.headline?.(result);
        return `${(0,_report_format_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(listed.length, 'project')} listed, ${(0,_report_format_js__WEBPACK_IMPORTED_MODULE_5__/* .number */ .ai)(rows.length)} failed`;
    },
    // A project that could not be read may be one more.
    figures: (result) => (result.rows === undefined ? (list.figures?.(result) ?? {}) : {}),
    isPartial: ({ failure, listed }) => failure?.kind === 'rows-failed' && listed !== undefined,
    sections: (result, context, figures) => [
        ...(0,_report_change_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .projectSections */ .Au)(result.rows ?? []),
        ...list.sections(result, context, figures),
    ],
    context: ({ request: { shard } }) => [shard === undefined ? '' : `shard ${shard.index} of ${shard.count}`],
    facts: ({ shards }) => [['Shards in the matrix', shards === undefined ? undefined : (0,_report_format_js__WEBPACK_IMPORTED_MODULE_5__/* .number */ .ai)(shards)]],
    outputs({ shards }) {
        if (shards === undefined)
            return {};
        const parts = Array.from({ length: shards }, (_, index) => `${index + 1}/${shards}`);
        return { matrix: { json: { shard: parts } } };
    },
    csv: ({ listed }, context) => listed && (0,_report_findings_csv_js__WEBPACK_IMPORTED_MODULE_3__/* .csvLines */ .A_)(_report_findings_csv_js__WEBPACK_IMPORTED_MODULE_3__/* .PROJECT_COLUMNS */ .K5, listed, context),
};


/***/ }),

/***/ 919:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   view: () => (/* binding */ view)
/* harmony export */ });
/* harmony import */ var _report_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5845);
/* harmony import */ var _report_selection_phrase_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5494);
/* harmony import */ var _report_written_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4383);



const view = {
    ..._report_written_js__WEBPACK_IMPORTED_MODULE_2__/* .fleetView */ .AM,
    facts: ({ request }) => [
        ['Diff scans', (0,_report_format_js__WEBPACK_IMPORTED_MODULE_0__/* .settingText */ .Su)(request.diffScan ?? 'unchanged')],
        ['Full scans', (0,_report_format_js__WEBPACK_IMPORTED_MODULE_0__/* .settingText */ .Su)(request.fullScan ?? 'unchanged')],
        ...(0,_report_selection_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .selectionFacts */ ._K)(request),
    ],
};


/***/ }),

/***/ 4529:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   view: () => (/* binding */ view)
/* harmony export */ });
/* harmony import */ var _findings_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6321);
/* harmony import */ var _report_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5845);
/* harmony import */ var _report_gaps_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4611);
/* harmony import */ var _report_plan_sections_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3240);




const view = {
    ..._report_plan_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .planBasics */ .BC,
    figures: (result) => ({ ..._report_plan_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .planBasics */ .BC.figures(result), ...(0,_report_plan_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .workFigures */ .FI)(result) }),
    sign: (result, outcome) => (outcome === 'succeeded' ? signOf(result) : undefined),
    sections: (result, context, figures) => [
        ...(0,_report_plan_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .overdueSection */ .ap)(result, result.plan?.coverage.overdue ?? [], figures, context),
        ..._report_plan_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .planBasics */ .BC.sections(result, context),
        ...(0,_report_plan_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .coverageSections */ .Fb)(result, figures, context),
    ],
    issueTitle(result, _pageTitle, place) {
        const { changes, ...others } = view.figures?.(result) ?? {};
        const parts = [
            changes?.value ? (0,_report_gaps_js__WEBPACK_IMPORTED_MODULE_2__/* .atLeast */ .jZ)(result, changes, (0,_report_format_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(Number(changes.value), 'change')) : '',
            others['over-limit']?.value ? 'over a limit' : '',
            ...[others.overdue, others.uncovered, others['ends-soon']].map((figure) => figure?.text ? (0,_report_gaps_js__WEBPACK_IMPORTED_MODULE_2__/* .atLeast */ .jZ)(result, figure, figure.text) : ''),
        ].filter(Boolean);
        const subject = changes?.value ? 'Drift' : 'Code security';
        return parts.length === 0 ? undefined : `${subject}${place}: ${parts.join(', ')}`;
    },
    comment(result, page) {
        const { plan } = result;
        // The comment shows the changes of a plan, not the failure that they cause.
        const failure = plan === undefined ? page.failure : undefined;
        const shown = { sign: signOf(result), title: `Rules: ${(0,_report_format_js__WEBPACK_IMPORTED_MODULE_1__/* .uncapitalized */ .ot)(page.title)}`, failure, notes: [] };
        const hasNews = plan === undefined || plan.rows.length > 0 || page.warnings.length > 0;
        return { page: { ...page, ...shown }, factsTitle: 'About this plan', hasNews };
    },
    tracked({ plan, notices }) {
        if (plan === undefined)
            return { kind: 'inconclusive' };
        const { uncovered = [], overdue } = plan.coverage;
        const ending = notices.filter(({ kind }) => kind === 'ends-soon');
        const overdueKeys = overdue.map(({ finding }) => (0,_findings_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .findingKey */ .fl)(finding)).sort();
        const listed = [plan.lines, plan.over.map(({ limit }) => limit), uncovered, overdueKeys, ending];
        return listed.some((items) => items.length > 0)
            ? { kind: 'act', listed: JSON.stringify(listed) }
            : { kind: 'clear' };
    },
};
/** A warning if there are no changes, but work for people. */
function signOf(result) {
    const { plan } = result;
    if (plan === undefined)
        return '❌';
    if (plan.over.length > 0)
        return '⚠️';
    if (plan.rows.length > 0)
        return '📝';
    return Object.values((0,_report_plan_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .workFigures */ .FI)(result)).some((figure) => figure?.value) ? '⚠️' : '✅';
}


/***/ }),

/***/ 1622:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  view: () => (/* binding */ view)
});

// EXTERNAL MODULE: ./build/src/findings/counts.js
var findings_counts = __webpack_require__(4150);
// EXTERNAL MODULE: ./build/src/findings/finding.js
var finding = __webpack_require__(6321);
// EXTERNAL MODULE: ./build/src/findings/history.js
var findings_history = __webpack_require__(4548);
// EXTERNAL MODULE: ./build/src/model/time.js
var time = __webpack_require__(4386);
// EXTERNAL MODULE: ./build/src/report/content.js
var content = __webpack_require__(6845);
;// CONCATENATED MODULE: ./build/src/report/findings/chart.js


/** Readable on white and black. GitHub would take `#1f77b4` for an issue. */
const COLOURS = [
    ['critical', 'crimson', 'red'],
    ['high', 'darkorange', 'orange'],
    ['medium', 'goldenrod', 'yellow'],
    ['low', 'dodgerblue', 'blue'],
    ['unknown', 'gray', 'gray'],
];
/** With fewer, the axis would have fractions. */
const MIN_TOP = 10;
/** With a caption, because not every version of Mermaid draws a legend. */
function historyChart({ endsMs, bySeverity }, period, isPartial) {
    const lines = COLOURS.map(([severity, css, name]) => ({
        severity,
        css,
        name,
        counts: bySeverity[severity] ?? [],
    })).filter(({ counts }) => counts.some((count) => count > 0));
    if (lines.length === 0)
        return [];
    const top = Math.max(MIN_TOP, ...lines.flatMap(({ counts }) => counts));
    const plotColorPalette = lines.map(({ css }) => css).join(', ');
    const style = {
        xyChart: { width: 800, height: 400, xAxis: { labelFontSize: 12 }, yAxis: { titlePadding: 25 } },
        themeVariables: { xyChart: { backgroundColor: 'transparent', plotColorPalette } },
    };
    const code = [
        `%%{init: ${JSON.stringify(style)}}%%`,
        'xychart-beta',
        `  x-axis [${labelsOf(endsMs).map((label) => `"${label}"`)}]`,
        // Mermaid cuts a label at the very top.
        `  y-axis "open" 0 --> ${top + 0.5}`,
        ...lines.map(({ severity, counts }) => `  line "${severity}" [${counts}]`),
    ];
    const names = lines.map(({ severity, name }) => `${severity} ${name}`);
    const sentences = [
        `Open at the end of each period of ${period}; lines: ${names.join(', ')}.`,
        'Counted are the findings that the platform lists today: it does not list those that it has removed since.',
        isPartial ? 'Not all of them could be counted.' : '',
    ];
    return [{ kind: 'mermaid', code: code.join('\n') }, ...(0,content/* paragraph */.FY)(...sentences)];
}
/** Days, months or hours: Mermaid draws equal labels as one point. */
function labelsOf(endsMs) {
    const [firstMs = 0, secondMs = 0] = endsMs;
    const isLong = (endsMs.at(-1) ?? 0) - firstMs >= 365 * time/* DAY_MS */.sO;
    const times = endsMs.map((ms) => new Date(ms).toISOString());
    if (secondMs - firstMs < time/* DAY_MS */.sO)
        return times.map((time) => `${time.slice(8, 13).replace('T', ' ')}h`);
    return times.map((time) => (isLong ? time.slice(0, 7) : time.slice(5, 10)));
}

// EXTERNAL MODULE: ./build/src/report/findings/csv.js
var csv = __webpack_require__(1391);
// EXTERNAL MODULE: ./build/src/report/findings/list.js
var list = __webpack_require__(4991);
// EXTERNAL MODULE: ./build/src/report/findings/shown-finding.js
var shown_finding = __webpack_require__(8542);
// EXTERNAL MODULE: ./build/src/report/format.js
var format = __webpack_require__(5845);
// EXTERNAL MODULE: ./build/src/report/gaps.js
var gaps = __webpack_require__(4611);
// EXTERNAL MODULE: ./build/src/report/plan/sections.js
var sections = __webpack_require__(3240);
// EXTERNAL MODULE: ./build/src/report/selection-phrase.js
var selection_phrase = __webpack_require__(5494);
;// CONCATENATED MODULE: ./build/src/operations/posture/view.js













const MAX_CHANGED = 10;
const view = {
    rowsName: () => 'findings',
    figures,
    /** `41 critical open, 3 new, 12 fixed` */
    headline(result) {
        const { listed } = result;
        if (listed === undefined)
            return 'No findings could be read';
        const { open, overdue, ...others } = figures(result);
        const [worst] = Object.entries((0,findings_counts/* severityCounts */.ur)(listed.filter(findings_history/* isKnownOpen */.kx)));
        const parts = [
            phrase(result, open, 'open', worst && `${(0,format/* number */.ai)(worst[1])} ${worst[0]}`).replace(/^0 /, 'nothing '),
            phrase(result, others.new, 'new'),
            phrase(result, others.fixed, 'fixed'),
            overdue?.value ? phrase(result, overdue, 'overdue') : '',
        ];
        return (0,format/* capitalized */.l2)(parts.filter(Boolean).join(', '));
    },
    // A report is no alarm, so findings that are overdue do not change its sign.
    sign: ({ listed = [] }, outcome) => outcome === 'succeeded' && listed.some(findings_history/* isKnownOpen */.kx) ? '📋' : undefined,
    context: ({ request: { filters, sinceMs, untilMs, products } }) => [
        `${(0,time/* dayOf */.kb)(sinceMs)} to ${(0,time/* dayOf */.kb)(untilMs)}`,
        products.map((product) => shown_finding/* PRODUCT_NAMES */.Tk[product]).join(', '),
        ...(0,selection_phrase/* queryFacts */.aL)({ issueType: 'sast', filters }).map(([name, values = '']) => [`${name}: `, values]),
    ],
    sections(result, context, ofResult) {
        const { listed = [], overdue = [], groups, history, coverage, request } = result;
        const open = listed.filter(findings_history/* isKnownOpen */.kx);
        const isPartial = (0,gaps/* atLeast */.jZ)(result, ofResult.open, '') !== '';
        return [
            ...(0,content/* section */.uW)('', openBlocks(result, open, ofResult)),
            ...(0,list/* groupSections */._U)(groups && { ...groups, classes: [] }, context.nowMs),
            ...(0,sections/* overdueSection */.ap)(result, overdue, ofResult, context),
            ...changedSection(result, 'new', ofResult, context),
            ...(0,content/* section */.uW)('Open findings over time', history ? historyChart(history, request.period, isPartial) : []),
            ...changedSection(result, 'fixed', ofResult, context),
            ...changedSection(result, 'ignored', ofResult, context),
            ...(0,list/* mostSections */.gu)(open),
            ...(coverage === undefined ? [] : (0,sections/* scanSections */.oL)(coverage)),
        ];
    },
    tracked({ listed, overdue = [] }) {
        if (listed === undefined)
            return { kind: 'inconclusive' };
        const reopens = changedIn(listed, 'new').length > 0 || overdue.length > 0;
        return { kind: 'act', listed: reopens || listed.some(findings_history/* isKnownOpen */.kx) ? 'findings' : '', reopens };
    },
    csv: ({ listed, projectTags }, context) => listed &&
        (0,csv/* csvLines */.A_)([...csv/* FINDING_COLUMNS */.GR, ['change', ({ changes }) => changes.join(' ')]], listed, {
            ...context,
            projectTags,
        }),
};
function changedIn(listed, change) {
    return listed.filter(({ changes }) => changes.includes(change));
}
function figures({ listed, overdue = [], request: { products, serviceLevels } }) {
    if (listed === undefined)
        return {};
    const open = listed.filter(findings_history/* isKnownOpen */.kx);
    const figure = (value, ...subjects) => ({
        value,
        subjects: [...products, ...subjects],
    });
    const changed = (change, ...subjects) => figure(changedIn(listed, change).length, change, ...subjects);
    return {
        open: figure(open.length, 'status'),
        new: changed('new'),
        fixed: changed('fixed', 'status'),
        ignored: changed('ignored', 'status'),
        reopened: { ...changed('reopened'), isOutput: false },
        overdue: serviceLevels && figure(overdue.length, 'service-levels'),
        counts: figure({ json: (0,findings_counts/* productCounts */.YD)(open) }, 'status'),
    };
}
/** `12 new`, `at least 12 new`, `new unknown` */
function phrase(result, figure, word, text = (0,format/* number */.ai)(Number(figure?.value))) {
    const count = (0,gaps/* atLeast */.jZ)(result, figure, text);
    return count === 'unknown' ? `${word} unknown` : `${count} ${word}`;
}
/** Open findings by severity and product; more columns than products do not fit on a phone. */
function openBlocks(result, open, { reopened }) {
    const { products } = result.request;
    const columns = products.map((product) => ({ title: shown_finding/* PRODUCT_NAMES */.Tk[product], kinds: [product] }));
    if (products.length > 1)
        columns.unshift({ title: 'All', kinds: [...products] });
    const counts = (0,content/* table */.tp)([...Object.keys((0,findings_counts/* severityCounts */.ur)(open)), undefined], 'severities', [
        ['Open', (severity = 'all') => severity],
        ...columns.map(({ title, kinds }) => {
            const ofKinds = open.filter(({ kind }) => kinds.includes(kind));
            const bySeverity = (0,findings_counts/* severityCounts */.ur)(ofKinds);
            const total = { value: ofKinds.length, subjects: [...kinds, 'status'] };
            const cell = (severity) => severity === undefined
                ? (0,gaps/* atLeast */.jZ)(result, total, (0,format/* number */.ai)(ofKinds.length))
                : (0,format/* number */.ai)(bySeverity[severity] ?? 0);
            return [title, cell];
        }),
    ]);
    const inReview = open.filter(({ status }) => status === 'reviewing').length;
    const facts = (0,content/* dotted */.Bs)([
        inReview > 0 ? `${(0,format/* number */.ai)(inReview)} in review` : '',
        reopened?.value ? phrase(result, reopened, 'reopened') : '',
    ]);
    return [...(open.length === 0 ? [] : counts), ...(0,content/* paragraph */.FY)(facts)];
}
/** Only new findings ask for work, so the others are folded. */
function changedSection(result, change, ofResult, context) {
    const changed = changedIn(result.listed ?? [], change);
    const title = `${(0,format/* capitalized */.l2)(change)} since ${(0,time/* dayOf */.kb)(result.request.sinceMs)}`;
    const count = (0,gaps/* atLeast */.jZ)(result, ofResult[change], (0,format/* number */.ai)(changed.length));
    const blocks = (0,list/* findingTable */.ck)((0,finding/* worstFirst */.md)(changed), { ...context, maxRows: MAX_CHANGED });
    return (0,content/* section */.uW)(`${title}: ${count}`, blocks, change !== 'new');
}


/***/ }),

/***/ 9611:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   view: () => (/* binding */ view)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _changes_rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4686);
/* harmony import */ var _report_change_rows_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8894);
/* harmony import */ var _report_content_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6845);
/* harmony import */ var _report_format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5845);
/* harmony import */ var _report_selection_phrase_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5494);
/* harmony import */ var _report_written_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4383);







const view = {
    rowsName: () => 'sboms',
    headline({ listed, rows }) {
        const others = (0,_report_written_js__WEBPACK_IMPORTED_MODULE_6__/* .otherRowsPhrase */ .vV)((0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .inState */ .ph)(rows, 'failed', 'not-reached'), 'project');
        const left = (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .inState */ .ph)(rows, 'left').length;
        const without = left === 0 ? '' : `${(0,_report_format_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(left, 'project')} without dependencies`;
        const saved = listed.length === 0 ? 'No SBOM saved' : `${(0,_report_format_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(listed.length, 'SBOM')} saved`;
        return [saved, others, without].filter(Boolean).join('; ');
    },
    sign: ({ listed }, outcome) => (outcome === 'succeeded' && listed.length === 0 ? '⚠️' : undefined),
    context: ({ request }) => [`CycloneDX ${request.version}`],
    facts: ({ request, commit, rows, listed }) => [
        ...(0,_report_selection_phrase_js__WEBPACK_IMPORTED_MODULE_5__/* .selectionFacts */ ._K)(request),
        ['Without dependencies', { codes: (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .inState */ .ph)(rows, 'left').map(({ change }) => change.project.name) }],
        [
            'Folder',
            listed[0] && { sentence: `\`${request.folder}\`, deleted with the runner: upload it to keep it` },
        ],
        ['Commit of the latest full scan', commit && { code: (0,_report_format_js__WEBPACK_IMPORTED_MODULE_4__/* .shortCommit */ .Ax)(commit) }],
    ],
    sections({ listed, rows }) {
        const files = (0,_report_content_js__WEBPACK_IMPORTED_MODULE_3__/* .table */ .tp)(listed, 'SBOMs', [
            ['Project', ({ project }) => ({ link: project.name, to: project.url })],
            ['File', ({ path }) => ({ code: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path), max: 100 })],
        ]);
        return [...(0,_report_change_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .projectSections */ .Au)((0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .inState */ .ph)(rows, 'failed', 'not-reached')), ...(0,_report_content_js__WEBPACK_IMPORTED_MODULE_3__/* .section */ .uW)('SBOMs', files)];
    },
    outputs: (result) => ({
        'sbom-path': result.listed.length > 1 ? result.request.folder : result.listed[0]?.path,
        sboms: (0,_report_written_js__WEBPACK_IMPORTED_MODULE_6__/* .doneCount */ .am)(result.listed.length, result),
        'sbom-commit': result.commit,
    }),
};


/***/ }),

/***/ 5267:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   view: () => (/* binding */ view)
/* harmony export */ });
/* harmony import */ var _model_findings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3917);
/* harmony import */ var _report_content_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6845);
/* harmony import */ var _report_findings_list_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4991);
/* harmony import */ var _report_findings_shown_finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8542);
/* harmony import */ var _report_format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5845);
/* harmony import */ var _report_outputs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3558);
/* harmony import */ var _scans_scan_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6107);







const view = {
    headline(result) {
        const { counted: count, findings, scans } = result;
        const main = mainScan(result);
        if (main === undefined)
            return `${requestedScan(result)} could not be read`;
        const repository = text(main.scan.meta.repository);
        const scan = repository === undefined ? `Scan ${main.scan.id}` : `The scan of ${repository}`;
        if (main.status === undefined)
            return `${scan} has an unknown outcome`;
        if (main.status === 'running')
            return `${scan} is not complete yet`;
        if (main.status === 'failed')
            return `${scan} ${failedText(main)}`;
        if (count === 0)
            return `${scan} found nothing${productsText(scans)}`;
        if (count === undefined && findings === undefined)
            return `${scan} is complete, but its findings are unknown`;
        // A scan also counts ignored and silenced findings, and the branch may have a newer scan.
        const ending = count === undefined ? 'is complete' : `counted ${(0,_report_format_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(count, 'finding')}`;
        return [`${scan} ${ending}`, openText(findings)].filter(Boolean).join('; ');
    },
    sign(result, outcome) {
        const main = mainScan(result);
        if (main === undefined || outcome !== 'succeeded')
            return undefined;
        if (main.status === 'running')
            return '⏳';
        if (main.status === 'failed')
            return '❌';
        const count = result.counted ?? result.findings?.length;
        return main.status === undefined || count !== 0 || main.scan.exit_code === 1 ? '⚠️' : undefined;
    },
    context: (result) => scanContext(mainScan(result)?.scan),
    facts: (result) => scanFacts(mainScan(result)),
    sections(result, context) {
        const { findings, scans } = result;
        const options = { ...context, isOneRepository: true };
        const commitScans = (0,_report_content_js__WEBPACK_IMPORTED_MODULE_1__/* .section */ .uW)('Scans of the commit', scans.length > 1 ? scanTable(scans) : []);
        if (findings === undefined)
            return [...commitScans, ...failedSection(mainScan(result))];
        return [
            ...(0,_report_content_js__WEBPACK_IMPORTED_MODULE_1__/* .section */ .uW)('', (0,_report_findings_list_js__WEBPACK_IMPORTED_MODULE_2__/* .findingCounts */ .s_)(findings)),
            ...commitScans,
            ...(0,_report_content_js__WEBPACK_IMPORTED_MODULE_1__/* .section */ .uW)('Findings of the branch, worst first', (0,_report_findings_list_js__WEBPACK_IMPORTED_MODULE_2__/* .findingTable */ .ck)(findings, options)),
        ];
    },
    outputs({ scans, counted: count }) {
        const shown = scans.map(({ scan, status }) => {
            const { meta, stats: { total_time } = {} } = scan;
            const place = { branch: text(meta.branch), commit: text(meta.commit) };
            return { scan, figures: { ...scan, ...place, status, total_time } };
        });
        return (0,_report_outputs_js__WEBPACK_IMPORTED_MODULE_5__/* .scanOutputs */ .qz)(shown, count);
    },
    isPartial: ({ scans }) => scans.length > 0,
};
/** ` (only secrets ran)`, unless all products ran. */
function productsText(scans) {
    const ran = new Set(scans.flatMap(({ scan }) => (0,_scans_scan_js__WEBPACK_IMPORTED_MODULE_6__/* .productsRun */ .Ig)(scan)));
    const isWhole = _model_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .SCANNED_PRODUCTS */ .Kw.every((product) => ran.has(product));
    return isWhole || ran.size === 0 ? '' : ` (only ${(0,_report_format_js__WEBPACK_IMPORTED_MODULE_4__/* .joined */ .oR)([...ran])} ran)`;
}
/** `4 open on the branch: 4 high` */
function openText(findings) {
    if (findings === undefined)
        return '';
    // Rows of its secrets may name other branches.
    if (findings.length === 0)
        return 'none is listed as open on the branch';
    return `${(0,_report_format_js__WEBPACK_IMPORTED_MODULE_4__/* .number */ .ai)(findings.length)} open on the branch: ${(0,_report_findings_list_js__WEBPACK_IMPORTED_MODULE_2__/* .severityPhrase */ .zI)(findings)}`;
}
/** The newest that did not complete, else the newest. */
function mainScan({ scans }) {
    return scans.find(({ status }) => status !== 'completed') ?? scans[0];
}
function scanTable(scans) {
    return (0,_report_content_js__WEBPACK_IMPORTED_MODULE_1__/* .table */ .tp)(scans, 'scans', [
        ['Scan', ({ scan }) => String(scan.id)],
        ['Products', ({ scan }) => scan.enabled_products.slice(0, 20).join(', ')],
        ['Status', ({ status }) => status ?? 'unknown'],
        ['Findings', ({ scan, status }) => (status === 'completed' ? String(scan.stats?.findings ?? '') : '')],
    ]);
}
function failedSection(main) {
    if (main?.status !== 'failed')
        return [];
    const log = { link: 'its log', to: text(main.scan.meta.ci_job_url) };
    return (0,_report_content_js__WEBPACK_IMPORTED_MODULE_1__/* .section */ .uW)('', (0,_report_content_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraph */ .FY)(['Its findings are unknown. See ', log, ' for the cause.']));
}
function failedText({ scan, platformStatus }) {
    return (0,_scans_scan_js__WEBPACK_IMPORTED_MODULE_6__/* .isFailureCode */ .sH)(scan.exit_code)
        ? `failed with exit code ${scan.exit_code}`
        : `did not complete (${platformStatus ?? 'unknown'})`;
}
function requestedScan({ request: { scan } }) {
    if (scan.by === 'id')
        return `Scan ${scan.scanId}`;
    return `The scan of commit ${(0,_report_format_js__WEBPACK_IMPORTED_MODULE_4__/* .shortCommit */ .Ax)(scan.commit)} of ${scan.project}`;
}
function scanContext(scan) {
    if (scan === undefined)
        return [];
    const { meta } = scan;
    const [repository, branch, commit] = [text(meta.repository), text(meta.branch), text(meta.commit)];
    const title = firstLine(meta.commit_title);
    const titled = title === undefined ? '' : [' ', { text: title, max: 300 }];
    return [
        repository === undefined ? '' : { link: repository, to: text(meta.repo_url) },
        branch === undefined ? '' : ['branch ', { code: (0,_report_findings_shown_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .branchName */ .at)(branch) }],
        commit === undefined ? '' : ['commit ', { code: (0,_report_format_js__WEBPACK_IMPORTED_MODULE_4__/* .shortCommit */ .Ax)(commit) }, titled],
    ];
}
function scanFacts(main) {
    if (main === undefined)
        return [];
    const { scan, status } = main;
    const { id, meta, started_at, completed_at, exit_code, repository_id, has_logs } = scan;
    // A scan under way has no numbers, and a failed one no count, whatever the platform sends.
    const { total_time: seconds } = completed_at === undefined ? {} : (scan.stats ?? {});
    const findings = status === 'completed' ? scan.stats?.findings : undefined;
    const [author, account] = [text(meta.commit_author_name), text(meta.commit_author_username)];
    const job = text(meta.ci_job_url);
    const notYet = status === 'running' ? 'not yet' : undefined;
    const code = `${exit_code} (suggested by the scanner; the CI job may have ended otherwise)`;
    return [
        // The address is that of the job that scanned, not of the scan.
        ['Scan', job === undefined ? String(id) : [`${id} (`, { link: 'CI job', to: job }, ')']],
        ['Repository id', repository_id?.toString()],
        ['Pull request', pullRequestText(meta)],
        ['Commit author', [author, author && account ? `(${account})` : account].filter(Boolean).join(' ')],
        ['Trigger', text(meta.on)],
        ['Products', scan.enabled_products.slice(0, 20).join(', ')],
        ['Configuration', text(meta.config)],
        ['Findings counted', findings === undefined ? undefined : (0,_report_format_js__WEBPACK_IMPORTED_MODULE_4__/* .number */ .ai)(findings) + partsText(scan)],
        ['Duration', seconds === undefined ? undefined : { unbroken: (0,_report_format_js__WEBPACK_IMPORTED_MODULE_4__/* .duration */ .p0)(seconds * 1000) }],
        ['Started', started_at && { unbroken: (0,_report_format_js__WEBPACK_IMPORTED_MODULE_4__/* .secondOf */ .UB)(started_at) }],
        ['Completed', completed_at === undefined ? notYet : { unbroken: (0,_report_format_js__WEBPACK_IMPORTED_MODULE_4__/* .secondOf */ .UB)(completed_at) }],
        // Before the platform's own block and its audit mode (field-notes, "As recorded").
        ['Exit code', completed_at && exit_code !== undefined ? code : undefined],
        ['Logs on the platform', has_logs ? 'yes' : 'no'],
    ];
}
function pullRequestText(meta) {
    const id = meta.pull_request_id;
    if (id === undefined || id === 0 || id === '')
        return undefined;
    const author = text(meta.pull_request_author_username);
    return [`#${id}`, firstLine(meta.pull_request_title), author && `(by ${author})`].filter(Boolean).join(' ');
}
/** ` (8 code, 3 supply chain)`; empty without counts by product. */
function partsText({ stats }) {
    const parts = Object.entries(stats?.findings_by_product ?? {}).filter(([, count]) => count > 0);
    const texts = parts.map(([product, count]) => `${(0,_report_format_js__WEBPACK_IMPORTED_MODULE_4__/* .number */ .ai)(count)} ${(0,_report_format_js__WEBPACK_IMPORTED_MODULE_4__/* .spaced */ .ji)(product)}`);
    return texts.length === 0 ? '' : ` (${texts.join(', ')})`;
}
/** The rest of a message has e-mail addresses (`Co-authored-by`). */
function firstLine(value) {
    const [line] = (text(value) ?? '').trim().split(/[\r\n]/, 1);
    return text(line);
}
function text(value) {
    return value === undefined || value === '' ? undefined : String(value);
}


/***/ }),

/***/ 5946:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   view: () => (/* binding */ view)
/* harmony export */ });
/* harmony import */ var _model_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(519);
/* harmony import */ var _report_selection_phrase_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5494);
/* harmony import */ var _report_written_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4383);



const view = {
    ..._report_written_js__WEBPACK_IMPORTED_MODULE_1__/* .fleetView */ .AM,
    facts: ({ request }) => [
        ['Tags to add', { codes: request.tags }],
        ['Tags to remove', { codes: (0,_model_names_js__WEBPACK_IMPORTED_MODULE_2__/* .namesWithout */ .Vc)(request.removeTags, request.tags) }],
        ...(0,_report_selection_phrase_js__WEBPACK_IMPORTED_MODULE_0__/* .selectionFacts */ ._K)(request),
    ],
};


/***/ }),

/***/ 8248:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   draftIssues: () => (/* binding */ draftIssues)
/* harmony export */ });
/* harmony import */ var _findings_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6321);
/* harmony import */ var _github_issue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2530);
/* harmony import */ var _github_marked_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(617);
/* harmony import */ var _report_content_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6845);
/* harmony import */ var _report_findings_list_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4991);
/* harmony import */ var _report_findings_shown_finding_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8542);
/* harmony import */ var _report_format_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5845);
/* harmony import */ var _report_html_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7111);
/* harmony import */ var _report_view_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7455);
/* harmony import */ var _known_issue_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2116);










const MAX_SHOWN = 100;
function draftIssues(writes, { tracker, groupIssues }, step) {
    const { deployment, identity, baseUrl } = step;
    const links = (0,_report_view_js__WEBPACK_IMPORTED_MODULE_8__/* .platformLinks */ .Do)(baseUrl, deployment);
    const rules = [...new Set(step.listed.map(_report_findings_shown_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .ruleName */ .oF))].filter((rule) => rule !== undefined);
    const bodyOf = ({ marker, findings, unseen }) => {
        const { id, name } = marker.place;
        const rest = `${(0,_report_format_js__WEBPACK_IMPORTED_MODULE_6__/* .counted */ .hS)(unseen, 'more finding')} may be open, because the lists may be incomplete.`;
        const repository = { link: { text: name, max: 300 }, to: links.findingsOf(id) };
        const page = {
            ..._report_content_js__WEBPACK_IMPORTED_MODULE_3__/* .EMPTY_PAGE */ .AT,
            sign: '📋',
            title: `${unseen === 0 ? '' : 'At least '}${(0,_report_format_js__WEBPACK_IMPORTED_MODULE_6__/* .counted */ .hS)(findings.length, 'open finding')}: ${(0,_report_findings_list_js__WEBPACK_IMPORTED_MODULE_4__/* .severityPhrase */ .zI)(findings)}`,
            context: [repository, ['Deployment ', { strong: deployment }]],
            sections: [
                ...(0,_report_content_js__WEBPACK_IMPORTED_MODULE_3__/* .section */ .uW)('', (0,_report_findings_list_js__WEBPACK_IMPORTED_MODULE_4__/* .findingList */ .QQ)((0,_findings_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .worstFirst */ .md)(findings), MAX_SHOWN, { links })),
                ...(0,_report_content_js__WEBPACK_IMPORTED_MODULE_3__/* .section */ .uW)('', unseen === 0 ? [] : (0,_report_content_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraph */ .FY)(rest)),
                ...(0,_report_content_js__WEBPACK_IMPORTED_MODULE_3__/* .section */ .uW)('What to do', (0,_report_content_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraph */ .FY)(WHAT_TO_DO)),
            ],
        };
        const stamp = (0,_known_issue_js__WEBPACK_IMPORTED_MODULE_9__/* .stampOf */ .Zs)(marker);
        const maxLength = _report_html_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_GITHUB_LENGTH */ .Q0 - stamp.length;
        const options = { factsTitle: '', footer: tracker.footer, maxLength, isList: true };
        return (0,_github_marked_text_js__WEBPACK_IMPORTED_MODULE_2__/* .markedBody */ .j$)(identity, stamp, (0,_report_html_js__WEBPACK_IMPORTED_MODULE_7__/* .githubMarkdown */ .nS)(page, options));
    };
    return writes.map((write) => {
        const { action, issue, duplicateOf, marker, findings, bot } = write;
        const title = titleOf(findings[0], groupIssues, rules);
        if (action === 'merged')
            return { ...write, title, body: `Duplicate of #${duplicateOf}` };
        // The text of a closed issue stays as it was.
        if (action === 'closed' && issue !== undefined) {
            const body = issue.body.replace(issue.stamp, () => (0,_known_issue_js__WEBPACK_IMPORTED_MODULE_9__/* .stampOf */ .Zs)(marker));
            return { ...write, title, body, comment: closingLine(write) };
        }
        return { ...write, title, body: bodyOf(write), comment: bot && (0,_github_issue_js__WEBPACK_IMPORTED_MODULE_1__/* .reopenedLine */ .B1)(bot) };
    });
}
const WHAT_TO_DO = 'Fix the findings and push, or ignore them on the platform: the workflow closes this issue once none of them is open. If you close it by hand, it stays closed until a new finding is added.';
/** `Code security: lodash (CVE-2021-23337) in acme/shop`; without facts that change, because it is never updated. */
function titleOf(finding, isGrouped, rules) {
    if (finding === undefined)
        return 'Code security';
    const { dependency, vulnerability_identifier: vulnerability, repository } = finding;
    const rule = distinctEnd((0,_report_findings_shown_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .ruleName */ .oF)(finding) ?? finding.kind, rules);
    const name = dependency?.package ? `${dependency.package} (${vulnerability ?? rule})` : rule;
    const where = [repository, isGrouped ? '' : (0,_report_findings_shown_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .placeText */ .Z9)(finding)].filter(Boolean).join(': ');
    return (0,_report_html_js__WEBPACK_IMPORTED_MODULE_7__/* .issueTitle */ .al)(`Code security: ${name}${where === '' ? '' : ` in ${where}`}`);
}
/** The end of a rule's name, long enough to tell it from the others. */
function distinctEnd(rule, rules) {
    const segments = rule.split('.');
    const ends = [(0,_report_findings_shown_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .shortRule */ .r0)(rule), ...segments.map((_, index) => segments.slice(-index - 1).join('.'))];
    const isShared = (end) => rules.some((name) => name !== rule && `.${name}`.endsWith(`.${end}`));
    return ends.find((end) => !isShared(end)) ?? rule;
}
/** `None of the findings is open any more: 2 were fixed and 1 was ignored.` */
function closingLine({ ended }) {
    const ways = Object.entries(ended).filter(([, count]) => count > 0);
    const parts = ways.map(([way, count]) => `${(0,_report_format_js__WEBPACK_IMPORTED_MODULE_6__/* .number */ .ai)(count)} ${count === 1 ? 'was' : 'were'} ${way}`);
    return `None of the findings is open any more: ${(0,_report_format_js__WEBPACK_IMPORTED_MODULE_6__/* .joined */ .oR)(parts)}.`;
}


/***/ }),

/***/ 5992:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   view: () => (/* binding */ view)
/* harmony export */ });
/* harmony import */ var _changes_rows_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4686);
/* harmony import */ var _findings_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6321);
/* harmony import */ var _findings_tickets_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3925);
/* harmony import */ var _model_notice_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7963);
/* harmony import */ var _report_content_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6845);
/* harmony import */ var _report_explain_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3699);
/* harmony import */ var _report_finding_rows_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2187);
/* harmony import */ var _report_findings_list_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4991);
/* harmony import */ var _report_format_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5845);
/* harmony import */ var _report_selection_phrase_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5494);
/* harmony import */ var _report_written_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4383);











const view = {
    headline(result) {
        const { rows, request, failure, notices } = result;
        const { dryRun, tracker } = request;
        const { tickets, items } = (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .rowsByUnit */ .PA)(rows);
        const done = tracker.kind === 'github' ? issuesPhrase(result) : ticketsPhrase(result);
        const behind = behindPhrase(result);
        const isSure = failure === undefined && !notices.some(_model_notice_js__WEBPACK_IMPORTED_MODULE_10__/* .isGap */ .N);
        if (rows.length === 0 && done === '' && behind === '')
            return isSure ? 'No finding to open a ticket for' : 'No ticket was opened';
        const isUnknown = (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .inState */ .ph)(rows, 'unknown').length > 0;
        const nothing = isUnknown ? '' : `No ticket ${dryRun ? 'would be ' : ''}opened`;
        const others = [(0,_report_written_js__WEBPACK_IMPORTED_MODULE_9__/* .otherRowsPhrase */ .vV)(tickets, 'finding'), (0,_report_written_js__WEBPACK_IMPORTED_MODULE_9__/* .otherRowsPhrase */ .vV)(items, 'item')];
        return [done || nothing, ...others, behind].filter(Boolean).join('; ');
    },
    sign: ({ issues }, outcome) => (outcome === 'succeeded' && issues.openBehindClosed > 0 ? '⚠️' : undefined),
    isPartial: ({ issues, request }) => !request.dryRun && Object.values(issues.written).some((count) => count > 0),
    facts: ({ request: { selection, groupIssues, tracker } }) => [
        ['One ticket per rule and repository', groupIssues ? 'yes' : 'no'],
        tracker.kind === 'github'
            ? ['Issue repository', `${tracker.repository.owner}/${tracker.repository.repo}`]
            : ['Jira project', tracker.projectId === undefined ? undefined : String(tracker.projectId)],
        ...(selection.by === 'listed' ? (0,_report_selection_phrase_js__WEBPACK_IMPORTED_MODULE_8__/* .queryFacts */ .aL)(selection.query) : []),
    ],
    sections(result, context) {
        const { dryRun } = result.request;
        const { tickets: rows, items } = (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .rowsByUnit */ .PA)(result.rows);
        const sorted = (0,_findings_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .worstRowsFirst */ .Lt)(rows, ({ change }) => change.finding);
        const made = (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .inState */ .ph)(sorted, 'changed', 'would-change');
        const left = (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .inState */ .ph)(sorted, 'left');
        return [
            ...(0,_report_written_js__WEBPACK_IMPORTED_MODULE_9__/* .itemSection */ .Xp)(items),
            ...(0,_report_finding_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .outcomeSection */ .KT)('Findings for which no ticket was opened', (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .inState */ .ph)(rows, 'failed'), context),
            ...(0,_report_finding_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .outcomeSection */ .KT)('Unknown: a ticket may have been opened', (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .inState */ .ph)(rows, 'unknown'), context),
            ...(0,_report_content_js__WEBPACK_IMPORTED_MODULE_3__/* .section */ .uW)(dryRun ? 'Findings that would get a ticket' : 'Findings that got a ticket', [
                ...(0,_report_findings_list_js__WEBPACK_IMPORTED_MODULE_6__/* .findingCounts */ .s_)((0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .findingsOf */ .WX)(made)),
                ...(0,_report_findings_list_js__WEBPACK_IMPORTED_MODULE_6__/* .findingTable */ .ck)((0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .findingsOf */ .WX)(made), { ...context, extra: (_, index) => ticketLink(made[index]) }),
            ]),
            ...(0,_report_content_js__WEBPACK_IMPORTED_MODULE_3__/* .section */ .uW)('Left as they are', (0,_report_findings_list_js__WEBPACK_IMPORTED_MODULE_6__/* .findingTable */ .ck)((0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .findingsOf */ .WX)(left), { ...context, below: (_, index) => whyLeft(left[index]) })),
            ...(0,_report_finding_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .outcomeSection */ .KT)('Not reached: the step ended first', (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .inState */ .ph)(rows, 'not-reached'), context),
        ];
    },
    outputs(result) {
        const { rows, issues, request } = result;
        const { dryRun, tracker } = request;
        const tickets = openedTickets((0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .rowsByUnit */ .PA)(rows).tickets);
        const opened = tracker.kind === 'github' ? issues.written.opened : tickets.length;
        return {
            'tickets-created': (0,_report_written_js__WEBPACK_IMPORTED_MODULE_9__/* .doneCount */ .am)(dryRun ? 0 : opened, result),
            'tickets-closed': tracker.kind === 'github' ? (0,_report_written_js__WEBPACK_IMPORTED_MODULE_9__/* .doneCount */ .am)(dryRun ? 0 : issues.written.closed, result) : undefined,
            tickets: dryRun ? undefined : { json: tickets },
        };
    },
};
/** `4 tickets opened for 8 findings`; empty where there are none. */
function ticketsPhrase({ rows, request }) {
    const { dryRun } = request;
    const { tickets } = (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .rowsByUnit */ .PA)(rows);
    const made = (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .inState */ .ph)(tickets, 'changed', 'would-change');
    if (made.length === 0)
        return '';
    const count = dryRun ? (0,_findings_tickets_js__WEBPACK_IMPORTED_MODULE_2__/* .ticketGroups */ .$B)(made, request).length : openedTickets(tickets).length;
    return `${(0,_report_format_js__WEBPACK_IMPORTED_MODULE_7__/* .counted */ .hS)(count, 'ticket')} ${dryRun ? 'would be ' : ''}opened for ${(0,_report_format_js__WEBPACK_IMPORTED_MODULE_7__/* .counted */ .hS)(made.length, 'finding')}`;
}
/** `2 issues opened, 1 closed`; empty where none was written. */
function issuesPhrase({ issues, request: { dryRun } }) {
    const written = Object.entries(issues.written).filter(([, count]) => count > 0);
    const phrases = written.map(([action, count], index) => {
        const done = action === 'merged' ? `closed as ${count === 1 ? 'a duplicate' : 'duplicates'}` : action;
        if (index > 0)
            return `${(0,_report_format_js__WEBPACK_IMPORTED_MODULE_7__/* .number */ .ai)(count)} ${done}`;
        return `${(0,_report_format_js__WEBPACK_IMPORTED_MODULE_7__/* .counted */ .hS)(count, 'issue')} ${dryRun ? 'would be ' : ''}${done}`;
    });
    return phrases.join(', ');
}
/** `3 open findings have issues that people closed`; empty where none has. */
function behindPhrase({ issues: { openBehindClosed: count } }) {
    if (count === 0)
        return '';
    return `${(0,_report_format_js__WEBPACK_IMPORTED_MODULE_7__/* .counted */ .hS)(count, 'open finding')} ${count === 1 ? 'has an issue' : 'have issues'} that people closed`;
}
function openedTickets(rows) {
    const byTicket = Map.groupBy((0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .inState */ .ph)(rows, 'changed'), (row) => {
        const { url, slug, id } = (0,_findings_tickets_js__WEBPACK_IMPORTED_MODULE_2__/* .ticketOf */ .We)(row) ?? {};
        return url ?? slug ?? id ?? `finding ${row.change.finding.id}`;
    });
    return [...byTicket.values()].map((ticketRows) => ({
        url: ticketRows[0] && (0,_findings_tickets_js__WEBPACK_IMPORTED_MODULE_2__/* .ticketOf */ .We)(ticketRows[0])?.url,
        ids: (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .findingsOf */ .WX)(ticketRows).map(({ id }) => id),
    }));
}
function ticketLink(row) {
    const ticket = row && (0,_findings_tickets_js__WEBPACK_IMPORTED_MODULE_2__/* .ticketOf */ .We)(row);
    return ticket === undefined ? '' : { link: ticket.slug ?? ticket.id ?? 'ticket', to: ticket.url };
}
/** The platform's reason, the finding's present status, or its ticket. */
function whyLeft(row) {
    if (row?.failure !== undefined)
        return { sentence: (0,_report_explain_js__WEBPACK_IMPORTED_MODULE_4__/* .shortMessage */ .Sq)(row.failure), max: 500 };
    if (row?.seen === undefined)
        return 'no longer listed';
    return 'kind' in row.seen ? `now ${(0,_report_format_js__WEBPACK_IMPORTED_MODULE_7__/* .spaced */ .ji)(row.seen.status ?? 'unknown')}` : ticketLink(row);
}


/***/ }),

/***/ 5092:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   view: () => (/* binding */ view)
/* harmony export */ });
/* harmony import */ var _changes_rows_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4686);
/* harmony import */ var _report_findings_list_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4991);
/* harmony import */ var _report_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5845);
/* harmony import */ var _report_gaps_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4611);
/* harmony import */ var _report_selection_phrase_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5494);
/* harmony import */ var _report_written_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4383);






const view = {
    sections: _report_written_js__WEBPACK_IMPORTED_MODULE_5__/* .rowSections */ .vq,
    tracked: _report_written_js__WEBPACK_IMPORTED_MODULE_5__/* .trackFailures */ .nO,
    headline(result) {
        const { request, rows, notices } = result;
        if (request.dryRun)
            return dryRunHeadline(result);
        const unnamed = request.selection.by === 'platform' ? (0,_report_written_js__WEBPACK_IMPORTED_MODULE_5__/* .unnamedNotice */ .Xo)(result) : undefined;
        const done = unnamed === undefined
            ? (0,_report_written_js__WEBPACK_IMPORTED_MODULE_5__/* .writtenPhrase */ .Ny)(rows, false)
            : `${(0,_report_format_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(unnamed.numTriaged, 'finding')} triaged, ${(0,_report_format_js__WEBPACK_IMPORTED_MODULE_2__/* .number */ .ai)(unnamed.named)} of them named`;
        const lost = notices.find((notice) => notice.kind === 'answers-lost');
        if (lost === undefined)
            return done;
        const unknown = `the outcome for up to ${(0,_report_format_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(lost.atMost, 'finding')} is unknown`;
        return rows.length === 0 && unnamed === undefined ? (0,_report_format_js__WEBPACK_IMPORTED_MODULE_2__/* .capitalized */ .l2)(unknown) : `${done}; ${unknown}`;
    },
    context: ({ request, isOfWholeDeployment }) => [
        isOfWholeDeployment ? WHOLE_DEPLOYMENT : '',
        { text: (0,_report_selection_phrase_js__WEBPACK_IMPORTED_MODULE_4__/* .triagePhrase */ .EX)(request.issueType, request.selection, request.decision), max: 1000 },
    ],
    facts(result, _context, figures) {
        const { request, selected } = result;
        const { selection, decision } = request;
        const limit = 'limit' in selection ? selection.limit : undefined;
        const total = selected === undefined ? undefined : (0,_report_format_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(selected, 'finding');
        return [
            ['Selected', total && (0,_report_gaps_js__WEBPACK_IMPORTED_MODULE_3__/* .atLeast */ .jZ)(result, figures['findings-selected'], total)],
            ['Limit', typeof limit === 'number' ? (0,_report_format_js__WEBPACK_IMPORTED_MODULE_2__/* .number */ .ai)(limit) : limit],
            ['Note', decision.note && { text: decision.note, max: 500 }],
            ...('query' in selection ? (0,_report_selection_phrase_js__WEBPACK_IMPORTED_MODULE_4__/* .queryFacts */ .aL)(selection.query) : []),
        ];
    },
    outputs: _report_written_js__WEBPACK_IMPORTED_MODULE_5__/* .triageCounts */ .d4,
    figures: ({ selected }) => ({
        'findings-selected': selected === undefined ? undefined : { value: selected },
    }),
};
const WHOLE_DEPLOYMENT = 'From the whole deployment, because no filter names repositories, rules, project tags, a branch, paths or dependencies';
function dryRunHeadline({ request, rows, selected, failure }) {
    if (failure !== undefined && rows.length === 0)
        return 'The findings could not be selected';
    if (request.selection.by === 'platform')
        return 'The platform would select the findings; nothing was sent';
    if (selected === 0)
        return 'No finding was selected';
    const to = (0,_report_selection_phrase_js__WEBPACK_IMPORTED_MODULE_4__/* .decisionPhrase */ .il)({ state: request.decision.state });
    const verb = to === '' ? 'would get a note' : `would be moved to ${to}`;
    const made = (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .findingsOf */ .WX)((0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .rowsByUnit */ .PA)((0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .inState */ .ph)(rows, 'would-change')).findings);
    const { selection } = request;
    const status = selection.by === 'listed' ? (0,_report_findings_list_js__WEBPACK_IMPORTED_MODULE_1__/* .ofAnyStatus */ .cZ)(made, selection.query.filters.status) : '';
    const rest = (0,_report_written_js__WEBPACK_IMPORTED_MODULE_5__/* .otherRowsPhrase */ .vV)(rows, 'finding');
    const total = selected !== undefined && selected > rows.length ? ` of ${(0,_report_format_js__WEBPACK_IMPORTED_MODULE_2__/* .number */ .ai)(selected)} selected` : '';
    return `${(0,_report_format_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(made.length, 'finding')}${status}${total} ${verb}${rest === '' ? '' : `; ${rest}`}`;
}


/***/ }),

/***/ 1894:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   view: () => (/* binding */ view)
/* harmony export */ });
/* harmony import */ var _changes_rows_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4686);
/* harmony import */ var _report_content_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6845);
/* harmony import */ var _report_written_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4383);



const view = {
    /** A warning if not everything was reverted. */
    sign: ({ rows }, outcome) => outcome === 'succeeded' && (rows.length === 0 || (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .inState */ .ph)(rows, 'left').length > 0) ? '⚠️' : undefined,
    headline({ rows, request, failure }) {
        const { report, dryRun } = request;
        if (rows.length > 0)
            return (0,_report_written_js__WEBPACK_IMPORTED_MODULE_2__/* .writtenPhrase */ .Ny)(rows, dryRun, true);
        if (failure !== undefined)
            return dryRun ? 'Nothing was planned' : 'Nothing was undone';
        return `The ${report.operation} step left nothing to undo`;
    },
    sections: (result, context) => [...againSection(result), ...(0,_report_written_js__WEBPACK_IMPORTED_MODULE_2__/* .rowSections */ .vq)(result, context)],
    facts: ({ request }) => [['Undoes', { code: request.report.operation }]],
    outputs: (result) => ({ ...(0,_report_written_js__WEBPACK_IMPORTED_MODULE_2__/* .projectCounts */ .Qw)(result), ...(0,_report_written_js__WEBPACK_IMPORTED_MODULE_2__/* .triageCounts */ .d4)(result) }),
};
const REPEAT_WARNINGS = {
    triage: 'A scheduled `triage` with the same filters moves these findings again. Disable its workflow, or narrow its filters, first.',
    apply: 'The next `apply` makes the changes of the rules file again. Revert the rules file, or disable the workflow that applies it, first.',
};
function againSection({ request, rows }) {
    const text = REPEAT_WARNINGS[request.report.operation];
    const { policies, projects, findings } = (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .rowsByUnit */ .PA)((0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .inState */ .ph)(rows, 'changed', 'would-change', 'unknown'));
    // Rules leave other restored findings alone, because they count as decided by people.
    const secrets = findings.filter(({ change }) => change.finding.kind === 'secrets');
    const again = request.report.operation === 'triage' ? findings : [...policies, ...projects, ...secrets];
    return text !== undefined && again.length > 0 ? (0,_report_content_js__WEBPACK_IMPORTED_MODULE_1__/* .section */ .uW)('', (0,_report_content_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraph */ .FY)(['⚠️ ', { sentence: text }])) : [];
}


/***/ }),

/***/ 3554:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   view: () => (/* binding */ view)
/* harmony export */ });
/* harmony import */ var _report_content_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6845);
/* harmony import */ var _report_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5845);


const view = {
    headline: ({ request: { rules } }) => `The rules file \`${rules.path}\` is valid`,
    context: ({ request: { rules } }) => [
        `${(0,_report_format_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(rules.projects.length, 'rule')} for projects, ${(0,_report_format_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(rules.findings?.length ?? 0, 'rule')} for findings`,
        rules.policies === undefined ? '' : 'policies',
    ],
    sections({ request: { rules } }) {
        const compared = rules.needs.github ? 'the platform and with GitHub' : 'the platform';
        const next = `This checked only the file; \`plan\` compares it with ${compared}.`;
        return (0,_report_content_js__WEBPACK_IMPORTED_MODULE_0__/* .section */ .uW)('', (0,_report_content_js__WEBPACK_IMPORTED_MODULE_0__/* .paragraph */ .FY)({ sentence: next }));
    },
};


/***/ }),

/***/ 1481:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ entryCounts),
/* harmony export */   x: () => (/* binding */ totalCounts)
/* harmony export */ });
/* harmony import */ var _platform_http_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2186);

/** Lists of a product's policy, and the difference in each that weakens it. */
const LISTS = [
    ['rulesets', 'removed'],
    ['rules', 'removed'],
    ['disabled', 'added'],
];
/** Each policy, exception, ruleset, rule and disabled rule is one change; `weakening` ones take protection away. */
function entryCounts(entry) {
    if (entry.kind !== 'detection')
        return { changes: 1, weakening: Number(isWeakening(entry)) };
    const { before = {}, after = {} } = entry;
    const counts = { changes: 0, weakening: 0 };
    for (const [name, weakens] of LISTS) {
        const [former, wanted] = [valuesOf(before[name]), valuesOf(after[name])];
        const sizes = { removed: former.difference(wanted).size, added: wanted.difference(former).size };
        counts.changes += sizes.removed + sizes.added;
        counts.weakening += sizes[weakens];
    }
    // An entry whose lists are the same changes something that is not counted.
    return { ...counts, changes: Math.max(1, counts.changes) };
}
function totalCounts(entries) {
    const total = { changes: 0, weakening: 0 };
    for (const { changes, weakening } of entries.map(entryCounts)) {
        total.changes += changes;
        total.weakening += weakening;
    }
    return total;
}
function isWeakening({ kind, effect, before = {}, after = {} }) {
    // An exception makes a rule run in some projects, or with `exclude` keeps it from running there.
    if (kind === 'exception')
        return effect === 'delete' ? before.exception_type !== 'exclude' : after.exception_type === 'exclude';
    if (effect === 'delete')
        return true;
    if (kind !== 'remediation' || effect === 'create')
        return false;
    return (before.active !== false && after.active === false) || (isBlocking(before) && !isBlocking(after));
}
function valuesOf(value) {
    return new Set(Array.isArray(value) ? value : []);
}
function isBlocking({ actions }) {
    return Array.isArray(actions) && actions.some((action) => (0,_platform_http_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldsOf */ .Pf)(action).type === 'block');
}


/***/ }),

/***/ 2355:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ changeCounter),
/* harmony export */   N: () => (/* binding */ changesPhrase)
/* harmony export */ });
/* harmony import */ var _changes_rows_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4686);
/* harmony import */ var _policies_entry_counts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1481);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5845);



/** Noun, plural, and the verbs of plan and journal, in the order of a phrase. */
const KINDS = {
    'policy changed': ['policy or exception', 'policies and exceptions', 'change', 'changed'],
    'policy weakened': [
        'policy or exception',
        'policies and exceptions',
        'remove or weaken',
        'removed or weakened',
    ],
    'tag added': ['tag', 'tags', 'add', 'added'],
    'tag removed': ['tag', 'tags', 'remove', 'removed'],
    'diff_scan on': ['diff scan', 'diff scans', 'switch on', 'switched on'],
    'diff_scan off': ['diff scan', 'diff scans', 'switch off', 'switched off'],
    'full_scan on': ['full scan', 'full scans', 'switch on', 'switched on'],
    'full_scan off': ['full scan', 'full scans', 'switch off', 'switched off'],
    primary_branch: ['primary branch', 'primary branches', 'set', 'set'],
    triage: ['finding', 'findings', 'triage', 'triaged'],
};
const TRIAGE_UNDONE = ['finding', 'findings', 'move back', 'moved back'];
function kindsOf(change) {
    if (change.field === 'policies')
        return change.entries.map((entry) => (0,_policies_entry_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .entryCounts */ .H)(entry).weakening > 0 ? 'policy weakened' : 'policy changed');
    if (change.field === 'tag')
        return [change.after ? 'tag added' : 'tag removed'];
    if (change.field === 'diff_scan' || change.field === 'full_scan')
        return [`${change.field} ${change.after ? 'on' : 'off'}`];
    return change.field === 'primary_branch' || change.field === 'triage' ? [change.field] : [];
}
/** @returns a function that adds up the counts of kinds; each entry of a policy difference is one */
function changeCounter(rows) {
    const counts = new Map();
    for (const { change } of rows)
        for (const kind of kindsOf(change))
            counts.set(kind, (counts.get(kind) ?? 0) + 1);
    return (...kinds) => kinds.reduce((sum, kind) => sum + (counts.get(kind) ?? 0), 0);
}
/** `4 projects changed (3 tags added, 1 removed); 12 findings triaged`; empty without changes. */
function changesPhrase(rows, isPlanned, isUndo = false) {
    const { policies, projects, findings } = (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .rowsByUnit */ .PA)(rows);
    const names = new Set(projects.map(({ change }) => change.project.name));
    const count = (0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(names.size, 'project');
    const kinds = kindPhrases(projects, isPlanned);
    // After several kinds, `in 4 projects` would seem to belong only to the last.
    const ofProjects = kinds.length > 1
        ? `${count} ${isPlanned ? 'to change' : 'changed'} (${kinds.join(', ')})`
        : kinds[0] && `${kinds[0]} in ${count}`;
    const [ofPolicies, ofFindings] = [policies, findings].map((part) => kindPhrases(part, isPlanned, isUndo).join(', '));
    return [ofPolicies, ofProjects, ofFindings].filter(Boolean).join('; ');
}
/** `3 tags added`, `1 removed`, or `3 tags to add` */
function kindPhrases(rows, isPlanned, isUndo = false) {
    const countOf = changeCounter(rows);
    const shown = Object.keys(KINDS).filter((kind) => countOf(kind) > 0);
    return shown.map((kind, index) => {
        const [noun, plural, planned, written] = isUndo && kind === 'triage' ? TRIAGE_UNDONE : KINDS[kind];
        const count = countOf(kind);
        const previous = shown[index - 1];
        const isSameNoun = previous !== undefined && KINDS[previous][0] === noun;
        const things = isSameNoun ? (0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .number */ .ai)(count) : (0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(count, noun, plural);
        return `${things} ${isPlanned ? `to ${planned}` : written}`;
    });
}


/***/ }),

/***/ 8894:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Au: () => (/* binding */ projectSections),
/* harmony export */   BX: () => (/* binding */ problemSection),
/* harmony export */   Wx: () => (/* binding */ entryLines),
/* harmony export */   Y: () => (/* binding */ projectLink),
/* harmony export */   b: () => (/* binding */ policySections),
/* harmony export */   k0: () => (/* binding */ changeText),
/* harmony export */   uw: () => (/* binding */ weakeningFirst),
/* harmony export */   yj: () => (/* binding */ entryInline)
/* harmony export */ });
/* harmony import */ var _changes_rows_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4686);
/* harmony import */ var _model_project_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1062);
/* harmony import */ var _platform_http_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9598);
/* harmony import */ var _policies_entry_counts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1481);
/* harmony import */ var _content_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6845);
/* harmony import */ var _explain_explanation_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1307);
/* harmony import */ var _explain_rules_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4651);
/* harmony import */ var _explain_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3699);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5845);









/** `+ pci`, `full scans on → off`, `primary branch main → trunk` */
function changeText(change) {
    if (change.field === 'none')
        return '';
    if (change.field === 'tag')
        return [{ unbroken: `${change.after ? '+' : '−'} ` }, { code: change.tag, max: 100 }];
    const { label } = _model_project_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .PROJECT_SETTINGS */ .O[change.field];
    const after = { text: (0,_format_js__WEBPACK_IMPORTED_MODULE_8__/* .settingText */ .Su)(change.after), max: 100 };
    const arrow = { unbroken: ' → ' };
    return [`${label} `, { text: (0,_format_js__WEBPACK_IMPORTED_MODULE_8__/* .settingText */ .Su)(change.before), max: 100 }, arrow, { strong: after }];
}
/** Failures first: a hundred changed projects would hide them. */
const STATES = [
    ['failed', 'Failed'],
    ['unknown', 'Unknown: the change may have taken effect'],
    ['changed', 'Changed'],
    ['would-change', 'To change'],
    ['left', 'Left: no longer as they were'],
    ['not-reached', 'Not reached: the step ended first'],
];
function projectSections(rows) {
    return STATES.flatMap(([state, title]) => {
        const projects = (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .byProject */ .$X)((0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .inState */ .ph)(rows, state));
        return (0,_content_js__WEBPACK_IMPORTED_MODULE_4__/* .section */ .uW)(title, [...(0,_content_js__WEBPACK_IMPORTED_MODULE_4__/* .list */ .p_)(causesOf(projects), 'causes'), ...projectTable(projects)]);
    });
}
/** The remedy of each cause once. */
function causesOf(projects) {
    const failed = projects.flatMap(({ rows }) => rows.find(({ failure }) => failure) ?? []);
    return (0,_explain_js__WEBPACK_IMPORTED_MODULE_7__/* .byCause */ .zs)(failed).map(({ cause, failure, items }) => {
        const remedy = failure === undefined ? '' : `${(0,_explain_js__WEBPACK_IMPORTED_MODULE_7__/* .explain */ .WE)(failure, _explain_explanation_js__WEBPACK_IMPORTED_MODULE_5__/* .READS_FIRST */ .jq).remedy}.`;
        return { lines: [{ strong: `${(0,_format_js__WEBPACK_IMPORTED_MODULE_8__/* .counted */ .hS)(items.length, 'project')}: ${cause}` }, { sentence: remedy }] };
    });
}
function projectTable(projects) {
    return (0,_content_js__WEBPACK_IMPORTED_MODULE_4__/* .table */ .tp)(projects, 'projects', [
        [
            'Project',
            ({ project, rows }) => {
                const changes = rows.map(({ change }) => changeText(change));
                return { lines: [projectLink(project), (0,_content_js__WEBPACK_IMPORTED_MODULE_4__/* .separated */ .Ci)(changes, ', ')] };
            },
        ],
        [
            'Why',
            ({ rows }) => {
                const reasons = rows.map(({ failure }) => (failure === undefined ? '' : (0,_explain_js__WEBPACK_IMPORTED_MODULE_7__/* .shortMessage */ .Sq)(failure)));
                return { sentence: [...new Set(reasons)].filter(Boolean).join('; '), max: 700 };
            },
        ],
    ]);
}
function projectLink({ name, url }) {
    return { link: name, to: url };
}
function weakeningFirst(rows) {
    const entries = rows.flatMap((row) => row.change.entries.map((entry) => ({ row, entry })));
    return entries.sort((a, b) => (0,_policies_entry_counts_js__WEBPACK_IMPORTED_MODULE_3__/* .entryCounts */ .H)(b.entry).weakening - (0,_policies_entry_counts_js__WEBPACK_IMPORTED_MODULE_3__/* .entryCounts */ .H)(a.entry).weakening);
}
function policySections(rows, dryRun) {
    const changes = (0,_content_js__WEBPACK_IMPORTED_MODULE_4__/* .table */ .tp)(weakeningFirst(rows), 'changes', [
        ['Change', ({ entry }) => entryLines(entry)],
        [
            'State',
            ({ row: { state, failure } }) => ({
                lines: [(0,_format_js__WEBPACK_IMPORTED_MODULE_8__/* .spaced */ .ji)(state), { text: failure === undefined ? '' : (0,_explain_js__WEBPACK_IMPORTED_MODULE_7__/* .explain */ .WE)(failure).message, max: 500 }],
            }),
        ],
    ]);
    return (0,_content_js__WEBPACK_IMPORTED_MODULE_4__/* .section */ .uW)(dryRun ? 'Policies to change' : 'Policies', changes);
}
/** Begins with `secrets policies · weakened`. */
function entryLines(entry) {
    const weakened = (0,_policies_entry_counts_js__WEBPACK_IMPORTED_MODULE_3__/* .entryCounts */ .H)(entry).weakening > 0 ? ' · weakened' : '';
    return { lines: [`${entry.part} policies${weakened}`, entryInline(entry)] };
}
/** The error shows only the first five. */
function problemSection(failure) {
    if (failure?.kind !== 'policies-invalid' || failure.problems.length === 1)
        return [];
    const { path, problems } = failure;
    const lines = problems.map((problem) => ({
        text: `${path}:${problem.line}: ${(0,_explain_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .problemText */ .fI)(problem)}`,
        max: 500,
    }));
    return (0,_content_js__WEBPACK_IMPORTED_MODULE_4__/* .section */ .uW)('Policies that the platform does not accept', (0,_content_js__WEBPACK_IMPORTED_MODULE_4__/* .list */ .p_)(lines, 'problems'));
}
const MAX_VALUE_LENGTH = 120;
const SIGNS = { create: '+', update: '~', delete: '−' };
/** `+ rulesets p/owasp-top-ten`; `~ "Comment on everything"`; `− exception: exclude p/secrets for tag sandbox` */
function entryInline(entry) {
    const changes = entry.fields.map(fieldText).join(', ');
    // The fields of a product's rules have signs of their own.
    if (entry.kind === 'detection')
        return { text: changes, max: 500 };
    const name = nameOf(entry);
    const text = changes === '' ? name : `${name}: ${changes}`;
    return { text: `${SIGNS[entry.effect]} ${text}`, max: 500 };
}
function nameOf({ kind, key, before, after }) {
    const row = after ?? before ?? {};
    if (kind === 'remediation')
        return `"${valueText(row.name) || (key.slug ?? '')}"`;
    if (kind !== 'exception')
        return (0,_platform_http_json_js__WEBPACK_IMPORTED_MODULE_2__/* .writeJson */ .GF)(key);
    const type = valueText(row.exception_type ?? 'exception');
    const scope = `${key.scope_type === 'project_tag' ? 'tag ' : ''}${key.scope_target ?? valueText(row.project ?? row.project_tag_name)}`;
    return `exception: ${type} ${key.rule ?? valueText(row.rule)} for ${scope}`;
}
function fieldText({ field, before, after, added, removed }) {
    const isList = added !== undefined || removed !== undefined;
    if (!isList)
        return `${field} ${valueText(before) || 'none'} → ${valueText(after) || 'none'}`;
    const listText = (sign, values = []) => values.length === 0 ? '' : `${sign} ${field} ${values.map(valueText).join(', ')}`;
    return [listText('+', added), listText('−', removed)].filter(Boolean).join(', ');
}
/** `repository_tag not a|b` for a condition, `block` for an action; JSON if it has settings. */
function valueText(value) {
    if (value === undefined || value === null)
        return '';
    if (typeof value !== 'object')
        return String(value);
    const { type, values, mode, config, ...others } = value;
    const settings = { ...others, ...config };
    const isShort = typeof type === 'string' && Object.keys(settings).length === 0;
    const valuesPart = Array.isArray(values) ? ` ${values.map(valueText).join('|')}` : '';
    const whole = isShort ? `${type}${mode === 'none' ? ' not' : ''}${valuesPart}` : (0,_platform_http_json_js__WEBPACK_IMPORTED_MODULE_2__/* .writeJson */ .GF)(value);
    return whole.length > MAX_VALUE_LENGTH ? `${whole.slice(0, MAX_VALUE_LENGTH - 1)}…` : whole;
}


/***/ }),

/***/ 6845:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AT: () => (/* binding */ EMPTY_PAGE),
/* harmony export */   Bq: () => (/* binding */ filled),
/* harmony export */   Bs: () => (/* binding */ dotted),
/* harmony export */   Ci: () => (/* binding */ separated),
/* harmony export */   FY: () => (/* binding */ paragraph),
/* harmony export */   ln: () => (/* binding */ inlineText),
/* harmony export */   p_: () => (/* binding */ list),
/* harmony export */   tp: () => (/* binding */ table),
/* harmony export */   uW: () => (/* binding */ section)
/* harmony export */ });
// Views return these values; `html.ts` lays them out, escapes and shortens them.
const EMPTY_PAGE = { warnings: [], notes: [], context: [], sections: [], failures: [], facts: [] };
const MAX_ROWS = 100;
function paragraph(...lines) {
    const shown = filled(lines);
    return shown.length === 0 ? [] : [{ kind: 'paragraph', lines: shown }];
}
function list(items, noun, total = items.length) {
    return items.length === 0 ? [] : [{ kind: 'list', items, noun, total }];
}
/** The first rows, without columns that are empty in all of them. */
function table(items, noun, columns, maxRows = MAX_ROWS) {
    if (items.length === 0)
        return [];
    const shown = items.slice(0, maxRows);
    const filledColumns = columns
        .map(([title, cell]) => ({ title, cells: shown.map(cell) }))
        .filter(({ cells }) => cells.some((cell) => inlineText(cell) !== ''));
    const rows = shown.map((_, row) => filledColumns.map(({ cells }) => cells[row] ?? ''));
    const head = filledColumns.map(({ title }) => title);
    return [{ kind: 'table', head, rows, noun, total: items.length }];
}
function section(title, blocks, isDetail = false) {
    return blocks.length === 0 ? [] : [{ title, blocks, isDetail }];
}
/** `a · b`, without empty parts. */
function dotted(parts) {
    return separated(parts, ' · ');
}
function separated(parts, separator) {
    return filled(parts).flatMap((part, index) => (index === 0 ? [part] : [separator, part]));
}
function filled(parts) {
    return parts.filter((part) => part !== undefined && part !== '' && !(Array.isArray(part) && part.length === 0));
}
/** For the log. */
function inlineText(inline) {
    if (typeof inline === 'string')
        return inline;
    if (Array.isArray(inline))
        return inline.map(inlineText).join('');
    if ('text' in inline)
        return inline.text;
    if ('sentence' in inline)
        return inline.sentence;
    if ('code' in inline)
        return inline.code;
    if ('codes' in inline)
        return inline.codes.join(' ');
    if ('strong' in inline)
        return inlineText(inline.strong);
    if ('unbroken' in inline)
        return inline.unbroken;
    if ('lines' in inline)
        return inline.lines.map(inlineText).filter(Boolean).join(' ');
    return inlineText(inline.link);
}


/***/ }),

/***/ 3699:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dz: () => (/* binding */ unmatchedText),
/* harmony export */   SP: () => (/* binding */ explainFailure),
/* harmony export */   Sq: () => (/* binding */ shortMessage),
/* harmony export */   WE: () => (/* binding */ explain),
/* harmony export */   di: () => (/* binding */ rootFailure),
/* harmony export */   zs: () => (/* binding */ byCause)
/* harmony export */ });
/* harmony import */ var _changes_rows_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4686);
/* harmony import */ var _explain_explanation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1307);
/* harmony import */ var _explain_gate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6257);
/* harmony import */ var _explain_github_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6497);
/* harmony import */ var _explain_requests_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(516);
/* harmony import */ var _explain_rules_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4651);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5845);
/* harmony import */ var _pages_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6148);








const NOT_WRITTEN = {
    exists: ['already exists and was not overwritten', 'Set `rules-file` to another path, or remove the file'],
    'too-large': [
        'would be larger than a rules file may be (16 MiB), and was not written',
        'Select fewer projects with `projects`',
    ],
    unwritable: ['could not be written', 'Set `rules-file` to a path that the job can write to'],
};
const SIDE_EFFECTS = {
    tags: (target, tags) => `After the write, ${target} lacks tags that nobody asked to remove: ${tags}`,
    switches: (target, switches) => `The write also changed switches of ${target} that nobody asked to change: ${switches}`,
    project: (target, project) => `The answer is about the project ${project}, not ${target}`,
    findings: (_, ids) => `The platform also triaged findings that were not selected: ${ids}`,
    tickets: (_, tickets) => `The platform opened tickets that nobody asked for, or several for one finding: ${tickets}`,
};
const FAILURES = {
    ..._explain_gate_js__WEBPACK_IMPORTED_MODULE_2__/* .GATE_FAILURES */ .i,
    ..._explain_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .PLAN_FAILURES */ ._u,
    'no-deployment': () => ({
        reason: 'token-refused',
        message: 'The token does not see any deployment',
        remedy: `Check the token, or ${_explain_explanation_js__WEBPACK_IMPORTED_MODULE_1__/* .CREATE_TOKEN */ .vg}`,
    }),
    'other-deployment': ({ slug, id, seen }) => {
        const wanted = [slug && `slug ${slug}`, id && `id ${id}`].filter(Boolean).join(' and ');
        const start = wanted === '' ? 'several deployments:' : `no deployment with ${wanted}, only`;
        const deployments = (0,_format_js__WEBPACK_IMPORTED_MODULE_6__/* .firstOf */ .Ku)(seen.map((deployment) => `${deployment.slug} (id ${deployment.id})`));
        return {
            reason: 'invalid-inputs',
            message: `The token sees ${start} ${deployments}`,
            remedy: 'Set `deployment-slug` to the one you mean, without `deployment-id`',
        };
    },
    'nothing-selected': ({ patterns, near, input = 'projects' }) => ({
        reason: 'not-found',
        message: `No project of the deployment matches ${(0,_format_js__WEBPACK_IMPORTED_MODULE_6__/* .firstOf */ .Ku)(patterns) || 'the patterns'}${(0,_format_js__WEBPACK_IMPORTED_MODULE_6__/* .similarNames */ .qz)(near)}`,
        remedy: `Compare \`${input}\` with the names and tags that the operation \`list-projects\` shows${(0,_format_js__WEBPACK_IMPORTED_MODULE_6__/* .notationHint */ .I6)(patterns, near)}`,
    }),
    'nothing-in-report': ({ patterns, near }) => ({
        reason: 'not-found',
        message: `The report has no change that \`projects\` selects: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_6__/* .firstOf */ .Ku)(patterns)}${(0,_format_js__WEBPACK_IMPORTED_MODULE_6__/* .similarNames */ .qz)(near)}`,
        remedy: 'Correct `projects`. Without it, the whole report is undone',
    }),
    'exclusions-unmatched': ({ input, rule, items, near }) => {
        const names = (0,_format_js__WEBPACK_IMPORTED_MODULE_6__/* .firstOf */ .Ku)(items.map((item) => (rule === undefined ? `!${item}` : item)));
        return {
            reason: 'not-found',
            message: `Nothing matches these exclusions in ${inputPlace(input, rule)}: ${names}${(0,_format_js__WEBPACK_IMPORTED_MODULE_6__/* .similarNames */ .qz)(near)}. Nothing was written`,
            remedy: `Correct or remove them: otherwise the step would change more than it should${(0,_format_js__WEBPACK_IMPORTED_MODULE_6__/* .notationHint */ .I6)(items, near)}`,
        };
    },
    'item-unmatched': ({ input, item: pattern, near }) => ({
        reason: 'not-found',
        message: unmatchedText({ input, pattern, near }),
        remedy: `Correct it in \`${input}\`, or remove it`,
    }),
    'name-unusable': ({ problem }) => ({
        message: `The platform uses a name that cannot be part of an address: it ${problem}`,
        remedy: 'Rename or delete it in the web UI of the platform',
    }),
    'list-broken': ({ cause }) => ({
        message: `The list could not be read to its end: ${cause}`,
        remedy: 'Run the step again later, and tell the vendor of the platform if it keeps happening',
    }),
    'rules-not-written': ({ path, problem }) => {
        const [why, remedy] = NOT_WRITTEN[problem];
        const reason = problem === 'unwritable' ? 'other' : 'invalid-inputs';
        return { reason, message: `${path} ${why}`, remedy };
    },
    'report-too-large': ({ rows }) => ({
        reason: 'too-many-changes',
        message: `The report of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_6__/* .counted */ .hS)(rows, 'row')} would be larger than \`undo\` can read. Nothing was written`,
        remedy: 'Select fewer in each step, with narrower filters or `limit`, and run several steps',
    }),
    'rows-failed': (failure, runAgain) => {
        const { first, selected } = failure;
        const remedy = first === undefined ? runAgain : explain(first, runAgain).remedy;
        // Without rows, nothing else names the cause.
        const cause = selected === undefined && first && explain(rootFailure(first)).message;
        const message = rowsFailedText(failure) + (cause ? `; the first cause: ${cause}` : '');
        return { reason: 'some-failed', message, remedy };
    },
    'other-report': ({ deployment, expected }) => ({
        reason: 'invalid-inputs',
        message: `The report belongs to another deployment: ${deployment}, not ${expected}. Nothing was written`,
        remedy: `Use the report of a step on ${expected}, or correct \`deployment-slug\``,
    }),
    'not-shown': ({ seen }, runAgain) => ({
        message: `The platform accepted the change, but does not show it${(0,_format_js__WEBPACK_IMPORTED_MODULE_6__/* .behind */ .Ry)(': it shows ', typeof seen === 'string' ? seen : '')}`,
        remedy: ['Check in the web UI that the platform allows the change', runAgain].filter(Boolean).join('. '),
    }),
    unknown: ({ cause }, runAgain) => ({
        reason: 'uncertain',
        message: `The change may or may not have taken effect: ${(0,_explain_requests_js__WEBPACK_IMPORTED_MODULE_4__/* .explainRequest */ .jP)(cause).message}`,
        // A second run would only meet the other project again.
        remedy: cause.kind === 'another-answer' ? (0,_explain_requests_js__WEBPACK_IMPORTED_MODULE_4__/* .explainRequest */ .jP)(cause).remedy : runAgain,
    }),
    'not-triaged': ({ isIgnore }) => ({
        message: `The platform answered without naming the finding, so it was not triaged${isIgnore ? EXCEPTION_REQUEST : ''}`,
        remedy: 'Check in the web UI that the finding still exists and has the requested type',
    }),
    'finding-not-listed': () => ({
        reason: 'not-found',
        message: 'The platform lists no finding with this id',
        remedy: 'Correct `issue-ids`, and check that `issue-type` names the kind of the finding',
    }),
    'finding-unseen': (_failure, runAgain) => ({
        message: 'The list of findings, which may be incomplete, does not show the finding',
        remedy: runAgain,
    }),
    'no-ticket': ({ message }) => ({
        message: `The platform opened no ticket${(0,_format_js__WEBPACK_IMPORTED_MODULE_6__/* .behind */ .Ry)(': ', message)}`,
        remedy: 'Check the connection to Jira in the settings of the platform, then run the step again',
    }),
    'sbom-failed': ({ message = '' }) => ({
        message: `The platform could not export the SBOM${(0,_format_js__WEBPACK_IMPORTED_MODULE_6__/* .behind */ .Ry)(': ', (0,_format_js__WEBPACK_IMPORTED_MODULE_6__/* .withoutStop */ .f6)(message))}`,
        remedy: 'Check in the web UI that a full scan with Supply Chain has completed, then run the step again',
    }),
    'sbom-not-ready': ({ waitMs }) => ({
        reason: 'time-limit',
        message: `The platform had not exported the SBOM at the end of \`wait-for\` (${(0,_format_js__WEBPACK_IMPORTED_MODULE_6__/* .duration */ .p0)(waitMs)})`,
        remedy: 'Raise `wait-for`, or run the step again later',
    }),
    'sbom-download': ({ cause }) => ({
        reason: (0,_explain_requests_js__WEBPACK_IMPORTED_MODULE_4__/* .explainRequest */ .jP)(cause).reason,
        message: `The SBOM was not saved: ${(0,_explain_requests_js__WEBPACK_IMPORTED_MODULE_4__/* .explainRequest */ .jP)(cause).message}`,
        remedy: cause.kind === 'answer'
            ? 'Try another `cyclonedx-version`, and check that no proxy answers in place of this host'
            : `Let the runner reach this host (see ${_pages_js__WEBPACK_IMPORTED_MODULE_7__/* .PAGES */ .Nb.proxies} of this action), then run the step again`,
    }),
    'sbom-unwritten': ({ path }) => ({
        message: `${path} could not be written`,
        remedy: 'Check that the disk of the runner has room, then run the step again',
    }),
    'issues-remain': ({ issues, max }) => ({
        reason: 'rate-limited',
        message: `${(0,_format_js__WEBPACK_IMPORTED_MODULE_6__/* .counted */ .hS)(issues, 'issue remains', 'issues remain')} to be opened or closed, because GitHub accepts only ${(0,_format_js__WEBPACK_IMPORTED_MODULE_6__/* .number */ .ai)(max)} new issues and comments per hour`,
        remedy: 'Run the step again in an hour: it continues where this one stopped',
    }),
    foreign: ({ what, target = '', items }) => ({
        message: `${SIDE_EFFECTS[what](target, what === 'tickets' ? items.join(', ') : (0,_format_js__WEBPACK_IMPORTED_MODULE_6__/* .firstOf */ .Ku)(items))}. Nothing more was written`,
        remedy: what === 'tickets'
            ? 'Close those that are not needed, and report this to the vendor of the platform: `undo` cannot'
            : 'Revert the changes of the step with `undo`, restore the rest in the web UI, and report this to the vendor of the platform',
    }),
    'not-on-github': _explain_github_js__WEBPACK_IMPORTED_MODULE_3__/* .notOnGitHub */ .kL,
    github: ({ cause }) => (0,_explain_github_js__WEBPACK_IMPORTED_MODULE_3__/* .explainGitHub */ .$2)(cause),
    'time-limit': ({ limitMs, isDone }, runAgain) => ({
        reason: 'time-limit',
        message: `The step reached its time limit of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_6__/* .duration */ .p0)(limitMs)}${isDone ? ' after it had done all its work' : ''}`,
        remedy: isDone
            ? 'Nothing remains to be done'
            : `Raise \`time-limit\`, or give the step less to do. ${runAgain}`,
    }),
    stopped: ({ isUnfinished }, runAgain) => ({
        reason: 'cancelled',
        message: `The step was cancelled ${isUnfinished ? 'before' : 'after'} it had done all its work`,
        remedy: isUnfinished ? runAgain : 'Nothing remains to be done',
    }),
    unexpected: ({ message }) => ({
        message: `An unexpected error occurred: ${message}`,
        remedy: 'Run the job again with step debugging on, and report the log to the maintainers of this action',
    }),
};
const EXCEPTION_REQUEST = '. If the deployment uses developer exception requests, the ignore may have become a request; one that is denied moves the finding to `fixing`';
function explain(failure, runAgain = _explain_explanation_js__WEBPACK_IMPORTED_MODULE_1__/* .RUN_AGAIN */ .Bs) {
    if ((0,_explain_requests_js__WEBPACK_IMPORTED_MODULE_4__/* .isOfRequest */ .ps)(failure))
        return (0,_explain_requests_js__WEBPACK_IMPORTED_MODULE_4__/* .explainRequest */ .jP)(failure, runAgain);
    return FAILURES[failure.kind](failure, runAgain);
}
/** With a remedy for most of the failed rows, and what was written. */
function explainFailure(failure, result) {
    const { rows = [], notices, secondRun, request } = result;
    const [mostCommon] = byCause((0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .inState */ .ph)(rows, 'failed', 'unknown'));
    const remediable = (failure.kind === 'rows-failed' && mostCommon?.failure) || failure;
    const isLost = notices.some(({ kind }) => kind === 'answers-lost');
    // Saved SBOMs are no writes. Tickets that certainly exist need no caution: a second run finds them.
    const written = request.dryRun === false ? (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .inState */ .ph)(rows, 'changed') : [];
    const hasWritten = secondRun !== 'opens-tickets' && written.length > 0;
    const mayHaveWritten = isLost || hasWritten || (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .inState */ .ph)(rows, 'unknown').length > 0;
    const caution = mayHaveWritten ? secondRun : undefined;
    if (caution === undefined) {
        const runAgain = mayHaveWritten ? _explain_explanation_js__WEBPACK_IMPORTED_MODULE_1__/* .READS_FIRST */ .jq : _explain_explanation_js__WEBPACK_IMPORTED_MODULE_1__/* .RUN_AGAIN */ .Bs;
        return { ...explain(failure, runAgain), remedy: explain(remediable, runAgain).remedy };
    }
    // The caution replaces a final sentence about running the step again.
    const remedy = (0,_format_js__WEBPACK_IMPORTED_MODULE_6__/* .withoutStop */ .f6)(explain(remediable, '').remedy);
    return { ...explain(failure, ''), remedy: [remedy, _explain_explanation_js__WEBPACK_IMPORTED_MODULE_1__/* .SECOND_RUNS */ .AZ[caution]].filter(Boolean).join('. ') };
}
/** The cause without the path of the request: the text around it names the target. */
function shortMessage(failure) {
    const root = rootFailure(failure);
    return explain((0,_explain_requests_js__WEBPACK_IMPORTED_MODULE_4__/* .isOfRequest */ .ps)(root) ? { ...root, path: '' } : root).message;
}
/** The cause of an unknown outcome. */
function rootFailure(failure) {
    return failure.kind === 'unknown' ? failure.cause : failure;
}
/** `` `repo` of the rule "old noise" `` */
function inputPlace(input, rule) {
    return `\`${input}\`${(0,_format_js__WEBPACK_IMPORTED_MODULE_6__/* .behind */ .Ry)(' of the rule ', rule && `"${rule}"`)}`;
}
/** `` `acme/lgoin` in `projects` matches nothing (similar: acme/login) `` */
function unmatchedText({ input, rule, pattern, near }, { sign = '', where = '' } = {}) {
    const hints = (0,_format_js__WEBPACK_IMPORTED_MODULE_6__/* .similarNames */ .qz)(near) + (0,_format_js__WEBPACK_IMPORTED_MODULE_6__/* .notationHint */ .I6)([pattern], near);
    return `\`${sign}${pattern}\` in ${inputPlace(input, rule)} matches nothing${where}${hints}`;
}
const FAILED = {
    item: 'matched nothing',
    project: 'failed',
    'policy part': 'failed',
    finding: 'could not be triaged',
    ticket: 'got no ticket',
};
function rowsFailedText({ unit, failed, unknown, selected }) {
    // The platform selected the findings, so their number is unknown.
    if (selected === undefined)
        return `The outcome for up to ${(0,_format_js__WEBPACK_IMPORTED_MODULE_6__/* .counted */ .hS)(unknown, unit)} is unknown`;
    const all = (0,_format_js__WEBPACK_IMPORTED_MODULE_6__/* .counted */ .hS)(selected, unit === 'ticket' ? 'finding' : unit);
    if (failed === 0)
        return `The outcome of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_6__/* .number */ .ai)(unknown)} of ${all} is unknown`;
    const unknownText = unknown === 0 ? '' : `, and the outcome of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_6__/* .number */ .ai)(unknown)} is unknown`;
    return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_6__/* .number */ .ai)(failed)} of ${all} ${FAILED[unit]}${unknownText}`;
}
/** The largest group first. */
function byCause(items) {
    const groups = [...Map.groupBy(items, ({ failure }) => causeOf(failure))];
    return groups
        .map(([cause, members]) => ({ cause, failure: members[0]?.failure, items: members }))
        .sort((a, b) => b.items.length - a.items.length);
}
/** Default: the kind itself. */
const CAUSE_LABELS = {
    connection: 'no answer',
    'time-out': 'timed out',
    answer: 'unreadable answer',
};
function causeOf(failure) {
    if (failure === undefined)
        return 'unknown';
    if (failure.kind === 'status')
        return `answered ${failure.status}`;
    if (failure.kind === 'github')
        return `GitHub answered ${failure.cause.status ?? failure.cause.kind}`;
    // Another host needs another remedy.
    if (failure.kind === 'sbom-download')
        return `download: ${causeOf(failure.cause)}`;
    // An empty answer is of the kind `answer`, which says less than the outcome `unknown`.
    if (failure.kind === 'unknown' && !failure.cause.isEmpty)
        return causeOf(failure.cause);
    return CAUSE_LABELS[failure.kind] ?? (0,_format_js__WEBPACK_IMPORTED_MODULE_6__/* .spaced */ .ji)(failure.kind).replace('sbom', 'SBOM');
}


/***/ }),

/***/ 6257:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ GATE_FAILURES),
/* harmony export */   noScanYet: () => (/* binding */ noScanYet)
/* harmony export */ });
/* harmony import */ var _model_refs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3109);
/* harmony import */ var _model_time_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4386);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5845);
/* harmony import */ var _explanation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1307);
/* harmony import */ var _github_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6497);
/* harmony import */ var _requests_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(516);






const SCAN_AGAIN = 'To scan again, push to the branch (an empty commit will do), or retry a failed managed scan in the web UI of the platform';
function noScanYet(newest, nowMs) {
    const start = 'no scan of this commit yet';
    if (newest === undefined)
        return `${start}; the project has no recent one`;
    const startedMs = (0,_model_time_js__WEBPACK_IMPORTED_MODULE_4__/* .epochMs */ .e9)(newest.started_at);
    const ago = startedMs === undefined ? 'at an unknown time' : (0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .age */ .KW)(startedMs, nowMs);
    const where = (0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .behind */ .Ry)(', on ', newest.branch && `\`${(0,_model_refs_js__WEBPACK_IMPORTED_MODULE_5__/* .shortRef */ .m3)(newest.branch)}\``);
    return `${start}; the last one ran ${/^\d/.test(ago) ? `${ago} ago` : ago}${where}`;
}
function codeNames(products) {
    return (0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .joined */ .oR)(products.map((product) => `\`${product}\``));
}
const GATE_FAILURES = {
    'gate-failed': ({ counted: count, isIncomplete, allowed = 0 }) => {
        const pronoun = count === 1 ? 'it' : 'them';
        const problem = allowed === 0
            ? 'must be fixed before the gate passes'
            : `count, more than \`max-findings\` allows (${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai)(allowed)})`;
        return {
            reason: 'gate-failed',
            message: `${isIncomplete ? 'At least ' : ''}${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(count, 'finding')} ${problem}`,
            remedy: `Fix ${pronoun} and push, or ignore ${pronoun} on the platform and run the job again`,
        };
    },
    'gate-head-unread': ({ cause }) => {
        const { reason, message } = (0,_github_js__WEBPACK_IMPORTED_MODULE_2__/* .explainGitHub */ .$2)(cause);
        return {
            reason,
            message: `The head of the pull request in the merge queue could not be read: ${message}`,
            remedy: 'Add `pull-requests: read` to the `permissions` of the job, check `github-token`, and run the job again',
        };
    },
    'gate-reopened': ({ products }) => ({
        reason: 'scan-timeout',
        message: `The pull request was reopened, but closing it had removed the findings of its scan for ${codeNames(products)}`,
        remedy: SCAN_AGAIN,
    }),
    'gate-scan-failed': ({ products, status, exitCode }) => {
        const end = `it ended${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .behind */ .Ry)(' as ', status && `\`${status}\``)}${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .behind */ .Ry)(' with exit code ', exitCode)}`;
        return {
            reason: 'gate-failed',
            message: `The scan of this commit for ${codeNames(products)} failed: ${end}`,
            remedy: `Read the scan's own log and fix the cause. ${SCAN_AGAIN}`,
        };
    },
    'gate-list-failed': ({ product, ref, cause }) => {
        const list = (0,_explanation_js__WEBPACK_IMPORTED_MODULE_1__/* .listPhrase */ .sJ)(product, ref);
        if (cause.kind === 'list-broken') {
            return {
                reason: 'other',
                message: `${list} may be incomplete: ${cause.cause}`,
                remedy: `Run the gate again. If it fails again, name the other products in \`products\`, and ask the vendor of the platform about its lists`,
            };
        }
        const { reason, message, remedy } = (0,_requests_js__WEBPACK_IMPORTED_MODULE_3__/* .explainRequest */ .jP)(cause);
        return { reason, message: `${list} could not be read: ${message}`, remedy };
    },
    'product-not-run': ({ products }) => ({
        reason: 'gate-failed',
        message: `No scan of this commit ran ${codeNames(products)}, which \`products\` names`,
        remedy: `Enable the product for the project, or remove it from \`products\`. If the job that scans for it failed, run that job again`,
    }),
    'scan-timeout': ({ products, waitedMs, status }) => {
        const state = status ? ` (its status is \`${status}\`)` : '';
        const ended = waitedMs < 1000 ? 'has not ended' : `had not ended after ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0)(waitedMs)}`;
        return {
            reason: 'scan-timeout',
            message: `The scan of this commit for ${codeNames(products)} ${ended}${state}`,
            remedy: `Raise \`wait-for\`, or run the gate again when the scan has ended. ${SCAN_AGAIN}`,
        };
    },
    'findings-missing': ({ products, counted: count, listed }) => {
        const counts = count === undefined
            ? `its count of ${codeNames(products)} findings is unknown`
            : `it counted ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(count, 'finding')} of ${codeNames(products)}, but the platform lists ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai)(listed)}`;
        return {
            reason: 'scan-timeout',
            message: `The scan blocks the commit, but no listed finding explains it: ${counts}`,
            remedy: `Run the gate again later, or look at the scan on the platform. ${SCAN_AGAIN}`,
        };
    },
    'gate-overwritten': ({ commit, by }) => {
        const newer = by === '' ? 'another commit' : (0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .shortCommit */ .Ax)(by);
        return {
            reason: 'gate-failed',
            message: `The scan of ${newer} completed after that of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .shortCommit */ .Ax)(commit)}, so the platform lists the findings of ${newer}`,
            remedy: `Scan this commit again, then run the gate again. ${SCAN_AGAIN}`,
        };
    },
    'no-scan': ({ commit, project, products, waitedMs, unknownProject, near }) => {
        if (unknownProject)
            return { ...(0,_requests_js__WEBPACK_IMPORTED_MODULE_3__/* .explainUnknownProject */ .Z$)(project, near), reason: 'no-scan' };
        const target = commit === undefined ? 'the commit' : `commit ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .shortCommit */ .Ax)(commit)}`;
        const forProducts = products === undefined ? '' : ` for ${codeNames(products)}`;
        const waited = waitedMs < 1000 ? '' : ` within ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0)(waitedMs)}`;
        return {
            reason: 'no-scan',
            message: `No scan of ${target} of ${project}${forProducts} was found${waited}`,
            remedy: `Check that this commit is scanned, by the platform or by a job of yours, and that \`commit\` is correct, or raise \`wait-for\`. ${SCAN_AGAIN}`,
        };
    },
};


/***/ }),

/***/ 6497:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $2: () => (/* binding */ explainGitHub),
/* harmony export */   Ep: () => (/* binding */ appRemedy),
/* harmony export */   HA: () => (/* binding */ textFailed),
/* harmony export */   kL: () => (/* binding */ notOnGitHub),
/* harmony export */   pJ: () => (/* binding */ coverageUnknown),
/* harmony export */   rk: () => (/* binding */ UNKNOWN_REASONS)
/* harmony export */ });
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5845);
/* harmony import */ var _pages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6148);
/* harmony import */ var _explanation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1307);
/* harmony import */ var _requests_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(516);




/** Permissions that a job can give its own token. */
const JOB_PERMISSIONS = /^(actions|attestations|checks|contents|deployments|discussions|issues|packages|pages|pull-requests|security-events|statuses):/;
function explainGitHub(failure) {
    const { kind, method, path, problem, resetAt } = failure;
    if (kind === 'rate-limited')
        return {
            reason: 'rate-limited',
            message: `GitHub's rate limit is used up${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .behind */ .Ry)(' until ', resetAt && (0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .secondOf */ .UB)(resetAt))} (${method} ${path})`,
            remedy: 'Run the step again after the limit resets, or use the token of a GitHub App, whose limit is higher',
        };
    // No input sets the time limit of a request to GitHub.
    const known = problem?.kind === 'time-out' ? undefined : problem;
    const request = { ...failure, kind, ...known, attempts: 1, sent: true, method, path };
    const explained = (0,_requests_js__WEBPACK_IMPORTED_MODULE_3__/* .explainRequest */ .jP)(request, _explanation_js__WEBPACK_IMPORTED_MODULE_2__/* .RUN_AGAIN */ .Bs, 'GitHub');
    return kind === 'status' && known === undefined
        ? { ...explained, remedy: gitHubRemedy(failure) }
        : explained;
}
const SEE_PERMISSIONS = `(see ${_pages_js__WEBPACK_IMPORTED_MODULE_1__/* .PAGES */ .Nb.github} of this action)`;
/** @param permission undefined if the token only lacks repositories */
function appRemedy(permission) {
    if (permission === undefined)
        return `As \`metadata-token\`, use the token of a GitHub App that is installed on the repositories ${SEE_PERMISSIONS}`;
    return `As \`metadata-token\`, use the token of a GitHub App with the permission "${permission}", because a job's own \`GITHUB_TOKEN\` cannot have it ${SEE_PERMISSIONS}`;
}
/** Remedies are clauses for `suggested`. */
const NOT_ON_GITHUB = {
    owner: {
        reason: 'not-found',
        message: 'No owner of the projects is an organization or account on GitHub that the token can see',
        remedy: `correct the URLs of the projects on the platform, or use the token of a GitHub App that is installed there ${SEE_PERMISSIONS}`,
    },
    team: {
        reason: 'invalid-inputs',
        message: 'No organization of the projects has a team that the rules file names',
        remedy: 'correct its slug in the rules file',
    },
    property: {
        reason: 'invalid-inputs',
        message: 'No repository has a custom property that the rules file names',
        remedy: 'correct its name in the rules file, or define it on GitHub',
    },
};
function notOnGitHub({ what, names, near }) {
    const { reason, message, remedy } = NOT_ON_GITHUB[what];
    return { reason, message: `${message} (${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .firstOf */ .Ku)(names, 5)})`, remedy: (0,_explanation_js__WEBPACK_IMPORTED_MODULE_2__/* .suggested */ .Mf)(near, remedy) };
}
/** Why a comment or an issue could not be written, or may be there twice, and the remedy. */
function textFailed({ kind, cause, isWritten }) {
    const { message, remedy } = explainGitHub(cause);
    const isComment = kind === 'comment-failed';
    const what = isComment ? 'comment on the pull request' : 'tracking issue';
    const end = isWritten ? 'was written, but may be there twice' : 'could not be written';
    const choice = isOtherRefusal(cause) ? `, or set \`${isComment ? 'comment' : 'issue'}: never\`` : '';
    const own = isComment ? (commentRemedy(cause) ?? remedy) : remedy;
    return `The ${what} ${end}: ${message}. ${own}${choice}.`;
}
/** GitHub also answers 404 to a token that may not see the pull request. */
function commentRemedy(failure) {
    const { kind, method, status, missingPermission } = failure;
    if (kind !== 'status' || (status !== 403 && status !== 404) || isOtherRefusal(failure))
        return undefined;
    // GitHub names only the permission to read where it refuses a read.
    const isNamed = missingPermission !== undefined && method !== 'GET';
    const start = isNamed ? permissionRemedy(missingPermission) : COMMENT_PERMISSION;
    return `${start}. A pull request from a fork gets a read-only token: set \`comment: never\` for those`;
}
/** A 403 without a missing permission: a locked conversation, an archived repository, SAML. */
function isOtherRefusal({ kind, status, missingPermission, serverMessage = '' }) {
    const isRefused = kind === 'status' && status === 403 && missingPermission === undefined;
    return isRefused && serverMessage !== '' && !serverMessage.startsWith('Resource not accessible');
}
const inJobOrToken = (permission) => `needs the permission \`${permission}\`: add it to the \`permissions\` of the job, or use a \`github-token\` that has it`;
const ISSUE_PERMISSION = `Writing issues ${inJobOrToken('issues: write')}. For another repository, use the token of a GitHub App`;
const COMMENT_PERMISSION = `A comment on a pull request ${inJobOrToken('pull-requests: write')}`;
/** GitHub does not always name these. */
const ORGANIZATION_PERMISSIONS = [
    [/^\/orgs\/[^/]+\/properties\//, 'Organization: Custom properties (read)'],
    [/^\/orgs\/[^/]+\/teams/, 'Organization: Members (read)'],
];
/** @param names as GitHub names them: `issues: write or pull-requests: write` */
function permissionRemedy(names) {
    return names.split(/ (?:or|and) /).every((name) => JOB_PERMISSIONS.test(name))
        ? `Add \`${names.replace(/ (or|and) /g, '` $1 `')}\` to the \`permissions\` of the job, or to those of the GitHub App`
        : appRemedy(names);
}
function gitHubRemedy(failure) {
    const { status = 0, path, missingPermission } = failure;
    if (isOtherRefusal(failure))
        return 'GitHub names no missing permission: fix the problem that its message describes';
    const isRefused = status === 403 || status === 404;
    // For a refused list, GitHub names only the permission to read it.
    const [, area] = /\/(issues|pulls)(?:[/?]|$)/.exec(path) ?? [];
    if (status === 410 && area === 'issues')
        return 'Enable issues in the settings of the repository';
    if (isRefused && area !== undefined)
        return area === 'issues' ? ISSUE_PERMISSION : COMMENT_PERMISSION;
    if (missingPermission !== undefined)
        return permissionRemedy(missingPermission);
    if (status === 401)
        return 'Check the token for GitHub: it may have expired, been revoked, or be incomplete';
    if (isRefused)
        return appRemedy(ORGANIZATION_PERMISSIONS.find(([pattern]) => pattern.test(path))?.[1]);
    return status >= 500
        ? 'Look at the status page of GitHub, and run the step again later'
        : 'Fix the problem that GitHub reports, then run the step again';
}
function coverageUnknown(owners) {
    const start = 'The repositories that the platform lacks could not be determined, because';
    if (owners.length === 0)
        return `${start} no project belongs to an owner on GitHub. Correct the URLs of the projects on the platform.`;
    const texts = owners.map((owner) => OWNER_GAPS[owner.why](owner));
    const remedies = new Set(owners.map((owner) => OWNER_REMEDIES[owner.why] ?? appRemedy()));
    return `${start} ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .joined */ .oR)(texts)}. ${[...remedies].join('. ')}.`;
}
function seenText({ owner, seen, total }) {
    return `only ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai)(seen)} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(total, 'repository', 'repositories')} that projects of ${owner} belong to`;
}
const OWNER_GAPS = {
    cut: ({ owner }) => `GitHub did not list the repositories of ${owner} to the end`,
    refused: ({ owner }) => `GitHub does not let the token list the repositories of ${owner}`,
    few: (seen) => `the token sees ${seenText(seen)}`,
    unlisted: (seen) => `GitHub lists ${seenText(seen)}; the others may have been renamed`,
    'personal-account': ({ owner }) => `${owner} is a personal account, of which GitHub lists only the public repositories`,
    'job-token': ({ owner }) => `GitHub shows a job's own token only the public repositories of ${owner} and the job's own`,
    'nothing-seen': ({ owner }) => `${owner} in \`scope\` has neither a project nor a repository that the token sees`,
};
/** For gaps that a GitHub App's token would not close. Default: `appRemedy`. */
const OWNER_REMEDIES = {
    cut: 'Run the step again',
    unlisted: 'Give the projects the current names of their repositories',
    'personal-account': 'Name individual repositories in `scope`',
    'nothing-seen': 'Correct `scope`, or use a token as `metadata-token` that sees this owner',
};
const OTHER_PLACE = 'If they are on GitHub, correct their URLs on the platform; otherwise there is nothing to do.';
const UNKNOWN_REASONS = {
    'not-visible': [
        'GitHub repository not visible to the token',
        `A job's own \`GITHUB_TOKEN\` sees only its own repository and public ones. ${appRemedy()}.`,
    ],
    'other-host': ['the URL points to a host other than GitHub', OTHER_PLACE],
    'not-a-repository': ['not a GitHub repository', OTHER_PLACE],
    'no-owner': ['the owner is not an organization or account on GitHub', OTHER_PLACE],
    'owner-refused': ['GitHub does not let the token list the repositories of the owner', `${appRemedy()}.`],
    'personal-account': [
        'a personal account has neither custom properties nor teams',
        'Rules that need neither still apply to them.',
    ],
    'properties-refused': [
        'GitHub does not let the token read custom properties',
        `${appRemedy('Organization: Custom properties (read)')}.`,
    ],
    'teams-refused': [
        'GitHub does not let the token read teams',
        `${appRemedy('Organization: Members (read)')}.`,
    ],
    'properties-unknown': [
        'custom properties are not known',
        'GitHub listed them without these repositories. Run the step again.',
    ],
    'teams-unknown': ['teams are not known', 'Run the step again.'],
};


/***/ }),

/***/ 516:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lp: () => (/* binding */ CODES),
/* harmony export */   Z$: () => (/* binding */ explainUnknownProject),
/* harmony export */   jP: () => (/* binding */ explainRequest),
/* harmony export */   ps: () => (/* binding */ isOfRequest)
/* harmony export */ });
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5845);
/* harmony import */ var _explanation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1307);


const MAX_PATH_LENGTH = 300;
const TRUST_AUTHORITY = 'Set `NODE_EXTRA_CA_CERTS` for the step or the runner to a readable file with your certificate authority';
/** Adds the parts of sentences about a request. */
function withTexts(failure, server) {
    const { method, path, requestId, attempts, serverMessage = '', gateway } = failure;
    // A long address would cut off the text after it.
    const shownPath = path.length > MAX_PATH_LENGTH ? `${path.slice(0, MAX_PATH_LENGTH)}…` : path;
    const shown = [method, shownPath].filter(Boolean).join(' ');
    const message = (0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutStop */ .f6)(serverMessage);
    const says = (0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .behind */ .Ry)(' says: ', message);
    const tried = `${requestId ? ` (request ${requestId})` : ''}${attempts > 1 ? `, after ${attempts} attempts` : ''}`;
    const answerer = gateway === undefined
        ? says && `; ${server}${says}`
        : `; a gateway or proxy${gateway && ` (${gateway})`}, not ${server},${says || ' answered'}`;
    const request = server === 'GitHub' ? `${shown} to GitHub` : shown;
    const setting = server === 'GitHub' ? '`GITHUB_API_URL`' : '`base-url`';
    return { ...failure, server, setting, shown, request, message, tried, answerer, details: answerer + tried };
}
/** Default of `reason`: `unreachable`. */
const REQUEST_FAILURES = {
    status: (failure) => {
        const { status, near, server, gateway, shown, request, message, tried, details } = failure;
        // With `near`, the list of projects was searched in vain.
        if (status === 404 && near !== undefined) {
            const [, name = 'this project'] = /\/projects\/([^?]+)/.exec(failure.path) ?? [];
            return explainUnknownProject(decodeURIComponent(name), near);
        }
        // A 403 of GitHub has many causes, which its message names.
        const meaning = server === 'GitHub' ? undefined : knownAnswer(failure).meaning;
        const answer = `${status}${meaning === undefined || gateway !== undefined ? '' : ` (${meaning})`}`;
        return {
            message: gateway === undefined
                ? `${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .capitalized */ .l2)(server)} answered ${shown} with ${answer}${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .behind */ .Ry)(': ', message)}${tried}`
                : `${request} was answered with ${answer}${details}`,
            reason: statusReason(failure),
            remedy: (0,_explanation_js__WEBPACK_IMPORTED_MODULE_1__/* .suggested */ .Mf)(near, statusRemedy(failure)),
        };
    },
    'rate-limit': ({ request, answerer, retryAfterMs }) => {
        const wait = retryAfterMs && `it asks to wait for ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0)(retryAfterMs)}, longer than the step has left`;
        return {
            reason: 'rate-limited',
            message: `The platform's rate limit is used up${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .behind */ .Ry)(': ', wait)} (${request})${answerer}`,
            remedy: 'Run the step again later, with a lower `concurrency`',
        };
    },
    connection: ({ request, cause = 'no connection', details, setting }) => ({
        message: `${request} got no answer: ${cause}${details}`,
        remedy: `Check ${setting} and that the runner can reach it (behind a proxy, set \`HTTPS_PROXY\` and \`NO_PROXY\`), then run the step again`,
    }),
    proxy: (failure) => ({
        message: `${failure.request} was not sent: ${failure.cause}${failure.details}`,
        remedy: proxyRemedy(failure),
    }),
    certificate: ({ request, cause, server, setting }) => ({
        message: `The certificate of ${server} was not accepted: ${cause} (${request})`,
        remedy: `${TRUST_AUTHORITY}, or correct ${setting}`,
    }),
    'client-certificate': ({ request, setting }) => ({
        message: `${request} was not sent: the server refused the TLS connection, probably because it requires a client certificate, which this action cannot send`,
        remedy: `Set ${setting} to an address that requires none`,
    }),
    'time-out': ({ request, cause, details }) => ({
        message: `${request} timed out: ${cause}${details}`,
        remedy: 'Raise `request-timeout`, or run the step again later',
    }),
    redirect: ({ request, status, redirectTo, cause, server, setting }) => ({
        message: `${request} was answered with ${[status, 'a redirect that is not followed'].filter(Boolean).join(', ')}${redirectTo ? ` (to ${redirectTo})` : ''}${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .behind */ .Ry)(': ', cause)}`,
        remedy: `Set ${setting} to the address at which ${server} itself answers`,
    }),
    answer: (failure) => ({
        reason: statusReason(failure),
        message: `${failure.request} got an answer that the API does not return: ${failure.cause}${failure.details}`,
        remedy: `Check that ${failure.setting} is the address of ${failure.server}, and that no proxy answers in its place`,
    }),
    'another-answer': ({ request, got, expected }) => ({
        reason: 'other',
        message: `${request} was answered with ${subjectText(got)}, not with ${subjectText(expected)}`,
        remedy: 'Check in the web UI whether it was renamed, deleted or created again, and use its current name',
    }),
    cancelled: ({ request, sent }, runAgain) => ({
        reason: 'cancelled',
        message: `The step was stopped before ${sent ? 'the answer to ' : ''}${request}`,
        remedy: runAgain,
    }),
};
function explainRequest(failure, runAgain = _explanation_js__WEBPACK_IMPORTED_MODULE_1__/* .RUN_AGAIN */ .Bs, server = 'the platform') {
    return { reason: 'unreachable', ...REQUEST_FAILURES[failure.kind](withTexts(failure, server), runAgain) };
}
function isOfRequest(failure) {
    return failure.kind in REQUEST_FAILURES;
}
function explainUnknownProject(project, near) {
    return {
        message: `The platform does not know ${project}${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .notationHint */ .I6)([project])}`,
        reason: 'not-found',
        remedy: (0,_explanation_js__WEBPACK_IMPORTED_MODULE_1__/* .suggested */ .Mf)(near, 'check its spelling (names are as in the web UI), or scan the project once, so that the platform knows it'),
    };
}
function proxyRemedy({ proxy, status, server, setting }) {
    const { variable, why } = proxy ?? { variable: 'HTTPS_PROXY' };
    if (why === 'certificate')
        return `${TRUST_AUTHORITY}, or correct \`${variable}\``;
    if (why === 'scheme')
        return `In \`${variable}\`, write \`http://\` for a proxy without TLS of its own, as most are, and \`https://\` only for one with it`;
    const start = status === 401 || status === 407
        ? `Check the user name and password in \`${variable}\` (\`http://<user>:<password>@<host>:<port>\`, with \`%25\` for a \`%\`), and that the proxy accepts Basic`
        : `Correct the address of the proxy in \`${variable}\` (most begin with \`http://\`), let it open tunnels to ${server}`;
    return `${start}, or name the host of ${setting} in \`NO_PROXY\``;
}
function subjectText(subject) {
    if (subject === undefined)
        return 'what was requested';
    const { kind, name, id } = subject;
    return [kind, name, id === undefined ? '' : `(id ${id})`].filter(Boolean).join(' ');
}
const STATUSES = {
    401: {
        meaning: 'the token was not accepted',
        remedy: `check that the token is complete and not revoked, or ${_explanation_js__WEBPACK_IMPORTED_MODULE_1__/* .CREATE_TOKEN */ .vg}`,
        reason: 'token-refused',
    },
    403: {
        meaning: 'the token does not allow this',
        remedy: `use a token whose role allows this: ${_explanation_js__WEBPACK_IMPORTED_MODULE_1__/* .CREATE_TOKEN */ .vg}`,
        reason: 'token-refused',
    },
    404: { meaning: 'not found', reason: 'not-found' },
    408: { reason: 'unreachable' },
    410: {
        meaning: 'no longer available',
        remedy: 'look up its replacement in the documentation of the platform',
        reason: 'not-found',
    },
    429: {
        meaning: 'too many requests',
        remedy: 'lower `concurrency`, or run the step at another time',
        reason: 'rate-limited',
    },
};
/** Error codes of the platform, which are more precise than the status. */
const CODES = {
    DEPLOYMENT_NOT_MIGRATED: {
        meaning: 'the deployment has not been migrated to the newer policies',
        remedy: 'have the vendor migrate the deployment, and manage its policies in the web UI until then',
        reason: 'invalid-inputs',
    },
    PRODUCT_NOT_ENABLED: {
        meaning: 'the product is not enabled for this deployment',
        remedy: 'enable the product in the web UI, or leave its policies out',
        reason: 'invalid-inputs',
    },
    RESERVED_SLUG: {
        meaning: 'a slug belongs to a policy of the platform itself',
        remedy: 'give the policy another `slug`, or another name',
        reason: 'invalid-inputs',
    },
    STATE_VERSION_MISMATCH: {
        meaning: 'someone changed the policies since they were compared',
        remedy: 'run the step again: it compares them again',
        reason: 'plan-changed',
    },
};
function knownAnswer({ status = 0, serverCode = '' }) {
    return CODES[serverCode] ?? STATUSES[status] ?? {};
}
function statusReason(failure) {
    const { status = 0, gateway } = failure;
    if (gateway !== undefined && status !== 413)
        return 'unreachable';
    return knownAnswer(failure).reason ?? (status >= 500 ? 'unreachable' : 'other');
}
function statusRemedy(failure) {
    const { status = 0, method, path, gateway, server, setting } = failure;
    if (status === 413)
        return 'raise the limit of the gateway for the size of requests (nginx: `client_max_body_size`)';
    if (gateway !== undefined)
        return `run the step again later; if it keeps happening, let the gateway or proxy pass requests on to the address in ${setting}, and look at the status page of ${server}`;
    const { remedy } = knownAnswer(failure);
    if (remedy !== undefined)
        return remedy;
    if (status === 404)
        return notFoundRemedy(method, path);
    return statusReason(failure) === 'unreachable'
        ? 'look at the status page of the platform, and run the step again later'
        : 'fix the problem that the platform reports, then run the step again';
}
/** May be wrong besides the token. */
const CHECKED_INPUTS = [
    [
        /\/projects\//,
        '`deployment-slug`, the spelling of the project (names are as in the web UI, `<org>/<repo>`), that it has been scanned',
    ],
    [/\/scan\//, '`scan-id`, `deployment-id`'],
    [/\/lockfiles$/, '`repositoryId` in `dependency-filter`, `deployment-id`'],
    [/\/deployments$/, '`base-url`'],
];
function notFoundRemedy(method, path) {
    // A write follows a read of the same project, so deployment, name and token are correct.
    if (method !== 'GET' && path.includes('/projects/'))
        return 'check in the web UI whether the project still exists; if it does, ask the vendor whether the platform offers this change';
    const [, inputs = '`deployment-slug` or `deployment-id`'] = CHECKED_INPUTS.find(([pattern]) => pattern.test(path)) ?? [];
    return `check ${inputs}, and the token: without Web API access the platform answers 404 to everything`;
}


/***/ }),

/***/ 4651:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ij: () => (/* binding */ limitsPhrase),
/* harmony export */   _u: () => (/* binding */ PLAN_FAILURES),
/* harmony export */   fI: () => (/* binding */ problemText),
/* harmony export */   tG: () => (/* binding */ overLimitText)
/* harmony export */ });
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5845);
/* harmony import */ var _requests_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(516);


/** Verbs by limit, or else by the noun that it counts. */
const EFFECTS = {
    'limits.policy-deletes': 'be removed or weakened',
    'limits.removals': 'lose tags',
    'limits.scans-off': 'have managed scans switched off',
    project: 'change',
    finding: 'be triaged',
    ticket: 'be opened',
    policy: 'change',
};
/** `320 projects would change, more than limits.changes allows (300)` */
function overLimitText(over) {
    const { limit, unit, allowed, figure, percent, whole } = over;
    const share = percent === undefined
        ? (0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai)(allowed)
        : `${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai)(percent)}%${whole === undefined ? '' : ` of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai)(whole)}`}, that is ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai)(allowed)}`;
    const things = unit === 'policy'
        ? (0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(figure, 'policy, exception, ruleset or rule', 'policies, exceptions, rulesets and rules')
        : (0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(figure, unit);
    return `${things} would ${EFFECTS[limit] ?? EFFECTS[unit]}, more than \`${limit}\` allows (${share})`;
}
/** `` `limits.changes` and `limits.findings` in the rules file `` */
function limitsPhrase(figures) {
    const limits = (0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .joined */ .oR)([...new Set(figures.map(({ limit }) => `\`${limit}\``))]);
    return isOfRules(figures) ? `${limits} in the rules file` : `the input ${limits}`;
}
function isOfRules(figures) {
    return figures.some(({ limit }) => limit !== 'max-changes');
}
/** `remediation: there is no project tag tier:1 (UNKNOWN_REFERENCE)` */
function problemText({ part, code, message }) {
    const meaning = _requests_js__WEBPACK_IMPORTED_MODULE_1__/* .CODES */ .Lp[code]?.meaning;
    // The message of a known code only repeats its meaning, but names a reserved slug.
    const hasDetail = meaning === undefined || code === 'RESERVED_SLUG';
    const text = [meaning, hasDetail ? (0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutStop */ .f6)(message) : ''].filter(Boolean).join(': ');
    return `${part}: ${text}${code === '' ? '' : ` (${code})`}`;
}
function writtenText(written) {
    return written.length === 0
        ? 'Nothing was written'
        : `The ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .joined */ .oR)(written)} policies had already been written, but not the rest`;
}
const countText = ({ count, isAtLeast }, noun, plural) => `${isAtLeast ? 'at least ' : ''}${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(count, noun, plural)}`;
const PLAN_FAILURES = {
    'too-many-changes': ({ figures }) => {
        const limits = limitsPhrase(figures);
        return {
            reason: 'too-many-changes',
            message: `${figures.map(overLimitText).join('; ')}. Nothing was written`,
            remedy: isOfRules(figures)
                ? `Look at the plan; if all of this is intended, raise ${limits}`
                : `Look at what would change with \`dry-run: true\`, then select less or raise ${limits}`,
        };
    },
    'plan-changed': ({ why, lines = [] }) => {
        const texts = lines.map(({ target, field, before, after }) => `${target} ${field} ${before} → ${after}`);
        const shown = texts.length === 0 ? '' : `: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .firstOf */ .Ku)(texts, 5)}`;
        const messages = {
            changes: `The plan has ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(lines.length, 'change')} that the approved plan lacks${shown}`,
            hash: `The hash of the plan differs from that of the approved plan${shown}`,
            'rules-file': 'The approved plan was made from a different version of the rules file',
            deployment: 'The approved plan belongs to another deployment',
        };
        return {
            reason: 'plan-changed',
            message: `${messages[why]}. Nothing was written`,
            remedy: why === 'hash'
                ? "Run `plan` again and approve that plan. To resume an interrupted `apply`, pass the approved plan's `plan-path` instead of its hash"
                : 'Run `plan` again, look at what is new, and approve that plan',
        };
    },
    drift: (failure) => ({
        reason: 'drift',
        message: `The platform differs from the rules file: ${countText(failure, 'change')} would be made`,
        remedy: 'Run `apply` to make them, or change the rules file to match the platform',
    }),
    'policies-changed': ({ part, written }) => ({
        reason: 'plan-changed',
        message: `Someone changed the ${part} policies after they were compared, so they were left as they are. ${writtenText(written)}`,
        remedy: 'Run `plan` again, look at what is new, and apply that plan',
    }),
    'policies-invalid': ({ path, problems, written }) => {
        const texts = problems.map((problem) => `${path}:${problem.line}: ${problemText(problem)}`);
        const remedy = problems.length === 1 ? _requests_js__WEBPACK_IMPORTED_MODULE_1__/* .CODES */ .Lp[problems[0]?.code ?? '']?.remedy : undefined;
        return {
            reason: 'invalid-inputs',
            message: `The platform does not accept the policies: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .firstOf */ .Ku)(texts, 5)}. ${writtenText(written)}`,
            remedy: (0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .capitalized */ .l2)(remedy ?? 'correct the policies in the rules file, and run the step again'),
        };
    },
    overdue: (failure) => ({
        reason: 'overdue',
        message: `${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .capitalized */ .l2)(countText(failure, 'finding has', 'findings have'))} been open longer than the service levels allow`,
        remedy: 'Fix or triage the findings that the summary lists',
    }),
    uncovered: (failure) => ({
        reason: 'uncovered',
        message: `The platform does not know ${countText(failure, 'repository', 'repositories')}`,
        remedy: 'Scan the repositories that the summary lists, or exclude them in `scope`',
    }),
    found: ({ what }) => ({
        reason: 'found',
        message: `Found ${what}`,
        remedy: 'Act on what the summary lists, or change the filters',
    }),
    'not-known': ({ figures, why }) => ({
        reason: 'not-known',
        message: `${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .firstOf */ .Ku)(figures.map((figure) => `\`${figure}\``))} in \`fail-if\` could not be determined${why === '' ? '' : `: ${why}`}`,
        remedy: 'Fix the problems that the warnings in the summary describe, then run the step again',
    }),
};


/***/ }),

/***/ 2187:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DG: () => (/* binding */ siblingsOf),
/* harmony export */   KT: () => (/* binding */ outcomeSection),
/* harmony export */   YS: () => (/* binding */ findingSections),
/* harmony export */   eE: () => (/* binding */ tableOrIds),
/* harmony export */   jL: () => (/* binding */ siblingsText),
/* harmony export */   u9: () => (/* binding */ movedBlocks)
/* harmony export */ });
/* harmony import */ var _changes_rows_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4686);
/* harmony import */ var _findings_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6321);
/* harmony import */ var _findings_triage_state_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(970);
/* harmony import */ var _model_findings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3917);
/* harmony import */ var _content_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6845);
/* harmony import */ var _explain_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3699);
/* harmony import */ var _findings_list_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4991);
/* harmony import */ var _findings_shown_finding_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8542);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5845);
/* harmony import */ var _selection_phrase_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5494);










const MAX_BRANCHES = 5;
/** Sections by outcome, failures first. */
function findingSections(rows, dryRun, context) {
    return [
        ...outcomeSection('Findings that were not triaged', (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .inState */ .ph)(rows, 'failed'), context),
        ...outcomeSection('Unknown: the triage may have taken effect', (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .inState */ .ph)(rows, 'unknown'), context),
        ...(0,_content_js__WEBPACK_IMPORTED_MODULE_4__/* .section */ .uW)(dryRun ? 'Findings to triage' : 'Triaged findings', movedBlocks((0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .inState */ .ph)(rows, 'changed', 'would-change'), siblingsText(rows, dryRun), context)),
        ...outcomeSection('Left as they are', (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .inState */ .ph)(rows, 'left'), context),
        ...outcomeSection('Not reached: the step ended first', (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .inState */ .ph)(rows, 'not-reached'), context),
    ];
}
/** Findings whose change failed, is unknown or was not made. */
function outcomeSection(title, outcomeRows, context) {
    const rows = (0,_findings_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .worstRowsFirst */ .Lt)(outcomeRows, ({ change }) => change.finding);
    const why = (_finding, index) => {
        const row = rows[index];
        if (row === undefined)
            return '';
        if (row.failure === undefined)
            return changeMeanwhile(row);
        const wanted = row.change.field === 'triage' ? `→ ${(0,_selection_phrase_js__WEBPACK_IMPORTED_MODULE_9__/* .decisionPhrase */ .il)(row.change.after)}` : '';
        return { lines: [wanted, { sentence: (0,_explain_js__WEBPACK_IMPORTED_MODULE_5__/* .shortMessage */ .Sq)(row.failure), max: 500 }] };
    };
    const findings = (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .findingsOf */ .WX)(rows);
    // Otherwise, the first column would only hold the reason.
    const place = findings.some(isKnown) ? { below: why } : { extra: why };
    return (0,_content_js__WEBPACK_IMPORTED_MODULE_4__/* .section */ .uW)(title, (0,_findings_list_js__WEBPACK_IMPORTED_MODULE_6__/* .findingTable */ .ck)(findings, { ...context, ...place }));
}
/** A change to a finding that was left, or a decision on another branch. */
function changeMeanwhile({ change: { field, finding }, seen }) {
    const { id, ref, status, triage_comment: note } = (seen ?? {});
    if (field !== 'triage' || status === undefined)
        return '';
    if (id !== finding.id)
        return [`${(0,_format_js__WEBPACK_IMPORTED_MODULE_8__/* .spaced */ .ji)(status)} on `, { code: (0,_findings_shown_finding_js__WEBPACK_IMPORTED_MODULE_7__/* .branchName */ .at)(ref) }];
    return status === finding.status && note !== finding.triage_comment
        ? 'has a new note'
        : `now ${(0,_format_js__WEBPACK_IMPORTED_MODULE_8__/* .spaced */ .ji)(status)}`;
}
/** The change, once if all findings share it, and a table. @param isHeaded below the name of a rule */
function movedBlocks(moved, siblings, context, isHeaded = false) {
    const rowOf = new Map(moved.map((row) => [row.change.finding, row]));
    const shared = moveText(moved[0], isHeaded);
    const isMixed = moved.some((row) => moveText(row, isHeaded) !== shared);
    return [
        ...(0,_content_js__WEBPACK_IMPORTED_MODULE_4__/* .paragraph */ .FY)(isMixed ? '' : shared, siblings),
        ...tableOrIds([...rowOf.keys()], {
            ...context,
            extra: (finding) => (isMixed ? { text: moveText(rowOf.get(finding), isHeaded), max: 250 } : ''),
            below: (finding) => branchesText(rowOf.get(finding), context),
        }),
    ];
}
/** `open → ignored, rule "old noise in tests", until 2027-02-19`; empty where the former state is unknown. */
function moveText(row, isHeaded) {
    if (row?.change.finding.status === undefined)
        return '';
    const { rule, over, because, until } = row.why ?? {};
    const parts = [
        triageText(row.change),
        because === 'ended' ? `ignore of "${rule}" has ended` : !isHeaded && rule && `rule "${rule}"`,
        over && `over "${over}"`,
        until && `until ${until}`,
    ];
    return parts.filter(Boolean).join(', ');
}
/** `open → ignored`; `reopened` shows as the status `open`. */
function triageText({ finding, after: { state } }) {
    const after = state === undefined ? 'a note' : (0,_format_js__WEBPACK_IMPORTED_MODULE_8__/* .spaced */ .ji)((0,_model_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .statusAfter */ .Bh)(state));
    // The list of secrets shows all of these as `open`.
    const isAnyOpen = finding.kind === 'secrets' && finding.status === 'open';
    const before = isAnyOpen ? 'open, in review or to be fixed' : (0,_format_js__WEBPACK_IMPORTED_MODULE_8__/* .spaced */ .ji)(finding.status ?? 'any state');
    return `${before} → ${after}`;
}
/** `also on pull/7/merge` */
function branchesText(row, { links }) {
    if (row === undefined)
        return '';
    const { branches: all, finding } = row.change;
    const branches = all.filter((branch) => !(0,_findings_triage_state_js__WEBPACK_IMPORTED_MODULE_2__/* .isUnread */ .KJ)(branch));
    const shown = branches.slice(0, MAX_BRANCHES).map(({ id, ref, status }) => {
        const otherStatus = status === finding.status ? undefined : status;
        const link = { link: (0,_findings_shown_finding_js__WEBPACK_IMPORTED_MODULE_7__/* .branchName */ .at)(ref) || String(id), to: links.finding({ kind: finding.kind, id }) };
        return [link, otherStatus ? ` (${(0,_format_js__WEBPACK_IMPORTED_MODULE_8__/* .spaced */ .ji)(otherStatus)})` : ''];
    });
    const more = branches.length - shown.length;
    const names = (0,_content_js__WEBPACK_IMPORTED_MODULE_4__/* .separated */ .Ci)([...shown, more > 0 ? `${(0,_format_js__WEBPACK_IMPORTED_MODULE_8__/* .number */ .ai)(more)} more` : ''], ', ');
    return branches.length === 0 ? '' : ['also on ', names];
}
function tableOrIds(findings, options) {
    if (findings.length === 0)
        return [];
    if (findings.some(isKnown))
        return [...(0,_findings_list_js__WEBPACK_IMPORTED_MODULE_6__/* .findingCounts */ .s_)(findings), ...(0,_findings_list_js__WEBPACK_IMPORTED_MODULE_6__/* .findingTable */ .ck)((0,_findings_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .worstFirst */ .md)(findings), options)];
    return (0,_content_js__WEBPACK_IMPORTED_MODULE_4__/* .paragraph */ .FY)({ codes: findings.map(({ id }) => String(id)), max: 100 });
}
function isKnown(finding) {
    return finding.severity !== undefined || (0,_findings_shown_finding_js__WEBPACK_IMPORTED_MODULE_7__/* .ruleName */ .oF)(finding) !== undefined;
}
/** Findings of other branches that move along. */
function siblingsOf(rows) {
    const selected = new Set(rows.map(({ change }) => change.finding.id));
    const branches = (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .inState */ .ph)(rows, 'changed', 'would-change').flatMap(({ change }) => change.branches);
    return branches.filter(({ id }) => !selected.has(id));
}
/** `Also moves the same findings on other branches: 3`, or empty. */
function siblingsText(rows, isPlanned) {
    const siblings = siblingsOf(rows);
    const unlisted = siblings.filter(_findings_triage_state_js__WEBPACK_IMPORTED_MODULE_2__/* .isUnread */ .KJ).length;
    const listed = siblings.length - unlisted;
    const parts = [
        listed > 0 &&
            `Also ${isPlanned ? 'moves' : 'moved'} the same findings on other branches: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_8__/* .number */ .ai)(listed)}`,
        unlisted > 0 && `The platform also named ${(0,_format_js__WEBPACK_IMPORTED_MODULE_8__/* .counted */ .hS)(unlisted, 'other finding')}`,
    ];
    return parts.filter(Boolean).join('. ');
}


/***/ }),

/***/ 1391:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A_: () => (/* binding */ csvLines),
/* harmony export */   GR: () => (/* binding */ FINDING_COLUMNS),
/* harmony export */   K5: () => (/* binding */ PROJECT_COLUMNS),
/* harmony export */   a5: () => (/* binding */ fieldColumns)
/* harmony export */ });
/* harmony import */ var _findings_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6321);
/* harmony import */ var _model_time_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4386);
/* harmony import */ var _shown_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8542);



function fieldColumns(...names) {
    return names.map((name) => [name, (row) => row[name]]);
}
const FINDING_COLUMNS = [
    ['id', ({ id }) => id],
    ['issue_type', ({ kind }) => kind],
    ['title', _shown_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .findingName */ .f$],
    ...fieldColumns('severity', 'confidence', 'status', 'triage_state', 'triage_reason'),
    ['triage_note', ({ triage_comment }) => triage_comment],
    ['triaged_at', ({ triaged_at }) => timeOf(triaged_at)],
    ...fieldColumns('rule', 'message', 'repository'),
    [
        'project_tags',
        ({ repository = '' }, { projectTags }) => projectTags?.[repository.toLowerCase()]?.join('; '),
    ],
    ['ref', ({ ref }) => ref],
    ['branch', ({ ref }) => (0,_shown_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .branchName */ .at)(ref)],
    ...fieldColumns('path', 'line', 'end_line'),
    ['url', ({ line_of_code_url }) => line_of_code_url],
    ['platform_url', (finding, { links }) => links.finding(finding)],
    ['created_at', ({ created_at }) => timeOf(created_at)],
    ['relevant_since', ({ relevant_since }) => timeOf(relevant_since)],
    ['age_days', ageDays],
    ['categories', ({ categories }) => categories?.join('; ')],
    ['cwe', ({ cwe_names }) => cwe_names?.join('; ')],
    ['owasp', ({ owasp_names }) => owasp_names?.join('; ')],
    ...fieldColumns('component_tag', 'autotriage_verdict'),
    ['ticket', ({ ticket }) => ticket?.url ?? ticket?.slug ?? ticket?.id],
    ['dependency', ({ dependency }) => dependency?.package],
    ['dependency_version', ({ dependency }) => dependency?.version],
    ['fixed_version', (finding) => Object.values((0,_shown_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .fixedVersions */ .W4)(finding)).flat().join('; ')],
    ['lockfile', ({ lockfile }) => lockfile && (0,_shown_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .placeText */ .Z9)(lockfile)],
    [
        'used_in',
        ({ lockfile: { path } = {}, usage, ...finding }) => (0,_shown_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .placeText */ .Z9)(usage ?? (path && path !== finding.path ? finding : {})),
    ],
    ['transitivity', ({ dependency }) => dependency?.transitivity],
    ...fieldColumns('reachability', 'epss_score', 'malicious'),
    ['vulnerability', ({ vulnerability_identifier }) => vulnerability_identifier],
    ...fieldColumns('secret_type', 'validation_state', 'historical'),
];
const PROJECT_COLUMNS = [
    ['id', ({ id }) => id],
    ['project', ({ name }) => name],
    ['tags', ({ tags }) => tags.join('; ')],
    ['branch', ({ primary_branch, default_branch }) => (0,_shown_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .branchName */ .at)(primary_branch ?? default_branch)],
    ['latest_scan_at', ({ latest_scan_at }) => timeOf(latest_scan_at)],
    ['created_at', ({ created_at }) => timeOf(created_at)],
    ['url', ({ url }) => url],
    ['platform_url', ({ id }, { links }) => links.findingsOf(id)],
];
/** Without it, spreadsheets assume an old code page. */
const BYTE_ORDER_MARK = '\ufeff';
/** Lines of RFC 4180. @param hasHead false for rows that continue a list */
function* csvLines(columns, rows, context, hasHead = true) {
    // In quotes: DuckDB guesses from the first rows whether a file has any.
    if (hasHead)
        yield `${BYTE_ORDER_MARK}${columns.map(([head]) => `"${head}"`).join(',')}\r\n`;
    for (const row of rows)
        yield lineOf(columns.map(([, cell]) => cell(row, context)));
}
function timeOf(text) {
    return text && (0,_model_time_js__WEBPACK_IMPORTED_MODULE_2__/* .isoTime */ .Ly)(text);
}
function ageDays(finding, { nowMs }) {
    const since = (0,_findings_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .detectedMs */ .j8)(finding);
    return since === undefined ? undefined : Math.floor((nowMs - since) / _model_time_js__WEBPACK_IMPORTED_MODULE_2__/* .DAY_MS */ .sO);
}
function lineOf(cells) {
    return `${cells.map(cellText).join(',')}\r\n`;
}
/** A package of npm such as `@babel/core`, also with versions: people search for it. */
const VERSION = String.raw ` v?\d[\w.+-]*`;
const SCOPED = String.raw `@[a-z\d][\w.-]*\/[\w.-]+(?:${VERSION}(?: (?:→|or)${VERSION})*(?: \([\w-]+\))?)?`;
/**
 * The start of a cell that a spreadsheet would run as a formula. One that separates cells by `;` ignores the quotes
 * around a cell, and starts another after each `;` and line break in it.
 */
const FORMULA_START = new RegExp(String.raw `(?<=^|[;\r\n])(?! ?${SCOPED}(?:$|[;\r\n]))(?=[ \t"]*[=+\-@＝＋－＠]|\t)|^(?=[\r\n])`, 'g');
/** True for all cells with a `FORMULA_START`, and much faster. */
const MAY_BE_FORMULA = /^[ "]*[=+\-@＝＋－＠]|[\t;\r\n]/;
/** An apostrophe shows a formula as text. Numbers, also negative ones, stay numbers. */
function cellText(cell) {
    if (typeof cell !== 'string')
        return cell === undefined ? '' : String(cell);
    const harmless = MAY_BE_FORMULA.test(cell) ? cell.replace(FORMULA_START, "'") : cell;
    return /[",;\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}


/***/ }),

/***/ 4991:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B8: () => (/* binding */ severityChips),
/* harmony export */   QQ: () => (/* binding */ findingList),
/* harmony export */   _U: () => (/* binding */ groupSections),
/* harmony export */   cZ: () => (/* binding */ ofAnyStatus),
/* harmony export */   ck: () => (/* binding */ findingTable),
/* harmony export */   gu: () => (/* binding */ mostSections),
/* harmony export */   s_: () => (/* binding */ findingCounts),
/* harmony export */   zI: () => (/* binding */ severityPhrase)
/* harmony export */ });
/* harmony import */ var _findings_counts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4150);
/* harmony import */ var _findings_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6321);
/* harmony import */ var _model_findings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3917);
/* harmony import */ var _model_time_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4386);
/* harmony import */ var _content_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6845);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5845);
/* harmony import */ var _shown_finding_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8542);







/** Two columns fit on a phone. */
function findingTable(findings, options) {
    const { links, nowMs, extra, below, isOneRepository, maxRows } = options;
    const hasBranches = differInBranch(findings);
    const labelOf = (0,_shown_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .ruleLabels */ ._g)(findings.map(_shown_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .findingName */ .f$));
    const whereOf = ({ repository = '', ref }) => (0,_content_js__WEBPACK_IMPORTED_MODULE_3__/* .dotted */ .Bs)([isOneRepository ? '' : repository, hasBranches ? (0,_shown_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .branchName */ .at)(ref) : '']);
    return (0,_content_js__WEBPACK_IMPORTED_MODULE_3__/* .table */ .tp)(findings, 'findings', [
        [
            'Finding',
            (finding, index) => {
                const state = (0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .spaced */ .ji)(finding.validation_state ?? '');
                const where = [placeLinks(finding), whereOf(finding), below?.(finding, index) ?? ''];
                return { lines: [headingOf(finding, labelOf), state, ...where] };
            },
        ],
        [
            'Id',
            (finding, index) => {
                const link = { link: String(finding.id), to: links.finding(finding) };
                return { lines: [link, extra?.(finding, index) ?? '', ageOf(finding, nowMs)] };
            },
        ],
    ], maxRows);
}
/** Findings of one repository, with messages and advice; without `nowMs`, with the day instead of the age. */
function findingList(findings, max, { links, nowMs }) {
    const labelOf = (0,_shown_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .ruleLabels */ ._g)(findings.map(_shown_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .findingName */ .f$));
    const hasBranches = differInBranch(findings);
    const items = findings.slice(0, max).map((finding) => {
        const { ref, message = '' } = finding;
        const facts = [
            ...(0,_shown_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .adviceOn */ .ik)(finding),
            hasBranches ? (0,_shown_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .branchName */ .at)(ref) : '',
            ageOf(finding, nowMs),
            { link: 'open on the platform', to: links.finding(finding) },
        ];
        const heading = (0,_content_js__WEBPACK_IMPORTED_MODULE_3__/* .separated */ .Ci)([headingOf(finding, labelOf), placeLinks(finding)], ' in ');
        return { lines: [heading, { sentence: message, max: 500 }, (0,_content_js__WEBPACK_IMPORTED_MODULE_3__/* .dotted */ .Bs)(facts)] };
    });
    return (0,_content_js__WEBPACK_IMPORTED_MODULE_3__/* .list */ .p_)(items, 'findings', findings.length);
}
function differInBranch(findings) {
    return new Set(findings.map(({ ref }) => ref)).size > 1;
}
function headingOf(finding, labelOf) {
    const severity = finding.severity && (0,_shown_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .severityText */ .pA)(finding.severity);
    const name = (0,_shown_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .findingName */ .f$)(finding);
    if (!name)
        return severity ?? '';
    return (0,_content_js__WEBPACK_IMPORTED_MODULE_3__/* .separated */ .Ci)([severity, { strong: { code: labelOf(name), max: 80 } }], ' ');
}
/** `src/app.py:12`, linked; of a dependency also the lockfile, and its use. */
function placeLinks({ path, line, line_of_code_url: url, lockfile, usage }) {
    const others = [usage, lockfile].flatMap((place) => (place?.path === path ? [] : (place ?? [])));
    return (0,_content_js__WEBPACK_IMPORTED_MODULE_3__/* .separated */ .Ci)([{ path, line, url }, ...others].map(placeLink), ', ');
}
function placeLink({ path, line, url }) {
    const place = (0,_shown_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .placeText */ .Z9)({ path, line });
    if (place === undefined)
        return url === undefined ? '' : { link: 'code', to: url };
    return { link: { code: place, max: 120 }, to: url };
}
function ageOf(finding, nowMs) {
    const since = (0,_findings_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .detectedMs */ .j8)(finding);
    if (since === undefined)
        return '';
    if (nowMs === undefined)
        return { unbroken: `since ${(0,_model_time_js__WEBPACK_IMPORTED_MODULE_6__/* .dayOf */ .kb)(since)}` };
    const days = (0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .age */ .KW)(since, nowMs);
    return { unbroken: days === 'today' ? 'found today' : `${days} old` };
}
/** More findings than this are also shown as counts. */
const MAX_UNCOUNTED = 10;
const MAX_COUNTS = 5;
const UNKNOWN = 'unknown';
/** `3 critical, 12 high` */
function severityPhrase(findings) {
    const counts = Object.entries((0,_findings_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .severityCounts */ .ur)(findings));
    return counts.map(([severity, count]) => `${(0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .number */ .ai)(count)} ${severity}`).join(', ');
}
/** ` of any status (41 open)`; empty if a filter names the status. */
function ofAnyStatus(findings, filter) {
    if (filter !== undefined || findings.length === 0)
        return '';
    return ` of any status (${(0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .number */ .ai)(findings.filter(({ status }) => status === 'open').length)} open)`;
}
/** `🟥 2 critical · 🟧 9 high` */
function severityChips(findings) {
    const counts = Object.entries((0,_findings_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .severityCounts */ .ur)(findings));
    return (0,_content_js__WEBPACK_IMPORTED_MODULE_3__/* .dotted */ .Bs)(counts.map(([severity, count]) => (0,_shown_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .severityText */ .pA)(severity, (0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .number */ .ai)(count))));
}
/** A short table shows all of that itself. */
function findingCounts(findings) {
    if (findings.length <= MAX_UNCOUNTED)
        return [];
    return [...(0,_content_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraph */ .FY)(severityChips(findings)), ...ruleCounts(findings), ...repositoryCounts(findings)];
}
function mostSections(findings) {
    if (findings.length <= MAX_UNCOUNTED)
        return [];
    return [
        ...(0,_content_js__WEBPACK_IMPORTED_MODULE_3__/* .section */ .uW)('Rules with the most findings', ruleCounts(findings), true),
        ...(0,_content_js__WEBPACK_IMPORTED_MODULE_3__/* .section */ .uW)('Repositories with the most findings', repositoryCounts(findings), true),
    ];
}
function ruleCounts(findings) {
    const rules = Map.groupBy(findings, (finding) => (0,_shown_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .ruleName */ .oF)(finding) ?? UNKNOWN);
    return countTable(rules, 'Rule', 'rules', (0,_shown_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .ruleLabels */ ._g)(rules.keys()));
}
function repositoryCounts(findings) {
    const repositories = Map.groupBy(findings, ({ repository }) => repository ?? UNKNOWN);
    return countTable(repositories, 'Repository', 'repositories');
}
/** The largest groups, number first. */
function countTable(groups, title, noun, labelOf = (name) => name) {
    const counts = [...groups]
        .map(([name, { length }]) => ({ name, count: length }))
        .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
    return (0,_content_js__WEBPACK_IMPORTED_MODULE_3__/* .table */ .tp)(counts, noun, [
        ['Findings', ({ count }) => (0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .number */ .ai)(count)],
        [title, ({ name }) => labelOf(name)],
    ], MAX_COUNTS);
}
/** The worst first. */
function severityColumns(rows) {
    const names = new Set(rows.flatMap(({ bySeverity }) => Object.keys(bySeverity)));
    const worst = [...names].sort((left, right) => (0,_model_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .severityRank */ .qs)(left) - (0,_model_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .severityRank */ .qs)(right));
    return worst.map((name) => [name, ({ bySeverity }) => ({ unbroken: countText(bySeverity[name]) })]);
}
function countText(count = 0) {
    return count === 0 ? '' : (0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .number */ .ai)(count);
}
function groupSections(groups, nowMs) {
    if (groups === undefined)
        return [];
    const { prefix, teams, classes } = groups;
    const noun = prefix.replace(/[^\p{L}\p{N}]+$/u, '');
    const groupTable = (rows, title, nameless) => {
        const hasOverdue = rows.some(({ overdue }) => overdue > 0);
        return (0,_content_js__WEBPACK_IMPORTED_MODULE_3__/* .table */ .tp)(rows, 'groups', [
            [title, ({ name }) => ({ text: name || nameless, max: 100 })],
            // More columns do not fit on a phone.
            ...severityColumns(rows).slice(0, hasOverdue ? 1 : 2),
            ['overdue', ({ overdue }) => countText(overdue)],
            ['oldest', ({ oldestMs }) => (oldestMs === undefined ? '' : { unbroken: (0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .age */ .KW)(oldestMs, nowMs) })],
        ]);
    };
    return [
        ...(0,_content_js__WEBPACK_IMPORTED_MODULE_3__/* .section */ .uW)(`Open findings by ${noun}`, groupTable(teams, (0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .capitalized */ .l2)(noun), `no ${noun}`)),
        ...(0,_content_js__WEBPACK_IMPORTED_MODULE_3__/* .section */ .uW)('Open findings by OWASP class', groupTable(classes, 'Class', ''), true),
    ];
}


/***/ }),

/***/ 5914:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $6: () => (/* binding */ sarifOf),
/* harmony export */   Nt: () => (/* binding */ SHOWN_RESULTS),
/* harmony export */   sr: () => (/* binding */ MAX_RESULTS)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _findings_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6321);
/* harmony import */ var _shown_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8542);



/** Results of a run that GitHub accepts, and that it shows. */
const MAX_RESULTS = 25_000;
const SHOWN_RESULTS = 5000;
const MAX_ID_LENGTH = 255;
const MAX_DESCRIPTION_LENGTH = 1024;
const MAX_TAGS = 10;
const SCHEMA = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';
/** GitHub reads no `suppressions`, and would show findings of these statuses as open. */
const LEFT_OUT = ['fixed', 'ignored', 'provisionally_ignored'];
/**
 * SARIF 2.1.0 for GitHub's code scanning. No text for findings of several repositories, because an upload belongs to
 * one, nor for filters that select only what is left out: an empty file would close every alert.
 */
function sarifOf(findings, filters, tool) {
    // Only an ignored finding has a reason.
    if (LEFT_OUT.includes(filters.status) || filters.triage_reasons !== undefined)
        return { notices: [{ kind: 'sarif-not-open' }] };
    // The modules of a monorepo have names of their own, and one URL; a row may lack its URL.
    const names = findings.flatMap(({ repository }) => repository ?? []);
    const urls = findings.flatMap(({ repository, repository_url: url }) => url ?? repository ?? []);
    if (new Set(names).size > 1 && new Set(urls).size > 1)
        return { notices: [{ kind: 'sarif-several-repositories' }] };
    const open = findings.filter(({ status }) => !LEFT_OUT.includes(status));
    const placed = open.filter(({ path = '' }) => path !== '');
    const results = placed.length > MAX_RESULTS ? (0,_findings_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .worstFirst */ .md)(placed).slice(0, MAX_RESULTS) : placed;
    const limits = [
        ['closed', findings.length - open.length],
        ['no-place', open.length - placed.length],
        ['results', placed.length - results.length],
        ['shown', results.length - SHOWN_RESULTS],
    ];
    const notices = limits.map(([what, omitted]) => ({ kind: 'sarif-limit', what, omitted }));
    return { text: sarifText(results, tool), notices: notices.filter(({ omitted }) => omitted > 0) };
}
function* sarifText(findings, { version, baseUrl }) {
    const driver = {
        name: 'Code security platform',
        semanticVersion: version,
        informationUri: baseUrl,
        rules: [...Map.groupBy(findings, ruleId)].map(([id, members]) => ruleObject(id, members)),
    };
    yield `{\n"$schema": "${SCHEMA}",\n"version": "2.1.0",\n"runs": [{\n"tool": ${JSON.stringify({ driver })},\n`;
    yield '"columnKind": "unicodeCodePoints",\n"results": [\n';
    for (const [index, finding] of findings.entries())
        yield `${index === 0 ? '' : ',\n'}${JSON.stringify(resultObject(finding))}`;
    yield '\n]\n}]\n}\n';
}
function wholeRule(finding) {
    return ((0,_shown_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .ruleName */ .oF)(finding) ?? finding.kind).toWellFormed();
}
/** GitHub tells alerts apart by it; a long one ends in a hash of the whole. */
function ruleId(finding) {
    const rule = wholeRule(finding);
    if (rule.length <= MAX_ID_LENGTH)
        return rule;
    return `${rule.slice(0, MAX_ID_LENGTH - 17).toWellFormed()}-${shortHash(rule)}`;
}
function shortHash(text) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('hex').slice(0, 16);
}
/** SARIF's level, and the number that GitHub turns into a severity. */
const LEVELS = new Map([
    ['critical', { level: 'error', securitySeverity: '9.5' }],
    ['high', { level: 'error', securitySeverity: '8.0' }],
    ['medium', { level: 'warning', securitySeverity: '5.5' }],
    ['low', { level: 'note', securitySeverity: '2.0' }],
]);
function levelOf({ severity }) {
    return LEVELS.get(severity) ?? { level: 'warning' };
}
/** GitHub shows one severity for a rule: the worst of its findings. */
function ruleObject(id, findings) {
    const [first] = findings;
    const [worst = first] = (0,_findings_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .worstFirst */ .md)(findings);
    const { level, securitySeverity } = levelOf(worst);
    const rule = wholeRule(first);
    const description = limitedSentence(first.message ?? rule);
    return {
        id,
        shortDescription: { text: limitedSentence((0,_shown_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .shortRule */ .r0)(rule)) },
        fullDescription: { text: description },
        help: { text: description },
        defaultConfiguration: { level },
        properties: {
            precision: first.confidence,
            'security-severity': securitySeverity,
            tags: tagsOf(first),
        },
    };
}
function tagsOf({ kind, cwe_names = [], owasp_names = [] }) {
    const cwes = cwe_names.flatMap((name) => {
        const digits = /^CWE-(\d+)/i.exec(name)?.[1];
        return digits === undefined ? [] : [`external/cwe/cwe-${digits.padStart(3, '0')}`];
    });
    const classes = owasp_names.map((name) => `OWASP-${name.slice(0, 80)}`);
    return [...new Set(['security', kind, ...cwes, ...classes])].slice(0, MAX_TAGS);
}
function resultObject(finding) {
    const { id, match_based_id } = finding;
    return {
        ruleId: ruleId(finding),
        level: levelOf(finding).level,
        message: { text: messageOf(finding) },
        locations: [{ physicalLocation: physicalLocation(finding) }],
        partialFingerprints: { primaryLocationLineHash: fingerprintOf(match_based_id ?? `finding ${id}`) },
    };
}
/** GitHub shows no properties, so type, versions and advice stand here. */
function messageOf(finding) {
    const { kind, message, dependency } = finding;
    const name = (0,_shown_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .findingName */ .f$)(finding) ?? 'Finding of the platform';
    if (kind !== 'secrets' && dependency === undefined)
        return limitedSentence(message ?? name);
    const facts = limitedSentence([name, ...(0,_shown_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .adviceOn */ .ik)(finding)].join(', '));
    return message === undefined ? facts : `${facts} ${limitedSentence(message)}`;
}
/** Leaves out contradictions, such as an end before the start. */
function physicalLocation({ path = '', line, column, end_line, end_column }) {
    const startLine = positionFrom(1, line) ?? 1;
    const startColumn = positionFrom(1, column);
    const endLine = positionFrom(startLine, end_line);
    const isOneLine = (endLine ?? startLine) === startLine;
    const endColumn = positionFrom(isOneLine ? (startColumn ?? 1) : 1, end_column);
    const region = { startLine, startColumn, endLine, endColumn };
    return { artifactLocation: { uri: uriOf(path), uriBaseId: '%SRCROOT%' }, region };
}
function positionFrom(min, value) {
    return value !== undefined && Number.isInteger(value) && value >= min ? value : undefined;
}
/** A relative URI. */
function uriOf(path) {
    const segments = path.toWellFormed().replaceAll('\\', '/').split('/');
    const kept = segments.filter((segment) => segment !== '' && segment !== '.' && segment !== '..');
    return kept.map(encodeURIComponent).join('/') || 'unknown';
}
/** As GitHub reads it: 16 hexadecimal digits, and an index from 1; the platform's id ends with `_` and an index from 0. */
function fingerprintOf(matchBasedId) {
    const [, hash = matchBasedId, index = '0'] = /^(.*)_(\d{1,9})$/s.exec(matchBasedId) ?? [];
    return `${shortHash(hash)}:${Number(index) + 1}`;
}
/** The end of a sentence, or of a block of code, which a full stop would reopen. */
const END = /[.!?]$|(?:^|\n)[ \t>]*(?:`{3,}|~{3,})$/;
function limitedSentence(text) {
    const whole = text.trim().toWellFormed();
    const isLong = whole.length >= MAX_DESCRIPTION_LENGTH;
    const short = isLong ? `${whole.slice(0, MAX_DESCRIPTION_LENGTH - 2).toWellFormed()}…` : whole;
    return END.test(short) ? short : `${short}.`;
}


/***/ }),

/***/ 8542:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Tk: () => (/* binding */ PRODUCT_NAMES),
/* harmony export */   W4: () => (/* binding */ fixedVersions),
/* harmony export */   Z9: () => (/* binding */ placeText),
/* harmony export */   _g: () => (/* binding */ ruleLabels),
/* harmony export */   at: () => (/* binding */ branchName),
/* harmony export */   f$: () => (/* binding */ findingName),
/* harmony export */   ik: () => (/* binding */ adviceOn),
/* harmony export */   oF: () => (/* binding */ ruleName),
/* harmony export */   pA: () => (/* binding */ severityText),
/* harmony export */   r0: () => (/* binding */ shortRule)
/* harmony export */ });
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5845);

const PRODUCT_NAMES = {
    sast: 'Code',
    sca: 'Supply chain',
    secrets: 'Secrets',
    ai_sast: 'AI-detected',
};
/** Urgency and remedy, in a few words each. */
function adviceOn(finding) {
    const { kind, reachability, validation_state, malicious } = finding;
    const reach = reachability === 'unknown' ? 'reachability unknown' : reachability;
    return [
        ...fixAdvice(finding),
        ...(malicious === true ? ['malicious'] : []),
        ...[reach, validation_state].flatMap((word) => (word === undefined ? [] : (0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .spaced */ .ji)(word))),
        ...(kind === 'secrets' ? ['revoke it, then remove it'] : []),
    ];
}
/** Empty without a dependency, or if its name has the fixed version. */
function fixAdvice(finding) {
    const used = packageName(finding.dependency);
    const { own, others } = fixedVersions(finding);
    if (used === '' || own.length > 0)
        return [];
    if (others.length === 0)
        return [`No fixed version of ${used} is known`];
    return [`Fixed in ${others.join(', ')} instead of ${used}`];
}
/** Versions of the package itself, and other packages that replace it as `name version`; each once. */
function fixedVersions({ dependency, fixes = [] }) {
    const known = fixes.filter(({ version }) => version !== undefined);
    const isOwn = ({ package: name = dependency?.package }) => name === dependency?.package;
    const own = known.filter(isOwn).map(({ version = '' }) => version);
    const others = known.filter((fix) => !isOwn(fix)).map((fix) => packageName(fix));
    return { own: [...new Set(own)], others: [...new Set(others)] };
}
/** `lodash 4.17.20` */
function packageName(dependency) {
    return [dependency?.package, dependency?.version].filter(Boolean).join(' ');
}
/** A secret's type (its rule is a hash), the rule, or the vulnerability. */
function ruleName({ kind, rule, secret_type, vulnerability_identifier }) {
    if (kind === 'secrets')
        return secret_type ?? 'secret';
    return rule ?? vulnerability_identifier;
}
/** `lodash 4.17.20 → 4.17.21 (CVE-2021-23337)`, else the rule or the secret's type. */
function findingName(finding) {
    const used = packageName(finding.dependency);
    if (used === '')
        return ruleName(finding);
    const { own } = fixedVersions(finding);
    const update = own.length === 0 ? '' : ` → ${own.join(' or ')}`;
    const { vulnerability_identifier: vulnerability } = finding;
    return `${used}${update}${vulnerability === undefined ? '' : ` (${vulnerability})`}`;
}
/** `src/app.py:12` */
function placeText({ path, line }) {
    return path === undefined || line === undefined ? path : `${path}:${line}`;
}
/** The end of a dotted name. A text with a space is a package with its version. */
function shortRule(rule) {
    if (rule.includes(' '))
        return rule;
    const parts = rule.split('.');
    return parts.length > 2 ? (parts.at(-1) ?? rule) : rule;
}
/** `main`, `pull/7/merge` */
function branchName(ref) {
    return (ref ?? '').replace(/^refs\/(heads\/)?/, '');
}
/** Shortens rules, unless two end alike. */
function ruleLabels(rules) {
    const known = [...new Set(rules)].filter((rule) => rule !== undefined);
    const ends = Map.groupBy(known, shortRule);
    return (rule) => (ends.get(shortRule(rule))?.length === 1 ? shortRule(rule) : rule);
}
const SEVERITY_SIGNS = new Map([
    ['critical', '🟥'],
    ['high', '🟧'],
    ['medium', '🟨'],
    ['low', '🟦'],
]);
/** Readable without colour. */
function severityText(severity, count = '') {
    return { unbroken: [SEVERITY_SIGNS.get(severity), count, severity].filter(Boolean).join(' ') };
}


/***/ }),

/***/ 4611:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Yx: () => (/* binding */ isCsvPartial),
/* harmony export */   aU: () => (/* binding */ trackedBy),
/* harmony export */   gD: () => (/* binding */ headlineOf),
/* harmony export */   gapTexts: () => (/* binding */ gapTexts),
/* harmony export */   jR: () => (/* binding */ figureOutputs),
/* harmony export */   jZ: () => (/* binding */ atLeast),
/* harmony export */   lG: () => (/* binding */ signWithGaps),
/* harmony export */   withFailIf: () => (/* binding */ withFailIf),
/* harmony export */   xR: () => (/* binding */ sarifWithGaps)
/* harmony export */ });
/* harmony import */ var _model_notice_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7963);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5845);
/* harmony import */ var _notices_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7593);



// Gaps change figures, title, sign, `fail-if`, files and tracking issue of every operation here.
/** With `figure`, those that can falsify it. */
function gapsOf({ notices }, figure) {
    const subjects = figure?.subjects;
    return notices.filter(_model_notice_js__WEBPACK_IMPORTED_MODULE_2__/* .isGap */ .N).filter((gap) => subjects === undefined || subjects.includes(gap.subject));
}
function gapTexts(result) {
    return gapsOf(result).map((gap) => (0,_notices_js__WEBPACK_IMPORTED_MODULE_1__/* .noticeText */ .ut)(gap).text);
}
/** A gap can only hide more, so `true` stays known. */
function isKnown(result, figure) {
    return figure.value === true || gapsOf(result, figure).length === 0;
}
/** Adds `at least` where a gap may hide more; `unknown` if nothing was found. */
function atLeast(result, figure, text) {
    if (figure === undefined || isKnown(result, figure))
        return text;
    return figure.value ? `at least ${text}` : 'unknown';
}
function figureOutputs(result, view) {
    const figures = Object.entries(view.figures?.(result) ?? {});
    const known = figures.filter(([, figure]) => figure && figure.isOutput !== false && isKnown(result, figure));
    return Object.fromEntries(known.map(([name, figure]) => [name, figure?.value]));
}
/** The view's own headline, or that of its figures. */
function headlineOf(result, view, figures) {
    const headline = view.headline?.(result);
    if (headline !== undefined)
        return gapsOf(result).length === 0 ? headline : `${headline}; some data was missing`;
    const parts = Object.values(figures).map((figure) => {
        if (figure === undefined || isKnown(result, figure))
            return figure?.text;
        const { value, text, unknown } = figure;
        return value && text ? `at least ${text}` : unknown;
    });
    return (0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .capitalized */ .l2)(parts.filter(Boolean).join('; '));
}
/** A gap turns these into a warning. */
const POSITIVE_SIGNS = ['✅', '📋', '📝'];
function signWithGaps(result, sign) {
    const isLost = result.notices.some((notice) => 'selectsNothing' in notice && notice.selectsNothing);
    return POSITIVE_SIGNS.includes(sign) && (isLost || gapsOf(result).length > 0) ? '⚠️' : sign;
}
/** With a gap there is no file: an upload would close the alerts of missing findings. */
function sarifWithGaps(result, sarif) {
    if (sarif === undefined || gapsOf(result).length === 0)
        return sarif;
    return { notices: [{ kind: 'sarif-doubtful' }] };
}
/** A list that fails has written its first rows. */
function isCsvPartial(result) {
    return (result.failure !== undefined && !('listed' in result)) || gapsOf(result).length > 0;
}
/** A run that was cancelled, or found nothing and has a gap, does not close its issue. */
function trackedBy(result, view, run) {
    const tracked = view.tracked?.(result, run);
    if (tracked !== undefined && run.cancelled)
        return { kind: 'inconclusive', why: 'it was cancelled' };
    const [why] = gapTexts(result);
    return tracked?.kind === 'clear' && why !== undefined ? { kind: 'inconclusive', why } : tracked;
}
/** Fails the result if a figure that `fail-if` names is not zero, else if one is unknown. */
function withFailIf(result, view) {
    const { failIf = [] } = result.request;
    if (result.failure !== undefined || failIf.length === 0)
        return result;
    const named = Object.entries(view.figures?.(result) ?? {}).flatMap(([name, figure]) => {
        const word = figure?.failIf ?? name;
        return figure !== undefined && failIf.includes(word) ? [{ word, figure }] : [];
    });
    const found = named.find(({ figure: { value } }) => value);
    if (found !== undefined) {
        const { value, text = String(value), failure } = found.figure;
        const cause = failure ?? { kind: 'found', what: atLeast(result, found.figure, text) };
        return {
            ...result,
            failure: { ...cause, isAtLeast: gapsOf(result, found.figure).length > 0 || undefined },
        };
    }
    const known = named.filter(({ figure }) => isKnown(result, figure)).map(({ word }) => word);
    const unknown = failIf.filter((word) => !known.includes(word));
    if (unknown.length === 0)
        return result;
    const [gap] = named.flatMap(({ figure }) => gapsOf(result, figure));
    const why = gap === undefined ? '' : (0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutStop */ .f6)((0,_notices_js__WEBPACK_IMPORTED_MODULE_1__/* .noticeText */ .ut)(gap).text);
    return { ...result, failure: { kind: 'not-known', figures: unknown, why } };
}


/***/ }),

/***/ 7111:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cw: () => (/* binding */ withoutMentions),
/* harmony export */   Q0: () => (/* binding */ MAX_GITHUB_LENGTH),
/* harmony export */   QW: () => (/* binding */ summaryHtml),
/* harmony export */   al: () => (/* binding */ issueTitle),
/* harmony export */   l0: () => (/* binding */ inlineHtml),
/* harmony export */   nS: () => (/* binding */ githubMarkdown)
/* harmony export */ });
/* harmony import */ var _platform_http_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9999);
/* harmony import */ var _runner_log_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9086);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5845);
/* harmony import */ var _pages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6148);




/** The first that fits is used, so that no text is cut in the middle. */
const EXTENTS = [
    { maxRows: 100, maxMessages: 50, withDetails: true },
    { maxRows: 20, maxMessages: 50, withDetails: true },
    { maxRows: 20, maxMessages: 50, withDetails: false },
    { maxRows: 5, maxMessages: 20, withDetails: false },
    { maxRows: 0, maxMessages: 5, withDetails: false },
];
/** Under the runner's 1 MiB, and below sizes that GitHub has dropped without an error. */
const MAX_SUMMARY_BYTES = 980_000;
/** GitHub's limit for a comment or an issue is 65,536; the rest is for our marker. */
const MAX_GITHUB_LENGTH = 65_000;
/** GitHub refuses titles of more than 256 characters. */
const MAX_TITLE_LENGTH = 250;
const MAX_ADDRESS_LENGTH = 2000;
/** Longest line of a cell that never wraps: two fit on a phone. */
const MAX_UNBROKEN = 18;
/** Also matches tags, so that a word in an attribute is none. */
const LONG_WORD = /<[^>]*>|[^\s<>]{19,}/g;
/** Ends after a separator or 16 letters; extension and line number stay with a file's name. */
const PART = /\/(?=\w)|[._:](?=\w{5})|[a-z\d]{16}(?=[a-z\d]{4})/gi;
function summaryHtml(page, factsTitle) {
    const fits = (text) => Buffer.byteLength(text) <= MAX_SUMMARY_BYTES;
    return fittingText((extent) => pageParts(page, extent, 'h2', factsTitle), EXTENTS, joinedParts, fits);
}
/** The body of a comment or an issue. Only its footer can mention people or refer to issues. */
function githubMarkdown(page, options) {
    const { factsTitle, footer, maxLength = MAX_GITHUB_LENGTH, isList = false } = options;
    const fits = (text) => text.length <= maxLength;
    const render = (parts) => withoutMentions(joinedParts(parts)) + (footer === undefined ? '' : `${footer}\n`);
    // A hundred rows would bury the conversation.
    const extents = isList ? EXTENTS : EXTENTS.slice(1);
    return fittingText((extent) => pageParts(page, extent, 'h3', factsTitle), extents, render, fits);
}
/** The first extent that fits, or as many parts of the last one as fit. */
function fittingText(partsOf, extents, render, fits) {
    let parts = [];
    for (const extent of extents) {
        parts = partsOf(extent);
        if (fits(render(parts)))
            break;
    }
    while (parts.length > 1 && !fits(render(parts)))
        parts.pop();
    return render(parts);
}
/** One line of plain text. */
function issueTitle(text) {
    const title = (0,_runner_log_js__WEBPACK_IMPORTED_MODULE_2__/* .plainText */ .wh)(text.replaceAll('`', ''), MAX_TITLE_LENGTH);
    // An emoji may count as two characters.
    return title.length <= MAX_TITLE_LENGTH ? title : (0,_runner_log_js__WEBPACK_IMPORTED_MODULE_2__/* .plainText */ .wh)(title, MAX_TITLE_LENGTH / 2);
}
/** Code and tags, in which GitHub sees no mentions, then packages of npm, mentions and references. */
const MENTION = /<code>(?:[^<]|<wbr>)*<\/code>|<[^>]*>|(?<![\w/])@(?:[\w.-]|<wbr>)+\/(?:[\w.-]|<wbr>)*\w|@|(?<!&)#(?=\d)|\bGH-(?=\d)|(?<=\/(?:issues|pull|discussions)\/)(?=\d)/gi;
/** GitHub adds a cross-reference to these, too. */
const LINK_TO_ISSUE = /^<a href="https:\/\/[^/]+\/[^/]+\/[^/]+\/(?:issues|pull|discussions)\/\d/i;
/** Makes `@scope/name` code, adds a zero-width character to other mentions, and unlinks issues. */
function withoutMentions(html) {
    return html.replace(MENTION, (match) => {
        if (LINK_TO_ISSUE.test(match))
            return '<a>';
        if (/^@./.test(match))
            return `<code>${match}</code>`;
        return match.startsWith('<') ? match : `${match}\u200b`;
    });
}
function joinedParts(parts) {
    return `${parts.join('\n\n')}\n\n`;
}
/** The first part matters most. */
function pageParts(page, extent, heading, factsTitle) {
    const { message = '', remedy = '' } = page.failure ?? {};
    const parts = [
        page.title && `<${heading}>${page.sign} ${sentenceHtml(page.title, 300)}</${heading}>`,
        messagesHtml(page.warnings, '⚠️ ', 'warnings', extent),
        paragraphHtml([message && `<b>${sentenceHtml(message)}.</b>`, remedy && `${sentenceHtml(remedy)}.`]),
        paragraphHtml(page.context.map(inlineHtml), ' · '),
        ...sectionsHtml(page.sections, extent),
        messagesHtml(page.notes, '', 'notes', extent),
        folded(inlineHtml(factsTitle), factsHtml(page.facts)),
    ];
    const shown = parts.filter(Boolean);
    return shown.map((part) => (0,_pages_js__WEBPACK_IMPORTED_MODULE_1__/* .withPages */ .hF)(part, page.files, (address, name) => linkHtml(name, address)));
}
function messagesHtml(texts, sign, noun, { maxMessages }) {
    const shown = texts.slice(0, maxMessages).map((text) => sign + sentenceHtml(text, 700));
    return bullets(shown) + moreText(texts.length - shown.length, noun);
}
function sectionsHtml(sections, extent) {
    const leftOut = sections.filter(({ noun }) => noun !== undefined).slice(extent.maxRows);
    return sections.map((section) => {
        if (section === leftOut[0])
            return moreText(leftOut.length, section.noun).trim();
        return leftOut.includes(section) ? '' : sectionHtml(section, extent);
    });
}
function sectionHtml({ title, blocks, isDetail, isOpen }, extent) {
    const head = textHtml(title);
    if (isDetail)
        return extent.withDetails ? folded(head, blocksHtml(blocks, extent, '\n'), isOpen) : `<p>${head}</p>`;
    const content = blocksHtml(blocks, extent);
    return title === '' || content === '' ? content : `<h3>${head}</h3>\n\n${content}`;
}
/** @param between no blank line within an element: it would end the HTML block */
function blocksHtml(blocks, extent, between = '\n\n') {
    const texts = blocks.map((block) => blockHtml(block, extent));
    return texts.filter(Boolean).join(between);
}
function blockHtml(block, extent) {
    switch (block.kind) {
        case 'paragraph':
            return paragraphHtml(block.lines.map(inlineHtml));
        case 'list': {
            const shown = block.items.slice(0, extent.maxRows);
            return bullets(shown.map(inlineHtml)) + moreText(block.total - shown.length, block.noun);
        }
        case 'table':
            return tableHtml(block, extent);
        case 'mermaid':
            // Not HTML, so it must not be within an element.
            return `\`\`\`mermaid\n${block.code}\n\`\`\``;
    }
}
function tableHtml({ head, rows, noun, total }, { maxRows }) {
    const shown = rows.slice(0, maxRows);
    const headRow = head.map((cell) => `<th align="left">${escaped(cell)}</th>`).join('');
    const body = shown.map((row) => `<tr>${row.map(cellHtml).join('')}</tr>`);
    const whole = shown.length === 0 ? '' : `<table>\n${[`<tr>${headRow}</tr>`, ...body].join('\n')}\n</table>`;
    return whole + moreText(total - shown.length, noun);
}
function cellHtml(cell) {
    const html = inlineHtml(cell);
    // The visible characters: no tags, and one for each entity.
    const lines = html.split('<br>').map((line) => line.replace(/<[^>]*>/g, '').replace(/&#?\w+;/g, '_'));
    if (lines.every((line) => line.length <= MAX_UNBROKEN))
        return `<td nowrap="">${html}</td>`;
    return `<td>${html.replace(LONG_WORD, breakable)}</td>`;
}
/** A long path or name would push other columns off a phone. */
function breakable(word) {
    return /^<|&nbsp;|:\/\//.test(word) ? word : word.replace(PART, '$&<wbr>');
}
function inlineHtml(inline) {
    if (typeof inline === 'string')
        return textHtml(inline);
    if (Array.isArray(inline))
        return inline.map(inlineHtml).join('');
    if ('text' in inline)
        return textHtml(inline.text, inline.max);
    if ('sentence' in inline)
        return sentenceHtml(inline.sentence, inline.max);
    if ('code' in inline)
        return `<code>${escaped(inline.code, inline.max)}</code>`;
    if ('codes' in inline)
        return codesHtml(inline.codes, inline.max);
    if ('strong' in inline)
        return `<b>${inlineHtml(inline.strong)}</b>`;
    if ('unbroken' in inline)
        return textHtml(inline.unbroken).replaceAll(' ', '&nbsp;');
    if ('lines' in inline)
        return inline.lines.map(inlineHtml).filter(Boolean).join('<br>');
    return linkHtml(inlineHtml(inline.link), inline.to);
}
function codesHtml(texts, max = 50) {
    const shown = texts.slice(0, max).map((text) => `<code>${escaped(text, 100)}</code>`);
    const more = texts.length - shown.length;
    return shown.join(' ') + (more > 0 ? ` and ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai)(more)} more` : '');
}
function linkHtml(content, address) {
    if (address === undefined || address.length > MAX_ADDRESS_LENGTH || !URL.canParse(address))
        return content;
    const url = new URL(address);
    if (!(0,_platform_http_path_js__WEBPACK_IMPORTED_MODULE_3__/* .isSecure */ .Ut)(url) || url.username !== '' || url.password !== '')
        return content;
    return `<a href="${escapeHtml(url.href)}">${content}</a>`;
}
function factsHtml(rows) {
    const items = rows.flatMap(([name, value]) => {
        const shown = value === undefined ? '' : inlineHtml(value);
        return shown === '' ? [] : [`<b>${escaped(name)}</b>: ${shown}`];
    });
    return bullets(items);
}
function paragraphHtml(lines, between = '<br>') {
    const shown = lines.filter(Boolean);
    return shown.length === 0 ? '' : `<p>${shown.join(between)}</p>`;
}
function folded(title, content, isOpen = false) {
    const tag = isOpen ? 'details open=""' : 'details';
    return content === '' ? '' : `<${tag}>\n<summary>${title}</summary>\n${content}\n</details>`;
}
function bullets(items) {
    return items.length === 0 ? '' : `<ul>\n${items.map((item) => `<li>${item}</li>`).join('\n')}\n</ul>`;
}
function moreText(count, noun = '') {
    // A block's noun is a plural, which a single item cannot take.
    return count > 0 ? `\n<p>… and ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai)(count)} more${count === 1 ? '' : ` ${noun}`}.</p>` : '';
}
/** Backticks mark code. */
function sentenceHtml(text, max = 2000) {
    const parts = escaped(text, max).split(/`([^`]+)`/);
    return parts.map((part, index) => (index % 2 === 0 ? joinDates(part) : `<code>${part}</code>`)).join('');
}
function textHtml(text, max) {
    return joinDates(escaped(text, max));
}
/** Keeps a date on one line, but not in names and code, which people copy. */
function joinDates(html) {
    return html.replace(/(?<![\w/-])\d{4}-\d\d-\d\d(?![\w/-])/g, (date) => date.replaceAll('-', '-&NoBreak;'));
}
function escaped(text, max) {
    return escapeHtml((0,_runner_log_js__WEBPACK_IMPORTED_MODULE_2__/* .plainText */ .wh)(text, max));
}
function escapeHtml(text) {
    return text
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replaceAll('"', '&quot;')
        .replaceAll("'", '&#39;');
}


/***/ }),

/***/ 9542:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GB: () => (/* binding */ listBasics),
/* harmony export */   Km: () => (/* binding */ countFigure),
/* harmony export */   _O: () => (/* binding */ listView),
/* harmony export */   mE: () => (/* binding */ trackedRows)
/* harmony export */ });
/* harmony import */ var _content_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6845);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5845);


/** An inventory, whose rows are one table. That it is empty is no good news. */
function listView({ rowsName, noun, columns }) {
    return {
        ...listBasics,
        rowsName: () => rowsName,
        sign: (_result, outcome) => (outcome === 'succeeded' ? '📋' : undefined),
        figures: (result) => countFigure(result, noun, rowsName),
        sections: ({ listed = [] }, { links }) => (0,_content_js__WEBPACK_IMPORTED_MODULE_0__/* .section */ .uW)('', (0,_content_js__WEBPACK_IMPORTED_MODULE_0__/* .table */ .tp)(listed, rowsName, columns(links))),
    };
}
const listBasics = {
    headline: ({ listed }) => listed === undefined ? 'The list could not be read' : undefined,
    sign: ({ listed = [] }, outcome) => outcome === 'succeeded' && listed.length > 0 ? '📋' : undefined,
    /** `123 open code findings in acme: 41 critical` */
    issueTitle: (_result, pageTitle, place) => pageTitle.replace(/^([^:;]*)((?:: [^,;]*)?).*$/s, `$1${place}$2`),
};
/** @param nameOf distinguishes a row from all others */
function trackedRows(listed, nameOf) {
    if (listed === undefined)
        return { kind: 'inconclusive' };
    return listed.length === 0 ? { kind: 'clear' } : { kind: 'act', listed: listed.map(nameOf).sort().join() };
}
/** @param more follows the count in the headline */
function countFigure({ listed }, noun, plural = `${noun}s`, more = '') {
    if (listed === undefined)
        return {};
    const text = `${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(listed.length, noun, plural)}${more}`;
    return { count: { value: listed.length, text, unknown: `could not count the ${plural}`, failIf: 'found' } };
}


/***/ }),

/***/ 7593:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   By: () => (/* binding */ allNotices),
/* harmony export */   SF: () => (/* binding */ inputSentence),
/* harmony export */   ut: () => (/* binding */ noticeText)
/* harmony export */ });
/* harmony import */ var _explain_explanation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1307);
/* harmony import */ var _explain_github_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6497);
/* harmony import */ var _explain_rules_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4651);
/* harmony import */ var _explain_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3699);
/* harmony import */ var _findings_sarif_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5914);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5845);






const NOT_EXPORTED = {
    projects: 'Projects that a rules file cannot name individually',
    tags: 'Tags that a rules file cannot contain, or has in another spelling',
    policies: 'Policies that a rules file cannot express',
};
const because = (text) => ({ cause }) => `${text}: ${(0,_explain_js__WEBPACK_IMPORTED_MODULE_3__/* .explain */ .WE)(cause).message}.`;
const NOTES = {
    'platform-tag-spared': () => 'A pattern in `remove-tags` matches `managed-scan`, which stays: the platform itself keeps this tag.',
    'project-renamed': ({ former, name }) => `\`${former}\` is now \`${name}\`.`,
    'not-exported': ({ what, items }) => `${NOT_EXPORTED[what]} are left out: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .firstOf */ .Ku)(items)}.`,
    'no-newer-policies': () => 'The deployment has none of the newer policies that a rules file can manage, or does not show them.',
    'former-states-unknown': () => 'Findings selected by id are not looked up first, so a dry run does not show whether they exist, and `undo` can only reopen them.',
    'issue-of-any-status': () => 'Without `status`, fixed and ignored findings keep the tracking issue open. Set `status: open` to track open ones.',
    'no-primary-branch': ({ repositories }) => `Repositories without a primary or default branch in the list of projects are left out: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .firstOf */ .Ku)(repositories)}.`,
    'findings-unlisted': ({ count }) => `The scan counted ${(0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(count, 'more finding')} than the platform lists: those silenced in the code (\`nosemgrep\`) and removed ones are counted, but not listed.`,
    'ends-soon': ({ rule, findings, first }) => `The ignores of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(findings, 'finding')} by the rule "${rule}" end within 14 days, the first on ${first}.`,
    'sarif-doubtful': () => 'No SARIF file: findings may be missing, and an upload would close their alerts.',
    'csv-partial': () => 'The CSV file is incomplete: it has only the rows that could be read.',
    'sarif-several-repositories': () => 'No SARIF file: the findings span several repositories, and an upload covers one. Set `repos` to a single repository.',
    'sarif-not-open': () => 'No SARIF file: the filters select only fixed or ignored findings, and an upload without results would close every alert.',
    'value-unusable': ({ rule, projects }) => `The rule "${rule}" cannot give ${(0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(projects, 'project')} all its tags, because a value on GitHub has a line break, a comma or more than 100 characters. Tags of that form stay.`,
};
/** Some are notes in some cases: see `isMinor`. */
const WARNINGS = {
    'no-dependencies': ({ projects }) => `No SBOM was exported: the platform lists no dependencies of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(projects, 'selected project')}. Dependencies appear after a full scan with Supply Chain.`,
    'sbom-no-serial': ({ names }) => `The platform exported ${(0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(names.length, 'SBOM')} without a \`serialNumber\`, which \`actions/attest\` requires: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .firstOf */ .Ku)(names)}. \`sbom-commit\` stays unset.`,
    'sbom-commit-unread': because('The commit of the SBOM is not known, because the scans could not be searched'),
    'repository-names-unread': because('Repositories are shown by their ids, because the projects could not be listed'),
    'part-unread': ({ subject, part, cause }) => `The ${subject === 'policies' ? `${part} policies` : `lockfiles of ${part}`} could not be listed: ${(0,_explain_js__WEBPACK_IMPORTED_MODULE_3__/* .explain */ .WE)(cause).message}.`,
    'products-unknown': ({ products }) => `The platform also has policies of products that this action cannot list: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .firstOf */ .Ku)(products)}.`,
    'filter-ignored': ({ filter, rows }) => `The platform does not apply the filter \`${filter}\`: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(rows, 'row outside it was', 'rows outside it were')} left out here.`,
    input: inputSentence,
    'list-cut': ({ subject, cause }) => `${(0,_explain_explanation_js__WEBPACK_IMPORTED_MODULE_0__/* .listPhrase */ .sJ)(subject)} may be incomplete: ${cause}. Select fewer findings.`,
    'list-unread': ({ subject, ref, repositories, cause }) => `${(0,_explain_explanation_js__WEBPACK_IMPORTED_MODULE_0__/* .listPhrase */ .sJ)(subject, ref)}${(0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .behind */ .Ry)(' of ', (0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .firstOf */ .Ku)(repositories ?? []))} could not be read: ${causeAndRemedy(cause)}`,
    'field-missing': ({ condition, rows }) => `${(0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(rows, 'row that may match was', 'rows that may match were')} left out: the field that \`${condition}\` looks at is missing.`,
    'name-unknown': (notice) => `${(0,_explain_js__WEBPACK_IMPORTED_MODULE_3__/* .unmatchedText */ .Dz)(notice, { where: ' on the platform' })}. Correct it, or remove it.`,
    'primary-branches-unknown': () => 'No finding can match, because no selected project has a primary or default branch. Name the branch in `ref`.',
    'names-unchecked': ({ subject, names, cause }) => `No listed ${subject === 'dependencies' ? 'dependency' : 'finding'} has ${(0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .firstOf */ .Ku)(names.map((name) => `\`${name}\``))}, and the names that the platform knows could not be read: ${causeAndRemedy(cause)}`,
    'drift-unknown': ({ unknown, expected }) => `${(0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .number */ .ai)(unknown)} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(expected, 'project')} that should be on GitHub could not be compared with the rules.`,
    'exclusion-unmatched': (notice) => `The exclusion ${(0,_explain_js__WEBPACK_IMPORTED_MODULE_3__/* .unmatchedText */ .Dz)(notice, { sign: notice.rule === undefined ? '!' : '' })}.`,
    'tags-gone': ({ project, tags }) => `After a write, ${project} lacks tags that it had before: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .firstOf */ .Ku)(tags)}. Check the project.`,
    'tags-in-workspace': ({ file }) => `\`${file}\` in the workspace sets \`tags:\`. The next full scan of that repository will override the tags of its project.`,
    'would-be-too-many': (over) => `${(0,_explain_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .overLimitText */ .tG)(over)}. Without the dry run, the step would stop before its first write.`,
    'many-shards': ({ shards }) => `${(0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .number */ .ai)(shards)} shards are more than the 256 jobs of a matrix, so \`matrix\` has 256 larger ones; raise \`shard-size\` to choose their size.`,
    'undo-incomplete': ({ what, count }) => UNDO_INCOMPLETE[what]((0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(count, 'finding')),
    'scan-end-unknown': () => 'The platform does not say how the scan ended, so its status and counts are not set: the search knows scans of the past 30 days.',
    'findings-unread': because('The findings of the scan could not be listed'),
    'comment-failed': _explain_github_js__WEBPACK_IMPORTED_MODULE_1__/* .textFailed */ .HA,
    'issue-failed': _explain_github_js__WEBPACK_IMPORTED_MODULE_1__/* .textFailed */ .HA,
    'text-unwritten': ({ what, cause }) => `The ${what === 'issue' ? 'tracking issue' : 'comment'} could not be written: ${causeAndRemedy(cause)}`,
    'issue-uncommented': ({ cause }) => `An issue is up to date, but lacks the comment that says why: ${causeAndRemedy({ kind: 'github', cause })}`,
    'issue-incomplete': ({ labels, assignees, serverMessage }) => {
        const details = [
            ...labels.map((name) => `label \`${name}\``),
            ...assignees.map((login) => `assignee \`${login}\``),
        ];
        const reason = serverMessage === undefined
            ? 'dropped without a word, as it does for a token without push access'
            : `refused: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .withoutStop */ .f6)(serverMessage)}`;
        return `The issue was opened without the ${(0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .joined */ .oR)(details)}, which GitHub ${reason}. Correct \`issue-labels\` or \`issue-assignees\`.`;
    },
    'no-comment-token': () => 'The comment on the pull request was not written, because `github-token` is empty. Leave it out to use the token of the job, or set `comment: never`.',
    'rule-no-match': ({ rule, skippedProjects = 0 }) => `The rule "${rule}" matches nothing${skippedProjects > 0 ? `, but was skipped for ${(0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(skippedProjects, 'unknown project')}` : ''}.`,
    'rule-no-effect': ({ rule, why }) => `The rule "${rule}" has no effect, because ${NO_EFFECT[why]}.`,
    'nothing-removed': ({ tags }) => `No rule gives any project a tag, so ${(0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(tags, 'managed tag')} stayed. Check the rules file.`,
    'over-limit': ({ figures }) => `\`apply\` would write nothing, because ${(0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .joined */ .oR)(figures.map(_explain_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .overLimitText */ .tG))}. If all of this is intended, raise ${(0,_explain_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .limitsPhrase */ .Ij)(figures)}.`,
    'policies-wait': ({ part, tags }) => `The ${part} policies could not be compared yet, because they name ${(0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .firstOf */ .Ku)(tags, 3)}, which only this plan adds. Once it is applied, the next plan compares them.`,
    'project-tags-unread': because('The findings have neither project tags nor teams, because the projects could not be listed'),
    'tag-uses-unread': ({ policies, cause }) => `The ${policies} policies that depend on the changed tags could not be read: ${(0,_explain_js__WEBPACK_IMPORTED_MODULE_3__/* .explain */ .WE)(cause).message}.`,
    'answers-lost': ({ requests, atMost }) => `${(0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(requests, 'request')} got no answer, so the report may lack up to ${(0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(atMost, 'triaged finding')}.`,
    'triaged-unlisted': ({ ids }) => `The platform also named ${(0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(ids.length, 'finding')} that no list had: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .firstOf */ .Ku)(ids.map(String))}. Each is on a newer branch of a selected finding, or nobody selected it: look in the web UI.`,
    'triaged-unnamed': ({ numTriaged, named }) => `The platform says that it triaged ${(0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(numTriaged, 'finding')}, but names only ${(0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .number */ .ai)(named)} of them.`,
    'moves-triaged-findings': () => 'The filters select from the whole deployment and, without `status`, also findings that people have triaged. Set `status: open` to leave those out.',
    'tickets-for-closed-findings': () => 'Without `status`, the filters also select findings that are fixed, ignored or in review. Set `status: open` to leave those out.',
    'nothing-undone': ({ differences }) => `Nothing was undone, because nothing is still as the step left it (different now: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .firstOf */ .Ku)(differences.map((name) => DIFFERENCES[name] ?? name))}).`,
    'rows-elsewhere': ({ product, rows }) => `${(0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(rows, 'listed row')} of \`${product}\` with another repository or branch ${rows === 1 ? 'was' : 'were'} left out.`,
    'scans-elsewhere': ({ scans }) => `${(0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(scans, 'scan of another repository was', 'scans of another repository were')} left out.`,
    'filter-not-applied': (notice) => `${(0,_explain_js__WEBPACK_IMPORTED_MODULE_3__/* .unmatchedText */ .Dz)(notice)}. The filter is not applied, so that it hides nothing by mistake.`,
    'gate-also': ({ cause }) => `${(0,_explain_js__WEBPACK_IMPORTED_MODULE_3__/* .explain */ .WE)(cause).message}.`,
    'mark-unreadable': ({ findings }) => `The notes of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(findings, 'finding')} have a mark whose date cannot be read. Their ignores count as ended.`,
    'rule-expired': ({ rule, until, today }) => `The rule "${rule}" ignores until ${until}, which has passed (today is ${today}), so it no longer ignores findings. Set a later date, or remove the rule.`,
    'plan-expired': ({ rule, until, today }) => `The plan ignores findings by the rule "${rule}" until ${until}, which has passed (today is ${today}), so they stay as they are. Make the plan again.`,
    'file-unwritten': ({ file, problem }) => `The ${file} could not be written: ${problem}.`,
    'output-too-large': ({ output, isReported }) => `The output \`${output}\` is empty, because it would be too large.${isReported ? ' The report has it.' : ''}`,
    'coverage-unknown': ({ owners }) => (0,_explain_github_js__WEBPACK_IMPORTED_MODULE_1__/* .coverageUnknown */ .pJ)(owners),
    'let-pass': ({ cause, by }) => `\`${by}\` lets the step pass. ${causeAndRemedy(cause)}`,
    'projects-unknown': ({ reason, projects, owners }) => {
        const [why, help] = _explain_github_js__WEBPACK_IMPORTED_MODULE_1__/* .UNKNOWN_REASONS */ .rk[reason];
        return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(projects, 'project')} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .firstOf */ .Ku)(owners, 3)} ${projects === 1 ? 'is' : 'are'} unknown, so rules that look at GitHub change nothing there: ${why}. ${help}`;
    },
    'pattern-unmatched': (notice) => `${(0,_explain_js__WEBPACK_IMPORTED_MODULE_3__/* .unmatchedText */ .Dz)(notice)}.`,
    'sarif-limit': ({ what, omitted }) => SARIF_LIMITS[what]((0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(omitted, 'finding')),
};
const NO_EFFECT = {
    overridden: 'later rules override it wherever it matches',
    'no-values': 'no repository that it matches has a value for its tags',
};
/** Default: the name of the field. */
const DIFFERENCES = {
    'project-id': 'the project, which has another id',
    'project-gone': 'the project is gone',
    'finding-gone': 'the finding is no longer listed',
};
function reopens(before) {
    return (findings) => `${findings} ${before}. That cannot be restored, and becomes \`reopened\`.`;
}
const UNDO_INCOMPLETE = {
    notes: (findings) => `The note of the earlier step stays on ${findings}: no note before it is known, and a note cannot be removed.`,
    'provisionally-ignored': reopens('had been provisionally ignored'),
    'never-triaged': reopens('had never been triaged'),
    'by-ids': reopens('had states that the earlier step did not list'),
    secrets: (findings) => `Of ${findings}, \`undo\` restores only what the list of secrets shows: it has neither reasons nor notes, and a secret that it shows as open may have been \`reviewing\` or \`fixing\`.`,
    siblings: (findings) => `${findings} had other states on other branches, which the platform moves together. The report of the earlier step has the former ones.`,
    unlisted: (findings) => `${findings} moved along with findings of unknown former states, which the earlier step did not list.`,
    unreported: (findings) => `Up to ${findings} that the earlier step may have triaged are not in its report, because no answer named them. Look at them in the web UI.`,
};
const SARIF_LIMITS = {
    results: (findings) => `The SARIF file leaves out the ${findings} of least severity, because GitHub accepts at most ${(0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .number */ .ai)(_findings_sarif_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_RESULTS */ .sr)} per run.`,
    shown: (findings) => `GitHub shows only the ${(0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .number */ .ai)(_findings_sarif_js__WEBPACK_IMPORTED_MODULE_4__/* .SHOWN_RESULTS */ .Nt)} worst findings of a SARIF file, so ${findings} will not appear there.`,
    'no-place': (findings) => `The SARIF file leaves out ${findings} without a file, because GitHub shows findings in files only.`,
    closed: (findings) => `The SARIF file leaves out ${findings} with the status \`fixed\`, \`ignored\` or \`provisionally_ignored\`, because GitHub would show them as open.`,
};
/** Reasons that no other token removes. */
const USUAL_REASONS = ['other-host', 'not-a-repository', 'no-owner', 'personal-account'];
/** `NOTES`, and others that probably need no action. */
function isMinor(notice) {
    switch (notice.kind) {
        case 'input':
        case 'exclusion-unmatched':
        case 'pattern-unmatched':
            return notice.isNote === true;
        case 'projects-unknown':
            // A tenth of the repositories may be gone before the token sees too little.
            return (notice.projects * 2 < notice.total &&
                (USUAL_REASONS.includes(notice.reason) ||
                    (notice.reason === 'not-visible' && notice.projects * 10 <= notice.total)));
        case 'sarif-limit':
            return notice.what === 'no-place' || notice.what === 'closed';
        default:
            return notice.kind in NOTES;
    }
}
const TEXTS = { ...NOTES, ...WARNINGS };
function noticeText(notice) {
    const textOf = TEXTS[notice.kind];
    return { level: isMinor(notice) ? 'note' : 'warning', text: textOf(notice) };
}
function causeAndRemedy(cause) {
    const { message, remedy } = (0,_explain_js__WEBPACK_IMPORTED_MODULE_3__/* .explain */ .WE)(cause);
    return `${message}. ${remedy}.`;
}
/** Equal texts appear once. */
function allNotices(result, run, tooLarge) {
    const { report, plan, csv, sarif } = run.files ?? {};
    const files = { report, "plan's file": plan, 'CSV file': csv, 'SARIF file': sarif };
    const isReported = report?.problem === undefined;
    const notices = [
        ...run.notices,
        ...result.notices,
        ...tooLarge.map((output) => ({ kind: 'output-too-large', output, isReported })),
        ...Object.entries(files).flatMap(([file, { problem } = {}]) => problem === undefined ? [] : [{ kind: 'file-unwritten', file, problem }]),
    ];
    return [...new Map(notices.map(noticeText).map((notice) => [notice.text, notice])).values()];
}
function inputSentence({ input, message }) {
    return (0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .sentence */ .em)(`\`${input}\` ${message}`);
}


/***/ }),

/***/ 3558:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hr: () => (/* binding */ failureReason),
/* harmony export */   Yz: () => (/* binding */ outputsOf),
/* harmony export */   qz: () => (/* binding */ scanOutputs)
/* harmony export */ });
/* harmony import */ var _changes_rows_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4686);
/* harmony import */ var _model_time_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4386);
/* harmony import */ var _explain_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3699);
/* harmony import */ var _gaps_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4611);
/* harmony import */ var _output_table_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4486);
/* harmony import */ var _view_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7455);






/** UTF-16 units of all outputs: GitHub's limit is 1 MB for a job. */
const MAX_OUTPUT_LENGTH = 390_000;
function outputsOf(result, view, run) {
    const { listed } = result;
    const { report, plan, csv, sarif } = run.files ?? {};
    const rowsName = view.rowsName?.(result) ?? '';
    const values = {
        outcome: (0,_view_js__WEBPACK_IMPORTED_MODULE_4__/* .outcomeOf */ .sG)(result, view),
        'failure-reason': failureReason(result, run.cancelled),
        [rowsName]: listed && (0,_output_table_js__WEBPACK_IMPORTED_MODULE_3__/* .hasOutput */ .MM)(result.operation, rowsName) ? { json: listed } : undefined,
        ...view.outputs?.(result),
        ...(0,_gaps_js__WEBPACK_IMPORTED_MODULE_2__/* .figureOutputs */ .jR)(result, view),
        'comment-url': run.commentUrl,
        'issue-url': run.issueUrl,
        'report-path': report?.path,
        'plan-path': plan?.path,
        'csv-path': csv?.path,
        'sarif-path': sarif?.path,
    };
    const outputs = { values: {}, tooLarge: [] };
    const texts = (0,_output_table_js__WEBPACK_IMPORTED_MODULE_3__/* .unknownFigures */ .Me)(result.operation);
    for (const [name, value] of Object.entries(values))
        if (value !== undefined)
            texts[name] = textOf(value);
    let remaining = MAX_OUTPUT_LENGTH;
    const lengthOf = (text) => text?.length ?? Number.POSITIVE_INFINITY;
    // Short ones first, so that a long list does not displace a number.
    for (const [name, text] of Object.entries(texts).sort(([, a], [, b]) => lengthOf(a) - lengthOf(b))) {
        const fits = text !== undefined && text.length <= remaining;
        outputs.values[name] = fits ? text : '';
        if (fits)
            remaining -= text.length;
        else
            outputs.tooLarge.push(name);
    }
    return outputs;
}
function textOf(value) {
    if (typeof value !== 'object')
        return String(value);
    return Array.isArray(value.json) ? arrayText(value.json) : outputJson(value.json);
}
const TIME_NAME = /(?:_at|At|_since|timestamp)$/;
/** Integers beyond 2^53 are texts, because `fromJSON` and `jq` 1.6 would round them; times are ISO 8601. */
function outputJson(value) {
    return JSON.stringify(value, (name, part) => {
        if (typeof part === 'bigint')
            return Number.isSafeInteger(Number(part)) ? Number(part) : String(part);
        return typeof part === 'string' && TIME_NAME.test(name) ? (0,_model_time_js__WEBPACK_IMPORTED_MODULE_5__/* .isoTime */ .Ly)(part) : part;
    });
}
/** Undefined as soon as the text is too long. */
function arrayText(rows) {
    const texts = [];
    let length = 0;
    for (const row of rows) {
        const text = outputJson(row);
        texts.push(text);
        length += text.length + 1;
        if (length > MAX_OUTPUT_LENGTH)
            return undefined;
    }
    return `[${texts.join(',')}]`;
}
function failureReason(result, cancelled) {
    const { failure } = result;
    if (failure === undefined)
        return undefined;
    if (cancelled)
        return 'cancelled';
    return failure.kind === 'rows-failed' ? rowsReason(result) : ((0,_explain_js__WEBPACK_IMPORTED_MODULE_1__/* .explain */ .WE)(failure).reason ?? 'other');
}
/** A cause that all failed rows share is the step's, if a workflow can act on it. */
function rowsReason(result) {
    const failed = (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .inState */ .ph)(result.rows ?? [], 'failed', 'unknown');
    // With `selection: platform`, findings with an unknown outcome have no rows.
    if (!failed.some(({ state }) => state === 'failed'))
        return 'uncertain';
    if (failed.every(({ failure }) => failure?.kind === 'sbom-not-ready'))
        return 'time-limit';
    // With `near`, the list of projects was searched in vain.
    const isUnmatched = ({ failure }) => failure?.kind === 'item-unmatched' || (failure?.kind === 'status' && failure.near !== undefined);
    if (failed.every(isUnmatched))
        return 'not-found';
    const isRefused = ({ failure }) => failure?.kind === 'status' && (0,_explain_js__WEBPACK_IMPORTED_MODULE_1__/* .explain */ .WE)(failure).reason === 'token-refused';
    return failed.every(isRefused) ? 'token-refused' : 'some-failed';
}
/**
 * `scan` has all scans; other outputs describe the newest that did not complete, else the newest.
 *
 * @param scans newest first
 * @param findings of all scans
 */
function scanOutputs(scans, findings) {
    const main = scans.find(({ figures }) => figures.status !== 'completed') ?? scans[0];
    if (main === undefined)
        return {};
    const { status, ...figures } = main.figures;
    return {
        scan: { json: scans.length === 1 ? main.scan : scans.map(({ scan }) => scan) },
        'scan-id': figures.id,
        'scan-status': status,
        'scan-findings': status === 'completed' ? findings : undefined,
        'scan-exit-code': status === undefined || status === 'running' ? undefined : figures.exit_code,
        'scan-total-time': status === 'running' ? undefined : figures.total_time,
        'scan-branch': figures.branch,
        'scan-commit': figures.commit,
        'scan-completed-at': figures.completed_at && (0,_model_time_js__WEBPACK_IMPORTED_MODULE_5__/* .isoTime */ .Ly)(figures.completed_at),
    };
}


/***/ }),

/***/ 4385:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   YG: () => (/* binding */ summaryOf),
/* harmony export */   ZZ: () => (/* binding */ pageOf),
/* harmony export */   u8: () => (/* binding */ problemSummary)
/* harmony export */ });
/* harmony import */ var _content_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6845);
/* harmony import */ var _explain_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3699);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5845);
/* harmony import */ var _gaps_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4611);
/* harmony import */ var _html_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7111);
/* harmony import */ var _notices_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7593);
/* harmony import */ var _view_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7455);
/* harmony import */ var _written_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4383);








/** A person has to look at these, even if the step succeeded. */
const DOUBTS = [
    'answers-lost',
    'tags-gone',
    'triaged-unlisted',
    'triaged-unnamed',
    'would-be-too-many',
];
/** @param tooLarge names of outputs that would not fit */
function pageOf(result, view, run, tooLarge = []) {
    const outcome = (0,_view_js__WEBPACK_IMPORTED_MODULE_6__/* .outcomeOf */ .sG)(result, view);
    const { warning = [], note = [] } = Object.groupBy((0,_notices_js__WEBPACK_IMPORTED_MODULE_5__/* .allNotices */ .By)(result, run, tooLarge), ({ level }) => level);
    const context = (0,_view_js__WEBPACK_IMPORTED_MODULE_6__/* .viewContext */ .Nx)(run, result);
    const figures = view.figures?.(result) ?? {};
    const isOver = result.notices.some(({ kind }) => kind === 'would-be-too-many');
    return {
        sign: (0,_gaps_js__WEBPACK_IMPORTED_MODULE_3__/* .signWithGaps */ .lG)(result, view.sign?.(result, outcome) ?? defaultSign(result, outcome)),
        title: titleOf((0,_gaps_js__WEBPACK_IMPORTED_MODULE_3__/* .headlineOf */ .gD)(result, view, figures), result, run.cancelled, isOver),
        failure: failureOf(result),
        warnings: warning.map(({ text }) => text),
        notes: note.map(({ text }) => text),
        context: view.context?.(result) ?? [],
        sections: view.sections(result, context, figures),
        failures: view.failures?.(result) ?? (0,_written_js__WEBPACK_IMPORTED_MODULE_7__/* .failureLines */ .w7)(result.rows ?? []),
        files: run.actionFiles,
        facts: [...(view.facts?.(result, context, figures) ?? []), deploymentFact(result), ...linkFacts(run)],
    };
}
function defaultSign({ request, notices }, outcome) {
    if (outcome === 'failed')
        return '❌';
    if (outcome === 'partial' || notices.some(({ kind }) => DOUBTS.includes(kind)))
        return '⚠️';
    return request.dryRun ? '📝' : '✅';
}
function titleOf(headline, { request }, isCancelled, isOver) {
    if (!request.dryRun)
        return isCancelled ? `Cancelled: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .uncapitalized */ .ot)(headline)}` : headline;
    const parts = [isCancelled && 'cancelled', isOver && 'over a limit', (0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .uncapitalized */ .ot)(headline)];
    return `Dry run: ${parts.filter(Boolean).join('; ')}`;
}
/** Undefined for failed projects, whose sections have a remedy for each cause. */
function failureOf(result) {
    const { failure } = result;
    if (failure === undefined || (failure.kind === 'rows-failed' && failure.unit === 'project'))
        return undefined;
    const { message, remedy } = (0,_explain_js__WEBPACK_IMPORTED_MODULE_1__/* .explainFailure */ .SP)(failure, result);
    return { message: failure.kind === 'gate-failed' ? '' : message, remedy };
}
function linkFacts({ commentUrl, issueUrl }) {
    return [
        ['Comment', commentUrl && { link: 'on the pull request', to: commentUrl }],
        ['Tracking issue', issueUrl && { link: `#${issueUrl.split('/').pop()}`, to: issueUrl }],
    ];
}
function deploymentFact({ deployment: { slug, id } }) {
    if (id === undefined)
        return ['Deployment', slug];
    return ['Deployment', slug === undefined ? `id ${id}` : `${slug} (id ${id})`];
}
function summaryOf({ operation }, run, page) {
    const { baseUrl, requestsSent, startedAtMs, endedAtMs, files } = run;
    const facts = [
        ['Operation', { code: operation }],
        ...page.facts,
        ['Platform', { link: baseUrl, to: baseUrl }],
        ['Report', files?.report?.path && { sentence: KEEP_REPORT }],
    ];
    const took = `${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(requestsSent, 'request')} in ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .duration */ .p0)(endedAtMs - startedAtMs)}`;
    return (0,_html_js__WEBPACK_IMPORTED_MODULE_4__/* .summaryHtml */ .QW)({ ...page, facts }, `About this run: ${took}`);
}
const KEEP_REPORT = 'complete, but deleted with the runner: upload `report-path` as an artifact to keep it';
function problemSummary(problems, warnings) {
    const isRulesFile = problems.every(({ place }) => place !== undefined);
    const items = problems.map((problem) => ({ sentence: (0,_notices_js__WEBPACK_IMPORTED_MODULE_5__/* .inputSentence */ .SF)(problem), max: 1000 }));
    const page = {
        ..._content_js__WEBPACK_IMPORTED_MODULE_0__/* .EMPTY_PAGE */ .AT,
        sign: '❌',
        title: `${isRulesFile ? 'Invalid rules file' : 'Invalid inputs'}; nothing was sent`,
        warnings,
        sections: (0,_content_js__WEBPACK_IMPORTED_MODULE_0__/* .section */ .uW)('', (0,_content_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)(items, 'problems')),
    };
    return (0,_html_js__WEBPACK_IMPORTED_MODULE_4__/* .summaryHtml */ .QW)(page, '');
}


/***/ }),

/***/ 3240:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BC: () => (/* binding */ planBasics),
/* harmony export */   FI: () => (/* binding */ workFigures),
/* harmony export */   Fb: () => (/* binding */ coverageSections),
/* harmony export */   Vf: () => (/* binding */ waitingSection),
/* harmony export */   ap: () => (/* binding */ overdueSection),
/* harmony export */   oL: () => (/* binding */ scanSections),
/* harmony export */   s_: () => (/* binding */ skippedSection)
/* harmony export */ });
/* harmony import */ var _changes_rows_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4686);
/* harmony import */ var _model_findings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3917);
/* harmony import */ var _model_saved_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(936);
/* harmony import */ var _policies_entry_counts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1481);
/* harmony import */ var _change_counts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2355);
/* harmony import */ var _change_rows_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8894);
/* harmony import */ var _content_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6845);
/* harmony import */ var _explain_rules_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4651);
/* harmony import */ var _finding_rows_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2187);
/* harmony import */ var _findings_list_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4991);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(5845);
/* harmony import */ var _gaps_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(4611);
/* harmony import */ var _report_file_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(3531);













/** Changes, or overdue findings, that are shown unfolded. */
const MAX_UNFOLDED = 10;
/** In the order of the headline. An apply sets the states of the plan's rows. */
function figures({ plan, request, notices }) {
    if (plan === undefined)
        return {};
    const { rules } = request;
    const changes = (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .countChanges */ .xS)(plan.rows);
    const countOf = (0,_change_counts_js__WEBPACK_IMPORTED_MODULE_4__/* .changeCounter */ .D)(plan.rows);
    const hasDrift = plan.rows.some(({ state }) => state !== 'changed' && state !== 'unchanged') ||
        Object.keys(plan.waiting).length > 0 ||
        notices.some(({ kind }) => kind === 'policies-wait');
    const triaged = subjectsOfTriage(rules);
    const subjects = ['projects', 'policies', ...triaged];
    const ofProjects = (value) => ({ value, subjects: ['projects'] });
    const { unchanged, unknown } = projectCountsOf(plan);
    const noChange = `nothing to change in ${(0,_format_js__WEBPACK_IMPORTED_MODULE_10__/* .counted */ .hS)(unchanged, 'project')}; ${(0,_format_js__WEBPACK_IMPORTED_MODULE_10__/* .number */ .ai)(unknown)} could not be checked`;
    return {
        'over-limit': {
            value: plan.over.length > 0,
            subjects: ['projects', ...triaged],
            text: overText(plan, request),
            isOutput: false,
            failure: { kind: 'too-many-changes', figures: [...plan.over] },
        },
        changes: {
            value: changes,
            subjects,
            text: planPhrase(plan.rows),
            unknown: unknown === 0 ? 'changes unknown' : noChange,
        },
        drift: { value: hasDrift, subjects, failure: { kind: 'drift', count: changes } },
        'to-add': ofProjects(countOf('tag added')),
        'to-remove': ofProjects(countOf('tag removed')),
        'to-switch': ofProjects(countOf('diff_scan on', 'diff_scan off', 'full_scan on', 'full_scan off')),
        'to-triage': { value: countOf('triage'), subjects: triaged },
        'policy-changes': { value: countOf('policy changed', 'policy weakened'), subjects: ['policies'] },
    };
}
/** These need people's work, not changes. */
function workFigures({ plan, request, notices }) {
    if (plan === undefined)
        return {};
    const { overdue, uncovered, groups } = plan.coverage;
    const ending = notices.reduce((sum, item) => sum + (item.kind === 'ends-soon' ? item.findings : 0), 0);
    const text = (count, noun, plural) => count === 0 ? '' : (0,_format_js__WEBPACK_IMPORTED_MODULE_10__/* .counted */ .hS)(count, noun, plural);
    return {
        overdue: groups && {
            value: overdue.length,
            subjects: ['service-levels', ..._model_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .PRODUCTS */ .zv],
            text: text(overdue.length, 'finding overdue', 'findings overdue'),
            unknown: 'could not count the overdue findings',
            failure: { kind: 'overdue', count: overdue.length },
        },
        uncovered: uncovered && {
            value: uncovered.length,
            subjects: ['repositories'],
            text: text(uncovered.length, 'repository not covered', 'repositories not covered'),
            unknown: 'could not count the uncovered repositories',
            failure: { kind: 'uncovered', count: uncovered.length },
        },
        'ends-soon': {
            value: ending,
            subjects: subjectsOfTriage(request.rules),
            text: text(ending, 'ignore ends within 14 days', 'ignores end within 14 days'),
            isOutput: false,
        },
    };
}
/** Ignores of code and dependencies may end without a rule. */
function subjectsOfTriage({ findings }) {
    return findings === undefined
        ? []
        : ['projects', 'rules', 'sast', 'sca', ...findings.map(({ type }) => type)];
}
function planPhrase(rows) {
    return (0,_change_counts_js__WEBPACK_IMPORTED_MODULE_4__/* .changesPhrase */ .N)(rows, true) || 'nothing to change';
}
function projectCountsOf(plan) {
    const changed = new Set((0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .rowsByUnit */ .PA)(plan.rows).projects.map(({ change }) => change.project.name));
    const unknown = plan.unknown.filter(({ target }) => !changed.has(target)).length;
    return { unchanged: Math.max(0, plan.projectsInScope - changed.size - unknown), unknown };
}
/** Names no limit, because the warning or failure does. Empty in a dry run, whose title has it (`titleOf`). */
function overText({ over }, { operation, dryRun }) {
    if (over.length === 0 || dryRun)
        return '';
    return `Over a limit: ${operation === 'plan' ? '`apply` would write nothing' : 'nothing was written'}`;
}
function changeSections(result, context) {
    const { plan } = result;
    if (plan === undefined)
        return [];
    const isNext = result.operation === 'plan' && plan.rows.length > 0 && plan.over.length === 0;
    const next = isNext ? { sentence: 'The next `apply` of this rules file makes these changes.' } : '';
    const uses = plan.tagUses.map(({ tag, part, name }) => ({
        text: `${tag} is used by ${part} ${name}`,
        max: 300,
    }));
    return [
        ...ruleSections(plan.rows, context),
        ...(0,_content_js__WEBPACK_IMPORTED_MODULE_6__/* .section */ .uW)('', (0,_content_js__WEBPACK_IMPORTED_MODULE_6__/* .paragraph */ .FY)(next)),
        ...(0,_content_js__WEBPACK_IMPORTED_MODULE_6__/* .section */ .uW)('Policies that look at these tags', (0,_content_js__WEBPACK_IMPORTED_MODULE_6__/* .list */ .p_)(uses, 'uses of these tags')),
        ...skippedSection(result),
    ];
}
/** Changes by rule, the worst first. */
function ruleSections(rows, context) {
    let shown = 0;
    const sorted = rows.toSorted((a, b) => rankOf(a) - rankOf(b));
    return [...Map.groupBy(sorted, groupName)].map(([name, members]) => {
        const { findings } = (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .rowsByUnit */ .PA)(members);
        const moved = (0,_finding_rows_js__WEBPACK_IMPORTED_MODULE_8__/* .movedBlocks */ .u9)(findings, (0,_finding_rows_js__WEBPACK_IMPORTED_MODULE_8__/* .siblingsText */ .jL)(findings, true), context, true);
        shown += members.length;
        const title = `${name}: ${planPhrase(members)}`;
        return {
            title,
            blocks: [...changeTable(members), ...moved],
            isDetail: true,
            isOpen: shown <= MAX_UNFOLDED,
            noun: 'rules',
        };
    });
}
/** 0 weakens policies, 1 ignores findings, 2 changes policies, removes tags, switches scans off, 3 is the rest. */
function rankOf({ change }) {
    if (change.field === 'policies')
        return change.entries.some((entry) => (0,_policies_entry_counts_js__WEBPACK_IMPORTED_MODULE_3__/* .entryCounts */ .H)(entry).weakening > 0) ? 0 : 2;
    if (change.field === 'triage')
        return change.after.state === 'ignored' ? 1 : 3;
    return 'after' in change && change.after === false ? 2 : 3;
}
function groupName({ change, why }) {
    if (change.field === 'policies')
        return 'Policies';
    if (why?.because === 'managed')
        return 'Managed tags that no rule wants';
    return why?.rule === undefined ? 'Other changes' : `Rule "${why.rule}"`;
}
/** Without findings. */
function changeTable(rows) {
    const { policies, projects } = (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .rowsByUnit */ .PA)(rows);
    const lines = [
        ...(0,_change_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .weakeningFirst */ .uw)(policies).map(({ entry }) => (0,_change_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .entryLines */ .Wx)(entry)),
        ...projects.map(({ change, why }) => {
            const over = (0,_format_js__WEBPACK_IMPORTED_MODULE_10__/* .behind */ .Ry)('over ', why?.over && `"${why.over}"`);
            return { lines: [(0,_change_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .projectLink */ .Y)(change.project), (0,_change_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .changeText */ .k0)(change), over] };
        }),
    ];
    return (0,_content_js__WEBPACK_IMPORTED_MODULE_6__/* .table */ .tp)(lines, 'lines', [['Change', (line) => line]]);
}
function waitingSection({ plan }) {
    const waiting = Object.entries(plan?.waiting ?? {});
    const items = waiting.map(([rule, count]) => `${(0,_format_js__WEBPACK_IMPORTED_MODULE_10__/* .counted */ .hS)(count, 'finding')} by the rule "${rule}"`);
    return (0,_content_js__WEBPACK_IMPORTED_MODULE_6__/* .section */ .uW)('Left for the next apply: beyond the limit of a rule', (0,_content_js__WEBPACK_IMPORTED_MODULE_6__/* .list */ .p_)(items, 'rules'));
}
/** `2,911 projects unchanged, 12 could not be checked` */
function unchangedText(plan) {
    const { unchanged, unknown } = projectCountsOf(plan);
    const unknownText = unknown === 0 ? '' : `, ${(0,_format_js__WEBPACK_IMPORTED_MODULE_10__/* .number */ .ai)(unknown)} could not be checked`;
    return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_10__/* .counted */ .hS)(unchanged, 'project')} unchanged${unknownText}`;
}
/** Says of `coverage: true` that there is nothing to report. */
function coveredText(result) {
    const { uncovered } = workFigures(result);
    const isAll = result.request.rules.coverage && uncovered?.value === 0;
    return isAll && (0,_gaps_js__WEBPACK_IMPORTED_MODULE_11__/* .atLeast */ .jZ)(result, uncovered, 'known') === 'known' ? 'all repositories are covered' : '';
}
function momentOf(plan) {
    return new Date(plan.momentMs).toISOString();
}
const planBasics = {
    headline: ({ plan }) => (plan === undefined ? 'No plan was made' : undefined),
    figures,
    outputs: ({ plan }) => ({ 'plan-hash': plan?.hash }),
    sections(result, context) {
        return [
            ...(0,_change_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .problemSection */ .BX)(result.failure),
            ...changeSections(result, context),
            ...waitingSection(result),
            ...(0,_finding_rows_js__WEBPACK_IMPORTED_MODULE_8__/* .outcomeSection */ .KT)('Left as they are', result.plan?.left ?? [], context),
        ];
    },
    context(result) {
        const { rules, event } = result.request;
        const commit = event.sha === undefined ? '' : [' at ', { code: (0,_format_js__WEBPACK_IMPORTED_MODULE_10__/* .shortCommit */ .Ax)(event.sha) }];
        const unchanged = result.plan === undefined ? '' : unchangedText(result.plan);
        return [[{ code: rules.path }, commit], unchanged, coveredText(result)];
    },
    facts: ({ plan }) => [
        ['Plan', plan && { code: plan.hash }],
        ['As of', plan && { unbroken: (0,_format_js__WEBPACK_IMPORTED_MODULE_10__/* .secondOf */ .UB)(momentOf(plan)) }],
    ],
    /** The file that a person approves and `approved-plan` takes. */
    files({ plan, deployment, request }, { baseUrl }, { plan: file }) {
        if (plan === undefined)
            return;
        (0,_report_file_js__WEBPACK_IMPORTED_MODULE_12__/* .writeSealedJson */ .UY)(file, [
            ...Object.entries(_model_saved_js__WEBPACK_IMPORTED_MODULE_2__/* .PLAN_FORMAT */ ._A),
            ['platform', baseUrl],
            ['deployment', deployment.slug],
            ['rules_file', { path: request.rules.path, sha256: request.rules.sha256 }],
            ['moment', momentOf(plan)],
            ['hash', plan.hash],
            ['changes', plan.lines],
        ]);
    },
    annotations({ failure, request }) {
        const file = request.rules.pathInRepository;
        if (failure?.kind !== 'policies-invalid' || file === undefined)
            return [];
        return failure.problems.map((problem) => ({
            place: { file, line: problem.line },
            message: (0,_format_js__WEBPACK_IMPORTED_MODULE_10__/* .sentence */ .em)((0,_explain_rules_js__WEBPACK_IMPORTED_MODULE_7__/* .problemText */ .fI)(problem)),
        }));
    },
};
function overdueSection(result, overdue, figures, context) {
    const findings = overdue.map(({ finding }) => finding);
    const count = (0,_gaps_js__WEBPACK_IMPORTED_MODULE_11__/* .atLeast */ .jZ)(result, figures.overdue, (0,_format_js__WEBPACK_IMPORTED_MODULE_10__/* .number */ .ai)(findings.length));
    const extra = (_finding, index) => ({
        unbroken: `${(0,_format_js__WEBPACK_IMPORTED_MODULE_10__/* .counted */ .hS)(overdue[index]?.daysOver ?? 0, 'day')} overdue`,
    });
    const blocks = [...(0,_content_js__WEBPACK_IMPORTED_MODULE_6__/* .paragraph */ .FY)((0,_findings_list_js__WEBPACK_IMPORTED_MODULE_9__/* .severityChips */ .B8)(findings)), ...(0,_findings_list_js__WEBPACK_IMPORTED_MODULE_9__/* .findingTable */ .ck)(findings, { ...context, extra })];
    const title = `Findings open longer than the service levels allow: ${count}`;
    return (0,_content_js__WEBPACK_IMPORTED_MODULE_6__/* .section */ .uW)(title, blocks, findings.length > MAX_UNFOLDED);
}
function coverageSections(result, figures, context) {
    if (result.plan === undefined)
        return [];
    const { uncovered = [], neverScanned, notScannedFor30Days, groups } = result.plan.coverage;
    const unknown = (0,_gaps_js__WEBPACK_IMPORTED_MODULE_11__/* .atLeast */ .jZ)(result, figures.uncovered, (0,_format_js__WEBPACK_IMPORTED_MODULE_10__/* .number */ .ai)(uncovered.length));
    return [
        ...namesSection('Repositories that the platform does not know', uncovered, unknown),
        ...scanSections({ neverScanned, notScannedFor30Days }),
        ...(0,_findings_list_js__WEBPACK_IMPORTED_MODULE_9__/* .groupSections */ ._U)(groups, context.nowMs),
    ];
}
function scanSections(coverage) {
    return [
        ...namesSection('Projects that were never scanned', coverage.neverScanned),
        ...namesSection('Projects not scanned for 30 days', coverage.notScannedFor30Days),
    ];
}
function namesSection(title, names, count = (0,_format_js__WEBPACK_IMPORTED_MODULE_10__/* .number */ .ai)(names.length)) {
    const blocks = names.length === 0 ? [] : (0,_content_js__WEBPACK_IMPORTED_MODULE_6__/* .paragraph */ .FY)({ codes: names, max: 100 });
    return (0,_content_js__WEBPACK_IMPORTED_MODULE_6__/* .section */ .uW)(`${title}: ${count}`, blocks, true);
}
function skippedSection({ plan }) {
    const names = new Set(plan?.unknown.map(({ target }) => target));
    return namesSection('Projects skipped without data from GitHub', [...names]);
}


/***/ }),

/***/ 1887:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   publish: () => (/* binding */ publish),
/* harmony export */   publishProblems: () => (/* binding */ publishProblems)
/* harmony export */ });
/* unused harmony exports writeFiles, errorAnnotation, inputAnnotation */
/* harmony import */ var _runner_log_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(9086);
/* harmony import */ var _runner_outputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5002);
/* harmony import */ var _content_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6845);
/* harmony import */ var _explain_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3699);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5845);
/* harmony import */ var _gaps_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4611);
/* harmony import */ var _notices_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7593);
/* harmony import */ var _outputs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3558);
/* harmony import */ var _page_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4385);
/* harmony import */ var _pages_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6148);
/* harmony import */ var _report_file_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3531);
/* harmony import */ var _view_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7455);
/* harmony import */ var _written_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(4383);













/**
 * Files and outputs come first, because later steps rely on them. A part that fails does not prevent the others.
 *
 * @returns whether the step succeeded
 */
async function publish(result, view, facts, channels) {
    const { log, files } = channels;
    const attempt = async (part) => {
        try {
            return await part();
        }
        catch (error) {
            const { message, stack } = error instanceof Error ? error : new Error(String(error));
            log.warning(`Could not publish part of the result: ${message}`);
            log.stack(stack);
            return undefined;
        }
    };
    const run = (await attempt(() => writeFiles(result, view, facts, files))) ?? facts;
    const outputs = await attempt(() => (0,_outputs_js__WEBPACK_IMPORTED_MODULE_6__/* .outputsOf */ .Yz)(result, view, run));
    if (outputs !== undefined)
        await attempt(() => (0,_runner_outputs_js__WEBPACK_IMPORTED_MODULE_0__/* .setOutputs */ .n)(outputs.values, channels));
    const page = await attempt(() => (0,_page_js__WEBPACK_IMPORTED_MODULE_7__/* .pageOf */ .ZZ)(result, view, run, outputs?.tooLarge));
    if (page !== undefined) {
        const isInSummary = await attempt(() => (0,_runner_outputs_js__WEBPACK_IMPORTED_MODULE_0__/* .addSummary */ .S)((0,_page_js__WEBPACK_IMPORTED_MODULE_7__/* .summaryOf */ .YG)(result, run, page), channels));
        await attempt(() => logResult(run, page, isInSummary === true, view.annotations?.(result) ?? [], log));
    }
    const annotation = errorAnnotation(result, (0,_view_js__WEBPACK_IMPORTED_MODULE_10__/* .outcomeOf */ .sG)(result, view), run.cancelled);
    if (annotation === undefined)
        return true;
    log.error((0,_pages_js__WEBPACK_IMPORTED_MODULE_8__/* .withPages */ .hF)(annotation, facts.actionFiles));
    if (result.failure?.kind === 'unexpected')
        log.stack(result.failure.stack);
    return false;
}
async function publishProblems(inputs, version, channels) {
    const { log, files } = channels;
    const { operation, problems, warnings } = inputs;
    (0,_report_file_js__WEBPACK_IMPORTED_MODULE_9__/* .writeProblemReport */ .VW)(files.report, operation, problems, version);
    const { path, problem } = files.report;
    const outputs = { outcome: 'failed', 'failure-reason': 'invalid-inputs' };
    await (0,_runner_outputs_js__WEBPACK_IMPORTED_MODULE_0__/* .setOutputs */ .n)(path === undefined ? outputs : { ...outputs, 'report-path': path }, channels);
    const unwritten = problem === undefined ? [] : [(0,_notices_js__WEBPACK_IMPORTED_MODULE_5__/* .noticeText */ .ut)({ kind: 'file-unwritten', file: 'report', problem }).text];
    const warningTexts = [...warnings.map(_notices_js__WEBPACK_IMPORTED_MODULE_5__/* .inputSentence */ .SF), ...unwritten];
    await (0,_runner_outputs_js__WEBPACK_IMPORTED_MODULE_0__/* .addSummary */ .S)((0,_page_js__WEBPACK_IMPORTED_MODULE_7__/* .problemSummary */ .u8)(problems, warningTexts), channels);
    // The error below covers all problems.
    const placed = problems.flatMap(({ place }) => place ?? []);
    const onLines = placed.map((place) => ({ place, message: (0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .sentence */ .em)(place.message) }));
    logWarnings(warningTexts, onLines, log);
    log.error(inputAnnotation(operation, problems));
}
/** The report comes last, with the notices of the others. @returns the facts with files and notices */
function writeFiles(result, view, facts, files) {
    view.files?.(result, facts, files);
    files.csv.writeAll(view.csv?.(result, (0,_view_js__WEBPACK_IMPORTED_MODULE_10__/* .viewContext */ .Nx)(facts, result)) ?? []);
    const notices = [...facts.notices];
    if (files.csv.path !== undefined && (0,_gaps_js__WEBPACK_IMPORTED_MODULE_4__/* .isCsvPartial */ .Yx)(result))
        notices.push({ kind: 'csv-partial' });
    const sarif = (0,_gaps_js__WEBPACK_IMPORTED_MODULE_4__/* .sarifWithGaps */ .xR)(result, view.sarif?.(result, facts));
    if (sarif?.text !== undefined)
        files.sarif.writeAll(sarif.text);
    notices.push(...(sarif?.notices ?? []));
    const run = { ...facts, notices };
    (0,_report_file_js__WEBPACK_IMPORTED_MODULE_9__/* .writeReport */ .u5)(files.report, result, view, run);
    return { ...run, files };
}
function logResult(run, page, isInSummary, annotations, log) {
    const context = page.context.map(_content_js__WEBPACK_IMPORTED_MODULE_1__/* .inlineText */ .ln).filter(Boolean).join(' · ');
    log.group(page.title, [context, ...page.failures].filter(Boolean));
    const { path } = run.files?.report ?? {};
    const places = [isInSummary && 'Details: job summary.', path !== undefined && `Full report: ${path}`];
    if (places.some(Boolean))
        log.info(places.filter(Boolean).join(' '));
    const named = (text) => (0,_pages_js__WEBPACK_IMPORTED_MODULE_8__/* .withPages */ .hF)(text, page.files);
    for (const text of page.notes)
        log.info(named(text));
    logWarnings(page.warnings.map(named), annotations, log);
}
/** At least half of what the runner shows is for each. */
function logWarnings(texts, onLines, log) {
    const max = _runner_log_js__WEBPACK_IMPORTED_MODULE_12__/* .MAX_ANNOTATIONS */ .KE - Math.min(onLines.length, _runner_log_js__WEBPACK_IMPORTED_MODULE_12__/* .MAX_ANNOTATIONS */ .KE / 2);
    const shown = texts.length <= max ? texts : texts.slice(0, max - 1);
    for (const text of shown)
        log.warning(text);
    const more = texts.length - shown.length;
    if (more > 0)
        log.warning(`${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .number */ .ai)(more)} more warnings: see the summary.`);
    const remaining = _runner_log_js__WEBPACK_IMPORTED_MODULE_12__/* .MAX_ANNOTATIONS */ .KE - Math.min(texts.length, max);
    for (const { place, message } of onLines.slice(0, remaining))
        log.warning(message, place);
}
/** Without the remedy: the runner cuts annotations at 4096 characters. */
const MAX_ANNOTATION_LENGTH = 3000;
const SHOWN_CAUSES = 3;
function errorAnnotation(result, outcome, cancelled) {
    const { failure } = result;
    if (failure === undefined)
        return undefined;
    const { message, remedy } = (0,_explain_js__WEBPACK_IMPORTED_MODULE_2__/* .explainFailure */ .SP)(failure, result);
    const partly = outcome === 'partial' ? ' in part' : '';
    const head = `\`${result.operation}\` ${cancelled ? 'was cancelled' : `failed${partly}`}`;
    // Their messages name the policies.
    const namesRows = failure.kind === 'policies-changed' || failure.kind === 'policies-invalid';
    const causes = (0,_written_js__WEBPACK_IMPORTED_MODULE_11__/* .failuresByCause */ .uD)(namesRows ? [] : (result.rows ?? []));
    // The message would count a single row, or repeat the cause that ended the step.
    const isSingle = failure.kind === 'rows-failed' && failure.selected === 1;
    const messages = causes.map((cause) => cause.failure && (0,_explain_js__WEBPACK_IMPORTED_MODULE_2__/* .explain */ .WE)((0,_explain_js__WEBPACK_IMPORTED_MODULE_2__/* .rootFailure */ .di)(cause.failure)).message);
    const texts = causes.slice(0, SHOWN_CAUSES).map(({ text }) => text);
    const parts = isSingle || messages.includes(message) ? texts : [message, ...texts];
    const shown = parts.map((part) => (0,_runner_log_js__WEBPACK_IMPORTED_MODULE_12__/* .plainText */ .wh)(part, MAX_ANNOTATION_LENGTH / parts.length));
    const more = causes.length - SHOWN_CAUSES;
    const rest = more > 0 ? ` See the summary for ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(more, 'more cause')}.` : '';
    return `${head}: ${shown.join('. ')}.${rest} ${remedy}.`;
}
function inputAnnotation(operation, problems) {
    const step = operation === '' ? 'The step' : `\`${operation}\``;
    const whole = problems.map(_notices_js__WEBPACK_IMPORTED_MODULE_5__/* .inputSentence */ .SF).join(' ');
    if (problems.length === 1)
        return `${step}: invalid input, nothing was sent. ${whole}`;
    const head = `${step}: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .number */ .ai)(problems.length)} problems in its inputs, nothing was sent.`;
    const names = [...new Set(problems.map(({ input }) => `\`${input}\``))].join(', ');
    const shown = whole.length <= MAX_ANNOTATION_LENGTH ? whole : `The summary explains each: ${names}.`;
    return `${head} ${shown} Correct them and run it again.`;
}


/***/ }),

/***/ 3531:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UY: () => (/* binding */ writeSealedJson),
/* harmony export */   VW: () => (/* binding */ writeProblemReport),
/* harmony export */   u5: () => (/* binding */ writeReport)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _model_saved_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(936);
/* harmony import */ var _platform_http_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9598);
/* harmony import */ var _outputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3558);
/* harmony import */ var _view_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7455);





const ZEROS = '0'.repeat(64);
/** See schema/report.v4.json. */
function writeReport(file, result, view, run) {
    const { plan, listed, request, notices, deployment, ...facts } = result;
    const { rows = plan && [...plan.rows, ...plan.left], ...others } = facts;
    // Its own file has the rows of a report to undo.
    const savedRequest = { ...request, report: withoutRows(request.report) };
    writeSealedJson(file, [
        ...Object.entries(_model_saved_js__WEBPACK_IMPORTED_MODULE_1__/* .REPORT_FORMAT */ .t3),
        ['operation', result.operation],
        ['outcome', (0,_view_js__WEBPACK_IMPORTED_MODULE_4__/* .outcomeOf */ .sG)(result, view)],
        ['failure_reason', (0,_outputs_js__WEBPACK_IMPORTED_MODULE_3__/* .failureReason */ .Hr)(result, run.cancelled)],
        ['cancelled', run.cancelled],
        ['dry_run', request.dryRun],
        ['platform', run.baseUrl],
        ['deployment', deployment],
        ['action_version', run.version],
        ['started_at', isoOf(run.startedAtMs)],
        ['ended_at', isoOf(run.endedAtMs)],
        ['platform_ended_at', isoOf(run.platformEndedAtMs)],
        ['requests_sent', run.requestsSent],
        ['result', { ...others, plan: withoutRows(plan), request: savedRequest }],
        ['rows', rows],
        [view.rowsName?.(result) ?? '', listed],
        ['notices', [...run.notices, ...notices]],
    ]);
}
function writeProblemReport(file, operation, problems, version) {
    writeSealedJson(file, [
        ...Object.entries(_model_saved_js__WEBPACK_IMPORTED_MODULE_1__/* .REPORT_FORMAT */ .t3),
        ['operation', operation],
        ['outcome', 'failed'],
        ['failure_reason', 'invalid-inputs'],
        ['cancelled', false],
        ['action_version', version],
        ['requests_sent', 0],
        ['problems', problems],
    ]);
}
function withoutRows(part) {
    return part && { ...part, rows: undefined, left: undefined };
}
function isoOf(ms) {
    return ms === undefined ? undefined : new Date(ms).toISOString();
}
/**
 * Writes a JSON object that ends with its `checksum`, the SHA-256 of the whole text with zeros in its place. Undefined
 * fields are left out; a list has a line for each row.
 */
function writeSealedJson(file, fields) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    const write = (text) => {
        hash.update(text);
        file.write(text);
    };
    let separator = '{';
    for (const [name, value] of fields) {
        if (value === undefined)
            continue;
        write(`${separator}\n${JSON.stringify(name)}: `);
        separator = ',';
        if (Array.isArray(value)) {
            // A list of findings may exceed the maximum length of a string.
            for (const [index, row] of value.entries())
                write(`${index === 0 ? '[' : ','}\n${json(row)}`);
            write(value.length === 0 ? '[]' : '\n]');
        }
        else
            write(json(value));
    }
    write(`${separator}\n"checksum": `);
    hash.update(`"${ZEROS}"\n}\n`);
    file.write(`"${hash.digest('hex')}"\n}\n`);
    file.close();
}
/** Leaves out tokens, and stacks. */
function json(value) {
    return (0,_platform_http_json_js__WEBPACK_IMPORTED_MODULE_2__/* .writeJson */ .GF)(value, (name) => name === 'token' || name === 'stack');
}


/***/ }),

/***/ 5494:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EX: () => (/* binding */ triagePhrase),
/* harmony export */   _K: () => (/* binding */ selectionFacts),
/* harmony export */   aL: () => (/* binding */ queryFacts),
/* harmony export */   il: () => (/* binding */ decisionPhrase)
/* harmony export */ });
/* harmony import */ var _model_findings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3917);
/* harmony import */ var _model_selection_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8985);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5845);



/** The facts about the run show more. */
const MAX_VALUES = 5;
/** `sast findings with status: open; severities: low → ignored, acceptable risk` */
function triagePhrase(issueType, selection, decision) {
    const to = decisionPhrase(decision);
    if (selection.by === 'ids')
        return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(selection.ids.length, `${issueType} finding`)} by id → ${to}`;
    const limit = typeof selection.limit === 'number' ? `, at most ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .number */ .ai)(selection.limit)}` : '';
    const filters = writtenInputs(selection.query).map(([name, values]) => `${name}: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .firstOf */ .Ku)(values, MAX_VALUES)}`);
    return `${issueType} findings${filters.length === 0 ? '' : ` with ${filters.join('; ')}`}${limit} → ${to}`;
}
/** `ignored, acceptable risk, with a note` */
function decisionPhrase({ state, reason, note }) {
    const parts = [
        state && (0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .spaced */ .ji)(state),
        reason && (0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .spaced */ .ji)(reason),
        note !== undefined && (state ? 'with a note' : 'a note'),
    ];
    return parts.filter(Boolean).join(', ');
}
/** Inputs as they were written. */
function queryFacts(query) {
    return writtenInputs(query).map(([name, values]) => [name, { text: values.join(', '), max: 500 }]);
}
function writtenInputs({ filters, written = {} }) {
    return Object.entries(filters).map(([name, value]) => [
        (0,_model_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .filterInput */ .ts)({ name }),
        [written[name] ?? value].flat().map(String),
    ]);
}
/** Empty if names alone select projects. */
function selectionFacts({ projects, shard }) {
    return [
        ['Projects', { codes: (0,_model_selection_js__WEBPACK_IMPORTED_MODULE_1__/* .itemsOf */ .S3)({ ...projects, names: [] }), max: 20 }],
        ['Projects tagged', { codes: projects.tagged, max: 20 }],
        ['Shard', shard === undefined ? undefined : `${shard.index} of ${shard.count}`],
    ];
}


/***/ }),

/***/ 7455:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Do: () => (/* binding */ platformLinks),
/* harmony export */   Nx: () => (/* binding */ viewContext),
/* harmony export */   bS: () => (/* binding */ findingsLink),
/* harmony export */   sG: () => (/* binding */ outcomeOf)
/* harmony export */ });
/* harmony import */ var _changes_rows_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4686);

/** `partial`: something was done, and something failed. Unknown rows count as failed. */
function outcomeOf(result, view) {
    const { failure, rows = [] } = result;
    if (failure === undefined)
        return 'succeeded';
    // Rows without a write count as done only beside a row that failed by itself.
    const hasFailedRow = failure.kind === 'rows-failed' && (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .inState */ .ph)(rows, 'failed').length > 0;
    const hasChanged = (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .inState */ .ph)(rows, 'changed').length > 0;
    const hasDone = hasChanged || (hasFailedRow && (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .inState */ .ph)(rows, 'unchanged', 'would-change').length > 0);
    return hasDone || view.isPartial?.(result) ? 'partial' : 'failed';
}
function findingsLink(links, projectId, text) {
    const to = links.findingsOf(projectId);
    return to === undefined ? '' : { link: text, to };
}
function viewContext({ baseUrl, endedAtMs }, { deployment }) {
    return { links: platformLinks(baseUrl, deployment.slug), nowMs: endedAtMs };
}
function platformLinks(baseUrl, slug) {
    const base = `${baseUrl}/orgs/${encodeURIComponent((slug ?? '').toWellFormed())}`;
    return {
        findingsOf: (projectId) => slug === undefined || projectId === undefined
            ? undefined
            : `${base}/findings?tab=open&repository_id=${projectId}`,
        finding: ({ kind, id }) => slug === undefined ? undefined : `${base}/${kind === 'secrets' ? kind : 'findings'}/${id}`,
    };
}


/***/ }),

/***/ 4383:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AM: () => (/* binding */ fleetView),
/* harmony export */   Ny: () => (/* binding */ writtenPhrase),
/* harmony export */   Qw: () => (/* binding */ projectCounts),
/* harmony export */   Xo: () => (/* binding */ unnamedNotice),
/* harmony export */   Xp: () => (/* binding */ itemSection),
/* harmony export */   am: () => (/* binding */ doneCount),
/* harmony export */   d4: () => (/* binding */ triageCounts),
/* harmony export */   nO: () => (/* binding */ trackFailures),
/* harmony export */   uD: () => (/* binding */ failuresByCause),
/* harmony export */   vV: () => (/* binding */ otherRowsPhrase),
/* harmony export */   vq: () => (/* binding */ rowSections),
/* harmony export */   w7: () => (/* binding */ failureLines)
/* harmony export */ });
/* harmony import */ var _changes_rows_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4686);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2917);
/* harmony import */ var _change_counts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2355);
/* harmony import */ var _change_rows_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8894);
/* harmony import */ var _content_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6845);
/* harmony import */ var _explain_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3699);
/* harmony import */ var _finding_rows_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2187);
/* harmony import */ var _findings_shown_finding_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8542);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5845);
/* harmony import */ var _outputs_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3558);
/* harmony import */ var _selection_phrase_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5494);











/** `41 tags added in 40 projects; 135 findings triaged; 2 projects failed`, or `Nothing changed` */
function writtenPhrase(rows, dryRun, isUndo = false) {
    const { policies, projects, findings, items } = (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .rowsByUnit */ .PA)(rows);
    const made = (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .inState */ .ph)(rows, dryRun ? 'would-change' : 'changed');
    const nothing = dryRun ? 'Nothing to change' : 'Nothing changed';
    // An unknown row may have changed, or in a preview be about to.
    const isUnknown = (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .inState */ .ph)(rows, 'unknown').length > 0 || (dryRun && (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .inState */ .ph)(rows, 'failed', 'not-reached').length > 0);
    // A project with a change that was made and one that failed counts in both phrases.
    const inPart = (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .byProject */ .$X)(projects).filter(({ state, rows: projectRows }) => state !== 'changed' && (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .inState */ .ph)(projectRows, 'changed').length > 0).length;
    const parts = [
        (0,_change_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .changesPhrase */ .N)(made, dryRun, isUndo) || (isUnknown ? '' : nothing),
        otherRowsPhrase(policies, 'policy part'),
        otherRowsPhrase((0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .byProject */ .$X)(projects), 'project') + (inPart === 0 ? '' : ` (${(0,_format_js__WEBPACK_IMPORTED_MODULE_7__/* .number */ .ai)(inPart)} in part)`),
        otherRowsPhrase(findings, 'finding'),
        otherRowsPhrase(items, 'item'),
    ];
    return parts.filter(Boolean).join('; ');
}
const OTHER_STATES = [
    ['unchanged', 'up to date'],
    ['failed', 'failed'],
    ['unknown', 'unknown'],
    ['left', 'left alone'],
    ['not-reached', 'not reached'],
];
/** `3 projects up to date, 1 failed` */
function otherRowsPhrase(rows, noun) {
    const counts = OTHER_STATES.map(([state, phrase]) => ({ count: (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .inState */ .ph)(rows, state).length, phrase }));
    const parts = counts
        .filter(({ count }) => count > 0)
        .map(({ count, phrase }, index) => `${index === 0 ? (0,_format_js__WEBPACK_IMPORTED_MODULE_7__/* .counted */ .hS)(count, noun) : (0,_format_js__WEBPACK_IMPORTED_MODULE_7__/* .number */ .ai)(count)} ${phrase}`);
    return parts.join(', ');
}
function rowSections({ rows, request, failure }, context) {
    const { policies, projects, findings, items } = (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .rowsByUnit */ .PA)(rows);
    const { dryRun = false } = request;
    return [
        ...itemSection(items),
        ...(0,_change_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .policySections */ .b)(policies, dryRun),
        ...(0,_change_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .projectSections */ .Au)(projects),
        ...(0,_finding_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .findingSections */ .YS)(findings, dryRun, context),
        ...(0,_content_js__WEBPACK_IMPORTED_MODULE_3__/* .section */ .uW)('Also moved, although nobody selected them', (0,_finding_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .tableOrIds */ .eE)((0,_model_failure_js__WEBPACK_IMPORTED_MODULE_10__/* .unselectedIn */ .k)(failure), context)),
    ];
}
/** A zero is unknown if the step failed before it selected anything, or a row is unknown. */
function doneCount(count, { rows, failure }, counted = rows) {
    const isUnknown = rows.length === 0 ? failure !== undefined : (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .inState */ .ph)(counted, 'unknown').length > 0;
    return count === 0 && isUnknown ? undefined : count;
}
function itemSection(rows) {
    const texts = rows.map(({ failure }) => ({ sentence: failure ? (0,_explain_js__WEBPACK_IMPORTED_MODULE_4__/* .explain */ .WE)(failure).message : '' }));
    return (0,_content_js__WEBPACK_IMPORTED_MODULE_3__/* .section */ .uW)('Items that match nothing', (0,_content_js__WEBPACK_IMPORTED_MODULE_3__/* .list */ .p_)(texts, 'items'));
}
/** Each project counts once, by its worst row. */
function projectCounts({ rows, failure, request: { dryRun } }) {
    if (rows.length === 0 && failure !== undefined)
        return {};
    const projects = (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .byProject */ .$X)((0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .rowsByUnit */ .PA)(rows).projects);
    return {
        'projects-changed': (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .inState */ .ph)(projects, dryRun ? 'would-change' : 'changed').length,
        'projects-unchanged': (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .inState */ .ph)(projects, 'unchanged', 'left').length,
        'projects-failed': (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .inState */ .ph)(projects, 'failed', 'unknown', 'not-reached').length,
    };
}
/** Also counts siblings on other branches, and findings that the platform moved unasked. */
function triageCounts(result) {
    const { rows, request, failure } = result;
    if (request.dryRun)
        return { 'num-triaged': doneCount(0, result) };
    const { findings } = (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .rowsByUnit */ .PA)(rows);
    const changed = (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .findingsOf */ .WX)((0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .inState */ .ph)(findings, 'changed'));
    const moved = [...changed, ...(0,_finding_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .siblingsOf */ .DG)(findings), ...(0,_model_failure_js__WEBPACK_IMPORTED_MODULE_10__/* .unselectedIn */ .k)(failure)];
    // A later request may have moved a finding again.
    const ids = [...new Set(moved.map(({ id }) => id))];
    const named = Math.max(ids.length, unnamedNotice(result)?.numTriaged ?? 0);
    const numTriaged = doneCount(named, result, findings);
    return {
        'num-triaged': numTriaged,
        'triaged-issues': numTriaged === undefined ? numTriaged : { json: ids },
    };
}
function unnamedNotice({ notices }) {
    return notices.find((notice) => notice.kind === 'triaged-unnamed');
}
const fleetView = {
    sections: rowSections,
    headline({ rows, request, failure }) {
        if (rows.length > 0)
            return writtenPhrase(rows, request.dryRun);
        if (failure !== undefined)
            return request.dryRun ? 'Nothing was planned' : 'Nothing changed';
        return request.shard === undefined ? 'Nothing to change' : 'No project in this shard';
    },
    outputs: projectCounts,
};
const MAX_CAUSES = 10;
/** Rows of a cause that the log names. */
const MAX_EXAMPLES = 3;
/** A line for each of the first causes, and the number of the others. */
function failureLines(rows) {
    const lines = failuresByCause(rows).map(({ state, text }) => `${state}: ${text}`);
    const more = lines.length - MAX_CAUSES;
    return [...lines.slice(0, MAX_CAUSES), ...(more > 0 ? [`and ${(0,_format_js__WEBPACK_IMPORTED_MODULE_7__/* .counted */ .hS)(more, 'more cause')}`] : [])];
}
/** `acme/cart (+ pci): PUT … was answered with 409` for each cause. */
function failuresByCause(rows) {
    return ['failed', 'unknown'].flatMap((state) => (0,_explain_js__WEBPACK_IMPORTED_MODULE_4__/* .byCause */ .zs)((0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .inState */ .ph)(rows, state)).map(({ failure, items }) => {
        const names = [...Map.groupBy(items, ({ change }) => targetName(change))].map(([name, targetRows]) => {
            const changes = targetRows.map(({ change }) => wantedText(change)).filter(Boolean);
            return changes.length === 0 ? name : `${name} (${changes.join(', ')})`;
        });
        const message = failure === undefined ? '' : (0,_explain_js__WEBPACK_IMPORTED_MODULE_4__/* .explain */ .WE)(failure).message;
        // The message is `The platform does not know acme/cart`.
        const isNamed = names.length === 1 && failure?.kind === 'status' && failure.near !== undefined;
        return {
            state,
            failure,
            text: isNamed ? message : [(0,_format_js__WEBPACK_IMPORTED_MODULE_7__/* .firstOf */ .Ku)(names, MAX_EXAMPLES), message].filter(Boolean).join(': '),
        };
    }));
}
function targetName(change) {
    if (change.field === 'policies')
        return `${change.part} policies`;
    if (change.field === 'item')
        return `\`${change.item}\``;
    if (!('finding' in change))
        return change.project.name;
    const { finding } = change;
    return [`finding ${finding.id}`, finding.repository, (0,_findings_shown_finding_js__WEBPACK_IMPORTED_MODULE_6__/* .placeText */ .Z9)(finding)].filter(Boolean).join(' ');
}
/** `+ pci`, `full scans on → off`, `→ ignored`; empty where the operation says it. */
function wantedText(change) {
    if (change.field === 'ticket' || change.field === 'item')
        return '';
    if (change.field === 'triage')
        return `→ ${(0,_selection_phrase_js__WEBPACK_IMPORTED_MODULE_9__/* .decisionPhrase */ .il)(change.after)}`;
    if (change.field !== 'policies')
        return (0,_content_js__WEBPACK_IMPORTED_MODULE_3__/* .inlineText */ .ln)((0,_change_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .changeText */ .k0)(change));
    const entries = change.entries.map((entry) => (0,_content_js__WEBPACK_IMPORTED_MODULE_3__/* .inlineText */ .ln)((0,_change_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .entryInline */ .yj)(entry)));
    return (0,_format_js__WEBPACK_IMPORTED_MODULE_7__/* .firstOf */ .Ku)(entries, MAX_EXAMPLES);
}
/** These leave open whether there is anything to act on. */
const INCONCLUSIVE_REASONS = ['unreachable', 'token-refused', 'rate-limited'];
/** The issue of an operation that writes lists what failed. */
function trackFailures(result, run) {
    const reason = (0,_outputs_js__WEBPACK_IMPORTED_MODULE_8__/* .failureReason */ .Hr)(result, run.cancelled);
    if (reason === undefined)
        return { kind: 'clear' };
    const failed = (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .inState */ .ph)(result.rows ?? [], 'failed', 'unknown', 'not-reached');
    const names = failed.map(({ change }) => `${targetName(change)} ${wantedText(change)}`).sort();
    const listed = JSON.stringify([reason, names]);
    return { kind: INCONCLUSIVE_REASONS.includes(reason) ? 'inconclusive' : 'act', listed };
}


/***/ }),

/***/ 7998:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  writeToGitHub: () => (/* binding */ writeToGitHub)
});

// UNUSED EXPORTS: commentFor

// EXTERNAL MODULE: ./build/src/github/marked-text.js
var marked_text = __webpack_require__(617);
// EXTERNAL MODULE: ./build/src/github/pulls.js
var pulls = __webpack_require__(8153);
;// CONCATENATED MODULE: ./build/src/github/comments.js


/**
 * Keeps the one comment of an identity, found by marker and author. The run that ends last for the current head writes
 * it, even if it is a re-run of an older one; a run for another commit writes nothing.
 *
 * @throws GitHubError if the comment was not written
 */
async function postComment(octokit, sticky) {
    const { pull, identity, commit, text, post } = sticky;
    const body = (0,marked_text/* markedBody */.j$)(identity, `commit=${commit}`, text);
    const [oldest, ...younger] = await listOwn(octokit, sticky);
    if (oldest === undefined && post === 'only-update')
        return {};
    const url = oldest?.html_url;
    const isUpToDate = oldest?.body === body && younger.length === 0;
    if (isUpToDate || (await (0,pulls/* readHead */.zy)(octokit, pull)) !== commit)
        return { url };
    if (oldest === undefined)
        return await createComment(octokit, sticky, body);
    const { owner, repo } = pull;
    const { issues } = octokit.rest;
    if (oldest.body !== body)
        await issues.updateComment({ owner, repo, comment_id: oldest.id, body });
    return (0,marked_text/* finish */.O9)({ url }, async () => {
        // A run that was cut off between creating a comment and looking again leaves two.
        for (const { id } of younger)
            await issues.deleteComment({ owner, repo, comment_id: id });
    });
}
function createComment(octokit, sticky, body) {
    const { owner, repo, number } = sticky.pull;
    const { issues } = octokit.rest;
    return (0,marked_text/* createText */.GZ)({
        body,
        async create() {
            // Never repeated: a lost answer may hide a comment that was made.
            const draft = { owner, repo, issue_number: number, body, request: { retries: 0 } };
            return (await issues.createComment(draft)).data;
        },
        listOwn: (created) => listOwn(octokit, sticky, created?.user?.login),
        // The oldest gets the last text.
        async replace(created, oldest) {
            await issues.updateComment({ owner, repo, comment_id: oldest.id, body });
            await issues.deleteComment({ owner, repo, comment_id: created.id });
        },
    });
}
async function listOwn(octokit, { pull, identity }, author) {
    const { owner, repo, number } = pull;
    const parameters = { owner, repo, issue_number: number, per_page: 100 };
    const pages = octokit.paginate.iterator(octokit.rest.issues.listComments, parameters);
    const path = `/repos/${owner}/${repo}/issues/${number}/comments`;
    return await (0,marked_text/* readOwn */.jU)(octokit, pages, { identity, path, author });
}

// EXTERNAL MODULE: ./build/src/github/errors.js
var errors = __webpack_require__(6150);
// EXTERNAL MODULE: ./build/src/github/issue.js
var github_issue = __webpack_require__(2530);
// EXTERNAL MODULE: ./build/src/github/octokit.js
var github_octokit = __webpack_require__(4636);
// EXTERNAL MODULE: ./build/src/model/names.js
var names = __webpack_require__(519);
// EXTERNAL MODULE: ./build/src/model/step-errors.js
var step_errors = __webpack_require__(7761);
// EXTERNAL MODULE: ./build/src/report/format.js
var format = __webpack_require__(5845);
// EXTERNAL MODULE: ./build/src/report/gaps.js
var gaps = __webpack_require__(4611);
// EXTERNAL MODULE: ./build/src/report/html.js
var html = __webpack_require__(7111);
// EXTERNAL MODULE: ./build/src/report/page.js
var report_page = __webpack_require__(4385);
;// CONCATENATED MODULE: ./build/src/write-to-github.js










/** For the comment of a stopped step, and again for its issue. */
const STOPPED_TIMEOUT_MS = 3000;
/** Updates the comment and tracking issue. A failure is only a notice. */
async function writeToGitHub(result, view, run, parts) {
    const write = (what, writer) => {
        const stop = parts.stop.aborted ? AbortSignal.timeout(STOPPED_TIMEOUT_MS) : parts.stop;
        return writer(result, view, run, { ...parts, stop }).catch((error) => {
            if (error instanceof errors/* GitHubError */.y_)
                return { notice: { kind: `${what}-failed`, cause: error.failure } };
            return { notice: { kind: 'text-unwritten', what, cause: (0,step_errors/* stepFailureOf */.WT)(error) } };
        });
    };
    const comment = await write('comment', writeComment);
    const issue = await write('issue', writeIssue);
    const notices = [run.notices, comment.notice ?? [], issue.notice ?? []].flat();
    return { notices, commentUrl: comment.url, issueUrl: issue.url };
}
const writeComment = async (result, view, run, parts) => {
    // The next run, which usually replaced a cancelled one, writes the comment.
    if (!isCommented(result) || run.cancelled)
        return {};
    const { event, github } = result.request;
    const { owner, repo } = (0,names/* splitName */.W0)(event.repository);
    // In a merge queue nobody reads the pull request.
    const number = event.name === 'merge_group' ? undefined : event.pullRequest?.number;
    const commit = result.operation === 'gate' ? result.commit : event.pullRequest?.headSha;
    if (!owner || !repo || number === undefined || commit === undefined)
        return {};
    const comment = commentFor(result, view, run);
    if (comment === undefined)
        return {};
    if (github === undefined)
        return { notice: { kind: 'no-comment-token' } };
    const octokit = await (0,github_octokit/* openOctokit */.Ov)({ ...parts, ...github });
    // Steps for several rules files, projects or lists of products have a comment for each.
    const about = result.operation === 'plan'
        ? [result.request.rules.path]
        : [`project=${result.request.project}`, ...(result.request.products ?? [])];
    const identity = identityOf(result, about);
    const pull = { owner, repo, number };
    const { url, unfinished } = await postComment(octokit, { pull, identity, commit, ...comment });
    return { url, notice: unfinished && { kind: 'comment-failed', cause: unfinished, isWritten: true } };
};
/** Undefined if a step has nothing to say. */
function commentFor(result, view, run) {
    const { request } = result;
    if (request.comment === 'never')
        return undefined;
    // Only the workflow's author needs the notices on inputs.
    const page = (0,report_page/* pageOf */.ZZ)(result, view, { ...run, notices: [] });
    const comment = view.comment?.(result, page);
    if (comment === undefined)
        return undefined;
    const footer = 'issue' in request ? request.issue.footer : request.commentFooter;
    const shown = { ...comment.page, sign: (0,gaps/* signWithGaps */.lG)(result, comment.page.sign) };
    return {
        text: (0,html/* githubMarkdown */.nS)(shown, { factsTitle: comment.factsTitle, footer }),
        post: request.comment === 'always' || comment.hasNews ? 'always' : 'only-update',
    };
}
function isCommented(result) {
    return result.operation === 'gate' || result.operation === 'plan';
}
function identityOf(result, about) {
    const { job = '', step = '', workflow = '' } = result.request.event;
    // As given: a run that fails before the lookup must find the same text.
    const { slug, id } = result.request.deployment;
    const place = [`job=${job}`, `step=${step}`, `deployment=${slug ?? String(id ?? '')}`];
    return { operation: result.operation, workflow, about: [...place, ...about] };
}
const writeIssue = async (result, view, run, parts) => {
    if (!isTracked(result))
        return {};
    const { event, github, issue, dryRun } = result.request;
    const { owner, repo } = (0,names/* splitName */.W0)(event.repository);
    if (issue.mode === 'never' || dryRun || !event.isOfDefaultBranch)
        return {};
    if (!github || !owner || !repo)
        return {};
    const content = issueContent(result, view, run);
    if (content === undefined)
        return {};
    const octokit = await (0,github_octokit/* openOctokit */.Ov)({ ...parts, ...github });
    const identity = identityOf(result, [issue.about]);
    const repository = { owner, repo };
    const { url, refused, unfinished } = await (0,github_issue/* keepIssue */.px)(octokit, { repository, identity, content });
    const notices = refused === undefined ? [] : [{ kind: 'issue-incomplete', ...refused }];
    if (unfinished?.path.endsWith('/comments'))
        notices.push({ kind: 'issue-uncommented', cause: unfinished });
    else if (unfinished)
        notices.push({ kind: 'issue-failed', cause: unfinished, isWritten: true });
    return { url, notice: notices };
};
function isTracked(result) {
    return 'issue' in result.request;
}
function issueContent(result, view, run) {
    const tracked = (0,gaps/* trackedBy */.aU)(result, view, run);
    if (tracked === undefined)
        return undefined;
    const page = (0,report_page/* pageOf */.ZZ)(result, view, { ...run, notices: [] });
    const { operation, request } = result;
    const { repository, runId, runNumber } = request.event;
    const runUrl = runId && `${request.github?.serverUrl}/${repository}/actions/runs/${runId}`;
    const runLink = { link: `run ${runNumber}`, to: runUrl };
    const { labels, assignees, footer } = request.issue;
    const title = titleOf(result, view, page);
    // The sections of a plan show everything that its heading counts.
    const isSaid = operation === 'plan' || title.endsWith((0,format/* uncapitalized */.ot)(page.title));
    const shown = {
        ...page,
        title: isSaid ? '' : page.title,
        context: [...page.context, ['last run: ', runLink]],
    };
    const noun = operation === 'posture' ? 'report' : operation.replace(/^list-.*/, 'list');
    // Leaves room for the line of an inconclusive run.
    const maxLength = html/* MAX_GITHUB_LENGTH */.Q0 - 2000;
    const text = (0,html/* githubMarkdown */.nS)(shown, { factsTitle: `About this ${noun}`, footer, maxLength });
    const act = (listed, reopens) => {
        return { kind: 'act', title, text, listed, reopens, labels, assignees };
    };
    switch (tracked.kind) {
        case 'act':
            return act(tracked.listed, tracked.reopens);
        case 'clear':
            return { kind: 'clear', title, text, line: lineOf(['No action needed as of ', runLink]) };
        case 'inconclusive': {
            const { listed, why = page.failure?.message ?? page.title } = tracked;
            const line = lineOf(['⚠️ ', runLink, ' was inconclusive: ', { sentence: why, max: 500 }]);
            return { kind: 'inconclusive', line, fallback: listed === undefined ? undefined : act(listed) };
        }
    }
}
/** Without details in brackets, because GitHub cuts long titles in its lists. */
function titleOf(result, view, { title }) {
    const { slug } = result.deployment;
    const place = slug === undefined ? '' : ` in ${slug}`;
    const own = view.issueTitle?.(result, title, place);
    return (0,html/* issueTitle */.al)(own ?? `Code security${place}: ${(0,format/* uncapitalized */.ot)(title.replaceAll(/ \([^()]*\)/g, ''))}`);
}
function lineOf(content) {
    return (0,html/* withoutMentions */.Cw)((0,html/* inlineHtml */.l0)(content));
}


/***/ })

};
