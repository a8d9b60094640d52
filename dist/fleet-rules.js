export const id = 8;
export const ids = [8];
export const modules = {

/***/ 5717:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J5: () => (/* binding */ checkLimits),
/* harmony export */   QH: () => (/* binding */ overMaxChanges),
/* harmony export */   u0: () => (/* binding */ carryOut)
/* harmony export */ });
/* unused harmony export newExecution */
/* harmony import */ var _model_context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4112);
/* harmony import */ var _model_saved_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(936);
/* harmony import */ var _model_step_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7761);
/* harmony import */ var _platform_http_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9598);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4686);





/** Space for a row's failure, or the value that was seen instead. */
const MAX_OUTCOME_BYTES = 1024;
/** @param rows all that the step reports @throws StepError report-too-large if `undo` could not read them */
function newExecution(context, rows) {
    const bytes = rows.reduce((sum, row) => sum + Buffer.byteLength((0,_platform_http_json_js__WEBPACK_IMPORTED_MODULE_3__/* .writeJson */ .GF)(row)) + MAX_OUTCOME_BYTES, 0);
    if (bytes > _model_saved_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_REPORT_BYTES */ .WA)
        throw new _model_step_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .StepError */ .zg({ kind: 'report-too-large', rows: rows.length });
    return { context, forbidden: 0 };
}
/**
 * Writes planned rows, unless the step only shows them.
 *
 * @param over the limits that they exceed
 * @param failed rows of items that match nothing
 * @throws StepError too-many-changes, report-too-large, rows-failed, and any error that ends the step
 */
async function carryOut(context, rows, over, write, failed = []) {
    checkLimits(context, over);
    if ((0,_model_context_js__WEBPACK_IMPORTED_MODULE_0__/* .isWriting */ .xz)(context)) {
        await context.announceGaps();
        await write(newExecution(context, rows));
    }
    (0,_rows_js__WEBPACK_IMPORTED_MODULE_4__/* .throwIfFailed */ .tq)([...rows, ...failed]);
}
/** A dry run only adds notices. @throws StepError too-many-changes */
function checkLimits(context, over) {
    if (over.length === 0)
        return;
    if ((0,_model_context_js__WEBPACK_IMPORTED_MODULE_0__/* .isWriting */ .xz)(context))
        throw new _model_step_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .StepError */ .zg({ kind: 'too-many-changes', figures: [...over] });
    for (const limit of over)
        context.notices.push({ kind: 'would-be-too-many', ...limit });
}
/** @param allowed undefined = no limit */
function overMaxChanges(allowed, figure, unit) {
    return allowed === undefined || figure <= allowed ? [] : [{ limit: 'max-changes', allowed, figure, unit }];
}


/***/ }),

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
/** `auto` comments when there is something to say, and keeps that up to date. */
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
function readIssue(reader, event) {
    const isAlways = reader.givenText('issue')?.toLowerCase() === 'always';
    if (isAlways)
        reader.note('issue', 'is `always`, which means `auto` here');
    const mode = isAlways ? 'auto' : reader.read('issue', (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .oneOf */ .yL)(['never', 'auto']));
    if (mode !== 'never')
        (0,_connection_js__WEBPACK_IMPORTED_MODULE_0__/* .warnWithoutToken */ .Wk)(reader, 'keep an issue');
    const others = 'runs of pull requests, or elsewhere than on the default branch';
    if (mode !== 'never' && event.name !== '' && !event.isOfDefaultBranch)
        reader.note('issue', `is \`auto\`, but no issue is kept in ${others}`);
    const style = readIssueStyle(reader);
    if (mode === 'never')
        for (const name of ['issue-labels', 'issue-assignees'].filter((input) => reader.isSet(input)))
            reader.note(name, 'has no effect without `issue: auto`');
    return { mode, ...style };
}
function readIssueStyle(reader) {
    const labels = reader.list('issue-labels');
    // Written as in a mention.
    const assignees = [...new Set(reader.list('issue-assignees').map((login) => login.replace(/^@/, '')))];
    return { labels, assignees, footer: readCommentFooter(reader) };
}
/** @param about distinguishes issues of one step: a rules file, a kind of findings, a dependency filter */
async function readTracked({ reader, environment, event: readEvent }, about) {
    const event = await readEvent();
    const github = (0,_connection_js__WEBPACK_IMPORTED_MODULE_0__/* .readGitHub */ .kQ)(reader, environment);
    return { event, github, issue: { about, ...readIssue(reader, event) } };
}


/***/ }),

/***/ 686:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A_: () => (/* binding */ readProjectNames),
/* harmony export */   GD: () => (/* binding */ readWholeValues),
/* harmony export */   LC: () => (/* binding */ readWriting),
/* harmony export */   VH: () => (/* binding */ readProjects),
/* harmony export */   Wh: () => (/* binding */ readProject),
/* harmony export */   Wj: () => (/* binding */ fileProblem),
/* harmony export */   Xy: () => (/* binding */ readShard),
/* harmony export */   ei: () => (/* binding */ numberOrAll),
/* harmony export */   g$: () => (/* binding */ readTags),
/* harmony export */   he: () => (/* binding */ readSelection),
/* harmony export */   lf: () => (/* binding */ readSelecting),
/* harmony export */   lh: () => (/* binding */ readPageSize),
/* harmony export */   mg: () => (/* binding */ readWait),
/* harmony export */   n0: () => (/* binding */ readDryRun),
/* harmony export */   p9: () => (/* binding */ readFleet),
/* harmony export */   ww: () => (/* binding */ refuseOnlyExclusions)
/* harmony export */ });
/* harmony import */ var _model_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(519);
/* harmony import */ var _model_selection_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8985);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7745);



/** @param remedy for a file that does not exist */
function fileProblem(problem, remedy = '') {
    return { problem, remedy: `${problem === 'does not exist' ? `${remedy}, or ` : ''}correct the path` };
}
function numberOrAll(min) {
    const parse = (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .wholeNumber */ .rD)(min);
    return (text) => {
        if (text.toLowerCase() === 'all')
            return { value: 'all' };
        const read = parse(text);
        return 'value' in read ? read : { remedy: `${read.remedy}, or \`all\`` };
    };
}
/** Without a default limit, a selection is limited only if `max-changes` is given. */
function readWriting({ reader }, hasDefaultLimit = true) {
    const limit = reader.read('max-changes', numberOrAll(0));
    const isLimited = hasDefaultLimit || reader.givenText('max-changes') !== undefined;
    const maxChanges = isLimited && limit !== 'all' ? limit : undefined;
    return { dryRun: readDryRun(reader), maxChanges };
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
function readPageSize({ reader }, max = 3000) {
    return reader.read('page-size', (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .wholeNumber */ .rD)(1, max));
}
/** Undefined if the input is empty. */
function readProjectNames(reader) {
    const items = readSelecting(reader, 'projects', _values_js__WEBPACK_IMPORTED_MODULE_1__/* .nameProblem */ .rH);
    if (items.length === 0)
        return undefined;
    const { names, patterns, except } = (0,_model_selection_js__WEBPACK_IMPORTED_MODULE_0__/* .nameListOf */ .R1)(items);
    return { names: (0,_model_names_js__WEBPACK_IMPORTED_MODULE_2__/* .distinctNames */ .NL)(names), patterns, except };
}
/** Items with `!` exclude some of the others. */
function readSelecting(reader, input, ...checks) {
    const items = reader.list(input, _values_js__WEBPACK_IMPORTED_MODULE_1__/* .exclusionProblem */ ._p, ...checks);
    refuseOnlyExclusions(reader, input, items);
    return items;
}
function refuseOnlyExclusions(reader, input, items) {
    const problem = reader.hasProblem(input) ? undefined : (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .onlyExclusionsProblem */ .Hv)(items);
    if (problem !== undefined)
        reader.problem(input, problem);
}
const wholeValueProblem = (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .checkFor */ .G5)([/^!/, 'starts with `!`, but this input cannot exclude', 'list only values to select'], [/[*?]/, 'is a pattern, but this input takes none', 'list each value whole']);
function readWholeValues(reader, input, ...checks) {
    return reader.list(input, wholeValueProblem, ...checks);
}
/** Tags that select. */
function readTags(reader, input) {
    return readWholeValues(reader, input, _values_js__WEBPACK_IMPORTED_MODULE_1__/* .colonProblem */ .ng);
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
/** Without either input, the repository of the workflow. */
function readSelection(source) {
    const projects = readProjects(source.reader);
    return projects ?? { names: [repositoryOfRun(source)], patterns: [], except: [], tagged: [] };
}
function readFleet(source) {
    const projects = readSelection(source);
    const shard = readShard(source.reader);
    return { ...readWriting(source, projects.patterns.length > 0), projects, shard };
}
/** Without the input, the repository of the workflow. */
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
 * Whether two bundles, or parts of one, mean the same to the platform.
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
/** Defaults of missing fields, where they are not empty, by the field that holds them. */
const DEFAULTS = {
    policies: { active: 'true' },
    filters: { mode: '"all"' },
    conditions: { mode: '"any"' },
};
/**
 * A text that is equal for values with the same meaning: null, missing and empty are equal, and lists are sets.
 *
 * @param name of the field, as for `isSameValue`
 */
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
/** The platform's difference of one part, in a stable order. */
function entriesOf(part, difference) {
    const entries = difference.map(({ kind, key, effect, before, after }) => {
        const texts = Object.entries(key).map(([name, value]) => [name, String(value)]);
        return {
            part,
            kind: KINDS.get(kind) ?? 'other',
            effect,
            key: Object.fromEntries(texts.sort(([one], [other]) => (0,_model_names_js__WEBPACK_IMPORTED_MODULE_1__/* .compare */ .UD)(one, other))),
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
    const without = (items, others) => items.filter((item) => !others.some((other) => isSameValue(item, other, name)));
    return { added: without(after, before), removed: without(before, after) };
}
function isFields(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** Gives policies without a slug that of the live policy with their name: otherwise a new one would replace it. */
function withLiveSlugs(bundle, live) {
    if (!('policies' in bundle) || !('policies' in live))
        return bundle;
    const { policies = [] } = bundle;
    const taken = new Set(policies.flatMap(({ slug }) => slug ?? []));
    const withSlug = (policy) => {
        if (policy.slug !== undefined)
            return policy;
        const namesakes = live.policies?.filter(({ name }) => name === policy.name) ?? [];
        const slug = namesakes.flatMap(({ slug }) => slug ?? []).find((candidate) => !taken.has(candidate));
        if (slug === undefined)
            return policy;
        taken.add(slug);
        return { ...policy, slug };
    };
    return { ...bundle, policies: policies.map(withSlug) };
}


/***/ }),

/***/ 6724:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Es: () => (/* binding */ planFleet),
/* harmony export */   FS: () => (/* binding */ rowWithoutChange),
/* harmony export */   gI: () => (/* binding */ runFleet),
/* harmony export */   lE: () => (/* binding */ missingRow)
/* harmony export */ });
/* harmony import */ var _changes_carry_out_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5717);
/* harmony import */ var _changes_rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4686);
/* harmony import */ var _model_context_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4112);
/* harmony import */ var _model_directory_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3480);
/* harmony import */ var _model_nearest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7957);
/* harmony import */ var _model_step_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7761);
/* harmony import */ var _model_unmatched_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3894);
/* harmony import */ var _kinds_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1567);
/* harmony import */ var _project_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4849);
/* harmony import */ var _select_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7878);










/**
 * Selects projects, reads those that the list does not show, and plans each.
 *
 * @param planned receives the projects, also when an error ends the step
 * @param needsRead whether `rowsFor` needs fields that the list lacks
 * @throws StepError, PlatformError
 */
async function planFleet(context, request, planned, rowsFor, needsRead = () => false) {
    // Resolved once, before the parallel reads that need it.
    await (0,_model_context_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveSlug */ .qo)(context);
    const { selected, missing, belongs } = await (0,_select_js__WEBPACK_IMPORTED_MODULE_9__/* .selectProjects */ .hX)(context, request);
    const reads = selected.map((project) => {
        return { ...project, rows: [rowWithoutChange(project.project ?? project, 'not-reached')] };
    });
    planned.push(...reads, ...missing.map((item) => ({ name: item.item, rows: [missingRow(item)] })));
    await (0,_model_context_js__WEBPACK_IMPORTED_MODULE_2__/* .forEachConcurrently */ .DW)(reads, context.concurrency, async (plan) => {
        const { name, project } = plan;
        try {
            const isListEnough = project !== undefined && !needsRead(project);
            const observed = isListEnough ? { project } : await (0,_project_js__WEBPACK_IMPORTED_MODULE_8__/* .readProject */ .Wh)(context, { name });
            (0,_model_directory_js__WEBPACK_IMPORTED_MODULE_3__/* .noteRename */ .TE)(context, name, observed.project);
            const isSelected = project !== undefined || belongs(name, observed.project);
            plan.rows = isSelected ? rowsFor(observed) : [];
        }
        catch (error) {
            if ((0,_model_step_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .endsStep */ .hw)(error))
                throw error;
            plan.rows = [rowWithoutChange(project ?? { name }, 'failed', (0,_model_step_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .rowFailureOf */ .EQ)(error))];
        }
    });
    const rows = planned.flatMap((plan) => plan.rows);
    // The reads show which of the named projects have the selected tags. A shard may be empty.
    if (rows.length === 0 && selected.length > 0 && request.shard === undefined)
        throw (0,_select_js__WEBPACK_IMPORTED_MODULE_9__/* .nothingSelected */ .Pq)(request.projects);
    await suggestNames(context, rows);
    return rows;
}
/**
 * Plans and writes the changes of projects.
 *
 * @param checkItems returns further items that fail a row each, once all projects are read
 */
async function runFleet(context, request, changesFor, needsRead, checkItems = async () => []) {
    const planned = [];
    let items = [];
    const result = await (0,_model_context_js__WEBPACK_IMPORTED_MODULE_2__/* .resultOf */ .Bg)(context, request, async () => {
        const projects = (0,_project_js__WEBPACK_IMPORTED_MODULE_8__/* .observedProjects */ .hp)();
        const rowsFor = (observed) => {
            projects.add(observed);
            const changes = changesFor(observed.project);
            if (changes.length === 0)
                return [rowWithoutChange(observed.project, 'unchanged')];
            return changes.map((change) => (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .plannedRow */ .dL)(change, request.dryRun));
        };
        const rows = await planFleet(context, request, planned, rowsFor, needsRead);
        items = (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .itemRows */ .RH)(await checkItems());
        const changing = planned.filter((plan) => plan.rows.some(({ change }) => change.field !== 'none'));
        const over = (0,_changes_carry_out_js__WEBPACK_IMPORTED_MODULE_0__/* .overMaxChanges */ .QH)(request.maxChanges, changing.length, 'project');
        await (0,_changes_carry_out_js__WEBPACK_IMPORTED_MODULE_0__/* .carryOut */ .u0)(context, rows, over, (execution) => (0,_kinds_js__WEBPACK_IMPORTED_MODULE_7__/* .executeProjects */ .gu)(execution, rows, projects), items);
    });
    return { ...result, rows: [...planned.flatMap((plan) => plan.rows), ...items] };
}
function rowWithoutChange(project, state, failure) {
    return { change: { field: 'none', project: (0,_project_js__WEBPACK_IMPORTED_MODULE_8__/* .projectRef */ .J$)(project) }, state, failure };
}
/** The failed row of an item that selects nothing. */
function missingRow({ input, item, near }) {
    const failure = { kind: 'item-unmatched', input, item, near };
    return rowWithoutChange({ name: item }, 'failed', failure);
}
/** Adds similar names to the failures of unknown projects. */
async function suggestNames(context, rows) {
    const missing = rows.flatMap((row) => {
        const { failure } = row;
        return failure?.kind === 'status' && failure.status === 404 ? { row, failure } : [];
    });
    const names = missing.length === 0 ? undefined : await (0,_project_js__WEBPACK_IMPORTED_MODULE_8__/* .projectNames */ .Qw)(context);
    if (names === undefined)
        return;
    for (const [index, { row, failure }] of missing.entries()) {
        const near = index < _model_unmatched_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_SEARCHED */ .LA ? (0,_model_nearest_js__WEBPACK_IMPORTED_MODULE_4__/* .nearItems */ .TX)(row.change.project.name, names, 'name', true) : [];
        row.failure = { ...failure, near };
    }
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




/** In characters: servers refuse long URLs. */
const MAX_QUERY_LENGTH = 4000;
/** web-api.md 4.3. Servers differ in the form of the body: an array, or an object. */
function addTagsKind(projects) {
    const sendAs = (form) => async (context, rows, { name }, attempts) => {
        const tags = rows.map(({ change }) => change.tag);
        return context.writer.addTags(await (0,_model_context_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveSlug */ .qo)(context), name, tags, form, attempts);
    };
    return { ...projectKind(projects, sendAs('array')), otherForms: [sendAs('object')] };
}
/** field-notes, "Projects". Servers read tags from the query, or from a body. */
function removeTagsKind(projects) {
    const sendIn = (form) => async (context, rows, { name, tags: present }, attempts) => {
        // In the platform's spelling, which may differ in case from the one that the user gave.
        const tags = present.filter((tag) => rows.some(({ change }) => (0,_model_names_js__WEBPACK_IMPORTED_MODULE_3__/* .hasTag */ .ti)([change.tag], tag)));
        return context.writer.removeTags(await (0,_model_context_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveSlug */ .qo)(context), name, tags, form, attempts);
    };
    const kind = projectKind(projects, sendIn('query'));
    return {
        ...kind,
        otherForms: [sendIn('body')],
        next: (rows, seen, sent) => withinQuery(kind.next(rows, seen, sent)),
    };
}
/** web-api.md 4.4. Always sends both flags: the effect of a missing one is undefined. */
function switchScansKind(projects) {
    const kind = projectKind(projects, async (context, rows, seen, attempts) => {
        const wanted = Object.fromEntries(rows.map(({ change }) => [change.field, change.after]));
        const switches = { ...(0,_project_js__WEBPACK_IMPORTED_MODULE_2__/* .managedScans */ .Gi)(seen), ...wanted };
        return context.writer.toggleManagedScan(await (0,_model_context_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveSlug */ .qo)(context), seen.name, switches, attempts);
    });
    return { ...kind, readsBeforeEach: true };
}
/** field-notes, "Projects". */
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
        look: (seen, change) => {
            const { isShown, value } = kind.look(seen, change);
            return { value, isShown: isShown || (change.after === undefined && isUnset(seen, change)) };
        },
    };
}
/** The platform may report the default branch for a primary one that is not set. */
function followsDefault(project) {
    return (0,_project_js__WEBPACK_IMPORTED_MODULE_2__/* .primaryBranchName */ .qv)(project) === (0,_project_js__WEBPACK_IMPORTED_MODULE_2__/* .primaryBranchName */ .qv)({ primary_branch: project.default_branch });
}
function inverseOf(change) {
    return { ...change, before: change.after, after: change.before };
}
/** The project's value of the change's field. */
function valueIn(project, change) {
    return change.field === 'tag' ? (0,_model_names_js__WEBPACK_IMPORTED_MODULE_3__/* .hasTag */ .ti)(project.tags, change.tag) : (0,_project_js__WEBPACK_IMPORTED_MODULE_2__/* .settingsOf */ .f5)(project)[change.field];
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
        look: (seen, change) => {
            const value = valueIn(seen, change);
            return { isShown: value === change.after, value: value };
        },
        lastDecides: true,
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
/** Writes the rows that are `not-reached`. @throws any error that ends the step */
async function executeProjects(execution, rows, projects) {
    const rowsOf = (field) => rows.filter(({ change }) => change.field === field);
    const write = (kind, due) => (0,_changes_execute_js__WEBPACK_IMPORTED_MODULE_0__/* .execute */ .g)(execution, kind, due, execution.context.concurrency);
    const { added = [], removed = [] } = Object.groupBy(rowsOf('tag'), ({ change }) => change.after ? 'added' : 'removed');
    await write(addTagsKind(projects), added);
    await write(removeTagsKind(projects), removed);
    await write(switchScansKind(projects), [...rowsOf('diff_scan'), ...rowsOf('full_scan')]);
    await write(primaryBranchKind(projects), rowsOf('primary_branch'));
}


/***/ }),

/***/ 7878:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pq: () => (/* binding */ nothingSelected),
/* harmony export */   Vy: () => (/* binding */ shardFilter),
/* harmony export */   gx: () => (/* binding */ listSelected),
/* harmony export */   hX: () => (/* binding */ selectProjects)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _model_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4112);
/* harmony import */ var _model_directory_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3480);
/* harmony import */ var _model_names_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(519);
/* harmony import */ var _model_nearest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7957);
/* harmony import */ var _model_selection_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8985);
/* harmony import */ var _model_step_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7761);
/* harmony import */ var _model_unmatched_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3894);








/**
 * Selects the projects of a shard. Plain names are taken as they are; for others, the projects are listed.
 *
 * @returns also the items that fail a row each, and the test to apply to each project after it is read
 * @throws StepError as `matchProjects`
 */
async function selectProjects(context, { projects: selection, shard, dryRun, pageSize }) {
    const inShard = shardFilter(shard);
    const { names, patterns, except, tagged } = selection;
    const isPlain = names.length > 0 && patterns.length + except.length + tagged.length === 0;
    const use = dryRun === undefined ? 'reads-projects' : 'writes';
    const { selected, unlisted, missing, belongs } = isPlain
        ? { selected: [], unlisted: names, missing: [], belongs: readProjectTest(selection) }
        : await matchProjects(context, selection, use, pageSize);
    const projects = [
        ...selected.map((project) => ({ name: project.name, project })),
        ...unlisted.map((name) => ({ name })),
    ];
    return {
        selected: projects.filter(({ name }) => inShard(name)),
        missing: missing.filter(({ item }) => inShard(item)),
        belongs,
    };
}
/**
 * Lists the projects for a plan or an export, with archived ones that are named.
 *
 * @param list selects all projects if it is empty
 * @returns also the items that match nothing, and the errors of names that could not be looked up
 * @throws StepError if items select nothing, or for an exclusion that spares nothing in the rules
 */
async function listSelected(context, list, use) {
    const selection = { ...list, tagged: [] };
    const { input, unlisted, belongs, ...matched } = await matchProjects(context, selection, use);
    const named = [];
    const unknown = [];
    const unread = [];
    for (const [item, lookup] of await (0,_model_directory_js__WEBPACK_IMPORTED_MODULE_2__/* .lookUpProjects */ .$n)(context, unlisted)) {
        if (lookup.kind === 'unknown')
            unknown.push(item);
        else if (lookup.kind === 'unread')
            unread.push({ item, error: lookup.error });
        else if (belongs(item, lookup.project))
            named.push(lookup.project);
    }
    const items = (0,_model_unmatched_js__WEBPACK_IMPORTED_MODULE_6__/* .unmatchedItems */ .og)(input, { names: unknown }, 'name', matched.allNames);
    const missing = [...matched.missing, ...(0,_model_unmatched_js__WEBPACK_IMPORTED_MODULE_6__/* .reportItems */ .DF)(context.notices, items, use, 'projects')];
    const [first] = unread;
    if (use === 'rules' && first !== undefined)
        throw first.error;
    const selected = [...matched.selected, ...named];
    if (selected.length === 0 && (0,_model_selection_js__WEBPACK_IMPORTED_MODULE_4__/* .itemsOf */ .S3)(list).length > 0)
        throw nothingSelected(selection, [...items, ...matched.unmatched], input);
    return {
        selected,
        all: [...matched.all, ...named],
        unmatched: [...matched.unmatched, ...items],
        missing,
        unread,
        belongs,
    };
}
function nothingSelected(selection, unmatched = [], input) {
    const near = unmatched.flatMap((item) => item.near).slice(0, _model_nearest_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_NEAR */ .qo);
    const patterns = [...(0,_model_selection_js__WEBPACK_IMPORTED_MODULE_4__/* .itemsOf */ .S3)(selection), ...selection.tagged.map((tag) => `tag ${tag}`)];
    return new _model_step_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .StepError */ .zg({ kind: 'nothing-selected', patterns, near, input });
}
/**
 * Lists and selects projects. An exclusion that the list lacks is looked up: it may be a former name.
 *
 * @returns also `unlisted`: selected names that the list lacks, as it does archived projects
 * @throws StepError if nothing is selected, or for an exclusion that spares nothing in a step that writes
 */
async function matchProjects(context, selection, use, pageSize) {
    const all = await context.platform.projects(await (0,_model_context_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveSlug */ .qo)(context), pageSize);
    const { tagged } = selection;
    const input = use === 'rules' ? 'scope.projects' : 'projects';
    const allNames = all.map(({ name }) => name);
    const { names: unlisted, except } = (0,_model_selection_js__WEBPACK_IMPORTED_MODULE_4__/* .unmatchedIn */ .$V)(selection, allNames);
    const spared = await (0,_model_directory_js__WEBPACK_IMPORTED_MODULE_2__/* .presentProjects */ .QS)(context, except);
    const knownTags = all.flatMap((project) => project.tags);
    const tags = (0,_model_unmatched_js__WEBPACK_IMPORTED_MODULE_6__/* .unmatchedItems */ .og)('projects-tagged', { names: tagged }, 'label', knownTags);
    const known = [...allNames, ...unlisted];
    const isKnown = (item) => spared.has(item);
    const items = (0,_model_unmatched_js__WEBPACK_IMPORTED_MODULE_6__/* .unmatchedItems */ .og)(input, selection, 'name', known, { isKnown });
    const present = [...spared.values()].map(({ name }) => name);
    const belongs = readProjectTest({ ...selection, except: [...selection.except, ...present] });
    const selected = all.filter((project) => belongs(project.name, project));
    if (selected.length + unlisted.length === 0 && (0,_model_selection_js__WEBPACK_IMPORTED_MODULE_4__/* .itemsOf */ .S3)(selection).length + tagged.length > 0)
        throw nothingSelected(selection, [...items, ...tags], input);
    return {
        input,
        selected,
        unlisted,
        all,
        allNames,
        unmatched: items,
        missing: (0,_model_unmatched_js__WEBPACK_IMPORTED_MODULE_6__/* .reportItems */ .DF)(context.notices, [...tags, ...items], use, 'projects'),
        belongs,
    };
}
/**
 * Only a read shows the tags of a project that the list lacks, and the new name of a renamed one, which may be excluded,
 * or selected twice.
 */
function readProjectTest(selection) {
    const { tagged } = selection;
    const matches = (0,_model_selection_js__WEBPACK_IMPORTED_MODULE_4__/* .nameMatcher */ .MH)(selection);
    const taken = new Set();
    return (name, project) => {
        const key = (0,_model_names_js__WEBPACK_IMPORTED_MODULE_7__/* .nameKey */ .Rc)(project.name);
        const isTagged = tagged.length === 0 || tagged.some((tag) => (0,_model_names_js__WEBPACK_IMPORTED_MODULE_7__/* .hasTag */ .ti)(project.tags, tag));
        if (taken.has(key) || !isTagged || !matches([name, project.name]))
            return false;
        taken.add(key);
        return true;
    };
}
/** Goes by the SHA-256 of a project's name, so that all jobs agree. */
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
