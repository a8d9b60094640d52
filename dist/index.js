import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 1916:
/***/ ((__unused_webpack_module, exports) => {

var __webpack_unused_export__;

__webpack_unused_export__ = true;
exports.distance = exports.k = void 0;
var peq = new Uint32Array(0x10000);
var myers_32 = function (a, b) {
    var n = a.length;
    var m = b.length;
    var lst = 1 << (n - 1);
    var pv = -1;
    var mv = 0;
    var sc = n;
    var i = n;
    while (i--) {
        peq[a.charCodeAt(i)] |= 1 << i;
    }
    for (i = 0; i < m; i++) {
        var eq = peq[b.charCodeAt(i)];
        var xv = eq | mv;
        eq |= ((eq & pv) + pv) ^ pv;
        mv |= ~(eq | pv);
        pv &= eq;
        if (mv & lst) {
            sc++;
        }
        if (pv & lst) {
            sc--;
        }
        mv = (mv << 1) | 1;
        pv = (pv << 1) | ~(xv | mv);
        mv &= xv;
    }
    i = n;
    while (i--) {
        peq[a.charCodeAt(i)] = 0;
    }
    return sc;
};
var myers_x = function (b, a) {
    var n = a.length;
    var m = b.length;
    var mhc = [];
    var phc = [];
    var hsize = Math.ceil(n / 32);
    var vsize = Math.ceil(m / 32);
    for (var i = 0; i < hsize; i++) {
        phc[i] = -1;
        mhc[i] = 0;
    }
    var j = 0;
    for (; j < vsize - 1; j++) {
        var mv_1 = 0;
        var pv_1 = -1;
        var start_1 = j * 32;
        var vlen_1 = Math.min(32, m) + start_1;
        for (var k = start_1; k < vlen_1; k++) {
            peq[b.charCodeAt(k)] |= 1 << k;
        }
        for (var i = 0; i < n; i++) {
            var eq = peq[a.charCodeAt(i)];
            var pb = (phc[(i / 32) | 0] >>> i) & 1;
            var mb = (mhc[(i / 32) | 0] >>> i) & 1;
            var xv = eq | mv_1;
            var xh = ((((eq | mb) & pv_1) + pv_1) ^ pv_1) | eq | mb;
            var ph = mv_1 | ~(xh | pv_1);
            var mh = pv_1 & xh;
            if ((ph >>> 31) ^ pb) {
                phc[(i / 32) | 0] ^= 1 << i;
            }
            if ((mh >>> 31) ^ mb) {
                mhc[(i / 32) | 0] ^= 1 << i;
            }
            ph = (ph << 1) | pb;
            mh = (mh << 1) | mb;
            pv_1 = mh | ~(xv | ph);
            mv_1 = ph & xv;
        }
        for (var k = start_1; k < vlen_1; k++) {
            peq[b.charCodeAt(k)] = 0;
        }
    }
    var mv = 0;
    var pv = -1;
    var start = j * 32;
    var vlen = Math.min(32, m - start) + start;
    for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] |= 1 << k;
    }
    var score = m;
    for (var i = 0; i < n; i++) {
        var eq = peq[a.charCodeAt(i)];
        var pb = (phc[(i / 32) | 0] >>> i) & 1;
        var mb = (mhc[(i / 32) | 0] >>> i) & 1;
        var xv = eq | mv;
        var xh = ((((eq | mb) & pv) + pv) ^ pv) | eq | mb;
        var ph = mv | ~(xh | pv);
        var mh = pv & xh;
        score += (ph >>> (m - 1)) & 1;
        score -= (mh >>> (m - 1)) & 1;
        if ((ph >>> 31) ^ pb) {
            phc[(i / 32) | 0] ^= 1 << i;
        }
        if ((mh >>> 31) ^ mb) {
            mhc[(i / 32) | 0] ^= 1 << i;
        }
        ph = (ph << 1) | pb;
        mh = (mh << 1) | mb;
        pv = mh | ~(xv | ph);
        mv = ph & xv;
    }
    for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] = 0;
    }
    return score;
};
var distance = function (a, b) {
    if (a.length < b.length) {
        var tmp = b;
        b = a;
        a = tmp;
    }
    if (b.length === 0) {
        return a.length;
    }
    if (a.length <= 32) {
        return myers_32(a, b);
    }
    return myers_x(a, b);
};
exports.distance = distance;
var closest = function (str, arr) {
    var min_distance = Infinity;
    var min_index = 0;
    for (var i = 0; i < arr.length; i++) {
        var dist = distance(str, arr[i]);
        if (dist < min_distance) {
            min_distance = dist;
            min_index = i;
        }
    }
    return arr[min_index];
};
exports.k = closest;


/***/ }),

/***/ 181:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("buffer");

/***/ }),

/***/ 7598:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

/***/ }),

/***/ 3024:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 6760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 8522:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");

/***/ }),

/***/ 932:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("process");

/***/ }),

/***/ 5714:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ readBaseUrl),
/* harmony export */   U: () => (/* binding */ isLoopback)
/* harmony export */ });
const DEFAULT_BASE_URL = 'https://semgrep.dev';
/** The platform's address. It may hold a password by mistake, so that messages do not repeat it. */
function readBaseUrl(reader) {
    const fallback = new URL(DEFAULT_BASE_URL);
    if (reader.isEmptied('base-url')) {
        const why = 'as happens when a variable does not exist';
        reader.problem('base-url', `is set but empty, ${why}; give the address, or leave the input out to use ${DEFAULT_BASE_URL}`);
        return fallback;
    }
    const text = reader.text('base-url') ?? DEFAULT_BASE_URL;
    const problem = baseUrlProblem(text);
    if (problem !== undefined) {
        reader.problem('base-url', problem);
        return fallback;
    }
    const url = new URL(text);
    const path = url.pathname.replace(/\/api\/v1\/*$/i, '');
    if (path !== url.pathname) {
        url.pathname = path;
        reader.warn('base-url', 'ends with `/api/v1`, which is ignored, because the action adds it');
    }
    return url;
}
function baseUrlProblem(text) {
    if (!URL.canParse(text))
        return `is not a URL; give one such as \`${DEFAULT_BASE_URL}\``;
    const url = new URL(text);
    if (url.username !== '' || url.password !== '')
        return 'contains a user name or password; remove them';
    if (url.search !== '' || url.hash !== '')
        return 'has a query or a fragment; remove it';
    if (url.protocol === 'http:' && !isLoopback(url.hostname)) {
        return 'is not `https`, so others could read the token; give an `https` address';
    }
    if (url.protocol !== 'https:' && url.protocol !== 'http:')
        return 'is not an `https` address; give one';
    const [page] = /\/orgs\/.*/.exec(url.href) ?? [];
    if (page !== undefined) {
        return `is the address of a page of the web UI; give \`${url.href.slice(0, -page.length)}\``;
    }
    return undefined;
}
/** @param host as `URL.hostname` has it */
function isLoopback(host) {
    return host === 'localhost' || host === '[::1]' || /^127(\.\d+){3}$/.test(host);
}


/***/ }),

/***/ 1656:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  rG: () => (/* binding */ MAX_DURATION_MS),
  dC: () => (/* binding */ readConnection),
  iJ: () => (/* binding */ readDeployment)
});

// EXTERNAL MODULE: ./build/src/model/days.js
var days = __nccwpck_require__(8384);
// EXTERNAL MODULE: ./build/src/inputs/base-url.js
var base_url = __nccwpck_require__(5714);
;// CONCATENATED MODULE: ./build/src/inputs/proxy.js
/** The proxies of the environment, lower case first, as curl and the runner have it; undefined where there are none. */
function proxySettings(environment) {
    const httpVariable = environment.http_proxy ? 'http_proxy' : 'HTTP_PROXY';
    const httpsVariable = environment.https_proxy ? 'https_proxy' : 'HTTPS_PROXY';
    const httpProxy = withScheme(environment[httpVariable] ?? '');
    const httpsProxy = withScheme(environment[httpsVariable] ?? '');
    if (httpProxy === '' && httpsProxy === '')
        return undefined;
    const noProxy = environment.no_proxy || environment.NO_PROXY || '';
    return { httpProxy, httpsProxy, noProxy, httpVariable, httpsVariable };
}
/** The runner's own tools take addresses without a scheme, too. */
function withScheme(address) {
    return address === '' || address.includes('://') ? address : `http://${address}`;
}

// EXTERNAL MODULE: ./build/src/inputs/text.js
var inputs_text = __nccwpck_require__(8668);
;// CONCATENATED MODULE: ./build/src/inputs/connection.js




/** Timers take no more than 2^31 ms; a week is more than any job lasts. */
const MAX_DURATION_MS = 7 * days/* DAY_MS */.sO;
const DEFAULT_TIME_LIMIT_MS = 3_600_000;
/** Everything but the token, which not every step needs. */
function readConnection(reader, environment) {
    const baseUrl = (0,base_url/* readBaseUrl */.$)(reader);
    const proxy = proxySettings(environment);
    return {
        baseUrl,
        token: reader.text('token') ?? '',
        timeoutMs: (reader.integer('request-timeout', 1, 600) ?? 30) * 1000,
        maxRetries: reader.integer('max-retries', 0, 20) ?? 5,
        concurrency: reader.integer('concurrency', 1, 64) ?? 8,
        timeLimitMs: reader.duration('time-limit', 1000, MAX_DURATION_MS) ?? DEFAULT_TIME_LIMIT_MS,
        ...(proxy === undefined ? {} : { proxy }),
    };
}
function readDeployment(reader) {
    const slug = reader.text('deployment-slug');
    const id = reader.id('deployment-id');
    if (slug !== undefined && (/[/\\?#]/.test(slug) || /^\.{1,2}$/.test(slug) || !slug.isWellFormed())) {
        const what = 'give only the slug, as in the address of the web UI';
        reader.problem('deployment-slug', `is ${(0,inputs_text/* quote */.hD)(slug)}; ${what}`);
    }
    return { ...(slug === undefined ? {} : { slug }), ...(id === undefined ? {} : { id }) };
}


/***/ }),

/***/ 5343:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   AY: () => (/* binding */ readWithoutExclusions),
/* harmony export */   Ey: () => (/* binding */ refuseNoRepository),
/* harmony export */   LN: () => (/* binding */ checkNames),
/* harmony export */   No: () => (/* binding */ checkExceptions),
/* harmony export */   VH: () => (/* binding */ readProjects),
/* harmony export */   Vv: () => (/* binding */ readPaths),
/* harmony export */   Wh: () => (/* binding */ readProject),
/* harmony export */   Xy: () => (/* binding */ readShard),
/* harmony export */   r6: () => (/* binding */ readNames)
/* harmony export */ });
/* unused harmony export nameProblem */
/* harmony import */ var _model_selection_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(8985);
/* harmony import */ var _platform_http_path_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9999);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8668);



/** Names and patterns of projects, or of repositories: the same rules hold for both. */
function readNames(reader, input) {
    const items = reader.list(input);
    if (items.length === 0)
        return undefined;
    checkNames(reader, input, items);
    return nameList(reader, input, items);
}
/** Patterns of file paths. */
function readPaths(reader, input) {
    const items = reader.list(input);
    if (items.length === 0)
        return undefined;
    for (const item of reader.hasProblem(input) ? [] : items.filter((one) => one.endsWith('/'))) {
        reader.problem(input, `has ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(item)}, which is a folder; write ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(`${item}**`)} for the files in it`);
    }
    return nameList(reader, input, items);
}
/** `projects` and `projects-tagged`; undefined when neither is given. A tag without names selects from all. */
function readProjects(reader) {
    const list = readNames(reader, 'projects');
    const tagged = readWithoutExclusions(reader, 'projects-tagged');
    if (list !== undefined)
        return { ...list, tagged };
    if (tagged.length === 0)
        return undefined;
    return { names: [], patterns: ['**'], except: [], tagged };
}
/** A list in which a leading `!` would not take anything away, so that more would be selected than was meant. */
function readWithoutExclusions(reader, input) {
    const items = reader.list(input);
    const [item] = items.filter((one) => one.startsWith('!'));
    if (item !== undefined && !reader.hasProblem(input)) {
        const what = 'give only what to select';
        reader.problem(input, `has ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(item)}, but \`${input}\` cannot exclude anything; ${what}`);
    }
    return items;
}
/** Refuses what is not a name, such as a URL; a leading `!` is not part of it. */
function checkNames(reader, input, items) {
    // What has a habit of YAML or JSON in it has been refused, with what to write instead.
    if (reader.hasProblem(input))
        return;
    for (const item of items) {
        // A sign without a name is a problem of the whole list.
        const problem = item === '!' ? undefined : nameProblem(withoutSign(item));
        if (problem !== undefined)
            reader.problem(input, `has ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(item)}, which ${problem}`);
    }
}
/** What is wrong with the name of a project or repository, and what to write. */
function nameProblem(name) {
    const url = /^(?:[a-z][a-z+.-]*:\/\/[^/]*|[\w.-]+@[\w.-]+:)\/?(.*)$/i.exec(name);
    if (url !== null)
        return `is a URL; ${write(url[1] ?? '')}`;
    if (/\.git$/i.test(name))
        return `ends with \`.git\`; ${write(name)}`;
    const problem = (0,_platform_http_path_js__WEBPACK_IMPORTED_MODULE_0__/* .pathProblem */ .z9)(name);
    return problem === undefined ? undefined : `${problem}; write the name, such as \`acme/login\``;
}
/** What of a URL's path is the name. */
function write(path) {
    const [bare = ''] = path.split(/[?#]/);
    const name = bare.replace(/\/$/, '').replace(/\.git$/i, '');
    return name === '' ? 'write the name, such as `acme/login`' : `write ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(name)}`;
}
function nameList(reader, input, items) {
    const { names, patterns } = (0,_model_selection_js__WEBPACK_IMPORTED_MODULE_2__/* .nameListOf */ .R1)(items);
    const except = items.filter((item) => item.startsWith('!')).map(withoutSign);
    checkExceptions(reader, input, items);
    return { names: withoutCaseDuplicates(names), patterns, except };
}
/** What starts with `!` takes something away from the rest of its list. */
function checkExceptions(reader, input, items) {
    if (items.some((item) => item.startsWith('!') && withoutSign(item) === '')) {
        reader.problem(input, 'has `!` with nothing after it; write the name or pattern to exclude');
    }
    else if (items.length > 0 && items.every((item) => item.startsWith('!'))) {
        reader.problem(input, 'only excludes; also give what to select, such as `**`');
    }
}
function withoutSign(item) {
    return item.startsWith('!') ? item.slice(1).trim() : item;
}
/** Names are unique without regard to case. */
function withoutCaseDuplicates(names) {
    return [...new Map(names.map((name) => [name.toLowerCase(), name]).reverse()).values()].reverse();
}
/** The one project of `gate` and `scan`; the repository of the workflow where it is not given. */
function readProject(reader, repository) {
    const list = readNames(reader, 'projects');
    if (list === undefined)
        return repository ?? refuseNoRepository(reader) ?? '';
    const [name] = list.names;
    const several = list.names.length !== 1 || list.patterns.length > 0 || list.except.length > 0;
    if (several && !reader.hasProblem('projects')) {
        reader.problem('projects', 'has a pattern or more than one name; give the one project that the commit belongs to');
    }
    return name ?? '';
}
function refuseNoRepository(reader) {
    return reader.problem('projects', 'is empty, and outside a workflow run there is no repository to use; give a name or a pattern');
}
function readShard(reader) {
    const text = reader.text('shard');
    if (text === undefined)
        return undefined;
    const match = /^(\d{1,6})\s*\/\s*(\d{1,6})$/.exec(text);
    const index = Number(match?.[1]);
    const of = Number(match?.[2]);
    if (index >= 1 && index <= of)
        return { index, of };
    return reader.problem('shard', `is ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(text)}; give a part such as \`2/8\`, the second of eight`);
}


/***/ }),

/***/ 9137:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   LC: () => (/* binding */ readWriting),
/* harmony export */   n0: () => (/* binding */ readDryRun),
/* harmony export */   wZ: () => (/* binding */ readBase)
/* harmony export */ });
function readBase({ deployment, connection }) {
    return { deployment, concurrency: connection.concurrency };
}
/** `dry-run` and `max-changes`, with what the latter is when it is not given. */
function readWriting(source, defaultMaxChanges) {
    const { reader } = source;
    const maxChanges = reader.integer('max-changes', 0, Number.MAX_SAFE_INTEGER) ?? defaultMaxChanges;
    return {
        ...readBase(source),
        dryRun: readDryRun(reader),
        ...(maxChanges === undefined ? {} : { maxChanges }),
    };
}
/** Empty where an expression has no value, as `inputs` on a schedule, and such a run must not write. */
function readDryRun(reader) {
    if (reader.isEmptied('dry-run')) {
        // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of GitHub
        const why = 'as happens when `${{ inputs.dry-run }}` has no value';
        reader.problem('dry-run', `is set but empty, ${why}; give \`true\` or \`false\`, or leave it out`);
    }
    return reader.boolean('dry-run') ?? false;
}


/***/ }),

/***/ 5835:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   OH: () => (/* binding */ GITHUB_TOKEN_DEFAULT),
/* harmony export */   mc: () => (/* binding */ INPUTS),
/* harmony export */   xb: () => (/* binding */ OPERATIONS)
/* harmony export */ });
/* harmony import */ var _model_filters_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9016);

/** In the order of action.yml. An operation that is missing here does not compile. */
const OPERATIONS = Object.keys({
    tag: true,
    'managed-scan': true,
    triage: true,
    scan: true,
    gate: true,
    plan: true,
    apply: true,
    validate: true,
    export: true,
    undo: true,
    'list-projects': true,
    'list-findings': true,
    'list-policies': true,
    'list-dependencies': true,
});
/** The runner evaluates it. */
// biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of GitHub
const GITHUB_TOKEN_DEFAULT = '${{ github.token }}';
const FLEET = ['tag', 'managed-scan'];
const FINDINGS = ['triage', 'list-findings'];
const LISTS = ['list-projects', 'list-findings', 'list-policies', 'list-dependencies'];
const RULES = ['plan', 'apply'];
/** Every input, in the order of action.yml, and the operations it belongs to. */
const INPUTS = [
    { name: 'operation', operations: OPERATIONS, required: true },
    // Only `validate` goes without, so that the step checks it.
    { name: 'token', operations: OPERATIONS },
    { name: 'base-url', operations: OPERATIONS, default: 'https://semgrep.dev' },
    { name: 'deployment-slug', operations: OPERATIONS },
    { name: 'deployment-id', operations: OPERATIONS },
    { name: 'projects', operations: [...FLEET, 'undo', 'scan', 'gate', 'list-projects', 'export'] },
    { name: 'projects-tagged', operations: [...FLEET, 'list-projects'] },
    { name: 'tags', operations: ['tag'] },
    { name: 'remove-tags', operations: ['tag'] },
    { name: 'diff-scan', operations: ['managed-scan'] },
    { name: 'full-scan', operations: ['managed-scan'] },
    { name: 'issue-type', operations: FINDINGS },
    { name: 'issue-ids', operations: ['triage'] },
    { name: 'new-triage-state', operations: ['triage'] },
    { name: 'new-triage-reason', operations: ['triage'] },
    { name: 'new-note', operations: ['triage'] },
    ..._model_filters_js__WEBPACK_IMPORTED_MODULE_0__/* .TRIAGE_FILTERS */ .bL.map((filter) => ({ name: (0,_model_filters_js__WEBPACK_IMPORTED_MODULE_0__/* .filterInput */ .ts)(filter), operations: FINDINGS })),
    { name: 'older-than', operations: FINDINGS },
    { name: 'newer-than', operations: FINDINGS },
    { name: 'triaged-before', operations: FINDINGS },
    { name: 'paths', operations: FINDINGS },
    { name: 'has-ticket', operations: FINDINGS },
    { name: 'selection', operations: ['triage'], default: 'listed' },
    { name: 'limit', operations: ['triage'] },
    { name: 'scan-id', operations: ['scan'] },
    { name: 'commit', operations: ['scan', 'gate'] },
    // Each operation has its own default.
    { name: 'wait-for', operations: ['scan', 'gate'] },
    { name: 'fail-on', operations: ['gate'], default: 'high' },
    { name: 'fail-on-confidence', operations: ['gate'], default: 'low' },
    { name: 'products', operations: ['gate'] },
    { name: 'warn-only', operations: ['gate'], default: 'false' },
    { name: 'new-only', operations: ['gate'], default: 'true' },
    { name: 'inherit-ignores', operations: ['gate'], default: 'true' },
    { name: 'provisionally-ignored', operations: ['gate'], default: 'ignore' },
    { name: 'on-timeout', operations: ['gate'] },
    // Without a token, `fail` means more when it was written.
    { name: 'on-no-scan', operations: ['gate'] },
    { name: 'annotations', operations: ['gate'], default: 'true' },
    { name: 'rules-file', operations: [...RULES, 'validate', 'export'], default: '.github/code-security.yml' },
    { name: 'approved-plan', operations: ['apply'], default: 'none' },
    { name: 'fail-on-drift', operations: ['plan'], default: 'false' },
    { name: 'report', operations: ['undo'] },
    { name: 'github-token', operations: ['gate', ...RULES], default: GITHUB_TOKEN_DEFAULT, evaluated: true },
    { name: 'comment', operations: ['gate', 'plan'], default: 'auto' },
    { name: 'dependency-filter', operations: ['list-dependencies'] },
    { name: 'page-size', operations: LISTS },
    { name: 'dry-run', operations: [...FLEET, 'triage', 'undo', 'apply'], default: 'false' },
    { name: 'max-changes', operations: [...FLEET, 'triage', 'undo'] },
    { name: 'shard', operations: [...FLEET, 'list-projects'] },
    { name: 'shard-size', operations: ['list-projects'], default: '500' },
    {
        name: 'concurrency',
        operations: [
            ...FLEET,
            'triage',
            'gate',
            ...RULES,
            'undo',
            'list-projects',
            'list-findings',
            'list-dependencies',
        ],
        default: '8',
    },
    { name: 'request-timeout', operations: OPERATIONS, default: '30' },
    { name: 'max-retries', operations: OPERATIONS, default: '5' },
    { name: 'time-limit', operations: OPERATIONS, default: '60m' },
];


/***/ }),

/***/ 8668:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Fg: () => (/* binding */ parseId),
/* harmony export */   XE: () => (/* binding */ isSameWord),
/* harmony export */   au: () => (/* binding */ didYouMean),
/* harmony export */   hD: () => (/* binding */ quote),
/* harmony export */   pA: () => (/* binding */ nearest),
/* harmony export */   pk: () => (/* binding */ oneOfThese),
/* harmony export */   ry: () => (/* binding */ splitList)
/* harmony export */ });
/* harmony import */ var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1916);

/** Split at line breaks and commas, trimmed, without blanks and duplicates, in order. */
function splitList(text) {
    const items = text.split(/[\r\n,]/).map((item) => item.trim());
    return [...new Set(items.filter((item) => item !== ''))];
}
function parseId(text) {
    if (!/^\d{1,20}$/.test(text))
        return undefined;
    const id = BigInt(text);
    return id < 2n ** 64n ? id : undefined;
}
/** A value from a workflow, as it stands in a message: on one line, and not longer than one. */
function quote(text) {
    const line = text.replace(/\s+/g, ' ');
    return `\`${line.length > 100 ? `${line.slice(0, 99)}…` : line}\``;
}
/** `a`, `b` or `c` */
function oneOfThese(values, conjunction = 'or') {
    const quoted = values.map((value) => `\`${value}\``);
    const last = quoted.pop() ?? '';
    return quoted.length === 0 ? last : `${quoted.join(', ')} ${conjunction} ${last}`;
}
/** The nearest valid value where one is near, else all of them. */
function didYouMean(text, values) {
    const near = nearest(text, values);
    return near === undefined ? `give ${oneOfThese(values)}` : `did you mean \`${near}\`?`;
}
/** The valid value that `text` is a misspelling or an abbreviation of, as far as one can tell. */
function nearest(text, values) {
    const lower = fold(text);
    const folded = new Map(values.map((value) => [fold(value), value]));
    // A long text is not a misspelling, and would take long to compare.
    if (folded.size === 0 || lower.length > 100)
        return undefined;
    const near = (0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__/* .closest */ .k)(lower, [...folded.keys()]);
    // Of short texts, as many changes make any of any other.
    const allowed = Math.max(1, Math.floor(Math.min(lower.length, near.length) / 3));
    if (changesBetween(lower, near) <= allowed)
        return folded.get(near);
    const longer = [...folded.keys()].filter((value) => lower.length >= 3 && value.startsWith(lower));
    return longer.length === 1 ? folded.get(longer[0] ?? '') : undefined;
}
/** Whether two words differ only in case, in separators, or as singular and plural. */
function isSameWord(one, other) {
    return fold(one) === fold(other);
}
/** Two letters that changed places are one change. */
function changesBetween(one, other) {
    const changes = (0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__.distance)(one, other);
    const sorted = (text) => [...text].sort().join('');
    return changes === 2 && sorted(one) === sorted(other) ? 1 : changes;
}
function fold(text) {
    return text
        .toLowerCase()
        .replaceAll(/[\s_]/g, '-')
        .replace(/ies$/, 'y')
        .replace(/(?<=...)s$/, '');
}


/***/ }),

/***/ 2329:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   E9: () => (/* binding */ parseDuration),
/* harmony export */   F1: () => (/* binding */ parseAge),
/* harmony export */   m1: () => (/* binding */ parseSince)
/* harmony export */ });
/* harmony import */ var _model_days_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8384);

const SECOND_MS = 1000;
const AGE_UNITS_MS = { h: 3600 * SECOND_MS, d: _model_days_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY_MS */ .sO, w: 7 * _model_days_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY_MS */ .sO };
const DURATION_UNITS_MS = { s: SECOND_MS, m: 60 * SECOND_MS, h: 3600 * SECOND_MS };
/** A duration such as `15m`, `0s` or `1h`, in ms. */
function parseDuration(text) {
    const match = /^(\d{1,7})([smh])$/i.exec(text);
    if (match === null)
        return undefined;
    return Number(match[1]) * DURATION_UNITS_MS[match[2]?.toLowerCase()];
}
/** An age such as `90d`, `26w` or `12h`, in ms. */
function parseAge(text) {
    const match = /^(\d{1,6})([hdw])$/i.exec(text);
    if (match === null)
        return undefined;
    return Number(match[1]) * AGE_UNITS_MS[match[2]?.toLowerCase()];
}
/**
 * Epoch seconds of what the filter `since` says: epoch seconds, an ISO 8601 date or time (UTC where it has no
 * offset), or an age in hours, days or weeks before `now` (in ms). Or why it can't be understood.
 */
function parseSince(text, now) {
    const ageMs = parseAge(text);
    if (ageMs !== undefined)
        return notBeforeEpoch(Math.floor((now - ageMs) / SECOND_MS));
    if (/^\d{1,11}$/.test(text))
        return notBeforeEpoch(Number(text));
    if (/^\d{12,}$/.test(text))
        return { problem: 'which looks like milliseconds; give epoch seconds' };
    const seconds = isoSeconds(text);
    if (seconds !== undefined)
        return notBeforeEpoch(seconds);
    return { problem: 'give epoch seconds, an ISO 8601 date or time, or an age such as `30d`, `12h` or `2w`' };
}
function notBeforeEpoch(seconds) {
    return seconds < 0 ? { problem: 'which is before 1970; give a later time' } : { seconds };
}
function isoSeconds(text) {
    const match = /^(\d{4}-\d{2}-\d{2})(?:[Tt ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)\s*([Zz]|[+-]\d{2}:?\d{2})?)?$/.exec(text);
    if (match === null)
        return undefined;
    const [, date, time = '00:00', offset = 'Z'] = match;
    if (date === undefined || !(0,_model_days_js__WEBPACK_IMPORTED_MODULE_0__/* .isDay */ .N)(date))
        return undefined;
    const zone = offset.toUpperCase() === 'Z' || offset.includes(':')
        ? offset
        : `${offset.slice(0, 3)}:${offset.slice(3)}`;
    const at = Date.parse(`${date}T${time}${zone.toUpperCase()}`);
    return Number.isNaN(at) ? undefined : Math.floor(at / SECOND_MS);
}


/***/ }),

/***/ 1006:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ checkToken),
/* harmony export */   l: () => (/* binding */ checkCharacters)
/* harmony export */ });
const SKIP_FORKS = '`if: github.event.pull_request == null || github.event.pull_request.head.repo.full_name == github.repository`';
const WHY_EMPTY = {
    fork: `is empty, because a pull request from a fork gets no secrets; skip the step there with ${SKIP_FORKS}`,
    dependabot: "is empty, because a run that Dependabot started gets only Dependabot's secrets; add the token to those, or " +
        "skip the step there with `if: github.actor != 'dependabot[bot]'`",
    unknown: 'is empty; check that the secret it names is defined for this repository',
};
const VALIDATE = ', and check the rules file there with `operation: validate`, which needs no token';
/** Messages never repeat a token. */
async function checkToken(reader, operation, event) {
    if (reader.text('token') === undefined) {
        const why = (await event()).untrusted ?? 'unknown';
        // Only of the rules there is something that can be done without a token.
        const instead = why !== 'unknown' && (operation === 'plan' || operation === 'apply') ? VALIDATE : '';
        reader.problem('token', `${WHY_EMPTY[why]}${instead}`);
    }
    else {
        checkCharacters(reader, 'token');
    }
}
function checkCharacters(reader, input) {
    if (/^[\x21-\x7e]*$/.test(reader.text(input) ?? ''))
        return;
    const what = 'give only the token, without `Bearer` or quotes';
    reader.problem(input, `contains spaces, line breaks or non-ASCII characters; ${what}`);
}


/***/ }),

/***/ 8384:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ isDay),
/* harmony export */   kb: () => (/* binding */ dayOf),
/* harmony export */   sO: () => (/* binding */ DAY_MS)
/* harmony export */ });
const DAY_MS = 86_400_000;
/** The day of a moment in UTC, as marks write it: `2027-02-19`. */
function dayOf(ms) {
    return new Date(ms).toISOString().slice(0, 10);
}
/** Whether a text is a day of the calendar: JavaScript reads the 31st of a short month as the 1st of the next. */
function isDay(text) {
    if (!/^\d{4}-\d\d-\d\d$/.test(text))
        return false;
    const ms = Date.parse(`${text}T00:00:00Z`);
    return !Number.isNaN(ms) && dayOf(ms) === text;
}


/***/ }),

/***/ 9016:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Kw: () => (/* binding */ SCANNED_PRODUCTS),
/* harmony export */   bL: () => (/* binding */ TRIAGE_FILTERS),
/* harmony export */   oC: () => (/* binding */ SEVERITIES),
/* harmony export */   qs: () => (/* binding */ severityRank),
/* harmony export */   ts: () => (/* binding */ filterInput),
/* harmony export */   zv: () => (/* binding */ PRODUCTS)
/* harmony export */ });
const SEVERITIES = ['low', 'medium', 'high', 'critical'];
/** 0 is the worst; what has no known severity comes last. */
function severityRank(severity) {
    return SEVERITIES.length - 1 - SEVERITIES.indexOf(severity);
}
/** What a scan says that it ran. */
const SCANNED_PRODUCTS = ['sast', 'sca', 'secrets'];
/** What a gate may be asked to judge: no scan says that it ran `ai_sast`. */
const PRODUCTS = [...SCANNED_PRODUCTS, 'ai_sast'];
/**
 * The filters of a bulk triage (web-api.md 4.8), with the newer values of deployed servers. Everything that
 * knows a filter reads this table: parsing, checks, the request body, the words of the summary, the
 * documentation and the tests. A filter's input is its wire name with `_` turned into `-`.
 */
const TRIAGE_FILTERS = [
    {
        wire: 'status',
        listed: { sast: 'server', sca: 'server', ai_sast: 'server', secrets: 'server' },
        notListed: { secrets: ['reviewing', 'fixing'] },
        kind: 'oneOf',
        values: ['open', 'fixed', 'ignored', 'reviewing', 'fixing', 'provisionally_ignored'],
        phrase: '%',
        meaning: 'Status of the findings.',
    },
    {
        wire: 'autotriage_verdict',
        listed: { sast: 'server', ai_sast: 'row', secrets: 'row' },
        kind: 'oneOf',
        values: ['true_positive', 'false_positive'],
        phrase: 'judged % by the automatic triage',
        meaning: 'Verdict of the automatic triage.',
    },
    {
        wire: 'confidence',
        listed: { sast: 'server', sca: 'row', ai_sast: 'row', secrets: 'row' },
        kind: 'oneOf',
        values: ['low', 'medium', 'high'],
        phrase: 'of % confidence',
        meaning: 'Confidence of the rule.',
    },
    {
        wire: 'categories',
        listed: { sast: 'server', sca: 'row' },
        kind: 'list',
        phrase: 'of category %',
        meaning: 'Categories of the findings, such as `security`.',
    },
    {
        wire: 'component_tags',
        listed: { sast: 'server', ai_sast: 'server' },
        kind: 'list',
        phrase: 'with component tag %',
        meaning: 'Component tags, such as `user data`.',
    },
    {
        wire: 'policies',
        listed: { sast: 'row', ai_sast: 'row' },
        kind: 'list',
        phrase: 'of policy %',
        meaning: 'Names of policies; on newer platforms their modes, such as `rule-board-block`.',
    },
    {
        wire: 'policy_mode',
        listed: { sast: 'server', ai_sast: 'row', secrets: 'row' },
        kind: 'list',
        values: ['monitor', 'comment', 'block'],
        phrase: 'in policy mode %',
        meaning: 'Modes of the policy that found them.',
    },
    {
        wire: 'project_tags',
        listed: { sast: 'row', sca: 'row', ai_sast: 'row', secrets: 'row' },
        kind: 'list',
        phrase: 'in projects tagged %',
        meaning: 'Tags of the projects.',
    },
    {
        wire: 'ref',
        listed: { sast: 'row', sca: 'row', ai_sast: 'row', secrets: 'row' },
        kind: 'text',
        phrase: 'on %',
        meaning: 'Branch reference, such as `refs/heads/main`.',
    },
    {
        wire: 'repos',
        listed: { sast: 'server', sca: 'server', ai_sast: 'server', secrets: 'server' },
        patterns: true,
        kind: 'list',
        phrase: 'in %',
        plural: 'repositories',
        meaning: 'Names of repositories.',
    },
    {
        wire: 'rules',
        listed: { sast: 'server', sca: 'row', ai_sast: 'row' },
        patterns: true,
        kind: 'list',
        phrase: 'of %',
        plural: 'rules',
        meaning: 'Full names of rules.',
    },
    {
        wire: 'ruleset',
        listed: {},
        kind: 'list',
        phrase: 'of ruleset %',
        meaning: 'Names of registry rulesets.',
    },
    {
        wire: 'severities',
        listed: { sast: 'server', sca: 'server', ai_sast: 'server', secrets: 'server' },
        kind: 'list',
        values: ['low', 'medium', 'high', 'critical'],
        phrase: 'of % severity',
        meaning: 'Severities.',
    },
    {
        wire: 'since',
        listed: { sast: 'server', sca: 'server', ai_sast: 'server', secrets: 'server' },
        kind: 'time',
        phrase: 'since %',
        meaning: 'First detected or reintroduced since then: epoch seconds, an ISO 8601 date or time (UTC unless it ' +
            'says otherwise), or an age such as `30d`, `12h`, `2w`.',
    },
    {
        wire: 'triage_reasons',
        listed: { sast: 'server', sca: 'server', ai_sast: 'server' },
        kind: 'list',
        values: ['acceptable_risk', 'false_positive', 'no_time', 'no_triage_reason', 'duplicate'],
        phrase: 'with the reason %',
        meaning: 'Reasons that an earlier triage gave.',
    },
    {
        wire: 'dependencies',
        listed: { sca: 'row' },
        kind: 'list',
        only: 'sca',
        phrase: 'in %',
        plural: 'dependencies',
        meaning: 'Names of dependencies.',
    },
    {
        wire: 'epss_probability',
        listed: {},
        kind: 'list',
        values: ['low', 'medium', 'high', 'none'],
        only: 'sca',
        phrase: 'of % EPSS probability',
        meaning: 'Likelihood of exploit.',
    },
    {
        wire: 'exposures',
        listed: { sca: 'server' },
        kind: 'list',
        values: ['reachable', 'always_reachable', 'conditionally_reachable', 'unreachable', 'unknown'],
        only: 'sca',
        phrase: 'with exposure %',
        meaning: 'Types of reachability.',
    },
    {
        wire: 'transitivities',
        listed: { sca: 'server' },
        kind: 'list',
        values: ['direct', 'transitive', 'unknown'],
        only: 'sca',
        phrase: 'in % dependencies',
        meaning: 'How the dependency comes in.',
    },
    {
        wire: 'pro_only',
        listed: {},
        kind: 'boolean',
        idle: false,
        only: 'sast',
        phrase: 'with pro-only %',
        meaning: 'Whether only findings that need the advanced tier are selected.',
    },
    {
        wire: 'include_historical',
        listed: { secrets: 'row' },
        kind: 'boolean',
        idle: true,
        only: 'secrets',
        phrase: 'with include-historical %',
        meaning: 'Whether findings in the history count, too; if not given, the platform takes `true`.',
    },
    {
        wire: 'repository_visibility',
        listed: { secrets: 'row' },
        kind: 'list',
        values: ['public', 'private', 'unknown'],
        only: 'secrets',
        phrase: 'in % repositories',
        meaning: 'Visibility of the repositories.',
    },
    {
        wire: 'secret_types',
        listed: { secrets: 'row' },
        kind: 'list',
        only: 'secrets',
        phrase: 'of secret type %',
        meaning: 'Types of secrets, typically named after the provider.',
    },
    {
        wire: 'validation_state',
        listed: { secrets: 'server' },
        kind: 'list',
        values: ['confirmed_valid', 'confirmed_invalid', 'validation_error', 'no_validator', 'valid', 'invalid'],
        only: 'secrets',
        phrase: 'with validation state %',
        meaning: 'Whether the secret could be validated.',
    },
];
function filterInput(filter) {
    return filter.wire.replaceAll('_', '-');
}


/***/ }),

/***/ 8985:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Pt: () => (/* binding */ isPattern),
/* harmony export */   R1: () => (/* binding */ nameListOf),
/* harmony export */   Zz: () => (/* binding */ namesAndPatterns)
/* harmony export */ });
/** Whether an item of a list is a pattern and not a name. */
function isPattern(item) {
    return /[*?]/.test(item);
}
/** Items none of which is taken away, whatever their first character. */
function namesAndPatterns(items) {
    return { names: items.filter((item) => !isPattern(item)), patterns: items.filter(isPattern) };
}
/** `!item` is taken away, `*` and `?` make a pattern. */
function nameListOf(items) {
    return {
        ...namesAndPatterns(items.filter((item) => !item.startsWith('!'))),
        except: items.filter((item) => item.startsWith('!')).map((item) => item.slice(1)),
    };
}


/***/ }),

/***/ 4386:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ epochMs)
/* harmony export */ });
const TIME = /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d(?:\.\d+)?(Z|[+-]\d\d:?\d\d)?$/;
/**
 * A time as servers write it, in epoch ms: `2020-11-18 23:28:12.391807+00:00` or ISO 8601; UTC where it names no zone.
 * Undefined for anything else.
 */
function epochMs(text) {
    const [whole, zone] = TIME.exec(text ?? '') ?? [];
    if (whole === undefined)
        return undefined;
    const ms = Date.parse(zone === undefined ? `${whole}Z` : whole);
    return Number.isNaN(ms) ? undefined : ms;
}


/***/ }),

/***/ 1863:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   DM: () => (/* binding */ leavesStatus),
/* harmony export */   E4: () => (/* binding */ MAX_TRIAGE_LIMIT),
/* harmony export */   XG: () => (/* binding */ MAX_NOTE_LENGTH),
/* harmony export */   wr: () => (/* binding */ TRIAGE_STATES),
/* harmony export */   zk: () => (/* binding */ TRIAGE_REASONS)
/* harmony export */ });
/** The target states of a triage; `provisionally_ignored` is known to newer servers only (field-notes). */
const TRIAGE_STATES = [
    'ignored',
    'reviewing',
    'fixing',
    'reopened',
    'provisionally_ignored',
];
/** Only with the state `ignored`; `duplicate` is known to newer servers only. */
const TRIAGE_REASONS = [
    'acceptable_risk',
    'false_positive',
    'no_time',
    'no_triage_reason',
    'duplicate',
];
/** In characters, as people count them. */
const MAX_NOTE_LENGTH = 3000;
/** How many findings one request selects at most (web-api.md part 8). */
const MAX_TRIAGE_LIMIT = 3000;
/** Whether findings that were moved to `state` are no longer selected by the filter `status`. */
function leavesStatus(status, state) {
    // `reopened` is a target, not a status.
    return state !== undefined && status !== undefined && status !== (state === 'reopened' ? 'open' : state);
}


/***/ }),

/***/ 4693:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Sv: () => (/* binding */ resolveId),
/* harmony export */   TE: () => (/* binding */ lookUp),
/* harmony export */   qo: () => (/* binding */ resolveSlug)
/* harmony export */ });
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3784);

/** The slug, looked up when only the id or nothing is known. `context.deployment` has what was found. */
async function resolveSlug(context) {
    return context.deployment.slug ?? (await lookUp(context)).slug;
}
/** The id, looked up when only the slug or nothing is known. `context.deployment` has what was found. */
async function resolveId(context) {
    return context.deployment.id ?? (await lookUp(context)).id;
}
/**
 * Looks up the deployment that the user's slug and id mean; a slug may differ in case.
 *
 * @throws StepError when the token sees no such deployment, or several
 */
async function lookUp(context) {
    const known = context.deployment;
    const seen = await context.platform.deployments();
    const slug = known.slug?.toLowerCase();
    const fitting = seen.filter((one) => (slug === undefined || one.slug.toLowerCase() === slug) &&
        (known.id === undefined || one.id === known.id));
    const [found] = fitting;
    if (seen.length === 0)
        throw new _step_js__WEBPACK_IMPORTED_MODULE_0__/* .StepError */ .zg({ kind: 'no-deployment' });
    if (found === undefined) {
        const sees = seen.map((one) => ({ slug: one.slug, id: one.id }));
        throw new _step_js__WEBPACK_IMPORTED_MODULE_0__/* .StepError */ .zg({ kind: 'other-deployment', ...known, seen: sees });
    }
    if (fitting.length > 1) {
        throw new _step_js__WEBPACK_IMPORTED_MODULE_0__/* .StepError */ .zg({ kind: 'several-deployments', slugs: fitting.map((one) => one.slug) });
    }
    context.deployment = { slug: found.slug, id: found.id };
    return found;
}


/***/ }),

/***/ 3784:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   DW: () => (/* binding */ forEachConcurrently),
/* harmony export */   EQ: () => (/* binding */ rowFailureOf),
/* harmony export */   Fg: () => (/* binding */ capture),
/* harmony export */   Lw: () => (/* binding */ RowError),
/* harmony export */   PH: () => (/* binding */ listFailure),
/* harmony export */   WT: () => (/* binding */ stepFailureOf),
/* harmony export */   hw: () => (/* binding */ endsStep),
/* harmony export */   zg: () => (/* binding */ StepError)
/* harmony export */ });
/* harmony import */ var _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9323);
/* harmony import */ var _platform_http_path_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9999);
/* harmony import */ var _platform_paging_paging_error_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(2719);



/** A failure of the step as a whole. */
class StepError extends Error {
    name = 'StepError';
    failure;
    constructor(failure) {
        super(failure.kind);
        this.failure = failure;
    }
}
/** A failure of one project or finding. */
class RowError extends Error {
    name = 'RowError';
    failure;
    constructor(failure) {
        super(failure.kind);
        this.failure = failure;
    }
}
/** Runs `work`; whatever ends it early is returned, so that what was done until then is still reported. */
async function capture(work) {
    try {
        await work();
        return {};
    }
    catch (error) {
        return { failure: stepFailureOf(error) };
    }
}
function stepFailureOf(error) {
    if (error instanceof StepError)
        return error.failure;
    if (error instanceof _platform_paging_paging_error_js__WEBPACK_IMPORTED_MODULE_2__/* .PagingError */ .B)
        return { kind: 'list-broken', cause: error.message };
    return commonFailureOf(error);
}
function rowFailureOf(error) {
    return error instanceof RowError ? error.failure : commonFailureOf(error);
}
function commonFailureOf(error) {
    if (error instanceof _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .Wk)
        return error.failure;
    if (error instanceof _platform_http_path_js__WEBPACK_IMPORTED_MODULE_1__/* .NameError */ .Qb)
        return { kind: 'name-unusable', problem: error.problem };
    if (!(error instanceof Error))
        return { kind: 'unexpected', message: String(error) };
    const { message, stack } = error;
    return { kind: 'unexpected', message, ...(stack === undefined ? {} : { stack }) };
}
/** Whether an error is not one project's or request's, but would meet all that follow, too. */
function endsStep(error) {
    if (error instanceof _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CancelledError */ .cc || error instanceof _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RateLimitError */ .OE)
        return true;
    if (error instanceof _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StatusError */ .Xs)
        return error.failure.status === 401;
    return !(error instanceof _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .Wk || error instanceof RowError || error instanceof _platform_http_path_js__WEBPACK_IMPORTED_MODULE_1__/* .NameError */ .Qb);
}
/**
 * Why a list could not be read, where the step can go on without it.
 *
 * @throws the error itself where it ends the step
 */
function listFailure(error) {
    const failure = stepFailureOf(error);
    if (failure.kind !== 'list-broken' && endsStep(error))
        throw error;
    return failure;
}
/** Runs `work` on every item, at most `concurrency` at the same time; the first error ends it once those end. */
async function forEachConcurrently(items, concurrency, work) {
    const iterator = items[Symbol.iterator]();
    let failed = false;
    const worker = async () => {
        for (let next = iterator.next(); !next.done && !failed; next = iterator.next()) {
            try {
                await work(next.value);
            }
            catch (error) {
                failed = true;
                throw error;
            }
        }
    };
    const ends = await Promise.allSettled(Array.from({ length: concurrency }, worker));
    for (const end of ends)
        if (end.status === 'rejected')
            throw end.reason;
}


/***/ }),

/***/ 7008:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   J6: () => (/* binding */ ForeignAnswer),
/* harmony export */   X9: () => (/* binding */ LostDigits),
/* harmony export */   gA: () => (/* binding */ AnswerProblem)
/* harmony export */ });
/** Thrown by what reads an answer; the transport knows the request and makes an error of it. */
class AnswerProblem extends Error {
    name = 'AnswerProblem';
}
/** The answer is about something else than what was asked for. */
class ForeignAnswer extends AnswerProblem {
    name = 'ForeignAnswer';
    expected;
    got;
    constructor(expected, got) {
        super(`the answer is about another ${expected.kind}`);
        this.expected = expected;
        this.got = got;
    }
}
/** A whole number that is needed has lost digits in parsing: the answer has to be parsed again, exactly. */
class LostDigits extends AnswerProblem {
    name = 'LostDigits';
}


/***/ }),

/***/ 4218:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ Attempts),
  T: () => (/* binding */ headerText)
});

;// CONCATENATED MODULE: external "node:buffer"
const external_node_buffer_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");
;// CONCATENATED MODULE: ./build/src/platform/http/body.js
/** The largest body that is read, in bytes. */
const MAX_BODY_BYTES = 64 * 1024 * 1024;
const TOO_LARGE = `the answer is larger than ${MAX_BODY_BYTES / 1024 / 1024} MiB`;
/** From this size on, in bytes, the values in a body are counted before it is parsed. */
const COUNTED_FROM_BYTES = 4 * 1024 * 1024;
/**
 * How many marks (`,` `:` `[` `{`) a body may have. A parsed value takes far more memory than its text: 64 MiB
 * of `{}` take gigabytes. 3000 findings with all their fields have a third of this.
 */
const MAX_MARKS = 2_000_000;
/** A body that cannot be read; the message says what is wrong with the answer. */
class BodyProblem extends Error {
    name = 'BodyProblem';
    isTooLarge;
    constructor(message, { isTooLarge = false } = {}) {
        super(message);
        this.isTooLarge = isTooLarge;
    }
}
/** @throws BodyProblem when the body has too many values to parse */
function checkValues(body) {
    if (body.length < COUNTED_FROM_BYTES || isWithin(body, MAX_MARKS))
        return;
    const message = `the answer has more than ${MAX_MARKS.toLocaleString('en')} values`;
    throw new BodyProblem(message, { isTooLarge: true });
}
function isWithin(body, maxMarks) {
    let marks = 0;
    for (let index = 0; index < body.length; index++) {
        const byte = body[index];
        if (byte !== 0x2c && byte !== 0x3a && byte !== 0x5b && byte !== 0x7b)
            continue;
        marks += 1;
        if (marks > maxMarks)
            return false;
    }
    return true;
}

// EXTERNAL MODULE: ./build/src/platform/http/connections.js + 3 modules
var connections = __nccwpck_require__(4244);
;// CONCATENATED MODULE: ./build/src/platform/http/decompress.js

/** One after the other, as other clients limit them: each may unpack to as much as a whole body. */
const MAX_CODINGS = 5;
/**
 * A body without the codings of its `Content-Encoding`, last one first.
 *
 * @throws BodyProblem for another coding, a broken one, and more than `MAX_BODY_BYTES`
 */
function decompress(body, encoding) {
    const codings = encoding
        .toLowerCase()
        .split(',')
        .map((coding) => coding.trim())
        .filter((coding) => coding !== '' && coding !== 'identity');
    if (codings.length > MAX_CODINGS)
        throw new BodyProblem(`the answer has ${codings.length} encodings`);
    // What has no bytes has no coding either, whatever the header says.
    if (body.length === 0)
        return body;
    return codings.reduceRight(unpack, body);
}
function unpack(body, coding) {
    try {
        return unpackerOf(coding, body)(body, { maxOutputLength: MAX_BODY_BYTES });
    }
    catch (error) {
        if (error instanceof BodyProblem)
            throw error;
        const { code, message } = error;
        if (code === 'ERR_BUFFER_TOO_LARGE')
            throw new BodyProblem(TOO_LARGE, { isTooLarge: true });
        throw new BodyProblem(`the ${coding} answer cannot be decompressed: ${message}`);
    }
}
function unpackerOf(coding, body) {
    // Loaded where an answer is compressed.
    const zlib = process.getBuiltinModule('node:zlib');
    if (coding === 'gzip' || coding === 'x-gzip')
        return zlib.gunzipSync;
    if (coding === 'br')
        return zlib.brotliDecompressSync;
    if (coding === 'zstd')
        return zlib.zstdDecompressSync;
    if (coding === 'deflate')
        return isZlib(body) ? zlib.inflateSync : zlib.inflateRawSync;
    throw new BodyProblem(`the answer has the encoding "${coding}", which was not requested`);
}
/** `deflate` means zlib's format, and some servers send it without its frame. */
function isZlib(body) {
    const [first = 0, second = 0] = body;
    return (first & 0x0f) === 8 && (first * 256 + second) % 31 === 0;
}

;// CONCATENATED MODULE: ./build/src/platform/http/attempt.js




/** Unlike `toString`, it takes a byte order mark away, which JSON does not allow. */
const UTF_8 = new TextDecoder();
/** A header as text: the first, where there are several. */
function headerText(header) {
    return (Array.isArray(header) ? header[0] : header) ?? '';
}
/** Makes attempts, and ends those under way: one listener for all of them, which a fleet has thousands of. */
class Attempts {
    #options;
    #underWay = new Set();
    constructor(options) {
        this.#options = options;
        options.stop.addEventListener('abort', () => {
            for (const attempt of this.#underWay)
                attempt.drop();
        });
        options.abort.addEventListener('abort', () => {
            for (const attempt of this.#underWay)
                attempt.cancel();
        });
    }
    /** One attempt of one request over the wire: an answer of any status, or why there is none. Never rejects. */
    send(connections, request) {
        const { stop, abort, onSent } = this.#options;
        return new Promise((resolve) => {
            const attempt = new Attempt(request, onSent, (outcome) => {
                this.#underWay.delete(attempt);
                resolve(outcome);
            });
            this.#underWay.add(attempt);
            if (stop.aborted || abort.aborted)
                attempt.cancel();
            else
                attempt.start(connections, request);
        });
    }
}
/** One exchange, gathered into one outcome. */
class Attempt {
    #onSent;
    #onEnd;
    #timer;
    #isOver = false;
    #isSent = false;
    #request;
    #status = 0;
    #headers = {};
    #bytes = 0;
    #chunks = [];
    constructor({ timeoutMs, spentMs }, onSent, onEnd) {
        this.#onSent = onSent;
        this.#onEnd = onEnd;
        const seconds = Math.round(timeoutMs / 100) / 10;
        this.#timer = setTimeout(() => this.#abandon('time-out', `no complete answer within ${seconds} s`), Math.max(1, timeoutMs - spentMs));
    }
    start(connections, { method, path, headers, body }) {
        const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
        try {
            this.#request = connections.request({ method, path, headers: { ...headers, ...length } });
        }
        catch (error) {
            // A header holds what cannot be sent, such as a version that the server named.
            this.#fail(error instanceof Error ? error : new Error(String(error)));
            return;
        }
        this.#request.on('socket', () => {
            this.#isSent = true;
            this.#onSent();
        });
        this.#request.on('response', (response) => this.#read(response));
        this.#request.on('upgrade', (_, socket) => {
            socket.destroy();
            this.#fail(new Error('the server switched to another protocol, which was not requested'));
        });
        this.#request.on('error', (error) => this.#fail(error));
        this.#request.end(body);
    }
    /** Gives the request up if it has not been handed to a connection. */
    drop() {
        if (!this.#isSent)
            this.cancel();
    }
    cancel() {
        this.#abandon('cancelled', 'cancelled');
    }
    #read(response) {
        this.#status = response.statusCode ?? 0;
        this.#headers = response.headers;
        response.on('data', (chunk) => {
            this.#bytes += chunk.length;
            if (this.#bytes > MAX_BODY_BYTES)
                this.#abandon('too-large', TOO_LARGE);
            else
                this.#chunks.push(chunk);
        });
        response.on('error', (error) => this.#fail(error));
        // By then the connection is free for the next request.
        response.on('end', () => setImmediate(() => this.#finish()));
    }
    #finish() {
        if (this.#isOver)
            return;
        // Answered before all of the request was read: the rest of it is of no use.
        if (this.#request?.writableFinished === false)
            this.#request.destroy();
        const [only, ...others] = this.#chunks;
        const packed = only !== undefined && others.length === 0 ? only : Buffer.concat(this.#chunks);
        try {
            const bytes = decompress(packed, this.#headers['content-encoding'] ?? '');
            checkValues(bytes);
            // Names and tags in it would be written back broken; of an error, what can be read is shown.
            if (this.#status < 300 && !(0,external_node_buffer_namespaceObject.isUtf8)(bytes))
                throw new BodyProblem('the answer is not UTF-8');
            const body = UTF_8.decode(bytes);
            this.#end({ answered: true, status: this.#status, headers: this.#headers, body });
        }
        catch (error) {
            if (!(error instanceof BodyProblem))
                throw error;
            this.#abandon(error.isTooLarge ? 'too-large' : 'unreadable', error.message);
        }
    }
    #fail(error) {
        const wantsPassword = error instanceof connections/* ProxyRefusal */.fR && error.status === 407;
        if (wantsPassword)
            this.#end({ answered: true, status: 407, headers: {}, body: '' });
        else
            this.#end({ ...this.#lost(...classify(error)), error });
    }
    #abandon(kind, cause) {
        this.#end(this.#lost(kind, cause));
        this.#request?.destroy();
    }
    #lost(kind, cause) {
        const status = this.#status > 0 ? { status: this.#status } : {};
        return { answered: false, kind, cause, sent: this.#isSent, ...status };
    }
    #end(outcome) {
        if (this.#isOver)
            return;
        this.#isOver = true;
        this.#chunks = [];
        clearTimeout(this.#timer);
        this.#onEnd(outcome);
    }
}
function classify(error) {
    const code = error.code ?? '';
    // A name with several addresses fails with one error for each.
    const message = error instanceof AggregateError ? error.errors.map((one) => one.message).join('; ') : error.message;
    const isCertificate = /CERT|SELF_SIGNED|UNABLE_TO_|DEPTH_ZERO|HOSTNAME_MISMATCH/.test(code);
    if (isCertificate)
        return ['certificate', message || code];
    return ['connection', protocolProblem(code, message) ?? (message || code || 'the connection failed')];
}
/** What the server did where it is no HTTP that can be read. */
function protocolProblem(code, message) {
    if (code === 'HPE_HEADER_OVERFLOW')
        return 'the server sent more than 16 KiB of headers';
    // OpenSSL's own line has the reason between codes and places in its source.
    const [, tlsReason] = /:error:[0-9A-F]{8}:[^:]*:[^:]*:([^:]+):/.exec(message) ?? [];
    if (tlsReason !== undefined)
        return `no TLS connection: ${tlsReason}`;
    if (code.startsWith('HPE_'))
        return `the server's answer is not valid HTTP (${message})`;
    if (message === 'socket hang up')
        return 'the server closed the connection';
    if (message === 'aborted')
        return 'the server closed the connection before the end of its answer';
    return undefined;
}


/***/ }),

/***/ 4244:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  UQ: () => (/* binding */ Connections),
  Wf: () => (/* binding */ ProxyProblem),
  fR: () => (/* binding */ ProxyRefusal)
});

;// CONCATENATED MODULE: external "node:http"
const external_node_http_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");
;// CONCATENATED MODULE: external "node:net"
const external_node_net_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");
;// CONCATENATED MODULE: external "node:url"
const external_node_url_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");
// EXTERNAL MODULE: ./build/src/platform/http/no-proxy.js
var no_proxy = __nccwpck_require__(534);
;// CONCATENATED MODULE: ./build/src/platform/http/connections.js




/** The proxy cannot be used. */
class ProxyProblem extends Error {
    name = 'ProxyProblem';
}
/** The proxy answered, but gave no tunnel. */
class ProxyRefusal extends ProxyProblem {
    name = 'ProxyRefusal';
    status;
    constructor(proxy, status) {
        super(`${proxy} answered the request for a tunnel with ${status}`);
        this.status = status;
    }
}
/** An idle connection is closed after this time, in ms, before a server or a router between drops it silently. */
const IDLE_MS = 4000;
/**
 * Opens the connections, through the proxy's tunnel where there is one, and keeps them for further requests. One time
 * limit holds for all of an opening (name, TCP, tunnel, TLS), and every socket can be ended, whatever it waits for.
 */
class Connections {
    #origin;
    #timeoutMs;
    #proxy;
    /** As errors name the proxy. */
    #proxyName;
    #sockets = new Set();
    #agent;
    /** TCP or TLS, with the sessions of TLS that Node keeps. */
    #open;
    #closed = false;
    /** @throws ProxyProblem when the address of the proxy is not one */
    constructor(baseUrl, timeoutMs, settings) {
        this.#timeoutMs = timeoutMs;
        const proxy = (0,no_proxy/* proxyFor */.i)(baseUrl, settings);
        this.#proxy = proxy === undefined ? undefined : proxyUrl(proxy);
        const from = proxy?.variable === undefined ? '' : ` (\`${proxy.variable}\`)`;
        this.#proxyName = `the proxy ${this.#proxy?.host}${from}`;
        const { protocol, hostname, port } = (0,external_node_url_namespaceObject.urlToHttpOptions)(baseUrl);
        // Loading TLS takes long, and connections without it don't need it.
        const { Agent } = protocol === 'https:' ? process.getBuiltinModule('node:https') : external_node_http_namespaceObject;
        this.#agent = new Agent({ keepAlive: true, timeout: IDLE_MS });
        this.#origin = { protocol, hostname, port, agent: this.#agent };
        this.#open = this.#agent.createConnection.bind(this.#agent);
        this.#agent.createConnection = (target, callback) => this.#connect(target, callback);
    }
    /** A request that is sent as soon as it has a connection. */
    request(options) {
        return external_node_http_namespaceObject.request({ ...this.#origin, ...options });
    }
    /** Ends every connection, also those that are still being set up. */
    destroy() {
        this.#closed = true;
        for (const socket of this.#sockets)
            socket.destroy();
    }
    #connect(target, callback) {
        const finish = this.#once(callback);
        try {
            if (this.#closed)
                finish(new Error('closed'));
            else if (this.#proxy === undefined)
                this.#upgrade(target, finish);
            else
                this.#tunnel(this.#proxy, target, finish);
        }
        catch (error) {
            finish(error instanceof Error ? error : new Error(String(error)));
        }
    }
    #upgrade(target, finish) {
        const socket = this.#keep(this.#open(target));
        finish.watch(socket);
        socket.setNoDelay(true).once('error', finish);
        socket.once(target.protocol === 'https:' ? 'secureConnect' : 'connect', () => {
            socket.off('error', finish);
            finish(socket);
        });
    }
    #tunnel(proxy, target, finish) {
        const socket = this.#keep(connectToProxy(proxy));
        finish.watch(socket);
        const fail = (error) => finish(new ProxyProblem(`${this.#proxyName}: ${error.message}`));
        socket.setNoDelay(true).once('error', fail);
        socket.once(proxy.protocol === 'https:' ? 'secureConnect' : 'connect', () => {
            socket.write(connectRequest(proxy, target));
            readStatus(socket, (status) => {
                if (status === undefined)
                    return fail(new Error('it closed the connection'));
                if (status < 200 || status > 299)
                    return finish(new ProxyRefusal(this.#proxyName, status));
                socket.off('error', fail);
                if (target.protocol === 'https:')
                    this.#upgrade({ ...target, socket }, finish);
                else
                    finish(socket);
            });
        });
    }
    #keep(socket) {
        this.#sockets.add(socket);
        socket.once('close', () => this.#sockets.delete(socket));
        return socket;
    }
    /** Calls back once: with a socket, with an error, or when the time is over. Sockets of no use are ended. */
    #once(callback) {
        const watched = [];
        let isDone = false;
        const finish = (result) => {
            if (isDone)
                return;
            isDone = true;
            clearTimeout(timer);
            if (!(result instanceof Error))
                return callback(null, result);
            for (const socket of watched)
                socket.on('error', () => { }).destroy();
            callback(result);
        };
        const timer = setTimeout(() => finish(new Error(`no connection within ${this.#timeoutMs} ms`)), this.#timeoutMs);
        const watch = (socket) => {
            watched.push(socket);
            // Destroyed from here: nobody else would hear of it.
            socket.once('close', () => finish(new Error('the connection was closed while it was set up')));
        };
        return Object.assign(finish, { watch });
    }
}
function proxyUrl({ address, variable }) {
    const url = URL.canParse(address) ? new URL(address) : undefined;
    if (url?.protocol === 'http:' || url?.protocol === 'https:')
        return url;
    // The address itself may hold a password.
    throw new ProxyProblem(`the proxy's address is not valid${variable === undefined ? '' : ` (\`${variable}\`)`}`);
}
function connectToProxy(proxy) {
    const host = proxy.hostname.replace(/^\[|\]$/g, '');
    if (proxy.protocol === 'http:')
        return (0,external_node_net_namespaceObject.connect)({ host, port: Number(proxy.port || 80) });
    // Loading TLS takes long, and connections without it don't need it.
    const { connect: connectTls } = process.getBuiltinModule('node:tls');
    return connectTls({ host, port: Number(proxy.port || 443), servername: isAddress(host) ? '' : host });
}
function isAddress(host) {
    return /^[\d.]+$|:/.test(host);
}
function connectRequest(proxy, { host: name, port, protocol }) {
    const host = name?.includes(':') ? `[${name}]` : name;
    const authority = `${host}:${port || (protocol === 'https:' ? 443 : 80)}`;
    const user = `${decoded(proxy.username)}:${decoded(proxy.password)}`;
    const authorization = user === ':' ? '' : `Proxy-Authorization: Basic ${Buffer.from(user).toString('base64')}\r\n`;
    return `CONNECT ${authority} HTTP/1.1\r\nHost: ${authority}\r\n${authorization}\r\n`;
}
/** As it is where it has a `%` that encodes nothing: people write passwords as they are. */
function decoded(text) {
    return text.replace(/(?:%[0-9a-f]{2})+/gi, (encoded) => {
        try {
            return decodeURIComponent(encoded);
        }
        catch {
            return encoded;
        }
    });
}
/** Longer heads of an answer are not a proxy's. */
const MAX_HEAD_LENGTH = 16_384;
/** Reads the head of the proxy's answer; undefined where the connection ends first or it is not HTTP. */
function readStatus(socket, done) {
    let head = '';
    const finish = (status) => {
        socket.off('readable', onReadable).off('end', onEnd);
        done(status);
    };
    const onEnd = () => finish(undefined);
    const onReadable = () => {
        for (let chunk = socket.read(); chunk !== null; chunk = socket.read()) {
            head += chunk.toString('latin1');
            const end = head.indexOf('\r\n\r\n');
            if (end < 0 && head.length < MAX_HEAD_LENGTH)
                continue;
            const rest = Buffer.from(head.slice(end + 4), 'latin1');
            if (end >= 0 && rest.length > 0)
                socket.unshift(rest);
            const status = /^HTTP\/1\.[01] (\d{3})/.exec(head)?.[1];
            return finish(end < 0 || status === undefined ? undefined : Number(status));
        }
    };
    socket.on('readable', onReadable).once('end', onEnd);
}


/***/ }),

/***/ 2186:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $4: () => (/* binding */ requiredText),
/* harmony export */   Au: () => (/* binding */ answerFields),
/* harmony export */   Bc: () => (/* binding */ decimalOf),
/* harmony export */   CV: () => (/* binding */ mapped),
/* harmony export */   Eb: () => (/* binding */ present),
/* harmony export */   Eg: () => (/* binding */ wholeAnswer),
/* harmony export */   IQ: () => (/* binding */ withDefault),
/* harmony export */   Ik: () => (/* binding */ object),
/* harmony export */   OA: () => (/* binding */ fields),
/* harmony export */   PT: () => (/* binding */ ShapeProblem),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   TH: () => (/* binding */ idOf),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   W_: () => (/* binding */ lenient),
/* harmony export */   _: () => (/* binding */ decimal),
/* harmony export */   at: () => (/* binding */ at),
/* harmony export */   fM: () => (/* binding */ lenientCount),
/* harmony export */   f_: () => (/* binding */ listAnswer),
/* harmony export */   id: () => (/* binding */ id),
/* harmony export */   lq: () => (/* binding */ optional),
/* harmony export */   mw: () => (/* binding */ required),
/* harmony export */   p_: () => (/* binding */ list),
/* harmony export */   yL: () => (/* binding */ oneOf),
/* harmony export */   zM: () => (/* binding */ boolean)
/* harmony export */ });
/* harmony import */ var _answer_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7008);

/** What in an answer has another shape than the document's. */
class ShapeProblem extends _answer_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .AnswerProblem */ .gA {
    name = 'ShapeProblem';
    #problem;
    #path;
    constructor(problem, path = '') {
        super(`${path || 'the answer'} ${problem}`);
        this.#problem = problem;
        this.#path = path;
    }
    /** The same problem, seen from what holds the value; paths cost nothing as long as all is well. */
    within(parent) {
        const dot = this.#path === '' || this.#path.startsWith('[') ? '' : '.';
        return new ShapeProblem(this.#problem, parent + dot + this.#path);
    }
}
const fields = (value) => {
    if (value === undefined)
        throw new ShapeProblem('is empty');
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
        throw new ShapeProblem(`is ${kindOf(value)}, not an object`);
    }
    return value;
};
/** Fields by name. A field whose decoder gives undefined is absent. */
function object(shape) {
    const entries = Object.entries(shape);
    return (value, redact) => {
        const source = fields(value, redact);
        const result = {};
        for (const [name, decoder] of entries) {
            const read = at(name, decoder, source[name], redact);
            if (read !== undefined)
                result[name] = read;
        }
        return result;
    };
}
/** A missing list is empty. */
function list(item) {
    return (value, redact) => {
        if (value === undefined || value === null)
            return [];
        if (!Array.isArray(value))
            odd(value, 'a list');
        return value.map((one, index) => at(index, item, one, redact));
    };
}
/** Absent where it is missing, null or an empty text. */
function optional(decoder) {
    return (value, redact) => value === undefined || value === null || value === '' ? undefined : decoder(value, redact);
}
/** Absent, too, where it can't be read: for what nobody decides by, so that it never fails a whole answer. */
function lenient(decoder) {
    return readable(optional(decoder));
}
function readable(decoder) {
    return (value, redact) => {
        try {
            return decoder(value, redact);
        }
        catch (error) {
            if (error instanceof ShapeProblem)
                return undefined;
            throw error;
        }
    };
}
/** Never missing, as in what leaves nothing out: GitHub's answers, and files of our own. */
function required(decoder) {
    return (value, redact) => {
        if (value === undefined || value === null)
            throw new ShapeProblem('is missing');
        return decoder(value, redact);
    };
}
/** One of a closed set of texts. */
function oneOf(...values) {
    return (value) => {
        const known = values.find((one) => one === value);
        if (known === undefined)
            throw new ShapeProblem(`is not one of ${values.join(', ')}`);
        return known;
    };
}
/** Another value where the decoder gives undefined. */
function withDefault(decoder, otherwise) {
    return (value, redact) => decoder(value, redact) ?? otherwise;
}
/** What another decoder read, changed. */
function mapped(decoder, change) {
    return (value, redact) => change(decoder(value, redact));
}
/** Missing is empty. */
const text = (value, redact) => {
    if (typeof value === 'string')
        return redact(value);
    return value === undefined || value === null ? '' : odd(value, 'text');
};
const requiredText = (value, redact) => {
    const read = text(value, redact);
    if (read === '')
        throw new ShapeProblem('is missing');
    return read;
};
/** Missing is false; servers have sent it as text (field-notes, "booleans"). */
const boolean = (value) => {
    if (typeof value === 'boolean')
        return value;
    if (value === 'true' || value === 'false')
        return value === 'true';
    return value === undefined || value === null ? false : odd(value, 'true or false');
};
/** A count: a whole number from 0, that servers may send as text; missing is 0. */
const count = (value) => {
    const number = decimalOf(value ?? 0);
    return number !== undefined && Number.isSafeInteger(number) && number >= 0
        ? number
        : odd(value, 'a whole number');
};
/** A count that nobody decides by: a missing one is 0, an odd one is absent, because the two must not be mixed up. */
const lenientCount = readable(count);
/** Any number that is finite, such as seconds; servers may send it as text. */
const decimal = (value) => decimalOf(value) ?? odd(value, 'a number');
function decimalOf(value) {
    const number = typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value;
    return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}
/** An id with all its 64 bits, sent as a number or as text. */
const id = (value) => idOf(value) ?? odd(value, 'a whole number');
/** An id, where it is needed for nothing but to be shown or compared. */
function idOf(value) {
    if (typeof value === 'bigint')
        return value;
    if (typeof value === 'string')
        return /^-?\d{1,20}$/.test(value) ? BigInt(value) : undefined;
    if (typeof value !== 'number')
        return undefined;
    if (Number.isSafeInteger(value))
        return BigInt(value);
    if (Number.isInteger(value) && Math.abs(value) <= 2 ** 64)
        throw new _answer_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .LostDigits */ .X9('an id has lost digits');
    return undefined;
}
/** Reads what stands at a name or index, and names the place where that fails. */
function at(place, decoder, value, redact) {
    try {
        return decoder(value, redact);
    }
    catch (error) {
        if (!(error instanceof ShapeProblem))
            throw error;
        throw error.within(typeof place === 'number' ? `[${place}]` : place);
    }
}
function odd(value, wanted) {
    if (value === undefined || value === null)
        throw new ShapeProblem('is missing');
    throw new ShapeProblem(`is ${kindOf(value)}, not ${wanted}`);
}
function kindOf(value) {
    if (value === null)
        return 'null';
    if (Array.isArray(value))
        return 'a list';
    return ({ object: 'an object', string: 'text', boolean: 'true or false' }[typeof value] ?? 'a number');
}
/**
 * The fields of a whole answer. One that says something, but in none of `known`, is an answer to something else; one
 * that has an error beside them is not whole.
 */
function answerFields(known) {
    return (value, redact) => {
        const read = fields(value, redact);
        const names = Object.keys(read).filter((name) => (read[name] ?? undefined) !== undefined);
        if ([read.error, read.errors].flat().some(Boolean))
            throw new ShapeProblem('has an error in it');
        if (names.length > 0 && !names.some((name) => known.includes(name))) {
            const which = known.length === 1 ? 'does not have the field' : 'has none of the fields';
            throw new ShapeProblem(`${which} ${known.join(', ')}`);
        }
        return read;
    };
}
/** The same, read by its fields; of `others` nothing is read. */
function wholeAnswer(shape, others = []) {
    const known = answerFields([...Object.keys(shape), ...others]);
    const fieldsOf = object(shape);
    return (value, redact) => fieldsOf(known(value, redact), redact);
}
/** The list that an answer has under `name`; an answer without any field is an empty list. */
function listAnswer(name, item) {
    return mapped(wholeAnswer({ [name]: list(item) }), (read) => read[name] ?? []);
}
/** The same fields without those that are undefined: what is optional is absent, wherever it is written or compared. */
function present(row) {
    const kept = {};
    for (const name in row)
        if (row[name] !== undefined)
            kept[name] = row[name];
    return kept;
}


/***/ }),

/***/ 9323:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Mz: () => (/* binding */ errorOf),
/* harmony export */   OE: () => (/* binding */ RateLimitError),
/* harmony export */   Wk: () => (/* binding */ PlatformError),
/* harmony export */   Xs: () => (/* binding */ StatusError),
/* harmony export */   cc: () => (/* binding */ CancelledError)
/* harmony export */ });
/** Any failure of a request. The message is for developers; texts for users are made from `failure`. */
class PlatformError extends Error {
    name = 'PlatformError';
    failure;
    constructor(failure, options) {
        const what = failure.status ?? failure.cause ?? failure.kind;
        super(`${failure.method} ${failure.path}: ${what}`, options);
        this.failure = failure;
    }
}
/** The platform answered with an error status (web-api.md part 7 shows none). */
class StatusError extends PlatformError {
    name = 'StatusError';
}
/** A `Retry-After` beyond what a step may wait: nothing else will be answered within the step either. */
class RateLimitError extends PlatformError {
    name = 'RateLimitError';
}
/** The step was stopped before the request was sent, or while its answer was awaited. */
class CancelledError extends PlatformError {
    name = 'CancelledError';
}
const CLASSES = {
    status: StatusError,
    'rate-limit': RateLimitError,
    cancelled: CancelledError,
};
/** The failure as an error, of a class of its own where callers tell its kind apart. */
function errorOf(failure, cause) {
    const Class = CLASSES[failure.kind] ?? PlatformError;
    return new Class(failure, cause === undefined ? {} : { cause });
}


/***/ }),

/***/ 9598:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ writeJson),
/* harmony export */   q: () => (/* binding */ parseJson)
/* harmony export */ });
/** JSON with whole numbers kept exact: what does not fit a `number` (beyond 2^53) is a `bigint`, both ways. */
/** A 64-bit integer has at most 20 characters. Longer numbers are not ids, and would take long to convert. */
const INTEGER = /^-?\d{1,20}$/;
/** Only as many digits in a row, outside a text, can need the reviver, which makes parsing several times slower. */
const LONG_NUMBER = /[:[,\s]-?\d{16}|^-?\d{16}/;
/** @throws SyntaxError when `text` is not JSON */
function parseJson(text) {
    if (!LONG_NUMBER.test(text))
        return JSON.parse(text);
    return JSON.parse(text, (_key, value, context) => {
        const source = context?.source;
        if (typeof value !== 'number' || Number.isSafeInteger(value) || source === undefined)
            return value;
        return INTEGER.test(source) ? BigInt(source) : value;
    });
}
/** @param isLeftOut whether what has this name, anywhere in the value, does not become part of the text */
function writeJson(value, indent, isLeftOut = () => false) {
    return JSON.stringify(value, (name, part) => {
        if (isLeftOut(name))
            return undefined;
        return typeof part === 'bigint' ? exact(part) : part;
    }, indent);
}
function exact(id) {
    const small = Number(id);
    return Number.isSafeInteger(small) ? small : JSON.rawJSON(id.toString());
}


/***/ }),

/***/ 534:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ isLoopback),
/* harmony export */   i: () => (/* binding */ proxyFor)
/* harmony export */ });
function isLoopback(hostname) {
    const host = hostname.toLowerCase().replace(/\.$/, '');
    return /^(localhost|.*\.localhost|\[?::1\]?|127(\.\d{1,3}){3})$/.test(host);
}
/**
 * The proxy for `url`; undefined = connect directly. Loopback is never reached by a proxy: the
 * token would leave the machine, in the clear.
 */
function proxyFor(url, settings) {
    if (settings === undefined || isLoopback(url.hostname))
        return undefined;
    const { httpProxy, httpsProxy, httpVariable, httpsVariable, noProxy } = settings;
    const isHttps = url.protocol === 'https:' && httpsProxy !== '';
    const address = isHttps ? httpsProxy : httpProxy;
    if (address === '' || isExempt(url, noProxy))
        return undefined;
    return { address, variable: isHttps ? httpsVariable : httpVariable };
}
function isExempt(url, noProxy) {
    const host = bare(url.hostname);
    const port = url.port || (url.protocol === 'https:' ? '443' : '80');
    return noProxy
        .split(/[\s,]+/)
        .filter((entry) => entry !== '')
        .some((entry) => {
        if (entry === '*')
            return true;
        // A colon before digits is a port, unless the whole is an IPv6 address.
        const [, name = entry, ownPort] = /^(\[.*\]|[^:]*):(\d+)$/.exec(entry) ?? [];
        const domain = bare(name.replace(/^\*?\./, ''));
        return (ownPort === undefined || ownPort === port) && (host === domain || host.endsWith(`.${domain}`));
    });
}
function bare(host) {
    return host.toLowerCase().replace(/^\[|\]$|\.$/g, '');
}


/***/ }),

/***/ 9999:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   O0: () => (/* binding */ encodePath),
/* harmony export */   Qb: () => (/* binding */ NameError),
/* harmony export */   z9: () => (/* binding */ pathProblem)
/* harmony export */ });
/** Why `name` can't stand in a path, or undefined when it can. */
function pathProblem(name) {
    const segments = name.split('/');
    if (segments.includes(''))
        return 'has an empty segment';
    if (segments.some((segment) => segment === '.' || segment === '..'))
        return 'has the segment `.` or `..`';
    if (!name.isWellFormed())
        return 'is not valid Unicode';
    return undefined;
}
/** A name that can't stand in a path. */
class NameError extends RangeError {
    name = 'NameError';
    /** Follows the name in a sentence. */
    problem;
    constructor(problem) {
        super(`the name ${problem}`);
        this.problem = problem;
    }
}
/**
 * A name as it stands in a path: each segment percent-encoded, the slashes between them literal, because
 * deployed servers answer `%2F` with a redirect.
 *
 * @throws NameError for an empty, `.` or `..` segment, which would lead to another path
 */
function encodePath(name) {
    const problem = pathProblem(name);
    if (problem !== undefined)
        throw new NameError(problem);
    return name.split('/').map(encodeURIComponent).join('/');
}


/***/ }),

/***/ 3700:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   M9: () => (/* binding */ loadOf),
/* harmony export */   P9: () => (/* binding */ retryAfter),
/* harmony export */   PQ: () => (/* binding */ retryDecision),
/* harmony export */   Xh: () => (/* binding */ longestPauseMs)
/* harmony export */ });
/* unused harmony exports MAX_PAUSE_MS, backoff */
/** The longest wait that is obeyed, in ms: a platform that asks for more ends the step. */
const MAX_PAUSE_MS = 600_000;
const FIRST_DELAY_MS = 500;
const MAX_DELAY_MS = 30_000;
/** Statuses after which another attempt may help. */
const RETRYABLE = new Set([408, 425, 429, 500, 502, 503, 504, 520, 521, 522, 523, 524]);
/** Statuses by which servers limit the rate of requests. */
const LIMITS = new Set([429, 503]);
/** Statuses that are a sign of more work than the server can do. */
const OVERLOAD = new Set([429, 502, 503, 504]);
/**
 * What to do after a failed attempt, of a read or of a write. Worth another one are no connection, no answer, and the
 * statuses that pass: 408, 425, 429, 500, 502 to 504 and 520 to 524.
 */
function retryDecision(failure, context) {
    const { attempts, maxRetries, random, remainingMs, letsThrough } = context;
    const { uncertain, retryAfterMs: asked } = failure;
    const delayMs = asked || backoff(attempts, random);
    // An effect that is open matters more than the end of the step; the next request will meet the limit, too.
    if (uncertain)
        return { action: 'look', delayMs };
    if (!isRetryable(failure))
        return { action: 'give-up' };
    const isLimit = failure.status === 429 || asked !== undefined;
    const longestMs = longestPauseMs(failure.isRateLimit, isLimit ? remainingMs : Number.POSITIVE_INFINITY);
    if (delayMs > longestMs)
        return { action: 'end-step' };
    const isPaced = letsThrough && failure.status === 429 && !asked;
    return attempts > maxRetries && !isPaced ? { action: 'give-up' } : { action: 'repeat', delayMs, isPaced };
}
/** The longest wait for a rate limit, in ms. One whose server names its end is waited for as long as there is time. */
function longestPauseMs(isRateLimit = false, remainingMs) {
    return isRateLimit ? remainingMs : Math.min(MAX_PAUSE_MS, remainingMs);
}
function isRetryable(failure) {
    if (failure.kind === 'status')
        return failure.isRateLimit || RETRYABLE.has(failure.status ?? 0);
    return failure.kind === 'connection' || failure.kind === 'time-out';
}
/** What the end of an attempt says about how much the server can take. */
function loadOf(failure) {
    if (failure?.kind === 'time-out')
        return 'overloaded';
    if (failure?.kind !== 'status' || failure.status === undefined)
        return 'good';
    // A date that has passed, as a server whose clock is behind may send, names no time.
    if (LIMITS.has(failure.status) && !failure.retryAfterMs)
        return 'limited';
    return OVERLOAD.has(failure.status) ? 'overloaded' : 'good';
}
/**
 * Delay before the next attempt, in ms: doubles from half a second up to 30 s, of which a random half is waited
 * ("equal jitter"), so that the workers of a fleet don't come back in step.
 *
 * @param attempts how many were made, from 1
 * @param random a number from 0 up to 1
 */
function backoff(attempts, random) {
    const full = Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** (attempts - 1));
    return full / 2 + (full / 2) * random;
}
/**
 * What `Retry-After` asks for, in ms from `now`: seconds or an HTTP date. Undefined when it is absent or means
 * nothing; a date that has passed is 0.
 */
function retryAfter(header, now) {
    const text = header?.trim() ?? '';
    if (/^\d+(\.\d+)?$/.test(text))
        return Number(text) * 1000;
    // `Date.parse` takes much that is not a date ("-1", "5 min"): an HTTP date has a day's and a month's name.
    if (!/^[A-Z][a-z]{2,8},? .*\d{2}:\d{2}:\d{2}/.test(text))
        return undefined;
    // The oldest form names no zone, and every form means GMT.
    const at = Date.parse(text.endsWith('GMT') ? text : `${text} GMT`);
    return Number.isNaN(at) ? undefined : Math.max(0, at - now);
}


/***/ }),

/***/ 2940:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  o: () => (/* binding */ Transport)
});

// EXTERNAL MODULE: ./build/src/platform/http/answer-problem.js
var answer_problem = __nccwpck_require__(7008);
// EXTERNAL MODULE: ./build/src/platform/http/json.js
var json = __nccwpck_require__(9598);
;// CONCATENATED MODULE: ./build/src/platform/http/answer.js


/**
 * What `read` makes of an answer. Numbers are parsed exactly only where `read` asks for it by throwing `LostDigits`,
 * because that takes several times longer.
 *
 * @throws whatever `read` throws, and SyntaxError when the body is not JSON
 */
function readAnswer(body, facts, read) {
    if (body.trim() === '')
        return read({ ...facts, json: undefined });
    try {
        return read({ ...facts, json: JSON.parse(body) });
    }
    catch (error) {
        if (!(error instanceof answer_problem/* LostDigits */.X9))
            throw error;
        return read({ ...facts, json: (0,json/* parseJson */.q)(body) });
    }
}

// EXTERNAL MODULE: ./build/src/platform/http/connections.js + 3 modules
var connections = __nccwpck_require__(4244);
// EXTERNAL MODULE: ./build/src/platform/http/errors.js
var errors = __nccwpck_require__(9323);
// EXTERNAL MODULE: ./build/src/platform/http/attempt.js + 3 modules
var attempt = __nccwpck_require__(4218);
// EXTERNAL MODULE: ./build/src/platform/http/retry.js
var retry = __nccwpck_require__(3700);
;// CONCATENATED MODULE: ./build/src/platform/http/server-message.js
const MAX_MESSAGE_LENGTH = 500;
/** No error message is looked for beyond so many characters of a body. */
const MAX_READ_LENGTH = 10_000;
/** Larger bodies are not parsed for their message. */
const MAX_JSON_LENGTH = 1_000_000;
/** Where deployed servers put their message (field-notes: "Error bodies have no fixed shape"). */
const KEYS = ['message', 'error', 'detail', 'details', 'title', 'reason', 'errors', 'msg', 'description'];
/**
 * What an error body says, as one line of at most 500 characters; empty when it says nothing.
 *
 * @param redact takes the token out; it is called before anything is cut, because half a token would not be found
 */
function serverMessage(body, contentType, redact) {
    return oneLine(fromJson(body, redact) ?? fromText(body, contentType, redact), redact);
}
/** The same of an answer that is not one to its request: the error in it, or the title of a page; never its data. */
function answerMessage(body, contentType, redact) {
    const isMarkup = /^\s*</.test(body);
    return oneLine(isMarkup ? fromText(body, contentType, redact) : (fromJson(body, redact) ?? ''), redact);
}
function oneLine(message, redact) {
    // Once more when it is one line: a line break within the token is gone now.
    const line = redact(message.replace(/\s+/g, ' ').trim());
    if (line.length <= MAX_MESSAGE_LENGTH)
        return line.toWellFormed();
    return `${line.slice(0, MAX_MESSAGE_LENGTH - 1).toWellFormed()}…`;
}
/** The word for the error that an API gives in `code`; undefined where there is none. */
function serverCode(body, redact) {
    const { code } = (jsonOf(body) ?? {});
    return typeof code === 'string' && /^\w{1,100}$/.test(code) ? redact(code) : undefined;
}
function fromJson(body, redact) {
    const json = jsonOf(body);
    if (json === undefined)
        return undefined;
    return [...new Set(textsOf(json, 0))].map((text) => redact(text).slice(0, MAX_READ_LENGTH)).join(': ');
}
function jsonOf(body) {
    if (!/^\s*[[{"]/.test(body) || body.length > MAX_JSON_LENGTH)
        return undefined;
    try {
        return JSON.parse(body);
    }
    catch {
        return undefined; // Not JSON after all: it is read as text.
    }
}
function textsOf(value, depth) {
    if (typeof value === 'string')
        return [value];
    if (typeof value !== 'object' || value === null || depth > 4)
        return [];
    if (Array.isArray(value))
        return value.slice(0, 10).flatMap((part) => textsOf(part, depth + 1));
    const fields = value;
    const code = fields.code ?? fields.error_code;
    const texts = KEYS.flatMap((key) => textsOf(fields[key], depth + 1));
    return typeof code === 'string' ? [code, ...texts] : texts;
}
function fromText(body, contentType, redact) {
    const start = textStart(body, redact);
    const isHtml = /html/i.test(contentType) || /^\s*<(!doctype|html|head|body)/i.test(start);
    if (!isHtml)
        return start;
    const title = /<title[^>]*>([^<]*)<\/title>/i.exec(start) ?? /<h1[^>]*>([^<]*)<\/h1>/i.exec(start);
    return `an HTML page${title?.[1]?.trim() ? ` titled "${title[1].trim()}"` : ''}`;
}
/** The start of a text without the token. */
function textStart(body, redact) {
    const start = redact(body.slice(0, 2 * MAX_READ_LENGTH));
    // The end may have a part of a token that the cut has parted.
    const end = body.length > 2 * MAX_READ_LENGTH ? start.length - MAX_READ_LENGTH : start.length;
    return start.slice(0, Math.min(MAX_READ_LENGTH, Math.max(0, end)));
}

;// CONCATENATED MODULE: ./build/src/platform/http/trace.js

/** The header by which a server names a request. */
function requestIdOf(headers) {
    return (0,attempt/* headerText */.T)(headers['x-request-id'] ?? headers['x-github-request-id'] ?? headers['cf-ray']);
}
function requestEvent({ method, path }, outcome, ms, redact) {
    const event = { kind: 'request', method, path: redact(path), ms: Math.round(ms) };
    if (!outcome.answered)
        return { ...event, cause: redact(outcome.cause) };
    const requestId = redact(requestIdOf(outcome.headers));
    return { ...event, status: outcome.status, ...(requestId === '' ? {} : { requestId }) };
}

;// CONCATENATED MODULE: ./build/src/platform/http/failure.js






/** Statuses by which the platform itself refuses a request, which then certainly had no effect. */
const REFUSALS = new Set([400, 401, 403, 404, 405, 410, 413, 414, 415, 422, 429]);
/** Those by which it refuses a request with a condition, where its own error code shows that no gateway answers. */
const CONDITION_REFUSALS = new Set([409, 412, 428]);
/** Statuses of a gateway, behind which the platform may still be at work. */
const GATEWAY = new Set([408, 502, 503, 504, 520, 521, 522, 523, 524]);
const MAX_REQUEST_ID_LENGTH = 100;
/** What failed, as data; undefined when the attempt brought an answer that can be read. */
function failureOf(request, end, context) {
    const { outcome, refused } = end;
    // Whoever redirected a write may have acted on it before.
    const redirected = end.redirectedTo === undefined ? {} : { uncertain: isUncertain(request) };
    if (!outcome.answered)
        return { ...lostAnswer(request, outcome, context), ...redirected };
    const { status } = outcome;
    if (refused !== undefined) {
        const failure = answered(request, 'redirect', status);
        const to = refused.to === undefined ? {} : { redirectTo: context.redact(refused.to) };
        return { ...failure, ...to, ...(refused.cause === undefined ? {} : { cause: refused.cause }) };
    }
    if (context.limitLeftMs !== undefined) {
        const limit = { retryAfterMs: context.limitLeftMs, isRateLimit: true, uncertain: false };
        return { ...errorStatus(request, outcome, context), ...limit };
    }
    if (status === 200 || (request.writes && status > 200 && status < 300))
        return undefined;
    if (status < 300) {
        return { ...answered(request, 'answer', status), cause: `status ${status} does not answer a read` };
    }
    return { ...errorStatus(request, outcome, context), ...redirected };
}
/** The failure of an answer that can't be read; undefined when the fault is not the answer's. */
function unreadable(request, answer, error, redact) {
    if (error instanceof answer_problem/* ForeignAnswer */.J6) {
        const { expected, got, message: cause } = error;
        return { ...answered(request, 'another-answer', answer.status), cause, expected, got };
    }
    const cause = problemOf(error, answer.body);
    if (cause === undefined)
        return undefined;
    const isEmpty = answer.body.trim() === '';
    const message = answerMessage(answer.body, (0,attempt/* headerText */.T)(answer.headers['content-type']), redact);
    return {
        ...answered(request, 'answer', answer.status),
        cause,
        ...(isEmpty ? { isEmpty } : {}),
        ...(message === '' ? {} : { serverMessage: message }),
    };
}
/** The request was not sent. */
function notSent(request, kind, more) {
    return { ...base({ ...request, attempts: request.attempts - 1 }, kind, false, false), ...more };
}
function lostAnswer(request, outcome, { redact }) {
    const { sent, status } = outcome;
    const kind = outcome.kind === 'too-large' || outcome.kind === 'unreadable' ? 'answer' : outcome.kind;
    const failure = base(request, kind, sent, sent && (status === undefined || GATEWAY.has(status)));
    return {
        ...failure,
        ...(status === undefined ? {} : { status }),
        ...(kind === 'cancelled' && !sent ? { attempts: request.attempts - 1 } : {}),
        ...(outcome.kind === 'too-large' ? { isTooLarge: true } : {}),
        ...(outcome.error instanceof connections/* ProxyProblem */.Wf ? { isProxys: true } : {}),
        cause: redact(outcome.cause),
    };
}
function errorStatus(request, { status, headers, body }, { redact, nowMs }) {
    const code = serverCode(body, redact);
    const isUnmet = request.ifMatch !== undefined && code !== undefined && CONDITION_REFUSALS.has(status);
    const message = serverMessage(body, (0,attempt/* headerText */.T)(headers['content-type']), redact);
    const id = redact(requestIdOf(headers));
    const retryAfterMs = (0,retry/* retryAfter */.P9)((0,attempt/* headerText */.T)(headers['retry-after']), nowMs);
    return {
        ...answered(request, 'status', status),
        ...(isUnmet ? { uncertain: false } : {}),
        ...(code === undefined ? {} : { serverCode: code }),
        ...(message === '' ? {} : { serverMessage: message }),
        ...(id === '' ? {} : { requestId: id.slice(0, MAX_REQUEST_ID_LENGTH) }),
        ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
    };
}
function answered(request, kind, status) {
    // A proxy in front answers 407 itself and passes nothing on.
    const refused = kind === 'status' && (REFUSALS.has(status) || status === 407);
    return { ...base(request, kind, !refused, GATEWAY.has(status)), status };
}
function isUncertain({ writes, isRepeatable = false }) {
    return writes && !isRepeatable;
}
function base(request, kind, uncertain, mayLandLater) {
    const { method, path, attempts, writes } = request;
    return {
        kind,
        method,
        path,
        attempts,
        uncertain: uncertain && isUncertain(request),
        mayLandLater: mayLandLater && writes,
    };
}
function problemOf(error, body) {
    if (error instanceof answer_problem/* AnswerProblem */.gA)
        return error.message;
    if (error instanceof RangeError)
        return 'the answer is nested too deeply';
    if (!(error instanceof SyntaxError))
        return undefined;
    return /^\s*</.test(body) ? 'the answer is HTML, not JSON' : 'the answer is not JSON';
}

;// CONCATENATED MODULE: ./build/src/platform/http/pace.js
/** What was let through within so many ms is the rate that a limiter allows. */
const WINDOW_MS = 1000;
/** Requests per second at least, so that the end of a limit is noticed. */
const SLOWEST = 0.25;
/** The rate after the first refusal at least: a single one may be chance. */
const FIRST_SLOWEST = 2;
/** Of what a limiter lets through, so that it does not refuse again at once. */
const MARGIN = 0.9;
/** How much a known rate is raised for each request that is let through: 5% in a second. */
const RAISE = 0.05;
/**
 * How quickly requests may follow each other where a server refuses those that come too quickly and names no time.
 * Without a limit until the first refusal; then at the rate that was let through, doubled every second until the next
 * refusal shows the limit, and raised slowly from there: what TCP does to a line of unknown width.
 */
class Pace {
    /** Requests per second. */
    #rate = Number.POSITIVE_INFINITY;
    /** From this rate on it is raised slowly. */
    #known = Number.POSITIVE_INFINITY;
    #refusedAtMs = Number.NEGATIVE_INFINITY;
    #nextAtMs = Number.NEGATIVE_INFINITY;
    /** When requests were let through, within the window. */
    #through = [];
    /** When the next request may start, in ms. */
    get nextAtMs() {
        return this.#nextAtMs;
    }
    started(now) {
        if (this.#rate === Number.POSITIVE_INFINITY)
            return;
        const intervalMs = 1000 / this.#rate;
        // A timer that is late by less than an interval is made up for.
        this.#nextAtMs = Math.max(this.#nextAtMs, now - intervalMs) + intervalMs;
    }
    letThrough(now) {
        this.#through.push(now);
        this.#forget(now);
        if (this.#rate < this.#known)
            this.#rate += 1;
        else
            this.#rate += RAISE;
    }
    /** @param startedAtMs one that was under way at an earlier refusal says nothing about the rate since */
    refused(startedAtMs, now) {
        if (startedAtMs < this.#refusedAtMs)
            return;
        this.#forget(now);
        const through = (this.#through.length * 1000) / WINDOW_MS;
        if (this.#rate === Number.POSITIVE_INFINITY) {
            this.#rate = Math.max(FIRST_SLOWEST, through);
        }
        else if (through === 0) {
            this.#rate = Math.max(SLOWEST, this.#rate / 4);
        }
        else {
            this.#rate = Math.max(this.#rate / 2, Math.min(this.#rate, through) * MARGIN);
            // The first window also has what was let through before there was a limit.
            if (now - this.#refusedAtMs > WINDOW_MS)
                this.#known = this.#rate;
        }
        this.#refusedAtMs = now;
        this.#nextAtMs = now + 1000 / this.#rate;
    }
    #forget(now) {
        while ((this.#through[0] ?? now) < now - WINDOW_MS)
            this.#through.shift();
    }
}

;// CONCATENATED MODULE: ./build/src/platform/http/limiter.js

/** An answer that took longer than this, in ms, and than four times the quickest, is slow. */
const SLOW_MS = 1000;
/** Limiters that count in windows refuse everything until the next one begins: most often a minute at most. */
const LONGEST_WINDOW_MS = 60_000;
/**
 * How many requests may be under way at the same time, how quickly they may follow each other, and the pause that all
 * of them keep. A sign of overload (502 to 504, a time-out, a slow answer) halves the number, and as many good answers
 * as it is raise it by one: the platform's load decides, up to `max`.
 */
class ConcurrencyLimiter {
    #clock;
    #max;
    #pace = new Pace();
    /** The last time, by method. */
    #letThroughAtMs = new Map();
    #waiting = [];
    #limit;
    #inUse = 0;
    #good = 0;
    #halvedAtMs = Number.NEGATIVE_INFINITY;
    #quickestMs = Number.POSITIVE_INFINITY;
    #pausedUntilMs = 0;
    constructor(max, clock) {
        this.#max = max;
        this.#limit = max;
        this.#clock = clock;
    }
    /** When the pause ends, in ms since the epoch. */
    get pausedUntilMs() {
        return this.#pausedUntilMs;
    }
    /** Whether the server has let requests of a method through lately: some limit only those that write. */
    letsThrough(method) {
        return (this.#clock.now() - (this.#letThroughAtMs.get(method) ?? Number.NEGATIVE_INFINITY) <= LONGEST_WINDOW_MS);
    }
    /**
     * Waits for the end of the pause, a place and its turn. Every `acquire` that gives true needs its `release`.
     *
     * @returns false when the pause lasts until after `deadlineMs`
     */
    async acquire(signal, deadlineMs = Number.POSITIVE_INFINITY) {
        while (!signal.aborted) {
            const now = this.#clock.now();
            if (this.#pausedUntilMs > Math.max(now, deadlineMs)) {
                // The place that this request was woken up for goes to the next one.
                this.#wake();
                return false;
            }
            const waitMs = Math.max(this.#pausedUntilMs, this.#pace.nextAtMs) - now;
            if (this.#inUse >= this.#limit) {
                await new Promise((resolve) => this.#waiting.push(resolve));
            }
            else if (waitMs > 0) {
                await this.#clock.sleep(waitMs, signal);
            }
            else {
                this.#pace.started(now);
                break;
            }
        }
        this.#inUse += 1;
        return true;
    }
    /** @param startedAtMs when the request was let in, in ms */
    release(startedAtMs, load, method) {
        this.#inUse -= 1;
        const now = this.#clock.now();
        const tookMs = now - startedAtMs;
        this.#quickestMs = Math.min(this.#quickestMs, tookMs);
        if (load === 'limited')
            this.#pace.refused(startedAtMs, now);
        else if (load === 'good') {
            this.#pace.letThrough(now);
            this.#letThroughAtMs.set(method, now);
        }
        if (load === 'overloaded' || tookMs > Math.max(SLOW_MS, 4 * this.#quickestMs))
            this.#halve(startedAtMs, now);
        else if (load === 'good' && this.#limit < this.#max)
            this.#recover();
        this.#wake();
    }
    /**
     * No request starts for the next `ms`.
     *
     * @returns by how much that made the pause longer, in ms
     */
    pause(ms) {
        const now = this.#clock.now();
        const before = Math.max(this.#pausedUntilMs, now);
        this.#pausedUntilMs = Math.max(before, now + ms);
        return this.#pausedUntilMs - before;
    }
    /** Lets everything that waits go on, because the step was stopped. */
    wakeAll() {
        for (const go of this.#waiting.splice(0))
            go();
    }
    #wake() {
        for (let free = this.#limit - this.#inUse; free > 0; free--)
            this.#waiting.shift()?.();
    }
    #halve(startedAtMs, nowMs) {
        // Requests that were under way when the number was halved say nothing about the new number.
        if (startedAtMs < this.#halvedAtMs)
            return;
        this.#limit = Math.max(1, Math.floor(this.#limit / 2));
        this.#halvedAtMs = nowMs;
        this.#good = 0;
    }
    #recover() {
        this.#good += 1;
        if (this.#good < this.#limit)
            return;
        this.#limit += 1;
        this.#good = 0;
    }
}

;// CONCATENATED MODULE: ./build/src/platform/http/query.js
/** The query with its `?`; empty when there are no values. */
function queryText(query) {
    const entries = Object.entries(query ?? {}).flatMap(([name, value]) => {
        if (value === undefined)
            return [];
        const values = Array.isArray(value) ? value : [value];
        return values.map((one) => [name, String(one)]);
    });
    return entries.length === 0 ? '' : `?${new URLSearchParams(entries)}`;
}

;// CONCATENATED MODULE: ./build/src/platform/http/redact.js
const MIN_TOKEN_LENGTH = 6;
const REDACTED = '***';
/** Without any of these a text has the token as it is, or in hexadecimal or base64. */
const ESCAPES = /[%\\&\r\n\t]/;
/** The named entities that HTML needs in a text. */
const ENTITIES = { '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot', "'": 'apos' };
/**
 * A function that takes a token out of text from the server: in any case, with line breaks or tabs within (which
 * addresses lose), percent-encoded once or more, with JSON's escapes or HTML's entities, each for any of its
 * characters; in hexadecimal; and in base64 at any of the three alignments that it can have within something longer.
 */
function redactor(token) {
    // A few characters would be found in innocent text, and are not a token.
    if (token.length < MIN_TOKEN_LENGTH)
        return (text) => text;
    const lowerCase = token.toLowerCase();
    const hex = Buffer.from(token).toString('hex');
    const base64 = [...new Set([0, 1, 2].flatMap((offset) => base64Within(token, offset)))];
    const mayHave = (text) => {
        if (ESCAPES.test(text))
            return true;
        const lower = text.toLowerCase();
        return lower.includes(lowerCase) || lower.includes(hex) || base64.some((form) => text.includes(form));
    };
    // Compiling takes longer than anything else at the start, and most runs never need it.
    let patterns;
    return (text) => {
        // Every form has at least as many characters as the token.
        if (text.length < token.length || !mayHave(text))
            return text;
        patterns ??= {
            anyCase: new RegExp(`${[...token].map(anySpelling).join('[\\r\\n\\t]*')}|${hex}`, 'gi'),
            exact: new RegExp(base64.map(literal).join('|'), 'g'),
        };
        return text.replace(patterns.anyCase, REDACTED).replace(patterns.exact, REDACTED);
    };
}
/** One character as itself or in any of its escapes, as a part of a pattern. Backslashes are bound, to stay linear. */
function anySpelling(character) {
    const code = character.charCodeAt(0);
    const hex = code.toString(16).padStart(2, '0');
    const forms = [
        literal(character),
        `%(?:25)*${hex}`,
        `\\\\{1,3}(?:u00|x)${hex}`,
        `&(?:amp;)*#(?:0*${code}|x0*${code.toString(16)});?`,
    ];
    const entity = ENTITIES[character];
    if (entity !== undefined)
        forms.push(`&(?:amp;)*${entity};`);
    // JSON and scripts put backslashes before some characters.
    if (!/[0-9a-z]/i.test(character))
        forms.push(`\\\\{1,3}${literal(character)}`);
    return `(?:${forms.join('|')})`;
}
function literal(text) {
    return text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
}
/** The characters that the token decides in the base64 of a text that has it at `offset` (mod 3). */
function base64Within(token, offset) {
    const bytes = Buffer.concat([Buffer.alloc(offset), Buffer.from(token)]);
    const first = Math.ceil((offset * 8) / 6);
    const form = bytes.toString('base64').slice(first, Math.floor((bytes.length * 8) / 6));
    return [form, form.replaceAll('+', '-').replaceAll('/', '_')];
}

;// CONCATENATED MODULE: ./build/src/platform/http/server-clock.js

/** The server's own clock, as the `Date` of its answers shows it: a runner's clock may be wrong by hours. */
class ServerClock {
    #clock;
    /** By how much it is ahead of ours. */
    #aheadMs;
    constructor(clock) {
        this.#clock = clock;
    }
    /** What it says now, in ms since the epoch; undefined before the first answer. */
    get nowMs() {
        return this.#aheadMs === undefined ? undefined : this.#clock.now() + this.#aheadMs;
    }
    /** When an answer was made, in ms since the epoch; by our clock where it does not say. */
    answeredAt(outcome) {
        const now = this.#clock.now();
        const date = outcome.answered ? Date.parse((0,attempt/* headerText */.T)(outcome.headers.date)) : Number.NaN;
        if (Number.isNaN(date))
            return now;
        this.#aheadMs = date - now;
        return date;
    }
}

;// CONCATENATED MODULE: ./build/src/platform/http/redirect.js

/**
 * What to do about an outcome that is a redirect: undefined when it is not one. Only redirects within the origin
 * are followed, because the token must not leave it, and only where the method stays: 301 to 303 turn a write
 * into a GET, which would report a write that never was.
 *
 * @param from where the request went
 */
function redirectOf(outcome, method, from) {
    if (!outcome.answered || outcome.status < 300 || outcome.status > 399)
        return undefined;
    const base = new URL(from.path, from.origin);
    const location = (0,attempt/* headerText */.T)(outcome.headers.location);
    const target = URL.canParse(location, base.href) ? new URL(location, base) : undefined;
    // An address such as `javascript:` has no origin.
    if (target === undefined || location === '' || target.origin === 'null')
        return {};
    if (target.origin !== base.origin)
        return { to: target.origin };
    const path = target.pathname + target.search;
    const keepsMethod = outcome.status === 307 || outcome.status === 308 || method === 'GET';
    return keepsMethod && outcome.status !== 304 ? { follow: path } : { to: target.pathname };
}

;// CONCATENATED MODULE: ./build/src/platform/http/wire.js



const MAX_REDIRECTS = 5;
/** Whether it was sent before, a redirect knows. */
const CANCELLED = { answered: false, kind: 'cancelled', cause: 'cancelled', sent: false };
/** One attempt of a request at one origin: connections, proxy, time limit, redirects, size limit and packing. */
class Wire {
    #options;
    #stop;
    #abort;
    #attempts;
    #connections;
    constructor(options) {
        this.#options = options;
        this.#stop = following(options.stop);
        this.#abort = following(options.abort);
        const { onSent } = options;
        this.#attempts = new attempt/* Attempts */.Z({ stop: this.#stop.signal, abort: this.#abort.signal, onSent });
    }
    /** Aborted when no request starts any more. */
    get stop() {
        return this.#stop.signal;
    }
    /** @throws ProxyProblem when the address of the proxy is not one */
    async send({ method, path: first, headers, body, writes }) {
        const { clock, timeoutMs, baseUrl } = this.#options;
        const { origin } = baseUrl;
        const startedAtMs = clock.now();
        let path = first;
        const visited = new Set([path]);
        for (let redirects = 0;; redirects++) {
            const redirectedTo = redirects > 0 ? path : undefined;
            if (this.#stop.signal.aborted)
                return { outcome: CANCELLED, redirectedTo };
            const outcome = await this.#attempts.send(this.#opened(), {
                ...{ method, path, headers, body },
                ...{ timeoutMs, spentMs: clock.now() - startedAtMs },
            });
            const redirect = redirectOf(outcome, method, { origin, path });
            if (redirect === undefined)
                return { outcome, redirectedTo };
            if (redirect.follow === undefined)
                return { outcome, redirectedTo, refused: redirect };
            if (redirects === MAX_REDIRECTS) {
                return { outcome, redirectedTo, refused: { cause: `more than ${MAX_REDIRECTS} redirects` } };
            }
            path = redirect.follow;
            // A triage that goes round would add its note again and again; the other writes may be made twice.
            if (method === 'POST' && writes && visited.has(path)) {
                return { outcome, redirectedTo: path, refused: { to: path, cause: 'a redirect loop' } };
            }
            visited.add(path);
        }
    }
    /** Cancels what is under way and ends every connection, whatever it is at. */
    close() {
        this.#stop.abort();
        this.#abort.abort();
        this.#connections?.destroy();
    }
    #opened() {
        const { baseUrl, timeoutMs, proxy } = this.#options;
        this.#connections ??= new connections/* Connections */.UQ(baseUrl, timeoutMs, proxy);
        return this.#connections;
    }
}
/** Aborts with `signal`, or sooner. */
function following(signal) {
    const controller = new AbortController();
    if (signal.aborted)
        controller.abort();
    else
        signal.addEventListener('abort', () => controller.abort(), { once: true });
    return controller;
}

;// CONCATENATED MODULE: ./build/src/platform/http/transport.js












/** The one way through the wire: auth, time limit, retries, redirects, size limit, JSON and errors. */
class Transport {
    #options;
    #limiter;
    #redact;
    #headers;
    #headersOfJson;
    #prefix;
    #wire;
    #stats = { requestsSent: 0, requestsRepeated: 0, pausedMs: 0 };
    #serverClock;
    constructor(options) {
        this.#options = options;
        this.#limiter = new ConcurrencyLimiter(options.concurrency, options.clock);
        this.#serverClock = new ServerClock(options.clock);
        this.#redact = redactor(options.token);
        this.#prefix = options.baseUrl.pathname.replace(/\/+$/, '');
        this.#headers = {
            authorization: `Bearer ${options.token}`,
            accept: 'application/json',
            'accept-encoding': 'gzip',
            ...(options.userAgent === undefined ? {} : { 'user-agent': options.userAgent }),
        };
        this.#headersOfJson = { ...this.#headers, 'content-type': 'application/json' };
        this.#wire = new Wire({ ...options, onSent: () => this.#onSent() });
        this.#wire.stop.addEventListener('abort', () => this.#limiter.wakeAll(), { once: true });
    }
    get stats() {
        return this.#stats;
    }
    /** As `request`, of one that only reads. */
    read(request, read) {
        return this.request({ ...request, writes: false }, read);
    }
    /**
     * Sends a request, again where that may help, and gives what `read` makes of its answer.
     *
     * @throws PlatformError
     */
    async request(request, read) {
        for (let attempts = 1, counted = 1;; attempts++) {
            const end = await this.#attempt(this.#facts(request, attempts), request, read);
            if ('value' in end)
                return end.value;
            const { failure, cause } = end;
            const decision = this.#decide(failure, counted, this.#options.maxRetries, request.deadlineMs);
            if (decision.action !== 'repeat')
                throw this.#errorOf(failure, decision, cause);
            if (!decision.isPaced)
                counted += 1;
            // Where the server named a time, all requests wait already.
            await this.#delay(failure.retryAfterMs ? 0 : decision.delayMs);
        }
    }
    /**
     * Makes one attempt of a request that writes, and gives how it ended: only who planned it knows whether it is still
     * right to send it again.
     *
     * @param attempts of the same write, this one included
     * @throws PlatformError that ends a step: `CancelledError`, `RateLimitError`, and a `StatusError` with 401
     */
    async write(request, attempts, read) {
        const facts = this.#facts({ ...request, writes: true }, attempts);
        // What waited for the end of a pause would be written from what was seen before it.
        const end = await this.#attempt(facts, request, read, 0);
        if ('value' in end)
            return { kind: 'shown', value: end.value, atMs: this.#options.clock.now() };
        const { failure, cause } = end;
        if (failure.kind === 'rate-limit') {
            const error = (0,errors/* errorOf */.Mz)(failure, cause);
            return { kind: 'deferred', error, delayMs: failure.retryAfterMs ?? 0, isPaced: true };
        }
        const decision = this.#decide(failure, attempts, Number.POSITIVE_INFINITY);
        const endsStep = failure.kind === 'cancelled' || failure.status === 401 || decision.action === 'end-step';
        const error = this.#errorOf(failure, decision, cause);
        if (endsStep)
            throw error;
        if (decision.action === 'look') {
            return { kind: 'open', failure, mayLandLater: failure.mayLandLater, delayMs: decision.delayMs };
        }
        if (decision.action === 'give-up')
            return { kind: 'refused', error };
        return { kind: 'deferred', error, delayMs: decision.delayMs, isPaced: decision.isPaced };
    }
    /** What the server's own clock says now, by the `Date` of its last answer; undefined before the first. */
    serverNowMs() {
        return this.#serverClock.nowMs;
    }
    /** Cancels what is under way and ends every connection, whatever it is at. */
    close() {
        this.#wire.close();
    }
    #facts(request, attempts) {
        const { method, path, query, ifMatch, writes, isRepeatable = false } = request;
        const condition = ifMatch === undefined ? {} : { ifMatch };
        const whole = `${this.#prefix}${path}${queryText(query)}`;
        return { method, path: whole, writes, isRepeatable, attempts, ...condition };
    }
    #decide(failure, counted, maxRetries, deadlineMs) {
        const { clock, trace } = this.#options;
        const remainingMs = this.#remainingMs(deadlineMs);
        const letsThrough = this.#limiter.letsThrough(failure.method);
        const context = { attempts: counted, maxRetries, remainingMs, random: clock.random(), letsThrough };
        const decision = (0,retry/* retryDecision */.PQ)(failure, context);
        const { attempts, method, path } = failure;
        trace?.({ kind: 'decision', method, path: this.#redact(path), action: decision.action, attempts });
        return decision;
    }
    #errorOf(failure, decision, cause) {
        return (0,errors/* errorOf */.Mz)(decision.action === 'end-step' ? { ...failure, kind: 'rate-limit' } : failure, cause);
    }
    /**
     * One attempt, with the redirects within it.
     *
     * @param maxPauseMs it does not wait for the end of a longer pause
     */
    async #attempt(facts, { body, ifMatch, headers, deadlineMs }, read, maxPauseMs = Number.POSITIVE_INFINITY) {
        const { clock } = this.#options;
        const text = body === undefined ? undefined : (0,json/* writeJson */.G)(body);
        const longestMs = Math.min(maxPauseMs, this.#remainingMs(deadlineMs));
        if (!(await this.#limiter.acquire(this.#wire.stop, clock.now() + longestMs))) {
            const retryAfterMs = this.#limiter.pausedUntilMs - clock.now();
            const failure = notSent(facts, 'rate-limit', { retryAfterMs });
            if (retryAfterMs > this.#remainingMs(deadlineMs))
                throw (0,errors/* errorOf */.Mz)(failure);
            return { failure, cause: undefined };
        }
        const startedAtMs = clock.now();
        let load = 'good';
        try {
            const own = text === undefined ? this.#headers : this.#headersOfJson;
            const condition = ifMatch === undefined ? {} : { 'if-match': ifMatch };
            const whole = { ...own, ...condition, ...headers };
            const end = await this.#wire.send({ ...facts, headers: whole, body: text });
            if (facts.attempts > 1 && (end.outcome.answered || end.outcome.sent))
                this.#stats.requestsRepeated += 1;
            this.#options.trace?.(requestEvent(facts, end.outcome, clock.now() - startedAtMs, this.#redact));
            const nowMs = this.#serverClock.answeredAt(end.outcome);
            const limitLeftMs = end.outcome.answered
                ? this.#options.limitLeftMs?.(end.outcome, nowMs, facts.attempts)
                : undefined;
            const failure = failureOf(facts, end, { redact: this.#redact, nowMs, limitLeftMs });
            load = (0,retry/* loadOf */.M9)(failure);
            if (failure === undefined)
                return this.#read(facts, end, read);
            this.#obey(failure, deadlineMs);
            return { failure, cause: end.outcome.answered ? undefined : end.outcome.error };
        }
        catch (error) {
            if (!(error instanceof connections/* ProxyProblem */.Wf))
                throw error;
            throw (0,errors/* errorOf */.Mz)(notSent(facts, 'connection', { isProxys: true, cause: error.message }), error);
        }
        finally {
            this.#limiter.release(startedAtMs, load, facts.method);
        }
    }
    #read(facts, { outcome, redirectedTo }, read) {
        if (!outcome.answered)
            throw new TypeError('there is not an answer to read');
        const { status, headers, body } = outcome;
        try {
            return { value: readAnswer(body, { status, headers, redirectedTo, redact: this.#redact }, read) };
        }
        catch (error) {
            const failure = unreadable(facts, outcome, error, this.#redact);
            if (failure === undefined)
                throw error;
            return { failure, cause: error };
        }
    }
    #onSent() {
        this.#stats.requestsSent += 1;
        if (this.#stats.requestsSent === 1)
            this.#options.onFirstRequest?.();
    }
    /** Whether this request is tried again or not, every one waits as long as the server asks. */
    #obey({ retryAfterMs = 0, isRateLimit = false }, deadlineMs) {
        const isTooLong = retryAfterMs > (0,retry/* longestPauseMs */.Xh)(isRateLimit, this.#remainingMs(deadlineMs));
        if (isTooLong && !isRateLimit)
            return;
        const longer = this.#limiter.pause(retryAfterMs);
        if (isTooLong)
            return;
        this.#stats.pausedMs += longer;
        if (longer > 0)
            this.#noteWait(retryAfterMs, 'rate-limit');
    }
    /** How long requests may still start, in ms. */
    #remainingMs(deadlineMs = Number.POSITIVE_INFINITY) {
        const { clock, deadlineMs: ofAll = Number.POSITIVE_INFINITY } = this.#options;
        return Math.min(deadlineMs, ofAll) - clock.now();
    }
    #noteWait(ms, why) {
        this.#options.onPause?.(ms, why);
        this.#options.trace?.({ kind: 'wait', ms, why });
    }
    async #delay(ms) {
        if (ms === 0)
            return;
        this.#noteWait(ms, 'retry');
        await this.#options.clock.sleep(ms, this.#wire.stop);
    }
}


/***/ }),

/***/ 2719:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ PagingError)
/* harmony export */ });
/** A list that can't be read to its end, and why; the rows before were given. */
class PagingError extends Error {
    name = 'PagingError';
}


/***/ }),

/***/ 1953:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   KW: () => (/* binding */ age),
/* harmony export */   Ku: () => (/* binding */ firstOf),
/* harmony export */   Ro: () => (/* binding */ onOff),
/* harmony export */   UB: () => (/* binding */ secondOf),
/* harmony export */   ai: () => (/* binding */ number),
/* harmony export */   hS: () => (/* binding */ counted),
/* harmony export */   iA: () => (/* binding */ minuteOf),
/* harmony export */   kb: () => (/* binding */ dayOf),
/* harmony export */   oR: () => (/* binding */ joined),
/* harmony export */   p0: () => (/* binding */ duration),
/* harmony export */   qz: () => (/* binding */ similarNames)
/* harmony export */ });
/* harmony import */ var _model_days_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8384);
/* harmony import */ var _model_time_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4386);
/** Numbers, times and counts, formatted alike everywhere. */


/** `2,000`. Node's own formatter takes longer to load than a step has otherwise to do. */
function number(value) {
    const [whole = '', rest] = String(value).split('.');
    const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
    return rest === undefined ? grouped : `${grouped}.${rest.slice(0, 3)}`;
}
/** `1 project`, `2,000 projects`. */
function counted(count, one, several = `${one}s`) {
    return `${number(count)} ${count === 1 ? one : several}`;
}
function onOff(on) {
    return on ? 'on' : 'off';
}
/** `340 ms`, `1.2 s`, `38 s`, `2 min 5 s`, `1 h 3 min`. */
function duration(ms) {
    if (ms < 1000)
        return `${Math.round(ms)} ms`;
    if (ms < 10_000)
        return `${(ms / 1000).toFixed(1).replace('.0', '')} s`;
    const seconds = Math.round(ms / 1000);
    if (seconds < 60)
        return `${seconds} s`;
    const minutes = Math.floor(seconds / 60);
    if (minutes < 60)
        return seconds % 60 === 0 ? `${minutes} min` : `${minutes} min ${seconds % 60} s`;
    const hours = Math.floor(minutes / 60);
    return minutes % 60 === 0 ? `${number(hours)} h` : `${number(hours)} h ${minutes % 60} min`;
}
/** `today`, `1 day`, `89 days`, `13 months`, `3 years`: how long ago that was. */
function age(sinceMs, nowMs) {
    const days = Math.floor((nowMs - sinceMs) / _model_days_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY_MS */ .sO);
    if (days < 1)
        return 'today';
    if (days < 100)
        return counted(days, 'day');
    if (days < 730)
        return counted(Math.floor(days / 30.44), 'month');
    return counted(Math.floor(days / 365.25), 'year');
}
/** `2026-08-19 09:14 UTC`. */
function minuteOf(ms) {
    return Number.isFinite(ms) && Math.abs(ms) < 8.64e15
        ? `${new Date(ms).toISOString().slice(0, 16).replace('T', ' ')} UTC`
        : String(ms);
}
/** `2026-08-19 09:14:03 UTC` where the server gave a time; else what it gave. */
function secondOf(time) {
    const ms = (0,_model_time_js__WEBPACK_IMPORTED_MODULE_1__/* .epochMs */ .e)(time);
    return ms === undefined ? time : `${new Date(ms).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}
/** `2026-08-19` */
function dayOf(time) {
    const ms = (0,_model_time_js__WEBPACK_IMPORTED_MODULE_1__/* .epochMs */ .e)(time);
    return ms === undefined ? time : new Date(ms).toISOString().slice(0, 10);
}
/** `a`, `a and b`, `a, b and c`. */
function joined(parts) {
    return parts.length < 2
        ? (parts[0] ?? '')
        : `${parts.slice(0, -1).join(', ')} and ${parts[parts.length - 1]}`;
}
/** ` (similar: a, b)`; empty where no name is near. */
function similarNames(near = []) {
    return near.length === 0 ? '' : ` (similar: ${firstOf(near, 3)})`;
}
/** At most `max` of them, and how many more there are. */
function firstOf(names, max = 10) {
    const more = names.length - max;
    return more > 0 ? `${names.slice(0, max).join(', ')} and ${number(more)} more` : names.join(', ');
}


/***/ }),

/***/ 8145:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ isList),
/* harmony export */   s: () => (/* binding */ LIST_PARTS)
/* harmony export */ });
/** The part of the report, and the output, that has the rows of a list. */
const LIST_PARTS = {
    'list-projects': 'projects',
    'list-findings': 'findings',
    'list-policies': 'policies',
    'list-dependencies': 'repositories',
};
function isList(operation) {
    return Object.hasOwn(LIST_PARTS, operation);
}


/***/ }),

/***/ 9816:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   BP: () => (/* binding */ logLine),
/* harmony export */   Xj: () => (/* binding */ alignedLine),
/* harmony export */   wh: () => (/* binding */ plainText)
/* harmony export */ });
/** Text from outside, made fit for one line of the log or of a page. */
/** Most texts need nothing, and the other expression takes milliseconds when it is used first. */
const PRINTABLE = /^(?!.* {2})[ -~]*$/;
// Controls, and what turns or hides the characters around it: a name must look like what it is.
// (The joiners within emoji and Indic words stay.)
const UNSEEN = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
/** On one line, with everything invisible made visible, and at most `maxLength` characters. */
function plainText(text, maxLength = 200) {
    if (text.length <= maxLength && PRINTABLE.test(text))
        return text;
    // Only so much is looked at: the text may be megabytes long.
    const start = text.length > maxLength * 4 ? text.slice(0, maxLength * 4) : text;
    const line = start
        .toWellFormed()
        .replace(/[\s\u0085]+/g, ' ')
        .replace(UNSEEN, (unseen) => `<U+${(unseen.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}>`);
    const characters = [...line.slice(0, maxLength * 2)];
    const whole = characters.length <= maxLength && line.length <= maxLength * 2 && start.length === text.length;
    return whole ? line : `${characters.slice(0, maxLength - 1).join('')}…`;
}
/** One line of the log, which the runner must not take for a command (`::name::`, `##[name]`). */
function logLine(text, maxLength = 2000) {
    return guarded(plainText(text, maxLength));
}
/** As `logLine`, for a line whose columns are lined up: its blanks stay. `text` has no line break. */
function alignedLine(text, maxLength = 2000) {
    return guarded(text
        .split(/( {2,})/)
        .map((part) => (/^ {2,}$/.test(part) ? part : plainText(part, maxLength)))
        .join(''));
}
function guarded(line) {
    return line.replaceAll('##[', '## [').replace(/^(\s*):(?=:)/, '$1: ');
}


/***/ }),

/***/ 9086:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ MAX_ANNOTATIONS),
/* harmony export */   t: () => (/* binding */ Log)
/* harmony export */ });
/* harmony import */ var _line_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9816);

/** Annotations of a kind that the runner shows of one step, at most. */
const MAX_ANNOTATIONS = 10;
/** The error names every wrong input and ends with what to do: too long to read is better than cut short. */
const MAX_ERROR_LENGTH = 50_000;
/**
 * The step's standard output: lines for people, and the runner's workflow commands. A reader that has gone away
 * (EPIPE) stops the log, never the step.
 */
class Log {
    #stream;
    #closed = false;
    constructor(stream = process.stdout) {
        this.#stream = stream;
        stream.on('error', () => {
            this.#closed = true;
        });
    }
    info(text, maxLength) {
        this.#write((0,_line_js__WEBPACK_IMPORTED_MODULE_0__/* .logLine */ .BP)(text, maxLength));
    }
    /** Lines under a title that folds them. */
    group(title, lines) {
        if (lines.length === 0) {
            this.info(title);
            return;
        }
        this.#write(`::group::${escapeData((0,_line_js__WEBPACK_IMPORTED_MODULE_0__/* .logLine */ .BP)(title))}`);
        for (const line of lines)
            this.#write((0,_line_js__WEBPACK_IMPORTED_MODULE_0__/* .alignedLine */ .Xj)(line));
        this.#write('::endgroup::');
    }
    /** A line that the runner shows with step debugging only. */
    debug(text) {
        this.#write(`::debug::${escapeData((0,_line_js__WEBPACK_IMPORTED_MODULE_0__/* .logLine */ .BP)(text))}`);
    }
    warning(text, place) {
        this.#write(`::warning${properties(place)}::${escapeData((0,_line_js__WEBPACK_IMPORTED_MODULE_0__/* .logLine */ .BP)(text, MAX_ERROR_LENGTH))}`);
    }
    /** The one error annotation of a step. The exit code is the caller's. */
    error(text) {
        this.#write(`::error::${escapeData((0,_line_js__WEBPACK_IMPORTED_MODULE_0__/* .logLine */ .BP)(text, MAX_ERROR_LENGTH))}`);
    }
    /** Has the runner replace `secret` by `***` in all that follows. */
    mask(secret) {
        this.#write(`::add-mask::${escapeData(secret)}`);
    }
    #write(line) {
        if (this.#closed)
            return;
        try {
            this.#stream.write(`${line}\n`);
        }
        catch {
            // A stream that was destroyed throws instead of emitting the error.
            this.#closed = true;
        }
    }
}
function properties(place) {
    if (place === undefined)
        return '';
    const { file, line, endLine, title } = place;
    const values = [
        ['file', file],
        ['line', line],
        ['endLine', endLine],
        ['title', title === undefined ? undefined : (0,_line_js__WEBPACK_IMPORTED_MODULE_0__/* .logLine */ .BP)(title, 200)],
    ];
    const written = values.flatMap(([name, value]) => value === undefined || value === '' ? [] : [`${name}=${escapeProperty(String(value))}`]);
    return ` ${written.join(',')}`;
}
/** As the runner reads it: `%` and line breaks of a message are encoded. */
function escapeData(text) {
    return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
function escapeProperty(text) {
    return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}


/***/ }),

/***/ 5002:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ addSummary),
/* harmony export */   n: () => (/* binding */ setOutputs)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3024);


/** Writes outputs where the runner reads them; outside a runner, or where that fails, into the log. */
function setOutputs(values, environment, log) {
    const entries = Object.entries(values);
    // As the runner's documentation has it for values of several lines. Nobody can guess the delimiter.
    const delimiter = `delimiter_${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`;
    const text = entries.map(([name, value]) => `${name}<<${delimiter}\n${value}\n${delimiter}\n`).join('');
    const problem = appendTo('GITHUB_OUTPUT', text, environment);
    if (problem === undefined)
        return;
    for (const [name, value] of entries)
        log.info(`output ${name} (not written, ${problem}): ${value}`, Number.POSITIVE_INFINITY);
    if (environment.GITHUB_OUTPUT) {
        log.warning(`Outputs could not be written, so later steps do not get them: ${problem}. The log has them.`);
    }
}
/** Adds to the summary of the job; outside a runner, or where that fails, it goes to the log. */
function addSummary(text, environment, log) {
    const problem = appendTo('GITHUB_STEP_SUMMARY', text, environment);
    if (problem === undefined)
        return;
    if (environment.GITHUB_STEP_SUMMARY)
        log.warning(`The summary could not be written: ${problem}. The log has it.`);
    log.info(`The summary was not written (${problem}):`);
    for (const line of text.split('\n').slice(0, 300))
        log.info(line);
}
/**
 * Adds to the file that the runner names in a variable.
 *
 * @returns why it was not written
 */
function appendTo(variable, text, environment) {
    const path = environment[variable];
    if (!path)
        return `${variable} is not set`;
    const before = lengthOf(path);
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.appendFileSync)(path, text);
        return undefined;
    }
    catch (error) {
        takeBack(path, before);
        return error instanceof Error ? error.message : String(error);
    }
}
function lengthOf(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(path).size;
    }
    catch {
        return 0;
    }
}
/** A disk that fills up leaves the start of a text: the runner fails a step whose last output does not end. */
function takeBack(path, length) {
    try {
        if (lengthOf(path) > length)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.truncateSync)(path, length);
    }
    catch {
        // What can't be written can't be cut either, such as a device.
    }
}


/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		// no module.id needed
/******/ 		// no module.loaded needed
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/create fake namespace object */
/******/ (() => {
/******/ 	var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
/******/ 	var leafPrototypes;
/******/ 	// create a fake namespace object
/******/ 	// mode & 1: value is a module id, require it
/******/ 	// mode & 2: merge all properties of value into the ns
/******/ 	// mode & 4: return value when already ns object
/******/ 	// mode & 16: return value when it's Promise-like
/******/ 	// mode & 8|1: behave like require
/******/ 	__nccwpck_require__.t = function(value, mode) {
/******/ 		if(mode & 1) value = this(value);
/******/ 		if(mode & 8) return value;
/******/ 		if(typeof value === 'object' && value) {
/******/ 			if((mode & 4) && value.__esModule) return value;
/******/ 			if((mode & 16) && typeof value.then === 'function') return value;
/******/ 		}
/******/ 		var ns = Object.create(null);
/******/ 		__nccwpck_require__.r(ns);
/******/ 		var def = {};
/******/ 		leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 		for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 			Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
/******/ 		}
/******/ 		def['default'] = () => (value);
/******/ 		__nccwpck_require__.d(ns, def);
/******/ 		return ns;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/ensure chunk */
/******/ (() => {
/******/ 	__nccwpck_require__.f = {};
/******/ 	// This file contains only the entry chunk.
/******/ 	// The chunk loading function for additional chunks
/******/ 	__nccwpck_require__.e = (chunkId) => {
/******/ 		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 			__nccwpck_require__.f[key](chunkId, promises);
/******/ 			return promises;
/******/ 		}, []));
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/get javascript chunk filename */
/******/ (() => {
/******/ 	// This function allow to reference async chunks
/******/ 	__nccwpck_require__.u = (chunkId) => {
/******/ 		// return url for filenames based on template
/******/ 		return "" + chunkId + ".index.js";
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/make namespace object */
/******/ (() => {
/******/ 	// define __esModule on exports
/******/ 	__nccwpck_require__.r = (exports) => {
/******/ 		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		}
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	// no baseURI
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		792: 0
/******/ 	};
/******/ 	
/******/ 	var installChunk = (data) => {
/******/ 		var {ids, modules, runtime} = data;
/******/ 		// add "modules" to the modules object,
/******/ 		// then flag all "ids" as loaded and fire callback
/******/ 		var moduleId, chunkId, i = 0;
/******/ 		for(moduleId in modules) {
/******/ 			if(__nccwpck_require__.o(modules, moduleId)) {
/******/ 				__nccwpck_require__.m[moduleId] = modules[moduleId];
/******/ 			}
/******/ 		}
/******/ 		if(runtime) runtime(__nccwpck_require__);
/******/ 		for(;i < ids.length; i++) {
/******/ 			chunkId = ids[i];
/******/ 			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
/******/ 				installedChunks[chunkId][0]();
/******/ 			}
/******/ 			installedChunks[ids[i]] = 0;
/******/ 		}
/******/ 	
/******/ 	}
/******/ 	
/******/ 	__nccwpck_require__.f.j = (chunkId, promises) => {
/******/ 			// import() chunk loading for javascript
/******/ 			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
/******/ 			if(installedChunkData !== 0) { // 0 means "already installed".
/******/ 	
/******/ 				// a Promise means "currently loading".
/******/ 				if(installedChunkData) {
/******/ 					promises.push(installedChunkData[1]);
/******/ 				} else {
/******/ 					if(true) { // all chunks have JS
/******/ 						// setup Promise in chunk cache
/******/ 						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
/******/ 							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
/******/ 							throw e;
/******/ 						});
/******/ 						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
/******/ 						promises.push(installedChunkData[1] = promise);
/******/ 					}
/******/ 				}
/******/ 			}
/******/ 	};
/******/ 	
/******/ 	// no prefetching
/******/ 	
/******/ 	// no preloaded
/******/ 	
/******/ 	// no external install chunk
/******/ 	
/******/ 	// no on chunks loaded
/******/ })();
/******/ 
/************************************************************************/
var __webpack_exports__ = {};

;// CONCATENATED MODULE: ./build/src/runner/node-version.js
/** As action.yml has it. */
const NEEDED = 24;
// Imported before anything else, because the rest may already fail to load under an older one.
const [major = 0] = process.versions.node.split('.').map(Number);
if (major < NEEDED) {
    process.stdout.write(`::error::The step runs on Node ${process.versions.node}, but needs Node ${NEEDED} or later. ` +
        `Update the runner to a version that has it, or do not replace the runner's Node.\n`);
    process.exit(1);
}


;// CONCATENATED MODULE: external "node:timers/promises"
const promises_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");
// EXTERNAL MODULE: ./build/src/inputs/connection.js + 1 modules
var inputs_connection = __nccwpck_require__(1656);
// EXTERNAL MODULE: ./build/src/inputs/names.js
var names = __nccwpck_require__(5343);
// EXTERNAL MODULE: ./build/src/inputs/text.js
var inputs_text = __nccwpck_require__(8668);
// EXTERNAL MODULE: ./build/src/inputs/operations/source.js
var operations_source = __nccwpck_require__(9137);
;// CONCATENATED MODULE: ./build/src/inputs/operations/fleet.js



/** Patterns and tags select what nobody has counted: changes without a limit have to be asked for. */
const DEFAULT_MAX_CHANGES = 100;
function readTag(source) {
    const { reader } = source;
    const tags = reader.list('tags');
    const removeTags = reader.list('remove-tags');
    if (!reader.isGiven('tags') && !reader.isGiven('remove-tags')) {
        reader.problem('tags', 'is empty, and so is `remove-tags`; give at least one tag');
    }
    checkTags(source, tags);
    (0,names/* checkExceptions */.No)(reader, 'remove-tags', removeTags);
    const added = new Set(tags.map((tag) => tag.toLowerCase()));
    for (const item of removeTags.filter((one) => added.has(one.toLowerCase()))) {
        reader.warn('remove-tags', `has ${(0,inputs_text/* quote */.hD)(item)}, which \`tags\` adds, so it is not removed`);
    }
    return { operation: 'tag', ...readFleet(source), tags, removeTags };
}
function readManagedScan(source) {
    const { reader } = source;
    const diffScan = reader.boolean('diff-scan');
    const fullScan = reader.boolean('full-scan');
    if (reader.text('diff-scan') === undefined && reader.text('full-scan') === undefined) {
        reader.problem('diff-scan', 'is empty, and so is `full-scan`; give at least one of them');
    }
    return {
        operation: 'managed-scan',
        ...readFleet(source),
        ...(diffScan === undefined ? {} : { diffScan }),
        ...(fullScan === undefined ? {} : { fullScan }),
    };
}
/** What the operations over many projects have in common. */
function readFleet(source) {
    const projects = (0,names/* readProjects */.VH)(source.reader) ?? ownRepository(source);
    const shard = (0,names/* readShard */.Xy)(source.reader);
    return {
        ...(0,operations_source/* readWriting */.LC)(source, projects.patterns.length > 0 ? DEFAULT_MAX_CHANGES : undefined),
        projects,
        ...(shard === undefined ? {} : { shard }),
    };
}
function ownRepository({ reader, environment }) {
    const repository = environment.GITHUB_REPOSITORY || (0,names/* refuseNoRepository */.Ey)(reader);
    return { names: repository === undefined ? [] : [repository], patterns: [], except: [], tagged: [] };
}
function checkTags({ reader }, tags) {
    if (reader.hasProblem('tags'))
        return;
    const seen = new Map();
    for (const tag of tags) {
        if (/^[-!]/.test(tag)) {
            const bare = tag.replace(/^[-!]+\s*/, '');
            const what = bare === '' ? 'give it there' : `give ${(0,inputs_text/* quote */.hD)(bare)} there`;
            reader.problem('tags', `has ${(0,inputs_text/* quote */.hD)(tag)}, but tags are removed by \`remove-tags\`; ${what}`);
        }
        const other = seen.get(tag.toLowerCase());
        if (other !== undefined) {
            reader.problem('tags', `has ${(0,inputs_text/* quote */.hD)(other)} and ${(0,inputs_text/* quote */.hD)(tag)}, which differ only in case; give one of them`);
        }
        seen.set(tag.toLowerCase(), tag);
    }
}

// EXTERNAL MODULE: ./build/src/platform/http/decode.js
var decode = __nccwpck_require__(2186);
// EXTERNAL MODULE: ./build/src/model/filters.js
var filters = __nccwpck_require__(9016);
// EXTERNAL MODULE: ./build/src/model/selection.js
var selection = __nccwpck_require__(8985);
// EXTERNAL MODULE: ./build/src/inputs/times.js
var times = __nccwpck_require__(2329);
;// CONCATENATED MODULE: ./build/src/inputs/filters.js





const FILTERS = filters/* TRIAGE_FILTERS */.bL;
const YEAR_SECONDS = 365 * 86_400;
/** The inputs of the filters that were given, in the order of the table. */
function givenFilters(reader) {
    return FILTERS.map(filters/* filterInput */.ts).filter((input) => reader.isGiven(input) && isFilled(reader, input));
}
function isFilled(reader, input) {
    const filter = FILTERS.find((one) => (0,filters/* filterInput */.ts)(one) === input);
    return filter?.kind === 'list' ? reader.list(input).length > 0 : reader.text(input) !== undefined;
}
/** Whether every filter that was given selects as much as not giving it. */
function areIdle(reader, inputs) {
    return inputs.every((input) => {
        const idle = FILTERS.find((filter) => (0,filters/* filterInput */.ts)(filter) === input)?.idle;
        return idle !== undefined && reader.text(input)?.toLowerCase() === String(idle);
    });
}
function readFilters(reader, use) {
    const given = givenFilters(reader);
    const values = {};
    for (const filter of FILTERS) {
        const input = (0,filters/* filterInput */.ts)(filter);
        if (!given.includes(input))
            continue;
        const value = readValue(reader, filter, use);
        if (applies(reader, filter, use) && value !== undefined) {
            values[filter.wire] = value;
            if (use.by === 'listed')
                checkListedValues(reader, filter, value, use);
        }
    }
    return values;
}
/** Whether the filter can decide anything of these findings, here. */
function applies(reader, filter, { by, issueType, remedy }) {
    if (issueType === undefined)
        return true;
    const input = (0,filters/* filterInput */.ts)(filter);
    if (filter.only !== undefined && filter.only !== issueType) {
        reader.problem(input, `applies only to \`${filter.only}\` findings, but \`issue-type\` is \`${issueType}\`; leave it out`);
        return false;
    }
    if (by === 'listed' && filter.listed[issueType] === undefined) {
        reader.problem(input, `cannot be checked in the list of \`${issueType}\` findings; ${remedy}`);
        return false;
    }
    return true;
}
function checkListedValues(reader, filter, value, { issueType, remedy }) {
    const untold = issueType === undefined ? [] : (filter.notListed?.[issueType] ?? []);
    const given = Array.isArray(value) ? value : [String(value)];
    for (const one of given.filter((item) => untold.includes(item))) {
        reader.problem((0,filters/* filterInput */.ts)(filter), `is \`${one}\`, which the list of \`${issueType}\` findings does not show; ${remedy}`);
    }
}
function readValue(reader, filter, use) {
    const input = (0,filters/* filterInput */.ts)(filter);
    switch (filter.kind) {
        case 'oneOf':
            return reader.oneOf(input, filter.values ?? []);
        case 'boolean':
            return reader.boolean(input);
        case 'text':
            return reader.text(input);
        case 'time':
            return readTime(reader, input, use.now);
        case 'list':
            return readItems(reader, filter, use);
    }
}
function readTime(reader, input, now) {
    const text = reader.text(input) ?? '';
    const since = (0,times/* parseSince */.m1)(text, now);
    if ('problem' in since) {
        const joint = since.problem.startsWith('which') ? ',' : ';';
        return reader.problem(input, `is ${(0,inputs_text/* quote */.hD)(text)}${joint} ${since.problem}`);
    }
    if (since.seconds < YEAR_SECONDS) {
        reader.warn(input, `is ${(0,inputs_text/* quote */.hD)(text)}, a time in 1970; an age has a unit, such as \`30d\``);
    }
    return String(since.seconds);
}
function readItems(reader, filter, { by }) {
    const input = (0,filters/* filterInput */.ts)(filter);
    if (filter.values !== undefined)
        return reader.openListOf(input, filter.values);
    if (filter.patterns !== true)
        return (0,names/* readWithoutExclusions */.AY)(reader, input);
    const items = reader.list(input);
    if (filter.wire === 'repos')
        (0,names/* checkNames */.LN)(reader, input, items);
    checkPatterns(reader, input, items, by);
    return items;
}
/** Only where findings are listed can patterns select, and a `!` take away. */
function checkPatterns(reader, input, items, by) {
    if (reader.hasProblem(input))
        return;
    if (by === 'platform') {
        const [pattern] = items.filter((item) => (0,selection/* isPattern */.Pt)(item) || item.startsWith('!'));
        if (pattern === undefined)
            return;
        const why = 'which is a pattern, and `selection: platform` takes names only';
        reader.problem(input, `has ${(0,inputs_text/* quote */.hD)(pattern)}, ${why}; give names, or use \`selection: listed\``);
    }
    else if (items.every((item) => item.startsWith('!'))) {
        reader.problem(input, 'only excludes; also give what to select, such as `**`');
    }
}

;// CONCATENATED MODULE: ./build/src/inputs/findings.js



/** What only a listing can decide, beside the filters of the API. */
const CONDITIONS = ['older-than', 'newer-than', 'triaged-before', 'paths', 'has-ticket'];
/** The inputs of filters and conditions that were given. */
function givenSelectors(reader) {
    return [...givenFilters(reader), ...givenConditions(reader)];
}
function givenConditions(reader) {
    return CONDITIONS.filter((input) => reader.text(input) !== undefined);
}
/**
 * @param remedy what to do about a filter that the list of the kind cannot decide
 * @param now in epoch ms
 */
function readQuery(reader, issueType, remedy, now) {
    const filters = readFilters(reader, { by: 'listed', issueType, remedy, now });
    const olderThanMs = reader.age('older-than', now);
    const newerThanMs = reader.age('newer-than', now);
    const triagedBeforeMs = reader.age('triaged-before', now);
    const paths = (0,names/* readPaths */.Vv)(reader, 'paths');
    const hasTicket = reader.boolean('has-ticket');
    if (olderThanMs !== undefined && newerThanMs !== undefined && olderThanMs <= newerThanMs) {
        reader.problem('older-than', 'and `newer-than` exclude each other, because no finding can match both; correct one of them');
    }
    if (reader.text('triaged-before') !== undefined && issueType === 'secrets') {
        reader.problem('triaged-before', 'cannot be checked in the list of `secrets` findings; leave it out');
    }
    return {
        issueType: issueType ?? 'sast',
        filters,
        ...(0,decode/* present */.Eb)({ olderThanMs, newerThanMs, triagedBeforeMs, paths, hasTicket }),
    };
}

;// CONCATENATED MODULE: ./build/src/inputs/operations/lists.js




const LISTED_TYPES = ['sast', 'sca', 'secrets', 'ai_sast'];
const MAX_PAGE_SIZE = 3000;
const MAX_DEPENDENCIES_PAGE_SIZE = 100;
function readListProjects(source) {
    const { reader } = source;
    const projects = (0,names/* readProjects */.VH)(reader);
    const shard = (0,names/* readShard */.Xy)(reader);
    return {
        operation: 'list-projects',
        ...(0,operations_source/* readBase */.wZ)(source),
        ...(0,decode/* present */.Eb)({ projects, shard, pageSize: reader.integer('page-size', 1, MAX_PAGE_SIZE) }),
        shardSize: reader.integer('shard-size', 1, 1_000_000) ?? 500,
    };
}
function readListFindings(source) {
    const { reader, now } = source;
    const given = reader.oneOf('issue-type', LISTED_TYPES);
    const refused = given === undefined && reader.text('issue-type') !== undefined;
    const issueType = refused ? undefined : (given ?? 'sast');
    return {
        operation: 'list-findings',
        ...(0,operations_source/* readBase */.wZ)(source),
        query: readQuery(reader, issueType, 'leave it out', now),
        ...(0,decode/* present */.Eb)({ pageSize: reader.integer('page-size', 1, MAX_PAGE_SIZE) }),
    };
}
function readListPolicies(source) {
    if (source.reader.integer('page-size', 1, MAX_PAGE_SIZE) !== undefined) {
        source.reader.warn('page-size', 'has no effect, because policies come on one page');
    }
    return { operation: 'list-policies', ...(0,operations_source/* readBase */.wZ)(source) };
}
async function readListDependencies(source) {
    const { reader } = source;
    const text = reader.rawText('dependency-filter');
    const filter = text === undefined ? undefined : await readFilter(reader, text);
    const pageSize = reader.integer('page-size', 1, MAX_DEPENDENCIES_PAGE_SIZE);
    return { operation: 'list-dependencies', ...(0,operations_source/* readBase */.wZ)(source), ...(0,decode/* present */.Eb)({ filter, pageSize }) };
}
/** Loaded only where there is YAML to parse. */
async function readFilter(reader, text) {
    const { readDependencyFilter } = await Promise.all(/* import() | fleet */[__nccwpck_require__.e(526), __nccwpck_require__.e(72), __nccwpck_require__.e(719), __nccwpck_require__.e(933)]).then(__nccwpck_require__.bind(__nccwpck_require__, 8921));
    return readDependencyFilter(reader, text);
}

// EXTERNAL MODULE: ./build/src/model/triage.js
var triage = __nccwpck_require__(1863);
;// CONCATENATED MODULE: ./build/src/inputs/operations/triage.js






/** The status that a finding gets is what people write for the state that it is moved to. */
const STATE_OF_STATUS = { open: 'reopened' };
const ISSUE_TYPES = ['sast', 'sca', 'secrets'];
/** More findings than this that filters selected stop the step, unless `max-changes` says otherwise. */
const triage_DEFAULT_MAX_CHANGES = 1000;
function readTriage(source) {
    const { reader } = source;
    const issueType = readIssueType(reader);
    const decision = readDecision(reader);
    const selection = readSelection(source, issueType, decision);
    return {
        operation: 'triage',
        ...(0,operations_source/* readWriting */.LC)(source, selection.by === 'listed' ? triage_DEFAULT_MAX_CHANGES : undefined),
        issueType: issueType ?? 'sast',
        selection,
        decision,
    };
}
function readIssueType(reader) {
    const text = reader.text('issue-type');
    if (text === undefined) {
        return reader.problem('issue-type', `is empty; give ${(0,inputs_text/* oneOfThese */.pk)(ISSUE_TYPES)}`);
    }
    if (text.toLowerCase() === 'ai_sast') {
        const only = 'which can be listed, but not triaged';
        return reader.problem('issue-type', `is ${(0,inputs_text/* quote */.hD)(text)}, ${only}; give ${(0,inputs_text/* oneOfThese */.pk)(ISSUE_TYPES)}`);
    }
    return reader.oneOf('issue-type', ISSUE_TYPES);
}
function readDecision(reader) {
    const state = reader.oneOf('new-triage-state', triage/* TRIAGE_STATES */.wr, STATE_OF_STATUS);
    const reason = reader.oneOf('new-triage-reason', triage/* TRIAGE_REASONS */.zk);
    const note = reader.text('new-note');
    const stateGiven = reader.text('new-triage-state') !== undefined;
    if (!stateGiven && note === undefined) {
        reader.problem('new-triage-state', 'is empty, and so is `new-note`; give at least one of them');
    }
    const refused = state === undefined && stateGiven;
    if (reader.text('new-triage-reason') !== undefined && state !== 'ignored' && !refused) {
        reader.problem('new-triage-reason', 'works only with `new-triage-state: ignored`; leave it out');
    }
    const length = [...(note ?? '')].length;
    if (length > triage/* MAX_NOTE_LENGTH */.XG) {
        reader.problem('new-note', `has ${length} characters; give at most ${triage/* MAX_NOTE_LENGTH */.XG}`);
    }
    return (0,decode/* present */.Eb)({ state, reason, note });
}
function readSelection(source, issueType, decision) {
    const { reader } = source;
    const by = reader.oneOf('selection', ['listed', 'platform']) ?? 'listed';
    const given = givenSelectors(reader);
    if (reader.isGiven('issue-ids')) {
        // They are refused beside ids, and what is wrong with them is reported all the same.
        if (given.length > 0)
            readListed(source, issueType);
        return readIds(reader, given, by);
    }
    if (given.length === 0) {
        const whole = 'which would select the whole deployment';
        reader.problem('issue-ids', `is empty and no filter is given, ${whole}; give ids or a filter`);
    }
    else if (areIdle(reader, given)) {
        const idle = given.map((input) => `\`${input}\``).join(' and ');
        reader.warn('issue-type', `is the only thing that selects findings: the values of ${idle} exclude nothing`);
    }
    return by === 'platform' ? readPlatform(source, issueType, decision) : readListed(source, issueType);
}
function readListed({ reader, now }, issueType) {
    const query = readQuery(reader, issueType, 'use `selection: platform`, or leave it out', now);
    const limit = readLimit(reader);
    return { by: 'listed', query, ...(typeof limit === 'number' ? { limit } : {}) };
}
function readPlatform({ reader, now }, issueType, decision) {
    for (const input of givenConditions(reader)) {
        reader.problem(input, 'does not work with `selection: platform`; use `selection: listed`, or leave it out');
    }
    const filters = readFilters(reader, { by: 'platform', issueType, remedy: '', now });
    const limit = readLimit(reader);
    if (limit !== undefined && (limit === 'all' || limit > triage/* MAX_TRIAGE_LIMIT */.E4)) {
        const open = reader.hasProblem('status', 'new-triage-state');
        if (!open && !(0,triage/* leavesStatus */.DM)(filters.status, decision.state)) {
            const why = 'findings need several requests, which end only when triaged findings no longer match';
            const what = 'give a `new-triage-state`, and a `status` other than the one that it leads to';
            reader.problem('limit', `is ${(0,inputs_text/* quote */.hD)(String(limit))}, but more than ${triage/* MAX_TRIAGE_LIMIT */.E4} ${why}; ${what}`);
        }
    }
    checkPlatformChanges(reader, limit ?? triage/* MAX_TRIAGE_LIMIT */.E4);
    return { by: 'platform', filters, ...(limit === undefined ? {} : { limit }) };
}
/** Nothing is counted before the first write, so that only `limit` can hold what `max-changes` promises. */
function checkPlatformChanges(reader, limit) {
    const maxChanges = reader.text('max-changes');
    if (maxChanges === undefined || !/^\d{1,15}$/.test(maxChanges))
        return;
    if (limit !== 'all' && limit <= Number(maxChanges))
        return;
    const why = '`selection: platform` counts nothing before it writes';
    const what = `give a \`limit\` of at most ${maxChanges}, or use \`selection: listed\``;
    reader.problem('max-changes', `is ${(0,inputs_text/* quote */.hD)(maxChanges)}, but ${why}; ${what}`);
}
function readIds(reader, given, by) {
    // The output `triaged-issues`, a JSON array, can be given as it is.
    const items = reader.list('issue-ids', (reader.text('issue-ids') ?? '').replace(/^\[(.*)\]$/s, '$1'));
    const habits = reader.hasProblem('issue-ids');
    const ids = new Set();
    const wrong = [];
    for (const item of items) {
        const id = (0,inputs_text/* parseId */.Fg)(item);
        if (id === undefined || id === 0n)
            wrong.push((0,inputs_text/* quote */.hD)(item));
        else
            ids.add(id);
    }
    if (wrong.length > 0 && !habits) {
        const shown = wrong.slice(0, 5).join(', ') + (wrong.length > 5 ? ` and ${wrong.length - 5} more` : '');
        reader.problem('issue-ids', `has ${shown}; give ids, which are whole numbers from 1 to 2^64-1`);
    }
    if (given.length > 0) {
        const filters = given.map((input) => `\`${input}\``).join(', ');
        reader.problem('issue-ids', `and filters exclude each other, but these are given: ${filters}; leave one or the other out`);
    }
    if (by === 'platform')
        reader.warn('selection', 'has no effect with `issue-ids`');
    const limit = readLimit(reader);
    if (typeof limit === 'number' && limit < ids.size) {
        reader.problem('limit', `is ${limit}, but \`issue-ids\` has ${ids.size} ids; give a higher limit or fewer ids`);
    }
    return { by: 'ids', ids: [...ids] };
}
function readLimit(reader) {
    const text = reader.text('limit');
    if (text === undefined)
        return undefined;
    if (text.toLowerCase() === 'all')
        return 'all';
    if (/^\d{1,15}$/.test(text) && Number(text) >= 1)
        return Number(text);
    return reader.problem('limit', `is ${(0,inputs_text/* quote */.hD)(text)}; give a whole number from 1, or \`all\``);
}

;// CONCATENATED MODULE: ./build/src/inputs/operations/readers.js



/** How the inputs of each operation are read. What only some steps need is loaded by those. */
const READERS = {
    tag: readTag,
    'managed-scan': readManagedScan,
    triage: readTriage,
    scan: async (source) => (await Promise.all(/* import() | scans */[__nccwpck_require__.e(526), __nccwpck_require__.e(499)]).then(__nccwpck_require__.bind(__nccwpck_require__, 9749))).readScan(source),
    gate: async (source) => (await Promise.all(/* import() | scans */[__nccwpck_require__.e(526), __nccwpck_require__.e(499)]).then(__nccwpck_require__.bind(__nccwpck_require__, 651))).readGate(source),
    plan: async (source) => (await Promise.all(/* import() | rules */[__nccwpck_require__.e(526), __nccwpck_require__.e(72), __nccwpck_require__.e(719), __nccwpck_require__.e(552)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1693))).readPlan(source),
    apply: async (source) => (await Promise.all(/* import() | rules */[__nccwpck_require__.e(526), __nccwpck_require__.e(72), __nccwpck_require__.e(719), __nccwpck_require__.e(552)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1693))).readApply(source),
    validate: async (source) => (await Promise.all(/* import() | rules */[__nccwpck_require__.e(526), __nccwpck_require__.e(72), __nccwpck_require__.e(719), __nccwpck_require__.e(552)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1693))).readValidate(source),
    export: async (source) => (await Promise.all(/* import() | rules */[__nccwpck_require__.e(526), __nccwpck_require__.e(72), __nccwpck_require__.e(719), __nccwpck_require__.e(552)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1693))).readExport(source),
    undo: async (source) => (await Promise.all(/* import() | rules */[__nccwpck_require__.e(526), __nccwpck_require__.e(72), __nccwpck_require__.e(719), __nccwpck_require__.e(552)]).then(__nccwpck_require__.bind(__nccwpck_require__, 4042))).readUndo(source),
    'list-projects': readListProjects,
    'list-findings': readListFindings,
    'list-policies': readListPolicies,
    'list-dependencies': readListDependencies,
};

;// CONCATENATED MODULE: ./build/src/inputs/list-items.js

/** Zero-width and bidirectional characters between visible ASCII: in other scripts some of them join letters. */
const INVISIBLE = /([!-~] *)[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]+(?= *[!-~])/g;
/** Habits of YAML, JSON and `.gitignore` that would become part of a value, and what to say of each. */
const HABITS = [
    { found: (item) => item.includes('${{'), what: 'contains an expression that was not evaluated' },
    {
        found: (item) => item.search(INVISIBLE) !== -1,
        what: 'has an invisible character, which would be part of the value',
    },
    {
        found: (item) => item.startsWith('- ') || item === '-',
        what: 'starts with `- `, as a list in YAML does',
    },
    { found: (item) => item.startsWith('#'), what: 'is a comment, but lists cannot have comments' },
    { found: (item) => item.includes(' #'), what: 'ends with a comment, but lists cannot have comments' },
    {
        found: (item) => /^['"]|['"]$/.test(item),
        what: 'has a quote around it, which would be part of the value',
    },
    {
        found: (item) => /^[[\]]|[[\]]$/.test(item),
        what: 'has a bracket around it, which would be part of the value',
    },
    {
        found: (item) => /^[{}]|[{}]$/.test(item),
        what: 'has a brace around it, which would be part of the value',
    },
];
/** What is wrong with the items of a list, one problem for each habit, each with the form to write instead. */
function itemProblems(items) {
    const problems = [];
    const found = items.map((item) => ({ item, habit: HABITS.find((one) => hasHabit(item, one.found)) }));
    for (const habit of HABITS) {
        const [first, ...others] = found.filter((one) => one.habit === habit);
        if (first === undefined)
            continue;
        const more = others.length === 0 ? '' : ` (and ${others.length} more like it)`;
        problems.push(`has ${(0,inputs_text/* quote */.hD)(first.item)}${more}, which ${habit.what}; ${instead(first.item)}`);
    }
    return problems;
}
/** What follows a `!` is looked at, too. */
function hasHabit(item, found) {
    return found(item) || (item.startsWith('!') && found(item.slice(1).trim()));
}
function instead(item) {
    if (item.includes('${{'))
        return 'write its value';
    const sign = item.startsWith('!') ? '!' : '';
    let bare = item.slice(sign.length).replace(INVISIBLE, '$1');
    for (let before = ''; before !== bare;) {
        before = bare;
        bare = bare
            .trim()
            .replace(/^-(?:\s+|$)|^#.*|\s#.*/, '')
            .replace(/^['"[\]{}]+|['"[\]{}]+$/g, '')
            .trim();
    }
    return bare === '' ? 'leave it out' : `write ${(0,inputs_text/* quote */.hD)(sign + bare)}`;
}

;// CONCATENATED MODULE: ./build/src/inputs/reader.js



/** Reads every input's text, by its name, as the runner hands it over, and collects what is wrong. */
class InputReader {
    problems = [];
    warnings = [];
    #texts;
    #lists = new Map();
    #messages = new Map();
    constructor(texts) {
        this.#texts = texts;
    }
    problem(input, message, place) {
        // What two checks look at is reported once.
        const known = this.#messages.get(input) ?? new Set();
        this.#messages.set(input, known);
        if (known.size < known.add(message).size)
            this.problems.push({ input, message, ...(place && { place }) });
        return undefined;
    }
    warn(input, message) {
        this.warnings.push({ input, message });
    }
    hasProblem(...inputs) {
        return inputs.some((input) => this.#messages.has(input));
    }
    /** The text without blanks around it; undefined when it is not given. */
    text(name) {
        return this.#texts.get(name)?.trim() || undefined;
    }
    /** The text as it is, where blanks at its start mean something; undefined when it has nothing else. */
    rawText(name) {
        const text = this.#texts.get(name);
        return text?.trim() ? text : undefined;
    }
    /** Whether an input that has a default in action.yml was set to nothing: without a runner it is absent. */
    isEmptied(name) {
        return this.#texts.has(name) && this.text(name) === undefined;
    }
    /** Whether anything was written at all, if only a comma. */
    isGiven(name) {
        return (this.#texts.get(name) ?? '') !== '';
    }
    /** Split at line breaks and commas, trimmed, without blanks and duplicates, in order. */
    list(name, text = this.#texts.get(name) ?? '') {
        const known = this.#lists.get(name);
        if (known !== undefined)
            return known;
        const items = (0,inputs_text/* splitList */.ry)(text);
        this.#lists.set(name, items);
        for (const problem of itemProblems(items))
            this.problem(name, problem);
        if (items.length === 0 && this.isGiven(name)) {
            this.problem(name, 'is set, but has no item; give at least one, or leave the input out');
        }
        return items;
    }
    /** A list whose values are all known. */
    listOf(name, values) {
        const found = this.list(name).map((item) => ({ item, value: knownValue(item, values) }));
        const unknown = found.filter(({ value }) => value === undefined);
        if (!this.hasProblem(name)) {
            for (const { item } of unknown)
                this.problem(name, `has ${(0,inputs_text/* quote */.hD)(item)}; ${(0,inputs_text/* didYouMean */.au)(item, values)}`);
        }
        return unique(found.flatMap(({ value }) => value ?? []));
    }
    /** A list that the platform may know more values of: an unknown one is sent unless a known one is near. */
    openListOf(name, values) {
        const items = this.list(name);
        if (this.hasProblem(name))
            return items;
        for (const item of items.filter((one) => knownValue(one, values) === undefined)) {
            const near = (0,inputs_text/* nearest */.pA)(item, values);
            if (near !== undefined)
                this.problem(name, `has ${(0,inputs_text/* quote */.hD)(item)}; did you mean \`${near}\`?`);
            else
                this.warn(name, `has ${(0,inputs_text/* quote */.hD)(item)}, which is not a known value, but is sent; known values are ${(0,inputs_text/* oneOfThese */.pk)(values, 'and')}`);
        }
        return unique(items.map((item) => knownValue(item, values) ?? item));
    }
    boolean(name) {
        const text = this.text(name)?.toLowerCase();
        if (text === undefined)
            return undefined;
        if (text === 'true' || text === 'false')
            return text === 'true';
        return this.problem(name, `is ${(0,inputs_text/* quote */.hD)(this.text(name) ?? '')}; give \`true\` or \`false\``);
    }
    integer(name, min, max) {
        const text = this.text(name);
        if (text === undefined)
            return undefined;
        const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
        if (value >= min && value <= max)
            return value;
        const range = max === Number.MAX_SAFE_INTEGER ? `from ${min}` : `from ${min} to ${max}`;
        return this.problem(name, `is ${(0,inputs_text/* quote */.hD)(text)}; give a whole number ${range}`);
    }
    id(name) {
        const text = this.text(name);
        if (text === undefined)
            return undefined;
        return (0,inputs_text/* parseId */.Fg)(text) ?? this.problem(name, `is ${(0,inputs_text/* quote */.hD)(text)}; give the id in digits`);
    }
    /** @param meant valid values by other words that people use for them */
    oneOf(name, values, meant = {}) {
        const text = this.text(name);
        if (text === undefined)
            return undefined;
        const value = knownValue(text, values);
        const near = new Map(Object.entries(meant)).get(text.toLowerCase()) ?? text;
        return value ?? this.problem(name, `is ${(0,inputs_text/* quote */.hD)(text)}; ${(0,inputs_text/* didYouMean */.au)(near, values)}`);
    }
    /** In ms. */
    duration(name, minMs, maxMs) {
        const text = this.text(name);
        if (text === undefined)
            return undefined;
        const ms = (0,times/* parseDuration */.E9)(text);
        if (ms === undefined) {
            return this.problem(name, `is ${(0,inputs_text/* quote */.hD)(text)}; give a duration with its unit, such as \`30s\`, \`15m\` or \`1h\``);
        }
        if (ms >= minMs && ms <= maxMs)
            return ms;
        return this.problem(name, `is ${(0,inputs_text/* quote */.hD)(text)}; give a duration from ${minMs / 1000}s to ${maxMs / 3_600_000}h`);
    }
    /** The moment, in epoch ms, that lies so long before `now` as the age says. */
    age(name, now) {
        const text = this.text(name);
        if (text === undefined)
            return undefined;
        const ageMs = (0,times/* parseAge */.F1)(text);
        if (ageMs === undefined) {
            return this.problem(name, `is ${(0,inputs_text/* quote */.hD)(text)}; give an age such as \`90d\`, \`26w\` or \`12h\``);
        }
        if (ageMs <= now)
            return now - ageMs;
        return this.problem(name, `is ${(0,inputs_text/* quote */.hD)(text)}, which is before 1970; give a shorter age`);
    }
}
/** A value that differs in case only is the known one. */
function knownValue(text, values) {
    const lower = text.toLowerCase();
    return values.find((value) => value === text) ?? values.find((value) => value.toLowerCase() === lower);
}
function unique(values) {
    return [...new Set(values)];
}

;// CONCATENATED MODULE: ./build/src/inputs/run-event.js

/** GitHub's events have at most 25 MB. */
const MAX_EVENT_BYTES = 32 * 1024 * 1024;
/** What the run and its event say. An event's file that is odd or missing says nothing, and never throws. */
async function readRunEvent(environment, readFile) {
    const path = environment.GITHUB_EVENT_PATH;
    const text = path ? (await readFile(path, MAX_EVENT_BYTES)).text : undefined;
    return runEventOf(environment, text === undefined ? undefined : parsed(text));
}
function runEventOf(environment, event) {
    const name = environment.GITHUB_EVENT_NAME ?? '';
    const pullRequest = pullRequestOf(name, event);
    return {
        name,
        runNumber: count(environment.GITHUB_RUN_NUMBER),
        runAttempt: count(environment.GITHUB_RUN_ATTEMPT),
        ...(0,decode/* present */.Eb)({
            repository: run_event_text(environment.GITHUB_REPOSITORY),
            ref: refOf(name, event, pullRequest, environment),
            sha: shaOf(name, event, environment),
            workspace: run_event_text(environment.GITHUB_WORKSPACE),
            // Two workflows may have one name; a file has one path.
            workflow: run_event_text(environment.GITHUB_WORKFLOW_REF?.split('@')[0]) ?? run_event_text(environment.GITHUB_WORKFLOW),
            runId: run_event_text(environment.GITHUB_RUN_ID),
            pullRequest,
            untrusted: untrusted(name, event, environment),
        }),
    };
}
function pullRequestOf(name, event) {
    if (name === 'merge_group')
        return queuedPullRequest(event);
    const found = name === 'workflow_run' ? triggering(field(event, 'workflow_run')) : field(event, 'pull_request');
    const number = field(found, 'number');
    if (typeof number !== 'number' || !Number.isSafeInteger(number) || number < 1)
        return undefined;
    return {
        number,
        ...(0,decode/* present */.Eb)({
            headSha: run_event_text(field(field(found, 'head'), 'sha')),
            baseRef: run_event_text(field(field(found, 'base'), 'ref')),
        }),
    };
}
/** Of the pull requests of the run that ended, the one whose head it ran on. */
function triggering(run) {
    const all = field(run, 'pull_requests');
    if (!Array.isArray(all))
        return undefined;
    const head = run_event_text(field(run, 'head_sha'));
    return all.find((one) => run_event_text(field(field(one, 'head'), 'sha')) === head) ?? all[0];
}
/** A merge queue names its branches `gh-readonly-queue/<base>/pr-<n>-<sha>`; the head is known to GitHub only. */
function queuedPullRequest(event) {
    const group = field(event, 'merge_group');
    const match = /\/pr-(\d{1,15})-[0-9a-f]+$/.exec(run_event_text(field(group, 'head_ref')) ?? '');
    if (match === null)
        return undefined;
    return { number: Number(match[1]), ...(0,decode/* present */.Eb)({ baseRef: branchName(run_event_text(field(group, 'base_ref'))) }) };
}
/** The reference under which a scan of this event is reported. */
function refOf(name, event, pullRequest, environment) {
    const headRef = name === 'pull_request_target'
        ? run_event_text(field(field(field(event, 'pull_request'), 'head'), 'ref'))
        : name === 'workflow_run'
            ? run_event_text(field(field(event, 'workflow_run'), 'head_branch'))
            : undefined;
    if (name !== 'pull_request_target' && pullRequest !== undefined)
        return `refs/pull/${pullRequest.number}/merge`;
    return headRef === undefined ? environment.GITHUB_REF || undefined : `refs/heads/${headRef}`;
}
/** The commit of the run; `GITHUB_SHA` of a `workflow_run` is the default branch's. */
function shaOf(name, event, environment) {
    const triggered = name === 'workflow_run' ? run_event_text(field(field(event, 'workflow_run'), 'head_sha')) : undefined;
    return triggered ?? (environment.GITHUB_SHA || undefined);
}
/** Pull requests from forks and runs that Dependabot started get no secrets. */
function untrusted(name, event, environment) {
    if (environment.GITHUB_ACTOR === 'dependabot[bot]')
        return 'dependabot';
    // `pull_request_target` runs in the repository's own context, with its secrets.
    if (!/^pull_request(?!_target)/.test(name))
        return undefined;
    const head = field(field(event, 'pull_request'), 'head');
    const repository = field(head, 'repo');
    // A fork that was deleted meanwhile is null.
    if (repository === null)
        return 'fork';
    const fullName = run_event_text(field(repository, 'full_name'));
    return fullName !== undefined && fullName !== environment.GITHUB_REPOSITORY ? 'fork' : undefined;
}
function parsed(json) {
    try {
        return JSON.parse(json);
    }
    catch {
        return undefined; // The event's facts are missing then, and the operation that needs one reports it.
    }
}
function field(value, name) {
    return typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? value[name] : undefined;
}
function run_event_text(value) {
    return typeof value === 'string' && value !== '' ? value : undefined;
}
function branchName(ref) {
    return ref?.replace(/^refs\/heads\//, '');
}
function count(value) {
    return /^\d{1,15}$/.test(value ?? '') ? Number(value) : 0;
}

// EXTERNAL MODULE: ./build/src/inputs/table.js
var table = __nccwpck_require__(5835);
// EXTERNAL MODULE: ./build/src/inputs/token.js
var token = __nccwpck_require__(1006);
;// CONCATENATED MODULE: ./build/src/inputs/variables.js


const ROWS = table/* INPUTS */.mc;
/**
 * The inputs among the environment's variables: `INPUT_` and the name in upper case, blanks turned into `_`,
 * hyphens kept. The runner hands over inputs that action.yml does not declare, too.
 */
function inputTexts(environment) {
    const texts = new Map();
    for (const [variable, text] of Object.entries(environment)) {
        if (!variable.startsWith('INPUT_') || text === undefined)
            continue;
        texts.set(variable.slice('INPUT_'.length).toLowerCase(), text);
    }
    return texts;
}
/** The tokens among the inputs, to be registered as secrets before anything else is done. */
function inputTokens(environment) {
    const texts = inputTexts(environment);
    return ['token', 'github-token'].flatMap((name) => texts.get(name)?.trim() || []);
}
/**
 * Refuses what no operation knows, and what the chosen one, where it is known, does not: a typo must never
 * widen a step.
 */
function refuseForeign(reader, texts, operation) {
    for (const [name, text] of texts) {
        if (text.trim() === '')
            continue;
        const row = ROWS.find((one) => one.name === name);
        if (row === undefined) {
            reader.problem(name, unknownInput(name));
        }
        else if (operation !== undefined &&
            !row.operations.some((one) => one === operation) &&
            !isDefault(row, text)) {
            const owners = (0,inputs_text/* oneOfThese */.pk)(row.operations, 'and');
            reader.problem(name, `does not belong to the operation \`${operation}\`, only to ${owners}; leave it out`);
        }
    }
}
function unknownInput(name) {
    const near = (0,inputs_text/* nearest */.pA)(name, ROWS.map((row) => row.name));
    const remedy = near === undefined
        ? `leave it out, or the variable INPUT_${name.toUpperCase()}`
        : `did you mean \`${near}\`?`;
    return `is not an input of this action; ${remedy}`;
}
/** Words may be written in any case. */
function isDefault(row, text) {
    return row.evaluated === true || text.trim().toLowerCase() === row.default?.toLowerCase();
}

;// CONCATENATED MODULE: ./build/src/inputs/parse.js








/** The inputs as one checked request, or everything that is wrong with them. Sends nothing. */
async function parseInputs({ environment, now, readFile }) {
    const texts = inputTexts(environment);
    const reader = new InputReader(texts);
    const operation = readOperation(reader);
    const connection = (0,inputs_connection/* readConnection */.dC)(reader, environment);
    let event;
    const source = {
        reader,
        deployment: (0,inputs_connection/* readDeployment */.iJ)(reader),
        connection,
        now,
        environment,
        readFile,
        event: () => {
            event ??= readRunEvent(environment, readFile);
            return event;
        },
    };
    refuseForeign(reader, texts, operation);
    const request = operation === undefined ? undefined : await READERS[operation](source);
    const needsToken = operation !== 'validate' && !(request !== undefined && 'skip' in request);
    if (needsToken)
        await (0,token/* checkToken */.S)(reader, operation, source.event);
    const { problems, warnings } = reader;
    if (request === undefined || problems.length > 0) {
        return {
            ok: false,
            operation: known(reader) ?? reader.text('operation') ?? '',
            problems: inOrder(problems),
            warnings,
        };
    }
    const gitHub = 'github' in request ? request.github : undefined;
    return { ok: true, connection, request, warnings, ...(gitHub === undefined ? {} : { gitHub }) };
}
/** Of a misspelled operation the one that was probably meant, so that the other inputs are checked all the same. */
function readOperation(reader) {
    const text = reader.text('operation');
    if (text === undefined) {
        return reader.problem('operation', `is empty; give ${(0,inputs_text/* oneOfThese */.pk)(table/* OPERATIONS */.xb)}`);
    }
    const operation = known(reader);
    if (operation !== undefined)
        return operation;
    reader.problem('operation', `is ${(0,inputs_text/* quote */.hD)(text)}; ${(0,inputs_text/* didYouMean */.au)(text, table/* OPERATIONS */.xb)}`);
    return table/* OPERATIONS */.xb.find((one) => one === (0,inputs_text/* nearest */.pA)(text, table/* OPERATIONS */.xb));
}
function known(reader) {
    return table/* OPERATIONS */.xb.find((one) => one === reader.text('operation')?.toLowerCase());
}
/** In the order of action.yml, whatever was read first; what it does not have comes last. */
function inOrder(problems) {
    const names = table/* INPUTS */.mc.map(({ name }) => name);
    const places = new Map(names.map((name, place) => [name, place]));
    const place = ({ input }) => places.get(input) ?? names.length;
    return [...problems].sort((one, other) => place(one) - place(other));
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
// EXTERNAL MODULE: ./build/src/operations/deployment.js
var deployment = __nccwpck_require__(4693);
// EXTERNAL MODULE: ./build/src/operations/step.js
var step = __nccwpck_require__(3784);
;// CONCATENATED MODULE: ./build/src/operations/table.js
/** Every operation, loaded when it is chosen. One that is missing here does not compile. */
const OPERATIONS = {
    tag: async () => (await Promise.all(/* import() | fleet */[__nccwpck_require__.e(526), __nccwpck_require__.e(72), __nccwpck_require__.e(719), __nccwpck_require__.e(933)]).then(__nccwpck_require__.bind(__nccwpck_require__, 484))).tag,
    'managed-scan': async () => (await Promise.all(/* import() | fleet */[__nccwpck_require__.e(526), __nccwpck_require__.e(72), __nccwpck_require__.e(719), __nccwpck_require__.e(933)]).then(__nccwpck_require__.bind(__nccwpck_require__, 303))).managedScan,
    triage: async () => (await Promise.all(/* import() | findings */[__nccwpck_require__.e(526), __nccwpck_require__.e(72), __nccwpck_require__.e(469)]).then(__nccwpck_require__.bind(__nccwpck_require__, 2532))).triage,
    scan: async () => (await Promise.all(/* import() | scans */[__nccwpck_require__.e(526), __nccwpck_require__.e(499)]).then(__nccwpck_require__.bind(__nccwpck_require__, 9043))).scan,
    gate: async () => (await Promise.all(/* import() | scans */[__nccwpck_require__.e(526), __nccwpck_require__.e(499)]).then(__nccwpck_require__.bind(__nccwpck_require__, 4991))).gate,
    plan: async () => (await Promise.all(/* import() | rules */[__nccwpck_require__.e(526), __nccwpck_require__.e(72), __nccwpck_require__.e(719), __nccwpck_require__.e(552)]).then(__nccwpck_require__.bind(__nccwpck_require__, 8721))).plan,
    apply: async () => (await Promise.all(/* import() | rules */[__nccwpck_require__.e(526), __nccwpck_require__.e(72), __nccwpck_require__.e(719), __nccwpck_require__.e(552)]).then(__nccwpck_require__.bind(__nccwpck_require__, 705))).apply,
    validate: async () => (await Promise.all(/* import() | rules */[__nccwpck_require__.e(526), __nccwpck_require__.e(72), __nccwpck_require__.e(719), __nccwpck_require__.e(552)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1196))).validate,
    export: async () => (await Promise.all(/* import() | rules */[__nccwpck_require__.e(526), __nccwpck_require__.e(72), __nccwpck_require__.e(719), __nccwpck_require__.e(552)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1892))).exportRules,
    undo: async () => (await Promise.all(/* import() | rules */[__nccwpck_require__.e(526), __nccwpck_require__.e(72), __nccwpck_require__.e(719), __nccwpck_require__.e(552)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1914))).undo,
    'list-projects': async () => (await Promise.all(/* import() | fleet */[__nccwpck_require__.e(526), __nccwpck_require__.e(72), __nccwpck_require__.e(719), __nccwpck_require__.e(933)]).then(__nccwpck_require__.bind(__nccwpck_require__, 2197))).listProjects,
    'list-findings': async () => (await Promise.all(/* import() | findings */[__nccwpck_require__.e(526), __nccwpck_require__.e(72), __nccwpck_require__.e(469)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1709))).listFindings,
    'list-policies': async () => (await Promise.all(/* import() | fleet */[__nccwpck_require__.e(526), __nccwpck_require__.e(72), __nccwpck_require__.e(719), __nccwpck_require__.e(933)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6589))).listPolicies,
    'list-dependencies': async () => (await Promise.all(/* import() | fleet */[__nccwpck_require__.e(526), __nccwpck_require__.e(72), __nccwpck_require__.e(719), __nccwpck_require__.e(933)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1670))).listDependencies,
};

;// CONCATENATED MODULE: ./build/src/operations/run.js



/**
 * Performs the operation of a request. Never throws: what fails is part of the result, which nothing changes any
 * more afterwards.
 */
async function runOperation(context, request) {
    const run = await OPERATIONS[request.operation]();
    const notices = [...context.notices];
    context.deployment = { ...request.deployment };
    let result = await run(context, request);
    const retry = await slugProblem(context, request.deployment.slug, result);
    if (retry === 'again') {
        context.notices = notices;
        result = await run(context, request);
    }
    else if (retry !== undefined) {
        result = { ...result, failure: retry };
    }
    return ended(context, result);
}
/** A step that was stopped fails, also where all was done; what stopped it is what it fails with. */
function ended({ stoppedBy, timeLimitMs }, result) {
    const by = stoppedBy();
    if (by === undefined)
        return result;
    if (by instanceof Error)
        return { ...result, failure: (0,step/* stepFailureOf */.WT)(by) };
    if (by === 'time-limit')
        return { ...result, failure: { kind: 'time-limit', limitMs: timeLimitMs } };
    return { ...result, failure: result.failure ?? { kind: 'stopped' } };
}
/**
 * A slug that the user gave is not looked up before it is used, which saves a request; where everything is
 * answered 404, it is: it may be misspelt, or differ in case.
 *
 * @returns `again` when the slug was corrected in `context.deployment`, or what is wrong with it
 */
async function slugProblem(context, slug, result) {
    if (slug === undefined || context.stop.aborted || !isAllNotFound(result))
        return undefined;
    try {
        const found = await (0,deployment/* lookUp */.TE)(context);
        return found.slug === slug ? undefined : 'again';
    }
    catch (error) {
        const failure = (0,step/* stepFailureOf */.WT)(error);
        // Where the deployments cannot be listed, the 404 itself says more.
        return failure.kind === 'other-deployment' ? failure : undefined;
    }
}
/** Whether the first thing that was asked for is not found, and nothing else was done. */
function isAllNotFound(result) {
    const { failure } = result;
    if (failure?.kind !== 'rows-failed' || !('journal' in result))
        return is404(failure);
    const { projects, findings } = result.journal;
    const rows = [...projects, ...findings];
    return rows.length === 0 ? is404(failure.first) : rows.every((row) => is404(row.failure));
}
function is404(failure) {
    return failure?.kind === 'status' && failure.status === 404;
}

// EXTERNAL MODULE: ./build/src/platform/http/transport.js + 11 modules
var http_transport = __nccwpck_require__(2940);
// EXTERNAL MODULE: ./build/src/platform/http/errors.js
var errors = __nccwpck_require__(9323);
;// CONCATENATED MODULE: ./build/src/platform/forms.js

/** Statuses by which servers refuse the form of a request: another form may be taken. */
const REFUSES_FORM = new Set([400, 415, 422]);
/**
 * Makes a request in the first form that the server does not refuse. Where web-api.md gives several forms (bodies
 * of tags, spellings and sizes of pages), this is how the right one is found.
 *
 * @throws PlatformError the first refusal when every form is refused, or any other failure as it comes
 */
async function firstAccepted(forms, request, isRefusal = isRefusedForm) {
    let refusal;
    for (const [index, form] of forms.entries()) {
        try {
            return { form, value: await request(form) };
        }
        catch (error) {
            if (!isRefusal(error))
                throw error;
            if (index === 0)
                refusal = error;
        }
    }
    // Made only here: an error looks at the whole stack, which would cost more than the rest of this function.
    throw refusal ?? new RangeError('there is not a form to try');
}
/** Whether a certain refusal may be one of the request's form. */
function isRefusedForm(error) {
    if (!(error instanceof errors/* StatusError */.Xs))
        return false;
    return REFUSES_FORM.has(error.failure.status ?? 0) && !error.failure.uncertain;
}
/** Whether a page may have been too large to ask for or to read. */
function isRefusedSize(error) {
    return isRefusedForm(error) || (error instanceof errors/* PlatformError */.Wk && error.failure.isTooLarge === true);
}

// EXTERNAL MODULE: ./build/src/platform/paging/paging-error.js
var paging_error = __nccwpck_require__(2719);
;// CONCATENATED MODULE: ./build/src/platform/paging/cursor-pages.js


/** Pages in a row that bring nothing new, after which a cursor is taken to lead nowhere. */
const MAX_STALE_PAGES = 10;
/**
 * Empty pages in a row that end a list whose cursor never ends: few where the cursor stays the same. One that moves on
 * may lead past rows that the server's own filters leave out.
 */
const MAX_EMPTY_PAGES = { same: 2, moving: 10 };
/**
 * One pass by cursor paging (web-api.md part 8, style 2): `cursor`, opaque text, and `limit`. Gives the new rows of
 * each page. An answer without a cursor ends the list; so do empty pages, because some servers always send one.
 *
 * @throws PagingError when a cursor comes back a second time, or leads on without bringing anything new
 */
async function* cursorPages(list) {
    const { seen } = list;
    const guard = new CursorGuard();
    const first = await firstAccepted(list.limits, (limit) => list.fetchPage('', limit), isRefusedSize);
    const fetchPage = (cursor) => list.fetchPage(cursor, first.form);
    let empty = 0;
    for (let page = first.value, asked = '';; page = await fetchPage(asked)) {
        // A page that was promised, and that has neither rows nor a successor, is asked for once more.
        if (page.length === 0 && page.cursor === '')
            page = await fetchPage(asked);
        const rows = page.rows.filter((row) => seen.add(row));
        if (page.length > 0)
            yield { rows, length: page.length };
        empty = page.length === 0 ? empty + 1 : 0;
        const { cursor } = page;
        const maxEmpty = cursor === asked ? MAX_EMPTY_PAGES.same : MAX_EMPTY_PAGES.moving;
        if (cursor === '' || empty >= maxEmpty)
            return;
        if (empty === 0)
            guard.check(cursor, rows.length);
        asked = cursor;
    }
}
/** Ends lists whose cursors lead in a circle or nowhere. */
class CursorGuard {
    #seen = new Set();
    #stale = 0;
    /**
     * @param news new rows of the page that the cursor came with
     * @throws PagingError
     */
    check(cursor, news) {
        if (this.#seen.has(cursor))
            throw new paging_error/* PagingError */.B('the platform repeated a cursor');
        this.#seen.add(cursor);
        this.#stale = news === 0 ? this.#stale + 1 : 0;
        if (this.#stale === MAX_STALE_PAGES)
            throw new paging_error/* PagingError */.B('many pages in a row had no new rows');
    }
}

;// CONCATENATED MODULE: ./build/src/platform/paging/mixed-pages.js



/**
 * One pass by mixed paging (web-api.md part 8, style 3): cursor and page size in the body, `hasMore` in the answer. `pageSize` is
 * sent first, and `page_size` once where that is refused or brings fewer rows than asked while there are more; the
 * one that brings more stays.
 *
 * @throws PagingError when a cursor comes back a second time or leads on without bringing anything new, and when
 *   there is more but no cursor
 */
async function* mixedPages(list) {
    const documented = { pageSize: list.size };
    const guide = { page_size: list.size };
    const { seen } = list;
    const guard = new CursorGuard();
    let { form, value: page } = await firstAccepted([documented, guide, {}], (one) => fetchSure(list, one));
    let untried = form === documented && page.rows.length < list.size;
    for (;;) {
        const news = page.rows.filter((row) => seen.add(row));
        if (page.rows.length > 0)
            yield { rows: news, length: page.rows.length };
        if (!page.hasMore)
            return;
        const { cursor } = page;
        if (cursor === undefined)
            throw new paging_error/* PagingError */.B('the answer says that there is more, but has no cursor');
        guard.check(String(cursor), news.length);
        const forms = untried ? [guide, form] : [form];
        const next = await firstAccepted(forms, (one) => fetchSure(list, { ...one, cursor }), isRefusedForm);
        if (untried && next.form === guide && next.value.rows.length > page.rows.length)
            form = guide;
        untried = false;
        page = next.value;
    }
}
/** A page that was promised, and that has neither rows nor a successor, is asked for once more. */
async function fetchSure({ fetchPage }, body) {
    const page = await fetchPage(body);
    return page.rows.length === 0 && !page.hasMore ? await fetchPage(body) : page;
}

;// CONCATENATED MODULE: ./build/src/platform/paging/page.js
/**
 * Pages of one pass over a list that is read again, to see whether it held still. Beyond so many, reading twice would
 * cost more than it brings, and the pass itself looks at its end twice.
 */
const MAX_PAGES_READ_AGAIN = 20;
/**
 * Whether a page without rows has to be asked for again before it is believed: at the start nothing else would show
 * that it was a mistake, nor at the end of a list that is read once.
 */
function isDoubtfulEnd(page) {
    return page === 0 || page >= MAX_PAGES_READ_AGAIN;
}

;// CONCATENATED MODULE: ./build/src/platform/paging/offset-pages.js



/** The smallest size that the API takes (field-notes, "list projects `page_size`"). */
const MIN_PAGE_SIZE = 100;
/**
 * One pass by offset paging (web-api.md part 8, style 1): `page` from 0 and `page_size`. Gives the new rows of each
 * page. A short page is not taken for the last one, because servers may cap a page below what was asked: the list
 * ends with a page that is empty, brings nothing new, or is refused twice.
 *
 * @throws PagingError when the list has more than `maxRows`
 */
async function* offsetPages(list) {
    const { fetchPage, seen } = list;
    const first = await firstAccepted(list.sizes, (size) => fetchPage(0, size), isRefusedSize);
    let size = first.form;
    let rows = first.value;
    // Whether a server that caps its pages counts `page` in the size that was asked or in its own is open: asking for
    // what it gave is right for both.
    const given = Math.max(rows.length, MIN_PAGE_SIZE);
    for (let page = 0;;) {
        if (rows.length === 0 && isDoubtfulEnd(page))
            rows = await fetchPage(page, size);
        const news = rows.filter((row) => seen.add(row));
        if (news.length === 0)
            return;
        yield { rows: news, length: rows.length };
        page += 1;
        const sizes = page === 1 && given < size ? [given, size] : [size, size];
        const next = await laterPage(sizes, (asked) => fetchPage(page, asked));
        if (next === undefined)
            return;
        ({ size, rows } = next);
    }
}
/** Undefined where it is refused with every size: there are servers that refuse a page beyond the last. */
async function laterPage(sizes, fetch) {
    for (const size of sizes) {
        try {
            return { size, rows: await fetch(size) };
        }
        catch (error) {
            if (!(error instanceof errors/* StatusError */.Xs) || !REFUSES_PAGE.has(error.failure.status ?? 0))
                throw error;
        }
    }
    return undefined;
}
const REFUSES_PAGE = new Set([400, 404, 422]);

;// CONCATENATED MODULE: ./build/src/platform/paging/seen.js

/** Which rows a list has brought, with little memory for each, and an end for a list that has none. */
class SeenRows {
    #seen = new Set();
    #facts;
    constructor(facts) {
        this.#facts = facts;
    }
    get size() {
        return this.#seen.size;
    }
    /**
     * Whether the row is new; from now on it is not.
     *
     * @throws PagingError when there are more rows than any list has
     */
    add(row) {
        const before = this.#seen.size;
        this.#seen.add(compact(this.#facts.keyOf(row)));
        if (this.#seen.size === before)
            return false;
        if (before === this.#facts.maxRows)
            throw new paging_error/* PagingError */.B('the list does not end');
        return true;
    }
    has(key) {
        return this.#seen.has(compact(key));
    }
    isSameAs(other) {
        return this.size === other.size && this.#seen.isSubsetOf(other.#seen);
    }
}
/** A number takes a third of a bigint's memory. */
function compact(key) {
    if (typeof key !== 'bigint')
        return key;
    const number = Number(key);
    return Number.isSafeInteger(number) ? number : key;
}

;// CONCATENATED MODULE: ./build/src/platform/paging/whole-list.js



/** A first page with fewer rows, followed by the end of the list, is all of it. */
const ROWS_OF_MANY = 100;
const MAX_PASSES = 3;
/**
 * A whole list. Rows that others take away between two pages move those behind them up, so that a single pass misses
 * some; so does a page that is empty by mistake. A list of 100 rows or more is read again until two passes have the
 * same rows. Memory holds their keys, not the rows, which are given as the second pass brings them.
 *
 * @throws PagingError when no two of three passes agreed, or the list does not end; the rows before were given
 */
async function* agreedList(list) {
    const passes = [];
    const given = new SeenRows(list);
    for (let n = 1; n <= MAX_PASSES; n++) {
        const pass = new Pass(list);
        let first = [];
        for await (const page of list.pages(pass.seen)) {
            pass.add(page);
            if (n > 1)
                yield page.rows.filter((row) => given.add(row));
            else
                first = pass.pages === 1 ? page.rows : [];
        }
        if (n === 1 && pass.isShort)
            return yield [...first];
        if (passes.some((earlier) => earlier.seen.isSameAs(pass.seen)) && given.isSameAs(pass.seen))
            return;
        passes.push(pass);
    }
    throw new paging_error/* PagingError */.B('the list changed each time it was read');
}
/**
 * The same for lists that may stay in doubt: where no two of three passes agree, all that any of them had counts. Each
 * row is given as it was read last. Up to 20 pages of rows are held until the end; a longer list is read once.
 *
 * @throws PagingError when the list does not end; the rows before were given
 */
async function* unitedList(list, { twice = false, atOnce = false, onDoubt = () => { } } = {}) {
    const held = new Map();
    const early = new Set();
    const passes = [];
    try {
        for (let n = 1; n <= MAX_PASSES; n++) {
            const pass = new Pass(list);
            let given;
            for await (const page of list.pages(pass.seen)) {
                pass.add(page);
                if (atOnce && n === 1 && pass.isShort) {
                    for (const row of page.rows)
                        early.add(list.keyOf(row));
                    yield [...page.rows];
                }
                if (given !== undefined) {
                    const earlier = given;
                    yield page.rows.filter((row) => !earlier.has(list.keyOf(row)) && !early.has(list.keyOf(row)));
                    continue;
                }
                for (const row of page.rows)
                    if (!early.has(list.keyOf(row)))
                        hold(held, list.keyOf(row), row);
                if (twice || pass.pages <= MAX_PAGES_READ_AGAIN)
                    continue;
                given = new Set(held.keys());
                yield take(held);
            }
            if (given !== undefined)
                return onDoubt('read-once');
            const isAgreed = passes.some((earlier) => earlier.seen.isSameAs(pass.seen));
            if (isAgreed)
                for (const key of held.keys())
                    if (!pass.seen.has(key))
                        held.delete(key);
            if (isAgreed || (n === 1 && pass.isShort))
                return yield take(held);
            passes.push(pass);
        }
    }
    catch (error) {
        // What was read is reported, whatever ended the list.
        yield take(held);
        throw error;
    }
    onDoubt('unstable');
    yield take(held);
}
/** In the order of the last pass. */
function hold(held, key, row) {
    held.delete(key);
    held.set(key, row);
}
function take(held) {
    const rows = [...held.values()];
    held.clear();
    return rows;
}
/** What one reading of a list has brought. */
class Pass {
    seen;
    pages = 0;
    /** Whether it had one page at most, with few rows: one moment, in which nothing can have moved. */
    isShort = true;
    constructor(list) {
        this.seen = new SeenRows(list);
    }
    add({ length }) {
        this.pages += 1;
        if (this.pages > 1 || length >= ROWS_OF_MANY)
            this.isShort = false;
    }
}

// EXTERNAL MODULE: ./build/src/platform/http/path.js
var path = __nccwpck_require__(9999);
;// CONCATENATED MODULE: ./build/src/platform/paths.js

/** @throws NameError when the slug can't stand in a path */
function deploymentPath(slug) {
    // A slug is one segment, whatever is in it.
    return `/api/v1/deployments/${(0,path/* encodePath */.O0)(slug).replaceAll('/', '%2F')}`;
}
/** @throws NameError when a name can't stand in a path */
function projectPath(slug, name) {
    return `${deploymentPath(slug)}/projects/${(0,path/* encodePath */.O0)(name)}`;
}
/** What decides a part of the newer policies; numbered, as most of their API. */
function policiesPath(deploymentId, part) {
    const base = `/api/policies/v2/deployments/${deploymentId}`;
    if (part === undefined)
        return base;
    return part === 'remediation' ? `${base}/remediation-policies` : `${base}/detection-policy/${part}`;
}
/** The endpoints that take a deployment's number. */
function numberedPath(deploymentId) {
    return `/api/v1/deployments/${deploymentId}`;
}

;// CONCATENATED MODULE: ./build/src/platform/resources/dependency.js

const repository = (0,decode/* object */.Ik)({
    id: decode.id,
    name: decode/* text */.Qq,
    numDependencies: decode/* count */.U9,
    hasDependencyPathScan: decode/* boolean */.zM,
});
const answer = (0,decode/* wholeAnswer */.Eg)({
    repositorySummaries: (0,decode/* list */.p_)(repository),
    hasMore: decode/* boolean */.zM,
    cursor: (0,decode/* optional */.lq)(decode.id),
});
/** A page (web-api.md 4.7); without a cursor where it leads nowhere. */
const repositoriesAnswer = (0,decode/* mapped */.CV)(answer, ({ repositorySummaries: rows, hasMore, cursor }) => {
    // A server that leaves out zeros has no other way to say "no cursor" than 0.
    return { rows, hasMore, cursor: cursor === 0n ? undefined : cursor };
});

;// CONCATENATED MODULE: ./build/src/platform/resources/deployment.js

const deployment_deployment = (0,decode/* object */.Ik)({ id: decode.id, slug: decode/* requiredText */.$4, name: (0,decode/* withDefault */.IQ)((0,decode/* lenient */.W_)(decode/* text */.Qq), '') });
const deploymentsAnswer = (0,decode/* listAnswer */.f_)('deployments', deployment_deployment);

;// CONCATENATED MODULE: ./build/src/platform/resources/finding.js
const FINDING_STATUSES = [
    'open',
    'fixed',
    'ignored',
    'reviewing',
    'fixing',
    'provisionally_ignored',
];

;// CONCATENATED MODULE: ./build/src/platform/resources/row.js

/**
 * Reads fields of one row, without the paths and checks of the decoders: lists have hundreds of thousands of rows,
 * and an odd field never fails one. Whatever can't be read is undefined.
 */
/** The field as an object; empty where it is not one. */
function part(value) {
    return typeof value === 'object' && value !== null ? value : NOTHING;
}
const NOTHING = {};
function textOf(value, redact) {
    return typeof value === 'string' && value !== '' ? redact(value) : undefined;
}
/** A text that may come as a number, too. */
function idText(value, redact) {
    return typeof value === 'number' || typeof value === 'bigint' ? String(value) : textOf(value, redact);
}
/** A line or column: a whole number from 1. */
function positionOf(value) {
    const number = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value;
    return typeof number === 'number' && Number.isSafeInteger(number) && number > 0 ? number : undefined;
}
function textsOf(value, redact) {
    if (!Array.isArray(value) || value.length === 0)
        return undefined;
    const texts = [];
    for (const item of value) {
        const text = textOf(item, redact);
        if (text !== undefined)
            texts.push(text);
    }
    return texts;
}
/** A value of a closed set in lower case, without the prefix that some endpoints put before it. */
function enumText(value, redact, prefix = '') {
    const text = textOf(value, redact);
    if (text === undefined)
        return undefined;
    const bare = prefix !== '' && text.startsWith(prefix) ? text.slice(prefix.length) : text;
    const lower = bare.toLowerCase();
    return lower === 'unspecified' || lower === '' ? undefined : lower;
}
const STATUSES = new Set(FINDING_STATUSES);
function statusOf(text) {
    return text !== undefined && STATUSES.has(text) ? text : undefined;
}

;// CONCATENATED MODULE: ./build/src/platform/resources/shared-rules.js

/** More rules than that are not remembered. */
const MAX_RULES = 10_000;
/** The facts of the rules, read once for each, so that findings share them instead of holding copies. */
class SharedRules {
    #known = new Map();
    of(row, redact) {
        const raw = part(row.rule);
        const { name } = raw;
        if (typeof name !== 'string')
            return factsOf(row, raw, redact);
        const known = this.#known.get(name);
        // The message may hold what was found, and then differs from finding to finding.
        if (known !== undefined && isSame(known.raw, raw))
            return known.facts;
        const facts = factsOf(row, raw, redact);
        if (known === undefined && this.#known.size < MAX_RULES)
            this.#known.set(name, { raw, facts });
        return facts;
    }
}
function isSame(one, other) {
    return (one.message === other.message &&
        one.category === other.category &&
        one.confidence === other.confidence &&
        isSameList(one.cwe_names, other.cwe_names) &&
        isSameList(one.owasp_names, other.owasp_names));
}
function isSameList(one, other) {
    if (!Array.isArray(one) || !Array.isArray(other))
        return one === other;
    return one.length === other.length && one.every((item, index) => item === other[index]);
}
/** Older servers have the rule's name and message beside it. */
function factsOf(row, rule, redact) {
    const category = textOf(rule.category, redact);
    return {
        rule: textOf(rule.name, redact) ?? textOf(row.rule_name, redact),
        message: textOf(rule.message, redact) ?? textOf(row.rule_message, redact),
        confidence: enumText(rule.confidence, redact),
        categories: category === undefined ? undefined : [category],
        cwe_names: textsOf(rule.cwe_names, redact),
        owasp_names: textsOf(rule.owasp_names, redact),
    };
}

;// CONCATENATED MODULE: ./build/src/platform/resources/finding-row.js



/** The answer of the findings list, whose rows are all of one kind (field-notes, "Findings"). */
function findingsAnswer(kind) {
    const rules = new SharedRules();
    return (0,decode/* listAnswer */.f_)('findings', (value, redact) => {
        const row = (0,decode/* fields */.OA)(value, redact);
        const finding = findingOf(kind, (0,decode.at)('id', decode.id, row.id, redact), row, rules.of(row, redact), redact);
        return kind === 'sca' ? Object.assign(finding, supplyChainOf(row, redact)) : finding;
    });
}
/**
 * One literal with every field, absent ones as undefined: adding the fields one by one takes several times longer,
 * and there are hundreds of thousands of rows.
 */
function findingOf(kind, id, row, rule, redact) {
    const repository = part(row.repository);
    const location = part(row.location);
    const assistant = part(row.assistant);
    const finding = {
        kind,
        id,
        match_based_id: textOf(row.match_based_id, redact),
        repository: textOf(repository.name, redact),
        repository_url: textOf(repository.url, redact),
        ref: textOf(row.ref, redact),
        first_seen_scan_id: (0,decode/* idOf */.TH)(row.first_seen_scan_id),
        severity: enumText(row.severity, redact),
        confidence: enumText(row.confidence, redact) ?? rule.confidence,
        status: statusOf(enumText(row.status, redact)),
        triage_state: enumText(row.triage_state, redact),
        triage_reason: enumText(row.triage_reason, redact),
        triage_comment: textOf(row.triage_comment, redact),
        created_at: textOf(row.created_at, redact),
        relevant_since: textOf(row.relevant_since, redact),
        triaged_at: textOf(row.triaged_at, redact),
        state_updated_at: textOf(row.state_updated_at, redact),
        rule: rule.rule,
        message: rule.message,
        path: textOf(location.file_path, redact),
        line: positionOf(location.line),
        column: positionOf(location.column),
        end_line: positionOf(location.end_line),
        end_column: positionOf(location.end_column),
        line_of_code_url: textOf(row.line_of_code_url, redact),
        ticket: ticketOf(row.external_ticket, redact),
        autotriage_verdict: enumText(part(assistant.autotriage).verdict, redact),
        categories: textsOf(row.categories, redact) ?? rule.categories,
        cwe_names: rule.cwe_names,
        owasp_names: rule.owasp_names,
        component_tag: textOf(part(assistant.component).tag, redact),
        policy: policyOf(row.sourcing_policy, redact),
    };
    return finding;
}
function supplyChainOf(row, redact) {
    return (0,decode/* present */.Eb)({
        dependency: dependencyOf(row.found_dependency, redact),
        fixes: fixesOf(row.fix_recommendations, redact),
        reachability: enumText(row.reachability, redact)?.replaceAll(' ', '_'),
        epss_score: epssOf(row.epss_score),
        malicious: maliciousOf(row.is_malicious),
        vulnerability_identifier: textOf(row.vulnerability_identifier, redact),
    });
}
/** Servers leave out what is false. */
function maliciousOf(value) {
    const whole = value ?? false;
    return typeof whole === 'boolean' ? whole : undefined;
}
/** Servers leave out what is 0, but not the whole score where there is one. */
function epssOf(value) {
    return value === undefined || value === null ? undefined : (0,decode/* decimalOf */.Bc)(part(value).score ?? 0);
}
function dependencyOf(value, redact) {
    if (value === undefined || value === null)
        return undefined;
    const dependency = part(value);
    return (0,decode/* present */.Eb)({
        package: textOf(dependency.package, redact),
        version: textOf(dependency.version, redact),
        ecosystem: textOf(dependency.ecosystem, redact),
        transitivity: enumText(dependency.transitivity, redact),
    });
}
function fixesOf(value, redact) {
    if (!Array.isArray(value) || value.length === 0)
        return undefined;
    return value.map((row) => {
        const fix = part(row);
        return (0,decode/* present */.Eb)({ package: textOf(fix.package, redact), version: textOf(fix.version, redact) });
    });
}
function policyOf(value, redact) {
    if (value === undefined || value === null)
        return undefined;
    const policy = part(value);
    const name = textOf(policy.name, redact);
    const slug = textOf(policy.slug, redact);
    return name === undefined && slug === undefined ? undefined : (0,decode/* present */.Eb)({ name, slug });
}
function ticketOf(value, redact) {
    if (value === undefined || value === null)
        return undefined;
    const ticket = part(value);
    const id = idText(ticket.id, redact);
    const slug = textOf(ticket.external_slug ?? ticket.externalSlug, redact);
    const url = textOf(ticket.url, redact);
    if (id === undefined && slug === undefined && url === undefined)
        return undefined;
    return (0,decode/* present */.Eb)({ id, slug, url });
}

;// CONCATENATED MODULE: ./build/src/platform/resources/policy.js

/** Sent as a text of digits, or as a number. */
const numericText = (value, redact) => typeof value === 'number' || typeof value === 'bigint' ? String(value) : (0,decode/* requiredText */.$4)(value, redact);
const policy = (0,decode/* object */.Ik)({
    id: numericText,
    isDefault: decode/* boolean */.zM,
    name: decode/* text */.Qq,
    productType: (0,decode/* withDefault */.IQ)((0,decode/* lenient */.W_)(decode/* text */.Qq), ''),
    slug: (0,decode/* withDefault */.IQ)((0,decode/* lenient */.W_)(decode/* text */.Qq), ''),
});
const policiesAnswer = (0,decode/* listAnswer */.f_)('policies', policy);

// EXTERNAL MODULE: ./build/src/platform/http/answer-problem.js
var answer_problem = __nccwpck_require__(7008);
;// CONCATENATED MODULE: ./build/src/platform/resources/json-value.js


/** Any JSON, kept as it is, ids included. */
const jsonValue = (value, redact) => kept(value, redact);
/** Any JSON object; one that is missing is empty. */
const jsonObject = (value, redact) => jsonValue((0,decode/* fields */.OA)(value ?? {}, redact), redact);
/**
 * As `object`, but fields that nobody knows are kept: what is replaced as a whole would lose them.
 *
 * @param leftOut known fields that only answers have
 */
function openObject(shape, leftOut = []) {
    const read = (0,decode/* object */.Ik)(shape);
    const isOwn = (name) => Object.hasOwn(shape, name) || leftOut.includes(name);
    return (value, redact) => {
        const known = read(value, redact);
        const others = Object.entries((0,decode/* fields */.OA)(value, redact)).filter(([name]) => !isOwn(name));
        return Object.assign(Object.fromEntries(others.map(([name, one]) => [name, kept(one, redact)])), known);
    };
}
function kept(value, redact) {
    if (typeof value === 'number' && Number.isInteger(value) && isInexact(value)) {
        throw new answer_problem/* LostDigits */.X9('a number has lost digits');
    }
    if (typeof value === 'string')
        return redact(value);
    if (Array.isArray(value))
        return value.map((one) => kept(one, redact));
    if (typeof value !== 'object' || value === null)
        return value;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [redact(name), kept(one, redact)]));
}
function isInexact(value) {
    return !Number.isSafeInteger(value) && Math.abs(value) <= 2 ** 64;
}

;// CONCATENATED MODULE: ./build/src/platform/resources/detection-policy.js


const exception = openObject({
    /** `include` or `exclude`. */
    exception_type: decode/* text */.Qq,
    /** One of `project` and `project_tag_name` is there. */
    project: (0,decode/* optional */.lq)(decode/* text */.Qq),
    project_tag_name: (0,decode/* optional */.lq)(decode/* text */.Qq),
    rule: decode/* text */.Qq,
    /** `rule`, or `pack` for a ruleset. */
    rule_type: decode/* text */.Qq,
});
/** Which rules run (field-notes, "Policies, newer"). */
const detectionBundle = openObject({ rulesets: (0,decode/* list */.p_)(decode/* text */.Qq), rules: (0,decode/* list */.p_)(decode/* text */.Qq), disabled: (0,decode/* list */.p_)(decode/* text */.Qq), exceptions: (0,decode/* list */.p_)(exception) }, ['deployment_slug', 'product']);

;// CONCATENATED MODULE: ./build/src/platform/resources/remediation-policy.js


/** Missing is true, unlike elsewhere. */
const active = (value, redact) => (value ?? null) === null || (0,decode/* boolean */.zM)(value, redact);
const condition = openObject({
    /** Known by the platform's vocabulary only. */
    type: decode/* requiredText */.$4,
    values: (0,decode/* list */.p_)(decode/* text */.Qq),
    /** `any` (default) of the values, or `none`. */
    mode: (0,decode/* withDefault */.IQ)((0,decode/* optional */.lq)(decode/* text */.Qq), 'any'),
});
const action = openObject({ type: decode/* requiredText */.$4, config: jsonObject });
const remediation_policy_filters = openObject({
    /** `all` (default) of the conditions, or `any`. */
    mode: (0,decode/* withDefault */.IQ)((0,decode/* optional */.lq)(decode/* text */.Qq), 'all'),
    conditions: (0,decode/* list */.p_)(condition),
});
const remediation_policy_policy = openObject({
    /** Fixed once it is created; derived from the name where it is left out then. */
    slug: (0,decode/* optional */.lq)(decode/* text */.Qq),
    name: decode/* text */.Qq,
    description: (0,decode/* optional */.lq)(decode/* text */.Qq),
    active,
    filters: (0,decode/* withDefault */.IQ)((0,decode/* optional */.lq)(remediation_policy_filters), { mode: 'all', conditions: [] }),
    actions: (0,decode/* list */.p_)(action),
});
/** All policies of the deployment but the platform's own. */
const remediationBundle = openObject({ policies: (0,decode/* list */.p_)(remediation_policy_policy) }, ['deployment_slug']);

;// CONCATENATED MODULE: ./build/src/platform/resources/policy-bundle.js



const PRODUCTS = ['code', 'secrets'];
/** The answer of a read or of a PUT. */
const POLICY_ANSWERS = {
    code: versioned(detectionBundle),
    secrets: versioned(detectionBundle),
    remediation: versioned(remediationBundle),
};
const products = (0,decode/* answerFields */.Au)(['deployment_slug', ...PRODUCTS]);
const product = (0,decode/* optional */.lq)(POLICY_ANSWERS.code);
const detectionsAnswer = (value, redact) => {
    const answer = products(value, redact);
    const read = {};
    for (const name of PRODUCTS) {
        const one = (0,decode.at)(name, product, answer[name], redact);
        if (one !== undefined)
            read[name] = one;
    }
    return read;
};
function versioned(decoder) {
    const answer = (0,decode/* answerFields */.Au)(['bundle', 'state_version']);
    return (value, redact) => {
        const read = answer(value, redact);
        return {
            // Servers that leave out empty fields may leave out an empty bundle.
            bundle: (0,decode.at)('bundle', decoder, read.bundle ?? {}, redact),
            stateVersion: (0,decode.at)('state_version', decode/* requiredText */.$4, read.state_version, redact),
        };
    };
}

;// CONCATENATED MODULE: ./build/src/platform/resources/policy-dry-run.js


const entry = (0,decode/* object */.Ik)({
    /** `DetectionPolicy`, `DetectionPolicyException` or `RemediationPolicy`. */
    kind: decode/* text */.Qq,
    key: jsonObject,
    before: (0,decode/* optional */.lq)(jsonObject),
    after: (0,decode/* optional */.lq)(jsonObject),
});
const problem = (0,decode/* object */.Ik)({
    /** Such as `UNKNOWN_REFERENCE`. */
    code: decode/* text */.Qq,
    message: decode/* text */.Qq,
    /** Of the remediation policy that it is about. */
    policy_slug: (0,decode/* optional */.lq)(decode/* text */.Qq),
    context: jsonObject,
});
const policy_dry_run_answer = (0,decode/* answerFields */.Au)(['creates', 'updates', 'deletes', 'state_version', 'validation_errors']);
const entries = (0,decode/* list */.p_)(entry);
const problems = (0,decode/* list */.p_)(problem);
const EFFECTS = [
    ['creates', 'create'],
    ['updates', 'update'],
    ['deletes', 'delete'],
];
const dryRunAnswer = (value, redact) => {
    const read = policy_dry_run_answer(value, redact);
    const wrong = (0,decode.at)('validation_errors', problems, read.validation_errors, redact);
    if (wrong.length > 0)
        return { kind: 'invalid', problems: wrong };
    return {
        kind: 'difference',
        stateVersion: (0,decode.at)('state_version', decode/* requiredText */.$4, read.state_version, redact),
        entries: EFFECTS.flatMap(([name, effect]) => (0,decode.at)(name, entries, read[name], redact).map((one) => ({ ...one, effect }))),
    };
};

;// CONCATENATED MODULE: ./build/src/platform/resources/project.js


const enabled = (0,decode/* withDefault */.IQ)((0,decode/* optional */.lq)((0,decode/* object */.Ik)({ enabled: decode/* boolean */.zM })), { enabled: false });
const project = (0,decode/* object */.Ik)({
    id: (0,decode/* optional */.lq)(decode.id),
    name: decode/* requiredText */.$4,
    tags: (0,decode/* list */.p_)(decode/* text */.Qq),
    created_at: (0,decode/* lenient */.W_)(decode/* text */.Qq),
    default_branch: (0,decode/* lenient */.W_)(decode/* text */.Qq),
    latest_scan_at: (0,decode/* lenient */.W_)(decode/* text */.Qq),
    primary_branch: (0,decode/* lenient */.W_)(decode/* text */.Qq),
    url: (0,decode/* lenient */.W_)(decode/* text */.Qq),
    managed_scan_config: (0,decode/* optional */.lq)((0,decode/* object */.Ik)({ diff_scan: enabled, full_scan: enabled })),
});
const projectsAnswer = (0,decode/* listAnswer */.f_)('projects', project);
/**
 * The project of an answer, if it is the one that was asked for: the same name, apart from its case, unless a redirect led
 * to one that was renamed, and the same id.
 */
function projectAnswer(expected, redirectedTo) {
    return (value, redact) => {
        const read = (0,decode.at)('project', project, (0,decode/* fields */.OA)(value, redact).project, redact);
        const isNamed = read.name.toLowerCase() === expected.name.toLowerCase() ||
            (redirectedTo !== undefined && mayName(redirectedTo, read.name));
        const isSame = read.id === undefined || expected.id === undefined || read.id === expected.id;
        if (isNamed && isSame)
            return read;
        const got = {
            kind: 'project',
            name: read.name,
            ...(read.id === undefined ? {} : { id: read.id }),
        };
        throw new answer_problem/* ForeignAnswer */.J6({ kind: 'project', ...expected }, got);
    };
}
/** Whether a redirect's path leads to the project of this name. A path without names may. */
function mayName(path, name) {
    const [, named] = /\/projects\/(.+?)(?:\/tags|\/managed-scan)?(?:\?|$)/.exec(path) ?? [];
    if (named === undefined || /^\d+$/.test(named))
        return true;
    try {
        return decodeURIComponent(named).toLowerCase() === name.toLowerCase();
    }
    catch {
        return false;
    }
}
function hasTags(of, tags) {
    const present = new Set(of.tags);
    return tags.every((tag) => present.has(tag));
}
function hasAnyTag(of, tags) {
    const present = new Set(of.tags);
    return tags.some((tag) => present.has(tag));
}

;// CONCATENATED MODULE: ./build/src/platform/resources/scan.js


/** Every entry that is a text, a number or a boolean; the others are left out. */
const plainFields = (value, redact) => {
    const kept = {};
    for (const [name, entry] of Object.entries((0,decode/* fields */.OA)(value, redact))) {
        if (typeof entry === 'string')
            kept[redact(name)] = redact(entry);
        else if (typeof entry === 'boolean' || typeof entry === 'bigint')
            kept[redact(name)] = entry;
        else if (typeof entry === 'number' && Number.isFinite(entry))
            kept[redact(name)] = exactly(entry);
    }
    return kept;
};
function exactly(number) {
    if (!Number.isInteger(number) || Number.isSafeInteger(number))
        return number;
    throw new answer_problem/* LostDigits */.X9('a number has lost digits');
}
/** A title that a YAML parser took for a map (`fix(x): text`) is put together again. */
const title = (value, redact) => {
    if (typeof value !== 'object' || value === null)
        return undefined;
    const parts = Object.entries(value).map(([key, rest]) => {
        if (rest === null)
            return `${key}:`;
        return `${key}: ${typeof rest === 'object' ? '…' : String(rest)}`;
    });
    return parts.length === 0 ? undefined : redact(parts.join(', '));
};
/** The event kind stands under `on`, or under `true`, as which YAML reads a bare `on`. */
const meta = (value, redact) => {
    const { true: misread, ...entries } = (0,decode/* fields */.OA)(value, redact);
    const on = entries.on ?? misread;
    const kept = plainFields(entries, redact);
    for (const name of ['commit_title', 'pull_request_title']) {
        const whole = title(entries[name], redact);
        if (whole !== undefined)
            kept[name] = whole;
    }
    if (typeof on === 'string')
        kept.on = redact(on);
    else
        delete kept.on;
    return kept;
};
const counts = (0,decode/* object */.Ik)({ findings: decode/* lenientCount */.fM, total_time: (0,decode/* lenient */.W_)(decode/* decimal */._) });
const stats = (value, redact) => {
    const { findings: _, total_time: __, ...others } = plainFields(value, redact);
    return Object.assign(others, counts(value, redact));
};
const scan = (0,decode/* object */.Ik)({
    id: decode.id,
    deployment_id: (0,decode/* lenient */.W_)(decode.id),
    repository_id: (0,decode/* lenient */.W_)(decode.id),
    enabled_products: (0,decode/* withDefault */.IQ)((0,decode/* lenient */.W_)((0,decode/* list */.p_)(decode/* text */.Qq)), []),
    exit_code: (0,decode/* optional */.lq)(decode/* count */.U9),
    has_logs: (0,decode/* withDefault */.IQ)((0,decode/* lenient */.W_)(decode/* boolean */.zM), false),
    started_at: (0,decode/* lenient */.W_)(decode/* text */.Qq),
    completed_at: (0,decode/* lenient */.W_)(decode/* text */.Qq),
    meta: (0,decode/* withDefault */.IQ)((0,decode/* lenient */.W_)(meta), {}),
    stats: (0,decode/* lenient */.W_)(stats),
});
/** The scan of an answer, if it is the one that was asked for. */
function scanAnswer(expected) {
    return (value, redact) => {
        const read = scan(value, redact);
        if (read.id === expected)
            return read;
        throw new answer_problem/* ForeignAnswer */.J6({ kind: 'scan', id: expected }, { kind: 'scan', id: read.id });
    };
}

;// CONCATENATED MODULE: ./build/src/platform/resources/scan-search.js


const summary = (0,decode/* object */.Ik)({
    id: decode.id,
    repository_id: (0,decode/* lenient */.W_)(decode.id),
    exit_code: (0,decode/* optional */.lq)(decode/* count */.U9),
    status: (value, redact) => enumText(value, redact, 'SCAN_STATUS_'),
    is_full_scan: (0,decode/* withDefault */.IQ)((0,decode/* lenient */.W_)(decode/* boolean */.zM), false),
    branch: (0,decode/* lenient */.W_)(decode/* text */.Qq),
    commit: (0,decode/* lenient */.W_)(decode/* text */.Qq),
    started_at: (0,decode/* lenient */.W_)(decode/* text */.Qq),
    completed_at: (0,decode/* lenient */.W_)(decode/* text */.Qq),
    total_time: (0,decode/* lenient */.W_)(decode/* decimal */._),
    enabled_products: (0,decode/* lenient */.W_)((0,decode/* list */.p_)(decode/* text */.Qq)),
    findings_counts: (0,decode/* lenient */.W_)((0,decode/* object */.Ik)({
        total: decode/* lenientCount */.fM,
        code: decode/* lenientCount */.fM,
        supply_chain: decode/* lenientCount */.fM,
        secrets: decode/* lenientCount */.fM,
    })),
});
const scan_search_answer = (0,decode/* wholeAnswer */.Eg)({
    scans: (0,decode/* list */.p_)((0,decode/* mapped */.CV)(summary, withExitCode)),
    cursor: (0,decode/* withDefault */.IQ)((0,decode/* optional */.lq)(decode/* text */.Qq), ''),
});
const scansAnswer = (0,decode/* mapped */.CV)(scan_search_answer, ({ scans: rows, cursor }) => ({ rows, cursor }));
/** Servers leave out what is 0: a completed scan without an exit code has 0. */
function withExitCode(read) {
    return read.exit_code === undefined && read.status === 'completed' ? { ...read, exit_code: 0 } : read;
}

;// CONCATENATED MODULE: ./build/src/platform/resources/secret-row.js



const secret_row_answer = (0,decode/* wholeAnswer */.Eg)({ findings: (0,decode/* list */.p_)(secretRow), cursor: (0,decode/* withDefault */.IQ)((0,decode/* optional */.lq)(decode/* text */.Qq), '') }, [
    'previous',
]);
/**
 * A page of the secrets list (field-notes, "Secrets"), which has names and forms of its own: its cursor, how many rows
 * it had, and these without findings that the platform has removed, which the list of the other kinds leaves out itself.
 */
const secretsAnswer = (0,decode/* mapped */.CV)(secret_row_answer, ({ findings, cursor }) => ({
    rows: findings.flatMap((row) => row ?? []),
    length: findings.length,
    cursor,
}));
function secretRow(value, redact) {
    const row = (0,decode/* fields */.OA)(value, redact);
    const status = enumText(row.status, redact, 'FINDING_STATUS_');
    if (status === 'removed')
        return undefined;
    const repository = part(row.repository);
    return (0,decode/* present */.Eb)({
        kind: 'secrets',
        id: (0,decode.at)('id', decode.id, row.id, redact),
        match_based_id: textOf(part(row.autotriage).matchBasedId, redact),
        repository: textOf(repository.name, redact),
        repository_url: textOf(repository.url, redact),
        repository_visibility: enumText(repository.visibility, redact, 'REPOSITORY_VISIBILITY_'),
        ref: textOf(row.ref, redact),
        severity: enumText(row.severity, redact, 'SEVERITY_'),
        confidence: enumText(row.confidence, redact, 'CONFIDENCE_'),
        status: statusOf(status),
        created_at: textOf(row.createdAt, redact),
        state_updated_at: textOf(row.updatedAt, redact),
        rule: textOf(row.ruleHashId, redact),
        ...placeOf(row, redact),
        ticket: ticketOf(row.externalTicket, redact),
        autotriage_verdict: verdictOf(part(row.autotriage).verdict, redact),
        secret_type: textOf(row.type, redact),
        validation_state: enumText(row.validationState, redact, 'VALIDATION_STATE_'),
        historical: row.historicalInfo !== undefined && row.historicalInfo !== null,
        mode: enumText(row.mode, redact, 'MODE_'),
    });
}
/** `src/ai.py:232`: the path may have colons of its own. */
function placeOf(row, redact) {
    const place = textOf(row.findingPath, redact);
    const [, path = place, line] = /^(.+):(\d+)$/.exec(place ?? '') ?? [];
    return { path, line: positionOf(line), line_of_code_url: textOf(row.findingPathUrl, redact) };
}
/** With or without the prefixes that servers use. */
function verdictOf(value, redact) {
    return /(true|false)_positive$/.exec(enumText(value, redact) ?? '')?.[0];
}

;// CONCATENATED MODULE: ./build/src/platform/reader.js
















/** Few requests for a large deployment first; a server that refuses the size gets the document's default. */
const OFFSET_SIZES = [3000, 1000, MIN_PAGE_SIZE];
const SECRET_LIMITS = [2000, 500, 100];
const SCAN_LIMITS = [500, 100];
/** The largest that web-api.md 4.7 allows. */
const DEPENDENCY_PAGE_SIZE = 100;
/** More rows than any deployment has: a list beyond does not end. */
const MAX_PROJECTS = 1_000_000;
const MAX_FINDINGS = 2_000_000;
const MAX_SCANS = 1_000_000;
const FINDINGS = { keyOf: (finding) => finding.id, maxRows: MAX_FINDINGS };
/**
 * What only reads of the Web API. Every method throws `PlatformError` when a request fails or
 * the answer is not one to it, and `NameError` for a name that can't stand in a path; the lists also `PagingError`.
 */
class PlatformReader {
    #transport;
    constructor(transport) {
        this.#transport = transport;
    }
    /** What the platform's own clock says now, in ms, by its last answer; undefined before the first. */
    serverNowMs() {
        return this.#transport.serverNowMs();
    }
    /** The deployments that the token may see (part 5, rule 3). */
    deployments() {
        return this.#get('/api/v1/deployments', deploymentsAnswer);
    }
    /** Every project of the deployment, once (4.1), without `managed_scan_config`. */
    projects(slug, options = {}) {
        const path = `${deploymentPath(slug)}/projects`;
        const fetchPage = (page, page_size) => this.#get(path, projectsAnswer, { page, page_size });
        const sizes = offsetSizes(options);
        const list = agreedList({
            pages: (seen) => offsetPages({ fetchPage, sizes, seen }),
            keyOf: ({ name }) => name.toLowerCase(),
            maxRows: MAX_PROJECTS,
        });
        return rowByRow(list);
    }
    /**
     * One project (4.2). Where a redirect led to it, it may have another name.
     *
     * @param expected the id that the project had earlier; another one fails with `another-answer`, as does another name
     */
    project(slug, name, expected = {}) {
        const { id } = expected;
        const subject = id === undefined ? { name } : { name, id };
        return this.#transport.read({ method: 'GET', path: projectPath(slug, name) }, (answer) => projectAnswer(subject, answer.redirectedTo)(answer.json, answer.redact));
    }
    /** One scan (4.5). Another id in the answer fails with `another-answer`. */
    scan(deploymentId, scanId) {
        return this.#get(`${numberedPath(deploymentId)}/scan/${scanId}`, scanAnswer(scanId));
    }
    /** The scans of a project since a time, as the server orders them: newest first (field-notes, "Scans"). */
    async *searchScans(deploymentId, search) {
        const path = `${numberedPath(deploymentId)}/scans/search`;
        const asked = { repository_id: search.repositoryId, since: new Date(search.sinceMs).toISOString() };
        const pages = cursorPages({
            fetchPage: async (cursor, limit) => {
                const body = { ...asked, limit, ...(cursor === '' ? {} : { cursor }) };
                const page = await this.#post(path, body, scansAnswer);
                return { ...page, length: page.rows.length };
            },
            limits: SCAN_LIMITS,
            seen: new SeenRows({ keyOf: (scan) => scan.id, maxRows: MAX_SCANS }),
        });
        // Scans come and are never taken away: one pass has all that were there.
        for await (const { rows } of pages)
            yield* rows;
    }
    /** The policies of the deployment (4.6). A migrated deployment answers 410. */
    policies(deploymentId) {
        return this.#get(`${numberedPath(deploymentId)}/policies`, policiesAnswer);
    }
    /**
     * Which rules run, for every product that is enabled (field-notes, "Policies, newer"). A deployment that was not
     * migrated answers 403 with `DEPLOYMENT_NOT_MIGRATED`, as do all requests about the newer policies.
     */
    detectionPolicies(deploymentId) {
        return this.#get(`${policiesPath(deploymentId)}/detection-policy`, detectionsAnswer);
    }
    /**
     * One part of the newer policies: which rules run for a product (404 with `PRODUCT_NOT_ENABLED` where it is not
     * enabled), or what happens with findings, without the policies of the platform's own.
     */
    policyBundle(deploymentId, part) {
        return this.#get(policiesPath(deploymentId, part), POLICY_ANSWERS[part]);
    }
    /** What `PlatformWriter.putPolicies` would change, or all that is wrong with the bundle. Changes nothing. */
    dryRunPolicies(deploymentId, part, bundle) {
        return this.#post(`${policiesPath(deploymentId, part)}:dryRun`, { bundle }, dryRunAnswer);
    }
    /** Every repository that has dependencies matching `filter`, once (4.7). */
    repositoriesWithDependencies(deploymentId, filter, options = {}) {
        const path = `${numberedPath(deploymentId)}/dependencies/repositories`;
        const asked = filter === undefined ? {} : { dependencyFilter: filter };
        const size = options.pageSize ?? DEPENDENCY_PAGE_SIZE;
        const list = {
            pages: (seen) => mixedPages({
                fetchPage: (page) => this.#post(path, { ...page, ...asked }, repositoriesAnswer),
                ...{ size, seen },
            }),
            // Some servers give one id to several repositories.
            keyOf: ({ id, name }) => `${id} ${name.toLowerCase()}`,
            maxRows: MAX_PROJECTS,
        };
        return rowByRow(unitedList(list, options));
    }
    /** The findings of code, supply chain or AI, each once, in parts (field-notes, "Findings"). */
    findings(slug, params, options = {}) {
        const path = `${deploymentPath(slug)}/findings`;
        const read = findingsAnswer(params.issue_type ?? 'sast');
        const pages = (seen) => offsetPages({
            fetchPage: (page, page_size) => this.#get(path, read, { ...params, page, page_size }),
            sizes: offsetSizes(options),
            seen,
        });
        return unitedList({ pages, ...FINDINGS }, options);
    }
    /** The secrets, each once, in parts (field-notes, "Secrets"), without those that the platform has removed. */
    secrets(deploymentId, params, options = {}) {
        const path = `${numberedPath(deploymentId)}/secrets`;
        const pages = (seen) => cursorPages({
            fetchPage: (cursor, limit) => this.#get(path, secretsAnswer, { ...params, ...(cursor === '' ? {} : { cursor }), limit }),
            limits: sizes(options, SECRET_LIMITS),
            seen,
        });
        return unitedList({ pages, ...FINDINGS }, options);
    }
    #get(path, decoder, query) {
        const request = { method: 'GET', path, ...(query === undefined ? {} : { query }) };
        return this.#transport.read(request, (answer) => reader_decode(decoder, answer));
    }
    /** Two lists take what they filter by in a body, and a dry run takes what it is about. */
    #post(path, body, decoder) {
        return this.#transport.read({ method: 'POST', path, body }, (answer) => reader_decode(decoder, answer));
    }
}
function reader_decode(decoder, answer) {
    return decoder(answer.json, answer.redact);
}
async function* rowByRow(parts) {
    for await (const rows of parts)
        yield* rows;
}
/** Lists by offset refuse a size below 100 (field-notes). */
function offsetSizes({ pageSize }) {
    return sizes(pageSize === undefined ? {} : { pageSize: Math.max(pageSize, MIN_PAGE_SIZE) }, OFFSET_SIZES);
}
/** The size that was asked for first; where it is refused, smaller ones, and then larger ones. */
function sizes({ pageSize = Number.POSITIVE_INFINITY }, others) {
    const asked = Number.isFinite(pageSize) ? [pageSize] : [];
    const smaller = others.filter((size) => size < pageSize);
    return [...asked, ...smaller, ...others.filter((size) => size > pageSize)];
}

;// CONCATENATED MODULE: ./build/src/platform/resources/triage.js

const triage_answer = (0,decode/* wholeAnswer */.Eg)({ num_triaged: (0,decode/* optional */.lq)(decode/* count */.U9), triaged_issues: (0,decode/* list */.p_)(decode.id) });
/** web-api.md 4.8. A missing number is that of the findings. */
const triagedAnswer = (0,decode/* mapped */.CV)(triage_answer, ({ triaged_issues, num_triaged = triaged_issues.length }) => {
    return { num_triaged, triaged_issues };
});

;// CONCATENATED MODULE: ./build/src/platform/tag-forms.js
/** The forms to send tags in: all that servers have, until one is known to work. */
class TagForms {
    #toAdd = ['array', 'object'];
    #toRemove = ['query', 'body'];
    /** How many tags stand in one address at most, once a server has found one too long (field-notes, "removing many tags"). */
    maxInQuery = Number.POSITIVE_INFINITY;
    get toAdd() {
        return this.#toAdd;
    }
    get toRemove() {
        return this.#toRemove;
    }
    /** From now on only this form is sent. The first that worked stays. */
    worked(form) {
        if (form === 'array' || form === 'object') {
            if (this.#toAdd.length > 1)
                this.#toAdd = [form];
        }
        else if (this.#toRemove.length > 1) {
            this.#toRemove = [form];
        }
    }
}

;// CONCATENATED MODULE: ./build/src/platform/writer.js









/**
 * What writes to the platform. Every method makes one attempt and gives how it ended: nothing is repeated, but in
 * another form where the server certainly refused the first. What ends a whole step is thrown: `CancelledError`,
 * `RateLimitError`, and a `StatusError` with 401; also `NameError` for a name that can't stand in a path.
 */
class PlatformWriter {
    #transport;
    /** The forms that this server takes, remembered for the run. */
    tagForms = new TagForms();
    constructor(transport) {
        this.#transport = transport;
    }
    /**
     * Adds tags to a project (4.3): as an array, and where that form is refused, once as an object; from then on in
     * the form that worked.
     *
     * @param options.form only this form
     * @throws RangeError without tags
     */
    addTags(slug, name, tags, options = {}) {
        const path = tagsPath(slug, name, tags);
        const forms = options.form === undefined ? this.tagForms.toAdd : [options.form];
        return inForms(forms, async (form) => {
            const body = form === 'array' ? tags : { tags };
            const answer = await this.#project({ method: 'PUT', path, body }, name, options);
            if (answer.kind === 'shown' && hasTags(answer.value, tags))
                this.tagForms.worked(form);
            return answer;
        });
    }
    /**
     * Takes tags off a project (field-notes, "Projects"): in the query, and where that form is refused, once in a body.
     *
     * @param options.form only this form
     * @throws RangeError without tags, because a server might take that for all of them
     */
    removeTags(slug, name, tags, options = {}) {
        const path = tagsPath(slug, name, tags);
        const forms = options.form === undefined ? this.tagForms.toRemove : [options.form];
        return inForms(forms, async (form) => {
            const answer = form === 'query'
                ? await this.#removeByQuery(path, name, tags, options)
                : await this.#project({ method: 'DELETE', path, body: { tags } }, name, options);
            const isGone = answer.kind === 'shown' && !hasAnyTag(answer.value, tags);
            if (isGone)
                this.tagForms.worked(form);
            return answer;
        });
    }
    /** Switches a project's managed scans (4.4). What a server makes of a missing flag is open: both are sent. */
    toggleManagedScan(slug, name, scans, options = {}) {
        const path = `${projectPath(slug, name)}/managed-scan`;
        const body = { diff_scan: { enabled: scans.diff_scan }, full_scan: { enabled: scans.full_scan } };
        return this.#project({ method: 'PATCH', path, body }, name, options);
    }
    /** Names another branch as a project's primary one (field-notes, "Projects"); nothing else is sent. */
    setPrimaryBranch(slug, name, branch, options = {}) {
        const body = { primary_branch: branch };
        return this.#project({ method: 'PATCH', path: projectPath(slug, name), body }, name, options);
    }
    /** Moves the findings that `body` selects to a new triage state (4.8). */
    triage(slug, body, { attempts = 1 } = {}) {
        const path = `${deploymentPath(slug)}/triage`;
        return this.#transport.write({ method: 'POST', path, body }, attempts, (answer) => aboutThese(triagedOf(answer), body));
    }
    /**
     * Replaces one part of the newer policies as a whole (field-notes, "Policies, newer"), if it is still what it was:
     * refused with 409 `STATE_VERSION_MISMATCH` where it is not.
     *
     * @param stateVersion of the read or dry run that the bundle was compared with
     */
    putPolicies(deploymentId, part, bundle, stateVersion, { attempts = 1 } = {}) {
        const path = policiesPath(deploymentId, part);
        return this.#transport.write({ method: 'PUT', path, body: { bundle }, ifMatch: stateVersion }, attempts, (answer) => POLICY_ANSWERS[part](answer.json, answer.redact));
    }
    /** In requests of fewer tags where the address is too long (414), and in a body where that does not help. */
    async #removeByQuery(path, name, tags, options) {
        if (tags.length > this.tagForms.maxInQuery)
            return this.#removeInParts(path, name, tags, options);
        const answer = await this.#project({ method: 'DELETE', path, query: { tags } }, name, options);
        if (answer.kind !== 'refused' || answer.error.failure.status !== 414 || tags.length === 1)
            return answer;
        this.tagForms.maxInQuery = Math.ceil(tags.length / 2);
        return this.#removeInParts(path, name, tags, options);
    }
    async #removeInParts(path, name, tags, options) {
        const { maxInQuery } = this.tagForms;
        const first = await this.#removeByQuery(path, name, tags.slice(0, maxInQuery), options);
        if (first.kind !== 'shown')
            return first;
        const rest = await this.#removeByQuery(path, name, tags.slice(maxInQuery), options);
        if (rest.kind === 'shown' || rest.kind === 'open')
            return rest;
        // The first part was taken off: only a read can say what is left.
        const delayMs = rest.kind === 'deferred' ? rest.delayMs : 0;
        const failure = { ...rest.error.failure, uncertain: true };
        return { kind: 'open', failure, mayLandLater: false, delayMs };
    }
    #project(request, name, { id, attempts = 1 }) {
        const of = id === undefined ? { name } : { name, id };
        return this.#transport.write(request, attempts, (answer) => projectAnswer(of, answer.redirectedTo)(answer.json, answer.redact));
    }
}
/** Writes in the first form that is not refused; the first refusal where all are, with what the server said of each. */
async function inForms(forms, write) {
    const refusals = [];
    for (const form of forms) {
        const answer = await write(form);
        if (answer.kind !== 'refused')
            return { ...answer, form };
        refusals.push({ form, error: answer.error });
        if (!isRefusedForm(answer.error) && answer.error.failure.status !== 414)
            break;
    }
    const [first, ...others] = refusals;
    if (first === undefined)
        throw new RangeError('there is not a form to try');
    if (others.length === 0)
        return { kind: 'refused', ...first };
    // The form may not have been the reason: what the server said of each form matters.
    const messages = new Set(refusals.map(({ error }) => error.failure.serverMessage ?? ''));
    const serverMessage = [...messages].filter(Boolean).join('; ');
    const error = (0,errors/* errorOf */.Mz)({ ...first.error.failure, serverMessage }, first.error);
    return { kind: 'refused', error, form: others.at(-1)?.form ?? first.form };
}
function tagsPath(slug, name, tags) {
    if (tags.length === 0)
        throw new RangeError('there are no tags');
    return `${projectPath(slug, name)}/tags`;
}
/** An answer without any field says that nothing was triaged, but only with the status of an answer. */
function triagedOf(answer) {
    const { json, status, redact } = answer;
    const isBare = typeof json === 'object' && json !== null && Object.keys(json).length === 0;
    if (isBare && status !== 200)
        throw new decode/* ShapeProblem */.PT(`has status ${status} and no fields`);
    return triagedAnswer(json, redact);
}
/** An answer names siblings, too, but not only findings that nobody asked for. */
function aboutThese(triaged, { issue_ids: asked }) {
    const [got] = triaged.triaged_issues;
    const [expected] = asked ?? [];
    if (got === undefined || expected === undefined)
        return triaged;
    const ids = new Set(asked);
    if (triaged.triaged_issues.some((id) => ids.has(id)))
        return triaged;
    throw new answer_problem/* ForeignAnswer */.J6({ kind: 'finding', id: expected }, { kind: 'finding', id: got });
}

;// CONCATENATED MODULE: ./build/src/platform/platform.js



function createPlatform(options) {
    const transport = new http_transport/* Transport */.o(options);
    return {
        reader: new PlatformReader(transport),
        writer: new PlatformWriter(transport),
        stats: transport.stats,
        close: () => transport.close(),
    };
}

// EXTERNAL MODULE: ./build/src/report/list-parts.js
var list_parts = __nccwpck_require__(8145);
// EXTERNAL MODULE: ./build/src/report/figures.js
var figures = __nccwpck_require__(1953);
;// CONCATENATED MODULE: ./build/src/report/progress.js

const PHASES = {
    listing: ['Listing', 'row', 'rows'],
    reading: ['Reading', 'project', 'projects'],
    policies: ['Writing policies', 'part', 'parts'],
    writing: ['Writing', 'project', 'projects'],
    triaging: ['Triaging', 'finding', 'findings'],
    findings: ['Listing findings', 'finding', 'findings'],
    repositories: ['Reading from GitHub', 'repository', 'repositories'],
};
const PAUSES = {
    'rate-limit': 'the rate limit of the platform',
    'github-rate-limit': 'the rate limit of GitHub',
    scan: 'the scan to end',
    findings: 'the findings of the scan to be listed',
};
/** Counts what an operation is at; `line` says it with rate and time left. */
class ProgressCount {
    #now;
    #phase;
    #total;
    #done = 0;
    #sinceMs = 0;
    #pause;
    /** @param now in ms */
    constructor(now) {
        this.#now = now;
    }
    begin(phase, total) {
        this.#phase = phase;
        this.#total = total;
        this.#done = 0;
        this.#sinceMs = this.#now();
    }
    advance(by) {
        this.#done += by;
    }
    pause(reason, ms) {
        this.#pause = { reason, untilMs: this.#now() + ms };
    }
    /** Undefined before the first phase. */
    line() {
        const nowMs = this.#now();
        if (this.#pause !== undefined && this.#pause.untilMs > nowMs) {
            return `Waiting for ${PAUSES[this.#pause.reason]}, ${(0,figures/* duration */.p0)(this.#pause.untilMs - nowMs)} to go`;
        }
        return this.#phase === undefined ? undefined : this.#phaseLine(PHASES[this.#phase], nowMs);
    }
    #phaseLine([doing, unit, units], nowMs) {
        const seconds = Math.max(0.001, (nowMs - this.#sinceMs) / 1000);
        const rate = this.#done / seconds;
        const count = this.#total === undefined
            ? (0,figures/* counted */.hS)(this.#done, unit, units)
            : `${(0,figures/* number */.ai)(this.#done)} of ${(0,figures/* counted */.hS)(this.#total, unit, units)}`;
        const pace = this.#done === 0 ? '' : `, ${rate.toFixed(rate < 10 ? 1 : 0)} per second`;
        const left = this.#total === undefined || this.#done === 0 ? '' : timeLeft((this.#total - this.#done) / rate);
        return `${doing}: ${count}, ${Math.round(seconds)} s so far${pace}${left}`;
    }
}
function timeLeft(seconds) {
    if (seconds <= 0)
        return '';
    const left = seconds < 90 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min`;
    return `, about ${left} left`;
}

;// CONCATENATED MODULE: ./build/src/report/trace-line.js
/** A line of the debug log. */
function traceLine(event) {
    if (event.kind === 'wait')
        return `wait ${Math.round(event.ms)} ms (${event.why})`;
    if (event.kind === 'write')
        return `write of ${event.of.join(' ')}: ${event.action}`;
    const request = `${event.method} ${event.path}`;
    if (event.kind === 'decision')
        return `${request}: ${event.action} after attempt ${event.attempts}`;
    const { status, cause, ms, requestId } = event;
    return `${request}: ${status ?? cause} in ${ms} ms${requestId === undefined ? '' : ` (request ${requestId})`}`;
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
;// CONCATENATED MODULE: external "node:fs/promises"
const external_node_fs_promises_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");
;// CONCATENATED MODULE: ./build/src/runner/workspace.js



/** A file system that hangs must not hold up a step. */
const TIMEOUT_MS = 5000;
/**
 * The text of a regular file of at most `maxBytes`. Never rejects. A pipe or a device is not opened: it could
 * block for ever, or have no end.
 */
function readRegularFile(path, maxBytes, timeoutMs = TIMEOUT_MS) {
    const { promise: late, resolve: end } = Promise.withResolvers();
    const timer = setTimeout(() => end({ problem: 'too slow' }), timeoutMs);
    return Promise.race([readText(path, maxBytes), late]).finally(() => clearTimeout(timer));
}
/** Reads files by paths that are relative to a directory, where they are not absolute. */
function readerIn(directory) {
    return (path, maxBytes) => readRegularFile((0,external_node_path_.resolve)(directory, path), maxBytes);
}
/**
 * Makes a file that is not there yet, with its folders. Never rejects.
 *
 * @returns why it could not be made
 */
async function createFile(path, text) {
    try {
        await (0,external_node_fs_promises_namespaceObject.mkdir)((0,external_node_path_.dirname)(path), { recursive: true });
        await (0,external_node_fs_promises_namespaceObject.writeFile)(path, text, { flag: 'wx' });
        return undefined;
    }
    catch (error) {
        return error.code === 'EEXIST' ? 'exists' : 'unwritable';
    }
}
async function readText(path, maxBytes) {
    let file;
    try {
        if (!(await (0,external_node_fs_promises_namespaceObject.stat)(path)).isFile())
            return { problem: 'not a regular file' };
        // Another file may stand there by now: what is open is looked at again, and opening never waits.
        file = await (0,external_node_fs_promises_namespaceObject.open)(path, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NONBLOCK);
        const stats = await file.stat();
        if (!stats.isFile())
            return { problem: 'not a regular file' };
        if (stats.size > maxBytes)
            return { problem: 'too large' };
        return await readBounded(file, maxBytes);
    }
    catch (error) {
        return { problem: error.code === 'ENOENT' ? 'missing' : 'unreadable' };
    }
    finally {
        await file?.close().catch(() => undefined);
    }
}
/** A file may grow while it is read, and those of /proc give 0 as their size. */
async function readBounded(file, maxBytes) {
    const chunks = [];
    let length = 0;
    for (;;) {
        const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(64 * 1024) });
        if (bytesRead === 0)
            return { text: Buffer.concat(chunks).toString('utf8') };
        length += bytesRead;
        if (length > maxBytes)
            return { problem: 'too large' };
        chunks.push(buffer.subarray(0, bytesRead));
    }
}

;// CONCATENATED MODULE: ./build/package.json
const package_namespaceObject = {"rE":"1.0.0"};
;// CONCATENATED MODULE: ./build/src/version.js

// package.json is the only place that has the version. The build copies it into dist/, because a runner does not
// download package.json.
/** The version of this action, such as `1.0.0`. */
const VERSION = package_namespaceObject.rE;

;// CONCATENATED MODULE: ./build/src/perform.js








const PROGRESS_INTERVAL_MS = 5000;
/**
 * Runs the operation and publishes its result.
 *
 * @returns whether the step succeeded
 */
async function perform(inputs, parts) {
    const { log, clock, environment, files, cancellation } = parts;
    const startedAtMs = clock.now();
    const stopping = cancellation(inputs.connection.timeLimitMs);
    const progress = new ProgressCount(clock.now);
    const platform = openPlatform(inputs, parts, stopping, progress);
    const timer = setInterval(() => {
        const line = progress.line();
        if (line !== undefined)
            log.info(line);
    }, PROGRESS_INTERVAL_MS);
    const rows = await listRows(inputs, parts);
    const result = await run(inputs, parts, platform, stopping, progress, rows ?? NO_ROWS);
    clearInterval(timer);
    const platformEndedAtMs = platform.reader.serverNowMs();
    platform.close();
    const facts = {
        baseUrl: addressOf(inputs.connection),
        version: VERSION,
        cancelled: stopping.reason() === 'signal',
        notices: inputs.warnings.map((warning) => ({ kind: 'input', ...warning })),
        ...platform.stats,
        startedAtMs,
        endedAtMs: clock.now(),
        ...(platformEndedAtMs === undefined ? {} : { platformEndedAtMs }),
        debug: environment.RUNNER_DEBUG === '1',
    };
    const { url, notice } = await comment(result, facts, { clock, stop: stopping.stop, proxy: inputs.connection.proxy, trace: traceOf(parts) }, log);
    const { publish } = await __nccwpck_require__.e(/* import() | report */ 857).then(__nccwpck_require__.bind(__nccwpck_require__, 8830));
    const failed = publish(result, {
        ...facts,
        notices: notice === undefined ? facts.notices : [...facts.notices, notice],
        ...(url === undefined ? {} : { commentUrl: url }),
    }, { log, files, environment, ...(rows === undefined ? {} : { rows }) });
    return !failed;
}
/** What goes wrong with a comment does not cost the report. */
async function comment(result, facts, parts, log) {
    try {
        const { postComment } = await __nccwpck_require__.e(/* import() | report */ 857).then(__nccwpck_require__.bind(__nccwpck_require__, 7086));
        return await postComment(result, facts, parts);
    }
    catch (error) {
        log.warning(`The comment could not be written: ${error instanceof Error ? error.message : String(error)}`);
        return {};
    }
}
function openPlatform({ connection }, parts, { stop, abort }, progress) {
    const { clock } = parts;
    return createPlatform({
        ...connection,
        userAgent: `code-security-platform-action/${VERSION}`,
        clock,
        stop,
        abort,
        deadlineMs: clock.now() + connection.timeLimitMs,
        // Once the request is out: loading blocks, and would hold it back.
        onFirstRequest: () => setImmediate(loadPublishing),
        trace: traceOf(parts),
        onPause: (ms, reason) => {
            if (reason === 'rate-limit')
                progress.pause(reason, ms);
        },
    });
}
function run({ connection, request }, parts, { reader, writer }, { stop, reason }, progress, rows) {
    const { clock, workspace } = parts;
    const { maxRetries, timeLimitMs } = connection;
    // Whoever only reads, or shows what it would do, has nothing to write with.
    const writes = 'dryRun' in request && !request.dryRun;
    const context = {
        ...{ platform: reader, writer: writes ? writer : undefined, baseUrl: addressOf(connection) },
        ...{ clock, maxRetries, timeLimitMs, progress, rows, stop, stoppedBy: reason },
        ...{ githubProxy: connection.proxy, trace: traceOf(parts) },
        ...{ readFile: readerIn(workspace), writeRules: rulesWriter(workspace) },
        ...{ deployment: {}, notices: [] },
    };
    return runOperation(context, request);
}
/** What knows the form of a rules file is loaded only where one is written. */
function rulesWriter(workspace) {
    return async (path, draft) => {
        const { rulesText } = await Promise.all(/* import() | rules */[__nccwpck_require__.e(526), __nccwpck_require__.e(72), __nccwpck_require__.e(719), __nccwpck_require__.e(552)]).then(__nccwpck_require__.bind(__nccwpck_require__, 2974));
        const { text, isTooLarge, ...said } = await rulesText(draft);
        const place = (0,external_node_path_.resolve)(workspace, path);
        const problem = isTooLarge ? 'too-large' : await createFile(place, text);
        return { ...said, path: place, ...(problem === undefined ? {} : { problem }) };
    };
}
/** With step debugging, requests to the platform and to GitHub are logged. */
function traceOf({ environment, log }) {
    return environment.RUNNER_DEBUG === '1' ? (event) => log.debug(traceLine(event)) : undefined;
}
/** What comes last is loaded while the first answer is awaited. */
function loadPublishing() {
    void __nccwpck_require__.e(/* import() | report */ 857).then(__nccwpck_require__.bind(__nccwpck_require__, 8830));
}
/** Of operations that do not list. */
const NO_ROWS = { add: () => undefined };
/** What writes rows into files is loaded for lists only. */
async function listRows({ connection, request: { operation } }, { files, clock }) {
    if (!(0,list_parts/* isList */.L)(operation))
        return undefined;
    const { ListRows } = await __nccwpck_require__.e(/* import() | report */ 857).then(__nccwpck_require__.bind(__nccwpck_require__, 8323));
    const tool = { version: VERSION, address: addressOf(connection) };
    return new ListRows(operation, files, clock.now(), tool);
}
/** As reports and plans name the platform. */
function addressOf({ baseUrl }) {
    return baseUrl.href.replace(/\/+$/, '');
}

;// CONCATENATED MODULE: ./build/src/runner/faults.js
let act;
/**
 * From now on `next` hears of what is thrown where nobody waits for it: in a callback, or by a promise that was left
 * alone. Node would end the process at once, and with it all that is still to be reported.
 */
function onFault(next) {
    const isFirst = act === undefined;
    act = next;
    if (!isFirst)
        return;
    const hear = (thrown) => act?.(thrown instanceof Error ? thrown : new Error(String(thrown)));
    process.on('uncaughtException', hear).on('unhandledRejection', hear);
}

;// CONCATENATED MODULE: ./build/src/runner/cancellation.js

/** After `stop`, requests under way get so long to end: the runner kills the step 10 s after its signal. */
const GRACE_MS = 800;
/** Ends a step on SIGINT, on SIGTERM, after `timeLimitMs`, and on a fault. */
function cancellation(timeLimitMs) {
    const stop = new AbortController();
    const abort = new AbortController();
    let reason;
    const cancel = (why) => {
        reason ??= why;
        stop.abort();
        setTimeout(() => abort.abort(), GRACE_MS).unref();
    };
    const onSignal = () => cancel('signal');
    onFault(cancel);
    setTimeout(() => cancel('time-limit'), timeLimitMs).unref();
    process.on('SIGINT', onSignal).on('SIGTERM', onSignal);
    return { stop: stop.signal, abort: abort.signal, reason: () => reason };
}

;// CONCATENATED MODULE: ./build/src/runner/exit.js
/**
 * Ends the process, whatever connection is still being set up: nothing that a step leaves behind is worth waiting
 * for. What was logged is out by then, because the empty text comes after it. Only a name that the operating system
 * is still looking up holds Node until the lookup has ended.
 */
function exit(succeeded) {
    process.exitCode = succeeded ? 0 : 1;
    process.stdout.write('', () => process.exit());
}

;// CONCATENATED MODULE: external "node:os"
const external_node_os_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");
;// CONCATENATED MODULE: ./build/src/runner/temporary-file.js


const BUFFER_LENGTH = 64 * 1024;
/**
 * A file of the step for later steps. It is made at its first text, in the first directory that can be written to,
 * and moves to the next one when that is full; what goes wrong with it does not stop the step. A file that is not
 * whole is not left behind.
 */
class TemporaryFile {
    #paths;
    /** Bytes that are in the file. */
    #length = 0;
    #file;
    #waiting = '';
    #problem;
    #isDiscarded = false;
    /** @param directories where it may be, best first */
    constructor(directories, name) {
        this.#paths = directories
            .filter((directory) => directory !== '')
            .map((directory) => (0,external_node_path_.join)(directory, name));
    }
    /** Undefined when nothing was written, or not all of it. */
    get path() {
        return this.#problem === undefined ? this.#file?.path : undefined;
    }
    /** Why there is no (whole) file. */
    get problem() {
        return this.#problem;
    }
    write(text) {
        this.#waiting += text;
        if (this.#waiting.length >= BUFFER_LENGTH)
            this.#flush();
    }
    close() {
        if (this.#waiting !== '')
            this.#flush();
        const file = this.#file;
        if (file === undefined || this.#problem !== undefined)
            return;
        try {
            (0,external_node_fs_.closeSync)(file.descriptor);
        }
        catch (error) {
            // Some file systems say only now that they are full.
            this.#giveUp(error);
        }
    }
    /** Takes the file away: nothing refers to it, and nothing is written any more. */
    discard() {
        this.#waiting = '';
        this.#isDiscarded = true;
        if (this.#file === undefined)
            return;
        const { path, descriptor } = this.#file;
        this.#file = undefined;
        try {
            (0,external_node_fs_.closeSync)(descriptor);
        }
        finally {
            (0,external_node_fs_.rmSync)(path, { force: true });
        }
    }
    #flush() {
        const bytes = Buffer.from(this.#waiting);
        this.#waiting = '';
        for (let written = 0; written < bytes.length && this.#problem === undefined && !this.#isDiscarded;) {
            try {
                this.#file ??= this.#open();
                const more = (0,external_node_fs_.writeSync)(this.#file.descriptor, bytes, written);
                written += more;
                this.#length += more;
            }
            catch (error) {
                this.#move(error);
            }
        }
    }
    #open() {
        const [path] = this.#paths;
        if (path === undefined)
            throw new Error('no directory is available');
        return { path, descriptor: (0,external_node_fs_.openSync)(path, 'wx', 0o600) };
    }
    /** Goes on in the next directory, with what was written so far. */
    #move(because) {
        const former = this.#file;
        this.#paths.shift();
        const [path] = this.#paths;
        if (path === undefined) {
            this.#giveUp(because);
            return;
        }
        this.#file = undefined;
        if (former === undefined)
            return;
        try {
            (0,external_node_fs_.copyFileSync)(former.path, path, external_node_fs_.constants.COPYFILE_EXCL);
            (0,external_node_fs_.truncateSync)(path, this.#length);
            this.#file = { path, descriptor: (0,external_node_fs_.openSync)(path, 'a') };
            (0,external_node_fs_.closeSync)(former.descriptor);
            (0,external_node_fs_.unlinkSync)(former.path);
        }
        catch {
            this.#file = former;
            this.#giveUp(because);
        }
    }
    #giveUp(because) {
        this.#problem = messageOf(because);
        if (this.#file === undefined)
            return;
        try {
            (0,external_node_fs_.closeSync)(this.#file.descriptor);
        }
        catch {
            // Closed already.
        }
        try {
            (0,external_node_fs_.unlinkSync)(this.#file.path);
        }
        catch {
            // Nothing refers to it.
        }
    }
}
function messageOf(error) {
    return error instanceof Error ? error.message : String(error);
}

;// CONCATENATED MODULE: ./build/src/runner/files.js


/**
 * The files that a step may leave for later steps; each is made only when something is written to it.
 *
 * @param suffix sets the files of one step apart from those of others in the same job
 */
function stepFiles(environment, suffix) {
    const directories = [environment.RUNNER_TEMP ?? '', (0,external_node_os_namespaceObject.tmpdir)()];
    const file = (name, extension) => new TemporaryFile(directories, `code-security-platform-${name}-${suffix}.${extension}`);
    return {
        report: file('report', 'json'),
        plan: file('plan', 'json'),
        csv: file('findings', 'csv'),
        sarif: file('findings', 'sarif'),
    };
}

// EXTERNAL MODULE: ./build/src/runner/log.js
var log = __nccwpck_require__(9086);
// EXTERNAL MODULE: ./build/src/runner/outputs.js
var runner_outputs = __nccwpck_require__(5002);
;// CONCATENATED MODULE: ./build/src/runner/secrets.js
/** Shorter ones would turn half of a log into stars. */
const MIN_LENGTH = 4;
/**
 * Has the runner mask a secret, the lines of one that has several, and the forms in which it may turn up again:
 * percent-encoded, in JSON, in HTML and in base64. The runner masks only what it was given, letter by letter.
 */
function setSecret(log, secret) {
    for (const form of formsOf(secret))
        log.mask(form);
}
function formsOf(secret) {
    const lines = secret.split(/[\r\n]+/).map((line) => line.trim());
    const forms = [secret, ...lines].flatMap((text) => [
        text,
        encodeURIComponent(text.toWellFormed()),
        JSON.stringify(text).slice(1, -1),
        htmlForm(text),
        ...base64Forms(text),
    ]);
    return new Set(forms.filter((form) => form.length >= MIN_LENGTH));
}
function htmlForm(text) {
    return text
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replaceAll('"', '&quot;');
}
/** As a whole, and as `user:token` of basic authentication may have it: at each of the three offsets. */
function base64Forms(text) {
    const bytes = Buffer.from(text);
    if (bytes.length < 2 * MIN_LENGTH)
        return [];
    return [0, 1, 2].flatMap((offset) => {
        const shifted = Buffer.concat([Buffer.alloc(offset), bytes]).toString('base64');
        // The characters at both ends are made of other bytes, too.
        const start = offset === 0 ? 0 : 4;
        const end = shifted.length - (shifted.length % 4 === 0 && (bytes.length + offset) % 3 === 0 ? 0 : 4);
        const inner = shifted.slice(start, end);
        return offset === 0 ? [shifted, inner] : [inner];
    });
}

;// CONCATENATED MODULE: ./build/src/main.js














const parts = {
    environment: process.env,
    workspace: process.env.GITHUB_WORKSPACE || '.',
    log: new log/* Log */.t(),
    clock: {
        now: Date.now,
        random: Math.random,
        // An abort ends the sleep early, which is not an error.
        sleep: (ms, signal) => (0,promises_namespaceObject.setTimeout)(ms, undefined, { signal }).catch(() => undefined),
    },
    files: stepFiles(process.env, `${Date.now().toString(36)}-${process.pid}`),
    cancellation: cancellation,
};
/** @returns whether the step succeeded */
async function main() {
    const { environment, workspace, log, clock, files } = parts;
    for (const token of inputTokens(environment))
        setSecret(log, token);
    const inputs = await parseInputs({
        environment,
        now: clock.now(),
        readFile: readerIn(workspace),
    });
    if (inputs.ok)
        return perform(inputs, parts);
    const { publishProblems } = await __nccwpck_require__.e(/* import() | report */ 857).then(__nccwpck_require__.bind(__nccwpck_require__, 8830));
    publishProblems(inputs, VERSION, { log, files, environment });
    return false;
}
/** A fault of the action itself: one annotation, and the stack only where somebody looks for it. */
function fail(error) {
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    if (process.env.RUNNER_DEBUG === '1')
        for (const line of (stack ?? '').split('\n'))
            parts.log.info(line);
    const remedy = 'Run the job again with step debugging on, and report the log to the maintainers';
    const outputs = { outcome: 'failed', 'failure-reason': 'other' };
    (0,runner_outputs/* setOutputs */.n)(outputs, parts.environment, parts.log);
    parts.log.error(`The step failed because of a fault in this action: ${message}. ${remedy}.`);
    return false;
}
onFault((fault) => exit(fail(fault)));
void main().catch(fail).then(exit);

