export const id = 543;
export const ids = [543];
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


/***/ })

};
