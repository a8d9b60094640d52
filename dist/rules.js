export const id = 552;
export const ids = [552];
export const modules = {

/***/ 5368:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ entryCounts)
/* harmony export */ });
/** Lists of a product's policy; what leaves the first two, or enters the last, weakens it. */
const LISTS = [
    ['rulesets', 'removed'],
    ['rules', 'removed'],
    ['disabled', 'added'],
];
/**
 * What an entry counts for in the limits: each policy, exception, ruleset, rule and disabled rule is one change.
 * `weakening`: those that take protection away.
 */
function entryCounts({ kind, effect, before = {}, after = {} }) {
    if (kind === 'detection') {
        const lists = LISTS.map(([name, weakens]) => {
            const [one, other] = [valuesOf(before[name]), valuesOf(after[name])];
            const figures = { removed: one.difference(other).size, added: other.difference(one).size };
            return { changes: figures.removed + figures.added, weakening: figures[weakens] };
        });
        const total = (figure) => lists.reduce((sum, one) => sum + one[figure], 0);
        return { changes: Math.max(1, total('changes')), weakening: total('weakening') };
    }
    return { changes: 1, weakening: Number(weakens[kind](effect, before, after)) };
}
const weakens = {
    exception: (effect, before, after) => effect === 'delete' ? before.exception_type !== 'exclude' : after.exception_type === 'exclude',
    remediation: (effect, before, after) => effect === 'delete' ||
        (effect === 'update' &&
            ((isActive(before) && !isActive(after)) || (isBlocking(before) && !isBlocking(after)))),
    other: (effect) => effect === 'delete',
};
function valuesOf(value) {
    return new Set(Array.isArray(value) ? value : []);
}
function isActive({ active }) {
    return active !== false;
}
function isBlocking({ actions }) {
    return Array.isArray(actions) && actions.some((action) => Object(action).type === 'block');
}


/***/ }),

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

/***/ 1176:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ projectMatcher)
/* harmony export */ });
/**
 * Returns a function that finds the repository of a project: by its address, else by its name, ignoring case. Several
 * projects may share one, such as the parts of a monorepo.
 *
 * @param serverUrl `GITHUB_SERVER_URL`
 * @param renames repositories by their former names, as found by reading them one by one
 */
function projectMatcher(serverUrl, repositories, renames = new Map()) {
    // A reused name belongs to the repository that has it now.
    const named = [...renames, ...repositories.map((one) => [one.full_name, one])];
    const byName = new Map(named.map(([name, repository]) => [name.toLowerCase(), repository]));
    const serverHost = new URL(serverUrl).hostname.toLowerCase();
    return (project) => {
        const place = repositoryName(project, serverHost);
        if ('reason' in place)
            return { known: false, reason: place.reason };
        const repository = byName.get(place.fullName.toLowerCase());
        if (repository === undefined)
            return { known: false, reason: 'not-visible', fullName: place.fullName };
        return { known: true, repository };
    };
}
function repositoryName({ name, url }, serverHost) {
    if (url === undefined || url.trim() === '') {
        const segments = name.split('/');
        return segments.length === 2 ? fullNameOf(segments) : { reason: 'not-a-repository' };
    }
    const address = URL.canParse(url.trim()) ? new URL(url.trim()) : undefined;
    if (address === undefined)
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

/***/ 8125:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  D: () => (/* binding */ crossCheck),
  g: () => (/* binding */ readYaml)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
// EXTERNAL MODULE: ./build/src/model/nearest.js
var nearest = __webpack_require__(7957);
// EXTERNAL MODULE: ./build/src/inputs/values.js
var values = __webpack_require__(7745);
;// CONCATENATED MODULE: ./build/src/inputs/yaml-errors.js

/** Of the text before a key, where the key above it is looked for. */
const MAX_LINE = 300;
const INDENT = 'indent the line like the other keys of its map, or items of its list';
/** What YAML's errors mean, by their codes; `line` is the rest of it. */
const YAML_PROBLEMS = {
    TAG_RESOLVE_FAILED: (token) => `${(0,values/* quote */.hD)(token)} is a tag in YAML, because it starts with \`!\`: quote it`,
    BAD_ALIAS: (token) => `${(0,values/* quote */.hD)(token)} is an alias in YAML, because it starts with \`*\`: quote it`,
    BAD_SCALAR_START: (token) => `${(0,values/* quote */.hD)(token)} starts with a character that YAML reserves: quote it`,
    TAB_AS_INDENT: () => 'the line is indented with a tab: indent it with spaces',
    MULTILINE_IMPLICIT_KEY: (token) => /^[^:]+:./.test(token)
        ? `${(0,values/* quote */.hD)(token)} has no blank after its colon: write ${(0,values/* quote */.hD)(token.replace(':', ': '))}`
        : 'the line has no colon after its key: write `key: value`',
    UNEXPECTED_TOKEN: (token) => `${(0,values/* quote */.hD)(token)} does not belong here: quote the whole value, or start a list on its own line`,
    BLOCK_AS_IMPLICIT_KEY: (_token, line) => /:\s/.test(line)
        ? 'a value has a colon with a blank after it: quote it, or write its keys below, indented'
        : `the next line is indented too far: ${INDENT}`,
};
/** An error of YAML in words of the file, at the place where it begins. */
function yamlProblem(yaml, document, text, { code, message, pos }) {
    const offset = pos[0] + (/^(?:\s|#.*)*/.exec(text.slice(pos[0]))?.[0].length ?? 0);
    const [token = ''] = /^(?:[^\s,\]}]+|.)/.exec(text.slice(offset)) ?? [];
    if (code === 'DUPLICATE_KEY') {
        const [, key = ''] = /^["']?([^"':\n]*)/.exec(text.slice(offset)) ?? [];
        const [, above] = /([^\s:][^\s:]*):[ \t]*(?:#.*)?\n\s*$/.exec(text.slice(Math.max(0, offset - MAX_LINE), offset)) ?? [];
        const remedy = above === undefined ? 'keep one of them' : `indent it below ${(0,values/* quote */.hD)(above)}, or keep one of them`;
        return { offset, message: `the key ${(0,values/* quote */.hD)(key)} stands twice in the same map: ${remedy}` };
    }
    const own = YAML_PROBLEMS[code]?.(token, text.slice(offset).split('\n', 1).join());
    if (own !== undefined)
        return { offset, message: own };
    if (/end with a|Missing closing/.test(message)) {
        const opened = lastOpened(yaml, document, text);
        const [line = ''] = text.slice(opened).split('\n', 1);
        const remedy = /\s#/.test(line)
            ? '` #` starts a comment: quote the value'
            : 'close it, or quote the value';
        if (opened !== undefined)
            return { offset: opened, message: `\`${text[opened]}\` is not closed: ${remedy}` };
    }
    const remedy = /same column|without - indicator/.test(message)
        ? INDENT
        : 'correct the line, or quote its value';
    return {
        offset: pos[0],
        message: `this is not valid YAML: ${message.replace(/; please .*/, '')}; ${remedy}`,
    };
}
/** The place of the last bracket or quote that is not closed. */
function lastOpened(yaml, document, text) {
    let opened;
    yaml.visit(document, {
        Node(_key, { range }) {
            const [start = 0, end = 0] = range ?? [];
            const close = { '[': ']', '{': '}', '"': '"', "'": "'" }[text[start] ?? ''];
            if (close !== undefined && (end - start === 1 || text[end - 1] !== close))
                opened = start;
        },
    });
    return opened;
}

;// CONCATENATED MODULE: ./build/src/inputs/document.js




/**
 * Reads YAML or JSON (which is YAML) by a schema: its value, or everything that is wrong with it.
 *
 * The `error` of a schema says what to write: "`age` is the number 7: <error>". The message of a refinement or a
 * `crossCheck` follows the name of the value: "`age` <message>".
 */
async function readYaml(text, schema, { name, emptyRemedy, exactIntegers, textKeys }) {
    const yaml = await __webpack_require__.e(/* import() */ 815).then(__webpack_require__.t.bind(__webpack_require__, 8815, 19));
    const lineCounter = new yaml.LineCounter();
    const document = yaml.parseDocument(text, {
        lineCounter,
        intAsBigInt: exactIntegers,
        schema: 'core',
        prettyErrors: false,
        logLevel: 'error',
    });
    const found = [];
    const failed = () => {
        // An intersection reports some things twice.
        const once = new Map(found.map((one) => [`${one.offset} ${one.message}`, one])).values();
        const inOrder = [...once].toSorted((one, other) => one.offset - other.offset);
        const problems = inOrder.map(({ offset, message }) => {
            const { line, col } = lineCounter.linePos(offset);
            return { line, column: col, message };
        });
        return { ok: false, problems };
    };
    // What follows on a line is a consequence most of the time.
    const firstOfLine = new Map([...document.errors, ...document.warnings]
        .toSorted((one, other) => one.pos[0] - other.pos[0])
        .toReversed()
        .map((error) => [lineCounter.linePos(error.pos[0]).line, error]));
    for (const error of firstOfLine.values())
        found.push(yamlProblem(yaml, document, text, error));
    if (found.length === 0)
        found.push(...prepare(yaml, document, textKeys));
    if (found.length > 0)
        return failed();
    const data = dataOf(document);
    if (data === null || data === undefined) {
        const empty = `is empty: ${emptyRemedy}`;
        const what = data === null ? empty : 'has aliases that repeat too often, or contain themselves: remove them';
        found.push({ offset: 0, message: `${name} ${what}` });
        return failed();
    }
    const nodeAt = (path) => {
        const node = document.getIn(path, true);
        return yaml.isNode(node) || path.length === 0 ? node : nodeAt(path.slice(0, -1));
    };
    const keyAt = (path) => {
        const map = nodeAt(path.slice(0, -1));
        const pair = yaml.isMap(map) ? map.items.find(({ key }) => String(key) === path.at(-1)) : undefined;
        return yaml.isNode(pair?.key) ? pair.key : map;
    };
    const offsetOf = (node) => node.range?.[0] ?? 0;
    const read = schema.safeParse(data, { reportInput: true, error: remedyFor });
    if (!read.success) {
        for (const { path, key, message } of problemsOf(read.error, name))
            found.push({ offset: offsetOf(key === undefined ? nodeAt(path) : keyAt([...path, key])), message });
        return failed();
    }
    const lineOf = (path, of = 'value') => lineCounter.linePos(offsetOf(of === 'key' ? keyAt(path) : nodeAt(path))).line;
    return { ok: true, value: read.data, source: { data, lineOf } };
}
/** Keeps texts as they are written, and finds what YAML reads as something else than it looks. */
function prepare(yaml, document, textKeys) {
    const found = [];
    const misread = (node, written, what) => {
        found.push({ offset: node.range?.[0] ?? 0, message: `${(0,values/* quote */.hD)(written)} is ${what}: quote it` });
    };
    yaml.visit(document, {
        Alias(_key, node) {
            if (node.resolve(document) === undefined)
                misread(node, `*${node.source}`, 'an alias in YAML, because it starts with `*`, and no anchor has this name');
        },
        Scalar(_key, node, ancestors) {
            const pair = ancestors.findLast((one) => yaml.isPair(one));
            const isText = typeof node.value === 'string' || node.value === null;
            if (!isText && textKeys?.test(String(pair?.key)))
                node.value = node.source;
            else if (Number.isInteger(node.value) && !Number.isSafeInteger(node.value))
                misread(node, String(node.source), 'a number that would lose digits');
        },
    });
    return found;
}
/** @returns null for a document without content, undefined where aliases make it too large */
function dataOf(document) {
    try {
        const data = document.toJS();
        JSON.stringify(data, (_key, value) => (typeof value === 'bigint' ? String(value) : value));
        return data;
    }
    catch {
        return undefined;
    }
}
/** Says of each issue what is wrong and what to write instead; `key` is one of the map at `path`. */
function problemsOf(error, name) {
    const nameOf = (path) => {
        const key = path.findLast((step) => typeof step === 'string');
        if (key === undefined)
            return path.length === 0 ? name : `an item of ${name}`;
        return typeof path.at(-1) === 'number' ? `an item of ${(0,values/* quote */.hD)(key)}` : (0,values/* quote */.hD)(key);
    };
    const issues = error.issues.flatMap((issue) => withinUnions(issue));
    // A key that is misspelled is not missing, too, and its map is not empty.
    const consequences = new Set();
    const unknown = issues.flatMap((issue) => {
        if (issue.code !== 'unrecognized_keys')
            return [];
        const { path, keys, message, input } = issue;
        const known = message.split('\n');
        consequences.add(path.join('\n'));
        return keys.map((key) => {
            consequences.add([...path, (0,nearest/* nearest */.pA)(key, known)].join('\n'));
            const [, name = '', rest] = /^([^:]+):(.+)$/.exec(key) ?? [];
            const above = emptyAbove(key, keys, Object(input));
            const remedy = (known.includes(name) && `write ${(0,values/* quote */.hD)(`${name}: ${rest}`)}, with a blank`) ||
                (above && `indent it below ${(0,values/* quote */.hD)(above)}`) ||
                (0,values/* didYouMean */.au)(key, known, 'use');
            return { path, key, message: `unknown key ${(0,values/* quote */.hD)(key)} in ${nameOf(path)}; ${remedy}` };
        });
    });
    const others = issues.filter(({ code, path, input }) => code !== 'unrecognized_keys' &&
        !((code === 'custom' || input === undefined) && consequences.has(path.join('\n'))));
    return [
        ...unknown,
        ...others.map(({ code, path, input, message }) => {
            if (code === 'custom')
                return { path, message: `${nameOf(path)} ${message}` };
            if (input !== undefined)
                return { path, message: `${nameOf(path)} is ${described(input)}: ${message}` };
            const missing = `the key ${(0,values/* quote */.hD)(String(path.at(-1)))} is missing in ${nameOf(path.slice(0, -1))}`;
            return { path, message: `${missing}: add it` };
        }),
    ];
}
/** The key without a value right above unknown ones, which were meant to stand below it. */
function emptyAbove(key, unknown, map) {
    const keys = Object.keys(map);
    const above = keys.slice(0, keys.indexOf(key)).findLast((one) => !unknown.includes(one));
    return above !== undefined && map[above] === null ? above : undefined;
}
/** Of a union the problems of the branch that was meant: one that takes this type of value. */
function withinUnions(issue, above = []) {
    const path = [...above, ...issue.path];
    if (issue.code !== 'invalid_union')
        return [{ ...issue, path }];
    const meant = issue.errors.find((issues) => !issues.some(isOtherType)) ?? issue.errors[0] ?? [];
    return meant.flatMap((one) => withinUnions(one, path));
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
        return value === '' ? 'an empty string' : (0,values/* quote */.hD)(value);
    if (Array.isArray(value))
        return value.length === 0 ? 'an empty list' : 'a list';
    if (typeof value === 'object')
        return 'a map of keys';
    return `the ${typeof value === 'boolean' ? 'boolean' : 'number'} ${value}`;
}
/** Of maps with more, none stands for the others. */
const MAX_KEYS = 6;
/** What to write where a schema does not say it; of unknown keys, the known ones. */
function remedyFor(issue) {
    switch (issue.code) {
        case 'unrecognized_keys':
            return Object.keys(issue.inst.shape).join('\n');
        case 'invalid_value':
            return (0,values/* didYouMean */.au)(String(issue.input), issue.values.map(String), 'use');
        case 'too_small':
            return issue.origin === 'array' ? 'give at least one item' : 'give a value, or leave it out';
        case 'too_big':
            return `give at most ${issue.maximum} characters`;
    }
    switch (issue.expected) {
        case 'object':
        case 'record': {
            if (issue.input === null)
                return 'indent its keys below it, or leave it out';
            const keys = Object.keys(issue.inst.shape ?? {});
            return `write its keys, as in { ${keys.length > MAX_KEYS ? 'key' : (keys[0] ?? 'key')}: value }`;
        }
        case 'array':
            if (typeof issue.input !== 'object')
                return `write a list, as in [${String(issue.input)}]`;
            return issue.input === null
                ? 'give a list, or leave it out'
                : 'write a list, with `- ` before each item';
        case 'boolean':
            return 'give true or false, without quotes';
    }
    if (issue.input === null)
        return 'give a value';
    return typeof issue.input === 'object' ? 'write one value, or quote the whole value' : 'quote it';
}
/**
 * A check of a whole map that also runs where some of its values are wrong, so that all problems are reported: such
 * values are still as they were written.
 */
function crossCheck(check) {
    return schemas/* superRefine */.zni((value, context) => {
        check(value, (path, message) => context.addIssue({ code: 'custom', message, path: [...path] }));
    }, { when: ({ value }) => typeof value === 'object' && value !== null && !Array.isArray(value) });
}


/***/ }),

/***/ 2820:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kc: () => (/* binding */ readRules),
/* harmony export */   Wj: () => (/* binding */ fileProblem),
/* harmony export */   ev: () => (/* binding */ readRulesFile)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _rules_file_read_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5524);
/* harmony import */ var _connection_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8127);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7745);




const CAUSES = {
    missing: 'does not exist',
    'not a regular file': 'is not a regular file',
    'too large': 'is too large',
    unreadable: 'cannot be read',
};
/**
 * Why a file could not be read, and what to do; follows "which" in a sentence.
 *
 * @param remedy what else helps where it does not exist
 */
function fileProblem(problem, remedy) {
    return `${CAUSES[problem]}; ${problem === 'missing' ? `${remedy}, or ` : ''}correct the path`;
}
/**
 * What `plan` and `apply` have in common.
 *
 * @param adjust what an input asks for beyond the file
 */
async function readRules(source, adjust = (rules) => rules) {
    const { reader, environment } = source;
    const tracked = await (0,_connection_js__WEBPACK_IMPORTED_MODULE_2__/* .readTracked */ .Tx)(source, reader.text('rules-file'));
    const metadata = (0,_connection_js__WEBPACK_IMPORTED_MODULE_2__/* .readGitHub */ .kQ)(reader, environment, 'metadata-token') ?? tracked.github;
    const file = await readRulesFile(source);
    if (file === undefined)
        return undefined;
    const rules = adjust(file);
    if (rules.needs.github && !file.needs.github && metadata === undefined) {
        const what = 'set `metadata-token` or `github-token` to a token that sees them';
        reader.problem('fail-if', `has \`uncovered\`, which lists repositories on GitHub; ${what}`);
    }
    else if (rules.needs.github && metadata === undefined) {
        const what = 'give a token that sees the repositories';
        reader.problem('github-token', `is empty, but ${(0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(rules.path)} looks at GitHub; ${what}`);
    }
    return { ...tracked, rules, metadata };
}
async function readRulesFile({ reader, readFile, environment, }) {
    const path = reader.text('rules-file');
    const { text, problem } = await readFile(path, _rules_file_read_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_RULES_BYTES */ .F);
    if (text === undefined) {
        const other = path.replace(/\.ya?ml$/, (end) => (end === '.yml' ? '.yaml' : '.yml'));
        const isOther = other !== path && (await readFile(other, _rules_file_read_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_RULES_BYTES */ .F)).text !== undefined;
        const why = isOther
            ? `does not exist; did you mean ${(0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(other)}?`
            : fileProblem(problem, 'first check out the repository');
        return reader.problem('rules-file', (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .describeProblem */ .BJ)(path, `which ${why}`));
    }
    const parsed = await (0,_rules_file_read_js__WEBPACK_IMPORTED_MODULE_1__/* .parseRules */ .N)(text, path);
    const inRepository = pathInRepository(path, environment.GITHUB_WORKSPACE || '.');
    if (parsed.ok)
        return { ...parsed.rules, pathInRepository: inRepository };
    for (const { line, column, message } of parsed.problems) {
        const place = inRepository === undefined ? undefined : { file: inRepository, line, message };
        reader.problem('rules-file', `is wrong at ${path}:${line}:${column}: ${message}`, place);
    }
    return undefined;
}
/** As annotations name a file; undefined where it is not one of the checkout. */
function pathInRepository(path, workspace) {
    const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(workspace, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workspace, path));
    return inside.startsWith('..') || (0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(inside) ? undefined : inside.replaceAll('\\', '/');
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
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2820);




/** The last field of the file. It is the checksum of the text that has zeros in its place. */
const CHECKSUM = /"checksum"\s*:\s*"([0-9a-f]{64})"\s*\}\s*$/;
/** What a file that this action wrote earlier says, if it is whole and as it was written. */
async function readSavedFile(path, format, readFile) {
    const { text, problem } = await readFile(path, _model_saved_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_REPORT_BYTES */ .WA);
    if (text === undefined)
        return wrong((0,_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .fileProblem */ .Wj)(problem, 'first download the artifact that contains it'));
    const file = (0,_platform_http_json_js__WEBPACK_IMPORTED_MODULE_2__/* .tryParseJson */ .Bl)(text);
    if (file === undefined)
        return wrong('is not JSON, or was cut short; give the whole file');
    const { schema, version } = Object(file);
    if (schema !== format.schema)
        return wrong(`is not ${format.what}; give the path of one`);
    if (version !== format.version) {
        const what = 'write and read it with the same version of this action';
        return wrong(`has version ${String(version)}, not ${format.version}, of its format; ${what}`);
    }
    const written = CHECKSUM.exec(text)?.[1];
    if (written === undefined)
        return wrong('has no checksum at its end; give the whole file');
    const at = text.lastIndexOf(written);
    const zeroed = text.slice(0, at) + '0'.repeat(written.length) + text.slice(at + written.length);
    if ((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(zeroed).digest('hex') !== written)
        return wrong('was changed after it was written; give the file as the step wrote it');
    const { data, error } = format.content.safeParse(file);
    if (error === undefined)
        return { value: data };
    const [{ path: place, message } = { path: [], message: 'it is empty' }] = error.issues;
    const where = [...place, message].join(': ');
    return wrong(`has content that this version does not understand: ${where}; give a file that it wrote`);
}
function wrong(problem) {
    return { problem: `which ${problem}` };
}
/** A file belongs to one platform. */
function sameAddress(one, other) {
    const bare = (address) => (URL.canParse(address) ? new URL(address).href : address).replace(/\/+$/, '');
    return bare(one) === bare(other);
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
        /** In a rule of the rules file; switches stand under `managed-scan` there. */
        key: 'diff',
        one: 'diff scan',
        several: 'diff scans',
        meaning: 'Managed scans of pull requests.',
    },
    full_scan: { key: 'full', one: 'full scan', several: 'full scans', meaning: 'Managed full scans.' },
    primary_branch: {
        key: 'primary-branch',
        one: 'primary branch',
        several: 'primary branches',
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
/* harmony import */ var _inputs_rules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2820);
/* harmony import */ var _inputs_saved_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1043);
/* harmony import */ var _inputs_source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(686);
/* harmony import */ var _inputs_values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7745);
/* harmony import */ var _model_saved_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(936);






async function read(source) {
    const dryRun = (0,_inputs_source_js__WEBPACK_IMPORTED_MODULE_2__/* .readDryRun */ .n0)(source.reader);
    const approved = await readApproved(source);
    const common = await (0,_inputs_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .readRules */ .Kc)(source);
    if (common === undefined)
        return undefined;
    return { ...common, dryRun, approved };
}
/** Never falls open: an empty value comes from a plan that was not made. */
async function readApproved(source) {
    const { reader } = source;
    const why = 'the job that makes the plan did not run';
    const what = 'give the path of a plan, its hash, or `none`';
    if (reader.refuseEmptied('approved-plan', why, what))
        return undefined;
    const text = reader.text('approved-plan');
    if (text.toLowerCase() === 'none')
        return undefined;
    if (/^[0-9a-f]{64}$/i.test(text))
        return { by: 'hash', hash: text.toLowerCase() };
    const plan = await readPlanFile(text, source);
    if ('value' in plan)
        return { by: 'plan', plan: plan.value };
    return reader.problem('approved-plan', (0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_3__/* .describeProblem */ .BJ)(text, plan.problem));
}
/** The clocks of two machines may differ by so much. */
const MAX_AHEAD_MS = 5 * 60_000;
const text = zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP();
const planFile = {
    ..._model_saved_js__WEBPACK_IMPORTED_MODULE_4__/* .PLAN_FORMAT */ ._A,
    what: 'a plan of this action',
    content: zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
        hash: text,
        deployment: text,
        platform: text,
        rules_file: zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ sha256: text }),
        moment: zod__WEBPACK_IMPORTED_MODULE_6__/* .datetime */ .w$(),
        changes: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ target: text, field: text, before: text, after: text })),
    })
        .transform(({ platform, rules_file, moment, ...plan }) => ({
        ...plan,
        baseUrl: platform,
        rulesSha256: rules_file.sha256,
        momentMs: Date.parse(moment),
    })),
};
async function readPlanFile(path, source) {
    const { connection, readFile, now, reader } = source;
    if (/^[0-9a-f]{7,63}$/i.test(path))
        return { problem: 'which is only part of a hash; give all 64 digits, from the output `plan-hash`' };
    const read = await (0,_inputs_saved_file_js__WEBPACK_IMPORTED_MODULE_1__/* .readSavedFile */ .G)(path, planFile, readFile);
    if ('problem' in read)
        return read;
    const { deployment, changes, hash, momentMs, baseUrl } = read.value;
    if ((0,_model_saved_js__WEBPACK_IMPORTED_MODULE_4__/* .hashOfPlan */ .z6)(deployment, changes) !== hash)
        return { problem: 'which has changes that do not match its hash; give the file as the step wrote it' };
    if (momentMs > now + MAX_AHEAD_MS) {
        const at = new Date(momentMs).toISOString();
        return { problem: `which is dated ${at}, which is in the future; make the plan again` };
    }
    if ((0,_inputs_saved_file_js__WEBPACK_IMPORTED_MODULE_1__/* .sameAddress */ .x)(baseUrl, connection.baseUrl.href) || reader.hasProblem('base-url'))
        return read;
    const other = `which is a plan for ${(0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(baseUrl)}, but \`base-url\` is ${(0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(connection.baseUrl.href)}`;
    return { problem: `${other}; give a plan for this platform` };
}


/***/ }),

/***/ 3486:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   run: () => (/* binding */ run)
/* harmony export */ });
/* harmony import */ var _changes_execute_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7092);
/* harmony import */ var _changes_rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4686);
/* harmony import */ var _findings_triage_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3794);
/* harmony import */ var _model_context_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4112);
/* harmony import */ var _model_deployment_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2396);
/* harmony import */ var _model_step_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7761);
/* harmony import */ var _model_time_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(4386);
/* harmony import */ var _policies_compare_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7123);
/* harmony import */ var _policies_kind_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6816);
/* harmony import */ var _projects_kinds_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1567);
/* harmony import */ var _rules_file_project_rules_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7147);
/* harmony import */ var _rules_plan_lines_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(4526);
/* harmony import */ var _rules_plan_make_plan_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(8922);













/** Makes the platform what the rules file wants: a fresh plan, its checks, and then policies, findings, tags and settings. */
async function run(context, request) {
    let made;
    let unapproved;
    const end = await (0,_model_context_js__WEBPACK_IMPORTED_MODULE_3__/* .resultOf */ .B)(context, request, async () => {
        await checkApproval(context, request);
        const { approved } = request;
        const momentMs = approved?.by === 'plan' ? approved.plan.momentMs : context.clock.now();
        made = await (0,_rules_plan_make_plan_js__WEBPACK_IMPORTED_MODULE_11__/* .makePlan */ .C)(context, request, momentMs);
        const missing = unapprovedBy(request, made.plan);
        if (missing !== undefined) {
            unapproved = missing.rows;
            throw missing.failure;
        }
        const { plan, slug, deploymentId, listing, observed } = made;
        (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .checkLimits */ .J5)(context, plan.over);
        leaveEndedIgnores(context, plan.rows);
        if (!(0,_model_context_js__WEBPACK_IMPORTED_MODULE_3__/* .isWriting */ .x)(context))
            return;
        await context.announceGaps?.();
        const { policies, findings, projects } = (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .rowsByKind */ .Jb)(plan.rows);
        const execution = (0,_changes_execute_js__WEBPACK_IMPORTED_MODULE_0__/* .newExecution */ .X)(context, plan.rows);
        await (0,_policies_kind_js__WEBPACK_IMPORTED_MODULE_7__/* .executePolicies */ .ed)(execution, deploymentId, policies);
        (0,_policies_compare_js__WEBPACK_IMPORTED_MODULE_6__/* .throwIfRefused */ .qs)(policies, request.rules);
        // What follows was planned with them.
        (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .throwIfFailed */ .tq)(policies);
        // The listing of findings has just ended: what is moved is what was seen.
        await (0,_findings_triage_js__WEBPACK_IMPORTED_MODULE_2__/* .executeTriage */ .ol)(execution, findings, listing);
        await (0,_projects_kinds_js__WEBPACK_IMPORTED_MODULE_8__/* .executeProjects */ .gu)(execution, slug, projects, observed);
        (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .throwIfFailed */ .tq)(plan.rows);
    });
    return { plan: made?.plan, ...end, rows: made?.plan.rows ?? [], unapproved };
}
/** An approved plan may be older than the day until which its rules ignore: the next apply would reopen what it ignores. */
function leaveEndedIgnores({ clock, notices }, rows) {
    const today = (0,_model_time_js__WEBPACK_IMPORTED_MODULE_12__/* .dayOf */ .kb)(clock.now());
    for (const row of rows) {
        const { rule = '', until = today } = row.why ?? {};
        if (!(0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .isDue */ .nZ)(row) || until >= today)
            continue;
        row.state = 'left';
        notices.push({ kind: 'rule-over', rule, until, today });
    }
}
const MAX_EXAMPLES = 10;
/**
 * Checks, before anything is planned, that an approved plan is one of this deployment and this rules file.
 *
 * @throws StepError plan-changed
 */
async function checkApproval(context, { approved, rules }) {
    if (approved?.by !== 'plan')
        return;
    const { deployment, rulesSha256 } = approved.plan;
    const fail = (why, examples) => {
        throw new _model_step_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .StepError */ .zg({ kind: 'plan-changed', why, added: 0, examples });
    };
    if (rulesSha256.toLowerCase() !== rules.sha256.toLowerCase())
        fail('rules-file', [rules.path]);
    const { slug } = await (0,_model_deployment_js__WEBPACK_IMPORTED_MODULE_4__/* .lookUp */ .TE)(context);
    if (deployment.toLowerCase() !== slug.toLowerCase())
        fail('deployment', [deployment]);
}
/** The changes of a fresh plan that an approved one lacks; undefined where it has all of them. */
function unapprovedBy({ approved, rules }, { rows: planned, lines, hash }) {
    // A plan without changes is in every approved one.
    if (approved === undefined || lines.length === 0)
        return undefined;
    const gitHubRules = new Set(rules.projects.filter((rule) => (0,_rules_file_project_rules_js__WEBPACK_IMPORTED_MODULE_9__/* .gitHubKeysOf */ .NH)(rule).length > 0).map(({ name }) => name));
    if (approved.by === 'hash') {
        if (approved.hash.toLowerCase() === hash)
            return undefined;
        return { rows: [], failure: changed('hash', lines, gitHubRules.size > 0) };
    }
    const known = new Set(approved.plan.changes.map(keyOf));
    const added = lines.filter((line) => !known.has(keyOf(line)));
    if (added.length === 0)
        return undefined;
    const places = new Set(added.map(placeOf));
    const rows = planned.filter(({ change }) => (0,_rules_plan_lines_js__WEBPACK_IMPORTED_MODULE_10__/* .linesOf */ .D)(change).some((line) => places.has(placeOf(line))));
    const byGitHub = rows.every(({ change, why }) => 'project' in change &&
        (why?.because === 'managed' ? gitHubRules.size > 0 : gitHubRules.has(why?.rule ?? '')));
    return { rows, failure: changed('changes', added, byGitHub) };
}
function changed(why, lines, byGitHub) {
    const examples = lines
        .slice(0, MAX_EXAMPLES)
        .map(({ target, field, before, after }) => `${target} ${field} ${before} → ${after}`);
    return new _model_step_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .StepError */ .zg({ kind: 'plan-changed', why, added: lines.length, examples, byGitHub });
}
/** What a line is about, whatever it says of it. */
function placeOf({ target, field }) {
    return JSON.stringify([target, field]);
}
function keyOf({ target, field, before, after }) {
    return JSON.stringify([target, field, before, after]);
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



/** A file that is there is never overwritten, which is said before anything is asked. */
async function read(source) {
    const { reader, readFile } = source;
    const path = reader.text('rules-file');
    const { problem } = await readFile(path, _rules_file_read_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_RULES_BYTES */ .F);
    if (problem !== 'missing') {
        const what = 'give another path, or remove the file';
        reader.problem('rules-file', `is ${(0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(path)}, which already exists and is not overwritten; ${what}`);
    }
    const projects = (0,_inputs_source_js__WEBPACK_IMPORTED_MODULE_0__/* .readNames */ .r6)(reader);
    return { path, projects };
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

// EXTERNAL MODULE: ./build/src/model/context.js
var model_context = __webpack_require__(4112);
// EXTERNAL MODULE: ./build/src/model/deployment.js
var deployment = __webpack_require__(2396);
// EXTERNAL MODULE: ./build/src/model/names.js
var model_names = __webpack_require__(519);
// EXTERNAL MODULE: ./build/src/model/nearest.js
var nearest = __webpack_require__(7957);
// EXTERNAL MODULE: ./build/src/model/selection.js
var model_selection = __webpack_require__(8985);
// EXTERNAL MODULE: ./build/src/model/step-errors.js
var step_errors = __webpack_require__(7761);
// EXTERNAL MODULE: ./build/src/platform/http/errors.js
var errors = __webpack_require__(9323);
// EXTERNAL MODULE: ./build/src/projects/select.js
var projects_select = __webpack_require__(7878);
// EXTERNAL MODULE: ./build/src/rules/file/read.js + 3 modules
var read = __webpack_require__(5524);
// EXTERNAL MODULE: ./build/src/policies/bundles.js
var bundles = __webpack_require__(4477);
// EXTERNAL MODULE: ./build/src/rules/file/project-rules.js
var project_rules = __webpack_require__(7147);
// EXTERNAL MODULE: ./build/src/rules/file/values.js
var values = __webpack_require__(3072);
;// CONCATENATED MODULE: ./build/src/rules/file/rules-text.js






const HEAD = `A first rules file that matches the platform. A plan with it changes nothing.
"managed-tags" says which tags rules may remove: none yet.`;
/** The text of a rules file that means what the draft says, its rules for projects, and what it leaves out. */
async function rulesText(draft) {
    const yaml = await __webpack_require__.e(/* import() */ 815).then(__webpack_require__.t.bind(__webpack_require__, 8815, 19));
    const tags = givenTags(draft);
    const { groups, left } = groupsOf(draft, tags);
    const policies = await policyParts(draft);
    const rules = namedRules(groups);
    const document = new yaml.Document({
        version: 1,
        scope: draft.scope.length === 0 ? undefined : { projects: draft.scope },
        'managed-tags': [],
        projects: rules.length === 0 ? undefined : rules,
        policies: Object.keys(policies.kept).length === 0 ? undefined : policies.kept,
    });
    document.commentBefore = HEAD.replace(/^/gm, ' ');
    const text = document.toString({ lineWidth: 0 });
    const omitted = { projects: left, tags: tags.left, policies: policies.left };
    return { text, rules: rules.length, left: omitted };
}
/** Of tags that differ in case or Unicode form only a file may have one spelling: the one that most projects have. */
function givenTags({ projects }) {
    const counts = new Map();
    for (const one of projects.flatMap((project) => project.tags))
        counts.set(one, (counts.get(one) ?? 0) + 1);
    const sorted = [...counts].sort(([one, m], [other, n]) => n - m || (0,model_names/* compare */.UD)(one, other));
    const given = new Map();
    for (const [one] of sorted) {
        const key = (0,model_names/* nameKey */.Rc)(one);
        if (!given.has(key) && (0,project_rules/* placeholdersOf */.iJ)(one).length === 0 && isValid(project_rules/* tag */.Tc, one))
            given.set(key, one);
    }
    const chosen = new Set(given.values());
    return { given: chosen, left: [...counts.keys()].filter((one) => !chosen.has(one)).sort(model_names/* compare */.UD) };
}
/** One rule for each tag; tags that exactly the same projects have share one. */
function groupsOf({ projects }, { given }) {
    const wanted = projects
        .toSorted((one, other) => (0,model_names/* compare */.UD)(one.name, other.name))
        .map(({ name, tags }) => ({ name, tags: tags.filter((one) => given.has(one)).sort(model_names/* compare */.UD) }));
    const isNamed = ({ name }) => !(0,model_selection/* isPattern */.Pt)(name) && isValid(values/* PROJECT_NAMES */.NY, name);
    const uses = wanted.filter(isNamed).flatMap(({ name, tags }) => tags.map((one) => ({ name, one })));
    const ofTag = [...Map.groupBy(uses, ({ one }) => one)];
    const groups = Map.groupBy(ofTag.map(([one, of]) => ({ tag: one, names: of.map(({ name }) => name) })), ({ names }) => names.join('\n'));
    return {
        groups: [...groups.values()].map((of) => ({ tags: of.map((one) => one.tag), names: of[0]?.names ?? [] })),
        left: wanted.filter((one) => one.tags.length > 0 && !isNamed(one)).map(({ name }) => name),
    };
}
/** The largest group first; each named by its tags, where they can be a name. */
function namedRules(groups) {
    const taken = new Set();
    const sorted = groups.toSorted((one, other) => other.names.length - one.names.length);
    return sorted.map(({ tags, names }, at) => {
        const joined = tags.join(', ');
        const isFree = isValid(values/* ruleName */.oF, joined) && !/^group \d+$/i.test(joined) && !taken.has(joined.toLowerCase());
        const name = isFree ? joined : `group ${at + 1}`;
        taken.add(name.toLowerCase());
        return { name, when: { name: names }, tags };
    });
}
/** A part is strict, so that one with anything that a file cannot say is left out as a whole. */
async function policyParts({ policies }) {
    const kept = {};
    const left = [];
    for (const part of ['code', 'secrets', 'remediation']) {
        const bundle = policies[part];
        if (bundle === undefined)
            continue;
        const value = 'policies' in bundle ? bundle.policies.map(withoutEmpty) : withoutEmpty(bundle);
        const text = JSON.stringify({ version: 1, policies: { [part]: value } });
        if ((await (0,read/* parseRules */.N)(text, '')).ok)
            kept[part] = value;
        else
            left.push(part);
    }
    return { kept, left };
}
/** What is empty means the same as what is missing. */
function withoutEmpty(value) {
    if (typeof value !== 'object' || value === null)
        return value;
    if (Array.isArray(value))
        return value.map(withoutEmpty);
    const entries = Object.entries(value).map(([key, part]) => [key, withoutEmpty(part)]);
    return Object.fromEntries(entries.filter(([, part]) => !(0,bundles/* isEmptyValue */.Po)(part)));
}
/** Whether a rules file can have this very text. */
function isValid(schema, text) {
    const isText = text.isWellFormed() && !/[\0\uFFFD]/.test(text);
    return isText && !text.startsWith('!') && schema.safeParse(text).success;
}

;// CONCATENATED MODULE: ./build/src/operations/export/run.js










/** Writes a first rules file that fits the platform as it is. */
function run(context, request) {
    return (0,model_context/* resultOf */.B)(context, request, async () => {
        const { scope, projects } = await readProjects(context, request);
        const policies = await readPolicies(context);
        const { text, rules, left } = await rulesText({ scope, projects, policies });
        if (Buffer.byteLength(text) > read/* MAX_RULES_BYTES */.F)
            throw new step_errors/* StepError */.zg({ kind: 'rules-not-written', path: request.path, problem: 'too-large' });
        const { path, problem } = await context.createFile(request.path, text);
        if (problem !== undefined)
            throw new step_errors/* StepError */.zg({ kind: 'rules-not-written', path, problem });
        for (const what of ['projects', 'tags', 'policies']) {
            if (left[what].length > 0)
                context.notices.push({ kind: 'not-exported', what, items: left[what] });
        }
        const parts = Object.keys(policies).filter((part) => !left.policies.includes(part));
        return { written: { path, rules, projects: projects.length, policies: parts } };
    });
}
/** The projects that `projects` selects, which is the scope; what selects nothing would be wrong in a file. */
async function readProjects(context, { projects: selection }) {
    const slug = await (0,deployment/* resolveSlug */.qo)(context);
    const asked = { names: [], patterns: [], except: [], tagged: [], ...selection };
    const { selected, names, matcher } = await (0,projects_select/* matchProjects */.CS)(context, slug, asked);
    // The platform's own tag comes and goes with the managed scans.
    const projects = selected.map(({ name, tags }) => ({
        name,
        tags: tags.filter((one) => one !== model_names/* PLATFORM_TAG */.Pf),
    }));
    if (selection === undefined)
        return { scope: [], projects };
    if (projects.length === 0) {
        const near = (0,nearest/* nearestProjects */.ZP)(selection.names[0] ?? selection.patterns[0] ?? '', names);
        throw new step_errors/* StepError */.zg({ kind: 'nothing-selected', patterns: (0,model_selection/* itemsOf */.S3)(selection), near });
    }
    const missed = matcher.unmatched();
    await (0,projects_select/* noteUnmatchedProjects */.So)(context, slug, 'projects', missed, names);
    const unused = new Set((0,model_selection/* itemsOf */.S3)(missed));
    const items = (0,model_selection/* itemsOf */.S3)(selection).filter((item) => !unused.has(item));
    const onlyTakesAway = items.length > 0 && items.every((item) => item.startsWith('!'));
    return { scope: onlyTakesAway ? ['**', ...items] : items, projects };
}
/** The newer policies; a deployment without them has nothing that a file could say. */
async function readPolicies(context) {
    const { platform, notices } = context;
    const id = await (0,deployment/* resolveId */.Sv)(context);
    const orNone = (read) => read.catch((error) => {
        if ((0,errors/* hasStatus */.Ro)(error, [403, 404, 410]))
            return undefined;
        throw error;
    });
    const { products: detection } = (await orNone(platform.detectionPolicies(id))) ?? {};
    const remediation = await orNone(platform.policyBundle(id, 'remediation'));
    if (detection === undefined && remediation === undefined)
        notices.push({ kind: 'no-newer-policies' });
    return {
        ...(detection?.code && { code: detection.code.bundle }),
        ...(detection?.secrets && { secrets: detection.secrets.bundle }),
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
/* harmony import */ var _inputs_connection_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8127);
/* harmony import */ var _inputs_rules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2820);
/* harmony import */ var _inputs_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7745);



const FAIL_IF = ['drift', 'overdue', 'uncovered', 'over-limit'];
async function read(source) {
    const failIf = readFailIf(source.reader);
    const comment = (0,_inputs_connection_js__WEBPACK_IMPORTED_MODULE_0__/* .readComment */ .W3)(source.reader);
    const groupBy = source.reader.text('group-by');
    const asked = failIf.includes('uncovered') ? withCoverage : undefined;
    const common = await (0,_inputs_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .readRules */ .Kc)(source, asked);
    if (common === undefined)
        return undefined;
    if (failIf.includes('overdue') && Object.keys(common.rules.serviceLevels).length === 0) {
        const why = `but ${(0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(common.rules.path)} has no \`service-levels\``;
        source.reader.problem('fail-if', `has \`overdue\`, ${why}; add them, such as \`{ critical: 7d }\``);
    }
    return { ...common, failIf, comment, groupBy };
}
/** `fail-on-drift` is another spelling of `drift`. */
function readFailIf(reader) {
    const given = reader.itemsOf('fail-if', (0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .oneOf */ .yL)(FAIL_IF));
    const isDrift = reader.read('fail-on-drift', _inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zM);
    return isDrift && !given.includes('drift') ? ['drift', ...given] : given;
}
function withCoverage(rules) {
    return { ...rules, coverage: true, needs: { ...rules.needs, github: true } };
}


/***/ }),

/***/ 5323:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   run: () => (/* binding */ run)
/* harmony export */ });
/* harmony import */ var _model_context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4112);
/* harmony import */ var _rules_plan_make_plan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8922);


/** Compares the rules file with the platform. A plan over its limits succeeds with a warning. */
async function run(context, request) {
    let made;
    const end = await (0,_model_context_js__WEBPACK_IMPORTED_MODULE_0__/* .resultOf */ .B)(context, request, async () => {
        const { notices, clock } = context;
        made = await (0,_rules_plan_make_plan_js__WEBPACK_IMPORTED_MODULE_1__/* .makePlan */ .C)(context, request, clock.now(), request.groupBy);
        const { over } = made.plan;
        if (over.length > 0)
            notices.push({ kind: 'over-limit', figures: [...over] });
    });
    return { plan: made?.plan, ...end };
}


/***/ }),

/***/ 2802:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   read: () => (/* binding */ read)
/* harmony export */ });
/* harmony import */ var _inputs_saved_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1043);
/* harmony import */ var _inputs_source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(686);
/* harmony import */ var _inputs_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7745);
/* harmony import */ var _model_saved_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(936);




async function read(source) {
    const { reader } = source;
    const projects = (0,_inputs_source_js__WEBPACK_IMPORTED_MODULE_1__/* .readNames */ .r6)(reader);
    const writing = (0,_inputs_source_js__WEBPACK_IMPORTED_MODULE_1__/* .readWriting */ .LC)(source);
    const path = reader.text('report');
    if (path === undefined) {
        const what = 'give the path of the report of the step to undo, which is its output `report-path`';
        return reader.problem('report', `is empty; ${what}`);
    }
    const report = await readReport(path, source);
    if ('value' in report)
        return { ...writing, report: report.value, projects };
    return reader.problem('report', (0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .describeProblem */ .BJ)(path, report.problem));
}
const UNDOABLE = ['tag', 'managed-scan', 'triage', 'apply', 'undo'];
/** The report of a step that changed something, here. */
async function readReport(path, source) {
    const { connection, deployment, reader } = source;
    const wrong = (what) => ({ problem: `which is the report of ${what}` });
    // Loaded here, because only `undo` reads a report.
    const { reportFile } = await __webpack_require__.e(/* import() | saved */ 748).then(__webpack_require__.bind(__webpack_require__, 7895));
    const format = { ..._model_saved_js__WEBPACK_IMPORTED_MODULE_3__/* .REPORT_FORMAT */ .t3, what: 'the report of a step of this action', content: reportFile };
    const read = await (0,_inputs_saved_file_js__WEBPACK_IMPORTED_MODULE_0__/* .readSavedFile */ .G)(path, format, source.readFile);
    if ('problem' in read)
        return read;
    const { value: report } = read;
    const operation = UNDOABLE.find((one) => one === report.operation);
    if (report.operation === 'ticket')
        return wrong('a `ticket` step; tickets belong to people, so close them in Jira, or the issues on GitHub');
    if (operation === undefined)
        return wrong(`a \`${report.operation}\` step, which changes nothing; give the report of a \`tag\`, \`managed-scan\`, \`triage\` or \`apply\` step`);
    if (report.platform === undefined)
        return wrong('a step whose inputs were wrong, which changed nothing; give the report of the real step');
    if (report.dry_run)
        return wrong('a dry run, which changed nothing; give the report of the real step');
    const written = report.deployment ?? {};
    for (const key of ['slug', 'id']) {
        const [given, other] = [deployment[key], written[key]].map((one) => one?.toString());
        if (given !== undefined && other !== undefined && given.toLowerCase() !== other.toLowerCase()) {
            const both = `${(0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(other)}, but \`deployment-${key}\` is ${(0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(given)}`;
            return wrong(`a step on the deployment ${both}; give the report of a step on this deployment`);
        }
    }
    if (!(0,_inputs_saved_file_js__WEBPACK_IMPORTED_MODULE_0__/* .sameAddress */ .x)(report.platform, connection.baseUrl.href) && !reader.hasProblem('base-url')) {
        const both = `${(0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(report.platform)}, but \`base-url\` is ${(0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(connection.baseUrl.href)}`;
        return wrong(`a step on ${both}; give the report of a step on this platform`);
    }
    const { platform_ended_at: endedAt } = report;
    return {
        value: {
            operation,
            deployment: written,
            platformEndedAtMs: endedAt === undefined ? undefined : Date.parse(endedAt),
            rows: (report.rows ?? []).filter(({ state }) => state === 'changed' || state === 'unknown'),
        },
    };
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

// EXTERNAL MODULE: ./build/src/changes/execute.js
var execute = __webpack_require__(7092);
// EXTERNAL MODULE: ./build/src/changes/rows.js
var rows = __webpack_require__(4686);
// EXTERNAL MODULE: ./build/src/findings/triage.js
var findings_triage = __webpack_require__(3794);
// EXTERNAL MODULE: ./build/src/model/context.js
var model_context = __webpack_require__(4112);
// EXTERNAL MODULE: ./build/src/model/deployment.js
var deployment = __webpack_require__(2396);
// EXTERNAL MODULE: ./build/src/model/nearest.js
var nearest = __webpack_require__(7957);
// EXTERNAL MODULE: ./build/src/model/selection.js
var selection = __webpack_require__(8985);
// EXTERNAL MODULE: ./build/src/model/step-errors.js
var step_errors = __webpack_require__(7761);
// EXTERNAL MODULE: ./build/src/policies/compare.js
var compare = __webpack_require__(7123);
// EXTERNAL MODULE: ./build/src/policies/kind.js
var kind = __webpack_require__(6816);
// EXTERNAL MODULE: ./build/src/projects/kinds.js
var kinds = __webpack_require__(1567);
// EXTERNAL MODULE: ./build/src/projects/select.js
var projects_select = __webpack_require__(7878);
// EXTERNAL MODULE: ./build/src/findings/finding.js
var finding = __webpack_require__(6321);
// EXTERNAL MODULE: ./build/src/findings/list.js + 1 modules
var list = __webpack_require__(7188);
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














/** Clocks of the platform's machines, and a triage that is recorded late, differ by less. */
const MAX_CLOCK_DIFFERENCE_MS = 60_000;
/** A change may become visible only a moment after the step's end. */
const SECOND_LOOK_MS = 2000;
/** All reads of an undo share one pause. */
function lookingTwice({ clock, stop }) {
    let pause;
    return async (read, isAsBefore) => {
        const seen = await read();
        if (!isAsBefore(seen))
            return seen;
        pause ??= clock.sleep(SECOND_LOOK_MS, stop);
        await pause;
        return read();
    };
}
/** Plans to put former bundles back, where the version is still the one that the step left. */
async function planPolicies(context, saved, lookTwice) {
    const planned = [];
    for (const row of saved) {
        const part = planPart(context, row, lookTwice);
        planned.push(await part.catch((error) => failedRow(row.change, error)));
    }
    return planned;
}
async function planPart(context, { change, state, seen }, lookTwice) {
    const now = await lookTwice(async () => context.platform.policyBundle(await (0,deployment/* resolveId */.Sv)(context), change.part), ({ bundle }) => (0,bundles/* isSameValue */.am)(bundle, change.before));
    const inverse = { ...(0,kind/* inverseOfPolicies */.qo)(change, now.stateVersion), before: now.bundle };
    // Where it is not known whether the step wrote, the content says so.
    const isAsLeft = state === 'changed' && typeof seen === 'string'
        ? now.stateVersion === seen
        : (0,bundles/* isSameValue */.am)((0,bundles/* sluggedLike */.v9)(change.after, now.bundle), now.bundle);
    if (isAsLeft)
        return { row: (0,rows/* plannedRow */.dL)(inverse, !(0,model_context/* isWriting */.x)(context)) };
    if (state === 'unknown' && (0,bundles/* isSameValue */.am)(now.bundle, change.before))
        return neverMade({ ...inverse, entries: [] });
    return leftRow(inverse, 'state_version', now.stateVersion);
}
/** Plans to take back the changes of projects that are still as the step left them. */
async function planProjects(context, slug, saved, lookTwice) {
    const observed = (0,projects_project/* observedProjects */.hp)();
    const rows = saved.filter((row) => row.change.field !== 'none');
    const groups = [...Map.groupBy(rows, ({ change }) => change.project.name).values()];
    const planned = [];
    if (groups.length > 0)
        context.progress.begin('reading', groups.length);
    await (0,step_errors/* forEachConcurrently */.DW)(groups.entries(), context.concurrency, async ([at, ofOne]) => {
        try {
            const found = await lookTwice(() => (0,projects_project/* readProject */.Wh)(context, slug, ofOne[0].change.project), ({ project }) => ofOne.some(({ change }) => isBefore((0,kinds/* valueIn */.xm)(project, change), change)));
            observed.add(found);
            planned[at] = ofOne.map((row) => planValue(context, row, found.project));
        }
        catch (error) {
            planned[at] = ofOne.map(({ change }) => (0,errors/* hasStatus */.Ro)(error, [404]) ? leftRow(change, 'the project is gone') : failedRow(change, error));
        }
        context.progress.advance(1);
    });
    return { planned: planned.flat(), observed };
}
function planValue(context, { change, state }, project) {
    const inverse = (0,kinds/* inverseOf */._1)({ ...change, project: (0,projects_project/* projectRef */.J$)(project) });
    const { id = project.id } = change.project;
    if (id !== project.id)
        return leftRow(inverse, 'the project, which has another id');
    const seen = (0,kinds/* valueIn */.xm)(project, change);
    if (seen === change.after)
        return { row: (0,rows/* plannedRow */.dL)(inverse, !(0,model_context/* isWriting */.x)(context)) };
    if (state === 'unknown' && isBefore(seen, change))
        return neverMade(inverse);
    return leftRow(inverse, change.field === 'tag' ? 'tags' : change.field, seen);
}
function isBefore(seen, { before, after }) {
    return seen === before && seen !== after;
}
/**
 * Plans to put the findings of a report back, where they are as the step left them. The selected row is judged; the
 * platform moves its branches along.
 *
 * @param endedAtMs when the step ended, by the platform's clock
 */
async function planFindings(context, saved, endedAtMs, lookTwice) {
    const selected = saved.map(({ change }) => change.finding);
    const { present, listing } = await lookTwice(async () => {
        const endedAtMs = new Map();
        const findings = await (0,list/* listAgain */.H8)(context, selected, endedAtMs);
        return { present: new Map(findings.map((one) => [keyOf(one), one])), listing: { findings, endedAtMs } };
    }, (seen) => saved.some(({ change }) => showsNothing(seen.present.get(keyOf(change.finding)), change)));
    /** The first row of a finding decides what all its branches become. */
    const decided = new Map();
    const planned = saved.map(({ change, state }) => {
        const now = present.get(keyOf(change.finding));
        if (now === undefined)
            return leftRow(change, 'the finding is gone');
        const current = { ...change, finding: now, branches: [] };
        if (state === 'unknown' && showsNothing(now, change))
            return neverMade(current);
        const differs = differingField(now, change, endedAtMs);
        if (differs !== undefined)
            return leftRow(current, differs, (0,findings_triage/* siblingOf */.SS)(now));
        const losses = (0,triage_state/* undoLosses */.em)(change);
        const after = (0,triage_state/* formerTriage */.IR)(change);
        if (after === undefined)
            return { row: { change: current, state: 'left' }, losses };
        // What cannot be put back, such as `untriaged`, may already be what comes closest.
        if ((0,triage_state/* showsTriage */.Ry)(now, after))
            return { row: { change: { ...current, after }, state: 'unchanged' }, losses };
        const triage = JSON.stringify(after);
        const first = decided.get((0,finding/* findingKey */.fl)(now)) ?? triage;
        decided.set((0,finding/* findingKey */.fl)(now), first);
        if (first !== triage)
            return { row: { change: current, state: 'left', seen: (0,findings_triage/* siblingOf */.SS)(now) }, losses: ['siblings'] };
        return { row: (0,rows/* plannedRow */.dL)({ ...current, after }, !(0,model_context/* isWriting */.x)(context)), losses };
    });
    const due = planned.map(({ row }) => row).filter(rows/* isDue */.nZ);
    (0,findings_triage/* addBranches */.s5)(due, listing.findings);
    return { planned, listing };
}
function keyOf({ kind, id }) {
    return `${kind} ${id}`;
}
/** The field that is not as the step left it; undefined where all are. */
function differingField(now, { finding, after: { state, reason } }, endedAtMs) {
    const isAsLeft = state === undefined ? hasSameState(now, finding) : (0,triage_state/* hasState */.o9)(now, state);
    if (now.kind === 'secrets')
        return isAsLeft ? undefined : 'status';
    if (!isAsLeft)
        return 'triage_state';
    const triagedAtMs = (0,time/* epochMs */.e9)(now.triaged_at);
    if (!reasonsAfter(finding, state, reason).includes(now.triage_reason ?? ''))
        return 'triage_reason';
    const isLater = triagedAtMs !== undefined && endedAtMs !== undefined;
    return isLater && triagedAtMs > endedAtMs + MAX_CLOCK_DIFFERENCE_MS ? 'triaged_at' : undefined;
}
/** Of a step that left the state alone. */
function hasSameState(now, { status, triage_state }) {
    return triage_state === undefined
        ? status === undefined || now.status === status
        : now.triage_state === triage_state;
}
/** What the reason may be after a step: one that named none leaves that to the platform. */
function reasonsAfter({ triage_reason: former = '' }, state, reason) {
    if (reason !== undefined)
        return [reason];
    return state === 'ignored' ? ['', 'no_triage_reason', former] : ['', former];
}
function showsNothing(now, { finding, after }) {
    if (now === undefined || (0,triage_state/* showsTriage */.Ry)(now, after))
        return false;
    // The list of secrets does not show every state, nor notes.
    if (now.kind === 'secrets' && (after.state === undefined || (0,triage_state/* hasState */.o9)(now, after.state)))
        return false;
    const isKnown = finding.status !== undefined || finding.triage_state !== undefined;
    return isKnown && (0,triage_state/* hasSameDecision */.nM)(now, finding);
}
/** A change that may never have been made was not taken back by anybody. */
function neverMade(change) {
    return { row: { change, state: 'unchanged' } };
}
function leftRow(change, differs, seen) {
    return { row: { change, state: 'left', seen }, differs };
}
/** What cannot be read keeps nothing else from being put back. @throws the error where it ends the step */
function failedRow(change, error) {
    if ((0,step_errors/* endsStep */.hw)(error))
        throw error;
    return { row: { change, state: 'failed', failure: (0,step_errors/* rowFailureOf */.EQ)(error) } };
}

;// CONCATENATED MODULE: ./build/src/operations/undo/run.js













/** Takes back what an earlier step did, change by change, where it still is as the step left it. */
async function run(context, request) {
    const planned = [];
    const end = await (0,model_context/* resultOf */.B)(context, request, async () => {
        const slug = await (0,deployment/* resolveSlug */.qo)(context);
        await checkDeployment(context, request);
        const { report, maxChanges: allowed } = request;
        const saved = (0,rows/* rowsByKind */.Jb)(await selectRows(context, slug, request));
        const lookTwice = lookingTwice(context);
        planned.push(...(await planPolicies(context, saved.policies, lookTwice)));
        const projects = await planProjects(context, slug, saved.projects, lookTwice);
        planned.push(...projects.planned);
        const findings = await planFindings(context, saved.findings, report.platformEndedAtMs, lookTwice);
        planned.push(...findings.planned);
        const due = (0,rows/* rowsByKind */.Jb)(planned.map(({ row }) => row).filter(rows/* isDue */.nZ));
        (0,rows/* checkLimits */.J5)(context, [
            ...(0,rows/* maxChanges */.ej)(allowed, new Set(due.projects.map(({ change }) => change.project.name)).size, 'project'),
            ...(0,rows/* maxChanges */.ej)(allowed, due.findings.length, 'finding'),
            ...(0,rows/* maxChanges */.ej)(allowed, due.policies.flatMap(({ change }) => change.entries).length, 'policy'),
        ]);
        if ((0,model_context/* isWriting */.x)(context)) {
            const execution = (0,execute/* newExecution */.X)(context, planned.map(({ row }) => row));
            if (due.findings.length > 0)
                await (0,findings_triage/* executeTriage */.ol)(execution, due.findings, findings.listing);
            await (0,kinds/* executeProjects */.gu)(execution, slug, due.projects, projects.observed);
            // Last, as apply writes them first: a former bundle may name tags that have to be there.
            for (const row of due.policies) {
                await (0,kind/* executePolicies */.ed)(execution, await (0,deployment/* resolveId */.Sv)(context), [row]);
                if (row.failure?.kind !== 'status' || !(0,compare/* isVersionMismatch */.LE)(row.failure))
                    continue;
                row.state = 'left';
                row.failure = undefined;
            }
        }
        (0,rows/* throwIfFailed */.tq)(planned.map(({ row }) => row));
    });
    noteLosses(context, planned);
    return { ...end, rows: planned.map(({ row }) => row) };
}
/** @throws StepError when the report is of another deployment */
async function checkDeployment(context, { report }) {
    const { slug, id } = report.deployment;
    const of = slug ?? id;
    if (of === undefined)
        return;
    const expected = slug === undefined ? await (0,deployment/* resolveId */.Sv)(context) : await (0,deployment/* resolveSlug */.qo)(context);
    if (String(expected).toLowerCase() === String(of).toLowerCase())
        return;
    throw new step_errors/* StepError */.zg({ kind: 'other-report', of: String(of), expected: String(expected) });
}
/**
 * The rows of the report that `projects` selects; policies belong to no project.
 *
 * @throws StepError when the selection takes nothing of the report
 */
async function selectRows(context, slug, { report, projects }) {
    if (projects === undefined)
        return report.rows;
    const matcher = (0,selection/* nameMatcher */.MH)(projects);
    const names = [...new Set(report.rows.flatMap(({ change }) => projectOf(change) ?? []))];
    const taken = new Set(names.filter((name) => matcher.matches(name)));
    await (0,projects_select/* checkExclusions */.W$)(context, slug, matcher.unmatched().except, names);
    if (taken.size === 0) {
        const patterns = (0,selection/* itemsOf */.S3)({ ...projects, except: [] });
        throw new step_errors/* StepError */.zg({ kind: 'nothing-in-report', patterns, near: names.slice(0, 3) });
    }
    (0,nearest/* noteUnmatched */._d)(context, 'projects', { ...matcher.unmatched(), except: [] }, names);
    return report.rows.filter(({ change }) => taken.has(projectOf(change) ?? ''));
}
function projectOf(change) {
    if (change.field === 'policies')
        return undefined;
    return 'finding' in change ? change.finding.repository : change.project.name;
}
/** What an undo does not, or would not, put back as it was; and why nothing was undone at all. */
function noteLosses({ notices, writer }, planned) {
    const isPlanned = writer === undefined;
    const states = [isPlanned ? 'would-change' : 'changed', 'unchanged', 'left'];
    const losses = planned.flatMap((one) => (states.includes(one.row.state) ? (one.losses ?? []) : []));
    for (const [what, { length: count }] of Map.groupBy(losses, (loss) => loss)) {
        notices.push({ kind: 'undo-incomplete', what, count, isPlanned });
    }
    const kept = planned.filter(({ row }) => row.state === 'left');
    const fields = [...new Set(kept.flatMap(({ differs }) => differs ?? []))];
    if (fields.length > 0 && kept.length === planned.length)
        notices.push({ kind: 'nothing-undone', fields });
}


/***/ }),

/***/ 1902:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   read: () => (/* binding */ read)
/* harmony export */ });
/* harmony import */ var _inputs_rules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2820);

async function read(source) {
    const rules = await (0,_inputs_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .readRulesFile */ .ev)(source);
    return rules === undefined ? undefined : { rules };
}


/***/ }),

/***/ 622:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   run: () => (/* binding */ run)
/* harmony export */ });
/* harmony import */ var _model_context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4112);

/** Says that the rules file is right: what is wrong with it was found when the inputs were read. Sends nothing. */
function run(context, request) {
    return (0,_model_context_js__WEBPACK_IMPORTED_MODULE_0__/* .resultOf */ .B)(context, request, async () => { });
}


/***/ }),

/***/ 7123:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LE: () => (/* binding */ isVersionMismatch),
/* harmony export */   Pq: () => (/* binding */ readTagUses),
/* harmony export */   c1: () => (/* binding */ planPolicies),
/* harmony export */   qs: () => (/* binding */ throwIfRefused)
/* harmony export */ });
/* unused harmony export problemPlace */
/* harmony import */ var _model_nearest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7957);
/* harmony import */ var _model_step_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7761);
/* harmony import */ var _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9323);
/* harmony import */ var _bundles_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4477);




/** What the platform refuses because of what the rules file asks for, whatever its status. */
const REFUSED_POLICIES = ['DEPLOYMENT_NOT_MIGRATED', 'PRODUCT_NOT_ENABLED', 'RESERVED_SLUG'];
const PARTS = ['code', 'secrets', 'remediation'];
/**
 * Plans what the policies of a rules file would change. Parts that the file leaves out are not read.
 *
 * @param coming tags that the plan adds, in lower case
 * @param known names of projects and tags, of which a wrong one may be a misspelling
 * @returns also the parts that cannot be compared yet, because they name tags that only this plan adds
 * @throws StepError policies-invalid with every problem that the platform reports
 */
async function planPolicies(context, deploymentId, { policies = {}, path }, coming, known = []) {
    const changes = [];
    const waiting = [];
    const problems = [];
    const { platform } = context;
    const planPart = async (part, wanted) => {
        // The write names the version that was read, so that the platform refuses it for a newer one.
        const { bundle: before, stateVersion: version } = await platform.policyBundle(deploymentId, part);
        const after = (0,_bundles_js__WEBPACK_IMPORTED_MODULE_3__/* .sluggedLike */ .v9)(wanted.bundle, before);
        const dryRun = await platform.dryRunPolicies(deploymentId, part, after);
        if (dryRun.kind === 'difference') {
            const entries = (0,_bundles_js__WEBPACK_IMPORTED_MODULE_3__/* .entriesOf */ .Mc)(part, dryRun.entries);
            if (entries.length > 0)
                changes.push({ field: 'policies', part, before, after, entries, version });
            return;
        }
        const comingTags = comingIn(part, after, coming);
        const wrong = dryRun.problems.filter((problem) => comingTags(problem).length === 0);
        if (wrong.length === 0)
            waiting.push({ part, tags: [...new Set(dryRun.problems.flatMap(comingTags))] });
        const live = [...known, ...textsOf(before)];
        for (const problem of wrong) {
            const { code, message } = problem;
            const { text, line } = problemPlace(wanted, problem, after);
            const near = text === undefined || live.includes(text) ? [] : (0,_model_nearest_js__WEBPACK_IMPORTED_MODULE_0__/* .nearestNames */ .LE)(text, live);
            problems.push({ part, line, code, message, near });
        }
    };
    for (const part of PARTS) {
        const wanted = policies[part];
        if (wanted === undefined)
            continue;
        try {
            await planPart(part, wanted);
        }
        catch (error) {
            if (!(error instanceof _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PlatformError */ .Wk) || (0,_model_step_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .endsStep */ .hw)(error))
                throw error;
            const problem = refusedProblem(part, wanted, error.failure);
            if (problem === undefined)
                throw error;
            problems.push(problem);
            if (problem.code === 'DEPLOYMENT_NOT_MIGRATED')
                break;
        }
    }
    if (problems.length > 0)
        throw new _model_step_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .StepError */ .zg({ kind: 'policies-invalid', path, problems, written: [] });
    return { changes, waiting };
}
/** The tags that a problem is about, if the bundle names them as tags and the plan adds all of them. */
function comingIn(part, bundle, coming) {
    const named = new Set(tagUsesIn(part, bundle).map(({ tag }) => tag));
    const isComing = (value) => typeof value === 'string' && named.has(value) && coming.has(value.toLowerCase());
    return ({ code, context }) => {
        if (code !== 'UNKNOWN_REFERENCE')
            return [];
        const listed = Object.values(context).flatMap(referencesIn);
        const tags = (listed.length > 0 ? listed : Object.values(context)).filter(isComing);
        return listed.length > tags.length ? [] : tags;
    };
}
/** Some problems list what is missing: `[{ kind, value }]`. */
function referencesIn(value) {
    return Array.isArray(value) ? value.map((one) => one?.value ?? one) : [];
}
/**
 * Where the rules file has what a problem is about: the text that it names, within the policy that it names; else that
 * policy, or the part.
 *
 * @param sent the bundle as it was sent; a policy without a slug gets one that is made of its name
 */
function problemPlace({ policyLines, line, texts }, { policy_slug: slug, message, context }, sent) {
    const policies = slug !== undefined && 'policies' in sent ? (sent.policies ?? []) : [];
    const at = policies.findIndex((policy) => bare(policy.slug ?? policy.name) === bare(slug));
    const [start, end] = [policyLines[at] ?? line, policyLines[at + 1] ?? Number.POSITIVE_INFINITY];
    // `rule` may also be the type of an exception.
    const values = Object.entries(context).flatMap(([name, value]) => (name === 'kind' ? [] : [value]));
    const named = [...values, ...values.flatMap(referencesIn)];
    // Of a message, the words that are no words of English.
    const said = message.split(/[.:]?(?:[\s"'`,;]+|$)/).filter((word) => /[/:._-]/.test(word));
    const within = texts.filter((one) => one.line >= start && (at < 0 || one.line < end));
    const placeOf = (some) => within.find(({ text }) => some.includes(text));
    return placeOf(named) ?? placeOf(said) ?? { line: start };
}
function textsOf(value) {
    if (typeof value === 'string')
        return [value];
    return value instanceof Object ? Object.values(value).flatMap(textsOf) : [];
}
/** What a name and the slug that is made of it have in common. */
function bare(text = '') {
    return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
/** A refusal because of the policies in the file; undefined for any other failed request. */
function refusedProblem(part, { line }, { status, serverCode, serverMessage = '' }) {
    if (serverCode === undefined || !(status === 400 || REFUSED_POLICIES.includes(serverCode)))
        return undefined;
    return { part, line, code: serverCode, message: serverMessage };
}
/**
 * Fails a step whose policies were refused because of the file, or because someone changed them meanwhile.
 *
 * @throws StepError policies-changed, policies-invalid
 */
function throwIfRefused(rows, { path, policies = {} }) {
    const failed = rows.find(({ state }) => state === 'failed');
    if (failed?.failure?.kind !== 'status')
        return;
    const { part } = failed.change;
    const written = rows.filter(({ state }) => state === 'changed').map(({ change }) => change.part);
    if (isVersionMismatch(failed.failure))
        throw new _model_step_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .StepError */ .zg({ kind: 'policies-changed', part, written });
    const wanted = policies[part];
    const problem = wanted && refusedProblem(part, wanted, failed.failure);
    if (problem !== undefined)
        throw new _model_step_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .StepError */ .zg({ kind: 'policies-invalid', path, problems: [problem], written });
}
/** Whether a write was refused because the policies changed since they were compared. */
function isVersionMismatch({ status, serverCode }) {
    return serverCode === 'STATE_VERSION_MISMATCH' || (status === 412 && serverCode !== undefined);
}
const TAG_CONDITION = 'repository_tag';
function tagUsesIn(part, bundle) {
    if ('policies' in bundle) {
        return (bundle.policies ?? []).flatMap(({ name = '', slug, filters }) => (filters?.conditions ?? [])
            .filter(({ type }) => type === TAG_CONDITION)
            .flatMap(({ values = [] }) => values.map((tag) => ({ tag, part, name: `"${name || slug}"` }))));
    }
    const { exceptions = [] } = bundle;
    return exceptions.flatMap(({ project_tag_name: tag, exception_type, rule }) => tag === undefined || tag === '' ? [] : [{ tag, part, name: `exception: ${exception_type} ${rule}` }]);
}
/**
 * The policies and exceptions of the platform that depend on the tags: none where the deployment lacks the newer
 * policies. If they cannot be read, a notice says so.
 */
async function readTagUses(context, deploymentId, tags) {
    if (tags.size === 0)
        return [];
    const { platform } = context;
    try {
        const { products } = await platform.detectionPolicies(deploymentId);
        const { bundle } = await platform.policyBundle(deploymentId, 'remediation');
        const uses = [
            ...Object.entries(products).flatMap(([part, one]) => tagUsesIn(part, one.bundle)),
            ...tagUsesIn('remediation', bundle),
        ];
        return uses.filter(({ tag }) => tags.has(tag.toLowerCase()));
    }
    catch (error) {
        if (!(error instanceof _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PlatformError */ .Wk) || (0,_model_step_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .endsStep */ .hw)(error))
            throw error;
        if (error.failure.serverCode === 'DEPLOYMENT_NOT_MIGRATED')
            return [];
        context.notices.push({ kind: 'tag-uses-unread', cause: (0,_model_step_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .stepFailureOf */ .WT)(error) });
        return [];
    }
}


/***/ }),

/***/ 6816:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ed: () => (/* binding */ executePolicies),
/* harmony export */   qo: () => (/* binding */ inverseOfPolicies)
/* harmony export */ });
/* unused harmony export policyParts */
/* harmony import */ var _changes_execute_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7092);

/**
 * Replaces whole parts of the policies (field-notes, "Policies, newer"). The write names the version that it was
 * compared with, so it needs no read before it; a dry run is the read after it.
 */
function policyParts(deploymentId) {
    return {
        group: (rows) => rows.map((row) => {
            const seen = { version: row.change.version, differences: row.change.entries.length };
            return { rows: [row], seen, readAtMs: Number.POSITIVE_INFINITY };
        }),
        async read({ platform }, rows, { version }) {
            let seen = { version, differences: undefined };
            for (const row of rows) {
                const { part, after } = row.change;
                const found = await platform.dryRunPolicies(deploymentId, part, after);
                if (found.kind === 'invalid')
                    continue;
                seen = { version: found.stateVersion, differences: found.entries.length };
            }
            return seen;
        },
        next: (rows, { version }) => rows.filter(({ change }) => change.version === version),
        send({ writer }, rows, _seen, how) {
            const [row] = rows;
            if (row === undefined)
                throw new RangeError('there are no policies');
            const { part, after, version } = row.change;
            return writer.putPolicies(deploymentId, part, after, version, how);
        },
        // Verified by a dry run, not by the answer.
        seenIn: ({ stateVersion }, { differences }) => ({ version: stateVersion, differences }),
        shows: ({ differences }) => differences === 0,
        valueIn: ({ differences }) => differences,
        resultIn: ({ version }) => version,
    };
}
/**
 * Writes the parts one after another, and stops at the first failure, because the next ones were planned with it.
 *
 * @throws whatever ends the step
 */
async function executePolicies(execution, deploymentId, rows) {
    if (rows.length > 0)
        execution.context.progress.begin('policies', rows.length);
    for (const row of rows) {
        await (0,_changes_execute_js__WEBPACK_IMPORTED_MODULE_0__/* .execute */ .g)(execution, policyParts(deploymentId), [row]);
        if (row.state === 'failed' || row.state === 'unknown')
            return;
    }
}
/** @param version that the change left; the inverse must find the same one */
function inverseOfPolicies(change, version) {
    const { before, after, entries } = change;
    return { ...change, before: after, after: before, entries: entries.map(inverseEntry), version };
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
/* unused harmony export placeholders */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2857);
/* harmony import */ var _inputs_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8125);
/* harmony import */ var _inputs_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7745);
/* harmony import */ var _model_project_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1062);
/* harmony import */ var _project_conditions_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1383);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3072);






/** What `${…}` in a tag may name. */
const FILLED = _project_conditions_js__WEBPACK_IMPORTED_MODULE_3__/* .PROJECT_CONDITIONS */ .HL.filter(({ valuesOf }) => valuesOf !== undefined).map(({ name }) => name);
const PLACEHOLDER = /\$\{([^{}]*)\}/g;
const tagProblem = (given) => {
    const problem = (0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_1__/* .itemProblem */ .to)(given.replace(PLACEHOLDER, 'x'));
    if (problem !== undefined)
        return problem;
    if (/[{}]/.test(given.replace(PLACEHOLDER, '')))
        return 'has a brace that does not belong to a placeholder; remove it';
    const name = placeholdersOf(given).find((one) => (0,_project_conditions_js__WEBPACK_IMPORTED_MODULE_3__/* .projectCondition */ .Fd)(one)?.valuesOf === undefined);
    return name && `has the unknown placeholder ${(0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(`\${${name}}`)}; ${(0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_1__/* .didYouMean */ .au)(name, FILLED)}`;
};
const signProblem = (given) => /^[-!]/.test(given)
    ? 'starts with `-` or `!`; rules only give tags, and `managed-tags` lists those that they may remove'
    : undefined;
/** A tag that a rule gives; it may hold `${github.…}`. */
const tag = (0,_values_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)([tagProblem, signProblem]);
/** A pattern of tags that rules may remove. */
const managedTag = (0,_values_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)([_inputs_values_js__WEBPACK_IMPORTED_MODULE_1__/* .itemProblem */ .to, signProblem]);
/** All placeholders, for documents. */
function placeholders() {
    return FILLED.map((name) => `\`\${${name}}\``).join(', ');
}
/** Names in `${…}`, such as `github.property.team`. */
function placeholdersOf(given) {
    return [...given.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
}
const branchProblem = (given) => {
    if (given.startsWith('refs/'))
        return `is a full reference; write ${(0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(given.replace(/^refs\/(?:heads\/)?/, ''))}`;
    return /^[-/.]|[\s~^:?*[\\]|\.\.|\/\/|@\{|[/.]$|\.lock$/.test(given)
        ? 'is not the name of a branch; give a name, without patterns'
        : undefined;
};
/** Of one word for both, such as `off`. */
const bothSwitches = ({ code, input }) => {
    const [word, on] = /^(?:(on|yes|true)|off|no|false)$/i.exec(String(input)) ?? [];
    const isOn = on !== undefined;
    return code === 'invalid_type' && word ? `write { diff: ${isOn}, full: ${isOn} }` : undefined;
};
const switches = zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    diff: zod__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY().optional().describe(_model_project_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .PROJECT_SETTINGS */ .O.diff_scan.meaning),
    full: zod__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY().optional().describe(_model_project_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .PROJECT_SETTINGS */ .O.full_scan.meaning),
}, { error: bothSwitches })
    .check((0,_inputs_document_js__WEBPACK_IMPORTED_MODULE_0__/* .crossCheck */ .D)((given, problem) => {
    if (Object.keys(given).length === 0)
        problem([], 'switches nothing: give diff, full or both');
}));
const EFFECTS = ['tags', 'managed-scan', 'primary-branch'];
const projectRule = zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    name: _values_js__WEBPACK_IMPORTED_MODULE_4__/* .ruleName */ .oF.describe('Name of the rule, unique in the file.'),
    when: _values_js__WEBPACK_IMPORTED_MODULE_4__/* .PROJECT_SET */ .Hl.optional().describe('Which projects: all keys must match. Default: all in scope.'),
    except: (0,_values_js__WEBPACK_IMPORTED_MODULE_4__/* .oneOrMore */ .h9)(_values_js__WEBPACK_IMPORTED_MODULE_4__/* .PROJECT_SET */ .Hl)
        .optional()
        .describe('Projects to leave out: a set of conditions that must all match, or a list of such sets.'),
    tags: (0,_values_js__WEBPACK_IMPORTED_MODULE_4__/* .list */ .p_)(tag, 1)
        .optional()
        .describe(`Tags that the projects get. ${placeholders()} are filled in; a list of values gives one tag for each value.`),
    'managed-scan': switches
        .optional()
        .describe('Switches of managed scans; for each switch, the last rule that matches decides.'),
    'primary-branch': (0,_values_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)([_inputs_values_js__WEBPACK_IMPORTED_MODULE_1__/* .plainProblem */ .W$, branchProblem])
        .optional()
        .describe(_model_project_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .PROJECT_SETTINGS */ .O.primary_branch.meaning),
})
    .check((0,_inputs_document_js__WEBPACK_IMPORTED_MODULE_0__/* .crossCheck */ .D)((given, problem) => {
    if (EFFECTS.every((key) => given[key] === undefined))
        problem([], 'does nothing: give it tags, managed-scan or primary-branch');
}))
    .transform(({ 'managed-scan': scans, 'primary-branch': primary_branch, ...rule }) => ({
    name: rule.name,
    when: rule.when ?? {},
    except: rule.except ?? [],
    tags: rule.tags ?? [],
    settings: { diff_scan: scans?.diff, full_scan: scans?.full, primary_branch },
}));
/** What a rule looks at of GitHub, in conditions and tags. */
function gitHubKeysOf({ when, except, tags }) {
    const conditions = [when, ...except].flatMap((set) => Object.keys(set));
    return [...conditions.filter((key) => key.startsWith('github.')), ...tags.flatMap(placeholdersOf)];
}


/***/ }),

/***/ 5524:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  F: () => (/* binding */ MAX_RULES_BYTES),
  N: () => (/* binding */ parseRules)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./build/src/inputs/document.js + 1 modules
var inputs_document = __webpack_require__(8125);
// EXTERNAL MODULE: ./build/src/model/names.js
var names = __webpack_require__(519);
// EXTERNAL MODULE: ./build/src/rules/file/project-rules.js
var project_rules = __webpack_require__(7147);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
// EXTERNAL MODULE: ./build/src/inputs/values.js
var values = __webpack_require__(7745);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(4377);
// EXTERNAL MODULE: ./build/src/findings/conditions.js
var conditions = __webpack_require__(2340);
// EXTERNAL MODULE: ./build/src/findings/filters.js + 1 modules
var filters = __webpack_require__(334);
// EXTERNAL MODULE: ./build/src/model/findings.js
var findings = __webpack_require__(3917);
// EXTERNAL MODULE: ./build/src/model/time.js
var time = __webpack_require__(4386);
// EXTERNAL MODULE: ./build/src/rules/file/values.js
var file_values = __webpack_require__(3072);
;// CONCATENATED MODULE: ./build/src/rules/file/finding-rules.js








/** How long an ignore lasts: in days, or without end. */
const DURATION = /^(?:[1-9]\d{0,4}[dwDW]|[eE][vV][eE][rR])$/;
const duration = (0,file_values/* spelled */.uQ)(DURATION, ({ input }) => (0,values/* spanRemedy */.B)(String(input), DURATION, 'give days or weeks, such as 90d or 12w, or ever'), (given) => /ever/i.test(given)
    ? { kind: 'never' }
    : { kind: 'after', days: (0,values/* spanMs */.J6)(given) / time/* DAY_MS */.sO });
const day = iso/* date */.p6({ error: 'give a day of the calendar, such as 2027-02-19' })
    .transform((date) => ({ kind: 'until', date }));
const noteProblem = (given) => {
    if (given.trim() === '')
        return 'has only whitespace; write a note, or leave it out';
    if (given.includes('${{'))
        return 'contains `${{`, which is not evaluated here; write the value';
    return /\[code-security\s/.test(given)
        ? 'contains the mark of a rule, which the action adds itself; remove it'
        : undefined;
};
const STATES = ['ignored', 'reviewing', 'fixing', 'reopened'];
const triage = schemas/* strictObject */.rej({
    state: (0,file_values/* oneOf */.yL)(STATES).describe('The new triage state.'),
    reason: (0,file_values/* oneOf */.yL)(findings/* TRIAGE_REASONS */.zk).optional().describe('Why it is ignored; only with `state: ignored`.'),
    for: duration
        .optional()
        .describe('How long it stays ignored, such as `90d`; then `apply` reopens it. `ever` for no end. Ignoring needs this ' +
        'or `until`; secrets take neither.'),
    until: day
        .optional()
        .describe('The day after which `apply` reopens it, such as `2027-02-19`; instead of `for`.'),
    note: (0,file_values/* text */.Qq)([noteProblem], findings/* MAX_NOTE_LENGTH */.XG)
        .transform((given) => given.trim())
        .optional()
        .describe('A note for people. `apply` adds a mark with the name of the rule.'),
});
/** Secrets have no note that could hold an end. */
function endsOf({ state, for: duration, until }, type) {
    return type === 'secrets' && state === 'ignored' ? { kind: 'never' } : (until ?? duration);
}
const findingRule = schemas/* strictObject */.rej({
    name: file_values/* ruleName */.oF.describe('Name of the rule, unique in the file.'),
    when: file_values/* FINDING_WHEN */.vW.optional().describe('Which findings: all keys must match. Default: open findings of type `sast`.'),
    except: (0,file_values/* oneOrMore */.h9)(file_values/* FINDING_EXCEPT */.e$)
        .optional()
        .describe('Findings to leave out: a set of conditions that must all match, or a list of such sets.'),
    limit: (0,file_values/* whole */.WQ)(1)
        .optional()
        .describe('The most findings that one apply takes, the oldest first; the others wait for the next apply.'),
    triage: triage.describe('What happens to the findings.'),
})
    .check((0,inputs_document/* crossCheck */.D)(({ name, when, except, triage: decision }, problem) => {
    const type = typeOf(when);
    if (type !== undefined) {
        checkType(when, ['when'], type, problem);
        for (const [at, set] of [except].flat().entries())
            checkType(set, ['except', at], type, problem);
    }
    if (typeof decision === 'object' && decision !== null)
        checkTriage(decision, name, type, problem);
}))
    .transform(({ name, limit, ...rule }) => {
    const { type: _, 'decided-by': decided, ...when } = rule.when ?? {};
    const type = typeOf(rule.when) ?? 'sast';
    const { state, reason, note } = rule.triage;
    return {
        name,
        limit,
        type,
        when: { status: ['open'], ...when },
        except: rule.except ?? [],
        decidedBy: (decided ?? ['nobody', 'rules']),
        triage: { state, reason, note, ends: endsOf(rule.triage, type) },
    };
});
/** @returns undefined where the type is not a valid one */
function typeOf(when) {
    const { type = ['sast'] } = Object(when);
    return Array.isArray(type) && type.length === 1 ? conditions/* RULE_TYPES */.Bs.find((one) => one === type[0]) : undefined;
}
/** Findings of a type lack what only others have. */
function checkType(set, path, type, problem) {
    for (const [key, value] of Object.entries(set ?? {})) {
        const types = (0,conditions/* findingCondition */.d5)(key)?.types ?? [type];
        const lacking = filters/* FINDING_FILTERS */.W.find(({ rule }) => rule?.name === key)?.notListed?.[type];
        const never = [value].flat().find((one) => lacking?.includes(one));
        if (never !== undefined)
            problem([...path, key], `has ${never}, which the list of ${type} findings does not show: leave it out`);
        if (!types.includes(type))
            problem([...path, key], `exists only for findings of type ${types.join(' or ')}, but this rule looks at ${type}: write type: ${types[0]}, or leave it out`);
    }
}
/** Checks a triage with what its rule is about; values that are wrong are still as they were written. */
function checkTriage(given, name, type, problem) {
    const { state, note } = given;
    const isSecret = type === 'secrets';
    const isGiven = (key) => given[key] !== undefined;
    if (isSecret) {
        for (const key of ['note', 'for', 'until'].filter(isGiven))
            problem(['triage', key], 'does not work for secrets, whose list shows no notes: leave it out');
        if (state === 'reviewing' || state === 'fixing')
            problem(['triage', 'state'], `is ${state}, which the list of secrets does not show: write ignored or reopened`);
    }
    else if (state === 'ignored') {
        if (isGiven('for') && isGiven('until'))
            problem(['triage', 'until'], 'and `for` both say when the ignore ends: keep one of them');
        if (!isGiven('for') && !isGiven('until') && type !== undefined)
            problem(['triage'], 'ignores without an end: add for: 90d, until: 2027-02-19, or for: ever');
    }
    if (state !== 'ignored' && STATES.some((one) => one === state)) {
        for (const key of (isSecret ? ['reason'] : ['reason', 'for', 'until']).filter(isGiven))
            problem(['triage', key], `works only with state: ignored, but the state is ${state}: leave it out`);
    }
    if (typeof note !== 'string' || typeof name !== 'string')
        return;
    // The mark at the end of the note says which rule decided, and until when.
    const until = state !== 'ignored' || given.for?.kind === 'never' ? '' : ' until=2027-02-19';
    const length = note.length + ` [code-security rule="${name}"${until}]`.length;
    if (length > findings/* MAX_NOTE_LENGTH */.XG)
        problem(['triage', 'note'], `and its mark have ${length} characters, but the platform takes ${findings/* MAX_NOTE_LENGTH */.XG}: shorten the note by ${length - findings/* MAX_NOTE_LENGTH */.XG}`);
}

;// CONCATENATED MODULE: ./build/src/rules/file/policies.js




const policies_name = (0,file_values/* text */.Qq)([values/* itemProblem */.to]);
/** Strict: what is left out is deleted, so nothing behind a key may be a file that was cut short. */
const notEmpty = ({ input }) => input === null ? 'give its keys, write {} for none, or leave it out' : undefined;
const exception = schemas/* strictObject */.rej({
    exception_type: (0,file_values/* oneOf */.yL)(['include', 'exclude']).describe('Whether the rule runs there anyway (`include`), or does not run there (`exclude`).'),
    project: (0,file_values/* text */.Qq)([values/* itemProblem */.to, values/* nameProblem */.rH]).optional().describe('Name of the project.'),
    project_tag_name: policies_name.optional().describe('Tag of the projects.'),
    rule: policies_name.describe('The rule, or the ruleset.'),
    rule_type: (0,file_values/* oneOf */.yL)(['rule', 'pack']).describe('Whether `rule` names a rule (`rule`) or a ruleset (`pack`).'),
})
    .check((0,inputs_document/* crossCheck */.D)(({ project, project_tag_name: tag }, problem) => {
    if (project !== undefined && tag !== undefined)
        problem(['project_tag_name'], 'and `project` exclude each other: keep one of them');
    if (project === undefined && tag === undefined)
        problem([], 'names no project: add `project` or `project_tag_name`');
}));
const detection = {
    rulesets: (0,file_values/* list */.p_)(policies_name).optional().describe('Rulesets that run, such as `p/default`. Default: none.'),
    rules: (0,file_values/* list */.p_)(policies_name).optional().describe('Rules that run in addition. Default: none.'),
    disabled: (0,file_values/* list */.p_)(policies_name).optional().describe('Rules of the rulesets that are switched off. Default: none.'),
    exceptions: (0,file_values/* list */.p_)(exception)
        .optional()
        .describe('Projects where a rule or ruleset runs anyway, or does not run. Default: none.'),
};
const condition = schemas/* strictObject */.rej({
    type: policies_name.describe('What it looks at, such as `severity` or `repository_tag`; only the platform knows which types exist.'),
    values: (0,file_values/* list */.p_)(schemas/* union */.KCZ([(0,file_values/* text */.Qq)([values/* plainProblem */.W$]), schemas/* number */.aig(), schemas/* boolean */.zMY()]).transform(String))
        .optional()
        .describe('Values that it looks for.'),
    mode: (0,file_values/* oneOf */.yL)(['any', 'none']).optional().describe('Any of the values (default), or none of them.'),
});
const action = schemas/* strictObject */.rej({
    type: policies_name.describe('What is done, such as `block` (which needs `pr_comment`) or `jira`.'),
    config: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()).optional().describe('Settings of the action.'),
});
const remediationPolicy = schemas/* strictObject */.rej({
    slug: policies_name
        .optional()
        .describe('Identifies the policy on the platform. Default: the slug of the policy with this name, else made from the name.'),
    name: (0,file_values/* text */.Qq)([values/* plainProblem */.W$]).describe('Name of the policy.'),
    description: schemas/* string */.YjP().max(10_000).optional().describe('For people.'),
    active: schemas/* boolean */.zMY().optional().describe('Whether the policy is on. Default: true.'),
    filters: schemas/* strictObject */.rej({
        mode: (0,file_values/* oneOf */.yL)(['all', 'any']).optional().describe('Whether all conditions must match (default), or any.'),
        conditions: (0,file_values/* list */.p_)(condition, 1).describe('At least one condition.'),
    })
        .describe('Which findings the policy applies to.'),
    actions: (0,file_values/* list */.p_)(action, 1).describe('What happens to the findings; at least one action.'),
});
/** Each part is a bundle in the API's own words (field-notes.md, "Policies, newer"); one that is left out is not managed. */
const policies = schemas/* strictObject */.rej({
    code: schemas/* strictObject */.rej(detection, { error: notEmpty })
        .optional()
        .describe('Which rules run for code: exactly these.'),
    secrets: schemas/* strictObject */.rej({
        ...detection,
        rulesets: schemas/* array */.YOg(schemas/* string */.YjP())
            .max(0, { error: 'secrets cannot have rulesets; leave it out' })
            .optional()
            .describe('Not for secrets.'),
    }, { error: notEmpty })
        .optional()
        .describe('Which rules run for secrets: exactly these.'),
    remediation: (0,file_values/* list */.p_)(remediationPolicy)
        .optional()
        .describe('What happens to findings: exactly the policies in this list.'),
})
    .check((0,inputs_document/* crossCheck */.D)((given, problem) => {
    if (Object.keys(given).length === 0)
        problem([], 'has no part: give code, secrets or remediation, or leave it out');
}))
    .transform(({ remediation, ...detections }) => ({
    ...detections,
    remediation: remediation && { policies: remediation },
}));

;// CONCATENATED MODULE: ./build/src/rules/file/schema.js







const count = (most) => (0,file_values/* whole */.WQ)(0)
    .default(most)
    .transform((value) => ({ count: value }));
const shareError = ({ input }) => /^\d+%$/.test(String(input)) ? 'give at most 100%' : 'give a whole number, or a percentage such as 10%';
/** A number, or a share in percent. */
const countOrShare = schemas/* union */.KCZ([(0,file_values/* whole */.WQ)(0), schemas/* string */.YjP({ error: shareError }).regex(/^(?:\d|[1-9]\d|100)%$/, { error: shareError })])
    .default('10%')
    .transform((given) => typeof given === 'number' ? { count: given } : { percent: Number(given.slice(0, -1)) });
const limits = schemas/* strictObject */.rej({
    changes: count(100).describe('The most projects that one apply may change.'),
    removals: countOrShare.describe('The most projects that may lose tags, or a percentage of those in scope that have tags.'),
    'scans-off': countOrShare.describe('The most projects that may lose a managed scan, or a percentage of those that have one.'),
    findings: count(500).describe('The most findings that one apply may triage.'),
    policies: count(20).describe('The most entries of policies that one apply may change.'),
    'policy-deletes': count(0).describe('The most entries of policies that may be deleted.'),
});
const serviceLevels = schemas/* strictObject */.rej({
    critical: file_values/* age */.KW.optional().describe('How long critical findings may be open.'),
    high: file_values/* age */.KW.optional().describe('How long findings of high severity may be open.'),
    medium: file_values/* age */.KW.optional().describe('How long findings of medium severity may be open.'),
    low: file_values/* age */.KW.optional().describe('How long findings of low severity may be open.'),
});
/** Everything that a file says, with its defaults: type, reader and published schema in one. */
const rulesFile = schemas/* strictObject */.rej({
    $schema: schemas/* string */.YjP().optional().describe('Address of this schema, for editors.'),
    version: schemas/* literal */.euz(1, {
        error: ({ input }) => `write version: 1${input === '1' ? ' without quotes' : ', which is the version that this action reads'}`,
    })
        .describe('Version of the format: 1.'),
    scope: schemas/* strictObject */.rej({
        projects: file_values/* PROJECT_NAMES */.NY.describe('Names and patterns of projects; a leading `!` excludes.'),
    })
        .optional()
        .describe('Nothing outside it changes. Default: all projects.'),
    'managed-tags': (0,file_values/* list */.p_)(project_rules/* managedTag */.k0)
        .optional()
        .describe('Patterns of tags that are removed when no rule gives them. Default: no tag is removed.'),
    limits: limits.prefault({}).describe('When a plan exceeds a limit, `apply` writes nothing.'),
    projects: (0,file_values/* list */.p_)(project_rules/* projectRule */.K2).optional().describe('Rules for projects; all are evaluated in order.'),
    /** Undefined: findings are not read for rules, and no ignore ends. */
    findings: (0,file_values/* list */.p_)(findingRule)
        .optional()
        .describe('Rules for findings; the first that matches a finding decides.'),
    policies: policies
        .optional()
        .describe('The newer policies, with the keys and values of the API; a part that is left out is not managed.'),
    'service-levels': serviceLevels
        .optional()
        .describe('How long findings may be open, by severity; reported, never acted on.'),
    coverage: schemas/* boolean */.zMY()
        .default(false)
        .describe('Also report the repositories on GitHub that the platform does not know.'),
})
    .check((0,inputs_document/* crossCheck */.D)((file, problem) => checkRules(file, problem)))
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
/** Checks what no single rule can be wrong about; rules that are wrong are still as they were written. */
function checkRules({ projects, findings }, problem) {
    const names = new Map();
    const tags = new Map();
    const sections = { projects, findings };
    for (const section of ['projects', 'findings']) {
        for (const [at, rule] of [sections[section] ?? []].flat().entries()) {
            const { name, tags: given } = Object(rule);
            const twin = names.get(String(name).toLowerCase());
            if (twin !== undefined && typeof name === 'string')
                problem([section, at, 'name'], `is ${(0,values/* quote */.hD)(name)}, like that of a rule above: give each rule a unique name`);
            names.set(String(name).toLowerCase(), String(name));
            for (const tag of Array.isArray(given) ? given.map(String) : []) {
                const other = tags.get(tag.toLowerCase()) ?? tag;
                if (other !== tag)
                    problem([section, at, 'tags'], `has ${(0,values/* quote */.hD)(tag)}, elsewhere ${(0,values/* quote */.hD)(other)}: spell them the same way`);
                tags.set(tag.toLowerCase(), other);
                // Only teams that a rule names are asked for.
                if ((0,project_rules/* placeholdersOf */.iJ)(tag).includes('github.team') &&
                    !JSON.stringify(projects).includes('"github.team":'))
                    problem([section, at, 'tags'], 'has the placeholder github.team, but no rule names a team: add github.team to `when`');
            }
        }
    }
}
/** JSON Schema of a rules file, for editors: draft 7, which all of them read. The parser checks more. */
function rulesSchema() {
    return z.toJSONSchema(rulesFile, {
        io: 'input',
        target: 'draft-7',
        override({ zodSchema, jsonSchema }) {
            // Not every validator knows the format `date`; its pattern says the same.
            delete jsonSchema.format;
            if (zodSchema._zod.def.type === 'intersection')
                joinKeys(jsonSchema);
        },
    });
}
/** Of two schemas that each know some of a map's keys, editors would refuse all of them. */
function joinKeys(schema) {
    const [known, named] = schema.allOf ?? [];
    const { pattern = '' } = Object(named?.propertyNames);
    delete schema.allOf;
    Object.assign(schema, known, { patternProperties: { [pattern]: named?.additionalProperties } });
}

;// CONCATENATED MODULE: ./build/src/rules/file/read.js





/** An export of thousands of projects with ten tags each has a few MiB. */
const MAX_RULES_BYTES = 16 * 1024 * 1024;
/**
 * A rules file, YAML or JSON (which is YAML), as data, or everything that is wrong with it in the order of the file.
 *
 * @param text of the whole file, a byte order mark included
 * @param path as it was given, for messages
 */
async function parseRules(text, path) {
    // A reader puts U+FFFD for what it cannot decode; UTF-16 that is read as UTF-8 is full of zeros.
    if (/[\0\uFFFD]/.test(text) || !text.isWellFormed()) {
        const message = 'the file is not UTF-8 text: save it as UTF-8';
        return { ok: false, problems: [{ line: 1, column: 1, message }] };
    }
    const read = await (0,inputs_document/* readYaml */.g)(text.replace(/^\uFEFF/, ''), rulesFile, {
        name: 'the file',
        emptyRemedy: 'start it with version: 1',
        // Properties compare as texts, and so do the values that policies look for.
        textKeys: /^(?:github\.property\..*|values)$/,
    });
    if (!read.ok)
        return read;
    const { value, source } = read;
    return {
        ok: true,
        rules: {
            ...value,
            path,
            sha256: (0,external_node_crypto_.createHash)('sha256').update(canonical(source.data)).digest('hex'),
            policies: value.policies && withPlaces(value.policies, source),
            needs: needsOf(value),
        },
    };
}
/** One text for the same data: comments, blanks and the order of keys do not count. */
function canonical(data) {
    return JSON.stringify(data, (_key, value) => {
        if (typeof value !== 'object' || value === null || Array.isArray(value))
            return value;
        return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (0,names/* compare */.UD)(one, other)));
    });
}
/** Each part with its lines, for what the platform says of its texts. */
function withPlaces(bundles, source) {
    const parts = Object.entries(bundles).flatMap(([part, bundle]) => {
        if (bundle === undefined)
            return [];
        const path = ['policies', part];
        const { policies } = bundle;
        const wanted = {
            bundle,
            line: source.lineOf(path, 'key'),
            policyLines: (policies ?? []).map((_, policy) => source.lineOf([...path, policy])),
            texts: textsIn(Object(source.data).policies[part], path, source),
        };
        return [[part, wanted]];
    });
    return Object.fromEntries(parts);
}
/** Each text below a place of the file, with its line. */
function textsIn(data, path, source) {
    if (typeof data === 'string')
        return [{ text: data, line: source.lineOf(path) }];
    const keyOf = (key) => (Array.isArray(data) ? Number(key) : key);
    return Object.entries(data instanceof Object ? data : {}).flatMap(([key, value]) => textsIn(value, [...path, keyOf(key)], source));
}
const PROPERTY = 'github.property.';
/** Which of GitHub's data the rules look at. Teams are those that conditions name. */
function needsOf({ projects, coverage }) {
    const keys = [...new Set(projects.flatMap(project_rules/* gitHubKeysOf */.NH))];
    const sets = projects.flatMap(({ when, except }) => [when, ...except]);
    const teams = sets.flatMap(({ 'github.team': named = [] }) => named);
    return {
        github: coverage || keys.length > 0,
        properties: keys.filter((key) => key.startsWith(PROPERTY)).map((key) => key.slice(PROPERTY.length)),
        teams: [...new Set(teams)],
    };
}


/***/ }),

/***/ 3072:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hl: () => (/* binding */ PROJECT_SET),
/* harmony export */   KW: () => (/* binding */ age),
/* harmony export */   NY: () => (/* binding */ PROJECT_NAMES),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   WQ: () => (/* binding */ whole),
/* harmony export */   e$: () => (/* binding */ FINDING_EXCEPT),
/* harmony export */   h9: () => (/* binding */ oneOrMore),
/* harmony export */   oF: () => (/* binding */ ruleName),
/* harmony export */   p_: () => (/* binding */ list),
/* harmony export */   uQ: () => (/* binding */ spelled),
/* harmony export */   vW: () => (/* binding */ FINDING_WHEN),
/* harmony export */   yL: () => (/* binding */ oneOf)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2857);
/* harmony import */ var _findings_conditions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2340);
/* harmony import */ var _inputs_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8125);
/* harmony import */ var _inputs_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7745);
/* harmony import */ var _model_selection_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8985);
/* harmony import */ var _project_conditions_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1383);






const MAX_LENGTH = 1000;
/** A text that is not empty and that no check refuses. */
function text(checks, maxLength = MAX_LENGTH) {
    return zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()
        .min(1, { abort: true })
        .max(maxLength, { abort: true })
        .superRefine((given, context) => {
        const problem = checks.map((check) => check(given)).find((one) => one !== undefined);
        if (problem !== undefined)
            context.addIssue(`is ${(0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(given)}, which ${problem}`);
    });
}
/** One value, or a list of at least one; duplicates go. */
function oneOrMore(item) {
    return zod__WEBPACK_IMPORTED_MODULE_4__/* .union */ .KCZ([item, zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(item).min(1)]).transform((given) => {
        return [...new Set(Array.isArray(given) ? given : [given])];
    });
}
/** A list that may be empty; duplicates go. */
function list(item, min = 0) {
    const items = zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(item);
    return (min === 0 ? items : items.min(min)).transform((given) => [...new Set(given)]);
}
/** Names, patterns and, behind a `!`, what is excluded: one text or a list. */
function names(checks, isLoose = false) {
    const name = text([_inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .signProblem */ .bS, ...checks]);
    const item = isLoose ? zod__WEBPACK_IMPORTED_MODULE_4__/* .union */ .KCZ([name, zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig(), zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY()]).transform(String) : name;
    return oneOrMore(item)
        .superRefine((items, context) => {
        const problem = (0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .onlyExcludes */ .sz)(items, "'**'");
        if (problem !== undefined)
            context.addIssue(problem);
    })
        .transform(_model_selection_js__WEBPACK_IMPORTED_MODULE_5__/* .nameListOf */ .R1);
}
const NAMES = names([_inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .plainProblem */ .W$]).meta({ id: 'names' });
const PATHS = names([_inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .plainProblem */ .W$, _inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .filePathProblem */ .tX]);
const severalProblem = (given) => /^([^\s/]+)\/\S+(?:\s+\1\/\S+)+$/.test(given)
    ? `has several names; list them, as in [${given.split(/\s+/).join(', ')}]`
    : undefined;
const PROJECT_NAMES = names([_inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .itemProblem */ .to, severalProblem, _inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .nameProblem */ .rH]).meta({ id: 'projectNames' });
const TAG_NAMES = names([_inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .itemProblem */ .to]).meta({ id: 'tagNames' });
/** Numbers and flags compare as texts. */
const PROPERTY_VALUES = names([_inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .plainProblem */ .W$], true).meta({ id: 'propertyValues' });
function oneOf(values) {
    return zod__WEBPACK_IMPORTED_MODULE_4__/* .preprocess */ .vkY((given) => (typeof given === 'string' ? given.toLowerCase() : given), zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(values));
}
function whole(min) {
    const error = `give a whole number from ${min}, without quotes`;
    return zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr({ error }).min(min, { error });
}
/** A text that is spelled in one way, and what it means. */
function spelled(pattern, error, parse) {
    return zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP({ error })
        .regex(pattern, { error })
        .transform((given) => parse(given));
}
const age = spelled(_inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .AGE_PATTERN */ .rn, ({ input }) => (0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .ageRemedy */ .SY)(String(input)), _inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .spanMs */ .J6);
/** The name of a rule: it stands in quotes in the mark of a note. */
const ruleName = text([
    _inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .plainProblem */ .W$,
    (given) => /^[\p{L}\p{M}\p{N} \-_.,:/()'&+]*$/u.test(given)
        ? undefined
        : "has a character that a name cannot have; use letters, digits, spaces and -_.,:/()'&+",
], 80);
const slug = spelled(/^[A-Za-z0-9_-]+$/, 'give the slug of a team, such as payments; patterns do not work here', (given) => given.toLowerCase());
/** Ids that are compared whole; what is behind a `!` is excluded, also where nothing else stands there. */
function words(of) {
    const [form, error] = _inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .WORD_FORMS */ .Fc[of];
    const id = zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP({ error }).regex(form, { error });
    const item = of === 'cwe' ? zod__WEBPACK_IMPORTED_MODULE_4__/* .union */ .KCZ([id, whole(1)], { error }).transform(String) : id;
    return oneOrMore(item).transform(_model_selection_js__WEBPACK_IMPORTED_MODULE_5__/* .nameListOf */ .R1);
}
const SPELLED = {
    any: NAMES,
    project: PROJECT_NAMES,
    tag: TAG_NAMES,
    property: PROPERTY_VALUES,
    team: NAMES,
    path: PATHS,
    vulnerability: words('vulnerability'),
    cwe: words('cwe'),
    owasp: words('owasp'),
};
const shareError = 'give a number from 0 to 1';
function conditionValue({ name, form, values, spelled }) {
    // A rule looks at one type.
    if (name === 'type')
        return oneOf(_findings_conditions_js__WEBPACK_IMPORTED_MODULE_0__/* .RULE_TYPES */ .Bs).transform((one) => [one]);
    switch (form) {
        case 'boolean':
            return zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY();
        case 'age':
            return age;
        case 'number':
            return zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig({ error: shareError }).min(0, { error: shareError }).max(1, { error: shareError });
        case 'values':
            return oneOrMore(values === undefined ? slug : oneOf(values));
        case 'names':
            // A schema of its own, with a description of its own.
            return SPELLED[spelled ?? 'any'].transform((names) => names);
    }
}
const PROPERTY = 'github.property.<name>';
/** A set of conditions, all of which must hold. */
function conditions(rows, id) {
    const formOf = (row) => conditionValue(row).describe(row.meaning);
    const fixed = rows.filter(({ name }) => name !== PROPERTY);
    const known = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej(Object.fromEntries(fixed.map((row) => [row.name, formOf(row).optional()])), {
        error: ({ code }) => (code === 'unrecognized_keys' ? rows.map(({ name }) => name).join('\n') : undefined),
    });
    const property = rows.find(({ name }) => name === PROPERTY);
    const set = property === undefined
        ? known
        : zod__WEBPACK_IMPORTED_MODULE_4__/* .intersection */ .E$q(known, zod__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().regex(_project_conditions_js__WEBPACK_IMPORTED_MODULE_3__/* .PROPERTY_KEY */ .qE), formOf(property)));
    return set
        .check((0,_inputs_document_js__WEBPACK_IMPORTED_MODULE_1__/* .crossCheck */ .D)((given, problem) => {
        if (Object.keys(given).length === 0)
            problem([], 'has no condition: give one, or leave it out');
        const [older, newer] = [given['older-than'], given['newer-than']];
        if (typeof older === 'number' && typeof newer === 'number' && older >= newer)
            problem(['older-than'], 'and `newer-than` exclude each other, because no finding can match both: correct one of them');
    }))
        .meta({ id });
}
/** They say what the rule is about, and take nothing out of it. */
const OF_WHEN = ['type', 'decided-by'];
const PROJECT_SET = conditions(_project_conditions_js__WEBPACK_IMPORTED_MODULE_3__/* .PROJECT_CONDITIONS */ .HL, 'projectConditions');
const FINDING_WHEN = conditions(_findings_conditions_js__WEBPACK_IMPORTED_MODULE_0__/* .FINDING_CONDITIONS */ .J2, 'findingConditions');
const FINDING_EXCEPT = conditions(_findings_conditions_js__WEBPACK_IMPORTED_MODULE_0__/* .FINDING_CONDITIONS */ .J2.filter(({ name }) => !OF_WHEN.includes(name)), 'findingExceptions');


/***/ }),

/***/ 4526:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ linesOf)
/* harmony export */ });
/* harmony import */ var _findings_mark_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1463);
/* harmony import */ var _policies_bundles_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4477);


/**
 * The lines of a change, by which a plan is approved.
 *
 * @param duration of a triage, such as `for 90d`
 */
function linesOf(change, duration = '') {
    if (change.field === 'none' || change.field === 'ticket')
        return [];
    if (change.field === 'policies')
        return policyLines(change);
    return [change.field === 'triage' ? triageLine(change, duration) : projectLine(change)];
}
function projectLine({ project, before, after, ...change }) {
    const isTag = change.field === 'tag';
    const [on, off] = isTag ? ['present', 'absent'] : ['on', 'off'];
    const text = (value = '') => (typeof value === 'boolean' ? (value ? on : off) : value);
    const field = isTag ? `tag:${change.tag}` : change.field;
    return { target: project.name, field, before: text(before), after: text(after) };
}
/**
 * Marks are written without the names of rules, and the last one, whose day may follow from the plan's moment, as how
 * long the triage holds.
 */
function triageLine({ finding, after }, duration) {
    const { state = '', reason = '', note } = after;
    const { text, marks } = (0,_findings_mark_js__WEBPACK_IMPORTED_MODULE_0__/* .readNote */ .VC)(note);
    const kept = marks.slice(0, -1).map(({ kind, day }) => `[${kind} ${day ?? ''}]`);
    return {
        target: `${finding.kind}:${finding.id}`,
        field: 'triage',
        before: [finding.status, finding.triage_state, finding.triage_reason].map((part) => part ?? '').join('/'),
        after: [state, reason, [text, ...kept].join(' '), duration].join('|'),
    };
}
/**
 * One for each entry of the difference. What means the same is the same text; where the platform does not say what
 * comes, the line has the whole bundle, so that nothing else is written than what was approved.
 */
function policyLines({ part, entries, after: bundle }) {
    return entries.map(({ kind, key, effect, before, after = effect === 'delete' ? undefined : bundle }) => ({
        target: `policies:${part}`,
        field: `${kind}:${JSON.stringify(key)}`,
        before: before === undefined ? '' : (0,_policies_bundles_js__WEBPACK_IMPORTED_MODULE_1__/* .canonical */ .$N)(before, 'policies'),
        after: after === undefined ? '' : (0,_policies_bundles_js__WEBPACK_IMPORTED_MODULE_1__/* .canonical */ .$N)(after, 'policies'),
    }));
}


/***/ }),

/***/ 8922:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  C: () => (/* binding */ makePlan)
});

// EXTERNAL MODULE: ./build/src/changes/rows.js
var changes_rows = __webpack_require__(4686);
// EXTERNAL MODULE: ./build/src/findings/counts.js
var counts = __webpack_require__(4150);
// EXTERNAL MODULE: ./build/src/model/context.js
var model_context = __webpack_require__(4112);
// EXTERNAL MODULE: ./build/src/model/deployment.js
var deployment = __webpack_require__(2396);
// EXTERNAL MODULE: ./build/src/model/saved.js
var saved = __webpack_require__(936);
// EXTERNAL MODULE: ./build/src/platform/resources/project.js
var resources_project = __webpack_require__(2114);
// EXTERNAL MODULE: ./build/src/policies/compare.js
var compare = __webpack_require__(7123);
// EXTERNAL MODULE: ./build/src/projects/project.js
var projects_project = __webpack_require__(4849);
// EXTERNAL MODULE: ./build/src/findings/finding.js
var findings_finding = __webpack_require__(6321);
// EXTERNAL MODULE: ./build/src/model/findings.js
var model_findings = __webpack_require__(3917);
// EXTERNAL MODULE: ./build/src/model/names.js
var model_names = __webpack_require__(519);
// EXTERNAL MODULE: ./build/src/model/time.js
var time = __webpack_require__(4386);
;// CONCATENATED MODULE: ./build/src/rules/plan/coverage.js





const RECENT_MS = 30 * time/* DAY_MS */.sO;
/**
 * What needs somebody's attention, beyond what the rules change.
 *
 * @param repositories absent where no list of them was read
 * @param findings each once
 * @param tags of the projects, by name in lower case
 * @param groupBy prefix of the tags that name teams
 */
function coverageOf(serviceLevels, projects, repositories, findings, tags, { groupBy, momentMs }) {
    const namesOf = (isMeant) => projects
        .filter(({ project }) => isMeant((0,time/* epochMs */.e9)(project.latest_scan_at)))
        .map(({ project }) => project.name)
        .sort();
    const overdue = findings.flatMap((finding) => overdueOf(finding, serviceLevels, momentMs));
    const late = new Set(overdue.map(({ finding }) => finding));
    const teamOf = ({ repository = '' }) => (0,counts/* groupOf */.F8)(tags.get(repository.toLowerCase()) ?? [], groupBy);
    const isLeveled = Object.keys(serviceLevels).length > 0;
    return {
        ...repositories,
        neverScanned: namesOf((ms) => ms === undefined),
        notScannedFor30Days: namesOf((ms) => ms !== undefined && ms < momentMs - RECENT_MS),
        overdue: overdue.sort((one, other) => (0,model_findings/* severityRank */.qs)(one.finding.severity) - (0,model_findings/* severityRank */.qs)(other.finding.severity) ||
            other.daysOver - one.daysOver ||
            (0,model_names/* compare */.UD)(one.finding.id, other.finding.id)),
        groups: isLeveled ? (0,counts/* groupFindings */.kG)(findings, groupBy, teamOf, (finding) => late.has(finding)) : undefined,
    };
}
/** Of findings of which nobody knows whether they are overdue: what they lack. */
function lackedByLevels(findings, levels) {
    const isLeveled = ({ severity }) => levels[severity?.toLowerCase()] !== undefined;
    const lacked = findings.flatMap((finding) => {
        if (finding.status === undefined)
            return 'status';
        if (finding.status !== 'open')
            return [];
        if (finding.severity === undefined)
            return 'severity';
        return isLeveled(finding) && (0,findings_finding/* detectedMs */.j8)(finding) === undefined ? 'service-levels' : [];
    });
    const counts = [...Map.groupBy(Object.keys(levels).length > 0 ? lacked : [], (condition) => condition)];
    return counts.map(([condition, { length }]) => ({
        ...{ kind: 'field-missing', of: 'service-levels', condition, rows: length },
    }));
}
function overdueOf(finding, levels, momentMs) {
    const level = levels[finding.severity?.toLowerCase()];
    const since = finding.status === 'open' ? (0,findings_finding/* detectedMs */.j8)(finding) : undefined;
    if (since === undefined || level === undefined || momentMs - since <= level)
        return [];
    return [{ finding, daysOver: Math.floor((momentMs - since - level) / time/* DAY_MS */.sO) }];
}

// EXTERNAL MODULE: ./build/src/changes/entry-counts.js
var entry_counts = __webpack_require__(5368);
;// CONCATENATED MODULE: ./build/src/rules/plan/limits.js


/** In a smaller scope a share says nothing: one project of three is 33 %. */
const MIN_PROJECTS_OF_A_SHARE = 10;
/**
 * The limits that the rows of a plan cross; none = it may be applied.
 *
 * @param projects those in scope, of which shares are
 */
function checkLimits(rows, limits, projects) {
    const changed = new Set();
    const losingTags = new Set();
    const switchedOff = new Set();
    let triaged = 0;
    for (const { change } of rows) {
        if (change.field === 'triage')
            triaged += 1;
        if (!('project' in change) || change.field === 'none')
            continue;
        const { name } = change.project;
        changed.add(name);
        if (change.after)
            continue;
        if (change.field === 'tag')
            losingTags.add(name);
        else
            switchedOff.add(name);
    }
    const entries = (0,changes_rows/* policyEntries */.zX)(rows).map(entry_counts/* entryCounts */.H);
    const policies = entries.reduce((sum, { changes }) => sum + changes, 0);
    const weakening = entries.reduce((sum, one) => sum + one.weakening, 0);
    const withTags = projects.filter(({ project }) => project.tags.length > 0).length;
    const withScansOn = projects.filter(({ scans }) => scans?.diff_scan || scans?.full_scan).length;
    const inScope = projects.length;
    return [
        ...overLimit(limits, 'changes', 'project', changed.size),
        ...overLimit(limits, 'removals', 'project', losingTags.size, withTags, inScope),
        ...overLimit(limits, 'scans-off', 'project', switchedOff.size, withScansOn, inScope),
        ...overLimit(limits, 'findings', 'finding', triaged),
        ...overLimit(limits, 'policies', 'policy', policies),
        ...overLimit(limits, 'policy-deletes', 'policy', weakening),
    ];
}
/** @param whole what a share is of: only some limits take one */
function overLimit(limits, name, of, figure, whole = 0, projectsInScope = 0) {
    const allows = limits[name];
    const limit = `limits.${name}`;
    if ('count' in allows)
        return figure > allows.count ? [{ limit, of, allowed: allows.count, figure }] : [];
    const { percent } = allows;
    if (projectsInScope < MIN_PROJECTS_OF_A_SHARE || figure * 100 <= percent * whole)
        return [];
    return [{ limit, of, allowed: Math.floor((percent * whole) / 100), figure, percent, whole }];
}

// EXTERNAL MODULE: ./build/src/rules/plan/lines.js
var plan_lines = __webpack_require__(4526);
// EXTERNAL MODULE: ./build/src/findings/list.js + 1 modules
var findings_list = __webpack_require__(7188);
// EXTERNAL MODULE: ./build/src/findings/triage.js
var triage = __webpack_require__(3794);
// EXTERNAL MODULE: ./build/src/model/selection.js
var selection = __webpack_require__(8985);
// EXTERNAL MODULE: ./build/src/model/step-errors.js
var step_errors = __webpack_require__(7761);
// EXTERNAL MODULE: ./build/src/findings/conditions.js
var conditions = __webpack_require__(2340);
// EXTERNAL MODULE: ./build/src/findings/filter.js
var findings_filter = __webpack_require__(20);
// EXTERNAL MODULE: ./build/src/findings/mark.js
var findings_mark = __webpack_require__(1463);
// EXTERNAL MODULE: ./build/src/findings/triage-state.js
var triage_state = __webpack_require__(970);
;// CONCATENATED MODULE: ./build/src/rules/plan/finding-rules.js





/**
 * Finds the row of a finding that a rule looks at, where its conditions hold, whoever decided about the finding, or what
 * the finding lacks to say so.
 */
function rowFinder(rule, lookups, momentMs) {
    const { branch, ...when } = rule.when;
    const holds = conditionSet(when, lookups, momentMs);
    const excepted = rule.except.map((set) => conditionSet(set, lookups, momentMs));
    const isOnBranch = branch === undefined ? undefined : conditionSet({ branch }, lookups, momentMs);
    const isActive = !isOver(rule, momentMs);
    const matches = (row) => {
        if (!isActive || row.kind !== rule.type)
            return false;
        const wanted = both(isOnBranch?.(row) ?? true, () => holds(row));
        return both(wanted, () => not(excepted.map((isExcepted) => isExcepted(row))));
    };
    return (rows) => {
        const verdicts = (isOnBranch === undefined ? rows.slice(0, 1) : rows).map(matches);
        const at = verdicts.indexOf(true);
        if (at >= 0)
            return { finding: rows[at] };
        return { lacks: verdicts.find((verdict) => typeof verdict === 'string') };
    };
}
function both(one, other) {
    if (one === false)
        return false;
    const found = other();
    return found === true ? one : found;
}
/** Of exceptions: none of them holds. */
function not(verdicts) {
    return !verdicts.includes(true) && (verdicts.find((verdict) => verdict !== false) ?? true);
}
/**
 * Whether the day until which a rule ignores has passed: what it would ignore now, the next apply would reopen. The
 * file stays valid, because what the rule did ignore has to be reopened.
 */
function isOver({ triage: { ends } }, momentMs) {
    return ends?.kind === 'until' && ends.date < (0,time/* dayOf */.kb)(momentMs);
}
function conditionSet(set, lookups, momentMs) {
    const tests = Object.entries(set).map(([key, value]) => {
        const filter = (0,conditions/* filterOfRule */.Y7)(key);
        const wanted = filter.kind === 'age' ? momentMs - Number(value) : value;
        return { key, filter, test: (0,findings_filter/* filterPredicate */.y)(filter, wanted, lookups) };
    });
    return (finding) => {
        const failed = tests.filter(({ test }) => !test(finding));
        const [first] = failed;
        if (first === undefined)
            return true;
        return failed.every(({ filter }) => (0,findings_filter/* lacksExpected */.Z)(filter, finding)) && first.key;
    };
}
const ENDED_NOTE = 'This ignore has ended';
/**
 * Asks the rules about one finding after the other, each once: what a decision makes of a finding is looked at by the
 * next plan.
 *
 * @param momentMs from which ages count
 */
function findingEvaluator(rules, lookups, momentMs) {
    const ready = rules.map((rule) => ({ rule, findRow: rowFinder(rule, lookups, momentMs) }));
    const triages = new Map(rules.map(({ name, triage }) => [name, triage]));
    /** On another branch a note alone is no decision. */
    const deciderOn = (row, at) => at > 0 && (0,triage_state/* triageStateOf */.zG)(row) === 'untriaged' ? 'nobody' : (0,triage_state/* deciderOf */.Id)(row, triages);
    /** @param rows of one finding, the one that stands for it first */
    return (rows) => {
        const deciders = rows.map(deciderOn);
        const decider = deciders.reduce(triage_state/* higherPrecedence */.I2, 'nobody');
        const ignored = rows.find((row) => row.status !== 'fixed' && lastMark(row)?.kind === 'until');
        const mark = ignored && lastMark(ignored);
        const isOvertaken = decider === 'people' || decider === 'platform';
        const ignore = isOvertaken ? undefined : mark;
        if (ignored !== undefined && mark !== undefined && (0,findings_mark/* hasEnded */.hY)(mark, momentMs)) {
            if (isOvertaken)
                return { left: 'decided-by-people-since-the-ignore' };
            return { ignore, decision: endOfIgnore(ignored, mark, momentMs) };
        }
        let left;
        for (const { rule, findRow } of ready) {
            const { finding, lacks } = findRow(rows);
            const mayDecide = rule.decidedBy.some((one) => one === 'anyone' || one === decider);
            if (finding === undefined) {
                if (lacks !== undefined && mayDecide)
                    return { ignore, left, lacks };
                continue;
            }
            if (!mayDecide)
                left ??= whoDecided(decider, deciders[0]);
            else if (endedMarks(finding).some((mark) => mark.rule === rule.name))
                left = 'opened-again-for-people';
            else if (isAsWanted(finding, rule))
                return { ignore };
            else
                return { ignore, decision: decisionOf(finding, rule, momentMs) };
        }
        return { ignore, left };
    };
}
function whoDecided(decider, onThisBranch) {
    if (decider === 'platform')
        return 'decided-by-platform';
    if (decider !== 'people')
        return undefined;
    return onThisBranch === 'people' ? 'decided-by-people' : 'decided-by-people-on-another-branch';
}
function endOfIgnore(finding, { rule, day }, momentMs) {
    const others = endedMarks(finding).filter((mark) => mark.rule !== rule);
    const ended = { rule, kind: 'ended', day: day ?? (0,time/* dayOf */.kb)(momentMs) };
    return {
        finding,
        after: { state: 'reopened', note: (0,findings_mark/* writeNote */.IP)(ENDED_NOTE, others, ended) },
        why: { rule, because: 'ended' },
        duration: `ended ${day ?? ''}`,
    };
}
function decisionOf(finding, rule, momentMs) {
    const { state, reason, note = '', ends } = rule.triage;
    const until = lastDay(ends, momentMs);
    const mark = { rule: rule.name, kind: until === undefined ? 'decided' : 'until', day: until };
    // The list of secrets shows no note, which would hold a mark.
    const isSecret = finding.kind === 'secrets';
    const after = { state, reason, note: isSecret ? undefined : (0,findings_mark/* writeNote */.IP)(note, endedMarks(finding), mark) };
    return { finding, after, why: { rule: rule.name, until }, rule, duration: durationText(ends) };
}
function lastDay(ends, momentMs) {
    if (ends?.kind === 'until')
        return ends.date;
    return ends?.kind === 'after' ? (0,time/* dayOf */.kb)(momentMs + ends.days * time/* DAY_MS */.sO) : undefined;
}
function durationText(ends) {
    if (ends === undefined)
        return '';
    if (ends.kind === 'never')
        return 'ever';
    return ends.kind === 'until' ? `until ${ends.date}` : `for ${ends.days}d`;
}
/** The day at which an ignore ends is not moved on, or an ignore would never end. */
function isAsWanted(finding, { triage }) {
    const { state, reason, note, ends } = triage;
    if (finding.kind === 'secrets') {
        return finding.status === 'fixed' || finding.status === (state === 'ignored' ? 'ignored' : 'open');
    }
    const now = (0,triage_state/* triageStateOf */.zG)(finding);
    if (now !== state && !(state === 'reopened' && now === 'untriaged'))
        return false;
    if (reason !== undefined && reason !== finding.triage_reason)
        return false;
    const { text, marks } = (0,findings_mark/* readNote */.VC)(finding.triage_comment);
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
function lastMark({ triage_comment: note }) {
    return (0,findings_mark/* readNote */.VC)(note).marks.at(-1);
}
/** The marks of ignores that have ended, which their rules have to respect. */
function endedMarks({ triage_comment: note }) {
    return (0,findings_mark/* readNote */.VC)(note).marks.filter(({ kind }) => kind === 'ended');
}

// EXTERNAL MODULE: ./build/src/rules/file/project-rules.js
var project_rules = __webpack_require__(7147);
// EXTERNAL MODULE: ./build/src/rules/project-conditions.js
var project_conditions = __webpack_require__(1383);
;// CONCATENATED MODULE: ./build/src/rules/plan/project-rules.js



/** Why the keys cannot be looked at in this project's repository; undefined when they can. */
function unknownFor(keys, facts) {
    if (keys.length === 0)
        return undefined;
    if (facts === undefined)
        return 'not-visible';
    if (!facts.known)
        return facts.reason;
    const { properties, teams } = facts.repository;
    const asked = [
        ['properties', properties, keys.some((key) => key.startsWith('github.property.'))],
        ['teams', teams, keys.includes('github.team')],
    ];
    for (const [what, values, isAsked] of asked) {
        if (!isAsked || Array.isArray(values) || values instanceof Map)
            continue;
        if (values === 'personal-account')
            return values;
        return values === undefined ? `${what}-unknown` : `${what}-refused`;
    }
    return undefined;
}
function readyProjectRule(rule, index, momentMs) {
    const holds = allHold(rule.when, momentMs);
    const exceptions = rule.except.map((set) => allHold(set, momentMs));
    const given = Object.entries(rule.settings);
    return {
        rule,
        index,
        matches: (state) => holds(state) && !exceptions.some((isException) => isException(state)),
        settings: given.filter(([, wanted]) => wanted !== undefined),
        gitHubKeys: (0,project_rules/* gitHubKeysOf */.NH)(rule),
    };
}
/** Conditions on switches come last, so that these are read only where the others hold. */
function allHold(set, momentMs) {
    const keys = Object.entries(set).sort(([one], [other]) => Number(isOfSwitch(one)) - Number(isOfSwitch(other)));
    const tests = keys.map(([key, value]) => (0,project_conditions/* projectTest */.MQ)(key, value, momentMs));
    return (state) => tests.every((test) => test(state));
}
function isOfSwitch(key) {
    return key.startsWith('managed-scan.');
}
/** The rules for projects, to be asked about one project after the other. */
function projectEvaluator(rules, momentMs) {
    const ready = rules.map((rule, index) => readyProjectRule(rule, index, momentMs));
    const rulesFor = ruleFinder(ready);
    return { ready, evaluate: (facts) => evaluate(rulesFor(facts.project.name), facts) };
}
/** Rules that name their projects and nothing else are found by name: there may be thousands of them. */
function ruleFinder(rules) {
    const named = rules.map((ready) => {
        const { names = [], patterns = [] } = Object(ready.rule.when.name);
        // Rules that look at GitHub may leave any project alone.
        return { ready, names: patterns.length + ready.gitHubKeys.length === 0 ? names : [] };
    });
    const ofAll = named.filter(({ names }) => names.length === 0).map(({ ready }) => ready);
    const keyed = named.flatMap(({ ready, names }) => names.map((name) => ({ ready, key: (0,model_names/* nameKey */.Rc)(name) })));
    const ofName = Map.groupBy(keyed, ({ key }) => key);
    return (name) => {
        const own = ofName.get((0,model_names/* nameKey */.Rc)(name))?.map(({ ready }) => ready);
        return own === undefined ? ofAll : [...ofAll, ...own].sort((one, other) => one.index - other.index);
    };
}
/**
 * Asks the rules about one project, from top to bottom. A rule that looks at what is not known of the repository is
 * skipped, and a setting that it names is left as it is.
 */
function evaluate(rules, { project, scans, github }) {
    let needsSwitches = false;
    const visible = new Set(project.tags);
    const isOn = (field) => {
        needsSwitches ||= scans === undefined;
        return scans?.[field];
    };
    const tags = new Map();
    const settings = {};
    const matched = new Set();
    const tagging = new Set();
    const frozen = new Set();
    const unfilled = new Map();
    const repository = github?.known ? github.repository : undefined;
    let unknown;
    for (const ready of rules) {
        const { rule } = ready;
        const reason = unknownFor(ready.gitHubKeys, github);
        if (reason !== undefined) {
            unknown ??= reason;
            for (const [field] of ready.settings)
                frozen.add(field);
            continue;
        }
        if (!ready.matches({ project, github, tags: visible, isOn }))
            continue;
        matched.add(rule);
        const withoutTag = rule.tags.filter((tag) => isUnfilled(tag, repository));
        if (withoutTag.length > 0)
            unfilled.set(rule, withoutTag);
        for (const tag of rule.tags.flatMap((one) => filledTags(one, repository))) {
            tagging.add(rule);
            if (tags.has(tag))
                continue;
            tags.set(tag, rule.name);
            visible.add(tag);
        }
        for (const [field, wanted] of ready.settings) {
            if (field !== 'primary_branch')
                needsSwitches ||= scans === undefined;
            // The last rule that matches wins.
            const above = settings[field];
            const over = above?.wanted === wanted ? above?.over : above?.rule;
            settings[field] = { wanted, rule: rule.name, over };
        }
    }
    for (const field of frozen)
        delete settings[field];
    return { tags, settings, matched, tagging, unfilled, unknown, needsSwitches };
}
const MAX_VALUE_LENGTH = 100;
function isUsable(value) {
    return value.length <= MAX_VALUE_LENGTH && !/[\r\n\u2028\u2029,]/.test(value);
}
function isUnfilled(tag, repository) {
    if (repository === undefined)
        return false;
    return (0,project_rules/* placeholdersOf */.iJ)(tag).some((key) => !(0,project_conditions/* gitHubValues */.WC)(repository, key).every(isUsable));
}
/** The tags that a tag with placeholders stands for: one for each value, none where the repository lacks one. */
function filledTags(tag, repository) {
    const [start, end] = [tag.indexOf('${'), tag.indexOf('}')];
    if (start < 0)
        return [tag];
    const [key = ''] = (0,project_rules/* placeholdersOf */.iJ)(tag);
    const values = repository === undefined ? [] : (0,project_conditions/* gitHubValues */.WC)(repository, key).filter(isUsable);
    const rests = filledTags(tag.slice(end + 1), repository);
    return values.flatMap((value) => rests.map((rest) => `${tag.slice(0, start)}${value}${rest}`));
}
/** Whether a tag may come from a tag with placeholders, whatever their values are. */
function hasForm(tag, template) {
    const start = template.slice(0, template.indexOf('${')).toLowerCase();
    const end = template.slice(template.lastIndexOf('}') + 1).toLowerCase();
    return tag.toLowerCase().startsWith(start) && tag.toLowerCase().endsWith(end);
}

;// CONCATENATED MODULE: ./build/src/rules/plan/notices.js




/**
 * Rules that match no project, or never have an effect, and why projects are unknown.
 *
 * @param typos in conditions; those of a rule that matches nothing stand in its own notice
 */
function projectNotices(rules, evaluated, unknown, typos) {
    const evaluations = evaluated.map(({ evaluation }) => evaluation);
    const matched = new Set(evaluations.flatMap((one) => [...one.matched]));
    const effective = new Set(evaluations.flatMap(({ tagging, settings }) => [
        ...[...tagging].map(({ name }) => name),
        ...Object.values(settings).map(({ rule }) => rule),
    ]));
    const ofRules = rules.flatMap(({ rule, settings, gitHubKeys }) => {
        // A rule that no project could be asked about says nothing.
        if (evaluated.every(({ facts }) => unknownFor(gitHubKeys, facts.github) !== undefined))
            return [];
        if (!matched.has(rule)) {
            const near = typos.flatMap((typo) => (typo.rule === rule.name ? (typo.near ?? []) : []));
            return [{ kind: 'rule-no-match', rule: rule.name, near: near.length > 0 ? near : undefined }];
        }
        const projects = evaluations.filter(({ unfilled }) => unfilled.has(rule)).length;
        if (projects > 0)
            return [{ kind: 'value-unusable', rule: rule.name, projects }];
        if (effective.has(rule.name))
            return [];
        return [
            { kind: 'rule-no-effect', rule: rule.name, why: settings.length > 0 ? 'overridden' : 'no-values' },
        ];
    });
    const ofReasons = [...Map.groupBy(unknown, ({ reason }) => reason)].map(([reason, rows]) => {
        const owners = [...new Set(rows.map(({ target }) => target.split('/')[0] ?? target))];
        return { kind: 'projects-unknown', reason, projects: rows.length, of: evaluated.length, owners };
    });
    const matchless = new Set(ofRules.map((one) => (one.kind === 'rule-no-match' ? one.rule : undefined)));
    return [...ofReasons, ...ofRules, ...typos.filter(({ rule }) => !matchless.has(rule))];
}
/** Of projects whose name and address show that they are not on GitHub, or a person's: no token shows more. */
const NOT_ON_GITHUB = ['other-host', 'not-a-repository'];
/** Where rules were skipped for more than one in ten of the projects that should be on GitHub. */
function missingOnGitHub(evaluated) {
    // A name without an address may be that of a local scan.
    const isElsewhere = ({ project: { url }, github }) => github?.known === false &&
        (NOT_ON_GITHUB.includes(github.reason) || (github.reason === 'no-owner' && !url));
    const expected = evaluated.filter(({ facts }) => !isElsewhere(facts));
    const unknown = expected.filter(({ evaluation: { unknown: reason } }) => reason !== undefined && reason !== 'personal-account');
    if (unknown.length * 10 <= expected.length)
        return undefined;
    return { kind: 'drift-unknown', of: 'projects', unknown: unknown.length, expected: expected.length };
}
const SOON_DAYS = 14;
/**
 * What the user should know about rules for findings beyond the changes.
 *
 * @param ignores marks of those about which nobody has decided since
 * @param lacked the conditions of which nobody knows whether they hold, once for each finding
 */
function findingNotices(rules, ignores, lacked, momentMs) {
    const [today, soon] = [(0,time/* dayOf */.kb)(momentMs), (0,time/* dayOf */.kb)(momentMs + SOON_DAYS * time/* DAY_MS */.sO)];
    const over = rules.filter((rule) => isOver(rule, momentMs));
    const unreadable = ignores.filter(({ day }) => day === undefined).length;
    const ending = ignores.filter((mark) => (mark.day ?? '') <= soon && !(0,findings_mark/* hasEnded */.hY)(mark, momentMs));
    const byRule = [...Map.groupBy(ending, ({ rule }) => rule)].sort(([one], [other]) => one < other ? -1 : 1);
    return [
        ...over.flatMap(({ name, triage: { ends } }) => ends?.kind === 'until' ? [{ kind: 'rule-over', rule: name, until: ends.date, today }] : []),
        ...(unreadable > 0 ? [{ kind: 'mark-unreadable', findings: unreadable }] : []),
        ...byRule.map(([rule, marks]) => {
            const first = marks.map(({ day = '' }) => day).sort()[0] ?? '';
            return { kind: 'ends-soon', rule, findings: marks.length, first };
        }),
        ...[...Map.groupBy(lacked, (condition) => condition)].map(([condition, { length }]) => ({ kind: 'field-missing', of: 'rules', condition, rows: length })),
    ];
}

;// CONCATENATED MODULE: ./build/src/rules/plan/plan-findings.js









/**
 * Plans what the rules, and the ends of ignores, make of findings.
 *
 * @param projects those in scope, by name in lower case
 * @param approved targets of the changes of an approved plan, such as `sast:123`
 * @returns also each finding in scope once: the row that stands for it
 */
function planFindings(rules, listing, projects, { momentMs, approved, isDryRun }) {
    const projectOf = (name = '') => projects.get(name.toLowerCase());
    const lookups = {
        projectTags: (name) => projectOf(name)?.tags,
        primaryBranch: (name) => projectOf(name)?.primaryBranch,
    };
    const evaluate = findingEvaluator(rules ?? [], lookups, momentMs);
    const inScope = listing.findings.filter(({ repository }) => projectOf(repository) !== undefined);
    const decisions = [];
    const findings = [];
    const ignores = [];
    const lacked = [];
    const leftAlone = {};
    for (const rows of (0,findings_finding/* groupByFinding */.YY)(inScope)) {
        const sorted = sortRows(rows, (row) => projectOf(row.repository)?.primaryBranch);
        const [first] = sorted;
        if (first !== undefined)
            findings.push(first);
        if (rules === undefined)
            continue;
        const { decision, left, ignore, lacks } = evaluate(sorted);
        if (lacks !== undefined)
            lacked.push(lacks);
        if (decision !== undefined)
            decisions.push({ ...decision, rows });
        if (left !== undefined)
            leftAlone[left] = (leftAlone[left] ?? 0) + 1;
        if (ignore !== undefined)
            ignores.push(ignore);
    }
    const { due, waiting } = withinLimits(decisions, approved);
    const rows = due.map(({ finding, after, why, rows: same }) => {
        const branches = same.filter(({ id }) => id !== finding.id).map(triage/* siblingOf */.SS);
        return (0,changes_rows/* plannedRow */.dL)({ field: 'triage', finding, after, branches }, isDryRun, why);
    });
    const lines = rows.flatMap(({ change }, at) => (0,plan_lines/* linesOf */.D)(change, due[at]?.duration));
    const notices = findingNotices(rules ?? [], ignores, lacked, momentMs);
    if ((rules ?? []).some(looksAtPrimary))
        notices.push(...(0,findings_list/* withoutPrimary */.JP)(inScope, lookups));
    return { rows, lines, waiting, leftAlone, findings, notices };
}
/** Whatever order the platform lists rows in: not fixed, on the primary branch, newest, smallest id. */
function sortRows(rows, primaryBranchOf) {
    if (rows.length < 2)
        return rows;
    const isFixed = ({ status }) => Number(status === 'fixed');
    const isPrimary = (row) => Number((0,findings_finding/* sameRef */.WY)(row.ref, primaryBranchOf(row)));
    return rows.toSorted((one, other) => isFixed(one) - isFixed(other) ||
        isPrimary(other) - isPrimary(one) ||
        ((0,findings_finding/* detectedMs */.j8)(other) ?? 0) - ((0,findings_finding/* detectedMs */.j8)(one) ?? 0) ||
        (one.id < other.id ? -1 : 1));
}
/**
 * The oldest first, and of a rule no more than its limit. With an approved plan a rule that has a limit takes approved
 * findings only: else another one would move up as soon as somebody decides about one of them.
 */
function withinLimits(decisions, approved) {
    const taken = new Map();
    const waiting = {};
    const due = (0,findings_finding/* oldestFirst */.sZ)(decisions, ({ finding }) => finding).filter(({ finding: { kind, id }, rule }) => {
        if (rule?.limit === undefined)
            return true;
        const count = taken.get(rule.name) ?? 0;
        const isTaken = count < rule.limit && (approved?.has(`${kind}:${id}`) ?? true);
        if (isTaken)
            taken.set(rule.name, count + 1);
        else
            waiting[rule.name] = (waiting[rule.name] ?? 0) + 1;
        return isTaken;
    });
    return { due, waiting };
}
function looksAtPrimary({ when, except }) {
    const items = [when, ...except].flatMap(({ branch }) => (branch ? (0,selection/* itemsOf */.S3)(branch) : []));
    return items.some((item) => item === findings_finding/* PRIMARY_REF */.bO || item === `!${findings_finding/* PRIMARY_REF */.bO}`);
}
/** So few names of repositories go into the request; with more, all findings are read. */
const MAX_REPOSITORIES = 50;
/**
 * Every finding that the plan may look at, and more where the scope is wide; one list for each kind. A plan goes on
 * without one of several lists, but nothing is applied without one.
 *
 * @param repositories names of the projects in scope, as the platform spells them
 */
async function readFindings(context, { rules, operation }, repositories) {
    const endedAtMs = new Map();
    const isNarrow = (0,selection/* itemsOf */.S3)(rules.scope).length > 0 && repositories.length <= MAX_REPOSITORIES;
    const queries = repositories.length === 0 ? [] : findingQueries(rules);
    const lists = queries.map(({ issueType, filters }) => {
        const query = { issueType, filters: isNarrow ? { ...filters, repos: repositories } : filters };
        return { query, notices: [], rows: [] };
    });
    let unread = 0;
    await (0,step_errors/* forEachConcurrently */.DW)(lists, lists.length, async (list) => {
        const { query, notices } = list;
        try {
            list.rows = await (0,findings_list/* listFindings */.F$)({ ...context, notices }, query, { spelled: true });
            endedAtMs.set(query.issueType, context.clock.now());
        }
        catch (error) {
            const cause = (0,step_errors/* listFailure */.PH)(error);
            unread += 1;
            if (operation === 'apply' || unread === lists.length)
                throw error;
            notices.push({ kind: 'list-unread', of: query.issueType, cause });
        }
    });
    context.notices.push(...lists.flatMap(({ notices }) => notices));
    return { findings: lists.flatMap(({ rows }) => rows), endedAtMs };
}
/**
 * What is asked of the platform, by kind. Where rules may triage a finding, or an ignore may end, rows of every status
 * are read: a triage moves the same finding on other branches along, whatever somebody has decided there.
 */
function findingQueries({ findings, serviceLevels }) {
    const isLeveled = Object.keys(serviceLevels).length > 0;
    const levels = { status: 'open', severities: Object.keys(serviceLevels) };
    const queries = [];
    for (const issueType of ['sast', 'sca']) {
        if (findings !== undefined)
            queries.push({ issueType, filters: {} });
        else if (isLeveled)
            queries.push({ issueType, filters: levels });
    }
    if (isLeveled)
        queries.push({ issueType: 'ai_sast', filters: levels });
    const ofSecrets = findings?.filter(({ type }) => type === 'secrets') ?? [];
    const isOpenOnly = ofSecrets.every(({ when: { status = 'open' } }) => String(status) === 'open');
    if (ofSecrets.length > 0)
        queries.push({ issueType: 'secrets', filters: isOpenOnly ? { status: 'open' } : {} });
    else if (isLeveled)
        queries.push({ issueType: 'secrets', filters: levels });
    return queries;
}

// EXTERNAL MODULE: ./build/src/model/nearest.js
var nearest = __webpack_require__(7957);
// EXTERNAL MODULE: ./build/src/projects/select.js
var projects_select = __webpack_require__(7878);
// EXTERNAL MODULE: ./build/src/findings/filters.js + 1 modules
var filters = __webpack_require__(334);
;// CONCATENATED MODULE: ./build/src/rules/plan/typos.js




/** @param isClosed whether nothing else can come later, so that an unknown item is wrong without a near name, too */
function nearIn(names, near = nearest/* nearestNames */.LE, isClosed = false) {
    const known = [...new Set(names)];
    const keys = new Set(known.map(model_names/* nameKey */.Rc));
    const compared = new Map();
    return (item) => {
        if ((0,selection/* isPattern */.Pt)(item) ? known.some((0,selection/* patternMatcher */.l2)(item)) : keys.has((0,model_names/* nameKey */.Rc)(item)))
            return undefined;
        if (!compared.has(item) && compared.size < nearest/* MAX_ITEMS */._5)
            compared.set(item, near(item, known));
        const found = compared.get(item) ?? [];
        return found.length > 0 || isClosed ? found : undefined;
    };
}
/** Another number is another name, such as `tier:3` beside `tier:2`, unless its digits changed places. */
function nearButNumbered(item, known) {
    const letters = (text) => text.toLowerCase().replaceAll(/\d/g, '');
    const sorted = (text) => [...text.toLowerCase()].sort().join('');
    return (0,nearest/* nearestNames */.LE)(item, known).filter((name) => letters(name) !== letters(item) || sorted(name) === sorted(item));
}
/** The items of a condition in the sets of a rule that are worth a notice. */
function typosIn(sets, input, rule, nearOf) {
    const typosOf = (kind, items = []) => items.flatMap((pattern) => {
        const near = nearOf(pattern);
        return near === undefined ? [] : [{ kind, input, rule, pattern, near }];
    });
    return sets.flatMap((set) => {
        const { names = [], patterns = [], except } = Object(set[input]);
        return [
            ...typosOf('pattern-unmatched', [...names, ...patterns]),
            ...typosOf('exclusion-unmatched', except),
        ];
    });
}
/**
 * Names and patterns in rules for findings that name nothing known, with the nearest names; of conditions that look at
 * the findings alone, only where a name is near.
 *
 * @param known whatever the scope, by the conditions that look at it
 */
function findingTypos(rules, known, findings) {
    return [...Map.groupBy(rules, ({ type }) => type)].flatMap(([type, ofType]) => filters/* FINDING_FILTERS */.W.flatMap((filter) => {
        const key = filter.rule?.name ?? '';
        const setsOf = ({ when, except }) => [when, ...except].filter((set) => key in set);
        const isTexts = filter.kind === 'names' || filter.kind === 'ref';
        if (!isTexts || ofType.flatMap(setsOf).length === 0)
            return [];
        const names = known[key];
        const nearOf = names ? nearIn(names, nearest/* nearestNames */.LE, true) : nearAmong(findings, type, filter);
        return ofType.flatMap((rule) => typosIn(setsOf(rule), key, rule.name, nearOf));
    }));
}
/** By the values that findings of a type have. */
function nearAmong(findings, type, { of, rule, canonical = (text) => text }) {
    const values = findings.flatMap((row) => (row.kind === type ? [of?.(row)].flat() : []));
    const texts = values.filter((value) => typeof value === 'string');
    const near = nearIn(texts.map(canonical), rule?.spelled === 'path' ? foldersCalled : nearButNumbered);
    return (item) => (rule?.spelled === 'path' && (0,selection/* isPattern */.Pt)(item) ? undefined : near(canonical(item)));
}
/** A path without a pattern is that of a file: the folder is meant, where there is one. */
function foldersCalled(item, paths) {
    const folder = `${(0,model_names/* nameKey */.Rc)(item)}/`;
    const keys = paths.map(model_names/* nameKey */.Rc);
    if (keys.some((path) => path.startsWith(folder)))
        return [`${item}/**`];
    return keys.some((path) => path.includes(`/${folder}`)) ? [`**/${item}/**`] : [];
}

;// CONCATENATED MODULE: ./build/src/rules/plan/plan-projects.js











/** Where the rules file says which projects it is about. */
const SCOPE = 'scope.projects';
/**
 * Reads the list of projects and takes those in scope.
 *
 * @returns those in scope, and all of the deployment
 * @throws StepError when the scope as a whole matches nothing
 */
async function readProjects(context, slug, { scope }) {
    const asked = { ...scope, tagged: [] };
    const { selected, all, names: known, matcher } = await (0,projects_select/* matchProjects */.CS)(context, slug, asked);
    const inScope = selected.map((project) => ({ project }));
    const items = (0,selection/* itemsOf */.S3)(scope);
    if (inScope.length === 0 && items.length > 0) {
        const near = (0,nearest/* nearestProjects */.ZP)(items[0] ?? '', known);
        throw new step_errors/* StepError */.zg({ kind: 'nothing-selected', patterns: items, near, input: SCOPE });
    }
    await (0,projects_select/* noteUnmatchedProjects */.So)(context, slug, SCOPE, matcher.unmatched(), known);
    return { inScope, all };
}
/**
 * What the rules change in the projects in scope. Each project is evaluated once, and once more where rules look at
 * switches, which are read for it first.
 */
async function planProjects(context, slug, rules, { inScope: projects, all }, momentMs) {
    const { ready, evaluate } = projectEvaluator(rules.projects, momentMs);
    const sorted = projects.toSorted((one, other) => (0,model_names/* compare */.UD)(one.project.name, other.project.name));
    const unread = sorted.filter((facts) => evaluate(facts).needsSwitches);
    await readSwitches(context, slug, unread);
    const evaluated = sorted.map((facts) => ({ facts, evaluation: evaluate(facts) }));
    const managed = rules.managedTags.map(selection/* patternMatcher */.l2);
    const isManaged = (tag) => tag !== model_names/* PLATFORM_TAG */.Pf && managed.some((matches) => matches(tag));
    // Where no rule gives a tag, the file is wrong and not the fleet.
    const removes = evaluated.some(({ evaluation }) => evaluation.tagging.size > 0);
    const planned = evaluated.map(({ facts, evaluation }) => {
        const kept = [...evaluation.unfilled.values()].flat();
        const isRemoved = (tag) => removes &&
            evaluation.unknown === undefined &&
            isManaged(tag) &&
            !kept.some((template) => hasForm(tag, template));
        return { project: facts.project, rows: rowsOf(facts, evaluation, isRemoved, !(0,model_context/* isWriting */.x)(context)) };
    });
    const unknown = evaluated.flatMap(({ facts: { project }, evaluation: { unknown: reason } }) => reason === undefined ? [] : [{ target: project.name, reason }]);
    const tags = new Set([
        ...evaluated.flatMap(({ facts, evaluation }) => [...facts.project.tags, ...evaluation.tags.keys()]),
        ...rules.projects.flatMap((rule) => rule.tags),
    ]);
    const known = { name: all.map(({ name }) => name), tag: [...all.flatMap((one) => one.tags), ...tags] };
    const typos = await projectTypos(context, slug, rules.projects, known);
    const notices = projectNotices(ready, evaluated, unknown, typos);
    context.notices.push(...notices);
    const driftGap = missingOnGitHub(evaluated);
    if (driftGap !== undefined)
        context.notices.push(driftGap);
    const spared = removes ? 0 : projects.flatMap(({ project }) => project.tags.filter(isManaged)).length;
    if (spared > 0)
        context.notices.push({ kind: 'nothing-removed', of: 'projects', tags: spared });
    const patterns = rules.managedTags.filter((pattern) => ![...tags].some((0,selection/* patternMatcher */.l2)(pattern)));
    (0,nearest/* noteUnmatched */._d)(context, 'managed-tags', { names: [], patterns, except: [] }, [...tags]);
    return {
        rows: planned.flatMap(({ rows }) => rows),
        unknown,
        tagsAfter: new Map(planned.map(({ project, rows }) => [project.name.toLowerCase(), tagsAfter(project, rows)])),
    };
}
/** Names and tags in conditions that are near known ones. */
async function projectTypos(context, slug, rules, known) {
    const [names, tags] = [nearIn(known.name), nearIn(known.tag, nearButNumbered)];
    const typos = rules.flatMap(({ name, when, except }) => [
        ...typosIn([when, ...except], 'name', name, names),
        ...typosIn([when, ...except], 'tag', name, tags),
    ]);
    const named = new Set(typos.flatMap(({ input, pattern }) => (input === 'name' ? [pattern] : [])));
    const unknown = new Set(await (0,projects_select/* unknownProjects */.r8)(context, slug, named));
    return typos.filter(({ input, pattern }) => input === 'tag' || unknown.has(pattern));
}
/** @param isRemoved whether a tag that no rule wants goes */
function rowsOf({ project, scans }, { tags, settings }, isRemoved, isDryRun) {
    const { diff_scan, full_scan, primary_branch } = settings;
    const switches = {
        diff_scan: diff_scan?.wanted,
        full_scan: full_scan?.wanted,
    };
    const changes = [
        ...(0,projects_project/* tagChanges */.qM)(project, (0,model_names/* distinctNames */.NL)([...tags.keys()]), isRemoved),
        ...(scans === undefined ? [] : (0,projects_project/* switchChanges */.A8)(project, switches)),
        ...(0,projects_project/* primaryBranchChanges */._T)(project, primary_branch?.wanted),
    ];
    const whyOf = (change) => {
        if (change.field === 'tag')
            return change.after ? { rule: tags.get(change.tag) } : { because: 'managed' };
        const { rule, over } = settings[change.field] ?? {};
        return { rule, over };
    };
    return changes.map((change) => (0,changes_rows/* plannedRow */.dL)(change, isDryRun, whyOf(change)));
}
function tagsAfter({ tags }, rows) {
    const changes = rows.flatMap(({ change }) => (change.field === 'tag' ? [change] : []));
    const removed = changes.filter(({ after }) => !after).map(({ tag }) => tag);
    const added = changes.filter(({ after }) => after).map(({ tag }) => tag);
    return [...(0,model_names/* tagsWithout */.ui)(tags, removed), ...added];
}
/** Reads the switches of projects, each with one request. Other data of them is taken over, because it is newer. */
async function readSwitches(context, slug, projects) {
    if (projects.length === 0)
        return;
    context.progress.begin('reading', projects.length);
    await (0,step_errors/* forEachConcurrently */.DW)(projects, context.concurrency, async (facts) => {
        Object.assign(facts, await (0,projects_project/* readProject */.Wh)(context, slug, facts.project));
        facts.scans = (0,projects_project/* managedScans */.Gi)(facts.project);
        context.progress.advance(1);
    });
}

// EXTERNAL MODULE: ./build/src/github/ask.js
var ask = __webpack_require__(7604);
// EXTERNAL MODULE: ./build/src/github/errors.js
var errors = __webpack_require__(6150);
// EXTERNAL MODULE: ./build/src/github/project-match.js
var project_match = __webpack_require__(1176);
;// CONCATENATED MODULE: ./build/src/rules/plan/repositories.js






/** For so many repositories, single reads are less than a list. */
const MAX_SINGLE_READS = 10;
/** A token that sees fewer of the repositories of an owner's projects does not see the owner's others either. */
const MIN_SHARE_SEEN = 0.9;
/** Of an owner's projects, so many are asked for one by one. */
const MAX_SHARE_ASKED = 0.1;
/**
 * Reads the metadata that the rules look at, owner by owner.
 *
 * @param all every project of the deployment, because a repository may be known outside the scope
 * @returns what is known of a project's repository; `coverage` where a list of repositories was read
 * @throws StepError where nothing can be read of what the rules look at, or nothing is called as they call it
 */
async function readRepositories(context, { rules, metadata, operation }, inScope, all) {
    if (metadata === undefined)
        throw new Error('The rules look at GitHub, and no token for it was given');
    context.progress.begin('repositories');
    const { serverUrl } = metadata;
    const place = (0,project_match/* projectMatcher */.k)(serverUrl, []);
    const names = [...new Set(inScope.flatMap((project) => fullNameOf(place(project)) ?? []))];
    const isFew = inScope.length <= MAX_SINGLE_READS && !rules.coverage;
    const isCovered = !isFew && operation === 'plan';
    const { isJobToken, ...read } = await (0,ask/* askGitHub */.X3)(context, metadata, async (client) => {
        const found = isFew ? await readSingle(client, rules, names) : await readLists(client, rules, names);
        await checkNames(client, rules, [...found.repositories, ...found.renames.values()]);
        return { ...found, isJobToken: isCovered && (await isOfJob(client, rules, found)) };
    });
    const { repositories, renames, owners } = read;
    const match = (0,project_match/* projectMatcher */.k)(serverUrl, repositories, renames);
    const find = (project) => {
        const found = match(project);
        const owner = found.known ? undefined : owners.get(ownerOf(found.fullName ?? ''));
        return owner === 'no-owner' || owner === 'owner-refused' ? { known: false, reason: owner } : found;
    };
    if (!isCovered)
        return { find };
    const matches = all.map(match);
    const incomplete = incompleteOwners(read, all, all.map(place), matches, isJobToken);
    if (incomplete.length > 0 || owners.size === 0) {
        // Nobody asked.
        if (!rules.coverage)
            return { find };
        context.notices.push({ kind: 'coverage-unknown', of: 'repositories', owners: incomplete });
    }
    const isInScope = (0,selection/* nameMatcher */.MH)(rules.scope);
    const counted = repositories.filter(({ full_name, archived, fork }) => !archived && !fork && isInScope.matches(full_name));
    const covered = new Set(matches.map((found) => found.known && found.repository.id));
    const unknown = counted.filter(({ id }) => !covered.has(id)).map(({ full_name }) => full_name);
    // They may be repositories of projects by their new names.
    const uncovered = read.unasked.size > 0 ? [] : unknown.sort();
    return { find, coverage: { uncovered, repositories: counted.length } };
}
const JOB_LOGIN = 'github-actions[bot]';
/** Whether the lists of organizations are those of a job's own token, and `scope` names others than it shows. */
async function isOfJob(github, { scope }, { repositories, renames }) {
    if (!repositories.some(({ owner }) => owner.type !== 'User'))
        return false;
    const shown = new Set([...renames.keys(), ...repositories.map(({ full_name }) => full_name)].map((name) => name.toLowerCase()));
    const { names, patterns } = scope;
    if (patterns.length === 0 && names.length > 0 && names.every((name) => shown.has(name.toLowerCase())))
        return false;
    const login = await github.viewerLogin().catch((error) => {
        if (error instanceof errors/* GitHubError */.y && error.isRefusal)
            return undefined;
        throw error;
    });
    return login === JOB_LOGIN;
}
/** Owners of which the token sees too little to say what is missing. */
function incompleteOwners({ repositories, owners, unasked }, projects, places, matches, isJobToken) {
    const names = places.map((place) => fullNameOf(place)?.toLowerCase());
    const listed = new Set(repositories.map(({ full_name }) => full_name.toLowerCase()));
    const ownersOfProjects = new Set(projects.map(({ name }) => ownerOf(name)));
    return [...owners].flatMap(([owner, list]) => {
        const own = new Set(names.filter((name) => name !== undefined && ownerOf(name) === owner));
        const seen = new Set(names.filter((name, at) => own.has(name) && matches[at]?.known === true));
        const first = repositories.find(({ full_name }) => ownerOf(full_name) === owner);
        const isPerson = first?.owner.type === 'User';
        const whyNot = () => {
            if (first === undefined && own.size === 0 && !ownersOfProjects.has(owner))
                return 'nothing-seen';
            // One that is not on GitHub has no repositories.
            if (list === 'no-owner')
                return undefined;
            if (list === 'owner-refused')
                return 'refused';
            if (list === 'cut')
                return 'cut';
            if (unasked.has(owner))
                return 'unlisted';
            if (seen.size < own.size * MIN_SHARE_SEEN)
                return 'few';
            if (isPerson)
                return [...own].every((name) => name && listed.has(name)) ? undefined : 'personal-account';
            return isJobToken ? 'job-token' : undefined;
        };
        const why = whyNot();
        return why === undefined ? [] : [{ owner, seen: seen.size, of: own.size, why }];
    });
}
async function readLists(github, rules, names) {
    const owners = ownersOf(rules, names);
    const wanted = wantedBy(rules);
    const read = await Promise.allSettled(owners.map((owner) => github.repositories(owner, wanted)));
    let refusal;
    const repositories = [];
    const ends = read.map((list) => {
        if (list.status === 'fulfilled') {
            for (const one of list.value.rows)
                repositories.push(one);
            return list.value.isWhole ? 'whole' : 'cut';
        }
        if (!(list.reason instanceof errors/* GitHubError */.y) || !list.reason.isRefusal)
            throw list.reason;
        const { status, path } = list.reason.failure;
        // In the middle of an organization's list, a page that is not there says nothing of the owner.
        if (status === 404 && path.includes('/users/'))
            return 'no-owner';
        refusal ??= list.reason;
        return 'owner-refused';
    });
    const isRead = ends.some((end) => end === 'whole' || end === 'cut');
    if (owners.length > 0 && !isRead)
        throw refusal ?? new step_errors/* StepError */.zg({ kind: 'not-on-github', what: 'owner', names: owners });
    const byOwner = new Map(owners.map((owner, at) => [owner, ends[at] ?? 'cut']));
    const listed = new Set(repositories.map(({ full_name }) => full_name.toLowerCase()));
    // A renamed repository answers to its former name.
    const unasked = new Set();
    const missing = [...Map.groupBy(names, ownerOf)].flatMap(([owner, own]) => {
        const end = byOwner.get(owner);
        if (end === 'no-owner' || end === 'owner-refused')
            return [];
        const unlisted = own.filter((name) => !listed.has(name.toLowerCase()));
        if (unlisted.length <= Math.max(MAX_SINGLE_READS, own.length * MAX_SHARE_ASKED))
            return unlisted;
        unasked.add(owner);
        return [];
    });
    const { renames } = await readSingle(github, rules, missing);
    return { repositories, renames, owners: byOwner, unasked };
}
async function readSingle(github, rules, names) {
    const found = await github.namedRepositories(names, wantedBy(rules));
    const seen = [...found].flatMap(([name, one]) => (one === undefined ? [] : [[name, one]]));
    return {
        repositories: seen.map(([, one]) => one),
        renames: new Map(seen),
        owners: new Map(),
        unasked: new Set(),
    };
}
function wantedBy({ needs }) {
    return { properties: needs.properties.length > 0, teams: needs.teams };
}
/** In lower case: those of the projects in scope, and with `coverage` those that the scope names. */
function ownersOf({ scope, coverage }, names) {
    const named = coverage ? [...scope.names, ...scope.patterns] : [];
    const owners = named.flatMap((item) => /^([\w.-]+)\//.exec(item)?.[1]?.toLowerCase() ?? []);
    return [...new Set([...owners, ...names.map(ownerOf)])];
}
/**
 * A typo must not read as what nobody has.
 *
 * @throws GitHubError where no organization shows what the rules look at, StepError for a name that nobody knows
 */
async function checkNames(github, { needs }, repositories) {
    const ofOrgs = repositories.filter(({ owner }) => owner.type !== 'User');
    const orgs = [...new Set(ofOrgs.map(({ full_name }) => ownerOf(full_name)))];
    /** @param shown the names that each repository has, or why it does not show them */
    const check = async (what, shown, read) => {
        const asked = what === 'team' ? needs.teams : needs.properties;
        const lists = shown.filter((names) => Array.isArray(names));
        const refusal = shown.find((one) => one instanceof errors/* GitHubError */.y);
        if (asked.length > 0 && lists.length === 0 && refusal !== undefined)
            throw refusal;
        const used = lists.flat();
        if (lists.length === 0 || without(asked, used).length === 0)
            return;
        const known = [...used, ...(await fromAll(orgs, read))];
        const unknown = without(asked, known);
        if (unknown[0] === undefined)
            return;
        const spelled = [...new Map(known.map((name) => [name.toLowerCase(), name])).values()];
        const near = (0,nearest/* nearestNames */.LE)(unknown[0], spelled);
        throw new step_errors/* StepError */.zg({ kind: 'not-on-github', what, names: unknown, near });
    };
    const properties = ofOrgs.map(({ properties: own }) => (own instanceof Map ? [...own.keys()] : own));
    await check('property', properties, github.propertyNames);
    const teams = ofOrgs.map(({ teams: own }) => own);
    await check('team', teams, github.teamSlugs);
}
function without(names, known) {
    const folded = new Set(known.map((name) => name.toLowerCase()));
    return names.filter((name) => !folded.has(name.toLowerCase()));
}
async function fromAll(orgs, read) {
    const noneWhereRefused = (error) => {
        if (error instanceof errors/* GitHubError */.y && error.failure.kind === 'status')
            return [];
        throw error;
    };
    return (await Promise.all(orgs.map((org) => read(org).catch(noneWhereRefused)))).flat();
}
function fullNameOf(match) {
    return match.known ? match.repository.full_name : match.fullName;
}
function ownerOf(fullName) {
    return (fullName.split('/')[0] ?? '').toLowerCase();
}

;// CONCATENATED MODULE: ./build/src/rules/plan/make-plan.js















/**
 * Reads what the rules look at, and plans. Reading makes no change; a source that cannot be read ends it.
 *
 * @param momentMs from which ages count
 * @param groupBy prefix of the project tags that name teams
 * @throws StepError, PlatformError, PagingError
 */
async function makePlan(context, request, momentMs, groupBy = counts/* TEAM_PREFIX */.L7) {
    const { rules } = request;
    // Looked up also where it was given: the hash has the platform's spelling.
    const { slug, id: deploymentId } = await (0,deployment/* lookUp */.TE)(context);
    const { inScope, all } = await readProjects(context, slug, rules);
    const places = inScope.map(({ project }) => project);
    const repositories = rules.needs.github ? await readRepositories(context, request, places, all) : undefined;
    for (const facts of inScope)
        facts.github = repositories?.find(facts.project);
    const projects = await planProjects(context, slug, rules, { inScope, all }, momentMs);
    const names = places.map(({ name }) => name);
    const policies = await planAllPolicies(context, deploymentId, rules, projects, names);
    const listing = await readFindings(context, request, names);
    const approved = request.approved?.by === 'plan' ? request.approved.plan.changes : undefined;
    const findings = planFindings(rules.findings, listing, findingProjects(inScope, projects), {
        momentMs,
        approved: approved && new Set(approved.map(({ target }) => target)),
        isDryRun: !(0,model_context/* isWriting */.x)(context),
    });
    const known = {
        repo: all.map(({ name }) => name),
        'project-tag': [...all.flatMap(({ tags }) => tags), ...[...projects.tagsAfter.values()].flat()],
        rule: listing.findings.flatMap(({ rule }) => rule ?? []),
    };
    const typos = findingTypos(rules.findings ?? [], known, listing.findings);
    const lacked = lackedByLevels(findings.findings, rules.serviceLevels);
    context.notices.push(...typos, ...findings.notices, ...lacked);
    const rows = [...policies.rows, ...findings.rows, ...projects.rows];
    const lines = (0,saved/* sortedLines */.LU)([
        ...[...policies.rows, ...projects.rows].flatMap(({ change }) => (0,plan_lines/* linesOf */.D)(change)),
        ...findings.lines,
    ]);
    const observed = (0,projects_project/* observedProjects */.hp)();
    for (const one of inScope)
        observed.add(one);
    return {
        slug,
        deploymentId,
        plan: {
            rows,
            unknown: projects.unknown,
            over: checkLimits(rows, rules.limits, inScope),
            hash: (0,saved/* hashOfPlan */.z6)(slug, lines),
            lines,
            momentMs,
            waiting: findings.waiting,
            leftAlone: findings.leftAlone,
            projectsInScope: inScope.length,
            tagUses: policies.tagUses,
            coverage: coverageOf(rules.serviceLevels, inScope, repositories?.coverage, findings.findings, projects.tagsAfter, { groupBy, momentMs }),
        },
        listing,
        observed,
    };
}
/** Before the lists of findings, which take long: what the platform does not accept is said first. */
async function planAllPolicies(context, deploymentId, rules, { rows, tagsAfter }, names) {
    const isDryRun = !(0,model_context/* isWriting */.x)(context);
    const tags = rows.flatMap(({ change }) => (change.field === 'tag' ? [change] : []));
    const lower = (some) => new Set(some.map(({ tag }) => tag.toLowerCase()));
    const added = lower(tags.filter(({ after }) => after));
    const known = [...names, ...[...tagsAfter.values()].flat()];
    const planned = await (0,compare/* planPolicies */.c1)(context, deploymentId, rules, added, known);
    for (const one of planned.waiting)
        context.notices.push({ kind: 'policies-wait', ...one });
    // It is for those who read a plan.
    const tagUses = isDryRun ? await (0,compare/* readTagUses */.Pq)(context, deploymentId, lower(tags)) : [];
    return { rows: planned.changes.map((change) => (0,changes_rows/* plannedRow */.dL)(change, isDryRun)), tagUses };
}
/** By name in lower case, as the plan leaves them. */
function findingProjects(inScope, { tagsAfter, rows }) {
    const branches = new Map(rows.flatMap(({ change }) => change.field === 'primary_branch' ? [[change.project.name, change.after]] : []));
    return new Map(inScope.map(({ project }) => {
        const key = project.name.toLowerCase();
        const tags = new Set(tagsAfter.get(key)?.map((tag) => tag.toLowerCase()));
        return [key, { tags, primaryBranch: branches.get(project.name) ?? (0,resources_project/* primaryBranch */.ti)(project) }];
    }));
}


/***/ }),

/***/ 1383:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fd: () => (/* binding */ projectCondition),
/* harmony export */   HL: () => (/* binding */ PROJECT_CONDITIONS),
/* harmony export */   MQ: () => (/* binding */ projectTest),
/* harmony export */   WC: () => (/* binding */ gitHubValues),
/* harmony export */   qE: () => (/* binding */ PROPERTY_KEY)
/* harmony export */ });
/* harmony import */ var _model_selection_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8985);
/* harmony import */ var _model_time_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4386);


/** What the rules under `projects` can look at. */
const PROJECT_CONDITIONS = [
    {
        name: 'name',
        form: 'names',
        spelled: 'project',
        meaning: 'Names or patterns of projects, such as `acme/pay-*`.',
        of: ({ project }) => project.name,
    },
    {
        name: 'tag',
        form: 'names',
        spelled: 'tag',
        meaning: 'Tags or patterns of tags that the project has, or that a rule above gives it.',
        of: ({ tags }) => [...tags],
    },
    {
        name: 'never-scanned',
        form: 'boolean',
        meaning: '`true`: the project has never been scanned; `false`: it has.',
        of: ({ project }) => project.latest_scan_at === undefined,
    },
    {
        name: 'last-scan-before',
        form: 'age',
        meaning: 'The last scan was longer ago than this. A project that has never been scanned does not match.',
        of: ({ project }) => project.latest_scan_at,
    },
    {
        name: 'managed-scan.diff',
        form: 'boolean',
        meaning: 'Whether managed scans of pull requests are on.',
        of: ({ isOn }) => isOn('diff_scan'),
    },
    {
        name: 'managed-scan.full',
        form: 'boolean',
        meaning: 'Whether managed full scans are on.',
        of: ({ isOn }) => isOn('full_scan'),
    },
    {
        name: 'github.visibility',
        form: 'values',
        values: ['public', 'private', 'internal'],
        valuesOf: ({ visibility }) => [visibility],
        meaning: 'Visibility of the repository on GitHub.',
    },
    {
        name: 'github.archived',
        form: 'boolean',
        valuesOf: ({ archived }) => [String(archived)],
        meaning: 'Whether the repository is archived on GitHub.',
    },
    {
        name: 'github.fork',
        form: 'boolean',
        valuesOf: ({ fork }) => [String(fork)],
        meaning: 'Whether the repository is a fork.',
    },
    {
        name: 'github.template',
        form: 'boolean',
        valuesOf: ({ is_template }) => [String(is_template)],
        meaning: 'Whether the repository is a template.',
    },
    {
        name: 'github.topic',
        form: 'names',
        valuesOf: ({ topics }) => topics,
        meaning: 'Topics of the repository on GitHub, or patterns of them.',
    },
    {
        name: 'github.language',
        form: 'names',
        valuesOf: ({ language }) => (language === undefined ? [] : [language]),
        meaning: 'Main language of the repository as GitHub sees it, such as `TypeScript`.',
    },
    {
        name: 'github.property.<name>',
        form: 'names',
        spelled: 'property',
        valuesOf: propertyValues,
        meaning: 'A custom property of the repository on GitHub. Values compare as strings, also `true` and `1`.',
    },
    {
        name: 'github.team',
        form: 'values',
        spelled: 'team',
        valuesOf: ({ teams }) => (Array.isArray(teams) ? teams : []),
        meaning: 'Slugs of teams that have access to the repository. Each team is named in full, without patterns.',
    },
    {
        name: 'github.pushed-before',
        form: 'age',
        meaning: 'The last push was longer ago than this.',
        of: ({ github }) => (github?.known ? github.repository.pushed_at : undefined),
    },
];
/** GitHub takes such names of custom properties. */
const PROPERTY_KEY = /^github\.property\.[A-Za-z0-9_$#-]{1,75}$/;
/** The row of a key, such as `github.property.tier`. */
function projectCondition(key) {
    const name = PROPERTY_KEY.test(key) ? 'github.property.<name>' : key;
    return PROJECT_CONDITIONS.find((row) => row.name === name);
}
/** The values that a repository has for a key such as `github.topic`, as texts; none = it lacks them. */
function gitHubValues(repository, key) {
    const values = projectCondition(key)?.valuesOf?.(repository, key);
    if (values === undefined)
        throw new Error(`Nothing of a repository is called ${key}`);
    return values.filter((value) => value !== '');
}
/**
 * Decides about projects by a condition of a rule.
 *
 * @param momentMs from which ages count
 */
function projectTest(key, given, momentMs) {
    const condition = projectCondition(key);
    if (condition === undefined)
        throw new Error(`Projects have no condition ${key}`);
    const { form, of = ({ github }) => (github?.known ? gitHubValues(github.repository, key) : []) } = condition;
    if (form === 'age') {
        const limitMs = momentMs - Number(given);
        return (state) => ((0,_model_time_js__WEBPACK_IMPORTED_MODULE_0__/* .epochMs */ .e9)(String(of(state))) ?? Number.POSITIVE_INFINITY) < limitMs;
    }
    const { matchesAny } = (0,_model_selection_js__WEBPACK_IMPORTED_MODULE_1__/* .matcherOf */ .Ke)(given);
    return (state) => matchesAny([of(state)].flat().map(String));
}
/** GitHub's names of properties do not regard case. */
function propertyValues({ properties }, key) {
    if (!(properties instanceof Map))
        return [];
    const name = key.slice('github.property.'.length);
    const exact = properties.get(name);
    if (exact !== undefined)
        return exact;
    return [...properties].find(([one]) => one.toLowerCase() === name.toLowerCase())?.[1] ?? [];
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
