export const id = 242;
export const ids = [242];
export const modules = {

/***/ 8326:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ failureReason)
/* harmony export */ });
/* unused harmony export isUncertain */
const REASONS = {
    status: statusReason,
    'rate-limit': 'rate-limited',
    connection: 'unreachable',
    certificate: 'unreachable',
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
    'exclusions-unmatched': 'invalid-inputs',
    'name-unusable': 'other',
    'list-broken': 'other',
    'too-many-changes': 'too-many-changes',
    'projects-failed': 'some-failed',
    'findings-failed': 'some-failed',
    'requests-failed': ({ first }) => reasonOf(first),
    'plan-changed': 'plan-changed',
    'other-report': 'invalid-inputs',
    'gate-failed': 'gate-failed',
    'gate-scan-failed': 'gate-failed',
    'gate-list-failed': 'gate-failed',
    'product-not-run': 'gate-failed',
    'scan-timeout': 'scan-timeout',
    'no-scan': 'no-scan',
    drift: 'drift',
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
    const rows = [
        ...('rows' in result ? result.rows : []),
        ...('projects' in result ? result.projects : []),
        ...('findings' in result && Array.isArray(result.findings) ? result.findings : []),
    ];
    const lost = 'uncertain' in result && result.uncertain.atMost > 0;
    return lost || rows.some(({ state }) => state === 'unknown');
}
function reasonOf(failure) {
    const reason = REASONS[failure.kind];
    return typeof reason === 'function' ? reason(failure) : reason;
}
function statusReason({ status = 0 }) {
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
        return statusReason(status === undefined ? {} : { status });
    return kind === 'answer' ? 'other' : 'unreachable';
}


/***/ }),

/***/ 3786:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  vG: () => (/* binding */ isDryRun),
  sG: () => (/* binding */ outcomeOf),
  du: () => (/* binding */ viewOf)
});

// EXTERNAL MODULE: ./build/report/figures.js
var figures = __webpack_require__(1822);
// EXTERNAL MODULE: ./build/report/explain.js
var explain = __webpack_require__(5696);
// EXTERNAL MODULE: ./build/report/findings/counts.js
var counts = __webpack_require__(2792);
// EXTERNAL MODULE: ./build/report/findings/finding-table.js
var finding_table = __webpack_require__(1946);
// EXTERNAL MODULE: ./build/report/findings/shown-finding.js
var shown_finding = __webpack_require__(1627);
// EXTERNAL MODULE: ./build/report/findings/tally.js
var findings_tally = __webpack_require__(6052);
// EXTERNAL MODULE: ./build/report/markup.js
var markup = __webpack_require__(9271);
;// CONCATENATED MODULE: ./build/report/finding-rows.js







/** Everything about findings that are triaged: what went wrong, counts, and the first of them. */
function findingSections(rows, options) {
    const inState = (...states) => rows.filter(({ state }) => states.includes(state));
    const moved = inState('changed', 'would-change');
    const shown = moved.map(({ change }) => change.target);
    const isKnown = shown.some(({ severity, rule }) => severity !== undefined || rule !== undefined);
    return [
        ...failedSection('Findings that were not triaged', inState('failed'), options),
        ...failedSection('Unknown: the triage may have taken effect', inState('unknown'), options),
        ...(0,markup/* section */.uW)(options.dryRun ? 'Findings that would be triaged' : 'Triaged findings', ...(isKnown ? (0,counts/* findingCounts */.s)((0,findings_tally/* tallyOf */.sv)(shown, options.nowMs)) : []), isKnown
            ? (0,finding_table/* findingTable */.ck)((0,shown_finding/* worstFirst */.md)(shown), options)
            : idList(shown.map(({ id }) => id), shown.length)),
        ...failedSection('Left as they are: changed by somebody else since', inState('left'), options),
        ...failedSection('Not reached: the step ended before', inState('not-reached'), options),
    ];
}
function failedSection(title, rows, options) {
    const targets = rows.slice(0, 100).map(({ change }) => change.target);
    const hasReason = rows.some(({ failure }) => failure !== undefined);
    const why = (_finding, index) => {
        const failure = rows[index]?.failure;
        return failure === undefined ? '' : (0,markup/* prose */.CS)((0,explain/* shortRow */.vs)(failure), 500);
    };
    return (0,markup/* section */.uW)(title, (0,finding_table/* findingTable */.ck)(targets, {
        ...options,
        total: rows.length,
        ...(hasReason ? { extra: { head: 'Why', cell: why } } : {}),
    }));
}
/** Where nothing but ids is known they go side by side rather than each in a row of its own. */
function idList(ids, total) {
    if (ids.length === 0)
        return '';
    const shown = ids.slice(0, 100).map((id) => `<code>${id}</code>`);
    const more = total - shown.length;
    const rest = more > 0 ? `\n<p>… and ${(0,figures/* number */.ai)(more)} more findings; the report has all of them.</p>` : '';
    return `<p>${shown.join(' ')}</p>${rest}`;
}
/** `and 12 findings on other branches moved along` */
function siblingsText(siblings) {
    return siblings.length === 0
        ? undefined
        : `${(0,figures/* counted */.hS)(siblings.length, 'finding')} that ${siblings.length === 1 ? 'is' : 'are'} the same on other branches`;
}

// EXTERNAL MODULE: ./build/report/plan-sections.js
var plan_sections = __webpack_require__(8545);
// EXTERNAL MODULE: ./build/report/plan-text.js
var plan_text = __webpack_require__(6662);
// EXTERNAL MODULE: ./build/report/platform-links.js
var platform_links = __webpack_require__(4524);
;// CONCATENATED MODULE: ./build/report/project-changes.js


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
    const switches = all.filter((change) => change.field !== 'tag');
    const phrases = [...tagPhrases(tags, dryRun), ...switchPhrases(switches, dryRun && tags.length === 0)];
    return `${(0,figures/* joined */.oR)(phrases)} in ${(0,figures/* counted */.hS)(made.length, 'project')}`;
}
function tagPhrases(changes, dryRun) {
    const added = changes.filter(({ after }) => after).length;
    const removed = changes.length - added;
    const would = dryRun ? 'would be ' : '';
    const phrases = added === 0 ? [] : [`${(0,figures/* counted */.hS)(added, 'tag')} ${would}added`];
    if (removed === 0)
        return phrases;
    return [
        ...phrases,
        added === 0 ? `${(0,figures/* counted */.hS)(removed, 'tag')} ${would}removed` : `${(0,figures/* number */.ai)(removed)} removed`,
    ];
}
function switchPhrases(changes, dryRun) {
    const phrases = ['full_scan', 'diff_scan'].flatMap((field) => [true, false].flatMap((after) => {
        const count = changes.filter((change) => change.field === field && change.after === after).length;
        return count === 0 ? [] : [{ count, noun: `${field.split('_')[0]} scan`, to: (0,figures/* onOff */.Ro)(after) }];
    }));
    return phrases.map(({ count, noun, to }, index) => {
        const would = dryRun && index === 0 ? 'would be ' : '';
        return `${(0,figures/* counted */.hS)(count, noun)} ${would}switched ${to}`;
    });
}
/** One change as a line of the log: `+ pci`, `full scans on → off`. */
function changeText(change) {
    if (change.field === 'tag')
        return `${change.after ? '+' : '-'} ${change.tag}`;
    return `${switchName(change)} ${(0,figures/* onOff */.Ro)(change.before)} → ${(0,figures/* onOff */.Ro)(change.after)}`;
}
function changeHtml(change) {
    if (change.field === 'tag')
        return `${change.after ? '+' : '−'}&nbsp;${(0,markup/* code */.aY)(change.tag, 100)}`;
    return `${switchName(change)} ${(0,figures/* onOff */.Ro)(change.before)}&nbsp;→&nbsp;<b>${(0,figures/* onOff */.Ro)(change.after)}</b>`;
}
function switchName({ field }) {
    return field === 'full_scan' ? 'full scans' : 'diff scans';
}

;// CONCATENATED MODULE: ./build/report/project-log.js



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
    return more > 0 ? [...lines, `… and ${(0,figures/* number */.ai)(more)} more ${of}; the report has all of them.`] : lines;
}
function projectLine(row) {
    const { project, state, failure, tagsAtRisk = [] } = row;
    const isPlan = state === 'not-reached' || state === 'left';
    const what = (isPlan ? leftChanges(row) : madeChanges(row)).map(changeText).join(', ');
    const made = isPlan ? madeChanges(row).map(changeText).join(', ') : '';
    const risk = tagsAtRisk.length === 0 ? '' : `; tags at risk: ${tagsAtRisk.join(', ')}`;
    const why = failure === undefined ? '' : `: ${(0,explain/* explainRow */.g7)(failure).what}`;
    return `${state.replace('-', ' ')}: ${project}${what === '' ? '' : `: ${what}`}${made === '' ? '' : `; changed before: ${made}`}${why}${risk}`;
}

// EXTERNAL MODULE: ./build/report/text.js
var report_text = __webpack_require__(3920);
;// CONCATENATED MODULE: ./build/report/project-tables.js





const OF = { of: 'projects' };
/** Everything about projects, what went wrong first: a hundred changed projects would hide it. */
function projectSections(rows, dryRun, links) {
    const inState = (state) => rows.filter((row) => row.state === state);
    const planned = (row) => row.changes;
    // A row that failed or was cut off may have been changed in part.
    const changed = rows.filter((row) => row.state !== 'would-change' && madeChanges(row).length > 0);
    return [
        ...failureSection('Failed', inState('failed')),
        ...failureSection('Unknown: the change may have taken effect', inState('unknown')),
        ...tagsAtRiskSection(rows),
        ...changeSection('Changed', 'What changed', changed, madeChanges, links),
        ...changeSection('Would change', 'What would change', inState('would-change'), planned, links),
        ...changeSection('Left as they are: changed by somebody else since', 'What was left', inState('left'), planned, links),
        ...changeSection('Not reached: the step ended before', dryRun ? 'What would change' : 'What would have changed', inState('not-reached').filter((row) => leftChanges(row).length > 0), leftChanges, links),
    ];
}
function changeSection(title, what, rows, changesOf, links) {
    const hasLinks = rows.some(({ id }) => links.findingsOf(id) !== undefined);
    const hasMeanwhile = rows.some(({ meanwhile }) => meanwhile !== undefined && meanwhile.length > 0);
    const cells = rows
        .slice(0, 100)
        .map((row) => [
        projectCell(row),
        changesOf(row).slice(0, 50).map(changeHtml).join(' '),
        ...(hasMeanwhile ? [(0,report_text/* html */.qy)((row.meanwhile ?? []).join(', '), 300)] : []),
        ...(hasLinks ? [(0,report_text/* link */.nf)('findings', links.findingsOf(row.id))] : []),
    ]);
    const head = [
        'Project',
        what,
        ...(hasMeanwhile ? ['Changed by others, and kept'] : []),
        ...(hasLinks ? ['On the platform'] : []),
    ];
    return (0,markup/* section */.uW)(title, (0,markup/* table */.tp)(head, cells, { ...OF, total: rows.length }));
}
/** Many failures have one cause: what to do about each cause, and then the projects. */
function failureSection(title, rows) {
    const failed = rows.filter((row) => row.failure !== undefined);
    const causes = [...Map.groupBy(failed, ({ failure }) => causeOf(failure))].sort(([, a], [, b]) => b.length - a.length);
    if (causes.length === failed.length) {
        const cells = failed.slice(0, 100).map((row) => [...failureCells(row), remedyCell(row)]);
        return (0,markup/* section */.uW)(title, (0,markup/* table */.tp)(['Project', 'Why', 'What to do'], cells, { ...OF, total: failed.length }));
    }
    const causeCells = causes.map(([cause, rows]) => [
        (0,report_text/* html */.qy)(cause),
        (0,figures/* number */.ai)(rows.length),
        ...rows.slice(0, 1).map(remedyCell),
    ]);
    return (0,markup/* section */.uW)(title, (0,markup/* table */.tp)(['Cause', 'Projects', 'What to do'], causeCells, { of: 'causes' }), (0,markup/* table */.tp)(['Project', 'Why'], failed.slice(0, 100).map(failureCells), { ...OF, total: failed.length }));
}
/** What a reader has to put back by hand, by name. */
function tagsAtRiskSection(rows) {
    const atRisk = rows.filter(({ tagsAtRisk }) => tagsAtRisk !== undefined && tagsAtRisk.length > 0);
    const cells = atRisk
        .slice(0, 100)
        .map((row) => [
        projectCell(row),
        (0,markup/* codes */.F4)(row.tagsAtRisk ?? []),
        row.former === undefined ? '' : (0,markup/* codes */.F4)(row.former.tags),
    ]);
    return (0,markup/* section */.uW)('Tags that are gone, or may still go', (0,markup/* table */.tp)(['Project', 'Tags', 'All tags before'], cells, { ...OF, total: atRisk.length }));
}
function projectCell({ project, url }) {
    return (0,report_text/* link */.nf)(project, url);
}
function failureCells(row) {
    return [projectCell(row), (0,markup/* prose */.CS)((0,explain/* shortRow */.vs)(row.failure), 700)];
}
function remedyCell({ failure }) {
    return (0,markup/* prose */.CS)(`${(0,explain/* explainRow */.g7)(failure).remedy}.`);
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

;// CONCATENATED MODULE: ./build/report/row-states.js

const OTHER_STATES = [
    ['unchanged', 'already right'],
    ['failed', 'failed'],
    ['unknown', 'unknown'],
    ['left', 'left as they are'],
    ['not-reached', 'not reached'],
];
/** `3 projects already right, 1 failed`: what became of the rows that did not change. */
function otherRowsPhrase(rows, one) {
    return OTHER_STATES.map(([state, words]) => [countOf(rows, state), words])
        .filter(([count]) => count > 0)
        .map(([count, words], index) => `${index === 0 ? (0,figures/* counted */.hS)(count, one) : (0,figures/* number */.ai)(count)} ${words}`)
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

;// CONCATENATED MODULE: ./build/report/views/plan.js





const planView = {
    headline: plan_sections/* planHeadline */.MM,
    sign({ plan }) {
        if (plan === undefined)
            return undefined;
        if (plan.over.length > 0)
            return '⚠️';
        return plan.changes.length > 0 ? '📝' : undefined;
    },
    facts: (result, { commentUrl }) => [
        ...(0,plan_sections/* planFacts */.pE)(result),
        ['Coverage', (0,report_text/* html */.qy)((0,plan_sections/* coverageText */._)(result.coverage))],
        ['Comment', commentUrl === undefined ? undefined : (0,report_text/* link */.nf)('on the pull request', commentUrl)],
    ],
    sections(result, _kept, run) {
        const options = { links: (0,platform_links/* platformLinks */.D)(run, result.deployment), nowMs: run.endedAtMs };
        return [...(0,plan_sections/* changesSection */.Hv)(result, options), ...(0,plan_sections/* coverageSections */.Fb)(result.coverage, options)];
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
        const coverage = (0,plan_sections/* coverageText */._)(result.coverage);
        return [...(0,plan_text/* planTextLines */.s1)(result, MAX_LOG_LINES), ...(coverage === '' ? [] : [`${coverage}.`])];
    },
    /** A plan is whole, or there is none. */
    isPartial: () => false,
};
function planOutputs({ plan, hash }, { files = {} }) {
    if (plan === undefined)
        return {};
    const { toAdd, toRemove, on, off, toTriage } = (0,plan_text/* planFigures */.hf)(plan);
    return {
        changes: String(plan.changes.length),
        'to-add': String(toAdd),
        'to-remove': String(toRemove),
        'to-switch': String(on + off),
        'to-triage': String(toTriage),
        'plan-hash': hash,
        'plan-path': files.plan,
        drift: String(plan.changes.length > 0),
    };
}

;// CONCATENATED MODULE: ./build/report/views/apply.js










const applyView = {
    showsFailedRows: true,
    headline(result) {
        const { plan, request } = result;
        // Nothing was written: the plan is what there is to say.
        if (plan === undefined || request.dryRun || !isWritten(result))
            return (0,plan_sections/* planHeadline */.MM)(result);
        return writtenPhrase(result);
    },
    facts: (result) => [...(0,plan_sections/* planFacts */.pE)(result), ['Moved along', siblingsText(result.siblings)]],
    sections(result, _kept, run) {
        const { projects, findings, request, deployment } = result;
        const { dryRun } = request;
        const options = { links: (0,platform_links/* platformLinks */.D)(run, deployment), nowMs: run.endedAtMs, dryRun };
        if (!isWritten(result))
            return (0,plan_sections/* changesSection */.Hv)(result, options);
        return [...projectSections(projects, dryRun, options.links), ...findingSections(findings, options)];
    },
    outputs: (result, _kept, run) => planOutputs(result, run),
    logLines(result) {
        return [
            ...(0,plan_text/* planTextLines */.s1)(result, MAX_LOG_LINES),
            ...(isWritten(result) ? projectLogLines(result.projects) : []),
        ];
    },
    isPartial: ({ projects, findings, failure }) => failure !== undefined && (anyChanged(projects) || anyChanged(findings)),
};
/** Whether any write was tried. */
function isWritten({ projects, findings, request }) {
    const isTried = ({ state }) => state !== 'not-reached' && state !== 'would-change';
    return !request.dryRun && (anyChanged(projects) || projects.some(isTried) || findings.some(isTried));
}
/** `41 tags added in 40 projects, 135 findings triaged; 2 projects failed` */
function writtenPhrase({ projects, findings }) {
    const triaged = countOf(findings, 'changed');
    const done = [
        ...(projects.some((row) => madeChanges(row).length > 0) ? [changesPhrase(projects, false)] : []),
        ...(triaged > 0 ? [`${(0,figures/* counted */.hS)(triaged, 'finding')} triaged`] : []),
    ];
    const others = [otherRowsPhrase(projects, 'project'), otherRowsPhrase(findings, 'finding')];
    return [done.length === 0 ? 'nothing changed' : done.join(', '), ...others]
        .filter((part) => part !== '')
        .join('; ');
}

// EXTERNAL MODULE: ./build/model/filters.js
var model_filters = __webpack_require__(1841);
;// CONCATENATED MODULE: ./build/report/selection-phrase.js


/** `open sast findings of low severity in 3 repositories → ignored, acceptable risk` */
function triagePhrase(request) {
    const { selection, issueType } = request;
    const to = decisionPhrase(request.decision);
    if (selection.by === 'ids')
        return `${(0,figures/* counted */.hS)(selection.ids.length, `${issueType} finding`)} by id → ${to}`;
    const query = selection.by === 'listed' ? selection.query : { issueType, filters: selection.filters };
    const limit = typeof selection.limit === 'number' ? `, at most ${(0,figures/* number */.ai)(selection.limit)}` : '';
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
            (0,model_filters/* filterInput */.ts)({ wire }),
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
function conditionPhrases(conditions) {
    const { olderThanMs, newerThanMs, triagedBeforeMs, paths, hasTicket } = conditions;
    return [
        ...(paths === undefined ? [] : [`under ${shortList(nameItems(paths), 'and')}`]),
        ...(hasTicket === undefined ? [] : [hasTicket ? 'with a ticket' : 'without a ticket']),
        ...(olderThanMs === undefined ? [] : [`older than ${(0,figures/* minuteOf */.iA)(olderThanMs)}`]),
        ...(newerThanMs === undefined ? [] : [`newer than ${(0,figures/* minuteOf */.iA)(newerThanMs)}`]),
        ...(triagedBeforeMs === undefined ? [] : [`triaged before ${(0,figures/* minuteOf */.iA)(triagedBeforeMs)}`]),
    ];
}
/** What findings are comes before where, and that before when. */
function place(phrase) {
    return ['in', 'on', 'since'].indexOf(phrase.split(' ', 1)[0] ?? '');
}
function filterPhrase(wire, value) {
    const filter = model_filters/* TRIAGE_FILTERS */.bL.find((one) => one.wire === wire);
    if (filter === undefined)
        return '';
    const values = typeof value === 'object' ? value : [String(value)];
    const named = filter.values === undefined ? values : values.map(spaced);
    let shown = shortList(named, 'or');
    if (filter.kind === 'time')
        shown = sinceTime(String(value));
    if (filter.plural !== undefined && values.length > 1)
        shown = `${(0,figures/* number */.ai)(values.length)} ${filter.plural}`;
    return filter.phrase.replace('%', () => shown);
}
function shortList(items, word) {
    return items.slice(0, 5).join(` ${word} `) + (items.length > 5 ? ' …' : '');
}
function listed(value) {
    return typeof value === 'object' ? value.join(', ') : String(value);
}
function spaced(value) {
    return value.replaceAll('_', ' ');
}
function time(ms) {
    return ms === undefined ? undefined : (0,figures/* minuteOf */.iA)(ms);
}
function sinceTime(seconds) {
    const ms = Number(seconds) * 1000;
    return Number.isNaN(ms) ? seconds : (0,figures/* minuteOf */.iA)(ms);
}

;// CONCATENATED MODULE: ./build/report/views/fleet.js








/** What `tag` and `managed-scan` have in common. */
const fleet = {
    showsFailedRows: true,
    headline({ rows, request, failure }) {
        if (rows.length === 0)
            return failure === undefined ? 'no project in this part' : 'failed';
        const others = otherRowsPhrase(rows, 'project');
        return `${changesPhrase(rows, request.dryRun)}${others === '' ? '' : `; ${others}`}`;
    },
    sections(result, _kept, run) {
        return projectSections(result.rows, result.request.dryRun, (0,platform_links/* platformLinks */.D)(run, result.deployment));
    },
    outputs({ rows, request }) {
        return projectCounts(rows, request.dryRun);
    },
    logLines({ rows }) {
        return projectLogLines(rows);
    },
    /** A project that was right already is done with; but where the step ended as a whole, that says nothing. */
    isPartial({ rows, failure }) {
        if (failure === undefined)
            return false;
        return anyChanged(rows) || anyLost(rows) || (failure.kind === 'projects-failed' && anyDone(rows));
    },
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
/** Where a server replaced the tags, something was done, even though the row failed. */
function anyLost(rows) {
    return rows.some(({ failure }) => failure?.kind === 'tags-lost');
}
function projectCounts(rows, dryRun) {
    return {
        'projects-changed': String(countOf(rows, dryRun ? 'would-change' : 'changed')),
        'projects-unchanged': String(countOf(rows, 'unchanged')),
        'projects-failed': String(countOf(rows, 'failed', 'unknown')),
    };
}
/** What selected the projects, where that is not plain from their names. */
function selectionFacts(selection, shard) {
    const { patterns, except, tagged } = selection;
    return [
        ['Projects', (0,markup/* codes */.F4)(nameItems({ names: [], patterns, except }), 20)],
        ['Projects tagged', (0,markup/* codes */.F4)(tagged, 20)],
        ['Shard', shard === undefined ? undefined : `${shard.index} of ${shard.of}`],
    ];
}
function switchText(wanted) {
    return wanted === undefined ? 'left as they are' : (0,figures/* onOff */.Ro)(wanted);
}

;// CONCATENATED MODULE: ./build/report/findings/finding-line.js

/** `high  tainted-sql  acme/api  src/db.py:12  main  (finding 123)` */
function findingLine({ id, severity, rule, repository, path, line, ref }) {
    const place = path === undefined ? undefined : `${path}${line === undefined ? '' : `:${line}`}`;
    return [severity, rule && (0,shown_finding/* shortRule */.r0)(rule), repository, place, (0,shown_finding/* branchName */.at)(ref), `(finding ${id})`]
        .filter(Boolean)
        .join('  ');
}

// EXTERNAL MODULE: ./build/report/gate-text.js + 1 modules
var gate_text = __webpack_require__(571);
// EXTERNAL MODULE: ./build/report/scan-status.js
var scan_status = __webpack_require__(3597);
;// CONCATENATED MODULE: ./build/report/views/gate.js











const gateView = {
    headline: gate_text/* verdictLine */.MT,
    sign: ({ verdict }) => gate_text/* VERDICT_SIGNS */.PU[verdict],
    facts(result, run) {
        const { request, project, commit, scan, products, waitedMs, deployment } = result;
        const name = project?.name ?? request.project;
        return [
            ['Project', (0,report_text/* link */.nf)(name, project?.url)],
            ['On the platform', findingsLink((0,platform_links/* platformLinks */.D)(run, deployment).findingsOf(project?.id))],
            ['Commit', commit === undefined ? undefined : (0,markup/* code */.aY)((0,scan_status/* shortCommit */.Ax)(commit))],
            ['Fails on', (0,report_text/* html */.qy)((0,gate_text/* thresholdText */.HA)(result))],
            ['Not counted', (0,report_text/* html */.qy)((0,gate_text/* leftOutText */.jG)(result), 500)],
            ['Products', (0,report_text/* html */.qy)(products.join(', '))],
            ['Scan', scan === undefined ? undefined : String(scan.id)],
            ['Waited', waitedMs === 0 ? undefined : (0,figures/* duration */.p0)(waitedMs)],
            ['Comment', run.commentUrl === undefined ? undefined : (0,report_text/* link */.nf)('on the pull request', run.commentUrl)],
        ];
    },
    sections(result, _kept, run) {
        const rows = (0,gate_text/* countedFindings */.Hs)(result);
        return [
            ...(0,counts/* findingCounts */.s)((0,findings_tally/* tallyOf */.sv)(rows, run.endedAtMs)).slice(0, 1),
            ...(0,markup/* section */.uW)('Findings that count, worst first', (0,finding_table/* findingTable */.ck)(rows, {
                links: (0,platform_links/* platformLinks */.D)(run, result.deployment),
                nowMs: run.endedAtMs,
                oneRepository: true,
            })),
        ];
    },
    outputs(result, _kept, { commentUrl }) {
        const { verdict, counted } = result;
        return {
            verdict,
            'findings-counted': counted === undefined ? undefined : String(counted.length),
            counts: counted === undefined ? undefined : { json: countsBySeverity(result) },
            'comment-url': commentUrl,
            ...scanValues(result),
        };
    },
    logLines(result) {
        const left = (0,gate_text/* leftOutText */.jG)(result);
        return [
            `fails on ${(0,gate_text/* thresholdText */.HA)(result)}`,
            ...(left === '' ? [] : [`not counted: ${left}`]),
            ...limited((0,gate_text/* countedFindings */.Hs)(result), findingLine, 'findings'),
        ];
    },
    /** The verdict is whole, or there is none. */
    isPartial: () => false,
};
/** The four severities always, so that a workflow can compare each. */
function countsBySeverity(result) {
    const { bySeverity } = (0,findings_tally/* tallyOf */.sv)((0,gate_text/* countedFindings */.Hs)(result), 0);
    return { critical: 0, high: 0, medium: 0, low: 0, ...Object.fromEntries(bySeverity) };
}
function scanValues({ scan }) {
    if (scan === undefined)
        return {};
    const { id, branch, commit, completed_at, exit_code, total_time, findings_counts } = scan;
    return (0,scan_status/* scanOutputs */.qz)(scan, {
        id,
        status: (0,scan_status/* searchedScanStatus */.RP)(scan),
        findings: findings_counts?.total,
        exitCode: exit_code,
        totalTime: total_time,
        branch,
        commit,
        completedAt: completed_at,
    });
}
function findingsLink(url) {
    return url === undefined ? undefined : (0,report_text/* link */.nf)('all findings of the project', url);
}

;// CONCATENATED MODULE: ./build/report/views/list-findings.js








const listFindingsView = {
    headline({ count, read }) {
        return count === undefined
            ? `${(0,figures/* counted */.hS)(read, 'finding')} read before it failed`
            : (0,figures/* counted */.hS)(count, 'finding');
    },
    facts: ({ request }) => [['Request', `<b>${(0,report_text/* html */.qy)(queryPhrase(request.query), 1000)}</b>`]],
    sections({ count, read, deployment, request }, kept, run) {
        const shown = kept.first.map((row) => (0,shown_finding/* shownFinding */.Pg)(row));
        const links = (0,platform_links/* platformLinks */.D)(run, deployment);
        return [
            ...(kept.tally === undefined ? [] : (0,counts/* findingCounts */.s)(kept.tally)),
            ...(0,markup/* section */.uW)('Findings, worst first', (0,finding_table/* findingTable */.ck)(shown, { links, nowMs: run.endedAtMs, total: count ?? read })),
            (0,markup/* folded */.TM)('Filters', (0,markup/* facts */.Ix)(queryRows(request.query).map(([name, values]) => [(0,report_text/* html */.qy)(name), (0,report_text/* html */.qy)(values, 500)]))),
        ];
    },
    outputs({ count }, kept, { files = {} }) {
        // A list that could not be read to its end must not pass for a whole one.
        if (count === undefined)
            return {};
        return {
            count: String(count),
            findings: { jsonText: kept.json },
            'csv-path': files.csv,
            'sarif-path': files.sarif,
        };
    },
    logLines: ({ request }) => [queryPhrase(request.query)],
    isPartial: ({ failure, read }) => failure !== undefined && read > 0,
};

;// CONCATENATED MODULE: ./build/report/views/lists.js




const PROJECTS = {
    one: 'project',
    several: 'projects',
    part: 'projects',
    head: ['Project', 'Tags', 'Latest scan', 'Default branch', 'On the platform'],
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
const POLICIES = {
    one: 'policy',
    several: 'policies',
    part: 'policies',
    head: ['Policy', 'Product', 'Default', 'Id'],
    cells(row) {
        const { name, productType, isDefault, id } = row;
        const product = productType.replace('PRODUCT_TYPE_', '').toLowerCase();
        return [(0,report_text/* html */.qy)(name), (0,report_text/* html */.qy)(product), isDefault ? 'yes' : '', (0,report_text/* html */.qy)(id)];
    },
};
const DEPENDENCIES = {
    one: 'repository with matching dependencies',
    several: 'repositories with matching dependencies',
    part: 'repositories',
    head: ['Repository', 'Dependencies', 'Dependency paths', 'Findings'],
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
const listProjectsView = listView(PROJECTS);
const listPoliciesView = listView(POLICIES);
const listDependenciesView = listView(DEPENDENCIES);
function listView({ one, several, part, head, cells }) {
    // TypeScript does not narrow the result of an `O` that is not known yet; only common fields are read.
    const view = {
        headline({ count, read }) {
            return count === undefined
                ? `${(0,figures/* counted */.hS)(read, one, several)} read before it failed`
                : (0,figures/* counted */.hS)(count, one, several);
        },
        facts: ({ shards }) => [
            ['Shards of the matrix', shards === undefined ? undefined : (0,figures/* number */.ai)(shards)],
        ],
        sections({ count, read, deployment }, kept, run) {
            const links = (0,platform_links/* platformLinks */.D)(run, deployment);
            return [
                (0,markup/* table */.tp)(head, kept.first.map((row) => cells(row, links)), { of: several, total: count ?? read }),
            ];
        },
        outputs({ count, shards }, kept) {
            // A list that could not be read to its end must not pass for a whole one.
            if (count === undefined)
                return {};
            return {
                count: String(count),
                [part]: { jsonText: kept.json },
                matrix: shards === undefined ? undefined : { json: { shard: shardsOf(shards) } },
            };
        },
        logLines: () => [],
        isPartial: ({ failure, read }) => failure !== undefined && read > 0,
    };
    return view;
}
function shardsOf(of) {
    return Array.from({ length: of }, (_, index) => `${index + 1}/${of}`);
}

;// CONCATENATED MODULE: ./build/report/views/scan.js











const scanView = {
    headline(result) {
        const { scan, findings } = result;
        if (scan === undefined)
            return `${requestedScan(result)} could not be read`;
        const of = scan_text(scan.meta.repository) ?? `scan ${scan.id}`;
        const status = (0,scan_status/* scanStatus */.gC)(scan);
        if (status === 'running')
            return `the scan of ${of} is not complete yet`;
        if (status === 'failed')
            return `the scan of ${of} failed with exit code ${scan.exit_code}`;
        const count = findingCount(result);
        if (count === undefined)
            return `the scan of ${of} is complete, its findings are not known`;
        if (count === 0)
            return `no findings in ${of}`;
        const severities = findings === undefined ? '' : severityText(findings.rows.map(shown_finding/* shownFinding */.Pg));
        return `${(0,figures/* counted */.hS)(count, 'finding')}${severities} in ${of}`;
    },
    sign(result) {
        if (result.scan === undefined)
            return undefined;
        const status = (0,scan_status/* scanStatus */.gC)(result.scan);
        if (status === 'running')
            return '⏳';
        if (status === 'failed')
            return '❌';
        const count = findingCount(result);
        if (count === undefined)
            return '❔';
        return count === 0 ? undefined : '⚠️';
    },
    facts: ({ scan }) => (scan === undefined ? [] : scanFacts(scan)),
    sections({ scan, findings, deployment }, _kept, run) {
        const failed = scan !== undefined && (0,scan_status/* scanStatus */.gC)(scan) === 'failed';
        const notice = failed
            ? (0,markup/* box */.aP)('The scan failed, so that it says nothing about findings.', 'Look at its log for the cause.')
            : '';
        if (findings === undefined)
            return [notice];
        const rows = (0,shown_finding/* worstFirst */.md)(findings.rows.map(shown_finding/* shownFinding */.Pg));
        return [
            notice,
            ...(0,counts/* findingCounts */.s)((0,findings_tally/* tallyOf */.sv)(rows, run.endedAtMs)).slice(0, 1),
            ...(0,markup/* section */.uW)('Findings of the branch, worst first', (0,finding_table/* findingTable */.ck)(rows, {
                links: (0,platform_links/* platformLinks */.D)(run, deployment),
                nowMs: run.endedAtMs,
                total: findings.total,
                oneRepository: true,
            })),
        ];
    },
    outputs({ scan }) {
        if (scan === undefined)
            return {};
        const { id, meta, stats, completed_at } = scan;
        return (0,scan_status/* scanOutputs */.qz)(scan, {
            id,
            status: (0,scan_status/* scanStatus */.gC)(scan),
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
        return limited(rows, findingLine, 'findings');
    },
    isPartial: ({ scan, failure }) => scan !== undefined && failure !== undefined,
};
function severityText(rows) {
    const tally = (0,findings_tally/* tallyOf */.sv)(rows, 0);
    return tally.total === 0 ? '' : ` (${(0,findings_tally/* severityCounts */.ur)(tally, figures/* number */.ai)})`;
}
function requestedScan({ request: { scan } }) {
    if (scan.by === 'id')
        return `scan ${scan.scanId}`;
    return `the scan of commit ${(0,scan_status/* shortCommit */.Ax)(scan.commit)} of ${scan.project}`;
}
/** What the scan counted itself; where it does not say, what its branch has. */
function findingCount({ scan, findings }) {
    return scan?.stats?.findings ?? findings?.total;
}
function scanFacts(scan) {
    const { meta, started_at, completed_at } = scan;
    // A scan that is under way has no numbers yet, whatever the platform sends.
    const stats = completed_at === undefined ? undefined : scan.stats;
    const repository = scan_text(meta.repository);
    return [
        ['Scan', scanLink(scan)],
        ['Repository', repository === undefined ? undefined : (0,report_text/* link */.nf)(repository, scan_text(meta.repo_url))],
        ['Branch', meta.branch === undefined ? undefined : (0,markup/* code */.aY)(String(meta.branch))],
        ['Commit', commitFact(meta)],
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
function commitFact(meta) {
    if (meta.commit === undefined)
        return undefined;
    const title = scan_text(meta.commit_title);
    return `${(0,markup/* code */.aY)((0,scan_status/* shortCommit */.Ax)(String(meta.commit)))}${title === undefined ? '' : ` ${(0,report_text/* html */.qy)(title)}`}`;
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

;// CONCATENATED MODULE: ./build/report/views/triage.js











const triageView = {
    headline(result) {
        const { request, rows } = result;
        if (request.dryRun)
            return dryRunHeadline(result);
        const atLeast = result.uncertain.atMost > 0 ? 'at least ' : '';
        const others = otherRowsPhrase(rows, 'finding');
        const count = result.triaged.length + result.unlisted;
        return `${atLeast}${(0,figures/* counted */.hS)(count, 'finding')} triaged${others === '' ? '' : `; ${others}`}`;
    },
    facts(result, run) {
        const { request, siblings, selected, answered } = result;
        const { selection } = request;
        const limit = 'limit' in selection ? selection.limit : undefined;
        const tally = (0,findings_tally/* tallyOf */.sv)(movedFindings(result), run.endedAtMs);
        return [
            ['Request', `<b>${(0,report_text/* html */.qy)(triagePhrase(request), 1000)}</b>`],
            ['Severities', tally.bySeverity.has('unknown') ? undefined : (0,report_text/* html */.qy)((0,findings_tally/* severityCounts */.ur)(tally, figures/* number */.ai))],
            ['Selected', selected === undefined ? undefined : (0,figures/* counted */.hS)(selected, 'finding')],
            ['Limit', limit === undefined ? undefined : typeof limit === 'number' ? (0,figures/* number */.ai)(limit) : limit],
            ['Moved along', siblingsText(siblings)],
            ['Note', request.decision.note === undefined ? undefined : (0,report_text/* html */.qy)(request.decision.note, 500)],
            ['Requests answered', answered > 1 ? (0,figures/* number */.ai)(answered) : undefined],
        ];
    },
    sections(result, _kept, run) {
        const { request, rows, triaged } = result;
        const links = (0,platform_links/* platformLinks */.D)(run, result.deployment);
        const options = { links, nowMs: run.endedAtMs, dryRun: request.dryRun };
        const rowIds = new Set(rows.map(({ change }) => change.target.id));
        const others = triaged.filter((id) => !rowIds.has(id));
        return [
            ...uncertainSection(result),
            ...findingSections(rows, options),
            ...(0,markup/* section */.uW)(rows.length === 0 ? 'Triaged findings' : 'Triaged along with them', idList(others, others.length)),
            (0,markup/* folded */.TM)('Filters', (0,markup/* facts */.Ix)(filterRows(request).map(([name, values]) => [(0,report_text/* html */.qy)(name), (0,report_text/* html */.qy)(values, 500)]))),
        ];
    },
    outputs({ request, triaged, unlisted, selected }) {
        const { dryRun } = request;
        return {
            'num-triaged': dryRun ? undefined : String(triaged.length + unlisted),
            'triaged-issues': dryRun ? undefined : { json: triaged },
            'findings-selected': selected === undefined ? undefined : String(selected),
        };
    },
    logLines(result) {
        const moved = (0,shown_finding/* worstFirst */.md)(movedFindings(result).filter(({ rule, path }) => rule ?? path));
        return [triagePhrase(result.request), ...limited(moved, findingLine, 'findings')];
    },
    /** Ids that the platform did not triage make it partial as well. */
    isPartial({ rows, triaged, unlisted, uncertain, failure, notices }) {
        const isDone = triaged.length + unlisted + uncertain.atMost > 0 || anyChanged(rows);
        const isMissing = failure !== undefined || notices.some(({ kind }) => kind === 'ids-not-triaged');
        return isDone && isMissing;
    },
};
function dryRunHeadline({ request, rows, selected }) {
    const to = decisionPhrase({ ...(request.decision.state ? { state: request.decision.state } : {}) });
    const verb = to === '' ? 'would get a note' : `would be moved to ${to}`;
    if (request.selection.by === 'platform')
        return 'the platform would select the findings; nothing was sent';
    const count = countOf(rows, 'would-change');
    const others = otherRowsPhrase(rows, 'finding');
    const of = selected !== undefined && selected > rows.length ? ` of ${(0,figures/* number */.ai)(selected)} selected` : '';
    return `${(0,figures/* counted */.hS)(count, 'finding')}${of} ${verb}${others === '' ? '' : `; ${others}`}`;
}
function movedFindings({ rows }) {
    return rows
        .filter(({ state }) => state === 'changed' || state === 'would-change')
        .map(({ change }) => change.target);
}
function uncertainSection({ uncertain }) {
    if (uncertain.requests === 0)
        return [];
    const requests = `${(0,figures/* counted */.hS)(uncertain.requests, 'request')} ${uncertain.requests === 1 ? 'was' : 'were'} sent whose answers were lost`;
    return (0,markup/* section */.uW)('May have been triaged', `<p>${requests}; they may have triaged up to ${(0,figures/* counted */.hS)(uncertain.atMost, 'more finding')}, and the same findings on other branches with them.</p>`);
}
/** All values: the phrase has the first of them only. */
function filterRows({ selection }) {
    if (selection.by === 'ids')
        return [];
    const query = selection.by === 'listed' ? selection.query : { filters: selection.filters };
    return queryRows(query);
}

;// CONCATENATED MODULE: ./build/report/views/undo.js








const undoView = {
    showsFailedRows: true,
    headline(result) {
        const { projects, findings, request } = result;
        const { operation } = request.report;
        if (projects.length + findings.length === 0)
            return `the ${operation} step left nothing to take back`;
        const parts = [
            backPhrase(result),
            otherRowsPhrase(projects, 'project'),
            otherRowsPhrase(findings, 'finding'),
        ];
        const text = parts.filter((part) => part !== '').join('; ');
        return `${operation} taken back: ${text}`;
    },
    facts: ({ request, siblings }) => [
        ['Takes back', `a <code>${request.report.operation}</code> step`],
        ['Moved along', siblingsText(siblings)],
    ],
    sections({ projects, findings, request, deployment }, _kept, run) {
        const { dryRun } = request;
        const options = { links: (0,platform_links/* platformLinks */.D)(run, deployment), nowMs: run.endedAtMs, dryRun };
        return [...projectSections(projects, dryRun, options.links), ...findingSections(findings, options)];
    },
    outputs({ projects, findings, siblings, request }) {
        const { dryRun } = request;
        const triaged = findings.filter(({ state }) => state === 'changed').map(({ change }) => change.target.id);
        const moved = [...triaged, ...siblings.map(({ id }) => id)];
        return {
            ...projectCounts(projects, dryRun),
            'num-triaged': dryRun ? undefined : String(moved.length),
            'triaged-issues': dryRun ? undefined : { json: moved },
        };
    },
    logLines: ({ projects }) => projectLogLines(projects),
    isPartial: ({ projects, findings, failure }) => failure !== undefined && (anyChanged(projects) || anyChanged(findings)),
};
/** `12 tags removed in 10 projects, 128 findings moved back` */
function backPhrase({ projects, findings, request }) {
    const { dryRun } = request;
    const moved = countOf(findings, dryRun ? 'would-change' : 'changed');
    const parts = [
        ...(projects.some((row) => madeChanges(row).length > 0) ? [changesPhrase(projects, dryRun)] : []),
        ...(moved > 0 ? [`${(0,figures/* counted */.hS)(moved, 'finding')} ${dryRun ? 'would be ' : ''}moved back`] : []),
    ];
    if (parts.length > 0)
        return parts.join(', ');
    return dryRun ? 'nothing would change' : 'nothing changed';
}

;// CONCATENATED MODULE: ./build/report/views.js









/** One view for each operation. */
const VIEWS = {
    tag: tagView,
    'managed-scan': managedScanView,
    triage: triageView,
    scan: scanView,
    gate: gateView,
    plan: planView,
    apply: applyView,
    undo: undoView,
    'list-projects': listProjectsView,
    'list-findings': listFindingsView,
    'list-policies': listPoliciesView,
    'list-dependencies': listDependenciesView,
};

;// CONCATENATED MODULE: ./build/report/outcome.js

/** The view of a result's operation. */
function viewOf(result) {
    // A row of the table takes the results of its own operation, which is what the key chose.
    return VIEWS[result.operation];
}
/** `partial`: something was done, and something failed. */
function outcomeOf(result) {
    if (viewOf(result).isPartial(result))
        return 'partial';
    return result.failure === undefined ? 'succeeded' : 'failed';
}
/** Whether the operation was not to write. */
function isDryRun({ request }) {
    return 'dryRun' in request && request.dryRun;
}


/***/ }),

/***/ 4121:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ MAX_OUTPUT_LENGTH),
/* harmony export */   Y: () => (/* binding */ outputsOf)
/* harmony export */ });
/* harmony import */ var _platform_http_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2245);
/* harmony import */ var _failure_reason_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8326);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3786);



/**
 * In UTF-16 units, of all outputs of a step together: GitHub's limit is 1 MB for a whole job, and the texts beside
 * the JSON need some room.
 */
const MAX_OUTPUT_LENGTH = 390_000;
function outputsOf(result, kept, run) {
    const values = {
        outcome: (0,_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .outcomeOf */ .sG)(result),
        'failure-reason': (0,_failure_reason_js__WEBPACK_IMPORTED_MODULE_0__/* .failureReason */ .H)(result, run.cancelled),
        ...(0,_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .viewOf */ .du)(result).outputs(result, kept, run),
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

/***/ 1730:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ SealedJson)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _platform_http_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2245);


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
    return (0,_platform_http_json_js__WEBPACK_IMPORTED_MODULE_1__/* .writeJson */ .G)(withoutWithheld(value)) ?? 'null';
}
/** Tokens of connections that a request holds, and stacks, which are for the debug log only. */
function isWithheld(name) {
    return name === 'token' || name === 'stack';
}
function withoutWithheld(value) {
    if (Array.isArray(value))
        return value.map(withoutWithheld);
    if (!isPlainObject(value))
        return value;
    const entries = Object.entries(value).filter(([name]) => !isWithheld(name));
    return Object.fromEntries(entries.map(([name, part]) => [name, withoutWithheld(part)]));
}
function isPlainObject(value) {
    return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}


/***/ })

};
