export const id = 726;
export const ids = [726];
export const modules = {

/***/ 8726:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   listFindings: () => (/* binding */ listFindings)
/* harmony export */ });
/* harmony import */ var _findings_list_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1073);
/* harmony import */ var _list_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4799);


/** Lists the findings that a query selects, each once whatever its branches, unless a branch is given. */
function listFindings(context, request) {
    return (0,_list_js__WEBPACK_IMPORTED_MODULE_1__/* .runList */ .k)(context, 'list-findings', request, async (add) => {
        const { query, pageSize } = request;
        const options = { once: true, ...(pageSize === undefined ? {} : { pageSize }) };
        for await (const page of (0,_findings_list_js__WEBPACK_IMPORTED_MODULE_0__/* .listFindings */ .F)(context, query, options))
            for (const finding of page)
                add(finding);
        return {};
    });
}


/***/ }),

/***/ 4799:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ runList)
/* harmony export */ });
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(141);

/**
 * Runs an operation that lists: its rows go, one by one, to the context's sink, and are counted once the list is
 * whole.
 *
 * @param work gives what the result has beside the count
 */
async function runList(context, operation, request, work) {
    let read = 0;
    let whole = {};
    const end = await (0,_step_js__WEBPACK_IMPORTED_MODULE_0__/* .capture */ .Fg)(async () => {
        const rest = await work((row) => {
            read += 1;
            context.rows.add(row);
        });
        whole = { ...rest, count: read };
    });
    const { deployment, notices } = context;
    return { operation, request, deployment, notices, read, ...whole, ...end };
}


/***/ })

};
