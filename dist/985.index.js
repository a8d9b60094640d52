export const id = 985;
export const ids = [985];
export const modules = {

/***/ 8985:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  commentFor: () => (/* binding */ commentFor)
});

// EXTERNAL MODULE: ./build/report/explain.js
var explain = __webpack_require__(5696);
// EXTERNAL MODULE: ./build/report/figures.js
var figures = __webpack_require__(1822);
// EXTERNAL MODULE: ./build/report/findings/counts.js
var counts = __webpack_require__(2792);
// EXTERNAL MODULE: ./build/report/findings/finding-table.js
var finding_table = __webpack_require__(1946);
// EXTERNAL MODULE: ./build/report/findings/tally.js
var tally = __webpack_require__(6052);
// EXTERNAL MODULE: ./build/report/gate-text.js + 1 modules
var gate_text = __webpack_require__(571);
// EXTERNAL MODULE: ./build/report/markup.js
var markup = __webpack_require__(9271);
// EXTERNAL MODULE: ./build/report/notices.js + 1 modules
var report_notices = __webpack_require__(5758);
// EXTERNAL MODULE: ./build/report/platform-links.js
var platform_links = __webpack_require__(4524);
// EXTERNAL MODULE: ./build/report/scan-status.js
var scan_status = __webpack_require__(3597);
// EXTERNAL MODULE: ./build/report/text.js
var report_text = __webpack_require__(3920);
;// CONCATENATED MODULE: ./build/report/comment/ladder.js
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

;// CONCATENATED MODULE: ./build/report/comment/gate-comment.js












/** Shown without a click; the rest is folded, and what does not fit is counted. */
const WORST = 10;
/** The comment of a gate: verdict and counts first, then the worst findings, then what did not count. */
function gateComment(result, run) {
    const rows = (0,gate_text/* countedFindings */.Hs)(result);
    const links = (0,platform_links/* platformLinks */.D)(run, result.deployment);
    return fullest((rung) => (0,markup/* blocks */.Bv)([
        `<h3>${gate_text/* VERDICT_SIGNS */.PU[result.verdict]} Code security: ${(0,markup/* prose */.CS)((0,gate_text/* verdictLine */.MT)(result), 300)}</h3>`,
        causeOf(result),
        ...findingTables(rows, links, rung),
        (0,markup/* bullets */.e5)(notesOf(result, links)),
        rung.withDetails && rows.length > WORST
            ? (0,markup/* folded */.TM)('Counts', (0,counts/* findingCounts */.s)((0,tally/* tallyOf */.sv)(rows, run.endedAtMs)).slice(0, 1).join('\n'))
            : '',
    ]));
}
function causeOf(result) {
    const explanation = result.counted === undefined ? (0,explain/* explainResult */.rn)(result) : undefined;
    return explanation === undefined ? '' : (0,markup/* paragraph */.FY)((0,markup/* prose */.CS)(`${explanation.what}. ${explanation.remedy}.`));
}
function findingTables(rows, links, { maxRows, withDetails }) {
    const worst = rows.slice(0, Math.min(WORST, maxRows));
    const folds = withDetails ? rows.slice(worst.length, maxRows) : [];
    const more = rows.length - worst.length - folds.length;
    return [
        tableOf(worst, links),
        (0,markup/* folded */.TM)(`${(0,figures/* counted */.hS)(folds.length, 'more finding')}`, tableOf(folds, links)),
        more > 0 && rows.length > 0
            ? (0,markup/* paragraph */.FY)(`… and ${(0,figures/* counted */.hS)(more, 'more finding')}; the summary of the run and the platform have them.`)
            : '',
    ];
}
function tableOf(rows, links) {
    const cells = rows.map((row) => [
        (0,finding_table/* severityCell */.kY)(row.severity ?? ''),
        (0,finding_table/* ruleCell */.VD)(row.rule ?? ''),
        (0,finding_table/* placeCell */.sL)(row),
        (0,report_text/* html */.qy)(firstSentence(row.message ?? ''), 200),
        (0,report_text/* link */.nf)(String(row.id), links.finding(row.id)),
    ]);
    return (0,markup/* table */.tp)(['Severity', 'Rule', 'Place', 'What it is', 'Finding'], cells, { of: 'findings' });
}
/** Rules explain themselves at length; the first sentence says what it is about. */
function firstSentence(message) {
    const start = message.slice(0, 1000);
    const end = /[.!?](?=\s)/.exec(start);
    return end === null ? start : start.slice(0, end.index + 1);
}
function notesOf(result, links) {
    const { commit, project, request, products, notices } = result;
    const left = (0,gate_text/* leftOutText */.jG)(result);
    const name = project?.name ?? request.project;
    const address = links.findingsOf(project?.id);
    return [
        `Commit ${commit === undefined ? 'not known' : (0,markup/* code */.aY)((0,scan_status/* shortCommit */.Ax)(commit))} of ${(0,markup/* code */.aY)(name)}${products.length === 0 ? '' : `, scanned for ${(0,report_text/* html */.qy)(products.join(', '))}`}`,
        `Fails on ${(0,report_text/* html */.qy)((0,gate_text/* thresholdText */.HA)(result))}`,
        ...(left === '' ? [] : [`Not counted: ${(0,report_text/* html */.qy)(left, 500)}`]),
        ...notices.slice(0, 10).map((notice) => (0,markup/* prose */.CS)((0,report_notices/* noticeText */.ut)(notice).text, 500)),
        ...(address === undefined ? [] : [(0,report_text/* link */.nf)('All findings of the project on the platform', address)]),
    ];
}

;// CONCATENATED MODULE: ./build/report/comment/mentions.js
/**
 * HTML as GitHub shows it in a comment, with no person or issue mentioned by text from outside: only a code span or
 * a character without width stops a mention.
 */
function withoutMentions(html) {
    return html.replace(/<code>[^<]*<\/code>|<[^>]*>|@|(?<!&)#(?=\d)|\bGH-(?=\d)/gi, (match) => match.startsWith('<') ? match : `${match}\u200b`);
}

// EXTERNAL MODULE: ./build/report/plan-sections.js
var plan_sections = __webpack_require__(8545);
// EXTERNAL MODULE: ./build/report/plan-text.js
var plan_text = __webpack_require__(6662);
;// CONCATENATED MODULE: ./build/report/comment/plan-comment.js







/** The comment of a plan: what would change, worst first, and what needs attention. */
function planComment(result, run) {
    const options = { links: (0,platform_links/* platformLinks */.D)(run, result.deployment), nowMs: run.endedAtMs };
    const explanation = result.plan === undefined ? (0,explain/* explainResult */.rn)(result) : undefined;
    const coverage = (0,plan_sections/* coverageText */._)(result.coverage);
    return fullest(({ maxRows, withDetails }) => (0,markup/* blocks */.Bv)([
        `<h3>${signOf(result)} Rules: ${(0,markup/* prose */.CS)((0,plan_sections/* planHeadline */.MM)(result), 500)}</h3>`,
        explanation === undefined ? '' : (0,markup/* paragraph */.FY)((0,markup/* prose */.CS)(`${explanation.what}. ${explanation.remedy}.`)),
        ...(0,plan_sections/* changesSection */.Hv)(result, { ...options, maxRows }),
        (0,markup/* paragraph */.FY)((0,report_text/* html */.qy)([(0,plan_text/* unchangedText */.zD)(result), coverage].filter(Boolean).join('; '), 500)),
        withDetails
            ? (0,markup/* folded */.TM)('Coverage', (0,plan_sections/* coverageSections */.Fb)(result.coverage, { ...options, maxRows }).join('\n'))
            : '',
        (0,markup/* paragraph */.FY)(`<sub>${(0,report_text/* html */.qy)((0,plan_text/* planTitle */.KS)(result), 300)}</sub>`),
    ]));
}
function signOf({ plan }) {
    if (plan === undefined)
        return '❌';
    if (plan.over.length > 0)
        return '⚠️';
    return plan.changes.length === 0 ? '✅' : '📝';
}

;// CONCATENATED MODULE: ./build/report/comment/comment.js



/** What a step has to say on the pull request of its run; undefined where it has no comment. */
function commentFor(result, run) {
    if (result.operation === 'gate')
        return result.request.skip === undefined ? gate(result, run) : undefined;
    return result.operation === 'plan' ? plan(result, run) : undefined;
}
function gate(result, run) {
    const { verdict, because, request } = result;
    // The comment belongs to the newer commit then.
    if (because === 'head-moved')
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


/***/ }),

/***/ 3127:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ warning),
/* harmony export */   N: () => (/* binding */ note)
/* harmony export */ });
const warning = (text) => ({ level: 'warning', text });
const note = (text) => ({ level: 'note', text });


/***/ }),

/***/ 5758:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  SF: () => (/* binding */ inputSentence),
  ut: () => (/* binding */ noticeText),
  qL: () => (/* binding */ retryText)
});

// EXTERNAL MODULE: ./build/report/explain/steps.js + 2 modules
var steps = __webpack_require__(119);
// EXTERNAL MODULE: ./build/report/explain.js
var explain = __webpack_require__(5696);
// EXTERNAL MODULE: ./build/report/figures.js
var figures = __webpack_require__(1822);
// EXTERNAL MODULE: ./build/report/notice-text.js
var notice_text = __webpack_require__(3127);
;// CONCATENATED MODULE: ./build/report/finding-notices.js


/** Notices on findings and their triage. */
const FINDING_NOTICES = {
    'whole-deployment': () => (0,notice_text/* note */.N)('The filters select from the whole deployment: none of them narrows to repositories, rules, tags of projects, a branch, paths or dependencies.'),
    'takes-decisions-along': () => (0,notice_text/* warning */.$)('Without `status`, findings that people have decided on are selected as well. Set `status: open` to leave them alone.'),
    'ids-not-triaged': ({ ids }) => (0,notice_text/* warning */.$)(`The platform did not report ${(0,figures/* number */.ai)(ids.length)} of the given ids as triaged: ${(0,figures/* firstOf */.Ku)(ids.map(String))}. Check that they are of the given \`issue-type\`.`),
    'former-states-unknown': () => (0,notice_text/* note */.N)('Findings that are chosen by ids are not listed first, so that their former states are not known, and `undo` can only reopen them.'),
    'siblings-triaged': ({ count, listed }) => (0,notice_text/* note */.N)(`${(0,figures/* counted */.hS)(count, 'more finding')} moved along, because the platform triages the same finding on all branches${listed === 0 ? '' : `; ${(0,figures/* number */.ai)(listed)} of them would not have been selected`}.`),
    'triaged-unlisted': ({ count }) => (0,notice_text/* warning */.$)(`The platform counted ${(0,figures/* counted */.hS)(count, 'finding')} as triaged without giving their ids. Where more than one request is needed, that ends the step.`),
    'triage-stalled': () => (0,notice_text/* warning */.$)('The platform selected only findings that it had triaged before, so that the step stopped there.'),
    'answers-lost': ({ requests, atMost }) => (0,notice_text/* warning */.$)(`The answers to ${(0,figures/* counted */.hS)(requests, 'request')} were lost, so that up to ${(0,figures/* counted */.hS)(atMost, 'more finding')} may have been triaged than ${atMost === 1 ? 'was' : 'were'} counted, and the same findings on other branches with them.`),
    'filter-ignored': ({ filter, rows }) => (0,notice_text/* note */.N)(`The platform does not apply the filter \`${filter}\`: ${(0,figures/* counted */.hS)(rows, 'row')} outside it ${rows === 1 ? 'was' : 'were'} left out here.`),
    'scan-superseded': ({ commit }) => (0,notice_text/* warning */.$)(`A newer commit of the branch (${commit.slice(0, 12)}) has been scanned meanwhile, so that the list of findings is of that one.`),
    'findings-incomplete': ({ listed, counted: count }) => (0,notice_text/* warning */.$)(`The platform lists ${(0,figures/* counted */.hS)(listed, 'finding')}, but the scan counted ${(0,figures/* number */.ai)(count)}. What is shown may be incomplete.`),
    'product-not-run': ({ product }) => (0,notice_text/* warning */.$)(`The scan did not run \`${product}\`, so that nothing is known about it.`),
    'mark-unreadable': ({ findings }) => (0,notice_text/* warning */.$)(`The notes of ${(0,figures/* counted */.hS)(findings, 'finding')} have a mark whose date cannot be read. Their ignores count as ended.`),
    'ends-soon': ({ rule, findings, first }) => (0,notice_text/* note */.N)(`The ignores of ${(0,figures/* counted */.hS)(findings, 'finding')} by the rule "${rule}" end within 14 days, the first on ${(0,figures/* dayOf */.kb)(first)}.`),
    'sarif-several-repositories': ({ repositories }) => (0,notice_text/* warning */.$)(`The SARIF file has findings of ${(0,figures/* number */.ai)(repositories)} repositories, but an upload belongs to one. Set \`repos\` to a single repository before you upload it.`),
    'sarif-limit': ({ what, left }) => SARIF_LIMITS[what]((0,figures/* counted */.hS)(left, 'finding')),
};
const SARIF_LIMITS = {
    results: (findings) => (0,notice_text/* warning */.$)(`The SARIF file leaves out ${findings}, because GitHub accepts at most 25,000 of a run.`),
    rules: (findings) => (0,notice_text/* warning */.$)(`The SARIF file leaves out ${findings}, because GitHub accepts at most 25,000 rules of a run.`),
    size: (findings) => (0,notice_text/* warning */.$)(`The SARIF file leaves out ${findings}, because GitHub accepts at most 10 MB of compressed text.`),
    shown: (findings) => (0,notice_text/* warning */.$)(`Of the SARIF file GitHub shows the 5,000 worst findings, so that ${findings} will not be seen there.`),
    'no-place': (findings) => (0,notice_text/* note */.N)(`The SARIF file leaves out ${findings} without a file, because GitHub shows findings in files only.`),
    fixed: (findings) => (0,notice_text/* note */.N)(`The SARIF file leaves out ${findings} that are fixed, because GitHub would open alerts on them.`),
};

;// CONCATENATED MODULE: ./build/report/notices.js





const OTHER_NOTICES = {
    input: ({ input, message }) => (0,notice_text/* warning */.$)(inputSentence({ input, message })),
    'pattern-unmatched': ({ input, pattern, near }) => (0,notice_text/* warning */.$)(`\`${pattern}\` in \`${input}\` matches nothing${similar(near)}${(0,steps/* starHint */.s)([pattern])}.`),
    'exclusion-unmatched': ({ input, pattern, near }) => (0,notice_text/* warning */.$)(`The exclusion \`!${pattern}\` in \`${input}\` matches nothing${similar(near)}${(0,steps/* starHint */.s)([pattern])}.`),
    'tags-replaced': () => (0,notice_text/* warning */.$)('The platform replaced the tags of a project instead of adding to them. The earlier tags were put back.'),
    'tags-may-be-lost': ({ project, tags }) => (0,notice_text/* warning */.$)(`A request to ${project} whose answer was lost may still replace its tags. Check that it has ${(0,figures/* firstOf */.Ku)(tags)}.`),
    'changed-meanwhile': ({ project, what }) => (0,notice_text/* note */.N)(`Somebody else changed ${project} meanwhile, and that was kept: ${(0,figures/* firstOf */.Ku)(what)}.`),
    'tags-in-workspace': ({ file }) => (0,notice_text/* warning */.$)(`\`${file}\` in the workspace sets \`tags:\`. The next full scan of the project will override the tags that were set here.`),
    'would-be-too-many': ({ limit, allowed, figure, of }) => (0,notice_text/* warning */.$)(`${(0,figures/* counted */.hS)(figure, of)} would change. Without the dry run, \`${limit}\` (${(0,figures/* number */.ai)(allowed)}) would stop the step before its first write.`),
    'many-shards': ({ shards }) => (0,notice_text/* warning */.$)(`${(0,figures/* number */.ai)(shards)} shards are more than the 256 jobs that a matrix may have. \`matrix\` has 256 larger ones; raise \`shard-size\` to choose their size.`),
    'undo-left': ({ count }) => (0,notice_text/* note */.N)(`${(0,figures/* counted */.hS)(count, 'change')} of the earlier step ${count === 1 ? 'was' : 'were'} left alone, because somebody has changed the same since.`),
    'undo-incomplete': ({ what, count }) => (0,notice_text/* warning */.$)(UNDO_INCOMPLETE[what](count)),
    'findings-unread': ({ cause }) => (0,notice_text/* warning */.$)(`The findings of the scan could not be listed: ${(0,explain/* explainStep */.eH)(cause).what}.`),
    'scan-timeout': ({ waitedMs, status }) => (0,notice_text/* warning */.$)(`The scan had not ended after ${(0,figures/* duration */.p0)(waitedMs)}${status === undefined ? '' : ` (${status.toLowerCase()})`}. \`on-timeout: warn\` lets the step pass.`),
    'no-scan': ({ commit, project, waitedMs }) => (0,notice_text/* warning */.$)(`No scan of ${commit.slice(0, 12)} in ${project} was found${waitedMs < 1000 ? '' : ` within ${(0,figures/* duration */.p0)(waitedMs)}`}. \`on-no-scan: warn\` lets the step pass.`),
    'comment-failed': ({ cause, permission }) => (0,notice_text/* warning */.$)(`The comment on the pull request could not be written: ${cause}.${permission === undefined ? '' : ` Add \`${permission}\` to the \`permissions\` of the job.`}`),
    'fork-run': ({ why }) => (0,notice_text/* note */.N)(why === 'fork'
        ? 'A pull request from a fork gets no token, so that nothing could be looked up.'
        : 'A run of Dependabot gets no token unless it is among the Dependabot secrets, so that nothing could be looked up.'),
    'rule-no-match': ({ rule }) => (0,notice_text/* warning */.$)(`The rule "${rule}" matches nothing.`),
    'rule-no-effect': ({ rule }) => (0,notice_text/* warning */.$)(`The rule "${rule}" has no effect, because later rules override it wherever it matches.`),
    'nothing-removed': ({ tags }) => (0,notice_text/* warning */.$)(`No rule that gives tags matches any project, so that ${(0,figures/* counted */.hS)(tags, 'managed tag')} stayed. Check the rules file before anything is removed.`),
    retries: ({ repeated, pausedMs }) => (0,notice_text/* note */.N)(retryText(repeated, pausedMs)),
};
const UNDO_INCOMPLETE = {
    notes: (count) => `The former notes of ${(0,figures/* counted */.hS)(count, 'finding')} could not be put back; the report of the earlier step has them.`,
    'provisionally-ignored': (count) => `${(0,figures/* counted */.hS)(count, 'finding')} had been ignored provisionally by the platform, which cannot be put back.`,
    'never-triaged': (count) => `${(0,figures/* counted */.hS)(count, 'finding')} had never been triaged, and ${count === 1 ? 'is' : 'are'} \`reopened\` now, which is the nearest state.`,
    'by-ids': (count) => `The former states of ${(0,figures/* counted */.hS)(count, 'finding')} are not known, because the earlier step listed nothing before it triaged them; they are \`reopened\` now.`,
};
const NOTICES = { ...OTHER_NOTICES, ...FINDING_NOTICES };
function noticeText(notice) {
    return NOTICES[notice.kind](notice);
}
/** What is wrong with an input, as a sentence. */
function inputSentence({ input, message }) {
    return `\`${input}\` ${message}${/[.?!]$/.test(message) ? '' : '.'}`;
}
/** `12 requests were repeated, 38 s paused for the rate limit.`; empty where all went smoothly. */
function retryText(repeated, pausedMs) {
    const parts = [
        ...(repeated === 0
            ? []
            : [`${(0,figures/* counted */.hS)(repeated, 'request')} ${repeated === 1 ? 'was' : 'were'} repeated`]),
        ...(pausedMs === 0 ? [] : [`${(0,figures/* duration */.p0)(pausedMs)} paused for the rate limit`]),
    ];
    return parts.length === 0 ? '' : `${parts.join(', ')}.`;
}
function similar(near) {
    return near === undefined || near.length === 0 ? '' : ` (similar: ${(0,figures/* firstOf */.Ku)(near, 3)})`;
}


/***/ })

};
