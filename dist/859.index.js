export const id = 859;
export const ids = [859];
export const modules = {

/***/ 8941:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ PLAN_FORMAT),
/* harmony export */   t: () => (/* binding */ REPORT_FORMAT)
/* harmony export */ });
/** How the files name themselves that a step leaves for later ones. */
const REPORT_FORMAT = { schema: 'code-security-platform-action/report', version: 2 };
const PLAN_FORMAT = { schema: 'code-security-platform-action/plan', version: 1 };


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


/***/ }),

/***/ 7859:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  publish: () => (/* binding */ publish),
  publishProblems: () => (/* binding */ publishProblems)
});

// EXTERNAL MODULE: ./build/runner/log.js
var runner_log = __webpack_require__(2793);
;// CONCATENATED MODULE: ./build/runner/outputs.js
/** Writes outputs where the runner reads them; outside a runner, or where that fails, into the log. */
async function setOutputs(values, environment, log) {
    const core = await Promise.all(/* import() */[__webpack_require__.e(119), __webpack_require__.e(421)]).then(__webpack_require__.bind(__webpack_require__, 6421));
    let problem = environment.GITHUB_OUTPUT ? undefined : 'there is no GITHUB_OUTPUT';
    for (const [name, value] of Object.entries(values)) {
        if (problem === undefined) {
            problem = problemOf(() => core.setOutput(name, value));
            if (problem === undefined)
                continue;
        }
        log.info(`output ${name} (not written, ${problem}): ${value}`, Number.POSITIVE_INFINITY);
    }
}
/** Adds to the summary of the job; outside a runner, or where that fails, it goes to the log. */
async function addSummary(text, environment, log) {
    let problem = environment.GITHUB_STEP_SUMMARY ? undefined : 'there is no GITHUB_STEP_SUMMARY';
    if (problem === undefined) {
        try {
            const core = await Promise.all(/* import() */[__webpack_require__.e(119), __webpack_require__.e(421)]).then(__webpack_require__.bind(__webpack_require__, 6421));
            await core.summary.addRaw(text).write();
            return;
        }
        catch (error) {
            problem = messageOf(error);
        }
    }
    log.info(`The summary was not written (${problem}):`);
    for (const line of text.split('\n').slice(0, 300))
        log.info(line);
}
function problemOf(work) {
    try {
        work();
        return undefined;
    }
    catch (error) {
        return messageOf(error);
    }
}
function messageOf(error) {
    return error instanceof Error ? error.message : String(error);
}

// EXTERNAL MODULE: ./build/runner/line.js
var line = __webpack_require__(4097);
// EXTERNAL MODULE: ./build/report/explain.js
var explain = __webpack_require__(5696);
// EXTERNAL MODULE: ./build/report/figures.js
var figures = __webpack_require__(1822);
// EXTERNAL MODULE: ./build/report/notices.js + 1 modules
var report_notices = __webpack_require__(5758);
// EXTERNAL MODULE: ./build/report/outcome.js + 17 modules
var report_outcome = __webpack_require__(3786);
;// CONCATENATED MODULE: ./build/report/error-annotation.js





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
    const head = headOf(result, cancelled);
    const rows = projectRows(result).filter((row) => row.failure !== undefined);
    if (result.failure?.kind !== 'projects-failed' || rows.length === 0) {
        return `${head}: ${(0,line/* plainText */.wh)(what, MAX_LENGTH)}. ${remedy}.`;
    }
    const shown = rows.slice(0, SHOWN_PROJECTS).map(failedProject);
    const more = rows.length - shown.length;
    const rest = more > 0 ? ` And ${(0,figures/* number */.ai)(more)} more, see the summary.` : '';
    const [first] = rows;
    const last = first?.failure === undefined ? remedy : (0,explain/* explainRow */.g7)(first.failure).remedy;
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
function headOf(result, cancelled) {
    if (cancelled)
        return `The operation ${result.operation} was cancelled`;
    const partly = (0,report_outcome/* outcomeOf */.sG)(result) === 'partial' ? ' in part' : '';
    return `The operation ${result.operation} failed${partly}`;
}
function projectRows(result) {
    if (result.operation === 'tag' || result.operation === 'managed-scan')
        return result.rows;
    return 'projects' in result ? result.projects : [];
}
function failedProject({ project, failure }) {
    const what = failure === undefined ? '' : (0,explain/* explainRow */.g7)(failure).what;
    return (0,line/* plainText */.wh)(`${project}: ${what}`, MAX_LENGTH / SHOWN_PROJECTS);
}

// EXTERNAL MODULE: ./build/report/findings/shown-finding.js
var shown_finding = __webpack_require__(1627);
// EXTERNAL MODULE: ./build/report/gate-text.js + 1 modules
var gate_text = __webpack_require__(571);
;// CONCATENATED MODULE: ./build/report/finding-annotations.js



/** Of a gate that found something: the worst findings, for their lines in the pull request. */
function findingAnnotations(result) {
    if (result.operation !== 'gate' || !result.request.annotations)
        return [];
    const placed = (0,gate_text/* countedFindings */.Hs)(result).filter(({ path }) => path !== undefined && path !== '');
    return placed.slice(0, runner_log/* MAX_ANNOTATIONS */.K).map(({ path = '', line, severity, rule, message }) => ({
        place: {
            file: path,
            ...(line === undefined ? {} : { line }),
            title: [severity, rule === undefined ? 'finding' : (0,shown_finding/* shortRule */.r0)(rule)].filter(Boolean).join(': '),
        },
        message: message ?? rule ?? 'A finding of the platform',
    }));
}

;// CONCATENATED MODULE: ./build/report/kept-rows.js
const NO_ROWS = { first: [], json: '[]', notices: [] };

// EXTERNAL MODULE: ./build/report/outputs.js
var outputs = __webpack_require__(4121);
// EXTERNAL MODULE: ./build/model/saved.js
var saved = __webpack_require__(8941);
// EXTERNAL MODULE: ./build/report/sealed-json.js
var sealed_json = __webpack_require__(1730);
;// CONCATENATED MODULE: ./build/report/plan-file.js


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

// EXTERNAL MODULE: ./build/report/failure-reason.js
var failure_reason = __webpack_require__(8326);
;// CONCATENATED MODULE: ./build/report/report-file.js



/** Everything that a step saw and did (schema/report.v2.json); the rows of a list are in the file already. */
function endReport(json, result, kept, run) {
    startEnvelope(json, result.operation, (0,report_outcome/* outcomeOf */.sG)(result));
    json.field('failure_reason', (0,failure_reason/* failureReason */.H)(result, run.cancelled));
    json.field('cancelled', run.cancelled);
    json.field('platform', run.baseUrl);
    json.field('deployment', result.deployment);
    json.field('action_version', run.version);
    json.field('started_at', new Date(run.startedAtMs).toISOString());
    json.field('ended_at', new Date(run.endedAtMs).toISOString());
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

// EXTERNAL MODULE: ./build/report/markup.js
var markup = __webpack_require__(9271);
// EXTERNAL MODULE: ./build/report/text.js
var report_text = __webpack_require__(3920);
// EXTERNAL MODULE: ./build/report/notice-text.js
var notice_text = __webpack_require__(3127);
;// CONCATENATED MODULE: ./build/report/warnings.js



/** Everything that a person should know although nothing failed, each once. */
function allNotices(result, kept, run) {
    const own = [...run.notices, ...result.notices, ...kept.notices].map(report_notices/* noticeText */.ut);
    const all = [...own, ...outputNotices(result, kept, run), ...reportNotice(run)];
    return all.filter(({ text }, index) => all.findIndex((one) => one.text === text) === index);
}
function outputNotices(result, kept, run) {
    return (0,outputs/* outputsOf */.Y)(result, kept, run).tooLarge.map((output) => (0,notice_text/* warning */.$)(`The output \`${output}\` is empty, because it would be too large. The report has it.`));
}
function reportNotice({ reportProblem }) {
    return reportProblem === undefined ? [] : [(0,notice_text/* warning */.$)(`The report could not be written: ${reportProblem}.`)];
}

;// CONCATENATED MODULE: ./build/report/summary.js







const SIGNS = { succeeded: '✅', partial: '⚠️', failed: '❌' };
const MAX_NOTICES = 50;
/** Under the runner's 1 MiB, and below what has been dropped without an error. */
const MAX_SUMMARY_BYTES = 980_000;
/** The job summary: first what was done, where, and what failed; then the details. */
function summaryOf(result, kept, run) {
    const view = (0,report_outcome/* viewOf */.du)(result);
    const head = [
        `<h2>${(0,markup/* prose */.CS)(titleOf(result, run), 300)}</h2>`,
        noticeBlock(allNotices(result, kept, run)),
        failureBox(result),
        (0,markup/* facts */.Ix)([['Deployment', deploymentFact(result)], ...factsOf(result, run)]),
    ];
    return fitting(head, view.sections(result, kept, run), footer(run));
}
/** `✅ tag (dry run): 12 tags would be added in 10 projects` */
function titleOf(result, { cancelled }) {
    const view = (0,report_outcome/* viewOf */.du)(result);
    const outcome = (0,report_outcome/* outcomeOf */.sG)(result);
    // A failed step looks failed; the view knows more of one that did what it should.
    const sign = (outcome === 'succeeded' || result.operation === 'gate' ? view.sign?.(result) : undefined) ??
        SIGNS[outcome];
    const marks = [cancelled ? 'cancelled' : '', (0,report_outcome/* isDryRun */.vG)(result) ? 'dry run' : ''];
    const marked = marks.filter((mark) => mark !== '').map((mark) => ` (${mark})`);
    return `${sign} ${result.operation}${marked.join('')}: ${view.headline(result)}`;
}
/** The summary of a step whose inputs were wrong. */
function problemSummary(operation, problems) {
    const name = (0,report_text/* html */.qy)(operation === '' ? 'Code Security Platform' : operation);
    return (0,markup/* blocks */.Bv)([
        `<h2>❌ ${name}: wrong inputs, nothing was sent</h2>`,
        (0,markup/* bullets */.e5)(problems.slice(0, 100).map((problem) => (0,markup/* prose */.CS)((0,report_notices/* inputSentence */.SF)(problem), 1000))),
    ]);
}
/** Sections that would make the summary too long are left out as a whole, the last ones first. */
function fitting(head, sections, foot) {
    const note = '<p>The report has more than fits into this summary.</p>';
    for (let count = sections.length;; count--) {
        const rest = count === sections.length ? [] : [note];
        const text = (0,markup/* blocks */.Bv)([...head, ...sections.slice(0, count), ...rest, ...foot]);
        if (count === 0 || Buffer.byteLength(text) <= MAX_SUMMARY_BYTES)
            return text;
    }
}
function factsOf(result, run) {
    return (0,report_outcome/* viewOf */.du)(result).facts(result, run);
}
function deploymentFact({ deployment: { slug, id } }) {
    if (slug === undefined)
        return id === undefined ? '' : `id ${id}`;
    return `<b>${(0,report_text/* html */.qy)(slug)}</b>${id === undefined ? '' : ` (id ${id})`}`;
}
/** Failed projects are counted in the title, and have a section that says what to do about each cause. */
function failureBox(result) {
    const explanation = (0,explain/* explainResult */.rn)(result);
    const hasSection = (0,report_outcome/* viewOf */.du)(result).showsFailedRows && result.failure?.kind === 'projects-failed';
    if (explanation === undefined || hasSection)
        return '';
    return (0,markup/* box */.aP)(`${(0,markup/* prose */.CS)(explanation.what)}.`, `${(0,markup/* prose */.CS)(explanation.remedy)}.`);
}
function noticeBlock(notices) {
    const sorted = notices.toSorted((one, other) => rank(one) - rank(other));
    return (0,markup/* bullets */.e5)(sorted
        .slice(0, MAX_NOTICES)
        .map(({ level, text }) => `${level === 'warning' ? '⚠️ ' : ''}${(0,markup/* prose */.CS)(text, 700)}`));
}
function rank({ level }) {
    return level === 'warning' ? 0 : 1;
}
function footer(run) {
    const { baseUrl, requestsSent, requestsRepeated, pausedMs, startedAtMs, endedAtMs, files } = run;
    const took = `${(0,figures/* counted */.hS)(requestsSent, 'request')} in ${(0,figures/* duration */.p0)(endedAtMs - startedAtMs)}`;
    const parts = [(0,report_text/* link */.nf)(baseUrl, baseUrl), took, (0,report_notices/* retryText */.qL)(requestsRepeated, pausedMs).replace(/\.$/, '')];
    const line = parts.filter((part) => part !== '').join(' · ');
    return [`<p><sub>${line}</sub></p>`, files?.report === undefined ? '' : keepReport(files.report)];
}
/** Reports are gone with the runner unless the workflow keeps them. */
function keepReport(path) {
    const name = (0,report_text/* html */.qy)(path.split(/[\\/]/).pop() ?? path);
    const output = `\${{ steps.ID.outputs.report-path }}`;
    const step = `- uses: actions/upload-artifact@043fb46d1a93c77aae656e7c1c64a875d1fc6a0a # v7.0.1\n  if: always()\n  with: { path: "${output}" }`;
    return (0,markup/* folded */.TM)(`The report (<code>${name}</code>) has everything; how to keep it`, `<p>Give this step an <code>id</code> (here <code>ID</code>), and add one after it:</p>\n<pre>${step}</pre>`);
}

;// CONCATENATED MODULE: ./build/report/publish.js














/**
 * Publishes a result: files and outputs first, because later steps rely on them, then what people read. What cannot
 * be made or written does not keep the rest from being published.
 *
 * @returns whether the step failed
 */
async function publish(result, facts, channels) {
    const { log, environment } = channels;
    const { kept, run } = writeFiles(result, facts, channels);
    const stages = [
        () => setOutputs((0,outputs/* outputsOf */.Y)(result, kept, run).values, environment, log),
        () => addSummary(summaryOf(result, kept, run), environment, log),
        () => logResult(result, kept, run, log),
    ];
    for (const stage of stages) {
        try {
            await stage();
        }
        catch (error) {
            log.warning(`A part of the result could not be published: ${publish_messageOf(error)}`);
            if (run.debug && error instanceof Error)
                logStack(error.stack, log);
        }
    }
    const annotation = errorAnnotation(result, run.cancelled);
    if (annotation === undefined)
        return false;
    log.error(annotation);
    if (run.debug && result.failure?.kind === 'unexpected')
        logStack(result.failure.stack, log);
    return true;
}
/** Publishes what is wrong with the inputs. */
async function publishProblems(inputs, version, { log, files, environment }) {
    const { operation, problems, warnings } = inputs;
    endProblemReport(new sealed_json/* SealedJson */.V(files.report), operation, problems, version);
    files.report.close();
    const { path } = files.report;
    const outputs = { outcome: 'failed', 'failure-reason': 'invalid-inputs' };
    await setOutputs({ ...outputs, ...(path === undefined ? {} : { 'report-path': path }) }, environment, log);
    await addSummary(problemSummary(operation, problems), environment, log);
    logWarnings(warnings.map(report_notices/* inputSentence */.SF), log);
    log.error(inputAnnotation(operation, problems));
}
function writeFiles(result, facts, { files, rows }) {
    const kept = rows?.end() ?? NO_ROWS;
    writePlanFile(result, facts, files.plan);
    endReport(rows?.report ?? new sealed_json/* SealedJson */.V(files.report), result, kept, facts);
    files.report.close();
    const { problem } = files.report;
    const paths = Object.entries(files).flatMap(([name, { path }]) => path === undefined ? [] : [[name, path]]);
    const run = {
        ...facts,
        files: Object.fromEntries(paths),
        ...(problem === undefined ? {} : { reportProblem: problem }),
    };
    return { kept, run };
}
function logResult(result, kept, run, log) {
    const view = (0,report_outcome/* viewOf */.du)(result);
    log.group(`${result.operation}: ${view.headline(result)}`, view.logLines(result, run));
    const notices = allNotices(result, kept, run);
    for (const { level, text } of notices)
        if (level === 'note')
            log.info(text);
    const retries = (0,report_notices/* retryText */.qL)(run.requestsRepeated, run.pausedMs);
    if (retries !== '')
        log.info(retries);
    logWarnings(notices.filter(({ level }) => level === 'warning').map(({ text }) => text), log);
    for (const { place, message } of findingAnnotations(result))
        log.warning(message, place);
}
function logWarnings(texts, log) {
    const shown = texts.length <= runner_log/* MAX_ANNOTATIONS */.K ? texts : texts.slice(0, runner_log/* MAX_ANNOTATIONS */.K - 1);
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
function publish_messageOf(error) {
    return error instanceof Error ? error.message : String(error);
}


/***/ })

};
