export const id = 748;
export const ids = [748];
export const modules = {

/***/ 292:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  reportFile: () => (/* binding */ reportFile)
});

// UNUSED EXPORTS: reportSchema

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(4377);
// EXTERNAL MODULE: ./build/src/platform/resources/finding.js
var finding = __webpack_require__(4570);
// EXTERNAL MODULE: ./build/src/model/findings.js
var findings = __webpack_require__(3917);
;// CONCATENATED MODULE: ./build/src/model/change.js



// The one definition of changes and rows, which steps plan, write and report, and `undo` reads.
/** An id of the platform, which may be beyond 2^53. */
const id = schemas/* preprocess */.vkY((value) => (typeof value === 'number' && Number.isSafeInteger(value) ? BigInt(value) : value), schemas/* bigint */.oad());
const change_text = schemas/* string */.YjP();
const isObject = (value) => typeof value === 'object' && value !== null;
/** A project: its name as the platform spells it, and the address of its repository. */
const project = schemas/* object */.Ikc({ name: change_text.min(1), id: id.optional(), url: change_text.optional() });
/** The fields of a finding that `undo` needs; a report keeps all that the list returned. */
const change_finding = schemas/* looseObject */._H3({
    kind: schemas/* enum */.k5n(['sast', 'sca', 'ai_sast', 'secrets']),
    id,
    match_based_id: change_text.optional(),
    repository: change_text.optional(),
    status: schemas/* enum */.k5n(finding/* FINDING_STATUSES */.pM).optional(),
    triage_state: change_text.optional(),
    triage_reason: change_text.optional(),
    triage_comment: change_text.optional(),
    triaged_at: change_text.optional(),
});
/** The same finding on another branch, as it was listed before the change: the platform moves them together. */
const sibling = schemas/* object */.Ikc({
    id,
    ref: change_text.optional(),
    status: schemas/* enum */.k5n(finding/* FINDING_STATUSES */.pM).optional(),
    triage_state: change_text.optional(),
    triage_reason: change_text.optional(),
    triage_comment: change_text.optional(),
});
/** The siblings without a row of their own; only one of a finding's rows has them. */
const branches = schemas/* array */.YOg(sibling);
/** The new triage of a finding: at least one of state and note, and a reason only with the state `ignored`. */
const triage = schemas/* object */.Ikc({
    state: schemas/* enum */.k5n(findings/* TRIAGE_STATES */.wr).optional(),
    reason: change_text.optional(),
    note: change_text.optional(),
});
const part = schemas/* enum */.k5n(['code', 'secrets', 'remediation']);
/** As the API returned it; the platform checks it again when it is sent back. */
const bundle = schemas/* custom */.IeY(isObject);
const fields = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J());
const fieldChange = schemas/* object */.Ikc({
    /** Path of the field, such as `rulesets` or `filters.conditions`. */
    field: change_text,
    before: schemas/* unknown */.L5J().optional(),
    after: schemas/* unknown */.L5J().optional(),
    /** Items of a list that the change adds and removes. */
    added: schemas/* array */.YOg(schemas/* unknown */.L5J()).optional(),
    removed: schemas/* array */.YOg(schemas/* unknown */.L5J()).optional(),
});
/** An entry of the platform's difference of a part of the policies. Plans show it, limits count it, hashes cover it. */
const entry = schemas/* object */.Ikc({
    part,
    /** `detection`: rulesets, rules and disabled rules of a product; `other`: a kind that is not known here. */
    kind: schemas/* enum */.k5n(['detection', 'exception', 'remediation', 'other']),
    effect: schemas/* enum */.k5n(['create', 'update', 'delete']),
    /** The platform's key, such as `{ slug }`. */
    key: schemas/* record */.g1P(schemas/* string */.YjP(), change_text),
    /** As the platform returns them; `create` has no `before`, and `delete` no `after`. */
    before: fields.optional(),
    after: fields.optional(),
    /** The fields that an update changes. */
    fields: schemas/* array */.YOg(fieldChange),
});
const change = schemas/* discriminatedUnion */.gMt('field', [
    /** Adds a tag to a project (`after: true`), or removes it. */
    schemas/* object */.Ikc({ field: schemas/* literal */.euz('tag'), project, tag: change_text.min(1), before: schemas/* boolean */.zMY(), after: schemas/* boolean */.zMY() }),
    /** Switches a managed scan on or off. */
    schemas/* object */.Ikc({ field: schemas/* enum */.k5n(['diff_scan', 'full_scan']), project, before: schemas/* boolean */.zMY(), after: schemas/* boolean */.zMY() }),
    /** Sets the primary branch of a project, without `refs/heads/`. */
    schemas/* object */.Ikc({ field: schemas/* literal */.euz('primary_branch'), project, before: change_text.optional(), after: change_text.optional() }),
    /** A selected project without a change: it is up to date, or could not be read. */
    schemas/* object */.Ikc({ field: schemas/* literal */.euz('none'), project }),
    /** Moves a finding to another triage state, or adds a note. */
    schemas/* object */.Ikc({
        field: schemas/* literal */.euz('triage'),
        /** As it was listed, before the change. A triage by ids knows only its id and kind. */
        finding: change_finding,
        after: triage,
        branches,
    }),
    /** Opens a ticket for a finding that has none; a ticket of one branch is a ticket of all. */
    schemas/* object */.Ikc({ field: schemas/* literal */.euz('ticket'), finding: change_finding, branches }),
    /** Replaces the whole bundle of one part of the policies. */
    schemas/* object */.Ikc({
        field: schemas/* literal */.euz('policies'),
        part,
        before: bundle,
        after: bundle,
        entries: schemas/* array */.YOg(entry),
        /** Fingerprint of `before`; the platform refuses the write if it is no longer current. */
        version: change_text,
    }),
]);
const why = schemas/* object */.Ikc({
    /** Name of the rule that asks for it. */
    rule: change_text.optional(),
    /** Name of the rule that this one overrides. */
    over: change_text.optional(),
    /** `managed`: a managed tag that no rule gives; `ended`: an ignore that has expired. */
    because: schemas/* enum */.k5n(['managed', 'ended']).optional(),
    /** ISO date at which an ignore ends. */
    until: change_text.optional(),
});
/** The state of a change (docs/writing.md, "What each row says"); `left`: no longer as it was selected, so not written. */
const state = schemas/* enum */.k5n(['changed', 'unchanged', 'left', 'failed', 'unknown', 'not-reached', 'would-change']);
const row = schemas/* object */.Ikc({
    change,
    why: why.optional(),
    state,
    /** Set for `failed` and `unknown`, and for a finding that is `left` because the platform skipped it. */
    failure: schemas/* custom */.IeY((value) => isObject(value) && 'kind' in value).optional(),
    /** For `left`: the value that a read showed instead. For changed policies: the new version; for tickets: the ticket. */
    seen: schemas/* unknown */.L5J().optional(),
});

// EXTERNAL MODULE: ./build/src/model/saved.js
var saved = __webpack_require__(936);
;// CONCATENATED MODULE: ./build/src/changes/saved-report.js



// The one definition of a report, which steps write and `undo` reads, and of schema/report.v4.json.
const saved_report_text = schemas/* string */.YjP();
/** Absent fields were unknown when the step ended. */
const reportFile = schemas/* object */.Ikc({
    schema: schemas/* literal */.euz(saved/* REPORT_FORMAT */.t3.schema),
    version: schemas/* literal */.euz(saved/* REPORT_FORMAT */.t3.version),
    operation: saved_report_text,
    outcome: schemas/* enum */.k5n(['succeeded', 'partial', 'failed']),
    failure_reason: saved_report_text.optional(),
    cancelled: schemas/* boolean */.zMY(),
    /** Only for operations that write. */
    dry_run: schemas/* boolean */.zMY().optional(),
    /** Address of the platform. */
    platform: saved_report_text.optional(),
    deployment: schemas/* object */.Ikc({ slug: saved_report_text.optional(), id: id.optional() }).optional(),
    action_version: saved_report_text,
    started_at: iso/* datetime */.w$().optional(),
    ended_at: iso/* datetime */.w$().optional(),
    /** When the step ended, by the platform's own clock. */
    platform_ended_at: iso/* datetime */.w$().optional(),
    requests_sent: schemas/* number */.aig(),
    /** The request, and the operation's results besides rows. */
    result: schemas/* looseObject */._H3({ operation: saved_report_text }).optional(),
    /** One row for each change, planned or made, with the former value. */
    rows: schemas/* array */.YOg(row).optional(),
    notices: schemas/* array */.YOg(schemas/* looseObject */._H3({ kind: saved_report_text })).optional(),
    /** Only for a step with invalid inputs. */
    problems: schemas/* array */.YOg(schemas/* looseObject */._H3({ input: saved_report_text, message: saved_report_text })).optional(),
    /** The rows of a list operation. */
    projects: schemas/* array */.YOg(schemas/* unknown */.L5J()).optional(),
    findings: schemas/* array */.YOg(schemas/* unknown */.L5J()).optional(),
    policies: schemas/* array */.YOg(schemas/* unknown */.L5J()).optional(),
    repositories: schemas/* array */.YOg(schemas/* unknown */.L5J()).optional(),
    /** SHA-256 of the file's text with zeros in place of this checksum. */
    checksum: saved_report_text,
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
