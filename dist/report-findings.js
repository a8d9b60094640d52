export const id = 921;
export const ids = [921];
export const modules = {

/***/ 4548:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fl: () => (/* binding */ changeTimes),
/* harmony export */   kx: () => (/* binding */ isKnownOpen),
/* harmony export */   om: () => (/* binding */ historyOf)
/* harmony export */ });
/* harmony import */ var _model_findings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3917);
/* harmony import */ var _model_time_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4386);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6321);



/** Unlike `isOpen`, not true of a finding without a status. */
function isKnownOpen(finding) {
    return finding.status !== undefined && (0,_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .isOpen */ .nT)(finding);
}
function changeTimes(finding) {
    const { status, triage_state } = finding;
    return {
        new: (0,_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .detectedMs */ .j8)(finding) ?? Number.NaN,
        ...(status === 'fixed' && { fixed: timeOf(finding.state_updated_at) }),
        // Code can silence a finding that nobody has triaged.
        ...(status === 'ignored' && triage_state !== 'untriaged' && { ignored: triagedMs(finding) }),
        ...(triage_state === 'reopened' && { reopened: triagedMs(finding) }),
    };
}
/** The list of secrets has only the time of any change. */
function triagedMs({ kind, triaged_at, state_updated_at }) {
    return timeOf(kind === 'secrets' ? state_updated_at : triaged_at);
}
function timeOf(text) {
    return (0,_model_time_js__WEBPACK_IMPORTED_MODULE_2__/* .epochMs */ .e9)(text) ?? Number.NaN;
}
const MAX_PERIODS = 12;
/**
 * Counts open findings at the ends of up to 12 periods: from their detection, or return, to the first change that closed
 * them. Undefined with less than two periods.
 */
function historyOf(findings, { sinceMs, untilMs }) {
    const periodMs = untilMs - sinceMs;
    let firstMs = untilMs;
    for (const { new: ms = Number.NaN } of findings.values())
        if (ms < firstMs)
            firstMs = ms;
    const periods = Math.min(MAX_PERIODS, Math.floor((untilMs - firstMs) / periodMs) + 1);
    if (periods < 2)
        return undefined;
    const endsMs = Array.from({ length: periods }, (_, index) => untilMs - (periods - 1 - index) * periodMs);
    const bySeverity = {};
    for (const [finding, times] of findings) {
        // Another word counts as unknown: nothing from outside gets into a picture.
        const severity = _model_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .oC.find((name) => name === finding.severity) ?? 'unknown';
        bySeverity[severity] ??= endsMs.map(() => 0);
        const counts = bySeverity[severity];
        const { new: fromMs = Number.NaN } = times;
        const toMs = closedMs(finding, times);
        endsMs.forEach((endMs, index) => {
            const wasOpen = endMs === untilMs ? isKnownOpen(finding) : fromMs <= endMs && toMs > endMs;
            if (wasOpen)
                counts[index] = (counts[index] ?? 0) + 1;
        });
    }
    return { endsMs, bySeverity };
}
/** NaN where the row of a closed finding does not say. */
function closedMs(finding, { fixed }) {
    if (isKnownOpen(finding))
        return Number.POSITIVE_INFINITY;
    const isIgnored = [finding.status, finding.triage_state].some((state) => state === 'ignored' || state === 'provisionally_ignored');
    const closed = [fixed, isIgnored ? triagedMs(finding) : undefined].filter((ms) => ms !== undefined);
    return closed.length === 0 ? Number.NaN : Math.min(...closed);
}


/***/ }),

/***/ 3925:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $B: () => (/* binding */ ticketGroups),
/* harmony export */   Bs: () => (/* binding */ executeTickets),
/* harmony export */   We: () => (/* binding */ ticketOf)
/* harmony export */ });
/* harmony import */ var _changes_execute_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7092);
/* harmony import */ var _changes_rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4686);
/* harmony import */ var _model_context_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4112);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6321);
/* harmony import */ var _list_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2730);





/** Limits of one request (field-notes, "Tickets"). */
const MAX_TICKETS = 20;
const MAX_FINDINGS_PER_TICKET = 50;
function ticketGroups(rows, { groupIssues }) {
    const alike = Map.groupBy(rows, ({ change: { finding } }) => groupIssues && finding.rule !== undefined && finding.repository !== undefined
        ? JSON.stringify([finding.repository, finding.rule])
        : (0,_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .findingKey */ .fl)(finding));
    return [...alike.values()].flatMap((group) => (0,_list_js__WEBPACK_IMPORTED_MODULE_4__/* .chunksOf */ .U_)(group, MAX_FINDINGS_PER_TICKET));
}
/**
 * Opens tickets for the findings that are `not-reached`, and records the outcome in each row.
 *
 * @param listedAtMs when the rows were listed, on the step's clock
 */
async function executeTickets(execution, rows, options, listedAtMs) {
    try {
        await (0,_changes_execute_js__WEBPACK_IMPORTED_MODULE_0__/* .execute */ .g)(execution, ticketKind(options, listedAtMs, rows), rows);
    }
    finally {
        // `unchanged`: somebody else opened the ticket meanwhile.
        for (const row of rows)
            if (row.state === 'unchanged')
                row.state = 'left';
    }
}
function ticketKind(options, listedAtMs, rows) {
    const keys = new Map(rows.flatMap(({ change: { finding, branches } }) => [finding, ...branches].map(({ id }) => [id, (0,_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .findingKey */ .fl)(finding)])));
    const keyOf = (id = 0n) => keys.get(id) ?? String(id);
    const { issueType, groupIssues, jiraProjectId } = options;
    const sendAs = (jira_project_id, asTexts = false) => async (context, due, _seen, attempts) => {
        const body = {
            issue_type: issueType,
            issue_ids: (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .findingsOf */ .WX)(due).map(({ id }) => (asTexts ? String(id) : id)),
            group_issues: groupIssues,
            limit: ticketGroups(due, options).length,
            jira_project_id,
        };
        return context.writer.openTickets(await (0,_model_context_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveSlug */ .qo)(context), body, attempts);
    };
    return {
        group: (due) => (0,_list_js__WEBPACK_IMPORTED_MODULE_4__/* .chunksOf */ .U_)(ticketGroups(due, options), MAX_TICKETS).map((groups) => {
            const requestRows = groups.flat();
            return { rows: requestRows, seen: seenTickets((0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .findingsOf */ .WX)(requestRows)), readAtMs: () => listedAtMs };
        }),
        readsBeforeEach: true,
        // After a lost answer, a repeat could open a second ticket. The platform ends a request after 60 s.
        effectiveWithinMs: 70_000,
        read: async (context, due) => {
            const { findings, mayLackRows } = await (0,_list_js__WEBPACK_IMPORTED_MODULE_4__/* .listAgain */ .H8)(context, (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .findingsOf */ .WX)(due));
            return { ...seenTickets(findings), mayLackRows };
        },
        next: (due, seen) => due.filter(({ change }) => {
            const now = findingIn(seen, change);
            // Somebody may have fixed or triaged the finding since it was planned.
            return now !== undefined && now.status === change.finding.status;
        }),
        send: sendAs(jiraProjectId?.toString()),
        otherForms: [
            ...(jiraProjectId === undefined ? [] : [sendAs(jiraProjectId)]),
            sendAs(jiraProjectId?.toString(), true),
        ],
        seenIn: ({ succeeded, skipped, failed }, earlier) => {
            const byKey = new Map(earlier.byKey);
            const record = (ids, shown) => {
                for (const id of ids)
                    byKey.set(keyOf(id), shown);
            };
            const refuse = (ids, state, message) => record(ids, { refusal: { state, failure: { kind: 'no-ticket', message } } });
            for (const { issue_ids, reason } of skipped)
                refuse(issue_ids, 'left', reason);
            for (const { issue_ids, error } of failed)
                refuse(issue_ids, 'failed', error);
            for (const { issue_ids, ticket_id: id, external_slug: slug, ticket_url: url } of succeeded)
                record(issue_ids, { ticket: { id, slug, url } });
            return { ...earlier, byKey, opened: succeeded };
        },
        look: (seen, change) => {
            const { ticket: result, refusal } = seen.byKey.get((0,_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .findingKey */ .fl)(change.finding)) ?? {};
            const value = findingIn(seen, change);
            const isUnseen = seen.mayLackRows && value === undefined;
            return { isShown: result !== undefined, result, refusal, value, isUnseen };
        },
        sideEffectIn: (_before, { opened = [] }, due) => {
            const asked = new Set((0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .findingsOf */ .WX)(due).map(_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .findingKey */ .fl));
            const stray = strayTickets(opened, asked, keyOf);
            return stray.length === 0 ? undefined : { kind: 'foreign', what: 'tickets', items: stray };
        },
    };
}
/** Tickets for findings that were not `asked` for, and those of a finding that got several. */
function strayTickets(opened, asked, keyOf) {
    const tickets = opened.flatMap(({ issue_ids: ids, external_slug, ticket_url, ticket_id }, index) => {
        const name = external_slug ?? ticket_url ?? ticket_id ?? `number ${index + 1} of the answer`;
        const keys = ids.length === 0 ? [keyOf()] : ids.map(keyOf);
        return keys.map((key) => ({ key, name }));
    });
    const stray = [...Map.groupBy(tickets, ({ key }) => key)].flatMap(([key, ofFinding]) => {
        const names = new Set(ofFinding.map(({ name }) => name));
        return asked.has(key) && names.size === 1 ? [] : [...names];
    });
    return [...new Set(stray)];
}
function ticketOf({ seen }) {
    return seen === undefined || 'kind' in seen ? undefined : seen;
}
/** Undefined if the latest list lacks it. */
function findingIn({ byKey }, { finding }) {
    return byKey.get((0,_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .findingKey */ .fl)(finding))?.rows?.find(({ id }) => id === finding.id);
}
/** A finding has the ticket of any of its branches. */
function seenTickets(findings) {
    const byKey = new Map();
    for (const [key, rows] of Map.groupBy(findings, _finding_js__WEBPACK_IMPORTED_MODULE_3__/* .findingKey */ .fl))
        byKey.set(key, { rows, ticket: rows.find(({ ticket }) => ticket !== undefined)?.ticket });
    return { byKey };
}


/***/ }),

/***/ 970:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F5: () => (/* binding */ inverseTriage),
/* harmony export */   GW: () => (/* binding */ wasTriagedSeparately),
/* harmony export */   I2: () => (/* binding */ higherPrecedence),
/* harmony export */   IP: () => (/* binding */ writeNote),
/* harmony export */   Id: () => (/* binding */ deciderOf),
/* harmony export */   KJ: () => (/* binding */ isUnread),
/* harmony export */   O2: () => (/* binding */ isUntouched),
/* harmony export */   Ry: () => (/* binding */ showsTriage),
/* harmony export */   VC: () => (/* binding */ readNote),
/* harmony export */   em: () => (/* binding */ undoLosses),
/* harmony export */   hY: () => (/* binding */ hasEnded),
/* harmony export */   nM: () => (/* binding */ hasSameDecision),
/* harmony export */   o9: () => (/* binding */ hasState),
/* harmony export */   zG: () => (/* binding */ triageStateOf)
/* harmony export */ });
/* harmony import */ var _model_findings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3917);
/* harmony import */ var _model_time_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4386);


/** `untriaged` where nobody triaged it. The list of secrets has the status only. */
function triageStateOf({ triage_state, status }) {
    if (triage_state !== undefined)
        return triage_state;
    return status === undefined || status === 'open' || status === 'fixed' ? 'untriaged' : status;
}
/** Whether a row shows the state, reason and note of a triage. */
function showsTriage(row, { state, reason, note }) {
    // The list of secrets shows neither reason nor note, and `reviewing` and `fixing` only as `open`.
    if (row.kind === 'secrets' && (row.status === 'open' || reason !== undefined || note !== undefined))
        return false;
    if (state !== undefined && !hasState(row, state))
        return false;
    if (reason !== undefined && row.triage_reason !== reason)
        return false;
    // The platform may trim a note.
    return note === undefined || (row.triage_comment ?? '').trim() === note.trim();
}
/** As far as the list shows: that of secrets shows `reviewing` and `fixing` as `open`. */
function hasState(row, state) {
    if (row.kind !== 'secrets')
        return triageStateOf(row) === state;
    const status = (0,_model_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .statusAfter */ .Bh)(state);
    return row.status === (status === 'reviewing' || status === 'fixing' ? 'open' : status);
}
/** Whether nobody triaged a finding or left a note since, and no scan fixed it. */
function isUntouched(now, listed) {
    const hasSameNote = (now.triage_comment ?? '') === (listed.triage_comment ?? '');
    const isSame = hasSameNote && now.status === listed.status && now.triaged_at === listed.triaged_at;
    return isSame && hasSameDecision(now, listed);
}
function hasSameDecision(left, right) {
    const hasStates = left.triage_state !== undefined && right.triage_state !== undefined;
    const isSame = hasStates ? left.triage_state === right.triage_state : left.status === right.status;
    return isSame && (left.triage_reason ?? '') === (right.triage_reason ?? '');
}
/** Reverts a change as far as possible, with the former note, by which people and rules go. */
function inverseTriage({ finding, after }) {
    const note = finding.triage_comment;
    if (after.state === undefined)
        return note === undefined ? undefined : { note };
    // The list of secrets shows no reason: an ignore of the step may have replaced another one.
    const isIgnoredSecret = finding.kind === 'secrets' && after.state === 'ignored';
    if (isUnread(finding) || isIgnoredSecret)
        return { state: 'reopened' };
    const state = triageStateOf(finding);
    if (state === 'ignored')
        return { state, reason: finding.triage_reason, note };
    return { state: state === 'reviewing' || state === 'fixing' ? state : 'reopened', note };
}
/** Whether no list had a finding, as in a triage by ids. */
function isUnread({ status, triage_state }) {
    return status === undefined && triage_state === undefined;
}
/** The losses that `inverseTriage` cannot avoid. */
function undoLosses({ finding, after, branches }) {
    const losses = [];
    const state = triageStateOf(finding);
    if (after.state !== undefined) {
        if (isUnread(finding))
            losses.push('by-ids');
        else if (state === 'provisionally_ignored')
            losses.push('provisionally-ignored');
        else if (finding.kind === 'secrets')
            losses.push('secrets');
        else if (state === 'untriaged')
            losses.push('never-triaged');
    }
    if (after.note !== undefined && finding.triage_comment === undefined)
        losses.push('notes');
    const differs = (branch) => !hasSameDecision(branch, finding) || (branch.triage_comment ?? '') !== (finding.triage_comment ?? '');
    if (branches.some((branch) => !isUnread(branch) && differs(branch)))
        losses.push('siblings');
    if (!isUnread(finding) && branches.some(isUnread))
        losses.push('unlisted');
    return losses;
}
const MARK = /\[code-security rule="([^"[\]]*)"([^"[\]]*)\]$/;
/** Splits a note into its text and the marks at its end, the newest last. */
function readNote(note = '') {
    const marks = [];
    let text = note.trimEnd();
    for (let found = MARK.exec(text); found !== null; found = MARK.exec(text)) {
        const [, rule = '', attribute = ''] = found;
        marks.unshift(markOf(rule, attribute.trim()));
        text = text.slice(0, found.index).trimEnd();
    }
    return { text, marks };
}
/** Keeps the marks of ended ignores, whose rules never triage the finding again; drops the oldest for length. */
function writeNote(text, ended, mark) {
    for (let kept = ended;; kept = kept.slice(1)) {
        const note = [text, ...kept.map(markText), markText(mark)].filter((part) => part !== '').join(' ');
        if (note.length <= _model_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_NOTE_LENGTH */ .XG || kept.length === 0)
            return note;
    }
}
/** Whether the last day of an ignore has passed. A day that cannot be read counts as passed. */
function hasEnded({ kind, day }, momentMs) {
    return kind === 'until' && (day === undefined || day < (0,_model_time_js__WEBPACK_IMPORTED_MODULE_1__/* .dayOf */ .kb)(momentMs));
}
function markText({ rule, kind, day }) {
    const end = kind === 'decided' ? '' : ` ${kind}=${day ?? 'unknown'}`;
    return `[code-security rule="${rule}"${end}]`;
}
/** An unreadable attribute becomes an `until` without a day, so that no ignore lasts forever. */
function markOf(rule, attribute) {
    if (attribute === '')
        return { rule, kind: 'decided' };
    const [name, day = ''] = attribute.split('=', 2);
    const kind = name === 'ended' ? 'ended' : 'until';
    return name === kind && (0,_model_time_js__WEBPACK_IMPORTED_MODULE_1__/* .isDay */ .N)(day) ? { rule, kind, day } : { rule, kind };
}
const PRECEDENCE = ['nobody', 'rules', 'platform', 'people'];
function higherPrecedence(left, right) {
    return PRECEDENCE.indexOf(left) < PRECEDENCE.indexOf(right) ? right : left;
}
/** Rules decided only if the mark at the end of the note accounts for the state. */
function deciderOf(row, rules) {
    const state = triageStateOf(row);
    if (state === 'provisionally_ignored')
        return 'platform';
    // A fixed secret may have been ignored before its fix.
    if (row.kind === 'secrets')
        return row.status === 'open' ? 'nobody' : 'people';
    if (state !== 'untriaged')
        return ruleMark(row, rules) === undefined ? 'people' : 'rules';
    return row.triaged_at === undefined && (row.triage_comment ?? '') === '' ? 'nobody' : 'people';
}
/** The states that come with marks; undefined for that of the rule. */
const STATES = { until: 'ignored', ended: 'reopened', decided: undefined };
/**
 * The mark of the rule that last decided. Somebody may have moved the finding since without a note, so its state must be
 * that of the mark, and its reason the rule's. A `decided` of an unknown rule counts.
 */
function ruleMark(row, rules) {
    const mark = readNote(row.triage_comment).marks.at(-1);
    if (mark === undefined)
        return undefined;
    const rule = rules?.get(mark.rule);
    const expected = STATES[mark.kind] ?? rule?.state;
    if (expected !== undefined && expected !== triageStateOf(row))
        return undefined;
    // Only an ignored finding has a reason, so one that lacks it was ignored again without one.
    const shown = row.triage_reason ?? (triageStateOf(row) === 'ignored' ? '' : rule?.reason);
    return rule?.reason !== undefined && rule.reason !== shown ? undefined : mark;
}
/** Whether somebody triaged a finding differently on another branch, and no rule's mark accounts for it. */
function wasTriagedSeparately(branch, selected) {
    const state = triageStateOf(branch);
    if (state === 'untriaged' || state === triageStateOf(selected))
        return false;
    return ruleMark(branch) === undefined;
}


/***/ }),

/***/ 2530:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B1: () => (/* binding */ reopenedLine),
/* harmony export */   BC: () => (/* binding */ addComment),
/* harmony export */   Ko: () => (/* binding */ createIssue),
/* harmony export */   bo: () => (/* binding */ readOwnIssues),
/* harmony export */   px: () => (/* binding */ keepIssue),
/* harmony export */   r$: () => (/* binding */ closingBot)
/* harmony export */ });
/* harmony import */ var _model_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(519);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6150);
/* harmony import */ var _marked_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(617);



/** GitHub refuses longer bodies, as it does longer comments. */
const MAX_BODY_LENGTH = 65_536;
/** After the line of an inconclusive run. */
const TEXT_START = '<!-- text -->';
const EMPTY_STAMP = 'listed=none';
/**
 * Keeps the one issue of an identity, found by marker and author. The marker says what the issue lists, and nothing once
 * a run closes it. So a closed one that lists what this run lists was closed by a person, who is respected until that
 * changes, or by a bot, which is not.
 *
 * @throws GitHubError
 */
async function keepIssue(octokit, issue) {
    const { repository, identity } = issue;
    const author = await (0,_marked_text_js__WEBPACK_IMPORTED_MODULE_1__/* .viewerLogin */ .wz)(octokit);
    const own = await readOwnIssues(octokit, repository, identity, author);
    // A person may have closed the older one of two.
    const [open, ...younger] = own.filter(({ state }) => state === 'open');
    const existing = open ?? own[0];
    const isOpen = open !== undefined;
    const fallback = issue.content.kind === 'inconclusive' && !isOpen ? issue.content.fallback : undefined;
    const content = fallback ?? issue.content;
    if (existing === undefined)
        return content.kind === 'act' ? await openIssue(octokit, issue, author, content) : {};
    const { number, html_url: url, stamp } = existing;
    const patch = (changes, issue_number = number) => octokit.rest.issues.update({ ...repository, issue_number, ...changes });
    let comment;
    switch (content.kind) {
        case 'act': {
            const { title, text, listed, reopens = stamp !== stampOf(listed) } = content;
            const body = bodyOf(identity, stampOf(listed), text);
            const isSettled = listed === '' || stamp === EMPTY_STAMP;
            const bot = isSettled ? undefined : await closingBot(octokit, repository, existing);
            const isReopened = !isOpen && (reopens || bot !== undefined);
            if (isReopened || existing.body !== body || existing.title !== title)
                await patch({ title, body, state: isReopened ? 'open' : undefined });
            comment = bot && reopenedLine(bot);
            break;
        }
        case 'inconclusive': {
            // Somebody may have deleted `TEXT_START`.
            const start = Math.max(0, existing.body.indexOf(TEXT_START));
            const text = existing.body.slice(start).replace(TEXT_START, '').trimStart();
            const body = bodyOf(identity, stamp, text, `${content.line}\n\n`);
            if (isOpen && body !== existing.body)
                await patch({ body });
            break;
        }
        case 'clear': {
            // For an issue that somebody else closed, the new marker makes the next list news.
            if (!isOpen && stamp === EMPTY_STAMP)
                break;
            const body = bodyOf(identity, EMPTY_STAMP, content.text);
            await patch({ title: content.title, body, state: 'closed', state_reason: 'completed' });
            if (isOpen)
                comment = content.line;
        }
    }
    return (0,_marked_text_js__WEBPACK_IMPORTED_MODULE_1__/* .finish */ .O9)({ url }, async () => {
        // A run that was cut off between opening an issue and looking again leaves two.
        for (const duplicate of younger)
            await patch(duplicateOf(number, identity), duplicate.number);
        if (comment !== undefined)
            await addComment(octokit, repository, number, comment);
    });
}
/**
 * The login of a bot that closed an issue. Only a mark shows a run of the step: actions/stale may have the same login.
 *
 * @throws GitHubError
 */
async function closingBot({ rest }, repository, { state, number, closed_by: listed }) {
    if (state !== 'closed')
        return undefined;
    // Lists may leave it out.
    const closer = listed ?? (await rest.issues.get({ ...repository, issue_number: number })).data.closed_by;
    return closer?.type === 'Bot' ? closer.login : undefined;
}
/** The login is code, so that it mentions nobody. */
function reopenedLine(bot) {
    return `Opened again, because \`${bot}\` closed this issue while there is still something to act on.`;
}
/** Never repeated: a lost answer may hide a comment that was made. @throws GitHubError */
async function addComment({ rest }, repository, number, body) {
    await rest.issues.createComment({ ...repository, issue_number: number, body, request: { retries: 0 } });
}
function duplicateOf(number, identity) {
    const body = bodyOf(identity, EMPTY_STAMP, `Duplicate of #${number}`);
    return { state: 'closed', state_reason: 'duplicate', body };
}
async function openIssue(octokit, { repository, identity }, author, { title, text, labels, assignees, listed }) {
    const draft = { title, body: bodyOf(identity, stampOf(listed), text), labels, assignees };
    const { created, ...kept } = await (0,_marked_text_js__WEBPACK_IMPORTED_MODULE_1__/* .createText */ .GZ)({
        body: draft.body,
        create: () => createIssue(octokit, repository, draft),
        async listOwn() {
            const own = await readOwnIssues(octokit, repository, identity, author);
            const open = own.filter(({ state }) => state === 'open');
            return open.map((found) => ({ ...found, refused: missingDetails(draft, found) }));
        },
        replace: ({ number }, oldest) => {
            const changes = duplicateOf(oldest.number, identity);
            return octokit.rest.issues.update({ ...repository, issue_number: number, ...changes });
        },
    });
    return { ...kept, refused: created.refused };
}
/** Oldest first. @param author default: the token's own login @throws GitHubError */
async function readOwnIssues(octokit, repository, identity, author) {
    const creator = author ?? (await (0,_marked_text_js__WEBPACK_IMPORTED_MODULE_1__/* .viewerLogin */ .wz)(octokit));
    const query = { ...repository, state: 'all', creator, direction: 'asc', per_page: 100 };
    const pages = octokit.paginate.iterator(octokit.rest.issues.listForRepo, query);
    const path = `/repos/${repository.owner}/${repository.repo}/issues`;
    const issues = await (0,_marked_text_js__WEBPACK_IMPORTED_MODULE_1__/* .readOwn */ .jU)(octokit, pages, { identity, path, author: creator });
    // GitHub lists pull requests as issues, too.
    return issues.filter((issue) => issue.pull_request === undefined);
}
function stampOf(listed) {
    return `listed=${(0,_marked_text_js__WEBPACK_IMPORTED_MODULE_1__/* .digestOf */ .ol)(listed)}`;
}
function bodyOf(identity, stamp, text, start = '') {
    const body = (0,_marked_text_js__WEBPACK_IMPORTED_MODULE_1__/* .markedBody */ .j$)(identity, stamp, `${start}${TEXT_START}\n${text}`);
    if (body.length <= MAX_BODY_LENGTH)
        return body;
    // Only a person's text is as long.
    return body.slice(0, body.lastIndexOf('\n', MAX_BODY_LENGTH));
}
/** Leaves out labels and assignees that GitHub refuses. @throws GitHubError if it refuses the issue */
async function createIssue({ rest: { issues } }, repository, draft) {
    let accepted = draft;
    let serverMessage;
    for (;;) {
        try {
            const details = { labels: [...accepted.labels], assignees: [...accepted.assignees] };
            // Never repeated: a lost answer may hide an issue that was opened.
            const { data } = await issues.create({ ...repository, ...draft, ...details, request: { retries: 0 } });
            return { ...data, refused: missingDetails(draft, { ...accepted, ...data }, serverMessage) };
        }
        catch (error) {
            if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y_) || !mayBeAboutDetails(error.failure, accepted))
                throw error;
            accepted = withoutRefused(accepted, error.failure);
            serverMessage = error.failure.serverMessage;
        }
    }
}
/** GitHub drops those of a token without push access without a word. */
function missingDetails(wanted, { labels, assignees }, serverMessage) {
    const names = labels.map((label) => (typeof label === 'string' ? label : (label.name ?? '')));
    const logins = (assignees ?? []).map((one) => (typeof one === 'string' ? one : one.login));
    const missing = {
        labels: (0,_model_names_js__WEBPACK_IMPORTED_MODULE_2__/* .namesWithout */ .Vc)(wanted.labels, names),
        assignees: (0,_model_names_js__WEBPACK_IMPORTED_MODULE_2__/* .namesWithout */ .Vc)(wanted.assignees, logins),
    };
    const isComplete = missing.labels.length + missing.assignees.length === 0;
    return isComplete ? undefined : { ...missing, serverMessage };
}
/** A 422 need not name the labels or assignees that it refuses; a 403 that does not refuses the issue itself. */
function mayBeAboutDetails(failure, { labels, assignees }) {
    const { kind, status, serverMessage = '' } = failure;
    if (kind !== 'status' || labels.length + assignees.length === 0)
        return false;
    return status === 422 || (status === 403 && /label|assignee/i.test(serverMessage));
}
/** Without the values that GitHub names, or without one of the lists if it names none. */
function withoutRefused(draft, { invalid = [], serverMessage = '' }) {
    const { labels, assignees } = draft;
    const valid = { labels: (0,_model_names_js__WEBPACK_IMPORTED_MODULE_2__/* .namesWithout */ .Vc)(labels, invalid), assignees: (0,_model_names_js__WEBPACK_IMPORTED_MODULE_2__/* .namesWithout */ .Vc)(assignees, invalid) };
    if (valid.labels.length + valid.assignees.length < labels.length + assignees.length)
        return { ...draft, ...valid };
    const isAboutLabels = assignees.length === 0 || (labels.length > 0 && /label/i.test(serverMessage));
    return isAboutLabels ? { ...draft, labels: [] } : { ...draft, assignees: [] };
}


/***/ }),

/***/ 617:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GZ: () => (/* binding */ createText),
/* harmony export */   O9: () => (/* binding */ finish),
/* harmony export */   j$: () => (/* binding */ markedBody),
/* harmony export */   jU: () => (/* binding */ readOwn),
/* harmony export */   ol: () => (/* binding */ digestOf),
/* harmony export */   wz: () => (/* binding */ viewerLogin)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6150);
/* harmony import */ var _octokit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4636);



/** On any line, because people may have written above it. */
const MARKER = /^<!-- code-security-platform (\S+) workflow=(\w+) (.*?) -->/m;
function markedBody(identity, stamp, text) {
    const key = `${identity.operation} workflow=${identityDigest(identity)}`;
    return `<!-- code-security-platform ${key} ${stamp} -->\n${text}`;
}
/**
 * The texts with the marker of an identity, oldest first. Anybody can copy a marker, so the author counts, too.
 *
 * @param author login; default: the token's own, which takes a request if there is a text
 * @throws GitHubError, also for an incomplete list
 */
async function readOwn(octokit, pages, { identity, path, author }) {
    const marked = (await (0,_octokit_js__WEBPACK_IMPORTED_MODULE_2__/* .readWhole */ .oD)(pages, path)).flatMap((row) => {
        const [, operation, digest, stamp = ''] = MARKER.exec(row.body ?? '') ?? [];
        if (operation !== identity.operation || digest !== identityDigest(identity))
            return [];
        return [{ ...row, body: row.body ?? '', stamp }];
    });
    if (marked.length === 0)
        return [];
    const login = (author ?? (await viewerLogin(octokit))).toLowerCase();
    const own = marked.filter(({ user }) => user?.login.toLowerCase() === login);
    return own.sort((left, right) => left.id - right.id);
}
/** The token's own login. By GraphQL, because `GET /user` is refused to `GITHUB_TOKEN`. */
async function viewerLogin(octokit) {
    try {
        const answer = await octokit.graphql('query { viewer { login } }');
        if (answer?.viewer)
            return answer.viewer.login;
        throw new Error('the answer names no viewer');
    }
    catch (error) {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubError */ .y_)
            throw error;
        // GraphQL reports failures in an answer with status 200.
        const cause = error instanceof Error ? error.message : String(error);
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubError */ .y_({ kind: 'answer', method: 'POST', path: '/graphql', cause });
    }
}
/**
 * A lost answer may hide a text that was created, and two runs may both have found none, so the list is read again: of
 * two the oldest stays.
 *
 * @throws GitHubError if none was created
 */
async function createText({ body, create, listOwn, replace, }) {
    const created = await create().catch(async (error) => {
        const isUncertain = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubError */ .y_ && error.isUncertain;
        const listed = isUncertain ? await listOwn().catch(() => []) : [];
        const found = listed.find((text) => text.body === body);
        if (found === undefined)
            throw error;
        return found;
    });
    const kept = { created, url: created.html_url };
    return finish(kept, async () => {
        const [oldest] = await listOwn(created);
        if (oldest === undefined || oldest.id >= created.id)
            return;
        await replace(created, oldest);
        kept.url = oldest.html_url;
    });
}
/** Makes the requests that follow a text. A failure of these does not undo it. */
async function finish(kept, work) {
    try {
        await work();
        return kept;
    }
    catch (error) {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubError */ .y_)
            return { ...kept, unfinished: error.failure };
        throw error;
    }
}
/** Names may be too long for a marker, or end it early. */
function digestOf(text) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('hex').slice(0, 16);
}
function identityDigest({ workflow, about = [] }) {
    return digestOf([workflow, ...about.map((name) => name.toLowerCase()).sort()].join('\n'));
}


/***/ }),

/***/ 2917:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ unselectedIn)
/* harmony export */ });
/** Findings that the platform triaged although they were not selected. */
function unselectedIn(failure) {
    return failure?.kind === 'foreign' && failure.what === 'findings' ? failure.findings : [];
}


/***/ }),

/***/ 7963:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ fieldGaps),
/* harmony export */   N: () => (/* binding */ isGap)
/* harmony export */ });
/** Only gaps have a subject: the inferred type is `Gap`, so callers do not compile once another notice has one. */
function isGap(notice) {
    return 'subject' in notice;
}
/** @param conditions that a missing field leaves undecided, once for each finding */
function fieldGaps(subject, conditions) {
    return [...Map.groupBy(conditions, (condition) => condition)].map(([condition, findings]) => {
        return { kind: 'field-missing', subject, condition, rows: findings.length };
    });
}


/***/ }),

/***/ 2116:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B9: () => (/* binding */ tokenOf),
/* harmony export */   Oz: () => (/* binding */ findingIndex),
/* harmony export */   QJ: () => (/* binding */ countOpen),
/* harmony export */   Tr: () => (/* binding */ MAX_TOKENS_LENGTH),
/* harmony export */   Zs: () => (/* binding */ stampOf),
/* harmony export */   hb: () => (/* binding */ knownIssue),
/* harmony export */   ow: () => (/* binding */ subjectKey),
/* harmony export */   r4: () => (/* binding */ placeKey),
/* harmony export */   rI: () => (/* binding */ aboutOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _findings_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6321);
/* harmony import */ var _model_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(519);



const TOKEN = /^\d+(-\w+)?$/;
/** With the rest, less than a third of what GitHub allows: the other two are for places. */
const MAX_TOKENS_LENGTH = 20_000;
/** Encoded, because a repository's name must not end the marker. */
function stampOf({ place, about, tokens, many }) {
    const held = many ?? { findings: tokens.join('.') };
    const fields = Object.entries({ project: place.id ?? '', repository: place.name, about, ...held });
    return new URLSearchParams(fields.map(([key, value]) => [key, String(value)])).toString();
}
function markerIn(stamp) {
    const fields = new URLSearchParams(stamp);
    const field = (key) => fields.get(key) ?? '';
    const number = (key) => (/^\d+$/.test(field(key)) ? BigInt(field(key)) : undefined);
    const newest = number('newest');
    return {
        place: { id: number('project'), name: field('repository') },
        about: field('about'),
        tokens: field('findings')
            .split('.')
            .filter((token) => TOKEN.test(token)),
        many: newest === undefined ? undefined : { count: Number(field('count')), newest },
    };
}
/** Equal for the issues of one subject, of which one stays. */
function subjectKey({ place, about }) {
    return `${placeKey(place)} ${about}`;
}
function placeKey({ id, name }) {
    return id === undefined ? (0,_model_names_js__WEBPACK_IMPORTED_MODULE_2__/* .nameKey */ .Rc)(name) : `#${id}`;
}
/** `4711-Hu7_x2Pq`: the oldest id, and a hash of what all branches of a finding have in common. */
function tokenOf(rows) {
    const [first] = rows;
    return [String(oldestId(rows)), first && matchDigest(first)].filter(Boolean).join('-');
}
function oldestId(rows) {
    return rows.reduce((least, { id }) => (id < least ? id : least), rows[0]?.id ?? 0n);
}
/** Undefined for a finding that has one row only. */
function matchDigest({ kind, match_based_id: matchId }) {
    return matchId === undefined || kind === 'secrets' ? undefined : shortDigest(matchId);
}
/** Stands for the finding, or if it shares an issue, for its rule. A secret has a type instead. */
function aboutOf(finding, isShared) {
    const rule = isShared ? (finding.rule ?? finding.secret_type) : undefined;
    if (rule !== undefined)
        return shortDigest(`rule ${rule}`);
    return matchDigest(finding) ?? String(finding.id);
}
/** 48 bits: distinct among 300,000 findings. */
function shortDigest(text) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('base64url');
    return hash.replaceAll('-', '_').slice(0, 8);
}
function findingIndex(listed, directory) {
    const findings = [...(0,_findings_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .groupByFinding */ .YY)(listed)];
    const byId = new Map();
    for (const rows of findings)
        for (const { id } of rows)
            byId.set(id, rows);
    const placeOf = (name = '', id) => {
        const project = directory.findById(id) ?? directory.find(name);
        return { id: project?.id, name: project?.name ?? name };
    };
    let byMatch;
    /** Another branch of a finding has another id, and the same match. */
    const findByMatch = (place, match) => {
        byMatch ??= new Map(findings.map((rows) => [matchKey(placeOf(rows[0]?.repository), rows[0] && matchDigest(rows[0])), rows]));
        return byMatch.get(matchKey(place, match));
    };
    return { findings, byId, findByMatch, placeOf };
}
function matchKey(place, match) {
    return `${placeKey(place)} ${match}`;
}
function knownIssue(issue, index) {
    const marker = markerIn(issue.stamp);
    const { place, tokens, many } = marker;
    const listed = new Set();
    const unlisted = [];
    for (const token of tokens) {
        const [id = '', match] = token.split('-');
        const rows = index.byId.get(BigInt(id)) ?? (match && index.findByMatch(place, match));
        if (rows)
            listed.add(rows);
        else
            unlisted.push(token);
    }
    const repository = [...listed].flat()[0]?.repository;
    const known = { ...marker, issue, place: index.placeOf(repository ?? place.name, place.id) };
    if (many === undefined)
        return { ...known, listed, unlisted, unlistedCount: unlisted.length };
    const ofMany = index.findings.filter((rows) => isOneOfMany(rows, known, index));
    const unlistedCount = Math.max(0, many.count - ofMany.length);
    return { ...known, listed: new Set(ofMany), unlisted, unlistedCount };
}
function isOneOfMany(rows, { place, about, many }, { placeOf }) {
    const [first] = rows;
    if (first === undefined || many === undefined || oldestId(rows) > many.newest)
        return false;
    return aboutOf(first, true) === about && placeKey(placeOf(first.repository)) === placeKey(place);
}
/** None if a run closed the issue. */
function countOpen({ listed }) {
    return [...listed].filter((rows) => rows.some(_findings_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .isOpen */ .nT)).length;
}


/***/ })

};
