export const id = 748;
export const ids = [748];
export const modules = {

/***/ 1202:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readSavedPlan: () => (/* binding */ readSavedPlan)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2047);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4377);
/* harmony import */ var _model_plan_hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8561);
/* harmony import */ var _model_saved_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(936);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4009);
/* harmony import */ var _saved_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1043);





/** The clocks of two machines may differ by so much. */
const MAX_AHEAD_MS = 5 * 60_000;
const planFile = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    hash: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    deployment: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    platform: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    rules_file: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ sha256: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() }),
    moment: zod__WEBPACK_IMPORTED_MODULE_5__/* .datetime */ .w$(),
    changes: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ target: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), field: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), before: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), after: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() })),
})
    .transform(({ platform, rules_file, moment, ...plan }) => ({
    ...plan,
    baseUrl: platform,
    rulesSha256: rules_file.sha256,
    momentMs: Date.parse(moment),
}));
/**
 * Reads the plan that `plan` wrote to `plan-path`.
 *
 * @param nowMs what a plan's moment may not lie after
 * @throws SavedFileError when it is not one, or not as it was written
 */
async function readSavedPlan(path, readFile, nowMs) {
    const file = await (0,_saved_file_js__WEBPACK_IMPORTED_MODULE_3__/* .readSavedFile */ .Gj)(path, { ..._model_saved_js__WEBPACK_IMPORTED_MODULE_1__/* .PLAN_FORMAT */ ._, what: 'a plan of this action' }, readFile);
    const read = (0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .readData */ .v3)(file, planFile);
    if (!read.ok)
        throw new _saved_file_js__WEBPACK_IMPORTED_MODULE_3__/* .SavedFileError */ .sh(`has content that this version does not understand: ${read.problem}`);
    const plan = read.value;
    if ((0,_model_plan_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .hashOfPlan */ .z)(plan.deployment, plan.changes) !== plan.hash)
        throw new _saved_file_js__WEBPACK_IMPORTED_MODULE_3__/* .SavedFileError */ .sh('has changes that do not match its hash; give the file as the step wrote it');
    if (plan.momentMs > nowMs + MAX_AHEAD_MS) {
        const at = new Date(plan.momentMs).toISOString();
        throw new _saved_file_js__WEBPACK_IMPORTED_MODULE_3__/* .SavedFileError */ .sh(`is dated ${at}, which is in the future; make the plan again`);
    }
    return plan;
}


/***/ })

};
