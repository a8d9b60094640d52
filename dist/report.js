export const id = 857;
export const ids = [857];
export const modules = {

/***/ 4535:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ findingTarget)
/* harmony export */ });
/* harmony import */ var _platform_http_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2186);

/** A finding of a list, as what changes or is shown names it. */
function findingTarget(finding) {
    const { id, kind, repository, severity, rule, path, line, ref } = finding;
    const known = {
        repository,
        severity,
        rule,
        secretType: finding.secret_type,
        validation: finding.validation_state,
        path,
        line,
        url: finding.line_of_code_url,
        ref,
        relevantSince: finding.relevant_since ?? finding.created_at,
        matchId: finding.match_based_id,
    };
    return { kind: 'finding', id, issueType: kind, ...(0,_platform_http_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .present */ .Eb)(known) };
}


/***/ }),

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

/***/ 9072:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ countOfChanges),
/* harmony export */   z: () => (/* binding */ policyEntries)
/* harmony export */ });
/** How many changes a plan has; of policies each entry of their difference is one. */
function countOfChanges({ changes }) {
    const others = changes.filter(({ change }) => change.field !== 'policies');
    return others.length + policyEntries(changes).length;
}
function policyEntries(changes) {
    return changes.flatMap(({ change }) => (change.field === 'policies' ? change.entries : []));
}


/***/ }),

/***/ 5991:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ REFUSED_POLICIES)
/* harmony export */ });
/** What the platform refuses because of what the rules file asks for, whatever its status. */
const REFUSED_POLICIES = new Set([
    'DEPLOYMENT_NOT_MIGRATED',
    'PRODUCT_NOT_ENABLED',
    'RESERVED_SLUG',
]);


/***/ }),

/***/ 1062:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fz: () => (/* binding */ SWITCH_FIELDS),
/* harmony export */   J9: () => (/* binding */ textProperties),
/* harmony export */   Ot: () => (/* binding */ PROJECT_SETTINGS),
/* harmony export */   Zv: () => (/* binding */ isSwitchField),
/* harmony export */   iX: () => (/* binding */ TEXT_FIELDS),
/* harmony export */   mB: () => (/* binding */ isTextField),
/* harmony export */   t8: () => (/* binding */ SETTING_FIELDS)
/* harmony export */ });
/**
 * The settings of projects, by their names in the API. Everything that knows one reads this table: the rules file, its
 * schema, plans, reports and undo. How each is read and written is in `operations/write/project-fields.ts`.
 */
const PROJECT_SETTINGS = {
    diff_scan: {
        kind: 'switch',
        key: 'diff',
        meaning: 'Managed scans of pull requests.',
        one: 'diff scan',
        several: 'diff scans',
    },
    full_scan: {
        kind: 'switch',
        key: 'full',
        meaning: 'Managed full scans.',
        one: 'full scan',
        several: 'full scans',
    },
    primary_branch: {
        kind: 'text',
        key: 'primary-branch',
        property: 'primaryBranch',
        spelled: 'branch',
        meaning: 'Name of the primary branch, such as `main`; the last rule that matches decides.',
        one: 'primary branch',
        several: 'primary branches',
        word: 'branch',
    },
};
/** In the order in which plans name them. */
const SETTING_FIELDS = Object.keys(PROJECT_SETTINGS);
const SWITCH_FIELDS = SETTING_FIELDS.filter(isSwitchField);
const TEXT_FIELDS = SETTING_FIELDS.filter(isTextField);
function isSwitchField(field) {
    return PROJECT_SETTINGS[field].kind === 'switch';
}
function isTextField(field) {
    return PROJECT_SETTINGS[field].kind === 'text';
}
/** Texts of a rule or a report, from one value for each field; those that are not set are left out. */
function textProperties(textOf) {
    const set = TEXT_FIELDS.map((field) => [PROJECT_SETTINGS[field].property, textOf(field)]);
    return Object.fromEntries(set.filter(([, value]) => value !== undefined));
}


/***/ }),

/***/ 936:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ PLAN_FORMAT),
/* harmony export */   t: () => (/* binding */ REPORT_FORMAT)
/* harmony export */ });
/** By what the files that a step leaves for later ones are recognised. */
const REPORT_FORMAT = { schema: 'code-security-platform-action/report', version: 3 };
const PLAN_FORMAT = { schema: 'code-security-platform-action/plan', version: 1 };


/***/ }),

/***/ 8057:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ searchedScanStatus),
/* harmony export */   g: () => (/* binding */ scanStatus)
/* harmony export */ });
const UNDER_WAY = ['pending', 'running'];
function scanStatus({ completed_at, exit_code, }) {
    if (completed_at === undefined)
        return 'running';
    return isVerdict(exit_code) ? 'completed' : 'failed';
}
/** The same of a scan that was searched: its `status` says more, where the server gives one. */
function searchedScanStatus(scan) {
    const { status, exit_code } = scan;
    if (status === undefined)
        return scanStatus(scan);
    if (UNDER_WAY.includes(status))
        return 'running';
    return status === 'completed' && isVerdict(exit_code) ? 'completed' : 'failed';
}
function isVerdict(exitCode) {
    return exitCode === undefined || exitCode === 0 || exitCode === 1;
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

/***/ 7086:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   postComment: () => (/* binding */ postComment)
/* harmony export */ });
/** So long the head of the pull request is not read again. */
const FRESH_MS = 5000;
/**
 * Keeps the one comment of this workflow on its pull request true, where the operation has one. Best effort: the
 * step's result stands whatever becomes of it, and a failure of GitHub is a notice.
 */
async function postComment(result, run, parts) {
    if (result.operation !== 'gate' && result.operation !== 'plan')
        return {};
    const { event, github, comment: mode } = result.request;
    const [owner, repo] = event.repository?.split('/') ?? [];
    // In a merge queue nobody reads the pull request any more.
    const number = event.name === 'merge_group' ? undefined : event.pullRequest?.number;
    const commit = result.operation === 'gate' ? result.commit : event.pullRequest?.headSha;
    if (mode === 'never' || github === undefined || parts.stop.aborted)
        return {};
    if (owner === undefined || repo === undefined || number === undefined || commit === undefined)
        return {};
    const { commentFor } = await __webpack_require__.e(/* import() | report */ 857).then(__webpack_require__.bind(__webpack_require__, 3471));
    const comment = commentFor(result, run);
    if (comment === undefined)
        return {};
    const { createGitHub } = await Promise.all(/* import() | github */[__webpack_require__.e(214), __webpack_require__.e(326)]).then(__webpack_require__.bind(__webpack_require__, 586));
    const { token, apiUrl } = github;
    try {
        const client = await createGitHub({ ...parts, token, apiUrl });
        const { url } = await client.postComment({
            pull: { owner, repo, number },
            identity: { operation: result.operation, workflow: event.workflow ?? '', about: aboutOf(result) },
            head: freshHead(result, parts.clock.now()),
            run: { commit, runNumber: event.runNumber, runAttempt: event.runAttempt },
            text: comment.markdown,
            post: comment.post,
        });
        return { url };
    }
    catch (error) {
        if (!(error instanceof Error && error.name === 'GitHubError'))
            throw error;
        return { notice: { kind: 'comment-failed', cause: error.failure } };
    }
}
function freshHead(result, nowMs) {
    const head = result.operation === 'gate' ? result.head : undefined;
    return head !== undefined && nowMs - head.readAtMs < FRESH_MS ? head.commit : undefined;
}
/** What tells steps of one workflow apart: rules files; parts of a monorepo and products. */
function aboutOf(result) {
    if (result.operation === 'plan')
        return [result.request.rules.path];
    const { project, products = [] } = result.request;
    return [project, ...products];
}


/***/ }),

/***/ 3471:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  commentFor: () => (/* binding */ commentFor)
});

// UNUSED EXPORTS: withoutMentions

// EXTERNAL MODULE: ./build/src/report/explain.js
var explain = __webpack_require__(3699);
// EXTERNAL MODULE: ./build/src/report/gate-text.js
var gate_text = __webpack_require__(3473);
// EXTERNAL MODULE: ./build/src/report/markup.js
var markup = __webpack_require__(4110);
// EXTERNAL MODULE: ./build/src/report/notices.js
var report_notices = __webpack_require__(7593);
// EXTERNAL MODULE: ./build/src/report/views/gate.js
var gate = __webpack_require__(9502);
;// CONCATENATED MODULE: ./build/src/report/comment/ladder.js
/** GitHub's limit for a comment is 65,536 characters; the rest is for what marks it as ours. */
const MAX_COMMENT_LENGTH = 65_000;
const RUNGS = [
    { maxRows: 50, withDetails: true },
    { maxRows: 20, withDetails: true },
    { maxRows: 20, withDetails: false },
    { maxRows: 10, withDetails: false },
    { maxRows: 3, withDetails: false },
    { maxRows: 0, withDetails: false },
];
/** The fullest text that fits: parts are left out as a whole, and never cut. */
function fullest(render) {
    let text = '';
    for (const rung of RUNGS) {
        text = render(rung);
        if (text.length <= MAX_COMMENT_LENGTH)
            break;
    }
    return text;
}

;// CONCATENATED MODULE: ./build/src/report/comment/gate-comment.js






/** The comment of a gate: verdict and what to do first, then the worst findings, then what decided. */
function gateComment(result, run) {
    const notices = result.notices.slice(0, 10).map((notice) => (0,markup/* prose */.CS)((0,report_notices/* noticeText */.ut)(notice).text, 500));
    const elsewhere = '; the summary of the run and the platform have them.';
    return fullest((rung) => (0,markup/* blocks */.Bv)([
        `<h3>${gate_text/* VERDICT_SIGNS */.PU[result.verdict]} Code security: ${(0,markup/* prose */.CS)((0,gate_text/* verdictLine */.MT)(result), 300)}</h3>`,
        whatToDo(result),
        (0,markup/* bullets */.e5)(notices),
        ...(0,gate/* gateFindings */.Av)(result, run, rung, elsewhere),
        (0,markup/* folded */.TM)(`About this scan: ${(0,gate/* gateContext */.VS)(result).join(', ')}`, (0,markup/* facts */.Ix)((0,gate/* gateFacts */.pE)(result, run))),
    ]));
}
function whatToDo(result) {
    const failure = result.failure ?? result.warned;
    if (failure === undefined)
        return '';
    const { what, remedy } = (0,explain/* explainStep */.eH)(failure);
    const passes = result.warned === undefined ? '' : ' `warn-only` lets the step pass.';
    // What failed stands in the heading.
    const text = failure.kind === 'gate-failed' ? remedy : `${what}. ${remedy}`;
    return (0,markup/* paragraph */.FY)((0,markup/* prose */.CS)(`${text}.${passes}`));
}

// EXTERNAL MODULE: ./build/src/report/coverage.js
var report_coverage = __webpack_require__(9560);
// EXTERNAL MODULE: ./build/src/report/plan-sections.js
var plan_sections = __webpack_require__(4473);
// EXTERNAL MODULE: ./build/src/report/plan-text.js
var plan_text = __webpack_require__(2713);
// EXTERNAL MODULE: ./build/src/report/platform-links.js
var platform_links = __webpack_require__(2209);
// EXTERNAL MODULE: ./build/src/report/text.js
var report_text = __webpack_require__(4913);
;// CONCATENATED MODULE: ./build/src/report/comment/plan-comment.js








/** Rows of one table of findings. */
const MAX_FINDINGS = 20;
/** The comment of a plan: what would change, worst first, and what needs attention. */
function planComment(result, run) {
    const options = (0,platform_links/* listContext */.Y)(run, result);
    const explanation = result.plan === undefined ? (0,explain/* explainResult */.rn)(result) : undefined;
    const coverage = (0,report_coverage/* coverageText */._)(result.coverage);
    return fullest(({ maxRows, withDetails }) => {
        const fewer = { ...options, maxRows: Math.min(MAX_FINDINGS, maxRows) };
        return (0,markup/* blocks */.Bv)([
            `<h3>${(0,plan_sections/* planSign */.vS)(result)} Rules: ${(0,markup/* prose */.CS)((0,plan_sections/* planHeadline */.MM)(result), 500)}</h3>`,
            explanation === undefined ? '' : (0,markup/* paragraph */.FY)((0,markup/* prose */.CS)(`${explanation.what}. ${explanation.remedy}.`)),
            ...(0,plan_sections/* changesSection */.Hv)(result, { ...options, maxRows }),
            ...(0,plan_sections/* triageSection */.G4)(result, fewer),
            ...(0,plan_sections/* leftAloneSection */.MW)(result),
            withDetails
                ? (0,markup/* folded */.TM)(`Coverage: ${coverage}`, (0,report_coverage/* coverageSections */.F)(result.coverage, fewer).join('\n'))
                : (0,markup/* paragraph */.FY)(coverage),
            (0,markup/* folded */.TM)((0,report_text/* html */.qy)((0,plan_text/* planTitle */.KS)(result), 300), (0,markup/* paragraph */.FY)((0,plan_sections/* planContext */.nV)(result).join(' · '))),
        ]);
    });
}

;// CONCATENATED MODULE: ./build/src/report/comment/comment.js


/** What a step has to say on the pull request of its run; undefined where it has no comment. */
function commentFor(result, run) {
    if (result.operation === 'gate')
        return result.request.skip === undefined ? comment_gate(result, run) : undefined;
    return result.operation === 'plan' ? plan(result, run) : undefined;
}
function comment_gate(result, run) {
    const { verdict, because, request } = result;
    // The comment belongs to the newer commit then.
    if (because === 'head-moved' || because === 'newer-scan')
        return undefined;
    return comment(request.comment, verdict !== 'passed', () => gateComment(result, run));
}
function plan(result, run) {
    const hasNews = result.plan === undefined || result.plan.changes.length > 0;
    return comment(result.request.comment, hasNews, () => planComment(result, run));
}
function comment(mode, hasNews, render) {
    if (mode === 'never')
        return undefined;
    const post = mode === 'always' || hasNews ? 'always' : 'only-update';
    return { markdown: withoutMentions(render()), post };
}
/**
 * HTML as GitHub shows it in a comment, with no person or issue mentioned by text from outside: only a code span or
 * a character without width stops a mention.
 */
function withoutMentions(html) {
    return html.replace(/<code>[^<]*<\/code>|<[^>]*>|@|(?<!&)#(?=\d)|\bGH-(?=\d)/gi, (match) => match.startsWith('<') ? match : `${match}\u200b`);
}


/***/ }),

/***/ 9560:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ coverageSections),
/* harmony export */   _: () => (/* binding */ coverageText)
/* harmony export */ });
/* harmony import */ var _figures_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1953);
/* harmony import */ var _findings_counts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(915);
/* harmony import */ var _findings_finding_list_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6767);
/* harmony import */ var _findings_shown_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8542);
/* harmony import */ var _findings_tally_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69);
/* harmony import */ var _markup_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4110);






/** What needs somebody's attention beyond the changes. */
function coverageSections(coverage, options) {
    if (coverage === undefined)
        return [];
    const { uncovered = [], neverScanned, notScannedFor30Days, overdue } = coverage;
    return [
        ...(0,_markup_js__WEBPACK_IMPORTED_MODULE_4__/* .section */ .uW)('Repositories that the platform does not know', (0,_markup_js__WEBPACK_IMPORTED_MODULE_4__/* .names */ .Dy)(uncovered, 'repositories')),
        ...(0,_markup_js__WEBPACK_IMPORTED_MODULE_4__/* .section */ .uW)('Projects that were never scanned', (0,_markup_js__WEBPACK_IMPORTED_MODULE_4__/* .names */ .Dy)(neverScanned, 'projects')),
        ...(0,_markup_js__WEBPACK_IMPORTED_MODULE_4__/* .section */ .uW)('Projects not scanned for 30 days', (0,_markup_js__WEBPACK_IMPORTED_MODULE_4__/* .names */ .Dy)(notScannedFor30Days, 'projects')),
        ...overdueSection(overdue, options),
    ];
}
function overdueSection(overdue, options) {
    const teams = [...Map.groupBy(overdue, ({ team }) => team ?? '')].sort(([, a], [, b]) => b.length - a.length);
    const byTeam = teams.map(([team, rows]) => `${team === '' ? 'no team' : (0,_markup_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(team)} ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_5__/* .number */ .ai)(rows.length)}`);
    const findings = overdue.map(({ finding }) => (0,_findings_shown_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .shownFinding */ .Pg)(finding));
    const list = (0,_findings_finding_list_js__WEBPACK_IMPORTED_MODULE_1__/* .findingList */ .QQ)(findings, {
        ...options,
        extra: {
            head: 'Overdue',
            cell: (_finding, index) => `${(0,_figures_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(overdue[index]?.daysOver ?? 0, 'day')} over`,
        },
    });
    return (0,_markup_js__WEBPACK_IMPORTED_MODULE_4__/* .section */ .uW)('Findings open longer than the service levels allow', (0,_markup_js__WEBPACK_IMPORTED_MODULE_4__/* .paragraph */ .FY)((0,_findings_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .severityChips */ .B)((0,_findings_tally_js__WEBPACK_IMPORTED_MODULE_3__/* .tallyOf */ .sv)(findings, options.nowMs))), teams.some(([team]) => team !== '')
        ? (0,_markup_js__WEBPACK_IMPORTED_MODULE_4__/* .paragraph */ .FY)(byTeam.slice(0, 30).join(' · ')) + (0,_markup_js__WEBPACK_IMPORTED_MODULE_4__/* .leftOut */ .ig)(byTeam.length - 30, 'teams')
        : '', overdue.length > _markup_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_BLOCKS */ .I7 ? (0,_markup_js__WEBPACK_IMPORTED_MODULE_4__/* .folded */ .TM)((0,_figures_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(overdue.length, 'finding'), list) : list);
}
/** `3 repositories not covered, 12 findings overdue`; empty where all is well. */
function coverageText(coverage) {
    if (coverage === undefined)
        return '';
    const { uncovered = [], neverScanned, notScannedFor30Days, overdue } = coverage;
    const counts = [
        [uncovered, 'repository not covered', 'repositories not covered'],
        [neverScanned, 'project never scanned', 'projects never scanned'],
        [notScannedFor30Days, 'project not scanned for 30 days', 'projects not scanned for 30 days'],
        [overdue, 'finding overdue', 'findings overdue'],
    ];
    const some = counts.filter(([{ length }]) => length > 0);
    return some.map(([{ length }, one, several]) => (0,_figures_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(length, one, several)).join(', ');
}


/***/ }),

/***/ 3699:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   eH: () => (/* binding */ explainStep),
/* harmony export */   rn: () => (/* binding */ explainResult),
/* harmony export */   vs: () => (/* binding */ shortRow)
/* harmony export */ });
/* harmony import */ var _explain_requests_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(516);
/* harmony import */ var _explain_rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8563);
/* harmony import */ var _explain_steps_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3265);



function explainStep(failure) {
    if ((0,_explain_requests_js__WEBPACK_IMPORTED_MODULE_0__/* .isRequest */ .ks)(failure))
        return (0,_explain_requests_js__WEBPACK_IMPORTED_MODULE_0__/* .withNames */ .B1)((0,_explain_requests_js__WEBPACK_IMPORTED_MODULE_0__/* .explainRequest */ .jP)(failure), failure);
    return _explain_steps_js__WEBPACK_IMPORTED_MODULE_2__/* .STEP_FAILURES */ .P[failure.kind](failure);
}
/** What failed, for a table that says of which project: the path of the request adds nothing there. */
function shortRow(failure) {
    const { what } = (0,_explain_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .explainRow */ .g)(failure);
    return (0,_explain_requests_js__WEBPACK_IMPORTED_MODULE_0__/* .isRequest */ .ks)(failure) ? what.replace(` ${(0,_explain_requests_js__WEBPACK_IMPORTED_MODULE_0__/* .shownPath */ .pS)(failure)}`, '') : what;
}
/**
 * Why a step failed; undefined when it did not. After a triage whose answers were lost and that no list shows, looking
 * comes before running it again.
 */
function explainResult(result) {
    if (result.failure === undefined)
        return undefined;
    const explanation = explainStep(result.failure);
    const isOpen = result.notices.some(({ kind }) => kind === 'answers-lost');
    return isOpen ? { ...explanation, remedy: LOOK_FIRST } : explanation;
}
const LOOK_FIRST = 'Check in the web UI what happened to the findings before you run the step again, because a second run may add the ' +
    'note once more or select other findings';


/***/ }),

/***/ 1307:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bs: () => (/* binding */ RUN_AGAIN),
/* harmony export */   os: () => (/* binding */ unexpected),
/* harmony export */   vg: () => (/* binding */ CREATE_TOKEN)
/* harmony export */ });
/* unused harmony export REPORT_FAULT */
const CREATE_TOKEN = 'create an API token with Web API access under Settings > Tokens of the platform, and pass it as `token`';
const RUN_AGAIN = 'Run the step again later; it does only what is left';
const REPORT_FAULT = 'Run the job again with step debugging on, and report the log to the maintainers of this action';
function unexpected({ message }) {
    return { what: `Something unexpected went wrong: ${message}`, remedy: REPORT_FAULT };
}


/***/ }),

/***/ 6497:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $2: () => (/* binding */ explainGitHub),
/* harmony export */   Ep: () => (/* binding */ appRemedy),
/* harmony export */   kL: () => (/* binding */ notOnGitHub),
/* harmony export */   tV: () => (/* binding */ commentFailed)
/* harmony export */ });
/* harmony import */ var _figures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1953);
/* harmony import */ var _explanation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1307);


/** How to make the token of a GitHub App, which may more than a job's own. */
const GITHUB_APP_PAGE = 'https://github.com/your-org/code-security-platform/blob/v1/docs/permissions.md#rules-that-look-at-github';
/** What `permissions` of a job can give its own token. */
const JOB_PERMISSIONS = [
    ...[
        'actions',
        'attestations',
        'checks',
        'contents',
        'deployments',
        'discussions',
        'issues',
        'packages',
        'pages',
    ],
    ...['pull-requests', 'security-events', 'statuses'],
];
const GITHUB_FAILURES = {
    status: (failure) => ({
        what: `GitHub answered ${request(failure)} with ${failure.status}${failure.serverMessage === undefined ? '' : `: ${failure.serverMessage}`}`,
        remedy: statusRemedy(failure),
    }),
    'rate-limited': (failure) => ({
        what: `The rate limit of GitHub is used up${failure.resetAt === undefined ? '' : ` until ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .secondOf */ .UB)(failure.resetAt)}`} (${request(failure)})`,
        remedy: 'Run the step again after that time, or use the token of a GitHub App, which has a higher limit',
    }),
    connection: (failure) => ({
        what: `GitHub did not answer ${request(failure)}: ${failure.cause ?? 'no connection'}`,
        remedy: 'Check that the runner can reach the API of GitHub, then run the step again',
    }),
    redirect: (failure) => ({
        what: `GitHub answered ${request(failure)} with a redirect that cannot be followed: ${failure.cause}`,
        remedy: 'Check `GITHUB_API_URL` in the environment of the runner',
    }),
    answer: (failure) => ({
        what: `GitHub answered ${request(failure)} with something that its API does not return: ${failure.cause}`,
        remedy: 'Check `GITHUB_API_URL` in the environment of the runner, and that no proxy answers in its place',
    }),
    cancelled: (failure) => ({
        what: `The step was cancelled before GitHub answered ${request(failure)}`,
        remedy: _explanation_js__WEBPACK_IMPORTED_MODULE_1__/* .RUN_AGAIN */ .Bs,
    }),
};
function explainGitHub(failure) {
    return GITHUB_FAILURES[failure.kind](failure);
}
function request({ method, path }) {
    return `${method} ${path}`;
}
/** @param permission as the settings of a GitHub App call it; without, it lacks the repositories */
function appRemedy(permission) {
    if (permission === undefined || permission.startsWith('Repository:'))
        return `As \`github-token\`, use the token of a GitHub App that is installed on the repositories: ${GITHUB_APP_PAGE}`;
    return `As \`github-token\`, use the token of a GitHub App with the permission "${permission}", because a job's own \`GITHUB_TOKEN\` cannot have it: ${GITHUB_APP_PAGE}`;
}
const WHAT_IS_MISSING = {
    owner: (names) => ({
        what: `No owner of the projects is an organization or account on GitHub that the token can see (${names})`,
        remedy: `correct the URLs of the projects on the platform, or use the token of a GitHub App that is installed there: ${GITHUB_APP_PAGE}`,
    }),
    team: (names) => ({
        what: `No organization of the projects has a team that the rules file names (${names})`,
        remedy: 'correct its slug in the rules file',
    }),
    property: (names) => ({
        what: `No repository has a custom property that the rules file names (${names})`,
        remedy: 'correct its name in the rules file, or define it on GitHub',
    }),
};
function notOnGitHub({ what, names, near = [] }) {
    const { what: said, remedy } = WHAT_IS_MISSING[what]((0,_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .firstOf */ .Ku)(names, 5));
    const start = near.length > 0
        ? `Did you mean ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .firstOf */ .Ku)(near, 3)}? Otherwise ${remedy.charAt(0)}`
        : remedy.charAt(0).toUpperCase();
    return { what: said, remedy: start + remedy.slice(1) };
}
/** Of a comment on a pull request: a sentence or more. GitHub answers 404, too, to a token that may not see it. */
function commentFailed(failure) {
    const { what, remedy } = explainGitHub(failure);
    const start = `The comment on the pull request could not be written: ${what}.`;
    if (failure.status !== 404 && (failure.kind !== 'status' || failure.status !== 403))
        return `${start} ${remedy}.`;
    const fork = 'A pull request from a fork gets a read-only token: set `comment: never` for those.';
    if (failure.missingPermission !== undefined)
        return `${start} ${remedy}. ${fork}`;
    return `${start} A comment needs the permission \`pull-requests: write\`, and a \`github-token\` that may write to this repository. ${fork}`;
}
function statusRemedy({ status = 0, missingPermission }) {
    if (missingPermission !== undefined) {
        const names = missingPermission.split(/ (?:or|and) /);
        return names.every((name) => JOB_PERMISSIONS.includes(name.split(':')[0] ?? ''))
            ? `Add \`${missingPermission.replace(/ (or|and) /g, '` $1 `')}\` to the \`permissions\` of the job, or to those of the GitHub App`
            : appRemedy(missingPermission);
    }
    if (status === 401)
        return 'Check `github-token`: it may have expired, been revoked, or be incomplete';
    if (status === 403 || status === 404)
        return appRemedy();
    return 'Look at the status page of GitHub, and run the step again later';
}


/***/ }),

/***/ 4016:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ POLICY_FAILURES),
/* harmony export */   f: () => (/* binding */ problemText)
/* harmony export */ });
/* harmony import */ var _figures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1953);
/* harmony import */ var _explanation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1307);
/* harmony import */ var _statuses_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5840);



/** `remediation: there is no project tag tier:1 (UNKNOWN_REFERENCE)` */
function problemText({ part, code, message }) {
    const meaning = _statuses_js__WEBPACK_IMPORTED_MODULE_0__/* .CODES */ .Lp[code]?.meaning;
    const said = message.replace(/[.\s]+$/, '');
    const what = [meaning, said].filter((text) => text !== undefined && text !== '').join(': ');
    return `${part}: ${what}${code === '' ? '' : ` (${code})`}`;
}
function writtenText(written) {
    return written.length === 0
        ? 'Nothing was written'
        : `The policies of ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .joined */ .oR)(written)} had already been written; nothing after them was`;
}
/** Why policies were not written. */
const POLICY_FAILURES = {
    'policies-changed': ({ part, written }) => ({
        what: `Someone changed the policies of ${part} after they were compared, so they were left as they are. ${writtenText(written)}`,
        remedy: 'Run `plan` again, look at what is new, and apply that plan',
    }),
    'policies-invalid': ({ path, problems, written }) => {
        const texts = problems.map((problem) => `${path}:${problem.line}: ${problemText(problem)}`);
        const [first] = problems;
        const what = problems.length === 1
            ? `The platform does not accept the policies: ${texts.join('')}`
            : `The platform finds ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(problems.length, 'problem')} in the policies: ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .firstOf */ .Ku)(texts, 5)}`;
        const own = problems.length === 1 ? _statuses_js__WEBPACK_IMPORTED_MODULE_0__/* .CODES */ .Lp[first?.code ?? '']?.remedy : undefined;
        return {
            what: `${what}. ${writtenText(written)}`,
            remedy: own ?? 'Correct the policies in the rules file, and run the step again',
        };
    },
    'policies-moving': ({ part }) => ({
        what: `The policies of ${part} changed while they were compared, or the platform still shows the former ones. Nothing was written`,
        remedy: _explanation_js__WEBPACK_IMPORTED_MODULE_2__/* .RUN_AGAIN */ .Bs,
    }),
};


/***/ }),

/***/ 516:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B1: () => (/* binding */ withNames),
/* harmony export */   jP: () => (/* binding */ explainRequest),
/* harmony export */   ks: () => (/* binding */ isRequest),
/* harmony export */   pS: () => (/* binding */ shownPath)
/* harmony export */ });
/* harmony import */ var _figures_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1953);
/* harmony import */ var _explanation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1307);
/* harmony import */ var _statuses_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5840);



const MAX_PATH_LENGTH = 300;
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
        what: `The rate limit of the platform is used up: it asks to wait${wait(failure)}, which is longer than the step can still wait (${request(failure)})${serverText(failure)}`,
        remedy: 'Run the step again after that time, with a lower `concurrency`',
    }),
    connection: (failure) => ({
        what: `${request(failure)} got no answer: ${failure.cause ?? 'the connection broke'}${details(failure)}`,
        remedy: 'Check `base-url` and that the runner can reach it (behind a proxy, set `HTTPS_PROXY` and `NO_PROXY`), ' +
            'then run the step again',
    }),
    proxy: (failure) => ({
        what: `${request(failure)} was not sent: ${failure.cause ?? 'the proxy cannot be used'}${details(failure)}`,
        remedy: failure.status === 407
            ? 'Check the user name and password of the proxy in `HTTPS_PROXY`'
            : 'Correct the address of the proxy in `HTTPS_PROXY`, let it open tunnels to the platform, or name the host of `base-url` in `NO_PROXY`',
    }),
    certificate: (failure) => ({
        what: `The certificate of the platform was not accepted: ${failure.cause ?? 'it is not valid'} (${request(failure)})`,
        remedy: 'Set `NODE_EXTRA_CA_CERTS` in the environment of the step or the runner to a file with your certificate ' +
            'authority, or correct `base-url`',
    }),
    'client-certificate': (failure) => ({
        what: `${request(failure)} was refused: ${failure.cause ?? 'the server asks for a client certificate'}, and this action has none`,
        remedy: 'Set `base-url` to an address at which the platform answers without a client certificate, or let the gateway ' +
            'in front of it accept the runner by other means',
    }),
    'time-out': (failure) => ({
        what: `${request(failure)} timed out: ${failure.cause ?? 'no answer came in time'}${details(failure)}`,
        remedy: 'Raise `request-timeout`, or run the step again later',
    }),
    redirect: (failure) => ({
        what: `${request(failure)} was answered${statusText(failure)} with a redirect that is not followed${redirectText(failure)}`,
        remedy: 'Set `base-url` to the address at which the platform itself answers',
    }),
    answer: (failure) => ({
        what: `${request(failure)} got an answer that the Web API does not return: ${failure.cause ?? 'it cannot be read'}${serverText(failure)}`,
        remedy: 'Check that `base-url` is the address of the platform, and that no proxy answers in its place',
    }),
    'another-answer': (failure) => ({
        what: `${request(failure)} was answered with ${subject(failure.got)}, not with ${subject(failure.expected)}`,
        remedy: 'Check in the web UI whether it was renamed, deleted or created again, then run the step again with its current name',
    }),
    cancelled: (failure) => ({
        what: failure.sent
            ? `The step was cancelled while it waited for the answer to ${request(failure)}`
            : `The step was cancelled before ${failure.method === 'GET' ? 'the answer to ' : ''}${request(failure)}`,
        remedy: _explanation_js__WEBPACK_IMPORTED_MODULE_1__/* .RUN_AGAIN */ .Bs,
    }),
};
function explainRequest(failure) {
    return REQUEST_FAILURES[failure.kind](failure);
}
function isRequest(failure) {
    return failure.kind in REQUEST_FAILURES;
}
/** Where names are near, one of them is most likely meant. */
function withNames(explanation, failure) {
    const near = 'near' in failure && Array.isArray(failure.near) ? failure.near : [];
    if (near.length === 0)
        return explanation;
    return {
        ...explanation,
        remedy: `Did you mean ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_2__/* .firstOf */ .Ku)(near, 3)}? Otherwise c${explanation.remedy.slice(1)}`,
    };
}
function request(failure) {
    return `${failure.method} ${shownPath(failure)}`;
}
/** Of an address that names thousands of values, the start: what is said after it must not be cut off. */
function shownPath({ path }) {
    return path.length > MAX_PATH_LENGTH ? `${path.slice(0, MAX_PATH_LENGTH)}…` : path;
}
function details(failure) {
    const { requestId, attempts } = failure;
    const id = requestId === undefined ? '' : ` (request ${requestId})`;
    const tried = attempts > 1 ? `, after ${attempts} attempts` : '';
    return `${serverText(failure)}${id}${tried}`;
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
function statusText({ status }) {
    return status === undefined ? '' : ` with ${status},`;
}
function redirectText({ redirectTo, cause }) {
    const to = redirectTo === undefined ? '' : ` (to ${redirectTo})`;
    return cause === undefined ? to : `${to}: ${cause}`;
}
function subject(of) {
    if (of === undefined)
        return 'what was requested';
    const { kind, name, id } = of;
    const number = id === undefined ? '' : `id ${id}`;
    if (name === undefined)
        return `${kind} ${number}`.trim();
    return `${kind} ${name}${number === '' ? '' : ` (${number})`}`;
}


/***/ }),

/***/ 8563:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ explainRow)
/* harmony export */ });
/* harmony import */ var _model_tags_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6474);
/* harmony import */ var _figures_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1953);
/* harmony import */ var _project_changes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9897);
/* harmony import */ var _explanation_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1307);
/* harmony import */ var _requests_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(516);
/* harmony import */ var _statuses_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5840);






/** Why one project or finding failed; the failures of requests are in a table of their own. */
const ROW_FAILURES = {
    'not-listed': ({ near }) => ({
        what: `The deployment has no project of this name${(0,_figures_js__WEBPACK_IMPORTED_MODULE_4__/* .similarNames */ .qz)(near)}`,
        remedy: (0,_statuses_js__WEBPACK_IMPORTED_MODULE_3__/* .missingProject */ .yU)('the spelling'),
    }),
    'name-unusable': ({ problem }) => ({
        what: `The platform uses a name that cannot be part of an address: it ${problem}`,
        remedy: 'Rename or delete it in the web UI of the platform',
    }),
    'tags-not-shown': ({ missing, cause }) => notShown(`the project does not show ${tagNames(missing)}`, cause, 'Check that the platform allows these tags, and look at the project in its web UI'),
    'tags-not-removed': ({ left, cause }) => left.includes(_model_tags_js__WEBPACK_IMPORTED_MODULE_0__/* .PLATFORM_TAG */ .Pf)
        ? notShown(`the project still has ${tagNames(left)}; \`${_model_tags_js__WEBPACK_IMPORTED_MODULE_0__/* .PLATFORM_TAG */ .Pf}\` is the platform's own tag, which it keeps on projects that have a managed-scan configuration`, cause, `Leave \`${_model_tags_js__WEBPACK_IMPORTED_MODULE_0__/* .PLATFORM_TAG */ .Pf}\` to the platform, or switch the managed scans of the project off`)
        : notShown(`the project still has ${tagNames(left)}`, cause, 'Remove them in the web UI, or run the step again'),
    'settings-not-shown': ({ shown, cause }) => notShown(`the project shows ${shown.map(({ field, value }) => `\`${field}\` ${(0,_project_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .valueText */ .Ru)(value)}`).join(' and ')}`, cause, 'Check in the web UI that the setting is available to this project, then run the step again'),
    undone: ({ changes }) => ({
        what: `The change took effect, but was undone before the step ended: ${changes.map(_project_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .changeText */ .k0).join(', ')}`,
        remedy: 'Find out who or what else changes these projects, then run the step again',
    }),
    interrupted: ({ left }) => ({
        what: `The rest was not written: ${left.map(_project_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .changeText */ .k0).join(', ')}`,
        remedy: _explanation_js__WEBPACK_IMPORTED_MODULE_5__/* .RUN_AGAIN */ .Bs,
    }),
    'tags-lost': ({ lost, cause }) => ({
        what: `The platform replaced the tags of the project, and ${tagNames(lost)} could not be put back${because(cause)}`,
        remedy: `Add ${tagNames(lost)} to the project again, with this operation or in the web UI`,
    }),
    unknown: ({ cause }) => ({
        what: `It is not known whether the change took effect: ${(0,_requests_js__WEBPACK_IMPORTED_MODULE_2__/* .explainRequest */ .jP)(cause).what}`,
        remedy: 'Run the step again: it reads first, and writes only what is still missing',
    }),
    'not-triaged': ({ cause }) => notShown('the finding is not triaged', cause, 'Check that the finding still exists and is of the kind that the step names, then run the step again'),
    'not-named': () => ({
        what: 'It is not known whether the change took effect: the platform counted more findings as triaged than it named',
        remedy: 'Look at the findings in the web UI',
    }),
    'policies-not-shown': ({ differences, wasShown, cause }) => {
        const left = `${(0,_figures_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(differences, 'difference')} from what was intended`;
        return wasShown
            ? {
                what: `The platform accepted the policies, and a dry run after it still shows ${left}: someone may have changed them since`,
                remedy: 'Find out who else changes these policies, then run the step again',
            }
            : notShown(`a dry run after it shows ${left}`, cause, 'Look at the policies in the web UI, then run the step again');
    },
    unexpected: _explanation_js__WEBPACK_IMPORTED_MODULE_5__/* .unexpected */ .os,
};
function explainRow(failure) {
    if ((0,_requests_js__WEBPACK_IMPORTED_MODULE_2__/* .isRequest */ .ks)(failure))
        return (0,_requests_js__WEBPACK_IMPORTED_MODULE_2__/* .withNames */ .B1)((0,_requests_js__WEBPACK_IMPORTED_MODULE_2__/* .explainRequest */ .jP)(failure), failure);
    return ROW_FAILURES[failure.kind](failure);
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
    const failed = (0,_requests_js__WEBPACK_IMPORTED_MODULE_2__/* .explainRequest */ .jP)(cause);
    return { what: `${failed.what}; ${what}`, remedy: failed.remedy };
}
function because(cause) {
    return cause === undefined ? '' : ` (${(0,_requests_js__WEBPACK_IMPORTED_MODULE_2__/* .explainRequest */ .jP)(cause).what})`;
}


/***/ }),

/***/ 4651:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ overLimit),
/* harmony export */   _: () => (/* binding */ PLAN_FAILURES)
/* harmony export */ });
/* harmony import */ var _figures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1953);

const CHANGED = {
    project: ['project would change', 'projects would change'],
    finding: ['finding would be triaged', 'findings would be triaged'],
    policy: ['policy or exception would change', 'policies and exceptions would change'],
};
/** What a limit guards against, where change of any kind says too little. */
const EFFECTS = {
    'limits.policy-deletes': [
        'policy or exception would be deleted',
        'policies and exceptions would be deleted',
    ],
    'limits.removals': ['project would lose tags', 'projects would lose tags'],
    'limits.scans-off': [
        'project would have its managed scans switched off',
        'projects would have their managed scans switched off',
    ],
};
/** `320 projects would change, more than limits.changes allows (300)` */
function overLimit(over) {
    const { limit, of, allowed, figure, percent, whole } = over;
    const share = percent === undefined
        ? (0,_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai)(allowed)
        : `${(0,_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai)(percent)}%${whole === undefined ? '' : ` of ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai)(whole)}`}, that is ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai)(allowed)}`;
    return `${(0,_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(figure, ...(EFFECTS[limit] ?? CHANGED[of]))}, more than \`${limit}\` allows (${share})`;
}
function whereRaised(limit) {
    return limit === 'max-changes' ? 'the input `max-changes`' : `\`${limit}\` in the rules file`;
}
/** Why a plan is not what was approved, or not what may be made. */
const PLAN_FAILURES = {
    'too-many-changes': ({ figures }) => {
        const raised = [...new Set(figures.map(({ limit }) => whereRaised(limit)))];
        const isRules = figures.some(({ limit }) => limit !== 'max-changes');
        return {
            what: `${figures.map(overLimit).join('; ')}. Nothing was written`,
            remedy: isRules
                ? `Look at the plan; if all of this is intended, raise ${raised.join(' and ')}`
                : `Look at what would change with \`dry-run: true\`, then select less or raise ${raised.join(' and ')}`,
        };
    },
    'plan-changed': ({ why, added, examples }) => {
        const shown = examples.length === 0 ? '' : `: ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .firstOf */ .Ku)(examples, 5)}`;
        const whats = {
            changes: `The plan has ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(added, 'change')} that the approved plan lacks${shown}`,
            hash: `The plan is not the approved one, because its hash differs${shown}`,
            'rules-file': 'The approved plan was made from a different version of the rules file',
            deployment: 'The approved plan belongs to another deployment',
        };
        return {
            what: `${whats[why]}. Nothing was written`,
            remedy: 'Run `plan` again, look at what is new, and approve that plan',
        };
    },
    'plan-outdated': ({ findings, until, today }) => ({
        what: `The approved plan is too old: it would ignore ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(findings, 'finding')} until a day that has passed (${(0,_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .dayOf */ .kb)(until)}; today is ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .dayOf */ .kb)(today)}). Nothing was written`,
        remedy: 'Run `plan` again, and approve that plan',
    }),
    drift: ({ changes }) => ({
        what: `The platform differs from the rules file: ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(changes, 'change')} would be made`,
        remedy: 'Run `apply` to make them, or change the rules file to match the platform',
    }),
};


/***/ }),

/***/ 5840:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lp: () => (/* binding */ CODES),
/* harmony export */   X0: () => (/* binding */ statusRemedy),
/* harmony export */   uj: () => (/* binding */ statusMeaning),
/* harmony export */   yU: () => (/* binding */ missingProject)
/* harmony export */ });
/* harmony import */ var _explanation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1307);

const MEANINGS = {
    401: 'the token was not accepted',
    403: 'the token does not allow this',
    404: 'not found',
    410: 'no longer available',
    429: 'too many requests',
};
/** What a status means in plain words; undefined for one that says nothing more than its number. */
function statusMeaning({ status = 0, serverCode = '' }) {
    return CODES[serverCode]?.meaning ?? MEANINGS[status];
}
/** What the platform's own word for an error says beyond its status. */
const CODES = {
    DEPLOYMENT_NOT_MIGRATED: {
        meaning: 'the deployment has not been migrated to the newer policies',
        remedy: 'Have the vendor migrate the deployment, and manage its policies in the web UI until then',
    },
    PRODUCT_NOT_ENABLED: {
        meaning: 'the product is not enabled for this deployment',
        remedy: 'Enable the product in the web UI, or leave its policies out',
    },
    RESERVED_SLUG: {
        meaning: 'a slug belongs to a policy of the platform itself',
        remedy: 'Give the policy another `slug`, or another name',
    },
    STATE_VERSION_MISMATCH: {
        meaning: 'someone changed the policies since they were compared',
        remedy: 'Run the step again: it compares them again',
    },
};
const NO_ACCESS = 'without Web API access the platform answers 404 to everything';
function statusRemedy({ status = 0, serverCode = '', method, path }) {
    const known = CODES[serverCode]?.remedy ?? REMEDIES[status];
    if (known !== undefined)
        return known;
    if (status === 404)
        return notFoundRemedy(method, path);
    if (status >= 500)
        return 'Look at the status page of the platform, and run the step again later';
    return 'Correct the inputs as the platform says';
}
const REMEDIES = {
    401: `Check that the token is complete and not revoked, or ${_explanation_js__WEBPACK_IMPORTED_MODULE_0__/* .CREATE_TOKEN */ .vg}`,
    403: `Use a token whose role allows this: ${_explanation_js__WEBPACK_IMPORTED_MODULE_0__/* .CREATE_TOKEN */ .vg}`,
    410: 'Look in the documentation of the platform for what has replaced it',
    429: 'Lower `concurrency`, or run the step at another time',
};
function notFoundRemedy(method, path) {
    // What is written was read before: its name is right.
    if (method === 'GET' && path.includes('/projects/'))
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


/***/ }),

/***/ 3265:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  P: () => (/* binding */ STEP_FAILURES),
  s: () => (/* binding */ starHint)
});

// EXTERNAL MODULE: ./build/src/report/figures.js
var figures = __webpack_require__(1953);
// EXTERNAL MODULE: ./build/src/report/explain/explanation.js
var explanation = __webpack_require__(1307);
// EXTERNAL MODULE: ./build/src/report/explain/requests.js
var requests = __webpack_require__(516);
;// CONCATENATED MODULE: ./build/src/report/explain/gate.js


/** Why a gate fails. */
const GATE_FAILURES = {
    'gate-failed': ({ counted: count }) => ({
        what: `${(0,figures/* counted */.hS)(count, 'finding')} must be fixed before the gate passes`,
        remedy: count === 1
            ? 'Fix it and push, or ignore it on the platform and run the job again'
            : 'Fix them and push, or ignore them on the platform and run the job again',
    }),
    'gate-scan-failed': ({ status, exitCode }) => {
        const code = exitCode === undefined ? '' : ` with exit code ${exitCode}`;
        return {
            what: `The scan of this commit did not complete: it ended as \`${status}\`${code}`,
            remedy: "Read the scan's own log, fix the cause, and scan the commit again",
        };
    },
    'gate-list-failed': ({ cause }) => {
        const { what, remedy } = (0,requests/* explainRequest */.jP)(cause);
        return { what: `The findings of the scan could not be read: ${what}`, remedy };
    },
    'product-not-run': ({ products }) => ({
        what: `The scan of this commit did not run ${(0,figures/* joined */.oR)(products)}, which \`products\` names`,
        remedy: 'Enable the product for the project, or remove it from `products`',
    }),
    'scan-timeout': ({ waitedMs, status }) => {
        const state = status === undefined ? '' : ` (its status is \`${status}\`)`;
        return {
            what: `The scan of this commit had not ended after ${(0,figures/* duration */.p0)(waitedMs)}${state}`,
            remedy: 'Raise `wait-for`, or run the gate again when the scan has ended',
        };
    },
    'findings-missing': ({ counted: count, waitedMs }) => ({
        what: `The scan counted ${(0,figures/* counted */.hS)(count, 'finding')}, but the platform listed none of them within ${(0,figures/* duration */.p0)(waitedMs)}`,
        remedy: 'Run the gate again later; if they are still missing, look at the scan on the platform',
    }),
    'gate-overwritten': ({ commit, by }) => {
        const other = by === '' ? 'another commit' : by.slice(0, 12);
        return {
            what: `The scan of ${other} completed after that of ${commit.slice(0, 12)}, so the platform lists the findings of ${other}`,
            remedy: 'Scan this commit again, then run the gate again',
        };
    },
    'no-scan': ({ commit, project, waitedMs, unknownProject, near }) => {
        if (unknownProject) {
            return {
                what: `The platform does not know the project ${project} (it answered 404, not found), so there is no scan of it`,
                remedy: `${near === undefined ? 'Check' : `Did you mean ${(0,figures/* firstOf */.Ku)(near, 3)}? Otherwise check`} \`projects\`, or scan the repository once`,
            };
        }
        const of = commit === undefined ? 'the commit' : `commit ${commit.slice(0, 12)}`;
        return {
            what: `No scan of ${of} of ${project} was found${waitedMs < 1000 ? '' : ` within ${(0,figures/* duration */.p0)(waitedMs)}`}`,
            remedy: 'Check that this commit is scanned, by the platform or by a job of yours, and that `commit` is correct, or raise `wait-for`',
        };
    },
};

// EXTERNAL MODULE: ./build/src/report/explain/github.js
var github = __webpack_require__(6497);
// EXTERNAL MODULE: ./build/src/report/explain/policies.js
var policies = __webpack_require__(4016);
// EXTERNAL MODULE: ./build/src/report/explain/rows.js
var rows = __webpack_require__(8563);
// EXTERNAL MODULE: ./build/src/report/explain/rules.js
var rules = __webpack_require__(4651);
;// CONCATENATED MODULE: ./build/src/report/explain/steps.js







const RULES_NOT_WRITTEN = {
    exists: (path) => ({
        what: `${path} already exists and was not overwritten`,
        remedy: 'Give another path with `rules-file`, or remove the file',
    }),
    'too-large': (path) => ({
        what: `${path} would be larger than a rules file may be (1 MiB), and was not written`,
        remedy: 'Select fewer projects with `projects`',
    }),
    unwritable: (path) => ({
        what: `${path} could not be written`,
        remedy: 'Give a path with `rules-file` that the job can write to',
    }),
};
/** Why a step failed; the failures of requests are in a table of their own. */
const STEP_FAILURES = {
    ...GATE_FAILURES,
    ...rules/* PLAN_FAILURES */._,
    ...policies/* POLICY_FAILURES */.P,
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
        what: `No project of the deployment matches ${(0,figures/* firstOf */.Ku)(patterns) || 'the patterns'}${(0,figures/* similarNames */.qz)(near)}`,
        remedy: `Compare \`${input}\` with the names and tags that the operation \`list-projects\` shows${starHint(patterns)}`,
    }),
    'nothing-in-report': ({ patterns, near }) => ({
        what: `The report has no change that \`projects\` selects: ${(0,figures/* firstOf */.Ku)(patterns) || 'the patterns'}${(0,figures/* similarNames */.qz)(near)}`,
        remedy: 'Correct `projects`, or leave it out to undo the whole report',
    }),
    'exclusions-unmatched': ({ input, items, near = [] }) => ({
        what: `${items.length === 1 ? 'An exclusion' : `${items.length} exclusions`} in \`${input}\` ${items.length === 1 ? 'matches' : 'match'} nothing: ${(0,figures/* firstOf */.Ku)(items.map((item) => `!${item}`))}${(0,figures/* similarNames */.qz)(near)}. Nothing was written`,
        remedy: `Correct or remove what matches nothing, because the step would change what it should protect${starHint(items)}`,
    }),
    'name-unusable': ({ problem }) => ({
        what: `The platform uses a name that cannot be part of an address: it ${problem}`,
        remedy: 'Rename or delete it in the web UI of the platform',
    }),
    'list-broken': ({ cause }) => ({
        what: `The list could not be read to its end: ${cause}`,
        remedy: 'Run the step again later, and report it to the platform if it keeps happening',
    }),
    'rules-not-written': ({ path, problem }) => RULES_NOT_WRITTEN[problem](path),
    'rows-failed': (failure) => {
        const first = failure.first === undefined ? undefined : (0,rows/* explainRow */.g)(failure.first);
        const cause = failure.of === 'project' || first === undefined ? '' : `; the first cause: ${first.what}`;
        return { what: `${notDone(failure)}${cause}`, remedy: first?.remedy ?? explanation/* RUN_AGAIN */.Bs };
    },
    'other-report': ({ what, of, expected }) => ({
        what: `The report belongs to another ${what === 'deployment' ? 'deployment' : 'platform'}: ${of}, not ${expected}. Nothing was written`,
        remedy: `Use the report of a step on ${expected}, or correct ${what === 'deployment' ? '`deployment-slug`' : '`base-url`'}`,
    }),
    'not-on-github': github/* notOnGitHub */.kL,
    github: ({ cause }) => (0,github/* explainGitHub */.$2)(cause),
    'time-limit': ({ limitMs }) => ({
        what: `The step ended because its time limit of ${(0,figures/* duration */.p0)(limitMs)} was reached`,
        remedy: 'Raise `time-limit`, or give the step less to do, then run it again: it does only what is left',
    }),
    stopped: () => ({
        what: 'The step was cancelled after all its work was done',
        remedy: 'Nothing is left to do',
    }),
    unexpected: explanation/* unexpected */.os,
};
/** What surprises most in patterns, where one is used. */
function starHint(patterns) {
    const single = patterns.some((pattern) => pattern.replaceAll('**', '').includes('*'));
    return single ? '; `*` matches within a segment, `**` across `/`' : '';
}
function notDone({ of, failed, unknown, selected }) {
    if (selected === undefined) {
        if (unknown === 0)
            return 'Not all of the selected findings were triaged';
        return `The outcome for up to ${(0,figures/* counted */.hS)(unknown, of)} is not known`;
    }
    const all = (0,figures/* counted */.hS)(selected, of);
    if (failed === 0)
        return `The outcome for ${(0,figures/* number */.ai)(unknown)} of ${all} is not known`;
    const what = of === 'finding' ? `${failed === 1 ? 'was' : 'were'} not triaged` : 'failed';
    const open = unknown === 0 ? '' : ` (for ${(0,figures/* number */.ai)(unknown)} the outcome is not known)`;
    return `${(0,figures/* number */.ai)(failed)} of ${all} ${what}${open}`;
}


/***/ }),

/***/ 3383:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ failureReason)
/* harmony export */ });
/* unused harmony export isUncertain */
/* harmony import */ var _model_policy_rules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5991);
/* harmony import */ var _row_states_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8531);


const REASONS = {
    status: statusReason,
    'rate-limit': 'rate-limited',
    connection: 'unreachable',
    proxy: 'unreachable',
    certificate: 'unreachable',
    'client-certificate': 'unreachable',
    'time-out': 'unreachable',
    redirect: 'unreachable',
    answer: 'other',
    'another-answer': 'other',
    cancelled: 'cancelled',
    stopped: 'cancelled',
    'time-limit': 'time-limit',
    'no-deployment': 'token-refused',
    'several-deployments': 'invalid-inputs',
    'other-deployment': 'invalid-inputs',
    'nothing-selected': 'not-found',
    'nothing-in-report': 'not-found',
    'exclusions-unmatched': 'invalid-inputs',
    'name-unusable': 'other',
    'list-broken': 'other',
    'rules-not-written': ({ problem }) => (problem === 'unwritable' ? 'other' : 'invalid-inputs'),
    'too-many-changes': 'too-many-changes',
    'rows-failed': 'some-failed',
    'plan-changed': 'plan-changed',
    'plan-outdated': 'plan-changed',
    'policies-changed': 'plan-changed',
    'policies-invalid': 'invalid-inputs',
    'policies-moving': 'other',
    'other-report': 'invalid-inputs',
    'gate-failed': 'gate-failed',
    'gate-scan-failed': 'gate-failed',
    'gate-list-failed': ({ cause }) => reasonOf(cause),
    'gate-overwritten': 'gate-failed',
    'product-not-run': 'gate-failed',
    'scan-timeout': 'scan-timeout',
    'findings-missing': 'scan-timeout',
    'no-scan': 'no-scan',
    drift: 'drift',
    'not-on-github': ({ what }) => (what === 'owner' ? 'not-found' : 'invalid-inputs'),
    github: ({ cause }) => gitHubReason(cause),
    unexpected: 'other',
};
/** Undefined where the step did not fail. */
function failureReason(result, cancelled) {
    const { failure } = result;
    if (failure === undefined)
        return undefined;
    if (cancelled)
        return 'cancelled';
    if (failure.kind === 'time-limit')
        return 'time-limit';
    return isUncertain(result) ? 'uncertain' : reasonOf(failure);
}
/** Whether a write may have taken effect that nobody saw. */
function isUncertain(result) {
    const journal = (0,_row_states_js__WEBPACK_IMPORTED_MODULE_1__/* .journalIn */ .zc)(result);
    if (journal === undefined)
        return false;
    const { policies, projects, findings, triage } = journal;
    return (triage.uncertain.atMost > 0 ||
        [...policies, ...projects, ...findings].some(({ state }) => state === 'unknown'));
}
function reasonOf(failure) {
    const reason = REASONS[failure.kind];
    return typeof reason === 'function' ? reason(failure) : reason;
}
function statusReason({ status = 0, serverCode = '', }) {
    if (_model_policy_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .REFUSED_POLICIES */ .q.has(serverCode))
        return 'invalid-inputs';
    if (status === 401 || status === 403)
        return 'token-refused';
    if (status === 404 || status === 410)
        return 'not-found';
    if (status === 429)
        return 'rate-limited';
    return status >= 500 || status === 407 || status === 408 ? 'unreachable' : 'other';
}
function gitHubReason({ kind, status }) {
    if (kind === 'rate-limited')
        return 'rate-limited';
    if (kind === 'cancelled')
        return 'cancelled';
    if (kind === 'status')
        return statusReason({ status });
    return kind === 'answer' ? 'other' : 'unreachable';
}


/***/ }),

/***/ 2187:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mt: () => (/* binding */ idList),
/* harmony export */   Nw: () => (/* binding */ sameElsewhere),
/* harmony export */   YS: () => (/* binding */ findingSections),
/* harmony export */   jL: () => (/* binding */ siblingsText)
/* harmony export */ });
/* harmony import */ var _explain_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3699);
/* harmony import */ var _figures_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1953);
/* harmony import */ var _findings_counts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(915);
/* harmony import */ var _findings_finding_list_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6767);
/* harmony import */ var _findings_shown_finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8542);
/* harmony import */ var _findings_tally_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(69);
/* harmony import */ var _markup_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4110);







/** Everything about findings that are triaged: what went wrong, counts, and the first of them. */
function findingSections(rows, options) {
    const inState = (...states) => rows.filter(({ state }) => states.includes(state));
    const moved = inState('changed', 'would-change');
    const shown = moved.map(({ change }) => change.target);
    const isKnown = shown.some(({ severity, rule }) => severity !== undefined || rule !== undefined);
    return [
        ...failedSection('Findings that were not triaged', inState('failed'), options),
        ...failedSection('Unknown: the triage may have taken effect', inState('unknown'), options),
        ...(0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .section */ .uW)(options.dryRun ? 'Findings that would be triaged' : 'Triaged findings', ...(isKnown ? (0,_findings_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .findingCounts */ .s)((0,_findings_tally_js__WEBPACK_IMPORTED_MODULE_4__/* .tallyOf */ .sv)(shown, options.nowMs)) : []), isKnown
            ? (0,_findings_finding_list_js__WEBPACK_IMPORTED_MODULE_2__/* .findingList */ .QQ)((0,_findings_shown_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .worstFirst */ .md)(shown), options)
            : idList(shown.map(({ id }) => id), shown.length)),
        ...failedSection('Left as they are', inState('left'), options),
        ...failedSection('Not reached: the step ended before', inState('not-reached'), options),
    ];
}
function failedSection(title, rows, options) {
    const targets = rows.slice(0, _markup_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_ROWS */ .pX).map(({ change }) => change.target);
    const hasReason = rows.some(({ failure }) => failure !== undefined);
    const why = (_finding, index) => {
        const failure = rows[index]?.failure;
        return failure === undefined ? '' : (0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .prose */ .CS)((0,_explain_js__WEBPACK_IMPORTED_MODULE_0__/* .shortRow */ .vs)(failure), 500);
    };
    return (0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .section */ .uW)(title, (0,_findings_finding_list_js__WEBPACK_IMPORTED_MODULE_2__/* .findingList */ .QQ)(targets, {
        ...options,
        total: rows.length,
        ...(hasReason ? { extra: { head: 'Why', cell: why } } : {}),
    }));
}
/** Where nothing but ids is known they go side by side rather than each in a row of its own. */
function idList(ids, total) {
    if (ids.length === 0)
        return '';
    const shown = ids.slice(0, _markup_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_ROWS */ .pX).map((id) => `<code>${id}</code>`);
    return `<p>${shown.join(' ')}</p>${(0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .leftOut */ .ig)(total - shown.length, 'findings')}`;
}
function siblingsText({ length }) {
    return length === 0 ? undefined : sameElsewhere(length);
}
/** `12 findings that are the same on other branches` */
function sameElsewhere(count) {
    return `${(0,_figures_js__WEBPACK_IMPORTED_MODULE_6__/* .counted */ .hS)(count, 'finding')} that ${count === 1 ? 'is' : 'are'} the same on other branches`;
}


/***/ }),

/***/ 915:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ severityChips),
/* harmony export */   s: () => (/* binding */ findingCounts)
/* harmony export */ });
/* harmony import */ var _figures_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1953);
/* harmony import */ var _markup_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4110);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4913);
/* harmony import */ var _finding_list_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6767);
/* harmony import */ var _shown_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8542);





const BAR = 10;
const MAX_BARS = 5;
/** Fewer counts than this are a line of text. */
const MIN_BARS = 3;
/** Findings by severity, and of more than a list shows at once by rule, repository and age, too. */
function findingCounts(tally, { oneRepository = false } = {}) {
    const { total, byRule, byRepository, byAge } = tally;
    if (total < 2)
        return [];
    const severities = (0,_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .paragraph */ .FY)(severityChips(tally));
    if (total <= _markup_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_BLOCKS */ .I7)
        return [severities];
    return [
        severities,
        chart(byRule, total, ['Rule', 'Rules'], (rule) => (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .html */ .qy)((0,_shown_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .shortRule */ .r0)(rule), 80)),
        oneRepository ? '' : chart(byRepository, total, ['Repository', 'Repositories'], (name) => (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .html */ .qy)(name, 80)),
        (0,_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .paragraph */ .FY)(`<b>Age</b>: ${chips(byAge, _text_js__WEBPACK_IMPORTED_MODULE_3__/* .html */ .qy)}`),
    ];
}
/** `🟥 2 critical · 🟧 9 high` */
function severityChips({ bySeverity }) {
    return [...bySeverity].map(([severity, count]) => (0,_finding_list_js__WEBPACK_IMPORTED_MODULE_0__/* .severityCell */ .kY)(severity, (0,_figures_js__WEBPACK_IMPORTED_MODULE_4__/* .number */ .ai)(count))).join(' · ');
}
/** `main 12 · trunk 3` */
function chips(counts, label) {
    return [...counts].map((one) => chip(one, label)).join(' · ');
}
function chip([key, count], label) {
    return `${label(key)} <b>${(0,_figures_js__WEBPACK_IMPORTED_MODULE_4__/* .number */ .ai)(count)}</b>`;
}
/**
 * Bars are of text: they look alike in light and dark, in mails and on phones, and need no other escaping than the rest.
 * Their shade is half that of the text.
 */
function chart(counts, total, [one, several], label) {
    if (counts.size < MIN_BARS)
        return (0,_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .paragraph */ .FY)(`<b>${counts.size === 1 ? one : several}</b>: ${chips(counts, label)}`);
    const shown = [...counts].slice(0, MAX_BARS);
    const max = Math.max(...shown.map(([, count]) => count));
    const lines = shown.map((one) => `<code>${bar(one[1] / max)}</code> ${chip(one, label)}`);
    const rest = counts.size - shown.length;
    const others = total - shown.reduce((sum, [, count]) => sum + count, 0);
    const more = (0,_figures_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(rest, `more ${one.toLowerCase()}`, `more ${several.toLowerCase()}`);
    return (0,_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .paragraph */ .FY)([
        `<b>${several}</b>`,
        ...lines,
        ...(rest > 0 ? [`… and ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(others, 'finding')} of ${more}`] : []),
    ].join('<br>'));
}
/** At least one block, so that nothing looks like none. */
function bar(share) {
    const length = Math.max(1, Math.round(share * BAR));
    return '▒'.repeat(length) + '&nbsp;'.repeat(BAR - length);
}


/***/ }),

/***/ 6767:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QQ: () => (/* binding */ findingList),
/* harmony export */   Y1: () => (/* binding */ findingBlocks),
/* harmony export */   kY: () => (/* binding */ severityCell),
/* harmony export */   mC: () => (/* binding */ findingLine)
/* harmony export */ });
/* unused harmony export ruleCell */
/* harmony import */ var _model_time_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4386);
/* harmony import */ var _figures_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1953);
/* harmony import */ var _markup_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4110);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4913);
/* harmony import */ var _shown_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8542);





const MAX_MESSAGE = 500;
/** Findings as people know them: a table where they are many and fit, else blocks. */
function findingList(findings, options) {
    const { total = findings.length, maxRows = _markup_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_ROWS */ .pX, extra } = options;
    const shown = findings.slice(0, maxRows);
    const isOfSecrets = shown.every(({ secretType }) => secretType !== undefined);
    const head = [isOfSecrets ? 'Type' : 'Rule', 'Place', ...(extra ? [extra.head] : []), 'Finding'];
    const rows = findingCells(shown, options);
    if ((0,_markup_js__WEBPACK_IMPORTED_MODULE_1__/* .isTabular */ .an)([head, ...rows], total))
        return (0,_markup_js__WEBPACK_IMPORTED_MODULE_1__/* .table */ .tp)(head, rows, { total, of: 'findings', maxRows });
    const isShort = total <= _markup_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_BLOCKS */ .I7;
    const blocks = findingBlocks(isShort ? shown : shown.map((one) => ({ ...one, message: '' })), options);
    return blocks.length === 0 ? '' : blocks.join('\n') + (0,_markup_js__WEBPACK_IMPORTED_MODULE_1__/* .leftOut */ .ig)(total - blocks.length, 'findings');
}
/** One below the other: what and where, why, and what to do. */
function findingBlocks(findings, options) {
    const { links, nowMs, extra, oneRepository } = options;
    const hasBranches = differInBranch(findings);
    return (0,_markup_js__WEBPACK_IMPORTED_MODULE_1__/* .firstThatFit */ .f)(findings, (finding, index) => {
        const { id, repository = '', ref, message = '', validation } = finding;
        const { advice = [(0,_shown_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .validationText */ .nP)(validation)] } = finding;
        const place = [oneRepository ? '' : (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .html */ .qy)(repository), placeCell(finding)].filter(Boolean).join(' ');
        const more = [
            ...advice.map((text) => (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .html */ .qy)(text)),
            hasBranches ? (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .html */ .qy)((0,_shown_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .branchName */ .at)(ref), 60) : '',
            ageCell(finding, nowMs),
            (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .link */ .nf)(`finding ${id}`, links.finding(id)),
        ];
        const lines = [
            [whatCell(finding), place].filter(Boolean).join(' in '),
            (0,_markup_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS)(message, MAX_MESSAGE),
            extra?.cell(finding, index) ?? '',
            more.filter(Boolean).join(' · '),
        ];
        return (0,_markup_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraph */ .FY)(lines.filter(Boolean).join('<br>'));
    });
}
function findingCells(findings, options) {
    const { links, nowMs, extra, oneRepository } = options;
    const hasBranches = differInBranch(findings);
    return findings.map((finding, index) => {
        const { id, repository = '', ref, validation } = finding;
        const where = [oneRepository ? '' : (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .html */ .qy)(repository), hasBranches ? (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .html */ .qy)((0,_shown_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .branchName */ .at)(ref), 60) : ''];
        const cells = [
            [whatCell(finding), (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .html */ .qy)((0,_shown_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .validationText */ .nP)(validation), 30)],
            [placeCell(finding), where.filter(Boolean).join(' · ')],
            ...(extra ? [[extra.cell(finding, index)]] : []),
            [(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .link */ .nf)(String(id), links.finding(id)), ageCell(finding, nowMs)],
        ];
        return cells.map((lines) => lines.filter(Boolean).join('<br>'));
    });
}
/** The same finding on several branches has a row for each. */
function differInBranch(findings) {
    return new Set(findings.map(({ ref }) => ref)).size > 1;
}
function whatCell(finding) {
    const rule = ruleCell((0,_shown_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .ruleName */ .oF)(finding) ?? '');
    return [severityCell(finding.severity ?? ''), rule && `<b>${rule}</b>`].filter(Boolean).join(' ');
}
const SEVERITY_SIGNS = new Map([
    ['critical', '🟥'],
    ['high', '🟧'],
    ['medium', '🟨'],
    ['low', '🟦'],
]);
/** A sign and the word, so that neither colour nor language is needed. */
function severityCell(severity, count = '') {
    const sign = SEVERITY_SIGNS.get(severity) ?? '';
    return [sign, count, (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .html */ .qy)(severity, 30)].filter(Boolean).join('&nbsp;');
}
/** The whole name shows where the mouse rests. */
function ruleCell(rule) {
    const short = (0,_shown_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .shortRule */ .r0)(rule);
    const shown = rule === '' ? '' : (0,_markup_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(short, 80);
    return short === rule ? shown : `<span title="${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .html */ .qy)(rule, 300)}">${shown}</span>`;
}
/** `src/app.py:12`, linked to the line of code. */
function placeCell({ path, line, url }) {
    if (path === undefined)
        return url === undefined ? '' : (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .link */ .nf)('code', url);
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .linked */ .q)((0,_markup_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(`${path}${line === undefined ? '' : `:${line}`}`, 120), url);
}
function ageCell({ relevantSince }, nowMs) {
    const since = (0,_model_time_js__WEBPACK_IMPORTED_MODULE_3__/* .epochMs */ .e)(relevantSince);
    return since === undefined ? '' : (0,_markup_js__WEBPACK_IMPORTED_MODULE_1__/* .unbroken */ .D_)((0,_figures_js__WEBPACK_IMPORTED_MODULE_4__/* .age */ .KW)(since, nowMs));
}
/** `high  tainted-sql  acme/api  src/db.py:12  main  (finding 123)` */
function findingLine(finding) {
    const { id, severity, repository, path, line, ref, validation } = finding;
    const rule = (0,_shown_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .ruleName */ .oF)(finding);
    const place = path === undefined ? undefined : `${path}${line === undefined ? '' : `:${line}`}`;
    return [
        severity,
        rule && (0,_shown_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .shortRule */ .r0)(rule),
        (0,_shown_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .validationText */ .nP)(validation),
        repository,
        place,
        (0,_shown_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .branchName */ .at)(ref),
        `(finding ${id})`,
    ]
        .filter(Boolean)
        .join('  ');
}


/***/ }),

/***/ 8542:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EM: () => (/* binding */ WorstFindings),
/* harmony export */   Pg: () => (/* binding */ shownFinding),
/* harmony export */   at: () => (/* binding */ branchName),
/* harmony export */   md: () => (/* binding */ worstFirst),
/* harmony export */   nP: () => (/* binding */ validationText),
/* harmony export */   oF: () => (/* binding */ ruleName),
/* harmony export */   r0: () => (/* binding */ shortRule)
/* harmony export */ });
/* harmony import */ var _model_change_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4535);
/* harmony import */ var _model_filters_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9016);
/* harmony import */ var _model_time_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4386);
/* harmony import */ var _platform_http_decode_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2186);




/** A finding of a list, as tables show it. */
function shownFinding(finding) {
    const { rule, message, vulnerability_identifier: vulnerability } = finding;
    const more = (0,_platform_http_decode_js__WEBPACK_IMPORTED_MODULE_2__/* .present */ .Eb)({ rule: rule ?? vulnerability, message });
    return { ...(0,_model_change_js__WEBPACK_IMPORTED_MODULE_0__/* .findingTarget */ .z)(finding), ...more, advice: adviceOn(finding) };
}
function adviceOn({ dependency, fixes = [], reachability, validation_state, malicious }) {
    const versions = fixes.flatMap(({ package: name = dependency?.package ?? '', version }) => version === undefined ? [] : [`${name} ${version}`]);
    const used = [dependency?.package, dependency?.version].filter(Boolean).join(' ');
    const instead = used === '' ? '' : ` instead of ${used}`;
    return [
        ...(versions.length === 0 ? [] : [`Fixed in ${versions.join(', ')}${instead}`]),
        ...(versions.length === 0 && used !== '' ? [`No fixed version of ${used} is known`] : []),
        ...(malicious === true ? ['malicious'] : []),
        ...[reachability, validation_state].flatMap((text) => text?.replaceAll('_', ' ') ?? []),
    ];
}
/** What people know the kind of problem by. */
function ruleName({ rule, secretType, }) {
    return secretType ?? rule;
}
/** `confirmed valid` */
function validationText(validation) {
    return (validation ?? '').replaceAll('_', ' ');
}
function ranked(finding, sinceMs) {
    return { finding, rank: (0,_model_filters_js__WEBPACK_IMPORTED_MODULE_1__/* .severityRank */ .qs)(finding.severity), sinceMs: sinceMs ?? Number.POSITIVE_INFINITY };
}
function compare(one, other) {
    if (one.rank !== other.rank)
        return one.rank - other.rank;
    return one.sinceMs === other.sinceMs ? 0 : one.sinceMs < other.sinceMs ? -1 : 1;
}
/** Worst first, then oldest first; the order of what is equal stays. */
function worstFirst(findings) {
    return findings
        .map((finding) => ranked(finding, (0,_model_time_js__WEBPACK_IMPORTED_MODULE_3__/* .epochMs */ .e)(finding.relevantSince)))
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
    add(finding, sinceMs) {
        this.#kept.push(ranked(finding, sinceMs));
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

/***/ 69:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xi: () => (/* binding */ TallyCounter),
/* harmony export */   sv: () => (/* binding */ tallyOf),
/* harmony export */   ur: () => (/* binding */ severityCounts)
/* harmony export */ });
/* harmony import */ var _model_days_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8384);
/* harmony import */ var _model_filters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9016);
/* harmony import */ var _model_time_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4386);
/* harmony import */ var _figures_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1953);
/* harmony import */ var _shown_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8542);





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
    add(finding, sinceMs) {
        const { severity, repository } = finding;
        this.#total += 1;
        increment(this.#severities, severity ?? UNKNOWN);
        increment(this.#ages, this.#ageOf(sinceMs));
        increment(this.#rules, (0,_shown_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .ruleName */ .oF)(finding) ?? UNKNOWN);
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
            bySeverity: ordered(this.#severities, _model_filters_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .oC.toReversed()),
            byAge: ordered(this.#ages, AGES.map(([label]) => label)),
            byRule: mostFirst(this.#rules),
            byRepository: mostFirst(this.#repositories),
        };
    }
    #ageOf(sinceMs) {
        if (sinceMs === undefined)
            return UNKNOWN;
        const days = (this.#nowMs - sinceMs) / _model_days_js__WEBPACK_IMPORTED_MODULE_2__/* .DAY_MS */ .sO;
        return AGES.find(([, below]) => days < below)?.[0] ?? UNKNOWN;
    }
}
function tallyOf(findings, nowMs) {
    const counter = new TallyCounter(nowMs);
    for (const finding of findings)
        counter.add(finding, (0,_model_time_js__WEBPACK_IMPORTED_MODULE_3__/* .epochMs */ .e)(finding.relevantSince));
    return counter.tally;
}
/** `3 critical, 12 high`: worst first. */
function severityCounts({ bySeverity }) {
    return [...bySeverity].map(([severity, count]) => `${(0,_figures_js__WEBPACK_IMPORTED_MODULE_4__/* .number */ .ai)(count)} ${severity}`).join(', ');
}
function increment(counts, key) {
    counts.set(key, (counts.get(key) ?? 0) + 1);
}
function mostFirst(counts) {
    return new Map([...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)));
}


/***/ }),

/***/ 3473:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HA: () => (/* binding */ thresholdText),
/* harmony export */   Hs: () => (/* binding */ countedFindings),
/* harmony export */   MT: () => (/* binding */ verdictLine),
/* harmony export */   PU: () => (/* binding */ VERDICT_SIGNS),
/* harmony export */   jG: () => (/* binding */ leftOutText)
/* harmony export */ });
/* harmony import */ var _figures_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1953);
/* harmony import */ var _findings_shown_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8542);
/* harmony import */ var _findings_tally_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69);
/* harmony import */ var _scan_outputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3472);




/** Worst first, each linked to its line in the commit that was scanned. */
function countedFindings(result) {
    const address = commitAddress(result);
    const shown = (result.counted ?? []).map(_findings_shown_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .shownFinding */ .Pg);
    return (0,_findings_shown_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .worstFirst */ .md)(address === undefined ? shown : shown.map((finding) => ({ ...finding, ...lineUrl(address, finding) })));
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
        return `passed, ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(tally.total, 'finding')} only reported (${(0,_findings_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .severityCounts */ .ur)(tally)})`;
    },
    failed: (result) => {
        if (result.because !== undefined)
            return `failed, because ${scanFailureText(result)}`;
        const tally = gateTally(result);
        return `failed, ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(tally.total, 'finding')} to fix (${(0,_findings_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .severityCounts */ .ur)(tally)})`;
    },
    'timed-out': (result) => `timed out, because ${scanFailureText(result)}`,
    'no-scan': (result) => result.because === undefined
        ? `no scan of ${commitText(result)} found${waitedText(result)}`
        : `no scan, because ${scanFailureText(result)}`,
    skipped: (result) => `skipped, because ${scanFailureText(result)}`,
};
const CAUSES = {
    fork: () => 'a pull request from a fork gets no token',
    dependabot: () => 'a run of Dependabot gets no token',
    'head-moved': (result) => `the pull request has a newer commit than ${commitText(result)}`,
    'newer-scan': (result) => `a newer commit than ${commitText(result)} has been scanned`,
    overwritten: () => 'the scan of an earlier commit completed later and replaced the findings',
    'unknown-project': ({ request }) => `the platform does not know ${request.project}`,
    'findings-missing': () => 'the scan found something that the platform does not list',
    undecided: () => 'the gate could not find out what the scan found',
    'scan-failed': (result) => `the scan of ${commitText(result)} did not complete`,
    'list-failed': () => 'the findings of the scan could not be read',
    'product-not-run': () => 'the scan did not run a product that was asked for',
};
/** Why the verdict is what it is where findings did not decide it. */
function scanFailureText(result) {
    if (result.because !== undefined)
        return CAUSES[result.because](result);
    return `the scan of ${commitText(result)} had not ended${waitedText(result)}`;
}
function waitedText({ waitedMs }) {
    return waitedMs >= 1000 ? ` after ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_2__/* .duration */ .p0)(waitedMs)}` : '';
}
function commitText({ commit }) {
    return commit === undefined ? 'the commit' : (0,_scan_outputs_js__WEBPACK_IMPORTED_MODULE_3__/* .shortCommit */ .A)(commit);
}
const VERDICT_SIGNS = {
    passed: '✅',
    failed: '❌',
    'timed-out': '⌛',
    'no-scan': '❔',
    skipped: '⏭️',
};
function gateTally(result) {
    return (0,_findings_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .tallyOf */ .sv)(countedFindings(result), 0);
}
const LEFT_OUT = {
    'below-severity': 'below the severity that fails',
    'below-confidence': 'below the confidence that counts',
    'on-primary-branch': 'on the primary branch already',
    'ignored-on-primary-branch': 'ignored on the primary branch',
    triaged: 'ignored by someone',
    fixed: 'fixed',
    'provisionally-ignored': 'ignored provisionally by the platform',
};
/** `3 on the primary branch already, 1 fixed`: why findings of the scan do not count. */
function leftOutText({ leftOut }) {
    return Object.entries(LEFT_OUT)
        .filter(([reason]) => leftOut[reason] > 0)
        .map(([reason, phrase]) => `${(0,_figures_js__WEBPACK_IMPORTED_MODULE_2__/* .number */ .ai)(leftOut[reason])} ${phrase}`)
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

/***/ 8323:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ListRows: () => (/* binding */ ListRows)
});

// EXTERNAL MODULE: ./build/src/model/time.js
var time = __webpack_require__(4386);
// EXTERNAL MODULE: ./build/src/platform/http/json.js
var http_json = __webpack_require__(9598);
// EXTERNAL MODULE: ./build/src/report/findings/shown-finding.js
var shown_finding = __webpack_require__(8542);
;// CONCATENATED MODULE: ./build/src/report/findings/csv.js

const COLUMNS = [
    ['id', ({ id }) => id],
    ['issue_type', ({ kind }) => kind],
    ['severity', ({ severity }) => severity],
    ['confidence', ({ confidence }) => confidence],
    ['status', ({ status }) => status],
    ['triage_state', ({ triage_state }) => triage_state],
    ['triage_reason', ({ triage_reason }) => triage_reason],
    ['triage_note', ({ triage_comment }) => triage_comment],
    ['triaged_at', ({ triaged_at }) => triaged_at],
    ['rule', ({ rule }) => rule],
    ['message', ({ message }) => message],
    ['repository', ({ repository }) => repository],
    ['ref', ({ ref }) => ref],
    ['branch', ({ ref }) => (ref === undefined ? undefined : (0,shown_finding/* branchName */.at)(ref))],
    ['path', ({ path }) => path],
    ['line', ({ line }) => line],
    ['end_line', ({ end_line }) => end_line],
    ['url', ({ line_of_code_url }) => line_of_code_url],
    ['created_at', ({ created_at }) => created_at],
    ['relevant_since', ({ relevant_since }) => relevant_since],
    ['categories', ({ categories }) => categories?.join('; ')],
    ['cwe', ({ cwe_names }) => cwe_names?.join('; ')],
    ['owasp', ({ owasp_names }) => owasp_names?.join('; ')],
    ['component_tag', ({ component_tag }) => component_tag],
    ['autotriage_verdict', ({ autotriage_verdict }) => autotriage_verdict],
    ['ticket', ({ ticket }) => ticket?.url ?? ticket?.slug ?? ticket?.id],
    ['dependency', ({ dependency }) => dependency?.package],
    ['dependency_version', ({ dependency }) => dependency?.version],
    ['transitivity', ({ dependency }) => dependency?.transitivity],
    ['reachability', ({ reachability }) => reachability],
    ['epss_score', ({ epss_score }) => epss_score],
    ['malicious', ({ malicious }) => malicious],
    ['vulnerability', ({ vulnerability_identifier }) => vulnerability_identifier],
    ['secret_type', ({ secret_type }) => secret_type],
    ['validation_state', ({ validation_state }) => validation_state],
    ['historical', ({ historical }) => historical],
];
/** Without it, spreadsheets take the file for one of an old code page. */
const BYTE_ORDER_MARK = '\ufeff';
/** Findings as CSV (RFC 4180), one line each under a line of names. */
class CsvFile {
    #sink;
    #isStarted = false;
    constructor(sink) {
        this.#sink = sink;
    }
    add(finding) {
        this.#start();
        this.#sink.write(lineOf(COLUMNS.map(([, cell]) => cell(finding))));
    }
    /** A list without findings has the line of names. */
    end() {
        this.#start();
        this.#sink.close();
    }
    #start() {
        if (this.#isStarted)
            return;
        this.#isStarted = true;
        this.#sink.write(BYTE_ORDER_MARK + lineOf(COLUMNS.map(([head]) => head)));
    }
}
function lineOf(cells) {
    return `${cells.map(cellText).join(',')}\r\n`;
}
/** Most texts need none of what follows. */
const NEEDS_CARE = /^[=+\-@\t＝＋－＠]|[",\r\n]/;
/**
 * A text that a spreadsheet would run as a formula gets an apostrophe in front, which shows it as text. Numbers stay
 * numbers, also negative ones.
 */
function cellText(cell) {
    if (typeof cell !== 'string')
        return cell === undefined ? '' : String(cell);
    if (!NEEDS_CARE.test(cell))
        return cell;
    const harmless = /^[=+\-@\t\r\n＝＋－＠]/.test(cell) ? `'${cell}` : cell;
    return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./build/src/platform/http/decode.js
var decode = __webpack_require__(2186);
// EXTERNAL MODULE: ./build/src/model/filters.js
var filters = __webpack_require__(9016);
;// CONCATENATED MODULE: ./build/src/report/findings/sarif-rules.js

/** GitHub's limits. */
const MAX_RULES = 25_000;
const MAX_ID_LENGTH = 255;
const MAX_DESCRIPTION_LENGTH = 1024;
const MAX_TAGS = 10;
/** By severity: what GitHub turns into its own words critical, high, medium and low. */
const SECURITY_SEVERITIES = new Map([
    ['critical', '9.5'],
    ['high', '8.0'],
    ['medium', '5.5'],
    ['low', '2.0'],
]);
const LEVELS = new Map([
    ['critical', 'error'],
    ['high', 'error'],
    ['medium', 'warning'],
    ['low', 'note'],
]);
/** The rules of a SARIF file, in the order in which their findings came. */
class SarifRules {
    #rules = new Map();
    hasRoom(id) {
        return this.#rules.size < MAX_RULES || this.#rules.has(id);
    }
    /** The place of a finding's rule among all rules; a new one gets the next. */
    indexOf(finding) {
        const id = ruleIdOf(finding);
        const { severity, confidence, message } = finding;
        const known = this.#rules.get(id);
        if (known === undefined) {
            const index = this.#rules.size;
            const text = sarif_rules_short(message ?? finding.rule ?? id);
            this.#rules.set(id, { index, id, message: text, severity, confidence, tags: tagsOf(finding) });
            return index;
        }
        // One rule has one severity on GitHub: the worst that its findings have.
        if ((0,filters/* severityRank */.qs)(severity) < (0,filters/* severityRank */.qs)(known.severity))
            known.severity = severity;
        return known.index;
    }
    get all() {
        return [...this.#rules.values()].map(ruleObject);
    }
}
/** The same in every file, because GitHub tells alerts apart by it. */
function ruleIdOf({ kind, rule, secret_type, vulnerability_identifier }) {
    return (rule ?? vulnerability_identifier ?? secret_type ?? kind).toWellFormed().slice(0, MAX_ID_LENGTH);
}
function levelOf(severity) {
    return LEVELS.get(severity ?? '') ?? 'warning';
}
function ruleObject({ id, message, severity, confidence, tags }) {
    const securitySeverity = SECURITY_SEVERITIES.get(severity ?? '');
    return {
        id,
        ...nameOf(id),
        shortDescription: { text: sentence(id.split('.').pop() ?? id) },
        fullDescription: { text: sentence(message) },
        help: { text: sentence(message) },
        defaultConfiguration: { level: levelOf(severity) },
        properties: {
            ...(confidence === undefined ? {} : { precision: confidence }),
            ...(securitySeverity === undefined ? {} : { 'security-severity': securitySeverity }),
            tags: [...tags].slice(0, MAX_TAGS),
        },
    };
}
function tagsOf({ kind, cwe_names = [], owasp_names = [] }) {
    const cwes = cwe_names.flatMap((name) => {
        const digits = /^CWE-(\d+)/i.exec(name)?.[1];
        return digits === undefined ? [] : [`external/cwe/cwe-${digits.padStart(3, '0')}`];
    });
    return new Set(['security', kind, ...cwes, ...owasp_names.map((name) => `OWASP-${name.slice(0, 80)}`)]);
}
/** `python.lang.sql-injection` → `PythonLangSqlInjection`, as SARIF wants names; it wants none that is the id. */
function nameOf(id) {
    const parts = id.split(/[^\p{L}\p{N}]+/u).filter((part) => part !== '');
    const name = parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join('');
    return name === '' || name.toLowerCase() === id.toLowerCase() ? {} : { name };
}
function sentence(text) {
    const trimmed = sarif_rules_short(text.trim());
    return /[.!?]$/.test(trimmed) ? trimmed : `${trimmed}.`;
}
function sarif_rules_short(text) {
    const line = text.toWellFormed();
    return line.length < MAX_DESCRIPTION_LENGTH
        ? line
        : `${line.slice(0, MAX_DESCRIPTION_LENGTH - 2).toWellFormed()}…`;
}

;// CONCATENATED MODULE: ./build/src/report/findings/sarif-result.js



/** A finding that has a path, as a SARIF result. */
function resultOf(finding, ruleIndex) {
    const { message, rule, match_based_id, line_of_code_url } = finding;
    const suppressions = suppressionsOf(finding);
    const address = addressOf(line_of_code_url);
    return {
        ruleId: ruleIdOf(finding),
        ruleIndex,
        level: levelOf(finding.severity),
        message: { text: sentence(message ?? rule ?? finding.secret_type ?? 'Finding of the platform') },
        locations: [{ physicalLocation: placeOf(finding) }],
        partialFingerprints: fingerprintsOf(match_based_id ?? `finding ${finding.id}`),
        ...(match_based_id === undefined ? {} : { fingerprints: { 'matchBasedId/v1': match_based_id } }),
        ...(suppressions.length === 0 ? {} : { suppressions }),
        ...(address === undefined ? {} : { hostedViewerUri: address }),
        properties: propertiesOf(finding),
    };
}
/** What contradicts itself is left out, such as an end before the start. */
function placeOf({ path = '', line, column, end_line, end_column }) {
    const startLine = atLeast(1, line) ?? 1;
    const startColumn = atLeast(1, column);
    const endLine = atLeast(startLine, end_line);
    const isOneLine = (endLine ?? startLine) === startLine;
    const endColumn = atLeast(isOneLine ? (startColumn ?? 1) : 1, end_column);
    const region = { startLine, startColumn, endLine, endColumn };
    return {
        artifactLocation: { uri: uriOf(path), uriBaseId: '%SRCROOT%' },
        region: (0,decode/* present */.Eb)(region),
    };
}
/**
 * GitHub reads this key only, and in this form: 16 hexadecimal digits, and which of several equal ones it is. The
 * platform's id ends with such a number after `_`.
 */
function fingerprintsOf(matchBasedId) {
    const [, hash = matchBasedId, index = '0'] = /^(.*)_(\d{1,9})$/s.exec(matchBasedId) ?? [];
    const digits = (0,external_node_crypto_.createHash)('sha256').update(hash).digest('hex').slice(0, 16);
    return { primaryLocationLineHash: `${digits}:${Number(index) + 1}` };
}
/** What people, or the platform on its own, have ignored. */
function suppressionsOf({ status, triage_reason, triage_comment }) {
    if (status !== 'ignored' && status !== 'provisionally_ignored')
        return [];
    const justification = [triage_reason?.replaceAll('_', ' '), triage_comment].filter(Boolean).join(': ');
    return [
        {
            kind: 'external',
            status: status === 'ignored' ? 'accepted' : 'underReview',
            ...(justification === '' ? {} : { justification }),
        },
    ];
}
function propertiesOf(finding) {
    const { id, kind, repository, ref, status, severity, confidence, relevant_since, dependency } = finding;
    return (0,decode/* present */.Eb)({
        findingId: String(id),
        issueType: kind,
        repository,
        ref,
        status,
        severity,
        confidence,
        relevantSince: relevant_since,
        dependency: dependency?.package,
        dependencyVersion: dependency?.version,
    });
}
/** A path of the repository as a relative URI: no scheme, no leading slash, everything else encoded. */
function uriOf(path) {
    const segments = path.toWellFormed().replaceAll('\\', '/').split('/');
    const kept = segments.filter((segment) => segment !== '' && segment !== '.' && segment !== '..');
    return kept.map(encodeURIComponent).join('/') || 'unknown';
}
/** An `https` address without a user, written as RFC 3986 has it, which schemas check. */
const ADDRESS = /^https:\/\/[\w.-]+(:\d+)?([/?]([\w\-.~:/?@!$&'()*+,;=]|%[\da-f]{2})*)?(#([\w\-.~:/?@!$&'()*+,;=]|%[\da-f]{2})*)?$/i;
function addressOf(url) {
    if (url === undefined || url.length > 2000 || !URL.canParse(url))
        return undefined;
    const { href } = new URL(url);
    return ADDRESS.test(href) ? href : undefined;
}
function atLeast(min, value) {
    return value !== undefined && Number.isInteger(value) && value >= min ? value : undefined;
}

;// CONCATENATED MODULE: ./build/src/report/findings/sarif.js



/** What GitHub accepts of one file of one run, and what it shows of that. */
const MAX_RESULTS = 25_000;
const SHOWN_RESULTS = 5000;
/** Of 10 MB after compression; the rules at the end and the estimate need the rest. */
const MAX_COMPRESSED_BYTES = 9_000_000;
const CHUNK_LENGTH = 256 * 1024;
const SCHEMA = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';
/**
 * Findings as SARIF 2.1.0 for GitHub's code scanning. Results are written as they come; the rules, which are collected
 * meanwhile, follow them. What GitHub would not accept is left out and counted. An upload belongs to one repository:
 * there is no file over several.
 */
class SarifFile {
    #sink;
    #tool;
    #rules = new SarifRules();
    #repository;
    #hasSeveral = false;
    #left = new Map();
    #results = 0;
    #waiting = '';
    #compressedBytes = 0;
    constructor(sink, tool) {
        this.#sink = sink;
        this.#tool = tool;
    }
    add(finding) {
        if (this.#hasSeveral)
            return;
        const reason = this.#reasonToLeave(finding);
        if (reason !== undefined) {
            this.#left.set(reason, (this.#left.get(reason) ?? 0) + 1);
            return;
        }
        this.#repository ??= finding.repository;
        if (finding.repository !== undefined && finding.repository !== this.#repository) {
            this.#hasSeveral = true;
            this.#waiting = '';
            this.#sink.discard();
            return;
        }
        const ruleIndex = this.#rules.indexOf(finding);
        this.#write(`${this.#results === 0 ? this.#head() : ',\n'}${JSON.stringify(resultOf(finding, ruleIndex))}`);
        this.#results += 1;
    }
    /** @returns what a person has to know before an upload */
    end() {
        if (this.#hasSeveral)
            return [{ kind: 'sarif-several-repositories' }];
        if (this.#results === 0)
            this.#write(this.#head());
        const driver = {
            name: 'Code security platform',
            semanticVersion: this.#tool.version,
            informationUri: this.#tool.address,
            rules: this.#rules.all,
        };
        this.#write(`\n],\n"columnKind": "unicodeCodePoints",\n"tool": ${JSON.stringify({ driver })}\n}]\n}\n`);
        this.#flush();
        this.#sink.close();
        const beyond = this.#results - SHOWN_RESULTS;
        if (beyond > 0)
            this.#left.set('shown', beyond);
        return [...this.#left].map(([what, left]) => ({ kind: 'sarif-limit', what, left }));
    }
    #reasonToLeave(finding) {
        if (finding.status === 'fixed')
            return 'fixed';
        if (finding.path === undefined || finding.path === '')
            return 'no-place';
        if (this.#results >= MAX_RESULTS)
            return 'results';
        if (!this.#rules.hasRoom(ruleIdOf(finding)))
            return 'rules';
        return this.#compressedBytes > MAX_COMPRESSED_BYTES ? 'size' : undefined;
    }
    #head() {
        return `{\n"$schema": "${SCHEMA}",\n"version": "2.1.0",\n"runs": [{\n"results": [\n`;
    }
    #write(text) {
        this.#waiting += text;
        if (this.#waiting.length >= CHUNK_LENGTH)
            this.#flush();
    }
    /** Parts that are compressed one by one take more room than the whole: the estimate errs on the safe side. */
    #flush() {
        this.#compressedBytes += (0,external_node_zlib_.deflateRawSync)(this.#waiting, { level: 1 }).length;
        this.#sink.write(this.#waiting);
        this.#waiting = '';
    }
}

// EXTERNAL MODULE: ./build/src/report/findings/tally.js
var tally = __webpack_require__(69);
// EXTERNAL MODULE: ./build/src/report/list-parts.js
var list_parts = __webpack_require__(8145);
// EXTERNAL MODULE: ./build/src/report/markup.js
var markup = __webpack_require__(4110);
// EXTERNAL MODULE: ./build/src/report/outputs.js
var outputs = __webpack_require__(3558);
// EXTERNAL MODULE: ./build/src/report/sealed-json.js
var sealed_json = __webpack_require__(2753);
;// CONCATENATED MODULE: ./build/src/report/list-rows.js










/**
 * Takes the rows of a list as they come and writes them into the files of the step, so that a list of any length
 * needs no memory: the report, and of findings CSV and SARIF.
 */
class ListRows {
    report;
    #part;
    #findings;
    #first = [];
    #json = [];
    #length = 2;
    #count = 0;
    /** @param operation names the part of the report that has the rows */
    constructor(operation, files, nowMs, tool) {
        this.report = new sealed_json/* SealedJson */.V(files.report);
        this.#part = list_parts/* LIST_PARTS */.s[operation];
        this.#findings = operation === 'list-findings' ? new FindingRows(files, nowMs, tool) : undefined;
    }
    add(row) {
        const json = (0,http_json/* writeJson */.G)(row);
        if (this.#count === 0)
            this.report.startList(this.#part);
        this.report.item(json, this.#count === 0);
        this.#count += 1;
        if (this.#findings !== undefined)
            this.#findings.add(row);
        else if (this.#first.length < markup/* MAX_ROWS */.pX)
            this.#first.push(row);
        this.#keepJson(json);
    }
    /** Ends the list and its files; the report itself goes on. */
    end() {
        if (this.#count > 0)
            this.report.endList();
        const json = this.#json && `[${this.#json.join(',')}]`;
        return { first: this.#first, json, notices: [], ...this.#findings?.end() };
    }
    #keepJson(json) {
        if (this.#json === undefined)
            return;
        this.#length += json.length + 1;
        if (this.#length > outputs/* MAX_OUTPUT_LENGTH */.U)
            this.#json = undefined;
        else
            this.#json.push(json);
    }
}
/** What findings have beyond other rows. */
class FindingRows {
    #worst = new shown_finding/* WorstFindings */.EM(markup/* MAX_ROWS */.pX);
    #tally;
    #csv;
    #sarif;
    constructor(files, nowMs, tool) {
        this.#tally = new tally/* TallyCounter */.Xi(nowMs);
        this.#csv = new CsvFile(files.csv);
        this.#sarif = new SarifFile(files.sarif, tool);
    }
    add(finding) {
        const shown = (0,shown_finding/* shownFinding */.Pg)(finding);
        const sinceMs = (0,time/* epochMs */.e)(shown.relevantSince);
        this.#worst.add(shown, sinceMs);
        this.#tally.add(shown, sinceMs);
        this.#csv.add(finding);
        this.#sarif.add(finding);
    }
    end() {
        this.#csv.end();
        const notices = this.#sarif.end();
        return { first: this.#worst.all, tally: this.#tally.tally, notices };
    }
}


/***/ }),

/***/ 4110:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bv: () => (/* binding */ blocks),
/* harmony export */   CS: () => (/* binding */ prose),
/* harmony export */   D_: () => (/* binding */ unbroken),
/* harmony export */   Dy: () => (/* binding */ names),
/* harmony export */   F4: () => (/* binding */ codes),
/* harmony export */   FY: () => (/* binding */ paragraph),
/* harmony export */   I7: () => (/* binding */ MAX_BLOCKS),
/* harmony export */   Ix: () => (/* binding */ facts),
/* harmony export */   TM: () => (/* binding */ folded),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   an: () => (/* binding */ isTabular),
/* harmony export */   e5: () => (/* binding */ bullets),
/* harmony export */   f: () => (/* binding */ firstThatFit),
/* harmony export */   ig: () => (/* binding */ leftOut),
/* harmony export */   pX: () => (/* binding */ MAX_ROWS),
/* harmony export */   tp: () => (/* binding */ table),
/* harmony export */   uW: () => (/* binding */ section),
/* harmony export */   v9: () => (/* binding */ advice)
/* harmony export */ });
/* unused harmony export heading */
/* harmony import */ var _figures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1953);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4913);


// Summary and comment are HTML throughout: within an HTML block nothing is read as Markdown, so that text from
// outside needs one kind of escaping. Such a block ends at a blank line, and none of these writes one.
/** The rows that a table shows at most. */
const MAX_ROWS = 100;
/** Longer lists are tables; these read on a phone, too. */
const MAX_BLOCKS = 10;
/** Of one list, in UTF-8: a summary has six long ones at most, and stays well under the runner's 1 MiB. */
const MAX_LIST_BYTES = 120_000;
/** What GitHub's column of 730 px has room for, in characters, and what the frame of a cell takes of them. */
const MAX_CHARACTERS = 89;
const FRAME = 5;
/** In a block, cells of more text than this have a line each. */
const MAX_BLOCK_LINE = 90;
/**
 * Rows of cells, which are HTML already: a table where they are many and fit, else blocks. A head that ends with a
 * colon stands before its value in a block, too.
 */
function table(head, rows, { total = rows.length, of, maxRows = MAX_ROWS }) {
    const cells = rows.slice(0, maxRows);
    const isTable = isTabular([head, ...cells], total);
    const shown = firstThatFit(cells, (row) => isTable ? `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>` : block(head, row));
    if (shown.length === 0)
        return '';
    const headRow = `<tr>${head.map((cell) => `<th align="left">${cell.replace(/:$/, '')}</th>`).join('')}</tr>`;
    const list = isTable ? `<table>\n${[headRow, ...shown].join('\n')}\n</table>` : bullets(shown);
    return list + leftOut(total - shown.length, of);
}
/** Few rows read better below each other, on a phone above all, and so do those that are wider than the page. */
function isTabular(rows, total) {
    return total > MAX_BLOCKS && fitsPage(rows);
}
/** Whether a table is not wider than the page, however narrow its columns become; cells are HTML. */
function fitsPage(rows) {
    const columns = rows[0] ?? [];
    const widths = columns.map((_, column) => Math.max(...rows.map((row) => longestWord(row[column] ?? ''))));
    return widths.reduce((sum, width) => sum + width + FRAME, 0) <= MAX_CHARACTERS;
}
/** Browsers break a line at blanks and between hyphenated words. */
function longestWord(cell) {
    const text = cell
        .replace(/<br>/g, ' ')
        .replace(/<[^>]*>/g, '')
        .replace(/&#?\w+;/g, '_');
    return Math.max(...text.split(/\s|(?<=[a-z]-)(?=[a-z])/).map((word) => word.length));
}
/** The first items as HTML, as many as one list has room for. */
function firstThatFit(items, line) {
    let bytes = 0;
    return items.map(line).filter((html) => {
        bytes += Buffer.byteLength(html);
        return bytes <= MAX_LIST_BYTES;
    });
}
function block(head, row) {
    const cells = row.map((cell, index) => {
        const name = head[index] ?? '';
        return cell !== '' && name.endsWith(':') ? `${name.toLowerCase()} ${cell}` : cell;
    });
    const [first, ...others] = cells.filter((cell) => cell !== '');
    const isLong = cells.join('').replace(/<[^>]*>/g, '').length > MAX_BLOCK_LINE;
    return [`<b>${first}</b>`, ...others].join(isLong ? '<br>' : ' · ');
}
/** A line that counts what a table or a list does not show. */
function leftOut(count, of) {
    return count > 0 ? `\n<p>… and ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai)(count)} more ${of}.</p>` : '';
}
/** Names and values; rows without a value are left out. */
function facts(rows) {
    return bullets(rows.flatMap(([name, value]) => (value ? [`<b>${name}</b>: ${value}`] : [])));
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
/** What failed, and what to do. */
function advice(first, second) {
    return paragraph(`<b>${first}</b><br>${second}`);
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
/** A list of names, folded where it is long. */
function names(texts, several) {
    if (texts.length === 0)
        return '';
    const list = paragraph(codes(texts, MAX_ROWS));
    return texts.length <= MAX_BLOCKS ? list : folded(`${(0,_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai)(texts.length)} ${several}`, list);
}


/***/ }),

/***/ 3568:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ warning),
/* harmony export */   N: () => (/* binding */ note)
/* harmony export */ });
const warning = (text) => ({ level: 'warning', text });
const note = (text) => ({ level: 'note', text });


/***/ }),

/***/ 7593:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SF: () => (/* binding */ inputSentence),
/* harmony export */   em: () => (/* binding */ sentence),
/* harmony export */   qL: () => (/* binding */ retryText),
/* harmony export */   ut: () => (/* binding */ noticeText)
/* harmony export */ });
/* harmony import */ var _explain_github_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6497);
/* harmony import */ var _explain_steps_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3265);
/* harmony import */ var _explain_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3699);
/* harmony import */ var _figures_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1953);
/* harmony import */ var _finding_rows_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2187);
/* harmony import */ var _notice_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3568);
/* harmony import */ var _unknown_projects_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5617);







const NOT_EXPORTED = {
    projects: (names, count) => `${(0,_figures_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(count, 'project')} ${count === 1 ? 'is' : 'are'} in no rule, because a rules file cannot name ${count === 1 ? 'it' : 'them'} alone: ${names}.`,
    tags: (names, count) => `${(0,_figures_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(count, 'tag')} ${count === 1 ? 'is' : 'are'} in no rule, because a rules file cannot give ${count === 1 ? 'it' : 'them'}, or has another spelling: ${names}.`,
    policies: (names) => `Policies that a rules file cannot express are left out: ${names}.`,
};
/** For the summary. */
const NOTES = {
    'changed-by-others': ({ projects, examples }) => `Someone else changed ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(projects, 'project')} in the meantime (${(0,_figures_js__WEBPACK_IMPORTED_MODULE_5__/* .firstOf */ .Ku)(examples, 3)}); their changes were kept.`,
    'platform-tag-spared': () => 'A pattern in `remove-tags` matches `managed-scan`, which stays: the platform itself keeps this tag on projects that have a managed-scan configuration.',
    'not-exported': ({ what, items }) => NOT_EXPORTED[what]((0,_figures_js__WEBPACK_IMPORTED_MODULE_5__/* .firstOf */ .Ku)(items), items.length),
    'no-newer-policies': () => 'The deployment has none of the newer policies that a rules file can manage, or does not show them.',
    'left-to-others': ({ count }) => `${(0,_figures_js__WEBPACK_IMPORTED_MODULE_5__/* .number */ .ai)(count)} ${count === 1 ? 'row was left as it is' : 'rows were left as they are'}, because someone has decided otherwise since, or on another branch.`,
    'fork-run': ({ why }) => why === 'fork'
        ? 'A pull request from a fork gets no token, so nothing could be looked up.'
        : 'A run of Dependabot gets no token unless it is among the Dependabot secrets, so nothing could be looked up.',
    'whole-deployment': () => 'The filters select from the whole deployment: none of them narrows to repositories, rules, tags of projects, a branch, paths or dependencies.',
    'former-states-unknown': () => 'Findings that are selected by id are not listed first, so their former states are not known, and `undo` can only reopen them.',
    'siblings-triaged': ({ count, listed, isPlanned }) => `The platform ${isPlanned ? 'would also move' : 'also moved'} ${(0,_finding_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .sameElsewhere */ .Nw)(count)}${unknownBefore(count, count - listed)}.`,
    'filter-ignored': ({ filter, rows }) => `The platform does not apply the filter \`${filter}\`: ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(rows, 'row')} outside it ${rows === 1 ? 'was' : 'were'} left out here.`,
    'ends-soon': ({ rule, findings, first }) => `The ignores of ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(findings, 'finding')} by the rule "${rule}" end within 14 days, the first on ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_5__/* .dayOf */ .kb)(first)}.`,
    'sarif-several-repositories': () => 'There is no SARIF file, because the findings are of several repositories and an upload belongs to one. To get one, set `repos` to a single repository.',
};
/** Annotations, too. */
const WARNINGS = {
    input: ({ input, message }) => inputSentence({ input, message }),
    'pattern-unmatched': ({ input, pattern, near }) => `\`${pattern}\` in \`${input}\` matches nothing${(0,_figures_js__WEBPACK_IMPORTED_MODULE_5__/* .similarNames */ .qz)(near)}${(0,_explain_steps_js__WEBPACK_IMPORTED_MODULE_1__/* .starHint */ .s)([pattern])}.`,
    'exclusion-unmatched': ({ input, pattern, near }) => `The exclusion \`!${pattern}\` in \`${input}\` matches nothing${(0,_figures_js__WEBPACK_IMPORTED_MODULE_5__/* .similarNames */ .qz)(near)}${(0,_explain_steps_js__WEBPACK_IMPORTED_MODULE_1__/* .starHint */ .s)([pattern])}.`,
    'tags-replaced': () => 'The platform replaced the tags of a project instead of adding to them. The earlier tags were put back.',
    'tags-gone': ({ project, tags }) => `${(0,_figures_js__WEBPACK_IMPORTED_MODULE_5__/* .firstOf */ .Ku)(tags)} disappeared from ${project} when a tag was added: the platform may limit the number of tags, or someone removed it at that moment. Check the project.`,
    'tags-in-workspace': ({ file }) => `\`${file}\` in the workspace sets \`tags:\`. The next full scan of the project will override the tags that were set here.`,
    'would-be-too-many': ({ limit, allowed, figure, of }) => `${(0,_figures_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(figure, of, of === 'policy' ? 'policies' : `${of}s`)} would change. Without the dry run, \`${limit}\` (${(0,_figures_js__WEBPACK_IMPORTED_MODULE_5__/* .number */ .ai)(allowed)}) would stop the step before its first write.`,
    'many-shards': ({ shards }) => `${(0,_figures_js__WEBPACK_IMPORTED_MODULE_5__/* .number */ .ai)(shards)} shards are more than the 256 jobs that a matrix may have. \`matrix\` has 256 larger ones; raise \`shard-size\` to choose their size.`,
    'undo-incomplete': ({ what, count, isPlanned }) => UNDO_INCOMPLETE[what]((0,_figures_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(count, 'finding'), isPlanned ? 'would be' : 'were'),
    'findings-unread': ({ cause }) => `The findings of the scan could not be listed: ${(0,_explain_js__WEBPACK_IMPORTED_MODULE_2__/* .explainStep */ .eH)(cause).what}.`,
    'scan-timeout': ({ waitedMs, status }) => `The scan had not ended after ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_5__/* .duration */ .p0)(waitedMs)}${status === undefined ? '' : ` (${status.toLowerCase()})`}. \`on-timeout: warn\` lets the step pass.`,
    'findings-missing': (notice) => `${(0,_explain_js__WEBPACK_IMPORTED_MODULE_2__/* .explainStep */ .eH)(notice).what}. \`on-timeout: warn\` lets the step pass.`,
    'no-scan': (notice) => `${(0,_explain_js__WEBPACK_IMPORTED_MODULE_2__/* .explainStep */ .eH)(notice).what}. \`on-no-scan: warn\` lets the step pass.`,
    'comment-failed': ({ cause }) => (0,_explain_github_js__WEBPACK_IMPORTED_MODULE_0__/* .commentFailed */ .tV)(cause),
    'rule-no-match': ({ rule }) => `The rule "${rule}" matches nothing.`,
    'rule-no-effect': ({ rule, why }) => `The rule "${rule}" has no effect, because ${NO_EFFECT[why]}.`,
    'nothing-removed': ({ tags }) => `No rule that gives tags matches any project, so ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(tags, 'managed tag')} stayed. Check the rules file before anything is removed.`,
    'policies-wait': ({ part, tags }) => `The policies of ${part} could not be compared yet, because they name ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_5__/* .firstOf */ .Ku)(tags, 3)}, which only this plan adds. Once it is applied, the next plan compares them, and the next apply writes them.`,
    'tag-uses-unread': ({ cause }) => `The policies that depend on the changed tags could not be read: ${(0,_explain_js__WEBPACK_IMPORTED_MODULE_2__/* .explainStep */ .eH)(cause).what}.`,
    'takes-decisions-along': () => 'Without `status`, the filters also select findings that people have triaged. Set `status: open` to leave them alone.',
    'triaged-unlisted': ({ count }) => `The platform counted ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(count, 'finding')} as triaged without giving their ids.`,
    'triage-stalled': () => 'The platform named no finding that it had not triaged before, so the step stopped there.',
    'answers-lost': ({ requests, atMost }) => `The answers to ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(requests, 'request')} were lost, so up to ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(atMost, 'more finding')} may have been triaged than ${atMost === 1 ? 'was' : 'were'} counted, along with the same findings on other branches.`,
    'no-repository': () => 'No repository of the platform matches `repos`, so `sarif-path` is not set: an upload would close every alert.',
    'ref-without-findings': ({ ref }) => `The platform has no finding of this kind on \`${ref}\`, so \`sarif-path\` is not set: an upload would close every alert. Check that \`ref\` is a branch that was scanned.`,
    'findings-incomplete': ({ listed, counted: count }) => `The platform lists ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(listed, 'finding')}, but the scan counted ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_5__/* .number */ .ai)(count)}. What is shown may be incomplete.`,
    'product-not-run': ({ product }) => `The scan did not run \`${product}\`, so nothing is known about it.`,
    'mark-unreadable': ({ findings }) => `The notes of ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(findings, 'finding')} have a mark whose date cannot be read. Their ignores count as ended.`,
    'rule-over': ({ rule, until, today }) => `The rule "${rule}" ignores until ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_5__/* .dayOf */ .kb)(until)}, which has passed (today is ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_5__/* .dayOf */ .kb)(today)}), so it ignores no more findings. Give it a later day, or remove it.`,
    'rule-takes-all': ({ rule, issueType }) => `The rule "${rule}" has no condition that narrows it, so it takes every open ${issueType} finding in scope. Add one in \`when\`, unless that is intended.`,
};
const NOTICES = {
    ...NOTES,
    ...WARNINGS,
    'projects-unknown': _unknown_projects_js__WEBPACK_IMPORTED_MODULE_4__/* .unknownProjects */ .r,
    'list-in-doubt': ({ of, doubt }) => doubt === 'read-once'
        ? (0,_notice_text_js__WEBPACK_IMPORTED_MODULE_6__/* .note */ .N)(`The list of ${of} has more than 20 pages, so it was read once: rows that moved between pages in the meantime may be missing.`)
        : (0,_notice_text_js__WEBPACK_IMPORTED_MODULE_6__/* .warning */ .$)(`The list of ${of} differed each of the three times that it was read. Every row that was seen counts, but some may be missing.`),
    'sarif-limit': ({ what, left }) => SARIF_LIMITS[what]((0,_figures_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(left, 'finding')),
};
function unknownBefore(count, unknown) {
    if (unknown === 0)
        return '';
    if (unknown < count)
        return `; for ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_5__/* .number */ .ai)(unknown)} of them, the former state is not known`;
    return `; ${count === 1 ? 'its' : 'their'} former state is not known`;
}
const NO_EFFECT = {
    overridden: 'later rules override it wherever it matches',
    'decided-above': 'rules above it decide about every finding that it matches',
    'no-values': 'no repository that it matches has a value for its tags',
};
const UNDO_INCOMPLETE = {
    notes: (findings) => `The note that the earlier step wrote stays on ${findings}: no note from before is known, and a note cannot be removed.`,
    'provisionally-ignored': (findings, were) => `${findings} had been ignored provisionally by the platform, which cannot be restored; they ${were} reopened.`,
    'never-triaged': (findings, were) => `${findings} had never been triaged, which cannot be restored; they ${were} \`reopened\`, the nearest state.`,
    'status-only': (findings) => `The platform lists no more than the status of ${findings}, so a former reason, and whether someone was reviewing or fixing, cannot be restored.`,
    'by-ids': (findings, were) => `The former states of ${findings} are not known, because the earlier step did not list them; they ${were} \`reopened\`.`,
    siblings: (findings) => `${findings} had other states on other branches. The platform moves all branches together, so they share one state; the report of the earlier step has the former ones.`,
};
const SARIF_LIMITS = {
    results: (findings) => (0,_notice_text_js__WEBPACK_IMPORTED_MODULE_6__/* .warning */ .$)(`The SARIF file leaves out ${findings}, because GitHub accepts at most 25,000 per run.`),
    rules: (findings) => (0,_notice_text_js__WEBPACK_IMPORTED_MODULE_6__/* .warning */ .$)(`The SARIF file leaves out ${findings}, because GitHub accepts at most 25,000 rules per run.`),
    size: (findings) => (0,_notice_text_js__WEBPACK_IMPORTED_MODULE_6__/* .warning */ .$)(`The SARIF file leaves out ${findings}, because GitHub accepts at most 10 MB of compressed text.`),
    shown: (findings) => (0,_notice_text_js__WEBPACK_IMPORTED_MODULE_6__/* .warning */ .$)(`GitHub shows only the 5,000 worst findings of a SARIF file, so ${findings} will not appear there.`),
    'no-place': (findings) => (0,_notice_text_js__WEBPACK_IMPORTED_MODULE_6__/* .note */ .N)(`The SARIF file leaves out ${findings} without a file, because GitHub shows findings in files only.`),
    fixed: (findings) => (0,_notice_text_js__WEBPACK_IMPORTED_MODULE_6__/* .note */ .N)(`The SARIF file leaves out ${findings} that are fixed, because GitHub would open alerts on them.`),
};
function noticeText(notice) {
    const text = NOTICES[notice.kind](notice);
    if (typeof text !== 'string')
        return text;
    return notice.kind in NOTES ? (0,_notice_text_js__WEBPACK_IMPORTED_MODULE_6__/* .note */ .N)(text) : (0,_notice_text_js__WEBPACK_IMPORTED_MODULE_6__/* .warning */ .$)(text);
}
/** What is wrong with an input, as a sentence. */
function inputSentence({ input, message }) {
    return sentence(`\`${input}\` ${message}`);
}
/** With a capital at its start and a full stop at its end. */
function sentence(text) {
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.?!]$/.test(text) ? '' : '.'}`;
}
/** `12 requests were repeated, 38 s paused for the rate limit.`; empty where all went smoothly. */
function retryText(repeated, pausedMs) {
    const parts = [
        ...(repeated === 0
            ? []
            : [`${(0,_figures_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(repeated, 'request')} ${repeated === 1 ? 'was' : 'were'} repeated`]),
        ...(pausedMs === 0 ? [] : [`${(0,_figures_js__WEBPACK_IMPORTED_MODULE_5__/* .duration */ .p0)(pausedMs)} paused for the rate limit`]),
    ];
    return parts.length === 0 ? '' : `${parts.join(', ')}.`;
}


/***/ }),

/***/ 3558:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ MAX_OUTPUT_LENGTH),
/* harmony export */   Y: () => (/* binding */ outputsOf)
/* harmony export */ });
/* harmony import */ var _platform_http_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9598);
/* harmony import */ var _failure_reason_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3383);
/* harmony import */ var _views_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(216);



/**
 * In UTF-16 units, of all outputs of a step together: GitHub's limit is 1 MB for a whole job, and the texts beside
 * the JSON need some room.
 */
const MAX_OUTPUT_LENGTH = 390_000;
function outputsOf(result, kept, run) {
    const values = {
        outcome: (0,_views_js__WEBPACK_IMPORTED_MODULE_1__/* .outcomeOf */ .sG)(result),
        'failure-reason': (0,_failure_reason_js__WEBPACK_IMPORTED_MODULE_0__/* .failureReason */ .H)(result, run.cancelled),
        ...(0,_views_js__WEBPACK_IMPORTED_MODULE_1__/* .viewOf */ .du)(result).outputs(result, kept, run),
        'report-path': run.files?.report,
    };
    return fitted(values);
}
/** The small ones first: a long list must not take the place of a number. */
function fitted(values) {
    const outputs = { values: {}, tooLarge: [] };
    const texts = Object.entries(values).flatMap(([name, value]) => value === undefined ? [] : [{ name, text: textOf(value) }]);
    let left = MAX_OUTPUT_LENGTH;
    for (const { name, text } of texts.toSorted((one, other) => lengthOf(one) - lengthOf(other))) {
        const fits = text !== undefined && text.length <= left;
        outputs.values[name] = fits ? text : '';
        if (fits)
            left -= text.length;
        else
            outputs.tooLarge.push(name);
    }
    return outputs;
}
function textOf(value) {
    if (typeof value === 'string')
        return value;
    return 'json' in value ? (0,_platform_http_json_js__WEBPACK_IMPORTED_MODULE_2__/* .writeJson */ .G)(value.json) : value.jsonText;
}
function lengthOf({ text }) {
    return text?.length ?? Number.POSITIVE_INFINITY;
}


/***/ }),

/***/ 2895:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lq: () => (/* binding */ planRows),
/* harmony export */   cM: () => (/* binding */ triageText),
/* harmony export */   uV: () => (/* binding */ reasonText)
/* harmony export */ });
/* harmony import */ var _model_plan_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9072);
/* harmony import */ var _model_project_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1062);
/* harmony import */ var _figures_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1953);
/* harmony import */ var _policy_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4606);
/* harmony import */ var _project_changes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9897);
/* harmony import */ var _selection_phrase_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5494);
/* harmony import */ var _unknown_projects_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5617);







/** What takes something away comes first, and what is unknown last. */
function planRows({ changes, unknown }) {
    const ranked = [
        ...changes.flatMap((planned) => (isProject(planned) ? [projectRow(planned)] : [])),
        ...triageRows(changes),
        ...(0,_model_plan_js__WEBPACK_IMPORTED_MODULE_4__/* .policyEntries */ .z)(changes).map(policyRow),
    ];
    const sorted = ranked.map((one, index) => ({ ...one, index }));
    sorted.sort((one, other) => one.rank - other.rank || one.index - other.index);
    return [...sorted.map(({ row }) => row), ...unknown.map(unknownRow)];
}
function isProject(planned) {
    return planned.change.target.kind === 'project';
}
function projectRow({ change, why }) {
    const { name, url } = change.target;
    const common = { target: name, ...(url === undefined ? {} : { url }), reason: reasonText(why) };
    if (change.field === 'tag') {
        const row = { ...common, sign: change.after ? '+' : '-', field: 'tag', change: change.tag };
        return { row, rank: change.after ? 5 : 2 };
    }
    const text = `${(0,_project_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .valueText */ .Ru)(change.before)} → ${(0,_project_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .valueText */ .Ru)(change.after)}`;
    const setting = _model_project_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .PROJECT_SETTINGS */ .Ot[change.field];
    if (setting.kind === 'text') {
        return { row: { ...common, sign: '~', field: setting.word, change: text }, rank: 4 };
    }
    const scan = `${setting.key} ${text}`;
    return { row: { ...common, sign: '~', field: 'scan', change: scan }, rank: change.after ? 4 : 1 };
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
        const { after } = first.change;
        const row = {
            sign: '~',
            field: 'triage',
            target: (0,_figures_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(group.length, 'finding'),
            change: triageText(first.change),
            reason: reasonText(first.why),
        };
        return [{ row, rank: after.state === 'ignored' ? 0 : 3 }];
    });
}
/** A policy or exception that goes is what nobody may miss. */
function policyRow(entry) {
    const row = { field: 'policy', target: entry.part, change: (0,_policy_text_js__WEBPACK_IMPORTED_MODULE_6__/* .entryText */ .u0)(entry), reason: '' };
    return { row: { sign: (0,_policy_text_js__WEBPACK_IMPORTED_MODULE_6__/* .entrySign */ .w_)(entry), ...row }, rank: entry.effect === 'delete' ? -1 : 1 };
}
/** `open → ignored` */
function triageText({ before, after }) {
    return `${(0,_selection_phrase_js__WEBPACK_IMPORTED_MODULE_2__/* .spaced */ .ji)(before?.status ?? 'any state')} → ${stateAfter(after)}`;
}
/** `reopened` is a target: the status that shows is `open`. */
function stateAfter({ state }) {
    if (state === undefined)
        return 'a note';
    return state === 'reopened' ? 'open' : (0,_selection_phrase_js__WEBPACK_IMPORTED_MODULE_2__/* .spaced */ .ji)(state);
}
/** `rule "old noise in tests", until 2027-02-19` */
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
function unknownRow({ target, reason }) {
    return {
        sign: '?',
        field: 'unknown',
        target,
        change: '',
        reason: (0,_unknown_projects_js__WEBPACK_IMPORTED_MODULE_3__/* .unknownReason */ .$)(reason),
    };
}


/***/ }),

/***/ 4473:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G4: () => (/* binding */ triageSection),
/* harmony export */   Hv: () => (/* binding */ changesSection),
/* harmony export */   MM: () => (/* binding */ planHeadline),
/* harmony export */   MR: () => (/* binding */ unknownSection),
/* harmony export */   MW: () => (/* binding */ leftAloneSection),
/* harmony export */   nV: () => (/* binding */ planContext),
/* harmony export */   pE: () => (/* binding */ planFacts),
/* harmony export */   vS: () => (/* binding */ planSign)
/* harmony export */ });
/* harmony import */ var _figures_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1953);
/* harmony import */ var _finding_rows_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2187);
/* harmony import */ var _findings_counts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(915);
/* harmony import */ var _findings_finding_list_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6767);
/* harmony import */ var _findings_shown_finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8542);
/* harmony import */ var _findings_tally_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(69);
/* harmony import */ var _markup_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4110);
/* harmony import */ var _plan_rows_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2895);
/* harmony import */ var _plan_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2713);
/* harmony import */ var _policy_text_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(4606);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(4913);
/* harmony import */ var _unknown_projects_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5617);












/** `over a limit: …; 41 tags to add, …` */
function planHeadline(result) {
    const { plan } = result;
    if (plan === undefined)
        return 'no plan was made';
    return [(0,_plan_text_js__WEBPACK_IMPORTED_MODULE_6__/* .overText */ .uw)(plan), (0,_plan_text_js__WEBPACK_IMPORTED_MODULE_6__/* .totalsText */ .zF)(plan)].filter((part) => part !== '').join('; ');
}
/** The rules file, and what the changes are not about. */
function planContext(result) {
    const { rules, event } = result.request;
    const commit = event.sha === undefined ? '' : ` at ${(0,_markup_js__WEBPACK_IMPORTED_MODULE_8__/* .code */ .aY)(event.sha.slice(0, 7))}`;
    return [`${(0,_markup_js__WEBPACK_IMPORTED_MODULE_8__/* .code */ .aY)(rules.path)}${commit}`, (0,_plan_text_js__WEBPACK_IMPORTED_MODULE_6__/* .unchangedText */ .zD)(result) ?? ''];
}
function planSign({ plan }) {
    if (plan === undefined)
        return '❌';
    if (plan.over.length > 0)
        return '⚠️';
    return plan.changes.length === 0 ? '✅' : '📝';
}
function planFacts({ hash, momentMs }) {
    return [
        ['Plan', hash === undefined ? undefined : (0,_markup_js__WEBPACK_IMPORTED_MODULE_8__/* .code */ .aY)(hash)],
        ['As of', momentMs === undefined ? undefined : (0,_markup_js__WEBPACK_IMPORTED_MODULE_8__/* .unbroken */ .D_)((0,_figures_js__WEBPACK_IMPORTED_MODULE_9__/* .minuteOf */ .iA)(momentMs))],
    ];
}
/** The changes of a plan, worst first. */
function changesSection(result, { maxRows = _markup_js__WEBPACK_IMPORTED_MODULE_8__/* .MAX_ROWS */ .pX }) {
    const { plan } = result;
    if (plan === undefined)
        return [];
    const rows = (0,_plan_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .planRows */ .Lq)(plan);
    const columns = ['', 'Target', 'Change', 'Why'];
    const cells = rows
        .slice(0, maxRows)
        .map(({ sign, field, target, url, change, reason }) => [
        `<code>${sign}</code>&nbsp;${field}`,
        (0,_text_js__WEBPACK_IMPORTED_MODULE_10__/* .link */ .nf)(target, url),
        field === 'tag' ? (0,_markup_js__WEBPACK_IMPORTED_MODULE_8__/* .code */ .aY)(change, 100) : (0,_text_js__WEBPACK_IMPORTED_MODULE_10__/* .html */ .qy)(change),
        (0,_text_js__WEBPACK_IMPORTED_MODULE_10__/* .html */ .qy)(reason, 300),
    ]);
    return [
        ...(0,_markup_js__WEBPACK_IMPORTED_MODULE_8__/* .section */ .uW)('Changes', (0,_markup_js__WEBPACK_IMPORTED_MODULE_8__/* .table */ .tp)(columns, cells.slice(0, _markup_js__WEBPACK_IMPORTED_MODULE_8__/* .MAX_BLOCKS */ .I7), { of: 'lines' }), (0,_markup_js__WEBPACK_IMPORTED_MODULE_8__/* .folded */ .TM)((0,_figures_js__WEBPACK_IMPORTED_MODULE_9__/* .counted */ .hS)(cells.length - _markup_js__WEBPACK_IMPORTED_MODULE_8__/* .MAX_BLOCKS */ .I7, 'more line'), (0,_markup_js__WEBPACK_IMPORTED_MODULE_8__/* .table */ .tp)(columns, cells.slice(_markup_js__WEBPACK_IMPORTED_MODULE_8__/* .MAX_BLOCKS */ .I7), { of: 'lines' })), (0,_markup_js__WEBPACK_IMPORTED_MODULE_8__/* .leftOut */ .ig)(rows.length - cells.length, 'lines').trimStart()),
        ...(0,_markup_js__WEBPACK_IMPORTED_MODULE_8__/* .section */ .uW)('Policies that look at these tags', (0,_markup_js__WEBPACK_IMPORTED_MODULE_8__/* .bullets */ .e5)((0,_policy_text_js__WEBPACK_IMPORTED_MODULE_11__/* .tagUseLines */ .D1)(result.facts).map((line) => (0,_text_js__WEBPACK_IMPORTED_MODULE_10__/* .html */ .qy)(line, 300)))),
    ];
}
/** What the plan leaves alone, and why. */
function leftAloneSection({ facts }) {
    const { waiting = {}, leftAlone = {} } = facts ?? {};
    const lines = [
        ...Object.entries(waiting).map(([rule, count]) => `${(0,_figures_js__WEBPACK_IMPORTED_MODULE_9__/* .counted */ .hS)(count, 'finding')} beyond the limit of the rule "${rule}" ${count === 1 ? 'waits' : 'wait'} for the next apply.`),
        ...Object.entries(leftAlone).map(([reason, count]) => `${(0,_figures_js__WEBPACK_IMPORTED_MODULE_9__/* .counted */ .hS)(count, 'finding')}: ${reason.replaceAll('-', ' ')}.`),
    ];
    return (0,_markup_js__WEBPACK_IMPORTED_MODULE_8__/* .section */ .uW)('Left alone', (0,_markup_js__WEBPACK_IMPORTED_MODULE_8__/* .bullets */ .e5)(lines.map((line) => (0,_markup_js__WEBPACK_IMPORTED_MODULE_8__/* .prose */ .CS)(line, 300))));
}
/** The findings that the plan moves, as a triage's preview shows them: nobody approves what is only counted. */
function triageSection(result, options) {
    const changeOf = new Map();
    for (const { change, why } of result.plan?.changes ?? []) {
        if (change.field !== 'triage')
            continue;
        changeOf.set(change.target, `${(0,_text_js__WEBPACK_IMPORTED_MODULE_10__/* .html */ .qy)((0,_plan_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .triageText */ .cM)(change))}<br>${(0,_text_js__WEBPACK_IMPORTED_MODULE_10__/* .html */ .qy)((0,_plan_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .reasonText */ .uV)(why), 200)}`);
    }
    const findings = (0,_findings_shown_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .worstFirst */ .md)([...changeOf.keys()]);
    const tally = (0,_findings_tally_js__WEBPACK_IMPORTED_MODULE_4__/* .tallyOf */ .sv)(findings, options.nowMs);
    // One change of all of them stands in the plan's own row.
    const isMixed = new Set(changeOf.values()).size > 1;
    const siblings = 'siblings' in result ? (0,_finding_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .siblingsText */ .jL)(result.siblings ?? []) : undefined;
    return (0,_markup_js__WEBPACK_IMPORTED_MODULE_8__/* .section */ .uW)('Findings to triage', ...(0,_findings_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .findingCounts */ .s)(tally), siblings === undefined ? '' : (0,_markup_js__WEBPACK_IMPORTED_MODULE_8__/* .paragraph */ .FY)((0,_text_js__WEBPACK_IMPORTED_MODULE_10__/* .html */ .qy)(`Also moves: ${siblings}`)), (0,_findings_finding_list_js__WEBPACK_IMPORTED_MODULE_2__/* .findingList */ .QQ)(findings, {
        ...options,
        ...(isMixed ? { extra: { head: 'Change', cell: (finding) => changeOf.get(finding) ?? '' } } : {}),
    }));
}
/** Projects about which something is not known: of a step that wrote, whose planned changes are not shown. */
function unknownSection({ plan }) {
    // A part of the policies that waits has a notice of its own.
    const unknown = (plan?.unknown ?? []).filter(({ reason }) => reason !== 'tag-comes-later');
    const cells = unknown
        .slice(0, _markup_js__WEBPACK_IMPORTED_MODULE_8__/* .MAX_ROWS */ .pX)
        .map(({ target, reason }) => [(0,_text_js__WEBPACK_IMPORTED_MODULE_10__/* .html */ .qy)(target), (0,_text_js__WEBPACK_IMPORTED_MODULE_10__/* .html */ .qy)((0,_unknown_projects_js__WEBPACK_IMPORTED_MODULE_7__/* .unknownReason */ .$)(reason), 300)]);
    return (0,_markup_js__WEBPACK_IMPORTED_MODULE_8__/* .section */ .uW)('Unknown: rules that look at GitHub changed nothing there', (0,_markup_js__WEBPACK_IMPORTED_MODULE_8__/* .table */ .tp)(['Project', 'Why'], cells, { of: 'projects', total: unknown.length }));
}


/***/ }),

/***/ 2713:
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
/* harmony import */ var _model_plan_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9072);
/* harmony import */ var _model_project_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1062);
/* harmony import */ var _explain_rules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4651);
/* harmony import */ var _figures_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1953);
/* harmony import */ var _notices_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7593);
/* harmony import */ var _plan_rows_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2895);
/* harmony import */ var _policy_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4606);
/* harmony import */ var _project_changes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9897);








function planFigures({ changes }) {
    const entries = (0,_model_plan_js__WEBPACK_IMPORTED_MODULE_5__/* .policyEntries */ .z)(changes);
    const policyDeletes = entries.filter(({ effect }) => effect === 'delete').length;
    const texts = _model_project_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .TEXT_FIELDS */ .iX.map((name) => [name, changes.filter(({ change }) => change.field === name).length]);
    const ofProjects = { toAdd: 0, toRemove: 0, on: 0, off: 0, texts, toTriage: 0 };
    const figures = { ...ofProjects, policies: entries.length, policyDeletes };
    for (const { change } of changes) {
        if (change.field === 'triage')
            figures.toTriage += 1;
        else if (change.field === 'tag')
            figures[change.after ? 'toAdd' : 'toRemove'] += 1;
        else if (change.field !== 'policies' && (0,_model_project_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .isSwitchField */ .Zv)(change.field))
            figures[change.after ? 'on' : 'off'] += 1;
    }
    return figures;
}
/** `41 tags to add, 3 to remove, 2 scans to switch off, 135 findings to triage`; `nothing to change`. */
function totalsText(plan) {
    const { toAdd, toRemove, on, off, texts, toTriage, policies, policyDeletes } = planFigures(plan);
    const parts = [
        ...series([policies - policyDeletes, 'to change'], [policyDeletes, 'to delete'], ['policy or exception', 'policies and exceptions']),
        ...series([toAdd, 'to add'], [toRemove, 'to remove'], ['tag']),
        ...series([on, 'to switch on'], [off, 'to switch off'], ['scan']),
        ...texts.flatMap(([field, count]) => (count === 0 ? [] : [`${(0,_project_changes_js__WEBPACK_IMPORTED_MODULE_4__/* .countedSettings */ .O)(count, field)} to set`])),
        ...(toTriage === 0 ? [] : [`${(0,_figures_js__WEBPACK_IMPORTED_MODULE_6__/* .counted */ .hS)(toTriage, 'finding')} to triage`]),
    ];
    return parts.length === 0 ? 'nothing to change' : parts.join(', ');
}
function series(one, other, noun) {
    return [one, other]
        .filter(([count]) => count > 0)
        .map(([count, to], index) => `${index === 0 ? (0,_figures_js__WEBPACK_IMPORTED_MODULE_6__/* .counted */ .hS)(count, ...noun) : (0,_figures_js__WEBPACK_IMPORTED_MODULE_6__/* .number */ .ai)(count)} ${to}`);
}
/** `2,911 projects unchanged`; undefined where it is not known. */
function unchangedText({ plan, facts }) {
    if (plan === undefined || facts === undefined)
        return undefined;
    const changed = new Set(plan.changes.flatMap(({ change }) => (change.target.kind === 'project' ? [change.target.name] : [])));
    return `${(0,_figures_js__WEBPACK_IMPORTED_MODULE_6__/* .counted */ .hS)(Math.max(0, facts.projectsInScope - changed.size), 'project')} unchanged`;
}
/** The limits that a plan crosses, as its first line says it; empty where there are none. */
function overText({ over }) {
    return over.length === 0
        ? ''
        : `over ${over.length === 1 ? 'a limit' : 'limits'}: ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_6__/* .joined */ .oR)(over.map(_explain_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .overLimit */ .W))}`;
}
/** `Plan 7c1e44a0 · acme · .github/code-security.yml at 3f2c9d1 · as of 2026-11-21 05:17 UTC` */
function planTitle({ hash, deployment, request, momentMs }) {
    const { rules, event } = request;
    const parts = [
        hash === undefined ? 'Plan' : `Plan ${hash.slice(0, 8)}`,
        deployment.slug,
        event.sha === undefined ? rules.path : `${rules.path} at ${event.sha.slice(0, 7)}`,
        momentMs === undefined ? undefined : `as of ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_6__/* .minuteOf */ .iA)(momentMs)}`,
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
    const rows = (0,_plan_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .planRows */ .Lq)(plan);
    const more = rows.length - maxLines;
    const unchanged = unchangedText(result);
    return [
        planTitle(result),
        ...(plan.over.length === 0 ? [] : [overText(plan)]),
        ...alignedRows(rows.slice(0, maxLines)),
        ...(more > 0 ? [`… and ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_6__/* .number */ .ai)(more)} more lines.`] : []),
        ...(0,_policy_text_js__WEBPACK_IMPORTED_MODULE_7__/* .tagUseLines */ .D1)(result.facts),
        `${(0,_notices_js__WEBPACK_IMPORTED_MODULE_2__/* .sentence */ .em)(totalsText(plan))}${unchanged === undefined ? '' : ` ${unchanged}.`}`,
    ];
}


/***/ }),

/***/ 2209:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ listContext)
/* harmony export */ });
function listContext(run, { deployment }) {
    return { links: platformLinks(run, deployment), nowMs: run.endedAtMs };
}
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

/***/ 4606:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D1: () => (/* binding */ tagUseLines),
/* harmony export */   u0: () => (/* binding */ entryText),
/* harmony export */   w_: () => (/* binding */ entrySign)
/* harmony export */ });
/* harmony import */ var _platform_http_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9598);
/* harmony import */ var _figures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1953);


const MAX_VALUE_LENGTH = 120;
const MAX_USES = 20;
function entrySign({ effect }) {
    return effect === 'create' ? '+' : effect === 'delete' ? '-' : '~';
}
/** `+ rulesets p/owasp-top-ten`; `"Comment on everything"`; `exception: exclude p/secrets for tag sandbox`. */
function entryText(entry) {
    const name = nameOf(entry);
    const changes = entry.fields.map(fieldText).join(', ');
    return [name, changes].filter((part) => part !== '').join(': ');
}
function nameOf({ kind, key, before, after }) {
    const row = after ?? before ?? {};
    switch (kind) {
        case 'detection':
            return '';
        case 'exception': {
            const type = text(row.exception_type ?? 'exception');
            const scope = `${key.scope_type === 'project_tag' ? 'tag ' : ''}${key.scope_target ?? text(row.project ?? row.project_tag_name)}`;
            return `exception: ${type} ${key.rule ?? text(row.rule)} for ${scope}`;
        }
        case 'remediation':
            return `"${text(row.name) || (key.slug ?? '')}"`;
        case 'other':
            return (0,_platform_http_json_js__WEBPACK_IMPORTED_MODULE_0__/* .writeJson */ .G)(key);
    }
}
function fieldText({ field, before, after, added, removed }) {
    const isList = added !== undefined || removed !== undefined;
    if (!isList)
        return `${field} ${text(before) || 'none'} → ${text(after) || 'none'}`;
    return [
        ...(added === undefined || added.length === 0 ? [] : [`+ ${field} ${added.map(text).join(', ')}`]),
        ...(removed === undefined || removed.length === 0 ? [] : [`- ${field} ${removed.map(text).join(', ')}`]),
    ].join(', ');
}
/** A value of a bundle in a few words; conditions and actions as people say them. */
function text(value) {
    if (value === undefined || value === null)
        return '';
    if (typeof value !== 'object')
        return String(value);
    const { type, values, mode, config, ...others } = value;
    const isBare = Object.keys(others).length === 0 && isEmpty(config);
    const whole = typeof type !== 'string' || !isBare
        ? (0,_platform_http_json_js__WEBPACK_IMPORTED_MODULE_0__/* .writeJson */ .G)(value)
        : `${type}${mode === 'none' ? ' not' : ''}${Array.isArray(values) ? ` ${values.map(text).join('|')}` : ''}`;
    return whole.length > MAX_VALUE_LENGTH ? `${whole.slice(0, MAX_VALUE_LENGTH - 1)}…` : whole;
}
function isEmpty(value) {
    return (value === undefined || value === null || (typeof value === 'object' && Object.keys(value).length === 0));
}
/** What else the tags of a plan's changes decide: `tier:1 is used by remediation "Block critical findings"`. */
function tagUseLines(facts) {
    const uses = facts?.tagUses ?? [];
    const lines = uses.slice(0, MAX_USES).map(({ tag, part, name }) => `${tag} is used by ${part} ${name}`);
    const more = uses.length - MAX_USES;
    return more > 0 ? [...lines, `… and ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(more, 'more use', 'more uses')} of these tags`] : lines;
}


/***/ }),

/***/ 9897:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   An: () => (/* binding */ changeHtml),
/* harmony export */   Fg: () => (/* binding */ leftChanges),
/* harmony export */   NH: () => (/* binding */ changesPhrase),
/* harmony export */   O: () => (/* binding */ countedSettings),
/* harmony export */   Ru: () => (/* binding */ valueText),
/* harmony export */   k0: () => (/* binding */ changeText),
/* harmony export */   pA: () => (/* binding */ madeChanges)
/* harmony export */ });
/* harmony import */ var _model_project_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1062);
/* harmony import */ var _figures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1953);
/* harmony import */ var _markup_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4110);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4913);




/** The changes of a row that are true now, or on a dry run would be. */
function madeChanges({ state, done, changes }) {
    if (done !== undefined)
        return done;
    return state === 'changed' || state === 'would-change' ? changes : [];
}
/** The changes of a row that were planned and not made. */
function leftChanges({ done = [], changes }) {
    const made = new Set(done.map(changeText));
    return changes.filter((change) => !made.has(changeText(change)));
}
/**
 * `12 tags added and 3 removed in 10 projects`, `4 full scans switched on in 4 projects`; `nothing changed`.
 *
 * @param dryRun whether the changes are only planned
 */
function changesPhrase(rows, dryRun) {
    const made = rows.map(madeChanges).filter((changes) => changes.length > 0);
    if (made.length === 0)
        return dryRun ? 'nothing would change' : 'nothing changed';
    const all = made.flat();
    const tags = all.filter((change) => change.field === 'tag');
    const settings = all.filter((change) => change.field !== 'tag');
    const phrases = [...tagPhrases(tags, dryRun), ...settingPhrases(settings, dryRun && tags.length === 0)];
    return `${(0,_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .joined */ .oR)(phrases)} in ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(made.length, 'project')}`;
}
function tagPhrases(changes, dryRun) {
    const added = changes.filter(({ after }) => after).length;
    const removed = changes.length - added;
    const would = dryRun ? 'would be ' : '';
    const phrases = added === 0 ? [] : [`${(0,_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(added, 'tag')} ${would}added`];
    if (removed === 0)
        return phrases;
    return [
        ...phrases,
        added === 0 ? `${(0,_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(removed, 'tag')} ${would}removed` : `${(0,_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .number */ .ai)(removed)} removed`,
    ];
}
function settingPhrases(changes, dryRun) {
    const groups = Map.groupBy(changes, ({ field, after }) => JSON.stringify([field, after]));
    return [...groups.values()].map((group, index) => {
        const [first] = group;
        if (first === undefined)
            return '';
        const { field, after } = first;
        const would = dryRun && index === 0 ? 'would be ' : '';
        const what = countedSettings(group.length, field);
        return (0,_model_project_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .isTextField */ .mB)(field)
            ? `${what} ${would}set to ${valueText(after)}`
            : `${what} ${would}switched ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .onOff */ .Ro)(after === true)}`;
    });
}
/** `1 primary branch`, `4 full scans` */
function countedSettings(count, field) {
    const { one, several } = _model_project_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .PROJECT_SETTINGS */ .Ot[field];
    return (0,_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(count, one, several);
}
/** One change as a line of the log: `+ pci`, `full scans on → off`, `primary branch main → trunk`. */
function changeText(change) {
    if (change.field === 'tag')
        return `${change.after ? '+' : '-'} ${change.tag}`;
    return `${settingName(change)} ${valueText(change.before)} → ${valueText(change.after)}`;
}
function changeHtml(change) {
    if (change.field === 'tag')
        return `${change.after ? '+' : '−'}&nbsp;${(0,_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(change.tag, 100)}`;
    const [before, after] = [valueText(change.before), valueText(change.after)].map((text) => (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .html */ .qy)(text, 100));
    return `${settingName(change)} ${before}&nbsp;→&nbsp;<b>${after}</b>`;
}
function settingName({ field }) {
    const { kind, one, several } = _model_project_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .PROJECT_SETTINGS */ .Ot[field];
    return kind === 'text' ? one : several;
}
function valueText(value) {
    return typeof value === 'boolean' ? (0,_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .onOff */ .Ro)(value) : (value ?? 'none');
}


/***/ }),

/***/ 6854:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cm: () => (/* binding */ MAX_LOG_LINES),
/* harmony export */   P2: () => (/* binding */ projectLogLines),
/* harmony export */   TJ: () => (/* binding */ limited)
/* harmony export */ });
/* harmony import */ var _explain_rows_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8563);
/* harmony import */ var _figures_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1953);
/* harmony import */ var _project_changes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9897);



const MAX_LOG_LINES = 100;
/** In the order in which a reader needs them: what went wrong first. */
const ORDER = [
    'failed',
    'unknown',
    'not-reached',
    'left',
    'changed',
    'would-change',
    'unchanged',
];
/** One line for each project, the first hundred. */
function projectLogLines(rows) {
    const sorted = ORDER.flatMap((state) => rows.filter((row) => row.state === state));
    return limited(sorted, projectLine, 'projects');
}
/** The first hundred lines, and how many more there are. */
function limited(items, line, of) {
    const more = items.length - MAX_LOG_LINES;
    const lines = items.slice(0, MAX_LOG_LINES).map(line);
    return more > 0 ? [...lines, `… and ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_2__/* .number */ .ai)(more)} more ${of}.`] : lines;
}
function projectLine(row) {
    const { project, state, failure, tagsAtRisk = [] } = row;
    const isPlan = state === 'not-reached' || state === 'left';
    const what = (isPlan ? (0,_project_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .leftChanges */ .Fg)(row) : (0,_project_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .madeChanges */ .pA)(row)).map(_project_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .changeText */ .k0).join(', ');
    const made = isPlan ? (0,_project_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .madeChanges */ .pA)(row).map(_project_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .changeText */ .k0).join(', ') : '';
    const risk = tagsAtRisk.length === 0 ? '' : `; tags at risk: ${tagsAtRisk.join(', ')}`;
    const why = failure === undefined ? '' : `: ${(0,_explain_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .explainRow */ .g)(failure).what}`;
    return `${state.replace('-', ' ')}: ${project}${what === '' ? '' : `: ${what}`}${made === '' ? '' : `; changed before: ${made}`}${why}${risk}`;
}


/***/ }),

/***/ 8830:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  publish: () => (/* binding */ publish),
  publishProblems: () => (/* binding */ publishProblems)
});

// EXTERNAL MODULE: ./build/src/runner/log.js
var runner_log = __webpack_require__(9086);
// EXTERNAL MODULE: ./build/src/runner/outputs.js
var runner_outputs = __webpack_require__(5002);
// EXTERNAL MODULE: ./build/src/runner/line.js
var line = __webpack_require__(9816);
// EXTERNAL MODULE: ./build/src/report/explain/rows.js
var explain_rows = __webpack_require__(8563);
// EXTERNAL MODULE: ./build/src/report/explain.js
var explain = __webpack_require__(3699);
// EXTERNAL MODULE: ./build/src/report/figures.js
var figures = __webpack_require__(1953);
// EXTERNAL MODULE: ./build/src/report/notices.js
var report_notices = __webpack_require__(7593);
// EXTERNAL MODULE: ./build/src/report/row-states.js
var row_states = __webpack_require__(8531);
// EXTERNAL MODULE: ./build/src/report/views.js + 14 modules
var views = __webpack_require__(216);
;// CONCATENATED MODULE: ./build/src/report/error-annotation.js







/** In characters, of what is wrong: the runner cuts annotations at 4096, and the end says what to do. */
const MAX_LENGTH = 3000;
const SHOWN_PROJECTS = 3;
/**
 * The one error annotation of a failed step: its first sentence says what failed, its last what to do.
 * Undefined when nothing failed.
 */
function errorAnnotation(result, cancelled) {
    const explanation = (0,explain/* explainResult */.rn)(result);
    if (explanation === undefined)
        return undefined;
    const { what, remedy } = explanation;
    const partly = (0,views/* outcomeOf */.sG)(result) === 'partial' ? ' in part' : '';
    const head = `The operation ${result.operation} ${cancelled ? 'was cancelled' : `failed${partly}`}`;
    const projects = (0,row_states/* journalIn */.zc)(result)?.projects ?? [];
    const rows = projects.filter((row) => row.failure !== undefined);
    if (result.failure?.kind !== 'rows-failed' || rows.length === 0) {
        return `${head}: ${(0,line/* plainText */.w)(what, MAX_LENGTH)}. ${remedy}.`;
    }
    const shown = rows.slice(0, SHOWN_PROJECTS).map(failedProject);
    const more = rows.length - shown.length;
    const rest = more > 0 ? ` And ${(0,figures/* number */.ai)(more)} more, see the summary.` : '';
    const [first] = rows;
    const last = first?.failure === undefined ? remedy : (0,explain_rows/* explainRow */.g)(first.failure).remedy;
    return `${head}: ${what}. ${shown.join('. ')}.${rest} ${last}.`;
}
/** The annotation for wrong inputs. */
function inputAnnotation(operation, problems) {
    const [first] = problems;
    if (problems.length === 1 && first !== undefined) {
        return `Invalid input: ${(0,report_notices/* inputSentence */.SF)(first)} Nothing was sent.`;
    }
    const head = `The step${operation === '' ? '' : ` ${operation}`} failed before it sent anything: ${(0,figures/* number */.ai)(problems.length)} problems were found.`;
    const whole = problems.map(report_notices/* inputSentence */.SF).join(' ');
    const names = [...new Set(problems.map(({ input }) => `\`${input}\``))].join(', ');
    const shown = whole.length <= MAX_LENGTH ? whole : `The summary says what is wrong with each: ${names}.`;
    return `${head} ${shown} Correct them and run it again.`;
}
function failedProject({ project, failure }) {
    const what = failure === undefined ? '' : (0,explain_rows/* explainRow */.g)(failure).what;
    return (0,line/* plainText */.w)(`${project}: ${what}`, MAX_LENGTH / SHOWN_PROJECTS);
}

;// CONCATENATED MODULE: ./build/src/report/kept-rows.js
const NO_ROWS = { first: [], json: '[]', notices: [] };

// EXTERNAL MODULE: ./build/src/report/explain/policies.js
var policies = __webpack_require__(4016);
// EXTERNAL MODULE: ./build/src/report/findings/shown-finding.js
var shown_finding = __webpack_require__(8542);
// EXTERNAL MODULE: ./build/src/report/gate-text.js
var gate_text = __webpack_require__(3473);
;// CONCATENATED MODULE: ./build/src/report/line-annotations.js





/** For lines in the pull request: the worst findings of a gate, and what is wrong with the policies of a file. */
function lineAnnotations(result) {
    if (result.failure?.kind === 'policies-invalid' && 'rules' in result.request) {
        return problemAnnotations(result.failure.problems, result.request.rules.pathInRepository);
    }
    return result.operation === 'gate' ? findingAnnotations(result) : [];
}
function problemAnnotations(problems, file) {
    if (file === undefined)
        return [];
    return problems
        .slice(0, runner_log/* MAX_ANNOTATIONS */.KE)
        .map((problem) => ({ place: { file, line: problem.line }, message: (0,report_notices/* sentence */.em)((0,policies/* problemText */.f)(problem)) }));
}
function findingAnnotations(result) {
    if (!result.request.annotations)
        return [];
    const placed = (0,gate_text/* countedFindings */.Hs)(result).filter(({ path }) => path !== undefined && path !== '');
    return placed.slice(0, runner_log/* MAX_ANNOTATIONS */.KE).map(({ path = '', line, severity, rule, message }) => ({
        place: {
            file: path,
            ...(line === undefined ? {} : { line }),
            title: [severity, rule === undefined ? 'finding' : (0,shown_finding/* shortRule */.r0)(rule)].filter(Boolean).join(': '),
        },
        message: message ?? rule ?? 'A finding of the platform',
    }));
}

// EXTERNAL MODULE: ./build/src/report/outputs.js
var outputs = __webpack_require__(3558);
// EXTERNAL MODULE: ./build/src/model/saved.js
var saved = __webpack_require__(936);
// EXTERNAL MODULE: ./build/src/report/sealed-json.js
var sealed_json = __webpack_require__(2753);
;// CONCATENATED MODULE: ./build/src/report/plan-file.js


/** The file that a person approves and `approved-plan` takes; nothing where there is no plan. */
function writePlanFile(result, { baseUrl }, file) {
    if (result.operation !== 'plan' && result.operation !== 'apply')
        return;
    const { hash, lines, momentMs, deployment, request } = result;
    if (hash === undefined || lines === undefined || momentMs === undefined)
        return;
    const json = new sealed_json/* SealedJson */.V(file);
    json.field('schema', saved/* PLAN_FORMAT */._.schema);
    json.field('version', saved/* PLAN_FORMAT */._.version);
    json.field('platform', baseUrl);
    json.field('deployment', deployment.slug);
    json.field('rules_file', { path: request.rules.path, sha256: request.rules.sha256 });
    json.field('moment', new Date(momentMs).toISOString());
    json.field('hash', hash);
    json.field('changes', lines);
    json.end();
    file.close();
}

// EXTERNAL MODULE: ./build/src/report/failure-reason.js
var failure_reason = __webpack_require__(3383);
;// CONCATENATED MODULE: ./build/src/report/report-file.js



/** Everything that a step saw and did (schema/report.v3.json); the rows of a list are in the file already. */
function endReport(json, result, kept, run) {
    startEnvelope(json, result.operation, (0,views/* outcomeOf */.sG)(result));
    json.field('failure_reason', (0,failure_reason/* failureReason */.H)(result, run.cancelled));
    json.field('cancelled', run.cancelled);
    json.field('platform', run.baseUrl);
    json.field('deployment', result.deployment);
    json.field('action_version', run.version);
    json.field('started_at', new Date(run.startedAtMs).toISOString());
    json.field('ended_at', new Date(run.endedAtMs).toISOString());
    if (run.platformEndedAtMs !== undefined)
        json.field('platform_ended_at', new Date(run.platformEndedAtMs).toISOString());
    json.field('requests_sent', run.requestsSent);
    json.field('requests_repeated', run.requestsRepeated);
    json.field('paused_ms', Math.round(run.pausedMs));
    json.field('result', result);
    json.field('notices', [...run.notices, ...result.notices, ...kept.notices]);
    json.end();
}
/** The report of a step whose inputs were wrong. */
function endProblemReport(json, operation, problems, version) {
    startEnvelope(json, operation, 'failed');
    json.field('failure_reason', 'invalid-inputs');
    json.field('cancelled', false);
    json.field('action_version', version);
    json.field('requests_sent', 0);
    json.field('problems', problems);
    json.end();
}
function startEnvelope(json, operation, outcome) {
    json.field('schema', saved/* REPORT_FORMAT */.t.schema);
    json.field('version', saved/* REPORT_FORMAT */.t.version);
    json.field('operation', operation);
    json.field('outcome', outcome);
}

// EXTERNAL MODULE: ./build/src/report/markup.js
var markup = __webpack_require__(4110);
// EXTERNAL MODULE: ./build/src/report/text.js
var report_text = __webpack_require__(4913);
// EXTERNAL MODULE: ./build/src/report/notice-text.js
var notice_text = __webpack_require__(3568);
;// CONCATENATED MODULE: ./build/src/report/warnings.js




/** Everything that a person should know although nothing failed, each once. */
function allNotices(result, kept, run) {
    const own = [...run.notices, ...result.notices, ...kept.notices].map(report_notices/* noticeText */.ut);
    const all = [...warned(result), ...own, ...outputNotices(result, kept, run), ...unwritten(run)];
    // A file of thousands of rules has as many notices.
    return [...new Map(all.toReversed().map((one) => [one.text, one])).values()].toReversed();
}
/** What `warn-only` made of the failure. */
function warned(result) {
    if (!('warned' in result) || result.warned === undefined)
        return [];
    const { what, remedy } = (0,explain/* explainStep */.eH)(result.warned);
    return [(0,notice_text/* warning */.$)(`${what}. ${remedy}. \`warn-only\` lets the step pass.`)];
}
function unwritten({ reportProblem, fileProblems = {} }) {
    const { plan, csv, sarif } = fileProblems;
    const files = [
        ['report', reportProblem],
        ["plan's file", plan],
        ['CSV file', csv],
        ['SARIF file', sarif],
    ];
    return files.flatMap(([file, problem]) => problem === undefined ? [] : [(0,notice_text/* warning */.$)(`The ${file} could not be written: ${problem}.`)]);
}
function outputNotices(result, kept, run) {
    const where = run.reportProblem === undefined ? ' The report has it.' : '';
    return (0,outputs/* outputsOf */.Y)(result, kept, run).tooLarge.map((output) => (0,notice_text/* warning */.$)(`The output \`${output}\` is empty, because it would be too large.${where}`));
}

;// CONCATENATED MODULE: ./build/src/report/summary.js







const SIGNS = { succeeded: '✅', partial: '⚠️', failed: '❌' };
const MAX_NOTICES = 50;
/** Under the runner's 1 MiB, and below what has been dropped without an error. */
const MAX_SUMMARY_BYTES = 980_000;
/** The job summary: first what was done, what failed, and where; then the rows; facts about the run are folded. */
function summaryOf(result, kept, run) {
    const view = (0,views/* viewOf */.du)(result);
    const head = [
        `<h2>${(0,markup/* prose */.CS)(titleOf(result, run), 300)}</h2>`,
        noticeBlock(allNotices(result, kept, run)),
        failureText(result),
        (0,markup/* paragraph */.FY)([deploymentText(result), ...(view.context?.(result) ?? [])].filter(Boolean).join(' · ')),
    ];
    return fitting(head, view.sections(result, kept, run), aboutRun(view.facts?.(result, run) ?? [], run));
}
/** `✅ tag (dry run): 12 tags would be added in 10 projects` */
function titleOf(result, { cancelled }) {
    const view = (0,views/* viewOf */.du)(result);
    const outcome = (0,views/* outcomeOf */.sG)(result);
    const sign = view.sign?.(result, outcome) ?? SIGNS[outcome];
    const marks = [cancelled ? 'cancelled' : '', (0,views/* isDryRun */.vG)(result) ? 'dry run' : ''];
    const marked = marks.filter((mark) => mark !== '').map((mark) => ` (${mark})`);
    return `${sign} ${result.operation}${marked.join('')}: ${view.headline(result)}`;
}
/** The summary of a step whose inputs were wrong. */
function problemSummary(operation, problems) {
    const name = (0,report_text/* html */.qy)(operation === '' ? 'Code Security Platform' : operation);
    const isFile = problems.every(({ place }) => place !== undefined);
    return (0,markup/* blocks */.Bv)([
        `<h2>❌ ${name}: ${isFile ? 'the rules file is wrong' : 'wrong inputs'}, nothing was sent</h2>`,
        (0,markup/* bullets */.e5)(problems.slice(0, markup/* MAX_ROWS */.pX).map((problem) => (0,markup/* prose */.CS)((0,report_notices/* inputSentence */.SF)(problem), 1000))),
        (0,markup/* leftOut */.ig)(problems.length - markup/* MAX_ROWS */.pX, 'problems'),
    ]);
}
/** Sections that would make the summary too long are left out as a whole, the last ones first. */
function fitting(head, sections, foot) {
    const note = '<p>The rest does not fit into this summary.</p>';
    for (let count = sections.length;; count--) {
        const rest = count === sections.length ? [] : [note];
        const text = (0,markup/* blocks */.Bv)([...head, ...sections.slice(0, count), ...rest, foot]);
        if (count === 0 || Buffer.byteLength(text) <= MAX_SUMMARY_BYTES)
            return text;
    }
}
function deploymentText({ deployment: { slug, id } }) {
    if (slug === undefined)
        return id === undefined ? '' : `Deployment id ${id}`;
    return `Deployment <b>${(0,report_text/* html */.qy)(slug)}</b>${id === undefined ? '' : ` (id ${id})`}`;
}
/** Failed projects are counted in the title, and have a section that says what to do about each cause. */
function failureText(result) {
    const explanation = (0,explain/* explainResult */.rn)(result);
    const { failure } = result;
    const hasSection = failure?.kind === 'rows-failed' && failure.of === 'project';
    if (explanation === undefined || hasSection)
        return '';
    return (0,markup/* advice */.v9)(`${(0,markup/* prose */.CS)(explanation.what)}.`, `${(0,markup/* prose */.CS)(explanation.remedy)}.`);
}
function noticeBlock(notices) {
    const byLevel = Object.groupBy(notices, ({ level }) => level);
    return (0,markup/* bullets */.e5)([...(byLevel.warning ?? []), ...(byLevel.note ?? [])]
        .slice(0, MAX_NOTICES)
        .map(({ level, text }) => `${level === 'warning' ? '⚠️ ' : ''}${(0,markup/* prose */.CS)(text, 700)}`));
}
function aboutRun(values, run) {
    const { baseUrl, requestsSent, requestsRepeated, pausedMs, startedAtMs, endedAtMs, files } = run;
    const took = `${(0,figures/* counted */.hS)(requestsSent, 'request')} in ${(0,figures/* duration */.p0)(endedAtMs - startedAtMs)}`;
    const parts = [(0,report_text/* link */.nf)(baseUrl, baseUrl), took, (0,report_notices/* retryText */.qL)(requestsRepeated, pausedMs).replace(/\.$/, '')];
    const report = files?.report === undefined ? '' : keepReport(files.report);
    const content = [(0,markup/* facts */.Ix)(values), (0,markup/* paragraph */.FY)(parts.filter(Boolean).join(' · ')), report];
    return (0,markup/* folded */.TM)(`About this run: ${took}`, content.filter(Boolean).join('\n'));
}
/** Reports are gone with the runner unless the workflow keeps them. */
function keepReport(path) {
    const name = (0,report_text/* html */.qy)(path.split(/[\\/]/).pop() ?? path);
    const output = `\${{ steps.ID.outputs.report-path }}`;
    const step = `- uses: actions/upload-artifact@043fb46d1a93c77aae656e7c1c64a875d1fc6a0a # v7.0.1\n  if: always()\n  with: { path: "${output}" }`;
    return `<p>The report (<code>${name}</code>) has everything. To keep it, give this step an <code>id</code> (here <code>ID</code>), and add one after it:</p>\n<pre>${step}</pre>`;
}

;// CONCATENATED MODULE: ./build/src/report/publish.js














/**
 * Publishes a result: files and outputs first, because later steps rely on them, then what people read. What cannot
 * be made or written does not keep the rest from being published.
 *
 * @returns whether the step succeeded
 */
async function publish(result, facts, channels) {
    const { log } = channels;
    let kept = NO_ROWS;
    let run = facts;
    const stages = [
        () => {
            kept = channels.rows?.end() ?? NO_ROWS;
        },
        () => {
            run = writeFiles(result, kept, facts, channels);
        },
        () => (0,runner_outputs/* setOutputs */.n)((0,outputs/* outputsOf */.Y)(result, kept, run).values, channels),
        () => (0,runner_outputs/* addSummary */.S)(summaryOf(result, kept, run), channels),
        () => logResult(result, kept, run, log),
    ];
    for (const stage of stages) {
        try {
            await stage();
        }
        catch (error) {
            log.warning(`A part of the result could not be published: ${error instanceof Error ? error.message : String(error)}`);
            if (run.debug && error instanceof Error)
                logStack(error.stack, log);
        }
    }
    const annotation = errorAnnotation(result, run.cancelled);
    if (annotation === undefined)
        return true;
    log.error(annotation);
    if (run.debug && result.failure?.kind === 'unexpected')
        logStack(result.failure.stack, log);
    return false;
}
/** Publishes what is wrong with the inputs. */
async function publishProblems(inputs, version, channels) {
    const { log, files } = channels;
    const { operation, problems, warnings } = inputs;
    endProblemReport(new sealed_json/* SealedJson */.V(files.report), operation, problems, version);
    files.report.close();
    const { path } = files.report;
    const outputs = { outcome: 'failed', 'failure-reason': 'invalid-inputs' };
    await (0,runner_outputs/* setOutputs */.n)(path === undefined ? outputs : { ...outputs, 'report-path': path }, channels);
    await (0,runner_outputs/* addSummary */.S)(problemSummary(operation, problems), channels);
    // The error has all of them; a reviewer looks at the lines.
    const placed = problems.flatMap(({ place }) => place ?? []);
    for (const { file, line, message } of placed.slice(0, Math.max(0, runner_log/* MAX_ANNOTATIONS */.KE - warnings.length)))
        log.warning((0,report_notices/* sentence */.em)(message), { file, line });
    logWarnings(warnings.map(report_notices/* inputSentence */.SF), log);
    log.error(inputAnnotation(operation, problems));
}
function writeFiles(result, kept, facts, { files, rows }) {
    writePlanFile(result, facts, files.plan);
    endReport(rows?.report ?? new sealed_json/* SealedJson */.V(files.report), result, kept, facts);
    files.report.close();
    const { report, plan, csv, sarif } = files;
    return {
        ...facts,
        files: { report: report.path, plan: plan.path, csv: csv.path, sarif: sarif.path },
        reportProblem: report.problem,
        fileProblems: { plan: plan.problem, csv: csv.problem, sarif: sarif.problem },
    };
}
function logResult(result, kept, run, log) {
    const view = (0,views/* viewOf */.du)(result);
    log.group(`${result.operation}: ${view.headline(result)}`, view.logLines(result, run));
    const notices = allNotices(result, kept, run);
    for (const { level, text } of notices)
        if (level === 'note')
            log.info(text);
    const retries = (0,report_notices/* retryText */.qL)(run.requestsRepeated, run.pausedMs);
    if (retries !== '')
        log.info(retries);
    logWarnings(notices.filter(({ level }) => level === 'warning').map(({ text }) => text), log);
    for (const { place, message } of lineAnnotations(result))
        log.warning(message, place);
}
function logWarnings(texts, log) {
    const shown = texts.length <= runner_log/* MAX_ANNOTATIONS */.KE ? texts : texts.slice(0, runner_log/* MAX_ANNOTATIONS */.KE - 1);
    for (const text of shown)
        log.warning(text);
    const more = texts.length - shown.length;
    if (more > 0)
        log.warning(`${(0,figures/* number */.ai)(more)} more warnings are in the summary.`);
}
function logStack(stack, log) {
    for (const line of (stack ?? '').split('\n'))
        log.info(line);
}


/***/ }),

/***/ 8531:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TI: () => (/* binding */ anyChanged),
/* harmony export */   Ze: () => (/* binding */ anyDone),
/* harmony export */   pq: () => (/* binding */ countOf),
/* harmony export */   vV: () => (/* binding */ otherRowsPhrase),
/* harmony export */   zc: () => (/* binding */ journalIn)
/* harmony export */ });
/* harmony import */ var _figures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1953);

const OTHER_STATES = [
    ['unchanged', 'already right'],
    ['failed', 'failed'],
    ['unknown', 'unknown'],
    ['left', 'left as they are'],
    ['not-reached', 'not reached'],
];
/** Undefined of an operation that only reads. */
function journalIn(result) {
    return 'journal' in result ? result.journal : undefined;
}
/** `3 projects already right, 1 failed`: what became of the rows that did not change. */
function otherRowsPhrase(rows, one) {
    return OTHER_STATES.map(([state, phrase]) => [countOf(rows, state), phrase])
        .filter(([count]) => count > 0)
        .map(([count, phrase], index) => {
        const state = count === 1 ? phrase.replace('they are', 'it is') : phrase;
        return `${index === 0 ? (0,_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(count, one) : (0,_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai)(count)} ${state}`;
    })
        .join(', ');
}
function countOf(rows, ...states) {
    return rows.filter(({ state }) => states.includes(state)).length;
}
/** Whether anything is as it should be now, or was on a dry run seen as it would be. */
function anyDone(rows) {
    return countOf(rows, 'changed', 'unchanged', 'would-change') > 0;
}
/** Whether anything was changed, or may have been; a row that failed may have been changed in part. */
function anyChanged(rows) {
    const isPartly = ({ done = [], failure }) => done.length > 0 || failure?.kind === 'tags-lost';
    return countOf(rows, 'changed', 'unknown') > 0 || rows.some(isPartly);
}


/***/ }),

/***/ 3472:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ shortCommit),
/* harmony export */   q: () => (/* binding */ scanOutputs)
/* harmony export */ });
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

/***/ 2753:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ SealedJson)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _platform_http_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9598);


const CHECKSUM_LENGTH = 64;
/**
 * A JSON object that is written part by part and ends with its `checksum`: the SHA-256 of the whole text with the
 * checksum itself replaced by 64 zeros, so that an edited or a cut file shows.
 */
class SealedJson {
    #sink;
    #hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    #isEmpty = true;
    constructor(sink) {
        this.#sink = sink;
    }
    /** A field; long lists within it are written item by item. An undefined value is left out. */
    field(name, value) {
        if (value === undefined)
            return;
        this.#startField(name);
        for (const text of jsonTexts(value))
            this.#write(text);
    }
    /** Starts a field whose value is a list that `item` goes on with. */
    startList(name) {
        this.#startField(name);
        this.#write('[');
    }
    /** @param json one item, as JSON */
    item(json, isFirst) {
        this.#write(isFirst ? `\n${json}` : `,\n${json}`);
    }
    endList() {
        this.#write('\n]');
    }
    /** Nothing may be written after this. */
    end() {
        this.#startField('checksum');
        this.#hash.update(`"${'0'.repeat(CHECKSUM_LENGTH)}"\n}\n`);
        this.#sink.write(`"${this.#hash.digest('hex')}"\n}\n`);
    }
    #startField(name) {
        this.#write(`${this.#isEmpty ? '{' : ','}\n${JSON.stringify(name)}: `);
        this.#isEmpty = false;
    }
    #write(text) {
        this.#hash.update(text);
        this.#sink.write(text);
    }
}
/** As deep as lists of rows are found in a result. */
const DEPTH = 3;
/** The JSON of a value in pieces, so that a result with a million rows never is one text. */
function* jsonTexts(value, depth = DEPTH) {
    if (depth > 0 && Array.isArray(value) && value.length > 0) {
        for (const [index, item] of value.entries())
            yield `${index === 0 ? '[' : ','}\n${json(item)}`;
        yield '\n]';
    }
    else if (depth > 0 && isPlainObject(value)) {
        const entries = Object.entries(value).filter(([name, part]) => part !== undefined && !isWithheld(name));
        yield '{';
        for (const [index, [name, part]] of entries.entries()) {
            yield `${index === 0 ? '' : ','}\n${JSON.stringify(name)}: `;
            yield* jsonTexts(part, depth - 1);
        }
        yield '}';
    }
    else
        yield json(value);
}
function json(value) {
    return (0,_platform_http_json_js__WEBPACK_IMPORTED_MODULE_1__/* .writeJson */ .G)(value, undefined, isWithheld) ?? 'null';
}
/** Tokens of connections that a request holds, and stacks, which are for the debug log only. */
function isWithheld(name) {
    return name === 'token' || name === 'stack';
}
function isPlainObject(value) {
    return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}


/***/ }),

/***/ 5494:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EX: () => (/* binding */ triagePhrase),
/* harmony export */   O1: () => (/* binding */ nameItems),
/* harmony export */   aL: () => (/* binding */ queryFacts),
/* harmony export */   il: () => (/* binding */ decisionPhrase),
/* harmony export */   ji: () => (/* binding */ spaced),
/* harmony export */   yZ: () => (/* binding */ queryPhrase)
/* harmony export */ });
/* unused harmony export queryRows */
/* harmony import */ var _model_filters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9016);
/* harmony import */ var _model_selection_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8985);
/* harmony import */ var _figures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1953);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4913);




/** `open sast findings of low severity in 3 repositories → ignored, acceptable risk` */
function triagePhrase(request) {
    const { selection, issueType } = request;
    const to = decisionPhrase(request.decision);
    if (selection.by === 'ids')
        return `${(0,_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(selection.ids.length, `${issueType} finding`)} by id → ${to}`;
    const query = selection.by === 'listed' ? selection.query : { issueType, filters: selection.filters };
    const limit = typeof selection.limit === 'number' ? `, at most ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .number */ .ai)(selection.limit)}` : '';
    return `${queryPhrase(query)}${limit} → ${to}`;
}
/** `ignored, acceptable risk, with a note` */
function decisionPhrase({ state, reason, note }) {
    const parts = [
        state && spaced(state),
        reason && spaced(reason),
        note !== undefined && (state ? 'with a note' : 'a note'),
    ];
    return parts.filter(Boolean).join(', ');
}
/** `open sast findings of high or critical severity in acme/api older than 2026-08-19 00:00 UTC` */
function queryPhrase({ issueType, filters, ...conditions }) {
    const { status, ...others } = filters;
    const phrases = Object.entries(others)
        .map(([wire, value]) => filterPhrase(wire, value))
        .sort((one, other) => place(one) - place(other));
    return [
        status && spaced(String(status)),
        issueType,
        'findings',
        ...phrases,
        ...conditionPhrases(conditions),
    ]
        .filter(Boolean)
        .join(' ');
}
/** Filters and conditions that were given, by their inputs' names, with all values. */
function queryRows({ filters, ...conditions }) {
    const { olderThanMs, newerThanMs, triagedBeforeMs, paths, hasTicket } = conditions;
    const rows = [
        ...Object.entries(filters ?? {}).map(([wire, value]) => [
            (0,_model_filters_js__WEBPACK_IMPORTED_MODULE_0__/* .filterInput */ .ts)({ wire }),
            wire === 'since' ? `${value} (${sinceTime(String(value))})` : listed(value),
        ]),
        ['older-than', time(olderThanMs)],
        ['newer-than', time(newerThanMs)],
        ['triaged-before', time(triagedBeforeMs)],
        ['paths', paths && nameItems(paths).join(', ')],
        ['has-ticket', hasTicket === undefined ? undefined : String(hasTicket)],
    ];
    return rows.filter((row) => row[1] !== undefined);
}
/** As a user writes them: what is taken away has its `!`. */
function nameItems({ names, patterns, except }) {
    return [...names, ...patterns, ...except.map((item) => `!${item}`)];
}
/** The same for the summary: the phrase has the first values only. */
function queryFacts(query) {
    return queryRows(query).map(([name, values]) => [(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .html */ .qy)(name), (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .html */ .qy)(values, 500)]);
}
function conditionPhrases(conditions) {
    const { olderThanMs, newerThanMs, triagedBeforeMs, paths, hasTicket } = conditions;
    return [
        ...(paths === undefined ? [] : [`under ${shortList(nameItems(paths), 'and')}`]),
        ...(hasTicket === undefined ? [] : [hasTicket ? 'with a ticket' : 'without a ticket']),
        ...(olderThanMs === undefined ? [] : [`older than ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .minuteOf */ .iA)(olderThanMs)}`]),
        ...(newerThanMs === undefined ? [] : [`newer than ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .minuteOf */ .iA)(newerThanMs)}`]),
        ...(triagedBeforeMs === undefined ? [] : [`triaged before ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .minuteOf */ .iA)(triagedBeforeMs)}`]),
    ];
}
/** What findings are comes before where, and that before when. */
function place(phrase) {
    return ['in', 'on', 'since'].indexOf(phrase.split(' ', 1)[0] ?? '');
}
function filterPhrase(wire, value) {
    const filter = _model_filters_js__WEBPACK_IMPORTED_MODULE_0__/* .TRIAGE_FILTERS */ .bL.find((one) => one.wire === wire);
    if (filter === undefined)
        return '';
    const values = typeof value === 'object' ? value : [String(value)];
    const named = filter.values === undefined ? values : values.map(spaced);
    const except = named.filter((item) => item.startsWith('!')).map((item) => item.slice(1));
    const taken = named.filter((item) => !item.startsWith('!'));
    const isNames = except.length === 0 && !taken.some(_model_selection_js__WEBPACK_IMPORTED_MODULE_3__/* .isPattern */ .Pt);
    let shown = shortList(taken.length === 0 ? ['any'] : taken, 'or');
    if (filter.kind === 'time')
        shown = sinceTime(String(value));
    if (filter.plural !== undefined && values.length > 1 && isNames)
        shown = `${(0,_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .number */ .ai)(values.length)} ${filter.plural}`;
    if (except.length > 0)
        shown += ` except ${shortList(except, 'and')}`;
    return filter.phrase.replace('%', () => shown);
}
function shortList(items, word) {
    return items.slice(0, 5).join(` ${word} `) + (items.length > 5 ? ' …' : '');
}
function listed(value) {
    return typeof value === 'object' ? value.join(', ') : String(value);
}
/** The API's `acceptable_risk` as people write it. */
function spaced(value) {
    return value.replaceAll('_', ' ');
}
function time(ms) {
    return ms === undefined ? undefined : (0,_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .minuteOf */ .iA)(ms);
}
function sinceTime(seconds) {
    const ms = Number(seconds) * 1000;
    return Number.isNaN(ms) ? seconds : (0,_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .minuteOf */ .iA)(ms);
}


/***/ }),

/***/ 4913:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   q: () => (/* binding */ linked),
/* harmony export */   qy: () => (/* binding */ html)
/* harmony export */ });
/* harmony import */ var _runner_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9816);

/** Text in HTML, within an element or a quoted attribute. */
function html(text, maxLength) {
    return escapeHtml((0,_runner_line_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .w)(text, maxLength));
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


/***/ }),

/***/ 5617:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ unknownReason),
/* harmony export */   r: () => (/* binding */ unknownProjects)
/* harmony export */ });
/* harmony import */ var _explain_github_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6497);
/* harmony import */ var _figures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1953);
/* harmony import */ var _notice_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3568);



const OTHER_PLACE = 'If they are on GitHub, correct their URLs on the platform; if not, nothing has to be done.';
/** By the fixed words of the reasons. */
const UNKNOWN = {
    'not-visible': {
        reason: 'GitHub repository not visible to the token',
        help: `A job's own \`GITHUB_TOKEN\` sees only its own repository and public ones. ${(0,_explain_github_js__WEBPACK_IMPORTED_MODULE_0__/* .appRemedy */ .Ep)()}.`,
        isUsual: true,
    },
    'other-host': { reason: 'its URL points to a host other than GitHub', help: OTHER_PLACE, isUsual: true },
    'not-a-repository': {
        reason: 'neither its URL nor its name is that of a GitHub repository',
        help: OTHER_PLACE,
        isUsual: true,
    },
    'no-owner': {
        reason: 'its owner is not an organization or account on GitHub',
        help: OTHER_PLACE,
        isUsual: true,
    },
    'owner-refused': {
        reason: 'GitHub does not let the token list the repositories of its owner',
        help: `${(0,_explain_github_js__WEBPACK_IMPORTED_MODULE_0__/* .appRemedy */ .Ep)()}.`,
    },
    'personal-account': {
        reason: "a person's account has neither custom properties nor teams",
        help: 'Rules that need neither still apply to them.',
        isUsual: true,
    },
    'properties-refused': {
        reason: 'GitHub does not let the token read its custom properties',
        help: `${(0,_explain_github_js__WEBPACK_IMPORTED_MODULE_0__/* .appRemedy */ .Ep)('Organization: Custom properties (read)')}.`,
    },
    'teams-refused': {
        reason: 'GitHub does not let the token read its teams',
        help: `${(0,_explain_github_js__WEBPACK_IMPORTED_MODULE_0__/* .appRemedy */ .Ep)('Organization: Members (read)')}.`,
    },
    'properties-unknown': {
        reason: 'its custom properties are not known',
        help: 'GitHub listed them without these repositories. Run the step again.',
    },
    'teams-unknown': { reason: 'its teams are not known', help: 'Run the step again.' },
    'tag-comes-later': { reason: 'names a tag that only this plan adds', help: 'The next apply writes it.' },
    'rules-disagree': { reason: 'its rules contradict each other', help: 'Correct the rules.' },
};
function unknownReason(reason) {
    return UNKNOWN[reason]?.reason ?? reason.replaceAll('-', ' ');
}
/** Rows of a plan say why; this says how many there are, and what would help. */
function unknownProjects({ reason, projects, of, owners }) {
    const { help = '', isUsual } = UNKNOWN[reason] ?? {};
    const text = `${(0,_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(projects, 'project')} of ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .firstOf */ .Ku)(owners, 3)} ${projects === 1 ? 'is' : 'are'} unknown, so rules that look at GitHub change nothing there: ${unknownReason(reason)}. ${help}`;
    return isUsual && projects * 2 < of ? (0,_notice_text_js__WEBPACK_IMPORTED_MODULE_2__/* .note */ .N)(text) : (0,_notice_text_js__WEBPACK_IMPORTED_MODULE_2__/* .warning */ .$)(text);
}


/***/ }),

/***/ 216:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  vG: () => (/* binding */ isDryRun),
  sG: () => (/* binding */ outcomeOf),
  du: () => (/* binding */ viewOf)
});

// UNUSED EXPORTS: VIEWS

// EXTERNAL MODULE: ./build/src/report/finding-rows.js
var finding_rows = __webpack_require__(2187);
// EXTERNAL MODULE: ./build/src/report/figures.js
var figures = __webpack_require__(1953);
// EXTERNAL MODULE: ./build/src/report/findings/finding-list.js
var finding_list = __webpack_require__(6767);
// EXTERNAL MODULE: ./build/src/report/findings/shown-finding.js
var shown_finding = __webpack_require__(8542);
// EXTERNAL MODULE: ./build/src/report/markup.js
var markup = __webpack_require__(4110);
// EXTERNAL MODULE: ./build/src/report/platform-links.js
var platform_links = __webpack_require__(2209);
// EXTERNAL MODULE: ./build/src/report/explain/policies.js
var policies = __webpack_require__(4016);
// EXTERNAL MODULE: ./build/src/report/explain/rows.js
var explain_rows = __webpack_require__(8563);
// EXTERNAL MODULE: ./build/src/report/policy-text.js
var policy_text = __webpack_require__(4606);
// EXTERNAL MODULE: ./build/src/report/text.js
var report_text = __webpack_require__(4913);
;// CONCATENATED MODULE: ./build/src/report/policy-rows.js





/** What became of the policies, or on a dry run would. */
function policySections(rows, dryRun) {
    const cells = rows.flatMap((row) => deletesFirst(row.change.entries).map((entry) => [
        (0,report_text/* html */.qy)(row.change.target.part),
        `<code>${(0,policy_text/* entrySign */.w_)(entry)}</code>&nbsp;${(0,report_text/* html */.qy)((0,policy_text/* entryText */.u0)(entry), 500)}`,
        (0,report_text/* html */.qy)(row.state.replace('-', ' ')),
        row.failure === undefined ? '' : (0,report_text/* html */.qy)((0,explain_rows/* explainRow */.g)(row.failure).what, 500),
    ]));
    const title = dryRun ? 'Policies that would change' : 'Policies';
    return (0,markup/* section */.uW)(title, (0,markup/* table */.tp)(['Part', 'Change', '', 'Why'], cells, { of: 'changes', maxRows: markup/* MAX_ROWS */.pX }));
}
/** All that the platform does not accept: the error shows the first of it. */
function problemSection(failure) {
    if (failure?.kind !== 'policies-invalid' || failure.problems.length === 1)
        return [];
    const { path, problems } = failure;
    const lines = problems
        .slice(0, markup/* MAX_ROWS */.pX)
        .map((one) => (0,report_text/* html */.qy)(`${path}:${one.line}: ${(0,policies/* problemText */.f)(one)}`, 500));
    const more = (0,markup/* leftOut */.ig)(problems.length - markup/* MAX_ROWS */.pX, 'problems');
    return (0,markup/* section */.uW)('What the platform does not accept', (0,markup/* bullets */.e5)(lines) + more);
}
/** `changed: policies code: + rulesets p/owasp-top-ten` */
function policyLogLine({ change, state, failure }) {
    const entries = deletesFirst(change.entries).map((entry) => {
        const text = (0,policy_text/* entryText */.u0)(entry);
        return entry.effect === 'update' ? text : `${(0,policy_text/* entrySign */.w_)(entry)} ${text}`;
    });
    const what = entries.length === 0 ? '' : `: ${entries.slice(0, 20).join('; ')}`;
    const why = failure === undefined ? '' : `: ${(0,explain_rows/* explainRow */.g)(failure).what}`;
    return `${state.replace('-', ' ')}: policies ${change.target.part}${what}${why}`;
}
function deletesFirst(entries) {
    return entries.toSorted((one, other) => rank(one) - rank(other));
}
function rank({ effect }) {
    return effect === 'delete' ? 0 : 1;
}

// EXTERNAL MODULE: ./build/src/report/project-changes.js
var project_changes = __webpack_require__(9897);
// EXTERNAL MODULE: ./build/src/report/project-log.js
var project_log = __webpack_require__(6854);
// EXTERNAL MODULE: ./build/src/report/explain.js
var explain = __webpack_require__(3699);
;// CONCATENATED MODULE: ./build/src/report/project-tables.js






const OF = { of: 'projects' };
/** Everything about projects, what went wrong first: a hundred changed projects would hide it. */
function projectSections(rows, dryRun, links) {
    const inState = (state) => rows.filter((row) => row.state === state);
    const planned = (row) => row.changes;
    // A row that failed or was cut off may have been changed in part.
    const changed = rows.filter((row) => row.state !== 'would-change' && (0,project_changes/* madeChanges */.pA)(row).length > 0);
    return [
        ...failureSection('Failed', inState('failed')),
        ...failureSection('Unknown: the change may have taken effect', inState('unknown')),
        ...tagsAtRiskSection(rows),
        ...changeSection('Changed', 'What changed', changed, project_changes/* madeChanges */.pA, links),
        ...changeSection('Would change', 'What would change', inState('would-change'), planned, links),
        ...changeSection('Left as they are: changed by someone else since', 'What was left', inState('left'), planned, links),
        ...changeSection('Not reached: the step ended before', dryRun ? 'What would change' : 'What would have changed', inState('not-reached').filter((row) => (0,project_changes/* leftChanges */.Fg)(row).length > 0), project_changes/* leftChanges */.Fg, links),
    ];
}
function changeSection(title, what, rows, changesOf, links) {
    const hasLinks = rows.some(({ id }) => links.findingsOf(id) !== undefined);
    const hasOthers = rows.some(({ others }) => others !== undefined);
    const cells = rows.slice(0, markup/* MAX_ROWS */.pX).map((row) => [
        projectCell(row),
        changesOf(row).slice(0, 50).map(project_changes/* changeHtml */.An).join(' '),
        ...(hasOthers
            ? [
                (row.others ?? [])
                    .slice(0, 50)
                    .map((change) => (0,report_text/* html */.qy)((0,project_changes/* changeText */.k0)(change), 200))
                    .join(' '),
            ]
            : []),
        ...(hasLinks ? [(0,report_text/* link */.nf)('findings', links.findingsOf(row.id))] : []),
    ]);
    const head = [
        'Project',
        what,
        ...(hasOthers ? ['Changed by others, and kept:'] : []),
        ...(hasLinks ? ['On the platform'] : []),
    ];
    return (0,markup/* section */.uW)(title, (0,markup/* table */.tp)(head, cells, { ...OF, total: rows.length }));
}
/** Many failures have one cause: what to do about each cause, and then the projects. */
function failureSection(title, rows) {
    const failed = rows.filter((row) => row.failure !== undefined);
    const causes = [...Map.groupBy(failed, ({ failure }) => causeOf(failure))].sort(([, a], [, b]) => b.length - a.length);
    if (causes.length === failed.length) {
        const cells = failed.slice(0, markup/* MAX_ROWS */.pX).map((row) => [...failureCells(row), remedyCell(row)]);
        return (0,markup/* section */.uW)(title, (0,markup/* table */.tp)(['Project', 'Why', 'What to do'], cells, { ...OF, total: failed.length }));
    }
    const causeCells = causes.map(([cause, rows]) => [
        (0,report_text/* html */.qy)(cause),
        (0,figures/* number */.ai)(rows.length),
        ...rows.slice(0, 1).map(remedyCell),
    ]);
    return (0,markup/* section */.uW)(title, (0,markup/* table */.tp)(['Cause', 'Projects:', 'What to do'], causeCells, { of: 'causes' }), (0,markup/* table */.tp)(['Project', 'Why'], failed.slice(0, markup/* MAX_ROWS */.pX).map(failureCells), { ...OF, total: failed.length }));
}
/** What a reader has to put back by hand, by name. */
function tagsAtRiskSection(rows) {
    const atRisk = rows.filter(({ tagsAtRisk }) => tagsAtRisk !== undefined && tagsAtRisk.length > 0);
    const cells = atRisk
        .slice(0, markup/* MAX_ROWS */.pX)
        .map((row) => [
        projectCell(row),
        (0,markup/* codes */.F4)(row.tagsAtRisk ?? []),
        row.former === undefined ? '' : (0,markup/* codes */.F4)(row.former.tags),
    ]);
    return (0,markup/* section */.uW)('Tags that are gone, or may still go', (0,markup/* table */.tp)(['Project', 'Tags', 'All tags before:'], cells, {
        ...OF,
        total: atRisk.length,
    }));
}
function projectCell({ project, url }) {
    return (0,report_text/* link */.nf)(project, url);
}
function failureCells(row) {
    return [projectCell(row), (0,markup/* prose */.CS)((0,explain/* shortRow */.vs)(row.failure), 700)];
}
function remedyCell({ failure }) {
    return (0,markup/* prose */.CS)(`${(0,explain_rows/* explainRow */.g)(failure).remedy}.`);
}
function causeOf(failure) {
    if (failure.kind === 'unknown')
        return causeOf(failure.cause);
    if (failure.kind === 'status')
        return `answered ${failure.status}`;
    if ('cause' in failure && typeof failure.cause === 'object' && !failure.cause.isEmpty) {
        return causeOf(failure.cause);
    }
    return failure.kind.replaceAll('-', ' ');
}

// EXTERNAL MODULE: ./build/src/report/row-states.js
var row_states = __webpack_require__(8531);
;// CONCATENATED MODULE: ./build/src/report/journal.js











// What every operation that writes says of what it did, or on a dry run would do.
/** `41 tags added in 40 projects, 135 findings triaged; 2 projects failed`; `nothing changed` */
function writtenPhrase(journal, dryRun, triaged = 'triaged') {
    const { policies, projects, findings, triage } = journal;
    const atLeast = triage.uncertain.atMost > 0 ? 'at least ' : '';
    const moved = dryRun ? (0,row_states/* countOf */.pq)(findings, 'would-change') : countOfTriaged(journal);
    const would = dryRun ? 'would be ' : '';
    const replaced = policies
        .filter(({ state }) => state === (dryRun ? 'would-change' : 'changed'))
        .flatMap(({ change }) => change.entries).length;
    const done = [
        ...(replaced > 0 ? [`${(0,figures/* counted */.hS)(replaced, 'policy change')} ${would}made`] : []),
        ...(projects.some((row) => (0,project_changes/* madeChanges */.pA)(row).length > 0) ? [(0,project_changes/* changesPhrase */.NH)(projects, dryRun)] : []),
        ...(moved > 0 ? [`${atLeast}${(0,figures/* counted */.hS)(moved, 'finding')} ${would}${triaged}`] : []),
        ...(moved === 0 && atLeast !== '' ? [`an unknown number of findings ${triaged}`] : []),
    ];
    const nothing = dryRun ? 'nothing would change' : 'nothing changed';
    const others = [
        (0,row_states/* otherRowsPhrase */.vV)(policies, 'policy part'),
        (0,row_states/* otherRowsPhrase */.vV)(projects, 'project'),
        (0,row_states/* otherRowsPhrase */.vV)(findings, 'finding'),
    ];
    return [done.length === 0 ? nothing : done.join(', '), ...others].filter((part) => part !== '').join('; ');
}
/** Without what the platform moved along, so that a dry run and the real one have the same number. */
function countOfTriaged({ triage, siblings }) {
    const along = new Set(siblings.map(({ id }) => id));
    return triage.triaged.filter((id) => !along.has(id)).length + triage.unlisted;
}
/** What the views of operations that write have in common. */
const written = {
    sections: (result, _kept, run) => journalSections(result, run),
    logLines: ({ journal }) => journalLogLines(journal),
    isPartial: ({ journal, failure }) => isPartlyDone(journal, failure),
};
/** What went wrong, and then what was done, with projects before findings. */
function journalSections(result, run) {
    const { journal, request } = result;
    const { policies, projects, findings, triage } = journal;
    const options = { ...(0,platform_links/* listContext */.Y)(run, result), dryRun: request.dryRun };
    const known = new Set(findings.map(({ change }) => change.target.id));
    const others = triage.triaged.filter((id) => !known.has(id));
    return [
        ...lostAnswersSection(journal),
        ...policySections(policies, options.dryRun),
        ...projectSections(projects, options.dryRun, options.links),
        ...(0,finding_rows/* findingSections */.YS)(findings, options),
        ...(0,markup/* section */.uW)(findings.length === 0 ? 'Triaged findings' : 'Also moved', (0,finding_rows/* idList */.Mt)(others, others.length)),
    ];
}
function lostAnswersSection({ triage: { uncertain } }) {
    if (uncertain.requests === 0)
        return [];
    const answers = uncertain.requests === 1
        ? 'The answer to 1 request was'
        : `The answers to ${(0,figures/* number */.ai)(uncertain.requests)} requests were`;
    return (0,markup/* section */.uW)('May have been triaged', `<p>${answers} lost, so up to ${(0,figures/* counted */.hS)(uncertain.atMost, 'more finding')} may have been triaged, and the same findings on other branches with them.</p>`);
}
function projectCounts({ projects }, dryRun) {
    return {
        'projects-changed': String((0,row_states/* countOf */.pq)(projects, dryRun ? 'would-change' : 'changed')),
        'projects-unchanged': String((0,row_states/* countOf */.pq)(projects, 'unchanged')),
        'projects-failed': String((0,row_states/* countOf */.pq)(projects, 'failed', 'unknown')),
    };
}
function triageCounts({ triage }, dryRun) {
    return {
        'num-triaged': dryRun ? undefined : String(triage.triaged.length + triage.unlisted),
        'triaged-issues': dryRun ? undefined : { json: triage.triaged },
    };
}
function journalLogLines({ policies, projects, findings }) {
    const moved = findings
        .filter(({ state }) => state === 'changed' || state === 'would-change')
        .map(({ change }) => change.target)
        .filter(({ rule, path }) => rule ?? path);
    return [
        ...policies.map(policyLogLine),
        ...(0,project_log/* projectLogLines */.P2)(projects),
        ...(0,project_log/* limited */.TJ)((0,shown_finding/* worstFirst */.md)(moved), finding_list/* findingLine */.mC, 'findings'),
    ];
}
/** Whether something was done, or may have been, and something was not. */
function isPartlyDone({ policies, projects, findings, triage }, failure) {
    if (failure === undefined)
        return false;
    const rows = [...policies, ...projects, ...findings];
    const isReplaced = policies.some(({ leftVersion }) => leftVersion !== undefined);
    const isTriaged = triage.triaged.length + triage.unlisted + triage.uncertain.atMost > 0;
    // A row that was right already is done with; but where the step ended as a whole, that says nothing.
    return (0,row_states/* anyChanged */.TI)(rows) || isReplaced || isTriaged || (failure.kind === 'rows-failed' && (0,row_states/* anyDone */.Ze)(rows));
}

// EXTERNAL MODULE: ./build/src/report/plan-sections.js
var plan_sections = __webpack_require__(4473);
// EXTERNAL MODULE: ./build/src/report/plan-text.js
var plan_text = __webpack_require__(2713);
// EXTERNAL MODULE: ./build/src/model/plan.js
var model_plan = __webpack_require__(9072);
// EXTERNAL MODULE: ./build/src/report/coverage.js
var report_coverage = __webpack_require__(9560);
;// CONCATENATED MODULE: ./build/src/report/views/plan.js









const planView = {
    headline: plan_sections/* planHeadline */.MM,
    sign: (result, outcome) => (outcome === 'succeeded' ? (0,plan_sections/* planSign */.vS)(result) : undefined),
    context: (result) => [...(0,plan_sections/* planContext */.nV)(result), (0,report_coverage/* coverageText */._)(result.coverage)],
    facts: (result, { commentUrl }) => [
        ...(0,plan_sections/* planFacts */.pE)(result),
        ['Comment', commentUrl === undefined ? undefined : (0,report_text/* link */.nf)('on the pull request', commentUrl)],
    ],
    sections(result, _kept, run) {
        const options = (0,platform_links/* listContext */.Y)(run, result);
        return [
            ...problemSection(result.failure),
            ...(0,plan_sections/* changesSection */.Hv)(result, options),
            ...(0,plan_sections/* triageSection */.G4)(result, options),
            ...(0,plan_sections/* leftAloneSection */.MW)(result),
            ...(0,report_coverage/* coverageSections */.F)(result.coverage, options),
        ];
    },
    outputs(result, _kept, run) {
        const { coverage } = result;
        return {
            ...planOutputs(result, run),
            uncovered: coverage?.uncovered === undefined ? undefined : String(coverage.uncovered.length),
            overdue: coverage === undefined ? undefined : String(coverage.overdue.length),
            'comment-url': run.commentUrl,
        };
    },
    logLines(result) {
        const siblings = (0,finding_rows/* siblingsText */.jL)(result.siblings ?? []);
        const coverage = (0,report_coverage/* coverageText */._)(result.coverage);
        return [
            ...(0,plan_text/* planTextLines */.s1)(result, project_log/* MAX_LOG_LINES */.Cm),
            ...(siblings === undefined ? [] : [`Also moves: ${siblings}.`]),
            ...(coverage === '' ? [] : [`${coverage}.`]),
        ];
    },
};
function planOutputs({ plan, hash }, { files = {} }) {
    if (plan === undefined)
        return {};
    const { toAdd, toRemove, on, off, toTriage, policies } = (0,plan_text/* planFigures */.hf)(plan);
    const changes = (0,model_plan/* countOfChanges */.G)(plan);
    return {
        changes: String(changes),
        'to-add': String(toAdd),
        'to-remove': String(toRemove),
        'to-switch': String(on + off),
        'to-triage': String(toTriage),
        'policy-changes': String(policies),
        'plan-hash': hash,
        'plan-path': files.plan,
        drift: String(changes > 0),
    };
}

;// CONCATENATED MODULE: ./build/src/report/views/apply.js









const applyView = {
    headline(result) {
        const { plan, request, journal } = result;
        // Nothing was written: the plan is what there is to say.
        if (plan === undefined || request.dryRun || !isWritten(result))
            return (0,plan_sections/* planHeadline */.MM)(result);
        return writtenPhrase(journal, false);
    },
    context: plan_sections/* planContext */.nV,
    facts: (result) => [...(0,plan_sections/* planFacts */.pE)(result), ['Also moved', (0,finding_rows/* siblingsText */.jL)(result.journal.siblings)]],
    sections(result, _kept, run) {
        const options = (0,platform_links/* listContext */.Y)(run, result);
        const shown = isWritten(result)
            ? [...journalSections(result, run), ...(0,plan_sections/* unknownSection */.MR)(result)]
            : [...(0,plan_sections/* changesSection */.Hv)(result, options), ...(0,plan_sections/* triageSection */.G4)(result, options)];
        return [...problemSection(result.failure), ...shown, ...(0,plan_sections/* leftAloneSection */.MW)(result)];
    },
    outputs: (result, _kept, run) => planOutputs(result, run),
    logLines(result) {
        return [...(0,plan_text/* planTextLines */.s1)(result, project_log/* MAX_LOG_LINES */.Cm), ...(isWritten(result) ? written.logLines(result) : [])];
    },
    isPartial: written.isPartial,
};
/** Whether any write was tried. */
function isWritten({ journal: { policies, projects, findings }, request }) {
    const rows = [...policies, ...projects, ...findings];
    const isTried = rows.some(({ state }) => state === 'failed');
    return !request.dryRun && ((0,row_states/* anyChanged */.TI)(rows) || isTried);
}

;// CONCATENATED MODULE: ./build/src/report/views/export.js


const exportView = {
    headline({ written, request }) {
        if (written === undefined)
            return `${request.path} was not written`;
        return `${request.path} has ${(0,figures/* counted */.hS)(written.rules, 'rule')} for ${(0,figures/* counted */.hS)(written.projects, 'project')}`;
    },
    facts({ written }) {
        if (written === undefined)
            return [];
        const { policies } = written;
        return [['Policies', policies.length === 0 ? 'none' : (0,figures/* joined */.oR)(policies.map((part) => (0,markup/* code */.aY)(part)))]];
    },
    sections({ written }) {
        const next = 'Read it, commit it, and run `plan` with it: it shows no changes.';
        return written === undefined ? [] : [(0,markup/* paragraph */.FY)((0,markup/* prose */.CS)(next))];
    },
    logLines: () => [],
    outputs: ({ written }) => ({ 'rules-path': written?.path }),
};

// EXTERNAL MODULE: ./build/src/report/selection-phrase.js
var selection_phrase = __webpack_require__(5494);
;// CONCATENATED MODULE: ./build/src/report/views/fleet.js




/** What `tag` and `managed-scan` have in common. */
const fleet = {
    ...written,
    headline({ journal, request, failure }) {
        if (journal.projects.length === 0)
            return failure === undefined ? 'no project in this shard' : 'failed';
        return writtenPhrase(journal, request.dryRun);
    },
    outputs: ({ journal, request }) => projectCounts(journal, request.dryRun),
};
const tagView = {
    ...fleet,
    facts: ({ request }) => [
        ['Tags to add', (0,markup/* codes */.F4)(request.tags)],
        ['Tags to remove', (0,markup/* codes */.F4)(request.removeTags)],
        ...selectionFacts(request.projects, request.shard),
    ],
};
const managedScanView = {
    ...fleet,
    facts: ({ request }) => [
        ['Diff scans', switchText(request.diffScan)],
        ['Full scans', switchText(request.fullScan)],
        ...selectionFacts(request.projects, request.shard),
    ],
};
/** What selected the projects, where that is not plain from their names. */
function selectionFacts(selection, shard) {
    const { patterns, except, tagged } = selection;
    return [
        ['Projects', (0,markup/* codes */.F4)((0,selection_phrase/* nameItems */.O1)({ names: [], patterns, except }), 20)],
        ['Projects tagged', (0,markup/* codes */.F4)(tagged, 20)],
        ['Shard', shard === undefined ? undefined : `${shard.index} of ${shard.of}`],
    ];
}
function switchText(wanted) {
    return wanted === undefined ? 'left as they are' : (0,figures/* onOff */.Ro)(wanted);
}

// EXTERNAL MODULE: ./build/src/report/views/gate.js
var gate = __webpack_require__(9502);
// EXTERNAL MODULE: ./build/src/report/findings/counts.js
var counts = __webpack_require__(915);
// EXTERNAL MODULE: ./build/src/report/list-parts.js
var list_parts = __webpack_require__(8145);
;// CONCATENATED MODULE: ./build/src/report/views/lists.js





const PROJECTS = {
    one: 'project',
    several: 'projects',
    head: ['Project', 'Tags', 'Latest scan:', 'Default branch', 'On the platform'],
    cells(row, links) {
        const { id, name, url, tags, latest_scan_at, default_branch } = row;
        return [
            (0,report_text/* link */.nf)(name, url),
            (0,markup/* codes */.F4)(tags, 20, 50),
            latest_scan_at === undefined ? 'never' : (0,markup/* unbroken */.D_)((0,figures/* dayOf */.kb)(latest_scan_at)),
            default_branch === undefined ? '' : (0,markup/* code */.aY)(default_branch.replace('refs/heads/', '')),
            links.findingsOf(id) === undefined ? '' : (0,report_text/* link */.nf)('findings', links.findingsOf(id)),
        ];
    },
};
const DEPENDENCIES = {
    one: 'repository with matching dependencies',
    several: 'repositories with matching dependencies',
    head: ['Repository', 'Dependencies:', 'Dependency paths:', 'Findings'],
    cells(row, links) {
        const { name, numDependencies, hasDependencyPathScan, id } = row;
        return [
            (0,report_text/* html */.qy)(name),
            (0,figures/* number */.ai)(numDependencies),
            hasDependencyPathScan ? 'yes' : 'no',
            (0,report_text/* link */.nf)(`repository ${id}`, links.findingsOf(id)),
        ];
    },
};
const listProjectsView = listView('list-projects', PROJECTS);
const listDependenciesView = listView('list-dependencies', DEPENDENCIES);
/** A list whose rows are one table. */
function listView(operation, { one, several, head, cells }) {
    // TypeScript does not narrow the result of an `O` that is not known yet; only common fields are read.
    const view = {
        headline: (result) => listHeadline(result, one, several),
        context: ({ shards }) => (shards === undefined ? [] : [`${(0,figures/* counted */.hS)(shards, 'shard')} in the matrix`]),
        sections(result, kept, run) {
            const { links } = (0,platform_links/* listContext */.Y)(run, result);
            return [
                (0,markup/* table */.tp)(head, kept.first.map((row) => cells(row, links)), { of: several, total: result.count ?? result.read }),
            ];
        },
        outputs({ count, shards }, kept) {
            // A list that could not be read to its end must not pass for a whole one.
            if (count === undefined)
                return {};
            return {
                count: String(count),
                [list_parts/* LIST_PARTS */.s[operation]]: { jsonText: kept.json },
                matrix: shards === undefined
                    ? undefined
                    : { json: { shard: Array.from({ length: shards }, (_, index) => `${index + 1}/${shards}`) } },
            };
        },
        logLines: () => [],
        isPartial: isPartlyRead,
    };
    return view;
}
function listHeadline({ count, read }, one, several) {
    return count === undefined
        ? `${(0,figures/* counted */.hS)(read, one, several)} listed before it failed`
        : (0,figures/* counted */.hS)(count, one, several);
}
function isPartlyRead({ failure, read }) {
    return failure !== undefined && read > 0;
}

;// CONCATENATED MODULE: ./build/src/report/views/list-findings.js







const MISSPELT = new Set(['ref-without-findings', 'no-repository']);
const listFindingsView = {
    headline: (result) => listHeadline(result, 'finding'),
    context: ({ request }) => [(0,report_text/* html */.qy)((0,selection_phrase/* queryPhrase */.yZ)(request.query), 1000)],
    facts: ({ request }) => (0,selection_phrase/* queryFacts */.aL)(request.query),
    sections(result, kept, run) {
        const shown = kept.first;
        return [
            ...(kept.tally === undefined ? [] : (0,counts/* findingCounts */.s)(kept.tally)),
            ...(0,markup/* section */.uW)('Findings, worst first', (0,finding_list/* findingList */.QQ)(shown, { ...(0,platform_links/* listContext */.Y)(run, result), total: result.count ?? result.read })),
        ];
    },
    outputs({ count, notices }, kept, { files = {} }) {
        // A list that could not be read to its end must not pass for a whole one.
        if (count === undefined)
            return {};
        return {
            count: String(count),
            findings: { jsonText: kept.json },
            'csv-path': files.csv,
            // Its upload would close every alert, which a misspelt branch or pattern must not.
            'sarif-path': notices.some(({ kind }) => MISSPELT.has(kind)) ? undefined : files.sarif,
        };
    },
    logLines: ({ request }) => [(0,selection_phrase/* queryPhrase */.yZ)(request.query)],
    isPartial: isPartlyRead,
};

;// CONCATENATED MODULE: ./build/src/report/views/list-policies.js




const OLDER = {
    one: 'policy',
    several: 'policies',
    head: ['Policy', 'Product', 'Default:', 'Id:'],
    cells(row) {
        const { name, productType, isDefault, id } = row;
        const product = productType.replace('PRODUCT_TYPE_', '').toLowerCase();
        return [(0,report_text/* html */.qy)(name), (0,report_text/* html */.qy)(product), isDefault ? 'yes' : '', (0,report_text/* html */.qy)(id)];
    },
};
const older = listView('list-policies', OLDER);
const listPoliciesView = {
    ...older,
    context({ migrated, count }) {
        if (count === undefined)
            return [];
        return [migrated ? 'the newer policies' : 'the older policies: this deployment has not been migrated'];
    },
    sections(result, kept, run) {
        const { migrated, count, read } = result;
        if (!migrated)
            return older.sections(result, kept, run);
        const rows = kept.first;
        const detection = rows.filter((row) => row.kind === 'detection');
        const remediation = rows.filter((row) => row.kind === 'remediation');
        const total = (count ?? read) - detection.length;
        return [
            ...(0,markup/* section */.uW)('Which rules run', productTable(detection)),
            ...(0,markup/* section */.uW)('Exceptions', exceptionTable(detection)),
            ...(0,markup/* section */.uW)('What happens to findings', remediationTable(remediation, total)),
        ];
    },
};
function productTable(rows) {
    const cells = ['code', 'secrets'].map((product) => {
        const row = rows.find((one) => one.product === product);
        if (row === undefined)
            return [product, '', '', '', '', 'not enabled'];
        const { rulesets, rules, disabled, exceptions } = row;
        return [product, (0,markup/* codes */.F4)(rulesets, 20), (0,markup/* codes */.F4)(rules, 20), (0,markup/* codes */.F4)(disabled, 20), (0,figures/* number */.ai)(exceptions.length)];
    });
    const head = ['Product', 'Rulesets:', 'Rules:', 'Disabled rules:', 'Exceptions:', 'State'];
    return (0,markup/* table */.tp)(head, cells, { of: 'products' });
}
function exceptionTable(rows) {
    const cells = rows.flatMap(({ product, exceptions }) => exceptions.map((exception) => [product, whereOf(exception), whatOf(exception)]));
    return (0,markup/* table */.tp)(['Product', 'Where', 'What'], cells, { of: 'exceptions' });
}
function whereOf({ project, project_tag_name }) {
    return project === undefined ? `projects tagged ${(0,markup/* code */.aY)(project_tag_name ?? '')}` : (0,report_text/* html */.qy)(project);
}
const EXCEPTIONS = new Map([
    ['include', 'also runs'],
    ['exclude', 'does not run'],
]);
function whatOf({ exception_type, rule, rule_type }) {
    const what = rule_type === 'pack' ? 'ruleset' : (0,report_text/* html */.qy)(rule_type);
    return `${what} ${(0,markup/* code */.aY)(rule)} ${EXCEPTIONS.get(exception_type) ?? (0,report_text/* html */.qy)(exception_type)}`;
}
/** What stops people comes first, what is off last. */
function remediationTable(rows, total) {
    const rank = (row) => {
        const types = row.actions.map(({ type }) => type);
        if (!row.active)
            return 3;
        return types.includes('block') ? 0 : types.includes('pr_comment') ? 1 : 2;
    };
    const cells = rows
        .toSorted((one, other) => rank(one) - rank(other))
        .map((row) => {
        const { name, slug = '', active, actions } = row;
        const does = actions.map(({ type }) => ACTIONS.get(type) ?? (0,markup/* code */.aY)(type)).join(', ');
        return [(0,report_text/* html */.qy)(name || slug), active ? does : `off (${does})`, projectsOf(row), conditionsOf(row)];
    });
    const head = ['Policy', 'Does', 'For', 'When:'];
    return (0,markup/* table */.tp)(head, cells, { of: 'remediation policies', total });
}
const ACTIONS = new Map([
    ['block', '<b>blocks</b>'],
    ['pr_comment', 'comments'],
    ['jira', 'opens an issue in Jira'],
    ['slack_app', 'writes to Slack'],
    ['webhook', 'calls a webhook'],
    ['triage', 'triages'],
]);
const TAG = 'repository_tag';
/** Tags narrow a policy down only where all of its conditions must hold. */
function tagConditions({ filters: { mode, conditions } }) {
    return mode === 'all' || conditions.length === 1 ? conditions.filter(({ type }) => type === TAG) : [];
}
function projectsOf(row) {
    return (tagConditions(row)
        .map(({ mode, values }) => `projects tagged ${valuesOf(mode, values)}`)
        .join(' and ') || 'all projects');
}
function conditionsOf(row) {
    const tags = tagConditions(row);
    const { mode, conditions } = row.filters;
    return conditions
        .filter((condition) => !tags.includes(condition))
        .map((condition) => `${(0,report_text/* html */.qy)(condition.type)} ${valuesOf(condition.mode, condition.values)}`)
        .join(mode === 'all' ? ' and ' : ' or ');
}
function valuesOf(mode, values) {
    return mode === 'any' ? (0,markup/* codes */.F4)(values, 10) : `${mode === 'none' ? 'not' : (0,report_text/* html */.qy)(mode)} ${(0,markup/* codes */.F4)(values, 10)}`;
}

// EXTERNAL MODULE: ./build/src/model/scan-status.js
var scan_status = __webpack_require__(8057);
// EXTERNAL MODULE: ./build/src/report/findings/tally.js
var findings_tally = __webpack_require__(69);
// EXTERNAL MODULE: ./build/src/report/scan-outputs.js
var scan_outputs = __webpack_require__(3472);
;// CONCATENATED MODULE: ./build/src/report/views/scan.js











const scanView = {
    headline(result) {
        const { scan, findings } = result;
        if (scan === undefined)
            return `${requestedScan(result)} could not be read`;
        const of = scan_text(scan.meta.repository) ?? `scan ${scan.id}`;
        const status = statusOf(result);
        if (status === 'running')
            return `the scan of ${of} is not complete yet`;
        if (status === 'failed')
            return `the scan of ${of} ${failedText(result)}`;
        const count = findingCount(result);
        if (count === undefined)
            return `the scan of ${of} is complete, but its findings are not known`;
        if (count === 0)
            return `no findings in ${of}`;
        const severities = findings === undefined ? '' : severityText(findings.rows.map(shown_finding/* shownFinding */.Pg));
        return `${(0,figures/* counted */.hS)(count, 'finding')}${severities} in ${of}`;
    },
    sign(result, outcome) {
        if (result.scan === undefined || outcome !== 'succeeded')
            return undefined;
        const status = statusOf(result);
        if (status === 'running')
            return '⏳';
        if (status === 'failed')
            return '❌';
        const count = findingCount(result);
        if (count === undefined)
            return '❔';
        return count === 0 ? undefined : '⚠️';
    },
    context: ({ scan }) => (scan === undefined ? [] : scanContext(scan)),
    facts: ({ scan }) => (scan === undefined ? [] : scanFacts(scan)),
    sections(result, _kept, run) {
        const { findings } = result;
        const failed = statusOf(result) === 'failed';
        const notice = failed
            ? (0,markup/* advice */.v9)('The scan failed, so it says nothing about findings.', 'Look in its log for the cause.')
            : '';
        if (findings === undefined)
            return [notice];
        const rows = (0,shown_finding/* worstFirst */.md)(findings.rows.map(shown_finding/* shownFinding */.Pg));
        return [
            notice,
            ...(0,counts/* findingCounts */.s)((0,findings_tally/* tallyOf */.sv)(rows, run.endedAtMs), { oneRepository: true }),
            ...(0,markup/* section */.uW)('Findings of the branch, worst first', (0,finding_list/* findingList */.QQ)(rows, {
                ...(0,platform_links/* listContext */.Y)(run, result),
                total: findings.total,
                oneRepository: true,
            })),
        ];
    },
    outputs(result) {
        const { scan } = result;
        if (scan === undefined)
            return {};
        const { id, meta, stats, completed_at } = scan;
        return (0,scan_outputs/* scanOutputs */.q)(scan, {
            id,
            status: statusOf(result) ?? 'failed',
            findings: stats?.findings,
            exitCode: scan.exit_code,
            totalTime: stats?.total_time,
            branch: scan_text(meta.branch),
            commit: scan_text(meta.commit),
            completedAt: completed_at,
        });
    },
    logLines({ findings }) {
        const rows = (0,shown_finding/* worstFirst */.md)((findings?.rows ?? []).map(shown_finding/* shownFinding */.Pg));
        return (0,project_log/* limited */.TJ)(rows, finding_list/* findingLine */.mC, 'findings');
    },
    isPartial: ({ scan, failure }) => scan !== undefined && failure !== undefined,
};
function statusOf({ scan, status }) {
    return status ?? (scan === undefined ? undefined : (0,scan_status/* scanStatus */.g)(scan));
}
function failedText({ scan, end }) {
    const code = scan?.exit_code ?? 0;
    // With 0 or 1 it is not the code that tells of a failure.
    return code <= 1 ? `did not complete (${end ?? 'unknown'})` : `failed with exit code ${code}`;
}
function severityText(rows) {
    const tally = (0,findings_tally/* tallyOf */.sv)(rows, 0);
    return tally.total === 0 ? '' : ` (${(0,findings_tally/* severityCounts */.ur)(tally)})`;
}
function requestedScan({ request: { scan } }) {
    if (scan.by === 'id')
        return `scan ${scan.scanId}`;
    return `the scan of commit ${(0,scan_outputs/* shortCommit */.A)(scan.commit)} of ${scan.project}`;
}
/** What the scan counted itself; where it does not say, what its branch has. */
function findingCount({ scan, findings }) {
    return scan?.stats?.findings ?? findings?.total;
}
function scanFacts(scan) {
    const { meta, started_at, completed_at } = scan;
    // A scan that is under way has no numbers yet, whatever the platform sends.
    const stats = completed_at === undefined ? undefined : scan.stats;
    return [
        ['Scan', scanLink(scan)],
        ['Pull request', pullRequestFact(meta)],
        ['Author', authorFact(meta)],
        ['Trigger', (0,report_text/* html */.qy)(scan_text(meta.on) ?? '')],
        ['Products', (0,report_text/* html */.qy)(scan.enabled_products.slice(0, 20).join(', '))],
        ['Rules', (0,report_text/* html */.qy)(scan_text(meta.config) ?? '')],
        ['Duration', stats?.total_time === undefined ? undefined : (0,markup/* unbroken */.D_)((0,figures/* duration */.p0)(stats.total_time * 1000))],
        ['Started', started_at === undefined ? undefined : (0,markup/* unbroken */.D_)((0,figures/* secondOf */.UB)(started_at))],
        ['Completed', completed_at === undefined ? 'not yet' : (0,markup/* unbroken */.D_)((0,figures/* secondOf */.UB)(completed_at))],
        ['Exit code', completed_at === undefined ? undefined : String(scan.exit_code ?? '')],
        ['Logs', scan.has_logs ? 'on the platform' : 'none'],
    ];
}
/** The address is that of the job that scanned, not of the scan. */
function scanLink({ id, meta }) {
    const job = scan_text(meta.ci_job_url);
    const linked = job === undefined ? '' : (0,report_text/* link */.nf)('CI job', job);
    return linked.startsWith('<a ') ? `${id} (${linked})` : String(id);
}
function scanContext({ meta }) {
    const [repository, branch, commit] = [scan_text(meta.repository), scan_text(meta.branch), scan_text(meta.commit)];
    const title = (0,report_text/* html */.qy)(scan_text(meta.commit_title) ?? '', 300);
    return [
        ...(repository === undefined ? [] : [(0,report_text/* link */.nf)(repository, scan_text(meta.repo_url))]),
        ...(branch === undefined ? [] : [`branch ${(0,markup/* code */.aY)(branch)}`]),
        ...(commit === undefined ? [] : [`commit ${(0,markup/* code */.aY)((0,scan_outputs/* shortCommit */.A)(commit))} ${title}`.trim()]),
    ];
}
function pullRequestFact(meta) {
    const id = meta.pull_request_id;
    if (id === undefined || id === 0 || id === '')
        return undefined;
    const author = scan_text(meta.pull_request_author_username);
    return (0,report_text/* html */.qy)([`#${id}`, scan_text(meta.pull_request_title), author && `(by ${author})`].filter(Boolean).join(' '));
}
function authorFact(meta) {
    const name = scan_text(meta.commit_author_name);
    const username = scan_text(meta.commit_author_username);
    return (0,report_text/* html */.qy)([name, username && (name ? `(${username})` : username)].filter(Boolean).join(' '));
}
function scan_text(value) {
    return value === undefined || value === '' ? undefined : String(value);
}

;// CONCATENATED MODULE: ./build/src/report/views/triage.js






const triageView = {
    ...written,
    headline: (result) => result.request.dryRun ? dryRunHeadline(result) : writtenPhrase(result.journal, false),
    context: ({ request }) => [(0,report_text/* html */.qy)((0,selection_phrase/* triagePhrase */.EX)(request), 1000)],
    facts({ request, journal, selected }) {
        const { selection } = request;
        const limit = 'limit' in selection ? selection.limit : undefined;
        const { answered } = journal.triage;
        return [
            ['Selected', selected === undefined ? undefined : (0,figures/* counted */.hS)(selected, 'finding')],
            ['Limit', limit === undefined ? undefined : typeof limit === 'number' ? (0,figures/* number */.ai)(limit) : limit],
            ['Also moved', (0,finding_rows/* siblingsText */.jL)(journal.siblings)],
            ['Note', request.decision.note === undefined ? undefined : (0,report_text/* html */.qy)(request.decision.note, 500)],
            ['Requests answered', answered > 1 ? (0,figures/* number */.ai)(answered) : undefined],
            ...filterFacts(request),
        ];
    },
    outputs: ({ request, journal, selected }) => ({
        ...triageCounts(journal, request.dryRun),
        'findings-selected': selected === undefined ? undefined : String(selected),
    }),
    logLines: (result) => [(0,selection_phrase/* triagePhrase */.EX)(result.request), ...written.logLines(result)],
};
function dryRunHeadline({ request, journal: { findings }, selected, failure }) {
    if (failure !== undefined && findings.length === 0)
        return 'the findings could not be selected';
    const to = (0,selection_phrase/* decisionPhrase */.il)({ ...(request.decision.state ? { state: request.decision.state } : {}) });
    const verb = to === '' ? 'would get a note' : `would be moved to ${to}`;
    if (request.selection.by === 'platform')
        return 'the platform would select the findings; nothing was sent';
    const count = (0,row_states/* countOf */.pq)(findings, 'would-change');
    const others = (0,row_states/* otherRowsPhrase */.vV)(findings, 'finding');
    const of = selected !== undefined && selected > findings.length ? ` of ${(0,figures/* number */.ai)(selected)} selected` : '';
    return `${(0,figures/* counted */.hS)(count, 'finding')}${of} ${verb}${others === '' ? '' : `; ${others}`}`;
}
function filterFacts({ selection }) {
    if (selection.by === 'ids')
        return [];
    return (0,selection_phrase/* queryFacts */.aL)(selection.by === 'listed' ? selection.query : { filters: selection.filters });
}

;// CONCATENATED MODULE: ./build/src/report/views/undo.js


const undoView = {
    ...written,
    headline({ journal, request, failure }) {
        const { report, dryRun } = request;
        const isEmpty = journal.policies.length + journal.projects.length + journal.findings.length === 0;
        if (isEmpty && failure !== undefined)
            return dryRun ? 'nothing was planned' : 'nothing was undone';
        if (isEmpty)
            return `the ${report.operation} step left nothing to undo`;
        return writtenPhrase(journal, dryRun, 'moved back');
    },
    facts: ({ request, journal }) => [
        ['Undoes', `<code>${request.report.operation}</code>`],
        ['Also moved', (0,finding_rows/* siblingsText */.jL)(journal.siblings)],
    ],
    outputs: ({ journal, request: { dryRun } }) => ({
        ...projectCounts(journal, dryRun),
        ...triageCounts(journal, dryRun),
    }),
};

;// CONCATENATED MODULE: ./build/src/report/views/validate.js


const validateView = {
    headline: ({ request: { rules } }) => `${rules.path} is a valid rules file`,
    context: ({ request: { rules } }) => [
        `${(0,figures/* counted */.hS)(rules.projects.length, 'rule')} for projects, ${(0,figures/* counted */.hS)(rules.findings.length, 'rule')} for findings`,
    ],
    facts: ({ request: { rules } }) => [['Looks at GitHub', rules.needs.github ? 'yes' : 'no']],
    sections: () => [
        (0,markup/* paragraph */.FY)((0,markup/* prose */.CS)('This checked only the file; `plan` compares it with the platform and with GitHub.')),
    ],
    outputs: () => ({}),
    logLines: () => [],
};

;// CONCATENATED MODULE: ./build/src/report/views.js












/** One view for each operation. */
const VIEWS = {
    tag: tagView,
    'managed-scan': managedScanView,
    triage: triageView,
    scan: scanView,
    gate: gate/* gateView */.fc,
    plan: planView,
    apply: applyView,
    validate: validateView,
    export: exportView,
    undo: undoView,
    'list-projects': listProjectsView,
    'list-findings': listFindingsView,
    'list-policies': listPoliciesView,
    'list-dependencies': listDependenciesView,
};
/** The view of a result's operation. */
function viewOf(result) {
    // A row of the table takes the results of its own operation, which is what the key chose.
    return VIEWS[result.operation];
}
/** `partial`: something was done, and something failed. */
function outcomeOf(result) {
    if (viewOf(result).isPartial?.(result) === true)
        return 'partial';
    return result.failure === undefined ? 'succeeded' : 'failed';
}
/** Whether the operation was not to write. */
function isDryRun({ request }) {
    return 'dryRun' in request && request.dryRun;
}


/***/ }),

/***/ 9502:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Av: () => (/* binding */ gateFindings),
/* harmony export */   VS: () => (/* binding */ gateContext),
/* harmony export */   fc: () => (/* binding */ gateView),
/* harmony export */   pE: () => (/* binding */ gateFacts)
/* harmony export */ });
/* harmony import */ var _model_scan_status_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8057);
/* harmony import */ var _figures_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1953);
/* harmony import */ var _findings_counts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(915);
/* harmony import */ var _findings_finding_list_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6767);
/* harmony import */ var _findings_tally_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69);
/* harmony import */ var _gate_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3473);
/* harmony import */ var _markup_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4110);
/* harmony import */ var _platform_links_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2209);
/* harmony import */ var _project_log_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6854);
/* harmony import */ var _scan_outputs_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3472);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4913);











const gateView = {
    headline: _gate_text_js__WEBPACK_IMPORTED_MODULE_3__/* .verdictLine */ .MT,
    // A verdict that fails the step has a sign of its own, too.
    sign: ({ verdict }) => _gate_text_js__WEBPACK_IMPORTED_MODULE_3__/* .VERDICT_SIGNS */ .PU[verdict],
    context: gateContext,
    facts: (result, run) => [
        ...gateFacts(result, run),
        ['Scan', result.scan === undefined ? undefined : String(result.scan.id)],
        ['Waited', result.waitedMs === 0 ? undefined : (0,_figures_js__WEBPACK_IMPORTED_MODULE_5__/* .duration */ .p0)(result.waitedMs)],
        ['Comment', run.commentUrl === undefined ? undefined : (0,_text_js__WEBPACK_IMPORTED_MODULE_6__/* .link */ .nf)('on the pull request', run.commentUrl)],
    ],
    sections: (result, _kept, run) => gateFindings(result, run, { maxRows: _markup_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_ROWS */ .pX, withDetails: true }),
    outputs(result, _kept, { commentUrl }) {
        const { verdict, counted: rows } = result;
        return {
            verdict,
            'findings-counted': rows === undefined ? undefined : String(rows.length),
            counts: rows === undefined ? undefined : { json: countsBySeverity(result) },
            'comment-url': commentUrl,
            ...scanValues(result),
        };
    },
    logLines(result) {
        const left = (0,_gate_text_js__WEBPACK_IMPORTED_MODULE_3__/* .leftOutText */ .jG)(result);
        return [
            `fails on ${(0,_gate_text_js__WEBPACK_IMPORTED_MODULE_3__/* .thresholdText */ .HA)(result)}`,
            ...(left === '' ? [] : [`not counted: ${left}`]),
            ...(result.notRun.length === 0 ? [] : [`not scanned: ${result.notRun.join(', ')}`]),
            ...(0,_project_log_js__WEBPACK_IMPORTED_MODULE_4__/* .limited */ .TJ)((0,_gate_text_js__WEBPACK_IMPORTED_MODULE_3__/* .countedFindings */ .Hs)(result), _findings_finding_list_js__WEBPACK_IMPORTED_MODULE_1__/* .findingLine */ .mC, 'findings'),
        ];
    },
};
/** The four severities always, so that a workflow can compare each. */
function countsBySeverity(result) {
    const { bySeverity } = (0,_findings_tally_js__WEBPACK_IMPORTED_MODULE_2__/* .tallyOf */ .sv)((0,_gate_text_js__WEBPACK_IMPORTED_MODULE_3__/* .countedFindings */ .Hs)(result), 0);
    return { critical: 0, high: 0, medium: 0, low: 0, ...Object.fromEntries(bySeverity) };
}
function scanValues({ scan }) {
    if (scan === undefined)
        return {};
    const { id, branch, commit, completed_at, exit_code, total_time, findings_counts } = scan;
    return (0,_scan_outputs_js__WEBPACK_IMPORTED_MODULE_8__/* .scanOutputs */ .q)(scan, {
        id,
        status: (0,_model_scan_status_js__WEBPACK_IMPORTED_MODULE_9__/* .searchedScanStatus */ .R)(scan),
        findings: findings_counts?.total,
        exitCode: exit_code,
        totalTime: total_time,
        branch,
        commit,
        completedAt: completed_at,
    });
}
function gateContext({ project, request, commit }) {
    const name = (0,_text_js__WEBPACK_IMPORTED_MODULE_6__/* .link */ .nf)(project?.name ?? request.project, project?.url, 200);
    return commit === undefined ? [name] : [name, `commit ${(0,_markup_js__WEBPACK_IMPORTED_MODULE_7__/* .code */ .aY)((0,_scan_outputs_js__WEBPACK_IMPORTED_MODULE_8__/* .shortCommit */ .A)(commit))}`];
}
/** The worst without a click; the rest is folded, and what does not fit is counted. */
function gateFindings(result, run, { maxRows, withDetails }, elsewhere = '.') {
    const rows = (0,_gate_text_js__WEBPACK_IMPORTED_MODULE_3__/* .countedFindings */ .Hs)(result);
    const options = { ...(0,_platform_links_js__WEBPACK_IMPORTED_MODULE_10__/* .listContext */ .Y)(run, result), oneRepository: true };
    const worst = rows.slice(0, Math.min(_markup_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_BLOCKS */ .I7, maxRows));
    const folds = withDetails ? rows.slice(worst.length, maxRows) : [];
    const more = rows.length - worst.length - folds.length;
    return [
        ...(withDetails ? (0,_findings_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .findingCounts */ .s)((0,_findings_tally_js__WEBPACK_IMPORTED_MODULE_2__/* .tallyOf */ .sv)(rows, run.endedAtMs), options) : []),
        ...(0,_findings_finding_list_js__WEBPACK_IMPORTED_MODULE_1__/* .findingBlocks */ .Y1)(worst, options),
        (0,_markup_js__WEBPACK_IMPORTED_MODULE_7__/* .folded */ .TM)(`${(0,_figures_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(folds.length, 'more finding')}, worst first`, (0,_findings_finding_list_js__WEBPACK_IMPORTED_MODULE_1__/* .findingList */ .QQ)(folds, options)),
        more > 0 ? (0,_markup_js__WEBPACK_IMPORTED_MODULE_7__/* .paragraph */ .FY)(`… and ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(more, 'more finding')}${elsewhere}`) : '',
    ];
}
/** What decided, for the summary and the comment. */
function gateFacts(result, run) {
    const address = (0,_platform_links_js__WEBPACK_IMPORTED_MODULE_10__/* .listContext */ .Y)(run, result).links.findingsOf(result.project?.id);
    return [
        ['Fails on', (0,_text_js__WEBPACK_IMPORTED_MODULE_6__/* .html */ .qy)((0,_gate_text_js__WEBPACK_IMPORTED_MODULE_3__/* .thresholdText */ .HA)(result))],
        ['Not counted', (0,_text_js__WEBPACK_IMPORTED_MODULE_6__/* .html */ .qy)((0,_gate_text_js__WEBPACK_IMPORTED_MODULE_3__/* .leftOutText */ .jG)(result), 500)],
        ['Products', (0,_text_js__WEBPACK_IMPORTED_MODULE_6__/* .html */ .qy)(result.products.join(', '), 500)],
        ['Not scanned', (0,_text_js__WEBPACK_IMPORTED_MODULE_6__/* .html */ .qy)(result.notRun.join(', '), 500)],
        ['On the platform', address === undefined ? undefined : (0,_text_js__WEBPACK_IMPORTED_MODULE_6__/* .link */ .nf)('all findings of the project', address)],
    ];
}


/***/ })

};
