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
/* harmony export */   bO: () => (/* binding */ areIdle),
/* harmony export */   xB: () => (/* binding */ readQuery)
/* harmony export */ });
/* harmony import */ var _findings_filters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3179);
/* harmony import */ var _model_findings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3917);
/* harmony import */ var _model_selection_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8985);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5343);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8668);
/* harmony import */ var _times_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2329);






/** Those that are inputs. */
const FILTERS = _findings_filters_js__WEBPACK_IMPORTED_MODULE_0__/* .FINDING_FILTERS */ .W.filter(({ onlyInRules }) => !onlyInRules);
const YEAR_SECONDS = 365 * 86_400;
/** The inputs of the filters that were given, in the order of the table. */
function givenFilters(reader) {
    return FILTERS.filter((filter) => isGiven(reader, filter)).map(_model_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .filterInput */ .ts);
}
function isGiven(reader, filter) {
    const input = (0,_model_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .filterInput */ .ts)(filter);
    const isList = filter.kind === 'values' || filter.kind === 'names';
    return reader.isGiven(input) && (isList ? reader.list(input).length > 0 : reader.text(input) !== undefined);
}
/** Whether every filter that was given selects as much as not giving it. */
function areIdle(reader) {
    return FILTERS.filter((filter) => isGiven(reader, filter)).every(({ name, idle }) => reader.text((0,_model_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .filterInput */ .ts)({ name }))?.toLowerCase() === String(idle));
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
            return reader.oneOf(input, values, meant);
        case 'values':
            return reader.openListOf(input, values, meant);
        case 'names':
            return patterns ? readPatterns(reader, name, by) : (0,_names_js__WEBPACK_IMPORTED_MODULE_2__/* .readWithoutExclusions */ .AY)(reader, input);
        case 'boolean':
            return reader.boolean(input);
        case 'ref':
            return reader.text(input);
        case 'time':
            return readTime(reader, input, now);
        case 'age':
            return reader.age(input, now);
        case 'number':
            throw new Error(`No input is a number such as ${input}`);
    }
}
function readTime(reader, input, now) {
    const text = reader.text(input) ?? '';
    const since = (0,_times_js__WEBPACK_IMPORTED_MODULE_4__/* .parseSince */ .m1)(text, now);
    if ('problem' in since) {
        const joint = since.problem.startsWith('which') ? ',' : ';';
        return reader.problem(input, `is ${(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(text)}${joint} ${since.problem}`);
    }
    if (since.seconds < YEAR_SECONDS) {
        reader.warn(input, `is ${(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(text)}, a time in 1970; an age has a unit, such as \`30d\``);
    }
    return String(since.seconds);
}
/** Only where findings are listed can patterns select, and a `!` take away. */
function readPatterns(reader, name, by) {
    const input = (0,_model_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .filterInput */ .ts)({ name });
    const items = reader.list(input);
    if (name === 'repos')
        (0,_names_js__WEBPACK_IMPORTED_MODULE_2__/* .checkNames */ .LN)(reader, input, items);
    if (name === 'paths')
        (0,_names_js__WEBPACK_IMPORTED_MODULE_2__/* .checkFolders */ .aO)(reader, input, items);
    if (reader.hasProblem(input))
        return items;
    const [pattern] = items.filter((item) => (0,_model_selection_js__WEBPACK_IMPORTED_MODULE_5__/* .isPattern */ .Pt)(item) || item.startsWith('!'));
    if (by === 'listed')
        (0,_names_js__WEBPACK_IMPORTED_MODULE_2__/* .checkExceptions */ .No)(reader, input, items);
    else if (pattern !== undefined) {
        const why = 'which is a pattern, and `selection: platform` takes names only';
        reader.problem(input, `has ${(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(pattern)}, ${why}; give names, or use \`selection: listed\``);
    }
    return items;
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
/* harmony import */ var _base_url_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5714);
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5835);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8668);
/* harmony import */ var _token_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1006);




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
    (0,_token_js__WEBPACK_IMPORTED_MODULE_2__/* .checkCharacters */ .l)(reader, input);
    return {
        token,
        apiUrl: readAddress(reader, environment, 'GITHUB_API_URL', 'https://api.github.com'),
        serverUrl: readAddress(reader, environment, 'GITHUB_SERVER_URL', 'https://github.com'),
    };
}
/** Where no runner evaluates it, the default is not a token. */
function gitHubToken(reader, input) {
    const token = reader.text(input);
    return token === _table_js__WEBPACK_IMPORTED_MODULE_0__/* .GITHUB_TOKEN_DEFAULT */ .OH ? undefined : token;
}
function readAddress(reader, environment, variable, usual) {
    const text = environment[variable] || usual;
    const url = URL.canParse(text) ? new URL(text) : undefined;
    const usable = url?.protocol === 'https:' || (url?.protocol === 'http:' && (0,_base_url_js__WEBPACK_IMPORTED_MODULE_3__/* .isLoopback */ .U)(url.hostname));
    if (usable)
        return text.replace(/\/+$/, '');
    const why = `cannot be used, because the variable ${variable} does not hold an \`https\` address`;
    reader.problem('github-token', `${why}; correct the variable, or give an empty \`github-token\``);
    return usual;
}
function readComment(reader) {
    const mode = reader.oneOf('comment', ['auto', 'always', 'never']) ?? 'auto';
    if (mode === 'always' && gitHubToken(reader, 'github-token') === undefined)
        reader.warn('github-token', `is empty, so the step cannot comment; ${GIVE_TOKEN}`);
    return mode;
}
const GIVE_TOKEN = `give \`${_table_js__WEBPACK_IMPORTED_MODULE_0__/* .GITHUB_TOKEN_DEFAULT */ .OH}\`, or leave the input out`;
/** Markdown of the workflow's author, as it is. */
function readCommentFooter(reader) {
    const text = reader.text('comment-footer');
    if (text === undefined || text.length <= MAX_FOOTER_LENGTH)
        return text;
    return reader.problem('comment-footer', `has ${text.length} characters; give at most ${MAX_FOOTER_LENGTH}`);
}
function readIssue(reader) {
    const mode = reader.oneOf('issue', ['never', 'auto', 'always']) ?? 'never';
    const labels = reader.list('issue-labels');
    const assignees = reader.list('issue-assignees');
    for (const name of assignees.filter((one) => !/^[\w-]+(?:\[bot\])?$/.test(one))) {
        const what = name.includes('/') ? 'which is no account; teams cannot be assigned' : 'which is no account';
        const bare = name.replace(/^@/, '');
        const instead = /^[\w-]+$/.test(bare) ? `write ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(bare)}` : 'give names such as `octocat`';
        if (!reader.hasProblem('issue-assignees'))
            reader.problem('issue-assignees', `has ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(name)}, ${what}; ${instead}`);
    }
    for (const input of ['issue-labels', 'issue-assignees'])
        if (mode === 'never' && reader.isGiven(input) && !reader.hasProblem('issue'))
            reader.warn(input, 'has no effect without an issue; give `issue: auto`');
    if (mode !== 'never' && gitHubToken(reader, 'github-token') === undefined)
        reader.warn('github-token', `is empty, so the step cannot keep an issue; ${GIVE_TOKEN}`);
    return { mode, labels, assignees, footer: readCommentFooter(reader) };
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
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8668);

const ISSUE_TYPES = ['sast', 'sca', 'secrets'];
/** `issue-type` of an operation that changes findings. */
function readIssueType(reader) {
    const text = reader.text('issue-type');
    if (text === undefined) {
        return reader.problem('issue-type', `is empty; give ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOfThese */ .pk)(ISSUE_TYPES)}`);
    }
    if (text.toLowerCase() === 'ai_sast') {
        const only = 'which can only be listed';
        return reader.problem('issue-type', `is ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)}, ${only}; give ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOfThese */ .pk)(ISSUE_TYPES)}`);
    }
    return reader.oneOf('issue-type', ISSUE_TYPES);
}
/** @param filters inputs of filters that were given, which exclude ids */
function readIssueIds(reader, filters) {
    // The output `triaged-issues`, a JSON array, can be given as it is.
    const items = reader.list('issue-ids', (reader.text('issue-ids') ?? '').replace(/^\[(.*)\]$/s, '$1'));
    const habits = reader.hasProblem('issue-ids');
    const ids = new Set();
    const wrong = [];
    for (const item of items) {
        const id = (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .parseId */ .Fg)(item);
        if (id === undefined || id === 0n)
            wrong.push((0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(item));
        else
            ids.add(id);
    }
    if (wrong.length > 0 && !habits) {
        const shown = wrong.slice(0, 5).join(', ') + (wrong.length > 5 ? ` and ${wrong.length - 5} more` : '');
        reader.problem('issue-ids', `has ${shown}; give ids, which are whole numbers from 1 to 2^64-1`);
    }
    if (filters.length > 0) {
        const given = filters.map((input) => `\`${input}\``).join(', ');
        reader.problem('issue-ids', `and filters exclude each other, but these are given: ${given}; leave one or the other out`);
    }
    return [...ids];
}
/** Neither ids nor filters would select the whole deployment. */
function refuseNoSelection(reader) {
    const whole = 'which would select the whole deployment';
    reader.problem('issue-ids', `is empty and no filter is given, ${whole}; give ids or a filter`);
}


/***/ }),

/***/ 5343:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AY: () => (/* binding */ readWithoutExclusions),
/* harmony export */   Ey: () => (/* binding */ refuseNoRepository),
/* harmony export */   LN: () => (/* binding */ checkNames),
/* harmony export */   No: () => (/* binding */ checkExceptions),
/* harmony export */   VH: () => (/* binding */ readProjects),
/* harmony export */   Wh: () => (/* binding */ readProject),
/* harmony export */   Xy: () => (/* binding */ readShard),
/* harmony export */   aO: () => (/* binding */ checkFolders),
/* harmony export */   r6: () => (/* binding */ readNames),
/* harmony export */   rH: () => (/* binding */ nameProblem)
/* harmony export */ });
/* harmony import */ var _model_selection_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8985);
/* harmony import */ var _platform_http_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9999);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8668);



/** Names and patterns of projects, or of repositories: the same rules hold for both. */
function readNames(reader, input) {
    const items = reader.list(input);
    if (items.length === 0)
        return undefined;
    checkNames(reader, input, items);
    checkExceptions(reader, input, items);
    const { names, patterns, except } = (0,_model_selection_js__WEBPACK_IMPORTED_MODULE_2__/* .nameListOf */ .R1)(items);
    return { names: withoutCaseDuplicates(names), patterns, except };
}
/** Patterns of file paths name files. */
function checkFolders(reader, input, items) {
    if (reader.hasProblem(input))
        return;
    for (const item of items.filter((one) => one.endsWith('/'))) {
        reader.problem(input, `has ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(item)}, which is a folder; write ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(`${item}**`)} for the files in it`);
    }
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
/** A list in which a leading `!` would not take anything away, so that more would be selected than was meant. */
function readWithoutExclusions(reader, input) {
    const items = reader.list(input);
    const [item] = items.filter((one) => one.startsWith('!'));
    if (item !== undefined && !reader.hasProblem(input)) {
        const what = 'give only what to select';
        reader.problem(input, `has ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(item)}, but \`${input}\` cannot exclude anything; ${what}`);
    }
    return items;
}
/** Refuses what is not a name, such as a URL; a leading `!` is not part of it. */
function checkNames(reader, input, items) {
    // What has a habit of YAML or JSON in it has been refused, with what to write instead.
    if (reader.hasProblem(input))
        return;
    for (const item of items) {
        // A sign without a name is a problem of the whole list.
        const problem = item === '!' ? undefined : nameProblem(withoutSign(item));
        if (problem !== undefined)
            reader.problem(input, `has ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(item)}, which ${problem}`);
    }
}
/** What is wrong with the name of a project or repository, and what to write. */
function nameProblem(name) {
    const url = /^(?:[a-z][a-z+.-]*:\/\/[^/]*|[\w.-]+@[\w.-]+:)\/?(.*)$/i.exec(name);
    if (url !== null)
        return `is a URL; ${write(url[1] ?? '')}`;
    // Other names may have blanks in them, but not the same owner twice.
    const parts = name.split(/\s+/);
    const owner = name.slice(0, name.indexOf('/') + 1);
    if (owner !== '' && parts.length > 1 && parts.every((part) => part.startsWith(owner)))
        return `has blanks between names; list them one by one: ${parts.map(_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD).join(', ')}`;
    if (/^\^|\$$|\.\+|[^\\]\(.*\|.*\)/.test(name))
        return 'is a regular expression; write a pattern with `*`, such as `acme/pay*`';
    if (/\.git$/i.test(name))
        return `ends with \`.git\`; ${write(name)}`;
    const problem = (0,_platform_http_path_js__WEBPACK_IMPORTED_MODULE_0__/* .pathProblem */ .z9)(name);
    return problem === undefined ? undefined : `${problem}; write the name, such as \`acme/login\``;
}
/** What of a URL's path is the name. */
function write(path) {
    const [bare = ''] = path.split(/[?#]/);
    const name = bare.replace(/\/$/, '').replace(/\.git$/i, '');
    return name === '' ? 'write the name, such as `acme/login`' : `write ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(name)}`;
}
/** What starts with `!` takes something away from the rest of its list. */
function checkExceptions(reader, input, items) {
    if (items.some((item) => item.startsWith('!') && withoutSign(item) === '')) {
        reader.problem(input, 'has `!` with nothing after it; write the name or pattern to exclude');
    }
    else if (items.length > 0 && items.every((item) => item.startsWith('!'))) {
        reader.problem(input, 'only excludes; also give what to select, such as `**`');
    }
}
function withoutSign(item) {
    return item.startsWith('!') ? item.slice(1).trim() : item;
}
/** Names are unique without regard to case. */
function withoutCaseDuplicates(names) {
    return [...new Map(names.map((name) => [name.toLowerCase(), name]).reverse()).values()].reverse();
}
/** The one project of `gate` and `scan`; the repository of the workflow where it is not given. */
function readProject(reader, repository) {
    const list = readNames(reader, 'projects');
    if (list === undefined)
        return repository ?? refuseNoRepository(reader) ?? '';
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
function readShard(reader) {
    const text = reader.text('shard');
    if (text === undefined)
        return undefined;
    const match = /^(\d{1,6})\s*\/\s*(\d{1,6})$/.exec(text);
    const index = Number(match?.[1]);
    const of = Number(match?.[2]);
    if (index >= 1 && index <= of)
        return { index, of };
    return reader.problem('shard', `is ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(text)}; give a part such as \`2/8\`, the second of eight`);
}


/***/ }),

/***/ 686:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $P: () => (/* binding */ readGroupBy),
/* harmony export */   H4: () => (/* binding */ MAX_PAGE_SIZE),
/* harmony export */   LC: () => (/* binding */ readWriting),
/* harmony export */   mg: () => (/* binding */ readWait),
/* harmony export */   n0: () => (/* binding */ readDryRun),
/* harmony export */   wZ: () => (/* binding */ readBase)
/* harmony export */ });
/* harmony import */ var _connection_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8127);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8668);


/** Elements of one page, at most. */
const MAX_PAGE_SIZE = 3000;
function readBase({ deployment, connection }) {
    return { deployment, concurrency: connection.concurrency };
}
/** `dry-run` and `max-changes`, with what the latter is when it is not given. */
function readWriting(source, defaultMaxChanges) {
    const { reader } = source;
    return {
        ...readBase(source),
        dryRun: readDryRun(reader),
        maxChanges: reader.integer('max-changes', 0, Number.MAX_SAFE_INTEGER) ?? defaultMaxChanges,
    };
}
/** Empty where an expression has no value, as `inputs` on a schedule, and such a run must not write. */
function readDryRun(reader) {
    if (reader.isEmptied('dry-run')) {
        // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of GitHub
        const why = 'as happens when `${{ inputs.dry-run }}` has no value';
        reader.problem('dry-run', `is set but empty, ${why}; give \`true\` or \`false\`, or leave it out`);
    }
    return reader.boolean('dry-run') ?? false;
}
/** How long to wait for a scan; more than `time-limit` would never be reached. */
function readWait({ reader, connection }, defaultMs) {
    const waitMs = reader.duration('wait-for', 0, _connection_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_DURATION_MS */ .rG) ?? defaultMs;
    if (waitMs > connection.timeLimitMs) {
        const what = 'which ends the step first; raise `time-limit` to wait that long';
        reader.warn('wait-for', `is longer than \`time-limit\`, ${what}`);
    }
    return waitMs;
}
/** The prefix of the project tags to count by. */
function readGroupBy({ reader }) {
    const prefix = reader.text('group-by') ?? 'team:';
    const bare = prefix.replace(/\*+$/, '');
    if (bare === prefix && !/[*?]/.test(prefix))
        return prefix;
    const what = `is ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(prefix)}, but takes a prefix, not a pattern`;
    return reader.problem('group-by', `${what}; write ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(bare.replace(/[*?].*/, '') || 'team:')}`) ?? bare;
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



const LISTED_TYPES = ['sast', 'sca', 'secrets', 'ai_sast'];
async function readListFindings(source) {
    const { reader, now } = source;
    const given = reader.oneOf('issue-type', LISTED_TYPES);
    const refused = given === undefined && reader.text('issue-type') !== undefined;
    const issueType = refused ? undefined : (given ?? 'sast');
    const tracked = await (0,_inputs_github_js__WEBPACK_IMPORTED_MODULE_1__/* .readTracked */ .Tx)(source);
    if (tracked.issue.mode === 'auto')
        reader.warn('issue', 'is `auto`, which keeps no issue for a list; give `always`');
    return {
        operation: 'list-findings',
        ...(0,_inputs_source_js__WEBPACK_IMPORTED_MODULE_2__/* .readBase */ .wZ)(source),
        ...tracked,
        query: (0,_inputs_filters_js__WEBPACK_IMPORTED_MODULE_0__/* .readQuery */ .xB)(reader, { issueType, remedy: 'leave it out', now }),
        pageSize: reader.integer('page-size', 1, _inputs_source_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_PAGE_SIZE */ .H4),
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
/* harmony import */ var _findings_list_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7188);
/* harmony import */ var _findings_unmatched_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8805);
/* harmony import */ var _model_context_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4112);
/* harmony import */ var _model_step_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7761);




/** Lists the findings that a query selects, each once whatever its branches, unless a branch is given. */
async function listFindings(context, request) {
    let found = {};
    const end = await (0,_model_step_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .capture */ .Fg)(async () => {
        const { query, pageSize } = request;
        context.progress.begin('findings');
        const projects = (0,_findings_unmatched_js__WEBPACK_IMPORTED_MODULE_1__/* .projectDirectory */ .t)(context);
        const listed = await (0,_findings_list_js__WEBPACK_IMPORTED_MODULE_0__/* .listFindings */ .F)(context, query, { once: true, pageSize, projects });
        const { ref } = query.filters;
        if (listed.length === 0 && ref !== undefined) {
            context.notices.push({ kind: 'ref-without-findings', ref: String(ref) });
        }
        found = { listed, projectTags: await tagsOf(context, listed, projects) };
    });
    return { ...(0,_model_context_js__WEBPACK_IMPORTED_MODULE_3__/* .resultOf */ .B)(context, request), ...found, ...end };
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
        notices.push({ kind: 'project-tags-unread', cause: (0,_model_step_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .listFailure */ .PH)(error) });
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



/** More tickets than this stop the step, unless `max-changes` says otherwise. */
const DEFAULT_MAX_CHANGES = 20;
function readTicket(source) {
    const { reader } = source;
    const issueType = (0,_inputs_issues_js__WEBPACK_IMPORTED_MODULE_1__/* .readIssueType */ .A1)(reader);
    return {
        operation: 'ticket',
        ...(0,_inputs_source_js__WEBPACK_IMPORTED_MODULE_2__/* .readWriting */ .LC)(source, DEFAULT_MAX_CHANGES),
        issueType: issueType ?? 'sast',
        selection: readSelection(source, issueType),
        groupIssues: reader.boolean('group-issues') ?? true,
        jiraProjectId: reader.id('jira-project-id'),
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
/* harmony import */ var _inputs_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8668);
/* harmony import */ var _model_findings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3917);






/** The status that a finding gets is what people write for the state that it is moved to. */
const STATE_OF_STATUS = { open: 'reopened' };
const SECRETS_STATES = ['ignored', 'reopened'];
/** More findings than this that filters selected stop the step, unless `max-changes` says otherwise. */
const DEFAULT_MAX_CHANGES = 1000;
async function readTriage(source) {
    const { reader } = source;
    const issueType = (0,_inputs_issues_js__WEBPACK_IMPORTED_MODULE_2__/* .readIssueType */ .A1)(reader);
    const decision = readDecision(reader);
    if (issueType === 'secrets')
        checkSecretsDecision(reader, decision);
    const selection = readSelection(source, issueType, decision);
    return {
        operation: 'triage',
        ...(0,_inputs_source_js__WEBPACK_IMPORTED_MODULE_3__/* .readWriting */ .LC)(source, selection.by === 'listed' ? DEFAULT_MAX_CHANGES : undefined),
        ...(await (0,_inputs_github_js__WEBPACK_IMPORTED_MODULE_1__/* .readTracked */ .Tx)(source)),
        issueType: issueType ?? 'sast',
        selection,
        decision,
    };
}
function readDecision(reader) {
    const state = reader.oneOf('new-triage-state', _model_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .TRIAGE_STATES */ .wr, STATE_OF_STATUS);
    const reason = reader.oneOf('new-triage-reason', _model_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .TRIAGE_REASONS */ .zk);
    const note = reader.text('new-note');
    const stateGiven = reader.text('new-triage-state') !== undefined;
    if (!stateGiven && note === undefined) {
        reader.problem('new-triage-state', 'is empty, and so is `new-note`; give at least one of them');
    }
    const refused = state === undefined && stateGiven;
    if (reader.text('new-triage-reason') !== undefined && state !== 'ignored' && !refused) {
        reader.problem('new-triage-reason', 'works only with `new-triage-state: ignored`; leave it out');
    }
    const length = [...(note ?? '')].length;
    if (length > _model_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_NOTE_LENGTH */ .XG) {
        reader.problem('new-note', `has ${length} characters; give at most ${_model_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_NOTE_LENGTH */ .XG}`);
    }
    return { state, reason, note };
}
/** A secret is open or ignored, and has neither a reason nor a note (field-notes, "Secrets"). */
function checkSecretsDecision(reader, { state, reason, note }) {
    if (state !== undefined && !SECRETS_STATES.includes(state)) {
        reader.problem('new-triage-state', `is \`${state}\`, which secrets do not have; give ${(0,_inputs_text_js__WEBPACK_IMPORTED_MODULE_4__/* .oneOfThese */ .pk)(SECRETS_STATES)}`);
    }
    if (reason !== undefined)
        reader.problem('new-triage-reason', 'does not exist for secrets; leave it out');
    if (note !== undefined)
        reader.problem('new-note', 'does not exist for secrets; leave it out');
}
function readSelection(source, issueType, decision) {
    const { reader } = source;
    const by = reader.oneOf('selection', ['listed', 'platform']) ?? 'listed';
    const given = (0,_inputs_filters_js__WEBPACK_IMPORTED_MODULE_0__/* .givenFilters */ .VQ)(reader);
    if (reader.isGiven('issue-ids')) {
        // They are refused beside ids, and what is wrong with them is reported all the same.
        if (given.length > 0)
            readListed(source, issueType);
        return readIds(reader, given, by);
    }
    if (given.length === 0) {
        (0,_inputs_issues_js__WEBPACK_IMPORTED_MODULE_2__/* .refuseNoSelection */ .uG)(reader);
    }
    else if ((0,_inputs_filters_js__WEBPACK_IMPORTED_MODULE_0__/* .areIdle */ .bO)(reader)) {
        const idle = given.map((input) => `\`${input}\``).join(' and ');
        reader.warn('issue-type', `is the only thing that selects findings: the values of ${idle} exclude nothing`);
    }
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
            reader.problem('limit', `is ${(0,_inputs_text_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(String(limit))}, but more than ${_model_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_TRIAGE_LIMIT */ .E4} ${why}; ${what}`);
        }
    }
    checkPlatformChanges(reader, limit ?? _model_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_TRIAGE_LIMIT */ .E4);
    return { by: 'platform', filters, limit };
}
/** Nothing is counted before the first write, so that only `limit` can hold what `max-changes` promises. */
function checkPlatformChanges(reader, limit) {
    const maxChanges = reader.text('max-changes');
    if (maxChanges === undefined || !/^\d{1,15}$/.test(maxChanges))
        return;
    if (limit !== 'all' && limit <= Number(maxChanges))
        return;
    const why = '`selection: platform` counts nothing before it writes';
    const what = `give a \`limit\` of at most ${maxChanges}, or use \`selection: listed\``;
    reader.problem('max-changes', `is ${(0,_inputs_text_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(maxChanges)}, but ${why}; ${what}`);
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
    const text = reader.text('limit');
    if (text === undefined)
        return undefined;
    if (text.toLowerCase() === 'all')
        return 'all';
    if (/^\d{1,15}$/.test(text) && Number(text) >= 1)
        return Number(text);
    return reader.problem('limit', `is ${(0,_inputs_text_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(text)}; give a whole number from 1, or \`all\``);
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
