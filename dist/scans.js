export const id = 499;
export const ids = [499];
export const modules = {

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
/* harmony import */ var _findings_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6321);
/* harmony import */ var _model_findings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3917);
/* harmony import */ var _model_selection_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8985);
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(686);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7745);







const FILTERS = _findings_filters_js__WEBPACK_IMPORTED_MODULE_1__/* .FINDING_FILTERS */ .W.filter(({ onlyInRules }) => !onlyInRules);
function givenFilters(reader) {
    return FILTERS.filter((filter) => isGiven(reader, filter)).map(_model_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .filterInput */ .ts);
}
function isGiven(reader, filter) {
    const input = (0,_model_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .filterInput */ .ts)(filter);
    const isList = filter.kind === 'values' || filter.kind === 'names';
    return isList ? reader.isGiven(input) : reader.given(input) !== undefined;
}
function readFilters(reader, use) {
    const values = {};
    const isTaken = ({ inGate }) => reader.operation !== 'gate' || inGate;
    for (const filter of FILTERS.filter((one) => isGiven(reader, one) && isTaken(one))) {
        if (use.by === 'platform' && !filter.inTriage) {
            const what = 'use `selection: listed`, or leave it out';
            reader.problem((0,_model_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .filterInput */ .ts)(filter), `does not work with \`selection: platform\`; ${what}`);
            continue;
        }
        const value = readValue(reader, filter, use);
        const problem = undecided(reader, filter, value, use);
        if (problem !== undefined)
            reader.problem((0,_model_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .filterInput */ .ts)(filter), problem);
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
function undecided({ operation }, { kind, only, inTriage, listed, notListed }, value, { by, issueType }) {
    if (issueType === undefined)
        return undefined;
    if (only !== undefined && only !== issueType)
        return `applies only to \`${only}\` findings, but \`issue-type\` is \`${issueType}\`; leave it out`;
    if (by === 'platform')
        return kind === 'ref' && value === _findings_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .PRIMARY_REF */ .bO
            ? 'is `primary`, which the platform cannot decide for each project; use `selection: listed`, or name the branch'
            : undefined;
    const list = `the list of \`${issueType}\` findings`;
    const other = inTriage && operation === 'triage' ? 'use `selection: platform`, or ' : '';
    if (listed[issueType] === undefined)
        return `cannot be checked in ${list}; ${other}leave it out`;
    const hidden = [value]
        .flat()
        .map(String)
        .find((one) => notListed?.[issueType]?.includes(one));
    return hidden && `is \`${hidden}\`, which ${list} does not show; ${other}leave it out`;
}
/** What rules call severities. */
const SEVERITY_WORDS = { error: 'high', warning: 'medium', info: 'low' };
function readValue(reader, { name, kind, values = [], patterns }, { by, now }) {
    const input = (0,_model_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .filterInput */ .ts)({ name });
    switch (kind) {
        case 'oneOf':
            return reader.read(input, (0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .oneOf */ .yL)(values));
        case 'values':
            return reader.openListOf(input, values, name === 'severities' ? SEVERITY_WORDS : undefined);
        case 'names':
            return patterns ? readPatterns(reader, name, by) : (0,_source_js__WEBPACK_IMPORTED_MODULE_4__/* .readWholeValues */ .GD)(reader, input);
        case 'boolean':
            return reader.read(input, _values_js__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zM);
        case 'ref':
            return reader.read(input, branch);
        case 'time':
            return reader.read(input, (0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .since */ .XP)(now))?.toString();
        case 'age':
            return reader.read(input, (0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .moment */ .n$)(now));
        case 'number':
            throw new Error(`No input is a number such as ${input}`);
    }
}
const branch = (text) => /,\s|\$\{\{/.test(text)
    ? { problem: 'which is not one branch; give one, such as `refs/heads/main`' }
    : { value: text };
/** Only where findings are listed can patterns select, and a `!` take away. */
function readPatterns(reader, name, by) {
    const input = (0,_model_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .filterInput */ .ts)({ name });
    if (name === 'repos')
        reader.check(input, _values_js__WEBPACK_IMPORTED_MODULE_5__/* .nameProblem */ .rH);
    if (name === 'paths')
        reader.check(input, _values_js__WEBPACK_IMPORTED_MODULE_5__/* .filePathProblem */ .tX);
    if (by === 'listed')
        (0,_source_js__WEBPACK_IMPORTED_MODULE_4__/* .checkExceptions */ .No)(reader, input);
    else
        reader.check(input, (item) => (0,_model_selection_js__WEBPACK_IMPORTED_MODULE_6__/* .isPattern */ .Pt)(item) || item.startsWith('!')
            ? 'is a pattern, and `selection: platform` takes names only; give names, or use `selection: listed`'
            : undefined);
    return reader.list(input);
}
/** `issue-type` of an operation that changes findings. */
function readIssueType(reader) {
    if (reader.given('issue-type') === undefined)
        return reader.problem('issue-type', `is empty; give ${(0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .oneOfThese */ .pk)(_findings_conditions_js__WEBPACK_IMPORTED_MODULE_0__/* .RULE_TYPES */ .Bs)}`);
    return reader.read('issue-type', (0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .oneOf */ .yL)(_findings_conditions_js__WEBPACK_IMPORTED_MODULE_0__/* .RULE_TYPES */ .Bs));
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
    const items = (0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .splitList */ .ry)((reader.given('issue-ids') ?? '').replace(/^\[(.*)\]$/s, '$1'));
    if (items.length === 0)
        reader.problem('issue-ids', 'is set, but has no id; give at least one, or leave it out');
    const ids = reader.itemsOf('issue-ids', issueId, items);
    if (filters.length > 0)
        reader.problem('issue-ids', `and filters exclude each other, but these are given: ${(0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .oneOfThese */ .pk)(filters, 'and')}; leave one or the other out`);
    return [...ids];
}
const issueId = (item) => {
    const read = (0,_values_js__WEBPACK_IMPORTED_MODULE_5__.id)(item);
    if ('value' in read ? read.value > 0n : read.problem.startsWith('which'))
        return read;
    return { problem: 'give ids, which are whole numbers from 1 to 2^64-1, with commas between them' };
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

/***/ 2865:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   read: () => (/* binding */ read)
/* harmony export */ });
/* harmony import */ var _inputs_connection_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8127);
/* harmony import */ var _inputs_filters_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5456);
/* harmony import */ var _inputs_run_event_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6999);
/* harmony import */ var _inputs_source_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(686);
/* harmony import */ var _inputs_values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7745);
/* harmony import */ var _model_findings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3917);






const outcome = (0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_4__/* .oneOf */ .yL)(['fail', 'warn']);
const threshold = (0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_4__/* .oneOf */ .yL)([..._model_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .SEVERITIES */ .oC, 'none']);
/** Of products that are not named. */
const DEFAULT_THRESHOLD = 'high';
async function read(source) {
    const { reader, environment, now } = source;
    const event = await source.event();
    const github = (0,_inputs_connection_js__WEBPACK_IMPORTED_MODULE_0__/* .readGitHub */ .kQ)(reader, environment);
    const products = reader.itemsOf('products', (0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_4__/* .oneOf */ .yL)(_model_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .PRODUCTS */ .zv));
    return {
        skip: readSkip(reader, event),
        project: (0,_inputs_source_js__WEBPACK_IMPORTED_MODULE_3__/* .readProject */ .Wh)(source),
        commit: readGatedCommit(reader, event, github !== undefined),
        isCommitGiven: reader.given('commit') !== undefined,
        waitMs: (0,_inputs_source_js__WEBPACK_IMPORTED_MODULE_3__/* .readWait */ .mg)(source),
        failOn: readFailOn(reader),
        failOnConfidence: reader.read('fail-on-confidence', (0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_4__/* .oneOf */ .yL)(_model_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .CONFIDENCES */ .ix)),
        products: products.length === 0 ? undefined : products,
        filters: (0,_inputs_filters_js__WEBPACK_IMPORTED_MODULE_1__/* .readFilters */ .M1)(reader, { by: 'listed', issueType: undefined, now }),
        warnOnly: reader.read('warn-only', _inputs_values_js__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zM),
        newOnly: reader.read('new-only', _inputs_values_js__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zM),
        inheritIgnores: reader.read('inherit-ignores', _inputs_values_js__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zM),
        provisionallyIgnored: reader.read('provisionally-ignored', (0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_4__/* .oneOf */ .yL)(['ignore', 'count'])),
        onTimeout: reader.read('on-timeout', outcome),
        onNoScan: reader.read('on-no-scan', outcome),
        annotations: reader.read('annotations', _inputs_values_js__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zM),
        comment: (0,_inputs_connection_js__WEBPACK_IMPORTED_MODULE_0__/* .readComment */ .W3)(reader),
        commentFooter: (0,_inputs_connection_js__WEBPACK_IMPORTED_MODULE_0__/* .readCommentFooter */ .RO)(reader),
        event,
        github,
    };
}
/** One severity for all products, or one for each: `sast: high, sca: critical`. */
function readFailOn(reader) {
    const given = reader.list('fail-on');
    reader.check('fail-on', (item) => item.includes('=') ? `has an equals sign; write \`${item.replace(/\s*=\s*/, ': ')}\`` : undefined);
    const items = reader.hasProblem('fail-on') ? [] : given;
    const read = (text, parse) => {
        const found = parse(text);
        if ('value' in found)
            return found.value;
        return reader.problem('fail-on', (0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_4__/* .describeProblem */ .BJ)(text, found.problem, 'has'));
    };
    const [only = ''] = items;
    const isOne = items.length === 1 && !only.includes(':');
    const all = (isOne ? read(only, threshold) : undefined) ?? DEFAULT_THRESHOLD;
    const failOn = { sast: all, sca: all, secrets: all, ai_sast: all };
    const named = new Set();
    for (const item of isOne ? [] : items) {
        const [left = '', right] = item.split(':').map((part) => part.trim());
        if (right === undefined) {
            const what = 'give one severity, or one for each product: `sast: high, sca: critical`';
            reader.problem('fail-on', (0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_4__/* .describeProblem */ .BJ)(item, `which names no product; ${what}`, 'has'));
            break;
        }
        const product = read(left || item, (0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_4__/* .oneOf */ .yL)(_model_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .PRODUCTS */ .zv));
        const severity = read(right || item, threshold);
        if (product === undefined || severity === undefined)
            continue;
        if (named.has(product))
            reader.problem('fail-on', `has \`${product}\` twice; give it once`);
        named.add(product);
        failOn[product] = severity;
    }
    return failOn;
}
/** Why the gate lets a run pass that gets no token, unless `on-no-scan: fail` was written. */
function readSkip(reader, event) {
    if (reader.given('token') !== undefined)
        return undefined;
    return reader.given('on-no-scan')?.toLowerCase() === 'fail' ? undefined : event.untrusted;
}
/** Absent in a merge queue, where GitHub is asked for the head of the pull request. */
function readGatedCommit(reader, event, github) {
    if (reader.given('commit') !== undefined)
        return (0,_inputs_run_event_js__WEBPACK_IMPORTED_MODULE_2__/* .readCommit */ .kN)(reader);
    if (!(0,_inputs_run_event_js__WEBPACK_IMPORTED_MODULE_2__/* .isQueued */ .MX)(event))
        return (0,_inputs_run_event_js__WEBPACK_IMPORTED_MODULE_2__/* .commitOfRun */ .Cx)(reader, event);
    if (github)
        return undefined;
    const why = 'so the step cannot ask GitHub for the head of the pull request in the merge queue';
    reader.warn('github-token', `is empty, ${why}, and only a scan of the merge group's own commit counts`);
    return (0,_inputs_run_event_js__WEBPACK_IMPORTED_MODULE_2__/* .commitOfRun */ .Cx)(reader, event);
}


/***/ }),

/***/ 5608:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  headSource: () => (/* binding */ headSource),
  run: () => (/* binding */ run)
});

// EXTERNAL MODULE: ./build/src/github/ask.js
var ask = __webpack_require__(7604);
// EXTERNAL MODULE: ./build/src/model/context.js
var model_context = __webpack_require__(4112);
// EXTERNAL MODULE: ./build/src/model/deployment.js
var deployment = __webpack_require__(2396);
// EXTERNAL MODULE: ./build/src/model/step-errors.js
var step_errors = __webpack_require__(7761);
// EXTERNAL MODULE: ./build/src/projects/find.js
var find = __webpack_require__(4173);
// EXTERNAL MODULE: ./build/src/scans/read.js
var scans_read = __webpack_require__(1594);
// EXTERNAL MODULE: ./build/src/scans/scan.js
var scans_scan = __webpack_require__(6107);
// EXTERNAL MODULE: ./build/src/findings/finding.js
var finding = __webpack_require__(6321);
// EXTERNAL MODULE: ./build/src/findings/list.js + 1 modules
var list = __webpack_require__(7188);
// EXTERNAL MODULE: ./build/src/model/findings.js
var findings = __webpack_require__(3917);
// EXTERNAL MODULE: ./build/src/platform/resources/project.js
var resources_project = __webpack_require__(2114);
// EXTERNAL MODULE: ./build/src/model/time.js
var time = __webpack_require__(4386);
// EXTERNAL MODULE: ./build/src/findings/conditions.js
var conditions = __webpack_require__(2340);
// EXTERNAL MODULE: ./build/src/findings/filters.js
var findings_filters = __webpack_require__(3179);
;// CONCATENATED MODULE: ./build/src/operations/gate/judge.js







/** Why a row does not count, whatever the primary branch has. What a row lacks does not excuse it. */
function ownReason(request) {
    const { failOn, failOnConfidence, provisionallyIgnored } = request;
    const matches = gateFilter(request);
    return (row) => {
        if (row.status === 'fixed')
            return 'fixed';
        if (row.status === 'ignored')
            return 'triaged';
        if (row.status === 'provisionally_ignored' && provisionallyIgnored === 'ignore')
            return 'provisionally-ignored';
        if (!matches(row))
            return 'filtered';
        const threshold = failOn[row.kind];
        // Everything that is open is reported then.
        if (threshold === 'none')
            return undefined;
        if (!(0,finding/* reaches */.O6)(row.severity, threshold, findings/* SEVERITIES */.oC))
            return 'below-severity';
        return (0,finding/* reaches */.O6)(row.confidence, failOnConfidence, findings/* CONFIDENCES */.ix) ? undefined : 'below-confidence';
    };
}
/**
 * Whether a finding matches the filters of a gate. A filter of other products leaves it alone, and a field that it
 * lacks does not excuse it.
 */
function gateFilter({ filters }) {
    const tests = findings_filters/* FINDING_FILTERS */.W.flatMap(({ name, inGate, listed, of }) => {
        const value = filters[name];
        if (!inGate || value === undefined)
            return [];
        const matches = (0,conditions/* filterTest */.Jz)(name, value);
        const isMissing = (finding) => [of?.(finding)].flat().filter(Boolean).length === 0;
        return [(finding) => listed[finding.kind] === undefined || isMissing(finding) || matches(finding)];
    });
    return (finding) => tests.every((test) => test(finding));
}
/** On events of a pull request the primary branch's own rules never hold, whatever a fork's branch is called. */
function isOnPrimary({ event }, { scan, project }) {
    return !event.isOfPullRequest && (0,finding/* sameRef */.WY)(scan.branch, (0,resources_project/* primaryBranch */.ti)(project));
}
/** Whether the rows of the primary branch say which rows of another branch are old. */
function needsPrimary(request, { product, scan, project }) {
    const primary = (0,resources_project/* primaryBranch */.ti)(project);
    const isElsewhere = primary !== undefined && scan.branch !== undefined && !(0,finding/* sameRef */.WY)(scan.branch, primary);
    return product !== 'secrets' && isElsewhere && (request.newOnly || request.inheritIgnores);
}
/**
 * Why a row does not count although nothing about itself excuses it.
 *
 * @param onPrimary the rows of the primary branch, where `needsPrimary`
 */
function excuseOf(request, part, onPrimary) {
    if (part.product === 'secrets')
        return secretExcuse(request, part);
    if (isOnPrimary(request, part))
        return request.newOnly ? seenBefore(part.ofCommit) : () => undefined;
    return excuseBy(onPrimary, request, (0,resources_project/* primaryBranch */.ti)(part.project));
}
/**
 * One row stands for all branches. Elsewhere than on the primary branch its own rows and what came since the scan began
 * count; on the primary branch what came since then is new.
 */
function secretExcuse(request, part) {
    const { event, newOnly } = request;
    const primary = (0,resources_project/* primaryBranch */.ti)(part.project);
    const isPrimary = isOnPrimary(request, part);
    const sinceMs = Math.min(...part.ofCommit.map(scans_scan/* beganMs */.oo));
    return ({ ref, created_at }) => {
        const isSince = ((0,time/* epochMs */.e9)(created_at) ?? Number.POSITIVE_INFINITY) >= sinceMs;
        if (isPrimary) {
            if (isSince)
                return undefined;
            if (newOnly)
                return 'on-primary-branch';
            return ref === undefined || (0,finding/* sameRef */.WY)(ref, primary) ? undefined : 'on-other-branches';
        }
        if ((0,finding/* sameRef */.WY)(ref, primary) && !event.isFork)
            return 'on-primary-branch';
        const isOwn = ref === undefined || (0,finding/* sameRef */.WY)(ref, part.scan.branch) || (0,finding/* sameRef */.WY)(ref, event.headBranch);
        return isOwn || isSince ? undefined : 'on-other-branches';
    };
}
/** Whether a secret belongs to the scan's branch; findings of the other products are listed by branch. */
function isOfBranch(request, part) {
    if (part.product !== 'secrets')
        return () => true;
    const excuse = secretExcuse({ ...request, newOnly: false }, part);
    return (row) => excuse(row) === undefined;
}
/** On the primary branch itself, new is what any scan of the commit saw first. */
function seenBefore(ofCommit) {
    const scans = new Set(ofCommit.map(({ id }) => id));
    return ({ first_seen_scan_id: first }) => first === undefined || scans.has(first) ? undefined : 'on-primary-branch';
}
/** By `match_based_id`. What is fixed there excuses nothing, nor does a row that does not say where and how it stands. */
function excuseBy(rows, { newOnly, inheritIgnores }, primary) {
    const excuses = new Map();
    for (const { match_based_id: id, status, ref } of rows) {
        const isThere = status !== undefined && status !== 'fixed' && (0,finding/* sameRef */.WY)(ref, primary);
        if (id === undefined || !isThere)
            continue;
        if (inheritIgnores && status === 'ignored')
            excuses.set(id, 'ignored-on-primary-branch');
        else if (newOnly && !excuses.has(id))
            excuses.set(id, 'on-primary-branch');
    }
    return ({ match_based_id: id }) => (id === undefined ? undefined : excuses.get(id));
}

;// CONCATENATED MODULE: ./build/src/operations/gate/counts.js



/** After that long nothing more is expected to appear. */
const FRESH_MS = 30_000;
/**
 * Whether a list may still change after a scan that has just ended: it has fewer rows than the scan counted, or open ones
 * that the scan did not count, or nobody knows how many there should be.
 */
function mayBeIncomplete(parts, request, nowMs) {
    return parts.some((part) => {
        if (part.product === 'ai_sast')
            return false;
        const endedMs = (0,time/* epochMs */.e9)(part.scan.completed_at) ?? nowMs;
        if (nowMs - endedMs >= FRESH_MS)
            return false;
        const count = (0,scans_scan/* countOf */.pq)(part.scan, part.product);
        const own = filling(part, parts).filter(isOfBranch(request, part));
        return count === undefined || own.length < count || (own.length > count && own.some(isOpen));
    });
}
function withUnlisted(parts) {
    return parts.map((part) => {
        // Findings of AI have no count: they may be among those of code.
        const count = part.product === 'ai_sast' ? 0 : (0,scans_scan/* countOf */.pq)(part.scan, part.product);
        const unlisted = count === undefined ? undefined : Math.max(0, count - filling(part, parts).length);
        return { ...part, unlisted };
    });
}
function unlistedCount(parts) {
    return parts.reduce((sum, { unlisted = 0 }) => sum + unlisted, 0);
}
/** Whether a row may be why a scan blocks: it is open, or was triaged since the scan began. */
function mayExplain(row, scan) {
    if (isOpen(row))
        return true;
    const { kind, status, triaged_at, state_updated_at } = row;
    // The list of secrets has no time of triage.
    const atMs = (0,time/* epochMs */.e9)(kind === 'secrets' ? state_updated_at : triaged_at) ?? 0;
    return status === 'ignored' && atMs >= (0,scans_scan/* beganMs */.oo)(scan);
}
/** Of a scan that blocks although nothing that is listed explains it. */
function missingProblem(scan, parts, { failOn }) {
    const own = parts.filter((part) => part.scan === scan && failOn[part.product] !== 'none');
    if (own.length === 0)
        return [];
    const listed = own.flatMap(({ rows }) => rows).filter(({ status }) => status !== 'fixed').length;
    const unlisted = unlistedCount(own);
    const counted = unlisted === 0 ? undefined : listed + unlisted;
    const products = own.map(({ product }) => product);
    const failure = { kind: 'findings-missing', products, listed, counted };
    return [{ verdict: 'timed-out', because: 'findings-missing', failure }];
}
/** Rows of every status but `fixed` fill the count of their product. */
function filling({ product, scan, rows }, parts) {
    const ai = parts.filter((other) => other.scan === scan && other.product === 'ai_sast');
    const all = product === 'sast' ? [...rows, ...ai.flatMap((other) => other.rows)] : rows;
    return all.filter(({ status }) => status !== 'fixed');
}
/** The platform itself may block on what it ignored provisionally. */
function isOpen({ status }) {
    return status !== 'fixed' && status !== 'ignored';
}

;// CONCATENATED MODULE: ./build/src/operations/gate/standing.js


/**
 * Whether there is nothing to wait for: each product that is asked for has a scan that ended, and none may still run
 * one that began after the newest ended one of its product and branch.
 *
 * @param ofCommit the newest first
 */
function isSettled(ofCommit, asked) {
    if (ofCommit.length === 0)
        return false;
    return asked.every((product) => {
        const own = ofCommit.filter((scan) => (0,scans_scan/* mayHaveRun */.lE)(scan, product));
        const isPending = (scan) => (0,scans_scan/* scanStatus */.gC)(scan) === 'running' &&
            own.find(({ branch }) => branch === scan.branch || (0,finding/* sameRef */.WY)(branch, scan.branch)) === scan;
        return own.some((scan) => (0,scans_scan/* scanStatus */.gC)(scan) !== 'running') && !own.some(isPending);
    });
}
/**
 * The scan that decides each product: for each commit the newest that ran it, on the event's branch where there is one.
 *
 * @param ofCommit the newest first
 */
function decidingParts(commits, ofCommit, asked, { event: { pullRequest, ref } }) {
    const refs = [pullRequest && `refs/pull/${pullRequest.number}/merge`, ref];
    return asked.flatMap((product) => commits.flatMap((commit) => {
        const own = ofCommit.filter((scan) => (0,scans_scan/* isOfCommit */.lU)(scan, commit) && (0,scans_scan/* mayHaveRun */.lE)(scan, product));
        const scan = (0,scans_scan/* preferredScan */.j0)(own, refs);
        return scan === undefined ? [] : [{ product, scan }];
    }));
}
/**
 * What stands in the way of parts, in the order in which it decides, those that can be judged, and whether the scan of
 * a newer commit is in the way.
 *
 * @param missing products that were asked for and that no scan of the commit ran
 */
function standingOf({ scans, commits, waitedMs }, request, parts, missing) {
    const { failed = [], running = [], completed = [] } = Object.groupBy(parts, ({ scan }) => (0,scans_scan/* scanStatus */.gC)(scan));
    const readable = [];
    const overwritten = [];
    for (const part of completed) {
        const by = (0,scans_scan/* lastCompleted */.s4)(scans.filter((other) => (0,scans_scan/* mayHaveRun */.lE)(other, part.product)), part.scan);
        if (commits.some((commit) => (0,scans_scan/* isOfCommit */.lU)(by, commit)))
            readable.push(part);
        else
            overwritten.push({ ...part, by });
    }
    const problems = scansOf(failed).map((scan) => ({
        verdict: 'failed',
        because: 'scan-failed',
        failure: {
            kind: 'gate-scan-failed',
            products: failed.filter((part) => part.scan === scan).map(({ product }) => product),
            status: scan.status,
            exitCode: scan.exit_code,
        },
    }));
    const [first] = overwritten;
    if (first !== undefined) {
        const { scan, by } = first;
        const failure = { kind: 'gate-overwritten', commit: scan.commit ?? '', by: by.commit ?? '' };
        problems.push({ verdict: 'failed', because: 'overwritten', failure });
    }
    const unrun = missing.filter((product) => request.failOn[product] !== 'none');
    if (unrun.length > 0) {
        const failure = { kind: 'product-not-run', products: unrun };
        problems.push({ verdict: 'failed', because: 'product-not-run', failure });
    }
    if (running.length > 0) {
        const products = [...new Set(running.map(({ product }) => product))];
        const status = running[0]?.scan.status;
        problems.push({ verdict: 'timed-out', failure: { kind: 'scan-timeout', products, waitedMs, status } });
    }
    const isNewer = overwritten.some(({ scan, by }) => (0,scans_scan/* beganMs */.oo)(by) > (0,scans_scan/* beganMs */.oo)(scan));
    return { problems, readable, isNewer };
}
/** The scans of parts, the newest first. */
function scansOf(parts) {
    return [...new Set(parts.map(({ scan }) => scan))].sort(scans_scan/* newestFirst */.ll);
}

;// CONCATENATED MODULE: ./build/src/operations/gate/decide.js








const NOTHING_FOUND = { leftOut: {}, products: [], notRun: [] };
/** Decides product by product. Undefined where a scan is to be waited for. */
async function decide(facts, request, sources) {
    const { commits, headSource, project, waitedMs } = facts;
    const ofCommit = facts.scans.filter((scan) => commits.some((commit) => (0,scans_scan/* isOfCommit */.lU)(scan, commit)));
    const ran = findings/* SCANNED_PRODUCTS */.Kw.filter((product) => ofCommit.some((scan) => (0,scans_scan/* mayHaveRun */.lE)(scan, product)));
    const asked = request.products ?? ran;
    const isWaiting = !facts.isLast && !isSettled(ofCommit, asked);
    const hasMoved = async () => {
        const head = await sources.head();
        return head !== undefined && !commits.includes(head);
    };
    if (headSource === 'pull-request' && (!isWaiting || facts.isFirst) && (await hasMoved()))
        return { ...NOTHING_FOUND, verdict: 'skipped', because: 'head-moved', scans: ofCommit.slice(0, 1) };
    if (isWaiting)
        return undefined;
    if (ofCommit.length === 0) {
        const failure = { kind: 'no-scan', commit: commits[0], project: project.name, waitedMs };
        return { ...NOTHING_FOUND, verdict: 'no-scan', failure, notRun: request.products ?? [] };
    }
    const parts = decidingParts(commits, ofCommit, asked, request);
    const missing = asked.filter((product) => !parts.some((part) => part.product === product));
    const { problems, readable, isNewer } = standingOf(facts, request, parts, missing);
    const scans = scansOf(parts);
    if (isNewer && headSource !== undefined && (await hasMoved()))
        return { ...NOTHING_FOUND, verdict: 'skipped', because: 'newer-scan', scans };
    const judged = readable.map((part) => ({ ...part, project, ofCommit }));
    const { listed, counted, leftOut } = await judge(judged, request, sources);
    const unexplained = await unexplainedScans(listed, sources);
    problems.push(...unexplained.flatMap((scan) => missingProblem(scan, listed, request)));
    const failing = counted.filter(({ kind }) => request.failOn[kind] !== 'none');
    const [first, ...others] = problems;
    const isFailing = failing.length > 0;
    const unlisted = unlistedCount(listed);
    const notices = (isFailing ? problems : others).map(({ failure }) => ({ kind: 'gate-also', cause: failure }));
    if (unlisted > 0)
        notices.push({ kind: 'findings-unlisted', count: unlisted });
    if (leftOut.filtered !== undefined) {
        const rows = listed.flatMap((part) => part.rows);
        await (0,list/* noteUnmatchedFilters */.Pf)({ notices }, request.filters, rows);
    }
    const products = [...new Set(parts.map(({ product }) => product))];
    const isNotRun = (product) => product !== 'ai_sast' && !ran.includes(product);
    const notRun = findings/* PRODUCTS */.zv.filter((product) => missing.includes(product) || isNotRun(product));
    const end = { notices, scans, leftOut, products, notRun };
    if (isFailing)
        return { ...end, verdict: 'failed', counted, failure: { kind: 'gate-failed', counted: failing.length } };
    if (first === undefined)
        return { ...end, verdict: 'passed', counted };
    // Of what could not be read, or is not listed, nobody knows what counts.
    const isKnown = judged.length === parts.length && unexplained.length === 0;
    return { ...end, ...first, counted: isKnown ? counted : undefined };
}
/** The findings that count, once the lists were read again where they may be incomplete. */
async function judge(parts, request, sources) {
    const reasonOf = ownReason(request);
    for (;;) {
        const counted = new Map();
        const leftOut = {};
        const listed = await Promise.all(parts.map(async (part) => {
            const { product, project, scan } = part;
            const list = { product, repository: project.name };
            const rows = await sources.rows({ ...list, ref: scan.branch });
            const isAsked = needsPrimary(request, part) && rows.some((row) => reasonOf(row) === undefined);
            const onPrimary = isAsked ? await sources.rows({ ...list, ref: (0,resources_project/* primaryBranch */.ti)(project) }) : [];
            const excuse = excuseOf(request, part, onPrimary);
            for (const row of rows) {
                const reason = reasonOf(row) ?? excuse(row);
                if (reason === undefined)
                    counted.set((0,finding/* findingKey */.fl)(row), row);
                else
                    leftOut[reason] = (leftOut[reason] ?? 0) + 1;
            }
            return { ...part, rows };
        }));
        const isIncomplete = mayBeIncomplete(listed, request, sources.nowMs());
        if (!isIncomplete || !(await sources.reread()))
            return { listed: withUnlisted(listed), counted: (0,finding/* worstFirst */.md)([...counted.values()]), leftOut };
    }
}
/**
 * Scans that block although nothing that is listed explains it, of whichever product they ran, and of which something
 * may be missing.
 */
async function unexplainedScans(parts, { rows: rowsOf }) {
    const unexplained = [];
    for (const scan of scansOf(parts)) {
        const own = parts.filter((part) => part.scan === scan);
        const isExplainedBy = (rows) => rows.some((row) => mayExplain(row, scan));
        if (scan.exit_code !== 1 || own.every(({ unlisted }) => unlisted === 0))
            continue;
        if (own.some(({ rows }) => isExplainedBy(rows)))
            continue;
        const repository = own[0]?.project.name ?? '';
        const others = await Promise.all((0,scans_scan/* productsRun */.Ig)(scan).map((product) => rowsOf({ product, repository, ref: scan.branch })));
        if (!others.some(isExplainedBy))
            unexplained.push(scan);
    }
    return unexplained;
}

;// CONCATENATED MODULE: ./build/src/operations/gate/run.js








/** The wait before each time that lists are read again. */
const REREAD_AFTER_MS = [2000, 3000, 5000];
/** Where GitHub still answers what was the head before the event. */
const OLD_ANSWER_PAUSE_MS = 2000;
const OLD_ANSWERS = 2;
/**
 * Waits for a commit's scans and decides whether their findings may pass. It posts nothing: the comment and the
 * annotations are made from the result.
 */
async function run(context, request) {
    const { commit } = request;
    const found = { ...NOTHING_FOUND, verdict: 'failed', because: 'undecided', commit, waitedMs: 0 };
    const { failure, ...end } = await (0,model_context/* resultOf */.B)(context, request, () => decideInTime(context, request, found));
    const isLetPass = request.warnOnly && failure !== undefined && !isMisconfigured(failure);
    if (isLetPass)
        context.notices.unshift({ kind: 'let-pass', cause: failure, by: 'warn-only' });
    return { ...end, ...found, failure: isLetPass ? undefined : failure };
}
/** @throws StepError where the gate fails, and whatever ends the step */
async function decideInTime(context, request, found) {
    if (request.skip !== undefined) {
        Object.assign(found, { verdict: 'skipped', because: request.skip });
        return;
    }
    const startMs = context.clock.now();
    const look = lookout(context, request, found, startMs);
    const decision = await (0,scans_read/* poll */.wt)(context, startMs + request.waitMs, look).catch((error) => {
        if (found.because !== 'list-failed')
            throw error;
        const cause = (0,step_errors/* listFailure */.PH)(error);
        throw new step_errors/* StepError */.zg('method' in cause ? { kind: 'gate-list-failed', cause } : cause);
    });
    const { failure, notices = [], because, ...decided } = decision;
    const [own] = decided.scans?.length === 1 ? decided.scans : [];
    Object.assign(found, decided, { because, commit: own?.commit?.toLowerCase() ?? found.commit });
    context.notices.push(...notices);
    if (failure === undefined)
        return;
    const isLate = failure.kind === 'scan-timeout' || failure.kind === 'findings-missing';
    const isMissing = failure.kind === 'no-scan';
    const isLetPass = (isLate && request.onTimeout === 'warn') || (isMissing && request.onNoScan === 'warn');
    if (!isLetPass)
        throw new step_errors/* StepError */.zg(failure);
    context.notices.push({
        kind: 'let-pass',
        cause: failure,
        by: `${isLate ? 'on-timeout' : 'on-no-scan'}: warn`,
    });
}
/** One look after the other; each gives the decision, or undefined where there is something to wait for. */
function lookout(context, request, found, startMs) {
    const { clock } = context;
    let commits;
    let search;
    let isFirst = true;
    return async (isLast) => {
        found.waitedMs = clock.now() - startMs;
        found.because = 'undecided';
        commits ??= await commitsOf(context, request, found);
        const project = found.project ?? (await projectOf(context, request));
        if ('verdict' in project)
            return project;
        found.project = project;
        search ??= (0,scans_read/* scanSearch */.Gc)(context, await (0,deployment/* resolveId */.Sv)(context), project, commits);
        const scans = await search();
        const facts = {
            ...{ project, commits, scans, isFirst, isLast },
            headSource: headSource(request),
            waitedMs: found.waitedMs,
        };
        isFirst = false;
        const lists = new Map();
        const sources = sourcesOf(context, request, found, lists);
        let decision = await decide(facts, request, sources);
        // A scan of another commit that ended meanwhile has left another list.
        if (lists.size > 0 && scans.some((scan) => (0,scans_scan/* scanStatus */.gC)(scan) === 'running'))
            decision = await decide({ ...facts, scans: await search() }, request, sources);
        if (decision === undefined)
            return undefined;
        for (const [key, list] of lists) {
            const [product = ''] = key.split(' ');
            const { elsewhere: rows } = await list;
            if (rows > 0)
                context.notices.push({ kind: 'rows-elsewhere', product, rows });
        }
        return decision;
    };
}
/** What this look asks for, each once. */
function sourcesOf(context, request, found, lists) {
    const { clock, platform, progress, stop } = context;
    let head;
    let rereads = 0;
    return {
        head() {
            head ??= readHead(context, request);
            return head;
        },
        async rows(list) {
            const key = list.product === 'secrets' ? list.product : `${list.product} ${list.ref ?? ''}`;
            const read = lists.get(key) ?? (0,scans_read/* branchFindings */.xH)(context, list);
            lists.set(key, read);
            try {
                return (await read).rows;
            }
            catch (error) {
                found.because = 'list-failed';
                throw error;
            }
        },
        async reread() {
            const ms = REREAD_AFTER_MS[rereads];
            if (ms === undefined)
                return false;
            rereads += 1;
            progress.pause('findings', ms);
            await clock.sleep(ms, stop);
            lists.clear();
            return true;
        },
        nowMs: () => platform.serverNowMs() ?? clock.now(),
    };
}
/** The commit that was asked for; in a merge queue the pull request's head, and the group's own commit. */
async function commitsOf(context, request, found) {
    const { commit, event } = request;
    if (commit !== undefined)
        return [commit];
    const own = event.sha === undefined ? [] : [event.sha.toLowerCase()];
    const head = event.pullRequest && (await askForHead(context, request));
    found.commit = head ?? own[0];
    return head === undefined ? own : [head, ...own];
}
/** The project, or the verdict where the platform lists projects and does not know this one. */
async function projectOf(context, request) {
    try {
        return await (0,find/* findProject */.t)(context, await (0,deployment/* resolveSlug */.qo)(context), request.project);
    }
    catch (error) {
        const { near } = error instanceof step_errors/* StepError */.zg && error.failure.kind === 'status' ? error.failure : {};
        if (near === undefined)
            throw error;
        const { commit = request.event.sha, project } = request;
        const failure = { kind: 'no-scan', commit, project, waitedMs: 0, unknownProject: true, near };
        return { ...NOTHING_FOUND, verdict: 'no-scan', because: 'unknown-project', failure };
    }
}
/** Undefined where the commit was given by hand, in a merge queue, or where GitHub cannot be asked. */
function headSource({ isCommitGiven, github, event }) {
    if (isCommitGiven || github === undefined || event.name === 'merge_group')
        return undefined;
    if (event.repository === undefined)
        return undefined;
    if (event.pullRequest !== undefined)
        return 'pull-request';
    return event.ref?.startsWith('refs/heads/') && !event.isFork ? 'branch' : undefined;
}
/** Undefined where GitHub does not answer, or still answers the head before the event. */
async function readHead(context, request) {
    for (let left = OLD_ANSWERS;; left--) {
        const commit = await askForHead(context, request).catch((error) => {
            if (error instanceof step_errors/* StepError */.zg && !context.stop.aborted)
                return undefined;
            throw error;
        });
        if (commit === undefined || commit !== request.event.before?.toLowerCase())
            return commit;
        if (left === 0)
            return undefined;
        await context.clock.sleep(OLD_ANSWER_PAUSE_MS, context.stop);
    }
}
/** The head of the event's pull request, or of its branch. @throws StepError where GitHub does not answer */
async function askForHead(context, { event, github }) {
    const [owner, repo] = event.repository?.split('/') ?? [];
    if (github === undefined || owner === undefined || repo === undefined)
        return undefined;
    const branch = event.ref?.replace(/^refs\/heads\//, '') ?? '';
    const of = event.pullRequest === undefined ? { branch } : { number: event.pullRequest.number };
    const head = await (0,ask/* askGitHub */.X3)(context, github, (client) => client.head({ owner, repo, ...of }));
    return head.toLowerCase();
}
const WRONG = ['no-deployment', 'other-deployment'];
/** Wrong inputs, or a refused token: `warn-only` would hide them for ever. */
function isMisconfigured(failure) {
    const cause = failure.kind === 'gate-list-failed' ? failure.cause : failure;
    return WRONG.includes(cause.kind) || (cause.kind === 'status' && cause.status === 401);
}


/***/ }),

/***/ 8915:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   read: () => (/* binding */ read)
/* harmony export */ });
/* harmony import */ var _inputs_run_event_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6999);
/* harmony import */ var _inputs_source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(686);
/* harmony import */ var _inputs_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7745);



async function read(source) {
    return { scan: await readChoice(source) };
}
async function readChoice(source) {
    const { reader } = source;
    if (reader.given('scan-id') === undefined)
        return readByCommit(source);
    for (const input of ['commit', 'projects', 'wait-for'].filter((one) => reader.given(one) !== undefined)) {
        const why = input === 'wait-for' ? 'an id is of a scan that exists' : 'each names the scan';
        reader.problem(input, `and \`scan-id\` exclude each other, because ${why}; leave one of them out`);
    }
    return { by: 'id', scanId: reader.read('scan-id', _inputs_values_js__WEBPACK_IMPORTED_MODULE_2__.id) ?? 0n };
}
async function readByCommit(source) {
    const { reader } = source;
    const event = await source.event();
    const project = (0,_inputs_source_js__WEBPACK_IMPORTED_MODULE_1__/* .readProject */ .Wh)(source);
    const given = reader.given('commit') !== undefined;
    const commit = given ? (0,_inputs_run_event_js__WEBPACK_IMPORTED_MODULE_0__/* .readCommit */ .kN)(reader) : (0,_inputs_run_event_js__WEBPACK_IMPORTED_MODULE_0__/* .commitOfRun */ .Cx)(reader, event);
    if (!given && (0,_inputs_run_event_js__WEBPACK_IMPORTED_MODULE_0__/* .isQueued */ .MX)(event)) {
        const why = 'because only `gate` asks GitHub for the head of the pull request';
        reader.warn('commit', `is empty; the step uses the merge group's own commit, ${why}`);
    }
    return { by: 'commit', project, commit: commit ?? '', ref: event.ref, waitMs: (0,_inputs_source_js__WEBPACK_IMPORTED_MODULE_1__/* .readWait */ .mg)(source) };
}


/***/ }),

/***/ 5993:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   run: () => (/* binding */ run)
/* harmony export */ });
/* harmony import */ var _findings_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6321);
/* harmony import */ var _model_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4112);
/* harmony import */ var _model_deployment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2396);
/* harmony import */ var _model_step_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7761);
/* harmony import */ var _model_time_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4386);
/* harmony import */ var _projects_find_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4173);
/* harmony import */ var _scans_read_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1594);
/* harmony import */ var _scans_scan_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6107);








const OPEN = new Set(['open', 'reviewing', 'fixing', undefined]);
/** Reports one scan (web-api.md 4.5), found by its id or by its commit, with the open findings of its branch. */
async function run(context, request) {
    let found = {};
    const end = await (0,_model_context_js__WEBPACK_IMPORTED_MODULE_1__/* .resultOf */ .B)(context, request, async () => {
        const id = await (0,_model_deployment_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveId */ .Sv)(context);
        found = await readScan(context, id, request.scan);
        if (found.status === 'completed' && found.scan !== undefined) {
            found = { ...found, ...(await findingsOf(context, found.scan)) };
        }
    });
    return { ...end, ...found };
}
async function readScan(context, deploymentId, choice) {
    const searched = choice.by === 'commit' ? await searchByCommit(context, deploymentId, choice) : undefined;
    const scanId = choice.by === 'id' ? choice.scanId : (searched?.id ?? 0n);
    const details = await context.platform.scan(deploymentId, scanId);
    const inDetails = (0,_scans_scan_js__WEBPACK_IMPORTED_MODULE_6__/* .detailedStatus */ .bc)(details);
    // The details have no status: how the scan ended, the search knows.
    const summary = searched ?? (inDetails === undefined ? await searchById(context, deploymentId, details) : undefined);
    if (summary === undefined) {
        if (inDetails === undefined)
            context.notices.push({ kind: 'scan-end-unknown' });
        return { scan: details, status: inDetails };
    }
    const status = (0,_scans_scan_js__WEBPACK_IMPORTED_MODULE_6__/* .scanStatus */ .gC)(summary);
    if (status === 'running')
        return { scan: details, status: inDetails ?? status };
    const scan = {
        ...details,
        exit_code: summary.exit_code ?? details.exit_code,
        stats: withCount(details, summary),
    };
    return { scan, status, end: summary.status };
}
/** A count that the details leave out reads as 0, which the search may know better. */
function withCount({ stats }, summary) {
    const findings = (0,_scans_scan_js__WEBPACK_IMPORTED_MODULE_6__/* .totalOf */ .e6)(summary);
    return stats?.findings || !findings ? stats : { ...stats, findings };
}
/** @throws StepError where the commit was not scanned in time */
async function searchByCommit(context, deploymentId, { commit, ref, waitMs, project: name }) {
    const startMs = context.clock.now();
    const project = await (0,_projects_find_js__WEBPACK_IMPORTED_MODULE_4__/* .findProject */ .t)(context, await (0,_model_deployment_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveSlug */ .qo)(context), name);
    const search = (0,_scans_read_js__WEBPACK_IMPORTED_MODULE_5__/* .scanSearch */ .Gc)(context, deploymentId, project, [commit]);
    const { scan } = await (0,_scans_read_js__WEBPACK_IMPORTED_MODULE_5__/* .poll */ .wt)(context, startMs + waitMs, async (isLast) => {
        const ofCommit = (await search()).filter((one) => (0,_scans_scan_js__WEBPACK_IMPORTED_MODULE_6__/* .isOfCommit */ .lU)(one, commit));
        const newest = (0,_scans_scan_js__WEBPACK_IMPORTED_MODULE_6__/* .preferredScan */ .j0)(ofCommit, [ref]);
        const hasEnded = newest !== undefined && (0,_scans_scan_js__WEBPACK_IMPORTED_MODULE_6__/* .scanStatus */ .gC)(newest) !== 'running';
        return hasEnded || isLast ? { scan: newest } : undefined;
    });
    if (scan !== undefined)
        return scan;
    const waitedMs = context.clock.now() - startMs;
    throw new _model_step_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .StepError */ .zg({ kind: 'no-scan', commit, project: project.name, waitedMs });
}
/** Undefined where the search does not know the scan, or can't be asked. */
async function searchById({ platform }, deploymentId, { id, repository_id: repositoryId, started_at }) {
    const sinceMs = (0,_model_time_js__WEBPACK_IMPORTED_MODULE_7__/* .epochMs */ .e9)(started_at);
    if (repositoryId === undefined || sinceMs === undefined)
        return undefined;
    try {
        const { scans } = await platform.searchScans(deploymentId, { repositoryId, sinceMs });
        return scans.find((scan) => scan.id === id);
    }
    catch (error) {
        (0,_model_step_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .listFailure */ .PH)(error);
        return undefined;
    }
}
/** Findings that can't be read do not fail the report of the scan. */
async function findingsOf(context, read) {
    const { repository, branch } = read.meta;
    if (read.stats?.findings === 0)
        return { findings: [] };
    if (typeof repository !== 'string' || typeof branch !== 'string')
        return {};
    try {
        const lists = await Promise.all((0,_scans_scan_js__WEBPACK_IMPORTED_MODULE_6__/* .productsRun */ .Ig)(read).map((product) => (0,_scans_read_js__WEBPACK_IMPORTED_MODULE_5__/* .branchFindings */ .xH)(context, { product, repository, ref: branch })));
        const rows = lists.flatMap((list) => list.rows);
        // A secret is one row whatever its branches.
        const isHere = ({ ref }) => ref === undefined || (0,_findings_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .sameRef */ .WY)(ref, branch);
        return { findings: (0,_findings_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .worstFirst */ .md)(rows.filter((row) => isHere(row) && OPEN.has(row.status))) };
    }
    catch (error) {
        context.notices.push({ kind: 'findings-unread', cause: (0,_model_step_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .listFailure */ .PH)(error) });
        return {};
    }
}


/***/ }),

/***/ 4173:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ projectNames),
/* harmony export */   t: () => (/* binding */ findProject)
/* harmony export */ });
/* harmony import */ var _model_nearest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7957);
/* harmony import */ var _model_step_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7761);
/* harmony import */ var _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9323);



/**
 * The one project that an operation is about.
 *
 * @throws StepError where it is not found: `near` has the names that it may be a misspelling of, and is undefined where
 * the projects cannot be listed either; PlatformError
 */
async function findProject(context, slug, name) {
    try {
        return await context.platform.project(slug, name);
    }
    catch (error) {
        if (!(0,_platform_http_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .hasStatus */ .Ro)(error, [404]))
            throw error;
        const names = await projectNames(context, slug);
        throw new _model_step_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .StepError */ .zg({ ...error.failure, near: names && (0,_model_nearest_js__WEBPACK_IMPORTED_MODULE_0__/* .nearestNames */ .LE)(name, names) });
    }
}
/**
 * The names of all projects, for what has failed already: undefined where they cannot be listed either.
 *
 * @throws PlatformError that ends the step
 */
async function projectNames(context, slug) {
    if (context.stop.aborted)
        return undefined;
    try {
        return (await context.platform.projects(slug)).map(({ name }) => name);
    }
    catch (error) {
        if ((0,_platform_http_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .endsAllRequests */ .iC)(error))
            throw error;
        return undefined;
    }
}


/***/ }),

/***/ 1594:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gc: () => (/* binding */ scanSearch),
/* harmony export */   wt: () => (/* binding */ poll),
/* harmony export */   xH: () => (/* binding */ branchFindings)
/* harmony export */ });
/* harmony import */ var _findings_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6321);
/* harmony import */ var _findings_list_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7188);
/* harmony import */ var _model_deployment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2396);
/* harmony import */ var _model_step_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7761);
/* harmony import */ var _model_time_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4386);
/* harmony import */ var _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9323);
/* harmony import */ var _scan_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6107);







/** The search knows the scans of the past 30 days (field-notes, "Scans"). */
const SEARCHED_MS = 30 * _model_time_js__WEBPACK_IMPORTED_MODULE_6__/* .DAY_MS */ .sO;
/** No scan takes longer: one that was not heard of for an hour has never finished. */
const LONGEST_SCAN_MS = _model_time_js__WEBPACK_IMPORTED_MODULE_6__/* .DAY_MS */ .sO;
/**
 * Searches a project's scans. Each call gives every scan that was seen so far, as it was seen last, the newest first.
 *
 * @param commits whose scans have to be readable; those of others are no concern
 * @throws PlatformError, PagingError, StepError
 */
function scanSearch(context, deploymentId, { id: repositoryId, name }, commits) {
    const seen = new Map();
    let sinceMs = context.clock.now() - SEARCHED_MS;
    return async () => {
        if (repositoryId === undefined) {
            const message = `The platform gave no id for the project ${name}, so its scans can't be searched`;
            throw new _model_step_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .StepError */ .zg({ kind: 'unexpected', message });
        }
        const startMs = context.clock.now();
        const { scans, unreadable } = await context.platform.searchScans(deploymentId, { repositoryId, sinceMs });
        const own = unreadable.find((commit) => commits.some((wanted) => (0,_scan_js__WEBPACK_IMPORTED_MODULE_5__/* .isSameCommit */ .sw)(commit, wanted)));
        if (own !== undefined) {
            throw new _model_step_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .StepError */ .zg({ kind: 'list-broken', cause: `a scan of commit ${own} has no readable id` });
        }
        for (const scan of scans)
            seen.set(scan.id, scan);
        sinceMs = Math.max(sinceMs, startMs - LONGEST_SCAN_MS);
        return [...seen.values()].sort(_scan_js__WEBPACK_IMPORTED_MODULE_5__/* .newestFirst */ .ll);
    };
}
const FIRST_PAUSE_MS = 5000;
const MAX_PAUSE_MS = 30_000;
const PAUSE_GROWTH = 1.5;
/**
 * Looks until there is a result: after 5 s, and then after half as long again each time, up to 30 s. Also goes on while
 * the platform does not answer.
 *
 * @param untilMs since the epoch; then comes the last look, which has to give a result
 * @throws what the last look throws; before that only what time does not mend
 */
async function poll({ clock, progress, stop }, untilMs, look) {
    for (let pauseMs = FIRST_PAUSE_MS;; pauseMs = Math.min(MAX_PAUSE_MS, pauseMs * PAUSE_GROWTH)) {
        const isLast = clock.now() >= untilMs;
        try {
            const found = await look(isLast);
            if (found !== undefined)
                return found;
        }
        catch (error) {
            if (isLast || !isNoAnswer(error))
                throw error;
        }
        const leftMs = untilMs - clock.now();
        if (leftMs <= 0)
            continue;
        const ms = Math.min(pauseMs, leftMs);
        progress.pause('scan', ms, leftMs);
        await clock.sleep(ms, stop);
    }
}
/** Whether the platform, or what stands before it, does not answer for now. */
function isNoAnswer(error) {
    if (!(error instanceof _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .PlatformError */ .Wk))
        return false;
    const { kind, status = 0 } = error.failure;
    return (['connection', 'time-out'].includes(kind) || (kind === 'status' && (status >= 500 || status === 408)));
}
/**
 * The findings of one product on a branch, of every status; of secrets, which have one row whatever their branches,
 * those of the repository. A row that does not name its branch or repository belongs to it, because nothing else was
 * asked for. Servers differ in how a branch is named (`main` or `refs/heads/main`), so that one that seems to have none
 * is asked for by its other name.
 *
 * @throws PlatformError, PagingError also where rows may be missing
 */
async function branchFindings(context, list) {
    const { product, ref } = list;
    const names = product === 'secrets' || ref === undefined ? [undefined] : (0,_findings_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .refNames */ .kO)(ref);
    let found = { rows: [], elsewhere: 0 };
    for (const name of names) {
        const listed = await readBranch(context, list, name);
        (0,_findings_list_js__WEBPACK_IMPORTED_MODULE_1__/* .noteLength */ .Bk)(context, product, listed);
        const rows = listed.filter((row) => belongsTo(row, list));
        found = { rows, elsewhere: listed.length - rows.length };
        if (rows.length > 0)
            break;
    }
    return found;
}
async function readBranch(context, { product, repository }, ref) {
    const { platform } = context;
    if (product === 'secrets')
        return platform.secrets(await (0,_model_deployment_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveId */ .Sv)(context), { repo: [repository] });
    const parameters = { issue_type: product, repos: [repository], ref };
    const { rows, cut } = await platform.findings(await (0,_model_deployment_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveSlug */ .qo)(context), parameters);
    if (cut !== undefined)
        throw cut;
    return rows;
}
function belongsTo({ kind, ref: own, repository: name }, { repository, ref }) {
    const isOnBranch = kind === 'secrets' || ref === undefined || own === undefined || (0,_findings_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .sameRef */ .WY)(own, ref);
    return isOnBranch && (name === undefined || name.toLowerCase() === repository.toLowerCase());
}


/***/ }),

/***/ 6107:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ig: () => (/* binding */ productsRun),
/* harmony export */   bc: () => (/* binding */ detailedStatus),
/* harmony export */   e6: () => (/* binding */ totalOf),
/* harmony export */   gC: () => (/* binding */ scanStatus),
/* harmony export */   j0: () => (/* binding */ preferredScan),
/* harmony export */   lE: () => (/* binding */ mayHaveRun),
/* harmony export */   lU: () => (/* binding */ isOfCommit),
/* harmony export */   ll: () => (/* binding */ newestFirst),
/* harmony export */   oo: () => (/* binding */ beganMs),
/* harmony export */   pq: () => (/* binding */ countOf),
/* harmony export */   s4: () => (/* binding */ lastCompleted),
/* harmony export */   sw: () => (/* binding */ isSameCommit)
/* harmony export */ });
/* harmony import */ var _findings_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6321);
/* harmony import */ var _model_findings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3917);
/* harmony import */ var _model_time_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4386);



const UNDER_WAY = ['pending', 'running'];
const ENDED = ['completed', 'cancelled', 'error', 'never_finished'];
/** How a scan of the search stands. One with a status that is not known has ended when it says when. */
function scanStatus({ status, exit_code, completed_at }) {
    const isUnknown = status === undefined || !ENDED.includes(status);
    if (UNDER_WAY.includes(status ?? '') || (isUnknown && completed_at === undefined))
        return 'running';
    const isVerdict = status === undefined || status === 'completed';
    return isVerdict && isVerdictCode(exit_code) ? 'completed' : 'failed';
}
/** How a scan ended, as far as its details say it: they have no status, and no exit code of one that was cancelled. */
function detailedStatus({ exit_code, completed_at }) {
    if (exit_code === undefined || completed_at === undefined)
        return undefined;
    return isVerdictCode(exit_code) ? 'completed' : 'failed';
}
function isVerdictCode(exitCode) {
    return exitCode === undefined || exitCode === 0 || exitCode === 1;
}
/** The products that a scan may have run: those that it names; all where it names none that has findings. */
function productsRun({ enabled_products: names = [] }) {
    const named = _model_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .SCANNED_PRODUCTS */ .Kw.filter((product) => names.some((name) => name.toLowerCase() === product));
    return named.length === 0 ? _model_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .SCANNED_PRODUCTS */ .Kw : named;
}
/** No scan says that it ran `ai_sast`: each that ran `sast` may have. */
function mayHaveRun(scan, product) {
    return productsRun(scan).includes(product === 'ai_sast' ? 'sast' : product);
}
/**
 * How many findings of a product a scan counted, of every status; undefined where it does not say, which is not 0.
 * Beside a total that the other counts reach, a missing one is 0. Findings of AI have no count of their own.
 */
function countOf({ findings_counts: counts = {} }, product) {
    const { total, code, supply_chain, secrets } = counts;
    const own = { sast: code, sca: supply_chain, secrets }[product];
    const sum = (code ?? 0) + (supply_chain ?? 0) + (secrets ?? 0);
    return own ?? (total !== undefined && sum >= total ? 0 : undefined);
}
/** The same of all products together. */
function totalOf({ findings_counts: counts = {} }) {
    const { total, code, supply_chain, secrets } = counts;
    if (total !== undefined)
        return total;
    const parts = [code, supply_chain, secrets];
    return parts.includes(undefined) ? undefined : parts.reduce((sum, part = 0) => sum + part, 0);
}
/** Of several branches, the newest on one of `refs` counts, the first of these first; else the newest. */
function preferredScan(newestFirst, refs) {
    for (const ref of refs) {
        const onRef = newestFirst.find(({ branch }) => (0,_findings_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .sameRef */ .WY)(branch, ref));
        if (onRef !== undefined)
            return onRef;
    }
    return newestFirst[0];
}
function isOfCommit({ commit }, hash) {
    return commit !== undefined && isSameCommit(commit, hash);
}
function isSameCommit(one, other) {
    return one.toLowerCase() === other.toLowerCase();
}
/** The one of some scans that completed last on a scan's branch, or the scan itself: its findings are listed. */
function lastCompleted(scans, scan) {
    const completed = scans.filter((other) => (0,_findings_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .sameRef */ .WY)(other.branch, scan.branch) && scanStatus(other) === 'completed');
    return completed.sort((one, other) => endOf(other) - endOf(one) || newestFirst(one, other))[0] ?? scan;
}
function endOf(scan) {
    return (0,_model_time_js__WEBPACK_IMPORTED_MODULE_2__/* .epochMs */ .e9)(scan.completed_at) ?? beganMs(scan);
}
/** In epoch ms; 0 where the platform does not say it. */
function beganMs({ started_at }) {
    return (0,_model_time_js__WEBPACK_IMPORTED_MODULE_2__/* .epochMs */ .e9)(started_at) ?? 0;
}
/** By when they began. Ids grow with time; they decide where the times do not. */
function newestFirst(one, other) {
    const [start, otherStart] = [(0,_model_time_js__WEBPACK_IMPORTED_MODULE_2__/* .epochMs */ .e9)(one.started_at), (0,_model_time_js__WEBPACK_IMPORTED_MODULE_2__/* .epochMs */ .e9)(other.started_at)];
    if (start !== undefined && otherStart !== undefined && start !== otherStart)
        return otherStart - start;
    if (one.id === other.id)
        return 0;
    return one.id > other.id ? -1 : 1;
}


/***/ })

};
