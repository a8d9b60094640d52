export const id = 748;
export const ids = [748];
export const modules = {

/***/ 2871:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   reportFile: () => (/* binding */ reportFile)
/* harmony export */ });
/* unused harmony export reportSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2857);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4377);
/* harmony import */ var _model_change_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4535);
/* harmony import */ var _model_saved_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(936);



// The one definition of a report, which steps write and `undo` reads, and of schema/report.v4.json.
const text = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP();
const list = zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J()).optional();
/** Absent fields were unknown when the step ended. */
const reportFile = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    schema: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(_model_saved_js__WEBPACK_IMPORTED_MODULE_1__/* .REPORT_FORMAT */ .t3.schema),
    version: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(_model_saved_js__WEBPACK_IMPORTED_MODULE_1__/* .REPORT_FORMAT */ .t3.version),
    operation: text,
    outcome: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['succeeded', 'partial', 'failed']),
    failure_reason: text.optional(),
    cancelled: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    /** Only for operations that write. */
    dry_run: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().optional(),
    /** Its address. */
    platform: text.optional(),
    deployment: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ slug: text.optional(), id: _model_change_js__WEBPACK_IMPORTED_MODULE_0__.id.optional() }).optional(),
    action_version: text,
    started_at: zod__WEBPACK_IMPORTED_MODULE_3__/* .datetime */ .w$().optional(),
    ended_at: zod__WEBPACK_IMPORTED_MODULE_3__/* .datetime */ .w$().optional(),
    /** When the step ended, by the platform's own clock. */
    platform_ended_at: zod__WEBPACK_IMPORTED_MODULE_3__/* .datetime */ .w$().optional(),
    requests_sent: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
    /** The request, and results besides rows. */
    result: zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ operation: text }).optional(),
    rows: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(_model_change_js__WEBPACK_IMPORTED_MODULE_0__/* .row */ .n).optional(),
    notices: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ kind: text })).optional(),
    /** Only for a step with invalid inputs. */
    problems: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ input: text, message: text })).optional(),
    // The rows that an operation lists have one of these names.
    projects: list,
    findings: list,
    policies: list,
    repositories: list,
    dependencies: list,
    lockfiles: list,
    sboms: list,
    /** SHA-256 of the file's text with zeros in place of this checksum. */
    checksum: text,
});
function reportSchema() {
    return z.toJSONSchema(reportFile, {
        io: 'input',
        unrepresentable: 'any',
        override: ({ zodSchema, jsonSchema }) => {
            if (zodSchema._zod.def.type === 'bigint')
                jsonSchema.type = 'integer';
        },
    });
}


/***/ })

};
