export const id = 9;
export const ids = [9];
export const modules = {

/***/ 4009:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  DV: () => (/* binding */ crossCheck),
  v3: () => (/* binding */ readData),
  gM: () => (/* binding */ readYaml)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 5 modules
var schemas = __webpack_require__(2047);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/errors.js
var errors = __webpack_require__(7428);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/json-schema-processors.js
var json_schema_processors = __webpack_require__(8439);
// EXTERNAL MODULE: ./build/src/model/nearest.js
var nearest = __webpack_require__(7957);
// EXTERNAL MODULE: ./build/src/inputs/text.js
var inputs_text = __webpack_require__(8668);
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
        return typeof path.at(-1) === 'number' ? `an item of ${(0,inputs_text/* quote */.hD)(key)}` : (0,inputs_text/* quote */.hD)(key);
    };
    function ofUnknownKey(key, path) {
        const known = [...(keys.get(namesIn(path)) ?? [])];
        const near = (0,nearest/* nearest */.pA)(key, known);
        if (near !== undefined)
            misspelled.add([...path, near].join('\n'));
        const remedy = unknownKey?.(key, path) ??
            withSpace(key, known) ??
            elsewhere(key, known, keys) ??
            (near === undefined ? `use ${(0,inputs_text/* oneOfThese */.pk)(known)}` : `did you mean ${(0,inputs_text/* quote */.hD)(near)}?`);
        const place = placeOf([...path, key]);
        return {
            offset: offsetOf(place.key ?? place.node),
            message: `unknown key ${(0,inputs_text/* quote */.hD)(key)} in ${nameOf(path)}; ${remedy}`,
        };
    }
    function ofValue(issue) {
        const { node, key, isWhole } = placeOf(issue.path);
        if (issue.code === 'custom' && issue.params?.sentence === true)
            return { offset: offsetOf(key ?? node), message: issue.message };
        const message = isWhole
            ? `${nameOf(issue.path)} ${predicate(issue, node)}`
            : `the key ${(0,inputs_text/* quote */.hD)(String(issue.path.at(-1)))} is missing in ${nameOf(issue.path.slice(0, -1))}: add it`;
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
        return (0,inputs_text/* quote */.hD)(value);
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
                return nearestOrAll(issue.input, issue.values.map(String));
    }
    if (isMap)
        return 'remove the space after the colon, or quote the whole value';
    return value === null || Array.isArray(issue.input) ? 'give a string' : `quote it, as '${source ?? value}'`;
}
function nearestOrAll(given, known) {
    const near = (0,nearest/* nearest */.pA)(given, known);
    return near === undefined ? `use ${(0,inputs_text/* oneOfThese */.pk)(known)}` : `did you mean ${(0,inputs_text/* quote */.hD)(near)}?`;
}
/** `{name:x}` is one key. */
function withSpace(key, known) {
    const [, name = '', value = ''] = /^([^:]+):(.+)$/s.exec(key) ?? [];
    return known.includes(name) ? `put a space after the colon: ${(0,inputs_text/* quote */.hD)(`${name}: ${value}`)}` : undefined;
}
/** A key that is known elsewhere was not misspelled, but misplaced. */
function elsewhere(key, known, keys) {
    if (known.some((one) => (0,nearest/* isSameWord */.XE)(one, key)))
        return undefined;
    const homes = [...keys]
        .filter(([, names]) => names.has(key))
        .map(([path]) => path.split('\n').at(-1) ?? '');
    const places = [...new Set(homes)].map((home) => (home === '' ? 'at the top level' : `in ${(0,inputs_text/* quote */.hD)(home)}`));
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

/** The errors of the YAML library, one for a line: what follows on it is a consequence most of the time. */
function yamlErrors(text, document) {
    const found = new Map();
    for (const { code, message, pos } of document.errors) {
        if (found.size > 0 && / in YAML stream/.test(message))
            continue;
        const [, quoteMark] = /^Missing closing (["'])/.exec(message) ?? [];
        // The text of a quote that is not closed reaches to the end of the file.
        const offset = quoteMark === undefined ? pos[0] : text.lastIndexOf(quoteMark, pos[0] - 1);
        const place = { error: `${code}: ${message}`, ...lineAt(text, offset) };
        const comment = /sufficiently indented/.test(message) ? commentInList(text, offset) : undefined;
        const problem = comment ?? { offset, message: explained(place) };
        const line = text.lastIndexOf('\n', problem.offset - 1);
        if (!found.has(line))
            found.set(line, problem);
    }
    return [...found.values()];
}
const INDENTED = 'lines that belong together are indented differently: indent them the same way';
/** What people meant, and what to write; the first row that fits is reported. */
const EXPLANATIONS = [
    ['error', /^DUPLICATE_KEY/, ({ key }) => `the key ${(0,inputs_text/* quote */.hD)(key)} appears twice: keep one of them`],
    ['error', /^RESOURCE/, 'this is nested too deeply'],
    ['error', /^BAD_DQ_ESCAPE/, 'a backslash in double quotes starts an escape: use single quotes'],
    ['error', /^TAB/, 'there is a tab where YAML needs spaces: indent with spaces only'],
    ['error', /^MULTIPLE_DOCS/, 'a second document starts here, but there can be only one: remove it'],
    ['error', /closing "/, 'the string that starts with " here never ends: add a closing "'],
    ['error', /closing '/, "the string that starts with ' here never ends: add a closing '"],
    ['error', /end with a ]/, 'the `[` before this is not closed: add `]`, and indent its lines more'],
    ['error', /end with a }/, 'the `{` before this is not closed: add `}`, and indent its lines more'],
    ['error', /flow-(?:seq|map)-end/, 'a closing bracket has no opening one: remove it, or quote its string'],
    ['line', /^[^#]*:\s+-\s/, 'a list with dashes starts on the line after its key: move it there'],
    ['error', /Unexpected ,/, 'an item is missing before this comma: remove the comma'],
    ['value', /^[!*&@`%|>]/, ({ value }) => `${(0,inputs_text/* quote */.hD)(value)} starts with a sign of YAML: ${inQuotes(value)}`],
    ['value', /\$\{/, ({ value }) => `braces have a special meaning in YAML: ${inQuotes(value)}`],
    ['line', /^-[A-Za-z]/, ({ line }) => `add a space after the dash: ${(0,inputs_text/* quote */.hD)(line.replace('-', '- '))}`],
    ['line', /^[a-z-]+:\S/, ({ line }) => `add a space after the colon: ${(0,inputs_text/* quote */.hD)(line.replace(':', ': '))}`],
    ['error', /: (?:Sequence item|All)/, INDENTED],
    [
        'value',
        /:\s/,
        ({ value }) => `${(0,inputs_text/* quote */.hD)(value)} contains a colon and a space: ${inQuotes(value)}, or start a new line`,
    ],
    ['error', /: Nested/, INDENTED],
    ['error', /: Implicit/, ({ line }) => `${(0,inputs_text/* quote */.hD)(line)} is not a key with a value: add a colon and a space`],
    [
        'error',
        /: (?:Un|Missing)/,
        'a string or a list ended before this: add a comma, or quote the whole string',
    ],
];
function explained(place) {
    const [, , remedy] = EXPLANATIONS.find(([field, pattern]) => pattern.test(place[field])) ?? [];
    if (remedy === undefined)
        return `this is not valid YAML: ${place.error.replace(/^\w+: /, '')}`;
    return typeof remedy === 'string' ? remedy : remedy(place);
}
/** `[x #y]` is a list that does not end, because ` #` starts a comment. */
function commentInList(text, offset) {
    const from = Math.max(0, offset - MAX_LINE);
    const [, start = '', value = ''] = /^([\s\S]*[[{,]\s*)([^[{,\n]* #[^\]},\n]*)[\]}]/.exec(text.slice(from, offset)) ?? [];
    if (value === '')
        return undefined;
    const message = `${(0,inputs_text/* quote */.hD)(value)} has " #", which starts a comment: ${inQuotes(value)}`;
    return { offset: from + start.length, message };
}
function inQuotes(value) {
    const bare = value.replace(/^`(.*)`$/, '$1');
    return bare.length > 80 ? 'quote it' : `quote it, as '${bare.replaceAll("'", "''")}'`;
}
/** Longer than any line that people write. */
const MAX_LINE = 1000;
/** The line of a place, and its value: from behind the dash, colon, comma or bracket to where an item ends. */
function lineAt(text, offset) {
    const start = text.lastIndexOf('\n', offset - 1) + 1;
    const [line = ''] = text.slice(start, start + MAX_LINE).split('\n', 1);
    const [lead = ''] = /^.*(?:^\s*-\s|:\s|,|\[|(?<!\$)\{)\s*/.exec(line.slice(0, offset - start)) ?? [];
    const isFlow = /[[{]/.test(lead.replace(/\$\{/g, ''));
    let depth = 0;
    let end = lead.length;
    for (; end < line.length && !line.startsWith(' #', end); end++) {
        const character = line.charAt(end);
        if (/[[{]/.test(character))
            depth += 1;
        if (isFlow && depth === 0 && /[\]},]/.test(character))
            break;
        if (/[\]}]/.test(character))
            depth -= 1;
    }
    const value = line.slice(lead.length, end).trim();
    return { line: line.trim().replace(/^- +/, ''), value, key: value.replace(/:(?:\s.*)?$/s, '') };
}
/** Tags of values that are what they look like. */
const CORE_TAG = /^tag:yaml\.org,2002:(?:str|int|float|bool|null|map|seq)$/;
/**
 * Replaces what YAML reads as something else than it looks, such as the pattern `!acme/old`, by texts.
 *
 * @param textKeys keys whose numbers and flags are texts
 */
function replaceMisread(yaml, text, document, textKeys) {
    const found = [];
    const anchors = new Map();
    const replace = (offset, written, message) => {
        found.push({ offset, message });
        const scalar = new yaml.Scalar(written);
        scalar.range = [offset, offset, offset];
        return scalar;
    };
    const misread = (offset, written, what) => replace(offset, written, `${(0,inputs_text/* quote */.hD)(written)} is ${what}: quote it, as '${written}'`);
    yaml.visit(document, {
        Pair(_key, { key }) {
            const offset = yaml.isNode(key) ? (key.range?.[0] ?? 0) : 0;
            if (!yaml.isScalar(key)) {
                found.push({ offset, message: 'a key is not a plain string: write a string' });
                return yaml.visit.REMOVE;
            }
            if (key.source === '<<')
                found.push({ offset, message: 'keys cannot be merged with "<<": write them where they are needed' });
            return undefined;
        },
        Alias(_key, { source, range }, ancestors) {
            const offset = range?.[0] ?? 0;
            const target = anchors.get(source);
            if (target === undefined)
                return misread(offset, `*${source}`, 'an alias in YAML, but no anchor has this name');
            if (!ancestors.includes(target))
                return undefined;
            return replace(offset, '', 'an alias refers to the node that contains it: remove it');
        },
        Value(_key, node, ancestors) {
            const offset = node.range?.[0] ?? 0;
            if (node.tag !== undefined && !CORE_TAG.test(node.tag)) {
                const last = text.lastIndexOf('!', offset);
                const start = text.charAt(last - 1) === '!' ? last - 1 : last;
                const [written = node.tag] = /^!\S*?(?=[,\]}]*(?:\s|$))/.exec(text.slice(start, offset + 1)) ?? [];
                return misread(start, written, 'a tag in YAML');
            }
            if (node.anchor !== undefined)
                anchors.set(node.anchor, node);
            if (!yaml.isScalar(node))
                return undefined;
            if (node.anchor !== undefined && node.source === '')
                return misread(offset, `&${node.anchor}`, 'an anchor in YAML that names nothing');
            const pair = ancestors.findLast((one) => yaml.isPair(one));
            const isText = ['number', 'boolean'].includes(typeof node.value) && textKeys?.test(String(pair?.key));
            if (isText)
                node.value = node.source;
            else if (Number.isInteger(node.value) && !Number.isSafeInteger(node.value))
                return misread(offset, String(node.source), 'a number that would lose digits');
            return undefined;
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
        merge: true,
        prettyErrors: false,
        logLevel: 'error',
    });
    const problems = yamlErrors(text, document);
    const failed = () => ({ ok: false, problems: inOrder(problems, lineCounter) });
    if (document.errors.some(({ code }) => code !== 'DUPLICATE_KEY'))
        return failed();
    const misread = replaceMisread(yaml, text, document, options.textKeys);
    problems.push(...misread);
    const data = dataOf(document);
    if (data === null || data === undefined) {
        const message = data === null ? `is empty: ${options.emptyRemedy}` : 'repeats aliases too often: remove them';
        problems.push({ offset: 0, message: `${options.name} ${message}` });
        return failed();
    }
    const read = schema.safeParse(data, { reportInput: true, error: () => '' });
    const placeOf = (path) => placeIn(yaml, document, path);
    if (!read.success) {
        const isMisread = ({ offset }) => misread.some((one) => one.offset === offset);
        problems.push(...problemsOf(read.error, schema, options, placeOf).filter((one) => !isMisread(one)));
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
        return document.toJS();
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
/** Reads the data of a JSON document. */
function readData(data, schema) {
    const read = schema.safeParse(data);
    if (read.success)
        return { ok: true, value: read.data };
    const [first] = read.error.issues.flatMap((issue) => withinUnions(issue));
    return { ok: false, problem: `${errors/* toDotPath */.sR(first?.path ?? [])}: ${first?.message}` };
}


/***/ })

};
