export const id = 748;
export const ids = [748];
export const modules = {

/***/ 2871:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   reportFile: () => (/* binding */ reportFile)
/* harmony export */ });
/* unused harmony export reportSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2047);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4377);
/* harmony import */ var _model_project_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1062);
/* harmony import */ var _model_saved_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(936);
/* harmony import */ var _model_triage_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1863);
/* harmony import */ var _platform_resources_finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4570);





// The one definition of a report: what steps write, what `undo` reads, and schema/report.v4.json.
/** An id of the platform, which may be beyond 2^53. */
const id = zod__WEBPACK_IMPORTED_MODULE_2__/* .preprocess */ .vkY((value) => (typeof value === 'number' && Number.isSafeInteger(value) ? BigInt(value) : value), zod__WEBPACK_IMPORTED_MODULE_2__/* .bigint */ .oad());
const text = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP();
const isObject = (value) => typeof value === 'object' && value !== null;
const project = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ name: text.min(1), id: id.optional(), url: text.optional() });
/** The fields of a finding that `undo` and people need; a report keeps all that the list returned. */
const finding = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    kind: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['sast', 'sca', 'ai_sast', 'secrets']),
    id,
    match_based_id: text.optional(),
    repository: text.optional(),
    ref: text.optional(),
    severity: text.optional(),
    status: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_platform_resources_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .FINDING_STATUSES */ .p).optional(),
    triage_state: text.optional(),
    triage_reason: text.optional(),
    triage_comment: text.optional(),
    triaged_at: text.optional(),
    created_at: text.optional(),
    relevant_since: text.optional(),
    rule: text.optional(),
    path: text.optional(),
    line: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().optional(),
    line_of_code_url: text.optional(),
    dependency: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ package: text.optional(), version: text.optional() }).optional(),
    vulnerability_identifier: text.optional(),
    secret_type: text.optional(),
    validation_state: text.optional(),
});
const part = zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['code', 'secrets', 'remediation']);
/** As the API returned it; the platform checks it again when it is sent back. */
const bundle = zod__WEBPACK_IMPORTED_MODULE_2__/* .custom */ .IeY(isObject);
const fields = zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J());
const entry = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    part,
    kind: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['detection', 'exception', 'remediation', 'other']),
    effect: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['create', 'update', 'delete']),
    key: zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), text),
    before: fields.optional(),
    after: fields.optional(),
    fields: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        field: text,
        before: zod__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J().optional(),
        after: zod__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J().optional(),
        added: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J()).optional(),
        removed: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J()).optional(),
    })),
});
const change = zod__WEBPACK_IMPORTED_MODULE_2__/* .discriminatedUnion */ .gMt('field', [
    zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ field: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('tag'), project, tag: text.min(1), before: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(), after: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY() }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ field: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_model_project_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .SWITCH_FIELDS */ .Fz), project, before: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(), after: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY() }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        field: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_model_project_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .TEXT_FIELDS */ .iX),
        project,
        before: text.optional(),
        after: text.optional(),
    }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ field: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('none'), project }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        field: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('triage'),
        finding,
        after: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
            state: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_model_triage_js__WEBPACK_IMPORTED_MODULE_4__/* .TRIAGE_STATES */ .wr).optional(),
            reason: text.optional(),
            note: text.optional(),
        }),
        branches: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(finding),
    }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ field: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('ticket'), finding, branches: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(finding) }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        field: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('policies'),
        part,
        before: bundle,
        after: bundle,
        entries: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(entry),
        version: text,
    }),
]);
const row = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    change,
    why: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        rule: text.optional(),
        over: text.optional(),
        because: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['managed', 'ended']).optional(),
        until: text.optional(),
    })
        .optional(),
    state: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['changed', 'unchanged', 'left', 'failed', 'unknown', 'not-reached', 'would-change']),
    failure: zod__WEBPACK_IMPORTED_MODULE_2__/* .custom */ .IeY((value) => isObject(value) && 'kind' in value).optional(),
    seen: zod__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J().optional(),
});
/** Absent fields were unknown when the step ended. */
const reportFile = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    schema: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(_model_saved_js__WEBPACK_IMPORTED_MODULE_1__/* .REPORT_FORMAT */ .t.schema),
    version: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(_model_saved_js__WEBPACK_IMPORTED_MODULE_1__/* .REPORT_FORMAT */ .t.version),
    operation: text,
    outcome: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['succeeded', 'partial', 'failed']),
    failure_reason: text.optional(),
    cancelled: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    /** Only for operations that write. */
    dry_run: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().optional(),
    /** Address of the platform. */
    platform: text.optional(),
    deployment: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ slug: text.optional(), id: id.optional() }).optional(),
    action_version: text,
    started_at: zod__WEBPACK_IMPORTED_MODULE_5__/* .datetime */ .w$().optional(),
    ended_at: zod__WEBPACK_IMPORTED_MODULE_5__/* .datetime */ .w$().optional(),
    /** When the step ended, by the platform's own clock. */
    platform_ended_at: zod__WEBPACK_IMPORTED_MODULE_5__/* .datetime */ .w$().optional(),
    requests_sent: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
    requests_repeated: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().optional(),
    paused_ms: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().optional(),
    /** The request, and what the operation found besides rows. */
    result: zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ operation: text }).optional(),
    /** One row for each change, planned or made, with the former value. */
    rows: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(row).optional(),
    notices: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ kind: text })).optional(),
    /** Only for a step with invalid inputs. */
    problems: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ input: text, message: text })).optional(),
    /** The rows of a list operation. */
    projects: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J()).optional(),
    findings: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J()).optional(),
    policies: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J()).optional(),
    repositories: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J()).optional(),
    /** SHA-256 of the file's text with zeros in place of this checksum. */
    checksum: text,
});
/** The report as a JSON Schema, for schema/report.v4.json. */
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
