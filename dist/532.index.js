export const id = 532;
export const ids = [532];
export const modules = {

/***/ 9747:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  g: () => (/* binding */ runFleet)
});

// EXTERNAL MODULE: ./build/operations/deployment.js
var deployment = __webpack_require__(1356);
// EXTERNAL MODULE: ./build/operations/failed-rows.js
var failed_rows = __webpack_require__(3622);
// EXTERNAL MODULE: ./build/operations/limits.js
var limits = __webpack_require__(2412);
// EXTERNAL MODULE: ./build/operations/step.js
var step = __webpack_require__(141);
// EXTERNAL MODULE: ./build/operations/fleet/apply.js + 8 modules
var apply = __webpack_require__(2624);
// EXTERNAL MODULE: ./build/operations/fleet/row.js
var fleet_row = __webpack_require__(6700);
// EXTERNAL MODULE: ./build/operations/fleet/select.js
var fleet_select = __webpack_require__(8234);
// EXTERNAL MODULE: ./build/platform/http/errors.js
var errors = __webpack_require__(1452);
// EXTERNAL MODULE: ./build/operations/nearest.js
var nearest = __webpack_require__(7973);
;// CONCATENATED MODULE: ./build/operations/fleet/suggest.js


/** More names than this are not misspelt, but of another deployment or token. */
const MAX_NAMES = 20;
/** For names that the platform does not know, the nearest that it does: one listing, and only after a failure. */
async function suggestNames(context, slug, rows) {
    const missing = rows.filter(({ failure }) => failure?.kind === 'status' && failure.status === 404);
    if (missing.length === 0 || missing.length > MAX_NAMES || context.stop.aborted)
        return;
    const names = [];
    try {
        for await (const { name } of context.platform.projects(slug))
            names.push(name);
    }
    catch (error) {
        // The rows have failed already, and say why; only a cancellation ends the step here, too.
        if (error instanceof errors/* CancelledError */.cc)
            throw error;
        return;
    }
    for (const row of missing) {
        const near = await (0,nearest/* nearestNames */.L)(row.project, names);
        if (near.length > 0 && row.failure !== undefined)
            row.failure = { ...row.failure, near };
    }
}

;// CONCATENATED MODULE: ./build/operations/fleet/run.js








/**
 * Plans, checks and applies one rule. Reads first, for all; then checks the whole plan; then writes what differs.
 *
 * @param rows filled as the work goes on, so that they are right whatever ends it early
 * @throws StepError when the step as a whole or any project failed, and what ends a step
 */
async function runFleet(context, request, rule, rows) {
    const slug = await (0,deployment/* resolveSlug */.qo)(context);
    const selected = await (0,fleet_select/* selectProjects */.hX)(context, slug, request.projects, request.shard);
    rows.push(...selected.map(({ row }) => row));
    const planned = await plan(context, slug, request.concurrency, selected, rule);
    await suggestNames(context, slug, planned.rows);
    rows.splice(0, rows.length, ...planned.rows);
    (0,limits/* checkMaxChanges */.A)(context, planned.tasks.length, 'project', request.maxChanges);
    if (context.writer === undefined) {
        for (const { row } of planned.tasks)
            row.state = 'would-change';
    }
    else {
        await run_apply(context, slug, request.concurrency, planned.tasks);
    }
    (0,failed_rows/* throwIfFailed */.t)(rows);
}
async function plan(context, slug, concurrency, selected, { wanted, listTells, ownSwitches }) {
    const read = new Map();
    context.progress.begin('reading', selected.length);
    await (0,step/* forEachConcurrently */.DW)(selected, concurrency, async ({ row, project, readAtMs }) => {
        if (row.failure !== undefined)
            return;
        try {
            const isTold = project !== undefined && listTells;
            const current = isTold ? project : await context.platform.project(slug, row.project, (0,fleet_row/* idOf */.TH)(project));
            const at = isTold ? readAtMs : context.clock.now();
            (0,fleet_row/* noteProject */.Gt)(row, current);
            row.changes = wanted(current);
            const own = ownSwitches === undefined ? {} : { ownSwitches };
            read.set(row, { project: current, readAtMs: at, changes: row.changes, wanted, ...own });
            if (row.changes.length === 0)
                row.state = 'unchanged';
        }
        catch (error) {
            (0,fleet_row/* failRow */.d5)(row, error);
            if ((0,step/* endsStep */.hw)(error))
                throw error;
        }
        finally {
            context.progress.advance(1);
        }
    });
    const rows = withoutTwins(selected.map(({ row }) => row));
    const due = rows.filter(({ failure, changes }) => failure === undefined && changes.length > 0);
    return {
        rows,
        tasks: due.flatMap((row) => {
            const task = read.get(row);
            return task === undefined ? [] : [{ task, row }];
        }),
    };
}
/** A project that was renamed answers to both names, and is one project all the same. */
function withoutTwins(rows) {
    const seen = new Set();
    return rows.filter(({ project, id }) => {
        const keys = [project.toLowerCase(), ...(id === undefined ? [] : [`id ${id}`])];
        const isTwin = keys.some((key) => seen.has(key));
        for (const key of keys)
            seen.add(key);
        return !isTwin;
    });
}
async function run_apply(context, slug, concurrency, planned) {
    const tasks = planned.map(({ task }) => task);
    const rows = planned.map(({ row }) => row);
    await (0,apply/* applyToProjects */.Q)(context, slug, concurrency, tasks, rows);
}


/***/ }),

/***/ 2412:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ checkMaxChanges)
/* harmony export */ });
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(141);

/**
 * Stops a step before its first write when it would change more than `max-changes` allows. A dry run goes on and
 * says so.
 *
 * @throws StepError too-many-changes
 */
function checkMaxChanges(context, figure, of, allowed) {
    if (allowed === undefined || figure <= allowed)
        return;
    const over = { limit: 'max-changes', allowed, figure, of };
    if (context.writer !== undefined)
        throw new _step_js__WEBPACK_IMPORTED_MODULE_0__/* .StepError */ .zg({ kind: 'too-many-changes', figures: [over] });
    context.notices.push({ kind: 'would-be-too-many', ...over });
}


/***/ }),

/***/ 7918:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   managedScan: () => (/* binding */ managedScan)
/* harmony export */ });
/* harmony import */ var _fleet_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9747);
/* harmony import */ var _fleet_wanted_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1477);
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(141);



/** Switches the managed scans of every selected project (web-api.md 4.4). */
async function managedScan(context, request) {
    const wishes = { diff: request.diffScan, full: request.fullScan };
    const rule = {
        wanted: (project) => (0,_fleet_wanted_js__WEBPACK_IMPORTED_MODULE_2__/* .switchChanges */ .A8)(project, wishes),
        // The settings are absent from the elements of the list.
        listTells: false,
        ownSwitches: [
            ...(wishes.diff === undefined ? [] : ['diff_scan']),
            ...(wishes.full === undefined ? [] : ['full_scan']),
        ],
    };
    const rows = [];
    const end = await (0,_step_js__WEBPACK_IMPORTED_MODULE_1__/* .capture */ .Fg)(() => (0,_fleet_run_js__WEBPACK_IMPORTED_MODULE_0__/* .runFleet */ .g)(context, request, rule, rows));
    const { deployment, notices } = context;
    return { operation: 'managed-scan', request, deployment, notices, rows, ...end };
}


/***/ }),

/***/ 6279:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ nameMatcher),
/* harmony export */   S: () => (/* binding */ itemsOf)
/* harmony export */ });
/* harmony import */ var _pattern_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3805);

/** An empty `names` and `patterns` selects all that `except` does not take away. */
function nameMatcher({ names, patterns, except }) {
    const all = names.length + patterns.length === 0;
    const wantedNames = itemSet(names);
    const wantedPatterns = patterns.map(itemOf);
    const exceptNames = itemSet(except.filter((item) => !(0,_pattern_js__WEBPACK_IMPORTED_MODULE_0__/* .isPattern */ .P)(item)));
    const exceptPatterns = except.filter(_pattern_js__WEBPACK_IMPORTED_MODULE_0__/* .isPattern */ .P).map(itemOf);
    return {
        matches(name) {
            const isTakenAway = anyMatches(exceptNames, exceptPatterns, name);
            // What is taken away has been found all the same.
            const isWanted = anyMatches(wantedNames, wantedPatterns, name) || all;
            return isWanted && !isTakenAway;
        },
        unmatched: () => ({
            names: unmatchedOf(wantedNames.values()),
            patterns: unmatchedOf(wantedPatterns),
            except: [...unmatchedOf(exceptNames.values()), ...unmatchedOf(exceptPatterns)],
        }),
    };
}
/** The items of a list, as the user wrote them. */
function itemsOf({ names, patterns, except }) {
    return [...names, ...patterns, ...except.map((item) => `!${item}`)];
}
function itemOf(text) {
    return { text, matches: (0,_pattern_js__WEBPACK_IMPORTED_MODULE_0__/* .patternMatcher */ .l)(text), matched: false };
}
/** Names are unique without regard to case. */
function itemSet(names) {
    return new Map(names.map((text) => [text.toLowerCase(), { text, matches: () => true, matched: false }]));
}
/** Every pattern is tried until it has matched once, to know which ones find nothing. */
function anyMatches(names, patterns, name) {
    const named = names.size === 0 ? undefined : names.get(name.toLowerCase());
    if (named !== undefined)
        named.matched = true;
    let found = named !== undefined;
    for (const item of patterns) {
        if ((found && item.matched) || !item.matches(name))
            continue;
        found = true;
        item.matched = true;
    }
    return found;
}
function unmatchedOf(items) {
    return [...items].filter(({ matched }) => !matched).map(({ text }) => text);
}


/***/ }),

/***/ 7973:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ nearestNames)
/* harmony export */ });
/** Further apart than this share of its length, a name is not a misspelling of another. */
const MAX_SHARE = 1 / 3;
const MAX_LENGTH = 200;
/** At most `count` names that `text`, a name or a pattern, may be a misspelling of; nearest first. */
async function nearestNames(text, names, count = 3) {
    if (text.length > MAX_LENGTH)
        return [];
    const { distance } = await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 1916, 19));
    const sought = text.toLowerCase().replaceAll(/[*?]+/g, '');
    const near = names.flatMap((name) => {
        const lower = name.toLowerCase();
        // A wrong or missing organisation is as likely as a wrong letter.
        const last = lower.slice(lower.lastIndexOf('/') + 1);
        const soughtLast = sought.slice(sought.lastIndexOf('/') + 1);
        const whole = lower.length > MAX_LENGTH ? Number.POSITIVE_INFINITY : distance(sought, lower);
        const isComparable = soughtLast !== '' && last.length <= MAX_LENGTH;
        const parts = isComparable ? distance(soughtLast, last) + 1 : Number.POSITIVE_INFINITY;
        const best = Math.min(whole, parts);
        const isNear = best <= Math.max(2, Math.ceil(sought.length * MAX_SHARE));
        return isNear ? [{ name, best }] : [];
    });
    return near
        .sort((one, other) => one.best - other.best || (one.name < other.name ? -1 : 1))
        .slice(0, count)
        .map(({ name }) => name);
}


/***/ }),

/***/ 3805:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ isPattern),
/* harmony export */   l: () => (/* binding */ patternMatcher)
/* harmony export */ });
const ASCII = 128;
/** Beyond so many nodes nothing is remembered, so that memory stays bounded. */
const MAX_NODES = 500;
/**
 * Matches names against a pattern without regard to case: `?` is one character and `*` any number of them
 * within a segment, `**` any number across segments; as a segment of its own between two others, `**` may
 * also be none at all. Every other character means itself, because brackets, braces and plus signs stand in
 * project names.
 *
 * Time grows with the length of the pattern times that of the name, whatever they are: an expression that a
 * pattern library compiled tries all ways to share a name out among the wildcards, which takes it seconds for
 * some patterns. What was found out for one name is remembered for the next, since names have much in common.
 */
function patternMatcher(pattern) {
    const tokens = tokensOf(pattern.toLowerCase());
    const start = startOf(tokens);
    const nodes = new Map();
    const nodeOf = (positions) => {
        const key = positions.join();
        const known = nodes.get(key);
        if (known !== undefined)
            return known;
        const accepts = positions.includes(tokens.length);
        const final = positions.length === 0 || (accepts && tokens.at(-1) === 'across');
        const node = { positions, accepts, final, next: new Array(ASCII).fill(undefined) };
        if (nodes.size < MAX_NODES)
            nodes.set(key, node);
        return node;
    };
    const first = nodeOf(start);
    return (name) => {
        const text = name.toLowerCase();
        let node = first;
        for (let at = 0; at < text.length && !node.final; at++) {
            const code = text.charCodeAt(at);
            const known = code < ASCII ? node.next[code] : undefined;
            if (known !== undefined) {
                node = known;
                continue;
            }
            const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
            const next = nodeOf(advance(tokens, node.positions, character));
            if (code < ASCII)
                node.next[code] = next;
            at += character.length - 1;
            node = next;
        }
        return node.accepts;
    };
}
/** Whether an item of a list is a pattern and not a name. */
function isPattern(item) {
    return /[*?]/.test(item);
}
function tokensOf(pattern) {
    const parts = pattern.match(/\*{2,}|[\s\S]/gu) ?? [];
    return parts.flatMap((part, at) => {
        if (part === '?')
            return ['one'];
        if (part === '*')
            return ['within'];
        if (!part.startsWith('**'))
            return [{ character: part }];
        const isSegment = (parts[at - 1] ?? '/') === '/' && parts[at + 1] === '/';
        return isSegment ? ['maybe', 'across'] : ['across'];
    });
}
function startOf(tokens) {
    const positions = new Set();
    reach(tokens, 0, positions);
    return [...positions];
}
/** Adds a position, and those that follow from it without a character. */
function reach(tokens, position, positions) {
    if (positions.has(position))
        return;
    positions.add(position);
    const token = tokens[position];
    if (token === 'within' || token === 'across')
        reach(tokens, position + 1, positions);
    if (token === 'maybe') {
        reach(tokens, position + 1, positions);
        reach(tokens, position + 3, positions); // Past the `**` and its slash.
    }
}
function advance(tokens, from, character) {
    const positions = new Set();
    for (const position of from) {
        const token = tokens[position];
        if (token === undefined || token === 'maybe')
            continue;
        if (typeof token === 'object') {
            if (token.character === character)
                reach(tokens, position + 1, positions);
        }
        else if (token === 'across' || character !== '/') {
            reach(tokens, token === 'one' ? position + 1 : position, positions);
        }
    }
    // In order, so that the same positions have one key.
    return [...positions].sort((a, b) => a - b);
}


/***/ })

};
