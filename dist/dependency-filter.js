export const id = 159;
export const ids = [159];
export const modules = {

/***/ 8921:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readDependencyFilter: () => (/* binding */ readDependencyFilter)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2857);
/* harmony import */ var _model_nearest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7957);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8125);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7745);




const INPUT = 'dependency-filter';
/** The values that the newer fields are known to take (field-notes.md, "dependency version bounds"). */
const KNOWN_VALUES = {
    ecosystem: [
        ...['no_package_manager', 'npm', 'pypi', 'gomod', 'cargo', 'maven', 'gem', 'composer', 'nuget'],
        ...['pub', 'swiftpm', 'hex', 'cocoapods', 'mix', 'opam'],
    ],
    transitivity: ['UNKNOWN_TRANSITIVITY', 'TRANSITIVE', 'DIRECT'],
    licensePolicySettings: [
        'LICENSE_POLICY_SETTING_ALLOW',
        'LICENSE_POLICY_SETTING_COMMENT',
        'LICENSE_POLICY_SETTING_BLOCK',
    ],
};
const text = zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1);
const bounds = ['versionLowerBound', 'versionUpperBound'];
const idError = 'give a whole number from 0 to 2^64-1';
const id = zod__WEBPACK_IMPORTED_MODULE_3__/* .bigint */ .oad({ error: idError })
    .min(0n, { error: idError })
    .max(2n ** 64n - 1n, { error: idError });
/** The fields of web-api.md 2.5, and the newer ones of field-notes.md. */
const filterSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    license: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(text).min(1).optional(),
    lockfilePath: text.optional(),
    name: text.optional(),
    version: text.optional(),
    repositoryId: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(id).min(1).optional(),
    packageFilters: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
        name: text.optional(),
        exactNameMatch: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY().optional(),
        exactVersion: text.optional(),
        versionLowerBound: text.optional(),
        versionUpperBound: text.optional(),
    }))
        .min(1)
        .optional(),
    ecosystem: openList(KNOWN_VALUES.ecosystem),
    transitivity: openList(KNOWN_VALUES.transitivity),
    licensePolicySettings: openList(KNOWN_VALUES.licensePolicySettings),
    includeArchived: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY().optional(),
});
/** A value that differs in case only is the known one; another is sent, unless a known one is near. */
function openList(known) {
    const value = text
        .transform((given) => known.find((one) => one.toLowerCase() === given.toLowerCase()) ?? given)
        .superRefine((given, context) => {
        const near = known.includes(given) ? undefined : (0,_model_nearest_js__WEBPACK_IMPORTED_MODULE_0__/* .nearest */ .pA)(given, known);
        if (near !== undefined)
            context.addIssue(`is ${(0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(given)}; did you mean ${(0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(near)}?`);
    });
    return zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(value).min(1).optional();
}
/** Reads the input `dependency-filter`, YAML or JSON (which is YAML). Every problem has its line. */
async function readDependencyFilter(reader, given) {
    const read = await (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .readYaml */ .g)(given, filterSchema, {
        name: 'the filter',
        emptyRemedy: 'give a key, such as name: lodash',
        exactIntegers: true,
    });
    if (!read.ok) {
        for (const { line, message } of read.problems)
            reader.problem(INPUT, `is wrong in line ${line}: ${message}`);
        return {};
    }
    const { value, source } = read;
    const warn = (path, message) => reader.warn(INPUT, `may be wrong in line ${source.lineOf(path)}: ${message}`);
    for (const [key, known] of Object.entries(KNOWN_VALUES)) {
        for (const [at, one] of (value[key] ?? []).entries()) {
            if (!known.includes(one))
                warn([key, at], `${(0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(one)} is not a known value of ${(0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(key)}, but is sent; known values are ${(0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .oneOfThese */ .pk)(known, 'and')}`);
        }
    }
    for (const [at, filter] of (value.packageFilters ?? []).entries()) {
        for (const key of bounds) {
            const bound = filter[key];
            const example = `${key === 'versionLowerBound' ? '>=' : '<'}${bound}`;
            // What a bound without an operator means is not written anywhere.
            if (bound !== undefined && !/^\s*[<>=~^!]/.test(bound))
                warn(['packageFilters', at, key], `${(0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(key)} is ${(0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(bound)}, which is sent without an operator; ${(0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(example)} has one`);
        }
    }
    return value;
}


/***/ }),

/***/ 8125:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  D: () => (/* binding */ crossCheck),
  g: () => (/* binding */ readYaml)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
// EXTERNAL MODULE: ./build/src/model/nearest.js
var nearest = __webpack_require__(7957);
// EXTERNAL MODULE: ./build/src/inputs/values.js
var values = __webpack_require__(7745);
;// CONCATENATED MODULE: ./build/src/inputs/yaml-errors.js

/** Of the text before a key, where the key above it is looked for. */
const MAX_LINE = 300;
const INDENT = 'indent the line like the other keys of its map, or items of its list';
/** What YAML's errors mean, by their codes; `line` is the rest of it. */
const YAML_PROBLEMS = {
    TAG_RESOLVE_FAILED: (token) => `${(0,values/* quote */.hD)(token)} is a tag in YAML, because it starts with \`!\`: quote it`,
    BAD_ALIAS: (token) => `${(0,values/* quote */.hD)(token)} is an alias in YAML, because it starts with \`*\`: quote it`,
    BAD_SCALAR_START: (token) => `${(0,values/* quote */.hD)(token)} starts with a character that YAML reserves: quote it`,
    TAB_AS_INDENT: () => 'the line is indented with a tab: indent it with spaces',
    MULTILINE_IMPLICIT_KEY: (token) => /^[^:]+:./.test(token)
        ? `${(0,values/* quote */.hD)(token)} has no blank after its colon: write ${(0,values/* quote */.hD)(token.replace(':', ': '))}`
        : 'the line has no colon after its key: write `key: value`',
    UNEXPECTED_TOKEN: (token) => `${(0,values/* quote */.hD)(token)} does not belong here: quote the whole value, or start a list on its own line`,
    BLOCK_AS_IMPLICIT_KEY: (_token, line) => /:\s/.test(line)
        ? 'a value has a colon with a blank after it: quote it, or write its keys below, indented'
        : `the next line is indented too far: ${INDENT}`,
};
/** An error of YAML in words of the file, at the place where it begins. */
function yamlProblem(yaml, document, text, { code, message, pos }) {
    const offset = pos[0] + (/^(?:\s|#.*)*/.exec(text.slice(pos[0]))?.[0].length ?? 0);
    const [token = ''] = /^(?:[^\s,\]}]+|.)/.exec(text.slice(offset)) ?? [];
    if (code === 'DUPLICATE_KEY') {
        const [, key = ''] = /^["']?([^"':\n]*)/.exec(text.slice(offset)) ?? [];
        const [, above] = /([^\s:][^\s:]*):[ \t]*(?:#.*)?\n\s*$/.exec(text.slice(Math.max(0, offset - MAX_LINE), offset)) ?? [];
        const remedy = above === undefined ? 'keep one of them' : `indent it below ${(0,values/* quote */.hD)(above)}, or keep one of them`;
        return { offset, message: `the key ${(0,values/* quote */.hD)(key)} stands twice in the same map: ${remedy}` };
    }
    const own = YAML_PROBLEMS[code]?.(token, text.slice(offset).split('\n', 1).join());
    if (own !== undefined)
        return { offset, message: own };
    if (/end with a|Missing closing/.test(message)) {
        const opened = lastOpened(yaml, document, text);
        const [line = ''] = text.slice(opened).split('\n', 1);
        const remedy = /\s#/.test(line)
            ? '` #` starts a comment: quote the value'
            : 'close it, or quote the value';
        if (opened !== undefined)
            return { offset: opened, message: `\`${text[opened]}\` is not closed: ${remedy}` };
    }
    const remedy = /same column|without - indicator/.test(message)
        ? INDENT
        : 'correct the line, or quote its value';
    return {
        offset: pos[0],
        message: `this is not valid YAML: ${message.replace(/; please .*/, '')}; ${remedy}`,
    };
}
/** The place of the last bracket or quote that is not closed. */
function lastOpened(yaml, document, text) {
    let opened;
    yaml.visit(document, {
        Node(_key, { range }) {
            const [start = 0, end = 0] = range ?? [];
            const close = { '[': ']', '{': '}', '"': '"', "'": "'" }[text[start] ?? ''];
            if (close !== undefined && (end - start === 1 || text[end - 1] !== close))
                opened = start;
        },
    });
    return opened;
}

;// CONCATENATED MODULE: ./build/src/inputs/document.js




/**
 * Reads YAML or JSON (which is YAML) by a schema: its value, or everything that is wrong with it.
 *
 * The `error` of a schema says what to write: "`age` is the number 7: <error>". The message of a refinement or a
 * `crossCheck` follows the name of the value: "`age` <message>".
 */
async function readYaml(text, schema, { name, emptyRemedy, exactIntegers, textKeys }) {
    const yaml = await __webpack_require__.e(/* import() */ 815).then(__webpack_require__.t.bind(__webpack_require__, 8815, 19));
    const lineCounter = new yaml.LineCounter();
    const document = yaml.parseDocument(text, {
        lineCounter,
        intAsBigInt: exactIntegers,
        schema: 'core',
        prettyErrors: false,
        logLevel: 'error',
    });
    const found = [];
    const failed = () => {
        // An intersection reports some things twice.
        const once = new Map(found.map((one) => [`${one.offset} ${one.message}`, one])).values();
        const inOrder = [...once].toSorted((one, other) => one.offset - other.offset);
        const problems = inOrder.map(({ offset, message }) => {
            const { line, col } = lineCounter.linePos(offset);
            return { line, column: col, message };
        });
        return { ok: false, problems };
    };
    // What follows on a line is a consequence most of the time.
    const firstOfLine = new Map([...document.errors, ...document.warnings]
        .toSorted((one, other) => one.pos[0] - other.pos[0])
        .toReversed()
        .map((error) => [lineCounter.linePos(error.pos[0]).line, error]));
    for (const error of firstOfLine.values())
        found.push(yamlProblem(yaml, document, text, error));
    if (found.length === 0)
        found.push(...prepare(yaml, document, textKeys));
    if (found.length > 0)
        return failed();
    const data = dataOf(document);
    if (data === null || data === undefined) {
        const empty = `is empty: ${emptyRemedy}`;
        const what = data === null ? empty : 'has aliases that repeat too often, or contain themselves: remove them';
        found.push({ offset: 0, message: `${name} ${what}` });
        return failed();
    }
    const nodeAt = (path) => {
        const node = document.getIn(path, true);
        return yaml.isNode(node) || path.length === 0 ? node : nodeAt(path.slice(0, -1));
    };
    const keyAt = (path) => {
        const map = nodeAt(path.slice(0, -1));
        const pair = yaml.isMap(map) ? map.items.find(({ key }) => String(key) === path.at(-1)) : undefined;
        return yaml.isNode(pair?.key) ? pair.key : map;
    };
    const offsetOf = (node) => node.range?.[0] ?? 0;
    const read = schema.safeParse(data, { reportInput: true, error: remedyFor });
    if (!read.success) {
        for (const { path, key, message } of problemsOf(read.error, name))
            found.push({ offset: offsetOf(key === undefined ? nodeAt(path) : keyAt([...path, key])), message });
        return failed();
    }
    const lineOf = (path, of = 'value') => lineCounter.linePos(offsetOf(of === 'key' ? keyAt(path) : nodeAt(path))).line;
    return { ok: true, value: read.data, source: { data, lineOf } };
}
/** Keeps texts as they are written, and finds what YAML reads as something else than it looks. */
function prepare(yaml, document, textKeys) {
    const found = [];
    const misread = (node, written, what) => {
        found.push({ offset: node.range?.[0] ?? 0, message: `${(0,values/* quote */.hD)(written)} is ${what}: quote it` });
    };
    yaml.visit(document, {
        Alias(_key, node) {
            if (node.resolve(document) === undefined)
                misread(node, `*${node.source}`, 'an alias in YAML, because it starts with `*`, and no anchor has this name');
        },
        Scalar(_key, node, ancestors) {
            const pair = ancestors.findLast((one) => yaml.isPair(one));
            const isText = typeof node.value === 'string' || node.value === null;
            if (!isText && textKeys?.test(String(pair?.key)))
                node.value = node.source;
            else if (Number.isInteger(node.value) && !Number.isSafeInteger(node.value))
                misread(node, String(node.source), 'a number that would lose digits');
        },
    });
    return found;
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
/** Says of each issue what is wrong and what to write instead; `key` is one of the map at `path`. */
function problemsOf(error, name) {
    const nameOf = (path) => {
        const key = path.findLast((step) => typeof step === 'string');
        if (key === undefined)
            return path.length === 0 ? name : `an item of ${name}`;
        return typeof path.at(-1) === 'number' ? `an item of ${(0,values/* quote */.hD)(key)}` : (0,values/* quote */.hD)(key);
    };
    const issues = error.issues.flatMap((issue) => withinUnions(issue));
    // A key that is misspelled is not missing, too, and its map is not empty.
    const consequences = new Set();
    const unknown = issues.flatMap((issue) => {
        if (issue.code !== 'unrecognized_keys')
            return [];
        const { path, keys, message, input } = issue;
        const known = message.split('\n');
        consequences.add(path.join('\n'));
        return keys.map((key) => {
            consequences.add([...path, (0,nearest/* nearest */.pA)(key, known)].join('\n'));
            const [, name = '', rest] = /^([^:]+):(.+)$/.exec(key) ?? [];
            const above = emptyAbove(key, keys, Object(input));
            const remedy = (known.includes(name) && `write ${(0,values/* quote */.hD)(`${name}: ${rest}`)}, with a blank`) ||
                (above && `indent it below ${(0,values/* quote */.hD)(above)}`) ||
                (0,values/* didYouMean */.au)(key, known, 'use');
            return { path, key, message: `unknown key ${(0,values/* quote */.hD)(key)} in ${nameOf(path)}; ${remedy}` };
        });
    });
    const others = issues.filter(({ code, path, input }) => code !== 'unrecognized_keys' &&
        !((code === 'custom' || input === undefined) && consequences.has(path.join('\n'))));
    return [
        ...unknown,
        ...others.map(({ code, path, input, message }) => {
            if (code === 'custom')
                return { path, message: `${nameOf(path)} ${message}` };
            if (input !== undefined)
                return { path, message: `${nameOf(path)} is ${described(input)}: ${message}` };
            const missing = `the key ${(0,values/* quote */.hD)(String(path.at(-1)))} is missing in ${nameOf(path.slice(0, -1))}`;
            return { path, message: `${missing}: add it` };
        }),
    ];
}
/** The key without a value right above unknown ones, which were meant to stand below it. */
function emptyAbove(key, unknown, map) {
    const keys = Object.keys(map);
    const above = keys.slice(0, keys.indexOf(key)).findLast((one) => !unknown.includes(one));
    return above !== undefined && map[above] === null ? above : undefined;
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
function described(value) {
    if (value === null)
        return 'empty';
    if (typeof value === 'string')
        return value === '' ? 'an empty string' : (0,values/* quote */.hD)(value);
    if (Array.isArray(value))
        return value.length === 0 ? 'an empty list' : 'a list';
    if (typeof value === 'object')
        return 'a map of keys';
    return `the ${typeof value === 'boolean' ? 'boolean' : 'number'} ${value}`;
}
/** Of maps with more, none stands for the others. */
const MAX_KEYS = 6;
/** What to write where a schema does not say it; of unknown keys, the known ones. */
function remedyFor(issue) {
    switch (issue.code) {
        case 'unrecognized_keys':
            return Object.keys(issue.inst.shape).join('\n');
        case 'invalid_value':
            return (0,values/* didYouMean */.au)(String(issue.input), issue.values.map(String), 'use');
        case 'too_small':
            return issue.origin === 'array' ? 'give at least one item' : 'give a value, or leave it out';
        case 'too_big':
            return `give at most ${issue.maximum} characters`;
    }
    switch (issue.expected) {
        case 'object':
        case 'record': {
            if (issue.input === null)
                return 'indent its keys below it, or leave it out';
            const keys = Object.keys(issue.inst.shape ?? {});
            return `write its keys, as in { ${keys.length > MAX_KEYS ? 'key' : (keys[0] ?? 'key')}: value }`;
        }
        case 'array':
            if (typeof issue.input !== 'object')
                return `write a list, as in [${String(issue.input)}]`;
            return issue.input === null
                ? 'give a list, or leave it out'
                : 'write a list, with `- ` before each item';
        case 'boolean':
            return 'give true or false, without quotes';
    }
    if (issue.input === null)
        return 'give a value';
    return typeof issue.input === 'object' ? 'write one value, or quote the whole value' : 'quote it';
}
/**
 * A check of a whole map that also runs where some of its values are wrong, so that all problems are reported: such
 * values are still as they were written.
 */
function crossCheck(check) {
    return schemas/* superRefine */.zni((value, context) => {
        check(value, (path, message) => context.addIssue({ code: 'custom', message, path: [...path] }));
    }, { when: ({ value }) => typeof value === 'object' && value !== null && !Array.isArray(value) });
}


/***/ })

};
