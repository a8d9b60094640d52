export const id = 159;
export const ids = [159];
export const modules = {

/***/ 8921:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readDependencyFilter: () => (/* binding */ readDependencyFilter)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2857);
/* harmony import */ var _model_nearest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7957);
/* harmony import */ var _platform_resources_dependency_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5398);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8125);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7745);





const INPUT = 'dependency-filter';
const text = zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().min(1);
const id = zod__WEBPACK_IMPORTED_MODULE_4__/* .preprocess */ .vkY((value) => (Number.isSafeInteger(value) ? BigInt(value) : value), zod__WEBPACK_IMPORTED_MODULE_4__/* .uint64 */ .VV_({ error: 'give a whole number from 0 to 2^64-1' }));
/** The fields of web-api.md 2.5, and the newer ones of field-notes.md. */
const filterSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    license: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(text).min(1).optional(),
    lockfilePath: text.optional(),
    name: text.optional(),
    version: text.optional(),
    repositoryId: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(id).min(1).optional(),
    packageFilters: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
        name: text.optional(),
        exactNameMatch: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY().optional(),
        exactVersion: text.optional(),
        versionLowerBound: text.optional(),
        versionUpperBound: text.optional(),
    }))
        .min(1)
        .optional(),
    ecosystem: openList(_platform_resources_dependency_js__WEBPACK_IMPORTED_MODULE_1__/* .DEPENDENCY_VALUES */ .Xo.ecosystem),
    transitivity: openList(_platform_resources_dependency_js__WEBPACK_IMPORTED_MODULE_1__/* .DEPENDENCY_VALUES */ .Xo.transitivity),
    licensePolicySettings: openList(_platform_resources_dependency_js__WEBPACK_IMPORTED_MODULE_1__/* .DEPENDENCY_VALUES */ .Xo.licensePolicySettings),
    includeArchived: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY().optional(),
});
/** A list whose values the platform may extend: unknown values are allowed unless a known one is near. */
function openList(known) {
    const value = text
        .transform((item) => (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .knownValue */ .jj)(item, known) ?? item)
        .superRefine((item, context) => {
        const near = known.includes(item) ? undefined : (0,_model_nearest_js__WEBPACK_IMPORTED_MODULE_0__/* .nearest */ .pA)(item, known);
        if (near !== undefined)
            context.addIssue(`is ${(0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(item)}; did you mean ${(0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(near)}?`);
    });
    const error = ({ input }) => {
        const near = typeof input === 'string' ? (0,_model_nearest_js__WEBPACK_IMPORTED_MODULE_0__/* .nearest */ .pA)(input, known) : undefined;
        return near && `write a list, as in [${near}]`;
    };
    return zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(value, { error }).min(1).optional();
}
/** Reads the input `dependency-filter`, YAML or JSON. Every problem has its line. */
function readDependencyFilter(reader, yaml) {
    const remedy = 'give a key, such as name: lodash';
    const read = (0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .readYamlInput */ .co)(reader, INPUT, yaml, filterSchema, { name: 'the filter', emptyRemedy: remedy });
    if (read === undefined)
        return {};
    const { value: filter, source } = read;
    const warn = (path, message) => reader.warn(INPUT, `may be wrong at line ${source.lineOf(path)}: ${message}`);
    for (const [key, known] of Object.entries(_platform_resources_dependency_js__WEBPACK_IMPORTED_MODULE_1__/* .DEPENDENCY_VALUES */ .Xo)) {
        const list = `known values are ${(0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .quotedList */ .p4)(known, 'and')}`;
        for (const [index, item] of (filter[key] ?? []).entries()) {
            if (known.includes(item))
                continue;
            warn([key, index], `${(0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(item)} is not a known value of ${(0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(key)}, but is sent; ${list}`);
        }
    }
    for (const [index, packageFilter] of (filter.packageFilters ?? []).entries()) {
        for (const key of ['versionLowerBound', 'versionUpperBound']) {
            const bound = packageFilter[key];
            // No document says what a bound without an operator means.
            if (bound === undefined || /^\s*[<>=~^!]/.test(bound))
                continue;
            const example = (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(`${key === 'versionLowerBound' ? '>=' : '<'}${bound}`);
            const problem = `${(0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(key)} is ${(0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(bound)}, which is sent without an operator`;
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
  gM: () => (/* binding */ readYaml),
  co: () => (/* binding */ readYamlInput)
});

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/registries.js
var registries = __webpack_require__(9396);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
// EXTERNAL MODULE: ./build/src/model/nearest.js
var nearest = __webpack_require__(7957);
// EXTERNAL MODULE: ./build/src/inputs/values.js
var inputs_values = __webpack_require__(7745);
;// CONCATENATED MODULE: ./build/src/inputs/yaml-errors.js


const INDENT = 'indent the line like the other keys of its map, or items of its list';
/** Messages for YAML's errors. `token` is the wrong word, `line` the rest of its line. */
const MESSAGES = {
    TAG_RESOLVE_FAILED: (token) => `${(0,inputs_values/* quote */.hD)(token)} is a tag in YAML, because it starts with \`!\`: quote it`,
    BAD_ALIAS: (token) => `${(0,inputs_values/* quote */.hD)(token)} is an alias in YAML, because it starts with \`*\`: quote it`,
    MULTILINE_IMPLICIT_KEY: (token) => /^[^:]+:./.test(token)
        ? `${(0,inputs_values/* quote */.hD)(token)} has no space after its colon: write ${(0,inputs_values/* quote */.hD)(token.replace(':', ': '))}`
        : 'the line has no colon after its key: write `key: value`',
    UNEXPECTED_TOKEN: (token) => `${(0,inputs_values/* quote */.hD)(token)} does not belong here: quote the whole value, or start a list on its own line`,
    DUPLICATE_KEY: (_token, line) => {
        const [key = ''] = /^(?:"[^"]*"|'[^']*'|[^:]*)/.exec(line) ?? [];
        return `the key ${(0,inputs_values/* quote */.hD)(key)} appears twice in the same map: keep one of them`;
    },
    BLOCK_AS_IMPLICIT_KEY: (_token, line) => /:\s/.test(line)
        ? 'a value has a colon followed by a space: quote it, or write its keys below, indented'
        : `the next line is indented too far: ${INDENT}`,
};
function syntaxProblems(document, text, lineCounter) {
    // Most errors after the first of a line follow from it.
    const inOrder = [...document.errors, ...document.warnings].toSorted((a, b) => a.pos[0] - b.pos[0]);
    const byLine = Map.groupBy(inOrder, ({ pos }) => lineCounter.linePos(pos[0]).line);
    const errors = [...byLine.values()].flatMap(([first]) => first ?? []);
    if (errors.length > 0)
        return errors.map((error) => parserProblem(document, error, text));
    const problems = [];
    (0,dist/* visit */.YR)(document, {
        Alias(_key, node) {
            if (node.resolve(document) !== undefined)
                return;
            const problem = 'is an alias in YAML, because it starts with `*`, and no anchor has this name';
            const message = `${(0,inputs_values/* quote */.hD)(`*${node.source}`)} ${problem}: quote it`;
            problems.push({ offset: node.range?.[0] ?? 0, message });
        },
    });
    return problems;
}
function parserProblem(document, error, text) {
    const { code, message, pos } = error;
    // The parser's place may lie before spaces and comments that precede the wrong text.
    const wrongText = text.slice(pos[0]).replace(/^(?:\s|#.*)*/, '');
    const [token = ''] = /^(?:[^\s,\]}]+|.)/.exec(wrongText) ?? [];
    // The last line of a map gets another code than the lines before it.
    const messageFor = MESSAGES[/^Implicit map key/.test(message) ? 'MULTILINE_IMPLICIT_KEY' : code];
    const known = messageFor?.(token, firstLine(wrongText));
    if (known !== undefined)
        return { offset: text.length - wrongText.length, message: known };
    // One code of the parser stands for several errors, so the message tells them apart.
    const opened = /end with a|Missing closing/.test(message) ? lastOpened(document, text) : undefined;
    if (opened !== undefined) {
        const isComment = /\s#/.test(firstLine(text.slice(opened)));
        const remedy = isComment ? '` #` starts a comment: quote the value' : 'close it, or quote the value';
        return { offset: opened, message: `\`${text[opened]}\` is not closed: ${remedy}` };
    }
    const isIndent = /same column|without - indicator/.test(message);
    const remedy = isIndent ? INDENT : 'correct the line, or quote its value';
    const detail = message.replace(/; please .*/, '');
    return { offset: pos[0], message: `this is not valid YAML: ${detail}; ${remedy}` };
}
function firstLine(text) {
    return text.split('\n')[0] ?? '';
}
const CLOSES = new Map(['[]', '{}', '""', "''"].map(([open, close = '']) => [open, close]));
/** The offset of the last bracket or quote that is not closed. */
function lastOpened(document, text) {
    let opened;
    (0,dist/* visit */.YR)(document, {
        Node(_key, { range }) {
            const [start = 0, end = 0] = range ?? [];
            const close = CLOSES.get(text[start]);
            if (close !== undefined && (end - start === 1 || text[end - 1] !== close))
                opened = start;
        },
    });
    return opened;
}

;// CONCATENATED MODULE: ./build/src/inputs/document.js





/** All keys that a map's schema accepts, where its shape does not have them all. */
const ALL_KEYS = registries/* registry */.u5();
/**
 * Reads YAML or JSON (which is YAML) by a schema: its value, or its problems. If the syntax is wrong, nothing else is
 * checked.
 *
 * The `error` of a schema says what to write: "`age` is the number 7: <error>". The message of a refinement or a
 * `crossCheck` follows the name of the value: "`age` <message>".
 */
function readYaml(text, schema, { name, emptyRemedy, textKeys, keyRemedy = () => undefined }) {
    const lineCounter = new dist/* LineCounter */.HN();
    const document = (0,dist/* parseDocument */.Tp)(text, {
        lineCounter,
        intAsBigInt: true,
        schema: 'core',
        prettyErrors: false,
        logLevel: 'error',
    });
    const conflict = CONFLICT_MARK.exec(text);
    if (conflict !== null) {
        const { line } = lineCounter.linePos(conflict.index);
        const message = `line ${line} is a mark of a merge conflict: keep one side, and remove all marks`;
        return refusal([{ offset: conflict.index, message }], lineCounter);
    }
    const syntax = syntaxProblems(document, text, lineCounter);
    if (syntax.length > 0)
        return refusal(syntax, lineCounter);
    if (textKeys !== undefined)
        readAsTexts(document, textKeys);
    const refuseWhole = (problem) => refusal([{ offset: 0, message: `${name} ${problem}` }], lineCounter);
    const data = dataOf(document);
    if (data === undefined)
        return refuseWhole('has aliases that repeat too often, or contain themselves: remove them');
    if (data === null)
        return refuseWhole(`is empty: ${emptyRemedy}`);
    const offsetOf = offsetFinder(document);
    const result = schema.safeParse(data, { reportInput: true, error: defaultRemedy });
    if (!result.success)
        return refusal(schemaProblems(result.error, { name, keyRemedy }, offsetOf), lineCounter);
    const lineOf = (path, part) => lineCounter.linePos(offsetOf(path, part)).line;
    return { ok: true, value: result.data, source: { data, lineOf } };
}
/** Reads an input in YAML. Reports every problem with its line. @returns undefined if there is any */
function readYamlInput(reader, input, text, schema, options) {
    const read = readYaml(text, schema, options);
    if (read.ok)
        return read;
    for (const { line, message } of read.problems)
        reader.problem(input, `is wrong at line ${line}: ${message}`);
    return undefined;
}
/** A line that Git leaves around the sides of a conflict. In YAML, one without indentation can be nothing else. */
const CONFLICT_MARK = /^(?:<{7}|\|{7}|={7}|>{7})(?: .*)?$/m;
/** The result of a document with problems: each once, in the order of the document. */
function refusal(problems, lineCounter) {
    // An intersection of schemas reports some problems twice.
    const unique = new Map(problems.map((problem) => [`${problem.offset} ${problem.message}`, problem]));
    const inOrder = [...unique.values()].toSorted((left, right) => left.offset - right.offset);
    const placed = inOrder.map(({ offset, message }) => {
        const { line, col } = lineCounter.linePos(offset);
        return { line, column: col, message };
    });
    return { ok: false, problems: placed };
}
/** Finds the offset of a value or its key; for a path that does not exist, that of the nearest value around it. */
function offsetFinder(document) {
    const nodeAt = (path) => {
        const node = document.getIn(path, true);
        return (0,dist/* isNode */.Ll)(node) || path.length === 0 ? node : nodeAt(path.slice(0, -1));
    };
    const keyAt = (path) => {
        const map = nodeAt(path.slice(0, -1));
        const pair = (0,dist/* isMap */.jh)(map) ? map.items.find(({ key }) => String(key) === path.at(-1)) : undefined;
        return (0,dist/* isNode */.Ll)(pair?.key) ? pair.key : map;
    };
    return (path, part = 'value') => (part === 'key' ? keyAt(path) : nodeAt(path)).range?.[0] ?? 0;
}
/** Replaces numbers and booleans below `textKeys` by their texts. */
function readAsTexts(document, textKeys) {
    (0,dist/* visit */.YR)(document, {
        Scalar(_key, node, ancestors) {
            const pair = ancestors.findLast(dist/* isPair */.tO);
            const isText = typeof node.value === 'string' || node.value === null;
            if (!isText && textKeys.test(String(pair?.key)))
                node.value = node.source;
        },
    });
}
/**
 * The document's data; a whole number is a `bigint` only where a number would lose digits.
 *
 * @returns undefined for aliases that repeat too often, or contain themselves
 */
function dataOf(document) {
    const exactNumber = (_key, value) => typeof value === 'bigint' && Number.isSafeInteger(Number(value)) ? Number(value) : value;
    try {
        return document.toJS({ reviver: exactNumber });
    }
    catch {
        return undefined;
    }
}
function schemaProblems(error, { name, keyRemedy }, offsetOf) {
    const nameOf = (path) => {
        const key = path.findLast((step) => typeof step === 'string');
        if (key === undefined)
            return path.length === 0 ? name : `an item of ${name}`;
        return typeof path.at(-1) === 'number' ? `an item of ${(0,inputs_values/* quote */.hD)(key)}` : (0,inputs_values/* quote */.hD)(key);
    };
    const issues = error.issues.flatMap((issue) => withinUnions(issue));
    return withoutConsequences(issues).flatMap((issue) => {
        const { path, input, message } = issue;
        if (issue.code === 'unrecognized_keys') {
            return issue.keys.map((key) => {
                const known = knownKeysIn(issue);
                const expected = keyRemedy(key, known, Object(input)[key]);
                const remedy = expected ?? unknownKeyRemedy(key, issue, known);
                const problem = `unknown key ${(0,inputs_values/* quote */.hD)(key)} in ${nameOf(path)}; ${remedy}`;
                return { offset: offsetOf([...path, key], 'key'), message: problem };
            });
        }
        const offset = offsetOf(path);
        if (issue.code === 'custom')
            return [{ offset, message: `${nameOf(path)} ${message}` }];
        if (input !== undefined)
            return [{ offset, message: `${nameOf(path)} is ${described(input)}: ${message}` }];
        const missing = `the key ${(0,inputs_values/* quote */.hD)(String(path.at(-1)))} is missing in ${nameOf(path.slice(0, -1))}`;
        return [{ offset, message: `${missing}: add it` }];
    });
}
/** Leaves out issues that follow from others: zod also reports a misspelt key as missing, and a wrong type as too small. */
function withoutConsequences(issues) {
    const placeOf = (path) => path.join('\n');
    const mistyped = new Set();
    const misspelt = new Set();
    for (const issue of issues) {
        if (issue.code === 'invalid_type')
            mistyped.add(placeOf(issue.path));
        if (issue.code !== 'unrecognized_keys')
            continue;
        misspelt.add(placeOf(issue.path));
        const known = knownKeysIn(issue);
        // A merge may bring any key.
        const meant = issue.keys.flatMap((key) => (key === MERGE_KEY ? known : (0,nearest/* nearest */.pA)(key, known)));
        for (const key of meant)
            misspelt.add(placeOf([...issue.path, key]));
    }
    return issues.filter(({ code, path, input }) => {
        const place = placeOf(path);
        if (code === 'too_small' && mistyped.has(place))
            return false;
        return !((code === 'custom' || input === undefined) && misspelt.has(place));
    });
}
/** YAML 1.1 merged the map behind it. */
const MERGE_KEY = '<<';
function unknownKeyRemedy(key, issue, known) {
    if (key === MERGE_KEY)
        return 'merge keys are not read: repeat the keys; aliases work';
    const map = Object(issue.input);
    // YAML reads `name:x` as one key.
    const [, name = '', value] = /^([^:]+):(.+)$/.exec(key) ?? [];
    if (known.includes(name))
        return `write ${(0,inputs_values/* quote */.hD)(`${name}: ${value}`)}, with a space`;
    // A known key above without a value was probably meant to hold this one.
    const keys = Object.keys(map);
    const above = keys.slice(0, keys.indexOf(key)).findLast((candidate) => !issue.keys.includes(candidate));
    if (above !== undefined && map[above] === null)
        return `indent it below ${(0,inputs_values/* quote */.hD)(above)}`;
    return (0,inputs_values/* didYouMean */.au)(key, known, 'use');
}
/** The issues of the branch of a union that takes this type of value. */
function withinUnions(issue, parent = []) {
    const path = [...parent, ...issue.path];
    if (issue.code !== 'invalid_union')
        return [{ ...issue, path }];
    const branch = issue.errors.find((issues) => !issues.some(isOtherType)) ?? issue.errors[0] ?? [];
    return branch.flatMap((inner) => withinUnions(inner, path));
}
/** Whether an issue shows that a branch of a union takes another type of value. */
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
        return value === '' ? 'an empty string' : (0,inputs_values/* quote */.hD)(value);
    if (Array.isArray(value))
        return value.length === 0 ? 'an empty list' : 'a list';
    if (typeof value === 'object')
        return 'a map of keys';
    return `the ${typeof value === 'boolean' ? 'boolean' : 'number'} ${value}`;
}
/** In a map with more keys, the first one is not a good example. */
const MAX_KEYS_FOR_EXAMPLE = 6;
function keysOf({ inst }) {
    const map = inst;
    return ALL_KEYS.get(map)?.keys ?? Object.keys(map.shape ?? {});
}
/** The keys that a map with unknown ones may have. Only `defaultRemedy` sees its schema, and gives them as the message. */
function knownKeysIn({ message }) {
    return message.split('\n');
}
/** The remedy of an issue where the schema has none. */
function defaultRemedy(issue) {
    const { input } = issue;
    switch (issue.code) {
        case 'unrecognized_keys':
            return keysOf(issue).join('\n');
        case 'invalid_value': {
            const values = issue.values.map(String);
            const compared = valuesCompared(String(input), values);
            return compared === undefined
                ? (0,inputs_values/* didYouMean */.au)(String(input), values, 'use')
                : `write [${compared.join(', ')}]`;
        }
        case 'too_small':
            return issue.origin === 'array' ? 'give at least one item' : 'give a value';
        case 'too_big':
            return `give at most ${issue.maximum} characters`;
    }
    // A missing value, or one of the wrong type.
    switch (issue.expected) {
        case 'object':
        case 'record': {
            if (input === null)
                return 'indent its keys below it, or leave it out';
            const keys = keysOf(issue);
            const [example = 'key'] = keys.length > MAX_KEYS_FOR_EXAMPLE ? [] : keys;
            return `write its keys, as in { ${example}: value }`;
        }
        case 'array':
            if (input === null)
                return 'give a list, or leave it out';
            if (typeof input === 'object')
                return 'write a list, with `- ` before each item';
            return `write a list, as in [${exampleItem(issue, String(input))}]`;
        case 'boolean':
            return 'give true or false, without quotes';
    }
    if (input === null)
        return 'give a value';
    return typeof input === 'object' ? 'write one value, or quote the whole value' : 'quote it';
}
/** The values that `<= medium` means; undefined for another text, and for values without an order. */
function valuesCompared(text, values) {
    const [, sign = '', word = ''] = /^([<>]=?)\s*(\w+)$/.exec(text) ?? [];
    const at = values.indexOf(word);
    if (at < 0 || values[0] !== 'low')
        return undefined;
    return sign.startsWith('<') ? values.slice(0, at + sign.length - 1) : values.slice(at + 2 - sign.length);
}
/** An item of a list that was written as one value; quoted where YAML would read it otherwise. */
function exampleItem({ inst }, text) {
    const { element } = inst;
    const [key] = element instanceof schemas/* ZodObject */.bvH ? Object.keys(element.shape) : [];
    const value = /^[*&!|>%@`'"?-]|: | #|[[\]{}]/.test(text) ? `'${text.replaceAll("'", "''")}'` : text;
    return key === undefined ? value : `{ ${key}: ${value} }`;
}
/** A check of a whole map that also runs where some values in it are wrong, so that all problems are reported. */
function crossCheck(check) {
    return schemas/* superRefine */.zni((value, context) => check(value, (path, message) => context.addIssue({ code: 'custom', message, path: [...path] })), { when: ({ value }) => typeof value === 'object' && value !== null && !Array.isArray(value) });
}


/***/ })

};
