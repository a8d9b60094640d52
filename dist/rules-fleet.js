export const id = 719;
export const ids = [719];
export const modules = {

/***/ 4972:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CV: () => (/* binding */ mapped),
/* harmony export */   ai: () => (/* binding */ number),
/* harmony export */   h9: () => (/* binding */ oneOrMore),
/* harmony export */   p_: () => (/* binding */ list),
/* harmony export */   sw: () => (/* binding */ defined),
/* harmony export */   uQ: () => (/* binding */ spelled),
/* harmony export */   ws: () => (/* binding */ scalarText),
/* harmony export */   yL: () => (/* binding */ oneOf),
/* harmony export */   zM: () => (/* binding */ boolean)
/* harmony export */ });
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6451);
/* harmony import */ var _schema_parts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(655);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7791);



/** A text that is not empty. */
function scalarText(tree, problems) {
    if (tree.kind === 'scalar' && typeof tree.value === 'string') {
        return tree.value === ''
            ? problems.value(tree.offset, 'is an empty string: give a value, or leave it out')
            : tree.value;
    }
    const quotable = tree.kind === 'scalar' && tree.value !== null;
    // `team: payments`, where `team:payments` was meant, is a map.
    const otherwise = tree.kind === 'map' ? 'remove the space after the colon, or quote the whole value' : 'give a string';
    const remedy = quotable ? `quote it, as '${tree.source}'` : otherwise;
    return problems.value(tree.offset, `is ${(0,_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)(tree)}, not a string: ${remedy}`);
}
const boolean = {
    schema: { type: 'boolean' },
    read(tree, problems) {
        if (tree.kind === 'scalar' && typeof tree.value === 'boolean')
            return tree.value;
        const inQuotes = tree.kind === 'scalar' && /^(?:true|false)$/i.test(tree.source);
        const remedy = inQuotes ? `write ${tree.source.toLowerCase()} without quotes` : 'give true or false';
        return problems.value(tree.offset, `is ${(0,_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)(tree)}: ${remedy}`);
    },
};
/** A number within bounds, which both belong to it. */
function number(bounds) {
    const { min, max = Number.MAX_SAFE_INTEGER, whole = false } = bounds;
    const range = bounds.max === undefined ? `from ${min}` : `from ${min} to ${max}`;
    return {
        schema: { type: whole ? 'integer' : 'number', minimum: min, maximum: max },
        read(tree, problems) {
            const value = tree.kind === 'scalar' ? tree.value : undefined;
            const fits = typeof value === 'number' && value >= min && value <= max;
            if (fits && (!whole || Number.isInteger(value)))
                return value;
            const remedy = `give a ${whole ? 'whole ' : ''}number ${range}`;
            const inQuotes = typeof value === 'string' && /^[\d.]+$/.test(value) ? ', without quotes' : '';
            return problems.value(tree.offset, `is ${(0,_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)(tree)}: ${remedy}${inQuotes}`);
        },
    };
}
/** One of a closed set, in any case. */
function oneOf(values, options = {}) {
    return {
        schema: {
            anyOf: [{ enum: values }, { type: 'string', pattern: `^(?:${values.map(_schema_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .anyCase */ .n9).join('|')})$` }],
        },
        read(tree, problems) {
            const given = scalarText(tree, problems);
            if (given === undefined)
                return undefined;
            const folded = given.toLowerCase();
            const known = values.find((value) => value === folded);
            if (known !== undefined)
                return known;
            const remedy = options.instead?.[folded] ?? (0,_messages_js__WEBPACK_IMPORTED_MODULE_0__/* .suggestion */ .h)(given, values);
            return problems.add(tree.offset, `unknown value ${(0,_messages_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .TL)(given)} in ${problems.key}; ${remedy}`);
        },
    };
}
/** A text that is spelled in one way, such as an age, and what it means. */
function spelled(pattern, remedy, parse) {
    const regExp = new RegExp(pattern, 'u');
    return {
        schema: { type: 'string', pattern },
        read(tree, problems) {
            const given = tree.kind === 'scalar' && typeof tree.value === 'string' ? tree.value : undefined;
            const parsed = given !== undefined && regExp.test(given) ? parse(given) : undefined;
            return parsed ?? problems.value(tree.offset, `is ${(0,_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)(tree)}: ${remedy}`);
        },
    };
}
/** A list of at least `min` items; the order is kept, and duplicates go. */
function list(item, options) {
    return {
        schema: { type: 'array', items: item.schema, ...(options.min === 1 ? { minItems: 1 } : {}) },
        read(tree, problems) {
            if (tree.kind !== 'list')
                return problems.value(tree.offset, `is ${(0,_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)(tree)}: write a list, ${tree.kind === 'map' ? 'with a dash before each item' : 'such as [one, two]'}${options.min === 0 ? ', or [] for none' : ''}`);
            if (tree.items.length < options.min)
                return problems.value(tree.offset, 'is an empty list: give at least one item');
            const values = tree.items.map((one) => item.read(one, problems.ofItem()));
            return [...new Set(values.filter((value) => value !== undefined))];
        },
    };
}
/** One value, or a list of at least one. */
function oneOrMore(item) {
    const many = list(item, { min: 1 });
    return {
        schema: { anyOf: [item.schema, many.schema] },
        read(tree, problems) {
            if (tree.kind === 'list')
                return many.read(tree, problems);
            const value = item.read(tree, problems);
            return value === undefined ? undefined : [value];
        },
    };
}
/** A form whose values are turned into something else. */
function mapped(form, convert, also = {}) {
    return {
        schema: { ...form.schema, ...also },
        read(tree, problems) {
            const value = form.read(tree, problems);
            return value === undefined ? undefined : convert(value, tree, problems);
        },
    };
}
/** A form that the schema has once, under `definitions`. */
function defined(name, form) {
    return { ...form, schema: { $ref: `#/definitions/${name}` }, definition: [name, form.schema] };
}


/***/ }),

/***/ 1960:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   PS: () => (/* binding */ isMisspelled),
/* harmony export */   Tj: () => (/* binding */ map),
/* harmony export */   q0: () => (/* binding */ describe),
/* harmony export */   qR: () => (/* binding */ isGiven),
/* harmony export */   zy: () => (/* binding */ has)
/* harmony export */ });
/* unused harmony exports notMap, refuseKey */
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8668);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6451);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7791);



/** A map of known keys; a required one that is missing and an unknown one are problems. */
function map(fields, options) {
    const { home = options.name } = options;
    if (home !== '')
        for (const key of Object.keys(fields))
            HOMES.set(key, new Set(HOMES.get(key)).add(home));
    const known = options.known ?? Object.keys(fields);
    const required = Object.keys(fields).filter((key) => fields[key]?.required === true);
    return {
        schema: {
            type: 'object',
            properties: Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, describe(field)])),
            ...(required.length === 0 ? {} : { required }),
            additionalProperties: false,
            ...options.also,
        },
        read(tree, problems) {
            if (tree.kind !== 'map')
                return notMap(tree, problems, options.name);
            const values = {};
            for (const { key, keyOffset, value } of tree.entries) {
                const field = Object.hasOwn(fields, key) ? fields[key] : options.find?.(key);
                if (field !== undefined)
                    values[key] = field.form.read(value, problems.ofKey(key));
                else
                    refuseKey(key, keyOffset, known, options, problems);
            }
            for (const key of required.filter((one) => !has(tree, one) && !isMisspelled(tree, one, fields)))
                problems.add(tree.offset, `the key "${key}" is missing in ${options.name}: add it`);
            return { values: values, tree };
        },
    };
}
function notMap(tree, problems, name) {
    const remedy = tree.kind === 'scalar' && tree.value === null
        ? 'give its keys, or leave it out'
        : `write ${name === 'the file' ? 'keys, such as version: 1' : `the keys of ${name}, each with a colon`}`;
    return problems.value(tree.offset, `is ${(0,_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .described */ .WY)(tree)}: ${remedy}`);
}
function refuseKey(key, offset, known, { name, instead }, problems) {
    const remedy = instead?.(key) ?? withBlank(key, known) ?? elsewhere(key, known) ?? (0,_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .suggestion */ .h)(key, known);
    return problems.add(offset, `unknown key ${(0,_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)(key)} in ${name}; ${remedy}`);
}
/** `{name:x}` is one key. */
function withBlank(key, known) {
    const [, name = '', value = ''] = /^([^:]+):(.+)$/s.exec(key) ?? [];
    return known.includes(name) ? `put a space after the colon: ${(0,_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)(`${name}: ${value}`)}` : undefined;
}
/** Where in the file each key is known: `note` in `triage`. */
const HOMES = new Map();
/** A key that is known elsewhere was not misspelled, but misplaced. */
function elsewhere(key, known) {
    const homes = [...(HOMES.get(key) ?? [])];
    if (homes.length === 0 || homes.length > 2 || known.some((one) => (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .isSameWord */ .XE)(one, key)))
        return undefined;
    return `it belongs ${homes.map((home) => (home === 'the file' ? 'at the top level' : `in ${home}`)).join(' or ')}`;
}
/** The place of a key, or of the map where it is not there. */
function placeOf(tree, key) {
    return tree.entries.find((entry) => entry.key === key)?.keyOffset ?? tree.offset;
}
/** Whether the key is written. */
function isGiven(tree, key) {
    return tree.entries.some((entry) => entry.key === key);
}
/** Whether an unknown key, which is refused by itself, seems to mean this one: one mistake has one line. */
function isMisspelled(tree, key, fields) {
    const known = Object.keys(fields);
    return tree.entries.some((entry) => !known.includes(entry.key) && (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .nearest */ .pA)(entry.key, known) === key);
}
/** Also where the key may be meant to come from a merged map. */
function has(tree, key) {
    return tree.merges || isGiven(tree, key);
}
/** Draft 7 ignores what stands beside a `$ref`. */
function describe({ form, meaning }) {
    const { schema } = form;
    return '$ref' in schema ? { description: meaning, allOf: [schema] } : { description: meaning, ...schema };
}


/***/ }),

/***/ 6451:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TL: () => (/* binding */ quoted),
/* harmony export */   eG: () => (/* binding */ enumeration),
/* harmony export */   h: () => (/* binding */ suggestion)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8668);

/** A text of the file as it stands in a message: on one line, and not longer than one. */
function quoted(text) {
    const line = text.replace(/\s+/g, ' ');
    return `"${line.length > 80 ? `${line.slice(0, 79)}…` : line}"`;
}
/** `did you mean "x"?`, or all that is valid where nothing is near. */
function suggestion(text, valid) {
    const near = (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .nearest */ .pA)(text, valid);
    if (near !== undefined)
        return `did you mean ${quoted(near)}?`;
    return valid.length === 1 ? `use ${quoted(valid[0] ?? '')}` : `use one of ${enumeration(valid)}`;
}
function enumeration(texts) {
    return texts.map(quoted).join(', ');
}


/***/ }),

/***/ 6547:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ Problems)
/* harmony export */ });
/** Collects what is wrong, in any order; each thing once. */
class Problems {
    /** The key whose value is read, in quotes. */
    key;
    #subject;
    #found;
    constructor(key = 'the file', subject = key, found) {
        this.key = key;
        this.#subject = subject;
        this.#found = found ?? { byPlace: new Map(), misread: new Set() };
    }
    /** @returns undefined, so that a reader can end with it */
    add(offset, message) {
        if (!this.#found.misread.has(offset))
            this.#found.byPlace.set(`${offset} ${message}`, { offset, message });
        return undefined;
    }
    /** For a value that YAML reads as something else. */
    misread(offset, message) {
        this.add(offset, message);
        this.#found.misread.add(offset);
    }
    /** @param predicate follows the value's name: `is empty: give a text` */
    value(offset, predicate) {
        return this.add(offset, `${this.#subject} ${predicate}`);
    }
    /** For the value of a key. */
    ofKey(key) {
        return new Problems(`"${key}"`, `"${key}"`, this.#found);
    }
    /** For an item of the list that is read. */
    ofItem() {
        return new Problems(this.key, `an item of ${this.key}`, this.#found);
    }
    get count() {
        return this.#found.byPlace.size;
    }
    /** In the order of the file. */
    list(place) {
        const all = [...this.#found.byPlace.values()].sort((a, b) => a.offset - b.offset);
        return all.map(({ offset, message }) => ({ ...place(offset), message }));
    }
}


/***/ }),

/***/ 1995:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ readTree)
});

// EXTERNAL MODULE: ./build/src/inputs/yaml/tree.js
var tree = __webpack_require__(7791);
// EXTERNAL MODULE: ./build/src/inputs/yaml/messages.js
var messages = __webpack_require__(6451);
;// CONCATENATED MODULE: ./build/src/inputs/yaml/yaml-errors.js

/** What people meant who wrote rules, and the form to write; the first row that fits is said. */
const EXPLANATIONS = [
    [says(/^tabs are not/i), () => 'there is a tab where YAML needs spaces: indent with spaces only'],
    [says(/^a second document/), ({ message }) => message],
    [
        says(/^missing closing (["'])/i),
        ({ message }) => `the string that starts with ${message.at(-6)} here never ends: add a closing ${message.at(-6)}`,
    ],
    [
        says(/^invalid escape/i),
        ({ message }) => `in double quotes, ${(0,messages/* quoted */.TL)(message.split(' ').at(-1) ?? '')} is an escape: write the string in single quotes`,
    ],
    [
        says(/^comments must be/i),
        () => 'a "#" follows a value without a space before it: add the space, or quote the whole value',
    ],
    [
        says(/must be sufficiently indented and end with a/),
        ({ message }) => {
            const [open, close] = message.endsWith(']') ? ['[', ']'] : ['{', '}'];
            return `the "${open}" before this is not closed: add "${close}", and indent its lines more than its key`;
        },
    ],
    [
        says(/^unexpected flow-(?:seq|map)-end/i),
        ({ message }) => {
            const [open, close] = /seq/.test(message) ? ['[', ']'] : ['{', '}'];
            return `there is a "${close}" without a "${open}" before it: remove it, or quote the string that it belongs to`;
        },
    ],
    [
        ({ line }) => /^[^#]*:\s+-\s/.test(line),
        () => 'a list with dashes cannot start on the line of its key: start it on the next line, or write it as [one, two]',
    ],
    [says(/^unexpected ,/i), () => 'an item is missing before this comma: remove the comma'],
    [
        ({ value }) => /^[!*&@`%|>]/.test(value),
        ({ value }) => `${(0,messages/* quoted */.TL)(value)} starts with "${value.charAt(0)}", which has a special meaning in YAML: ${asText(value)}`,
    ],
    [
        ({ value }) => value.includes('${'),
        ({ value }) => `braces have a special meaning in YAML: ${asText(value)}`,
    ],
    [
        ({ line }) => /^\s*-[A-Za-z]/.test(line),
        ({ line }) => `a space is missing after the dash: write ${(0,messages/* quoted */.TL)(line.trim().replace('-', '- '))}`,
    ],
    [
        ({ line }) => KEY_WITHOUT_BLANK.test(line),
        ({ line }) => {
            const [, key = '', value = ''] = KEY_WITHOUT_BLANK.exec(line) ?? [];
            return `a space is missing after the colon: write ${(0,messages/* quoted */.TL)(`${key} ${value}`)}`;
        },
    ],
    [
        ({ message, value }) => /^(?:nested mappings|block collections)/i.test(message) && /:\s/.test(value),
        ({ message, value }) => {
            const next = /^nested/i.test(message) ? 'start it on a line of its own' : 'write a comma before it';
            return `${(0,messages/* quoted */.TL)(value)} contains a colon followed by a space: ${asText(value)}, or, if you meant a new key, ${next}`;
        },
    ],
    [
        says(/^(?:nested mappings|sequence item without|all (?:mapping|sequence) items)/i),
        ({ message }) => `${message.startsWith('Nested') ? 'the next' : 'this'} line is indented differently from the lines that it belongs to: indent them the same way`,
    ],
    [
        says(/^implicit .*keys/i),
        ({ line }) => `${(0,messages/* quoted */.TL)(line.trim())} is not a key with a value: put a colon and a space after the key`,
    ],
    [
        says(/^(?:unexpected .* at node end|missing , )/i),
        () => 'a string or a list ended before this: put a comma between two items, or quote the whole string',
    ],
    [
        () => true,
        ({ message }) => `this is not valid YAML: ${message.charAt(0).toLowerCase()}${message.slice(1)}`,
    ],
];
const KEY_WITHOUT_BLANK = /^[\s-]*([a-z-]+:)(\S.*)$/;
/** Adds the errors of the YAML library, one for a line: what follows on it is a consequence most of the time. */
function addYamlErrors(yaml, text, document, problems) {
    const lines = new Set();
    for (const { code, message: said, pos } of document.errors) {
        const message = CODES[code] ?? said.replace(/\.$/, '');
        // The text of a quote that is not closed reaches to the end of the file.
        const offset = /^missing closing/i.test(message) ? lastQuote(yaml, document, pos[0]) : pos[0];
        const start = text.lastIndexOf('\n', offset - 1) + 1;
        if (lines.has(start) || (lines.size > 0 && / in YAML stream/.test(message)))
            continue;
        lines.add(start);
        const [line = ''] = text.slice(start, start + MAX_LINE).split('\n', 1);
        const place = { message, line, value: valueAt(line, offset - start) };
        const [, words] = EXPLANATIONS.find(([fits]) => fits(place)) ?? [];
        problems.add(offset, words?.(place) ?? message);
    }
}
/** Longer than any line that people write. */
const MAX_LINE = 1000;
const CODES = {
    MULTIPLE_DOCS: 'a second document starts here, but there can be only one: remove it',
    RESOURCE_EXHAUSTION: 'this is nested too deeply',
};
function says(pattern) {
    return ({ message }) => pattern.test(message);
}
function asText(value) {
    const bare = value.replace(/^`(.*)`$/, '$1');
    return bare.length > 80 ? 'quote it' : `quote it, as '${bare.replaceAll("'", "''")}'`;
}
function lastQuote(yaml, document, end) {
    let found = end;
    yaml.visit(document, {
        Scalar(_key, { type, range }) {
            if (type?.startsWith('QUOTE') && range)
                found = range[0];
        },
    });
    return found;
}
/** From behind the dash, colon, comma or bracket before the column, to where an item or the line ends. */
function valueAt(line, column) {
    const before = line.slice(0, column);
    const [lead = ''] = /^.*(?:^\s*-\s|:\s|,|\[|(?<!\$)\{)\s*/.exec(before) ?? [];
    const isFlow = /[[{]/.test(lead.replace(/\$\{/g, ''));
    let depth = 0;
    let end = lead.length;
    for (; end < line.length; end++) {
        const character = line.charAt(end);
        if (/[[{]/.test(character))
            depth += 1;
        if (isFlow && depth === 0 && /[\]},]/.test(character))
            break;
        if (/[\]}]/.test(character))
            depth -= 1;
        if (line.startsWith(' #', end))
            break;
    }
    return line.slice(lead.length, end).trim();
}

;// CONCATENATED MODULE: ./build/src/inputs/yaml/read-tree.js


/** What a text says, YAML or JSON (which is YAML). The parser is loaded only where there is something to parse. */
async function readTree(text, problems) {
    const yaml = await __webpack_require__.e(/* import() */ 815).then(__webpack_require__.t.bind(__webpack_require__, 8815, 19));
    const lineCounter = new yaml.LineCounter();
    // Keys that are there twice and merged keys are refused with the others, and not by the YAML library.
    const document = yaml.parseDocument(text, {
        lineCounter,
        schema: 'core',
        merge: false,
        uniqueKeys: false,
        prettyErrors: false,
        logLevel: 'error',
    });
    addYamlErrors(yaml, text, document, problems);
    return {
        // A tree with holes would only bring problems that are not there.
        tree: problems.count > 0 ? undefined : grown(yaml, text, document, problems),
        place(offset) {
            const { line, col } = lineCounter.linePos(offset);
            return { line, column: col };
        },
    };
}
function grown(yaml, text, document, problems) {
    try {
        return (0,tree/* treeOf */.g7)(yaml, text, document, problems);
    }
    catch (error) {
        if (!(error instanceof tree/* TreeError */.jh))
            throw error;
        return problems.add(error.offset, error.message);
    }
}


/***/ }),

/***/ 655:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A7: () => (/* binding */ mapOf),
/* harmony export */   Jr: () => (/* binding */ conditional),
/* harmony export */   Vf: () => (/* binding */ hasWord),
/* harmony export */   n9: () => (/* binding */ anyCase),
/* harmony export */   pQ: () => (/* binding */ eachOf),
/* harmony export */   xV: () => (/* binding */ hasKeys)
/* harmony export */ });
/** What holds of a value that passes a test, and of one that does not. */
function conditional(test, passed, failed) {
    const branches = [
        ['then', passed],
        ['else', failed],
    ].filter(([, schema]) => schema !== undefined);
    return { if: test, ...Object.fromEntries(branches) };
}
/** A map whose key has this value, in any case. */
function hasWord(key, value) {
    return mapOf({ [key]: { type: 'string', pattern: `^${anyCase(value)}$` } }, [key]);
}
/** A map in which these keys are given. */
function hasKeys(...keys) {
    return mapOf(Object.fromEntries(keys.map((key) => [key, true])), keys);
}
/** What holds of some values of a map. Validators in strict mode require its type. */
function mapOf(properties, required = []) {
    return { type: 'object', properties, ...(required.length === 0 ? {} : { required }) };
}
/** What holds of a value, or of each in a list. */
function eachOf(schema) {
    return { anyOf: [schema, { type: 'array', items: schema }] };
}
/** An expression for a text in any case. */
function anyCase(value) {
    return value.replace(/[a-z]/g, (letter) => `[${letter.toUpperCase()}${letter}]`);
}


/***/ }),

/***/ 7791:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WY: () => (/* binding */ described),
/* harmony export */   g7: () => (/* binding */ treeOf),
/* harmony export */   jh: () => (/* binding */ TreeError)
/* harmony export */ });
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6451);

/** What a value is, for a message about its type. */
function described(tree) {
    if (tree.kind === 'map')
        return 'a map of keys';
    if (tree.kind === 'list')
        return 'a list';
    if (tree.value === null)
        return 'empty';
    return typeof tree.value === 'string' ? (0,_messages_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .TL)(tree.value) : `the ${typeof tree.value} ${tree.source}`;
}
/** Aliases can make a short file long: more values than this are refused. */
const MAX_VALUES = 200_000;
const MAX_DEPTH = 50;
const MERGE = '<<';
/** Thrown where reading on makes no sense. */
class TreeError extends Error {
    name = 'TreeError';
    offset;
    constructor(offset, message) {
        super(message);
        this.offset = offset;
    }
}
/**
 * @returns undefined for a file without content
 * @throws TreeError for circular or too many aliases
 */
function treeOf(yaml, text, document, problems) {
    const { contents } = document;
    if (contents === null || (yaml.isScalar(contents) && contents.value === null))
        return undefined;
    return new TreeBuilder(yaml, text, problems).build(contents);
}
class TreeBuilder {
    #yaml;
    #text;
    #problems;
    #open = new Set();
    /** The latest node of each anchor so far, which is the one that an alias means. */
    #anchors = new Map();
    #aliasDepth = 0;
    #values = 0;
    constructor(yaml, text, problems) {
        this.#yaml = yaml;
        this.#text = text;
        this.#problems = problems;
    }
    build(node) {
        const offset = offsetOf(node);
        this.#values += 1;
        if (this.#values > MAX_VALUES)
            throw new TreeError(offset, 'there are too many values');
        const tagged = this.#refuseTag(node, offset);
        if (tagged !== undefined)
            return tagged;
        if (this.#yaml.isAlias(node))
            return this.#alias(node, offset);
        if (node.anchor !== undefined && this.#aliasDepth === 0)
            this.#anchors.set(node.anchor, node);
        if (this.#yaml.isMap(node))
            return this.#guarded(node, () => this.#map(node, offset));
        if (this.#yaml.isSeq(node)) {
            const build = (item) => this.#value(item, offset);
            return this.#guarded(node, () => ({ kind: 'list', offset, items: node.items.map(build) }));
        }
        const { value, source } = node;
        if (node.anchor !== undefined && source === '')
            this.#problems.misread(offset, `${(0,_messages_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .TL)(`&${node.anchor}`)} is an anchor in YAML that names nothing: quote it, as '&${node.anchor}'`);
        return { kind: 'scalar', offset, value: value, source: source ?? String(value) };
    }
    /** A value that is not written is null. */
    #value(node, offset) {
        if (this.#yaml.isNode(node))
            return this.build(node);
        return { kind: 'scalar', offset, value: null, source: '' };
    }
    #map(node, offset) {
        const entries = new Map();
        let merges = false;
        for (const { key: keyNode, value } of node.items) {
            const keyOffset = this.#yaml.isNode(keyNode) ? offsetOf(keyNode) : offset;
            const key = this.#key(keyNode, keyOffset);
            merges ||= key === MERGE;
            if (key === undefined || key === MERGE)
                continue;
            if (entries.has(key)) {
                this.#problems.add(keyOffset, `the key ${(0,_messages_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .TL)(key)} appears twice: keep one of them`);
                continue;
            }
            entries.set(key, { key, keyOffset, value: this.#value(value, keyOffset) });
        }
        return { kind: 'map', offset, entries: [...entries.values()], merges };
    }
    #key(node, offset) {
        if (!this.#yaml.isScalar(node) || node.value === null)
            return this.#problems.add(offset, 'a key is not a plain string');
        this.#refuseTag(node, offset);
        const key = node.source ?? String(node.value);
        if (key === MERGE)
            this.#problems.add(offset, 'keys cannot be merged with "<<": write them where they are needed');
        return key;
    }
    #alias(node, offset) {
        const target = this.#anchors.get(node.source);
        if (target !== undefined) {
            this.#aliasDepth += 1;
            const tree = this.build(target);
            this.#aliasDepth -= 1;
            return tree;
        }
        const text = (0,_messages_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .TL)(`*${node.source}`);
        this.#problems.misread(offset, `${text} is an alias in YAML, but no anchor has this name: if it is a pattern, quote it, as '*${node.source}'`);
        return { kind: 'scalar', offset, value: `*${node.source}`, source: `*${node.source}` };
    }
    /** A list that holds itself by an alias has no end. */
    #guarded(node, build) {
        if (this.#open.has(node))
            throw new TreeError(offsetOf(node), 'an alias refers to the node that contains it');
        if (this.#open.size >= MAX_DEPTH)
            throw new TreeError(offsetOf(node), 'this is nested too deeply');
        this.#open.add(node);
        const tree = build();
        this.#open.delete(node);
        return tree;
    }
    /** `!acme/sandbox` without quotes is a tag in YAML, and its text would be lost. */
    #refuseTag(node, offset) {
        const tag = this.#yaml.isAlias(node) ? undefined : node.tag;
        if (tag === undefined || CORE_TAG.test(tag))
            return undefined;
        const last = this.#text.lastIndexOf('!', offset);
        const start = this.#text.charAt(last - 1) === '!' ? last - 1 : last;
        const [written = tag] = /^!\S*?(?=[,\]}]*(?:\s|$))/.exec(this.#text.slice(start, offset + 1)) ?? [];
        this.#problems.misread(start, `${(0,_messages_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .TL)(written)} is a tag in YAML: quote it, as '${written}'`);
        return { kind: 'scalar', offset: start, value: written, source: written };
    }
}
const CORE_TAG = /^tag:yaml\.org,2002:(?:str|int|float|bool|null|map|seq)$/;
function offsetOf(node) {
    return node.range?.[0] ?? 0;
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


/***/ })

};
