import { n as __exportAll, r as __toESM, t as __commonJSMin } from "./rolldown-runtime.js";
import { _t as LIST_PARTS, an as filterInput, at as age, ct as duration, dn as DAY_MS, dt as minuteOf, f as scanStatus, ft as number, gt as epochMs, ht as similarNames, in as TRIAGE_FILTERS, it as require__builtin_node_fs, lt as firstOf, mt as secondOf, ot as counted, p as searchedScanStatus, pt as onOff, rt as plainText, st as dayOf, ut as joined, yt as writeJson } from "./index.js";
// \0builtin:node:crypto
var require__builtin_node_crypto = __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:crypto");
}));
// \0builtin:fs
var require__builtin_fs = __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("fs");
}));
// \0builtin:os
var require__builtin_os = __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("os");
}));
// \0builtin:events
var require__builtin_events = __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("events");
}));
// \0builtin:assert
var require__builtin_assert = __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("assert");
}));
// src/model/saved.ts
var import__builtin_node_fs = __toESM(require__builtin_node_fs(), 1);
var import__builtin_fs = __toESM(require__builtin_fs(), 1);
var import__builtin_os = __toESM(require__builtin_os(), 1);
const REPORT_FORMAT = {
	schema: "code-security-platform-action/report",
	version: 3
};
const PLAN_FORMAT = {
	schema: "code-security-platform-action/plan",
	version: 1
};
// src/pull-request-comment.ts
var pull_request_comment_exports = __exportAll({ postComment: () => postComment });
const MAX_LIMIT_WAIT_MS = 6e4;
async function postComment(result, run, { clock, stop }) {
	if (result.operation !== "gate" && result.operation !== "plan") return {};
	const { event, github, comment: mode } = result.request;
	const [owner, repo] = event.repository?.split("/") ?? [];
	const number = event.name === "merge_group" ? void 0 : event.pullRequest?.number;
	const commit = result.operation === "gate" ? result.commit : event.pullRequest?.headSha;
	if (mode === "never" || github === void 0 || stop.aborted) return {};
	if (owner === void 0 || repo === void 0 || number === void 0 || commit === void 0) return {};
	const { commentFor } = await import("./report-comment-comment.js");
	const comment = commentFor(result, run);
	if (comment === void 0) return {};
	try {
		const { createGitHub } = await import("./github-client.js");
		return urlOf(await createGitHub({
			...github,
			clock,
			stop
		}).postComment({
			pull: {
				owner,
				repo,
				number
			},
			identity: {
				operation: result.operation,
				workflow: event.workflow ?? ""
			},
			run: {
				commit,
				runNumber: event.runNumber,
				runAttempt: event.runAttempt
			},
			text: comment.markdown,
			post: comment.post,
			deadlineMs: clock.now() + MAX_LIMIT_WAIT_MS
		}));
	} catch (error) {
		return { notice: failed(error) };
	}
}
function urlOf({ url }) {
	return url === void 0 ? {} : { url };
}
function failed(error) {
	const { message, missingPermission, status } = error;
	return {
		kind: "comment-failed",
		cause: message ?? String(error),
		...missingPermission === void 0 ? {} : { permission: missingPermission },
		...status === void 0 ? {} : { status }
	};
}
// src/report/explain/explanation.ts
const CREATE_TOKEN = "create an API token with Web API access under Settings > Tokens of the platform, and pass it as `token`";
const RUN_AGAIN = "Run the step again later; what is done already is not done twice";
const REPORT_FAULT = "Run the job again with step debugging on, and report the log to the maintainers of this action";
function unexpected({ message }) {
	return {
		what: `Something unexpected went wrong: ${message}`,
		remedy: REPORT_FAULT
	};
}
// src/report/explain/statuses.ts
const MEANINGS = {
	401: "the token was not accepted",
	403: "the token does not allow this",
	404: "not found",
	407: "the proxy asks for a user name and a password",
	410: "no longer available",
	429: "too many requests"
};
function statusMeaning({ status = 0, path }) {
	return isMigratedPolicies(status, path) ? "the deployment was migrated, and the list of policies was withdrawn there" : MEANINGS[status];
}
const NO_ACCESS = "without Web API access the platform answers 404 to everything";
function statusRemedy$1({ status = 0, method, path }) {
	if (isMigratedPolicies(status, path)) return "Remove this step from the workflow, because migrated deployments have no list of policies any more";
	const known = REMEDIES[status];
	if (known !== void 0) return known;
	if (status === 404) return notFoundRemedy(path);
	if (status >= 500) return "Look at the status page of the platform, and run the step again later";
	return method === "GET" ? "Compare the inputs with what the platform says" : "Correct the inputs as the platform says; the report has the whole result";
}
const REMEDIES = {
	401: `Check that the token is complete and not revoked, or ${CREATE_TOKEN}`,
	403: `Use a token whose role allows this: ${CREATE_TOKEN}`,
	407: "Check the user name and password of the proxy in `HTTPS_PROXY`",
	410: "Look in the documentation of the platform for what has replaced it",
	429: "Lower `concurrency`, or run the step at another time"
};
function notFoundRemedy(path) {
	if (path.includes("/projects/")) return missingProject("`deployment-slug` and the spelling of the project");
	if (path.includes("/scan/")) return `Check \`scan-id\` and \`deployment-id\`, and the token: ${NO_ACCESS}`;
	if (path.endsWith("/deployments")) return `Check \`base-url\` and the token (${NO_ACCESS}): ${CREATE_TOKEN}`;
	return `Check \`deployment-slug\` or \`deployment-id\`, and the token: ${NO_ACCESS}`;
}
function missingProject(check) {
	return `Check ${check} (names are as in the web UI, \`<org>/<repo>\`), scan the project once so that the platform knows it, and check that the token has Web API access, because without it the platform answers 404 to everything`;
}
function isMigratedPolicies(status, path) {
	return status === 410 && path.endsWith("/policies");
}
// src/report/explain/requests.ts
const REQUEST_FAILURES = {
	status: (failure) => {
		const meaning = statusMeaning(failure);
		const because = meaning === void 0 ? "" : ` (${meaning})`;
		return {
			what: `${request$1(failure)} was answered with ${failure.status}${because}${details(failure)}`,
			remedy: statusRemedy$1(failure)
		};
	},
	"rate-limit": (failure) => ({
		what: `The rate limit of the platform is used up: it asks to wait${wait(failure)}, which is longer than a step waits (${request$1(failure)})${serverText$1(failure)}${openEffect(failure)}`,
		remedy: "Run the step again after that time, with a lower `concurrency`"
	}),
	connection: (failure) => ({
		what: `${request$1(failure)} got no answer: ${failure.cause ?? "the connection broke"}${details(failure)}`,
		remedy: "Check `base-url` and that the runner can reach it (behind a proxy, set `HTTPS_PROXY` and `NO_PROXY`), then run the step again"
	}),
	certificate: (failure) => ({
		what: `The certificate of the platform was not accepted: ${failure.cause ?? "it is not valid"} (${request$1(failure)})`,
		remedy: "Set `NODE_EXTRA_CA_CERTS` in the environment of the step or the runner to a file with your certificate authority, or correct `base-url`"
	}),
	"time-out": (failure) => ({
		what: `${request$1(failure)} timed out: ${failure.cause ?? "no answer came in time"}${details(failure)}`,
		remedy: "Raise `request-timeout`, or run the step again later"
	}),
	redirect: (failure) => ({
		what: `${request$1(failure)} was answered${statusText(failure)} with a redirect that is not followed${redirectText(failure)}${openEffect(failure)}`,
		remedy: "Set `base-url` to the address at which the platform itself answers"
	}),
	answer: (failure) => ({
		what: `${request$1(failure)} got an answer that the Web API does not return: ${failure.cause ?? "it cannot be read"}${openEffect(failure)}`,
		remedy: "Check that `base-url` is the address of the platform, and that no proxy answers in its place"
	}),
	"another-answer": (failure) => ({
		what: `${request$1(failure)} was answered with ${subject(failure.got)}, not with ${subject(failure.expected)}${openEffect(failure)}`,
		remedy: "Check in the web UI whether it was renamed, deleted or created again, then run the step again with its present name"
	}),
	cancelled: (failure) => ({
		what: failure.uncertain ? `The step was cancelled while it waited for the answer to ${request$1(failure)}${openEffect(failure)}` : `The step was cancelled before ${request$1(failure)}`,
		remedy: RUN_AGAIN
	})
};
function explainRequest(failure) {
	return REQUEST_FAILURES[failure.kind](failure);
}
function isRequest(failure) {
	return failure.kind in REQUEST_FAILURES;
}
function withNames(explanation, failure) {
	const near = "near" in failure && Array.isArray(failure.near) ? failure.near : [];
	if (near.length === 0) return explanation;
	return {
		...explanation,
		remedy: `Did you mean ${firstOf(near, 3)}? Otherwise c${explanation.remedy.slice(1)}`
	};
}
function withoutPath(what, { path }) {
	return what.replace(` ${path}`, "");
}
function request$1({ method, path }) {
	return `${method} ${path}`;
}
function details(failure) {
	const { requestId, attempts } = failure;
	const id = requestId === void 0 ? "" : ` (request ${requestId})`;
	const tried = attempts > 1 ? `, after ${attempts} attempts` : "";
	return `${serverText$1(failure)}${id}${tried}${openEffect(failure)}`;
}
function wait({ retryAfterMs }) {
	if (retryAfterMs === void 0) return "";
	return retryAfterMs > 31536e6 ? " for more than a year" : ` for ${duration(retryAfterMs)}`;
}
function serverText$1({ serverMessage = "" }) {
	const text = serverMessage.replace(/[.\s]+$/, "");
	return text === "" ? "" : `; the platform says: ${text}`;
}
function openEffect({ method, uncertain }) {
	if (!uncertain) return "";
	return `; ${method === "GET" ? "the change before it" : "the change"} may have taken effect all the same`;
}
function statusText({ status }) {
	return status === void 0 ? "" : ` with ${status},`;
}
function redirectText({ redirectTo, cause }) {
	const to = redirectTo === void 0 ? "" : ` (to ${redirectTo})`;
	return cause === void 0 ? to : `${to}: ${cause}`;
}
function subject(of) {
	if (of === void 0) return "what was asked for";
	const { kind, name, id } = of;
	const number = id === void 0 ? "" : `id ${id}`;
	if (name === void 0) return `${kind} ${number}`.trim();
	return `${kind} ${name}${number === "" ? "" : ` (${number})`}`;
}
// src/report/text.ts
function html(text, maxLength) {
	return escapeHtml(plainText(text, maxLength));
}
function escapeHtml(text) {
	return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll("\"", "&quot;").replaceAll("'", "&#39;");
}
function link(text, address, maxLength) {
	return linked(html(text, maxLength), address);
}
function linked(content, address) {
	if (address === void 0 || address.length > 2e3 || !URL.canParse(address)) return content;
	const url = new URL(address);
	if (url.protocol !== "https:" || url.username !== "" || url.password !== "") return content;
	return `<a href="${escapeHtml(url.href)}">${content}</a>`;
}
const MAX_TABLE_BYTES = 12e4;
function table(head, rows, { total = rows.length, of, maxRows = 100 }) {
	const lines = [];
	let bytes = 0;
	for (const row of rows) {
		const line = `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
		bytes += Buffer.byteLength(line);
		if (lines.length === maxRows || bytes > MAX_TABLE_BYTES) break;
		lines.push(line);
	}
	if (lines.length === 0) return "";
	return `<table>\n${`<tr>${head.map((cell) => `<th align="left">${cell}</th>`).join("")}</tr>`}\n${lines.join("\n")}\n</table>${leftOut(total - lines.length, of)}`;
}
function leftOut(count, of) {
	return count > 0 ? `\n<p>\u2026 and ${number(count)} more ${of}; the report has all of them.</p>` : "";
}
function facts(rows) {
	const lines = rows.flatMap(([name, value]) => value === void 0 || value === "" ? [] : [`<tr><td><b>${name}</b></td><td>${value}</td></tr>`]);
	return lines.length === 0 ? "" : `<table>\n${lines.join("\n")}\n</table>`;
}
function sideBySide(blocks) {
	const cells = blocks.filter((block) => block !== "").map((block) => `<td valign="top">${block}</td>`);
	return cells.length === 0 ? "" : `<table>\n<tr>${cells.join("")}</tr>\n</table>`;
}
function code(text, maxLength) {
	return `<code>${html(text, maxLength)}</code>`;
}
function codes(texts, max = 50, maxLength) {
	const more = texts.length - max;
	return texts.slice(0, max).map((text) => code(text, maxLength)).join(" ") + (more > 0 ? ` and ${number(more)} more` : "");
}
function unbroken(text) {
	return html(text).replaceAll(" ", "&nbsp;");
}
function box(first, second) {
	return `<table>\n<tr><td><b>${first}</b><br>${second}</td></tr>\n</table>`;
}
function folded(title, content) {
	return content === "" ? "" : `<details>\n<summary>${title}</summary>\n${content}\n</details>`;
}
function heading(text) {
	return `<h3>${text}</h3>`;
}
function section(title, ...contents) {
	const some = contents.filter((content) => content !== "");
	return some.length === 0 ? [] : [heading(title), ...some];
}
function paragraph(content) {
	return content === "" ? "" : `<p>${content}</p>`;
}
function prose(text, maxLength = 2e3) {
	return html(text, maxLength).replace(/`([^`]+)`/g, "<code>$1</code>");
}
function bullets(items) {
	return items.length === 0 ? "" : `<ul>\n${items.map((item) => `<li>${item}</li>`).join("\n")}\n</ul>`;
}
function blocks(sections) {
	return `${sections.filter((one) => one !== "").join("\n\n")}\n\n`;
}
function names(texts, of) {
	if (texts.length === 0) return "";
	const list = `<p>${codes(texts, 100)}</p>`;
	return texts.length <= 10 ? list : folded(counted(texts.length, ...of), list);
}
// src/report/project-changes.ts
function madeChanges({ state, done, changes }) {
	if (done !== void 0) return done;
	return state === "changed" || state === "would-change" ? changes : [];
}
function leftChanges({ done = [], changes }) {
	const made = new Set(done.map(changeText));
	return changes.filter((change) => !made.has(changeText(change)));
}
function changesPhrase(rows, dryRun) {
	const made = rows.map(madeChanges).filter((changes) => changes.length > 0);
	if (made.length === 0) return dryRun ? "nothing would change" : "nothing changed";
	const all = made.flat();
	const tags = all.filter((change) => change.field === "tag");
	const settings = all.filter((change) => change.field !== "tag");
	const phrases = [...tagPhrases(tags, dryRun), ...settingPhrases(settings, dryRun && tags.length === 0)];
	return `${joined(phrases)} in ${counted(made.length, "project")}`;
}
function tagPhrases(changes, dryRun) {
	const added = changes.filter(({ after }) => after).length;
	const removed = changes.length - added;
	const would = dryRun ? "would be " : "";
	const phrases = added === 0 ? [] : [`${counted(added, "tag")} ${would}added`];
	if (removed === 0) return phrases;
	return [...phrases, added === 0 ? `${counted(removed, "tag")} ${would}removed` : `${number(removed)} removed`];
}
function settingPhrases(changes, dryRun) {
	return [...Map.groupBy(changes, ({ field, after }) => JSON.stringify([field, after])).values()].map((group, index) => {
		const [first] = group;
		if (first === void 0) return "";
		const { field, after } = first;
		const would = dryRun && index === 0 ? "would be " : "";
		const what = counted(group.length, SETTING_NAMES[field]);
		return field === "primary_branch" ? `${what.replace(/branchs$/, "branches")} ${would}set to ${after}` : `${what} ${would}switched ${onOff(after === true)}`;
	});
}
const SETTING_NAMES = {
	full_scan: "full scan",
	diff_scan: "diff scan",
	primary_branch: "primary branch"
};
function changeText(change) {
	if (change.field === "tag") return `${change.after ? "+" : "-"} ${change.tag}`;
	return `${settingName(change)} ${valueText(change.before)} \u2192 ${valueText(change.after)}`;
}
function changeHtml(change) {
	if (change.field === "tag") return `${change.after ? "+" : "\u2212"}&nbsp;${code(change.tag, 100)}`;
	const [before, after] = [valueText(change.before), valueText(change.after)].map((text) => html(text, 100));
	return `${settingName(change)} ${before}&nbsp;\u2192&nbsp;<b>${after}</b>`;
}
function othersHtml({ isUnclear, ...change }) {
	const text = html(changeText(change), 200);
	return isUnclear ? `${text} (or the platform keeps no more tags)` : text;
}
function settingName({ field }) {
	return field === "primary_branch" ? "primary branch" : `${SETTING_NAMES[field]}s`;
}
function valueText(value) {
	return typeof value === "boolean" ? onOff(value) : value ?? "none";
}
// src/report/explain/rows.ts
const ROW_FAILURES = {
	"not-listed": ({ near }) => ({
		what: `The deployment has no project of this name${similarNames(near)}`,
		remedy: missingProject("the spelling")
	}),
	"name-unusable": ({ problem }) => ({
		what: `The platform uses a name that cannot be part of an address: it ${problem}`,
		remedy: "Rename or delete it in the web UI of the platform"
	}),
	"tags-not-shown": ({ missing, cause }) => notShown(`the project does not show ${tagNames(missing)}`, cause, "Check that the platform allows these tags, and look at the project in its web UI"),
	"tags-not-removed": ({ left, cause }) => notShown(`the project still has ${tagNames(left)}`, cause, "Remove them in the web UI, or run the step again"),
	"settings-not-shown": ({ shown, cause }) => notShown(`the project shows ${shown.map(({ field, value }) => `\`${field}\` ${valueText(value)}`).join(" and ")}`, cause, "Check in the web UI that the setting is available to this project, then run the step again"),
	undone: ({ changes }) => ({
		what: `The change took effect, and someone undid it before the step ended: ${changes.map(changeText).join(", ")}`,
		remedy: "Find out who else changes these projects, then run the step again"
	}),
	interrupted: ({ left }) => ({
		what: `The step ended before the rest was written: ${left.map(changeText).join(", ")}`,
		remedy: RUN_AGAIN
	}),
	"tags-lost": ({ lost, cause }) => ({
		what: `The platform replaced the tags of the project, and ${tagNames(lost)} could not be put back${because(cause)}`,
		remedy: `Add ${tagNames(lost)} to the project again, with this operation or in the web UI`
	}),
	unknown: ({ cause }) => ({
		what: `Whether the change took effect is not known: ${explainRequest(cause).what}`,
		remedy: "Run the step again: it reads first, and writes only what is still missing"
	}),
	"not-triaged": ({ cause }) => ({
		what: `The platform did not triage this finding${because(cause)}`,
		remedy: "Check that the finding still exists, and that it is of the kind that the step names, then run the step again"
	}),
	unexpected
};
function explainRow(failure) {
	if (isRequest(failure)) return withNames(explainRequest(failure), failure);
	return ROW_FAILURES[failure.kind](failure);
}
function tagNames(tags) {
	const shown = tags.slice(0, 10).map((tag) => `\`${tag}\``);
	return `${tags.length === 1 ? "the tag" : "the tags"} ${shown.join(", ")}${tags.length > 10 ? " and others" : ""}`;
}
function notShown(what, cause, remedy) {
	if (cause === void 0 || cause.isEmpty) return {
		what: `The platform accepted the request, but ${what}`,
		remedy
	};
	const failed = explainRequest({
		...cause,
		uncertain: false
	});
	return {
		what: `${failed.what}; ${what}`,
		remedy: failed.remedy
	};
}
function because(cause) {
	return cause === void 0 ? "" : ` (${explainRequest(cause).what})`;
}
// src/report/explain/gate.ts
function gateFailed({ counted: count }) {
	return {
		what: `${counted(count, "finding")} must be fixed before the gate passes`,
		remedy: count === 1 ? "Fix it and push again, or ignore it on the platform if it is not a problem; the summary shows it" : "Fix them and push again, or ignore on the platform those that are not a problem; the summary lists them"
	};
}
function gateScanFailed({ status, exitCode }) {
	return {
		what: `The scan of this commit did not complete: it ended as \`${status}\`${exitCode === void 0 ? "" : ` with exit code ${exitCode}`}`,
		remedy: "Look at the scan's own log, correct its cause, and scan the commit again"
	};
}
function gateListFailed({ cause }) {
	const { what, remedy } = explainRequest(cause);
	return {
		what: `The findings of the scan could not be read: ${what}`,
		remedy
	};
}
function productNotRun({ products }) {
	return {
		what: `The scan of this commit did not run ${joined(products)}, which \`products\` asks for`,
		remedy: "Switch that product on for the project, or take it out of `products`"
	};
}
function scanTimeout({ waitedMs, status }) {
	const state = status === void 0 ? "" : ` (its status is \`${status}\`)`;
	return {
		what: `The scan of this commit had not ended after ${duration(waitedMs)}${state}`,
		remedy: "Raise `wait-for`, or run the gate again when the scan has ended"
	};
}
function noScan({ commit, project, waitedMs }) {
	return {
		what: `No scan of ${commit === void 0 ? "the commit" : `commit ${commit.slice(0, 12)}`} of ${project} was found${waitedMs < 1e3 ? "" : ` within ${duration(waitedMs)}`}`,
		remedy: "Check that the project scans pull requests and that `commit` is the one that was scanned, or raise `wait-for`"
	};
}
// src/report/explain/github.ts
const GITHUB_FAILURES = {
	status: (failure) => ({
		what: `GitHub answered ${request(failure)} with ${failure.status}${serverText(failure)}`,
		remedy: statusRemedy(failure)
	}),
	"rate-limited": (failure) => ({
		what: `The rate limit of GitHub is used up${failure.resetAt === void 0 ? "" : ` until ${secondOf(failure.resetAt)}`} (${request(failure)})`,
		remedy: "Run the step again after that time, or use the token of a GitHub App, which has a higher limit"
	}),
	connection: (failure) => ({
		what: `GitHub did not answer ${request(failure)}`,
		remedy: "Check that the runner can reach the API of GitHub, then run the step again"
	}),
	redirect: (failure) => ({
		what: `GitHub answered ${request(failure)} with a redirect to another host, which is not followed`,
		remedy: "Check `GITHUB_API_URL` in the environment of the runner"
	}),
	answer: (failure) => ({
		what: `GitHub answered ${request(failure)} with something that its API does not return`,
		remedy: "Check `GITHUB_API_URL` in the environment of the runner, and that no proxy answers in its place"
	}),
	cancelled: (failure) => ({
		what: `The step was cancelled before GitHub answered ${request(failure)}`,
		remedy: RUN_AGAIN
	})
};
function explainGitHub(failure) {
	return GITHUB_FAILURES[failure.kind](failure);
}
function request({ method, path }) {
	return `${method} ${path}`;
}
function serverText({ serverMessage }) {
	return serverMessage === void 0 ? "" : `: ${serverMessage}`;
}
function statusRemedy({ status = 0, missingPermission, path }) {
	if (missingPermission !== void 0) return `Add \`${missingPermission}\` to the \`permissions\` of the job, or to those of the GitHub App`;
	if (status === 401) return "Check `github-token`: it has expired, was revoked, or is not complete";
	if (status === 404 && /^\/orgs\/[^/]+\/teams\//.test(path)) return "Check the name of the team (its slug), and that the `github-token` may read teams: a GitHub App needs Members: read";
	if (status === 403 || status === 404) return "Use a `github-token` that can see the repositories, for instance that of a GitHub App with Metadata: read";
	return "Look at the status page of GitHub, and run the step again later";
}
// src/report/explain/rules.ts
const RAISED_WITH = {
	"max-changes": "the input `max-changes`",
	"limits.changes": "`limits.changes` in the rules file",
	"limits.removals": "`limits.removals` in the rules file",
	"limits.scans-off": "`limits.scans-off` in the rules file",
	"limits.findings": "`limits.findings` in the rules file"
};
const CHANGED = {
	project: ["project would change", "projects would change"],
	finding: ["finding would be triaged", "findings would be triaged"],
	tag: ["tag would be removed", "tags would be removed"],
	switch: ["managed scan would be switched off", "managed scans would be switched off"]
};
const PROJECT_EFFECTS = {
	"limits.removals": ["project would lose tags", "projects would lose tags"],
	"limits.scans-off": ["project would have its managed scans switched off", "projects would have their managed scans switched off"]
};
function effectOf({ limit, of }) {
	return (of === "project" ? PROJECT_EFFECTS[limit] : void 0) ?? CHANGED[of];
}
function overLimit(over) {
	const { limit, allowed, figure, percent, whole } = over;
	const share = percent === void 0 ? number(allowed) : `${number(percent)} %${whole === void 0 ? "" : ` of ${number(whole)}`}, that is ${number(allowed)}`;
	return `${counted(figure, ...effectOf(over))}, more than \`${limit}\` allows (${share})`;
}
function tooManyChanges({ figures }) {
	const raised = [...new Set(figures.map(({ limit }) => RAISED_WITH[limit]))];
	const isRules = figures.some(({ limit }) => limit !== "max-changes");
	return {
		what: `${figures.map(overLimit).join("; ")}. Nothing was written`,
		remedy: isRules ? `Look at the plan; if all of this is meant, raise ${raised.join(" and ")}` : `Look at what would change with \`dry-run: true\`, then select less or raise ${raised.join(" and ")}`
	};
}
function planChanged({ why, added, examples }) {
	const shown = examples.length === 0 ? "" : `: ${firstOf(examples, 5)}`;
	return {
		what: `${{
			changes: `The plan has ${counted(added, "change")} that the approved plan lacks${shown}`,
			hash: `The plan is not the approved one, because its hash differs${shown}`,
			"rules-file": "The approved plan was made from a different version of the rules file",
			deployment: "The approved plan is of another deployment"
		}[why]}. Nothing was written`,
		remedy: "Run `plan` again, look at what is new, and approve that plan"
	};
}
function planOutdated({ findings, until, today }) {
	return {
		what: `The approved plan is too old: it would ignore ${counted(findings, "finding")} until a day that has passed (${dayOf(until)}; today is ${dayOf(today)}). Nothing was written`,
		remedy: "Run `plan` again, and approve that plan"
	};
}
function drift({ changes }) {
	return {
		what: `The platform differs from the rules file: ${counted(changes, "change")} would be made`,
		remedy: "Run `apply` to make them, or change the rules file to match the platform"
	};
}
// src/report/explain/steps.ts
const STEP_FAILURES = {
	"no-deployment": () => ({
		what: "The token does not see any deployment",
		remedy: `Check the token, or ${CREATE_TOKEN}`
	}),
	"several-deployments": ({ slugs }) => ({
		what: `The token sees several deployments: ${firstOf(slugs)}`,
		remedy: "Set `deployment-slug` to the one you mean"
	}),
	"other-deployment": ({ slug, id, seen }) => {
		return {
			what: `The token sees no deployment with ${[...slug === void 0 ? [] : [`slug ${slug}`], ...id === void 0 ? [] : [`id ${id}`]].join(" and ")}, only ${firstOf(seen.map((one) => `${one.slug} (id ${one.id})`))}`,
			remedy: "Correct `deployment-slug` and `deployment-id`, or leave them out to have them looked up"
		};
	},
	"nothing-selected": ({ patterns, near = [], input = "projects" }) => ({
		what: `No project of the deployment is selected by ${firstOf(patterns) || "the patterns"}${similarNames(near)}`,
		remedy: `Compare \`${input}\` with the names and tags that the operation \`list-projects\` shows${starHint(patterns)}`
	}),
	"exclusions-unmatched": ({ input, items, near = [] }) => ({
		what: `${items.length === 1 ? "An exclusion" : `${items.length} exclusions`} in \`${input}\` ${items.length === 1 ? "matches" : "match"} nothing: ${firstOf(items.map((item) => `!${item}`))}${similarNames(near)}. Nothing was written`,
		remedy: `Correct or remove it, because what it should protect would be changed${starHint(items)}`
	}),
	"name-unusable": ({ problem }) => ({
		what: `The platform uses a name that cannot be part of an address: it ${problem}`,
		remedy: "Rename or delete it in the web UI of the platform"
	}),
	"list-broken": ({ cause }) => ({
		what: `The list could not be read to its end: ${cause}`,
		remedy: "Run the step again later, and report it to the platform if it keeps happening; the report has the rows read so far"
	}),
	"too-many-changes": tooManyChanges,
	"rows-failed": (failure) => {
		const first = failure.first === void 0 ? void 0 : explainRow(failure.first);
		const cause = failure.of === "project" || first === void 0 ? "" : `; the first cause: ${first.what}`;
		return {
			what: `${notDone(failure)}${cause}`,
			remedy: first?.remedy ?? "Run the step again later; what is done already is not done twice"
		};
	},
	"requests-failed": ({ first, failed }) => {
		const { what, remedy } = explainRequest(first);
		return {
			what: failed === 1 ? what : `${number(failed)} requests failed; the first: ${what}`,
			remedy
		};
	},
	"plan-changed": planChanged,
	"plan-outdated": planOutdated,
	"other-report": ({ what, of, expected }) => ({
		what: `The report is of another ${what === "deployment" ? "deployment" : "platform"}: ${of}, not ${expected}. Nothing was written`,
		remedy: `Use the report of a step on ${expected}, or correct ${what === "deployment" ? "`deployment-slug`" : "`base-url`"}`
	}),
	"gate-failed": gateFailed,
	"gate-scan-failed": gateScanFailed,
	"gate-list-failed": gateListFailed,
	"product-not-run": productNotRun,
	"scan-timeout": scanTimeout,
	"no-scan": noScan,
	drift,
	github: ({ cause }) => explainGitHub(cause),
	"time-limit": ({ limitMs }) => ({
		what: `The step ended because its time limit of ${duration(limitMs)} was reached`,
		remedy: "Raise `time-limit`, or give the step less to do; what is done already is not done twice"
	}),
	stopped: () => ({
		what: "The step was cancelled after all its work was done",
		remedy: "Nothing is left to do"
	}),
	unexpected
};
function starHint(patterns) {
	return patterns.some((pattern) => pattern.replaceAll("**", "").includes("*")) ? "; `*` stays within a segment, `**` goes across `/`" : "";
}
function notDone({ of, failed, unknown, selected }) {
	const all = counted(selected, of);
	if (failed === 0) return `The outcome for ${number(unknown)} of ${all} is not known`;
	const what = of === "project" ? "failed" : `${failed === 1 ? "was" : "were"} not triaged`;
	return `${number(failed)} of ${all} ${what}${unknownPart(unknown)}`;
}
function unknownPart(unknown) {
	return unknown === 0 ? "" : ` (for ${number(unknown)} the outcome is not known)`;
}
// src/report/findings/shown-finding.ts
function shownFinding(finding) {
	const { id, kind, repository, severity, path, line, line_of_code_url, ref, message } = finding;
	return {
		id,
		issueType: kind,
		...optional({
			repository,
			severity,
			path,
			line,
			ref,
			message,
			url: line_of_code_url,
			relevantSince: finding.relevant_since ?? finding.created_at
		}),
		...optional({ rule: ruleName(finding) })
	};
}
function ruleName({ rule, secret_type, vulnerability_identifier }) {
	return rule ?? secret_type ?? vulnerability_identifier;
}
function optional(values) {
	return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== void 0));
}
const SEVERITY_ORDER = [
	"critical",
	"high",
	"medium",
	"low"
];
function severityRank(severity) {
	const index = SEVERITY_ORDER.indexOf(severity ?? "");
	return index === -1 ? SEVERITY_ORDER.length : index;
}
function ranked(finding, severity, sinceMs) {
	return {
		finding,
		rank: severityRank(severity),
		sinceMs: sinceMs ?? Number.POSITIVE_INFINITY
	};
}
function compare(one, other) {
	if (one.rank !== other.rank) return one.rank - other.rank;
	return one.sinceMs === other.sinceMs ? 0 : one.sinceMs < other.sinceMs ? -1 : 1;
}
function worstFirst(findings) {
	return findings.map((finding) => ranked(finding, finding.severity, epochMs(finding.relevantSince))).sort(compare).map(({ finding }) => finding);
}
var WorstFindings = class {
	#max;
	#kept = [];
	constructor(max) {
		this.#max = max;
	}
	add(finding, severity, sinceMs) {
		this.#kept.push(ranked(finding, severity, sinceMs));
		if (this.#kept.length >= 2 * this.#max) this.#kept = this.#worst();
	}
	get all() {
		return this.#worst().map(({ finding }) => finding);
	}
	#worst() {
		return this.#kept.sort(compare).slice(0, this.#max);
	}
};
function shortRule(rule) {
	const parts = rule.split(".");
	const last = parts[parts.length - 1] ?? rule;
	return parts.length > 1 && parts[parts.length - 2] === last || parts.length > 2 ? last : rule;
}
function branchName(ref) {
	return (ref ?? "").replace(/^refs\/(heads\/)?/, "");
}
// src/report/findings/finding-table.ts
function findingTable(findings, { links, nowMs, total, maxRows, extra, oneRepository = false }) {
	const hasBranches = new Set(findings.map(({ ref }) => ref)).size > 1;
	return table([
		"Severity",
		"Rule",
		"Place",
		...oneRepository ? [] : ["Repository"],
		...hasBranches ? ["Branch"] : [],
		"Age",
		...extra === void 0 ? [] : [extra.head],
		"Finding"
	], findings.slice(0, maxRows ?? 100).map((finding, index) => [
		severityCell(finding.severity ?? ""),
		ruleCell(finding.rule ?? ""),
		placeCell(finding),
		...oneRepository ? [] : [html(finding.repository ?? "")],
		...hasBranches ? [html(branchName(finding.ref), 60)] : [],
		ageCell(finding, nowMs),
		...extra === void 0 ? [] : [extra.cell(finding, index)],
		link(String(finding.id), links.finding(finding.id))
	]), {
		total: total ?? findings.length,
		of: "findings",
		...maxRows === void 0 ? {} : { maxRows }
	});
}
const SEVERITY_SIGNS = {
	critical: "\ud83d\udfe5",
	high: "\ud83d\udfe7",
	medium: "\ud83d\udfe8",
	low: "\ud83d\udfe6"
};
function severityCell(severity) {
	const sign = SEVERITY_SIGNS[severity];
	return sign === void 0 ? html(severity, 30) : `${sign}&nbsp;${severity}`;
}
function ruleCell(rule) {
	const short = shortRule(rule);
	const shown = rule === "" ? "" : code(short, 80);
	return short === rule ? shown : `<span title="${html(rule, 300)}">${shown}</span>`;
}
function placeCell({ path, line, url }) {
	if (path === void 0) return url === void 0 ? "" : link("code", url);
	return linked(code(`${path}${line === void 0 ? "" : `:${line}`}`, 120), url);
}
function ageCell({ relevantSince }, nowMs) {
	const since = epochMs(relevantSince);
	return since === void 0 ? "" : unbroken(age(since, nowMs));
}
// src/report/findings/counts.ts
const LONG_BAR = 14;
const SHORT_BAR = 6;
const MAX_LINES = 10;
function findingCounts(tally) {
	if (tally.total === 0) return [];
	return [sideBySide([countTable("Severity", tally.bySeverity, tally.total, severityCell, LONG_BAR), countTable("Age", tally.byAge, tally.total, (label) => html(label), LONG_BAR)]), sideBySide([countTable("Rule", tally.byRule, tally.total, ruleCell, SHORT_BAR), countTable("Repository", tally.byRepository, tally.total, (name) => html(name, 60), SHORT_BAR)])];
}
function countTable(title, counts, total, label, barLength) {
	const shown = [...counts].slice(0, MAX_LINES);
	const max = Math.max(...shown.map(([, count]) => count));
	const lines = shown.map(([key, count]) => `<tr><td>${label(key)}</td><td align="right">${number(count)}</td><td>${bar(count / max, barLength)}</td></tr>`);
	const rest = counts.size - shown.length;
	const others = total - shown.reduce((sum, [, count]) => sum + count, 0);
	const more = rest > 0 ? paragraph(`\u2026 and ${counted(others, "finding")} of ${number(rest)} more`) : "";
	return `<table>\n<tr><th align="left">${title}</th><th align="left" colspan="2">Findings</th></tr>\n${lines.join("\n")}\n</table>${more}`;
}
function bar(share, length) {
	return "\u2586".repeat(Math.max(1, Math.round(share * length)));
}
// src/report/findings/tally.ts
const AGES = [
	["up to 7 days", 7],
	["7 to 30 days", 30],
	["30 to 90 days", 90],
	["90 to 180 days", 180],
	["180 days to a year", 365],
	["over a year", Number.POSITIVE_INFINITY]
];
const UNKNOWN = "unknown";
var TallyCounter = class {
	#nowMs;
	#total = 0;
	#severities = new Map();
	#ages = new Map();
	#rules = new Map();
	#repositories = new Map();
	constructor(nowMs) {
		this.#nowMs = nowMs;
	}
	add({ severity, rule, repository, sinceMs }) {
		this.#total += 1;
		increment(this.#severities, severity ?? UNKNOWN);
		increment(this.#ages, this.#ageOf(sinceMs));
		increment(this.#rules, rule ?? UNKNOWN);
		increment(this.#repositories, repository ?? UNKNOWN);
	}
	get tally() {
		const ordered = (counts, labels) => {
			const known = [...labels, UNKNOWN].filter((label) => counts.has(label));
			const others = [...counts.keys()].filter((label) => !known.includes(label)).sort();
			return new Map([...known, ...others].map((label) => [label, counts.get(label) ?? 0]));
		};
		return {
			total: this.#total,
			bySeverity: ordered(this.#severities, SEVERITY_ORDER),
			byAge: ordered(this.#ages, AGES.map(([label]) => label)),
			byRule: mostFirst(this.#rules),
			byRepository: mostFirst(this.#repositories)
		};
	}
	#ageOf(sinceMs) {
		if (sinceMs === void 0) return UNKNOWN;
		const days = (this.#nowMs - sinceMs) / DAY_MS;
		return AGES.find(([, below]) => days < below)?.[0] ?? UNKNOWN;
	}
};
function tallyOf(findings, nowMs) {
	const counter = new TallyCounter(nowMs);
	for (const { severity, rule, repository, relevantSince } of findings) counter.add({
		severity,
		rule,
		repository,
		sinceMs: epochMs(relevantSince)
	});
	return counter.tally;
}
function severityCounts({ bySeverity }, shown) {
	return [...bySeverity].map(([severity, count]) => `${shown(count)} ${severity}`).join(", ");
}
function increment(counts, key) {
	counts.set(key, (counts.get(key) ?? 0) + 1);
}
function mostFirst(counts) {
	return new Map([...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)));
}
// src/report/finding-rows.ts
function findingSections(rows, options) {
	const inState = (...states) => rows.filter(({ state }) => states.includes(state));
	const shown = inState("changed", "would-change").map(({ change }) => change.target);
	const isKnown = shown.some(({ severity, rule }) => severity !== void 0 || rule !== void 0);
	return [
		...failedSection("Findings that were not triaged", inState("failed"), options),
		...failedSection("Unknown: the triage may have taken effect", inState("unknown"), options),
		...section(options.dryRun ? "Findings that would be triaged" : "Triaged findings", ...isKnown ? findingCounts(tallyOf(shown, options.nowMs)) : [], isKnown ? findingTable(worstFirst(shown), options) : idList(shown.map(({ id }) => id), shown.length)),
		...failedSection("Left as they are: changed by somebody else since", inState("left"), options),
		...failedSection("Not reached: the step ended before", inState("not-reached"), options)
	];
}
function failedSection(title, rows, options) {
	const targets = rows.slice(0, 100).map(({ change }) => change.target);
	const hasReason = rows.some(({ failure }) => failure !== void 0);
	const why = (_finding, index) => {
		const failure = rows[index]?.failure;
		return failure === void 0 ? "" : prose(shortRow(failure), 500);
	};
	return section(title, findingTable(targets, {
		...options,
		total: rows.length,
		...hasReason ? { extra: {
			head: "Why",
			cell: why
		} } : {}
	}));
}
function idList(ids, total) {
	if (ids.length === 0) return "";
	const shown = ids.slice(0, 100).map((id) => `<code>${id}</code>`);
	const more = total - shown.length;
	const rest = more > 0 ? `\n<p>\u2026 and ${number(more)} more findings; the report has all of them.</p>` : "";
	return `<p>${shown.join(" ")}</p>${rest}`;
}
function siblingsText(siblings) {
	return siblings.length === 0 ? void 0 : `${counted(siblings.length, "finding")} that ${siblings.length === 1 ? "is" : "are"} the same on other branches`;
}
// src/report/findings/finding-line.ts
function findingLine({ id, severity, rule, repository, path, line, ref }) {
	const place = path === void 0 ? void 0 : `${path}${line === void 0 ? "" : `:${line}`}`;
	return [
		severity,
		rule && shortRule(rule),
		repository,
		place,
		branchName(ref),
		`(finding ${id})`
	].filter(Boolean).join("  ");
}
const ORDER = [
	"failed",
	"unknown",
	"not-reached",
	"left",
	"changed",
	"would-change",
	"unchanged"
];
function projectLogLines(rows) {
	return limited(ORDER.flatMap((state) => rows.filter((row) => row.state === state)), projectLine, "projects");
}
function limited(items, line, of) {
	const more = items.length - 100;
	const lines = items.slice(0, 100).map(line);
	return more > 0 ? [...lines, `\u2026 and ${number(more)} more ${of}; the report has all of them.`] : lines;
}
function projectLine(row) {
	const { project, state, failure, tagsAtRisk = [] } = row;
	const isPlan = state === "not-reached" || state === "left";
	const what = (isPlan ? leftChanges(row) : madeChanges(row)).map(changeText).join(", ");
	const made = isPlan ? madeChanges(row).map(changeText).join(", ") : "";
	const risk = tagsAtRisk.length === 0 ? "" : `; tags at risk: ${tagsAtRisk.join(", ")}`;
	const why = failure === void 0 ? "" : `: ${explainRow(failure).what}`;
	return `${state.replace("-", " ")}: ${project}${what === "" ? "" : `: ${what}`}${made === "" ? "" : `; changed before: ${made}`}${why}${risk}`;
}
// src/report/project-tables.ts
const OF = { of: "projects" };
function projectSections(rows, dryRun, links) {
	const inState = (state) => rows.filter((row) => row.state === state);
	const planned = (row) => row.changes;
	const changed = rows.filter((row) => row.state !== "would-change" && madeChanges(row).length > 0);
	return [
		...failureSection("Failed", inState("failed")),
		...failureSection("Unknown: the change may have taken effect", inState("unknown")),
		...tagsAtRiskSection(rows),
		...changeSection("Changed", "What changed", changed, madeChanges, links),
		...changeSection("Would change", "What would change", inState("would-change"), planned, links),
		...changeSection("Left as they are: changed by somebody else since", "What was left", inState("left"), planned, links),
		...changeSection("Not reached: the step ended before", dryRun ? "What would change" : "What would have changed", inState("not-reached").filter((row) => leftChanges(row).length > 0), leftChanges, links)
	];
}
function changeSection(title, what, rows, changesOf, links) {
	const hasLinks = rows.some(({ id }) => links.findingsOf(id) !== void 0);
	const hasOthers = rows.some(({ others }) => others !== void 0);
	const cells = rows.slice(0, 100).map((row) => [
		projectCell(row),
		changesOf(row).slice(0, 50).map(changeHtml).join(" "),
		...hasOthers ? [(row.others ?? []).slice(0, 50).map(othersHtml).join(" ")] : [],
		...hasLinks ? [link("findings", links.findingsOf(row.id))] : []
	]);
	return section(title, table([
		"Project",
		what,
		...hasOthers ? ["Changed by others, and kept"] : [],
		...hasLinks ? ["On the platform"] : []
	], cells, {
		...OF,
		total: rows.length
	}));
}
function failureSection(title, rows) {
	const failed = rows.filter((row) => row.failure !== void 0);
	const causes = [...Map.groupBy(failed, ({ failure }) => causeOf(failure))].sort(([, a], [, b]) => b.length - a.length);
	if (causes.length === failed.length) return section(title, table([
		"Project",
		"Why",
		"What to do"
	], failed.slice(0, 100).map((row) => [...failureCells(row), remedyCell(row)]), {
		...OF,
		total: failed.length
	}));
	return section(title, table([
		"Cause",
		"Projects",
		"What to do"
	], causes.map(([cause, rows]) => [
		html(cause),
		number(rows.length),
		...rows.slice(0, 1).map(remedyCell)
	]), { of: "causes" }), table(["Project", "Why"], failed.slice(0, 100).map(failureCells), {
		...OF,
		total: failed.length
	}));
}
function tagsAtRiskSection(rows) {
	const atRisk = rows.filter(({ tagsAtRisk }) => tagsAtRisk !== void 0 && tagsAtRisk.length > 0);
	return section("Tags that are gone, or may still go", table([
		"Project",
		"Tags",
		"All tags before"
	], atRisk.slice(0, 100).map((row) => [
		projectCell(row),
		codes(row.tagsAtRisk ?? []),
		row.former === void 0 ? "" : codes(row.former.tags)
	]), {
		...OF,
		total: atRisk.length
	}));
}
function projectCell({ project, url }) {
	return link(project, url);
}
function failureCells(row) {
	return [projectCell(row), prose(shortRow(row.failure), 700)];
}
function remedyCell({ failure }) {
	return prose(`${explainRow(failure).remedy}.`);
}
function causeOf(failure) {
	if (failure.kind === "unknown") return causeOf(failure.cause);
	if (failure.kind === "status") return `answered ${failure.status}`;
	if ("cause" in failure && typeof failure.cause === "object" && !failure.cause.isEmpty) return causeOf(failure.cause);
	return failure.kind.replaceAll("-", " ");
}
// src/report/row-states.ts
const OTHER_STATES = [
	["unchanged", "already right"],
	["failed", "failed"],
	["unknown", "unknown"],
	["left", "left as they are"],
	["not-reached", "not reached"]
];
function otherRowsPhrase(rows, one) {
	return OTHER_STATES.map(([state, phrase]) => [countOf(rows, state), phrase]).filter(([count]) => count > 0).map(([count, phrase], index) => `${index === 0 ? counted(count, one) : number(count)} ${phrase}`).join(", ");
}
function countOf(rows, ...states) {
	return rows.filter(({ state }) => states.includes(state)).length;
}
function anyDone(rows) {
	return countOf(rows, "changed", "unchanged", "would-change") > 0;
}
function anyChanged(rows) {
	const isPartly = ({ done = [], failure }) => done.length > 0 || failure?.kind === "tags-lost";
	return countOf(rows, "changed", "unknown") > 0 || rows.some(isPartly);
}
// src/report/journal.ts
function journalIn(result) {
	return "journal" in result ? result.journal : void 0;
}
function writtenPhrase({ projects, findings, triage }, dryRun) {
	const atLeast = triage.uncertain.atMost > 0 ? "at least " : "";
	const moved = dryRun ? countOf(findings, "would-change") : triage.triaged.length + triage.unlisted;
	const would = dryRun ? "would be " : "";
	const done = [...projects.some((row) => madeChanges(row).length > 0) ? [changesPhrase(projects, dryRun)] : [], ...moved > 0 ? [`${atLeast}${counted(moved, "finding")} ${would}triaged`] : []];
	const nothing = dryRun ? "nothing would change" : "nothing changed";
	const others = [otherRowsPhrase(projects, "project"), otherRowsPhrase(findings, "finding")];
	return [done.length === 0 ? nothing : done.join(", "), ...others].filter((part) => part !== "").join("; ");
}
function journalSections(journal, options) {
	const { projects, findings, triage } = journal;
	const known = new Set(findings.map(({ change }) => change.target.id));
	const others = triage.triaged.filter((id) => !known.has(id));
	return [
		...lostAnswersSection(journal),
		...projectSections(projects, options.dryRun, options.links),
		...findingSections(findings, options),
		...section(findings.length === 0 ? "Triaged findings" : "Moved along", idList(others, others.length))
	];
}
function lostAnswersSection({ triage: { uncertain } }) {
	if (uncertain.requests === 0) return [];
	return section("May have been triaged", `<p>${`${counted(uncertain.requests, "request")} ${uncertain.requests === 1 ? "was" : "were"} sent whose answers were lost`}; they may have triaged up to ${counted(uncertain.atMost, "more finding")}, and the same findings on other branches with them.</p>`);
}
function projectCounts({ projects }, dryRun) {
	return {
		"projects-changed": String(countOf(projects, dryRun ? "would-change" : "changed")),
		"projects-unchanged": String(countOf(projects, "unchanged")),
		"projects-failed": String(countOf(projects, "failed", "unknown"))
	};
}
function triageCounts({ triage }, dryRun) {
	return {
		"num-triaged": dryRun ? void 0 : String(triage.triaged.length + triage.unlisted),
		"triaged-issues": dryRun ? void 0 : { json: triage.triaged }
	};
}
function journalLogLines({ projects, findings }) {
	const moved = findings.filter(({ state }) => state === "changed" || state === "would-change").map(({ change }) => change.target).filter(({ rule, path }) => rule ?? path);
	return [...projectLogLines(projects), ...limited(worstFirst(moved), findingLine, "findings")];
}
function isPartlyDone({ projects, findings, triage }, failure) {
	if (failure === void 0) return false;
	const rows = [...projects, ...findings];
	const isTriaged = triage.triaged.length + triage.unlisted + triage.uncertain.atMost > 0;
	return anyChanged(rows) || isTriaged || failure.kind === "rows-failed" && anyDone(rows);
}
// src/report/explain.ts
function explainStep(failure) {
	if (isRequest(failure)) return withNames(explainRequest(failure), failure);
	return STEP_FAILURES[failure.kind](failure);
}
function shortRow(failure) {
	const { what } = explainRow(failure);
	return isRequest(failure) ? withoutPath(what, failure) : what;
}
function explainResult(result) {
	if (result.failure === void 0) return void 0;
	const explanation = explainStep(result.failure);
	return (journalIn(result)?.triage.uncertain.requests ?? 0) > 0 ? {
		...explanation,
		remedy: LOOK_FIRST
	} : explanation;
}
const LOOK_FIRST = "Check in the web UI what happened to the findings before you run the step again, because a second run may add the note once more or select other findings";
// src/report/scan-outputs.ts
const MAX_LENGTH$1 = 1e3;
function scanOutputs(scan, figures) {
	const { id, status, exitCode, branch, commit } = figures;
	const values = {
		"scan-findings": status === "completed" ? figures.findings : void 0,
		"scan-exit-code": status === "running" ? void 0 : exitCode,
		"scan-total-time": status === "running" ? void 0 : figures.totalTime,
		"scan-branch": branch,
		"scan-commit": commit,
		"scan-completed-at": figures.completedAt
	};
	const texts = Object.entries(values).map(([name, value]) => {
		const text = value === void 0 ? void 0 : String(value);
		return [name, text !== void 0 && text.length <= MAX_LENGTH$1 ? text : void 0];
	});
	return {
		scan: { json: scan },
		"scan-id": String(id),
		"scan-status": status,
		...Object.fromEntries(texts)
	};
}
function shortCommit(commit) {
	return commit.slice(0, 12);
}
// src/report/gate-causes.ts
const CAUSES = {
	fork: () => "because a pull request from a fork gets no token",
	dependabot: () => "because a run of Dependabot gets no token",
	"head-moved": (result) => `because the pull request has a newer commit than ${commitText(result)}`,
	"scan-failed": (result) => `the scan of ${commitText(result)} did not complete`,
	"list-failed": () => "the findings of the scan could not be read",
	"product-not-run": () => "the scan did not run a product that was asked for"
};
function scanFailureText(result) {
	if (result.because !== void 0) return CAUSES[result.because](result);
	const waited = result.waitedMs >= 1e3 ? ` after ${duration(result.waitedMs)}` : "";
	return result.verdict === "timed-out" ? `the scan of ${commitText(result)} had not ended${waited}` : `none of ${commitText(result)} was found${waited}`;
}
function commitText({ commit }) {
	return commit === void 0 ? "the commit" : shortCommit(commit);
}
// src/report/gate-text.ts
function countedFindings(result) {
	const address = commitAddress(result);
	const shown = (result.counted ?? []).map(shownFinding);
	return worstFirst(address === void 0 ? shown : shown.map((finding) => ({
		...finding,
		...lineUrl(address, finding)
	})));
}
function commitAddress({ project, commit, request }) {
	const { serverUrl = "https://github.com" } = request.github ?? {};
	const url = project?.url;
	if (url === void 0 || commit === void 0 || !url.startsWith(`${serverUrl}/`)) return void 0;
	return `${url.replace(/(\.git)?\/*$/, "")}/blob/${commit}`;
}
function lineUrl(address, { path, line }) {
	if (path === void 0) return {};
	return { url: `${address}/${path.toWellFormed().split("/").map(encodeURIComponent).join("/")}${line === void 0 ? "" : `#L${line}`}` };
}
function verdictLine(result) {
	return VERDICT_LINES[result.verdict](result);
}
const VERDICT_LINES = {
	passed: (result) => {
		const tally = gateTally(result);
		if (tally.total === 0) return "passed, no findings to fix";
		return `passed, ${counted(tally.total, "finding")} only reported (${severityCounts(tally, number)})`;
	},
	failed: (result) => {
		if (result.because !== void 0) return `failed, ${scanFailureText(result)}`;
		const tally = gateTally(result);
		return `failed, ${counted(tally.total, "finding")} to fix (${severityCounts(tally, number)})`;
	},
	"timed-out": (result) => `timed out, ${scanFailureText(result)}`,
	"no-scan": (result) => `no scan, ${scanFailureText(result)}`,
	skipped: (result) => `skipped, ${scanFailureText(result)}`
};
const VERDICT_SIGNS = {
	passed: "\u2705",
	failed: "\u274c",
	"timed-out": "\u231b",
	"no-scan": "\u2754",
	skipped: "\u23ed\ufe0f"
};
function gateTally(result) {
	return tallyOf(countedFindings(result), 0);
}
const LEFT_OUT = {
	"below-severity": "below the severity that fails",
	"below-confidence": "below the confidence that counts",
	"on-primary-branch": "on the primary branch already",
	"ignored-on-primary-branch": "ignored on the primary branch",
	triaged: "ignored by somebody",
	fixed: "fixed",
	"provisionally-ignored": "ignored provisionally by the platform"
};
function leftOutText({ leftOut }) {
	return Object.entries(LEFT_OUT).filter(([reason]) => leftOut[reason] > 0).map(([reason, phrase]) => `${number(leftOut[reason])} ${phrase}`).join(", ");
}
function thresholdText({ request }) {
	const { failOn, failOnConfidence, newOnly } = request;
	if (failOn === "none") return "none: findings are only reported";
	const confidence = failOnConfidence === "low" ? "" : `, ${failOnConfidence} confidence or more`;
	return `${failOn} severity${failOn === "critical" ? "" : " or worse"}${confidence}${newOnly ? ", new ones only" : ""}`;
}
// src/report/notice-text.ts
const warning = (text) => ({
	level: "warning",
	text
});
const note = (text) => ({
	level: "note",
	text
});
// src/report/finding-notices.ts
const FINDING_NOTICES = {
	"whole-deployment": () => note("The filters select from the whole deployment: none of them narrows to repositories, rules, tags of projects, a branch, paths or dependencies."),
	"takes-decisions-along": () => warning("Without `status`, findings that people have decided on are selected as well. Set `status: open` to leave them alone."),
	"ids-not-triaged": ({ ids }) => warning(`The platform did not report ${number(ids.length)} of the given ids as triaged: ${firstOf(ids.map(String))}. Check that they are of the given \`issue-type\`.`),
	"former-states-unknown": () => note("Findings that are chosen by ids are not listed first, so that their former states are not known, and `undo` can only reopen them."),
	"siblings-triaged": ({ count, listed, isPlanned }) => note(`${counted(count, "more finding")} ${isPlanned ? "would move" : "moved"} along, because the platform triages the same finding on all branches${listed === 0 ? "" : `; ${number(listed)} of them would not have been selected`}.`),
	"triaged-unlisted": ({ count }) => warning(`The platform counted ${counted(count, "finding")} as triaged without giving their ids. Where more than one request is needed, that ends the step.`),
	"triage-stalled": () => warning("The platform selected only findings that it had triaged before, so that the step stopped there."),
	"answers-lost": ({ requests, atMost }) => warning(`The answers to ${counted(requests, "request")} were lost, so that up to ${counted(atMost, "more finding")} may have been triaged than ${atMost === 1 ? "was" : "were"} counted, and the same findings on other branches with them.`),
	"filter-ignored": ({ filter, rows }) => note(`The platform does not apply the filter \`${filter}\`: ${counted(rows, "row")} outside it ${rows === 1 ? "was" : "were"} left out here.`),
	"scan-superseded": ({ commit }) => warning(`A newer commit of the branch (${commit.slice(0, 12)}) has been scanned meanwhile, so that the list of findings is of that one.`),
	"findings-incomplete": ({ listed, counted: count }) => warning(`The platform lists ${counted(listed, "finding")}, but the scan counted ${number(count)}. What is shown may be incomplete.`),
	"product-not-run": ({ product }) => warning(`The scan did not run \`${product}\`, so that nothing is known about it.`),
	"mark-unreadable": ({ findings }) => warning(`The notes of ${counted(findings, "finding")} have a mark whose date cannot be read. Their ignores count as ended.`),
	"rule-over": ({ rule, until, today }) => warning(`The rule "${rule}" ignores until ${dayOf(until)}, which has passed (today is ${dayOf(today)}), so that it takes no finding any more. Give it a later day, or remove it.`),
	"rule-takes-all": ({ rule, issueType }) => warning(`The rule "${rule}" has no condition that narrows it, so that it takes every open ${issueType} finding in scope. Give it one in \`when\`, unless that is meant.`),
	"ends-soon": ({ rule, findings, first }) => note(`The ignores of ${counted(findings, "finding")} by the rule "${rule}" end within 14 days, the first on ${dayOf(first)}.`),
	"sarif-several-repositories": ({ repositories }) => warning(`The SARIF file has findings of ${number(repositories)} repositories, but an upload belongs to one. Set \`repos\` to a single repository before you upload it.`),
	"sarif-limit": ({ what, left }) => SARIF_LIMITS[what](counted(left, "finding"))
};
const SARIF_LIMITS = {
	results: (findings) => warning(`The SARIF file leaves out ${findings}, because GitHub accepts at most 25,000 of a run.`),
	rules: (findings) => warning(`The SARIF file leaves out ${findings}, because GitHub accepts at most 25,000 rules of a run.`),
	size: (findings) => warning(`The SARIF file leaves out ${findings}, because GitHub accepts at most 10 MB of compressed text.`),
	shown: (findings) => warning(`Of the SARIF file GitHub shows the 5,000 worst findings, so that ${findings} will not be seen there.`),
	"no-place": (findings) => note(`The SARIF file leaves out ${findings} without a file, because GitHub shows findings in files only.`),
	fixed: (findings) => note(`The SARIF file leaves out ${findings} that are fixed, because GitHub would open alerts on them.`)
};
// src/report/notices.ts
const OTHER_NOTICES = {
	input: ({ input, message }) => warning(inputSentence({
		input,
		message
	})),
	"pattern-unmatched": ({ input, pattern, near }) => warning(`\`${pattern}\` in \`${input}\` matches nothing${similarNames(near)}${starHint([pattern])}.`),
	"exclusion-unmatched": ({ input, pattern, near }) => warning(`The exclusion \`!${pattern}\` in \`${input}\` matches nothing${similarNames(near)}${starHint([pattern])}.`),
	"tags-replaced": () => warning("The platform replaced the tags of a project instead of adding to them. The earlier tags were put back."),
	"tags-may-be-lost": ({ project, tags }) => warning(`A request to ${project} whose answer was lost may still replace its tags. Check that it has ${firstOf(tags)}.`),
	"changed-meanwhile": ({ project, what }) => note(`Somebody else changed ${project} meanwhile, and that was kept: ${firstOf(what)}.`),
	"tags-in-workspace": ({ file }) => warning(`\`${file}\` in the workspace sets \`tags:\`. The next full scan of the project will override the tags that were set here.`),
	"would-be-too-many": ({ limit, allowed, figure, of }) => warning(`${counted(figure, of)} would change. Without the dry run, \`${limit}\` (${number(allowed)}) would stop the step before its first write.`),
	"many-shards": ({ shards }) => warning(`${number(shards)} shards are more than the 256 jobs that a matrix may have. \`matrix\` has 256 larger ones; raise \`shard-size\` to choose their size.`),
	"left-to-others": ({ count }) => note(`${number(count)} ${count === 1 ? "row was" : "rows were"} left as they are, because someone has decided otherwise since, or on another branch.`),
	"undo-incomplete": ({ what, count, isPlanned }) => warning(UNDO_INCOMPLETE[what](counted(count, "finding"), isPlanned ? "would be" : "were")),
	"findings-unread": ({ cause }) => warning(`The findings of the scan could not be listed: ${explainStep(cause).what}.`),
	"scan-timeout": ({ waitedMs, status }) => warning(`The scan had not ended after ${duration(waitedMs)}${status === void 0 ? "" : ` (${status.toLowerCase()})`}. \`on-timeout: warn\` lets the step pass.`),
	"no-scan": ({ commit, project, waitedMs }) => warning(`No scan of ${commit.slice(0, 12)} in ${project} was found${waitedMs < 1e3 ? "" : ` within ${duration(waitedMs)}`}. \`on-no-scan: warn\` lets the step pass.`),
	"comment-failed": (notice) => warning(`The comment on the pull request could not be written: ${notice.cause}.${commentRemedy(notice)}`),
	"fork-run": ({ why }) => note(why === "fork" ? "A pull request from a fork gets no token, so that nothing could be looked up." : "A run of Dependabot gets no token unless it is among the Dependabot secrets, so that nothing could be looked up."),
	"rule-no-match": ({ rule }) => warning(`The rule "${rule}" matches nothing.`),
	"rule-no-effect": ({ rule }) => warning(`The rule "${rule}" has no effect, because later rules override it wherever it matches.`),
	"nothing-removed": ({ tags }) => warning(`No rule that gives tags matches any project, so that ${counted(tags, "managed tag")} stayed. Check the rules file before anything is removed.`),
	retries: ({ repeated, pausedMs }) => note(retryText(repeated, pausedMs))
};
function commentRemedy({ permission, status }) {
	if (permission === void 0 && status !== 403 && status !== 404) return "";
	return ` Add \`${permission ?? "pull-requests: write"}\` to the \`permissions\` of the job, or use a \`github-token\` that may write to this repository. A pull request from a fork gets a token that may only read: set \`comment: never\` for those.`;
}
const UNDO_INCOMPLETE = {
	notes: (findings) => `The note that the earlier step wrote stays on ${findings}: they had none before, and a note cannot be removed.`,
	"provisionally-ignored": (findings, were) => `${findings} had been ignored provisionally by the platform, which cannot be restored; they ${were} reopened.`,
	"never-triaged": (findings, were) => `${findings} had never been triaged, which cannot be restored; they ${were} \`reopened\`, the nearest state.`,
	"by-ids": (findings, were) => `The former states of ${findings} are not known, because the earlier step chose them by ids; they ${were} \`reopened\`.`,
	siblings: (findings) => `${findings} had other states on other branches. The platform moves all branches together, so they share one state; the report of the earlier step has the former ones.`
};
const NOTICES = {
	...OTHER_NOTICES,
	...FINDING_NOTICES
};
function noticeText(notice) {
	return NOTICES[notice.kind](notice);
}
function inputSentence({ input, message }) {
	return `\`${input}\` ${message}${/[.?!]$/.test(message) ? "" : "."}`;
}
function retryText(repeated, pausedMs) {
	const parts = [...repeated === 0 ? [] : [`${counted(repeated, "request")} ${repeated === 1 ? "was" : "were"} repeated`], ...pausedMs === 0 ? [] : [`${duration(pausedMs)} paused for the rate limit`]];
	return parts.length === 0 ? "" : `${parts.join(", ")}.`;
}
// src/report/platform-links.ts
function platformLinks(run, { slug }) {
	const base = `${run.baseUrl.replace(/\/+$/, "")}/orgs/${encodeURIComponent((slug ?? "").toWellFormed())}/findings`;
	return {
		findingsOf: (projectId) => slug === void 0 || projectId === void 0 ? void 0 : `${base}?tab=open&repository_id=${projectId}`,
		finding: (id) => slug === void 0 ? void 0 : `${base}/${id}`
	};
}
// src/report/selection-phrase.ts
function triagePhrase(request) {
	const { selection, issueType } = request;
	const to = decisionPhrase(request.decision);
	if (selection.by === "ids") return `${counted(selection.ids.length, `${issueType} finding`)} by id \u2192 ${to}`;
	const query = selection.by === "listed" ? selection.query : {
		issueType,
		filters: selection.filters
	};
	const limit = typeof selection.limit === "number" ? `, at most ${number(selection.limit)}` : "";
	return `${queryPhrase(query)}${limit} \u2192 ${to}`;
}
function decisionPhrase({ state, reason, note }) {
	return [
		state && spaced(state),
		reason && spaced(reason),
		note !== void 0 && (state ? "with a note" : "a note")
	].filter(Boolean).join(", ");
}
function queryPhrase({ issueType, filters, ...conditions }) {
	const { status, ...others } = filters;
	const phrases = Object.entries(others).map(([wire, value]) => filterPhrase(wire, value)).sort((one, other) => place(one) - place(other));
	return [
		status && spaced(String(status)),
		issueType,
		"findings",
		...phrases,
		...conditionPhrases(conditions)
	].filter(Boolean).join(" ");
}
function queryRows({ filters, ...conditions }) {
	const { olderThanMs, newerThanMs, triagedBeforeMs, paths, hasTicket } = conditions;
	return [
		...Object.entries(filters ?? {}).map(([wire, value]) => [filterInput({ wire }), wire === "since" ? `${value} (${sinceTime(String(value))})` : listed(value)]),
		["older-than", time(olderThanMs)],
		["newer-than", time(newerThanMs)],
		["triaged-before", time(triagedBeforeMs)],
		["paths", paths && nameItems(paths).join(", ")],
		["has-ticket", hasTicket === void 0 ? void 0 : String(hasTicket)]
	].filter((row) => row[1] !== void 0);
}
function nameItems({ names, patterns, except }) {
	return [
		...names,
		...patterns,
		...except.map((item) => `!${item}`)
	];
}
function conditionPhrases(conditions) {
	const { olderThanMs, newerThanMs, triagedBeforeMs, paths, hasTicket } = conditions;
	return [
		...paths === void 0 ? [] : [`under ${shortList(nameItems(paths), "and")}`],
		...hasTicket === void 0 ? [] : [hasTicket ? "with a ticket" : "without a ticket"],
		...olderThanMs === void 0 ? [] : [`older than ${minuteOf(olderThanMs)}`],
		...newerThanMs === void 0 ? [] : [`newer than ${minuteOf(newerThanMs)}`],
		...triagedBeforeMs === void 0 ? [] : [`triaged before ${minuteOf(triagedBeforeMs)}`]
	];
}
function place(phrase) {
	return [
		"in",
		"on",
		"since"
	].indexOf(phrase.split(" ", 1)[0] ?? "");
}
function filterPhrase(wire, value) {
	const filter = TRIAGE_FILTERS.find((one) => one.wire === wire);
	if (filter === void 0) return "";
	const values = typeof value === "object" ? value : [String(value)];
	let shown = shortList(filter.values === void 0 ? values : values.map(spaced), "or");
	if (filter.kind === "time") shown = sinceTime(String(value));
	if (filter.plural !== void 0 && values.length > 1) shown = `${number(values.length)} ${filter.plural}`;
	return filter.phrase.replace("%", () => shown);
}
function shortList(items, word) {
	return items.slice(0, 5).join(` ${word} `) + (items.length > 5 ? " \u2026" : "");
}
function listed(value) {
	return typeof value === "object" ? value.join(", ") : String(value);
}
function spaced(value) {
	return value.replaceAll("_", " ");
}
function time(ms) {
	return ms === void 0 ? void 0 : minuteOf(ms);
}
function sinceTime(seconds) {
	const ms = Number(seconds) * 1e3;
	return Number.isNaN(ms) ? seconds : minuteOf(ms);
}
// src/report/plan-rows.ts
function planRows({ changes, unknown }) {
	const sorted = [...changes.flatMap((planned) => isProject(planned) ? [projectRow(planned)] : []), ...triageRows(changes)].map((one, index) => ({
		...one,
		index
	}));
	sorted.sort((one, other) => one.rank - other.rank || one.index - other.index);
	return [...sorted.map(({ row }) => row), ...unknown.map(unknownRow)];
}
function isProject(planned) {
	return planned.change.field !== "triage";
}
function projectRow({ change, why }) {
	const { name, url } = change.target;
	const common = {
		target: name,
		...url === void 0 ? {} : { url },
		reason: reasonText(why)
	};
	if (change.field === "tag") return {
		row: {
			...common,
			sign: change.after ? "+" : "-",
			field: "tag",
			change: change.tag
		},
		rank: change.after ? 5 : 2
	};
	const text = `${valueText(change.before)} \u2192 ${valueText(change.after)}`;
	if (change.field === "primary_branch") return {
		row: {
			...common,
			sign: "~",
			field: "branch",
			change: text
		},
		rank: 4
	};
	const scan = `${change.field === "full_scan" ? "full" : "diff"} ${text}`;
	return {
		row: {
			...common,
			sign: "~",
			field: "scan",
			change: scan
		},
		rank: change.after ? 4 : 1
	};
}
function triageRows(changes) {
	const triages = changes.filter((planned) => planned.change.field === "triage");
	return [...Map.groupBy(triages, ({ change, why }) => {
		const { before, after } = change;
		return JSON.stringify([
			why?.rule,
			why?.over,
			why?.because,
			why?.until,
			before?.status,
			after.state
		]);
	}).values()].flatMap((group) => {
		const [first] = group;
		if (first === void 0) return [];
		const { before, after } = first.change;
		return [{
			row: {
				sign: "~",
				field: "triage",
				target: counted(group.length, "finding"),
				change: `${spaced(before?.status ?? "any state")} \u2192 ${stateAfter(after)}`,
				reason: reasonText(first.why)
			},
			rank: after.state === "ignored" ? 0 : 3
		}];
	});
}
function stateAfter({ state }) {
	if (state === void 0) return "a note";
	return state === "reopened" ? "open" : spaced(state);
}
function reasonText(why) {
	if (why === void 0) return "";
	const { rule, over, because, until } = why;
	if (because === "managed") return "managed tag, no rule wants it";
	if (because === "ended") return rule === void 0 ? "its ignore has ended" : `ignore of "${rule}" has ended`;
	return [
		rule === void 0 ? "" : `rule "${rule}"`,
		over === void 0 ? "" : `over "${over}"`,
		until === void 0 ? "" : `until ${until.slice(0, 10)}`
	].filter((part) => part !== "").join(", ");
}
const UNKNOWN_REASONS = {
	"not-visible": "GitHub repository not visible to the token",
	"other-host": "its URL is of another host than GitHub",
	"not-a-repository": "neither its URL nor its name is that of a GitHub repository",
	"properties-unknown": "its custom properties are not known",
	"teams-unknown": "its teams are not known",
	"rules-disagree": "its rules contradict each other"
};
function unknownRow({ target, reason }) {
	return {
		sign: "?",
		field: "unknown",
		target,
		change: "",
		reason: UNKNOWN_REASONS[reason] ?? reason.replaceAll("-", " ")
	};
}
// src/report/plan-text.ts
function planFigures({ changes }) {
	const figures = {
		toAdd: 0,
		toRemove: 0,
		on: 0,
		off: 0,
		toTriage: 0
	};
	for (const { change } of changes) if (change.field === "triage") figures.toTriage += 1;
	else if (change.field === "tag") figures[change.after ? "toAdd" : "toRemove"] += 1;
	else figures[change.after ? "on" : "off"] += 1;
	return figures;
}
function totalsText(plan) {
	const { toAdd, toRemove, on, off, toTriage } = planFigures(plan);
	const parts = [
		...series([toAdd, "to add"], [toRemove, "to remove"], "tag"),
		...series([on, "to switch on"], [off, "to switch off"], "scan"),
		...toTriage === 0 ? [] : [`${counted(toTriage, "finding")} to triage`]
	];
	return parts.length === 0 ? "nothing to change" : parts.join(", ");
}
function series(one, other, noun) {
	return [one, other].filter(([count]) => count > 0).map(([count, to], index) => `${index === 0 ? counted(count, noun) : number(count)} ${to}`);
}
function unchangedText({ plan, facts }) {
	if (plan === void 0 || facts === void 0) return void 0;
	const changed = new Set(plan.changes.flatMap(({ change }) => change.target.kind === "project" ? [change.target.name] : []));
	return `${counted(Math.max(0, facts.projectsInScope - changed.size), "project")} unchanged`;
}
function overText({ over }) {
	return over.length === 0 ? "" : `over ${over.length === 1 ? "a limit" : "limits"}: ${joined(over.map(overLimit))}`;
}
function planTitle({ hash, deployment, request, momentMs }) {
	const { rules, event } = request;
	return [
		hash === void 0 ? "Plan" : `Plan ${hash.slice(0, 8)}`,
		deployment.slug,
		event.sha === void 0 ? rules.path : `${rules.path} at ${event.sha.slice(0, 7)}`,
		momentMs === void 0 ? void 0 : `as of ${minuteOf(momentMs)}`
	].filter((part) => part !== void 0).join(" \u00b7 ");
}
function alignedRows(rows) {
	const width = (key) => Math.min(60, Math.max(0, ...rows.map((row) => row[key].length)));
	const widths = {
		target: width("target"),
		change: width("change")
	};
	return rows.map(({ sign, field, target, change, reason }) => `${sign} ${field.padEnd(7)} ${target.padEnd(widths.target)}  ${change.padEnd(widths.change)}  ${reason}`.trimEnd());
}
function planTextLines(result, maxLines) {
	const { plan } = result;
	if (plan === void 0) return [];
	const rows = planRows(plan);
	const more = rows.length - maxLines;
	const unchanged = unchangedText(result);
	return [
		planTitle(result),
		...plan.over.length === 0 ? [] : [overText(plan)],
		...alignedRows(rows.slice(0, maxLines)),
		...more > 0 ? [`\u2026 and ${number(more)} more lines; the report has all of them.`] : [],
		`${sentence(totalsText(plan))}.${unchanged === void 0 ? "" : ` ${unchanged}.`}`
	];
}
function sentence(text) {
	return text.charAt(0).toUpperCase() + text.slice(1);
}
// src/report/plan-sections.ts
function planHeadline(result) {
	const { plan } = result;
	if (plan === void 0) return "the plan could not be made";
	return [overText(plan), totalsText(plan)].filter((part) => part !== "").join("; ");
}
function planFacts(result) {
	const { request, hash, momentMs, plan } = result;
	const { rules, event } = request;
	return [
		["Rules file", `${code(rules.path)}${event.sha === void 0 ? "" : ` at ${code(event.sha.slice(0, 7))}`}`],
		["Plan", hash === void 0 ? void 0 : code(hash)],
		["As of", momentMs === void 0 ? void 0 : unbroken(minuteOf(momentMs))],
		["Unchanged", plan === void 0 ? void 0 : unchangedText(result)]
	];
}
function changesSection(result, { maxRows = 100 }) {
	const { plan, facts } = result;
	if (plan === void 0) return [];
	const rows = planRows(plan);
	return [...section("Changes", table([
		"",
		"Target",
		"Change",
		"Why"
	], rows.slice(0, maxRows).map(({ sign, field, target, url, change, reason }) => [
		`<code>${sign}</code>&nbsp;${field}`,
		link(target, url),
		field === "tag" ? code(change, 100) : html(change),
		html(reason, 300)
	]), {
		of: "lines",
		total: rows.length,
		maxRows
	})), ...facts === void 0 ? [] : factLines(facts)];
}
function factLines({ waiting, leftAlone }) {
	return section("Left alone", bullets([...Object.entries(waiting).map(([rule, count]) => `${counted(count, "finding")} beyond the limit of the rule "${rule}" ${count === 1 ? "waits" : "wait"} for the next apply.`), ...Object.entries(leftAlone).map(([reason, count]) => `${counted(count, "finding")}: ${reason.replaceAll("-", " ")}.`)].map((line) => prose(line, 300))));
}
function coverageSections(coverage, options) {
	if (coverage === void 0) return [];
	const { uncovered = [], neverScanned, notScannedFor30Days, overdue } = coverage;
	return [
		...section("Repositories that the platform does not know", names(uncovered, ["repository", "repositories"])),
		...section("Projects that were never scanned", names(neverScanned, ["project", "projects"])),
		...section("Projects not scanned for 30 days", names(notScannedFor30Days, ["project", "projects"])),
		...overdueSection(overdue, options)
	];
}
function overdueSection(overdue, { links, nowMs, maxRows }) {
	const teams = [...Map.groupBy(overdue, ({ team }) => team ?? "")].sort(([, a], [, b]) => b.length - a.length);
	const byTeam = teams.map(([team, rows]) => `${team === "" ? "no team" : code(team)}: ${number(rows.length)}`);
	const shown = overdue.slice(0, maxRows ?? 100);
	return section("Findings open longer than the service levels allow", teams.length > 1 || !teams.some(([team]) => team === "") ? paragraph(joined(byTeam.slice(0, 30))) + leftOut(byTeam.length - 30, "teams") : "", findingTable(shown.map(({ finding }) => shownFinding(finding)), {
		links,
		nowMs,
		total: overdue.length,
		...maxRows === void 0 ? {} : { maxRows },
		extra: {
			head: "Over by",
			cell: (_finding, index) => counted(shown[index]?.daysOver ?? 0, "day")
		}
	}));
}
function coverageText(coverage) {
	if (coverage === void 0) return "";
	const { uncovered = [], neverScanned, notScannedFor30Days, overdue } = coverage;
	return [
		uncovered.length === 0 ? "" : `${counted(uncovered.length, "repository", "repositories")} not covered`,
		neverScanned.length === 0 ? "" : `${counted(neverScanned.length, "project")} never scanned`,
		notScannedFor30Days.length === 0 ? "" : `${counted(notScannedFor30Days.length, "project")} not scanned for 30 days`,
		overdue.length === 0 ? "" : `${counted(overdue.length, "finding")} overdue`
	].filter((part) => part !== "").join(", ");
}
// src/report/failure-reason.ts
const REASONS = {
	status: statusReason,
	"rate-limit": "rate-limited",
	connection: "unreachable",
	certificate: "unreachable",
	"time-out": "unreachable",
	redirect: "unreachable",
	answer: "other",
	"another-answer": "other",
	cancelled: "cancelled",
	stopped: "cancelled",
	"time-limit": "time-limit",
	"no-deployment": "token-refused",
	"several-deployments": "invalid-inputs",
	"other-deployment": "invalid-inputs",
	"nothing-selected": "not-found",
	"exclusions-unmatched": "invalid-inputs",
	"name-unusable": "other",
	"list-broken": "other",
	"too-many-changes": "too-many-changes",
	"rows-failed": "some-failed",
	"requests-failed": ({ first }) => reasonOf(first),
	"plan-changed": "plan-changed",
	"plan-outdated": "plan-changed",
	"other-report": "invalid-inputs",
	"gate-failed": "gate-failed",
	"gate-scan-failed": "gate-failed",
	"gate-list-failed": "gate-failed",
	"product-not-run": "gate-failed",
	"scan-timeout": "scan-timeout",
	"no-scan": "no-scan",
	drift: "drift",
	github: ({ cause }) => gitHubReason(cause),
	unexpected: "other"
};
function failureReason(result, cancelled) {
	const { failure } = result;
	if (failure === void 0) return void 0;
	if (cancelled) return "cancelled";
	if (failure.kind === "time-limit") return "time-limit";
	return isUncertain(result) ? "uncertain" : reasonOf(failure);
}
function isUncertain(result) {
	const journal = journalIn(result);
	if (journal === void 0) return false;
	const { projects, findings, triage } = journal;
	return triage.uncertain.atMost > 0 || [...projects, ...findings].some(({ state }) => state === "unknown");
}
function reasonOf(failure) {
	const reason = REASONS[failure.kind];
	return typeof reason === "function" ? reason(failure) : reason;
}
function statusReason({ status = 0 }) {
	if (status === 401 || status === 403) return "token-refused";
	if (status === 404 || status === 410) return "not-found";
	if (status === 429) return "rate-limited";
	return status >= 500 || status === 407 || status === 408 ? "unreachable" : "other";
}
function gitHubReason({ kind, status }) {
	if (kind === "rate-limited") return "rate-limited";
	if (kind === "cancelled") return "cancelled";
	if (kind === "status") return statusReason(status === void 0 ? {} : { status });
	return kind === "answer" ? "other" : "unreachable";
}
// src/report/views/plan.ts
const planView = {
	headline: planHeadline,
	sign({ plan }, outcome) {
		if (plan === void 0 || outcome !== "succeeded") return void 0;
		if (plan.over.length > 0) return "\u26a0\ufe0f";
		return plan.changes.length > 0 ? "\ud83d\udcdd" : void 0;
	},
	facts: (result, { commentUrl }) => [
		...planFacts(result),
		["Coverage", html(coverageText(result.coverage))],
		["Comment", commentUrl === void 0 ? void 0 : link("on the pull request", commentUrl)]
	],
	sections(result, _kept, run) {
		const options = {
			links: platformLinks(run, result.deployment),
			nowMs: run.endedAtMs
		};
		return [...changesSection(result, options), ...coverageSections(result.coverage, options)];
	},
	outputs(result, _kept, run) {
		const { coverage } = result;
		return {
			...planOutputs(result, run),
			uncovered: coverage?.uncovered === void 0 ? void 0 : String(coverage.uncovered.length),
			overdue: coverage === void 0 ? void 0 : String(coverage.overdue.length),
			"comment-url": run.commentUrl
		};
	},
	logLines(result) {
		const coverage = coverageText(result.coverage);
		return [...planTextLines(result, 100), ...coverage === "" ? [] : [`${coverage}.`]];
	},
	isPartial: () => false
};
function planOutputs({ plan, hash }, { files = {} }) {
	if (plan === void 0) return {};
	const { toAdd, toRemove, on, off, toTriage } = planFigures(plan);
	return {
		changes: String(plan.changes.length),
		"to-add": String(toAdd),
		"to-remove": String(toRemove),
		"to-switch": String(on + off),
		"to-triage": String(toTriage),
		"plan-hash": hash,
		"plan-path": files.plan,
		drift: String(plan.changes.length > 0)
	};
}
// src/report/views/apply.ts
const applyView = {
	headline(result) {
		const { plan, request, journal } = result;
		if (plan === void 0 || request.dryRun || !isWritten(result)) return planHeadline(result);
		return writtenPhrase(journal, false);
	},
	facts: (result) => [...planFacts(result), ["Moved along", siblingsText(result.journal.siblings)]],
	sections(result, _kept, run) {
		const { journal, request, deployment } = result;
		const options = {
			links: platformLinks(run, deployment),
			nowMs: run.endedAtMs,
			dryRun: request.dryRun
		};
		return isWritten(result) ? journalSections(journal, options) : changesSection(result, options);
	},
	outputs: (result, _kept, run) => planOutputs(result, run),
	logLines(result) {
		return [...planTextLines(result, 100), ...isWritten(result) ? journalLogLines(result.journal) : []];
	},
	isPartial: ({ journal, failure }) => isPartlyDone(journal, failure)
};
function isWritten({ journal: { projects, findings }, request }) {
	const rows = [...projects, ...findings];
	const isTried = rows.some(({ state }) => state === "failed");
	return !request.dryRun && (anyChanged(rows) || isTried);
}
// src/report/views/fleet.ts
const fleet = {
	headline({ journal, request, failure }) {
		if (journal.projects.length === 0) return failure === void 0 ? "no project in this part" : "failed";
		return writtenPhrase(journal, request.dryRun);
	},
	sections({ journal, request, deployment }, _kept, run) {
		return journalSections(journal, {
			links: platformLinks(run, deployment),
			nowMs: run.endedAtMs,
			dryRun: request.dryRun
		});
	},
	outputs: ({ journal, request }) => projectCounts(journal, request.dryRun),
	logLines: ({ journal }) => journalLogLines(journal),
	isPartial: ({ journal, failure }) => isPartlyDone(journal, failure)
};
const tagView = {
	...fleet,
	facts: ({ request }) => [
		["Tags to add", codes(request.tags)],
		["Tags to remove", codes(request.removeTags)],
		...selectionFacts(request.projects, request.shard)
	]
};
const managedScanView = {
	...fleet,
	facts: ({ request }) => [
		["Diff scans", switchText(request.diffScan)],
		["Full scans", switchText(request.fullScan)],
		...selectionFacts(request.projects, request.shard)
	]
};
function selectionFacts(selection, shard) {
	const { patterns, except, tagged } = selection;
	return [
		["Projects", codes(nameItems({
			names: [],
			patterns,
			except
		}), 20)],
		["Projects tagged", codes(tagged, 20)],
		["Shard", shard === void 0 ? void 0 : `${shard.index} of ${shard.of}`]
	];
}
function switchText(wanted) {
	return wanted === void 0 ? "left as they are" : onOff(wanted);
}
// src/report/views/gate.ts
const gateView = {
	headline: verdictLine,
	sign: ({ verdict }) => VERDICT_SIGNS[verdict],
	facts(result, run) {
		const { request, project, commit, scan, products, waitedMs, deployment } = result;
		return [
			["Project", link(project?.name ?? request.project, project?.url)],
			["On the platform", findingsLink(platformLinks(run, deployment).findingsOf(project?.id))],
			["Commit", commit === void 0 ? void 0 : code(shortCommit(commit))],
			["Fails on", html(thresholdText(result))],
			["Not counted", html(leftOutText(result), 500)],
			["Products", html(products.join(", "))],
			["Scan", scan === void 0 ? void 0 : String(scan.id)],
			["Waited", waitedMs === 0 ? void 0 : duration(waitedMs)],
			["Comment", run.commentUrl === void 0 ? void 0 : link("on the pull request", run.commentUrl)]
		];
	},
	sections(result, _kept, run) {
		const rows = countedFindings(result);
		return [...findingCounts(tallyOf(rows, run.endedAtMs)).slice(0, 1), ...section("Findings that count, worst first", findingTable(rows, {
			links: platformLinks(run, result.deployment),
			nowMs: run.endedAtMs,
			oneRepository: true
		}))];
	},
	outputs(result, _kept, { commentUrl }) {
		const { verdict, counted } = result;
		return {
			verdict,
			"findings-counted": counted === void 0 ? void 0 : String(counted.length),
			counts: counted === void 0 ? void 0 : { json: countsBySeverity(result) },
			"comment-url": commentUrl,
			...scanValues(result)
		};
	},
	logLines(result) {
		const left = leftOutText(result);
		return [
			`fails on ${thresholdText(result)}`,
			...left === "" ? [] : [`not counted: ${left}`],
			...limited(countedFindings(result), findingLine, "findings")
		];
	},
	isPartial: () => false
};
function countsBySeverity(result) {
	const { bySeverity } = tallyOf(countedFindings(result), 0);
	return {
		critical: 0,
		high: 0,
		medium: 0,
		low: 0,
		...Object.fromEntries(bySeverity)
	};
}
function scanValues({ scan }) {
	if (scan === void 0) return {};
	const { id, branch, commit, completed_at, exit_code, total_time, findings_counts } = scan;
	return scanOutputs(scan, {
		id,
		status: searchedScanStatus(scan),
		findings: findings_counts?.total,
		exitCode: exit_code,
		totalTime: total_time,
		branch,
		commit,
		completedAt: completed_at
	});
}
function findingsLink(url) {
	return url === void 0 ? void 0 : link("all findings of the project", url);
}
// src/report/views/lists.ts
const PROJECTS = {
	one: "project",
	several: "projects",
	head: [
		"Project",
		"Tags",
		"Latest scan",
		"Default branch",
		"On the platform"
	],
	cells(row, links) {
		const { id, name, url, tags, latest_scan_at, default_branch } = row;
		return [
			link(name, url),
			codes(tags, 20, 50),
			latest_scan_at === void 0 ? "never" : unbroken(dayOf(latest_scan_at)),
			default_branch === void 0 ? "" : code(default_branch.replace("refs/heads/", "")),
			links.findingsOf(id) === void 0 ? "" : link("findings", links.findingsOf(id))
		];
	}
};
const POLICIES = {
	one: "policy",
	several: "policies",
	head: [
		"Policy",
		"Product",
		"Default",
		"Id"
	],
	cells(row) {
		const { name, productType, isDefault, id } = row;
		const product = productType.replace("PRODUCT_TYPE_", "").toLowerCase();
		return [
			html(name),
			html(product),
			isDefault ? "yes" : "",
			html(id)
		];
	}
};
const DEPENDENCIES = {
	one: "repository with matching dependencies",
	several: "repositories with matching dependencies",
	head: [
		"Repository",
		"Dependencies",
		"Dependency paths",
		"Findings"
	],
	cells(row, links) {
		const { name, numDependencies, hasDependencyPathScan, id } = row;
		return [
			html(name),
			number(numDependencies),
			hasDependencyPathScan ? "yes" : "no",
			link(`repository ${id}`, links.findingsOf(id))
		];
	}
};
const listProjectsView = listView("list-projects", PROJECTS);
const listPoliciesView = listView("list-policies", POLICIES);
const listDependenciesView = listView("list-dependencies", DEPENDENCIES);
function listView(operation, { one, several, head, cells }) {
	return {
		headline: (result) => listHeadline(result, one, several),
		facts: ({ shards }) => [["Shards of the matrix", shards === void 0 ? void 0 : number(shards)]],
		sections({ count, read, deployment }, kept, run) {
			const links = platformLinks(run, deployment);
			return [table(head, kept.first.map((row) => cells(row, links)), {
				of: several,
				total: count ?? read
			})];
		},
		outputs({ count, shards }, kept) {
			if (count === void 0) return {};
			return {
				count: String(count),
				[LIST_PARTS[operation]]: { jsonText: kept.json },
				matrix: shards === void 0 ? void 0 : { json: { shard: shardsOf(shards) } }
			};
		},
		logLines: () => [],
		isPartial: isPartlyRead
	};
}
function shardsOf(of) {
	return Array.from({ length: of }, (_, index) => `${index + 1}/${of}`);
}
function listHeadline({ count, read }, one, several) {
	return count === void 0 ? `${counted(read, one, several)} read before it failed` : counted(count, one, several);
}
function isPartlyRead({ failure, read }) {
	return failure !== void 0 && read > 0;
}
// src/report/views/list-findings.ts
const listFindingsView = {
	headline: (result) => listHeadline(result, "finding"),
	facts: ({ request }) => [["Request", `<b>${html(queryPhrase(request.query), 1e3)}</b>`]],
	sections({ count, read, deployment, request }, kept, run) {
		const shown = kept.first.map((row) => shownFinding(row));
		const links = platformLinks(run, deployment);
		return [
			...kept.tally === void 0 ? [] : findingCounts(kept.tally),
			...section("Findings, worst first", findingTable(shown, {
				links,
				nowMs: run.endedAtMs,
				total: count ?? read
			})),
			folded("Filters", facts(queryRows(request.query).map(([name, values]) => [html(name), html(values, 500)])))
		];
	},
	outputs({ count }, kept, { files = {} }) {
		if (count === void 0) return {};
		return {
			count: String(count),
			findings: { jsonText: kept.json },
			"csv-path": files.csv,
			"sarif-path": files.sarif
		};
	},
	logLines: ({ request }) => [queryPhrase(request.query)],
	isPartial: isPartlyRead
};
// src/report/views/scan.ts
const scanView = {
	headline(result) {
		const { scan, findings } = result;
		if (scan === void 0) return `${requestedScan(result)} could not be read`;
		const of = text(scan.meta.repository) ?? `scan ${scan.id}`;
		const status = scanStatus(scan);
		if (status === "running") return `the scan of ${of} is not complete yet`;
		if (status === "failed") return `the scan of ${of} failed with exit code ${scan.exit_code}`;
		const count = findingCount(result);
		if (count === void 0) return `the scan of ${of} is complete, its findings are not known`;
		if (count === 0) return `no findings in ${of}`;
		const severities = findings === void 0 ? "" : severityText(findings.rows.map(shownFinding));
		return `${counted(count, "finding")}${severities} in ${of}`;
	},
	sign(result, outcome) {
		if (result.scan === void 0 || outcome !== "succeeded") return void 0;
		const status = scanStatus(result.scan);
		if (status === "running") return "\u23f3";
		if (status === "failed") return "\u274c";
		const count = findingCount(result);
		if (count === void 0) return "\u2754";
		return count === 0 ? void 0 : "\u26a0\ufe0f";
	},
	facts: ({ scan }) => scan === void 0 ? [] : scanFacts(scan),
	sections({ scan, findings, deployment }, _kept, run) {
		const notice = scan !== void 0 && scanStatus(scan) === "failed" ? box("The scan failed, so that it says nothing about findings.", "Look at its log for the cause.") : "";
		if (findings === void 0) return [notice];
		const rows = worstFirst(findings.rows.map(shownFinding));
		return [
			notice,
			...findingCounts(tallyOf(rows, run.endedAtMs)).slice(0, 1),
			...section("Findings of the branch, worst first", findingTable(rows, {
				links: platformLinks(run, deployment),
				nowMs: run.endedAtMs,
				total: findings.total,
				oneRepository: true
			}))
		];
	},
	outputs({ scan }) {
		if (scan === void 0) return {};
		const { id, meta, stats, completed_at } = scan;
		return scanOutputs(scan, {
			id,
			status: scanStatus(scan),
			findings: stats?.findings,
			exitCode: scan.exit_code,
			totalTime: stats?.total_time,
			branch: text(meta.branch),
			commit: text(meta.commit),
			completedAt: completed_at
		});
	},
	logLines({ findings }) {
		return limited(worstFirst((findings?.rows ?? []).map(shownFinding)), findingLine, "findings");
	},
	isPartial: ({ scan, failure }) => scan !== void 0 && failure !== void 0
};
function severityText(rows) {
	const tally = tallyOf(rows, 0);
	return tally.total === 0 ? "" : ` (${severityCounts(tally, number)})`;
}
function requestedScan({ request: { scan } }) {
	if (scan.by === "id") return `scan ${scan.scanId}`;
	return `the scan of commit ${shortCommit(scan.commit)} of ${scan.project}`;
}
function findingCount({ scan, findings }) {
	return scan?.stats?.findings ?? findings?.total;
}
function scanFacts(scan) {
	const { meta, started_at, completed_at } = scan;
	const stats = completed_at === void 0 ? void 0 : scan.stats;
	const repository = text(meta.repository);
	return [
		["Scan", scanLink(scan)],
		["Repository", repository === void 0 ? void 0 : link(repository, text(meta.repo_url))],
		["Branch", meta.branch === void 0 ? void 0 : code(String(meta.branch))],
		["Commit", commitFact(meta)],
		["Pull request", pullRequestFact(meta)],
		["Author", authorFact(meta)],
		["Trigger", html(text(meta.on) ?? "")],
		["Products", html(scan.enabled_products.slice(0, 20).join(", "))],
		["Rules", html(text(meta.config) ?? "")],
		["Duration", stats?.total_time === void 0 ? void 0 : unbroken(duration(stats.total_time * 1e3))],
		["Started", started_at === void 0 ? void 0 : unbroken(secondOf(started_at))],
		["Completed", completed_at === void 0 ? "not yet" : unbroken(secondOf(completed_at))],
		["Exit code", completed_at === void 0 ? void 0 : String(scan.exit_code ?? "")],
		["Logs", scan.has_logs ? "on the platform" : "none"]
	];
}
function scanLink({ id, meta }) {
	const job = text(meta.ci_job_url);
	const linked = job === void 0 ? "" : link("CI job", job);
	return linked.startsWith("<a ") ? `${id} (${linked})` : String(id);
}
function commitFact(meta) {
	if (meta.commit === void 0) return void 0;
	const title = text(meta.commit_title);
	return `${code(shortCommit(String(meta.commit)))}${title === void 0 ? "" : ` ${html(title)}`}`;
}
function pullRequestFact(meta) {
	const id = meta.pull_request_id;
	if (id === void 0 || id === 0 || id === "") return void 0;
	const author = text(meta.pull_request_author_username);
	return html([
		`#${id}`,
		text(meta.pull_request_title),
		author && `(by ${author})`
	].filter(Boolean).join(" "));
}
function authorFact(meta) {
	const name = text(meta.commit_author_name);
	const username = text(meta.commit_author_username);
	return html([name, username && (name ? `(${username})` : username)].filter(Boolean).join(" "));
}
function text(value) {
	return value === void 0 || value === "" ? void 0 : String(value);
}
// src/report/views/triage.ts
const triageView = {
	headline: (result) => result.request.dryRun ? dryRunHeadline(result) : writtenPhrase(result.journal, false),
	facts(result, run) {
		const { request, journal, selected } = result;
		const { selection } = request;
		const limit = "limit" in selection ? selection.limit : void 0;
		const tally = tallyOf(movedFindings(result), run.endedAtMs);
		const { answered } = journal.triage;
		return [
			["Request", `<b>${html(triagePhrase(request), 1e3)}</b>`],
			["Severities", tally.bySeverity.has("unknown") ? void 0 : html(severityCounts(tally, number))],
			["Selected", selected === void 0 ? void 0 : counted(selected, "finding")],
			["Limit", limit === void 0 ? void 0 : typeof limit === "number" ? number(limit) : limit],
			["Moved along", siblingsText(journal.siblings)],
			["Note", request.decision.note === void 0 ? void 0 : html(request.decision.note, 500)],
			["Requests answered", answered > 1 ? number(answered) : void 0]
		];
	},
	sections({ request, journal, deployment }, _kept, run) {
		return [...journalSections(journal, {
			links: platformLinks(run, deployment),
			nowMs: run.endedAtMs,
			dryRun: request.dryRun
		}), folded("Filters", facts(filterRows(request).map(([name, values]) => [html(name), html(values, 500)])))];
	},
	outputs: ({ request, journal, selected }) => ({
		...triageCounts(journal, request.dryRun),
		"findings-selected": selected === void 0 ? void 0 : String(selected)
	}),
	logLines: ({ request, journal }) => [triagePhrase(request), ...journalLogLines(journal)],
	isPartial: ({ journal, failure }) => isPartlyDone(journal, failure)
};
function dryRunHeadline({ request, journal: { findings }, selected }) {
	const to = decisionPhrase({ ...request.decision.state ? { state: request.decision.state } : {} });
	const verb = to === "" ? "would get a note" : `would be moved to ${to}`;
	if (request.selection.by === "platform") return "the platform would select the findings; nothing was sent";
	const count = countOf(findings, "would-change");
	const others = otherRowsPhrase(findings, "finding");
	const of = selected !== void 0 && selected > findings.length ? ` of ${number(selected)} selected` : "";
	return `${counted(count, "finding")}${of} ${verb}${others === "" ? "" : `; ${others}`}`;
}
function movedFindings({ journal }) {
	return journal.findings.filter(({ state }) => state === "changed" || state === "would-change").map(({ change }) => change.target);
}
function filterRows({ selection }) {
	if (selection.by === "ids") return [];
	return queryRows(selection.by === "listed" ? selection.query : { filters: selection.filters });
}
// src/report/views.ts
const VIEWS = {
	tag: tagView,
	"managed-scan": managedScanView,
	triage: triageView,
	scan: scanView,
	gate: gateView,
	plan: planView,
	apply: applyView,
	undo: {
		headline({ journal, request }) {
			const { report, dryRun } = request;
			if (journal.projects.length + journal.findings.length === 0) return `the ${report.operation} step left nothing to undo`;
			return `${report.operation} undone: ${writtenPhrase(journal, dryRun)}`;
		},
		facts: ({ request, journal }) => [["Takes back", `a <code>${request.report.operation}</code> step`], ["Moved along", siblingsText(journal.siblings)]],
		sections({ journal, request, deployment }, _kept, run) {
			return journalSections(journal, {
				links: platformLinks(run, deployment),
				nowMs: run.endedAtMs,
				dryRun: request.dryRun
			});
		},
		outputs: ({ journal, request: { dryRun } }) => ({
			...projectCounts(journal, dryRun),
			...triageCounts(journal, dryRun)
		}),
		logLines: ({ journal }) => journalLogLines(journal),
		isPartial: ({ journal, failure }) => isPartlyDone(journal, failure)
	},
	"list-projects": listProjectsView,
	"list-findings": listFindingsView,
	"list-policies": listPoliciesView,
	"list-dependencies": listDependenciesView
};
// src/report/outcome.ts
function viewOf(result) {
	return VIEWS[result.operation];
}
function outcomeOf(result) {
	if (viewOf(result).isPartial(result)) return "partial";
	return result.failure === void 0 ? "succeeded" : "failed";
}
function isDryRun({ request }) {
	return "dryRun" in request && request.dryRun;
}
// src/report/outputs.ts
const MAX_OUTPUT_LENGTH = 39e4;
function outputsOf(result, kept, run) {
	return fitted({
		outcome: outcomeOf(result),
		"failure-reason": failureReason(result, run.cancelled),
		...viewOf(result).outputs(result, kept, run),
		"report-path": run.files?.report
	});
}
function fitted(values) {
	const outputs = {
		values: {},
		tooLarge: []
	};
	const texts = Object.entries(values).flatMap(([name, value]) => value === void 0 ? [] : [{
		name,
		text: textOf(value)
	}]);
	let left = MAX_OUTPUT_LENGTH;
	for (const { name, text } of texts.toSorted((one, other) => lengthOf(one) - lengthOf(other))) {
		const fits = text !== void 0 && text.length <= left;
		outputs.values[name] = fits ? text : "";
		if (fits) left -= text.length;
		else outputs.tooLarge.push(name);
	}
	return outputs;
}
function textOf(value) {
	if (typeof value === "string") return value;
	return "json" in value ? writeJson(value.json) : value.jsonText;
}
function lengthOf({ text }) {
	return text?.length ?? Number.POSITIVE_INFINITY;
}
// src/report/sealed-json.ts
var import__builtin_node_crypto = require__builtin_node_crypto();
const CHECKSUM_LENGTH = 64;
var SealedJson = class {
	#sink;
	#hash = (0, import__builtin_node_crypto.createHash)("sha256");
	#isEmpty = true;
	constructor(sink) {
		this.#sink = sink;
	}
	field(name, value) {
		if (value === void 0) return;
		this.#startField(name);
		for (const text of jsonTexts(value)) this.#write(text);
	}
	startList(name) {
		this.#startField(name);
		this.#write("[");
	}
	item(json, isFirst) {
		this.#write(isFirst ? `\n${json}` : `,\n${json}`);
	}
	endList() {
		this.#write("\n]");
	}
	end() {
		this.#startField("checksum");
		this.#hash.update(`"${"0".repeat(CHECKSUM_LENGTH)}"\n}\n`);
		this.#sink.write(`"${this.#hash.digest("hex")}"\n}\n`);
	}
	#startField(name) {
		this.#write(`${this.#isEmpty ? "{" : ","}\n${JSON.stringify(name)}: `);
		this.#isEmpty = false;
	}
	#write(text) {
		this.#hash.update(text);
		this.#sink.write(text);
	}
};
const DEPTH = 3;
function* jsonTexts(value, depth = DEPTH) {
	if (depth > 0 && Array.isArray(value) && value.length > 0) {
		for (const [index, item] of value.entries()) yield `${index === 0 ? "[" : ","}\n${json(item)}`;
		yield "\n]";
	} else if (depth > 0 && isPlainObject(value)) {
		const entries = Object.entries(value).filter(([name, part]) => part !== void 0 && !isWithheld(name));
		yield "{";
		for (const [index, [name, part]] of entries.entries()) {
			yield `${index === 0 ? "" : ","}\n${JSON.stringify(name)}: `;
			yield* jsonTexts(part, depth - 1);
		}
		yield "}";
	} else yield json(value);
}
function json(value) {
	return writeJson(value, void 0, isWithheld) ?? "null";
}
function isWithheld(name) {
	return name === "token" || name === "stack";
}
function isPlainObject(value) {
	return typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
// node_modules/@actions/core/lib/utils.js
function toCommandValue(input) {
	if (input === null || input === void 0) return "";
	else if (typeof input === "string" || input instanceof String) return input;
	return JSON.stringify(input);
}
// node_modules/@actions/core/lib/command.js
function issueCommand(command, properties, message) {
	const cmd = new Command(command, properties, message);
	process.stdout.write(cmd.toString() + import__builtin_os.EOL);
}
const CMD_STRING = "::";
var Command = class {
	constructor(command, properties, message) {
		if (!command) command = "missing.command";
		this.command = command;
		this.properties = properties;
		this.message = message;
	}
	toString() {
		let cmdStr = CMD_STRING + this.command;
		if (this.properties && Object.keys(this.properties).length > 0) {
			cmdStr += " ";
			let first = true;
			for (const key in this.properties) if (this.properties.hasOwnProperty(key)) {
				const val = this.properties[key];
				if (val) {
					if (first) first = false;
					else cmdStr += ",";
					cmdStr += `${key}=${escapeProperty(val)}`;
				}
			}
		}
		cmdStr += `${CMD_STRING}${escapeData(this.message)}`;
		return cmdStr;
	}
};
function escapeData(s) {
	return toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}
function escapeProperty(s) {
	return toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}
// node_modules/@actions/core/lib/file-command.js
var import__builtin_crypto = __toESM(__commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("crypto");
}))(), 1);
function issueFileCommand(command, message) {
	const filePath = process.env[`GITHUB_${command}`];
	if (!filePath) throw new Error(`Unable to find environment variable for file command ${command}`);
	if (!import__builtin_fs.existsSync(filePath)) throw new Error(`Missing file at path: ${filePath}`);
	import__builtin_fs.appendFileSync(filePath, `${toCommandValue(message)}${import__builtin_os.EOL}`, { encoding: "utf8" });
}
function prepareKeyValueMessage(key, value) {
	const delimiter = `ghadelimiter_${import__builtin_crypto.randomUUID()}`;
	const convertedValue = toCommandValue(value);
	if (key.includes(delimiter)) throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);
	if (convertedValue.includes(delimiter)) throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);
	return `${key}<<${delimiter}${import__builtin_os.EOL}${convertedValue}${import__builtin_os.EOL}${delimiter}`;
}
__commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("path");
}))();
var ExitCode;
(function(ExitCode) {
	ExitCode[ExitCode["Success"] = 0] = "Success";
	ExitCode[ExitCode["Failure"] = 1] = "Failure";
})(ExitCode || (ExitCode = {}));
function setOutput(name, value) {
	if (process.env["GITHUB_OUTPUT"] || "") return issueFileCommand("OUTPUT", prepareKeyValueMessage(name, value));
	process.stdout.write(import__builtin_os.EOL);
	issueCommand("set-output", { name }, toCommandValue(value));
}
// src/runner/outputs.ts
function setOutputs(values, environment, log) {
	let problem = environment.GITHUB_OUTPUT ? void 0 : "there is no GITHUB_OUTPUT";
	for (const [name, value] of Object.entries(values)) {
		if (problem === void 0) {
			problem = problemOf(() => setOutput(name, value));
			if (problem === void 0) continue;
		}
		log.info(`output ${name} (not written, ${problem}): ${value}`, Number.POSITIVE_INFINITY);
	}
}
function addSummary(text, environment, log) {
	const path = environment.GITHUB_STEP_SUMMARY;
	const problem = path ? problemOf(() => (0, import__builtin_node_fs.appendFileSync)(path, text)) : "there is no GITHUB_STEP_SUMMARY";
	if (problem === void 0) return;
	log.info(`The summary was not written (${problem}):`);
	for (const line of text.split("\n").slice(0, 300)) log.info(line);
}
function problemOf(work) {
	try {
		work();
		return;
	} catch (error) {
		return error instanceof Error ? error.message : String(error);
	}
}
// src/report/error-annotation.ts
const MAX_LENGTH = 3e3;
const SHOWN_PROJECTS = 3;
function errorAnnotation(result, cancelled) {
	const explanation = explainResult(result);
	if (explanation === void 0) return void 0;
	const { what, remedy } = explanation;
	const head = headOf(result, cancelled);
	const rows = (journalIn(result)?.projects ?? []).filter((row) => row.failure !== void 0);
	if (result.failure?.kind !== "rows-failed" || rows.length === 0) return `${head}: ${plainText(what, MAX_LENGTH)}. ${remedy}.`;
	const shown = rows.slice(0, SHOWN_PROJECTS).map(failedProject);
	const more = rows.length - shown.length;
	const rest = more > 0 ? ` And ${number(more)} more, see the summary.` : "";
	const [first] = rows;
	const last = first?.failure === void 0 ? remedy : explainRow(first.failure).remedy;
	return `${head}: ${what}. ${shown.join(". ")}.${rest} ${last}.`;
}
function inputAnnotation(operation, problems) {
	const [first] = problems;
	if (problems.length === 1 && first !== void 0) return `Invalid input: ${inputSentence(first)} Nothing was sent.`;
	const head = `The step${operation === "" ? "" : ` ${operation}`} failed before it sent anything: ${number(problems.length)} problems were found.`;
	const whole = problems.map(inputSentence).join(" ");
	const names = [...new Set(problems.map(({ input }) => `\`${input}\``))].join(", ");
	return `${head} ${whole.length <= MAX_LENGTH ? whole : `The summary says what is wrong with each: ${names}.`} Correct them and run it again.`;
}
function headOf(result, cancelled) {
	if (cancelled) return `The operation ${result.operation} was cancelled`;
	const partly = outcomeOf(result) === "partial" ? " in part" : "";
	return `The operation ${result.operation} failed${partly}`;
}
function failedProject({ project, failure }) {
	const what = failure === void 0 ? "" : explainRow(failure).what;
	return plainText(`${project}: ${what}`, MAX_LENGTH / SHOWN_PROJECTS);
}
// src/report/finding-annotations.ts
function findingAnnotations(result) {
	if (result.operation !== "gate" || !result.request.annotations) return [];
	return countedFindings(result).filter(({ path }) => path !== void 0 && path !== "").slice(0, 10).map(({ path = "", line, severity, rule, message }) => ({
		place: {
			file: path,
			...line === void 0 ? {} : { line },
			title: [severity, rule === void 0 ? "finding" : shortRule(rule)].filter(Boolean).join(": ")
		},
		message: message ?? rule ?? "A finding of the platform"
	}));
}
// src/report/kept-rows.ts
const NO_ROWS = {
	first: [],
	json: "[]",
	notices: []
};
// src/report/plan-file.ts
function writePlanFile(result, { baseUrl }, file) {
	if (result.operation !== "plan" && result.operation !== "apply") return;
	const { hash, lines, momentMs, deployment, request } = result;
	if (hash === void 0 || lines === void 0 || momentMs === void 0) return;
	const json = new SealedJson(file);
	json.field("schema", PLAN_FORMAT.schema);
	json.field("version", PLAN_FORMAT.version);
	json.field("platform", baseUrl);
	json.field("deployment", deployment.slug);
	json.field("rules_file", {
		path: request.rules.path,
		sha256: request.rules.sha256
	});
	json.field("moment", new Date(momentMs).toISOString());
	json.field("hash", hash);
	json.field("changes", lines);
	json.end();
	file.close();
}
// src/report/report-file.ts
function endReport(json, result, kept, run) {
	startEnvelope(json, result.operation, outcomeOf(result));
	json.field("failure_reason", failureReason(result, run.cancelled));
	json.field("cancelled", run.cancelled);
	json.field("platform", run.baseUrl);
	json.field("deployment", result.deployment);
	json.field("action_version", run.version);
	json.field("started_at", new Date(run.startedAtMs).toISOString());
	json.field("ended_at", new Date(run.endedAtMs).toISOString());
	json.field("requests_sent", run.requestsSent);
	json.field("requests_repeated", run.requestsRepeated);
	json.field("paused_ms", Math.round(run.pausedMs));
	json.field("result", result);
	json.field("notices", [
		...run.notices,
		...result.notices,
		...kept.notices
	]);
	json.end();
}
function endProblemReport(json, operation, problems, version) {
	startEnvelope(json, operation, "failed");
	json.field("failure_reason", "invalid-inputs");
	json.field("cancelled", false);
	json.field("action_version", version);
	json.field("requests_sent", 0);
	json.field("problems", problems);
	json.end();
}
function startEnvelope(json, operation, outcome) {
	json.field("schema", REPORT_FORMAT.schema);
	json.field("version", REPORT_FORMAT.version);
	json.field("operation", operation);
	json.field("outcome", outcome);
}
// src/report/warnings.ts
function allNotices(result, kept, run) {
	const all = [
		...[
			...run.notices,
			...result.notices,
			...kept.notices
		].map(noticeText),
		...outputNotices(result, kept, run),
		...reportNotice(run)
	];
	return all.filter(({ text }, index) => all.findIndex((one) => one.text === text) === index);
}
function outputNotices(result, kept, run) {
	return outputsOf(result, kept, run).tooLarge.map((output) => warning(`The output \`${output}\` is empty, because it would be too large. The report has it.`));
}
function reportNotice({ reportProblem }) {
	return reportProblem === void 0 ? [] : [warning(`The report could not be written: ${reportProblem}.`)];
}
// src/report/summary.ts
const SIGNS = {
	succeeded: "\u2705",
	partial: "\u26a0\ufe0f",
	failed: "\u274c"
};
const MAX_NOTICES = 50;
const MAX_SUMMARY_BYTES = 98e4;
function summaryOf(result, kept, run) {
	const view = viewOf(result);
	return fitting([
		`<h2>${prose(titleOf(result, run), 300)}</h2>`,
		noticeBlock(allNotices(result, kept, run)),
		failureBox(result),
		facts([["Deployment", deploymentFact(result)], ...factsOf(result, run)])
	], view.sections(result, kept, run), footer(run));
}
function titleOf(result, { cancelled }) {
	const view = viewOf(result);
	const outcome = outcomeOf(result);
	const sign = view.sign?.(result, outcome) ?? SIGNS[outcome];
	const marked = [cancelled ? "cancelled" : "", isDryRun(result) ? "dry run" : ""].filter((mark) => mark !== "").map((mark) => ` (${mark})`);
	return `${sign} ${result.operation}${marked.join("")}: ${view.headline(result)}`;
}
function problemSummary(operation, problems) {
	return blocks([`<h2>\u274c ${html(operation === "" ? "Code Security Platform" : operation)}: wrong inputs, nothing was sent</h2>`, bullets(problems.slice(0, 100).map((problem) => prose(inputSentence(problem), 1e3)))]);
}
function fitting(head, sections, foot) {
	const note = "<p>The report has more than fits into this summary.</p>";
	for (let count = sections.length;; count--) {
		const rest = count === sections.length ? [] : [note];
		const text = blocks([
			...head,
			...sections.slice(0, count),
			...rest,
			...foot
		]);
		if (count === 0 || Buffer.byteLength(text) <= MAX_SUMMARY_BYTES) return text;
	}
}
function factsOf(result, run) {
	return viewOf(result).facts(result, run);
}
function deploymentFact({ deployment: { slug, id } }) {
	if (slug === void 0) return id === void 0 ? "" : `id ${id}`;
	return `<b>${html(slug)}</b>${id === void 0 ? "" : ` (id ${id})`}`;
}
function failureBox(result) {
	const explanation = explainResult(result);
	const { failure } = result;
	const hasSection = failure?.kind === "rows-failed" && failure.of === "project";
	if (explanation === void 0 || hasSection) return "";
	return box(`${prose(explanation.what)}.`, `${prose(explanation.remedy)}.`);
}
function noticeBlock(notices) {
	return bullets(notices.toSorted((one, other) => rank(one) - rank(other)).slice(0, MAX_NOTICES).map(({ level, text }) => `${level === "warning" ? "\u26a0\ufe0f " : ""}${prose(text, 700)}`));
}
function rank({ level }) {
	return level === "warning" ? 0 : 1;
}
function footer(run) {
	const { baseUrl, requestsSent, requestsRepeated, pausedMs, startedAtMs, endedAtMs, files } = run;
	const took = `${counted(requestsSent, "request")} in ${duration(endedAtMs - startedAtMs)}`;
	return [`<p><sub>${[
		link(baseUrl, baseUrl),
		took,
		retryText(requestsRepeated, pausedMs).replace(/\.$/, "")
	].filter((part) => part !== "").join(" \u00b7 ")}</sub></p>`, files?.report === void 0 ? "" : keepReport(files.report)];
}
function keepReport(path) {
	return folded(`The report (<code>${html(path.split(/[\\/]/).pop() ?? path)}</code>) has everything; how to keep it`, `<p>Give this step an <code>id</code> (here <code>ID</code>), and add one after it:</p>\n<pre>- uses: actions/upload-artifact@043fb46d1a93c77aae656e7c1c64a875d1fc6a0a # v7.0.1
  if: always()
  with: { path: "\${{ steps.ID.outputs.report-path }}" }</pre>`);
}
// src/report/publish.ts
var publish_exports = __exportAll({
	publish: () => publish,
	publishProblems: () => publishProblems
});
function publish(result, facts, channels) {
	const { log, environment } = channels;
	const { kept, run } = writeFiles(result, facts, channels);
	const stages = [
		() => setOutputs(outputsOf(result, kept, run).values, environment, log),
		() => addSummary(summaryOf(result, kept, run), environment, log),
		() => logResult(result, kept, run, log)
	];
	for (const stage of stages) try {
		stage();
	} catch (error) {
		log.warning(`A part of the result could not be published: ${messageOf(error)}`);
		if (run.debug && error instanceof Error) logStack(error.stack, log);
	}
	const annotation = errorAnnotation(result, run.cancelled);
	if (annotation === void 0) return false;
	log.error(annotation);
	if (run.debug && result.failure?.kind === "unexpected") logStack(result.failure.stack, log);
	return true;
}
function publishProblems(inputs, version, { log, files, environment }) {
	const { operation, problems, warnings } = inputs;
	endProblemReport(new SealedJson(files.report), operation, problems, version);
	files.report.close();
	const { path } = files.report;
	setOutputs({
		outcome: "failed",
		"failure-reason": "invalid-inputs",
		...path === void 0 ? {} : { "report-path": path }
	}, environment, log);
	addSummary(problemSummary(operation, problems), environment, log);
	logWarnings(warnings.map(inputSentence), log);
	log.error(inputAnnotation(operation, problems));
}
function writeFiles(result, facts, { files, rows }) {
	const kept = rows?.end() ?? NO_ROWS;
	writePlanFile(result, facts, files.plan);
	endReport(rows?.report ?? new SealedJson(files.report), result, kept, facts);
	files.report.close();
	const { problem } = files.report;
	const paths = Object.entries(files).flatMap(([name, { path }]) => path === void 0 ? [] : [[name, path]]);
	return {
		kept,
		run: {
			...facts,
			files: Object.fromEntries(paths),
			...problem === void 0 ? {} : { reportProblem: problem }
		}
	};
}
function logResult(result, kept, run, log) {
	const view = viewOf(result);
	log.group(`${result.operation}: ${view.headline(result)}`, view.logLines(result, run));
	const notices = allNotices(result, kept, run);
	for (const { level, text } of notices) if (level === "note") log.info(text);
	const retries = retryText(run.requestsRepeated, run.pausedMs);
	if (retries !== "") log.info(retries);
	logWarnings(notices.filter(({ level }) => level === "warning").map(({ text }) => text), log);
	for (const { place, message } of findingAnnotations(result)) log.warning(message, place);
}
function logWarnings(texts, log) {
	const shown = texts.length <= 10 ? texts : texts.slice(0, 9);
	for (const text of shown) log.warning(text);
	const more = texts.length - shown.length;
	if (more > 0) log.warning(`${number(more)} more warnings are in the summary.`);
}
function logStack(stack, log) {
	for (const line of (stack ?? "").split("\n")) log.info(line);
}
function messageOf(error) {
	return error instanceof Error ? error.message : String(error);
}
export { code as A, require__builtin_assert as B, ruleCell as C, severityRank as D, ruleName as E, html as F, require__builtin_os as H, link as I, pull_request_comment_exports as L, paragraph as M, prose as N, blocks as O, table as P, PLAN_FORMAT as R, placeCell as S, WorstFindings as T, require__builtin_fs as U, require__builtin_events as V, require__builtin_node_crypto as W, shortCommit as _, coverageSections as a, tallyOf as b, planTitle as c, noticeText as d, VERDICT_SIGNS as f, verdictLine as g, thresholdText as h, changesSection as i, folded as j, bullets as k, unchangedText as l, leftOutText as m, SealedJson as n, coverageText as o, countedFindings as p, MAX_OUTPUT_LENGTH as r, planHeadline as s, publish_exports as t, platformLinks as u, explainResult as v, severityCell as w, findingCounts as x, TallyCounter as y, REPORT_FORMAT as z };
