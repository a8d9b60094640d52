export const id = 159;
export const ids = [159];
export const modules = {

/***/ 8921:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readDependencyFilter: () => (/* binding */ readDependencyFilter)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6921);
/* harmony import */ var _model_nearest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7957);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4009);
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


/***/ })

};
