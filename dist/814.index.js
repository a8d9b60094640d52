export const id = 814;
export const ids = [814,234];
export const modules = {

/***/ 6700:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gt: () => (/* binding */ noteProject),
/* harmony export */   OB: () => (/* binding */ rowOf),
/* harmony export */   Pg: () => (/* binding */ newRow),
/* harmony export */   TH: () => (/* binding */ idOf),
/* harmony export */   d5: () => (/* binding */ failRow),
/* harmony export */   vj: () => (/* binding */ noteDone),
/* harmony export */   yb: () => (/* binding */ noteUndone)
/* harmony export */ });
/* harmony import */ var _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1452);
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(141);
/* harmony import */ var _wanted_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1477);



function newRow(name) {
    return { project: name, state: 'not-reached', changes: [] };
}
/** What an answer about the project must have: an answer about another one is not about it. */
function idOf(project) {
    return project?.id === undefined ? {} : { id: project.id };
}
/** Takes over what a read shows: the platform's spelling of the name, and what was there before. */
function noteProject(row, project) {
    row.project = project.name;
    if (project.id !== undefined)
        row.id = project.id;
    if (project.url !== undefined)
        row.url = project.url;
    row.former ??= (0,_wanted_js__WEBPACK_IMPORTED_MODULE_2__/* .formerOf */ .TV)(project);
}
function rowOf(project, changes) {
    const row = newRow(project.name);
    noteProject(row, project);
    row.changes = changes;
    return row;
}
/** Takes over changes that were seen to be true, each once. */
function noteDone(row, changes) {
    const done = row.done ?? [];
    const isNew = (change) => !done.some((one) => (0,_wanted_js__WEBPACK_IMPORTED_MODULE_2__/* .isSameChange */ .rk)(one, change));
    row.done = [...done, ...changes.filter(isNew)];
}
/** Takes back those of the changes that a project shows no more. */
function noteUndone(row, project) {
    if (row.done !== undefined)
        row.done = row.done.filter((change) => (0,_wanted_js__WEBPACK_IMPORTED_MODULE_2__/* .shows */ .L7)(project, change));
}
/**
 * Ends a row with an error. A request that was cancelled before it was sent leaves the row as it was, with what
 * was done for it before; one whose answer was awaited leaves it unknown.
 */
function failRow(row, error) {
    const isOpenStill = row.state === 'not-reached';
    if (error instanceof _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CancelledError */ .cc && !error.failure.uncertain && isOpenStill)
        return;
    const isOpen = error instanceof _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .Wk && error.failure.uncertain;
    row.failure =
        isOpen && error instanceof _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .Wk
            ? { kind: 'unknown', cause: error.failure }
            : (0,_step_js__WEBPACK_IMPORTED_MODULE_1__/* .rowFailureOf */ .EQ)(error);
    row.state = row.failure.kind === 'unknown' ? 'unknown' : 'failed';
}


/***/ }),

/***/ 8234:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $J: () => (/* binding */ isTagged),
/* harmony export */   QD: () => (/* binding */ selectedItems),
/* harmony export */   W$: () => (/* binding */ checkExclusions),
/* harmony export */   hX: () => (/* binding */ selectProjects)
/* harmony export */ });
/* unused harmony export isNamesOnly */
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6279);
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7973);
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(141);
/* harmony import */ var _row_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6700);
/* harmony import */ var _shard_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7228);





/** Whether names alone select, so that no list is needed. */
function isNamesOnly({ patterns, except, tagged }) {
    return patterns.length + except.length + tagged.length === 0;
}
/**
 * The selected projects of a shard. Names that stand by themselves are taken as they are; anything else makes the
 * projects be listed once.
 *
 * @throws StepError when nothing is selected, or when something that is taken away does not exist
 */
async function selectProjects(context, slug, selection, shard) {
    const inShard = await (0,_shard_js__WEBPACK_IMPORTED_MODULE_2__/* .shardFilter */ .V)(shard);
    if (isNamesOnly(selection)) {
        const rows = selection.names.filter(inShard).map(_row_js__WEBPACK_IMPORTED_MODULE_1__/* .newRow */ .Pg);
        return rows.map((row) => ({ row, readAtMs: Number.NEGATIVE_INFINITY }));
    }
    const { selected, names, matcher } = await list(context, slug, selection);
    await checkExclusions(matcher, names);
    if (selected.length === 0) {
        const items = selectedItems(selection);
        const near = await (0,_nearest_js__WEBPACK_IMPORTED_MODULE_3__/* .nearestNames */ .L)(selection.names[0] ?? selection.patterns[0] ?? '', names);
        throw new _step_js__WEBPACK_IMPORTED_MODULE_0__/* .StepError */ .zg({ kind: 'nothing-selected', patterns: items, near });
    }
    const missed = matcher.unmatched();
    for (const pattern of missed.patterns) {
        const near = await (0,_nearest_js__WEBPACK_IMPORTED_MODULE_3__/* .nearestNames */ .L)(pattern, names);
        context.notices.push({ kind: 'pattern-unmatched', input: 'projects', pattern, near });
    }
    const unlisted = await Promise.all(missed.names.map((name) => unlistedRow(name, names)));
    return [
        ...selected.filter(({ row }) => inShard(row.project)),
        ...unlisted.filter(({ row }) => inShard(row.project)),
    ];
}
async function list(context, slug, selection) {
    const matcher = (0,_names_js__WEBPACK_IMPORTED_MODULE_4__/* .nameMatcher */ .M)(selection);
    const selected = [];
    const names = [];
    context.progress.begin('listing');
    for await (const project of context.platform.projects(slug)) {
        context.progress.advance(1);
        names.push(project.name);
        if (!matcher.matches(project.name) || !isTagged(project, selection))
            continue;
        selected.push({ row: (0,_row_js__WEBPACK_IMPORTED_MODULE_1__/* .newRow */ .Pg)(project.name), project, readAtMs: context.clock.now() });
    }
    return { selected, names, matcher };
}
/** Whether a project has any of the tags that are asked for, if any are. */
function isTagged({ tags }, { tagged }) {
    return tagged.length === 0 || tagged.some((tag) => tags.includes(tag));
}
/** What selects, as the user wrote it. */
function selectedItems(selection) {
    return [...(0,_names_js__WEBPACK_IMPORTED_MODULE_4__/* .itemsOf */ .S)(selection), ...selection.tagged.map((tag) => `tag ${tag}`)];
}
/** A mistyped exclusion would let the step write to the very project that it was to spare. */
async function checkExclusions(matcher, names, input = 'projects') {
    const items = matcher.unmatched().except;
    if (items.length === 0)
        return;
    const near = await (0,_nearest_js__WEBPACK_IMPORTED_MODULE_3__/* .nearestNames */ .L)(items[0] ?? '', names);
    throw new _step_js__WEBPACK_IMPORTED_MODULE_0__/* .StepError */ .zg({ kind: 'exclusions-unmatched', input, items, near });
}
async function unlistedRow(name, names) {
    const row = (0,_row_js__WEBPACK_IMPORTED_MODULE_1__/* .newRow */ .Pg)(name);
    row.state = 'failed';
    row.failure = { kind: 'not-listed', near: await (0,_nearest_js__WEBPACK_IMPORTED_MODULE_3__/* .nearestNames */ .L)(name, names) };
    return { row, readAtMs: Number.NEGATIVE_INFINITY };
}


/***/ }),

/***/ 7228:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ shardFilter)
/* harmony export */ });
/**
 * Whether a project belongs to a shard; without one, all do. The name decides, by its SHA-256, so that every
 * machine decides alike.
 */
async function shardFilter(shard) {
    if (shard === undefined)
        return () => true;
    const { createHash } = await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 7598, 19));
    return (name) => {
        const hash = createHash('sha256').update(name.toLowerCase()).digest();
        return hash.readUInt32BE(0) % shard.of === shard.index - 1;
    };
}


/***/ }),

/***/ 1477:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $r: () => (/* binding */ targetOf),
/* harmony export */   A8: () => (/* binding */ switchChanges),
/* harmony export */   Gi: () => (/* binding */ managedScans),
/* harmony export */   L7: () => (/* binding */ shows),
/* harmony export */   TV: () => (/* binding */ formerOf),
/* harmony export */   bs: () => (/* binding */ together),
/* harmony export */   nS: () => (/* binding */ isTagChange),
/* harmony export */   po: () => (/* binding */ isSwitchChange),
/* harmony export */   qM: () => (/* binding */ tagChanges),
/* harmony export */   rk: () => (/* binding */ isSameChange)
/* harmony export */ });
function targetOf({ name, id, url }) {
    return {
        kind: 'project',
        name,
        ...(id === undefined ? {} : { id }),
        ...(url === undefined ? {} : { url }),
    };
}
/** The managed scans of a project; a server may leave out what is off. */
function managedScans({ managed_scan_config: config }) {
    return { diff_scan: config?.diff_scan.enabled ?? false, full_scan: config?.full_scan.enabled ?? false };
}
/** @param removes whether a tag that is there is to go; a tag of `add` never does */
function tagChanges(project, add, removes) {
    const target = targetOf(project);
    const added = add.filter((tag) => !project.tags.includes(tag));
    const removed = project.tags.filter((tag) => !add.includes(tag) && removes(tag));
    return [
        ...added.map((tag) => ({ target, field: 'tag', tag, before: false, after: true })),
        ...removed.map((tag) => ({ target, field: 'tag', tag, before: true, after: false })),
    ];
}
/** @param wanted undefined = left as it is */
function switchChanges(project, wanted) {
    const target = targetOf(project);
    const now = managedScans(project);
    const changes = [];
    if (wanted.diff !== undefined && wanted.diff !== now.diff_scan) {
        changes.push({ target, field: 'diff_scan', before: now.diff_scan, after: wanted.diff });
    }
    if (wanted.full !== undefined && wanted.full !== now.full_scan) {
        changes.push({ target, field: 'full_scan', before: now.full_scan, after: wanted.full });
    }
    return changes;
}
function isTagChange(change) {
    return change.field === 'tag';
}
function isSwitchChange(change) {
    return change.field !== 'tag';
}
/** Whether two changes are to the same tag or switch, in the same direction. */
function isSameChange(one, other) {
    const tagOf = (change) => (isTagChange(change) ? change.tag : undefined);
    return one.field === other.field && one.after === other.after && tagOf(one) === tagOf(other);
}
/** The changes of two attempts, each once: a lost attempt may have made what the next one finds done. */
function together(earlier, later) {
    return [...earlier.filter((one) => !later.some((other) => isSameChange(one, other))), ...later];
}
/** Whether a project is as a change wants it. */
function shows(project, change) {
    if (isTagChange(change))
        return project.tags.includes(change.tag) === change.after;
    return managedScans(project)[change.field] === change.after;
}
/** What a project was, for the report; its switches only where the platform gave them. */
function formerOf(project) {
    const hasSwitches = project.managed_scan_config !== undefined;
    return { tags: project.tags, ...(hasSwitches ? { managedScans: managedScans(project) } : {}) };
}


/***/ }),

/***/ 2814:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   listProjects: () => (/* binding */ listProjects)
/* harmony export */ });
/* harmony import */ var _deployment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1356);
/* harmony import */ var _fleet_select_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8234);
/* harmony import */ var _fleet_shard_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7228);
/* harmony import */ var _list_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4799);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6279);
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7973);
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(141);







/** GitHub's limit of jobs in one matrix. */
const MAX_SHARDS = 256;
const ALL = { names: [], patterns: [], except: [], tagged: [] };
/** Lists the projects of the deployment (web-api.md 4.1), all or the selected ones. */
function listProjects(context, request) {
    return (0,_list_js__WEBPACK_IMPORTED_MODULE_2__/* .runList */ .k)(context, 'list-projects', request, async (add) => {
        const { projects = ALL, shard, shardSize, pageSize } = request;
        const slug = await (0,_deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveSlug */ .qo)(context);
        context.progress.begin('listing');
        const inShard = await (0,_fleet_shard_js__WEBPACK_IMPORTED_MODULE_4__/* .shardFilter */ .V)(shard);
        const matcher = (0,_names_js__WEBPACK_IMPORTED_MODULE_5__/* .nameMatcher */ .M)(projects);
        const names = [];
        let selected = 0;
        for await (const project of context.platform.projects(slug, pageSize === undefined ? {} : { pageSize })) {
            context.progress.advance(1);
            names.push(project.name);
            if (!matcher.matches(project.name) || !(0,_fleet_select_js__WEBPACK_IMPORTED_MODULE_1__/* .isTagged */ .$J)(project, projects))
                continue;
            selected += 1;
            if (inShard(project.name))
                add(project);
        }
        const missed = matcher.unmatched();
        for (const pattern of [...missed.names, ...missed.patterns]) {
            const near = await (0,_nearest_js__WEBPACK_IMPORTED_MODULE_6__/* .nearestNames */ .L)(pattern, names);
            context.notices.push({ kind: 'pattern-unmatched', input: 'projects', pattern, near });
        }
        for (const pattern of missed.except) {
            const near = await (0,_nearest_js__WEBPACK_IMPORTED_MODULE_6__/* .nearestNames */ .L)(pattern, names);
            context.notices.push({ kind: 'exclusion-unmatched', input: 'projects', pattern, near });
        }
        if (request.projects !== undefined && selected === 0) {
            throw new _step_js__WEBPACK_IMPORTED_MODULE_3__/* .StepError */ .zg({ kind: 'nothing-selected', patterns: (0,_fleet_select_js__WEBPACK_IMPORTED_MODULE_1__/* .selectedItems */ .QD)(projects) });
        }
        // A matrix without jobs is an error on GitHub, so that an empty deployment has one empty shard.
        const shards = Math.max(1, Math.ceil(selected / shardSize));
        if (shards > MAX_SHARDS)
            context.notices.push({ kind: 'many-shards', shards });
        return { shards: Math.min(MAX_SHARDS, shards) };
    });
}


/***/ }),

/***/ 4799:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ runList)
/* harmony export */ });
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(141);

/**
 * Runs an operation that lists: its rows go, one by one, to the context's sink, and are counted once the list is
 * whole.
 *
 * @param work gives what the result has beside the count
 */
async function runList(context, operation, request, work) {
    let read = 0;
    let whole = {};
    const end = await (0,_step_js__WEBPACK_IMPORTED_MODULE_0__/* .capture */ .Fg)(async () => {
        const rest = await work((row) => {
            read += 1;
            context.rows.add(row);
        });
        whole = { ...rest, count: read };
    });
    const { deployment, notices } = context;
    return { operation, request, deployment, notices, read, ...whole, ...end };
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
