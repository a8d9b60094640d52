export const id = 878;
export const ids = [878];
export const modules = {

/***/ 9878:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readDependencyFilter: () => (/* binding */ readDependencyFilter)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8815);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2569);


/** The fields of web-api.md 2.5. */
const FILTER = {
    license: 'texts',
    lockfilePath: 'text',
    name: 'text',
    version: 'text',
    repositoryId: 'ids',
    packageFilters: 'packages',
};
const PACKAGE = {
    name: 'text',
    exactNameMatch: 'flag',
    exactVersion: 'text',
    versionLowerBound: 'text',
    versionUpperBound: 'text',
};
/** The input `dependency-filter`, YAML or JSON (which is YAML); every problem is told with its line. */
function readDependencyFilter(reader, text) {
    const lines = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .LineCounter */ .HN();
    const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__.parseDocument)(text, { lineCounter: lines, intAsBigInt: true, prettyErrors: false });
    const problem = (node, message) => {
        const offset = node?.range?.[0] ?? 0;
        return reader.problem('dependency-filter', `line ${lines.linePos(offset).line}: ${message}`);
    };
    const [error] = document.errors;
    if (error !== undefined) {
        reader.problem('dependency-filter', `line ${lines.linePos(error.pos[0]).line}: ${error.message}`);
        return {};
    }
    const record = (node, known, what) => {
        if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__.isMap)(node))
            return problem(node, `${what} is no map of ${Object.keys(known).join(', ')}`);
        const fields = {};
        for (const pair of node.items) {
            const name = String((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(pair.key) ? pair.key.value : pair.key);
            const kind = Object.hasOwn(known, name) ? known[name] : undefined;
            if (kind === undefined) {
                problem(pair.key, `unknown field ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(name)}: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .didYouMean */ .au)(name, Object.keys(known))}`);
            }
            else {
                fields[name] = value(pair.value, kind, name);
            }
        }
        return fields;
    };
    const items = (node, name, of) => {
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(node))
            return node.items;
        problem(node, `\`${name}\` is not a list of ${of}`);
        return [];
    };
    const value = (node, kind, name) => {
        switch (kind) {
            case 'text':
                if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(node) && typeof node.value === 'string')
                    return node.value;
                // Without quotes, YAML reads `1.10` as the number 1.1.
                return problem(node, `\`${name}\` is not text${(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(node) && isNumber(node.value) ? ': quote it' : ''}`);
            case 'flag':
                if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(node) && typeof node.value === 'boolean')
                    return node.value;
                return problem(node, `\`${name}\` is not \`true\` or \`false\``);
            case 'texts':
                return items(node, name, 'texts').map((item) => value(item, 'text', name));
            case 'ids':
                return items(node, name, 'whole numbers').map((item) => {
                    const id = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(item) && typeof item.value === 'bigint' ? (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .parseId */ .Fg)(String(item.value)) : undefined;
                    return (id ?? problem(item, `\`${name}\` holds something that is not a whole number from 0 to 2^64-1`));
                });
            case 'packages':
                return items(node, name, 'maps').map((item) => record(item, PACKAGE, `an entry of \`${name}\``));
        }
    };
    return (record(document.contents, FILTER, 'the filter') ?? {});
}
function isNumber(value) {
    return typeof value === 'number' || typeof value === 'bigint';
}


/***/ })

};
