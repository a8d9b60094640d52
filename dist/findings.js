export const id = 469;
export const ids = [469];
export const modules = {

/***/ 1463:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IP: () => (/* binding */ writeNote),
/* harmony export */   VC: () => (/* binding */ readNote),
/* harmony export */   hY: () => (/* binding */ hasEnded)
/* harmony export */ });
/* harmony import */ var _model_findings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3917);
/* harmony import */ var _model_time_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4386);


const MARK = /\[code-security rule="([^"[\]]*)"([^"[\]]*)\]$/;
/**
 * Reads the marks at the end of a note, the last of which is of the last triage, and the text before them. What follows
 * a mark makes it plain text.
 */
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
/**
 * A note with its marks. Marks of ended ignores that were there are kept, because their rules never take the finding
 * again; the oldest of them go where there is no room.
 */
function writeNote(text, ended, mark) {
    for (let left = ended;; left = left.slice(1)) {
        const note = [text, ...left.map(markText), markText(mark)].filter((part) => part !== '').join(' ');
        if (note.length <= _model_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_NOTE_LENGTH */ .XG || left.length === 0)
            return note;
    }
}
/** Whether the last day of an ignore has passed. One whose day cannot be read has none. */
function hasEnded({ kind, day }, momentMs) {
    return kind === 'until' && (day === undefined || day < (0,_model_time_js__WEBPACK_IMPORTED_MODULE_1__/* .dayOf */ .kb)(momentMs));
}
function markText({ rule, kind, day }) {
    const end = kind === 'decided' ? '' : ` ${kind}=${day ?? 'unknown'}`;
    return `[code-security rule="${rule}"${end}]`;
}
/** An attribute that cannot be read counts as a time that has passed: an ignore must not last because of it. */
function markOf(rule, attribute) {
    if (attribute === '')
        return { rule, kind: 'decided' };
    const [name, day = ''] = attribute.split('=', 2);
    const kind = name === 'ended' ? 'ended' : 'until';
    return name === kind && (0,_model_time_js__WEBPACK_IMPORTED_MODULE_1__/* .isDay */ .N)(day) ? { rule, kind, day } : { rule, kind };
}


/***/ }),

/***/ 3925:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ ticketGroups),
/* harmony export */   B: () => (/* binding */ executeTickets)
/* harmony export */ });
/* harmony import */ var _changes_execute_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7092);
/* harmony import */ var _changes_rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4686);
/* harmony import */ var _model_deployment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2396);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6321);
/* harmony import */ var _list_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7188);





/** Tickets that one request opens, at most, and findings that share one (field-notes, "Tickets"). */
const MAX_TICKETS = 20;
const MAX_SHARING = 50;
/** The platform ends a request after 60 s. */
const REQUEST_LASTS_MS = 70_000;
/** Findings that get one ticket together. */
function ticketGroups(rows, { groupIssues }) {
    const alike = Map.groupBy(rows, ({ change: { finding } }) => groupIssues && finding.rule !== undefined && finding.repository !== undefined
        ? JSON.stringify([finding.repository, finding.rule])
        : (0,_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .findingKey */ .fl)(finding));
    return [...alike.values()].flatMap((group) => (0,_list_js__WEBPACK_IMPORTED_MODULE_4__/* .chunksOf */ .U_)(group, MAX_SHARING));
}
/**
 * Opens tickets for the findings that are `not-reached`, at most 20 with one request, and notes in each row what
 * happened. No request is sent again once it may have taken effect: no finding gets two tickets.
 *
 * @param listedAtMs when the rows were listed, on the step's clock
 * @throws what ends a step
 */
async function executeTickets(execution, rows, options, listedAtMs) {
    execution.context.progress.begin('tickets', rows.length);
    try {
        await (0,_changes_execute_js__WEBPACK_IMPORTED_MODULE_0__/* .execute */ .g)(execution, ticketKind(options, listedAtMs, rows), rows);
    }
    finally {
        // Somebody else opened it since the list.
        for (const row of rows)
            if (row.state === 'unchanged')
                row.state = 'left';
    }
}
function ticketKind(options, readAtMs, rows) {
    const keys = new Map(rows.flatMap(({ change: { finding, branches } }) => [finding, ...branches].map(({ id }) => [id, (0,_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .findingKey */ .fl)(finding)])));
    return {
        group: (due) => (0,_list_js__WEBPACK_IMPORTED_MODULE_4__/* .chunksOf */ .U_)(ticketGroups(due, options), MAX_TICKETS).map((groups) => {
            const together = groups.flat();
            return { rows: together, seen: seenIn((0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .findingsOf */ .WX)(together)), readAtMs };
        }),
        readsBeforeEach: true,
        answersDecide: () => true,
        // After a lost answer, a repeat could open a second ticket.
        lastsMs: REQUEST_LASTS_MS,
        read: async (context, due) => seenIn(await (0,_list_js__WEBPACK_IMPORTED_MODULE_4__/* .listAgain */ .H8)(context, (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .findingsOf */ .WX)(due))),
        next: (due, seen) => due.filter(({ change }) => {
            const now = listedIn(seen, change);
            return now !== undefined && now.status === change.finding.status;
        }),
        valueIn: listedIn,
        send: async (context, due, _seen, how) => {
            const { issueType, groupIssues, jiraProjectId } = options;
            const slug = await (0,_model_deployment_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveSlug */ .qo)(context);
            const body = {
                issue_type: issueType,
                issue_ids: (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .findingsOf */ .WX)(due).map(({ id }) => id),
                group_issues: groupIssues,
                limit: ticketGroups(due, options).length,
                jira_project_id: jiraProjectId,
            };
            return context.writer.openTickets(slug, body, how);
        },
        seenIn: ({ succeeded, skipped, failed }, before) => {
            const now = new Map(before);
            const note = (ids, shown) => {
                for (const id of ids)
                    now.set(keys.get(id) ?? String(id), shown);
            };
            for (const { issue_ids, reason } of skipped)
                note(issue_ids, { isSkipped: true, message: reason });
            for (const { issue_ids, error } of failed)
                note(issue_ids, { message: error });
            for (const { issue_ids, ticket_id: id, external_slug: slug, ticket_url: url } of succeeded)
                note(issue_ids, { ticket: { id, slug, url } });
            return now;
        },
        shows: (seen, change) => ticketIn(seen, change) !== undefined,
        resultIn: ticketIn,
        refusalIn: (seen, { finding }) => {
            const { isSkipped, message } = seen.get((0,_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .findingKey */ .fl)(finding)) ?? {};
            return { state: isSkipped ? 'left' : 'failed', failure: { kind: 'no-ticket', message } };
        },
    };
}
function ticketIn(seen, { finding }) {
    return seen.get((0,_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .findingKey */ .fl)(finding))?.ticket;
}
/** As a later list has it: undefined for one that is gone. */
function listedIn(seen, { finding }) {
    return seen.get((0,_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .findingKey */ .fl)(finding))?.listed?.find(({ id }) => id === finding.id);
}
/** A ticket of any branch is the finding's. */
function seenIn(findings) {
    const byKey = Map.groupBy(findings, _finding_js__WEBPACK_IMPORTED_MODULE_3__/* .findingKey */ .fl);
    return new Map([...byKey].map(([key, same]) => [
        key,
        { listed: same, ticket: same.find(({ ticket }) => ticket !== undefined)?.ticket },
    ]));
}


/***/ }),

/***/ 970:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GW: () => (/* binding */ wasTriagedSeparately),
/* harmony export */   I2: () => (/* binding */ higherPrecedence),
/* harmony export */   IR: () => (/* binding */ formerTriage),
/* harmony export */   Id: () => (/* binding */ deciderOf),
/* harmony export */   O2: () => (/* binding */ isUntouched),
/* harmony export */   Ry: () => (/* binding */ showsTriage),
/* harmony export */   em: () => (/* binding */ undoLosses),
/* harmony export */   nM: () => (/* binding */ hasSameDecision),
/* harmony export */   o9: () => (/* binding */ hasState),
/* harmony export */   zG: () => (/* binding */ triageStateOf)
/* harmony export */ });
/* harmony import */ var _model_findings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3917);
/* harmony import */ var _mark_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1463);


/** The state that somebody gave a finding; `untriaged` where nobody did. The list of secrets has the status only. */
function triageStateOf({ triage_state, status }) {
    if (triage_state !== undefined)
        return triage_state;
    return status === undefined || status === 'open' || status === 'fixed' ? 'untriaged' : status;
}
/** Whether a row shows a triage: its state, and the reason and the note that it names. */
function showsTriage(row, { state, reason, note }) {
    // The list of secrets shows neither reason nor note, nor which of the open ones are in review or to be fixed.
    if (row.kind === 'secrets' && (row.status === 'open' || reason !== undefined || note !== undefined))
        return false;
    if (state !== undefined && !hasState(row, state))
        return false;
    if (reason !== undefined && row.triage_reason !== reason)
        return false;
    // The platform may trim a note.
    return note === undefined || (row.triage_comment ?? '').trim() === note.trim();
}
/** Whether a row is in a state, as far as its list shows: that of secrets shows those in review or to be fixed as open. */
function hasState(row, state) {
    if (row.kind !== 'secrets')
        return triageStateOf(row) === state;
    const status = (0,_model_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .statusAfter */ .Bh)(state);
    return row.status === (status === 'reviewing' || status === 'fixing' ? 'open' : status);
}
/** Whether two rows of a finding, listed one after the other, show that nobody decided about it in between. */
function isUntouched(now, before) {
    // Only scans decide whether a finding is fixed.
    const isScanned = now.status === 'fixed' || before.status === 'fixed';
    return ((isScanned || now.status === before.status) &&
        hasSameDecision(now, before) &&
        now.triaged_at === before.triaged_at);
}
/** Whether two rows of a finding have the same state and reason. */
function hasSameDecision(one, other) {
    const hasStates = one.triage_state !== undefined && other.triage_state !== undefined;
    const isSame = hasStates ? one.triage_state === other.triage_state : one.status === other.status;
    return isSame && (one.triage_reason ?? '') === (other.triage_reason ?? '');
}
/**
 * The triage that takes another one back, as far as that is possible; undefined where nothing is. The last note is sent
 * again, so that it is the last one once more: people and the marks of rules depend on it.
 */
function formerTriage({ finding, after }) {
    const note = finding.triage_comment;
    if (after.state === undefined)
        return note === undefined ? undefined : { note };
    if (finding.status === undefined && finding.triage_state === undefined)
        return { state: 'reopened' };
    const state = triageStateOf(finding);
    if (state === 'ignored')
        return { state, reason: finding.triage_reason, note };
    return { state: state === 'reviewing' || state === 'fixing' ? state : 'reopened', note };
}
/** What of a triage `formerTriage` cannot put back. */
function undoLosses({ finding, after, branches }) {
    const losses = [];
    const state = triageStateOf(finding);
    if (after.state !== undefined) {
        if (finding.status === undefined && finding.triage_state === undefined)
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
    if (branches.some(differs))
        losses.push('siblings');
    return losses;
}
const PRECEDENCE = ['nobody', 'rules', 'platform', 'people'];
/** Whose decision is to be respected more. */
function higherPrecedence(one, other) {
    return PRECEDENCE.indexOf(one) < PRECEDENCE.indexOf(other) ? other : one;
}
/** Who decided about a finding: a rule only where a rule's mark at the end of its note explains what it is. */
function deciderOf(row, rules) {
    const state = triageStateOf(row);
    if (state === 'provisionally_ignored')
        return 'platform';
    if (row.kind === 'secrets')
        return row.status === 'open' ? 'nobody' : 'people';
    if (state !== 'untriaged')
        return ruleMark(row, rules) === undefined ? 'people' : 'rules';
    return row.triaged_at === undefined && (row.triage_comment ?? '') === '' ? 'nobody' : 'people';
}
/**
 * The mark of the rule that decided about a finding last. Somebody may have moved the finding since without a note, so
 * that it has to be in the state that comes with the mark, and for the reason that the rule names.
 */
function ruleMark(row, rules) {
    const mark = (0,_mark_js__WEBPACK_IMPORTED_MODULE_1__/* .readNote */ .VC)(row.triage_comment).marks.at(-1);
    if (mark === undefined)
        return undefined;
    const rule = rules?.get(mark.rule);
    const expected = { until: 'ignored', ended: 'reopened', decided: rule?.state }[mark.kind];
    if (expected !== undefined && expected !== triageStateOf(row))
        return undefined;
    const isForAnotherReason = rule?.reason !== undefined && row.triage_reason !== undefined && rule.reason !== row.triage_reason;
    return isForAnotherReason ? undefined : mark;
}
/**
 * Whether somebody decided about the same finding on another branch: a state of its own, which no rule's mark
 * explains.
 */
function wasTriagedSeparately(branch, selected) {
    const state = triageStateOf(branch);
    const isOwn = state !== 'untriaged' && state !== triageStateOf(selected);
    return isOwn && ruleMark(branch) === undefined;
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
/* unused harmony export triageKind */
/* harmony import */ var _changes_execute_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7092);
/* harmony import */ var _changes_rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4686);
/* harmony import */ var _model_deployment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2396);
/* harmony import */ var _model_findings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3917);
/* harmony import */ var _platform_resources_triage_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5763);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6321);
/* harmony import */ var _list_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7188);
/* harmony import */ var _triage_state_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(970);








/**
 * Moves the findings that are `not-reached` (web-api.md 4.8), and notes in each row what happened.
 *
 * @param listing undefined of a triage by ids
 * @throws what ends a step
 */
async function executeTriage(execution, rows, listing) {
    const { progress, notices } = execution.context;
    const tally = newTally();
    progress.begin('triaging', rows.length);
    try {
        await (0,_changes_execute_js__WEBPACK_IMPORTED_MODULE_0__/* .execute */ .g)(execution, triageKind(listing, tally), rows);
    }
    finally {
        giveBranchesToMoved(rows);
        addUnlisted(rows, tally.named.difference(tally.foreign));
        noteUnnamed(notices, tally.unnamed, tally.named.size);
    }
}
/** What the answers of a step have said. */
function newTally() {
    return {
        /** Ids that they named as triaged. */
        named: new Set(),
        /** Those of them that nobody asked for. */
        foreign: new Set(),
        /** How many more findings they counted. */
        unnamed: 0,
    };
}
/** Warns where answers counted more findings than they named. */
function noteUnnamed(notices, unnamed, named) {
    if (unnamed > 0)
        notices.push({ kind: 'triaged-unnamed', named, numTriaged: named + unnamed });
}
/**
 * A triage: listed findings are moved only as they were listed; of one by ids nothing can be read.
 *
 * @param listing undefined of a triage by ids
 * @param tally gets what answers say
 */
function triageKind(listing, tally = newTally()) {
    const isListed = listing !== undefined;
    /** As they were listed last. */
    const listed = new Map(listing?.findings.map((finding) => [finding.id, finding]));
    const endedAtMs = new Map(listing?.endedAtMs);
    const endOf = ({ finding }) => Math.max(endedAtMs.get((0,_list_js__WEBPACK_IMPORTED_MODULE_6__/* .repositoryKey */ .Kq)(finding)) ?? 0, endedAtMs.get(finding.kind) ?? 0);
    /** Their request may have taken effect, which the list of secrets does not show: it is sent again. */
    const sentSecrets = new Set();
    return {
        group: (rows) => writesOf(rows).map((chunk) => ({
            rows: chunk,
            seen: { named: new Set(), unnamed: 0 },
            get readAtMs() {
                return isListed ? Math.min(...chunk.map(({ change }) => endOf(change))) : undefined;
            },
        })),
        readsBeforeEach: isListed,
        answersDecide: ({ unnamed }) => unnamed === 0,
        // The API has no filter by id: the repositories of the rows are listed again.
        read: isListed
            ? async (context, rows, { named }) => {
                const findings = (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .findingsOf */ .WX)(rows);
                const now = await (0,_list_js__WEBPACK_IMPORTED_MODULE_6__/* .listAgain */ .H8)(context, findings, endedAtMs);
                for (const { id } of findings)
                    listed.delete(id);
                for (const finding of now)
                    listed.set(finding.id, finding);
                return { named, unnamed: 0 };
            }
            : undefined,
        next: (rows) => rows.filter(({ change: { finding } }) => {
            if (!isListed || sentSecrets.has(finding.id))
                return true;
            const now = listed.get(finding.id);
            return now !== undefined && (0,_triage_state_js__WEBPACK_IMPORTED_MODULE_7__/* .isUntouched */ .O2)(now, finding);
        }),
        send: async (context, rows, _seen, how) => {
            const answer = await context.writer.triage(await (0,_model_deployment_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveSlug */ .qo)(context), bodyOf(rows), how);
            for (const { kind, id } of answer.kind === 'open' ? (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .findingsOf */ .WX)(rows) : [])
                if (kind === 'secrets')
                    sentSecrets.add(id);
            return answer;
        },
        seenIn: (answer, { named }) => {
            for (const id of answer.triaged_issues)
                tally.named.add(id);
            tally.unnamed += (0,_platform_resources_triage_js__WEBPACK_IMPORTED_MODULE_4__/* .unnamedIn */ .s)(answer);
            return { named: new Set([...named, ...answer.triaged_issues]), unnamed: (0,_platform_resources_triage_js__WEBPACK_IMPORTED_MODULE_4__/* .unnamedIn */ .s)(answer) };
        },
        shows: ({ named }, { finding, after }) => {
            const now = finding.kind === 'secrets' ? undefined : listed.get(finding.id);
            return named.has(finding.id) || (now !== undefined && (0,_triage_state_js__WEBPACK_IMPORTED_MODULE_7__/* .showsTriage */ .Ry)(now, after));
        },
        valueIn: (_seen, { finding }) => {
            const now = listed.get(finding.id);
            return now && siblingOf(now);
        },
        sideEffectIn: (before, { named }, rows) => {
            const answered = [...named].filter((id) => !before.named.has(id));
            const foreign = foreignIn(answered, rows, listed);
            const ids = new Set(foreign.map(({ id }) => id));
            for (const id of ids)
                tally.foreign.add(id);
            if (ids.size === 0)
                return undefined;
            const items = [...ids].map(String);
            return { kind: 'foreign', what: 'findings', of: String(rows.length), items, findings: foreign };
        },
    };
}
/**
 * Requests of at most 3,000 findings that get one decision. A repository's are not spread over more chunks than they
 * fill, because each chunk may have its repositories listed again, and a finding's branches, which move together, stay
 * in one request.
 */
function writesOf(rows) {
    const keyOf = ({ change }) => (0,_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .findingKey */ .fl)(change.finding);
    const ofRepositories = [...Map.groupBy(rows, ({ change }) => (0,_list_js__WEBPACK_IMPORTED_MODULE_6__/* .repositoryKey */ .Kq)(change.finding)).values()];
    const parts = ofRepositories.flatMap((own) => packed(Map.groupBy(own, keyOf).values()));
    return packed(parts).flatMap((chunk) => [
        ...Map.groupBy(chunk, ({ change: { finding, after } }) => JSON.stringify([finding.kind, after.state, after.reason, after.note])).values(),
    ]);
}
/** Joins groups, in their order, while a request takes them. */
function packed(groups) {
    const packs = [];
    for (const group of groups) {
        const last = packs.at(-1);
        if (last !== undefined && last.length + group.length <= _model_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_TRIAGE_LIMIT */ .E4)
            last.push(...group);
        else
            packs.push([...group]);
    }
    return packs;
}
function bodyOf(rows) {
    const [first] = rows;
    if (first === undefined)
        throw new RangeError('there are no findings');
    const { finding, after } = first.change;
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
 * Findings, as they were listed, that are neither selected nor on a branch of a selected one. One without an id that
 * its branches share may be such a one.
 */
function foreignIn(answered, rows, listed) {
    const [first] = rows;
    if (first === undefined)
        return [];
    const { kind } = first.change.finding;
    const ids = new Set((0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .findingsOf */ .WX)(rows).map(({ id }) => id));
    const keys = new Set((0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .findingsOf */ .WX)(rows).map(_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .findingKey */ .fl));
    const isAsked = (id) => {
        const finding = listed.get(id);
        return ids.has(id) || (finding !== undefined && keys.has((0,_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .findingKey */ .fl)(finding)));
    };
    // Where none of those asked for moved, no branch of them moved with it.
    const isAlone = !answered.some(isAsked);
    const isForeign = (id) => isAlone || listed.get(id)?.match_based_id !== undefined;
    const foreign = answered.filter((id) => !isAsked(id) && isForeign(id));
    return foreign.map((id) => listed.get(id) ?? { kind, id });
}
/** What a report keeps of a finding on another branch. */
function siblingOf(finding) {
    const { id, ref, status, triage_state, triage_reason, triage_comment } = finding;
    return { id, ref, status, triage_state, triage_reason, triage_comment };
}
/**
 * Gives the first row of each finding the finding's other branches, which the platform moves along. Branches that are
 * rows themselves are left out, so that rows grow with findings, not with branches times branches.
 *
 * @param rows those to be written
 * @param listed rows of the same lists
 */
function addBranches(rows, listed) {
    const ids = new Set((0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .findingsOf */ .WX)(rows).map(({ id }) => id));
    const branches = new Map(rows.map(({ change }) => [(0,_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .findingKey */ .fl)(change.finding), []]));
    for (const finding of listed)
        if (!ids.has(finding.id))
            branches.get((0,_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .findingKey */ .fl)(finding))?.push(siblingOf(finding));
    for (const row of rows) {
        const key = (0,_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .findingKey */ .fl)(row.change.finding);
        row.change = { ...row.change, branches: branches.get(key) ?? [] };
        branches.delete(key);
    }
}
/** The branches of a finding stand with a row of it that moved, or may have. */
function giveBranchesToMoved(rows) {
    for (const same of Map.groupBy(rows, ({ change }) => (0,_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .findingKey */ .fl)(change.finding)).values()) {
        const holder = same.find(({ change }) => change.branches.length > 0);
        const moved = (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .inState */ .ph)(same, 'changed')[0] ?? (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .inState */ .ph)(same, 'unknown')[0];
        if (holder === undefined || moved === undefined || holder === moved)
            continue;
        moved.change = { ...moved.change, branches: holder.change.branches };
        holder.change = { ...holder.change, branches: [] };
    }
}
/**
 * Adds findings that answers named and no list had, such as those on a branch that came since: they moved along with
 * one of the rows, whose former state is not theirs.
 */
function addUnlisted(rows, named) {
    const known = new Set(rows.flatMap(({ change: { finding, branches } }) => [finding.id, ...branches.map(({ id }) => id)]));
    const unlisted = [...named].filter((id) => !known.has(id));
    const row = rows.find(({ state }) => state === 'changed');
    if (row === undefined || unlisted.length === 0)
        return;
    const { change } = row;
    row.change = { ...change, branches: [...change.branches, ...unlisted.map((id) => ({ id }))] };
}


/***/ }),

/***/ 5456:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A1: () => (/* binding */ readIssueType),
/* harmony export */   M1: () => (/* binding */ readFilters),
/* harmony export */   VQ: () => (/* binding */ givenFilters),
/* harmony export */   xB: () => (/* binding */ readQuery),
/* harmony export */   yH: () => (/* binding */ readIssueIds)
/* harmony export */ });
/* harmony import */ var _findings_conditions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2340);
/* harmony import */ var _findings_filters_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(334);
/* harmony import */ var _findings_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6321);
/* harmony import */ var _model_findings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3917);
/* harmony import */ var _model_selection_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8985);
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(686);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7745);







const FILTERS = _findings_filters_js__WEBPACK_IMPORTED_MODULE_1__/* .FINDING_FILTERS */ .W.filter(({ onlyInRules }) => !onlyInRules);
function givenFilters(reader) {
    return FILTERS.filter((filter) => isGiven(reader, filter)).map(_model_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .filterInput */ .ts);
}
function isGiven(reader, filter) {
    const input = (0,_model_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .filterInput */ .ts)(filter);
    const isList = ['values', 'names', 'words'].includes(filter.kind);
    return isList ? reader.isGiven(input) : reader.given(input) !== undefined;
}
function readFilters(reader, use) {
    const values = {};
    const isTaken = ({ inGate }) => reader.operation !== 'gate' || inGate;
    for (const filter of FILTERS.filter((one) => isGiven(reader, one) && isTaken(one))) {
        if (use.by === 'platform' && !filter.inTriage) {
            const what = 'use `selection: listed`, or leave it out';
            reader.problem((0,_model_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .filterInput */ .ts)(filter), `does not work with \`selection: platform\`; ${what}`);
            continue;
        }
        const value = readValue(reader, filter, use);
        const problem = undecided(reader, filter, value, use);
        if (problem !== undefined)
            reader.problem((0,_model_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .filterInput */ .ts)(filter), problem);
        else if (value !== undefined)
            values[filter.name] = value;
    }
    const { older_than: older, newer_than: newer, since: sinceSeconds } = values;
    const starts = { 'newer-than': newer, since: sinceSeconds && Number(sinceSeconds) * 1000 };
    for (const [input, start] of Object.entries(starts)) {
        if (older === undefined || start === undefined || older > start)
            continue;
        const why = 'because no finding can match both';
        reader.problem('older-than', `and \`${input}\` exclude each other, ${why}; correct one of them`);
    }
    return values;
}
function readQuery(reader, use) {
    return { issueType: use.issueType ?? 'sast', filters: readFilters(reader, { by: 'listed', ...use }) };
}
/** Why nothing decides the filter, or its value, for these findings here. */
function undecided({ operation }, { kind, only, inTriage, listed, notListed }, value, { by, issueType }) {
    if (issueType === undefined)
        return undefined;
    if (only !== undefined && only !== issueType)
        return `applies only to \`${only}\` findings, but \`issue-type\` is \`${issueType}\`; leave it out`;
    if (by === 'platform')
        return kind === 'ref' && value === _findings_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .PRIMARY_REF */ .bO
            ? 'is `primary`, which the platform cannot decide for each project; use `selection: listed`, or name the branch'
            : undefined;
    const list = `the list of \`${issueType}\` findings`;
    const other = inTriage && operation === 'triage' ? 'use `selection: platform`, or ' : '';
    if (listed[issueType] === undefined)
        return `cannot be checked in ${list}; ${other}leave it out`;
    const hidden = [value]
        .flat()
        .map(String)
        .find((one) => notListed?.[issueType]?.includes(one));
    return hidden && `is \`${hidden}\`, which ${list} does not show; ${other}leave it out`;
}
/** What rules call severities. */
const SEVERITY_WORDS = { error: 'high', warning: 'medium', info: 'low' };
function readValue(reader, { name, kind, values = [], patterns, rule }, { by, now }) {
    const input = (0,_model_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .filterInput */ .ts)({ name });
    switch (kind) {
        case 'oneOf':
            return reader.read(input, (0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .oneOf */ .yL)(values));
        case 'values':
            return reader.openListOf(input, values, name === 'severities' ? SEVERITY_WORDS : undefined);
        case 'names':
            return patterns ? readPatterns(reader, name, by) : (0,_source_js__WEBPACK_IMPORTED_MODULE_4__/* .readWholeValues */ .GD)(reader, input);
        case 'words':
            return readWords(reader, input, rule?.spelled);
        case 'boolean':
            return reader.read(input, _values_js__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zM);
        case 'ref':
            return reader.read(input, branch);
        case 'time':
            return reader.read(input, (0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .since */ .XP)(now))?.toString();
        case 'age':
            return reader.read(input, (0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .moment */ .n$)(now));
        case 'number':
            return reader.read(input, _values_js__WEBPACK_IMPORTED_MODULE_5__/* .share */ .uM);
    }
}
const branch = (text) => /,\s|\$\{\{/.test(text)
    ? { problem: 'which is not one branch; give one, such as `refs/heads/main`' }
    : { value: text };
/** Ids that are compared whole. */
function readWords(reader, input, of) {
    const [form, problem] = _values_js__WEBPACK_IMPORTED_MODULE_5__/* .WORD_FORMS */ .Fc[of];
    const word = (item) => (form.test(item) ? { value: item } : { problem });
    return reader.itemsOf(input, word);
}
/** Only where findings are listed can patterns select, and a `!` take away. */
function readPatterns(reader, name, by) {
    const input = (0,_model_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .filterInput */ .ts)({ name });
    if (name === 'repos')
        reader.check(input, _values_js__WEBPACK_IMPORTED_MODULE_5__/* .nameProblem */ .rH);
    if (name === 'paths')
        reader.check(input, _values_js__WEBPACK_IMPORTED_MODULE_5__/* .filePathProblem */ .tX);
    // Where nothing is written, only exclusions mean all but those.
    const isReading = reader.operation === 'gate' || reader.operation === 'list-findings';
    if (by === 'listed' && isReading)
        reader.check(input, _values_js__WEBPACK_IMPORTED_MODULE_5__/* .signProblem */ .bS);
    else if (by === 'listed')
        (0,_source_js__WEBPACK_IMPORTED_MODULE_4__/* .checkExceptions */ .No)(reader, input);
    else
        reader.check(input, (item) => (0,_model_selection_js__WEBPACK_IMPORTED_MODULE_6__/* .isPattern */ .Pt)(item) || item.startsWith('!')
            ? 'is a pattern, and `selection: platform` takes names only; give names, or use `selection: listed`'
            : undefined);
    return reader.list(input);
}
/** `issue-type` of an operation that changes findings. */
function readIssueType(reader) {
    if (reader.given('issue-type') === undefined)
        return reader.problem('issue-type', `is empty; give ${(0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .oneOfThese */ .pk)(_findings_conditions_js__WEBPACK_IMPORTED_MODULE_0__/* .RULE_TYPES */ .Bs)}`);
    return reader.read('issue-type', (0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .oneOf */ .yL)(_findings_conditions_js__WEBPACK_IMPORTED_MODULE_0__/* .RULE_TYPES */ .Bs));
}
/** The input `issue-ids`, which filters exclude; undefined where it is not given. */
function readIssueIds(reader) {
    const filters = givenFilters(reader);
    if (!reader.isGiven('issue-ids')) {
        const whole = 'which would select the whole deployment';
        if (filters.length === 0)
            reader.problem('issue-ids', `is empty and no filter is given, ${whole}; give ids or a filter`);
        return undefined;
    }
    // The output `triaged-issues`, a JSON array, can be given as it is.
    const items = (0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .splitList */ .ry)((reader.given('issue-ids') ?? '').replace(/^\[(.*)\]$/s, '$1'));
    if (items.length === 0)
        reader.problem('issue-ids', 'is set, but has no id; give at least one, or leave it out');
    const ids = reader.itemsOf('issue-ids', issueId, items);
    if (filters.length > 0)
        reader.problem('issue-ids', `and filters exclude each other, but these are given: ${(0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .oneOfThese */ .pk)(filters, 'and')}; leave one or the other out`);
    return [...ids];
}
const issueId = (item) => {
    const read = (0,_values_js__WEBPACK_IMPORTED_MODULE_5__.id)(item);
    if ('value' in read ? read.value > 0n : read.problem.startsWith('write'))
        return read;
    return { problem: 'give ids, which are whole numbers from 1 to 2^64-1, with commas between them' };
};


/***/ }),

/***/ 686:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GD: () => (/* binding */ readWholeValues),
/* harmony export */   LC: () => (/* binding */ readWriting),
/* harmony export */   No: () => (/* binding */ checkExceptions),
/* harmony export */   VH: () => (/* binding */ readProjects),
/* harmony export */   Wh: () => (/* binding */ readProject),
/* harmony export */   Xy: () => (/* binding */ readShard),
/* harmony export */   he: () => (/* binding */ readSelection),
/* harmony export */   lh: () => (/* binding */ readPageSize),
/* harmony export */   mg: () => (/* binding */ readWait),
/* harmony export */   n0: () => (/* binding */ readDryRun),
/* harmony export */   p9: () => (/* binding */ readFleet),
/* harmony export */   r6: () => (/* binding */ readNames)
/* harmony export */ });
/* harmony import */ var _model_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(519);
/* harmony import */ var _model_selection_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8985);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7745);



/**
 * `dry-run` and `max-changes`.
 *
 * @param isCounted whether what is selected was named one by one: then there is no limit unless one is given
 */
function readWriting({ reader }, isCounted = false) {
    const maxChanges = reader.read('max-changes', (0,_values_js__WEBPACK_IMPORTED_MODULE_0__/* .wholeNumber */ .rD)(0));
    const isLimited = !isCounted || reader.given('max-changes') !== undefined;
    return {
        dryRun: readDryRun(reader),
        maxChanges: isLimited ? maxChanges : undefined,
    };
}
/** Empty where an expression has no value, as `inputs` on a schedule, and such a run must not write. */
function readDryRun(reader) {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of GitHub
    const why = '`${{ inputs.dry-run }}` has no value';
    reader.refuseEmptied('dry-run', why, 'give `true` or `false`, or leave it out');
    return reader.read('dry-run', _values_js__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zM);
}
/** How long to wait for a scan, or for an SBOM. */
function readWait({ reader, connection }) {
    const waitMs = reader.read('wait-for', (0,_values_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0)(0)) ?? 0;
    if (waitMs >= connection.timeLimitMs) {
        const remedy = 'give less, or raise `time-limit`';
        reader.problem('wait-for', `is not below \`time-limit\`, which ends the step first; ${remedy}`);
    }
    return waitMs;
}
/** Elements of one page; the lists know how many they may have. */
function readPageSize({ reader }, max = 3000) {
    return reader.read('page-size', (0,_values_js__WEBPACK_IMPORTED_MODULE_0__/* .wholeNumber */ .rD)(1, max));
}
/** The names and patterns in `projects`. */
function readNames(reader) {
    const items = reader.list('projects');
    if (items.length === 0)
        return undefined;
    checkExceptions(reader, 'projects');
    reader.check('projects', _values_js__WEBPACK_IMPORTED_MODULE_0__/* .nameProblem */ .rH);
    const { names, patterns, except } = (0,_model_selection_js__WEBPACK_IMPORTED_MODULE_1__/* .nameListOf */ .R1)(items);
    return { names: (0,_model_names_js__WEBPACK_IMPORTED_MODULE_2__/* .distinctNames */ .NL)(names), patterns, except };
}
/** What starts with `!` takes something away from the rest of its list. */
function checkExceptions(reader, input) {
    reader.check(input, _values_js__WEBPACK_IMPORTED_MODULE_0__/* .signProblem */ .bS);
    const problem = reader.hasProblem(input) ? undefined : (0,_values_js__WEBPACK_IMPORTED_MODULE_0__/* .onlyExcludes */ .sz)(reader.list(input));
    if (problem !== undefined)
        reader.problem(input, problem);
}
/** A list in which a leading `!` would take nothing away, and a pattern would match nothing. */
function readWholeValues(reader, input) {
    const items = reader.list(input);
    reader.check(input, (item) => {
        if (item.startsWith('!'))
            return 'starts with `!`, but this input cannot exclude; give only what to select';
        return (0,_model_selection_js__WEBPACK_IMPORTED_MODULE_1__/* .isPattern */ .Pt)(item) ? 'is a pattern, but this input takes none; list each value whole' : undefined;
    });
    return items;
}
/** `projects` and `projects-tagged`; undefined when neither is given. A tag without names selects from all. */
function readProjects(reader) {
    const list = readNames(reader);
    const tagged = readWholeValues(reader, 'projects-tagged');
    if (list !== undefined)
        return { ...list, tagged };
    if (tagged.length === 0)
        return undefined;
    return { names: [], patterns: ['**'], except: [], tagged };
}
/** `projects` and `projects-tagged`; without either the repository of the workflow. */
function readSelection(source) {
    const { reader } = source;
    const own = () => ({ names: [ownRepository(source)], patterns: [], except: [], tagged: [] });
    return readProjects(reader) ?? own();
}
/** What the operations over many projects have in common. */
function readFleet(source) {
    const projects = readSelection(source);
    const shard = readShard(source.reader);
    return { ...readWriting(source, projects.patterns.length === 0), projects, shard };
}
function readProject(source) {
    const { reader } = source;
    const list = readNames(reader);
    if (list === undefined)
        return ownRepository(source);
    const [name] = list.names;
    const several = list.names.length !== 1 || list.patterns.length > 0 || list.except.length > 0;
    if (several && !reader.hasProblem('projects')) {
        reader.problem('projects', 'has a pattern or more than one name; give the one project that the commit belongs to');
    }
    return name ?? '';
}
/** The repository of the workflow. */
function ownRepository({ reader, environment }) {
    const name = environment.GITHUB_REPOSITORY ?? '';
    const what = 'outside a workflow run there is no repository to use; give a name or a pattern';
    if (name === '')
        reader.problem('projects', `is empty, and ${what}`);
    return name;
}
function readShard(reader) {
    return reader.read('shard', (text) => {
        const [, index = 0, of = 0] = (/^(\d{1,6})\s*\/\s*(\d{1,6})$/.exec(text) ?? []).map(Number);
        if (index >= 1 && index <= of)
            return { value: { index, of } };
        return { problem: 'give a part such as `2/8`, the second of eight' };
    });
}


/***/ }),

/***/ 7963:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ isGap)
/* harmony export */ });
const GAPS = {
    'list-cut': true,
    'list-unread': true,
    'lockfiles-unread': true,
    'field-missing': true,
    'name-unknown': true,
    'branch-unknown': true,
    'products-unknown': true,
    'coverage-unknown': true,
    'drift-unknown': true,
    'nothing-removed': true,
};
function isGap(notice) {
    return notice.kind in GAPS;
}


/***/ }),

/***/ 1509:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   read: () => (/* binding */ read)
/* harmony export */ });
/* harmony import */ var _inputs_connection_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8127);
/* harmony import */ var _inputs_filters_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5456);
/* harmony import */ var _inputs_source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(686);
/* harmony import */ var _inputs_values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7745);
/* harmony import */ var _model_findings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3917);





async function read(source) {
    const { reader, now } = source;
    const issueType = reader.read('issue-type', (0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_3__/* .oneOf */ .yL)(_model_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .PRODUCTS */ .zv));
    return {
        ...(await (0,_inputs_connection_js__WEBPACK_IMPORTED_MODULE_0__/* .readTracked */ .Tx)(source, issueType ?? 'sast')),
        failIf: reader.itemsOf('fail-if', (0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_3__/* .oneOf */ .yL)(['found'])),
        query: (0,_inputs_filters_js__WEBPACK_IMPORTED_MODULE_1__/* .readQuery */ .xB)(reader, { issueType, now }),
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
/* harmony import */ var _findings_known_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1035);
/* harmony import */ var _findings_list_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7188);
/* harmony import */ var _model_context_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4112);
/* harmony import */ var _model_step_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7761);





/** Lists the findings that a query selects, each once whatever its branches, unless a branch is given. */
function run(context, request) {
    return (0,_model_context_js__WEBPACK_IMPORTED_MODULE_3__/* .resultOf */ .B)(context, request, async () => {
        const { query, pageSize, groupBy } = request;
        context.progress.begin('findings');
        const projects = (0,_findings_known_js__WEBPACK_IMPORTED_MODULE_1__/* .projectDirectory */ .t6)(context);
        const listed = await (0,_findings_list_js__WEBPACK_IMPORTED_MODULE_2__/* .listFindings */ .F$)(context, query, { once: true, pageSize, projects });
        const projectTags = await tagsOf(context, listed, projects);
        const teamOf = ({ repository = '' }) => (0,_findings_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .groupOf */ .F8)(projectTags?.[repository.toLowerCase()] ?? [], groupBy);
        const groups = (0,_findings_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .groupFindings */ .kG)(listed, groupBy, teamOf);
        if (groupBy !== _findings_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .TEAM_PREFIX */ .L7 && groups.teams.length === 0 && listed.length > 0)
            context.notices.push({ kind: 'group-without-tags', prefix: groupBy });
        return { listed, projectTags, counts: (0,_findings_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .productCounts */ .YD)(listed), groups };
    });
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
        notices.push({ kind: 'project-tags-unread', cause: (0,_model_step_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .listFailure */ .PH)(error) });
        return undefined;
    }
}


/***/ }),

/***/ 1300:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   read: () => (/* binding */ read)
/* harmony export */ });
/* harmony import */ var _inputs_connection_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8127);
/* harmony import */ var _inputs_filters_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5456);
/* harmony import */ var _inputs_source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(686);
/* harmony import */ var _inputs_values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7745);




const INPUTS_OF = {
    jira: ['jira-project-id'],
    github: ['issue-repository', 'issue-labels', 'issue-assignees', 'comment-footer'],
};
async function read(source) {
    const { reader, now } = source;
    const issueType = (0,_inputs_filters_js__WEBPACK_IMPORTED_MODULE_1__/* .readIssueType */ .A1)(reader);
    const writing = (0,_inputs_source_js__WEBPACK_IMPORTED_MODULE_2__/* .readWriting */ .LC)(source);
    const ids = (0,_inputs_filters_js__WEBPACK_IMPORTED_MODULE_1__/* .readIssueIds */ .yH)(reader);
    return {
        ...writing,
        issueType: issueType ?? 'sast',
        selection: ids ? { by: 'ids', ids } : { by: 'listed', query: (0,_inputs_filters_js__WEBPACK_IMPORTED_MODULE_1__/* .readQuery */ .xB)(reader, { issueType, now }) },
        groupIssues: reader.read('group-issues', _inputs_values_js__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zM),
        tracker: await readTracker(source),
    };
}
async function readTracker({ reader, environment, event }) {
    const kind = reader.read('tracker', (0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_3__/* .oneOf */ .yL)(['jira', 'github']));
    const other = kind === 'jira' ? 'github' : 'jira';
    for (const input of INPUTS_OF[other].filter((name) => reader.isGiven(name)))
        reader.problem(input, `works only with \`tracker: ${other}\`; leave it out, or give that`);
    if (kind === 'jira')
        return { kind, projectId: reader.read('jira-project-id', _inputs_values_js__WEBPACK_IMPORTED_MODULE_3__.id) };
    const github = (0,_inputs_connection_js__WEBPACK_IMPORTED_MODULE_0__/* .readGitHub */ .kQ)(reader, environment) ?? { token: '', apiUrl: '', serverUrl: '' };
    if (github.token === '')
        reader.problem('github-token', 'is empty; with `tracker: github`, give a token with `issues: write`');
    const { runId, runNumber: number, repository: own = '' } = await event();
    const repository = reader.read('issue-repository', repositoryName);
    if (repository === undefined && own === '')
        reader.problem('issue-repository', 'is empty, and outside a workflow run there is no repository to use');
    const run = runId === undefined ? undefined : { number, url: `${github.serverUrl}/${own}/actions/runs/${runId}` };
    return { kind, github, repository: repository ?? partsOf(own), ...(0,_inputs_connection_js__WEBPACK_IMPORTED_MODULE_0__/* .readIssueStyle */ .zH)(reader), run };
}
function repositoryName(text) {
    return /^[\w.-]+\/[\w.-]+$/.test(text) ? { value: partsOf(text) } : { problem: 'give `owner/repo`' };
}
function partsOf(name) {
    const [owner = '', repo = ''] = name.split('/');
    return { owner, repo };
}


/***/ }),

/***/ 1863:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B_: () => (/* binding */ markerLine),
/* harmony export */   ol: () => (/* binding */ digestOf),
/* harmony export */   q0: () => (/* binding */ remarked),
/* harmony export */   t7: () => (/* binding */ readMarker)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);

const LINE = /^<!-- code-security-platform finding-issue (\S*) findings=(\w*) -->/m;
/** 48 bits: short, so that thousands fit in a body, and distinct among 300,000 findings. */
function digestOf(text) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('base64url');
    return hash.replaceAll('-', '_').slice(0, 8);
}
function markerLine({ digests, deployment, issueType, repository, about }) {
    // Encoded, no name can end the comment.
    const encoded = new URLSearchParams({ deployment, issueType, repository, about });
    return `<!-- code-security-platform finding-issue ${encoded} findings=${digests.join('')} -->`;
}
/** The body with another marker. */
function remarked(body, marker) {
    return body.replace(LINE, () => markerLine(marker));
}
/** Undefined for a body without a marker. People may have written above it. */
function readMarker(body) {
    const [line, encoded, digests = ''] = LINE.exec(body) ?? [];
    if (line === undefined)
        return undefined;
    const fields = Object.fromEntries(new URLSearchParams(encoded));
    const { deployment = '', issueType = '', repository = '', about = '' } = fields;
    return { deployment, issueType, repository, about, digests: digests.match(/\w{8}/g) ?? [] };
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

// EXTERNAL MODULE: ./build/src/changes/execute.js
var execute = __webpack_require__(7092);
// EXTERNAL MODULE: ./build/src/changes/rows.js
var changes_rows = __webpack_require__(4686);
// EXTERNAL MODULE: ./build/src/findings/conditions.js
var conditions = __webpack_require__(2340);
// EXTERNAL MODULE: ./build/src/findings/finding.js
var findings_finding = __webpack_require__(6321);
// EXTERNAL MODULE: ./build/src/findings/list.js + 1 modules
var list = __webpack_require__(7188);
// EXTERNAL MODULE: ./build/src/findings/tickets.js
var tickets = __webpack_require__(3925);
// EXTERNAL MODULE: ./build/src/findings/triage.js
var triage = __webpack_require__(3794);
// EXTERNAL MODULE: ./build/src/model/context.js
var model_context = __webpack_require__(4112);
// EXTERNAL MODULE: ./build/src/github/ask.js
var ask = __webpack_require__(7604);
// EXTERNAL MODULE: ./build/src/model/deployment.js
var deployment = __webpack_require__(2396);
// EXTERNAL MODULE: ./build/src/model/notice.js
var notice = __webpack_require__(7963);
// EXTERNAL MODULE: ./build/src/model/step-errors.js
var step_errors = __webpack_require__(7761);
// EXTERNAL MODULE: ./build/src/operations/ticket/marker.js
var ticket_marker = __webpack_require__(1863);
;// CONCATENATED MODULE: ./build/src/operations/ticket/decide.js



/**
 * What makes the issues of the deployment, kind of findings and listed repositories true: each lists the selected
 * findings and those of its earlier ones that are still open. Rows of findings that an issue has, or that are not open,
 * get their state here.
 */
function decideIssues(rows, issues, facts) {
    const { isWhole } = facts;
    const own = issues.flatMap((issue) => {
        const marker = (0,ticket_marker/* readMarker */.t7)(issue.body);
        return marker !== undefined && isOwn(marker, facts) ? [{ ...issue, marker }] : [];
    });
    const listed = Map.groupBy(facts.listed, (row) => (0,ticket_marker/* digestOf */.ol)((0,findings_finding/* findingKey */.fl)(row)));
    return [...groupsOf(rows, own, facts)].flatMap(({ marker, issues: [issue, ...younger], added }) => {
        const before = issue?.marker.digests ?? [];
        const more = [...younger.flatMap((one) => one.marker.digests), ...added.map(rowDigest)];
        const known = [...new Set([...before, ...more])];
        const findings = [];
        const ended = { fixed: 0, ignored: 0, removed: 0 };
        const digests = known.filter((digest) => {
            const same = listed.get(digest) ?? [];
            const [first] = same.filter(isOpen).toSorted((one, other) => (one.id < other.id ? -1 : 1));
            if (first !== undefined)
                findings.push(first);
            // Over a gap, an open row of it may not be listed.
            if (first !== undefined || !isWhole)
                return true;
            const isFixed = same.some(({ status }) => status === 'fixed');
            ended[same.length === 0 ? 'removed' : isFixed ? 'fixed' : 'ignored'] += 1;
            return false;
        });
        const common = { marker: { ...marker, digests }, findings, ended };
        const steps = younger.map((one) => {
            return { ...common, what: 'closed as duplicates', issue: one, rows: [], older: issue };
        });
        const isNew = known.length > before.length;
        if (issue === undefined)
            steps.push({ ...common, what: 'opened', rows: added });
        else if (digests.length === 0 && issue.isOpen && before.length > 0)
            steps.push({ ...common, what: 'closed', issue, rows: [] });
        // Only something new opens it again, whoever closed it. Where none is seen, its text stays.
        else if (findings.length > 0 && (issue.isOpen || isNew))
            steps.push({ ...common, what: issue.isOpen ? 'updated' : 'reopened', issue, rows: added });
        return steps;
    });
}
/** The issues of each subject, oldest first, with the rows that no issue has yet. */
function groupsOf(rows, own, facts) {
    const groups = new Map();
    const groupOf = (marker) => {
        const key = `${marker.repository.toLowerCase()} ${marker.about}`;
        const group = groups.get(key) ?? { marker, issues: [], added: [] };
        groups.set(key, group);
        return group;
    };
    for (const issue of own)
        groupOf(issue.marker).issues.push(issue);
    const holders = new Map(own.flatMap((issue) => issue.marker.digests.map((digest) => [digest, issue])));
    for (const row of rows) {
        const { finding, branches } = row.change;
        const holder = holders.get(rowDigest(row));
        if (holder !== undefined) {
            if ((0,changes_rows/* isDue */.nZ)(row))
                row.state = 'left';
            else if (row.state === 'unknown')
                Object.assign(row, { state: 'changed', failure: undefined });
            row.seen = ticketOf(holder);
        }
        else if ((0,changes_rows/* isDue */.nZ)(row) && ![finding, ...branches].some(isOpen)) {
            Object.assign(row, { state: 'left', seen: finding });
        }
        else if ((0,changes_rows/* isDue */.nZ)(row)) {
            groupOf(markerOf(finding, facts)).added.push(row);
        }
    }
    return groups.values();
}
function markerOf(finding, { deployment, issueType, groupIssues }) {
    const { repository = '', rule = finding.secret_type } = finding;
    const isGrouped = groupIssues && rule !== undefined;
    const about = (0,ticket_marker/* digestOf */.ol)(isGrouped ? `rule ${rule}` : `finding ${(0,findings_finding/* findingKey */.fl)(finding)}`);
    return { deployment, issueType, repository, about, digests: [] };
}
function isOwn({ deployment, issueType, repository }, facts) {
    const isSame = deployment.toLowerCase() === facts.deployment.toLowerCase();
    return isSame && issueType === facts.issueType && facts.isListed(repository);
}
function ticketOf({ number, url }) {
    return { id: String(number), slug: `#${number}`, url };
}
/** A finding is one over all its branches: open while it is open on one of them. */
function isOpen({ status }) {
    return status !== 'fixed' && status !== 'ignored' && status !== 'provisionally_ignored';
}
function rowDigest({ change }) {
    return (0,ticket_marker/* digestOf */.ol)((0,findings_finding/* findingKey */.fl)(change.finding));
}

;// CONCATENATED MODULE: ./build/src/operations/ticket/keep-issues.js








/** GitHub asks for a second between writes, and takes 500 new issues and comments an hour ("Rate limits"). */
const WRITE_INTERVAL_MS = 1000;
const MAX_CREATED = 500;
/**
 * Keeps the issues of the findings true, and notes in each row what happened.
 *
 * @param kept gets an entry for each issue that is written
 * @throws StepError
 */
async function keepIssues(context, request, rows, found, kept) {
    const { tracker, issueType, groupIssues, maxChanges: allowed } = request;
    const isWhole = !context.notices.some(notice/* isGap */.N);
    const facts = { ...found, isWhole, issueType, groupIssues, deployment: await (0,deployment/* resolveSlug */.qo)(context) };
    await (0,ask/* askGitHub */.X3)(context, tracker.github, async (github) => {
        const decide = async () => decideIssues(rows, await github.ownIssues(tracker.repository), facts);
        const steps = await decide();
        const opened = steps.filter(({ what }) => what === 'opened' || what === 'reopened');
        (0,changes_rows/* checkLimits */.J5)(context, (0,changes_rows/* maxChanges */.ej)(allowed, opened.length, 'ticket'));
        if (!(0,model_context/* isWriting */.x)(context)) {
            // Whether an issue's text would change shows only when it is written.
            for (const { what, issue: { number, url } = {} } of steps)
                if (what !== 'updated')
                    kept.push({ what, number, url });
            return;
        }
        const { write, throwIfIncomplete } = await issueWriter(context, request, github, kept, decide);
        context.progress.begin('tickets', steps.length);
        for (const step of steps) {
            await write(step);
            context.progress.advance(1);
        }
        // Another run may have opened the same issue: of two, the older stays, with the findings of both.
        const again = kept.some(({ what }) => what === 'opened') ? await decide() : [];
        const older = again.flatMap((step) => step.older?.number ?? []);
        for (const step of again)
            if (step.older !== undefined || older.includes(step.issue?.number ?? 0))
                await write(step);
        (0,changes_rows/* throwIfFailed */.tq)(rows);
        throwIfIncomplete();
    });
}
async function issueWriter({ baseUrl, clock, stop }, { tracker, groupIssues }, { issues: api }, kept, decide) {
    const texts = await Promise.all(/* import() | report */[__webpack_require__.e(787), __webpack_require__.e(857)]).then(__webpack_require__.bind(__webpack_require__, 8248));
    const { repository, footer } = tracker;
    const [labels, assignees] = [[...tracker.labels], [...tracker.assignees]];
    // Where its answer is lost, a write that is sent again could be there twice.
    const request = { retries: 0 };
    let incomplete;
    let [created, nextMs, isSent] = [0, 0, false];
    const pace = async () => {
        await clock.sleep(Math.max(0, nextMs - clock.now()), stop);
        nextMs = clock.now() + WRITE_INTERVAL_MS;
        isSent = !stop.aborted;
    };
    /** @returns the issue; undefined if it is up to date. @throws GitHubError */
    const send = async (step) => {
        const { what, issue, marker, older } = step;
        const body = texts.issueBody(step, baseUrl, footer);
        if (what === 'updated' && body === issue?.body)
            return undefined;
        await pace();
        if (issue === undefined) {
            const title = texts.issueTitle(step, groupIssues);
            const { data } = await api.create({ ...repository, title, body, labels, assignees, request });
            return { number: data.number, url: data.html_url };
        }
        const at = { ...repository, issue_number: issue.number };
        if (older !== undefined) {
            const duplicate = { body: `Duplicate of #${older.number}`, state_reason: 'duplicate' };
            await api.update({ ...at, ...duplicate, state: 'closed' });
        }
        else if (what === 'closed') {
            const text = (0,ticket_marker/* remarked */.q0)(issue.body, marker);
            await api.update({ ...at, body: text, state: 'closed', state_reason: 'completed' });
            await pace();
            await api.createComment({ ...at, body: texts.closingLine(step, tracker), request });
        }
        else
            await api.update({ ...at, body, state: what === 'reopened' ? 'open' : undefined });
        return issue;
    };
    /** A refusal had no effect. After anything else, the list says whether an issue was opened. */
    const fail = async ({ what, rows }, error) => {
        const cause = (0,ask/* gitHubFailure */.o7)(error);
        if (cause === undefined || cause.kind === 'rate-limited' || !isSent)
            throw error;
        const isRefused = cause.kind === 'status' && (cause.status ?? 0) < 500;
        const state = isRefused ? 'failed' : 'unknown';
        for (const row of rows)
            Object.assign(row, { state, failure: { kind: 'github', cause } });
        if (cause.kind === 'cancelled' || (isRefused && kept.length === 0))
            throw error;
        if (what !== 'opened')
            incomplete = cause;
        else if (!isRefused) {
            await decide();
            const [row] = rows;
            if (row?.state === 'changed')
                kept.push({ what, url: row.seen.url });
        }
    };
    return {
        /** @throws GitHubError that ends the step */
        async write(step) {
            const creates = step.what === 'opened' || step.what === 'closed';
            if (creates)
                created += 1;
            if (creates && created > MAX_CREATED)
                return;
            isSent = false;
            try {
                const issue = await send(step);
                if (issue === undefined)
                    return;
                const { number, url } = issue;
                for (const row of step.rows)
                    Object.assign(row, { state: 'changed', seen: ticketOf(issue) });
                kept.push({ what: step.what, number, url });
            }
            catch (error) {
                await fail(step, error);
            }
        },
        throwIfIncomplete() {
            if (incomplete !== undefined)
                throw new step_errors/* StepError */.zg({ kind: 'github', cause: incomplete });
            const issues = created - MAX_CREATED;
            if (issues > 0)
                throw new step_errors/* StepError */.zg({ kind: 'issues-remain', issues, max: MAX_CREATED });
        },
    };
}

;// CONCATENATED MODULE: ./build/src/operations/ticket/run.js









/** Opens tickets for the selected findings that have none (field-notes, "Tickets"), or keeps issues on GitHub. */
async function run(context, request) {
    const { issueType, selection, tracker } = request;
    let rows = [];
    const issues = [];
    const end = await (0,model_context/* resultOf */.B)(context, request, async () => {
        const listed = [];
        rows = await planRows(context, request, listed);
        if (!request.dryRun)
            await context.announceGaps?.();
        if (tracker.kind === 'github') {
            const { repos = [] } = selection.by === 'listed' ? selection.query.filters : {};
            const isSelected = (0,conditions/* filterTest */.Jz)('repos', repos);
            const isListed = (repository) => [repos].flat().length === 0 || isSelected({ kind: issueType, id: 0n, repository });
            return await keepIssues(context, { ...request, tracker }, rows, { listed, isListed }, issues);
        }
        const listedAtMs = context.clock.now();
        const due = rows.filter(changes_rows/* isDue */.nZ);
        (0,changes_rows/* checkLimits */.J5)(context, (0,changes_rows/* maxChanges */.ej)(request.maxChanges, (0,tickets/* ticketGroups */.$)(due, request).length, 'ticket'));
        const options = { ...request, jiraProjectId: tracker.projectId };
        if ((0,model_context/* isWriting */.x)(context))
            await (0,tickets/* executeTickets */.B)((0,execute/* newExecution */.X)(context, due), due, options, listedAtMs);
        (0,changes_rows/* throwIfFailed */.tq)(rows);
    });
    // Issues are read before they are written.
    const secondRun = tracker.kind === 'jira' ? 'opens-tickets' : undefined;
    return { ...end, rows, issues, secondRun };
}
/**
 * A finding is one over all its branches, and one that has a ticket is left as it is.
 *
 * @param listed gets every row of the list
 */
async function planRows(context, { issueType, selection, tracker }, listed) {
    const onRow = (finding) => listed.push(finding);
    // The API has no filter by id.
    const query = selection.by === 'ids' ? { issueType, filters: {} } : selection.query;
    if (selection.by !== 'ids' && query.filters.status === undefined)
        context.notices.push({ kind: 'takes-decisions-along' });
    context.progress.begin('findings');
    // Issues also have findings that other steps selected.
    const isWhole = tracker.kind === 'github';
    const selected = await (0,list/* listFindings */.F$)(context, query, { onRow, isWhole });
    const byId = new Map(selected.map((finding) => [finding.id, finding]));
    const ids = selection.by === 'ids' ? selection.ids : [...byId.keys()];
    const findings = ids.map((id) => byId.get(id) ?? { kind: issueType, id });
    const once = new Map(findings.toReversed().map((finding) => [(0,findings_finding/* findingKey */.fl)(finding), finding]));
    const isWanted = new Set(once.values());
    const chosen = findings.filter((finding) => isWanted.has(finding));
    const findBranches = (0,findings_finding/* branchesOf */.IJ)(chosen, listed);
    return chosen.map((finding) => {
        const branches = findBranches(finding);
        const change = { field: 'ticket', finding, branches: branches.map(triage/* siblingOf */.SS) };
        if (!byId.has(finding.id))
            return { change, state: 'failed', failure: { kind: 'finding-not-listed' } };
        const known = [finding, ...branches].find((one) => one.ticket !== undefined)?.ticket;
        return known === undefined
            ? (0,changes_rows/* plannedRow */.dL)(change, !(0,model_context/* isWriting */.x)(context))
            : { change, state: 'left', seen: known };
    });
}


/***/ }),

/***/ 1888:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   read: () => (/* binding */ read)
/* harmony export */ });
/* harmony import */ var _inputs_connection_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8127);
/* harmony import */ var _inputs_filters_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5456);
/* harmony import */ var _inputs_source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(686);
/* harmony import */ var _inputs_values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7745);
/* harmony import */ var _model_findings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3917);





/** The status that a finding gets is what people write for the state that it is moved to. */
const STATE_OF_STATUS = { open: 'reopened' };
async function read(source) {
    const { reader } = source;
    const issueType = (0,_inputs_filters_js__WEBPACK_IMPORTED_MODULE_1__/* .readIssueType */ .A1)(reader);
    const decision = readDecision(reader);
    const selection = readSelection(source, issueType, decision);
    return {
        ...(0,_inputs_source_js__WEBPACK_IMPORTED_MODULE_2__/* .readWriting */ .LC)(source, selection.by !== 'listed'),
        ...(await (0,_inputs_connection_js__WEBPACK_IMPORTED_MODULE_0__/* .readTracked */ .Tx)(source, issueType ?? 'sast')),
        issueType: issueType ?? 'sast',
        selection,
        decision,
    };
}
function readDecision(reader) {
    const state = reader.read('new-triage-state', (0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_3__/* .oneOf */ .yL)(_model_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .TRIAGE_STATES */ .wr, STATE_OF_STATUS));
    const reason = reader.read('new-triage-reason', (0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_3__/* .oneOf */ .yL)(_model_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .TRIAGE_REASONS */ .zk));
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
    if (length > _model_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_NOTE_LENGTH */ .XG)
        reader.problem('new-note', `has ${length} characters; give at most ${_model_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_NOTE_LENGTH */ .XG}`);
    return { state, reason, note };
}
function readSelection(source, issueType, decision) {
    const { reader } = source;
    const by = reader.read('selection', (0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_3__/* .oneOf */ .yL)(['listed', 'platform']));
    const ids = (0,_inputs_filters_js__WEBPACK_IMPORTED_MODULE_1__/* .readIssueIds */ .yH)(reader);
    if (ids !== undefined) {
        // Filters are refused beside ids, and what is wrong with them is reported all the same.
        if ((0,_inputs_filters_js__WEBPACK_IMPORTED_MODULE_1__/* .givenFilters */ .VQ)(reader).length > 0)
            readListed(source, issueType);
        const limit = readLimit(reader);
        if (typeof limit === 'number' && limit < ids.length) {
            const what = 'give a higher limit or fewer ids';
            reader.problem('limit', `is ${limit}, but \`issue-ids\` has ${ids.length} ids; ${what}`);
        }
        return { by: 'ids', ids };
    }
    return by === 'platform' ? readPlatform(source, issueType, decision) : readListed(source, issueType);
}
function readListed({ reader, now }, issueType) {
    const query = (0,_inputs_filters_js__WEBPACK_IMPORTED_MODULE_1__/* .readQuery */ .xB)(reader, { issueType, now });
    const limit = readLimit(reader);
    return { by: 'listed', query, limit: typeof limit === 'number' ? limit : undefined };
}
function readPlatform({ reader, now }, issueType, decision) {
    const filters = (0,_inputs_filters_js__WEBPACK_IMPORTED_MODULE_1__/* .readFilters */ .M1)(reader, { by: 'platform', issueType, now });
    const limit = readLimit(reader);
    if (limit !== undefined && (limit === 'all' || limit > _model_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_TRIAGE_LIMIT */ .E4)) {
        const open = reader.hasProblem('status', 'new-triage-state');
        if (!open && !(0,_model_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .leavesStatus */ .DM)(filters.status, decision.state)) {
            const why = 'findings need several requests, which end only when triaged findings no longer match';
            const what = 'give a `new-triage-state`, and a `status` other than the one that it leads to';
            reader.problem('limit', `is ${(0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(String(limit))}, but more than ${_model_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_TRIAGE_LIMIT */ .E4} ${why}; ${what}`);
        }
    }
    checkPlatformChanges(reader, limit ?? _model_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_TRIAGE_LIMIT */ .E4);
    return { by: 'platform', query: { issueType: issueType ?? 'sast', filters }, limit };
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
    reader.problem('max-changes', `is ${(0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(maxChanges)}, but ${why}; ${what}`);
}
function readLimit(reader) {
    return reader.read('limit', (text) => {
        if (text.toLowerCase() === 'all')
            return { value: 'all' };
        const read = (0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_3__/* .wholeNumber */ .rD)(1)(text);
        return 'value' in read ? read : { problem: `${read.problem}, or \`all\`` };
    });
}


/***/ }),

/***/ 8732:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   run: () => (/* binding */ run)
/* harmony export */ });
/* harmony import */ var _changes_execute_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7092);
/* harmony import */ var _changes_rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4686);
/* harmony import */ var _findings_conditions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2340);
/* harmony import */ var _findings_finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6321);
/* harmony import */ var _findings_list_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7188);
/* harmony import */ var _findings_triage_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3794);
/* harmony import */ var _findings_triage_state_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(970);
/* harmony import */ var _model_context_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4112);
/* harmony import */ var _model_deployment_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2396);
/* harmony import */ var _model_findings_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3917);
/* harmony import */ var _model_step_errors_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7761);
/* harmony import */ var _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(9323);
/* harmony import */ var _platform_resources_triage_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(5763);













/** Moves the selected findings to a new triage state (web-api.md 4.8), or previews that on a dry run. */
async function run(context, request) {
    const { selection } = request;
    let rows = [];
    let selected;
    const end = await (0,_model_context_js__WEBPACK_IMPORTED_MODULE_7__/* .resultOf */ .B)(context, request, async () => {
        if (selection.by !== 'ids')
            noticeWidth(context, selection.query);
        if (selection.by === 'platform') {
            if ((0,_model_context_js__WEBPACK_IMPORTED_MODULE_7__/* .isWriting */ .x)(context))
                await triageByPlatform(context, request, selection, rows);
            return;
        }
        let listing;
        // The API has no filter by id: what they were is not known.
        if (selection.by === 'ids')
            rows = selection.ids.map((id) => rowOf(context, request, { kind: request.issueType, id }));
        else
            ({ rows, listing, selected } = await planListed(context, request, selection));
        (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .checkLimits */ .J5)(context, (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .maxChanges */ .ej)(request.maxChanges, rows.filter(_changes_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .isDue */ .nZ).length, 'finding'));
        if (!(0,_model_context_js__WEBPACK_IMPORTED_MODULE_7__/* .isWriting */ .x)(context))
            return;
        await context.announceGaps?.();
        await (0,_findings_triage_js__WEBPACK_IMPORTED_MODULE_5__/* .executeTriage */ .ol)((0,_changes_execute_js__WEBPACK_IMPORTED_MODULE_0__/* .newExecution */ .X)(context, rows), rows, listing);
        (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .throwIfFailed */ .tq)(rows);
    });
    if (selection.by === 'ids' && rows.some(({ state }) => state === 'changed')) {
        context.notices.push({ kind: 'former-states-unknown' });
    }
    return { ...end, rows, selected, secondRun: secondRunOf(request) };
}
/** The list of secrets shows neither reason nor note. */
function secondRunOf({ selection: { by }, issueType }) {
    if (by === 'platform')
        return 'selects-again';
    return by === 'ids' || issueType === 'secrets' ? 'repeats' : undefined;
}
async function planListed(context, request, { query, limit = Number.POSITIVE_INFINITY }) {
    const { issueType } = request;
    const findings = [];
    const onRow = (finding) => findings.push(finding);
    const selected = await (0,_findings_list_js__WEBPACK_IMPORTED_MODULE_4__/* .listFindings */ .F$)(context, query, { onRow });
    const listing = { findings, endedAtMs: new Map([[issueType, context.clock.now()]]) };
    const alike = Map.groupBy(findings, _findings_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .findingKey */ .fl);
    const rows = selected.map((finding) => rowOf(context, request, finding, alike.get((0,_findings_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .findingKey */ .fl)(finding))));
    const { due = [], done = [] } = Object.groupBy(rows, (row) => ((0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .isDue */ .nZ)(row) ? 'due' : 'done'));
    const free = rows.filter(({ state }) => state !== 'left');
    // Those that are up to date do not use the limit up: else a nightly step would meet the same ones for ever.
    const taken = (0,_findings_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .oldestFirst */ .sZ)(due, ({ change }) => change.finding).slice(0, limit);
    (0,_findings_triage_js__WEBPACK_IMPORTED_MODULE_5__/* .addBranches */ .s5)(taken, findings);
    return { rows: [...taken, ...done], listing, selected: free.length };
}
function rowOf(context, { decision: after }, finding, alike = []) {
    const change = { field: 'triage', finding, after, branches: [] };
    const seen = alike.find((branch) => (0,_findings_triage_state_js__WEBPACK_IMPORTED_MODULE_6__/* .wasTriagedSeparately */ .GW)(branch, finding));
    if (seen !== undefined)
        return { change, state: 'left', seen: (0,_findings_triage_js__WEBPACK_IMPORTED_MODULE_5__/* .siblingOf */ .SS)(seen) };
    return (0,_findings_triage_state_js__WEBPACK_IMPORTED_MODULE_6__/* .showsTriage */ .Ry)(finding, after)
        ? { change, state: 'unchanged' }
        : (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .plannedRow */ .dL)(change, !(0,_model_context_js__WEBPACK_IMPORTED_MODULE_7__/* .isWriting */ .x)(context));
}
/**
 * Lets the platform select by its own filters: one request, or with a larger limit, requests until it is reached or one
 * moves nothing more. Only `limit: all` repeats a request whose answer was lost: it would select other findings.
 *
 * @param rows gets a row for each finding that an answer names
 * @throws StepError, PlatformError
 */
async function triageByPlatform(context, { issueType, decision }, { query: { filters }, limit = _model_findings_js__WEBPACK_IMPORTED_MODULE_9__/* .MAX_TRIAGE_LIMIT */ .E4 }, rows) {
    const { clock, stop, maxRetries, progress, notices, writer } = context;
    const { state, reason, note } = decision;
    const isAll = limit === 'all';
    const moved = new Set();
    let unnamed = 0;
    /** Requests without an answer, and how many findings they may have moved. */
    const lost = { requests: 0, atMost: 0 };
    const lose = (take) => {
        lost.requests += 1;
        lost.atMost += take;
    };
    const failed = (error) => {
        if (lost.requests === 0)
            return error;
        const first = { kind: 'unknown', cause: error.failure };
        return new _model_step_errors_js__WEBPACK_IMPORTED_MODULE_10__/* .StepError */ .zg({ kind: 'rows-failed', of: 'finding', failed: 0, unknown: lost.atMost, first });
    };
    let remaining = isAll ? Number.POSITIVE_INFINITY : limit;
    progress.begin('triaging', isAll ? undefined : limit);
    const slug = await (0,_model_deployment_js__WEBPACK_IMPORTED_MODULE_8__/* .resolveSlug */ .qo)(context);
    try {
        for (let repeats = 0; remaining > 0;) {
            const take = Math.min(_model_findings_js__WEBPACK_IMPORTED_MODULE_9__/* .MAX_TRIAGE_LIMIT */ .E4, remaining);
            const what = { new_triage_state: state, new_triage_reason: reason, new_note: note, limit: take };
            const body = { issue_type: issueType, ...filters, ...what };
            const answer = await writer.triage(slug, body, { attempts: repeats + 1 }).catch((error) => {
                if (error instanceof _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_11__/* .PlatformError */ .Wk && error.failure.kind === 'cancelled' && error.failure.sent)
                    lose(take);
                throw error;
            });
            if (answer.kind === 'limited')
                continue;
            if (answer.kind === 'refused')
                throw failed(answer.error);
            if (answer.kind !== 'answered') {
                if (answer.kind !== 'not-sent')
                    lose(take);
                const mayRepeat = answer.kind === 'not-sent' || (answer.kind === 'open' && isAll);
                if (!mayRepeat || repeats === maxRetries)
                    throw failed(new _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_11__/* .PlatformError */ .Wk(answer.failure));
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
            const count = ids.length + (0,_platform_resources_triage_js__WEBPACK_IMPORTED_MODULE_12__/* .unnamedIn */ .s)(answer.value);
            unnamed += count - ids.length;
            progress.advance(count);
            // The answer names the same findings on other branches, too, so that at most so many were selected.
            remaining -= Math.min(take, count);
            if (moved.size + unnamed === 0)
                notices.push({ kind: 'platform-selected-nothing' });
            if (count === 0 || (!isAll && limit <= _model_findings_js__WEBPACK_IMPORTED_MODULE_9__/* .MAX_TRIAGE_LIMIT */ .E4))
                return;
        }
    }
    finally {
        (0,_findings_triage_js__WEBPACK_IMPORTED_MODULE_5__/* .noteUnnamed */ .f)(notices, unnamed, moved.size);
        if (lost.requests > 0)
            notices.push({ kind: 'answers-lost', ...lost });
    }
}
/**
 * Notes when a selection takes in the whole deployment, and when, without a status, it also takes findings that people
 * have decided about.
 */
function noticeWidth({ notices }, { filters }) {
    if (Object.entries(filters).some(([name, value]) => (0,_findings_conditions_js__WEBPACK_IMPORTED_MODULE_2__/* .findingFilter */ .Iv)(name).narrows && narrows(value)))
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
