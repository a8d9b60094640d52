export const id = 72;
export const ids = [72];
export const modules = {

/***/ 1062:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fz: () => (/* binding */ SWITCH_FIELDS),
/* harmony export */   J9: () => (/* binding */ textProperties),
/* harmony export */   Ot: () => (/* binding */ PROJECT_SETTINGS),
/* harmony export */   Zv: () => (/* binding */ isSwitchField),
/* harmony export */   iX: () => (/* binding */ TEXT_FIELDS),
/* harmony export */   mB: () => (/* binding */ isTextField),
/* harmony export */   t8: () => (/* binding */ SETTING_FIELDS)
/* harmony export */ });
/**
 * The settings of projects, by their names in the API. Everything that knows one reads this table: the rules file, its
 * schema, plans, reports and undo. How each is read and written is in `operations/write/project-fields.ts`.
 */
const PROJECT_SETTINGS = {
    diff_scan: {
        kind: 'switch',
        key: 'diff',
        meaning: 'Managed scans of pull requests.',
        one: 'diff scan',
        several: 'diff scans',
    },
    full_scan: {
        kind: 'switch',
        key: 'full',
        meaning: 'Managed full scans.',
        one: 'full scan',
        several: 'full scans',
    },
    primary_branch: {
        kind: 'text',
        key: 'primary-branch',
        property: 'primaryBranch',
        spelled: 'branch',
        meaning: 'Name of the primary branch, such as `main`; the last rule that matches decides.',
        one: 'primary branch',
        several: 'primary branches',
        word: 'branch',
    },
};
/** In the order in which plans name them. */
const SETTING_FIELDS = Object.keys(PROJECT_SETTINGS);
const SWITCH_FIELDS = SETTING_FIELDS.filter(isSwitchField);
const TEXT_FIELDS = SETTING_FIELDS.filter(isTextField);
function isSwitchField(field) {
    return PROJECT_SETTINGS[field].kind === 'switch';
}
function isTextField(field) {
    return PROJECT_SETTINGS[field].kind === 'text';
}
/** Texts of a rule or a report, from one value for each field; those that are not set are left out. */
function textProperties(textOf) {
    const set = TEXT_FIELDS.map((field) => [PROJECT_SETTINGS[field].property, textOf(field)]);
    return Object.fromEntries(set.filter(([, value]) => value !== undefined));
}


/***/ }),

/***/ 6474:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E4: () => (/* binding */ tagKey),
/* harmony export */   Pf: () => (/* binding */ PLATFORM_TAG),
/* harmony export */   QD: () => (/* binding */ distinctTags),
/* harmony export */   ti: () => (/* binding */ hasTag),
/* harmony export */   ui: () => (/* binding */ tagsWithout)
/* harmony export */ });
/* harmony import */ var _compare_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3508);

/** The platform's own tag, which comes and goes with a managed-scan configuration (field-notes, "Requests"). */
const PLATFORM_TAG = 'managed-scan';
/** Platforms normalise tags (field-notes): two that differ in case or Unicode form only are one tag. */
const tagKey = _compare_js__WEBPACK_IMPORTED_MODULE_0__/* .nameKey */ .R;
/** Of each list that was asked about: a project may have thousands of tags, and a step asks about each of them. */
const KEYS = new WeakMap();
/** Of more tags than that, the keys are quicker to ask than the list. */
const SHORT = 20;
function hasTag(tags, tag) {
    if (tags.length <= SHORT && tags.includes(tag))
        return true;
    const keys = KEYS.get(tags) ?? new Set(tags.map(tagKey));
    KEYS.set(tags, keys);
    return keys.has(tagKey(tag));
}
/** Those of the tags that a list does not have. */
function tagsWithout(tags, list) {
    return tags.filter((tag) => !hasTag(list, tag));
}
/** Each tag once, as it is spelled first. */
function distinctTags(tags) {
    return [...new Map(tags.toReversed().map((tag) => [tagKey(tag), tag])).values()].toReversed();
}


/***/ }),

/***/ 6879:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ statusAfter),
/* harmony export */   C: () => (/* binding */ decisionFields)
/* harmony export */ });
/* harmony import */ var _platform_http_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2186);

/** A decision by the API's names. */
function decisionFields({ state, reason, note }) {
    return (0,_platform_http_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .present */ .Eb)({ new_triage_state: state, new_triage_reason: reason, new_note: note });
}
/** The status of findings that were moved: `reopened` is a target, not a status (field-notes). */
function statusAfter(state) {
    return state === 'reopened' ? 'open' : state;
}


/***/ }),

/***/ 3165:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D2: () => (/* binding */ isDecidedApart),
/* harmony export */   O2: () => (/* binding */ isUntouched),
/* harmony export */   Tg: () => (/* binding */ showsDecision),
/* harmony export */   rM: () => (/* binding */ isAlready)
/* harmony export */ });
/* harmony import */ var _rules_decider_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1910);
/* harmony import */ var _rules_mark_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7315);
/* harmony import */ var _body_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6879);



/** Whether a finding is already as the change wants it, so that it needs no write. */
function isAlready({ target, before, after }) {
    if (before === undefined)
        return false;
    const { state, reason, note } = after;
    if (note !== undefined && note !== before.note)
        return false;
    if (reason !== undefined && reason !== before.reason)
        return false;
    if (state === undefined)
        return true;
    if (before.triageState !== undefined)
        return before.triageState === state;
    // The list of secrets calls open what is being reviewed or fixed, too.
    const isClear = target.issueType !== 'secrets' || state === 'ignored';
    return isClear && state !== 'reopened' && before.status === (0,_body_js__WEBPACK_IMPORTED_MODULE_2__/* .statusAfter */ .B)(state);
}
/**
 * Whether a finding, read after a write, shows what the write was to do. `unclear` where the row does not have what
 * would show it: the list of secrets has neither reasons nor notes, and calls open what is being reviewed or fixed.
 */
function showsDecision(now, before, { state, reason, note }, issueType) {
    const isSecret = issueType === 'secrets';
    if (state !== undefined) {
        if (!hasState(now, state, isSecret))
            return 'no';
        // Somebody else's decision for the same state has another reason or note.
        if (reason !== undefined && now.reason !== undefined && now.reason !== reason)
            return 'no';
        if (note !== undefined && now.note !== undefined && now.note !== note)
            return 'no';
        if (before !== undefined && !hasState(before, state, isSecret))
            return 'yes';
    }
    // The state was that already: only the rest can show the write.
    if (isSecret)
        return 'unclear';
    if (note !== undefined)
        return now.note === note ? 'yes' : 'no';
    if (reason !== undefined)
        return now.reason === reason ? 'yes' : 'no';
    return now.triageState === undefined ? 'unclear' : 'yes';
}
/** Whether nobody has decided about a finding since; a field that is absent now says nothing. */
function isUntouched(now, before) {
    const fields = ['triageState', 'reason', 'note', 'triagedAt'];
    const isSame = fields.every((field) => now[field] === undefined || now[field] === before[field]);
    // Scans alone decide whether it is fixed.
    const isScanned = now.status === 'fixed' || before.status === 'fixed';
    return isSame && (now.triageState !== undefined || isScanned || now.status === before.status);
}
/**
 * Whether somebody has decided about the same finding on another branch: a state of its own, which no rule's mark
 * explains.
 */
function isDecidedApart(sibling, selected) {
    const { triageState = 'untriaged', note } = sibling;
    const isOwn = triageState !== 'untriaged' && triageState !== selected.triageState;
    return isOwn && !(0,_rules_decider_js__WEBPACK_IMPORTED_MODULE_0__/* .isExplained */ .zT)(triageState, (0,_rules_mark_js__WEBPACK_IMPORTED_MODULE_1__/* .readNote */ .VC)(note).marks);
}
function hasState(triage, state, isSecret) {
    if (triage.triageState !== undefined)
        return triage.triageState === state;
    const status = (0,_body_js__WEBPACK_IMPORTED_MODULE_2__/* .statusAfter */ .B)(state);
    const isHidden = isSecret && (status === 'reviewing' || status === 'fixing');
    return triage.status === (isHidden ? 'open' : status);
}


/***/ }),

/***/ 1559:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ formerTriage),
/* harmony export */   R: () => (/* binding */ Families)
/* harmony export */ });
/* harmony import */ var _platform_http_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2186);

const FIRST_SIZE = 1024;
/** What a row says about its triage; what it lacks is absent. */
function formerTriage(finding) {
    const { status, triage_state, triage_reason, triage_comment, triaged_at } = finding;
    const known = { triageState: triage_state, reason: triage_reason, note: triage_comment };
    return (0,_platform_http_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .present */ .Eb)({ status, ...known, triagedAt: triaged_at });
}
/**
 * The rows of lists by finding: the same one on other branches has the same `match_based_id`, and a triage moves all
 * of them together. Two numbers for each row and no object, because a deployment has hundreds of thousands, and objects
 * that outlive a page cost more time than reading it.
 */
class Families {
    #ids = new BigUint64Array(FIRST_SIZE);
    #keys = [];
    #triages = [];
    /** One object for all rows that were never triaged and have one status. */
    #untriaged = new Map();
    /** @returns the row's number, counted from 0 */
    add(finding) {
        const row = this.#keys.length;
        if (row === this.#ids.length) {
            const larger = new BigUint64Array(row * 2);
            larger.set(this.#ids);
            this.#ids = larger;
        }
        this.#ids[row] = finding.id;
        this.#keys.push(keyOf(finding.kind, finding.repository, finding.match_based_id, finding.id));
        this.#triages.push(this.#shared(finding));
        return row;
    }
    idOf(row) {
        return this.#ids[row] ?? 0n;
    }
    triageOf(row) {
        return this.#triages[row];
    }
    /** All rows of each of the findings that these rows are of. */
    groupsOf(rows) {
        const keys = new Set();
        for (const row of rows)
            keys.add(this.#keys[row] ?? 0);
        return [...this.#byKey(keys).values()];
    }
    /** The other rows of each of the findings that have any, by the finding's id. */
    siblingsOf(findings) {
        const keys = findings.map(({ issueType, repository, matchId, id }) => keyOf(issueType, repository, matchId, id));
        const groups = this.#byKey(new Set(keys));
        const siblings = new Map();
        for (const [at, { id }] of findings.entries()) {
            const rows = groups.get(keys[at] ?? 0)?.filter((row) => this.idOf(row) !== id) ?? [];
            if (rows.length > 0)
                siblings.set(id, rows.map(this.#memberOf));
        }
        return siblings;
    }
    /** In the order in which the first row of each came. */
    #byKey(wanted) {
        const groups = new Map();
        if (wanted.size === 0)
            return groups;
        for (const [row, key] of this.#keys.entries()) {
            if (!wanted.has(key))
                continue;
            const rows = groups.get(key);
            if (rows === undefined)
                groups.set(key, [row]);
            else
                rows.push(row);
        }
        return groups;
    }
    #memberOf = (row) => ({
        id: this.idOf(row),
        before: formerTriage(this.triageOf(row)),
    });
    #shared({ kind, status, triage_state, triage_reason, triage_comment, triaged_at }) {
        const triage = { kind, status, triage_state, triage_reason, triage_comment, triaged_at };
        if (triage_reason ?? triage_comment ?? triaged_at)
            return triage;
        const key = `${kind} ${status} ${triage_state}`;
        const known = this.#untriaged.get(key);
        if (known !== undefined)
            return known;
        this.#untriaged.set(key, triage);
        return triage;
    }
}
/**
 * 53 bits of a hash (cyrb53). Two findings of a deployment that share them are not to be expected, and would be taken
 * for one, of which the decisions of people are respected on both.
 */
function keyOf(kind, repository, matchId, id) {
    // A secret has one row.
    const same = matchId === undefined || kind === 'secrets' ? `id ${id}` : matchId;
    const text = `${kind} ${repository} ${same}`;
    let high = 0xdeadbeef;
    let low = 0x41c6ce57;
    for (let at = 0; at < text.length; at++) {
        const code = text.charCodeAt(at);
        high = Math.imul(high ^ code, 2654435761);
        low = Math.imul(low ^ code, 1597334677);
    }
    high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
    low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
    return 2 ** 32 * (high & 0x1fffff) + (low >>> 0);
}


/***/ }),

/***/ 4354:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ checkLimits),
/* harmony export */   e: () => (/* binding */ maxChanges)
/* harmony export */ });
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8303);
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3784);


/**
 * Stops a step that would change more than its limits allow, before its first write. A dry run goes on and says so.
 *
 * @throws StepError too-many-changes
 */
function checkLimits(context, over) {
    if (over.length === 0)
        return;
    if ((0,_context_js__WEBPACK_IMPORTED_MODULE_1__/* .isWriting */ .x)(context))
        throw new _step_js__WEBPACK_IMPORTED_MODULE_0__/* .StepError */ .zg({ kind: 'too-many-changes', figures: [...over] });
    for (const one of over)
        context.notices.push({ kind: 'would-be-too-many', ...one });
}
/** @param allowed undefined = no limit */
function maxChanges(allowed, figure, of) {
    return allowed === undefined || figure <= allowed ? [] : [{ limit: 'max-changes', allowed, figure, of }];
}


/***/ }),

/***/ 8622:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ canonical),
/* harmony export */   JD: () => (/* binding */ isSameBundle),
/* harmony export */   Po: () => (/* binding */ isEmptyValue),
/* harmony export */   am: () => (/* binding */ isSameValue)
/* harmony export */ });
/* harmony import */ var _model_compare_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3508);
/* harmony import */ var _platform_http_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9598);


/** Whether two bundles say the same to the platform: null, missing and empty are one, and lists are sets. */
function isSameBundle(one, other) {
    return isSameValue(one, other);
}
/**
 * The same of a part of a bundle.
 *
 * @param name of the field that holds them, or holds them in its list: it decides what a missing field means
 */
function isSameValue(one, other, name = '') {
    return canonical(one, name) === canonical(other, name);
}
function isEmptyValue(value) {
    return canonical(value) === EMPTY;
}
const EMPTY = 'null';
/** What fields mean that are missing, where that is not "nothing"; by the field that holds them. */
const DEFAULTS = {
    policies: { active: 'true' },
    filters: { mode: '"all"' },
    conditions: { mode: '"any"' },
};
/**
 * One text for all that means the same.
 *
 * @param name of the field that holds it: see `isSameValue`
 */
function canonical(value, name = '') {
    if (value === undefined || value === null || value === '')
        return EMPTY;
    if (typeof value !== 'object')
        return (0,_platform_http_json_js__WEBPACK_IMPORTED_MODULE_0__/* .writeJson */ .G)(value);
    if (Array.isArray(value)) {
        const items = new Set(value.map((item) => canonical(item, name)));
        return items.size === 0 ? EMPTY : `[${[...items].sort(_model_compare_js__WEBPACK_IMPORTED_MODULE_1__/* .compare */ .U).join()}]`;
    }
    const fields = Object.entries(value)
        .map(([field, part]) => [field, canonical(part, field)])
        .filter(([field, text]) => text !== EMPTY && text !== DEFAULTS[name]?.[field])
        .sort(([one], [other]) => (0,_model_compare_js__WEBPACK_IMPORTED_MODULE_1__/* .compare */ .U)(one, other));
    return fields.length === 0
        ? EMPTY
        : `{${fields.map(([field, text]) => `${JSON.stringify(field)}:${text}`).join()}}`;
}


/***/ }),

/***/ 8491:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $q: () => (/* binding */ lacksSlugs),
/* harmony export */   Gf: () => (/* binding */ slugsOf),
/* harmony export */   v9: () => (/* binding */ sluggedLike)
/* harmony export */ });
/**
 * The same bundle, its policies without a slug with that of the live policy of their name: else they would be made
 * anew. Of detection there are none.
 */
function sluggedLike(bundle, live) {
    if (!('policies' in bundle) || !('policies' in live))
        return bundle;
    const { policies = [] } = bundle;
    const taken = new Set(policies.flatMap(({ slug }) => slug ?? []));
    const slugged = policies.map((policy) => {
        if (policy.slug !== undefined)
            return policy;
        const slug = live.policies?.find((one) => one.name === policy.name && one.slug !== undefined && !taken.has(one.slug))?.slug;
        if (slug === undefined)
            return policy;
        taken.add(slug);
        return { slug, ...policy };
    });
    return { ...bundle, policies: slugged };
}
function lacksSlugs({ policies = [] }) {
    return policies.some(({ slug }) => slug === undefined);
}
function slugsOf(bundle) {
    return 'policies' in bundle ? (bundle.policies ?? []).map(({ slug }) => slug) : [];
}


/***/ }),

/***/ 1910:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Id: () => (/* binding */ deciderOf),
/* harmony export */   tf: () => (/* binding */ moreRespected),
/* harmony export */   zG: () => (/* binding */ triageStateOf),
/* harmony export */   zT: () => (/* binding */ isExplained)
/* harmony export */ });
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
 * in the state that comes with the mark.
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
    return isExplained(state, marks, stateOf) ? 'rules' : 'people';
}
/** Whether the mark at the end of a note explains a state: somebody may have moved the finding since without a note. */
function isExplained(state, marks, stateOf = new Map()) {
    const mark = marks.at(-1);
    const expected = mark && expectedState(mark, stateOf);
    return mark !== undefined && (expected === undefined || expected === state);
}
/** Undefined where any may be: the rule is gone from the file. */
function expectedState({ rule, kind }, stateOf) {
    if (kind === 'until')
        return 'ignored';
    if (kind === 'ended')
        return 'reopened';
    return stateOf.get(rule);
}


/***/ }),

/***/ 7315:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IP: () => (/* binding */ writeNote),
/* harmony export */   VC: () => (/* binding */ readNote),
/* harmony export */   hY: () => (/* binding */ hasEnded)
/* harmony export */ });
/* harmony import */ var _model_days_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8384);

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
    return kind === 'until' && (day === undefined || day < (0,_model_days_js__WEBPACK_IMPORTED_MODULE_0__/* .dayOf */ .kb)(momentMs));
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
    return name === kind && (0,_model_days_js__WEBPACK_IMPORTED_MODULE_0__/* .isDay */ .N)(day) ? { rule, kind, day } : { rule, kind };
}


/***/ }),

/***/ 5138:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ LATE_MS),
/* harmony export */   rl: () => (/* binding */ causeOf),
/* harmony export */   u0: () => (/* binding */ carryOut)
/* harmony export */ });
/* harmony import */ var _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9323);
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3784);


/** For so long after a write a read may show the state before it, in ms (field-notes, "Reads that lag"). */
const LATE_MS = 2000;
const FIRST_LOOK_MS = 50;
/** The request by which it did not come about. */
function causeOf(end) {
    if (end.kind === 'refused')
        return end.error instanceof _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .Wk ? end.error.failure : undefined;
    if (end.kind === 'not-shown')
        return end.failure;
    return end.kind === 'unknown' ? end.cause : undefined;
}
/**
 * Carries one unit out: reads again when that is due, sends what is still right, and looks until it is known what
 * became of it. The only loop over writes, and the only place that repeats one.
 *
 * @throws what ends the whole step, after the unit has taken it in
 */
async function carryOut(unit, pacing) {
    const { clock, stop, maxRetries, trace } = pacing;
    const decide = (action) => trace?.({ kind: 'write', of: unit.subject, action });
    const end = (how) => {
        decide(how.kind);
        unit.end(how, request);
    };
    let request;
    /** Of a request that may still land. */
    let landing;
    /** Whether the platform took a request whose effect nobody has seen. */
    let isOpen = false;
    try {
        if (unit.isStale())
            await unit.read();
        let repeats = 0;
        for (request = unit.next(); request !== undefined; request = unit.next()) {
            const answer = await unit.send(request, repeats + 1);
            if (answer.kind === 'refused' || (answer.kind === 'not-sent' && repeats === maxRetries)) {
                const error = answer.kind === 'refused' ? answer.error : (0,_platform_http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .errorOf */ .Mz)(answer.failure);
                return end(refusal(error, landing));
            }
            if (answer.kind === 'limited' || answer.kind === 'not-sent') {
                decide('pause');
                if (answer.kind === 'not-sent') {
                    repeats += 1;
                    await clock.sleep(answer.delayMs, stop);
                }
                // Others may have changed it during the pause.
                await unit.read();
                continue;
            }
            isOpen = true;
            const failure = answer.kind === 'answered' ? undefined : answer.failure;
            if (answer.kind === 'open')
                landing = answer.failure;
            if (answer.kind === 'answered')
                unit.answered(request, answer.value);
            const mayRepeat = landing !== undefined && repeats < maxRetries && unit.isRepeatable(request);
            const lookMs = mayRepeat && answer.kind === 'open' ? answer.delayMs : LATE_MS;
            const isShown = (answer.kind === 'answered' && (unit.isDone(request) || unit.turnsToOtherForm?.(request))) ||
                (unit.canLook && (await isShownWithin(lookMs, unit, request, pacing)));
            const isTaken = failure === undefined || (failure.status ?? 500) < 300;
            if (isShown || (landing === undefined && isTaken && unit.turnsToOtherForm?.(request))) {
                isOpen = false;
                landing = undefined;
            }
            else if (mayRepeat && landing !== undefined) {
                decide('repeat');
                repeats += 1;
                unit.lost?.(request, landing);
                if (!unit.canLook)
                    await clock.sleep(lookMs, stop);
            }
            else if (landing !== undefined) {
                return end({ kind: 'unknown', cause: landing });
            }
            else {
                return end({ kind: 'not-shown', ...(failure && { failure }) });
            }
        }
        // What others wrote leaves nothing to send, and says nothing of a request that may still land.
        end(landing === undefined ? { kind: 'done' } : { kind: 'unknown', cause: landing });
    }
    catch (error) {
        const failure = error instanceof _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .Wk ? error.failure : undefined;
        const cause = landing ?? (isOpen || failure?.sent ? failure : undefined);
        end(refusal(error, cause));
        if ((0,_step_js__WEBPACK_IMPORTED_MODULE_1__/* .endsStep */ .hw)(error))
            throw error;
    }
}
/** Looks again and again, since a read may lag behind a write. */
async function isShownWithin(ms, unit, request, { clock, stop }) {
    const endsAtMs = clock.now() + ms;
    for (let pauseMs = FIRST_LOOK_MS;; pauseMs *= 2) {
        // The last look begins when the time is over: a slow answer is from before.
        const isLast = clock.now() >= endsAtMs;
        await unit.read();
        if (unit.isDone(request))
            return true;
        if (isLast)
            return false;
        await clock.sleep(Math.max(0, Math.min(pauseMs, endsAtMs - clock.now())), stop);
    }
}
/** While an earlier request may still land, a later refusal says nothing about it. */
function refusal(error, landing) {
    return landing === undefined ? { kind: 'refused', error } : { kind: 'unknown', cause: landing };
}


/***/ }),

/***/ 9715:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Yw: () => (/* binding */ executeFindings),
  ed: () => (/* binding */ executePolicies),
  gu: () => (/* binding */ executeProjects)
});

// EXTERNAL MODULE: ./build/src/operations/step.js
var step = __webpack_require__(3784);
// EXTERNAL MODULE: ./build/src/operations/write/carry-out.js
var carry_out = __webpack_require__(5138);
// EXTERNAL MODULE: ./build/src/operations/write/finding-unit.js
var finding_unit = __webpack_require__(8502);
;// CONCATENATED MODULE: ./build/src/operations/write/mutex.js
/** Lets one at a time work. */
class Mutex {
    #last = Promise.resolve();
    /**
     * Runs `work` when all that came before has ended.
     *
     * @param isNeeded asked when its turn comes; where it is no longer, `work` runs beside the others
     */
    async run(work, isNeeded) {
        const turn = this.#last;
        let done = () => undefined;
        this.#last = new Promise((resolve) => {
            done = resolve;
        });
        await turn;
        try {
            if (!isNeeded())
                done();
            return await work();
        }
        finally {
            done();
        }
    }
}

// EXTERNAL MODULE: ./build/src/operations/write/policy-unit.js
var policy_unit = __webpack_require__(3695);
// EXTERNAL MODULE: ./build/src/operations/write/project-fields.js
var project_fields = __webpack_require__(4663);
// EXTERNAL MODULE: ./build/src/operations/write/project-record.js + 1 modules
var project_record = __webpack_require__(1667);
;// CONCATENATED MODULE: ./build/src/operations/write/setting-unit.js



const SCANS_OFF = { diff_scan: { enabled: false }, full_scan: { enabled: false } };
/** The settings of one project that one request makes. */
class SettingUnit {
    canLook = true;
    #context;
    #slug;
    #kind;
    #record;
    /** Requests that had no readable answer, and were not seen to take effect. */
    #open = [];
    /** What others had set, and a request of ours turned back when it landed late, because it sends all settings. */
    #taken = new Map();
    constructor(context, slug, kind, record) {
        this.#context = context;
        this.#slug = slug;
        this.#kind = kind;
        this.#record = record;
    }
    static isFor(record, { fields }) {
        return record.changes.some((change) => isOneOf(fields, change));
    }
    /** A value that is sent although it stays must be read right before. */
    isStale() {
        const { seen, seenAtMs, changes, decided } = this.#record;
        const { fields, sendsAll, isIn } = this.#kind;
        const own = new Set([...decided, ...changes.map(({ field }) => field)]);
        const leavesOne = sendsAll && fields.some((field) => !own.has(field));
        return (leavesOne || seen === undefined || !isIn(seen) || this.#context.clock.now() - seenAtMs > project_record/* MAX_READ_AGE_MS */.d5);
    }
    async read() {
        const { seen, name } = this.#record;
        const askedAtMs = this.#context.clock.now();
        const project = await this.#context.platform.project(this.#slug, name, (0,project_record/* idOf */.TH)(seen));
        // A server may leave out what is off, and then all of it.
        const whole = { ...project, managed_scan_config: project.managed_scan_config ?? SCANS_OFF };
        const upToDate = this.#record.upToDate(whole, askedAtMs);
        this.#see(upToDate, seen && this.#landed(seen, upToDate));
    }
    get subject() {
        return [this.#kind.fields.join(), this.#record.name];
    }
    next() {
        const { seen } = this.#record;
        const changes = this.#record
            .due()
            .filter((change) => isOneOf(this.#kind.fields, change))
            .filter(project_fields/* isSettingChange */.b6);
        const wanted = new Map([...changes.map(({ field, after }) => [field, after]), ...this.#taken]);
        if (seen === undefined || wanted.size === 0)
            return undefined;
        return { changes, wanted, values: { ...(0,project_fields/* settingValues */.RK)(seen), ...Object.fromEntries(wanted) } };
    }
    async send(request, attempts) {
        const { seen, name } = this.#record;
        const { writer, clock } = this.#context;
        const answer = this.#kind.send(writer, this.#slug, name, request.values, { attempts, ...(0,project_record/* idOf */.TH)(seen) });
        const ended = await this.#record.sending(this.#kind, request.changes, answer, clock);
        if (ended.kind === 'open' || ended.kind === 'empty')
            this.#open = [...this.#open, { request, failure: ended.failure }];
        return ended;
    }
    answered(_request, project) {
        this.#see(project);
    }
    isDone({ wanted }) {
        const { seen } = this.#record;
        return seen !== undefined && this.#kind.isIn(seen) && isAs(seen, wanted);
    }
    isRepeatable() {
        return true;
    }
    end(end, request) {
        const failure = this.#failureOf(end, request);
        if (failure !== undefined)
            this.#record.fail(failure);
    }
    #failureOf(end, request) {
        if (end.kind === 'done') {
            const cause = this.#mayTake();
            return cause && new step/* RowError */.Lw({ kind: 'unknown', cause });
        }
        if (end.kind === 'refused')
            return end.error;
        if (end.kind === 'unknown')
            return new step/* RowError */.Lw({ kind: 'unknown', cause: end.cause });
        const { seen } = this.#record;
        const missing = [...(request?.wanted ?? [])].filter((one) => seen === undefined || !isAs(seen, [one]));
        const shown = missing.map(([field]) => ({ field, value: seen && (0,project_fields/* settingValues */.RK)(seen)[field] }));
        return new step/* RowError */.Lw({ kind: 'settings-not-shown', shown, ...(end.failure && { cause: end.failure }) });
    }
    /** @param landed the request of ours whose effect a read shows */
    #see(project, landed) {
        const { seen } = this.#record;
        if (seen !== undefined) {
            const differences = (0,project_fields/* settingDifferences */.l_)(seen, project, this.#kind).filter(({ field }) => !this.#record.changes.some((change) => change.field === field && this.#record.isSent(change)));
            const taken = differences.filter(({ field, after }) => landed?.values[field] === after);
            for (const { field, before } of taken)
                this.#taken.set(field, before);
            this.#record.noteOthers(differences.filter((one) => !taken.includes(one)));
        }
        for (const one of this.#taken)
            if (isAs(project, [one]))
                this.#taken.delete(one[0]);
        this.#record.see(project, this.#context.clock.now());
    }
    /** The open request whose effect a read shows for the first time: it cannot land again. */
    #landed(seen, now) {
        if (!this.#kind.isIn(now))
            return undefined;
        const shown = this.#open.filter(({ request: { wanted } }) => !isAs(seen, wanted) && isAs(now, wanted));
        const landed = shown.find(({ request }) => isAs(now, this.#sentBy(request))) ?? shown[0];
        this.#open = this.#open.filter((one) => one !== landed);
        return landed?.request;
    }
    /** Why it is open whether settings stay as they are: a request that may still land sends other ones. */
    #mayTake() {
        const { seen } = this.#record;
        return this.#open.find(({ request }) => seen !== undefined && !isAs(seen, this.#sentBy(request)))
            ?.failure;
    }
    #sentBy({ values }) {
        return this.#kind.fields.map((field) => [field, values[field]]);
    }
}
function isAs(project, values) {
    return [...values].every(([field, value]) => project_fields/* SETTINGS */.yy[field](project) === value);
}
function isOneOf(fields, { field }) {
    return fields.includes(field);
}

// EXTERNAL MODULE: ./build/src/model/tags.js
var model_tags = __webpack_require__(6474);
;// CONCATENATED MODULE: ./build/src/operations/write/tag-server.js

/** A platform may keep no more tags of a project than this (field-notes, "Projects"). */
const MOST_TAGS = 10;
/** What the writes of a step have shown of a server, and who may write while that is open. */
class TagServer {
    /** Whether it adds the tags that it gets, or takes them as the whole list (field-notes, "Requests"). */
    behaviour = 'unknown';
    /** A write was taken and never showed what it did: projects that have tags are not written any more. */
    isOpaque = false;
    /**
     * Those of the tags that are gone that a request took away: nothing but what it names is left. Until a server is
     * known to add, what others have put on since may hide that, and a tag too many is put back rather than lost.
     *
     * @param now the tags that a look after the request shows
     */
    takenBy(request, gone, now) {
        const taken = (0,model_tags/* tagsWithout */.ui)(gone, request.list);
        const isListOnly = now.every((tag) => tag === model_tags/* PLATFORM_TAG */.Pf || (0,model_tags/* hasTag */.ti)(request.list, tag));
        if (taken.every((tag) => tag === model_tags/* PLATFORM_TAG */.Pf))
            return [];
        if (!isListOnly)
            return request.kind === 'put' && this.behaviour !== 'adds' ? taken : [];
        if (request.kind === 'put')
            this.behaviour = 'replaces';
        return taken;
    }
    /** Learns from the answer to a request by itself: before a read others may have put tags back. */
    learnFrom(request, before, answer) {
        if (this.behaviour !== 'unknown' || request.kind !== 'put')
            return;
        const isKept = (tag) => tag !== model_tags/* PLATFORM_TAG */.Pf && (0,model_tags/* hasTag */.ti)(answer, tag) && !(0,model_tags/* hasTag */.ti)(request.list, tag);
        if (before.some(isKept) && request.list.every((tag) => (0,model_tags/* hasTag */.ti)(answer, tag)))
            this.behaviour = 'adds';
    }
}

;// CONCATENATED MODULE: ./build/src/operations/write/tag-sender.js
/** Sends the requests for tags of one project, in the other of two forms where one is taken and changes nothing. */
class TagSender {
    #writer;
    #slug;
    #form;
    #turned = new Set();
    constructor(writer, slug) {
        this.#writer = writer;
        this.#slug = slug;
    }
    async send({ kind, list }, name, options) {
        const form = this.#form;
        const isToAdd = form === 'array' || form === 'object';
        const isToRemove = form === 'query' || form === 'body';
        const answer = kind === 'put'
            ? await this.#writer.addTags(this.#slug, name, list, { ...options, ...(isToAdd && { form }) })
            : await this.#writer.removeTags(this.#slug, name, list, { ...options, ...(isToRemove && { form }) });
        this.#form = answer.form;
        return answer;
    }
    /** The last request had its effect. */
    worked() {
        if (this.#form !== undefined)
            this.#writer.tagForms.worked(this.#form);
    }
    turnsToOtherForm({ kind }) {
        const { toAdd, toRemove } = this.#writer.tagForms;
        const forms = kind === 'put' ? toAdd : toRemove;
        // Another project's request may have shown meanwhile which one works.
        const other = forms.find((form) => form !== this.#form);
        if (other === undefined || this.#turned.has(kind))
            return false;
        this.#turned.add(kind);
        this.#form = other;
        return true;
    }
}

;// CONCATENATED MODULE: ./build/src/operations/write/taken-tags.js

/** The requests for the tags of one project that may still land, and the tags that requests took away. */
class TakenTags {
    #server;
    #underWay;
    /** Their answers were lost, and they may still land. */
    #open = [];
    #tags = [];
    constructor(server) {
        this.#server = server;
    }
    /** What requests of ours took away and is not back yet. */
    get tags() {
        return this.#tags;
    }
    /** What is to be put back; the platform puts its own tag back itself. */
    get missing() {
        return this.#tags.filter((tag) => tag !== model_tags/* PLATFORM_TAG */.Pf);
    }
    get firstLost() {
        return this.#open[0]?.failure;
    }
    /** Whether a PUT whose answer was lost may have had its effect. */
    get mayHaveLanded() {
        return this.#open.some(({ request }) => request.kind === 'put');
    }
    sending(request) {
        this.#underWay = request;
    }
    /** The request under way had its effect, or certainly has none. */
    ended() {
        this.#underWay = undefined;
    }
    /** Requests of a kind that were lost turn out to do nothing. */
    withoutEffect(kind) {
        this.#open = this.#open.filter(({ request }) => request.kind !== kind);
    }
    lost(request, failure) {
        this.#open = [...this.#open, { request, failure }];
        this.#underWay = undefined;
    }
    /** Those of the tags that are gone that a request of ours took away; what it took away shows that it has landed. */
    of(gone, now) {
        if (gone.length === 0)
            return [];
        const open = this.#open.map(({ request }) => request);
        const landed = open.filter(({ list }) => list.every((tag) => (0,model_tags/* hasTag */.ti)(now, tag)));
        for (const request of [...landed, ...(this.#underWay ? [this.#underWay] : [])].toReversed()) {
            const taken = this.#server.takenBy(request, gone, now);
            if (taken.length === 0)
                continue;
            this.#open = this.#open.filter((one) => one.request !== request);
            return taken;
        }
        return [];
    }
    add(tags) {
        this.#tags = [...new Set([...this.#tags, ...tags])];
    }
    /** Returns those that are back. */
    see(now) {
        const back = this.missing.filter((tag) => (0,model_tags/* hasTag */.ti)(now, tag));
        this.#tags = (0,model_tags/* tagsWithout */.ui)(this.#tags, now);
        return back;
    }
    /** What is gone, and what of `now` goes when a request lands that does not name it. */
    atRisk(now) {
        const isSafe = this.#server.behaviour === 'adds';
        // A lost DELETE takes what it names; one whose answer nobody has read yet may have been misread.
        const lists = this.#open.flatMap(({ request }) => (request.kind === 'put' ? [request] : []));
        if (this.#underWay !== undefined)
            lists.push(this.#underWay);
        const takers = lists.filter(({ kind }) => kind === 'delete' || !isSafe);
        const mayGo = (tag) => takers.some(({ list }) => !(0,model_tags/* hasTag */.ti)(list, tag));
        return [...this.missing, ...now.filter(mayGo)];
    }
}

;// CONCATENATED MODULE: ./build/src/operations/write/tag-unit.js








/** How often tags are put back on one project: a server that takes others each time would never end. */
const MAX_PUT_BACKS = 3;
/**
 * The tags of one project. Some servers take the list of a PUT as the whole list (field-notes, "Requests"): what a
 * request of ours took away is put back, before anything else is sent.
 */
class TagUnit {
    canLook = true;
    #context;
    #slug;
    #record;
    #server;
    #isJustRead;
    /** By the tag's key. */
    #changes;
    #taken;
    #sender;
    #putBacks = 0;
    /** @param isJustRead whether nothing else was read or written since the project was read */
    constructor(context, slug, server, record, isJustRead) {
        this.#context = context;
        this.#slug = slug;
        this.#server = server;
        this.#record = record;
        this.#isJustRead = isJustRead;
        this.#changes = new Map(record.changes.filter(project_fields/* isTagChange */.nS).map((change) => [(0,model_tags/* tagKey */.E4)(change.tag), change]));
        this.#taken = new TakenTags(server);
        this.#sender = new TagSender(context.writer, slug);
    }
    static isFor({ changes }) {
        return changes.some(project_fields/* isTagChange */.nS);
    }
    get subject() {
        return ['tags', this.#record.name];
    }
    /** Whether the list of a PUT may cost the project tags, because it is not known how the server takes it. */
    get mayLose() {
        return this.#server.behaviour === 'unknown' && this.#now.length > 0;
    }
    /** Where a list may take tags away, it is made from a read right before it. */
    isStale() {
        const { seenAtMs } = this.#record;
        const ageMs = this.#context.clock.now() - seenAtMs;
        const mayTakeAway = this.mayLose || this.#server.behaviour === 'replaces';
        return ageMs > project_record/* MAX_READ_AGE_MS */.d5 || (mayTakeAway && !this.#isJustRead);
    }
    async read() {
        const { seen, name } = this.#record;
        const askedAtMs = this.#context.clock.now();
        const project = await this.#context.platform.project(this.#slug, name, (0,project_record/* idOf */.TH)(seen));
        this.#see(this.#record.upToDate(project, askedAtMs));
    }
    /** What is to come, with what has to be put back; then what is to go, or first where it has to make room. */
    next() {
        const due = this.#record.due().filter(project_fields/* isTagChange */.nS);
        const named = due.filter(({ after }) => !after).map(({ tag }) => tag);
        // As the platform spells them.
        const leaving = this.#now.filter((tag) => (0,model_tags/* hasTag */.ti)(named, tag));
        const { missing } = this.#taken;
        if (missing.length > 0 && this.#putBacks === MAX_PUT_BACKS)
            return undefined;
        const coming = [...due.filter(({ after }) => after).map(({ tag }) => tag), ...missing];
        if (coming.length + leaving.length === 0)
            return undefined;
        const isWhole = missing.length > 0 || this.#server.behaviour === 'replaces';
        const isFull = !isWhole && this.#now.length + coming.length > MOST_TAGS;
        if (coming.length === 0 || (isFull && leaving.length > 0)) {
            return { kind: 'delete', tags: leaving, list: leaving };
        }
        const stay = isWhole ? [...this.#taken.tags, ...this.#now] : [];
        // A list that names what is to go would bring it back, if it lands late.
        const list = [...new Set([...(0,model_tags/* tagsWithout */.ui)(stay, leaving), ...coming])];
        return { kind: 'put', tags: coming, list };
    }
    async send(request, attempts) {
        const { seen, name } = this.#record;
        const isNamed = ({ tag }) => (0,model_tags/* hasTag */.ti)(request.kind === 'put' ? request.list : request.tags, tag);
        // What a request of ours took away was there before, also where it is wanted.
        const changes = this.#record
            .due()
            .filter(project_fields/* isTagChange */.nS)
            .filter((change) => !(0,model_tags/* hasTag */.ti)(this.#taken.tags, change.tag) && (isNamed(change) || this.#leavesOut(request, change)));
        if (this.#taken.missing.length > 0)
            this.#putBacks += 1;
        this.#taken.sending(request);
        this.#noteRisk();
        const answer = this.#sender.send(request, name, { attempts, ...(0,project_record/* idOf */.TH)(seen) });
        const ended = await this.#record.sending(project_fields/* TAGS */.gp, changes, answer, this.#context.clock);
        if (ended.kind === 'refused' || ended.kind === 'limited' || ended.kind === 'not-sent') {
            this.#taken.ended();
            this.#noteRisk();
        }
        return ended;
    }
    answered(request, project) {
        this.#server.learnFrom(request, this.#now, project.tags);
        this.#see(project);
    }
    isDone({ kind, tags }) {
        const isDone = tags.every((tag) => (0,model_tags/* hasTag */.ti)(this.#now, tag) === (kind === 'put'));
        if (!isDone)
            return false;
        this.#taken.ended();
        this.#sender.worked();
        return true;
    }
    isRepeatable() {
        return true;
    }
    turnsToOtherForm(request) {
        const turns = this.#sender.turnsToOtherForm(request);
        // What was lost had the form that does nothing.
        if (turns)
            this.#taken.withoutEffect(request.kind);
        return turns;
    }
    lost(request, failure) {
        this.#taken.lost(request, failure);
        this.#noteRisk();
    }
    end(end, request) {
        const isTaken = (end.kind === 'not-shown' || end.kind === 'unknown') && request?.kind === 'put' && this.mayLose;
        if (isTaken)
            this.#server.isOpaque = true;
        // Nothing more can come of what was refused, never sent, or answered.
        if (end.kind === 'refused' || (end.kind === 'not-shown' && end.failure === undefined))
            this.#taken.ended();
        this.#noteRisk();
        const failure = this.#failureOf(end, request, isTaken);
        if (failure !== undefined)
            this.#record.fail(failure);
    }
    #failureOf(end, request, isTaken) {
        const { missing, firstLost } = this.#taken;
        const cause = (0,carry_out/* causeOf */.rl)(end);
        if (missing.length > 0) {
            return new step/* RowError */.Lw({ kind: 'tags-lost', lost: [...missing], ...(cause && { cause }) });
        }
        switch (end.kind) {
            case 'done':
                if (firstLost === undefined || this.#record.tagsAtRisk.length === 0)
                    return undefined;
                return new step/* RowError */.Lw({ kind: 'unknown', cause: firstLost });
            case 'refused':
                return end.error;
            case 'unknown':
                return new step/* RowError */.Lw({ kind: 'unknown', cause: end.cause });
            case 'not-shown':
                if (isTaken && cause !== undefined)
                    return new step/* RowError */.Lw({ kind: 'unknown', cause });
                return new step/* RowError */.Lw(this.#notShown(request, cause));
        }
    }
    get #now() {
        return this.#record.seen?.tags ?? [];
    }
    /** On a server that replaces tags, or may, a list makes the changes that it leaves out, too. */
    #leavesOut({ kind }, { after }) {
        return kind === 'put' && !after && this.#server.behaviour !== 'adds';
    }
    #see(project) {
        const { seen } = this.#record;
        if (seen !== undefined)
            this.#noteGone(seen, project);
        this.#record.see(project, this.#context.clock.now());
        this.#record.putBack = [...new Set([...this.#record.putBack, ...this.#taken.see(project.tags)])];
        this.#noteRisk();
    }
    #noteGone(before, now) {
        const differences = (0,project_fields/* tagDifferences */.vB)(before, now);
        const gone = differences.filter(({ after }) => !after).map(({ tag }) => tag);
        const taken = this.#taken.of(gone, now.tags);
        const toPutBack = taken.filter((tag) => !this.#isSent(tag, false));
        const isOurs = (tag, after) => tag === model_tags/* PLATFORM_TAG */.Pf || this.#isSent(tag, after) || (0,model_tags/* hasTag */.ti)(after ? this.#taken.tags : taken, tag);
        const others = differences.filter(({ tag, after }) => !isOurs(tag, after));
        const came = differences.some(({ tag, after }) => after && isOurs(tag, after));
        // A platform that keeps a number of tags drops one for each that comes; or somebody took it off just then.
        const evicted = others.filter(({ after }) => (came || this.#taken.mayHaveLanded) && !after);
        this.#record.evicted = [...this.#record.evicted, ...evicted.map(({ tag }) => tag)];
        this.#record.noteOthers(others.filter((one) => !evicted.includes(one)));
        this.#taken.add(toPutBack);
    }
    #isSent(tag, after) {
        const change = this.#changes.get((0,model_tags/* tagKey */.E4)(tag));
        return change !== undefined && change.after === after && this.#record.isSent(change);
    }
    #noteRisk() {
        const stay = this.#now.filter((tag) => !this.#isSent(tag, false));
        this.#record.tagsAtRisk = this.#taken.atRisk(stay);
    }
    #notShown(request, cause) {
        const tags = request?.tags ?? [];
        const because = cause === undefined ? {} : { cause };
        if (request?.kind === 'delete') {
            return {
                kind: 'tags-not-removed',
                left: tags.filter((tag) => (0,model_tags/* hasTag */.ti)(this.#now, tag)),
                ...because,
            };
        }
        return { kind: 'tags-not-shown', missing: (0,model_tags/* tagsWithout */.ui)(tags, this.#now), ...because };
    }
}

;// CONCATENATED MODULE: ./build/src/operations/write/execute.js









/**
 * Replaces the parts of the policies, one after the other. The first that does not come about ends it: what follows
 * was planned with it.
 *
 * @throws what ends a step
 */
async function executePolicies(context, deploymentId, records) {
    const due = records.filter(({ isDue }) => isDue);
    if (due.length > 0)
        context.progress.begin('policies', due.length);
    for (const record of due) {
        await (0,carry_out/* carryOut */.u0)(new policy_unit/* PolicyUnit */.L(context, deploymentId, record), context);
        context.progress.advance(1);
        if (record.failure !== undefined)
            return;
    }
}
/**
 * Makes what the records want: the tags of all projects first, then their settings, kind by kind. One project's
 * failure does not stop the others. What happened is in the records, whatever ends it early.
 *
 * @param concurrency requests at the same time, at most
 * @param isJustRead whether the read of its only project was the last request of the step
 * @throws what ends a step: cancellation, the time limit, a refused token
 */
async function executeProjects(context, slug, records, concurrency, isJustRead = false) {
    const due = () => records.filter(({ failure }) => failure === undefined);
    context.progress.begin('writing', records.length);
    await executeTags(context, slug, due().filter(TagUnit.isFor), concurrency, isJustRead);
    for (const kind of project_fields/* SETTING_KINDS */.LW) {
        const units = due()
            .filter((record) => SettingUnit.isFor(record, kind))
            .map((record) => new SettingUnit(context, slug, kind, record));
        await (0,step/* forEachConcurrently */.DW)(units, concurrency, async (unit) => {
            await (0,carry_out/* carryOut */.u0)(unit, context);
            context.progress.advance(1);
        });
    }
}
/**
 * Moves what is due of the findings, one request after the other. What happened is in the records, whatever ends it
 * early.
 *
 * @throws what ends a step
 */
async function executeFindings(context, slug, findings) {
    context.progress.begin('triaging', findings.due.length);
    for (const unit of finding_unit/* FindingUnit */.A.of(context, slug, findings)) {
        await (0,carry_out/* carryOut */.u0)(unit, context);
        context.progress.advance(unit.size);
    }
}
/**
 * Until one write has shown that the server does not replace tags, projects that have some are written one at a time.
 * Once a write was taken that never showed what it did, they are not written at all.
 */
async function executeTags(context, slug, records, concurrency, isJustRead) {
    const server = new TagServer();
    const probe = new Mutex();
    await (0,step/* forEachConcurrently */.DW)(records, concurrency, async (record) => {
        const unit = new TagUnit(context, slug, server, record, isJustRead);
        const run = async () => {
            if (!(server.isOpaque && unit.mayLose))
                await (0,carry_out/* carryOut */.u0)(unit, context);
        };
        await (unit.mayLose ? probe.run(run, () => unit.mayLose) : run());
        context.progress.advance(1);
    });
}


/***/ }),

/***/ 4410:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ub: () => (/* binding */ repositoriesOf),
/* harmony export */   aT: () => (/* binding */ decisionKey),
/* harmony export */   i0: () => (/* binding */ FindingRecords)
/* harmony export */ });
/* harmony import */ var _findings_decision_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3165);

/** The findings of a plan, and what the platform's answers said of them. */
class FindingRecords {
    records;
    #byId;
    /** In the platform's order, siblings included; each with a selected finding of the request that moved it, where there is one. */
    #triaged = new Map();
    answered = 0;
    unlisted = 0;
    /** Requests whose answers were lost, and how many findings they may have triaged without a row to say so. */
    lost = { requests: 0, atMost: 0 };
    isStalled = false;
    /**
     * @param siblings by the finding's id
     * @param readAtMs when their list began; undefined where nothing was listed
     */
    constructor(changes, siblings = new Map(), readAtMs) {
        this.records = changes.map((change) => ({
            change,
            siblings: siblings.get(change.target.id) ?? [],
            readAtMs,
            state: (0,_findings_decision_js__WEBPACK_IMPORTED_MODULE_0__/* .isAlready */ .rM)(change) ? 'unchanged' : 'not-reached',
        }));
        this.#byId = new Map(this.records.map((record) => [record.change.target.id, record]));
    }
    /** What is still to be written. */
    get due() {
        return this.records.filter(({ state }) => state === 'not-reached');
    }
    /** An answer or a list shows that these findings were moved by the decision of `by`. */
    moved(ids, by) {
        for (const id of ids) {
            if (!this.#triaged.has(id))
                this.#triaged.set(id, by.target.id);
            const record = this.#byId.get(id);
            if (record === undefined)
                continue;
            if (decisionKey(record.change) === decisionKey(by)) {
                record.state = 'changed';
                delete record.failure;
            }
            else if (record.state === 'changed') {
                // It was moved together with its sibling, to another state than the one that was asked for.
                record.state = 'failed';
                record.failure = { kind: 'not-triaged' };
            }
        }
    }
    /** Somebody has decided otherwise about it, or about the same finding on another branch. */
    leave(change, others) {
        const record = this.#byId.get(change.target.id);
        if (record === undefined)
            return;
        record.state = 'left';
        if (others !== undefined)
            record.others = others;
    }
    /** What an undo cannot put back of it. */
    lose(change, losses) {
        const record = this.#byId.get(change.target.id);
        if (record !== undefined && losses.length > 0)
            record.losses = losses;
    }
    /** The platform selected these by itself; returns how many of them are new. */
    selected(ids) {
        const before = this.#triaged.size;
        for (const id of ids)
            this.#triaged.set(id, undefined);
        return this.#triaged.size - before;
    }
    journal(isDryRun) {
        const findings = this.records.map(({ change, state, others, losses, failure }) => ({
            change,
            state: isDryRun && state === 'not-reached' ? 'would-change' : state,
            ...(others && { others }),
            ...(losses && { losses }),
            ...(failure && { failure }),
        }));
        const unknown = findings.filter(({ state }) => state === 'unknown').length;
        const { requests, atMost } = this.lost;
        return {
            findings,
            siblings: isDryRun ? this.#predicted() : this.#seenSiblings(),
            triage: {
                answered: this.answered,
                triaged: [...this.#triaged.keys()],
                unlisted: this.unlisted,
                uncertain: unknown + atMost === 0 ? { requests: 0, atMost: 0 } : { requests, atMost: unknown + atMost },
                ...(this.isStalled && { isStalled: true }),
            },
        };
    }
    /** The rows that would move along. */
    #predicted() {
        const siblings = new Map();
        for (const { change, siblings: members } of this.due) {
            for (const { id, before } of members) {
                if (this.#byId.get(id)?.state === 'not-reached')
                    continue;
                siblings.set(id, { id, of: change.target.id, before });
            }
        }
        return [...siblings.values()];
    }
    #seenSiblings() {
        const known = new Map();
        for (const { change, siblings } of this.records) {
            for (const { id, before } of siblings)
                known.set(id, { id, of: change.target.id, before });
        }
        return [...this.#triaged].flatMap(([id, of]) => {
            // What the platform selected by itself moved along with nothing.
            if (of === undefined || this.#byId.has(id))
                return [];
            return [known.get(id) ?? { id, of, before: undefined }];
        });
    }
}
/** Findings of one kind that go to one state, with one reason and note, can go in one request. */
function decisionKey({ target, after }) {
    return JSON.stringify([target.issueType, after.state ?? '', after.reason ?? '', after.note ?? '']);
}
/** The repositories of findings; undefined where one of them is not known. */
function repositoriesOf(targets) {
    const names = new Set(targets.map(({ repository }) => repository));
    const known = [...names].filter((name) => name !== undefined);
    return known.length === names.size ? known : undefined;
}


/***/ }),

/***/ 8502:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ FindingUnit),
/* harmony export */   W: () => (/* binding */ triageFailureOf)
/* harmony export */ });
/* harmony import */ var _model_triage_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1863);
/* harmony import */ var _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9323);
/* harmony import */ var _findings_body_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6879);
/* harmony import */ var _findings_decision_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3165);
/* harmony import */ var _findings_families_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1559);
/* harmony import */ var _findings_list_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6396);
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3784);
/* harmony import */ var _carry_out_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5138);
/* harmony import */ var _finding_records_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4410);









/** Rows that were listed longer ago than this, in ms, are read again before they are moved. */
const MAX_LIST_AGE_MS = 30_000;
/** Repositories in one list, so that its address does not become too long. */
const REPOSITORIES = 50;
/** Findings of one kind and decision that go in one request (web-api.md 4.8). */
class FindingUnit {
    #context;
    #slug;
    #all;
    #chunk;
    #repositories;
    #readAtMs;
    /** When the last request that may have taken effect ended. */
    #wroteAtMs;
    #uncounted = 0;
    /** Requests without a readable answer. */
    #unanswered = 0;
    /** Why it is open what became of a request. */
    #open;
    /** Somebody decided about them while a request was open, which may have moved them before, or may still. */
    #overtaken = new Map();
    /** Findings that the last look showed without the decision. */
    #denied = new Set();
    constructor(context, slug, all, chunk) {
        this.#context = context;
        this.#slug = slug;
        this.#all = all;
        this.#chunk = chunk;
        this.#readAtMs = chunk[0]?.readAtMs;
        this.#repositories =
            this.#readAtMs === undefined ? undefined : (0,_finding_records_js__WEBPACK_IMPORTED_MODULE_7__/* .repositoriesOf */ .Ub)(chunk.map(({ change }) => change.target));
    }
    /** The chunks of what is due, in requests of at most 3000. */
    static *of(context, slug, all) {
        for (const group of Map.groupBy(all.due, ({ change }) => (0,_finding_records_js__WEBPACK_IMPORTED_MODULE_7__/* .decisionKey */ .aT)(change)).values()) {
            for (let start = 0; start < group.length; start += _model_triage_js__WEBPACK_IMPORTED_MODULE_8__/* .MAX_TRIAGE_LIMIT */ .E4) {
                // Siblings of an earlier chunk's findings are triaged already, and would be noted again.
                const chunk = group.slice(start, start + _model_triage_js__WEBPACK_IMPORTED_MODULE_8__/* .MAX_TRIAGE_LIMIT */ .E4).filter(isDue);
                if (chunk.length > 0)
                    yield new FindingUnit(context, slug, all, chunk);
            }
        }
    }
    get subject() {
        return ['findings', String(this.size)];
    }
    get size() {
        return this.#chunk.length;
    }
    get canLook() {
        return this.#repositories !== undefined;
    }
    isStale() {
        return this.#readAtMs !== undefined && this.#context.clock.now() - this.#readAtMs > MAX_LIST_AGE_MS;
    }
    /** Reads the findings again in the lists of their repositories, because the API has no filter by id. */
    async read() {
        const repositories = this.#repositories;
        const issueType = this.#chunk[0]?.change.target.issueType;
        if (repositories === undefined || issueType === undefined)
            return;
        const families = new _findings_families_js__WEBPACK_IMPORTED_MODULE_3__/* .Families */ .R();
        const now = new Map();
        const wanted = new Set(this.#chunk.map(({ change }) => change.target.id));
        for (let start = 0; start < repositories.length; start += REPOSITORIES) {
            const filters = { repos: repositories.slice(start, start + REPOSITORIES) };
            for await (const page of (0,_findings_list_js__WEBPACK_IMPORTED_MODULE_4__/* .listFindings */ .F)(this.#context, { issueType, filters }, { spelled: true })) {
                for (const finding of page) {
                    families.add(finding);
                    if (wanted.has(finding.id))
                        now.set(finding.id, (0,_findings_families_js__WEBPACK_IMPORTED_MODULE_3__/* .formerTriage */ .I)(finding));
                }
            }
        }
        this.#readAtMs = this.#context.clock.now();
        this.#see(now, families);
    }
    next() {
        const due = this.#chunk.filter((record) => isDue(record) && !this.#overtaken.has(record));
        return due.length === 0 ? undefined : due;
    }
    async send(records, attempts) {
        const [first] = records;
        const body = {
            issue_type: first?.change.target.issueType,
            issue_ids: records.map(({ change }) => change.target.id),
            limit: records.length,
            ...(0,_findings_body_js__WEBPACK_IMPORTED_MODULE_1__/* .decisionFields */ .C)(first?.change.after ?? {}),
        };
        const answer = await this.#context.writer.triage(this.#slug, body, { attempts });
        if (answer.kind === 'answered' || answer.kind === 'empty' || answer.kind === 'open')
            this.#wroteAtMs = this.#context.clock.now();
        if (answer.kind === 'open' || answer.kind === 'empty') {
            this.#open = answer.failure;
            this.#unanswered += 1;
        }
        return answer;
    }
    answered(records, { num_triaged, triaged_issues }) {
        this.#all.answered += 1;
        this.#uncounted = Math.max(0, num_triaged - triaged_issues.length);
        const [first] = records;
        if (first !== undefined)
            this.#all.moved(triaged_issues, first.change);
    }
    isDone(records) {
        return !records.some(isDue);
    }
    /** The same ids again change nothing more, unless every time adds a note. */
    isRepeatable([first]) {
        return first?.change.after.note === undefined;
    }
    end(end, records) {
        const open = (records ?? this.#chunk).filter(isDue);
        if (end.kind === 'refused' && end.error instanceof _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CancelledError */ .cc)
            return;
        this.#all.unlisted += this.#uncounted;
        for (const record of open) {
            const cause = this.#overtaken.get(record);
            const how = cause === undefined ? end : { kind: 'unknown', cause };
            record.state = this.#mayBeMoved(how, record) ? 'unknown' : 'failed';
            record.failure = triageFailureOf(how, record.state === 'unknown');
        }
        if (open.some(({ failure }) => failure?.kind === 'unknown')) {
            // One that was cancelled under way gave no answer to count.
            this.#all.lost.requests += Math.max(1, this.#unanswered);
        }
    }
    /** Where more were counted than named, any of the others may have been moved; so may one that no list shows. */
    #mayBeMoved(end, { change }) {
        if (end.kind === 'unknown')
            return true;
        if (end.kind !== 'not-shown')
            return false;
        return this.#uncounted > 0 || (end.failure !== undefined && !this.#denied.has(change.target.id));
    }
    #see(now, families) {
        const siblings = families.siblingsOf(this.#chunk.map(({ change }) => change.target));
        for (const record of this.#chunk.filter(isDue)) {
            const { id, issueType } = record.change.target;
            const { before = {}, after } = record.change;
            const row = now.get(id);
            const members = siblings.get(id) ?? [];
            if (row === undefined) {
                if (this.#wroteAtMs === undefined)
                    record.state = 'left';
                continue;
            }
            const shown = (0,_findings_decision_js__WEBPACK_IMPORTED_MODULE_2__/* .showsDecision */ .Tg)(row, before, after, issueType);
            if (shown === 'no')
                this.#denied.add(id);
            else
                this.#denied.delete(id);
            if (this.#wroteAtMs !== undefined && shown === 'yes') {
                const along = members.filter((one) => (0,_findings_decision_js__WEBPACK_IMPORTED_MODULE_2__/* .showsDecision */ .Tg)(one.before, undefined, after, issueType) === 'yes');
                this.#all.moved([id, ...along.map((one) => one.id)], record.change);
                this.#uncounted = Math.max(0, this.#uncounted - 1 - along.length);
            }
            else if (!(0,_findings_decision_js__WEBPACK_IMPORTED_MODULE_2__/* .isUntouched */ .O2)(row, before)) {
                if (this.#open === undefined) {
                    record.state = 'left';
                    record.others = row;
                }
                else
                    this.#overtaken.set(record, this.#open);
            }
            else {
                // Who made the plan has judged those that it had listed.
                const listed = new Map(record.siblings.map((one) => [one.id, one.before]));
                const decided = members.find(({ id: other, before: present }) => {
                    const known = listed.get(other);
                    return known === undefined ? (0,_findings_decision_js__WEBPACK_IMPORTED_MODULE_2__/* .isDecidedApart */ .D2)(present, before) : !(0,_findings_decision_js__WEBPACK_IMPORTED_MODULE_2__/* .isUntouched */ .O2)(present, known);
                });
                if (decided === undefined || this.#wroteAtMs !== undefined)
                    continue;
                record.state = 'left';
                record.others = decided.before;
            }
        }
    }
}
function isDue({ state }) {
    return state === 'not-reached';
}
/** Why findings were not seen to be triaged; `isUnknown`: they may have been. */
function triageFailureOf(end, isUnknown) {
    if (end.kind === 'refused')
        return (0,_step_js__WEBPACK_IMPORTED_MODULE_5__/* .rowFailureOf */ .EQ)(end.error);
    const cause = (0,_carry_out_js__WEBPACK_IMPORTED_MODULE_6__/* .causeOf */ .rl)(end);
    if (isUnknown)
        return cause === undefined ? { kind: 'not-named' } : { kind: 'unknown', cause };
    return { kind: 'not-triaged', ...(cause && { cause }) };
}


/***/ }),

/***/ 1575:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PR: () => (/* binding */ journalOf),
/* harmony export */   lx: () => (/* binding */ noticesOf),
/* harmony export */   tq: () => (/* binding */ throwIfFailed)
/* harmony export */ });
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8303);
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3784);
/* harmony import */ var _finding_records_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4410);



/** What the records have seen so far. */
function journalOf(context, projects, findings = new _finding_records_js__WEBPACK_IMPORTED_MODULE_1__/* .FindingRecords */ .i0([]), policies = []) {
    const isDryRun = !(0,_context_js__WEBPACK_IMPORTED_MODULE_2__/* .isWriting */ .x)(context);
    return {
        policies: policies.map((record) => record.row(isDryRun)),
        projects: projects.map((record) => record.row(isDryRun)),
        ...findings.journal(isDryRun),
    };
}
/** What the rows say beside what each of them says: made at the end, from what was seen to happen. */
function noticesOf({ policies, findings, siblings, triage, projects }, isDryRun) {
    const notices = [];
    const listed = siblings.filter(({ before }) => before !== undefined).length;
    if (siblings.length > 0) {
        notices.push({ kind: 'siblings-triaged', count: siblings.length, listed, isPlanned: isDryRun });
    }
    if (triage.unlisted > 0)
        notices.push({ kind: 'triaged-unlisted', count: triage.unlisted });
    if (triage.uncertain.requests > 0 && !findings.some(isListed)) {
        notices.push({ kind: 'answers-lost', ...triage.uncertain });
    }
    if (findings.some((row) => row.state === 'changed' && !isListed(row))) {
        notices.push({ kind: 'former-states-unknown' });
    }
    if (triage.isStalled)
        notices.push({ kind: 'triage-stalled' });
    if (projects.some(({ putBack }) => putBack !== undefined))
        notices.push({ kind: 'tags-replaced' });
    const changed = projects.filter(({ others }) => others !== undefined);
    if (changed.length > 0) {
        const examples = changed.slice(0, 3).map(({ project }) => project);
        notices.push({ kind: 'changed-by-others', projects: changed.length, examples });
    }
    for (const { project, state, tagsAtRisk: tags = [] } of projects) {
        if (state === 'changed' && tags.length > 0)
            notices.push({ kind: 'tags-gone', project, tags: [...tags] });
    }
    const restored = isDryRun ? 'would-change' : 'changed';
    const losses = findings.flatMap((row) => row.state === restored || row.state === 'left' ? (row.losses ?? []) : []);
    for (const [what, of] of Map.groupBy(losses, (loss) => loss)) {
        notices.push({ kind: 'undo-incomplete', what, count: of.length, isPlanned: isDryRun });
    }
    // A finding that is gone, or has no way back, was not left to anybody.
    const overtaken = findings.filter((row) => row.others !== undefined);
    const left = [...policies, ...overtaken, ...projects].filter(({ state }) => state === 'left').length;
    if (left > 0)
        notices.push({ kind: 'left-to-others', count: left });
    return notices;
}
/** Whether a list has shown what the finding was, so that a further step can see what became of it. */
function isListed({ change }) {
    return change.before !== undefined;
}
/**
 * Ends a step whose rows did not all come to what was wanted.
 *
 * @throws StepError rows-failed
 */
function throwIfFailed({ policies, projects, findings }) {
    throwIfAny('policy part', policies);
    throwIfAny('project', projects);
    throwIfAny('finding', findings);
}
function throwIfAny(of, rows) {
    const failed = rows.filter(({ state }) => state === 'failed');
    const unknown = rows.filter(({ state }) => state === 'unknown');
    if (failed.length + unknown.length === 0)
        return;
    const first = [...failed, ...unknown].find(({ failure }) => failure !== undefined)?.failure;
    throw new _step_js__WEBPACK_IMPORTED_MODULE_0__/* .StepError */ .zg({
        kind: 'rows-failed',
        of,
        failed: failed.length,
        unknown: unknown.length,
        selected: rows.length,
        ...(first && { first }),
    });
}


/***/ }),

/***/ 3695:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ PolicyUnit),
/* harmony export */   e: () => (/* binding */ PolicyRecord)
/* harmony export */ });
/* harmony import */ var _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9323);
/* harmony import */ var _policies_bundles_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8622);
/* harmony import */ var _policies_slugs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8491);
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3784);




/** A part of the policies: what is wanted of it, and what was done to it. */
class PolicyRecord {
    change;
    state = 'planned';
    leftVersion;
    failure;
    constructor(change) {
        this.change = change;
    }
    get isDue() {
        return this.change.entries.length > 0 && this.state !== 'left';
    }
    get isWritten() {
        return this.state === 'sent' || this.state === 'made';
    }
    get isShown() {
        return this.state === 'made' || this.state === 'right';
    }
    /** It was seen to be as it is wanted. */
    show() {
        this.state = this.isWritten ? 'made' : 'right';
    }
    /** A request that was cancelled before it was sent leaves the part as it is. */
    fail(error) {
        if (error instanceof _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CancelledError */ .cc && !error.failure.sent)
            return;
        this.failure = (0,_step_js__WEBPACK_IMPORTED_MODULE_2__/* .rowFailureOf */ .EQ)(error);
    }
    /** Of an undo: somebody wrote it since. */
    leave() {
        this.state = 'left';
        this.failure = undefined;
    }
    row(isDryRun) {
        const { change, failure, leftVersion } = this;
        return {
            change,
            state: this.#rowState(isDryRun),
            ...(leftVersion === undefined ? {} : { leftVersion }),
            ...(failure && { failure }),
        };
    }
    #rowState(isDryRun) {
        const { state, failure } = this;
        if (failure !== undefined)
            return failure.kind === 'unknown' ? 'unknown' : 'failed';
        if (state === 'left')
            return 'left';
        if (state === 'made')
            return 'changed';
        if (state === 'right' || !this.isDue)
            return 'unchanged';
        return isDryRun ? 'would-change' : 'not-reached';
    }
}
/**
 * A part of the policies, which one request replaces. It is bound to the version that it was compared with, so that
 * nothing has to be read before it; the dry run is its read.
 */
class PolicyUnit {
    canLook = true;
    #context;
    #deploymentId;
    #record;
    /** What the last dry run found. */
    #seen;
    #isAnswered = false;
    /** An earlier request may have taken effect. */
    #isOpen = false;
    /** A repeated request was refused, because the version is another one by now. */
    #isMoved = false;
    constructor(context, deploymentId, record) {
        this.#context = context;
        this.#deploymentId = deploymentId;
        this.#record = record;
    }
    get subject() {
        return ['policies', this.#record.change.target.part];
    }
    isStale() {
        return false;
    }
    async read() {
        const { target, after } = this.#record.change;
        const seen = await this.#context.platform.dryRunPolicies(this.#deploymentId, target.part, after);
        // Something that it names is gone by now: that says nothing of what is there.
        this.#seen = undefined;
        if (seen.kind === 'invalid')
            return;
        this.#seen = { version: seen.stateVersion, differences: seen.entries.length };
        if (seen.entries.length > 0)
            return;
        this.#record.show();
        if (this.#record.isWritten)
            this.#record.leftVersion = seen.stateVersion;
    }
    next() {
        return this.#record.isShown ? undefined : this.#record.change;
    }
    async send({ target, after, version }, attempts) {
        const { part } = target;
        const { writer } = this.#context;
        const answer = await writer.putPolicies(this.#deploymentId, part, after, version, { attempts });
        // Whoever moved it may have been our own request.
        if (answer.kind === 'refused' && this.#isOpen && isMismatch(answer.error)) {
            this.#isMoved = true;
            return { kind: 'empty', failure: answer.error.failure };
        }
        if (answer.kind === 'open' || answer.kind === 'empty')
            this.#isOpen = true;
        if (answer.kind === 'open' || answer.kind === 'empty' || answer.kind === 'answered')
            this.#record.state = 'sent';
        return answer;
    }
    /** A dry run has to show it, too: see `isDone`. */
    answered({ after }, { bundle, stateVersion }) {
        this.#record.leftVersion = stateVersion;
        this.#isAnswered = (0,_policies_bundles_js__WEBPACK_IMPORTED_MODULE_1__/* .isSameBundle */ .JD)((0,_policies_slugs_js__WEBPACK_IMPORTED_MODULE_3__/* .sluggedLike */ .v9)(after, bundle), bundle);
    }
    isDone() {
        return this.#record.isShown;
    }
    isRepeatable({ version }) {
        return !this.#isMoved && (this.#seen === undefined || this.#seen.version === version);
    }
    end(end) {
        if (end.kind === 'done')
            return;
        const record = this.#record;
        // Where no dry run could be had, the answer is what shows it.
        if (this.#isAnswered && this.#seen === undefined) {
            record.show();
            return;
        }
        if (end.kind === 'refused' && isMismatch(end.error) && !record.isWritten)
            record.state = 'stale';
        record.fail(this.#failureOf(end));
    }
    #failureOf(end) {
        if (this.#isAnswered)
            return this.#notShown(undefined);
        if (end.kind === 'refused')
            return end.error;
        const cause = end.kind === 'unknown' ? end.cause : end.failure;
        const isAsBefore = this.#seen?.version === this.#record.change.version;
        // What others wrote since may lie over what we wrote.
        const isOpen = end.kind === 'unknown' || (cause !== undefined && !isAsBefore);
        return isOpen && cause !== undefined ? new _step_js__WEBPACK_IMPORTED_MODULE_2__/* .RowError */ .Lw({ kind: 'unknown', cause }) : this.#notShown(cause);
    }
    #notShown(cause) {
        const differences = this.#seen?.differences ?? 0;
        const wasShown = this.#isAnswered;
        return new _step_js__WEBPACK_IMPORTED_MODULE_2__/* .RowError */ .Lw({ kind: 'policies-not-shown', differences, wasShown, ...(cause && { cause }) });
    }
}
function isMismatch(error) {
    if (!(error instanceof _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .Wk))
        return false;
    const { status, serverCode } = error.failure;
    return serverCode === 'STATE_VERSION_MISMATCH' || (status === 412 && serverCode !== undefined);
}


/***/ }),

/***/ 4663:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cy: () => (/* binding */ changeKey),
/* harmony export */   Gi: () => (/* binding */ managedScans),
/* harmony export */   L7: () => (/* binding */ shows),
/* harmony export */   LW: () => (/* binding */ SETTING_KINDS),
/* harmony export */   RK: () => (/* binding */ settingValues),
/* harmony export */   TV: () => (/* binding */ formerOf),
/* harmony export */   b6: () => (/* binding */ isSettingChange),
/* harmony export */   gp: () => (/* binding */ TAGS),
/* harmony export */   l_: () => (/* binding */ settingDifferences),
/* harmony export */   nS: () => (/* binding */ isTagChange),
/* harmony export */   si: () => (/* binding */ isAsBefore),
/* harmony export */   vB: () => (/* binding */ tagDifferences),
/* harmony export */   yy: () => (/* binding */ SETTINGS)
/* harmony export */ });
/* harmony import */ var _model_project_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1062);
/* harmony import */ var _model_tags_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6474);


/** How the value of each setting is read from a project. */
const SETTINGS = {
    diff_scan: (project) => managedScans(project).diff_scan,
    full_scan: (project) => managedScans(project).full_scan,
    // A server may name a branch that is not set by an empty string.
    primary_branch: ({ primary_branch: branch }) => branch?.replace(/^refs\/heads\//, '') || undefined,
};
/** Which request sets each text. */
const TEXTS = {
    primary_branch: (writer, ...wanted) => writer.setPrimaryBranch(...wanted),
};
const TAGS = {
    // The platform's own tag comes and goes without anybody's request.
    isSame: (one, other) => tagDifferences(one, other).every(({ tag }) => tag === _model_tags_js__WEBPACK_IMPORTED_MODULE_1__/* .PLATFORM_TAG */ .Pf),
    of: ({ tags }) => ({ tags }),
};
/** In the order in which they are written. */
const SETTING_KINDS = [
    settingKind({
        fields: _model_project_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .SWITCH_FIELDS */ .Fz,
        // What happens to a flag that is not sent is not defined (field-notes, "Requests").
        sendsAll: true,
        isIn: ({ managed_scan_config: config }) => config !== undefined,
        of: ({ managed_scan_config: config }) => (config === undefined ? {} : { managed_scan_config: config }),
        send: (writer, slug, name, values, options) => writer.toggleManagedScan(slug, name, { diff_scan: values.diff_scan === true, full_scan: values.full_scan === true }, options),
    }),
    ..._model_project_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .TEXT_FIELDS */ .iX.map((field) => settingKind({
        fields: [field],
        sendsAll: false,
        isIn: () => true,
        of: ({ [field]: value }) => (value === undefined ? {} : { [field]: value }),
        send: (writer, slug, name, { [field]: value }, options) => TEXTS[field](writer, slug, name, String(value ?? ''), options),
    })),
];
function settingKind(kind) {
    return { ...kind, isSame: (one, other) => settingDifferences(one, other, kind).length === 0 };
}
/** The managed scans of a project; a server may leave out what is off. */
function managedScans({ managed_scan_config: config }) {
    return { diff_scan: config?.diff_scan.enabled ?? false, full_scan: config?.full_scan.enabled ?? false };
}
function isTagChange(change) {
    return change.field === 'tag';
}
function isSettingChange(change) {
    return change.field !== 'tag';
}
/** What a change is made to, apart from the project. */
function changeKey(change) {
    return isTagChange(change) ? `tag ${(0,_model_tags_js__WEBPACK_IMPORTED_MODULE_1__/* .tagKey */ .E4)(change.tag)}` : change.field;
}
/** Whether a project is as a change wants it. */
function shows(project, change) {
    return valueIn(project, change) === change.after;
}
/** Whether a project is as it was when the change was planned. */
function isAsBefore(project, change) {
    return valueIn(project, change) === change.before;
}
function valueIn(project, change) {
    return isTagChange(change) ? (0,_model_tags_js__WEBPACK_IMPORTED_MODULE_1__/* .hasTag */ .ti)(project.tags, change.tag) : SETTINGS[change.field](project);
}
/** What a project was, for the report; its switches only where the platform gave them. */
function formerOf(project) {
    return {
        tags: project.tags,
        ...(project.managed_scan_config === undefined ? {} : { managedScans: managedScans(project) }),
        ...(0,_model_project_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .textProperties */ .J9)((field) => SETTINGS[field](project)),
    };
}
/** What differs between two looks at the fields; of settings only those that both have. */
function tagDifferences(before, now) {
    return [
        ...(0,_model_tags_js__WEBPACK_IMPORTED_MODULE_1__/* .tagsWithout */ .ui)(now.tags, before.tags).map((tag) => tagDifference(tag, true)),
        ...(0,_model_tags_js__WEBPACK_IMPORTED_MODULE_1__/* .tagsWithout */ .ui)(before.tags, now.tags).map((tag) => tagDifference(tag, false)),
    ];
}
function tagDifference(tag, after) {
    return { field: 'tag', tag, before: !after, after };
}
function settingDifferences(before, now, { fields, isIn }) {
    if (!isIn(before) || !isIn(now))
        return [];
    return fields
        .filter((field) => SETTINGS[field](before) !== SETTINGS[field](now))
        .map((field) => ({ field, before: SETTINGS[field](before), after: SETTINGS[field](now) }));
}
/** The present values of all settings. */
function settingValues(project) {
    return Object.fromEntries(_model_project_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .SETTING_FIELDS */ .t8.map((field) => [field, SETTINGS[field](project)]));
}


/***/ }),

/***/ 1667:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  d5: () => (/* binding */ MAX_READ_AGE_MS),
  h3: () => (/* binding */ ProjectRecord),
  TH: () => (/* binding */ idOf),
  $r: () => (/* binding */ targetOf)
});

// EXTERNAL MODULE: ./build/src/model/tags.js
var tags = __webpack_require__(6474);
// EXTERNAL MODULE: ./build/src/platform/http/errors.js
var errors = __webpack_require__(9323);
// EXTERNAL MODULE: ./build/src/operations/step.js
var step = __webpack_require__(3784);
// EXTERNAL MODULE: ./build/src/operations/write/carry-out.js
var carry_out = __webpack_require__(5138);
;// CONCATENATED MODULE: ./build/src/operations/write/past-states.js

/**
 * What was seen of a project before each write of the last seconds: a read that shows exactly that again is late,
 * because reads may lag behind writes (field-notes, "Reads that lag, lists that shift"). One for all that is written of
 * the project: a read behind the write of one part may be late for another.
 */
class PastStates {
    #past = [];
    /** @param state what was seen right before the write */
    async during(part, state, write, clock) {
        const past = { part, state, atMs: Number.POSITIVE_INFINITY };
        this.#past.push(past);
        try {
            return await write;
        }
        finally {
            past.atMs = clock.now();
        }
    }
    /**
     * What a read shows, with the parts that it shows late as they were seen last.
     *
     * @param askedAtMs when it was sent: a slow answer is from before
     */
    upToDate(project, seen, askedAtMs) {
        this.#past = this.#past.filter(({ atMs }) => atMs > askedAtMs - carry_out/* LATE_MS */.g);
        const late = this.#past.filter(({ part, state }) => part.isSame(state, project));
        return Object.assign({}, project, ...late.map(({ part }) => part.of(seen)));
    }
}

// EXTERNAL MODULE: ./build/src/operations/write/project-fields.js
var project_fields = __webpack_require__(4663);
;// CONCATENATED MODULE: ./build/src/operations/write/project-record.js





/** A read that is older than this, in ms, says too little about what a project is now. */
const MAX_READ_AGE_MS = 5000;
/** One project of a plan: what is wanted of it, what was seen of it, and what was done to it. */
class ProjectRecord {
    name;
    /** As it was seen last; undefined until it was read. */
    seen;
    seenAtMs = Number.NEGATIVE_INFINITY;
    former;
    changes = [];
    /** Settings that are wanted as they are, beside those that change. */
    decided = [];
    #isPlanned = false;
    /** Tags of before that are gone, or may still go. */
    tagsAtRisk = [];
    /** Tags of before that went when a tag of ours came: the platform may keep no more, or somebody took them off. */
    evicted = [];
    /** Tags that a write of ours took away, and that were put back. */
    putBack = [];
    failure;
    #sent = new Set();
    /** Were seen in effect after they were sent: what undoes them later is somebody's. */
    #landed = new Set();
    #others = new Map();
    #past = new PastStates();
    constructor(name) {
        this.name = name;
    }
    get target() {
        return targetOf(this.seen ?? { name: this.name });
    }
    /** Nothing is known to be right before it was compared with what is wanted. */
    plan(changes, decided = []) {
        this.changes = changes;
        this.decided = decided;
        this.#isPlanned = true;
    }
    /** Takes in what a read or an answer shows. */
    see(project, atMs) {
        this.name = project.name;
        this.former = { ...(0,project_fields/* formerOf */.TV)(project), ...this.former };
        const { managed_scan_config = this.seen?.managed_scan_config } = project;
        this.seen = managed_scan_config === undefined ? project : { ...project, managed_scan_config };
        this.seenAtMs = atMs;
        for (const change of this.#sent)
            if ((0,project_fields/* shows */.L7)(project, change))
                this.#landed.add(change);
    }
    /** The changes that are still right: nobody has made them, undone them, or decided otherwise. */
    due() {
        const { seen } = this;
        if (seen === undefined)
            return [];
        return this.changes.filter((change) => !this.#landed.has(change) && (0,project_fields/* isAsBefore */.si)(seen, change));
    }
    /** What a read shows that is not late. */
    upToDate(project, askedAtMs) {
        return this.seen === undefined ? project : this.#past.upToDate(project, this.seen, askedAtMs);
    }
    /** Notes what a request was to make that the platform did not refuse, or that was cut off. */
    async sending(part, changes, answer, clock) {
        const write = this.seen === undefined ? answer : this.#past.during(part, this.seen, answer, clock);
        const ended = await write.catch((error) => {
            if (!(error instanceof errors/* PlatformError */.Wk) || error.failure.sent)
                this.#noteSent(changes);
            throw error;
        });
        if (ended.kind === 'answered' || ended.kind === 'empty' || ended.kind === 'open')
            this.#noteSent(changes);
        return ended;
    }
    #noteSent(changes) {
        for (const change of changes)
            this.#sent.add(change);
    }
    isSent(change) {
        return this.#sent.has(change);
    }
    /** What others changed; what they changed back is as it was. */
    noteOthers(changes) {
        for (const change of changes) {
            const key = (0,project_fields/* changeKey */.Cy)(change);
            const earlier = this.#others.get(key);
            if (earlier === undefined)
                this.#others.set(key, change);
            else if (earlier.before === change.after)
                this.#others.delete(key);
            else
                this.#others.set(key, { ...earlier, after: change.after });
        }
    }
    /** A request that was cancelled before it was sent leaves the project as it is. */
    fail(error) {
        const isUnsent = error instanceof errors/* CancelledError */.cc && !error.failure.sent;
        if (!isUnsent)
            this.failure ??= (0,step/* rowFailureOf */.EQ)(error);
    }
    row(isDryRun) {
        const { name, seen, former, changes, putBack } = this;
        const tagsAtRisk = [...this.tagsAtRisk, ...(0,tags/* tagsWithout */.ui)(this.evicted, seen?.tags ?? [])];
        const done = changes.filter((change) => this.#sent.has(change) && seen && (0,project_fields/* shows */.L7)(seen, change));
        const failure = this.failure ?? this.#remaining(done);
        const others = [...this.#others.values()];
        return {
            project: name,
            ...(seen?.id === undefined ? {} : { id: seen.id }),
            ...(seen?.url === undefined ? {} : { url: seen.url }),
            state: this.#state(isDryRun, failure),
            ...(former && { former }),
            changes,
            ...(this.#sent.size > 0 && { done }),
            ...(putBack.length > 0 && { putBack }),
            ...(tagsAtRisk.length > 0 && { tagsAtRisk }),
            ...(others.length > 0 && { others }),
            ...(failure && { failure }),
        };
    }
    /** Of a project that was written in part: why the rest is missing. */
    #remaining(done) {
        const { seen, changes } = this;
        if (this.#sent.size === 0 || seen === undefined)
            return undefined;
        const missing = changes.filter((change) => !done.includes(change) && !(0,project_fields/* shows */.L7)(seen, change));
        if (missing.length === 0)
            return undefined;
        const undone = missing.filter((change) => this.#landed.has(change));
        if (undone.length > 0)
            return { kind: 'undone', changes: undone };
        const left = missing.filter((change) => (0,project_fields/* isAsBefore */.si)(seen, change));
        return left.length > 0 ? { kind: 'interrupted', left } : undefined;
    }
    #state(isDryRun, failure) {
        if (failure !== undefined)
            return failure.kind === 'unknown' ? 'unknown' : 'failed';
        const { seen, changes } = this;
        if (seen === undefined || !this.#isPlanned)
            return 'not-reached';
        const missing = changes.filter((change) => !(0,project_fields/* shows */.L7)(seen, change));
        if (missing.length === 0 && this.#sent.size > 0)
            return 'changed';
        if (missing.length === 0)
            return changes.length === 0 && this.#others.size > 0 ? 'left' : 'unchanged';
        if (isDryRun)
            return 'would-change';
        if (this.#sent.size > 0)
            return 'changed';
        return missing.some((change) => (0,project_fields/* isAsBefore */.si)(seen, change)) ? 'not-reached' : 'left';
    }
}
/** What an answer about the project must have: an answer about another one is not about it. */
function idOf(project) {
    return project?.id === undefined ? {} : { id: project.id };
}
function targetOf({ name, id, url }) {
    return {
        kind: 'project',
        name,
        ...(id === undefined ? {} : { id }),
        ...(url === undefined ? {} : { url }),
    };
}


/***/ })

};
