export const id = 469;
export const ids = [469];
export const modules = {

/***/ 2340:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bs: () => (/* binding */ RULE_TYPES),
/* harmony export */   Iv: () => (/* binding */ findingFilter),
/* harmony export */   J2: () => (/* binding */ FINDING_CONDITIONS),
/* harmony export */   Jz: () => (/* binding */ filterTest),
/* harmony export */   LW: () => (/* binding */ lacksField),
/* harmony export */   Y7: () => (/* binding */ filterOfRule),
/* harmony export */   d5: () => (/* binding */ findingCondition)
/* harmony export */ });
/* unused harmony export DECIDED_BY */
/* harmony import */ var _model_findings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3917);
/* harmony import */ var _model_selection_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8985);
/* harmony import */ var _filter_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20);
/* harmony import */ var _filters_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3179);




const BY_NAME = new Map(_filters_js__WEBPACK_IMPORTED_MODULE_2__/* .FINDING_FILTERS */ .W.map((filter) => [filter.name, filter]));
const BY_RULE = new Map(_filters_js__WEBPACK_IMPORTED_MODULE_2__/* .FINDING_FILTERS */ .W.map((filter) => [filter.rule?.name, filter]));
/** @throws Error for a name that no filter has */
function findingFilter(name) {
    const filter = BY_NAME.get(name);
    if (filter === undefined)
        throw new Error(`There is no filter ${name}`);
    return filter;
}
/** @throws Error for a key of a rule that decides about no row */
function filterOfRule(key) {
    const filter = BY_RULE.get(key);
    if (filter === undefined)
        throw new Error(`Findings have no condition ${key}`);
    return filter;
}
/** Of queries that ask nothing about projects. */
const NO_LOOKUPS = {
    projectTags() {
        throw new Error('The list of projects was not read');
    },
};
/**
 * Decides rows by a value of a query.
 *
 * @throws Error for a filter that no row decides, which the inputs refuse
 */
function filterTest(name, value, lookups = NO_LOOKUPS) {
    const filter = findingFilter(name);
    return (0,_filter_js__WEBPACK_IMPORTED_MODULE_1__/* .filterPredicate */ .y)(filter, filter.patterns && Array.isArray(value) ? (0,_model_selection_js__WEBPACK_IMPORTED_MODULE_3__/* .nameListOf */ .R1)(value) : value, lookups);
}
/** Whether a row lacks what a filter looks at, although every row should have it. */
function lacksField(name, finding) {
    const { of, expected } = findingFilter(name);
    return expected === true && (of?.(finding) ?? '') === '';
}
/** Kinds of findings that rules can triage. */
const RULE_TYPES = _model_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .SCANNED_PRODUCTS */ .Kw;
/** What a kind of filter takes in rules. */
const FORMS = {
    oneOf: 'values',
    values: 'values',
    names: 'names',
    ref: 'names',
    boolean: 'boolean',
    time: 'age',
    age: 'age',
    number: 'number',
};
/** Whose decisions a rule may touch: those of a `Decider`, or everybody's. */
const DECIDED_BY = ['nobody', 'rules', 'platform', 'people', 'anyone'];
/** What the rules under `findings` can look at; all but the first and the last decide about a row. */
const FINDING_CONDITIONS = [
    {
        name: 'type',
        form: 'values',
        values: RULE_TYPES,
        meaning: 'Kind of the findings; a rule looks at one kind.',
    },
    ..._filters_js__WEBPACK_IMPORTED_MODULE_2__/* .FINDING_FILTERS */ .W.flatMap(({ kind, values, listed, rule }) => {
        if (rule === undefined)
            return [];
        const types = RULE_TYPES.filter((type) => listed[type] !== undefined);
        const isOfAll = types.length === RULE_TYPES.length;
        return [{ ...rule, form: FORMS[kind], values, types: isOfAll ? undefined : types }];
    }),
    {
        name: 'decided-by',
        form: 'values',
        values: DECIDED_BY,
        meaning: 'Whose decisions the rule may touch: `nobody` (never triaged) and `rules` (last triaged by a rule), which ' +
            'is the default; `platform` (its automation); `people`; `anyone`.',
    },
];
function findingCondition(key) {
    return FINDING_CONDITIONS.find((row) => row.name === key);
}


/***/ }),

/***/ 20:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ filterPredicate)
/* harmony export */ });
/* harmony import */ var _model_selection_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8985);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6321);


/** Decides about rows by a value of a filter: one that lacks what the filter looks at is not selected. */
function filterPredicate({ name, kind, of, canonical = (text) => text, is, test }, value, lookups) {
    if (test !== undefined)
        return test(value, lookups);
    if (of === undefined)
        throw new Error(`No list of findings decides the filter ${name}`);
    if (kind === 'boolean')
        return (finding) => (of(finding) ?? false) === value;
    // Git knows branches apart by case.
    if (kind === 'ref' && typeof value === 'string')
        return ({ ref }) => (0,_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .sameRef */ .WY)(ref, value);
    if (is !== undefined) {
        const limit = kind === 'time' ? Number(value) * 1000 : Number(value);
        return (finding) => compares(of(finding), is, limit);
    }
    const { matches, matchesAny } = (0,_model_selection_js__WEBPACK_IMPORTED_MODULE_1__/* .matcherOf */ .Ke)((0,_model_selection_js__WEBPACK_IMPORTED_MODULE_1__/* .mapTexts */ .zO)(value, canonical));
    return (finding) => {
        const found = of(finding);
        if (typeof found === 'string')
            return found !== '' && matches(canonical(found));
        const texts = Array.isArray(found) ? found.filter((text) => text !== undefined) : [];
        return texts.length > 0 && matchesAny(texts);
    };
}
function compares(found, is, limit) {
    if (typeof found !== 'number')
        return false;
    return { below: found < limit, above: found > limit, from: found >= limit }[is];
}


/***/ }),

/***/ 7188:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  U_: () => (/* binding */ chunksOf),
  H8: () => (/* binding */ listAgain),
  F$: () => (/* binding */ listFindings),
  Bk: () => (/* binding */ noteLength),
  Pf: () => (/* binding */ noteUnmatchedFilters),
  t6: () => (/* binding */ projectDirectory)
});

// EXTERNAL MODULE: ./build/src/model/deployment.js
var deployment = __webpack_require__(2396);
// EXTERNAL MODULE: ./build/src/model/findings.js
var findings = __webpack_require__(3917);
// EXTERNAL MODULE: ./build/src/model/nearest.js
var nearest = __webpack_require__(7957);
// EXTERNAL MODULE: ./build/src/model/selection.js
var selection = __webpack_require__(8985);
// EXTERNAL MODULE: ./build/src/findings/conditions.js
var conditions = __webpack_require__(2340);
// EXTERNAL MODULE: ./build/src/findings/finding.js
var finding = __webpack_require__(6321);
;// CONCATENATED MODULE: ./build/src/findings/parameters.js


/** More values than this make the address too long: the rows decide then. */
const MAX_VALUES = 50;
/** Decided by the latest of them, which each list writes in its own way. */
const LOWER_BOUNDS = ['since', 'newer_than'];
/**
 * The parameters of `GET …/findings` or `GET …/secrets` that a query turns into, and the names of the filters that the
 * server decides by them; each of these is checked again on every row.
 *
 * @param repositories as the platform spells them; undefined where the rows decide
 */
function listParameters({ issueType, filters }, repositories) {
    const isSecret = issueType === 'secrets';
    const parameters = isSecret ? {} : { issue_type: issueType };
    const sent = new Set();
    for (const [name, value] of Object.entries({ ...filters, repos: repositories })) {
        const filter = (0,conditions/* findingFilter */.Iv)(name);
        if (value === undefined || filter.listed[issueType] !== 'server' || LOWER_BOUNDS.includes(name))
            continue;
        const parameter = isSecret ? ofSecrets(filter, value) : ofFindings(filter, value, filters);
        if (parameter === undefined)
            continue;
        parameters[parameter[0]] = parameter[1];
        sent.add(name);
    }
    const bounds = LOWER_BOUNDS.filter((name) => filters[name] !== undefined);
    if (bounds.length > 0) {
        const sinceMs = Math.max(...bounds.map((name) => Number(filters[name]) * (name === 'since' ? 1000 : 1)));
        parameters.since = isSecret ? new Date(sinceMs).toISOString() : Math.floor(sinceMs / 1000);
        for (const name of bounds)
            sent.add(name);
    }
    return { parameters: parameters, sent };
}
function ofFindings({ name, parameter }, value, filters) {
    if (parameter !== undefined)
        return parameter(value, filters);
    return isSendable(value) ? [name, value] : undefined;
}
function ofSecrets({ secrets, values, canonical }, value) {
    if (secrets === undefined || !isSendable(value))
        return undefined;
    const { name, prefix } = secrets;
    if (prefix === undefined)
        return [name, value];
    const texts = [value].flat().map((one) => canonical?.(String(one)) ?? String(one));
    if (!texts.every((text) => values?.includes(text)))
        return undefined;
    const wire = texts.map((text) => `${prefix}${text.toUpperCase()}`);
    return [name, Array.isArray(value) ? wire : wire.join()];
}
/** A list goes to the server only if it is short and without patterns. */
function isSendable(value) {
    if (!Array.isArray(value))
        return true;
    return value.length > 0 && value.length <= MAX_VALUES && (0,selection/* nameListOf */.R1)(value).names.length === value.length;
}

;// CONCATENATED MODULE: ./build/src/findings/list.js







/** A former limit of the platform, at which its lists ended without a word (field-notes, "Faults"). */
const FORMER_MAX_ROWS = 50_000;
/**
 * The findings that a query selects, in the platform's order. Whatever the server decided is checked again on every
 * row: a server that ignores a filter gets nothing else selected. `context.notices` says so, and where rows may be
 * missing.
 *
 * @throws PlatformError, PagingError where the list can't be read to its end
 */
async function listFindings(context, query, options = {}) {
    const { project_tags, ref, repos } = query.filters;
    const { projects = projectDirectory(context) } = options;
    const lookups = project_tags === undefined ? undefined : await projects();
    const names = plainNames(repos);
    let { rows, sent } = await request(context, query, options, names);
    if (!options.spelled && names !== undefined) {
        const others = await otherSpellings(names, rows, projects);
        if (others.length > 0)
            rows = rows.concat((await request(context, query, options, others)).rows);
    }
    if (options.onRow !== undefined)
        rows.forEach(options.onRow);
    const tests = Object.entries(query.filters)
        .filter(([name, value]) => (0,conditions/* findingFilter */.Iv)(name).idle !== value)
        .map(([name, value]) => ({ name, test: (0,conditions/* filterTest */.Jz)(name, value, lookups) }));
    const selected = selectRows(context, tests, sent, rows);
    if (!options.spelled) {
        await reportUnmatched(context, query, rows, projects);
        if (selected.length === 0 && ref !== undefined) {
            const isUnknown = !(await hasFindings(context, query, rows, String(ref)));
            context.notices.push({ kind: 'ref-without-findings', ref: String(ref), isUnknown });
        }
    }
    return options.once && ref === undefined ? onceEach(selected) : selected;
}
/** @param repositories undefined where the rows decide */
async function request(context, query, { pageSize, once, onRow }, repositories) {
    const { platform } = context;
    const asked = onRow !== undefined && query.issueType !== 'secrets' ? sharedByBranches(query) : query;
    const { parameters, sent } = listParameters(asked, repositories);
    if (query.issueType === 'secrets') {
        const rows = await platform.secrets(await (0,deployment/* resolveId */.Sv)(context), parameters, { pageSize });
        noteLength(context, query.issueType, rows);
        return { rows, sent };
    }
    // The branch that stands for all may be outside of what the rows decide.
    const isDecidedByRows = Object.keys(query.filters)
        .map(conditions/* findingFilter */.Iv)
        .some(({ byBranch, listed }) => byBranch && listed[query.issueType] === 'row');
    const dedup = (once && !isDecidedByRows) || undefined;
    const slug = await (0,deployment/* resolveSlug */.qo)(context);
    const { rows, cut } = await platform.findings(slug, { ...parameters, dedup }, { pageSize });
    if (cut !== undefined)
        context.notices.push({ kind: 'list-cut', of: query.issueType, rows: rows.length, cause: cut.message });
    noteLength(context, query.issueType, rows);
    return { rows, sent };
}
/** Warns of a list that may have been cut by the platform without a word. */
function noteLength({ notices }, of, { length }) {
    if (length === FORMER_MAX_ROWS)
        notices.push({ kind: 'list-at-former-limit', of, rows: length });
}
/** The query without what the branches of a finding can differ in: the rows decide that. */
function sharedByBranches({ issueType, filters }) {
    const shared = Object.entries(filters).filter(([name]) => !(0,conditions/* findingFilter */.Iv)(name).byBranch);
    return { issueType, filters: Object.fromEntries(shared) };
}
/** How the platform spells names of which no row came: servers may compare them exactly. */
async function otherSpellings(names, rows, projects) {
    const listed = new Set(rows.map(({ repository }) => repository?.toLowerCase()));
    const missed = names.filter((name) => !listed.has(name.toLowerCase()));
    if (missed.length === 0)
        return [];
    const { spelling } = await projects();
    return missed.map(spelling).filter((name) => name !== undefined && !names.includes(name));
}
/** The rows that meet every condition. Notices count those that lack a field, or for which the server ignored a filter. */
function selectRows({ notices }, tests, sent, rows) {
    const ignored = new Map();
    const missing = new Map();
    // Those of the server first, so that each row counts for a filter that was ignored.
    const ordered = tests.toSorted((one, other) => Number(sent.has(other.name)) - Number(sent.has(one.name)));
    const selected = rows.filter((row) => {
        const failed = ordered.find(({ test }) => !test(row))?.name;
        const counts = failed !== undefined && (0,conditions/* lacksField */.LW)(failed, row) ? missing : ignored;
        if (failed !== undefined && (counts === missing || sent.has(failed))) {
            counts.set(failed, (counts.get(failed) ?? 0) + 1);
        }
        return failed === undefined;
    });
    for (const [filter, count] of ignored)
        notices.push({ kind: 'filter-ignored', filter, rows: count });
    for (const [condition, count] of missing)
        notices.push({ kind: 'field-missing', condition, rows: count });
    return selected;
}
function plainNames(repos) {
    if (!Array.isArray(repos))
        return undefined;
    const { names } = (0,selection/* nameListOf */.R1)(repos);
    return names.length === repos.length ? names : undefined;
}
function onceEach(findings) {
    return [...Map.groupBy(findings, finding/* findingKey */.fl).values()].flatMap(([first]) => first ?? []);
}
/** Repositories in one list, so that its address does not become too long. */
const MAX_REPOSITORIES = 50;
/** What the lists of their repositories have now. @throws PlatformError, PagingError */
async function listAgain(context, findings) {
    const rows = [];
    // What there is to notice of a list was noticed before.
    const quiet = { ...context, notices: [] };
    for (const [issueType, ofKind] of Map.groupBy(findings, ({ kind }) => kind)) {
        const names = [...new Set(ofKind.map(({ repository }) => repository))];
        const isKnown = names.every((name) => name !== undefined);
        for (const repos of isKnown ? chunksOf(names, MAX_REPOSITORIES) : [undefined]) {
            const filters = repos === undefined ? {} : { repos };
            rows.push(...(await listFindings(quiet, { issueType, filters }, { spelled: true })));
        }
    }
    return rows;
}
function chunksOf(items, size) {
    return Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));
}
/** Gives the list of projects, which is read once and only where somebody asks. */
function projectDirectory(context) {
    let directory;
    return () => {
        directory ??= readDirectory(context);
        return directory;
    };
}
async function readDirectory(context) {
    const projects = new Map();
    for (const { name, tags } of await context.platform.projects(await (0,deployment/* resolveSlug */.qo)(context))) {
        projects.set(name.toLowerCase(), { name, tags: new Set(tags.map((tag) => tag.toLowerCase())) });
    }
    return {
        projectTags: (name) => projects.get(name.toLowerCase())?.tags,
        /** The name as the platform spells it; undefined for one that it does not list. */
        spelling: (name) => projects.get(name.toLowerCase())?.name,
        names: () => [...projects.values()].map(({ name }) => name),
        /** Every tag of any project, in lower case. */
        tags: () => [...new Set([...projects.values()].flatMap(({ tags }) => [...tags]))],
    };
}
/**
 * Notes what a query's names and patterns did not find among all rows that were listed, each with the names that it may
 * be a misspelling of: repositories and tags are looked up in the list of projects, other names in the rows or in one
 * page more.
 *
 * @param projects reads the list of projects
 */
async function reportUnmatched(context, query, rows, projects) {
    const noted = context.notices.length;
    let page;
    await noteUnmatchedFilters(context, query.filters, rows, async (name, textsOf) => {
        if (name === 'repos')
            return (await projects()).names();
        if (name === 'project_tags')
            return (await projects()).tags();
        page ??= readOnePage(context, query);
        return textsOf(await page);
    });
    for (const notice of context.notices.slice(noted)) {
        if (notice.kind !== 'pattern-unmatched' || (0,selection/* isPattern */.Pt)(notice.pattern))
            continue;
        if (notice.input === 'project-tags')
            notice.isUnknown = true;
        // The list leaves archived projects out.
        if (notice.input === 'repos')
            notice.isUnknown = !(await context.platform.hasProject(await (0,deployment/* resolveSlug */.qo)(context), notice.pattern));
    }
}
/** Whether a branch has findings of any state, by whichever of its names. */
async function hasFindings(context, query, rows, ref) {
    if (query.issueType === 'secrets' || rows.some((row) => (0,finding/* sameRef */.WY)(row.ref, ref)))
        return true;
    for (const name of (0,finding/* refNames */.kO)(ref)) {
        const found = await readOnePage(context, query, { ref: name });
        if (found.some((row) => (0,finding/* sameRef */.WY)(row.ref, ref)))
            return true;
    }
    return false;
}
/** Findings of the product in any state; of secrets, which have no branch, none. */
async function readOnePage(context, { issueType }, filters = {}) {
    if (issueType === 'secrets')
        return [];
    const parameters = { issue_type: issueType, ...filters };
    return context.platform.firstFindings(await (0,deployment/* resolveSlug */.qo)(context), parameters);
}
/**
 * Notes the names and patterns of filters that no row has, each with the values of rows that it may be a misspelling of.
 *
 * @param moreOf reads what else is known, for a filter that did not find everything
 */
async function noteUnmatchedFilters(context, filters, rows, moreOf = async () => []) {
    for (const [name, value] of Object.entries(filters)) {
        const { kind, of, patterns } = (0,conditions/* findingFilter */.Iv)(name);
        if (kind !== 'names' || !Array.isArray(value))
            continue;
        const textsOf = (findings) => [...new Set(findings.flatMap((row) => of?.(row)))].filter((text) => typeof text === 'string');
        const matcher = (0,selection/* nameMatcher */.MH)(patterns ? (0,selection/* nameListOf */.R1)(value) : { names: value, patterns: [], except: [] });
        const texts = textsOf(rows);
        matcher.matchesAny(texts);
        const missed = matcher.unmatched();
        if ((0,selection/* itemsOf */.S3)(missed).length === 0)
            continue;
        const known = name === 'paths' ? insideOf(missed.names, texts) : [...texts, ...(await moreOf(name, textsOf))];
        matcher.matchesAny(known);
        (0,nearest/* noteUnmatched */._d)(context, (0,findings/* filterInput */.ts)({ name }), matcher.unmatched(), known);
    }
}
/** For each folder that was given like a file, one file of it: there are too many paths to compare them all. */
function insideOf(folders, paths) {
    return folders.flatMap((folder) => paths.find((path) => path.startsWith(`${folder}/`)) ?? []);
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
    if (state !== undefined && !hasState(row, state))
        return false;
    if (reason !== undefined && row.triage_reason !== reason)
        return false;
    // The platform may trim a note.
    return note === undefined || (row.triage_comment ?? '').trim() === note.trim();
}
/** A secret is open or ignored, and nothing tells a reopened one from one that was never triaged. */
function hasState(row, state) {
    if (row.kind === 'secrets')
        return row.status === (0,_model_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .statusAfter */ .Bh)(state);
    return triageStateOf(row) === state;
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
        else if (state === 'untriaged' && finding.kind !== 'secrets')
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
/* harmony export */   o: () => (/* binding */ executeTriage)
/* harmony export */ });
/* unused harmony export triageKind */
/* harmony import */ var _changes_execute_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7092);
/* harmony import */ var _changes_rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4686);
/* harmony import */ var _model_deployment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2396);
/* harmony import */ var _model_findings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3917);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6321);
/* harmony import */ var _list_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7188);
/* harmony import */ var _triage_state_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(970);







/**
 * Moves the findings that are `not-reached` (web-api.md 4.8), and notes in each row what happened.
 *
 * @param listing undefined of a triage by ids
 * @throws what ends a step
 */
async function executeTriage(execution, rows, listing) {
    const named = new Set();
    execution.context.progress.begin('triaging', rows.length);
    try {
        const kind = triageKind(listing, (id) => named.add(id));
        await (0,_changes_execute_js__WEBPACK_IMPORTED_MODULE_0__/* .execute */ .g)(execution, kind, rows);
    }
    finally {
        addUnlisted(rows, named);
    }
}
/**
 * A triage: listed findings are moved only as they were listed; of one by ids nothing can be read.
 *
 * @param listing undefined of a triage by ids
 * @param onMoved called with each id that an answer names, but for foreign ones
 */
function triageKind(listing, onMoved = () => { }) {
    const isListed = listing !== undefined;
    const listedIds = new Map(listing?.findings.map((finding) => [finding.id, finding]));
    return {
        group: (rows) => writesOf(rows).map((chunk) => {
            const findings = (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .findingsOf */ .WX)(chunk);
            const readAtMs = findings[0] && listing?.endedAtMs.get(findings[0].kind);
            return { rows: chunk, seen: seenOf(isListed ? findings : []), readAtMs };
        }),
        readsBeforeEach: isListed,
        answersDecide: true,
        // The API has no filter by id: the repositories of the rows are listed again.
        read: isListed
            ? async (context, rows, { named }) => seenOf(await (0,_list_js__WEBPACK_IMPORTED_MODULE_5__/* .listAgain */ .H8)(context, (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .findingsOf */ .WX)(rows)), named)
            : undefined,
        next: (rows, { listed, named }) => rows.filter(({ change: { finding } }) => {
            if (!isListed)
                return !named.has(finding.id);
            const now = listed.get(finding.id);
            return now !== undefined && (0,_triage_state_js__WEBPACK_IMPORTED_MODULE_6__/* .isUntouched */ .O2)(now, finding);
        }),
        send: async (context, rows, _seen, how) => context.writer.triage(await (0,_model_deployment_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveSlug */ .qo)(context), bodyOf(rows), how),
        seenIn: ({ triaged_issues }, { listed, named }) => ({
            listed,
            named: new Set([...named, ...triaged_issues]),
        }),
        shows: ({ listed, named }, { finding, after }) => {
            const now = listed.get(finding.id);
            return named.has(finding.id) || (now !== undefined && (0,_triage_state_js__WEBPACK_IMPORTED_MODULE_6__/* .showsTriage */ .Ry)(now, after));
        },
        valueIn: ({ listed }, { finding }) => listed.get(finding.id),
        sideEffectIn: (before, { named }, rows) => {
            const answered = [...named].filter((id) => !before.named.has(id));
            const foreign = foreignIn(answered, rows, listedIds);
            const ids = new Set(foreign.map(({ id }) => id));
            for (const id of answered)
                if (!ids.has(id))
                    onMoved(id);
            if (ids.size === 0)
                return undefined;
            const items = [...ids].map(String);
            return { kind: 'foreign', what: 'findings', of: String(rows.length), items, findings: foreign };
        },
    };
}
/** Rows of one kind and decision, the same finding's on all branches together: they move together. */
function writesOf(rows) {
    const chunks = [];
    const alike = Map.groupBy(rows, ({ change: { finding, after } }) => JSON.stringify([finding.kind, after.state, after.reason, after.note]));
    for (const group of alike.values()) {
        let chunk = [];
        chunks.push(chunk);
        for (const same of Map.groupBy(group, ({ change }) => (0,_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .findingKey */ .fl)(change.finding)).values()) {
            if (chunk.length + same.length > _model_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_TRIAGE_LIMIT */ .E4) {
                chunk = [];
                chunks.push(chunk);
            }
            chunk.push(...same);
        }
    }
    return chunks;
}
function seenOf(findings, named = new Set()) {
    return { listed: new Map(findings.map((finding) => [finding.id, finding])), named };
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
    const asked = idsOf(rows);
    // Where none of those asked for moved, no branch of them moved with it.
    const isAlone = !answered.some((id) => asked.has(id));
    const isForeign = (id) => isAlone || listed.get(id)?.match_based_id !== undefined;
    const ids = answered.filter((id) => !asked.has(id) && isForeign(id));
    return ids.map((id) => listed.get(id) ?? { kind, id });
}
/**
 * Adds findings that answers named and no list had, such as those on a branch that came since: they moved along with
 * one of the rows, whose former state is not theirs.
 */
function addUnlisted(rows, named) {
    const known = idsOf(rows);
    const unlisted = [...named].filter((id) => !known.has(id));
    const row = rows.find(({ state }) => state === 'changed');
    if (row === undefined || unlisted.length === 0)
        return;
    const { change } = row;
    const found = unlisted.map((id) => ({ kind: change.finding.kind, id }));
    row.change = { ...change, branches: [...change.branches, ...found] };
}
function idsOf(rows) {
    return new Set(rows.flatMap(({ change: { finding, branches } }) => [finding.id, ...branches.map(({ id }) => id)]));
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
/* harmony import */ var _findings_filters_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3179);
/* harmony import */ var _model_findings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3917);
/* harmony import */ var _model_selection_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8985);
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(686);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7745);






const FILTERS = _findings_filters_js__WEBPACK_IMPORTED_MODULE_1__/* .FINDING_FILTERS */ .W.filter(({ onlyInRules }) => !onlyInRules);
function givenFilters(reader) {
    return FILTERS.filter((filter) => isGiven(reader, filter)).map(_model_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .filterInput */ .ts);
}
function isGiven(reader, filter) {
    const input = (0,_model_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .filterInput */ .ts)(filter);
    const isList = filter.kind === 'values' || filter.kind === 'names';
    return isList ? reader.isGiven(input) : reader.given(input) !== undefined;
}
function readFilters(reader, use) {
    const values = {};
    const isTaken = ({ inGate }) => reader.operation !== 'gate' || inGate;
    for (const filter of FILTERS.filter((one) => isGiven(reader, one) && isTaken(one))) {
        if (use.by === 'platform' && !filter.inTriage) {
            const what = 'use `selection: listed`, or leave it out';
            reader.problem((0,_model_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .filterInput */ .ts)(filter), `does not work with \`selection: platform\`; ${what}`);
            continue;
        }
        const value = readValue(reader, filter, use);
        const problem = undecided(reader, filter, value, use);
        if (problem !== undefined)
            reader.problem((0,_model_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .filterInput */ .ts)(filter), problem);
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
function undecided({ operation }, { only, inTriage, listed, notListed }, value, { by, issueType }) {
    if (issueType === undefined)
        return undefined;
    if (only !== undefined && only !== issueType)
        return `applies only to \`${only}\` findings, but \`issue-type\` is \`${issueType}\`; leave it out`;
    if (by === 'platform')
        return undefined;
    const list = `the list of \`${issueType}\` findings`;
    if (listed[issueType] === undefined) {
        const other = inTriage && operation === 'triage' ? 'use `selection: platform`, or ' : '';
        return `cannot be checked in ${list}; ${other}leave it out`;
    }
    const hidden = [value]
        .flat()
        .map(String)
        .find((one) => notListed?.[issueType]?.includes(one));
    return hidden && `is \`${hidden}\`, which \`${issueType}\` findings never are; leave it out`;
}
/** What rules call severities. */
const SEVERITY_WORDS = { error: 'high', warning: 'medium', info: 'low' };
function readValue(reader, { name, kind, values = [], patterns }, { by, now }) {
    const input = (0,_model_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .filterInput */ .ts)({ name });
    switch (kind) {
        case 'oneOf':
            return reader.read(input, (0,_values_js__WEBPACK_IMPORTED_MODULE_4__/* .oneOf */ .yL)(values));
        case 'values':
            return reader.openListOf(input, values, name === 'severities' ? SEVERITY_WORDS : undefined);
        case 'names':
            return patterns ? readPatterns(reader, name, by) : (0,_source_js__WEBPACK_IMPORTED_MODULE_3__/* .readWholeValues */ .GD)(reader, input);
        case 'boolean':
            return reader.read(input, _values_js__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zM);
        case 'ref':
            return reader.read(input, branch);
        case 'time':
            return reader.read(input, (0,_values_js__WEBPACK_IMPORTED_MODULE_4__/* .since */ .XP)(now))?.toString();
        case 'age':
            return reader.read(input, (0,_values_js__WEBPACK_IMPORTED_MODULE_4__/* .moment */ .n$)(now));
        case 'number':
            throw new Error(`No input is a number such as ${input}`);
    }
}
const branch = (text) => /,\s|\$\{\{/.test(text)
    ? { problem: 'which is not one branch; give one, such as `refs/heads/main`' }
    : { value: text };
/** Only where findings are listed can patterns select, and a `!` take away. */
function readPatterns(reader, name, by) {
    const input = (0,_model_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .filterInput */ .ts)({ name });
    if (name === 'repos')
        reader.check(input, _values_js__WEBPACK_IMPORTED_MODULE_4__/* .nameProblem */ .rH);
    if (name === 'paths')
        reader.check(input, _values_js__WEBPACK_IMPORTED_MODULE_4__/* .filePathProblem */ .tX);
    if (by === 'listed')
        (0,_source_js__WEBPACK_IMPORTED_MODULE_3__/* .checkExceptions */ .No)(reader, input);
    else
        reader.check(input, (item) => (0,_model_selection_js__WEBPACK_IMPORTED_MODULE_5__/* .isPattern */ .Pt)(item) || item.startsWith('!')
            ? 'is a pattern, and `selection: platform` takes names only; give names, or use `selection: listed`'
            : undefined);
    return reader.list(input);
}
/** `issue-type` of an operation that changes findings. */
function readIssueType(reader) {
    if (reader.given('issue-type') === undefined)
        return reader.problem('issue-type', `is empty; give ${(0,_values_js__WEBPACK_IMPORTED_MODULE_4__/* .oneOfThese */ .pk)(_findings_conditions_js__WEBPACK_IMPORTED_MODULE_0__/* .RULE_TYPES */ .Bs)}`);
    return reader.read('issue-type', (0,_values_js__WEBPACK_IMPORTED_MODULE_4__/* .oneOf */ .yL)(_findings_conditions_js__WEBPACK_IMPORTED_MODULE_0__/* .RULE_TYPES */ .Bs));
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
    const items = (0,_values_js__WEBPACK_IMPORTED_MODULE_4__/* .splitList */ .ry)((reader.given('issue-ids') ?? '').replace(/^\[(.*)\]$/s, '$1'));
    if (items.length === 0)
        reader.problem('issue-ids', 'is set, but has no id; give at least one, or leave it out');
    const ids = reader.itemsOf('issue-ids', issueId, items);
    if (filters.length > 0)
        reader.problem('issue-ids', `and filters exclude each other, but these are given: ${(0,_values_js__WEBPACK_IMPORTED_MODULE_4__/* .oneOfThese */ .pk)(filters, 'and')}; leave one or the other out`);
    return [...ids];
}
const issueId = (item) => {
    const read = (0,_values_js__WEBPACK_IMPORTED_MODULE_4__.id)(item);
    const isId = 'value' in read && read.value > 0n;
    return isId
        ? read
        : { problem: 'give ids, which are whole numbers from 1 to 2^64-1, with commas between them' };
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
/** How long to wait for a scan. */
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
/** What the operations over many projects have in common. */
function readFleet(source) {
    const { reader } = source;
    const projects = readProjects(reader) ?? {
        names: [ownRepository(source)],
        patterns: [],
        except: [],
        tagged: [],
    };
    const shard = readShard(reader);
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

/***/ 4112:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ resultOf),
/* harmony export */   x: () => (/* binding */ isWriting)
/* harmony export */ });
/* harmony import */ var _step_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7761);

/** Whether the step may write: it has what it takes. */
function isWriting(context) {
    return context.writer !== undefined;
}
/** What `work` found out; what ends it early is the failure, and what was done until then is still reported. */
async function resultOf(context, request, work) {
    const found = await work().catch((error) => ({ failure: (0,_step_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .stepFailureOf */ .WT)(error) }));
    const { deployment, notices } = context;
    const result = { operation: request.operation, request, deployment, notices };
    return Object.assign(result, found);
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
    const tracked = await (0,_inputs_connection_js__WEBPACK_IMPORTED_MODULE_0__/* .readTracked */ .Tx)(source);
    if (tracked.issue.mode === 'auto')
        reader.warn('issue', 'is `auto`, which keeps no issue for a list; give `always`');
    return {
        ...tracked,
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
/* harmony import */ var _findings_list_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7188);
/* harmony import */ var _model_context_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4112);
/* harmony import */ var _model_step_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7761);




/** Lists the findings that a query selects, each once whatever its branches, unless a branch is given. */
function run(context, request) {
    return (0,_model_context_js__WEBPACK_IMPORTED_MODULE_2__/* .resultOf */ .B)(context, request, async () => {
        const { query, pageSize, groupBy } = request;
        context.progress.begin('findings');
        const projects = (0,_findings_list_js__WEBPACK_IMPORTED_MODULE_1__/* .projectDirectory */ .t6)(context);
        const listed = await (0,_findings_list_js__WEBPACK_IMPORTED_MODULE_1__/* .listFindings */ .F$)(context, query, { once: true, pageSize, projects });
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
        notices.push({ kind: 'project-tags-unread', cause: (0,_model_step_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .listFailure */ .PH)(error) });
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
/* harmony import */ var _inputs_filters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5456);
/* harmony import */ var _inputs_source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(686);
/* harmony import */ var _inputs_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7745);



function read(source) {
    const { reader, now } = source;
    const issueType = (0,_inputs_filters_js__WEBPACK_IMPORTED_MODULE_0__/* .readIssueType */ .A1)(reader);
    const writing = (0,_inputs_source_js__WEBPACK_IMPORTED_MODULE_1__/* .readWriting */ .LC)(source);
    const ids = (0,_inputs_filters_js__WEBPACK_IMPORTED_MODULE_0__/* .readIssueIds */ .yH)(reader);
    return {
        ...writing,
        issueType: issueType ?? 'sast',
        selection: ids ? { by: 'ids', ids } : { by: 'listed', query: (0,_inputs_filters_js__WEBPACK_IMPORTED_MODULE_0__/* .readQuery */ .xB)(reader, { issueType, now }) },
        groupIssues: reader.read('group-issues', _inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zM),
        jiraProjectId: reader.read('jira-project-id', _inputs_values_js__WEBPACK_IMPORTED_MODULE_2__.id),
    };
}


/***/ }),

/***/ 6864:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   run: () => (/* binding */ run)
/* harmony export */ });
/* harmony import */ var _changes_execute_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7092);
/* harmony import */ var _changes_rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4686);
/* harmony import */ var _findings_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6321);
/* harmony import */ var _findings_list_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7188);
/* harmony import */ var _findings_tickets_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3925);
/* harmony import */ var _model_context_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4112);






/** Opens tickets for the selected findings that have none (field-notes, "Tickets"). */
async function run(context, request) {
    let rows = [];
    const end = await (0,_model_context_js__WEBPACK_IMPORTED_MODULE_5__/* .resultOf */ .B)(context, request, async () => {
        rows = await planRows(context, request);
        const listedAtMs = context.clock.now();
        const due = rows.filter(_changes_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .isDue */ .nZ);
        (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .checkLimits */ .J5)(context, (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .maxChanges */ .ej)(request.maxChanges, (0,_findings_tickets_js__WEBPACK_IMPORTED_MODULE_4__/* .ticketGroups */ .$)(due, request).length, 'ticket'));
        if ((0,_model_context_js__WEBPACK_IMPORTED_MODULE_5__/* .isWriting */ .x)(context))
            await (0,_findings_tickets_js__WEBPACK_IMPORTED_MODULE_4__/* .executeTickets */ .B)((0,_changes_execute_js__WEBPACK_IMPORTED_MODULE_0__/* .newExecution */ .X)(context), due, request, listedAtMs);
        (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .throwIfFailed */ .tq)(rows);
    });
    return { ...end, rows, secondRun: 'opens-tickets' };
}
/** A finding is one over all its branches, and one that has a ticket is left as it is. */
async function planRows(context, { issueType, selection }) {
    const listed = [];
    const onRow = (finding) => listed.push(finding);
    // The API has no filter by id.
    const query = selection.by === 'ids' ? { issueType, filters: {} } : selection.query;
    if (selection.by !== 'ids' && query.filters.status === undefined)
        context.notices.push({ kind: 'takes-decisions-along' });
    context.progress.begin('findings');
    const selected = await (0,_findings_list_js__WEBPACK_IMPORTED_MODULE_3__/* .listFindings */ .F$)(context, query, { onRow });
    const byId = new Map(selected.map((finding) => [finding.id, finding]));
    const ids = selection.by === 'ids' ? selection.ids : [...byId.keys()];
    const findings = ids.map((id) => byId.get(id) ?? { kind: issueType, id });
    const once = new Map(findings.toReversed().map((finding) => [(0,_findings_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .findingKey */ .fl)(finding), finding]));
    const isWanted = new Set(once.values());
    const chosen = findings.filter((finding) => isWanted.has(finding));
    const findBranches = (0,_findings_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .branchesOf */ .IJ)(chosen, listed);
    return chosen.map((finding) => {
        const branches = findBranches(finding);
        const change = { field: 'ticket', finding, branches };
        if (!byId.has(finding.id))
            return { change, state: 'failed', failure: { kind: 'finding-not-listed' } };
        const known = [finding, ...branches].find((one) => one.ticket !== undefined)?.ticket;
        return known === undefined
            ? (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .plannedRow */ .dL)(change, !(0,_model_context_js__WEBPACK_IMPORTED_MODULE_5__/* .isWriting */ .x)(context))
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
const SECRETS_STATES = ['ignored', 'reopened'];
async function read(source) {
    const { reader } = source;
    const issueType = (0,_inputs_filters_js__WEBPACK_IMPORTED_MODULE_1__/* .readIssueType */ .A1)(reader);
    const decision = readDecision(reader);
    if (issueType === 'secrets')
        checkSecretsDecision(reader, decision);
    const selection = readSelection(source, issueType, decision);
    return {
        ...(0,_inputs_source_js__WEBPACK_IMPORTED_MODULE_2__/* .readWriting */ .LC)(source, selection.by !== 'listed'),
        ...(await (0,_inputs_connection_js__WEBPACK_IMPORTED_MODULE_0__/* .readTracked */ .Tx)(source)),
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
/** A secret is open or ignored, and has neither a reason nor a note (field-notes, "Secrets"). */
function checkSecretsDecision(reader, { state, reason, note }) {
    if (state !== undefined && !SECRETS_STATES.includes(state)) {
        reader.problem('new-triage-state', `is \`${state}\`, which secrets do not have; give ${(0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_3__/* .oneOfThese */ .pk)(SECRETS_STATES)}`);
    }
    if (reason !== undefined)
        reader.problem('new-triage-reason', 'does not exist for secrets; leave it out');
    if (note !== undefined)
        reader.problem('new-note', 'does not exist for secrets; leave it out');
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
            rows = selection.ids.map((id) => rowOf(context, request, { kind: request.issueType, id }, []));
        else
            ({ rows, listing, selected } = await planListed(context, request, selection));
        (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .checkLimits */ .J5)(context, (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .maxChanges */ .ej)(request.maxChanges, rows.filter(_changes_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .isDue */ .nZ).length, 'finding'));
        if (!(0,_model_context_js__WEBPACK_IMPORTED_MODULE_7__/* .isWriting */ .x)(context))
            return;
        await (0,_findings_triage_js__WEBPACK_IMPORTED_MODULE_5__/* .executeTriage */ .o)((0,_changes_execute_js__WEBPACK_IMPORTED_MODULE_0__/* .newExecution */ .X)(context), rows, listing);
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
    const findBranches = (0,_findings_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .branchesOf */ .IJ)(selected, findings);
    const rows = selected.map((finding) => rowOf(context, request, finding, findBranches(finding)));
    const { due = [], done = [] } = Object.groupBy(rows, (row) => ((0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .isDue */ .nZ)(row) ? 'due' : 'done'));
    const free = rows.filter(({ state }) => state !== 'left');
    // Those that are up to date do not use the limit up: else a nightly step would meet the same ones for ever.
    const taken = (0,_findings_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .oldestFirst */ .sZ)(due, ({ change }) => change.finding).slice(0, limit);
    return { rows: [...taken, ...done], listing, selected: free.length };
}
function rowOf(context, { decision: after }, finding, branches) {
    const change = { field: 'triage', finding, after, branches };
    const seen = branches.find((branch) => (0,_findings_triage_state_js__WEBPACK_IMPORTED_MODULE_6__/* .wasTriagedSeparately */ .GW)(branch, finding));
    if (seen !== undefined)
        return { change, state: 'left', seen };
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
            progress.advance(ids.length);
            // The answer names the same findings on other branches, too, so that at most so many were selected.
            remaining -= Math.min(take, ids.length);
            if (moved.size === 0)
                notices.push({ kind: 'platform-selected-nothing' });
            if (ids.length === 0 || (!isAll && limit <= _model_findings_js__WEBPACK_IMPORTED_MODULE_9__/* .MAX_TRIAGE_LIMIT */ .E4))
                return;
        }
    }
    finally {
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
