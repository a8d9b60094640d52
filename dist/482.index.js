export const id = 482;
export const ids = [482];
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


/***/ })

};
