export const id = 125;
export const ids = [125];
export const modules = {

/***/ 125:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readDependencyFilter: () => (/* binding */ readDependencyFilter)
});

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
// EXTERNAL MODULE: ./build/inputs/text.js
var inputs_text = __webpack_require__(2569);
;// CONCATENATED MODULE: ./build/inputs/dependency-fields.js

/** The values that the newer fields of the dependency filter are known to take. */
const KNOWN_VALUES = {
    ecosystem: [
        'no_package_manager',
        'npm',
        'pypi',
        'gomod',
        'cargo',
        'maven',
        'gem',
        'composer',
        'nuget',
        'pub',
        'swiftpm',
        'hex',
        'cocoapods',
        'mix',
        'opam',
    ],
    transitivity: ['UNKNOWN_TRANSITIVITY', 'TRANSITIVE', 'DIRECT'],
    licensePolicySettings: [
        'LICENSE_POLICY_SETTING_ALLOW',
        'LICENSE_POLICY_SETTING_COMMENT',
        'LICENSE_POLICY_SETTING_BLOCK',
    ],
};
/** The value to send, or why none is sent, or what to know of it. */
function fieldProblem(name, text) {
    const known = KNOWN_VALUES[name] ?? [];
    const value = known.find((one) => one.toLowerCase() === text.toLowerCase());
    if (value !== undefined)
        return { value };
    const near = (0,inputs_text/* nearest */.pA)(text, known);
    if (near !== undefined) {
        return { value: text, problem: `\`${name}\` has ${(0,inputs_text/* quote */.hD)(text)}; did you mean \`${near}\`?` };
    }
    const others = `those are ${(0,inputs_text/* oneOfThese */.pk)(known, 'and')}`;
    return {
        value: text,
        warning: `\`${name}\` has ${(0,inputs_text/* quote */.hD)(text)}, which is sent although it is not a known value: ${others}`,
    };
}

;// CONCATENATED MODULE: ./build/inputs/dependency-filter.js



const INPUT = 'dependency-filter';
/** The fields of web-api.md 2.5, and the newer ones of field-notes. */
const FILTER = {
    license: listOf('texts', readText),
    lockfilePath: readText,
    name: readText,
    version: readText,
    repositoryId: listOf('whole numbers', readId),
    packageFilters: listOf('maps', (file, node) => readMap(file, node, PACKAGE, 'an entry of `packageFilters`')),
    ecosystem: listOf('texts', readKnown),
    transitivity: listOf('texts', readKnown),
    licensePolicySettings: listOf('texts', readKnown),
    includeArchived: readBoolean,
};
const PACKAGE = {
    name: readText,
    exactNameMatch: readBoolean,
    exactVersion: readText,
    versionLowerBound: readBound,
    versionUpperBound: readBound,
};
/** The input `dependency-filter`, YAML or JSON (which is YAML). Every problem has its line. */
function readDependencyFilter(reader, text) {
    const lines = new dist.LineCounter();
    const document = (0,dist.parseDocument)(text, { lineCounter: lines, intAsBigInt: true, prettyErrors: false });
    const placed = (offset, message) => `line ${lines.linePos(offset).line}: ${message}`;
    const [error] = document.errors;
    if (error !== undefined) {
        reader.problem(INPUT, `is not YAML or JSON in ${placed(error.pos[0], error.message)}`);
        return {};
    }
    const offset = (node) => node?.range?.[0] ?? 0;
    const file = {
        problem: (node, message) => reader.problem(INPUT, `is wrong in ${placed(offset(node), message)}`),
        warn: (node, message) => reader.warn(INPUT, `says in ${placed(offset(node), message)}`),
    };
    return (readMap(file, document.contents, FILTER, 'the filter') ?? {});
}
function readMap(file, node, known, what) {
    const names = Object.keys(known);
    if (!(0,dist.isMap)(node))
        return file.problem(node, `${what} is not a map of ${(0,inputs_text/* oneOfThese */.pk)(names, 'and')}`);
    const fields = {};
    for (const { key, value } of node.items) {
        const name = String((0,dist.isScalar)(key) ? key.value : key);
        const read = Object.hasOwn(known, name) ? known[name] : undefined;
        if (read === undefined)
            file.problem(key, `unknown field ${(0,inputs_text/* quote */.hD)(name)}; ${(0,inputs_text/* didYouMean */.au)(name, names)}`);
        else
            fields[name] = read(file, value, name);
    }
    return fields;
}
function listOf(what, readItem) {
    return (file, node, name) => {
        if ((0,dist.isSeq)(node))
            return node.items.map((item) => readItem(file, item, name));
        return file.problem(node, `\`${name}\` is not a list of ${what}; write one, such as \`[a, b]\` or a line with \`- \` for each`);
    };
}
function readText(file, node, name) {
    if ((0,dist.isScalar)(node) && typeof node.value === 'string')
        return node.value;
    // Without quotes, YAML reads `1.10` as the number 1.1.
    const isNumber = (0,dist.isScalar)(node) && ['number', 'bigint'].includes(typeof node.value);
    return file.problem(node, `\`${name}\` is not a text${isNumber ? '; put it in quotes' : ''}`);
}
function readBoolean(file, node, name) {
    if ((0,dist.isScalar)(node) && typeof node.value === 'boolean')
        return node.value;
    return file.problem(node, `\`${name}\` is not \`true\` or \`false\``);
}
function readId(file, node, name) {
    const id = (0,dist.isScalar)(node) && typeof node.value === 'bigint' ? (0,inputs_text/* parseId */.Fg)(String(node.value)) : undefined;
    return id ?? file.problem(node, `\`${name}\` has something that is not a whole number from 0 to 2^64-1`);
}
/** A value that differs in case only is the known one; another is sent, unless a known one is near. */
function readKnown(file, node, name) {
    const text = readText(file, node, name);
    if (text === undefined)
        return undefined;
    const { value, problem, warning } = fieldProblem(name, text);
    if (problem !== undefined)
        return file.problem(node, problem);
    if (warning !== undefined)
        file.warn(node, warning);
    return value;
}
/** What a bound without an operator means is not written anywhere. */
function readBound(file, node, name) {
    const bound = readText(file, node, name);
    if (bound !== undefined && !/^\s*[<>=~^!]/.test(bound)) {
        const example = name === 'versionLowerBound' ? '>=' : '<';
        file.warn(node, `\`${name}\` is ${(0,inputs_text/* quote */.hD)(bound)}, which is sent although it has no operator, as \`${example}${bound}\` has`);
    }
    return bound;
}


/***/ })

};
