export const id = 552;
export const ids = [552];
export const modules = {

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

/***/ 3197:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GK: () => (/* binding */ listTeamSlugs),
/* harmony export */   J0: () => (/* binding */ unlessRefused),
/* harmony export */   Pl: () => (/* binding */ isJobToken),
/* harmony export */   Ww: () => (/* binding */ countRepositories),
/* harmony export */   aR: () => (/* binding */ repositoryName),
/* harmony export */   kV: () => (/* binding */ projectMatcher),
/* harmony export */   ox: () => (/* binding */ readPropertyNames),
/* harmony export */   uD: () => (/* binding */ hasOwner),
/* harmony export */   v: () => (/* binding */ isOfOrganization),
/* harmony export */   wo: () => (/* binding */ readNamedRepositories),
/* harmony export */   x8: () => (/* binding */ checkAccess),
/* harmony export */   xW: () => (/* binding */ listRepositories)
/* harmony export */ });
/* harmony import */ var _model_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(519);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6150);
/* harmony import */ var _marked_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(617);
/* harmony import */ var _octokit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4636);




/** In this order, new repositories come last, and no other moves to another page. */
const PAGES = { sort: 'created', direction: 'asc', per_page: 100 };
/** Those of an organization that the token sees, or a person's public ones. @throws GitHubError */
async function listRepositories(octokit, owner, details) {
    const { iterator } = octokit.paginate;
    const { listForOrg, listForUser } = octokit.rest.repos;
    const { rows, isComplete } = await readOrgOrUser(() => (0,_octokit_js__WEBPACK_IMPORTED_MODULE_2__/* .readList */ .LD)(iterator(listForOrg, { org: owner, type: 'all', ...PAGES })), () => (0,_octokit_js__WEBPACK_IMPORTED_MODULE_2__/* .readList */ .LD)(iterator(listForUser, { username: owner, ...PAGES })));
    if (!rows.some(isOfOrganization))
        return { rows, isComplete };
    const [properties, teamsOf] = await Promise.all([
        details.properties ? listProperties(octokit, owner) : undefined,
        readTeamsOf(octokit, owner, details.teams),
    ]);
    const repositories = rows.map((row) => ({
        ...row,
        properties: properties instanceof Map ? properties.get(row.id) : properties,
        teams: teamsOf(row),
    }));
    return { rows: repositories, isComplete };
}
/**
 * A renamed repository has its new name; those that the token does not see are left out.
 *
 * @throws GitHubError, also when none was found and GitHub refused access to any
 */
async function readNamedRepositories(octokit, fullNames, details) {
    const readOne = async (fullName) => {
        const result = await unlessRefused(readRepository(octokit, fullName, details.properties));
        return [fullName, result];
    };
    const results = await Promise.all(fullNames.map(readOne));
    const found = new Map();
    for (const [fullName, result] of results)
        if (!(result instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y_))
            found.set(fullName, result);
    const [, refusal] = results.find(([, result]) => result instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y_ && !isMissing(result)) ?? [];
    if (found.size === 0 && refusal !== undefined)
        throw refusal;
    const ofOrganizations = [...found.values()].filter(isOfOrganization);
    const byOwner = Map.groupBy(ofOrganizations, ({ full_name }) => (0,_model_names_js__WEBPACK_IMPORTED_MODULE_3__/* .splitName */ .W0)(full_name).owner);
    for (const [org, repositories] of byOwner) {
        const teamsOf = await readTeamsOf(octokit, org, details.teams);
        for (const repository of repositories)
            repository.teams = teamsOf(repository);
    }
    return found;
}
function isOfOrganization({ owner }) {
    return owner.type !== 'User';
}
/** The teams that the token sees. @throws GitHubError, also for an incomplete list */
async function listTeamSlugs(octokit, org) {
    const pages = octokit.paginate.iterator(octokit.rest.teams.list, { org, per_page: 100 });
    return (await (0,_octokit_js__WEBPACK_IMPORTED_MODULE_2__/* .readWhole */ .oD)(pages, `/orgs/${org}/teams`)).map(({ slug }) => slug);
}
/** Also of properties of which no repository has a value. @throws GitHubError */
async function readPropertyNames(octokit, org) {
    const { data } = await octokit.rest.orgs.customPropertiesForReposGetOrganizationDefinitions({ org });
    return data.map(({ property_name }) => property_name);
}
/** Reads from a person if there is no organization of that name. */
async function readOrgOrUser(ofOrg, ofUser) {
    return ofOrg().catch((error) => {
        if (!isMissing(error))
            throw error;
        return ofUser();
    });
}
/** Whether an account has this name; true if GitHub refuses to say. @throws GitHubError */
async function hasOwner({ rest }, owner) {
    const { listForOrg, listForUser } = rest.repos;
    const page = readOrgOrUser(() => listForOrg({ org: owner, per_page: 1 }), () => listForUser({ username: owner, per_page: 1 }));
    return !isMissing(await unlessRefused(page));
}
/** Keyed by the repository's id; one that GitHub's list lacks is unknown. */
async function listProperties(octokit, org) {
    const list = octokit.rest.orgs.customPropertiesForReposGetOrganizationValues;
    const result = await unlessRefused((0,_octokit_js__WEBPACK_IMPORTED_MODULE_2__/* .readList */ .LD)(octokit.paginate.iterator(list, { org, per_page: 100 })));
    if (result instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y_)
        return result;
    return new Map(result.rows.map(({ repository_id, properties }) => [repository_id, valuesOf(properties)]));
}
/** Finds the teams with access to a repository. */
async function readTeamsOf(octokit, org, slugs) {
    if (slugs.length === 0)
        return () => undefined;
    const lists = await Promise.all(slugs.map((team_slug) => {
        const parameters = { org, team_slug, per_page: 100 };
        const pages = octokit.paginate.iterator(octokit.rest.teams.listReposInOrg, parameters);
        return unlessRefused((0,_octokit_js__WEBPACK_IMPORTED_MODULE_2__/* .readList */ .LD)(pages));
    }));
    const refusal = lists.find((list) => list instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y_ && !isMissing(list));
    if (refusal instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y_)
        return () => refusal;
    if (lists.some((list) => 'isComplete' in list && !list.isComplete))
        return () => undefined;
    // A missing team has no repositories here; another organization may have that team.
    const ids = lists.map((list) => new Set(list instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y_ ? [] : list.rows.map((row) => row.id)));
    return ({ id }) => slugs.filter((_, index) => ids[index]?.has(id));
}
async function readRepository(octokit, name, withProperties) {
    const { data: repository } = await octokit.rest.repos.get((0,_model_names_js__WEBPACK_IMPORTED_MODULE_3__/* .splitName */ .W0)(name));
    if (!withProperties || !isOfOrganization(repository))
        return repository;
    const address = (0,_model_names_js__WEBPACK_IMPORTED_MODULE_3__/* .splitName */ .W0)(repository.full_name);
    const result = await unlessRefused(octokit.rest.repos.customPropertiesForReposGetRepositoryValues(address));
    return { ...repository, properties: result instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y_ ? result : valuesOf(result.data) };
}
async function unlessRefused(work) {
    return work.catch((error) => {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y_ && error.isRefusal)
            return error;
        throw error;
    });
}
/** A 404 for a later page does not say that the owner, team or repository is missing. */
function isMissing(error) {
    if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y_))
        return false;
    const { status, path } = error.failure;
    return status === 404 && !/[?&]page=/.test(path);
}
function valuesOf(rows) {
    return new Map(rows.map(({ property_name, value }) => [property_name, [value ?? []].flat().filter(Boolean)]));
}
/** It lists only public repositories of an organization and the job's own. */
async function isJobToken(octokit) {
    return (await unlessRefused((0,_marked_text_js__WEBPACK_IMPORTED_MODULE_1__/* .viewerLogin */ .wz)(octokit))) === 'github-actions[bot]';
}
/** An owner's repositories that the token lists, and that projects name. @throws GitHubError */
async function countRepositories(octokit, fullName, serverUrl, projects) {
    const { owner } = (0,_model_names_js__WEBPACK_IMPORTED_MODULE_3__/* .splitName */ .W0)(fullName);
    const { hostname } = new URL(serverUrl);
    const parsed = projects.map((project) => repositoryName(project, hostname));
    const fullNames = parsed.flatMap((name) => ('fullName' in name ? name.fullName.toLowerCase() : []));
    const withProjects = new Set(fullNames.filter((name) => name.startsWith(`${owner.toLowerCase()}/`))).size;
    const { listForOrg, listForUser } = octokit.rest.repos;
    const [{ data, headers }, isPartial] = await readOrgOrUser(async () => [await listForOrg({ org: owner, type: 'all', per_page: 1 }), await isJobToken(octokit)], async () => [await listForUser({ username: owner, per_page: 1 }), false]);
    // With one row on each page, the number of the last page is that of all rows.
    const [, repositories = data.length] = /[?&]page=(\d+)[^>]*>; rel="last"/.exec(headers.link ?? '') ?? [];
    return { owner, repositories: Number(repositories), isPartial, withProjects };
}
/** @throws GitHubError if the token may not read the list */
async function checkAccess({ rest }, list, fullName) {
    const readPage = list === 'issues' ? rest.issues.listForRepo : rest.pulls.list;
    await readPage({ ...(0,_model_names_js__WEBPACK_IMPORTED_MODULE_3__/* .splitName */ .W0)(fullName), per_page: 1 });
}
/** Matches by address, else by name, in any case. Several projects may share one. @param renames by former name */
function projectMatcher(serverUrl, repositories, renames = new Map()) {
    // A reused name belongs to the repository that has it now.
    const named = [
        ...renames,
        ...repositories.map((repository) => [repository.full_name, repository]),
    ];
    const byName = new Map(named.map(([name, repository]) => [name.toLowerCase(), repository]));
    const serverHost = new URL(serverUrl).hostname;
    return (project) => {
        const parsed = repositoryName(project, serverHost);
        if ('reason' in parsed)
            return { known: false, ...parsed };
        const repository = byName.get(parsed.fullName.toLowerCase());
        return repository ? { known: true, repository } : { known: false, reason: 'not-visible', ...parsed };
    };
}
/** The repository may not exist. */
function repositoryName({ name, url = '' }, serverHost) {
    const segments = name.split('/');
    if (url.trim() === '')
        return segments.length === 2 ? fullNameOf(segments) : { reason: 'not-a-repository' };
    const address = URL.parse(url);
    if (address === null)
        return { reason: 'not-a-repository' };
    if (address.hostname !== serverHost)
        return { reason: 'other-host' };
    return fullNameOf(address.pathname.split('/').filter(Boolean));
}
/** The first two segments; the rest is a path within the repository. */
function fullNameOf([owner = '', repo = '']) {
    const fullName = `${owner}/${repo.replace(/\.git$/i, '')}`;
    // GitHub refuses the names `.` and `..`, too: they would leave the path of a request.
    const isName = /^\w[\w-]*\/[\w.-]+$/.test(fullName) && !/\/\.{1,2}$/.test(fullName);
    return isName ? { fullName } : { reason: 'not-a-repository' };
}


/***/ }),

/***/ 8682:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DV: () => (/* binding */ crossCheck),
/* harmony export */   co: () => (/* binding */ readYamlInput),
/* harmony export */   gM: () => (/* binding */ readYaml),
/* harmony export */   nX: () => (/* binding */ ALL_KEYS)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8815);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9396);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2857);
/* harmony import */ var _model_nearest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7957);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7745);




/** All keys of a map's schema, where its shape lacks some. */
const ALL_KEYS = zod__WEBPACK_IMPORTED_MODULE_3__/* .registry */ .u5();
/**
 * Reads YAML or JSON (which is YAML) by a schema. If the syntax is wrong, nothing else is checked.
 *
 * The `error` of a schema says what to write: "`age` is the number 7: <error>". The message of a refinement or a
 * `crossCheck` follows the name of the value: "`age` <message>".
 */
function readYaml(text, schema, options) {
    const { name, emptyRemedy, textKeys } = options;
    const lineCounter = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .LineCounter */ .HN();
    const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(text, {
        lineCounter,
        intAsBigInt: true,
        schema: 'core',
        prettyErrors: false,
        logLevel: 'error',
    });
    const problemAt = (offset, message) => {
        const { line, col: column } = lineCounter.linePos(offset);
        return { line, column, message };
    };
    const refusal = (problems) => ({
        ok: false,
        problems: inOrder(problems),
    });
    const syntax = syntaxProblems(document, text, problemAt);
    if (syntax.length > 0)
        return refusal(syntax);
    if (textKeys !== undefined)
        readAsTexts(document, textKeys);
    const data = dataOf(document);
    if (data === null)
        return refusal([problemAt(0, `${name} is empty: ${emptyRemedy}`)]);
    const aliases = 'has aliases that repeat too often, or contain themselves: remove them';
    if (data === undefined)
        return refusal([problemAt(0, `${name} ${aliases}`)]);
    const result = schema.safeParse(data, { reportInput: true, error: defaultRemedy });
    if (!result.success) {
        const report = (path, message, part) => problemAt(offsetOf(document, path, part), message);
        return refusal(schemaProblems(result.error, options, report));
    }
    const lineOf = (path, part) => lineCounter.linePos(offsetOf(document, path, part)).line;
    return { ok: true, value: result.data, source: { data, lineOf } };
}
/** @returns undefined if there are problems */
function readYamlInput(reader, input, text, schema, options) {
    const read = readYaml(text, schema, options);
    if (read.ok)
        return read;
    for (const { line, message } of read.problems)
        reader.problem(input, `is wrong at line ${line}: ${message}`);
    return undefined;
}
/** A line that Git leaves around the sides of a conflict. In YAML it can be nothing else. */
const CONFLICT_MARK = /^(?:<{7}|\|{7}|={7}|>{7})(?: .*)?$/m;
function syntaxProblems(document, text, problemAt) {
    const offset = text.search(CONFLICT_MARK);
    if (offset >= 0) {
        const mark = problemAt(offset, 'is a mark of a merge conflict: keep one side, and remove all marks');
        return [{ ...mark, message: `line ${mark.line} ${mark.message}` }];
    }
    const errors = [...document.errors, ...document.warnings].map(({ message, pos: [start, end] }) => {
        // The place may lie before spaces and comments that precede the wrong text.
        let place = start;
        for (const [blank] of text.slice(start).matchAll(/\s+|#.*/gy))
            place += blank.length;
        return problemAt(place, indicatorProblem(text.slice(start, end)) ?? parserProblem(message));
    });
    // Most errors after the first of a line follow from it.
    const byLine = Map.groupBy(inOrder(errors), ({ line }) => line);
    if (errors.length > 0)
        return [...byLine.values()].flatMap(([first]) => first ?? []);
    const aliases = [];
    (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .visit */ .YR)(document, {
        Alias(_key, node) {
            const message = node.resolve(document) ? undefined : indicatorProblem(`*${node.source}`);
            if (message !== undefined)
                aliases.push(problemAt(node.range?.[0] ?? 0, message));
        },
    });
    return aliases;
}
/** A pattern or an exclusion that YAML reads as something else. */
function indicatorProblem(token) {
    const [indicator] = token;
    if (indicator !== '!' && indicator !== '*')
        return undefined;
    const kind = indicator === '!' ? 'a tag' : 'an alias';
    return `${(0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(token)} is ${kind} in YAML, because it starts with \`${indicator}\`: quote it`;
}
/** The parser's message may repeat the rest of the file, or name its own functions. */
function parserProblem(message) {
    const problem = message.replace(/; please .*/, '').slice(0, 200);
    return `this is not valid YAML: ${problem}; correct this line or one above it, or quote the value`;
}
/** Each problem once: an intersection of schemas reports some twice. */
function inOrder(problems) {
    const unique = new Map(problems.map((problem) => [Object.values(problem).join(' '), problem]));
    return [...unique.values()].sort((left, right) => left.line - right.line || left.column - right.column);
}
/** The nearest value around a path that does not exist. */
function offsetOf(document, path, part = 'value') {
    const nodeAt = (at) => {
        const node = document.getIn(at, true);
        return (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isNode */ .Ll)(node) || at.length === 0 ? node : nodeAt(at.slice(0, -1));
    };
    if (part === 'value')
        return nodeAt(path).range?.[0] ?? 0;
    const map = nodeAt(path.slice(0, -1));
    const pair = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(map) ? map.items.find(({ key }) => String(key) === path.at(-1)) : undefined;
    const key = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isNode */ .Ll)(pair?.key) ? pair.key : map;
    return key.range?.[0] ?? 0;
}
function readAsTexts(document, textKeys) {
    (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .visit */ .YR)(document, {
        Scalar(_key, node, ancestors) {
            const pair = ancestors.findLast(yaml__WEBPACK_IMPORTED_MODULE_0__/* .isPair */ .tO);
            const isText = typeof node.value === 'string' || node.value === null;
            if (!isText && textKeys.test(String(pair?.key)))
                node.value = node.source;
        },
    });
}
/** A whole number is a `bigint` only where a number would lose digits. @returns undefined for refused aliases */
function dataOf(document) {
    const exactNumber = (_key, value) => typeof value === 'bigint' && Number.isSafeInteger(Number(value)) ? Number(value) : value;
    try {
        return document.toJS({ reviver: exactNumber });
    }
    catch {
        return undefined;
    }
}
function schemaProblems(error, { name, keyRemedy }, problemAt) {
    const nameOf = (path) => {
        const key = path.findLast((step) => typeof step === 'string');
        const map = key === undefined ? name : (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(key);
        return typeof path.at(-1) === 'number' ? `an item of ${map}` : map;
    };
    const messageOf = ({ code, path, input, message }) => {
        if (code === 'custom')
            return `${nameOf(path)} ${message}`;
        if (input !== undefined)
            return `${nameOf(path)} is ${described(input)}: ${message}`;
        return `the key ${(0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(String(path.at(-1)))} is missing in ${nameOf(path.slice(0, -1))}: add it`;
    };
    const issues = error.issues.flatMap((issue) => withinUnions(issue));
    return withoutConsequences(issues).flatMap((issue) => {
        const { path, input } = issue;
        if (issue.code !== 'unrecognized_keys')
            return [problemAt(path, messageOf(issue))];
        const known = knownKeysIn(issue);
        return issue.keys.map((key) => {
            const remedy = keyRemedy?.(key, known, Object(input)[key]) ?? unknownKeyRemedy(key, issue, known);
            return problemAt([...path, key], `unknown key ${(0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(key)} in ${nameOf(path)}; ${remedy}`, 'key');
        });
    });
}
/** Zod also reports a misspelt key as missing, and a wrong type as too small. */
function withoutConsequences(issues) {
    const placeOf = (path) => path.join('\n');
    const mistyped = new Set();
    const misspelt = new Set();
    for (const issue of issues) {
        if (issue.code === 'invalid_type')
            mistyped.add(placeOf(issue.path));
        if (issue.code !== 'unrecognized_keys')
            continue;
        misspelt.add(placeOf(issue.path));
        const known = knownKeysIn(issue);
        // A merge may bring any key.
        const meant = issue.keys.flatMap((key) => (key === MERGE_KEY ? known : ((0,_model_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .nearest */ .pA)(key, known) ?? [])));
        for (const key of meant)
            misspelt.add(placeOf([...issue.path, key]));
    }
    return issues.filter(({ code, path, input }) => {
        const place = placeOf(path);
        if (code === 'too_small' && mistyped.has(place))
            return false;
        return !((code === 'custom' || input === undefined) && misspelt.has(place));
    });
}
/** YAML 1.1 merged the map behind it. */
const MERGE_KEY = '<<';
function unknownKeyRemedy(key, issue, known) {
    if (key === MERGE_KEY)
        return 'merge keys are not read: repeat the keys; aliases work';
    const map = Object(issue.input);
    // YAML reads `name:x` as one key.
    const [, name = '', value] = /^([^:]+):(.+)$/.exec(key) ?? [];
    if (known.includes(name))
        return `write ${(0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(`${name}: ${value}`)}, with a space`;
    // A known key above, without a value, probably holds this one.
    const keys = Object.keys(map);
    const above = keys.slice(0, keys.indexOf(key)).findLast((candidate) => !issue.keys.includes(candidate));
    if (above !== undefined && map[above] === null)
        return `indent it below ${(0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(above)}`;
    return (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .didYouMean */ .au)(key, known, 'use');
}
/** The issues of the branch of a union that takes this type of value. */
function withinUnions(issue, parent = []) {
    const path = [...parent, ...issue.path];
    if (issue.code !== 'invalid_union')
        return [{ ...issue, path }];
    const branch = issue.errors.find((issues) => !issues.some(isOtherType)) ?? issue.errors[0] ?? [];
    return branch.flatMap((inner) => withinUnions(inner, path));
}
function isOtherType(issue) {
    if (issue.path.length > 0)
        return false;
    if (issue.code === 'invalid_union')
        return issue.errors.every((issues) => issues.some(isOtherType));
    return issue.code === 'invalid_type' || (issue.code === 'invalid_value' && typeof issue.input === 'object');
}
function described(value) {
    if (value === null)
        return 'empty';
    if (typeof value === 'string')
        return value === '' ? 'an empty string' : (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(value);
    if (Array.isArray(value))
        return value.length === 0 ? 'an empty list' : 'a list';
    if (typeof value === 'object')
        return 'a map of keys';
    return `the ${typeof value === 'boolean' ? 'boolean' : 'number'} ${value}`;
}
/** The keys that the map may have. Only `defaultRemedy` sees its schema, and gives them as the message. */
function knownKeysIn({ message }) {
    return message.split('\n');
}
function defaultRemedy(issue) {
    const { input } = issue;
    switch (issue.code) {
        case 'unrecognized_keys': {
            const map = issue.inst;
            return (ALL_KEYS.get(map)?.keys ?? Object.keys(map.shape)).join('\n');
        }
        case 'invalid_value': {
            const values = issue.values.map(String);
            return comparisonRemedy(String(input), values) ?? (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .didYouMean */ .au)(String(input), values, 'use');
        }
        case 'too_small':
            return issue.origin === 'array' ? 'give at least one item' : 'give a value';
        case 'too_big':
            return `give at most ${issue.maximum} characters`;
    }
    // A missing value, or one of the wrong type.
    switch (issue.expected) {
        case 'object':
        case 'record':
            if (input === null)
                return 'indent its keys below it, or leave it out';
            return 'write its keys, as in { key: value }';
        case 'array':
            if (input === null)
                return 'give a list, or leave it out';
            if (typeof input === 'object')
                return 'write a list, with `- ` before each item';
            return `write a list, as in ${exampleList(issue, String(input))}`;
        case 'boolean':
            return 'give true or false, without quotes';
    }
    if (input === null)
        return 'give a value';
    return typeof input === 'object' ? 'write one value, or quote the whole value' : 'quote it';
}
/** The remedy for `<= medium`; undefined for another text, and for values without an order. */
function comparisonRemedy(text, values) {
    const [, sign = '', word = ''] = /^([<>]=?)\s*(\w+)$/.exec(text) ?? [];
    const at = values.indexOf(word);
    if (at < 0 || values[0] !== 'low')
        return undefined;
    const end = at + sign.length - 1;
    const compared = sign.startsWith('<') ? values.slice(0, end) : values.slice(at + 2 - sign.length);
    return `write [${compared.join(', ')}]`;
}
function exampleList({ inst }, text) {
    const { element } = inst;
    const [key] = element instanceof zod__WEBPACK_IMPORTED_MODULE_4__/* .ZodObject */ .bvH ? Object.keys(element.shape) : [];
    const items = (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .splitList */ .ry)(text).map((item) => (key === undefined ? item : { [key]: item }));
    return (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .stringify */ .As)(items, { collectionStyle: 'flow', flowCollectionPadding: false, lineWidth: 0 }).trim();
}
/** Checks a whole map, also where some of its values are wrong. */
function crossCheck(check) {
    return zod__WEBPACK_IMPORTED_MODULE_4__/* .superRefine */ .zni((value, context) => check(value, (path, message) => context.addIssue({ code: 'custom', message, path: [...path] })), { when: ({ value }) => typeof value === 'object' && value !== null && !Array.isArray(value) });
}


/***/ }),

/***/ 1043:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ readSavedFile),
/* harmony export */   x: () => (/* binding */ sameAddress)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _model_saved_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(936);
/* harmony import */ var _platform_http_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9598);
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(686);




/** The last field of the file: the checksum of the text with zeros in its place. */
const CHECKSUM = /"checksum"\s*:\s*"([0-9a-f]{64})"\s*\}\s*$/;
/** Refuses a file that is not complete and unchanged. */
async function readSavedFile(path, format, readFile) {
    const { text, problem } = await readFile(path, _model_saved_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_REPORT_BYTES */ .WA);
    if (text === undefined)
        return (0,_source_js__WEBPACK_IMPORTED_MODULE_3__/* .fileProblem */ .Wj)(problem, 'first download the artifact that contains it');
    const file = (0,_platform_http_json_js__WEBPACK_IMPORTED_MODULE_2__/* .tryParseJson */ .Bl)(text);
    if (file === undefined)
        return { problem: 'is not JSON, or was cut short', remedy: 'give the whole file' };
    const { schema, version } = Object(file);
    if (schema !== format.schema)
        return { problem: `is not ${format.label}`, remedy: 'give the path of one' };
    if (version !== format.version) {
        const remedy = 'write and read it with the same version of this action';
        return { problem: `has version ${String(version)}, not ${format.version}, of its format`, remedy };
    }
    const [, checksum = ''] = CHECKSUM.exec(text) ?? [];
    const start = text.lastIndexOf(checksum);
    const zeroed = text.slice(0, start) + '0'.repeat(checksum.length) + text.slice(start + checksum.length);
    if ((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(zeroed).digest('hex') !== checksum)
        return { problem: 'has been edited', remedy: 'pass the file exactly as the step wrote it' };
    const { data, error } = format.content.safeParse(file);
    if (error === undefined)
        return { value: data };
    const [detail] = error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    const remedy = 'give a file that this version wrote';
    return { problem: `has content unknown to this version: ${detail}`, remedy };
}
/** Whether two addresses, as `URL` spells them, are the same platform's. */
function sameAddress(left, right) {
    const bare = (address) => address.replace(/\/+$/, '');
    return bare(left) === bare(right);
}


/***/ }),

/***/ 4535:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   id: () => (/* binding */ id),
/* harmony export */   n: () => (/* binding */ row),
/* harmony export */   y: () => (/* binding */ POLICY_PARTS)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2857);
/* harmony import */ var _platform_resources_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4570);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3917);



// The one definition of changes and rows, which steps plan, write and report, and `undo` reads.
/** May be beyond 2^53. */
const id = zod__WEBPACK_IMPORTED_MODULE_2__/* .preprocess */ .vkY((value) => (typeof value === 'number' && Number.isSafeInteger(value) ? BigInt(value) : value), zod__WEBPACK_IMPORTED_MODULE_2__/* .bigint */ .oad());
const text = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP();
const isObject = (value) => typeof value === 'object' && value !== null;
/** `url` is that of its repository. */
const project = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ name: text.min(1), id: id.optional(), url: text.optional() });
const triaged = {
    status: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_platform_resources_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .FINDING_STATUSES */ .pM).optional(),
    triage_state: text.optional(),
    triage_reason: text.optional(),
    triage_comment: text.optional(),
};
/** The fields that `undo` needs; a report keeps all that the list returned. */
const finding = zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    kind: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .PRODUCTS */ .zv),
    id,
    match_based_id: text.optional(),
    repository: text.optional(),
    /** The id of its project, which a rename keeps. */
    repository_id: id.optional(),
    ...triaged,
    triaged_at: text.optional(),
});
/** The finding on another branch, as listed before the change: the platform moves them together. */
const sibling = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ id, ref: text.optional(), ...triaged });
/** Siblings without a row of their own; only one of a finding's rows has them. */
const branches = zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(sibling);
/** A state, a note or both (neither if an undo can restore nothing), and a reason only with `ignored`. */
const triage = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    state: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .TRIAGE_STATES */ .wr).optional(),
    reason: text.optional(),
    note: text.optional(),
});
/** In the order in which they are compared and written. */
const POLICY_PARTS = ['code', 'secrets', 'remediation'];
const part = zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(POLICY_PARTS);
/** As the API or the rules file has it. */
const bundle = zod__WEBPACK_IMPORTED_MODULE_2__/* .custom */ .IeY(isObject);
const fields = zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J());
const fieldChange = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    /** Its path, such as `filters.conditions`. */
    field: text,
    before: zod__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J().optional(),
    after: zod__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J().optional(),
    /** Items of a list. */
    added: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J()).optional(),
    removed: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J()).optional(),
});
/** An entry of the platform's difference of a part of the policies. */
const entry = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    part,
    /** `detection`: rulesets, rules and disabled rules of a product; `other`: a kind that is not known here. */
    kind: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['detection', 'exception', 'remediation', 'other']),
    effect: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['create', 'update', 'delete']),
    /** The platform's key, such as `{ slug }`. */
    key: zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), text),
    /** As the platform returns them; `create` has no `before`, and `delete` no `after`. */
    before: fields.optional(),
    after: fields.optional(),
    fields: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(fieldChange),
});
const change = zod__WEBPACK_IMPORTED_MODULE_2__/* .discriminatedUnion */ .gMt('field', [
    /** Adds a tag to a project (`after: true`), or removes it. */
    zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ field: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('tag'), project, tag: text.min(1), before: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(), after: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY() }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ field: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['diff_scan', 'full_scan']), project, before: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(), after: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY() }),
    /** Without `refs/heads/`. */
    zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ field: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('primary_branch'), project, before: text.optional(), after: text.optional() }),
    /** A selected project that is up to date, was not read, or is one of `sbom` (docs/sbom.md). */
    zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ field: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('none'), project }),
    /** An item of an input that matches nothing. */
    zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ field: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('item'), input: text, item: text }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        field: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('triage'),
        /** As it was listed before the change. A triage by ids knows only its id and kind. */
        finding,
        after: triage,
        branches,
    }),
    /** A ticket of one branch is a ticket of all. */
    zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ field: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('ticket'), finding, branches }),
    /** Replaces the whole bundle. */
    zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        field: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('policies'),
        part,
        before: bundle,
        after: bundle,
        entries: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(entry),
        /** Fingerprint of `before`; the platform refuses a write with a former one. */
        version: text,
    }),
]);
const why = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    rule: text.optional(),
    /** The rule that this one overrides. */
    over: text.optional(),
    /** `managed`: a managed tag that no rule gives; `ended`: an ignore that has expired. */
    because: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['managed', 'ended']).optional(),
    /** ISO date of the end of an ignore. */
    until: text.optional(),
});
/** docs/writing.md, "What each row says". */
const state = zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['changed', 'unchanged', 'left', 'failed', 'unknown', 'not-reached', 'would-change']);
const row = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    change,
    why: why.optional(),
    state,
    /** For `failed`, `unknown`, and what is `left` because the platform skipped or refused it. */
    failure: zod__WEBPACK_IMPORTED_MODULE_2__/* .custom */ .IeY((value) => isObject(value) && 'kind' in value).optional(),
    /** For `left`: what a read showed instead. For changed policies: the new version; for tickets: the ticket. */
    seen: zod__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J().optional(),
});


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

/***/ 1062:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ PROJECT_SETTINGS)
/* harmony export */ });
/** The settings of projects that have one value, by their names in the API. */
const PROJECT_SETTINGS = {
    diff_scan: {
        /** The key in a rule of the rules file; switches are below `managed-scan`. */
        key: 'diff',
        label: 'diff scans',
        meaning: 'Managed scans of pull requests.',
    },
    full_scan: { key: 'full', label: 'full scans', meaning: 'Managed full scans.' },
    primary_branch: {
        key: 'primary-branch',
        label: 'primary branch',
        meaning: 'Name of the primary branch, such as `main`; the last rule that matches decides.',
    },
};


/***/ }),

/***/ 7678:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   read: () => (/* binding */ read)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2857);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4377);
/* harmony import */ var _inputs_saved_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1043);
/* harmony import */ var _inputs_source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(686);
/* harmony import */ var _inputs_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7745);
/* harmony import */ var _model_saved_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(936);
/* harmony import */ var _rules_inputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5608);






async function read(source) {
    const dryRun = (0,_inputs_source_js__WEBPACK_IMPORTED_MODULE_1__/* .readDryRun */ .n0)(source.reader);
    const approved = await readApproved(source);
    const common = await (0,_rules_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .readRules */ .K)(source);
    return common && { ...common, dryRun, approved };
}
async function readApproved(source) {
    const { reader } = source;
    const why = 'the job that makes the plan did not run';
    const remedy = 'give the path of a plan, its hash, or `none`';
    if (reader.refuseEmptied('approved-plan', why, remedy))
        return undefined;
    const text = reader.text('approved-plan');
    if (text.toLowerCase() === 'none')
        return undefined;
    if (/^[0-9a-f]{64}$/i.test(text))
        return { by: 'hash', hash: text.toLowerCase() };
    const plan = await readPlanFile(text, source);
    if ('value' in plan)
        return { by: 'plan', plan: plan.value };
    return reader.problem('approved-plan', (0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .describeProblem */ .BJ)(text, plan));
}
/** Tolerance for the clocks of two machines. */
const MAX_AHEAD_MS = 5 * 60_000;
const planFile = {
    ..._model_saved_js__WEBPACK_IMPORTED_MODULE_3__/* .PLAN_FORMAT */ ._A,
    label: 'a plan of this action',
    content: zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
        hash: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
        deployment: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
        platform: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
        rules_file: zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ sha256: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP() }),
        moment: zod__WEBPACK_IMPORTED_MODULE_6__/* .datetime */ .w$(),
        changes: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
            target: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
            id: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().optional(),
            field: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
            before: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
            after: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
        })),
    }),
};
async function readPlanFile(path, source) {
    const { connection, readFile, now, reader } = source;
    const read = await (0,_inputs_saved_file_js__WEBPACK_IMPORTED_MODULE_0__/* .readSavedFile */ .G)(path, planFile, readFile);
    if (!('value' in read))
        return read;
    const { deployment, changes, hash, moment, platform } = read.value;
    if ((0,_model_saved_js__WEBPACK_IMPORTED_MODULE_3__/* .hashOfPlan */ .z6)(deployment, changes) !== hash)
        return {
            problem: 'has changes that do not match its hash',
            remedy: 'pass the file exactly as `plan` wrote it',
        };
    if (Date.parse(moment) > now + MAX_AHEAD_MS)
        return { problem: `is dated ${moment}, in the future`, remedy: 'make the plan again' };
    if ((0,_inputs_saved_file_js__WEBPACK_IMPORTED_MODULE_0__/* .sameAddress */ .x)(platform, connection.baseUrl.href) || reader.hasProblem('base-url'))
        return read;
    const problem = `is a plan for ${(0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(platform)}, but \`base-url\` is ${(0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(connection.baseUrl.href)}`;
    return { problem, remedy: 'give a plan for this platform' };
}


/***/ }),

/***/ 3486:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   run: () => (/* binding */ run)
/* harmony export */ });
/* harmony import */ var _changes_carry_out_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5717);
/* harmony import */ var _changes_rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4686);
/* harmony import */ var _findings_triage_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3794);
/* harmony import */ var _model_context_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4112);
/* harmony import */ var _model_saved_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(936);
/* harmony import */ var _model_step_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7761);
/* harmony import */ var _model_time_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(4386);
/* harmony import */ var _policies_compare_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7123);
/* harmony import */ var _policies_kind_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6816);
/* harmony import */ var _projects_kinds_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1567);
/* harmony import */ var _rules_plan_make_plan_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5247);











/** Makes and checks a fresh plan, then writes policies, findings and projects in turn. */
async function run(context, request) {
    let made;
    const result = await (0,_model_context_js__WEBPACK_IMPORTED_MODULE_3__/* .resultOf */ .Bg)(context, request, async () => {
        await checkApproval(context, request);
        const { approved } = request;
        const momentMs = approved?.by === 'plan' ? Date.parse(approved.plan.moment) : context.clock.now();
        made = await (0,_rules_plan_make_plan_js__WEBPACK_IMPORTED_MODULE_9__/* .makePlan */ .C)(context, request, momentMs);
        const { plan, listing, observed } = made;
        checkLines(request, plan);
        leaveEndedIgnores(context, plan.rows);
        const { policies, findings, projects } = (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .rowsByUnit */ .PA)(plan.rows);
        await (0,_changes_carry_out_js__WEBPACK_IMPORTED_MODULE_0__/* .carryOut */ .u0)(context, plan.rows, plan.over, async (execution) => {
            await (0,_policies_kind_js__WEBPACK_IMPORTED_MODULE_7__/* .executePolicies */ .ed)(execution, policies);
            (0,_policies_compare_js__WEBPACK_IMPORTED_MODULE_6__/* .throwIfRefused */ .qs)(policies, request.rules);
            // The rest of the plan presumes the new policies.
            (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .throwIfFailed */ .tq)(policies);
            // Before the projects, because the findings were listed just now.
            await (0,_findings_triage_js__WEBPACK_IMPORTED_MODULE_2__/* .executeTriage */ .ol)(execution, findings, listing);
            await (0,_projects_kinds_js__WEBPACK_IMPORTED_MODULE_8__/* .executeProjects */ .gu)(execution, projects, observed);
        });
    });
    const { rows = [], left = [] } = made?.plan ?? {};
    return { plan: made?.plan, ...result, rows: [...rows, ...left] };
}
/** Leaves findings whose ignore has ended since the approval: the next apply would reopen them. */
function leaveEndedIgnores({ clock, notices }, rows) {
    const today = (0,_model_time_js__WEBPACK_IMPORTED_MODULE_10__/* .dayOf */ .kb)(clock.now());
    const ended = rows.filter((row) => (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .isDue */ .nZ)(row) && row.why?.until !== undefined && row.why.until < today);
    for (const row of ended)
        row.state = 'left';
    for (const [rule = '', left] of Map.groupBy(ended, ({ why }) => why?.rule))
        notices.push({ kind: 'plan-expired', rule, until: left[0]?.why?.until ?? '', today });
}
/** @throws StepError plan-changed, if an approved plan is for another deployment or rules file */
async function checkApproval(context, { approved, rules }) {
    if (approved?.by !== 'plan')
        return;
    const { deployment, rules_file } = approved.plan;
    if (rules_file.sha256 !== rules.sha256)
        throw new _model_step_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .StepError */ .zg({ kind: 'plan-changed', why: 'rules-file' });
    const { slug } = await (0,_model_context_js__WEBPACK_IMPORTED_MODULE_3__/* .lookUpDeployment */ .WA)(context);
    if (deployment.toLowerCase() !== slug.toLowerCase())
        throw new _model_step_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .StepError */ .zg({ kind: 'plan-changed', why: 'deployment' });
}
/** @throws StepError plan-changed, for a change that is not approved: any if the approved hash differs */
function checkLines({ approved }, { lines, hash }) {
    if (approved === undefined || (approved.by === 'hash' && approved.hash === hash))
        return;
    const known = new Set(approved.by === 'hash' ? [] : approved.plan.changes.map(_model_saved_js__WEBPACK_IMPORTED_MODULE_4__/* .lineKey */ .QW));
    const unapproved = lines.filter((line) => !known.has((0,_model_saved_js__WEBPACK_IMPORTED_MODULE_4__/* .lineKey */ .QW)(line)));
    const why = approved.by === 'hash' ? 'hash' : 'changes';
    if (unapproved.length > 0)
        throw new _model_step_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .StepError */ .zg({ kind: 'plan-changed', why, lines: unapproved });
}


/***/ }),

/***/ 6918:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   read: () => (/* binding */ read)
/* harmony export */ });
/* harmony import */ var _inputs_source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(686);
/* harmony import */ var _inputs_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7745);
/* harmony import */ var _rules_file_read_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5524);



/** Refuses to overwrite an existing file. `path` is as written; without `projects`, all are exported. */
async function read(source) {
    const { reader, readFile } = source;
    const path = reader.text('rules-file');
    const { problem } = await readFile(path, _rules_file_read_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_RULES_BYTES */ .FG);
    if (problem !== 'does not exist') {
        const remedy = 'give another path, or remove the file';
        const exists = { problem: 'already exists and is not overwritten', remedy };
        const wrong = problem === undefined ? exists : (0,_inputs_source_js__WEBPACK_IMPORTED_MODULE_0__/* .fileProblem */ .Wj)(problem);
        reader.problem('rules-file', (0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_1__/* .describeProblem */ .BJ)(path, wrong));
    }
    return { path, projects: (0,_inputs_source_js__WEBPACK_IMPORTED_MODULE_0__/* .readProjectNames */ .A_)(reader) };
}


/***/ }),

/***/ 3906:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  run: () => (/* binding */ run)
});

// EXTERNAL MODULE: ./build/src/changes/rows.js
var changes_rows = __webpack_require__(4686);
// EXTERNAL MODULE: ./build/src/model/context.js
var model_context = __webpack_require__(4112);
// EXTERNAL MODULE: ./build/src/model/names.js
var names = __webpack_require__(519);
// EXTERNAL MODULE: ./build/src/model/selection.js
var model_selection = __webpack_require__(8985);
// EXTERNAL MODULE: ./build/src/model/step-errors.js
var step_errors = __webpack_require__(7761);
// EXTERNAL MODULE: ./build/src/platform/http/errors.js
var errors = __webpack_require__(9323);
// EXTERNAL MODULE: ./build/src/projects/fleet.js
var fleet = __webpack_require__(6724);
// EXTERNAL MODULE: ./build/src/projects/select.js
var projects_select = __webpack_require__(7878);
// EXTERNAL MODULE: ./build/src/rules/file/read.js + 3 modules
var read = __webpack_require__(5524);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
// EXTERNAL MODULE: ./build/src/model/change.js
var change = __webpack_require__(4535);
// EXTERNAL MODULE: ./build/src/platform/http/json.js
var json = __webpack_require__(9598);
// EXTERNAL MODULE: ./build/src/policies/bundles.js
var bundles = __webpack_require__(4477);
// EXTERNAL MODULE: ./build/src/rules/file/project-rules.js
var project_rules = __webpack_require__(7147);
// EXTERNAL MODULE: ./build/src/rules/file/values.js
var values = __webpack_require__(3072);
;// CONCATENATED MODULE: ./build/src/rules/file/rules-text.js









const HEAD = `A first rules file that matches the platform. A plan with it shows no changes.
"managed-tags" lists the tags that rules may remove: none yet.`;
/** @returns the text of a rules file, the number of its rules, and what the file cannot express */
function rulesText(draft) {
    const { rules, leftOut } = tagRules(draft);
    const policies = expressibleParts(draft);
    const document = new dist/* Document */.yo({
        version: 1,
        scope: draft.scope.length === 0 ? undefined : { projects: draft.scope },
        'managed-tags': [],
        projects: rules.length === 0 ? undefined : rules,
        policies: Object.keys(policies.kept).length === 0 ? undefined : policies.kept,
    });
    document.commentBefore = HEAD.replace(/^/gm, ' ');
    const text = document.toString({ lineWidth: 0 });
    return { text, rules: rules.length, leftOut: { ...leftOut, policies: policies.leftOut } };
}
/** One rule for each tag; tags on the same projects share one. The largest come first. */
function tagRules({ projects }) {
    const isNameable = (name) => !(0,model_selection/* isPattern */.Pt)(name) && isValid(values.PROJECT_NAMES, name);
    const isPlain = (tag) => (0,project_rules/* placeholdersOf */.iJ)(tag).length === 0 && isValid(project_rules/* tag */.Tc, tag);
    const uses = projects.flatMap(({ name, tags }) => tags.map((tag) => ({ name, tag })));
    const namesByTag = [...Map.groupBy(uses, ({ tag }) => tag)]
        .map(([tag, tagged]) => ({ tag, names: tagged.map(({ name }) => name).sort(names/* compare */.UD) }))
        .sort((left, right) => right.names.length - left.names.length || (0,names/* compare */.UD)(left.tag, right.tag));
    const tags = namesByTag.map(({ tag }) => tag);
    // Tags that differ only in case get the spelling that most projects have.
    const expressible = new Set((0,names/* distinctNames */.NL)(tags.filter(isPlain)));
    const nameable = namesByTag
        .map(({ tag, names }) => ({ tag, names: names.filter(isNameable) }))
        .filter(({ tag, names }) => expressible.has(tag) && names.length > 0);
    const groups = Map.groupBy(nameable, ({ names }) => names.join('\n'));
    const lost = uses.filter(({ name, tag }) => expressible.has(tag) && !isNameable(name));
    return {
        rules: namedRules([...groups.values()]),
        leftOut: {
            projects: [...new Set(lost.map(({ name }) => name))].sort(names/* compare */.UD),
            tags: tags.filter((tag) => !expressible.has(tag)).sort(names/* compare */.UD),
        },
    };
}
/** Names each rule after its tags if they make a valid, unused name. @param groups tags on the same projects */
function namedRules(groups) {
    const taken = new Set();
    return groups.map((group, index) => {
        const tags = group.map(({ tag }) => tag);
        const joined = tags.join(', ');
        const isFree = isValid(values.ruleName, joined) && !/^group \d+$/i.test(joined) && !taken.has(joined.toLowerCase());
        const name = isFree ? joined : `group ${index + 1}`;
        taken.add(name.toLowerCase());
        return { name, when: { name: group[0]?.names }, tags };
    });
}
/** Leaves out a part that the file cannot express wholly: a plan would remove the rest. */
function expressibleParts({ policies }) {
    const kept = {};
    const leftOut = [];
    for (const part of change/* POLICY_PARTS */.y) {
        const bundle = policies[part];
        if (bundle === undefined)
            continue;
        const value = 'policies' in bundle ? bundle.policies.map(withoutEmpty) : withoutEmpty(bundle);
        const text = (0,json/* writeJson */.GF)({ version: 1, policies: { [part]: value } });
        if ((0,read/* parseRules */.NR)(text, '').ok)
            kept[part] = value;
        else
            leftOut.push(part);
    }
    return { kept, leftOut };
}
/** Empty values mean the same as missing ones. */
function withoutEmpty(value) {
    if (typeof value !== 'object' || value === null)
        return value;
    if (Array.isArray(value))
        return value.map(withoutEmpty);
    const entries = Object.entries(value).map(([key, part]) => [key, withoutEmpty(part)]);
    return Object.fromEntries(entries.filter(([, part]) => !(0,bundles/* isEmptyValue */.Po)(part)));
}
function isValid(schema, text) {
    return (0,read/* isDecoded */.NA)(text) && !text.startsWith('!') && schema.safeParse(text).success;
}

;// CONCATENATED MODULE: ./build/src/operations/export/run.js










/** Writes a first rules file that matches the platform's current state. */
function run(context, request) {
    return (0,model_context/* resultOf */.Bg)(context, request, async () => {
        const { scope, projects, rows } = await readScope(context, request);
        const policies = await readPolicies(context);
        const { text, rules, leftOut } = rulesText({ scope, projects, policies });
        if (Buffer.byteLength(text) > read/* MAX_RULES_BYTES */.FG)
            throw new step_errors/* StepError */.zg({ kind: 'rules-not-written', path: request.path, problem: 'too-large' });
        const { path, problem } = await context.createFile(request.path, text);
        if (problem !== undefined)
            throw new step_errors/* StepError */.zg({ kind: 'rules-not-written', path, problem });
        for (const what of ['projects', 'tags', 'policies'])
            if (leftOut[what].length > 0)
                context.notices.push({ kind: 'not-exported', what, items: leftOut[what] });
        const parts = Object.keys(policies).filter((part) => !leftOut.policies.includes(part));
        const written = { path, rules, projects: projects.length, policies: parts };
        return { written, rows: (0,changes_rows/* inState */.ph)(rows, 'failed'), failure: (0,changes_rows/* rowsFailure */.OH)(rows) };
    });
}
/** The selected projects, and as scope the items of `projects` that the platform knows. */
async function readScope(context, { projects: selection = model_selection/* ALL_PROJECTS */.Vd }) {
    const found = await (0,projects_select/* listSelected */.gx)(context, selection, 'reads-projects');
    const { selected, unmatched, missing, unread } = found;
    const unused = new Set([...unmatched, ...unread].map(({ item }) => item));
    // The platform's own tag comes and goes with the managed scans.
    const projects = selected.map(({ name, tags }) => ({
        name,
        tags: tags.filter((tag) => tag !== names/* PLATFORM_TAG */.Pf),
    }));
    const rows = [
        ...selected.map((project) => (0,fleet/* rowWithoutChange */.FS)(project, 'unchanged')),
        ...missing.map(fleet/* missingRow */.lE),
        ...unread.map(({ item, error }) => (0,fleet/* rowWithoutChange */.FS)({ name: item }, 'failed', (0,step_errors/* rowFailureOf */.EQ)(error))),
    ];
    return { scope: (0,model_selection/* itemsOf */.S3)(selection).filter((item) => !unused.has(item.replace(/^!/, ''))), projects, rows };
}
/** A deployment with older policies refuses both reads; a single list that cannot be read is a gap. */
async function readPolicies(context) {
    const { platform, notices } = context;
    const id = await (0,model_context/* resolveId */.Sv)(context);
    const unread = [];
    const orUnread = (part, read) => read.catch((error) => {
        unread.push({ part, error });
        return undefined;
    });
    const detection = await orUnread('detection', platform.detectionPolicies(id));
    const remediation = await orUnread('remediation', platform.policyBundle(id, 'remediation'));
    const failed = unread.find(({ error }) => !(0,errors/* hasStatus */.Ro)(error, [403, 404, 410]));
    const gaps = unread.map(({ part, error }) => {
        return { kind: 'part-unread', subject: 'policies', part, cause: (0,step_errors/* listFailure */.PH)(error) };
    });
    if (gaps.length === 2 && failed !== undefined)
        throw failed.error;
    notices.push(...(gaps.length === 2 ? [{ kind: 'no-newer-policies' }] : gaps));
    const { products: { code, secrets } = {}, unknown = [] } = detection ?? {};
    if (unknown.length > 0)
        notices.push({ kind: 'not-exported', what: 'policies', items: unknown });
    return {
        ...(code && { code: code.bundle }),
        ...(secrets && { secrets: secrets.bundle }),
        ...(remediation && { remediation: remediation.bundle }),
    };
}


/***/ }),

/***/ 1777:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   read: () => (/* binding */ read)
/* harmony export */ });
/* harmony import */ var _inputs_comment_and_issue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3148);
/* harmony import */ var _inputs_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7745);
/* harmony import */ var _rules_inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5608);



const figure = (0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_1__/* .itemOf */ .Tu)(['drift', 'overdue', 'uncovered', 'over-limit']);
async function read(source) {
    const failIf = readFailIf(source.reader);
    const comment = (0,_inputs_comment_and_issue_js__WEBPACK_IMPORTED_MODULE_0__/* .readComment */ .W3)(source.reader);
    const common = await (0,_rules_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .readRules */ .K)(source, failIf.includes('uncovered'));
    if (common === undefined)
        return undefined;
    if (failIf.includes('overdue') && Object.keys(common.rules.serviceLevels).length === 0) {
        const problem = `has \`overdue\`, but ${(0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(common.rules.path)} has no \`service-levels\``;
        source.reader.problem('fail-if', `${problem}; add some, such as \`service-levels: { critical: 7d }\``);
    }
    return { ...common, failIf, comment, groupBy: source.reader.text('group-by') };
}
/** `fail-on-drift: true` is another spelling of `fail-if: drift`. */
function readFailIf(reader) {
    const figures = reader.readItems('fail-if', figure);
    const failOnDrift = reader.read('fail-on-drift', _inputs_values_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zM);
    return failOnDrift && !figures.includes('drift') ? ['drift', ...figures] : figures;
}


/***/ }),

/***/ 5323:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   run: () => (/* binding */ run)
/* harmony export */ });
/* harmony import */ var _model_context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4112);
/* harmony import */ var _rules_plan_make_plan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5247);


/** A plan over its limits fails only with `fail-if: over-limit`. */
function run(context, request) {
    return (0,_model_context_js__WEBPACK_IMPORTED_MODULE_0__/* .resultOf */ .Bg)(context, request, async () => {
        const { plan } = await (0,_rules_plan_make_plan_js__WEBPACK_IMPORTED_MODULE_1__/* .makePlan */ .C)(context, request, context.clock.now(), request.groupBy);
        if (plan.over.length > 0)
            context.notices.push({ kind: 'over-limit', figures: [...plan.over] });
        return { plan };
    });
}


/***/ }),

/***/ 2802:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   read: () => (/* binding */ read)
/* harmony export */ });
/* harmony import */ var _changes_rows_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4686);
/* harmony import */ var _inputs_saved_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1043);
/* harmony import */ var _inputs_source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(686);
/* harmony import */ var _inputs_values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7745);
/* harmony import */ var _model_saved_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(936);
/* harmony import */ var _model_time_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4386);






async function read(source) {
    const { reader } = source;
    const projects = (0,_inputs_source_js__WEBPACK_IMPORTED_MODULE_2__/* .readProjectNames */ .A_)(reader);
    const writing = (0,_inputs_source_js__WEBPACK_IMPORTED_MODULE_2__/* .readWriting */ .LC)(source);
    const path = reader.text('report');
    if (path === undefined) {
        const remedy = 'give the path of the report of the step to undo, which is its output `report-path`';
        return reader.problem('report', `is empty; ${remedy}`);
    }
    const report = await readReport(path, source);
    if ('value' in report)
        return { ...writing, report: report.value, projects };
    return reader.problem('report', (0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_3__/* .describeProblem */ .BJ)(path, report));
}
const UNDOABLE = ['tag', 'managed-scan', 'triage', 'apply', 'undo'];
async function readReport(path, source) {
    const { connection, deployment, reader } = source;
    const wrong = (step, remedy) => ({ problem: `is the report of ${step}`, remedy });
    const { reportFile } = await __webpack_require__.e(/* import() | saved */ 748).then(__webpack_require__.bind(__webpack_require__, 2871));
    const format = { ..._model_saved_js__WEBPACK_IMPORTED_MODULE_4__/* .REPORT_FORMAT */ .t3, label: 'a report of this action', content: reportFile };
    const read = await (0,_inputs_saved_file_js__WEBPACK_IMPORTED_MODULE_1__/* .readSavedFile */ .G)(path, format, source.readFile);
    if (!('value' in read))
        return read;
    const { value: report } = read;
    const operation = UNDOABLE.find((name) => name === report.operation);
    if (report.operation === 'ticket')
        return wrong('a `ticket` step', '`undo` does not revert tickets; close them in Jira or on GitHub');
    const idle = (step) => wrong(`${step}, which changed nothing`, 'give the report of the step that made the changes');
    if (operation === undefined)
        return idle(`a \`${report.operation}\` step`);
    if (report.platform === undefined)
        return idle('a step whose inputs were wrong');
    if (report.dry_run)
        return idle('a dry run');
    for (const key of ['slug', 'id']) {
        const expected = String(deployment[key] ?? '');
        const reported = String(report.deployment?.[key] ?? '');
        if (expected === '' || reported === '' || expected.toLowerCase() === reported.toLowerCase())
            continue;
        const mismatch = `${(0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(reported)}, but \`deployment-${key}\` is ${(0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(expected)}`;
        return wrong(`a step on the deployment ${mismatch}`, 'give the report of a step on this deployment');
    }
    if (!(0,_inputs_saved_file_js__WEBPACK_IMPORTED_MODULE_1__/* .sameAddress */ .x)(report.platform, connection.baseUrl.href) && !reader.hasProblem('base-url')) {
        const mismatch = `${(0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(report.platform)}, but \`base-url\` is ${(0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(connection.baseUrl.href)}`;
        return wrong(`a step on ${mismatch}`, 'give the report of a step on this platform');
    }
    const rows = (report.rows ?? []).filter(({ state }) => state === 'changed' || state === 'unknown');
    return {
        value: {
            operation,
            deployment: report.deployment ?? {},
            platformEndedAtMs: (0,_model_time_js__WEBPACK_IMPORTED_MODULE_5__/* .epochMs */ .e9)(report.platform_ended_at),
            rows,
            unreported: unreportedFindings((report.notices ?? []), rows),
        },
    };
}
/** Counts the findings that a triage may have moved without naming them. */
function unreportedFindings(notices, rows) {
    const findings = (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .rowsByUnit */ .PA)(rows).findings.flatMap(({ change }) => [change.finding, ...change.branches]);
    const counts = notices.map((notice) => {
        if (notice.kind === 'answers-lost')
            return notice.atMost;
        return notice.kind === 'triaged-unnamed' ? Math.max(0, notice.numTriaged - findings.length) : 0;
    });
    return counts.reduce((sum, count) => sum + count, 0);
}


/***/ }),

/***/ 9950:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  run: () => (/* binding */ run)
});

// EXTERNAL MODULE: ./build/src/changes/carry-out.js
var carry_out = __webpack_require__(5717);
// EXTERNAL MODULE: ./build/src/changes/execute.js
var execute = __webpack_require__(7092);
// EXTERNAL MODULE: ./build/src/changes/rows.js
var changes_rows = __webpack_require__(4686);
// EXTERNAL MODULE: ./build/src/findings/triage.js
var triage = __webpack_require__(3794);
// EXTERNAL MODULE: ./build/src/model/context.js
var model_context = __webpack_require__(4112);
// EXTERNAL MODULE: ./build/src/model/directory.js
var directory = __webpack_require__(3480);
// EXTERNAL MODULE: ./build/src/model/names.js
var names = __webpack_require__(519);
// EXTERNAL MODULE: ./build/src/model/nearest.js
var nearest = __webpack_require__(7957);
// EXTERNAL MODULE: ./build/src/model/selection.js
var selection = __webpack_require__(8985);
// EXTERNAL MODULE: ./build/src/model/step-errors.js
var step_errors = __webpack_require__(7761);
// EXTERNAL MODULE: ./build/src/model/unmatched.js
var model_unmatched = __webpack_require__(3894);
// EXTERNAL MODULE: ./build/src/policies/compare.js
var compare = __webpack_require__(7123);
// EXTERNAL MODULE: ./build/src/policies/entry-counts.js
var entry_counts = __webpack_require__(1481);
// EXTERNAL MODULE: ./build/src/policies/kind.js
var policies_kind = __webpack_require__(6816);
// EXTERNAL MODULE: ./build/src/projects/fleet.js
var fleet = __webpack_require__(6724);
// EXTERNAL MODULE: ./build/src/projects/kinds.js
var kinds = __webpack_require__(1567);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: ./build/src/findings/finding.js
var finding = __webpack_require__(6321);
// EXTERNAL MODULE: ./build/src/findings/list.js
var list = __webpack_require__(2730);
// EXTERNAL MODULE: ./build/src/findings/triage-state.js
var triage_state = __webpack_require__(970);
// EXTERNAL MODULE: ./build/src/model/time.js
var time = __webpack_require__(4386);
// EXTERNAL MODULE: ./build/src/platform/http/errors.js
var errors = __webpack_require__(9323);
// EXTERNAL MODULE: ./build/src/policies/bundles.js
var bundles = __webpack_require__(4477);
// EXTERNAL MODULE: ./build/src/projects/project.js
var projects_project = __webpack_require__(4849);
;// CONCATENATED MODULE: ./build/src/operations/undo/plan.js















/** For the clocks of the platform's machines, and a triage that is recorded late. */
const MAX_CLOCK_DIFFERENCE_MS = 60_000;
/** A change may become visible only a moment after the step's end. */
const REREAD_DELAY_MS = 2000;
/** Reads again, after one pause for all reads, if the first read shows the state before the step. */
function readerWithRetry({ clock, stop }) {
    let pause;
    return async (read, isAsBefore) => {
        const seen = await read();
        if (!isAsBefore(seen))
            return seen;
        pause ??= clock.sleep(REREAD_DELAY_MS, stop);
        await pause;
        return read();
    };
}
async function planPolicyPart(context, { change, state, seen }, readWithRetry) {
    // If the outcome is unknown, only the content shows whether the step wrote.
    const version = state === 'changed' && typeof seen === 'string' ? seen : undefined;
    const inverse = (0,policies_kind/* inverseOfPolicies */.qo)(change, version);
    try {
        const { bundle, stateVersion } = await readWithRetry(async () => context.platform.policyBundle(await (0,model_context/* resolveId */.Sv)(context), change.part), (current) => (0,bundles/* isSameValue */.am)(current.bundle, change.before));
        const current = { ...inverse, before: bundle, version: stateVersion };
        const isAsLeft = stateVersion === version ||
            (version === undefined && (0,bundles/* isSameValue */.am)((0,bundles/* withLiveSlugs */.x8)(change.after, bundle), bundle));
        if (isAsLeft)
            return { row: (0,changes_rows/* plannedRow */.dL)(current, !(0,model_context/* isWriting */.xz)(context)) };
        if (state === 'unknown' && (0,bundles/* isSameValue */.am)(bundle, change.before))
            return { row: { change: { ...current, entries: [] }, state: 'unchanged' } };
        return leftRow(current, 'state_version', stateVersion);
    }
    catch (error) {
        return failedRow(inverse, error);
    }
}
async function planProjects(context, saved, readWithRetry) {
    const observed = (0,projects_project/* observedProjects */.hp)();
    const rows = saved.filter((row) => row.change.field !== 'none');
    const groups = [...Map.groupBy(rows, ({ change }) => change.project.name).values()];
    const planned = [];
    await (0,model_context/* forEachConcurrently */.DW)(groups.entries(), context.concurrency, async ([index, group]) => {
        const former = group[0].change.project;
        try {
            const found = await readWithRetry(() => (0,projects_project/* readProject */.Wh)(context, former), ({ project }) => group.some(({ change }) => (0,kinds/* valueIn */.xm)(project, change) === change.before));
            observed.add(found);
            (0,directory/* noteRename */.TE)(context, former.name, found.project);
            planned[index] = group.map((row) => planValue(context, row, found.project));
        }
        catch (error) {
            const isGone = (0,errors/* hasStatus */.Ro)(error, [404]);
            planned[index] = group.map(({ change }) => isGone ? leftRow((0,kinds/* inverseOf */._1)(change), 'project-gone') : failedRow((0,kinds/* inverseOf */._1)(change), error));
        }
    });
    return { planned: planned.flat(), observed };
}
function planValue(context, { change, state }, project) {
    const inverse = (0,kinds/* inverseOf */._1)({ ...change, project: (0,projects_project/* projectRef */.J$)(project) });
    const { id } = change.project;
    if (id !== undefined && id !== project.id)
        return leftRow(inverse, 'project-id');
    const seen = (0,kinds/* valueIn */.xm)(project, change);
    // The platform may show an unset primary branch as the default one.
    const isUnset = change.field === 'primary_branch' && change.after === undefined && (0,kinds/* followsDefault */.SZ)(project);
    if (seen === change.after || (isUnset && seen !== change.before))
        return { row: (0,changes_rows/* plannedRow */.dL)({ ...inverse, before: seen }, !(0,model_context/* isWriting */.xz)(context)) };
    if ((state === 'unknown' || isUnset) && seen === change.before)
        return { row: { change: inverse, state: 'unchanged' } };
    return leftRow(inverse, change.field === 'tag' ? 'tags' : change.field, seen);
}
/**
 * Compares only the selected row: the platform moves its branches along.
 *
 * @param endedAtMs by the platform's clock
 */
async function planFindings(context, saved, endedAtMs, readWithRetry) {
    const { byKey, listing } = await readWithRetry(async () => {
        const listing = await (0,list/* listAgain */.H8)(context, (0,changes_rows/* findingsOf */.WX)(saved));
        const byKey = new Map(listing.findings.map((finding) => [rowKey(finding), finding]));
        return { byKey, listing };
    }, ({ byKey }) => saved.some(({ change }) => isFindingAsBefore(byKey.get(rowKey(change.finding)), change)));
    const rows = saved.map(({ change, state }) => {
        const after = (0,triage_state/* inverseTriage */.F5)(change);
        const current = byKey.get(rowKey(change.finding));
        const inverse = { ...change, finding: current ?? change.finding, after: after ?? {}, branches: [] };
        if (current === undefined && listing.mayLackRows)
            return { row: { change: inverse, state: 'failed', failure: { kind: 'finding-unseen' } } };
        if (current === undefined)
            return leftRow(inverse, 'finding-gone');
        const unchanged = { change: inverse, state: 'unchanged' };
        if (state === 'unknown' && isFindingAsBefore(current, change))
            return { row: unchanged };
        const difference = differingField(current, change, endedAtMs);
        if (difference !== undefined)
            return leftRow(inverse, difference, (0,triage/* siblingOf */.SS)(current));
        const losses = (0,triage_state/* undoLosses */.em)(change);
        if (after === undefined)
            return { row: { change: inverse, state: 'left' }, losses };
        // A state that cannot be restored, such as `untriaged`, may already have its closest substitute.
        if ((0,triage_state/* showsTriage */.Ry)(current, after))
            return { row: unchanged, losses };
        return { row: (0,changes_rows/* plannedRow */.dL)(inverse, !(0,model_context/* isWriting */.xz)(context)), losses };
    });
    const planned = withoutBranchesMoved(rows);
    const due = planned.map(({ row }) => row).filter(changes_rows/* isDue */.nZ);
    (0,triage/* addBranches */.s5)(due, (0,finding/* rowsByFinding */._D)((0,changes_rows/* findingsOf */.WX)(due), listing.findings));
    return { planned, listing };
}
/** Drops rows that the first due row of their finding moves along, to another state than their former one. */
function withoutBranchesMoved(planned) {
    const keyOf = ({ row }) => (0,finding/* findingKey */.fl)(row.change.finding);
    const firstDue = new Map();
    for (const plan of planned.toReversed())
        if ((0,changes_rows/* isDue */.nZ)(plan.row))
            firstDue.set(keyOf(plan), plan);
    return planned.filter((plan) => {
        const { row, difference } = plan;
        const first = firstDue.get(keyOf(plan));
        const isListed = difference !== 'finding-gone' && row.state !== 'failed';
        if (first === undefined || !isListed)
            return true;
        if ((0,changes_rows/* isDue */.nZ)(row) && (0,external_node_util_.isDeepStrictEqual)(row.change.after, first.row.change.after))
            return true;
        first.losses = [...(first.losses ?? []), 'siblings'];
        return false;
    });
}
function rowKey({ kind, id }) {
    return `${kind} ${id}`;
}
/** Undefined if all is as the step left it. */
function differingField(current, { finding, after: { state, reason } }, endedAtMs) {
    const isAsLeft = state === undefined ? hasSameState(current, finding) : (0,triage_state/* hasState */.o9)(current, state);
    if (current.kind === 'secrets')
        return isAsLeft ? undefined : 'status';
    if (!isAsLeft)
        return 'triage_state';
    // If the step named no reason, the platform chose one.
    const chosen = ['', finding.triage_reason, state === 'ignored' ? 'no_triage_reason' : ''];
    const reasons = reason === undefined ? chosen : [reason];
    if (!reasons.includes(current.triage_reason ?? ''))
        return 'triage_reason';
    const triagedAtMs = (0,time/* epochMs */.e9)(current.triaged_at);
    if (triagedAtMs === undefined || endedAtMs === undefined)
        return undefined;
    return triagedAtMs > endedAtMs + MAX_CLOCK_DIFFERENCE_MS ? 'triaged_at' : undefined;
}
/** For a finding that the step gave only a note. */
function hasSameState(current, { status, triage_state }) {
    return triage_state === undefined
        ? status === undefined || current.status === status
        : current.triage_state === triage_state;
}
function isFindingAsBefore(current, { finding, after }) {
    if (current === undefined || (0,triage_state/* showsTriage */.Ry)(current, after))
        return false;
    // The list of secrets does not show every state, nor notes.
    if (current.kind === 'secrets' && (after.state === undefined || (0,triage_state/* hasState */.o9)(current, after.state)))
        return false;
    const isKnown = finding.status !== undefined || finding.triage_state !== undefined;
    return isKnown && (0,triage_state/* hasSameDecision */.nM)(current, finding);
}
function leftRow(change, difference, seen) {
    return { row: { change, state: 'left', seen }, difference };
}
/** @throws the error if it ends the step */
function failedRow(change, error) {
    if ((0,step_errors/* endsStep */.hw)(error))
        throw error;
    return { row: { change, state: 'failed', failure: (0,step_errors/* rowFailureOf */.EQ)(error) } };
}

;// CONCATENATED MODULE: ./build/src/operations/undo/run.js

















/** Reverts the changes of an earlier step, except those that were changed again since. */
async function run(context, request) {
    const planned = [];
    const plannedRows = () => planned.map(({ row }) => row);
    const result = await (0,model_context/* resultOf */.Bg)(context, request, async () => {
        await checkDeployment(context, request);
        const { report, maxChanges: allowed } = request;
        const selected = await selectRows(context, request);
        planned.push(...selected.missing.map((item) => ({ row: (0,fleet/* missingRow */.lE)(item) })));
        const saved = (0,changes_rows/* rowsByUnit */.PA)(selected.rows);
        const read = readerWithRetry(context);
        for (const row of saved.policies)
            planned.push(await planPolicyPart(context, row, read));
        const projects = await planProjects(context, saved.projects, read);
        planned.push(...projects.planned);
        const findings = await planFindings(context, saved.findings, report.platformEndedAtMs, read);
        planned.push(...findings.planned);
        const due = (0,changes_rows/* rowsByUnit */.PA)(plannedRows().filter(changes_rows/* isDue */.nZ));
        const over = [
            ...(0,carry_out/* overMaxChanges */.QH)(allowed, (0,changes_rows/* byProject */.$X)(due.projects).length, 'project'),
            ...(0,carry_out/* overMaxChanges */.QH)(allowed, due.findings.length, 'finding'),
            ...(0,carry_out/* overMaxChanges */.QH)(allowed, (0,entry_counts/* totalCounts */.x)((0,changes_rows/* policyEntries */.zX)(due.policies)).changes, 'policy'),
        ];
        await (0,carry_out/* carryOut */.u0)(context, plannedRows(), over, async (execution) => {
            await (0,triage/* executeTriage */.ol)(execution, due.findings, findings.listing);
            await (0,kinds/* executeProjects */.gu)(execution, due.projects, projects.observed);
            // Policies come last, because a former bundle may name tags that must exist.
            if (due.policies.length > 0) {
                const kind = { ...policies_kind/* policyPartKind */._C, isOutdated: compare/* isVersionMismatch */.LE };
                await (0,execute/* execute */.g)(execution, kind, due.policies);
            }
        });
    });
    noteLosses(context, planned, request.report.unreported);
    const rows = plannedRows();
    // The list of secrets does not show whether an open one was reopened.
    const isUnread = (0,changes_rows/* rowsByUnit */.PA)((0,changes_rows/* inState */.ph)(rows, 'unknown')).findings.some(({ change }) => change.finding.kind === 'secrets');
    return { ...result, rows, secondRun: isUnread ? 'repeats' : undefined };
}
/**
 * Always looks the deployment up: without access, or with a slug in another case, every project would seem gone.
 *
 * @throws StepError for the report of another one
 */
async function checkDeployment(context, { report }) {
    const found = await (0,model_context/* lookUpDeployment */.WA)(context);
    const { slug = found.slug, id = found.id } = report.deployment;
    const isSameSlug = slug.toLowerCase() === found.slug.toLowerCase();
    const [deployment, expected] = isSameSlug ? [`id ${id}`, `id ${found.id}`] : [slug, found.slug];
    if (deployment !== expected)
        throw new step_errors/* StepError */.zg({ kind: 'other-report', deployment, expected });
}
/**
 * Selects the rows of a report, by the names that their projects have in it or now.
 *
 * @returns also the items that match nothing
 * @throws StepError if the report has none of the projects, or for an exclusion that spares nothing
 */
async function selectRows(context, { report: { rows }, projects }) {
    if (projects === undefined)
        return { rows, missing: [] };
    const { findById } = await (0,directory/* projectDirectory */.t6)(context);
    const namesOf = (change) => {
        const { name, id } = projectOf(change);
        return [name, findById(id)?.name].filter((text) => text !== undefined);
    };
    const known = [...new Set(rows.flatMap(({ change }) => namesOf(change)))];
    const unmatched = (0,selection/* unmatchedIn */.$V)(projects, known);
    const present = await (0,directory/* presentProjects */.QS)(context, [...unmatched.names, ...unmatched.except]);
    const matchesAny = (0,selection/* nameMatcher */.MH)((0,selection/* mapTexts */.zO)(projects, (item) => present.get(item)?.name ?? item));
    const isKnown = (item) => present.has(item);
    const items = (0,model_unmatched/* unmatchedItems */.og)('projects', projects, 'name', known, { isKnown });
    const missing = (0,model_unmatched/* reportItems */.DF)(context.notices, items, 'writes', 'projects');
    for (const [pattern, { name }] of present)
        if (unmatched.names.includes(pattern) && !known.some((other) => (0,names/* nameKey */.Rc)(other) === (0,names/* nameKey */.Rc)(name)))
            context.notices.push({ kind: 'pattern-unmatched', input: 'projects', pattern, near: [] });
    const selected = rows.filter(({ change }) => matchesAny(namesOf(change)));
    if (selected.length === 0) {
        const patterns = (0,selection/* itemsOf */.S3)({ ...projects, except: [] });
        throw new step_errors/* StepError */.zg({ kind: 'nothing-in-report', patterns, near: (0,nearest/* nearItems */.TX)(patterns[0] ?? '', known) });
    }
    return { rows: selected, missing };
}
function projectOf(change) {
    if ('project' in change)
        return change.project;
    return 'finding' in change ? { name: change.finding.repository, id: change.finding.repository_id } : {};
}
/** Notes losses, also planned ones, and what differs if nothing was undone. */
function noteLosses({ notices }, planned, unreported = 0) {
    const states = ['would-change', 'changed', 'unchanged', 'left'];
    const done = planned.filter(({ row }) => states.includes(row.state));
    const losses = done.flatMap((plan) => [...new Set(plan.losses)]);
    for (const [what, { length: count }] of Map.groupBy(losses, (loss) => loss))
        notices.push({ kind: 'undo-incomplete', what, count });
    if (unreported > 0)
        notices.push({ kind: 'undo-incomplete', what: 'unreported', count: unreported });
    const differences = [...new Set(planned.flatMap(({ difference }) => difference ?? []))];
    // A row left only because its note cannot be removed has neither: it has not changed.
    const haveChanged = planned.every(({ row, difference }) => row.state === 'left' && (difference ?? row.seen) !== undefined);
    if (differences.length > 0 && haveChanged)
        notices.push({ kind: 'nothing-undone', differences });
}


/***/ }),

/***/ 1902:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   read: () => (/* binding */ read)
/* harmony export */ });
/* harmony import */ var _rules_inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5608);

async function read(source) {
    const rules = await (0,_rules_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .readRulesFile */ .e)(source);
    return rules && { rules };
}


/***/ }),

/***/ 622:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   run: () => (/* binding */ run)
/* harmony export */ });
/* harmony import */ var _model_context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4112);
/* harmony import */ var _rules_plan_finding_rules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(114);


/** Sends nothing: reading the inputs has found every problem of the rules file, but for ends that have passed. */
function run(context, request) {
    return (0,_model_context_js__WEBPACK_IMPORTED_MODULE_0__/* .resultOf */ .Bg)(context, request, async () => {
        context.notices.push(...(0,_rules_plan_finding_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .expiredRules */ .b1)(request.rules.findings ?? [], context.clock.now()));
    });
}


/***/ }),

/***/ 7123:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LE: () => (/* binding */ isVersionMismatch),
/* harmony export */   OF: () => (/* binding */ comparePolicies),
/* harmony export */   Pq: () => (/* binding */ readTagUses),
/* harmony export */   qs: () => (/* binding */ throwIfRefused)
/* harmony export */ });
/* unused harmony export lineOfProblem */
/* harmony import */ var _model_change_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4535);
/* harmony import */ var _model_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4112);
/* harmony import */ var _model_step_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7761);
/* harmony import */ var _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9323);
/* harmony import */ var _bundles_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4477);





/** Error codes that the rules file causes, whatever the status of the answer. */
const REFUSAL_CODES = ['DEPLOYMENT_NOT_MIGRATED', 'PRODUCT_NOT_ENABLED', 'RESERVED_SLUG'];
/**
 * Compares the policies of a rules file with the platform's.
 *
 * @param added tags that the plan adds, in lower case
 * @returns also the parts that cannot be compared yet, because they name such tags
 * @throws StepError policies-invalid with every problem that the platform reports
 */
async function comparePolicies(context, { policies = {}, path }, added) {
    const { platform } = context;
    const changes = [];
    const waiting = [];
    const problems = [];
    for (const part of _model_change_js__WEBPACK_IMPORTED_MODULE_0__/* .POLICY_PARTS */ .y) {
        const wanted = policies[part];
        if (wanted === undefined)
            continue;
        try {
            const id = await (0,_model_context_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveId */ .Sv)(context);
            // The write names the version that was read: the platform refuses it for a newer one.
            const { bundle: before, stateVersion: version } = await platform.policyBundle(id, part);
            const after = (0,_bundles_js__WEBPACK_IMPORTED_MODULE_4__/* .withLiveSlugs */ .x8)(wanted.bundle, before);
            const dryRun = await platform.dryRunPolicies(id, part, after);
            if (dryRun.kind === 'difference') {
                const entries = (0,_bundles_js__WEBPACK_IMPORTED_MODULE_4__/* .entriesOf */ .Mc)(part, dryRun.entries);
                if (entries.length > 0)
                    changes.push({ field: 'policies', part, before, after, entries, version });
                continue;
            }
            const tagsInBundle = tagUsesIn(part, after).map(({ tag }) => tag);
            const addedTags = tagsInBundle.filter((tag) => added.has(tag.toLowerCase()));
            const awaited = (problem) => addedTagsIn(problem, addedTags);
            const lasting = dryRun.problems.filter((problem) => awaited(problem).length === 0);
            if (lasting.length === 0)
                waiting.push({ part, tags: [...new Set(dryRun.problems.flatMap(awaited))] });
            for (const problem of lasting) {
                const { code, message } = problem;
                problems.push({ part, line: lineOfProblem(wanted, problem, after), code, message });
            }
        }
        catch (error) {
            if (!(error instanceof _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PlatformError */ .Wk) || (0,_model_step_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .endsStep */ .hw)(error))
                throw error;
            const problem = refusedProblem(part, wanted, error.failure);
            if (problem === undefined)
                throw error;
            problems.push(problem);
            // The platform would refuse the other parts for the same reason.
            if (problem.code === 'DEPLOYMENT_NOT_MIGRATED')
                break;
        }
    }
    if (problems.length > 0)
        throw new _model_step_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .StepError */ .zg({ kind: 'policies-invalid', path, problems, written: [] });
    return { changes, waiting };
}
/** The tags that a problem misses, if the plan adds all of them; else none. */
function addedTagsIn({ code, context }, added) {
    if (code !== 'UNKNOWN_REFERENCE')
        return [];
    const listed = Object.values(context).flatMap(referencesIn);
    // A problem without a list has the one missing reference as a value.
    const references = listed.length > 0 ? listed : Object.values(context);
    const tags = references.filter((value) => added.includes(value));
    return listed.length > tags.length ? [] : tags;
}
/** Some problems list the missing references: `[{ kind, value }]`. */
function referencesIn(value) {
    if (!Array.isArray(value))
        return [];
    return value.map((item) => item?.value ?? item);
}
/**
 * The line of the text that a problem names, within the policy that it names; else of that policy, or of the part.
 *
 * @param sent the bundle as it was sent; the platform makes a missing slug from the policy's name
 */
function lineOfProblem({ policyLines, line, texts }, { policy_slug: slug, message, context }, sent) {
    const policies = slug !== undefined && 'policies' in sent ? (sent.policies ?? []) : [];
    const index = policies.findIndex((policy) => lettersAndDigits(policy.slug ?? policy.name) === lettersAndDigits(slug));
    const [start, end] = [policyLines[index] ?? line, policyLines[index + 1] ?? Number.POSITIVE_INFINITY];
    // Without `kind`: its value, such as `rule`, may also be the `rule_type` of an exception in the file.
    const values = Object.entries(context).flatMap(([name, value]) => (name === 'kind' ? [] : [value]));
    const named = [...values, ...values.flatMap(referencesIn)];
    // Some problems name the text only in their message. A word with punctuation inside, such as `a.b.rule`, is probably
    // a name; others, such as `critical`, may also stand elsewhere.
    const inMessage = message.split(/[.:]?(?:[\s"'`,;]+|$)/).filter((word) => /[/:._-]/.test(word));
    const within = texts.filter((placed) => placed.line >= start && (index < 0 || placed.line < end));
    const lineOf = (names) => within.find(({ text }) => names.includes(text))?.line;
    return lineOf(named) ?? lineOf(inMessage) ?? start;
}
/** Equal for a name and the slug that is made from it. */
function lettersAndDigits(text = '') {
    return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
/** Undefined if the file is not the reason. */
function refusedProblem(part, { line }, { status, serverCode, serverMessage = '' }) {
    if (serverCode === undefined || !(status === 400 || REFUSAL_CODES.includes(serverCode)))
        return undefined;
    return { part, line, code: serverCode, message: serverMessage };
}
/** @throws StepError policies-changed, policies-invalid if a write was refused */
function throwIfRefused(rows, { path, policies = {} }) {
    const failed = rows.find(({ state }) => state === 'failed');
    if (failed?.failure?.kind !== 'status')
        return;
    const { part } = failed.change;
    const written = rows.filter(({ state }) => state === 'changed').map(({ change }) => change.part);
    if (isVersionMismatch(failed.failure))
        throw new _model_step_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .StepError */ .zg({ kind: 'policies-changed', part, written });
    const wanted = policies[part];
    const problem = wanted && refusedProblem(part, wanted, failed.failure);
    if (problem !== undefined)
        throw new _model_step_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .StepError */ .zg({ kind: 'policies-invalid', path, problems: [problem], written });
}
/** Whether the policies changed since they were compared. */
function isVersionMismatch({ serverCode }) {
    return serverCode === 'STATE_VERSION_MISMATCH';
}
function tagUsesIn(part, bundle) {
    if ('policies' in bundle) {
        return (bundle.policies ?? []).flatMap(({ name = '', slug, filters }) => (filters?.conditions ?? [])
            .filter(({ type }) => type === 'repository_tag')
            .flatMap(({ values = [] }) => values.map((tag) => ({ tag, part, name: `"${name || slug}"` }))));
    }
    const { exceptions = [] } = bundle;
    return exceptions.flatMap(({ project_tag_name: tag, exception_type, rule }) => tag === undefined || tag === '' ? [] : [{ tag, part, name: `exception: ${exception_type} ${rule}` }]);
}
/** None if the deployment lacks the newer policies. Notes each list that cannot be read. @param tags in lower case */
async function readTagUses(context, tags) {
    if (tags.size === 0)
        return [];
    const { platform, notices } = context;
    const deploymentId = await (0,_model_context_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveId */ .Sv)(context);
    const lists = {
        detection: async () => (await platform.detectionPolicies(deploymentId)).products,
        remediation: async () => ({ remediation: await platform.policyBundle(deploymentId, 'remediation') }),
    };
    const uses = [];
    for (const [policies, read] of Object.entries(lists)) {
        try {
            for (const [part, { bundle }] of Object.entries(await read()))
                uses.push(...tagUsesIn(part, bundle));
        }
        catch (error) {
            if (!(error instanceof _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PlatformError */ .Wk) || (0,_model_step_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .endsStep */ .hw)(error))
                throw error;
            if (error.failure.serverCode === 'DEPLOYMENT_NOT_MIGRATED')
                return [];
            notices.push({ kind: 'tag-uses-unread', policies, cause: (0,_model_step_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .stepFailureOf */ .WT)(error) });
        }
    }
    return uses.filter(({ tag }) => tags.has(tag.toLowerCase()));
}


/***/ }),

/***/ 1481:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ entryCounts),
/* harmony export */   x: () => (/* binding */ totalCounts)
/* harmony export */ });
/* harmony import */ var _platform_http_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2186);

/** Lists of a product's policy, and the difference in each that weakens it. */
const LISTS = [
    ['rulesets', 'removed'],
    ['rules', 'removed'],
    ['disabled', 'added'],
];
/** Each policy, exception, ruleset, rule and disabled rule is one change; `weakening` ones take protection away. */
function entryCounts(entry) {
    if (entry.kind !== 'detection')
        return { changes: 1, weakening: Number(isWeakening(entry)) };
    const { before = {}, after = {} } = entry;
    const counts = { changes: 0, weakening: 0 };
    for (const [name, weakens] of LISTS) {
        const [former, wanted] = [valuesOf(before[name]), valuesOf(after[name])];
        const sizes = { removed: former.difference(wanted).size, added: wanted.difference(former).size };
        counts.changes += sizes.removed + sizes.added;
        counts.weakening += sizes[weakens];
    }
    // An entry whose lists are the same changes something that is not counted.
    return { ...counts, changes: Math.max(1, counts.changes) };
}
function totalCounts(entries) {
    const total = { changes: 0, weakening: 0 };
    for (const { changes, weakening } of entries.map(entryCounts)) {
        total.changes += changes;
        total.weakening += weakening;
    }
    return total;
}
function isWeakening({ kind, effect, before = {}, after = {} }) {
    // An exception makes a rule run in some projects, or with `exclude` keeps it from running there.
    if (kind === 'exception')
        return effect === 'delete' ? before.exception_type !== 'exclude' : after.exception_type === 'exclude';
    if (effect === 'delete')
        return true;
    if (kind !== 'remediation' || effect === 'create')
        return false;
    return (before.active !== false && after.active === false) || (isBlocking(before) && !isBlocking(after));
}
function valuesOf(value) {
    return new Set(Array.isArray(value) ? value : []);
}
function isBlocking({ actions }) {
    return Array.isArray(actions) && actions.some((action) => (0,_platform_http_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldsOf */ .Pf)(action).type === 'block');
}


/***/ }),

/***/ 6816:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _C: () => (/* binding */ policyPartKind),
/* harmony export */   ed: () => (/* binding */ executePolicies),
/* harmony export */   qo: () => (/* binding */ inverseOfPolicies)
/* harmony export */ });
/* harmony import */ var _changes_execute_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7092);
/* harmony import */ var _model_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4112);


/** Replaces whole parts of the policies (field-notes, "Policies, newer"). A dry run is the read after the write. */
const policyPartKind = {
    // A request replaces one part.
    group: (rows) => rows.map((row) => {
        const seen = { version: row.change.version, differences: row.change.entries.length };
        // Never too old: the platform refuses a write that names an old version.
        return { rows: [row], seen, readAtMs: () => Number.POSITIVE_INFINITY };
    }),
    async read(context, rows, { version }) {
        const { part, after } = rows[0].change;
        const dryRun = await context.platform.dryRunPolicies(await (0,_model_context_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveId */ .Sv)(context), part, after);
        if (dryRun.kind === 'invalid')
            return { version, differences: undefined };
        return { version: dryRun.stateVersion, differences: dryRun.entries.length };
    },
    next: (rows, { version }) => rows.filter(({ change }) => change.version === version),
    async send(context, rows, _seen, attempts) {
        const { part, after, version } = rows[0].change;
        return context.writer.putPolicies(await (0,_model_context_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveId */ .Sv)(context), part, after, version, attempts);
    },
    seenIn: ({ stateVersion }, { differences }) => ({ version: stateVersion, differences }),
    look: ({ differences, version }) => ({ isShown: differences === 0, result: version }),
};
/** Stops at the first failure, because the parts were planned together. @throws any error that ends the step */
async function executePolicies(execution, rows) {
    for (const row of rows) {
        await (0,_changes_execute_js__WEBPACK_IMPORTED_MODULE_0__/* .execute */ .g)(execution, policyPartKind, [row]);
        if (row.state === 'failed' || row.state === 'unknown')
            return;
    }
}
/** The change that undoes this one. @param version of `after`, if it is known */
function inverseOfPolicies(change, version = '') {
    const { before: after, after: before, entries } = change;
    return { ...change, before, after, entries: entries.map(inverseEntry), version };
}
const INVERSE = { create: 'delete', update: 'update', delete: 'create' };
function inverseEntry({ before, after, effect, fields, ...entry }) {
    return {
        ...entry,
        effect: INVERSE[effect],
        before: after,
        after: before,
        fields: fields.map(({ field, ...values }) => ({
            field,
            before: values.after,
            after: values.before,
            added: values.removed,
            removed: values.added,
        })),
    };
}


/***/ }),

/***/ 7147:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K2: () => (/* binding */ projectRule),
/* harmony export */   NH: () => (/* binding */ gitHubKeysOf),
/* harmony export */   Tc: () => (/* binding */ tag),
/* harmony export */   iJ: () => (/* binding */ placeholdersOf),
/* harmony export */   k0: () => (/* binding */ managedTag)
/* harmony export */ });
/* unused harmony exports PLACEHOLDER_NAMES, tagProblem, EFFECTS */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2857);
/* harmony import */ var _inputs_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8682);
/* harmony import */ var _inputs_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7745);
/* harmony import */ var _model_project_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1062);
/* harmony import */ var _project_conditions_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1383);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3072);






const PLACEHOLDER_NAMES = _project_conditions_js__WEBPACK_IMPORTED_MODULE_3__/* .PROJECT_CONDITIONS */ .HL.filter(({ valuesOf }) => valuesOf).map(({ name }) => name);
const PLACEHOLDER_LIST = PLACEHOLDER_NAMES.map((name) => `\`\${${name}}\``).join(', ');
const PLACEHOLDER = /\$\{([^{}]*)\}/g;
const tagProblem = (value) => {
    const [, key = ''] = /\$\{\{\s*([^{}]*?)\s*\}\}/.exec(value) ?? [];
    if ((0,_project_conditions_js__WEBPACK_IMPORTED_MODULE_3__/* .projectCondition */ .Fd)(key)?.valuesOf !== undefined)
        return { problem: 'has two pairs of braces', remedy: `write ${(0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(`\${${key}}`)}` };
    const filled = value.replace(PLACEHOLDER, 'x');
    const wrongItem = (0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_1__/* .itemProblem */ .to)(filled) ?? (0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_1__/* .colonProblem */ .ng)(filled);
    if (wrongItem !== undefined)
        return wrongItem;
    if (/[{}]/.test(filled))
        return { problem: 'has a brace that does not belong to a placeholder', remedy: 'remove it' };
    const name = placeholdersOf(value).find((key) => (0,_project_conditions_js__WEBPACK_IMPORTED_MODULE_3__/* .projectCondition */ .Fd)(key)?.valuesOf === undefined);
    if (name === undefined)
        return undefined;
    const problem = `has the unknown placeholder ${(0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(`\${${name}}`)}`;
    return { problem, remedy: (0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_1__/* .didYouMean */ .au)(name, PLACEHOLDER_NAMES) };
};
const signProblem = (remedy) => (0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_1__/* .checkFor */ .G5)([/^[-!]/, 'starts with `-` or `!`', remedy]);
/** A tag that a rule gives; it may hold `${github.…}`. */
const tag = (0,_values_js__WEBPACK_IMPORTED_MODULE_4__.text)([
    tagProblem,
    signProblem('rules only give tags: list those that rules may remove in `managed-tags`'),
]);
const managedTag = (0,_values_js__WEBPACK_IMPORTED_MODULE_4__.text)([_inputs_values_js__WEBPACK_IMPORTED_MODULE_1__/* .itemProblem */ .to, signProblem('list only the tags that rules may remove')]);
/** Names in `${…}`, such as `github.property.team`. */
function placeholdersOf(value) {
    return [...value.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
}
const branchProblem = (0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_1__/* .checkFor */ .G5)([/^refs\//, 'is a full reference', /^refs\/(?:heads\/)?/], [
    /^[-/.]|[\s~^:?*[\\]|\.\.|\/\/|@\{|[/.]$|\.lock$/,
    'is not the name of a branch',
    'give a name, without patterns',
]);
/** The remedy for a single word, such as `off`, in place of the two switches. */
const bothSwitches = ({ code, input }) => {
    const isOn = /^(?:on|yes|true)$/i.test(String(input));
    const isWord = isOn || /^(?:off|no|false)$/i.test(String(input));
    return code === 'invalid_type' && isWord ? `write { diff: ${isOn}, full: ${isOn} }` : undefined;
};
const switches = zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    diff: zod__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY().optional().describe(_model_project_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .PROJECT_SETTINGS */ .O.diff_scan.meaning),
    full: zod__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY().optional().describe(_model_project_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .PROJECT_SETTINGS */ .O.full_scan.meaning),
}, { error: bothSwitches })
    .check((0,_values_js__WEBPACK_IMPORTED_MODULE_4__.needsKey)('switches nothing: give diff, full or both'));
const EFFECTS = ['tags', 'managed-scan', 'primary-branch'];
const projectRule = zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    name: _values_js__WEBPACK_IMPORTED_MODULE_4__.ruleName.describe('Name of the rule, unique in the file.'),
    when: _values_js__WEBPACK_IMPORTED_MODULE_4__.PROJECT_SET.optional().describe('Which projects: all keys must match. Default: all in scope.'),
    except: (0,_values_js__WEBPACK_IMPORTED_MODULE_4__.oneOrMore)(_values_js__WEBPACK_IMPORTED_MODULE_4__.PROJECT_SET)
        .optional()
        .describe('Projects to leave out: a set of conditions that must all match, or a list of such sets.'),
    tags: (0,_values_js__WEBPACK_IMPORTED_MODULE_4__.list)(tag, 1)
        .optional()
        .describe(`Tags that the projects get. ${PLACEHOLDER_LIST} are filled in; a list of values gives one tag for each value.`),
    'managed-scan': switches
        .optional()
        .describe('Switches of managed scans; for each switch, the last rule that matches decides.'),
    'primary-branch': (0,_values_js__WEBPACK_IMPORTED_MODULE_4__.text)([_inputs_values_js__WEBPACK_IMPORTED_MODULE_1__/* .plainProblem */ .W$, branchProblem])
        .optional()
        .describe(_model_project_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .PROJECT_SETTINGS */ .O.primary_branch.meaning),
})
    .check((0,_inputs_document_js__WEBPACK_IMPORTED_MODULE_0__/* .crossCheck */ .DV)((value, problem) => {
    if (EFFECTS.every((key) => value[key] === undefined))
        problem([], 'does nothing: give it tags, managed-scan or primary-branch');
}))
    .transform(({ 'managed-scan': scans, 'primary-branch': primary_branch, ...rule }) => ({
    name: rule.name,
    when: rule.when ?? {},
    except: rule.except ?? [],
    tags: rule.tags ?? [],
    settings: { diff_scan: scans?.diff, full_scan: scans?.full, primary_branch },
}));
function gitHubKeysOf(rule) {
    const conditions = (0,_values_js__WEBPACK_IMPORTED_MODULE_4__.setsOf)(rule).flatMap((set) => Object.keys(set));
    return [...conditions.filter((key) => key.startsWith('github.')), ...rule.tags.flatMap(placeholdersOf)];
}


/***/ }),

/***/ 5524:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  FG: () => (/* binding */ MAX_RULES_BYTES),
  NA: () => (/* binding */ isDecoded),
  NR: () => (/* binding */ parseRules)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./build/src/inputs/document.js
var inputs_document = __webpack_require__(8682);
// EXTERNAL MODULE: ./build/src/inputs/unknown-inputs.js
var unknown_inputs = __webpack_require__(1959);
// EXTERNAL MODULE: ./build/src/inputs/values.js
var values = __webpack_require__(7745);
// EXTERNAL MODULE: ./build/src/model/names.js
var names = __webpack_require__(519);
// EXTERNAL MODULE: ./build/src/rules/project-conditions.js
var project_conditions = __webpack_require__(1383);
// EXTERNAL MODULE: ./build/src/rules/file/project-rules.js
var project_rules = __webpack_require__(7147);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(4377);
// EXTERNAL MODULE: ./build/src/findings/conditions.js
var conditions = __webpack_require__(2340);
// EXTERNAL MODULE: ./build/src/findings/filters.js + 1 modules
var filters = __webpack_require__(4497);
// EXTERNAL MODULE: ./build/src/findings/triage-state.js
var triage_state = __webpack_require__(970);
// EXTERNAL MODULE: ./build/src/model/findings.js
var findings = __webpack_require__(3917);
// EXTERNAL MODULE: ./build/src/model/time.js
var time = __webpack_require__(4386);
// EXTERNAL MODULE: ./build/src/rules/file/values.js
var file_values = __webpack_require__(3072);
;// CONCATENATED MODULE: ./build/src/rules/file/finding-rules.js









const DURATION = /^(?:[1-9]\d{0,3}[dD]|[1-9]\d{0,2}[wW]|[eE][vV][eE][rR])$/;
const DURATION_FORMS = 'give days or weeks, such as 90d or 12w and at most 9999d, or ever';
const duration = (0,file_values.parsed)(DURATION, ({ input }) => (0,values/* spanRemedy */.B)(String(input), (span) => DURATION.test(span), DURATION_FORMS), (value) => {
    if (value.toLowerCase() === 'ever')
        return { text: 'ever' };
    const days = (0,values/* spanMs */.J6)(value) / time/* DAY_MS */.sO;
    return { text: `for ${days}d`, days };
});
const day = iso/* date */.p6({ error: 'give a date, such as 2027-02-19' })
    .transform((lastDay) => ({ text: `until ${lastDay}`, lastDay }));
const noteProblem = (0,values/* checkFor */.G5)([/^\s*$/, 'has only whitespace', 'write a note, or leave it out'], [/\$\{\{/, 'contains `${{`, which is not evaluated here', 'write the value'], [/\[code-security\s/, 'contains the mark of a rule, which the action adds itself', 'remove it']);
const STATES = ['ignored', 'reviewing', 'fixing', 'reopened'];
const triage = schemas/* strictObject */.rej({
    state: (0,file_values.oneOf)(STATES).describe('The new triage state.'),
    reason: (0,file_values.oneOf)(findings/* TRIAGE_REASONS */.zk).optional().describe('Why it is ignored; only with `state: ignored`.'),
    for: duration
        .optional()
        .describe('How long it stays ignored, such as `90d`; then `apply` reopens it. `ever` for no end. Ignoring needs this ' +
        'or `until`; secrets take neither.'),
    until: day
        .optional()
        .describe('The day after which `apply` reopens it, such as `2027-02-19`; instead of `for`.'),
    note: (0,file_values.text)([noteProblem], findings/* MAX_NOTE_LENGTH */.XG)
        .transform((value) => value.trim())
        .optional()
        .describe('A note for people. `apply` adds a mark with the name of the rule.'),
});
const findingRule = schemas/* strictObject */.rej({
    name: file_values.ruleName.describe('Name of the rule, unique in the file.'),
    when: file_values.FINDING_WHEN.optional().describe('Which findings: all keys must match. Default: open findings of type `sast`.'),
    except: (0,file_values.oneOrMore)(file_values.FINDING_EXCEPT)
        .optional()
        .describe('Findings to leave out: a set of conditions that must all match, or a list of such sets.'),
    limit: (0,file_values.wholeNumber)(1)
        .optional()
        .describe('The most findings that one apply may triage, oldest first; the others wait for the next apply.'),
    triage: triage.describe('What happens to the findings.'),
})
    .check((0,inputs_document/* crossCheck */.DV)(({ name, when, except, triage: decision }, problem) => {
    const type = typeOf(when);
    if (type !== undefined) {
        checkType(when, ['when'], type, problem);
        for (const [index, set] of [except].flat().entries())
            checkType(set, ['except', index], type, problem);
    }
    if (typeof decision === 'object' && decision !== null)
        checkTriage(decision, name, type, problem);
}))
    .transform(({ name, limit, ...rule }) => {
    const { type: _, 'decided-by': decided, ...when } = rule.when ?? {};
    const type = typeOf(rule.when) ?? 'sast';
    const { state, reason, note, for: duration, until } = rule.triage;
    // An ignore of a secret never ends: the list of secrets does not show the note that would keep its end.
    const end = type === 'secrets' && state === 'ignored' ? { text: 'ever' } : (until ?? duration);
    return {
        name,
        limit,
        type,
        when: { status: ['open'], ...when },
        except: rule.except ?? [],
        decidedBy: (decided ?? ['nobody', 'rules']),
        triage: { state, reason, note, end },
    };
});
function typeOf(when) {
    const { type = ['sast'] } = Object(when);
    return Array.isArray(type) && type.length === 1
        ? findings/* SCANNED_PRODUCTS */.Kw.find((ruleType) => ruleType === type[0])
        : undefined;
}
/** Reports what findings of the rule's type never have. */
function checkType(set, path, type, problem) {
    for (const [key, value] of Object.entries(set ?? {})) {
        const { types = [type] } = conditions/* FINDING_CONDITIONS */.J2.find(({ name }) => name === key) ?? {};
        const { notListed = {} } = filters/* FINDING_FILTERS */.W.find(({ condition }) => condition === key) ?? {};
        const hidden = [value].flat().find((item) => notListed[type]?.includes(item));
        const report = (message) => problem([...path, key], message);
        if (hidden !== undefined)
            report(`has ${hidden}, which the list of ${type} findings does not show: leave it out`);
        if (!types.some((known) => known === type))
            report(`exists only for findings of type ${types.join(' or ')}, but this rule looks at ${type}: write type: ${types[0]}, or leave it out`);
    }
}
/** Values that the schema rejected are as written. */
function checkTriage(triage, name, type, problem) {
    const { state, note, for: duration, until } = triage;
    const isSecret = type === 'secrets';
    const report = (key, message) => problem(['triage', key], message);
    const leaveOut = (keys, why) => {
        for (const key of keys)
            if (triage[key] !== undefined)
                report(key, `${why}: leave it out`);
    };
    if (isSecret)
        leaveOut(['note', 'for', 'until'], 'does not work for secrets, whose list shows no notes');
    if (isSecret && (state === 'reviewing' || state === 'fixing'))
        report('state', `is ${state}, which the list of secrets does not show: write ignored or reopened`);
    if (state !== undefined && state !== 'ignored' && STATES.includes(state))
        leaveOut(isSecret ? ['reason'] : ['reason', 'for', 'until'], `works only with state: ignored, but the state is ${state}`);
    if (state === 'ignored' && !isSecret) {
        if (duration !== undefined && until !== undefined)
            report('until', 'and `for` both say when the ignore ends: keep one of them');
        if (duration === undefined && until === undefined && type !== undefined)
            problem(['triage'], 'ignores without an end: add for: 90d, until: 2027-02-19, or for: ever');
    }
    if (typeof note !== 'string' || typeof name !== 'string')
        return;
    // The mark at the end of the note names the rule that decided, and the last day of an ignore.
    const kind = state !== 'ignored' || duration?.text === 'ever' ? 'decided' : 'until';
    const excess = (0,triage_state/* writeNote */.IP)(note, [], { rule: name, kind, day: '2027-02-19' }).length - findings/* MAX_NOTE_LENGTH */.XG;
    if (excess > 0)
        report('note', `and its mark have ${findings/* MAX_NOTE_LENGTH */.XG + excess} characters, but the platform takes ${findings/* MAX_NOTE_LENGTH */.XG}: shorten the note by ${excess}`);
}

;// CONCATENATED MODULE: ./build/src/rules/file/policies.js




const policies_name = (0,file_values.text)([values/* itemProblem */.to]);
/** An empty key, as from a truncated file, would delete the whole part. */
const notEmpty = ({ input }) => input === null ? 'give its keys, write {} for none, or leave it out' : undefined;
const exception = schemas/* strictObject */.rej({
    exception_type: (0,file_values.oneOf)(['include', 'exclude']).describe('Whether the rule runs there anyway (`include`), or does not run there (`exclude`).'),
    project: (0,file_values.text)([values/* itemProblem */.to, values/* nameProblem */.rH]).optional().describe('Name of the project.'),
    project_tag_name: policies_name.optional().describe('Tag of the projects.'),
    rule: policies_name.describe('The rule, or the ruleset.'),
    rule_type: (0,file_values.oneOf)(['rule', 'pack']).describe('Whether `rule` names a rule (`rule`) or a ruleset (`pack`).'),
})
    .check((0,inputs_document/* crossCheck */.DV)(({ project, project_tag_name: tag }, problem) => {
    if (project !== undefined && tag !== undefined)
        problem(['project_tag_name'], 'cannot be combined with `project`: keep one of them');
    if (project === undefined && tag === undefined)
        problem([], 'names no project: add `project` or `project_tag_name`');
}));
const rulesets = (0,file_values.list)(policies_name).optional().describe('Rulesets that run, such as `p/default`. Default: none.');
const detection = {
    rules: (0,file_values.list)(policies_name).optional().describe('Rules that run in addition. Default: none.'),
    disabled: (0,file_values.list)(policies_name).optional().describe('Rules of the rulesets that are switched off. Default: none.'),
    exceptions: (0,file_values.list)(exception)
        .optional()
        .describe('Projects where a rule or ruleset runs anyway, or does not run. Default: none.'),
};
const NO_RULESETS = { error: 'leave it out, because secrets have no rulesets' };
// The API's answers have an empty list.
const noRulesets = schemas/* array */.YOg(schemas/* never */.ZmZ(NO_RULESETS), NO_RULESETS)
    .optional()
    .describe('Always empty: secrets have no rulesets.');
const condition = schemas/* strictObject */.rej({
    type: policies_name.describe('What it looks at, such as `severity` or `repository_tag`; only the platform knows which types exist.'),
    values: (0,file_values.list)(schemas/* union */.KCZ([(0,file_values.text)([values/* plainProblem */.W$]), schemas/* number */.aig(), schemas/* boolean */.zMY()]).transform(String))
        .optional()
        .describe('Values that it looks for.'),
    mode: (0,file_values.oneOf)(['any', 'none']).optional().describe('Any of the values (default), or none of them.'),
});
const action = schemas/* strictObject */.rej({
    type: policies_name.describe('What is done, such as `block` (which needs `pr_comment`) or `jira`.'),
    config: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()).optional().describe('Settings of the action.'),
});
const remediationPolicy = schemas/* strictObject */.rej({
    slug: policies_name
        .optional()
        .describe('Identifies the policy on the platform. Default: the slug of the policy with this name, else made from the name.'),
    name: (0,file_values.text)([values/* plainProblem */.W$]).describe('Name of the policy.'),
    description: schemas/* string */.YjP().max(10_000).optional().describe('For people.'),
    active: schemas/* boolean */.zMY().optional().describe('Whether the policy is on. Default: true.'),
    filters: schemas/* strictObject */.rej({
        mode: (0,file_values.oneOf)(['all', 'any']).optional().describe('Whether all conditions must match (default), or any.'),
        conditions: (0,file_values.list)(condition, 1).describe('At least one condition.'),
    })
        .describe('Which findings the policy applies to.'),
    actions: (0,file_values.list)(action, 1).describe('What happens to the findings; at least one action.'),
});
/** Bundles in the API's own words (field-notes.md, "Policies, newer"); a part that is left out is not managed. */
const policies = schemas/* strictObject */.rej({
    code: schemas/* strictObject */.rej({ rulesets, ...detection }, { error: notEmpty })
        .optional()
        .describe('Which rules run for code: exactly these.'),
    secrets: schemas/* strictObject */.rej({ ...detection, rulesets: noRulesets }, { error: notEmpty })
        .optional()
        .describe('Which rules run for secrets: exactly these.'),
    remediation: (0,file_values.list)(remediationPolicy)
        .optional()
        .describe('What happens to findings: exactly the policies in this list.'),
})
    .check((0,file_values.needsKey)('has no part: give code, secrets or remediation, or leave it out'))
    .transform(({ remediation, ...detections }) => ({
    ...detections,
    remediation: remediation && { policies: remediation },
}));

;// CONCATENATED MODULE: ./build/src/rules/file/schema.js







const count = (defaultCount) => (0,file_values.wholeNumber)(0).default(defaultCount);
const shareError = {
    error: ({ input }) => /^\d+%$/.test(String(input)) ? 'give at most 100%' : 'give a whole number, or a percentage such as 10%',
};
const countOrShare = schemas/* union */.KCZ([
    schemas/* int */.Whr(shareError).min(0, shareError),
    schemas/* string */.YjP(shareError).regex(/^(?:\d|[1-9]\d|100)%$/, shareError),
])
    .default('10%');
const limits = schemas/* strictObject */.rej({
    changes: count(100).describe('The most projects that one apply may change.'),
    removals: countOrShare.describe('The most projects that may lose tags, or a percentage of those in scope that have tags.'),
    'scans-off': countOrShare.describe('The most projects that may lose a managed scan, or a percentage of those that have one.'),
    findings: count(500).describe('The most findings that one apply may triage.'),
    policies: count(20).describe('The most policies, exceptions, rulesets and rules one apply may change.'),
    'policy-deletes': count(0).describe('The most of these changes to policies that may weaken them.'),
});
/** Type, reader and published schema in one. */
const rulesFile = schemas/* strictObject */.rej({
    $schema: schemas/* string */.YjP().optional().describe('Address of this schema, for editors.'),
    version: schemas/* literal */.euz(1, {
        error: ({ input }) => `write version: 1${input === '1' ? ' without quotes' : ', the only version that this action reads'}`,
    })
        .describe('Version of the format: 1.'),
    scope: schemas/* strictObject */.rej({
        projects: file_values.PROJECT_NAMES.describe('Names and patterns of projects; a leading `!` excludes.'),
    })
        .optional()
        .describe('Nothing outside it changes. Default: all projects.'),
    'managed-tags': (0,file_values.list)(project_rules/* managedTag */.k0)
        .optional()
        .describe('Patterns of tags that are removed when no rule gives them. Default: no tag is removed.'),
    limits: limits.prefault({}).describe('When a plan exceeds a limit, `apply` writes nothing.'),
    projects: (0,file_values.list)(project_rules/* projectRule */.K2).optional().describe('Rules for projects; all are evaluated in order.'),
    /** Undefined: findings are not read for rules, and no ignore ends. */
    findings: (0,file_values.list)(findingRule)
        .optional()
        .describe('Rules for findings; the first that matches a finding decides.'),
    policies: policies
        .optional()
        .describe('The newer policies, with the keys and values of the API; a part that is left out is not managed.'),
    'service-levels': file_values.serviceLevels
        .optional()
        .describe('How long findings may be open, by severity; reported, never acted on.'),
    coverage: schemas/* boolean */.zMY()
        .default(false)
        .describe('Also report the repositories on GitHub that the platform does not know.'),
})
    .check((0,inputs_document/* crossCheck */.DV)(checkRules))
    .transform(({ scope, limits, projects = [], findings, policies, coverage, ...file }) => ({
    scope: scope?.projects ?? { names: [], patterns: [], except: [] },
    managedTags: file['managed-tags'] ?? [],
    limits,
    projects,
    findings,
    policies,
    serviceLevels: file['service-levels'] ?? {},
    coverage,
}))
    .meta({
    title: 'Rules of the Code Security Platform action',
    description: 'How the projects of a deployment should be set up, and how their findings are triaged.',
});
function checkRules(file, problem) {
    const names = new Set();
    const spellings = new Map();
    // GitHub is asked only for teams that a condition names.
    const hasTeam = [file.projects].flat().some((rule) => {
        const { when, except } = Object(rule);
        return [when, except].flat().some((set) => 'github.team' in Object(set));
    });
    const rules = ['projects', 'findings'].flatMap((section) => [file[section] ?? []].flat().map((rule, index) => ({ rule, path: [section, index] })));
    for (const { rule, path } of rules) {
        const { name, tags } = Object(rule);
        const report = (key, message) => problem([...path, key], message);
        const folded = String(name).toLowerCase();
        if (typeof name === 'string' && names.has(folded))
            report('name', `is ${(0,values/* quote */.hD)(name)}, which an earlier rule has: give each rule a unique name`);
        names.add(folded);
        for (const tag of Array.isArray(tags) ? tags.map(String) : []) {
            const spelling = spellings.get(tag.toLowerCase()) ?? tag;
            spellings.set(tag.toLowerCase(), spelling);
            if (spelling !== tag)
                report('tags', `has ${(0,values/* quote */.hD)(tag)}, which is ${(0,values/* quote */.hD)(spelling)} elsewhere: spell it the same way`);
            if (!hasTeam && (0,project_rules/* placeholdersOf */.iJ)(tag).includes('github.team'))
                report('tags', 'has the placeholder github.team, but no rule names a team: add github.team to `when`');
        }
    }
}

;// CONCATENATED MODULE: ./build/src/rules/file/read.js









const MAX_RULES_BYTES = 16 * 1024 * 1024;
/**
 * Parses and checks a rules file.
 *
 * @param text of the whole file, including a byte order mark
 * @returns the rules, or all problems in the order of the file
 */
function parseRules(text, path) {
    if (!isDecoded(text)) {
        const message = 'the file is not UTF-8 text: save it as UTF-8';
        return { ok: false, problems: [{ line: 1, column: 1, message }] };
    }
    const read = (0,inputs_document/* readYaml */.gM)(text.replace(/^\uFEFF/, ''), rulesFile, {
        name: 'the file',
        emptyRemedy: 'start it with version: 1',
        // These values compare as texts.
        textKeys: /^(?:github\.property\..*|values)$/,
        keyRemedy,
    });
    if (!read.ok)
        return read;
    const { value, source } = read;
    return {
        ok: true,
        rules: {
            ...value,
            path,
            sha256: (0,external_node_crypto_.createHash)('sha256').update(sortedJson(source.data)).digest('hex'),
            policies: value.policies && withPlaces(value.policies, source),
            needs: needsOf(value),
        },
    };
}
/** Conditions that rules for projects and rules for findings name differently. */
const COUNTERPARTS = new Map([
    ['repo', 'name'],
    ['name', 'repo'],
    ['project-tag', 'tag'],
    ['tag', 'project-tag'],
]);
function keyRemedy(key, known, value) {
    if (key === 'rules' && known.includes('findings'))
        return 'use `projects` or `findings`';
    // The keys of `scope`.
    if (known.length === 1 && known[0] === 'projects' && /^(?:excl|exc?ept|ignore|skip)/.test(key)) {
        const names = [value].flat().filter((name) => typeof name === 'string');
        const items = names.map((name) => `!${name}`);
        return `write ${(0,values/* quotedList */.p4)(items, 'and') || '`!` before a name'} in \`projects\``;
    }
    const condition = (0,unknown_inputs/* conditionMeant */.v)(key) ?? key;
    const meant = [condition, COUNTERPARTS.get(condition) ?? ''].find((name) => known.includes(name));
    return meant && `did you mean \`${meant}\`?`;
}
/** Decoding puts U+FFFD for an invalid byte, and leaves zeros from UTF-16. */
function isDecoded(text) {
    return text.isWellFormed() && !/[\0\uFFFD]/.test(text);
}
/** The order of keys does not count. */
function sortedJson(data) {
    return JSON.stringify(data, (_key, value) => {
        if (typeof value === 'bigint')
            return String(value);
        if (typeof value !== 'object' || value === null || Array.isArray(value))
            return value;
        return Object.fromEntries(Object.entries(value).sort(([left], [right]) => (0,names/* compare */.UD)(left, right)));
    });
}
/** Each part with its lines, to locate the problems that the platform reports. */
function withPlaces(bundles, source) {
    const parts = Object.entries(bundles).filter(([, bundle]) => bundle !== undefined);
    const placed = parts.map(([part, bundle]) => {
        const path = ['policies', part];
        const { policies = [] } = bundle;
        const places = {
            line: source.lineOf(path, 'key'),
            policyLines: policies.map((_, index) => source.lineOf([...path, index])),
            texts: textsIn(Object(source.data).policies[part], path, source),
        };
        return [part, { bundle, ...places }];
    });
    return Object.fromEntries(placed);
}
function textsIn(data, path, source) {
    if (typeof data === 'string')
        return [{ text: data, line: source.lineOf(path) }];
    const keyOf = (key) => (Array.isArray(data) ? Number(key) : key);
    return Object.entries(data instanceof Object ? data : {}).flatMap(([key, value]) => textsIn(value, [...path, keyOf(key)], source));
}
function needsOf({ projects, coverage }) {
    const keys = [...new Set(projects.flatMap(project_rules/* gitHubKeysOf */.NH))];
    const propertyKeys = keys.filter((key) => key.startsWith(project_conditions/* PROPERTY_PREFIX */.rN));
    const teams = projects
        .flatMap(file_values.setsOf)
        .flatMap(({ 'github.team': named = [] }) => named);
    return {
        github: coverage || keys.length > 0,
        properties: propertyKeys.map((key) => key.slice(project_conditions/* PROPERTY_PREFIX */.rN.length)),
        teams: [...new Set(teams)],
    };
}


/***/ }),

/***/ 3072:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FINDING_EXCEPT: () => (/* binding */ FINDING_EXCEPT),
/* harmony export */   FINDING_WHEN: () => (/* binding */ FINDING_WHEN),
/* harmony export */   PROJECT_NAMES: () => (/* binding */ PROJECT_NAMES),
/* harmony export */   PROJECT_SET: () => (/* binding */ PROJECT_SET),
/* harmony export */   TEXT_CHECKS: () => (/* binding */ TEXT_CHECKS),
/* harmony export */   age: () => (/* binding */ age),
/* harmony export */   itemsIn: () => (/* binding */ itemsIn),
/* harmony export */   list: () => (/* binding */ list),
/* harmony export */   needsKey: () => (/* binding */ needsKey),
/* harmony export */   oneOf: () => (/* binding */ oneOf),
/* harmony export */   oneOrMore: () => (/* binding */ oneOrMore),
/* harmony export */   parsed: () => (/* binding */ parsed),
/* harmony export */   readServiceLevels: () => (/* binding */ readServiceLevels),
/* harmony export */   ruleName: () => (/* binding */ ruleName),
/* harmony export */   serviceLevels: () => (/* binding */ serviceLevels),
/* harmony export */   setsOf: () => (/* binding */ setsOf),
/* harmony export */   text: () => (/* binding */ text),
/* harmony export */   wholeNumber: () => (/* binding */ wholeNumber)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9396);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2857);
/* harmony import */ var _findings_conditions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2340);
/* harmony import */ var _inputs_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8682);
/* harmony import */ var _inputs_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7745);
/* harmony import */ var _model_findings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3917);
/* harmony import */ var _model_refs_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3109);
/* harmony import */ var _model_selection_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8985);
/* harmony import */ var _project_conditions_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1383);








/** The checks of each text, for the JSON Schema. */
const TEXT_CHECKS = zod__WEBPACK_IMPORTED_MODULE_6__/* .registry */ .u5();
/** A text that is not empty and passes all checks. */
function text(checks, maxLength = 1000) {
    return zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP()
        .min(1, { abort: true })
        .max(maxLength, { abort: true })
        .superRefine((value, context) => {
        const problem = (0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .firstProblem */ .AX)(checks, value);
        if (problem !== undefined)
            context.addIssue((0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .describeProblem */ .BJ)(value, problem));
    })
        .register(TEXT_CHECKS, { checks });
}
/** One value, or a list of at least one, without duplicates. */
function oneOrMore(item) {
    return zod__WEBPACK_IMPORTED_MODULE_7__/* .union */ .KCZ([item, zod__WEBPACK_IMPORTED_MODULE_7__/* .array */ .YOg(item).min(1)])
        .transform((value) => [...new Set([value].flat())]);
}
function list(item, min = 0) {
    const items = zod__WEBPACK_IMPORTED_MODULE_7__/* .array */ .YOg(item);
    return (min === 0 ? items : items.min(min)).transform((value) => [...new Set(value)]);
}
/** Names, patterns, and exclusions with a leading `!`: one text or a list. */
function names(checks, acceptsScalars = false) {
    const name = text([_inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .exclusionProblem */ ._p, ...checks]);
    const item = acceptsScalars ? zod__WEBPACK_IMPORTED_MODULE_7__/* .union */ .KCZ([name, zod__WEBPACK_IMPORTED_MODULE_7__/* .number */ .aig(), zod__WEBPACK_IMPORTED_MODULE_7__/* .boolean */ .zMY()]).transform(String) : name;
    return oneOrMore(item)
        .superRefine((items, context) => {
        const problem = (0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .onlyExclusionsProblem */ .Hv)(items, "'**'");
        if (problem !== undefined)
            context.addIssue(problem);
    })
        .transform(_model_selection_js__WEBPACK_IMPORTED_MODULE_4__/* .nameListOf */ .R1);
}
const PROJECT_NAMES = names([_inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .itemProblem */ .to, _inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .nameProblem */ .rH]).meta({ id: 'projectNames' });
/** A check of a map that may not be empty. */
function needsKey(problem) {
    return (0,_inputs_document_js__WEBPACK_IMPORTED_MODULE_1__/* .crossCheck */ .DV)((value, report) => {
        if (Object.keys(value).length === 0)
            report([], problem);
    });
}
function oneOf(values) {
    return zod__WEBPACK_IMPORTED_MODULE_7__/* .preprocess */ .vkY((value) => (typeof value === 'string' ? value.toLowerCase() : value), zod__WEBPACK_IMPORTED_MODULE_7__/* ["enum"] */ .k5n(values));
}
function wholeNumber(min) {
    const error = `give a whole number from ${min}, without quotes`;
    return zod__WEBPACK_IMPORTED_MODULE_7__/* .int */ .Whr({ error }).min(min, { error });
}
function parsed(pattern, error, parse) {
    return zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP({ error })
        .regex(pattern, { error })
        .transform((value) => parse(value));
}
const age = parsed(_inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .AGE_PATTERN */ .rn, ({ input }) => (0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .ageRemedy */ .SY)(String(input)), _inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .spanMs */ .J6);
const characterProblem = (0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .checkFor */ .G5)([
    /[^\p{L}\p{M}\p{N} \-_.,:/()'&+]/u,
    'has a character that a name cannot have',
    "use letters, digits, spaces and -_.,:/()'&+",
]);
/** The name of a rule. The mark in a note has it in quotes. */
const ruleName = text([_inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .plainProblem */ .W$, characterProblem], 80);
function setsOf({ when, except }) {
    return [when, ...except];
}
/** The items of the sets' conditions with a key; excluded ones have their `!`. */
function itemsIn(sets, key) {
    return sets.flatMap((set) => (key in set ? (0,_model_selection_js__WEBPACK_IMPORTED_MODULE_4__/* .itemsOf */ .S3)(set[key]) : []));
}
const slug = parsed(/^[A-Za-z0-9_-]+$/, 'give the slug of a team, such as payments; patterns do not work here', (value) => value.toLowerCase());
/** Ids; a leading `!` excludes, and a list may consist of exclusions only. */
function ids(kind) {
    const [form, remedy] = _inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .ID_FORMS */ .yE[kind];
    const error = ({ input }) => remedy(String(input));
    const id = zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP({ error }).regex(form, { error });
    const item = kind === 'cwe' ? zod__WEBPACK_IMPORTED_MODULE_7__/* .union */ .KCZ([id, wholeNumber(1)], { error }).transform(String) : id;
    return oneOrMore(item).transform(_model_selection_js__WEBPACK_IMPORTED_MODULE_4__/* .nameListOf */ .R1);
}
const NAME_SCHEMAS = {
    any: names([_inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .plainProblem */ .W$]).meta({ id: 'names' }),
    project: PROJECT_NAMES,
    tag: names([_inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .itemProblem */ .to, _inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .colonProblem */ .ng]).meta({ id: 'tagNames' }),
    /** Numbers and booleans compare as texts. */
    property: names([_inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .plainProblem */ .W$], true).meta({ id: 'propertyValues' }),
    path: names([_inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .plainProblem */ .W$, _inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .filePathProblem */ .tX]),
    branch: names([_inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .plainProblem */ .W$, _inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .branchProblem */ .MT]).meta({ id: 'branches' }),
};
const FRACTION = { error: 'give a number from 0 to 1' };
function conditionValue({ name, kind, values, spelled }) {
    // A rule applies to findings of one type.
    if (name === 'type')
        return oneOf(_model_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .SCANNED_PRODUCTS */ .Kw).transform((type) => [type]);
    switch (kind) {
        case 'boolean':
            return zod__WEBPACK_IMPORTED_MODULE_7__/* .boolean */ .zMY();
        case 'time':
        case 'age':
            return age;
        case 'number':
            return zod__WEBPACK_IMPORTED_MODULE_7__/* .number */ .aig(FRACTION).min(0, FRACTION).max(1, FRACTION);
        case 'oneOf':
        case 'values':
            return oneOrMore(values === undefined ? slug : oneOf(values));
        case 'ids':
            return ids(name);
        case 'ref':
            return NAME_SCHEMAS.branch.transform((value) => (0,_model_selection_js__WEBPACK_IMPORTED_MODULE_4__/* .mapTexts */ .zO)(value, _model_refs_js__WEBPACK_IMPORTED_MODULE_8__/* .refMeant */ .jF));
        case 'names':
            // A new schema, because descriptions would replace each other.
            return NAME_SCHEMAS[spelled ?? 'any'].transform((value) => value);
    }
}
function conditions(rows, id) {
    const schemaOf = (row) => conditionValue(row).describe(row.meaning);
    const fixed = rows.filter(({ name }) => name !== _project_conditions_js__WEBPACK_IMPORTED_MODULE_5__/* .PROPERTY_NAME */ .WJ);
    const known = zod__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej(Object.fromEntries(fixed.map((row) => [row.name, schemaOf(row).optional()])))
        .register(_inputs_document_js__WEBPACK_IMPORTED_MODULE_1__/* .ALL_KEYS */ .nX, { keys: rows.map(({ name }) => name) });
    const property = rows.find(({ name }) => name === _project_conditions_js__WEBPACK_IMPORTED_MODULE_5__/* .PROPERTY_NAME */ .WJ);
    const set = property === undefined
        ? known
        : zod__WEBPACK_IMPORTED_MODULE_7__/* .intersection */ .E$q(known, zod__WEBPACK_IMPORTED_MODULE_7__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP().regex(_project_conditions_js__WEBPACK_IMPORTED_MODULE_5__/* .PROPERTY_KEY */ .qE), schemaOf(property)));
    return set
        .check(needsKey('has no condition: give one, or leave it out'))
        .meta({ id });
}
/** They concern a rule as a whole, so `except` does not have them. */
const ONLY_IN_WHEN = ['type', 'decided-by'];
const PROJECT_SET = conditions(_project_conditions_js__WEBPACK_IMPORTED_MODULE_5__/* .PROJECT_CONDITIONS */ .HL, 'projectConditions');
const FINDING_WHEN = conditions(_findings_conditions_js__WEBPACK_IMPORTED_MODULE_0__/* .FINDING_CONDITIONS */ .J2, 'findingConditions');
const FINDING_EXCEPT = conditions(_findings_conditions_js__WEBPACK_IMPORTED_MODULE_0__/* .FINDING_CONDITIONS */ .J2.filter(({ name }) => !ONLY_IN_WHEN.includes(name)), 'findingExceptions');
const serviceLevels = zod__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({
    critical: age.optional().describe('How long critical findings may be open.'),
    high: age.optional().describe('How long findings of high severity may be open.'),
    medium: age.optional().describe('How long findings of medium severity may be open.'),
    low: age.optional().describe('How long findings of low severity may be open.'),
});
/** Reads the input `service-levels`: YAML, in which commas may separate lines. Every problem has its line. */
function readServiceLevels(reader, text) {
    const input = 'service-levels';
    const lines = text.trim().startsWith('{') ? text : text.replaceAll(/,[ \t]*(?=\S+[ \t]*:)/g, '\n');
    const remedy = 'give a severity and its age, such as `critical: 14d`';
    const read = (0,_inputs_document_js__WEBPACK_IMPORTED_MODULE_1__/* .readYamlInput */ .co)(reader, input, lines, serviceLevels, { name: 'the input', emptyRemedy: remedy });
    if (read === undefined)
        return {};
    if (Object.keys(read.value).length === 0)
        reader.problem(input, `has no severity; ${remedy}`);
    return read.value;
}


/***/ }),

/***/ 5608:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ readRules),
/* harmony export */   e: () => (/* binding */ readRulesFile)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _inputs_comment_and_issue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3148);
/* harmony import */ var _inputs_connection_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8127);
/* harmony import */ var _inputs_source_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(686);
/* harmony import */ var _inputs_values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7745);
/* harmony import */ var _file_read_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5524);






/**
 * @param needsCoverage whether `fail-if` has `uncovered`, which turns `coverage` on
 * @returns undefined if the file has problems
 */
async function readRules(source, needsCoverage = false) {
    const { reader, environment } = source;
    const tracked = await (0,_inputs_comment_and_issue_js__WEBPACK_IMPORTED_MODULE_1__/* .readTracked */ .Tx)(source, reader.text('rules-file'));
    const metadata = (0,_inputs_connection_js__WEBPACK_IMPORTED_MODULE_2__/* .readGitHub */ .kQ)(reader, environment, 'metadata-token') ?? tracked.github;
    const file = await readRulesFile(source);
    if (file === undefined)
        return undefined;
    const rules = needsCoverage ? { ...file, coverage: true, needs: { ...file.needs, github: true } } : file;
    if (metadata === undefined && rules.needs.github) {
        const remedy = 'set a token that can read the repositories';
        if (file.needs.github)
            reader.problem('github-token', `is empty, but ${(0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(rules.path)} looks at GitHub; ${remedy}`);
        else
            reader.problem('fail-if', `has \`uncovered\`, which needs \`metadata-token\` or \`github-token\`; ${remedy}`);
    }
    return { ...tracked, rules, metadata };
}
async function readRulesFile(source) {
    const { reader, readFile, environment } = source;
    const path = reader.text('rules-file');
    const { text, problem } = await readFile(path, _file_read_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_RULES_BYTES */ .FG);
    if (text === undefined) {
        const sibling = path.replace(/\.ya?ml$/, (end) => (end === '.yml' ? '.yaml' : '.yml'));
        const exists = sibling !== path && (await readFile(sibling, _file_read_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_RULES_BYTES */ .FG)).text !== undefined;
        const remedy = `${(0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(sibling)} exists: set \`rules-file\` to it, or rename it`;
        const wrong = exists ? { problem, remedy } : (0,_inputs_source_js__WEBPACK_IMPORTED_MODULE_3__/* .fileProblem */ .Wj)(problem, 'first check out the repository');
        return reader.problem('rules-file', (0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_4__/* .describeProblem */ .BJ)(path, wrong));
    }
    const parsed = (0,_file_read_js__WEBPACK_IMPORTED_MODULE_5__/* .parseRules */ .NR)(text, path);
    const inRepository = pathInRepository(path, environment.GITHUB_WORKSPACE || '.');
    if (parsed.ok)
        return { ...parsed.rules, pathInRepository: inRepository };
    for (const { line, column, message } of parsed.problems) {
        const place = inRepository === undefined ? undefined : { file: inRepository, line, message };
        reader.problem('rules-file', `is wrong at ${path}:${line}:${column}: ${message}`, place);
    }
    return undefined;
}
function pathInRepository(path, workspace) {
    const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(workspace, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workspace, path));
    return inside.startsWith('..') || (0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(inside) ? undefined : inside.replaceAll('\\', '/');
}


/***/ }),

/***/ 114:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L2: () => (/* binding */ TAG_KEY),
/* harmony export */   VT: () => (/* binding */ findingEvaluator),
/* harmony export */   b1: () => (/* binding */ expiredRules)
/* harmony export */ });
/* harmony import */ var _findings_conditions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2340);
/* harmony import */ var _findings_filter_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20);
/* harmony import */ var _findings_triage_state_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(970);
/* harmony import */ var _model_time_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4386);
/* harmony import */ var _project_rules_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7978);





/** Finds the row that a rule triages, else the key of a condition that cannot be decided. */
function rowFinder(rule, findProject, momentMs) {
    const holds = verdictOn(rule.when, findProject, momentMs);
    const exceptions = rule.except.map((set) => verdictOn(set, findProject, momentMs));
    const verdictOf = (row) => {
        const matched = row.kind === rule.type && holds(row);
        if (matched === false)
            return false;
        const excepted = exceptions.map((excepts) => excepts(row));
        if (excepted.includes(true))
            return false;
        return [matched, ...excepted].find((verdict) => typeof verdict === 'string') ?? true;
    };
    return (rows) => {
        // Without a condition on branches, the first row decides for all.
        const verdicts = (rule.when.branch === undefined ? rows.slice(0, 1) : rows).map(verdictOf);
        const undecided = verdicts.find((verdict) => typeof verdict === 'string');
        return { finding: rows[verdicts.indexOf(true)], undecided };
    };
}
/** This condition is undecided only where a tag depends on unread data of GitHub. */
const TAG_KEY = 'project-tag';
function verdictOn(set, findProject, momentMs) {
    const mayMatchTag = (0,_project_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .tagTest */ .fi)([set], TAG_KEY);
    const isUndecided = ({ repository = '' }) => findProject(repository)?.undecidedTags?.some(mayMatchTag) === true;
    const conditions = Object.entries(set).map(([key, value]) => {
        const filter = (0,_findings_conditions_js__WEBPACK_IMPORTED_MODULE_0__/* .findingFilter */ .Iv)(key, 'condition');
        const wanted = filter.kind === 'age' ? momentMs - Number(value) : value;
        const test = (0,_findings_filter_js__WEBPACK_IMPORTED_MODULE_1__/* .filterPredicate */ .yc)(filter, wanted, findProject);
        return { key, test: (row) => (key === TAG_KEY && isUndecided(row) ? undefined : test(row)) };
    });
    return (row) => {
        const failure = (0,_findings_filter_js__WEBPACK_IMPORTED_MODULE_1__/* .failedTest */ .sf)(conditions, row);
        if (failure === undefined)
            return true;
        return failure.isUndecided ? failure.failed.key : false;
    };
}
/** The next apply would reopen what it ignores. The file stays valid, because former ignores have to end. */
function hasExpired({ triage: { end } }, momentMs) {
    return end?.lastDay !== undefined && end.lastDay < (0,_model_time_js__WEBPACK_IMPORTED_MODULE_4__/* .dayOf */ .kb)(momentMs);
}
function expiredRules(rules, momentMs) {
    const expired = rules.filter((rule) => hasExpired(rule, momentMs));
    return expired.map(({ name, triage: { end } }) => {
        return { kind: 'rule-expired', rule: name, until: end?.lastDay ?? '', today: (0,_model_time_js__WEBPACK_IMPORTED_MODULE_4__/* .dayOf */ .kb)(momentMs) };
    });
}
const ENDED_NOTE = 'This ignore has ended';
function findingEvaluator(rules, findProject, momentMs) {
    const prepared = rules
        .filter((rule) => !hasExpired(rule, momentMs))
        .map((rule) => ({ rule, findRow: rowFinder(rule, findProject, momentMs) }));
    const triages = new Map(rules.map(({ name, triage }) => [name, triage]));
    /** On another branch a note alone is no decision. */
    const deciderOn = (row, index) => index > 0 && (0,_findings_triage_state_js__WEBPACK_IMPORTED_MODULE_2__/* .triageStateOf */ .zG)(row) === 'untriaged' ? 'nobody' : (0,_findings_triage_state_js__WEBPACK_IMPORTED_MODULE_2__/* .deciderOf */ .Id)(row, triages);
    /** @param rows of one finding, starting with the one that represents it */
    return (rows) => {
        const decider = rows.map(deciderOn).reduce(_findings_triage_state_js__WEBPACK_IMPORTED_MODULE_2__/* .higherPrecedence */ .I2);
        const ignoredRow = rows.find((row) => row.status !== 'fixed' && lastMark(row)?.kind === 'until');
        const mark = ignoredRow && lastMark(ignoredRow);
        const isDecided = decider === 'people' || decider === 'platform';
        const ignore = isDecided ? undefined : mark;
        /** Set if only another branch keeps the rules from a decision. @param by who may have decided */
        const leftBy = (decision, by) => {
            const { finding } = decision;
            const seen = rows.find((row) => row !== finding && (0,_findings_triage_state_js__WEBPACK_IMPORTED_MODULE_2__/* .wasTriagedSeparately */ .GW)(row, finding));
            const isOwn = allows(by, (0,_findings_triage_state_js__WEBPACK_IMPORTED_MODULE_2__/* .deciderOf */ .Id)(finding, triages));
            return isOwn && seen !== undefined ? { ...decision, seen } : undefined;
        };
        if (ignoredRow !== undefined && mark !== undefined && (0,_findings_triage_state_js__WEBPACK_IMPORTED_MODULE_2__/* .hasEnded */ .hY)(mark, momentMs)) {
            const decision = endOfIgnore(ignoredRow, mark, endedMarks(rows), momentMs);
            return isDecided ? { left: leftBy(decision, ['rules']) } : { ignore, decision };
        }
        let left;
        for (const { rule, findRow } of prepared) {
            const mayDecide = allows(rule.decidedBy, decider);
            if (!mayDecide && (left !== undefined || rows.length === 1))
                continue;
            const { finding, undecided } = findRow(rows);
            if (finding === undefined && undecided === undefined)
                continue;
            const ended = endedMarks(rows);
            // A rule whose ignore has ended leaves the finding to people.
            if (ended.some((mark) => mark.rule === rule.name))
                continue;
            const decision = finding && decisionOf(finding, rule, ended, ignore, momentMs);
            if (mayDecide)
                return finding ? { ignore, decision } : { ignore, undecided };
            left = decision && leftBy(decision, rule.decidedBy);
        }
        return { ignore, left };
    };
}
function allows(by, decider) {
    return by.some((allowed) => allowed === 'anyone' || allowed === decider);
}
function endOfIgnore(finding, { rule, day }, ended, momentMs) {
    const others = ended.filter((mark) => mark.rule !== rule);
    const mark = { rule, kind: 'ended', day: day ?? (0,_model_time_js__WEBPACK_IMPORTED_MODULE_4__/* .dayOf */ .kb)(momentMs) };
    return {
        finding,
        after: { state: 'reopened', note: (0,_findings_triage_state_js__WEBPACK_IMPORTED_MODULE_2__/* .writeNote */ .IP)(ENDED_NOTE, others, mark) },
        why: { rule, because: 'ended' },
        duration: `ended ${day ?? ''}`,
    };
}
/** Undefined if the finding is as the rule wants it. @param ignore its present ignore, on any branch */
function decisionOf(finding, rule, ended, ignore, momentMs) {
    if (isAsWanted(finding, rule))
        return undefined;
    const { state, reason, note = '', end } = rule.triage;
    // A branch takes over the day of an ignore `for` some days, or each new branch would postpone it.
    const isTakenOver = ignore?.rule === rule.name && finding.status === 'open';
    const lastDayAfter = (days) => (isTakenOver ? ignore.day : (0,_model_time_js__WEBPACK_IMPORTED_MODULE_4__/* .dayOf */ .kb)(momentMs + days * _model_time_js__WEBPACK_IMPORTED_MODULE_4__/* .DAY_MS */ .sO));
    const until = end?.days === undefined ? end?.lastDay : lastDayAfter(end.days);
    const mark = { rule: rule.name, kind: until === undefined ? 'decided' : 'until', day: until };
    // The list of secrets shows no note, which would hold a mark.
    const isSecret = finding.kind === 'secrets';
    const after = { state, reason, note: isSecret ? undefined : (0,_findings_triage_state_js__WEBPACK_IMPORTED_MODULE_2__/* .writeNote */ .IP)(note, ended, mark) };
    return { finding, after, why: { rule: rule.name, until }, rule, duration: end?.text ?? '' };
}
/** An ignore `for` some days keeps its day: no plan may postpone it. */
function isAsWanted(finding, { triage: { state, reason, note, end } }) {
    if (finding.kind === 'secrets')
        return finding.status === 'fixed' || finding.status === (state === 'ignored' ? 'ignored' : 'open');
    const now = (0,_findings_triage_state_js__WEBPACK_IMPORTED_MODULE_2__/* .triageStateOf */ .zG)(finding);
    if (now !== state && !(state === 'reopened' && now === 'untriaged'))
        return false;
    if (reason !== undefined && reason !== finding.triage_reason)
        return false;
    const { text, marks } = (0,_findings_triage_state_js__WEBPACK_IMPORTED_MODULE_2__/* .readNote */ .VC)(finding.triage_comment);
    if (note !== undefined && note.trim() !== text)
        return false;
    if (state !== 'ignored')
        return true;
    const mark = marks.at(-1);
    const day = mark?.kind === 'until' ? mark.day : undefined;
    return end?.days === undefined ? day === end?.lastDay : day !== undefined;
}
function lastMark({ triage_comment: note }) {
    return (0,_findings_triage_state_js__WEBPACK_IMPORTED_MODULE_2__/* .readNote */ .VC)(note).marks.at(-1);
}
/** The marks of ended ignores on any branch, one for each rule. */
function endedMarks(rows) {
    const marks = rows.flatMap(({ triage_comment: note }) => (0,_findings_triage_state_js__WEBPACK_IMPORTED_MODULE_2__/* .readNote */ .VC)(note).marks);
    const ended = marks.filter(({ kind }) => kind === 'ended');
    return [...new Map(ended.map((mark) => [mark.rule, mark])).values()];
}


/***/ }),

/***/ 5247:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  C: () => (/* binding */ makePlan)
});

// EXTERNAL MODULE: ./build/src/changes/rows.js
var changes_rows = __webpack_require__(4686);
// EXTERNAL MODULE: ./build/src/findings/counts.js
var counts = __webpack_require__(4150);
// EXTERNAL MODULE: ./build/src/findings/overdue.js
var findings_overdue = __webpack_require__(4168);
// EXTERNAL MODULE: ./build/src/model/context.js
var model_context = __webpack_require__(4112);
// EXTERNAL MODULE: ./build/src/model/saved.js
var saved = __webpack_require__(936);
// EXTERNAL MODULE: ./build/src/model/selection.js
var selection = __webpack_require__(8985);
// EXTERNAL MODULE: ./build/src/model/unmatched.js
var model_unmatched = __webpack_require__(3894);
// EXTERNAL MODULE: ./build/src/policies/compare.js
var compare = __webpack_require__(7123);
// EXTERNAL MODULE: ./build/src/policies/entry-counts.js
var entry_counts = __webpack_require__(1481);
// EXTERNAL MODULE: ./build/src/projects/project.js
var projects_project = __webpack_require__(4849);
// EXTERNAL MODULE: ./build/src/projects/select.js
var projects_select = __webpack_require__(7878);
// EXTERNAL MODULE: ./build/src/findings/filters.js + 1 modules
var filters = __webpack_require__(4497);
// EXTERNAL MODULE: ./build/src/findings/items.js
var items = __webpack_require__(6380);
// EXTERNAL MODULE: ./build/src/model/directory.js
var directory = __webpack_require__(3480);
// EXTERNAL MODULE: ./build/src/model/names.js
var model_names = __webpack_require__(519);
// EXTERNAL MODULE: ./build/src/model/refs.js
var refs = __webpack_require__(3109);
// EXTERNAL MODULE: ./build/src/rules/file/values.js
var values = __webpack_require__(3072);
// EXTERNAL MODULE: ./build/src/rules/plan/project-rules.js
var project_rules = __webpack_require__(7978);
;// CONCATENATED MODULE: ./build/src/rules/plan/items.js









function listConditions(rules, key) {
    return rules.flatMap((rule) => (0,values.setsOf)(rule).flatMap((set) => key in set
        ? [{ rule: rule.name, input: key, list: set[key], selects: set === rule.when }]
        : []));
}
/** Each item once, because an exported file has thousands of rules; without its `!`. */
function itemsOfConditions(conditions) {
    return (0,selection/* nameListOf */.R1)([
        ...new Set(conditions.flatMap(({ list }) => [...list.names, ...list.patterns, ...list.except])),
    ]);
}
/** Repeats each item for every condition that has it. */
function placeItems(conditions, unmatched) {
    const byItem = new Map(unmatched.map((item) => [item.item, item]));
    return conditions.flatMap(({ rule, input, list, selects }) => {
        const placed = (texts, role) => texts.flatMap((text) => byItem.get(text) ?? []).map((item) => ({ ...item, role, input, rule }));
        const wanted = [...list.names, ...list.patterns];
        const items = [
            ...placed(wanted, selects ? 'selects' : 'excludes'),
            ...placed(list.except, selects ? 'excludes' : 'selects'),
        ];
        return (0,model_unmatched/* markSelectingNothing */.Dx)(items, selects ? wanted.length : 0);
    });
}
function respelled(rule, spellings) {
    const present = (set) => Object.fromEntries(Object.entries(set).map(([key, value]) => {
        const spelled = spellings.get(key);
        return [key, spelled ? (0,selection/* mapTexts */.zO)(value, (item) => spelled.get(item) ?? item) : value];
    }));
    return { ...rule, when: present(rule.when), except: rule.except.map(present) };
}
/** The conditions with names of projects. */
const NAME_KEYS = ['name', 'repo'];
/**
 * Finds the names and tags in conditions that match nothing.
 *
 * @returns also the rules with present names, and `unlisted`: selected projects that the list lacks
 * @throws PlatformError for a name that cannot be looked up: the plan could change what it spares
 */
async function resolveNames(context, { projects, findings }, all) {
    const conditions = NAME_KEYS.flatMap((key) => listConditions([...projects, ...(findings ?? [])], key));
    const known = new Set(all.map(({ name }) => (0,model_names/* nameKey */.Rc)(name)));
    const isListed = (name) => known.has((0,model_names/* nameKey */.Rc)(name));
    const items = itemsOfConditions(conditions);
    const found = await (0,directory/* presentProjects */.QS)(context, items.names.filter((item) => !isListed(item)));
    const present = new Map([...found].map(([item, { name }]) => [item, name]));
    const spellings = new Map(NAME_KEYS.map((key) => [key, present]));
    const selecting = new Set(conditions.flatMap(({ list, selects }) => (selects ? list.names : [])));
    const unlisted = [...found].filter(([item, { name }]) => selecting.has(item) && !isListed(name));
    const names = [...all.map(({ name }) => name), ...present.values()];
    const tags = all.flatMap((project) => project.tags);
    const given = projects.flatMap((rule) => rule.tags);
    const unmatchedIn = (rows, kind, texts, isKnown) => placeItems(rows, (0,model_unmatched/* unmatchedItems */.og)('', itemsOfConditions(rows), kind, texts, { isKnown }));
    return {
        projects: projects.map((rule) => respelled(rule, spellings)),
        findings: findings?.map((rule) => respelled(rule, spellings)),
        unlisted: [...new Map(unlisted.map(([, project]) => [(0,model_names/* nameKey */.Rc)(project.name), project])).values()],
        unmatched: [
            ...unmatchedIn(conditions, 'name', names, (item) => present.has(item)),
            ...unmatchedIn(listConditions(projects, 'tag'), 'label', tags, (item) => given.some((0,project_rules/* mayMatch */.B7)(item))),
        ],
    };
}
/** Items may match nothing. The file has no unknown words, and `resolveNames` looks names up. */
const FINDING_CONDITIONS = filters/* FINDING_FILTERS */.W.flatMap((filter) => {
    const { item, condition: key } = filter;
    return key === undefined || item === undefined || item === 'word' || item === 'name'
        ? []
        : [{ filter, key }];
});
/**
 * Reports the items of rules for findings that match nothing.
 *
 * @param inScope the projects once the plan is applied
 * @returns the rules with the platform's spelling of their items
 * @throws StepError exclusions-unmatched
 */
function checkFindingItems(notices, rules, { findings, endedAtMs }, inScope, all) {
    const rowsByType = Map.groupBy(findings, ({ kind }) => kind);
    const knownFor = (filter, type) => {
        if (filter.name === 'project_tags')
            return [
                ...all.flatMap(({ tags }) => tags),
                ...inScope.flatMap(({ tags, undecidedTags = [] }) => [...tags, ...undecidedTags]),
            ];
        const texts = (0,items/* knownTexts */.y4)(filter, rowsByType.get(type) ?? []);
        if (filter.kind !== 'ref')
            return texts;
        const branches = all.flatMap((project) => [project.primary_branch, project.default_branch]);
        return [...texts, ...branches.flatMap((branch) => (branch === undefined ? [] : (0,refs/* shortRef */.m3)(branch)))];
    };
    const unmatched = [];
    const spellings = new Map();
    for (const [type, rulesOfType] of Map.groupBy(rules, (rule) => rule.type)) {
        const isCut = notices.some((notice) => notice.kind === 'list-cut' && notice.subject === type);
        const spelled = new Map();
        for (const { filter, key } of FINDING_CONDITIONS) {
            const conditions = listConditions(rulesOfType, key);
            // Without a list, no finding is known.
            if (conditions.length === 0 || (filter.item === 'value' && !endedAtMs.has(type)))
                continue;
            const list = itemsOfConditions(conditions);
            const names = list.names.filter((item) => item !== refs/* PRIMARY_REF */.bO || filter.kind !== 'ref');
            const checked = (0,items/* checkItems */.Hx)(filter, { ...list, names }, knownFor(filter, type));
            spelled.set(key, checked.spelled);
            // The rest of a list that was cut may have it.
            const isSure = ({ verdict }) => verdict !== 'absent' || !isCut;
            unmatched.push(...placeItems(conditions, checked.unmatched.filter(isSure)));
        }
        spellings.set(type, spelled);
    }
    (0,model_unmatched/* reportItems */.DF)(notices, unmatched, 'rules', 'rules');
    return rules.map((rule) => respelled(rule, spellings.get(rule.type) ?? new Map()));
}

// EXTERNAL MODULE: ./build/src/findings/conditions.js
var conditions = __webpack_require__(2340);
// EXTERNAL MODULE: ./build/src/findings/finding.js
var finding = __webpack_require__(6321);
// EXTERNAL MODULE: ./build/src/findings/list.js
var list = __webpack_require__(2730);
// EXTERNAL MODULE: ./build/src/findings/triage.js
var triage = __webpack_require__(3794);
// EXTERNAL MODULE: ./build/src/findings/triage-state.js
var triage_state = __webpack_require__(970);
// EXTERNAL MODULE: ./build/src/model/notice.js
var notice = __webpack_require__(7963);
// EXTERNAL MODULE: ./build/src/model/time.js
var time = __webpack_require__(4386);
// EXTERNAL MODULE: ./build/src/rules/plan/finding-rules.js
var finding_rules = __webpack_require__(114);
// EXTERNAL MODULE: ./build/src/policies/bundles.js
var bundles = __webpack_require__(4477);
;// CONCATENATED MODULE: ./build/src/rules/plan/result.js


/** The lines of a change, by which a plan is approved. @param duration of a triage, such as `for 90d` */
function linesOf(change, duration = '') {
    if (change.field === 'none' || change.field === 'ticket' || change.field === 'item')
        return [];
    if (change.field === 'policies')
        return policyLines(change);
    return [change.field === 'triage' ? triageLine(change, duration) : projectLine(change)];
}
function projectLine({ project, before, after, ...change }) {
    const isTag = change.field === 'tag';
    const [on, off] = isTag ? ['present', 'absent'] : ['on', 'off'];
    const text = (value = '') => {
        if (typeof value === 'string')
            return value;
        return value ? on : off;
    };
    return {
        target: project.name,
        id: project.id?.toString(),
        field: isTag ? `tag:${change.tag}` : change.field,
        before: text(before),
        after: text(after),
    };
}
/** Omits the names of rules. The duration replaces the last mark, whose day may depend on the moment of the plan. */
function triageLine({ finding, after }, duration) {
    const { state = '', reason = '', note } = after;
    const { text, marks } = (0,triage_state/* readNote */.VC)(note);
    const kept = marks.slice(0, -1).map(({ kind, day }) => `[${kind} ${day ?? ''}]`);
    return {
        target: `${finding.kind}:${finding.id}`,
        field: 'triage',
        before: [finding.status, finding.triage_state, finding.triage_reason].map((part) => part ?? '').join('/'),
        after: [state, reason, [text, ...kept].join(' '), duration].join('|'),
    };
}
/**
 * Equivalent values give equal texts. If the platform does not name the new state of an entry, its line has the whole
 * bundle, so that only approved content is written.
 */
function policyLines({ part, entries, after: bundle }) {
    const text = (value) => (value === undefined ? '' : (0,bundles/* canonical */.$N)(value, 'policies'));
    return entries.map(({ kind, key, effect, before, after }) => ({
        target: `policies:${part}`,
        field: `${kind}:${JSON.stringify(key)}`,
        before: text(before),
        after: text(after === undefined && effect !== 'delete' ? bundle : after),
    }));
}

;// CONCATENATED MODULE: ./build/src/rules/plan/plan-findings.js
















/**
 * Plans the triages that rules, and the ends of ignores, want, and adds notices.
 *
 * @param after the projects in scope once the plan is applied, by name in lower case
 * @returns also the `serviceLevelRow` of each finding in scope
 */
async function planByFindingRules(context, { rules: rulesFile, approved }, listing, { after, all }, momentMs) {
    const { serviceLevels, findings = [] } = rulesFile;
    const rules = checkFindingItems(context.notices, findings, listing, [...after.values()], all);
    const projectOf = (name = '') => after.get(name.toLowerCase());
    const evaluate = (0,finding_rules/* findingEvaluator */.VT)(rules, projectOf, momentMs);
    const inScope = listing.findings.filter(({ repository }) => projectOf(repository) !== undefined);
    const hasLevels = (0,findings_overdue/* hasServiceLevels */.RM)(serviceLevels);
    const serviceLevelRows = [];
    const evaluations = [];
    // Most of 300,000 findings leave nothing to keep.
    for (const rows of (0,finding/* groupByFinding */.YY)(inScope)) {
        const group = sortRows(rows, projectOf);
        const levelRow = hasLevels ? (0,findings_overdue/* serviceLevelRow */.sO)(group, serviceLevels) : undefined;
        if (levelRow !== undefined)
            serviceLevelRows.push(levelRow);
        const evaluation = rulesFile.findings ? evaluate(group) : {};
        if (Object.values(evaluation).some((part) => part !== undefined))
            evaluations.push({ group, ...evaluation });
    }
    const { due, waiting } = withinLimits(evaluations.flatMap(({ decision, group }) => (decision ? { ...decision, group } : [])), approved);
    const ignores = evaluations.flatMap(({ ignore }) => ignore ?? []);
    // The plan reports projects whose tags are undecided as unknown.
    const undecided = evaluations.flatMap(({ undecided }) => undecided ?? []).filter((key) => key !== finding_rules/* TAG_KEY */.L2);
    context.notices.push(...findingNotices(rules, ignores, undecided, momentMs), ...repositoryGaps(listing.findings), ...(rules.some(looksAtPrimary) ? (0,list/* primaryBranchNotices */.W1)(inScope, projectOf) : []));
    const changeOf = ({ finding, after }, branches) => {
        return { field: 'triage', finding, after, branches };
    };
    const planned = due.map((decision) => {
        const others = decision.group.filter(({ id }) => id !== decision.finding.id);
        const row = (0,changes_rows/* plannedRow */.dL)(changeOf(decision, others.map(triage/* siblingOf */.SS)), !(0,model_context/* isWriting */.xz)(context), decision.why);
        return { row, lines: linesOf(row.change, decision.duration) };
    });
    const left = evaluations.flatMap(({ left }) => left ? [{ change: changeOf(left, []), why: left.why, state: 'left', seen: (0,triage/* siblingOf */.SS)(left.seen) }] : []);
    return {
        rows: planned.map(({ row }) => row),
        lines: planned.flatMap(({ lines }) => lines),
        waiting,
        serviceLevelRows,
        left,
    };
}
const SOON_DAYS = 14;
function findingNotices(rules, ignores, undecidedKeys, momentMs) {
    const soon = (0,time/* dayOf */.kb)(momentMs + SOON_DAYS * time/* DAY_MS */.sO);
    const unreadable = ignores.filter(({ day }) => day === undefined).length;
    const ending = ignores.filter((mark) => (mark.day ?? '') <= soon && !(0,triage_state/* hasEnded */.hY)(mark, momentMs));
    const byRule = [...Map.groupBy(ending, ({ rule }) => rule)].sort(([left], [right]) => (0,model_names/* compare */.UD)(left, right));
    return [
        ...(0,finding_rules/* expiredRules */.b1)(rules, momentMs),
        ...(unreadable > 0 ? [{ kind: 'mark-unreadable', findings: unreadable }] : []),
        ...byRule.map(([rule, marks]) => {
            const first = marks.map(({ day = '' }) => day).sort()[0] ?? '';
            return { kind: 'ends-soon', rule, findings: marks.length, first };
        }),
        ...(0,notice/* fieldGaps */.E)('rules', undecidedKeys),
    ];
}
/** Gaps for findings of which nothing says whether they are in scope. */
function repositoryGaps(findings) {
    const unplaced = findings.filter(({ repository }) => repository === undefined);
    return [...Map.groupBy(unplaced, ({ kind }) => kind)].flatMap(([kind, rows]) => (0,notice/* fieldGaps */.E)(kind, rows.map(() => 'scope')));
}
/** Not fixed, on the primary branch, newest, smallest id. The first row represents the finding. */
function sortRows(rows, findProject) {
    if (rows.length < 2)
        return rows;
    const fixedRank = ({ status }) => Number(status === 'fixed');
    const primaryRank = ({ ref, repository = '' }) => Number((0,refs/* sameRef */.WY)(ref, findProject(repository)?.primaryBranch));
    return rows.toSorted((left, right) => fixedRank(left) - fixedRank(right) ||
        primaryRank(right) - primaryRank(left) ||
        ((0,finding/* detectedMs */.j8)(right) ?? 0) - ((0,finding/* detectedMs */.j8)(left) ?? 0) ||
        (left.id < right.id ? -1 : 1));
}
/**
 * Applies the limits of rules, oldest first. With an approved plan, a rule with a limit takes only approved findings, so
 * that none moves up once somebody triages one.
 */
function withinLimits(decisions, approved) {
    const changes = approved?.by === 'plan' ? approved.plan.changes : undefined;
    const targets = new Set(changes?.map(({ target }) => target));
    const isApproved = ({ kind, id }) => changes === undefined || targets.has(`${kind}:${id}`);
    const taken = new Map();
    const waiting = new Map();
    const due = (0,finding/* oldestFirst */.sZ)(decisions, ({ finding }) => finding).filter(({ finding, rule }) => {
        if (rule?.limit === undefined)
            return true;
        const isTaken = (taken.get(rule.name) ?? 0) < rule.limit && isApproved(finding);
        const counts = isTaken ? taken : waiting;
        counts.set(rule.name, (counts.get(rule.name) ?? 0) + 1);
        return isTaken;
    });
    return { due, waiting: Object.fromEntries(waiting) };
}
function looksAtPrimary(rule) {
    const branches = (0,values.itemsIn)((0,values.setsOf)(rule), 'branch');
    return branches.includes(refs/* PRIMARY_REF */.bO) || branches.includes(`!${refs/* PRIMARY_REF */.bO}`);
}
/**
 * Lists the findings that the plan needs; for a wide scope, others as well. For rules, rows of every status are read: a
 * triage also changes the finding on other branches, whatever its state there. `apply` needs all of the lists.
 *
 * @param repositories names of the projects in scope, as the platform spells them; undefined for all
 */
async function readFindings(context, { rules: { findings, serviceLevels }, operation }, repositories) {
    const open = { status: 'open' };
    const forLevels = (0,findings_overdue/* hasServiceLevels */.RM)(serviceLevels)
        ? { ...open, severities: Object.keys(serviceLevels) }
        : undefined;
    const forCode = findings === undefined ? forLevels : {};
    const secretRules = findings?.filter(({ type }) => type === 'secrets') ?? [];
    const statuses = secretRules.flatMap(({ when }) => when.status);
    const forSecretRules = statuses.every((status) => status === 'open') ? open : {};
    const forSecrets = secretRules.length > 0 ? forSecretRules : forLevels;
    const byKind = { sast: forCode, sca: forCode, ai_sast: forLevels, secrets: forSecrets };
    const isNarrow = repositories !== undefined && repositories.length <= conditions/* MAX_VALUES */.Ex;
    const scope = isNarrow ? { repos: repositories } : {};
    const queries = Object.entries(byKind).flatMap(([kind, filters]) => filters === undefined || repositories?.length === 0
        ? []
        : [{ issueType: kind, filters: { ...filters, ...scope } }]);
    return (0,list/* listKinds */.Ix)(context, queries, { exactNames: true, needsAll: operation === 'apply' });
}

// EXTERNAL MODULE: ./build/src/model/project-settings.js
var project_settings = __webpack_require__(1062);
// EXTERNAL MODULE: ./build/src/platform/resources/project.js
var resources_project = __webpack_require__(2114);
;// CONCATENATED MODULE: ./build/src/rules/plan/plan-projects.js









/**
 * Compares the projects in scope with the rules, reads switches that rules look at, and adds notices.
 *
 * @param typos notices of names in the rules that match nothing
 * @returns `inScope`: as last observed; `after`: once the plan is applied, by name in lower case
 */
async function planByProjectRules(context, { projects: rules, managedTags }, { inScope, typos }, momentMs) {
    const evaluations = await evaluateAll(context, rules, inScope, momentMs);
    const patterns = managedTags.map(selection/* patternMatcher */.l2);
    const isManaged = (tag) => tag !== model_names/* PLATFORM_TAG */.Pf && patterns.some((matches) => matches(tag));
    const givenTags = evaluations.flatMap(({ outcomes }) => outcomes.flatMap(({ tags }) => tags));
    // If no rule gives a tag, the file is probably wrong, so all tags stay.
    const isRemovable = (tag) => givenTags.length > 0 && isManaged(tag);
    const planned = evaluations.map((evaluation) => planProject(evaluation, isRemovable, !(0,model_context/* isWriting */.xz)(context)));
    const unknown = evaluations.flatMap(({ facts, unknown: reason }) => reason === undefined ? [] : [{ target: facts.project.name, reason }]);
    const tagsInScope = evaluations.flatMap(({ facts }) => facts.project.tags);
    const knownTags = [...tagsInScope, ...givenTags, ...rules.flatMap(({ tags }) => tags)];
    context.notices.push(...projectNotices(rules, evaluations, unknown, typos));
    const spared = givenTags.length > 0 ? 0 : tagsInScope.filter(isManaged).length;
    if (spared > 0)
        context.notices.push({ kind: 'nothing-removed', subject: 'projects', tags: spared });
    const unused = (0,model_unmatched/* unmatchedItems */.og)('managed-tags', { patterns: managedTags }, 'label', knownTags);
    (0,model_unmatched/* reportItems */.DF)(context.notices, (0,model_unmatched/* markSelectingNothing */.Dx)(unused, 0), 'rules', 'projects');
    return {
        inScope: evaluations.map(({ facts }) => facts),
        rows: planned.flatMap(({ rows }) => rows),
        unknown,
        after: new Map(planned.map(({ after }) => after)),
    };
}
/** Evaluates each project, and again after reading its switches if the rules need them. */
async function evaluateAll(context, rules, projects, momentMs) {
    const evaluate = (0,project_rules/* projectEvaluator */.pr)(rules, momentMs);
    const sorted = projects.toSorted((left, right) => (0,model_names/* compare */.UD)(left.project.name, right.project.name));
    const evaluations = sorted.map(evaluate);
    const unread = [...evaluations.entries()].filter(([, { needsSwitches }]) => needsSwitches);
    await (0,model_context/* forEachConcurrently */.DW)(unread, context.concurrency, async ([index, { facts }]) => {
        const { project, github } = facts;
        evaluations[index] = evaluate({ ...(await (0,projects_project/* readProject */.Wh)(context, project)), github });
    });
    return evaluations;
}
/** @param isRemovable whether a tag that no rule wants may be removed */
function planProject({ facts: { project }, outcomes, settings, unknown, undecidedTags }, isRemovable, isDryRun) {
    const unfilled = outcomes.flatMap((outcome) => outcome.unfilled);
    const removes = (tag) => unknown === undefined && isRemovable(tag) && !unfilled.some((template) => (0,project_rules/* hasForm */.ZG)(tag, template));
    const wanted = (0,model_names/* distinctNames */.NL)(outcomes.flatMap(({ tags }) => tags));
    const ofTags = (0,projects_project/* tagChanges */.qM)(project, wanted, removes);
    const decided = Object.entries(settings).map(([field, { value }]) => [field, value]);
    const changes = [...ofTags, ...(0,projects_project/* settingChanges */.eC)(project, Object.fromEntries(decided))];
    const reasonOf = (change) => {
        if (change.field !== 'tag') {
            const { rule, over } = settings[change.field] ?? {};
            return { rule: rule?.name, over: over?.name };
        }
        if (!change.after)
            return { because: 'managed' };
        return { rule: outcomes.find(({ tags }) => tags.includes(change.tag))?.rule.name };
    };
    const tagsWith = (state) => ofTags.filter(({ after }) => after === state).map(({ tag }) => tag);
    const branch = changes.find((change) => change.field === 'primary_branch')?.after;
    const after = {
        tags: [...(0,model_names/* namesWithout */.Vc)(project.tags, tagsWith(false)), ...tagsWith(true)],
        undecidedTags,
        primaryBranch: branch ?? (0,resources_project/* primaryBranch */.ti)(project),
    };
    return {
        rows: changes.map((change) => (0,changes_rows/* plannedRow */.dL)(change, isDryRun, reasonOf(change))),
        after: [project.name.toLowerCase(), after],
    };
}
function projectNotices(rules, evaluations, unknown, typos) {
    const allOutcomes = evaluations.flatMap(({ outcomes }) => outcomes);
    const outcomesByRule = Map.groupBy(allOutcomes, ({ rule }) => rule);
    const deciding = new Set(evaluations.flatMap(decidingRules));
    const ruleNotices = rules.flatMap((rule) => {
        const outcomes = outcomesByRule.get(rule) ?? [];
        const matched = outcomes.filter(({ unknown }) => unknown === undefined);
        const skipped = outcomes.length - matched.length;
        // Nothing is known of a rule that was skipped for every project.
        if (skipped > 0 && skipped === evaluations.length)
            return [];
        if (matched.length === 0) {
            // The notice of a name that matches nothing says more.
            if (skipped === 0 && typos.some((typo) => typo.rule === rule.name))
                return [];
            return [{ kind: 'rule-no-match', rule: rule.name, skippedProjects: skipped || undefined }];
        }
        const projects = matched.filter(({ unfilled }) => unfilled.length > 0).length;
        if (projects > 0)
            return [{ kind: 'value-unusable', rule: rule.name, projects }];
        if (deciding.has(rule) || matched.some(({ tags }) => tags.length > 0))
            return [];
        const hasSettings = Object.values(rule.settings).some((wanted) => wanted !== undefined);
        return [{ kind: 'rule-no-effect', rule: rule.name, why: hasSettings ? 'overridden' : 'no-values' }];
    });
    const unknownNotices = [...Map.groupBy(unknown, ({ reason }) => reason)].map(([reason, rows]) => {
        const owners = [...new Set(rows.map(({ target }) => target.split('/')[0] ?? target))];
        return { kind: 'projects-unknown', reason, projects: rows.length, total: evaluations.length, owners };
    });
    return [...unknownNotices, ...ruleNotices, ...typos, ...missingOnGitHub(evaluations)];
}
/** The rules that decide a setting, and skipped ones that may. */
function decidingRules({ outcomes, settings }) {
    const fields = Object.keys(project_settings/* PROJECT_SETTINGS */.O);
    const decides = (rule) => fields.some((field) => rule.settings[field] !== undefined && (settings[field]?.rule ?? rule) === rule);
    return outcomes.map(({ rule }) => rule).filter(decides);
}
/** A gap if rules were skipped for more than one in ten projects that should be on GitHub. */
function missingOnGitHub(evaluations) {
    const isElsewhere = ({ project: { url }, github }) => {
        const reason = github?.known === false ? github.reason : undefined;
        // A project without a URL may come from a local scan.
        return reason === 'other-host' || reason === 'not-a-repository' || (reason === 'no-owner' && !url);
    };
    const expected = evaluations.filter(({ facts }) => !isElsewhere(facts));
    const unknown = expected.filter((project) => project.unknown && project.unknown !== 'personal-account');
    if (unknown.length * 10 <= expected.length)
        return [];
    return [{ kind: 'drift-unknown', subject: 'projects', unknown: unknown.length, expected: expected.length }];
}

// EXTERNAL MODULE: ./build/src/github/ask.js
var ask = __webpack_require__(7604);
// EXTERNAL MODULE: ./build/src/github/errors.js
var errors = __webpack_require__(6150);
// EXTERNAL MODULE: ./build/src/github/repositories.js
var github_repositories = __webpack_require__(3197);
// EXTERNAL MODULE: ./build/src/model/nearest.js
var nearest = __webpack_require__(7957);
// EXTERNAL MODULE: ./build/src/model/step-errors.js
var step_errors = __webpack_require__(7761);
;// CONCATENATED MODULE: ./build/src/rules/plan/repositories.js







/** Up to this many repositories, single reads take fewer requests than a list. */
const MAX_SINGLE_READS = 10;
/** A token that sees a smaller share of an owner's known repositories probably misses others. */
const MIN_SHARE_SEEN = 0.9;
/** The share of an owner's repositories that are read one by one if its list lacks them. */
const MAX_SHARE_ASKED = 0.1;
/**
 * Reads the metadata that the rules look at.
 *
 * @param all every project of the deployment: one outside the scope covers its repository, too
 * @returns a function that finds the repository of a project, and the uncovered ones (see `Coverage`)
 * @throws StepError if GitHub shows none of the data that the rules need, or for an unknown name
 */
async function readRepositories(context, { rules, metadata, operation }, inScope, all) {
    if (metadata === undefined)
        throw new Error('The rules look at GitHub, and no token for it was given');
    const serverHost = new URL(metadata.serverUrl).hostname;
    const nameOf = (project) => {
        const place = (0,github_repositories/* repositoryName */.aR)(project, serverHost);
        return 'fullName' in place ? place.fullName : '';
    };
    const names = [...new Set(inScope.map(nameOf))].filter(Boolean);
    const isFew = inScope.length <= MAX_SINGLE_READS && !rules.coverage;
    const findsUncovered = !isFew && operation === 'plan';
    const { read, mayMiss, usesJobToken } = await (0,ask/* askGitHub */.X)(context, metadata, async (octokit) => {
        const read = isFew ? await readFew(octokit, rules, names) : await readLists(octokit, rules, names);
        await checkNames(octokit, rules, read);
        const mayMiss = findsUncovered && !seesScope(rules, read);
        const asksToken = mayMiss && read.repositories.some(github_repositories/* isOfOrganization */.v);
        return { read, mayMiss, usesJobToken: asksToken && (await (0,github_repositories/* isJobToken */.Pl)(octokit)) };
    });
    const { repositories, byName, owners } = read;
    withdrawScopeNotices(context, repositories);
    const match = (0,github_repositories/* projectMatcher */.kV)(metadata.serverUrl, repositories, byName);
    const find = (project) => {
        const found = match(project);
        const end = found.known ? undefined : owners.get(ownerOf(found.fullName ?? ''));
        const reason = end === 'refused' ? 'owner-refused' : end;
        return reason === 'no-owner' || reason === 'owner-refused' ? { known: false, reason } : found;
    };
    if (!findsUncovered)
        return { find };
    const projects = all.map((project) => ({
        name: project.name,
        fullName: nameOf(project),
        match: match(project),
    }));
    const incomplete = mayMiss ? incompleteOwners(read, projects, usesJobToken) : [];
    if (incomplete.length > 0 || owners.size === 0) {
        // Without `coverage`, nobody asked for the list.
        if (!rules.coverage)
            return { find };
        context.notices.push({ kind: 'coverage-unknown', subject: 'repositories', owners: incomplete });
    }
    return { find, uncovered: uncoveredNames(rules, read, projects) };
}
/** Items of `scope` that match a repository, but no project, decide about coverage. */
function withdrawScopeNotices({ notices }, repositories) {
    const names = repositories.map(({ full_name }) => full_name);
    const isOfRepository = (notice) => 'pattern' in notice && notice.input === 'scope.projects' && names.some((0,selection/* patternMatcher */.l2)(notice.pattern));
    notices.splice(0, notices.length, ...notices.filter((notice) => !isOfRepository(notice)));
}
/** The repositories in scope without a project, except archived ones and forks. */
function uncoveredNames({ scope }, read, projects) {
    // Any of them may be the renamed repository of a project.
    if ([...read.owners.values()].includes('unlisted'))
        return [];
    const isInScope = (0,selection/* nameMatcher */.MH)(scope);
    const covered = new Set(projects.map(({ match }) => match.known && match.repository.id));
    const isUncovered = ({ id, archived, fork }) => !archived && !fork && !covered.has(id);
    const names = read.repositories.filter(isUncovered).map(({ full_name }) => full_name);
    return names.filter((name) => isInScope([name])).sort();
}
/** Whether `scope` names only single repositories, and all were seen. */
function seesScope({ scope: { names, patterns } }, { repositories, byName }) {
    const shown = [...byName.keys(), ...repositories.map(({ full_name }) => full_name)];
    return patterns.length === 0 && names.length > 0 && (0,model_names/* namesWithout */.Vc)(names, shown).length === 0;
}
/** Owners that may have more repositories. */
function incompleteOwners({ repositories, owners }, projects, usesJobToken) {
    const listed = new Set(repositories.map(({ id }) => id));
    return [...owners].flatMap(([owner, end]) => {
        const owned = projects.filter(({ fullName }) => ownerOf(fullName) === owner);
        const expected = new Map(owned.map(({ fullName, match }) => [fullName.toLowerCase(), match]));
        const seen = [...expected.values()].flatMap((match) => (match.known ? match.repository : []));
        const first = repositories.find(({ full_name }) => ownerOf(full_name) === owner);
        const whyNot = () => {
            const hasProject = owned.length > 0 || projects.some(({ name }) => ownerOf(name) === owner);
            if (first === undefined && !hasProject)
                return 'nothing-seen';
            if (end === 'no-owner')
                return undefined;
            if (end !== 'whole')
                return end;
            if (seen.length < expected.size * MIN_SHARE_SEEN)
                return 'few';
            if ((first ?? seen[0])?.owner.type !== 'User')
                return usesJobToken ? 'job-token' : undefined;
            const isListed = seen.length === expected.size && seen.every(({ id }) => listed.has(id));
            return isListed ? undefined : 'personal-account';
        };
        const why = whyNot();
        return why === undefined ? [] : [{ owner, seen: seen.length, total: expected.size, why }];
    });
}
async function readLists(octokit, rules, names) {
    const named = ownersOf(rules, names);
    const wanted = wantedBy(rules);
    const lists = await Promise.all(named.map(async (owner) => (0,github_repositories/* unlessRefused */.J0)((0,github_repositories/* listRepositories */.xW)(octokit, owner, wanted))));
    const repositories = lists.flatMap((list) => (list instanceof errors/* GitHubError */.y_ ? [] : list.rows));
    if (named.length > 0 && lists.every((list) => list instanceof errors/* GitHubError */.y_))
        throw (lists.find((list) => listingEnd(list) === 'refused') ??
            new step_errors/* StepError */.zg({ kind: 'not-on-github', what: 'owner', names: named }));
    const owners = new Map(lists.map((list, index) => [named[index] ?? '', listingEnd(list)]));
    const listed = new Set(repositories.map(({ full_name }) => full_name.toLowerCase()));
    const missing = [...Map.groupBy(names, ownerOf)].flatMap(([owner, ownedNames]) => {
        const end = owners.get(owner);
        if (end === 'no-owner' || end === 'refused')
            return [];
        const unlisted = ownedNames.filter((name) => !listed.has(name.toLowerCase()));
        if (unlisted.length <= Math.max(MAX_SINGLE_READS, ownedNames.length * MAX_SHARE_ASKED))
            return unlisted;
        owners.set(owner, 'unlisted');
        return [];
    });
    // A renamed repository is listed by its new name, and answers to its former one.
    const byName = await (0,github_repositories/* readNamedRepositories */.wo)(octokit, missing, wanted);
    return { repositories, byName, owners };
}
function listingEnd(list) {
    if (!(list instanceof errors/* GitHubError */.y_))
        return list.isComplete ? 'whole' : 'cut';
    const { status, path } = list.failure;
    // A 404 for a later page of an organization's list does not mean that the owner is unknown.
    return status === 404 && path.includes('/users/') ? 'no-owner' : 'refused';
}
/** Asks also for owners of which no repository was found: local scans name owners, too. */
async function readFew(octokit, rules, names) {
    const byName = await (0,github_repositories/* readNamedRepositories */.wo)(octokit, names, wantedBy(rules));
    const seen = new Set([...byName.keys()].map(ownerOf));
    const unseen = [...new Set(names.map(ownerOf))].filter((owner) => !seen.has(owner));
    const answers = await Promise.all(unseen.map((owner) => (0,github_repositories/* hasOwner */.uD)(octokit, owner)));
    const missing = unseen.filter((_, index) => !answers[index]);
    if (missing.length > 0 && seen.size === 0 && missing.length === unseen.length)
        throw new step_errors/* StepError */.zg({ kind: 'not-on-github', what: 'owner', names: missing });
    const owners = new Map(missing.map((owner) => [owner, 'no-owner']));
    return { repositories: [...byName.values()], byName, owners };
}
function wantedBy({ needs }) {
    return { properties: needs.properties.length > 0, teams: needs.teams };
}
/** The owners of the repositories, and with `coverage` those that the scope names; in lower case. */
function ownersOf({ scope, coverage }, names) {
    const named = coverage ? [...scope.names, ...scope.patterns] : [];
    const owners = named.flatMap((item) => /^([\w.-]+)\//.exec(item)?.[1]?.toLowerCase() ?? []);
    return [...new Set([...owners, ...names.map(ownerOf)])];
}
/** @throws GitHubError if no organization shows teams or properties, StepError for one that does not exist */
async function checkNames(octokit, { needs }, { repositories, byName, owners }) {
    const inOrganizations = [...repositories, ...byName.values()].filter(github_repositories/* isOfOrganization */.v);
    const orgs = [...new Set(inOrganizations.map(({ full_name }) => ownerOf(full_name)))];
    const propertiesOf = ({ properties }) => properties instanceof Map ? [...properties.keys()] : properties;
    const checks = [
        ['property', needs.properties, inOrganizations.map(propertiesOf), github_repositories/* readPropertyNames */.ox],
        ['team', needs.teams, inOrganizations.map(({ teams }) => teams), github_repositories/* listTeamSlugs */.GK],
    ];
    const namesIn = (lists) => lists.flatMap((names = []) => (names instanceof errors/* GitHubError */.y_ ? [] : names));
    for (const [what, wanted, shown, readAll] of checks) {
        const used = namesIn(shown);
        const refusal = shown.find((names) => names instanceof errors/* GitHubError */.y_);
        const isShown = shown.some(Array.isArray);
        if (wanted.length > 0 && !isShown && refusal !== undefined)
            throw refusal;
        // An owner that refuses may define any name.
        const mayHaveAny = refusal !== undefined || [...owners.values()].includes('refused');
        if (mayHaveAny || !isShown || (0,model_names/* namesWithout */.Vc)(wanted, used).length === 0)
            continue;
        const defined = await Promise.all(orgs.map((org) => (0,github_repositories/* unlessRefused */.J0)(readAll(octokit, org))));
        const known = (0,model_names/* distinctNames */.NL)([...used, ...namesIn(defined)]);
        const names = (0,model_names/* namesWithout */.Vc)(wanted, known);
        const [first] = names;
        if (first === undefined)
            continue;
        throw new step_errors/* StepError */.zg({ kind: 'not-on-github', what, names, near: (0,nearest/* nearestNames */.LE)(first, known) });
    }
}
function ownerOf(fullName) {
    return (0,model_names/* splitName */.W0)(fullName).owner.toLowerCase();
}

;// CONCATENATED MODULE: ./build/src/rules/plan/make-plan.js
















/**
 * @param momentMs from which ages count
 * @param groupBy prefix of the project tags that name teams
 * @throws StepError, PlatformError, PagingError
 */
async function makePlan(context, request, momentMs, groupBy = counts/* TEAM_PREFIX */.L7) {
    const { rules } = request;
    // Also if an input names it: the hash uses the platform's spelling.
    const { slug } = await (0,model_context/* lookUpDeployment */.WA)(context);
    const notices = [];
    // Beside the list of projects, unless its names select the findings.
    const early = (0,selection/* itemsOf */.S3)(rules.scope).length > 0 ? undefined : readFindings({ ...context, notices }, request);
    // Another failure may end the step first.
    early?.catch(() => undefined);
    const listed = await (0,projects_select/* listSelected */.gx)(context, rules.scope, 'rules');
    const { unlisted, unmatched, ...named } = await resolveNames(context, rules, listed.all);
    const added = unlisted.filter((project) => listed.belongs(project.name, project));
    const selected = [...listed.selected, ...added];
    const all = [...listed.all, ...unlisted];
    const typos = [];
    (0,model_unmatched/* reportItems */.DF)(typos, unmatched, 'rules', 'projects');
    const repositories = rules.needs.github
        ? await readRepositories(context, request, selected, all)
        : undefined;
    const inScope = selected.map((project) => ({ project, github: repositories?.find(project) }));
    const projects = await planByProjectRules(context, { ...rules, ...named }, { inScope, typos }, momentMs);
    // Before the findings, which take long to list.
    const policies = await planPolicyRules(context, rules, projects.rows);
    const names = selected.map(({ name }) => name);
    const listing = await (early ?? readFindings(context, request, names));
    context.notices.push(...notices);
    const known = { after: projects.after, all };
    const present = { ...request, rules: { ...rules, ...named } };
    const findings = await planByFindingRules(context, present, listing, known, momentMs);
    const { overdue, gaps } = (0,findings_overdue/* overdueFindings */.lO)(findings.serviceLevelRows, rules.serviceLevels, momentMs);
    context.notices.push(...gaps);
    const overdueRows = new Set(overdue.map(({ finding }) => finding));
    const isOverdue = (finding) => overdueRows.has(finding);
    const tagsOf = ({ repository = '' }) => projects.after.get(repository.toLowerCase())?.tags ?? [];
    const open = findings.serviceLevelRows.filter(({ status }) => status === 'open');
    const hasLevels = (0,findings_overdue/* hasServiceLevels */.RM)(rules.serviceLevels);
    const groups = hasLevels ? (0,counts/* groupFindings */.kG)(open, groupBy, tagsOf, isOverdue) : undefined;
    context.notices.push(...(groups ? (0,counts/* groupNotices */.Ht)(groups) : []));
    const rows = [...policies.rows, ...findings.rows, ...projects.rows];
    const lines = (0,saved/* sortedLines */.LU)([
        ...[...policies.rows, ...projects.rows].flatMap(({ change }) => linesOf(change)),
        ...findings.lines,
    ]);
    const observed = (0,projects_project/* observedProjects */.hp)();
    for (const facts of projects.inScope)
        observed.add(facts);
    return {
        plan: {
            rows,
            unknown: projects.unknown,
            over: exceededLimits(rows, rules.limits, projects.inScope),
            hash: (0,saved/* hashOfPlan */.z6)(slug, lines),
            lines,
            momentMs,
            waiting: findings.waiting,
            left: findings.left,
            projectsInScope: inScope.length,
            tagUses: policies.tagUses,
            coverage: { uncovered: repositories?.uncovered, ...(0,projects_project/* scanCoverage */.w4)(selected, momentMs), overdue, groups },
        },
        listing,
        observed,
    };
}
async function planPolicyRules(context, rules, projectRows) {
    const isDryRun = !(0,model_context/* isWriting */.xz)(context);
    const tagChanges = projectRows.flatMap(({ change }) => (change.field === 'tag' ? change : []));
    const lowerTags = (changes) => new Set(changes.map(({ tag }) => tag.toLowerCase()));
    const added = lowerTags(tagChanges.filter(({ after }) => after));
    const { changes, waiting } = await (0,compare/* comparePolicies */.OF)(context, rules, added);
    for (const part of waiting)
        context.notices.push({ kind: 'policies-wait', subject: 'policies', ...part });
    // Only a step that writes nothing shows the uses of tags.
    const tagUses = isDryRun ? await (0,compare/* readTagUses */.Pq)(context, lowerTags(tagChanges)) : [];
    return { rows: changes.map((change) => (0,changes_rows/* plannedRow */.dL)(change, isDryRun)), tagUses };
}
/** In a smaller scope a percentage is too coarse. */
const MIN_PROJECTS_FOR_PERCENT = 10;
/** @param projects those in scope, to which percentages refer */
function exceededLimits(rows, limits, projects) {
    const byUnit = (0,changes_rows/* rowsByUnit */.PA)(rows);
    const changes = byUnit.projects.flatMap(({ change }) => (change.field === 'none' ? [] : change));
    const projectsIn = (rows) => new Set(rows.map(({ project }) => project.name)).size;
    const losing = (...fields) => projectsIn(changes.filter(({ field, after }) => !after && fields.includes(field)));
    const withTags = projects.filter(({ project }) => project.tags.length > 0).length;
    const withScansOn = projects.filter(({ project, readAtMs }) => {
        const { diff_scan, full_scan } = (0,projects_project/* managedScans */.Gi)(project);
        return readAtMs !== undefined && (diff_scan || full_scan);
    }).length;
    const policies = (0,entry_counts/* totalCounts */.x)((0,changes_rows/* policyEntries */.zX)(rows));
    /** @param whole for a percentage, which only some limits accept */
    const exceeded = (name, unit, figure, whole = 0) => {
        const max = limits[name];
        const limit = `limits.${name}`;
        if (typeof max === 'number')
            return figure > max ? [{ limit, unit, allowed: max, figure }] : [];
        const percent = Number.parseInt(max, 10);
        if (projects.length < MIN_PROJECTS_FOR_PERCENT || figure * 100 <= percent * whole)
            return [];
        return [{ limit, unit, allowed: Math.floor((percent * whole) / 100), figure, percent, whole }];
    };
    return [
        ...exceeded('changes', 'project', projectsIn(changes)),
        ...exceeded('removals', 'project', losing('tag'), withTags),
        ...exceeded('scans-off', 'project', losing('diff_scan', 'full_scan'), withScansOn),
        ...exceeded('findings', 'finding', byUnit.findings.length),
        ...exceeded('policies', 'policy', policies.changes),
        ...exceeded('policy-deletes', 'policy', policies.weakening),
    ];
}


/***/ }),

/***/ 7978:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B7: () => (/* binding */ mayMatch),
/* harmony export */   ZG: () => (/* binding */ hasForm),
/* harmony export */   fi: () => (/* binding */ tagTest),
/* harmony export */   pr: () => (/* binding */ projectEvaluator)
/* harmony export */ });
/* harmony import */ var _model_names_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(519);
/* harmony import */ var _model_project_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1062);
/* harmony import */ var _model_selection_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8985);
/* harmony import */ var _projects_project_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4849);
/* harmony import */ var _file_project_rules_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7147);
/* harmony import */ var _file_values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3072);
/* harmony import */ var _project_conditions_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1383);







/** Undefined if the repository's values for the keys are known. */
function unknownFor(keys, facts) {
    if (keys.length === 0 || facts === undefined)
        return undefined;
    if (!facts.known)
        return facts.reason;
    const { properties, teams, owner } = facts.repository;
    const lacksProperties = !(properties instanceof Map) && keys.some((key) => key.startsWith(_project_conditions_js__WEBPACK_IMPORTED_MODULE_5__/* .PROPERTY_PREFIX */ .rN));
    const lacksTeams = !Array.isArray(teams) && keys.includes('github.team');
    if (!lacksProperties && !lacksTeams)
        return undefined;
    if (owner.type === 'User')
        return 'personal-account';
    if (lacksProperties)
        return properties === undefined ? 'properties-unknown' : 'properties-refused';
    return teams === undefined ? 'teams-unknown' : 'teams-refused';
}
function projectEvaluator(rules, momentMs) {
    const rulesFor = ruleFinder(rules.map((rule, index) => readyRule(rule, index, momentMs)));
    return (facts) => evaluate(rulesFor(facts.project.name), facts);
}
function readyRule(rule, index, momentMs) {
    const holds = allHold(rule.when, momentMs);
    const exceptions = rule.except.map((set) => allHold(set, momentMs));
    const matches = (state) => holds(state) && !exceptions.some((excepts) => excepts(state));
    const mayMatchTag = tagTest((0,_file_values_js__WEBPACK_IMPORTED_MODULE_4__.setsOf)(rule), 'tag');
    return { rule, index, matches, gitHubKeys: (0,_file_project_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .gitHubKeysOf */ .NH)(rule), mayMatchTag };
}
/** Tests switches last, so that they are read only if the other conditions hold. */
function allHold(set, momentMs) {
    const rank = ([key]) => Number(key.startsWith('managed-scan.'));
    const entries = Object.entries(set).sort((left, right) => rank(left) - rank(right));
    const tests = entries.map(([key, value]) => (0,_project_conditions_js__WEBPACK_IMPORTED_MODULE_5__/* .projectTest */ .MQ)(key, value, momentMs));
    return (state) => tests.every((test) => test(state));
}
/** Finds the rules that may match a project, in order; by name, because an exported file has thousands. */
function ruleFinder(rules) {
    const namesIn = ({ rule, gitHubKeys }) => {
        const { names = [], patterns = [] } = Object(rule.when.name);
        // A rule that looks at GitHub can make any project unknown.
        return patterns.length + gitHubKeys.length === 0 ? names : [];
    };
    const general = rules.filter((ready) => namesIn(ready).length === 0);
    const named = rules.flatMap((ready) => namesIn(ready).map((name) => ({ ready, key: (0,_model_names_js__WEBPACK_IMPORTED_MODULE_6__/* .nameKey */ .Rc)(name) })));
    const byName = Map.groupBy(named, ({ key }) => key);
    return (name) => {
        const indexed = byName.get((0,_model_names_js__WEBPACK_IMPORTED_MODULE_6__/* .nameKey */ .Rc)(name))?.map(({ ready }) => ready) ?? [];
        return [...general, ...indexed].sort((left, right) => left.index - right.index);
    };
}
/** GitHub has no values for such a project: a skipped rule would give it no tag. */
const WITHOUT_VALUES = [
    'other-host',
    'not-a-repository',
    'no-owner',
    'personal-account',
];
/** Skips a rule that needs unknown data, or looks at a tag which a skipped rule may give. */
function evaluate(rules, facts) {
    const { project, readAtMs, github } = facts;
    const scans = readAtMs === undefined ? undefined : (0,_projects_project_js__WEBPACK_IMPORTED_MODULE_2__/* .managedScans */ .Gi)(project);
    let looksAtSwitches = false;
    const isOn = (field) => {
        looksAtSwitches = true;
        return scans?.[field];
    };
    const repository = github?.known ? github.repository : undefined;
    const tags = new Set(project.tags);
    const outcomes = [];
    const undecided = [];
    for (const { rule, matches, gitHubKeys, mayMatchTag } of rules) {
        const isUndecided = (tag) => !tags.has(tag) && mayMatchTag(tag);
        const unknown = unknownFor(gitHubKeys, github) ?? undecided.find(({ tag }) => isUndecided(tag))?.reason;
        if (unknown !== undefined) {
            outcomes.push({ rule, unknown, tags: [], unfilled: [] });
            const missing = WITHOUT_VALUES.includes(unknown) ? [] : (0,_model_names_js__WEBPACK_IMPORTED_MODULE_6__/* .namesWithout */ .Vc)(rule.tags, [...tags]);
            undecided.push(...missing.map((tag) => ({ tag, reason: unknown })));
        }
        else if (matches({ project, github, tags, isOn })) {
            const filled = rule.tags.flatMap((tag) => filledTags(tag, repository));
            const unfilled = rule.tags.filter((tag) => isUnfilled(tag, repository));
            outcomes.push({ rule, tags: filled, unfilled });
            for (const tag of filled)
                tags.add(tag);
        }
    }
    const settings = decideSettings(outcomes);
    const setsSwitches = settings.diff_scan !== undefined || settings.full_scan !== undefined;
    const missing = undecided.map(({ tag }) => tag);
    return {
        facts,
        outcomes,
        unknown: outcomes.find(({ unknown }) => unknown !== undefined)?.unknown,
        settings,
        undecidedTags: (0,_model_names_js__WEBPACK_IMPORTED_MODULE_6__/* .namesWithout */ .Vc)(missing, [...tags]),
        needsSwitches: scans === undefined && (looksAtSwitches || setsSwitches),
    };
}
/** The last rule that matches decides; a setting that a skipped rule names stays as it is. */
function decideSettings(outcomes) {
    const settings = {};
    for (const field of Object.keys(_model_project_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .PROJECT_SETTINGS */ .O)) {
        const concerned = outcomes.filter(({ rule }) => rule.settings[field] !== undefined);
        const rule = concerned.at(-1)?.rule;
        if (rule === undefined || concerned.some(({ unknown }) => unknown !== undefined))
            continue;
        const value = rule.settings[field];
        const overridden = concerned.findLast((outcome) => outcome.rule.settings[field] !== value);
        settings[field] = { rule, value, over: overridden?.rule };
    }
    return settings;
}
function isUsable(value) {
    return value.length <= 100 && !/[\r\n\u2028\u2029,]/.test(value);
}
function isUnfilled(tag, repository) {
    if (repository === undefined)
        return false;
    return (0,_file_project_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .placeholdersOf */ .iJ)(tag).some((key) => !(0,_project_conditions_js__WEBPACK_IMPORTED_MODULE_5__/* .gitHubValues */ .WC)(repository, key).every(isUsable));
}
/** One tag for each value of its placeholders; none if the repository lacks a value. */
function filledTags(tag, repository) {
    const [start, end] = [tag.indexOf('${'), tag.indexOf('}')];
    if (start < 0)
        return [tag];
    const [key = ''] = (0,_file_project_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .placeholdersOf */ .iJ)(tag);
    const values = repository === undefined ? [] : (0,_project_conditions_js__WEBPACK_IMPORTED_MODULE_5__/* .gitHubValues */ .WC)(repository, key).filter(isUsable);
    const endings = filledTags(tag.slice(end + 1), repository);
    return values.flatMap((value) => endings.map((ending) => `${tag.slice(0, start)}${value}${ending}`));
}
/** Whether values of a template's placeholders may have made a tag. */
function hasForm(tag, template) {
    const start = template.slice(0, template.indexOf('${')).toLowerCase();
    const end = template.slice(template.lastIndexOf('}') + 1).toLowerCase();
    return tag.toLowerCase().startsWith(start) && tag.toLowerCase().endsWith(end);
}
/** Tests whether conditions of that key may match a tag that a rule gives. */
function tagTest(sets, key) {
    const tests = (0,_file_values_js__WEBPACK_IMPORTED_MODULE_4__.itemsIn)(sets, key).map((item) => mayMatch(item.replace(/^!/, '')));
    return (tag) => tests.some((test) => test(tag));
}
/** The placeholders of a tag stand for any value. */
function mayMatch(item) {
    const matches = (0,_model_selection_js__WEBPACK_IMPORTED_MODULE_1__/* .patternMatcher */ .l2)(item);
    return (tag) => {
        if (!tag.includes('${'))
            return matches(tag);
        if (!(0,_model_selection_js__WEBPACK_IMPORTED_MODULE_1__/* .isPattern */ .Pt)(item))
            return hasForm(item, tag);
        const [start = ''] = item.toLowerCase().split(/[*?]/);
        const [tagStart = ''] = tag.toLowerCase().split('${');
        return start.startsWith(tagStart) || tagStart.startsWith(start);
    };
}


/***/ }),

/***/ 1383:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fd: () => (/* binding */ projectCondition),
/* harmony export */   HL: () => (/* binding */ PROJECT_CONDITIONS),
/* harmony export */   MQ: () => (/* binding */ projectTest),
/* harmony export */   WC: () => (/* binding */ gitHubValues),
/* harmony export */   WJ: () => (/* binding */ PROPERTY_NAME),
/* harmony export */   qE: () => (/* binding */ PROPERTY_KEY),
/* harmony export */   rN: () => (/* binding */ PROPERTY_PREFIX)
/* harmony export */ });
/* harmony import */ var _model_selection_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8985);
/* harmony import */ var _model_time_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4386);


const PROPERTY_PREFIX = 'github.property.';
/** Stands for the conditions on all custom properties. */
const PROPERTY_NAME = `${PROPERTY_PREFIX}<name>`;
const PROJECT_CONDITIONS = [
    {
        name: 'name',
        kind: 'names',
        spelled: 'project',
        meaning: 'Names or patterns of projects, such as `acme/pay-*`.',
        read: ({ project }) => project.name,
    },
    {
        name: 'tag',
        kind: 'names',
        spelled: 'tag',
        meaning: 'Tags or patterns of tags that the project has, or that a rule above gives it.',
        read: ({ tags }) => [...tags],
    },
    {
        name: 'never-scanned',
        kind: 'boolean',
        meaning: '`true`: the project has never been scanned; `false`: it has.',
        read: ({ project }) => project.latest_scan_at === undefined,
    },
    {
        name: 'last-scan-before',
        kind: 'age',
        meaning: 'The last scan was longer ago than this. A project that has never been scanned does not match.',
        read: ({ project }) => project.latest_scan_at,
    },
    {
        name: 'managed-scan.diff',
        kind: 'boolean',
        meaning: 'Whether managed scans of pull requests are on.',
        read: ({ isOn }) => isOn('diff_scan'),
    },
    {
        name: 'managed-scan.full',
        kind: 'boolean',
        meaning: 'Whether managed full scans are on.',
        read: ({ isOn }) => isOn('full_scan'),
    },
    {
        name: 'github.visibility',
        kind: 'values',
        values: ['public', 'private', 'internal'],
        valuesOf: ({ visibility = '' }) => [visibility],
        meaning: 'Visibility of the repository on GitHub.',
    },
    {
        name: 'github.archived',
        kind: 'boolean',
        valuesOf: ({ archived = false }) => [String(archived)],
        meaning: 'Whether the repository is archived on GitHub.',
    },
    {
        name: 'github.fork',
        kind: 'boolean',
        valuesOf: ({ fork }) => [String(fork)],
        meaning: 'Whether the repository is a fork.',
    },
    {
        name: 'github.template',
        kind: 'boolean',
        valuesOf: ({ is_template = false }) => [String(is_template)],
        meaning: 'Whether the repository is a template.',
    },
    {
        name: 'github.topic',
        kind: 'names',
        valuesOf: ({ topics = [] }) => topics,
        meaning: 'Topics of the repository on GitHub, or patterns of them.',
    },
    {
        name: 'github.language',
        kind: 'names',
        valuesOf: ({ language }) => [language ?? ''],
        meaning: 'Main language of the repository as GitHub sees it, such as `TypeScript`.',
    },
    {
        name: PROPERTY_NAME,
        kind: 'names',
        spelled: 'property',
        valuesOf: propertyValues,
        meaning: 'A custom property of the repository on GitHub. Values compare as strings, also `true` and `1`.',
    },
    {
        name: 'github.team',
        kind: 'values',
        valuesOf: ({ teams }) => (Array.isArray(teams) ? teams : []),
        meaning: 'Slugs of teams that have access to the repository. Each team is named in full, without patterns.',
    },
    {
        name: 'github.pushed-before',
        kind: 'age',
        meaning: 'The last push was longer ago than this.',
        read: ({ github }) => (github?.known ? (github.repository.pushed_at ?? undefined) : undefined),
    },
];
/** Names that GitHub accepts for custom properties. */
const PROPERTY_KEY = /^github\.property\.[A-Za-z0-9_$#-]{1,75}$/;
function projectCondition(key) {
    const name = PROPERTY_KEY.test(key) ? PROPERTY_NAME : key;
    return PROJECT_CONDITIONS.find((row) => row.name === name);
}
/** The values that a repository has for a key such as `github.topic`. */
function gitHubValues(repository, key) {
    const values = projectCondition(key)?.valuesOf?.(repository, key) ?? [];
    return values.filter((value) => value !== '');
}
function projectTest(key, wanted, momentMs) {
    const fromGitHub = ({ github }) => github?.known ? gitHubValues(github.repository, key) : [];
    const { kind, read = fromGitHub } = projectCondition(key) ?? {};
    if (kind === 'age') {
        const limitMs = momentMs - Number(wanted);
        return (state) => ((0,_model_time_js__WEBPACK_IMPORTED_MODULE_1__/* .epochMs */ .e9)(String(read(state))) ?? Number.POSITIVE_INFINITY) < limitMs;
    }
    const matchesAny = (0,_model_selection_js__WEBPACK_IMPORTED_MODULE_0__/* .nameMatcher */ .MH)(wanted);
    // An unread switch matches neither `true` nor `false`.
    return (state) => matchesAny([read(state)].flat().map(String));
}
/** GitHub ignores case in the names of properties. */
function propertyValues({ properties }, key) {
    if (!(properties instanceof Map))
        return [];
    const name = key.slice(PROPERTY_PREFIX.length).toLowerCase();
    return [...properties].find(([known]) => known.toLowerCase() === name)?.[1] ?? [];
}


/***/ }),

/***/ 4377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p6: () => (/* binding */ date),
/* harmony export */   w$: () => (/* binding */ datetime)
/* harmony export */ });
/* unused harmony exports time, duration */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2857);



function datetime(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._isoDateTime */ .G1(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodISODateTime */ .You, params);
}
function date(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._isoDate */ .db(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodISODate */ .Brp, params);
}
function time(params) {
    return core._isoTime(ZodISOTime, params);
}
function duration(params) {
    return core._isoDuration(ZodISODuration, params);
}


/***/ })

};
