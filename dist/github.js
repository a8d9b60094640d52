import { Ut as StepError } from "./index.js";
// src/operations/github.ts
async function askGitHub({ clock, stop, progress }, connection, maxWaitMs, ask) {
	const { createGitHub } = await import("./github-client.js");
	const github = createGitHub({
		...connection,
		clock,
		stop,
		deadlineMs: clock.now() + maxWaitMs,
		log: ({ untilMs }) => progress.pause("github-rate-limit", Math.max(0, untilMs - clock.now()))
	});
	try {
		return await ask(github);
	} catch (error) {
		throw isGitHubError(error) ? new StepError({
			kind: "github",
			cause: failureOf(error)
		}) : error;
	}
}
function isGitHubError(error) {
	return error instanceof Error && error.name === "GitHubError";
}
function failureOf({ kind, method, path, ...rest }) {
	const { status, serverMessage, resetAtMs, missingPermission } = rest;
	return {
		kind,
		method,
		path,
		...status === void 0 ? {} : { status },
		...serverMessage === void 0 ? {} : { serverMessage },
		...resetAtMs === void 0 ? {} : { resetAt: new Date(resetAtMs).toISOString() },
		...missingPermission === void 0 ? {} : { missingPermission }
	};
}
export { isGitHubError as n, askGitHub as t };
