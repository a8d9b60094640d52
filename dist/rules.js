export const id = 552;
export const ids = [552];
export const modules = {

/***/ 702:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cx: () => (/* binding */ commitOfRun),
/* harmony export */   MX: () => (/* binding */ isQueued),
/* harmony export */   kN: () => (/* binding */ readCommit)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8668);

/** Of other events, `GITHUB_SHA` is the head of the default branch, or not what a person means. */
const NAMES_COMMIT = /^(?:push|create|merge_group|workflow_run|workflow_dispatch|dynamic|)$/;
/** The input `commit`; undefined where it is not given. */
function readCommit(reader) {
    const text = reader.text('commit');
    if (text === undefined)
        return undefined;
    const commit = fullHash(text);
    return (commit ?? reader.problem('commit', `is ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)}; give the full hash, 40 or 64 hexadecimal digits`));
}
/** In a merge queue only GitHub knows the head of the pull request; elsewhere the event has the commit. */
function isQueued(event) {
    return event.name === 'merge_group' && event.pullRequest !== undefined;
}
/** The commit that a scanner reports of this run: of a pull request its head, which is not `GITHUB_SHA`. */
function commitOfRun(reader, event) {
    if (/^pull_request/.test(event.name)) {
        const head = fullHash(event.pullRequest?.headSha ?? '');
        if (head !== undefined)
            return head;
        const why = "and the head of the pull request could not be read from the event's file";
        return reader.problem('commit', `is empty, ${why}; give \`\${{ github.event.pull_request.head.sha }}\``);
    }
    const commit = fullHash(event.sha ?? '');
    if (commit !== undefined && !NAMES_COMMIT.test(event.name)) {
        const which = `\`${event.name}\` has no commit of its own, so the step uses ${commit.slice(0, 12)} (GITHUB_SHA)`;
        reader.warn('commit', `is empty; the event ${which}, which may not be the one you mean`);
    }
    const why = 'and outside a workflow run there is no commit to use';
    return commit ?? reader.problem('commit', `is empty, ${why}; give the full hash`);
}
function fullHash(text) {
    return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i.test(text) ? text.toLowerCase() : undefined;
}


/***/ }),

/***/ 2367:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ fileProblem)
/* harmony export */ });
const CAUSES = {
    missing: 'does not exist',
    'not a regular file': 'is not a regular file',
    'too large': 'is too large',
    unreadable: 'cannot be read',
    'too slow': 'could not be read in time',
};
/**
 * Why a file could not be read, and what to do; follows "which" in a sentence.
 *
 * @param remedy what else helps where it does not exist
 */
function fileProblem(problem, remedy) {
    return `${CAUSES[problem]}; ${problem === 'missing' ? `${remedy}, or ` : ''}correct the path`;
}


/***/ }),

/***/ 3044:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ readGitHub)
/* harmony export */ });
/* harmony import */ var _base_url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5714);
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5835);
/* harmony import */ var _token_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1006);



/** How to reach GitHub; undefined without a token. The runner says where GitHub is. */
function readGitHub(reader, environment) {
    const token = reader.text('github-token');
    // Where no runner evaluates it, the default is not a token.
    if (token === undefined || token === _table_js__WEBPACK_IMPORTED_MODULE_0__/* .GITHUB_TOKEN_DEFAULT */ .OH)
        return undefined;
    (0,_token_js__WEBPACK_IMPORTED_MODULE_1__/* .checkCharacters */ .l)(reader, 'github-token');
    return {
        token,
        apiUrl: readAddress(reader, environment, 'GITHUB_API_URL', 'https://api.github.com'),
        serverUrl: readAddress(reader, environment, 'GITHUB_SERVER_URL', 'https://github.com'),
    };
}
function readAddress(reader, environment, variable, usual) {
    const text = environment[variable] || usual;
    const url = URL.canParse(text) ? new URL(text) : undefined;
    const usable = url?.protocol === 'https:' || (url?.protocol === 'http:' && (0,_base_url_js__WEBPACK_IMPORTED_MODULE_2__/* .isLoopback */ .U)(url.hostname));
    if (usable)
        return text.replace(/\/+$/, '');
    const why = `cannot be used, because the variable ${variable} does not hold an \`https\` address`;
    reader.problem('github-token', `${why}; correct the variable, or give an empty \`github-token\``);
    return usual;
}


/***/ }),

/***/ 651:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readComment: () => (/* binding */ readComment),
/* harmony export */   readGate: () => (/* binding */ readGate),
/* harmony export */   readSkip: () => (/* binding */ readSkip)
/* harmony export */ });
/* harmony import */ var _model_filters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9016);
/* harmony import */ var _platform_http_decode_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2186);
/* harmony import */ var _commit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(702);
/* harmony import */ var _github_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3044);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5343);
/* harmony import */ var _scan_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9749);
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9137);







const DEFAULT_WAIT_MS = 15 * 60_000;
const OUTCOMES = ['fail', 'warn'];
async function readGate(source) {
    const { reader, environment } = source;
    const event = await source.event();
    const github = (0,_github_js__WEBPACK_IMPORTED_MODULE_3__/* .readGitHub */ .k)(reader, environment);
    const commit = readGatedCommit(reader, event, github !== undefined);
    const skip = readSkip(reader, event);
    const products = reader.listOf('products', _model_filters_js__WEBPACK_IMPORTED_MODULE_0__/* .PRODUCTS */ .zv);
    return {
        operation: 'gate',
        ...(0,_source_js__WEBPACK_IMPORTED_MODULE_6__/* .readBase */ .wZ)(source),
        project: (0,_names_js__WEBPACK_IMPORTED_MODULE_4__/* .readProject */ .Wh)(reader, environment.GITHUB_REPOSITORY),
        waitMs: (0,_scan_js__WEBPACK_IMPORTED_MODULE_5__.readWait)(source, DEFAULT_WAIT_MS),
        failOn: reader.oneOf('fail-on', [..._model_filters_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .oC, 'none']) ?? 'high',
        failOnConfidence: reader.oneOf('fail-on-confidence', ['low', 'medium', 'high']) ?? 'low',
        warnOnly: reader.boolean('warn-only') ?? false,
        newOnly: reader.boolean('new-only') ?? true,
        inheritIgnores: reader.boolean('inherit-ignores') ?? true,
        provisionallyIgnored: reader.oneOf('provisionally-ignored', ['ignore', 'count']) ?? 'ignore',
        onTimeout: reader.oneOf('on-timeout', OUTCOMES) ?? 'fail',
        onNoScan: reader.oneOf('on-no-scan', OUTCOMES) ?? 'fail',
        annotations: reader.boolean('annotations') ?? true,
        comment: readComment(reader),
        event,
        ...(0,_platform_http_decode_js__WEBPACK_IMPORTED_MODULE_1__/* .present */ .Eb)({ skip, commit, products: products.length === 0 ? undefined : products, github }),
    };
}
/** Why the gate lets a run pass that gets no token, unless `on-no-scan: fail` was written. */
function readSkip(reader, event) {
    if (reader.text('token') !== undefined)
        return undefined;
    return reader.text('on-no-scan')?.toLowerCase() === 'fail' ? undefined : event.untrusted;
}
/** `auto` where it is not given. */
function readComment(reader) {
    return reader.oneOf('comment', ['auto', 'always', 'never']) ?? 'auto';
}
/** Absent in a merge queue, where GitHub is asked for the head of the pull request. */
function readGatedCommit(reader, event, github) {
    if (reader.text('commit') !== undefined)
        return (0,_commit_js__WEBPACK_IMPORTED_MODULE_2__/* .readCommit */ .kN)(reader);
    if (!(0,_commit_js__WEBPACK_IMPORTED_MODULE_2__/* .isQueued */ .MX)(event))
        return (0,_commit_js__WEBPACK_IMPORTED_MODULE_2__/* .commitOfRun */ .Cx)(reader, event);
    if (github)
        return undefined;
    const why = 'so the step cannot ask GitHub for the head of the pull request in the merge queue';
    reader.warn('github-token', `is empty, ${why}, and only a scan of the merge group's own commit counts`);
    return (0,_commit_js__WEBPACK_IMPORTED_MODULE_2__/* .commitOfRun */ .Cx)(reader, event);
}


/***/ }),

/***/ 2485:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readApply: () => (/* binding */ readApply),
/* harmony export */   readExport: () => (/* binding */ readExport),
/* harmony export */   readPlan: () => (/* binding */ readPlan),
/* harmony export */   readValidate: () => (/* binding */ readValidate)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _file_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2367);
/* harmony import */ var _github_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3044);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5343);
/* harmony import */ var _saved_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1043);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8668);
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(651);
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9137);








/** Larger than any list of names that people review. */
const MAX_RULES_BYTES = 1024 * 1024;
const DEFAULT_RULES_FILE = '.github/code-security.yml';
async function readPlan(source) {
    const failOnDrift = source.reader.boolean('fail-on-drift') ?? false;
    const comment = (0,_gate_js__WEBPACK_IMPORTED_MODULE_6__.readComment)(source.reader);
    const common = await readCommon(source);
    return common === undefined ? undefined : { operation: 'plan', ...common, failOnDrift, comment };
}
async function readApply(source) {
    const dryRun = (0,_source_js__WEBPACK_IMPORTED_MODULE_7__/* .readDryRun */ .n0)(source.reader);
    const approved = await readApproved(source);
    const common = await readCommon(source);
    if (common === undefined)
        return undefined;
    return { operation: 'apply', ...common, dryRun, ...(approved === undefined ? {} : { approved }) };
}
async function readValidate(source) {
    const rules = await readRulesFile(source);
    return rules === undefined ? undefined : { operation: 'validate', ...(0,_source_js__WEBPACK_IMPORTED_MODULE_7__/* .readBase */ .wZ)(source), rules };
}
/** A file that is there is never overwritten, which is said before anything is asked. */
async function readExport(source) {
    const { reader, readFile } = source;
    const path = reader.text('rules-file') ?? DEFAULT_RULES_FILE;
    const { problem } = await readFile(path, MAX_RULES_BYTES);
    if (problem !== 'missing') {
        const what = 'give another path, or remove the file';
        reader.problem('rules-file', `is ${(0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(path)}, which already exists and is not overwritten; ${what}`);
    }
    const projects = (0,_names_js__WEBPACK_IMPORTED_MODULE_3__/* .readNames */ .r6)(reader, 'projects');
    return { operation: 'export', ...(0,_source_js__WEBPACK_IMPORTED_MODULE_7__/* .readBase */ .wZ)(source), path, ...(projects === undefined ? {} : { projects }) };
}
async function readCommon(source) {
    const github = (0,_github_js__WEBPACK_IMPORTED_MODULE_2__/* .readGitHub */ .k)(source.reader, source.environment);
    const rules = await readRulesFile(source);
    const event = await source.event();
    if (rules === undefined)
        return undefined;
    if (rules.needs.github && github === undefined) {
        const what = 'give a token that sees the repositories';
        source.reader.problem('github-token', `is empty, but ${(0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(rules.path)} looks at GitHub; ${what}`);
    }
    return { ...(0,_source_js__WEBPACK_IMPORTED_MODULE_7__/* .readBase */ .wZ)(source), rules, event, ...(github === undefined ? {} : { github }) };
}
async function readRulesFile({ reader, readFile, environment }) {
    const path = reader.text('rules-file') ?? DEFAULT_RULES_FILE;
    const file = await readFile(path, MAX_RULES_BYTES);
    if (file.text === undefined) {
        const other = /\.ya?ml$/.test(path)
            ? path.replace(/\.(ya?)ml$/, (_, y) => (y === 'y' ? '.yaml' : '.yml'))
            : path;
        const isThere = other !== path && (await readFile(other, MAX_RULES_BYTES)).text !== undefined;
        const why = isThere
            ? `does not exist; did you mean ${(0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(other)}?`
            : (0,_file_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .fileProblem */ .W)(file.problem, 'first check out the repository');
        return reader.problem('rules-file', `is ${(0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(path)}, which ${why}`);
    }
    const { parseRules } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 2118));
    const parsed = await parseRules(file.text, path);
    const inRepository = pathInRepository(path, environment.GITHUB_WORKSPACE || '.');
    if (parsed.ok) {
        return { ...parsed.rules, ...(inRepository === undefined ? {} : { pathInRepository: inRepository }) };
    }
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
/** Never falls open: an empty value comes from a plan that was not made. */
async function readApproved(source) {
    const { reader, readFile, now } = source;
    const { baseUrl } = source.connection;
    if (reader.isEmptied('approved-plan')) {
        const why = 'as happens when the job that makes the plan did not run';
        const what = 'give the path of a plan, its hash, or `none`';
        return reader.problem('approved-plan', `is set but empty, ${why}; ${what}`);
    }
    const text = reader.text('approved-plan') ?? 'none';
    if (text.toLowerCase() === 'none')
        return undefined;
    if (/^[0-9a-f]{64}$/i.test(text))
        return { by: 'hash', hash: text.toLowerCase() };
    if (/^[0-9a-f]{7,63}$/i.test(text)) {
        const what = 'which is only part of a hash; give all 64 digits, from the output `plan-hash`';
        return reader.problem('approved-plan', `is ${(0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(text)}, ${what}`);
    }
    try {
        const { readSavedPlan } = await __webpack_require__.e(/* import() | saved */ 748).then(__webpack_require__.bind(__webpack_require__, 1202));
        const plan = await readSavedPlan(text, readFile, now);
        if ((0,_saved_file_js__WEBPACK_IMPORTED_MODULE_4__/* .sameAddress */ .xU)(plan.baseUrl, baseUrl.href) || reader.hasProblem('base-url'))
            return { by: 'plan', plan };
        const other = `is a plan for ${(0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(plan.baseUrl)}, but \`base-url\` is ${(0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(baseUrl.href)}`;
        return reader.problem('approved-plan', `${other}; give a plan for this platform`);
    }
    catch (error) {
        if (!(error instanceof _saved_file_js__WEBPACK_IMPORTED_MODULE_4__/* .SavedFileError */ .sh))
            throw error;
        return reader.problem('approved-plan', `is ${(0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(text)}, which ${error.message}`);
    }
}


/***/ }),

/***/ 9749:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readScan: () => (/* binding */ readScan),
/* harmony export */   readWait: () => (/* binding */ readWait)
/* harmony export */ });
/* harmony import */ var _commit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(702);
/* harmony import */ var _connection_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1656);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5343);
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9137);




async function readScan(source) {
    return { operation: 'scan', ...(0,_source_js__WEBPACK_IMPORTED_MODULE_3__/* .readBase */ .wZ)(source), scan: await readChoice(source) };
}
async function readChoice(source) {
    const { reader } = source;
    const scanId = reader.id('scan-id');
    if (reader.text('scan-id') === undefined)
        return readByCommit(source);
    for (const input of ['commit', 'projects', 'wait-for'].filter((one) => reader.text(one) !== undefined)) {
        reader.problem(input, 'and `scan-id` exclude each other, because each names the scan; leave one of them out');
    }
    return { by: 'id', scanId: scanId ?? 0n };
}
async function readByCommit(source) {
    const { reader, environment } = source;
    const event = await source.event();
    const project = (0,_names_js__WEBPACK_IMPORTED_MODULE_2__/* .readProject */ .Wh)(reader, environment.GITHUB_REPOSITORY);
    const given = reader.text('commit') !== undefined;
    const commit = given ? (0,_commit_js__WEBPACK_IMPORTED_MODULE_0__/* .readCommit */ .kN)(reader) : (0,_commit_js__WEBPACK_IMPORTED_MODULE_0__/* .commitOfRun */ .Cx)(reader, event);
    if (!given && (0,_commit_js__WEBPACK_IMPORTED_MODULE_0__/* .isQueued */ .MX)(event)) {
        const why = 'because only `gate` asks GitHub for the head of the pull request';
        reader.warn('commit', `is empty; the step uses the merge group's own commit, ${why}`);
    }
    return {
        by: 'commit',
        project,
        commit: commit ?? '',
        ...(event.ref === undefined ? {} : { ref: event.ref }),
        waitMs: readWait(source, 0),
    };
}
/** How long to wait for a scan; more than `time-limit` would never be reached. */
function readWait({ reader, connection }, defaultMs) {
    const waitMs = reader.duration('wait-for', 0, _connection_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_DURATION_MS */ .rG) ?? defaultMs;
    if (waitMs > connection.timeLimitMs) {
        const what = 'which ends the step first; raise `time-limit` to wait that long';
        reader.warn('wait-for', `is longer than \`time-limit\`, ${what}`);
    }
    return waitMs;
}


/***/ }),

/***/ 4042:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readUndo: () => (/* binding */ readUndo)
});

// EXTERNAL MODULE: ./build/src/inputs/names.js
var names = __webpack_require__(5343);
// EXTERNAL MODULE: ./build/src/inputs/saved-file.js
var saved_file = __webpack_require__(1043);
// EXTERNAL MODULE: ./build/src/model/saved.js
var saved = __webpack_require__(936);
// EXTERNAL MODULE: ./build/src/platform/http/decode.js
var decode = __webpack_require__(2186);
// EXTERNAL MODULE: ./build/src/model/project-settings.js
var project_settings = __webpack_require__(1062);
// EXTERNAL MODULE: ./build/src/model/triage.js
var triage = __webpack_require__(1863);
;// CONCATENATED MODULE: ./build/src/inputs/saved-policies.js

const part = (0,decode/* oneOf */.yL)('code', 'secrets', 'remediation');
const any = (value) => value;
/** In the API's own words, as the platform gave them: it checks them again. */
const bundle = (0,decode/* required */.mw)(decode/* fields */.OA);
const entry = (0,decode/* object */.Ik)({
    part,
    kind: (0,decode/* oneOf */.yL)('detection', 'exception', 'remediation', 'other'),
    effect: (0,decode/* oneOf */.yL)('create', 'update', 'delete'),
    key: (0,decode/* mapped */.CV)((0,decode/* required */.mw)(decode/* fields */.OA), (key) => Object.fromEntries(Object.entries(key).map(([name, value]) => [name, String(value)]))),
    before: (0,decode/* optional */.lq)(decode/* fields */.OA),
    after: (0,decode/* optional */.lq)(decode/* fields */.OA),
    fields: (0,decode/* list */.p_)((0,decode/* object */.Ik)({
        field: decode/* requiredText */.$4,
        before: any,
        after: any,
        added: (0,decode/* optional */.lq)((0,decode/* list */.p_)(any)),
        removed: (0,decode/* optional */.lq)((0,decode/* list */.p_)(any)),
    })),
});
const change = (0,decode/* object */.Ik)({
    target: (0,decode/* object */.Ik)({ kind: (0,decode/* oneOf */.yL)('policies'), part }),
    field: (0,decode/* oneOf */.yL)('policies'),
    before: bundle,
    after: bundle,
    entries: (0,decode/* list */.p_)(entry),
    version: decode/* requiredText */.$4,
});
const policyRow = (0,decode/* object */.Ik)({ change, state: (0,decode/* required */.mw)(decode/* text */.Qq), leftVersion: (0,decode/* optional */.lq)(decode/* text */.Qq) });
/** A part of the policies that a step wrote, also where it was not what it should be afterwards, or may have written. */
function savedPolicies({ state, ...row }) {
    return row.leftVersion === undefined && state !== 'unknown' ? [] : [row];
}

;// CONCATENATED MODULE: ./build/src/inputs/saved-journal.js





const project = (0,decode/* object */.Ik)({ kind: (0,decode/* oneOf */.yL)('project'), name: decode/* requiredText */.$4 });
const onOff = (0,decode/* required */.mw)(decode/* boolean */.zM);
const scan = { target: project, before: onOff, after: onOff };
const ofField = (0,decode/* object */.Ik)({ field: (0,decode/* oneOf */.yL)('tag', ...project_settings/* SETTING_FIELDS */.t8) });
const tagChange = (0,decode/* object */.Ik)({ ...scan, field: (0,decode/* oneOf */.yL)('tag'), tag: decode/* requiredText */.$4 });
const switchChange = (0,decode/* object */.Ik)({ ...scan, field: (0,decode/* oneOf */.yL)(...project_settings/* SWITCH_FIELDS */.Fz) });
const texts = (0,decode/* object */.Ik)({
    target: project,
    field: (0,decode/* oneOf */.yL)(...project_settings/* TEXT_FIELDS */.iX),
    before: (0,decode/* optional */.lq)(decode/* text */.Qq),
    after: (0,decode/* optional */.lq)(decode/* text */.Qq),
});
const projectChange = (value) => {
    const { field } = ofField(value);
    if (field === 'tag')
        return tagChange(value);
    if ((0,project_settings/* isSwitchField */.Zv)(field))
        return switchChange(value);
    const { before, after, ...change } = texts(value);
    return { ...change, before, after };
};
const issueType = (0,decode/* oneOf */.yL)('sast', 'sca', 'ai_sast', 'secrets');
const finding = (0,decode/* object */.Ik)({
    kind: (0,decode/* oneOf */.yL)('finding'),
    id: decode.id,
    issueType,
    repository: (0,decode/* optional */.lq)(decode/* text */.Qq),
    severity: (0,decode/* optional */.lq)(decode/* text */.Qq),
    rule: (0,decode/* optional */.lq)(decode/* text */.Qq),
    path: (0,decode/* optional */.lq)(decode/* text */.Qq),
    line: (0,decode/* optional */.lq)(decode/* count */.U9),
    url: (0,decode/* optional */.lq)(decode/* text */.Qq),
    ref: (0,decode/* optional */.lq)(decode/* text */.Qq),
    relevantSince: (0,decode/* optional */.lq)(decode/* text */.Qq),
    matchId: (0,decode/* optional */.lq)(decode/* text */.Qq),
    secretType: (0,decode/* optional */.lq)(decode/* text */.Qq),
    validation: (0,decode/* optional */.lq)(decode/* text */.Qq),
});
const former = (0,decode/* object */.Ik)({
    status: (0,decode/* optional */.lq)(decode/* text */.Qq),
    triageState: (0,decode/* optional */.lq)(decode/* text */.Qq),
    reason: (0,decode/* optional */.lq)(decode/* text */.Qq),
    note: (0,decode/* optional */.lq)(decode/* text */.Qq),
    triagedAt: (0,decode/* optional */.lq)(decode/* text */.Qq),
});
const decision = (0,decode/* object */.Ik)({
    state: (0,decode/* optional */.lq)((0,decode/* oneOf */.yL)(...triage/* TRIAGE_STATES */.wr)),
    reason: (0,decode/* optional */.lq)(decode/* text */.Qq),
    note: (0,decode/* optional */.lq)(decode/* text */.Qq),
});
const saved_journal_triage = (0,decode/* object */.Ik)({
    target: finding,
    field: (0,decode/* oneOf */.yL)('triage'),
    before: (0,decode/* optional */.lq)(former),
    after: decision,
});
const triageChange = (value) => {
    const { before, ...change } = saved_journal_triage(value);
    return { ...change, before };
};
const state = (0,decode/* required */.mw)(decode/* text */.Qq);
const journal = (0,decode/* object */.Ik)({
    policies: (0,decode/* list */.p_)(policyRow),
    projects: (0,decode/* list */.p_)((0,decode/* object */.Ik)({
        project: (0,decode/* required */.mw)(decode/* text */.Qq),
        state,
        id: (0,decode/* optional */.lq)(decode.id),
        changes: (0,decode/* list */.p_)(projectChange),
        done: (0,decode/* list */.p_)(projectChange),
        failure: (0,decode/* optional */.lq)((0,decode/* object */.Ik)({ kind: (0,decode/* optional */.lq)(decode/* text */.Qq), lost: (0,decode/* list */.p_)(decode/* text */.Qq) })),
    })),
    findings: (0,decode/* list */.p_)((0,decode/* object */.Ik)({ state, change: triageChange })),
    siblings: (0,decode/* list */.p_)((0,decode/* object */.Ik)({ id: decode.id, of: (0,decode/* optional */.lq)(decode.id), before: (0,decode/* optional */.lq)(former) })),
    triage: (0,decode/* optional */.lq)((0,decode/* object */.Ik)({ triaged: (0,decode/* list */.p_)(decode.id) })),
});
const report = (0,decode/* object */.Ik)({
    result: (0,decode/* optional */.lq)((0,decode/* object */.Ik)({ journal: (0,decode/* optional */.lq)(journal), request: (0,decode/* optional */.lq)(decode/* fields */.OA) })),
});
const triageRequest = (0,decode/* object */.Ik)({ issueType, decision });
/** What a step changed, or may have changed, by the journal of its report. */
function savedJournal(result) {
    const { journal: rows, request } = (0,saved_file/* readPart */.on)(report, { result }).result ?? {};
    if (rows === undefined)
        return { policies: [], projects: [], findings: [] };
    return {
        policies: rows.policies.flatMap(savedPolicies),
        projects: rows.projects.flatMap(savedProject),
        findings: savedFindings(rows, request),
    };
}
/** `done` says what was made, of a row that failed, too; where that is unknown, all that was wanted may have been. */
function savedProject({ project, id, state, failure, ...row }) {
    const isUnknown = state === 'unknown';
    const changes = isUnknown ? row.changes : row.done;
    const target = { kind: 'project', name: project };
    const tags = failure?.kind === 'tags-lost' ? failure.lost : [];
    const lost = tags.map((tag) => ({ target, field: 'tag', tag, before: true, after: false }));
    if (changes.length + lost.length === 0)
        return [];
    return [{ name: project, ...(id === undefined ? {} : { id }), changes, lost, isUnknown }];
}
/** Findings that the platform moved without being asked have no row of their own: what they were is not known. */
function savedFindings({ findings, siblings, triage }, request) {
    const bySelected = Map.groupBy(siblings, ({ of }) => of);
    const moved = new Set(triage?.triaged);
    const rows = findings.filter(({ state, change }) => state === 'changed' || state === 'unknown' || moved.has(change.target.id));
    const listed = rows.map(({ change, state: ended }) => {
        const along = bySelected.get(change.target.id) ?? [];
        return {
            change,
            isUnknown: ended === 'unknown',
            siblings: along.flatMap(({ id, before }) => (before ? [{ id, before }] : [])),
        };
    });
    const known = new Set(listed.flatMap((one) => [one.change.target.id, ...one.siblings.map(({ id }) => id)]));
    const ids = [...moved].filter((id) => !known.has(id));
    const changes = new Map(findings.map(({ change }) => [change.target.id, change]));
    const movedWith = new Map(siblings.map(({ id, of }) => [id, of === undefined ? undefined : changes.get(of)]));
    return [
        ...listed,
        ...ids.map((id) => {
            const by = movedWith.get(id);
            const { issueType, decision: after } = by === undefined
                ? (0,saved_file/* readPart */.on)(triageRequest, request)
                : { issueType: by.target.issueType, decision: by.after };
            const target = { kind: 'finding', id, issueType };
            const change = { target, field: 'triage', before: undefined, after };
            return { change, isUnknown: false, siblings: [] };
        }),
    ];
}

;// CONCATENATED MODULE: ./build/src/inputs/saved-report.js




const FORMAT = { ...saved/* REPORT_FORMAT */.t, what: 'the report of a step of this action' };
const UNDOABLE = ['tag', 'managed-scan', 'triage', 'apply', 'undo'];
const saved_report_report = (0,decode/* object */.Ik)({
    operation: (0,decode/* required */.mw)(decode/* text */.Qq),
    platform: (0,decode/* required */.mw)(decode/* text */.Qq),
    deployment: (0,decode/* optional */.lq)((0,decode/* object */.Ik)({ slug: (0,decode/* optional */.lq)(decode/* text */.Qq), id: (0,decode/* optional */.lq)(decode.id) })),
    platform_ended_at: (0,decode/* lenient */.W_)(decode/* text */.Qq),
    result: (0,decode/* optional */.lq)((0,decode/* object */.Ik)({ request: (0,decode/* optional */.lq)((0,decode/* object */.Ik)({ dryRun: (0,decode/* lenient */.W_)(decode/* boolean */.zM) })) })),
});
/**
 * The report of a step that changed something, with what it changed.
 *
 * @throws SavedFileError when it is not one, or not as it was written
 */
async function readSavedReport(path, readFile) {
    const file = await (0,saved_file/* readSavedFile */.Gj)(path, FORMAT, readFile);
    const read = (0,saved_file/* readPart */.on)(saved_report_report, file);
    const operation = UNDOABLE.find((one) => one === read.operation);
    if (operation === undefined) {
        const which = 'give the report of a `tag`, `managed-scan`, `triage` or `apply` step';
        throw new saved_file/* SavedFileError */.sh(`is the report of a \`${read.operation}\` step, which changes nothing; ${which}`);
    }
    if (read.result?.request?.dryRun) {
        throw new saved_file/* SavedFileError */.sh('is the report of a dry run, which changed nothing; give the report of the real step');
    }
    const endedAtMs = Date.parse(read.platform_ended_at ?? '');
    return {
        operation,
        baseUrl: read.platform,
        deployment: read.deployment ?? {},
        ...(Number.isNaN(endedAtMs) ? {} : { platformEndedAtMs: endedAtMs }),
        ...savedJournal(file.result),
    };
}

// EXTERNAL MODULE: ./build/src/inputs/text.js
var inputs_text = __webpack_require__(8668);
// EXTERNAL MODULE: ./build/src/inputs/operations/source.js
var operations_source = __webpack_require__(9137);
;// CONCATENATED MODULE: ./build/src/inputs/operations/undo.js





/** `max-changes` has no default here, because the report names every row. */
async function readUndo(source) {
    const projects = (0,names/* readNames */.r6)(source.reader, 'projects');
    const writing = (0,operations_source/* readWriting */.LC)(source, undefined);
    const report = await readReport(source);
    if (report === undefined)
        return undefined;
    return {
        operation: 'undo',
        ...writing,
        report,
        ...(projects === undefined ? {} : { projects }),
    };
}
async function readReport({ reader, readFile, connection }) {
    const { baseUrl } = connection;
    const path = reader.text('report');
    if (path === undefined) {
        const what = 'give the path of the report of the step to undo, which is its output `report-path`';
        return reader.problem('report', `is empty; ${what}`);
    }
    try {
        const report = await readSavedReport(path, readFile);
        if ((0,saved_file/* sameAddress */.xU)(report.baseUrl, baseUrl.href) || reader.hasProblem('base-url'))
            return report;
        const other = `is the report of a step on ${(0,inputs_text/* quote */.hD)(report.baseUrl)}, but \`base-url\` is ${(0,inputs_text/* quote */.hD)(baseUrl.href)}`;
        return reader.problem('report', `${other}; give the report of a step on this platform`);
    }
    catch (error) {
        if (!(error instanceof saved_file/* SavedFileError */.sh))
            throw error;
        return reader.problem('report', `is ${(0,inputs_text/* quote */.hD)(path)}, which ${error.message}`);
    }
}


/***/ }),

/***/ 1043:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gj: () => (/* binding */ readSavedFile),
/* harmony export */   on: () => (/* binding */ readPart),
/* harmony export */   sh: () => (/* binding */ SavedFileError),
/* harmony export */   xU: () => (/* binding */ sameAddress)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _platform_http_decode_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2186);
/* harmony import */ var _platform_http_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9598);
/* harmony import */ var _file_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2367);




/** Larger than any report of a step that `undo` takes. */
const MAX_BYTES = 256 * 1024 * 1024;
/** The last field of the file. It is the checksum of the text that has zeros in its place. */
const CHECKSUM = /"checksum"\s*:\s*"([0-9a-f]{64})"\s*\}\s*$/;
/** What cannot be used of a saved file; the message follows the input's name in a sentence. */
class SavedFileError extends Error {
    name = 'SavedFileError';
}
/**
 * The fields of a file that this action wrote earlier, whole and as it was written.
 *
 * @throws SavedFileError for anything else
 */
async function readSavedFile(path, format, readFile) {
    const { text, problem } = await readFile(path, MAX_BYTES);
    if (text === undefined)
        throw new SavedFileError((0,_file_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .fileProblem */ .W)(problem, 'first download the artifact that contains it'));
    const value = parsed(text);
    if (value?.schema !== format.schema) {
        throw new SavedFileError(`is not ${format.what}; give the path of one`);
    }
    if (value.version !== format.version) {
        const what = 'write and read it with the same version of this action';
        throw new SavedFileError(`has version ${String(value.version)}, not ${format.version}, of its format; ${what}`);
    }
    const written = CHECKSUM.exec(text)?.[1];
    if (written === undefined)
        throw new SavedFileError('has no checksum at its end; give the whole file');
    const at = text.lastIndexOf(written);
    const zeroed = text.slice(0, at) + '0'.repeat(written.length) + text.slice(at + written.length);
    if ((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(zeroed).digest('hex') !== written) {
        throw new SavedFileError('was changed after it was written; give the file as the step wrote it');
    }
    return value;
}
function parsed(text) {
    try {
        return (0,_platform_http_json_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJson */ .q)(text);
    }
    catch {
        throw new SavedFileError('is not JSON, or was cut short; give the whole file');
    }
}
/**
 * Reads a part of a file whose checksum is right: what it lacks was written by something else.
 *
 * @throws SavedFileError
 */
function readPart(decoder, value) {
    try {
        return decoder(value);
    }
    catch (error) {
        if (!(error instanceof _platform_http_decode_js__WEBPACK_IMPORTED_MODULE_1__/* .ShapeProblem */ .PT))
            throw error;
        throw new SavedFileError(`has content that this version does not understand: ${error.message}; give a file that this version wrote`);
    }
}
/** A file belongs to one platform. */
function sameAddress(one, other) {
    const bare = (address) => (URL.canParse(address) ? new URL(address).href : address).replace(/\/+$/, '');
    return bare(one) === bare(other);
}


/***/ }),

/***/ 4535:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ findingTarget)
/* harmony export */ });
/* harmony import */ var _platform_http_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2186);

/** A finding of a list, as what changes or is shown names it. */
function findingTarget(finding) {
    const { id, kind, repository, severity, rule, path, line, ref } = finding;
    const known = {
        repository,
        severity,
        rule,
        secretType: finding.secret_type,
        validation: finding.validation_state,
        path,
        line,
        url: finding.line_of_code_url,
        ref,
        relevantSince: finding.relevant_since ?? finding.created_at,
        matchId: finding.match_based_id,
    };
    return { kind: 'finding', id, issueType: kind, ...(0,_platform_http_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .present */ .Eb)(known) };
}


/***/ }),

/***/ 9021:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bs: () => (/* binding */ RULE_TYPES),
/* harmony export */   J2: () => (/* binding */ FINDING_CONDITIONS),
/* harmony export */   d5: () => (/* binding */ findingCondition)
/* harmony export */ });
/* harmony import */ var _platform_http_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2186);
/* harmony import */ var _filters_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9016);


const FILTERS = _filters_js__WEBPACK_IMPORTED_MODULE_1__/* .TRIAGE_FILTERS */ .bL;
/** Kinds of findings that rules can triage. */
const RULE_TYPES = ['sast', 'sca', 'secrets'];
/** Those that are filters of the API take their values and kinds from there. */
const ROWS = [
    {
        name: 'type',
        form: 'values',
        values: RULE_TYPES,
        alias: ['issue-type', 'kind', 'product'],
        meaning: 'Kind of the findings; a rule looks at one kind.',
    },
    {
        name: 'status',
        form: 'values',
        alias: ['triage-state'],
        meaning: 'Status of the finding. Secrets are never `reviewing` or `fixing`.',
    },
    {
        name: 'severity',
        form: 'values',
        alias: ['severities'],
        wire: 'severities',
        meaning: 'Severity of the finding.',
    },
    {
        name: 'confidence',
        form: 'values',
        meaning: 'Confidence of the rule that found it.',
    },
    {
        name: 'repo',
        form: 'names',
        spelled: 'project',
        alias: ['repos', 'repository', 'repositories', 'project', 'projects', 'name'],
        wire: 'repos',
        meaning: 'Names or patterns of repositories.',
    },
    {
        name: 'project-tag',
        form: 'names',
        spelled: 'tag',
        alias: ['project-tags', 'projects-tagged', 'tag', 'tags'],
        wire: 'project_tags',
        meaning: 'Tags of the project, or patterns of them.',
    },
    {
        name: 'rule',
        form: 'names',
        alias: ['rules', 'rule-name'],
        wire: 'rules',
        meaning: 'Names or patterns of the rules that found it.',
    },
    {
        name: 'path',
        form: 'names',
        spelled: 'path',
        alias: ['paths', 'file'],
        wire: 'paths',
        meaning: 'Patterns of file paths, such as `**/test/**`.',
    },
    {
        name: 'category',
        form: 'names',
        alias: ['categories'],
        wire: 'categories',
        meaning: 'Categories of the finding or patterns of them, such as `security`.',
    },
    {
        name: 'cwe',
        form: 'names',
        spelled: 'cwe',
        alias: ['cwe-names'],
        types: ['sast', 'sca'],
        meaning: 'Weaknesses by number, such as `CWE-79`.',
    },
    {
        name: 'branch',
        form: 'names',
        alias: ['ref', 'branches'],
        wire: 'ref',
        meaning: 'Branches or patterns of them. Without it, each finding counts once, on whatever branches it is.',
    },
    {
        name: 'older-than',
        form: 'age',
        alias: ['older', 'age'],
        meaning: 'First detected, or reintroduced, longer ago than this age.',
    },
    {
        name: 'newer-than',
        form: 'age',
        alias: ['newer', 'since'],
        meaning: 'First detected, or reintroduced, within this age.',
    },
    {
        name: 'triaged-before',
        form: 'age',
        types: ['sast', 'sca'],
        meaning: 'Last triaged longer ago than this age.',
    },
    {
        name: 'triage-reason',
        form: 'values',
        alias: ['triage-reasons', 'reason'],
        wire: 'triage_reasons',
        meaning: 'The reason that the last triage gave.',
    },
    {
        name: 'verdict',
        form: 'values',
        alias: ['autotriage-verdict'],
        wire: 'autotriage_verdict',
        meaning: 'Verdict of the automatic triage.',
    },
    {
        name: 'component-tag',
        form: 'names',
        alias: ['component-tags', 'component'],
        wire: 'component_tags',
        meaning: 'Component tags of the finding or patterns of them, such as `user data`.',
    },
    {
        name: 'ticket',
        form: 'boolean',
        alias: ['has-ticket'],
        wire: 'has_ticket',
        meaning: 'Whether a ticket is linked.',
    },
    {
        name: 'decided-by',
        form: 'values',
        values: ['nobody', 'rules', 'platform', 'people', 'anyone'],
        meaning: 'Whose decisions the rule may touch: `nobody` (never triaged) and `rules` (last triaged by a rule), which ' +
            'is the default; `platform` (its automation); `people`; `anyone`.',
    },
    {
        name: 'dependency',
        form: 'names',
        alias: ['dependencies', 'package'],
        wire: 'dependencies',
        meaning: 'Names or patterns of the dependency.',
    },
    {
        name: 'transitivity',
        form: 'values',
        alias: ['transitivities'],
        wire: 'transitivities',
        meaning: 'How the dependency comes in.',
    },
    {
        name: 'reachability',
        form: 'values',
        alias: ['exposures', 'exposure'],
        wire: 'exposures',
        meaning: 'Whether the vulnerable code can be reached.',
    },
    {
        name: 'epss-above',
        form: 'number',
        alias: ['epss', 'epss-score', 'epss-probability'],
        types: ['sca'],
        meaning: 'The EPSS score is above this: a number from 0 to 1.',
    },
    {
        name: 'malicious',
        form: 'boolean',
        alias: ['is-malicious'],
        types: ['sca'],
        meaning: 'Whether the dependency is malicious.',
    },
    {
        name: 'secret-type',
        form: 'names',
        alias: ['secret-types'],
        wire: 'secret_types',
        meaning: 'Types of the secret or patterns of them, often named after the provider.',
    },
    {
        name: 'validation',
        form: 'values',
        alias: ['validation-state'],
        wire: 'validation_state',
        meaning: 'Whether the secret could be validated.',
    },
    {
        name: 'visibility',
        form: 'values',
        alias: ['repository-visibility'],
        wire: 'repository_visibility',
        meaning: 'Visibility of the repository that holds the secret.',
    },
    {
        name: 'historical',
        form: 'boolean',
        alias: ['include-historical'],
        types: ['secrets'],
        meaning: 'Whether the secret is only in the history.',
    },
];
/** What the rules under `findings` can look at. */
const FINDING_CONDITIONS = ROWS.map((row) => {
    const filter = FILTERS.find(({ wire }) => wire === (row.wire ?? row.name));
    if (filter === undefined)
        return row;
    const types = RULE_TYPES.filter((type) => filter.listed[type] !== undefined);
    const isOfAll = types.length === RULE_TYPES.length;
    const values = row.form === 'values' ? filter.values : undefined;
    return { ...row, ...(0,_platform_http_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .present */ .Eb)({ values, types: isOfAll ? undefined : types }) };
});
function findingCondition(key) {
    return FINDING_CONDITIONS.find((row) => row.name === key);
}


/***/ }),

/***/ 8561:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ sortedLines),
/* harmony export */   z: () => (/* binding */ hashOfPlan)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _compare_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3508);


/**
 * The hash of a plan: 64 hexadecimal digits, the same for the same changes on any machine, in whatever order the
 * changes come.
 *
 * @param deployment slug, as the platform spells it
 */
function hashOfPlan(deployment, lines) {
    const rows = sortedLines(lines).map(({ target, field, before, after }) => [target, field, before, after]);
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256')
        .update(JSON.stringify([deployment, ...rows]))
        .digest('hex');
}
const COLUMNS = ['target', 'field', 'before', 'after'];
/** In the one order that a plan's file and its hash have. */
function sortedLines(lines) {
    return lines.toSorted((one, other) => {
        const column = COLUMNS.find((name) => one[name] !== other[name]) ?? 'target';
        return (0,_compare_js__WEBPACK_IMPORTED_MODULE_1__/* .compare */ .U)(one[column], other[column]);
    });
}


/***/ }),

/***/ 9072:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ countOfChanges),
/* harmony export */   z: () => (/* binding */ policyEntries)
/* harmony export */ });
/** How many changes a plan has; of policies each entry of their difference is one. */
function countOfChanges({ changes }) {
    const others = changes.filter(({ change }) => change.field !== 'policies');
    return others.length + policyEntries(changes).length;
}
function policyEntries(changes) {
    return changes.flatMap(({ change }) => (change.field === 'policies' ? change.entries : []));
}


/***/ }),

/***/ 5991:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ REFUSED_POLICIES)
/* harmony export */ });
/** What the platform refuses because of what the rules file asks for, whatever its status. */
const REFUSED_POLICIES = new Set([
    'DEPLOYMENT_NOT_MIGRATED',
    'PRODUCT_NOT_ENABLED',
    'RESERVED_SLUG',
]);


/***/ }),

/***/ 8197:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fd: () => (/* binding */ projectCondition),
/* harmony export */   HL: () => (/* binding */ PROJECT_CONDITIONS),
/* harmony export */   qE: () => (/* binding */ PROPERTY_KEY)
/* harmony export */ });
/* unused harmony export PROPERTY_NAME */
/** What the rules under `projects` can look at. */
const PROJECT_CONDITIONS = [
    {
        name: 'name',
        form: 'names',
        spelled: 'project',
        alias: ['project', 'projects', 'repo'],
        meaning: 'Names or patterns of projects, such as `acme/pay-*`.',
    },
    {
        name: 'tag',
        form: 'names',
        spelled: 'tag',
        alias: ['tags', 'project-tag', 'projects-tagged'],
        meaning: 'Tags or patterns of tags that the project has, or that a rule above gives it.',
    },
    {
        name: 'never-scanned',
        form: 'boolean',
        meaning: '`true`: the project has never been scanned; `false`: it has.',
    },
    {
        name: 'last-scan-before',
        form: 'age',
        alias: ['last-scan', 'last-scanned-before'],
        meaning: 'The last scan was longer ago than this. A project that has never been scanned does not match.',
    },
    {
        name: 'managed-scan.diff',
        form: 'boolean',
        alias: ['diff', 'diff-scan'],
        meaning: 'Whether managed scans of pull requests are on.',
    },
    {
        name: 'managed-scan.full',
        form: 'boolean',
        alias: ['full', 'full-scan'],
        meaning: 'Whether managed full scans are on.',
    },
    {
        name: 'github.visibility',
        form: 'values',
        values: ['public', 'private', 'internal'],
        alias: ['visibility'],
        fills: true,
        meaning: 'Visibility of the repository on GitHub.',
    },
    {
        name: 'github.archived',
        form: 'boolean',
        alias: ['archived'],
        fills: true,
        meaning: 'Whether the repository is archived on GitHub.',
    },
    {
        name: 'github.fork',
        form: 'boolean',
        alias: ['fork'],
        fills: true,
        meaning: 'Whether the repository is a fork.',
    },
    {
        name: 'github.template',
        form: 'boolean',
        alias: ['template', 'github.is-template'],
        fills: true,
        meaning: 'Whether the repository is a template.',
    },
    {
        name: 'github.topic',
        form: 'names',
        alias: ['topic', 'topics', 'github.topics'],
        fills: true,
        meaning: 'Topics of the repository on GitHub, or patterns of them.',
    },
    {
        name: 'github.language',
        form: 'names',
        alias: ['language'],
        fills: true,
        meaning: 'Main language of the repository as GitHub sees it, such as `TypeScript`.',
    },
    {
        name: 'github.property.<name>',
        form: 'names',
        spelled: 'property',
        fills: true,
        meaning: 'A custom property of the repository on GitHub. Values compare as strings, also `true` and `1`.',
    },
    {
        name: 'github.team',
        form: 'values',
        spelled: 'team',
        alias: ['team', 'teams', 'github.teams'],
        fills: true,
        meaning: 'Slugs of teams that have access to the repository. Each team is named in full, without patterns.',
    },
    {
        name: 'github.pushed-before',
        form: 'age',
        alias: ['pushed-before'],
        meaning: 'The last push was longer ago than this.',
    },
];
/** An expression for what GitHub takes as the name of a custom property. */
const PROPERTY_NAME = '[A-Za-z0-9_$#-]{1,75}';
const PROPERTY_KEY = `^github\\.property\\.${PROPERTY_NAME}$`;
const propertyKey = new RegExp(PROPERTY_KEY);
/** The row of a key, such as `github.property.tier`. */
function projectCondition(key) {
    const name = propertyKey.test(key) ? 'github.property.<name>' : key;
    return PROJECT_CONDITIONS.find((row) => row.name === name);
}


/***/ }),

/***/ 936:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ PLAN_FORMAT),
/* harmony export */   t: () => (/* binding */ REPORT_FORMAT)
/* harmony export */ });
/** By what the files that a step leaves for later ones are recognised. */
const REPORT_FORMAT = { schema: 'code-security-platform-action/report', version: 3 };
const PLAN_FORMAT = { schema: 'code-security-platform-action/plan', version: 1 };


/***/ }),

/***/ 705:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  apply: () => (/* binding */ apply)
});

// EXTERNAL MODULE: ./build/src/operations/context.js
var operations_context = __webpack_require__(8303);
// EXTERNAL MODULE: ./build/src/operations/limits.js
var limits = __webpack_require__(4354);
// EXTERNAL MODULE: ./build/src/operations/plan.js
var plan = __webpack_require__(8721);
// EXTERNAL MODULE: ./build/src/operations/policies/problems.js
var problems = __webpack_require__(1319);
// EXTERNAL MODULE: ./build/src/model/days.js
var model_days = __webpack_require__(8384);
// EXTERNAL MODULE: ./build/src/operations/deployment.js
var operations_deployment = __webpack_require__(4693);
// EXTERNAL MODULE: ./build/src/operations/step.js
var step = __webpack_require__(3784);
// EXTERNAL MODULE: ./build/src/operations/rules/lines.js
var lines = __webpack_require__(5927);
;// CONCATENATED MODULE: ./build/src/operations/rules/approval.js




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
        throw new step/* StepError */.zg({ kind: 'plan-changed', why, added: 0, examples });
    };
    if (rulesSha256.toLowerCase() !== rules.sha256.toLowerCase())
        fail('rules-file', [rules.path]);
    const { slug } = await (0,operations_deployment/* lookUp */.TE)(context);
    if (deployment.toLowerCase() !== slug.toLowerCase())
        fail('deployment', [deployment]);
}
/** The changes of a fresh plan that an approved one lacks; undefined where it has all of them. */
function unapprovedBy({ approved }, made) {
    // A plan without changes is in every approved one.
    if (approved === undefined || made.lines.length === 0)
        return undefined;
    if (approved.by === 'hash') {
        if (approved.hash.toLowerCase() === made.hash)
            return undefined;
        return { changes: [], failure: changed('hash', made.lines.length, made.lines) };
    }
    const known = new Set(approved.plan.changes.map(keyOf));
    const added = made.lines.filter((line) => !known.has(keyOf(line)));
    if (added.length === 0)
        return undefined;
    const keys = new Set(added.map(({ target, field }) => JSON.stringify([target, field])));
    const isAdded = ({ change }) => (0,lines/* placesOf */.ek)(change).some(({ target, field }) => keys.has(JSON.stringify([target, field])));
    const changes = made.plan.changes.filter(isAdded);
    return { changes, failure: changed('changes', added.length, added) };
}
/**
 * An approved plan brings its moment along, from which ignores last: one that is over by now is not what was meant.
 *
 * @throws StepError plan-outdated
 */
function checkEnds({ approved }, { plan }, nowMs) {
    if (approved?.by !== 'plan')
        return;
    const today = (0,model_days/* dayOf */.kb)(nowMs);
    const days = plan.changes.flatMap(({ why }) => why?.until ?? []).filter((day) => day < today);
    const [until] = days.sort();
    if (until === undefined)
        return;
    throw new step/* StepError */.zg({ kind: 'plan-outdated', findings: days.length, until, today });
}
function changed(why, added, lines) {
    const examples = lines
        .slice(0, MAX_EXAMPLES)
        .map(({ target, field, before, after }) => `${target} ${field} ${before} → ${after}`);
    return new step/* StepError */.zg({ kind: 'plan-changed', why, added, examples });
}
function keyOf({ target, field, before, after }) {
    return JSON.stringify([target, field, before, after]);
}

// EXTERNAL MODULE: ./build/src/operations/rules/make-plan.js + 22 modules
var make_plan = __webpack_require__(7342);
// EXTERNAL MODULE: ./build/src/operations/write/execute.js + 6 modules
var execute = __webpack_require__(9715);
// EXTERNAL MODULE: ./build/src/operations/write/journal.js
var write_journal = __webpack_require__(1575);
;// CONCATENATED MODULE: ./build/src/operations/apply.js









/** Makes the platform what the rules file wants: a fresh plan, its checks, and then policies, findings, tags and settings. */
async function apply(context, request) {
    let made;
    let unapproved;
    const end = await (0,step/* capture */.Fg)(async () => {
        await checkApproval(context, request);
        const { approved, concurrency } = request;
        const momentMs = approved?.by === 'plan' ? approved.plan.momentMs : context.clock.now();
        made = await (0,make_plan/* makePlan */.C)(context, request, momentMs);
        const missing = unapprovedBy(request, made);
        if (missing !== undefined) {
            unapproved = missing.changes;
            throw missing.failure;
        }
        checkEnds(request, made, context.clock.now());
        (0,limits/* checkLimits */.J)(context, made.plan.over);
        if (!(0,operations_context/* isWriting */.x)(context))
            return;
        const { slug, deploymentId, policies, projects, findings } = made;
        await (0,execute/* executePolicies */.ed)(context, deploymentId, policies);
        (0,problems/* throwIfRefused */.q)(policies, request.rules);
        // What follows was planned with them.
        if (policies.some(({ failure }) => failure !== undefined)) {
            (0,write_journal/* throwIfFailed */.tq)((0,write_journal/* journalOf */.PR)(context, projects, findings, policies));
        }
        // The listing of findings has just ended: what is moved is what was seen.
        await (0,execute/* executeFindings */.Yw)(context, slug, findings);
        await (0,execute/* executeProjects */.gu)(context, slug, projects, concurrency);
        (0,write_journal/* throwIfFailed */.tq)((0,write_journal/* journalOf */.PR)(context, projects, findings, policies));
    });
    const journal = (0,write_journal/* journalOf */.PR)(context, made?.projects ?? [], made?.findings, made?.policies);
    return {
        ...(0,operations_context/* resultOf */.B)(context, request),
        notices: [...context.notices, ...(0,write_journal/* noticesOf */.lx)(journal, request.dryRun)],
        ...(made && (0,plan.planFields)(made)),
        ...(unapproved && { unapproved }),
        journal,
        ...end,
    };
}


/***/ }),

/***/ 1892:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   exportRules: () => (/* binding */ exportRules)
/* harmony export */ });
/* harmony import */ var _model_tags_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6474);
/* harmony import */ var _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9323);
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8303);
/* harmony import */ var _deployment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4693);
/* harmony import */ var _fleet_select_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2003);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5896);
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7966);
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3784);








/** Writes a first rules file that fits the platform as it is. */
async function exportRules(context, request) {
    let written;
    let draft;
    const end = await (0,_step_js__WEBPACK_IMPORTED_MODULE_5__/* .capture */ .Fg)(async () => {
        const projects = await readProjects(context, request);
        draft = { ...projects, policies: await readPolicies(context) };
        const result = await context.writeRules(request.path, draft);
        const { problem, path, left } = result;
        if (problem !== undefined)
            throw new _step_js__WEBPACK_IMPORTED_MODULE_5__/* .StepError */ .zg({ kind: 'rules-not-written', path, problem });
        written = result;
        context.notices.push(...noticesOf(left));
    });
    return {
        ...(0,_context_js__WEBPACK_IMPORTED_MODULE_6__/* .resultOf */ .B)(context, request),
        ...(written && draft && { written: fieldsOf(written, draft) }),
        ...end,
    };
}
function fieldsOf({ path, rules, left }, { projects, policies }) {
    const parts = Object.keys(policies).filter((part) => !left.policies.includes(part));
    return { path, rules, projects: projects.length, policies: parts };
}
/** The projects that `projects` selects, which is the scope; what selects nothing would be wrong in a file. */
async function readProjects(context, { projects: selection }) {
    const slug = await (0,_deployment_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveSlug */ .qo)(context);
    const projects = [];
    const asked = { names: [], patterns: [], except: [], tagged: [], ...selection };
    const { names, matcher } = await (0,_fleet_select_js__WEBPACK_IMPORTED_MODULE_3__/* .matchProjects */ .CS)(context, slug, asked, ({ name, tags }) => {
        // The platform's own tag comes and goes with the managed scans.
        projects.push({ name, tags: tags.filter((one) => one !== _model_tags_js__WEBPACK_IMPORTED_MODULE_0__/* .PLATFORM_TAG */ .Pf) });
    });
    if (selection === undefined)
        return { scope: [], projects };
    if (projects.length === 0) {
        const near = await (0,_nearest_js__WEBPACK_IMPORTED_MODULE_4__/* .nearestNames */ .L)(selection.names[0] ?? '', names);
        throw new _step_js__WEBPACK_IMPORTED_MODULE_5__/* .StepError */ .zg({ kind: 'nothing-selected', patterns: (0,_names_js__WEBPACK_IMPORTED_MODULE_7__/* .itemsOf */ .S)(selection), near });
    }
    const missed = matcher.unmatched();
    await (0,_nearest_js__WEBPACK_IMPORTED_MODULE_4__/* .noteUnmatched */ ._)(context, 'projects', missed, names);
    const unused = new Set((0,_names_js__WEBPACK_IMPORTED_MODULE_7__/* .itemsOf */ .S)(missed));
    const items = (0,_names_js__WEBPACK_IMPORTED_MODULE_7__/* .itemsOf */ .S)(selection).filter((item) => !unused.has(item));
    const onlyTakesAway = items.length > 0 && items.every((item) => item.startsWith('!'));
    return { scope: onlyTakesAway ? ['**', ...items] : items, projects };
}
/** The newer policies; a deployment without them has nothing that a file could say. */
async function readPolicies(context) {
    const { platform, notices } = context;
    const id = await (0,_deployment_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveId */ .Sv)(context);
    const orNone = async (read) => {
        try {
            return await read;
        }
        catch (error) {
            if (!(error instanceof _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .StatusError */ .Xs) || ![403, 404, 410].includes(error.failure.status ?? 0))
                throw error;
            return undefined;
        }
    };
    const detection = await orNone(platform.detectionPolicies(id));
    const remediation = await orNone(platform.policyBundle(id, 'remediation'));
    if (detection === undefined && remediation === undefined)
        notices.push({ kind: 'no-newer-policies' });
    return {
        ...(detection?.code && { code: detection.code.bundle }),
        ...(detection?.secrets && { secrets: detection.secrets.bundle }),
        ...(remediation && { remediation: remediation.bundle }),
    };
}
function noticesOf(left) {
    return ['projects', 'tags', 'policies']
        .map((what) => ({ kind: 'not-exported', what, items: [...left[what]] }))
        .filter(({ items }) => items.length > 0);
}


/***/ }),

/***/ 2003:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CS: () => (/* binding */ matchProjects),
/* harmony export */   QD: () => (/* binding */ selectedItems),
/* harmony export */   W$: () => (/* binding */ checkExclusions),
/* harmony export */   hX: () => (/* binding */ selectProjects)
/* harmony export */ });
/* unused harmony export isNamesOnly */
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5896);
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7966);
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3784);
/* harmony import */ var _write_project_record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1667);
/* harmony import */ var _shard_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9363);





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
    const inShard = await (0,_shard_js__WEBPACK_IMPORTED_MODULE_3__/* .shardFilter */ .V)(shard);
    if (isNamesOnly(selection)) {
        return selection.names.filter(inShard).map((name) => new _write_project_record_js__WEBPACK_IMPORTED_MODULE_2__/* .ProjectRecord */ .h3(name));
    }
    const selected = [];
    const { names, matcher } = await matchProjects(context, slug, selection, (project) => {
        const record = new _write_project_record_js__WEBPACK_IMPORTED_MODULE_2__/* .ProjectRecord */ .h3(project.name);
        record.see(project, context.clock.now());
        selected.push(record);
    });
    await checkExclusions(matcher, names);
    if (selected.length === 0) {
        const items = selectedItems(selection);
        const near = await (0,_nearest_js__WEBPACK_IMPORTED_MODULE_0__/* .nearestNames */ .L)(selection.names[0] ?? selection.patterns[0] ?? '', names);
        throw new _step_js__WEBPACK_IMPORTED_MODULE_1__/* .StepError */ .zg({ kind: 'nothing-selected', patterns: items, near });
    }
    const missed = matcher.unmatched();
    await (0,_nearest_js__WEBPACK_IMPORTED_MODULE_0__/* .noteUnmatched */ ._)(context, 'projects', { ...missed, names: [] }, names);
    const missing = await Promise.all(missed.names.map((name) => unlisted(name, names)));
    return [...selected, ...missing].filter(({ name }) => inShard(name));
}
/**
 * Lists the projects of the deployment, of which the selected ones go to `take`, as they come.
 *
 * @returns the names of all, and what knows which items of the selection found nothing
 */
async function matchProjects(context, slug, selection, take, options = {}) {
    const matcher = (0,_names_js__WEBPACK_IMPORTED_MODULE_4__/* .nameMatcher */ .M)(selection);
    const { tagged } = selection;
    const names = [];
    context.progress.begin('listing');
    for await (const project of context.platform.projects(slug, options)) {
        context.progress.advance(1);
        names.push(project.name);
        const isTagged = tagged.length === 0 || tagged.some((tag) => project.tags.includes(tag));
        if (matcher.matches(project.name) && isTagged)
            take(project);
    }
    return { names, matcher };
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
    const near = await (0,_nearest_js__WEBPACK_IMPORTED_MODULE_0__/* .nearestNames */ .L)(items[0] ?? '', names);
    throw new _step_js__WEBPACK_IMPORTED_MODULE_1__/* .StepError */ .zg({ kind: 'exclusions-unmatched', input, items, near });
}
async function unlisted(name, names) {
    const record = new _write_project_record_js__WEBPACK_IMPORTED_MODULE_2__/* .ProjectRecord */ .h3(name);
    record.failure = { kind: 'not-listed', near: await (0,_nearest_js__WEBPACK_IMPORTED_MODULE_0__/* .nearestNames */ .L)(name, names) };
    return record;
}


/***/ }),

/***/ 9363:
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

/***/ 1521:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ askGitHub),
/* harmony export */   e: () => (/* binding */ isGitHubError)
/* harmony export */ });
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3784);

/**
 * Asks GitHub. Its client is large, and is loaded only here.
 *
 * @throws StepError when GitHub does not answer what was asked
 */
async function askGitHub({ clock, stop, progress, githubPauses: pauses, trace }, { token, apiUrl }, ask) {
    const { createGitHub } = await Promise.all(/* import() | github */[__webpack_require__.e(214), __webpack_require__.e(326)]).then(__webpack_require__.bind(__webpack_require__, 586));
    const onPause = (ms) => progress.pause('github-rate-limit', ms);
    try {
        return await ask(await createGitHub({ token, apiUrl, clock, stop, trace, pauses, onPause }));
    }
    catch (error) {
        throw isGitHubError(error) ? new _step_js__WEBPACK_IMPORTED_MODULE_0__/* .StepError */ .zg({ kind: 'github', cause: error.failure }) : error;
    }
}
/** The class itself is part of what is loaded later. */
function isGitHubError(error) {
    return error instanceof Error && error.name === 'GitHubError';
}


/***/ }),

/***/ 8721:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   plan: () => (/* binding */ plan),
/* harmony export */   planFields: () => (/* binding */ planFields)
/* harmony export */ });
/* harmony import */ var _model_plan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9072);
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8303);
/* harmony import */ var _rules_make_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7342);
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3784);




/** Compares the rules file with the platform. A plan over its limits succeeds, and says so. */
async function plan(context, request) {
    let made;
    const end = await (0,_step_js__WEBPACK_IMPORTED_MODULE_1__/* .capture */ .Fg)(async () => {
        made = await (0,_rules_make_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .makePlan */ .C)(context, request, context.clock.now());
        const changes = (0,_model_plan_js__WEBPACK_IMPORTED_MODULE_2__/* .countOfChanges */ .G)(made.plan);
        if (request.failOnDrift && changes > 0)
            throw new _step_js__WEBPACK_IMPORTED_MODULE_1__/* .StepError */ .zg({ kind: 'drift', changes });
    });
    return {
        ...(0,_context_js__WEBPACK_IMPORTED_MODULE_3__/* .resultOf */ .B)(context, request),
        ...(made && { ...planFields(made), siblings: made.findings.journal(true).siblings }),
        ...end,
    };
}
/** What a result has of a plan. */
function planFields({ plan, hash, lines, momentMs, facts, coverage }) {
    return { plan, hash, lines, momentMs, facts, coverage };
}


/***/ }),

/***/ 9279:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ problemLine)
/* harmony export */ });
/**
 * The line of the rules file that a problem of the platform is about: that of the text it names, else that of the
 * policy, else that of the part.
 *
 * @param slugs of the policies as they were sent, in their order, where the file leaves them out
 */
function problemLine(wanted, problem, slugs = []) {
    const policy = policyOf(wanted, problem.policy_slug, slugs);
    const places = wanted.places.filter((place) => policy === undefined || place.policy === policy);
    const named = Object.values(problem.context)
        .map((text) => places.filter((place) => place.text === text))
        .filter((found) => found.length > 0)
        // The rarest says most, and a value, which stands behind its key, more than the key's own.
        .sort((one, other) => one.length - other.length || (other[0]?.line ?? 0) - (one[0]?.line ?? 0));
    const ofPolicy = policy === undefined ? undefined : wanted.policyLines[policy];
    return named[0]?.[0]?.line ?? ofPolicy ?? wanted.line;
}
function policyOf({ bundle }, slug, slugs) {
    if (slug === undefined || !('policies' in bundle))
        return undefined;
    const policies = bundle.policies ?? [];
    const bySlug = policies.findIndex((policy, at) => (policy.slug ?? slugs[at]) === slug);
    if (bySlug !== -1)
        return bySlug;
    const byName = policies.findIndex((policy) => policy.slug === undefined && bare(policy.name) === bare(slug));
    return byName === -1 ? undefined : byName;
}
/** What a name and the slug that is made of it have in common. */
function bare(text = '') {
    return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}


/***/ }),

/***/ 1319:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ refusedProblem),
/* harmony export */   q: () => (/* binding */ throwIfRefused)
/* harmony export */ });
/* harmony import */ var _model_policy_rules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5991);
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3784);
/* harmony import */ var _problem_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9279);
/* harmony import */ var _slugs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8491);




/** A refusal that is about the policies in the file; undefined for any other failure of a request. */
function refusedProblem(part, wanted, { status, serverCode, serverMessage = '' }, slugs) {
    if (serverCode === undefined || !(status === 400 || _model_policy_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .REFUSED_POLICIES */ .q.has(serverCode)))
        return undefined;
    // The answer has no field for it, and its message names it.
    const words = serverMessage.split(/[\s"'`,;:()]+/);
    const named = slugs.find((slug) => slug !== undefined && words.includes(slug));
    const line = (0,_problem_line_js__WEBPACK_IMPORTED_MODULE_2__/* .problemLine */ .Y)(wanted, { context: Object.fromEntries(words.map((word) => [word, word])), ...(named && { policy_slug: named }) }, slugs);
    return { part, line, code: serverCode, message: serverMessage };
}
/**
 * Ends a step whose policies did not come about as a matter of the file or of somebody's: the rows say the rest.
 *
 * @throws StepError policies-changed, policies-invalid
 */
function throwIfRefused(records, { path, policies = {} }) {
    const failed = records.find(({ failure }) => failure !== undefined);
    if (failed === undefined)
        return;
    const { part } = failed.change.target;
    const written = records.flatMap(({ isWritten, change }) => isWritten && change.target.part !== part ? [change.target.part] : []);
    if (failed.state === 'stale')
        throw new _step_js__WEBPACK_IMPORTED_MODULE_1__/* .StepError */ .zg({ kind: 'policies-changed', part, written });
    const wanted = policies[part];
    if (wanted === undefined || failed.failure?.kind !== 'status')
        return;
    const problem = refusedProblem(part, wanted, failed.failure, (0,_slugs_js__WEBPACK_IMPORTED_MODULE_3__/* .slugsOf */ .Gf)(failed.change.after));
    if (problem !== undefined)
        throw new _step_js__WEBPACK_IMPORTED_MODULE_1__/* .StepError */ .zg({ kind: 'policies-invalid', path, problems: [problem], written });
}


/***/ }),

/***/ 5927:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EO: () => (/* binding */ policyLines),
/* harmony export */   H4: () => (/* binding */ triageLine),
/* harmony export */   Y3: () => (/* binding */ projectLine),
/* harmony export */   ek: () => (/* binding */ placesOf)
/* harmony export */ });
/* harmony import */ var _policies_bundles_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8622);
/* harmony import */ var _mark_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7315);


function projectLine(change) {
    const target = change.target.name;
    if (change.field === 'tag') {
        const [before, after] = [change.before, change.after].map((has) => (has ? 'present' : 'absent'));
        return { target, field: `tag:${change.tag}`, before: before ?? '', after: after ?? '' };
    }
    const [before, after] = [change.before, change.after].map(settingText);
    return { target, field: change.field, before: before ?? '', after: after ?? '' };
}
function settingText(value) {
    return typeof value === 'boolean' ? (value ? 'on' : 'off') : (value ?? '');
}
/**
 * Marks are written without the names of rules, and the last one, whose day may follow from the plan's moment, as how
 * long the triage holds.
 *
 * @param holds such as `for 90d`
 */
function triageLine({ target, before, after }, holds) {
    const { state = '', reason = '', note } = after;
    const { text, marks } = (0,_mark_js__WEBPACK_IMPORTED_MODULE_1__/* .readNote */ .VC)(note);
    const kept = marks.slice(0, -1).map(({ kind, day }) => `[${kind} ${day ?? ''}]`);
    return {
        target: `${target.issueType}:${target.id}`,
        field: 'triage',
        before: formerText(before ?? {}),
        after: [state, reason, [text, ...kept].join(' '), holds].join('|'),
    };
}
/**
 * One for each entry of the difference. What means the same is the same text; where the platform does not say what
 * comes, the line has the whole bundle, so that nothing else is written than what was approved.
 */
function policyLines({ target, entries, after: bundle }) {
    return entries.map(({ kind, key, effect, before, after = effect === 'delete' ? undefined : bundle }) => ({
        target: `policies:${target.part}`,
        field: `${kind}:${JSON.stringify(key)}`,
        before: before === undefined ? '' : (0,_policies_bundles_js__WEBPACK_IMPORTED_MODULE_0__/* .canonical */ .$N)(before, 'policies'),
        after: after === undefined ? '' : (0,_policies_bundles_js__WEBPACK_IMPORTED_MODULE_0__/* .canonical */ .$N)(after, 'policies'),
    }));
}
/** What the lines of a change are about. */
function placesOf(change) {
    if (change.field === 'policies')
        return policyLines(change);
    return [change.field === 'triage' ? triageLine(change, '') : projectLine(change)];
}
function formerText({ status, triageState, reason }) {
    return [status, triageState, reason].map((part) => part ?? '').join('/');
}


/***/ }),

/***/ 7342:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  C: () => (/* binding */ makePlan)
});

// EXTERNAL MODULE: ./build/src/model/plan-hash.js
var plan_hash = __webpack_require__(8561);
// EXTERNAL MODULE: ./build/src/operations/context.js
var operations_context = __webpack_require__(8303);
// EXTERNAL MODULE: ./build/src/operations/deployment.js
var deployment = __webpack_require__(4693);
// EXTERNAL MODULE: ./build/src/platform/http/errors.js
var errors = __webpack_require__(9323);
// EXTERNAL MODULE: ./build/src/operations/step.js
var step = __webpack_require__(3784);
// EXTERNAL MODULE: ./build/src/operations/write/carry-out.js
var carry_out = __webpack_require__(5138);
// EXTERNAL MODULE: ./build/src/model/compare.js
var compare = __webpack_require__(3508);
// EXTERNAL MODULE: ./build/src/operations/policies/bundles.js
var bundles = __webpack_require__(8622);
;// CONCATENATED MODULE: ./build/src/operations/policies/entries.js


const KINDS = new Map([
    ['DetectionPolicy', 'detection'],
    ['DetectionPolicyException', 'exception'],
    ['RemediationPolicy', 'remediation'],
]);
/** The platform's difference of one part as rows, in an order that does not depend on the platform's. */
function entriesOf(part, difference) {
    const rows = difference.map(({ kind, key, effect, before, after }) => {
        const texts = Object.entries(key).map(([name, value]) => [name, String(value)]);
        return {
            part,
            kind: KINDS.get(kind) ?? 'other',
            effect,
            key: Object.fromEntries(texts.toSorted(([a], [b]) => (0,compare/* compare */.U)(a, b))),
            ...(before === undefined ? {} : { before }),
            ...(after === undefined ? {} : { after }),
            fields: effect === 'update' ? fieldChanges(before ?? {}, after ?? {}, 'policies') : [],
        };
    });
    const orderOf = ({ kind, key, effect }) => JSON.stringify([kind, key, effect]);
    return rows.toSorted((one, other) => (0,compare/* compare */.U)(orderOf(one), orderOf(other)));
}
function fieldChanges(before, after, within, prefix = '') {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return names.flatMap((name) => {
        const [one, other] = [before[name], after[name]];
        // Compared within what holds them, where a missing field may have a meaning.
        if ((0,bundles/* isSameValue */.am)({ [name]: one }, { [name]: other }, within))
            return [];
        if (isFields(one) && isFields(other))
            return fieldChanges(one, other, name, `${prefix}${name}.`);
        const values = { ...unlessEmpty('before', one), ...unlessEmpty('after', other) };
        return [{ field: `${prefix}${name}`, ...values, ...listChange(one, other, name) }];
    });
}
function listChange(one, other, name) {
    if (!Array.isArray(one) && !Array.isArray(other))
        return {};
    const [before, after] = [listOf(one), listOf(other)];
    if (before === undefined || after === undefined)
        return {};
    const without = (items, others) => items.filter((item) => !others.some((another) => (0,bundles/* isSameValue */.am)(item, another, name)));
    return { added: without(after, before), removed: without(before, after) };
}
function listOf(value) {
    if (Array.isArray(value))
        return value;
    return (0,bundles/* isEmptyValue */.Po)(value) ? [] : undefined;
}
function unlessEmpty(name, value) {
    return (0,bundles/* isEmptyValue */.Po)(value) ? {} : { [name]: value };
}
function isFields(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}

// EXTERNAL MODULE: ./build/src/operations/policies/problem-line.js
var problem_line = __webpack_require__(9279);
// EXTERNAL MODULE: ./build/src/operations/policies/problems.js
var problems = __webpack_require__(1319);
// EXTERNAL MODULE: ./build/src/operations/policies/slugs.js
var policies_slugs = __webpack_require__(8491);
;// CONCATENATED MODULE: ./build/src/operations/policies/tag-uses.js


/** Conditions of this type look at tags of projects. */
const TAG_CONDITION = 'repository_tag';
/** The policies and exceptions of a bundle that look at tags. */
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
 * What of the platform's policies looks at the tags. A deployment without the newer policies has none; where they
 * cannot be read, a notice says so.
 */
async function readTagUses(context, deploymentId, tags) {
    if (tags.size === 0)
        return [];
    const { platform } = context;
    try {
        const detection = Object.entries(await platform.detectionPolicies(deploymentId));
        const { bundle } = await platform.policyBundle(deploymentId, 'remediation');
        const uses = [
            ...detection.flatMap(([part, one]) => tagUsesIn(part, one.bundle)),
            ...tagUsesIn('remediation', bundle),
        ];
        return uses.filter(({ tag }) => tags.has(tag.toLowerCase()));
    }
    catch (error) {
        if (!(error instanceof errors/* PlatformError */.Wk) || (0,step/* endsStep */.hw)(error))
            throw error;
        if (error.failure.serverCode === 'DEPLOYMENT_NOT_MIGRATED')
            return [];
        context.notices.push({ kind: 'tag-uses-unread', cause: (0,step/* stepFailureOf */.WT)(error) });
        return [];
    }
}

;// CONCATENATED MODULE: ./build/src/operations/policies/compare.js








/** In the order in which they are written. */
const PARTS = ['code', 'secrets', 'remediation'];
const FIRST_PAUSE_MS = 50;
/**
 * What the policies of a rules file would change. A part that the file leaves out is not looked at.
 *
 * @param coming tags that the plan adds, in lower case
 * @throws StepError policies-invalid with all that the platform does not accept
 */
async function planPolicies(context, deploymentId, { policies = {}, path }, coming) {
    const changes = [];
    const waiting = [];
    const problems = [];
    for (const part of PARTS) {
        const wanted = policies[part];
        if (wanted === undefined)
            continue;
        const compared = await comparePart(context, deploymentId, part, wanted, coming);
        if (compared.kind === 'wrong')
            problems.push(...compared.problems);
        else if (compared.kind === 'waits')
            waiting.push({ part, tags: compared.tags });
        else if (compared.change !== undefined)
            changes.push(compared.change);
        if (problems.some(({ code }) => code === 'DEPLOYMENT_NOT_MIGRATED'))
            break;
    }
    if (problems.length > 0)
        throw new step/* StepError */.zg({ kind: 'policies-invalid', path, problems, written: [] });
    return { changes, waiting };
}
async function comparePart(context, deploymentId, part, wanted, coming) {
    let slugs = (0,policies_slugs/* slugsOf */.Gf)(wanted.bundle);
    try {
        const { dryRun, live, bundle } = await agreedDryRun(context, deploymentId, part, wanted.bundle);
        slugs = (0,policies_slugs/* slugsOf */.Gf)(bundle);
        if (dryRun.kind === 'difference') {
            const entries = entriesOf(part, dryRun.entries);
            if (live === undefined || entries.length === 0)
                return { kind: 'compared', change: undefined };
            const target = { kind: 'policies', part };
            const values = { before: live.bundle, after: bundle, entries, version: dryRun.stateVersion };
            return { kind: 'compared', change: { target, field: 'policies', ...values } };
        }
        const isComing = comingIn(part, bundle, coming);
        const wrong = dryRun.problems.filter((problem) => isComing(problem).length === 0);
        if (wrong.length === 0)
            return { kind: 'waits', tags: [...new Set(dryRun.problems.flatMap(isComing))] };
        const problems = wrong.map((problem) => {
            const line = (0,problem_line/* problemLine */.Y)(wanted, problem, slugs);
            return { part, line, code: problem.code, message: problem.message };
        });
        return { kind: 'wrong', problems };
    }
    catch (error) {
        if (!(error instanceof errors/* PlatformError */.Wk) || (0,step/* endsStep */.hw)(error))
            throw error;
        const problem = (0,problems/* refusedProblem */.i)(part, wanted, error.failure, slugs);
        if (problem === undefined)
            throw error;
        return { kind: 'wrong', problems: [problem] };
    }
}
/**
 * A dry run, and the bundle that it compares with. A read may lag behind a write (field-notes, "Reads that lag"), or
 * somebody may write in between: then both are done again.
 */
async function agreedDryRun({ platform, clock, stop }, deploymentId, part, wanted) {
    const endsAtMs = clock.now() + carry_out/* LATE_MS */.g;
    for (let pauseMs = FIRST_PAUSE_MS;; pauseMs *= 2) {
        const needsSlugs = 'policies' in wanted && (0,policies_slugs/* lacksSlugs */.$q)(wanted);
        const read = () => platform.policyBundle(deploymentId, part);
        const early = needsSlugs ? await read() : undefined;
        const bundle = early === undefined ? wanted : (0,policies_slugs/* sluggedLike */.v9)(wanted, early.bundle);
        const dryRun = await platform.dryRunPolicies(deploymentId, part, bundle);
        if (dryRun.kind === 'invalid' || dryRun.entries.length === 0)
            return { dryRun, bundle };
        const live = early ?? (await read());
        if (live.stateVersion === dryRun.stateVersion)
            return { dryRun, bundle, live };
        if (clock.now() >= endsAtMs)
            throw new step/* StepError */.zg({ kind: 'policies-moving', part });
        await clock.sleep(pauseMs, stop);
    }
}
/** The tags that a problem is about, where the bundle names them as such and the plan adds all of them. */
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

// EXTERNAL MODULE: ./build/src/operations/write/finding-records.js
var finding_records = __webpack_require__(4410);
// EXTERNAL MODULE: ./build/src/operations/write/policy-unit.js
var policy_unit = __webpack_require__(3695);
// EXTERNAL MODULE: ./build/src/operations/write/project-record.js + 1 modules
var project_record = __webpack_require__(1667);
// EXTERNAL MODULE: ./build/src/model/days.js
var days = __webpack_require__(8384);
// EXTERNAL MODULE: ./build/src/model/filters.js
var filters = __webpack_require__(9016);
// EXTERNAL MODULE: ./build/src/model/time.js
var model_time = __webpack_require__(4386);
// EXTERNAL MODULE: ./build/src/operations/findings/times.js
var times = __webpack_require__(7701);
;// CONCATENATED MODULE: ./build/src/operations/rules/coverage.js





const RECENT_DAYS = 30;
/** How many days a finding is open beyond its service level; undefined where it is not. */
function daysOverdue(finding, levels, momentMs) {
    const level = levels[finding.severity?.toLowerCase()];
    const since = level === undefined || finding.status !== 'open' ? undefined : (0,times/* detectedMs */.j)(finding);
    if (since === undefined || level === undefined || momentMs - since <= level)
        return undefined;
    return Math.floor((momentMs - since - level) / days/* DAY_MS */.sO);
}
/** The team that a project's tags name, as in `team:payments`. */
function teamOf(tags) {
    const [first] = tags.filter((tag) => /^team:./i.test(tag)).sort();
    return first?.slice('team:'.length);
}
/** What needs somebody's attention, beyond what the rules change. */
function coverageOf(projects, uncovered, overdue, momentMs) {
    const recent = momentMs - RECENT_DAYS * days/* DAY_MS */.sO;
    const scanned = projects.map(({ project }) => ({
        name: project.name,
        at: (0,model_time/* epochMs */.e)(project.latest_scan_at),
    }));
    return {
        ...(uncovered === undefined ? {} : { uncovered }),
        neverScanned: namesOf(scanned.filter(({ at }) => at === undefined)),
        notScannedFor30Days: namesOf(scanned.filter(({ at }) => at !== undefined && at < recent)),
        overdue: worstFirst(overdue),
    };
}
function namesOf(projects) {
    return projects.map(({ name }) => name).sort();
}
function worstFirst(overdue) {
    return [...overdue].sort((one, other) => (0,filters/* severityRank */.qs)(one.finding.severity) - (0,filters/* severityRank */.qs)(other.finding.severity) ||
        other.daysOver - one.daysOver ||
        (0,compare/* compare */.U)(one.finding.id, other.finding.id));
}

// EXTERNAL MODULE: ./build/src/model/plan.js
var plan = __webpack_require__(9072);
;// CONCATENATED MODULE: ./build/src/operations/rules/limits.js

/** In a smaller scope a share says nothing: one project of three is 33 %. */
const MIN_PROJECTS_OF_A_SHARE = 10;
/** The limits that a plan crosses; none = it may be applied. */
function checkLimits(changes, limits, facts) {
    const changed = new Set();
    const losingTags = new Set();
    const switchedOff = new Set();
    let triaged = 0;
    for (const { change } of changes) {
        if (change.field === 'triage')
            triaged += 1;
        if (change.target.kind !== 'project')
            continue;
        const { name } = change.target;
        changed.add(name);
        if (change.after)
            continue;
        if (change.field === 'tag')
            losingTags.add(name);
        else
            switchedOff.add(name);
    }
    const entries = (0,plan/* policyEntries */.z)(changes);
    const deletes = entries.filter(({ effect }) => effect === 'delete').length;
    const { projectsInScope, projectsWithTags, projectsWithScansOn } = facts;
    const removals = overLimit(limits.removals, losingTags.size, projectsWithTags, projectsInScope);
    const scansOff = overLimit(limits.scansOff, switchedOff.size, projectsWithScansOn, projectsInScope);
    const checks = [
        { limit: 'limits.changes', of: 'project', over: overLimit(limits.changes, changed.size) },
        { limit: 'limits.removals', of: 'project', over: removals },
        { limit: 'limits.scans-off', of: 'project', over: scansOff },
        { limit: 'limits.findings', of: 'finding', over: overLimit(limits.findings, triaged) },
        { limit: 'limits.policies', of: 'policy', over: overLimit(limits.policies, entries.length) },
        { limit: 'limits.policy-deletes', of: 'policy', over: overLimit(limits.policyDeletes, deletes) },
    ];
    return checks.flatMap(({ over, ...check }) => (over === undefined ? [] : [{ ...check, ...over }]));
}
/** @param whole what a share is of: only some limits take one */
function overLimit(limit, figure, whole = 0, projectsInScope = 0) {
    if ('count' in limit)
        return figure > limit.count ? { allowed: limit.count, figure } : undefined;
    const { percent } = limit;
    if (projectsInScope < MIN_PROJECTS_OF_A_SHARE || figure * 100 <= percent * whole)
        return undefined;
    return { allowed: Math.floor((percent * whole) / 100), figure, percent, whole };
}

// EXTERNAL MODULE: ./build/src/operations/rules/lines.js
var rules_lines = __webpack_require__(5927);
// EXTERNAL MODULE: ./build/src/model/change.js
var model_change = __webpack_require__(4535);
// EXTERNAL MODULE: ./build/src/platform/http/decode.js
var decode = __webpack_require__(2186);
// EXTERNAL MODULE: ./build/src/operations/findings/families.js
var families = __webpack_require__(1559);
// EXTERNAL MODULE: ./build/src/operations/findings/refs.js
var refs = __webpack_require__(7321);
// EXTERNAL MODULE: ./build/src/operations/rules/decider.js
var rules_decider = __webpack_require__(1910);
// EXTERNAL MODULE: ./build/src/operations/rules/mark.js
var rules_mark = __webpack_require__(7315);
;// CONCATENATED MODULE: ./build/src/operations/rules/triage-steps.js



const ENDED_NOTE = 'This ignore has ended';
/** An ignore whose day has passed is opened again. */
function endStep(finding, mark, momentMs) {
    const ended = endedMarks(finding).filter(({ rule }) => rule !== mark.rule);
    const last = { rule: mark.rule, kind: 'ended', day: mark.day ?? (0,days/* dayOf */.kb)(momentMs) };
    return {
        decision: { state: 'reopened', note: (0,rules_mark/* writeNote */.IP)(ENDED_NOTE, ended, last) },
        rule: mark.rule,
        index: undefined,
        holds: `ended ${mark.day ?? ''}`,
    };
}
function ruleStep(finding, rule, index, momentMs) {
    const { state, reason, note = '', ends } = rule.triage;
    const until = endOf(ends, momentMs);
    const mark = until === undefined
        ? { rule: rule.name, kind: 'decided' }
        : { rule: rule.name, kind: 'until', day: until };
    return {
        decision: {
            state,
            ...(reason === undefined ? {} : { reason }),
            note: (0,rules_mark/* writeNote */.IP)(note, endedMarks(finding), mark),
        },
        rule: rule.name,
        index,
        ...(until === undefined ? {} : { until }),
        holds: holdsText(ends),
    };
}
function endOf(ends, momentMs) {
    if (ends?.kind === 'until')
        return ends.date;
    return ends?.kind === 'after' ? (0,days/* dayOf */.kb)(momentMs + ends.days * days/* DAY_MS */.sO) : undefined;
}
function holdsText(ends) {
    if (ends === undefined)
        return '';
    if (ends.kind === 'never')
        return 'ever';
    return ends.kind === 'until' ? `until ${ends.date}` : `for ${ends.days}d`;
}
/** The finding as the platform's list has it once the step is made. */
function afterStep(finding, { decision }, momentMs) {
    const { state, reason, note } = decision;
    const { triage_reason: _, ...rest } = finding;
    // Scans decide that a finding is fixed, whatever people think of it.
    const status = finding.status === 'fixed' ? 'fixed' : state === 'reopened' ? 'open' : state;
    if (finding.kind === 'secrets') {
        return { ...finding, status: status === 'ignored' || status === 'fixed' ? status : 'open' };
    }
    return {
        ...rest,
        status,
        triage_state: state,
        ...(reason === undefined ? {} : { triage_reason: reason }),
        triage_comment: note,
        triaged_at: new Date(momentMs).toISOString(),
    };
}
/**
 * Whether a finding is already what a rule makes of it. The day at which an ignore ends is not moved on, or an ignore
 * would never end.
 */
function isThere(finding, { triage }) {
    const { state, reason, note, ends } = triage;
    if (finding.kind === 'secrets')
        return isSecretThere(finding, state);
    const now = (0,rules_decider/* triageStateOf */.zG)(finding);
    if (now !== state && !(state === 'reopened' && now === 'untriaged'))
        return false;
    if (reason !== undefined && reason !== finding.triage_reason)
        return false;
    const { text, marks } = (0,rules_mark/* readNote */.VC)(finding.triage_comment);
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
/** The list of secrets calls open what is being reviewed or fixed, and does not say what people think of a fixed one. */
function isSecretThere({ status }, state) {
    return status === 'fixed' || status === (state === 'ignored' ? 'ignored' : 'open');
}
/** The marks of ignores that have ended, which their rules have to respect. */
function endedMarks(finding) {
    return (0,rules_mark/* readNote */.VC)(finding.triage_comment).marks.filter(({ kind }) => kind === 'ended');
}

;// CONCATENATED MODULE: ./build/src/operations/rules/finding-decision.js



/** Decides about findings, one after the other. */
class FindingJudge {
    #rules;
    #rulesFor;
    #states;
    #momentMs;
    /** @param rulesFor those of the rules that may hold for a row */
    constructor(rules, rulesFor, momentMs) {
        this.#rules = rules;
        this.#rulesFor = rulesFor;
        this.#states = new Map(rules.map(({ rule }) => [rule.name, rule.triage.state]));
        this.#momentMs = momentMs;
    }
    deciderOf(finding) {
        return (0,rules_decider/* deciderOf */.Id)(finding, (0,rules_mark/* readNote */.VC)(finding.triage_comment).marks, this.#states);
    }
    /** The ignore that ends on a day; undefined where there is none. */
    ignoreOf(rows) {
        const isOvertaken = rows.some(({ decider }) => decider === 'people' || decider === 'platform');
        for (const { finding } of rows) {
            const mark = finding && (0,rules_mark/* readNote */.VC)(finding.triage_comment).marks.at(-1);
            if (finding === undefined || mark?.kind !== 'until' || finding.status === 'fixed')
                continue;
            return { mark, finding, hasEnded: (0,rules_mark/* hasEnded */.hY)(mark, this.#momentMs), isOvertaken };
        }
        return undefined;
    }
    /**
     * The first rule that takes the finding decides. What it makes of it may be taken by a further rule: all such steps
     * are one change, so that the next plan has nothing left to do.
     *
     * @param rows of one finding, the one that stands for it first
     */
    judge(rows) {
        const rules = this.#rulesOf(rows);
        const matched = rules.filter((ready) => rowOf(ready, rows, undefined) !== undefined);
        const decider = rows.reduce((one, row) => (0,rules_decider/* moreRespected */.tf)(one, row.decider), 'nobody');
        const ended = this.#ended(rows);
        const { first, last, isCircle } = this.#follow(rules, rows, decider, ended);
        const decision = isCircle ? ended : last && this.#decision(last, first);
        const left = isCircle
            ? 'rules-disagree'
            : (this.#overtaken(rows) ?? leftAlone(rows, matched, decider, first));
        return { matched, ...(first && { first }), ...(decision && { decision }), ...(left && { left }) };
    }
    /** Those that may hold for one of the rows, in the order of the file. */
    #rulesOf(rows) {
        const lists = rows.flatMap(({ finding }) => (finding === undefined ? [] : [this.#rulesFor(finding)]));
        if (lists.length === 1)
            return lists[0] ?? [];
        return [...new Set(lists.flat())].sort((one, other) => one.index - other.index);
    }
    #ended(rows) {
        const ignore = this.ignoreOf(rows);
        if (!ignore?.hasEnded || ignore.isOvertaken)
            return undefined;
        const { finding, mark } = ignore;
        return { finding, step: endStep(finding, mark, this.#momentMs) };
    }
    #overtaken(rows) {
        const ignore = this.ignoreOf(rows);
        return ignore?.hasEnded && ignore.isOvertaken ? 'decided-by-people-since-the-ignore' : undefined;
    }
    /** Lets rules take the finding one after the other, until it is as the last of them wants it. */
    #follow(rules, rows, decider, ended) {
        let last = ended && { ...ended, ended };
        let first;
        const used = new Set();
        for (;;) {
            const taken = this.#take(rules, rows, last?.step, decider);
            first ??= taken?.ready;
            if (taken === undefined || isThere(taken.finding, taken.ready.rule)) {
                return { ...(first && { first }), ...(last && { last }) };
            }
            const { ready, row, finding } = taken;
            if (used.has(ready))
                return { ...(first && { first }), isCircle: true };
            used.add(ready);
            const step = ruleStep(finding, ready.rule, ready.index, this.#momentMs);
            last = { finding: row, step, ...(ended && { ended }) };
        }
    }
    /** The first rule that takes the finding as it is after a step. */
    #take(rules, rows, step, before) {
        for (const ready of rules) {
            // Nearly no rule looks for what another one makes of a finding.
            if (step !== undefined && !mayFollow(ready, step))
                continue;
            const found = rowOf(ready, rows, step && ((finding) => afterStep(finding, step, this.#momentMs)));
            if (found === undefined)
                continue;
            const decider = step === undefined ? before : this.deciderOf(found.finding);
            if (!ready.mayTouch(decider) || this.#waitsForPeople(found.finding, ready))
                continue;
            return { ...found, ready };
        }
        return undefined;
    }
    /** An ended ignore is for people, and so is what a rule of the file has opened again. */
    #waitsForPeople(finding, { rule }) {
        if (endedMarks(finding).some((mark) => mark.rule === rule.name))
            return true;
        const mark = (0,rules_mark/* readNote */.VC)(finding.triage_comment).marks.at(-1);
        const isReopened = mark?.kind === 'decided' && finding.triage_state === 'reopened';
        if (!isReopened || mark.rule === rule.name || rule.decidedBy.includes('anyone'))
            return false;
        return this.#states.get(mark.rule) === 'reopened';
    }
    /** Undefined where the steps lead back to what the finding is. */
    #decision(last, first) {
        const { index, rule: name } = last.step;
        const rule = index === undefined ? undefined : this.#rules[index]?.rule;
        if (rule !== undefined && last.ended === undefined && isThere(last.finding, rule))
            return undefined;
        const over = first?.rule.name;
        return over === undefined || over === name || index === undefined ? last : { ...last, over };
    }
}
/** Whether a rule may look for what a step makes of a finding. */
function mayFollow({ rule, statuses }, { decision: { state } }) {
    // A fixed finding stays so, and the list of secrets calls open what is being reviewed or fixed.
    const isElsewhere = statuses.has('fixed') || (rule.type === 'secrets' && statuses.has('open'));
    return isElsewhere || statuses.has(state === 'reopened' ? 'open' : state);
}
/** The row at which a rule looks, where its conditions hold for it. */
function rowOf(ready, rows, after) {
    const { onBranch } = ready;
    for (const { finding: row } of onBranch === undefined ? rows.slice(0, 1) : rows) {
        if (row === undefined || onBranch?.(row) === false)
            continue;
        const finding = after === undefined ? row : after(row);
        if (ready.holds(finding))
            return { row, finding };
    }
    return undefined;
}
function leftAlone(rows, matched, decider, first) {
    if (matched.length === 0 || first !== undefined)
        return undefined;
    if (matched.some((ready) => ready.mayTouch(decider)))
        return 'opened-again-for-people';
    if (decider !== 'people')
        return decider === 'platform' ? 'decided-by-platform' : undefined;
    return rows[0]?.decider === 'people' ? 'decided-by-people' : 'decided-by-people-on-another-branch';
}

;// CONCATENATED MODULE: ./build/src/operations/rules/finding-notices.js

/** An ignore that ends within so many days is announced. */
const SOON_DAYS = 14;
/** What the user should know about findings beyond the changes. */
class FindingNotices {
    #rules;
    #today;
    #soon;
    #matched = new Set();
    /** That decided about a finding, or would have if they could touch it. */
    #effective = new Set();
    #markedRules = new Set();
    #ending = new Map();
    #unreadable = 0;
    constructor(rules, momentMs) {
        this.#rules = rules;
        this.#today = (0,days/* dayOf */.kb)(momentMs);
        this.#soon = (0,days/* dayOf */.kb)(momentMs + SOON_DAYS * days/* DAY_MS */.sO);
    }
    /** The marks of one row. */
    seen(marks) {
        for (const { rule } of marks)
            this.#markedRules.add(rule);
    }
    /** One finding. */
    note({ matched, first }, ignore) {
        for (const { rule } of matched)
            this.#matched.add(rule);
        for (const ready of first === undefined ? matched : [first])
            this.#effective.add(ready.rule);
        if (ignore === undefined || ignore.isOvertaken)
            return;
        const { rule, day } = ignore.mark;
        if (day === undefined)
            this.#unreadable += 1;
        else if (day >= this.#today && day <= this.#soon)
            this.#endsSoon(rule, day);
    }
    list() {
        const ending = [...this.#ending].sort(([one], [other]) => (one < other ? -1 : 1));
        return [
            ...this.#rules.flatMap((rule) => [...scopeOf(rule), ...this.#effectOf(rule)]),
            ...(this.#unreadable > 0 ? [{ kind: 'mark-unreadable', findings: this.#unreadable }] : []),
            ...ending.map(([rule, { findings, first }]) => ({ kind: 'ends-soon', rule, findings, first })),
        ];
    }
    #effectOf(rule) {
        const { name } = rule;
        const { ends } = rule.triage;
        if (ends?.kind === 'until' && ends.date < this.#today)
            return [{ kind: 'rule-over', rule: name, until: ends.date, today: this.#today }];
        if (!this.#matched.has(rule))
            return this.#isQuiet(rule) ? [] : [{ kind: 'rule-no-match', rule: name }];
        const isShadowed = !this.#effective.has(rule) && !this.#markedRules.has(name);
        return isShadowed ? [{ kind: 'rule-no-effect', rule: name, why: 'decided-above' }] : [];
    }
    /**
     * A rule that has done its work finds nothing more, and that is no reason to warn. Its marks show that it did; where
     * they cannot be seen, nobody knows.
     */
    #isQuiet({ name, type, triage }) {
        return type === 'secrets' || triage.state !== 'ignored' || this.#markedRules.has(name);
    }
    #endsSoon(rule, day) {
        const known = this.#ending.get(rule) ?? { findings: 0, first: day };
        known.findings += 1;
        if (day < known.first)
            known.first = day;
        this.#ending.set(rule, known);
    }
}
/** A rule that takes whatever is open, because neither `when` nor `except` says more. */
function scopeOf({ name, type, when: { status, ...others }, except }) {
    const isOpen = status === undefined || (status.form === 'values' && status.values.join() === 'open');
    const takesAll = isOpen && Object.keys(others).length === 0 && except.length === 0;
    return takesAll ? [{ kind: 'rule-takes-all', rule: name, issueType: type }] : [];
}

;// CONCATENATED MODULE: ./build/src/operations/rules/slim-findings.js
const SHARED_TEXTS = [
    'repository',
    'ref',
    'rule',
    'path',
    'severity',
    'confidence',
    'triage_state',
    'triage_reason',
    'triage_comment',
    'component_tag',
    'secret_type',
];
/** Makes findings small, because hundreds of thousands of them may have to be kept until a plan is whole. */
class SlimFindings {
    #texts = new Map();
    /** A copy without what no plan looks at or shows, in which what many findings share is there once. */
    of(finding) {
        const { message: _message, owasp_names: _owasp, state_updated_at: _updated, repository_url: _repository, first_seen_scan_id: _scan, column: _column, end_line: _endLine, end_column: _endColumn, created_at, ...slim } = finding;
        if (slim.relevant_since === undefined && created_at !== undefined)
            slim.relevant_since = created_at;
        for (const field of SHARED_TEXTS) {
            const text = slim[field];
            if (text !== undefined)
                slim[field] = this.#text(text);
        }
        return slim;
    }
    #text(text) {
        const known = this.#texts.get(text);
        if (known !== undefined)
            return known;
        this.#texts.set(text, text);
        return text;
    }
}

;// CONCATENATED MODULE: ./build/src/operations/rules/finding-rows.js




/** All rows, put together by finding. */
class FindingRows {
    families = new families/* Families */.R();
    /** First detected or reintroduced, 0 where the row does not say; and whether it is on the primary branch. */
    #sinceMs = [];
    #isPrimary = [];
    /** Of the rows that the file may concern. */
    #findings = new Map();
    #slim = new SlimFindings();
    /**
     * @param isPrimary whether it is on the primary branch of its project
     * @param mayConcern whether the file may concern it
     */
    add(finding, isPrimary, mayConcern) {
        const row = this.families.add(finding);
        this.#sinceMs.push((0,times/* detectedMs */.j)(finding) ?? 0);
        this.#isPrimary.push(isPrimary);
        if (mayConcern)
            this.#findings.set(row, this.#slim.of(finding));
    }
    /** The rows of each finding that the file may concern, the one that stands for it first. */
    *findings(deciderOf) {
        for (const rows of this.families.groupsOf(this.#findings.keys())) {
            if (rows.length > 1)
                rows.sort(this.#byPreference);
            yield rows.map((row, at) => {
                const finding = this.#findings.get(row);
                const triage = this.families.triageOf(row);
                // On another branch a note alone is no decision, as in `isDecidedApart`.
                const isUndecided = at > 0 && (0,rules_decider/* triageStateOf */.zG)(triage) === 'untriaged';
                const decider = isUndecided ? 'nobody' : deciderOf(triage);
                return finding === undefined ? { decider } : { decider, finding };
            });
        }
    }
    /** Whatever order the platform lists rows in: not fixed, on the primary branch, newest, smallest id. */
    #byPreference = (one, other) => {
        const isFixed = (row) => Number(this.families.triageOf(row).status === 'fixed');
        const isPrimary = (row) => Number(this.#isPrimary[row]);
        return (isFixed(one) - isFixed(other) ||
            isPrimary(other) - isPrimary(one) ||
            (this.#sinceMs[other] ?? 0) - (this.#sinceMs[one] ?? 0) ||
            (this.families.idOf(one) < this.families.idOf(other) ? -1 : 1));
    };
}

// EXTERNAL MODULE: ./build/src/model/finding-conditions.js
var finding_conditions = __webpack_require__(9021);
// EXTERNAL MODULE: ./build/src/operations/findings/conditions.js
var conditions = __webpack_require__(5585);
;// CONCATENATED MODULE: ./build/src/operations/rules/rule-index.js

/**
 * Finds the rules that may match what has certain names, such as a project or a finding, so that thousands of rules are
 * not asked about each of thousands of them.
 */
class RuleIndex {
    #rules;
    /** Whose conditions of names say too little, or that have none. */
    #always = [];
    #alwaysRules;
    /** Of the conditions by which any rule is found: each row of a list is asked. */
    #byKey;
    /**
     * @param keys conditions of names; a rule is found by the first one that says enough
     * @param whenOf the conditions of a rule; undefined where it has to be asked always
     */
    constructor(rules, keys, whenOf) {
        this.#rules = rules;
        const byKey = keys.map((key) => [key, new NameIndex()]);
        const used = new Set();
        for (const [at, rule] of rules.entries()) {
            const when = whenOf(rule);
            const [key] = byKey.find(([name, index]) => index.add(at, when?.[name])) ?? [];
            if (key === undefined)
                this.#always.push(at);
            else
                used.add(key);
        }
        this.#byKey = byKey.filter(([key]) => used.has(key));
        this.#alwaysRules = this.#always.map((at) => rules[at]);
    }
    /**
     * In the order of the file.
     *
     * @param namesOf the names that a condition looks at; asked only where a rule has the condition
     */
    rulesFor(namesOf) {
        if (this.#byKey.length === 0)
            return this.#alwaysRules;
        const found = new Set();
        for (const [key, index] of this.#byKey) {
            for (const name of namesOf(key))
                if (name !== undefined)
                    index.collect(name, found);
        }
        if (found.size === 0)
            return this.#alwaysRules;
        const places = [...this.#always, ...found].sort((one, other) => one - other);
        return places.map((at) => this.#rules[at]);
    }
}
/** Places of rules by the names that one condition looks for. */
class NameIndex {
    #byName = new Map();
    /** By the longer one of what a pattern starts with and ends with. */
    #byStart = new Map();
    #byEnd = new Map();
    /** @returns false where the condition says too little to be found by it */
    add(at, value) {
        const { names, patterns } = value?.form === 'names' ? value.list : { names: [], patterns: [] };
        const ends = patterns.map((pattern) => {
            const parts = (0,compare/* nameKey */.R)(pattern).split(/[*?]+/);
            // A `**` beside a slash may be nothing at all, together with the slash.
            return { start: parts[0]?.replace(/\/$/, '') ?? '', end: parts.at(-1)?.replace(/^\//, '') ?? '' };
        });
        const isWide = names.length + patterns.length === 0 || ends.some(({ start, end }) => start + end === '');
        if (isWide)
            return false;
        for (const name of names)
            add(this.#byName, (0,compare/* nameKey */.R)(name), at);
        for (const { start, end } of ends) {
            if (start.length >= end.length)
                add(this.#byStart, start, at);
            else
                add(this.#byEnd, end, at);
        }
        return true;
    }
    /** Adds the rules that may match a name. */
    collect(name, found) {
        const key = (0,compare/* nameKey */.R)(name);
        for (const at of this.#byName.get(key) ?? [])
            found.add(at);
        for (let end = 0; end <= key.length && this.#byStart.size > 0; end++) {
            for (const at of this.#byStart.get(key.slice(0, end)) ?? [])
                found.add(at);
        }
        for (let start = 0; start < key.length && this.#byEnd.size > 0; start++) {
            for (const at of this.#byEnd.get(key.slice(start)) ?? [])
                found.add(at);
        }
    }
}
function add(map, key, at) {
    const known = map.get(key);
    if (known === undefined)
        map.set(key, [at]);
    else
        known.push(at);
}

;// CONCATENATED MODULE: ./build/src/operations/rules/finding-rules.js




function readyFindingRule(rule, index, lookups, momentMs) {
    const when = findingSet({ status: OPEN, ...rule.when }, lookups, momentMs);
    const lasting = Object.entries(rule.when).filter(([key]) => !OF_TRIAGE.has(key));
    const mayHold = findingSet(Object.fromEntries(lasting), lookups, momentMs);
    const except = rule.except.map((set) => findingSet(set, lookups, momentMs));
    const { branch } = rule.when;
    const { status = OPEN } = rule.when;
    const isOf = ({ kind }) => kind === rule.type && !isOver(rule, momentMs);
    return {
        rule,
        index,
        statuses: new Set(status.form === 'values' ? status.values : []),
        holds: (finding) => isOf(finding) && when(finding) && !except.some((set) => set(finding)),
        mayHold: (finding) => isOf(finding) && mayHold(finding),
        mayTouch: (decider) => rule.decidedBy.includes('anyone') || rule.decidedBy.includes(decider),
        onBranch: branch === undefined ? undefined : testOf('branch', branch, lookups, momentMs),
    };
}
/** What a row has for each condition by which its rules are found. */
const NAMES_OF = {
    repo: ({ repository }) => [repository],
    rule: ({ rule }) => [rule],
    dependency: ({ dependency }) => [dependency?.package],
    'project-tag': ({ repository = '' }, { projectTags }) => projectTags(repository) ?? [],
    path: ({ path }) => [path],
};
/** @returns those of the rules that may hold for a row, in their order */
function findingRuleIndex(rules, lookups) {
    const index = new RuleIndex(rules, Object.keys(NAMES_OF), ({ rule }) => rule.when);
    return (finding) => index.rulesFor((key) => NAMES_OF[key]?.(finding, lookups) ?? []);
}
/**
 * Whether the day until which a rule ignores has passed: what it would ignore now, the next apply would open again. The
 * file stays valid, because what the rule did ignore has to be opened again.
 */
function isOver({ triage: { ends } }, momentMs) {
    return ends?.kind === 'until' && ends.date < (0,days/* dayOf */.kb)(momentMs);
}
/** Conditions that a triage changes. */
const OF_TRIAGE = new Set(['status', 'triage-reason', 'triaged-before']);
const OPEN = { form: 'values', values: ['open'] };
function findingSet(set, lookups, momentMs) {
    const tests = Object.entries(set).map(([key, value]) => testOf(key, value, lookups, momentMs));
    return (finding) => tests.every((test) => test(finding));
}
/** Conditions that the filters of the API express in another way. */
const OWN_TESTS = {
    // Servers leave out what is false, so that a row without it says false.
    historical: (value) => {
        const wanted = value.form === 'boolean' && value.value;
        return ({ historical = false }) => historical === wanted;
    },
};
function testOf(key, value, lookups, momentMs) {
    const own = OWN_TESTS[key];
    if (own !== undefined)
        return own(value);
    const name = (0,finding_conditions/* findingCondition */.d5)(key)?.wire ?? key.replaceAll('-', '_');
    const test = conditions/* FINDING_TESTS */.q[name];
    if (test === undefined)
        throw new Error(`Findings have no condition ${key}`);
    return test(inputOf(value, momentMs), lookups);
}
function inputOf(value, momentMs) {
    switch (value.form) {
        case 'names':
            return value.list;
        case 'values':
            return value.values;
        case 'age':
            return momentMs - value.ms;
        default:
            return value.value;
    }
}

;// CONCATENATED MODULE: ./build/src/operations/rules/plan-findings.js












/** Takes the rows of findings in scope as they come, in any order, and plans once they are whole. */
class FindingsPlanner {
    #rules;
    #rulesFor;
    #levels;
    #projects;
    #momentMs;
    #judge;
    #notices;
    #rows = new FindingRows();
    /** Rows in scope. */
    seen = 0;
    /** @param projects those in scope, by their names and by these in lower case */
    constructor({ findings, serviceLevels }, projects, momentMs) {
        const lookups = { projectTags: (name) => this.#project(name)?.tags };
        this.#rules = findings.map((rule, index) => readyFindingRule(rule, index, lookups, momentMs));
        this.#levels = serviceLevels;
        this.#projects = projects;
        this.#momentMs = momentMs;
        this.#rulesFor = findingRuleIndex(this.#rules, lookups);
        this.#judge = new FindingJudge(this.#rules, this.#rulesFor, momentMs);
        this.#notices = new FindingNotices(findings, momentMs);
    }
    /** @returns whether it has an ignore that has ended */
    look(finding) {
        const project = this.#project(finding.repository);
        if (project === undefined)
            return false;
        this.seen += 1;
        const { marks } = (0,rules_mark/* readNote */.VC)(finding.triage_comment);
        if (marks.length > 0)
            this.#notices.seen(marks);
        const last = marks.at(-1);
        // A fixed finding stays so, whatever is decided about it on another branch.
        const isFixed = finding.status === 'fixed';
        const mayConcern = last?.kind === 'until' ||
            daysOverdue(finding, this.#levels, this.#momentMs) !== undefined ||
            this.#rulesFor(finding).some((ready) => (isFixed ? ready.holds(finding) : ready.mayHold(finding)));
        const { ref } = finding;
        const isPrimary = ref !== undefined && (ref === project.primaryBranch || (0,refs/* sameRef */.WY)(ref, project.primaryBranch));
        this.#rows.add(finding, isPrimary, mayConcern);
        return last !== undefined && (0,rules_mark/* hasEnded */.hY)(last, this.#momentMs);
    }
    plan() {
        const leftAlone = {};
        const decisions = [];
        const overdue = [];
        for (const rows of this.#rows.findings((row) => this.#judge.deciderOf(row))) {
            const verdict = this.#judge.judge(rows);
            this.#notices.note(verdict, this.#judge.ignoreOf(rows));
            if (verdict.left !== undefined)
                leftAlone[verdict.left] = (leftAlone[verdict.left] ?? 0) + 1;
            if (verdict.decision !== undefined)
                decisions.push(verdict.decision);
            if (rows[0]?.finding !== undefined)
                overdue.push(...this.#overdue(rows[0].finding));
        }
        const { due, waiting } = this.#limited(decisions);
        const changes = due.map(changeOf);
        const siblings = this.#rows.families.siblingsOf(changes.map(({ planned }) => planned.change.target));
        return { changes, waiting, leftAlone, overdue, notices: this.#notices.list(), siblings };
    }
    /** Asked for each row, of which nearly all have the platform's own spelling. */
    #project(name = '') {
        return this.#projects.get(name) ?? this.#projects.get(name.toLowerCase());
    }
    #overdue(finding) {
        const daysOver = daysOverdue(finding, this.#levels, this.#momentMs);
        if (daysOver === undefined)
            return [];
        const team = this.#project(finding.repository)?.team;
        return [{ finding, daysOver, ...(team === undefined ? {} : { team }) }];
    }
    /** The oldest first, and of a rule no more than its limit. */
    #limited(decisions) {
        const taken = new Map();
        const waiting = {};
        const due = oldestFirst(decisions).flatMap((decision) => {
            const { rule: name, index } = decision.step;
            const limit = index === undefined ? undefined : this.#rules[index]?.rule.limit;
            const count = taken.get(name) ?? 0;
            if (limit !== undefined && count >= limit) {
                waiting[name] = (waiting[name] ?? 0) + 1;
                return decision.ended === undefined ? [] : [decision.ended];
            }
            if (index !== undefined)
                taken.set(name, count + 1);
            return [decision];
        });
        return { due, waiting };
    }
}
function changeOf({ finding, step, over }) {
    const { decision, rule, index, until, holds } = step;
    const change = {
        target: (0,model_change/* findingTarget */.z)(finding),
        field: 'triage',
        before: (0,families/* formerTriage */.I)(finding),
        after: decision,
    };
    const because = index === undefined ? 'ended' : undefined;
    const why = { rule, ...(0,decode/* present */.Eb)({ over, because, until }) };
    return { planned: { change, why }, line: (0,rules_lines/* triageLine */.H4)(change, holds) };
}
/** The oldest first, those of unknown age last; ids decide between the same ages, not the platform's order. */
function oldestFirst(rows) {
    const aged = rows.map((row) => ({ row, ms: (0,times/* detectedMs */.j)(row.finding) ?? Number.POSITIVE_INFINITY }));
    aged.sort((one, other) => one.ms === other.ms ? compareFindings(one.row.finding, other.row.finding) : one.ms - other.ms);
    return aged.map(({ row }) => row);
}
function compareFindings(one, other) {
    if (one.kind !== other.kind)
        return one.kind < other.kind ? -1 : 1;
    return one.id < other.id ? -1 : Number(one.id > other.id);
}

// EXTERNAL MODULE: ./build/src/model/tags.js
var tags = __webpack_require__(6474);
// EXTERNAL MODULE: ./build/src/operations/pattern.js
var pattern = __webpack_require__(1038);
;// CONCATENATED MODULE: ./build/src/operations/rules/github-facts.js
const PROPERTY = 'github.property.';
const VALUES = {
    'github.visibility': ({ visibility }) => [visibility],
    'github.archived': ({ archived }) => [String(archived)],
    'github.fork': ({ fork }) => [String(fork)],
    'github.template': ({ is_template }) => [String(is_template)],
    'github.topic': ({ topics }) => topics,
    'github.language': ({ language }) => (language === undefined ? [] : [language]),
    'github.team': ({ teams }) => (Array.isArray(teams) ? teams : []),
};
/** The values that a repository has for a key such as `github.topic`, as texts; none = it lacks them. */
function gitHubValues(repository, key) {
    if (key.startsWith(PROPERTY))
        return propertyValues(repository, key.slice(PROPERTY.length));
    const values = VALUES[key];
    if (values === undefined)
        throw new Error(`Nothing of a repository is called ${key}`);
    return values(repository).filter((value) => value !== '');
}
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
        ['properties', properties, keys.some((key) => key.startsWith(PROPERTY))],
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
/** One for each reason, because a row of the plan says too little of what would help. */
function unknownNotices(unknown, of) {
    const byReason = Map.groupBy(unknown, ({ reason }) => reason);
    return [...byReason].flatMap(([reason, rows]) => {
        const owners = [...new Set(rows.map(({ target }) => target.split('/')[0] ?? target))];
        return reason === 'rules-disagree'
            ? []
            : [{ kind: 'projects-unknown', reason, projects: rows.length, of, owners }];
    });
}
/** GitHub's names of properties do not regard case. */
function propertyValues({ properties }, name) {
    if (!(properties instanceof Map))
        return [];
    const exact = properties.get(name);
    if (exact !== undefined)
        return exact.filter((value) => value !== '');
    for (const [key, values] of properties) {
        if (key.toLowerCase() === name.toLowerCase())
            return values.filter((value) => value !== '');
    }
    return [];
}

// EXTERNAL MODULE: ./build/src/model/project-settings.js
var project_settings = __webpack_require__(1062);
// EXTERNAL MODULE: ./build/src/operations/findings/text-tests.js
var text_tests = __webpack_require__(6776);
;// CONCATENATED MODULE: ./build/src/operations/rules/project-conditions.js



const TESTS = {
    name: (value) => {
        const matches = (0,text_tests/* textMatcher */.Ax)(textsOf(value));
        return ({ project }) => matches(project.name);
    },
    tag: (value) => {
        const matches = (0,text_tests/* textsMatcher */.lp)(textsOf(value));
        return ({ tags }) => matches([...tags]);
    },
    'never-scanned': (value) => {
        const wanted = booleanOf(value);
        return ({ project }) => (project.latest_scan_at === undefined) === wanted;
    },
    'last-scan-before': (value, momentMs) => {
        const limit = momentMs - ageOf(value);
        return ({ project }) => isBefore(project.latest_scan_at, limit);
    },
    'managed-scan.diff': (value) => switchTest('diff_scan', booleanOf(value)),
    'managed-scan.full': (value) => switchTest('full_scan', booleanOf(value)),
    'github.pushed-before': (value, momentMs) => {
        const limit = momentMs - ageOf(value);
        return ({ github }) => github?.known === true && isBefore(github.repository.pushed_at, limit);
    },
};
/** A set of conditions that holds when all of them do. */
function projectSet(set, momentMs) {
    const tests = Object.entries(set).map(([key, value]) => project_conditions_testOf(key, value, momentMs));
    return (state) => {
        let answer = true;
        for (const test of tests) {
            const one = test(state);
            if (one === false)
                return false;
            if (one === 'unread')
                answer = 'unread';
        }
        return answer;
    };
}
function gitHubKeysOf(set) {
    return Object.keys(set).filter((key) => key.startsWith('github.'));
}
function project_conditions_testOf(key, value, momentMs) {
    const test = TESTS[key];
    if (test !== undefined)
        return test(value, momentMs);
    if (!key.startsWith('github.'))
        throw new Error(`Projects have no condition ${key}`);
    const matches = (0,text_tests/* textsMatcher */.lp)(value.form === 'boolean' ? [String(value.value)] : textsOf(value));
    return ({ github }) => github?.known === true && matches(gitHubValues(github.repository, key));
}
function switchTest(field, wanted) {
    return ({ scans }) => (scans === undefined ? 'unread' : scans[field] === wanted);
}
function isBefore(time, limitMs) {
    const ms = (0,model_time/* epochMs */.e)(time);
    return ms !== undefined && ms < limitMs;
}
function textsOf(value) {
    if (value.form === 'names')
        return value.list;
    if (value.form === 'values')
        return value.values;
    throw new TypeError(`A condition of texts has the form ${value.form}`);
}
function booleanOf(value) {
    if (value.form === 'boolean')
        return value.value;
    throw new TypeError(`A condition that is true or false has the form ${value.form}`);
}
function ageOf(value) {
    if (value.form === 'age')
        return value.ms;
    throw new TypeError(`A condition of age has the form ${value.form}`);
}

;// CONCATENATED MODULE: ./build/src/operations/rules/tag-template.js

function tagTemplate(tag) {
    const parts = tag.split(/\$\{\s*([^}]*?)\s*\}/);
    return {
        texts: parts.filter((_, at) => at % 2 === 0),
        keys: parts.filter((_, at) => at % 2 === 1),
    };
}
/** The tags that a template gives: one for each value, none where the repository lacks one. */
function filledTags({ texts, keys }, repository) {
    let tags = [texts[0] ?? ''];
    for (const [at, key] of keys.entries()) {
        const values = repository === undefined ? [] : gitHubValues(repository, key);
        const next = texts[at + 1] ?? '';
        tags = tags.flatMap((start) => values.map((value) => `${start}${value}${next}`));
    }
    return tags;
}

;// CONCATENATED MODULE: ./build/src/operations/rules/project-rules.js





function readyProjectRule(rule, index, momentMs) {
    const when = projectSet(rule.when, momentMs);
    const except = rule.except.map((set) => projectSet(set, momentMs));
    const filled = rule.tags.map(tagTemplate);
    const templates = filled.some(({ keys }) => keys.length > 0) ? filled : [];
    const gitHubKeys = [
        ...gitHubKeysOf(rule.when),
        ...rule.except.flatMap(gitHubKeysOf),
        ...templates.flatMap(({ keys }) => keys),
    ];
    const matches = (state) => ruleMatches(when, except, state);
    const settings = namedSettings(rule);
    const namesSwitches = Object.keys(rule.managedScan).length > 0;
    return { rule, index, matches, templates, settings, namesSwitches, gitHubKeys };
}
/** Settings that a rule names, with what it wants them to be. */
function namedSettings(rule) {
    return project_settings/* SETTING_FIELDS */.t8.map((field) => ({ field, wanted: wantedBy(rule, field) })).filter(({ wanted }) => wanted !== undefined);
}
/** Undefined: the rule does not name it. */
function wantedBy(rule, field) {
    const setting = project_settings/* PROJECT_SETTINGS */.Ot[field];
    return setting.kind === 'text' ? rule[setting.property] : rule.managedScan[setting.key];
}
/** The rules for projects, asked about one project after the other. */
class ProjectRules {
    ready;
    #byName;
    /** Rules that look for tags, found by those that a project has at their place in the file. */
    #byTag = new NameIndex();
    #looksForTag;
    constructor(rules, momentMs) {
        this.ready = rules.map((rule, index) => readyProjectRule(rule, index, momentMs));
        // Rules that look at GitHub may leave any project alone.
        this.#byName = new RuleIndex(this.ready, ['name'], ({ rule, gitHubKeys }) => gitHubKeys.length === 0 ? rule.when : undefined);
        const looking = this.ready.filter(({ index, rule }) => this.#byTag.add(index, rule.when.tag));
        this.#looksForTag = new Set(looking.map(({ index }) => index));
    }
    /**
     * Asks the rules about one project, from top to bottom. A rule that looks at what is not known of the repository is
     * skipped, and a setting that it names is left as it is.
     *
     * @returns `unread` where the answer depends on switches that were not read yet
     */
    judge(state) {
        const tags = new Map();
        const visible = new Set(state.tags);
        const found = new Set();
        for (const tag of visible)
            this.#byTag.collect(tag, found);
        const seen = { ...state, tags: visible };
        const settings = {};
        const matched = new Set();
        const tagging = new Set();
        const frozen = new Set();
        let unknown;
        for (const ready of this.#byName.rulesFor(() => [state.project.name])) {
            const { rule, index } = ready;
            const reason = unknownFor(ready.gitHubKeys, state.github);
            if (reason !== undefined) {
                unknown ??= reason;
                for (const { field } of ready.settings)
                    frozen.add(field);
                continue;
            }
            if (this.#looksForTag.has(index) && !found.has(index))
                continue;
            const answer = ready.matches(seen);
            if (answer === 'unread' || (answer && ready.namesSwitches && state.scans === undefined))
                return 'unread';
            if (!answer)
                continue;
            matched.add(rule);
            for (const tag of tagsOf(ready, state)) {
                tagging.add(rule);
                if (tags.has(tag))
                    continue;
                tags.set(tag, rule.name);
                visible.add(tag);
                this.#byTag.collect(tag, found);
            }
            for (const { field, wanted } of ready.settings) {
                settings[field] = decision(rule.name, wanted, settings[field]);
            }
        }
        for (const field of frozen)
            delete settings[field];
        return { tags, settings, matched, tagging, ...(unknown === undefined ? {} : { unknown }) };
    }
}
function ruleMatches(when, except, state) {
    let answer = when(state);
    if (answer === false)
        return false;
    for (const set of except) {
        const isOut = set(state);
        if (isOut === true)
            return false;
        if (isOut === 'unread')
            answer = 'unread';
    }
    return answer;
}
function tagsOf({ rule, templates }, { github }) {
    if (templates.length === 0)
        return rule.tags;
    const repository = github?.known ? github.repository : undefined;
    return templates.flatMap((template) => filledTags(template, repository));
}
/** The last rule that matches wins. */
function decision(rule, wanted, above) {
    const over = above !== undefined && above.wanted === wanted ? above.over : above?.rule;
    return { wanted, rule, ...(over === undefined ? {} : { over }) };
}

// EXTERNAL MODULE: ./build/src/operations/write/project-fields.js
var project_fields = __webpack_require__(4663);
;// CONCATENATED MODULE: ./build/src/operations/rules/project-track.js




/** Follows a project from what it is to what the rules make of it. */
class ProjectTrack {
    facts;
    tags;
    unknown;
    /** Settings that a rule decides, also where they are right already. */
    decided = [];
    /** Managed tags that no rule wants and that stay, because nothing is removed from the fleet. */
    spared = [];
    #givenBy = new Map();
    #former;
    #settings;
    #setBy = new Map();
    #seen = new Set();
    constructor(facts) {
        this.facts = facts;
        this.tags = facts.project.tags;
        const texts = project_settings/* TEXT_FIELDS */.iX.map((field) => [field, project_fields/* SETTINGS */.yy[field](facts.project)]);
        this.#former = { ...facts.scans, ...Object.fromEntries(texts) };
        this.#settings = this.#former;
        this.#seen.add(this.#key());
    }
    state() {
        const { facts } = this;
        const { project, github } = facts;
        const { diff_scan, full_scan } = this.#settings;
        const scans = facts.scans && { diff_scan: diff_scan === true, full_scan: full_scan === true };
        return { project, github, tags: new Set(this.tags), scans };
    }
    /**
     * Makes the project what the rules want. Where that leads back to what it was before, the rules want different
     * things of it in turn, and it is left alone.
     *
     * @returns whether it is another now, so that the rules have to be asked again
     */
    take(verdict, removes, isManaged) {
        if (this.unknown === 'rules-disagree')
            return false;
        this.unknown = verdict.unknown;
        const wanted = (0,tags/* distinctTags */.QD)([...verdict.tags.keys()]);
        const unwanted = (0,tags/* tagsWithout */.ui)(this.tags, wanted).filter(isManaged);
        const leaving = new Set(removes && verdict.unknown === undefined ? unwanted : []);
        this.spared = verdict.unknown === undefined && !removes ? unwanted : [];
        for (const [tag, rule] of verdict.tags)
            this.#givenBy.set(tag, rule);
        const before = this.#key();
        const staying = this.tags.filter((tag) => !leaving.has(tag));
        // As the platform spells it, where the project has it.
        this.tags = [...staying, ...(0,tags/* tagsWithout */.ui)(wanted, staying)];
        this.decided = project_settings/* SETTING_FIELDS */.t8.filter((field) => verdict.settings[field] !== undefined);
        this.#set(verdict.settings);
        const after = this.#key();
        if (after === before)
            return false;
        if (this.#seen.has(after)) {
            this.unknown = 'rules-disagree';
            this.tags = this.facts.project.tags;
            this.#settings = this.#former;
            return false;
        }
        this.#seen.add(after);
        return true;
    }
    changes() {
        const { project } = this.facts;
        const target = (0,project_record/* targetOf */.$r)(project);
        const added = (0,tags/* tagsWithout */.ui)(this.tags, project.tags);
        const removed = (0,tags/* tagsWithout */.ui)(project.tags, this.tags);
        const changes = [];
        for (const tag of added) {
            const rule = this.#givenBy.get(tag);
            const change = { target, field: 'tag', tag, before: false, after: true };
            changes.push({ change, ...(rule === undefined ? {} : { why: { rule } }) });
        }
        for (const tag of removed) {
            const change = { target, field: 'tag', tag, before: true, after: false };
            changes.push({ change, why: { because: 'managed' } });
        }
        for (const field of project_settings/* SETTING_FIELDS */.t8) {
            const [before, after] = [this.#former[field], this.#settings[field]];
            if (before === after)
                continue;
            const { rule, over } = this.#setBy.get(field) ?? {};
            const why = { ...(rule === undefined ? {} : { rule }), ...(over === undefined ? {} : { over }) };
            changes.push({ change: { target, field, before, after }, why });
        }
        return changes;
    }
    #set(settings) {
        for (const field of project_settings/* SETTING_FIELDS */.t8) {
            const decided = settings[field];
            if (decided === undefined || decided.wanted === this.#settings[field])
                continue;
            this.#setBy.set(field, decided);
            this.#settings = { ...this.#settings, [field]: decided.wanted };
        }
    }
    #key() {
        return JSON.stringify([[...this.tags].sort(), project_settings/* SETTING_FIELDS */.t8.map((field) => this.#settings[field])]);
    }
}

;// CONCATENATED MODULE: ./build/src/operations/rules/plan-projects.js






/** A file whose rules chase each other is cut off here; each project is followed until nothing changes. */
const MAX_ROUNDS = 100;
/**
 * What the rules change in the projects in scope. Rules are asked again about what they have made of a project, until
 * nothing changes any more: a plan that is applied leaves nothing for the next one.
 */
function planProjects(rules, projects, momentMs) {
    const projectRules = new ProjectRules(rules.projects, momentMs);
    const managed = rules.managedTags.map(pattern/* patternMatcher */.l);
    const isManaged = (tag) => tag !== tags/* PLATFORM_TAG */.Pf && managed.some((matches) => matches(tag));
    const tracks = [...projects].sort(byName).map((facts) => new ProjectTrack(facts));
    const record = new RuleRecord(rules.projects);
    const verdicts = new Map();
    let changed = tracks;
    for (let round = 0; round < MAX_ROUNDS && changed.length > 0; round++) {
        const unread = [];
        for (const track of changed) {
            const verdict = projectRules.judge(track.state());
            if (verdict === 'unread')
                unread.push(track.facts.project);
            else
                verdicts.set(track, verdict);
        }
        if (unread.length > 0)
            return { ...NOTHING, unread };
        for (const verdict of verdicts.values())
            record.note(verdict);
        // Where no rule gives a tag, the file is wrong and not the fleet.
        const removes = [...verdicts.values()].some(({ tagging }) => tagging.size > 0);
        changed = [...verdicts].flatMap(([track, verdict]) => track.take(verdict, removes, isManaged) ? [track] : []);
    }
    return planOf(tracks, record.notices(projectRules.ready, projects));
}
const NOTHING = {
    changes: [],
    unchanged: 0,
    unknown: [],
    notices: [],
    tagsAfter: new Map(),
    decided: new Map(),
};
function planOf(tracks, notices) {
    const changes = tracks.map((track) => track.changes());
    const spared = tracks.reduce((sum, track) => sum + track.spared.length, 0);
    const unknown = tracks.flatMap(({ facts, unknown: reason }) => reason === undefined ? [] : [{ target: facts.project.name, reason }]);
    return {
        unread: [],
        changes: changes.flat(),
        unchanged: changes.filter(({ length }) => length === 0).length,
        unknown,
        notices: [
            ...unknownNotices(unknown, tracks.length),
            ...notices,
            ...(spared > 0 ? [{ kind: 'nothing-removed', tags: spared }] : []),
        ],
        tagsAfter: new Map(tracks.map(({ facts, tags }) => [facts.project.name.toLowerCase(), tags])),
        decided: new Map(tracks.map(({ facts, decided }) => [facts.project.name, decided])),
    };
}
/** Which rules ever matched a project, and which ever decided something. */
class RuleRecord {
    #rules;
    #matched = new Set();
    #effective = new Set();
    constructor(rules) {
        this.#rules = rules;
    }
    note({ matched, tagging, settings }) {
        for (const rule of matched)
            this.#matched.add(rule);
        for (const { name } of tagging)
            this.#effective.add(name);
        for (const decided of Object.values(settings))
            this.#effective.add(decided.rule);
    }
    notices(ready, projects) {
        const judgeable = new Set(ready
            .filter(({ gitHubKeys }) => projects.some(({ github }) => unknownFor(gitHubKeys, github) === undefined))
            .map(({ rule }) => rule));
        return this.#rules.flatMap((rule) => {
            if (!judgeable.has(rule))
                return [];
            if (!this.#matched.has(rule))
                return [{ kind: 'rule-no-match', rule: rule.name }];
            const why = namedSettings(rule).length > 0 ? 'overridden' : 'no-values';
            return this.#effective.has(rule.name) ? [] : [{ kind: 'rule-no-effect', rule: rule.name, why }];
        });
    }
}
function byName({ project: one }, { project: other }) {
    return (0,compare/* compare */.U)(one.name, other.name);
}

// EXTERNAL MODULE: ./build/src/operations/findings/list.js + 5 modules
var list = __webpack_require__(6396);
;// CONCATENATED MODULE: ./build/src/operations/rules/read-findings.js

/** So few names of repositories go into the request; with more, all findings are read. */
const MAX_REPOSITORIES = 50;
/** Statuses of rows that a triage of an ignored finding moves along. */
const SIBLING_STATUSES = ['open', 'reviewing', 'fixing', 'provisionally_ignored'];
/**
 * Gives every finding that the plan may look at to `look`, and more where the scope is wide; one list for each kind.
 *
 * @param repositories names of the projects in scope, as the platform spells them
 * @param look returns whether the plan may change the finding by itself: an ignore that has ended
 */
async function readFindings(context, rules, repositories, look) {
    if (repositories.length === 0)
        return;
    for (const query of findingQueries(rules)) {
        const { issueType, filters } = query;
        const ended = await read(context, query, isNarrow(rules) ? repositories : undefined, look);
        if (filters.status !== 'ignored' || issueType === 'secrets' || ended.length === 0)
            continue;
        // Only ignored ones were listed so far: somebody may have decided about the same finding on another branch.
        for (const status of SIBLING_STATUSES)
            await read(context, { issueType, filters: { status } }, ended, look);
    }
}
/**
 * @param repositories undefined = all
 * @returns repositories with ignores that have ended
 */
async function read(context, query, repositories, look) {
    const ended = new Set();
    const isShort = repositories !== undefined && repositories.length <= MAX_REPOSITORIES;
    const filters = { ...query.filters, ...(isShort ? { repos: repositories } : {}) };
    for await (const page of (0,list/* listFindings */.F)(context, { ...query, filters }, { spelled: true })) {
        for (const finding of page)
            if (look(finding))
                ended.add(finding.repository ?? '');
    }
    return [...ended];
}
/**
 * What is asked of the platform, by kind. Rows of every status are read where a rule may triage them: a triage moves
 * the same finding on other branches along, whatever somebody has decided there.
 */
function findingQueries({ findings, serviceLevels }) {
    const severities = Object.keys(serviceLevels);
    const hasLevels = severities.length > 0;
    const levels = { status: 'open', severities };
    const queries = [];
    for (const issueType of ['sast', 'sca']) {
        const isMarksOnly = !hasLevels && !findings.some(({ type }) => type === issueType);
        queries.push({ issueType, filters: isMarksOnly ? { status: 'ignored' } : {} });
    }
    if (hasLevels)
        queries.push({ issueType: 'ai_sast', filters: levels });
    const ofSecrets = findings.filter(({ type }) => type === 'secrets');
    if (ofSecrets.length > 0 || hasLevels)
        queries.push(secretsQuery(ofSecrets, hasLevels ? levels : undefined));
    return queries;
}
/** A secret has one row, so that the list is asked for no more than the rules agree on. */
function secretsQuery(rules, levels) {
    const asked = rules.map(({ when }) => ({
        status: when.status === undefined ? ['open'] : valuesOf(when.status),
        severities: valuesOf(when.severity),
    }));
    if (levels !== undefined)
        asked.push({ status: ['open'], severities: levels.severities });
    const statuses = union(asked.map(({ status }) => status));
    const severities = union(asked.map((one) => one.severities));
    const filters = {
        ...(statuses?.length === 1 ? { status: statuses[0] } : {}),
        ...(severities === undefined ? {} : { severities }),
    };
    return { issueType: 'secrets', filters };
}
/** Undefined where one of the lists is, which means everything. */
function union(lists) {
    const known = lists.filter((list) => list !== undefined);
    return known.length < lists.length ? undefined : [...new Set(known.flat())];
}
function valuesOf(value) {
    return value?.form === 'values' ? value.values : undefined;
}
/** Without a scope every repository is in it. */
function isNarrow({ scope }) {
    return scope.names.length + scope.patterns.length + scope.except.length > 0;
}

// EXTERNAL MODULE: ./build/src/operations/fleet/select.js
var fleet_select = __webpack_require__(2003);
// EXTERNAL MODULE: ./build/src/operations/names.js
var operations_names = __webpack_require__(5896);
// EXTERNAL MODULE: ./build/src/operations/nearest.js
var nearest = __webpack_require__(7966);
;// CONCATENATED MODULE: ./build/src/operations/rules/read-projects.js





/** Where the rules file says which projects it is about. */
const INPUT = 'scope.projects';
/**
 * Reads the list of projects and takes those in scope.
 *
 * @throws StepError when an exclusion matches nothing, or the scope as a whole
 */
async function readProjects(context, slug, rules) {
    const matcher = (0,operations_names/* nameMatcher */.M)(rules.scope);
    const inScope = [];
    const all = [];
    context.progress.begin('listing');
    for await (const project of context.platform.projects(slug)) {
        context.progress.advance(1);
        all.push({ name: project.name, ...(project.url === undefined ? {} : { url: project.url }) });
        if (!matcher.matches(project.name))
            continue;
        inScope.push({ project, scans: undefined, github: undefined, readAtMs: context.clock.now() });
    }
    const names = all.map(({ name }) => name);
    await (0,fleet_select/* checkExclusions */.W$)(matcher, names, INPUT);
    const items = (0,operations_names/* itemsOf */.S)(rules.scope);
    if (inScope.length === 0 && items.length > 0) {
        const near = await (0,nearest/* nearestNames */.L)(items[0] ?? '', names);
        throw new step/* StepError */.zg({ kind: 'nothing-selected', patterns: items, near, input: INPUT });
    }
    await (0,nearest/* noteUnmatched */._)(context, INPUT, matcher.unmatched(), names);
    return { inScope, all };
}
/** Reads the switches of projects, each with one request. Other data of them is taken over, because it is newer. */
async function readSwitches(context, slug, concurrency, projects) {
    context.progress.begin('reading', projects.length);
    await (0,step/* forEachConcurrently */.DW)(projects, concurrency, async (facts) => {
        const { name, id } = facts.project;
        const project = await context.platform.project(slug, name, id === undefined ? {} : { id });
        facts.project = project;
        facts.scans = (0,project_fields/* managedScans */.Gi)(project);
        facts.readAtMs = context.clock.now();
        context.progress.advance(1);
    });
}

// EXTERNAL MODULE: ./build/src/operations/github.js
var github = __webpack_require__(1521);
;// CONCATENATED MODULE: ./build/src/operations/rules/read-repositories.js




/** For so many repositories, single reads are less than a list. */
const MAX_SINGLE_READS = 10;
/**
 * Reads the metadata that the rules look at, owner by owner.
 *
 * @param all every project of the deployment, because a repository may be known outside the scope
 * @throws StepError where nothing can be read of what the rules look at, or nothing is called as they call it
 */
async function readRepositories(context, connection, rules, inScope, all) {
    if (connection === undefined)
        throw new Error('The rules look at GitHub, and no `github-token` was given');
    const { projectMatcher, withoutProject } = await Promise.all(/* import() | github */[__webpack_require__.e(214), __webpack_require__.e(326)]).then(__webpack_require__.bind(__webpack_require__, 1176));
    context.progress.begin('repositories');
    const { serverUrl } = connection;
    const place = projectMatcher({ serverUrl, repositories: [] });
    const nameOf = (project) => {
        const match = place(project);
        return match.matched ? undefined : match.fullName;
    };
    const read = (github) => new Reading(github, rules, nameOf).read(inScope);
    const { repositories, renames, unread, isWhole } = await (0,github/* askGitHub */.X)(context, connection, read);
    const match = projectMatcher({ serverUrl, repositories, renames });
    const isInScope = (0,operations_names/* nameMatcher */.M)(rules.scope);
    const unknown = withoutProject(repositories, all.map(match)).filter(({ full_name, archived, fork }) => !archived && !fork && isInScope.matches(full_name));
    return {
        find: (project) => {
            const found = match(project);
            if (found.matched)
                return { known: true, repository: found.repository };
            const ofOwner = found.fullName === undefined ? undefined : unread.get(ownerOf(found.fullName));
            return { known: false, reason: ofOwner ?? found.reason };
        },
        uncovered: isWhole ? unknown.map(({ full_name }) => full_name).sort() : undefined,
    };
}
class Reading {
    #github;
    #rules;
    #wanted;
    #nameOf;
    constructor(github, rules, nameOf) {
        this.#github = github;
        this.#rules = rules;
        this.#wanted = { properties: rules.needs.properties.length > 0, teams: rules.needs.teams };
        this.#nameOf = nameOf;
    }
    async read(projects) {
        const names = [...new Set(projects.flatMap((project) => this.#nameOf(project) ?? []))];
        const isFew = projects.length <= MAX_SINGLE_READS && !this.#rules.coverage;
        const read = isFew ? await this.#single(names) : await this.#lists(names);
        await this.#checkNames([...read.repositories, ...read.renames.values()]);
        return read;
    }
    async #lists(names) {
        const owners = this.#owners(names);
        const read = await Promise.allSettled(owners.map((owner) => this.#github.repositories(owner, this.#wanted)));
        const unread = new Map();
        let refusal;
        let isWhole = true;
        const repositories = read.flatMap((list, index) => {
            if (list.status === 'fulfilled') {
                isWhole &&= list.value.isWhole;
                return list.value.repositories;
            }
            if (!(0,github/* isGitHubError */.e)(list.reason) || !list.reason.isRefusal)
                throw list.reason;
            const { status, path } = list.reason.failure;
            // In the middle of an organization's list, a page that is not there says nothing of the owner.
            const isMissing = status === 404 && path.includes('/users/');
            if (!isMissing)
                refusal ??= list.reason;
            unread.set(owners[index] ?? '', isMissing ? 'no-owner' : 'owner-refused');
            return [];
        });
        if (owners.length > 0 && unread.size === owners.length)
            throw refusal ?? new step/* StepError */.zg({ kind: 'not-on-github', what: 'owner', names: owners });
        const listed = new Set(repositories.map(({ full_name }) => full_name.toLowerCase()));
        // A renamed repository answers to its former name.
        const missing = names.filter((name) => !listed.has(name.toLowerCase()) && !unread.has(ownerOf(name)));
        const { renames } = await this.#single(missing.length <= MAX_SINGLE_READS ? missing : []);
        return { repositories, renames, unread, isWhole };
    }
    async #single(names) {
        const renames = new Map();
        const found = await this.#github.namedRepositories(names, this.#wanted);
        for (const [name, repository] of found)
            if (repository !== undefined)
                renames.set(name, repository);
        return { repositories: [...renames.values()], renames, unread: new Map(), isWhole: false };
    }
    /**
     * A typo must not read as what nobody has.
     *
     * @throws GitHubError where no organization shows what the rules look at
     */
    async #checkNames(repositories) {
        const { properties, teams } = this.#rules.needs;
        const ofOrgs = repositories.filter(({ owner }) => owner.type !== 'User');
        const orgs = [...new Set(ofOrgs.map(({ full_name }) => ownerOf(full_name)))];
        const namesOf = ({ properties: all }) => (all instanceof Map ? [...all.keys()] : []);
        await checkNames('property', properties, {
            seen: ofOrgs.map((one) => one.properties),
            used: ofOrgs.flatMap(namesOf),
            defined: () => fromAll(orgs, (org) => this.#github.propertyNames(org)),
        });
        await checkNames('team', teams, {
            seen: ofOrgs.map((one) => one.teams),
            used: ofOrgs.flatMap((one) => (Array.isArray(one.teams) ? one.teams : [])),
            defined: () => fromAll(orgs, (org) => this.#github.teamSlugs(org)),
        });
    }
    /** In lower case: those of the projects in scope, and with `coverage` those that the scope names. */
    #owners(names) {
        const { scope, coverage } = this.#rules;
        const named = coverage ? [...scope.names, ...scope.patterns] : [];
        const owners = named.flatMap((item) => /^([\w.-]+)\//.exec(item)?.[1]?.toLowerCase() ?? []);
        return [...new Set([...owners, ...names.map(ownerOf)])];
    }
}
/** @throws StepError for a name that nobody knows, GitHubError where none of the repositories shows its names */
async function checkNames(what, asked, known) {
    if (asked.length === 0)
        return;
    const isShown = known.seen.some((one) => one instanceof Map || Array.isArray(one));
    const refusal = known.seen.find(github/* isGitHubError */.e);
    if (!isShown && refusal !== undefined)
        throw refusal;
    if (!isShown)
        return;
    let unknown = without(asked, known.used);
    if (unknown.length === 0)
        return;
    const all = [...known.used, ...(await known.defined())];
    const defined = [...new Map(all.map((name) => [name.toLowerCase(), name])).values()];
    unknown = without(unknown, defined);
    const [first] = unknown;
    if (first === undefined)
        return;
    const near = await (0,nearest/* nearestNames */.L)(first, defined);
    throw new step/* StepError */.zg({ kind: 'not-on-github', what, names: unknown, near });
}
function without(names, known) {
    const folded = new Set(known.map((name) => name.toLowerCase()));
    return names.filter((name) => !folded.has(name.toLowerCase()));
}
/** Of the organizations that show it. */
async function fromAll(orgs, read) {
    const noneWhereRefused = (error) => {
        if ((0,github/* isGitHubError */.e)(error) && error.failure.kind === 'status')
            return [];
        throw error;
    };
    return (await Promise.all(orgs.map((org) => read(org).catch(noneWhereRefused)))).flat();
}
function ownerOf(fullName) {
    return (fullName.split('/')[0] ?? '').toLowerCase();
}

;// CONCATENATED MODULE: ./build/src/operations/rules/make-plan.js
















/**
 * Reads what the rules look at, and plans. Reading makes no change; a source that cannot be read ends it.
 *
 * @param momentMs from which ages count
 * @throws StepError, PlatformError, PagingError
 */
async function makePlan(context, request, momentMs) {
    const { rules, concurrency } = request;
    // Looked up also where it was given: the hash has the platform's spelling.
    const { slug, id } = await (0,deployment/* lookUp */.TE)(context);
    const { inScope, all } = await readProjects(context, slug, rules);
    const uncovered = await addRepositories(context, request, inScope, all);
    const projects = await planAllProjects(context, slug, concurrency, rules, inScope, momentMs);
    const policies = await planAllPolicies(context, id, rules, projects);
    const planner = new FindingsPlanner(rules, findingProjects(inScope, projects), momentMs);
    const names = inScope.map(({ project }) => project.name);
    const askedAtMs = context.clock.now();
    await readFindings(context, rules, names, (finding) => planner.look(finding));
    const findings = planner.plan();
    context.notices.push(...projects.notices, ...findings.notices);
    const triage = findings.changes.map(({ planned }) => planned);
    const changes = [
        ...policies.changes.map((change) => ({ change })),
        ...projects.changes,
        ...triage,
    ];
    const lines = (0,plan_hash/* sortedLines */.L)([
        ...policies.changes.flatMap(rules_lines/* policyLines */.EO),
        ...projects.changes.map(({ change }) => (0,rules_lines/* projectLine */.Y3)(change)),
        ...findings.changes.map(({ line }) => line),
    ]);
    const moves = triage.map(({ change }) => change);
    const over = checkLimits(changes, rules.limits, limitFacts(inScope));
    return {
        slug,
        deploymentId: id,
        plan: {
            changes,
            unchanged: projects.unchanged,
            unknown: [...policies.unknown, ...projects.unknown],
            over,
        },
        lines,
        hash: (0,plan_hash/* hashOfPlan */.z)(slug, lines),
        momentMs,
        facts: {
            waiting: findings.waiting,
            leftAlone: findings.leftAlone,
            projectsInScope: inScope.length,
            findingsSeen: planner.seen,
            tagUses: policies.tagUses,
        },
        coverage: coverageOf(inScope, uncovered, findings.overdue, momentMs),
        policies: policies.changes.map((change) => new policy_unit/* PolicyRecord */.e(change)),
        projects: recordsOf(inScope, projects),
        findings: new finding_records/* FindingRecords */.i0(moves, findings.siblings, askedAtMs),
    };
}
/** @returns repositories that the platform does not know; undefined where no list of them was read */
async function addRepositories(context, { rules, github }, inScope, all) {
    if (!rules.needs.github)
        return undefined;
    const projects = inScope.map(({ project }) => project);
    const { find, uncovered } = await readRepositories(context, github, rules, projects, all);
    for (const facts of inScope)
        facts.github = find(facts.project);
    return uncovered;
}
/** Switches are read only where the rules look at them, once for each project. */
async function planAllProjects(context, slug, concurrency, rules, inScope, momentMs) {
    for (;;) {
        const plan = planProjects(rules, inScope, momentMs);
        if (plan.unread.length === 0)
            return plan;
        const unread = new Set(plan.unread);
        await readSwitches(context, slug, concurrency, inScope.filter(({ project }) => unread.has(project)));
    }
}
/** Before the lists of findings, which take long: what the platform does not accept is said first. */
async function planAllPolicies(context, deploymentId, rules, { changes }) {
    const tags = changes.flatMap(({ change }) => (change.field === 'tag' ? [change] : []));
    const lower = (some) => new Set(some.map(({ tag }) => tag.toLowerCase()));
    const coming = lower(tags.filter(({ after }) => after));
    const planned = await planPolicies(context, deploymentId, rules, coming);
    for (const one of planned.waiting)
        context.notices.push({ kind: 'policies-wait', ...one });
    const unknown = planned.waiting.map(({ part }) => ({ target: `policies ${part}`, reason: 'tag-comes-later' }));
    // It is for those who read a plan.
    const tagUses = (0,operations_context/* isWriting */.x)(context) ? [] : await readTagUses(context, deploymentId, lower(tags));
    return { changes: planned.changes, unknown, tagUses };
}
function findingProjects(inScope, { tagsAfter, changes }) {
    const named = new Map(changes.flatMap(({ change }) => change.field === 'primary_branch' ? [[change.target.name, change.after]] : []));
    const projects = new Map();
    for (const { project } of inScope) {
        const { name, primary_branch, default_branch } = project;
        const tags = tagsAfter.get(name.toLowerCase()) ?? [];
        const facts = {
            tags: new Set(tags.map((tag) => tag.toLowerCase())),
            primaryBranch: named.get(name) ?? primary_branch ?? default_branch,
            team: teamOf(tags),
        };
        for (const spelling of [name.toLowerCase(), name])
            projects.set(spelling, facts);
    }
    return projects;
}
/** What has to be written, project by project. */
function recordsOf(inScope, { changes, decided }) {
    const byName = Map.groupBy(changes.map(({ change }) => change), ({ target }) => target.name);
    return inScope.flatMap(({ project, readAtMs }) => {
        const planned = byName.get(project.name);
        if (planned === undefined)
            return [];
        const record = new project_record/* ProjectRecord */.h3(project.name);
        record.see(project, readAtMs);
        record.plan(planned, decided.get(project.name));
        return [record];
    });
}
function limitFacts(inScope) {
    return {
        projectsInScope: inScope.length,
        projectsWithTags: inScope.filter(({ project }) => project.tags.length > 0).length,
        projectsWithScansOn: inScope.filter(({ scans }) => scans?.diff_scan || scans?.full_scan).length,
    };
}


/***/ }),

/***/ 1914:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  undo: () => (/* binding */ undo)
});

// EXTERNAL MODULE: ./build/src/operations/context.js
var operations_context = __webpack_require__(8303);
// EXTERNAL MODULE: ./build/src/operations/deployment.js
var deployment = __webpack_require__(4693);
// EXTERNAL MODULE: ./build/src/operations/fleet/select.js
var fleet_select = __webpack_require__(2003);
// EXTERNAL MODULE: ./build/src/operations/limits.js
var limits = __webpack_require__(4354);
// EXTERNAL MODULE: ./build/src/operations/names.js
var operations_names = __webpack_require__(5896);
// EXTERNAL MODULE: ./build/src/operations/step.js
var step = __webpack_require__(3784);
// EXTERNAL MODULE: ./build/src/operations/findings/body.js
var body = __webpack_require__(6879);
// EXTERNAL MODULE: ./build/src/operations/findings/decision.js
var findings_decision = __webpack_require__(3165);
// EXTERNAL MODULE: ./build/src/operations/write/finding-records.js
var finding_records = __webpack_require__(4410);
// EXTERNAL MODULE: ./build/src/model/change.js
var change = __webpack_require__(4535);
// EXTERNAL MODULE: ./build/src/platform/http/errors.js
var errors = __webpack_require__(9323);
// EXTERNAL MODULE: ./build/src/operations/findings/families.js
var findings_families = __webpack_require__(1559);
// EXTERNAL MODULE: ./build/src/operations/findings/list.js + 5 modules
var list = __webpack_require__(6396);
;// CONCATENATED MODULE: ./build/src/operations/undo/present-findings.js






/** @throws PlatformError, PagingError where a list can't be read to its end */
async function readPresent(context, issueType, saved) {
    const wanted = new Set(saved.flatMap(({ change, siblings }) => [change.target.id, ...siblings.map(({ id }) => id)]));
    const rows = new Map();
    const targets = new Map();
    const families = new findings_families/* Families */.R();
    const listed = new Set();
    const read = async (repos) => {
        const filters = repos === undefined ? {} : { repos };
        const query = { issueType, filters };
        for await (const page of (0,list/* listFindings */.F)(context, query, { spelled: true })) {
            for (const finding of page) {
                listed.add(finding.repository?.toLowerCase() ?? '');
                families.add(finding);
                if (!wanted.has(finding.id))
                    continue;
                rows.set(finding.id, (0,findings_families/* formerTriage */.I)(finding));
                targets.set(finding.id, (0,change/* findingTarget */.z)(finding));
            }
        }
    };
    const repos = (0,finding_records/* repositoriesOf */.Ub)(saved.map(({ change }) => change.target));
    await read(repos);
    const silent = (repos ?? []).filter((name) => !listed.has(name.toLowerCase()));
    const names = await newNames(context, silent);
    if (names.length > 0)
        await read(names);
    return { rows, targets, siblings: families.siblingsOf([...targets.values()]) };
}
/** What repositories of which nothing is listed are called by now, where a redirect leads to them. */
async function newNames(context, repositories) {
    const slug = await (0,deployment/* resolveSlug */.qo)(context);
    const names = [];
    for (const repository of repositories) {
        try {
            const { name } = await context.platform.project(slug, repository);
            if (name.toLowerCase() !== repository.toLowerCase())
                names.push(name);
        }
        catch (error) {
            // A project that is gone, or that another one has the name of, took its findings with it.
            if (!isGone(error))
                throw error;
        }
    }
    return names;
}
function isGone(error) {
    if (!(error instanceof errors/* PlatformError */.Wk))
        return false;
    const { kind, status } = error.failure;
    return kind === 'another-answer' || status === 403 || status === 404;
}

;// CONCATENATED MODULE: ./build/src/operations/undo/findings.js




/** Plans to put the findings of a report back, where they are as the step left them. */
async function planFindingUndo(context, report, saved) {
    const askedAtMs = context.clock.now();
    const undos = [];
    const siblings = new Map();
    for (const [issueType, ofType] of Map.groupBy(saved, ({ change }) => change.target.issueType)) {
        const present = await readPresent(context, issueType, ofType);
        for (const [id, members] of present.siblings)
            siblings.set(id, members);
        const known = ofType.flatMap((one) => withStandIn(one, present));
        undos.push(...known.map((one) => undoOf(one, present, report.platformEndedAtMs)));
    }
    const kept = undos.filter((undo) => !movesAlong(undo, undos, siblings));
    const changes = kept.map(({ change }) => change);
    const records = new finding_records/* FindingRecords */.i0(changes, siblings, askedAtMs);
    for (const undo of kept) {
        if (undo.kind === 'left')
            records.leave(undo.change, undo.others);
        if (undo.kind !== 'unchanged')
            records.lose(undo.change, undo.losses ?? []);
    }
    return records;
}
/** Whether the same finding is put back on another branch, to another state: the first row of the report wins. */
function movesAlong(undo, undos, siblings) {
    const members = siblings.get(undo.change.target.id);
    if (undo.kind !== 'restore' || members === undefined)
        return false;
    const ids = new Set(members.map(({ id }) => id));
    const first = undos.find((one) => one === undo || (one.kind === 'restore' && ids.has(one.change.target.id)));
    return first !== undefined && (0,finding_records/* decisionKey */.aT)(first.change) !== (0,finding_records/* decisionKey */.aT)(undo.change);
}
/** Where the branch of a finding is gone, the same finding on another branch stands for those that moved along. */
function withStandIn(saved, { rows, targets }) {
    const { change, siblings } = saved;
    const standIn = rows.has(change.target.id) ? undefined : siblings.find(({ id }) => rows.has(id));
    if (standIn === undefined)
        return [saved];
    const { id, before } = standIn;
    const target = targets.get(id) ?? { ...change.target, id };
    return [
        { ...saved, siblings: [] },
        {
            ...saved,
            change: { ...change, target, before },
            siblings: siblings.filter((sibling) => sibling !== standIn),
        },
    ];
}
function undoOf(saved, { rows, targets, siblings: present }, endedAtMs) {
    const { change, isUnknown, siblings } = saved;
    const { target, before, after } = change;
    const now = rows.get(target.id);
    const isLeft = (row, former) => row !== undefined && !isAsLeft(row, former, change, endedAtMs);
    const isRight = (row, former) => !isHidden(change) && isAs(row, former);
    const shown = { ...change, before: now };
    // What may never have been moved was not changed by anybody, either.
    const leftTo = (others, losses = []) => ({
        ...{ kind: 'left', change: shown, losses },
        others: isUnknown ? undefined : others,
    });
    if (now === undefined)
        return leftTo(undefined);
    const moved = siblings.filter(({ id }) => rows.has(id));
    const changedSince = moved.find(({ id, before: former }) => {
        const row = rows.get(id);
        return isLeft(row, former) && !isRight(row, former);
    });
    if (isLeft(now, before) && !isRight(now, before))
        return leftTo(now);
    if (changedSince !== undefined)
        return leftTo(rows.get(changedSince.id));
    const behind = isRight(now, before)
        ? moved.find(({ id, before: former }) => !isAs(rows.get(id), former))
        : undefined;
    if (isRight(now, before) && behind === undefined) {
        const losses = stays(saved, now);
        return losses.length > 0
            ? leftTo(undefined, losses)
            : { kind: 'unchanged', change: { ...shown, after: {} } };
    }
    const { decision, losses } = former(before, after);
    if (decision === undefined)
        return leftTo(undefined, losses);
    const moves = new Set(moved.map(({ id }) => id));
    const decided = present
        .get(target.id)
        ?.find(({ id, before: sibling }) => !moves.has(id) && (0,findings_decision/* isDecidedApart */.D2)(sibling, now));
    if (decided !== undefined)
        return leftTo(decided.before);
    // The platform moves all branches together, and the selected row's former state wins.
    const isNoted = after.note !== undefined || before?.note !== undefined;
    const isApart = moved.some(({ before: other }) => !isSameTriage(other, before) || (isNoted && other.note !== before?.note));
    const { id } = behind ?? target;
    return {
        kind: 'restore',
        change: {
            target: targets.get(id) ?? target,
            field: 'triage',
            before: rows.get(id),
            after: decision,
        },
        losses: isApart ? [...losses, 'siblings'] : losses,
    };
}
/** What the step wrote that stays on a finding which looks right: a note, and what the list of secrets does not have. */
function stays({ change: { target, before, after }, isUnknown }, now) {
    const isSecret = target.issueType === 'secrets';
    const isNoted = isSecret ? !isUnknown : now.note === after.note;
    const losses = after.note !== undefined && before?.note === undefined && isNoted ? ['notes'] : [];
    const isOver = isSecret && !isUnknown && after.state !== undefined && before?.status === (0,body/* statusAfter */.B)(after.state);
    return isOver ? [...losses, 'status-only'] : losses;
}
/** Whether a finding is as the step left it: what it wrote, and what it left alone. */
function isAsLeft(now, before, { target, after }, endedAtMs) {
    const triagedAtMs = now.triagedAt === undefined ? Number.NaN : Date.parse(now.triagedAt);
    // The platform's `Date` has whole seconds.
    if (endedAtMs !== undefined && triagedAtMs >= endedAtMs + 1000)
        return false;
    const { state, reason, note } = after;
    if (target.issueType === 'secrets')
        return isSecretAsLeft(now, before, state);
    if (now.triageState !== undefined && now.triageState !== (state ?? before?.triageState ?? now.triageState))
        return false;
    const reasons = state === undefined
        ? [before?.reason]
        : state === 'ignored'
            ? [reason ?? 'no_triage_reason', reason ?? before?.reason]
            : [];
    const isReasonKnown = before !== undefined || (state === 'ignored' && reason !== undefined);
    if (now.reason !== undefined && isReasonKnown && !reasons.includes(now.reason))
        return false;
    const wasNoted = note ?? before?.note;
    return now.note === undefined || (before === undefined && note === undefined) || now.note === wasNoted;
}
/** The list of secrets calls open what is being reviewed or fixed, so that it cannot show that this is over. */
function isHidden({ target, after: { state } }) {
    return target.issueType === 'secrets' && (state === 'reviewing' || state === 'fixing');
}
/** The list of secrets says less (field-notes, "Secrets"). */
function isSecretAsLeft(now, before, state) {
    const status = state === undefined ? before?.status : state === 'ignored' ? 'ignored' : 'open';
    return status === undefined || now.status === status || now.status === 'fixed';
}
/** Whether a finding is as it was before the step. One that was never triaged can only be reopened. */
function isAs(now, before) {
    if (now === undefined || before === undefined)
        return false;
    return isSameTriage(now, before) && (before.note === undefined || now.note === before.note);
}
function isSameTriage(one, other) {
    if (other === undefined)
        return false;
    const isOpen = (state) => state === 'untriaged' || state === 'reopened';
    if (one.triageState === undefined || other.triageState === undefined)
        return one.status === other.status;
    const isState = one.triageState === other.triageState || (isOpen(one.triageState) && isOpen(other.triageState));
    return isState && (one.reason ?? '') === (other.reason ?? '');
}
/** The decision that puts a finding back, and what it cannot put back. */
function former(before, after) {
    if (before === undefined) {
        const noted = after.note === undefined ? [] : ['notes'];
        return after.state === undefined
            ? { losses: noted }
            : { decision: { state: 'reopened' }, losses: ['by-ids', ...noted] };
    }
    // Sent again, so that it is the last one once more: people and the marks of rules depend on it.
    const noted = before.note === undefined ? {} : { note: before.note };
    const losses = before.note === undefined && after.note !== undefined ? ['notes'] : [];
    if (after.state === undefined)
        return { ...(before.note !== undefined && { decision: noted }), losses };
    const isListed = before.triageState !== undefined;
    const state = before.triageState ?? (before.status === 'open' ? 'untriaged' : before.status);
    switch (state) {
        case 'ignored':
            return {
                decision: { state, ...(before.reason === undefined ? {} : { reason: before.reason }), ...noted },
                losses: isListed || before.reason !== undefined ? losses : [...losses, 'status-only'],
            };
        case 'reviewing':
        case 'fixing':
        case 'reopened':
            return { decision: { state, ...noted }, losses };
        case 'provisionally_ignored':
            return { decision: { state: 'reopened', ...noted }, losses: [...losses, 'provisionally-ignored'] };
        default:
            return {
                decision: { state: 'reopened', ...noted },
                losses: [...losses, isListed ? 'never-triaged' : 'status-only'],
            };
    }
}

// EXTERNAL MODULE: ./build/src/operations/policies/bundles.js
var bundles = __webpack_require__(8622);
// EXTERNAL MODULE: ./build/src/operations/policies/slugs.js
var slugs = __webpack_require__(8491);
// EXTERNAL MODULE: ./build/src/operations/write/policy-unit.js
var policy_unit = __webpack_require__(3695);
;// CONCATENATED MODULE: ./build/src/operations/undo/policies.js




/** Plans to put former bundles back, where the version is still the one that the step left. */
async function planPolicyUndo(context, deploymentId, saved) {
    const records = [];
    for (const one of saved) {
        try {
            records.push(await planPart(context, deploymentId, one));
        }
        catch (error) {
            if ((0,step/* endsStep */.hw)(error))
                throw error;
            // A part that cannot be read keeps nothing else from being put back.
            const record = new policy_unit/* PolicyRecord */.e({ ...one.change, after: one.change.before, entries: [] });
            record.fail(error);
            records.push(record);
        }
    }
    return records;
}
async function planPart(context, deploymentId, saved) {
    const { change } = saved;
    const now = await context.platform.policyBundle(deploymentId, change.target.part);
    const isRight = (0,bundles/* isSameBundle */.JD)(now.bundle, change.before);
    const record = new policy_unit/* PolicyRecord */.e(inverseOf(change, now, isRight));
    if (!isRight && !policies_isAsLeft(saved, now))
        record.leave();
    return record;
}
/** Where it is not known whether the step wrote, its content says so. */
function policies_isAsLeft({ change, leftVersion }, { bundle, stateVersion }) {
    if (leftVersion !== undefined)
        return stateVersion === leftVersion;
    return (0,bundles/* isSameBundle */.JD)((0,slugs/* sluggedLike */.v9)(change.after, bundle), bundle);
}
function inverseOf({ target, field, before, entries }, now, isRight) {
    const inverse = isRight ? [] : entries.map(inverseEntry);
    return { target, field, before: now.bundle, after: before, entries: inverse, version: now.stateVersion };
}
const INVERSE = { create: 'delete', update: 'update', delete: 'create' };
function inverseEntry({ before, after, effect, fields, ...entry }) {
    return {
        ...entry,
        effect: INVERSE[effect],
        ...swapped({ before, after }),
        fields: fields.map(({ field, added, removed, ...values }) => ({
            field,
            ...swapped(values),
            ...(removed && { added: removed }),
            ...(added && { removed: added }),
        })),
    };
}
function swapped({ before, after }) {
    return {
        ...(after === undefined ? {} : { before: after }),
        ...(before === undefined ? {} : { after: before }),
    };
}

// EXTERNAL MODULE: ./build/src/operations/write/project-fields.js
var project_fields = __webpack_require__(4663);
// EXTERNAL MODULE: ./build/src/operations/write/project-record.js + 1 modules
var project_record = __webpack_require__(1667);
;// CONCATENATED MODULE: ./build/src/operations/undo/projects.js



/** Plans to take back what still is as the step left it. What somebody has overtaken since is left. */
async function planProjectUndo(context, slug, concurrency, saved) {
    const records = saved.map(({ name }) => new project_record/* ProjectRecord */.h3(name));
    if (saved.length > 0)
        context.progress.begin('reading', saved.length);
    await (0,step/* forEachConcurrently */.DW)(saved.entries(), concurrency, async ([at, one]) => {
        const record = records[at];
        try {
            const project = await context.platform.project(slug, one.name, (0,project_record/* idOf */.TH)(one));
            record.see(project, context.clock.now());
            const { target } = record;
            const isAsLeft = (change) => (0,project_fields/* shows */.L7)(project, change);
            const made = [...one.changes, ...one.lost];
            record.plan(made.filter(isAsLeft).map((change) => projects_inverseOf({ ...change, target })));
            // What may never have been made, or lost, was not taken back by anybody.
            const overtaken = one.isUnknown ? [] : one.changes.filter((change) => !isAsLeft(change));
            record.noteOthers(overtaken.map(({ target: _, ...change }) => projects_inverseOf(change)));
        }
        catch (error) {
            record.fail(error);
            if ((0,step/* endsStep */.hw)(error))
                throw error;
        }
        finally {
            context.progress.advance(1);
        }
    });
    return records;
}
function projects_inverseOf(change) {
    return { ...change, before: change.after, after: change.before };
}

// EXTERNAL MODULE: ./build/src/operations/write/carry-out.js
var carry_out = __webpack_require__(5138);
// EXTERNAL MODULE: ./build/src/operations/write/execute.js + 6 modules
var execute = __webpack_require__(9715);
// EXTERNAL MODULE: ./build/src/operations/write/journal.js
var write_journal = __webpack_require__(1575);
;// CONCATENATED MODULE: ./build/src/operations/undo.js













/** Takes back what an earlier step did, change by change, where it still is as the step left it. */
async function undo(context, request) {
    let policies = [];
    let projects = [];
    let findings = new finding_records/* FindingRecords */.i0([]);
    const end = await (0,step/* capture */.Fg)(async () => {
        const slug = await (0,deployment/* resolveSlug */.qo)(context);
        await checkDeployment(context, request);
        const { report, concurrency } = request;
        const saved = await selected(request);
        await awaitReads(context, report);
        if (saved.policies.length > 0)
            policies = await planPolicyUndo(context, await (0,deployment/* resolveId */.Sv)(context), saved.policies);
        projects = await planProjectUndo(context, slug, concurrency, saved.projects);
        findings = await planFindingUndo(context, report, saved.findings);
        const due = projects.filter((record) => record.due().length > 0);
        const entries = policies.flatMap(({ isDue, change }) => (isDue ? change.entries : []));
        const figure = due.length + findings.due.length + entries.length;
        const of = due.length > 0 ? 'project' : findings.due.length > 0 ? 'finding' : 'policy';
        (0,limits/* checkLimits */.J)(context, (0,limits/* maxChanges */.e)(request.maxChanges, figure, of));
        if ((0,operations_context/* isWriting */.x)(context)) {
            await (0,execute/* executeFindings */.Yw)(context, slug, findings);
            const isJustRead = saved.projects.length === 1 && saved.findings.length === 0;
            await (0,execute/* executeProjects */.gu)(context, slug, due, concurrency, isJustRead);
            // Last, as apply writes them first: a former bundle may name tags that have to be there.
            for (const record of policies) {
                await (0,execute/* executePolicies */.ed)(context, await (0,deployment/* resolveId */.Sv)(context), [record]);
                if (record.state === 'stale')
                    record.leave();
            }
        }
        (0,write_journal/* throwIfFailed */.tq)((0,write_journal/* journalOf */.PR)(context, projects, findings, policies));
    });
    const journal = (0,write_journal/* journalOf */.PR)(context, projects, findings, policies);
    const notices = [...context.notices, ...(0,write_journal/* noticesOf */.lx)(journal, request.dryRun)];
    return { ...(0,operations_context/* resultOf */.B)(context, request), notices, journal, ...end };
}
/** Until reads show what the step left: right after it they may show what was there before (field-notes, "Reads that lag"). */
async function awaitReads({ platform, clock, stop }, { platformEndedAtMs = Number.NEGATIVE_INFINITY }) {
    // The platform's `Date` has whole seconds.
    const mostMs = carry_out/* LATE_MS */.g + 1000;
    const nowMs = platform.serverNowMs() ?? clock.now();
    const leftMs = platformEndedAtMs + mostMs - nowMs;
    if (leftMs > 0)
        await clock.sleep(Math.min(leftMs, mostMs), stop);
}
/** @throws StepError when the report is of another deployment */
async function checkDeployment(context, { report }) {
    const { slug, id } = report.deployment;
    if (slug === undefined && context.deployment.id === undefined)
        await (0,deployment/* lookUp */.TE)(context);
    const isOther = slug === undefined
        ? id !== undefined && context.deployment.id !== id
        : context.deployment.slug?.toLowerCase() !== slug.toLowerCase();
    if (!isOther)
        return;
    const of = slug ?? String(id);
    const expected = context.deployment.slug ?? String(context.deployment.id);
    throw new step/* StepError */.zg({ kind: 'other-report', what: 'deployment', of, expected });
}
/** @throws StepError when the selection takes nothing of the report */
async function selected({ report, projects, }) {
    if (projects === undefined)
        return report;
    const matcher = (0,operations_names/* nameMatcher */.M)(projects);
    const names = new Set([
        ...report.projects.map(({ name }) => name),
        ...report.findings.map(({ change }) => change.target.repository ?? ''),
    ]);
    const taken = new Set([...names].filter((name) => matcher.matches(name)));
    await (0,fleet_select/* checkExclusions */.W$)(matcher, [...names]);
    if (taken.size === 0) {
        const patterns = (0,operations_names/* itemsOf */.S)({ ...projects, except: [] });
        throw new step/* StepError */.zg({ kind: 'nothing-in-report', patterns, near: [...names].slice(0, 3) });
    }
    return {
        // They belong to no project.
        policies: [],
        projects: report.projects.filter(({ name }) => taken.has(name)),
        findings: report.findings.filter(({ change }) => taken.has(change.target.repository ?? '')),
    };
}


/***/ }),

/***/ 1196:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   validate: () => (/* binding */ validate)
/* harmony export */ });
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8303);

/** Says that the rules file is right: what is wrong with it was found when the inputs were read. Sends nothing. */
async function validate(context, request) {
    return (0,_context_js__WEBPACK_IMPORTED_MODULE_0__/* .resultOf */ .B)(context, request);
}


/***/ }),

/***/ 2118:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ MAX_RULES_BYTES),
/* harmony export */   parseRules: () => (/* binding */ parseRules)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _inputs_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4009);
/* harmony import */ var _model_compare_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3508);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6322);
/* harmony import */ var _tags_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1967);





/** Larger than any list of names that people review. */
const MAX_RULES_BYTES = 1024 * 1024;
/**
 * A rules file, YAML or JSON (which is YAML), as data, or everything that is wrong with it in the order of the file.
 *
 * @param text of the whole file, a byte order mark included
 * @param path as it was given, for messages
 */
async function parseRules(text, path) {
    const refusal = unreadable(text);
    if (refusal !== undefined)
        return { ok: false, problems: [{ line: 1, column: 1, message: refusal }] };
    const read = await (0,_inputs_document_js__WEBPACK_IMPORTED_MODULE_1__/* .readYaml */ .gM)(text.replace(/^\uFEFF/, ''), _schema_js__WEBPACK_IMPORTED_MODULE_2__/* .rulesFile */ .WJ, {
        name: 'the file',
        emptyRemedy: 'start it with version: 1',
        // Properties compare as texts, and so do the values that policies look for.
        textKeys: /^(?:github\.property\..*|values)$/,
        unknownKey: _schema_js__WEBPACK_IMPORTED_MODULE_2__/* .unknownKey */ .a,
    });
    if (!read.ok)
        return read;
    const { value, source } = read;
    const placed = (section, rules) => rules.map((rule, at) => ({ ...rule, line: source.lineOf([section, at]) }));
    return {
        ok: true,
        rules: {
            ...value,
            path,
            sha256: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(canonical(source.data)).digest('hex'),
            projects: placed('projects', value.projects),
            findings: placed('findings', value.findings),
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
        return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (0,_model_compare_js__WEBPACK_IMPORTED_MODULE_4__/* .compare */ .U)(one, other)));
    });
}
function unreadable(text) {
    if (text.length > MAX_RULES_BYTES)
        return 'the file is larger than 1 MiB, which is too large for a rules file: check the path';
    // A reader puts U+FFFD for what it cannot decode; UTF-16 that is read as UTF-8 is full of zeros.
    if (/[\0\uFFFD]/.test(text) || !text.isWellFormed())
        return 'the file is not UTF-8 text: save it as UTF-8';
    return undefined;
}
/** Each part with its lines, for what the platform says of its texts. */
function withPlaces(bundles, source) {
    const parts = Object.entries(bundles).flatMap(([part, bundle]) => {
        if (bundle === undefined)
            return [];
        const path = ['policies', part];
        const { policies } = bundle;
        const places = policies?.flatMap((_, policy) => source.scalars([...path, policy]).map(({ text, line }) => ({ text, line, policy })));
        const wanted = {
            bundle,
            line: source.lineOf(path, 'key'),
            policyLines: (policies ?? []).map((_, policy) => source.lineOf([...path, policy])),
            places: places ?? source.scalars(path),
        };
        return [[part, wanted]];
    });
    return Object.fromEntries(parts);
}
const PROPERTY = 'github.property.';
/** Which of GitHub's data the rules look at. Teams are those that conditions name. */
function needsOf({ projects, coverage, }) {
    const sets = projects.flatMap(({ when, except }) => [when, ...except]);
    const names = projects.flatMap(({ tags }) => tags.flatMap(_tags_js__WEBPACK_IMPORTED_MODULE_3__/* .placeholdersOf */ .iJ));
    const keys = new Set([...sets.flatMap((set) => Object.keys(set)), ...names]);
    const github = [...keys].filter((key) => key.startsWith('github.'));
    const teams = sets.flatMap(({ 'github.team': named }) => (named?.form === 'values' ? named.values : []));
    return {
        github: coverage || github.length > 0,
        properties: github.filter((key) => key.startsWith(PROPERTY)).map((key) => key.slice(PROPERTY.length)),
        teams: [...new Set(teams)],
    };
}


/***/ }),

/***/ 6951:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   rulesText: () => (/* binding */ rulesText)
/* harmony export */ });
/* harmony import */ var _model_compare_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3508);
/* harmony import */ var _model_selection_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8985);
/* harmony import */ var _model_tags_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6474);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2118);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6322);
/* harmony import */ var _tags_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1967);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3072);







const HEAD = `A first rules file that matches the platform. A plan with it changes nothing.
"managed-tags" says which tags rules may remove: none yet.`;
/** Writes a rules file that means what the draft says; what a file cannot say is left out. */
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
    return {
        text,
        isTooLarge: Buffer.byteLength(text) > _read_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_RULES_BYTES */ .F,
        rules: rules.length,
        left: { projects: left, tags: tags.left, policies: policies.left },
    };
}
/** Of tags that differ in case or Unicode form only a file may have one spelling: the one that most projects have. */
function givenTags({ projects }) {
    const counts = new Map();
    for (const one of projects.flatMap((project) => project.tags))
        counts.set(one, (counts.get(one) ?? 0) + 1);
    const sorted = [...counts].sort(([one, m], [other, n]) => n - m || (0,_model_compare_js__WEBPACK_IMPORTED_MODULE_5__/* .compare */ .U)(one, other));
    const given = new Map();
    for (const [one] of sorted) {
        const key = (0,_model_tags_js__WEBPACK_IMPORTED_MODULE_0__/* .tagKey */ .E4)(one);
        if (!given.has(key) && (0,_tags_js__WEBPACK_IMPORTED_MODULE_3__/* .placeholdersOf */ .iJ)(one).length === 0 && isValid(_tags_js__WEBPACK_IMPORTED_MODULE_3__/* .tag */ .Tc, one))
            given.set(key, one);
    }
    const chosen = new Set(given.values());
    return { given: chosen, left: [...counts.keys()].filter((one) => !chosen.has(one)).sort(_model_compare_js__WEBPACK_IMPORTED_MODULE_5__/* .compare */ .U) };
}
/** One rule for each tag; tags that exactly the same projects have share one. */
function groupsOf({ projects }, { given }) {
    const left = [];
    const wanted = projects.map(({ name, tags }) => ({
        name,
        tags: tags.filter((one) => given.has(one)).sort(_model_compare_js__WEBPACK_IMPORTED_MODULE_5__/* .compare */ .U),
    }));
    // Rules compare names without regard to case or Unicode form, so one name may mean several projects.
    const alike = Map.groupBy(wanted, ({ name }) => (0,_model_compare_js__WEBPACK_IMPORTED_MODULE_5__/* .nameKey */ .R)(name));
    const namesOf = new Map();
    for (const { name, tags } of wanted.toSorted((one, other) => (0,_model_compare_js__WEBPACK_IMPORTED_MODULE_5__/* .compare */ .U)(one.name, other.name))) {
        const isOne = alike.get((0,_model_compare_js__WEBPACK_IMPORTED_MODULE_5__/* .nameKey */ .R)(name))?.every((other) => `${other.tags}` === `${tags}`) === true;
        if (isOne && !(0,_model_selection_js__WEBPACK_IMPORTED_MODULE_6__/* .isPattern */ .Pt)(name) && isValid(_values_js__WEBPACK_IMPORTED_MODULE_4__/* .PROJECT_NAMES */ .NY, name))
            for (const one of tags) {
                namesOf.set(one, namesOf.get(one) ?? []);
                namesOf.get(one)?.push(name);
            }
        else if (tags.length > 0 || !isOne)
            left.push(name);
    }
    const groups = new Map();
    for (const [one, names] of namesOf) {
        const key = names.join('\n');
        const group = groups.get(key) ?? { tags: [], names };
        group.tags.push(one);
        groups.set(key, group);
    }
    return { groups: [...groups.values()], left };
}
/** The largest group first; each named by its tags, where they can be a name. */
function namedRules(groups) {
    const taken = new Set();
    const sorted = groups.toSorted((one, other) => other.names.length - one.names.length);
    return sorted.map(({ tags, names }, at) => {
        const joined = tags.join(', ');
        const isFree = isValid(_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .ruleName */ .oF, joined) && !/^group \d+$/i.test(joined) && !taken.has(joined.toLowerCase());
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
        if ((await (0,_read_js__WEBPACK_IMPORTED_MODULE_1__.parseRules)(text, '')).ok)
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
    return Object.fromEntries(entries.filter(([, part]) => !isEmpty(part)));
}
function isEmpty(value) {
    if (value === undefined || value === null || value === '')
        return true;
    return typeof value === 'object' && Object.keys(value).length === 0;
}
/** Whether a rules file can have this very text. */
function isValid(schema, text) {
    const isText = text.isWellFormed() && !/[\0\uFFFD]/.test(text);
    return isText && !text.startsWith('!') && schema.safeParse(text).success;
}


/***/ }),

/***/ 6322:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  oF: () => (/* binding */ ruleName),
  WJ: () => (/* binding */ rulesFile),
  a: () => (/* binding */ unknownKey)
});

// UNUSED EXPORTS: rulesSchema

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 5 modules
var schemas = __webpack_require__(2047);
// EXTERNAL MODULE: ./build/src/inputs/document.js + 2 modules
var inputs_document = __webpack_require__(4009);
// EXTERNAL MODULE: ./build/src/inputs/text.js
var inputs_text = __webpack_require__(8668);
// EXTERNAL MODULE: ./build/src/model/finding-conditions.js
var finding_conditions = __webpack_require__(9021);
// EXTERNAL MODULE: ./build/src/model/project-settings.js
var project_settings = __webpack_require__(1062);
// EXTERNAL MODULE: ./build/src/model/project-conditions.js
var project_conditions = __webpack_require__(8197);
// EXTERNAL MODULE: ./build/src/rules/file/values.js
var file_values = __webpack_require__(3072);
;// CONCATENATED MODULE: ./build/src/rules/file/conditions.js





const slug = (0,file_values/* spelled */.uQ)(/^[A-Za-z0-9_-]+$/, 'give the slug of a team, such as payments; patterns do not work here', (given) => given.toLowerCase());
const weakness = (0,file_values/* spelled */.uQ)(/^[Cc][Ww][Ee]-[0-9]+$/, 'give the number of a weakness, such as CWE-79', (given) => given.toUpperCase());
const type = schemas/* preprocess */.vkY((given) => (typeof given === 'string' ? given.toLowerCase() : given), schemas/* enum */.k5n(finding_conditions/* RULE_TYPES */.Bs, {
    error: ({ input }) => {
        if (Array.isArray(input))
            return 'a rule looks at one type; write one rule for each type';
        return input === 'ai_sast' ? 'findings of ai_sast cannot be triaged' : undefined;
    },
}));
const SPELLED = {
    any: file_values/* NAMES */.Xk,
    project: file_values/* PROJECT_NAMES */.NY,
    tag: file_values/* TAG_NAMES */.qY,
    property: file_values/* PROPERTY_VALUES */.pl,
    team: file_values/* NAMES */.Xk,
    path: file_values/* PATHS */.R7,
    // The platform writes the title behind the number: `CWE-79: Improper …`.
    cwe: (0,file_values/* oneOrMore */.h9)(weakness).transform((numbers) => {
        return { names: numbers, patterns: numbers.map((one) => `${one}:**`), except: [] };
    }),
};
const FORMS = {
    boolean: () => schemas/* boolean */.zMY().transform((value) => ({ form: 'boolean', value })),
    age: () => file_values/* age */.KW.transform((ms) => ({ form: 'age', ms })),
    number: () => {
        const error = 'give a number from 0 to 1';
        const share = schemas/* number */.aig({ error }).min(0, { error }).max(1, { error });
        return share.transform((value) => ({ form: 'number', value }));
    },
    values: (row) => valuesOf(row).transform((values) => ({ form: 'values', values: values })),
    names: (row) => SPELLED[row.spelled ?? 'any'].transform((names) => ({ form: 'names', list: names })),
};
function valuesOf({ name, values }) {
    if (name === 'type')
        return type.transform((one) => [one]);
    return values === undefined ? (0,file_values/* oneOrMore */.h9)(slug) : (0,file_values/* oneOrMore */.h9)((0,file_values/* oneOf */.yL)(values));
}
const PROPERTY = 'github.property.<name>';
/** A set of conditions, all of which must hold. */
function conditions(rows, id) {
    const formOf = (row) => FORMS[row.form](row).describe(row.meaning);
    const fixed = rows.filter(({ name }) => name !== PROPERTY);
    const known = schemas/* strictObject */.rej(Object.fromEntries(fixed.map((row) => [row.name, formOf(row).optional()])));
    const property = rows.find(({ name }) => name === PROPERTY);
    const set = property === undefined
        ? known
        : schemas/* intersection */.E$q(known, schemas/* record */.g1P(schemas/* string */.YjP().regex(new RegExp(project_conditions/* PROPERTY_KEY */.qE)), formOf(property)));
    return set
        .check((0,inputs_document/* crossCheck */.DV)((given, problem, hasUnknownKey) => {
        if (Object.keys(given).length === 0 && !hasUnknownKey)
            problem([], 'a set of conditions is empty: give a condition, or leave it out');
        const [older, newer] = [given['older-than'], given['newer-than']];
        if (older?.form === 'age' && newer?.form === 'age' && older.ms >= newer.ms)
            problem(['older-than'], '`older-than` and `newer-than` exclude each other, because no finding can match both: correct one of them');
    }))
        .meta({ id });
}
/** They say what the rule is about, and take nothing out of it. */
const OF_WHEN = ['type', 'decided-by'];
const PROJECT_SET = conditions(project_conditions/* PROJECT_CONDITIONS */.HL, 'projectConditions');
const FINDING_WHEN = conditions(finding_conditions/* FINDING_CONDITIONS */.J2, 'findingConditions');
const FINDING_EXCEPT = conditions(finding_conditions/* FINDING_CONDITIONS */.J2.filter(({ name }) => !OF_WHEN.includes(name)), 'findingExceptions');
/** What to write for a key that sets of conditions for projects do not have. */
function unknownProjectCondition(key) {
    const alias = project_conditions/* PROJECT_CONDITIONS */.HL.find((row) => row.alias?.includes(key));
    if (alias !== undefined)
        return `did you mean \`${alias.name}\`?`;
    if (/^github\.(?:custom.)?propert(?:y|ies)(?:\.|$)/.test(key))
        return 'name one property with letters, digits and _-$#, such as `github.property.tier`';
    const dotted = project_conditions/* PROJECT_CONDITIONS */.HL.find(({ name }) => name.startsWith(`${key}.`));
    if (dotted !== undefined)
        return `write its keys with a dot, such as \`${dotted.name}\``;
    return (0,finding_conditions/* findingCondition */.d5)(key) && 'it is a condition for findings, not for projects';
}
/** The same for findings. */
function unknownFindingCondition(key) {
    if (key === 'state')
        return '`state` belongs in `triage`; the current state of a finding is its `status`';
    if (OF_WHEN.includes(key))
        return `it belongs in \`when\``;
    const alias = finding_conditions/* FINDING_CONDITIONS */.J2.find((row) => row.alias?.includes(key));
    if (alias !== undefined)
        return `did you mean \`${alias.name}\`?`;
    return ((0,project_conditions/* projectCondition */.Fd)(key) &&
        'it is a condition for projects: give these projects a tag, and use `project-tag` here');
}

;// CONCATENATED MODULE: ./build/src/rules/file/policies.js




const policies_name = (0,file_values/* text */.Qq)(file_values/* LISTED_NAME */.cW);
/** Strict: what is left out is deleted, so nothing behind a key may be a file that was cut short. */
const notEmpty = ({ input }) => input === null ? 'give its keys, write {} for none, or leave it out' : undefined;
const exception = schemas/* strictObject */.rej({
    exception_type: (0,file_values/* oneOf */.yL)(['include', 'exclude']).describe('Whether the rule runs there anyway (`include`), or does not run there (`exclude`).'),
    project: (0,file_values/* text */.Qq)(file_values/* PROJECT_NAME */.cb).optional().describe('Name of the project.'),
    project_tag_name: policies_name.optional().describe('Tag of the projects.'),
    rule: policies_name.describe('The rule, or the ruleset.'),
    rule_type: (0,file_values/* oneOf */.yL)(['rule', 'pack']).describe('Whether `rule` names a rule (`rule`) or a ruleset (`pack`).'),
})
    .check((0,inputs_document/* crossCheck */.DV)(({ project, project_tag_name: tag }, problem, hasUnknownKey) => {
    if (project !== undefined && tag !== undefined)
        problem(['project_tag_name'], 'an exception has both `project` and `project_tag_name`: keep one of them');
    if (project === undefined && tag === undefined && !hasUnknownKey)
        problem([], 'the exception names no project: add `project` or `project_tag_name`');
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
    values: (0,file_values/* list */.p_)(schemas/* union */.KCZ([(0,file_values/* text */.Qq)(file_values/* PLAIN */.tZ), schemas/* number */.aig(), schemas/* boolean */.zMY()]).transform(String))
        .optional()
        .describe('Values that it looks for.'),
    mode: (0,file_values/* oneOf */.yL)(['any', 'none'], { all: 'a condition takes `any` of its values, or `none`' })
        .optional()
        .describe('Any of the values (default), or none of them.'),
});
const action = schemas/* strictObject */.rej({
    type: policies_name.describe('What is done, such as `block` (which needs `pr_comment`) or `jira`.'),
    config: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()).optional().describe('Settings of the action.'),
});
const remediationPolicy = schemas/* strictObject */.rej({
    slug: policies_name
        .optional()
        .describe('Identifies the policy on the platform. Default: the slug of the policy with this name, else made from the name.'),
    name: (0,file_values/* text */.Qq)(file_values/* PLAIN */.tZ).describe('Name of the policy.'),
    description: schemas/* string */.YjP()
        .max(10_000)
        .refine((given) => (0,file_values/* noExpression */.__)(given) === undefined, {
        error: 'contains `${{`, which is not evaluated here',
    })
        .optional()
        .describe('For people.'),
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
    .check((0,inputs_document/* crossCheck */.DV)(({ remediation, ...others }, problem, hasUnknownKey) => {
    if (remediation === undefined && Object.keys(others).length === 0 && !hasUnknownKey)
        problem([], '`policies` has no part: give code, secrets or remediation, or leave it out');
    if (Array.isArray(remediation))
        refuseTwins(remediation, problem);
}))
    .transform(({ remediation, ...detections }) => ({
    ...detections,
    remediation: remediation && { policies: remediation },
}));
/** Two that the platform would take for one. */
function refuseTwins(all, problem) {
    for (const [at, policy] of all.entries()) {
        const twin = all.slice(0, at).find((earlier) => isSame(earlier, policy));
        if (twin === undefined)
            continue;
        const [key, what] = policy?.slug !== undefined && policy.slug === twin.slug
            ? ['slug', `has the slug ${(0,inputs_text/* quote */.hD)(policy.slug)}: give each a unique slug`]
            : ['name', `is called ${(0,inputs_text/* quote */.hD)(String(twin.name))}: give each a unique name or slug`];
        problem(['remediation', at, key], `another remediation policy ${what}`);
    }
}
function isSame(one, other) {
    if (one?.slug !== undefined && other?.slug !== undefined)
        return one.slug === other.slug;
    const slugs = (policy) => [policy?.slug, slugFrom(policy?.name)].filter((slug) => slug !== undefined);
    return slugs(one).some((slug) => slugs(other).includes(slug));
}
/** About as the platform makes it. */
function slugFrom(given) {
    return typeof given === 'string' ? given.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-') : undefined;
}

// EXTERNAL MODULE: ./build/src/rules/file/tags.js
var file_tags = __webpack_require__(1967);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(4377);
// EXTERNAL MODULE: ./build/src/inputs/times.js
var times = __webpack_require__(2329);
// EXTERNAL MODULE: ./build/src/model/days.js
var days = __webpack_require__(8384);
// EXTERNAL MODULE: ./build/src/model/triage.js
var triage = __webpack_require__(1863);
;// CONCATENATED MODULE: ./build/src/rules/file/triage.js





/** How long an ignore lasts: in days, or without end. */
const duration = (0,file_values/* spelled */.uQ)(/^(?:[1-9]\d{0,4}[dwDW]|[eE][vV][eE][rR])$/, 'give days or weeks, such as 90d or 12w, or ever', (given) => {
    const ms = (0,times/* parseAge */.F1)(given);
    return ms === undefined ? { kind: 'never' } : { kind: 'after', days: ms / days/* DAY_MS */.sO };
});
const day = iso/* date */.p6({ error: 'give a day of the calendar, such as 2027-02-19' })
    .transform((date) => ({ kind: 'until', date }));
const noMark = (given) => /\[code-security\s/.test(given)
    ? 'contains the mark of a rule, which the action adds itself; remove it'
    : undefined;
const notBlank = (given) => given.trim() === '' ? 'has only whitespace; write a note, or leave it out' : undefined;
const STATES = ['ignored', 'reviewing', 'fixing', 'reopened'];
/** What happens to the findings of a rule. */
const triage_triage = schemas/* strictObject */.rej({
    state: (0,file_values/* oneOf */.yL)(STATES, { open: 'did you mean `reopened`?' }).describe('The new triage state.'),
    reason: (0,file_values/* oneOf */.yL)(triage/* TRIAGE_REASONS */.zk).optional().describe('Why it is ignored; only with `state: ignored`.'),
    for: duration
        .optional()
        .describe('How long it stays ignored, such as `90d`; then `apply` reopens it. `ever` for no end. Ignoring needs this ' +
        'or `until`; secrets take neither.'),
    until: day
        .optional()
        .describe('The day after which `apply` reopens it, such as `2027-02-19`; instead of `for`.'),
    note: (0,file_values/* text */.Qq)([notBlank, file_values/* noExpression */.__, noMark], triage/* MAX_NOTE_LENGTH */.XG)
        .transform((given) => given.trim())
        .optional()
        .describe('A note for people. `apply` adds a mark with the name of the rule.'),
});
/** Secrets have no note that could hold an end. */
function endsOf({ state, for: duration, until }, type) {
    return type === 'secrets' && state === 'ignored' ? { kind: 'never' } : (until ?? duration);
}
/** States that the list of secrets shows as open (field-notes.md, "Secrets"). */
const SHOWN_AS_OPEN = ['reviewing', 'fixing'];
/**
 * Checks a triage with what its rule is about; values that are wrong are still as they were written.
 *
 * @param type undefined where it is wrong
 * @param looksAtOpen whether the rule looks at findings that are open
 */
function checkTriage(given, { name, type, looksAtOpen }, problem) {
    const { state } = given;
    const written = ['reason', 'for', 'until'].filter((key) => given[key] !== undefined);
    if (type === 'secrets') {
        for (const key of written)
            problem(['triage', key], `secrets take no reason and no end: leave \`${key}\` out`);
        if (state !== undefined && SHOWN_AS_OPEN.includes(state) && looksAtOpen)
            problem(['triage', 'state'], `the platform shows secrets that are ${state} as open, so this rule could not tell which ones it has triaged: write ignored, or leave out the open ones`);
    }
    else if (state === 'ignored') {
        if (given.for !== undefined && given.until !== undefined)
            problem(['triage', 'until'], '`for` and `until` both say when the ignore ends: keep one of them');
        if (given.for === undefined && given.until === undefined && type !== undefined)
            problem(['triage'], 'an ignore needs an end: add for: 90d, until: 2027-02-19, or for: ever');
    }
    else if (STATES.some((one) => one === state)) {
        for (const key of written)
            problem(['triage', key], `\`${key}\` works only with state: ignored, but the state is ${state}: leave it out`);
    }
    checkLength(given, name, problem);
}
/** The mark at the end of the note says which rule decided, and until when. */
function checkLength({ state, note, for: duration }, name, problem) {
    if (typeof note !== 'string' || typeof name !== 'string')
        return;
    const until = state !== 'ignored' || duration?.kind === 'never' ? '' : ' until=2027-02-19';
    const length = note.length + ` [code-security rule="${name}"${until}]`.length;
    if (length > triage/* MAX_NOTE_LENGTH */.XG)
        problem(['triage', 'note'], `the note and its mark have ${length} characters, but the platform takes ${triage/* MAX_NOTE_LENGTH */.XG}: shorten the note by ${length - triage/* MAX_NOTE_LENGTH */.XG}`);
}

;// CONCATENATED MODULE: ./build/src/rules/file/schema.js










const ruleNameProblem = (given) => {
    if (given.trim() !== given)
        return 'starts or ends with a space; remove it';
    return /^[\p{L}\p{M}\p{N} \-_.,:/()'&+]*$/u.test(given)
        ? undefined
        : "has a character that a name cannot have; use letters, digits, spaces and -_.,:/()'&+";
};
/** The name of a rule: it stands in quotes in the mark of a note. */
const ruleName = (0,file_values/* text */.Qq)([ruleNameProblem], 80);
const branchProblem = (given) => {
    if (given.startsWith('refs/'))
        return `is a full reference; write ${(0,inputs_text/* quote */.hD)(given.replace(/^refs\/(?:heads\/)?/, ''))}`;
    return /^[-/.]|[\s~^:?*[\\]|\.\.|\/\/|@\{|[/.]$|\.lock$/.test(given)
        ? 'is not the name of a branch; give a name, without patterns'
        : undefined;
};
const switches = schemas/* strictObject */.rej({
    diff: schemas/* boolean */.zMY().optional().describe(project_settings/* PROJECT_SETTINGS */.Ot.diff_scan.meaning),
    full: schemas/* boolean */.zMY().optional().describe(project_settings/* PROJECT_SETTINGS */.Ot.full_scan.meaning),
}, {
    error: ({ code }) => code === 'invalid_type' ? 'write the switches, such as { diff: true, full: true }' : undefined,
})
    .check((0,inputs_document/* crossCheck */.DV)((given, problem, hasUnknownKey) => {
    if (Object.keys(given).length === 0 && !hasUnknownKey)
        problem([], '`managed-scan` switches nothing: give diff, full or both');
}));
const EFFECTS = ['tags', 'managed-scan', 'primary-branch'];
const projectRule = schemas/* strictObject */.rej({
    name: ruleName.describe('Name of the rule, unique in the file.'),
    when: PROJECT_SET.optional().describe('Which projects: all keys must match. Default: all in scope.'),
    except: (0,file_values/* oneOrMore */.h9)(PROJECT_SET)
        .optional()
        .describe('Projects to leave out: a set of conditions that must all match, or a list of such sets.'),
    tags: (0,file_values/* list */.p_)(file_tags/* tag */.Tc, 1)
        .optional()
        .describe(`Tags that the projects get. ${(0,file_tags/* placeholders */.Ft)()} are filled in; a list of values gives one tag for each value.`),
    'managed-scan': switches
        .optional()
        .describe('Switches of managed scans; for each switch, the last rule that matches decides.'),
    'primary-branch': (0,file_values/* text */.Qq)([...file_values/* PLAIN */.tZ, branchProblem])
        .optional()
        .describe(project_settings/* PROJECT_SETTINGS */.Ot.primary_branch.meaning),
})
    .check((0,inputs_document/* crossCheck */.DV)((given, problem, hasUnknownKey) => {
    if (EFFECTS.every((key) => given[key] === undefined) && !hasUnknownKey)
        problem([], 'the rule does nothing: give it tags, managed-scan or primary-branch');
}))
    .transform(({ 'managed-scan': managedScan, 'primary-branch': primaryBranch, ...rule }) => ({
    name: rule.name,
    when: rule.when ?? {},
    except: rule.except ?? [],
    tags: rule.tags ?? [],
    managedScan: managedScan ?? {},
    primaryBranch,
}));
const DECIDED_BY = (/* unused pure expression or super */ null && (['nobody', 'rules', 'platform', 'people', 'anyone']));
const findingRule = schemas/* strictObject */.rej({
    name: ruleName.describe('Name of the rule, unique in the file.'),
    when: FINDING_WHEN.optional().describe('Which findings: all keys must match. Default: open findings of type `sast`.'),
    except: (0,file_values/* oneOrMore */.h9)(FINDING_EXCEPT)
        .optional()
        .describe('Findings to leave out: a set of conditions that must all match, or a list of such sets.'),
    limit: (0,file_values/* whole */.WQ)(1)
        .optional()
        .describe('The most findings that one apply takes, the oldest first; the others wait for the next apply.'),
    triage: triage_triage.describe('What happens to the findings.'),
})
    .check((0,inputs_document/* crossCheck */.DV)(({ name, when, except, triage: decision }, problem) => {
    const type = typeOf(when);
    const sets = Array.isArray(except)
        ? except.map((set, at) => [['except', at], set])
        : [[['except'], except]];
    for (const [path, set] of [[['when'], when], ...sets])
        checkType(set, type, (key, sentence) => problem([...path, key], sentence));
    const status = when?.status;
    const looksAtOpen = status === undefined || (status.form === 'values' && status.values.includes('open'));
    if (typeof decision === 'object' && decision !== null)
        checkTriage(decision, { name, type, looksAtOpen }, problem);
}))
    .transform(({ name, limit, ...rule }) => {
    const { type: _, 'decided-by': decided, ...when } = rule.when ?? {};
    const type = typeOf(rule.when) ?? 'sast';
    const { state, reason, note } = rule.triage;
    return {
        name,
        limit,
        type,
        when: { status: { form: 'values', values: ['open'] }, ...when },
        except: rule.except ?? [],
        decidedBy: (decided?.form === 'values' ? decided.values : ['nobody', 'rules']),
        triage: { state, reason, note, ends: endsOf(rule.triage, type) },
    };
});
/** @returns undefined where the type is not a valid one */
function typeOf(when) {
    const given = Object(when).type;
    if (given === undefined)
        return 'sast';
    return given.form === 'values' ? given.values[0] : undefined;
}
/** Findings of a type lack what only others have. */
function checkType(set, type, problem) {
    if (type === undefined)
        return;
    for (const key of Object.keys(set ?? {})) {
        const types = (0,finding_conditions/* findingCondition */.d5)(key)?.types;
        if (types !== undefined && !types.includes(type))
            problem(key, `only findings of type ${types.join(' or ')} have \`${key}\`, but this rule looks at ${type}: write type: ${types[0]}, or leave it out`);
    }
    const { status } = Object(set);
    const never = status?.form === 'values' && status.values.find((one) => /^(?:reviewing|fixing)$/.test(one));
    if (type === 'secrets' && never)
        problem('status', `the platform never shows secrets as ${never}: leave it out`);
}
const count = (most) => (0,file_values/* whole */.WQ)(0)
    .default(most)
    .transform((value) => ({ count: value }));
const shareError = 'give a whole number, or a percentage such as 10%';
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
})
    .transform(({ 'scans-off': scansOff, 'policy-deletes': policyDeletes, ...given }) => ({
    ...given,
    scansOff,
    policyDeletes,
}));
const serviceLevels = schemas/* strictObject */.rej({
    critical: file_values/* age */.KW.optional().describe('How long critical findings may be open.'),
    high: file_values/* age */.KW.optional().describe('How long findings of high severity may be open.'),
    medium: file_values/* age */.KW.optional().describe('How long findings of medium severity may be open.'),
    low: file_values/* age */.KW.optional().describe('How long findings of low severity may be open.'),
});
/** Everything that a file says, with its defaults: type, reader and published schema in one. */
const rulesFile = schemas/* strictObject */.rej({
    $schema: schemas/* string */.YjP().optional().describe('Address of this schema, for editors.'),
    version: schemas/* literal */.euz(1, { error: 'write version: 1, which is the version that this action reads' })
        .describe('Version of the format: 1.'),
    scope: schemas/* strictObject */.rej({
        projects: file_values/* PROJECT_NAMES */.NY.describe('Names and patterns of projects; a leading `!` excludes.'),
    })
        .optional()
        .describe('Nothing outside it changes. Default: all projects.'),
    'managed-tags': (0,file_values/* list */.p_)(file_tags/* managedTag */.k0)
        .optional()
        .describe('Patterns of tags that are removed when no rule gives them. Default: no tag is removed.'),
    limits: limits.prefault({}).describe('When a plan exceeds a limit, `apply` writes nothing.'),
    projects: (0,file_values/* list */.p_)(projectRule).optional().describe('Rules for projects; all are evaluated in order.'),
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
    .check((0,inputs_document/* crossCheck */.DV)((file, problem) => {
    schema_refuseTwins(file, problem);
    refuseUnknownTeams(file, problem);
}))
    .transform(({ scope, limits, projects = [], findings = [], policies, coverage, ...file }) => ({
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
/** Names and tags that differ in case only. */
function schema_refuseTwins(file, problem) {
    const names = new Map();
    const tags = new Map();
    for (const section of ['projects', 'findings']) {
        for (const [at, rule] of rulesIn(file[section]).entries()) {
            const { name, tags: given } = rule;
            if (typeof name === 'string') {
                const earlier = names.get(name.toLowerCase());
                if (earlier !== undefined)
                    problem([section, at, 'name'], `another rule is called ${(0,inputs_text/* quote */.hD)(earlier)}: give each rule a unique name`);
                names.set(name.toLowerCase(), name);
            }
            for (const one of Array.isArray(given) ? given.map(String) : []) {
                const earlier = tags.get(one.toLowerCase()) ?? one;
                if (earlier !== one)
                    problem([section, at, 'tags'], `the tags ${(0,inputs_text/* quote */.hD)(earlier)} and ${(0,inputs_text/* quote */.hD)(one)} differ only in case: spell them the same way`);
                tags.set(one.toLowerCase(), earlier);
            }
        }
    }
}
/** Which teams a repository has is only asked of teams that a rule names. */
function refuseUnknownTeams({ projects }, problem) {
    const rules = rulesIn(projects);
    const named = rules.some(({ when, except }) => [when, except].flat().some((set) => Object(set)['github.team'] !== undefined));
    const at = rules.findIndex(({ tags }) => Array.isArray(tags) && tags.some((one) => (0,file_tags/* placeholdersOf */.iJ)(String(one)).includes('github.team')));
    if (at !== -1 && !named)
        problem(['projects', at], 'the placeholder github.team needs teams that a rule names, but no rule names one: add github.team to `when`');
}
function rulesIn(section) {
    return Array.isArray(section) ? section.map(Object) : [];
}
/** What to write for a key that the file does not have where it stands. */
function unknownKey(key, path) {
    const map = path.findLast((step) => typeof step === 'string');
    if (path.length === 0 && key === 'rules')
        return 'write `projects` for rules for projects, and `findings` for rules for findings';
    if (map === 'triage' && key === 'status')
        return 'did you mean `state`?';
    if (map !== 'when' && map !== 'except')
        return undefined;
    return path[0] === 'projects' ? unknownProjectCondition(key) : unknownFindingCondition(key);
}
/** JSON Schema of a rules file, for editors: draft 7, which all of them read. The parser checks more. */
function rulesSchema() {
    return z.toJSONSchema(rulesFile, {
        io: 'input',
        target: 'draft-7',
        override({ zodSchema, jsonSchema }) {
            // Not every validator knows the format `date`; its pattern says the same.
            delete jsonSchema.format;
            if (jsonSchema.enum !== undefined)
                inAnyCase(jsonSchema);
            if (zodSchema._zod.def.type === 'intersection')
                joinKeys(jsonSchema);
        },
    });
}
function inAnyCase(schema) {
    const words = schema.enum?.map((value) => String(value).replace(/[a-z]/g, (letter) => `[${letter.toUpperCase()}${letter}]`));
    schema.anyOf = [{ enum: schema.enum }, { type: 'string', pattern: `^(?:${words?.join('|')})$` }];
    delete schema.enum;
    delete schema.type;
}
/** Of two schemas that each know some of a map's keys, editors would refuse all of them. */
function joinKeys(schema) {
    const [known, named] = schema.allOf ?? [];
    const { pattern = '' } = Object(named?.propertyNames);
    delete schema.allOf;
    Object.assign(schema, known, { patternProperties: { [pattern]: named?.additionalProperties } });
}


/***/ }),

/***/ 1967:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ft: () => (/* binding */ placeholders),
/* harmony export */   Tc: () => (/* binding */ tag),
/* harmony export */   iJ: () => (/* binding */ placeholdersOf),
/* harmony export */   k0: () => (/* binding */ managedTag)
/* harmony export */ });
/* harmony import */ var _inputs_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8668);
/* harmony import */ var _model_project_conditions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8197);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3072);



/** What `${…}` in a tag may name. */
const FILLED = _model_project_conditions_js__WEBPACK_IMPORTED_MODULE_1__/* .PROJECT_CONDITIONS */ .HL.filter(({ fills }) => fills === true).map(({ name }) => name);
const PLACEHOLDER = /\$\{([^{}]*)\}/g;
const addsOnly = (tag) => /^[-!]/.test(tag)
    ? `starts with ${(0,_inputs_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(tag.slice(0, 1))}; rules only give tags, and managed-tags lists those that are removed when no rule gives them`
    : undefined;
const braces = (tag) => /[{}]/.test(tag.replace(PLACEHOLDER, ''))
    ? 'has a brace that does not belong to a placeholder; remove it'
    : undefined;
const separators = (tag) => {
    if (/^[[\]]|[[\]]$/.test(tag))
        return 'has a bracket that would be part of it; write a list without quotes around it';
    return tag.includes(',') ? 'has a comma; write a list with an item for each part' : undefined;
};
const placeholder = (tag) => {
    const unknown = placeholdersOf(tag).find((name) => (0,_model_project_conditions_js__WEBPACK_IMPORTED_MODULE_1__/* .projectCondition */ .Fd)(name)?.fills !== true);
    if (unknown === undefined)
        return undefined;
    if ((0,_model_project_conditions_js__WEBPACK_IMPORTED_MODULE_1__/* .projectCondition */ .Fd)(unknown) !== undefined)
        return `fills in ${(0,_inputs_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(unknown)}, which works only in \`when\``;
    return `has the unknown placeholder ${(0,_inputs_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(`\${${unknown}}`)}; ${(0,_inputs_text_js__WEBPACK_IMPORTED_MODULE_0__/* .didYouMean */ .au)(unknown, FILLED)}`;
};
/** A tag that a rule gives; it may hold `${github.…}`. */
const tag = (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)([..._values_js__WEBPACK_IMPORTED_MODULE_2__/* .ANY_NAME */ .dA, addsOnly, separators, braces, placeholder]);
/** A pattern of tags that rules may remove. */
const managedTag = (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)([
    ..._values_js__WEBPACK_IMPORTED_MODULE_2__/* .LISTED_NAME */ .cW,
    (given) => (/^[-!]/.test(given) ? 'starts with "-" or "!"; list only what may be removed' : undefined),
]);
/** All placeholders, for documents. */
function placeholders() {
    return FILLED.map((name) => `\`\${${name}}\``).join(', ');
}
/** Names in `${…}`, such as `github.property.team`. */
function placeholdersOf(given) {
    return [...given.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
}


/***/ }),

/***/ 3072:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KW: () => (/* binding */ age),
/* harmony export */   NY: () => (/* binding */ PROJECT_NAMES),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   R7: () => (/* binding */ PATHS),
/* harmony export */   WQ: () => (/* binding */ whole),
/* harmony export */   Xk: () => (/* binding */ NAMES),
/* harmony export */   __: () => (/* binding */ noExpression),
/* harmony export */   cW: () => (/* binding */ LISTED_NAME),
/* harmony export */   cb: () => (/* binding */ PROJECT_NAME),
/* harmony export */   dA: () => (/* binding */ ANY_NAME),
/* harmony export */   h9: () => (/* binding */ oneOrMore),
/* harmony export */   p_: () => (/* binding */ list),
/* harmony export */   pl: () => (/* binding */ PROPERTY_VALUES),
/* harmony export */   qY: () => (/* binding */ TAG_NAMES),
/* harmony export */   tZ: () => (/* binding */ PLAIN),
/* harmony export */   uQ: () => (/* binding */ spelled),
/* harmony export */   yL: () => (/* binding */ oneOf)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2047);
/* harmony import */ var _inputs_list_items_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2714);
/* harmony import */ var _inputs_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5343);
/* harmony import */ var _inputs_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8668);
/* harmony import */ var _inputs_times_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2329);
/* harmony import */ var _model_selection_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8985);






/** Longer than any name. */
const MAX_LENGTH = 1000;
/** A text that is not empty and that no check refuses. */
function text(checks, maxLength = MAX_LENGTH) {
    return zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()
        .min(1, { abort: true })
        .max(maxLength, { abort: true })
        .superRefine((given, context) => {
        const problem = checks.map((check) => check(given)).find((one) => one !== undefined);
        if (problem !== undefined)
            context.addIssue(`is ${(0,_inputs_text_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(given)}, which ${problem}`);
    });
}
/** Only a workflow file evaluates them. */
const noExpression = (given) => given.includes('${{') ? 'contains `${{`, which is not evaluated here; write the value' : undefined;
const oneLine = (given) => /[\r\n]/.test(given) ? 'has several lines; write a list, with an item on each line' : undefined;
const noSpaceAround = (given) => given.trim() === given ? undefined : `starts or ends with a space; write ${(0,_inputs_text_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(given.trim())}`;
const noComma = (given) => given.includes(',') ? 'has a comma; write a list with an item for each part' : undefined;
const noBracket = (given) => /[[\]{}]/.test(given) ? 'has a bracket or a brace, which would be part of it; write it without' : undefined;
const noFolder = (given) => given.endsWith('/') ? `is a folder; write ${(0,_inputs_text_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(`${given}**`)} for the files in it` : undefined;
/** A value of a custom property may be any text on one line. */
const PLAIN = [oneLine, noExpression, noSpaceAround];
/** Names that may have brackets and commas in them. */
const ANY_NAME = [
    oneLine,
    (given) => (0,_inputs_list_items_js__WEBPACK_IMPORTED_MODULE_0__/* .itemProblem */ .t)(given, { brackets: true }),
    noSpaceAround,
];
const LISTED_NAME = [oneLine, _inputs_list_items_js__WEBPACK_IMPORTED_MODULE_0__/* .itemProblem */ .t, noSpaceAround, noComma];
const PROJECT_NAME = [...LISTED_NAME, _inputs_names_js__WEBPACK_IMPORTED_MODULE_1__/* .nameProblem */ .rH, noBracket];
/** One value, or a list of at least one; duplicates go. */
function oneOrMore(item) {
    return zod__WEBPACK_IMPORTED_MODULE_4__/* .union */ .KCZ([item, zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(item).min(1)]).transform((given) => {
        return [...new Set(Array.isArray(given) ? given : [given])];
    });
}
/** A list that may be empty; duplicates go. */
function list(item, min = 0) {
    const error = (issue) => typeof issue.input === 'object' && issue.input !== null
        ? undefined
        : `write a list, such as [one, two]${min === 0 ? ', or [] for none' : ''}`;
    const items = zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(item, { error });
    return (min === 0 ? items : items.min(min)).transform((given) => [...new Set(given)]);
}
/** Names, patterns and, behind a `!`, what is excluded: one text or a list. */
function names(checks, isLoose = false) {
    const name = text([(given) => signProblem(given) ?? firstProblem(checks, given.replace(/^!/, ''))]);
    const item = isLoose ? zod__WEBPACK_IMPORTED_MODULE_4__/* .union */ .KCZ([name, zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig(), zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY()]).transform(String) : name;
    return oneOrMore(item)
        .refine((items) => items.some((one) => !one.startsWith('!')), {
        error: "only excludes; also give what to select, such as '**'",
    })
        .transform(_model_selection_js__WEBPACK_IMPORTED_MODULE_5__/* .nameListOf */ .R1);
}
function signProblem(given) {
    if (given.startsWith('!!'))
        return 'has `!` twice; write it once to exclude a name';
    return given === '!' ? 'has nothing after the `!`; write what to exclude' : undefined;
}
function firstProblem(checks, given) {
    return checks.map((check) => check(given)).find((one) => one !== undefined);
}
const NAMES = names(ANY_NAME).meta({ id: 'names' });
const PATHS = names([...ANY_NAME, noFolder]);
const PROJECT_NAMES = names(PROJECT_NAME).meta({ id: 'projectNames' });
const TAG_NAMES = names(LISTED_NAME).meta({ id: 'tagNames' });
/** Numbers and flags compare as texts. */
const PROPERTY_VALUES = names(PLAIN, true).meta({ id: 'propertyValues' });
/** One of a closed set, in any case. */
function oneOf(values, instead = {}) {
    const error = (issue) => instead[String(issue.input)];
    return zod__WEBPACK_IMPORTED_MODULE_4__/* .preprocess */ .vkY((given) => (typeof given === 'string' ? given.toLowerCase() : given), zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(values, { error }));
}
/** A whole number. */
function whole(min) {
    const error = ({ input }) => `give a whole number from ${min}${/^\d+$/.test(String(input)) && typeof input === 'string' ? ', without quotes' : ''}`;
    return zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr({ error }).min(min, { error });
}
/** `90d`, `26w` or `12h`, in ms. */
const age = spelled(_inputs_times_js__WEBPACK_IMPORTED_MODULE_3__/* .AGE_PATTERN */ .rn, 'give an age in days, weeks or hours, such as 90d, 26w or 12h', (given) => (0,_inputs_times_js__WEBPACK_IMPORTED_MODULE_3__/* .parseAge */ .F1)(given));
/** A text that is spelled in one way, and what it means. */
function spelled(pattern, error, parse) {
    return zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP({ error })
        .regex(pattern, { error })
        .transform((given) => parse(given));
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
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2047);



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
