export const id = 472;
export const ids = [472];
export const modules = {

/***/ 8142:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bs: () => (/* binding */ RULE_TYPES),
/* harmony export */   J2: () => (/* binding */ FINDING_CONDITIONS),
/* harmony export */   d5: () => (/* binding */ findingCondition)
/* harmony export */ });
/** Kinds of findings that rules can triage. */
const RULE_TYPES = ['sast', 'sca', 'secrets'];
/** What the rules under `findings` can look at. */
const FINDING_CONDITIONS = [
    {
        name: 'type',
        form: 'words',
        values: RULE_TYPES,
        alias: ['issue-type', 'kind', 'product'],
        meaning: 'Kind of the findings; a rule looks at one kind.',
    },
    {
        name: 'status',
        form: 'words',
        values: ['open', 'fixed', 'ignored', 'reviewing', 'fixing', 'provisionally_ignored'],
        alias: ['state', 'triage-state'],
        meaning: 'Status of the finding. Secrets are never `reviewing` or `fixing`.',
    },
    {
        name: 'severity',
        form: 'words',
        values: ['low', 'medium', 'high', 'critical'],
        alias: ['severities'],
        wire: 'severities',
        meaning: 'Severity of the finding.',
    },
    {
        name: 'confidence',
        form: 'words',
        values: ['low', 'medium', 'high'],
        meaning: 'Confidence of the rule that found it.',
    },
    {
        name: 'repo',
        form: 'names',
        spelled: 'project',
        alias: ['repos', 'repository', 'repositories', 'project', 'projects', 'name'],
        wire: 'repos',
        meaning: 'Names or patterns of repositories.',
    },
    {
        name: 'project-tag',
        form: 'names',
        spelled: 'tag',
        alias: ['project-tags', 'projects-tagged', 'tag', 'tags'],
        wire: 'project_tags',
        meaning: 'Tags of the project, or patterns of them.',
    },
    {
        name: 'rule',
        form: 'names',
        alias: ['rules', 'rule-name'],
        wire: 'rules',
        types: ['sast', 'sca'],
        meaning: 'Names or patterns of the rules that found it.',
    },
    {
        name: 'path',
        form: 'names',
        alias: ['paths', 'file'],
        wire: 'paths',
        meaning: 'Patterns of the path of the file, such as `**/test/**`.',
    },
    {
        name: 'category',
        form: 'names',
        alias: ['categories'],
        wire: 'categories',
        types: ['sast', 'sca'],
        meaning: 'Categories of the finding or patterns of them, such as `security`.',
    },
    {
        name: 'cwe',
        form: 'names',
        spelled: 'cwe',
        alias: ['cwe-names'],
        types: ['sast', 'sca'],
        meaning: 'Weaknesses by their number, such as `CWE-79`.',
    },
    {
        name: 'branch',
        form: 'names',
        alias: ['ref', 'branches'],
        wire: 'ref',
        meaning: 'Branches or patterns of them. Without it each finding counts once, whatever its branch.',
    },
    {
        name: 'older-than',
        form: 'age',
        alias: ['older', 'age'],
        wire: 'older_than',
        meaning: 'First detected, or reintroduced, longer ago than this.',
    },
    {
        name: 'newer-than',
        form: 'age',
        alias: ['newer', 'since'],
        wire: 'newer_than',
        meaning: 'First detected, or reintroduced, not longer ago than this.',
    },
    {
        name: 'triaged-before',
        form: 'age',
        wire: 'triaged_before',
        types: ['sast', 'sca'],
        meaning: 'The last triage lies longer ago than this.',
    },
    {
        name: 'triage-reason',
        form: 'words',
        values: ['acceptable_risk', 'false_positive', 'no_time', 'no_triage_reason', 'duplicate'],
        alias: ['triage-reasons', 'reason'],
        wire: 'triage_reasons',
        types: ['sast', 'sca'],
        meaning: 'The reason that the last triage gave.',
    },
    {
        name: 'verdict',
        form: 'words',
        values: ['true_positive', 'false_positive'],
        alias: ['autotriage-verdict'],
        wire: 'autotriage_verdict',
        types: ['sast', 'secrets'],
        meaning: 'Verdict of the automatic triage.',
    },
    {
        name: 'component-tag',
        form: 'names',
        alias: ['component-tags', 'component'],
        wire: 'component_tags',
        types: ['sast'],
        meaning: 'Component tags of the finding or patterns of them, such as `user data`.',
    },
    {
        name: 'ticket',
        form: 'boolean',
        alias: ['has-ticket'],
        wire: 'has_ticket',
        meaning: 'Whether a ticket is linked.',
    },
    {
        name: 'decided-by',
        form: 'words',
        values: ['nobody', 'rules', 'platform', 'people', 'anyone'],
        meaning: 'Whose decisions the rule may touch: `nobody` (never triaged) and `rules` (last triaged by a rule), which ' +
            'is the default; `platform` (its automation); `people`; `anyone`.',
    },
    {
        name: 'dependency',
        form: 'names',
        alias: ['dependencies', 'package'],
        wire: 'dependencies',
        types: ['sca'],
        meaning: 'Names or patterns of the dependency.',
    },
    {
        name: 'transitivity',
        form: 'words',
        values: ['direct', 'transitive', 'unknown'],
        alias: ['transitivities'],
        wire: 'transitivities',
        types: ['sca'],
        meaning: 'How the dependency comes in.',
    },
    {
        name: 'reachability',
        form: 'words',
        values: ['reachable', 'always_reachable', 'conditionally_reachable', 'unreachable', 'unknown'],
        alias: ['exposures', 'exposure'],
        wire: 'exposures',
        types: ['sca'],
        meaning: 'Whether the vulnerable code can be reached.',
    },
    {
        name: 'epss-above',
        form: 'number',
        alias: ['epss', 'epss-score', 'epss-probability'],
        wire: 'epss_above',
        types: ['sca'],
        meaning: 'The EPSS score is above this: a number from 0 to 1.',
    },
    {
        name: 'malicious',
        form: 'boolean',
        alias: ['is-malicious'],
        types: ['sca'],
        meaning: 'Whether the dependency is malicious.',
    },
    {
        name: 'secret-type',
        form: 'names',
        alias: ['secret-types'],
        wire: 'secret_types',
        types: ['secrets'],
        meaning: 'Types of the secret or patterns of them, often named after the provider.',
    },
    {
        name: 'validation',
        form: 'words',
        values: ['confirmed_valid', 'confirmed_invalid', 'validation_error', 'no_validator', 'valid', 'invalid'],
        alias: ['validation-state'],
        wire: 'validation_state',
        types: ['secrets'],
        meaning: 'Whether the secret could be validated.',
    },
    {
        name: 'visibility',
        form: 'words',
        values: ['public', 'private', 'unknown'],
        alias: ['repository-visibility'],
        wire: 'repository_visibility',
        types: ['secrets'],
        meaning: 'Visibility of the repository that holds the secret.',
    },
    {
        name: 'historical',
        form: 'boolean',
        alias: ['include-historical'],
        types: ['secrets'],
        meaning: 'Whether the secret stands only in the history.',
    },
];
function findingCondition(key) {
    return FINDING_CONDITIONS.find((row) => row.name === key);
}


/***/ }),

/***/ 5692:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ hashOfPlan)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);

/**
 * The hash of a plan: 64 hexadecimal digits, the same for the same changes on any machine, in whatever order the
 * changes come.
 *
 * @param deployment slug, as the platform spells it
 */
function hashOfPlan(deployment, lines) {
    const rows = lines.map(({ target, field, before, after }) => [target, field, before, after]);
    const sorted = rows.sort(byColumns);
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256')
        .update(JSON.stringify([deployment, ...sorted]))
        .digest('hex');
}
/** By code units, which does not depend on a machine's language. */
function byColumns(one, other) {
    for (const [column, value] of one.entries()) {
        const against = other[column] ?? '';
        if (value !== against)
            return value < against ? -1 : 1;
    }
    return 0;
}


/***/ }),

/***/ 9761:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IR: () => (/* binding */ formerTriage),
/* harmony export */   S5: () => (/* binding */ FormerStates),
/* harmony export */   zY: () => (/* binding */ findingTarget)
/* harmony export */ });
const FIRST_SIZE = 1024;
/** What a row says about its triage; what it lacks is absent. */
function formerTriage(finding) {
    const { status, triage_state, triage_reason, triage_comment, triaged_at } = finding;
    return {
        ...(status === undefined ? {} : { status }),
        ...(triage_state === undefined ? {} : { triageState: triage_state }),
        ...(triage_reason === undefined ? {} : { reason: triage_reason }),
        ...(triage_comment === undefined ? {} : { note: triage_comment }),
        ...(triaged_at === undefined ? {} : { triagedAt: triaged_at }),
    };
}
/** What people know a finding by. */
function findingTarget(finding) {
    const { id, kind, repository, severity, rule, path, line, ref } = finding;
    const relevantSince = finding.relevant_since ?? finding.created_at;
    return {
        kind: 'finding',
        id,
        issueType: kind,
        ...(repository === undefined ? {} : { repository }),
        ...(severity === undefined ? {} : { severity }),
        ...(rule === undefined ? {} : { rule }),
        ...(path === undefined ? {} : { path }),
        ...(line === undefined ? {} : { line }),
        ...(finding.line_of_code_url === undefined ? {} : { url: finding.line_of_code_url }),
        ...(ref === undefined ? {} : { ref }),
        ...(relevantSince === undefined ? {} : { relevantSince }),
    };
}
/**
 * The former triage of every row of a list, in some ten bytes for each that nobody triaged: a triage may move any of
 * them along, as the same finding on another branch.
 */
class FormerStates {
    #ids = new BigUint64Array(FIRST_SIZE);
    #states = [];
    /** One object for all rows that were never triaged and have one status. */
    #untriaged = new Map();
    add(finding) {
        const at = this.#states.length;
        if (at === this.#ids.length) {
            const larger = new BigUint64Array(at * 2);
            larger.set(this.#ids);
            this.#ids = larger;
        }
        this.#ids[at] = finding.id;
        this.#states.push(this.#shared(finding));
    }
    /** Those of `ids` that were listed. */
    find(ids) {
        const wanted = new Set(ids);
        const found = new Map();
        if (wanted.size === 0)
            return found;
        for (const [at, state] of this.#states.entries()) {
            const id = this.#ids[at] ?? 0n;
            if (wanted.has(id))
                found.set(id, state);
        }
        return found;
    }
    #shared(finding) {
        const former = formerTriage(finding);
        if (former.reason ?? former.note ?? former.triagedAt)
            return former;
        const key = `${former.status} ${former.triageState}`;
        const known = this.#untriaged.get(key);
        if (known !== undefined)
            return known;
        this.#untriaged.set(key, former);
        return former;
    }
}


/***/ }),

/***/ 5436:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ askGitHub),
/* harmony export */   e: () => (/* binding */ isGitHubError)
/* harmony export */ });
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(141);

/**
 * Asks GitHub. Its client is large, and is loaded only here.
 *
 * @param maxWaitMs how long a limit of GitHub may last to be waited for
 * @throws StepError when GitHub does not answer what was asked
 */
async function askGitHub({ clock, stop, progress }, connection, maxWaitMs, ask) {
    const { createGitHub } = await Promise.all(/* import() */[__webpack_require__.e(119), __webpack_require__.e(413), __webpack_require__.e(702)]).then(__webpack_require__.bind(__webpack_require__, 9702));
    const github = createGitHub({
        ...connection,
        clock,
        stop,
        deadlineMs: clock.now() + maxWaitMs,
        log: ({ untilMs }) => progress.pause('github-rate-limit', Math.max(0, untilMs - clock.now())),
    });
    try {
        return await ask(github);
    }
    catch (error) {
        throw isGitHubError(error) ? new _step_js__WEBPACK_IMPORTED_MODULE_0__/* .StepError */ .zg({ kind: 'github', cause: failureOf(error) }) : error;
    }
}
/** The class itself is part of what is loaded later. */
function isGitHubError(error) {
    return error instanceof Error && error.name === 'GitHubError';
}
function failureOf({ kind, method, path, ...rest }) {
    const { status, serverMessage, resetAtMs, missingPermission } = rest;
    return {
        ...{ kind, method, path },
        ...(status === undefined ? {} : { status }),
        ...(serverMessage === undefined ? {} : { serverMessage }),
        ...(resetAtMs === undefined ? {} : { resetAt: new Date(resetAtMs).toISOString() }),
        ...(missingPermission === undefined ? {} : { missingPermission }),
    };
}


/***/ }),

/***/ 7472:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   plan: () => (/* binding */ plan),
/* harmony export */   planFields: () => (/* binding */ planFields)
/* harmony export */ });
/* harmony import */ var _rules_make_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6717);
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(141);


/** Compares the rules file with the platform. A plan over its limits succeeds, and says so. */
async function plan(context, request) {
    let made;
    const end = await (0,_step_js__WEBPACK_IMPORTED_MODULE_1__/* .capture */ .Fg)(async () => {
        made = await (0,_rules_make_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .makePlan */ .C)(context, request, context.clock.now());
        const changes = made.plan.changes.length;
        if (request.failOnDrift && changes > 0)
            throw new _step_js__WEBPACK_IMPORTED_MODULE_1__/* .StepError */ .zg({ kind: 'drift', changes });
    });
    return {
        operation: 'plan',
        request,
        deployment: context.deployment,
        notices: context.notices,
        ...(made && planFields(made)),
        ...end,
    };
}
/** What a result has of a plan. */
function planFields({ plan, hash, lines, momentMs, facts, coverage }) {
    return { plan, hash, lines, momentMs, facts, coverage };
}


/***/ }),

/***/ 7736:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ isDay),
/* harmony export */   kb: () => (/* binding */ dayOf),
/* harmony export */   sO: () => (/* binding */ DAY_MS)
/* harmony export */ });
const DAY_MS = 86_400_000;
/** The day of a moment in UTC, as marks write it: `2027-02-19`. */
function dayOf(ms) {
    return new Date(ms).toISOString().slice(0, 10);
}
/** Whether a text is a day of the calendar. */
function isDay(text) {
    if (!/^\d{4}-\d\d-\d\d$/.test(text))
        return false;
    const ms = Date.parse(`${text}T00:00:00Z`);
    return !Number.isNaN(ms) && dayOf(ms) === text;
}


/***/ }),

/***/ 1824:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H4: () => (/* binding */ triageLine),
/* harmony export */   LU: () => (/* binding */ sortedLines),
/* harmony export */   Y3: () => (/* binding */ projectLine)
/* harmony export */ });
/* harmony import */ var _mark_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6914);

function projectLine(change) {
    const target = change.target.name;
    if (change.field === 'tag') {
        const [before, after] = [change.before, change.after].map((has) => (has ? 'present' : 'absent'));
        return { target, field: `tag:${change.tag}`, before: before ?? '', after: after ?? '' };
    }
    const [before, after] = [change.before, change.after].map((isOn) => (isOn ? 'on' : 'off'));
    return { target, field: change.field, before: before ?? '', after: after ?? '' };
}
/**
 * Marks are left out, because they have the names of rules and days that follow from the plan's moment.
 *
 * @param until the day that the rules file names, where it does
 */
function triageLine({ target, before, after }, until) {
    const { state = '', reason = '', note } = after;
    return {
        target: `${target.issueType}:${target.id}`,
        field: 'triage',
        before: formerText(before ?? {}),
        after: [state, reason, (0,_mark_js__WEBPACK_IMPORTED_MODULE_0__/* .readNote */ .VC)(note).text, until ?? ''].join('|'),
    };
}
/** In the one order that a plan's file and its hash have. */
function sortedLines(lines) {
    return [...lines].sort((one, other) => compare(one.target, other.target) || compare(one.field, other.field));
}
function formerText({ status, triageState, reason }) {
    return [status, triageState, reason].map((part) => part ?? '').join('/');
}
/** By code units, which does not depend on a machine's language. */
function compare(one, other) {
    return one < other ? -1 : Number(one > other);
}


/***/ }),

/***/ 6717:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  C: () => (/* binding */ makePlan)
});

// EXTERNAL MODULE: ./build/model/plan-hash.js
var plan_hash = __webpack_require__(5692);
// EXTERNAL MODULE: ./build/operations/deployment.js
var deployment = __webpack_require__(1356);
// EXTERNAL MODULE: ./build/operations/findings/former.js
var findings_former = __webpack_require__(9761);
// EXTERNAL MODULE: ./build/operations/findings/times.js
var times = __webpack_require__(5700);
// EXTERNAL MODULE: ./build/operations/rules/days.js
var days = __webpack_require__(7736);
;// CONCATENATED MODULE: ./build/operations/rules/overdue.js


const WORST_FIRST = ['critical', 'high', 'medium', 'low'];
/** How many days a finding is open beyond its service level; undefined where it is not. */
function daysOverdue(finding, levels, momentMs) {
    const level = levels[finding.severity?.toLowerCase()];
    const since = level === undefined || finding.status !== 'open' ? undefined : (0,times/* detectedMs */.j)(finding);
    if (since === undefined || level === undefined || momentMs - since <= level)
        return undefined;
    return Math.floor((momentMs - since - level) / days/* DAY_MS */.sO);
}
function worstFirst(overdue) {
    return [...overdue].sort((one, other) => rank(one.finding) - rank(other.finding) ||
        other.daysOver - one.daysOver ||
        compare(one.finding.id, other.finding.id));
}
/** The team that a project's tags name, as in `team:payments`. */
function teamOf(tags) {
    const [first] = tags.filter((tag) => /^team:./i.test(tag)).sort();
    return first?.slice('team:'.length);
}
function rank({ severity = '' }) {
    const at = WORST_FIRST.indexOf(severity.toLowerCase());
    return at < 0 ? WORST_FIRST.length : at;
}
function compare(one, other) {
    return one < other ? -1 : Number(one > other);
}

;// CONCATENATED MODULE: ./build/operations/rules/coverage.js



const RECENT_DAYS = 30;
/** What needs somebody's attention, beyond what the rules change. */
function coverageOf(projects, uncovered, overdue, momentMs) {
    const recent = momentMs - RECENT_DAYS * days/* DAY_MS */.sO;
    const scanned = projects.map(({ project }) => ({
        name: project.name,
        at: (0,times/* epochMs */.e)(project.latest_scan_at),
    }));
    return {
        ...(uncovered === undefined ? {} : { uncovered }),
        neverScanned: namesOf(scanned.filter(({ at }) => at === undefined)),
        notScannedFor30Days: namesOf(scanned.filter(({ at }) => at !== undefined && at < recent)),
        overdue: worstFirst(overdue),
    };
}
function namesOf(projects) {
    return projects.map(({ name }) => name).sort();
}

;// CONCATENATED MODULE: ./build/operations/rules/limits.js
/** In a smaller scope a share says nothing: one project of three is 33 %. */
const MIN_PROJECTS_OF_A_SHARE = 10;
/** The limits that a plan crosses; none = it may be applied. */
function checkLimits(changes, limits, facts) {
    const changed = new Set();
    const losingTags = new Set();
    const switchedOff = new Set();
    let triaged = 0;
    for (const { change } of changes) {
        if (change.field === 'triage') {
            triaged += 1;
            continue;
        }
        const { name } = change.target;
        changed.add(name);
        if (change.after)
            continue;
        if (change.field === 'tag')
            losingTags.add(name);
        else
            switchedOff.add(name);
    }
    const { projectsInScope, projectsWithTags, projectsWithScansOn, findingsSeen } = facts;
    const checks = [
        { limit: 'limits.changes', allows: limits.changes, figure: changed.size, whole: projectsInScope },
        { limit: 'limits.removals', allows: limits.removals, figure: losingTags.size, whole: projectsWithTags },
        {
            limit: 'limits.scans-off',
            allows: limits.scansOff,
            figure: switchedOff.size,
            whole: projectsWithScansOn,
        },
        { limit: 'limits.findings', allows: limits.findings, figure: triaged, whole: findingsSeen },
    ];
    return checks.flatMap(({ limit, allows, figure, whole }) => {
        const of = limit === 'limits.findings' ? 'finding' : 'project';
        const over = overLimit(allows, figure, whole, projectsInScope);
        return over === undefined ? [] : [{ limit, figure, of, ...over }];
    });
}
function overLimit(limit, figure, whole, projectsInScope) {
    if ('count' in limit)
        return figure > limit.count ? { allowed: limit.count } : undefined;
    const { percent } = limit;
    if (projectsInScope < MIN_PROJECTS_OF_A_SHARE || figure * 100 <= percent * whole)
        return undefined;
    return { allowed: Math.floor((percent * whole) / 100), percent, whole };
}

// EXTERNAL MODULE: ./build/operations/rules/lines.js
var rules_lines = __webpack_require__(1824);
// EXTERNAL MODULE: ./build/operations/findings/refs.js
var refs = __webpack_require__(5074);
;// CONCATENATED MODULE: ./build/operations/rules/decider.js
/** Those who are to be respected more come later. */
const DECIDERS = ['nobody', 'rules', 'platform', 'people'];
function moreRespected(one, other) {
    return DECIDERS.indexOf(one) < DECIDERS.indexOf(other) ? other : one;
}
const TRIAGE_STATUSES = new Set([
    'ignored',
    'reviewing',
    'fixing',
    'provisionally_ignored',
]);
/** The state that somebody gave a finding; `untriaged` where nobody did. */
function triageStateOf({ triage_state, status }) {
    if (triage_state !== undefined)
        return triage_state;
    return status !== undefined && TRIAGE_STATUSES.has(status) ? status : 'untriaged';
}
/**
 * Who decided about a finding. It was a rule only where a rule's mark is at the end of the note and the finding is
 * in the state that comes with the mark: somebody may have moved it since without a note.
 *
 * @param marks those at the end of its note
 * @param stateOf the state that a rule of the file gives, by the rule's name
 */
function deciderOf(finding, marks, stateOf) {
    const state = triageStateOf(finding);
    if (state === 'provisionally_ignored')
        return 'platform';
    if (finding.kind === 'secrets')
        return finding.status === 'open' ? 'nobody' : 'people';
    const { triaged_at, triage_comment = '' } = finding;
    if (state === 'untriaged')
        return triaged_at === undefined && triage_comment === '' ? 'nobody' : 'people';
    const mark = marks.at(-1);
    if (mark === undefined)
        return 'people';
    const expected = expectedState(mark, stateOf);
    return expected === undefined || expected === state ? 'rules' : 'people';
}
/** Undefined where any may be: the rule is gone from the file. */
function expectedState({ rule, kind }, stateOf) {
    if (kind === 'until')
        return 'ignored';
    if (kind === 'ended')
        return 'reopened';
    return stateOf.get(rule);
}

// EXTERNAL MODULE: ./build/operations/rules/mark.js
var rules_mark = __webpack_require__(6914);
;// CONCATENATED MODULE: ./build/operations/rules/triage-steps.js



const ENDED_NOTE = 'The time of this ignore is over';
/** An ignore whose day has passed is opened again. */
function endStep(finding, mark, momentMs) {
    const ended = endedMarks(finding).filter(({ rule }) => rule !== mark.rule);
    const last = { rule: mark.rule, kind: 'ended', day: mark.day ?? (0,days/* dayOf */.kb)(momentMs) };
    return {
        decision: { state: 'reopened', note: (0,rules_mark/* writeNote */.IP)(ENDED_NOTE, ended, last) },
        rule: mark.rule,
        index: undefined,
    };
}
function ruleStep(finding, rule, index, momentMs) {
    const { state, reason, note = '', ends } = rule.triage;
    const writtenUntil = ends?.kind === 'until' ? ends.date : undefined;
    const until = ends?.kind === 'after' ? (0,days/* dayOf */.kb)(momentMs + ends.days * days/* DAY_MS */.sO) : writtenUntil;
    const mark = until === undefined
        ? { rule: rule.name, kind: 'decided' }
        : { rule: rule.name, kind: 'until', day: until };
    return {
        decision: {
            state,
            ...(reason === undefined ? {} : { reason }),
            note: (0,rules_mark/* writeNote */.IP)(note, endedMarks(finding), mark),
        },
        rule: rule.name,
        index,
        ...(until === undefined ? {} : { until }),
        ...(writtenUntil === undefined ? {} : { writtenUntil }),
    };
}
/** The finding as the platform's list has it once the step is made. */
function afterStep(finding, { decision }, momentMs) {
    const { state, reason, note } = decision;
    const { triage_reason: _, ...rest } = finding;
    // Scans decide that a finding is fixed, whatever people think of it.
    const status = finding.status === 'fixed' ? 'fixed' : state === 'reopened' ? 'open' : state;
    if (finding.kind === 'secrets') {
        return { ...finding, status: status === 'ignored' || status === 'fixed' ? status : 'open' };
    }
    return {
        ...rest,
        status,
        triage_state: state,
        ...(reason === undefined ? {} : { triage_reason: reason }),
        triage_comment: note,
        triaged_at: new Date(momentMs).toISOString(),
    };
}
/**
 * Whether a finding is already what a rule makes of it. The day at which an ignore ends is not moved on, or an ignore
 * would never end.
 */
function isThere(finding, { triage }) {
    const { state, reason, note, ends } = triage;
    if (finding.kind === 'secrets')
        return isSecretThere(finding, state);
    const now = triageStateOf(finding);
    if (now !== state && !(state === 'reopened' && now === 'untriaged'))
        return false;
    if (reason !== undefined && reason !== finding.triage_reason)
        return false;
    const { text, marks } = (0,rules_mark/* readNote */.VC)(finding.triage_comment);
    if (note !== undefined && note.trim() !== text)
        return false;
    if (state !== 'ignored')
        return true;
    const mark = marks.at(-1);
    const day = mark?.kind === 'until' ? mark.day : undefined;
    if (ends?.kind === 'after')
        return day !== undefined;
    return ends?.kind === 'until' ? day === ends.date : day === undefined;
}
/** The list of secrets calls open what is being reviewed or fixed, and does not say what people think of a fixed one. */
function isSecretThere({ status }, state) {
    return status === 'fixed' || status === (state === 'ignored' ? 'ignored' : 'open');
}
/** The marks of ignores that have ended, which their rules have to respect. */
function endedMarks(finding) {
    return (0,rules_mark/* readNote */.VC)(finding.triage_comment).marks.filter(({ kind }) => kind === 'ended');
}

;// CONCATENATED MODULE: ./build/operations/rules/finding-decision.js



/** Decides about findings, one after the other. */
class FindingJudge {
    #rules;
    #states;
    #momentMs;
    /** By the index of their rules. */
    #steps = new Map();
    constructor(rules, momentMs) {
        this.#rules = rules;
        this.#states = new Map(rules.map(({ rule }) => [rule.name, rule.triage.state]));
        this.#momentMs = momentMs;
    }
    deciderOf(finding) {
        return deciderOf(finding, (0,rules_mark/* readNote */.VC)(finding.triage_comment).marks, this.#states);
    }
    /** The ignore that ends on a day; undefined where there is none. */
    ignoreOf(rows) {
        const isOvertaken = rows.some(({ decider }) => decider === 'people' || decider === 'platform');
        for (const { finding } of rows) {
            const mark = finding && (0,rules_mark/* readNote */.VC)(finding.triage_comment).marks.at(-1);
            if (finding === undefined || mark?.kind !== 'until' || finding.status === 'fixed')
                continue;
            return { mark, finding, hasEnded: (0,rules_mark/* hasEnded */.hY)(mark, this.#momentMs), isOvertaken };
        }
        return undefined;
    }
    /**
     * The first rule that takes the finding decides. What it makes of it may be taken by a further rule: all such steps
     * are one change, so that the next plan has nothing left to do.
     *
     * @param rows of one finding, the one that stands for it first
     */
    judge(rows) {
        const matched = this.#rules.filter((ready) => rowOf(ready, rows, undefined) !== undefined);
        const decider = rows.reduce((most, row) => moreRespected(most, row.decider), 'nobody');
        const ended = this.#ended(rows);
        const { first, last, isCircle } = this.#follow(rows, decider, ended);
        const decision = isCircle ? ended : last && this.#decision(last, first);
        const left = isCircle ? 'rules-disagree' : (this.#overtaken(rows) ?? leftAlone(matched, decider, first));
        return { matched, ...(first && { first }), ...(decision && { decision }), ...(left && { left }) };
    }
    #ended(rows) {
        const ignore = this.ignoreOf(rows);
        if (!ignore?.hasEnded || ignore.isOvertaken)
            return undefined;
        const { finding, mark } = ignore;
        return { finding, step: endStep(finding, mark, this.#momentMs) };
    }
    #overtaken(rows) {
        const ignore = this.ignoreOf(rows);
        return ignore?.hasEnded && ignore.isOvertaken ? 'decided-by-people-since-the-ignore' : undefined;
    }
    /** Lets rules take the finding one after the other, until it is as the last of them wants it. */
    #follow(rows, decider, ended) {
        let last = ended && { ...ended, ended };
        let first;
        const used = new Set();
        for (;;) {
            const taken = this.#take(rows, last?.step, decider);
            first ??= taken?.ready;
            if (taken === undefined || isThere(taken.finding, taken.ready.rule)) {
                return { ...(first && { first }), ...(last && { last }) };
            }
            const { ready, row, finding } = taken;
            if (used.has(ready))
                return { ...(first && { first }), isCircle: true };
            used.add(ready);
            const step = this.#step(finding, ready);
            last = { finding: row, step, ...(ended && { ended }) };
        }
    }
    /** Nearly all steps of a rule are the same, so that there is one object for them. */
    #step(finding, { rule, index }) {
        const known = this.#steps.get(index);
        const isCommon = endedMarks(finding).length === 0;
        if (isCommon && known !== undefined)
            return known;
        const step = ruleStep(finding, rule, index, this.#momentMs);
        if (isCommon)
            this.#steps.set(index, step);
        return step;
    }
    /** The first rule that takes the finding as it is after a step. */
    #take(rows, step, before) {
        for (const ready of this.#rules) {
            // Nearly no rule looks for what another one makes of a finding.
            if (step !== undefined && !mayFollow(ready, step))
                continue;
            const found = rowOf(ready, rows, step && ((finding) => afterStep(finding, step, this.#momentMs)));
            if (found === undefined)
                continue;
            const decider = step === undefined ? before : this.deciderOf(found.finding);
            if (!ready.mayTouch(decider) || this.#waitsForPeople(found.finding, ready))
                continue;
            return { ...found, ready };
        }
        return undefined;
    }
    /** An ended ignore is for people, and so is what a rule of the file has opened again. */
    #waitsForPeople(finding, { rule }) {
        if (endedMarks(finding).some((mark) => mark.rule === rule.name))
            return true;
        const mark = (0,rules_mark/* readNote */.VC)(finding.triage_comment).marks.at(-1);
        const isReopened = mark?.kind === 'decided' && finding.triage_state === 'reopened';
        if (!isReopened || mark.rule === rule.name || rule.decidedBy.includes('anyone'))
            return false;
        return this.#states.get(mark.rule) === 'reopened';
    }
    /** Undefined where the steps lead back to what the finding is. */
    #decision(last, first) {
        const { index, rule: name } = last.step;
        const rule = this.#rules.find((ready) => ready.index === index)?.rule;
        if (rule !== undefined && last.ended === undefined && isThere(last.finding, rule))
            return undefined;
        const over = first?.rule.name;
        return over === undefined || over === name || index === undefined ? last : { ...last, over };
    }
}
/** Whether a rule may look for what a step makes of a finding. */
function mayFollow({ rule, statuses }, { decision: { state } }) {
    // A fixed finding stays so, and the list of secrets calls open what is being reviewed or fixed.
    const isElsewhere = statuses.has('fixed') || (rule.type === 'secrets' && statuses.has('open'));
    return isElsewhere || statuses.has(state === 'reopened' ? 'open' : state);
}
/** The row at which a rule looks, where its conditions hold for it. */
function rowOf(ready, rows, after) {
    const { onBranch } = ready;
    for (const { finding: row } of onBranch === undefined ? rows.slice(0, 1) : rows) {
        if (row === undefined || onBranch?.(row) === false)
            continue;
        const finding = after === undefined ? row : after(row);
        if (ready.holds(finding))
            return { row, finding };
    }
    return undefined;
}
function leftAlone(matched, decider, first) {
    if (matched.length === 0 || first !== undefined)
        return undefined;
    if (matched.some((ready) => ready.mayTouch(decider)))
        return 'opened-again-for-people';
    return decider === 'people' || decider === 'platform' ? `decided-by-${decider}` : undefined;
}

;// CONCATENATED MODULE: ./build/operations/rules/finding-notices.js

/** An ignore that ends within so many days is announced. */
const SOON_DAYS = 14;
/** What the user should know about findings beyond the changes. */
class FindingNotices {
    #rules;
    #today;
    #soon;
    #matched = new Set();
    /** That decided about a finding, or would have if they could touch it. */
    #effective = new Set();
    #markedRules = new Set();
    #ending = new Map();
    #unreadable = 0;
    constructor(rules, momentMs) {
        this.#rules = rules;
        this.#today = (0,days/* dayOf */.kb)(momentMs);
        this.#soon = (0,days/* dayOf */.kb)(momentMs + SOON_DAYS * days/* DAY_MS */.sO);
    }
    /** The marks of one row. */
    seen(marks) {
        for (const { rule } of marks)
            this.#markedRules.add(rule);
    }
    /** One finding. */
    note({ matched, first }, ignore) {
        for (const { rule } of matched)
            this.#matched.add(rule);
        for (const ready of first === undefined ? matched : [first])
            this.#effective.add(ready.rule);
        if (ignore === undefined || ignore.isOvertaken)
            return;
        const { rule, day } = ignore.mark;
        if (day === undefined)
            this.#unreadable += 1;
        else if (day >= this.#today && day <= this.#soon)
            this.#endsSoon(rule, day);
    }
    list() {
        const rules = this.#rules.flatMap((rule) => {
            const name = rule.name;
            if (this.#matched.has(rule)) {
                const isShadowed = !this.#effective.has(rule) && !this.#markedRules.has(name);
                return isShadowed ? [{ kind: 'rule-no-effect', rule: name }] : [];
            }
            return this.#isQuiet(rule) ? [] : [{ kind: 'rule-no-match', rule: name }];
        });
        const ending = [...this.#ending].sort(([one], [other]) => (one < other ? -1 : 1));
        return [
            ...rules,
            ...(this.#unreadable > 0 ? [{ kind: 'mark-unreadable', findings: this.#unreadable }] : []),
            ...ending.map(([rule, { findings, first }]) => ({ kind: 'ends-soon', rule, findings, first })),
        ];
    }
    /**
     * A rule that has done its work finds nothing more, and that is no reason to warn. Its marks show that it did; where
     * they cannot be seen, nobody knows.
     */
    #isQuiet({ name, type, triage }) {
        return type === 'secrets' || triage.state !== 'ignored' || this.#markedRules.has(name);
    }
    #endsSoon(rule, day) {
        const known = this.#ending.get(rule) ?? { findings: 0, first: day };
        known.findings += 1;
        if (day < known.first)
            known.first = day;
        this.#ending.set(rule, known);
    }
}

;// CONCATENATED MODULE: ./build/operations/rules/row-table.js
const FIRST_SIZE = 1024;
const NONE = -1;
/**
 * Numbers of rows, found by what their findings are known by. Some thirty bytes for each row and no object, because
 * a deployment has hundreds of thousands: objects that outlive a page cost more time than reading it.
 *
 * Keys are kept as 64 bits of a hash. Two findings of a deployment that share them are not to be expected, and would
 * be taken for one, of which the decisions of people are respected on both.
 */
class RowTable {
    #size = 0;
    #high = new Uint32Array(FIRST_SIZE);
    #low = new Uint32Array(FIRST_SIZE);
    /** The next row of the same key. */
    #next = new Int32Array(FIRST_SIZE);
    /** First row of a key by its hash; twice as many places as rows. */
    #slots = new Int32Array(FIRST_SIZE * 2).fill(NONE);
    /** @returns the row's number, counted from 0 */
    add(...key) {
        if (this.#size === this.#next.length)
            this.#grow();
        const row = this.#size++;
        const { high, low } = hashOf(key);
        this.#high[row] = high;
        this.#low[row] = low;
        const slot = this.#slotOf(high, low);
        this.#next[row] = this.#slots[slot] ?? NONE;
        this.#slots[slot] = row;
        return row;
    }
    /** All rows that have the key of a row. */
    alike(row) {
        const rows = [];
        const slot = this.#slotOf(this.#high[row] ?? 0, this.#low[row] ?? 0);
        for (let at = this.#slots[slot] ?? NONE; at !== NONE; at = this.#next[at] ?? NONE)
            rows.push(at);
        return rows;
    }
    #slotOf(high, low) {
        const mask = this.#slots.length - 1;
        for (let slot = low & mask;; slot = (slot + 1) & mask) {
            const row = this.#slots[slot] ?? NONE;
            if (row === NONE || (this.#high[row] === high && this.#low[row] === low))
                return slot;
        }
    }
    #grow() {
        const size = this.#size * 2;
        this.#high = larger(this.#high, new Uint32Array(size));
        this.#low = larger(this.#low, new Uint32Array(size));
        const firsts = this.#slots.filter((row) => row !== NONE);
        this.#next = larger(this.#next, new Int32Array(size));
        this.#slots = new Int32Array(size * 2).fill(NONE);
        for (const row of firsts)
            this.#slots[this.#slotOf(this.#high[row] ?? 0, this.#low[row] ?? 0)] = row;
    }
}
/** A copy with room for more. */
function larger(from, to) {
    to.set(from);
    return to;
}
function hashOf(key) {
    let high = 0xdeadbeef;
    let low = 0x41c6ce57;
    for (const part of key) {
        for (let at = 0; at < part.length; at++) {
            const code = part.charCodeAt(at);
            high = Math.imul(high ^ code, 0x9e3779b1);
            low = Math.imul(low ^ code, 0x5f356495);
        }
        // So that parts cannot lend each other characters.
        high = Math.imul(high ^ 0x10000, 0x9e3779b1);
        low = Math.imul(low ^ 0x10001, 0x5f356495);
    }
    return { high: mixed(high, low), low: mixed(low, high) };
}
function mixed(one, other) {
    const bits = Math.imul(one ^ (one >>> 16), 0x85ebca6b) ^ Math.imul(other ^ (other >>> 13), 0xc2b2ae35);
    return (bits ^ (bits >>> 15)) >>> 0;
}

;// CONCATENATED MODULE: ./build/operations/rules/slim-findings.js
const SHARED_TEXTS = [
    'repository',
    'ref',
    'rule',
    'path',
    'severity',
    'confidence',
    'triage_state',
    'triage_reason',
    'triage_comment',
    'component_tag',
    'secret_type',
];
const SHARED_LISTS = ['categories', 'cwe_names'];
/** Makes findings small, because hundreds of thousands of them may have to be kept until a plan is whole. */
class SlimFindings {
    #texts = new Map();
    #lists = new Map();
    /** A copy without what no plan looks at or shows, in which what many findings share is there once. */
    of(finding) {
        const { message: _message, owasp_names: _owasp, match_based_id: _same, state_updated_at: _updated, repository_url: _repository, first_seen_scan_id: _scan, column: _column, end_line: _endLine, end_column: _endColumn, created_at, ...slim } = finding;
        if (slim.relevant_since === undefined && created_at !== undefined)
            slim.relevant_since = created_at;
        for (const field of SHARED_TEXTS) {
            const text = slim[field];
            if (text !== undefined)
                slim[field] = this.#text(text);
        }
        for (const field of SHARED_LISTS) {
            const list = slim[field];
            if (list !== undefined)
                slim[field] = this.#list(list);
        }
        return slim;
    }
    #text(text) {
        const known = this.#texts.get(text);
        if (known !== undefined)
            return known;
        this.#texts.set(text, text);
        return text;
    }
    #list(list) {
        const key = list.join('\n');
        const known = this.#lists.get(key);
        if (known !== undefined)
            return known;
        this.#lists.set(key, list);
        return list;
    }
}

;// CONCATENATED MODULE: ./build/operations/rules/finding-rows.js




const finding_rows_FIRST_SIZE = 1024;
const FIXED = 1;
const PRIMARY = 2;
const DECIDER_SHIFT = 2;
/** All rows, put together by finding: the same one on another branch has the same `match_based_id`. */
class FindingRows {
    #table = new RowTable();
    #ids = new BigInt64Array(finding_rows_FIRST_SIZE);
    /** NaN where it is not known. */
    #sinceMs = new Float64Array(finding_rows_FIRST_SIZE);
    #traits = new Uint8Array(finding_rows_FIRST_SIZE);
    /** Of the rows that the file may concern. */
    #findings = new Map();
    #slim = new SlimFindings();
    /**
     * @param isPrimary whether it is on the primary branch of its project
     * @param mayConcern whether the file may concern it
     */
    add(finding, decider, isPrimary, mayConcern) {
        const { kind, id, match_based_id: same, repository = '' } = finding;
        // A row that stands for itself decides nothing about others.
        const isAlone = same === undefined || kind === 'secrets';
        if (isAlone && !mayConcern)
            return;
        const row = this.#table.add(kind, repository, isAlone ? `id ${id}` : same);
        if (row === this.#ids.length)
            this.#grow();
        this.#ids[row] = id;
        this.#sinceMs[row] = (0,times/* detectedMs */.j)(finding) ?? Number.NaN;
        this.#traits[row] =
            (finding.status === 'fixed' ? FIXED : 0) |
                (isPrimary ? PRIMARY : 0) |
                (DECIDERS.indexOf(decider) << DECIDER_SHIFT);
        if (mayConcern)
            this.#findings.set(row, this.#slim.of(finding));
    }
    /** The rows of each finding that the file may concern, the one that stands for it first. */
    *findings() {
        const done = new Set();
        for (const row of this.#findings.keys()) {
            const alike = this.#table.alike(row);
            const first = alike[0] ?? row;
            if (done.has(first))
                continue;
            if (alike.length > 1)
                done.add(first);
            yield alike.map((one) => this.#row(one)).sort(byPreference);
        }
    }
    #row(row) {
        const traits = this.#traits[row] ?? 0;
        const sinceMs = this.#sinceMs[row] ?? Number.NaN;
        const finding = this.#findings.get(row);
        return {
            id: this.#ids[row] ?? 0n,
            sinceMs: Number.isNaN(sinceMs) ? undefined : sinceMs,
            isFixed: (traits & FIXED) !== 0,
            isPrimary: (traits & PRIMARY) !== 0,
            decider: DECIDERS[traits >> DECIDER_SHIFT] ?? 'people',
            ...(finding === undefined ? {} : { finding }),
        };
    }
    #grow() {
        const size = this.#ids.length * 2;
        this.#ids = larger(this.#ids, new BigInt64Array(size));
        this.#sinceMs = larger(this.#sinceMs, new Float64Array(size));
        this.#traits = larger(this.#traits, new Uint8Array(size));
    }
}
/** Whatever order the platform lists rows in: not fixed, on the primary branch, newest, smallest id. */
function byPreference(one, other) {
    return (Number(one.isFixed) - Number(other.isFixed) ||
        Number(other.isPrimary) - Number(one.isPrimary) ||
        (other.sinceMs ?? 0) - (one.sinceMs ?? 0) ||
        (one.id < other.id ? -1 : 1));
}

// EXTERNAL MODULE: ./build/model/finding-conditions.js
var finding_conditions = __webpack_require__(8142);
// EXTERNAL MODULE: ./build/operations/findings/conditions.js
var conditions = __webpack_require__(4154);
;// CONCATENATED MODULE: ./build/operations/rules/finding-rules.js


function readyFindingRule(rule, index, lookups, momentMs) {
    const when = findingSet({ status: OPEN, ...rule.when }, lookups, momentMs);
    const lasting = Object.entries(rule.when).filter(([key]) => !OF_TRIAGE.has(key));
    const mayHold = findingSet(Object.fromEntries(lasting), lookups, momentMs);
    const except = rule.except.map((set) => findingSet(set, lookups, momentMs));
    const { branch } = rule.when;
    const { status = OPEN } = rule.when;
    return {
        rule,
        index,
        statuses: new Set(status.form === 'words' ? status.words : []),
        holds: (finding) => finding.kind === rule.type && when(finding) && !except.some((set) => set(finding)),
        mayHold: (finding) => finding.kind === rule.type && mayHold(finding),
        mayTouch: (decider) => rule.decidedBy.includes('anyone') || rule.decidedBy.includes(decider),
        onBranch: branch === undefined ? undefined : testOf('branch', branch, lookups, momentMs),
    };
}
/** Conditions that a triage changes. */
const OF_TRIAGE = new Set(['status', 'triage-reason', 'triaged-before']);
const OPEN = { form: 'words', words: ['open'] };
/** Tests of patterns and of joined data come last, because each row is asked. */
const COSTS = {
    repo: 1,
    rule: 1,
    dependency: 1,
    'project-tag': 2,
    path: 3,
};
function findingSet(set, lookups, momentMs) {
    const keys = Object.keys(set).sort((one, other) => (COSTS[one] ?? 0) - (COSTS[other] ?? 0));
    const tests = keys.map((key) => testOf(key, set[key], lookups, momentMs));
    return (finding) => tests.every((test) => test(finding));
}
/** Conditions that the filters of the API have otherwise. */
const OWN_TESTS = {
    // Servers leave out what is false, so that a row without it says false.
    historical: (value) => {
        const wanted = value.form === 'boolean' && value.value;
        return ({ historical = false }) => historical === wanted;
    },
};
function testOf(key, value, lookups, momentMs) {
    const own = OWN_TESTS[key];
    if (own !== undefined)
        return own(value);
    const name = (0,finding_conditions/* findingCondition */.d5)(key)?.wire ?? key.replaceAll('-', '_');
    const test = conditions/* FINDING_TESTS */.q[name];
    if (test === undefined)
        throw new Error(`Findings have no condition ${key}`);
    return test(inputOf(value, momentMs), lookups);
}
function inputOf(value, momentMs) {
    switch (value.form) {
        case 'names':
            return value.list;
        case 'words':
            return value.words;
        case 'age':
            return momentMs - value.ms;
        default:
            return value.value;
    }
}

;// CONCATENATED MODULE: ./build/operations/rules/oldest.js

/** The oldest first, those of unknown age last; ids decide between the same ages, not the platform's order. */
function oldestFirst(rows) {
    const aged = rows.map((row) => ({ row, ms: (0,times/* detectedMs */.j)(row.finding) ?? Number.POSITIVE_INFINITY }));
    aged.sort((one, other) => one.ms === other.ms ? compareFindings(one.row.finding, other.row.finding) : one.ms - other.ms);
    return aged.map(({ row }) => row);
}
function compareFindings(one, other) {
    if (one.kind !== other.kind)
        return one.kind < other.kind ? -1 : 1;
    return one.id < other.id ? -1 : Number(one.id > other.id);
}

;// CONCATENATED MODULE: ./build/operations/rules/plan-findings.js










/** Takes the rows of findings in scope as they come, in any order, and plans once they are whole. */
class FindingsPlanner {
    #rules;
    #levels;
    #facts;
    #momentMs;
    #judge;
    #notices;
    #rows = new FindingRows();
    constructor({ findings, serviceLevels }, facts, momentMs) {
        this.#rules = findings.map((rule, index) => readyFindingRule(rule, index, facts, momentMs));
        this.#levels = serviceLevels;
        this.#facts = facts;
        this.#momentMs = momentMs;
        this.#judge = new FindingJudge(this.#rules, momentMs);
        this.#notices = new FindingNotices(findings, momentMs);
    }
    /** @returns whether it has an ignore that has ended */
    look(finding) {
        const { marks } = (0,rules_mark/* readNote */.VC)(finding.triage_comment);
        if (marks.length > 0)
            this.#notices.seen(marks);
        const last = marks.at(-1);
        // A fixed finding stays so, whatever is decided about it on another branch.
        const isFixed = finding.status === 'fixed';
        const mayConcern = last?.kind === 'until' ||
            daysOverdue(finding, this.#levels, this.#momentMs) !== undefined ||
            this.#rules.some((ready) => (isFixed ? ready.holds(finding) : ready.mayHold(finding)));
        this.#rows.add(finding, this.#judge.deciderOf(finding), this.#isPrimary(finding), mayConcern);
        return last !== undefined && (0,rules_mark/* hasEnded */.hY)(last, this.#momentMs);
    }
    plan() {
        const leftAlone = {};
        const decisions = [];
        const overdue = [];
        for (const rows of this.#rows.findings()) {
            const verdict = this.#judge.judge(rows);
            this.#notices.note(verdict, this.#judge.ignoreOf(rows));
            if (verdict.left !== undefined)
                leftAlone[verdict.left] = (leftAlone[verdict.left] ?? 0) + 1;
            if (verdict.decision !== undefined)
                decisions.push(verdict.decision);
            if (rows[0]?.finding !== undefined)
                overdue.push(...this.#overdue(rows[0].finding));
        }
        const { due, waiting } = this.#limited(decisions);
        return { changes: due.map(changeOf), waiting, leftAlone, overdue, notices: this.#notices.list() };
    }
    #isPrimary({ repository, ref }) {
        if (repository === undefined || ref === undefined)
            return false;
        const branch = this.#facts.primaryBranch(repository);
        return ref === branch || (0,refs/* sameRef */.WY)(ref, branch);
    }
    #overdue(finding) {
        const daysOver = daysOverdue(finding, this.#levels, this.#momentMs);
        if (daysOver === undefined)
            return [];
        const team = finding.repository === undefined ? undefined : this.#facts.team(finding.repository);
        return [{ finding, daysOver, ...(team === undefined ? {} : { team }) }];
    }
    /** The oldest first, and of a rule no more than its limit. */
    #limited(decisions) {
        const taken = new Map();
        const waiting = {};
        const due = oldestFirst(decisions).flatMap((decision) => {
            const { rule: name, index } = decision.step;
            const limit = index === undefined ? undefined : this.#rules[index]?.rule.limit;
            const count = taken.get(name) ?? 0;
            if (limit !== undefined && count >= limit) {
                waiting[name] = (waiting[name] ?? 0) + 1;
                return decision.ended === undefined ? [] : [decision.ended];
            }
            if (index !== undefined)
                taken.set(name, count + 1);
            return [decision];
        });
        return { due, waiting };
    }
}
function changeOf({ finding, step, over }) {
    const { decision, rule, index, until, writtenUntil } = step;
    const change = {
        target: (0,findings_former/* findingTarget */.zY)(finding),
        field: 'triage',
        before: (0,findings_former/* formerTriage */.IR)(finding),
        after: decision,
    };
    const why = {
        rule,
        ...(over === undefined ? {} : { over }),
        ...(index === undefined ? { because: 'ended' } : {}),
        ...(until === undefined ? {} : { until }),
    };
    return { planned: { change, why }, line: (0,rules_lines/* triageLine */.H4)(change, writtenUntil) };
}

// EXTERNAL MODULE: ./build/operations/pattern.js
var pattern = __webpack_require__(3805);
;// CONCATENATED MODULE: ./build/operations/rules/github-facts.js
const PROPERTY = 'github.property.';
const VALUES = {
    'github.visibility': ({ visibility }) => [visibility],
    'github.archived': ({ archived }) => [String(archived)],
    'github.fork': ({ fork }) => [String(fork)],
    'github.template': ({ template }) => [String(template)],
    'github.topic': ({ topics }) => topics,
    'github.language': ({ language }) => (language === undefined ? [] : [language]),
    'github.team': ({ teams }) => teams ?? [],
};
/** The values that a repository has for a key such as `github.topic`, as texts; none = it lacks them. */
function gitHubValues(repository, key) {
    if (key.startsWith(PROPERTY))
        return propertyValues(repository, key.slice(PROPERTY.length));
    const values = VALUES[key];
    if (values === undefined)
        throw new Error(`Nothing of a repository is called ${key}`);
    return values(repository).filter((value) => value !== '');
}
/** Why the keys cannot be looked at in this project's repository; undefined when they can. */
function unknownFor(keys, facts) {
    if (keys.length === 0)
        return undefined;
    if (facts === undefined)
        return 'not-visible';
    if (!facts.known)
        return facts.reason;
    const { properties, teams } = facts.repository;
    if (properties === undefined && keys.some((key) => key.startsWith(PROPERTY)))
        return 'properties-unknown';
    if (teams === undefined && keys.includes('github.team'))
        return 'teams-unknown';
    return undefined;
}
/** GitHub's names of properties do not regard case. */
function propertyValues({ properties }, name) {
    const exact = properties?.get(name);
    if (exact !== undefined)
        return exact.filter((value) => value !== '');
    for (const [key, values] of properties ?? []) {
        if (key.toLowerCase() === name.toLowerCase())
            return values.filter((value) => value !== '');
    }
    return [];
}

// EXTERNAL MODULE: ./build/operations/findings/text-tests.js
var text_tests = __webpack_require__(943);
;// CONCATENATED MODULE: ./build/operations/rules/project-conditions.js



const TESTS = {
    name: (value) => {
        const matches = (0,text_tests/* textMatcher */.Ax)(textsOf(value));
        return ({ project }) => matches(project.name);
    },
    tag: (value) => {
        const matches = (0,text_tests/* textsMatcher */.lp)(textsOf(value));
        return ({ tags }) => matches([...tags]);
    },
    'never-scanned': (value) => {
        const wanted = booleanOf(value);
        return ({ project }) => (project.latest_scan_at === undefined) === wanted;
    },
    'last-scan-before': (value, momentMs) => {
        const limit = momentMs - ageOf(value);
        return ({ project }) => isBefore(project.latest_scan_at, limit);
    },
    'managed-scan.diff': (value) => switchTest('diff_scan', booleanOf(value)),
    'managed-scan.full': (value) => switchTest('full_scan', booleanOf(value)),
    'github.pushed-before': (value, momentMs) => {
        const limit = momentMs - ageOf(value);
        return ({ github }) => github?.known === true && isBefore(github.repository.pushedAt, limit);
    },
};
/** A set of conditions that holds when all of them do; those that need a read come last. */
function projectSet(set, momentMs) {
    const keys = Object.keys(set).sort((one, other) => costOf(one) - costOf(other));
    const tests = keys.map((key) => project_conditions_testOf(key, set[key], momentMs));
    return (state) => {
        let answer = true;
        for (const test of tests) {
            const one = test(state);
            if (one === false)
                return false;
            if (one === 'unread')
                answer = 'unread';
        }
        return answer;
    };
}
function gitHubKeysOf(set) {
    return Object.keys(set).filter((key) => key.startsWith('github.'));
}
function project_conditions_testOf(key, value, momentMs) {
    const test = TESTS[key];
    if (test !== undefined)
        return test(value, momentMs);
    if (!key.startsWith('github.'))
        throw new Error(`Projects have no condition ${key}`);
    const matches = (0,text_tests/* textsMatcher */.lp)(value.form === 'boolean' ? [String(value.value)] : textsOf(value));
    return ({ github }) => github?.known === true && matches(gitHubValues(github.repository, key));
}
function costOf(key) {
    return key.startsWith('managed-scan.') ? 1 : 0;
}
function switchTest(field, wanted) {
    return ({ scans }) => (scans === undefined ? 'unread' : scans[field] === wanted);
}
function isBefore(time, limitMs) {
    const ms = (0,times/* epochMs */.e)(time);
    return ms !== undefined && ms < limitMs;
}
function textsOf(value) {
    if (value.form === 'names')
        return value.list;
    if (value.form === 'words')
        return value.words;
    throw new TypeError(`A condition of texts has the form ${value.form}`);
}
function booleanOf(value) {
    if (value.form === 'boolean')
        return value.value;
    throw new TypeError(`A condition that is true or false has the form ${value.form}`);
}
function ageOf(value) {
    if (value.form === 'age')
        return value.ms;
    throw new TypeError(`A condition of age has the form ${value.form}`);
}

;// CONCATENATED MODULE: ./build/operations/rules/tag-template.js

function tagTemplate(tag) {
    const parts = tag.split(/\$\{\s*([^}]*?)\s*\}/);
    return {
        texts: parts.filter((_, at) => at % 2 === 0),
        keys: parts.filter((_, at) => at % 2 === 1),
    };
}
/** The tags that a template gives: one for each value, none where the repository lacks one. */
function filledTags({ texts, keys }, repository) {
    let tags = [texts[0] ?? ''];
    for (const [at, key] of keys.entries()) {
        const values = repository === undefined ? [] : gitHubValues(repository, key);
        const next = texts[at + 1] ?? '';
        tags = tags.flatMap((start) => values.map((value) => `${start}${value}${next}`));
    }
    return tags;
}

;// CONCATENATED MODULE: ./build/operations/rules/project-rules.js



function readyProjectRule(rule, momentMs) {
    const when = projectSet(rule.when, momentMs);
    const except = rule.except.map((set) => projectSet(set, momentMs));
    const templates = rule.tags.map(tagTemplate);
    const gitHubKeys = [
        ...gitHubKeysOf(rule.when),
        ...rule.except.flatMap(gitHubKeysOf),
        ...templates.flatMap(({ keys }) => keys),
    ];
    return { rule, matches: (state) => ruleMatches(when, except, state), templates, gitHubKeys };
}
const SWITCHES = [
    ['diff', 'diff_scan'],
    ['full', 'full_scan'],
];
/**
 * Asks all rules about one project, from top to bottom. A rule that looks at what is not known of the repository is
 * skipped, and a switch that it names is left as it is.
 *
 * @returns `unread` where the answer depends on switches that were not read yet
 */
function judgeProject(rules, state) {
    const tags = new Map();
    const visible = new Set(state.tags);
    const switches = {};
    const matched = new Set();
    const tagging = new Set();
    const frozen = new Set();
    let unknown;
    for (const ready of rules) {
        const { rule } = ready;
        const reason = unknownFor(ready.gitHubKeys, state.github);
        if (reason !== undefined) {
            unknown ??= reason;
            for (const [flag, field] of SWITCHES)
                if (rule.managedScan[flag] !== undefined)
                    frozen.add(field);
            continue;
        }
        const answer = ready.matches({ ...state, tags: visible });
        const namesSwitches = SWITCHES.some(([flag]) => rule.managedScan[flag] !== undefined);
        if (answer === 'unread' || (answer && namesSwitches && state.scans === undefined))
            return 'unread';
        if (!answer)
            continue;
        matched.add(rule);
        for (const tag of tagsOf(ready, state)) {
            tagging.add(rule);
            visible.add(tag);
            if (!tags.has(tag))
                tags.set(tag, rule.name);
        }
        for (const [flag, field] of SWITCHES) {
            const wanted = rule.managedScan[flag];
            if (wanted !== undefined)
                switches[field] = decision(rule.name, wanted, switches[field]);
        }
    }
    for (const field of frozen)
        delete switches[field];
    return { tags, switches, matched, tagging, ...(unknown === undefined ? {} : { unknown }) };
}
function ruleMatches(when, except, state) {
    let answer = when(state);
    if (answer === false)
        return false;
    for (const set of except) {
        const isOut = set(state);
        if (isOut === true)
            return false;
        if (isOut === 'unread')
            answer = 'unread';
    }
    return answer;
}
function tagsOf({ templates }, { github }) {
    const repository = github?.known ? github.repository : undefined;
    return templates.flatMap((template) => filledTags(template, repository));
}
/** The last rule that matches wins. */
function decision(rule, wanted, above) {
    const over = above?.wanted === wanted ? above.over : above?.rule;
    return { wanted, rule, ...(over === undefined ? {} : { over }) };
}

// EXTERNAL MODULE: ./build/operations/fleet/wanted.js
var wanted = __webpack_require__(1477);
;// CONCATENATED MODULE: ./build/operations/rules/project-track.js

const FIELDS = ['diff_scan', 'full_scan'];
/** Follows a project from what it is to what the rules make of it. */
class ProjectTrack {
    facts;
    tags;
    scans;
    unknown;
    /** Switches that a rule decides, also where they are right already. */
    decided = [];
    /** Tags that would go, but that nothing is removed. */
    spared = [];
    #givenBy = new Map();
    #switchedBy = new Map();
    #seen = new Set();
    constructor(facts) {
        this.facts = facts;
        this.tags = facts.project.tags;
        this.scans = facts.scans;
        this.#seen.add(this.#key());
    }
    state() {
        const { project, github } = this.facts;
        return { project, github, tags: new Set(this.tags), scans: this.scans };
    }
    /**
     * Makes the project what the rules want. Where that leads back to what it was before, the rules want different
     * things of it in turn, and it is left alone.
     *
     * @returns whether it is another now, so that the rules have to be asked again
     */
    take(verdict, removes, isManaged) {
        if (this.unknown === 'rules-disagree')
            return false;
        this.unknown = verdict.unknown;
        const unwanted = this.tags.filter((tag) => !verdict.tags.has(tag) && isManaged(tag));
        const leaving = new Set(removes && verdict.unknown === undefined ? unwanted : []);
        this.spared = verdict.unknown === undefined && !removes ? unwanted : [];
        for (const [tag, rule] of verdict.tags)
            this.#givenBy.set(tag, rule);
        const before = this.#key();
        this.tags = [...new Set([...this.tags.filter((tag) => !leaving.has(tag)), ...verdict.tags.keys()])];
        this.decided = FIELDS.filter((field) => verdict.switches[field] !== undefined);
        this.#turn(verdict.switches);
        const after = this.#key();
        if (after === before)
            return false;
        if (this.#seen.has(after)) {
            this.unknown = 'rules-disagree';
            this.tags = this.facts.project.tags;
            this.scans = this.facts.scans;
            return false;
        }
        this.#seen.add(after);
        return true;
    }
    changes() {
        const { project, scans } = this.facts;
        const target = (0,wanted/* targetOf */.$r)(project);
        const added = this.tags.filter((tag) => !project.tags.includes(tag));
        const removed = project.tags.filter((tag) => !this.tags.includes(tag));
        const changes = [];
        for (const tag of added) {
            const rule = this.#givenBy.get(tag);
            const change = { target, field: 'tag', tag, before: false, after: true };
            changes.push({ change, ...(rule === undefined ? {} : { why: { rule } }) });
        }
        for (const tag of removed) {
            const change = { target, field: 'tag', tag, before: true, after: false };
            changes.push({ change, why: { because: 'managed' } });
        }
        for (const field of FIELDS) {
            if (scans === undefined || this.scans === undefined || scans[field] === this.scans[field])
                continue;
            const { rule, over } = this.#switchedBy.get(field) ?? {};
            const why = { ...(rule === undefined ? {} : { rule }), ...(over === undefined ? {} : { over }) };
            changes.push({ change: { target, field, before: scans[field], after: this.scans[field] }, why });
        }
        return changes;
    }
    #turn(switches) {
        const { scans } = this;
        if (scans === undefined)
            return;
        for (const field of FIELDS) {
            const decided = switches[field];
            if (decided === undefined || decided.wanted === this.scans?.[field])
                continue;
            this.#switchedBy.set(field, decided);
            this.scans = { ...(this.scans ?? scans), [field]: decided.wanted };
        }
    }
    #key() {
        return JSON.stringify([[...this.tags].sort(), this.scans?.diff_scan, this.scans?.full_scan]);
    }
}

;// CONCATENATED MODULE: ./build/operations/rules/plan-projects.js



/** The platform's own tag, which comes and goes with a managed-scan configuration (field-notes). */
const PLATFORM_TAG = 'managed-scan';
/** A file whose rules chase each other is cut off here; each project is followed until nothing changes. */
const MAX_ROUNDS = 100;
/**
 * What the rules change in the projects in scope. Rules are asked again about what they have made of a project, until
 * nothing changes any more: a plan that is applied leaves nothing for the next one.
 */
function planProjects(rules, projects, momentMs) {
    const ready = rules.projects.map((rule) => readyProjectRule(rule, momentMs));
    const managed = rules.managedTags.map(pattern/* patternMatcher */.l);
    const isManaged = (tag) => tag !== PLATFORM_TAG && managed.some((matches) => matches(tag));
    const tracks = [...projects].sort(byName).map((facts) => new ProjectTrack(facts));
    const record = new RuleRecord(rules.projects);
    for (let round = 0; round < MAX_ROUNDS; round++) {
        const verdicts = tracks.map((track) => judgeProject(ready, track.state()));
        const unread = tracks.filter((_, at) => verdicts[at] === 'unread');
        if (unread.length > 0)
            return { ...NOTHING, unread: unread.map(({ facts }) => facts.project) };
        const judged = verdicts;
        for (const verdict of judged)
            record.note(verdict);
        // Where no rule gives a tag, the file is wrong and not the fleet.
        const removes = judged.some(({ tagging }) => tagging.size > 0);
        const changed = tracks.filter((track, at) => track.take(judged[at], removes, isManaged));
        if (changed.length === 0)
            break;
    }
    return planOf(tracks, record.notices(ready, projects));
}
const NOTHING = {
    changes: [],
    unchanged: 0,
    unknown: [],
    notices: [],
    tagsAfter: new Map(),
    decided: new Map(),
};
function planOf(tracks, notices) {
    const changes = tracks.map((track) => track.changes());
    const spared = tracks.reduce((sum, track) => sum + track.spared.length, 0);
    const unknown = tracks.flatMap(({ facts, unknown: reason }) => reason === undefined ? [] : [{ target: facts.project.name, reason }]);
    return {
        unread: [],
        changes: changes.flat(),
        unchanged: changes.filter(({ length }) => length === 0).length,
        unknown,
        notices: [...notices, ...(spared > 0 ? [{ kind: 'nothing-removed', tags: spared }] : [])],
        tagsAfter: new Map(tracks.map(({ facts, tags }) => [facts.project.name.toLowerCase(), tags])),
        decided: new Map(tracks.map(({ facts, decided }) => [facts.project.name, decided])),
    };
}
/** Which rules ever matched a project, and which ever decided something. */
class RuleRecord {
    #rules;
    #matched = new Set();
    #effective = new Set();
    constructor(rules) {
        this.#rules = rules;
    }
    note({ matched, tagging, switches }) {
        for (const rule of matched)
            this.#matched.add(rule);
        for (const { name } of tagging)
            this.#effective.add(name);
        for (const decided of Object.values(switches))
            this.#effective.add(decided.rule);
    }
    notices(ready, projects) {
        const gitHubKnown = projects.some(({ github }) => github?.known);
        const judgeable = new Set(ready
            .filter(({ gitHubKeys }) => projects.length > 0 && (gitHubKeys.length === 0 || gitHubKnown))
            .map(({ rule }) => rule));
        return this.#rules.flatMap((rule) => {
            if (!judgeable.has(rule))
                return [];
            if (!this.#matched.has(rule))
                return [{ kind: 'rule-no-match', rule: rule.name }];
            return this.#effective.has(rule.name) ? [] : [{ kind: 'rule-no-effect', rule: rule.name }];
        });
    }
}
/** By code units, so that the order does not depend on the machine or the platform's list. */
function byName({ project: one }, { project: other }) {
    return one.name < other.name ? -1 : Number(one.name > other.name);
}

;// CONCATENATED MODULE: ./build/operations/rules/project-tasks.js

/** What has to be written, project by project. */
function projectTasks(projects, { changes, decided }) {
    const byName = Map.groupBy(changes.map(({ change }) => change), ({ target }) => target.name);
    return projects.flatMap(({ project, readAtMs }) => {
        const planned = byName.get(project.name);
        if (planned === undefined)
            return [];
        const wanted = (fresh) => stillWanted(fresh, planned);
        return [{ project, readAtMs, changes: planned, wanted, ownSwitches: decided.get(project.name) ?? [] }];
    });
}
/** What of the plan a project lacks when it is read again right before a write. */
function stillWanted(fresh, planned) {
    const target = (0,wanted/* targetOf */.$r)(fresh);
    return planned.filter((change) => !(0,wanted/* shows */.L7)(fresh, change)).map((change) => ({ ...change, target }));
}

// EXTERNAL MODULE: ./build/operations/findings/directory.js
var directory = __webpack_require__(6809);
// EXTERNAL MODULE: ./build/operations/findings/list.js + 4 modules
var list = __webpack_require__(1073);
;// CONCATENATED MODULE: ./build/operations/rules/read-findings.js


/** So few names of repositories go into the request; with more, all findings are read. */
const MAX_REPOSITORIES = 50;
/** Statuses of rows that a triage of an ignored finding moves along. */
const SIBLING_STATUSES = ['open', 'reviewing', 'fixing', 'provisionally_ignored'];
/**
 * Gives every finding in scope that the plan may look at to `look`, one list for each kind.
 *
 * @param repositories names of the projects in scope, as the platform spells them
 * @param look returns whether the plan may change the finding by itself: an ignore that has ended
 * @returns how many rows there were
 */
async function readFindings(context, rules, repositories, look) {
    const reading = new Reading(context, repositories, look);
    if (repositories.length === 0)
        return reading.seen;
    for (const query of findingQueries(rules)) {
        const { issueType, filters } = query;
        const ended = await reading.read(query, isNarrow(rules) ? repositories : undefined);
        if (filters.status !== 'ignored' || issueType === 'secrets' || ended.size === 0)
            continue;
        // Only ignored ones were listed so far: somebody may have decided about the same finding on another branch.
        for (const status of SIBLING_STATUSES)
            await reading.read({ issueType, filters: { status } }, [...ended]);
    }
    return reading.seen;
}
class Reading {
    #context;
    #names;
    #lowerNames;
    #look;
    seen = 0;
    constructor(context, names, look) {
        this.#context = context;
        this.#names = new Set(names);
        this.#lowerNames = new Set(names.map((name) => name.toLowerCase()));
        this.#look = look;
    }
    /**
     * @param repositories undefined = all
     * @returns repositories with ignores that have ended
     */
    async read(query, repositories) {
        const ended = new Set();
        const isShort = repositories !== undefined && repositories.length <= MAX_REPOSITORIES;
        const filters = { ...query.filters, ...(isShort ? { repos: repositories } : {}) };
        const options = { spelled: true, lookups: directory/* NO_LOOKUPS */._ };
        for await (const page of (0,list/* listFindings */.F)(this.#context, { ...query, filters }, options)) {
            for (const finding of page) {
                const { repository = '' } = finding;
                if (!this.#isInScope(repository))
                    continue;
                this.seen += 1;
                if (this.#look(finding))
                    ended.add(repository);
            }
        }
        return ended;
    }
    #isInScope(name) {
        // Nearly all rows have the platform's own spelling.
        return this.#names.has(name) || this.#lowerNames.has(name.toLowerCase());
    }
}
/**
 * What is asked of the platform, by kind. Rows of every status are read where a rule may triage them: a triage moves
 * the same finding on other branches along, whatever somebody has decided there.
 */
function findingQueries({ findings, serviceLevels }) {
    const severities = Object.keys(serviceLevels);
    const hasLevels = severities.length > 0;
    const levels = { status: 'open', severities };
    const queries = [];
    for (const issueType of ['sast', 'sca']) {
        const isMarksOnly = !hasLevels && !findings.some(({ type }) => type === issueType);
        queries.push({ issueType, filters: isMarksOnly ? { status: 'ignored' } : {} });
    }
    if (hasLevels)
        queries.push({ issueType: 'ai_sast', filters: levels });
    const ofSecrets = findings.filter(({ type }) => type === 'secrets');
    if (ofSecrets.length > 0 || hasLevels)
        queries.push(secretsQuery(ofSecrets, hasLevels ? levels : undefined));
    return queries;
}
/** A secret has one row, so that the list is asked for no more than the rules agree on. */
function secretsQuery(rules, levels) {
    const asked = rules.map(({ when }) => ({
        status: when.status === undefined ? ['open'] : wordsOf(when.status),
        severities: wordsOf(when.severity),
    }));
    if (levels !== undefined)
        asked.push({ status: ['open'], severities: levels.severities });
    const statuses = union(asked.map(({ status }) => status));
    const severities = union(asked.map((one) => one.severities));
    const filters = {
        ...(statuses?.length === 1 ? { status: statuses[0] } : {}),
        ...(severities === undefined ? {} : { severities }),
    };
    return { issueType: 'secrets', filters };
}
/** Undefined where one of the lists is, which means everything. */
function union(lists) {
    const known = lists.filter((list) => list !== undefined);
    return known.length < lists.length ? undefined : [...new Set(known.flat())];
}
function wordsOf(value) {
    return value?.form === 'words' ? value.words : undefined;
}
function isNarrow({ scope }) {
    return scope.names.length + scope.patterns.length + scope.except.length > 0;
}

// EXTERNAL MODULE: ./build/operations/fleet/select.js
var fleet_select = __webpack_require__(8234);
// EXTERNAL MODULE: ./build/operations/names.js
var operations_names = __webpack_require__(6279);
// EXTERNAL MODULE: ./build/operations/nearest.js
var nearest = __webpack_require__(7973);
// EXTERNAL MODULE: ./build/operations/step.js
var step = __webpack_require__(141);
;// CONCATENATED MODULE: ./build/operations/rules/read-projects.js





/** Where the rules file says which projects it is about. */
const INPUT = 'scope.projects';
/**
 * Reads the list of projects and takes those in scope.
 *
 * @throws StepError when an exclusion matches nothing, or the scope as a whole
 */
async function readProjects(context, slug, rules) {
    const matcher = (0,operations_names/* nameMatcher */.M)(rules.scope);
    const inScope = [];
    const all = [];
    context.progress.begin('listing');
    for await (const project of context.platform.projects(slug)) {
        context.progress.advance(1);
        all.push({ name: project.name, ...(project.url === undefined ? {} : { url: project.url }) });
        if (!matcher.matches(project.name))
            continue;
        inScope.push({ project, scans: undefined, github: undefined, readAtMs: context.clock.now() });
    }
    const names = all.map(({ name }) => name);
    await (0,fleet_select/* checkExclusions */.W$)(matcher, names, INPUT);
    const missed = matcher.unmatched();
    const items = (0,operations_names/* itemsOf */.S)(rules.scope);
    if (inScope.length === 0 && items.length > 0) {
        const near = await (0,nearest/* nearestNames */.L)(items[0] ?? '', names);
        throw new step/* StepError */.zg({ kind: 'nothing-selected', patterns: items, near, input: INPUT });
    }
    for (const pattern of [...missed.names, ...missed.patterns]) {
        const near = await (0,nearest/* nearestNames */.L)(pattern, names);
        context.notices.push({ kind: 'pattern-unmatched', input: INPUT, pattern, near });
    }
    return { inScope, all };
}
/** Reads the switches of projects, each with one request. Other data of them is taken over, because it is newer. */
async function readSwitches(context, slug, concurrency, projects) {
    context.progress.begin('reading', projects.length);
    await (0,step/* forEachConcurrently */.DW)(projects, concurrency, async (facts) => {
        const { name, id } = facts.project;
        const project = await context.platform.project(slug, name, id === undefined ? {} : { id });
        facts.project = project;
        facts.scans = (0,wanted/* managedScans */.Gi)(project);
        facts.readAtMs = context.clock.now();
        context.progress.advance(1);
    });
}

// EXTERNAL MODULE: ./build/operations/github.js
var github = __webpack_require__(5436);
;// CONCATENATED MODULE: ./build/operations/rules/read-repositories.js


/** For so many repositories, single reads are less than a list. */
const MAX_SINGLE_READS = 10;
/**
 * Reads the metadata that the rules look at.
 *
 * @param all every project of the deployment, because a repository may be known outside the scope
 * @throws StepError when a source cannot be read: it never reads as empty
 */
async function readRepositories(context, connection, rules, inScope, all) {
    if (connection === undefined)
        throw new Error('The rules look at GitHub, and no `github-token` was given');
    const { projectMatcher, withoutProject } = await __webpack_require__.e(/* import() */ 875).then(__webpack_require__.bind(__webpack_require__, 3875));
    context.progress.begin('repositories');
    const { serverUrl } = connection;
    const place = projectMatcher({ serverUrl, repositories: [] });
    const nameOf = (project) => {
        const match = place(project);
        return match.matched ? undefined : match.fullName;
    };
    const read = (github) => new read_repositories_Reading(github, rules, nameOf).read(inScope);
    const { repositories, renames, isWhole } = await (0,github/* askGitHub */.X)(context, connection, context.timeLimitMs, read);
    const match = projectMatcher({ serverUrl, repositories, renames });
    const isInScope = (0,operations_names/* nameMatcher */.M)(rules.scope);
    const unknown = withoutProject(repositories, all.map(match)).filter(({ fullName, archived, fork }) => !archived && !fork && isInScope.matches(fullName));
    return {
        find: (project) => {
            const found = match(project);
            return found.matched
                ? { known: true, repository: found.repository }
                : { known: false, reason: found.reason };
        },
        uncovered: isWhole ? unknown.map(({ fullName }) => fullName).sort() : undefined,
    };
}
class read_repositories_Reading {
    #github;
    #rules;
    #nameOf;
    constructor(github, rules, nameOf) {
        this.#github = github;
        this.#rules = rules;
        this.#nameOf = nameOf;
    }
    async read(projects) {
        const names = new Set(projects.flatMap((project) => this.#nameOf(project) ?? []));
        if (projects.length <= MAX_SINGLE_READS && !this.#rules.coverage)
            return this.#single([...names], false);
        const lists = await Promise.allSettled([...this.#owners(projects)].map(([owner, isCertain]) => this.#list(owner, isCertain)));
        const repositories = lists.flatMap((list) => {
            if (list.status === 'rejected')
                throw list.reason;
            return list.value;
        });
        const listed = new Set(repositories.map(({ fullName }) => fullName.toLowerCase()));
        const missing = [...names].filter((name) => !listed.has(name.toLowerCase()));
        // A renamed repository answers to its former name.
        const isFew = missing.length <= MAX_SINGLE_READS;
        const { renames } = await this.#single(isFew ? missing : [], true);
        return { repositories, renames, isWhole: true };
    }
    async #single(names, isWhole) {
        const renames = new Map();
        if (names.length === 0)
            return { repositories: [], renames, isWhole };
        const found = await this.#github.namedRepositories(names, this.#rules.needs);
        for (const [name, repository] of found)
            if (repository !== undefined)
                renames.set(name, repository);
        return { repositories: [...renames.values()], renames, isWhole };
    }
    async #list(owner, isCertain) {
        try {
            return await this.#github.repositories(owner, this.#rules.needs);
        }
        catch (error) {
            if (!isCertain && (0,github/* isGitHubError */.e)(error) && error.status === 404)
                return [];
            throw error;
        }
    }
    /** Organisations and users, and whether an address says so: the name of a project may begin with anything. */
    #owners(projects) {
        const owners = new Map();
        const { names, patterns } = this.#rules.scope;
        for (const item of this.#rules.coverage ? [...names, ...patterns] : []) {
            const owner = /^([\w.-]+)\//.exec(item)?.[1];
            if (owner !== undefined)
                owners.set(owner.toLowerCase(), false);
        }
        for (const project of projects) {
            const owner = this.#nameOf(project)?.split('/')[0]?.toLowerCase();
            if (owner !== undefined)
                owners.set(owner, (owners.get(owner) ?? false) || Boolean(project.url?.trim()));
        }
        return owners;
    }
}

;// CONCATENATED MODULE: ./build/operations/rules/make-plan.js













/**
 * Reads what the rules look at, and plans. Reading makes no change; a source that cannot be read ends it.
 *
 * @param momentMs from which ages count
 * @throws StepError, PlatformError, PagingError
 */
async function makePlan(context, request, momentMs) {
    const { rules, concurrency } = request;
    // Looked up also where it was given: the hash has the platform's spelling.
    const { slug } = await (0,deployment/* lookUp */.TE)(context);
    const { inScope, all } = await readProjects(context, slug, rules);
    const uncovered = await addRepositories(context, request, inScope, all);
    const projects = await planAllProjects(context, slug, concurrency, rules, inScope, momentMs);
    const former = new findings_former/* FormerStates */.S5();
    const planner = new FindingsPlanner(rules, findingFacts(inScope, projects), momentMs);
    const names = inScope.map(({ project }) => project.name);
    const findingsSeen = await readFindings(context, rules, names, (finding) => {
        if (finding.kind !== 'secrets')
            former.add(finding);
        return planner.look(finding);
    });
    const findings = planner.plan();
    context.notices.push(...projects.notices, ...findings.notices);
    const triage = findings.changes.map(({ planned }) => planned);
    const changes = [...projects.changes, ...triage];
    const lines = (0,rules_lines/* sortedLines */.LU)([
        ...projects.changes.map(({ change }) => (0,rules_lines/* projectLine */.Y3)(change)),
        ...findings.changes.map(({ line }) => line),
    ]);
    const over = checkLimits(changes, rules.limits, { ...limitFacts(inScope), findingsSeen });
    return {
        slug,
        plan: { changes, unchanged: projects.unchanged, unknown: projects.unknown, over },
        lines,
        hash: (0,plan_hash/* hashOfPlan */.z)(slug, lines),
        momentMs,
        facts: factsOf(inScope, findings, findingsSeen),
        coverage: coverageOf(inScope, uncovered, findings.overdue, momentMs),
        tasks: projectTasks(inScope, projects),
        triage: triage.map(({ change }) => change),
        former,
    };
}
/** @returns repositories that the platform does not know; undefined where no list of them was read */
async function addRepositories(context, { rules, github }, inScope, all) {
    if (!rules.needs.github)
        return undefined;
    const projects = inScope.map(({ project }) => project);
    const { find, uncovered } = await readRepositories(context, github, rules, projects, all);
    for (const facts of inScope)
        facts.github = find(facts.project);
    return uncovered;
}
/** Switches are read only where the rules look at them, once for each project. */
async function planAllProjects(context, slug, concurrency, rules, inScope, momentMs) {
    for (;;) {
        const plan = planProjects(rules, inScope, momentMs);
        if (plan.unread.length === 0)
            return plan;
        const unread = new Set(plan.unread);
        await readSwitches(context, slug, concurrency, inScope.filter(({ project }) => unread.has(project)));
    }
}
function findingFacts(inScope, { tagsAfter }) {
    const lowerTags = new Map([...tagsAfter].map(([name, tags]) => [name, new Set(tags.map((tag) => tag.toLowerCase()))]));
    const branches = new Map();
    for (const { project } of inScope) {
        const branch = project.primary_branch ?? project.default_branch;
        for (const name of [project.name, project.name.toLowerCase()])
            branches.set(name, branch);
    }
    return {
        projectTags: (repository) => lowerTags.get(repository.toLowerCase()),
        // Asked for each row, of which nearly all have the platform's own spelling.
        primaryBranch: (repository) => branches.get(repository) ?? branches.get(repository.toLowerCase()),
        team: (repository) => teamOf(tagsAfter.get(repository.toLowerCase()) ?? []),
    };
}
function limitFacts(inScope) {
    return {
        projectsInScope: inScope.length,
        projectsWithTags: inScope.filter(({ project }) => project.tags.length > 0).length,
        projectsWithScansOn: inScope.filter(({ scans }) => scans?.diff_scan || scans?.full_scan).length,
    };
}
function factsOf(inScope, { waiting, leftAlone }, findingsSeen) {
    return { waiting, leftAlone, projectsInScope: inScope.length, findingsSeen };
}


/***/ }),

/***/ 6914:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IP: () => (/* binding */ writeNote),
/* harmony export */   VC: () => (/* binding */ readNote),
/* harmony export */   hY: () => (/* binding */ hasEnded)
/* harmony export */ });
/* harmony import */ var _days_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7736);

const START = '[code-security rule="';
const NO_NOTE = { text: '', marks: [] };
/** As the platform allows. */
const MAX_NOTE_CHARACTERS = 3000;
/** Reads the marks at the end of a note: what follows a mark makes it plain text. */
function readNote(note) {
    if (note === undefined)
        return NO_NOTE;
    const marks = [];
    let text = note.trimEnd();
    for (let found = lastMark(text); found !== undefined; found = lastMark(text)) {
        marks.unshift(found.mark);
        text = text.slice(0, found.start).trimEnd();
    }
    return { text, marks };
}
/**
 * A note with its marks. Marks of ended ignores that were there are kept, because their rules never take the finding
 * again; the oldest of them go where there is no room.
 */
function writeNote(text, ended, mark) {
    for (let left = ended;; left = left.slice(1)) {
        const note = [text, ...left.map(markText), markText(mark)].filter((part) => part !== '').join(' ');
        if (note.length <= MAX_NOTE_CHARACTERS || left.length === 0)
            return note;
    }
}
/** Whether the last day of an ignore has passed. One whose day cannot be read has none. */
function hasEnded({ kind, day }, momentMs) {
    return kind === 'until' && (day === undefined || day < (0,_days_js__WEBPACK_IMPORTED_MODULE_0__/* .dayOf */ .kb)(momentMs));
}
function markText({ rule, kind, day }) {
    const end = kind === 'decided' ? '' : ` ${kind}=${day ?? 'unknown'}`;
    return `${START}${rule}"${end}]`;
}
function lastMark(text) {
    if (!text.endsWith(']'))
        return undefined;
    const start = text.lastIndexOf(START);
    if (start < 0)
        return undefined;
    const parts = /^([^"[\]]*)"([^"[\]]*)$/.exec(text.slice(start + START.length, -1));
    if (parts === null)
        return undefined;
    const [, rule = '', attribute = ''] = parts;
    return { mark: markOf(rule, attribute.trim()), start };
}
/** An attribute that cannot be read counts as a time that has passed: an ignore must not last because of it. */
function markOf(rule, attribute) {
    if (attribute === '')
        return { rule, kind: 'decided' };
    const [name, day = ''] = attribute.split('=', 2);
    const kind = name === 'ended' ? 'ended' : 'until';
    return name === kind && (0,_days_js__WEBPACK_IMPORTED_MODULE_0__/* .isDay */ .N)(day) ? { rule, kind, day } : { rule, kind };
}


/***/ })

};
