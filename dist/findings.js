export const id = 469;
export const ids = [469];
export const modules = {

/***/ 5717:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J5: () => (/* binding */ checkLimits),
/* harmony export */   QH: () => (/* binding */ overMaxChanges),
/* harmony export */   u0: () => (/* binding */ carryOut)
/* harmony export */ });
/* unused harmony export newExecution */
/* harmony import */ var _model_context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4112);
/* harmony import */ var _model_saved_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(936);
/* harmony import */ var _model_step_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7761);
/* harmony import */ var _platform_http_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9598);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4686);





/** Space for a row's failure, or the value that was seen instead. */
const MAX_OUTCOME_BYTES = 1024;
/** @param rows all that the step reports @throws StepError report-too-large if `undo` could not read them */
function newExecution(context, rows) {
    const bytes = rows.reduce((sum, row) => sum + Buffer.byteLength((0,_platform_http_json_js__WEBPACK_IMPORTED_MODULE_3__/* .writeJson */ .GF)(row)) + MAX_OUTCOME_BYTES, 0);
    if (bytes > _model_saved_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_REPORT_BYTES */ .WA)
        throw new _model_step_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .StepError */ .zg({ kind: 'report-too-large', rows: rows.length });
    return { context, forbidden: 0 };
}
/**
 * Writes planned rows, unless the step only shows them.
 *
 * @param over the limits that they exceed
 * @param failed rows of items that match nothing
 * @throws StepError too-many-changes, report-too-large, rows-failed, and any error that ends the step
 */
async function carryOut(context, rows, over, write, failed = []) {
    checkLimits(context, over);
    if ((0,_model_context_js__WEBPACK_IMPORTED_MODULE_0__/* .isWriting */ .xz)(context)) {
        await context.announceGaps();
        await write(newExecution(context, rows));
    }
    (0,_rows_js__WEBPACK_IMPORTED_MODULE_4__/* .throwIfFailed */ .tq)([...rows, ...failed]);
}
/** A dry run only adds notices. @throws StepError too-many-changes */
function checkLimits(context, over) {
    if (over.length === 0)
        return;
    if ((0,_model_context_js__WEBPACK_IMPORTED_MODULE_0__/* .isWriting */ .xz)(context))
        throw new _model_step_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .StepError */ .zg({ kind: 'too-many-changes', figures: [...over] });
    for (const limit of over)
        context.notices.push({ kind: 'would-be-too-many', ...limit });
}
/** @param allowed undefined = no limit */
function overMaxChanges(allowed, figure, unit) {
    return allowed === undefined || figure <= allowed ? [] : [{ limit: 'max-changes', allowed, figure, unit }];
}


/***/ }),

/***/ 4168:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RM: () => (/* binding */ hasServiceLevels),
/* harmony export */   lO: () => (/* binding */ overdueFindings),
/* harmony export */   sO: () => (/* binding */ serviceLevelRow)
/* harmony export */ });
/* harmony import */ var _model_findings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3917);
/* harmony import */ var _model_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(519);
/* harmony import */ var _model_notice_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7963);
/* harmony import */ var _model_time_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4386);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6321);





function hasServiceLevels(levels) {
    return Object.keys(levels).length > 0;
}
/** Decides whether a finding is overdue: an open row with a level, else one that lacks a field. */
function serviceLevelRow(rows, levels) {
    const mayCount = ({ status = 'open', severity }) => status === 'open' && (severity === undefined || levels[severity] !== undefined);
    return rows.find((row) => row.status && row.severity && mayCount(row)) ?? rows.find(mayCount);
}
/**
 * Findings that have been open for too long, the worst first, and gaps for those that lack a field.
 *
 * @param findings the `serviceLevelRow` of each that has one
 */
function overdueFindings(findings, levels, momentMs) {
    const overdue = [];
    const undecided = [];
    // No scan can fix a secret of the history, so it stays open whatever is done about it (field-notes, "As recorded").
    for (const finding of findings.filter(({ historical }) => !historical)) {
        const levelMs = levels[finding.severity];
        const sinceMs = (0,_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .detectedMs */ .j8)(finding);
        if (finding.status === undefined)
            undecided.push('status');
        else if (levelMs === undefined)
            undecided.push('severity');
        else if (sinceMs === undefined)
            undecided.push('service-levels');
        else if (momentMs - sinceMs > levelMs)
            overdue.push({ finding, daysOver: Math.floor((momentMs - sinceMs - levelMs) / _model_time_js__WEBPACK_IMPORTED_MODULE_2__/* .DAY_MS */ .sO) });
    }
    return { overdue: overdue.sort(byOverdue), gaps: (0,_model_notice_js__WEBPACK_IMPORTED_MODULE_3__/* .fieldGaps */ .E)('service-levels', undecided) };
}
/** The worst severity first, then what is overdue for longest. */
function byOverdue(left, right) {
    return ((0,_model_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .severityRank */ .qs)(left.finding.severity) - (0,_model_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .severityRank */ .qs)(right.finding.severity) ||
        right.daysOver - left.daysOver ||
        (0,_model_names_js__WEBPACK_IMPORTED_MODULE_4__/* .compare */ .UD)(left.finding.id, right.finding.id));
}


/***/ }),

/***/ 3794:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SS: () => (/* binding */ siblingOf),
/* harmony export */   f: () => (/* binding */ noteUnnamed),
/* harmony export */   ol: () => (/* binding */ executeTriage),
/* harmony export */   s5: () => (/* binding */ addBranches)
/* harmony export */ });
/* unused harmony exports triageByIds, triageAsListed */
/* harmony import */ var _changes_execute_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7092);
/* harmony import */ var _changes_rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4686);
/* harmony import */ var _model_context_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4112);
/* harmony import */ var _model_directory_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3480);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2917);
/* harmony import */ var _model_findings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3917);
/* harmony import */ var _model_step_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7761);
/* harmony import */ var _platform_writer_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8854);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6321);
/* harmony import */ var _list_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2730);
/* harmony import */ var _triage_state_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(970);











/**
 * Moves the findings that are `not-reached` (web-api.md 4.8), and records the outcome in each row.
 *
 * @param listing the list that the triage was planned from; undefined for a triage by ids
 */
async function executeTriage(execution, rows, listing) {
    if (listing !== undefined)
        await addProjectIds(execution.context, rows);
    const answered = { moved: new Map(), unnamed: 0 };
    const kind = listing === undefined ? triageByIds(answered) : triageAsListed(answered, listing);
    const error = await (0,_changes_execute_js__WEBPACK_IMPORTED_MODULE_0__/* .execute */ .g)(execution, kind, rows).catch((thrown) => thrown);
    // Runs after an error as well: the report needs the findings that moved before it.
    const { notices } = execution.context;
    noteUnnamed(notices, answered.unnamed, answered.moved.size);
    for (const { id } of error instanceof _model_step_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .StepError */ .zg ? (0,_model_failure_js__WEBPACK_IMPORTED_MODULE_10__/* .unselectedIn */ .k)(error.failure) : [])
        answered.moved.delete(id);
    const unlisted = reassignBranches(rows, answered.moved.values());
    if (listing !== undefined && unlisted.length > 0)
        notices.push({ kind: 'triaged-unlisted', ids: unlisted });
    if (error !== undefined)
        throw error;
}
/** Adds the ids of projects, by which `undo` finds findings once their repository is renamed. */
async function addProjectIds(context, rows) {
    if (rows.length === 0)
        return;
    try {
        const { find } = await (0,_model_directory_js__WEBPACK_IMPORTED_MODULE_3__/* .projectDirectory */ .t6)(context);
        for (const { change } of rows)
            change.finding.repository_id = find(change.finding.repository ?? '')?.id;
    }
    catch (error) {
        // Without ids, `undo` finds them by name.
        (0,_model_step_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .throwIfStepEnds */ ._E)(error);
    }
}
function noteUnnamed(notices, unnamed, named) {
    if (unnamed > 0)
        notices.push({ kind: 'triaged-unnamed', named, numTriaged: named + unnamed });
}
/** Moves findings whatever their state: the API has no filter by id. */
function triageByIds(answered, listed = () => undefined) {
    return {
        group: (rows) => {
            const seen = { named: new Set(), isIncomplete: false };
            return requestsOf(rows).map((request) => ({ rows: request, seen }));
        },
        next: (rows) => rows,
        send: async (context, rows, _seen, attempts) => {
            const outcome = await context.writer.triage(await (0,_model_context_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveSlug */ .qo)(context), bodyOf(rows), attempts);
            if (outcome.kind !== 'answered')
                return outcome;
            const { kind } = rows[0].change.finding;
            for (const id of outcome.value.triaged_issues)
                if (!answered.moved.has(id))
                    answered.moved.set(id, listed(id) ?? { kind, id });
            answered.unnamed += (0,_platform_writer_js__WEBPACK_IMPORTED_MODULE_6__/* .countUnnamed */ .o)(outcome.value);
            return outcome;
        },
        seenIn: (answer, { named, mayLackRows }) => ({
            mayLackRows,
            named: named.union(new Set(answer.triaged_issues)),
            isIncomplete: (0,_platform_writer_js__WEBPACK_IMPORTED_MODULE_6__/* .countUnnamed */ .o)(answer) > 0,
        }),
        look({ named, isIncomplete }, { finding, after }) {
            const failure = { kind: 'not-triaged', isIgnore: after.state === 'ignored' };
            const refusal = isIncomplete ? undefined : { state: 'failed', failure };
            return { isShown: named.has(finding.id), refusal };
        },
        sideEffectIn: (before, now, rows) => foreignFailure(before, now, rows, answered.moved),
    };
}
/** Moves a finding only if it is still as it was listed. */
function triageAsListed(answered, listing) {
    // As last listed, for all requests: several may have rows of one repository.
    const byId = new Map(listing.findings.map((finding) => [finding.id, finding]));
    const endedAtMs = new Map(listing.endedAtMs);
    const listedAtMs = (finding) => Math.max(endedAtMs.get((0,_list_js__WEBPACK_IMPORTED_MODULE_8__/* .repositoryKey */ .Kq)(finding)) ?? 0, endedAtMs.get(finding.kind) ?? 0);
    const byIds = triageByIds(answered, (id) => byId.get(id));
    return {
        ...byIds,
        group: (rows) => byIds.group(rows).map((write) => {
            return { ...write, readAtMs: () => Math.min(...(0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .findingsOf */ .WX)(write.rows).map(listedAtMs)) };
        }),
        readsBeforeEach: true,
        // The API has no filter by id: the repositories of the rows are listed again.
        read: async (context, rows, { named }) => {
            const former = (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .findingsOf */ .WX)(rows);
            const newer = await (0,_list_js__WEBPACK_IMPORTED_MODULE_8__/* .listAgain */ .H8)(context, former);
            for (const { id } of former)
                byId.delete(id);
            for (const finding of newer.findings)
                byId.set(finding.id, finding);
            for (const [key, ms] of newer.endedAtMs)
                endedAtMs.set(key, ms);
            // These lists show what the last answer left out.
            return { named, isIncomplete: false, mayLackRows: newer.mayLackRows };
        },
        next: (rows, _seen, sent) => rows.filter((row) => {
            const { finding } = row.change;
            // The list of secrets does not show whether a request whose answer was lost moved one.
            if (finding.kind === 'secrets' && sent.has(row))
                return true;
            const now = byId.get(finding.id);
            return now !== undefined && (0,_triage_state_js__WEBPACK_IMPORTED_MODULE_9__/* .isUntouched */ .O2)(now, finding);
        }),
        look: (seen, change) => {
            const look = byIds.look(seen, change);
            const now = byId.get(change.finding.id);
            if (now === undefined)
                return { ...look, isUnseen: seen.mayLackRows };
            const isShown = look.isShown || (now.kind !== 'secrets' && (0,_triage_state_js__WEBPACK_IMPORTED_MODULE_9__/* .showsTriage */ .Ry)(now, change.after));
            return { ...look, isShown, value: siblingOf(now) };
        },
    };
}
/**
 * Groups rows with the same triage into requests. The rows of a repository share one where they fit, because each may
 * list its repositories again; so do the branches of a finding, which move together.
 */
function requestsOf(rows) {
    const byRepository = Map.groupBy(rows, ({ change }) => (0,_list_js__WEBPACK_IMPORTED_MODULE_8__/* .repositoryKey */ .Kq)(change.finding)).values();
    const packs = pack(
    // A large repository needs several requests, each with whole findings.
    byRepository.flatMap((group) => pack(byFinding(group).values())));
    // One request has one triage and one kind of findings.
    return packs.flatMap((rowsOfPack) => [
        ...Map.groupBy(rowsOfPack, ({ change: { finding, after } }) => JSON.stringify([finding.kind, after.state, after.reason, after.note])).values(),
    ]);
}
function byFinding(rows) {
    return Map.groupBy(rows, ({ change }) => (0,_finding_js__WEBPACK_IMPORTED_MODULE_7__/* .findingKey */ .fl)(change.finding));
}
/** Joins groups, in their order, into packs that fit into a request. */
function pack(groups) {
    const packs = [];
    for (const group of groups) {
        const last = packs.at(-1);
        if (last !== undefined && last.length + group.length <= _model_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_TRIAGE_LIMIT */ .E4)
            last.push(...group);
        else
            packs.push([...group]);
    }
    return packs;
}
function bodyOf(rows) {
    const { finding, after } = rows[0].change;
    return {
        issue_type: finding.kind,
        issue_ids: rows.map(({ change }) => change.finding.id),
        limit: rows.length,
        new_triage_state: after.state,
        new_triage_reason: after.reason,
        new_note: after.note,
    };
}
/**
 * For an answer that names findings which are no branch of a selected one. One without `match_based_id` may be such a
 * branch: it counts only if the answer names nothing selected.
 */
function foreignFailure(before, now, rows, moved) {
    const selected = (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .findingsOf */ .WX)(rows);
    const ids = new Set(selected.map(({ id }) => id));
    const keys = new Set(selected.map(_finding_js__WEBPACK_IMPORTED_MODULE_7__/* .findingKey */ .fl));
    const answered = [...now.named.difference(before.named)].flatMap((id) => moved.get(id) ?? []);
    const unselected = answered.filter((finding) => !ids.has(finding.id) && !keys.has((0,_finding_js__WEBPACK_IMPORTED_MODULE_7__/* .findingKey */ .fl)(finding)));
    const findings = unselected.filter(({ match_based_id }) => match_based_id !== undefined || unselected.length === answered.length);
    if (findings.length === 0)
        return undefined;
    const items = findings.map(({ id }) => String(id));
    return { kind: 'foreign', what: 'findings', items, findings };
}
/** The part of a finding on another branch that a report keeps. */
function siblingOf(finding) {
    const { id, ref, status, triage_state, triage_reason, triage_comment } = finding;
    return { id, ref, status, triage_state, triage_reason, triage_comment };
}
/**
 * Gives the first row of each finding its other branches, which the platform moves along, without those that have rows
 * of their own: rows grow with findings, not with branches times branches.
 */
function addBranches(rows, branches) {
    const ids = new Set((0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .findingsOf */ .WX)(rows).map(({ id }) => id));
    for (const [key, [first]] of byFinding(rows)) {
        const others = branches.get(key)?.filter(({ id }) => !ids.has(id)) ?? [];
        if (first !== undefined)
            first.change = { ...first.change, branches: others.map(siblingOf) };
    }
}
/**
 * Gives all branches of a finding to one of its rows that moved or may have moved, also those that only answers named.
 * Named findings that belong to no row that moved go to any that did.
 *
 * @returns the ids of named findings that no list had
 */
function reassignBranches(rows, moved) {
    const reported = rows.flatMap(({ change }) => [change.finding, ...change.branches]);
    const known = new Set(reported.map(({ id }) => id));
    const movedKeys = new Set((0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .inState */ .ph)(rows, 'changed').map(({ change }) => (0,_finding_js__WEBPACK_IMPORTED_MODULE_7__/* .findingKey */ .fl)(change.finding)));
    const [anyKey] = movedKeys;
    const others = anyKey === undefined ? [] : [...moved].filter(({ id }) => !known.has(id));
    const othersByKey = Map.groupBy(others, (other) => movedKeys.has((0,_finding_js__WEBPACK_IMPORTED_MODULE_7__/* .findingKey */ .fl)(other)) ? (0,_finding_js__WEBPACK_IMPORTED_MODULE_7__/* .findingKey */ .fl)(other) : anyKey);
    for (const [key, findingRows] of byFinding(rows)) {
        const newer = othersByKey.get(key)?.map(siblingOf) ?? [];
        const branches = [...findingRows.flatMap(({ change }) => change.branches), ...newer];
        const holder = (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .inState */ .ph)(findingRows, 'changed')[0] ?? (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .inState */ .ph)(findingRows, 'unknown')[0] ?? findingRows[0];
        if (branches.length > 0)
            for (const row of findingRows)
                row.change = { ...row.change, branches: row === holder ? branches : [] };
    }
    return others.filter(_triage_state_js__WEBPACK_IMPORTED_MODULE_9__/* .isUnread */ .KJ).map(({ id }) => id);
}


/***/ }),

/***/ 3148:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RO: () => (/* binding */ readCommentFooter),
/* harmony export */   Tx: () => (/* binding */ readTracked),
/* harmony export */   W3: () => (/* binding */ readComment),
/* harmony export */   zH: () => (/* binding */ readIssueStyle)
/* harmony export */ });
/* harmony import */ var _connection_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8127);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7745);


const COMMENT_MODES = ['auto', 'always', 'never'];
/** `auto` comments when there is something to say, and keeps that up to date. */
function readComment(reader) {
    const mode = reader.read('comment', (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .oneOf */ .yL)(COMMENT_MODES));
    if (mode === 'always')
        (0,_connection_js__WEBPACK_IMPORTED_MODULE_0__/* .warnWithoutToken */ .Wk)(reader, 'comment');
    return mode;
}
const MAX_FOOTER_LENGTH = 1000;
function readCommentFooter(reader) {
    const text = reader.text('comment-footer');
    const length = [...(text ?? '')].length;
    if (length <= MAX_FOOTER_LENGTH)
        return text;
    return reader.problem('comment-footer', `has ${length} characters; give at most ${MAX_FOOTER_LENGTH}`);
}
function readIssue(reader, event) {
    const isAlways = reader.givenText('issue')?.toLowerCase() === 'always';
    if (isAlways)
        reader.note('issue', 'is `always`, which means `auto` here');
    const mode = isAlways ? 'auto' : reader.read('issue', (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .oneOf */ .yL)(['never', 'auto']));
    if (mode !== 'never')
        (0,_connection_js__WEBPACK_IMPORTED_MODULE_0__/* .warnWithoutToken */ .Wk)(reader, 'keep an issue');
    const others = 'runs of pull requests, or elsewhere than on the default branch';
    if (mode !== 'never' && event.name !== '' && !event.isOfDefaultBranch)
        reader.note('issue', `is \`auto\`, but no issue is kept in ${others}`);
    const style = readIssueStyle(reader);
    if (mode === 'never')
        for (const name of ['issue-labels', 'issue-assignees'].filter((input) => reader.isSet(input)))
            reader.note(name, 'has no effect without `issue: auto`');
    return { mode, ...style };
}
function readIssueStyle(reader) {
    const labels = reader.list('issue-labels');
    // Written as in a mention.
    const assignees = [...new Set(reader.list('issue-assignees').map((login) => login.replace(/^@/, '')))];
    return { labels, assignees, footer: readCommentFooter(reader) };
}
/** @param about distinguishes issues of one step: a rules file, a kind of findings, a dependency filter */
async function readTracked({ reader, environment, event: readEvent }, about) {
    const event = await readEvent();
    const github = (0,_connection_js__WEBPACK_IMPORTED_MODULE_0__/* .readGitHub */ .kQ)(reader, environment);
    return { event, github, issue: { about, ...readIssue(reader, event) } };
}


/***/ }),

/***/ 5456:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A1: () => (/* binding */ readIssueType),
/* harmony export */   M1: () => (/* binding */ readFilters),
/* harmony export */   xB: () => (/* binding */ readQuery),
/* harmony export */   yH: () => (/* binding */ readIssueIds)
/* harmony export */ });
/* harmony import */ var _findings_filters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4497);
/* harmony import */ var _model_findings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3917);
/* harmony import */ var _model_refs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3109);
/* harmony import */ var _platform_http_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9598);
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(686);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7745);






const FILTERS = _findings_filters_js__WEBPACK_IMPORTED_MODULE_0__/* .FINDING_FILTERS */ .W.filter(({ text }) => text !== undefined);
function isSet(reader, filter) {
    const input = (0,_model_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .filterInput */ .ts)(filter);
    const isList = ['values', 'names', 'ids'].includes(filter.kind);
    return isList ? reader.isSet(input) : reader.givenText(input) !== undefined;
}
function readFilters(reader, context) {
    const values = {};
    for (const filter of FILTERS.filter((candidate) => isSet(reader, candidate))) {
        const input = (0,_model_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .filterInput */ .ts)(filter);
        if (context.by === 'platform' && !filter.inTriage) {
            const remedy = 'use `selection: listed`, or leave it out';
            reader.problem(input, `does not work with \`selection: platform\`; ${remedy}`);
            continue;
        }
        const value = readValue(reader, filter, context);
        const problem = unsupportedProblem(reader, filter, value, context);
        if (problem !== undefined)
            reader.problem(input, problem);
        else if (value !== undefined)
            values[filter.name] = value;
    }
    return values;
}
function readQuery(reader, context) {
    const written = {};
    for (const filter of FILTERS.filter(({ kind }) => kind === 'age' || kind === 'time')) {
        const text = reader.givenText((0,_model_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .filterInput */ .ts)(filter));
        if (text !== undefined)
            written[filter.name] = text;
    }
    const filters = readFilters(reader, context);
    return { issueType: context.issueType ?? 'sast', filters, written };
}
function unsupportedProblem({ operation }, { kind, only, inTriage, decidedBy, notListed }, value, { by, issueType }) {
    if (issueType === undefined)
        return undefined;
    if (only !== undefined && only !== issueType)
        return `applies only to \`${only}\` findings, but \`issue-type\` is \`${issueType}\`; set \`issue-type: ${only}\`, or leave it out`;
    if (by === 'platform')
        return kind === 'ref' && value === _model_refs_js__WEBPACK_IMPORTED_MODULE_5__/* .PRIMARY_REF */ .bO
            ? 'is `primary`, which the platform cannot decide for each project; use `selection: listed`, or name the branch'
            : undefined;
    const list = `the list of \`${issueType}\` findings`;
    const alternative = inTriage && operation === 'triage' ? 'use `selection: platform`, or ' : '';
    if (decidedBy[issueType] === undefined)
        return `cannot be checked in ${list}; ${alternative}select by other filters`;
    const hidden = [value].flat().find((text) => notListed?.[issueType]?.includes(String(text)));
    if (hidden === undefined)
        return undefined;
    return `is \`${hidden}\`, which ${list} does not show; ${alternative}give another value`;
}
function readValue(reader, filter, { by, now }) {
    const { values = [], patterns, spelled } = filter;
    const input = (0,_model_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .filterInput */ .ts)(filter);
    switch (filter.kind) {
        case 'oneOf':
            return reader.read(input, (0,_values_js__WEBPACK_IMPORTED_MODULE_4__/* .oneOf */ .yL)(values));
        case 'values':
            return reader.openListOf(input, values);
        case 'names':
            if (spelled === 'tag')
                return (0,_source_js__WEBPACK_IMPORTED_MODULE_3__/* .readTags */ .g$)(reader, input);
            return patterns ? readPatterns(reader, input, by) : (0,_source_js__WEBPACK_IMPORTED_MODULE_3__/* .readWholeValues */ .GD)(reader, input);
        case 'ids':
            return readIds(reader, input, filter.condition);
        case 'boolean':
            return reader.read(input, _values_js__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zM);
        case 'ref':
            return reader.read(input, branch);
        case 'time':
            return reader.read(input, (0,_values_js__WEBPACK_IMPORTED_MODULE_4__/* .since */ .XP)(now))?.toString();
        case 'age':
            return reader.read(input, (0,_values_js__WEBPACK_IMPORTED_MODULE_4__/* .momentBefore */ .Qe)(now));
        case 'number':
            return reader.read(input, _values_js__WEBPACK_IMPORTED_MODULE_4__/* .probability */ .E5);
    }
}
const branch = (text) => {
    if (/,\s|[\r\n*?]|\$\{\{/.test(text))
        return { problem: 'is not one branch', remedy: 'give one, such as `refs/heads/main`' };
    return (0,_values_js__WEBPACK_IMPORTED_MODULE_4__/* .branchProblem */ .MT)(text) ?? { value: (0,_model_refs_js__WEBPACK_IMPORTED_MODULE_5__/* .refMeant */ .jF)(text) };
};
function readIds(reader, input, idForm) {
    const [form, remedy] = _values_js__WEBPACK_IMPORTED_MODULE_4__/* .ID_FORMS */ .yE[idForm];
    const parse = (value) => (form.test(value) ? { value } : { remedy: remedy(value) });
    const ids = reader.readItems(input, parse);
    const unknown = idForm === 'vulnerability' ? ids.find((id) => !_values_js__WEBPACK_IMPORTED_MODULE_4__/* .KNOWN_SCHEME */ .I8.test(id)) : undefined;
    const problem = 'is neither a CVE nor a GHSA nor a MAL id';
    if (unknown !== undefined)
        reader.warn(input, `has ${(0,_values_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(unknown)}, which ${problem}; it is used as it is`);
    if (!isReading(reader))
        (0,_source_js__WEBPACK_IMPORTED_MODULE_3__/* .refuseOnlyExclusions */ .ww)(reader, input, ids);
    return ids;
}
/** Operations that only read accept lists of exclusions only, which select everything else. */
function isReading({ operation }) {
    return ['gate', 'list-findings', 'posture'].includes(operation ?? '');
}
const platformProblem = (0,_values_js__WEBPACK_IMPORTED_MODULE_4__/* .checkFor */ .G5)([
    /^!|[*?]/,
    'is a pattern, and `selection: platform` takes names only',
    'give names, or use `selection: listed`',
]);
const PATTERN_CHECKS = { repos: [_values_js__WEBPACK_IMPORTED_MODULE_4__/* .nameProblem */ .rH], paths: [_values_js__WEBPACK_IMPORTED_MODULE_4__/* .filePathProblem */ .tX] };
/** Unless the platform selects, also patterns and exclusions. */
function readPatterns(reader, input, by) {
    const checks = PATTERN_CHECKS[input] ?? [];
    if (by === 'platform')
        return reader.list(input, ...checks, platformProblem);
    if (isReading(reader))
        return reader.list(input, ...checks, _values_js__WEBPACK_IMPORTED_MODULE_4__/* .exclusionProblem */ ._p);
    return (0,_source_js__WEBPACK_IMPORTED_MODULE_3__/* .readSelecting */ .lf)(reader, input, ...checks);
}
function readIssueType(reader) {
    if (reader.givenText('issue-type') === undefined)
        return reader.problem('issue-type', `is empty; give ${(0,_values_js__WEBPACK_IMPORTED_MODULE_4__/* .quotedList */ .p4)(_model_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .SCANNED_PRODUCTS */ .Kw)}`);
    return reader.read('issue-type', (0,_values_js__WEBPACK_IMPORTED_MODULE_4__/* .oneOf */ .yL)(_model_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .SCANNED_PRODUCTS */ .Kw));
}
/** @returns undefined when filters select; giving neither is a problem */
function readIssueIds(reader, context) {
    const filters = FILTERS.filter((filter) => isSet(reader, filter)).map(_model_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .filterInput */ .ts);
    if (!reader.isSet('issue-ids')) {
        const problem = 'is empty and no filter is given, which would select the whole deployment';
        if (filters.length === 0)
            reader.problem('issue-ids', `${problem}; give ids or a filter`);
        return undefined;
    }
    const text = reader.givenText('issue-ids') ?? '';
    // The output `triaged-issues`, a JSON array of numbers and texts, can be given as it is.
    const json = text.startsWith('[') ? (0,_platform_http_json_js__WEBPACK_IMPORTED_MODULE_2__/* .tryParseJson */ .Bl)(text) : undefined;
    const items = (0,_values_js__WEBPACK_IMPORTED_MODULE_4__/* .splitList */ .ry)(Array.isArray(json) ? json.join() : text);
    const [grouped] = /(?<![\d,])\d{1,3}(?:,\d{3})+(?![\d,])/.exec(json === undefined ? text : '') ?? [];
    if (grouped !== undefined)
        reader.note('issue-ids', `has ${(0,_values_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(grouped)}, which looks like one number with separators; if so, write \`${grouped.replaceAll(',', '')}\``);
    if (items.length === 0)
        reader.problem('issue-ids', 'is set, but has no id; give at least one, or leave it out');
    const ids = reader.readItems('issue-ids', issueId, items);
    if (filters.length > 0) {
        const conflict = `cannot be combined with ${(0,_values_js__WEBPACK_IMPORTED_MODULE_4__/* .quotedList */ .p4)(filters, 'and')}; leave one or the other out`;
        reader.problem('issue-ids', conflict);
        // The filters' own problems are reported, too.
        readFilters(reader, context);
    }
    return [...ids];
}
const issueId = (0,_values_js__WEBPACK_IMPORTED_MODULE_4__/* .wholeId */ .D1)(1n, 'give ids, which are whole numbers from 1 to 2^64-1, with commas between them');


/***/ }),

/***/ 686:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A_: () => (/* binding */ readProjectNames),
/* harmony export */   GD: () => (/* binding */ readWholeValues),
/* harmony export */   LC: () => (/* binding */ readWriting),
/* harmony export */   VH: () => (/* binding */ readProjects),
/* harmony export */   Wh: () => (/* binding */ readProject),
/* harmony export */   Wj: () => (/* binding */ fileProblem),
/* harmony export */   Xy: () => (/* binding */ readShard),
/* harmony export */   ei: () => (/* binding */ numberOrAll),
/* harmony export */   g$: () => (/* binding */ readTags),
/* harmony export */   he: () => (/* binding */ readSelection),
/* harmony export */   lf: () => (/* binding */ readSelecting),
/* harmony export */   lh: () => (/* binding */ readPageSize),
/* harmony export */   mg: () => (/* binding */ readWait),
/* harmony export */   n0: () => (/* binding */ readDryRun),
/* harmony export */   p9: () => (/* binding */ readFleet),
/* harmony export */   ww: () => (/* binding */ refuseOnlyExclusions)
/* harmony export */ });
/* harmony import */ var _model_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(519);
/* harmony import */ var _model_selection_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8985);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7745);



/** @param remedy for a file that does not exist */
function fileProblem(problem, remedy = '') {
    return { problem, remedy: `${problem === 'does not exist' ? `${remedy}, or ` : ''}correct the path` };
}
function numberOrAll(min) {
    const parse = (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .wholeNumber */ .rD)(min);
    return (text) => {
        if (text.toLowerCase() === 'all')
            return { value: 'all' };
        const read = parse(text);
        return 'value' in read ? read : { remedy: `${read.remedy}, or \`all\`` };
    };
}
/** Without a default limit, a selection is limited only if `max-changes` is given. */
function readWriting({ reader }, hasDefaultLimit = true) {
    const limit = reader.read('max-changes', numberOrAll(0));
    const isLimited = hasDefaultLimit || reader.givenText('max-changes') !== undefined;
    const maxChanges = isLimited && limit !== 'all' ? limit : undefined;
    return { dryRun: readDryRun(reader), maxChanges };
}
/** Refuses an empty value: `${{ inputs.dry-run }}` is empty on a schedule, and must not write. */
function readDryRun(reader) {
    const why = `\`\${{ inputs.dry-run }}\` has no value`;
    reader.refuseEmptied('dry-run', why, 'give `true` or `false`, or leave it out');
    return reader.read('dry-run', _values_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zM);
}
function readWait({ reader, connection }) {
    const waitMs = reader.read('wait-for', (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .duration */ .p0)(0)) ?? 0;
    if (waitMs >= connection.timeLimitMs && !reader.hasProblem('wait-for', 'time-limit')) {
        const remedy = 'use a shorter time, or raise `time-limit`';
        reader.problem('wait-for', `is not shorter than \`time-limit\`, which ends the step first; ${remedy}`);
    }
    return waitMs;
}
function readPageSize({ reader }, max = 3000) {
    return reader.read('page-size', (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .wholeNumber */ .rD)(1, max));
}
/** Undefined if the input is empty. */
function readProjectNames(reader) {
    const items = readSelecting(reader, 'projects', _values_js__WEBPACK_IMPORTED_MODULE_1__/* .nameProblem */ .rH);
    if (items.length === 0)
        return undefined;
    const { names, patterns, except } = (0,_model_selection_js__WEBPACK_IMPORTED_MODULE_0__/* .nameListOf */ .R1)(items);
    return { names: (0,_model_names_js__WEBPACK_IMPORTED_MODULE_2__/* .distinctNames */ .NL)(names), patterns, except };
}
/** Items with `!` exclude some of the others. */
function readSelecting(reader, input, ...checks) {
    const items = reader.list(input, _values_js__WEBPACK_IMPORTED_MODULE_1__/* .exclusionProblem */ ._p, ...checks);
    refuseOnlyExclusions(reader, input, items);
    return items;
}
function refuseOnlyExclusions(reader, input, items) {
    const problem = reader.hasProblem(input) ? undefined : (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .onlyExclusionsProblem */ .Hv)(items);
    if (problem !== undefined)
        reader.problem(input, problem);
}
const wholeValueProblem = (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .checkFor */ .G5)([/^!/, 'starts with `!`, but this input cannot exclude', 'list only values to select'], [/[*?]/, 'is a pattern, but this input takes none', 'list each value whole']);
function readWholeValues(reader, input, ...checks) {
    return reader.list(input, wholeValueProblem, ...checks);
}
/** Tags that select. */
function readTags(reader, input) {
    return readWholeValues(reader, input, _values_js__WEBPACK_IMPORTED_MODULE_1__/* .colonProblem */ .ng);
}
/** `projects` and `projects-tagged`; undefined when neither is given. Tags alone select from all projects. */
function readProjects(reader) {
    const list = readProjectNames(reader);
    const tagged = readTags(reader, 'projects-tagged');
    if (list !== undefined)
        return { ...list, tagged };
    if (tagged.length === 0)
        return undefined;
    return { names: [], patterns: ['**'], except: [], tagged };
}
/** Without either input, the repository of the workflow. */
function readSelection(source) {
    const projects = readProjects(source.reader);
    return projects ?? { names: [repositoryOfRun(source)], patterns: [], except: [], tagged: [] };
}
function readFleet(source) {
    const projects = readSelection(source);
    const shard = readShard(source.reader);
    return { ...readWriting(source, projects.patterns.length > 0), projects, shard };
}
/** Without the input, the repository of the workflow. */
function readProject(source) {
    const { reader } = source;
    const list = readProjectNames(reader);
    if (list === undefined)
        return repositoryOfRun(source);
    const [name] = list.names;
    const isOneName = list.names.length === 1 && list.patterns.length === 0 && list.except.length === 0;
    if (!isOneName && !reader.hasProblem('projects'))
        reader.problem('projects', 'has a pattern or more than one name; give one project');
    return name ?? '';
}
function repositoryOfRun({ reader, environment }) {
    const name = environment.GITHUB_REPOSITORY ?? '';
    const problem = 'is empty, and outside a workflow run there is no repository; give a name';
    if (name === '')
        reader.problem('projects', problem);
    return name;
}
function readShard(reader) {
    return reader.read('shard', (text) => {
        const [, index = 0, count = 0] = (/^(\d{1,6})\s*\/\s*(\d{1,6})$/.exec(text) ?? []).map(Number);
        if (index >= 1 && index <= count)
            return { value: { index, count } };
        return { remedy: 'give a part such as `2/8`, the second of eight' };
    });
}


/***/ }),

/***/ 1509:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   read: () => (/* binding */ read)
/* harmony export */ });
/* harmony import */ var _inputs_comment_and_issue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3148);
/* harmony import */ var _inputs_filters_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5456);
/* harmony import */ var _inputs_source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(686);
/* harmony import */ var _inputs_values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7745);
/* harmony import */ var _model_findings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3917);





async function read(source) {
    const { reader, now } = source;
    const issueType = reader.read('issue-type', (0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_3__/* .oneOf */ .yL)(_model_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .PRODUCTS */ .zv));
    const query = (0,_inputs_filters_js__WEBPACK_IMPORTED_MODULE_1__/* .readQuery */ .xB)(reader, { issueType, now });
    return {
        ...(await (0,_inputs_comment_and_issue_js__WEBPACK_IMPORTED_MODULE_0__/* .readTracked */ .Tx)(source, query.issueType)),
        failIf: reader.readItems('fail-if', (0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_3__/* .oneOf */ .yL)(['found'])),
        query,
        pageSize: (0,_inputs_source_js__WEBPACK_IMPORTED_MODULE_2__/* .readPageSize */ .lh)(source),
        groupBy: reader.text('group-by'),
    };
}


/***/ }),

/***/ 8207:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   run: () => (/* binding */ run)
/* harmony export */ });
/* harmony import */ var _findings_counts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4150);
/* harmony import */ var _findings_list_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2730);
/* harmony import */ var _model_context_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4112);
/* harmony import */ var _model_directory_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3480);




/** Each finding once for all branches, unless the query names one. */
async function run(context, request) {
    // Also shown if the step ends while it reads the projects.
    let listed = [];
    const result = await (0,_model_context_js__WEBPACK_IMPORTED_MODULE_2__/* .resultOf */ .Bg)(context, request, async () => {
        const { query, pageSize, groupBy, issue } = request;
        if (issue.mode === 'auto' && query.filters.status === undefined)
            context.notices.push({ kind: 'issue-of-any-status' });
        ({ selected: listed } = await (0,_findings_list_js__WEBPACK_IMPORTED_MODULE_1__/* .listFindings */ .F$)(context, query, { once: true, pageSize }));
        const hasProjects = listed.some(({ repository }) => repository !== undefined);
        const directory = hasProjects ? await (0,_model_directory_js__WEBPACK_IMPORTED_MODULE_3__/* .tryProjectDirectory */ .Gd)(context) : undefined;
        const projectTags = hasProjects ? directory && (0,_findings_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .projectTagsOf */ .Gv)(listed, directory) : {};
        // Unlike `isOpen`, this leaves out findings in review or being fixed.
        const groups = (0,_findings_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .groupFindings */ .kG)(listed.filter(({ status }) => status === 'open'), groupBy, ({ repository = '' }) => projectTags?.[repository.toLowerCase()] ?? []);
        context.notices.push(...(0,_findings_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .groupNotices */ .Ht)(groups));
        return { listed, projectTags, counts: (0,_findings_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .productCounts */ .YD)(listed), groups };
    });
    return listed.length > 0 ? { ...result, listed } : result;
}


/***/ }),

/***/ 4158:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   read: () => (/* binding */ read)
/* harmony export */ });
/* harmony import */ var _inputs_comment_and_issue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3148);
/* harmony import */ var _inputs_filters_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5456);
/* harmony import */ var _inputs_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7745);
/* harmony import */ var _model_findings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3917);




const loadParser = () => Promise.all(/* import() | rules */[__webpack_require__.e(603), __webpack_require__.e(13), __webpack_require__.e(144), __webpack_require__.e(8), __webpack_require__.e(552)]).then(__webpack_require__.bind(__webpack_require__, 3072));
async function read(source) {
    const { reader, now } = source;
    const named = reader.readItems('products', (0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .itemOf */ .Tu)(_model_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .PRODUCTS */ .zv));
    const products = _model_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .PRODUCTS */ .zv.filter((product) => named.includes(product));
    const filters = (0,_inputs_filters_js__WEBPACK_IMPORTED_MODULE_1__/* .readFilters */ .M1)(reader, { issueType: undefined, now });
    // Leading blanks are significant in YAML.
    const levels = reader.texts.get('service-levels') ?? '';
    return {
        ...(await (0,_inputs_comment_and_issue_js__WEBPACK_IMPORTED_MODULE_0__/* .readTracked */ .Tx)(source, JSON.stringify([products, filters]))),
        products,
        filters,
        /** As it was written. */
        period: reader.text('period'),
        sinceMs: reader.read('period', (0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .momentBefore */ .Qe)(now)),
        /** End of the period: the start of the step, in epoch ms. */
        untilMs: now,
        /** In ms, by severity; absent if none are given. */
        serviceLevels: levels.trim() === '' ? undefined : (await loadParser()).readServiceLevels(reader, levels),
        groupBy: reader.text('group-by'),
    };
}


/***/ }),

/***/ 2734:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   run: () => (/* binding */ run)
/* harmony export */ });
/* harmony import */ var _findings_counts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4150);
/* harmony import */ var _findings_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6321);
/* harmony import */ var _findings_history_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4548);
/* harmony import */ var _findings_list_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2730);
/* harmony import */ var _findings_overdue_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4168);
/* harmony import */ var _findings_server_list_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9597);
/* harmony import */ var _model_context_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4112);
/* harmony import */ var _model_directory_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3480);
/* harmony import */ var _model_notice_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7963);
/* harmony import */ var _projects_project_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4849);










/** One of several lists that fails is a gap. */
function run(context, request) {
    return (0,_model_context_js__WEBPACK_IMPORTED_MODULE_6__/* .resultOf */ .Bg)(context, request, async () => {
        const { products, filters, groupBy, untilMs } = request;
        await (0,_model_context_js__WEBPACK_IMPORTED_MODULE_6__/* .resolveSlug */ .qo)(context);
        const queries = products.map((issueType) => ({ issueType, filters }));
        const [{ findings }, projects] = await Promise.all([
            (0,_findings_list_js__WEBPACK_IMPORTED_MODULE_3__/* .listKinds */ .Ix)(context, queries, { once: true }),
            (0,_model_directory_js__WEBPACK_IMPORTED_MODULE_7__/* .tryProjectDirectory */ .Gd)(context),
        ]);
        const times = new Map(findings.map((finding) => [finding, (0,_findings_history_js__WEBPACK_IMPORTED_MODULE_2__/* .changeTimes */ .fl)(finding)]));
        const { overdue, gaps } = overdueOf(findings, request);
        const overdueOnes = new Set(overdue.map(({ finding }) => finding));
        const listed = findings.flatMap((finding) => {
            const changes = changesWhen(times.get(finding), (ms) => ms >= request.sinceMs && ms <= untilMs);
            return changes.length > 0 || (0,_findings_history_js__WEBPACK_IMPORTED_MODULE_2__/* .isKnownOpen */ .kx)(finding) ? [Object.assign(finding, { changes })] : [];
        });
        const projectTags = projects && (0,_findings_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .projectTagsOf */ .Gv)(listed, projects);
        const groups = (0,_findings_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .groupFindings */ .kG)(listed.filter(_findings_history_js__WEBPACK_IMPORTED_MODULE_2__/* .isKnownOpen */ .kx), groupBy, ({ repository = '' }) => projectTags?.[repository.toLowerCase()] ?? [], (finding) => overdueOnes.has(finding));
        context.notices.push(...gaps, ...changeGaps(times), ...(0,_findings_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .groupNotices */ .Ht)(groups));
        return {
            listed,
            overdue,
            projectTags,
            groups,
            history: (0,_findings_history_js__WEBPACK_IMPORTED_MODULE_2__/* .historyOf */ .om)(times, request),
            coverage: projects && (0,_projects_project_js__WEBPACK_IMPORTED_MODULE_8__/* .scanCoverage */ .w4)((0,_findings_server_list_js__WEBPACK_IMPORTED_MODULE_5__/* .selectedProjects */ .Uk)(request, projects), untilMs),
        };
    });
}
function overdueOf(findings, { serviceLevels, untilMs }) {
    if (serviceLevels === undefined)
        return { overdue: [], gaps: [] };
    const mayBeOverdue = ({ severity }) => severity === undefined || serviceLevels[severity] !== undefined;
    const open = findings.filter((finding) => (0,_findings_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .isOpen */ .nT)(finding) && mayBeOverdue(finding));
    return (0,_findings_overdue_js__WEBPACK_IMPORTED_MODULE_4__/* .overdueFindings */ .lO)(open, serviceLevels, untilMs);
}
function changesWhen(times = {}, test) {
    const changes = Object.entries(times);
    return changes.flatMap(([name, ms]) => (test(ms) ? [name] : []));
}
/** For findings whose rows lack the time of a change, or the status. */
function changeGaps(findings) {
    const undecided = [...findings].flatMap(([{ status }, times]) => {
        const undated = changesWhen(times, Number.isNaN);
        return status === undefined ? [...undated, 'status'] : undated;
    });
    return [...Map.groupBy(undecided, (name) => name)].flatMap(([name, same]) => (0,_model_notice_js__WEBPACK_IMPORTED_MODULE_9__/* .fieldGaps */ .E)(name, same));
}


/***/ }),

/***/ 1300:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   read: () => (/* binding */ read)
/* harmony export */ });
/* harmony import */ var _inputs_comment_and_issue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3148);
/* harmony import */ var _inputs_connection_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8127);
/* harmony import */ var _inputs_filters_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5456);
/* harmony import */ var _inputs_source_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(686);
/* harmony import */ var _inputs_values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7745);
/* harmony import */ var _model_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(519);






const TRACKER_INPUTS = {
    jira: ['jira-project-id'],
    github: ['issue-repository', 'issue-labels', 'issue-assignees', 'comment-footer'],
};
async function read(source) {
    const { reader, now } = source;
    const issueType = (0,_inputs_filters_js__WEBPACK_IMPORTED_MODULE_2__/* .readIssueType */ .A1)(reader);
    const writing = (0,_inputs_source_js__WEBPACK_IMPORTED_MODULE_3__/* .readWriting */ .LC)(source);
    const ids = (0,_inputs_filters_js__WEBPACK_IMPORTED_MODULE_2__/* .readIssueIds */ .yH)(reader, { issueType, now });
    const selection = ids === undefined ? { by: 'listed', query: (0,_inputs_filters_js__WEBPACK_IMPORTED_MODULE_2__/* .readQuery */ .xB)(reader, { issueType, now }) } : { by: 'ids', ids };
    // Findings of one rule and repository share a ticket.
    const groupIssues = reader.read('group-issues', _inputs_values_js__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zM);
    const tracker = await readTracker(source);
    return issueType && tracker && { ...writing, issueType, selection, groupIssues, tracker };
}
async function readTracker({ reader, environment, event }) {
    const kind = reader.read('tracker', (0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_4__/* .oneOf */ .yL)(['jira', 'github']));
    const unused = kind === 'jira' ? 'github' : 'jira';
    for (const input of TRACKER_INPUTS[unused].filter((name) => reader.isSet(name)))
        reader.problem(input, `works only with \`tracker: ${unused}\`; leave it out, or set that tracker`);
    if (kind === 'jira')
        return { kind, projectId: reader.read('jira-project-id', jiraId) };
    const github = (0,_inputs_connection_js__WEBPACK_IMPORTED_MODULE_1__/* .readGitHub */ .kQ)(reader, environment);
    if (github === undefined)
        reader.problem('github-token', 'is empty; with `tracker: github`, give a token with `issues: write`');
    const name = reader.read('issue-repository', fullName) ?? (await event()).repository ?? '';
    if (name === '' && !reader.hasProblem('issue-repository'))
        reader.problem('issue-repository', 'is empty; outside a workflow run, give `owner/repo`');
    const style = (0,_inputs_comment_and_issue_js__WEBPACK_IMPORTED_MODULE_0__/* .readIssueStyle */ .zH)(reader);
    return github && { kind, github, repository: (0,_model_names_js__WEBPACK_IMPORTED_MODULE_5__/* .splitName */ .W0)(name), ...style };
}
const jiraId = (0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_4__/* .wholeId */ .D1)(0n, 'give the id in digits: `id` in `/rest/api/3/project/KEY` on your Jira site');
function fullName(text) {
    if (!/^[\w-]+\/[\w.-]+$/.test(text))
        return { remedy: 'give `owner/repo`' };
    return (0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_4__/* .nameProblem */ .rH)(text) ?? { value: text };
}


/***/ }),

/***/ 7139:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  run: () => (/* binding */ run)
});

// EXTERNAL MODULE: ./build/src/changes/carry-out.js
var carry_out = __webpack_require__(5717);
// EXTERNAL MODULE: ./build/src/changes/rows.js
var changes_rows = __webpack_require__(4686);
// EXTERNAL MODULE: ./build/src/findings/finding.js
var findings_finding = __webpack_require__(6321);
// EXTERNAL MODULE: ./build/src/findings/list.js
var findings_list = __webpack_require__(2730);
// EXTERNAL MODULE: ./build/src/findings/tickets.js
var tickets = __webpack_require__(3925);
// EXTERNAL MODULE: ./build/src/findings/triage.js
var triage = __webpack_require__(3794);
// EXTERNAL MODULE: ./build/src/model/context.js
var model_context = __webpack_require__(4112);
// EXTERNAL MODULE: ./build/src/model/notice.js
var notice = __webpack_require__(7963);
// EXTERNAL MODULE: ./build/src/findings/conditions.js
var conditions = __webpack_require__(2340);
// EXTERNAL MODULE: ./build/src/github/ask.js
var ask = __webpack_require__(7604);
// EXTERNAL MODULE: ./build/src/github/errors.js
var errors = __webpack_require__(6150);
// EXTERNAL MODULE: ./build/src/github/issue.js
var issue = __webpack_require__(2530);
// EXTERNAL MODULE: ./build/src/model/directory.js
var directory = __webpack_require__(3480);
// EXTERNAL MODULE: ./build/src/model/names.js
var names = __webpack_require__(519);
// EXTERNAL MODULE: ./build/src/model/step-errors.js
var step_errors = __webpack_require__(7761);
// EXTERNAL MODULE: ./build/src/operations/ticket/known-issue.js
var known_issue = __webpack_require__(2116);
;// CONCATENATED MODULE: ./build/src/operations/ticket/decide.js




/**
 * Decides what brings issues up to date: each lists the selected findings, and its earlier ones that are still open.
 *
 * @param rows after `markRows`
 * @param issues open ones first, then by age
 * @param isWhole whether the lists have no gap
 */
function decideIssues(rows, issues, index, { groupIssues, isWhole }) {
    const subjects = new Map();
    const subjectOf = ({ place, about }) => {
        const key = (0,known_issue/* subjectKey */.ow)({ place, about });
        const subject = subjects.get(key) ?? { place, about, issues: [], added: [] };
        subjects.set(key, subject);
        return subject;
    };
    for (const issue of issues)
        subjectOf(issue).issues.push(issue);
    for (const row of rows.filter(changes_rows/* isDue */.nZ)) {
        const { finding } = row.change;
        const place = index.placeOf(finding.repository);
        subjectOf({ place, about: (0,known_issue/* aboutOf */.rI)(finding, groupIssues) }).added.push(row);
    }
    const writes = [...subjects.values()].flatMap((subject) => writesOf(subject, index, isWhole));
    const written = new Set(writes.map(({ issue }) => issue));
    const kept = [...subjects.values()].flatMap(({ issues: [first] }) => first ?? []);
    const closed = kept.filter(({ issue }) => issue.state === 'closed' && !written.has(issue));
    return { writes, openBehindClosed: closed.reduce((sum, issue) => sum + (0,known_issue/* countOpen */.QJ)(issue), 0) };
}
function writesOf({ place, about, issues, added }, index, isWhole) {
    const [kept, ...others] = issues;
    const listed = new Set(issues.flatMap((issue) => [...issue.listed]));
    const unlistedCount = issues.reduce((sum, issue) => sum + issue.unlistedCount, 0);
    const formerCount = listed.size + unlistedCount;
    for (const { change } of added)
        listed.add(index.byId.get(change.finding.id) ?? [change.finding]);
    const { open = [], ended = [] } = Object.groupBy(listed, (rows) => (rows.some(findings_finding/* isOpen */.nT) ? 'open' : 'ended'));
    const fixed = ended.filter((rows) => rows.some(({ status }) => status === 'fixed')).length;
    // A list with a gap may lack the open row of a finding.
    const held = isWhole ? open : [...listed];
    const count = held.length + (isWhole ? 0 : unlistedCount);
    const unlisted = isWhole ? [] : issues.flatMap((issue) => issue.unlisted);
    const newest = isWhole ? 0n : (kept?.many?.newest ?? 0n);
    const common = {
        marker: { place, about, ...heldMarker(held, unlisted, count, newest) },
        findings: open.flatMap((rows) => rows.filter(findings_finding/* isOpen */.nT).toSorted((a, b) => (0,names/* compare */.UD)(a.id, b.id))[0] ?? []),
        unseen: count - open.length,
        ended: { fixed, ignored: ended.length - fixed, removed: unlistedCount },
        rows: [],
    };
    if (kept === undefined)
        return [{ ...common, action: 'opened', rows: added }];
    const { issue, bot } = kept;
    const isOpenIssue = issue.state === 'open';
    // The issue that stays gets the findings first, so that a run which is cut off loses none.
    const duplicates = others.filter((other) => other.issue.state === 'open');
    const merges = duplicates.map((duplicate) => {
        return { ...common, action: 'merged', issue: duplicate.issue, duplicateOf: issue.number };
    });
    if (isOpenIssue && count === 0 && formerCount > 0)
        return [{ ...common, action: 'closed', issue }, ...merges];
    // An issue that a person closed is reopened only for a finding that it did not have: a new one, or one of a duplicate.
    // If no finding is listed, its text stays.
    const isNews = bot !== undefined || listed.size > kept.listed.size;
    if (open.length > 0 && (isOpenIssue || isNews))
        return [{ ...common, action: isOpenIssue ? 'updated' : 'reopened', issue, bot, rows: added }, ...merges];
    return merges;
}
/** @param newest the newest id of the findings that are not listed, if an issue has too many for tokens */
function heldMarker(held, unlisted, count, newest) {
    const tokens = [...held.map(known_issue/* tokenOf */.B9), ...unlisted];
    if (count === tokens.length && tokens.join('.').length <= known_issue/* MAX_TOKENS_LENGTH */.Tr)
        return { tokens };
    const ids = held.flatMap((rows) => rows.map(({ id }) => id));
    return { tokens: [], many: { count, newest: ids.reduce((most, id) => (id > most ? id : most), newest) } };
}
/**
 * Sets the state of rows whose findings have an issue, or are not open. After a lost answer, an issue that has the
 * finding shows that it was opened.
 *
 * @param issues open ones first, then by age: a row has the first of its subject, which stays
 */
function markRows(rows, issues, { byId }) {
    const holders = new Map();
    for (const issue of issues.toReversed())
        for (const listed of issue.listed)
            holders.set(listed, issue);
    const first = new Map(issues.toReversed().map((known) => [(0,known_issue/* subjectKey */.ow)(known), known.issue]));
    for (const row of rows) {
        const { finding, branches } = row.change;
        const holder = holders.get(byId.get(finding.id) ?? []);
        const kept = holder && first.get((0,known_issue/* subjectKey */.ow)(holder));
        if (kept !== undefined) {
            if ((0,changes_rows/* isDue */.nZ)(row))
                (0,changes_rows/* setState */.wb)(row, 'left');
            if (row.state === 'unknown')
                (0,changes_rows/* setState */.wb)(row, 'changed');
            row.seen = issueTicket(kept);
        }
        else if ((0,changes_rows/* isDue */.nZ)(row) && ![finding, ...branches].some(findings_finding/* isOpen */.nT)) {
            (0,changes_rows/* setState */.wb)(row, 'left');
            row.seen = finding;
        }
    }
}
function issueTicket({ number, html_url: url }) {
    return { id: String(number), slug: `#${number}`, url };
}

;// CONCATENATED MODULE: ./build/src/operations/ticket/keep-issues.js













/** GitHub takes 500 new issues and comments an hour ("Rate limits"). */
const MAX_CREATED = 500;
/** As GitHub asks for ("Rate limits"). */
const WRITE_INTERVAL_MS = 1000;
/**
 * Keeps the issues of the findings up to date, and records in each row what happened.
 *
 * @param outcome receives what was written, or in a dry run would be
 * @throws StepError, PlatformError, PagingError
 */
async function keepIssues(context, request, found, outcome, maxCreated = MAX_CREATED) {
    const { rows, items, listed } = found;
    const { tracker, groupIssues } = request;
    const { repository, labels, assignees } = tracker;
    const { written } = outcome;
    const deployment = await (0,model_context/* resolveSlug */.qo)(context);
    const identity = { operation: 'ticket', workflow: '', about: [deployment, request.issueType] };
    const index = (0,known_issue/* findingIndex */.Oz)(listed, await (0,directory/* projectDirectory */.t6)(context));
    // An unmatched item may mean a known repository, whose findings are not listed then.
    const isWhole = items.length === 0 && !context.notices.some(notice/* isGap */.N);
    const { draftIssues } = await Promise.all(/* import() | report */[__webpack_require__.e(13), __webpack_require__.e(144), __webpack_require__.e(921), __webpack_require__.e(789), __webpack_require__.e(857)]).then(__webpack_require__.bind(__webpack_require__, 8248));
    await (0,ask/* askGitHub */.X)(context, tracker.github, async (octokit) => {
        const look = async () => {
            const issues = (await (0,issue/* readOwnIssues */.bo)(octokit, repository, identity))
                .map((issue) => (0,known_issue/* knownIssue */.hb)(issue, index))
                .filter(scopeTest(found, index))
                // `open` before `closed`: a person may have closed the older one of two.
                .toSorted((left, right) => (0,names/* compare */.UD)(right.issue.state, left.issue.state));
            // A run that closes an issue leaves no open finding in its marker.
            for (const known of issues)
                if ((0,known_issue/* countOpen */.QJ)(known) > 0)
                    known.bot = await (0,issue/* closingBot */.r$)(octokit, repository, known.issue);
            markRows(rows, issues, index);
            const { writes, openBehindClosed } = decideIssues(rows, issues, index, { groupIssues, isWhole });
            outcome.openBehindClosed = openBehindClosed;
            const drafts = draftIssues(writes, request, { deployment, identity, baseUrl: context.baseUrl, listed });
            return drafts.filter(({ action, issue, body }) => action !== 'updated' || body !== issue?.body);
        };
        const drafts = await look();
        const opened = drafts.filter(({ action }) => action === 'opened' || action === 'reopened');
        (0,carry_out/* checkLimits */.J5)(context, (0,carry_out/* overMaxChanges */.QH)(request.maxChanges, opened.length, 'ticket'));
        if (!(0,model_context/* isWriting */.xz)(context)) {
            for (const { action } of drafts)
                written[action] += 1;
            return;
        }
        const failed = [];
        const state = { written, failed, labels, assignees, nextMs: 0 };
        const writing = { context, octokit, repository, ...state };
        const creating = drafts.filter(({ action, bot }) => action === 'opened' || action === 'closed' || bot);
        const remaining = new Set(creating.slice(maxCreated));
        for (const draft of drafts)
            if (!remaining.has(draft))
                await writeIssue(writing, draft);
        if (written.opened > 0 || failed.some(({ isLost }) => isLost))
            await lookAgain(writing, look);
        (0,changes_rows/* throwIfFailed */.tq)(rows);
        const [first] = failed.filter(({ draft }) => draft.action !== 'opened');
        if (first !== undefined)
            throw new step_errors/* StepError */.zg({ kind: 'github', cause: first.cause });
        if (remaining.size > 0)
            throw new step_errors/* StepError */.zg({ kind: 'issues-remain', issues: remaining.size, max: maxCreated });
    });
}
/** Looks for what was lost, and merges issues that another run opened for the same subject. */
async function lookAgain(writing, look) {
    const { failed, written } = writing;
    const drafts = await look();
    // A finding whose outcome is unknown is in no draft.
    const isDone = ({ issue, rows }) => rows.every(({ state }) => state === 'changed') &&
        (issue === undefined || drafts.every((draft) => draft.issue?.number !== issue.number));
    for (const failure of failed.splice(0)) {
        if (failure.isLost && isDone(failure.draft))
            written[failure.draft.action] += 1;
        else
            failed.push(failure);
    }
    const kept = drafts.flatMap(({ duplicateOf }) => duplicateOf ?? []);
    for (const draft of drafts)
        if (draft.duplicateOf !== undefined || kept.includes(draft.issue?.number ?? 0))
            await writeIssue(writing, draft);
}
/** Tests whether an issue is of a repository that was listed: a run leaves all others alone. */
function scopeTest({ listed, repos = [] }, { placeOf }) {
    const isSelected = (0,conditions/* repositoryTest */.jX)({ repos });
    const repositories = new Set(listed.map(({ repository }) => repository));
    const places = new Set(Array.from(repositories, (name) => (0,known_issue/* placeKey */.r4)(placeOf(name))));
    return ({ place }) => isSelected(place.name) || places.has((0,known_issue/* placeKey */.r4)(place));
}
/** Records in the rows what happened. @throws GitHubError, StepError that ends the step */
async function writeIssue(writing, draft) {
    const { action, issue, rows, comment } = draft;
    const { written, failed } = writing;
    // First, so that no issue is closed without its reason.
    if (issue !== undefined && comment !== undefined)
        await explain(writing, issue, comment);
    await awaitTurn(writing);
    try {
        const kept = issue ?? (await keep_issues_open(writing, draft));
        if (issue !== undefined)
            await update(writing, issue, draft);
        for (const row of rows) {
            (0,changes_rows/* setState */.wb)(row, 'changed');
            row.seen = issueTicket(kept);
        }
        written[action] += 1;
    }
    catch (error) {
        if (!(error instanceof errors/* GitHubError */.y_) || error.failure.kind === 'rate-limited')
            throw error;
        const cause = error.failure;
        const isRefused = cause.kind === 'status' && (cause.status ?? 0) < 500;
        // Only an opening is never repeated: no earlier attempt may have been sent.
        const isUnsent = issue === undefined && cause.problem?.sent === false;
        const isLost = !isRefused && !isUnsent;
        for (const row of rows)
            (0,changes_rows/* setState */.wb)(row, isLost ? 'unknown' : 'failed', { kind: 'github', cause });
        const isFirst = Object.values(written).every((count) => count === 0);
        if (cause.kind === 'cancelled' || (isRefused && isFirst))
            throw error;
        failed.push({ draft, cause, isLost });
    }
}
async function update({ octokit, repository }, issue, { action, body }) {
    const states = {
        opened: {},
        closed: { state: 'closed', state_reason: 'completed' },
        merged: { state: 'closed', state_reason: 'duplicate' },
        reopened: { state: 'open' },
        updated: {},
    };
    const changes = { body, ...states[action] };
    await octokit.rest.issues.update({ ...repository, issue_number: issue.number, ...changes });
}
async function keep_issues_open(writing, { title, body }) {
    const { labels, assignees, octokit, repository } = writing;
    const draft = { title, body, labels, assignees };
    const { refused, ...opened } = await (0,issue/* createIssue */.Ko)(octokit, repository, draft);
    if (refused === undefined)
        return opened;
    writing.context.notices.push({ kind: 'issue-incomplete', ...refused });
    writing.labels = (0,names/* namesWithout */.Vc)(labels, refused.labels);
    writing.assignees = (0,names/* namesWithout */.Vc)(assignees, refused.assignees);
    return opened;
}
async function explain(writing, { number }, text) {
    await awaitTurn(writing);
    try {
        await (0,issue/* addComment */.BC)(writing.octokit, writing.repository, number, text);
    }
    catch (error) {
        if (!(error instanceof errors/* GitHubError */.y_))
            throw error;
        const cause = error.failure;
        if (cause.kind === 'rate-limited' || cause.kind === 'cancelled')
            throw error;
        // GitHub refuses comments on a locked issue.
        writing.context.notices.push({ kind: 'issue-uncommented', cause });
    }
}
/** Waits until GitHub takes another write. @throws StepError if the step ends first */
async function awaitTurn(writing) {
    const { clock, stop } = writing.context;
    await clock.sleep(Math.max(0, writing.nextMs - clock.now()), stop);
    if (stop.aborted)
        throw new step_errors/* StepError */.zg({ kind: 'stopped', isUnfinished: true });
    writing.nextMs = clock.now() + WRITE_INTERVAL_MS;
}

;// CONCATENATED MODULE: ./build/src/operations/ticket/run.js









/** Opens tickets for the selected findings that have none (field-notes, "Tickets"), or keeps issues on GitHub. */
async function run(context, request, maxCreated) {
    const { tracker } = request;
    let planned;
    const issues = {
        written: { opened: 0, reopened: 0, updated: 0, closed: 0, merged: 0 },
        openBehindClosed: 0,
    };
    const result = await (0,model_context/* resultOf */.Bg)(context, request, async () => {
        planned = await selectFindings(context, request);
        const { rows, items, endedAtMs } = planned;
        if (tracker.kind === 'github') {
            if ((0,model_context/* isWriting */.xz)(context))
                await context.announceGaps();
            await keepIssues(context, { ...request, tracker }, planned, issues, maxCreated);
            return (0,changes_rows/* throwIfFailed */.tq)(items);
        }
        const due = rows.filter(changes_rows/* isDue */.nZ);
        const over = (0,carry_out/* overMaxChanges */.QH)(request.maxChanges, (0,tickets/* ticketGroups */.$B)(due, request).length, 'ticket');
        const options = { ...request, jiraProjectId: tracker.projectId };
        const write = (execution) => (0,tickets/* executeTickets */.Bs)(execution, due, options, endedAtMs);
        await (0,carry_out/* carryOut */.u0)(context, rows, over, write, items);
    });
    const { rows = [], items = [] } = planned ?? {};
    // A second run finds issues, but may not find tickets in Jira.
    const secondRun = tracker.kind === 'jira' ? 'opens-tickets' : undefined;
    return { ...result, rows: [...items, ...rows], issues, secondRun };
}
/** Makes one row for all branches of a finding. One that has a ticket is left as it is. */
async function selectFindings(context, { issueType, selection, tracker }) {
    // The API has no filter by id.
    const query = selection.by === 'ids' ? { issueType, filters: {} } : selection.query;
    if (selection.by !== 'ids' && query.filters.status === undefined)
        context.notices.push({ kind: 'tickets-for-closed-findings' });
    // Issues also list findings that other steps selected.
    const scope = tracker.kind === 'github' ? 'repositories' : 'branches';
    const list = await (0,findings_list/* listFindings */.F$)(context, query, { scope, use: 'writes' });
    const { selected, findings: listed } = list;
    const endedAtMs = list.endedAtMs.get(issueType) ?? 0;
    const byId = new Map(selected.map((finding) => [finding.id, finding]));
    const ids = selection.by === 'ids' ? selection.ids : [...byId.keys()];
    const findings = (0,findings_finding/* firstOfEach */.t6)(ids.map((id) => byId.get(id) ?? { kind: issueType, id }));
    const byFinding = (0,findings_finding/* rowsByFinding */._D)(findings, listed);
    const notListed = context.notices.some(notice/* isGap */.N) ? 'finding-unseen' : 'finding-not-listed';
    const rows = findings.map((finding) => {
        const branches = byFinding.get((0,findings_finding/* findingKey */.fl)(finding)) ?? [];
        const siblings = branches.filter(({ id }) => id !== finding.id).map(triage/* siblingOf */.SS);
        const change = { field: 'ticket', finding, branches: siblings };
        if (!byId.has(finding.id))
            return { change, state: 'failed', failure: { kind: notListed } };
        const seen = branches.find(({ ticket }) => ticket !== undefined)?.ticket;
        return seen === undefined ? (0,changes_rows/* plannedRow */.dL)(change, !(0,model_context/* isWriting */.xz)(context)) : { change, state: 'left', seen };
    });
    const { repos } = list.query.filters;
    return { rows, items: (0,changes_rows/* itemRows */.RH)(list.failedItems), listed, endedAtMs, repos };
}


/***/ }),

/***/ 1888:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   read: () => (/* binding */ read)
/* harmony export */ });
/* harmony import */ var _inputs_comment_and_issue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3148);
/* harmony import */ var _inputs_filters_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5456);
/* harmony import */ var _inputs_source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(686);
/* harmony import */ var _inputs_values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7745);
/* harmony import */ var _model_findings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3917);





async function read(source) {
    const { reader } = source;
    const issueType = (0,_inputs_filters_js__WEBPACK_IMPORTED_MODULE_1__/* .readIssueType */ .A1)(reader);
    const decision = readDecision(reader);
    const selection = readSelection(source, issueType);
    const writing = (0,_inputs_source_js__WEBPACK_IMPORTED_MODULE_2__/* .readWriting */ .LC)(source, selection.by === 'listed');
    if (selection.by === 'platform')
        checkPlatform(reader, selection, decision, writing.maxChanges);
    const tracked = await (0,_inputs_comment_and_issue_js__WEBPACK_IMPORTED_MODULE_0__/* .readTracked */ .Tx)(source, issueType ?? '');
    return issueType && { ...writing, ...tracked, issueType, selection, decision };
}
function readDecision(reader) {
    const state = reader.read('new-triage-state', (0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_3__/* .oneOf */ .yL)(_model_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .TRIAGE_STATES */ .wr));
    const reason = reader.read('new-triage-reason', (0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_3__/* .oneOf */ .yL)(_model_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .TRIAGE_REASONS */ .zk));
    const note = reader.text('new-note');
    const isStateWrong = reader.hasProblem('new-triage-state');
    if (reader.givenText('new-triage-reason') !== undefined && state !== 'ignored' && !isStateWrong)
        reader.problem('new-triage-reason', 'works only with `new-triage-state: ignored`; leave it out');
    if (reader.givenText('new-triage-state') === undefined && note === undefined)
        reader.problem('new-triage-state', 'is empty, and so is `new-note`; give at least one of them');
    const length = [...(note ?? '')].length;
    if (length > _model_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_NOTE_LENGTH */ .XG)
        reader.problem('new-note', `has ${length} characters; give at most ${_model_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_NOTE_LENGTH */ .XG}`);
    return { state, reason, note };
}
function readSelection({ reader, now }, issueType) {
    const by = reader.read('selection', (0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_3__/* .oneOf */ .yL)(['listed', 'platform']));
    const ids = (0,_inputs_filters_js__WEBPACK_IMPORTED_MODULE_1__/* .readIssueIds */ .yH)(reader, { issueType, now });
    const limit = reader.read('limit', (0,_inputs_source_js__WEBPACK_IMPORTED_MODULE_2__/* .numberOrAll */ .ei)(1));
    if (ids !== undefined) {
        if (typeof limit === 'number' && limit < ids.length) {
            const remedy = 'give a higher limit or fewer ids';
            reader.problem('limit', `is ${limit}, but \`issue-ids\` has ${ids.length} ids; ${remedy}`);
        }
        return { by: 'ids', ids };
    }
    const query = (0,_inputs_filters_js__WEBPACK_IMPORTED_MODULE_1__/* .readQuery */ .xB)(reader, { by, issueType, now });
    if (by === 'platform')
        return { by, query, limit };
    return { by, query, limit: limit === 'all' ? undefined : limit };
}
function checkPlatform(reader, { query, limit = _model_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_TRIAGE_LIMIT */ .E4 }, { state }, maxChanges = Number.POSITIVE_INFINITY) {
    const { status } = query.filters;
    const highest = limit === 'all' ? Number.POSITIVE_INFINITY : limit;
    const isUnchecked = reader.hasProblem('status', 'new-triage-state');
    const leavesStatus = status !== undefined && state !== undefined && status !== (0,_model_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .statusAfter */ .Bh)(state);
    if (highest > _model_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_TRIAGE_LIMIT */ .E4 && !isUnchecked && !leavesStatus) {
        const why = 'findings need several requests, which end only when triaged findings no longer match';
        const remedy = 'give a `new-triage-state`, and a `status` other than the one that it leads to';
        reader.problem('limit', `is \`${limit}\`, but more than ${_model_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_TRIAGE_LIMIT */ .E4} ${why}; ${remedy}`);
    }
    if (highest > maxChanges) {
        const why = '`selection: platform` counts nothing before it writes';
        const remedy = `give a \`limit\` of at most ${maxChanges}, or use \`selection: listed\``;
        reader.problem('max-changes', `is \`${maxChanges}\`, but ${why}; ${remedy}`);
    }
}


/***/ }),

/***/ 8732:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   run: () => (/* binding */ run)
/* harmony export */ });
/* harmony import */ var _changes_carry_out_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5717);
/* harmony import */ var _changes_rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4686);
/* harmony import */ var _findings_conditions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2340);
/* harmony import */ var _findings_finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6321);
/* harmony import */ var _findings_items_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6380);
/* harmony import */ var _findings_list_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2730);
/* harmony import */ var _findings_triage_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3794);
/* harmony import */ var _findings_triage_state_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(970);
/* harmony import */ var _model_context_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4112);
/* harmony import */ var _model_findings_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3917);
/* harmony import */ var _model_step_errors_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7761);
/* harmony import */ var _model_unmatched_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(3894);
/* harmony import */ var _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(9323);
/* harmony import */ var _platform_writer_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(8854);














/** Moves the selected findings to a new triage state (web-api.md 4.8). */
async function run(context, request) {
    const { selection, issueType, maxChanges } = request;
    let planned = { rows: [], items: [] };
    const isWhole = selection.by !== 'ids' && (0,_findings_conditions_js__WEBPACK_IMPORTED_MODULE_2__/* .isOfWholeDeployment */ .qg)(selection.query);
    const result = await (0,_model_context_js__WEBPACK_IMPORTED_MODULE_8__/* .resultOf */ .Bg)(context, request, async () => {
        if (isWhole && selection.query.filters.status === undefined)
            context.notices.push({ kind: 'moves-triaged-findings' });
        if (selection.by === 'platform') {
            const { query, items, mayMatch } = await checkPlatformQuery(context, selection.query);
            planned = { rows: [], items };
            if ((0,_model_context_js__WEBPACK_IMPORTED_MODULE_8__/* .isWriting */ .xz)(context) && mayMatch)
                await triageByPlatform(context, request, { ...selection, query }, planned.rows);
            return (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .throwIfFailed */ .tq)(items);
        }
        if (selection.by === 'listed')
            planned = await planListed(context, request, selection);
        // The API has no filter by id.
        else
            planned.rows = selection.ids.map((id) => rowOf(context, request, { kind: issueType, id }));
        const { rows, items, listing } = planned;
        const over = (0,_changes_carry_out_js__WEBPACK_IMPORTED_MODULE_0__/* .overMaxChanges */ .QH)(maxChanges, rows.filter(_changes_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .isDue */ .nZ).length, 'finding');
        await (0,_changes_carry_out_js__WEBPACK_IMPORTED_MODULE_0__/* .carryOut */ .u0)(context, rows, over, (execution) => (0,_findings_triage_js__WEBPACK_IMPORTED_MODULE_6__/* .executeTriage */ .ol)(execution, rows, listing), items);
    });
    const { rows, items, selected } = planned;
    if (selection.by === 'ids' && (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .inState */ .ph)(rows, 'changed', 'would-change').length > 0)
        context.notices.push({ kind: 'former-states-unknown' });
    const secondRun = secondRunOf(request);
    return { ...result, rows: [...items, ...rows], selected, isOfWholeDeployment: isWhole, secondRun };
}
/** The list of secrets shows neither reason nor note. */
function secondRunOf({ selection: { by }, issueType, decision }) {
    if (by === 'platform')
        return 'selects-again';
    if (by === 'listed' && issueType !== 'secrets')
        return undefined;
    return decision.note === undefined ? 'repeats' : 'repeats-note';
}
async function planListed(context, request, { query, limit = Number.POSITIVE_INFINITY }) {
    const list = await (0,_findings_list_js__WEBPACK_IMPORTED_MODULE_5__/* .listFindings */ .F$)(context, query, { scope: 'branches', use: 'writes' });
    const { selected } = list;
    const branches = (0,_findings_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .rowsByFinding */ ._D)(selected, list.findings);
    const rows = selected.map((finding) => rowOf(context, request, finding, branches.get((0,_findings_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .findingKey */ .fl)(finding))));
    const { due = [], done = [] } = Object.groupBy(rows, (row) => ((0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .isDue */ .nZ)(row) ? 'due' : 'done'));
    // Rows that are up to date do not count: a nightly step would always reach the same ones.
    const taken = (0,_findings_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .oldestFirst */ .sZ)(due, ({ change }) => change.finding).slice(0, limit);
    (0,_findings_triage_js__WEBPACK_IMPORTED_MODULE_6__/* .addBranches */ .s5)(taken, branches);
    // The platform moves the other rows of these findings along.
    const moving = new Set(taken.map(({ change }) => (0,_findings_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .findingKey */ .fl)(change.finding)));
    const unmoved = done.filter(({ change }) => !moving.has((0,_findings_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .findingKey */ .fl)(change.finding)));
    const items = (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .itemRows */ .RH)(list.failedItems);
    return { rows: [...taken, ...unmoved], items, listing: list, selected: selected.length };
}
/** Leaves out repositories and tags that match nothing. @returns `mayMatch`: whether each filter still has an item */
async function checkPlatformQuery(context, written) {
    const { query, unmatched, unchecked } = await (0,_findings_items_js__WEBPACK_IMPORTED_MODULE_4__/* .checkQuery */ .Dp)(context, written, undefined, true);
    if (unchecked !== undefined)
        throw new _model_step_errors_js__WEBPACK_IMPORTED_MODULE_10__/* .StepError */ .zg(unchecked.cause);
    const items = (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .itemRows */ .RH)((0,_model_unmatched_js__WEBPACK_IMPORTED_MODULE_11__/* .reportItems */ .DF)(context.notices, unmatched, 'writes', query.issueType));
    const filters = { ...query.filters };
    const isMatched = (text) => !unmatched.some(({ item }) => item === text);
    for (const name of ['repos', 'project_tags'])
        if (filters[name] !== undefined)
            filters[name] = [filters[name]].flat().map(String).filter(isMatched);
    const mayMatch = Object.values(filters).every((value) => !Array.isArray(value) || value.length > 0);
    return { query: { ...query, filters }, items, mayMatch };
}
function rowOf(context, { decision: after }, finding, branches = []) {
    const change = { field: 'triage', finding, after, branches: [] };
    const seen = branches.find((branch) => (0,_findings_triage_state_js__WEBPACK_IMPORTED_MODULE_7__/* .wasTriagedSeparately */ .GW)(branch, finding));
    if (seen !== undefined)
        return { change, state: 'left', seen: (0,_findings_triage_js__WEBPACK_IMPORTED_MODULE_6__/* .siblingOf */ .SS)(seen) };
    if ((0,_findings_triage_state_js__WEBPACK_IMPORTED_MODULE_7__/* .showsTriage */ .Ry)(finding, after))
        return { change, state: 'unchanged' };
    return (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .plannedRow */ .dL)(change, !(0,_model_context_js__WEBPACK_IMPORTED_MODULE_8__/* .isWriting */ .xz)(context));
}
/**
 * Lets the platform select by its own filters: in one request, or beyond its limit, until one moves nothing.
 *
 * @param rows receives a row for each finding that an answer names
 * @throws StepError, PlatformError
 */
async function triageByPlatform(context, { issueType, decision }, { query: { filters }, limit = _model_findings_js__WEBPACK_IMPORTED_MODULE_9__/* .MAX_TRIAGE_LIMIT */ .E4 }, rows) {
    const { state, reason, note } = decision;
    const decided = { new_triage_state: state, new_triage_reason: reason, new_note: note };
    const moved = new Set();
    let unnamed = 0;
    const lost = { requests: 0, atMost: 0 };
    let remaining = limit === 'all' ? Number.POSITIVE_INFINITY : limit;
    try {
        while (remaining > 0) {
            const take = Math.min(_model_findings_js__WEBPACK_IMPORTED_MODULE_9__/* .MAX_TRIAGE_LIMIT */ .E4, remaining);
            const body = { issue_type: issueType, ...filters, ...decided, limit: take };
            const answer = await sendTriage(context, body, limit === 'all', lost);
            unnamed += (0,_platform_writer_js__WEBPACK_IMPORTED_MODULE_13__/* .countUnnamed */ .o)(answer);
            const ids = answer.triaged_issues.filter((id) => !moved.has(id));
            for (const id of ids) {
                moved.add(id);
                const finding = { kind: issueType, id };
                rows.push({ change: { field: 'triage', finding, after: decision, branches: [] }, state: 'changed' });
            }
            const count = ids.length + (0,_platform_writer_js__WEBPACK_IMPORTED_MODULE_13__/* .countUnnamed */ .o)(answer);
            // The answer also names branches that were not selected, so `count` is an upper bound.
            remaining -= Math.min(take, count);
            if (count === 0 || (limit !== 'all' && limit <= _model_findings_js__WEBPACK_IMPORTED_MODULE_9__/* .MAX_TRIAGE_LIMIT */ .E4))
                return;
        }
    }
    finally {
        (0,_findings_triage_js__WEBPACK_IMPORTED_MODULE_6__/* .noteUnnamed */ .f)(context.notices, unnamed, moved.size);
        if (lost.requests > 0)
            context.notices.push({ kind: 'answers-lost', ...lost });
    }
}
/**
 * Repeats a request that was not sent, or with `limit: all` one whose answer was lost: with another limit, a repeat would
 * select further findings.
 *
 * @param lost receives the requests without an answer, and the findings that they may have moved
 * @throws StepError, PlatformError
 */
async function sendTriage(context, body, isAll, lost) {
    const { clock, stop, maxRetries, writer } = context;
    const slug = await (0,_model_context_js__WEBPACK_IMPORTED_MODULE_8__/* .resolveSlug */ .qo)(context);
    const addLost = () => {
        lost.requests += 1;
        lost.atMost += body.limit;
    };
    const errorOf = (error) => {
        if (lost.requests === 0)
            return error;
        const first = { kind: 'unknown', cause: error.failure };
        return new _model_step_errors_js__WEBPACK_IMPORTED_MODULE_10__/* .StepError */ .zg({ kind: 'rows-failed', unit: 'finding', failed: 0, unknown: lost.atMost, first });
    };
    let repeats = 0;
    for (;;) {
        const outcome = await writer.triage(slug, body, repeats + 1).catch((error) => {
            const { failure } = error instanceof _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_12__/* .PlatformError */ .Wk ? error : {};
            if (failure?.kind === 'cancelled' && failure.sent)
                addLost();
            throw error;
        });
        if (outcome.kind === 'answered')
            return outcome.value;
        // The next attempt waits for the end of the limit.
        if (outcome.kind === 'limited')
            continue;
        if (outcome.kind === 'refused')
            throw errorOf(outcome.error);
        if (outcome.kind !== 'not-sent')
            addLost();
        const mayRepeat = outcome.kind === 'not-sent' || (outcome.kind === 'open' && isAll);
        if (!mayRepeat || repeats === maxRetries)
            throw errorOf(new _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_12__/* .PlatformError */ .Wk(outcome.failure));
        repeats += 1;
        await clock.sleep(outcome.delayMs, stop);
    }
}


/***/ })

};
