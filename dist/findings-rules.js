export const id = 772;
export const ids = [772];
export const modules = {

/***/ 1463:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IP: () => (/* binding */ writeNote),
/* harmony export */   RO: () => (/* binding */ isPastLastDay),
/* harmony export */   VC: () => (/* binding */ readNote)
/* harmony export */ });
/* harmony import */ var _model_findings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3917);
/* harmony import */ var _model_time_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4386);


const MARK = /\[code-security rule="([^"[\]]*)"([^"[\]]*)\]$/;
/**
 * Reads the text of a note and the marks at its end; the last mark is the newest. Marks before other text are
 * part of that text.
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
 * Joins a note and its marks. Earlier marks of ended ignores stay, because their rules never triage the finding again;
 * the oldest are dropped if the note would be too long.
 */
function writeNote(text, ended, mark) {
    for (let kept = ended;; kept = kept.slice(1)) {
        const note = [text, ...kept.map(markText), markText(mark)].filter((part) => part !== '').join(' ');
        if (note.length <= _model_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_NOTE_LENGTH */ .XG || kept.length === 0)
            return note;
    }
}
/** Whether the last day of an ignore has passed. A day that cannot be read counts as passed. */
function isPastLastDay({ kind, day }, momentMs) {
    return kind === 'until' && (day === undefined || day < (0,_model_time_js__WEBPACK_IMPORTED_MODULE_1__/* .dayOf */ .kb)(momentMs));
}
function markText({ rule, kind, day }) {
    const end = kind === 'decided' ? '' : ` ${kind}=${day ?? 'unknown'}`;
    return `[code-security rule="${rule}"${end}]`;
}
/** Reads a mark. An unreadable attribute becomes an `until` without a day, so that no ignore lasts forever. */
function markOf(rule, attribute) {
    if (attribute === '')
        return { rule, kind: 'decided' };
    const [name, day = ''] = attribute.split('=', 2);
    const kind = name === 'ended' ? 'ended' : 'until';
    return name === kind && (0,_model_time_js__WEBPACK_IMPORTED_MODULE_1__/* .isDay */ .N)(day) ? { rule, kind, day } : { rule, kind };
}


/***/ }),

/***/ 970:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F5: () => (/* binding */ inverseTriage),
/* harmony export */   GW: () => (/* binding */ wasTriagedSeparately),
/* harmony export */   I2: () => (/* binding */ higherPrecedence),
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
/** Whether a row is in a state, as far as its list shows: the list of secrets shows `reviewing` and `fixing` as `open`. */
function hasState(row, state) {
    if (row.kind !== 'secrets')
        return triageStateOf(row) === state;
    const status = (0,_model_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .statusAfter */ .Bh)(state);
    return row.status === (status === 'reviewing' || status === 'fixing' ? 'open' : status);
}
/** Whether two lists show the same triage of a finding, so that nobody triaged it in between. */
function isUntouched(now, listed) {
    // A scan, not a person, sets the status `fixed`, or takes it back.
    const isFixed = now.status === 'fixed' || listed.status === 'fixed';
    if (!isFixed && now.status !== listed.status)
        return false;
    return hasSameDecision(now, listed) && now.triaged_at === listed.triaged_at;
}
/** Whether two rows of a finding have the same state and reason. */
function hasSameDecision(left, right) {
    const hasStates = left.triage_state !== undefined && right.triage_state !== undefined;
    const isSame = hasStates ? left.triage_state === right.triage_state : left.status === right.status;
    return isSame && (left.triage_reason ?? '') === (right.triage_reason ?? '');
}
/**
 * The triage that reverts a change as far as possible; undefined if nothing can be reverted. It sends the former note
 * again, because people and rules go by the last note.
 */
function inverseTriage({ finding, after }) {
    const note = finding.triage_comment;
    if (after.state === undefined)
        return note === undefined ? undefined : { note };
    if (isUnread(finding))
        return { state: 'reopened' };
    // The list of secrets shows no reason: an ignore of the step may have replaced another one.
    if (finding.kind === 'secrets' && after.state === 'ignored')
        return { state: 'reopened' };
    const state = triageStateOf(finding);
    if (state === 'ignored')
        return { state, reason: finding.triage_reason, note };
    return { state: state === 'reviewing' || state === 'fixing' ? state : 'reopened', note };
}
/** Whether nothing is known of a finding, as in a triage by ids. */
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
    if (branches.some(differs))
        losses.push('siblings');
    return losses;
}
const PRECEDENCE = ['nobody', 'rules', 'platform', 'people'];
/** The decider whose decision takes precedence. */
function higherPrecedence(left, right) {
    return PRECEDENCE.indexOf(left) < PRECEDENCE.indexOf(right) ? right : left;
}
/** Who decided about a finding: a rule only if the mark at the end of the note accounts for its state. */
function deciderOf(row, rules) {
    const state = triageStateOf(row);
    if (state === 'provisionally_ignored')
        return 'platform';
    // The list of secrets shows the status only. A fixed secret may have been ignored before its fix.
    if (row.kind === 'secrets')
        return row.status === 'open' ? 'nobody' : 'people';
    if (state !== 'untriaged')
        return ruleMark(row, rules) === undefined ? 'people' : 'rules';
    return row.triaged_at === undefined && (row.triage_comment ?? '') === '' ? 'nobody' : 'people';
}
/**
 * The mark of the rule that last decided about a finding. Somebody may have moved it since without a note, so
 * its state must be the one that comes with the mark, and its reason the rule's. A `decided` of an unknown rule counts.
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
/* harmony import */ var _model_deployment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2396);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2917);
/* harmony import */ var _model_findings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3917);
/* harmony import */ var _model_step_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7761);
/* harmony import */ var _platform_resources_finding_writes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5655);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6321);
/* harmony import */ var _list_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7188);
/* harmony import */ var _triage_state_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(970);










/**
 * Moves the findings that are `not-reached` (web-api.md 4.8), and records in each row what happened.
 *
 * @param listing the list that the triage was planned from; undefined for a triage by ids
 * @throws any error that ends the step
 */
async function executeTriage(execution, rows, listing) {
    const answers = [];
    const kind = listing === undefined ? triageByIds(answers) : triageAsListed(answers, listing);
    const error = await (0,_changes_execute_js__WEBPACK_IMPORTED_MODULE_0__/* .execute */ .g)(execution, kind, rows).catch((thrown) => thrown);
    // Runs after an error as well, because the report needs the findings that moved before it.
    const foreign = error instanceof _model_step_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .StepError */ .zg ? (0,_model_failure_js__WEBPACK_IMPORTED_MODULE_9__/* .unselectedIn */ .k)(error.failure) : [];
    const named = new Set(answers.flatMap(({ triaged_issues }) => triaged_issues));
    moveBranchesToMovedRow(rows);
    addUnlisted(rows, named.difference(new Set(foreign.map(({ id }) => id))));
    noteUnnamed(execution.context.notices, answers, named.size);
    if (error !== undefined)
        throw error;
}
/** Warns if answers counted more findings than they named. @param named how many findings the answers named */
function noteUnnamed(notices, answers, named) {
    const unnamed = answers.reduce((sum, answer) => sum + (0,_platform_resources_finding_writes_js__WEBPACK_IMPORTED_MODULE_5__/* .countUnnamed */ .oZ)(answer), 0);
    if (unnamed > 0)
        notices.push({ kind: 'triaged-unnamed', named, numTriaged: named + unnamed });
}
/** Moves findings whatever their state, because the API has no filter by id. @param answers receives each answer */
function triageByIds(answers) {
    return {
        group: (rows) => {
            const seen = { named: new Set(), isIncomplete: false };
            return requestsOf(rows).map((request) => ({ rows: request, seen }));
        },
        next: (rows) => rows,
        send: async (context, rows, _seen, attempts) => {
            const outcome = await context.writer.triage(await (0,_model_deployment_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveSlug */ .qo)(context), bodyOf(rows), attempts);
            if (outcome.kind === 'answered')
                answers.push(outcome.value);
            return outcome;
        },
        seenIn: (answer, { named }) => ({
            named: named.union(new Set(answer.triaged_issues)),
            isIncomplete: (0,_platform_resources_finding_writes_js__WEBPACK_IMPORTED_MODULE_5__/* .countUnnamed */ .oZ)(answer) > 0,
        }),
        shows: ({ named }, { finding }) => named.has(finding.id),
        refusalIn: ({ isIncomplete }) => isIncomplete ? undefined : { state: 'failed', failure: { kind: 'not-triaged' } },
        sideEffectIn: (before, now, rows) => foreignFailure(before, now, rows, () => undefined),
    };
}
/** Moves a finding only if it is still as it was listed. @param answers receives each answer */
function triageAsListed(answers, listing) {
    const byIds = triageByIds(answers);
    const observed = observedFindings(listing);
    return {
        ...byIds,
        group: (rows) => byIds.group(rows).map((write) => {
            const readAtMs = () => Math.min(...(0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .findingsOf */ .WX)(write.rows).map(observed.listedAtMs));
            return { ...write, readAtMs };
        }),
        readsBeforeEach: true,
        // The API has no filter by id: the repositories of the rows are listed again.
        read: async (context, rows, { named }) => {
            const findings = (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .findingsOf */ .WX)(rows);
            observed.replace(findings, await (0,_list_js__WEBPACK_IMPORTED_MODULE_7__/* .listAgain */ .H8)(context, findings));
            // These lists show what the last answer left out.
            return { named, isIncomplete: false };
        },
        next: (rows, _seen, sent) => rows.filter((row) => {
            const { finding } = row.change;
            // The list of secrets cannot show whether a request whose answer was lost moved one, so it is sent again.
            if (finding.kind === 'secrets' && sent.has(row))
                return true;
            const now = observed.get(finding.id);
            return now !== undefined && (0,_triage_state_js__WEBPACK_IMPORTED_MODULE_8__/* .isUntouched */ .O2)(now, finding);
        }),
        shows: (seen, change) => {
            const { finding, after } = change;
            const now = finding.kind === 'secrets' ? undefined : observed.get(finding.id);
            return byIds.shows(seen, change) || (now !== undefined && (0,_triage_state_js__WEBPACK_IMPORTED_MODULE_8__/* .showsTriage */ .Ry)(now, after));
        },
        valueIn: (_seen, { finding }) => {
            const now = observed.get(finding.id);
            return now && siblingOf(now);
        },
        sideEffectIn: (before, now, rows) => foreignFailure(before, now, rows, observed.get),
    };
}
/** The findings as last listed, shared by all requests: several may have rows of one repository. */
function observedFindings({ findings, endedAtMs }) {
    const byId = new Map(findings.map((finding) => [finding.id, finding]));
    const endedAtMsByKey = new Map(endedAtMs);
    return {
        get: (id) => byId.get(id),
        listedAtMs: (finding) => Math.max(endedAtMsByKey.get((0,_list_js__WEBPACK_IMPORTED_MODULE_7__/* .repositoryKey */ .Kq)(finding)) ?? 0, endedAtMsByKey.get(finding.kind) ?? 0),
        /** Takes a newer list of the repositories of `former`; those that it lacks are gone. */
        replace(former, newer) {
            for (const { id } of former)
                byId.delete(id);
            for (const finding of newer.findings)
                byId.set(finding.id, finding);
            for (const [key, ms] of newer.endedAtMs)
                endedAtMsByKey.set(key, ms);
        },
    };
}
/**
 * Groups rows with the same triage into requests of at most 3,000 findings. The rows of a repository share requests where
 * they fit, because each request may list its repositories again; so do the branches of a finding, which move together.
 */
function requestsOf(rows) {
    const byRepository = Map.groupBy(rows, ({ change }) => (0,_list_js__WEBPACK_IMPORTED_MODULE_7__/* .repositoryKey */ .Kq)(change.finding)).values();
    const packs = pack(
    // A repository with more than 3,000 rows needs several requests, each with whole findings.
    byRepository.flatMap((group) => pack(Map.groupBy(group, ({ change }) => (0,_finding_js__WEBPACK_IMPORTED_MODULE_6__/* .findingKey */ .fl)(change.finding)).values())));
    // One request has one triage and one kind of findings.
    return packs.flatMap((rowsOfPack) => [
        ...Map.groupBy(rowsOfPack, ({ change: { finding, after } }) => JSON.stringify([finding.kind, after.state, after.reason, after.note])).values(),
    ]);
}
/** Joins groups, in their order, into packs that fit into a request. */
function pack(groups) {
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
 * The failure of an answer that names findings which are neither selected nor on a branch of a selected one. A finding
 * without `match_based_id` may be on such a branch: it counts only if the answer names nothing selected.
 *
 * @param observed returns a finding as last listed
 */
function foreignFailure(before, now, rows, observed) {
    const selected = (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .findingsOf */ .WX)(rows);
    const ids = new Set(selected.map(({ id }) => id));
    const keys = new Set(selected.map(_finding_js__WEBPACK_IMPORTED_MODULE_6__/* .findingKey */ .fl));
    const answered = [...now.named.difference(before.named)].map((id) => observed(id) ?? { kind: selected[0]?.kind ?? 'sast', id });
    const unselected = answered.filter((finding) => !ids.has(finding.id) && !keys.has((0,_finding_js__WEBPACK_IMPORTED_MODULE_6__/* .findingKey */ .fl)(finding)));
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
 * Gives the first row of each finding the finding's other branches, which the platform moves along. Branches that are
 * rows themselves are left out, so that rows grow with findings, not with branches times branches.
 *
 * @param rows those to be written
 * @param byFinding the listed rows of their findings
 */
function addBranches(rows, byFinding) {
    const ids = new Set((0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .findingsOf */ .WX)(rows).map(({ id }) => id));
    for (const [key, [first]] of Map.groupBy(rows, ({ change }) => (0,_finding_js__WEBPACK_IMPORTED_MODULE_6__/* .findingKey */ .fl)(change.finding))) {
        const others = byFinding.get(key)?.filter(({ id }) => !ids.has(id)) ?? [];
        if (first !== undefined)
            first.change = { ...first.change, branches: others.map(siblingOf) };
    }
}
/** Moves the branches of each finding to a row of it that moved or may have moved. */
function moveBranchesToMovedRow(rows) {
    for (const ofFinding of Map.groupBy(rows, ({ change }) => (0,_finding_js__WEBPACK_IMPORTED_MODULE_6__/* .findingKey */ .fl)(change.finding)).values()) {
        const holder = ofFinding.find(({ change }) => change.branches.length > 0);
        const moved = (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .inState */ .ph)(ofFinding, 'changed')[0] ?? (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .inState */ .ph)(ofFinding, 'unknown')[0];
        if (holder === undefined || moved === undefined || holder === moved)
            continue;
        moved.change = { ...moved.change, branches: holder.change.branches };
        holder.change = { ...holder.change, branches: [] };
    }
}
/**
 * Adds findings that answers named and no list had, such as those on a newer branch, to a row that they may have moved
 * with. Their former state is unknown.
 */
function addUnlisted(rows, named) {
    const reported = rows.flatMap(({ change }) => [change.finding, ...change.branches]);
    const known = new Set(reported.map(({ id }) => id));
    const unlisted = [...named].filter((id) => !known.has(id));
    const row = rows.find(({ state }) => state === 'changed');
    if (row === undefined || unlisted.length === 0)
        return;
    const { change } = row;
    row.change = { ...change, branches: [...change.branches, ...unlisted.map((id) => ({ id }))] };
}


/***/ }),

/***/ 617:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HZ: () => (/* binding */ readMarked),
/* harmony export */   j$: () => (/* binding */ markedBody),
/* harmony export */   ol: () => (/* binding */ digestOf),
/* harmony export */   wz: () => (/* binding */ viewerLogin),
/* harmony export */   xO: () => (/* binding */ writtenBy)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6150);
/* harmony import */ var _octokit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4636);



/** On any line, because people may have written above it. */
const MARKER = /^<!-- code-security-platform (\S+) workflow=(\w+) (.*?) -->/m;
/** The body, with the marker as a hidden first line. */
function markedBody(identity, stamp, text) {
    const key = `${identity.operation} workflow=${identityDigest(identity)}`;
    return `<!-- code-security-platform ${key} ${stamp} -->\n${text}`;
}
/**
 * The texts of this identity in all pages of a list, oldest first. Compare their authors, too.
 *
 * @param path the list's path, which the error names
 * @throws GitHubError, also when the list is incomplete
 */
async function readMarked(pages, identity, path) {
    const marked = (await (0,_octokit_js__WEBPACK_IMPORTED_MODULE_2__/* .readWhole */ .oD)(pages, path)).flatMap((row) => {
        const [, operation, digest, stamp = ''] = MARKER.exec(row.body ?? '') ?? [];
        if (operation !== identity.operation || digest !== identityDigest(identity))
            return [];
        return [{ ...row, body: row.body ?? '', stamp }];
    });
    return marked.sort((a, b) => a.id - b.id);
}
function writtenBy(texts, login) {
    return texts.filter(({ user }) => user?.login.toLowerCase() === login.toLowerCase());
}
/** The login of the account that writes with this token. GraphQL, because `GET /user` is refused to `GITHUB_TOKEN`. */
async function viewerLogin(octokit) {
    try {
        const { viewer } = await octokit.graphql('query { viewer { login } }');
        return viewer.login;
    }
    catch (error) {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubError */ .y)
            throw error;
        // GraphQL reports failures in an answer with status 200.
        const cause = error instanceof Error ? error.message : String(error);
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubError */ .y({ kind: 'answer', method: 'POST', path: '/graphql', cause });
    }
}
/** A short hash: names may be too long for a marker, or end it early. */
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
/** The findings that the platform triaged although they were not selected. */
function unselectedIn(failure) {
    return failure?.kind === 'foreign' && failure.what === 'findings' ? failure.findings : [];
}


/***/ }),

/***/ 7963:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ isGap)
/* harmony export */ });
/** Only gaps have a subject: the inferred type is `Gap`, so callers do not compile once another notice has one. */
function isGap(notice) {
    return 'subject' in notice;
}


/***/ })

};
