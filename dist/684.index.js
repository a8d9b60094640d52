export const id = 684;
export const ids = [684,482,484];
export const modules = {

/***/ 8347:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cx: () => (/* binding */ commitOfRun),
/* harmony export */   MX: () => (/* binding */ isQueued),
/* harmony export */   kN: () => (/* binding */ readCommit)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2569);

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
    const why = 'and outside of a workflow run there is no commit to take';
    return commit ?? reader.problem('commit', `is empty, ${why}; give the full hash`);
}
function fullHash(text) {
    return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i.test(text) ? text.toLowerCase() : undefined;
}


/***/ }),

/***/ 1850:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ fileProblem)
/* harmony export */ });
const CAUSES = {
    missing: 'does not exist',
    'not a regular file': 'is not a regular file',
    'too large': 'is larger than any such file',
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

/***/ 1941:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ readGitHub)
/* harmony export */ });
/* harmony import */ var _base_url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6607);
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9140);
/* harmony import */ var _token_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2085);



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

/***/ 3484:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readComment: () => (/* binding */ readComment),
/* harmony export */   readGate: () => (/* binding */ readGate),
/* harmony export */   readSkip: () => (/* binding */ readSkip)
/* harmony export */ });
/* harmony import */ var _model_filters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1841);
/* harmony import */ var _commit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8347);
/* harmony import */ var _github_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1941);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3636);
/* harmony import */ var _scan_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1482);
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2974);






const DEFAULT_WAIT_MS = 15 * 60_000;
const OUTCOMES = ['fail', 'warn'];
async function readGate(source) {
    const { reader, environment } = source;
    const event = await source.event();
    const github = (0,_github_js__WEBPACK_IMPORTED_MODULE_2__/* .readGitHub */ .k)(reader, environment);
    const commit = readGatedCommit(reader, event, github !== undefined);
    const skip = readSkip(reader, event);
    const products = reader.listOf('products', ['sast', 'sca', 'secrets']);
    return {
        operation: 'gate',
        ...(0,_source_js__WEBPACK_IMPORTED_MODULE_5__/* .readBase */ .wZ)(source),
        ...(skip === undefined ? {} : { skip }),
        project: (0,_names_js__WEBPACK_IMPORTED_MODULE_3__/* .readProject */ .Wh)(reader, environment.GITHUB_REPOSITORY),
        ...(commit === undefined ? {} : { commit }),
        waitMs: (0,_scan_js__WEBPACK_IMPORTED_MODULE_4__.readWait)(source, DEFAULT_WAIT_MS),
        failOn: reader.oneOf('fail-on', [..._model_filters_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .oC, 'none']) ?? 'high',
        failOnConfidence: reader.oneOf('fail-on-confidence', ['low', 'medium', 'high']) ?? 'low',
        ...(products.length === 0 ? {} : { products }),
        newOnly: reader.boolean('new-only') ?? true,
        inheritIgnores: reader.boolean('inherit-ignores') ?? true,
        provisionallyIgnored: reader.oneOf('provisionally-ignored', ['ignore', 'count']) ?? 'ignore',
        onTimeout: reader.oneOf('on-timeout', OUTCOMES) ?? 'fail',
        onNoScan: reader.oneOf('on-no-scan', OUTCOMES) ?? 'fail',
        annotations: reader.boolean('annotations') ?? true,
        comment: readComment(reader),
        event,
        ...(github === undefined ? {} : { github }),
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
        return (0,_commit_js__WEBPACK_IMPORTED_MODULE_1__/* .readCommit */ .kN)(reader);
    if (!(0,_commit_js__WEBPACK_IMPORTED_MODULE_1__/* .isQueued */ .MX)(event))
        return (0,_commit_js__WEBPACK_IMPORTED_MODULE_1__/* .commitOfRun */ .Cx)(reader, event);
    if (github)
        return undefined;
    const why = 'so that GitHub cannot be asked for the head of the pull request in the merge queue';
    reader.warn('github-token', `is empty, ${why}, and only a scan of the merge group's own commit counts`);
    return (0,_commit_js__WEBPACK_IMPORTED_MODULE_1__/* .commitOfRun */ .Cx)(reader, event);
}


/***/ }),

/***/ 6684:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readApply: () => (/* binding */ readApply),
  readPlan: () => (/* binding */ readPlan)
});

// EXTERNAL MODULE: ./build/inputs/file-problem.js
var file_problem = __webpack_require__(1850);
// EXTERNAL MODULE: ./build/inputs/github.js
var inputs_github = __webpack_require__(1941);
// EXTERNAL MODULE: ./build/model/finding-conditions.js
var finding_conditions = __webpack_require__(8142);
;// CONCATENATED MODULE: ./build/model/project-conditions.js
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
        meaning: '`true`: the project was never scanned; `false`: it was.',
    },
    {
        name: 'last-scan-before',
        form: 'age',
        alias: ['last-scan', 'last-scanned-before'],
        meaning: 'The last scan lies longer ago than this. A project that was never scanned does not match.',
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
        form: 'words',
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
        meaning: 'A custom property of the repository on GitHub. Values compare as texts, `true` and `1` too.',
    },
    {
        name: 'github.team',
        form: 'words',
        spelled: 'team',
        alias: ['team', 'teams', 'github.teams'],
        fills: true,
        meaning: 'Slugs of teams that have access to the repository. Each team is named in full, without patterns.',
    },
    {
        name: 'github.pushed-before',
        form: 'age',
        alias: ['pushed-before'],
        meaning: 'The last push lies longer ago than this.',
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

// EXTERNAL MODULE: ./build/inputs/text.js
var inputs_text = __webpack_require__(2569);
;// CONCATENATED MODULE: ./build/inputs/rules/messages.js

/** A text of the file as it stands in a message: on one line, and not longer than one. */
function quoted(text) {
    const line = text.replace(/\s+/g, ' ');
    return `"${line.length > 80 ? `${line.slice(0, 79)}…` : line}"`;
}
/** `did you mean "x"?`, or all that is valid where nothing is near. */
function suggestion(text, valid) {
    const near = (0,inputs_text/* nearest */.pA)(text, valid);
    if (near !== undefined)
        return `did you mean ${quoted(near)}?`;
    return valid.length === 1 ? `valid is ${quoted(valid[0] ?? '')}` : `valid are ${enumeration(valid)}`;
}
function enumeration(texts) {
    return texts.map(quoted).join(', ');
}

;// CONCATENATED MODULE: ./build/inputs/rules/schema-parts.js
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
    return { properties: { [key]: { type: 'string', pattern: `^${anyCase(value)}$` } }, required: [key] };
}
/** An expression for a text in any case. */
function anyCase(value) {
    return value.replace(/[a-z]/g, (letter) => `[${letter.toUpperCase()}${letter}]`);
}

;// CONCATENATED MODULE: ./build/inputs/rules/tree.js

/** What a value is, for a message about its type. */
function described(tree) {
    if (tree.kind === 'map')
        return 'a map of keys';
    if (tree.kind === 'list')
        return 'a list';
    if (tree.value === null)
        return 'empty';
    return typeof tree.value === 'string' ? quoted(tree.value) : `the ${typeof tree.value} ${tree.source}`;
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
            throw new TreeError(offset, 'the file has too many values');
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
                this.#problems.add(keyOffset, `the key ${quoted(key)} is written twice: keep one of them`);
                continue;
            }
            entries.set(key, { key, keyOffset, value: this.#value(value, keyOffset) });
        }
        return { kind: 'map', offset, entries: [...entries.values()], merges };
    }
    #key(node, offset) {
        if (!this.#yaml.isScalar(node) || node.value === null)
            return this.#problems.add(offset, 'a key is not a plain text');
        this.#refuseTag(node, offset);
        const key = node.source ?? String(node.value);
        if (key === MERGE)
            this.#problems.add(offset, 'no key is inherited or merged: write the keys of "<<" out where they are needed');
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
        const text = quoted(`*${node.source}`);
        this.#problems.misread(offset, `${text} is an alias in YAML, and no anchor has this name: quote a pattern, as '*${node.source}'`);
        return { kind: 'scalar', offset, value: `*${node.source}`, source: `*${node.source}` };
    }
    /** A list that holds itself by an alias has no end. */
    #guarded(node, build) {
        if (this.#open.has(node))
            throw new TreeError(offsetOf(node), 'an alias stands inside of its own anchor');
        if (this.#open.size >= MAX_DEPTH)
            throw new TreeError(offsetOf(node), 'the file is nested too deeply');
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
        this.#problems.misread(start, `${quoted(written)} is a tag in YAML: quote it, as '${written}'`);
        return { kind: 'scalar', offset: start, value: written, source: written };
    }
}
const CORE_TAG = /^tag:yaml\.org,2002:(?:str|int|float|bool|null|map|seq)$/;
function offsetOf(node) {
    return node.range?.[0] ?? 0;
}

;// CONCATENATED MODULE: ./build/inputs/rules/forms.js



/** A text that is not empty. */
function scalarText(tree, problems) {
    if (tree.kind === 'scalar' && typeof tree.value === 'string') {
        return tree.value === ''
            ? problems.value(tree.offset, 'is an empty text: give a text, or leave it out')
            : tree.value;
    }
    const quotable = tree.kind === 'scalar' && tree.value !== null;
    // `team: payments`, where `team:payments` was meant, is a map.
    const otherwise = tree.kind === 'map' ? 'leave no blank after the colon, or quote it all' : 'give a text';
    const remedy = quotable ? `quote it, as '${tree.source}'` : otherwise;
    return problems.value(tree.offset, `is ${described(tree)}, not a text: ${remedy}`);
}
const forms_boolean = {
    schema: { type: 'boolean' },
    read(tree, problems) {
        if (tree.kind === 'scalar' && typeof tree.value === 'boolean')
            return tree.value;
        const inQuotes = tree.kind === 'scalar' && /^(?:true|false)$/i.test(tree.source);
        const remedy = inQuotes ? `write ${tree.source.toLowerCase()} without quotes` : 'give true or false';
        return problems.value(tree.offset, `is ${described(tree)}: ${remedy}`);
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
            return problems.value(tree.offset, `is ${described(tree)}: ${remedy}${inQuotes}`);
        },
    };
}
/** One of a closed set, in any case. */
function oneOf(values, options = {}) {
    return {
        schema: {
            anyOf: [{ enum: values }, { type: 'string', pattern: `^(?:${values.map(anyCase).join('|')})$` }],
        },
        read(tree, problems) {
            const given = scalarText(tree, problems);
            if (given === undefined)
                return undefined;
            const folded = given.toLowerCase();
            const known = values.find((value) => value === folded);
            if (known !== undefined)
                return known;
            const remedy = options.instead?.[folded] ?? suggestion(given, values);
            return problems.add(tree.offset, `unknown value ${quoted(given)} in ${problems.key}; ${remedy}`);
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
            return parsed ?? problems.value(tree.offset, `is ${described(tree)}: ${remedy}`);
        },
    };
}
/** A list of at least `min` items; the order is kept, and duplicates go. */
function list(item, options) {
    return {
        schema: { type: 'array', items: item.schema, ...(options.min === 1 ? { minItems: 1 } : {}) },
        read(tree, problems) {
            if (tree.kind !== 'list')
                return problems.value(tree.offset, `is ${described(tree)}: write a list, such as [one, two]${options.min === 0 ? ', or [] for none' : ''}`);
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

;// CONCATENATED MODULE: ./build/inputs/rules/map-form.js


/** A map of known keys; a required one that is missing and an unknown one are problems. */
function map(fields, options) {
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
                    refuseKey(key, keyOffset, Object.keys(fields), options, problems);
            }
            for (const key of required.filter((one) => !has(tree, one)))
                problems.add(tree.offset, `the key "${key}" is missing in ${options.name}: add it`);
            return { values: values, tree };
        },
    };
}
function notMap(tree, problems, name) {
    const remedy = tree.kind === 'scalar' && tree.value === null
        ? 'give its keys, or leave it out'
        : `write ${name === 'the file' ? 'keys, such as version: 1' : `the keys of ${name}, each with a colon`}`;
    return problems.value(tree.offset, `is ${described(tree)}: ${remedy}`);
}
function refuseKey(key, offset, known, { name, instead }, problems) {
    const remedy = instead?.(key) ?? suggestion(key, known);
    return problems.add(offset, `unknown key ${quoted(key)} in ${name}; ${remedy}`);
}
/** The place of a key, or of the map where it is not there. */
function placeOf(tree, key) {
    return tree.entries.find((entry) => entry.key === key)?.keyOffset ?? tree.offset;
}
/** Whether the key is written. */
function isGiven(tree, key) {
    return tree.entries.some((entry) => entry.key === key);
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

;// CONCATENATED MODULE: ./build/inputs/rules/text-forms.js


/** Longer than any name; bounds what the expressions take. */
const MAX_LENGTH = 1000;
const ANYWHERE = '[\\s\\S]*';
const BLANKS = {
    expression: `\\s|${ANYWHERE}\\s$`,
    why: (text) => `starts or ends with a blank; ${instead(text)}`,
};
const LINE_BREAKS = {
    expression: `${ANYWHERE}[\\r\\n]`,
    why: 'has several lines; write a list in YAML, with an item on each line',
};
/** Only a workflow file evaluates it. */
const EXPRESSIONS = {
    expression: `${ANYWHERE}\\$\\{\\{`,
    why: 'holds "${{", which nothing fills in here; write the value',
};
/** Habits of raw texts; taken literally, they have tagged thousands of projects with `- pci`. */
const HABITS = [
    LINE_BREAKS,
    EXPRESSIONS,
    { expression: '-(?:\\s|$)', why: (text) => `starts with the dash of a list; ${instead(text)}` },
    { expression: `#|${ANYWHERE}\\s#`, why: (text) => `has a comment in it; ${instead(text)}` },
    {
        expression: `["'\`]|${ANYWHERE}["'\`]$`,
        why: (text) => `has a quote that would be part of it; ${instead(text)}`,
    },
    BLANKS,
];
const BRACKETS = {
    expression: `[[\\]{}]|${ANYWHERE}[[\\]{}]$`,
    why: (text) => `has a bracket or a brace that would be part of it; ${instead(text)}`,
};
const COMMAS = {
    expression: `${ANYWHERE},`,
    why: 'has a comma; write a list with an item for each part',
};
/** A value of a custom property may be any text on one line. */
const PLAIN = [LINE_BREAKS, EXPRESSIONS, BLANKS];
const ANY_NAME = HABITS;
const LISTED_NAME = [...HABITS, BRACKETS, COMMAS];
const PROJECT_NAME = [
    ...LISTED_NAME,
    { expression: `${ANYWHERE}://`, why: 'is a URL; write the name, such as "acme/login"' },
    {
        expression: `${ANYWHERE}\\.[Gg][Ii][Tt]$`,
        why: (text) => `ends with ".git"; write ${quoted(text.replace(/\.git$/i, ''))}`,
    },
    {
        expression: `(?:${ANYWHERE}/)?\\.{0,2}(?:/|$)`,
        why: 'has an empty segment, or one of dots; write the name, such as "acme/login"',
    },
];
/** The text without what is around it by habit. */
function instead(text) {
    const bare = text
        .trim()
        .replace(/^-(?:\s+|$)|^#.*|\s#.*/g, '')
        .replace(/^['"`[\]{}\s]+|['"`[\]{}\s]+$/g, '');
    return bare === '' ? 'leave it out' : `write ${quoted(bare)}`;
}
/** A text that nothing refuses, of at most `maxLength` characters; `before` is an expression for what may stand before it. */
function text_forms_text(refusals, options = {}) {
    const { maxLength = MAX_LENGTH, before = '' } = options;
    const checks = refusals.map(({ expression, why }) => ({
        regExp: new RegExp(`^(?:${expression})`, 'u'),
        why,
    }));
    const start = new RegExp(`^${before}`, 'u');
    return {
        schema: {
            type: 'string',
            minLength: 1,
            maxLength,
            pattern: `^${before}${refusals.map(({ expression }) => `(?!${expression})`).join('')}`,
        },
        read(tree, problems) {
            const given = scalarText(tree, problems);
            if (given === undefined)
                return undefined;
            const { length } = [...given];
            if (length > maxLength)
                return problems.value(tree.offset, `has ${length} characters; at most ${maxLength} are allowed`);
            const rest = given.replace(start, '');
            const refusal = checks.find(({ regExp }) => regExp.test(rest));
            if (refusal === undefined)
                return given;
            const why = typeof refusal.why === 'string' ? refusal.why : refusal.why(rest);
            return problems.value(tree.offset, `is ${quoted(given)}, which ${why}`);
        },
    };
}
/** A text, or a number or flag that counts as the text it is written as. */
function looseText(form) {
    return {
        schema: { anyOf: [form.schema, { type: ['number', 'boolean'] }] },
        read(tree, problems) {
            const loose = tree.kind === 'scalar' && ['number', 'boolean'].includes(typeof tree.value);
            return loose ? tree.source : form.read(tree, problems);
        },
    };
}

;// CONCATENATED MODULE: ./build/inputs/rules/name-lists.js


const ONLY_ONE_MARK = { expression: '!', why: 'has "!" twice; write it once to take a name away' };
const NOTHING = { expression: '$', why: 'has nothing after the "!"; write what to take away' };
/** Names, patterns and, behind a `!`, what is taken away: one text or a list. */
function names(refusals, options = {}) {
    // The sign is optional, and what follows is checked without it: `(?!!)` keeps the sign from being skipped.
    const name = text_forms_text([ONLY_ONE_MARK, NOTHING, ...refusals], { before: '(?:!|(?!!))' });
    const item = options.loose ? looseText(name) : name;
    const form = oneOrMore(item);
    const wanted = { not: { type: 'string', pattern: '^!' } };
    return {
        schema: {
            anyOf: [
                { ...item.schema, ...wanted },
                { type: 'array', items: item.schema, minItems: 1, contains: wanted },
            ],
        },
        read(tree, problems) {
            const before = problems.count;
            const items = form.read(tree, problems);
            if (items === undefined || problems.count > before)
                return undefined;
            const list = nameList(items);
            return list.names.length + list.patterns.length > 0
                ? list
                : problems.value(tree.offset, "only takes away; add what to take from, such as '**'");
        },
    };
}
function nameList(items) {
    const wanted = items.filter((item) => !item.startsWith('!'));
    return {
        names: wanted.filter((item) => !isPattern(item)),
        patterns: wanted.filter(isPattern),
        except: items.filter((item) => item.startsWith('!')).map((item) => item.slice(1)),
    };
}
function isPattern(item) {
    return /[*?]/.test(item);
}
const NAMES = defined('names', names(ANY_NAME));
const PROJECT_NAMES = defined('projectNames', names(PROJECT_NAME));
const TAG_NAMES = defined('tagNames', names(LISTED_NAME));
const PROPERTY_VALUES = defined('propertyValues', names(PLAIN, { loose: true }));

;// CONCATENATED MODULE: ./build/inputs/rules/times.js

const DAY_MS = 86_400_000;
const UNIT_MS = { h: 3_600_000, d: DAY_MS, w: 7 * DAY_MS };
function ageMs(given) {
    return Number(given.slice(0, -1)) * (UNIT_MS[given.slice(-1)] ?? DAY_MS);
}
/** `90d`, `26w` or `12h`, in ms. */
const age = spelled('^[1-9][0-9]{0,4}[hdw]$', 'give an age in days, weeks or hours, such as 90d, 26w or 12h', ageMs);
/** How long an ignore lasts: in days, or without end. */
const duration = spelled('^(?:[1-9][0-9]{0,4}[dw]|[Ee][Vv][Ee][Rr])$', 'give days or weeks, such as 90d or 12w, or ever', (given) => given.toLowerCase() === 'ever' ? { kind: 'never' } : { kind: 'after', days: ageMs(given) / DAY_MS });
/** A day of the calendar, such as `2027-02-19`. */
const day = mapped(spelled('^[0-9]{4}-[0-9]{2}-[0-9]{2}$', 'give a day, such as 2027-02-19', (given) => given), (given, tree, problems) => isDay(given)
    ? given
    : problems.value(tree.offset, `is ${given}, a day that the calendar does not have: correct it`), { format: 'date' });
/** The 31st of a short month is taken for the 1st of the next: such a day is a typo. */
function isDay(given) {
    const date = new Date(`${given}T00:00:00Z`);
    return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(given) && given >= '0001';
}

;// CONCATENATED MODULE: ./build/inputs/rules/conditions.js






const PROPERTY = 'github.property.<name>';
/** `when`, or one set of `except`: all of its keys must hold. */
function conditions(table, name) {
    const fields = new Map(table.rows.map((row) => [row.name, fieldOf(row)]));
    const property = fields.get(PROPERTY);
    const form = map(Object.fromEntries([...fields].filter(([key]) => key !== PROPERTY)), {
        name,
        find: (key) => fields.get(table.find(key)?.name ?? ''),
        instead: table.instead,
        also: {
            minProperties: 1,
            ...(property === undefined ? {} : { patternProperties: { [PROPERTY_KEY]: describe(property) } }),
        },
    });
    return mapped(form, ({ values, tree }, _tree, problems) => {
        if (tree.entries.length === 0)
            return problems.value(tree.offset, 'has no conditions: give one, or leave it out');
        const given = Object.entries(values).filter(([, value]) => value !== undefined);
        return { set: Object.fromEntries(given), tree };
    });
}
function fieldOf(row) {
    return { form: FORMS[row.form](row), meaning: row.meaning };
}
const FORMS = {
    boolean: () => mapped(forms_boolean, (value) => ({ form: 'boolean', value })),
    age: () => mapped(age, (ms) => ({ form: 'age', ms })),
    number: () => mapped(number({ min: 0, max: 1 }), (value) => ({ form: 'number', value })),
    words: (row) => mapped(wordsOf(row), (words) => ({ form: 'words', words })),
    names: (row) => mapped(SPELLED[row.spelled ?? 'any'], (list) => ({ form: 'names', list })),
};
function wordsOf({ name, values }) {
    if (name === 'type')
        return kind;
    return oneOrMore(values === undefined ? slug : oneOf(values));
}
const oneKind = oneOf(finding_conditions/* RULE_TYPES */.Bs, { instead: { ai_sast: 'findings of ai_sast cannot be triaged' } });
/** A rule looks at one kind of findings. */
const kind = {
    schema: oneKind.schema,
    read(tree, problems) {
        if (tree.kind === 'list')
            return problems.value(tree.offset, 'is a list, and a rule looks at one type: write a rule for each');
        const type = oneKind.read(tree, problems);
        return type === undefined ? undefined : [type];
    },
};
const slug = spelled('^[A-Za-z0-9_-]+$', 'give the slug of a team, such as payments; patterns are not possible here', (given) => given.toLowerCase());
const weakness = spelled('^[Cc][Ww][Ee]-[0-9]+$', 'give the number of a weakness, such as CWE-79', (given) => given.toUpperCase());
const SPELLED = {
    any: NAMES,
    project: PROJECT_NAMES,
    tag: TAG_NAMES,
    property: PROPERTY_VALUES,
    team: NAMES,
    // The platform writes the title behind the number: `CWE-79: Improper …`.
    cwe: mapped(oneOrMore(weakness), (numbers) => ({ names: numbers, patterns: numbers.map((one) => `${one}:**`), except: [] })),
};

;// CONCATENATED MODULE: ./build/inputs/rules/rule-name.js

/** The name of a rule: it stands in quotes in the mark of a note. */
const ruleName = text_forms_text([
    { expression: ' |[\\s\\S]* $', why: 'starts or ends with a blank; leave it out' },
    {
        expression: "(?![\\p{L}\\p{M}\\p{N} \\-_.,:/()'&+]*$)",
        why: "has a character that a name cannot have; use letters, digits, blanks and -_.,:/()'&+",
    },
], { maxLength: 80 });

// EXTERNAL MODULE: ./build/model/triage.js
var triage = __webpack_require__(7720);
;// CONCATENATED MODULE: ./build/inputs/rules/triage.js






/** The note and the mark at its end have at most so many characters together (field-notes, "Requests"). */
const note = mapped(text_forms_text([
    { expression: '\\s*$', why: 'has only blanks; give a text, or leave it out' },
    EXPRESSIONS,
    {
        expression: '[\\s\\S]*\\[code-security\\s',
        why: 'has the mark of a rule in it, which every rule writes by itself; leave it out',
    },
], { maxLength: triage/* MAX_NOTE_LENGTH */.XG }), (given) => given.trim());
const FIELDS = {
    state: {
        form: oneOf(['ignored', 'reviewing', 'fixing', 'reopened']),
        meaning: 'What the finding is moved to.',
        required: true,
    },
    reason: {
        form: oneOf(['acceptable_risk', 'false_positive', 'no_time', 'no_triage_reason', 'duplicate']),
        meaning: 'Why it is ignored; only with `state: ignored`.',
    },
    for: {
        form: duration,
        meaning: 'How long it stays ignored, such as `90d`; then `apply` reopens it. `ever` for no end. Ignoring needs this ' +
            'or `until`; secrets take neither.',
    },
    until: {
        form: day,
        meaning: 'The day after which `apply` reopens it, such as `2027-02-19`; instead of `for`.',
    },
    note: {
        form: note,
        meaning: 'A note for people. A mark with the name of the rule is added to it.',
    },
};
const IGNORED = hasWord('state', 'ignored');
const triage_triage = map(FIELDS, {
    name: 'triage',
    also: {
        not: { required: ['for', 'until'] },
        ...conditional(IGNORED, undefined, { properties: { reason: false, for: false, until: false } }),
    },
});
/** What a rule demands of its triage by the kind of its findings, as the schema has it. */
const TRIAGE_BY_TYPE = conditional({ properties: { when: hasWord('type', 'secrets') }, required: ['when'] }, { properties: { triage: { properties: { for: false, until: false } } } }, {
    properties: { triage: conditional(IGNORED, { anyOf: [{ required: ['for'] }, { required: ['until'] }] }) },
});
/** The triage of a rule, checked with what the rule is. */
function checkTriage({ values, tree }, rule, problems) {
    const { state, reason } = values;
    const ends = endsOf({ values, tree }, rule.type, problems);
    if (state !== undefined && state !== 'ignored') {
        for (const key of ['reason', 'for', 'until']) {
            if (isGiven(tree, key))
                problems.add(placeOf(tree, key), `"${key}" goes only with state: ignored, but the state is ${state}: leave it out`);
        }
    }
    checkLength(values.note, rule.name, ends, tree, problems);
    if (state === undefined)
        return undefined;
    return {
        state,
        ...(reason === undefined ? {} : { reason }),
        ...(values.note === undefined ? {} : { note: values.note }),
        ...(ends === undefined ? {} : { ends }),
    };
}
function endsOf({ values, tree }, type, problems) {
    if (type === 'secrets') {
        for (const key of ['for', 'until']) {
            if (isGiven(tree, key))
                problems.add(placeOf(tree, key), `secrets do not show the note that an end is kept in: leave "${key}" out`);
        }
        return values.state === 'ignored' ? { kind: 'never' } : undefined;
    }
    if (isGiven(tree, 'for') && isGiven(tree, 'until'))
        return problems.add(placeOf(tree, 'until'), '"for" and "until" both say when the ignore ends: keep one of them');
    const endless = type !== undefined && !has(tree, 'for') && !has(tree, 'until');
    if (values.state === 'ignored' && endless)
        return problems.add(tree.offset, 'an ignore ends: add for: 90d, until: 2027-02-19, or for: ever');
    return values.until === undefined ? values.for : { kind: 'until', date: values.until };
}
/** The mark at the end of the note says which rule decided, and until when. */
function checkLength(given, name, ends, tree, problems) {
    if (given === undefined || name === undefined)
        return;
    const until = ends === undefined || ends.kind === 'never' ? '' : ' until=2027-02-19';
    const mark = ` [code-security rule="${name}"${until}]`;
    const length = given.length + mark.length;
    if (length <= triage/* MAX_NOTE_LENGTH */.XG)
        return;
    const over = length - triage/* MAX_NOTE_LENGTH */.XG;
    problems.add(placeOf(tree, 'note'), `the note and the mark behind it have ${length} characters: shorten the note by ${over}, because the platform takes ${triage/* MAX_NOTE_LENGTH */.XG}`);
}

;// CONCATENATED MODULE: ./build/inputs/rules/finding-rules.js








/** They say what the rule is about, and take nothing out of it. */
const OF_WHEN = ['type', 'decided-by'];
function table(rows) {
    return { rows, find: (key) => rows.find((row) => row.name === key), instead: finding_rules_instead };
}
/** What to write for a key that findings do not have. */
function finding_rules_instead(key) {
    if (OF_WHEN.includes(key))
        return `"${key}" belongs to "when"`;
    const alias = finding_conditions/* FINDING_CONDITIONS */.J2.find((row) => row.alias?.includes(key));
    if (alias !== undefined)
        return `did you mean "${alias.name}"?`;
    if (projectCondition(key) === undefined)
        return undefined;
    return 'it is a condition of projects: give such projects a tag, and look at it with "project-tag"';
}
const FINDING_WHEN = defined('findingConditions', conditions(table(finding_conditions/* FINDING_CONDITIONS */.J2), 'when'));
const FINDING_EXCEPT = defined('findingExceptions', conditions(table(finding_conditions/* FINDING_CONDITIONS */.J2.filter(({ name }) => !OF_WHEN.includes(name))), 'except'));
const finding_rules_FIELDS = {
    name: { form: ruleName, meaning: 'Name of the rule, unique in the file.', required: true },
    when: {
        form: FINDING_WHEN,
        meaning: 'Which findings: all keys must hold. Default: open code findings.',
    },
    except: {
        form: oneOrMore(FINDING_EXCEPT),
        meaning: 'Which of them not: a set of conditions that must all hold, or a list of such sets.',
    },
    limit: {
        form: number({ min: 1, whole: true }),
        meaning: 'At most so many findings at once, the oldest first; the others wait for the next apply.',
    },
    triage: { form: triage_triage, meaning: 'What happens to the findings.', required: true },
};
/** A rule under `findings`. */
const findingRule = mapped(map(finding_rules_FIELDS, { name: 'a findings rule', also: { allOf: [TRIAGE_BY_TYPE, ...finding_conditions/* RULE_TYPES */.Bs.map(keysByType)] } }), ({ values, tree }, _tree, problems) => {
    const type = typeOf(values.when);
    const sets = [values.when, ...(values.except ?? [])].filter((set) => set !== undefined);
    if (type !== undefined)
        for (const set of sets)
            checkType(set, type, problems);
    const decision = values.triage && checkTriage(values.triage, { name: values.name, type }, problems);
    if (values.name === undefined || type === undefined || decision === undefined)
        return undefined;
    const { type: _, 'decided-by': decided, ...when } = values.when?.set ?? {};
    const rule = {
        name: values.name,
        type,
        when: { status: { form: 'words', words: ['open'] }, ...when },
        except: (values.except ?? []).map(({ set }) => set),
        decidedBy: (decided?.form === 'words' ? decided.words : ['nobody', 'rules']),
        ...(values.limit === undefined ? {} : { limit: values.limit }),
        triage: decision,
    };
    return { rule, offset: tree.offset, nameOffset: placeOf(tree, 'name') };
});
/** @returns undefined where the type is not a valid one */
function typeOf(when) {
    if (when === undefined || !when.tree.entries.some(({ key }) => key === 'type'))
        return 'sast';
    const given = when.set.type;
    return given?.form === 'words' ? given.words[0] : undefined;
}
function checkType({ set, tree }, type, problems) {
    for (const { key, keyOffset } of tree.entries) {
        const types = (0,finding_conditions/* findingCondition */.d5)(key)?.types;
        if (types === undefined || types.includes(type))
            continue;
        problems.add(keyOffset, `only findings of type ${types.join(' or ')} have "${key}", and this rule looks at ${type}: write type: ${types[0]}, or leave it out`);
    }
    if (type !== 'secrets' || set.status?.form !== 'words')
        return;
    const unknown = set.status.words.find((word) => word === 'reviewing' || word === 'fixing');
    if (unknown !== undefined)
        problems.add(placeOf(tree, 'status'), `the status of secrets is never shown as ${unknown}: leave it out`);
}
/** The keys and values that findings of a kind do not have, as the schema has it. */
function keysByType(type) {
    const foreign = finding_conditions/* FINDING_CONDITIONS */.J2.filter(({ types }) => types !== undefined && !types.includes(type));
    const propertyNames = { not: { enum: foreign.map(({ name }) => name) } };
    const shown = { not: { pattern: `^(?:${anyCase('reviewing')}|${anyCase('fixing')})$`, type: 'string' } };
    const set = type === 'secrets'
        ? { propertyNames, properties: { status: { ...shown, items: shown } } }
        : { propertyNames };
    const isType = hasWord('type', type);
    const test = type === 'sast'
        ? { properties: { when: { anyOf: [isType, { not: { required: ['type'] } }] } } }
        : { properties: { when: isType }, required: ['when'] };
    return conditional(test, { properties: { when: set, except: { ...set, items: set } } });
}

;// CONCATENATED MODULE: ./build/inputs/rules/tags.js



/** What `${…}` in a tag may name. */
const FILLED = PROJECT_CONDITIONS.filter(({ fills }) => fills === true).map(({ name }) => name);
const PLACEHOLDER = /\$\{([^{}]*)\}/g;
const ADDS_ONLY = {
    expression: '[-!]',
    why: (tag) => `starts with ${quoted(tag.slice(0, 1))}; rules only give tags, and managed-tags says which are removed where no rule gives them`,
};
const BROKEN_BRACES = {
    expression: '(?!(?:[^{}$]|\\$(?!\\{)|\\$\\{[^{}]*\\})*$)',
    why: 'has a brace that does not belong to a placeholder; leave it out',
};
const SQUARE_BRACKETS = {
    expression: `[[\\]]|${ANYWHERE}[[\\]]$`,
    why: 'has a bracket that would be part of it; write a list without quotes around it',
};
const UNKNOWN_PLACEHOLDER = {
    expression: `${ANYWHERE}\\$\\{(?!(?:${FILLED.map(expressionOf).join('|')})\\})`,
    why: (tag) => {
        const unknown = placeholdersOf(tag).find((name) => projectCondition(name)?.fills !== true) ?? '';
        const condition = projectCondition(unknown);
        if (condition !== undefined)
            return `fills in ${quoted(unknown)}, which only "when" can look at`;
        return `has the unknown placeholder ${quoted(`\${${unknown}}`)}; ${suggestion(unknown, FILLED)}`;
    },
};
function expressionOf(name) {
    return name.replaceAll('.', '\\.').replace('<name>', PROPERTY_NAME);
}
/** A tag that a rule gives; it may hold `${github.…}`. */
const tag = text_forms_text([
    // The braces of a placeholder are not ones that somebody left around a list.
    ...LISTED_NAME.filter((refusal) => refusal !== BRACKETS),
    ADDS_ONLY,
    BROKEN_BRACES,
    SQUARE_BRACKETS,
    UNKNOWN_PLACEHOLDER,
]);
/** A pattern of tags that rules may remove. */
const managedTag = text_forms_text([
    ...LISTED_NAME,
    { expression: '[-!]', why: 'starts with "-" or "!"; list only what may be removed' },
]);
/** All placeholders, for documents. */
function placeholders() {
    return FILLED.map((name) => `\`\${${name}}\``).join(', ');
}
/** Names in `${…}`, such as `github.property.team`. */
function placeholdersOf(given) {
    return [...given.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
}

;// CONCATENATED MODULE: ./build/inputs/rules/project-rules.js







const TABLE = { rows: PROJECT_CONDITIONS, find: projectCondition, instead: project_rules_instead };
/** What to write for a key that projects do not have. */
function project_rules_instead(key) {
    const alias = PROJECT_CONDITIONS.find((row) => row.alias?.includes(key));
    if (alias !== undefined)
        return `did you mean "${alias.name}"?`;
    if (/^github\.propert(?:y|ies)(?:\.|$)/.test(key))
        return 'name one property in letters, digits and _-$#, such as "github.property.tier"';
    const dotted = PROJECT_CONDITIONS.find(({ name }) => name.startsWith(`${key}.`));
    if (dotted !== undefined)
        return `write its keys with a dot, such as "${dotted.name}"`;
    return (0,finding_conditions/* findingCondition */.d5)(key) === undefined ? undefined : 'it is a condition of findings, not of projects';
}
const PROJECT_WHEN = defined('projectConditions', conditions(TABLE, 'when'));
const PROJECT_EXCEPT = { ...conditions(TABLE, 'except'), schema: PROJECT_WHEN.schema };
const project_rules_FIELDS = {
    name: { form: ruleName, meaning: 'Name of the rule, unique in the file.', required: true },
    when: { form: PROJECT_WHEN, meaning: 'Which projects: all keys must hold. Default: all in scope.' },
    except: {
        form: oneOrMore(PROJECT_EXCEPT),
        meaning: 'Which of them not: a set of conditions that must all hold, or a list of such sets.',
    },
    tags: {
        form: list(tag, { min: 1 }),
        meaning: `Tags that the projects get. ${placeholders()} are filled in, a list of values giving a tag for each.`,
    },
    'managed-scan': {
        form: map({
            diff: { form: forms_boolean, meaning: 'Managed scans of pull requests.' },
            full: { form: forms_boolean, meaning: 'Managed full scans.' },
        }, { name: 'managed-scan', also: { minProperties: 1 } }),
        meaning: 'Switches of managed scans; the last rule that matches decides, flag by flag.',
    },
};
/** A rule under `projects`. */
const projectRule = mapped(map(project_rules_FIELDS, {
    name: 'a projects rule',
    also: { anyOf: [{ required: ['tags'] }, { required: ['managed-scan'] }] },
}), ({ values, tree }, _tree, problems) => {
    const scan = values['managed-scan'];
    if (scan?.tree.entries.length === 0)
        problems.add(scan.tree.offset, '"managed-scan" switches nothing: give diff, full or both');
    if (!has(tree, 'tags') && !has(tree, 'managed-scan'))
        problems.add(tree.offset, 'the rule does nothing: give it tags or managed-scan');
    if (values.name === undefined)
        return undefined;
    const rule = {
        name: values.name,
        when: values.when?.set ?? {},
        except: (values.except ?? []).map(({ set }) => set),
        tags: values.tags ?? [],
        managedScan: { ...scan?.values },
    };
    return { rule, offset: tree.offset, nameOffset: placeOf(tree, 'name') };
});

;// CONCATENATED MODULE: ./build/inputs/rules/file.js









const count = mapped(number({ min: 0, whole: true }), (value) => ({ count: value }));
const share = spelled('^(?:[0-9]|[1-9][0-9]|100)%$', 'give a whole number, or a share such as 10%', (given) => ({ percent: Number(given.slice(0, -1)) }));
const countOrShare = {
    schema: { anyOf: [count.schema, share.schema] },
    read(tree, problems) {
        const isNumber = tree.kind === 'scalar' && typeof tree.value === 'number';
        return (isNumber ? count : share).read(tree, problems);
    },
};
const LIMITS = {
    changes: { form: count, meaning: 'At most so many projects change in one apply. Default: 100.' },
    removals: {
        form: countOrShare,
        meaning: 'At most so many projects lose tags, or a share of those in scope that have tags. Default: 10%.',
    },
    'scans-off': {
        form: countOrShare,
        meaning: 'At most so many projects lose a managed scan, or a share of those that have one. Default: 10%.',
    },
    findings: { form: count, meaning: 'At most so many findings are triaged in one apply. Default: 500.' },
};
const SERVICE_LEVELS = {
    critical: { form: age, meaning: 'How long critical findings may be open.' },
    high: { form: age, meaning: 'How long findings of high severity may be open.' },
    medium: { form: age, meaning: 'How long findings of medium severity may be open.' },
    low: { form: age, meaning: 'How long findings of low severity may be open.' },
};
const version = {
    schema: { const: 1 },
    read(tree, problems) {
        if (tree.kind === 'scalar' && tree.value === 1)
            return 1;
        return problems.value(tree.offset, `is ${described(tree)}, not 1, the version that this action reads: write version: 1`);
    },
};
const file_FIELDS = {
    $schema: { form: text_forms_text([]), meaning: 'Address of this schema, for editors.' },
    version: { form: version, meaning: 'Version of the format: 1.', required: true },
    scope: {
        form: map({
            projects: {
                form: PROJECT_NAMES,
                meaning: 'Names and patterns of projects; `!` takes away.',
                required: true,
            },
        }, { name: 'scope' }),
        meaning: 'Nothing outside of it is planned. Default: all projects.',
    },
    'managed-tags': {
        form: list(managedTag, { min: 0 }),
        meaning: 'Patterns of tags that are removed where no rule gives them. Default: none is removed.',
    },
    limits: { form: map(LIMITS, { name: 'limits' }), meaning: 'Over a limit `apply` writes nothing.' },
    projects: {
        form: list(projectRule, { min: 0 }),
        meaning: 'Rules for projects; all are evaluated in order.',
    },
    findings: {
        form: list(findingRule, { min: 0 }),
        meaning: 'Rules for findings; the first that matches a finding decides.',
    },
    'service-levels': {
        form: map(SERVICE_LEVELS, { name: 'service-levels' }),
        meaning: 'How long findings may be open, by severity; reported, never acted on.',
    },
    coverage: {
        form: forms_boolean,
        meaning: 'Also report the repositories on GitHub that the platform does not know. Default: false.',
    },
};
const rulesFile = mapped(map(file_FIELDS, { name: 'the file' }), ({ values }) => {
    const limits = values.limits?.values;
    return {
        scope: values.scope?.values.projects ?? { names: [], patterns: ['**'], except: [] },
        managedTags: values['managed-tags'] ?? [],
        limits: {
            changes: limits?.changes ?? { count: 100 },
            removals: limits?.removals ?? { percent: 10 },
            scansOff: limits?.['scans-off'] ?? { percent: 10 },
            findings: limits?.findings ?? { count: 500 },
        },
        projects: values.projects ?? [],
        findings: values.findings ?? [],
        serviceLevels: { ...values['service-levels']?.values },
        coverage: values.coverage ?? false,
    };
});
/** What `rulesFile.schema` refers to. */
const DEFINITIONS = Object.fromEntries([NAMES, PROJECT_NAMES, TAG_NAMES, PROPERTY_VALUES, PROJECT_WHEN, FINDING_WHEN, FINDING_EXCEPT].map(({ definition }) => definition));

;// CONCATENATED MODULE: ./build/inputs/rules/problems.js
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

;// CONCATENATED MODULE: ./build/inputs/rules/whole-file.js


/** What no single rule can be wrong about. */
function checkWhole(file, problems) {
    const names = new Map();
    for (const { rule, nameOffset } of [...file.projects, ...file.findings]) {
        const earlier = names.get(rule.name.toLowerCase());
        if (earlier !== undefined)
            problems.add(nameOffset, `another rule is called ${quoted(earlier)}: give each rule a name of its own`);
        names.set(rule.name.toLowerCase(), rule.name);
    }
    const tags = new Map();
    for (const { rule, offset } of file.projects) {
        for (const tag of rule.tags) {
            const earlier = tags.get(tag.toLowerCase()) ?? tag;
            if (earlier !== tag)
                problems.add(offset, `the tags ${quoted(earlier)} and ${quoted(tag)} differ in case only: spell them alike`);
            tags.set(tag.toLowerCase(), earlier);
        }
    }
    const needs = needsOf(file);
    const byTeam = file.projects.find(({ rule }) => rule.tags.some((tag) => placeholdersOf(tag).includes('github.team')));
    if (byTeam !== undefined && needs.teams.length === 0)
        problems.add(byTeam.offset, 'the placeholder github.team gives tags of teams that a rule names, and none is named: add github.team to "when"');
}
/** Which of GitHub's data the rules look at. Teams are those that conditions name. */
function needsOf({ projects, coverage }) {
    const keys = new Set();
    const teams = new Set();
    for (const { rule } of projects) {
        for (const set of [rule.when, ...rule.except]) {
            for (const key of Object.keys(set))
                keys.add(key);
            for (const team of teamsOf(set))
                teams.add(team);
        }
        for (const name of rule.tags.flatMap(placeholdersOf))
            keys.add(name);
    }
    const github = [...keys].filter((key) => key.startsWith('github.'));
    return {
        github: coverage || github.length > 0,
        properties: github.some((key) => key.startsWith('github.property.')),
        teams: [...teams],
    };
}
function teamsOf(set) {
    const teams = set['github.team'];
    return teams?.form === 'words' ? teams.words : [];
}

;// CONCATENATED MODULE: ./build/inputs/rules/parse.js




/** Larger than any list of names that people review. */
const parse_MAX_LENGTH = 1024 * 1024;
/**
 * A rules file, YAML or JSON (which is YAML), as data, or everything that is wrong with it in the order of the file.
 * Never rejects because of the text.
 *
 * @param text of the whole file, a byte order mark included
 * @param path as it was given, for messages
 */
async function parseRules(text, path) {
    const refusal = unreadable(text);
    if (refusal !== undefined)
        return { ok: false, problems: [{ line: 1, column: 1, message: refusal }] };
    const [yaml, { createHash }] = await Promise.all([__webpack_require__.e(/* import() */ 815).then(__webpack_require__.t.bind(__webpack_require__, 8815, 19)), Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 7598, 19))]);
    const lines = new yaml.LineCounter();
    const problems = new Problems();
    const place = (offset) => {
        const { line, col } = lines.linePos(offset);
        return { line, column: col };
    };
    const tree = readTree(yaml, text.replace(/^\uFEFF/, ''), lines, problems);
    const file = tree && rulesFile.read(tree, problems);
    if (file !== undefined)
        checkWhole(file, problems);
    if (file === undefined || problems.count > 0)
        return { ok: false, problems: problems.list(place) };
    const { projects, findings, ...rest } = file;
    return {
        ok: true,
        rules: {
            path,
            sha256: createHash('sha256').update(text).digest('hex'),
            ...rest,
            projects: projects.map(({ rule, offset }) => ({ ...rule, line: place(offset).line })),
            findings: findings.map(({ rule, offset }) => ({ ...rule, line: place(offset).line })),
            needs: needsOf(file),
        },
    };
}
function unreadable(text) {
    if (text.length > parse_MAX_LENGTH)
        return 'the file is larger than 1 MiB: a rules file is not';
    // A reader puts U+FFFD for what it cannot decode; UTF-16 that is read as UTF-8 is full of zeros.
    if (/[\0\uFFFD]/.test(text) || !text.isWellFormed())
        return 'the file is not UTF-8 text: save it as UTF-8';
    return undefined;
}
function readTree(yaml, text, lineCounter, problems) {
    // Keys that are there twice and merged keys are refused with the others, and not by the YAML library.
    const document = yaml.parseDocument(text, {
        lineCounter,
        schema: 'core',
        merge: false,
        uniqueKeys: false,
        prettyErrors: false,
        logLevel: 'error',
    });
    for (const { code, message, pos } of document.errors)
        problems.add(pos[0], explained(code, message, text, pos[0]));
    // A tree with holes would only bring problems that are not there.
    if (problems.count > 0)
        return undefined;
    try {
        const tree = treeOf(yaml, text, document, problems);
        return tree ?? problems.add(0, 'the file is empty: start it with version: 1');
    }
    catch (error) {
        if (!(error instanceof TreeError))
            throw error;
        return problems.add(error.offset, error.message);
    }
}
/** What the YAML library says, and what people did who write rules. */
function explained(code, message, text, offset) {
    if (code === 'MULTIPLE_DOCS')
        return 'a second document starts here: a rules file has one';
    if (code === 'RESOURCE_EXHAUSTION')
        return 'the file is nested too deeply';
    const start = text.lastIndexOf('\n', offset - 1) + 1;
    const [line = ''] = text.slice(start).split('\n', 1);
    const first = message.replace(/\.$/, '');
    const hint = line.includes('${') ? `: quote a text that has \${…} in it` : '';
    return `this is not valid YAML: ${first.slice(0, 1).toLowerCase()}${first.slice(1)}${hint}`;
}

// EXTERNAL MODULE: ./build/inputs/saved-file.js
var saved_file = __webpack_require__(2374);
// EXTERNAL MODULE: ./build/model/plan-hash.js
var plan_hash = __webpack_require__(5692);
// EXTERNAL MODULE: ./build/model/saved.js
var saved = __webpack_require__(8941);
;// CONCATENATED MODULE: ./build/inputs/saved-plan.js



const FORMAT = { ...saved/* PLAN_FORMAT */._, what: 'a plan of this action' };
/**
 * The plan that `plan` wrote to `plan-path`.
 *
 * @throws SavedFileError when it is not one, or not as it was written
 */
async function readSavedPlan(path, readFile) {
    const file = await (0,saved_file/* readSavedFile */.Gj)(path, FORMAT, readFile);
    const deployment = deploymentOf(file.deployment);
    const changes = (0,saved_file/* listOf */.c3)(file.changes, 'changes').map(lineOf);
    const hash = (0,saved_file/* textField */.M8)(file, 'hash');
    if ((0,plan_hash/* hashOfPlan */.z)(deployment, changes) !== hash) {
        throw new saved_file/* SavedFileError */.sh('has changes that its hash does not fit; give the file as the step wrote it');
    }
    return {
        hash,
        deployment,
        baseUrl: (0,saved_file/* textField */.M8)(file, 'platform'),
        rulesSha256: (0,saved_file/* textField */.M8)((0,saved_file/* fieldsOf */.Pf)(file.rules_file, 'a field `rules_file`'), 'sha256'),
        momentMs: momentOf(file.moment),
        changes,
    };
}
function lineOf(value) {
    const line = (0,saved_file/* fieldsOf */.Pf)(value, 'a change');
    return {
        target: (0,saved_file/* textField */.M8)(line, 'target'),
        field: (0,saved_file/* textField */.M8)(line, 'field'),
        before: (0,saved_file/* textField */.M8)(line, 'before'),
        after: (0,saved_file/* textField */.M8)(line, 'after'),
    };
}
function deploymentOf(value) {
    const slug = (0,saved_file/* isFields */.Ce)(value) ? value.slug : value;
    if (typeof slug !== 'string')
        throw (0,saved_file/* foreign */.V$)('a field `deployment`');
    return slug;
}
/** Ages and days are counted from it, which have years of four digits. */
const MAX_MOMENT_MS = Date.parse('9000-01-01T00:00:00Z');
/** An ISO time, or epoch ms. */
function momentOf(value) {
    const ms = typeof value === 'string' ? Date.parse(value) : value;
    if (typeof ms !== 'number' || !(ms >= 0 && ms < MAX_MOMENT_MS))
        throw (0,saved_file/* foreign */.V$)('a field `moment`');
    return ms;
}

// EXTERNAL MODULE: ./build/inputs/operations/gate.js
var gate = __webpack_require__(3484);
// EXTERNAL MODULE: ./build/inputs/operations/source.js
var operations_source = __webpack_require__(2974);
;// CONCATENATED MODULE: ./build/inputs/operations/rules.js








const DEFAULT_RULES_FILE = '.github/code-security.yml';
const MAX_RULES_BYTES = 1024 * 1024;
async function readPlan(source) {
    const failOnDrift = source.reader.boolean('fail-on-drift') ?? false;
    const comment = (0,gate.readComment)(source.reader);
    const common = await readCommon(source);
    return common === undefined ? undefined : { operation: 'plan', ...common, failOnDrift, comment };
}
async function readApply(source) {
    const dryRun = (0,operations_source/* readDryRun */.n0)(source.reader);
    const approved = await readApproved(source);
    const common = await readCommon(source);
    if (common === undefined)
        return undefined;
    return { operation: 'apply', ...common, dryRun, ...(approved === undefined ? {} : { approved }) };
}
async function readCommon(source) {
    const github = (0,inputs_github/* readGitHub */.k)(source.reader, source.environment);
    const rules = await readRulesFile(source);
    const event = await source.event();
    if (rules === undefined)
        return undefined;
    if (rules.needs.github && github === undefined) {
        const what = 'give a token that sees the repositories';
        source.reader.problem('github-token', `is empty, but ${(0,inputs_text/* quote */.hD)(rules.path)} looks at GitHub; ${what}`);
    }
    return { ...(0,operations_source/* readBase */.wZ)(source), rules, event, ...(github === undefined ? {} : { github }) };
}
async function readRulesFile({ reader, readFile }) {
    const path = reader.text('rules-file') ?? DEFAULT_RULES_FILE;
    const file = await readFile(path, MAX_RULES_BYTES);
    if (file.text === undefined) {
        const why = (0,file_problem/* fileProblem */.W)(file.problem, 'check out the repository first');
        return reader.problem('rules-file', `is ${(0,inputs_text/* quote */.hD)(path)}, which ${why}`);
    }
    const parsed = await parseRules(file.text, path);
    if (parsed.ok)
        return parsed.rules;
    for (const { line, column, message } of parsed.problems) {
        reader.problem('rules-file', `is wrong at ${path}:${line}:${column}: ${message}`);
    }
    return undefined;
}
/** Never falls open: an empty value comes from a plan that was not made. */
async function readApproved({ reader, readFile, baseUrl }) {
    if (reader.isEmptied('approved-plan')) {
        const why = 'as when the job that plans did not run';
        const what = 'give the path of a plan, its hash, or `none`';
        return reader.problem('approved-plan', `is set but empty, ${why}; ${what}`);
    }
    const text = reader.text('approved-plan') ?? 'none';
    if (text.toLowerCase() === 'none')
        return undefined;
    if (/^[0-9a-f]{64}$/i.test(text))
        return { by: 'hash', hash: text.toLowerCase() };
    if (/^[0-9a-f]{7,63}$/i.test(text)) {
        const what = 'which is only a part of a hash; give all its 64 digits, the output `plan-hash`';
        return reader.problem('approved-plan', `is ${(0,inputs_text/* quote */.hD)(text)}, ${what}`);
    }
    try {
        const plan = await readSavedPlan(text, readFile);
        if ((0,saved_file/* sameAddress */.xU)(plan.baseUrl, baseUrl.href) || reader.hasProblem('base-url'))
            return { by: 'plan', plan };
        const other = `is a plan for ${(0,inputs_text/* quote */.hD)(plan.baseUrl)}, but \`base-url\` is ${(0,inputs_text/* quote */.hD)(baseUrl.href)}`;
        return reader.problem('approved-plan', `${other}; give a plan for this platform`);
    }
    catch (error) {
        if (!(error instanceof saved_file/* SavedFileError */.sh))
            throw error;
        return reader.problem('approved-plan', `is ${(0,inputs_text/* quote */.hD)(text)}, which ${error.message}`);
    }
}


/***/ }),

/***/ 1482:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readScan: () => (/* binding */ readScan),
/* harmony export */   readWait: () => (/* binding */ readWait)
/* harmony export */ });
/* harmony import */ var _commit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8347);
/* harmony import */ var _connection_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2344);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3636);
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2974);




async function readScan(source) {
    return { operation: 'scan', ...(0,_source_js__WEBPACK_IMPORTED_MODULE_3__/* .readBase */ .wZ)(source), scan: await readChoice(source) };
}
async function readChoice(source) {
    const { reader } = source;
    const scanId = reader.id('scan-id');
    if (reader.text('scan-id') === undefined)
        return readByCommit(source);
    for (const input of ['commit', 'projects', 'wait-for'].filter((one) => reader.text(one) !== undefined)) {
        reader.problem(input, 'and `scan-id` exclude each other, because either names the scan; leave one of them out');
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
        reader.warn('commit', `is empty, and the merge group's own commit is taken, ${why}`);
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
function readWait({ reader, timeLimitMs }, defaultMs) {
    const waitMs = reader.duration('wait-for', 0, _connection_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_DURATION_MS */ .rG) ?? defaultMs;
    if (waitMs > timeLimitMs) {
        const what = 'which ends the step first; raise `time-limit` to wait as long';
        reader.warn('wait-for', `is longer than \`time-limit\`, ${what}`);
    }
    return waitMs;
}


/***/ }),

/***/ 2374:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ce: () => (/* binding */ isFields),
/* harmony export */   Gj: () => (/* binding */ readSavedFile),
/* harmony export */   M8: () => (/* binding */ textField),
/* harmony export */   Pf: () => (/* binding */ fieldsOf),
/* harmony export */   V$: () => (/* binding */ foreign),
/* harmony export */   c3: () => (/* binding */ listOf),
/* harmony export */   mR: () => (/* binding */ optionalText),
/* harmony export */   sh: () => (/* binding */ SavedFileError),
/* harmony export */   ui: () => (/* binding */ optionalId),
/* harmony export */   xU: () => (/* binding */ sameAddress)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _platform_http_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2245);
/* harmony import */ var _file_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1850);



/** Larger than any report of a step that `undo` takes. */
const MAX_BYTES = 256 * 1024 * 1024;
/** The last field of the file, which is in the text that it is the checksum of, as so many zeros. */
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
    const text = textOf(await readFile(path, MAX_BYTES));
    const value = parsed(text);
    if (!isFields(value) || value.schema !== format.schema) {
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
function textOf(file) {
    if (file.text !== undefined)
        return file.text;
    throw new SavedFileError((0,_file_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .fileProblem */ .W)(file.problem, 'download the artifact that has it first'));
}
function parsed(text) {
    try {
        return (0,_platform_http_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .q)(text);
    }
    catch {
        throw new SavedFileError('is not JSON, or was cut short; give the whole file');
    }
}
function isFields(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** What a file with the right checksum lacks was written by something else. */
function foreign(what) {
    return new SavedFileError(`has ${what} that this version does not understand; give a file that this version wrote`);
}
function fieldsOf(value, what) {
    if (!isFields(value))
        throw foreign(what);
    return value;
}
function listOf(value, what) {
    if (value === undefined)
        return [];
    if (!Array.isArray(value))
        throw foreign(what);
    return value;
}
function textField(fields, name) {
    const value = fields[name];
    if (typeof value !== 'string')
        throw foreign(`a field \`${name}\``);
    return value;
}
function optionalText(fields, name) {
    const value = fields[name];
    return (typeof value === 'string' ? { [name]: value } : {});
}
/** Ids are numbers in the file, with all their digits. */
function optionalId(value) {
    if (typeof value === 'bigint')
        return value;
    if (typeof value === 'number' && Number.isSafeInteger(value))
        return BigInt(value);
    return typeof value === 'string' && /^\d{1,20}$/.test(value) ? BigInt(value) : undefined;
}
/** A file belongs to one platform. */
function sameAddress(one, other) {
    const bare = (address) => (URL.canParse(address) ? new URL(address).href : address).replace(/\/+$/, '');
    return bare(one) === bare(other);
}


/***/ }),

/***/ 8142:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bs: () => (/* binding */ RULE_TYPES),
/* harmony export */   J2: () => (/* binding */ FINDING_CONDITIONS),
/* harmony export */   d5: () => (/* binding */ findingCondition)
/* harmony export */ });
/** Kinds of findings that rules can triage. */
const RULE_TYPES = ['sast', 'sca', 'secrets'];
/** What the rules under `findings` can look at. */
const FINDING_CONDITIONS = [
    {
        name: 'type',
        form: 'words',
        values: RULE_TYPES,
        alias: ['issue-type', 'kind', 'product'],
        meaning: 'Kind of the findings; a rule looks at one kind.',
    },
    {
        name: 'status',
        form: 'words',
        values: ['open', 'fixed', 'ignored', 'reviewing', 'fixing', 'provisionally_ignored'],
        alias: ['state', 'triage-state'],
        meaning: 'Status of the finding. Secrets are never `reviewing` or `fixing`.',
    },
    {
        name: 'severity',
        form: 'words',
        values: ['low', 'medium', 'high', 'critical'],
        alias: ['severities'],
        wire: 'severities',
        meaning: 'Severity of the finding.',
    },
    {
        name: 'confidence',
        form: 'words',
        values: ['low', 'medium', 'high'],
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
        types: ['sast', 'sca'],
        meaning: 'Names or patterns of the rules that found it.',
    },
    {
        name: 'path',
        form: 'names',
        alias: ['paths', 'file'],
        wire: 'paths',
        meaning: 'Patterns of the path of the file, such as `**/test/**`.',
    },
    {
        name: 'category',
        form: 'names',
        alias: ['categories'],
        wire: 'categories',
        types: ['sast', 'sca'],
        meaning: 'Categories of the finding or patterns of them, such as `security`.',
    },
    {
        name: 'cwe',
        form: 'names',
        spelled: 'cwe',
        alias: ['cwe-names'],
        types: ['sast', 'sca'],
        meaning: 'Weaknesses by their number, such as `CWE-79`.',
    },
    {
        name: 'branch',
        form: 'names',
        alias: ['ref', 'branches'],
        wire: 'ref',
        meaning: 'Branches or patterns of them. Without it each finding counts once, whatever its branch.',
    },
    {
        name: 'older-than',
        form: 'age',
        alias: ['older', 'age'],
        wire: 'older_than',
        meaning: 'First detected, or reintroduced, longer ago than this.',
    },
    {
        name: 'newer-than',
        form: 'age',
        alias: ['newer', 'since'],
        wire: 'newer_than',
        meaning: 'First detected, or reintroduced, not longer ago than this.',
    },
    {
        name: 'triaged-before',
        form: 'age',
        wire: 'triaged_before',
        types: ['sast', 'sca'],
        meaning: 'The last triage lies longer ago than this.',
    },
    {
        name: 'triage-reason',
        form: 'words',
        values: ['acceptable_risk', 'false_positive', 'no_time', 'no_triage_reason', 'duplicate'],
        alias: ['triage-reasons', 'reason'],
        wire: 'triage_reasons',
        types: ['sast', 'sca'],
        meaning: 'The reason that the last triage gave.',
    },
    {
        name: 'verdict',
        form: 'words',
        values: ['true_positive', 'false_positive'],
        alias: ['autotriage-verdict'],
        wire: 'autotriage_verdict',
        types: ['sast', 'secrets'],
        meaning: 'Verdict of the automatic triage.',
    },
    {
        name: 'component-tag',
        form: 'names',
        alias: ['component-tags', 'component'],
        wire: 'component_tags',
        types: ['sast'],
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
        form: 'words',
        values: ['nobody', 'rules', 'platform', 'people', 'anyone'],
        meaning: 'Whose decisions the rule may touch: `nobody` (never triaged) and `rules` (last triaged by a rule), which ' +
            'is the default; `platform` (its automation); `people`; `anyone`.',
    },
    {
        name: 'dependency',
        form: 'names',
        alias: ['dependencies', 'package'],
        wire: 'dependencies',
        types: ['sca'],
        meaning: 'Names or patterns of the dependency.',
    },
    {
        name: 'transitivity',
        form: 'words',
        values: ['direct', 'transitive', 'unknown'],
        alias: ['transitivities'],
        wire: 'transitivities',
        types: ['sca'],
        meaning: 'How the dependency comes in.',
    },
    {
        name: 'reachability',
        form: 'words',
        values: ['reachable', 'always_reachable', 'conditionally_reachable', 'unreachable', 'unknown'],
        alias: ['exposures', 'exposure'],
        wire: 'exposures',
        types: ['sca'],
        meaning: 'Whether the vulnerable code can be reached.',
    },
    {
        name: 'epss-above',
        form: 'number',
        alias: ['epss', 'epss-score', 'epss-probability'],
        wire: 'epss_above',
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
        types: ['secrets'],
        meaning: 'Types of the secret or patterns of them, often named after the provider.',
    },
    {
        name: 'validation',
        form: 'words',
        values: ['confirmed_valid', 'confirmed_invalid', 'validation_error', 'no_validator', 'valid', 'invalid'],
        alias: ['validation-state'],
        wire: 'validation_state',
        types: ['secrets'],
        meaning: 'Whether the secret could be validated.',
    },
    {
        name: 'visibility',
        form: 'words',
        values: ['public', 'private', 'unknown'],
        alias: ['repository-visibility'],
        wire: 'repository_visibility',
        types: ['secrets'],
        meaning: 'Visibility of the repository that holds the secret.',
    },
    {
        name: 'historical',
        form: 'boolean',
        alias: ['include-historical'],
        types: ['secrets'],
        meaning: 'Whether the secret stands only in the history.',
    },
];
function findingCondition(key) {
    return FINDING_CONDITIONS.find((row) => row.name === key);
}


/***/ }),

/***/ 5692:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ hashOfPlan)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);

/**
 * The hash of a plan: 64 hexadecimal digits, the same for the same changes on any machine, in whatever order the
 * changes come.
 *
 * @param deployment slug, as the platform spells it
 */
function hashOfPlan(deployment, lines) {
    const rows = lines.map(({ target, field, before, after }) => [target, field, before, after]);
    const sorted = rows.sort(byColumns);
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256')
        .update(JSON.stringify([deployment, ...sorted]))
        .digest('hex');
}
/** By code units, which does not depend on a machine's language. */
function byColumns(one, other) {
    for (const [column, value] of one.entries()) {
        const against = other[column] ?? '';
        if (value !== against)
            return value < against ? -1 : 1;
    }
    return 0;
}


/***/ }),

/***/ 8941:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ PLAN_FORMAT),
/* harmony export */   t: () => (/* binding */ REPORT_FORMAT)
/* harmony export */ });
/** How the files name themselves that a step leaves for later ones. */
const REPORT_FORMAT = { schema: 'code-security-platform-action/report', version: 2 };
const PLAN_FORMAT = { schema: 'code-security-platform-action/plan', version: 1 };


/***/ })

};
