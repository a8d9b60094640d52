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

/***/ 4150:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F8: () => (/* binding */ groupOf),
/* harmony export */   YD: () => (/* binding */ productCounts),
/* harmony export */   kG: () => (/* binding */ groupFindings)
/* harmony export */ });
/* unused harmony export severityCounts */
/* harmony import */ var _model_findings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3917);
/* harmony import */ var _model_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(519);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6321);



/** What a project's tags say behind a prefix, as in `team:payments`; of several the first in alphabetical order. */
function groupOf(tags, prefix) {
    const start = prefix.toLowerCase();
    const named = [...tags].filter((tag) => tag.length > start.length && tag.toLowerCase().startsWith(start));
    return named.sort()[0]?.slice(prefix.length);
}
/**
 * @param findings of any status, each once: those that are not open are left out
 * @param teamOf what a finding's project says behind the prefix
 * @param isOverdue absent without service levels
 */
function groupFindings(findings, prefix, teamOf, isOverdue) {
    const open = findings.filter(({ status }) => status === 'open');
    return {
        prefix,
        teams: countGroups(open, (finding) => [teamOf(finding) ?? ''], isOverdue),
        classes: countGroups(open, ({ owasp_names = [] }) => owasp_names, isOverdue),
        hasOverdue: isOverdue !== undefined,
    };
}
/** Worst first, those of no group last. */
function countGroups(findings, groupsOf, isOverdue = () => false) {
    const named = findings.flatMap((finding) => groupsOf(finding).map((name) => ({ name, finding })));
    if (named.every(({ name }) => name === ''))
        return [];
    return [...Map.groupBy(named, ({ name }) => name)]
        .map(([name, members]) => [name, members.map(({ finding }) => finding)])
        .map(([name, own]) => ({
        name,
        bySeverity: severityCounts(own),
        oldestMs: oldest(own),
        overdue: own.filter(isOverdue).length,
    }))
        .sort((one, other) => Number(one.name === '') - Number(other.name === '') || worstFirst(one, other));
}
function worstFirst(one, other) {
    const worse = _model_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .oC.toReversed().map((name) => (other.bySeverity[name] ?? 0) - (one.bySeverity[name] ?? 0));
    return worse.find((difference) => difference !== 0) ?? (0,_model_names_js__WEBPACK_IMPORTED_MODULE_2__/* .compare */ .UD)(one.name, other.name);
}
function oldest(findings) {
    const times = findings.map(_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .detectedMs */ .j8).filter((ms) => ms !== undefined);
    return times.length === 0 ? undefined : times.reduce((first, ms) => Math.min(first, ms));
}
/** How many findings have each severity, worst first. */
function severityCounts(findings) {
    const counts = new Map();
    for (const { severity = 'unknown' } of findings)
        counts.set(severity, (counts.get(severity) ?? 0) + 1);
    return Object.fromEntries([...counts].sort(([one], [other]) => (0,_model_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .severityRank */ .qs)(one) - (0,_model_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .severityRank */ .qs)(other)));
}
/** How many findings of each product have each severity. */
function productCounts(findings) {
    const products = Map.groupBy(findings, ({ kind }) => kind);
    return Object.fromEntries([...products].map(([kind, own]) => [kind, severityCounts(own)]));
}


/***/ }),

/***/ 7604:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ askGitHub),
/* harmony export */   e: () => (/* binding */ isGitHubError)
/* harmony export */ });
/* harmony import */ var _model_step_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7761);

/**
 * Asks GitHub. Its client is large, and is loaded only here.
 *
 * @throws StepError when GitHub does not answer what was asked
 */
async function askGitHub({ clock, stop, progress, githubPauses: pauses, trace }, { token, apiUrl }, ask) {
    const { createGitHub } = await Promise.all(/* import() | github */[__webpack_require__.e(214), __webpack_require__.e(326)]).then(__webpack_require__.bind(__webpack_require__, 5374));
    const onPause = (ms) => progress.pause('github-rate-limit', ms);
    try {
        return await ask(await createGitHub({ token, apiUrl, clock, stop, trace, pauses, onPause }));
    }
    catch (error) {
        throw isGitHubError(error) ? new _model_step_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StepError */ .zg({ kind: 'github', cause: error.failure }) : error;
    }
}
/** The class itself is part of what is loaded later. */
function isGitHubError(error) {
    return error instanceof Error && error.name === 'GitHubError';
}


/***/ }),

/***/ 4009:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  D: () => (/* binding */ crossCheck),
  g: () => (/* binding */ readYaml)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(6921);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/json-schema-processors.js
var json_schema_processors = __webpack_require__(8439);
// EXTERNAL MODULE: ./build/src/model/nearest.js
var nearest = __webpack_require__(7957);
// EXTERNAL MODULE: ./build/src/inputs/values.js
var values = __webpack_require__(7745);
;// CONCATENATED MODULE: ./build/src/inputs/document-problems.js



/** Says of each issue what is wrong and what to write instead. */
function problemsOf(error, schema, { name, unknownKey }, placeOf) {
    const keys = keysOf(schema);
    // A key that is misspelled is not missing, too.
    const misspelled = new Set();
    const nameOf = (path) => {
        const key = path.findLast((step) => typeof step === 'string');
        if (key === undefined)
            return path.length === 0 ? name : `an item of ${name}`;
        return typeof path.at(-1) === 'number' ? `an item of ${(0,values/* quote */.hD)(key)}` : (0,values/* quote */.hD)(key);
    };
    function ofUnknownKey(key, path) {
        const known = [...(keys.get(namesIn(path)) ?? [])];
        const near = (0,nearest/* nearest */.pA)(key, known);
        if (near !== undefined)
            misspelled.add([...path, near].join('\n'));
        const remedy = unknownKey?.(key, path) ??
            withSpace(key, known) ??
            elsewhere(key, known, keys) ??
            (0,values/* didYouMean */.au)(key, known, 'use');
        const place = placeOf([...path, key]);
        return {
            offset: offsetOf(place.key ?? place.node),
            message: `unknown key ${(0,values/* quote */.hD)(key)} in ${nameOf(path)}; ${remedy}`,
        };
    }
    function ofValue(issue) {
        const { node, key, isWhole } = placeOf(issue.path);
        if (issue.code === 'custom' && issue.params?.sentence === true)
            return { offset: offsetOf(key ?? node), message: issue.message };
        const message = isWhole
            ? `${nameOf(issue.path)} ${predicate(issue, node)}`
            : `the key ${(0,values/* quote */.hD)(String(issue.path.at(-1)))} is missing in ${nameOf(issue.path.slice(0, -1))}: add it`;
        return { offset: offsetOf(node), message };
    }
    const issues = error.issues.flatMap((issue) => withinUnions(issue));
    const unknown = issues.flatMap((issue) => issue.code === 'unrecognized_keys' ? issue.keys.map((key) => ofUnknownKey(key, issue.path)) : []);
    const others = issues.filter(({ code, path }) => code !== 'unrecognized_keys' && !misspelled.has(path.join('\n')));
    return [...unknown, ...others.map(ofValue)];
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
/** Follows the name of the value. */
function predicate(issue, node) {
    const { input, message } = issue;
    if (issue.code === 'custom')
        return message;
    if (issue.code === 'too_small' && issue.origin === 'string')
        return 'is an empty string: give a value, or leave it out';
    if (issue.code === 'too_small' && issue.origin === 'array')
        return 'is an empty list: give at least one item';
    if (issue.code === 'too_big' && typeof input === 'string')
        return `has ${input.length} characters; at most ${issue.maximum} are allowed`;
    return `is ${described(input, node)}: ${message || remedyFor(issue, node)}`;
}
/** What a value is, for a message about its type. */
function described(input, { value, source }) {
    if (Array.isArray(input))
        return 'a list';
    if (typeof input === 'object' && input !== null)
        return 'a map of keys';
    if (value === null || value === undefined)
        return 'empty';
    if (typeof value === 'string')
        return (0,values/* quote */.hD)(value);
    return `the ${typeof value === 'boolean' ? 'boolean' : 'number'} ${source ?? value}`;
}
function remedyFor(issue, { value, source }) {
    const isMap = typeof issue.input === 'object' && issue.input !== null && !Array.isArray(issue.input);
    switch (issue.code === 'invalid_type' ? issue.expected : issue.code) {
        case 'object':
        case 'record':
            return value === null ? 'give its keys, or leave it out' : 'write its keys, each with a colon';
        case 'array':
            return isMap
                ? 'write a list, with a dash before each item, or [] for none'
                : 'write a list, such as [one, two]';
        case 'boolean':
            return /^(?:true|false)$/i.test(source ?? '')
                ? `write ${source?.toLowerCase()} without quotes`
                : 'give true or false';
        case 'invalid_value':
            if (issue.code === 'invalid_value' && typeof issue.input === 'string')
                return (0,values/* didYouMean */.au)(issue.input, issue.values.map(String), 'use');
    }
    if (isMap)
        return 'remove the space after the colon, or quote the whole value';
    return value === null || Array.isArray(issue.input) ? 'give a string' : `quote it, as '${source ?? value}'`;
}
/** `{name:x}` is one key. */
function withSpace(key, known) {
    const [, name = '', value = ''] = /^([^:]+):(.+)$/s.exec(key) ?? [];
    return known.includes(name) ? `put a space after the colon: ${(0,values/* quote */.hD)(`${name}: ${value}`)}` : undefined;
}
/** A key that is known elsewhere was not misspelled, but misplaced. */
function elsewhere(key, known, keys) {
    if (known.some((one) => (0,nearest/* isSameWord */.XE)(one, key)))
        return undefined;
    const homes = [...keys]
        .filter(([, names]) => names.has(key))
        .map(([path]) => path.split('\n').at(-1) ?? '');
    const places = [...new Set(homes)].map((home) => (home === '' ? 'at the top level' : `in ${(0,values/* quote */.hD)(home)}`));
    return places.length === 1 || places.length === 2 ? `it belongs ${places.join(' or ')}` : undefined;
}
function keysOf(schema) {
    const found = new Map();
    const root = json_schema_processors/* toJSONSchema */.bl(schema, { io: 'input', unrepresentable: 'any' });
    const visit = (form, path) => {
        if (typeof form !== 'object')
            return;
        const branches = [...(form.anyOf ?? []), ...(form.allOf ?? []), form.items];
        if (form.$ref !== undefined)
            branches.push(root.$defs?.[form.$ref.replace('#/$defs/', '')]);
        for (const branch of branches)
            visit(branch, path);
        for (const [key, value] of Object.entries(form.properties ?? {})) {
            const at = namesIn(path);
            found.set(at, (found.get(at) ?? new Set()).add(key));
            visit(value, [...path, key]);
        }
    };
    visit(root, []);
    return found;
}
function namesIn(path) {
    return path.filter((step) => typeof step === 'string').join('\n');
}
function offsetOf(node) {
    return node.range?.[0] ?? 0;
}

;// CONCATENATED MODULE: ./build/src/inputs/yaml-problems.js

const INDENTED = 'lines that belong together are indented differently, or a space is missing after a dash or a colon: correct that';
/** What to write instead, by code and message of the library; `it` is the rest of the line. */
const REMEDIES = [
    [/^DUPLICATE_KEY/, (it) => `the key ${(0,values/* quote */.hD)(it.replace(/:.*/s, ''))} appears twice: keep one of them`],
    [/^TAB/, () => 'there is a tab where YAML needs spaces: indent with spaces only'],
    [/^MULTIPLE_DOCS/, () => 'a second document starts here, but there can be only one: remove it'],
    [/^BAD_DQ_ESCAPE/, () => 'a backslash in double quotes starts an escape: use single quotes'],
    [/closing ["']/, () => 'the string that starts here never ends: add the closing quote'],
    [
        /end with a [\]}]/,
        () => 'a bracket before this is not closed: add `]` or `}`, and indent its lines more',
    ],
    [/flow-(?:seq|map)-end/, () => 'a closing bracket has no opening one: remove it, or quote its string'],
    [/same line with key/, () => 'a list with dashes starts on the line after its key: move it there'],
    [/Unexpected ,/, () => 'an item is missing before this comma: remove the comma'],
    [
        /^BAD_(?:SCALAR|ALIAS)|extra characters/,
        (it) => `${(0,values/* quote */.hD)(it)} starts with a sign of YAML: quote the value`,
    ],
    [
        /: (?:Nested|Block collections)/,
        (it) => /:\s/.test(it)
            ? `${(0,values/* quote */.hD)(it)} contains a colon and a space: quote the value, or start a new line`
            : INDENTED,
    ],
    [/: (?:Implicit|Sequence item|All)/, () => INDENTED],
    [/Missing , or :/, () => 'a value ended before this: add a comma, or quote the whole value'],
];
/** The errors of the YAML library, one for a line: what follows on it is a consequence most of the time. */
function yamlErrors(text, document) {
    const found = new Map();
    for (const { code, message, pos } of document.errors) {
        const [, quoteMark] = /^Missing closing (["'])/.exec(message) ?? [];
        // The text of a quote that is not closed reaches to the end of the file.
        const offset = quoteMark === undefined ? pos[0] : text.lastIndexOf(quoteMark, pos[0] - 1);
        const [rest = ''] = text.slice(offset, offset + 1000).split('\n', 1);
        const error = `${code}: ${message}`;
        const remedy = REMEDIES.find(([pattern]) => pattern.test(error))?.[1];
        const comment = /sufficiently indented/.test(message) ? commentInList(text, offset) : undefined;
        const problem = comment ?? {
            offset,
            message: remedy?.(rest.trim()) ?? `this is not valid YAML (${message}): quote the whole value`,
        };
        const line = text.lastIndexOf('\n', problem.offset - 1);
        if (!found.has(line))
            found.set(line, problem);
    }
    return [...found.values()];
}
/** `[x #y]` is a list that does not end, because ` #` starts a comment. */
function commentInList(text, offset) {
    const from = Math.max(0, offset - 1000);
    const [, start = '', value = ''] = /^([\s\S]*[[{,]\s*)([^[{,\n]* #[^\]},\n]*)[\]}]/.exec(text.slice(from, offset)) ?? [];
    if (value === '')
        return undefined;
    const message = `${(0,values/* quote */.hD)(value)} has " #", which starts a comment: quote it, as '${value}'`;
    return { offset: from + start.length, message };
}
/**
 * Finds what YAML reads as something else than it looks, such as the pattern `!acme/old`, and makes texts of it.
 *
 * @param textKeys keys whose numbers and flags are texts
 */
function replaceMisread(yaml, document, textKeys) {
    const found = [];
    const misread = (offset, written, what) => {
        found.push({ offset, message: `${(0,values/* quote */.hD)(written)} is ${what}: quote it, as '${written}'` });
    };
    for (const { code, message, pos } of document.warnings) {
        if (code === 'TAG_RESOLVE_FAILED')
            misread(pos[0], message.replace(/^.*: /, ''), 'a tag in YAML');
    }
    yaml.visit(document, {
        Alias(_key, node) {
            if (node.resolve(document) !== undefined)
                return undefined;
            misread(node.range?.[0] ?? 0, `*${node.source}`, 'an alias in YAML, but no anchor has this name');
            return Object.assign(new yaml.Scalar(''), { range: node.range });
        },
        Scalar(_key, node, ancestors) {
            const pair = ancestors.findLast((one) => yaml.isPair(one));
            const isText = typeof node.value !== 'string' && textKeys?.test(String(pair?.key));
            if (isText && node.value !== null)
                node.value = node.source;
            else if (Number.isInteger(node.value) && !Number.isSafeInteger(node.value))
                misread(node.range?.[0] ?? 0, String(node.source), 'a number that would lose digits');
        },
    });
    return found;
}

;// CONCATENATED MODULE: ./build/src/inputs/document.js



/**
 * Reads YAML or JSON (which is YAML) by a schema: its value, or everything that is wrong with it.
 *
 * The `error` of a schema says what to write: "`age` is the number 7: <error>". The message of a refinement follows the
 * name of the value: "`age` <message>". The sentence of a `crossCheck` stands for itself.
 */
async function readYaml(text, schema, options) {
    const yaml = await __webpack_require__.e(/* import() */ 815).then(__webpack_require__.t.bind(__webpack_require__, 8815, 19));
    const lineCounter = new yaml.LineCounter();
    const document = yaml.parseDocument(text, {
        lineCounter,
        intAsBigInt: options.exactIntegers,
        schema: 'core',
        prettyErrors: false,
        logLevel: 'error',
    });
    const problems = yamlErrors(text, document);
    const failed = () => ({ ok: false, problems: inOrder(problems, lineCounter) });
    if (document.errors.some(({ code }) => code !== 'DUPLICATE_KEY'))
        return failed();
    problems.push(...replaceMisread(yaml, document, options.textKeys));
    const data = dataOf(document);
    if (data === null || data === undefined) {
        const message = data === null
            ? `is empty: ${options.emptyRemedy}`
            : 'has aliases that repeat too often, or contain themselves: remove them';
        problems.push({ offset: 0, message: `${options.name} ${message}` });
        return failed();
    }
    const read = schema.safeParse(data, { reportInput: true, error: () => '' });
    const placeOf = (path) => placeIn(yaml, document, path);
    if (!read.success) {
        // What follows on a line that YAML reads as something else is a consequence.
        const lineOf = ({ offset }) => text.lastIndexOf('\n', offset - 1);
        const misread = new Set(problems.map(lineOf));
        const found = problemsOf(read.error, schema, options, placeOf);
        problems.push(...found.filter((one) => !misread.has(lineOf(one))));
    }
    if (!read.success || problems.length > 0)
        return failed();
    const lineAt = (node) => lineCounter.linePos(node?.range?.[0] ?? 0).line;
    const source = {
        data,
        lineOf(path, of = 'value') {
            const { node, key } = placeOf(path);
            return lineAt((of === 'key' && key) || node);
        },
        scalars(path) {
            const found = [];
            yaml.visit(placeOf(path).node, {
                Scalar(key, node) {
                    const text = typeof node.value === 'string' ? node.value : String(node.source);
                    if (key !== 'key')
                        found.push({ text, line: lineAt(node) });
                },
            });
            return found;
        },
    };
    return { ok: true, value: read.data, source };
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
/** The node of a value, or of as much of its path as there is. Where one value or a list may stand, the one has no index. */
function placeIn(yaml, document, path) {
    let node = document.contents;
    let key;
    for (const step of path) {
        if (typeof step === 'number' && !yaml.isSeq(node))
            continue;
        const pair = yaml.isMap(node) ? node.items.find((one) => String(one.key) === step) : undefined;
        const next = yaml.isSeq(node) ? node.items[Number(step)] : (pair?.value ?? pair?.key);
        if (!yaml.isNode(next))
            return { node, isWhole: false };
        key = yaml.isNode(pair?.key) ? pair.key : undefined;
        node = yaml.isAlias(next) ? (next.resolve(document) ?? next) : next;
    }
    return { node, key, isWhole: true };
}
/** What an alias repeats is reported once. */
function inOrder(problems, lineCounter) {
    const once = new Map(problems.map((one) => [`${one.offset} ${one.message}`, one]));
    const sorted = [...once.values()].sort((one, other) => one.offset - other.offset);
    return sorted.map(({ offset, message }) => {
        const { line, col } = lineCounter.linePos(offset);
        return { line, column: col, message };
    });
}
/**
 * A check of a whole map that also runs where some of its values are wrong, so that all problems are reported: such
 * values are still as they were written.
 */
function crossCheck(check) {
    return schemas/* superRefine */.zni((value, context) => {
        const hasUnknownKey = context.issues.some(({ code }) => code === 'unrecognized_keys');
        const problem = (path, message) => {
            context.addIssue({ code: 'custom', message, path: [...path], params: { sentence: true } });
        };
        check(value, problem, hasUnknownKey);
    }, { when: ({ value }) => typeof value === 'object' && value !== null && !Array.isArray(value) });
}


/***/ }),

/***/ 3044:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RO: () => (/* binding */ readCommentFooter),
/* harmony export */   Tx: () => (/* binding */ readTracked),
/* harmony export */   W3: () => (/* binding */ readComment),
/* harmony export */   _6: () => (/* binding */ readMetadata),
/* harmony export */   kQ: () => (/* binding */ readGitHub)
/* harmony export */ });
/* unused harmony export readIssue */
/* harmony import */ var _connection_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8127);
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5835);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7745);



const MAX_FOOTER_LENGTH = 1000;
/** How to reach GitHub; undefined without a token. The runner says where GitHub is. */
function readGitHub(reader, environment) {
    return readConnectionBy('github-token', reader, environment);
}
/** How to read repositories' metadata: with a token of its own, or with `github-token`. */
function readMetadata(reader, environment) {
    return (readConnectionBy('metadata-token', reader, environment) ??
        readConnectionBy('github-token', reader, environment));
}
function readConnectionBy(input, reader, environment) {
    const token = gitHubToken(reader, input);
    if (token === undefined)
        return undefined;
    (0,_connection_js__WEBPACK_IMPORTED_MODULE_0__/* .checkCharacters */ .lV)(reader, input);
    return {
        token,
        apiUrl: readAddress(reader, environment, 'GITHUB_API_URL', 'https://api.github.com'),
        serverUrl: readAddress(reader, environment, 'GITHUB_SERVER_URL', 'https://github.com'),
    };
}
/** Where no runner evaluates it, the default is not a token. */
function gitHubToken(reader, input) {
    const token = reader.given(input);
    return token === _table_js__WEBPACK_IMPORTED_MODULE_1__/* .GITHUB_TOKEN_DEFAULT */ .OH ? undefined : token;
}
function readAddress(reader, environment, variable, usual) {
    const text = environment[variable] || usual;
    const url = URL.canParse(text) ? new URL(text) : undefined;
    const usable = url?.protocol === 'https:' || (url?.protocol === 'http:' && (0,_connection_js__WEBPACK_IMPORTED_MODULE_0__/* .isLoopback */ .U9)(url.hostname));
    if (usable)
        return text.replace(/\/+$/, '');
    const why = `cannot be used, because the variable ${variable} does not hold an \`https\` address`;
    reader.problem('github-token', `${why}; correct the variable, or give an empty \`github-token\``);
    return usual;
}
const COMMENT_MODES = ['auto', 'always', 'never'];
const MODE_WORDS = {
    ...{ true: 'always', yes: 'always', on: 'always' },
    ...{ false: 'never', no: 'never', off: 'never' },
    ...{ 'on-failure': 'auto', 'on-change': 'auto', open: 'auto' },
};
function readComment(reader) {
    const mode = reader.read('comment', (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .oneOf */ .yL)(COMMENT_MODES, MODE_WORDS));
    if (mode === 'always' && gitHubToken(reader, 'github-token') === undefined)
        reader.warn('github-token', `is empty, so the step cannot comment; ${GIVE_TOKEN}`);
    return mode;
}
const GIVE_TOKEN = `give \`${_table_js__WEBPACK_IMPORTED_MODULE_1__/* .GITHUB_TOKEN_DEFAULT */ .OH}\`, or leave the input out`;
/** Markdown of the workflow's author, as it is. */
function readCommentFooter(reader) {
    const text = reader.text('comment-footer');
    if (text === undefined || text.length <= MAX_FOOTER_LENGTH)
        return text;
    return reader.problem('comment-footer', `has ${text.length} characters; give at most ${MAX_FOOTER_LENGTH}`);
}
function readIssue(reader) {
    const mode = reader.read('issue', (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .oneOf */ .yL)(COMMENT_MODES, MODE_WORDS));
    const labels = reader.list('issue-labels');
    const assignees = reader.list('issue-assignees');
    reader.check('issue-assignees', accountProblem);
    for (const input of ['issue-labels', 'issue-assignees'])
        if (mode === 'never' && reader.isGiven(input) && !reader.hasProblem('issue'))
            reader.warn(input, 'has no effect without an issue; give `issue: auto`');
    if (mode !== 'never' && gitHubToken(reader, 'github-token') === undefined)
        reader.warn('github-token', `is empty, so the step cannot keep an issue; ${GIVE_TOKEN}`);
    return { mode, labels, assignees, footer: readCommentFooter(reader) };
}
function accountProblem(name) {
    if (name.includes('/'))
        return 'is a team, and teams cannot be assigned; give names of accounts';
    if (/^@[\w-]+$/.test(name))
        return `starts with \`@\`; write \`${name.slice(1)}\``;
    return /^[\w-]+(?:\[bot\])?$/.test(name) ? undefined : 'is no account; give names such as `octocat`';
}
async function readTracked({ reader, environment, event }) {
    return { event: await event(), github: readGitHub(reader, environment), issue: readIssue(reader) };
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
/* harmony import */ var _github_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3044);
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(686);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7745);





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
/**
 * What `plan` and `apply` have in common.
 *
 * @param adjust what an input asks for beyond the file
 */
async function readRules(source, adjust = (rules) => rules) {
    const { reader, environment } = source;
    const tracked = await (0,_github_js__WEBPACK_IMPORTED_MODULE_2__/* .readTracked */ .Tx)(source);
    const metadata = (0,_github_js__WEBPACK_IMPORTED_MODULE_2__/* .readMetadata */ ._6)(reader, environment);
    const file = await readRulesFile(source);
    if (file === undefined)
        return undefined;
    const rules = adjust(file);
    if (rules.needs.github && metadata === undefined) {
        const what = 'give a token that sees the repositories';
        reader.problem('github-token', `is empty, but ${(0,_values_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(rules.path)} looks at GitHub; ${what}`);
    }
    return { ...(0,_source_js__WEBPACK_IMPORTED_MODULE_3__/* .readBase */ .wZ)(source), ...tracked, rules, metadata };
}
async function readRulesFile({ reader, readFile, environment, }) {
    const path = reader.text('rules-file');
    const { text, problem } = await readFile(path, _rules_file_read_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_RULES_BYTES */ .F);
    if (text === undefined) {
        const other = path.replace(/\.(ya?)ml$/, (_, y) => (y === 'y' ? '.yaml' : '.yml'));
        const isThere = other !== path && (await readFile(other, _rules_file_read_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_RULES_BYTES */ .F)).text !== undefined;
        const why = isThere
            ? `does not exist; did you mean ${(0,_values_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(other)}?`
            : fileProblem(problem, 'first check out the repository');
        return reader.problem('rules-file', (0,_values_js__WEBPACK_IMPORTED_MODULE_4__/* .describeProblem */ .BJ)(path, `which ${why}`));
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
/* harmony import */ var _platform_http_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9598);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2820);



/** Larger than any report of a step that `undo` takes. */
const MAX_BYTES = 256 * 1024 * 1024;
/** The last field of the file. It is the checksum of the text that has zeros in its place. */
const CHECKSUM = /"checksum"\s*:\s*"([0-9a-f]{64})"\s*\}\s*$/;
/** What a file that this action wrote earlier says, if it is whole and as it was written. */
async function readSavedFile(path, format, readFile) {
    const { text, problem } = await readFile(path, MAX_BYTES);
    if (text === undefined)
        return wrong((0,_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .fileProblem */ .Wj)(problem, 'first download the artifact that contains it'));
    const file = parsed(text);
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
function parsed(text) {
    try {
        return (0,_platform_http_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .q)(text);
    }
    catch {
        return undefined;
    }
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
/* harmony export */   Ot: () => (/* binding */ PROJECT_SETTINGS),
/* harmony export */   iX: () => (/* binding */ TEXT_FIELDS),
/* harmony export */   mB: () => (/* binding */ isTextField),
/* harmony export */   t8: () => (/* binding */ SETTING_FIELDS)
/* harmony export */ });
/**
 * The settings of projects that have one value, by their names in the API. Everything that knows one reads this table:
 * the rules file, its schema, plans, reports and undo. How each is read and written is in `projects/`.
 */
const PROJECT_SETTINGS = {
    diff_scan: {
        kind: 'switch',
        /** In a rule of the rules file; switches stand under `managed-scan` there. */
        key: 'diff',
        one: 'diff scan',
        several: 'diff scans',
        meaning: 'Managed scans of pull requests.',
    },
    full_scan: {
        kind: 'switch',
        key: 'full',
        one: 'full scan',
        several: 'full scans',
        meaning: 'Managed full scans.',
    },
    primary_branch: {
        kind: 'text',
        key: 'primary-branch',
        /** In a rule that was read. */
        property: 'primaryBranch',
        one: 'primary branch',
        several: 'primary branches',
        /** What the rows of a plan call it. */
        word: 'branch',
        meaning: 'Name of the primary branch, such as `main`; the last rule that matches decides.',
    },
};
/** In the order in which plans name them. */
const SETTING_FIELDS = Object.keys(PROJECT_SETTINGS);
const TEXT_FIELDS = ['primary_branch'];
function isTextField(field) {
    return PROJECT_SETTINGS[field].kind === 'text';
}


/***/ }),

/***/ 936:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LU: () => (/* binding */ sortedLines),
/* harmony export */   _A: () => (/* binding */ PLAN_FORMAT),
/* harmony export */   t3: () => (/* binding */ REPORT_FORMAT),
/* harmony export */   z6: () => (/* binding */ hashOfPlan)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(519);


/** By what the files that a step leaves for later ones are recognised. */
const REPORT_FORMAT = { schema: 'code-security-platform-action/report', version: 4 };
const PLAN_FORMAT = { schema: 'code-security-platform-action/plan', version: 1 };
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
        return (0,_names_js__WEBPACK_IMPORTED_MODULE_1__/* .compare */ .UD)(one[column], other[column]);
    });
}


/***/ }),

/***/ 7678:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readApply: () => (/* binding */ readApply)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6921);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4377);
/* harmony import */ var _inputs_rules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2820);
/* harmony import */ var _inputs_saved_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1043);
/* harmony import */ var _inputs_source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(686);
/* harmony import */ var _inputs_values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7745);
/* harmony import */ var _model_saved_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(936);






async function readApply(source) {
    const dryRun = (0,_inputs_source_js__WEBPACK_IMPORTED_MODULE_2__/* .readDryRun */ .n0)(source.reader);
    const approved = await readApproved(source);
    const common = await (0,_inputs_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .readRules */ .Kc)(source);
    if (common === undefined)
        return undefined;
    return { operation: 'apply', ...common, dryRun, approved };
}
/** Never falls open: an empty value comes from a plan that was not made. */
async function readApproved(source) {
    const { reader } = source;
    if (reader.isEmptied('approved-plan')) {
        const why = 'as happens when the job that makes the plan did not run';
        const what = 'give the path of a plan, its hash, or `none`';
        return reader.problem('approved-plan', `is set but empty, ${why}; ${what}`);
    }
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
/** What `plan` writes to `plan-path`. */
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
        return {
            problem: 'which has changes that do not match its hash; give the file as the step wrote it',
        };
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

/***/ 6721:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  apply: () => (/* binding */ apply)
});

// EXTERNAL MODULE: ./build/src/changes/execute.js
var execute = __webpack_require__(7092);
// EXTERNAL MODULE: ./build/src/changes/limits.js
var limits = __webpack_require__(1727);
// EXTERNAL MODULE: ./build/src/changes/rows.js
var rows = __webpack_require__(4686);
// EXTERNAL MODULE: ./build/src/findings/triage.js
var triage = __webpack_require__(3794);
// EXTERNAL MODULE: ./build/src/model/context.js
var model_context = __webpack_require__(4112);
// EXTERNAL MODULE: ./build/src/model/step-errors.js
var step_errors = __webpack_require__(7761);
// EXTERNAL MODULE: ./build/src/policies/compare.js
var compare = __webpack_require__(7123);
// EXTERNAL MODULE: ./build/src/policies/kind.js
var kind = __webpack_require__(6816);
// EXTERNAL MODULE: ./build/src/projects/kinds.js
var kinds = __webpack_require__(1567);
// EXTERNAL MODULE: ./build/src/rules/plan/make-plan.js + 6 modules
var make_plan = __webpack_require__(4501);
// EXTERNAL MODULE: ./build/src/model/deployment.js
var model_deployment = __webpack_require__(2396);
// EXTERNAL MODULE: ./build/src/rules/plan/lines.js
var plan_lines = __webpack_require__(4526);
// EXTERNAL MODULE: ./build/src/rules/plan/project-rules.js
var project_rules = __webpack_require__(7978);
;// CONCATENATED MODULE: ./build/src/operations/apply/approval.js




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
        throw new step_errors/* StepError */.zg({ kind: 'plan-changed', why, added: 0, examples });
    };
    if (rulesSha256.toLowerCase() !== rules.sha256.toLowerCase())
        fail('rules-file', [rules.path]);
    const { slug } = await (0,model_deployment/* lookUp */.TE)(context);
    if (deployment.toLowerCase() !== slug.toLowerCase())
        fail('deployment', [deployment]);
}
/** The changes of a fresh plan that an approved one lacks; undefined where it has all of them. */
function unapprovedBy({ approved, rules }, { plan, lines, hash }) {
    // A plan without changes is in every approved one.
    if (approved === undefined || lines.length === 0)
        return undefined;
    const gitHubRules = new Set(rules.projects.filter((rule) => (0,project_rules/* gitHubKeysOf */.NH)(rule).length > 0).map(({ name }) => name));
    if (approved.by === 'hash') {
        if (approved.hash.toLowerCase() === hash)
            return undefined;
        return { rows: [], failure: changed('hash', lines, gitHubRules.size > 0) };
    }
    const known = new Set(approved.plan.changes.map(keyOf));
    const added = lines.filter((line) => !known.has(keyOf(line)));
    if (added.length === 0)
        return undefined;
    const keys = new Set(added.map(({ target, field }) => JSON.stringify([target, field])));
    const isAdded = ({ change }) => (0,plan_lines/* placesOf */.ek)(change).some(({ target, field }) => keys.has(JSON.stringify([target, field])));
    const rows = plan.rows.filter(isAdded);
    const byGitHub = rows.every(({ change, why }) => 'project' in change &&
        (why?.because === 'managed' ? gitHubRules.size > 0 : gitHubRules.has(why?.rule ?? '')));
    return { rows, failure: changed('changes', added, byGitHub) };
}
function changed(why, lines, byGitHub) {
    const examples = lines
        .slice(0, MAX_EXAMPLES)
        .map(({ target, field, before, after }) => `${target} ${field} ${before} → ${after}`);
    return new step_errors/* StepError */.zg({ kind: 'plan-changed', why, added: lines.length, examples, byGitHub });
}
function keyOf({ target, field, before, after }) {
    return JSON.stringify([target, field, before, after]);
}

;// CONCATENATED MODULE: ./build/src/operations/apply/run.js











/** Makes the platform what the rules file wants: a fresh plan, its checks, and then policies, findings, tags and settings. */
async function apply(context, request) {
    let made;
    let unapproved;
    const end = await (0,step_errors/* capture */.Fg)(async () => {
        await checkApproval(context, request);
        const { approved, concurrency } = request;
        const momentMs = approved?.by === 'plan' ? approved.plan.momentMs : context.clock.now();
        made = await (0,make_plan/* makePlan */.C)(context, request, momentMs);
        const missing = unapprovedBy(request, made.result);
        if (missing !== undefined) {
            unapproved = missing.rows;
            throw missing.failure;
        }
        const { plan } = made.result;
        (0,limits/* checkLimits */.J)(context, plan.over);
        if (!(0,model_context/* isWriting */.x)(context))
            return;
        const { slug, deploymentId, listing, observed } = made;
        const { policies, findings, projects } = (0,rows/* rowsByKind */.Jb)(plan.rows);
        const execution = (0,execute/* newExecution */.X)(context);
        await (0,kind/* executePolicies */.ed)(execution, deploymentId, policies);
        (0,compare/* throwIfRefused */.qs)(policies, request.rules);
        // What follows was planned with them.
        (0,rows/* throwIfFailed */.tq)(policies);
        // The listing of findings has just ended: what is moved is what was seen.
        await (0,triage/* executeTriage */.ol)(execution, findings, listing);
        await (0,kinds/* executeProjects */.gu)(execution, slug, projects, observed, concurrency);
        (0,rows/* throwIfFailed */.tq)(plan.rows);
    });
    return {
        ...(0,model_context/* resultOf */.B)(context, request),
        ...made?.result,
        rows: made?.result.plan.rows ?? [],
        unapproved,
        ...end,
    };
}


/***/ }),

/***/ 6918:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readExport: () => (/* binding */ readExport)
/* harmony export */ });
/* harmony import */ var _inputs_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5343);
/* harmony import */ var _inputs_source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(686);
/* harmony import */ var _inputs_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7745);
/* harmony import */ var _rules_file_read_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5524);




/** A file that is there is never overwritten, which is said before anything is asked. */
async function readExport(source) {
    const { reader, readFile } = source;
    const path = reader.text('rules-file');
    const { problem } = await readFile(path, _rules_file_read_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_RULES_BYTES */ .F);
    if (problem !== 'missing') {
        const what = 'give another path, or remove the file';
        reader.problem('rules-file', `is ${(0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(path)}, which already exists and is not overwritten; ${what}`);
    }
    const projects = (0,_inputs_names_js__WEBPACK_IMPORTED_MODULE_0__/* .readNames */ .r6)(reader, 'projects');
    return { operation: 'export', ...(0,_inputs_source_js__WEBPACK_IMPORTED_MODULE_1__/* .readBase */ .wZ)(source), path, projects };
}


/***/ }),

/***/ 6806:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   exportRules: () => (/* binding */ exportRules)
/* harmony export */ });
/* harmony import */ var _model_context_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4112);
/* harmony import */ var _model_deployment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2396);
/* harmony import */ var _model_names_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(519);
/* harmony import */ var _model_nearest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7957);
/* harmony import */ var _model_selection_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8985);
/* harmony import */ var _model_step_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7761);
/* harmony import */ var _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9323);
/* harmony import */ var _projects_select_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7878);








/** Writes a first rules file that fits the platform as it is. */
async function exportRules(context, request) {
    let written;
    let draft;
    const end = await (0,_model_step_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .capture */ .Fg)(async () => {
        const projects = await readProjects(context, request);
        draft = { ...projects, policies: await readPolicies(context) };
        const result = await context.writeRules(request.path, draft);
        const { problem, path, left } = result;
        if (problem !== undefined)
            throw new _model_step_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .StepError */ .zg({ kind: 'rules-not-written', path, problem });
        written = result;
        context.notices.push(...noticesOf(left));
    });
    return {
        ...(0,_model_context_js__WEBPACK_IMPORTED_MODULE_5__/* .resultOf */ .B)(context, request),
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
    const slug = await (0,_model_deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveSlug */ .qo)(context);
    const asked = { names: [], patterns: [], except: [], tagged: [], ...selection };
    const { selected, names, matcher } = await (0,_projects_select_js__WEBPACK_IMPORTED_MODULE_4__/* .matchProjects */ .CS)(context, slug, asked);
    // The platform's own tag comes and goes with the managed scans.
    const projects = selected.map(({ name, tags }) => ({
        name,
        tags: tags.filter((one) => one !== _model_names_js__WEBPACK_IMPORTED_MODULE_6__/* .PLATFORM_TAG */ .Pf),
    }));
    if (selection === undefined)
        return { scope: [], projects };
    if (projects.length === 0) {
        const near = await (0,_model_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .nearestNames */ .LE)(selection.names[0] ?? '', names);
        throw new _model_step_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .StepError */ .zg({ kind: 'nothing-selected', patterns: (0,_model_selection_js__WEBPACK_IMPORTED_MODULE_7__/* .itemsOf */ .S3)(selection), near });
    }
    const missed = matcher.unmatched();
    await (0,_model_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .noteUnmatched */ ._d)(context, 'projects', missed, names);
    const unused = new Set((0,_model_selection_js__WEBPACK_IMPORTED_MODULE_7__/* .itemsOf */ .S3)(missed));
    const items = (0,_model_selection_js__WEBPACK_IMPORTED_MODULE_7__/* .itemsOf */ .S3)(selection).filter((item) => !unused.has(item));
    const onlyTakesAway = items.length > 0 && items.every((item) => item.startsWith('!'));
    return { scope: onlyTakesAway ? ['**', ...items] : items, projects };
}
/** The newer policies; a deployment without them has nothing that a file could say. */
async function readPolicies(context) {
    const { platform, notices } = context;
    const id = await (0,_model_deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveId */ .Sv)(context);
    const orNone = async (read) => {
        try {
            return await read;
        }
        catch (error) {
            if (!(error instanceof _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .StatusError */ .Xs) || ![403, 404, 410].includes(error.failure.status ?? 0))
                throw error;
            return undefined;
        }
    };
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
function noticesOf(left) {
    return ['projects', 'tags', 'policies']
        .map((what) => ({ kind: 'not-exported', what, items: [...left[what]] }))
        .filter(({ items }) => items.length > 0);
}


/***/ }),

/***/ 1777:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readPlan: () => (/* binding */ readPlan)
/* harmony export */ });
/* harmony import */ var _inputs_github_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3044);
/* harmony import */ var _inputs_rules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2820);
/* harmony import */ var _inputs_source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(686);
/* harmony import */ var _inputs_values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7745);




const FAIL_IF = ['drift', 'overdue', 'uncovered', 'over-limit'];
const FAIL_IF_WORDS = {
    ...{ true: 'drift', changes: 'drift', limits: 'over-limit', limit: 'over-limit' },
    ...{ 'service-levels': 'overdue', coverage: 'uncovered' },
};
async function readPlan(source) {
    const failIf = readFailIf(source.reader);
    const comment = (0,_inputs_github_js__WEBPACK_IMPORTED_MODULE_0__/* .readComment */ .W3)(source.reader);
    const groupBy = (0,_inputs_source_js__WEBPACK_IMPORTED_MODULE_2__/* .readGroupBy */ .$P)(source);
    const asked = failIf.includes('uncovered') ? withCoverage : undefined;
    const common = await (0,_inputs_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .readRules */ .Kc)(source, asked);
    if (common === undefined)
        return undefined;
    if (failIf.includes('overdue') && Object.keys(common.rules.serviceLevels).length === 0) {
        const why = `but ${(0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(common.rules.path)} has no \`service-levels\``;
        source.reader.problem('fail-if', `has \`overdue\`, ${why}; add them, such as \`{ critical: 7d }\``);
    }
    return { operation: 'plan', ...common, failIf, comment, groupBy };
}
/** `fail-on-drift` is another spelling of `drift`. */
function readFailIf(reader) {
    const given = reader.listOf('fail-if', FAIL_IF, FAIL_IF_WORDS);
    const isDrift = reader.read('fail-on-drift', _inputs_values_js__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zM);
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
/* harmony export */   plan: () => (/* binding */ plan)
/* harmony export */ });
/* harmony import */ var _changes_rows_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4686);
/* harmony import */ var _model_context_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4112);
/* harmony import */ var _model_step_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7761);
/* harmony import */ var _rules_plan_make_plan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4501);




/** Compares the rules file with the platform. A plan over its limits succeeds with a warning, unless `fail-if` names it. */
async function plan(context, request) {
    let made;
    const end = await (0,_model_step_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .capture */ .Fg)(async () => {
        const { notices, clock } = context;
        made = await (0,_rules_plan_make_plan_js__WEBPACK_IMPORTED_MODULE_2__/* .makePlan */ .C)(context, request, clock.now(), request.groupBy);
        const { plan, coverage } = made.result;
        const { repositories, uncovered, incomplete = [] } = coverage;
        const isAsked = request.rules.coverage;
        if (repositories !== undefined && uncovered === undefined)
            notices.push({ kind: 'coverage-unknown', owners: [...incomplete], isAsked });
        if (plan.over.length > 0)
            notices.push({ kind: 'over-limit', figures: [...plan.over] });
        const failures = FAILURES.map(([name, failureOf]) => request.failIf.includes(name) ? failureOf(made?.result ?? {}) : undefined);
        const failure = failures.find((one) => one !== undefined);
        if (failure !== undefined)
            throw new _model_step_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .StepError */ .zg(failure);
    });
    return { ...(0,_model_context_js__WEBPACK_IMPORTED_MODULE_3__/* .resultOf */ .B)(context, request), ...made?.result, ...end };
}
/** What `fail-if` may name, the gravest first; a figure that could not be found out fails like one that is too high. */
const FAILURES = [
    [
        'over-limit',
        ({ plan: { over = [] } = {} }) => over.length === 0 ? undefined : { kind: 'too-many-changes', figures: [...over] },
    ],
    [
        'drift',
        ({ plan: { rows = [] } = {} }) => {
            const changes = (0,_changes_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .countOfChanges */ .GL)(rows);
            return changes === 0 ? undefined : { kind: 'drift', changes };
        },
    ],
    [
        'overdue',
        ({ coverage: { overdue = [], overdueUnknown } = {} }) => !overdueUnknown && overdue.length === 0
            ? undefined
            : { kind: 'overdue', findings: overdueUnknown ? undefined : overdue.length },
    ],
    [
        'uncovered',
        ({ coverage: { uncovered } = {} }) => uncovered?.length === 0 ? undefined : { kind: 'uncovered', repositories: uncovered?.length },
    ],
];


/***/ }),

/***/ 2802:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readUndo: () => (/* binding */ readUndo)
/* harmony export */ });
/* harmony import */ var _inputs_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5343);
/* harmony import */ var _inputs_saved_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1043);
/* harmony import */ var _inputs_source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(686);
/* harmony import */ var _inputs_values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7745);
/* harmony import */ var _model_saved_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(936);





async function readUndo(source) {
    const { reader } = source;
    const projects = (0,_inputs_names_js__WEBPACK_IMPORTED_MODULE_0__/* .readNames */ .r6)(reader, 'projects');
    const writing = (0,_inputs_source_js__WEBPACK_IMPORTED_MODULE_2__/* .readWriting */ .LC)(source);
    const path = reader.text('report');
    if (path === undefined) {
        const what = 'give the path of the report of the step to undo, which is its output `report-path`';
        return reader.problem('report', `is empty; ${what}`);
    }
    const report = await readReport(path, source);
    if ('value' in report)
        return { operation: 'undo', ...writing, report: report.value, projects };
    return reader.problem('report', (0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_3__/* .describeProblem */ .BJ)(path, report.problem));
}
const UNDOABLE = ['tag', 'managed-scan', 'triage', 'apply', 'undo'];
/** The report of a step that changed something, here. */
async function readReport(path, source) {
    const { connection, deployment, reader } = source;
    const wrong = (what) => ({ problem: `which is the report of ${what}` });
    // Loaded here, because only `undo` reads a report.
    const { reportFile } = await __webpack_require__.e(/* import() | saved */ 748).then(__webpack_require__.bind(__webpack_require__, 276));
    const format = { ..._model_saved_js__WEBPACK_IMPORTED_MODULE_4__/* .REPORT_FORMAT */ .t3, what: 'the report of a step of this action', content: reportFile };
    const read = await (0,_inputs_saved_file_js__WEBPACK_IMPORTED_MODULE_1__/* .readSavedFile */ .G)(path, format, source.readFile);
    if ('problem' in read)
        return read;
    const { value: report } = read;
    const operation = UNDOABLE.find((one) => one === report.operation);
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
            const both = `${(0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(other)}, but \`deployment-${key}\` is ${(0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(given)}`;
            return wrong(`a step on the deployment ${both}; give the report of a step on this deployment`);
        }
    }
    if (!(0,_inputs_saved_file_js__WEBPACK_IMPORTED_MODULE_1__/* .sameAddress */ .x)(report.platform, connection.baseUrl.href) && !reader.hasProblem('base-url')) {
        const both = `${(0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(report.platform)}, but \`base-url\` is ${(0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(connection.baseUrl.href)}`;
        return wrong(`a step on ${both}; give the report of a step on this platform`);
    }
    const { platform_ended_at: endedAt } = report;
    return {
        value: {
            operation,
            baseUrl: report.platform,
            deployment: written,
            platformEndedAtMs: endedAt === undefined ? undefined : Date.parse(endedAt),
            rows: (report.rows ?? []).filter(({ state }) => state === 'changed' || state === 'unknown'),
        },
    };
}


/***/ }),

/***/ 7982:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  undo: () => (/* binding */ undo)
});

// EXTERNAL MODULE: ./build/src/changes/execute.js
var execute = __webpack_require__(7092);
// EXTERNAL MODULE: ./build/src/changes/limits.js
var limits = __webpack_require__(1727);
// EXTERNAL MODULE: ./build/src/changes/rows.js
var changes_rows = __webpack_require__(4686);
// EXTERNAL MODULE: ./build/src/findings/triage.js
var triage = __webpack_require__(3794);
// EXTERNAL MODULE: ./build/src/model/context.js
var model_context = __webpack_require__(4112);
// EXTERNAL MODULE: ./build/src/model/deployment.js
var deployment = __webpack_require__(2396);
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
// EXTERNAL MODULE: ./build/src/findings/triage-state.js
var triage_state = __webpack_require__(970);
// EXTERNAL MODULE: ./build/src/model/time.js
var time = __webpack_require__(4386);
;// CONCATENATED MODULE: ./build/src/operations/undo/planned.js
/** A change may show a moment after the step's end only: what looks undone is read again after this long. */
const SECOND_LOOK_MS = 2000;
function leftRow(change, differs, seen) {
    return { row: { change, state: 'left', seen }, differs };
}

;// CONCATENATED MODULE: ./build/src/operations/undo/findings.js







/** Clocks of the platform's machines, and a triage that is recorded late, differ by less. */
const MAX_CLOCK_DIFFERENCE_MS = 60_000;
/**
 * Plans to put the findings of a report back, where they are as the step left them. The selected row is judged; the
 * platform moves its branches along.
 *
 * @param endedAtMs when the step ended, by the platform's clock
 */
async function planFindings(context, saved, endedAtMs) {
    const selected = saved.map(({ change }) => change.finding);
    const list = async () => {
        const findings = await (0,triage/* listAgain */.H8)(context, selected);
        const endedAt = context.clock.now();
        return { findings, endedAtMs: new Map(selected.map(({ kind }) => [kind, endedAt])) };
    };
    let listing = await list();
    let present = byId(listing);
    if (saved.some(({ change }) => isAsBefore(present.get(keyOf(change.finding)), change))) {
        await context.clock.sleep(SECOND_LOOK_MS, context.stop);
        listing = await list();
        present = byId(listing);
    }
    const found = selected.flatMap((finding) => present.get(keyOf(finding)) ?? []);
    const findBranches = (0,finding/* branchesOf */.IJ)(found, listing.findings);
    /** The first row of a finding decides what all its branches become. */
    const decided = new Map();
    const planned = saved.map((row) => {
        const { change } = row;
        const now = present.get(keyOf(change.finding));
        if (now === undefined)
            return leftRow(change, 'the finding is gone');
        const current = { ...change, finding: now, branches: findBranches(now) };
        // What may never have been moved was not taken back by anybody.
        if (row.state === 'unknown' && isAsBefore(now, change))
            return { row: { change: current, state: 'unchanged' } };
        const differs = differingField(now, change, endedAtMs);
        if (differs !== undefined)
            return leftRow(current, differs, now);
        const losses = (0,triage_state/* undoLosses */.em)(change);
        const inverse = (0,triage_state/* inverseOfTriage */.o_)(change);
        if (inverse === undefined)
            return { row: { change: current, state: 'left' }, losses };
        const { after } = inverse;
        // What cannot be put back, such as `untriaged`, may already be what comes closest.
        if ((0,triage_state/* showsTriage */.Ry)(now, after))
            return { row: { change: { ...current, after }, state: 'unchanged' }, losses };
        const triage = JSON.stringify(after);
        const first = decided.get((0,finding/* findingKey */.fl)(now)) ?? triage;
        decided.set((0,finding/* findingKey */.fl)(now), first);
        if (first !== triage)
            return { row: { change: current, state: 'left', seen: now }, losses: ['siblings'] };
        return { row: (0,changes_rows/* plannedRow */.dL)({ ...current, after }, !(0,model_context/* isWriting */.x)(context)), losses };
    });
    return { planned, listing };
}
function byId({ findings }) {
    return new Map(findings.map((finding) => [keyOf(finding), finding]));
}
function keyOf({ kind, id }) {
    return `${kind} ${id}`;
}
/** The field that is not as the step left it; undefined where all are. */
function differingField(now, { finding, after: { state, reason } }, endedAtMs) {
    const triagedAtMs = (0,time/* epochMs */.e9)(now.triaged_at);
    if (!(0,triage_state/* showsTriage */.Ry)(now, { state }) || (state === undefined && !hasSameState(now, finding)))
        return now.kind === 'secrets' ? 'status' : 'triage_state';
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
/** Whether a finding shows nothing of what the step did. */
function isAsBefore(now, { finding, after }) {
    if (now === undefined || (0,triage_state/* showsTriage */.Ry)(now, after))
        return false;
    const isKnown = finding.status !== undefined || finding.triage_state !== undefined;
    return isKnown && (0,triage_state/* hasSameDecision */.nM)(now, finding);
}

// EXTERNAL MODULE: ./build/src/policies/bundles.js
var bundles = __webpack_require__(4477);
;// CONCATENATED MODULE: ./build/src/operations/undo/policies.js







/** Plans to put former bundles back, where the version is still the one that the step left. */
async function planPolicies(context, saved) {
    const planned = [];
    for (const row of saved) {
        try {
            planned.push(await planPart(context, row));
        }
        catch (error) {
            if ((0,step_errors/* endsStep */.hw)(error))
                throw error;
            // A part that cannot be read keeps nothing else from being put back.
            planned.push({ row: { change: row.change, state: 'failed', failure: (0,step_errors/* rowFailureOf */.EQ)(error) } });
        }
    }
    return planned;
}
async function planPart(context, saved) {
    const { change, state } = saved;
    const read = async () => context.platform.policyBundle(await (0,deployment/* resolveId */.Sv)(context), change.part);
    let now = await read();
    if ((0,bundles/* isSameValue */.am)(now.bundle, change.before)) {
        await context.clock.sleep(SECOND_LOOK_MS, context.stop);
        now = await read();
    }
    const inverse = { ...(0,kind/* inverseOfPolicies */.qo)(change, now.stateVersion), before: now.bundle };
    if (isAsLeft(saved, now))
        return { row: (0,changes_rows/* plannedRow */.dL)(inverse, !(0,model_context/* isWriting */.x)(context)) };
    // What may never have been written was not taken back by anybody.
    if (state === 'unknown' && (0,bundles/* isSameValue */.am)(now.bundle, change.before))
        return { row: { change: { ...inverse, entries: [] }, state: 'unchanged' } };
    return leftRow(inverse, 'state_version', now.stateVersion);
}
/** Where it is not known whether the step wrote, the content says so. */
function isAsLeft({ change, seen, state }, { bundle, stateVersion }) {
    if (state === 'changed' && typeof seen === 'string')
        return stateVersion === seen;
    return (0,bundles/* isSameValue */.am)((0,bundles/* sluggedLike */.v9)(change.after, bundle), bundle);
}

// EXTERNAL MODULE: ./build/src/platform/http/errors.js
var errors = __webpack_require__(9323);
// EXTERNAL MODULE: ./build/src/projects/project.js
var projects_project = __webpack_require__(4849);
;// CONCATENATED MODULE: ./build/src/operations/undo/projects.js







/** Plans to take back what still is as the step left it. */
async function planProjects(context, slug, concurrency, saved) {
    const observed = (0,projects_project/* observedProjects */.hp)();
    const rows = saved.filter((row) => row.change.field !== 'none');
    const looks = [...Map.groupBy(rows, ({ change }) => change.project.name).values()].map((ofOne) => ({ rows: ofOne }));
    const look = async (some) => {
        if (some.length > 0)
            context.progress.begin('reading', some.length);
        await (0,step_errors/* forEachConcurrently */.DW)(some, concurrency, async (one) => {
            const [row] = one.rows;
            if (row === undefined)
                return;
            try {
                const found = await (0,projects_project/* readProject */.Wh)(context, slug, row.change.project);
                observed.add(found);
                one.project = found.project;
            }
            catch (error) {
                if ((0,step_errors/* endsStep */.hw)(error))
                    throw error;
                one.error = isGone(error) ? undefined : error;
            }
            context.progress.advance(1);
        });
    };
    await look(looks);
    const undone = looks.filter(({ project, rows: ofOne }) => ofOne.some((row) => projects_isAsBefore(row, project)));
    if (undone.length > 0) {
        await context.clock.sleep(SECOND_LOOK_MS, context.stop);
        await look(undone);
    }
    return { planned: looks.flatMap((one) => planOf(context, one)), observed };
}
function planOf(context, { rows, project, error }) {
    return rows.map((row) => {
        const { change } = row;
        if (error !== undefined)
            return { row: { change, state: 'failed', failure: (0,step_errors/* rowFailureOf */.EQ)(error) } };
        if (project === undefined)
            return leftRow(change, 'the project is gone');
        const now = { ...change, project: (0,projects_project/* projectRef */.J$)(project) };
        const inverse = (0,kinds/* inverseOf */._1)(now);
        const seen = (0,kinds/* valueIn */.xm)(project, change);
        if (seen === change.after && inverse !== undefined)
            return { row: (0,changes_rows/* plannedRow */.dL)(inverse, !(0,model_context/* isWriting */.x)(context)) };
        if (seen === change.after)
            return { row: { change: now, state: 'left', seen }, losses: ['primary-branch'] };
        // What may never have been made was not taken back by anybody.
        if (row.state === 'unknown' && seen === change.before)
            return { row: { change: inverse ?? now, state: 'unchanged' } };
        return leftRow(inverse ?? now, change.field === 'tag' ? 'tags' : change.field, seen);
    });
}
function projects_isAsBefore({ change }, project) {
    if (project === undefined)
        return false;
    const seen = (0,kinds/* valueIn */.xm)(project, change);
    return seen === change.before && seen !== change.after;
}
/** Deleted, or its name belongs to another project now. */
function isGone(error) {
    if (!(error instanceof errors/* PlatformError */.Wk))
        return false;
    const { kind, status } = error.failure;
    return kind === 'another-answer' || status === 404;
}

;// CONCATENATED MODULE: ./build/src/operations/undo/run.js















/** Takes back what an earlier step did, change by change, where it still is as the step left it. */
async function undo(context, request) {
    const planned = [];
    const end = await (0,step_errors/* capture */.Fg)(async () => {
        const slug = await (0,deployment/* resolveSlug */.qo)(context);
        await checkDeployment(context, request);
        const { report, concurrency, maxChanges: allowed } = request;
        const saved = (0,changes_rows/* rowsByKind */.Jb)(await selectRows(context, request));
        const policies = await planPolicies(context, saved.policies);
        planned.push(...policies);
        const projects = await planProjects(context, slug, concurrency, saved.projects);
        planned.push(...projects.planned);
        const findings = await planFindings(context, saved.findings, report.platformEndedAtMs);
        planned.push(...findings.planned);
        const due = (0,changes_rows/* rowsByKind */.Jb)(planned.map(({ row }) => row).filter(isDue));
        (0,limits/* checkLimits */.J)(context, [
            ...(0,limits/* maxChanges */.e)(allowed, new Set(due.projects.map(({ change }) => change.project.name)).size, 'project'),
            ...(0,limits/* maxChanges */.e)(allowed, due.findings.length, 'finding'),
            ...(0,limits/* maxChanges */.e)(allowed, due.policies.flatMap(({ change }) => change.entries).length, 'policy'),
        ]);
        if ((0,model_context/* isWriting */.x)(context)) {
            const execution = (0,execute/* newExecution */.X)(context);
            if (due.findings.length > 0)
                await (0,triage/* executeTriage */.ol)(execution, due.findings, findings.listing);
            await (0,kinds/* executeProjects */.gu)(execution, slug, due.projects, projects.observed, concurrency);
            // Last, as apply writes them first: a former bundle may name tags that have to be there.
            for (const row of due.policies) {
                await (0,kind/* executePolicies */.ed)(execution, await (0,deployment/* resolveId */.Sv)(context), [row]);
                if (row.failure?.kind !== 'status' || !(0,compare/* isVersionMismatch */.LE)(row.failure))
                    continue;
                row.state = 'left';
                row.failure = undefined;
            }
        }
        (0,changes_rows/* throwIfFailed */.tq)(planned.map(({ row }) => row));
    });
    noteLosses(context, planned);
    return { ...(0,model_context/* resultOf */.B)(context, request), rows: planned.map(({ row }) => row), ...end };
}
function isDue({ state }) {
    return state === 'not-reached' || state === 'would-change';
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
    throw new step_errors/* StepError */.zg({
        kind: 'other-report',
        what: 'deployment',
        of: String(of),
        expected: String(expected),
    });
}
/**
 * The rows of the report that `projects` selects; policies belong to no project.
 *
 * @throws StepError when the selection takes nothing of the report
 */
async function selectRows(context, { report, projects }) {
    if (projects === undefined)
        return report.rows;
    const matcher = (0,selection/* nameMatcher */.MH)(projects);
    const names = [...new Set(report.rows.flatMap(({ change }) => projectOf(change) ?? []))];
    const taken = new Set(names.filter((name) => matcher.matches(name)));
    await (0,projects_select/* checkExclusions */.W$)(context, matcher.unmatched().except, names);
    if (taken.size === 0) {
        const patterns = (0,selection/* itemsOf */.S3)({ ...projects, except: [] });
        throw new step_errors/* StepError */.zg({ kind: 'nothing-in-report', patterns, near: names.slice(0, 3) });
    }
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
/* harmony export */   readValidate: () => (/* binding */ readValidate)
/* harmony export */ });
/* harmony import */ var _inputs_rules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2820);
/* harmony import */ var _inputs_source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(686);


async function readValidate(source) {
    const rules = await (0,_inputs_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .readRulesFile */ .ev)(source);
    return rules === undefined ? undefined : { operation: 'validate', ...(0,_inputs_source_js__WEBPACK_IMPORTED_MODULE_1__/* .readBase */ .wZ)(source), rules };
}


/***/ }),

/***/ 622:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   validate: () => (/* binding */ validate)
/* harmony export */ });
/* harmony import */ var _model_context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4112);

/** Says that the rules file is right: what is wrong with it was found when the inputs were read. Sends nothing. */
async function validate(context, request) {
    return (0,_model_context_js__WEBPACK_IMPORTED_MODULE_0__/* .resultOf */ .B)(context, request);
}


/***/ }),

/***/ 4477:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ canonical),
/* harmony export */   Mc: () => (/* binding */ entriesOf),
/* harmony export */   am: () => (/* binding */ isSameValue),
/* harmony export */   v9: () => (/* binding */ sluggedLike)
/* harmony export */ });
/* unused harmony export isEmptyValue */
/* harmony import */ var _model_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(519);
/* harmony import */ var _platform_http_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9598);


/**
 * Whether two bundles, or parts of one, mean the same to the platform: null, missing and empty are equal, and lists are
 * sets.
 *
 * @param name of the field that holds them, directly or in a list: it decides what a missing field means
 */
function isSameValue(one, other, name = '') {
    return canonical(one, name) === canonical(other, name);
}
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
/**
 * A text that is equal for values with the same meaning.
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
        return items.size === 0 ? EMPTY : `[${[...items].sort(_model_names_js__WEBPACK_IMPORTED_MODULE_1__/* .compare */ .UD).join()}]`;
    }
    const fields = Object.entries(value)
        .map(([field, part]) => [field, canonical(part, field)])
        .filter(([field, text]) => text !== EMPTY && text !== DEFAULTS[name]?.[field])
        .sort(([one], [other]) => (0,_model_names_js__WEBPACK_IMPORTED_MODULE_1__/* .compare */ .UD)(one, other));
    return fields.length === 0
        ? EMPTY
        : `{${fields.map(([field, text]) => `${JSON.stringify(field)}:${text}`).join()}}`;
}
const KINDS = new Map([
    ['DetectionPolicy', 'detection'],
    ['DetectionPolicyException', 'exception'],
    ['RemediationPolicy', 'remediation'],
]);
/** The platform's difference of one part as entries, in a stable order. */
function entriesOf(part, difference) {
    const rows = difference.map(({ kind, key, effect, before, after }) => {
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
    const orderOf = ({ kind, key, effect }) => JSON.stringify([kind, key, effect]);
    return rows.toSorted((one, other) => (0,_model_names_js__WEBPACK_IMPORTED_MODULE_1__/* .compare */ .UD)(orderOf(one), orderOf(other)));
}
function fieldChanges(before, after, within, prefix = '') {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return names.flatMap((name) => {
        const [one, other] = [before[name], after[name]];
        // Compared with the name of what holds them, because it decides what a missing field means.
        if (isSameValue({ [name]: one }, { [name]: other }, within))
            return [];
        if (isFields(one) && isFields(other))
            return fieldChanges(one, other, name, `${prefix}${name}.`);
        const values = { before: orNone(one), after: orNone(other) };
        return [{ field: `${prefix}${name}`, ...values, ...listChange(one, other, name) }];
    });
}
function listChange(one, other, name) {
    if (!Array.isArray(one) && !Array.isArray(other))
        return {};
    const [before, after] = [listOf(one), listOf(other)];
    if (before === undefined || after === undefined)
        return {};
    const without = (items, others) => items.filter((item) => !others.some((another) => isSameValue(item, another, name)));
    return { added: without(after, before), removed: without(before, after) };
}
function listOf(value) {
    if (Array.isArray(value))
        return value;
    return isEmptyValue(value) ? [] : undefined;
}
function orNone(value) {
    return isEmptyValue(value) ? undefined : value;
}
function isFields(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/**
 * Gives policies without a slug the slug of the live policy with their name: otherwise the platform would delete that
 * one and create another. Detection bundles have no slugs.
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


/***/ }),

/***/ 7123:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LE: () => (/* binding */ isVersionMismatch),
/* harmony export */   c1: () => (/* binding */ planPolicies),
/* harmony export */   qs: () => (/* binding */ throwIfRefused)
/* harmony export */ });
/* unused harmony exports problemLine, refusedProblem */
/* harmony import */ var _model_step_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7761);
/* harmony import */ var _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9323);
/* harmony import */ var _bundles_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4477);
/* harmony import */ var _tag_uses_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4397);




/** What the platform refuses because of what the rules file asks for, whatever its status. */
const REFUSED_POLICIES = new Set([
    'DEPLOYMENT_NOT_MIGRATED',
    'PRODUCT_NOT_ENABLED',
    'RESERVED_SLUG',
]);
/** In the order of the writes. */
const PARTS = ['code', 'secrets', 'remediation'];
/**
 * Plans what the policies of a rules file would change. Parts that the file leaves out are not read.
 *
 * @param coming tags that the plan adds, in lower case
 * @throws StepError policies-invalid with every problem that the platform reports
 */
async function planPolicies(context, deploymentId, { policies = {}, path }, coming) {
    const changes = [];
    const waiting = [];
    const problems = [];
    const { platform } = context;
    const planPart = async (part, wanted) => {
        // The write names the version that was read, so that the platform refuses it for a newer one.
        const { bundle: before, stateVersion: version } = await platform.policyBundle(deploymentId, part);
        const after = (0,_bundles_js__WEBPACK_IMPORTED_MODULE_2__/* .sluggedLike */ .v9)(wanted.bundle, before);
        const dryRun = await platform.dryRunPolicies(deploymentId, part, after);
        if (dryRun.kind === 'difference') {
            const entries = (0,_bundles_js__WEBPACK_IMPORTED_MODULE_2__/* .entriesOf */ .Mc)(part, dryRun.entries);
            if (entries.length > 0)
                changes.push({ field: 'policies', part, before, after, entries, version });
            return;
        }
        const comingTags = comingIn(part, after, coming);
        const wrong = dryRun.problems.filter((problem) => comingTags(problem).length === 0);
        if (wrong.length === 0)
            waiting.push({ part, tags: [...new Set(dryRun.problems.flatMap(comingTags))] });
        for (const { code, message, policy_slug } of wrong)
            problems.push({ part, line: problemLine(wanted, policy_slug, after), code, message });
    };
    for (const part of PARTS) {
        const wanted = policies[part];
        if (wanted === undefined)
            continue;
        try {
            await planPart(part, wanted);
        }
        catch (error) {
            if (!(error instanceof _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .PlatformError */ .Wk) || (0,_model_step_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .endsStep */ .hw)(error))
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
        throw new _model_step_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StepError */ .zg({ kind: 'policies-invalid', path, problems, written: [] });
    return { changes, waiting };
}
/** The tags that a problem is about, if the bundle names them as tags and the plan adds all of them. */
function comingIn(part, bundle, coming) {
    const named = new Set((0,_tag_uses_js__WEBPACK_IMPORTED_MODULE_3__/* .tagUsesIn */ .a)(part, bundle).map(({ tag }) => tag));
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
 * The line of the rules file that a problem is about: the line of the policy that it names, else of the part.
 *
 * @param sent the bundle as it was sent; a policy without a slug gets one that is made of its name
 */
function problemLine({ policyLines, line }, slug, sent) {
    if (slug === undefined || !('policies' in sent))
        return line;
    const at = (sent.policies ?? []).findIndex((policy) => bare(policy.slug ?? policy.name) === bare(slug));
    return policyLines[at] ?? line;
}
/** What a name and the slug that is made of it have in common. */
function bare(text = '') {
    return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
/** A refusal because of the policies in the file; undefined for any other failed request. */
function refusedProblem(part, { line }, { status, serverCode, serverMessage = '' }) {
    if (serverCode === undefined || !(status === 400 || REFUSED_POLICIES.has(serverCode)))
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
        throw new _model_step_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StepError */ .zg({ kind: 'policies-changed', part, written });
    const wanted = policies[part];
    const problem = wanted && refusedProblem(part, wanted, failed.failure);
    if (problem !== undefined)
        throw new _model_step_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StepError */ .zg({ kind: 'policies-invalid', path, problems: [problem], written });
}
/** Whether a write was refused because the policies changed since they were compared. */
function isVersionMismatch({ status, serverCode }) {
    return serverCode === 'STATE_VERSION_MISMATCH' || (status === 412 && serverCode !== undefined);
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
            const { version, entries } = row.change;
            return {
                rows: [row],
                seen: { version, differences: entries.length },
                readAtMs: Number.POSITIVE_INFINITY,
            };
        }),
        async read({ platform }, rows, { version }) {
            let seen = { version, differences: undefined };
            for (const row of rows) {
                const { part, after } = row.change;
                const found = await platform.dryRunPolicies(deploymentId, part, after);
                if (found.kind === 'invalid')
                    continue;
                seen = { version: found.stateVersion, differences: found.entries.length };
                if (seen.differences === 0)
                    row.seen = found.stateVersion;
            }
            return seen;
        },
        next: (rows, { version }) => rows.filter(({ change }) => change.version === version),
        send({ writer }, rows, _seen, { attempt }) {
            const [row] = rows;
            if (row === undefined)
                throw new RangeError('there are no policies');
            const { part, after, version } = row.change;
            return writer.putPolicies(deploymentId, part, after, version, { attempts: attempt });
        },
        // Verified by a dry run, not by the answer.
        seenIn: ({ stateVersion }, { differences }) => ({ version: stateVersion, differences }),
        shows: ({ differences }) => differences === 0,
        valueIn: ({ differences }) => differences,
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
function inverseOfPolicies(change, version = change.version) {
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

/***/ 4397:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ readTagUses),
/* harmony export */   a: () => (/* binding */ tagUsesIn)
/* harmony export */ });
/* harmony import */ var _model_step_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7761);
/* harmony import */ var _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9323);


/** The type of conditions on project tags. */
const TAG_CONDITION = 'repository_tag';
/** The policies and exceptions of a bundle that depend on tags. */
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
        if (!(error instanceof _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .PlatformError */ .Wk) || (0,_model_step_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .endsStep */ .hw)(error))
            throw error;
        if (error.failure.serverCode === 'DEPLOYMENT_NOT_MIGRATED')
            return [];
        context.notices.push({ kind: 'tag-uses-unread', cause: (0,_model_step_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .stepFailureOf */ .WT)(error) });
        return [];
    }
}


/***/ }),

/***/ 3092:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hl: () => (/* binding */ PROJECT_SET),
/* harmony export */   Rl: () => (/* binding */ unknownFindingCondition),
/* harmony export */   e$: () => (/* binding */ FINDING_EXCEPT),
/* harmony export */   vW: () => (/* binding */ FINDING_WHEN),
/* harmony export */   vi: () => (/* binding */ unknownProjectCondition)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6921);
/* harmony import */ var _findings_conditions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2340);
/* harmony import */ var _inputs_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4009);
/* harmony import */ var _inputs_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7745);
/* harmony import */ var _project_conditions_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1383);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3072);






const slug = (0,_values_js__WEBPACK_IMPORTED_MODULE_4__/* .spelled */ .uQ)(/^[A-Za-z0-9_-]+$/, 'give the slug of a team, such as payments; patterns do not work here', (given) => given.toLowerCase());
const weakness = (0,_values_js__WEBPACK_IMPORTED_MODULE_4__/* .spelled */ .uQ)(/^[Cc][Ww][Ee]-[0-9]+$/, 'give the number of a weakness, such as CWE-79', (given) => given.toUpperCase());
const type = zod__WEBPACK_IMPORTED_MODULE_5__/* .preprocess */ .vkY((given) => (typeof given === 'string' ? given.toLowerCase() : given), zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(_findings_conditions_js__WEBPACK_IMPORTED_MODULE_0__/* .RULE_TYPES */ .Bs, {
    error: ({ input }) => {
        if (Array.isArray(input))
            return 'a rule looks at one type; write one rule for each type';
        if (input === 'ai_sast')
            return 'findings of ai_sast cannot be triaged';
        const meant = (0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .valueMeant */ .li)(String(input), _inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .PRODUCT_WORDS */ .cS);
        return meant && `did you mean ${(0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(meant)}?`;
    },
}));
const SPELLED = {
    any: _values_js__WEBPACK_IMPORTED_MODULE_4__/* .NAMES */ .Xk,
    project: _values_js__WEBPACK_IMPORTED_MODULE_4__/* .PROJECT_NAMES */ .NY,
    tag: _values_js__WEBPACK_IMPORTED_MODULE_4__/* .TAG_NAMES */ .qY,
    property: _values_js__WEBPACK_IMPORTED_MODULE_4__/* .PROPERTY_VALUES */ .pl,
    team: _values_js__WEBPACK_IMPORTED_MODULE_4__/* .NAMES */ .Xk,
    path: _values_js__WEBPACK_IMPORTED_MODULE_4__/* .PATHS */ .R7,
    // The platform writes the title behind the number: `CWE-79: Improper …`.
    cwe: (0,_values_js__WEBPACK_IMPORTED_MODULE_4__/* .oneOrMore */ .h9)(weakness).transform((numbers) => {
        return { names: numbers, patterns: numbers.map((one) => `${one}:**`), except: [] };
    }),
};
const shareError = 'give a number from 0 to 1';
function conditionValue({ name, form, values, meant, spelled }) {
    if (name === 'type')
        return type.transform((one) => [one]);
    switch (form) {
        case 'boolean':
            return zod__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY();
        case 'age':
            return _values_js__WEBPACK_IMPORTED_MODULE_4__/* .age */ .KW;
        case 'number':
            return zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig({ error: shareError }).min(0, { error: shareError }).max(1, { error: shareError });
        case 'values':
            return (0,_values_js__WEBPACK_IMPORTED_MODULE_4__/* .oneOrMore */ .h9)(values === undefined ? slug : (0,_values_js__WEBPACK_IMPORTED_MODULE_4__/* .oneOf */ .yL)(values, meant));
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
    const known = zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej(Object.fromEntries(fixed.map((row) => [row.name, formOf(row).optional()])));
    const property = rows.find(({ name }) => name === PROPERTY);
    const set = property === undefined
        ? known
        : zod__WEBPACK_IMPORTED_MODULE_5__/* .intersection */ .E$q(known, zod__WEBPACK_IMPORTED_MODULE_5__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().regex(new RegExp(_project_conditions_js__WEBPACK_IMPORTED_MODULE_3__/* .PROPERTY_KEY */ .qE)), formOf(property)));
    return set
        .check((0,_inputs_document_js__WEBPACK_IMPORTED_MODULE_1__/* .crossCheck */ .D)((given, problem, hasUnknownKey) => {
        if (Object.keys(given).length === 0 && !hasUnknownKey)
            problem([], 'a set of conditions is empty: give a condition, or leave it out');
        const [older, newer] = [given['older-than'], given['newer-than']];
        if (typeof older === 'number' && typeof newer === 'number' && older >= newer)
            problem(['older-than'], '`older-than` and `newer-than` exclude each other, because no finding can match both: correct one of them');
    }))
        .meta({ id });
}
/** They say what the rule is about, and take nothing out of it. */
const OF_WHEN = ['type', 'decided-by'];
const PROJECT_SET = conditions(_project_conditions_js__WEBPACK_IMPORTED_MODULE_3__/* .PROJECT_CONDITIONS */ .HL, 'projectConditions');
const FINDING_WHEN = conditions(_findings_conditions_js__WEBPACK_IMPORTED_MODULE_0__/* .FINDING_CONDITIONS */ .J2, 'findingConditions');
const FINDING_EXCEPT = conditions(_findings_conditions_js__WEBPACK_IMPORTED_MODULE_0__/* .FINDING_CONDITIONS */ .J2.filter(({ name }) => !OF_WHEN.includes(name)), 'findingExceptions');
/** What to write for a key that sets of conditions for projects do not have. */
function unknownProjectCondition(key) {
    const alias = _project_conditions_js__WEBPACK_IMPORTED_MODULE_3__/* .PROJECT_CONDITIONS */ .HL.find((row) => row.alias?.includes(key));
    if (alias !== undefined)
        return `did you mean \`${alias.name}\`?`;
    if (/^github\.(?:custom.)?propert(?:y|ies)(?:\.|$)/.test(key))
        return 'name one property with letters, digits and _-$#, such as `github.property.tier`';
    const dotted = _project_conditions_js__WEBPACK_IMPORTED_MODULE_3__/* .PROJECT_CONDITIONS */ .HL.find(({ name }) => name.startsWith(`${key}.`));
    if (dotted !== undefined)
        return `write its keys with a dot, such as \`${dotted.name}\``;
    return (0,_findings_conditions_js__WEBPACK_IMPORTED_MODULE_0__/* .findingCondition */ .d5)(key) && 'it is a condition for findings, not for projects';
}
/** The same for findings. */
function unknownFindingCondition(key) {
    if (key === 'state')
        return '`state` belongs in `triage`; the current state of a finding is its `status`';
    if (OF_WHEN.includes(key))
        return `it belongs in \`when\``;
    const alias = _findings_conditions_js__WEBPACK_IMPORTED_MODULE_0__/* .FINDING_CONDITIONS */ .J2.find((row) => row.alias?.includes(key));
    if (alias !== undefined)
        return `did you mean \`${alias.name}\`?`;
    return ((0,_project_conditions_js__WEBPACK_IMPORTED_MODULE_3__/* .projectCondition */ .Fd)(key) &&
        'it is a condition for projects: give these projects a tag, and use `project-tag` here');
}


/***/ }),

/***/ 7147:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K2: () => (/* binding */ projectRule),
/* harmony export */   Tc: () => (/* binding */ tag),
/* harmony export */   iJ: () => (/* binding */ placeholdersOf),
/* harmony export */   k0: () => (/* binding */ managedTag)
/* harmony export */ });
/* unused harmony export placeholders */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6921);
/* harmony import */ var _inputs_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4009);
/* harmony import */ var _inputs_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7745);
/* harmony import */ var _model_project_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1062);
/* harmony import */ var _project_conditions_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1383);
/* harmony import */ var _conditions_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3092);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3072);







/** What `${…}` in a tag may name. */
const FILLED = _project_conditions_js__WEBPACK_IMPORTED_MODULE_3__/* .PROJECT_CONDITIONS */ .HL.filter(({ valuesOf }) => valuesOf !== undefined).map(({ name }) => name);
const PLACEHOLDER = /\$\{([^{}]*)\}/g;
const addsOnly = (tag) => /^[-!]/.test(tag)
    ? `starts with ${(0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(tag.slice(0, 1))}; rules only give tags, and managed-tags lists those that are removed when no rule gives them`
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
    const unknown = placeholdersOf(tag).find((name) => (0,_project_conditions_js__WEBPACK_IMPORTED_MODULE_3__/* .projectCondition */ .Fd)(name)?.valuesOf === undefined);
    if (unknown === undefined)
        return undefined;
    if ((0,_project_conditions_js__WEBPACK_IMPORTED_MODULE_3__/* .projectCondition */ .Fd)(unknown) !== undefined)
        return `fills in ${(0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(unknown)}, which works only in \`when\``;
    return `has the unknown placeholder ${(0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(`\${${unknown}}`)}; ${(0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_1__/* .didYouMean */ .au)(unknown, FILLED)}`;
};
/** A tag that a rule gives; it may hold `${github.…}`. */
const tag = (0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq)([..._values_js__WEBPACK_IMPORTED_MODULE_5__/* .ANY_NAME */ .dA, addsOnly, separators, braces, placeholder]);
/** A pattern of tags that rules may remove. */
const managedTag = (0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq)([
    ..._values_js__WEBPACK_IMPORTED_MODULE_5__/* .LISTED_NAME */ .cW,
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
const branchProblem = (given) => {
    if (given.startsWith('refs/'))
        return `is a full reference; write ${(0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(given.replace(/^refs\/(?:heads\/)?/, ''))}`;
    return /^[-/.]|[\s~^:?*[\\]|\.\.|\/\/|@\{|[/.]$|\.lock$/.test(given)
        ? 'is not the name of a branch; give a name, without patterns'
        : undefined;
};
const switches = zod__WEBPACK_IMPORTED_MODULE_6__/* .strictObject */ .rej({
    diff: zod__WEBPACK_IMPORTED_MODULE_6__/* .boolean */ .zMY().optional().describe(_model_project_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .PROJECT_SETTINGS */ .Ot.diff_scan.meaning),
    full: zod__WEBPACK_IMPORTED_MODULE_6__/* .boolean */ .zMY().optional().describe(_model_project_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .PROJECT_SETTINGS */ .Ot.full_scan.meaning),
}, {
    error: ({ code }) => code === 'invalid_type' ? 'write the switches, such as { diff: true, full: true }' : undefined,
})
    .check((0,_inputs_document_js__WEBPACK_IMPORTED_MODULE_0__/* .crossCheck */ .D)((given, problem, hasUnknownKey) => {
    if (Object.keys(given).length === 0 && !hasUnknownKey)
        problem([], '`managed-scan` switches nothing: give diff, full or both');
}));
const EFFECTS = ['tags', 'managed-scan', 'primary-branch'];
/** A rule under `projects`. */
const projectRule = zod__WEBPACK_IMPORTED_MODULE_6__/* .strictObject */ .rej({
    name: _values_js__WEBPACK_IMPORTED_MODULE_5__/* .ruleName */ .oF.describe('Name of the rule, unique in the file.'),
    when: _conditions_js__WEBPACK_IMPORTED_MODULE_4__/* .PROJECT_SET */ .Hl.optional().describe('Which projects: all keys must match. Default: all in scope.'),
    except: (0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .oneOrMore */ .h9)(_conditions_js__WEBPACK_IMPORTED_MODULE_4__/* .PROJECT_SET */ .Hl)
        .optional()
        .describe('Projects to leave out: a set of conditions that must all match, or a list of such sets.'),
    tags: (0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .list */ .p_)(tag, 1)
        .optional()
        .describe(`Tags that the projects get. ${placeholders()} are filled in; a list of values gives one tag for each value.`),
    'managed-scan': switches
        .optional()
        .describe('Switches of managed scans; for each switch, the last rule that matches decides.'),
    'primary-branch': (0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq)([..._values_js__WEBPACK_IMPORTED_MODULE_5__/* .PLAIN */ .tZ, branchProblem])
        .optional()
        .describe(_model_project_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .PROJECT_SETTINGS */ .Ot.primary_branch.meaning),
})
    .check((0,_inputs_document_js__WEBPACK_IMPORTED_MODULE_0__/* .crossCheck */ .D)((given, problem, hasUnknownKey) => {
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
// EXTERNAL MODULE: ./build/src/inputs/document.js + 2 modules
var inputs_document = __webpack_require__(4009);
// EXTERNAL MODULE: ./build/src/model/names.js
var names = __webpack_require__(519);
// EXTERNAL MODULE: ./build/src/rules/file/project-rules.js
var project_rules = __webpack_require__(7147);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(6921);
// EXTERNAL MODULE: ./build/src/inputs/values.js
var values = __webpack_require__(7745);
// EXTERNAL MODULE: ./build/src/rules/file/conditions.js
var conditions = __webpack_require__(3092);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(4377);
// EXTERNAL MODULE: ./build/src/findings/conditions.js
var findings_conditions = __webpack_require__(2340);
// EXTERNAL MODULE: ./build/src/model/findings.js
var findings = __webpack_require__(3917);
// EXTERNAL MODULE: ./build/src/model/time.js
var time = __webpack_require__(4386);
// EXTERNAL MODULE: ./build/src/rules/file/values.js
var file_values = __webpack_require__(3072);
;// CONCATENATED MODULE: ./build/src/rules/file/finding-rules.js








/** How long an ignore lasts: in days, or without end. */
const duration = (0,file_values/* spelled */.uQ)(/^(?:[1-9]\d{0,4}[dwDW]|[eE][vV][eE][rR])$/, 'give days or weeks, such as 90d or 12w, or ever', (given) => /ever/i.test(given)
    ? { kind: 'never' }
    : { kind: 'after', days: (0,values/* ageMs */.WO)(given) / time/* DAY_MS */.sO });
const day = iso/* date */.p6({ error: 'give a day of the calendar, such as 2027-02-19' })
    .transform((date) => ({ kind: 'until', date }));
const noMark = (given) => /\[code-security\s/.test(given)
    ? 'contains the mark of a rule, which the action adds itself; remove it'
    : undefined;
const notBlank = (given) => given.trim() === '' ? 'has only whitespace; write a note, or leave it out' : undefined;
const STATES = ['ignored', 'reviewing', 'fixing', 'reopened'];
/** What happens to the findings of a rule. */
const triage = schemas/* strictObject */.rej({
    state: (0,file_values/* oneOf */.yL)(STATES, findings/* STATE_WORDS */.I7).describe('The new triage state.'),
    reason: (0,file_values/* oneOf */.yL)(findings/* TRIAGE_REASONS */.zk, findings/* REASON_WORDS */.J$)
        .optional()
        .describe('Why it is ignored; only with `state: ignored`.'),
    for: duration
        .optional()
        .describe('How long it stays ignored, such as `90d`; then `apply` reopens it. `ever` for no end. Ignoring needs this ' +
        'or `until`; secrets take neither.'),
    until: day
        .optional()
        .describe('The day after which `apply` reopens it, such as `2027-02-19`; instead of `for`.'),
    note: (0,file_values/* text */.Qq)([notBlank, file_values/* noExpression */.__, noMark], findings/* MAX_NOTE_LENGTH */.XG)
        .transform((given) => given.trim())
        .optional()
        .describe('A note for people. `apply` adds a mark with the name of the rule.'),
});
/** Secrets have no note that could hold an end. */
function endsOf({ state, for: duration, until }, type) {
    return type === 'secrets' && state === 'ignored' ? { kind: 'never' } : (until ?? duration);
}
const DECIDED_BY = (/* unused pure expression or super */ null && (['nobody', 'rules', 'platform', 'people', 'anyone']));
/** A rule under `findings`. */
const findingRule = schemas/* strictObject */.rej({
    name: file_values/* ruleName */.oF.describe('Name of the rule, unique in the file.'),
    when: conditions/* FINDING_WHEN */.vW.optional().describe('Which findings: all keys must match. Default: open findings of type `sast`.'),
    except: (0,file_values/* oneOrMore */.h9)(conditions/* FINDING_EXCEPT */.e$)
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
    return Array.isArray(type) && type.length === 1 ? findings_conditions/* RULE_TYPES */.Bs.find((one) => one === type[0]) : undefined;
}
/** Findings of a type lack what only others have. */
function checkType(set, path, type, problem) {
    for (const key of Object.keys(set ?? {})) {
        const types = (0,findings_conditions/* findingCondition */.d5)(key)?.types ?? [type];
        if (!types.includes(type))
            problem([...path, key], `only findings of type ${types.join(' or ')} have \`${key}\`, but this rule looks at ${type}: write type: ${types[0]}, or leave it out`);
    }
}
/** Checks a triage with what its rule is about; values that are wrong are still as they were written. */
function checkTriage(given, name, type, problem) {
    const { state, note } = given;
    const written = ['reason', 'for', 'until'].filter((key) => given[key] !== undefined);
    if (type === 'secrets') {
        for (const key of written)
            problem(['triage', key], `secrets take no reason and no end: leave \`${key}\` out`);
        if (state === 'reviewing' || state === 'fixing')
            problem(['triage', 'state'], `secrets cannot be ${state}: write ignored or reopened`);
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
    if (typeof note !== 'string' || typeof name !== 'string')
        return;
    // The mark at the end of the note says which rule decided, and until when.
    const until = state !== 'ignored' || given.for?.kind === 'never' ? '' : ' until=2027-02-19';
    const length = note.length + ` [code-security rule="${name}"${until}]`.length;
    if (length > findings/* MAX_NOTE_LENGTH */.XG)
        problem(['triage', 'note'], `the note and its mark have ${length} characters, but the platform takes ${findings/* MAX_NOTE_LENGTH */.XG}: shorten the note by ${length - findings/* MAX_NOTE_LENGTH */.XG}`);
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
    .check((0,inputs_document/* crossCheck */.D)(({ project, project_tag_name: tag }, problem, hasUnknownKey) => {
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
    mode: (0,file_values/* oneOf */.yL)(['any', 'none'], { all: 'any' })
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
    .check((0,inputs_document/* crossCheck */.D)(({ remediation, ...others }, problem, hasUnknownKey) => {
    if (remediation === undefined && Object.keys(others).length === 0 && !hasUnknownKey)
        problem([], '`policies` has no part: give code, secrets or remediation, or leave it out');
}))
    .transform(({ remediation, ...detections }) => ({
    ...detections,
    remediation: remediation && { policies: remediation },
}));

;// CONCATENATED MODULE: ./build/src/rules/file/schema.js








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
    'managed-tags': (0,file_values/* list */.p_)(project_rules/* managedTag */.k0)
        .optional()
        .describe('Patterns of tags that are removed when no rule gives them. Default: no tag is removed.'),
    limits: limits.prefault({}).describe('When a plan exceeds a limit, `apply` writes nothing.'),
    projects: (0,file_values/* list */.p_)(project_rules/* projectRule */.K2).optional().describe('Rules for projects; all are evaluated in order.'),
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
                problem([section, at, 'name'], `another rule is called ${(0,values/* quote */.hD)(twin)}: give each rule a unique name`);
            names.set(String(name).toLowerCase(), String(name));
            for (const tag of Array.isArray(given) ? given.map(String) : []) {
                const other = tags.get(tag.toLowerCase()) ?? tag;
                const both = `${(0,values/* quote */.hD)(other)} and ${(0,values/* quote */.hD)(tag)}`;
                if (other !== tag)
                    problem([section, at, 'tags'], `the tags ${both} differ only in case: spell them the same way`);
                tags.set(tag.toLowerCase(), other);
                // Only teams that a rule names are asked for.
                if ((0,project_rules/* placeholdersOf */.iJ)(tag).includes('github.team') &&
                    !JSON.stringify(projects).includes('"github.team":'))
                    problem([section, at, 'tags'], 'the placeholder github.team needs teams that a rule names, but no rule names one: add github.team to `when`');
            }
        }
    }
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
    return path[0] === 'projects' ? (0,conditions/* unknownProjectCondition */.vi)(key) : (0,conditions/* unknownFindingCondition */.Rl)(key);
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

;// CONCATENATED MODULE: ./build/src/rules/file/read.js





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
    const read = await (0,inputs_document/* readYaml */.g)(text.replace(/^\uFEFF/, ''), rulesFile, {
        name: 'the file',
        emptyRemedy: 'start it with version: 1',
        // Properties compare as texts, and so do the values that policies look for.
        textKeys: /^(?:github\.property\..*|values)$/,
        unknownKey: unknownKey,
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
            sha256: (0,external_node_crypto_.createHash)('sha256').update(canonical(source.data)).digest('hex'),
            projects: placed('projects', value.projects),
            findings: value.findings && placed('findings', value.findings),
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
        const wanted = {
            bundle,
            line: source.lineOf(path, 'key'),
            policyLines: (policies ?? []).map((_, policy) => source.lineOf([...path, policy])),
        };
        return [[part, wanted]];
    });
    return Object.fromEntries(parts);
}
const PROPERTY = 'github.property.';
/** Which of GitHub's data the rules look at. Teams are those that conditions name. */
function needsOf({ projects, coverage, }) {
    const sets = projects.flatMap(({ when, except }) => [when, ...except]);
    const names = projects.flatMap(({ tags }) => tags.flatMap(project_rules/* placeholdersOf */.iJ));
    const keys = new Set([...sets.flatMap((set) => Object.keys(set)), ...names]);
    const github = [...keys].filter((key) => key.startsWith('github.'));
    const teams = sets.flatMap(({ 'github.team': named = [] }) => named);
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
/* harmony import */ var _model_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(519);
/* harmony import */ var _model_selection_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8985);
/* harmony import */ var _project_rules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7147);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5524);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3072);





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
    const sorted = [...counts].sort(([one, m], [other, n]) => n - m || (0,_model_names_js__WEBPACK_IMPORTED_MODULE_3__/* .compare */ .UD)(one, other));
    const given = new Map();
    for (const [one] of sorted) {
        const key = (0,_model_names_js__WEBPACK_IMPORTED_MODULE_3__/* .nameKey */ .Rc)(one);
        if (!given.has(key) && (0,_project_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .placeholdersOf */ .iJ)(one).length === 0 && isValid(_project_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .tag */ .Tc, one))
            given.set(key, one);
    }
    const chosen = new Set(given.values());
    return { given: chosen, left: [...counts.keys()].filter((one) => !chosen.has(one)).sort(_model_names_js__WEBPACK_IMPORTED_MODULE_3__/* .compare */ .UD) };
}
/** One rule for each tag; tags that exactly the same projects have share one. */
function groupsOf({ projects }, { given }) {
    const left = [];
    const wanted = projects.map(({ name, tags }) => ({
        name,
        tags: tags.filter((one) => given.has(one)).sort(_model_names_js__WEBPACK_IMPORTED_MODULE_3__/* .compare */ .UD),
    }));
    // Rules compare names without regard to case or Unicode form, so one name may mean several projects.
    const alike = Map.groupBy(wanted, ({ name }) => (0,_model_names_js__WEBPACK_IMPORTED_MODULE_3__/* .nameKey */ .Rc)(name));
    const namesOf = new Map();
    for (const { name, tags } of wanted.toSorted((one, other) => (0,_model_names_js__WEBPACK_IMPORTED_MODULE_3__/* .compare */ .UD)(one.name, other.name))) {
        const isOne = alike.get((0,_model_names_js__WEBPACK_IMPORTED_MODULE_3__/* .nameKey */ .Rc)(name))?.every((other) => `${other.tags}` === `${tags}`) === true;
        if (isOne && !(0,_model_selection_js__WEBPACK_IMPORTED_MODULE_4__/* .isPattern */ .Pt)(name) && isValid(_values_js__WEBPACK_IMPORTED_MODULE_2__/* .PROJECT_NAMES */ .NY, name))
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
        const isFree = isValid(_values_js__WEBPACK_IMPORTED_MODULE_2__/* .ruleName */ .oF, joined) && !/^group \d+$/i.test(joined) && !taken.has(joined.toLowerCase());
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
        if ((await (0,_read_js__WEBPACK_IMPORTED_MODULE_1__/* .parseRules */ .N)(text, '')).ok)
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
/* harmony export */   oF: () => (/* binding */ ruleName),
/* harmony export */   p_: () => (/* binding */ list),
/* harmony export */   pl: () => (/* binding */ PROPERTY_VALUES),
/* harmony export */   qY: () => (/* binding */ TAG_NAMES),
/* harmony export */   tZ: () => (/* binding */ PLAIN),
/* harmony export */   uQ: () => (/* binding */ spelled),
/* harmony export */   yL: () => (/* binding */ oneOf)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6921);
/* harmony import */ var _inputs_values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7745);
/* harmony import */ var _model_selection_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8985);



/** Longer than any name. */
const MAX_LENGTH = 1000;
/** A text that is not empty and that no check refuses. */
function text(checks, maxLength = MAX_LENGTH) {
    return zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
        .min(1, { abort: true })
        .max(maxLength, { abort: true })
        .superRefine((given, context) => {
        const problem = firstProblem(checks, given);
        if (problem !== undefined)
            context.addIssue(`is ${(0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(given)}, which ${problem}`);
    });
}
/** Only a workflow file evaluates them. */
const noExpression = (given) => given.includes('${{') ? 'contains `${{`, which is not evaluated here; write the value' : undefined;
const oneLine = (given) => /[\r\n]/.test(given) ? 'has several lines; write a list, with an item on each line' : undefined;
const noSpaceAround = (given) => given.trim() === given ? undefined : `starts or ends with a space; write ${(0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(given.trim())}`;
const noComma = (given) => given.includes(',') ? 'has a comma; write a list with an item for each part' : undefined;
const noBracket = (given) => /[[\]{}]/.test(given) ? 'has a bracket or a brace, which would be part of it; write it without' : undefined;
/** A value of a custom property may be any text on one line. */
const PLAIN = [oneLine, noExpression, _inputs_values_js__WEBPACK_IMPORTED_MODULE_0__/* .invisibleProblem */ .XM, noSpaceAround];
/** Names that may have brackets and commas in them. */
const ANY_NAME = [oneLine, _inputs_values_js__WEBPACK_IMPORTED_MODULE_0__/* .textProblem */ .Fy, noSpaceAround];
const LISTED_NAME = [
    oneLine,
    (given) => (0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_0__/* .alternatives */ .Vo)(given)?.problem,
    _inputs_values_js__WEBPACK_IMPORTED_MODULE_0__/* .itemProblem */ .to,
    noSpaceAround,
    noComma,
];
const PROJECT_NAME = [...LISTED_NAME, _inputs_values_js__WEBPACK_IMPORTED_MODULE_0__/* .nameProblem */ .rH, noBracket];
/** One value, or a list of at least one; duplicates go. */
function oneOrMore(item) {
    return zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([item, zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(item).min(1)]).transform((given) => {
        return [...new Set(Array.isArray(given) ? given : [given])];
    });
}
/** A list that may be empty; duplicates go. */
function list(item, min = 0) {
    const error = (issue) => typeof issue.input === 'object' && issue.input !== null
        ? undefined
        : `write a list, such as [one, two]${min === 0 ? ', or [] for none' : ''}`;
    const items = zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(item, { error });
    return (min === 0 ? items : items.min(min)).transform((given) => [...new Set(given)]);
}
/** Names, patterns and, behind a `!`, what is excluded: one text or a list. */
function names(checks, isLoose = false) {
    const name = text([_inputs_values_js__WEBPACK_IMPORTED_MODULE_0__/* .signProblem */ .bS, ...checks]);
    const item = isLoose ? zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([name, zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY()]).transform(String) : name;
    return oneOrMore(item)
        .superRefine((items, context) => {
        const problem = (0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_0__/* .onlyExcludes */ .sz)(items, "'**'");
        if (problem !== undefined)
            context.addIssue(problem);
    })
        .transform(_model_selection_js__WEBPACK_IMPORTED_MODULE_2__/* .nameListOf */ .R1);
}
function firstProblem(checks, given) {
    return checks.map((check) => check(given)).find((one) => one !== undefined);
}
const NAMES = names(ANY_NAME).meta({ id: 'names' });
const PATHS = names([...ANY_NAME, _inputs_values_js__WEBPACK_IMPORTED_MODULE_0__/* .filePathProblem */ .tX]);
const PROJECT_NAMES = names(PROJECT_NAME).meta({ id: 'projectNames' });
const TAG_NAMES = names(LISTED_NAME).meta({ id: 'tagNames' });
/** Numbers and flags compare as texts. */
const PROPERTY_VALUES = names(PLAIN, true).meta({ id: 'propertyValues' });
/**
 * One of a closed set, in any case.
 *
 * @param meant values by other words that people use for them
 */
function oneOf(values, meant = {}) {
    const error = ({ input }) => {
        const value = (0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_0__/* .valueMeant */ .li)(String(input), meant);
        return value && `did you mean ${(0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(value)}?`;
    };
    return zod__WEBPACK_IMPORTED_MODULE_1__/* .preprocess */ .vkY((given) => (typeof given === 'string' ? given.toLowerCase() : given), zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(values, { error }));
}
/** A whole number. */
function whole(min) {
    const error = ({ input }) => `give a whole number from ${min}${/^\d+$/.test(String(input)) && typeof input === 'string' ? ', without quotes' : ''}`;
    return zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr({ error }).min(min, { error });
}
/** In ms. */
const age = spelled(_inputs_values_js__WEBPACK_IMPORTED_MODULE_0__/* .AGE_PATTERN */ .rn, _inputs_values_js__WEBPACK_IMPORTED_MODULE_0__/* .ageProblem */ .rq, _inputs_values_js__WEBPACK_IMPORTED_MODULE_0__/* .ageMs */ .WO);
/** A text that is spelled in one way, and what it means. */
function spelled(pattern, remedy, parse) {
    const error = ({ input }) => typeof remedy === 'string' ? remedy : remedy(String(input));
    return zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP({ error })
        .regex(pattern, { error })
        .transform((given) => parse(given));
}
const ruleNameProblem = (given) => {
    if (given.trim() !== given)
        return 'starts or ends with a space; remove it';
    return /^[\p{L}\p{M}\p{N} \-_.,:/()'&+]*$/u.test(given)
        ? undefined
        : "has a character that a name cannot have; use letters, digits, spaces and -_.,:/()'&+";
};
/** The name of a rule: it stands in quotes in the mark of a note. */
const ruleName = text([ruleNameProblem], 80);


/***/ }),

/***/ 4526:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EO: () => (/* binding */ policyLines),
/* harmony export */   H4: () => (/* binding */ triageLine),
/* harmony export */   Y3: () => (/* binding */ projectLine),
/* harmony export */   ek: () => (/* binding */ placesOf)
/* harmony export */ });
/* harmony import */ var _findings_mark_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1463);
/* harmony import */ var _policies_bundles_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4477);


function projectLine(change) {
    const target = change.project.name;
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
 * @param duration such as `for 90d`
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
/** What the lines of a change are about. */
function placesOf(change) {
    if (change.field === 'none' || change.field === 'ticket')
        return [];
    if (change.field === 'policies')
        return policyLines(change);
    return [change.field === 'triage' ? triageLine(change, '') : projectLine(change)];
}


/***/ }),

/***/ 4501:
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
// EXTERNAL MODULE: ./build/src/model/findings.js
var findings = __webpack_require__(3917);
// EXTERNAL MODULE: ./build/src/model/names.js
var names = __webpack_require__(519);
// EXTERNAL MODULE: ./build/src/model/saved.js
var saved = __webpack_require__(936);
// EXTERNAL MODULE: ./build/src/model/time.js
var time = __webpack_require__(4386);
// EXTERNAL MODULE: ./build/src/policies/compare.js
var compare = __webpack_require__(7123);
// EXTERNAL MODULE: ./build/src/policies/tag-uses.js
var tag_uses = __webpack_require__(4397);
// EXTERNAL MODULE: ./build/src/projects/project.js
var projects_project = __webpack_require__(4849);
// EXTERNAL MODULE: ./build/src/findings/conditions.js
var conditions = __webpack_require__(2340);
// EXTERNAL MODULE: ./build/src/findings/mark.js
var findings_mark = __webpack_require__(1463);
// EXTERNAL MODULE: ./build/src/model/nearest.js
var nearest = __webpack_require__(7957);
// EXTERNAL MODULE: ./build/src/model/selection.js
var selection = __webpack_require__(8985);
// EXTERNAL MODULE: ./build/src/findings/filter.js
var findings_filter = __webpack_require__(20);
// EXTERNAL MODULE: ./build/src/findings/triage-state.js
var triage_state = __webpack_require__(970);
;// CONCATENATED MODULE: ./build/src/rules/plan/finding-rules.js





/** @param momentMs from which ages count */
function readyFindingRule(rule, lookups, momentMs) {
    const { branch, ...when } = rule.when;
    const holds = conditionSet(when, lookups, momentMs);
    const excepted = rule.except.map((set) => conditionSet(set, lookups, momentMs));
    const isOnBranch = branch === undefined ? undefined : conditionSet({ branch }, lookups, momentMs);
    const isActive = !isOver(rule, momentMs);
    const matches = (row) => isActive && row.kind === rule.type && holds(row) && !excepted.some((isExcepted) => isExcepted(row));
    return {
        rule,
        matchedRow: (rows) => {
            if (isOnBranch !== undefined)
                return rows.find((row) => isOnBranch(row) && matches(row));
            const [first] = rows;
            return first !== undefined && matches(first) ? first : undefined;
        },
        mayTouch: (decider) => rule.decidedBy.includes('anyone') || rule.decidedBy.includes(decider),
    };
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
        return (0,findings_filter/* filterPredicate */.y)(filter, filter.kind === 'age' ? momentMs - Number(value) : value, lookups);
    });
    return (finding) => tests.every((test) => test(finding));
}
const ENDED_NOTE = 'This ignore has ended';
/**
 * Asks the rules about one finding after the other, each once: what a decision makes of a finding is looked at by the
 * next plan.
 */
function findingEvaluator(rules, momentMs) {
    const triages = new Map(rules.map(({ rule }) => [rule.name, rule.triage]));
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
        for (const ready of rules) {
            const finding = ready.matchedRow(rows);
            if (finding === undefined)
                continue;
            if (!ready.mayTouch(decider))
                left ??= whoDecided(decider, deciders[0]);
            else if (endedMarks(finding).some(({ rule }) => rule === ready.rule.name))
                left = 'opened-again-for-people';
            else if (isAsWanted(finding, ready.rule))
                return { ignore };
            else
                return { ignore, decision: decisionOf(finding, ready.rule, momentMs) };
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
    // Secrets have neither a reason nor a note, which would hold a mark.
    const isSecret = finding.kind === 'secrets';
    const after = isSecret ? { state } : { state, reason, note: (0,findings_mark/* writeNote */.IP)(note, endedMarks(finding), mark) };
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

;// CONCATENATED MODULE: ./build/src/rules/plan/finding-notices.js






/** An ignore that ends within so many days is announced. */
const SOON_DAYS = 14;
/** What the user should know about ignores beyond the changes. */
function findingNotices(rules, momentMs) {
    const soon = (0,time/* dayOf */.kb)(momentMs + SOON_DAYS * time/* DAY_MS */.sO);
    const ending = new Map();
    let unreadable = 0;
    return {
        /** The ignore of one finding, about which nobody has decided since. */
        noteIgnore(mark) {
            const { rule, day } = mark;
            if (day === undefined)
                unreadable += 1;
            if (day === undefined || day > soon || (0,findings_mark/* hasEnded */.hY)(mark, momentMs))
                return;
            const { findings, first } = ending.get(rule) ?? { findings: 0, first: day };
            ending.set(rule, { findings: findings + 1, first: day < first ? day : first });
        },
        list() {
            const sorted = [...ending].sort(([one], [other]) => (one < other ? -1 : 1));
            return [
                ...rules.flatMap((rule) => overNotice(rule, momentMs)),
                ...(unreadable > 0 ? [{ kind: 'mark-unreadable', findings: unreadable }] : []),
                ...sorted.map(([rule, facts]) => ({ kind: 'ends-soon', rule, ...facts })),
            ];
        },
    };
}
/** How many rows lack what rules of their kind look at. */
function missingFields(rules, findings) {
    const counts = new Map();
    for (const [type, ofType] of Map.groupBy(rules, (rule) => rule.type)) {
        const sets = ofType.flatMap(({ when, except }) => [when, ...except]);
        const keys = new Set(sets.flatMap((set) => Object.keys(set)));
        for (const key of keys) {
            const { name } = (0,conditions/* filterOfRule */.Y7)(key);
            const rows = findings.filter((finding) => finding.kind === type && (0,conditions/* lacksField */.LW)(name, finding)).length;
            if (rows > 0)
                counts.set(key, (counts.get(key) ?? 0) + rows);
        }
    }
    return [...counts].map(([condition, rows]) => ({ kind: 'field-missing', condition, rows }));
}
function overNotice(rule, momentMs) {
    const { ends } = rule.triage;
    if (ends?.kind !== 'until' || !isOver(rule, momentMs))
        return [];
    return [{ kind: 'rule-over', rule: rule.name, until: ends.date, today: (0,time/* dayOf */.kb)(momentMs) }];
}
/** Names and patterns of repositories, tags and rules that name nothing known, with the nearest names. */
async function unknownNames(rules, { repositories, tags, findings }) {
    const notices = [];
    const known = {
        repo: repositories,
        'project-tag': tags,
        rule: [...new Set(findings.map(({ rule }) => rule).filter((rule) => rule !== undefined))],
    };
    for (const { name, when, except } of rules) {
        const values = [when, ...except].flatMap((set) => Object.entries(known).map(([key, names]) => [key, names, set[key]]));
        for (const [key, names, value] of values) {
            if (value === undefined)
                continue;
            const matcher = (0,selection/* nameMatcher */.MH)(value);
            names.forEach(matcher.matches);
            const unmatched = matcher.unmatched();
            for (const item of [...unmatched.names, ...unmatched.patterns, ...unmatched.except]) {
                const near = await (0,nearest/* nearestNames */.LE)(item, names);
                notices.push({
                    kind: 'pattern-unmatched',
                    input: `${key} of the rule "${name}"`,
                    pattern: item,
                    near,
                });
            }
        }
    }
    return notices;
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
    const removals = overLimit(limits.removals, losingTags.size, withTags, projects.length);
    const scansOff = overLimit(limits.scansOff, switchedOff.size, withScansOn, projects.length);
    const checks = [
        { limit: 'limits.changes', of: 'project', over: overLimit(limits.changes, changed.size) },
        { limit: 'limits.removals', of: 'project', over: removals },
        { limit: 'limits.scans-off', of: 'project', over: scansOff },
        { limit: 'limits.findings', of: 'finding', over: overLimit(limits.findings, triaged) },
        { limit: 'limits.policies', of: 'policy', over: overLimit(limits.policies, policies) },
        { limit: 'limits.policy-deletes', of: 'policy', over: overLimit(limits.policyDeletes, weakening) },
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

// EXTERNAL MODULE: ./build/src/rules/plan/lines.js
var plan_lines = __webpack_require__(4526);
// EXTERNAL MODULE: ./build/src/findings/finding.js
var findings_finding = __webpack_require__(6321);
// EXTERNAL MODULE: ./build/src/findings/list.js + 1 modules
var list = __webpack_require__(7188);
;// CONCATENATED MODULE: ./build/src/rules/plan/plan-findings.js








/** Plans what the rules, and the ends of ignores, make of findings. */
function planFindings(input) {
    const { rules, listing, projects, momentMs, isDryRun } = input;
    const projectOf = projectFinder(projects);
    const lookups = { projectTags: (name) => projectOf(name)?.tags };
    const ready = (rules.findings ?? []).map((rule) => readyFindingRule(rule, lookups, momentMs));
    const evaluate = findingEvaluator(ready, momentMs);
    const notices = findingNotices(rules.findings ?? [], momentMs);
    const inScope = listing.findings.filter(({ repository }) => projectOf(repository) !== undefined);
    const decisions = [];
    const overdue = new Map();
    const each = [];
    const leftAlone = {};
    for (const rows of Map.groupBy(inScope, findings_finding/* findingKey */.fl).values()) {
        const [first] = sortRows(rows, (row) => projectOf(row.repository)?.primaryBranch);
        if (first === undefined)
            continue;
        each.push(first);
        const daysOver = daysOverdue(first, rules.serviceLevels, momentMs);
        if (daysOver !== undefined)
            overdue.set(first, { finding: first, daysOver });
        if (rules.findings === undefined)
            continue;
        const { decision, left, ignore } = evaluate(rows);
        if (decision !== undefined)
            decisions.push(decision);
        if (left !== undefined)
            leftAlone[left] = (leftAlone[left] ?? 0) + 1;
        if (ignore !== undefined)
            notices.noteIgnore(ignore);
    }
    const teamOf = ({ repository }) => projectOf(repository)?.team;
    const { due, waiting } = withinLimits(decisions, input.approved);
    const findBranches = (0,findings_finding/* branchesOf */.IJ)(due.map(({ finding }) => finding), inScope);
    const rows = due.map(({ finding, after, why }) => (0,changes_rows/* plannedRow */.dL)({ field: 'triage', finding, after, branches: findBranches(finding) }, isDryRun, why));
    const lines = rows.map(({ change }, at) => (0,plan_lines/* triageLine */.H4)(change, due[at]?.duration ?? ''));
    return {
        rows,
        lines,
        waiting,
        leftAlone,
        overdue: [...overdue.values()],
        groups: hasLevels(rules)
            ? (0,counts/* groupFindings */.kG)(each, input.groupBy, teamOf, (finding) => overdue.has(finding))
            : undefined,
        notices: [...notices.list(), ...missingFields(rules.findings ?? [], inScope)],
    };
}
/** Nearly all rows have the platform's own spelling, whose key is made once. */
function projectFinder(projects) {
    const bySpelling = new Map();
    return (name = '') => {
        if (!bySpelling.has(name))
            bySpelling.set(name, projects.get(name.toLowerCase()));
        return bySpelling.get(name);
    };
}
/** Whatever order the platform lists rows in: not fixed, on the primary branch, newest, smallest id. */
function sortRows(rows, primaryBranchOf) {
    if (rows.length < 2)
        return rows;
    const isFixed = ({ status }) => Number(status === 'fixed');
    const isPrimary = (row) => Number((0,findings_finding/* sameRef */.WY)(row.ref, primaryBranchOf(row)));
    return rows.sort((one, other) => isFixed(one) - isFixed(other) ||
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
/** So few names of repositories go into the request; with more, all findings are read. */
const MAX_REPOSITORIES = 50;
/**
 * Every finding that the plan may look at, and more where the scope is wide; one list for each kind.
 *
 * @param repositories names of the projects in scope, as the platform spells them
 */
async function readFindings(context, rules, repositories) {
    const noticed = context.notices.length;
    const findings = [];
    const endedAtMs = new Map();
    const isNarrow = hasScope(rules) && repositories.length <= MAX_REPOSITORIES;
    for (const { issueType, filters } of repositories.length === 0 ? [] : findingQueries(rules)) {
        const query = { issueType, filters: isNarrow ? { ...filters, repos: repositories } : filters };
        for (const finding of await (0,list/* listFindings */.F)(context, query, { spelled: true }))
            findings.push(finding);
        endedAtMs.set(issueType, context.clock.now());
    }
    const isWhole = !context.notices.slice(noticed).some(({ kind }) => kind === 'list-cut');
    return { findings, endedAtMs, isWhole };
}
/**
 * What is asked of the platform, by kind. Where rules may triage a finding, or an ignore may end, rows of every status
 * are read: a triage moves the same finding on other branches along, whatever somebody has decided there.
 */
function findingQueries({ findings, serviceLevels }) {
    const isLeveled = hasLevels({ serviceLevels });
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
/** Without a scope every repository is in it. */
function hasScope({ scope }) {
    return scope.names.length + scope.patterns.length + scope.except.length > 0;
}
function hasLevels({ serviceLevels }) {
    return Object.keys(serviceLevels).length > 0;
}
/** How many days a finding is open beyond its service level; undefined where it is not. */
function daysOverdue(finding, levels, momentMs) {
    const level = levels[finding.severity?.toLowerCase()];
    const since = finding.status === 'open' ? (0,findings_finding/* detectedMs */.j8)(finding) : undefined;
    if (since === undefined || level === undefined || momentMs - since <= level)
        return undefined;
    return Math.floor((momentMs - since - level) / time/* DAY_MS */.sO);
}

// EXTERNAL MODULE: ./build/src/model/pattern.js
var model_pattern = __webpack_require__(2237);
// EXTERNAL MODULE: ./build/src/model/step-errors.js
var step_errors = __webpack_require__(7761);
// EXTERNAL MODULE: ./build/src/projects/find.js
var find = __webpack_require__(4173);
// EXTERNAL MODULE: ./build/src/rules/plan/project-rules.js
var project_rules = __webpack_require__(7978);
;// CONCATENATED MODULE: ./build/src/rules/plan/plan-projects.js










/**
 * What the rules change in the projects in scope. Each project is evaluated once, and once more where rules look at
 * switches, which are read for it first.
 *
 * @param concurrency of these reads
 */
async function planProjects(context, slug, { projects: all, managedTags }, projects, { momentMs, concurrency }) {
    const rules = new project_rules/* ProjectRules */.$L(all, momentMs);
    const sorted = projects.toSorted((one, other) => (0,names/* compare */.UD)(one.project.name, other.project.name));
    const unread = sorted.filter((facts) => evaluate(rules, facts) === 'unread');
    await readSwitches(context, slug, concurrency, unread);
    const evaluated = sorted.map((facts) => {
        const evaluation = evaluate(rules, facts);
        if (evaluation === 'unread')
            throw new TypeError(`the switches of ${facts.project.name} were not read`);
        return [facts, evaluation];
    });
    const managed = managedTags.map(model_pattern/* patternMatcher */.l);
    const isManaged = (tag) => tag !== names/* PLATFORM_TAG */.Pf && managed.some((matches) => matches(tag));
    // Where no rule gives a tag, the file is wrong and not the fleet.
    const removes = evaluated.some(([, { tagging }]) => tagging.size > 0);
    const planned = evaluated.map(([facts, evaluation]) => {
        const kept = [...evaluation.unfilled.values()].flat();
        const isRemoved = (tag) => removes &&
            evaluation.unknown === undefined &&
            isManaged(tag) &&
            !kept.some((template) => (0,project_rules/* hasForm */.ZG)(tag, template));
        return rowsOf(facts, evaluation, isRemoved, !(0,model_context/* isWriting */.x)(context));
    });
    const spared = removes ? 0 : evaluated.flatMap(([{ project }]) => project.tags.filter(isManaged)).length;
    const unknown = evaluated.flatMap(([{ project }, { unknown: reason }]) => reason === undefined ? [] : [{ target: project.name, reason }]);
    context.notices.push(...unknownNotices(unknown, projects.length), ...ruleNotices(rules.ready, evaluated), ...(spared > 0 ? [{ kind: 'nothing-removed', tags: spared }] : []), ...(await managedNotices(managedTags, [
        ...evaluated.flatMap(([{ project }, { tags }]) => [...project.tags, ...tags.keys()]),
        ...all.flatMap(({ tags }) => tags),
    ])));
    return {
        rows: planned.flat(),
        unknown,
        tagsAfter: new Map(evaluated.map(([{ project }], at) => [
            project.name.toLowerCase(),
            tagsAfter(project, planned[at] ?? []),
        ])),
    };
}
function evaluate(rules, { project, scans, github }) {
    return rules.evaluate({ project, scans, github, tags: new Set(project.tags) });
}
/** @param isRemoved whether a tag that no rule wants goes */
function rowsOf({ project, scans }, { tags, settings }, isRemoved, isDryRun) {
    const { diff_scan, full_scan, primary_branch } = settings;
    const switches = {
        diff_scan: diff_scan?.wanted,
        full_scan: full_scan?.wanted,
    };
    const changes = [
        ...(0,projects_project/* tagChanges */.qM)(project, (0,names/* distinctTags */.QD)([...tags.keys()]), isRemoved),
        ...(scans === undefined ? [] : (0,projects_project/* switchChanges */.A8)(project, switches)),
        ...(0,projects_project/* primaryBranchChanges */._T)(project, primary_branch?.wanted),
    ];
    return changes.map((change) => (0,changes_rows/* plannedRow */.dL)(change, isDryRun, reasonOf(change, tags, settings)));
}
function reasonOf(change, tags, settings) {
    if (change.field === 'none')
        return undefined;
    if (change.field === 'tag')
        return change.after ? { rule: tags.get(change.tag) } : { because: 'managed' };
    const { rule, over } = settings[change.field] ?? {};
    return { rule, over };
}
function tagsAfter({ tags }, rows) {
    const changes = rows.flatMap(({ change }) => (change.field === 'tag' ? [change] : []));
    const removed = changes.filter(({ after }) => !after).map(({ tag }) => tag);
    const added = changes.filter(({ after }) => after).map(({ tag }) => tag);
    return [...(0,names/* tagsWithout */.ui)(tags, removed), ...added];
}
/** Rules that match no project, or never have an effect; those that no project could be asked about say nothing. */
function ruleNotices(ready, evaluated) {
    const matched = new Set(evaluated.flatMap(([, one]) => [...one.matched]));
    const unfilled = Map.groupBy(evaluated.flatMap(([, one]) => [...one.unfilled.keys()]), (rule) => rule);
    const effective = new Set(evaluated.flatMap(([, { tagging, settings }]) => [
        ...[...tagging].map(({ name }) => name),
        ...Object.values(settings).map(({ rule }) => rule),
    ]));
    return ready.flatMap(({ rule, gitHubKeys }) => {
        const canEvaluate = evaluated.some(([{ github }]) => (0,project_rules/* unknownFor */.Su)(gitHubKeys, github) === undefined);
        if (!canEvaluate)
            return [];
        if (!matched.has(rule))
            return [{ kind: 'rule-no-match', rule: rule.name }];
        const projects = unfilled.get(rule)?.length;
        if (projects !== undefined)
            return [{ kind: 'value-unusable', rule: rule.name, projects }];
        const why = (0,project_rules/* namedSettings */.Zz)(rule).length > 0 ? 'overridden' : 'no-values';
        return effective.has(rule.name) ? [] : [{ kind: 'rule-no-effect', rule: rule.name, why }];
    });
}
/** One for each reason, because a row of the plan says too little of what would help. */
function unknownNotices(unknown, of) {
    const byReason = Map.groupBy(unknown, ({ reason }) => reason);
    return [...byReason].flatMap(([reason, rows]) => {
        const owners = [...new Set(rows.map(({ target }) => target.split('/')[0] ?? target))];
        return [{ kind: 'projects-unknown', reason, projects: rows.length, of, owners }];
    });
}
/** Patterns of managed tags that match no tag, neither of a project nor of a rule. */
async function managedNotices(patterns, given) {
    const tags = [...new Set(given)];
    const unmatched = patterns.filter((pattern) => !tags.some((0,model_pattern/* patternMatcher */.l)(pattern)));
    const notices = unmatched.map(async (pattern) => {
        return {
            kind: 'pattern-unmatched',
            input: 'managed-tags',
            pattern,
            near: await (0,nearest/* nearestNames */.LE)(pattern, tags),
        };
    });
    return Promise.all(notices);
}
/** Where the rules file says which projects it is about. */
const INPUT = 'scope.projects';
/**
 * Reads the list of projects and takes those in scope.
 *
 * @returns those in scope, and all of the deployment
 * @throws StepError when the scope as a whole matches nothing
 */
async function readProjects(context, slug, rules) {
    const matcher = (0,selection/* nameMatcher */.MH)(rules.scope);
    context.progress.begin('listing');
    const all = await context.platform.projects(slug);
    const inScope = all
        .filter(({ name }) => matcher.matches(name))
        .map((project) => ({ project }));
    const names = all.map(({ name }) => name);
    const items = (0,selection/* itemsOf */.S3)(rules.scope);
    if (inScope.length === 0 && items.length > 0) {
        const near = await (0,nearest/* nearestNames */.LE)(items[0] ?? '', names);
        throw new step_errors/* StepError */.zg({ kind: 'nothing-selected', patterns: items, near, input: INPUT });
    }
    await (0,nearest/* noteUnmatched */._d)(context, INPUT, await unknownOf(context, slug, matcher.unmatched()), names);
    return { inScope, all };
}
/** Items without the names of projects that exist all the same: the list leaves archived ones out. */
async function unknownOf(context, slug, { names, patterns, except }) {
    const isUnknown = new Map();
    for (const name of [...names, ...except.filter((item) => !(0,selection/* isPattern */.Pt)(item))]) {
        isUnknown.set(name, !(await (0,find/* isProject */.YS)(context, slug, name)));
    }
    const stays = (item) => isUnknown.get(item) !== false;
    return { names: names.filter(stays), patterns, except: except.filter(stays) };
}
/** Reads the switches of projects, each with one request. Other data of them is taken over, because it is newer. */
async function readSwitches(context, slug, concurrency, projects) {
    if (projects.length === 0)
        return;
    context.progress.begin('reading', projects.length);
    await (0,step_errors/* forEachConcurrently */.DW)(projects, concurrency, async (facts) => {
        Object.assign(facts, await (0,projects_project/* readProject */.Wh)(context, slug, facts.project));
        facts.scans = (0,projects_project/* managedScans */.Gi)(facts.project);
        context.progress.advance(1);
    });
}

// EXTERNAL MODULE: ./build/src/github/ask.js
var ask = __webpack_require__(7604);
;// CONCATENATED MODULE: ./build/src/rules/plan/repositories.js




/** For so many repositories, single reads are less than a list. */
const MAX_SINGLE_READS = 10;
/** A token that sees fewer of the repositories of an owner's projects does not see the owner's others either. */
const MIN_SHARE_SEEN = 0.9;
/**
 * Reads the metadata that the rules look at, owner by owner.
 *
 * @param all every project of the deployment, because a repository may be known outside the scope
 * @throws StepError where nothing can be read of what the rules look at, or nothing is called as they call it
 */
async function readRepositories(context, { rules, metadata }, inScope, all) {
    if (metadata === undefined)
        throw new Error('The rules look at GitHub, and no token for it was given');
    const { projectMatcher, withoutProject } = await Promise.all(/* import() | github */[__webpack_require__.e(214), __webpack_require__.e(326)]).then(__webpack_require__.bind(__webpack_require__, 1176));
    context.progress.begin('repositories');
    const { serverUrl } = metadata;
    const place = projectMatcher({ serverUrl, repositories: [] });
    const names = [...new Set(inScope.flatMap((project) => fullNameOf(place(project)) ?? []))];
    const isFew = inScope.length <= MAX_SINGLE_READS && !rules.coverage;
    const read = await (0,ask/* askGitHub */.X)(context, metadata, async (client) => {
        const found = isFew ? await readSingle(client, rules, names) : await readLists(client, rules, names);
        await checkNames(client, rules, [...found.repositories, ...found.renames.values()]);
        return found;
    });
    const { repositories, renames, owners } = read;
    const match = projectMatcher({ serverUrl, repositories, renames });
    const isInScope = (0,selection/* nameMatcher */.MH)(rules.scope);
    const matches = all.map(match);
    const counts = ({ full_name, archived, fork }) => !archived && !fork && isInScope.matches(full_name);
    const coverage = () => {
        const incomplete = incompleteOwners(owners, all.map(place), matches);
        const isWhole = incomplete.length === 0 && owners.size > 0;
        const unknown = withoutProject(repositories, matches).filter(counts);
        return {
            uncovered: isWhole ? unknown.map(({ full_name }) => full_name).sort() : undefined,
            repositories: repositories.filter(counts).length,
            incomplete,
        };
    };
    return {
        find: (project) => {
            const found = match(project);
            if (found.matched)
                return { known: true, repository: found.repository };
            const owner = found.fullName === undefined ? undefined : owners.get(ownerOf(found.fullName));
            return {
                known: false,
                reason: owner === 'no-owner' || owner === 'owner-refused' ? owner : found.reason,
            };
        },
        coverage: isFew ? undefined : coverage(),
    };
}
/** Owners of which the token sees too little to say what is missing. One that is not on GitHub has no repositories. */
function incompleteOwners(owners, places, matches) {
    const names = places.map((place) => fullNameOf(place)?.toLowerCase());
    return [...owners].flatMap(([owner, list]) => {
        if (list === 'no-owner')
            return [];
        const own = new Set(names.filter((name) => name !== undefined && ownerOf(name) === owner));
        const seen = new Set(names.filter((name, at) => own.has(name) && matches[at]?.matched === true));
        const isEnough = list === 'whole' && seen.size >= own.size * MIN_SHARE_SEEN;
        return isEnough ? [] : [{ owner, seen: seen.size, of: own.size, isCut: list === 'cut' }];
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
            for (const one of list.value.repositories)
                repositories.push(one);
            return list.value.isWhole ? 'whole' : 'cut';
        }
        if (!(0,ask/* isGitHubError */.e)(list.reason) || !list.reason.isRefusal)
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
    const missing = names.filter((name) => {
        const end = byOwner.get(ownerOf(name));
        return !listed.has(name.toLowerCase()) && end !== 'no-owner' && end !== 'owner-refused';
    });
    const { renames } = await readSingle(github, rules, missing.length <= MAX_SINGLE_READS ? missing : []);
    return { repositories, renames, owners: byOwner };
}
async function readSingle(github, rules, names) {
    const found = await github.namedRepositories(names, wantedBy(rules));
    const seen = [...found].flatMap(([name, one]) => (one === undefined ? [] : [[name, one]]));
    return { repositories: seen.map(([, one]) => one), renames: new Map(seen), owners: new Map() };
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
    await checkNamesOf('property', needs.properties, {
        seen: ofOrgs.map(({ properties }) => (properties instanceof Map ? [...properties.keys()] : properties)),
        defined: () => fromAll(orgs, github.propertyNames),
    });
    await checkNamesOf('team', needs.teams, {
        seen: ofOrgs.map(({ teams }) => teams),
        defined: () => fromAll(orgs, github.teamSlugs),
    });
}
async function checkNamesOf(what, asked, { seen, defined }) {
    if (asked.length === 0)
        return;
    const shown = seen.filter((names) => Array.isArray(names));
    const refusal = seen.find(ask/* isGitHubError */.e);
    if (shown.length === 0 && refusal !== undefined)
        throw refusal;
    const used = shown.flat();
    if (shown.length === 0 || without(asked, used).length === 0)
        return;
    const all = [
        ...new Map([...used, ...(await defined())].map((name) => [name.toLowerCase(), name])).values(),
    ];
    const unknown = without(asked, all);
    if (unknown[0] === undefined)
        return;
    const near = await (0,nearest/* nearestNames */.LE)(unknown[0], all);
    throw new step_errors/* StepError */.zg({ kind: 'not-on-github', what, names: unknown, near });
}
function without(names, known) {
    const folded = new Set(known.map((name) => name.toLowerCase()));
    return names.filter((name) => !folded.has(name.toLowerCase()));
}
/** Of the organizations that show it. */
async function fromAll(orgs, read) {
    const noneWhereRefused = (error) => {
        if ((0,ask/* isGitHubError */.e)(error) && error.failure.kind === 'status')
            return [];
        throw error;
    };
    return (await Promise.all(orgs.map((org) => read(org).catch(noneWhereRefused)))).flat();
}
function fullNameOf(match) {
    return match.matched ? match.repository.full_name : match.fullName;
}
function ownerOf(fullName) {
    return (fullName.split('/')[0] ?? '').toLowerCase();
}

;// CONCATENATED MODULE: ./build/src/rules/plan/make-plan.js

















const RECENT_MS = 30 * time/* DAY_MS */.sO;
/**
 * Reads what the rules look at, and plans. Reading makes no change; a source that cannot be read ends it.
 *
 * @param momentMs from which ages count
 * @param groupBy prefix of the project tags that name teams
 * @throws StepError, PlatformError, PagingError
 */
async function makePlan(context, request, momentMs, groupBy = 'team:') {
    const { rules, concurrency } = request;
    // Looked up also where it was given: the hash has the platform's spelling.
    const { slug, id: deploymentId } = await (0,deployment/* lookUp */.TE)(context);
    const { inScope, all } = await readProjects(context, slug, rules);
    const places = inScope.map(({ project }) => project);
    const repositories = rules.needs.github ? await readRepositories(context, request, places, all) : undefined;
    for (const facts of inScope)
        facts.github = repositories?.find(facts.project);
    const projects = await planProjects(context, slug, rules, inScope, { momentMs, concurrency });
    const policies = await planAllPolicies(context, deploymentId, rules, projects);
    const names = places.map(({ name }) => name);
    const listing = await readFindings(context, rules, names);
    const approved = request.approved?.by === 'plan' ? request.approved.plan.changes : undefined;
    const findings = planFindings({
        rules,
        listing,
        projects: findingProjects(inScope, projects, groupBy),
        momentMs,
        approved: approved && new Set(approved.map(({ target }) => target)),
        isDryRun: !(0,model_context/* isWriting */.x)(context),
        groupBy,
    });
    const unknown = await unknownNames(rules.findings ?? [], {
        repositories: all.map(({ name }) => name),
        tags: [...new Set([...all.flatMap(({ tags }) => tags), ...[...projects.tagsAfter.values()].flat()])],
        findings: listing.findings,
    });
    context.notices.push(...unknown, ...findings.notices);
    const rows = [...policies.rows, ...findings.rows, ...projects.rows];
    const lines = (0,saved/* sortedLines */.LU)([
        ...policies.rows.flatMap(({ change }) => (0,plan_lines/* policyLines */.EO)(change)),
        ...projects.rows.flatMap(({ change }) => (change.field === 'none' ? [] : [(0,plan_lines/* projectLine */.Y3)(change)])),
        ...findings.lines,
    ]);
    const observed = (0,projects_project/* observedProjects */.hp)();
    for (const one of inScope)
        observed.add(one);
    return {
        slug,
        deploymentId,
        result: {
            plan: {
                rows,
                unknown: [...policies.unknown, ...projects.unknown],
                over: checkLimits(rows, rules.limits, inScope),
            },
            hash: (0,saved/* hashOfPlan */.z6)(slug, lines),
            lines,
            momentMs,
            facts: {
                waiting: findings.waiting,
                leftAlone: findings.leftAlone,
                projectsInScope: inScope.length,
                tagUses: policies.tagUses,
            },
            coverage: coverageOf(inScope, repositories?.coverage, findings, listing.isWhole, momentMs),
        },
        listing,
        observed,
    };
}
/** Before the lists of findings, which take long: what the platform does not accept is said first. */
async function planAllPolicies(context, deploymentId, rules, { rows }) {
    const isDryRun = !(0,model_context/* isWriting */.x)(context);
    const tags = rows.flatMap(({ change }) => (change.field === 'tag' ? [change] : []));
    const lower = (some) => new Set(some.map(({ tag }) => tag.toLowerCase()));
    const added = lower(tags.filter(({ after }) => after));
    const planned = await (0,compare/* planPolicies */.c1)(context, deploymentId, rules, added);
    for (const one of planned.waiting)
        context.notices.push({ kind: 'policies-wait', ...one });
    const unknown = planned.waiting.map(({ part }) => ({ target: `policies ${part}`, reason: 'tag-comes-later' }));
    // It is for those who read a plan.
    const tagUses = isDryRun ? await (0,tag_uses/* readTagUses */.P)(context, deploymentId, lower(tags)) : [];
    return { rows: planned.changes.map((change) => (0,changes_rows/* plannedRow */.dL)(change, isDryRun)), unknown, tagUses };
}
/** By name in lower case, as the plan leaves them. */
function findingProjects(inScope, { tagsAfter, rows }, groupBy) {
    const branches = new Map(rows.flatMap(({ change }) => change.field === 'primary_branch' ? [[change.project.name, change.after]] : []));
    return new Map(inScope.map(({ project: { name, primary_branch, default_branch } }) => {
        const tags = tagsAfter.get(name.toLowerCase()) ?? [];
        const primaryBranch = branches.get(name) ?? primary_branch ?? default_branch;
        const lower = new Set(tags.map((tag) => tag.toLowerCase()));
        return [name.toLowerCase(), { tags: lower, primaryBranch, team: (0,counts/* groupOf */.F8)(tags, groupBy) }];
    }));
}
/** What needs somebody's attention, beyond what the rules change. */
function coverageOf(projects, repositories, { overdue, groups }, isWhole, momentMs) {
    const scanned = projects.map(({ project }) => ({
        name: project.name,
        at: (0,time/* epochMs */.e9)(project.latest_scan_at),
    }));
    const namesOf = (some) => some.map(({ name }) => name).sort();
    return {
        ...repositories,
        neverScanned: namesOf(scanned.filter(({ at }) => at === undefined)),
        notScannedFor30Days: namesOf(scanned.filter(({ at }) => at !== undefined && at < momentMs - RECENT_MS)),
        overdue: worstFirst(overdue),
        overdueUnknown: groups === undefined || !isWhole,
        groups,
    };
}
function worstFirst(overdue) {
    return overdue.toSorted((one, other) => (0,findings/* severityRank */.qs)(one.finding.severity) - (0,findings/* severityRank */.qs)(other.finding.severity) ||
        other.daysOver - one.daysOver ||
        (0,names/* compare */.UD)(one.finding.id, other.finding.id));
}


/***/ }),

/***/ 7978:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $L: () => (/* binding */ ProjectRules),
/* harmony export */   NH: () => (/* binding */ gitHubKeysOf),
/* harmony export */   Su: () => (/* binding */ unknownFor),
/* harmony export */   ZG: () => (/* binding */ hasForm),
/* harmony export */   Zz: () => (/* binding */ namedSettings)
/* harmony export */ });
/* harmony import */ var _model_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(519);
/* harmony import */ var _model_project_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1062);
/* harmony import */ var _file_project_rules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7147);
/* harmony import */ var _project_conditions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1383);




const PROPERTY = 'github.property.';
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
function readyProjectRule(rule, index, momentMs) {
    const when = projectSet(rule.when, momentMs);
    const except = rule.except.map((set) => projectSet(set, momentMs));
    return {
        rule,
        index,
        matches: (state) => ruleMatches(when, except, state),
        settings: namedSettings(rule),
        namesSwitches: Object.keys(rule.managedScan).length > 0,
        gitHubKeys: gitHubKeysOf(rule),
    };
}
/** Settings that a rule names, with what it wants them to be. */
function namedSettings(rule) {
    return _model_project_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .SETTING_FIELDS */ .t8.map((field) => ({ field, wanted: wantedBy(rule, field) })).filter(({ wanted }) => wanted !== undefined);
}
/** Undefined: the rule does not name it. */
function wantedBy(rule, field) {
    const setting = _model_project_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .PROJECT_SETTINGS */ .Ot[field];
    return setting.kind === 'text' ? rule[setting.property] : rule.managedScan[setting.key];
}
/** A set of conditions that holds when all of them do. */
function projectSet(set, momentMs) {
    const tests = Object.entries(set).map(([key, value]) => (0,_project_conditions_js__WEBPACK_IMPORTED_MODULE_2__/* .projectTest */ .MQ)(key, value, momentMs));
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
/** What a rule looks at of GitHub, in conditions and tags. */
function gitHubKeysOf({ when, except, tags }) {
    const conditions = [when, ...except].flatMap((set) => Object.keys(set));
    return [...conditions.filter((key) => key.startsWith('github.')), ...tags.flatMap(_file_project_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .placeholdersOf */ .iJ)];
}
/** The rules for projects, asked about one project after the other. */
class ProjectRules {
    ready;
    /** Rules that name their projects and nothing else, by name: there may be thousands of them. */
    #ofName = new Map();
    /** Whoever they may match. */
    #ofAll = [];
    constructor(rules, momentMs) {
        this.ready = rules.map((rule, index) => readyProjectRule(rule, index, momentMs));
        for (const ready of this.ready) {
            const name = ready.rule.when.name;
            // Rules that look at GitHub may leave any project alone.
            const { names = [], patterns = [] } = Object(name);
            const isNamed = patterns.length === 0 && names.length > 0;
            if (!isNamed || ready.gitHubKeys.length > 0)
                this.#ofAll.push(ready);
            else
                for (const one of names)
                    mapList(this.#ofName, (0,_model_names_js__WEBPACK_IMPORTED_MODULE_3__/* .nameKey */ .Rc)(one)).push(ready);
        }
    }
    #rulesFor(name) {
        const named = this.#ofName.get((0,_model_names_js__WEBPACK_IMPORTED_MODULE_3__/* .nameKey */ .Rc)(name));
        if (named === undefined)
            return this.#ofAll;
        return [...this.#ofAll, ...named].sort((one, other) => one.index - other.index);
    }
    /**
     * Asks the rules about one project, from top to bottom. A rule that looks at what is not known of the repository is
     * skipped, and a setting that it names is left as it is.
     *
     * @returns `unread` where the answer depends on switches that were not read yet
     */
    evaluate(state) {
        const tags = new Map();
        const visible = new Set(state.tags);
        const seen = { ...state, tags: visible };
        const settings = {};
        const matched = new Set();
        const tagging = new Set();
        const frozen = new Set();
        const unfilled = new Map();
        let unknown;
        for (const ready of this.#rulesFor(state.project.name)) {
            const { rule } = ready;
            const reason = unknownFor(ready.gitHubKeys, state.github);
            if (reason !== undefined) {
                unknown ??= reason;
                for (const { field } of ready.settings)
                    frozen.add(field);
                continue;
            }
            const answer = ready.matches(seen);
            if (answer === 'unread' || (answer && ready.namesSwitches && state.scans === undefined))
                return 'unread';
            if (!answer)
                continue;
            matched.add(rule);
            const repository = state.github?.known ? state.github.repository : undefined;
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
            for (const { field, wanted } of ready.settings) {
                settings[field] = decision(rule.name, wanted, settings[field]);
            }
        }
        for (const field of frozen)
            delete settings[field];
        return { tags, settings, matched, tagging, unfilled, unknown };
    }
}
function mapList(map, key) {
    const list = map.get(key) ?? [];
    map.set(key, list);
    return list;
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
/** The last rule that matches wins. */
function decision(rule, wanted, above) {
    const over = above !== undefined && above.wanted === wanted ? above.over : above?.rule;
    return { wanted, rule, over };
}
const MAX_VALUE_LENGTH = 100;
/** Whether a tag can hold a value. */
function isUsable(value) {
    return value.length <= MAX_VALUE_LENGTH && !/[\r\n\u2028\u2029,]/.test(value);
}
function isUnfilled(tag, repository) {
    if (repository === undefined)
        return false;
    return (0,_file_project_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .placeholdersOf */ .iJ)(tag).some((key) => !(0,_project_conditions_js__WEBPACK_IMPORTED_MODULE_2__/* .gitHubValues */ .WC)(repository, key).every(isUsable));
}
/** The tags that a tag with placeholders stands for: one for each value, none where the repository lacks one. */
function filledTags(tag, repository) {
    const [start, end] = [tag.indexOf('${'), tag.indexOf('}')];
    if (start < 0)
        return [tag];
    const [key = ''] = (0,_file_project_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .placeholdersOf */ .iJ)(tag);
    const values = repository === undefined ? [] : (0,_project_conditions_js__WEBPACK_IMPORTED_MODULE_2__/* .gitHubValues */ .WC)(repository, key).filter(isUsable);
    const rests = filledTags(tag.slice(end + 1), repository);
    return values.flatMap((value) => rests.map((rest) => `${tag.slice(0, start)}${value}${rest}`));
}
/** Whether a tag may come from a tag with placeholders, whatever their values are. */
function hasForm(tag, template) {
    const start = template.slice(0, template.indexOf('${')).toLowerCase();
    const end = template.slice(template.lastIndexOf('}') + 1).toLowerCase();
    return tag.toLowerCase().startsWith(start) && tag.toLowerCase().endsWith(end);
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
/* unused harmony export PROPERTY_NAME */
/* harmony import */ var _model_selection_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8985);
/* harmony import */ var _model_time_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4386);


/** What the rules under `projects` can look at. */
const PROJECT_CONDITIONS = [
    {
        name: 'name',
        form: 'names',
        spelled: 'project',
        alias: ['project', 'projects', 'repo'],
        meaning: 'Names or patterns of projects, such as `acme/pay-*`.',
        test: (value) => {
            const { matches } = (0,_model_selection_js__WEBPACK_IMPORTED_MODULE_0__/* .matcherOf */ .Ke)(value);
            return ({ project }) => matches(project.name);
        },
    },
    {
        name: 'tag',
        form: 'names',
        spelled: 'tag',
        alias: ['tags', 'project-tag', 'projects-tagged'],
        meaning: 'Tags or patterns of tags that the project has, or that a rule above gives it.',
        test: (value) => {
            const { matchesAny } = (0,_model_selection_js__WEBPACK_IMPORTED_MODULE_0__/* .matcherOf */ .Ke)(value);
            return ({ tags }) => matchesAny([...tags]);
        },
    },
    {
        name: 'never-scanned',
        form: 'boolean',
        meaning: '`true`: the project has never been scanned; `false`: it has.',
        test: (value) => ({ project }) => (project.latest_scan_at === undefined) === value,
    },
    {
        name: 'last-scan-before',
        form: 'age',
        alias: ['last-scan', 'last-scanned-before'],
        meaning: 'The last scan was longer ago than this. A project that has never been scanned does not match.',
        test: (value) => isBefore(({ project }) => project.latest_scan_at, value),
    },
    {
        name: 'managed-scan.diff',
        form: 'boolean',
        alias: ['diff', 'diff-scan'],
        meaning: 'Whether managed scans of pull requests are on.',
        test: (value) => isSwitched('diff_scan', value),
    },
    {
        name: 'managed-scan.full',
        form: 'boolean',
        alias: ['full', 'full-scan'],
        meaning: 'Whether managed full scans are on.',
        test: (value) => isSwitched('full_scan', value),
    },
    {
        name: 'github.visibility',
        form: 'values',
        values: ['public', 'private', 'internal'],
        alias: ['visibility'],
        valuesOf: ({ visibility }) => [visibility],
        meaning: 'Visibility of the repository on GitHub.',
    },
    {
        name: 'github.archived',
        form: 'boolean',
        alias: ['archived'],
        valuesOf: ({ archived }) => [String(archived)],
        meaning: 'Whether the repository is archived on GitHub.',
    },
    {
        name: 'github.fork',
        form: 'boolean',
        alias: ['fork'],
        valuesOf: ({ fork }) => [String(fork)],
        meaning: 'Whether the repository is a fork.',
    },
    {
        name: 'github.template',
        form: 'boolean',
        alias: ['template', 'github.is-template'],
        valuesOf: ({ is_template }) => [String(is_template)],
        meaning: 'Whether the repository is a template.',
    },
    {
        name: 'github.topic',
        form: 'names',
        alias: ['topic', 'topics', 'github.topics'],
        valuesOf: ({ topics }) => topics,
        meaning: 'Topics of the repository on GitHub, or patterns of them.',
    },
    {
        name: 'github.language',
        form: 'names',
        alias: ['language'],
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
        alias: ['team', 'teams', 'github.teams'],
        valuesOf: ({ teams }) => (Array.isArray(teams) ? teams : []),
        meaning: 'Slugs of teams that have access to the repository. Each team is named in full, without patterns.',
    },
    {
        name: 'github.pushed-before',
        form: 'age',
        alias: ['pushed-before'],
        meaning: 'The last push was longer ago than this.',
        test: (value) => isBefore(({ github }) => (github?.known ? github.repository.pushed_at : undefined), value),
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
const PROPERTY = 'github.property.';
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
    if (condition.test !== undefined)
        return condition.test(condition.form === 'age' ? momentMs - Number(given) : given);
    const { matchesAny } = (0,_model_selection_js__WEBPACK_IMPORTED_MODULE_0__/* .matcherOf */ .Ke)(given);
    return ({ github }) => github?.known === true && matchesAny(gitHubValues(github.repository, key));
}
/** GitHub's names of properties do not regard case. */
function propertyValues({ properties }, key) {
    if (!(properties instanceof Map))
        return [];
    const name = key.slice(PROPERTY.length);
    const exact = properties.get(name);
    if (exact !== undefined)
        return exact;
    return [...properties].find(([one]) => one.toLowerCase() === name.toLowerCase())?.[1] ?? [];
}
function isSwitched(field, wanted) {
    return ({ scans }) => (scans === undefined ? 'unread' : scans[field] === wanted);
}
function isBefore(of, limitMs) {
    return (state) => {
        const ms = (0,_model_time_js__WEBPACK_IMPORTED_MODULE_1__/* .epochMs */ .e9)(of(state));
        return ms !== undefined && ms < Number(limitMs);
    };
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
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6921);



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
