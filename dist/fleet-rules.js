export const id = 892;
export const ids = [892];
export const modules = {

/***/ 3148:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RO: () => (/* binding */ readCommentFooter),
/* harmony export */   Tx: () => (/* binding */ readTracked),
/* harmony export */   W3: () => (/* binding */ readComment),
/* harmony export */   zH: () => (/* binding */ readIssueStyle)
/* harmony export */ });
/* harmony import */ var _connection_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8127);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7745);


const COMMENT_MODES = ['auto', 'always', 'never'];
function readComment(reader) {
    const mode = reader.read('comment', (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .oneOf */ .yL)(COMMENT_MODES));
    if (mode === 'always')
        (0,_connection_js__WEBPACK_IMPORTED_MODULE_0__/* .warnWithoutToken */ .Wk)(reader, 'comment');
    return mode;
}
const MAX_FOOTER_LENGTH = 1000;
function readCommentFooter(reader) {
    const text = reader.text('comment-footer');
    const length = [...(text ?? '')].length;
    if (length <= MAX_FOOTER_LENGTH)
        return text;
    return reader.problem('comment-footer', `has ${length} characters; give at most ${MAX_FOOTER_LENGTH}`);
}
function readIssue(reader, about) {
    const isAlways = reader.givenText('issue')?.toLowerCase() === 'always';
    if (isAlways)
        reader.note('issue', 'is `always`, which means `auto` here');
    const mode = isAlways ? 'auto' : reader.read('issue', (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .oneOf */ .yL)(['never', 'auto']));
    if (mode !== 'never')
        (0,_connection_js__WEBPACK_IMPORTED_MODULE_0__/* .warnWithoutToken */ .Wk)(reader, 'keep an issue');
    return { mode, about, ...readIssueStyle(reader) };
}
function readIssueStyle(reader) {
    const labels = reader.list('issue-labels');
    // Written as in a mention.
    const assignees = [...new Set(reader.list('issue-assignees').map((login) => login.replace(/^@/, '')))];
    return { labels, assignees, footer: readCommentFooter(reader) };
}
async function readTracked(source, about) {
    const { reader, environment, event } = source;
    return { event: await event(), github: (0,_connection_js__WEBPACK_IMPORTED_MODULE_0__/* .readGitHub */ .kQ)(reader, environment), issue: readIssue(reader, about) };
}


/***/ }),

/***/ 686:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A_: () => (/* binding */ readProjectNames),
/* harmony export */   GD: () => (/* binding */ readWholeValues),
/* harmony export */   LC: () => (/* binding */ readWriting),
/* harmony export */   VH: () => (/* binding */ readProjects),
/* harmony export */   W$: () => (/* binding */ checkExclusions),
/* harmony export */   Wh: () => (/* binding */ readProject),
/* harmony export */   Wj: () => (/* binding */ fileProblem),
/* harmony export */   Xy: () => (/* binding */ readShard),
/* harmony export */   g$: () => (/* binding */ readTags),
/* harmony export */   he: () => (/* binding */ readSelection),
/* harmony export */   lh: () => (/* binding */ readPageSize),
/* harmony export */   mg: () => (/* binding */ readWait),
/* harmony export */   n0: () => (/* binding */ readDryRun),
/* harmony export */   p9: () => (/* binding */ readFleet)
/* harmony export */ });
/* harmony import */ var _model_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(519);
/* harmony import */ var _model_selection_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8985);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7745);



/** Refuses the path of a file that cannot be read; `remedy` is for a file that does not exist. */
function fileProblem(problem, remedy = '') {
    return { problem, remedy: `${problem === 'does not exist' ? `${remedy}, or ` : ''}correct the path` };
}
/** `dry-run` and `max-changes`. Without a default limit, a selection is limited only if the input is given. */
function readWriting({ reader }, hasDefaultLimit = true) {
    const maxChanges = reader.read('max-changes', (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .wholeNumber */ .rD)(0));
    const isLimited = hasDefaultLimit || reader.givenText('max-changes') !== undefined;
    return { dryRun: readDryRun(reader), maxChanges: isLimited ? maxChanges : undefined };
}
/** Refuses an empty value: `${{ inputs.dry-run }}` is empty on a schedule, and must not write. */
function readDryRun(reader) {
    const why = `\`\${{ inputs.dry-run }}\` has no value`;
    reader.refuseEmptied('dry-run', why, 'give `true` or `false`, or leave it out');
    return reader.read('dry-run', _values_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zM);
}
function readWait({ reader, connection }) {
    const waitMs = reader.read('wait-for', (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .duration */ .p0)(0)) ?? 0;
    if (waitMs >= connection.timeLimitMs && !reader.hasProblem('wait-for', 'time-limit')) {
        const remedy = 'use a shorter time, or raise `time-limit`';
        reader.problem('wait-for', `is not shorter than \`time-limit\`, which ends the step first; ${remedy}`);
    }
    return waitMs;
}
/** Undefined for the largest page that the list may have. */
function readPageSize({ reader }, max = 3000) {
    return reader.read('page-size', (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .wholeNumber */ .rD)(1, max));
}
/** The names and patterns in `projects`; undefined if it is empty. */
function readProjectNames(reader) {
    const items = reader.list('projects');
    if (items.length === 0)
        return undefined;
    checkExclusions(reader, 'projects', items);
    reader.check('projects', items, _values_js__WEBPACK_IMPORTED_MODULE_1__/* .nameProblem */ .rH);
    const { names, patterns, except } = (0,_model_selection_js__WEBPACK_IMPORTED_MODULE_0__/* .nameListOf */ .R1)(items);
    return { names: (0,_model_names_js__WEBPACK_IMPORTED_MODULE_2__/* .distinctNames */ .NL)(names), patterns, except };
}
/** Checks a list in which items with `!` exclude some of the others. */
function checkExclusions(reader, input, items) {
    reader.check(input, items, _values_js__WEBPACK_IMPORTED_MODULE_1__/* .exclusionProblem */ ._p);
    const problem = reader.hasProblem(input) ? undefined : (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .onlyExclusionsProblem */ .Hv)(items);
    if (problem !== undefined)
        reader.problem(input, problem);
}
const wholeValueProblem = (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .checkFor */ .G5)([/^!/, 'starts with `!`, but this input cannot exclude', 'list only values to select'], [/[*?]/, 'is a pattern, but this input takes none', 'list each value whole']);
function readWholeValues(reader, input) {
    const items = reader.list(input);
    reader.check(input, items, wholeValueProblem);
    return items;
}
/** Tags that select. */
function readTags(reader, input) {
    const tags = readWholeValues(reader, input);
    reader.check(input, tags, _values_js__WEBPACK_IMPORTED_MODULE_1__/* .colonProblem */ .ng);
    return tags;
}
/** `projects` and `projects-tagged`; undefined when neither is given. Tags alone select from all projects. */
function readProjects(reader) {
    const list = readProjectNames(reader);
    const tagged = readTags(reader, 'projects-tagged');
    if (list !== undefined)
        return { ...list, tagged };
    if (tagged.length === 0)
        return undefined;
    return { names: [], patterns: ['**'], except: [], tagged };
}
/** `projects` and `projects-tagged`; without either the repository of the workflow. */
function readSelection(source) {
    const projects = readProjects(source.reader);
    return projects ?? { names: [repositoryOfRun(source)], patterns: [], except: [], tagged: [] };
}
/** The common part of operations that write to many projects. */
function readFleet(source) {
    const projects = readSelection(source);
    const shard = readShard(source.reader);
    return { ...readWriting(source, projects.patterns.length > 0), projects, shard };
}
/** The one name in `projects`; without it the repository of the workflow. */
function readProject(source) {
    const { reader } = source;
    const list = readProjectNames(reader);
    if (list === undefined)
        return repositoryOfRun(source);
    const [name] = list.names;
    const isOneName = list.names.length === 1 && list.patterns.length === 0 && list.except.length === 0;
    if (!isOneName && !reader.hasProblem('projects'))
        reader.problem('projects', 'has a pattern or more than one name; give one project');
    return name ?? '';
}
function repositoryOfRun({ reader, environment }) {
    const name = environment.GITHUB_REPOSITORY ?? '';
    const problem = 'is empty, and outside a workflow run there is no repository; give a name';
    if (name === '')
        reader.problem('projects', problem);
    return name;
}
function readShard(reader) {
    return reader.read('shard', (text) => {
        const [, index = 0, count = 0] = (/^(\d{1,6})\s*\/\s*(\d{1,6})$/.exec(text) ?? []).map(Number);
        if (index >= 1 && index <= count)
            return { value: { index, count } };
        return { remedy: 'give a part such as `2/8`, the second of eight' };
    });
}


/***/ }),

/***/ 4477:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ canonical),
/* harmony export */   Mc: () => (/* binding */ entriesOf),
/* harmony export */   Po: () => (/* binding */ isEmptyValue),
/* harmony export */   am: () => (/* binding */ isSameValue),
/* harmony export */   x8: () => (/* binding */ withLiveSlugs)
/* harmony export */ });
/* harmony import */ var _model_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(519);
/* harmony import */ var _platform_http_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9598);


/**
 * Whether two bundles, or parts of one, mean the same to the platform: null, missing and empty are equal, and lists are
 * sets.
 *
 * @param name of the field that holds them, directly or in a list: it decides what a missing field means
 */
function isSameValue(left, right, name = '') {
    return canonical(left, name) === canonical(right, name);
}
/** Whether a value means the same as one that is missing. */
function isEmptyValue(value) {
    return canonical(value) === EMPTY;
}
const EMPTY = 'null';
/** Defaults of missing fields that do not mean "nothing", by the field that holds them. */
const DEFAULTS = {
    policies: { active: 'true' },
    filters: { mode: '"all"' },
    conditions: { mode: '"any"' },
};
/** A text that is equal for values with the same meaning. @param name of the field, as for `isSameValue` */
function canonical(value, name = '') {
    if (value === undefined || value === null || value === '')
        return EMPTY;
    if (typeof value !== 'object')
        return (0,_platform_http_json_js__WEBPACK_IMPORTED_MODULE_0__/* .writeJson */ .GF)(value);
    if (Array.isArray(value)) {
        const items = new Set(value.map((item) => canonical(item, name)));
        return items.size === 0 ? EMPTY : `[${[...items].sort(_model_names_js__WEBPACK_IMPORTED_MODULE_1__/* .compare */ .UD).join()}]`;
    }
    const fields = Object.entries(value)
        .map(([field, part]) => [field, canonical(part, field)])
        .filter(([field, text]) => text !== EMPTY && text !== DEFAULTS[name]?.[field])
        .sort(([one], [other]) => (0,_model_names_js__WEBPACK_IMPORTED_MODULE_1__/* .compare */ .UD)(one, other));
    if (fields.length === 0)
        return EMPTY;
    return `{${fields.map(([field, text]) => `${JSON.stringify(field)}:${text}`).join()}}`;
}
const KINDS = new Map([
    ['DetectionPolicy', 'detection'],
    ['DetectionPolicyException', 'exception'],
    ['RemediationPolicy', 'remediation'],
]);
/** The platform's difference of one part as entries, in a stable order. */
function entriesOf(part, difference) {
    const entries = difference.map(({ kind, key, effect, before, after }) => {
        const texts = Object.entries(key).map(([name, value]) => [name, String(value)]);
        return {
            part,
            kind: KINDS.get(kind) ?? 'other',
            effect,
            key: Object.fromEntries(texts.toSorted(([a], [b]) => (0,_model_names_js__WEBPACK_IMPORTED_MODULE_1__/* .compare */ .UD)(a, b))),
            before,
            after,
            fields: effect === 'update' ? fieldChanges(before ?? {}, after ?? {}, 'policies') : [],
        };
    });
    const sortKey = ({ kind, key, effect }) => JSON.stringify([kind, key, effect]);
    return entries.toSorted((left, right) => (0,_model_names_js__WEBPACK_IMPORTED_MODULE_1__/* .compare */ .UD)(sortKey(left), sortKey(right)));
}
function fieldChanges(before, after, within, prefix = '') {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return names.flatMap((name) => {
        const [old, now] = [before[name], after[name]];
        // The container's name decides what a missing field means.
        if (isSameValue({ [name]: old }, { [name]: now }, within))
            return [];
        if (isFields(old) && isFields(now))
            return fieldChanges(old, now, name, `${prefix}${name}.`);
        const [former, wanted] = [old, now].map((value) => (isEmptyValue(value) ? undefined : value));
        const lists = listChange(former ?? [], wanted ?? [], name);
        return [{ field: `${prefix}${name}`, before: former, after: wanted, ...lists }];
    });
}
function listChange(before, after, name) {
    if (!Array.isArray(before) || !Array.isArray(after))
        return {};
    const without = (items, others) => items.filter((item) => !others.some((another) => isSameValue(item, another, name)));
    return { added: without(after, before), removed: without(before, after) };
}
function isFields(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/**
 * Gives policies without a slug the slug of the live policy with their name: otherwise the platform would replace that
 * policy with a new one. Detection bundles have no slugs.
 */
function withLiveSlugs(bundle, live) {
    if (!('policies' in bundle) || !('policies' in live))
        return bundle;
    const { policies = [] } = bundle;
    const taken = new Set(policies.flatMap(({ slug }) => slug ?? []));
    const slugged = policies.map((policy) => {
        if (policy.slug !== undefined)
            return policy;
        const slug = live.policies?.find(({ name, slug }) => name === policy.name && slug !== undefined && !taken.has(slug))?.slug;
        if (slug === undefined)
            return policy;
        taken.add(slug);
        return { ...policy, slug };
    });
    return { ...bundle, policies: slugged };
}


/***/ }),

/***/ 1567:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SZ: () => (/* binding */ followsDefault),
/* harmony export */   _1: () => (/* binding */ inverseOf),
/* harmony export */   gu: () => (/* binding */ executeProjects),
/* harmony export */   xm: () => (/* binding */ valueIn)
/* harmony export */ });
/* unused harmony exports addTagsKind, removeTagsKind, switchScansKind, primaryBranchKind */
/* harmony import */ var _changes_execute_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7092);
/* harmony import */ var _model_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4112);
/* harmony import */ var _model_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(519);
/* harmony import */ var _project_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4849);




/** Maximum length of the query of a DELETE, in characters: servers refuse long URLs. */
const MAX_QUERY_LENGTH = 4000;
/** Adds tags (web-api.md 4.3). Servers differ in the form of the body: an array, or an object. */
function addTagsKind(projects) {
    const sendAs = (form) => async (context, rows, { name }, attempts) => {
        const tags = rows.map(({ change }) => change.tag);
        return context.writer.addTags(await (0,_model_context_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveSlug */ .qo)(context), name, tags, form, attempts);
    };
    return { ...projectKind(projects, sendAs('array')), sendOtherForm: sendAs('object') };
}
/** Removes tags (field-notes, "Projects"). Servers read them from the query, or from a body. */
function removeTagsKind(projects) {
    const sendIn = (form) => async (context, rows, { name, tags: present }, attempts) => {
        // In the platform's spelling, which may differ in case from the one that the user gave.
        const tags = present.filter((tag) => rows.some(({ change }) => (0,_model_names_js__WEBPACK_IMPORTED_MODULE_3__/* .hasTag */ .ti)([change.tag], tag)));
        return context.writer.removeTags(await (0,_model_context_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveSlug */ .qo)(context), name, tags, form, attempts);
    };
    const kind = projectKind(projects, sendIn('query'));
    return {
        ...kind,
        sendOtherForm: sendIn('body'),
        next: (rows, seen, sent) => withinQuery(kind.next(rows, seen, sent)),
    };
}
/** Switches managed scans (web-api.md 4.4). Always sends both flags: the effect of a missing one is undefined. */
function switchScansKind(projects) {
    const kind = projectKind(projects, async (context, rows, seen, attempts) => {
        const wanted = Object.fromEntries(rows.map(({ change }) => [change.field, change.after]));
        const switches = { ...(0,_project_js__WEBPACK_IMPORTED_MODULE_2__/* .managedScans */ .Gi)(seen), ...wanted };
        return context.writer.toggleManagedScan(await (0,_model_context_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveSlug */ .qo)(context), seen.name, switches, attempts);
    });
    return { ...kind, readsBeforeEach: true };
}
/** Sets the primary branch, or makes it follow the default branch (field-notes, "Projects"). */
function primaryBranchKind(projects) {
    /** Projects whose primary branch this step unset; the answer may name the default branch. */
    const unset = new Set();
    const kind = projectKind(projects, async (context, [row], { name }, attempts) => {
        const { after: branch } = row?.change ?? {};
        const slug = await (0,_model_context_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveSlug */ .qo)(context);
        const outcome = await context.writer.setPrimaryBranch(slug, name, branch ?? 'None', attempts);
        if (branch === undefined && outcome.kind === 'answered')
            unset.add((0,_model_names_js__WEBPACK_IMPORTED_MODULE_3__/* .nameKey */ .Rc)(name));
        return outcome;
    });
    const isUnset = (seen, { before }) => followsDefault(seen) && ((0,_project_js__WEBPACK_IMPORTED_MODULE_2__/* .primaryBranchName */ .qv)(seen) !== before || unset.has((0,_model_names_js__WEBPACK_IMPORTED_MODULE_3__/* .nameKey */ .Rc)(seen.name)));
    return {
        ...kind,
        shows: (seen, change) => kind.shows(seen, change) || (change.after === undefined && isUnset(seen, change)),
    };
}
/** Whether the primary branch is the default one, which the platform may report for one that is not set. */
function followsDefault(project) {
    return (0,_project_js__WEBPACK_IMPORTED_MODULE_2__/* .primaryBranchName */ .qv)(project) === (0,_project_js__WEBPACK_IMPORTED_MODULE_2__/* .primaryBranchName */ .qv)({ primary_branch: project.default_branch });
}
function inverseOf(change) {
    return { ...change, before: change.after, after: change.before };
}
/** The project's value of the field that a change is about. */
function valueIn(project, change) {
    if (change.field === 'tag')
        return (0,_model_names_js__WEBPACK_IMPORTED_MODULE_3__/* .hasTag */ .ti)(project.tags, change.tag);
    return change.field === 'primary_branch' ? (0,_project_js__WEBPACK_IMPORTED_MODULE_2__/* .primaryBranchName */ .qv)(project) : (0,_project_js__WEBPACK_IMPORTED_MODULE_2__/* .managedScans */ .Gi)(project)[change.field];
}
function projectKind(projects, send) {
    return {
        group: (rows) => [...Map.groupBy(rows, ({ change }) => (0,_model_names_js__WEBPACK_IMPORTED_MODULE_3__/* .nameKey */ .Rc)(change.project.name)).values()].map((projectRows) => {
            const { project, readAtMs } = projects.get(projectRows[0].change.project);
            return { rows: projectRows, seen: project, readAtMs: () => readAtMs };
        }),
        revealsSideEffects: ({ rows, seen }) => keptTags(seen, rows).length > 0,
        read: async (context, _rows, seen) => {
            const observed = await (0,_project_js__WEBPACK_IMPORTED_MODULE_2__/* .readProject */ .Wh)(context, seen);
            projects.add(observed);
            return observed.project;
        },
        next: (rows, seen) => rows.filter(({ change }) => valueIn(seen, change) === change.before),
        send,
        seenIn: (answer, before) => {
            const { managed_scan_config = before.managed_scan_config } = answer;
            const project = { ...answer, managed_scan_config };
            // The kinds that follow compare with this answer.
            projects.add({ ...projects.get(before), project });
            return project;
        },
        shows: (seen, change) => valueIn(seen, change) === change.after,
        lastDecides: true,
        valueIn: valueIn,
        sideEffectIn,
    };
}
function sideEffectIn(before, now, rows) {
    const { name } = before;
    const tags = (0,_model_names_js__WEBPACK_IMPORTED_MODULE_3__/* .namesWithout */ .Vc)(keptTags(before, rows), now.tags);
    if (tags.length > 0)
        return { kind: 'foreign', what: 'tags', target: name, items: tags };
    if (before.managed_scan_config === undefined || now.managed_scan_config === undefined)
        return undefined;
    const [former, current] = [(0,_project_js__WEBPACK_IMPORTED_MODULE_2__/* .managedScans */ .Gi)(before), (0,_project_js__WEBPACK_IMPORTED_MODULE_2__/* .managedScans */ .Gi)(now)];
    const switched = ['diff_scan', 'full_scan'].filter((field) => former[field] !== current[field] && !rows.some(({ change }) => change.field === field));
    if (switched.length === 0)
        return undefined;
    const items = switched.map((field) => `${field} from ${former[field]} to ${current[field]}`);
    return { kind: 'foreign', what: 'switches', target: name, items };
}
/** The tags that must survive the write. The platform sets and removes its own tag by itself. */
function keptTags({ tags }, rows) {
    const removed = rows.flatMap(({ change }) => (change.field === 'tag' && !change.after ? [change.tag] : []));
    return (0,_model_names_js__WEBPACK_IMPORTED_MODULE_3__/* .namesWithout */ .Vc)(tags, [...removed, _model_names_js__WEBPACK_IMPORTED_MODULE_3__/* .PLATFORM_TAG */ .Pf]);
}
/** The first rows that fit into one query; at least one. */
function withinQuery(rows) {
    let length = 0;
    return rows.filter(({ change }, index) => {
        length += `&tags=${encodeURIComponent(change.tag)}`.length;
        return index === 0 || length <= MAX_QUERY_LENGTH;
    });
}
/**
 * Writes the rows that are `not-reached`: tags first, then switches, then primary branches. One project's failure does
 * not stop the others.
 *
 * @throws any error that ends the step
 */
async function executeProjects(execution, rows, projects) {
    const { concurrency } = execution.context;
    const tags = rowsOfField(rows, 'tag');
    const added = tags.filter(({ change }) => change.after);
    const removed = tags.filter(({ change }) => !change.after);
    const switches = [...rowsOfField(rows, 'diff_scan'), ...rowsOfField(rows, 'full_scan')];
    const branches = rowsOfField(rows, 'primary_branch');
    await (0,_changes_execute_js__WEBPACK_IMPORTED_MODULE_0__/* .execute */ .g)(execution, addTagsKind(projects), added, concurrency);
    await (0,_changes_execute_js__WEBPACK_IMPORTED_MODULE_0__/* .execute */ .g)(execution, removeTagsKind(projects), removed, concurrency);
    await (0,_changes_execute_js__WEBPACK_IMPORTED_MODULE_0__/* .execute */ .g)(execution, switchScansKind(projects), switches, concurrency);
    await (0,_changes_execute_js__WEBPACK_IMPORTED_MODULE_0__/* .execute */ .g)(execution, primaryBranchKind(projects), branches, concurrency);
}
function rowsOfField(rows, field) {
    return rows.filter(({ change }) => change.field === field);
}


/***/ }),

/***/ 4849:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A8: () => (/* binding */ switchChanges),
/* harmony export */   Gi: () => (/* binding */ managedScans),
/* harmony export */   J$: () => (/* binding */ projectRef),
/* harmony export */   Qw: () => (/* binding */ projectNames),
/* harmony export */   Wh: () => (/* binding */ readProject),
/* harmony export */   _T: () => (/* binding */ primaryBranchChanges),
/* harmony export */   hp: () => (/* binding */ observedProjects),
/* harmony export */   jk: () => (/* binding */ readNamedProject),
/* harmony export */   qM: () => (/* binding */ tagChanges),
/* harmony export */   qv: () => (/* binding */ primaryBranchName)
/* harmony export */ });
/* harmony import */ var _model_context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4112);
/* harmony import */ var _model_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(519);
/* harmony import */ var _model_nearest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7957);
/* harmony import */ var _model_refs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3109);
/* harmony import */ var _model_step_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7761);
/* harmony import */ var _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9323);






const SCANS_OFF = { diff_scan: { enabled: false }, full_scan: { enabled: false } };
function observedProjects() {
    const byName = new Map();
    return {
        add(observed) {
            byName.set((0,_model_names_js__WEBPACK_IMPORTED_MODULE_4__/* .nameKey */ .Rc)(observed.project.name), observed);
        },
        /** @throws TypeError for a project that was never observed */
        get({ name }) {
            const observed = byName.get((0,_model_names_js__WEBPACK_IMPORTED_MODULE_4__/* .nameKey */ .Rc)(name));
            if (observed === undefined)
                throw new TypeError(`${name} was not read`);
            return observed;
        },
    };
}
/**
 * Reads one project, with its switches. A server may leave out a switch that is off, and the whole object if both are.
 *
 * @throws PlatformError, NameError
 */
async function readProject(context, { name }) {
    const project = await context.platform.project(await (0,_model_context_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveSlug */ .qo)(context), name);
    const { managed_scan_config = SCANS_OFF } = project;
    return { project: { ...project, managed_scan_config }, readAtMs: context.clock.now() };
}
/**
 * Reads the project that an operation is about.
 *
 * @param candidates names to search for similar ones, if they can be listed; default: all
 * @throws PlatformError; StepError if it is not found, with `near` if projects can be listed
 */
async function readNamedProject(context, name, candidates) {
    try {
        return await context.platform.project(await (0,_model_context_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveSlug */ .qo)(context), name);
    }
    catch (error) {
        if (!(0,_platform_http_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .hasStatus */ .Ro)(error, [404]))
            throw error;
        const names = await (candidates ?? projectNames(context));
        throw new _model_step_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .StepError */ .zg({ ...error.failure, near: names && (0,_model_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .nearestNames */ .LE)(name, names) });
    }
}
/** The names of all projects; undefined if they cannot be listed. @throws PlatformError if it ends all requests */
async function projectNames(context) {
    if (context.stop.aborted)
        return undefined;
    try {
        return (await context.platform.projects(await (0,_model_context_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveSlug */ .qo)(context))).map(({ name }) => name);
    }
    catch (error) {
        if ((0,_platform_http_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .endsAllRequests */ .iC)(error))
            throw error;
        return undefined;
    }
}
function projectRef({ name, id, url }) {
    return { name, id, url };
}
function managedScans({ managed_scan_config: config = SCANS_OFF }) {
    return { diff_scan: config.diff_scan.enabled, full_scan: config.full_scan.enabled };
}
/** The primary branch without `refs/heads/`. */
function primaryBranchName({ primary_branch: branch, }) {
    return branch && (0,_model_refs_js__WEBPACK_IMPORTED_MODULE_5__/* .shortRef */ .m3)(branch);
}
/** @param removes whether to remove an existing tag; tags in `add` always stay */
function tagChanges(project, add, removes) {
    const removed = (0,_model_names_js__WEBPACK_IMPORTED_MODULE_4__/* .namesWithout */ .Vc)(project.tags, add).filter(removes);
    const change = (tag, after) => {
        return { field: 'tag', project: projectRef(project), tag, before: !after, after };
    };
    return [
        ...(0,_model_names_js__WEBPACK_IMPORTED_MODULE_4__/* .namesWithout */ .Vc)(add, project.tags).map((tag) => change(tag, true)),
        ...removed.map((tag) => change(tag, false)),
    ];
}
/** @param wanted an absent switch stays as it is */
function switchChanges(project, wanted) {
    const before = managedScans(project);
    return ['diff_scan', 'full_scan'].flatMap((field) => {
        const after = wanted[field];
        if (after === undefined || after === before[field])
            return [];
        return [{ field, project: projectRef(project), before: before[field], after }];
    });
}
/** @param after undefined: the primary branch stays as it is */
function primaryBranchChanges(project, after) {
    const before = primaryBranchName(project);
    if (after === undefined || after === before)
        return [];
    return [{ field: 'primary_branch', project: projectRef(project), before, after }];
}


/***/ }),

/***/ 7878:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CS: () => (/* binding */ matchProjects),
/* harmony export */   Pq: () => (/* binding */ nothingSelected),
/* harmony export */   Vy: () => (/* binding */ shardFilter),
/* harmony export */   gx: () => (/* binding */ listSelected),
/* harmony export */   hX: () => (/* binding */ selectProjects),
/* harmony export */   q5: () => (/* binding */ refuseMisspelt)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _model_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4112);
/* harmony import */ var _model_names_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(519);
/* harmony import */ var _model_nearest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7957);
/* harmony import */ var _model_project_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2191);
/* harmony import */ var _model_selection_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8985);
/* harmony import */ var _model_step_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7761);







/**
 * Selects the projects of a shard. A selection of plain names only is taken as it is; for any other, the projects are
 * listed once. The list leaves out archived projects, so a name that it lacks stays selected and has to be read.
 *
 * @returns the projects, and the test to apply to each after it is read
 * @throws StepError if nothing is selected, or if an excluded project does not exist: in a step that only reads, where a
 *   misspelt exclusion does no harm, that is a warning
 */
async function selectProjects(context, { projects: selection, shard, dryRun }) {
    const inShard = shardFilter(shard);
    const { patterns, except, tagged } = selection;
    if (patterns.length + except.length + tagged.length === 0)
        return {
            selected: selection.names.filter(inShard).map((name) => ({ name })),
            belongs: readProjectTest(selection),
        };
    const { selected: listed, allNames, unmatched, ...matched } = await matchProjects(context, selection);
    const unused = {
        patterns: unmatched.patterns,
        except: dryRun === undefined ? unmatched.except : refuseMisspelt(unmatched.except, allNames),
    };
    const notices = (0,_model_nearest_js__WEBPACK_IMPORTED_MODULE_2__/* .unmatchedNotices */ .hh)('projects', unused, allNames, _model_nearest_js__WEBPACK_IMPORTED_MODULE_2__/* .nearestProjects */ .ZP);
    context.notices.push(...matched.tagNotices, ...notices);
    const selected = [
        ...listed.map((project) => ({ name: project.name, listed: project })),
        ...unmatched.names.map((name) => ({ name })),
    ];
    if (selected.length === 0)
        throw nothingSelected(selection, allNames);
    return { selected: selected.filter(({ name }) => inShard(name)), belongs: matched.belongs };
}
/**
 * Lists the projects for a plan or an export. A misspelt exclusion does no harm there, and is a warning.
 *
 * @param input the name of the input or key that has the list, for messages
 * @param list selects all projects if it is empty
 * @throws StepError if a list with items selects nothing
 */
async function listSelected(context, input, list) {
    const selection = { ...list, tagged: [] };
    const { selected, all, allNames, ...matched } = await matchProjects(context, selection);
    if (selected.length === 0 && (0,_model_selection_js__WEBPACK_IMPORTED_MODULE_4__/* .itemsOf */ .S3)(list).length > 0)
        throw nothingSelected(selection, allNames, input);
    const notices = (0,_model_nearest_js__WEBPACK_IMPORTED_MODULE_2__/* .unmatchedNotices */ .hh)(input, matched.unmatched, allNames, _model_nearest_js__WEBPACK_IMPORTED_MODULE_2__/* .nearestProjects */ .ZP);
    const unmatched = await (0,_model_project_names_js__WEBPACK_IMPORTED_MODULE_3__/* .withPresentNames */ .e)(context, notices);
    context.notices.push(...unmatched);
    return { selected, all, unmatched };
}
/** The error of a selection that no project matches; `near` are names similar to its first unknown item. */
function nothingSelected(selection, allNames, input) {
    const unmatched = (0,_model_selection_js__WEBPACK_IMPORTED_MODULE_4__/* .unmatchedIn */ .$V)({ ...selection, except: [] }, allNames);
    const unknown = unmatched.names[0] ?? unmatched.patterns[0];
    const near = unknown === undefined ? [] : (0,_model_nearest_js__WEBPACK_IMPORTED_MODULE_2__/* .nearestProjects */ .ZP)(unknown, allNames);
    const patterns = [...(0,_model_selection_js__WEBPACK_IMPORTED_MODULE_4__/* .itemsOf */ .S3)(selection), ...selection.tagged.map((tag) => `tag ${tag}`)];
    return new _model_step_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .StepError */ .zg({ kind: 'nothing-selected', patterns, near, input });
}
/**
 * Lists the projects of the deployment and selects from them. An exclusion that the list lacks is read: it may be the
 * former name of a listed project.
 *
 * @param otherNames names of known projects that the list lacks
 * @returns also the items that match no project, a test of projects that are read, and a notice of each tag that no
 *   project has
 * @throws StepError for a misspelt tag
 */
async function matchProjects(context, selection, { pageSize, otherNames = [] } = {}) {
    const all = await context.platform.projects(await (0,_model_context_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveSlug */ .qo)(context), pageSize);
    const tagNotices = unknownTagNotices(selection.tagged, all);
    const allNames = all.map(({ name }) => name);
    const unmatched = (0,_model_selection_js__WEBPACK_IMPORTED_MODULE_4__/* .unmatchedIn */ .$V)(selection, [...allNames, ...otherNames]);
    const present = await (0,_model_project_names_js__WEBPACK_IMPORTED_MODULE_3__/* .presentNames */ .W)(context, unmatched.except);
    const belongs = readProjectTest({ ...selection, except: [...selection.except, ...present.values()] });
    return {
        selected: all.filter((project) => belongs(project.name, project)),
        all,
        allNames,
        unmatched: { ...unmatched, except: unmatched.except.filter((item) => !present.has(item)) },
        belongs,
        tagNotices,
    };
}
/** @throws StepError for an unknown tag that resembles a known one */
function unknownTagNotices(tagged, projects) {
    const known = [...new Set(projects.flatMap(({ tags }) => tags))];
    const names = tagged.filter((tag) => !(0,_model_names_js__WEBPACK_IMPORTED_MODULE_6__/* .hasTag */ .ti)(known, tag));
    const notices = (0,_model_nearest_js__WEBPACK_IMPORTED_MODULE_2__/* .unmatchedNotices */ .hh)('projects-tagged', { names }, known);
    for (const { input, pattern, near } of notices)
        if (near.length > 0)
            throw new _model_step_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .StepError */ .zg({ kind: 'nothing-selected', patterns: [`tag ${pattern}`], near, input });
    return notices;
}
/** Whether a project has one of the tags; true without `projects-tagged`. */
function isTagged({ tags }, { tagged }) {
    return tagged.length === 0 || tagged.some((tag) => (0,_model_names_js__WEBPACK_IMPORTED_MODULE_6__/* .hasTag */ .ti)(tags, tag));
}
/**
 * Returns a test of whether a project that was read belongs to the selection. Only the read shows the tags of a project
 * that the list lacks, and the new name of a renamed one, which may be excluded, or selected a second time.
 */
function readProjectTest(selection) {
    const { matchesAny } = (0,_model_selection_js__WEBPACK_IMPORTED_MODULE_4__/* .nameMatcher */ .MH)(selection);
    const taken = new Set();
    return (name, project) => {
        const key = (0,_model_names_js__WEBPACK_IMPORTED_MODULE_6__/* .nameKey */ .Rc)(project.name);
        if (taken.has(key) || !matchesAny([name, project.name]) || !isTagged(project, selection))
            return false;
        taken.add(key);
        return true;
    };
}
/**
 * Refuses misspelt exclusions in a step that writes: it would write to the very project that was excluded.
 *
 * @param unknown exclusions that the platform does not know, without their `!`
 * @param known names among which a misspelt one is sought
 * @returns the others: patterns that resemble no known name
 * @throws StepError exclusions-unmatched
 */
function refuseMisspelt(unknown, known) {
    const { misspelt: items = [], harmless = [] } = Object.groupBy(unknown, (item) => (0,_model_selection_js__WEBPACK_IMPORTED_MODULE_4__/* .isPattern */ .Pt)(item) && (0,_model_nearest_js__WEBPACK_IMPORTED_MODULE_2__/* .projectsMeant */ .cs)(item, known).length === 0 ? 'harmless' : 'misspelt');
    if (items.length === 0)
        return harmless;
    const near = [...new Set(items.flatMap((item) => (0,_model_nearest_js__WEBPACK_IMPORTED_MODULE_2__/* .nearestProjects */ .ZP)(item, known)))];
    throw new _model_step_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .StepError */ .zg({ kind: 'exclusions-unmatched', input: 'projects', items, near });
}
/**
 * Returns a test of whether the shard has a project of that name; without a shard, it has all. The SHA-256 of the name
 * decides, so that all jobs agree.
 */
function shardFilter(shard) {
    if (shard === undefined)
        return () => true;
    return (name) => {
        const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(name.toLowerCase()).digest();
        return hash.readUInt32BE(0) % shard.count === shard.index - 1;
    };
}


/***/ })

};
