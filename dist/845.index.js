export const id = 845;
export const ids = [845];
export const modules = {

/***/ 3845:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   postComment: () => (/* binding */ postComment)
/* harmony export */ });
/** Longer than this a comment does not wait for a limit of GitHub. */
const MAX_LIMIT_WAIT_MS = 60_000;
/**
 * Keeps the one comment of this workflow on its pull request true, where the operation has one. Best effort: the
 * step's result stands whatever becomes of it, and a failure is a notice.
 */
async function postComment(result, run, { clock, stop }) {
    if (result.operation !== 'gate' && result.operation !== 'plan')
        return {};
    const { event, github, comment: mode } = result.request;
    const [owner, repo] = event.repository?.split('/') ?? [];
    // In a merge queue nobody reads the pull request any more.
    const number = event.name === 'merge_group' ? undefined : event.pullRequest?.number;
    const commit = result.operation === 'gate' ? result.commit : event.pullRequest?.headSha;
    if (mode === 'never' || github === undefined || stop.aborted)
        return {};
    if (owner === undefined || repo === undefined || number === undefined || commit === undefined)
        return {};
    const { commentFor } = await Promise.all(/* import() */[__webpack_require__.e(578), __webpack_require__.e(985)]).then(__webpack_require__.bind(__webpack_require__, 8985));
    const comment = commentFor(result, run);
    if (comment === undefined)
        return {};
    try {
        const { createGitHub } = await Promise.all(/* import() */[__webpack_require__.e(119), __webpack_require__.e(413), __webpack_require__.e(702)]).then(__webpack_require__.bind(__webpack_require__, 9702));
        const posted = await createGitHub({ ...github, clock, stop }).postComment({
            pull: { owner, repo, number },
            identity: { operation: result.operation, workflow: event.workflow ?? '' },
            run: { commit, runNumber: event.runNumber, runAttempt: event.runAttempt },
            text: comment.markdown,
            post: comment.post,
            deadlineMs: clock.now() + MAX_LIMIT_WAIT_MS,
        });
        return urlOf(posted);
    }
    catch (error) {
        return { notice: failed(error) };
    }
}
function urlOf({ url }) {
    return url === undefined ? {} : { url };
}
function failed(error) {
    const { message, missingPermission } = error;
    const permission = missingPermission === undefined ? {} : { permission: missingPermission };
    return { kind: 'comment-failed', cause: message ?? String(error), ...permission };
}


/***/ })

};
