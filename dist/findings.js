export const id = 469;
export const ids = [469];
export const modules = {

/***/ 1727:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ checkLimits),
/* harmony export */   e: () => (/* binding */ maxChanges)
/* harmony export */ });
/* harmony import */ var _model_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4112);
/* harmony import */ var _model_step_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7761);


/**
 * Stops a step that would change more than its limits allow, before its first write. A dry run goes on and says so.
 *
 * @throws StepError too-many-changes
 */
function checkLimits(context, over) {
    if (over.length === 0)
        return;
    if ((0,_model_context_js__WEBPACK_IMPORTED_MODULE_1__/* .isWriting */ .x)(context))
        throw new _model_step_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StepError */ .zg({ kind: 'too-many-changes', figures: [...over] });
    for (const one of over)
        context.notices.push({ kind: 'would-be-too-many', ...one });
}
/** @param allowed undefined = no limit */
function maxChanges(allowed, figure, of) {
    return allowed === undefined || figure <= allowed ? [] : [{ limit: 'max-changes', allowed, figure, of }];
}


/***/ }),

/***/ 4150:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F8: () => (/* binding */ groupOf),
/* harmony export */   YD: () => (/* binding */ productCounts),
/* harmony export */   kG: () => (/* binding */ groupFindings)
/* harmony export */ });
/* unused harmony export severityCounts */
/* harmony import */ var _model_findings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3917);
/* harmony import */ var _model_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(519);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6321);



/** What a project's tags say behind a prefix, as in `team:payments`; of several the first in alphabetical order. */
function groupOf(tags, prefix) {
    const start = prefix.toLowerCase();
    const named = [...tags].filter((tag) => tag.length > start.length && tag.toLowerCase().startsWith(start));
    return named.sort()[0]?.slice(prefix.length);
}
/**
 * @param findings of any status, each once: those that are not open are left out
 * @param teamOf what a finding's project says behind the prefix
 * @param isOverdue absent without service levels
 */
function groupFindings(findings, prefix, teamOf, isOverdue) {
    const open = findings.filter(({ status }) => status === 'open');
    return {
        prefix,
        teams: countGroups(open, (finding) => [teamOf(finding) ?? ''], isOverdue),
        classes: countGroups(open, ({ owasp_names = [] }) => owasp_names, isOverdue),
        hasOverdue: isOverdue !== undefined,
    };
}
/** Worst first, those of no group last. */
function countGroups(findings, groupsOf, isOverdue = () => false) {
    const named = findings.flatMap((finding) => groupsOf(finding).map((name) => ({ name, finding })));
    if (named.every(({ name }) => name === ''))
        return [];
    return [...Map.groupBy(named, ({ name }) => name)]
        .map(([name, members]) => [name, members.map(({ finding }) => finding)])
        .map(([name, own]) => ({
        name,
        bySeverity: severityCounts(own),
        oldestMs: oldest(own),
        overdue: own.filter(isOverdue).length,
    }))
        .sort((one, other) => Number(one.name === '') - Number(other.name === '') || worstFirst(one, other));
}
function worstFirst(one, other) {
    const worse = _model_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .oC.toReversed().map((name) => (other.bySeverity[name] ?? 0) - (one.bySeverity[name] ?? 0));
    return worse.find((difference) => difference !== 0) ?? (0,_model_names_js__WEBPACK_IMPORTED_MODULE_2__/* .compare */ .UD)(one.name, other.name);
}
function oldest(findings) {
    const times = findings.map(_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .detectedMs */ .j8).filter((ms) => ms !== undefined);
    return times.length === 0 ? undefined : times.reduce((first, ms) => Math.min(first, ms));
}
/** How many findings have each severity, worst first. */
function severityCounts(findings) {
    const counts = new Map();
    for (const { severity = 'unknown' } of findings)
        counts.set(severity, (counts.get(severity) ?? 0) + 1);
    return Object.fromEntries([...counts].sort(([one], [other]) => (0,_model_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .severityRank */ .qs)(one) - (0,_model_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .severityRank */ .qs)(other)));
}
/** How many findings of each product have each severity. */
function productCounts(findings) {
    const products = Map.groupBy(findings, ({ kind }) => kind);
    return Object.fromEntries([...products].map(([kind, own]) => [kind, severityCounts(own)]));
}


/***/ }),

/***/ 3925:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ ticketGroups),
/* harmony export */   B: () => (/* binding */ executeTickets)
/* harmony export */ });
/* harmony import */ var _changes_execute_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7092);
/* harmony import */ var _model_deployment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2396);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6321);
/* harmony import */ var _triage_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3794);




/** Tickets that one request opens, at most, and findings that share one (field-notes, "Tickets"). */
const MAX_TICKETS = 20;
const MAX_SHARING = 50;
/** Findings that get one ticket together. */
function ticketGroups(rows, { groupIssues }) {
    const alike = Map.groupBy(rows, ({ change: { finding } }) => groupIssues && finding.rule !== undefined && finding.repository !== undefined
        ? JSON.stringify([finding.repository, finding.rule])
        : (0,_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .findingKey */ .fl)(finding));
    return [...alike.values()].flatMap((group) => chunksOf(group, MAX_SHARING));
}
/**
 * Opens tickets for the findings that are `not-reached`, at most 20 with one request, and notes in each row what
 * happened. No request is sent again once it may have taken effect: no finding gets two tickets.
 *
 * @param listedAtMs when the rows were listed, on the step's clock
 * @throws what ends a step
 */
async function executeTickets(execution, rows, options, listedAtMs) {
    const keys = new Map(rows.flatMap(({ change: { finding, branches } }) => [finding, ...branches].map(({ id }) => [id, (0,_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .findingKey */ .fl)(finding)])));
    const opened = new Map();
    const skipped = new Map();
    const refused = new Map();
    const note = (answer) => {
        for (const { issue_ids, reason } of answer.skipped)
            for (const id of issue_ids)
                skipped.set(id, reason);
        for (const { issue_ids, error } of answer.failed)
            for (const id of issue_ids)
                refused.set(id, error);
    };
    execution.context.progress.begin('tickets', rows.length);
    try {
        await (0,_changes_execute_js__WEBPACK_IMPORTED_MODULE_0__/* .execute */ .g)(execution, ticketKind(options, listedAtMs, keys, opened, note), rows);
    }
    finally {
        for (const row of rows) {
            const { finding } = row.change;
            row.seen = opened.get((0,_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .findingKey */ .fl)(finding)) ?? row.seen;
            // Somebody else opened it since the list.
            if (row.state === 'unchanged')
                row.state = 'left';
            if (row.failure?.kind !== 'not-triaged')
                continue;
            if (skipped.has(finding.id))
                row.state = 'left';
            row.failure = { kind: 'no-ticket', message: skipped.get(finding.id) ?? refused.get(finding.id) };
        }
    }
}
/**
 * @param keys of the findings and of their branches, by id
 * @param opened gets every ticket that is seen
 * @param onAnswer called with each answer
 */
function ticketKind(options, readAtMs, keys, opened, onAnswer) {
    const see = (seen) => {
        for (const [key, ticket] of seen)
            opened.set(key, ticket ?? opened.get(key));
        return seen;
    };
    return {
        group: (rows) => chunksOf(ticketGroups(rows, options), MAX_TICKETS).map((groups) => {
            const together = groups.flat();
            return { rows: together, seen: seenIn(together.map(({ change }) => change.finding)), readAtMs };
        }),
        readsBeforeEach: true,
        answersDecide: true,
        // A ticket may still be made after a lost answer.
        isRepeatable: false,
        read: async (context, rows) => see(seenIn(await (0,_triage_js__WEBPACK_IMPORTED_MODULE_3__/* .listAgain */ .H8)(context, rows.map(({ change }) => change.finding)))),
        next: (rows, seen) => rows.filter(({ change }) => seen.has((0,_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .findingKey */ .fl)(change.finding))),
        send: async (context, rows, _seen, { attempt }) => {
            const { issueType, groupIssues, jiraProjectId } = options;
            const slug = await (0,_model_deployment_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveSlug */ .qo)(context);
            const body = {
                issue_type: issueType,
                issue_ids: rows.map(({ change }) => change.finding.id),
                group_issues: groupIssues,
                limit: ticketGroups(rows, options).length,
                jira_project_id: jiraProjectId,
            };
            return context.writer.openTickets(slug, body, { attempts: attempt });
        },
        seenIn: (answer, before) => {
            onAnswer(answer);
            const now = new Map(before);
            const byId = new Map(answer.succeeded.flatMap(({ issue_ids, ticket_id, ticket_url, external_slug }) => issue_ids.map((id) => [id, { id: ticket_id, slug: external_slug, url: ticket_url }])));
            for (const [id, ticket] of byId) {
                const key = keys.get(id);
                if (key !== undefined)
                    now.set(key, ticket);
            }
            return see(now);
        },
        shows: (seen, { finding }) => seen.get((0,_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .findingKey */ .fl)(finding)) !== undefined,
    };
}
/** A ticket of any branch is the finding's. */
function seenIn(findings) {
    const seen = new Map();
    for (const finding of findings) {
        const key = (0,_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .findingKey */ .fl)(finding);
        seen.set(key, seen.get(key) ?? finding.ticket);
    }
    return seen;
}
function chunksOf(items, size) {
    return Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));
}


/***/ }),

/***/ 5456:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M1: () => (/* binding */ readFilters),
/* harmony export */   VQ: () => (/* binding */ givenFilters),
/* harmony export */   xB: () => (/* binding */ readQuery)
/* harmony export */ });
/* harmony import */ var _findings_filters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3179);
/* harmony import */ var _model_findings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3917);
/* harmony import */ var _model_selection_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8985);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5343);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7745);





/** Those that are inputs. */
const FILTERS = _findings_filters_js__WEBPACK_IMPORTED_MODULE_0__/* .FINDING_FILTERS */ .W.filter(({ onlyInRules }) => !onlyInRules);
/** The inputs of the filters that were given, in the order of the table. */
function givenFilters(reader) {
    return FILTERS.filter((filter) => isGiven(reader, filter)).map(_model_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .filterInput */ .ts);
}
function isGiven(reader, filter) {
    const input = (0,_model_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .filterInput */ .ts)(filter);
    const isList = filter.kind === 'values' || filter.kind === 'names';
    return (reader.isGiven(input) && (isList ? reader.list(input).length > 0 : reader.given(input) !== undefined));
}
function readFilters(reader, use) {
    const values = {};
    for (const filter of FILTERS.filter((one) => isGiven(reader, one) && (!use.isGate || one.inGate))) {
        if (use.by === 'platform' && !filter.inTriage) {
            const what = 'use `selection: listed`, or leave it out';
            reader.problem((0,_model_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .filterInput */ .ts)(filter), `does not work with \`selection: platform\`; ${what}`);
            continue;
        }
        const value = readValue(reader, filter, use);
        if (!applies(reader, filter, use) || value === undefined)
            continue;
        values[filter.name] = value;
        if (use.by === 'listed')
            checkListedValues(reader, filter, value, use);
    }
    const { older_than: older, newer_than: newer } = values;
    if (older !== undefined && newer !== undefined && older <= newer) {
        reader.problem('older-than', 'and `newer-than` exclude each other, because no finding can match both; correct one of them');
    }
    return values;
}
/** The filters of a list. */
function readQuery(reader, use) {
    return { issueType: use.issueType ?? 'sast', filters: readFilters(reader, { by: 'listed', ...use }) };
}
/** Whether the filter can decide anything of these findings, here. */
function applies(reader, filter, { by, issueType, remedy }) {
    const input = (0,_model_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .filterInput */ .ts)(filter);
    if (issueType === undefined)
        return true;
    if (filter.only !== undefined && filter.only !== issueType) {
        reader.problem(input, `applies only to \`${filter.only}\` findings, but \`issue-type\` is \`${issueType}\`; leave it out`);
        return false;
    }
    if (by === 'listed' && filter.listed[issueType] === undefined) {
        const what = filter.inTriage ? remedy : 'leave it out';
        reader.problem(input, `cannot be checked in the list of \`${issueType}\` findings; ${what}`);
        return false;
    }
    return true;
}
function checkListedValues(reader, filter, value, { issueType, remedy }) {
    const notListed = issueType === undefined ? [] : (filter.notListed?.[issueType] ?? []);
    for (const one of [value].flat().map(String)) {
        if (!notListed.includes(one))
            continue;
        reader.problem((0,_model_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .filterInput */ .ts)(filter), `is \`${one}\`, which the list of \`${issueType}\` findings does not show; ${remedy}`);
    }
}
function readValue(reader, { name, kind, values = [], meant, patterns }, { by, now }) {
    const input = (0,_model_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .filterInput */ .ts)({ name });
    switch (kind) {
        case 'oneOf':
            return reader.read(input, (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .oneOf */ .yL)(values, meant));
        case 'values':
            return reader.openListOf(input, values, meant);
        case 'names':
            return patterns ? readPatterns(reader, name, by) : (0,_names_js__WEBPACK_IMPORTED_MODULE_2__/* .readWithoutExclusions */ .AY)(reader, input);
        case 'boolean':
            return reader.read(input, _values_js__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zM);
        case 'ref':
            return reader.read(input, branch);
        case 'time':
            return reader.read(input, (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .since */ .XP)(now))?.toString();
        case 'age':
            return reader.read(input, (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .moment */ .n$)(now));
        case 'number':
            throw new Error(`No input is a number such as ${input}`);
    }
}
const branch = (text) => /,\s|\$\{\{/.test(text)
    ? { problem: 'which is not one branch; give one, such as `refs/heads/main`' }
    : { value: text };
function ruleProblem(rule) {
    const [, name] = /^(?:https:\/\/.*\/|rules?:\s*)([^/\s]+)$/.exec(rule) ?? [];
    return name && `is not only a name; write ${(0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(name)}`;
}
/** Only where findings are listed can patterns select, and a `!` take away. */
function readPatterns(reader, name, by) {
    const input = (0,_model_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .filterInput */ .ts)({ name });
    if (name === 'repos')
        reader.check(input, _values_js__WEBPACK_IMPORTED_MODULE_3__/* .nameProblem */ .rH);
    if (name === 'rules')
        reader.check(input, ruleProblem);
    if (name === 'paths')
        reader.check(input, _values_js__WEBPACK_IMPORTED_MODULE_3__/* .filePathProblem */ .tX);
    if (by === 'listed')
        (0,_names_js__WEBPACK_IMPORTED_MODULE_2__/* .checkExceptions */ .No)(reader, input);
    else
        reader.check(input, (item) => (0,_model_selection_js__WEBPACK_IMPORTED_MODULE_4__/* .isPattern */ .Pt)(item) || item.startsWith('!')
            ? 'is a pattern, and `selection: platform` takes names only; give names, or use `selection: listed`'
            : undefined);
    return reader.list(input);
}


/***/ }),

/***/ 3044:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RO: () => (/* binding */ readCommentFooter),
/* harmony export */   Tx: () => (/* binding */ readTracked),
/* harmony export */   W3: () => (/* binding */ readComment),
/* harmony export */   _6: () => (/* binding */ readMetadata),
/* harmony export */   kQ: () => (/* binding */ readGitHub)
/* harmony export */ });
/* unused harmony export readIssue */
/* harmony import */ var _connection_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8127);
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5835);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7745);



const MAX_FOOTER_LENGTH = 1000;
/** How to reach GitHub; undefined without a token. The runner says where GitHub is. */
function readGitHub(reader, environment) {
    return readConnectionBy('github-token', reader, environment);
}
/** How to read repositories' metadata: with a token of its own, or with `github-token`. */
function readMetadata(reader, environment) {
    return (readConnectionBy('metadata-token', reader, environment) ??
        readConnectionBy('github-token', reader, environment));
}
function readConnectionBy(input, reader, environment) {
    const token = gitHubToken(reader, input);
    if (token === undefined)
        return undefined;
    (0,_connection_js__WEBPACK_IMPORTED_MODULE_0__/* .checkCharacters */ .lV)(reader, input);
    return {
        token,
        apiUrl: readAddress(reader, environment, 'GITHUB_API_URL', 'https://api.github.com'),
        serverUrl: readAddress(reader, environment, 'GITHUB_SERVER_URL', 'https://github.com'),
    };
}
/** Where no runner evaluates it, the default is not a token. */
function gitHubToken(reader, input) {
    const token = reader.given(input);
    return token === _table_js__WEBPACK_IMPORTED_MODULE_1__/* .GITHUB_TOKEN_DEFAULT */ .OH ? undefined : token;
}
function readAddress(reader, environment, variable, usual) {
    const text = environment[variable] || usual;
    const url = URL.canParse(text) ? new URL(text) : undefined;
    const usable = url?.protocol === 'https:' || (url?.protocol === 'http:' && (0,_connection_js__WEBPACK_IMPORTED_MODULE_0__/* .isLoopback */ .U9)(url.hostname));
    if (usable)
        return text.replace(/\/+$/, '');
    const why = `cannot be used, because the variable ${variable} does not hold an \`https\` address`;
    reader.problem('github-token', `${why}; correct the variable, or give an empty \`github-token\``);
    return usual;
}
const COMMENT_MODES = ['auto', 'always', 'never'];
const MODE_WORDS = {
    ...{ true: 'always', yes: 'always', on: 'always' },
    ...{ false: 'never', no: 'never', off: 'never' },
    ...{ 'on-failure': 'auto', 'on-change': 'auto', open: 'auto' },
};
function readComment(reader) {
    const mode = reader.read('comment', (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .oneOf */ .yL)(COMMENT_MODES, MODE_WORDS));
    if (mode === 'always' && gitHubToken(reader, 'github-token') === undefined)
        reader.warn('github-token', `is empty, so the step cannot comment; ${GIVE_TOKEN}`);
    return mode;
}
const GIVE_TOKEN = `give \`${_table_js__WEBPACK_IMPORTED_MODULE_1__/* .GITHUB_TOKEN_DEFAULT */ .OH}\`, or leave the input out`;
/** Markdown of the workflow's author, as it is. */
function readCommentFooter(reader) {
    const text = reader.text('comment-footer');
    if (text === undefined || text.length <= MAX_FOOTER_LENGTH)
        return text;
    return reader.problem('comment-footer', `has ${text.length} characters; give at most ${MAX_FOOTER_LENGTH}`);
}
function readIssue(reader) {
    const mode = reader.read('issue', (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .oneOf */ .yL)(COMMENT_MODES, MODE_WORDS));
    const labels = reader.list('issue-labels');
    const assignees = reader.list('issue-assignees');
    reader.check('issue-assignees', accountProblem);
    for (const input of ['issue-labels', 'issue-assignees'])
        if (mode === 'never' && reader.isGiven(input) && !reader.hasProblem('issue'))
            reader.warn(input, 'has no effect without an issue; give `issue: auto`');
    if (mode !== 'never' && gitHubToken(reader, 'github-token') === undefined)
        reader.warn('github-token', `is empty, so the step cannot keep an issue; ${GIVE_TOKEN}`);
    return { mode, labels, assignees, footer: readCommentFooter(reader) };
}
function accountProblem(name) {
    if (name.includes('/'))
        return 'is a team, and teams cannot be assigned; give names of accounts';
    if (/^@[\w-]+$/.test(name))
        return `starts with \`@\`; write \`${name.slice(1)}\``;
    return /^[\w-]+(?:\[bot\])?$/.test(name) ? undefined : 'is no account; give names such as `octocat`';
}
async function readTracked({ reader, environment, event }) {
    return { event: await event(), github: readGitHub(reader, environment), issue: readIssue(reader) };
}


/***/ }),

/***/ 9287:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A1: () => (/* binding */ readIssueType),
/* harmony export */   uG: () => (/* binding */ refuseNoSelection),
/* harmony export */   yH: () => (/* binding */ readIssueIds)
/* harmony export */ });
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7745);

const ISSUE_TYPES = ['sast', 'sca', 'secrets'];
/** `issue-type` of an operation that changes findings. */
function readIssueType(reader) {
    const text = reader.given('issue-type');
    if (text === undefined) {
        return reader.problem('issue-type', `is empty; give ${(0,_values_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOfThese */ .pk)(ISSUE_TYPES)}`);
    }
    if (text.toLowerCase() === 'ai_sast') {
        const only = 'which can only be listed';
        return reader.problem('issue-type', `is ${(0,_values_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)}, ${only}; give ${(0,_values_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOfThese */ .pk)(ISSUE_TYPES)}`);
    }
    return reader.read('issue-type', (0,_values_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .yL)(ISSUE_TYPES, _values_js__WEBPACK_IMPORTED_MODULE_0__/* .PRODUCT_WORDS */ .cS));
}
/** @param filters inputs of filters that were given, which exclude ids */
function readIssueIds(reader, filters) {
    // The output `triaged-issues`, a JSON array, can be given as it is.
    reader.list('issue-ids', (reader.given('issue-ids') ?? '').replace(/^\[(.*)\]$/s, '$1'));
    const ids = reader.itemsOf('issue-ids', issueId);
    if (filters.length > 0) {
        const given = filters.map((input) => `\`${input}\``).join(', ');
        reader.problem('issue-ids', `and filters exclude each other, but these are given: ${given}; leave one or the other out`);
    }
    return [...new Set(ids)];
}
/** Neither ids nor filters would select the whole deployment. */
function refuseNoSelection(reader) {
    const whole = 'which would select the whole deployment';
    reader.problem('issue-ids', `is empty and no filter is given, ${whole}; give ids or a filter`);
}
const issueId = (item) => {
    const several = item.split(/[\s;|]+/);
    if (several.length > 1 && several.every((one) => 'value' in (0,_values_js__WEBPACK_IMPORTED_MODULE_0__.id)(one)))
        return { problem: `separate ids by commas: ${(0,_values_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(several.join(', '))}` };
    const read = (0,_values_js__WEBPACK_IMPORTED_MODULE_0__.id)(item);
    const isRead = 'value' in read ? read.value > 0n : read.problem.startsWith('write');
    return isRead ? read : { problem: 'give ids, which are whole numbers from 1 to 2^64-1' };
};


/***/ }),

/***/ 5343:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AY: () => (/* binding */ readWithoutExclusions),
/* harmony export */   No: () => (/* binding */ checkExceptions),
/* harmony export */   VH: () => (/* binding */ readProjects),
/* harmony export */   Wh: () => (/* binding */ readProject),
/* harmony export */   Xy: () => (/* binding */ readShard),
/* harmony export */   p9: () => (/* binding */ readFleet),
/* harmony export */   r6: () => (/* binding */ readNames)
/* harmony export */ });
/* harmony import */ var _model_selection_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8985);
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(686);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7745);



/** Names and patterns of projects, or of repositories: the same rules hold for both. */
function readNames(reader, input) {
    const items = reader.list(input);
    if (items.length === 0)
        return undefined;
    checkExceptions(reader, input);
    reader.check(input, _values_js__WEBPACK_IMPORTED_MODULE_1__/* .nameProblem */ .rH);
    const { names, patterns, except } = (0,_model_selection_js__WEBPACK_IMPORTED_MODULE_2__/* .nameListOf */ .R1)(items);
    return { names: withoutCaseDuplicates(names), patterns, except };
}
/** What starts with `!` takes something away from the rest of its list. */
function checkExceptions(reader, input) {
    reader.check(input, _values_js__WEBPACK_IMPORTED_MODULE_1__/* .signProblem */ .bS);
    const problem = reader.hasProblem(input) ? undefined : (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .onlyExcludes */ .sz)(reader.list(input));
    if (problem !== undefined)
        reader.problem(input, problem);
}
/** A list in which a leading `!` would not take anything away, so that more would be selected than was meant. */
function readWithoutExclusions(reader, input) {
    const items = reader.list(input);
    reader.check(input, (item) => item.startsWith('!')
        ? 'starts with `!`, but this input cannot exclude; give only what to select'
        : undefined);
    return items;
}
/** `projects` and `projects-tagged`; undefined when neither is given. A tag without names selects from all. */
function readProjects(reader) {
    const list = readNames(reader, 'projects');
    const tagged = readWithoutExclusions(reader, 'projects-tagged');
    if (list !== undefined)
        return { ...list, tagged };
    if (tagged.length === 0)
        return undefined;
    return { names: [], patterns: ['**'], except: [], tagged };
}
/** What the operations over many projects have in common. */
function readFleet(source) {
    const { reader, environment } = source;
    const own = () => [environment.GITHUB_REPOSITORY || refuseNoRepository(reader) || ''];
    const projects = readProjects(reader) ?? { names: own(), patterns: [], except: [], tagged: [] };
    const shard = readShard(reader);
    return { ...(0,_source_js__WEBPACK_IMPORTED_MODULE_0__/* .readWriting */ .LC)(source, projects.patterns.length === 0), projects, shard };
}
/** The one project of `gate` and `scan`; the repository of the workflow where it is not given. */
function readProject({ reader, environment }) {
    const list = readNames(reader, 'projects');
    if (list === undefined)
        return environment.GITHUB_REPOSITORY || refuseNoRepository(reader) || '';
    const [name] = list.names;
    const several = list.names.length !== 1 || list.patterns.length > 0 || list.except.length > 0;
    if (several && !reader.hasProblem('projects')) {
        reader.problem('projects', 'has a pattern or more than one name; give the one project that the commit belongs to');
    }
    return name ?? '';
}
function refuseNoRepository(reader) {
    return reader.problem('projects', 'is empty, and outside a workflow run there is no repository to use; give a name or a pattern');
}
/** Names are unique without regard to case. */
function withoutCaseDuplicates(names) {
    return [...new Map(names.map((name) => [name.toLowerCase(), name]).reverse()).values()].reverse();
}
function readShard(reader) {
    return reader.read('shard', (text) => {
        const [, index = 0, of = 0] = (/^(\d{1,6})\s*\/\s*(\d{1,6})$/.exec(text) ?? []).map(Number);
        if (index >= 1 && index <= of)
            return { value: { index, of } };
        const [, part, parts] = /^(\d{1,6})\D+(\d{1,6})$/.exec(text) ?? [];
        if (part !== undefined && !text.includes('/') && Number(part) <= Number(parts))
            return { problem: `write \`${part}/${parts}\`` };
        return { problem: 'give a part such as `2/8`, the second of eight' };
    });
}


/***/ }),

/***/ 686:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $P: () => (/* binding */ readGroupBy),
/* harmony export */   LC: () => (/* binding */ readWriting),
/* harmony export */   lh: () => (/* binding */ readPageSize),
/* harmony export */   mg: () => (/* binding */ readWait),
/* harmony export */   n0: () => (/* binding */ readDryRun),
/* harmony export */   wZ: () => (/* binding */ readBase)
/* harmony export */ });
/* harmony import */ var _connection_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8127);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7745);


function readBase({ deployment, connection }) {
    return { deployment, concurrency: connection.concurrency };
}
/**
 * `dry-run` and `max-changes`.
 *
 * @param isCounted whether what is selected was named one by one: then there is no limit unless one is given
 */
function readWriting(source, isCounted = false) {
    const { reader } = source;
    const maxChanges = reader.read('max-changes', (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .wholeNumber */ .rD)(0));
    const isLimited = !isCounted || reader.given('max-changes') !== undefined;
    return {
        ...readBase(source),
        dryRun: readDryRun(reader),
        maxChanges: isLimited ? maxChanges : undefined,
    };
}
/** Empty where an expression has no value, as `inputs` on a schedule, and such a run must not write. */
function readDryRun(reader) {
    if (reader.isEmptied('dry-run')) {
        // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of GitHub
        const why = 'as happens when `${{ inputs.dry-run }}` has no value';
        reader.problem('dry-run', `is set but empty, ${why}; give \`true\` or \`false\`, or leave it out`);
    }
    return reader.read('dry-run', _values_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zM);
}
/** How long to wait for a scan. */
function readWait({ reader }) {
    return reader.read('wait-for', (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .duration */ .p0)(0, _connection_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_DURATION_MS */ .rG)) ?? 0;
}
/** Elements of one page; the lists know how many they may have. */
function readPageSize({ reader }, max = 3000) {
    return reader.read('page-size', (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .wholeNumber */ .rD)(1, max));
}
/** The prefix of the project tags to count by. */
function readGroupBy({ reader }) {
    const prefix = reader.text('group-by');
    const bare = prefix.replace(/[*?].*/s, '');
    const problem = `which is a pattern, not a prefix; write \`${bare === '' ? 'team:' : bare}\``;
    if (bare !== prefix)
        reader.problem('group-by', (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .describeProblem */ .BJ)(prefix, problem));
    return prefix;
}


/***/ }),

/***/ 4112:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ resultOf),
/* harmony export */   x: () => (/* binding */ isWriting)
/* harmony export */ });
/** Whether the step may write: it has what it takes. */
function isWriting(context) {
    return context.writer !== undefined;
}
/** What every result has. */
function resultOf({ deployment, notices }, request) {
    const operation = request.operation;
    return { operation, request, deployment, notices };
}


/***/ }),

/***/ 1509:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readListFindings: () => (/* binding */ readListFindings)
/* harmony export */ });
/* harmony import */ var _inputs_filters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5456);
/* harmony import */ var _inputs_github_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3044);
/* harmony import */ var _inputs_source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(686);
/* harmony import */ var _inputs_values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7745);




const LISTED_TYPES = ['sast', 'sca', 'secrets', 'ai_sast'];
async function readListFindings(source) {
    const { reader, now } = source;
    const issueType = reader.read('issue-type', (0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_3__/* .oneOf */ .yL)(LISTED_TYPES, _inputs_values_js__WEBPACK_IMPORTED_MODULE_3__/* .PRODUCT_WORDS */ .cS));
    const tracked = await (0,_inputs_github_js__WEBPACK_IMPORTED_MODULE_1__/* .readTracked */ .Tx)(source);
    if (tracked.issue.mode === 'auto')
        reader.warn('issue', 'is `auto`, which keeps no issue for a list; give `always`');
    return {
        operation: 'list-findings',
        ...(0,_inputs_source_js__WEBPACK_IMPORTED_MODULE_2__/* .readBase */ .wZ)(source),
        ...tracked,
        query: (0,_inputs_filters_js__WEBPACK_IMPORTED_MODULE_0__/* .readQuery */ .xB)(reader, { issueType, remedy: 'leave it out', now }),
        pageSize: (0,_inputs_source_js__WEBPACK_IMPORTED_MODULE_2__/* .readPageSize */ .lh)(source),
        groupBy: (0,_inputs_source_js__WEBPACK_IMPORTED_MODULE_2__/* .readGroupBy */ .$P)(source),
    };
}


/***/ }),

/***/ 8207:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   listFindings: () => (/* binding */ listFindings)
/* harmony export */ });
/* harmony import */ var _findings_counts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4150);
/* harmony import */ var _findings_list_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7188);
/* harmony import */ var _findings_unmatched_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8805);
/* harmony import */ var _model_context_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4112);
/* harmony import */ var _model_step_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7761);





/** Lists the findings that a query selects, each once whatever its branches, unless a branch is given. */
async function listFindings(context, request) {
    let found = {};
    const end = await (0,_model_step_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .capture */ .Fg)(async () => {
        const { query, pageSize, groupBy } = request;
        context.progress.begin('findings');
        const projects = (0,_findings_unmatched_js__WEBPACK_IMPORTED_MODULE_2__/* .projectDirectory */ .t)(context);
        const listed = await (0,_findings_list_js__WEBPACK_IMPORTED_MODULE_1__/* .listFindings */ .F)(context, query, { once: true, pageSize, projects });
        const { ref } = query.filters;
        if (listed.length === 0 && ref !== undefined) {
            context.notices.push({ kind: 'ref-without-findings', ref: String(ref) });
        }
        const projectTags = await tagsOf(context, listed, projects);
        const teamOf = ({ repository = '' }) => (0,_findings_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .groupOf */ .F8)(projectTags?.[repository.toLowerCase()] ?? [], groupBy);
        const groups = (0,_findings_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .groupFindings */ .kG)(listed, groupBy, teamOf);
        found = { listed, projectTags, counts: (0,_findings_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .productCounts */ .YD)(listed), groups };
    });
    return { ...(0,_model_context_js__WEBPACK_IMPORTED_MODULE_4__/* .resultOf */ .B)(context, request), ...found, ...end };
}
/** Undefined, with a notice, where the projects can't be listed: the findings are what was asked for. */
async function tagsOf({ notices }, findings, projects) {
    const names = new Set(findings.flatMap(({ repository }) => repository?.toLowerCase() ?? []));
    if (names.size === 0)
        return {};
    try {
        const { projectTags } = await projects();
        return Object.fromEntries([...names].map((name) => [name, [...(projectTags(name) ?? [])]]));
    }
    catch (error) {
        notices.push({ kind: 'project-tags-unread', cause: (0,_model_step_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .listFailure */ .PH)(error) });
        return undefined;
    }
}


/***/ }),

/***/ 1300:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readTicket: () => (/* binding */ readTicket)
/* harmony export */ });
/* harmony import */ var _inputs_filters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5456);
/* harmony import */ var _inputs_issues_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9287);
/* harmony import */ var _inputs_source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(686);
/* harmony import */ var _inputs_values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7745);




function readTicket(source) {
    const { reader } = source;
    const issueType = (0,_inputs_issues_js__WEBPACK_IMPORTED_MODULE_1__/* .readIssueType */ .A1)(reader);
    return {
        operation: 'ticket',
        ...(0,_inputs_source_js__WEBPACK_IMPORTED_MODULE_2__/* .readWriting */ .LC)(source),
        issueType: issueType ?? 'sast',
        selection: readSelection(source, issueType),
        groupIssues: reader.read('group-issues', _inputs_values_js__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zM),
        jiraProjectId: reader.read('jira-project-id', _inputs_values_js__WEBPACK_IMPORTED_MODULE_3__.id),
    };
}
function readSelection({ reader, now }, issueType) {
    const given = (0,_inputs_filters_js__WEBPACK_IMPORTED_MODULE_0__/* .givenFilters */ .VQ)(reader);
    if (reader.isGiven('issue-ids'))
        return { by: 'ids', ids: (0,_inputs_issues_js__WEBPACK_IMPORTED_MODULE_1__/* .readIssueIds */ .yH)(reader, given) };
    if (given.length === 0)
        (0,_inputs_issues_js__WEBPACK_IMPORTED_MODULE_1__/* .refuseNoSelection */ .uG)(reader);
    return { by: 'listed', query: (0,_inputs_filters_js__WEBPACK_IMPORTED_MODULE_0__/* .readQuery */ .xB)(reader, { issueType, remedy: 'leave it out', now }) };
}


/***/ }),

/***/ 6864:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ticket: () => (/* binding */ ticket)
/* harmony export */ });
/* harmony import */ var _changes_execute_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7092);
/* harmony import */ var _changes_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1727);
/* harmony import */ var _changes_rows_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4686);
/* harmony import */ var _findings_finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6321);
/* harmony import */ var _findings_list_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7188);
/* harmony import */ var _findings_tickets_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3925);
/* harmony import */ var _model_context_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4112);
/* harmony import */ var _model_step_errors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7761);








/** Opens tickets for the selected findings that have none (field-notes, "Tickets"). */
async function ticket(context, request) {
    let rows = [];
    let planned;
    const end = await (0,_model_step_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .capture */ .Fg)(async () => {
        rows = await planRows(context, request);
        const listedAtMs = context.clock.now();
        const due = rows.filter(({ state }) => state === 'not-reached' || state === 'would-change');
        planned = (0,_findings_tickets_js__WEBPACK_IMPORTED_MODULE_5__/* .ticketGroups */ .$)(due, request).length;
        const { maxChanges: allowed } = request;
        if (allowed !== undefined && planned > allowed) {
            (0,_changes_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .checkLimits */ .J)(context, [{ limit: 'max-changes', allowed, figure: planned, of: 'ticket' }]);
        }
        if ((0,_model_context_js__WEBPACK_IMPORTED_MODULE_7__/* .isWriting */ .x)(context))
            await (0,_findings_tickets_js__WEBPACK_IMPORTED_MODULE_5__/* .executeTickets */ .B)((0,_changes_execute_js__WEBPACK_IMPORTED_MODULE_0__/* .newExecution */ .X)(context), due, request, listedAtMs);
        (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .throwIfFailed */ .tq)(rows);
    });
    return { ...(0,_model_context_js__WEBPACK_IMPORTED_MODULE_7__/* .resultOf */ .B)(context, request), rows, planned, ...end };
}
/** A finding is one over all its branches, and one that has a ticket is left as it is. */
async function planRows(context, { issueType, selection }) {
    const listed = [];
    const onRow = (finding) => listed.push(finding);
    // The API has no filter by id.
    const query = selection.by === 'ids' ? { issueType, filters: {} } : selection.query;
    context.progress.begin('findings');
    const selected = await (0,_findings_list_js__WEBPACK_IMPORTED_MODULE_4__/* .listFindings */ .F)(context, query, { allBranches: issueType !== 'secrets', onRow });
    const byId = new Map(selected.map((finding) => [finding.id, finding]));
    const ids = selection.by === 'ids' ? selection.ids : [...byId.keys()];
    const findings = ids.map((id) => byId.get(id) ?? { kind: issueType, id });
    const once = new Map(findings.toReversed().map((finding) => [(0,_findings_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .findingKey */ .fl)(finding), finding]));
    const isWanted = new Set(once.values());
    const chosen = findings.filter((finding) => isWanted.has(finding));
    const findBranches = (0,_findings_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .branchesOf */ .IJ)(chosen, listed);
    return chosen.map((finding) => {
        const branches = findBranches(finding);
        const change = { field: 'ticket', finding, branches };
        if (!byId.has(finding.id))
            return { change, state: 'failed', failure: { kind: 'finding-not-listed' } };
        const known = [finding, ...branches].find((one) => one.ticket !== undefined)?.ticket;
        return known === undefined
            ? (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .plannedRow */ .dL)(change, !(0,_model_context_js__WEBPACK_IMPORTED_MODULE_7__/* .isWriting */ .x)(context))
            : { change, state: 'left', seen: known };
    });
}


/***/ }),

/***/ 1888:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readTriage: () => (/* binding */ readTriage)
/* harmony export */ });
/* harmony import */ var _inputs_filters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5456);
/* harmony import */ var _inputs_github_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3044);
/* harmony import */ var _inputs_issues_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9287);
/* harmony import */ var _inputs_source_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(686);
/* harmony import */ var _inputs_values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7745);
/* harmony import */ var _model_findings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3917);






const SECRETS_STATES = ['ignored', 'reopened'];
async function readTriage(source) {
    const { reader } = source;
    const issueType = (0,_inputs_issues_js__WEBPACK_IMPORTED_MODULE_2__/* .readIssueType */ .A1)(reader);
    const decision = readDecision(reader);
    if (issueType === 'secrets')
        checkSecretsDecision(reader, decision);
    const selection = readSelection(source, issueType, decision);
    return {
        operation: 'triage',
        ...(0,_inputs_source_js__WEBPACK_IMPORTED_MODULE_3__/* .readWriting */ .LC)(source, selection.by !== 'listed'),
        ...(await (0,_inputs_github_js__WEBPACK_IMPORTED_MODULE_1__/* .readTracked */ .Tx)(source)),
        issueType: issueType ?? 'sast',
        selection,
        decision,
    };
}
function readDecision(reader) {
    const state = reader.read('new-triage-state', (0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_4__/* .oneOf */ .yL)(_model_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .TRIAGE_STATES */ .wr, _model_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .STATE_WORDS */ .I7));
    const reason = reader.read('new-triage-reason', (0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_4__/* .oneOf */ .yL)(_model_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .TRIAGE_REASONS */ .zk, _model_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .REASON_WORDS */ .J$));
    const note = reader.text('new-note');
    const stateGiven = reader.given('new-triage-state') !== undefined;
    if (!stateGiven && note === undefined) {
        reader.problem('new-triage-state', 'is empty, and so is `new-note`; give at least one of them');
    }
    const refused = state === undefined && stateGiven;
    if (reader.given('new-triage-reason') !== undefined && state !== 'ignored' && !refused) {
        reader.problem('new-triage-reason', 'works only with `new-triage-state: ignored`; leave it out');
    }
    const length = [...(note ?? '')].length;
    if (length > _model_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_NOTE_LENGTH */ .XG)
        reader.problem('new-note', `has ${length} characters; give at most ${_model_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_NOTE_LENGTH */ .XG}`);
    return { state, reason, note };
}
/** A secret is open or ignored, and has neither a reason nor a note (field-notes, "Secrets"). */
function checkSecretsDecision(reader, { state, reason, note }) {
    if (state !== undefined && !SECRETS_STATES.includes(state)) {
        reader.problem('new-triage-state', `is \`${state}\`, which secrets do not have; give ${(0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_4__/* .oneOfThese */ .pk)(SECRETS_STATES)}`);
    }
    if (reason !== undefined)
        reader.problem('new-triage-reason', 'does not exist for secrets; leave it out');
    if (note !== undefined)
        reader.problem('new-note', 'does not exist for secrets; leave it out');
}
function readSelection(source, issueType, decision) {
    const { reader } = source;
    const by = reader.read('selection', (0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_4__/* .oneOf */ .yL)(['listed', 'platform']));
    const given = (0,_inputs_filters_js__WEBPACK_IMPORTED_MODULE_0__/* .givenFilters */ .VQ)(reader);
    if (reader.isGiven('issue-ids')) {
        // They are refused beside ids, and what is wrong with them is reported all the same.
        if (given.length > 0)
            readListed(source, issueType);
        return readIds(reader, given, by);
    }
    if (given.length === 0)
        (0,_inputs_issues_js__WEBPACK_IMPORTED_MODULE_2__/* .refuseNoSelection */ .uG)(reader);
    return by === 'platform' ? readPlatform(source, issueType, decision) : readListed(source, issueType);
}
function readListed({ reader, now }, issueType) {
    const remedy = 'use `selection: platform`, or leave it out';
    const query = (0,_inputs_filters_js__WEBPACK_IMPORTED_MODULE_0__/* .readQuery */ .xB)(reader, { issueType, remedy, now });
    const limit = readLimit(reader);
    return { by: 'listed', query, limit: typeof limit === 'number' ? limit : undefined };
}
function readPlatform({ reader, now }, issueType, decision) {
    const filters = (0,_inputs_filters_js__WEBPACK_IMPORTED_MODULE_0__/* .readFilters */ .M1)(reader, { by: 'platform', issueType, remedy: '', now });
    const limit = readLimit(reader);
    if (limit !== undefined && (limit === 'all' || limit > _model_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_TRIAGE_LIMIT */ .E4)) {
        const open = reader.hasProblem('status', 'new-triage-state');
        if (!open && !(0,_model_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .leavesStatus */ .DM)(filters.status, decision.state)) {
            const why = 'findings need several requests, which end only when triaged findings no longer match';
            const what = 'give a `new-triage-state`, and a `status` other than the one that it leads to';
            reader.problem('limit', `is ${(0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(String(limit))}, but more than ${_model_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_TRIAGE_LIMIT */ .E4} ${why}; ${what}`);
        }
    }
    checkPlatformChanges(reader, limit ?? _model_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_TRIAGE_LIMIT */ .E4);
    return { by: 'platform', filters, limit };
}
/** Nothing is counted before the first write, so that only `limit` can hold what `max-changes` promises. */
function checkPlatformChanges(reader, limit) {
    const maxChanges = reader.given('max-changes');
    if (maxChanges === undefined || !/^\d{1,15}$/.test(maxChanges))
        return;
    if (limit !== 'all' && limit <= Number(maxChanges))
        return;
    const why = '`selection: platform` counts nothing before it writes';
    const what = `give a \`limit\` of at most ${maxChanges}, or use \`selection: listed\``;
    reader.problem('max-changes', `is ${(0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(maxChanges)}, but ${why}; ${what}`);
}
function readIds(reader, given, by) {
    const ids = (0,_inputs_issues_js__WEBPACK_IMPORTED_MODULE_2__/* .readIssueIds */ .yH)(reader, given);
    if (by === 'platform')
        reader.warn('selection', 'has no effect with `issue-ids`');
    const limit = readLimit(reader);
    if (typeof limit === 'number' && limit < ids.length) {
        reader.problem('limit', `is ${limit}, but \`issue-ids\` has ${ids.length} ids; give a higher limit or fewer ids`);
    }
    return { by: 'ids', ids };
}
function readLimit(reader) {
    return reader.read('limit', (text) => {
        if (text.toLowerCase() === 'all')
            return { value: 'all' };
        const read = (0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_4__/* .wholeNumber */ .rD)(1)(text);
        return 'value' in read ? read : { problem: `${read.problem}, or \`all\`` };
    });
}


/***/ }),

/***/ 8723:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  triage: () => (/* binding */ run_triage)
});

// EXTERNAL MODULE: ./build/src/changes/execute.js
var execute = __webpack_require__(7092);
// EXTERNAL MODULE: ./build/src/changes/limits.js
var limits = __webpack_require__(1727);
// EXTERNAL MODULE: ./build/src/changes/rows.js
var changes_rows = __webpack_require__(4686);
// EXTERNAL MODULE: ./build/src/findings/conditions.js
var conditions = __webpack_require__(2340);
// EXTERNAL MODULE: ./build/src/findings/finding.js
var finding = __webpack_require__(6321);
// EXTERNAL MODULE: ./build/src/findings/list.js + 1 modules
var list = __webpack_require__(7188);
// EXTERNAL MODULE: ./build/src/findings/triage.js
var triage = __webpack_require__(3794);
// EXTERNAL MODULE: ./build/src/findings/triage-state.js
var triage_state = __webpack_require__(970);
// EXTERNAL MODULE: ./build/src/model/context.js
var model_context = __webpack_require__(4112);
// EXTERNAL MODULE: ./build/src/model/step-errors.js
var step_errors = __webpack_require__(7761);
// EXTERNAL MODULE: ./build/src/model/deployment.js
var deployment = __webpack_require__(2396);
// EXTERNAL MODULE: ./build/src/model/findings.js
var findings = __webpack_require__(3917);
// EXTERNAL MODULE: ./build/src/platform/http/errors.js
var errors = __webpack_require__(9323);
;// CONCATENATED MODULE: ./build/src/operations/triage/by-platform.js




/**
 * Lets the platform select by its own filters: one request, or with a limit beyond what one selects, requests until
 * that is reached or until one moves nothing more. A lost answer ends it, because the same request again selects other
 * findings; with `limit: all` it is sent again.
 *
 * @param rows gets a row for each finding that an answer names
 * @throws StepError, PlatformError
 */
async function triageByPlatform(context, { issueType, decision }, { filters, limit = findings/* MAX_TRIAGE_LIMIT */.E4 }, rows) {
    const { clock, stop, maxRetries, progress, notices } = context;
    const isAll = limit === 'all';
    const moved = new Set();
    /** Requests without an answer, and how many findings they may have moved. */
    const lost = { requests: 0, atMost: 0 };
    let remaining = isAll ? Number.POSITIVE_INFINITY : limit;
    progress.begin('triaging', isAll ? undefined : limit);
    const send = async (take, attempts) => {
        const answer = await sendOne(context, { issue_type: issueType, ...filters, limit: take }, decision, attempts);
        if (answer.kind === 'open' || answer.kind === 'empty') {
            lost.requests += 1;
            lost.atMost += take;
        }
        return answer;
    };
    try {
        for (let repeats = 0; remaining > 0;) {
            const take = Math.min(findings/* MAX_TRIAGE_LIMIT */.E4, remaining);
            const answer = await send(take, repeats + 1);
            if (answer.kind === 'limited')
                continue;
            if (answer.kind === 'refused')
                throw failed(answer.error, lost.atMost);
            if (answer.kind !== 'answered') {
                const mayRepeat = answer.kind === 'not-sent' || (answer.kind === 'open' && isAll);
                if (!mayRepeat || repeats === maxRetries)
                    throw failed((0,errors/* errorOf */.Mz)(answer.failure), lost.atMost);
                repeats += 1;
                await clock.sleep(answer.delayMs, stop);
                continue;
            }
            repeats = 0;
            const ids = answer.value.triaged_issues.filter((id) => !moved.has(id));
            for (const id of ids) {
                moved.add(id);
                const finding = { kind: issueType, id };
                rows.push({ change: { field: 'triage', finding, after: decision, branches: [] }, state: 'changed' });
            }
            progress.advance(ids.length);
            // The answer names the same findings on other branches, too, so that at most so many were selected.
            remaining -= Math.min(take, ids.length);
            if (ids.length === 0 || (!isAll && limit <= findings/* MAX_TRIAGE_LIMIT */.E4))
                return;
        }
    }
    finally {
        if (lost.requests > 0)
            notices.push({ kind: 'answers-lost', ...lost });
    }
}
/** An answer that was awaited when the step was stopped is lost, too. */
async function sendOne(context, selection, { state, reason, note }, attempts) {
    const slug = await (0,deployment/* resolveSlug */.qo)(context);
    const decision = { new_triage_state: state, new_triage_reason: reason, new_note: note };
    try {
        return await context.writer.triage(slug, { ...selection, ...decision }, { attempts });
    }
    catch (error) {
        const isLost = error instanceof errors/* CancelledError */.cc && error.failure.sent;
        if (isLost)
            return { kind: 'empty', failure: error.failure };
        throw error;
    }
}
/** Where no answer was lost, nothing but the refusal itself is to be told. */
function failed(error, lostAtMost) {
    if (lostAtMost === 0)
        return error;
    const first = { kind: 'unknown', cause: error.failure };
    return new step_errors/* StepError */.zg({ kind: 'rows-failed', of: 'finding', failed: 0, unknown: lostAtMost, first });
}

;// CONCATENATED MODULE: ./build/src/operations/triage/run.js











/** Moves the selected findings to a new triage state (web-api.md 4.8), or previews that on a dry run. */
async function run_triage(context, request) {
    const { selection } = request;
    let rows = [];
    let selected;
    const end = await (0,step_errors/* capture */.Fg)(async () => {
        if (selection.by !== 'ids')
            noticeWidth(context, selection);
        if (selection.by === 'platform') {
            if ((0,model_context/* isWriting */.x)(context))
                await triageByPlatform(context, request, selection, rows);
            return;
        }
        let listing;
        if (selection.by === 'ids')
            rows = rowsOfIds(context, request, selection.ids);
        else
            ({ rows, listing, selected } = await planListed(context, request, selection));
        (0,limits/* checkLimits */.J)(context, (0,limits/* maxChanges */.e)(request.maxChanges, rows.filter(isDue).length, 'finding'));
        if (!(0,model_context/* isWriting */.x)(context))
            return;
        await (0,triage/* executeTriage */.ol)((0,execute/* newExecution */.X)(context), rows, listing);
        (0,changes_rows/* throwIfFailed */.tq)(rows);
    });
    if (selection.by === 'ids' && rows.some(({ state }) => state === 'changed')) {
        context.notices.push({ kind: 'former-states-unknown' });
    }
    return { ...(0,model_context/* resultOf */.B)(context, request), rows, selected, ...end };
}
function isDue({ state }) {
    return state === 'not-reached' || state === 'would-change';
}
/** Nothing is listed, because the API has no filter by id: what they were is not known. */
function rowsOfIds(context, request, ids) {
    return ids.map((id) => rowOf(context, request, { kind: request.issueType, id }, []));
}
/** Lists the findings, every condition checked on each row, and plans exactly those. */
async function planListed(context, request, { query, limit = Number.POSITIVE_INFINITY }) {
    const { issueType } = request;
    const findings = [];
    const onRow = (finding) => findings.push(finding);
    const selected = await (0,list/* listFindings */.F)(context, query, { allBranches: issueType !== 'secrets', onRow });
    const listing = { findings, endedAtMs: new Map([[issueType, context.clock.now()]]) };
    const findBranches = (0,finding/* branchesOf */.IJ)(selected, findings);
    const rows = selected.map((finding) => rowOf(context, request, finding, findBranches(finding)));
    const { due = [], done = [] } = Object.groupBy(rows, (row) => (isDue(row) ? 'due' : 'done'));
    const free = rows.filter(({ state }) => state !== 'left');
    // Those that are up to date do not use the limit up: else a nightly step would meet the same ones for ever.
    const taken = (0,finding/* oldestFirst */.sZ)(due, ({ change }) => change.finding).slice(0, limit);
    return { rows: [...taken, ...done], listing, selected: free.length };
}
function rowOf(context, { decision: after }, finding, branches) {
    const change = { field: 'triage', finding, after, branches };
    const seen = branches.find((branch) => (0,triage_state/* wasTriagedSeparately */.GW)(branch, finding));
    if (seen !== undefined)
        return { change, state: 'left', seen };
    return (0,triage_state/* showsTriage */.Ry)(finding, after)
        ? { change, state: 'unchanged' }
        : (0,changes_rows/* plannedRow */.dL)(change, !(0,model_context/* isWriting */.x)(context));
}
/**
 * Notes when a selection takes in the whole deployment, and when, without a status, it also takes findings that people
 * have decided about.
 */
function noticeWidth({ notices }, selection) {
    const { filters } = selection.by === 'listed' ? selection.query : selection;
    if (Object.entries(filters).some(([name, value]) => (0,conditions/* findingFilter */.Iv)(name).narrows && narrows(value)))
        return;
    notices.push({ kind: 'whole-deployment' });
    if (filters.status === undefined)
        notices.push({ kind: 'takes-decisions-along' });
}
/** Exclusions and patterns that match everything narrow nothing. */
function narrows(value) {
    const items = [value].flat().map(String);
    return items.some((item) => !item.startsWith('!')) && !items.some((item) => /^[*/]+$/.test(item));
}


/***/ })

};
