export const id = 578;
export const ids = [578];
export const modules = {

/***/ 5696:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   eH: () => (/* binding */ explainStep),
/* harmony export */   g7: () => (/* binding */ explainRow),
/* harmony export */   rn: () => (/* binding */ explainResult),
/* harmony export */   vs: () => (/* binding */ shortRow)
/* harmony export */ });
/* harmony import */ var _explain_projects_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6153);
/* harmony import */ var _explain_requests_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6197);
/* harmony import */ var _explain_steps_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(119);
/* harmony import */ var _figures_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1822);




function explainStep(failure) {
    if (isRequest(failure))
        return (0,_explain_requests_js__WEBPACK_IMPORTED_MODULE_1__/* .explainRequest */ .jP)(failure);
    return _explain_steps_js__WEBPACK_IMPORTED_MODULE_2__/* .STEP_FAILURES */ .P[failure.kind](failure);
}
function explainRow(failure) {
    if (isRequest(failure))
        return withNames((0,_explain_requests_js__WEBPACK_IMPORTED_MODULE_1__/* .explainRequest */ .jP)(failure), failure);
    return _explain_projects_js__WEBPACK_IMPORTED_MODULE_0__/* .ROW_FAILURES */ .j[failure.kind](failure);
}
/** Where names are near, one of them is most likely meant. */
function withNames(explanation, failure) {
    const near = 'near' in failure ? (failure.near ?? []) : [];
    if (near.length === 0)
        return explanation;
    return {
        ...explanation,
        remedy: `Did you mean ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_3__/* .firstOf */ .Ku)(near, 3)}? Otherwise c${explanation.remedy.slice(1)}`,
    };
}
/** What failed, for a table that says of which project: the path of the request adds nothing there. */
function shortRow(failure) {
    const { what } = explainRow(failure);
    return isRequest(failure) ? (0,_explain_requests_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutPath */ .sp)(what, failure) : what;
}
/**
 * Why a step failed; undefined when it did not. After a triage whose answers were lost, looking comes before
 * running it again.
 */
function explainResult(result) {
    if (result.failure === undefined)
        return undefined;
    const explanation = explainStep(result.failure);
    const isOpen = result.operation === 'triage' && result.uncertain.requests > 0;
    return isOpen ? { ...explanation, remedy: LOOK_FIRST } : explanation;
}
const LOOK_FIRST = 'Check in the web UI what happened to the findings before you run the step again, because a second run may add the ' +
    'note once more or select other findings';
function isRequest(failure) {
    return failure.kind in _explain_requests_js__WEBPACK_IMPORTED_MODULE_1__/* .REQUEST_FAILURES */ .Yh;
}


/***/ }),

/***/ 5084:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bs: () => (/* binding */ RUN_AGAIN),
/* harmony export */   Ml: () => (/* binding */ REPORT_FAULT),
/* harmony export */   vg: () => (/* binding */ CREATE_TOKEN)
/* harmony export */ });
const CREATE_TOKEN = 'create an API token with Web API access under Settings > Tokens of the platform, and pass it as `token`';
const RUN_AGAIN = 'Run the step again later; what is done already is not done twice';
const REPORT_FAULT = 'Run the job again with step debugging on, and report the log to the maintainers of this action';


/***/ }),

/***/ 6153:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ didYouMean),
/* harmony export */   j: () => (/* binding */ ROW_FAILURES)
/* harmony export */ });
/* harmony import */ var _figures_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1822);
/* harmony import */ var _explanation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5084);
/* harmony import */ var _requests_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6197);
/* harmony import */ var _statuses_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(889);




/** Why one project or finding failed; the failures of requests are in a table of their own. */
const ROW_FAILURES = {
    'not-listed': ({ near = [] }) => ({
        what: `The deployment has no project of this name${didYouMean(near)}`,
        remedy: (0,_statuses_js__WEBPACK_IMPORTED_MODULE_1__/* .missingProject */ .yU)('the spelling'),
    }),
    'name-unusable': ({ problem }) => ({
        what: `The platform uses a name that cannot be part of an address: it ${problem}`,
        remedy: 'Rename or delete it in the web UI of the platform',
    }),
    'tags-not-shown': ({ missing, cause }) => notShown(`the project does not show ${tagNames(missing)}`, cause, 'Check that the platform allows these tags, and look at the project in its web UI'),
    'tags-not-removed': ({ left, cause }) => notShown(`the project still has ${tagNames(left)}`, cause, 'Remove them in the web UI, or run the step again'),
    'scans-not-shown': ({ shown, cause }) => notShown(`the project shows diff scans ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_2__/* .onOff */ .Ro)(shown.diff_scan)} and full scans ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_2__/* .onOff */ .Ro)(shown.full_scan)}`, cause, 'Check in the web UI that managed scans are available to this project, then run the step again'),
    'tags-lost': ({ lost, cause }) => ({
        what: `The platform replaced the tags of the project, and ${tagNames(lost)} could not be put back${because(cause)}`,
        remedy: `Add ${tagNames(lost)} to the project again, with this operation or in the web UI`,
    }),
    unknown: ({ cause }) => ({
        what: `Whether the change took effect is not known: ${(0,_requests_js__WEBPACK_IMPORTED_MODULE_0__/* .explainRequest */ .jP)(cause).what}`,
        remedy: 'Run the step again: it reads first, and writes only what is still missing',
    }),
    'not-triaged': () => ({
        what: 'The platform did not triage this finding',
        remedy: 'Check that the finding still exists and is of the given `issue-type`, then run the step again',
    }),
    unexpected: ({ message }) => ({
        what: `Something unexpected went wrong: ${message}`,
        remedy: _explanation_js__WEBPACK_IMPORTED_MODULE_3__/* .REPORT_FAULT */ .Ml,
    }),
};
/** `; did you mean a or b?`, where a name is near. */
function didYouMean(near) {
    return near.length === 0 ? '' : ` (similar: ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_2__/* .firstOf */ .Ku)(near, 3)})`;
}
function tagNames(tags) {
    const shown = tags.slice(0, 10).map((tag) => `\`${tag}\``);
    return `${tags.length === 1 ? 'the tag' : 'the tags'} ${shown.join(', ')}${tags.length > 10 ? ' and others' : ''}`;
}
/**
 * A write without effect, as a read has shown.
 *
 * @param cause how the write ended; absent = it was accepted, as it also is by an answer that is empty
 */
function notShown(what, cause, remedy) {
    if (cause === undefined || cause.isEmpty) {
        return { what: `The platform accepted the request, but ${what}`, remedy };
    }
    const failed = (0,_requests_js__WEBPACK_IMPORTED_MODULE_0__/* .explainRequest */ .jP)({ ...cause, uncertain: false });
    return { what: `${failed.what}; ${what}`, remedy: failed.remedy };
}
function because(cause) {
    return cause === undefined ? '' : ` (${(0,_requests_js__WEBPACK_IMPORTED_MODULE_0__/* .explainRequest */ .jP)(cause).what})`;
}


/***/ }),

/***/ 6197:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Yh: () => (/* binding */ REQUEST_FAILURES),
/* harmony export */   jP: () => (/* binding */ explainRequest),
/* harmony export */   sp: () => (/* binding */ withoutPath)
/* harmony export */ });
/* harmony import */ var _figures_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1822);
/* harmony import */ var _explanation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5084);
/* harmony import */ var _statuses_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(889);



const REQUEST_FAILURES = {
    status: (failure) => {
        const meaning = (0,_statuses_js__WEBPACK_IMPORTED_MODULE_0__/* .statusMeaning */ .uj)(failure);
        const because = meaning === undefined ? '' : ` (${meaning})`;
        return {
            what: `${request(failure)} was answered with ${failure.status}${because}${details(failure)}`,
            remedy: (0,_statuses_js__WEBPACK_IMPORTED_MODULE_0__/* .statusRemedy */ .X0)(failure),
        };
    },
    'rate-limit': (failure) => ({
        what: `The rate limit of the platform is used up: it asks to wait${wait(failure)}, which is longer than a step waits (${request(failure)})${serverText(failure)}${openEffect(failure)}`,
        remedy: 'Run the step again after that time, with a lower `concurrency`',
    }),
    connection: (failure) => ({
        what: `${request(failure)} got no answer: ${failure.cause ?? 'the connection broke'}${details(failure)}`,
        remedy: 'Check `base-url` and that the runner can reach it (behind a proxy, set `HTTPS_PROXY` and `NO_PROXY`), ' +
            'then run the step again',
    }),
    certificate: (failure) => ({
        what: `The certificate of the platform was not accepted: ${failure.cause ?? 'it is not valid'} (${request(failure)})`,
        remedy: 'Set `NODE_EXTRA_CA_CERTS` in the environment of the step or the runner to a file with your certificate ' +
            'authority, or correct `base-url`',
    }),
    'time-out': (failure) => ({
        what: `${request(failure)} timed out: ${failure.cause ?? 'no answer came in time'}${details(failure)}`,
        remedy: 'Raise `request-timeout`, or run the step again later',
    }),
    redirect: (failure) => ({
        what: `${request(failure)} was answered${statusText(failure)} with a redirect that is not followed${redirectText(failure)}${openEffect(failure)}`,
        remedy: 'Set `base-url` to the address at which the platform itself answers',
    }),
    answer: (failure) => ({
        what: `${request(failure)} got an answer that the Web API does not return: ${failure.cause ?? 'it cannot be read'}${openEffect(failure)}`,
        remedy: 'Check that `base-url` is the address of the platform, and that no proxy answers in its place',
    }),
    'another-answer': (failure) => ({
        what: `${request(failure)} was answered with ${subject(failure.got)}, not with ${subject(failure.expected)}${openEffect(failure)}`,
        remedy: 'Check in the web UI whether it was renamed, deleted or created again, then run the step again with its present name',
    }),
    cancelled: (failure) => ({
        what: failure.uncertain
            ? `The step was cancelled while it waited for the answer to ${request(failure)}${openEffect(failure)}`
            : `The step was cancelled before ${request(failure)}`,
        remedy: _explanation_js__WEBPACK_IMPORTED_MODULE_1__/* .RUN_AGAIN */ .Bs,
    }),
};
function explainRequest(failure) {
    return REQUEST_FAILURES[failure.kind](failure);
}
/** For a table that says which project it is about: the path of the request adds nothing there. */
function withoutPath(what, { path }) {
    return what.replace(` ${path}`, '');
}
function request({ method, path }) {
    return `${method} ${path}`;
}
function details(failure) {
    const { requestId, attempts } = failure;
    const id = requestId === undefined ? '' : ` (request ${requestId})`;
    const tried = attempts > 1 ? `, after ${attempts} attempts` : '';
    return `${serverText(failure)}${id}${tried}${openEffect(failure)}`;
}
function wait({ retryAfterMs }) {
    if (retryAfterMs === undefined)
        return '';
    return retryAfterMs > 365 * 24 * 3_600_000 ? ' for more than a year' : ` for ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_2__/* .duration */ .p0)(retryAfterMs)}`;
}
function serverText({ serverMessage = '' }) {
    const text = serverMessage.replace(/[.\s]+$/, '');
    return text === '' ? '' : `; the platform says: ${text}`;
}
function openEffect({ method, uncertain }) {
    if (!uncertain)
        return '';
    return `; ${method === 'GET' ? 'the change before it' : 'the change'} may have taken effect all the same`;
}
function statusText({ status }) {
    return status === undefined ? '' : ` with ${status},`;
}
function redirectText({ redirectTo, cause }) {
    const to = redirectTo === undefined ? '' : ` (to ${redirectTo})`;
    return cause === undefined ? to : `${to}: ${cause}`;
}
function subject(of) {
    if (of === undefined)
        return 'what was asked for';
    const { kind, name, id } = of;
    const number = id === undefined ? '' : `id ${id}`;
    if (name === undefined)
        return `${kind} ${number}`.trim();
    return `${kind} ${name}${number === '' ? '' : ` (${number})`}`;
}


/***/ }),

/***/ 7432:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RP: () => (/* binding */ tooManyChanges),
/* harmony export */   UL: () => (/* binding */ drift),
/* harmony export */   W1: () => (/* binding */ overLimit),
/* harmony export */   cW: () => (/* binding */ planChanged)
/* harmony export */ });
/* harmony import */ var _figures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1822);

/** Where a limit is raised. */
const RAISED_WITH = {
    'max-changes': 'the input `max-changes`',
    'limits.changes': '`limits.changes` in the rules file',
    'limits.removals': '`limits.removals` in the rules file',
    'limits.scans-off': '`limits.scans-off` in the rules file',
    'limits.findings': '`limits.findings` in the rules file',
};
const CHANGED = {
    project: ['project would change', 'projects would change'],
    finding: ['finding would be triaged', 'findings would be triaged'],
    tag: ['tag would be removed', 'tags would be removed'],
    switch: ['managed scan would be switched off', 'managed scans would be switched off'],
};
/** What a limit guards against, where it counts projects: change of any kind says too little. */
const PROJECT_EFFECTS = {
    'limits.removals': ['project would lose tags', 'projects would lose tags'],
    'limits.scans-off': [
        'project would have its managed scans switched off',
        'projects would have their managed scans switched off',
    ],
};
function effectOf({ limit, of }) {
    return (of === 'project' ? PROJECT_EFFECTS[limit] : undefined) ?? CHANGED[of];
}
/** `320 projects would change, more than limits.changes allows (300)` */
function overLimit(over) {
    const { limit, allowed, figure, percent, whole } = over;
    const share = percent === undefined
        ? (0,_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai)(allowed)
        : `${(0,_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai)(percent)} %${whole === undefined ? '' : ` of ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai)(whole)}`}, that is ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai)(allowed)}`;
    return `${(0,_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(figure, ...effectOf(over))}, more than \`${limit}\` allows (${share})`;
}
function tooManyChanges({ figures }) {
    const raised = [...new Set(figures.map(({ limit }) => RAISED_WITH[limit]))];
    const isRules = figures.some(({ limit }) => limit !== 'max-changes');
    return {
        what: `${figures.map(overLimit).join('; ')}. Nothing was written`,
        remedy: isRules
            ? `Look at the plan; if all of this is meant, raise ${raised.join(' and ')}`
            : `Look at what would change with \`dry-run: true\`, then select less or raise ${raised.join(' and ')}`,
    };
}
function planChanged({ why, added, examples }) {
    const shown = examples.length === 0 ? '' : `: ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .firstOf */ .Ku)(examples, 5)}`;
    const whats = {
        changes: `The plan has ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(added, 'change')} that the approved plan lacks${shown}`,
        hash: `The plan is not the approved one, because its hash differs${shown}`,
        'rules-file': 'The approved plan was made from a different version of the rules file',
        deployment: 'The approved plan is of another deployment',
    };
    return {
        what: `${whats[why]}. Nothing was written`,
        remedy: 'Run `plan` again, look at what is new, and approve that plan',
    };
}
function drift({ changes }) {
    return {
        what: `The platform differs from the rules file: ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(changes, 'change')} would be made`,
        remedy: 'Run `apply` to make them, or change the rules file to match the platform',
    };
}


/***/ }),

/***/ 889:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X0: () => (/* binding */ statusRemedy),
/* harmony export */   uj: () => (/* binding */ statusMeaning),
/* harmony export */   yU: () => (/* binding */ missingProject)
/* harmony export */ });
/* harmony import */ var _explanation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5084);

const MEANINGS = {
    401: 'the token was not accepted',
    403: 'the token does not allow this',
    404: 'not found',
    407: 'the proxy asks for a user name and a password',
    410: 'no longer available',
    429: 'too many requests',
};
/** What a status means in plain words; undefined for one that says nothing more than its number. */
function statusMeaning({ status = 0, path }) {
    return isMigratedPolicies(status, path)
        ? 'the deployment was migrated, and the list of policies was withdrawn there'
        : MEANINGS[status];
}
const NO_ACCESS = 'without Web API access the platform answers 404 to everything';
function statusRemedy({ status = 0, method, path }) {
    if (isMigratedPolicies(status, path)) {
        return 'Remove this step from the workflow, because migrated deployments have no list of policies any more';
    }
    const known = REMEDIES[status];
    if (known !== undefined)
        return known;
    if (status === 404)
        return notFoundRemedy(path);
    if (status >= 500)
        return 'Look at the status page of the platform, and run the step again later';
    return method === 'GET'
        ? 'Compare the inputs with what the platform says'
        : 'Correct the inputs as the platform says; the report has the whole result';
}
const REMEDIES = {
    401: `Check that the token is complete and not revoked, or ${_explanation_js__WEBPACK_IMPORTED_MODULE_0__/* .CREATE_TOKEN */ .vg}`,
    403: `Use a token whose role allows this: ${_explanation_js__WEBPACK_IMPORTED_MODULE_0__/* .CREATE_TOKEN */ .vg}`,
    407: 'Check the user name and password of the proxy in `HTTPS_PROXY`',
    410: 'Look in the documentation of the platform for what has replaced it',
    429: 'Lower `concurrency`, or run the step at another time',
};
function notFoundRemedy(path) {
    if (path.includes('/projects/'))
        return missingProject('`deployment-slug` and the spelling of the project');
    if (path.includes('/scan/'))
        return `Check \`scan-id\` and \`deployment-id\`, and the token: ${NO_ACCESS}`;
    if (path.endsWith('/deployments')) {
        return `Check \`base-url\` and the token (${NO_ACCESS}): ${_explanation_js__WEBPACK_IMPORTED_MODULE_0__/* .CREATE_TOKEN */ .vg}`;
    }
    return `Check \`deployment-slug\` or \`deployment-id\`, and the token: ${NO_ACCESS}`;
}
/** @param check what may be misspelled */
function missingProject(check) {
    return (`Check ${check} (names are as in the web UI, \`<org>/<repo>\`), scan the project once so that the platform ` +
        `knows it, and check that the token has Web API access, because without it the platform answers 404 to everything`);
}
function isMigratedPolicies(status, path) {
    return status === 410 && path.endsWith('/policies');
}


/***/ }),

/***/ 119:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  P: () => (/* binding */ STEP_FAILURES),
  s: () => (/* binding */ starHint)
});

// EXTERNAL MODULE: ./build/report/figures.js
var figures = __webpack_require__(1822);
// EXTERNAL MODULE: ./build/report/explain/explanation.js
var explanation = __webpack_require__(5084);
// EXTERNAL MODULE: ./build/report/explain/requests.js
var requests = __webpack_require__(6197);
;// CONCATENATED MODULE: ./build/report/explain/gate.js


function gateFailed({ counted: count }) {
    return {
        what: `${(0,figures/* counted */.hS)(count, 'finding')} must be fixed before the gate passes`,
        remedy: count === 1
            ? 'Fix it and push again, or ignore it on the platform if it is not a problem; the summary shows it'
            : 'Fix them and push again, or ignore on the platform those that are not a problem; the summary lists them',
    };
}
function gateScanFailed({ status, exitCode }) {
    const code = exitCode === undefined ? '' : ` with exit code ${exitCode}`;
    return {
        what: `The scan of this commit did not complete: it ended as \`${status}\`${code}`,
        remedy: "Look at the scan's own log, correct its cause, and scan the commit again",
    };
}
function gateListFailed({ cause }) {
    const { what, remedy } = (0,requests/* explainRequest */.jP)(cause);
    return { what: `The findings of the scan could not be read: ${what}`, remedy };
}
function productNotRun({ products }) {
    return {
        what: `The scan of this commit did not run ${(0,figures/* joined */.oR)(products)}, which \`products\` asks for`,
        remedy: 'Switch that product on for the project, or take it out of `products`',
    };
}
function scanTimeout({ waitedMs, status }) {
    const state = status === undefined ? '' : ` (its status is \`${status}\`)`;
    return {
        what: `The scan of this commit had not ended after ${(0,figures/* duration */.p0)(waitedMs)}${state}`,
        remedy: 'Raise `wait-for`, or run the gate again when the scan has ended',
    };
}
function noScan({ commit, project, waitedMs }) {
    const of = commit === undefined ? 'the commit' : `commit ${commit.slice(0, 12)}`;
    return {
        what: `No scan of ${of} of ${project} was found${waitedMs < 1000 ? '' : ` within ${(0,figures/* duration */.p0)(waitedMs)}`}`,
        remedy: 'Check that the project scans pull requests and that `commit` is the one that was scanned, or raise `wait-for`',
    };
}

;// CONCATENATED MODULE: ./build/report/explain/github.js


const GITHUB_FAILURES = {
    status: (failure) => ({
        what: `GitHub answered ${request(failure)} with ${failure.status}${serverText(failure)}`,
        remedy: statusRemedy(failure),
    }),
    'rate-limited': (failure) => ({
        what: `The rate limit of GitHub is used up${failure.resetAt === undefined ? '' : ` until ${(0,figures/* secondOf */.UB)(failure.resetAt)}`} (${request(failure)})`,
        remedy: 'Run the step again after that time, or use the token of a GitHub App, which has a higher limit',
    }),
    connection: (failure) => ({
        what: `GitHub did not answer ${request(failure)}`,
        remedy: 'Check that the runner can reach the API of GitHub, then run the step again',
    }),
    redirect: (failure) => ({
        what: `GitHub answered ${request(failure)} with a redirect to another host, which is not followed`,
        remedy: 'Check `GITHUB_API_URL` in the environment of the runner',
    }),
    answer: (failure) => ({
        what: `GitHub answered ${request(failure)} with something that its API does not return`,
        remedy: 'Check `GITHUB_API_URL` in the environment of the runner, and that no proxy answers in its place',
    }),
    cancelled: (failure) => ({
        what: `The step was cancelled before GitHub answered ${request(failure)}`,
        remedy: explanation/* RUN_AGAIN */.Bs,
    }),
};
function explainGitHub(failure) {
    return GITHUB_FAILURES[failure.kind](failure);
}
function request({ method, path }) {
    return `${method} ${path}`;
}
function serverText({ serverMessage }) {
    return serverMessage === undefined ? '' : `: ${serverMessage}`;
}
function statusRemedy({ status = 0, missingPermission, path }) {
    if (missingPermission !== undefined) {
        return `Add \`${missingPermission}\` to the \`permissions\` of the job, or to those of the GitHub App`;
    }
    if (status === 401)
        return 'Check `github-token`: it has expired, was revoked, or is not complete';
    if (status === 404 && /^\/orgs\/[^/]+\/teams\//.test(path)) {
        return 'Check the name of the team (its slug), and that the `github-token` may read teams: a GitHub App needs Members: read';
    }
    if (status === 403 || status === 404) {
        return 'Use a `github-token` that can see the repositories, for instance that of a GitHub App with Metadata: read';
    }
    return 'Look at the status page of GitHub, and run the step again later';
}

// EXTERNAL MODULE: ./build/report/explain/projects.js
var projects = __webpack_require__(6153);
// EXTERNAL MODULE: ./build/report/explain/rules.js
var rules = __webpack_require__(7432);
;// CONCATENATED MODULE: ./build/report/explain/steps.js







/** Why a step failed; the failures of requests are in a table of their own. */
const STEP_FAILURES = {
    'no-deployment': () => ({
        what: 'The token does not see any deployment',
        remedy: `Check the token, or ${explanation/* CREATE_TOKEN */.vg}`,
    }),
    'several-deployments': ({ slugs }) => ({
        what: `The token sees several deployments: ${(0,figures/* firstOf */.Ku)(slugs)}`,
        remedy: 'Set `deployment-slug` to the one you mean',
    }),
    'other-deployment': ({ slug, id, seen }) => {
        const given = [
            ...(slug === undefined ? [] : [`slug ${slug}`]),
            ...(id === undefined ? [] : [`id ${id}`]),
        ];
        return {
            what: `The token sees no deployment with ${given.join(' and ')}, only ${(0,figures/* firstOf */.Ku)(seen.map((one) => `${one.slug} (id ${one.id})`))}`,
            remedy: 'Correct `deployment-slug` and `deployment-id`, or leave them out to have them looked up',
        };
    },
    'nothing-selected': ({ patterns, near = [], input = 'projects' }) => ({
        what: `No project of the deployment is selected by ${(0,figures/* firstOf */.Ku)(patterns) || 'the patterns'}${(0,projects/* didYouMean */.a)(near)}`,
        remedy: `Compare \`${input}\` with the names and tags that the operation \`list-projects\` shows${starHint(patterns)}`,
    }),
    'exclusions-unmatched': ({ input, items, near = [] }) => ({
        what: `${items.length === 1 ? 'An exclusion' : `${items.length} exclusions`} in \`${input}\` ${items.length === 1 ? 'matches' : 'match'} nothing: ${(0,figures/* firstOf */.Ku)(items.map((item) => `!${item}`))}${(0,projects/* didYouMean */.a)(near)}. Nothing was written`,
        remedy: `Correct or remove it, because what it should protect would be changed${starHint(items)}`,
    }),
    'name-unusable': ({ problem }) => ({
        what: `The platform uses a name that cannot be part of an address: it ${problem}`,
        remedy: 'Rename or delete it in the web UI of the platform',
    }),
    'list-broken': ({ cause }) => ({
        what: `The list could not be read to its end: ${cause}`,
        remedy: 'Run the step again later, and report it to the platform if it keeps happening; the report has the rows read so far',
    }),
    'too-many-changes': rules/* tooManyChanges */.RP,
    'projects-failed': ({ failed, unknown, selected }) => ({
        what: failed === 0
            ? `The outcome for ${(0,figures/* number */.ai)(unknown)} of ${(0,figures/* counted */.hS)(selected, 'project')} is not known`
            : `${(0,figures/* number */.ai)(failed)} of ${(0,figures/* counted */.hS)(selected, 'project')} failed${unknownPart(unknown)}`,
        remedy: explanation/* RUN_AGAIN */.Bs,
    }),
    'findings-failed': ({ failed, unknown, selected, first }) => ({
        what: `${notTriaged(failed, unknown, selected)}${first === undefined ? '' : `; the first cause: ${(0,requests/* explainRequest */.jP)(first).what}`}`,
        remedy: first === undefined
            ? 'Check that the findings still exist and are of the given `issue-type`, then run the step again'
            : (0,requests/* explainRequest */.jP)(first).remedy,
    }),
    'requests-failed': ({ first, failed }) => {
        const { what, remedy } = (0,requests/* explainRequest */.jP)(first);
        return { what: failed === 1 ? what : `${(0,figures/* number */.ai)(failed)} requests failed; the first: ${what}`, remedy };
    },
    'plan-changed': rules/* planChanged */.cW,
    'other-report': ({ what, of, expected }) => ({
        what: `The report is of another ${what === 'deployment' ? 'deployment' : 'platform'}: ${of}, not ${expected}. Nothing was written`,
        remedy: `Use the report of a step on ${expected}, or correct ${what === 'deployment' ? '`deployment-slug`' : '`base-url`'}`,
    }),
    'gate-failed': gateFailed,
    'gate-scan-failed': gateScanFailed,
    'gate-list-failed': gateListFailed,
    'product-not-run': productNotRun,
    'scan-timeout': scanTimeout,
    'no-scan': noScan,
    drift: rules/* drift */.UL,
    github: ({ cause }) => explainGitHub(cause),
    'time-limit': ({ limitMs }) => ({
        what: `The step ended because its time limit of ${(0,figures/* duration */.p0)(limitMs)} was reached`,
        remedy: 'Raise `time-limit`, or give the step less to do; what is done already is not done twice',
    }),
    stopped: () => ({
        what: 'The step was cancelled after all its work was done',
        remedy: 'Nothing is left to do',
    }),
    unexpected: ({ message }) => ({
        what: `Something unexpected went wrong: ${message}`,
        remedy: explanation/* REPORT_FAULT */.Ml,
    }),
};
/** What surprises most in patterns, where one is used. */
function starHint(patterns) {
    const single = patterns.some((pattern) => pattern.replaceAll('**', '').includes('*'));
    return single ? '; `*` stays within a segment, `**` goes across `/`' : '';
}
function notTriaged(failed, unknown, selected) {
    const all = (0,figures/* counted */.hS)(selected, 'finding');
    if (failed === 0)
        return `The outcome for ${(0,figures/* number */.ai)(unknown)} of ${all} is not known`;
    return `${(0,figures/* number */.ai)(failed)} of ${all} ${failed === 1 ? 'was' : 'were'} not triaged${unknownPart(unknown)}`;
}
function unknownPart(unknown) {
    return unknown === 0 ? '' : ` (for ${(0,figures/* number */.ai)(unknown)} the outcome is not known)`;
}


/***/ }),

/***/ 2792:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ findingCounts)
/* harmony export */ });
/* harmony import */ var _figures_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1822);
/* harmony import */ var _markup_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9271);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3920);
/* harmony import */ var _finding_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1946);




/** Names of rules and repositories are long, and two tables stand side by side. */
const LONG_BAR = 14;
const SHORT_BAR = 6;
/** Of rules and repositories. */
const MAX_LINES = 10;
/** The counts of findings, with bars, two tables next to each other. */
function findingCounts(tally) {
    if (tally.total === 0)
        return [];
    return [
        (0,_markup_js__WEBPACK_IMPORTED_MODULE_1__/* .sideBySide */ .Qp)([
            countTable('Severity', tally.bySeverity, tally.total, _finding_table_js__WEBPACK_IMPORTED_MODULE_0__/* .severityCell */ .kY, LONG_BAR),
            countTable('Age', tally.byAge, tally.total, (label) => (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .html */ .qy)(label), LONG_BAR),
        ]),
        (0,_markup_js__WEBPACK_IMPORTED_MODULE_1__/* .sideBySide */ .Qp)([
            countTable('Rule', tally.byRule, tally.total, _finding_table_js__WEBPACK_IMPORTED_MODULE_0__/* .ruleCell */ .VD, SHORT_BAR),
            countTable('Repository', tally.byRepository, tally.total, (name) => (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .html */ .qy)(name, 60), SHORT_BAR),
        ]),
    ];
}
/** Bars are of text, which looks the same in light and dark, in mails and in terminals. */
function countTable(title, counts, total, label, barLength) {
    const shown = [...counts].slice(0, MAX_LINES);
    const most = Math.max(...shown.map(([, count]) => count));
    const lines = shown.map(([key, count]) => `<tr><td>${label(key)}</td><td align="right">${(0,_figures_js__WEBPACK_IMPORTED_MODULE_3__/* .number */ .ai)(count)}</td><td>${bar(count / most, barLength)}</td></tr>`);
    const rest = counts.size - shown.length;
    const others = total - shown.reduce((sum, [, count]) => sum + count, 0);
    const more = rest > 0 ? (0,_markup_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraph */ .FY)(`… and ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(others, 'finding')} of ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_3__/* .number */ .ai)(rest)} more`) : '';
    return `<table>\n<tr><th align="left">${title}</th><th align="left" colspan="2">Findings</th></tr>\n${lines.join('\n')}\n</table>${more}`;
}
/** At least one block, so that nothing looks like none. */
function bar(share, length) {
    return '▆'.repeat(Math.max(1, Math.round(share * length)));
}


/***/ }),

/***/ 1946:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VD: () => (/* binding */ ruleCell),
/* harmony export */   ck: () => (/* binding */ findingTable),
/* harmony export */   kY: () => (/* binding */ severityCell),
/* harmony export */   sL: () => (/* binding */ placeCell)
/* harmony export */ });
/* harmony import */ var _figures_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1822);
/* harmony import */ var _markup_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9271);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3920);
/* harmony import */ var _shown_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1627);




/** Findings as people know them. */
function findingTable(findings, { links, nowMs, total, maxRows, extra, oneRepository = false }) {
    // The same finding on several branches has a row for each.
    const hasBranches = new Set(findings.map(({ ref }) => ref)).size > 1;
    const head = [
        'Severity',
        'Rule',
        'Place',
        ...(oneRepository ? [] : ['Repository']),
        ...(hasBranches ? ['Branch'] : []),
        'Age',
        ...(extra === undefined ? [] : [extra.head]),
        'Finding',
    ];
    const rows = findings
        .slice(0, maxRows ?? 100)
        .map((finding, index) => [
        severityCell(finding.severity ?? ''),
        ruleCell(finding.rule ?? ''),
        placeCell(finding),
        ...(oneRepository ? [] : [(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .qy)(finding.repository ?? '')]),
        ...(hasBranches ? [(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .qy)((0,_shown_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .branchName */ .at)(finding.ref), 60)] : []),
        ageCell(finding, nowMs),
        ...(extra === undefined ? [] : [extra.cell(finding, index)]),
        (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf)(String(finding.id), links.finding(finding.id)),
    ]);
    return (0,_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .table */ .tp)(head, rows, {
        total: total ?? findings.length,
        of: 'findings',
        ...(maxRows === undefined ? {} : { maxRows }),
    });
}
const SEVERITY_SIGNS = {
    critical: '🟥',
    high: '🟧',
    medium: '🟨',
    low: '🟦',
};
/** A sign and the word, so that neither colour nor language is needed. */
function severityCell(severity) {
    const sign = SEVERITY_SIGNS[severity];
    return sign === undefined ? (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .qy)(severity, 30) : `${sign}&nbsp;${severity}`;
}
/** The whole name shows where the mouse rests. */
function ruleCell(rule) {
    const short = (0,_shown_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .shortRule */ .r0)(rule);
    const shown = rule === '' ? '' : (0,_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(short, 80);
    return short === rule ? shown : `<span title="${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .qy)(rule, 300)}">${shown}</span>`;
}
/** `src/app.py:12`, linked to the line of code. */
function placeCell({ path, line, url }) {
    if (path === undefined)
        return url === undefined ? '' : (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf)('code', url);
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .linked */ .q)((0,_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(`${path}${line === undefined ? '' : `:${line}`}`, 120), url);
}
function ageCell({ relevantSince }, nowMs) {
    const since = (0,_figures_js__WEBPACK_IMPORTED_MODULE_3__/* .epochMs */ .e9)(relevantSince);
    return since === undefined ? '' : (0,_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .unbroken */ .D_)((0,_figures_js__WEBPACK_IMPORTED_MODULE_3__/* .age */ .KW)(since, nowMs));
}


/***/ }),

/***/ 1627:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ SEVERITY_ORDER),
/* harmony export */   EM: () => (/* binding */ WorstFindings),
/* harmony export */   Pg: () => (/* binding */ shownFinding),
/* harmony export */   at: () => (/* binding */ branchName),
/* harmony export */   md: () => (/* binding */ worstFirst),
/* harmony export */   oF: () => (/* binding */ ruleName),
/* harmony export */   qs: () => (/* binding */ severityRank),
/* harmony export */   r0: () => (/* binding */ shortRule)
/* harmony export */ });
/* harmony import */ var _figures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1822);

/** A finding of a list, as tables show it. */
function shownFinding(finding) {
    const { id, kind, repository, severity, path, line, line_of_code_url, ref, message } = finding;
    const since = finding.relevant_since ?? finding.created_at;
    return {
        id,
        issueType: kind,
        ...optional({
            repository,
            severity,
            path,
            line,
            ref,
            message,
            url: line_of_code_url,
            relevantSince: since,
        }),
        ...optional({ rule: ruleName(finding) }),
    };
}
/** What people know the kind of problem by. */
function ruleName({ rule, secret_type, vulnerability_identifier }) {
    return rule ?? secret_type ?? vulnerability_identifier;
}
function optional(values) {
    return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
/** Worst first; what has no known severity comes last. */
const SEVERITY_ORDER = ['critical', 'high', 'medium', 'low'];
function severityRank(severity) {
    const index = SEVERITY_ORDER.indexOf((severity ?? ''));
    return index === -1 ? SEVERITY_ORDER.length : index;
}
function ranked(finding, severity, sinceMs) {
    return { finding, rank: severityRank(severity), sinceMs: sinceMs ?? Number.POSITIVE_INFINITY };
}
function compare(one, other) {
    if (one.rank !== other.rank)
        return one.rank - other.rank;
    return one.sinceMs === other.sinceMs ? 0 : one.sinceMs < other.sinceMs ? -1 : 1;
}
/** Worst first, then oldest first; the order of what is equal stays. */
function worstFirst(findings) {
    return findings
        .map((finding) => ranked(finding, finding.severity, (0,_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .epochMs */ .e9)(finding.relevantSince)))
        .sort(compare)
        .map(({ finding }) => finding);
}
/** The worst of findings that come one by one; holds twice as many at most. */
class WorstFindings {
    #max;
    #kept = [];
    constructor(max) {
        this.#max = max;
    }
    add(finding, severity, sinceMs) {
        this.#kept.push(ranked(finding, severity, sinceMs));
        if (this.#kept.length >= 2 * this.#max)
            this.#kept = this.#worst();
    }
    get all() {
        return this.#worst().map(({ finding }) => finding);
    }
    #worst() {
        return this.#kept.sort(compare).slice(0, this.#max);
    }
}
/** The end of a dotted rule name says most: `….tainted-sql-string`. */
function shortRule(rule) {
    const parts = rule.split('.');
    const last = parts[parts.length - 1] ?? rule;
    // Registry rules repeat their name: `a.b.rule-name.rule-name`.
    const repeated = parts.length > 1 && parts[parts.length - 2] === last;
    return repeated || parts.length > 2 ? last : rule;
}
/** `main` of `refs/heads/main`, `pull/7/merge` of `refs/pull/7/merge`. */
function branchName(ref) {
    return (ref ?? '').replace(/^refs\/(heads\/)?/, '');
}


/***/ }),

/***/ 6052:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xi: () => (/* binding */ TallyCounter),
/* harmony export */   sv: () => (/* binding */ tallyOf),
/* harmony export */   ur: () => (/* binding */ severityCounts)
/* harmony export */ });
/* harmony import */ var _figures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1822);
/* harmony import */ var _shown_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1627);


const DAY_MS = 24 * 60 * 60 * 1000;
const AGES = [
    ['up to 7 days', 7],
    ['7 to 30 days', 30],
    ['30 to 90 days', 90],
    ['90 to 180 days', 180],
    ['180 days to a year', 365],
    ['over a year', Number.POSITIVE_INFINITY],
];
const UNKNOWN = 'unknown';
/** Counts findings one by one; memory grows with rules and repositories only. */
class TallyCounter {
    #nowMs;
    #total = 0;
    #severities = new Map();
    #ages = new Map();
    #rules = new Map();
    #repositories = new Map();
    constructor(nowMs) {
        this.#nowMs = nowMs;
    }
    add({ severity, rule, repository, sinceMs }) {
        this.#total += 1;
        increment(this.#severities, severity ?? UNKNOWN);
        increment(this.#ages, this.#ageOf(sinceMs));
        increment(this.#rules, rule ?? UNKNOWN);
        increment(this.#repositories, repository ?? UNKNOWN);
    }
    get tally() {
        const ordered = (counts, labels) => {
            const known = [...labels, UNKNOWN].filter((label) => counts.has(label));
            const others = [...counts.keys()].filter((label) => !known.includes(label)).sort();
            return new Map([...known, ...others].map((label) => [label, counts.get(label) ?? 0]));
        };
        return {
            total: this.#total,
            bySeverity: ordered(this.#severities, _shown_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITY_ORDER */ .B),
            byAge: ordered(this.#ages, AGES.map(([label]) => label)),
            byRule: mostFirst(this.#rules),
            byRepository: mostFirst(this.#repositories),
        };
    }
    #ageOf(sinceMs) {
        if (sinceMs === undefined)
            return UNKNOWN;
        const days = (this.#nowMs - sinceMs) / DAY_MS;
        return AGES.find(([, below]) => days < below)?.[0] ?? UNKNOWN;
    }
}
function tallyOf(findings, nowMs) {
    const counter = new TallyCounter(nowMs);
    for (const { severity, rule, repository, relevantSince } of findings) {
        counter.add({ severity, rule, repository, sinceMs: (0,_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .epochMs */ .e9)(relevantSince) });
    }
    return counter.tally;
}
/** `3 critical, 12 high`: worst first. */
function severityCounts({ bySeverity }, shown) {
    return [...bySeverity].map(([severity, count]) => `${shown(count)} ${severity}`).join(', ');
}
function increment(counts, key) {
    counts.set(key, (counts.get(key) ?? 0) + 1);
}
function mostFirst(counts) {
    return new Map([...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)));
}


/***/ }),

/***/ 571:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  PU: () => (/* binding */ VERDICT_SIGNS),
  Hs: () => (/* binding */ countedFindings),
  jG: () => (/* binding */ leftOutText),
  HA: () => (/* binding */ thresholdText),
  MT: () => (/* binding */ verdictLine)
});

// UNUSED EXPORTS: gateTally

// EXTERNAL MODULE: ./build/report/figures.js
var figures = __webpack_require__(1822);
// EXTERNAL MODULE: ./build/report/findings/shown-finding.js
var shown_finding = __webpack_require__(1627);
// EXTERNAL MODULE: ./build/report/findings/tally.js
var findings_tally = __webpack_require__(6052);
// EXTERNAL MODULE: ./build/report/scan-status.js
var scan_status = __webpack_require__(3597);
;// CONCATENATED MODULE: ./build/report/gate-causes.js


const CAUSES = {
    fork: () => 'because a pull request from a fork gets no token',
    dependabot: () => 'because a run of Dependabot gets no token',
    'head-moved': (result) => `because the pull request has a newer commit than ${commitText(result)}`,
    'scan-failed': (result) => `the scan of ${commitText(result)} did not complete`,
    'list-failed': () => 'the findings of the scan could not be read',
    'product-not-run': () => 'the scan did not run a product that was asked for',
};
/** Why the verdict is what it is where findings did not decide it. */
function scanFailureText(result) {
    if (result.because !== undefined)
        return CAUSES[result.because](result);
    const waited = result.waitedMs >= 1000 ? ` after ${(0,figures/* duration */.p0)(result.waitedMs)}` : '';
    return result.verdict === 'timed-out'
        ? `the scan of ${commitText(result)} had not ended${waited}`
        : `none of ${commitText(result)} was found${waited}`;
}
function commitText({ commit }) {
    return commit === undefined ? 'the commit' : (0,scan_status/* shortCommit */.Ax)(commit);
}

;// CONCATENATED MODULE: ./build/report/gate-text.js




/** Worst first, each linked to its line in the commit that was scanned. */
function countedFindings(result) {
    const address = commitAddress(result);
    const shown = (result.counted ?? []).map(shown_finding/* shownFinding */.Pg);
    return (0,shown_finding/* worstFirst */.md)(address === undefined ? shown : shown.map((finding) => ({ ...finding, ...lineUrl(address, finding) })));
}
/** Undefined for a repository that is not on this GitHub: others have addresses of another form. */
function commitAddress({ project, commit, request }) {
    const { serverUrl = 'https://github.com' } = request.github ?? {};
    const url = project?.url;
    if (url === undefined || commit === undefined || !url.startsWith(`${serverUrl}/`))
        return undefined;
    return `${url.replace(/(\.git)?\/*$/, '')}/blob/${commit}`;
}
function lineUrl(address, { path, line }) {
    if (path === undefined)
        return {};
    const encoded = path.toWellFormed().split('/').map(encodeURIComponent).join('/');
    return { url: `${address}/${encoded}${line === undefined ? '' : `#L${line}`}` };
}
/** The verdict with its counts, in one line. */
function verdictLine(result) {
    return VERDICT_LINES[result.verdict](result);
}
const VERDICT_LINES = {
    passed: (result) => {
        const tally = gateTally(result);
        if (tally.total === 0)
            return 'passed, no findings to fix';
        return `passed, ${(0,figures/* counted */.hS)(tally.total, 'finding')} only reported (${(0,findings_tally/* severityCounts */.ur)(tally, figures/* number */.ai)})`;
    },
    failed: (result) => {
        if (result.because !== undefined)
            return `failed, ${scanFailureText(result)}`;
        const tally = gateTally(result);
        return `failed, ${(0,figures/* counted */.hS)(tally.total, 'finding')} to fix (${(0,findings_tally/* severityCounts */.ur)(tally, figures/* number */.ai)})`;
    },
    'timed-out': (result) => `timed out, ${scanFailureText(result)}`,
    'no-scan': (result) => `no scan, ${scanFailureText(result)}`,
    skipped: (result) => `skipped, ${scanFailureText(result)}`,
};
const VERDICT_SIGNS = {
    passed: '✅',
    failed: '❌',
    'timed-out': '⌛',
    'no-scan': '❔',
    skipped: '⏭️',
};
function gateTally(result) {
    return (0,findings_tally/* tallyOf */.sv)(countedFindings(result), 0);
}
const LEFT_OUT = {
    'below-severity': 'below the severity that fails',
    'below-confidence': 'below the confidence that counts',
    'on-primary-branch': 'on the primary branch already',
    'ignored-on-primary-branch': 'ignored on the primary branch',
    triaged: 'ignored by somebody',
    fixed: 'fixed',
    'provisionally-ignored': 'ignored provisionally by the platform',
};
/** `3 on the primary branch already, 1 fixed`: why findings of the scan do not count. */
function leftOutText({ leftOut }) {
    return Object.entries(LEFT_OUT)
        .filter(([reason]) => leftOut[reason] > 0)
        .map(([reason, words]) => `${(0,figures/* number */.ai)(leftOut[reason])} ${words}`)
        .join(', ');
}
/** `high severity or worse, medium confidence or better` */
function thresholdText({ request }) {
    const { failOn, failOnConfidence, newOnly } = request;
    if (failOn === 'none')
        return 'none: findings are only reported';
    const confidence = failOnConfidence === 'low' ? '' : `, ${failOnConfidence} confidence or more`;
    return `${failOn} severity${failOn === 'critical' ? '' : ' or worse'}${confidence}${newOnly ? ', new ones only' : ''}`;
}


/***/ }),

/***/ 9271:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bv: () => (/* binding */ blocks),
/* harmony export */   CS: () => (/* binding */ prose),
/* harmony export */   D_: () => (/* binding */ unbroken),
/* harmony export */   Dy: () => (/* binding */ names),
/* harmony export */   F4: () => (/* binding */ codes),
/* harmony export */   FY: () => (/* binding */ paragraph),
/* harmony export */   Ix: () => (/* binding */ facts),
/* harmony export */   Qp: () => (/* binding */ sideBySide),
/* harmony export */   TM: () => (/* binding */ folded),
/* harmony export */   aP: () => (/* binding */ box),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   e5: () => (/* binding */ bullets),
/* harmony export */   ig: () => (/* binding */ leftOut),
/* harmony export */   pX: () => (/* binding */ MAX_ROWS),
/* harmony export */   tp: () => (/* binding */ table),
/* harmony export */   uW: () => (/* binding */ section)
/* harmony export */ });
/* unused harmony export heading */
/* harmony import */ var _figures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1822);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3920);


// Summary and comment are HTML throughout: within an HTML block nothing is read as Markdown, so that text from
// outside needs one kind of escaping. Such a block ends at a blank line, and none of these writes one.
/** The rows that a table shows at most. */
const MAX_ROWS = 100;
/** Of one table, in UTF-8: a summary has six long ones at most, and stays well under the runner's 1 MiB. */
const MAX_TABLE_BYTES = 120_000;
/** Cells are HTML already. What is beyond the limits is counted below the table. */
function table(head, rows, { total = rows.length, of, maxRows = MAX_ROWS }) {
    const lines = [];
    let bytes = 0;
    for (const row of rows) {
        const line = `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
        bytes += Buffer.byteLength(line);
        if (lines.length === maxRows || bytes > MAX_TABLE_BYTES)
            break;
        lines.push(line);
    }
    if (lines.length === 0)
        return '';
    const header = `<tr>${head.map((cell) => `<th align="left">${cell}</th>`).join('')}</tr>`;
    return `<table>\n${header}\n${lines.join('\n')}\n</table>${leftOut(total - lines.length, of)}`;
}
/** A line that counts what a table or a list does not show. */
function leftOut(count, of) {
    return count > 0 ? `\n<p>… and ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai)(count)} more ${of}; the report has all of them.</p>` : '';
}
/** Names and values, two columns; rows without a value are left out. */
function facts(rows) {
    const lines = rows.flatMap(([name, value]) => value === undefined || value === '' ? [] : [`<tr><td><b>${name}</b></td><td>${value}</td></tr>`]);
    return lines.length === 0 ? '' : `<table>\n${lines.join('\n')}\n</table>`;
}
/** Tables next to each other. */
function sideBySide(blocks) {
    const cells = blocks.filter((block) => block !== '').map((block) => `<td valign="top">${block}</td>`);
    return cells.length === 0 ? '' : `<table>\n<tr>${cells.join('')}</tr>\n</table>`;
}
function code(text, maxLength) {
    return `<code>${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .html */ .qy)(text, maxLength)}</code>`;
}
/** Codes next to each other; what is beyond `max` is counted. */
function codes(texts, max = 50, maxLength) {
    const more = texts.length - max;
    const shown = texts.slice(0, max).map((text) => code(text, maxLength));
    return shown.join(' ') + (more > 0 ? ` and ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai)(more)} more` : '');
}
/** Short text that stays on one line, such as a time: browsers break it at blanks only. */
function unbroken(text) {
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .html */ .qy)(text).replaceAll(' ', '&nbsp;');
}
/** What has to be seen before the rest. */
function box(first, second) {
    return `<table>\n<tr><td><b>${first}</b><br>${second}</td></tr>\n</table>`;
}
/** What a click unfolds. */
function folded(title, content) {
    return content === '' ? '' : `<details>\n<summary>${title}</summary>\n${content}\n</details>`;
}
function heading(text) {
    return `<h3>${text}</h3>`;
}
/** A heading with what follows it; nothing where that is empty. */
function section(title, ...contents) {
    const some = contents.filter((content) => content !== '');
    return some.length === 0 ? [] : [heading(title), ...some];
}
function paragraph(content) {
    return content === '' ? '' : `<p>${content}</p>`;
}
/** Our own sentences, in which backticks mark code; values in them are escaped with the rest. */
function prose(text, maxLength = 2000) {
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .html */ .qy)(text, maxLength).replace(/`([^`]+)`/g, '<code>$1</code>');
}
function bullets(items) {
    return items.length === 0 ? '' : `<ul>\n${items.map((item) => `<li>${item}</li>`).join('\n')}\n</ul>`;
}
/** A blank line ends each HTML block, so that the next one starts as markup again. */
function blocks(sections) {
    return `${sections.filter((one) => one !== '').join('\n\n')}\n\n`;
}
/** A list of names, most of which is folded. */
function names(texts, of) {
    if (texts.length === 0)
        return '';
    const list = `<p>${codes(texts, MAX_ROWS)}</p>`;
    return texts.length <= 10 ? list : folded((0,_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(texts.length, ...of), list);
}


/***/ }),

/***/ 5736:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ planRows)
/* harmony export */ });
/* harmony import */ var _figures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1822);

/** What takes something away comes first, and what is unknown last. */
function planRows({ changes, unknown }) {
    const ranked = [
        ...changes.flatMap((planned) => (isProject(planned) ? [projectRow(planned)] : [])),
        ...triageRows(changes),
    ];
    const sorted = ranked.map((one, index) => ({ ...one, index }));
    sorted.sort((one, other) => one.rank - other.rank || one.index - other.index);
    return [...sorted.map(({ row }) => row), ...unknown.map(unknownRow)];
}
function isProject(planned) {
    return planned.change.field !== 'triage';
}
function projectRow({ change, why }) {
    const { name, url } = change.target;
    const common = { target: name, ...(url === undefined ? {} : { url }), reason: reasonText(why) };
    if (change.field === 'tag') {
        const row = { ...common, sign: change.after ? '+' : '-', field: 'tag', change: change.tag };
        return { row, rank: change.after ? 5 : 2 };
    }
    const text = `${change.field === 'full_scan' ? 'full' : 'diff'} ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .onOff */ .Ro)(change.before)} → ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .onOff */ .Ro)(change.after)}`;
    return { row: { ...common, sign: '~', field: 'scan', change: text }, rank: change.after ? 4 : 1 };
}
function triageRows(changes) {
    const triages = changes.filter((planned) => planned.change.field === 'triage');
    const groups = Map.groupBy(triages, ({ change, why }) => {
        const { before, after } = change;
        return JSON.stringify([why?.rule, why?.over, why?.because, why?.until, before?.status, after.state]);
    });
    return [...groups.values()].flatMap((group) => {
        const [first] = group;
        if (first === undefined)
            return [];
        const { before, after } = first.change;
        const row = {
            sign: '~',
            field: 'triage',
            target: (0,_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(group.length, 'finding'),
            change: `${spaced(before?.status ?? 'any state')} → ${stateAfter(after)}`,
            reason: reasonText(first.why),
        };
        return [{ row, rank: after.state === 'ignored' ? 0 : 3 }];
    });
}
/** `reopened` is a target: the status that shows is `open`. */
function stateAfter({ state }) {
    if (state === undefined)
        return 'a note';
    return state === 'reopened' ? 'open' : spaced(state);
}
function reasonText(why) {
    if (why === undefined)
        return '';
    const { rule, over, because, until } = why;
    if (because === 'managed')
        return 'managed tag, no rule wants it';
    if (because === 'ended')
        return rule === undefined ? 'its ignore has ended' : `ignore of "${rule}" has ended`;
    return [
        rule === undefined ? '' : `rule "${rule}"`,
        over === undefined ? '' : `over "${over}"`,
        until === undefined ? '' : `until ${until.slice(0, 10)}`,
    ]
        .filter((part) => part !== '')
        .join(', ');
}
/** The fixed words of reasons that are not plain English as they are. */
const UNKNOWN_REASONS = {
    'not-visible': 'GitHub repository not visible to the token',
    'other-host': 'its URL is of another host than GitHub',
    'not-a-repository': 'neither its URL nor its name is that of a GitHub repository',
    'properties-unknown': 'its custom properties are not known',
    'teams-unknown': 'its teams are not known',
    'rules-disagree': 'its rules contradict each other',
};
function unknownRow({ target, reason }) {
    return {
        sign: '?',
        field: 'unknown',
        target,
        change: '',
        reason: UNKNOWN_REASONS[reason] ?? reason.replaceAll('-', ' '),
    };
}
function spaced(word) {
    return word.replaceAll('_', ' ');
}


/***/ }),

/***/ 8545:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fb: () => (/* binding */ coverageSections),
/* harmony export */   Hv: () => (/* binding */ changesSection),
/* harmony export */   MM: () => (/* binding */ planHeadline),
/* harmony export */   _: () => (/* binding */ coverageText),
/* harmony export */   pE: () => (/* binding */ planFacts)
/* harmony export */ });
/* harmony import */ var _figures_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1822);
/* harmony import */ var _findings_finding_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1946);
/* harmony import */ var _findings_shown_finding_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1627);
/* harmony import */ var _markup_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9271);
/* harmony import */ var _plan_rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5736);
/* harmony import */ var _plan_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6662);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3920);







/** `over a limit: …; 41 tags to add, …` */
function planHeadline(result) {
    const { plan } = result;
    if (plan === undefined)
        return 'the plan could not be made';
    return [(0,_plan_text_js__WEBPACK_IMPORTED_MODULE_2__/* .overText */ .uw)(plan), (0,_plan_text_js__WEBPACK_IMPORTED_MODULE_2__/* .totalsText */ .zF)(plan)].filter((part) => part !== '').join('; ');
}
function planFacts(result) {
    const { request, hash, momentMs, plan } = result;
    const { rules, event } = request;
    return [
        [
            'Rules file',
            `${(0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(rules.path)}${event.sha === undefined ? '' : ` at ${(0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(event.sha.slice(0, 7))}`}`,
        ],
        ['Plan', hash === undefined ? undefined : (0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(hash)],
        ['As of', momentMs === undefined ? undefined : (0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .unbroken */ .D_)((0,_figures_js__WEBPACK_IMPORTED_MODULE_4__/* .minuteOf */ .iA)(momentMs))],
        ['Unchanged', plan === undefined ? undefined : (0,_plan_text_js__WEBPACK_IMPORTED_MODULE_2__/* .unchangedText */ .zD)(result)],
    ];
}
/** The changes of a plan, worst first, and what it leaves alone. */
function changesSection(result, { maxRows = _markup_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_ROWS */ .pX }) {
    const { plan, facts } = result;
    if (plan === undefined)
        return [];
    const rows = (0,_plan_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .planRows */ .L)(plan);
    const cells = rows
        .slice(0, maxRows)
        .map(({ sign, field, target, url, change, reason }) => [
        `<code>${sign}</code>&nbsp;${field}`,
        (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .link */ .nf)(target, url),
        field === 'tag' ? (0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(change, 100) : (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .html */ .qy)(change),
        (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .html */ .qy)(reason, 300),
    ]);
    return [
        ...(0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .section */ .uW)('Changes', (0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .table */ .tp)(['', 'Target', 'Change', 'Why'], cells, { of: 'lines', total: rows.length, maxRows })),
        ...(facts === undefined ? [] : factLines(facts)),
    ];
}
function factLines({ waiting, leftAlone }) {
    const lines = [
        ...Object.entries(waiting).map(([rule, count]) => `${(0,_figures_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(count, 'finding')} beyond the limit of the rule "${rule}" ${count === 1 ? 'waits' : 'wait'} for the next apply.`),
        ...Object.entries(leftAlone).map(([reason, count]) => `${(0,_figures_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(count, 'finding')}: ${reason.replaceAll('-', ' ')}.`),
    ];
    return (0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .section */ .uW)('Left alone', (0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .bullets */ .e5)(lines.map((line) => (0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .prose */ .CS)(line, 300))));
}
/** What needs somebody's attention beyond the changes. */
function coverageSections(coverage, options) {
    if (coverage === undefined)
        return [];
    const { uncovered = [], neverScanned, notScannedFor30Days, overdue } = coverage;
    return [
        ...(0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .section */ .uW)('Repositories that the platform does not know', (0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .names */ .Dy)(uncovered, ['repository', 'repositories'])),
        ...(0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .section */ .uW)('Projects that were never scanned', (0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .names */ .Dy)(neverScanned, ['project', 'projects'])),
        ...(0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .section */ .uW)('Projects not scanned for 30 days', (0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .names */ .Dy)(notScannedFor30Days, ['project', 'projects'])),
        ...overdueSection(overdue, options),
    ];
}
function overdueSection(overdue, { links, nowMs, maxRows }) {
    const teams = [...Map.groupBy(overdue, ({ team }) => team ?? '')].sort(([, a], [, b]) => b.length - a.length);
    const byTeam = teams.map(([team, rows]) => `${team === '' ? 'no team' : (0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(team)}: ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_4__/* .number */ .ai)(rows.length)}`);
    const shown = overdue.slice(0, maxRows ?? _markup_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_ROWS */ .pX);
    return (0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .section */ .uW)('Findings open longer than the service levels allow', teams.length > 1 || !teams.some(([team]) => team === '')
        ? (0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraph */ .FY)((0,_figures_js__WEBPACK_IMPORTED_MODULE_4__/* .joined */ .oR)(byTeam.slice(0, 30))) + (0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .leftOut */ .ig)(byTeam.length - 30, 'teams')
        : '', (0,_findings_finding_table_js__WEBPACK_IMPORTED_MODULE_0__/* .findingTable */ .ck)(shown.map(({ finding }) => (0,_findings_shown_finding_js__WEBPACK_IMPORTED_MODULE_6__/* .shownFinding */ .Pg)(finding)), {
        links,
        nowMs,
        total: overdue.length,
        ...(maxRows === undefined ? {} : { maxRows }),
        extra: { head: 'Over by', cell: (_finding, index) => (0,_figures_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(shown[index]?.daysOver ?? 0, 'day') },
    }));
}
/** `3 repositories not covered, 12 findings overdue`; empty where all is well. */
function coverageText(coverage) {
    if (coverage === undefined)
        return '';
    const { uncovered = [], neverScanned, notScannedFor30Days, overdue } = coverage;
    return [
        uncovered.length === 0 ? '' : `${(0,_figures_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(uncovered.length, 'repository', 'repositories')} not covered`,
        neverScanned.length === 0 ? '' : `${(0,_figures_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(neverScanned.length, 'project')} never scanned`,
        notScannedFor30Days.length === 0
            ? ''
            : `${(0,_figures_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(notScannedFor30Days.length, 'project')} not scanned for 30 days`,
        overdue.length === 0 ? '' : `${(0,_figures_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(overdue.length, 'finding')} overdue`,
    ]
        .filter((part) => part !== '')
        .join(', ');
}


/***/ }),

/***/ 6662:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KS: () => (/* binding */ planTitle),
/* harmony export */   hf: () => (/* binding */ planFigures),
/* harmony export */   s1: () => (/* binding */ planTextLines),
/* harmony export */   uw: () => (/* binding */ overText),
/* harmony export */   zD: () => (/* binding */ unchangedText),
/* harmony export */   zF: () => (/* binding */ totalsText)
/* harmony export */ });
/* unused harmony export alignedRows */
/* harmony import */ var _explain_rules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7432);
/* harmony import */ var _figures_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1822);
/* harmony import */ var _plan_rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5736);



function planFigures({ changes }) {
    const figures = { toAdd: 0, toRemove: 0, on: 0, off: 0, toTriage: 0 };
    for (const { change } of changes) {
        if (change.field === 'triage')
            figures.toTriage += 1;
        else if (change.field === 'tag')
            figures[change.after ? 'toAdd' : 'toRemove'] += 1;
        else
            figures[change.after ? 'on' : 'off'] += 1;
    }
    return figures;
}
/** `41 tags to add, 3 to remove, 2 scans to switch off, 135 findings to triage`; `nothing to change`. */
function totalsText(plan) {
    const { toAdd, toRemove, on, off, toTriage } = planFigures(plan);
    const parts = [
        ...series([toAdd, 'to add'], [toRemove, 'to remove'], 'tag'),
        ...series([on, 'to switch on'], [off, 'to switch off'], 'scan'),
        ...(toTriage === 0 ? [] : [`${(0,_figures_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(toTriage, 'finding')} to triage`]),
    ];
    return parts.length === 0 ? 'nothing to change' : parts.join(', ');
}
function series(one, other, noun) {
    return [one, other]
        .filter(([count]) => count > 0)
        .map(([count, to], index) => `${index === 0 ? (0,_figures_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(count, noun) : (0,_figures_js__WEBPACK_IMPORTED_MODULE_2__/* .number */ .ai)(count)} ${to}`);
}
/** `2,911 projects unchanged`; undefined where it is not known. */
function unchangedText({ plan, facts }) {
    if (plan === undefined || facts === undefined)
        return undefined;
    const changed = new Set(plan.changes.flatMap(({ change }) => (change.target.kind === 'project' ? [change.target.name] : [])));
    return `${(0,_figures_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(Math.max(0, facts.projectsInScope - changed.size), 'project')} unchanged`;
}
/** The limits that a plan crosses, as its first line says it; empty where there are none. */
function overText({ over }) {
    return over.length === 0
        ? ''
        : `over ${over.length === 1 ? 'a limit' : 'limits'}: ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_2__/* .joined */ .oR)(over.map(_explain_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .overLimit */ .W1))}`;
}
/** `Plan 7c1e44a0 · acme · .github/code-security.yml at 3f2c9d1 · as of 2026-11-21 05:17 UTC` */
function planTitle({ hash, deployment, request, momentMs }) {
    const { rules, event } = request;
    const parts = [
        hash === undefined ? 'Plan' : `Plan ${hash.slice(0, 8)}`,
        deployment.slug,
        event.sha === undefined ? rules.path : `${rules.path} at ${event.sha.slice(0, 7)}`,
        momentMs === undefined ? undefined : `as of ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_2__/* .minuteOf */ .iA)(momentMs)}`,
    ];
    return parts.filter((part) => part !== undefined).join(' · ');
}
/** Signs, fields and targets below each other. */
function alignedRows(rows) {
    const width = (key) => Math.min(60, Math.max(0, ...rows.map((row) => row[key].length)));
    const widths = { target: width('target'), change: width('change') };
    return rows.map(({ sign, field, target, change, reason }) => `${sign} ${field.padEnd(7)} ${target.padEnd(widths.target)}  ${change.padEnd(widths.change)}  ${reason}`.trimEnd());
}
/** The whole plan as the log has it: at most `maxLines` changes, and the others counted. */
function planTextLines(result, maxLines) {
    const { plan } = result;
    if (plan === undefined)
        return [];
    const rows = (0,_plan_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .planRows */ .L)(plan);
    const more = rows.length - maxLines;
    const unchanged = unchangedText(result);
    return [
        planTitle(result),
        ...(plan.over.length === 0 ? [] : [overText(plan)]),
        ...alignedRows(rows.slice(0, maxLines)),
        ...(more > 0 ? [`… and ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_2__/* .number */ .ai)(more)} more lines; the report has all of them.`] : []),
        `${sentence(totalsText(plan))}.${unchanged === undefined ? '' : ` ${unchanged}.`}`,
    ];
}
function sentence(text) {
    return text.charAt(0).toUpperCase() + text.slice(1);
}


/***/ }),

/***/ 4524:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ platformLinks)
/* harmony export */ });
function platformLinks(run, { slug }) {
    const base = `${run.baseUrl.replace(/\/+$/, '')}/orgs/${encodeURIComponent((slug ?? '').toWellFormed())}/findings`;
    return {
        findingsOf: (projectId) => slug === undefined || projectId === undefined
            ? undefined
            : `${base}?tab=open&repository_id=${projectId}`,
        finding: (id) => (slug === undefined ? undefined : `${base}/${id}`),
    };
}


/***/ }),

/***/ 3597:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ax: () => (/* binding */ shortCommit),
/* harmony export */   RP: () => (/* binding */ searchedScanStatus),
/* harmony export */   gC: () => (/* binding */ scanStatus),
/* harmony export */   qz: () => (/* binding */ scanOutputs)
/* harmony export */ });
function scanStatus({ completed_at, exit_code }) {
    if (completed_at === undefined)
        return 'running';
    return isVerdict(exit_code) ? 'completed' : 'failed';
}
const UNDER_WAY = ['pending', 'running'];
function searchedScanStatus({ status, exit_code }) {
    if (status === 'completed')
        return isVerdict(exit_code) ? 'completed' : 'failed';
    return UNDER_WAY.includes(status ?? '') ? 'running' : 'failed';
}
function isVerdict(exitCode) {
    return exitCode === undefined || exitCode === 0 || exitCode === 1;
}
/** The platform's values are short by nature; one that is not is left out. */
const MAX_LENGTH = 1000;
/** A scan that did not complete has no findings, so that a comparison with `'0'` fails for it. */
function scanOutputs(scan, figures) {
    const { id, status, exitCode, branch, commit } = figures;
    const values = {
        'scan-findings': status === 'completed' ? figures.findings : undefined,
        'scan-exit-code': status === 'running' ? undefined : exitCode,
        'scan-total-time': status === 'running' ? undefined : figures.totalTime,
        'scan-branch': branch,
        'scan-commit': commit,
        'scan-completed-at': figures.completedAt,
    };
    const texts = Object.entries(values).map(([name, value]) => {
        const text = value === undefined ? undefined : String(value);
        return [name, text !== undefined && text.length <= MAX_LENGTH ? text : undefined];
    });
    return { scan: { json: scan }, 'scan-id': String(id), 'scan-status': status, ...Object.fromEntries(texts) };
}
function shortCommit(commit) {
    return commit.slice(0, 12);
}


/***/ }),

/***/ 3920:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   q: () => (/* binding */ linked),
/* harmony export */   qy: () => (/* binding */ html)
/* harmony export */ });
/* harmony import */ var _runner_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4097);

/** Text in HTML, within an element or a quoted attribute. */
function html(text, maxLength) {
    return escapeHtml((0,_runner_line_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .wh)(text, maxLength));
}
function escapeHtml(text) {
    return text
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replaceAll('"', '&quot;')
        .replaceAll("'", '&#39;');
}
/** A link where the address is an `https` one without a user name, else only the text; both escaped. */
function link(text, address, maxLength) {
    return linked(html(text, maxLength), address);
}
/** The same around what is HTML already. */
function linked(content, address) {
    if (address === undefined || address.length > 2000 || !URL.canParse(address))
        return content;
    const url = new URL(address);
    if (url.protocol !== 'https:' || url.username !== '' || url.password !== '')
        return content;
    return `<a href="${escapeHtml(url.href)}">${content}</a>`;
}


/***/ })

};
