export const id = 159;
export const ids = [159];
export const modules = {

/***/ 8921:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readDependencyFilter: () => (/* binding */ readDependencyFilter)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2857);
/* harmony import */ var _model_nearest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7957);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8125);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7745);




const INPUT = 'dependency-filter';
/** Known values of the newer fields (field-notes.md, "dependency version bounds"). */
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
/** A list of values that may be unknown, unless a known one is near. */
function openList(known) {
    const value = text
        .transform((item) => (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .knownValue */ .jj)(item, known) ?? item)
        .superRefine((item, context) => {
        const near = known.includes(item) ? undefined : (0,_model_nearest_js__WEBPACK_IMPORTED_MODULE_0__/* .nearest */ .pA)(item, known);
        if (near !== undefined)
            context.addIssue(`is ${(0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(item)}; did you mean ${(0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(near)}?`);
    });
    const error = ({ input }) => typeof input === 'string' ? `write a list, as in [${(0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .knownValue */ .jj)(input, known) ?? input}]` : undefined;
    return zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(value, { error }).min(1).optional();
}
/** Reads the input `dependency-filter`, YAML or JSON. Every problem has its line. */
async function readDependencyFilter(reader, yaml) {
    const read = await (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .readYaml */ .gM)(yaml, filterSchema, {
        name: 'the filter',
        emptyRemedy: 'give a key, such as name: lodash',
        exactIntegers: true,
    });
    if (!read.ok) {
        for (const { line, message } of read.problems)
            reader.problem(INPUT, `is wrong in line ${line}: ${message}`);
        return {};
    }
    const { value: filter, source } = read;
    const warn = (path, message) => reader.warn(INPUT, `may be wrong in line ${source.lineOf(path)}: ${message}`);
    for (const [key, known] of Object.entries(KNOWN_VALUES)) {
        const list = `known values are ${(0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .quotedList */ .p4)(known, 'and')}`;
        for (const [index, item] of (filter[key] ?? []).entries()) {
            if (known.includes(item))
                continue;
            warn([key, index], `${(0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(item)} is not a known value of ${(0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(key)}, but is sent; ${list}`);
        }
    }
    for (const [index, packageFilter] of (filter.packageFilters ?? []).entries()) {
        for (const key of ['versionLowerBound', 'versionUpperBound']) {
            const bound = packageFilter[key];
            // No document says what a bound without an operator means.
            if (bound === undefined || /^\s*[<>=~^!]/.test(bound))
                continue;
            const example = (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(`${key === 'versionLowerBound' ? '>=' : '<'}${bound}`);
            const problem = `${(0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(key)} is ${(0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(bound)}, which is sent without an operator`;
            warn(['packageFilters', index, key], `${problem}; ${example} has one`);
        }
    }
    return filter;
}


/***/ }),

/***/ 8125:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  nX: () => (/* binding */ ALL_KEYS),
  DV: () => (/* binding */ crossCheck),
  gM: () => (/* binding */ readYaml)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/core/registries.js
var registries = __webpack_require__(9396);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
// EXTERNAL MODULE: ./build/src/model/nearest.js
var nearest = __webpack_require__(7957);
// EXTERNAL MODULE: ./build/src/inputs/values.js
var values = __webpack_require__(7745);
;// CONCATENATED MODULE: ./build/src/inputs/yaml-errors.js

/** Characters before a key in which the key above it is looked for. */
const MAX_LINE = 300;
const INDENT = 'indent the line like the other keys of its map, or items of its list';
/** Messages for YAML's errors. `line` is the rest of the line. */
const MESSAGES = {
    TAG_RESOLVE_FAILED: (token) => `${(0,values/* quote */.hD)(token)} is a tag in YAML, because it starts with \`!\`: quote it`,
    BAD_ALIAS: (token) => `${(0,values/* quote */.hD)(token)} is an alias in YAML, because it starts with \`*\`: quote it`,
    BAD_SCALAR_START: (token) => `${(0,values/* quote */.hD)(token)} starts with a character that YAML reserves: quote it`,
    TAB_AS_INDENT: () => 'the line is indented with a tab: indent it with spaces',
    MULTILINE_IMPLICIT_KEY: (token) => /^[^:]+:./.test(token)
        ? `${(0,values/* quote */.hD)(token)} has no blank after its colon: write ${(0,values/* quote */.hD)(token.replace(':', ': '))}`
        : 'the line has no colon after its key: write `key: value`',
    UNEXPECTED_TOKEN: (token) => `${(0,values/* quote */.hD)(token)} does not belong here: quote the whole value, or start a list on its own line`,
    BLOCK_AS_IMPLICIT_KEY: (_token, line) => /:\s/.test(line)
        ? 'a value has a colon followed by a space: quote it, or write its keys below, indented'
        : `the next line is indented too far: ${INDENT}`,
};
function syntaxProblems(yaml, document, text, lineCounter) {
    // Most errors after the first of a line follow from it.
    const lines = new Set();
    const errors = [...document.errors, ...document.warnings]
        .toSorted((left, right) => left.pos[0] - right.pos[0])
        .filter(({ pos }) => {
        const { line } = lineCounter.linePos(pos[0]);
        return !lines.has(line) && lines.add(line);
    });
    if (errors.length > 0)
        return errors.map((error) => problemOf(error, text, lastOpened(yaml, document, text)));
    const problems = [];
    yaml.visit(document, {
        Alias(_key, node) {
            if (node.resolve(document) !== undefined)
                return;
            const problem = 'is an alias in YAML, because it starts with `*`, and no anchor has this name';
            const message = `${(0,values/* quote */.hD)(`*${node.source}`)} ${problem}: quote it`;
            problems.push({ offset: node.range?.[0] ?? 0, message });
        },
    });
    return problems;
}
function problemOf(error, text, opened) {
    const { code, message, pos } = error;
    const offset = pos[0] + (/^(?:\s|#.*)*/.exec(text.slice(pos[0]))?.[0].length ?? 0);
    if (code === 'DUPLICATE_KEY')
        return { offset, message: duplicateKey(text, offset) };
    const [token = ''] = /^(?:[^\s,\]}]+|.)/.exec(text.slice(offset)) ?? [];
    const known = MESSAGES[code]?.(token, lineAt(text, offset));
    if (known !== undefined)
        return { offset, message: known };
    if (/end with a|Missing closing/.test(message) && opened !== undefined) {
        const isComment = /\s#/.test(lineAt(text, opened));
        const remedy = isComment ? '` #` starts a comment: quote the value' : 'close it, or quote the value';
        return { offset: opened, message: `\`${text[opened]}\` is not closed: ${remedy}` };
    }
    const isIndent = /same column|without - indicator/.test(message);
    const remedy = isIndent ? INDENT : 'correct the line, or quote its value';
    const detail = message.replace(/; please .*/, '');
    return { offset: pos[0], message: `this is not valid YAML: ${detail}; ${remedy}` };
}
function duplicateKey(text, offset) {
    const [, key = ''] = /^["']?([^"':\n]*)/.exec(text.slice(offset)) ?? [];
    const before = text.slice(Math.max(0, offset - MAX_LINE), offset);
    // A key without a value right above was meant to hold this one.
    const [, above] = /([^\s:][^\s:]*):[ \t]*(?:#.*)?\n\s*$/.exec(before) ?? [];
    const remedy = `${above === undefined ? '' : `indent it below ${(0,values/* quote */.hD)(above)}, or `}keep one of them`;
    return `the key ${(0,values/* quote */.hD)(key)} appears twice in the same map: ${remedy}`;
}
function lineAt(text, offset) {
    return text.slice(offset).split('\n', 1).join();
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
 * Reads YAML or JSON (which is YAML) by a schema: its value, or all of its problems.
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
    const refused = (problems) => {
        // An intersection reports some problems twice.
        const unique = new Map(problems.map((problem) => [`${problem.offset} ${problem.message}`, problem]));
        const inOrder = [...unique.values()].toSorted((left, right) => left.offset - right.offset);
        const placed = inOrder.map(({ offset, message }) => {
            const { line, col } = lineCounter.linePos(offset);
            return { line, column: col, message };
        });
        return { ok: false, problems: placed };
    };
    const syntax = syntaxProblems(yaml, document, text, lineCounter);
    if (syntax.length > 0)
        return refused(syntax);
    const inexact = keepTexts(yaml, document, textKeys);
    if (inexact.length > 0)
        return refused(inexact);
    const data = dataOf(document);
    if (data === null)
        return refused([{ offset: 0, message: `${name} is empty: ${emptyRemedy}` }]);
    if (data === undefined) {
        const message = `${name} has aliases that repeat too often, or contain themselves: remove them`;
        return refused([{ offset: 0, message }]);
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
    const offsetOf = (path, part = 'value') => (part === 'key' ? keyAt(path) : nodeAt(path)).range?.[0] ?? 0;
    const knownKeys = new Map();
    const error = (issue) => remedyFor(issue, knownKeys);
    const read = schema.safeParse(data, { reportInput: true, error });
    if (!read.success) {
        const problems = schemaProblems(read.error, knownKeys, name);
        return refused(problems.map(({ path, part, message }) => ({ offset: offsetOf(path, part), message })));
    }
    const lineOf = (path, part) => lineCounter.linePos(offsetOf(path, part)).line;
    return { ok: true, value: read.data, source: { data, lineOf } };
}
/** Keeps numbers and flags as they are written, where they are texts. @returns numbers that would lose digits */
function keepTexts(yaml, document, textKeys) {
    const inexact = [];
    yaml.visit(document, {
        Scalar(_key, node, ancestors) {
            const pair = ancestors.findLast((ancestor) => yaml.isPair(ancestor));
            const isText = typeof node.value === 'string' || node.value === null;
            if (!isText && textKeys?.test(String(pair?.key)))
                node.value = node.source;
            if (!Number.isInteger(node.value) || Number.isSafeInteger(node.value))
                return;
            const message = `${(0,values/* quote */.hD)(String(node.source))} is a number that would lose digits: quote it`;
            inexact.push({ offset: node.range?.[0] ?? 0, message });
        },
    });
    return inexact;
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
/** The keys of a map's schema that has more than its shape. */
const ALL_KEYS = registries/* registry */.u5();
function schemaProblems(error, knownKeys, name) {
    const nameOf = (path) => {
        const key = path.findLast((step) => typeof step === 'string');
        if (key === undefined)
            return path.length === 0 ? name : `an item of ${name}`;
        return typeof path.at(-1) === 'number' ? `an item of ${(0,values/* quote */.hD)(key)}` : (0,values/* quote */.hD)(key);
    };
    // A misspelt key is not reported as missing, nor its map as empty.
    const consequences = new Set();
    const issues = error.issues.flatMap((issue) => withinUnions(issue));
    const unknown = issues.flatMap((issue) => {
        if (issue.code !== 'unrecognized_keys')
            return [];
        const { path, keys, input } = issue;
        const known = knownKeys.get(keys) ?? [];
        consequences.add(path.join('\n'));
        return keys.map((key) => {
            consequences.add([...path, (0,nearest/* nearest */.pA)(key, known)].join('\n'));
            const remedy = unknownKeyRemedy(key, keys, known, Object(input));
            const message = `unknown key ${(0,values/* quote */.hD)(key)} in ${nameOf(path)}; ${remedy}`;
            return { path: [...path, key], part: 'key', message };
        });
    });
    const rest = issues.filter(({ code, path, input }) => code !== 'unrecognized_keys' &&
        !((code === 'custom' || input === undefined) && consequences.has(path.join('\n'))));
    return [
        ...unknown,
        ...rest.map(({ code, path, input, message }) => {
            if (code === 'custom')
                return { path, message: `${nameOf(path)} ${message}` };
            if (input !== undefined)
                return { path, message: `${nameOf(path)} is ${described(input)}: ${message}` };
            const missing = `the key ${(0,values/* quote */.hD)(String(path.at(-1)))} is missing in ${nameOf(path.slice(0, -1))}`;
            return { path, message: `${missing}: add it` };
        }),
    ];
}
function unknownKeyRemedy(key, unknown, known, map) {
    const [, name = '', value] = /^([^:]+):(.+)$/.exec(key) ?? [];
    if (known.includes(name))
        return `write ${(0,values/* quote */.hD)(`${name}: ${value}`)}, with a blank`;
    // An empty key right above was meant to hold this one.
    const keys = Object.keys(map);
    const above = keys.slice(0, keys.indexOf(key)).findLast((candidate) => !unknown.includes(candidate));
    if (above !== undefined && map[above] === null)
        return `indent it below ${(0,values/* quote */.hD)(above)}`;
    return (0,values/* didYouMean */.au)(key, known, 'use');
}
/** The issues of the branch of a union that takes this type of value. */
function withinUnions(issue, parent = []) {
    const path = [...parent, ...issue.path];
    if (issue.code !== 'invalid_union')
        return [{ ...issue, path }];
    const branch = issue.errors.find((issues) => !issues.some(isOtherType)) ?? issue.errors[0] ?? [];
    return branch.flatMap((inner) => withinUnions(inner, path));
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
/** The first key of a larger map is no example of it. */
const MAX_KEYS = 6;
/** The remedy where the schema has none. */
function remedyFor(issue, knownKeys) {
    const map = issue.inst;
    const keys = ALL_KEYS.get(map)?.keys ?? Object.keys(map.shape ?? {});
    const { input } = issue;
    switch (issue.code) {
        case 'unrecognized_keys':
            knownKeys.set(issue.keys, keys);
            return '';
        case 'invalid_value':
            return (0,values/* didYouMean */.au)(String(input), issue.values.map(String), 'use');
        case 'too_small':
            return issue.origin === 'array' ? 'give at least one item' : 'give a value, or leave it out';
        case 'too_big':
            return `give at most ${issue.maximum} characters`;
    }
    switch (issue.expected) {
        case 'object':
        case 'record':
            if (input === null)
                return 'indent its keys below it, or leave it out';
            return `write its keys, as in { ${keys.length > MAX_KEYS ? 'key' : (keys[0] ?? 'key')}: value }`;
        case 'array':
            if (input === null)
                return 'give a list, or leave it out';
            if (typeof input === 'object')
                return 'write a list, with `- ` before each item';
            return `write a list, as in [${String(input)}]`;
        case 'boolean':
            return 'give true or false, without quotes';
    }
    if (input === null)
        return 'give a value';
    return typeof input === 'object' ? 'write one value, or quote the whole value' : 'quote it';
}
/** A check of a whole map that also runs where some values in it are wrong, so that all problems are reported. */
function crossCheck(check) {
    return schemas/* superRefine */.zni((value, context) => {
        check(value, (path, message) => context.addIssue({ code: 'custom', message, path: [...path] }));
    }, { when: ({ value }) => typeof value === 'object' && value !== null && !Array.isArray(value) });
}


/***/ })

};
