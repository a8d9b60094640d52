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
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8682);
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
/** The platform may extend these values: unknown ones are allowed unless a known one is near. */
function openList(known) {
    const value = text
        .transform((item) => (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .knownValue */ .jj)(item, known) ?? item)
        .superRefine((item, context) => {
        const near = known.includes(item) ? undefined : (0,_model_nearest_js__WEBPACK_IMPORTED_MODULE_0__/* .nearest */ .pA)(item, known);
        if (near !== undefined)
            context.addIssue(`is ${(0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(item)}; did you mean ${(0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(near)}?`);
    });
    return zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(value).min(1).optional();
}
/** Reads YAML or JSON. Every problem has its line. */
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

/***/ 8682:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DV: () => (/* binding */ crossCheck),
/* harmony export */   co: () => (/* binding */ readYamlInput),
/* harmony export */   gM: () => (/* binding */ readYaml),
/* harmony export */   nX: () => (/* binding */ ALL_KEYS)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8815);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9396);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2857);
/* harmony import */ var _model_nearest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7957);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7745);




/** All keys of a map's schema, where its shape lacks some. */
const ALL_KEYS = zod__WEBPACK_IMPORTED_MODULE_3__/* .registry */ .u5();
/**
 * Reads YAML or JSON (which is YAML) by a schema. If the syntax is wrong, nothing else is checked.
 *
 * The `error` of a schema says what to write: "`age` is the number 7: <error>". The message of a refinement or a
 * `crossCheck` follows the name of the value: "`age` <message>".
 */
function readYaml(text, schema, options) {
    const { name, emptyRemedy, textKeys } = options;
    const lineCounter = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .LineCounter */ .HN();
    const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(text, {
        lineCounter,
        intAsBigInt: true,
        schema: 'core',
        prettyErrors: false,
        logLevel: 'error',
    });
    const problemAt = (offset, message) => {
        const { line, col: column } = lineCounter.linePos(offset);
        return { line, column, message };
    };
    const refusal = (problems) => ({
        ok: false,
        problems: inOrder(problems),
    });
    const syntax = syntaxProblems(document, text, problemAt);
    if (syntax.length > 0)
        return refusal(syntax);
    if (textKeys !== undefined)
        readAsTexts(document, textKeys);
    const data = dataOf(document);
    if (data === null)
        return refusal([problemAt(0, `${name} is empty: ${emptyRemedy}`)]);
    const aliases = 'has aliases that repeat too often, or contain themselves: remove them';
    if (data === undefined)
        return refusal([problemAt(0, `${name} ${aliases}`)]);
    const result = schema.safeParse(data, { reportInput: true, error: defaultRemedy });
    if (!result.success) {
        const report = (path, message, part) => problemAt(offsetOf(document, path, part), message);
        return refusal(schemaProblems(result.error, options, report));
    }
    const lineOf = (path, part) => lineCounter.linePos(offsetOf(document, path, part)).line;
    return { ok: true, value: result.data, source: { data, lineOf } };
}
/** @returns undefined if there are problems */
function readYamlInput(reader, input, text, schema, options) {
    const read = readYaml(text, schema, options);
    if (read.ok)
        return read;
    for (const { line, message } of read.problems)
        reader.problem(input, `is wrong at line ${line}: ${message}`);
    return undefined;
}
/** A line that Git leaves around the sides of a conflict. In YAML it can be nothing else. */
const CONFLICT_MARK = /^(?:<{7}|\|{7}|={7}|>{7})(?: .*)?$/m;
function syntaxProblems(document, text, problemAt) {
    const offset = text.search(CONFLICT_MARK);
    if (offset >= 0) {
        const mark = problemAt(offset, 'is a mark of a merge conflict: keep one side, and remove all marks');
        return [{ ...mark, message: `line ${mark.line} ${mark.message}` }];
    }
    const errors = [...document.errors, ...document.warnings].map(({ message, pos: [start, end] }) => {
        // The place may lie before spaces and comments that precede the wrong text.
        let place = start;
        for (const [blank] of text.slice(start).matchAll(/\s+|#.*/gy))
            place += blank.length;
        return problemAt(place, indicatorProblem(text.slice(start, end)) ?? parserProblem(message));
    });
    // Most errors after the first of a line follow from it.
    const byLine = Map.groupBy(inOrder(errors), ({ line }) => line);
    if (errors.length > 0)
        return [...byLine.values()].flatMap(([first]) => first ?? []);
    const aliases = [];
    (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .visit */ .YR)(document, {
        Alias(_key, node) {
            const message = node.resolve(document) ? undefined : indicatorProblem(`*${node.source}`);
            if (message !== undefined)
                aliases.push(problemAt(node.range?.[0] ?? 0, message));
        },
    });
    return aliases;
}
/** A pattern or an exclusion that YAML reads as something else. */
function indicatorProblem(token) {
    const [indicator] = token;
    if (indicator !== '!' && indicator !== '*')
        return undefined;
    const kind = indicator === '!' ? 'a tag' : 'an alias';
    return `${(0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(token)} is ${kind} in YAML, because it starts with \`${indicator}\`: quote it`;
}
/** The parser's message may repeat the rest of the file, or name its own functions. */
function parserProblem(message) {
    const problem = message.replace(/; please .*/, '').slice(0, 200);
    return `this is not valid YAML: ${problem}; correct this line or one above it, or quote the value`;
}
/** Each problem once: an intersection of schemas reports some twice. */
function inOrder(problems) {
    const unique = new Map(problems.map((problem) => [Object.values(problem).join(' '), problem]));
    return [...unique.values()].sort((left, right) => left.line - right.line || left.column - right.column);
}
/** The nearest value around a path that does not exist. */
function offsetOf(document, path, part = 'value') {
    const nodeAt = (at) => {
        const node = document.getIn(at, true);
        return (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isNode */ .Ll)(node) || at.length === 0 ? node : nodeAt(at.slice(0, -1));
    };
    if (part === 'value')
        return nodeAt(path).range?.[0] ?? 0;
    const map = nodeAt(path.slice(0, -1));
    const pair = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(map) ? map.items.find(({ key }) => String(key) === path.at(-1)) : undefined;
    const key = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isNode */ .Ll)(pair?.key) ? pair.key : map;
    return key.range?.[0] ?? 0;
}
function readAsTexts(document, textKeys) {
    (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .visit */ .YR)(document, {
        Scalar(_key, node, ancestors) {
            const pair = ancestors.findLast(yaml__WEBPACK_IMPORTED_MODULE_0__/* .isPair */ .tO);
            const isText = typeof node.value === 'string' || node.value === null;
            if (!isText && textKeys.test(String(pair?.key)))
                node.value = node.source;
        },
    });
}
/** A whole number is a `bigint` only where a number would lose digits. @returns undefined for refused aliases */
function dataOf(document) {
    const exactNumber = (_key, value) => typeof value === 'bigint' && Number.isSafeInteger(Number(value)) ? Number(value) : value;
    try {
        return document.toJS({ reviver: exactNumber });
    }
    catch {
        return undefined;
    }
}
function schemaProblems(error, { name, keyRemedy }, problemAt) {
    const nameOf = (path) => {
        const key = path.findLast((step) => typeof step === 'string');
        const map = key === undefined ? name : (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(key);
        return typeof path.at(-1) === 'number' ? `an item of ${map}` : map;
    };
    const messageOf = ({ code, path, input, message }) => {
        if (code === 'custom')
            return `${nameOf(path)} ${message}`;
        if (input !== undefined)
            return `${nameOf(path)} is ${described(input)}: ${message}`;
        return `the key ${(0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(String(path.at(-1)))} is missing in ${nameOf(path.slice(0, -1))}: add it`;
    };
    const issues = error.issues.flatMap((issue) => withinUnions(issue));
    return withoutConsequences(issues).flatMap((issue) => {
        const { path, input } = issue;
        if (issue.code !== 'unrecognized_keys')
            return [problemAt(path, messageOf(issue))];
        const known = knownKeysIn(issue);
        return issue.keys.map((key) => {
            const remedy = keyRemedy?.(key, known, Object(input)[key]) ?? unknownKeyRemedy(key, issue, known);
            return problemAt([...path, key], `unknown key ${(0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(key)} in ${nameOf(path)}; ${remedy}`, 'key');
        });
    });
}
/** Zod also reports a misspelt key as missing, and a wrong type as too small. */
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
        const meant = issue.keys.flatMap((key) => (key === MERGE_KEY ? known : ((0,_model_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .nearest */ .pA)(key, known) ?? [])));
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
        return `write ${(0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(`${name}: ${value}`)}, with a space`;
    // A known key above, without a value, probably holds this one.
    const keys = Object.keys(map);
    const above = keys.slice(0, keys.indexOf(key)).findLast((candidate) => !issue.keys.includes(candidate));
    if (above !== undefined && map[above] === null)
        return `indent it below ${(0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(above)}`;
    return (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .didYouMean */ .au)(key, known, 'use');
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
        return value === '' ? 'an empty string' : (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(value);
    if (Array.isArray(value))
        return value.length === 0 ? 'an empty list' : 'a list';
    if (typeof value === 'object')
        return 'a map of keys';
    return `the ${typeof value === 'boolean' ? 'boolean' : 'number'} ${value}`;
}
/** The keys that the map may have. Only `defaultRemedy` sees its schema, and gives them as the message. */
function knownKeysIn({ message }) {
    return message.split('\n');
}
function defaultRemedy(issue) {
    const { input } = issue;
    switch (issue.code) {
        case 'unrecognized_keys': {
            const map = issue.inst;
            return (ALL_KEYS.get(map)?.keys ?? Object.keys(map.shape)).join('\n');
        }
        case 'invalid_value': {
            const values = issue.values.map(String);
            return comparisonRemedy(String(input), values) ?? (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .didYouMean */ .au)(String(input), values, 'use');
        }
        case 'too_small':
            return issue.origin === 'array' ? 'give at least one item' : 'give a value';
        case 'too_big':
            return `give at most ${issue.maximum} characters`;
    }
    // A missing value, or one of the wrong type.
    switch (issue.expected) {
        case 'object':
        case 'record':
            if (input === null)
                return 'indent its keys below it, or leave it out';
            return 'write its keys, as in { key: value }';
        case 'array':
            if (input === null)
                return 'give a list, or leave it out';
            if (typeof input === 'object')
                return 'write a list, with `- ` before each item';
            return `write a list, as in ${exampleList(issue, String(input))}`;
        case 'boolean':
            return 'give true or false, without quotes';
    }
    if (input === null)
        return 'give a value';
    return typeof input === 'object' ? 'write one value, or quote the whole value' : 'quote it';
}
/** The remedy for `<= medium`; undefined for another text, and for values without an order. */
function comparisonRemedy(text, values) {
    const [, sign = '', word = ''] = /^([<>]=?)\s*(\w+)$/.exec(text) ?? [];
    const at = values.indexOf(word);
    if (at < 0 || values[0] !== 'low')
        return undefined;
    const end = at + sign.length - 1;
    const compared = sign.startsWith('<') ? values.slice(0, end) : values.slice(at + 2 - sign.length);
    return `write [${compared.join(', ')}]`;
}
function exampleList({ inst }, text) {
    const { element } = inst;
    const [key] = element instanceof zod__WEBPACK_IMPORTED_MODULE_4__/* .ZodObject */ .bvH ? Object.keys(element.shape) : [];
    const items = (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .splitList */ .ry)(text).map((item) => (key === undefined ? item : { [key]: item }));
    return (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .stringify */ .As)(items, { collectionStyle: 'flow', flowCollectionPadding: false, lineWidth: 0 }).trim();
}
/** Checks a whole map, also where some of its values are wrong. */
function crossCheck(check) {
    return zod__WEBPACK_IMPORTED_MODULE_4__/* .superRefine */ .zni((value, context) => check(value, (path, message) => context.addIssue({ code: 'custom', message, path: [...path] })), { when: ({ value }) => typeof value === 'object' && value !== null && !Array.isArray(value) });
}


/***/ })

};
