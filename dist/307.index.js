export const id = 307;
export const ids = [307];
export const modules = {

/***/ 7307:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GitHubError: () => (/* binding */ GitHubError)
/* harmony export */ });
/** Every failure of a request to GitHub. Its message is for developers; the texts for people are made elsewhere. */
class GitHubError extends Error {
    name = 'GitHubError';
    kind;
    method;
    path;
    status;
    serverMessage;
    cause;
    resetAtMs;
    missingPermission;
    constructor(failure) {
        super(`${failure.method} ${failure.path}: ${failure.status ?? failure.cause ?? failure.kind}`);
        this.kind = failure.kind;
        this.method = failure.method;
        this.path = failure.path;
        this.status = failure.status;
        this.serverMessage = failure.serverMessage;
        this.cause = failure.cause;
        this.resetAtMs = failure.resetAtMs;
        this.missingPermission = failure.missingPermission;
    }
}


/***/ })

};
