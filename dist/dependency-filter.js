export const id = 159;
export const ids = [159];
export const modules = {

/***/ 8921:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readDependencyFilter: () => (/* binding */ readDependencyFilter)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2047);
/* harmony import */ var _model_nearest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7957);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4009);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8668);




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
            context.addIssue(`is ${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(given)}; did you mean ${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(near)}?`);
    });
    return zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(value).min(1).optional();
}
/** Reads the input `dependency-filter`, YAML or JSON (which is YAML). Every problem has its line. */
async function readDependencyFilter(reader, given) {
    const read = await (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .readYaml */ .gM)(given, filterSchema, {
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
                warn([key, at], `${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(one)} is not a known value of ${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(key)}, but is sent; known values are ${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneOfThese */ .pk)(known, 'and')}`);
        }
    }
    for (const [at, filter] of (value.packageFilters ?? []).entries()) {
        for (const key of bounds) {
            const bound = filter[key];
            const example = `${key === 'versionLowerBound' ? '>=' : '<'}${bound}`;
            // What a bound without an operator means is not written anywhere.
            if (bound !== undefined && !/^\s*[<>=~^!]/.test(bound))
                warn(['packageFilters', at, key], `${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(key)} is ${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(bound)}, which is sent without an operator; ${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(example)} has one`);
        }
    }
    return value;
}


/***/ })

};
