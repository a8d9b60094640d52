import { r as __toESM, t as __commonJSMin } from "./rolldown-runtime.js";
import { B as require__builtin_assert, H as require__builtin_os, U as require__builtin_fs, V as require__builtin_events, W as require__builtin_node_crypto } from "./publish.js";
import { At as require_pool_base, Ct as require__builtin_node_tls, Dt as require_util$5, Et as require__builtin_node_diagnostics_channel, Ft as require_dispatcher, It as require__builtin_node_events, Lt as require__builtin_node_buffer, Mt as require_dispatcher_base, Nt as require_constants$3, Ot as require__builtin_node_stream, Pt as require_errors, Rt as require_symbols, St as require_connect, Tt as require__builtin_node_util, bt as require_pool, jt as require_fixed_queue, kt as require__builtin_node_net, mn as require__builtin_node_path, wt as require_diagnostics, xt as require_client, zt as require__builtin_node_async_hooks } from "./index.js";
import { t as require__builtin_node_zlib } from "./_builtin_node_zlib.js";
// src/github/comment-marker.ts
var import__builtin_node_crypto = require__builtin_node_crypto();
const MAX_TEXT_CHARACTERS = 65280;
const MARKER = /^<!-- code-security-platform (\S+) workflow=(\w+) commit=(\w+) run=(\d+)\.(\d+) -->/;
function markedBody(identity, run, text) {
	const { operation, workflow } = identityKey(identity);
	const body = `<!-- code-security-platform ${operation} workflow=${workflow} ${`commit=${run.commit} run=${run.runNumber}.${run.runAttempt}`} -->\n${text}`;
	if (body.length > 65536) throw new RangeError(`a comment has at most ${MAX_TEXT_CHARACTERS} characters, not ${text.length}`);
	return body;
}
function runOfBody(identity, body) {
	const [, operation, workflow, commit = "", runNumber, runAttempt] = MARKER.exec(body) ?? [];
	const key = identityKey(identity);
	if (operation !== key.operation || workflow !== key.workflow) return void 0;
	return {
		commit,
		runNumber: Number(runNumber),
		runAttempt: Number(runAttempt)
	};
}
function isLaterRun(run, other) {
	return run.runNumber === other.runNumber ? run.runAttempt > other.runAttempt : run.runNumber > other.runNumber;
}
function identityKey({ operation, workflow }) {
	return {
		operation,
		workflow: (0, import__builtin_node_crypto.createHash)("sha256").update(workflow).digest("hex").slice(0, 16)
	};
}
// src/github/decode.ts
var DecodeProblem = class extends Error {
	name = "DecodeProblem";
};
var Fields = class Fields {
	#fields;
	constructor(value, what = "the answer") {
		if (typeof value !== "object" || value === null || Array.isArray(value)) throw new DecodeProblem(`${what} is not an object`);
		this.#fields = value;
	}
	text(name) {
		const value = this.#fields[name];
		if (typeof value !== "string") throw new DecodeProblem(`\`${name}\` is not a text`);
		return value;
	}
	optionalText(name) {
		const value = this.#fields[name];
		return value === void 0 || value === null ? void 0 : this.text(name);
	}
	integer(name) {
		const value = this.#fields[name];
		if (!Number.isSafeInteger(value)) throw new DecodeProblem(`\`${name}\` is not an integer`);
		return value;
	}
	boolean(name) {
		const value = this.#fields[name];
		if (typeof value !== "boolean") throw new DecodeProblem(`\`${name}\` is not a boolean`);
		return value;
	}
	list(name) {
		return listOf(this.#fields[name], `\`${name}\``);
	}
	texts(name) {
		return this.list(name).map((item) => {
			if (typeof item !== "string") throw new DecodeProblem(`\`${name}\` has an item that is not a text`);
			return item;
		});
	}
	object(name) {
		return new Fields(this.#fields[name], `\`${name}\``);
	}
	optionalObject(name) {
		const value = this.#fields[name];
		return value === void 0 || value === null ? void 0 : this.object(name);
	}
	value(name) {
		return this.#fields[name];
	}
};
function listOf(value, what = "the answer") {
	if (!Array.isArray(value)) throw new DecodeProblem(`${what} is not a list`);
	return value;
}
// src/github/errors.ts
var GitHubError = class extends Error {
	name = "GitHubError";
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
};
// src/github/pages.ts
async function readPages(connection, request, decode) {
	const read = (asked) => connection.send(asked, (body, { link }) => {
		return {
			rows: listOf(body).map(decode),
			next: linkOf(link, "next"),
			last: pageNumber(linkOf(link, "last"))
		};
	});
	const whole = {
		...request,
		parameters: {
			...request.parameters,
			per_page: 100
		}
	};
	const first = await read(whole);
	const further = Array.from({ length: Math.max(0, (first.last ?? 1) - 1) }, (_, index) => index + 2);
	const pages = await Promise.all([first, ...further.map((page) => read({
		...whole,
		parameters: {
			...whole.parameters,
			page
		}
	}))]);
	const followed = new Set();
	for (let next = pages.at(-1)?.next; next !== void 0 && !followed.has(next); next = pages.at(-1)?.next) {
		followed.add(next);
		pages.push(await read({
			...request,
			path: next,
			parameters: {}
		}));
	}
	return pages.flatMap(({ rows }) => rows);
}
function linkOf(header, relation) {
	for (const part of String(header ?? "").split(/,\s*(?=<)/)) {
		const match = /^<([^>]*)>\s*;\s*rel="([^"]*)"/.exec(part.trim());
		if (match?.[2] === relation) return match[1];
	}
}
function pageNumber(address) {
	if (address === void 0 || !URL.canParse(address)) return void 0;
	const page = Number(new URL(address).searchParams.get("page") ?? NaN);
	return Number.isSafeInteger(page) && page > 0 ? page : void 0;
}
// src/github/comment-requests.ts
const COMMENT_PERMISSION = "pull-requests: write";
var CommentRequests = class {
	#connection;
	#address;
	#number;
	#deadlineMs;
	constructor(connection, pull, deadlineMs) {
		this.#connection = connection;
		this.#address = {
			owner: pull.owner,
			repo: pull.repo
		};
		this.#number = pull.number;
		this.#deadlineMs = deadlineMs;
	}
	async list() {
		return (await readPages(this.#connection, {
			method: "GET",
			path: "/repos/{owner}/{repo}/issues/{issue_number}/comments",
			parameters: {
				...this.#address,
				issue_number: this.#number
			},
			permission: COMMENT_PERMISSION,
			deadlineMs: this.#deadlineMs
		}, decodeComment)).sort((a, b) => a.id - b.id);
	}
	read(id) {
		return unlessGone(this.#send("GET", id, decodeComment));
	}
	create(body) {
		return this.#connection.send({
			method: "POST",
			path: "/repos/{owner}/{repo}/issues/{issue_number}/comments",
			parameters: {
				...this.#address,
				issue_number: this.#number,
				body
			},
			permission: COMMENT_PERMISSION,
			deadlineMs: this.#deadlineMs
		}, decodeComment);
	}
	update(id, body) {
		return unlessGone(this.#send("PATCH", id, decodeComment, { body }));
	}
	async delete(id) {
		await unlessGone(this.#send("DELETE", id, () => void 0));
	}
	viewer() {
		return this.#connection.send({
			method: "POST",
			path: "/graphql",
			parameters: { query: "query { viewer { login } }" },
			permission: COMMENT_PERMISSION,
			isRepeatable: true,
			deadlineMs: this.#deadlineMs
		}, (body) => {
			const fields = new Fields(body);
			const data = fields.optionalObject("data");
			if (data === void 0) throw new DecodeProblem(`GraphQL failed: ${JSON.stringify(fields.value("errors"))}`);
			return data.object("viewer").text("login");
		});
	}
	#send(method, id, decode, content = {}) {
		return this.#connection.send({
			method,
			path: "/repos/{owner}/{repo}/issues/comments/{comment_id}",
			parameters: {
				...this.#address,
				comment_id: id,
				...content
			},
			permission: COMMENT_PERMISSION,
			deadlineMs: this.#deadlineMs
		}, decode);
	}
};
async function unlessGone(sent) {
	try {
		return await sent;
	} catch (error) {
		if (error instanceof GitHubError && (error.status === 404 || error.status === 410)) return void 0;
		throw error;
	}
}
function decodeComment(row) {
	const fields = new Fields(row, "a comment");
	return {
		id: fields.integer("id"),
		author: fields.optionalObject("user")?.text("login"),
		body: fields.optionalText("body") ?? "",
		url: fields.text("html_url")
	};
}
// src/github/pull-request.ts
function readPullRequest(connection, { owner, repo, number }, { deadlineMs, permission = "pull-requests: read" } = {}) {
	return connection.send({
		method: "GET",
		path: "/repos/{owner}/{repo}/pulls/{pull_number}",
		parameters: {
			owner,
			repo,
			pull_number: number
		},
		permission,
		deadlineMs
	}, decodePullRequest);
}
function decodePullRequest(body) {
	const fields = new Fields(body);
	const head = fields.object("head");
	return {
		number: fields.integer("number"),
		headSha: head.text("sha"),
		headRepo: head.optionalObject("repo")?.text("full_name"),
		baseRef: fields.object("base").text("ref"),
		state: fields.text("state"),
		url: fields.text("html_url")
	};
}
// src/github/comments.ts
const MAX_ROUNDS = 6;
const RACE_PAUSE_MS = 1e3;
async function postComment(connection, sticky) {
	const posting = new Posting(connection, sticky);
	for (let round = 1; round <= MAX_ROUNDS; round++) {
		const posted = await posting.round();
		if (posted !== void 0) return posted;
	}
	return {
		action: "skipped",
		reason: "lost-race"
	};
}
var Posting = class {
	#connection;
	#sticky;
	#requests;
	#body;
	#login;
	#created;
	#updatedId;
	#hasRivals = false;
	#hasWaited = false;
	#lostCreation;
	constructor(connection, sticky) {
		this.#connection = connection;
		this.#sticky = sticky;
		this.#requests = new CommentRequests(connection, sticky.pull, sticky.deadlineMs);
		this.#body = markedBody(sticky.identity, sticky.run, sticky.text);
	}
	async round() {
		const ours = await this.#list();
		const [oldest] = ours;
		if (this.#lostCreation !== void 0 && !ours.some(({ run }) => this.#isOwn(run))) throw this.#lostCreation;
		if (oldest === void 0) return await this.#create();
		if (ours.some(({ run }) => this.#isLater(run))) return await this.#skip("later-run", oldest);
		const isWritten = this.#isOwn(oldest.run) && this.#hasWritten;
		this.#hasRivals ||= ours.length > 1 || this.#hasWritten && !isWritten;
		if (!isWritten && oldest.body !== this.#body) return await this.#update(oldest);
		for (const { id } of ours.slice(1)) await this.#requests.delete(id);
		if (this.#hasRivals && !this.#hasWaited) return await this.#wait();
		return {
			action: this.#actionOn(oldest),
			url: oldest.url
		};
	}
	async #list() {
		const marked = (await this.#requests.list()).flatMap((comment) => {
			const run = runOfBody(this.#sticky.identity, comment.body);
			return run === void 0 ? [] : [{
				...comment,
				run
			}];
		});
		if (marked.length === 0) return [];
		this.#login ??= this.#created?.author ?? await this.#requests.viewer();
		const login = this.#login.toLowerCase();
		return marked.filter(({ author }) => author?.toLowerCase() === login);
	}
	async #create() {
		if (this.#sticky.post === "only-update") return {
			action: "skipped",
			reason: "not-posted-yet"
		};
		if (!await this.#isHead()) return {
			action: "skipped",
			reason: "older-commit"
		};
		try {
			this.#created = await this.#requests.create(this.#body);
		} catch (error) {
			if (!(error instanceof GitHubError) || !mayHaveTakenEffect(error)) throw error;
			this.#lostCreation = error;
		}
	}
	async #update(oldest) {
		if (!await this.#isHead()) return await this.#skip("older-commit", oldest);
		const updated = await this.#requests.update(oldest.id, this.#body);
		this.#updatedId = updated?.id;
	}
	async #skip(reason, oldest) {
		const created = this.#created;
		if (created !== void 0 && created.id !== oldest.id) await this.#requests.delete(created.id);
		return {
			action: "skipped",
			reason,
			url: oldest.url
		};
	}
	async #wait() {
		this.#hasWaited = true;
		await this.#connection.sleep(RACE_PAUSE_MS);
	}
	get #hasWritten() {
		return (this.#created ?? this.#updatedId ?? this.#lostCreation) !== void 0;
	}
	#actionOn(kept) {
		if (!this.#hasWritten) return "unchanged";
		return kept.id === this.#updatedId ? "updated" : "created";
	}
	#isOwn({ commit, runNumber, runAttempt }) {
		const { run } = this.#sticky;
		return commit === run.commit && runNumber === run.runNumber && runAttempt === run.runAttempt;
	}
	#isLater(run) {
		return run.commit === this.#sticky.run.commit && isLaterRun(run, this.#sticky.run);
	}
	async #isHead() {
		const { pull, run, deadlineMs } = this.#sticky;
		const options = {
			deadlineMs,
			permission: COMMENT_PERMISSION
		};
		return (await readPullRequest(this.#connection, pull, options)).headSha === run.commit;
	}
};
function mayHaveTakenEffect({ kind, status = 0 }) {
	return kind === "connection" || kind === "answer" || kind === "status" && status >= 500;
}
// src/github/attempt.ts
const API_VERSION = "2022-11-28";
async function attempt(octokit, { method, url, data, signal }) {
	try {
		const { status, headers, data: stream } = await octokit.request({
			method,
			url: url.href,
			...data === void 0 ? {} : { data },
			headers: { "x-github-api-version": API_VERSION },
			request: {
				redirect: "manual",
				signal,
				parseSuccessResponseBody: false
			}
		});
		return {
			answered: true,
			status,
			headers,
			...parsed(stream ? await new Response(stream).text() : "")
		};
	} catch (thrown) {
		const { response, message } = thrown;
		if (response === void 0) return {
			answered: false,
			cause: message || "the connection failed"
		};
		const { status, headers, data: body } = response;
		return {
			answered: true,
			status,
			headers,
			body,
			isUnreadable: false
		};
	}
}
function parsed(text) {
	if (text === "") return {
		body: void 0,
		isUnreadable: false
	};
	try {
		return {
			body: JSON.parse(text),
			isUnreadable: false
		};
	} catch {
		return {
			body: void 0,
			isUnreadable: true
		};
	}
}
// src/github/limiter.ts
var Limiter = class {
	#clock;
	#maxConcurrent;
	#waiting = [];
	#inUse = 0;
	#pausedUntilMs = 0;
	constructor(maxConcurrent, clock) {
		this.#maxConcurrent = maxConcurrent;
		this.#clock = clock;
	}
	get pausedUntilMs() {
		return this.#pausedUntilMs;
	}
	async acquire(signal, deadlineMs) {
		while (!signal.aborted) {
			const pauseMs = this.#pausedUntilMs - this.#clock.now();
			if (pauseMs > 0) {
				if (this.#pausedUntilMs > deadlineMs) return this.#giveUp("paused-past-deadline");
				await this.#clock.sleep(pauseMs, signal);
			} else if (this.#inUse < this.#maxConcurrent) {
				this.#inUse += 1;
				return "acquired";
			} else await new Promise((resolve) => this.#waiting.push(resolve));
		}
		return this.#giveUp("cancelled");
	}
	release() {
		this.#inUse -= 1;
		this.#waiting.shift()?.();
	}
	pauseUntil(untilMs) {
		if (untilMs <= this.#pausedUntilMs) return false;
		this.#pausedUntilMs = untilMs;
		return true;
	}
	#giveUp(turn) {
		this.#waiting.shift()?.();
		return turn;
	}
};
// src/github/rate-limit.ts
const SECONDARY_PAUSE_MS = 6e4;
const MARGIN_MS = 1e3;
function reachedLimit(answer, nowMs, pausesBefore) {
	const { status, headers } = answer;
	if (!(status === 403 || status === 429 || status === 200 && isLimitedGraphQl(answer.body))) return void 0;
	const retryAfterMs = retryAfter(headers["retry-after"]);
	if (retryAfterMs !== void 0) return {
		limit: "secondary",
		untilMs: nowMs + retryAfterMs
	};
	if (String(headers["x-ratelimit-remaining"] ?? "") === "0") return {
		limit: "primary",
		untilMs: resetAt(headers, nowMs)
	};
	if (status === 403 && !/secondary rate limit|abuse detection/i.test(messageOf(answer.body) ?? "")) return;
	return {
		limit: "secondary",
		untilMs: nowMs + SECONDARY_PAUSE_MS * 2 ** pausesBefore
	};
}
function resetAt(headers, nowMs) {
	const resetMs = Number(headers["x-ratelimit-reset"] ?? NaN) * 1e3;
	if (!Number.isFinite(resetMs)) return nowMs + SECONDARY_PAUSE_MS;
	const theirNowMs = Date.parse(String(headers.date ?? ""));
	const leftMs = resetMs - (Number.isNaN(theirNowMs) ? nowMs : theirNowMs);
	return nowMs + Math.max(0, leftMs) + MARGIN_MS;
}
function retryAfter(header) {
	const text = String(header ?? "").trim();
	return /^\d+$/.test(text) ? Number(text) * 1e3 : void 0;
}
function isLimitedGraphQl(body) {
	const errors = body?.errors;
	return Array.isArray(errors) && errors.some((error) => error?.type === "RATE_LIMITED");
}
function messageOf(body) {
	const message = body?.message;
	return typeof message === "string" ? message : void 0;
}
// src/github/next-step.ts
const MAX_RETRIES = 3;
const MAX_PAUSES = 3;
const MAX_REDIRECTS = 5;
const FIRST_DELAY_MS = 1e3;
function nextStep(attempt, context) {
	if (!attempt.answered) return retryOr({
		step: "fail",
		kind: "connection",
		cause: attempt.cause
	}, context);
	const { status } = attempt;
	const limit = reachedLimit(attempt, context.nowMs, context.pausesBefore);
	if (limit !== void 0) return context.pausesBefore < MAX_PAUSES ? {
		step: "pause",
		...limit
	} : {
		step: "fail",
		kind: "rate-limited",
		resetAtMs: limit.untilMs
	};
	if ([
		301,
		302,
		307,
		308
	].includes(status)) return redirect(attempt, context);
	if (status >= 500) return retryOr({
		step: "fail",
		kind: "status"
	}, context);
	if (status >= 300) return {
		step: "fail",
		kind: "status"
	};
	if (attempt.isUnreadable) return {
		step: "fail",
		kind: "answer",
		cause: "the answer is not JSON"
	};
	return {
		step: "return",
		answer: attempt
	};
}
function retryOr(failure, { isRepeatable, retriesBefore, random }) {
	if (!isRepeatable || retriesBefore >= MAX_RETRIES) return failure;
	const fullMs = FIRST_DELAY_MS * 2 ** retriesBefore;
	return {
		step: "retry",
		delayMs: fullMs / 2 + fullMs / 2 * random
	};
}
function redirect({ status, headers }, { method, url, redirectsBefore }) {
	const location = String(headers.location ?? "");
	const refuse = (cause) => ({
		step: "fail",
		kind: "redirect",
		cause
	});
	if (location === "" || !URL.canParse(location, url.href)) return refuse("the redirect has no valid address");
	const target = new URL(location, url);
	if (target.origin !== url.origin) return refuse(`the redirect leads to ${target.origin}`);
	if (method !== "GET" && status < 307) return refuse(`a ${status} does not keep the method`);
	if (redirectsBefore >= MAX_REDIRECTS) return refuse("there are too many redirects");
	return {
		step: "follow",
		url: target
	};
}
// node_modules/@actions/github/lib/context.js
var import__builtin_fs = __toESM(require__builtin_fs(), 1);
var import__builtin_os = __toESM(require__builtin_os(), 1);
var Context = class {
	constructor() {
		var _a, _b, _c;
		this.payload = {};
		if (process.env.GITHUB_EVENT_PATH) {
			if ((0, import__builtin_fs.existsSync)(process.env.GITHUB_EVENT_PATH)) this.payload = JSON.parse((0, import__builtin_fs.readFileSync)(process.env.GITHUB_EVENT_PATH, { encoding: "utf8" }));
			else {
				const path = process.env.GITHUB_EVENT_PATH;
				process.stdout.write(`GITHUB_EVENT_PATH ${path} does not exist${import__builtin_os.EOL}`);
			}
		}
		this.eventName = process.env.GITHUB_EVENT_NAME;
		this.sha = process.env.GITHUB_SHA;
		this.ref = process.env.GITHUB_REF;
		this.workflow = process.env.GITHUB_WORKFLOW;
		this.action = process.env.GITHUB_ACTION;
		this.actor = process.env.GITHUB_ACTOR;
		this.job = process.env.GITHUB_JOB;
		this.runAttempt = parseInt(process.env.GITHUB_RUN_ATTEMPT, 10);
		this.runNumber = parseInt(process.env.GITHUB_RUN_NUMBER, 10);
		this.runId = parseInt(process.env.GITHUB_RUN_ID, 10);
		this.apiUrl = (_a = process.env.GITHUB_API_URL) !== null && _a !== void 0 ? _a : `https://api.github.com`;
		this.serverUrl = (_b = process.env.GITHUB_SERVER_URL) !== null && _b !== void 0 ? _b : `https://github.com`;
		this.graphqlUrl = (_c = process.env.GITHUB_GRAPHQL_URL) !== null && _c !== void 0 ? _c : `https://api.github.com/graphql`;
	}
	get issue() {
		const payload = this.payload;
		return Object.assign(Object.assign({}, this.repo), { number: (payload.issue || payload.pull_request || payload).number });
	}
	get repo() {
		if (process.env.GITHUB_REPOSITORY) {
			const [owner, repo] = process.env.GITHUB_REPOSITORY.split("/");
			return {
				owner,
				repo
			};
		}
		if (this.payload.repository) return {
			owner: this.payload.repository.owner.login,
			repo: this.payload.repository.name
		};
		throw new Error("context.repo requires a GITHUB_REPOSITORY environment variable like 'owner/repo'");
	}
};
// \0builtin:http
var require__builtin_http = __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("http");
}));
// \0builtin:https
var require__builtin_https = __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("https");
}));
// node_modules/@actions/github/node_modules/@actions/http-client/lib/proxy.js
var require_proxy = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.getProxyUrl = getProxyUrl;
	exports.checkBypass = checkBypass;
	function getProxyUrl(reqUrl) {
		const usingSsl = reqUrl.protocol === "https:";
		if (checkBypass(reqUrl)) return;
		const proxyVar = (() => {
			if (usingSsl) return process.env["https_proxy"] || process.env["HTTPS_PROXY"];
			else return process.env["http_proxy"] || process.env["HTTP_PROXY"];
		})();
		if (proxyVar) try {
			return new DecodedURL(proxyVar);
		} catch (_a) {
			if (!proxyVar.startsWith("http://") && !proxyVar.startsWith("https://")) return new DecodedURL(`http://${proxyVar}`);
		}
		else return;
	}
	function checkBypass(reqUrl) {
		if (!reqUrl.hostname) return false;
		const reqHost = reqUrl.hostname;
		if (isLoopbackAddress(reqHost)) return true;
		const noProxy = process.env["no_proxy"] || process.env["NO_PROXY"] || "";
		if (!noProxy) return false;
		let reqPort;
		if (reqUrl.port) reqPort = Number(reqUrl.port);
		else if (reqUrl.protocol === "http:") reqPort = 80;
		else if (reqUrl.protocol === "https:") reqPort = 443;
		const upperReqHosts = [reqUrl.hostname.toUpperCase()];
		if (typeof reqPort === "number") upperReqHosts.push(`${upperReqHosts[0]}:${reqPort}`);
		for (const upperNoProxyItem of noProxy.split(",").map((x) => x.trim().toUpperCase()).filter((x) => x)) if (upperNoProxyItem === "*" || upperReqHosts.some((x) => x === upperNoProxyItem || x.endsWith(`.${upperNoProxyItem}`) || upperNoProxyItem.startsWith(".") && x.endsWith(`${upperNoProxyItem}`))) return true;
		return false;
	}
	function isLoopbackAddress(host) {
		const hostLower = host.toLowerCase();
		return hostLower === "localhost" || hostLower.startsWith("127.") || hostLower.startsWith("[::1]") || hostLower.startsWith("[0:0:0:0:0:0:0:1]");
	}
	var DecodedURL = class extends URL {
		constructor(url, base) {
			super(url, base);
			this._decodedUsername = decodeURIComponent(super.username);
			this._decodedPassword = decodeURIComponent(super.password);
		}
		get username() {
			return this._decodedUsername;
		}
		get password() {
			return this._decodedPassword;
		}
	};
}));
// \0builtin:net
var require__builtin_net = __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("net");
}));
// \0builtin:tls
var require__builtin_tls = __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("tls");
}));
// \0builtin:util
var require__builtin_util = __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("util");
}));
// node_modules/tunnel/lib/tunnel.js
var require_tunnel$1 = __commonJSMin(((exports) => {
	require__builtin_net();
	var tls = require__builtin_tls();
	var http = require__builtin_http();
	var https = require__builtin_https();
	var events = require__builtin_events();
	require__builtin_assert();
	var util = require__builtin_util();
	exports.httpOverHttp = httpOverHttp;
	exports.httpsOverHttp = httpsOverHttp;
	exports.httpOverHttps = httpOverHttps;
	exports.httpsOverHttps = httpsOverHttps;
	function httpOverHttp(options) {
		var agent = new TunnelingAgent(options);
		agent.request = http.request;
		return agent;
	}
	function httpsOverHttp(options) {
		var agent = new TunnelingAgent(options);
		agent.request = http.request;
		agent.createSocket = createSecureSocket;
		agent.defaultPort = 443;
		return agent;
	}
	function httpOverHttps(options) {
		var agent = new TunnelingAgent(options);
		agent.request = https.request;
		return agent;
	}
	function httpsOverHttps(options) {
		var agent = new TunnelingAgent(options);
		agent.request = https.request;
		agent.createSocket = createSecureSocket;
		agent.defaultPort = 443;
		return agent;
	}
	function TunnelingAgent(options) {
		var self = this;
		self.options = options || {};
		self.proxyOptions = self.options.proxy || {};
		self.maxSockets = self.options.maxSockets || http.Agent.defaultMaxSockets;
		self.requests = [];
		self.sockets = [];
		self.on("free", function onFree(socket, host, port, localAddress) {
			var options = toOptions(host, port, localAddress);
			for (var i = 0, len = self.requests.length; i < len; ++i) {
				var pending = self.requests[i];
				if (pending.host === options.host && pending.port === options.port) {
					self.requests.splice(i, 1);
					pending.request.onSocket(socket);
					return;
				}
			}
			socket.destroy();
			self.removeSocket(socket);
		});
	}
	util.inherits(TunnelingAgent, events.EventEmitter);
	TunnelingAgent.prototype.addRequest = function addRequest(req, host, port, localAddress) {
		var self = this;
		var options = mergeOptions({ request: req }, self.options, toOptions(host, port, localAddress));
		if (self.sockets.length >= this.maxSockets) {
			self.requests.push(options);
			return;
		}
		self.createSocket(options, function(socket) {
			socket.on("free", onFree);
			socket.on("close", onCloseOrRemove);
			socket.on("agentRemove", onCloseOrRemove);
			req.onSocket(socket);
			function onFree() {
				self.emit("free", socket, options);
			}
			function onCloseOrRemove(err) {
				self.removeSocket(socket);
				socket.removeListener("free", onFree);
				socket.removeListener("close", onCloseOrRemove);
				socket.removeListener("agentRemove", onCloseOrRemove);
			}
		});
	};
	TunnelingAgent.prototype.createSocket = function createSocket(options, cb) {
		var self = this;
		var placeholder = {};
		self.sockets.push(placeholder);
		var connectOptions = mergeOptions({}, self.proxyOptions, {
			method: "CONNECT",
			path: options.host + ":" + options.port,
			agent: false,
			headers: { host: options.host + ":" + options.port }
		});
		if (options.localAddress) connectOptions.localAddress = options.localAddress;
		if (connectOptions.proxyAuth) {
			connectOptions.headers = connectOptions.headers || {};
			connectOptions.headers["Proxy-Authorization"] = "Basic " + new Buffer(connectOptions.proxyAuth).toString("base64");
		}
		debug("making CONNECT request");
		var connectReq = self.request(connectOptions);
		connectReq.useChunkedEncodingByDefault = false;
		connectReq.once("response", onResponse);
		connectReq.once("upgrade", onUpgrade);
		connectReq.once("connect", onConnect);
		connectReq.once("error", onError);
		connectReq.end();
		function onResponse(res) {
			res.upgrade = true;
		}
		function onUpgrade(res, socket, head) {
			process.nextTick(function() {
				onConnect(res, socket, head);
			});
		}
		function onConnect(res, socket, head) {
			connectReq.removeAllListeners();
			socket.removeAllListeners();
			if (res.statusCode !== 200) {
				debug("tunneling socket could not be established, statusCode=%d", res.statusCode);
				socket.destroy();
				var error = new Error("tunneling socket could not be established, statusCode=" + res.statusCode);
				error.code = "ECONNRESET";
				options.request.emit("error", error);
				self.removeSocket(placeholder);
				return;
			}
			if (head.length > 0) {
				debug("got illegal response body from proxy");
				socket.destroy();
				var error = new Error("got illegal response body from proxy");
				error.code = "ECONNRESET";
				options.request.emit("error", error);
				self.removeSocket(placeholder);
				return;
			}
			debug("tunneling connection has established");
			self.sockets[self.sockets.indexOf(placeholder)] = socket;
			return cb(socket);
		}
		function onError(cause) {
			connectReq.removeAllListeners();
			debug("tunneling socket could not be established, cause=%s\n", cause.message, cause.stack);
			var error = new Error("tunneling socket could not be established, cause=" + cause.message);
			error.code = "ECONNRESET";
			options.request.emit("error", error);
			self.removeSocket(placeholder);
		}
	};
	TunnelingAgent.prototype.removeSocket = function removeSocket(socket) {
		var pos = this.sockets.indexOf(socket);
		if (pos === -1) return;
		this.sockets.splice(pos, 1);
		var pending = this.requests.shift();
		if (pending) this.createSocket(pending, function(socket) {
			pending.request.onSocket(socket);
		});
	};
	function createSecureSocket(options, cb) {
		var self = this;
		TunnelingAgent.prototype.createSocket.call(self, options, function(socket) {
			var hostHeader = options.request.getHeader("host");
			var tlsOptions = mergeOptions({}, self.options, {
				socket,
				servername: hostHeader ? hostHeader.replace(/:.*$/, "") : options.host
			});
			var secureSocket = tls.connect(0, tlsOptions);
			self.sockets[self.sockets.indexOf(socket)] = secureSocket;
			cb(secureSocket);
		});
	}
	function toOptions(host, port, localAddress) {
		if (typeof host === "string") return {
			host,
			port,
			localAddress
		};
		return host;
	}
	function mergeOptions(target) {
		for (var i = 1, len = arguments.length; i < len; ++i) {
			var overrides = arguments[i];
			if (typeof overrides === "object") {
				var keys = Object.keys(overrides);
				for (var j = 0, keyLen = keys.length; j < keyLen; ++j) {
					var k = keys[j];
					if (overrides[k] !== void 0) target[k] = overrides[k];
				}
			}
		}
		return target;
	}
	var debug;
	if (process.env.NODE_DEBUG && /\btunnel\b/.test(process.env.NODE_DEBUG)) debug = function() {
		var args = Array.prototype.slice.call(arguments);
		if (typeof args[0] === "string") args[0] = "TUNNEL: " + args[0];
		else args.unshift("TUNNEL:");
		console.error.apply(console, args);
	};
	else debug = function() {};
	exports.debug = debug;
}));
// node_modules/tunnel/index.js
var require_tunnel = __commonJSMin(((exports, module) => {
	module.exports = require_tunnel$1();
}));
// node_modules/undici/lib/dispatcher/balanced-pool.js
var require_balanced_pool = __commonJSMin(((exports, module) => {
	const { BalancedPoolMissingUpstreamError, InvalidArgumentError } = require_errors();
	const { PoolBase, kClients, kNeedDrain, kAddClient, kRemoveClient, kGetDispatcher } = require_pool_base();
	const Pool = require_pool();
	const { kOriginless, kUrl } = require_symbols();
	const util = require_util$5();
	const kFactory = Symbol("factory");
	const kOptions = Symbol("options");
	const kGreatestCommonDivisor = Symbol("kGreatestCommonDivisor");
	const kCurrentWeight = Symbol("kCurrentWeight");
	const kIndex = Symbol("kIndex");
	const kWeight = Symbol("kWeight");
	const kMaxWeightPerServer = Symbol("kMaxWeightPerServer");
	const kErrorPenalty = Symbol("kErrorPenalty");
	function getGreatestCommonDivisor(a, b) {
		if (a === 0) return b;
		while (b !== 0) {
			const t = b;
			b = a % b;
			a = t;
		}
		return a;
	}
	function defaultFactory(origin, opts) {
		return new Pool(origin, opts);
	}
	var BalancedPool = class extends PoolBase {
		constructor(upstreams = [], { factory = defaultFactory, connect, tls, ...opts } = {}) {
			if (typeof factory !== "function") throw new InvalidArgumentError("factory must be a function.");
			super(opts);
			this[kOriginless] = true;
			if (connect && typeof connect !== "function") connect = { ...connect };
			if (tls && typeof tls !== "function") tls = { ...tls };
			this[kOptions] = {
				...util.deepClone(opts),
				connect,
				tls
			};
			this[kIndex] = -1;
			this[kCurrentWeight] = 0;
			this[kMaxWeightPerServer] = this[kOptions].maxWeightPerServer || 100;
			this[kErrorPenalty] = this[kOptions].errorPenalty || 15;
			if (!Array.isArray(upstreams)) upstreams = [upstreams];
			this[kFactory] = factory;
			for (const upstream of upstreams) this.addUpstream(upstream);
			this._updateBalancedPoolStats();
		}
		addUpstream(upstream) {
			const upstreamOrigin = util.parseOrigin(upstream).origin;
			if (this[kClients].find((pool) => pool[kUrl].origin === upstreamOrigin && pool.closed !== true && pool.destroyed !== true)) return this;
			const pool = this[kFactory](upstreamOrigin, this[kOptions]);
			this[kAddClient](pool);
			pool.on("connect", () => {
				pool[kWeight] = Math.min(this[kMaxWeightPerServer], pool[kWeight] + this[kErrorPenalty]);
			});
			pool.on("connectionError", () => {
				pool[kWeight] = Math.max(1, pool[kWeight] - this[kErrorPenalty]);
				this._updateBalancedPoolStats();
			});
			pool.on("disconnect", (...args) => {
				const err = args[2];
				if (err && err.code === "UND_ERR_SOCKET") {
					pool[kWeight] = Math.max(1, pool[kWeight] - this[kErrorPenalty]);
					this._updateBalancedPoolStats();
				}
			});
			for (const client of this[kClients]) client[kWeight] = this[kMaxWeightPerServer];
			this._updateBalancedPoolStats();
			return this;
		}
		_updateBalancedPoolStats() {
			let result = 0;
			for (let i = 0; i < this[kClients].length; i++) result = getGreatestCommonDivisor(this[kClients][i][kWeight], result);
			this[kGreatestCommonDivisor] = result;
		}
		removeUpstream(upstream) {
			const upstreamOrigin = util.parseOrigin(upstream).origin;
			const pool = this[kClients].find((pool) => pool[kUrl].origin === upstreamOrigin && pool.closed !== true && pool.destroyed !== true);
			if (pool) this[kRemoveClient](pool);
			return this;
		}
		getUpstream(upstream) {
			const upstreamOrigin = util.parseOrigin(upstream).origin;
			return this[kClients].find((pool) => pool[kUrl].origin === upstreamOrigin && pool.closed !== true && pool.destroyed !== true);
		}
		get upstreams() {
			return this[kClients].filter((dispatcher) => dispatcher.closed !== true && dispatcher.destroyed !== true).map((p) => p[kUrl].origin);
		}
		[kGetDispatcher]() {
			if (this[kClients].length === 0) throw new BalancedPoolMissingUpstreamError();
			let counter = 0;
			let maxWeightIndex = -1;
			while (counter++ < this[kClients].length) {
				this[kIndex] = (this[kIndex] + 1) % this[kClients].length;
				const pool = this[kClients][this[kIndex]];
				if (this[kIndex] === 0) {
					this[kCurrentWeight] = this[kCurrentWeight] - this[kGreatestCommonDivisor];
					if (this[kCurrentWeight] <= 0) this[kCurrentWeight] = this[kMaxWeightPerServer];
				}
				if (pool[kNeedDrain] || pool.closed === true || pool.destroyed === true) continue;
				if (maxWeightIndex === -1 || pool[kWeight] > this[kClients][maxWeightIndex][kWeight]) maxWeightIndex = this[kIndex];
				if (pool[kWeight] >= this[kCurrentWeight]) return pool;
			}
			if (maxWeightIndex === -1) return;
			this[kCurrentWeight] = this[kClients][maxWeightIndex][kWeight];
			this[kIndex] = maxWeightIndex;
			return this[kClients][maxWeightIndex];
		}
	};
	module.exports = BalancedPool;
}));
// node_modules/undici/lib/dispatcher/round-robin-pool.js
var require_round_robin_pool = __commonJSMin(((exports, module) => {
	const { PoolBase, kClients, kNeedDrain, kAddClient, kGetDispatcher, kHasDispatcher, kRemoveClient, kRetireClient, kDrainQueue } = require_pool_base();
	const Client = require_client();
	const { InvalidArgumentError } = require_errors();
	const util = require_util$5();
	const { kUrl, kQueued } = require_symbols();
	const buildConnector = require_connect();
	const kOptions = Symbol("options");
	const kConnections = Symbol("connections");
	const kFactory = Symbol("factory");
	const kIndex = Symbol("index");
	function defaultFactory(origin, opts) {
		return new Client(origin, opts);
	}
	var RoundRobinPool = class extends PoolBase {
		constructor(origin, { connections, factory = defaultFactory, connect, connectTimeout, tls, maxCachedSessions, socketPath, autoSelectFamily, autoSelectFamilyAttemptTimeout, allowH2, clientTtl, ...options } = {}) {
			if (connections != null && (!Number.isFinite(connections) || connections < 0)) throw new InvalidArgumentError("invalid connections");
			if (typeof factory !== "function") throw new InvalidArgumentError("factory must be a function.");
			if (connect != null && typeof connect !== "function" && typeof connect !== "object") throw new InvalidArgumentError("connect must be a function or an object");
			if (typeof connect !== "function") connect = buildConnector({
				...tls,
				maxCachedSessions,
				allowH2,
				socketPath,
				timeout: connectTimeout,
				...typeof autoSelectFamily === "boolean" ? {
					autoSelectFamily,
					autoSelectFamilyAttemptTimeout
				} : void 0,
				...connect
			});
			super(options);
			this[kConnections] = connections || null;
			this[kUrl] = util.parseOrigin(origin);
			this[kOptions] = {
				...util.deepClone(options),
				connect,
				allowH2,
				clientTtl,
				socketPath
			};
			this[kFactory] = factory;
			this[kIndex] = -1;
			this.on("connect", (origin, targets) => {
				if (clientTtl != null && clientTtl > 0) for (const target of targets) Object.assign(target, { ttl: Date.now() });
			});
			this.on("connectionError", (origin, targets, error) => {
				for (const target of targets) if (this[kClients].includes(target)) this[kRetireClient](target);
				if (this[kQueued] > 0) this[kDrainQueue](origin, targets.slice(1));
			});
		}
		[kGetDispatcher]() {
			const clientTtlOption = this[kOptions].clientTtl;
			if (this[kClients].length === 0) {
				const dispatcher = this[kFactory](this[kUrl], this[kOptions]);
				this[kAddClient](dispatcher);
				return dispatcher;
			}
			let checked = 0;
			while (checked < this[kClients].length) {
				this[kIndex] = (this[kIndex] + 1) % this[kClients].length;
				const client = this[kClients][this[kIndex]];
				if (clientTtlOption != null && clientTtlOption > 0 && client.ttl && Date.now() - client.ttl > clientTtlOption) {
					this[kRemoveClient](client);
					this[kIndex]--;
					continue;
				}
				if (!client[kNeedDrain]) return client;
				checked++;
			}
			if (!this[kConnections] || this[kClients].length < this[kConnections]) {
				const dispatcher = this[kFactory](this[kUrl], this[kOptions]);
				this[kAddClient](dispatcher);
				return dispatcher;
			}
		}
		[kHasDispatcher]() {
			const clientTtlOption = this[kOptions].clientTtl;
			for (let i = 0; i < this[kClients].length; i++) {
				const client = this[kClients][i];
				if (clientTtlOption != null && clientTtlOption > 0 && client.ttl && Date.now() - client.ttl > clientTtlOption) {
					this[kRemoveClient](client);
					if (i <= this[kIndex]) this[kIndex]--;
					i--;
				} else if (!client[kNeedDrain]) return true;
			}
			if (!this[kConnections] || this[kClients].length < this[kConnections]) {
				const dispatcher = this[kFactory](this[kUrl], this[kOptions]);
				this[kAddClient](dispatcher);
				return true;
			}
			return false;
		}
	};
	module.exports = RoundRobinPool;
}));
// node_modules/undici/lib/dispatcher/agent.js
var require_agent = __commonJSMin(((exports, module) => {
	const { InvalidArgumentError, MaxOriginsReachedError } = require_errors();
	const { kBusy, kClients, kConnected, kRunning, kPending, kClose, kDestroy, kDispatch, kUrl } = require_symbols();
	const DispatcherBase = require_dispatcher_base();
	const Pool = require_pool();
	const Client = require_client();
	const util = require_util$5();
	const kOnConnect = Symbol("onConnect");
	const kOnDisconnect = Symbol("onDisconnect");
	const kOnConnectionError = Symbol("onConnectionError");
	const kOnDrain = Symbol("onDrain");
	const kFactory = Symbol("factory");
	const kOptions = Symbol("options");
	const kOrigins = Symbol("origins");
	function defaultFactory(origin, opts) {
		return opts && opts.connections === 1 ? new Client(origin, opts) : new Pool(origin, opts);
	}
	var Agent = class extends DispatcherBase {
		constructor({ factory = defaultFactory, maxOrigins = Infinity, connect, tls, ...options } = {}) {
			if (typeof factory !== "function") throw new InvalidArgumentError("factory must be a function.");
			if (connect != null && typeof connect !== "function" && typeof connect !== "object") throw new InvalidArgumentError("connect must be a function or an object");
			if (typeof maxOrigins !== "number" || Number.isNaN(maxOrigins) || maxOrigins <= 0) throw new InvalidArgumentError("maxOrigins must be a number greater than 0");
			super(options);
			if (connect && typeof connect !== "function") connect = { ...connect };
			if (tls && typeof tls !== "function") tls = { ...tls };
			this[kOptions] = {
				...util.deepClone(options),
				maxOrigins,
				connect,
				tls
			};
			this[kFactory] = factory;
			this[kClients] = new Map();
			this[kOrigins] = new Set();
			this[kOnDrain] = (origin, targets) => {
				this.emit("drain", origin, [this, ...targets]);
			};
			this[kOnConnect] = (origin, targets) => {
				this.emit("connect", origin, [this, ...targets]);
			};
			this[kOnDisconnect] = (origin, targets, err) => {
				this.emit("disconnect", origin, [this, ...targets], err);
			};
			this[kOnConnectionError] = (origin, targets, err) => {
				this.emit("connectionError", origin, [this, ...targets], err);
			};
		}
		get [kRunning]() {
			let ret = 0;
			for (const dispatcher of this[kClients].values()) ret += dispatcher[kRunning];
			return ret;
		}
		[kDispatch](opts, handler) {
			let origin;
			if (opts.origin && (typeof opts.origin === "string" || opts.origin instanceof URL)) origin = String(opts.origin);
			else throw new InvalidArgumentError("opts.origin must be a non-empty string or URL.");
			const allowH2 = opts.allowH2 ?? this[kOptions].allowH2;
			const key = allowH2 === false ? `${origin}#http1-only` : origin;
			if (this[kOrigins].size >= this[kOptions].maxOrigins && !this[kOrigins].has(origin)) throw new MaxOriginsReachedError();
			let dispatcher = this[kClients].get(key);
			if (!dispatcher) {
				dispatcher = this[kFactory](opts.origin, allowH2 === false ? {
					...this[kOptions],
					allowH2: false
				} : this[kOptions]);
				const closeClientIfUnused = () => {
					if (this[kClients].get(key) !== dispatcher) return;
					if (dispatcher[kConnected] > 0 || dispatcher[kBusy] || dispatcher[kPending] > 0) return;
					this[kClients].delete(key);
					if (!dispatcher.destroyed) dispatcher.close();
					let hasOrigin = false;
					for (const k of this[kClients].keys()) if (k === origin || k === `${origin}#http1-only`) {
						hasOrigin = true;
						break;
					}
					if (!hasOrigin) this[kOrigins].delete(origin);
				};
				dispatcher.on("drain", this[kOnDrain]).on("connect", this[kOnConnect]).on("disconnect", (origin, targets, err) => {
					closeClientIfUnused();
					this[kOnDisconnect](origin, targets, err);
				}).on("connectionError", (origin, targets, err) => {
					closeClientIfUnused();
					this[kOnConnectionError](origin, targets, err);
				});
				this[kClients].set(key, dispatcher);
				this[kOrigins].add(origin);
			}
			return dispatcher.dispatch(opts, handler);
		}
		[kClose]() {
			const closePromises = [];
			for (const dispatcher of this[kClients].values()) closePromises.push(dispatcher.close());
			this[kClients].clear();
			return Promise.all(closePromises);
		}
		[kDestroy](err) {
			const destroyPromises = [];
			for (const dispatcher of this[kClients].values()) destroyPromises.push(dispatcher.destroy(err));
			this[kClients].clear();
			return Promise.all(destroyPromises);
		}
		get stats() {
			const allClientStats = {};
			for (const dispatcher of this[kClients].values()) if (dispatcher.stats) allClientStats[dispatcher[kUrl].origin] = dispatcher.stats;
			return allClientStats;
		}
	};
	module.exports = Agent;
}));
// node_modules/undici/lib/dispatcher/dispatcher1-wrapper.js
var require_dispatcher1_wrapper = __commonJSMin(((exports, module) => {
	const Dispatcher = require_dispatcher();
	const { InvalidArgumentError } = require_errors();
	const { toRawHeaders } = require_util$5();
	const { kOriginless, kUrl } = require_symbols();
	var LegacyHandlerWrapper = class {
		#handler;
		constructor(handler) {
			this.#handler = handler;
		}
		onRequestStart(controller, context) {
			this.#handler.onConnect?.((reason) => controller.abort(reason), context);
		}
		onRequestUpgrade(controller, statusCode, headers, socket) {
			const rawHeaders = Array.isArray(controller?.rawHeaders) ? controller.rawHeaders : toRawHeaders(controller?.rawHeaders ?? headers ?? {});
			this.#handler.onUpgrade?.(statusCode, rawHeaders, socket);
		}
		onResponseStart(controller, statusCode, headers, statusMessage) {
			const rawHeaders = Array.isArray(controller?.rawHeaders) ? controller.rawHeaders : toRawHeaders(controller?.rawHeaders ?? headers ?? {});
			if (this.#handler.onHeaders?.(statusCode, rawHeaders, () => controller.resume(), statusMessage) === false) controller.pause();
		}
		onResponseData(controller, chunk) {
			if (this.#handler.onData?.(chunk) === false) controller.pause();
		}
		onResponseEnd(controller, trailers) {
			const rawTrailers = Array.isArray(controller?.rawTrailers) ? controller.rawTrailers : toRawHeaders(controller?.rawTrailers ?? trailers ?? {});
			this.#handler.onComplete?.(rawTrailers);
		}
		onResponseError(_controller, err) {
			if (!this.#handler.onError) throw err;
			this.#handler.onError(err);
		}
		onBodySent(chunk) {
			this.#handler.onBodySent?.(chunk);
		}
		onRequestSent() {
			this.#handler.onRequestSent?.();
		}
		onResponseStarted() {
			this.#handler.onResponseStarted?.();
		}
	};
	module.exports = class Dispatcher1Wrapper extends Dispatcher {
		#dispatcher;
		constructor(dispatcher) {
			super();
			if (!dispatcher || typeof dispatcher.dispatch !== "function") throw new InvalidArgumentError("Argument dispatcher must implement dispatch");
			this.#dispatcher = dispatcher;
			this[kUrl] = dispatcher[kUrl];
			this[kOriginless] = dispatcher[kOriginless];
		}
		static wrapHandler(handler) {
			if (!handler || typeof handler !== "object") throw new InvalidArgumentError("handler must be an object");
			if (typeof handler.onRequestStart === "function") return handler;
			return new LegacyHandlerWrapper(handler);
		}
		dispatch(opts, handler) {
			if (opts.allowH2 !== false) opts = {
				...opts,
				allowH2: false
			};
			return this.#dispatcher.dispatch(opts, Dispatcher1Wrapper.wrapHandler(handler));
		}
		get webSocketOptions() {
			return this.#dispatcher.webSocketOptions;
		}
		get eventSourceOptions() {
			return this.#dispatcher.eventSourceOptions;
		}
		close(...args) {
			return this.#dispatcher.close(...args);
		}
		destroy(...args) {
			return this.#dispatcher.destroy(...args);
		}
	};
}));
// \0builtin:node:url
var require__builtin_node_url = __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:url");
}));
// node_modules/undici/lib/core/socks5-utils.js
var require_socks5_utils = __commonJSMin(((exports, module) => {
	const { Buffer } = require__builtin_node_buffer();
	const net = require__builtin_node_net();
	const { InvalidArgumentError } = require_errors();
	function parseAddress(address) {
		if (net.isIPv4(address)) {
			const parts = address.split(".").map(Number);
			return {
				type: 1,
				buffer: Buffer.from(parts)
			};
		}
		if (net.isIPv6(address)) return {
			type: 4,
			buffer: parseIPv6(address)
		};
		const domainBuffer = Buffer.from(address, "utf8");
		if (domainBuffer.length > 255) throw new InvalidArgumentError("Domain name too long (max 255 bytes)");
		return {
			type: 3,
			buffer: Buffer.concat([Buffer.from([domainBuffer.length]), domainBuffer])
		};
	}
	function parseIPv6(address) {
		const buffer = Buffer.alloc(16);
		let normalizedAddress = address;
		if (address.includes(".")) {
			const lastColonIndex = address.lastIndexOf(":");
			const ipv4Part = address.slice(lastColonIndex + 1);
			if (net.isIPv4(ipv4Part)) {
				const octets = ipv4Part.split(".").map(Number);
				const high = (octets[0] << 8 | octets[1]).toString(16);
				const low = (octets[2] << 8 | octets[3]).toString(16);
				normalizedAddress = `${address.slice(0, lastColonIndex)}:${high}:${low}`;
			}
		}
		const doubleColonIndex = normalizedAddress.indexOf("::");
		if (doubleColonIndex !== -1) {
			const before = normalizedAddress.slice(0, doubleColonIndex);
			const after = normalizedAddress.slice(doubleColonIndex + 2);
			const beforeParts = before === "" ? [] : before.split(":");
			const afterParts = after === "" ? [] : after.split(":");
			let bufferIndex = 0;
			for (const part of beforeParts) {
				buffer.writeUInt16BE(parseInt(part, 16), bufferIndex);
				bufferIndex += 2;
			}
			bufferIndex = 16 - afterParts.length * 2;
			for (const part of afterParts) {
				buffer.writeUInt16BE(parseInt(part, 16), bufferIndex);
				bufferIndex += 2;
			}
		} else {
			const parts = normalizedAddress.split(":");
			for (let i = 0; i < parts.length; i++) buffer.writeUInt16BE(parseInt(parts[i], 16), i * 2);
		}
		return buffer;
	}
	function buildAddressBuffer(type, addressBuffer, port) {
		const portBuffer = Buffer.allocUnsafe(2);
		portBuffer.writeUInt16BE(port, 0);
		return Buffer.concat([
			Buffer.from([type]),
			addressBuffer,
			portBuffer
		]);
	}
	function parseResponseAddress(buffer, offset = 0) {
		if (buffer.length < offset + 1) throw new InvalidArgumentError("Buffer too small to contain address type");
		const addressType = buffer[offset];
		let address;
		let currentOffset = offset + 1;
		switch (addressType) {
			case 1:
				if (buffer.length < currentOffset + 6) throw new InvalidArgumentError("Buffer too small for IPv4 address");
				address = Array.from(buffer.subarray(currentOffset, currentOffset + 4)).join(".");
				currentOffset += 4;
				break;
			case 3: {
				if (buffer.length < currentOffset + 1) throw new InvalidArgumentError("Buffer too small for domain length");
				const domainLength = buffer[currentOffset];
				currentOffset += 1;
				if (buffer.length < currentOffset + domainLength + 2) throw new InvalidArgumentError("Buffer too small for domain address");
				address = buffer.subarray(currentOffset, currentOffset + domainLength).toString("utf8");
				currentOffset += domainLength;
				break;
			}
			case 4: {
				if (buffer.length < currentOffset + 18) throw new InvalidArgumentError("Buffer too small for IPv6 address");
				const parts = [];
				for (let i = 0; i < 8; i++) {
					const value = buffer.readUInt16BE(currentOffset + i * 2);
					parts.push(value.toString(16));
				}
				address = parts.join(":");
				currentOffset += 16;
				break;
			}
			default: throw new InvalidArgumentError(`Invalid address type: ${addressType}`);
		}
		if (buffer.length < currentOffset + 2) throw new InvalidArgumentError("Buffer too small for port");
		const port = buffer.readUInt16BE(currentOffset);
		currentOffset += 2;
		return {
			address,
			port,
			bytesRead: currentOffset - offset
		};
	}
	function createReplyError(replyCode) {
		const message = {
			1: "General SOCKS server failure",
			2: "Connection not allowed by ruleset",
			3: "Network unreachable",
			4: "Host unreachable",
			5: "Connection refused",
			6: "TTL expired",
			7: "Command not supported",
			8: "Address type not supported"
		}[replyCode] || `Unknown SOCKS5 error code: ${replyCode}`;
		const error = new Error(message);
		error.code = `SOCKS5_${replyCode}`;
		return error;
	}
	module.exports = {
		parseAddress,
		parseIPv6,
		buildAddressBuffer,
		parseResponseAddress,
		createReplyError
	};
}));
// node_modules/undici/lib/core/socks5-client.js
var require_socks5_client = __commonJSMin(((exports, module) => {
	const { EventEmitter } = require__builtin_node_events();
	const { Buffer } = require__builtin_node_buffer();
	const { InvalidArgumentError, Socks5ProxyError } = require_errors();
	const { debuglog } = require__builtin_node_util();
	const { parseAddress } = require_socks5_utils();
	const debug = debuglog("undici:socks5");
	const EMPTY_BUFFER = Buffer.alloc(0);
	const SOCKS_VERSION = 5;
	const AUTH_METHODS = {
		NO_AUTH: 0,
		GSSAPI: 1,
		USERNAME_PASSWORD: 2,
		NO_ACCEPTABLE: 255
	};
	const COMMANDS = {
		CONNECT: 1,
		BIND: 2,
		UDP_ASSOCIATE: 3
	};
	const ADDRESS_TYPES = {
		IPV4: 1,
		DOMAIN: 3,
		IPV6: 4
	};
	const REPLY_CODES = {
		SUCCEEDED: 0,
		GENERAL_FAILURE: 1,
		CONNECTION_NOT_ALLOWED: 2,
		NETWORK_UNREACHABLE: 3,
		HOST_UNREACHABLE: 4,
		CONNECTION_REFUSED: 5,
		TTL_EXPIRED: 6,
		COMMAND_NOT_SUPPORTED: 7,
		ADDRESS_TYPE_NOT_SUPPORTED: 8
	};
	const STATES = {
		INITIAL: "initial",
		HANDSHAKING: "handshaking",
		AUTHENTICATING: "authenticating",
		AUTHENTICATED: "authenticated",
		CONNECTING: "connecting",
		CONNECTED: "connected",
		ERROR: "error",
		CLOSED: "closed"
	};
	var Socks5Client = class extends EventEmitter {
		constructor(socket, options = {}) {
			super();
			if (!socket) throw new InvalidArgumentError("socket is required");
			this.socket = socket;
			this.options = options;
			this.state = STATES.INITIAL;
			this.buffer = EMPTY_BUFFER;
			this.onSocketData = this.onData.bind(this);
			this.onSocketError = this.onError.bind(this);
			this.onSocketClose = this.onClose.bind(this);
			this.authMethods = [];
			if (options.username && options.password) this.authMethods.push(AUTH_METHODS.USERNAME_PASSWORD);
			this.authMethods.push(AUTH_METHODS.NO_AUTH);
			this.socket.on("data", this.onSocketData);
			this.socket.on("error", this.onSocketError);
			this.socket.on("close", this.onSocketClose);
		}
		onData(data) {
			debug("received data", data.length, "bytes in state", this.state);
			this.buffer = Buffer.concat([this.buffer, data]);
			try {
				switch (this.state) {
					case STATES.HANDSHAKING:
						this.handleHandshakeResponse();
						break;
					case STATES.AUTHENTICATING:
						this.handleAuthResponse();
						break;
					case STATES.CONNECTING: this.handleConnectResponse();
				}
			} catch (err) {
				this.onError(err);
			}
		}
		onError(err) {
			debug("socket error", err);
			this.state = STATES.ERROR;
			this.emit("error", err);
			this.destroy();
		}
		onClose() {
			debug("socket closed");
			this.state = STATES.CLOSED;
			this.emit("close");
		}
		destroy() {
			if (this.socket && !this.socket.destroyed) this.socket.destroy();
		}
		markAuthenticated() {
			this.state = STATES.AUTHENTICATED;
			this.emit("authenticated");
		}
		handshake() {
			if (this.state !== STATES.INITIAL) throw new InvalidArgumentError("Handshake already started");
			debug("starting handshake with", this.authMethods.length, "auth methods");
			this.state = STATES.HANDSHAKING;
			const request = Buffer.alloc(2 + this.authMethods.length);
			request[0] = SOCKS_VERSION;
			request[1] = this.authMethods.length;
			this.authMethods.forEach((method, i) => {
				request[2 + i] = method;
			});
			this.socket.write(request);
		}
		handleHandshakeResponse() {
			if (this.buffer.length < 2) return;
			const version = this.buffer[0];
			const method = this.buffer[1];
			if (version !== SOCKS_VERSION) throw new Socks5ProxyError(`Invalid SOCKS version: ${version}`, "UND_ERR_SOCKS5_VERSION");
			if (method === AUTH_METHODS.NO_ACCEPTABLE) throw new Socks5ProxyError("No acceptable authentication method", "UND_ERR_SOCKS5_AUTH_REJECTED");
			this.buffer = this.buffer.subarray(2);
			debug("server selected auth method", method);
			if (method === AUTH_METHODS.NO_AUTH) this.markAuthenticated();
			else if (method === AUTH_METHODS.USERNAME_PASSWORD) {
				this.state = STATES.AUTHENTICATING;
				this.sendAuthRequest();
			} else throw new Socks5ProxyError(`Unsupported authentication method: ${method}`, "UND_ERR_SOCKS5_AUTH_METHOD");
		}
		sendAuthRequest() {
			const { username, password } = this.options;
			if (!username || !password) throw new InvalidArgumentError("Username and password required for authentication");
			debug("sending username/password auth");
			const usernameBuffer = Buffer.from(username);
			const passwordBuffer = Buffer.from(password);
			if (usernameBuffer.length > 255 || passwordBuffer.length > 255) throw new InvalidArgumentError("Username or password too long");
			const request = Buffer.alloc(3 + usernameBuffer.length + passwordBuffer.length);
			request[0] = 1;
			request[1] = usernameBuffer.length;
			usernameBuffer.copy(request, 2);
			request[2 + usernameBuffer.length] = passwordBuffer.length;
			passwordBuffer.copy(request, 3 + usernameBuffer.length);
			this.socket.write(request);
		}
		handleAuthResponse() {
			if (this.buffer.length < 2) return;
			const version = this.buffer[0];
			const status = this.buffer[1];
			if (version !== 1) throw new Socks5ProxyError(`Invalid auth sub-negotiation version: ${version}`, "UND_ERR_SOCKS5_AUTH_VERSION");
			if (status !== 0) throw new Socks5ProxyError("Authentication failed", "UND_ERR_SOCKS5_AUTH_FAILED");
			this.buffer = this.buffer.subarray(2);
			debug("authentication successful");
			this.markAuthenticated();
		}
		connect(address, port) {
			if (this.state === STATES.CONNECTING || this.state === STATES.CONNECTED) throw new InvalidArgumentError("Connection already in progress");
			if (this.state !== STATES.AUTHENTICATED) throw new InvalidArgumentError("Client must be authenticated before CONNECT");
			debug("connecting to", address, port);
			this.state = STATES.CONNECTING;
			const request = this.buildConnectRequest(COMMANDS.CONNECT, address, port);
			this.socket.write(request);
		}
		buildConnectRequest(command, address, port) {
			const { type: addressType, buffer: addressBuffer } = parseAddress(address);
			const request = Buffer.alloc(4 + addressBuffer.length + 2);
			request[0] = SOCKS_VERSION;
			request[1] = command;
			request[2] = 0;
			request[3] = addressType;
			addressBuffer.copy(request, 4);
			request.writeUInt16BE(port, 4 + addressBuffer.length);
			return request;
		}
		handleConnectResponse() {
			if (this.buffer.length < 4) return;
			const version = this.buffer[0];
			const reply = this.buffer[1];
			const addressType = this.buffer[3];
			if (version !== SOCKS_VERSION) throw new Socks5ProxyError(`Invalid SOCKS version in reply: ${version}`, "UND_ERR_SOCKS5_REPLY_VERSION");
			let responseLength = 4;
			if (addressType === ADDRESS_TYPES.IPV4) responseLength += 6;
			else if (addressType === ADDRESS_TYPES.DOMAIN) {
				if (this.buffer.length < 5) return;
				responseLength += 1 + this.buffer[4] + 2;
			} else if (addressType === ADDRESS_TYPES.IPV6) responseLength += 18;
			else throw new Socks5ProxyError(`Invalid address type in reply: ${addressType}`, "UND_ERR_SOCKS5_ADDR_TYPE");
			if (this.buffer.length < responseLength) return;
			if (reply !== REPLY_CODES.SUCCEEDED) {
				const errorMessage = this.getReplyErrorMessage(reply);
				throw new Socks5ProxyError(`SOCKS5 connection failed: ${errorMessage}`, `UND_ERR_SOCKS5_REPLY_${reply}`);
			}
			let boundAddress;
			let offset = 4;
			if (addressType === ADDRESS_TYPES.IPV4) {
				boundAddress = Array.from(this.buffer.subarray(offset, offset + 4)).join(".");
				offset += 4;
			} else if (addressType === ADDRESS_TYPES.DOMAIN) {
				const domainLength = this.buffer[offset];
				offset += 1;
				boundAddress = this.buffer.subarray(offset, offset + domainLength).toString();
				offset += domainLength;
			} else if (addressType === ADDRESS_TYPES.IPV6) {
				const parts = [];
				for (let i = 0; i < 8; i++) {
					const value = this.buffer.readUInt16BE(offset + i * 2);
					parts.push(value.toString(16));
				}
				boundAddress = parts.join(":");
				offset += 16;
			}
			const boundPort = this.buffer.readUInt16BE(offset);
			this.buffer = EMPTY_BUFFER;
			this.state = STATES.CONNECTED;
			this.socket.removeListener("data", this.onSocketData);
			debug("connected, bound address:", boundAddress, "port:", boundPort);
			this.emit("connected", {
				address: boundAddress,
				port: boundPort
			});
		}
		getReplyErrorMessage(reply) {
			switch (reply) {
				case REPLY_CODES.GENERAL_FAILURE: return "General SOCKS server failure";
				case REPLY_CODES.CONNECTION_NOT_ALLOWED: return "Connection not allowed by ruleset";
				case REPLY_CODES.NETWORK_UNREACHABLE: return "Network unreachable";
				case REPLY_CODES.HOST_UNREACHABLE: return "Host unreachable";
				case REPLY_CODES.CONNECTION_REFUSED: return "Connection refused";
				case REPLY_CODES.TTL_EXPIRED: return "TTL expired";
				case REPLY_CODES.COMMAND_NOT_SUPPORTED: return "Command not supported";
				case REPLY_CODES.ADDRESS_TYPE_NOT_SUPPORTED: return "Address type not supported";
				default: return `Unknown error code: ${reply}`;
			}
		}
	};
	module.exports = {
		Socks5Client,
		AUTH_METHODS,
		COMMANDS,
		ADDRESS_TYPES,
		REPLY_CODES,
		STATES
	};
}));
// node_modules/undici/lib/dispatcher/socks5-proxy-agent.js
var require_socks5_proxy_agent = __commonJSMin(((exports, module) => {
	const { URL } = require__builtin_node_url();
	let tls;
	const DispatcherBase = require_dispatcher_base();
	const { ConnectTimeoutError, InvalidArgumentError } = require_errors();
	const { Socks5Client, STATES } = require_socks5_client();
	const { kBusy, kConnected, kDispatch, kClose, kDestroy } = require_symbols();
	const Pool = require_pool();
	const buildConnector = require_connect();
	const { setupConnectTimeout } = require_util$5();
	const { debuglog } = require__builtin_node_util();
	const debug = debuglog("undici:socks5-proxy");
	const DEFAULT_SOCKS5_CONNECT_TIMEOUT = 5e3;
	const kProxyUrl = Symbol("proxy url");
	const kProxyHeaders = Symbol("proxy headers");
	const kProxyAuth = Symbol("proxy auth");
	const kProxyProtocol = Symbol("proxy protocol");
	const kPools = Symbol("pools");
	const kConnector = Symbol("connector");
	const kConnectTimeout = Symbol("connect timeout");
	const kRequestTls = Symbol("request tls settings");
	const kRequestTlsTimeout = Symbol("request tls timeout");
	function createConnectTimeoutError(hostname, port, timeout) {
		return new ConnectTimeoutError(`Connect Timeout Error (attempted address: ${hostname}:${port}, timeout: ${timeout}ms)`);
	}
	let experimentalWarningEmitted = false;
	var Socks5ProxyAgent = class extends DispatcherBase {
		constructor(proxyUrl, options = {}) {
			super(options);
			if (!experimentalWarningEmitted) {
				process.emitWarning("SOCKS5 proxy support is experimental and subject to change", "ExperimentalWarning");
				experimentalWarningEmitted = true;
			}
			if (!proxyUrl) throw new InvalidArgumentError("Proxy URL is mandatory");
			const url = typeof proxyUrl === "string" ? new URL(proxyUrl) : proxyUrl;
			if (url.protocol !== "socks5:" && url.protocol !== "socks:") throw new InvalidArgumentError("Proxy URL must use socks5:// or socks:// protocol");
			this[kProxyUrl] = url;
			this[kProxyHeaders] = options.headers || {};
			this[kProxyProtocol] = options.proxyTls ? "https:" : "http:";
			const connectTimeout = options.connectTimeout ?? DEFAULT_SOCKS5_CONNECT_TIMEOUT;
			if (!Number.isFinite(connectTimeout) || connectTimeout < 0) throw new InvalidArgumentError("invalid connectTimeout");
			this[kConnectTimeout] = connectTimeout;
			const { timeout, ...requestTls } = options.requestTls || {};
			const requestTlsTimeout = timeout ?? connectTimeout;
			if (!Number.isFinite(requestTlsTimeout) || requestTlsTimeout < 0) throw new InvalidArgumentError("invalid requestTls.timeout");
			this[kRequestTls] = requestTls;
			this[kRequestTlsTimeout] = requestTlsTimeout;
			this[kProxyAuth] = {
				username: options.username || (url.username ? decodeURIComponent(url.username) : null),
				password: options.password || (url.password ? decodeURIComponent(url.password) : null)
			};
			const proxyTlsTimeout = options.proxyTls?.timeout ?? connectTimeout;
			if (!Number.isFinite(proxyTlsTimeout) || proxyTlsTimeout < 0) throw new InvalidArgumentError("invalid proxyTls.timeout");
			this[kConnector] = options.connect || buildConnector({
				...options.proxyTls,
				timeout: proxyTlsTimeout,
				servername: options.proxyTls?.servername || url.hostname
			});
			this[kPools] = new Map();
		}
		async createSocks5Connection(targetHost, targetPort) {
			const proxyHost = this[kProxyUrl].hostname;
			const proxyPort = parseInt(this[kProxyUrl].port) || 1080;
			debug("creating SOCKS5 connection to", proxyHost, proxyPort);
			const socketReady = Promise.withResolvers();
			this[kConnector]({
				hostname: proxyHost,
				host: proxyHost,
				port: proxyPort,
				protocol: this[kProxyProtocol]
			}, (err, socket) => {
				if (err) socketReady.reject(err);
				else socketReady.resolve(socket);
			});
			const socket = await socketReady.promise;
			const socks5Client = new Socks5Client(socket, this[kProxyAuth]);
			socks5Client.on("error", (err) => {
				debug("SOCKS5 error:", err);
				socket.destroy();
			});
			await socks5Client.handshake();
			const authenticationReady = Promise.withResolvers();
			const authenticationTimeout = this[kConnectTimeout] === 0 ? null : setTimeout(() => {
				cleanupAuthenticationListeners();
				socks5Client.destroy();
				authenticationReady.reject(createConnectTimeoutError(proxyHost, proxyPort, this[kConnectTimeout]));
			}, this[kConnectTimeout]);
			const cleanupAuthenticationListeners = () => {
				clearTimeout(authenticationTimeout);
				socks5Client.removeListener("authenticated", onAuthenticated);
				socks5Client.removeListener("error", onAuthenticationError);
			};
			const onAuthenticated = () => {
				cleanupAuthenticationListeners();
				authenticationReady.resolve();
			};
			const onAuthenticationError = (err) => {
				cleanupAuthenticationListeners();
				authenticationReady.reject(err);
			};
			if (socks5Client.state === STATES.AUTHENTICATED) {
				clearTimeout(authenticationTimeout);
				authenticationReady.resolve();
			} else {
				socks5Client.once("authenticated", onAuthenticated);
				socks5Client.once("error", onAuthenticationError);
			}
			await authenticationReady.promise;
			await socks5Client.connect(targetHost, targetPort);
			const connectionReady = Promise.withResolvers();
			const connectionTimeout = this[kConnectTimeout] === 0 ? null : setTimeout(() => {
				cleanupConnectionListeners();
				socks5Client.destroy();
				connectionReady.reject(createConnectTimeoutError(targetHost, targetPort, this[kConnectTimeout]));
			}, this[kConnectTimeout]);
			const cleanupConnectionListeners = () => {
				clearTimeout(connectionTimeout);
				socks5Client.removeListener("connected", onConnected);
				socks5Client.removeListener("error", onConnectionError);
			};
			const onConnected = (info) => {
				debug("SOCKS5 tunnel established to", targetHost, targetPort, "via", info);
				cleanupConnectionListeners();
				connectionReady.resolve();
			};
			const onConnectionError = (err) => {
				cleanupConnectionListeners();
				connectionReady.reject(err);
			};
			socks5Client.once("connected", onConnected);
			socks5Client.once("error", onConnectionError);
			await connectionReady.promise;
			return socket;
		}
		[kDispatch](opts, handler) {
			const { origin } = opts;
			debug("dispatching request to", origin, "via SOCKS5");
			try {
				const originKey = String(origin);
				let pool = this[kPools].get(originKey);
				if (!pool || pool.destroyed || pool.closed) {
					pool = new Pool(origin, {
						pipelining: opts.pipelining,
						connections: opts.connections,
						connect: async (connectOpts, callback) => {
							try {
								const url = new URL(origin);
								const targetHost = url.hostname;
								const targetPort = parseInt(url.port) || (url.protocol === "https:" ? 443 : 80);
								debug("establishing SOCKS5 connection to", targetHost, targetPort);
								const socket = await this.createSocks5Connection(targetHost, targetPort);
								let finalSocket = socket;
								if (url.protocol === "https:") {
									if (!tls) tls = require__builtin_node_tls();
									debug("upgrading to TLS");
									finalSocket = tls.connect({
										...this[kRequestTls],
										socket,
										servername: this[kRequestTls]?.servername || targetHost
									});
									const tlsReady = Promise.withResolvers();
									const cleanupTlsListeners = () => {
										queueMicrotask(clearTlsTimeout);
										finalSocket.removeListener("secureConnect", onSecureConnect);
										finalSocket.removeListener("error", onTlsError);
									};
									const onSecureConnect = () => {
										cleanupTlsListeners();
										tlsReady.resolve();
									};
									const onTlsError = (err) => {
										cleanupTlsListeners();
										tlsReady.reject(err);
									};
									const clearTlsTimeout = setupConnectTimeout(new WeakRef(finalSocket), {
										timeout: this[kRequestTlsTimeout],
										hostname: targetHost,
										port: targetPort
									});
									finalSocket.once("secureConnect", onSecureConnect);
									finalSocket.once("error", onTlsError);
									await tlsReady.promise;
								}
								callback(null, finalSocket);
							} catch (err) {
								debug("SOCKS5 connection error:", err);
								callback(err);
							}
						}
					});
					this[kPools].set(originKey, pool);
					const closePoolIfUnused = () => {
						if (this[kPools].get(originKey) !== pool || pool[kConnected] > 0 || pool[kBusy]) return;
						this[kPools].delete(originKey);
						if (!pool.destroyed) pool.close();
					};
					pool.on("disconnect", closePoolIfUnused);
					pool.on("connectionError", closePoolIfUnused);
				}
				return pool[kDispatch](opts, handler);
			} catch (err) {
				debug("dispatch error:", err);
				if (typeof handler.onResponseError === "function") {
					handler.onResponseError(null, err);
					return false;
				} else if (typeof handler.onError === "function") {
					handler.onError(err);
					return false;
				} else throw err;
			}
		}
		async [kClose]() {
			const closePromises = [];
			for (const pool of this[kPools].values()) closePromises.push(pool.close());
			this[kPools].clear();
			await Promise.all(closePromises);
		}
		async [kDestroy](err) {
			const destroyPromises = [];
			for (const pool of this[kPools].values()) destroyPromises.push(pool.destroy(err));
			this[kPools].clear();
			await Promise.all(destroyPromises);
		}
	};
	module.exports = Socks5ProxyAgent;
}));
// node_modules/undici/lib/dispatcher/proxy-agent.js
var require_proxy_agent = __commonJSMin(((exports, module) => {
	const { kProxy, kClose, kDestroy, kDispatch } = require_symbols();
	const Agent = require_agent();
	const Pool = require_pool();
	const DispatcherBase = require_dispatcher_base();
	const { InvalidArgumentError, RequestAbortedError, SecureProxyConnectionError, ProxyConnectionError } = require_errors();
	const buildConnector = require_connect();
	const Client = require_client();
	const { channels } = require_diagnostics();
	const Socks5ProxyAgent = require_socks5_proxy_agent();
	const { hasSafeIterator } = require_util$5();
	const kAgent = Symbol("proxy agent");
	const kClient = Symbol("proxy client");
	const kProxyHeaders = Symbol("proxy headers");
	const kRequestTls = Symbol("request tls settings");
	const kProxyTls = Symbol("proxy tls settings");
	const kConnectEndpoint = Symbol("connect endpoint function");
	const kConnectEndpointHTTP1 = Symbol("connect endpoint function (http/1.1 only)");
	const kTunnelProxy = Symbol("tunnel proxy");
	const proxyAuthorization = "proxy-authorization";
	function defaultProtocolPort(protocol) {
		return protocol === "https:" ? 443 : 80;
	}
	function defaultFactory(origin, opts) {
		return new Pool(origin, opts);
	}
	const noop = () => {};
	function defaultAgentFactory(origin, opts) {
		if (opts.connections === 1) return new Client(origin, opts);
		return new Pool(origin, opts);
	}
	function shouldProxyTunnel(requestProtocol, proxyTunnel) {
		return proxyTunnel === true || requestProtocol !== "http:";
	}
	var Http1ProxyWrapper = class extends DispatcherBase {
		#client;
		#proxyServername;
		constructor(proxyUrl, { headers = {}, connect, factory, proxyServername }) {
			if (!proxyUrl) throw new InvalidArgumentError("Proxy URL is mandatory");
			super();
			this[kProxyHeaders] = headers;
			this.#proxyServername = proxyServername;
			if (factory) this.#client = factory(proxyUrl, { connect });
			else this.#client = new Client(proxyUrl, { connect });
		}
		[kDispatch](opts, handler) {
			const onResponseStart = handler.onResponseStart;
			handler.onResponseStart = function(controller, statusCode, data, statusMessage) {
				if (statusCode === 407) {
					if (typeof handler.onResponseError === "function") handler.onResponseError(controller, new InvalidArgumentError("Proxy Authentication Required (407)"));
					return;
				}
				if (onResponseStart) onResponseStart.call(this, controller, statusCode, data, statusMessage);
			};
			const { origin, path = "/", headers = {} } = opts;
			opts.path = origin + path;
			opts.headers = {
				...this[kProxyHeaders],
				...headers
			};
			if (!hasHostHeader(headers)) opts.headers.host = new URL(origin).host;
			if (this.#proxyServername != null) opts.servername = this.#proxyServername;
			return this.#client[kDispatch](opts, handler);
		}
		[kClose]() {
			return this.#client.close();
		}
		[kDestroy](err) {
			return this.#client.destroy(err);
		}
	};
	var ProxyAgent = class extends DispatcherBase {
		constructor(opts) {
			if (!opts || typeof opts === "object" && !(opts instanceof URL) && !opts.uri) throw new InvalidArgumentError("Proxy uri is mandatory");
			const { clientFactory = defaultFactory } = opts;
			if (typeof clientFactory !== "function") throw new InvalidArgumentError("Proxy opts.clientFactory must be a function.");
			const { proxyTunnel, connectTimeout } = opts;
			super(opts);
			const url = this.#getUrl(opts);
			const { href, origin, port, protocol, username, password, hostname: proxyHostname } = url;
			this[kProxy] = {
				uri: href,
				protocol
			};
			this[kRequestTls] = opts.requestTls;
			this[kProxyTls] = opts.proxyTls;
			this[kProxyHeaders] = opts.headers || {};
			this[kTunnelProxy] = proxyTunnel;
			if (opts.auth && opts.token) throw new InvalidArgumentError("opts.auth cannot be used in combination with opts.token");
			else if (opts.auth) this[kProxyHeaders]["proxy-authorization"] = `Basic ${opts.auth}`;
			else if (opts.token) this[kProxyHeaders]["proxy-authorization"] = opts.token;
			else if (username && password) this[kProxyHeaders]["proxy-authorization"] = `Basic ${Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString("base64")}`;
			else if (username) this[kProxyHeaders]["proxy-authorization"] = `Basic ${Buffer.from(`${decodeURIComponent(username)}:`).toString("base64")}`;
			const connect = buildConnector({
				timeout: connectTimeout,
				...opts.proxyTls
			});
			const connectHTTP1 = buildConnector({
				timeout: connectTimeout,
				...opts.proxyTls,
				allowH2: false
			});
			this[kConnectEndpoint] = buildConnector({
				timeout: connectTimeout,
				...opts.requestTls
			});
			this[kConnectEndpointHTTP1] = buildConnector({
				timeout: connectTimeout,
				...opts.requestTls,
				allowH2: false
			});
			const agentFactory = opts.factory || defaultAgentFactory;
			const factory = (origin, options) => {
				const { protocol } = new URL(origin);
				if (this[kProxy].protocol === "socks5:" || this[kProxy].protocol === "socks:") return new Socks5ProxyAgent(this[kProxy].uri, {
					headers: this[kProxyHeaders],
					connect,
					factory: agentFactory,
					username: opts.username || username,
					password: opts.password || password,
					connectTimeout,
					proxyTls: opts.proxyTls,
					requestTls: opts.requestTls
				});
				if (!shouldProxyTunnel(protocol, this[kTunnelProxy])) {
					const forwardConnect = this[kProxy].protocol === "https:" ? (opts, cb) => connectHTTP1(opts, (err, socket) => {
						if (err && err.code === "ERR_TLS_CERT_ALTNAME_INVALID") cb(new SecureProxyConnectionError(err));
						else cb(err, socket);
					}) : connectHTTP1;
					return new Http1ProxyWrapper(this[kProxy].uri, {
						headers: this[kProxyHeaders],
						connect: forwardConnect,
						factory: agentFactory,
						proxyServername: this[kProxy].protocol === "https:" ? this[kProxyTls]?.servername || proxyHostname : void 0
					});
				}
				return agentFactory(origin, options);
			};
			if (protocol === "socks5:" || protocol === "socks:") this[kClient] = null;
			else this[kClient] = clientFactory(url, { connect });
			this[kAgent] = new Agent({
				...opts,
				factory,
				connect: async (opts, callback) => {
					if (!this[kClient]) {
						callback(new InvalidArgumentError("Cannot establish tunnel connection without a proxy client"));
						return;
					}
					let requestedPath = opts.host;
					if (!opts.port) requestedPath += `:${defaultProtocolPort(opts.protocol)}`;
					try {
						const connectParams = {
							origin,
							port,
							path: requestedPath,
							signal: opts.signal,
							headers: {
								...this[kProxyHeaders],
								host: opts.host,
								...opts.connections == null || opts.connections > 0 ? { "proxy-connection": "keep-alive" } : {}
							},
							servername: this[kProxyTls]?.servername || proxyHostname
						};
						const { socket, statusCode } = await this[kClient].connect(connectParams);
						if (statusCode !== 200) {
							socket.on("error", noop).destroy();
							callback(new RequestAbortedError(`Proxy response (${statusCode}) !== 200 when HTTP Tunneling`));
							return;
						}
						if (channels.proxyConnected.hasSubscribers) channels.proxyConnected.publish({
							socket,
							connectParams
						});
						if (opts.protocol !== "https:") {
							callback(null, socket);
							return;
						}
						let servername;
						if (this[kRequestTls]) servername = this[kRequestTls].servername;
						else servername = opts.servername;
						(opts.allowH2 === false ? this[kConnectEndpointHTTP1] : this[kConnectEndpoint])({
							...opts,
							servername,
							httpSocket: socket
						}, callback);
					} catch (err) {
						if (err.code === "ERR_TLS_CERT_ALTNAME_INVALID") callback(new SecureProxyConnectionError(err));
						else if (err.code === "UND_ERR_SOCKET") callback(new ProxyConnectionError(err));
						else callback(err);
					}
				}
			});
		}
		dispatch(opts, handler) {
			let headers = buildHeaders(opts.headers);
			throwIfProxyAuthIsSent(headers);
			if (headers && !hasHostHeader(headers)) {
				if (headers === opts.headers) headers = { ...headers };
				headers.host = new URL(opts.origin).host;
			}
			return this[kAgent].dispatch({
				...opts,
				headers
			}, handler);
		}
		#getUrl(opts) {
			if (typeof opts === "string") return new URL(opts);
			else if (opts instanceof URL) return opts;
			else return new URL(opts.uri);
		}
		[kClose]() {
			const promises = [this[kAgent].close()];
			if (this[kClient]) promises.push(this[kClient].close());
			return Promise.all(promises);
		}
		[kDestroy]() {
			const promises = [this[kAgent].destroy()];
			if (this[kClient]) promises.push(this[kClient].destroy());
			return Promise.all(promises);
		}
	};
	function buildHeaders(headers) {
		if (Array.isArray(headers)) {
			const headersPair = {};
			for (let i = 0; i < headers.length; i += 2) {
				if (isProxyAuthorizationHeader(headers[i])) throwProxyAuthError();
				headersPair[headers[i]] = headers[i + 1];
			}
			return headersPair;
		}
		if (headers && typeof headers === "object" && hasSafeIterator(headers)) {
			const headersPair = {};
			for (const [key, value] of headers) {
				if (!Object.hasOwn(headersPair, key)) {
					headersPair[key] = value;
					continue;
				}
				const previous = headersPair[key];
				const values = [];
				if (previous !== void 0) values.push(...Array.isArray(previous) ? previous : [previous]);
				if (value !== void 0) values.push(...Array.isArray(value) ? value : [value]);
				headersPair[key] = values.length > 1 ? values : values[0];
			}
			return headersPair;
		}
		return headers;
	}
	function throwIfProxyAuthIsSent(headers) {
		for (const key in headers) if (isProxyAuthorizationHeader(key)) throwProxyAuthError();
	}
	function isProxyAuthorizationHeader(key) {
		return key.length === 19 && key.toLowerCase() === proxyAuthorization;
	}
	function hasHostHeader(headers) {
		for (const key in headers) if (key.length === 4 && key.toLowerCase() === "host") return true;
		return false;
	}
	function throwProxyAuthError() {
		throw new InvalidArgumentError("Proxy-Authorization should be sent in ProxyAgent constructor");
	}
	module.exports = ProxyAgent;
}));
// node_modules/undici/lib/dispatcher/env-http-proxy-agent.js
var require_env_http_proxy_agent = __commonJSMin(((exports, module) => {
	const DispatcherBase = require_dispatcher_base();
	const { kClose, kDestroy, kClosed, kDestroyed, kDispatch, kNoProxyAgent, kHttpProxyAgent, kHttpsProxyAgent } = require_symbols();
	const ProxyAgent = require_proxy_agent();
	const Agent = require_agent();
	const DEFAULT_PORTS = {
		"http:": 80,
		"https:": 443
	};
	var EnvHttpProxyAgent = class extends DispatcherBase {
		#noProxyValue = null;
		#noProxyEntries = null;
		#opts = null;
		constructor(opts = {}) {
			super(opts);
			this.#opts = opts;
			const { httpProxy, httpsProxy, noProxy, ...agentOpts } = opts;
			this[kNoProxyAgent] = new Agent(agentOpts);
			const HTTP_PROXY = httpProxy ?? process.env.http_proxy ?? process.env.HTTP_PROXY;
			if (HTTP_PROXY) this[kHttpProxyAgent] = new ProxyAgent({
				...agentOpts,
				uri: HTTP_PROXY
			});
			else this[kHttpProxyAgent] = this[kNoProxyAgent];
			const HTTPS_PROXY = httpsProxy ?? process.env.https_proxy ?? process.env.HTTPS_PROXY;
			if (HTTPS_PROXY) this[kHttpsProxyAgent] = new ProxyAgent({
				...agentOpts,
				uri: HTTPS_PROXY
			});
			else this[kHttpsProxyAgent] = this[kHttpProxyAgent];
			this.#parseNoProxy();
		}
		[kDispatch](opts, handler) {
			const url = new URL(opts.origin);
			return this.#getProxyAgentForUrl(url).dispatch(opts, handler);
		}
		[kClose]() {
			return Promise.all([
				this[kNoProxyAgent].close(),
				!this[kHttpProxyAgent][kClosed] && this[kHttpProxyAgent].close(),
				!this[kHttpsProxyAgent][kClosed] && this[kHttpsProxyAgent].close()
			]);
		}
		[kDestroy](err) {
			return Promise.all([
				this[kNoProxyAgent].destroy(err),
				!this[kHttpProxyAgent][kDestroyed] && this[kHttpProxyAgent].destroy(err),
				!this[kHttpsProxyAgent][kDestroyed] && this[kHttpsProxyAgent].destroy(err)
			]);
		}
		#getProxyAgentForUrl(url) {
			let { protocol, host: hostname, port } = url;
			hostname = hostname.replace(/:\d*$/, "").replace(/^\[(.+)\]$/, "$1").toLowerCase();
			if (hostname.length > 1 && hostname.charCodeAt(hostname.length - 1) === 46) hostname = hostname.slice(0, -1);
			port = Number.parseInt(port, 10) || DEFAULT_PORTS[protocol] || 0;
			if (!this.#shouldProxy(hostname, port)) return this[kNoProxyAgent];
			if (protocol === "https:") return this[kHttpsProxyAgent];
			return this[kHttpProxyAgent];
		}
		#shouldProxy(hostname, port) {
			if (this.#noProxyChanged) this.#parseNoProxy();
			if (this.#noProxyEntries.length === 0) return true;
			for (let i = 0; i < this.#noProxyEntries.length; i++) {
				const entry = this.#noProxyEntries[i];
				if (entry.hostname === "*") {
					if (entry.port && entry.port !== port) continue;
					return false;
				}
				if (entry.port && entry.port !== port) continue;
				if (!entry.wildcard && hostname === entry.hostname) return false;
				if (hostname.slice(-(entry.hostname.length + 1)) === `.${entry.hostname}`) return false;
			}
			return true;
		}
		#parseNoProxy() {
			const noProxyValue = this.#opts.noProxy ?? this.#noProxyEnv;
			const noProxySplit = noProxyValue.split(/[,\s]/);
			const noProxyEntries = [];
			for (let i = 0; i < noProxySplit.length; i++) {
				const entry = noProxySplit[i];
				if (!entry) continue;
				let hostname, port;
				const ipv6WithPort = entry.match(/^\[(.+)\]:(\d+)$/);
				if (ipv6WithPort) {
					hostname = ipv6WithPort[1];
					port = Number.parseInt(ipv6WithPort[2], 10);
				} else {
					const unbracketed = entry.replace(/^\[(.+)\]$/, "$1");
					const parsed = (unbracketed.match(/:/g) || []).length === 1 && unbracketed.match(/^(.+):(\d+)$/);
					hostname = parsed ? parsed[1] : unbracketed;
					port = parsed ? Number.parseInt(parsed[2], 10) : 0;
				}
				const wildcard = entry.charCodeAt(0) === 42;
				noProxyEntries.push({
					hostname: hostname.replace(/^\*?\./, "").replace(/^(.+)\.$/, "$1").toLowerCase(),
					port,
					wildcard
				});
			}
			this.#noProxyValue = noProxyValue;
			this.#noProxyEntries = noProxyEntries;
		}
		get #noProxyChanged() {
			if (this.#opts.noProxy !== void 0) return false;
			return this.#noProxyValue !== this.#noProxyEnv;
		}
		get #noProxyEnv() {
			return process.env.no_proxy ?? process.env.NO_PROXY ?? "";
		}
	};
	module.exports = EnvHttpProxyAgent;
}));
// \0builtin:node:assert
var require__builtin_node_assert = __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:assert");
}));
// node_modules/undici/lib/handler/retry-handler.js
var require_retry_handler = __commonJSMin(((exports, module) => {
	const assert = require__builtin_node_assert();
	const { kRetryHandlerDefaultRetry } = require_symbols();
	const { RequestRetryError, RequestAbortedError } = require_errors();
	const { hasSafeIterator, isDisturbed, parseRangeHeader, wrapRequestBody } = require_util$5();
	function calculateRetryAfterHeader(retryAfter) {
		const retryTime = new Date(retryAfter).getTime();
		return isNaN(retryTime) ? null : retryTime - Date.now();
	}
	function validatePartialResponseContentLength(headers, range, statusCode, retryCount) {
		const contentLength = headers["content-length"];
		if (contentLength == null) return;
		if (!Number.isFinite(range.start) || !Number.isFinite(range.end)) return;
		const length = Number(contentLength);
		const expectedLength = range.end - range.start + 1;
		if (!Number.isFinite(length) || length !== expectedLength) throw new RequestRetryError("Content-Length mismatch", statusCode, {
			headers,
			data: { count: retryCount }
		});
	}
	var RetryController = class {
		#onAbort;
		#paused = false;
		#target = null;
		constructor(onAbort) {
			this.#onAbort = onAbort;
		}
		set target(target) {
			this.#target = target;
			if (this.#paused) target?.pause();
		}
		get target() {
			return this.#target;
		}
		pause() {
			this.#paused = true;
			this.#target?.pause();
		}
		resume() {
			this.#paused = false;
			this.#target?.resume();
		}
		abort(reason) {
			this.#target?.abort(reason);
			this.#onAbort(reason);
		}
		get paused() {
			return this.#paused || (this.#target?.paused ?? false);
		}
		get aborted() {
			return this.#target?.aborted ?? false;
		}
		get reason() {
			return this.#target?.reason ?? null;
		}
		get rawHeaders() {
			return this.#target?.rawHeaders ?? null;
		}
		set rawHeaders(value) {
			if (this.#target) this.#target.rawHeaders = value;
		}
		get rawTrailers() {
			return this.#target?.rawTrailers ?? null;
		}
		set rawTrailers(value) {
			if (this.#target) this.#target.rawTrailers = value;
		}
	};
	var RetryHandler = class RetryHandler {
		constructor(opts, { dispatch, handler }) {
			const { retryOptions, ...dispatchOpts } = opts;
			const { retry: retryFn, maxRetries, maxTimeout, minTimeout, timeoutFactor, methods, errorCodes, retryAfter, statusCodes, throwOnError } = retryOptions ?? {};
			this.error = null;
			this.dispatch = dispatch;
			this.handler = handler;
			this.opts = {
				...dispatchOpts,
				body: wrapRequestBody(opts.body)
			};
			this.retryOpts = {
				throwOnError: throwOnError ?? true,
				retry: retryFn ?? RetryHandler[kRetryHandlerDefaultRetry],
				retryAfter: retryAfter ?? true,
				maxTimeout: maxTimeout ?? 3e4,
				minTimeout: minTimeout ?? 500,
				timeoutFactor: timeoutFactor ?? 2,
				maxRetries: maxRetries ?? 5,
				methods: methods ?? [
					"GET",
					"HEAD",
					"OPTIONS",
					"PUT",
					"DELETE",
					"TRACE",
					"QUERY"
				],
				statusCodes: statusCodes ?? [
					500,
					502,
					503,
					504,
					429
				],
				errorCodes: errorCodes ?? [
					"ECONNRESET",
					"ECONNREFUSED",
					"ENOTFOUND",
					"ENETDOWN",
					"ENETUNREACH",
					"EHOSTDOWN",
					"EHOSTUNREACH",
					"EPIPE",
					"UND_ERR_SOCKET"
				]
			};
			this.retryCount = 0;
			this.retryCountCheckpoint = 0;
			this.headersSent = false;
			this.start = 0;
			this.end = null;
			this.etag = null;
			this.statusCode = null;
			this.headers = null;
			this.controllerProxy = new RetryController((reason) => this.#onAbort(reason));
			this.retryPending = false;
			this.retryTimer = null;
			this.pendingResponseData = null;
			this.pendingResponseTrailers = null;
			this.pendingResponseEnded = false;
			this.aborted = false;
		}
		onResponseStartWithRetry(controller, statusCode, headers, statusMessage, err) {
			if (this.retryOpts.throwOnError) {
				if (this.retryOpts.statusCodes.includes(statusCode) === false) {
					if (this.headersSent) this.handler.onResponseError?.(this.controllerProxy, err);
					else {
						this.headersSent = true;
						this.checkpointResponseEnd(headers);
						this.handler.onResponseStart?.(this.controllerProxy, statusCode, headers, statusMessage);
					}
				} else this.error = err;
				return;
			}
			if (isDisturbed(this.opts.body)) {
				this.headersSent = true;
				this.checkpointResponseEnd(headers);
				this.handler.onResponseStart?.(this.controllerProxy, statusCode, headers, statusMessage);
				return;
			}
			function shouldRetry(passedErr) {
				if (this.aborted) return;
				this.retryPending = false;
				this.retryTimer = null;
				const pendingData = this.pendingResponseData;
				const pendingTrailers = this.pendingResponseTrailers;
				const pendingEnd = this.pendingResponseEnded;
				this.pendingResponseData = null;
				this.pendingResponseTrailers = null;
				this.pendingResponseEnded = false;
				if (passedErr) {
					if (this.headersSent) this.handler.onResponseError?.(this.controllerProxy, passedErr);
					else {
						this.headersSent = true;
						this.checkpointResponseEnd(headers);
						this.handler.onResponseStart?.(this.controllerProxy, statusCode, headers, statusMessage);
						controller.resume();
						if (pendingEnd) {
							for (const chunk of pendingData) this.onResponseData(controller, chunk);
							this.onResponseEnd(controller, pendingTrailers);
						}
						return;
					}
					controller.resume();
					return;
				}
				this.error = err;
				controller.resume();
				if (pendingEnd) this.onResponseEnd(controller, pendingTrailers);
			}
			controller.pause();
			this.retryPending = true;
			this.pendingResponseData = [];
			this.pendingResponseTrailers = null;
			this.pendingResponseEnded = false;
			this.retryTimer = this.retryOpts.retry(err, {
				state: { counter: this.retryCount },
				opts: {
					retryOptions: this.retryOpts,
					...this.opts
				}
			}, shouldRetry.bind(this)) ?? null;
		}
		checkpointResponseEnd(headers) {
			if (this.end == null && this.opts.method !== "HEAD") {
				const contentLength = headers["content-length"];
				this.end = contentLength != null ? Number(contentLength) - 1 : null;
				assert(this.end == null || Number.isFinite(this.end), "invalid content-length");
				this.resume = this.end != null;
			}
		}
		onRequestStart(controller, context) {
			this.controllerProxy.target = controller;
			if (!this.headersSent) this.handler.onRequestStart?.(this.controllerProxy, context);
		}
		onBodySent(chunk) {
			this.handler.onBodySent?.(chunk);
		}
		onRequestSent() {
			this.handler.onRequestSent?.();
		}
		onRequestUpgrade(_controller, statusCode, headers, socket) {
			this.handler.onRequestUpgrade?.(this.controllerProxy, statusCode, headers, socket);
		}
		static [kRetryHandlerDefaultRetry](err, { state, opts }, cb) {
			const { statusCode, code, headers } = err;
			const { method, retryOptions } = opts;
			const { maxRetries, minTimeout, maxTimeout, timeoutFactor, statusCodes, errorCodes, methods, retryAfter } = retryOptions;
			const { counter } = state;
			if (code && code !== "UND_ERR_REQ_RETRY" && !errorCodes.includes(code)) {
				cb(err);
				return;
			}
			if (Array.isArray(methods) && !methods.includes(method)) {
				cb(err);
				return;
			}
			if (statusCode != null && Array.isArray(statusCodes) && !statusCodes.includes(statusCode)) {
				cb(err);
				return;
			}
			if (counter > maxRetries) {
				cb(err);
				return;
			}
			let retryAfterHeader = retryAfter === false ? void 0 : headers?.["retry-after"];
			if (retryAfterHeader) {
				retryAfterHeader = Number(retryAfterHeader);
				retryAfterHeader = Number.isNaN(retryAfterHeader) ? calculateRetryAfterHeader(headers["retry-after"]) : retryAfterHeader * 1e3;
			}
			const retryTimeout = retryAfterHeader === 0 ? 0 : retryAfterHeader > 0 ? Math.min(retryAfterHeader, maxTimeout) : Math.min(minTimeout * timeoutFactor ** (counter - 1), maxTimeout);
			return setTimeout(() => cb(null), retryTimeout);
		}
		onResponseStart(controller, statusCode, headers, statusMessage) {
			if (statusCode < 200) {
				this.handler.onResponseStart?.(this.controllerProxy, statusCode, headers, statusMessage);
				return;
			}
			this.error = null;
			this.retryCount += 1;
			this.statusCode = statusCode;
			this.headers = headers;
			if (this.headersSent) {
				if (statusCode !== 206 && (this.start > 0 || statusCode !== 200)) throw new RequestRetryError("server does not support the range header and the payload was partially consumed", statusCode, {
					headers,
					data: { count: this.retryCount }
				});
				const contentRange = parseRangeHeader(headers["content-range"]);
				if (!contentRange) throw new RequestRetryError("Content-Range mismatch", statusCode, {
					headers,
					data: { count: this.retryCount }
				});
				if (this.etag != null && this.etag !== headers.etag) throw new RequestRetryError("ETag mismatch", statusCode, {
					headers,
					data: { count: this.retryCount }
				});
				validatePartialResponseContentLength(headers, contentRange, statusCode, this.retryCount);
				const { start, size, end = size ? size - 1 : null } = contentRange;
				if (this.start !== start || this.end != null && this.end !== end) throw new RequestRetryError("Content-Range mismatch", statusCode, {
					headers,
					data: { count: this.retryCount }
				});
				return;
			}
			if (statusCode >= 300) {
				const err = new RequestRetryError("Request failed", statusCode, {
					headers,
					data: { count: this.retryCount }
				});
				this.onResponseStartWithRetry(controller, statusCode, headers, statusMessage, err);
				return;
			}
			if (this.end == null) {
				if (statusCode === 206) {
					const range = parseRangeHeader(headers["content-range"]);
					if (range == null || range.end == null) {
						this.headersSent = true;
						this.handler.onResponseStart?.(this.controllerProxy, statusCode, headers, statusMessage);
						return;
					}
					validatePartialResponseContentLength(headers, range, statusCode, this.retryCount);
					const { start, size, end = size ? size - 1 : null } = range;
					assert(start != null && Number.isFinite(start), "content-range mismatch");
					assert(end != null && Number.isFinite(end), "invalid content-length");
					this.start = start;
					this.end = end;
				}
				if (this.end == null && this.opts.method !== "HEAD") {
					const contentLength = headers["content-length"];
					this.end = contentLength != null ? Number(contentLength) - 1 : null;
				}
				assert(Number.isFinite(this.start));
				assert(this.end == null || Number.isFinite(this.end), "invalid content-length");
				this.resume = true;
				this.etag = headers.etag != null ? headers.etag : null;
				if (this.etag != null && this.etag[0] === "W" && this.etag[1] === "/") this.etag = null;
				this.headersSent = true;
				this.handler.onResponseStart?.(this.controllerProxy, statusCode, headers, statusMessage);
			} else throw new RequestRetryError("Request failed", statusCode, {
				headers,
				data: { count: this.retryCount }
			});
		}
		onResponseData(_controller, chunk) {
			if (this.pendingResponseData !== null) {
				this.pendingResponseData.push(chunk);
				return;
			}
			if (this.error) return;
			this.start += chunk.length;
			this.handler.onResponseData?.(this.controllerProxy, chunk);
		}
		onResponseEnd(_controller, trailers) {
			if (this.pendingResponseData !== null) {
				this.pendingResponseTrailers = trailers;
				this.pendingResponseEnded = true;
				return;
			}
			if (this.error && this.retryOpts.throwOnError) throw this.error;
			if (!this.error) {
				if (this.end != null && Number.isFinite(this.end)) {
					if (this.start !== this.end + 1) throw new RequestRetryError("Content-Range mismatch", this.statusCode, {
						headers: this.headers,
						data: { count: this.retryCount }
					});
				}
				this.retryCount = 0;
				return this.handler.onResponseEnd?.(this.controllerProxy, trailers);
			}
			this.retry();
		}
		retry() {
			if (this.start !== 0) this.opts = {
				...this.opts,
				headers: buildResumeHeaders(this.opts.headers, `bytes=${this.start}-${this.end ?? ""}`, this.etag)
			};
			try {
				this.retryCountCheckpoint = this.retryCount;
				this.dispatch(this.opts, this);
			} catch (err) {
				this.handler.onResponseError?.(this.controllerProxy, err);
			}
		}
		onResponseError(controller, err) {
			if (this.aborted) return;
			if (controller?.aborted || isDisturbed(this.opts.body) || this.headersSent && !this.resume) {
				this.handler.onResponseError?.(this.controllerProxy, err);
				return;
			}
			function shouldRetry(returnedErr) {
				if (this.aborted) return;
				this.retryPending = false;
				this.retryTimer = null;
				if (!returnedErr) {
					this.retry();
					return;
				}
				this.handler?.onResponseError?.(this.controllerProxy, returnedErr);
			}
			if (this.retryCount - this.retryCountCheckpoint > 0) this.retryCount = this.retryCountCheckpoint + (this.retryCount - this.retryCountCheckpoint);
			else this.retryCount += 1;
			this.retryPending = true;
			this.retryTimer = this.retryOpts.retry(err, {
				state: { counter: this.retryCount },
				opts: {
					retryOptions: this.retryOpts,
					...this.opts
				}
			}, shouldRetry.bind(this)) ?? null;
		}
		#onAbort(reason) {
			if (!this.retryPending) return;
			this.aborted = true;
			this.retryPending = false;
			clearTimeout(this.retryTimer);
			this.retryTimer = null;
			this.pendingResponseData = null;
			this.pendingResponseTrailers = null;
			this.pendingResponseEnded = false;
			this.handler.onResponseError?.(this.controllerProxy, reason ?? new RequestAbortedError());
		}
	};
	function isReplacedHeader(key, etag) {
		const name = key.toLowerCase();
		return name === "range" || etag != null && name === "if-match";
	}
	function buildResumeHeaders(headers, range, etag) {
		if (Array.isArray(headers) || headers && typeof headers === "object" && hasSafeIterator(headers)) {
			const ret = [];
			if (Array.isArray(headers)) {
				for (let i = 0; i < headers.length; i += 2) if (!isReplacedHeader(headers[i], etag)) ret.push(headers[i], headers[i + 1]);
			} else for (const [key, value] of headers) if (!isReplacedHeader(key, etag)) ret.push(key, value);
			ret.push("range", range);
			if (etag != null) ret.push("if-match", etag);
			return ret;
		}
		const ret = {};
		for (const key in headers) if (Object.hasOwn(headers, key) && !isReplacedHeader(key, etag)) ret[key] = headers[key];
		ret.range = range;
		if (etag != null) ret["if-match"] = etag;
		return ret;
	}
	module.exports = RetryHandler;
}));
// node_modules/undici/lib/dispatcher/retry-agent.js
var require_retry_agent = __commonJSMin(((exports, module) => {
	const Dispatcher = require_dispatcher();
	const RetryHandler = require_retry_handler();
	const { kOriginless, kUrl } = require_symbols();
	var RetryAgent = class extends Dispatcher {
		#agent = null;
		#options = null;
		constructor(agent, options = {}) {
			super(options);
			this.#agent = agent;
			this.#options = options;
			this[kUrl] = agent[kUrl];
			this[kOriginless] = agent[kOriginless];
		}
		dispatch(opts, handler) {
			const retry = new RetryHandler({
				...opts,
				retryOptions: this.#options
			}, {
				dispatch: this.#agent.dispatch.bind(this.#agent),
				handler
			});
			return this.#agent.dispatch(opts, retry);
		}
		get webSocketOptions() {
			return this.#agent.webSocketOptions;
		}
		get eventSourceOptions() {
			return this.#agent.eventSourceOptions;
		}
		close() {
			return this.#agent.close();
		}
		destroy() {
			return this.#agent.destroy();
		}
	};
	module.exports = RetryAgent;
}));
// node_modules/undici/lib/dispatcher/h2c-client.js
var require_h2c_client = __commonJSMin(((exports, module) => {
	const { InvalidArgumentError } = require_errors();
	const Client = require_client();
	var H2CClient = class extends Client {
		constructor(origin, clientOpts) {
			if (typeof origin === "string") origin = new URL(origin);
			if (origin.protocol !== "http:") throw new InvalidArgumentError("h2c-client: Only h2c protocol is supported");
			const { maxConcurrentStreams, pipelining, ...opts } = clientOpts ?? {};
			const defaultMaxConcurrentStreams = maxConcurrentStreams ?? 100;
			let defaultPipelining = 100;
			if (maxConcurrentStreams != null && (!Number.isInteger(maxConcurrentStreams) || maxConcurrentStreams < 1)) throw new InvalidArgumentError("maxConcurrentStreams must be a positive integer, greater than 0");
			if (pipelining != null && Number.isInteger(pipelining) && pipelining > 0) defaultPipelining = pipelining;
			if (defaultPipelining > defaultMaxConcurrentStreams) throw new InvalidArgumentError("h2c-client: pipelining cannot be greater than maxConcurrentStreams");
			super(origin, {
				...opts,
				maxConcurrentStreams: defaultMaxConcurrentStreams,
				pipelining: defaultPipelining,
				allowH2: true,
				useH2c: true
			});
		}
	};
	module.exports = H2CClient;
}));
// node_modules/undici/lib/api/readable.js
var require_readable = __commonJSMin(((exports, module) => {
	const assert = require__builtin_node_assert();
	const { addAbortListener } = require__builtin_node_events();
	const { Readable } = require__builtin_node_stream();
	const { RequestAbortedError, NotSupportedError, InvalidArgumentError, AbortError } = require_errors();
	const util = require_util$5();
	const kConsume = Symbol("kConsume");
	const kReading = Symbol("kReading");
	const kBody = Symbol("kBody");
	const kAbort = Symbol("kAbort");
	const kContentType = Symbol("kContentType");
	const kContentLength = Symbol("kContentLength");
	const kUsed = Symbol("kUsed");
	const kBytesRead = Symbol("kBytesRead");
	const noop = () => {};
	var BodyReadable = class extends Readable {
		constructor({ resume, abort, contentType = "", contentLength, highWaterMark = 65536 }) {
			super({
				autoDestroy: true,
				read: resume,
				highWaterMark
			});
			this._readableState.dataEmitted = false;
			this[kAbort] = abort;
			this[kConsume] = null;
			this[kBytesRead] = 0;
			this[kBody] = null;
			this[kUsed] = false;
			this[kContentType] = contentType;
			this[kContentLength] = Number.isFinite(contentLength) ? contentLength : null;
			this[kReading] = false;
		}
		_destroy(err, callback) {
			if (!err && !this._readableState.endEmitted) err = new RequestAbortedError();
			if (err) this[kAbort]();
			if (!this[kUsed]) setImmediate(callback, err);
			else callback(err);
		}
		on(event, listener) {
			if (event === "data" || event === "readable") {
				this[kReading] = true;
				this[kUsed] = true;
			}
			return super.on(event, listener);
		}
		addListener(event, listener) {
			return this.on(event, listener);
		}
		off(event, listener) {
			const ret = super.off(event, listener);
			if (event === "data" || event === "readable") this[kReading] = this.listenerCount("data") > 0 || this.listenerCount("readable") > 0;
			return ret;
		}
		removeListener(event, listener) {
			return this.off(event, listener);
		}
		push(chunk) {
			if (chunk) {
				this[kBytesRead] += chunk.length;
				if (this[kConsume]) {
					consumePush(this[kConsume], chunk);
					return this[kReading] ? super.push(chunk) : true;
				}
			}
			return super.push(chunk);
		}
		text() {
			return consume(this, "text");
		}
		json() {
			return consume(this, "json");
		}
		blob() {
			return consume(this, "blob");
		}
		bytes() {
			return consume(this, "bytes");
		}
		arrayBuffer() {
			return consume(this, "arrayBuffer");
		}
		async formData() {
			throw new NotSupportedError();
		}
		get bodyUsed() {
			return util.isDisturbed(this);
		}
		get body() {
			if (!this[kBody]) {
				this[kBody] = ReadableStream.from(this);
				if (this[kConsume]) {
					this[kBody].getReader();
					assert(this[kBody].locked);
				}
			}
			return this[kBody];
		}
		dump(opts) {
			const signal = opts?.signal;
			if (signal != null && (typeof signal !== "object" || !("aborted" in signal))) return Promise.reject(new InvalidArgumentError("signal must be an AbortSignal"));
			const limit = opts?.limit && Number.isFinite(opts.limit) ? opts.limit : 131072;
			if (signal?.aborted) return Promise.reject(signal.reason ?? new AbortError());
			if (this._readableState.closeEmitted) return Promise.resolve(null);
			return new Promise((resolve, reject) => {
				if (this[kContentLength] && this[kContentLength] > limit || this[kBytesRead] > limit) this.destroy(new AbortError());
				if (signal) {
					const onAbort = () => {
						this.destroy(signal.reason ?? new AbortError());
					};
					const abortListener = addAbortListener(signal, onAbort);
					this.on("close", function() {
						abortListener[Symbol.dispose]();
						if (signal.aborted) reject(signal.reason ?? new AbortError());
						else resolve(null);
					});
				} else this.on("close", resolve);
				this.on("error", noop).on("data", () => {
					if (this[kBytesRead] > limit) this.destroy();
				}).resume();
			});
		}
		setEncoding(encoding) {
			if (Buffer.isEncoding(encoding)) super.setEncoding(encoding);
			return this;
		}
	};
	function isLocked(bodyReadable) {
		return bodyReadable[kBody]?.locked === true || bodyReadable[kConsume] !== null;
	}
	function isUnusable(bodyReadable) {
		return util.isDisturbed(bodyReadable) || isLocked(bodyReadable);
	}
	function consume(stream, type) {
		assert(!stream[kConsume]);
		return new Promise((resolve, reject) => {
			if (isUnusable(stream)) {
				const rState = stream._readableState;
				if (rState.destroyed && rState.closeEmitted === false) stream.on("error", reject).on("close", () => {
					reject(new TypeError("unusable"));
				});
				else reject(rState.errored ?? new TypeError("unusable"));
			} else queueMicrotask(() => {
				stream[kConsume] = {
					type,
					stream,
					resolve,
					reject,
					length: 0,
					body: []
				};
				stream.on("error", function(err) {
					consumeFinish(this[kConsume], err);
				}).on("close", function() {
					if (this[kConsume].body !== null) consumeFinish(this[kConsume], new RequestAbortedError());
				});
				consumeStart(stream[kConsume]);
			});
		});
	}
	function consumeStart(consume) {
		if (consume.body === null) return;
		const { _readableState: state } = consume.stream;
		if (state.bufferIndex) {
			const start = state.bufferIndex;
			const end = state.buffer.length;
			for (let n = start; n < end; n++) consumePush(consume, state.buffer[n]);
		} else for (const chunk of state.buffer) consumePush(consume, chunk);
		const decoder = state.decoder;
		if (decoder != null && decoder.lastNeed > 0) consumePush(consume, Buffer.from(decoder.lastChar.subarray(0, decoder.lastTotal - decoder.lastNeed)));
		if (state.endEmitted) {
			consumeEnd(consume, state.encoding);
			return;
		}
		consume.stream.on("end", function() {
			consumeEnd(this[kConsume], this._readableState.encoding);
		});
		consume.stream.resume();
		while (consume.stream.read() != null);
	}
	function chunksDecode(chunks, length, encoding) {
		if (chunks.length === 0 || length === 0) return "";
		const buffer = chunks.length === 1 ? chunks[0] : Buffer.concat(chunks, length);
		const bufferLength = buffer.length;
		const start = bufferLength > 2 && buffer[0] === 239 && buffer[1] === 187 && buffer[2] === 191 ? 3 : 0;
		if (!encoding || encoding === "utf8" || encoding === "utf-8") return buffer.utf8Slice(start, bufferLength);
		else return buffer.subarray(start, bufferLength).toString(encoding);
	}
	function chunksConcat(chunks, length) {
		if (chunks.length === 0 || length === 0) return new Uint8Array(0);
		if (chunks.length === 1) return new Uint8Array(chunks[0]);
		const buffer = new Uint8Array(Buffer.allocUnsafeSlow(length).buffer);
		let offset = 0;
		for (let i = 0; i < chunks.length; ++i) {
			const chunk = chunks[i];
			buffer.set(chunk, offset);
			offset += chunk.length;
		}
		return buffer;
	}
	function consumeEnd(consume, encoding) {
		const { type, body, resolve, stream, length } = consume;
		try {
			if (type === "text") resolve(chunksDecode(body, length, encoding));
			else if (type === "json") resolve(JSON.parse(chunksDecode(body, length, encoding)));
			else if (type === "arrayBuffer") resolve(chunksConcat(body, length).buffer);
			else if (type === "blob") resolve(new Blob(body, { type: stream[kContentType] }));
			else if (type === "bytes") resolve(chunksConcat(body, length));
			consumeFinish(consume);
		} catch (err) {
			stream.destroy(err);
		}
	}
	function consumePush(consume, chunk) {
		if (consume.body === null) return;
		if (typeof chunk === "string") chunk = Buffer.from(chunk, consume.stream._readableState.encoding);
		consume.length += chunk.length;
		consume.body.push(chunk);
	}
	function consumeFinish(consume, err) {
		if (consume.body === null) return;
		if (err) consume.reject(err);
		else consume.resolve();
		consume.type = null;
		consume.stream = null;
		consume.resolve = null;
		consume.reject = null;
		consume.length = 0;
		consume.body = null;
	}
	module.exports = {
		Readable: BodyReadable,
		chunksDecode
	};
}));
// node_modules/undici/lib/api/api-request.js
var require_api_request = __commonJSMin(((exports, module) => {
	const assert = require__builtin_node_assert();
	const { AsyncResource } = require__builtin_node_async_hooks();
	const { Readable } = require_readable();
	const { InvalidArgumentError, RequestAbortedError } = require_errors();
	const util = require_util$5();
	function noop() {}
	var RequestHandler = class extends AsyncResource {
		constructor(opts, callback) {
			if (!opts || typeof opts !== "object") throw new InvalidArgumentError("invalid opts");
			const { signal, method, opaque, body, onInfo, responseHeaders, highWaterMark } = opts;
			try {
				if (typeof callback !== "function") throw new InvalidArgumentError("invalid callback");
				if (highWaterMark != null && (!Number.isFinite(highWaterMark) || highWaterMark < 0)) throw new InvalidArgumentError("invalid highWaterMark");
				if (signal && typeof signal.on !== "function" && typeof signal.addEventListener !== "function") throw new InvalidArgumentError("signal must be an EventEmitter or EventTarget");
				if (method === "CONNECT") throw new InvalidArgumentError("invalid method");
				if (onInfo && typeof onInfo !== "function") throw new InvalidArgumentError("invalid onInfo callback");
				super("UNDICI_REQUEST");
			} catch (err) {
				if (util.isStream(body)) util.destroy(body.on("error", noop), err);
				throw err;
			}
			this.method = method;
			this.responseHeaders = responseHeaders || null;
			this.opaque = opaque || null;
			this.callback = callback;
			this.res = null;
			this.abort = null;
			this.body = body;
			this.trailers = {};
			this.context = null;
			this.controller = null;
			this.onInfo = onInfo || null;
			this.highWaterMark = highWaterMark;
			this.reason = null;
			this.removeAbortListener = null;
			if (signal?.aborted) this.reason = signal.reason ?? new RequestAbortedError();
			else if (signal) this.removeAbortListener = util.addAbortListener(signal, () => {
				this.reason = signal.reason ?? new RequestAbortedError();
				if (this.res) {
					const res = this.res;
					this.res = null;
					util.destroy(res.on("error", noop), this.reason);
				} else if (this.abort) this.abort(this.reason);
			});
		}
		onRequestStart(controller, context) {
			if (this.reason) {
				controller.abort(this.reason);
				return;
			}
			assert(this.callback);
			this.controller = controller;
			this.abort = (reason) => controller.abort(reason);
			this.context = context;
		}
		onResponseStart(controller, statusCode, headers, statusText) {
			const { callback, opaque, context, responseHeaders, highWaterMark } = this;
			const rawHeaders = controller?.rawHeaders;
			const responseHeaderData = responseHeaders === "raw" ? util.parseRawHeaders(rawHeaders) : headers;
			if (statusCode < 200) {
				if (this.onInfo) this.onInfo({
					statusCode,
					headers: responseHeaderData
				});
				return;
			}
			const parsedHeaders = headers;
			const contentType = parsedHeaders?.["content-type"];
			const contentLength = parsedHeaders?.["content-length"];
			const res = new Readable({
				resume: () => controller.resume(),
				abort: (reason) => controller.abort(reason),
				contentType,
				contentLength: this.method !== "HEAD" && contentLength ? Number(contentLength) : null,
				highWaterMark
			});
			if (this.removeAbortListener) {
				res.on("close", this.removeAbortListener);
				this.removeAbortListener = null;
			}
			this.callback = null;
			this.res = res;
			if (callback !== null) try {
				this.runInAsyncScope(callback, null, null, {
					statusCode,
					statusText,
					headers: responseHeaderData,
					trailers: this.trailers,
					opaque,
					body: res,
					context
				});
			} catch (err) {
				this.res = null;
				util.destroy(res.on("error", noop), err);
				queueMicrotask(() => {
					throw err;
				});
			}
		}
		onResponseData(controller, chunk) {
			if (!this.res) return;
			if (this.res.push(chunk) === false) controller.pause();
		}
		onResponseEnd(_controller, trailers) {
			if (trailers && typeof trailers === "object") for (const key of Object.keys(trailers)) if (key === "__proto__") Object.defineProperty(this.trailers, key, {
				value: trailers[key],
				enumerable: true,
				configurable: true,
				writable: true
			});
			else this.trailers[key] = trailers[key];
			this.res?.push(null);
		}
		onResponseError(_controller, err) {
			const { res, callback, body, opaque } = this;
			if (callback) {
				this.callback = null;
				queueMicrotask(() => {
					this.runInAsyncScope(callback, null, err, { opaque });
				});
			}
			if (res) {
				this.res = null;
				queueMicrotask(() => {
					util.destroy(res.on("error", noop), err);
				});
			}
			if (body) {
				this.body = null;
				if (util.isStream(body)) {
					body.on("error", noop);
					util.destroy(body, err);
				}
			}
			if (this.removeAbortListener) {
				this.removeAbortListener();
				this.removeAbortListener = null;
			}
		}
	};
	function request(opts, callback) {
		if (callback === void 0) return new Promise((resolve, reject) => {
			request.call(this, opts, (err, data) => {
				return err ? reject(err) : resolve(data);
			});
		});
		try {
			const handler = new RequestHandler(opts, callback);
			this.dispatch(opts, handler);
		} catch (err) {
			if (typeof callback !== "function") throw err;
			const opaque = opts?.opaque;
			queueMicrotask(() => callback(err, { opaque }));
		}
	}
	module.exports = request;
	module.exports.RequestHandler = RequestHandler;
}));
// node_modules/undici/lib/api/abort-signal.js
var require_abort_signal = __commonJSMin(((exports, module) => {
	const { addAbortListener } = require_util$5();
	const { RequestAbortedError } = require_errors();
	const kListener = Symbol("kListener");
	const kSignal = Symbol("kSignal");
	function abort(self) {
		if (self.abort) self.abort(self[kSignal]?.reason);
		else self.reason = self[kSignal]?.reason ?? new RequestAbortedError();
		removeSignal(self);
	}
	function addSignal(self, signal) {
		self.reason = null;
		self[kSignal] = null;
		self[kListener] = null;
		if (!signal) return;
		if (signal.aborted) {
			abort(self);
			return;
		}
		self[kSignal] = signal;
		self[kListener] = () => {
			abort(self);
		};
		addAbortListener(self[kSignal], self[kListener]);
	}
	function removeSignal(self) {
		if (!self[kSignal]) return;
		if ("removeEventListener" in self[kSignal]) self[kSignal].removeEventListener("abort", self[kListener]);
		else self[kSignal].removeListener("abort", self[kListener]);
		self[kSignal] = null;
		self[kListener] = null;
	}
	module.exports = {
		addSignal,
		removeSignal
	};
}));
// node_modules/undici/lib/api/api-stream.js
var require_api_stream = __commonJSMin(((exports, module) => {
	const assert = require__builtin_node_assert();
	const { AsyncResource } = require__builtin_node_async_hooks();
	const { InvalidArgumentError, InvalidReturnValueError } = require_errors();
	const util = require_util$5();
	const { addSignal, removeSignal } = require_abort_signal();
	function noop() {}
	function getWritableError(stream) {
		return stream.errored ?? stream.writableErrored ?? stream._writableState?.errored;
	}
	function createPrematureCloseError() {
		const err = new Error("Premature close");
		err.code = "ERR_STREAM_PREMATURE_CLOSE";
		return err;
	}
	function trackWritableLifecycle(stream, callback) {
		let done = false;
		const cleanup = () => {
			stream.removeListener("close", onClose);
			stream.removeListener("error", onError);
			stream.removeListener("finish", onFinish);
		};
		const finish = (err, fromErrorEvent = false) => {
			if (done) return;
			done = true;
			cleanup();
			callback(err, fromErrorEvent);
		};
		const onClose = () => {
			const err = getWritableError(stream);
			finish(err ?? (!stream.writableFinished ? createPrematureCloseError() : void 0));
		};
		const onError = (err) => finish(err, true);
		const onFinish = () => finish();
		stream.on("close", onClose);
		stream.on("error", onError);
		stream.on("finish", onFinish);
		if (stream.closed) process.nextTick(onClose);
		else if (stream.writableFinished) process.nextTick(onFinish);
	}
	var StreamHandler = class extends AsyncResource {
		constructor(opts, factory, callback) {
			if (!opts || typeof opts !== "object") throw new InvalidArgumentError("invalid opts");
			const { signal, method, opaque, body, onInfo, responseHeaders } = opts;
			try {
				if (typeof callback !== "function") throw new InvalidArgumentError("invalid callback");
				if (typeof factory !== "function") throw new InvalidArgumentError("invalid factory");
				if (signal && typeof signal.on !== "function" && typeof signal.addEventListener !== "function") throw new InvalidArgumentError("signal must be an EventEmitter or EventTarget");
				if (method === "CONNECT") throw new InvalidArgumentError("invalid method");
				if (onInfo && typeof onInfo !== "function") throw new InvalidArgumentError("invalid onInfo callback");
				super("UNDICI_STREAM");
			} catch (err) {
				if (util.isStream(body)) util.destroy(body.on("error", noop), err);
				throw err;
			}
			this.responseHeaders = responseHeaders || null;
			this.opaque = opaque || null;
			this.factory = factory;
			this.callback = callback;
			this.res = null;
			this.abort = null;
			this.context = null;
			this.controller = null;
			this.trailers = null;
			this.body = body;
			this.onInfo = onInfo || null;
			if (util.isStream(body)) body.on("error", (err) => {
				this.onResponseError(this.controller, err);
			});
			addSignal(this, signal);
		}
		onRequestStart(controller, context) {
			if (this.reason) {
				controller.abort(this.reason);
				return;
			}
			assert(this.callback);
			this.controller = controller;
			this.abort = (reason) => controller.abort(reason);
			this.context = context;
		}
		onResponseStart(controller, statusCode, headers, _statusMessage) {
			const { factory, opaque, context, responseHeaders } = this;
			const rawHeaders = controller?.rawHeaders;
			const responseHeaderData = responseHeaders === "raw" ? util.parseRawHeaders(rawHeaders) : headers;
			if (statusCode < 200) {
				if (this.onInfo) this.onInfo({
					statusCode,
					headers: responseHeaderData
				});
				return;
			}
			this.factory = null;
			if (factory === null) return;
			const res = this.runInAsyncScope(factory, null, {
				statusCode,
				headers: responseHeaderData,
				opaque,
				context
			});
			if (!res || typeof res.write !== "function" || typeof res.end !== "function" || typeof res.on !== "function") throw new InvalidReturnValueError("expected Writable");
			trackWritableLifecycle(res, (err, fromErrorEvent) => {
				const { callback, res, opaque, trailers, abort } = this;
				this.res = null;
				if (err || !res?.readable) util.destroy(res, fromErrorEvent ? void 0 : err);
				this.callback = null;
				this.runInAsyncScope(callback, null, err || null, {
					opaque,
					trailers
				});
				if (err) abort(err);
			});
			res.on("drain", () => controller.resume());
			this.res = res;
			if ((res.writableNeedDrain !== void 0 ? res.writableNeedDrain : res._writableState?.needDrain) === true) controller.pause();
		}
		onResponseData(controller, chunk) {
			const { res } = this;
			if (!res) return;
			if (res.write(chunk) === false) controller.pause();
		}
		onResponseEnd(_controller, trailers) {
			const { res } = this;
			removeSignal(this);
			if (!res) return;
			if (trailers && typeof trailers === "object") this.trailers = trailers;
			res.end();
		}
		onResponseError(_controller, err) {
			const { res, callback, opaque, body } = this;
			removeSignal(this);
			this.factory = null;
			if (res) {
				this.res = null;
				util.destroy(res, err);
			} else if (callback) {
				this.callback = null;
				queueMicrotask(() => {
					this.runInAsyncScope(callback, null, err, { opaque });
				});
			}
			if (body) {
				this.body = null;
				util.destroy(body, err);
			}
		}
	};
	function stream(opts, factory, callback) {
		if (callback === void 0) return new Promise((resolve, reject) => {
			stream.call(this, opts, factory, (err, data) => {
				return err ? reject(err) : resolve(data);
			});
		});
		try {
			const handler = new StreamHandler(opts, factory, callback);
			this.dispatch(opts, handler);
		} catch (err) {
			if (typeof callback !== "function") throw err;
			const opaque = opts?.opaque;
			queueMicrotask(() => callback(err, { opaque }));
		}
	}
	module.exports = stream;
}));
// node_modules/undici/lib/api/api-pipeline.js
var require_api_pipeline = __commonJSMin(((exports, module) => {
	const { Readable, Duplex, PassThrough } = require__builtin_node_stream();
	const assert = require__builtin_node_assert();
	const { AsyncResource } = require__builtin_node_async_hooks();
	const { InvalidArgumentError, InvalidReturnValueError, RequestAbortedError } = require_errors();
	const util = require_util$5();
	const { kBodyUsed } = require_symbols();
	const { addSignal, removeSignal } = require_abort_signal();
	function noop() {}
	const kResume = Symbol("resume");
	var PipelineRequest = class extends Readable {
		constructor() {
			super({ autoDestroy: true });
			this[kResume] = null;
			this[kBodyUsed] = true;
		}
		_read() {
			const { [kResume]: resume } = this;
			if (resume) {
				this[kResume] = null;
				resume();
			}
		}
		_destroy(err, callback) {
			this._read();
			callback(err);
		}
	};
	var PipelineResponse = class extends Readable {
		constructor(resume) {
			super({ autoDestroy: true });
			this[kResume] = resume;
		}
		_read() {
			this[kResume]();
		}
		_destroy(err, callback) {
			if (!err && !this._readableState.endEmitted) err = new RequestAbortedError();
			callback(err);
		}
	};
	var PipelineHandler = class extends AsyncResource {
		constructor(opts, handler) {
			if (!opts || typeof opts !== "object") throw new InvalidArgumentError("invalid opts");
			if (typeof handler !== "function") throw new InvalidArgumentError("invalid handler");
			const { signal, method, opaque, onInfo, responseHeaders } = opts;
			if (signal && typeof signal.on !== "function" && typeof signal.addEventListener !== "function") throw new InvalidArgumentError("signal must be an EventEmitter or EventTarget");
			if (method === "CONNECT") throw new InvalidArgumentError("invalid method");
			if (onInfo && typeof onInfo !== "function") throw new InvalidArgumentError("invalid onInfo callback");
			super("UNDICI_PIPELINE");
			this.opaque = opaque || null;
			this.responseHeaders = responseHeaders || null;
			this.handler = handler;
			this.abort = null;
			this.context = null;
			this.onInfo = onInfo || null;
			this.req = new PipelineRequest().on("error", noop);
			this.ret = new Duplex({
				readableObjectMode: opts.objectMode,
				autoDestroy: true,
				read: () => {
					const { body } = this;
					if (body?.resume) body.resume();
				},
				write: (chunk, encoding, callback) => {
					const { req } = this;
					if (req.push(chunk, encoding) || req._readableState.destroyed) callback();
					else req[kResume] = callback;
				},
				destroy: (err, callback) => {
					const { body, req, res, ret, abort } = this;
					if (!err && !ret._readableState.endEmitted) err = new RequestAbortedError();
					if (abort && err) abort();
					util.destroy(body, err);
					util.destroy(req, err);
					util.destroy(res, err);
					removeSignal(this);
					callback(err);
				}
			}).on("prefinish", () => {
				const { req } = this;
				req.push(null);
			});
			this.res = null;
			addSignal(this, signal);
		}
		onRequestStart(controller, context) {
			const { res } = this;
			if (this.reason) {
				controller.abort(this.reason);
				return;
			}
			assert(!res, "pipeline cannot be retried");
			this.abort = (reason) => controller.abort(reason);
			this.context = context;
		}
		onResponseStart(controller, statusCode, headers, _statusMessage) {
			const { opaque, handler, context } = this;
			if (statusCode < 200) {
				if (this.onInfo) {
					const rawHeaders = controller?.rawHeaders;
					const responseHeaders = this.responseHeaders === "raw" ? util.parseRawHeaders(rawHeaders) : headers;
					this.onInfo({
						statusCode,
						headers: responseHeaders
					});
				}
				return;
			}
			this.res = new PipelineResponse(() => controller.resume());
			let body;
			try {
				this.handler = null;
				const rawHeaders = controller?.rawHeaders;
				const responseHeaders = this.responseHeaders === "raw" ? util.parseRawHeaders(rawHeaders) : headers;
				body = this.runInAsyncScope(handler, null, {
					statusCode,
					headers: responseHeaders,
					opaque,
					body: this.res,
					context
				});
			} catch (err) {
				this.res.on("error", noop);
				throw err;
			}
			if (!body || typeof body.on !== "function") throw new InvalidReturnValueError("expected Readable");
			body.on("data", (chunk) => {
				const { ret, body } = this;
				if (!ret.push(chunk) && body.pause) body.pause();
			}).on("error", (err) => {
				const { ret } = this;
				util.destroy(ret, err);
			}).on("end", () => {
				const { ret } = this;
				ret.push(null);
			}).on("close", () => {
				const { ret } = this;
				if (!ret._readableState.ended) util.destroy(ret, new RequestAbortedError());
			});
			this.body = body;
		}
		onResponseData(controller, chunk) {
			const { res } = this;
			if (res.push(chunk) === false) controller.pause();
		}
		onResponseEnd(_controller, _trailers) {
			const { res } = this;
			res.push(null);
		}
		onResponseError(_controller, err) {
			const { ret } = this;
			this.handler = null;
			util.destroy(ret, err);
		}
	};
	function pipeline(opts, handler) {
		try {
			const pipelineHandler = new PipelineHandler(opts, handler);
			this.dispatch({
				...opts,
				body: pipelineHandler.req
			}, pipelineHandler);
			return pipelineHandler.ret;
		} catch (err) {
			return new PassThrough().destroy(err);
		}
	}
	module.exports = pipeline;
}));
// node_modules/undici/lib/api/api-upgrade.js
var require_api_upgrade = __commonJSMin(((exports, module) => {
	const { InvalidArgumentError, SocketError } = require_errors();
	const { AsyncResource } = require__builtin_node_async_hooks();
	const assert = require__builtin_node_assert();
	const util = require_util$5();
	const { kHTTP2Stream } = require_symbols();
	const { addSignal, removeSignal } = require_abort_signal();
	var UpgradeHandler = class extends AsyncResource {
		constructor(opts, callback) {
			if (!opts || typeof opts !== "object") throw new InvalidArgumentError("invalid opts");
			if (typeof callback !== "function") throw new InvalidArgumentError("invalid callback");
			const { signal, opaque, responseHeaders } = opts;
			if (signal && typeof signal.on !== "function" && typeof signal.addEventListener !== "function") throw new InvalidArgumentError("signal must be an EventEmitter or EventTarget");
			super("UNDICI_UPGRADE");
			this.responseHeaders = responseHeaders || null;
			this.opaque = opaque || null;
			this.callback = callback;
			this.abort = null;
			this.context = null;
			addSignal(this, signal);
		}
		onRequestStart(controller, context) {
			if (this.reason) {
				controller.abort(this.reason);
				return;
			}
			assert(this.callback);
			this.abort = (reason) => controller.abort(reason);
			this.context = context;
		}
		onResponseStart() {
			throw new SocketError("bad upgrade", null);
		}
		onRequestUpgrade(controller, statusCode, headers, socket) {
			if (statusCode !== (socket[kHTTP2Stream] === true ? 200 : 101)) {
				const socketInfo = socket[kHTTP2Stream] === true ? null : util.getSocketInfo(socket);
				controller.abort(new SocketError("bad upgrade", socketInfo));
				return;
			}
			const { callback, opaque, context } = this;
			removeSignal(this);
			this.callback = null;
			const rawHeaders = controller?.rawHeaders;
			const responseHeaders = this.responseHeaders === "raw" ? util.parseRawHeaders(rawHeaders) : headers;
			this.runInAsyncScope(callback, null, null, {
				headers: responseHeaders,
				socket,
				opaque,
				context
			});
		}
		onResponseError(_controller, err) {
			const { callback, opaque } = this;
			removeSignal(this);
			if (callback) {
				this.callback = null;
				queueMicrotask(() => {
					this.runInAsyncScope(callback, null, err, { opaque });
				});
			}
		}
	};
	function upgrade(opts, callback) {
		if (callback === void 0) return new Promise((resolve, reject) => {
			upgrade.call(this, opts, (err, data) => {
				return err ? reject(err) : resolve(data);
			});
		});
		try {
			const upgradeHandler = new UpgradeHandler(opts, callback);
			const upgradeOpts = {
				...opts,
				method: opts.method || "GET",
				upgrade: opts.protocol || "Websocket"
			};
			this.dispatch(upgradeOpts, upgradeHandler);
		} catch (err) {
			if (typeof callback !== "function") throw err;
			const opaque = opts?.opaque;
			queueMicrotask(() => callback(err, { opaque }));
		}
	}
	module.exports = upgrade;
}));
// node_modules/undici/lib/api/api-connect.js
var require_api_connect = __commonJSMin(((exports, module) => {
	const assert = require__builtin_node_assert();
	const { AsyncResource } = require__builtin_node_async_hooks();
	const { InvalidArgumentError, SocketError } = require_errors();
	const util = require_util$5();
	const { addSignal, removeSignal } = require_abort_signal();
	var ConnectHandler = class extends AsyncResource {
		constructor(opts, callback) {
			if (!opts || typeof opts !== "object") throw new InvalidArgumentError("invalid opts");
			if (typeof callback !== "function") throw new InvalidArgumentError("invalid callback");
			const { signal, opaque, responseHeaders } = opts;
			if (signal && typeof signal.on !== "function" && typeof signal.addEventListener !== "function") throw new InvalidArgumentError("signal must be an EventEmitter or EventTarget");
			super("UNDICI_CONNECT");
			this.opaque = opaque || null;
			this.responseHeaders = responseHeaders || null;
			this.callback = callback;
			this.abort = null;
			addSignal(this, signal);
		}
		onRequestStart(controller, context) {
			if (this.reason) {
				controller.abort(this.reason);
				return;
			}
			assert(this.callback);
			this.abort = (reason) => controller.abort(reason);
			this.context = context;
		}
		onResponseStart() {
			throw new SocketError("bad connect", null);
		}
		onRequestUpgrade(controller, statusCode, headers, socket) {
			const { callback, opaque, context } = this;
			removeSignal(this);
			this.callback = null;
			let responseHeaders = headers;
			const rawHeaders = controller?.rawHeaders;
			if (responseHeaders != null) responseHeaders = this.responseHeaders === "raw" ? util.parseRawHeaders(rawHeaders) : headers;
			this.runInAsyncScope(callback, null, null, {
				statusCode,
				headers: responseHeaders,
				socket,
				opaque,
				context
			});
		}
		onResponseError(_controller, err) {
			const { callback, opaque } = this;
			removeSignal(this);
			if (callback) {
				this.callback = null;
				queueMicrotask(() => {
					this.runInAsyncScope(callback, null, err, { opaque });
				});
			}
		}
	};
	function connect(opts, callback) {
		if (callback === void 0) return new Promise((resolve, reject) => {
			connect.call(this, opts, (err, data) => {
				return err ? reject(err) : resolve(data);
			});
		});
		try {
			const connectHandler = new ConnectHandler(opts, callback);
			const connectOptions = {
				...opts,
				method: "CONNECT"
			};
			this.dispatch(connectOptions, connectHandler);
		} catch (err) {
			if (typeof callback !== "function") throw err;
			const opaque = opts?.opaque;
			queueMicrotask(() => callback(err, { opaque }));
		}
	}
	module.exports = connect;
}));
// node_modules/undici/lib/api/index.js
var require_api = __commonJSMin(((exports, module) => {
	module.exports.request = require_api_request();
	module.exports.stream = require_api_stream();
	module.exports.pipeline = require_api_pipeline();
	module.exports.upgrade = require_api_upgrade();
	module.exports.connect = require_api_connect();
}));
// node_modules/undici/lib/mock/mock-errors.js
var require_mock_errors = __commonJSMin(((exports, module) => {
	const { UndiciError } = require_errors();
	const kMockNotMatchedError = Symbol.for("undici.error.UND_MOCK_ERR_MOCK_NOT_MATCHED");
	var MockNotMatchedError = class extends UndiciError {
		constructor(message) {
			super(message);
			this.name = "MockNotMatchedError";
			this.message = message || "The request does not match any registered mock dispatches";
			this.code = "UND_MOCK_ERR_MOCK_NOT_MATCHED";
		}
		static [Symbol.hasInstance](instance) {
			return instance && instance[kMockNotMatchedError] === true;
		}
		get [kMockNotMatchedError]() {
			return true;
		}
	};
	module.exports = { MockNotMatchedError };
}));
// node_modules/undici/lib/mock/mock-symbols.js
var require_mock_symbols = __commonJSMin(((exports, module) => {
	module.exports = {
		kAgent: Symbol("agent"),
		kOptions: Symbol("options"),
		kFactory: Symbol("factory"),
		kDispatches: Symbol("dispatches"),
		kDispatchKey: Symbol("dispatch key"),
		kDefaultHeaders: Symbol("default headers"),
		kDefaultTrailers: Symbol("default trailers"),
		kContentLength: Symbol("content length"),
		kMockAgent: Symbol("mock agent"),
		kMockAgentSet: Symbol("mock agent set"),
		kMockAgentGet: Symbol("mock agent get"),
		kMockDispatch: Symbol("mock dispatch"),
		kClose: Symbol("close"),
		kOriginalClose: Symbol("original agent close"),
		kOriginalDispatch: Symbol("original dispatch"),
		kOrigin: Symbol("origin"),
		kIsMockActive: Symbol("is mock active"),
		kNetConnect: Symbol("net connect"),
		kGetNetConnect: Symbol("get net connect"),
		kConnected: Symbol("connected"),
		kIgnoreTrailingSlash: Symbol("ignore trailing slash"),
		kMockAgentMockCallHistoryInstance: Symbol("mock agent mock call history name"),
		kMockAgentRegisterCallHistory: Symbol("mock agent register mock call history"),
		kMockAgentAddCallHistoryLog: Symbol("mock agent add call history log"),
		kMockAgentIsCallHistoryEnabled: Symbol("mock agent is call history enabled"),
		kMockAgentAcceptsNonStandardSearchParameters: Symbol("mock agent accepts non standard search parameters"),
		kMockCallHistoryAddLog: Symbol("mock call history add log"),
		kTotalDispatchCount: Symbol("total dispatch count")
	};
}));
// \0builtin:node:http
var require__builtin_node_http = __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:http");
}));
// node_modules/undici/lib/mock/mock-utils.js
var require_mock_utils = __commonJSMin(((exports, module) => {
	const { MockNotMatchedError } = require_mock_errors();
	const { kDispatches, kMockAgent, kOriginalDispatch, kOrigin, kGetNetConnect, kTotalDispatchCount } = require_mock_symbols();
	const { serializePathWithQuery, parseHeaders } = require_util$5();
	const { STATUS_CODES } = require__builtin_node_http();
	const { types: { isPromise } } = require__builtin_node_util();
	const { InvalidArgumentError } = require_errors();
	const requestAborted = Symbol("request aborted");
	function matchValue(match, value) {
		if (typeof match === "string") return match === value;
		if (match instanceof RegExp) return match.test(value);
		if (typeof match === "function") return match(value) === true;
		return false;
	}
	function lowerCaseEntries(headers) {
		return Object.fromEntries(Object.entries(headers).map(([headerName, headerValue]) => {
			return [headerName.toLocaleLowerCase(), headerValue];
		}));
	}
	function getHeaderByName(headers, key) {
		if (Array.isArray(headers)) {
			for (let i = 0; i < headers.length; i += 2) if (headers[i].toLocaleLowerCase() === key.toLocaleLowerCase()) return headers[i + 1];
			return;
		} else if (typeof headers.get === "function") return headers.get(key);
		else return lowerCaseEntries(headers)[key.toLocaleLowerCase()];
	}
	function buildHeadersFromArray(headers) {
		const clone = headers.slice();
		const entries = [];
		for (let index = 0; index < clone.length; index += 2) entries.push([clone[index], clone[index + 1]]);
		return Object.fromEntries(entries);
	}
	function matchHeaders(mockDispatch, headers) {
		if (typeof mockDispatch.headers === "function") {
			if (Array.isArray(headers)) headers = buildHeadersFromArray(headers);
			return mockDispatch.headers(headers ? lowerCaseEntries(headers) : {});
		}
		if (typeof mockDispatch.headers === "undefined") return true;
		if (typeof headers !== "object" || typeof mockDispatch.headers !== "object") return false;
		for (const [matchHeaderName, matchHeaderValue] of Object.entries(mockDispatch.headers)) if (!matchValue(matchHeaderValue, getHeaderByName(headers, matchHeaderName))) return false;
		return true;
	}
	function normalizeSearchParams(query) {
		if (typeof query !== "string") return query;
		const originalQp = new URLSearchParams(query);
		const normalizedQp = new URLSearchParams();
		for (let [key, value] of originalQp.entries()) {
			key = key.replace("[]", "");
			if (/^(['"]).*\1$/.test(value)) {
				normalizedQp.append(key, value);
				continue;
			}
			if (value.includes(",")) {
				const values = value.split(",");
				for (const v of values) normalizedQp.append(key, v);
				continue;
			}
			normalizedQp.append(key, value);
		}
		return normalizedQp;
	}
	function safeUrl(path) {
		if (typeof path !== "string") return path;
		const pathSegments = path.split("?", 3);
		if (pathSegments.length !== 2) return path;
		const qp = new URLSearchParams(pathSegments.pop());
		qp.sort();
		return [...pathSegments, qp.toString()].join("?");
	}
	function matchKey(mockDispatch, { path, method, body, headers }) {
		const pathMatch = matchValue(mockDispatch.path, path);
		const methodMatch = matchValue(mockDispatch.method, method);
		const bodyMatch = typeof mockDispatch.body !== "undefined" ? matchValue(mockDispatch.body, body) : true;
		const headersMatch = matchHeaders(mockDispatch, headers);
		return pathMatch && methodMatch && bodyMatch && headersMatch;
	}
	function getResponseData(data) {
		if (Buffer.isBuffer(data)) return data;
		else if (data instanceof Uint8Array) return data;
		else if (data instanceof ArrayBuffer) return data;
		else if (ArrayBuffer.isView(data)) return new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
		else if (typeof data === "object") return JSON.stringify(data);
		else if (data) return data.toString();
		else return "";
	}
	function getMockDispatch(mockDispatches, key) {
		const basePath = key.query ? serializePathWithQuery(key.path, key.query) : key.path;
		const resolvedPath = typeof basePath === "string" ? safeUrl(basePath) : basePath;
		const resolvedPathWithoutTrailingSlash = removeTrailingSlash(resolvedPath);
		let matchedMockDispatches = mockDispatches.filter(({ consumed }) => !consumed).filter(({ path, ignoreTrailingSlash }) => {
			return ignoreTrailingSlash ? matchValue(removeTrailingSlash(safeUrl(path)), resolvedPathWithoutTrailingSlash) : matchValue(safeUrl(path), resolvedPath);
		});
		if (matchedMockDispatches.length === 0) throw new MockNotMatchedError(`Mock dispatch not matched for path '${resolvedPath}'`);
		matchedMockDispatches = matchedMockDispatches.filter(({ method }) => matchValue(method, key.method));
		if (matchedMockDispatches.length === 0) throw new MockNotMatchedError(`Mock dispatch not matched for method '${key.method}' on path '${resolvedPath}'`);
		matchedMockDispatches = matchedMockDispatches.filter(({ body }) => typeof body !== "undefined" ? matchValue(body, key.body) : true);
		if (matchedMockDispatches.length === 0) throw new MockNotMatchedError(`Mock dispatch not matched for body '${key.body}' on path '${resolvedPath}'`);
		matchedMockDispatches = matchedMockDispatches.filter((mockDispatch) => matchHeaders(mockDispatch, key.headers));
		if (matchedMockDispatches.length === 0) {
			const headers = typeof key.headers === "object" ? JSON.stringify(key.headers) : key.headers;
			throw new MockNotMatchedError(`Mock dispatch not matched for headers '${headers}' on path '${resolvedPath}'`);
		}
		return matchedMockDispatches[0];
	}
	function addMockDispatch(mockDispatches, key, data, opts) {
		const baseData = {
			timesInvoked: 0,
			times: 1,
			persist: false,
			consumed: false,
			...opts
		};
		const replyData = typeof data === "function" ? { callback: data } : { ...data };
		const newMockDispatch = {
			...baseData,
			...key,
			pending: true,
			data: {
				error: null,
				...replyData
			}
		};
		mockDispatches.push(newMockDispatch);
		mockDispatches[kTotalDispatchCount] = (mockDispatches[kTotalDispatchCount] || 0) + 1;
		return newMockDispatch;
	}
	function deleteMockDispatch(mockDispatches, key) {
		const index = mockDispatches.findIndex((dispatch) => {
			if (!dispatch.consumed) return false;
			return matchKey(dispatch, key);
		});
		if (index !== -1) mockDispatches.splice(index, 1);
	}
	function removeTrailingSlash(path) {
		if (typeof path !== "string") return path;
		const queryIndex = path.indexOf("?");
		const search = queryIndex === -1 ? "" : path.slice(queryIndex);
		if (queryIndex !== -1) path = path.slice(0, queryIndex);
		while (path.endsWith("/")) path = path.slice(0, -1);
		if (path.length === 0) path = "/";
		return path + search;
	}
	function buildKey(opts) {
		const { path, method, body, headers, query } = opts;
		return {
			path,
			method,
			body,
			headers,
			query
		};
	}
	function generateKeyValues(data) {
		const keys = Object.keys(data);
		const result = [];
		for (let i = 0; i < keys.length; ++i) {
			const key = keys[i];
			const value = data[key];
			const name = Buffer.from(`${key}`);
			if (Array.isArray(value)) for (let j = 0; j < value.length; ++j) result.push(name, Buffer.from(`${value[j]}`));
			else result.push(name, Buffer.from(`${value}`));
		}
		return result;
	}
	function getStatusText(statusCode) {
		return STATUS_CODES[statusCode] || "unknown";
	}
	async function getResponse(body) {
		const buffers = [];
		for await (const data of body) buffers.push(data);
		return Buffer.concat(buffers).toString("utf8");
	}
	function mockDispatch(opts, handler) {
		const key = buildKey(opts);
		const mockDispatch = getMockDispatch(this[kDispatches], key);
		const mockDispatches = this[kDispatches];
		mockDispatch.timesInvoked++;
		const { timesInvoked, times } = mockDispatch;
		mockDispatch.consumed = !mockDispatch.persist && timesInvoked >= times;
		mockDispatch.pending = timesInvoked < times;
		const hasBodyHooks = typeof handler.onBodySent === "function" || typeof handler.onRequestSent === "function";
		if (mockDispatch.data.callback && (!hasBodyHooks || opts.body == null)) {
			const { callback, ...responseDefaults } = mockDispatch.data;
			const callbackResult = callback(opts);
			if (isPromise(callbackResult)) {
				callbackResult.then((resolvedData) => {
					if (resolvedData == null || typeof resolvedData !== "object") {
						handler.onResponseError(null, new InvalidArgumentError("reply options callback must return an object"));
						return;
					}
					dispatchMockReply(mockDispatches, mockDispatch, key, opts, handler, {
						...responseDefaults,
						...resolvedData
					});
				}, (error) => {
					handler.onResponseError(null, error);
				});
				return true;
			}
			if (callbackResult == null || typeof callbackResult !== "object") throw new InvalidArgumentError("reply options callback must return an object");
			return dispatchMockReply(mockDispatches, mockDispatch, key, opts, handler, {
				...responseDefaults,
				...callbackResult
			});
		}
		return dispatchMockReply(mockDispatches, mockDispatch, key, opts, handler);
	}
	function dispatchMockReply(mockDispatches, mockDispatch, key, opts, handler, resolvedResponse) {
		const { data: responseData, delay } = mockDispatch;
		const response = resolvedResponse ?? responseData;
		if (response.error !== null) {
			deleteMockDispatch(mockDispatches, key);
			handler.onResponseError(null, response.error);
			return true;
		}
		let aborted = false;
		let timer = null;
		const controller = {
			paused: false,
			rawHeaders: null,
			rawTrailers: null,
			get aborted() {
				return aborted;
			},
			pause() {
				this.paused = true;
			},
			resume() {
				this.paused = false;
			},
			abort: (reason) => {
				if (aborted) return;
				aborted = true;
				if (timer !== null) {
					clearTimeout(timer);
					timer = null;
				}
				handler.onResponseError?.(controller, reason);
			}
		};
		let replyOpts = opts;
		const dispatches = mockDispatches;
		handler.onRequestStart?.(controller, null);
		if (aborted) return true;
		const requestBody = dispatchRequestBody(opts.body, handler, controller, () => aborted);
		if (isPromise(requestBody)) {
			requestBody.then((body) => {
				if (body === requestAborted) return;
				if (body !== opts.body) replyOpts = {
					...opts,
					body
				};
				sendReply();
			}, (error) => controller.abort(error));
			return true;
		}
		if (requestBody === requestAborted) return true;
		if (requestBody !== opts.body) replyOpts = {
			...opts,
			body: requestBody
		};
		sendReply();
		function sendReply() {
			if (response.callback) {
				const { callback, ...responseDefaults } = response;
				let callbackResult;
				try {
					callbackResult = callback(replyOpts);
				} catch (err) {
					deleteMockDispatch(mockDispatches, key);
					handler.onResponseError(null, err);
					return;
				}
				if (isPromise(callbackResult)) {
					callbackResult.then((resolvedData) => {
						if (resolvedData == null || typeof resolvedData !== "object") {
							handler.onResponseError(null, new InvalidArgumentError("reply options callback must return an object"));
							return;
						}
						handleReply(dispatches, {
							...responseDefaults,
							...resolvedData
						});
					}, (err) => {
						handler.onResponseError(null, err);
					});
					return;
				}
				if (callbackResult == null || typeof callbackResult !== "object") throw new InvalidArgumentError("reply options callback must return an object");
				handleReply(dispatches, {
					...responseDefaults,
					...callbackResult
				});
				return;
			}
			if (typeof delay === "number" && delay > 0) timer = setTimeout(() => {
				timer = null;
				handleReply(dispatches);
			}, delay);
			else handleReply(dispatches);
		}
		function handleReply(mockDispatches, _response = response) {
			if (aborted) return;
			const { statusCode, data, headers, trailers } = _response;
			const optsHeaders = Array.isArray(opts.headers) ? buildHeadersFromArray(opts.headers) : opts.headers;
			const body = typeof data === "function" ? data({
				...replyOpts,
				headers: optsHeaders
			}) : data;
			if (isPromise(body)) return body.then((newData) => handleReply(mockDispatches, {
				..._response,
				data: newData
			}));
			if (aborted) return;
			const responseData = getResponseData(body);
			const responseHeaders = generateKeyValues(headers ?? {});
			const responseTrailers = generateKeyValues(trailers ?? {});
			controller.rawHeaders = responseHeaders;
			controller.rawTrailers = responseTrailers;
			handler.onResponseStart?.(controller, statusCode, parseHeaders(responseHeaders), getStatusText(statusCode));
			handler.onResponseData?.(controller, Buffer.from(responseData));
			handler.onResponseEnd?.(controller, parseHeaders(responseTrailers));
			deleteMockDispatch(mockDispatches, key);
		}
		return true;
	}
	function dispatchRequestBody(body, handler, controller, isAborted) {
		if (typeof handler.onBodySent !== "function" && typeof handler.onRequestSent !== "function") return body;
		if (body == null) return callOnRequestSent(handler, controller, isAborted) ? body : requestAborted;
		if (body && typeof body[Symbol.asyncIterator] === "function") return dispatchAsyncIterableBody(body, handler, controller, isAborted);
		if (isIterableBody(body)) {
			const chunks = [];
			for (const chunk of body) {
				if (isAborted()) return requestAborted;
				chunks.push(chunk);
				if (!callOnBodySent(handler, controller, chunk) || isAborted()) return requestAborted;
			}
			return callOnRequestSent(handler, controller, isAborted) ? chunks : requestAborted;
		}
		if (isAborted()) return requestAborted;
		if (!callOnBodySent(handler, controller, body)) return requestAborted;
		return callOnRequestSent(handler, controller, isAborted) ? body : requestAborted;
	}
	async function dispatchAsyncIterableBody(body, handler, controller, isAborted) {
		const chunks = [];
		for await (const chunk of body) {
			if (isAborted()) return requestAborted;
			chunks.push(chunk);
			if (!callOnBodySent(handler, controller, chunk) || isAborted()) return requestAborted;
		}
		if (!callOnRequestSent(handler, controller, isAborted)) return requestAborted;
		return { async *[Symbol.asyncIterator]() {
			yield* chunks;
		} };
	}
	function callOnBodySent(handler, controller, chunk) {
		try {
			handler.onBodySent?.(chunk);
			return true;
		} catch (error) {
			controller.abort(error);
			return false;
		}
	}
	function callOnRequestSent(handler, controller, isAborted) {
		try {
			handler.onRequestSent?.();
			return !isAborted();
		} catch (error) {
			controller.abort(error);
			return false;
		}
	}
	function isIterableBody(body) {
		return typeof body !== "string" && !Buffer.isBuffer(body) && !ArrayBuffer.isView(body) && typeof body[Symbol.iterator] === "function";
	}
	function buildMockDispatch() {
		const agent = this[kMockAgent];
		const origin = this[kOrigin];
		const originalDispatch = this[kOriginalDispatch];
		return function dispatch(opts, handler) {
			if (agent.isMockActive) try {
				mockDispatch.call(this, opts, handler);
			} catch (error) {
				if (error.code === "UND_MOCK_ERR_MOCK_NOT_MATCHED") {
					const netConnect = agent[kGetNetConnect]();
					const totalInterceptsCount = this[kDispatches][kTotalDispatchCount] || this[kDispatches].length;
					const interceptsMessage = `, ${this[kDispatches].filter(({ consumed }) => !consumed).length} interceptor(s) remaining out of ${totalInterceptsCount} defined`;
					if (netConnect === false) throw new MockNotMatchedError(`${error.message}: subsequent request to origin ${origin} was not allowed (net.connect disabled)${interceptsMessage}`);
					if (checkNetConnect(netConnect, origin)) originalDispatch.call(this, "__mockAgentBodyForDispatch" in opts ? {
						...opts,
						body: opts.__mockAgentBodyForDispatch
					} : opts, handler);
					else throw new MockNotMatchedError(`${error.message}: subsequent request to origin ${origin} was not allowed (net.connect is not enabled for this origin)${interceptsMessage}`);
				} else throw error;
			}
			else originalDispatch.call(this, opts, handler);
		};
	}
	function checkNetConnect(netConnect, origin) {
		const url = new URL(origin);
		if (netConnect === true) return true;
		else if (Array.isArray(netConnect) && netConnect.some((matcher) => matchValue(matcher, url.host))) return true;
		return false;
	}
	function normalizeOrigin(origin) {
		if (typeof origin !== "string" && !(origin instanceof URL)) return origin;
		if (origin instanceof URL) return origin.origin;
		return origin.toLowerCase();
	}
	function buildAndValidateMockOptions(opts) {
		const { agent, ...mockOptions } = opts;
		if ("enableCallHistory" in mockOptions && typeof mockOptions.enableCallHistory !== "boolean") throw new InvalidArgumentError("options.enableCallHistory must to be a boolean");
		if ("acceptNonStandardSearchParameters" in mockOptions && typeof mockOptions.acceptNonStandardSearchParameters !== "boolean") throw new InvalidArgumentError("options.acceptNonStandardSearchParameters must to be a boolean");
		if ("ignoreTrailingSlash" in mockOptions && typeof mockOptions.ignoreTrailingSlash !== "boolean") throw new InvalidArgumentError("options.ignoreTrailingSlash must to be a boolean");
		return mockOptions;
	}
	module.exports = {
		getResponseData,
		getMockDispatch,
		addMockDispatch,
		deleteMockDispatch,
		buildKey,
		generateKeyValues,
		matchValue,
		getResponse,
		getStatusText,
		mockDispatch,
		buildMockDispatch,
		checkNetConnect,
		buildAndValidateMockOptions,
		getHeaderByName,
		buildHeadersFromArray,
		normalizeSearchParams,
		normalizeOrigin
	};
}));
// node_modules/undici/lib/mock/mock-interceptor.js
var require_mock_interceptor = __commonJSMin(((exports, module) => {
	const { getResponseData, buildKey, addMockDispatch } = require_mock_utils();
	const { kDispatches, kDispatchKey, kDefaultHeaders, kDefaultTrailers, kContentLength, kMockDispatch, kIgnoreTrailingSlash } = require_mock_symbols();
	const { InvalidArgumentError } = require_errors();
	const { serializePathWithQuery } = require_util$5();
	const { types: { isPromise } } = require__builtin_node_util();
	var MockScope = class {
		constructor(mockDispatch) {
			this[kMockDispatch] = mockDispatch;
		}
		delay(waitInMs) {
			if (typeof waitInMs !== "number" || !Number.isInteger(waitInMs) || waitInMs <= 0) throw new InvalidArgumentError("waitInMs must be a valid integer > 0");
			this[kMockDispatch].delay = waitInMs;
			return this;
		}
		persist() {
			this[kMockDispatch].persist = true;
			return this;
		}
		times(repeatTimes) {
			if (typeof repeatTimes !== "number" || !Number.isInteger(repeatTimes) || repeatTimes <= 0) throw new InvalidArgumentError("repeatTimes must be a valid integer > 0");
			this[kMockDispatch].times = repeatTimes;
			return this;
		}
	};
	var MockInterceptor = class {
		constructor(opts, mockDispatches) {
			if (typeof opts !== "object") throw new InvalidArgumentError("opts must be an object");
			if (typeof opts.path === "undefined") throw new InvalidArgumentError("opts.path must be defined");
			if (typeof opts.method === "undefined") opts.method = "GET";
			if (typeof opts.path === "string") {
				if (opts.query) opts.path = serializePathWithQuery(opts.path, opts.query);
				else {
					const parsedURL = new URL(opts.path, "data://");
					opts.path = parsedURL.pathname + parsedURL.search;
				}
			}
			if (typeof opts.method === "string") opts.method = opts.method.toUpperCase();
			this[kDispatchKey] = buildKey(opts);
			this[kDispatches] = mockDispatches;
			this[kIgnoreTrailingSlash] = opts.ignoreTrailingSlash ?? false;
			this[kDefaultHeaders] = {};
			this[kDefaultTrailers] = {};
			this[kContentLength] = false;
		}
		createMockScopeDispatchData({ statusCode, data, responseOptions }) {
			const responseData = getResponseData(data);
			const contentLength = this[kContentLength] ? { "content-length": responseData.length } : {};
			return {
				statusCode,
				data,
				headers: {
					...this[kDefaultHeaders],
					...contentLength,
					...responseOptions.headers
				},
				trailers: {
					...this[kDefaultTrailers],
					...responseOptions.trailers
				}
			};
		}
		validateReplyParameters(replyParameters) {
			if (typeof replyParameters.statusCode === "undefined") throw new InvalidArgumentError("statusCode must be defined");
			if (typeof replyParameters.responseOptions !== "object" || replyParameters.responseOptions === null) throw new InvalidArgumentError("responseOptions must be an object");
		}
		reply(replyOptionsCallbackOrStatusCode) {
			if (typeof replyOptionsCallbackOrStatusCode === "function") {
				const resolveReplyCallbackData = (resolvedData) => {
					if (typeof resolvedData !== "object" || resolvedData === null) throw new InvalidArgumentError("reply options callback must return an object");
					const replyParameters = {
						data: "",
						responseOptions: {},
						...resolvedData
					};
					this.validateReplyParameters(replyParameters);
					return { ...this.createMockScopeDispatchData(replyParameters) };
				};
				const wrappedDefaultsCallback = (opts) => {
					const resolvedData = replyOptionsCallbackOrStatusCode(opts);
					if (isPromise(resolvedData)) return resolvedData.then(resolveReplyCallbackData);
					return resolveReplyCallbackData(resolvedData);
				};
				return new MockScope(addMockDispatch(this[kDispatches], this[kDispatchKey], wrappedDefaultsCallback, { ignoreTrailingSlash: this[kIgnoreTrailingSlash] }));
			}
			const replyParameters = {
				statusCode: replyOptionsCallbackOrStatusCode,
				data: arguments[1] === void 0 ? "" : arguments[1],
				responseOptions: arguments[2] === void 0 ? {} : arguments[2]
			};
			this.validateReplyParameters(replyParameters);
			const dispatchData = this.createMockScopeDispatchData(replyParameters);
			return new MockScope(addMockDispatch(this[kDispatches], this[kDispatchKey], dispatchData, { ignoreTrailingSlash: this[kIgnoreTrailingSlash] }));
		}
		replyWithError(error) {
			if (typeof error === "undefined") throw new InvalidArgumentError("error must be defined");
			return new MockScope(addMockDispatch(this[kDispatches], this[kDispatchKey], { error }, { ignoreTrailingSlash: this[kIgnoreTrailingSlash] }));
		}
		defaultReplyHeaders(headers) {
			if (typeof headers === "undefined") throw new InvalidArgumentError("headers must be defined");
			this[kDefaultHeaders] = headers;
			return this;
		}
		defaultReplyTrailers(trailers) {
			if (typeof trailers === "undefined") throw new InvalidArgumentError("trailers must be defined");
			this[kDefaultTrailers] = trailers;
			return this;
		}
		replyContentLength() {
			this[kContentLength] = true;
			return this;
		}
	};
	module.exports.MockInterceptor = MockInterceptor;
	module.exports.MockScope = MockScope;
}));
// node_modules/undici/lib/mock/mock-client.js
var require_mock_client = __commonJSMin(((exports, module) => {
	const { promisify } = require__builtin_node_util();
	const Client = require_client();
	const { buildMockDispatch } = require_mock_utils();
	const { kDispatches, kMockAgent, kClose, kOriginalClose, kOrigin, kOriginalDispatch, kConnected, kIgnoreTrailingSlash } = require_mock_symbols();
	const { MockInterceptor } = require_mock_interceptor();
	const Symbols = require_symbols();
	const { InvalidArgumentError } = require_errors();
	var MockClient = class extends Client {
		constructor(origin, opts) {
			if (!opts || !opts.agent || typeof opts.agent.dispatch !== "function") throw new InvalidArgumentError("Argument opts.agent must implement Agent");
			super(origin, opts);
			this[kMockAgent] = opts.agent;
			this[kOrigin] = origin;
			this[kIgnoreTrailingSlash] = opts.ignoreTrailingSlash ?? false;
			this[kDispatches] = [];
			this[kConnected] = 1;
			this[kOriginalDispatch] = this.dispatch;
			this[kOriginalClose] = this.close.bind(this);
			this.dispatch = buildMockDispatch.call(this);
			this.close = this[kClose];
		}
		get [Symbols.kConnected]() {
			return this[kConnected];
		}
		intercept(opts) {
			return new MockInterceptor(opts && {
				ignoreTrailingSlash: this[kIgnoreTrailingSlash],
				...opts
			}, this[kDispatches]);
		}
		cleanMocks() {
			this[kDispatches] = [];
		}
		async [kClose]() {
			await promisify(this[kOriginalClose])();
			this[kConnected] = 0;
			this[kMockAgent][Symbols.kClients].delete(this[kOrigin]);
		}
	};
	module.exports = MockClient;
}));
// node_modules/undici/lib/mock/mock-call-history.js
var require_mock_call_history = __commonJSMin(((exports, module) => {
	const { kMockCallHistoryAddLog } = require_mock_symbols();
	const { InvalidArgumentError } = require_errors();
	function handleFilterCallsWithOptions(criteria, options, handler, store, allLogs) {
		switch (options.operator) {
			case "OR":
				store.push(...handler(criteria, allLogs));
				return store;
			case "AND": return handler(criteria, store);
			default: throw new InvalidArgumentError("options.operator must to be a case insensitive string equal to 'OR' or 'AND'");
		}
	}
	function buildAndValidateFilterCallsOptions(options = {}) {
		const finalOptions = {};
		if ("operator" in options) {
			if (typeof options.operator !== "string" || options.operator.toUpperCase() !== "OR" && options.operator.toUpperCase() !== "AND") throw new InvalidArgumentError("options.operator must to be a case insensitive string equal to 'OR' or 'AND'");
			return {
				...finalOptions,
				operator: options.operator.toUpperCase()
			};
		}
		return finalOptions;
	}
	function makeFilterCalls(parameterName) {
		return (parameterValue, logs = this.logs) => {
			if (typeof parameterValue === "string" || parameterValue == null) return logs.filter((log) => {
				return log[parameterName] === parameterValue;
			});
			if (parameterValue instanceof RegExp) return logs.filter((log) => {
				return parameterValue.test(log[parameterName]);
			});
			throw new InvalidArgumentError(`${parameterName} parameter should be one of string, regexp, undefined or null`);
		};
	}
	function computeUrlWithMaybeSearchParameters(requestInit) {
		try {
			const url = new URL(requestInit.path, requestInit.origin);
			if (url.search.length !== 0) return url;
			url.search = new URLSearchParams(requestInit.query).toString();
			return url;
		} catch (error) {
			throw new InvalidArgumentError("An error occurred when computing MockCallHistoryLog.url", { cause: error });
		}
	}
	var MockCallHistoryLog = class {
		constructor(requestInit = {}) {
			this.body = requestInit.body;
			this.headers = requestInit.headers;
			this.method = requestInit.method;
			const url = computeUrlWithMaybeSearchParameters(requestInit);
			this.fullUrl = url.toString();
			this.origin = url.origin;
			this.path = url.pathname;
			this.searchParams = Object.fromEntries(url.searchParams);
			this.protocol = url.protocol;
			this.host = url.host;
			this.port = url.port;
			this.hash = url.hash;
		}
		toMap() {
			return new Map([
				["protocol", this.protocol],
				["host", this.host],
				["port", this.port],
				["origin", this.origin],
				["path", this.path],
				["hash", this.hash],
				["searchParams", this.searchParams],
				["fullUrl", this.fullUrl],
				["method", this.method],
				["body", this.body],
				["headers", this.headers]
			]);
		}
		toString() {
			const options = {
				betweenKeyValueSeparator: "->",
				betweenPairSeparator: "|"
			};
			let result = "";
			this.toMap().forEach((value, key) => {
				if (typeof value === "string" || value === void 0 || value === null) result = `${result}${key}${options.betweenKeyValueSeparator}${value}${options.betweenPairSeparator}`;
				if (typeof value === "object" && value !== null || Array.isArray(value)) result = `${result}${key}${options.betweenKeyValueSeparator}${JSON.stringify(value)}${options.betweenPairSeparator}`;
			});
			return result.slice(0, -1);
		}
	};
	var MockCallHistory = class {
		logs = [];
		calls() {
			return this.logs;
		}
		firstCall() {
			return this.logs.at(0);
		}
		lastCall() {
			return this.logs.at(-1);
		}
		nthCall(number) {
			if (typeof number !== "number") throw new InvalidArgumentError("nthCall must be called with a number");
			if (!Number.isInteger(number)) throw new InvalidArgumentError("nthCall must be called with an integer");
			if (Math.sign(number) !== 1) throw new InvalidArgumentError("nthCall must be called with a positive value. use firstCall or lastCall instead");
			return this.logs.at(number - 1);
		}
		filterCalls(criteria, options) {
			if (this.logs.length === 0) return this.logs;
			if (typeof criteria === "function") return this.logs.filter(criteria);
			if (criteria instanceof RegExp) return this.logs.filter((log) => {
				return criteria.test(log.toString());
			});
			if (typeof criteria === "object" && criteria !== null) {
				if (Object.keys(criteria).length === 0) return this.logs;
				const finalOptions = {
					operator: "OR",
					...buildAndValidateFilterCallsOptions(options)
				};
				let maybeDuplicatedLogsFiltered = finalOptions.operator === "AND" ? this.logs : [];
				if ("protocol" in criteria) maybeDuplicatedLogsFiltered = handleFilterCallsWithOptions(criteria.protocol, finalOptions, this.filterCallsByProtocol, maybeDuplicatedLogsFiltered, this.logs);
				if ("host" in criteria) maybeDuplicatedLogsFiltered = handleFilterCallsWithOptions(criteria.host, finalOptions, this.filterCallsByHost, maybeDuplicatedLogsFiltered, this.logs);
				if ("port" in criteria) maybeDuplicatedLogsFiltered = handleFilterCallsWithOptions(criteria.port, finalOptions, this.filterCallsByPort, maybeDuplicatedLogsFiltered, this.logs);
				if ("origin" in criteria) maybeDuplicatedLogsFiltered = handleFilterCallsWithOptions(criteria.origin, finalOptions, this.filterCallsByOrigin, maybeDuplicatedLogsFiltered, this.logs);
				if ("path" in criteria) maybeDuplicatedLogsFiltered = handleFilterCallsWithOptions(criteria.path, finalOptions, this.filterCallsByPath, maybeDuplicatedLogsFiltered, this.logs);
				if ("hash" in criteria) maybeDuplicatedLogsFiltered = handleFilterCallsWithOptions(criteria.hash, finalOptions, this.filterCallsByHash, maybeDuplicatedLogsFiltered, this.logs);
				if ("fullUrl" in criteria) maybeDuplicatedLogsFiltered = handleFilterCallsWithOptions(criteria.fullUrl, finalOptions, this.filterCallsByFullUrl, maybeDuplicatedLogsFiltered, this.logs);
				if ("method" in criteria) maybeDuplicatedLogsFiltered = handleFilterCallsWithOptions(criteria.method, finalOptions, this.filterCallsByMethod, maybeDuplicatedLogsFiltered, this.logs);
				return [...new Set(maybeDuplicatedLogsFiltered)];
			}
			throw new InvalidArgumentError("criteria parameter should be one of function, regexp, or object");
		}
		filterCallsByProtocol = makeFilterCalls.call(this, "protocol");
		filterCallsByHost = makeFilterCalls.call(this, "host");
		filterCallsByPort = makeFilterCalls.call(this, "port");
		filterCallsByOrigin = makeFilterCalls.call(this, "origin");
		filterCallsByPath = makeFilterCalls.call(this, "path");
		filterCallsByHash = makeFilterCalls.call(this, "hash");
		filterCallsByFullUrl = makeFilterCalls.call(this, "fullUrl");
		filterCallsByMethod = makeFilterCalls.call(this, "method");
		clear() {
			this.logs = [];
		}
		[kMockCallHistoryAddLog](requestInit) {
			const log = new MockCallHistoryLog(requestInit);
			this.logs.push(log);
			return log;
		}
		*[Symbol.iterator]() {
			for (const log of this.calls()) yield log;
		}
	};
	module.exports.MockCallHistory = MockCallHistory;
	module.exports.MockCallHistoryLog = MockCallHistoryLog;
}));
// node_modules/undici/lib/mock/mock-pool.js
var require_mock_pool = __commonJSMin(((exports, module) => {
	const { promisify } = require__builtin_node_util();
	const Pool = require_pool();
	const { buildMockDispatch } = require_mock_utils();
	const { kDispatches, kMockAgent, kClose, kOriginalClose, kOrigin, kOriginalDispatch, kConnected, kIgnoreTrailingSlash } = require_mock_symbols();
	const { MockInterceptor } = require_mock_interceptor();
	const Symbols = require_symbols();
	const { InvalidArgumentError } = require_errors();
	var MockPool = class extends Pool {
		constructor(origin, opts) {
			if (!opts || !opts.agent || typeof opts.agent.dispatch !== "function") throw new InvalidArgumentError("Argument opts.agent must implement Agent");
			super(origin, opts);
			this[kMockAgent] = opts.agent;
			this[kOrigin] = origin;
			this[kIgnoreTrailingSlash] = opts.ignoreTrailingSlash ?? false;
			this[kDispatches] = [];
			this[kConnected] = 1;
			this[kOriginalDispatch] = this.dispatch;
			this[kOriginalClose] = this.close.bind(this);
			this.dispatch = buildMockDispatch.call(this);
			this.close = this[kClose];
		}
		get [Symbols.kConnected]() {
			return this[kConnected];
		}
		intercept(opts) {
			return new MockInterceptor(opts && {
				ignoreTrailingSlash: this[kIgnoreTrailingSlash],
				...opts
			}, this[kDispatches]);
		}
		cleanMocks() {
			this[kDispatches] = [];
		}
		async [kClose]() {
			await promisify(this[kOriginalClose])();
			this[kConnected] = 0;
			this[kMockAgent][Symbols.kClients].delete(this[kOrigin]);
		}
	};
	module.exports = MockPool;
}));
// \0builtin:node:console
var require__builtin_node_console = __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:console");
}));
// node_modules/undici/lib/mock/pending-interceptors-formatter.js
var require_pending_interceptors_formatter = __commonJSMin(((exports, module) => {
	const { Transform } = require__builtin_node_stream();
	const { Console } = require__builtin_node_console();
	const PERSISTENT = process.versions.icu ? "\u2705" : "Y ";
	const NOT_PERSISTENT = process.versions.icu ? "\u274c" : "N ";
	module.exports = class PendingInterceptorsFormatter {
		constructor({ disableColors } = {}) {
			this.transform = new Transform({ transform(chunk, _enc, cb) {
				cb(null, chunk);
			} });
			this.logger = new Console({
				stdout: this.transform,
				inspectOptions: { colors: !disableColors && !process.env.CI }
			});
		}
		format(pendingInterceptors) {
			const withPrettyHeaders = pendingInterceptors.map(({ method, path, data: { statusCode }, persist, times, timesInvoked, origin }) => ({
				Method: method,
				Origin: origin,
				Path: path,
				"Status code": statusCode,
				Persistent: persist ? PERSISTENT : NOT_PERSISTENT,
				Invocations: timesInvoked,
				Remaining: persist ? Infinity : times - timesInvoked
			}));
			this.logger.table(withPrettyHeaders);
			return this.transform.read().toString();
		}
	};
}));
// node_modules/undici/lib/mock/mock-agent.js
var require_mock_agent = __commonJSMin(((exports, module) => {
	const { kClients } = require_symbols();
	const Agent = require_agent();
	const { kAgent, kMockAgentSet, kMockAgentGet, kDispatches, kIsMockActive, kNetConnect, kGetNetConnect, kOptions, kFactory, kMockAgentRegisterCallHistory, kMockAgentIsCallHistoryEnabled, kMockAgentAddCallHistoryLog, kMockAgentMockCallHistoryInstance, kMockAgentAcceptsNonStandardSearchParameters, kMockCallHistoryAddLog, kIgnoreTrailingSlash } = require_mock_symbols();
	const MockClient = require_mock_client();
	const MockPool = require_mock_pool();
	const { matchValue, normalizeSearchParams, buildAndValidateMockOptions, normalizeOrigin } = require_mock_utils();
	const { InvalidArgumentError, UndiciError } = require_errors();
	const Dispatcher = require_dispatcher();
	const PendingInterceptorsFormatter = require_pending_interceptors_formatter();
	const { MockCallHistory } = require_mock_call_history();
	var MockAgent = class extends Dispatcher {
		constructor(opts = {}) {
			super(opts);
			const mockOptions = buildAndValidateMockOptions(opts);
			this[kNetConnect] = true;
			this[kIsMockActive] = true;
			this[kMockAgentIsCallHistoryEnabled] = mockOptions.enableCallHistory ?? false;
			this[kMockAgentAcceptsNonStandardSearchParameters] = mockOptions.acceptNonStandardSearchParameters ?? false;
			this[kIgnoreTrailingSlash] = mockOptions.ignoreTrailingSlash ?? false;
			if (opts?.agent && typeof opts.agent.dispatch !== "function") throw new InvalidArgumentError("Argument opts.agent must implement Agent");
			const agent = opts?.agent ? opts.agent : new Agent(opts);
			this[kAgent] = agent;
			this[kClients] = agent[kClients];
			this[kOptions] = mockOptions;
			if (this[kMockAgentIsCallHistoryEnabled]) this[kMockAgentRegisterCallHistory]();
		}
		get webSocketOptions() {
			return this[kAgent].webSocketOptions;
		}
		get eventSourceOptions() {
			return this[kAgent].eventSourceOptions;
		}
		get(origin) {
			const normalizedOrigin = normalizeOrigin(origin);
			const originKey = this[kIgnoreTrailingSlash] ? normalizedOrigin.replace(/\/$/, "") : normalizedOrigin;
			let dispatcher = this[kMockAgentGet](originKey);
			if (!dispatcher) {
				dispatcher = this[kFactory](originKey);
				this[kMockAgentSet](originKey, dispatcher);
			}
			return dispatcher;
		}
		dispatch(opts, handler) {
			opts.origin = normalizeOrigin(opts.origin);
			const mockDispatcher = this.get(opts.origin);
			this[kMockAgentAddCallHistoryLog](opts);
			const acceptNonStandardSearchParameters = this[kMockAgentAcceptsNonStandardSearchParameters];
			const dispatchOpts = { ...opts };
			if (dispatchOpts.allowH2 === false) {
				const http1OnlyKey = `${dispatchOpts.origin}#http1-only`;
				if (!this[kClients].has(http1OnlyKey)) {
					const http1OnlyDispatcher = this[kFactory](dispatchOpts.origin);
					http1OnlyDispatcher[kDispatches] = mockDispatcher[kDispatches];
					this[kMockAgentSet](http1OnlyKey, http1OnlyDispatcher);
				}
			}
			if (acceptNonStandardSearchParameters && dispatchOpts.path) {
				const [path, searchParams] = dispatchOpts.path.split("?");
				dispatchOpts.path = `${path}?${normalizeSearchParams(searchParams, acceptNonStandardSearchParameters)}`;
			}
			return this[kAgent].dispatch(dispatchOpts, handler);
		}
		async close() {
			this.clearCallHistory();
			await this[kAgent].close();
			this[kClients].clear();
		}
		deactivate() {
			this[kIsMockActive] = false;
		}
		activate() {
			this[kIsMockActive] = true;
		}
		enableNetConnect(matcher) {
			if (typeof matcher === "string" || typeof matcher === "function" || matcher instanceof RegExp) {
				if (Array.isArray(this[kNetConnect])) this[kNetConnect].push(matcher);
				else this[kNetConnect] = [matcher];
			} else if (typeof matcher === "undefined") this[kNetConnect] = true;
			else throw new InvalidArgumentError("Unsupported matcher. Must be one of String|Function|RegExp.");
		}
		disableNetConnect() {
			this[kNetConnect] = false;
		}
		enableCallHistory() {
			this[kMockAgentIsCallHistoryEnabled] = true;
			return this;
		}
		disableCallHistory() {
			this[kMockAgentIsCallHistoryEnabled] = false;
			return this;
		}
		getCallHistory() {
			return this[kMockAgentMockCallHistoryInstance];
		}
		clearCallHistory() {
			if (this[kMockAgentMockCallHistoryInstance] !== void 0) this[kMockAgentMockCallHistoryInstance].clear();
		}
		get isMockActive() {
			return this[kIsMockActive];
		}
		[kMockAgentRegisterCallHistory]() {
			if (this[kMockAgentMockCallHistoryInstance] === void 0) this[kMockAgentMockCallHistoryInstance] = new MockCallHistory();
		}
		[kMockAgentAddCallHistoryLog](opts) {
			if (this[kMockAgentIsCallHistoryEnabled]) {
				this[kMockAgentRegisterCallHistory]();
				this[kMockAgentMockCallHistoryInstance][kMockCallHistoryAddLog](opts);
			}
		}
		[kMockAgentSet](origin, dispatcher) {
			this[kClients].set(origin, dispatcher);
		}
		[kFactory](origin) {
			const mockOptions = Object.assign({ agent: this }, this[kOptions]);
			return this[kOptions] && this[kOptions].connections === 1 ? new MockClient(origin, mockOptions) : new MockPool(origin, mockOptions);
		}
		[kMockAgentGet](origin) {
			const dispatcher = this[kClients].get(origin);
			if (dispatcher) return dispatcher;
			if (typeof origin !== "string") {
				const dispatcher = this[kFactory]("http://localhost:9999");
				this[kMockAgentSet](origin, dispatcher);
				return dispatcher;
			}
			for (const [keyMatcher, nonExplicitDispatcher] of Array.from(this[kClients])) if (nonExplicitDispatcher && typeof keyMatcher !== "string" && matchValue(keyMatcher, origin)) {
				const dispatcher = this[kFactory](origin);
				this[kMockAgentSet](origin, dispatcher);
				dispatcher[kDispatches] = nonExplicitDispatcher[kDispatches];
				return dispatcher;
			}
		}
		[kGetNetConnect]() {
			return this[kNetConnect];
		}
		pendingInterceptors() {
			const mockAgentClients = this[kClients];
			return Array.from(mockAgentClients.entries()).flatMap(([origin, dispatcher]) => dispatcher[kDispatches].map((dispatch) => ({
				...dispatch,
				origin
			}))).filter(({ pending }) => pending);
		}
		assertNoPendingInterceptors({ pendingInterceptorsFormatter = new PendingInterceptorsFormatter() } = {}) {
			const pending = this.pendingInterceptors();
			if (pending.length === 0) return;
			throw new UndiciError(pending.length === 1 ? `1 interceptor is pending:\n\n${pendingInterceptorsFormatter.format(pending)}`.trim() : `${pending.length} interceptors are pending:\n\n${pendingInterceptorsFormatter.format(pending)}`.trim());
		}
	};
	module.exports = MockAgent;
}));
// \0builtin:node:fs/promises
var require_promises = __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:fs/promises");
}));
// \0builtin:node:timers
var require__builtin_node_timers = __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:timers");
}));
// \0builtin:node:sqlite
var require__builtin_node_sqlite = __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:sqlite");
}));
// node_modules/undici/lib/util/runtime-features.js
var require_runtime_features = __commonJSMin(((exports, module) => {
	const lazyLoaders = {
		__proto__: null,
		"node:crypto": () => require__builtin_node_crypto(),
		"node:sqlite": () => require__builtin_node_sqlite()
	};
	function detectRuntimeFeatureByNodeModule(moduleName) {
		try {
			lazyLoaders[moduleName]();
			return true;
		} catch (err) {
			if (err.code !== "ERR_UNKNOWN_BUILTIN_MODULE" && err.code !== "ERR_NO_CRYPTO") throw err;
			return false;
		}
	}
	const runtimeFeaturesAsNodeModule = ["crypto", "sqlite"];
	function detectRuntimeFeature(feature) {
		if (runtimeFeaturesAsNodeModule.includes(feature)) return detectRuntimeFeatureByNodeModule(`node:${feature}`);
		throw new TypeError(`unknown feature: ${feature}`);
	}
	var RuntimeFeatures = class {
		#map = new Map();
		clear() {
			this.#map.clear();
		}
		has(feature) {
			return this.#map.get(feature) ?? this.#detectRuntimeFeature(feature);
		}
		set(feature, value) {
			if (runtimeFeaturesAsNodeModule.includes(feature) === false) throw new TypeError(`unknown feature: ${feature}`);
			this.#map.set(feature, value);
		}
		#detectRuntimeFeature(feature) {
			const result = detectRuntimeFeature(feature);
			this.#map.set(feature, result);
			return result;
		}
	};
	const instance = new RuntimeFeatures();
	module.exports.runtimeFeatures = instance;
	module.exports.default = instance;
}));
// node_modules/undici/lib/mock/snapshot-utils.js
var require_snapshot_utils = __commonJSMin(((exports, module) => {
	const { InvalidArgumentError } = require_errors();
	const { setHeader } = require_util$5();
	const { runtimeFeatures } = require_runtime_features();
	function createHeaderFilters(matchOptions = {}) {
		const { ignoreHeaders = [], excludeHeaders = [], matchHeaders = [], caseSensitive = false } = matchOptions;
		return {
			ignore: new Set(ignoreHeaders.map((header) => caseSensitive ? header : header.toLowerCase())),
			exclude: new Set(excludeHeaders.map((header) => caseSensitive ? header : header.toLowerCase())),
			match: new Set(matchHeaders.map((header) => caseSensitive ? header : header.toLowerCase()))
		};
	}
	const crypto = runtimeFeatures.has("crypto") ? require__builtin_node_crypto() : null;
	const hashId = crypto?.hash ? (value) => crypto.hash("sha256", value, "base64url") : (value) => Buffer.from(value).toString("base64url");
	function isUndiciHeaders(headers) {
		return Array.isArray(headers) && (headers.length & 1) === 0;
	}
	function isUrlExcludedFactory(excludePatterns = []) {
		if (excludePatterns.length === 0) return () => false;
		return function isUrlExcluded(url) {
			let urlLowerCased;
			for (const pattern of excludePatterns) if (typeof pattern === "string") {
				if (!urlLowerCased) urlLowerCased = url.toLowerCase();
				if (urlLowerCased.includes(pattern.toLowerCase())) return true;
			} else if (pattern instanceof RegExp) {
				if (pattern.test(url)) return true;
			}
			return false;
		};
	}
	function normalizeHeaders(headers) {
		const normalizedHeaders = {};
		if (!headers) return normalizedHeaders;
		if (isUndiciHeaders(headers)) {
			for (let i = 0; i < headers.length; i += 2) {
				const key = headers[i];
				const value = headers[i + 1];
				if (key && value !== void 0) {
					const keyStr = Buffer.isBuffer(key) ? key.toString() : key;
					const valueStr = Buffer.isBuffer(value) ? value.toString() : value;
					setHeader(normalizedHeaders, keyStr.toLowerCase(), valueStr);
				}
			}
			return normalizedHeaders;
		}
		if (headers && typeof headers === "object") {
			for (const [key, value] of Object.entries(headers)) if (key && typeof key === "string") setHeader(normalizedHeaders, key.toLowerCase(), Array.isArray(value) ? value.join(", ") : String(value));
		}
		return normalizedHeaders;
	}
	const validSnapshotModes = [
		"record",
		"playback",
		"update"
	];
	function validateSnapshotMode(mode) {
		if (!validSnapshotModes.includes(mode)) throw new InvalidArgumentError(`Invalid snapshot mode: ${mode}. Must be one of: ${validSnapshotModes.join(", ")}`);
	}
	module.exports = {
		createHeaderFilters,
		hashId,
		isUndiciHeaders,
		normalizeHeaders,
		isUrlExcludedFactory,
		validateSnapshotMode
	};
}));
// node_modules/undici/lib/mock/snapshot-recorder.js
var require_snapshot_recorder = __commonJSMin(((exports, module) => {
	const { writeFile, readFile, mkdir } = require_promises();
	const { dirname, resolve } = require__builtin_node_path();
	const { setTimeout, clearTimeout } = require__builtin_node_timers();
	const { InvalidArgumentError, UndiciError } = require_errors();
	const { setHeader } = require_util$5();
	const { hashId, isUrlExcludedFactory, normalizeHeaders, createHeaderFilters } = require_snapshot_utils();
	function normalizeUrlForMatching(url, matchQuery, normalizeQuery) {
		if (matchQuery === false) return `${url.origin}${url.pathname}`;
		if (normalizeQuery) {
			const normalized = String(normalizeQuery(url.searchParams) ?? "");
			return normalized ? `${url.origin}${url.pathname}?${normalized}` : `${url.origin}${url.pathname}`;
		}
		return url.toString();
	}
	function normalizeBodyForMatching(body, matchBody, normalizeBody) {
		if (matchBody === false) return "";
		if (normalizeBody) return String(normalizeBody(body) ?? "");
		return body ? String(body) : "";
	}
	function formatRequestKey(opts, headerFilters, matchOptions = {}) {
		const url = new URL(opts.path, opts.origin);
		const normalized = opts._normalizedHeaders || normalizeHeaders(opts.headers);
		if (!opts._normalizedHeaders) opts._normalizedHeaders = normalized;
		return {
			method: opts.method || "GET",
			url: normalizeUrlForMatching(url, matchOptions.matchQuery, matchOptions.normalizeQuery),
			headers: filterHeadersForMatching(normalized, headerFilters, matchOptions),
			body: normalizeBodyForMatching(opts.body, matchOptions.matchBody, matchOptions.normalizeBody)
		};
	}
	function filterHeadersForMatching(headers, headerFilters, matchOptions = {}) {
		if (!headers || typeof headers !== "object") return {};
		const { caseSensitive = false } = matchOptions;
		const filtered = {};
		const { ignore, exclude, match } = headerFilters;
		for (const [key, value] of Object.entries(headers)) {
			const headerKey = caseSensitive ? key : key.toLowerCase();
			if (exclude.has(headerKey)) continue;
			if (ignore.has(headerKey)) continue;
			if (match.size !== 0) {
				if (!match.has(headerKey)) continue;
			}
			setHeader(filtered, headerKey, value);
		}
		return filtered;
	}
	function filterHeadersForStorage(headers, headerFilters, matchOptions = {}) {
		if (!headers || typeof headers !== "object") return {};
		const { caseSensitive = false } = matchOptions;
		const filtered = {};
		const { exclude: excludeSet } = headerFilters;
		for (const [key, value] of Object.entries(headers)) {
			const headerKey = caseSensitive ? key : key.toLowerCase();
			if (excludeSet.has(headerKey)) continue;
			setHeader(filtered, headerKey, value);
		}
		return filtered;
	}
	function createRequestHash(formattedRequest) {
		const parts = [formattedRequest.method, formattedRequest.url];
		if (formattedRequest.headers && typeof formattedRequest.headers === "object") {
			const headerKeys = Object.keys(formattedRequest.headers).sort();
			for (const key of headerKeys) {
				const values = Array.isArray(formattedRequest.headers[key]) ? formattedRequest.headers[key] : [formattedRequest.headers[key]];
				parts.push(key);
				for (const value of values.sort()) parts.push(String(value));
			}
		}
		parts.push(formattedRequest.body);
		const content = parts.join("|");
		return hashId(content);
	}
	var SnapshotRecorder = class {
		#flushTimeout;
		#isUrlExcluded;
		#snapshots = new Map();
		#snapshotPath;
		#maxSnapshots = Infinity;
		#autoFlush = false;
		#headerFilters;
		constructor(options = {}) {
			this.#snapshotPath = options.snapshotPath;
			this.#maxSnapshots = options.maxSnapshots || Infinity;
			this.#autoFlush = options.autoFlush || false;
			this.flushInterval = options.flushInterval || 3e4;
			this._flushTimer = null;
			this.matchOptions = {
				matchHeaders: options.matchHeaders || [],
				ignoreHeaders: options.ignoreHeaders || [],
				excludeHeaders: options.excludeHeaders || [],
				matchBody: options.matchBody !== false,
				normalizeBody: options.normalizeBody || void 0,
				matchQuery: options.matchQuery !== false,
				normalizeQuery: options.normalizeQuery || void 0,
				caseSensitive: options.caseSensitive || false
			};
			this.#headerFilters = createHeaderFilters(this.matchOptions);
			this.shouldRecord = options.shouldRecord || (() => true);
			this.shouldPlayback = options.shouldPlayback || (() => true);
			this.#isUrlExcluded = isUrlExcludedFactory(options.excludeUrls);
			if (this.#autoFlush && this.#snapshotPath) this.#startAutoFlush();
		}
		async record(requestOpts, response) {
			if (!this.shouldRecord(requestOpts)) return;
			if (this.isUrlExcluded(requestOpts)) return;
			const request = formatRequestKey(requestOpts, this.#headerFilters, this.matchOptions);
			const hash = createRequestHash(request);
			const normalizedHeaders = normalizeHeaders(response.headers);
			const responseData = {
				statusCode: response.statusCode,
				headers: filterHeadersForStorage(normalizedHeaders, this.#headerFilters, this.matchOptions),
				body: Buffer.isBuffer(response.body) ? response.body.toString("base64") : Buffer.from(String(response.body || "")).toString("base64"),
				trailers: response.trailers
			};
			if (this.#snapshots.size >= this.#maxSnapshots && !this.#snapshots.has(hash)) {
				const oldestKey = this.#snapshots.keys().next().value;
				this.#snapshots.delete(oldestKey);
			}
			const existingSnapshot = this.#snapshots.get(hash);
			if (existingSnapshot && existingSnapshot.responses) {
				existingSnapshot.responses.push(responseData);
				existingSnapshot.timestamp = new Date().toISOString();
			} else this.#snapshots.set(hash, {
				request,
				responses: [responseData],
				callCount: 0,
				timestamp: new Date().toISOString()
			});
			if (this.#autoFlush && this.#snapshotPath) this.#scheduleFlush();
		}
		isUrlExcluded(requestOpts) {
			const url = new URL(requestOpts.path, requestOpts.origin).toString();
			return this.#isUrlExcluded(url);
		}
		findSnapshot(requestOpts) {
			if (!this.shouldPlayback(requestOpts)) return;
			if (this.isUrlExcluded(requestOpts)) return;
			const hash = createRequestHash(formatRequestKey(requestOpts, this.#headerFilters, this.matchOptions));
			const snapshot = this.#snapshots.get(hash);
			if (!snapshot) return void 0;
			const currentCallCount = snapshot.callCount || 0;
			const responseIndex = Math.min(currentCallCount, snapshot.responses.length - 1);
			snapshot.callCount = currentCallCount + 1;
			return {
				...snapshot,
				response: snapshot.responses[responseIndex]
			};
		}
		async loadSnapshots(filePath) {
			const path = filePath || this.#snapshotPath;
			if (!path) throw new InvalidArgumentError("Snapshot path is required");
			try {
				const data = await readFile(resolve(path), "utf8");
				const parsed = JSON.parse(data);
				if (Array.isArray(parsed)) {
					this.#snapshots.clear();
					for (const { hash, snapshot } of parsed) this.#snapshots.set(hash, snapshot);
				} else this.#snapshots = new Map(Object.entries(parsed));
			} catch (error) {
				if (error.code === "ENOENT") this.#snapshots.clear();
				else throw new UndiciError(`Failed to load snapshots from ${path}`, { cause: error });
			}
		}
		async saveSnapshots(filePath) {
			const path = filePath || this.#snapshotPath;
			if (!path) throw new InvalidArgumentError("Snapshot path is required");
			const resolvedPath = resolve(path);
			await mkdir(dirname(resolvedPath), { recursive: true });
			const data = Array.from(this.#snapshots.entries()).map(([hash, snapshot]) => ({
				hash,
				snapshot
			}));
			await writeFile(resolvedPath, JSON.stringify(data, null, 2), { flush: true });
		}
		clear() {
			this.#snapshots.clear();
		}
		getSnapshots() {
			return Array.from(this.#snapshots.values());
		}
		size() {
			return this.#snapshots.size;
		}
		resetCallCounts() {
			for (const snapshot of this.#snapshots.values()) snapshot.callCount = 0;
		}
		deleteSnapshot(requestOpts) {
			const hash = createRequestHash(formatRequestKey(requestOpts, this.#headerFilters, this.matchOptions));
			return this.#snapshots.delete(hash);
		}
		getSnapshotInfo(requestOpts) {
			const hash = createRequestHash(formatRequestKey(requestOpts, this.#headerFilters, this.matchOptions));
			const snapshot = this.#snapshots.get(hash);
			if (!snapshot) return null;
			return {
				hash,
				request: snapshot.request,
				responseCount: snapshot.responses ? snapshot.responses.length : snapshot.response ? 1 : 0,
				callCount: snapshot.callCount || 0,
				timestamp: snapshot.timestamp
			};
		}
		replaceSnapshots(snapshotData) {
			this.#snapshots.clear();
			if (Array.isArray(snapshotData)) for (const { hash, snapshot } of snapshotData) this.#snapshots.set(hash, snapshot);
			else if (snapshotData && typeof snapshotData === "object") this.#snapshots = new Map(Object.entries(snapshotData));
		}
		#startAutoFlush() {
			return this.#scheduleFlush();
		}
		#stopAutoFlush() {
			if (this.#flushTimeout) {
				clearTimeout(this.#flushTimeout);
				this.saveSnapshots().catch(() => {});
				this.#flushTimeout = null;
			}
		}
		#scheduleFlush() {
			this.#flushTimeout = setTimeout(() => {
				this.saveSnapshots().catch(() => {});
				if (this.#autoFlush) this.#flushTimeout?.refresh();
				else this.#flushTimeout = null;
			}, 1e3);
		}
		destroy() {
			this.#stopAutoFlush();
			if (this.#flushTimeout) {
				clearTimeout(this.#flushTimeout);
				this.#flushTimeout = null;
			}
		}
		async close() {
			if (this.#snapshotPath && this.#snapshots.size !== 0) await this.saveSnapshots();
			this.destroy();
		}
	};
	module.exports = {
		SnapshotRecorder,
		formatRequestKey,
		createRequestHash,
		filterHeadersForMatching,
		filterHeadersForStorage,
		createHeaderFilters
	};
}));
// node_modules/undici/lib/mock/snapshot-agent.js
var require_snapshot_agent = __commonJSMin(((exports, module) => {
	const Agent = require_agent();
	const MockAgent = require_mock_agent();
	const { SnapshotRecorder } = require_snapshot_recorder();
	const { InvalidArgumentError, UndiciError } = require_errors();
	const util = require_util$5();
	const { validateSnapshotMode } = require_snapshot_utils();
	const kSnapshotRecorder = Symbol("kSnapshotRecorder");
	const kSnapshotMode = Symbol("kSnapshotMode");
	const kSnapshotPath = Symbol("kSnapshotPath");
	const kSnapshotLoaded = Symbol("kSnapshotLoaded");
	const kRealAgent = Symbol("kRealAgent");
	let warningEmitted = false;
	var SnapshotAgent = class extends MockAgent {
		constructor(opts = {}) {
			if (!warningEmitted) {
				process.emitWarning("SnapshotAgent is experimental and subject to change", "ExperimentalWarning");
				warningEmitted = true;
			}
			const { mode = "record", snapshotPath = null, ...mockAgentOpts } = opts;
			super(mockAgentOpts);
			validateSnapshotMode(mode);
			if ((mode === "playback" || mode === "update") && !snapshotPath) throw new InvalidArgumentError(`snapshotPath is required when mode is '${mode}'`);
			this[kSnapshotMode] = mode;
			this[kSnapshotPath] = snapshotPath;
			this[kSnapshotRecorder] = new SnapshotRecorder({
				snapshotPath: this[kSnapshotPath],
				mode: this[kSnapshotMode],
				maxSnapshots: opts.maxSnapshots,
				autoFlush: opts.autoFlush,
				flushInterval: opts.flushInterval,
				matchHeaders: opts.matchHeaders,
				ignoreHeaders: opts.ignoreHeaders,
				excludeHeaders: opts.excludeHeaders,
				matchBody: opts.matchBody,
				normalizeBody: opts.normalizeBody,
				matchQuery: opts.matchQuery,
				normalizeQuery: opts.normalizeQuery,
				caseSensitive: opts.caseSensitive,
				shouldRecord: opts.shouldRecord,
				shouldPlayback: opts.shouldPlayback,
				excludeUrls: opts.excludeUrls
			});
			this[kSnapshotLoaded] = false;
			if (this[kSnapshotMode] === "record" || this[kSnapshotMode] === "update" || this[kSnapshotMode] === "playback" && opts.excludeUrls && opts.excludeUrls.length > 0) this[kRealAgent] = new Agent(opts);
			if ((this[kSnapshotMode] === "playback" || this[kSnapshotMode] === "update") && this[kSnapshotPath]) this.loadSnapshots().catch(() => {});
		}
		dispatch(opts, handler) {
			const mode = this[kSnapshotMode];
			if (this[kSnapshotRecorder].isUrlExcluded(opts)) return this[kRealAgent].dispatch(opts, handler);
			if (mode === "playback" || mode === "update") {
				if (!this[kSnapshotLoaded]) return this.#asyncDispatch(opts, handler);
				const snapshot = this[kSnapshotRecorder].findSnapshot(opts);
				if (snapshot) return this.#replaySnapshot(snapshot, handler);
				else if (mode === "update") return this.#recordAndReplay(opts, handler);
				else {
					const error = new UndiciError(`No snapshot found for ${opts.method || "GET"} ${opts.path}`);
					if (handler.onResponseError) {
						handler.onResponseError(null, error);
						return;
					}
					throw error;
				}
			} else if (mode === "record") return this.#recordAndReplay(opts, handler);
		}
		async #asyncDispatch(opts, handler) {
			await this.loadSnapshots();
			return this.dispatch(opts, handler);
		}
		#recordAndReplay(opts, handler) {
			const responseData = {
				statusCode: null,
				headers: {},
				trailers: {},
				body: []
			};
			const self = this;
			return this[kRealAgent].dispatch(opts, {
				onRequestStart(controller, context) {
					return handler.onRequestStart(controller, {
						...context,
						history: this.history
					});
				},
				onRequestUpgrade(controller, statusCode, headers, socket) {
					return handler.onRequestUpgrade(controller, statusCode, headers, socket);
				},
				onResponseStart(controller, statusCode, headers, statusMessage) {
					responseData.statusCode = statusCode;
					responseData.headers = headers;
					return handler.onResponseStart(controller, statusCode, headers, statusMessage);
				},
				onResponseData(controller, chunk) {
					responseData.body.push(chunk);
					return handler.onResponseData(controller, chunk);
				},
				onResponseEnd(controller, trailers) {
					responseData.trailers = trailers;
					const responseBody = Buffer.concat(responseData.body);
					self[kSnapshotRecorder].record(opts, {
						statusCode: responseData.statusCode,
						headers: responseData.headers,
						body: responseBody,
						trailers: responseData.trailers
					}).then(() => handler.onResponseEnd(controller, trailers)).catch((error) => handler.onResponseError(controller, error));
				},
				onResponseError(controller, error) {
					return handler.onResponseError(controller, error);
				}
			});
		}
		#replaySnapshot(snapshot, handler) {
			try {
				const { response } = snapshot;
				const controller = {
					rawHeaders: response.headers ? util.toRawHeaders(response.headers) : [],
					rawTrailers: response.trailers ? util.toRawHeaders(response.trailers) : [],
					pause() {},
					resume() {},
					abort(reason) {
						this.aborted = true;
						this.reason = reason;
					},
					aborted: false,
					paused: false
				};
				handler.onRequestStart(controller);
				handler.onResponseStart(controller, response.statusCode, response.headers, response.statusMessage);
				const body = Buffer.from(response.body, "base64");
				handler.onResponseData(controller, body);
				handler.onResponseEnd(controller, response.trailers);
			} catch (error) {
				handler.onResponseError?.(null, error);
			}
		}
		async loadSnapshots(filePath) {
			await this[kSnapshotRecorder].loadSnapshots(filePath || this[kSnapshotPath]);
			this[kSnapshotLoaded] = true;
			if (this[kSnapshotMode] === "playback") this.#setupMockInterceptors();
		}
		async saveSnapshots(filePath) {
			return this[kSnapshotRecorder].saveSnapshots(filePath || this[kSnapshotPath]);
		}
		#setupMockInterceptors() {
			for (const snapshot of this[kSnapshotRecorder].getSnapshots()) {
				const { request, responses, response } = snapshot;
				const url = new URL(request.url);
				const mockPool = this.get(url.origin);
				const responseData = responses ? responses[0] : response;
				if (!responseData) continue;
				mockPool.intercept({
					path: url.pathname + url.search,
					method: request.method,
					headers: request.headers,
					body: request.body
				}).reply(responseData.statusCode, responseData.body, {
					headers: responseData.headers,
					trailers: responseData.trailers
				}).persist();
			}
		}
		getRecorder() {
			return this[kSnapshotRecorder];
		}
		getMode() {
			return this[kSnapshotMode];
		}
		clearSnapshots() {
			this[kSnapshotRecorder].clear();
		}
		resetCallCounts() {
			this[kSnapshotRecorder].resetCallCounts();
		}
		deleteSnapshot(requestOpts) {
			return this[kSnapshotRecorder].deleteSnapshot(requestOpts);
		}
		getSnapshotInfo(requestOpts) {
			return this[kSnapshotRecorder].getSnapshotInfo(requestOpts);
		}
		replaceSnapshots(snapshotData) {
			this[kSnapshotRecorder].replaceSnapshots(snapshotData);
		}
		async close() {
			if (this[kSnapshotMode] === "playback") this[kSnapshotRecorder].destroy();
			else await this[kSnapshotRecorder].close();
			await this[kRealAgent]?.close();
			await super.close();
		}
	};
	module.exports = SnapshotAgent;
}));
// node_modules/undici/lib/global.js
var require_global$1 = __commonJSMin(((exports, module) => {
	const globalDispatcher = Symbol.for("undici.globalDispatcher.2");
	const legacyGlobalDispatcher = Symbol.for("undici.globalDispatcher.1");
	const { InvalidArgumentError } = require_errors();
	const Agent = require_agent();
	const Dispatcher1Wrapper = require_dispatcher1_wrapper();
	let fallbackDispatcher;
	if (getGlobalDispatcher() === void 0) setGlobalDispatcher(new Agent());
	function setGlobalDispatcher(agent) {
		if (!agent || typeof agent.dispatch !== "function") throw new InvalidArgumentError("Argument agent must implement Agent");
		try {
			Object.defineProperty(globalThis, globalDispatcher, {
				value: agent,
				writable: true,
				enumerable: false,
				configurable: false
			});
		} catch (err) {
			if (err instanceof TypeError) {
				fallbackDispatcher = agent;
				return;
			}
			throw err;
		}
		try {
			const legacyAgent = agent instanceof Dispatcher1Wrapper ? agent : new Dispatcher1Wrapper(agent);
			Object.defineProperty(globalThis, legacyGlobalDispatcher, {
				value: legacyAgent,
				writable: true,
				enumerable: false,
				configurable: false
			});
		} catch (err) {
			if (!(err instanceof TypeError)) throw err;
		}
	}
	function getGlobalDispatcher() {
		return globalThis[globalDispatcher] ?? fallbackDispatcher;
	}
	module.exports = {
		setGlobalDispatcher,
		getGlobalDispatcher,
		installedExports: [
			"fetch",
			"Headers",
			"Response",
			"Request",
			"FormData",
			"WebSocket",
			"CloseEvent",
			"ErrorEvent",
			"MessageEvent",
			"EventSource"
		]
	};
}));
// node_modules/undici/lib/handler/decorator-handler.js
var require_decorator_handler = __commonJSMin(((exports, module) => {
	const assert = require__builtin_node_assert();
	module.exports = class DecoratorHandler {
		#handler;
		#onCompleteCalled = false;
		#onErrorCalled = false;
		#onResponseStartCalled = false;
		constructor(handler) {
			if (typeof handler !== "object" || handler === null) throw new TypeError("handler must be an object");
			this.#handler = handler;
		}
		onRequestStart(...args) {
			this.#handler.onRequestStart?.(...args);
		}
		onRequestUpgrade(...args) {
			assert(!this.#onCompleteCalled);
			assert(!this.#onErrorCalled);
			return this.#handler.onRequestUpgrade?.(...args);
		}
		onResponseStart(...args) {
			assert(!this.#onCompleteCalled);
			assert(!this.#onErrorCalled);
			if (args[1] >= 200) {
				assert(!this.#onResponseStartCalled);
				this.#onResponseStartCalled = true;
			}
			return this.#handler.onResponseStart?.(...args);
		}
		onResponseData(...args) {
			assert(!this.#onCompleteCalled);
			assert(!this.#onErrorCalled);
			return this.#handler.onResponseData?.(...args);
		}
		onResponseEnd(...args) {
			assert(!this.#onCompleteCalled);
			assert(!this.#onErrorCalled);
			this.#onCompleteCalled = true;
			return this.#handler.onResponseEnd?.(...args);
		}
		onResponseError(...args) {
			this.#onErrorCalled = true;
			return this.#handler.onResponseError?.(...args);
		}
		onBodySent(...args) {
			return this.#handler.onBodySent?.(...args);
		}
		onRequestSent(...args) {
			return this.#handler.onRequestSent?.(...args);
		}
	};
}));
// node_modules/undici/lib/handler/redirect-handler.js
var require_redirect_handler = __commonJSMin(((exports, module) => {
	const util = require_util$5();
	const assert = require__builtin_node_assert();
	const { InvalidArgumentError, MaxRedirectsError } = require_errors();
	const { kRequestOrigin, kRedirectCacheControl } = require_symbols();
	const redirectableStatusCodes = [
		300,
		301,
		302,
		303,
		307,
		308
	];
	const noop = () => {};
	var RedirectHandler = class RedirectHandler {
		static buildDispatch(dispatcher, maxRedirections) {
			if (maxRedirections != null && (!Number.isInteger(maxRedirections) || maxRedirections < 0)) throw new InvalidArgumentError("maxRedirections must be a positive number");
			const dispatch = dispatcher.dispatch.bind(dispatcher);
			return (opts, originalHandler) => dispatch(opts, new RedirectHandler(dispatch, maxRedirections, opts, originalHandler));
		}
		constructor(dispatch, maxRedirections, opts, handler) {
			if (maxRedirections != null && (!Number.isInteger(maxRedirections) || maxRedirections < 0)) throw new InvalidArgumentError("maxRedirections must be a positive number");
			if (opts.throwOnMaxRedirect != null && typeof opts.throwOnMaxRedirect !== "boolean") throw new InvalidArgumentError("throwOnMaxRedirect must be a boolean");
			this.dispatch = dispatch;
			this.location = null;
			const { maxRedirections: _, stripHeadersOnRedirect, stripHeadersOnCrossOriginRedirect, ...cleanOpts } = opts;
			this.opts = cleanOpts;
			this.opts.body = util.wrapRequestBody(this.opts.body);
			this.stripHeadersOnRedirect = normalizeStripHeaders(stripHeadersOnRedirect, "stripHeadersOnRedirect");
			this.stripHeadersOnCrossOriginRedirect = normalizeStripHeaders(stripHeadersOnCrossOriginRedirect, "stripHeadersOnCrossOriginRedirect");
			this.maxRedirections = maxRedirections;
			this.handler = handler;
			this.history = [];
			Object.defineProperty(this.history, kRedirectCacheControl, {
				value: [],
				enumerable: false
			});
		}
		onRequestStart(controller, context) {
			this.handler.onRequestStart?.(controller, {
				...context,
				history: this.history
			});
		}
		onBodySent(chunk) {
			this.handler.onBodySent?.(chunk);
		}
		onRequestSent() {
			this.handler.onRequestSent?.();
		}
		onRequestUpgrade(controller, statusCode, headers, socket) {
			this.handler.onRequestUpgrade?.(controller, statusCode, headers, socket);
		}
		onResponseStart(controller, statusCode, headers, statusMessage) {
			if (statusCode < 200) {
				this.handler.onResponseStart?.(controller, statusCode, headers, statusMessage);
				return;
			}
			let removeContentHeaders = statusCode === 303;
			if ((statusCode === 301 || statusCode === 302) && this.opts.method === "POST") {
				this.opts.method = "GET";
				if (util.isStream(this.opts.body)) util.destroy(this.opts.body.on("error", noop));
				this.opts.body = null;
				removeContentHeaders = true;
			}
			if (statusCode === 303 && this.opts.method !== "HEAD") {
				this.opts.method = "GET";
				if (util.isStream(this.opts.body)) util.destroy(this.opts.body.on("error", noop));
				this.opts.body = null;
			}
			this.location = util.isDisturbed(this.opts.body) || redirectableStatusCodes.indexOf(statusCode) === -1 ? null : headers.location || null;
			if (this.location && this.history.length >= this.maxRedirections) {
				if (this.opts.throwOnMaxRedirect) throw new MaxRedirectsError();
				this.location = null;
			}
			const requestOrigin = this.opts[kRequestOrigin] === void 0 ? this.opts.origin : this.opts[kRequestOrigin];
			if (requestOrigin) this.history.push(new URL(this.opts.path, requestOrigin));
			if (!this.location) {
				this.handler.onResponseStart?.(controller, statusCode, headers, statusMessage);
				return;
			}
			this.history[kRedirectCacheControl].push({
				statusCode,
				headers: { ...headers },
				receivedAt: Date.now()
			});
			const baseUrl = requestOrigin ? new URL(this.opts.path, requestOrigin) : void 0;
			const { origin, pathname, search } = util.parseURL(new URL(this.location, baseUrl));
			const path = search ? `${pathname}${search}` : pathname;
			const redirectUrlString = `${origin}${path}`;
			for (const historyUrl of this.history) if (historyUrl.toString() === redirectUrlString) throw new InvalidArgumentError(`Redirect loop detected. Cannot redirect to ${origin}. This typically happens when using a Client or Pool with cross-origin redirects. Use an Agent for cross-origin redirects.`);
			this.opts.headers = cleanRequestHeaders(this.opts.headers, removeContentHeaders, requestOrigin !== origin, this.stripHeadersOnRedirect, this.stripHeadersOnCrossOriginRedirect);
			this.opts.path = path;
			this.opts.origin = origin;
			this.opts[kRequestOrigin] = origin;
			this.opts.query = null;
		}
		onResponseData(controller, chunk) {
			if (this.location) {} else this.handler.onResponseData?.(controller, chunk);
		}
		onResponseEnd(controller, trailers) {
			if (this.location) this.dispatch(this.opts, this);
			else this.handler.onResponseEnd(controller, trailers);
		}
		onResponseError(controller, error) {
			this.handler.onResponseError?.(controller, error);
		}
	};
	function shouldRemoveHeader(header, removeContent, unknownOrigin, stripHeaders, stripHeadersOnCrossOrigin) {
		const name = util.headerNameToString(header);
		if (name === "host") return true;
		if (stripHeaders?.has(name) || unknownOrigin && stripHeadersOnCrossOrigin?.has(name)) return true;
		if (removeContent && name.startsWith("content-")) return true;
		if (unknownOrigin) return name === "authorization" || name === "cookie" || name === "proxy-authorization";
		return false;
	}
	function normalizeStripHeaders(headers, optionName) {
		if (headers == null) return null;
		if (!Array.isArray(headers)) throw new InvalidArgumentError(`${optionName} must be an array`);
		const normalized = new Set();
		for (const header of headers) {
			if (typeof header !== "string") throw new InvalidArgumentError(`${optionName} must contain header names`);
			normalized.add(util.headerNameToString(header));
		}
		return normalized;
	}
	function cleanRequestHeaders(headers, removeContent, unknownOrigin, stripHeaders, stripHeadersOnCrossOrigin) {
		const ret = [];
		if (Array.isArray(headers)) {
			if (headers.length > 0 && Array.isArray(headers[0])) {
				for (const [key, value] of headers) if (!shouldRemoveHeader(key, removeContent, unknownOrigin, stripHeaders, stripHeadersOnCrossOrigin)) ret.push(key, value);
			} else for (let i = 0; i < headers.length; i += 2) if (!shouldRemoveHeader(headers[i], removeContent, unknownOrigin, stripHeaders, stripHeadersOnCrossOrigin)) ret.push(headers[i], headers[i + 1]);
		} else if (headers && typeof headers === "object") {
			const entries = util.hasSafeIterator(headers) ? headers : Object.entries(headers);
			for (const [key, value] of entries) if (!shouldRemoveHeader(key, removeContent, unknownOrigin, stripHeaders, stripHeadersOnCrossOrigin)) ret.push(key, value);
		} else assert(headers == null, "headers must be an object or an array");
		return ret;
	}
	module.exports = RedirectHandler;
}));
// node_modules/undici/lib/interceptor/redirect.js
var require_redirect = __commonJSMin(((exports, module) => {
	const RedirectHandler = require_redirect_handler();
	function createRedirectInterceptor({ maxRedirections: defaultMaxRedirections, throwOnMaxRedirect: defaultThrowOnMaxRedirect, stripHeadersOnRedirect: defaultStripHeadersOnRedirect, stripHeadersOnCrossOriginRedirect: defaultStripHeadersOnCrossOriginRedirect } = {}) {
		return (dispatch) => {
			return function Intercept(opts, handler) {
				const { maxRedirections = defaultMaxRedirections, throwOnMaxRedirect = defaultThrowOnMaxRedirect, stripHeadersOnRedirect = defaultStripHeadersOnRedirect, stripHeadersOnCrossOriginRedirect = defaultStripHeadersOnCrossOriginRedirect, ...rest } = opts;
				if (maxRedirections == null || maxRedirections === 0) return dispatch(opts, handler);
				const dispatchOpts = {
					...rest,
					throwOnMaxRedirect,
					stripHeadersOnRedirect,
					stripHeadersOnCrossOriginRedirect
				};
				return dispatch(dispatchOpts, new RedirectHandler(dispatch, maxRedirections, dispatchOpts, handler));
			};
		};
	}
	module.exports = createRedirectInterceptor;
}));
// node_modules/undici/lib/interceptor/response-error.js
var require_response_error = __commonJSMin(((exports, module) => {
	const DecoratorHandler = require_decorator_handler();
	const { InvalidArgumentError, ResponseError } = require_errors();
	const defaultMaxSize = 1048576;
	var ResponseErrorHandler = class extends DecoratorHandler {
		#statusCode;
		#contentType;
		#decoder;
		#headers;
		#body;
		#bodySize;
		#bodyTruncated;
		#maxSize;
		constructor({ maxSize }, { handler }) {
			super(handler);
			this.#maxSize = maxSize;
		}
		#checkContentType(contentType) {
			return (this.#contentType ?? "").indexOf(contentType) === 0;
		}
		onRequestStart(controller, context) {
			this.#statusCode = 0;
			this.#contentType = null;
			this.#decoder = null;
			this.#headers = null;
			this.#body = "";
			this.#bodySize = 0;
			this.#bodyTruncated = false;
			return super.onRequestStart(controller, context);
		}
		onResponseStart(controller, statusCode, headers, statusMessage) {
			this.#statusCode = statusCode;
			this.#headers = headers;
			this.#contentType = headers["content-type"];
			if (this.#statusCode < 400) return super.onResponseStart(controller, statusCode, headers, statusMessage);
			if (this.#checkContentType("application/json") || this.#checkContentType("text/plain")) this.#decoder = new TextDecoder("utf-8");
		}
		#createResponseError() {
			this.#body += this.#decoder?.decode(void 0, { stream: false }) ?? "";
			this.#decoder = null;
			if (!this.#bodyTruncated && this.#checkContentType("application/json")) try {
				this.#body = JSON.parse(this.#body);
			} catch {}
			let err;
			const stackTraceLimit = Error.stackTraceLimit;
			Error.stackTraceLimit = 0;
			try {
				err = new ResponseError("Response Error", this.#statusCode, {
					body: this.#body,
					bodyTruncated: this.#bodyTruncated,
					headers: this.#headers
				});
			} finally {
				Error.stackTraceLimit = stackTraceLimit;
			}
			return err;
		}
		onResponseData(controller, chunk) {
			if (this.#statusCode < 400) return super.onResponseData(controller, chunk);
			if (this.#decoder == null) return;
			if (this.#maxSize === 0) {
				this.#body += this.#decoder.decode(chunk, { stream: true });
				return;
			}
			const remaining = this.#maxSize - this.#bodySize;
			if (chunk.length <= remaining) {
				this.#bodySize += chunk.length;
				this.#body += this.#decoder.decode(chunk, { stream: true });
				return;
			}
			if (remaining > 0) {
				this.#body += this.#decoder.decode(chunk.subarray(0, remaining), { stream: true });
				this.#bodySize = this.#maxSize;
			}
			this.#bodyTruncated = true;
			this.#body += this.#decoder.decode(void 0, { stream: false });
			this.#decoder = null;
		}
		onResponseEnd(controller, trailers) {
			if (this.#statusCode >= 400) super.onResponseError(controller, this.#createResponseError());
			else super.onResponseEnd(controller, trailers);
		}
		onResponseError(controller, err) {
			super.onResponseError(controller, err);
		}
	};
	module.exports = (opts = {}) => {
		const { maxSize = defaultMaxSize } = opts;
		if (!Number.isSafeInteger(maxSize) || maxSize < 0) throw new InvalidArgumentError("maxSize must be a non-negative integer");
		return (dispatch) => {
			return function Intercept(opts, handler) {
				return dispatch(opts, new ResponseErrorHandler({ maxSize }, { handler }));
			};
		};
	};
}));
// node_modules/undici/lib/interceptor/retry.js
var require_retry = __commonJSMin(((exports, module) => {
	const RetryHandler = require_retry_handler();
	module.exports = (globalOpts) => {
		return (dispatch) => {
			return function retryInterceptor(opts, handler) {
				return dispatch(opts, new RetryHandler({
					...opts,
					retryOptions: {
						...globalOpts,
						...opts.retryOptions
					}
				}, {
					handler,
					dispatch
				}));
			};
		};
	};
}));
// node_modules/undici/lib/interceptor/dump.js
var require_dump = __commonJSMin(((exports, module) => {
	const { InvalidArgumentError, RequestAbortedError } = require_errors();
	const DecoratorHandler = require_decorator_handler();
	var DumpHandler = class extends DecoratorHandler {
		#maxSize = 1048576;
		#dumped = false;
		#size = 0;
		aborted = false;
		reason = false;
		constructor({ maxSize, signal }, handler) {
			if (maxSize != null && (!Number.isFinite(maxSize) || maxSize < 1)) throw new InvalidArgumentError("maxSize must be a number greater than 0");
			super(handler);
			this.#maxSize = maxSize ?? this.#maxSize;
		}
		#abort(reason) {
			this.aborted = true;
			this.reason = reason;
		}
		onRequestStart(controller, context) {
			controller.abort = this.#abort.bind(this);
			return super.onRequestStart(controller, context);
		}
		onResponseStart(controller, statusCode, headers, statusMessage) {
			const contentLength = headers["content-length"];
			if (contentLength != null && contentLength > this.#maxSize) throw new RequestAbortedError(`Response size (${contentLength}) larger than maxSize (${this.#maxSize})`);
			if (this.aborted === true) return true;
			return super.onResponseStart(controller, statusCode, headers, statusMessage);
		}
		onResponseError(controller, err) {
			super.onResponseError(controller, this.aborted === true ? this.reason : err);
		}
		onResponseData(controller, chunk) {
			this.#size = this.#size + chunk.length;
			if (this.#size > this.#maxSize) throw new RequestAbortedError(`Response size (${this.#size}) larger than maxSize (${this.#maxSize})`);
			if (this.#size === this.#maxSize) this.#dumped = true;
			return true;
		}
		onResponseEnd(controller, trailers) {
			if (this.aborted === true) {
				super.onResponseError(controller, this.reason);
				return;
			}
			super.onResponseEnd(controller, this.#dumped ? {} : trailers);
		}
	};
	function createDumpInterceptor({ maxSize: defaultMaxSize } = { maxSize: 1048576 }) {
		return (dispatch) => {
			return function Intercept(opts, handler) {
				const { dumpMaxSize = defaultMaxSize } = opts;
				return dispatch(opts, new DumpHandler({
					maxSize: dumpMaxSize,
					signal: opts.signal
				}, handler));
			};
		};
	}
	module.exports = createDumpInterceptor;
}));
// \0builtin:node:dns
var require__builtin_node_dns = __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:dns");
}));
// node_modules/undici/lib/interceptor/dns.js
var require_dns = __commonJSMin(((exports, module) => {
	const { isIP } = require__builtin_node_net();
	const { lookup } = require__builtin_node_dns();
	const DecoratorHandler = require_decorator_handler();
	const { InvalidArgumentError, InformationalError } = require_errors();
	const { kRequestOrigin } = require_symbols();
	const maxInt = Math.pow(2, 31) - 1;
	function hasSafeIterator(headers) {
		const prototype = Object.getPrototypeOf(headers);
		return Object.hasOwn(headers, Symbol.iterator) || prototype != null && prototype !== Object.prototype && typeof headers[Symbol.iterator] === "function";
	}
	function isHostHeader(key) {
		return typeof key === "string" && key.toLowerCase() === "host";
	}
	function normalizeHeaders(headers) {
		if (headers == null) return null;
		if (Array.isArray(headers)) {
			if (headers.length === 0 || !Array.isArray(headers[0])) return headers;
			const normalized = [];
			for (const header of headers) if (Array.isArray(header) && header.length === 2) normalized.push(header[0], header[1]);
			else normalized.push(header);
			return normalized;
		}
		if (typeof headers === "object" && hasSafeIterator(headers)) {
			const normalized = [];
			for (const header of headers) if (Array.isArray(header) && header.length === 2) normalized.push(header[0], header[1]);
			else normalized.push(header);
			return normalized;
		}
		return headers;
	}
	function hasHostHeader(headers) {
		if (headers == null) return false;
		if (Array.isArray(headers)) {
			if (headers.length === 0) return false;
			for (let i = 0; i < headers.length; i += 2) if (isHostHeader(headers[i])) return true;
			return false;
		}
		if (typeof headers === "object") {
			for (const key in headers) if (isHostHeader(key)) return true;
		}
		return false;
	}
	function withHostHeader(host, headers) {
		const normalizedHeaders = normalizeHeaders(headers);
		if (hasHostHeader(normalizedHeaders)) return normalizedHeaders;
		if (Array.isArray(normalizedHeaders)) return [
			"host",
			host,
			...normalizedHeaders
		];
		if (normalizedHeaders && typeof normalizedHeaders === "object") return {
			host,
			...normalizedHeaders
		};
		return { host };
	}
	var DNSStorage = class {
		#maxItems = 0;
		#records = new Map();
		constructor(opts) {
			this.#maxItems = opts.maxItems;
		}
		get size() {
			return this.#records.size;
		}
		get(hostname) {
			return this.#records.get(hostname) ?? null;
		}
		set(hostname, records) {
			this.#records.set(hostname, records);
		}
		delete(hostname) {
			this.#records.delete(hostname);
		}
		full() {
			return this.size >= this.#maxItems;
		}
	};
	var DNSInstance = class {
		#maxTTL = 0;
		#maxItems = 0;
		dualStack = true;
		affinity = null;
		lookup = null;
		pick = null;
		storage = null;
		constructor(opts) {
			this.#maxTTL = opts.maxTTL;
			this.#maxItems = opts.maxItems;
			this.dualStack = opts.dualStack;
			this.affinity = opts.affinity;
			this.lookup = opts.lookup ?? this.#defaultLookup;
			this.pick = opts.pick ?? this.#defaultPick;
			this.storage = opts.storage ?? new DNSStorage(opts);
		}
		runLookup(origin, opts, cb) {
			const ips = this.storage.get(origin.hostname);
			if (ips == null && this.storage.full()) {
				cb(null, origin);
				return;
			}
			const newOpts = {
				affinity: this.affinity,
				dualStack: this.dualStack,
				lookup: this.lookup,
				pick: this.pick,
				...opts.dns,
				maxTTL: this.#maxTTL,
				maxItems: this.#maxItems
			};
			if (ips == null) this.lookup(origin, newOpts, (err, addresses) => {
				if (err || addresses == null || addresses.length === 0) {
					cb(err ?? new InformationalError("No DNS entries found"));
					return;
				}
				this.setRecords(origin, addresses);
				const records = this.storage.get(origin.hostname);
				const ip = this.pick(origin, records, newOpts.affinity);
				if (ip == null) {
					this.storage.delete(origin.hostname);
					cb(new InformationalError("No DNS entries found"));
					return;
				}
				let port;
				if (typeof ip.port === "number") port = `:${ip.port}`;
				else if (origin.port !== "") port = `:${origin.port}`;
				else port = "";
				cb(null, new URL(`${origin.protocol}//${ip.family === 6 ? `[${ip.address}]` : ip.address}${port}`));
			});
			else {
				const ip = this.pick(origin, ips, newOpts.affinity);
				if (ip == null) {
					this.storage.delete(origin.hostname);
					this.runLookup(origin, opts, cb);
					return;
				}
				let port;
				if (typeof ip.port === "number") port = `:${ip.port}`;
				else if (origin.port !== "") port = `:${origin.port}`;
				else port = "";
				cb(null, new URL(`${origin.protocol}//${ip.family === 6 ? `[${ip.address}]` : ip.address}${port}`));
			}
		}
		#defaultLookup(origin, opts, cb) {
			lookup(origin.hostname, {
				all: true,
				family: this.dualStack === false ? this.affinity : 0,
				order: "ipv4first"
			}, (err, addresses) => {
				if (err) return cb(err);
				const results = new Map();
				for (const addr of addresses) results.set(`${addr.address}:${addr.family}`, addr);
				cb(null, results.values());
			});
		}
		#defaultPick(origin, hostnameRecords, affinity) {
			let ip = null;
			const { records, offset } = hostnameRecords;
			let family;
			if (this.dualStack) {
				if (affinity == null) {
					if (offset == null || offset === maxInt) {
						hostnameRecords.offset = 0;
						affinity = 4;
					} else {
						hostnameRecords.offset++;
						affinity = (hostnameRecords.offset & 1) === 1 ? 6 : 4;
					}
				}
				if (records[affinity] != null && records[affinity].ips.length > 0) family = records[affinity];
				else family = records[affinity === 4 ? 6 : 4];
			} else family = records[affinity];
			if (family == null || family.ips.length === 0) return ip;
			if (family.offset == null || family.offset === maxInt) family.offset = 0;
			else family.offset++;
			const position = family.offset % family.ips.length;
			ip = family.ips[position] ?? null;
			if (ip == null) return ip;
			if (Date.now() - ip.timestamp > ip.ttl) {
				family.ips.splice(position, 1);
				return this.pick(origin, hostnameRecords, affinity);
			}
			return ip;
		}
		pickFamily(origin, ipFamily) {
			const records = this.storage.get(origin.hostname)?.records;
			if (!records) return null;
			const family = records[ipFamily];
			if (!family) return null;
			if (family.offset == null || family.offset === maxInt) family.offset = 0;
			else family.offset++;
			const position = family.offset % family.ips.length;
			const ip = family.ips[position] ?? null;
			if (ip == null) return ip;
			if (Date.now() - ip.timestamp > ip.ttl) {
				family.ips.splice(position, 1);
				return this.pickFamily(origin, ipFamily);
			}
			return ip;
		}
		setRecords(origin, addresses) {
			const timestamp = Date.now();
			const records = { records: {
				4: null,
				6: null
			} };
			let minTTL = this.#maxTTL;
			for (const record of addresses) {
				record.timestamp = timestamp;
				if (typeof record.ttl === "number") {
					record.ttl = Math.min(record.ttl, this.#maxTTL);
					minTTL = Math.min(minTTL, record.ttl);
				} else record.ttl = this.#maxTTL;
				const familyRecords = records.records[record.family] ?? { ips: [] };
				familyRecords.ips.push(record);
				records.records[record.family] = familyRecords;
			}
			this.storage.set(origin.hostname, records, { ttl: minTTL });
		}
		deleteRecords(origin) {
			this.storage.delete(origin.hostname);
		}
		getHandler(meta, opts) {
			return new DNSDispatchHandler(this, meta, opts);
		}
	};
	var DNSDispatchHandler = class extends DecoratorHandler {
		#state = null;
		#opts = null;
		#dispatch = null;
		#origin = null;
		#controller = null;
		#newOrigin = null;
		#firstTry = true;
		constructor(state, { origin, handler, dispatch, newOrigin }, opts) {
			super(handler);
			this.#origin = origin;
			this.#newOrigin = newOrigin;
			this.#opts = { ...opts };
			this.#state = state;
			this.#dispatch = dispatch;
		}
		onResponseError(controller, err) {
			switch (err.code) {
				case "ETIMEDOUT":
				case "ECONNREFUSED":
					if (this.#state.dualStack) {
						if (!this.#firstTry) {
							super.onResponseError(controller, err);
							return;
						}
						this.#firstTry = false;
						const otherFamily = this.#newOrigin.hostname[0] === "[" ? 4 : 6;
						const ip = this.#state.pickFamily(this.#origin, otherFamily);
						if (ip == null) {
							super.onResponseError(controller, err);
							return;
						}
						let port;
						if (typeof ip.port === "number") port = `:${ip.port}`;
						else if (this.#origin.port !== "") port = `:${this.#origin.port}`;
						else port = "";
						const dispatchOpts = {
							...this.#opts,
							origin: `${this.#origin.protocol}//${ip.family === 6 ? `[${ip.address}]` : ip.address}${port}`,
							[kRequestOrigin]: this.#opts[kRequestOrigin] === void 0 ? this.#origin : this.#opts[kRequestOrigin],
							headers: withHostHeader(this.#origin.host, this.#opts.headers)
						};
						this.#dispatch(dispatchOpts, this);
						return;
					}
					super.onResponseError(controller, err);
					break;
				case "ENOTFOUND":
					this.#state.deleteRecords(this.#origin);
					super.onResponseError(controller, err);
					break;
				default: super.onResponseError(controller, err);
			}
		}
	};
	module.exports = (interceptorOpts) => {
		if (interceptorOpts?.maxTTL != null && (typeof interceptorOpts?.maxTTL !== "number" || interceptorOpts?.maxTTL < 0)) throw new InvalidArgumentError("Invalid maxTTL. Must be a positive number");
		if (interceptorOpts?.maxItems != null && (typeof interceptorOpts?.maxItems !== "number" || interceptorOpts?.maxItems < 1)) throw new InvalidArgumentError("Invalid maxItems. Must be a positive number and greater than zero");
		if (interceptorOpts?.affinity != null && interceptorOpts?.affinity !== 4 && interceptorOpts?.affinity !== 6) throw new InvalidArgumentError("Invalid affinity. Must be either 4 or 6");
		if (interceptorOpts?.dualStack != null && typeof interceptorOpts?.dualStack !== "boolean") throw new InvalidArgumentError("Invalid dualStack. Must be a boolean");
		if (interceptorOpts?.lookup != null && typeof interceptorOpts?.lookup !== "function") throw new InvalidArgumentError("Invalid lookup. Must be a function");
		if (interceptorOpts?.pick != null && typeof interceptorOpts?.pick !== "function") throw new InvalidArgumentError("Invalid pick. Must be a function");
		if (interceptorOpts?.storage != null && (typeof interceptorOpts?.storage?.get !== "function" || typeof interceptorOpts?.storage?.set !== "function" || typeof interceptorOpts?.storage?.full !== "function" || typeof interceptorOpts?.storage?.delete !== "function")) throw new InvalidArgumentError("Invalid storage. Must be a object with methods: { get, set, full, delete }");
		const dualStack = interceptorOpts?.dualStack ?? true;
		let affinity;
		if (dualStack) affinity = interceptorOpts?.affinity ?? null;
		else affinity = interceptorOpts?.affinity ?? 4;
		const instance = new DNSInstance({
			maxTTL: interceptorOpts?.maxTTL ?? 1e4,
			lookup: interceptorOpts?.lookup ?? null,
			pick: interceptorOpts?.pick ?? null,
			dualStack,
			affinity,
			maxItems: interceptorOpts?.maxItems ?? Infinity,
			storage: interceptorOpts?.storage
		});
		return (dispatch) => {
			return function dnsInterceptor(origDispatchOpts, handler) {
				if (origDispatchOpts.origin == null) return dispatch(origDispatchOpts, handler);
				const origin = origDispatchOpts.origin.constructor === URL ? origDispatchOpts.origin : new URL(origDispatchOpts.origin);
				if (isIP(origin.hostname) !== 0) return dispatch(origDispatchOpts, handler);
				instance.runLookup(origin, origDispatchOpts, (err, newOrigin) => {
					if (err) return handler.onResponseError(null, err);
					dispatch({
						...origDispatchOpts,
						servername: origin.hostname,
						origin: newOrigin.origin,
						[kRequestOrigin]: origDispatchOpts[kRequestOrigin] === void 0 ? origin : origDispatchOpts[kRequestOrigin],
						headers: withHostHeader(origin.host, origDispatchOpts.headers)
					}, instance.getHandler({
						origin,
						dispatch,
						handler,
						newOrigin
					}, origDispatchOpts));
				});
				return true;
			};
		};
	};
}));
// node_modules/undici/lib/util/cache.js
var require_cache$2 = __commonJSMin(((exports, module) => {
	const { safeHTTPMethods, pathHasQueryOrFragment, hasSafeIterator, isValidHTTPToken, setHeader } = require_util$5();
	const { serializePathWithQuery } = require_util$5();
	const { kRequestOrigin } = require_symbols();
	const MAX_DELTA_SECONDS = 2147483647;
	const RESTRICTIVE_DIRECTIVE_NAMES = [
		"no-store",
		"private",
		"no-cache"
	];
	const kInvalidCacheControlDirectives = Symbol("invalid cache-control directives");
	function trimOWS(value) {
		return value.replace(/^[\t ]+|[\t ]+$/g, "");
	}
	function arrayIncludes(array, value) {
		for (let i = 0; i < array.length; i++) if (array[i] === value) return true;
		return false;
	}
	function trimOWSStart(value) {
		return value.replace(/^[\t ]+/, "");
	}
	function trimOWSEnd(value) {
		return value.replace(/[\t ]+$/, "");
	}
	function findUnescapedQuote(value, start) {
		let escaped = false;
		for (let i = start; i < value.length; i++) if (escaped) escaped = false;
		else if (value[i] === "\\") escaped = true;
		else if (value[i] === "\"") return i;
		return -1;
	}
	function splitCacheControlHeaderValue(value) {
		const directives = [];
		let start = 0;
		let quoteStart = -1;
		let inQuote = false;
		let escaped = false;
		for (let i = 0; i < value.length; i++) if (inQuote) {
			if (escaped) escaped = false;
			else if (value[i] === "\\") escaped = true;
			else if (value[i] === "\"") {
				inQuote = false;
				quoteStart = -1;
			}
		} else if (value[i] === "\"") {
			inQuote = true;
			quoteStart = i;
		} else if (value[i] === ",") {
			directives.push({
				value: value.substring(start, i),
				fromMalformedQuote: false
			});
			start = i + 1;
		}
		if (!inQuote) {
			directives.push({
				value: value.substring(start),
				fromMalformedQuote: false
			});
			return directives;
		}
		const tail = value.substring(start);
		const quoteOffset = quoteStart - start;
		let tailStart = 0;
		for (let i = 0; i < tail.length; i++) if (tail[i] === ",") {
			directives.push({
				value: tail.substring(tailStart, i),
				fromMalformedQuote: tailStart > quoteOffset
			});
			tailStart = i + 1;
		}
		directives.push({
			value: tail.substring(tailStart),
			fromMalformedQuote: tailStart > quoteOffset
		});
		return directives;
	}
	function markInvalidCacheControlDirective(directives, key) {
		let invalidDirectives = directives[kInvalidCacheControlDirectives];
		if (invalidDirectives === void 0) {
			invalidDirectives = new Set();
			Object.defineProperty(directives, kInvalidCacheControlDirectives, { value: invalidDirectives });
		}
		invalidDirectives.add(key);
	}
	function hasInvalidCacheControlDirective(directives, key) {
		return directives[kInvalidCacheControlDirectives]?.has(key) === true;
	}
	function getMalformedRestrictiveDirectiveName(key) {
		for (const directiveName of RESTRICTIVE_DIRECTIVE_NAMES) if (key.startsWith(directiveName) && key.length > directiveName.length && !isValidHTTPToken(key[directiveName.length])) return directiveName;
		let tokenOnlyKey = "";
		let hasInvalidTokenChar = false;
		for (let i = 0; i < key.length; i++) if (isValidHTTPToken(key[i])) tokenOnlyKey += key[i];
		else hasInvalidTokenChar = true;
		if (hasInvalidTokenChar && arrayIncludes(RESTRICTIVE_DIRECTIVE_NAMES, tokenOnlyKey)) return tokenOnlyKey;
	}
	function getRequestOrigin(opts) {
		const origin = opts[kRequestOrigin] === void 0 ? opts.origin : opts[kRequestOrigin];
		return typeof origin === "string" || origin instanceof URL ? origin : null;
	}
	function getInterceptorOrigin(opts, interceptorOrigin) {
		const requestOrigin = getRequestOrigin(opts);
		if (interceptorOrigin === void 0) return requestOrigin;
		if (interceptorOrigin === null) return null;
		if (requestOrigin) try {
			if (new URL(requestOrigin).origin !== interceptorOrigin) return null;
		} catch {
			return interceptorOrigin;
		}
		return interceptorOrigin;
	}
	function makeCacheKey(opts, origin = getRequestOrigin(opts)) {
		if (!origin) throw new Error("opts.origin is undefined");
		let fullPath = opts.path || "/";
		if (opts.query && !pathHasQueryOrFragment(fullPath)) fullPath = serializePathWithQuery(fullPath, opts.query);
		return {
			origin: origin.toString(),
			method: opts.method,
			path: fullPath,
			headers: opts.headers
		};
	}
	function appendHeader(headers, key, val) {
		const headerName = key.toLowerCase();
		const current = Object.hasOwn(headers, headerName) ? headers[headerName] : void 0;
		const values = Array.isArray(val) ? val : [val];
		if (current === void 0) setHeader(headers, headerName, Array.isArray(val) ? val.slice() : val);
		else if (Array.isArray(current)) current.push(...values);
		else setHeader(headers, headerName, [current, ...values]);
	}
	function normalizeHeaders(opts) {
		let headers;
		if (opts.headers == null) headers = {};
		else if (typeof opts.headers === "object") {
			headers = {};
			if (hasSafeIterator(opts.headers)) {
				if (Array.isArray(opts.headers)) {
					const first = opts.headers[0];
					if (Array.isArray(first)) for (const x of opts.headers) {
						if (!Array.isArray(x)) throw new Error("opts.headers is not a valid header map");
						const [key, val] = x;
						if (typeof key !== "string" || typeof val !== "string") throw new Error("opts.headers is not a valid header map");
						appendHeader(headers, key, val);
					}
					else {
						const len = opts.headers.length;
						if (len % 2 !== 0) throw new Error("opts.headers is not a valid header map");
						for (let i = 0; i < len; i += 2) {
							const key = opts.headers[i];
							const val = opts.headers[i + 1];
							if (typeof key !== "string" || typeof val !== "string" && !Array.isArray(val)) throw new Error("opts.headers is not a valid header map");
							if (typeof val === "string") appendHeader(headers, key, val);
							else {
								const mapped = [];
								for (let j = 0; j < val.length; j++) {
									const v = val[j];
									mapped.push(typeof v === "string" ? v : v.toString("latin1"));
								}
								appendHeader(headers, key, mapped);
							}
						}
					}
				} else for (const x of opts.headers) {
					if (!Array.isArray(x)) throw new Error("opts.headers is not a valid header map");
					const [key, val] = x;
					if (typeof key !== "string" || typeof val !== "string") throw new Error("opts.headers is not a valid header map");
					appendHeader(headers, key, val);
				}
			} else for (const key of Object.keys(opts.headers)) appendHeader(headers, key, opts.headers[key]);
		} else throw new Error("opts.headers is not an object");
		return headers;
	}
	function assertCacheKey(key) {
		if (typeof key !== "object") throw new TypeError(`expected key to be object, got ${typeof key}`);
		for (const property of [
			"origin",
			"method",
			"path"
		]) if (typeof key[property] !== "string") throw new TypeError(`expected key.${property} to be string, got ${typeof key[property]}`);
		if (key.headers !== void 0 && typeof key.headers !== "object") throw new TypeError(`expected headers to be object, got ${typeof key}`);
	}
	function assertCacheValue(value) {
		if (typeof value !== "object") throw new TypeError(`expected value to be object, got ${typeof value}`);
		for (const property of [
			"statusCode",
			"cachedAt",
			"staleAt",
			"deleteAt"
		]) if (typeof value[property] !== "number") throw new TypeError(`expected value.${property} to be number, got ${typeof value[property]}`);
		if (typeof value.statusMessage !== "string") throw new TypeError(`expected value.statusMessage to be string, got ${typeof value.statusMessage}`);
		if (value.headers != null && typeof value.headers !== "object") throw new TypeError(`expected value.rawHeaders to be object, got ${typeof value.headers}`);
		if (value.vary !== void 0 && typeof value.vary !== "object") throw new TypeError(`expected value.vary to be object, got ${typeof value.vary}`);
		if (value.etag !== void 0 && typeof value.etag !== "string") throw new TypeError(`expected value.etag to be string, got ${typeof value.etag}`);
	}
	function parseCacheControlHeader(header) {
		const output = {};
		const invalidNumericDirectives = new Set();
		const invalidNoArgumentDirectives = new Set();
		const directives = splitCacheControlHeaderValue(Array.isArray(header) ? header.join(",") : header);
		for (let i = 0; i < directives.length; i++) {
			const directiveRecord = directives[i];
			const directive = directiveRecord.value.toLowerCase();
			const fromMalformedQuote = directiveRecord.fromMalformedQuote;
			const keyValueDelimiter = directive.indexOf("=");
			let key;
			let value;
			let keyHasTrailingWhitespace = false;
			let valueHasLeadingWhitespace = false;
			if (keyValueDelimiter !== -1) {
				const rawKey = directive.substring(0, keyValueDelimiter);
				const rawValue = directive.substring(keyValueDelimiter + 1);
				keyHasTrailingWhitespace = trimOWSEnd(rawKey) !== rawKey;
				valueHasLeadingWhitespace = trimOWSStart(rawValue) !== rawValue;
				key = trimOWS(rawKey);
				value = trimOWSStart(rawValue);
			} else key = trimOWS(directive);
			const malformedRestrictiveDirectiveName = getMalformedRestrictiveDirectiveName(key);
			if (malformedRestrictiveDirectiveName !== void 0) {
				output[malformedRestrictiveDirectiveName] = true;
				continue;
			}
			switch (key) {
				case "min-fresh":
				case "max-stale":
				case "max-age":
				case "s-maxage":
				case "stale-while-revalidate":
				case "stale-if-error": {
					if (fromMalformedQuote || invalidNumericDirectives.has(key)) continue;
					if (value === void 0 || keyHasTrailingWhitespace || valueHasLeadingWhitespace) {
						delete output[key];
						invalidNumericDirectives.add(key);
						markInvalidCacheControlDirective(output, key);
						continue;
					}
					if (value.length >= 2 && value[0] === "\"" && value[value.length - 1] === "\"") value = value.substring(1, value.length - 1);
					if (!/^[0-9]+$/.test(value)) {
						delete output[key];
						invalidNumericDirectives.add(key);
						markInvalidCacheControlDirective(output, key);
						continue;
					}
					const parsedValue = Math.min(parseInt(value, 10), MAX_DELTA_SECONDS);
					if (key === "min-fresh") {
						if (!(key in output) || output[key] < parsedValue) output[key] = parsedValue;
					} else if (!(key in output) || output[key] > parsedValue) output[key] = parsedValue;
					break;
				}
				case "private":
				case "no-cache":
					if (fromMalformedQuote) {
						output[key] = true;
						break;
					}
					if (value !== void 0 && value.length === 0) {
						output[key] = true;
						break;
					}
					if (value) {
						if (value[0] === "\"") {
							value = trimOWSEnd(value);
							let fieldList = "";
							let lastQuotedPart = i;
							let foundEndingQuote = false;
							const closingQuote = findUnescapedQuote(value, 1);
							if (closingQuote !== -1) {
								fieldList = value.substring(1, closingQuote);
								foundEndingQuote = true;
							} else {
								const fieldListParts = [value.substring(1)];
								for (let j = i + 1; j < directives.length; j++) {
									const nextPart = trimOWS(directives[j].value);
									const closingQuote = findUnescapedQuote(nextPart, 0);
									lastQuotedPart = j;
									if (closingQuote !== -1) {
										fieldListParts.push(nextPart.substring(0, closingQuote));
										foundEndingQuote = true;
										break;
									}
									fieldListParts.push(nextPart);
								}
								fieldList = fieldListParts.join(",");
							}
							if (!foundEndingQuote) {
								output[key] = true;
								break;
							}
							i = lastQuotedPart;
							const headers = fieldList.split(",");
							let validFieldNames = true;
							for (let j = 0; j < headers.length; j++) {
								headers[j] = trimOWS(headers[j]);
								if (!isValidHTTPToken(headers[j])) validFieldNames = false;
							}
							if (!validFieldNames) output[key] = true;
							else if (output[key] !== true) {
								if (key in output) output[key] = output[key].concat(headers);
								else output[key] = headers;
							}
						} else {
							const fieldName = trimOWS(value);
							if (!isValidHTTPToken(fieldName)) output[key] = true;
							else if (output[key] !== true) {
								if (key in output) output[key] = output[key].concat(fieldName);
								else output[key] = [fieldName];
							}
						}
						break;
					}
				case "public":
				case "must-revalidate":
				case "proxy-revalidate":
				case "immutable":
				case "no-transform":
				case "must-understand":
				case "only-if-cached":
					if (fromMalformedQuote || invalidNoArgumentDirectives.has(key)) continue;
					if (value !== void 0) {
						delete output[key];
						invalidNoArgumentDirectives.add(key);
						continue;
					}
					output[key] = true;
					break;
				case "no-store":
					output[key] = true;
					break;
				default: continue;
			}
		}
		return output;
	}
	function splitVaryHeader(varyHeader) {
		const values = Array.isArray(varyHeader) ? varyHeader : [varyHeader];
		const output = [];
		for (let i = 0; i < values.length; i++) {
			const parts = values[i].split(",");
			for (let j = 0; j < parts.length; j++) output.push(parts[j]);
		}
		return output;
	}
	function hasVaryStar(varyHeader) {
		const values = splitVaryHeader(varyHeader);
		for (let i = 0; i < values.length; i++) if (trimOWS(values[i]).indexOf("*") !== -1) return true;
		return false;
	}
	function parseVaryHeader(varyHeader, headers) {
		if (hasVaryStar(varyHeader)) return headers;
		const output = {};
		const varyingHeaders = splitVaryHeader(varyHeader);
		for (const header of varyingHeaders) {
			const trimmedHeader = trimOWS(header).toLowerCase();
			if (trimmedHeader.length === 0) continue;
			if (!isValidHTTPToken(trimmedHeader)) return;
			const headerValue = headers[trimmedHeader];
			output[trimmedHeader] = Array.isArray(headerValue) ? headerValue.slice() : headerValue ?? null;
		}
		return output;
	}
	function isInvalidOrWildcardVaryHeader(varyHeader) {
		return hasVaryStar(varyHeader) || parseVaryHeader(varyHeader, {}) === void 0;
	}
	function isEtagUsable(etag) {
		if (etag.length <= 2) return false;
		if (etag[0] === "\"" && etag[etag.length - 1] === "\"") return !(etag[1] === "\"" || etag.startsWith("\"W/"));
		if (etag.startsWith("W/\"") && etag[etag.length - 1] === "\"") return etag.length !== 4;
		return false;
	}
	function assertCacheStore(store, name = "CacheStore") {
		if (typeof store !== "object" || store === null) throw new TypeError(`expected type of ${name} to be a CacheStore, got ${store === null ? "null" : typeof store}`);
		for (const fn of [
			"get",
			"createWriteStream",
			"delete"
		]) if (typeof store[fn] !== "function") throw new TypeError(`${name} needs to have a \`${fn}()\` function`);
	}
	function assertCacheMethods(methods, name = "CacheMethods") {
		if (!Array.isArray(methods)) throw new TypeError(`expected type of ${name} needs to be an array, got ${methods === null ? "null" : typeof methods}`);
		if (methods.length === 0) throw new TypeError(`${name} needs to have at least one method`);
		for (const method of methods) if (!arrayIncludes(safeHTTPMethods, method)) throw new TypeError(`element of ${name}-array needs to be one of following values: ${safeHTTPMethods.join(", ")}, got ${method}`);
	}
	function makeDeduplicationKey(cacheKey, excludeHeaders) {
		const headers = {};
		if (cacheKey.headers) {
			const sortedHeaders = Object.keys(cacheKey.headers).sort();
			for (const header of sortedHeaders) {
				if (excludeHeaders?.has(header.toLowerCase())) continue;
				setHeader(headers, header, cacheKey.headers[header]);
			}
		}
		return JSON.stringify([
			cacheKey.origin,
			cacheKey.method,
			cacheKey.path,
			headers
		]);
	}
	module.exports = {
		getInterceptorOrigin,
		getRequestOrigin,
		makeCacheKey,
		normalizeHeaders,
		assertCacheKey,
		assertCacheValue,
		parseCacheControlHeader,
		hasInvalidCacheControlDirective,
		parseVaryHeader,
		hasVaryStar,
		isInvalidOrWildcardVaryHeader,
		isEtagUsable,
		assertCacheMethods,
		assertCacheStore,
		makeDeduplicationKey
	};
}));
// node_modules/undici/lib/util/date.js
var require_date = __commonJSMin(((exports, module) => {
	function parseHttpDate(date) {
		switch (date[3]) {
			case ",": return parseImfDate(date);
			case " ": return parseAscTimeDate(date);
			default: return parseRfc850Date(date);
		}
	}
	function makeDate(year, monthIdx, day, hour, minute, second, weekday) {
		const result = new Date(Date.UTC(year, monthIdx, day, hour, minute, second));
		if (year >= 0 && year <= 99) result.setUTCFullYear(year);
		return result.getUTCFullYear() === year && result.getUTCMonth() === monthIdx && result.getUTCDate() === day && result.getUTCHours() === hour && result.getUTCMinutes() === minute && result.getUTCSeconds() === second && result.getUTCDay() === weekday ? result : void 0;
	}
	function parseImfDate(date) {
		if (date.length !== 29 || date[4] !== " " || date[7] !== " " || date[11] !== " " || date[16] !== " " || date[19] !== ":" || date[22] !== ":" || date[25] !== " " || date[26] !== "G" || date[27] !== "M" || date[28] !== "T") return;
		let weekday = -1;
		if (date[0] === "S" && date[1] === "u" && date[2] === "n") weekday = 0;
		else if (date[0] === "M" && date[1] === "o" && date[2] === "n") weekday = 1;
		else if (date[0] === "T" && date[1] === "u" && date[2] === "e") weekday = 2;
		else if (date[0] === "W" && date[1] === "e" && date[2] === "d") weekday = 3;
		else if (date[0] === "T" && date[1] === "h" && date[2] === "u") weekday = 4;
		else if (date[0] === "F" && date[1] === "r" && date[2] === "i") weekday = 5;
		else if (date[0] === "S" && date[1] === "a" && date[2] === "t") weekday = 6;
		else return;
		let day = 0;
		if (date[5] === "0") {
			const code = date.charCodeAt(6);
			if (code < 49 || code > 57) return;
			day = code - 48;
		} else {
			const code1 = date.charCodeAt(5);
			if (code1 < 49 || code1 > 51) return;
			const code2 = date.charCodeAt(6);
			if (code2 < 48 || code2 > 57) return;
			day = (code1 - 48) * 10 + (code2 - 48);
		}
		let monthIdx = -1;
		if (date[8] === "J" && date[9] === "a" && date[10] === "n") monthIdx = 0;
		else if (date[8] === "F" && date[9] === "e" && date[10] === "b") monthIdx = 1;
		else if (date[8] === "M" && date[9] === "a") {
			if (date[10] === "r") monthIdx = 2;
			else if (date[10] === "y") monthIdx = 4;
			else return;
		} else if (date[8] === "J") {
			if (date[9] === "a" && date[10] === "n") monthIdx = 0;
			else if (date[9] === "u") {
				if (date[10] === "n") monthIdx = 5;
				else if (date[10] === "l") monthIdx = 6;
				else return;
			} else return;
		} else if (date[8] === "A") {
			if (date[9] === "p" && date[10] === "r") monthIdx = 3;
			else if (date[9] === "u" && date[10] === "g") monthIdx = 7;
			else return;
		} else if (date[8] === "S" && date[9] === "e" && date[10] === "p") monthIdx = 8;
		else if (date[8] === "O" && date[9] === "c" && date[10] === "t") monthIdx = 9;
		else if (date[8] === "N" && date[9] === "o" && date[10] === "v") monthIdx = 10;
		else if (date[8] === "D" && date[9] === "e" && date[10] === "c") monthIdx = 11;
		else return;
		const yearDigit1 = date.charCodeAt(12);
		if (yearDigit1 < 48 || yearDigit1 > 57) return;
		const yearDigit2 = date.charCodeAt(13);
		if (yearDigit2 < 48 || yearDigit2 > 57) return;
		const yearDigit3 = date.charCodeAt(14);
		if (yearDigit3 < 48 || yearDigit3 > 57) return;
		const yearDigit4 = date.charCodeAt(15);
		if (yearDigit4 < 48 || yearDigit4 > 57) return;
		const year = (yearDigit1 - 48) * 1e3 + (yearDigit2 - 48) * 100 + (yearDigit3 - 48) * 10 + (yearDigit4 - 48);
		let hour = 0;
		if (date[17] === "0") {
			const code = date.charCodeAt(18);
			if (code < 48 || code > 57) return;
			hour = code - 48;
		} else {
			const code1 = date.charCodeAt(17);
			if (code1 < 48 || code1 > 50) return;
			const code2 = date.charCodeAt(18);
			if (code2 < 48 || code2 > 57) return;
			if (code1 === 50 && code2 > 51) return;
			hour = (code1 - 48) * 10 + (code2 - 48);
		}
		let minute = 0;
		if (date[20] === "0") {
			const code = date.charCodeAt(21);
			if (code < 48 || code > 57) return;
			minute = code - 48;
		} else {
			const code1 = date.charCodeAt(20);
			if (code1 < 48 || code1 > 53) return;
			const code2 = date.charCodeAt(21);
			if (code2 < 48 || code2 > 57) return;
			minute = (code1 - 48) * 10 + (code2 - 48);
		}
		let second = 0;
		if (date[23] === "0") {
			const code = date.charCodeAt(24);
			if (code < 48 || code > 57) return;
			second = code - 48;
		} else {
			const code1 = date.charCodeAt(23);
			if (code1 < 48 || code1 > 53) return;
			const code2 = date.charCodeAt(24);
			if (code2 < 48 || code2 > 57) return;
			second = (code1 - 48) * 10 + (code2 - 48);
		}
		return makeDate(year, monthIdx, day, hour, minute, second, weekday);
	}
	function parseAscTimeDate(date) {
		if (date.length !== 24 || date[7] !== " " || date[10] !== " " || date[19] !== " ") return;
		let weekday = -1;
		if (date[0] === "S" && date[1] === "u" && date[2] === "n") weekday = 0;
		else if (date[0] === "M" && date[1] === "o" && date[2] === "n") weekday = 1;
		else if (date[0] === "T" && date[1] === "u" && date[2] === "e") weekday = 2;
		else if (date[0] === "W" && date[1] === "e" && date[2] === "d") weekday = 3;
		else if (date[0] === "T" && date[1] === "h" && date[2] === "u") weekday = 4;
		else if (date[0] === "F" && date[1] === "r" && date[2] === "i") weekday = 5;
		else if (date[0] === "S" && date[1] === "a" && date[2] === "t") weekday = 6;
		else return;
		let monthIdx = -1;
		if (date[4] === "J" && date[5] === "a" && date[6] === "n") monthIdx = 0;
		else if (date[4] === "F" && date[5] === "e" && date[6] === "b") monthIdx = 1;
		else if (date[4] === "M" && date[5] === "a") {
			if (date[6] === "r") monthIdx = 2;
			else if (date[6] === "y") monthIdx = 4;
			else return;
		} else if (date[4] === "J") {
			if (date[5] === "a" && date[6] === "n") monthIdx = 0;
			else if (date[5] === "u") {
				if (date[6] === "n") monthIdx = 5;
				else if (date[6] === "l") monthIdx = 6;
				else return;
			} else return;
		} else if (date[4] === "A") {
			if (date[5] === "p" && date[6] === "r") monthIdx = 3;
			else if (date[5] === "u" && date[6] === "g") monthIdx = 7;
			else return;
		} else if (date[4] === "S" && date[5] === "e" && date[6] === "p") monthIdx = 8;
		else if (date[4] === "O" && date[5] === "c" && date[6] === "t") monthIdx = 9;
		else if (date[4] === "N" && date[5] === "o" && date[6] === "v") monthIdx = 10;
		else if (date[4] === "D" && date[5] === "e" && date[6] === "c") monthIdx = 11;
		else return;
		let day = 0;
		if (date[8] === " ") {
			const code = date.charCodeAt(9);
			if (code < 49 || code > 57) return;
			day = code - 48;
		} else {
			const code1 = date.charCodeAt(8);
			if (code1 < 49 || code1 > 51) return;
			const code2 = date.charCodeAt(9);
			if (code2 < 48 || code2 > 57) return;
			day = (code1 - 48) * 10 + (code2 - 48);
		}
		let hour = 0;
		if (date[11] === "0") {
			const code = date.charCodeAt(12);
			if (code < 48 || code > 57) return;
			hour = code - 48;
		} else {
			const code1 = date.charCodeAt(11);
			if (code1 < 48 || code1 > 50) return;
			const code2 = date.charCodeAt(12);
			if (code2 < 48 || code2 > 57) return;
			if (code1 === 50 && code2 > 51) return;
			hour = (code1 - 48) * 10 + (code2 - 48);
		}
		let minute = 0;
		if (date[14] === "0") {
			const code = date.charCodeAt(15);
			if (code < 48 || code > 57) return;
			minute = code - 48;
		} else {
			const code1 = date.charCodeAt(14);
			if (code1 < 48 || code1 > 53) return;
			const code2 = date.charCodeAt(15);
			if (code2 < 48 || code2 > 57) return;
			minute = (code1 - 48) * 10 + (code2 - 48);
		}
		let second = 0;
		if (date[17] === "0") {
			const code = date.charCodeAt(18);
			if (code < 48 || code > 57) return;
			second = code - 48;
		} else {
			const code1 = date.charCodeAt(17);
			if (code1 < 48 || code1 > 53) return;
			const code2 = date.charCodeAt(18);
			if (code2 < 48 || code2 > 57) return;
			second = (code1 - 48) * 10 + (code2 - 48);
		}
		const yearDigit1 = date.charCodeAt(20);
		if (yearDigit1 < 48 || yearDigit1 > 57) return;
		const yearDigit2 = date.charCodeAt(21);
		if (yearDigit2 < 48 || yearDigit2 > 57) return;
		const yearDigit3 = date.charCodeAt(22);
		if (yearDigit3 < 48 || yearDigit3 > 57) return;
		const yearDigit4 = date.charCodeAt(23);
		if (yearDigit4 < 48 || yearDigit4 > 57) return;
		return makeDate((yearDigit1 - 48) * 1e3 + (yearDigit2 - 48) * 100 + (yearDigit3 - 48) * 10 + (yearDigit4 - 48), monthIdx, day, hour, minute, second, weekday);
	}
	function parseRfc850Date(date) {
		let commaIndex = -1;
		let weekday = -1;
		if (date[0] === "S") {
			if (date[1] === "u" && date[2] === "n" && date[3] === "d" && date[4] === "a" && date[5] === "y") {
				weekday = 0;
				commaIndex = 6;
			} else if (date[1] === "a" && date[2] === "t" && date[3] === "u" && date[4] === "r" && date[5] === "d" && date[6] === "a" && date[7] === "y") {
				weekday = 6;
				commaIndex = 8;
			}
		} else if (date[0] === "M" && date[1] === "o" && date[2] === "n" && date[3] === "d" && date[4] === "a" && date[5] === "y") {
			weekday = 1;
			commaIndex = 6;
		} else if (date[0] === "T") {
			if (date[1] === "u" && date[2] === "e" && date[3] === "s" && date[4] === "d" && date[5] === "a" && date[6] === "y") {
				weekday = 2;
				commaIndex = 7;
			} else if (date[1] === "h" && date[2] === "u" && date[3] === "r" && date[4] === "s" && date[5] === "d" && date[6] === "a" && date[7] === "y") {
				weekday = 4;
				commaIndex = 8;
			}
		} else if (date[0] === "W" && date[1] === "e" && date[2] === "d" && date[3] === "n" && date[4] === "e" && date[5] === "s" && date[6] === "d" && date[7] === "a" && date[8] === "y") {
			weekday = 3;
			commaIndex = 9;
		} else if (date[0] === "F" && date[1] === "r" && date[2] === "i" && date[3] === "d" && date[4] === "a" && date[5] === "y") {
			weekday = 5;
			commaIndex = 6;
		} else return;
		if (date[commaIndex] !== "," || date.length - commaIndex - 1 !== 23 || date[commaIndex + 1] !== " " || date[commaIndex + 4] !== "-" || date[commaIndex + 8] !== "-" || date[commaIndex + 11] !== " " || date[commaIndex + 14] !== ":" || date[commaIndex + 17] !== ":" || date[commaIndex + 20] !== " " || date[commaIndex + 21] !== "G" || date[commaIndex + 22] !== "M" || date[commaIndex + 23] !== "T") return;
		let day = 0;
		if (date[commaIndex + 2] === "0") {
			const code = date.charCodeAt(commaIndex + 3);
			if (code < 49 || code > 57) return;
			day = code - 48;
		} else {
			const code1 = date.charCodeAt(commaIndex + 2);
			if (code1 < 49 || code1 > 51) return;
			const code2 = date.charCodeAt(commaIndex + 3);
			if (code2 < 48 || code2 > 57) return;
			day = (code1 - 48) * 10 + (code2 - 48);
		}
		let monthIdx = -1;
		if (date[commaIndex + 5] === "J" && date[commaIndex + 6] === "a" && date[commaIndex + 7] === "n") monthIdx = 0;
		else if (date[commaIndex + 5] === "F" && date[commaIndex + 6] === "e" && date[commaIndex + 7] === "b") monthIdx = 1;
		else if (date[commaIndex + 5] === "M" && date[commaIndex + 6] === "a" && date[commaIndex + 7] === "r") monthIdx = 2;
		else if (date[commaIndex + 5] === "A" && date[commaIndex + 6] === "p" && date[commaIndex + 7] === "r") monthIdx = 3;
		else if (date[commaIndex + 5] === "M" && date[commaIndex + 6] === "a" && date[commaIndex + 7] === "y") monthIdx = 4;
		else if (date[commaIndex + 5] === "J" && date[commaIndex + 6] === "u" && date[commaIndex + 7] === "n") monthIdx = 5;
		else if (date[commaIndex + 5] === "J" && date[commaIndex + 6] === "u" && date[commaIndex + 7] === "l") monthIdx = 6;
		else if (date[commaIndex + 5] === "A" && date[commaIndex + 6] === "u" && date[commaIndex + 7] === "g") monthIdx = 7;
		else if (date[commaIndex + 5] === "S" && date[commaIndex + 6] === "e" && date[commaIndex + 7] === "p") monthIdx = 8;
		else if (date[commaIndex + 5] === "O" && date[commaIndex + 6] === "c" && date[commaIndex + 7] === "t") monthIdx = 9;
		else if (date[commaIndex + 5] === "N" && date[commaIndex + 6] === "o" && date[commaIndex + 7] === "v") monthIdx = 10;
		else if (date[commaIndex + 5] === "D" && date[commaIndex + 6] === "e" && date[commaIndex + 7] === "c") monthIdx = 11;
		else return;
		const yearDigit1 = date.charCodeAt(commaIndex + 9);
		if (yearDigit1 < 48 || yearDigit1 > 57) return;
		const yearDigit2 = date.charCodeAt(commaIndex + 10);
		if (yearDigit2 < 48 || yearDigit2 > 57) return;
		let year = (yearDigit1 - 48) * 10 + (yearDigit2 - 48);
		year += year < 70 ? 2e3 : 1900;
		let hour = 0;
		if (date[commaIndex + 12] === "0") {
			const code = date.charCodeAt(commaIndex + 13);
			if (code < 48 || code > 57) return;
			hour = code - 48;
		} else {
			const code1 = date.charCodeAt(commaIndex + 12);
			if (code1 < 48 || code1 > 50) return;
			const code2 = date.charCodeAt(commaIndex + 13);
			if (code2 < 48 || code2 > 57) return;
			if (code1 === 50 && code2 > 51) return;
			hour = (code1 - 48) * 10 + (code2 - 48);
		}
		let minute = 0;
		if (date[commaIndex + 15] === "0") {
			const code = date.charCodeAt(commaIndex + 16);
			if (code < 48 || code > 57) return;
			minute = code - 48;
		} else {
			const code1 = date.charCodeAt(commaIndex + 15);
			if (code1 < 48 || code1 > 53) return;
			const code2 = date.charCodeAt(commaIndex + 16);
			if (code2 < 48 || code2 > 57) return;
			minute = (code1 - 48) * 10 + (code2 - 48);
		}
		let second = 0;
		if (date[commaIndex + 18] === "0") {
			const code = date.charCodeAt(commaIndex + 19);
			if (code < 48 || code > 57) return;
			second = code - 48;
		} else {
			const code1 = date.charCodeAt(commaIndex + 18);
			if (code1 < 48 || code1 > 53) return;
			const code2 = date.charCodeAt(commaIndex + 19);
			if (code2 < 48 || code2 > 57) return;
			second = (code1 - 48) * 10 + (code2 - 48);
		}
		return makeDate(year, monthIdx, day, hour, minute, second, weekday);
	}
	module.exports = { parseHttpDate };
}));
// node_modules/undici/lib/handler/cache-handler.js
var require_cache_handler = __commonJSMin(((exports, module) => {
	const util = require_util$5();
	const { kRedirectCacheControl } = require_symbols();
	const { parseCacheControlHeader, hasInvalidCacheControlDirective, parseVaryHeader, hasVaryStar, isInvalidOrWildcardVaryHeader, isEtagUsable } = require_cache$2();
	const { parseHttpDate } = require_date();
	function noop() {}
	var CacheController = class {
		#blocked = false;
		#downstreamPaused = false;
		constructor(target) {
			this.target = target;
		}
		block() {
			this.#blocked = true;
		}
		release() {
			this.#blocked = false;
			if (!this.#downstreamPaused) this.target.resume();
		}
		pause() {
			this.#downstreamPaused = true;
			this.target.pause();
		}
		resume() {
			this.#downstreamPaused = false;
			if (!this.#blocked) this.target.resume();
		}
		abort(reason) {
			this.target.abort(reason);
		}
		get paused() {
			return this.#downstreamPaused;
		}
		get aborted() {
			return this.target.aborted;
		}
		get reason() {
			return this.target.reason;
		}
		get rawHeaders() {
			return this.target.rawHeaders;
		}
		set rawHeaders(value) {
			this.target.rawHeaders = value;
		}
		get rawTrailers() {
			return this.target.rawTrailers;
		}
		set rawTrailers(value) {
			this.target.rawTrailers = value;
		}
	};
	function sameOrigin(a, b) {
		try {
			return new URL(String(a)).origin === new URL(String(b)).origin;
		} catch {
			return String(a) === String(b);
		}
	}
	const HEURISTICALLY_CACHEABLE_STATUS_CODES = [
		200,
		203,
		204,
		206,
		300,
		301,
		308,
		404,
		405,
		410,
		414,
		501
	];
	const NOT_UNDERSTOOD_STATUS_CODES = [206];
	const MAX_RESPONSE_AGE = 2147483647e3;
	const REVALIDATION_ONLY_RETENTION = 864e5;
	function trimOWS(value) {
		return value.replace(/^[\t ]+|[\t ]+$/g, "");
	}
	function arrayIncludes(array, value) {
		for (let i = 0; i < array.length; i++) if (array[i] === value) return true;
		return false;
	}
	function appendVaryValues(target, varyValue) {
		if (Array.isArray(varyValue)) for (let i = 0; i < varyValue.length; i++) target.push(varyValue[i]);
		else if (varyValue != null) target.push(varyValue);
	}
	function appendConnectionHeaderTokens(headersToRemove, connectionHeader) {
		const values = Array.isArray(connectionHeader) ? connectionHeader : [connectionHeader];
		for (let i = 0; i < values.length; i++) {
			const tokens = values[i].split(",");
			for (let j = 0; j < tokens.length; j++) headersToRemove.push(trimOWS(tokens[j]).toLowerCase());
		}
	}
	function getSameOriginPath(cacheKey, location) {
		if (typeof location !== "string") return;
		let originUrl;
		let requestUrl;
		let locationUrl;
		try {
			originUrl = new URL(cacheKey.origin);
			requestUrl = new URL(cacheKey.path, originUrl);
			locationUrl = new URL(location, requestUrl);
		} catch {
			return;
		}
		if (locationUrl.origin !== originUrl.origin) return;
		return locationUrl.pathname + locationUrl.search;
	}
	function deleteCachedUri(store, cacheKey, path) {
		deleteCachedValue(store, {
			...cacheKey,
			path
		});
		for (let i = 0; i < util.safeHTTPMethods.length; i++) {
			const method = util.safeHTTPMethods[i];
			if (method !== cacheKey.method) deleteCachedValue(store, {
				...cacheKey,
				method,
				path
			});
		}
	}
	function deleteLocationTargets(store, cacheKey, headerValue) {
		if (headerValue === void 0) return;
		const values = Array.isArray(headerValue) ? headerValue : [headerValue];
		for (let i = 0; i < values.length; i++) {
			const path = getSameOriginPath(cacheKey, values[i]);
			if (path !== void 0) deleteCachedUri(store, cacheKey, path);
		}
	}
	function invalidateUnsafeRequest(store, cacheKey, resHeaders) {
		deleteCachedUri(store, cacheKey, cacheKey.path);
		deleteLocationTargets(store, cacheKey, resHeaders.location);
		deleteLocationTargets(store, cacheKey, resHeaders["content-location"]);
	}
	function requestCarriesCredentials(headers) {
		return headers != null && (Object.hasOwn(headers, "authorization") || Object.hasOwn(headers, "cookie") || Object.hasOwn(headers, "proxy-authorization"));
	}
	var CacheHandler = class {
		#cacheKey;
		#cacheType;
		#cacheByDefault;
		#store;
		#handler;
		#downstreamController;
		#writeStream;
		#history;
		constructor({ store, type, cacheByDefault }, cacheKey, handler) {
			this.#store = store;
			this.#cacheType = type;
			this.#cacheByDefault = cacheByDefault;
			this.#cacheKey = cacheKey;
			this.#handler = handler;
		}
		onRequestStart(controller, context) {
			this.#writeStream?.destroy();
			this.#writeStream = void 0;
			this.#downstreamController = new CacheController(controller);
			this.#history = context?.history;
			this.#handler.onRequestStart?.(this.#downstreamController, context);
		}
		onBodySent(chunk) {
			this.#handler.onBodySent?.(chunk);
		}
		onRequestSent() {
			this.#handler.onRequestSent?.();
		}
		onRequestUpgrade(_controller, statusCode, headers, socket) {
			this.#handler.onRequestUpgrade?.(this.#downstreamController, statusCode, headers, socket);
		}
		onResponseStart(controller, statusCode, resHeaders, statusMessage) {
			const downstreamOnHeaders = () => this.#handler.onResponseStart?.(this.#downstreamController, statusCode, resHeaders, statusMessage);
			const handler = this;
			if (!arrayIncludes(util.safeHTTPMethods, this.#cacheKey.method) && statusCode >= 200 && statusCode <= 399) {
				invalidateUnsafeRequest(this.#store, this.#cacheKey, resHeaders);
				return downstreamOnHeaders();
			}
			if (this.#history && this.#history.length > 1 && requestCarriesCredentials(this.#cacheKey.headers)) return downstreamOnHeaders();
			if (this.#history && this.#history.length > 0) {
				for (const hopUrl of this.#history) if (!sameOrigin(hopUrl.origin, this.#cacheKey.origin)) return downstreamOnHeaders();
			}
			const now = Date.now();
			const redirectHopInfo = this.#history?.[kRedirectCacheControl];
			const redirectPolicy = redirectHopInfo?.length > 0 ? getRedirectPolicy(this.#cacheType, this.#cacheKey.method, redirectHopInfo, this.#cacheKey.headers, this.#cacheByDefault, now) : void 0;
			if (redirectHopInfo?.length > 0 && redirectPolicy === void 0) return downstreamOnHeaders();
			const cacheControlHeader = resHeaders["cache-control"];
			const cacheControlDirectives = cacheControlHeader ? parseCacheControlHeader(cacheControlHeader) : {};
			if (revalidationResponseDisallowsCachedReuse(this.#cacheType, resHeaders, cacheControlDirectives)) {
				deleteCachedValue(this.#store, this.#cacheKey);
				return downstreamOnHeaders();
			}
			const heuristicallyCacheable = resHeaders["last-modified"] && arrayIncludes(HEURISTICALLY_CACHEABLE_STATUS_CODES, statusCode);
			if (!cacheControlHeader && !resHeaders["expires"] && !heuristicallyCacheable && !this.#cacheByDefault) {
				if (statusCode === 304 && resHeaders.vary && isInvalidOrWildcardVaryHeader(resHeaders.vary)) deleteCachedValue(this.#store, this.#cacheKey);
				return downstreamOnHeaders();
			}
			if (!canCacheResponse(this.#cacheType, this.#cacheKey.method, statusCode, resHeaders, cacheControlDirectives, this.#cacheKey.headers)) {
				if (statusCode === 304 && (cacheControlHeader || revalidationResponseDisallowsCachedReuse(this.#cacheType, resHeaders, cacheControlDirectives))) deleteCachedValue(this.#store, this.#cacheKey);
				return downstreamOnHeaders();
			}
			const resAge = Object.hasOwn(resHeaders, "age") ? getAge(resHeaders.age) : void 0;
			if (resAge !== void 0 && resAge >= MAX_RESPONSE_AGE) {
				deleteCachedValueIfNotModified(statusCode, this.#store, this.#cacheKey);
				return downstreamOnHeaders();
			}
			const resDate = Object.hasOwn(resHeaders, "date") ? getDate(resHeaders.date) : void 0;
			if (resDate === null) {
				deleteCachedValueIfNotModified(statusCode, this.#store, this.#cacheKey);
				return downstreamOnHeaders();
			}
			const apparentAge = resDate ? Math.max(0, now - resDate.getTime()) : 0;
			const currentAge = Math.max(apparentAge, resAge ?? 0);
			const hasValidator = typeof resHeaders.etag === "string" && isEtagUsable(resHeaders.etag) || typeof resHeaders["last-modified"] === "string";
			const staleAt = determineStaleAt(this.#cacheType, now, resAge, resHeaders, resDate, cacheControlDirectives, hasValidator) ?? this.#cacheByDefault;
			const revalidationOnly = staleAt === 0 && hasValidator;
			if (staleAt === void 0 || currentAge >= staleAt && !revalidationOnly) {
				if (cacheControlHeader || staleAt !== void 0) deleteCachedValueIfNotModified(statusCode, this.#store, this.#cacheKey);
				return downstreamOnHeaders();
			}
			const baseTime = now - currentAge;
			let absoluteStaleAt = staleAt + baseTime;
			if (redirectPolicy !== void 0) absoluteStaleAt = Math.min(absoluteStaleAt, redirectPolicy.staleAt);
			if (now >= absoluteStaleAt && !revalidationOnly) {
				deleteCachedValueIfNotModified(statusCode, this.#store, this.#cacheKey);
				return downstreamOnHeaders();
			}
			let varyDirectives;
			const combinedVary = [];
			if (redirectHopInfo) for (const hop of redirectHopInfo) appendVaryValues(combinedVary, hop?.headers?.vary);
			appendVaryValues(combinedVary, resHeaders.vary);
			if (combinedVary.length > 0) {
				for (const varyHeader of combinedVary) if (hasVaryStar(varyHeader)) return downstreamOnHeaders();
				if (this.#cacheKey.headers) {
					varyDirectives = parseVaryHeader(combinedVary, this.#cacheKey.headers);
					if (!varyDirectives) return downstreamOnHeaders();
				}
			}
			let effectiveCacheControlDirectives = cacheControlDirectives;
			if (redirectPolicy !== void 0) {
				effectiveCacheControlDirectives = { ...cacheControlDirectives };
				delete effectiveCacheControlDirectives["stale-while-revalidate"];
				delete effectiveCacheControlDirectives["stale-if-error"];
				if (redirectPolicy.requiresRevalidation === true) effectiveCacheControlDirectives["proxy-revalidate"] = true;
			}
			const cachedAt = baseTime;
			const deleteAt = determineDeleteAt(baseTime, now, effectiveCacheControlDirectives, absoluteStaleAt);
			const strippedHeaders = stripNecessaryHeaders(resHeaders, cacheControlDirectives);
			const value = {
				statusCode,
				statusMessage,
				headers: strippedHeaders,
				vary: varyDirectives,
				cacheControlDirectives: effectiveCacheControlDirectives,
				cachedAt,
				staleAt: absoluteStaleAt,
				deleteAt
			};
			if (statusCode === 304) {
				let done = false;
				const finish304 = () => {
					if (done) return;
					done = true;
					this.#downstreamController.release();
				};
				const failReplay = (err) => {
					if (done) return;
					done = true;
					controller.abort(err);
				};
				const handle304 = (cachedValue) => {
					if (!cachedValue) {
						downstreamOnHeaders();
						finish304();
						return;
					}
					value.statusCode = cachedValue.statusCode;
					value.statusMessage = cachedValue.statusMessage;
					value.etag = cachedValue.etag;
					value.vary = varyDirectives ?? cachedValue.vary;
					value.headers = {
						...cachedValue.headers,
						...strippedHeaders
					};
					downstreamOnHeaders();
					this.#writeStream = this.#store.createWriteStream(this.#cacheKey, value);
					if (!this.#writeStream || !cachedValue?.body) {
						finish304();
						return;
					}
					if (typeof cachedValue.body.values === "function") {
						const bodyIterator = cachedValue.body.values();
						const streamCachedBody = () => {
							if (done) return;
							try {
								for (const chunk of bodyIterator) {
									const full = this.#writeStream?.write(chunk) === false;
									this.#handler.onResponseData?.(this.#downstreamController, chunk);
									if (full) return;
								}
								finish304();
							} catch (err) {
								failReplay(err);
							}
						};
						this.#writeStream.on("error", function() {
							handler.#writeStream = void 0;
							handler.#store.delete(handler.#cacheKey);
							streamCachedBody();
						}).on("drain", () => {
							streamCachedBody();
						}).on("close", function() {
							if (handler.#writeStream === this) {
								handler.#writeStream = void 0;
								streamCachedBody();
							}
						});
						streamCachedBody();
					} else if (typeof cachedValue.body.on === "function") {
						cachedValue.body.on("data", (chunk) => {
							try {
								this.#writeStream?.write(chunk);
								this.#handler.onResponseData?.(this.#downstreamController, chunk);
							} catch (err) {
								cachedValue.body.destroy();
								failReplay(err);
							}
						}).on("end", () => {
							this.#writeStream?.end();
							finish304();
						}).on("error", () => {
							this.#writeStream = void 0;
							this.#store.delete(this.#cacheKey);
							finish304();
						});
						this.#writeStream.on("error", function() {
							handler.#writeStream = void 0;
							handler.#store.delete(handler.#cacheKey);
						}).on("close", function() {
							if (handler.#writeStream === this) handler.#writeStream = void 0;
						});
					} else finish304();
				};
				const result = this.#store.get(this.#cacheKey);
				this.#downstreamController.block();
				controller.pause();
				if (result && typeof result.then === "function") result.then(handle304, () => handle304(void 0)).catch((err) => {
					controller.abort(err);
				});
				else handle304(result);
			} else {
				if (typeof resHeaders.etag === "string" && isEtagUsable(resHeaders.etag)) value.etag = resHeaders.etag;
				this.#writeStream = this.#store.createWriteStream(this.#cacheKey, value);
				if (!this.#writeStream) return downstreamOnHeaders();
				this.#writeStream.on("drain", () => controller.resume()).on("error", function() {
					handler.#writeStream = void 0;
					handler.#store.delete(handler.#cacheKey);
				}).on("close", function() {
					if (handler.#writeStream === this) handler.#writeStream = void 0;
					controller.resume();
				});
				downstreamOnHeaders();
			}
		}
		onResponseData(controller, chunk) {
			if (this.#writeStream?.write(chunk) === false) controller.pause();
			this.#handler.onResponseData?.(this.#downstreamController, chunk);
		}
		onResponseEnd(controller, trailers) {
			this.#writeStream?.end();
			this.#handler.onResponseEnd?.(this.#downstreamController, trailers);
		}
		onResponseError(controller, err) {
			this.#writeStream?.destroy(err);
			this.#writeStream = void 0;
			this.#handler.onResponseError?.(this.#downstreamController, err);
		}
	};
	function deleteCachedValue(store, cacheKey) {
		try {
			store.delete(cacheKey)?.catch?.(noop);
		} catch {}
	}
	function deleteCachedValueIfNotModified(statusCode, store, cacheKey) {
		if (statusCode === 304) deleteCachedValue(store, cacheKey);
	}
	function revalidationResponseDisallowsCachedReuse(cacheType, resHeaders, cacheControlDirectives) {
		return cacheControlDirectives["no-store"] === true || cacheType === "shared" && (cacheControlDirectives.private === true || Object.hasOwn(resHeaders, "set-cookie")) || (resHeaders.vary ? isInvalidOrWildcardVaryHeader(resHeaders.vary) : false);
	}
	function canCacheResponse(cacheType, method, statusCode, resHeaders, cacheControlDirectives, reqHeaders) {
		if (!arrayIncludes(util.safeHTTPMethods, method)) return false;
		if (statusCode < 200 || arrayIncludes(NOT_UNDERSTOOD_STATUS_CODES, statusCode)) return false;
		if (!arrayIncludes(HEURISTICALLY_CACHEABLE_STATUS_CODES, statusCode) && !resHeaders["expires"] && !cacheControlDirectives.public && cacheControlDirectives["max-age"] === void 0 && !(cacheControlDirectives.private && cacheType === "private") && !(cacheControlDirectives["s-maxage"] !== void 0 && cacheType === "shared")) return false;
		if (cacheControlDirectives["no-store"]) return false;
		if (cacheType === "shared" && (cacheControlDirectives.private === true || Object.hasOwn(resHeaders, "set-cookie"))) return false;
		if (resHeaders.vary && hasVaryStar(resHeaders.vary)) return false;
		if (reqHeaders != null && Object.hasOwn(reqHeaders, "authorization")) {
			if (!cacheControlDirectives.public && !cacheControlDirectives["s-maxage"] && !cacheControlDirectives["must-revalidate"]) return false;
			if (typeof reqHeaders.authorization !== "string") return false;
			if (Array.isArray(cacheControlDirectives["no-cache"]) && arrayIncludes(cacheControlDirectives["no-cache"], "authorization")) return false;
			if (Array.isArray(cacheControlDirectives["private"]) && arrayIncludes(cacheControlDirectives["private"], "authorization")) return false;
		}
		return true;
	}
	function getRedirectPolicy(cacheType, method, redirectHops, reqHeaders, cacheByDefault, now) {
		let staleAt = Infinity;
		let requiresRevalidation = false;
		for (const hop of redirectHops) {
			const hopPolicy = getRedirectHopPolicy(cacheType, method, hop, reqHeaders, cacheByDefault);
			if (hopPolicy === void 0 || hopPolicy.staleAt <= now) return;
			staleAt = Math.min(staleAt, hopPolicy.staleAt);
			requiresRevalidation ||= hopPolicy.requiresRevalidation;
		}
		return {
			staleAt,
			requiresRevalidation
		};
	}
	function getRedirectHopPolicy(cacheType, method, hop, reqHeaders, cacheByDefault) {
		if (!Number.isInteger(hop?.statusCode) || !Number.isFinite(hop?.receivedAt)) return;
		const hopHeaders = hop.headers ?? {};
		const cacheControlHeader = hopHeaders["cache-control"];
		const hopCacheControl = cacheControlHeader ? parseCacheControlHeader(cacheControlHeader) : {};
		if (hopHeaders.vary && hasVaryStar(hopHeaders.vary)) return;
		if (hopCacheControl["no-store"] === true) return;
		if (cacheType === "shared" && Object.hasOwn(hopCacheControl, "private")) return;
		if (Object.hasOwn(hopCacheControl, "no-cache") || hopCacheControl["must-revalidate"] === true || cacheType === "shared" && hopCacheControl["proxy-revalidate"] === true) return;
		const heuristicallyCacheable = hopHeaders["last-modified"] && arrayIncludes(HEURISTICALLY_CACHEABLE_STATUS_CODES, hop.statusCode);
		if (!cacheControlHeader && !hopHeaders.expires && !heuristicallyCacheable && !cacheByDefault) return;
		if (!canCacheResponse(cacheType, method, hop.statusCode, hopHeaders, hopCacheControl, reqHeaders)) return;
		const age = Object.hasOwn(hopHeaders, "age") ? getAge(hopHeaders.age) : void 0;
		if (age !== void 0 && age >= MAX_RESPONSE_AGE) return;
		const responseDate = Object.hasOwn(hopHeaders, "date") ? getDate(hopHeaders.date) : void 0;
		if (responseDate === null) return;
		const apparentAge = responseDate ? Math.max(0, hop.receivedAt - responseDate.getTime()) : 0;
		const currentAge = Math.max(apparentAge, age ?? 0);
		const hasValidator = typeof hopHeaders.etag === "string" && isEtagUsable(hopHeaders.etag) || typeof hopHeaders["last-modified"] === "string";
		const freshnessLifetime = determineStaleAt(cacheType, hop.receivedAt, age, hopHeaders, responseDate, hopCacheControl, hasValidator) ?? cacheByDefault;
		if (freshnessLifetime === void 0) return;
		return {
			staleAt: hop.receivedAt - currentAge + freshnessLifetime,
			requiresRevalidation: cacheType === "shared" && Object.hasOwn(hopCacheControl, "s-maxage")
		};
	}
	function getDate(dateHeader) {
		let dateValue = dateHeader;
		if (Array.isArray(dateValue)) {
			if (dateValue.length !== 1) return null;
			dateValue = dateValue[0];
		}
		if (typeof dateValue !== "string") return null;
		return parseHttpDate(dateValue);
	}
	function getAge(ageHeader) {
		let ageValue = ageHeader;
		if (Array.isArray(ageValue)) {
			if (ageValue.length !== 1) return MAX_RESPONSE_AGE;
			ageValue = ageValue[0];
		}
		if (typeof ageValue !== "string" || !/^[\t ]*[0-9]+[\t ]*$/.test(ageValue)) return MAX_RESPONSE_AGE;
		const age = BigInt(ageValue.replace(/^[\t ]+|[\t ]+$/g, ""));
		if (age >= BigInt(MAX_RESPONSE_AGE / 1e3)) return MAX_RESPONSE_AGE;
		return Number(age) * 1e3;
	}
	function determineStaleAt(cacheType, now, age, resHeaders, responseDate, cacheControlDirectives, hasValidator) {
		if (cacheType === "shared") {
			if (hasInvalidCacheControlDirective(cacheControlDirectives, "s-maxage")) return 0;
			const sMaxAge = cacheControlDirectives["s-maxage"];
			if (sMaxAge !== void 0) {
				if (sMaxAge > 0) return sMaxAge * 1e3;
				return 0;
			}
		}
		if (hasInvalidCacheControlDirective(cacheControlDirectives, "max-age")) return 0;
		const maxAge = cacheControlDirectives["max-age"];
		if (maxAge !== void 0) {
			if (maxAge > 0) return maxAge * 1e3;
			return 0;
		}
		if (Object.hasOwn(resHeaders, "expires")) {
			if (typeof resHeaders.expires !== "string") return 0;
			const expiresDate = parseHttpDate(resHeaders.expires);
			if (!expiresDate) return 0;
			if (now >= expiresDate.getTime()) return 0;
			if (responseDate) {
				if (responseDate >= expiresDate) return 0;
				const freshnessLifetime = expiresDate.getTime() - responseDate.getTime();
				if (age !== void 0 && age >= freshnessLifetime) return 0;
				return freshnessLifetime;
			}
			return expiresDate.getTime() - now;
		}
		if (typeof resHeaders["last-modified"] === "string") {
			const lastModified = parseHttpDate(resHeaders["last-modified"]);
			if (lastModified) {
				if (lastModified.getTime() >= now) return;
				return (now - lastModified.getTime()) * .1;
			}
		}
		if (cacheControlDirectives.immutable) return 31536e6;
		if (cacheControlDirectives["no-cache"] === true && hasValidator) return 0;
	}
	function determineDeleteAt(baseTime, cachedAt, cacheControlDirectives, staleAt) {
		let staleWhileRevalidate = -Infinity;
		let staleIfError = -Infinity;
		let immutable = -Infinity;
		if (cacheControlDirectives["stale-while-revalidate"]) staleWhileRevalidate = staleAt + cacheControlDirectives["stale-while-revalidate"] * 1e3;
		if (cacheControlDirectives["stale-if-error"]) staleIfError = staleAt + cacheControlDirectives["stale-if-error"] * 1e3;
		if (cacheControlDirectives.immutable && staleWhileRevalidate === -Infinity && staleIfError === -Infinity) immutable = cachedAt + 31536e6;
		if (staleWhileRevalidate === -Infinity && staleIfError === -Infinity && immutable === -Infinity) {
			const freshnessLifetime = staleAt - baseTime;
			if (freshnessLifetime <= 0) return cachedAt + REVALIDATION_ONLY_RETENTION;
			const datePrecisionPadding = Math.min(Math.max(cachedAt - baseTime, 0), 1e3);
			return staleAt + freshnessLifetime + datePrecisionPadding;
		}
		return Math.max(staleAt, staleWhileRevalidate, staleIfError, immutable);
	}
	function stripNecessaryHeaders(resHeaders, cacheControlDirectives) {
		const headersToRemove = [
			"connection",
			"proxy-authenticate",
			"proxy-authentication-info",
			"proxy-authorization",
			"proxy-connection",
			"te",
			"transfer-encoding",
			"upgrade",
			"age"
		];
		if (resHeaders["connection"]) appendConnectionHeaderTokens(headersToRemove, resHeaders["connection"]);
		if (Array.isArray(cacheControlDirectives["no-cache"])) headersToRemove.push(...cacheControlDirectives["no-cache"]);
		if (Array.isArray(cacheControlDirectives["private"])) headersToRemove.push(...cacheControlDirectives["private"]);
		let strippedHeaders;
		for (const headerName of headersToRemove) if (Object.hasOwn(resHeaders, headerName)) {
			strippedHeaders ??= { ...resHeaders };
			delete strippedHeaders[headerName];
		}
		return strippedHeaders ?? resHeaders;
	}
	module.exports = CacheHandler;
}));
// node_modules/undici/lib/cache/memory-cache-store.js
var require_memory_cache_store = __commonJSMin(((exports, module) => {
	const { Writable } = require__builtin_node_stream();
	const { EventEmitter } = require__builtin_node_events();
	const { assertCacheKey, assertCacheValue } = require_cache$2();
	var MemoryCacheStore = class extends EventEmitter {
		#maxCount = 1024;
		#maxSize = 104857600;
		#maxEntrySize = 5242880;
		#size = 0;
		#count = 0;
		#entries = new Map();
		#hasEmittedMaxSizeEvent = false;
		constructor(opts) {
			super();
			if (opts) {
				if (typeof opts !== "object") throw new TypeError("MemoryCacheStore options must be an object");
				if (opts.maxCount !== void 0) {
					if (typeof opts.maxCount !== "number" || !Number.isInteger(opts.maxCount) || opts.maxCount < 0) throw new TypeError("MemoryCacheStore options.maxCount must be a non-negative integer");
					this.#maxCount = opts.maxCount;
				}
				if (opts.maxSize !== void 0) {
					if (typeof opts.maxSize !== "number" || !Number.isInteger(opts.maxSize) || opts.maxSize < 0) throw new TypeError("MemoryCacheStore options.maxSize must be a non-negative integer");
					this.#maxSize = opts.maxSize;
				}
				if (opts.maxEntrySize !== void 0) {
					if (typeof opts.maxEntrySize !== "number" || !Number.isInteger(opts.maxEntrySize) || opts.maxEntrySize < 0) throw new TypeError("MemoryCacheStore options.maxEntrySize must be a non-negative integer");
					this.#maxEntrySize = opts.maxEntrySize;
				}
			}
		}
		get size() {
			return this.#size;
		}
		isFull() {
			return this.#size >= this.#maxSize || this.#count >= this.#maxCount;
		}
		get(key) {
			assertCacheKey(key);
			const topLevelKey = `${key.origin}:${key.path}`;
			const now = Date.now();
			const entries = this.#entries.get(topLevelKey);
			const entry = entries ? findEntry(key, entries, now) : null;
			if (entry != null) {
				this.#entries.delete(topLevelKey);
				this.#entries.set(topLevelKey, entries);
			}
			return entry == null ? void 0 : {
				statusMessage: entry.statusMessage,
				statusCode: entry.statusCode,
				headers: entry.headers,
				body: entry.body,
				vary: entry.vary ? entry.vary : void 0,
				etag: entry.etag,
				cacheControlDirectives: entry.cacheControlDirectives,
				cachedAt: entry.cachedAt,
				staleAt: entry.staleAt,
				deleteAt: entry.deleteAt
			};
		}
		createWriteStream(key, val) {
			assertCacheKey(key);
			assertCacheValue(val);
			const topLevelKey = `${key.origin}:${key.path}`;
			const store = this;
			const entry = {
				...key,
				...val,
				body: [],
				size: 0
			};
			return new Writable({
				write(chunk, encoding, callback) {
					if (typeof chunk === "string") chunk = Buffer.from(chunk, encoding);
					entry.size += chunk.byteLength;
					if (entry.size > store.#maxEntrySize) this.destroy();
					else entry.body.push(chunk);
					callback(null);
				},
				final(callback) {
					let entries = store.#entries.get(topLevelKey);
					if (entries) store.#entries.delete(topLevelKey);
					else entries = [];
					store.#entries.set(topLevelKey, entries);
					const previousEntry = findEntry(key, entries, -Infinity);
					if (previousEntry) {
						const index = entries.indexOf(previousEntry);
						entries.splice(index, 1, entry);
						store.#size -= previousEntry.size;
					} else {
						entries.push(entry);
						store.#count += 1;
					}
					store.#size += entry.size;
					if (store.#size > store.#maxSize || store.#count > store.#maxCount) {
						if (!store.#hasEmittedMaxSizeEvent) {
							store.emit("maxSizeExceeded", {
								size: store.#size,
								maxSize: store.#maxSize,
								count: store.#count,
								maxCount: store.#maxCount
							});
							store.#hasEmittedMaxSizeEvent = true;
						}
						store.#evict(entry);
						if (store.#size < store.#maxSize && store.#count < store.#maxCount) store.#hasEmittedMaxSizeEvent = false;
					}
					callback(null);
				}
			});
		}
		#evict(keep) {
			const targetSize = this.#maxSize / 2;
			const targetCount = this.#maxCount / 2;
			for (const [key, entries] of this.#entries) {
				for (let i = 0; i < entries.length && (this.#size > targetSize || this.#count > targetCount);) {
					const entry = entries[i];
					if (entry === keep) {
						i++;
						continue;
					}
					entries.splice(i, 1);
					this.#size -= entry.size;
					this.#count -= 1;
				}
				if (entries.length === 0) this.#entries.delete(key);
				if (this.#size <= targetSize && this.#count <= targetCount) return;
			}
			if (this.#size > this.#maxSize || this.#count > this.#maxCount) {
				const topLevelKey = `${keep.origin}:${keep.path}`;
				const entries = this.#entries.get(topLevelKey);
				entries.splice(entries.indexOf(keep), 1);
				this.#size -= keep.size;
				this.#count -= 1;
				if (entries.length === 0) this.#entries.delete(topLevelKey);
			}
		}
		delete(key) {
			if (typeof key !== "object") throw new TypeError(`expected key to be object, got ${typeof key}`);
			const topLevelKey = `${key.origin}:${key.path}`;
			for (const entry of this.#entries.get(topLevelKey) ?? []) {
				this.#size -= entry.size;
				this.#count -= 1;
			}
			this.#entries.delete(topLevelKey);
		}
	};
	function findEntry(key, entries, now) {
		for (let i = 0; i < entries.length; i++) {
			const entry = entries[i];
			if (entry.deleteAt > now && entry.method === key.method && varyMatches(key, entry)) return entry;
		}
	}
	function varyMatches(key, entry) {
		if (entry.vary == null) return true;
		for (const headerName in entry.vary) if (Object.hasOwn(entry.vary, headerName) && !headerValueEquals(key.headers?.[headerName], entry.vary[headerName])) return false;
		return true;
	}
	function headerValueEquals(lhs, rhs) {
		if (lhs == null && rhs == null) return true;
		if (lhs == null && rhs != null || lhs != null && rhs == null) return false;
		if (Array.isArray(lhs) && Array.isArray(rhs)) {
			if (lhs.length !== rhs.length) return false;
			for (let i = 0; i < lhs.length; i++) if (lhs[i] !== rhs[i]) return false;
			return true;
		}
		return lhs === rhs;
	}
	module.exports = MemoryCacheStore;
}));
// node_modules/undici/lib/handler/cache-revalidation-handler.js
var require_cache_revalidation_handler = __commonJSMin(((exports, module) => {
	const assert = require__builtin_node_assert();
	var CacheRevalidationHandler = class {
		#successful = false;
		#callback;
		#handler;
		#context;
		#allowErrorStatusCodes;
		constructor(callback, handler, allowErrorStatusCodes) {
			if (typeof callback !== "function") throw new TypeError("callback must be a function");
			this.#callback = callback;
			this.#handler = handler;
			this.#allowErrorStatusCodes = allowErrorStatusCodes;
		}
		onRequestStart(_, context) {
			this.#successful = false;
			this.#context = context;
		}
		onRequestUpgrade(controller, statusCode, headers, socket) {
			this.#handler.onRequestUpgrade?.(controller, statusCode, headers, socket);
		}
		onResponseStart(controller, statusCode, headers, statusMessage) {
			assert(this.#callback != null);
			this.#successful = statusCode === 304 || this.#allowErrorStatusCodes && statusCode >= 500 && statusCode <= 504;
			this.#callback(this.#successful, this.#context, statusCode, headers);
			this.#callback = null;
			if (this.#successful) return true;
			this.#handler.onRequestStart?.(controller, this.#context);
			this.#handler.onResponseStart?.(controller, statusCode, headers, statusMessage);
		}
		onResponseData(controller, chunk) {
			if (this.#successful) return;
			return this.#handler.onResponseData?.(controller, chunk);
		}
		onResponseEnd(controller, trailers) {
			if (this.#successful) return;
			this.#handler.onResponseEnd?.(controller, trailers);
		}
		onResponseError(controller, err) {
			if (this.#successful) return;
			if (this.#callback) {
				if (this.#allowErrorStatusCodes) {
					this.#successful = true;
					this.#callback(true, this.#context);
					this.#callback = null;
					return;
				}
				this.#callback(false);
				this.#callback = null;
			}
			if (typeof this.#handler.onResponseError === "function") this.#handler.onResponseError(controller, err);
			else throw err;
		}
	};
	module.exports = CacheRevalidationHandler;
}));
// node_modules/undici/lib/interceptor/cache.js
var require_cache$1 = __commonJSMin(((exports, module) => {
	const assert = require__builtin_node_assert();
	const { Readable } = require__builtin_node_stream();
	const util = require_util$5();
	const CacheHandler = require_cache_handler();
	const MemoryCacheStore = require_memory_cache_store();
	const CacheRevalidationHandler = require_cache_revalidation_handler();
	const { assertCacheStore, assertCacheMethods, getInterceptorOrigin, makeCacheKey, normalizeHeaders, parseCacheControlHeader, isInvalidOrWildcardVaryHeader, parseVaryHeader, isEtagUsable } = require_cache$2();
	const { AbortError } = require_errors();
	const { parseHttpDate } = require_date();
	function assertCacheOrigins(origins, name) {
		if (origins === void 0) return;
		if (!Array.isArray(origins)) throw new TypeError(`expected ${name} to be an array or undefined, got ${typeof origins}`);
		for (let i = 0; i < origins.length; i++) {
			const origin = origins[i];
			if (typeof origin !== "string" && !(origin instanceof RegExp)) throw new TypeError(`expected ${name}[${i}] to be a string or RegExp, got ${typeof origin}`);
		}
	}
	const nop = () => {};
	function trimOWS(value) {
		return value.replace(/^[\t ]+|[\t ]+$/g, "");
	}
	function arrayIncludes(array, value) {
		for (let i = 0; i < array.length; i++) if (array[i] === value) return true;
		return false;
	}
	function hasPragmaNoCache(headers) {
		const pragma = headers?.pragma;
		if (!pragma) return false;
		const values = Array.isArray(pragma) ? pragma : [pragma];
		for (let i = 0; i < values.length; i++) {
			const value = values[i];
			if (typeof value !== "string") continue;
			const directives = value.split(",");
			for (let j = 0; j < directives.length; j++) if (trimOWS(directives[j]).toLowerCase() === "no-cache") return true;
		}
		return false;
	}
	function needsRevalidation(result, cacheControlDirectives, { headers = {} }) {
		if (cacheControlDirectives?.["no-cache"]) return true;
		if (result.cacheControlDirectives?.["no-cache"] && !Array.isArray(result.cacheControlDirectives["no-cache"])) return true;
		if (headers["if-modified-since"] || headers["if-none-match"]) return true;
		return false;
	}
	function staleResponseRequiresRevalidation(result, cacheType) {
		return result.cacheControlDirectives?.["must-revalidate"] === true || cacheType === "shared" && (result.cacheControlDirectives?.["proxy-revalidate"] === true || result.cacheControlDirectives?.["s-maxage"] !== void 0);
	}
	function revalidationResponseDisallowsCachedReuse(cacheType, headers) {
		if (headers.vary && isInvalidOrWildcardVaryHeader(headers.vary) || cacheType === "shared" && Object.hasOwn(headers, "set-cookie")) return true;
		const cacheControl = headers["cache-control"];
		if (!cacheControl) return false;
		const cacheControlDirectives = parseCacheControlHeader(cacheControl);
		return cacheControlDirectives["no-store"] === true || cacheType === "shared" && cacheControlDirectives.private === true;
	}
	function revalidationResponseUpdatesCacheControl(headers) {
		return headers["cache-control"] !== void 0;
	}
	function revalidationResponseAddsVary(result, varyDirectives) {
		if (!varyDirectives) return false;
		for (const key in varyDirectives) if (result.vary == null || !Object.hasOwn(result.vary, key)) return true;
		return false;
	}
	function deleteCachedValue(store, cacheKey) {
		try {
			store.delete(cacheKey)?.catch?.(nop);
		} catch {}
	}
	function getUsableLastModified(headers) {
		const lastModified = headers?.["last-modified"];
		if (typeof lastModified === "string" && parseHttpDate(lastModified)) return lastModified;
	}
	function makeRevalidationHeaders(opts, result) {
		const headers = {
			...opts.headers,
			"if-modified-since": getUsableLastModified(result.headers) ?? new Date(result.cachedAt).toUTCString()
		};
		if (result.etag) headers["if-none-match"] = result.etag;
		if (result.vary) {
			for (const key in result.vary) if (result.vary[key] != null) headers[key] = result.vary[key];
		}
		return headers;
	}
	function revalidationTargetMatchesCacheKey(cacheKey, context) {
		const history = context?.history;
		if (!Array.isArray(history) || history.length === 0) return true;
		try {
			const cachedUrl = new URL(cacheKey.path, cacheKey.origin);
			const responseUrl = history[history.length - 1];
			return responseUrl.origin === cachedUrl.origin && responseUrl.pathname === cachedUrl.pathname && responseUrl.search === cachedUrl.search;
		} catch {
			return false;
		}
	}
	function revalidationEtagMatchesCachedValue(result, headers) {
		if (!Object.hasOwn(headers, "etag")) return true;
		const responseEtag = headers.etag;
		const cachedEtag = result.etag;
		if (typeof responseEtag !== "string" || typeof cachedEtag !== "string" || !isEtagUsable(responseEtag) || !isEtagUsable(cachedEtag)) return false;
		if (!responseEtag.startsWith("W/")) return responseEtag === cachedEtag;
		const cachedOpaqueTag = cachedEtag.startsWith("W/") ? cachedEtag.slice(2) : cachedEtag;
		return responseEtag.slice(2) === cachedOpaqueTag;
	}
	function isStale(result, cacheControlDirectives, cacheType) {
		const now = Date.now();
		if (now > result.staleAt || result.staleAt <= result.cachedAt) {
			if (!staleResponseRequiresRevalidation(result, cacheType) && cacheControlDirectives?.["max-stale"]) return now > result.staleAt + cacheControlDirectives["max-stale"] * 1e3;
			return true;
		}
		if (cacheControlDirectives?.["min-fresh"]) return result.staleAt - now <= cacheControlDirectives["min-fresh"] * 1e3;
		return false;
	}
	function withinStaleWhileRevalidateWindow(result, cacheType) {
		const staleWhileRevalidate = result.cacheControlDirectives?.["stale-while-revalidate"];
		if (!staleWhileRevalidate || staleResponseRequiresRevalidation(result, cacheType)) return false;
		return Date.now() <= result.staleAt + staleWhileRevalidate * 1e3;
	}
	function handleUncachedResponse(dispatch, globalOpts, cacheKey, handler, opts, reqCacheControl) {
		if (reqCacheControl?.["only-if-cached"]) {
			let aborted = false;
			const controller = {
				paused: false,
				rawHeaders: [],
				rawTrailers: [],
				pause() {
					this.paused = true;
				},
				resume() {
					this.paused = false;
				},
				abort: (reason) => {
					aborted = true;
					handler.onResponseError?.(controller, reason ?? new AbortError());
				}
			};
			try {
				handler.onRequestStart?.(controller, null);
				if (aborted) return;
				handler.onResponseStart?.(controller, 504, {}, "Gateway Timeout");
				if (aborted) return;
				handler.onResponseEnd?.(controller, {});
			} catch (err) {
				if (typeof handler.onResponseError === "function") handler.onResponseError(controller, err);
			}
			return true;
		}
		return dispatch(opts, new CacheHandler(globalOpts, cacheKey, handler));
	}
	function sendCachedValue(handler, opts, result, age, context, isStale) {
		const stream = util.isStream(result.body) ? result.body : Readable.from(result.body ?? []);
		assert(!stream.destroyed, "stream should not be destroyed");
		assert(!stream.readableDidRead, "stream should not be readableDidRead");
		let aborted = false;
		let abortReason = null;
		const controller = {
			rawHeaders: [],
			rawTrailers: [],
			resume() {
				stream.resume();
			},
			pause() {
				stream.pause();
			},
			get paused() {
				return stream.isPaused();
			},
			get aborted() {
				return aborted;
			},
			get reason() {
				return abortReason;
			},
			abort(reason) {
				if (aborted) return;
				aborted = true;
				abortReason = reason ?? new AbortError();
				stream.destroy(abortReason);
			}
		};
		stream.on("error", function(err) {
			if (!this.readableEnded) handler.onResponseError?.(controller, err);
		}).on("close", function() {
			if (!this.errored) try {
				handler.onResponseEnd?.(controller, {});
			} catch (err) {
				handler.onResponseError?.(controller, err);
			}
		});
		try {
			handler.onRequestStart?.(controller, context);
		} catch (err) {
			stream.destroy(err);
			return;
		}
		if (stream.destroyed) return;
		const headers = {
			...result.headers,
			age: String(age)
		};
		if (isStale) headers.warning = "110 - \"response is stale\"";
		controller.rawHeaders = util.toRawHeaders(headers);
		try {
			handler.onResponseStart?.(controller, result.statusCode, headers, result.statusMessage);
		} catch (err) {
			stream.destroy(err);
			return;
		}
		if (opts.method === "HEAD") stream.destroy();
		else stream.on("data", function(chunk) {
			try {
				handler.onResponseData?.(controller, chunk);
			} catch (err) {
				stream.destroy(err);
			}
		});
	}
	function handleResult(dispatch, globalOpts, cacheKey, handler, opts, reqCacheControl, result) {
		if (!result) return handleUncachedResponse(dispatch, globalOpts, cacheKey, handler, opts, reqCacheControl);
		if (globalOpts.type === "shared" && Object.hasOwn(result.headers, "set-cookie")) {
			if (util.isStream(result.body)) result.body.on("error", nop).destroy();
			deleteCachedValue(globalOpts.store, cacheKey);
			return handleUncachedResponse(dispatch, globalOpts, cacheKey, handler, opts, reqCacheControl);
		}
		const now = Date.now();
		if (now > result.deleteAt) return dispatch(opts, new CacheHandler(globalOpts, cacheKey, handler));
		const age = Math.round((now - result.cachedAt) / 1e3);
		const requestMaxAgeExpired = reqCacheControl?.["max-age"] !== void 0 && age >= reqCacheControl["max-age"];
		const stale = requestMaxAgeExpired || isStale(result, reqCacheControl, globalOpts.type);
		const revalidate = requestMaxAgeExpired || needsRevalidation(result, reqCacheControl, opts);
		if (stale || revalidate) {
			if (util.isStream(opts.body) && util.bodyLength(opts.body) !== 0) return dispatch(opts, new CacheHandler(globalOpts, cacheKey, handler));
			if (!revalidate && withinStaleWhileRevalidateWindow(result, globalOpts.type)) {
				sendCachedValue(handler, opts, result, age, null, true);
				queueMicrotask(() => {
					const headers = makeRevalidationHeaders(opts, result);
					dispatch({
						...opts,
						headers
					}, new CacheHandler(globalOpts, cacheKey, {
						onRequestStart() {},
						onRequestUpgrade() {},
						onResponseStart() {},
						onResponseData() {},
						onResponseEnd() {},
						onResponseError() {}
					}));
				});
				return true;
			}
			let withinStaleIfErrorThreshold = false;
			if (!staleResponseRequiresRevalidation(result, globalOpts.type)) {
				const staleIfErrorExpiry = result.cacheControlDirectives["stale-if-error"] ?? reqCacheControl?.["stale-if-error"];
				if (staleIfErrorExpiry) withinStaleIfErrorThreshold = now < result.staleAt + staleIfErrorExpiry * 1e3;
			}
			const headers = makeRevalidationHeaders(opts, result);
			const refetch = () => {
				if (util.isStream(result.body)) result.body.on("error", nop).destroy();
				deleteCachedValue(globalOpts.store, cacheKey);
				return dispatch(opts, new CacheHandler(globalOpts, cacheKey, handler));
			};
			return dispatch({
				...opts,
				headers
			}, new CacheRevalidationHandler((success, context, statusCode, headers) => {
				if (success) {
					if (statusCode === 304) {
						if (!revalidationTargetMatchesCacheKey(cacheKey, context) || !revalidationEtagMatchesCachedValue(result, headers) || revalidationResponseDisallowsCachedReuse(globalOpts.type, headers)) return refetch();
						if (revalidationResponseUpdatesCacheControl(headers)) deleteCachedValue(globalOpts.store, cacheKey);
						else if (revalidationResponseAddsVary(result, headers.vary ? parseVaryHeader(headers.vary, opts.headers) : void 0)) return refetch();
					}
					sendCachedValue(handler, opts, result, age, context, stale);
				} else if (util.isStream(result.body)) result.body.on("error", nop).destroy();
			}, new CacheHandler(globalOpts, cacheKey, handler), withinStaleIfErrorThreshold));
		}
		if (util.isStream(opts.body)) opts.body.on("error", nop).destroy();
		sendCachedValue(handler, opts, result, age, null, false);
	}
	module.exports = (opts = {}) => {
		const { store = new MemoryCacheStore(), methods = ["GET"], cacheByDefault = void 0, type = "shared", origins = void 0 } = opts;
		if (typeof opts !== "object" || opts === null) throw new TypeError(`expected type of opts to be an Object, got ${opts === null ? "null" : typeof opts}`);
		assertCacheStore(store, "opts.store");
		assertCacheMethods(methods, "opts.methods");
		assertCacheOrigins(origins, "opts.origins");
		if (typeof cacheByDefault !== "undefined" && typeof cacheByDefault !== "number") throw new TypeError(`expected opts.cacheByDefault to be number or undefined, got ${typeof cacheByDefault}`);
		if (typeof type !== "undefined" && type !== "shared" && type !== "private") throw new TypeError(`expected opts.type to be shared, private, or undefined, got ${typeof type}`);
		const globalOpts = {
			store,
			methods,
			cacheByDefault,
			type
		};
		const safeMethodsToNotCache = [];
		for (let i = 0; i < util.safeHTTPMethods.length; i++) {
			const method = util.safeHTTPMethods[i];
			if (!arrayIncludes(methods, method)) safeMethodsToNotCache.push(method);
		}
		return (dispatch, interceptorOrigin) => {
			return (opts, handler) => {
				const requestOrigin = getInterceptorOrigin(opts, interceptorOrigin);
				if (!requestOrigin || arrayIncludes(safeMethodsToNotCache, opts.method)) return dispatch(opts, handler);
				if (origins !== void 0) {
					const normalizedRequestOrigin = requestOrigin.toString().toLowerCase();
					let isAllowed = false;
					for (let i = 0; i < origins.length; i++) {
						const allowed = origins[i];
						if (typeof allowed === "string") {
							if (allowed.toLowerCase() === normalizedRequestOrigin) {
								isAllowed = true;
								break;
							}
						} else if (allowed.test(normalizedRequestOrigin)) {
							isAllowed = true;
							break;
						}
					}
					if (!isAllowed) return dispatch(opts, handler);
				}
				opts = {
					...opts,
					headers: normalizeHeaders(opts)
				};
				const reqCacheControl = opts.headers?.["cache-control"] ? parseCacheControlHeader(opts.headers["cache-control"]) : hasPragmaNoCache(opts.headers) ? { "no-cache": true } : void 0;
				if (reqCacheControl?.["no-store"]) return dispatch(opts, handler);
				const cacheKey = makeCacheKey(opts, requestOrigin);
				if (!arrayIncludes(util.safeHTTPMethods, opts.method)) return dispatch(opts, new CacheHandler(globalOpts, cacheKey, handler));
				const result = store.get(cacheKey);
				if (result && typeof result.then === "function") return result.then((result) => handleResult(dispatch, globalOpts, cacheKey, handler, opts, reqCacheControl, result)).catch((err) => {
					if (typeof handler.onResponseError === "function") handler.onResponseError({
						rawHeaders: [],
						rawTrailers: [],
						pause() {},
						resume() {},
						get paused() {
							return false;
						},
						get aborted() {
							return false;
						},
						get reason() {
							return null;
						},
						abort() {}
					}, err);
					else throw err;
				});
				else return handleResult(dispatch, globalOpts, cacheKey, handler, opts, reqCacheControl, result);
			};
		};
	};
}));
// node_modules/undici/lib/interceptor/decompress.js
var require_decompress = __commonJSMin(((exports, module) => {
	const { createInflate, createGunzip, createBrotliDecompress, createZstdDecompress, constants } = require__builtin_node_zlib();
	const { pipeline, Transform: TransformStream } = require__builtin_node_stream();
	const { InvalidArgumentError, ResponseExceededMaxSizeError } = require_errors();
	const DecoratorHandler = require_decorator_handler();
	var DecompressController = class {
		#onPause;
		#onResume;
		#onAbort;
		#paused = false;
		constructor(onPause, onResume, onAbort) {
			this.#onPause = onPause;
			this.#onResume = onResume;
			this.#onAbort = onAbort;
			this.target = null;
		}
		pause() {
			if (this.#paused) return;
			this.#paused = true;
			this.#onPause();
		}
		resume() {
			if (!this.#paused) return;
			this.#paused = false;
			this.#onResume();
		}
		abort(reason) {
			this.target?.abort(reason);
			this.#onAbort(reason);
		}
		get paused() {
			return this.#paused;
		}
		get aborted() {
			return this.target?.aborted ?? false;
		}
		get reason() {
			return this.target?.reason ?? null;
		}
		get rawHeaders() {
			return this.target?.rawHeaders ?? null;
		}
		set rawHeaders(value) {
			if (this.target) this.target.rawHeaders = value;
		}
		get rawTrailers() {
			return this.target?.rawTrailers ?? null;
		}
		set rawTrailers(value) {
			if (this.target) this.target.rawTrailers = value;
		}
	};
	const supportedEncodings = {
		__proto__: null,
		gzip: createGunzip,
		"x-gzip": createGunzip,
		br: createBrotliDecompress,
		deflate: createInflate,
		zstd: createZstdDecompress.bind(null, { params: { [constants.ZSTD_d_windowLogMax]: 23 } })
	};
	const defaultSkipStatusCodes = [204, 304];
	const defaultMaxSize = 0;
	function createMaxSizeLimiter(maxSize) {
		let size = 0;
		return new TransformStream({ transform(chunk, _encoding, callback) {
			const decompressedSize = size + chunk.length;
			if (decompressedSize > maxSize) {
				callback(new ResponseExceededMaxSizeError(`Decompressed response size (${decompressedSize}) exceeded maxSize (${maxSize})`));
				return;
			}
			size = decompressedSize;
			callback(null, chunk);
		} });
	}
	let warningEmitted = false;
	var DecompressHandler = class extends DecoratorHandler {
		#decompressors = [];
		#trailers;
		#skipStatusCodes;
		#skipErrorResponses;
		#maxSize;
		#decompressedSize = 0;
		#terminated = false;
		#inputEnded = false;
		#inputBackpressured = false;
		#upstreamPaused = false;
		#draining = false;
		#drainRequested = false;
		#completionPending = false;
		#finalDecompressor;
		#controller;
		constructor(handler, { skipStatusCodes = defaultSkipStatusCodes, skipErrorResponses = true, maxSize = defaultMaxSize } = {}) {
			if (!Number.isSafeInteger(maxSize) || maxSize < 0) throw new InvalidArgumentError("maxSize must be a non-negative integer");
			super(handler);
			this.#skipStatusCodes = skipStatusCodes;
			this.#skipErrorResponses = skipErrorResponses;
			this.#maxSize = maxSize;
			this.#controller = new DecompressController(() => this.#onDownstreamPause(), () => this.#onDownstreamResume(), (reason) => {
				if (this.#inputEnded && !this.#terminated) this.onResponseError(this.#controller, reason);
			});
		}
		#onDownstreamPause() {
			this.#pauseUpstream();
		}
		#onDownstreamResume() {
			const drainWasDeferred = this.#draining;
			this.#drainOutput();
			if (!drainWasDeferred) {
				this.#resumeUpstreamIfNeeded();
				this.#finishIfReady();
			}
		}
		#pauseUpstream() {
			if (!this.#upstreamPaused && !this.#terminated) {
				this.#upstreamPaused = true;
				this.#controller.target?.pause();
			}
		}
		#resumeUpstreamIfNeeded() {
			if (this.#upstreamPaused && !this.#controller.paused && !this.#inputBackpressured) {
				this.#upstreamPaused = false;
				if (!this.#inputEnded) this.#controller.target?.resume();
			}
		}
		#drainOutput() {
			if (this.#terminated || this.#controller.paused || !this.#finalDecompressor) return;
			if (this.#draining) {
				this.#drainRequested = true;
				return;
			}
			this.#draining = true;
			try {
				do {
					this.#drainRequested = false;
					let chunk;
					while (!this.#terminated && !this.#controller.paused && (chunk = this.#finalDecompressor.read()) !== null) {
						if (this.#maxSize > 0) {
							const decompressedSize = this.#decompressedSize + chunk.length;
							if (decompressedSize > this.#maxSize) {
								this.#fail(new ResponseExceededMaxSizeError(`Decompressed response size (${decompressedSize}) exceeded maxSize (${this.#maxSize})`));
								return;
							}
							this.#decompressedSize = decompressedSize;
						}
						try {
							if (super.onResponseData(this.#controller, chunk) === false && !this.#controller.paused) this.#controller.pause();
						} catch (err) {
							this.#fail(err);
							return;
						}
					}
				} while (this.#drainRequested && !this.#terminated && !this.#controller.paused);
			} finally {
				this.#draining = false;
			}
			this.#resumeUpstreamIfNeeded();
			this.#finishIfReady();
		}
		#finishIfReady() {
			if (this.#terminated || !this.#completionPending || this.#controller.paused || this.#draining) return;
			this.#cleanupDecompressors();
			try {
				super.onResponseEnd(this.#controller, this.#trailers);
			} catch (err) {
				this.#fail(err);
				return;
			}
			this.#terminated = true;
		}
		#onDecompressionEnd() {
			if (this.#terminated) return;
			this.#completionPending = true;
			this.#drainOutput();
			this.#finishIfReady();
		}
		#shouldSkipDecompression(contentEncoding, statusCode) {
			if (!contentEncoding || statusCode < 200) return true;
			if (this.#skipStatusCodes.includes(statusCode)) return true;
			if (this.#skipErrorResponses && statusCode >= 400) return true;
			return false;
		}
		#createDecompressionChain(encodings) {
			const parts = encodings.split(",");
			const maxContentEncodings = 5;
			if (parts.length > maxContentEncodings) throw new Error(`too many content-encodings in response: ${parts.length}, maximum allowed is ${maxContentEncodings}`);
			const decompressors = [];
			for (let i = parts.length - 1; i >= 0; i--) {
				const encoding = parts[i].trim();
				if (!encoding) continue;
				if (!supportedEncodings[encoding]) {
					decompressors.length = 0;
					return decompressors;
				}
				decompressors.push(supportedEncodings[encoding]());
			}
			if (decompressors.length < 2) return decompressors;
			const streams = [];
			for (let i = 0; i < decompressors.length; i++) {
				streams.push(decompressors[i]);
				if (i < decompressors.length - 1 && this.#maxSize > 0) streams.push(createMaxSizeLimiter(this.#maxSize));
			}
			return streams;
		}
		#fail(error) {
			if (this.#terminated) return;
			if (this.#inputEnded) this.onResponseError(this.#controller, error);
			else this.#controller.abort(error);
		}
		#setupDecompressorEvents(decompressor) {
			this.#finalDecompressor = decompressor;
			decompressor.on("readable", () => this.#drainOutput());
			decompressor.on("error", (error) => this.#fail(error));
		}
		#setupSingleDecompressor() {
			const decompressor = this.#decompressors[0];
			this.#setupDecompressorEvents(decompressor);
			decompressor.on("end", () => this.#onDecompressionEnd());
		}
		#setupMultipleDecompressors() {
			const lastDecompressor = this.#decompressors[this.#decompressors.length - 1];
			this.#setupDecompressorEvents(lastDecompressor);
			pipeline(this.#decompressors, (err) => {
				if (this.#terminated) return;
				if (err) {
					this.#fail(err);
					return;
				}
				this.#onDecompressionEnd();
			});
		}
		#setupInputBackpressure() {
			this.#decompressors[0].on("drain", () => {
				if (this.#terminated) return;
				this.#inputBackpressured = false;
				if (!this.#controller.paused) {
					this.#drainOutput();
					this.#resumeUpstreamIfNeeded();
				}
			});
		}
		#cleanupDecompressors() {
			this.#decompressors.length = 0;
			this.#finalDecompressor = void 0;
		}
		onRequestStart(controller, context) {
			this.#controller.target = controller;
			return super.onRequestStart(this.#controller, context);
		}
		onRequestUpgrade(controller, statusCode, headers, socket) {
			return super.onRequestUpgrade(this.#controller, statusCode, headers, socket);
		}
		onResponseStart(controller, statusCode, headers, statusMessage) {
			const rawContentEncoding = headers["content-encoding"];
			const contentEncoding = Array.isArray(rawContentEncoding) ? rawContentEncoding.join(",") : rawContentEncoding;
			if (this.#shouldSkipDecompression(contentEncoding, statusCode)) return super.onResponseStart(this.#controller, statusCode, headers, statusMessage);
			const decompressors = this.#createDecompressionChain(contentEncoding.toLowerCase());
			if (decompressors.length === 0) {
				this.#cleanupDecompressors();
				return super.onResponseStart(this.#controller, statusCode, headers, statusMessage);
			}
			this.#decompressors = decompressors;
			const { "content-encoding": _, "content-length": __, ...newHeaders } = headers;
			if (this.#controller.rawHeaders) {
				const rawHeaders = this.#controller.rawHeaders;
				if (Array.isArray(rawHeaders)) {
					const filteredHeaders = [];
					for (let i = 0; i < rawHeaders.length; i += 2) {
						const headerName = rawHeaders[i];
						const lowerName = (Buffer.isBuffer(headerName) ? headerName.toString("latin1") : `${headerName}`).toLowerCase();
						if (lowerName === "content-encoding" || lowerName === "content-length") continue;
						filteredHeaders.push(rawHeaders[i], rawHeaders[i + 1]);
					}
					rawHeaders.splice(0, rawHeaders.length, ...filteredHeaders);
				} else if (typeof rawHeaders === "object") for (const name of Object.keys(rawHeaders)) {
					const lowerName = name.toLowerCase();
					if (lowerName === "content-encoding" || lowerName === "content-length") delete rawHeaders[name];
				}
			}
			this.#setupInputBackpressure();
			if (this.#decompressors.length === 1) this.#setupSingleDecompressor();
			else this.#setupMultipleDecompressors();
			return super.onResponseStart(this.#controller, statusCode, newHeaders, statusMessage);
		}
		onResponseData(controller, chunk) {
			if (this.#decompressors.length > 0) {
				if (!this.#decompressors[0].write(chunk)) {
					this.#inputBackpressured = true;
					this.#pauseUpstream();
				}
				return;
			}
			return super.onResponseData(this.#controller, chunk);
		}
		onResponseEnd(controller, trailers) {
			if (this.#decompressors.length > 0) {
				this.#inputEnded = true;
				this.#trailers = trailers;
				this.#decompressors[0].end();
				return;
			}
			return super.onResponseEnd(this.#controller, trailers);
		}
		onResponseError(controller, err) {
			if (this.#terminated) return;
			this.#terminated = true;
			for (const decompressor of this.#decompressors) decompressor.destroy();
			this.#cleanupDecompressors();
			super.onResponseError(this.#controller, err);
		}
	};
	function createDecompressInterceptor(options = {}) {
		if (!warningEmitted) {
			process.emitWarning("DecompressInterceptor is experimental and subject to change", "ExperimentalWarning");
			warningEmitted = true;
		}
		return (dispatch) => {
			return (opts, handler) => {
				if (opts.method === "HEAD") return dispatch(opts, handler);
				return dispatch(opts, new DecompressHandler(handler, options));
			};
		};
	}
	module.exports = createDecompressInterceptor;
}));
// node_modules/undici/lib/handler/deduplication-handler.js
var require_deduplication_handler = __commonJSMin(((exports, module) => {
	const { RequestAbortedError } = require_errors();
	const DEFAULT_MAX_BUFFER_SIZE = 5242880;
	var DeduplicationHandler = class {
		#primaryHandler;
		#requestStarted = false;
		#context = null;
		#waitingHandlers = [];
		#maxBufferSize = DEFAULT_MAX_BUFFER_SIZE;
		#statusCode = 0;
		#headers = {};
		#statusMessage = "";
		#aborted = false;
		#responseStarted = false;
		#responseDataStarted = false;
		#completed = false;
		#controller = null;
		#onComplete = null;
		constructor(primaryHandler, onComplete, maxBufferSize = DEFAULT_MAX_BUFFER_SIZE) {
			this.#primaryHandler = primaryHandler;
			this.#onComplete = onComplete;
			this.#maxBufferSize = maxBufferSize;
		}
		addWaitingHandler(handler) {
			if (this.#completed || this.#responseDataStarted) return false;
			const waitingHandler = this.#createWaitingHandler(handler);
			const waitingController = waitingHandler.controller;
			try {
				if (this.#requestStarted) {
					handler.onRequestStart?.(waitingController, this.#context);
					if (waitingController.aborted) {
						waitingHandler.done = true;
						return true;
					}
					if (this.#responseStarted) handler.onResponseStart?.(waitingController, this.#statusCode, this.#headers, this.#statusMessage);
				} else waitingHandler.pendingStart = true;
			} catch {
				waitingHandler.done = true;
				return true;
			}
			if (!waitingController.aborted) this.#waitingHandlers.push(waitingHandler);
			return true;
		}
		onRequestStart(controller, context) {
			this.#controller = controller;
			if (!this.#requestStarted) {
				this.#requestStarted = true;
				this.#context = context;
				for (const waitingHandler of this.#waitingHandlers) if (waitingHandler.pendingStart && !waitingHandler.done && !waitingHandler.controller.aborted) {
					waitingHandler.pendingStart = false;
					try {
						waitingHandler.handler.onRequestStart?.(waitingHandler.controller, context);
					} catch {
						waitingHandler.done = true;
					}
				}
				this.#pruneDoneWaitingHandlers();
			}
			this.#primaryHandler.onRequestStart?.(controller, context);
		}
		onRequestUpgrade(controller, statusCode, headers, socket) {
			this.#primaryHandler.onRequestUpgrade?.(controller, statusCode, headers, socket);
		}
		onResponseStart(controller, statusCode, headers, statusMessage) {
			this.#responseStarted = true;
			this.#statusCode = statusCode;
			this.#headers = headers;
			this.#statusMessage = statusMessage;
			this.#primaryHandler.onResponseStart?.(controller, statusCode, headers, statusMessage);
			for (const waitingHandler of this.#waitingHandlers) {
				const { handler, controller: waitingController } = waitingHandler;
				if (waitingHandler.done || waitingController.aborted) {
					waitingHandler.done = true;
					continue;
				}
				try {
					handler.onResponseStart?.(waitingController, statusCode, headers, statusMessage);
				} catch {}
				if (waitingController.aborted) waitingHandler.done = true;
			}
			this.#pruneDoneWaitingHandlers();
		}
		onResponseData(controller, chunk) {
			if (this.#aborted || this.#completed) return;
			this.#responseDataStarted = true;
			this.#primaryHandler.onResponseData?.(controller, chunk);
			for (const waitingHandler of this.#waitingHandlers) {
				const { handler, controller: waitingController } = waitingHandler;
				if (waitingHandler.done || waitingController.aborted) {
					waitingHandler.done = true;
					continue;
				}
				if (waitingController.paused) {
					this.#bufferWaitingChunk(waitingHandler, chunk);
					continue;
				}
				try {
					handler.onResponseData?.(waitingController, chunk);
				} catch {}
				if (waitingController.aborted) {
					waitingHandler.done = true;
					waitingHandler.bufferedChunks = [];
					waitingHandler.bufferedBytes = 0;
				}
			}
			this.#pruneDoneWaitingHandlers();
		}
		onResponseEnd(controller, trailers) {
			if (this.#aborted || this.#completed) return;
			this.#completed = true;
			this.#cleanup();
			try {
				this.#primaryHandler.onResponseEnd?.(controller, trailers);
			} catch (err) {
				this.#primaryHandler.onResponseError?.(controller, err);
			} finally {
				for (const waitingHandler of this.#waitingHandlers) {
					if (waitingHandler.done || waitingHandler.controller.aborted) {
						waitingHandler.done = true;
						continue;
					}
					this.#flushWaitingHandler(waitingHandler);
					if (waitingHandler.done || waitingHandler.controller.aborted) {
						waitingHandler.done = true;
						continue;
					}
					if (waitingHandler.controller.paused) {
						waitingHandler.pendingTrailers = trailers;
						continue;
					}
					this.#endWaitingHandler(waitingHandler, trailers);
				}
				this.#pruneDoneWaitingHandlers();
			}
		}
		onResponseError(controller, err) {
			if (this.#completed) return;
			this.#aborted = true;
			this.#completed = true;
			this.#cleanup();
			try {
				this.#primaryHandler.onResponseError?.(controller, err);
			} finally {
				for (const waitingHandler of this.#waitingHandlers) this.#errorWaitingHandler(waitingHandler, err);
				this.#waitingHandlers = [];
			}
		}
		#cleanup() {
			const onComplete = this.#onComplete;
			this.#onComplete = null;
			onComplete?.();
		}
		#createWaitingHandler(handler) {
			const waitingHandler = {
				handler,
				controller: null,
				bufferedChunks: [],
				bufferedBytes: 0,
				pendingTrailers: null,
				done: false,
				pendingStart: false
			};
			const state = {
				aborted: false,
				paused: false,
				reason: null
			};
			waitingHandler.controller = {
				resume: () => {
					if (state.aborted) return;
					state.paused = false;
					this.#flushWaitingHandler(waitingHandler);
					if (this.#completed && waitingHandler.pendingTrailers && waitingHandler.bufferedChunks.length === 0 && !state.paused && !state.aborted) this.#endWaitingHandler(waitingHandler, waitingHandler.pendingTrailers);
					this.#pruneDoneWaitingHandlers();
				},
				pause: () => {
					if (!state.aborted) state.paused = true;
				},
				get paused() {
					return state.paused;
				},
				get aborted() {
					return state.aborted;
				},
				get reason() {
					return state.reason;
				},
				abort: (reason) => {
					if (state.aborted) return;
					state.aborted = true;
					state.reason = reason ?? null;
					waitingHandler.done = true;
					waitingHandler.pendingTrailers = null;
					waitingHandler.bufferedChunks = [];
					waitingHandler.bufferedBytes = 0;
					try {
						handler.onResponseError?.(waitingHandler.controller, state.reason ?? new RequestAbortedError());
					} catch {}
				}
			};
			return waitingHandler;
		}
		#bufferWaitingChunk(waitingHandler, chunk) {
			if (waitingHandler.done || waitingHandler.controller.aborted) {
				waitingHandler.done = true;
				waitingHandler.bufferedChunks = [];
				waitingHandler.bufferedBytes = 0;
				return;
			}
			const bufferedChunk = Buffer.from(chunk);
			waitingHandler.bufferedChunks.push(bufferedChunk);
			waitingHandler.bufferedBytes += bufferedChunk.length;
			if (waitingHandler.bufferedBytes > this.#maxBufferSize) {
				const err = new RequestAbortedError(`Deduplicated waiting handler exceeded maxBufferSize (${this.#maxBufferSize} bytes) while paused`);
				waitingHandler.controller.abort(err);
			}
		}
		#flushWaitingHandler(waitingHandler) {
			const { handler, controller } = waitingHandler;
			while (!waitingHandler.done && !controller.aborted && !controller.paused && waitingHandler.bufferedChunks.length > 0) {
				const bufferedChunk = waitingHandler.bufferedChunks.shift();
				waitingHandler.bufferedBytes -= bufferedChunk.length;
				try {
					handler.onResponseData?.(controller, bufferedChunk);
				} catch {}
				if (controller.aborted) {
					waitingHandler.done = true;
					waitingHandler.pendingTrailers = null;
					waitingHandler.bufferedChunks = [];
					waitingHandler.bufferedBytes = 0;
					break;
				}
			}
		}
		#endWaitingHandler(waitingHandler, trailers) {
			waitingHandler.done = true;
			waitingHandler.pendingTrailers = null;
			try {
				waitingHandler.handler.onResponseEnd?.(waitingHandler.controller, trailers);
			} catch (err) {
				try {
					waitingHandler.handler.onResponseError?.(waitingHandler.controller, err);
				} catch {}
			}
		}
		#errorWaitingHandler(waitingHandler, err) {
			if (waitingHandler.done) return;
			waitingHandler.done = true;
			waitingHandler.pendingTrailers = null;
			waitingHandler.bufferedChunks = [];
			waitingHandler.bufferedBytes = 0;
			try {
				waitingHandler.handler.onResponseError?.(waitingHandler.controller, err);
			} catch {}
		}
		#pruneDoneWaitingHandlers() {
			this.#waitingHandlers = this.#waitingHandlers.filter((waitingHandler) => waitingHandler.done === false);
		}
	};
	module.exports = DeduplicationHandler;
}));
// node_modules/undici/lib/interceptor/deduplicate.js
var require_deduplicate = __commonJSMin(((exports, module) => {
	const diagnosticsChannel = require__builtin_node_diagnostics_channel();
	const util = require_util$5();
	const DeduplicationHandler = require_deduplication_handler();
	const { getInterceptorOrigin, normalizeHeaders, makeCacheKey, makeDeduplicationKey } = require_cache$2();
	const pendingRequestsChannel = diagnosticsChannel.channel("undici:request:pending-requests");
	module.exports = (opts = {}) => {
		const { methods = ["GET"], skipHeaderNames = [], excludeHeaderNames = [], maxBufferSize = 5242880 } = opts;
		if (typeof opts !== "object" || opts === null) throw new TypeError(`expected type of opts to be an Object, got ${opts === null ? "null" : typeof opts}`);
		if (!Array.isArray(methods)) throw new TypeError(`expected opts.methods to be an array, got ${typeof methods}`);
		for (const method of methods) if (!util.safeHTTPMethods.includes(method)) throw new TypeError(`expected opts.methods to only contain safe HTTP methods, got ${method}`);
		if (!Array.isArray(skipHeaderNames)) throw new TypeError(`expected opts.skipHeaderNames to be an array, got ${typeof skipHeaderNames}`);
		if (!Array.isArray(excludeHeaderNames)) throw new TypeError(`expected opts.excludeHeaderNames to be an array, got ${typeof excludeHeaderNames}`);
		if (!Number.isFinite(maxBufferSize) || maxBufferSize <= 0) throw new TypeError(`expected opts.maxBufferSize to be a positive finite number, got ${maxBufferSize}`);
		const skipHeaderNamesSet = new Set(skipHeaderNames.map((name) => name.toLowerCase()));
		const excludeHeaderNamesSet = new Set(excludeHeaderNames.map((name) => name.toLowerCase()));
		const pendingRequests = new Map();
		return (dispatch, interceptorOrigin) => {
			return (opts, handler) => {
				const requestOrigin = getInterceptorOrigin(opts, interceptorOrigin);
				if (!requestOrigin || opts.upgrade || methods.includes(opts.method) === false) return dispatch(opts, handler);
				opts = {
					...opts,
					headers: normalizeHeaders(opts)
				};
				if (skipHeaderNamesSet.size > 0) {
					for (const headerName of Object.keys(opts.headers)) if (skipHeaderNamesSet.has(headerName.toLowerCase())) return dispatch(opts, handler);
				}
				const cacheKey = makeCacheKey(opts, requestOrigin);
				const dedupeKey = makeDeduplicationKey(cacheKey, excludeHeaderNamesSet);
				const pendingHandler = pendingRequests.get(dedupeKey);
				if (pendingHandler) {
					if (pendingHandler.addWaitingHandler(handler)) return true;
					return dispatch(opts, handler);
				}
				const deduplicationHandler = new DeduplicationHandler(handler, () => {
					pendingRequests.delete(dedupeKey);
					if (pendingRequestsChannel.hasSubscribers) pendingRequestsChannel.publish({
						size: pendingRequests.size,
						key: dedupeKey,
						type: "removed"
					});
				}, maxBufferSize);
				pendingRequests.set(dedupeKey, deduplicationHandler);
				if (pendingRequestsChannel.hasSubscribers) pendingRequestsChannel.publish({
					size: pendingRequests.size,
					key: dedupeKey,
					type: "added"
				});
				return dispatch(opts, deduplicationHandler);
			};
		};
	};
}));
// node_modules/undici/lib/cache/sqlite-cache-store.js
var require_sqlite_cache_store = __commonJSMin(((exports, module) => {
	const { Writable } = require__builtin_node_stream();
	const { assertCacheKey, assertCacheValue } = require_cache$2();
	const { zstdCompressSync, zstdDecompressSync } = require__builtin_node_zlib();
	let DatabaseSync;
	const VERSION = 5;
	const MAX_ENTRY_SIZE = 2e9;
	const COMPRESS_THRESHOLD = 1048576;
	const hasZstd = typeof zstdCompressSync === "function" && typeof zstdDecompressSync === "function";
	const SQLITE_BUSY = 5;
	const SQLITE_LOCKED = 6;
	function isLockedError(err) {
		return err?.errcode === SQLITE_BUSY || err?.errcode === SQLITE_LOCKED;
	}
	module.exports = class SqliteCacheStore {
		#maxEntrySize = MAX_ENTRY_SIZE;
		#maxCount = Infinity;
		#compressThreshold = COMPRESS_THRESHOLD;
		#db;
		#getValuesQuery;
		#updateValueQuery;
		#insertValueQuery;
		#deleteExpiredValuesQuery;
		#deleteByUrlQuery;
		#countEntriesQuery;
		#deleteOldValuesQuery;
		constructor(opts) {
			if (opts) {
				if (typeof opts !== "object") throw new TypeError("SqliteCacheStore options must be an object");
				if (opts.maxEntrySize !== void 0) {
					if (typeof opts.maxEntrySize !== "number" || !Number.isInteger(opts.maxEntrySize) || opts.maxEntrySize < 0) throw new TypeError("SqliteCacheStore options.maxEntrySize must be a non-negative integer");
					if (opts.maxEntrySize > MAX_ENTRY_SIZE) throw new TypeError("SqliteCacheStore options.maxEntrySize must be less than 2gb");
					this.#maxEntrySize = opts.maxEntrySize;
				}
				if (opts.maxCount !== void 0) {
					if (typeof opts.maxCount !== "number" || !Number.isInteger(opts.maxCount) || opts.maxCount < 0) throw new TypeError("SqliteCacheStore options.maxCount must be a non-negative integer");
					this.#maxCount = opts.maxCount;
				}
				if (opts.compressThreshold !== void 0) {
					if (typeof opts.compressThreshold !== "number" || !Number.isInteger(opts.compressThreshold) || opts.compressThreshold < 0) throw new TypeError("SqliteCacheStore options.compressThreshold must be a non-negative integer");
					this.#compressThreshold = opts.compressThreshold;
				}
			}
			if (!DatabaseSync) DatabaseSync = require__builtin_node_sqlite().DatabaseSync;
			this.#db = new DatabaseSync(opts?.location ?? ":memory:");
			this.#db.exec(`
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = NORMAL;
      PRAGMA temp_store = memory;
      PRAGMA optimize;

      CREATE TABLE IF NOT EXISTS cacheInterceptorV${VERSION} (
        -- Data specific to us
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        url TEXT NOT NULL,
        method TEXT NOT NULL,

        -- Data returned to the interceptor
        body BUF NULL,
        compressed TEXT NULL,
        deleteAt INTEGER NOT NULL,
        statusCode INTEGER NOT NULL,
        statusMessage TEXT NOT NULL,
        headers TEXT NULL,
        cacheControlDirectives TEXT NULL,
        etag TEXT NULL,
        vary TEXT NULL,
        cachedAt INTEGER NOT NULL,
        staleAt INTEGER NOT NULL
      );

      CREATE INDEX IF NOT EXISTS idx_cacheInterceptorV${VERSION}_getValuesQuery ON cacheInterceptorV${VERSION}(url, method, deleteAt);
      CREATE INDEX IF NOT EXISTS idx_cacheInterceptorV${VERSION}_deleteByUrlQuery ON cacheInterceptorV${VERSION}(deleteAt);
    `);
			this.#getValuesQuery = this.#db.prepare(`
      SELECT
        id,
        body,
        compressed,
        deleteAt,
        statusCode,
        statusMessage,
        headers,
        etag,
        cacheControlDirectives,
        vary,
        cachedAt,
        staleAt
      FROM cacheInterceptorV${VERSION}
      WHERE
        url = ?
        AND method = ?
      ORDER BY
        deleteAt ASC
    `);
			this.#updateValueQuery = this.#db.prepare(`
      UPDATE cacheInterceptorV${VERSION} SET
        body = ?,
        compressed = ?,
        deleteAt = ?,
        statusCode = ?,
        statusMessage = ?,
        headers = ?,
        etag = ?,
        cacheControlDirectives = ?,
        vary = ?,
        cachedAt = ?,
        staleAt = ?
      WHERE
        id = ?
    `);
			this.#insertValueQuery = this.#db.prepare(`
      INSERT INTO cacheInterceptorV${VERSION} (
        url,
        method,
        body,
        compressed,
        deleteAt,
        statusCode,
        statusMessage,
        headers,
        etag,
        cacheControlDirectives,
        vary,
        cachedAt,
        staleAt
      ) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    `);
			this.#deleteByUrlQuery = this.#db.prepare(`DELETE FROM cacheInterceptorV${VERSION} WHERE url = ?`);
			this.#countEntriesQuery = this.#db.prepare(`SELECT COUNT(*) AS total FROM cacheInterceptorV${VERSION}`);
			this.#deleteExpiredValuesQuery = this.#db.prepare(`DELETE FROM cacheInterceptorV${VERSION} WHERE deleteAt <= ?`);
			this.#deleteOldValuesQuery = this.#maxCount === Infinity ? null : this.#db.prepare(`
        DELETE FROM cacheInterceptorV${VERSION}
        WHERE id IN (
          SELECT
            id
          FROM cacheInterceptorV${VERSION}
          ORDER BY cachedAt ASC
          LIMIT ?
        )
      `);
		}
		close() {
			this.#db.close();
		}
		get(key) {
			assertCacheKey(key);
			const value = this.#lockSafe(() => this.#findValue(key));
			return value ? {
				body: value.body ? value.compressed === "zstd" ? zstdDecompressSync(Buffer.from(value.body.buffer, value.body.byteOffset, value.body.byteLength)) : Buffer.from(value.body.buffer, value.body.byteOffset, value.body.byteLength) : void 0,
				statusCode: value.statusCode,
				statusMessage: value.statusMessage,
				headers: value.headers ? JSON.parse(value.headers) : void 0,
				etag: value.etag ? value.etag : void 0,
				vary: value.vary ? JSON.parse(value.vary) : void 0,
				cacheControlDirectives: value.cacheControlDirectives ? JSON.parse(value.cacheControlDirectives) : void 0,
				cachedAt: value.cachedAt,
				staleAt: value.staleAt,
				deleteAt: value.deleteAt
			} : void 0;
		}
		set(key, value) {
			assertCacheKey(key);
			const url = this.#makeValueUrl(key);
			const body = Array.isArray(value.body) ? Buffer.concat(value.body) : value.body;
			const size = body?.byteLength;
			if (size && size > this.#maxEntrySize) return;
			let compressed = null;
			let storedBody = body;
			if (body && hasZstd && (size > this.#compressThreshold || isCompressibleContentType(getContentType(value.headers)))) {
				const candidate = zstdCompressSync(body);
				if (candidate.byteLength < body.byteLength) {
					storedBody = candidate;
					compressed = "zstd";
				}
			}
			const existingValue = this.#lockSafe(() => this.#findValue(key, true));
			if (existingValue) this.#lockSafe(() => this.#updateValueQuery.run(storedBody, compressed, value.deleteAt, value.statusCode, value.statusMessage, value.headers ? JSON.stringify(value.headers) : null, value.etag ? value.etag : null, value.cacheControlDirectives ? JSON.stringify(value.cacheControlDirectives) : null, value.vary ? JSON.stringify(value.vary) : null, value.cachedAt, value.staleAt, existingValue.id));
			else {
				this.#lockSafe(() => this.#insertValueQuery.run(url, key.method, storedBody, compressed, value.deleteAt, value.statusCode, value.statusMessage, value.headers ? JSON.stringify(value.headers) : null, value.etag ? value.etag : null, value.cacheControlDirectives ? JSON.stringify(value.cacheControlDirectives) : null, value.vary ? JSON.stringify(value.vary) : null, value.cachedAt, value.staleAt));
				this.#prune();
			}
		}
		createWriteStream(key, value) {
			assertCacheKey(key);
			assertCacheValue(value);
			let size = 0;
			const body = [];
			const store = this;
			return new Writable({
				decodeStrings: true,
				write(chunk, encoding, callback) {
					size += chunk.byteLength;
					if (size <= store.#maxEntrySize) body.push(chunk);
					else this.destroy();
					callback();
				},
				final(callback) {
					store.set(key, {
						...value,
						body
					});
					callback();
				}
			});
		}
		delete(key) {
			if (typeof key !== "object") throw new TypeError(`expected key to be object, got ${typeof key}`);
			this.#lockSafe(() => this.#deleteByUrlQuery.run(this.#makeValueUrl(key)));
		}
		#lockSafe(fn) {
			try {
				return fn();
			} catch (err) {
				if (!isLockedError(err)) throw err;
				return;
			}
		}
		#prune() {
			if (Number.isFinite(this.#maxCount)) {
				const size = this.#lockSafe(() => this.size);
				if (size === void 0 || size <= this.#maxCount) return 0;
			}
			{
				const removed = this.#lockSafe(() => this.#deleteExpiredValuesQuery.run(Date.now()).changes);
				if (removed) return removed;
			}
			{
				const removed = this.#lockSafe(() => this.#deleteOldValuesQuery?.run(Math.max(Math.floor(this.#maxCount * .1), 1)).changes);
				if (removed) return removed;
			}
			return 0;
		}
		get size() {
			const { total } = this.#countEntriesQuery.get();
			return total;
		}
		#makeValueUrl(key) {
			return `${key.origin}/${key.path}`;
		}
		#findValue(key, canBeExpired = false) {
			const url = this.#makeValueUrl(key);
			const { headers, method } = key;
			const values = this.#getValuesQuery.all(url, method);
			if (values.length === 0) return;
			const now = Date.now();
			for (const value of values) {
				if (now >= value.deleteAt && !canBeExpired) continue;
				let matches = true;
				if (value.vary) {
					const vary = JSON.parse(value.vary);
					for (const header in vary) if (!headerValueEquals(headers[header], vary[header])) {
						matches = false;
						break;
					}
				}
				if (matches) return value;
			}
		}
	};
	function headerValueEquals(lhs, rhs) {
		if (lhs == null && rhs == null) return true;
		if (lhs == null && rhs != null || lhs != null && rhs == null) return false;
		if (Array.isArray(lhs) && Array.isArray(rhs)) {
			if (lhs.length !== rhs.length) return false;
			for (let i = 0; i < lhs.length; i++) if (lhs[i] !== rhs[i]) return false;
			return true;
		}
		return lhs === rhs;
	}
	function getContentType(headers) {
		if (headers == null) return;
		for (const key in headers) if (key.toLowerCase() === "content-type") {
			const value = headers[key];
			return Array.isArray(value) ? value[0] : value;
		}
	}
	function isCompressibleContentType(contentType) {
		if (contentType == null) return false;
		const type = contentType.toLowerCase();
		return /^text\//.test(type) || /^application\/(json|xml|javascript|x-www-form-urlencoded|graphql)(\s|;|$)/.test(type) || /\+(json|xml)(\s|;|$)/.test(type);
	}
}));
// node_modules/undici/lib/web/fetch/constants.js
var require_constants$2 = __commonJSMin(((exports, module) => {
	const corsSafeListedMethods = [
		"GET",
		"HEAD",
		"POST"
	];
	const corsSafeListedMethodsSet = new Set(corsSafeListedMethods);
	const nullBodyStatus = [
		101,
		204,
		205,
		304
	];
	const redirectStatus = [
		301,
		302,
		303,
		307,
		308
	];
	const redirectStatusSet = new Set(redirectStatus);
	const badPorts = [
		"1",
		"7",
		"9",
		"11",
		"13",
		"15",
		"17",
		"19",
		"20",
		"21",
		"22",
		"23",
		"25",
		"37",
		"42",
		"43",
		"53",
		"69",
		"77",
		"79",
		"87",
		"95",
		"101",
		"102",
		"103",
		"104",
		"109",
		"110",
		"111",
		"113",
		"115",
		"117",
		"119",
		"123",
		"135",
		"137",
		"139",
		"143",
		"161",
		"179",
		"389",
		"427",
		"465",
		"512",
		"513",
		"514",
		"515",
		"526",
		"530",
		"531",
		"532",
		"540",
		"548",
		"554",
		"556",
		"563",
		"587",
		"601",
		"636",
		"989",
		"990",
		"993",
		"995",
		"1719",
		"1720",
		"1723",
		"2049",
		"3659",
		"4045",
		"4190",
		"5060",
		"5061",
		"6000",
		"6566",
		"6665",
		"6666",
		"6667",
		"6668",
		"6669",
		"6679",
		"6697",
		"10080"
	];
	const badPortsSet = new Set(badPorts);
	const referrerPolicyTokens = [
		"no-referrer",
		"no-referrer-when-downgrade",
		"same-origin",
		"origin",
		"strict-origin",
		"origin-when-cross-origin",
		"strict-origin-when-cross-origin",
		"unsafe-url"
	];
	const referrerPolicy = ["", ...referrerPolicyTokens];
	const referrerPolicyTokensSet = new Set(referrerPolicyTokens);
	const requestRedirect = [
		"follow",
		"manual",
		"error"
	];
	const safeMethods = [
		"GET",
		"HEAD",
		"OPTIONS",
		"TRACE",
		"QUERY"
	];
	const safeMethodsSet = new Set(safeMethods);
	const requestMode = [
		"navigate",
		"same-origin",
		"no-cors",
		"cors"
	];
	const requestCredentials = [
		"omit",
		"same-origin",
		"include"
	];
	const requestCache = [
		"default",
		"no-store",
		"reload",
		"no-cache",
		"force-cache",
		"only-if-cached"
	];
	const requestBodyHeader = [
		"content-encoding",
		"content-language",
		"content-location",
		"content-type",
		"content-length"
	];
	const requestDuplex = ["half"];
	const forbiddenMethods = [
		"CONNECT",
		"TRACE",
		"TRACK"
	];
	const forbiddenMethodsSet = new Set(forbiddenMethods);
	const subresource = [
		"audio",
		"audioworklet",
		"font",
		"image",
		"manifest",
		"paintworklet",
		"script",
		"style",
		"track",
		"video",
		"xslt",
		""
	];
	module.exports = {
		subresource,
		forbiddenMethods,
		requestBodyHeader,
		referrerPolicy,
		requestRedirect,
		requestMode,
		requestCredentials,
		requestCache,
		redirectStatus,
		corsSafeListedMethods,
		nullBodyStatus,
		safeMethods,
		badPorts,
		requestDuplex,
		subresourceSet: new Set(subresource),
		badPortsSet,
		redirectStatusSet,
		corsSafeListedMethodsSet,
		safeMethodsSet,
		forbiddenMethodsSet,
		referrerPolicyTokens: referrerPolicyTokensSet
	};
}));
// node_modules/undici/lib/web/fetch/global.js
var require_global = __commonJSMin(((exports, module) => {
	const globalOrigin = Symbol.for("undici.globalOrigin.1");
	function getGlobalOrigin() {
		return globalThis[globalOrigin];
	}
	function setGlobalOrigin(newOrigin) {
		if (newOrigin === void 0) {
			Object.defineProperty(globalThis, globalOrigin, {
				value: void 0,
				writable: true,
				enumerable: false,
				configurable: false
			});
			return;
		}
		const parsedURL = new URL(newOrigin);
		if (parsedURL.protocol !== "http:" && parsedURL.protocol !== "https:") throw new TypeError(`Only http & https urls are allowed, received ${parsedURL.protocol}`);
		Object.defineProperty(globalThis, globalOrigin, {
			value: parsedURL,
			writable: true,
			enumerable: false,
			configurable: false
		});
	}
	module.exports = {
		getGlobalOrigin,
		setGlobalOrigin
	};
}));
// node_modules/undici/lib/encoding/index.js
var require_encoding = __commonJSMin(((exports, module) => {
	const textDecoder = new TextDecoder();
	function utf8DecodeBytes(buffer) {
		if (buffer.length === 0) return "";
		if (buffer[0] === 239 && buffer[1] === 187 && buffer[2] === 191) buffer = buffer.subarray(3);
		return textDecoder.decode(buffer);
	}
	module.exports = { utf8DecodeBytes };
}));
// node_modules/undici/lib/web/infra/index.js
var require_infra = __commonJSMin(((exports, module) => {
	const assert = require__builtin_node_assert();
	const { utf8DecodeBytes } = require_encoding();
	function collectASequenceOfCodePoints(condition, input, position) {
		let result = "";
		while (position.position < input.length && condition(input[position.position])) {
			result += input[position.position];
			position.position++;
		}
		return result;
	}
	function collectASequenceOfCodePointsFast(char, input, position) {
		const idx = input.indexOf(char, position.position);
		const start = position.position;
		if (idx === -1) {
			position.position = input.length;
			return input.slice(start);
		}
		position.position = idx;
		return input.slice(start, position.position);
	}
	const ASCII_WHITESPACE_REPLACE_REGEX = /[\u0009\u000A\u000C\u000D\u0020]/g;
	function forgivingBase64(data) {
		data = data.replace(ASCII_WHITESPACE_REPLACE_REGEX, "");
		let dataLength = data.length;
		if (dataLength % 4 === 0) {
			if (data.charCodeAt(dataLength - 1) === 61) {
				--dataLength;
				if (data.charCodeAt(dataLength - 1) === 61) --dataLength;
			}
		}
		if (dataLength % 4 === 1) return "failure";
		if (/[^+/0-9A-Za-z]/.test(data.length === dataLength ? data : data.substring(0, dataLength))) return "failure";
		const buffer = Buffer.from(data, "base64");
		return new Uint8Array(buffer.buffer, buffer.byteOffset, buffer.byteLength);
	}
	function isASCIIWhitespace(char) {
		return char === 9 || char === 10 || char === 12 || char === 13 || char === 32;
	}
	function isomorphicDecode(input) {
		const length = input.length;
		if (65535 > length) return String.fromCharCode.apply(null, input);
		let result = "";
		let i = 0;
		let addition = 65535;
		while (i < length) {
			if (i + addition > length) addition = length - i;
			result += String.fromCharCode.apply(null, input.subarray(i, i += addition));
		}
		return result;
	}
	const invalidIsomorphicEncodeValueRegex = /[^\x00-\xFF]/;
	function isomorphicEncode(input) {
		assert(!invalidIsomorphicEncodeValueRegex.test(input));
		return input;
	}
	const nonASCIIRegex = /[^\x00-\x7F]/;
	function asciiLowercase(str) {
		return nonASCIIRegex.test(str) ? str.replace(/[A-Z]+/g, (upper) => upper.toLowerCase()) : str.toLowerCase();
	}
	function parseJSONFromBytes(bytes) {
		return JSON.parse(utf8DecodeBytes(bytes));
	}
	function removeASCIIWhitespace(str, leading = true, trailing = true) {
		return removeChars(str, leading, trailing, isASCIIWhitespace);
	}
	function removeChars(str, leading, trailing, predicate) {
		let lead = 0;
		let trail = str.length - 1;
		if (leading) while (lead < str.length && predicate(str.charCodeAt(lead))) lead++;
		if (trailing) while (trail >= lead && predicate(str.charCodeAt(trail))) trail--;
		return lead === 0 && trail === str.length - 1 ? str : str.slice(lead, trail + 1);
	}
	function serializeJavascriptValueToJSONString(value) {
		const result = JSON.stringify(value);
		if (result === void 0) throw new TypeError("Value is not JSON serializable");
		assert(typeof result === "string");
		return result;
	}
	module.exports = {
		asciiLowercase,
		collectASequenceOfCodePoints,
		collectASequenceOfCodePointsFast,
		forgivingBase64,
		isASCIIWhitespace,
		isomorphicDecode,
		isomorphicEncode,
		parseJSONFromBytes,
		removeASCIIWhitespace,
		removeChars,
		serializeJavascriptValueToJSONString
	};
}));
// node_modules/undici/lib/web/fetch/data-url.js
var require_data_url = __commonJSMin(((exports, module) => {
	const assert = require__builtin_node_assert();
	const { asciiLowercase, forgivingBase64, collectASequenceOfCodePoints, collectASequenceOfCodePointsFast, isomorphicDecode, removeASCIIWhitespace, removeChars } = require_infra();
	const encoder = new TextEncoder();
	const HTTP_TOKEN_CODEPOINTS = /^[-!#$%&'*+.^_`|~A-Za-z0-9]+$/u;
	const HTTP_WHITESPACE_REGEX = /[\u000A\u000D\u0009\u0020]/u;
	const HTTP_QUOTED_STRING_TOKENS = /^[\u0009\u0020-\u007E\u0080-\u00FF]+$/u;
	function dataURLProcessor(dataURL) {
		assert(dataURL.protocol === "data:");
		let input = URLSerializer(dataURL, true);
		input = input.slice(5);
		const position = { position: 0 };
		let mimeType = collectASequenceOfCodePointsFast(",", input, position);
		const mimeTypeLength = mimeType.length;
		mimeType = removeASCIIWhitespace(mimeType, true, true);
		if (position.position >= input.length) return "failure";
		position.position++;
		let body = stringPercentDecode(input.slice(mimeTypeLength + 1));
		if (/;\u0020*[Bb][Aa][Ss][Ee]64$/u.test(mimeType)) {
			const stringBody = isomorphicDecode(body);
			body = forgivingBase64(stringBody);
			if (body === "failure") return "failure";
			mimeType = mimeType.slice(0, -6);
			mimeType = mimeType.replace(/(\u0020+)$/u, "");
			mimeType = mimeType.slice(0, -1);
		}
		if (mimeType.startsWith(";")) mimeType = "text/plain" + mimeType;
		let mimeTypeRecord = parseMIMEType(mimeType);
		if (mimeTypeRecord === "failure") mimeTypeRecord = parseMIMEType("text/plain;charset=US-ASCII");
		return {
			mimeType: mimeTypeRecord,
			body
		};
	}
	function URLSerializer(url, excludeFragment = false) {
		if (!excludeFragment) return url.href;
		const href = url.href;
		const hashLength = url.hash.length;
		const serialized = hashLength === 0 ? href : href.substring(0, href.length - hashLength);
		if (!hashLength && href.endsWith("#")) return serialized.slice(0, -1);
		return serialized;
	}
	function stringPercentDecode(input) {
		return percentDecode(encoder.encode(input));
	}
	function isHexCharByte(byte) {
		return byte >= 48 && byte <= 57 || byte >= 65 && byte <= 70 || byte >= 97 && byte <= 102;
	}
	function hexByteToNumber(byte) {
		return byte >= 48 && byte <= 57 ? byte - 48 : (byte & 223) - 55;
	}
	function percentDecode(input) {
		const length = input.length;
		const output = new Uint8Array(length);
		let j = 0;
		let i = 0;
		while (i < length) {
			const byte = input[i];
			if (byte !== 37) output[j++] = byte;
			else if (byte === 37 && !(isHexCharByte(input[i + 1]) && isHexCharByte(input[i + 2]))) output[j++] = 37;
			else {
				output[j++] = hexByteToNumber(input[i + 1]) << 4 | hexByteToNumber(input[i + 2]);
				i += 2;
			}
			++i;
		}
		return length === j ? output : output.subarray(0, j);
	}
	function parseMIMEType(input) {
		input = removeHTTPWhitespace(input, true, true);
		const position = { position: 0 };
		const type = collectASequenceOfCodePointsFast("/", input, position);
		if (type.length === 0 || !HTTP_TOKEN_CODEPOINTS.test(type)) return "failure";
		if (position.position >= input.length) return "failure";
		position.position++;
		let subtype = collectASequenceOfCodePointsFast(";", input, position);
		subtype = removeHTTPWhitespace(subtype, false, true);
		if (subtype.length === 0 || !HTTP_TOKEN_CODEPOINTS.test(subtype)) return "failure";
		const typeLowercase = asciiLowercase(type);
		const subtypeLowercase = asciiLowercase(subtype);
		const mimeType = {
			type: typeLowercase,
			subtype: subtypeLowercase,
			parameters: new Map(),
			essence: `${typeLowercase}/${subtypeLowercase}`
		};
		while (position.position < input.length) {
			position.position++;
			collectASequenceOfCodePoints((char) => HTTP_WHITESPACE_REGEX.test(char), input, position);
			let parameterName = collectASequenceOfCodePoints((char) => char !== ";" && char !== "=", input, position);
			parameterName = asciiLowercase(parameterName);
			if (position.position < input.length) {
				if (input[position.position] === ";") continue;
				position.position++;
			}
			if (position.position >= input.length) break;
			let parameterValue = null;
			if (input[position.position] === "\"") {
				parameterValue = collectAnHTTPQuotedString(input, position, true);
				collectASequenceOfCodePointsFast(";", input, position);
			} else {
				parameterValue = collectASequenceOfCodePointsFast(";", input, position);
				parameterValue = removeHTTPWhitespace(parameterValue, false, true);
				if (parameterValue.length === 0) continue;
			}
			if (parameterName.length !== 0 && HTTP_TOKEN_CODEPOINTS.test(parameterName) && (parameterValue.length === 0 || HTTP_QUOTED_STRING_TOKENS.test(parameterValue)) && !mimeType.parameters.has(parameterName)) mimeType.parameters.set(parameterName, parameterValue);
		}
		return mimeType;
	}
	function collectAnHTTPQuotedString(input, position, extractValue = false) {
		const positionStart = position.position;
		let value = "";
		assert(input[position.position] === "\"");
		position.position++;
		while (true) {
			value += collectASequenceOfCodePoints((char) => char !== "\"" && char !== "\\", input, position);
			if (position.position >= input.length) break;
			const quoteOrBackslash = input[position.position];
			position.position++;
			if (quoteOrBackslash === "\\") {
				if (position.position >= input.length) {
					value += "\\";
					break;
				}
				value += input[position.position];
				position.position++;
			} else {
				assert(quoteOrBackslash === "\"");
				break;
			}
		}
		if (extractValue) return value;
		return input.slice(positionStart, position.position);
	}
	function serializeAMimeType(mimeType) {
		assert(mimeType !== "failure");
		const { parameters, essence } = mimeType;
		let serialization = essence;
		for (let [name, value] of parameters.entries()) {
			serialization += ";";
			serialization += name;
			serialization += "=";
			if (!HTTP_TOKEN_CODEPOINTS.test(value)) {
				value = value.replace(/[\\"]/gu, "\\$&");
				value = "\"" + value;
				value += "\"";
			}
			serialization += value;
		}
		return serialization;
	}
	function isHTTPWhiteSpace(char) {
		return char === 13 || char === 10 || char === 9 || char === 32;
	}
	function removeHTTPWhitespace(str, leading = true, trailing = true) {
		return removeChars(str, leading, trailing, isHTTPWhiteSpace);
	}
	function minimizeSupportedMimeType(mimeType) {
		switch (mimeType.essence) {
			case "application/ecmascript":
			case "application/javascript":
			case "application/x-ecmascript":
			case "application/x-javascript":
			case "text/ecmascript":
			case "text/javascript":
			case "text/javascript1.0":
			case "text/javascript1.1":
			case "text/javascript1.2":
			case "text/javascript1.3":
			case "text/javascript1.4":
			case "text/javascript1.5":
			case "text/jscript":
			case "text/livescript":
			case "text/x-ecmascript":
			case "text/x-javascript": return "text/javascript";
			case "application/json":
			case "text/json": return "application/json";
			case "image/svg+xml": return "image/svg+xml";
			case "text/xml":
			case "application/xml": return "application/xml";
		}
		if (mimeType.subtype.endsWith("+json")) return "application/json";
		if (mimeType.subtype.endsWith("+xml")) return "application/xml";
		return "";
	}
	module.exports = {
		dataURLProcessor,
		URLSerializer,
		stringPercentDecode,
		parseMIMEType,
		collectAnHTTPQuotedString,
		serializeAMimeType,
		removeHTTPWhitespace,
		minimizeSupportedMimeType,
		HTTP_TOKEN_CODEPOINTS
	};
}));
// \0builtin:node:perf_hooks
var require__builtin_node_perf_hooks = __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:perf_hooks");
}));
// \0builtin:node:util/types
var require_types = __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:util/types");
}));
// \0builtin:node:worker_threads
var require__builtin_node_worker_threads = __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:worker_threads");
}));
// node_modules/undici/lib/web/webidl/index.js
var require_webidl = __commonJSMin(((exports, module) => {
	const assert = require__builtin_node_assert();
	const { types, inspect } = require__builtin_node_util();
	const { markAsUncloneable } = require__builtin_node_worker_threads();
	const UNDEFINED = 1;
	const BOOLEAN = 2;
	const STRING = 3;
	const SYMBOL = 4;
	const NUMBER = 5;
	const BIGINT = 6;
	const NULL = 7;
	const OBJECT = 8;
	const FunctionPrototypeSymbolHasInstance = Function.call.bind(Function.prototype[Symbol.hasInstance]);
	const webidl = {
		converters: {},
		util: {},
		errors: {},
		is: {}
	};
	webidl.errors.exception = function(message) {
		return new TypeError(`${message.header}: ${message.message}`);
	};
	webidl.errors.conversionFailed = function(opts) {
		const plural = opts.types.length === 1 ? "" : " one of";
		const message = `${opts.argument} could not be converted to${plural}: ${opts.types.join(", ")}.`;
		return webidl.errors.exception({
			header: opts.prefix,
			message
		});
	};
	webidl.errors.invalidArgument = function(context) {
		return webidl.errors.exception({
			header: context.prefix,
			message: `"${context.value}" is an invalid ${context.type}.`
		});
	};
	webidl.brandCheck = function(V, is) {
		if (!is(V)) {
			const err = new TypeError("Illegal invocation");
			err.code = "ERR_INVALID_THIS";
			throw err;
		}
	};
	webidl.argumentLengthCheck = function({ length }, min, ctx) {
		if (length < min) throw webidl.errors.exception({
			message: `${min} argument${min !== 1 ? "s" : ""} required, but${length ? " only" : ""} ${length} found.`,
			header: ctx
		});
	};
	webidl.illegalConstructor = function() {
		throw webidl.errors.exception({
			header: "TypeError",
			message: "Illegal constructor"
		});
	};
	webidl.util.MakeTypeAssertion = function(I) {
		return (O) => FunctionPrototypeSymbolHasInstance(I, O);
	};
	webidl.util.Type = function(V) {
		switch (typeof V) {
			case "undefined": return UNDEFINED;
			case "boolean": return BOOLEAN;
			case "string": return STRING;
			case "symbol": return SYMBOL;
			case "number": return NUMBER;
			case "bigint": return BIGINT;
			case "function":
			case "object":
				if (V === null) return NULL;
				return OBJECT;
		}
	};
	webidl.util.Types = {
		UNDEFINED,
		BOOLEAN,
		STRING,
		SYMBOL,
		NUMBER,
		BIGINT,
		NULL,
		OBJECT
	};
	webidl.util.TypeValueToString = function(o) {
		switch (webidl.util.Type(o)) {
			case UNDEFINED: return "Undefined";
			case BOOLEAN: return "Boolean";
			case STRING: return "String";
			case SYMBOL: return "Symbol";
			case NUMBER: return "Number";
			case BIGINT: return "BigInt";
			case NULL: return "Null";
			case OBJECT: return "Object";
		}
	};
	webidl.util.markAsUncloneable = markAsUncloneable;
	webidl.util.ConvertToInt = function(V, bitLength, signedness, flags) {
		let upperBound;
		let lowerBound;
		if (bitLength === 64) {
			upperBound = Math.pow(2, 53) - 1;
			if (signedness === "unsigned") lowerBound = 0;
			else lowerBound = Math.pow(-2, 53) + 1;
		} else if (signedness === "unsigned") {
			lowerBound = 0;
			upperBound = Math.pow(2, bitLength) - 1;
		} else {
			lowerBound = -Math.pow(2, bitLength - 1);
			upperBound = Math.pow(2, bitLength - 1) - 1;
		}
		let x = Number(V);
		if (x === 0) x = 0;
		if (webidl.util.HasFlag(flags, webidl.attributes.EnforceRange)) {
			if (Number.isNaN(x) || x === Number.POSITIVE_INFINITY || x === Number.NEGATIVE_INFINITY) throw webidl.errors.exception({
				header: "Integer conversion",
				message: `Could not convert ${webidl.util.Stringify(V)} to an integer.`
			});
			x = webidl.util.IntegerPart(x);
			if (x < lowerBound || x > upperBound) throw webidl.errors.exception({
				header: "Integer conversion",
				message: `Value must be between ${lowerBound}-${upperBound}, got ${x}.`
			});
			return x;
		}
		if (!Number.isNaN(x) && webidl.util.HasFlag(flags, webidl.attributes.Clamp)) {
			x = Math.min(Math.max(x, lowerBound), upperBound);
			if (Math.floor(x) % 2 === 0) x = Math.floor(x);
			else x = Math.ceil(x);
			return x;
		}
		if (Number.isNaN(x) || x === 0 && Object.is(0, x) || x === Number.POSITIVE_INFINITY || x === Number.NEGATIVE_INFINITY) return 0;
		x = webidl.util.IntegerPart(x);
		x = x % Math.pow(2, bitLength);
		if (signedness === "signed" && x >= Math.pow(2, bitLength - 1)) return x - Math.pow(2, bitLength);
		return x;
	};
	webidl.util.IntegerPart = function(n) {
		const r = Math.floor(Math.abs(n));
		if (n < 0) return -1 * r;
		return r;
	};
	webidl.util.Stringify = function(V) {
		switch (webidl.util.Type(V)) {
			case SYMBOL: return `Symbol(${V.description})`;
			case OBJECT: return inspect(V);
			case STRING: return `"${V}"`;
			case BIGINT: return `${V}n`;
			default: return `${V}`;
		}
	};
	webidl.util.IsResizableArrayBuffer = function(V) {
		if (types.isArrayBuffer(V)) return V.resizable;
		if (types.isSharedArrayBuffer(V)) return V.growable;
		throw webidl.errors.exception({
			header: "IsResizableArrayBuffer",
			message: `"${webidl.util.Stringify(V)}" is not an array buffer.`
		});
	};
	webidl.util.HasFlag = function(flags, attributes) {
		return typeof flags === "number" && (flags & attributes) === attributes;
	};
	webidl.sequenceConverter = function(converter) {
		return (V, prefix, argument, Iterable) => {
			if (webidl.util.Type(V) !== OBJECT) throw webidl.errors.exception({
				header: prefix,
				message: `${argument} (${webidl.util.Stringify(V)}) is not iterable.`
			});
			const method = typeof Iterable === "function" ? Iterable() : V?.[Symbol.iterator]?.();
			const seq = [];
			let index = 0;
			if (method === void 0 || typeof method.next !== "function") throw webidl.errors.exception({
				header: prefix,
				message: `${argument} is not iterable.`
			});
			while (true) {
				const { done, value } = method.next();
				if (done) break;
				seq.push(converter(value, prefix, `${argument}[${index++}]`));
			}
			return seq;
		};
	};
	webidl.recordConverter = function(keyConverter, valueConverter) {
		return (O, prefix, argument) => {
			if (webidl.util.Type(O) !== OBJECT) throw webidl.errors.exception({
				header: prefix,
				message: `${argument} ("${webidl.util.TypeValueToString(O)}") is not an Object.`
			});
			const result = {};
			if (!types.isProxy(O)) {
				const keys = [...Object.getOwnPropertyNames(O), ...Object.getOwnPropertySymbols(O)];
				for (const key of keys) {
					const keyName = webidl.util.Stringify(key);
					const typedKey = keyConverter(key, prefix, `Key ${keyName} in ${argument}`);
					result[typedKey] = valueConverter(O[key], prefix, `${argument}[${keyName}]`);
				}
				return result;
			}
			const keys = Reflect.ownKeys(O);
			for (const key of keys) if (Reflect.getOwnPropertyDescriptor(O, key)?.enumerable) {
				const typedKey = keyConverter(key, prefix, argument);
				result[typedKey] = valueConverter(O[key], prefix, argument);
			}
			return result;
		};
	};
	webidl.interfaceConverter = function(TypeCheck, name) {
		return (V, prefix, argument) => {
			if (!TypeCheck(V)) throw webidl.errors.exception({
				header: prefix,
				message: `Expected ${argument} ("${webidl.util.Stringify(V)}") to be an instance of ${name}.`
			});
			return V;
		};
	};
	webidl.dictionaryConverter = function(converters) {
		converters.sort((a, b) => (a.key > b.key) - (a.key < b.key));
		return (dictionary, prefix, argument) => {
			const dict = {};
			if (dictionary != null && webidl.util.Type(dictionary) !== OBJECT) throw webidl.errors.exception({
				header: prefix,
				message: `Expected ${dictionary} to be one of: Null, Undefined, Object.`
			});
			for (const options of converters) {
				const { key, defaultValue, required, converter } = options;
				if (required === true) {
					if (dictionary == null || !Object.hasOwn(dictionary, key)) throw webidl.errors.exception({
						header: prefix,
						message: `Missing required key "${key}".`
					});
				}
				let value = dictionary?.[key];
				const hasDefault = defaultValue !== void 0;
				if (hasDefault && value === void 0) value = defaultValue();
				if (required || hasDefault || value !== void 0) {
					value = converter(value, prefix, `${argument}.${key}`);
					if (options.allowedValues && !options.allowedValues.includes(value)) throw webidl.errors.exception({
						header: prefix,
						message: `${value} is not an accepted type. Expected one of ${options.allowedValues.join(", ")}.`
					});
					dict[key] = value;
				}
			}
			return dict;
		};
	};
	webidl.nullableConverter = function(converter) {
		return (V, prefix, argument) => {
			if (V === null) return V;
			return converter(V, prefix, argument);
		};
	};
	webidl.is.USVString = function(value) {
		return typeof value === "string" && value.isWellFormed();
	};
	webidl.is.ReadableStream = webidl.util.MakeTypeAssertion(ReadableStream);
	webidl.is.Blob = webidl.util.MakeTypeAssertion(Blob);
	webidl.is.URLSearchParams = webidl.util.MakeTypeAssertion(URLSearchParams);
	webidl.is.File = webidl.util.MakeTypeAssertion(File);
	webidl.is.URL = webidl.util.MakeTypeAssertion(URL);
	webidl.is.AbortSignal = webidl.util.MakeTypeAssertion(AbortSignal);
	webidl.is.MessagePort = webidl.util.MakeTypeAssertion(MessagePort);
	webidl.is.BufferSource = function(V) {
		return types.isArrayBuffer(V) || ArrayBuffer.isView(V) && types.isArrayBuffer(V.buffer);
	};
	webidl.util.getCopyOfBytesHeldByBufferSource = function(bufferSource) {
		const jsBufferSource = bufferSource;
		let jsArrayBuffer = jsBufferSource;
		let offset = 0;
		let length = 0;
		if (types.isTypedArray(jsBufferSource) || types.isDataView(jsBufferSource)) {
			jsArrayBuffer = jsBufferSource.buffer;
			offset = jsBufferSource.byteOffset;
			length = jsBufferSource.byteLength;
		} else {
			assert(types.isAnyArrayBuffer(jsBufferSource));
			length = jsBufferSource.byteLength;
		}
		if (jsArrayBuffer.detached) return new Uint8Array(0);
		const bytes = new Uint8Array(length);
		const view = new Uint8Array(jsArrayBuffer, offset, length);
		bytes.set(view);
		return bytes;
	};
	webidl.converters.DOMString = function(V, prefix, argument, flags) {
		if (V === null && webidl.util.HasFlag(flags, webidl.attributes.LegacyNullToEmptyString)) return "";
		if (typeof V === "symbol") throw webidl.errors.exception({
			header: prefix,
			message: `${argument} is a symbol, which cannot be converted to a DOMString.`
		});
		return String(V);
	};
	webidl.converters.ByteString = function(V, prefix, argument) {
		if (typeof V === "symbol") throw webidl.errors.exception({
			header: prefix,
			message: `${argument} is a symbol, which cannot be converted to a ByteString.`
		});
		const x = String(V);
		for (let index = 0; index < x.length; index++) if (x.charCodeAt(index) > 255) throw new TypeError(`Cannot convert argument to a ByteString because the character at index ${index} has a value of ${x.charCodeAt(index)} which is greater than 255.`);
		return x;
	};
	webidl.converters.USVString = function(value) {
		if (typeof value === "string") return value.toWellFormed();
		return `${value}`.toWellFormed();
	};
	webidl.converters.boolean = function(V) {
		return Boolean(V);
	};
	webidl.converters.any = function(V) {
		return V;
	};
	webidl.converters["long long"] = function(V, prefix, argument) {
		return webidl.util.ConvertToInt(V, 64, "signed", 0, prefix, argument);
	};
	webidl.converters["unsigned long long"] = function(V, prefix, argument) {
		return webidl.util.ConvertToInt(V, 64, "unsigned", 0, prefix, argument);
	};
	webidl.converters["unsigned long"] = function(V, prefix, argument) {
		return webidl.util.ConvertToInt(V, 32, "unsigned", 0, prefix, argument);
	};
	webidl.converters["unsigned short"] = function(V, prefix, argument, flags) {
		return webidl.util.ConvertToInt(V, 16, "unsigned", flags, prefix, argument);
	};
	webidl.converters.ArrayBuffer = function(V, prefix, argument, flags) {
		if (webidl.util.Type(V) !== OBJECT || !types.isArrayBuffer(V)) throw webidl.errors.conversionFailed({
			prefix,
			argument: `${argument} ("${webidl.util.Stringify(V)}")`,
			types: ["ArrayBuffer"]
		});
		if (!webidl.util.HasFlag(flags, webidl.attributes.AllowResizable) && webidl.util.IsResizableArrayBuffer(V)) throw webidl.errors.exception({
			header: prefix,
			message: `${argument} cannot be a resizable ArrayBuffer.`
		});
		return V;
	};
	webidl.converters.SharedArrayBuffer = function(V, prefix, argument, flags) {
		if (webidl.util.Type(V) !== OBJECT || !types.isSharedArrayBuffer(V)) throw webidl.errors.conversionFailed({
			prefix,
			argument: `${argument} ("${webidl.util.Stringify(V)}")`,
			types: ["SharedArrayBuffer"]
		});
		if (!webidl.util.HasFlag(flags, webidl.attributes.AllowResizable) && webidl.util.IsResizableArrayBuffer(V)) throw webidl.errors.exception({
			header: prefix,
			message: `${argument} cannot be a resizable SharedArrayBuffer.`
		});
		return V;
	};
	webidl.converters.TypedArray = function(V, T, prefix, argument, flags) {
		if (webidl.util.Type(V) !== OBJECT || !types.isTypedArray(V) || V.constructor.name !== T.name) throw webidl.errors.conversionFailed({
			prefix,
			argument: `${argument} ("${webidl.util.Stringify(V)}")`,
			types: [T.name]
		});
		if (!webidl.util.HasFlag(flags, webidl.attributes.AllowShared) && types.isSharedArrayBuffer(V.buffer)) throw webidl.errors.exception({
			header: prefix,
			message: `${argument} cannot be a view on a shared array buffer.`
		});
		if (!webidl.util.HasFlag(flags, webidl.attributes.AllowResizable) && webidl.util.IsResizableArrayBuffer(V.buffer)) throw webidl.errors.exception({
			header: prefix,
			message: `${argument} cannot be a view on a resizable array buffer.`
		});
		return V;
	};
	webidl.converters.DataView = function(V, prefix, argument, flags) {
		if (webidl.util.Type(V) !== OBJECT || !types.isDataView(V)) throw webidl.errors.conversionFailed({
			prefix,
			argument: `${argument} ("${webidl.util.Stringify(V)}")`,
			types: ["DataView"]
		});
		if (!webidl.util.HasFlag(flags, webidl.attributes.AllowShared) && types.isSharedArrayBuffer(V.buffer)) throw webidl.errors.exception({
			header: prefix,
			message: `${argument} cannot be a view on a shared array buffer.`
		});
		if (!webidl.util.HasFlag(flags, webidl.attributes.AllowResizable) && webidl.util.IsResizableArrayBuffer(V.buffer)) throw webidl.errors.exception({
			header: prefix,
			message: `${argument} cannot be a view on a resizable array buffer.`
		});
		return V;
	};
	webidl.converters.ArrayBufferView = function(V, prefix, argument, flags) {
		if (webidl.util.Type(V) !== OBJECT || !types.isArrayBufferView(V)) throw webidl.errors.conversionFailed({
			prefix,
			argument: `${argument} ("${webidl.util.Stringify(V)}")`,
			types: ["ArrayBufferView"]
		});
		if (!webidl.util.HasFlag(flags, webidl.attributes.AllowShared) && types.isSharedArrayBuffer(V.buffer)) throw webidl.errors.exception({
			header: prefix,
			message: `${argument} cannot be a view on a shared array buffer.`
		});
		if (!webidl.util.HasFlag(flags, webidl.attributes.AllowResizable) && webidl.util.IsResizableArrayBuffer(V.buffer)) throw webidl.errors.exception({
			header: prefix,
			message: `${argument} cannot be a view on a resizable array buffer.`
		});
		return V;
	};
	webidl.converters.BufferSource = function(V, prefix, argument, flags) {
		if (types.isArrayBuffer(V)) return webidl.converters.ArrayBuffer(V, prefix, argument, flags);
		if (types.isArrayBufferView(V)) {
			flags &= ~webidl.attributes.AllowShared;
			return webidl.converters.ArrayBufferView(V, prefix, argument, flags);
		}
		if (types.isSharedArrayBuffer(V)) throw webidl.errors.exception({
			header: prefix,
			message: `${argument} cannot be a SharedArrayBuffer.`
		});
		throw webidl.errors.conversionFailed({
			prefix,
			argument: `${argument} ("${webidl.util.Stringify(V)}")`,
			types: ["ArrayBuffer", "ArrayBufferView"]
		});
	};
	webidl.converters.AllowSharedBufferSource = function(V, prefix, argument, flags) {
		if (types.isArrayBuffer(V)) return webidl.converters.ArrayBuffer(V, prefix, argument, flags);
		if (types.isSharedArrayBuffer(V)) return webidl.converters.SharedArrayBuffer(V, prefix, argument, flags);
		if (types.isArrayBufferView(V)) {
			flags |= webidl.attributes.AllowShared;
			return webidl.converters.ArrayBufferView(V, prefix, argument, flags);
		}
		throw webidl.errors.conversionFailed({
			prefix,
			argument: `${argument} ("${webidl.util.Stringify(V)}")`,
			types: [
				"ArrayBuffer",
				"SharedArrayBuffer",
				"ArrayBufferView"
			]
		});
	};
	webidl.converters["sequence<ByteString>"] = webidl.sequenceConverter(webidl.converters.ByteString);
	webidl.converters["sequence<sequence<ByteString>>"] = webidl.sequenceConverter(webidl.converters["sequence<ByteString>"]);
	webidl.converters["record<ByteString, ByteString>"] = webidl.recordConverter(webidl.converters.ByteString, webidl.converters.ByteString);
	webidl.converters.Blob = webidl.interfaceConverter(webidl.is.Blob, "Blob");
	webidl.converters.AbortSignal = webidl.interfaceConverter(webidl.is.AbortSignal, "AbortSignal");
	webidl.converters.EventHandlerNonNull = function(V) {
		if (webidl.util.Type(V) !== OBJECT) return null;
		if (typeof V === "function") return V;
		return () => {};
	};
	webidl.attributes = {
		Clamp: 1,
		EnforceRange: 2,
		AllowShared: 4,
		AllowResizable: 8,
		LegacyNullToEmptyString: 16
	};
	module.exports = { webidl };
}));
// node_modules/undici/lib/web/fetch/util.js
var require_util$4 = __commonJSMin(((exports, module) => {
	const { Transform } = require__builtin_node_stream();
	const zlib = require__builtin_node_zlib();
	const { redirectStatusSet, referrerPolicyTokens, badPortsSet } = require_constants$2();
	const { getGlobalOrigin } = require_global();
	const { collectAnHTTPQuotedString, parseMIMEType } = require_data_url();
	const { performance } = require__builtin_node_perf_hooks();
	const { isValidHTTPToken, normalizedMethodRecordsBase } = require_util$5();
	const assert = require__builtin_node_assert();
	const { isUint8Array } = require_types();
	const { webidl } = require_webidl();
	const { isomorphicEncode, collectASequenceOfCodePoints, removeChars } = require_infra();
	function responseURL(response) {
		const urlList = response.urlList;
		const length = urlList.length;
		return length === 0 ? null : urlList[length - 1].toString();
	}
	function responseLocationURL(response, requestFragment) {
		if (!redirectStatusSet.has(response.status)) return null;
		let location = response.headersList.get("location", true);
		if (location !== null && isValidHeaderValue(location)) {
			if (!isValidEncodedURL(location)) location = normalizeBinaryStringToUtf8(location);
			location = new URL(location, responseURL(response));
		}
		if (location && !location.hash) location.hash = requestFragment;
		return location;
	}
	function isValidEncodedURL(url) {
		for (let i = 0; i < url.length; ++i) {
			const code = url.charCodeAt(i);
			if (code > 126 || code < 32) return false;
		}
		return true;
	}
	function normalizeBinaryStringToUtf8(value) {
		return Buffer.from(value, "binary").toString("utf8");
	}
	function requestCurrentURL(request) {
		return request.urlList[request.urlList.length - 1];
	}
	function requestBadPort(request) {
		const url = requestCurrentURL(request);
		if (urlIsHttpHttpsScheme(url) && badPortsSet.has(url.port)) return "blocked";
		return "allowed";
	}
	function isErrorLike(object) {
		return object instanceof Error || object?.constructor?.name === "Error" || object?.constructor?.name === "DOMException";
	}
	function isValidReasonPhrase(statusText) {
		for (let i = 0; i < statusText.length; ++i) {
			const c = statusText.charCodeAt(i);
			if (!(c === 9 || c >= 32 && c <= 126 || c >= 128 && c <= 255)) return false;
		}
		return true;
	}
	const isValidHeaderName = isValidHTTPToken;
	function isValidHeaderValue(potentialValue) {
		return (potentialValue[0] === "	" || potentialValue[0] === " " || potentialValue[potentialValue.length - 1] === "	" || potentialValue[potentialValue.length - 1] === " " || potentialValue.includes("\n") || potentialValue.includes("\r") || potentialValue.includes("\0")) === false;
	}
	function parseReferrerPolicy(actualResponse) {
		const policyHeader = (actualResponse.headersList.get("referrer-policy", true) ?? "").split(",");
		let policy = "";
		if (policyHeader.length) for (let i = policyHeader.length; i !== 0; i--) {
			const token = policyHeader[i - 1].trim();
			if (referrerPolicyTokens.has(token)) {
				policy = token;
				break;
			}
		}
		return policy;
	}
	function setRequestReferrerPolicyOnRedirect(request, actualResponse) {
		const policy = parseReferrerPolicy(actualResponse);
		if (policy !== "") request.referrerPolicy = policy;
	}
	function crossOriginResourcePolicyCheck() {
		return "allowed";
	}
	function corsCheck() {
		return "success";
	}
	function TAOCheck() {
		return "success";
	}
	function appendFetchMetadata(httpRequest) {
		if (!isURLPotentiallyTrustworthy(requestCurrentURL(httpRequest))) return;
		let header = null;
		header = httpRequest.mode;
		httpRequest.headersList.set("sec-fetch-mode", header, true);
	}
	function appendRequestOriginHeader(request) {
		let serializedOrigin = request.origin;
		if (serializedOrigin === "client" || serializedOrigin === void 0) return;
		if (request.responseTainting === "cors" || request.mode === "websocket") request.headersList.append("origin", serializedOrigin, true);
		else if (request.method !== "GET" && request.method !== "HEAD") {
			switch (request.referrerPolicy) {
				case "no-referrer":
					serializedOrigin = null;
					break;
				case "no-referrer-when-downgrade":
				case "strict-origin":
				case "strict-origin-when-cross-origin":
					if (request.origin && urlHasHttpsScheme(request.origin) && !urlHasHttpsScheme(requestCurrentURL(request))) serializedOrigin = null;
					break;
				case "same-origin": if (!sameOrigin(request, requestCurrentURL(request))) serializedOrigin = null;
			}
			request.headersList.append("origin", serializedOrigin, true);
		}
	}
	function coarsenTime(timestamp, crossOriginIsolatedCapability) {
		return timestamp;
	}
	function clampAndCoarsenConnectionTimingInfo(connectionTimingInfo, defaultStartTime, crossOriginIsolatedCapability) {
		if (!connectionTimingInfo?.startTime || connectionTimingInfo.startTime < defaultStartTime) return {
			domainLookupStartTime: defaultStartTime,
			domainLookupEndTime: defaultStartTime,
			connectionStartTime: defaultStartTime,
			connectionEndTime: defaultStartTime,
			secureConnectionStartTime: defaultStartTime,
			ALPNNegotiatedProtocol: connectionTimingInfo?.ALPNNegotiatedProtocol
		};
		return {
			domainLookupStartTime: coarsenTime(connectionTimingInfo.domainLookupStartTime, crossOriginIsolatedCapability),
			domainLookupEndTime: coarsenTime(connectionTimingInfo.domainLookupEndTime, crossOriginIsolatedCapability),
			connectionStartTime: coarsenTime(connectionTimingInfo.connectionStartTime, crossOriginIsolatedCapability),
			connectionEndTime: coarsenTime(connectionTimingInfo.connectionEndTime, crossOriginIsolatedCapability),
			secureConnectionStartTime: coarsenTime(connectionTimingInfo.secureConnectionStartTime, crossOriginIsolatedCapability),
			ALPNNegotiatedProtocol: connectionTimingInfo.ALPNNegotiatedProtocol
		};
	}
	function coarsenedSharedCurrentTime(crossOriginIsolatedCapability) {
		return coarsenTime(performance.now(), crossOriginIsolatedCapability);
	}
	function createOpaqueTimingInfo(timingInfo) {
		return {
			startTime: timingInfo.startTime ?? 0,
			redirectStartTime: 0,
			redirectEndTime: 0,
			postRedirectStartTime: timingInfo.startTime ?? 0,
			finalServiceWorkerStartTime: 0,
			finalNetworkResponseStartTime: 0,
			finalNetworkRequestStartTime: 0,
			endTime: 0,
			encodedBodySize: 0,
			decodedBodySize: 0,
			finalConnectionTimingInfo: null
		};
	}
	function makePolicyContainer() {
		return { referrerPolicy: "strict-origin-when-cross-origin" };
	}
	function clonePolicyContainer(policyContainer) {
		return { referrerPolicy: policyContainer.referrerPolicy };
	}
	function determineRequestsReferrer(request) {
		const policy = request.referrerPolicy;
		assert(policy);
		let referrerSource = null;
		if (request.referrer === "client") {
			const globalOrigin = getGlobalOrigin();
			if (!globalOrigin || globalOrigin.origin === "null") return "no-referrer";
			referrerSource = new URL(globalOrigin);
		} else if (webidl.is.URL(request.referrer)) referrerSource = request.referrer;
		let referrerURL = stripURLForReferrer(referrerSource);
		const referrerOrigin = stripURLForReferrer(referrerSource, true);
		if (referrerURL.toString().length > 4096) referrerURL = referrerOrigin;
		switch (policy) {
			case "no-referrer": return "no-referrer";
			case "origin":
				if (referrerOrigin != null) return referrerOrigin;
				return stripURLForReferrer(referrerSource, true);
			case "unsafe-url": return referrerURL;
			case "strict-origin": {
				const currentURL = requestCurrentURL(request);
				if (isURLPotentiallyTrustworthy(referrerURL) && !isURLPotentiallyTrustworthy(currentURL)) return "no-referrer";
				return referrerOrigin;
			}
			case "strict-origin-when-cross-origin": {
				const currentURL = requestCurrentURL(request);
				if (sameOrigin(referrerURL, currentURL)) return referrerURL;
				if (isURLPotentiallyTrustworthy(referrerURL) && !isURLPotentiallyTrustworthy(currentURL)) return "no-referrer";
				return referrerOrigin;
			}
			case "same-origin":
				if (sameOrigin(request, referrerURL)) return referrerURL;
				return "no-referrer";
			case "origin-when-cross-origin":
				if (sameOrigin(request, referrerURL)) return referrerURL;
				return referrerOrigin;
			case "no-referrer-when-downgrade": {
				const currentURL = requestCurrentURL(request);
				if (isURLPotentiallyTrustworthy(referrerURL) && !isURLPotentiallyTrustworthy(currentURL)) return "no-referrer";
				return referrerURL;
			}
		}
	}
	function stripURLForReferrer(url, originOnly = false) {
		assert(webidl.is.URL(url));
		url = new URL(url);
		if (urlIsLocal(url)) return "no-referrer";
		url.username = "";
		url.password = "";
		url.hash = "";
		if (originOnly === true) {
			url.pathname = "";
			url.search = "";
		}
		return url;
	}
	const isPotentialleTrustworthyIPv4 = RegExp.prototype.test.bind(/^127\.(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]\d|\d)\.){2}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]\d|\d)$/);
	const isPotentiallyTrustworthyIPv6 = RegExp.prototype.test.bind(/^(?:(?:0{1,4}:){7}|(?:0{1,4}:){1,6}:|::)0{0,3}1$/);
	function isOriginIPPotentiallyTrustworthy(origin) {
		if (origin.includes(":")) {
			if (origin[0] === "[" && origin[origin.length - 1] === "]") origin = origin.slice(1, -1);
			return isPotentiallyTrustworthyIPv6(origin);
		}
		return isPotentialleTrustworthyIPv4(origin);
	}
	function isOriginPotentiallyTrustworthy(origin) {
		if (origin == null || origin === "null") return false;
		origin = new URL(origin);
		if (origin.protocol === "https:" || origin.protocol === "wss:") return true;
		if (isOriginIPPotentiallyTrustworthy(origin.hostname)) return true;
		if (origin.hostname === "localhost" || origin.hostname === "localhost.") return true;
		if (origin.hostname.endsWith(".localhost") || origin.hostname.endsWith(".localhost.")) return true;
		if (origin.protocol === "file:") return true;
		return false;
	}
	function isURLPotentiallyTrustworthy(url) {
		if (!webidl.is.URL(url)) return false;
		if (url.href === "about:blank" || url.href === "about:srcdoc") return true;
		if (url.protocol === "data:") return true;
		if (url.protocol === "blob:") return true;
		return isOriginPotentiallyTrustworthy(url.origin);
	}
	function tryUpgradeRequestToAPotentiallyTrustworthyURL(request) {}
	function sameOrigin(A, B) {
		if (A.origin === B.origin && A.origin === "null") return true;
		if (A.protocol === B.protocol && A.hostname === B.hostname && A.port === B.port) return true;
		return false;
	}
	function isAborted(fetchParams) {
		return fetchParams.controller.state === "aborted";
	}
	function isCancelled(fetchParams) {
		return fetchParams.controller.state === "aborted" || fetchParams.controller.state === "terminated";
	}
	function normalizeMethod(method) {
		return normalizedMethodRecordsBase[method.toLowerCase()] ?? method;
	}
	const esIteratorPrototype = Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]()));
	function createIterator(name, kInternalIterator, keyIndex = 0, valueIndex = 1) {
		class FastIterableIterator {
			#target;
			#kind;
			#index;
			constructor(target, kind) {
				this.#target = target;
				this.#kind = kind;
				this.#index = 0;
			}
			next() {
				if (typeof this !== "object" || this === null || !(#target in this)) throw new TypeError(`'next' called on an object that does not implement interface ${name} Iterator.`);
				const index = this.#index;
				const values = kInternalIterator(this.#target);
				if (index >= values.length) return {
					value: void 0,
					done: true
				};
				const { [keyIndex]: key, [valueIndex]: value } = values[index];
				this.#index = index + 1;
				let result;
				switch (this.#kind) {
					case "key":
						result = key;
						break;
					case "value":
						result = value;
						break;
					case "key+value": result = [key, value];
				}
				return {
					value: result,
					done: false
				};
			}
		}
		delete FastIterableIterator.prototype.constructor;
		Object.setPrototypeOf(FastIterableIterator.prototype, esIteratorPrototype);
		Object.defineProperties(FastIterableIterator.prototype, {
			[Symbol.toStringTag]: {
				writable: false,
				enumerable: false,
				configurable: true,
				value: `${name} Iterator`
			},
			next: {
				writable: true,
				enumerable: true,
				configurable: true
			}
		});
		return function(target, kind) {
			return new FastIterableIterator(target, kind);
		};
	}
	function iteratorMixin(name, object, kInternalIterator, keyIndex = 0, valueIndex = 1, brandCheck) {
		const makeIterator = createIterator(name, kInternalIterator, keyIndex, valueIndex);
		const properties = {
			keys: {
				writable: true,
				enumerable: true,
				configurable: true,
				value: function keys() {
					webidl.brandCheck(this, brandCheck);
					return makeIterator(this, "key");
				}
			},
			values: {
				writable: true,
				enumerable: true,
				configurable: true,
				value: function values() {
					webidl.brandCheck(this, brandCheck);
					return makeIterator(this, "value");
				}
			},
			entries: {
				writable: true,
				enumerable: true,
				configurable: true,
				value: function entries() {
					webidl.brandCheck(this, brandCheck);
					return makeIterator(this, "key+value");
				}
			},
			forEach: {
				writable: true,
				enumerable: true,
				configurable: true,
				value: function forEach(callbackfn, thisArg = globalThis) {
					webidl.brandCheck(this, brandCheck);
					webidl.argumentLengthCheck(arguments, 1, `${name}.forEach`);
					if (typeof callbackfn !== "function") throw new TypeError(`Failed to execute 'forEach' on '${name}': parameter 1 is not of type 'Function'.`);
					for (const { 0: key, 1: value } of makeIterator(this, "key+value")) callbackfn.call(thisArg, value, key, this);
				}
			}
		};
		return Object.defineProperties(object.prototype, {
			...properties,
			[Symbol.iterator]: {
				writable: true,
				enumerable: false,
				configurable: true,
				value: properties.entries.value
			}
		});
	}
	function fullyReadBody(body, processBody, processBodyError) {
		const successSteps = processBody;
		const errorSteps = processBodyError;
		try {
			readAllBytes(body.stream.getReader(), successSteps, errorSteps);
		} catch (e) {
			errorSteps(e);
		}
	}
	function readableStreamClose(controller) {
		try {
			controller.close();
			controller.byobRequest?.respond(0);
		} catch (err) {
			if (!err.message.includes("Controller is already closed") && !err.message.includes("ReadableStream is already closed")) throw err;
		}
	}
	async function readAllBytes(reader, successSteps, failureSteps) {
		try {
			const bytes = [];
			let byteLength = 0;
			do {
				const { done, value: chunk } = await reader.read();
				if (done) {
					successSteps(Buffer.concat(bytes, byteLength));
					return;
				}
				if (!isUint8Array(chunk)) {
					failureSteps(new TypeError("Received non-Uint8Array chunk"));
					return;
				}
				bytes.push(chunk);
				byteLength += chunk.length;
			} while (true);
		} catch (e) {
			failureSteps(e);
		}
	}
	function urlIsLocal(url) {
		assert("protocol" in url);
		const protocol = url.protocol;
		return protocol === "about:" || protocol === "blob:" || protocol === "data:";
	}
	function urlHasHttpsScheme(url) {
		return typeof url === "string" && url[5] === ":" && url[0] === "h" && url[1] === "t" && url[2] === "t" && url[3] === "p" && url[4] === "s" || url.protocol === "https:";
	}
	function urlIsHttpHttpsScheme(url) {
		assert("protocol" in url);
		const protocol = url.protocol;
		return protocol === "http:" || protocol === "https:";
	}
	function simpleRangeHeaderValue(value, allowWhitespace) {
		const data = value;
		if (!data.startsWith("bytes")) return "failure";
		const position = { position: 5 };
		if (allowWhitespace) collectASequenceOfCodePoints((char) => char === "	" || char === " ", data, position);
		if (data.charCodeAt(position.position) !== 61) return "failure";
		position.position++;
		if (allowWhitespace) collectASequenceOfCodePoints((char) => char === "	" || char === " ", data, position);
		const rangeStart = collectASequenceOfCodePoints((char) => {
			const code = char.charCodeAt(0);
			return code >= 48 && code <= 57;
		}, data, position);
		const rangeStartValue = rangeStart.length ? Number(rangeStart) : null;
		if (allowWhitespace) collectASequenceOfCodePoints((char) => char === "	" || char === " ", data, position);
		if (data.charCodeAt(position.position) !== 45) return "failure";
		position.position++;
		if (allowWhitespace) collectASequenceOfCodePoints((char) => char === "	" || char === " ", data, position);
		const rangeEnd = collectASequenceOfCodePoints((char) => {
			const code = char.charCodeAt(0);
			return code >= 48 && code <= 57;
		}, data, position);
		const rangeEndValue = rangeEnd.length ? Number(rangeEnd) : null;
		if (position.position < data.length) return "failure";
		if (rangeEndValue === null && rangeStartValue === null) return "failure";
		if (rangeStartValue !== null && rangeEndValue !== null && rangeStartValue > rangeEndValue) return "failure";
		return {
			rangeStartValue,
			rangeEndValue
		};
	}
	function buildContentRange(rangeStart, rangeEnd, fullLength) {
		let contentRange = "bytes ";
		contentRange += isomorphicEncode(`${rangeStart}`);
		contentRange += "-";
		contentRange += isomorphicEncode(`${rangeEnd}`);
		contentRange += "/";
		contentRange += isomorphicEncode(`${fullLength}`);
		return contentRange;
	}
	var InflateStream = class extends Transform {
		#zlibOptions;
		constructor(zlibOptions) {
			super();
			this.#zlibOptions = zlibOptions;
		}
		_transform(chunk, encoding, callback) {
			if (!this._inflateStream) {
				if (chunk.length === 0) {
					callback();
					return;
				}
				this._inflateStream = (chunk[0] & 15) === 8 ? zlib.createInflate(this.#zlibOptions) : zlib.createInflateRaw(this.#zlibOptions);
				this._inflateStream.on("data", this.push.bind(this));
				this._inflateStream.on("end", () => this.push(null));
				this._inflateStream.on("error", (err) => this.destroy(err));
			}
			this._inflateStream.write(chunk, encoding, callback);
		}
		_final(callback) {
			if (this._inflateStream) {
				this._inflateStream.end();
				this._inflateStream = null;
			}
			callback();
		}
	};
	function createInflate(zlibOptions) {
		return new InflateStream(zlibOptions);
	}
	function extractMimeType(headers) {
		let charset = null;
		let essence = null;
		let mimeType = null;
		const values = getDecodeSplit("content-type", headers);
		if (values === null) return "failure";
		for (const value of values) {
			const temporaryMimeType = parseMIMEType(value);
			if (temporaryMimeType === "failure" || temporaryMimeType.essence === "*/*") continue;
			mimeType = temporaryMimeType;
			if (mimeType.essence !== essence) {
				charset = null;
				if (mimeType.parameters.has("charset")) charset = mimeType.parameters.get("charset");
				essence = mimeType.essence;
			} else if (!mimeType.parameters.has("charset") && charset !== null) mimeType.parameters.set("charset", charset);
		}
		if (mimeType == null) return "failure";
		return mimeType;
	}
	function gettingDecodingSplitting(value) {
		const input = value;
		const position = { position: 0 };
		const values = [];
		let temporaryValue = "";
		while (position.position < input.length) {
			temporaryValue += collectASequenceOfCodePoints((char) => char !== "\"" && char !== ",", input, position);
			if (position.position < input.length) {
				if (input.charCodeAt(position.position) === 34) {
					temporaryValue += collectAnHTTPQuotedString(input, position);
					if (position.position < input.length) continue;
				} else {
					assert(input.charCodeAt(position.position) === 44);
					position.position++;
				}
			}
			temporaryValue = removeChars(temporaryValue, true, true, (char) => char === 9 || char === 32);
			values.push(temporaryValue);
			temporaryValue = "";
		}
		return values;
	}
	function getDecodeSplit(name, list) {
		const value = list.get(name, true);
		if (value === null) return null;
		return gettingDecodingSplitting(value);
	}
	function hasAuthenticationEntry(request) {
		return false;
	}
	function includesCredentials(url) {
		return !!(url.username || url.password);
	}
	function isTraversableNavigable(navigable) {
		return navigable != null && navigable !== "client" && navigable !== "no-traversable";
	}
	var EnvironmentSettingsObjectBase = class {
		get baseUrl() {
			return getGlobalOrigin();
		}
		get origin() {
			return this.baseUrl?.origin;
		}
		policyContainer = makePolicyContainer();
	};
	var EnvironmentSettingsObject = class {
		settingsObject = new EnvironmentSettingsObjectBase();
	};
	module.exports = {
		isAborted,
		isCancelled,
		isValidEncodedURL,
		tryUpgradeRequestToAPotentiallyTrustworthyURL,
		clampAndCoarsenConnectionTimingInfo,
		coarsenedSharedCurrentTime,
		determineRequestsReferrer,
		makePolicyContainer,
		clonePolicyContainer,
		appendFetchMetadata,
		appendRequestOriginHeader,
		TAOCheck,
		corsCheck,
		crossOriginResourcePolicyCheck,
		createOpaqueTimingInfo,
		setRequestReferrerPolicyOnRedirect,
		isValidHTTPToken,
		requestBadPort,
		requestCurrentURL,
		responseURL,
		responseLocationURL,
		isURLPotentiallyTrustworthy,
		isValidReasonPhrase,
		sameOrigin,
		normalizeMethod,
		iteratorMixin,
		createIterator,
		isValidHeaderName,
		isValidHeaderValue,
		isErrorLike,
		fullyReadBody,
		readableStreamClose,
		urlIsLocal,
		urlHasHttpsScheme,
		urlIsHttpHttpsScheme,
		readAllBytes,
		simpleRangeHeaderValue,
		buildContentRange,
		createInflate,
		extractMimeType,
		getDecodeSplit,
		environmentSettingsObject: new EnvironmentSettingsObject(),
		isOriginIPPotentiallyTrustworthy,
		hasAuthenticationEntry,
		includesCredentials,
		isTraversableNavigable
	};
}));
// node_modules/undici/lib/web/fetch/headers.js
var require_headers = __commonJSMin(((exports, module) => {
	const { kConstruct } = require_symbols();
	const { kEnumerableProperty, setHeader } = require_util$5();
	const { iteratorMixin, isValidHeaderName, isValidHeaderValue } = require_util$4();
	const { webidl } = require_webidl();
	const assert = require__builtin_node_assert();
	const util = require__builtin_node_util();
	function isHTTPWhiteSpaceCharCode(code) {
		return code === 10 || code === 13 || code === 9 || code === 32;
	}
	function headerValueNormalize(potentialValue) {
		let i = 0;
		let j = potentialValue.length;
		while (j > i && isHTTPWhiteSpaceCharCode(potentialValue.charCodeAt(j - 1))) --j;
		while (j > i && isHTTPWhiteSpaceCharCode(potentialValue.charCodeAt(i))) ++i;
		return i === 0 && j === potentialValue.length ? potentialValue : potentialValue.substring(i, j);
	}
	function fill(headers, object) {
		if (Array.isArray(object)) for (let i = 0; i < object.length; ++i) {
			const header = object[i];
			if (header.length !== 2) throw webidl.errors.exception({
				header: "Headers constructor",
				message: `expected name/value pair to be length 2, found ${header.length}.`
			});
			appendHeader(headers, header[0], header[1]);
		}
		else if (typeof object === "object" && object !== null) {
			const keys = Object.keys(object);
			for (let i = 0; i < keys.length; ++i) appendHeader(headers, keys[i], object[keys[i]]);
		} else throw webidl.errors.conversionFailed({
			prefix: "Headers constructor",
			argument: "Argument 1",
			types: ["sequence<sequence<ByteString>>", "record<ByteString, ByteString>"]
		});
	}
	function appendHeader(headers, name, value) {
		value = headerValueNormalize(value);
		if (!isValidHeaderName(name)) throw webidl.errors.invalidArgument({
			prefix: "Headers.append",
			value: name,
			type: "header name"
		});
		else if (!isValidHeaderValue(value)) throw webidl.errors.invalidArgument({
			prefix: "Headers.append",
			value,
			type: "header value"
		});
		if (getHeadersGuard(headers) === "immutable") throw new TypeError("immutable");
		return getHeadersList(headers).append(name, value, false);
	}
	function headersListSortAndCombine(target) {
		const headersList = getHeadersList(target);
		if (!headersList) return [];
		if (headersList.sortedMap) return headersList.sortedMap;
		const headers = [];
		const names = headersList.toSortedArray();
		const cookies = headersList.cookies;
		if (cookies === null || cookies.length === 1) return headersList.sortedMap = names;
		for (let i = 0; i < names.length; ++i) {
			const { 0: name, 1: value } = names[i];
			if (name === "set-cookie") for (let j = 0; j < cookies.length; ++j) headers.push([name, cookies[j]]);
			else headers.push([name, value]);
		}
		return headersList.sortedMap = headers;
	}
	function compareHeaderName(a, b) {
		return a[0] < b[0] ? -1 : 1;
	}
	var HeadersList = class HeadersList {
		cookies = null;
		sortedMap;
		headersMap;
		constructor(init) {
			if (init instanceof HeadersList) {
				this.headersMap = new Map(init.headersMap);
				this.sortedMap = init.sortedMap;
				this.cookies = init.cookies === null ? null : [...init.cookies];
			} else {
				this.headersMap = new Map(init);
				this.sortedMap = null;
			}
		}
		contains(name, isLowerCase) {
			return this.headersMap.has(isLowerCase ? name : name.toLowerCase());
		}
		clear() {
			this.headersMap.clear();
			this.sortedMap = null;
			this.cookies = null;
		}
		append(name, value, isLowerCase) {
			this.sortedMap = null;
			const lowercaseName = isLowerCase ? name : name.toLowerCase();
			const exists = this.headersMap.get(lowercaseName);
			if (exists) {
				const delimiter = lowercaseName === "cookie" ? "; " : ", ";
				this.headersMap.set(lowercaseName, {
					name: exists.name,
					value: `${exists.value}${delimiter}${value}`
				});
			} else this.headersMap.set(lowercaseName, {
				name,
				value
			});
			if (lowercaseName === "set-cookie") (this.cookies ??= []).push(value);
		}
		set(name, value, isLowerCase) {
			this.sortedMap = null;
			const lowercaseName = isLowerCase ? name : name.toLowerCase();
			if (lowercaseName === "set-cookie") this.cookies = [value];
			this.headersMap.set(lowercaseName, {
				name,
				value
			});
		}
		delete(name, isLowerCase) {
			this.sortedMap = null;
			if (!isLowerCase) name = name.toLowerCase();
			if (name === "set-cookie") this.cookies = null;
			this.headersMap.delete(name);
		}
		get(name, isLowerCase) {
			return this.headersMap.get(isLowerCase ? name : name.toLowerCase())?.value ?? null;
		}
		*[Symbol.iterator]() {
			for (const { 0: name, 1: { value } } of this.headersMap) yield [name, value];
		}
		get entries() {
			const headers = {};
			if (this.headersMap.size !== 0) for (const { name, value } of this.headersMap.values()) setHeader(headers, name, value);
			return headers;
		}
		rawValues() {
			return this.headersMap.values();
		}
		get entriesList() {
			const headers = [];
			if (this.headersMap.size !== 0) for (const { 0: lowerName, 1: { name, value } } of this.headersMap) if (lowerName === "set-cookie") for (const cookie of this.cookies) headers.push([name, cookie]);
			else headers.push([name, value]);
			return headers;
		}
		toSortedArray() {
			const size = this.headersMap.size;
			const array = new Array(size);
			if (size <= 32) {
				if (size === 0) return array;
				const iterator = this.headersMap[Symbol.iterator]();
				const firstValue = iterator.next().value;
				array[0] = [firstValue[0], firstValue[1].value];
				assert(firstValue[1].value !== null);
				for (let i = 1, j = 0, right = 0, left = 0, pivot = 0, x, value; i < size; ++i) {
					value = iterator.next().value;
					x = array[i] = [value[0], value[1].value];
					assert(x[1] !== null);
					left = 0;
					right = i;
					while (left < right) {
						pivot = left + (right - left >> 1);
						if (array[pivot][0] <= x[0]) left = pivot + 1;
						else right = pivot;
					}
					if (i !== pivot) {
						j = i;
						while (j > left) array[j] = array[--j];
						array[left] = x;
					}
				}
				if (!iterator.next().done) throw new TypeError("Unreachable");
				return array;
			} else {
				let i = 0;
				for (const { 0: name, 1: { value } } of this.headersMap) {
					array[i++] = [name, value];
					assert(value !== null);
				}
				return array.sort(compareHeaderName);
			}
		}
	};
	let getHeadersGuard;
	let setHeadersGuard;
	let getHeadersList;
	let setHeadersList;
	var Headers = class {
		#guard;
		#headersList;
		constructor(init = void 0) {
			webidl.util.markAsUncloneable(this);
			if (init === kConstruct) return;
			this.#headersList = new HeadersList();
			this.#guard = "none";
			if (init !== void 0) {
				init = webidl.converters.HeadersInit(init, "Headers constructor", "init");
				fill(this, init);
			}
		}
		append(name, value) {
			webidl.brandCheck(this, webidl.is.Headers);
			webidl.argumentLengthCheck(arguments, 2, "Headers.append");
			const prefix = "Headers.append";
			name = webidl.converters.ByteString(name, prefix, "name");
			value = webidl.converters.ByteString(value, prefix, "value");
			return appendHeader(this, name, value);
		}
		delete(name) {
			webidl.brandCheck(this, webidl.is.Headers);
			webidl.argumentLengthCheck(arguments, 1, "Headers.delete");
			name = webidl.converters.ByteString(name, "Headers.delete", "name");
			if (!isValidHeaderName(name)) throw webidl.errors.invalidArgument({
				prefix: "Headers.delete",
				value: name,
				type: "header name"
			});
			if (this.#guard === "immutable") throw new TypeError("immutable");
			if (!this.#headersList.contains(name, false)) return;
			this.#headersList.delete(name, false);
		}
		get(name) {
			webidl.brandCheck(this, webidl.is.Headers);
			webidl.argumentLengthCheck(arguments, 1, "Headers.get");
			const prefix = "Headers.get";
			name = webidl.converters.ByteString(name, prefix, "name");
			if (!isValidHeaderName(name)) throw webidl.errors.invalidArgument({
				prefix,
				value: name,
				type: "header name"
			});
			return this.#headersList.get(name, false);
		}
		has(name) {
			webidl.brandCheck(this, webidl.is.Headers);
			webidl.argumentLengthCheck(arguments, 1, "Headers.has");
			const prefix = "Headers.has";
			name = webidl.converters.ByteString(name, prefix, "name");
			if (!isValidHeaderName(name)) throw webidl.errors.invalidArgument({
				prefix,
				value: name,
				type: "header name"
			});
			return this.#headersList.contains(name, false);
		}
		set(name, value) {
			webidl.brandCheck(this, webidl.is.Headers);
			webidl.argumentLengthCheck(arguments, 2, "Headers.set");
			const prefix = "Headers.set";
			name = webidl.converters.ByteString(name, prefix, "name");
			value = webidl.converters.ByteString(value, prefix, "value");
			value = headerValueNormalize(value);
			if (!isValidHeaderName(name)) throw webidl.errors.invalidArgument({
				prefix,
				value: name,
				type: "header name"
			});
			else if (!isValidHeaderValue(value)) throw webidl.errors.invalidArgument({
				prefix,
				value,
				type: "header value"
			});
			if (this.#guard === "immutable") throw new TypeError("immutable");
			this.#headersList.set(name, value, false);
		}
		getSetCookie() {
			webidl.brandCheck(this, webidl.is.Headers);
			const list = this.#headersList.cookies;
			if (list) return [...list];
			return [];
		}
		[util.inspect.custom](depth, options) {
			options.depth ??= depth;
			return `Headers ${util.formatWithOptions(options, this.#headersList.entries)}`;
		}
		static {
			getHeadersGuard = (headers) => headers.#guard;
			setHeadersGuard = (headers, guard) => {
				headers.#guard = guard;
			};
			getHeadersList = (headers) => headers.#headersList;
			setHeadersList = (target, list) => {
				target.#headersList = list;
			};
			webidl.is.Headers = (arg) => {
				return arg != null && typeof arg === "object" && #guard in arg;
			};
		}
	};
	iteratorMixin("Headers", Headers, headersListSortAndCombine, 0, 1, webidl.is.Headers);
	Object.defineProperties(Headers.prototype, {
		append: kEnumerableProperty,
		delete: kEnumerableProperty,
		get: kEnumerableProperty,
		has: kEnumerableProperty,
		set: kEnumerableProperty,
		getSetCookie: kEnumerableProperty,
		[Symbol.toStringTag]: {
			value: "Headers",
			configurable: true
		},
		[util.inspect.custom]: { enumerable: false }
	});
	webidl.converters.HeadersInit = function(V, prefix, argument) {
		if (webidl.util.Type(V) === webidl.util.Types.OBJECT) {
			const iterator = Reflect.get(V, Symbol.iterator);
			if (!util.types.isProxy(V) && iterator === Headers.prototype.entries) try {
				return getHeadersList(V).entriesList;
			} catch {}
			if (typeof iterator === "function") return webidl.converters["sequence<sequence<ByteString>>"](V, prefix, argument, iterator.bind(V));
			return webidl.converters["record<ByteString, ByteString>"](V, prefix, argument);
		}
		throw webidl.errors.conversionFailed({
			prefix: "Headers constructor",
			argument: "Argument 1",
			types: ["sequence<sequence<ByteString>>", "record<ByteString, ByteString>"]
		});
	};
	module.exports = {
		fill,
		compareHeaderName,
		Headers,
		HeadersList,
		getHeadersGuard,
		setHeadersGuard,
		setHeadersList,
		getHeadersList
	};
}));
// node_modules/undici/lib/web/fetch/formdata.js
var require_formdata = __commonJSMin(((exports, module) => {
	const { iteratorMixin } = require_util$4();
	const { kEnumerableProperty } = require_util$5();
	const { webidl } = require_webidl();
	const nodeUtil = require__builtin_node_util();
	const { runtimeFeatures } = require_runtime_features();
	const random = runtimeFeatures.has("crypto") ? require__builtin_node_crypto().randomInt : (max) => Math.floor(Math.random() * max);
	let getFormDataState;
	let setFormDataState;
	let getFormDataBoundary;
	var FormData = class {
		#state = [];
		#boundary = null;
		constructor(form = void 0) {
			webidl.util.markAsUncloneable(this);
			if (form !== void 0) throw webidl.errors.conversionFailed({
				prefix: "FormData constructor",
				argument: "Argument 1",
				types: ["undefined"]
			});
		}
		append(name, value, filename = void 0) {
			webidl.brandCheck(this, webidl.is.FormData);
			const prefix = "FormData.append";
			webidl.argumentLengthCheck(arguments, 2, prefix);
			name = webidl.converters.USVString(name);
			if (arguments.length === 3 || webidl.is.Blob(value)) {
				value = webidl.converters.Blob(value, prefix, "value");
				if (filename !== void 0) filename = webidl.converters.USVString(filename);
			} else value = webidl.converters.USVString(value);
			const entry = makeEntry(name, value, filename);
			this.#state.push(entry);
		}
		delete(name) {
			webidl.brandCheck(this, webidl.is.FormData);
			webidl.argumentLengthCheck(arguments, 1, "FormData.delete");
			name = webidl.converters.USVString(name);
			this.#state = this.#state.filter((entry) => entry.name !== name);
		}
		get(name) {
			webidl.brandCheck(this, webidl.is.FormData);
			webidl.argumentLengthCheck(arguments, 1, "FormData.get");
			name = webidl.converters.USVString(name);
			const idx = this.#state.findIndex((entry) => entry.name === name);
			if (idx === -1) return null;
			return this.#state[idx].value;
		}
		getAll(name) {
			webidl.brandCheck(this, webidl.is.FormData);
			webidl.argumentLengthCheck(arguments, 1, "FormData.getAll");
			name = webidl.converters.USVString(name);
			return this.#state.filter((entry) => entry.name === name).map((entry) => entry.value);
		}
		has(name) {
			webidl.brandCheck(this, webidl.is.FormData);
			webidl.argumentLengthCheck(arguments, 1, "FormData.has");
			name = webidl.converters.USVString(name);
			return this.#state.findIndex((entry) => entry.name === name) !== -1;
		}
		set(name, value, filename = void 0) {
			webidl.brandCheck(this, webidl.is.FormData);
			const prefix = "FormData.set";
			webidl.argumentLengthCheck(arguments, 2, prefix);
			name = webidl.converters.USVString(name);
			if (arguments.length === 3 || webidl.is.Blob(value)) {
				value = webidl.converters.Blob(value, prefix, "value");
				if (filename !== void 0) filename = webidl.converters.USVString(filename);
			} else value = webidl.converters.USVString(value);
			const entry = makeEntry(name, value, filename);
			const idx = this.#state.findIndex((entry) => entry.name === name);
			if (idx !== -1) this.#state = [
				...this.#state.slice(0, idx),
				entry,
				...this.#state.slice(idx + 1).filter((entry) => entry.name !== name)
			];
			else this.#state.push(entry);
		}
		[nodeUtil.inspect.custom](depth, options) {
			const state = this.#state.reduce((a, b) => {
				if (a[b.name]) {
					if (Array.isArray(a[b.name])) a[b.name].push(b.value);
					else a[b.name] = [a[b.name], b.value];
				} else a[b.name] = b.value;
				return a;
			}, { __proto__: null });
			options.depth ??= depth;
			options.colors ??= true;
			const output = nodeUtil.formatWithOptions(options, state);
			return `FormData ${output.slice(output.indexOf("]") + 2)}`;
		}
		static {
			getFormDataState = (formData) => formData.#state;
			setFormDataState = (formData, newState) => {
				formData.#state = newState;
			};
			getFormDataBoundary = (formData) => {
				return formData.#boundary ??= `----formdata-undici-0${`${random(1e11)}`.padStart(11, "0")}`;
			};
			webidl.is.FormData = (arg) => {
				return arg != null && typeof arg === "object" && #state in arg;
			};
		}
	};
	iteratorMixin("FormData", FormData, getFormDataState, "name", "value", webidl.is.FormData);
	Object.defineProperties(FormData.prototype, {
		append: kEnumerableProperty,
		delete: kEnumerableProperty,
		get: kEnumerableProperty,
		getAll: kEnumerableProperty,
		has: kEnumerableProperty,
		set: kEnumerableProperty,
		[Symbol.toStringTag]: {
			value: "FormData",
			configurable: true
		}
	});
	function makeEntry(name, value, filename) {
		if (typeof value === "string") {} else {
			if (!webidl.is.File(value)) value = new File([value], "blob", { type: value.type });
			if (filename !== void 0) {
				const options = {
					type: value.type,
					lastModified: value.lastModified
				};
				value = new File([value], filename, options);
			}
		}
		return {
			name,
			value
		};
	}
	module.exports = {
		FormData,
		makeEntry,
		setFormDataState,
		getFormDataBoundary
	};
}));
// node_modules/undici/lib/web/fetch/formdata-parser.js
var require_formdata_parser = __commonJSMin(((exports, module) => {
	const { bufferToLowerCasedHeaderName } = require_util$5();
	const { HTTP_TOKEN_CODEPOINTS } = require_data_url();
	const { makeEntry } = require_formdata();
	const { webidl } = require_webidl();
	const assert = require__builtin_node_assert();
	const { isomorphicDecode } = require_infra();
	const dd = Buffer.from("--");
	const decoder = new TextDecoder();
	const decoderIgnoreBOM = new TextDecoder("utf-8", { ignoreBOM: true });
	function isAsciiString(chars) {
		for (let i = 0; i < chars.length; ++i) if ((chars.charCodeAt(i) & -128) !== 0) return false;
		return true;
	}
	function validateBoundary(boundary) {
		const length = boundary.length;
		if (length < 27 || length > 70) return false;
		for (let i = 0; i < length; ++i) {
			const cp = boundary.charCodeAt(i);
			if (!(cp >= 48 && cp <= 57 || cp >= 65 && cp <= 90 || cp >= 97 && cp <= 122 || cp === 39 || cp === 45 || cp === 95)) return false;
		}
		return true;
	}
	function multipartFormDataParser(input, mimeType) {
		assert(mimeType !== "failure" && mimeType.essence === "multipart/form-data");
		const boundaryString = mimeType.parameters.get("boundary");
		if (boundaryString === void 0) throw parsingError("missing boundary in content-type header");
		const boundary = Buffer.from(`--${boundaryString}`, "utf8");
		const entryList = [];
		const position = { position: 0 };
		const firstBoundaryIndex = input.indexOf(boundary);
		if (firstBoundaryIndex === -1) throw parsingError("no boundary found in multipart body");
		position.position = firstBoundaryIndex;
		while (true) {
			if (input.subarray(position.position, position.position + boundary.length).equals(boundary)) position.position += boundary.length;
			else throw parsingError("expected a value starting with -- and the boundary");
			if (bufferStartsWith(input, dd, position)) return entryList;
			if (input[position.position] !== 13 || input[position.position + 1] !== 10) throw parsingError("expected CRLF");
			position.position += 2;
			let { name, filename, contentType, encoding } = parseMultipartFormDataHeaders(input, position);
			position.position += 2;
			let body;
			{
				const boundaryIndex = input.indexOf(boundary.subarray(2), position.position);
				if (boundaryIndex === -1) throw parsingError("expected boundary after body");
				body = input.subarray(position.position, boundaryIndex - 4);
				position.position += body.length;
				if (encoding === "base64") body = Buffer.from(body.toString(), "base64");
			}
			if (input[position.position] !== 13 || input[position.position + 1] !== 10) throw parsingError("expected CRLF");
			else position.position += 2;
			let value;
			if (filename !== null) {
				contentType ??= "text/plain";
				if (!isAsciiString(contentType)) contentType = "";
				value = new File([body], filename, { type: contentType });
			} else value = decoderIgnoreBOM.decode(Buffer.from(body));
			assert(webidl.is.USVString(name));
			assert(typeof value === "string" && webidl.is.USVString(value) || webidl.is.File(value));
			entryList.push(makeEntry(name, value, filename));
		}
	}
	function parseContentDispositionAttribute(input, position) {
		if (input[position.position] === 59) position.position++;
		collectASequenceOfBytes((char) => char === 32 || char === 9, input, position);
		const attributeName = collectASequenceOfBytes((char) => isToken(char) && char !== 61 && char !== 42, input, position);
		if (attributeName.length === 0) return null;
		const attrNameStr = attributeName.toString("ascii").toLowerCase();
		const isExtended = input[position.position] === 42;
		if (isExtended) position.position++;
		if (input[position.position] !== 61) return null;
		position.position++;
		collectASequenceOfBytes((char) => char === 32 || char === 9, input, position);
		let value;
		if (isExtended) {
			const headerValue = collectASequenceOfBytes((char) => char !== 32 && char !== 13 && char !== 10 && char !== 59, input, position);
			const charsetSeparator = headerValue.indexOf(39);
			const languageSeparator = charsetSeparator === -1 ? -1 : headerValue.indexOf(39, charsetSeparator + 1);
			if (charsetSeparator === -1 || languageSeparator === -1) throw parsingError("expected charset and language separators in extended value");
			if (charsetSeparator !== 5 || headerValue[0] !== 117 && headerValue[0] !== 85 || headerValue[1] !== 116 && headerValue[1] !== 84 || headerValue[2] !== 102 && headerValue[2] !== 70 || headerValue[3] !== 45 || headerValue[4] !== 56) throw parsingError("unknown charset, expected utf-8");
			value = decodeURIComponent(decoder.decode(headerValue.subarray(languageSeparator + 1)));
		} else if (input[position.position] === 34) {
			position.position++;
			const quotedValue = collectASequenceOfBytes((char) => char !== 10 && char !== 13 && char !== 34, input, position);
			if (input[position.position] !== 34) throw parsingError("Closing quote not found");
			position.position++;
			value = decoder.decode(quotedValue).replace(/%0A/gi, "\n").replace(/%0D/gi, "\r").replace(/%22/g, "\"");
		} else {
			const tokenValue = collectASequenceOfBytes((char) => isToken(char) && char !== 59, input, position);
			value = decoder.decode(tokenValue);
		}
		return {
			name: attrNameStr,
			value,
			extended: isExtended
		};
	}
	function parseMultipartFormDataHeaders(input, position) {
		let name = null;
		let filename = null;
		let contentType = null;
		let encoding = null;
		while (true) {
			if (input[position.position] === 13 && input[position.position + 1] === 10) {
				if (name === null) throw parsingError("header name is null");
				return {
					name,
					filename,
					contentType,
					encoding
				};
			}
			let headerName = collectASequenceOfBytes((char) => char !== 10 && char !== 13 && char !== 58, input, position);
			headerName = removeChars(headerName, true, true, (char) => char === 9 || char === 32);
			if (!HTTP_TOKEN_CODEPOINTS.test(headerName.toString())) throw parsingError("header name does not match the field-name token production");
			if (input[position.position] !== 58) throw parsingError("expected :");
			position.position++;
			collectASequenceOfBytes((char) => char === 32 || char === 9, input, position);
			switch (bufferToLowerCasedHeaderName(headerName)) {
				case "content-disposition": {
					name = filename = null;
					let filenameIsExtended = false;
					if (collectASequenceOfBytes((char) => isToken(char), input, position).toString("ascii").toLowerCase() !== "form-data") throw parsingError("expected form-data for content-disposition header");
					while (position.position < input.length && (input[position.position] !== 13 || input[position.position + 1] !== 10)) {
						const attribute = parseContentDispositionAttribute(input, position);
						if (!attribute) break;
						if (attribute.name === "name") name = attribute.value;
						else if (attribute.name === "filename") {
							if (attribute.extended) {
								filename = attribute.value;
								filenameIsExtended = true;
							} else if (!filenameIsExtended) filename = attribute.value;
						}
					}
					if (name === null) throw parsingError("name attribute is required in content-disposition header");
					break;
				}
				case "content-type": {
					let headerValue = collectASequenceOfBytes((char) => char !== 10 && char !== 13, input, position);
					headerValue = removeChars(headerValue, false, true, (char) => char === 9 || char === 32);
					contentType = isomorphicDecode(headerValue);
					break;
				}
				case "content-transfer-encoding": {
					let headerValue = collectASequenceOfBytes((char) => char !== 10 && char !== 13, input, position);
					headerValue = removeChars(headerValue, false, true, (char) => char === 9 || char === 32);
					encoding = isomorphicDecode(headerValue);
					break;
				}
				default: collectASequenceOfBytes((char) => char !== 10 && char !== 13, input, position);
			}
			if (input[position.position] !== 13 || input[position.position + 1] !== 10) throw parsingError("expected CRLF");
			else position.position += 2;
		}
	}
	function collectASequenceOfBytes(condition, input, position) {
		let start = position.position;
		while (start < input.length && condition(input[start])) ++start;
		return input.subarray(position.position, position.position = start);
	}
	function removeChars(buf, leading, trailing, predicate) {
		let lead = 0;
		let trail = buf.length - 1;
		if (leading) while (lead < buf.length && predicate(buf[lead])) lead++;
		if (trailing) while (trail > 0 && predicate(buf[trail])) trail--;
		return lead === 0 && trail === buf.length - 1 ? buf : buf.subarray(lead, trail + 1);
	}
	function bufferStartsWith(buffer, start, position) {
		if (buffer.length < start.length) return false;
		for (let i = 0; i < start.length; i++) if (start[i] !== buffer[position.position + i]) return false;
		return true;
	}
	function parsingError(cause) {
		return new TypeError("Failed to parse body as FormData.", { cause: new TypeError(cause) });
	}
	function isCTL(char) {
		return char <= 31 || char === 127;
	}
	function isTSpecial(char) {
		return char === 40 || char === 41 || char === 60 || char === 62 || char === 64 || char === 44 || char === 59 || char === 58 || char === 92 || char === 34 || char === 47 || char === 91 || char === 93 || char === 63 || char === 61;
	}
	function isToken(char) {
		return char <= 127 && char !== 32 && char !== 9 && !isCTL(char) && !isTSpecial(char);
	}
	module.exports = {
		multipartFormDataParser,
		validateBoundary
	};
}));
// \0builtin:node:stream/web
var require_web = __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:stream/web");
}));
// node_modules/undici/lib/web/fetch/body.js
var require_body = __commonJSMin(((exports, module) => {
	const util = require_util$5();
	const { readableStreamClose, fullyReadBody, extractMimeType } = require_util$4();
	const { FormData, setFormDataState, getFormDataBoundary } = require_formdata();
	const { webidl } = require_webidl();
	const assert = require__builtin_node_assert();
	const { isErrored, isDisturbed } = require__builtin_node_stream();
	const { isUint8Array } = require_types();
	const { serializeAMimeType } = require_data_url();
	const { multipartFormDataParser } = require_formdata_parser();
	const { parseJSONFromBytes } = require_infra();
	const { utf8DecodeBytes } = require_encoding();
	const { ReadableStreamTee } = require_web();
	const textEncoder = new TextEncoder();
	function noop() {}
	const streamRegistry = new FinalizationRegistry((weakRef) => {
		const stream = weakRef.deref();
		if (stream && !stream.locked && !isDisturbed(stream) && !isErrored(stream)) stream.cancel("Response object has been garbage collected").catch(noop);
	});
	function extractBody(object, keepalive = false) {
		let stream = null;
		if (webidl.is.ReadableStream(object)) stream = object;
		else if (webidl.is.Blob(object)) stream = object.stream();
		else stream = new ReadableStream({
			start() {},
			async pull(controller) {
				const result = action();
				const iterator = result?.[Symbol.asyncIterator]?.();
				if (iterator == null) {
					if (result?.length && !isErrored(stream)) controller.enqueue(typeof result === "string" ? textEncoder.encode(result) : new Uint8Array(result));
					queueMicrotask(() => readableStreamClose(controller));
					return;
				}
				while (true) {
					const { value, done } = await iterator.next();
					if (done) {
						queueMicrotask(() => readableStreamClose(controller));
						return;
					}
					if (value.length && !isErrored(stream)) {
						controller.enqueue(new Uint8Array(value));
						return;
					}
				}
			},
			cancel(reason) {
				return action()[Symbol.asyncIterator]?.().return(reason);
			},
			type: "bytes"
		});
		assert(webidl.is.ReadableStream(stream));
		let action = null;
		let source = null;
		let length = null;
		let type = null;
		if (typeof object === "string") {
			source = object;
			type = "text/plain;charset=UTF-8";
		} else if (webidl.is.URLSearchParams(object)) {
			source = object.toString();
			type = "application/x-www-form-urlencoded;charset=UTF-8";
		} else if (webidl.is.BufferSource(object)) source = webidl.util.getCopyOfBytesHeldByBufferSource(object);
		else if (webidl.is.FormData(object)) {
			const boundary = getFormDataBoundary(object);
			const prefix = `--${boundary}\r\nContent-Disposition: form-data`;
			const formdataEscape = (str) => str.replace(/\n/g, "%0A").replace(/\r/g, "%0D").replace(/"/g, "%22");
			const normalizeLinefeeds = (value) => value.replace(/\r?\n|\r/g, "\r\n");
			const blobParts = [];
			const rn = new Uint8Array([13, 10]);
			length = 0;
			let hasUnknownSizeValue = false;
			for (const [name, value] of object) if (typeof value === "string") {
				const chunk = textEncoder.encode(prefix + `; name="${formdataEscape(normalizeLinefeeds(name))}"\r\n\r\n${normalizeLinefeeds(value)}\r\n`);
				blobParts.push(chunk);
				length += chunk.byteLength;
			} else {
				const chunk = textEncoder.encode(`${prefix}; name="${formdataEscape(normalizeLinefeeds(name))}"` + (value.name ? `; filename="${formdataEscape(value.name)}"` : "") + `\r
Content-Type: ${value.type || "application/octet-stream"}\r\n\r\n`);
				blobParts.push(chunk, value, rn);
				if (typeof value.size === "number") length += chunk.byteLength + value.size + rn.byteLength;
				else hasUnknownSizeValue = true;
			}
			const chunk = textEncoder.encode(`--${boundary}--\r\n`);
			blobParts.push(chunk);
			length += chunk.byteLength;
			if (hasUnknownSizeValue) length = null;
			source = object;
			const parts = (async function* () {
				for (const part of blobParts) if (part.stream) yield* part.stream();
				else yield part;
			})();
			action = () => parts;
			type = `multipart/form-data; boundary=${boundary}`;
		} else if (webidl.is.Blob(object)) {
			source = object;
			length = object.size;
			if (object.type) type = object.type;
		} else if (typeof object[Symbol.asyncIterator] === "function") {
			if (keepalive) throw new TypeError("keepalive");
			if (util.isDisturbed(object) || object.locked) throw new TypeError("Response body object should not be disturbed or locked");
			if (webidl.is.ReadableStream(object)) stream = object;
			else {
				const reader = ReadableStream.from(object).getReader();
				let cancelled = false;
				stream = new ReadableStream({
					async pull(controller) {
						while (true) {
							const { done, value } = await reader.read();
							if (cancelled) return;
							if (done) {
								controller.close();
								return;
							}
							const bytes = isUint8Array(value) ? value : Buffer.from(value);
							if (bytes.byteLength) {
								controller.enqueue(bytes);
								return;
							}
						}
					},
					cancel(reason) {
						cancelled = true;
						return reader.cancel(reason);
					}
				}, { highWaterMark: 0 });
			}
		}
		if (typeof source === "string" || isUint8Array(source)) {
			action = () => source;
			length = typeof source === "string" ? Buffer.byteLength(source) : source.length;
		}
		return [{
			stream,
			source,
			length
		}, type];
	}
	function safelyExtractBody(object, keepalive = false) {
		if (webidl.is.ReadableStream(object)) {
			assert(!util.isDisturbed(object), "The body has already been consumed.");
			assert(!object.locked, "The stream is locked.");
		}
		return extractBody(object, keepalive);
	}
	function cloneBody(body) {
		const { 0: out1, 1: out2 } = ReadableStreamTee?.(body.stream, true) ?? body.stream.tee();
		body.stream = out1;
		return {
			stream: out2,
			length: body.length,
			source: body.source
		};
	}
	function bodyMixinMethods(brandCheck, getInternalState) {
		return {
			blob() {
				return consumeBody(this, (bytes) => {
					let mimeType = bodyMimeType(getInternalState(this));
					if (mimeType === null) mimeType = "";
					else if (mimeType) mimeType = serializeAMimeType(mimeType);
					return new Blob([bytes], { type: mimeType });
				}, brandCheck, getInternalState);
			},
			arrayBuffer() {
				return consumeBody(this, (bytes) => {
					return new Uint8Array(bytes).buffer;
				}, brandCheck, getInternalState);
			},
			text() {
				return consumeBody(this, utf8DecodeBytes, brandCheck, getInternalState);
			},
			json() {
				return consumeBody(this, parseJSONFromBytes, brandCheck, getInternalState);
			},
			formData() {
				return consumeBody(this, (value) => {
					const mimeType = bodyMimeType(getInternalState(this));
					if (mimeType !== null) switch (mimeType.essence) {
						case "multipart/form-data": {
							const parsed = multipartFormDataParser(value, mimeType);
							const fd = new FormData();
							setFormDataState(fd, parsed);
							return fd;
						}
						case "application/x-www-form-urlencoded": {
							const entries = new URLSearchParams(value.toString());
							const fd = new FormData();
							for (const [name, value] of entries) fd.append(name, value);
							return fd;
						}
					}
					throw new TypeError("Content-Type was not one of \"multipart/form-data\" or \"application/x-www-form-urlencoded\".");
				}, brandCheck, getInternalState);
			},
			bytes() {
				return consumeBody(this, (bytes) => {
					return new Uint8Array(bytes);
				}, brandCheck, getInternalState);
			},
			textStream() {
				const this_ = getInternalState(this);
				if (bodyUnusable(this_)) throw new TypeError("Body is unusable: Body has already been read");
				if (this_.body == null) {
					let controller;
					const emptyStream = new ReadableStream({
						start: (c) => {
							controller = c;
						},
						pull: () => Promise.resolve(),
						cancel: () => Promise.resolve()
					}, { size: () => 1 });
					controller.close();
					return emptyStream;
				}
				const stream = this_.body.stream;
				const decoder = new TextDecoderStream("UTF-8");
				return stream.pipeThrough(decoder);
			}
		};
	}
	function mixinBody(prototype, getInternalState, brandCheck) {
		Object.assign(prototype.prototype, bodyMixinMethods(brandCheck, getInternalState));
	}
	function consumeBody(object, convertBytesToJSValue, brandCheck, getInternalState) {
		try {
			webidl.brandCheck(object, brandCheck);
		} catch (e) {
			return Promise.reject(e);
		}
		object = getInternalState(object);
		if (bodyUnusable(object)) return Promise.reject(new TypeError("Body is unusable: Body has already been read"));
		const promise = Promise.withResolvers();
		const errorSteps = promise.reject;
		const successSteps = (data) => {
			try {
				promise.resolve(convertBytesToJSValue(data));
			} catch (e) {
				errorSteps(e);
			}
		};
		if (object.body == null) {
			successSteps(Buffer.allocUnsafe(0));
			return promise.promise;
		}
		fullyReadBody(object.body, successSteps, errorSteps);
		return promise.promise;
	}
	function bodyUnusable(object) {
		const body = object.body;
		return body != null && (body.stream.locked || util.isDisturbed(body.stream));
	}
	function bodyMimeType(requestOrResponse) {
		const headers = requestOrResponse.headersList;
		const mimeType = extractMimeType(headers);
		if (mimeType === "failure") return null;
		return mimeType;
	}
	module.exports = {
		extractBody,
		safelyExtractBody,
		cloneBody,
		mixinBody,
		streamRegistry,
		bodyUnusable
	};
}));
// node_modules/undici/lib/web/fetch/response.js
var require_response = __commonJSMin(((exports, module) => {
	const { Headers, HeadersList, fill, getHeadersGuard, setHeadersGuard, setHeadersList } = require_headers();
	const { extractBody, cloneBody, mixinBody, streamRegistry, bodyUnusable } = require_body();
	const util = require_util$5();
	const nodeUtil = require__builtin_node_util();
	const { kEnumerableProperty } = util;
	const { isValidReasonPhrase, isCancelled, isAborted, isErrorLike, environmentSettingsObject: relevantRealm } = require_util$4();
	const { redirectStatusSet, nullBodyStatus } = require_constants$2();
	const { webidl } = require_webidl();
	const { URLSerializer } = require_data_url();
	const { kConstruct } = require_symbols();
	const assert = require__builtin_node_assert();
	const { isomorphicEncode, serializeJavascriptValueToJSONString } = require_infra();
	const textEncoder = new TextEncoder("utf-8");
	let getResponseHeaders;
	let setResponseHeaders;
	let getResponseState;
	let setResponseState;
	var Response = class {
		#headers;
		#state;
		static error() {
			return fromInnerResponse(makeNetworkError(), "immutable");
		}
		static json(data, init = void 0) {
			webidl.argumentLengthCheck(arguments, 1, "Response.json");
			init = webidl.converters.ResponseInit(init);
			const bytes = textEncoder.encode(serializeJavascriptValueToJSONString(data));
			const body = extractBody(bytes);
			const responseObject = fromInnerResponse(makeResponse({}), "response");
			initializeResponse(responseObject, init, {
				body: body[0],
				type: "application/json"
			});
			return responseObject;
		}
		static redirect(url, status = 302) {
			webidl.argumentLengthCheck(arguments, 1, "Response.redirect");
			url = webidl.converters.USVString(url);
			status = webidl.converters["unsigned short"](status);
			let parsedURL;
			try {
				parsedURL = new URL(url, relevantRealm.settingsObject.baseUrl);
			} catch (err) {
				throw new TypeError(`Failed to parse URL from ${url}`, { cause: err });
			}
			if (!redirectStatusSet.has(status)) throw new RangeError(`Invalid status code ${status}`);
			const responseObject = fromInnerResponse(makeResponse({}), "immutable");
			responseObject.#state.status = status;
			const value = isomorphicEncode(URLSerializer(parsedURL));
			responseObject.#state.headersList.append("location", value, true);
			return responseObject;
		}
		constructor(body = null, init = void 0) {
			webidl.util.markAsUncloneable(this);
			if (body === kConstruct) return;
			if (body !== null) body = webidl.converters.BodyInit(body, "Response", "body");
			init = webidl.converters.ResponseInit(init);
			this.#state = makeResponse({});
			this.#headers = new Headers(kConstruct);
			setHeadersGuard(this.#headers, "response");
			setHeadersList(this.#headers, this.#state.headersList);
			let bodyWithType = null;
			if (body != null) {
				const [extractedBody, type] = extractBody(body);
				bodyWithType = {
					body: extractedBody,
					type
				};
			}
			initializeResponse(this, init, bodyWithType);
		}
		get type() {
			webidl.brandCheck(this, webidl.is.Response);
			return this.#state.type;
		}
		get url() {
			webidl.brandCheck(this, webidl.is.Response);
			const urlList = this.#state.urlList;
			const url = urlList[urlList.length - 1] ?? null;
			if (url === null) return "";
			return URLSerializer(url, true);
		}
		get redirected() {
			webidl.brandCheck(this, webidl.is.Response);
			return this.#state.urlList.length > 1;
		}
		get status() {
			webidl.brandCheck(this, webidl.is.Response);
			return this.#state.status;
		}
		get ok() {
			webidl.brandCheck(this, webidl.is.Response);
			return this.#state.status >= 200 && this.#state.status <= 299;
		}
		get statusText() {
			webidl.brandCheck(this, webidl.is.Response);
			return this.#state.statusText;
		}
		get headers() {
			webidl.brandCheck(this, webidl.is.Response);
			return this.#headers;
		}
		get body() {
			webidl.brandCheck(this, webidl.is.Response);
			return this.#state.body ? this.#state.body.stream : null;
		}
		get bodyUsed() {
			webidl.brandCheck(this, webidl.is.Response);
			return !!this.#state.body && util.isDisturbed(this.#state.body.stream);
		}
		clone() {
			webidl.brandCheck(this, webidl.is.Response);
			if (bodyUnusable(this.#state)) throw webidl.errors.exception({
				header: "Response.clone",
				message: "Body has already been consumed."
			});
			const clonedResponse = cloneResponse(this.#state);
			if (this.#state.urlList.length !== 0 && this.#state.body?.stream) streamRegistry.register(this, new WeakRef(this.#state.body.stream));
			return fromInnerResponse(clonedResponse, getHeadersGuard(this.#headers));
		}
		[nodeUtil.inspect.custom](depth, options) {
			if (options.depth === null) options.depth = 2;
			options.colors ??= true;
			const properties = {
				status: this.status,
				statusText: this.statusText,
				headers: this.headers,
				body: this.body,
				bodyUsed: this.bodyUsed,
				ok: this.ok,
				redirected: this.redirected,
				type: this.type,
				url: this.url
			};
			return `Response ${nodeUtil.formatWithOptions(options, properties)}`;
		}
		static {
			getResponseHeaders = (response) => {
				return response.#headers;
			};
			setResponseHeaders = (response, newHeaders) => {
				response.#headers = newHeaders;
			};
			getResponseState = (response) => {
				return response.#state;
			};
			setResponseState = (response, newState) => {
				response.#state = newState;
			};
			webidl.is.Response = (arg) => {
				return arg != null && typeof arg === "object" && #state in arg;
			};
		}
	};
	mixinBody(Response, getResponseState, webidl.is.Response);
	Object.defineProperties(Response.prototype, {
		type: kEnumerableProperty,
		url: kEnumerableProperty,
		status: kEnumerableProperty,
		ok: kEnumerableProperty,
		redirected: kEnumerableProperty,
		statusText: kEnumerableProperty,
		headers: kEnumerableProperty,
		clone: kEnumerableProperty,
		body: kEnumerableProperty,
		bodyUsed: kEnumerableProperty,
		[Symbol.toStringTag]: {
			value: "Response",
			configurable: true
		}
	});
	Object.defineProperties(Response, {
		json: kEnumerableProperty,
		redirect: kEnumerableProperty,
		error: kEnumerableProperty
	});
	function cloneResponse(response) {
		if (response.internalResponse) return filterResponse(cloneResponse(response.internalResponse), response.type);
		const newResponse = makeResponse({
			...response,
			body: null
		});
		if (response.body != null) newResponse.body = cloneBody(response.body);
		return newResponse;
	}
	function makeResponse(init) {
		return {
			aborted: false,
			rangeRequested: false,
			timingAllowPassed: false,
			requestIncludesCredentials: false,
			type: "default",
			status: 200,
			timingInfo: null,
			cacheState: "",
			statusText: "",
			...init,
			headersList: init?.headersList ? new HeadersList(init?.headersList) : new HeadersList(),
			urlList: init?.urlList ? [...init.urlList] : []
		};
	}
	function makeNetworkError(reason) {
		return makeResponse({
			type: "error",
			status: 0,
			error: isErrorLike(reason) ? reason : new Error(reason ? String(reason) : reason),
			aborted: reason && reason.name === "AbortError"
		});
	}
	function isNetworkError(response) {
		return response.type === "error" && response.status === 0;
	}
	function makeFilteredResponse(response, state) {
		state = {
			internalResponse: response,
			...state
		};
		return new Proxy(response, {
			get(target, p) {
				return p in state ? state[p] : target[p];
			},
			set(target, p, value) {
				assert(!(p in state));
				target[p] = value;
				return true;
			}
		});
	}
	function filterResponse(response, type) {
		if (type === "basic") return makeFilteredResponse(response, {
			type: "basic",
			headersList: response.headersList
		});
		else if (type === "cors") return makeFilteredResponse(response, {
			type: "cors",
			headersList: response.headersList
		});
		else if (type === "opaque") return makeFilteredResponse(response, {
			type: "opaque",
			urlList: [],
			status: 0,
			statusText: "",
			body: null
		});
		else if (type === "opaqueredirect") return makeFilteredResponse(response, {
			type: "opaqueredirect",
			status: 0,
			statusText: "",
			headersList: [],
			body: null
		});
		else assert(false);
	}
	function makeAppropriateNetworkError(fetchParams, err = null) {
		assert(isCancelled(fetchParams));
		return isAborted(fetchParams) ? makeNetworkError(Object.assign(new DOMException("The operation was aborted.", "AbortError"), { cause: err })) : makeNetworkError(Object.assign(new DOMException("Request was cancelled."), { cause: err }));
	}
	function initializeResponse(response, init, body) {
		if (init.status !== null && (init.status < 200 || init.status > 599)) throw new RangeError("init[\"status\"] must be in the range of 200 to 599, inclusive.");
		if ("statusText" in init && init.statusText != null) {
			if (!isValidReasonPhrase(String(init.statusText))) throw new TypeError("Invalid statusText");
		}
		if ("status" in init && init.status != null) getResponseState(response).status = init.status;
		if ("statusText" in init && init.statusText != null) getResponseState(response).statusText = init.statusText;
		if ("headers" in init && init.headers != null) fill(getResponseHeaders(response), init.headers);
		if (body) {
			if (nullBodyStatus.includes(response.status)) throw webidl.errors.exception({
				header: "Response constructor",
				message: `Invalid response status code ${response.status}`
			});
			getResponseState(response).body = body.body;
			if (body.type != null && !getResponseState(response).headersList.contains("content-type", true)) getResponseState(response).headersList.append("content-type", body.type, true);
		}
	}
	function fromInnerResponse(innerResponse, guard) {
		const response = new Response(kConstruct);
		setResponseState(response, innerResponse);
		const headers = new Headers(kConstruct);
		setResponseHeaders(response, headers);
		setHeadersList(headers, innerResponse.headersList);
		setHeadersGuard(headers, guard);
		if (innerResponse.urlList.length !== 0 && innerResponse.body?.stream) streamRegistry.register(response, new WeakRef(innerResponse.body.stream));
		return response;
	}
	webidl.converters.XMLHttpRequestBodyInit = function(V, prefix, name) {
		if (typeof V === "string") return webidl.converters.USVString(V, prefix, name);
		if (webidl.is.Blob(V)) return V;
		if (webidl.is.BufferSource(V)) return V;
		if (webidl.is.FormData(V)) return V;
		if (webidl.is.URLSearchParams(V)) return V;
		return webidl.converters.DOMString(V, prefix, name);
	};
	webidl.converters.BodyInit = function(V, prefix, argument) {
		if (webidl.is.ReadableStream(V)) return V;
		if (V?.[Symbol.asyncIterator]) return V;
		return webidl.converters.XMLHttpRequestBodyInit(V, prefix, argument);
	};
	webidl.converters.ResponseInit = webidl.dictionaryConverter([
		{
			key: "status",
			converter: webidl.converters["unsigned short"],
			defaultValue: () => 200
		},
		{
			key: "statusText",
			converter: webidl.converters.ByteString,
			defaultValue: () => ""
		},
		{
			key: "headers",
			converter: webidl.converters.HeadersInit
		}
	]);
	module.exports = {
		isNetworkError,
		makeNetworkError,
		makeResponse,
		makeAppropriateNetworkError,
		filterResponse,
		Response,
		cloneResponse,
		fromInnerResponse,
		getResponseState
	};
}));
// node_modules/undici/lib/web/fetch/request.js
var require_request = __commonJSMin(((exports, module) => {
	const { extractBody, mixinBody, cloneBody, bodyUnusable } = require_body();
	const { Headers, fill: fillHeaders, HeadersList, setHeadersGuard, getHeadersGuard, setHeadersList, getHeadersList } = require_headers();
	const util = require_util$5();
	const nodeUtil = require__builtin_node_util();
	const { isValidHTTPToken, sameOrigin, environmentSettingsObject } = require_util$4();
	const { forbiddenMethodsSet, corsSafeListedMethodsSet, referrerPolicy, requestRedirect, requestMode, requestCredentials, requestCache, requestDuplex } = require_constants$2();
	const { kEnumerableProperty, normalizedMethodRecordsBase, normalizedMethodRecords } = util;
	const { webidl } = require_webidl();
	const { URLSerializer } = require_data_url();
	const { kConstruct } = require_symbols();
	const assert = require__builtin_node_assert();
	const requestFinalizer = new FinalizationRegistry(({ signal, reference }) => {
		removeSignalFollower(signal, reference);
	});
	const requestSignals = new WeakMap();
	const signalFollowers = new WeakMap();
	function removeSignalFollower(signal, reference) {
		const followers = signalFollowers.get(signal);
		if (followers instanceof Set) {
			followers.delete(reference);
			if (followers.size !== 0) return;
		}
		signal.removeEventListener("abort", abortSignalFollowers);
		signalFollowers.delete(signal);
	}
	function abortSignalFollower(reference, reason) {
		requestFinalizer.unregister(reference);
		const ac = reference.deref();
		if (ac !== void 0) {
			requestSignals.delete(ac.signal);
			ac.abort(reason);
		}
	}
	function abortSignalFollowers() {
		this.removeEventListener("abort", abortSignalFollowers);
		const followers = signalFollowers.get(this);
		if (followers instanceof Set) {
			for (const reference of followers) abortSignalFollower(reference, this.reason);
			followers.clear();
		} else abortSignalFollower(followers, this.reason);
		signalFollowers.delete(this);
	}
	function createDependentSignal(signal) {
		const ac = new AbortController();
		if (signal == null) return ac.signal;
		if (signal.aborted) {
			ac.abort(signal.reason);
			return ac.signal;
		}
		const reference = new WeakRef(ac);
		const followers = signalFollowers.get(signal);
		if (followers === void 0) {
			util.addAbortListener(signal, abortSignalFollowers);
			signalFollowers.set(signal, reference);
		} else if (followers instanceof WeakRef) {
			const controllers = new Set();
			controllers.add(followers);
			controllers.add(reference);
			signalFollowers.set(signal, controllers);
		} else followers.add(reference);
		requestFinalizer.register(ac, {
			signal,
			reference
		}, reference);
		requestSignals.set(ac.signal, {
			controller: ac,
			source: signal,
			reference
		});
		return ac.signal;
	}
	let patchMethodWarning = false;
	let setRequestSignal;
	let getRequestDispatcher;
	let setRequestDispatcher;
	let setRequestHeaders;
	let getRequestState;
	let setRequestState;
	let removeRequestAbortListener;
	var Request = class {
		#signal;
		#dispatcher;
		#headers;
		#state;
		constructor(input, init = void 0) {
			webidl.util.markAsUncloneable(this);
			if (input === kConstruct) return;
			webidl.argumentLengthCheck(arguments, 1, "Request constructor");
			input = webidl.converters.RequestInfo(input);
			init = webidl.converters.RequestInit(init);
			let request = null;
			let fallbackMode = null;
			const baseUrl = environmentSettingsObject.settingsObject.baseUrl;
			let signal = null;
			if (typeof input === "string") {
				this.#dispatcher = init.dispatcher;
				let parsedURL;
				try {
					parsedURL = new URL(input, baseUrl);
				} catch (err) {
					throw new TypeError("Failed to parse URL from " + input, { cause: err });
				}
				if (parsedURL.username || parsedURL.password) throw new TypeError("Request cannot be constructed from a URL that includes credentials: " + input);
				request = makeRequest({ urlList: [parsedURL] });
				fallbackMode = "cors";
			} else {
				assert(webidl.is.Request(input));
				request = input.#state;
				signal = input.#signal;
				this.#dispatcher = init.dispatcher || input.#dispatcher;
			}
			const origin = environmentSettingsObject.settingsObject.origin;
			let window = "client";
			if (request.window?.constructor?.name === "EnvironmentSettingsObject" && sameOrigin(request.window, origin)) window = request.window;
			if (init.window != null) throw new TypeError(`'window' option '${window}' must be null`);
			if ("window" in init) window = "no-window";
			request = makeRequest({
				method: request.method,
				headersList: request.headersList,
				unsafeRequest: request.unsafeRequest,
				client: environmentSettingsObject.settingsObject,
				window,
				priority: request.priority,
				origin: request.origin,
				referrer: request.referrer,
				referrerPolicy: request.referrerPolicy,
				mode: request.mode,
				credentials: request.credentials,
				cache: request.cache,
				redirect: request.redirect,
				integrity: request.integrity,
				keepalive: request.keepalive,
				reloadNavigation: request.reloadNavigation,
				historyNavigation: request.historyNavigation,
				urlList: [...request.urlList]
			});
			const initHasKey = Object.keys(init).length !== 0;
			if (initHasKey) {
				if (request.mode === "navigate") request.mode = "same-origin";
				request.reloadNavigation = false;
				request.historyNavigation = false;
				request.origin = "client";
				request.referrer = "client";
				request.referrerPolicy = "";
				request.url = request.urlList[request.urlList.length - 1];
				request.urlList = [request.url];
			}
			if (init.referrer !== void 0) {
				const referrer = init.referrer;
				if (referrer === "") request.referrer = "no-referrer";
				else {
					let parsedReferrer;
					try {
						parsedReferrer = new URL(referrer, baseUrl);
					} catch (err) {
						throw new TypeError(`Referrer "${referrer}" is not a valid URL.`, { cause: err });
					}
					if (parsedReferrer.protocol === "about:" && parsedReferrer.hostname === "client" || origin && !sameOrigin(parsedReferrer, environmentSettingsObject.settingsObject.baseUrl)) request.referrer = "client";
					else request.referrer = parsedReferrer;
				}
			}
			if (init.referrerPolicy !== void 0) request.referrerPolicy = init.referrerPolicy;
			let mode;
			if (init.mode !== void 0) mode = init.mode;
			else mode = fallbackMode;
			if (mode === "navigate") throw webidl.errors.exception({
				header: "Request constructor",
				message: "invalid request mode navigate."
			});
			if (mode != null) request.mode = mode;
			if (init.credentials !== void 0) request.credentials = init.credentials;
			if (init.cache !== void 0) request.cache = init.cache;
			if (request.cache === "only-if-cached" && request.mode !== "same-origin") throw new TypeError("'only-if-cached' can be set only with 'same-origin' mode");
			if (init.redirect !== void 0) request.redirect = init.redirect;
			if (init.integrity != null) request.integrity = String(init.integrity);
			if (init.keepalive !== void 0) request.keepalive = Boolean(init.keepalive);
			if (init.method !== void 0) {
				let method = init.method;
				const mayBeNormalized = normalizedMethodRecords[method];
				if (mayBeNormalized !== void 0) request.method = mayBeNormalized;
				else {
					if (!isValidHTTPToken(method)) throw new TypeError(`'${method}' is not a valid HTTP method.`);
					const upperCase = method.toUpperCase();
					if (forbiddenMethodsSet.has(upperCase)) throw new TypeError(`'${method}' HTTP method is unsupported.`);
					method = normalizedMethodRecordsBase[upperCase] ?? method;
					request.method = method;
				}
				if (!patchMethodWarning && request.method === "patch") {
					process.emitWarning("Using `patch` is highly likely to result in a `405 Method Not Allowed`. `PATCH` is much more likely to succeed.", { code: "UNDICI-FETCH-patch" });
					patchMethodWarning = true;
				}
			}
			if (init.signal !== void 0) signal = init.signal;
			this.#state = request;
			this.#signal = createDependentSignal(signal);
			this.#headers = new Headers(kConstruct);
			setHeadersList(this.#headers, request.headersList);
			setHeadersGuard(this.#headers, "request");
			if (mode === "no-cors") {
				if (!corsSafeListedMethodsSet.has(request.method)) throw new TypeError(`'${request.method} is unsupported in no-cors mode.`);
				setHeadersGuard(this.#headers, "request-no-cors");
			}
			if (initHasKey) {
				const headersList = getHeadersList(this.#headers);
				const headers = init.headers !== void 0 ? init.headers : new HeadersList(headersList);
				headersList.clear();
				if (headers instanceof HeadersList) {
					for (const { name, value } of headers.rawValues()) headersList.append(name, value, false);
					headersList.cookies = headers.cookies;
				} else fillHeaders(this.#headers, headers);
			}
			const inputBody = webidl.is.Request(input) ? input.#state.body : null;
			if ((init.body != null || inputBody != null) && (request.method === "GET" || request.method === "HEAD")) throw new TypeError("Request with GET/HEAD method cannot have body.");
			let initBody = null;
			if (init.body != null) {
				const [extractedBody, contentType] = extractBody(init.body, request.keepalive);
				initBody = extractedBody;
				if (contentType && !getHeadersList(this.#headers).contains("content-type", true)) this.#headers.append("content-type", contentType, true);
			}
			const inputOrInitBody = initBody ?? inputBody;
			if (inputOrInitBody != null && inputOrInitBody.source == null) {
				if (initBody != null && init.duplex == null) throw new TypeError("RequestInit: duplex option is required when sending a body.");
				if (request.mode !== "same-origin" && request.mode !== "cors") throw new TypeError("If request is made from ReadableStream, mode should be \"same-origin\" or \"cors\"");
				request.useCORSPreflightFlag = true;
			}
			let finalBody = inputOrInitBody;
			if (initBody == null && inputBody != null) {
				if (bodyUnusable(input.#state)) throw new TypeError("Cannot construct a Request with a Request object that has already been used.");
				const identityTransform = new TransformStream();
				inputBody.stream.pipeThrough(identityTransform);
				finalBody = {
					source: inputBody.source,
					length: inputBody.length,
					stream: identityTransform.readable
				};
			}
			this.#state.body = finalBody;
		}
		get method() {
			webidl.brandCheck(this, webidl.is.Request);
			return this.#state.method;
		}
		get url() {
			webidl.brandCheck(this, webidl.is.Request);
			return URLSerializer(this.#state.url);
		}
		get headers() {
			webidl.brandCheck(this, webidl.is.Request);
			return this.#headers;
		}
		get destination() {
			webidl.brandCheck(this, webidl.is.Request);
			return this.#state.destination;
		}
		get referrer() {
			webidl.brandCheck(this, webidl.is.Request);
			if (this.#state.referrer === "no-referrer") return "";
			if (this.#state.referrer === "client") return "about:client";
			return this.#state.referrer.toString();
		}
		get referrerPolicy() {
			webidl.brandCheck(this, webidl.is.Request);
			return this.#state.referrerPolicy;
		}
		get mode() {
			webidl.brandCheck(this, webidl.is.Request);
			return this.#state.mode;
		}
		get credentials() {
			webidl.brandCheck(this, webidl.is.Request);
			return this.#state.credentials;
		}
		get cache() {
			webidl.brandCheck(this, webidl.is.Request);
			return this.#state.cache;
		}
		get redirect() {
			webidl.brandCheck(this, webidl.is.Request);
			return this.#state.redirect;
		}
		get integrity() {
			webidl.brandCheck(this, webidl.is.Request);
			return this.#state.integrity;
		}
		get keepalive() {
			webidl.brandCheck(this, webidl.is.Request);
			return this.#state.keepalive;
		}
		get isReloadNavigation() {
			webidl.brandCheck(this, webidl.is.Request);
			return this.#state.reloadNavigation;
		}
		get isHistoryNavigation() {
			webidl.brandCheck(this, webidl.is.Request);
			return this.#state.historyNavigation;
		}
		get signal() {
			webidl.brandCheck(this, webidl.is.Request);
			return this.#signal;
		}
		get body() {
			webidl.brandCheck(this, webidl.is.Request);
			return this.#state.body ? this.#state.body.stream : null;
		}
		get bodyUsed() {
			webidl.brandCheck(this, webidl.is.Request);
			return !!this.#state.body && util.isDisturbed(this.#state.body.stream);
		}
		get duplex() {
			webidl.brandCheck(this, webidl.is.Request);
			return "half";
		}
		clone() {
			webidl.brandCheck(this, webidl.is.Request);
			if (bodyUnusable(this.#state)) throw new TypeError("unusable");
			const clonedRequest = cloneRequest(this.#state);
			const signal = createDependentSignal(this.#signal);
			return fromInnerRequest(clonedRequest, this.#dispatcher, signal, getHeadersGuard(this.#headers));
		}
		[nodeUtil.inspect.custom](depth, options) {
			if (options.depth === null) options.depth = 2;
			options.colors ??= true;
			const properties = {
				method: this.method,
				url: this.url,
				headers: this.headers,
				destination: this.destination,
				referrer: this.referrer,
				referrerPolicy: this.referrerPolicy,
				mode: this.mode,
				credentials: this.credentials,
				cache: this.cache,
				redirect: this.redirect,
				integrity: this.integrity,
				keepalive: this.keepalive,
				isReloadNavigation: this.isReloadNavigation,
				isHistoryNavigation: this.isHistoryNavigation,
				signal: this.signal
			};
			return `Request ${nodeUtil.formatWithOptions(options, properties)}`;
		}
		static {
			setRequestSignal = (request, newSignal) => {
				request.#signal = newSignal;
			};
			getRequestDispatcher = (request) => {
				return request.#dispatcher;
			};
			setRequestDispatcher = (request, newDispatcher) => {
				request.#dispatcher = newDispatcher;
			};
			setRequestHeaders = (request, newHeaders) => {
				request.#headers = newHeaders;
			};
			getRequestState = (request) => {
				return request.#state;
			};
			setRequestState = (request, newState) => {
				request.#state = newState;
			};
			removeRequestAbortListener = (request) => {
				const state = requestSignals.get(request.#signal);
				if (state !== void 0) {
					requestSignals.delete(request.#signal);
					requestFinalizer.unregister(state.reference);
					removeSignalFollower(state.source, state.reference);
				}
			};
			webidl.is.Request = (arg) => {
				return arg != null && typeof arg === "object" && #state in arg;
			};
		}
	};
	mixinBody(Request, getRequestState, webidl.is.Request);
	function makeRequest(init) {
		return {
			method: init.method ?? "GET",
			localURLsOnly: init.localURLsOnly ?? false,
			unsafeRequest: init.unsafeRequest ?? false,
			body: init.body ?? null,
			client: init.client ?? null,
			reservedClient: init.reservedClient ?? null,
			replacesClientId: init.replacesClientId ?? "",
			window: init.window ?? "client",
			keepalive: init.keepalive ?? false,
			serviceWorkers: init.serviceWorkers ?? "all",
			initiator: init.initiator ?? "",
			destination: init.destination ?? "",
			priority: init.priority ?? "auto",
			origin: init.origin ?? "client",
			policyContainer: init.policyContainer ?? "client",
			referrer: init.referrer ?? "client",
			referrerPolicy: init.referrerPolicy ?? "",
			mode: init.mode ?? "no-cors",
			useCORSPreflightFlag: init.useCORSPreflightFlag ?? false,
			credentials: init.credentials ?? "same-origin",
			useCredentials: init.useCredentials ?? false,
			cache: init.cache ?? "default",
			redirect: init.redirect ?? "follow",
			integrity: init.integrity ?? "",
			cryptoGraphicsNonceMetadata: init.cryptoGraphicsNonceMetadata ?? "",
			parserMetadata: init.parserMetadata ?? "",
			reloadNavigation: init.reloadNavigation ?? false,
			historyNavigation: init.historyNavigation ?? false,
			userActivation: init.userActivation ?? false,
			taintedOrigin: init.taintedOrigin ?? false,
			redirectCount: init.redirectCount ?? 0,
			responseTainting: init.responseTainting ?? "basic",
			preventNoCacheCacheControlHeaderModification: init.preventNoCacheCacheControlHeaderModification ?? false,
			done: init.done ?? false,
			timingAllowFailed: init.timingAllowFailed ?? false,
			useURLCredentials: init.useURLCredentials ?? void 0,
			traversableForUserPrompts: init.traversableForUserPrompts ?? "client",
			urlList: init.urlList,
			url: init.urlList[0],
			headersList: init.headersList ? new HeadersList(init.headersList) : new HeadersList()
		};
	}
	function cloneRequest(request) {
		const newRequest = makeRequest({
			...request,
			body: null
		});
		if (request.body != null) newRequest.body = cloneBody(request.body);
		return newRequest;
	}
	function fromInnerRequest(innerRequest, dispatcher, signal, guard) {
		const request = new Request(kConstruct);
		setRequestState(request, innerRequest);
		setRequestDispatcher(request, dispatcher);
		setRequestSignal(request, signal);
		const headers = new Headers(kConstruct);
		setRequestHeaders(request, headers);
		setHeadersList(headers, innerRequest.headersList);
		setHeadersGuard(headers, guard);
		return request;
	}
	Object.defineProperties(Request.prototype, {
		method: kEnumerableProperty,
		url: kEnumerableProperty,
		headers: kEnumerableProperty,
		redirect: kEnumerableProperty,
		clone: kEnumerableProperty,
		signal: kEnumerableProperty,
		duplex: kEnumerableProperty,
		destination: kEnumerableProperty,
		body: kEnumerableProperty,
		bodyUsed: kEnumerableProperty,
		isHistoryNavigation: kEnumerableProperty,
		isReloadNavigation: kEnumerableProperty,
		keepalive: kEnumerableProperty,
		integrity: kEnumerableProperty,
		cache: kEnumerableProperty,
		credentials: kEnumerableProperty,
		attribute: kEnumerableProperty,
		referrerPolicy: kEnumerableProperty,
		referrer: kEnumerableProperty,
		mode: kEnumerableProperty,
		[Symbol.toStringTag]: {
			value: "Request",
			configurable: true
		}
	});
	webidl.converters.RequestInfo = function(V) {
		if (typeof V === "string") return webidl.converters.USVString(V);
		if (webidl.is.Request(V)) return V;
		return webidl.converters.USVString(V);
	};
	webidl.converters.RequestInit = webidl.dictionaryConverter([
		{
			key: "method",
			converter: webidl.converters.ByteString
		},
		{
			key: "headers",
			converter: webidl.converters.HeadersInit
		},
		{
			key: "body",
			converter: webidl.nullableConverter(webidl.converters.BodyInit)
		},
		{
			key: "referrer",
			converter: webidl.converters.USVString
		},
		{
			key: "referrerPolicy",
			converter: webidl.converters.DOMString,
			allowedValues: referrerPolicy
		},
		{
			key: "mode",
			converter: webidl.converters.DOMString,
			allowedValues: requestMode
		},
		{
			key: "credentials",
			converter: webidl.converters.DOMString,
			allowedValues: requestCredentials
		},
		{
			key: "cache",
			converter: webidl.converters.DOMString,
			allowedValues: requestCache
		},
		{
			key: "redirect",
			converter: webidl.converters.DOMString,
			allowedValues: requestRedirect
		},
		{
			key: "integrity",
			converter: webidl.converters.DOMString
		},
		{
			key: "keepalive",
			converter: webidl.converters.boolean
		},
		{
			key: "signal",
			converter: webidl.nullableConverter((signal) => webidl.converters.AbortSignal(signal, "RequestInit", "signal"))
		},
		{
			key: "window",
			converter: webidl.converters.any
		},
		{
			key: "duplex",
			converter: webidl.converters.DOMString,
			allowedValues: requestDuplex
		},
		{
			key: "dispatcher",
			converter: webidl.converters.any
		},
		{
			key: "priority",
			converter: webidl.converters.DOMString,
			allowedValues: [
				"high",
				"low",
				"auto"
			]
		}
	]);
	module.exports = {
		Request,
		makeRequest,
		fromInnerRequest,
		cloneRequest,
		getRequestDispatcher,
		getRequestState,
		removeRequestAbortListener
	};
}));
// node_modules/undici/lib/web/subresource-integrity/subresource-integrity.js
var require_subresource_integrity = __commonJSMin(((exports, module) => {
	const assert = require__builtin_node_assert();
	const { runtimeFeatures } = require_runtime_features();
	const { asciiLowercase } = require_infra();
	const validSRIHashAlgorithmTokenSet = new Map([
		["sha256", 0],
		["sha384", 1],
		["sha512", 2]
	]);
	let crypto;
	if (runtimeFeatures.has("crypto")) {
		crypto = require__builtin_node_crypto();
		const cryptoHashes = crypto.getHashes();
		if (cryptoHashes.length === 0) validSRIHashAlgorithmTokenSet.clear();
		for (const algorithm of validSRIHashAlgorithmTokenSet.keys()) if (cryptoHashes.includes(algorithm) === false) validSRIHashAlgorithmTokenSet.delete(algorithm);
	} else validSRIHashAlgorithmTokenSet.clear();
	const getSRIHashAlgorithmIndex = Map.prototype.get.bind(validSRIHashAlgorithmTokenSet);
	const isValidSRIHashAlgorithm = (algorithm) => validSRIHashAlgorithmTokenSet.has(asciiLowercase(algorithm));
	const bytesMatch = runtimeFeatures.has("crypto") === false || validSRIHashAlgorithmTokenSet.size === 0 ? () => true : (bytes, metadataList) => {
		const parsedMetadata = parseMetadata(metadataList);
		if (parsedMetadata.length === 0) return true;
		const metadata = getStrongestMetadata(parsedMetadata);
		for (const item of metadata) {
			const algorithm = item.alg;
			const expectedValue = item.val;
			if (caseSensitiveMatch(applyAlgorithmToBytes(algorithm, bytes), expectedValue)) return true;
		}
		return false;
	};
	function getStrongestMetadata(metadataList) {
		const result = [];
		let strongest = null;
		for (const item of metadataList) {
			assert(isValidSRIHashAlgorithm(item.alg), "Invalid SRI hash algorithm token");
			if (result.length === 0) {
				result.push(item);
				strongest = item;
				continue;
			}
			const currentAlgorithm = strongest.alg;
			const currentAlgorithmIndex = getSRIHashAlgorithmIndex(currentAlgorithm);
			const newAlgorithm = item.alg;
			const newAlgorithmIndex = getSRIHashAlgorithmIndex(newAlgorithm);
			if (newAlgorithmIndex < currentAlgorithmIndex) continue;
			else if (newAlgorithmIndex > currentAlgorithmIndex) {
				strongest = item;
				result[0] = item;
				result.length = 1;
			} else result.push(item);
		}
		return result;
	}
	function parseMetadata(metadata) {
		const result = [];
		for (const item of metadata.split(/[\t\n\f\r ]+/)) {
			const algorithmExpression = item.split("?", 1)[0];
			let base64Value = "";
			const algorithmAndValue = [algorithmExpression.slice(0, 6), algorithmExpression.slice(7)];
			const algorithm = algorithmAndValue[0];
			if (!isValidSRIHashAlgorithm(algorithm)) continue;
			if (algorithmAndValue[1]) base64Value = algorithmAndValue[1];
			const metadata = {
				alg: asciiLowercase(algorithm),
				val: base64Value
			};
			result.push(metadata);
		}
		return result;
	}
	const applyAlgorithmToBytes = (algorithm, bytes) => {
		return crypto.hash(algorithm, bytes, "base64");
	};
	function caseSensitiveMatch(actualValue, expectedValue) {
		let actualValueLength = actualValue.length;
		if (actualValueLength !== 0 && actualValue[actualValueLength - 1] === "=") actualValueLength -= 1;
		if (actualValueLength !== 0 && actualValue[actualValueLength - 1] === "=") actualValueLength -= 1;
		let expectedValueLength = expectedValue.length;
		if (expectedValueLength !== 0 && expectedValue[expectedValueLength - 1] === "=") expectedValueLength -= 1;
		if (expectedValueLength !== 0 && expectedValue[expectedValueLength - 1] === "=") expectedValueLength -= 1;
		if (actualValueLength !== expectedValueLength) return false;
		for (let i = 0; i < actualValueLength; ++i) {
			if (actualValue[i] === expectedValue[i] || actualValue[i] === "+" && expectedValue[i] === "-" || actualValue[i] === "/" && expectedValue[i] === "_") continue;
			return false;
		}
		return true;
	}
	module.exports = {
		applyAlgorithmToBytes,
		bytesMatch,
		caseSensitiveMatch,
		isValidSRIHashAlgorithm,
		getStrongestMetadata,
		parseMetadata
	};
}));
// node_modules/undici/lib/web/fetch/index.js
var require_fetch = __commonJSMin(((exports, module) => {
	const { makeNetworkError, makeAppropriateNetworkError, filterResponse, makeResponse, fromInnerResponse, getResponseState } = require_response();
	const { HeadersList } = require_headers();
	const { Request, cloneRequest, getRequestDispatcher, getRequestState, removeRequestAbortListener } = require_request();
	const zlib = require__builtin_node_zlib();
	const { makePolicyContainer, clonePolicyContainer, requestBadPort, TAOCheck, appendRequestOriginHeader, responseLocationURL, requestCurrentURL, setRequestReferrerPolicyOnRedirect, tryUpgradeRequestToAPotentiallyTrustworthyURL, createOpaqueTimingInfo, appendFetchMetadata, corsCheck, crossOriginResourcePolicyCheck, determineRequestsReferrer, coarsenedSharedCurrentTime, sameOrigin, isCancelled, isAborted, isErrorLike, fullyReadBody, readableStreamClose, urlIsLocal, urlIsHttpHttpsScheme, urlHasHttpsScheme, clampAndCoarsenConnectionTimingInfo, simpleRangeHeaderValue, buildContentRange, createInflate, extractMimeType, hasAuthenticationEntry, includesCredentials, isTraversableNavigable } = require_util$4();
	const assert = require__builtin_node_assert();
	const { safelyExtractBody, extractBody } = require_body();
	const { redirectStatusSet, nullBodyStatus, safeMethodsSet, requestBodyHeader, subresourceSet } = require_constants$2();
	const EE = require__builtin_node_events();
	const { Readable, pipeline, finished, isErrored, isReadable } = require__builtin_node_stream();
	const { addAbortListener, bufferToLowerCasedHeaderName } = require_util$5();
	const { SocketError } = require_errors();
	const { dataURLProcessor, serializeAMimeType, minimizeSupportedMimeType } = require_data_url();
	const { getGlobalDispatcher } = require_global$1();
	const { webidl } = require_webidl();
	const { STATUS_CODES } = require__builtin_node_http();
	const { bytesMatch } = require_subresource_integrity();
	const { isomorphicEncode } = require_infra();
	const GET_OR_HEAD = ["GET", "HEAD"];
	const defaultUserAgent = "node";
	let resolveObjectURL;
	function appendHeadersListFromResponseHeaders(headersList, headers, rawHeaders) {
		if (Array.isArray(rawHeaders)) {
			for (let i = 0; i < rawHeaders.length; i += 2) {
				const nameStr = bufferToLowerCasedHeaderName(rawHeaders[i]);
				const value = rawHeaders[i + 1];
				if (Array.isArray(value) && !Buffer.isBuffer(value)) for (const val of value) headersList.append(nameStr, val.toString("latin1"), true);
				else headersList.append(nameStr, value.toString("latin1"), true);
			}
			return;
		}
		for (const [name, value] of Object.entries(headers ?? {})) if (Array.isArray(value)) for (const entry of value) headersList.append(name, `${entry}`, true);
		else headersList.append(name, `${value}`, true);
	}
	var Fetch = class extends EE {
		constructor(dispatcher) {
			super();
			this.dispatcher = dispatcher;
			this.connection = null;
			this.dump = false;
			this.state = "ongoing";
		}
		terminate(reason) {
			if (this.state !== "ongoing") return;
			this.state = "terminated";
			this.connection?.destroy(reason);
			this.emit("terminated", reason);
		}
		abort(error) {
			if (this.state !== "ongoing") return;
			this.state = "aborted";
			if (!error) error = new DOMException("The operation was aborted.", "AbortError");
			this.serializedAbortReason = error;
			this.connection?.destroy(error);
			this.emit("terminated", error);
		}
	};
	function handleFetchDone(response) {
		finalizeAndReportTiming(response, "fetch");
	}
	function fetch(input, init = void 0) {
		webidl.argumentLengthCheck(arguments, 1, "globalThis.fetch");
		let p = Promise.withResolvers();
		let requestObject;
		try {
			requestObject = new Request(input, init);
		} catch (e) {
			p.reject(e);
			return p.promise;
		}
		const request = getRequestState(requestObject);
		if (requestObject.signal.aborted) {
			abortFetch(p, request, null, requestObject.signal.reason, null);
			return p.promise;
		}
		if (request.client.globalObject?.constructor?.name === "ServiceWorkerGlobalScope") request.serviceWorkers = "none";
		let responseObject = null;
		let locallyAborted = false;
		let controller = null;
		const removeAbortListener = addAbortListener(requestObject.signal, () => {
			locallyAborted = true;
			assert(controller != null);
			controller.abort(requestObject.signal.reason);
			const realResponse = responseObject?.deref();
			abortFetch(p, request, realResponse, requestObject.signal.reason, controller.controller);
		});
		const cleanupAbortListeners = () => {
			removeAbortListener();
			removeRequestAbortListener(requestObject);
		};
		const processResponse = (response) => {
			if (locallyAborted) return;
			if (response.aborted) {
				abortFetch(p, request, responseObject, controller.serializedAbortReason, controller.controller);
				cleanupAbortListeners();
				return;
			}
			if (response.type === "error") {
				p.reject(new TypeError("fetch failed", { cause: response.error }));
				cleanupAbortListeners();
				return;
			}
			responseObject = new WeakRef(fromInnerResponse(response, "immutable"));
			p.resolve(responseObject.deref());
			p = null;
		};
		controller = fetching({
			request,
			processResponseEndOfBody: (response) => {
				handleFetchDone(response);
				cleanupAbortListeners();
			},
			processResponse,
			dispatcher: getRequestDispatcher(requestObject)
		});
		return p.promise;
	}
	function finalizeAndReportTiming(response, initiatorType = "other") {
		if (response.type === "error" && response.aborted) return;
		if (!response.urlList?.length) return;
		const originalURL = response.urlList[0];
		let timingInfo = response.timingInfo;
		let cacheState = response.cacheState;
		if (!urlIsHttpHttpsScheme(originalURL)) return;
		if (timingInfo === null) return;
		if (!response.timingAllowPassed) {
			timingInfo = createOpaqueTimingInfo({ startTime: timingInfo.startTime });
			cacheState = "";
		}
		timingInfo.endTime = coarsenedSharedCurrentTime();
		response.timingInfo = timingInfo;
		markResourceTiming(timingInfo, originalURL.href, initiatorType, globalThis, cacheState, "", response.status);
	}
	const markResourceTiming = performance.markResourceTiming;
	function abortFetch(p, request, responseObject, error, controller) {
		if (p) p.reject(error);
		if (request.body?.stream != null && isReadable(request.body.stream)) request.body.stream.cancel(error).catch((err) => {
			if (err.code === "ERR_INVALID_STATE") return;
			throw err;
		});
		if (responseObject == null) return;
		const response = getResponseState(responseObject);
		if (response.body?.stream != null && isReadable(response.body.stream)) controller.error(error);
	}
	function fetching({ request, processRequestBodyChunkLength, processRequestEndOfBody, processResponse, processResponseEndOfBody, processResponseConsumeBody, useParallelQueue = false, dispatcher = getGlobalDispatcher() }) {
		assert(dispatcher);
		let taskDestination = null;
		let crossOriginIsolatedCapability = false;
		if (request.client != null) {
			taskDestination = request.client.globalObject;
			crossOriginIsolatedCapability = request.client.crossOriginIsolatedCapability;
		}
		const currentTime = coarsenedSharedCurrentTime(crossOriginIsolatedCapability);
		const timingInfo = createOpaqueTimingInfo({ startTime: currentTime });
		const fetchParams = {
			controller: new Fetch(dispatcher),
			request,
			timingInfo,
			processRequestBodyChunkLength,
			processRequestEndOfBody,
			processResponse,
			processResponseConsumeBody,
			processResponseEndOfBody,
			taskDestination,
			crossOriginIsolatedCapability
		};
		assert(!request.body || request.body.stream);
		if (request.window === "client") request.window = request.client?.globalObject?.constructor?.name === "Window" ? request.client : "no-window";
		if (request.origin === "client") request.origin = request.client.origin;
		if (request.policyContainer === "client") {
			if (request.client != null) request.policyContainer = clonePolicyContainer(request.client.policyContainer);
			else request.policyContainer = makePolicyContainer();
		}
		if (!request.headersList.contains("accept", true)) request.headersList.append("accept", "*/*", true);
		if (!request.headersList.contains("accept-language", true)) request.headersList.append("accept-language", "*", true);
		if (request.priority === null) {}
		if (subresourceSet.has(request.destination)) {}
		mainFetch(fetchParams, false);
		return fetchParams.controller;
	}
	async function mainFetch(fetchParams, recursive) {
		try {
			const request = fetchParams.request;
			let response = null;
			if (request.localURLsOnly && !urlIsLocal(requestCurrentURL(request))) response = makeNetworkError("local URLs only");
			tryUpgradeRequestToAPotentiallyTrustworthyURL(request);
			if (requestBadPort(request) === "blocked") response = makeNetworkError("bad port");
			if (request.referrerPolicy === "") request.referrerPolicy = request.policyContainer.referrerPolicy;
			if (request.referrer !== "no-referrer") request.referrer = determineRequestsReferrer(request);
			if (response === null) {
				const currentURL = requestCurrentURL(request);
				if (sameOrigin(currentURL, request.url) && request.responseTainting === "basic" || currentURL.protocol === "data:" || request.mode === "navigate" || request.mode === "websocket") {
					request.responseTainting = "basic";
					response = await schemeFetch(fetchParams);
				} else if (request.mode === "same-origin") response = makeNetworkError("request mode cannot be \"same-origin\"");
				else if (request.mode === "no-cors") {
					if (request.redirect !== "follow") response = makeNetworkError("redirect mode cannot be \"follow\" for \"no-cors\" request");
					else {
						request.responseTainting = "opaque";
						response = await schemeFetch(fetchParams);
					}
				} else if (!urlIsHttpHttpsScheme(requestCurrentURL(request))) response = makeNetworkError("URL scheme must be a HTTP(S) scheme");
				else {
					request.responseTainting = "cors";
					response = await httpFetch(fetchParams);
				}
			}
			if (recursive) return response;
			if (response.status !== 0 && !response.internalResponse) {
				if (request.responseTainting === "cors") {}
				if (request.responseTainting === "basic") response = filterResponse(response, "basic");
				else if (request.responseTainting === "cors") response = filterResponse(response, "cors");
				else if (request.responseTainting === "opaque") response = filterResponse(response, "opaque");
				else assert(false);
			}
			let internalResponse = response.status === 0 ? response : response.internalResponse;
			if (internalResponse.urlList.length === 0) internalResponse.urlList.push(...request.urlList);
			if (!request.timingAllowFailed) response.timingAllowPassed = true;
			if (response.type === "opaque" && internalResponse.status === 206 && internalResponse.rangeRequested && !request.headers.contains("range", true)) response = internalResponse = makeNetworkError();
			if (response.status !== 0 && (request.method === "HEAD" || request.method === "CONNECT" || nullBodyStatus.includes(internalResponse.status))) {
				internalResponse.body = null;
				fetchParams.controller.dump = true;
			}
			if (request.integrity) {
				const processBodyError = (reason) => fetchFinale(fetchParams, makeNetworkError(reason));
				if (request.responseTainting === "opaque" || response.body == null) {
					processBodyError(response.error);
					return;
				}
				const processBody = (bytes) => {
					if (!bytesMatch(bytes, request.integrity)) {
						processBodyError("integrity mismatch");
						return;
					}
					response.body = safelyExtractBody(bytes)[0];
					fetchFinale(fetchParams, response);
				};
				fullyReadBody(response.body, processBody, processBodyError);
			} else fetchFinale(fetchParams, response);
		} catch (err) {
			fetchParams.controller.terminate(err);
		}
	}
	function schemeFetch(fetchParams) {
		if (isCancelled(fetchParams)) return Promise.resolve(makeAppropriateNetworkError(fetchParams));
		const { request } = fetchParams;
		const { protocol: scheme } = requestCurrentURL(request);
		switch (scheme) {
			case "about:": return Promise.resolve(makeNetworkError("about scheme is not supported"));
			case "blob:": {
				if (!resolveObjectURL) resolveObjectURL = require__builtin_node_buffer().resolveObjectURL;
				const blobURLEntry = requestCurrentURL(request);
				if (blobURLEntry.search.length !== 0) return Promise.resolve(makeNetworkError("NetworkError when attempting to fetch resource."));
				const blob = resolveObjectURL(blobURLEntry.toString());
				if (request.method !== "GET" || !webidl.is.Blob(blob)) return Promise.resolve(makeNetworkError("invalid method"));
				const response = makeResponse();
				const fullLength = blob.size;
				const serializedFullLength = isomorphicEncode(`${fullLength}`);
				const type = blob.type;
				if (!request.headersList.contains("range", true)) {
					const bodyWithType = extractBody(blob);
					response.statusText = "OK";
					response.body = bodyWithType[0];
					response.headersList.set("content-length", serializedFullLength, true);
					response.headersList.set("content-type", type, true);
				} else {
					response.rangeRequested = true;
					const rangeHeader = request.headersList.get("range", true);
					const rangeValue = simpleRangeHeaderValue(rangeHeader, true);
					if (rangeValue === "failure") return Promise.resolve(makeNetworkError("failed to fetch the data URL"));
					let { rangeStartValue: rangeStart, rangeEndValue: rangeEnd } = rangeValue;
					if (rangeStart === null) {
						rangeStart = fullLength - rangeEnd;
						rangeEnd = rangeStart + rangeEnd - 1;
					} else {
						if (rangeStart >= fullLength) return Promise.resolve(makeNetworkError("Range start is greater than the blob's size."));
						if (rangeEnd === null || rangeEnd >= fullLength) rangeEnd = fullLength - 1;
					}
					const slicedBlob = blob.slice(rangeStart, rangeEnd + 1, type);
					response.body = extractBody(slicedBlob)[0];
					const serializedSlicedLength = isomorphicEncode(`${slicedBlob.size}`);
					const contentRange = buildContentRange(rangeStart, rangeEnd, fullLength);
					response.status = 206;
					response.statusText = "Partial Content";
					response.headersList.set("content-length", serializedSlicedLength, true);
					response.headersList.set("content-type", type, true);
					response.headersList.set("content-range", contentRange, true);
				}
				return Promise.resolve(response);
			}
			case "data:": {
				const currentURL = requestCurrentURL(request);
				const dataURLStruct = dataURLProcessor(currentURL);
				if (dataURLStruct === "failure") return Promise.resolve(makeNetworkError("failed to fetch the data URL"));
				const mimeType = serializeAMimeType(dataURLStruct.mimeType);
				return Promise.resolve(makeResponse({
					statusText: "OK",
					headersList: [["content-type", {
						name: "Content-Type",
						value: mimeType
					}]],
					body: safelyExtractBody(dataURLStruct.body)[0]
				}));
			}
			case "file:": return Promise.resolve(makeNetworkError("not implemented... yet..."));
			case "http:":
			case "https:": return httpFetch(fetchParams).catch((err) => makeNetworkError(err));
			default: return Promise.resolve(makeNetworkError("unknown scheme"));
		}
	}
	function finalizeResponse(fetchParams, response) {
		fetchParams.request.done = true;
		if (fetchParams.processResponseDone != null) queueMicrotask(() => fetchParams.processResponseDone(response));
	}
	function fetchFinale(fetchParams, response) {
		let timingInfo = fetchParams.timingInfo;
		if (fetchParams.request.destination === "document") fetchParams.controller.fullTimingInfo = timingInfo;
		const processResponseEndOfBody = () => {
			const unsafeEndTime = Date.now();
			fetchParams.controller.reportTimingSteps = () => {
				if (!urlIsHttpHttpsScheme(fetchParams.request.url)) return;
				timingInfo.endTime = unsafeEndTime;
				let cacheState = response.cacheState;
				const bodyInfo = response.bodyInfo;
				if (!response.timingAllowPassed) {
					timingInfo = createOpaqueTimingInfo(timingInfo);
					cacheState = "";
				}
				let responseStatus = 0;
				if (fetchParams.request.mode !== "navigate" || !response.hasCrossOriginRedirects) {
					responseStatus = response.status;
					const mimeType = extractMimeType(response.headersList);
					if (mimeType !== "failure") bodyInfo.contentType = minimizeSupportedMimeType(mimeType);
				}
				if (fetchParams.request.initiatorType != null) markResourceTiming(timingInfo, fetchParams.request.url.href, fetchParams.request.initiatorType, globalThis, cacheState, bodyInfo, responseStatus);
			};
			const processResponseEndOfBodyTask = () => {
				fetchParams.request.done = true;
				if (fetchParams.processResponseEndOfBody != null) queueMicrotask(() => fetchParams.processResponseEndOfBody(response));
				if (fetchParams.request.initiatorType != null) fetchParams.controller.reportTimingSteps();
			};
			queueMicrotask(() => processResponseEndOfBodyTask());
		};
		if (fetchParams.processResponse != null) queueMicrotask(() => {
			fetchParams.processResponse(response);
			fetchParams.processResponse = null;
		});
		const internalResponse = response.type === "error" ? response : response.internalResponse ?? response;
		if (internalResponse.body == null) processResponseEndOfBody();
		else finished(internalResponse.body.stream, () => {
			processResponseEndOfBody();
		});
		if (fetchParams.processResponseConsumeBody != null) {
			const processBody = (nullOrBytes) => fetchParams.processResponseConsumeBody(response, nullOrBytes);
			const processBodyError = () => fetchParams.processResponseConsumeBody(response, "failure");
			if (internalResponse.body == null) queueMicrotask(() => processBody(null));
			else fullyReadBody(internalResponse.body, processBody, processBodyError);
		}
	}
	async function httpFetch(fetchParams) {
		const request = fetchParams.request;
		let response = null;
		let actualResponse = null;
		const timingInfo = fetchParams.timingInfo;
		if (request.serviceWorkers === "all") {}
		if (response === null) {
			if (request.redirect === "follow") request.serviceWorkers = "none";
			actualResponse = response = await httpNetworkOrCacheFetch(fetchParams);
			if (request.responseTainting === "cors" && corsCheck(request, response) === "failure") return makeNetworkError("cors failure");
			if (TAOCheck(request, response) === "failure") request.timingAllowFailed = true;
		}
		if ((request.responseTainting === "opaque" || response.type === "opaque") && crossOriginResourcePolicyCheck(request.origin, request.client, request.destination, actualResponse) === "blocked") return makeNetworkError("blocked");
		if (redirectStatusSet.has(actualResponse.status)) {
			if (request.redirect !== "manual") fetchParams.controller.connection.destroy();
			if (request.redirect === "error") response = makeNetworkError("unexpected redirect");
			else if (request.redirect === "manual") response = actualResponse;
			else if (request.redirect === "follow") response = await httpRedirectFetch(fetchParams, response);
			else assert(false);
		}
		response.timingInfo = timingInfo;
		return response;
	}
	function httpRedirectFetch(fetchParams, response) {
		const request = fetchParams.request;
		const actualResponse = response.internalResponse ? response.internalResponse : response;
		let locationURL;
		try {
			locationURL = responseLocationURL(actualResponse, requestCurrentURL(request).hash);
			if (locationURL == null) return response;
		} catch (err) {
			return Promise.resolve(makeNetworkError(err));
		}
		if (!urlIsHttpHttpsScheme(locationURL)) return Promise.resolve(makeNetworkError("URL scheme must be a HTTP(S) scheme"));
		if (request.redirectCount === 20) return Promise.resolve(makeNetworkError("redirect count exceeded"));
		request.redirectCount += 1;
		if (request.mode === "cors" && (locationURL.username || locationURL.password) && !sameOrigin(request, locationURL)) return Promise.resolve(makeNetworkError("cross origin not allowed for request mode \"cors\""));
		if (request.responseTainting === "cors" && (locationURL.username || locationURL.password)) return Promise.resolve(makeNetworkError("URL cannot contain credentials for request mode \"cors\""));
		if (actualResponse.status !== 303 && request.body != null && request.body.source == null) return Promise.resolve(makeNetworkError());
		if ([301, 302].includes(actualResponse.status) && request.method === "POST" || actualResponse.status === 303 && !GET_OR_HEAD.includes(request.method)) {
			request.method = "GET";
			request.body = null;
			for (const headerName of requestBodyHeader) request.headersList.delete(headerName);
		}
		if (!sameOrigin(requestCurrentURL(request), locationURL)) {
			request.headersList.delete("authorization", true);
			request.headersList.delete("proxy-authorization", true);
			request.headersList.delete("cookie", true);
			request.headersList.delete("host", true);
		}
		if (request.body != null) {
			assert(request.body.source != null);
			request.body = safelyExtractBody(request.body.source)[0];
		}
		const timingInfo = fetchParams.timingInfo;
		timingInfo.redirectEndTime = timingInfo.postRedirectStartTime = coarsenedSharedCurrentTime(fetchParams.crossOriginIsolatedCapability);
		if (timingInfo.redirectStartTime === 0) timingInfo.redirectStartTime = timingInfo.startTime;
		request.urlList.push(locationURL);
		setRequestReferrerPolicyOnRedirect(request, actualResponse);
		return mainFetch(fetchParams, true);
	}
	async function httpNetworkOrCacheFetch(fetchParams, isAuthenticationFetch = false, isNewConnectionFetch = false) {
		const request = fetchParams.request;
		let httpFetchParams = null;
		let httpRequest = null;
		let response = null;
		if (request.window === "no-window" && request.redirect === "error") {
			httpFetchParams = fetchParams;
			httpRequest = request;
		} else {
			if (request.body?.source != null) httpRequest = cloneRequest(request);
			else {
				httpRequest = cloneRequest({
					...request,
					body: null
				});
				httpRequest.body = request.body;
			}
			httpFetchParams = { ...fetchParams };
			httpFetchParams.request = httpRequest;
		}
		const includeCredentials = request.credentials === "include" || request.credentials === "same-origin" && request.responseTainting === "basic";
		const contentLength = httpRequest.body ? httpRequest.body.length : null;
		let contentLengthHeaderValue = null;
		if (httpRequest.body == null && ["POST", "PUT"].includes(httpRequest.method)) contentLengthHeaderValue = "0";
		if (contentLength != null) contentLengthHeaderValue = isomorphicEncode(`${contentLength}`);
		if (contentLengthHeaderValue != null && !httpRequest.headersList.contains("content-length", true)) httpRequest.headersList.append("content-length", contentLengthHeaderValue, true);
		if (contentLength != null && httpRequest.keepalive) {}
		if (webidl.is.URL(httpRequest.referrer)) httpRequest.headersList.append("referer", isomorphicEncode(httpRequest.referrer.href), true);
		appendRequestOriginHeader(httpRequest);
		appendFetchMetadata(httpRequest);
		if (!httpRequest.headersList.contains("user-agent", true)) httpRequest.headersList.append("user-agent", defaultUserAgent, true);
		if (httpRequest.cache === "default" && (httpRequest.headersList.contains("if-modified-since", true) || httpRequest.headersList.contains("if-none-match", true) || httpRequest.headersList.contains("if-unmodified-since", true) || httpRequest.headersList.contains("if-match", true) || httpRequest.headersList.contains("if-range", true))) httpRequest.cache = "no-store";
		if (httpRequest.cache === "no-cache" && !httpRequest.preventNoCacheCacheControlHeaderModification && !httpRequest.headersList.contains("cache-control", true)) httpRequest.headersList.append("cache-control", "max-age=0", true);
		if (httpRequest.cache === "no-store" || httpRequest.cache === "reload") {
			if (!httpRequest.headersList.contains("pragma", true)) httpRequest.headersList.append("pragma", "no-cache", true);
			if (!httpRequest.headersList.contains("cache-control", true)) httpRequest.headersList.append("cache-control", "no-cache", true);
		}
		if (httpRequest.headersList.contains("range", true)) httpRequest.headersList.append("accept-encoding", "identity", true);
		if (!httpRequest.headersList.contains("accept-encoding", true)) {
			if (urlHasHttpsScheme(requestCurrentURL(httpRequest))) httpRequest.headersList.append("accept-encoding", "br, gzip, deflate, zstd", true);
			else httpRequest.headersList.append("accept-encoding", "gzip, deflate", true);
		}
		httpRequest.headersList.delete("host", true);
		if (includeCredentials) {
			if (!httpRequest.headersList.contains("authorization", true)) {
				let authorizationValue = null;
				if (hasAuthenticationEntry(httpRequest) && (httpRequest.useURLCredentials === void 0 || !includesCredentials(requestCurrentURL(httpRequest)))) {} else if (includesCredentials(requestCurrentURL(httpRequest)) && isAuthenticationFetch) {
					const { username, password } = requestCurrentURL(httpRequest);
					authorizationValue = `Basic ${Buffer.from(`${username}:${password}`).toString("base64")}`;
				}
				if (authorizationValue !== null) httpRequest.headersList.append("Authorization", authorizationValue, false);
			}
		}
		httpRequest.cache = "no-store";
		if (httpRequest.cache !== "no-store" && httpRequest.cache !== "reload") {}
		if (response == null) {
			if (httpRequest.cache === "only-if-cached") return makeNetworkError("only if cached");
			const forwardResponse = await httpNetworkFetch(httpFetchParams, includeCredentials, isNewConnectionFetch);
			if (!safeMethodsSet.has(httpRequest.method) && forwardResponse.status >= 200 && forwardResponse.status <= 399) {}
			if (response == null) response = forwardResponse;
		}
		response.urlList = [...httpRequest.urlList];
		if (httpRequest.headersList.contains("range", true)) response.rangeRequested = true;
		response.requestIncludesCredentials = includeCredentials;
		if (response.status === 401 && httpRequest.responseTainting !== "cors" && includeCredentials && (request.useURLCredentials !== void 0 || isTraversableNavigable(request.traversableForUserPrompts))) {
			if (request.body != null) {
				if (request.body.source == null) return response;
				request.body = safelyExtractBody(request.body.source)[0];
			}
			if (request.useURLCredentials === void 0 || isAuthenticationFetch) {
				if (isCancelled(fetchParams)) return makeAppropriateNetworkError(fetchParams);
				return response;
			}
			fetchParams.controller.connection.destroy();
			response = await httpNetworkOrCacheFetch(fetchParams, true);
		}
		if (response.status === 407) {
			if (request.window === "no-window") return makeNetworkError();
			if (isCancelled(fetchParams)) return makeAppropriateNetworkError(fetchParams);
			return makeNetworkError("proxy authentication required");
		}
		if (response.status === 421 && !isNewConnectionFetch && (request.body == null || request.body.source != null)) {
			if (isCancelled(fetchParams)) return makeAppropriateNetworkError(fetchParams);
			fetchParams.controller.connection.destroy();
			response = await httpNetworkOrCacheFetch(fetchParams, isAuthenticationFetch, true);
		}
		if (isAuthenticationFetch) {}
		return response;
	}
	async function httpNetworkFetch(fetchParams, includeCredentials = false, forceNewConnection = false) {
		assert(!fetchParams.controller.connection || fetchParams.controller.connection.destroyed);
		fetchParams.controller.connection = {
			abort: null,
			destroyed: false,
			destroy(err) {
				if (!this.destroyed) {
					this.destroyed = true;
					this.abort?.(err ?? new DOMException("The operation was aborted.", "AbortError"));
				}
			}
		};
		const request = fetchParams.request;
		let response = null;
		const timingInfo = fetchParams.timingInfo;
		request.cache = "no-store";
		if (request.mode === "websocket") {}
		let requestBody = null;
		if (request.body == null && fetchParams.processRequestEndOfBody) queueMicrotask(() => fetchParams.processRequestEndOfBody());
		else if (request.body != null) {
			const processBodyChunk = async function* (bytes) {
				if (isCancelled(fetchParams)) return;
				yield bytes;
				fetchParams.processRequestBodyChunkLength?.(bytes.byteLength);
			};
			const processEndOfBody = () => {
				if (isCancelled(fetchParams)) return;
				if (fetchParams.processRequestEndOfBody) fetchParams.processRequestEndOfBody();
			};
			const processBodyError = (e) => {
				if (isCancelled(fetchParams)) return;
				if (e.name === "AbortError") fetchParams.controller.abort();
				else fetchParams.controller.terminate(e);
			};
			requestBody = (async function* () {
				try {
					for await (const bytes of request.body.stream) yield* processBodyChunk(bytes);
					processEndOfBody();
				} catch (err) {
					processBodyError(err);
				}
			})();
		}
		try {
			const { body, status, statusText, headersList, socket } = await dispatch({ body: requestBody });
			if (socket) response = makeResponse({
				status,
				statusText,
				headersList,
				socket
			});
			else {
				const iterator = body[Symbol.asyncIterator]();
				fetchParams.controller.next = () => iterator.next();
				response = makeResponse({
					status,
					statusText,
					headersList
				});
			}
		} catch (err) {
			if (err.name === "AbortError") {
				fetchParams.controller.connection.destroy();
				return makeAppropriateNetworkError(fetchParams, err);
			}
			return makeNetworkError(err);
		}
		const pullAlgorithm = () => {
			return fetchParams.controller.resume();
		};
		const cancelAlgorithm = (reason) => {
			if (!isCancelled(fetchParams)) fetchParams.controller.abort(reason);
		};
		const stream = new ReadableStream({
			start(controller) {
				fetchParams.controller.controller = controller;
			},
			pull: pullAlgorithm,
			cancel: cancelAlgorithm,
			type: "bytes"
		});
		response.body = {
			stream,
			source: null,
			length: null
		};
		if (!fetchParams.controller.resume) fetchParams.controller.on("terminated", onAborted);
		fetchParams.controller.resume = async () => {
			while (true) {
				let bytes;
				let isFailure;
				try {
					const { done, value } = await fetchParams.controller.next();
					if (isAborted(fetchParams)) break;
					bytes = done ? void 0 : value;
				} catch (err) {
					if (fetchParams.controller.ended && !timingInfo.encodedBodySize) bytes = void 0;
					else {
						bytes = err;
						isFailure = true;
					}
				}
				if (bytes === void 0) {
					readableStreamClose(fetchParams.controller.controller);
					finalizeResponse(fetchParams, response);
					return;
				}
				timingInfo.decodedBodySize += bytes?.byteLength ?? 0;
				if (isFailure) {
					fetchParams.controller.terminate(bytes);
					return;
				}
				const buffer = new Uint8Array(bytes);
				if (buffer.byteLength) fetchParams.controller.controller.enqueue(buffer);
				if (isErrored(stream)) {
					fetchParams.controller.terminate();
					return;
				}
				if (fetchParams.controller.controller.desiredSize <= 0) return;
			}
		};
		function onAborted(reason) {
			if (isAborted(fetchParams)) {
				response.aborted = true;
				if (isReadable(stream)) fetchParams.controller.controller.error(fetchParams.controller.serializedAbortReason);
			} else if (isReadable(stream)) fetchParams.controller.controller.error(new TypeError("terminated", { cause: isErrorLike(reason) ? reason : void 0 }));
			fetchParams.controller.connection.destroy();
		}
		return response;
		function dispatch({ body }) {
			const url = requestCurrentURL(request);
			const agent = fetchParams.controller.dispatcher;
			const path = url.pathname + url.search;
			const hasTrailingQuestionMark = url.search.length === 0 && url.href[url.href.length - url.hash.length - 1] === "?";
			return dispatchWithProtocolPreference(body);
			function dispatchWithProtocolPreference(body, allowH2) {
				return new Promise((resolve, reject) => agent.dispatch({
					path: hasTrailingQuestionMark ? `${path}?` : path,
					origin: url.origin,
					method: request.method,
					body: agent.isMockActive ? request.body && (request.body.source || request.body.stream) : body,
					__mockAgentBodyForDispatch: body,
					headers: request.headersList.entries,
					maxRedirections: 0,
					upgrade: request.mode === "websocket" ? "websocket" : void 0,
					...allowH2 === false ? { allowH2 } : null
				}, {
					body: null,
					abort: null,
					onRequestStart(controller) {
						const { connection } = fetchParams.controller;
						timingInfo.finalConnectionTimingInfo = clampAndCoarsenConnectionTimingInfo(void 0, timingInfo.postRedirectStartTime, fetchParams.crossOriginIsolatedCapability);
						const abort = (reason) => controller.abort(reason);
						if (connection.destroyed) abort(new DOMException("The operation was aborted.", "AbortError"));
						else {
							fetchParams.controller.on("terminated", abort);
							this.abort = connection.abort = abort;
						}
						timingInfo.finalNetworkRequestStartTime = coarsenedSharedCurrentTime(fetchParams.crossOriginIsolatedCapability);
					},
					onResponseStarted() {
						timingInfo.finalNetworkResponseStartTime = coarsenedSharedCurrentTime(fetchParams.crossOriginIsolatedCapability);
					},
					onResponseStart(controller, status, headers, statusText) {
						if (status < 200) return;
						const rawHeaders = controller?.rawHeaders ?? [];
						const headersList = new HeadersList();
						appendHeadersListFromResponseHeaders(headersList, headers, rawHeaders);
						const willFollow = headersList.get("location", true) && request.redirect === "follow" && redirectStatusSet.has(status);
						const decoders = [];
						if (request.method !== "HEAD" && request.method !== "CONNECT" && !nullBodyStatus.includes(status) && !willFollow) {
							const contentEncoding = headersList.get("content-encoding", true);
							const codings = contentEncoding ? contentEncoding.toLowerCase().split(",") : [];
							const maxContentEncodings = 5;
							if (codings.length > maxContentEncodings) {
								controller.abort(new Error(`too many content-encodings in response: ${codings.length}, maximum allowed is ${maxContentEncodings}`));
								return;
							}
							for (let i = codings.length - 1; i >= 0; --i) {
								const coding = codings[i].trim();
								if (coding === "x-gzip" || coding === "gzip") decoders.push(zlib.createGunzip({
									flush: zlib.constants.Z_SYNC_FLUSH,
									finishFlush: zlib.constants.Z_SYNC_FLUSH
								}));
								else if (coding === "deflate") decoders.push(createInflate({
									flush: zlib.constants.Z_SYNC_FLUSH,
									finishFlush: zlib.constants.Z_SYNC_FLUSH
								}));
								else if (coding === "br") decoders.push(zlib.createBrotliDecompress({
									flush: zlib.constants.BROTLI_OPERATION_FLUSH,
									finishFlush: zlib.constants.BROTLI_OPERATION_FLUSH
								}));
								else if (coding === "zstd") decoders.push(zlib.createZstdDecompress({
									flush: zlib.constants.ZSTD_e_continue,
									finishFlush: zlib.constants.ZSTD_e_end,
									params: { [zlib.constants.ZSTD_d_windowLogMax]: 23 }
								}));
								else {
									decoders.length = 0;
									break;
								}
							}
						}
						this.body = new Readable({ read: () => controller.resume() });
						const onError = (err) => this.onResponseError(controller, err);
						resolve({
							status,
							statusText,
							headersList,
							body: decoders.length ? pipeline(this.body, ...decoders, (err) => {
								if (err) this.onResponseError(controller, err);
							}).on("error", onError) : this.body.on("error", onError)
						});
					},
					onResponseData(controller, chunk) {
						if (fetchParams.controller.dump) return;
						const bytes = chunk;
						timingInfo.encodedBodySize += bytes.byteLength;
						if (this.body.push(bytes) === false) controller.pause();
					},
					onResponseEnd() {
						if (this.abort) fetchParams.controller.off("terminated", this.abort);
						fetchParams.controller.ended = true;
						this.body?.push(null);
					},
					onResponseError(controller, error) {
						if (this.abort) fetchParams.controller.off("terminated", this.abort);
						if (request.mode === "websocket" && allowH2 !== false && error?.code === "UND_ERR_INFO" && error?.message === "HTTP/2: Extended CONNECT protocol not supported by server") {
							resolve(dispatchWithProtocolPreference(body, false));
							return;
						}
						this.body?.destroy(error);
						if (!controller?.aborted) fetchParams.controller.terminate(error);
						reject(error);
					},
					onRequestUpgrade(controller, status, headers, socket) {
						if (socket.session != null && status !== 200 || socket.session == null && status !== 101) {
							if (socket.session != null) controller.abort(new SocketError("bad upgrade", null));
							return false;
						}
						const rawHeaders = controller?.rawHeaders ?? [];
						const headersList = new HeadersList();
						appendHeadersListFromResponseHeaders(headersList, headers, rawHeaders);
						resolve({
							status,
							statusText: STATUS_CODES[status],
							headersList,
							socket
						});
						return true;
					}
				}));
			}
		}
	}
	module.exports = {
		fetch,
		Fetch,
		fetching,
		finalizeAndReportTiming
	};
}));
// node_modules/undici/lib/web/cache/util.js
var require_util$3 = __commonJSMin(((exports, module) => {
	const assert = require__builtin_node_assert();
	const { URLSerializer } = require_data_url();
	const { isValidHeaderName } = require_util$4();
	function urlEquals(A, B, excludeFragment = false) {
		return URLSerializer(A, excludeFragment) === URLSerializer(B, excludeFragment);
	}
	function getFieldValues(header) {
		assert(header !== null);
		const values = [];
		for (let value of header.split(",")) {
			value = value.trim();
			if (isValidHeaderName(value)) values.push(value);
		}
		return values;
	}
	module.exports = {
		urlEquals,
		getFieldValues
	};
}));
// node_modules/undici/lib/web/cache/cache.js
var require_cache = __commonJSMin(((exports, module) => {
	const assert = require__builtin_node_assert();
	const { kConstruct } = require_symbols();
	const { urlEquals, getFieldValues } = require_util$3();
	const { kEnumerableProperty, isDisturbed } = require_util$5();
	const { webidl } = require_webidl();
	const { cloneResponse, fromInnerResponse, getResponseState } = require_response();
	const { Request, fromInnerRequest, getRequestState } = require_request();
	const { fetching } = require_fetch();
	const { urlIsHttpHttpsScheme, readAllBytes } = require_util$4();
	var Cache = class {
		#relevantRequestResponseList;
		constructor() {
			if (arguments[0] !== kConstruct) webidl.illegalConstructor();
			webidl.util.markAsUncloneable(this);
			this.#relevantRequestResponseList = arguments[1];
		}
		async match(request, options = {}) {
			webidl.brandCheck(this, webidl.is.Cache);
			const prefix = "Cache.match";
			webidl.argumentLengthCheck(arguments, 1, prefix);
			request = webidl.converters.RequestInfo(request);
			options = webidl.converters.CacheQueryOptions(options, prefix, "options");
			const p = this.#internalMatchAll(request, options, 1);
			if (p.length === 0) return;
			return p[0];
		}
		async matchAll(request = void 0, options = {}) {
			webidl.brandCheck(this, webidl.is.Cache);
			const prefix = "Cache.matchAll";
			if (request !== void 0) request = webidl.converters.RequestInfo(request);
			options = webidl.converters.CacheQueryOptions(options, prefix, "options");
			return this.#internalMatchAll(request, options);
		}
		async add(request) {
			webidl.brandCheck(this, webidl.is.Cache);
			webidl.argumentLengthCheck(arguments, 1, "Cache.add");
			request = webidl.converters.RequestInfo(request);
			const requests = [request];
			return await this.addAll(requests);
		}
		async addAll(requests) {
			webidl.brandCheck(this, webidl.is.Cache);
			const prefix = "Cache.addAll";
			webidl.argumentLengthCheck(arguments, 1, prefix);
			const responsePromises = [];
			const requestList = [];
			for (let request of requests) {
				if (request === void 0) throw webidl.errors.conversionFailed({
					prefix,
					argument: "Argument 1",
					types: ["undefined is not allowed"]
				});
				request = webidl.converters.RequestInfo(request);
				if (typeof request === "string") continue;
				const r = getRequestState(request);
				if (!urlIsHttpHttpsScheme(r.url) || r.method !== "GET") throw webidl.errors.exception({
					header: prefix,
					message: "Expected http/s scheme when method is not GET."
				});
			}
			const fetchControllers = [];
			for (const request of requests) {
				const r = getRequestState(new Request(request));
				if (!urlIsHttpHttpsScheme(r.url)) throw webidl.errors.exception({
					header: prefix,
					message: "Expected http/s scheme."
				});
				r.initiator = "fetch";
				r.destination = "subresource";
				requestList.push(r);
				const responsePromise = Promise.withResolvers();
				fetchControllers.push(fetching({
					request: r,
					processResponse(response) {
						if (response.type === "error" || response.status === 206 || response.status < 200 || response.status > 299) responsePromise.reject(webidl.errors.exception({
							header: "Cache.addAll",
							message: "Received an invalid status code or the request failed."
						}));
						else if (response.headersList.contains("vary")) {
							const fieldValues = getFieldValues(response.headersList.get("vary"));
							for (const fieldValue of fieldValues) if (fieldValue === "*") {
								responsePromise.reject(webidl.errors.exception({
									header: "Cache.addAll",
									message: "invalid vary field value"
								}));
								for (const controller of fetchControllers) controller.abort();
								return;
							}
						}
					},
					processResponseConsumeBody(response) {
						if (response.aborted) {
							responsePromise.reject(new DOMException("aborted", "AbortError"));
							return;
						}
						responsePromise.resolve(response);
					}
				}));
				responsePromises.push(responsePromise.promise);
			}
			const responses = await Promise.all(responsePromises);
			const operations = [];
			let index = 0;
			for (const response of responses) {
				const operation = {
					type: "put",
					request: requestList[index],
					response
				};
				operations.push(operation);
				index++;
			}
			const cacheJobPromise = Promise.withResolvers();
			let errorData = null;
			try {
				this.#batchCacheOperations(operations);
			} catch (e) {
				errorData = e;
			}
			queueMicrotask(() => {
				if (errorData === null) cacheJobPromise.resolve(void 0);
				else cacheJobPromise.reject(errorData);
			});
			return cacheJobPromise.promise;
		}
		async put(request, response) {
			webidl.brandCheck(this, webidl.is.Cache);
			const prefix = "Cache.put";
			webidl.argumentLengthCheck(arguments, 2, prefix);
			request = webidl.converters.RequestInfo(request);
			response = webidl.converters.Response(response, prefix, "response");
			let innerRequest = null;
			if (webidl.is.Request(request)) innerRequest = getRequestState(request);
			else innerRequest = getRequestState(new Request(request));
			if (!urlIsHttpHttpsScheme(innerRequest.url) || innerRequest.method !== "GET") throw webidl.errors.exception({
				header: prefix,
				message: "Expected an http/s scheme when method is not GET"
			});
			const innerResponse = getResponseState(response);
			if (innerResponse.status === 206) throw webidl.errors.exception({
				header: prefix,
				message: "Got 206 status"
			});
			if (innerResponse.headersList.contains("vary")) {
				const fieldValues = getFieldValues(innerResponse.headersList.get("vary"));
				for (const fieldValue of fieldValues) if (fieldValue === "*") throw webidl.errors.exception({
					header: prefix,
					message: "Got * vary field value"
				});
			}
			if (innerResponse.body && (isDisturbed(innerResponse.body.stream) || innerResponse.body.stream.locked)) throw webidl.errors.exception({
				header: prefix,
				message: "Response body is locked or disturbed"
			});
			const clonedResponse = cloneResponse(innerResponse);
			const bodyReadPromise = Promise.withResolvers();
			if (innerResponse.body != null) {
				const reader = innerResponse.body.stream.getReader();
				readAllBytes(reader, bodyReadPromise.resolve, bodyReadPromise.reject);
			} else bodyReadPromise.resolve(void 0);
			const operations = [];
			const operation = {
				type: "put",
				request: innerRequest,
				response: clonedResponse
			};
			operations.push(operation);
			const bytes = await bodyReadPromise.promise;
			if (clonedResponse.body != null) clonedResponse.body.source = bytes;
			const cacheJobPromise = Promise.withResolvers();
			let errorData = null;
			try {
				this.#batchCacheOperations(operations);
			} catch (e) {
				errorData = e;
			}
			queueMicrotask(() => {
				if (errorData === null) cacheJobPromise.resolve();
				else cacheJobPromise.reject(errorData);
			});
			return cacheJobPromise.promise;
		}
		async delete(request, options = {}) {
			webidl.brandCheck(this, webidl.is.Cache);
			const prefix = "Cache.delete";
			webidl.argumentLengthCheck(arguments, 1, prefix);
			request = webidl.converters.RequestInfo(request);
			options = webidl.converters.CacheQueryOptions(options, prefix, "options");
			let r = null;
			if (webidl.is.Request(request)) {
				r = getRequestState(request);
				if (r.method !== "GET" && !options.ignoreMethod) return false;
			} else {
				assert(typeof request === "string");
				r = getRequestState(new Request(request));
			}
			const operations = [];
			const operation = {
				type: "delete",
				request: r,
				options
			};
			operations.push(operation);
			const cacheJobPromise = Promise.withResolvers();
			let errorData = null;
			let requestResponses;
			try {
				requestResponses = this.#batchCacheOperations(operations);
			} catch (e) {
				errorData = e;
			}
			queueMicrotask(() => {
				if (errorData === null) cacheJobPromise.resolve(!!requestResponses?.length);
				else cacheJobPromise.reject(errorData);
			});
			return cacheJobPromise.promise;
		}
		async keys(request = void 0, options = {}) {
			webidl.brandCheck(this, webidl.is.Cache);
			const prefix = "Cache.keys";
			if (request !== void 0) request = webidl.converters.RequestInfo(request);
			options = webidl.converters.CacheQueryOptions(options, prefix, "options");
			let r = null;
			if (request !== void 0) {
				if (webidl.is.Request(request)) {
					r = getRequestState(request);
					if (r.method !== "GET" && !options.ignoreMethod) return [];
				} else if (typeof request === "string") r = getRequestState(new Request(request));
			}
			const promise = Promise.withResolvers();
			const requests = [];
			if (request === void 0) for (const requestResponse of this.#relevantRequestResponseList) requests.push(requestResponse[0]);
			else {
				const requestResponses = this.#queryCache(r, options);
				for (const requestResponse of requestResponses) requests.push(requestResponse[0]);
			}
			queueMicrotask(() => {
				const requestList = [];
				for (const request of requests) {
					const requestObject = fromInnerRequest(request, void 0, new AbortController().signal, "immutable");
					requestList.push(requestObject);
				}
				promise.resolve(Object.freeze(requestList));
			});
			return promise.promise;
		}
		#batchCacheOperations(operations) {
			const cache = this.#relevantRequestResponseList;
			const backupCache = [...cache];
			const addedItems = [];
			const resultList = [];
			try {
				for (const operation of operations) {
					if (operation.type !== "delete" && operation.type !== "put") throw webidl.errors.exception({
						header: "Cache.#batchCacheOperations",
						message: "operation type does not match \"delete\" or \"put\""
					});
					if (operation.type === "delete" && operation.response != null) throw webidl.errors.exception({
						header: "Cache.#batchCacheOperations",
						message: "delete operation should not have an associated response"
					});
					if (this.#queryCache(operation.request, operation.options, addedItems).length) throw new DOMException("???", "InvalidStateError");
					let requestResponses;
					if (operation.type === "delete") {
						requestResponses = this.#queryCache(operation.request, operation.options);
						if (requestResponses.length === 0) return [];
						for (const requestResponse of requestResponses) {
							const idx = cache.indexOf(requestResponse);
							assert(idx !== -1);
							cache.splice(idx, 1);
						}
					} else if (operation.type === "put") {
						if (operation.response == null) throw webidl.errors.exception({
							header: "Cache.#batchCacheOperations",
							message: "put operation should have an associated response"
						});
						const r = operation.request;
						if (!urlIsHttpHttpsScheme(r.url)) throw webidl.errors.exception({
							header: "Cache.#batchCacheOperations",
							message: "expected http or https scheme"
						});
						if (r.method !== "GET") throw webidl.errors.exception({
							header: "Cache.#batchCacheOperations",
							message: "not get method"
						});
						if (operation.options != null) throw webidl.errors.exception({
							header: "Cache.#batchCacheOperations",
							message: "options must not be defined"
						});
						requestResponses = this.#queryCache(operation.request);
						for (const requestResponse of requestResponses) {
							const idx = cache.indexOf(requestResponse);
							assert(idx !== -1);
							cache.splice(idx, 1);
						}
						cache.push([operation.request, operation.response]);
						addedItems.push([operation.request, operation.response]);
					}
					resultList.push([operation.request, operation.response]);
				}
				return resultList;
			} catch (e) {
				this.#relevantRequestResponseList.length = 0;
				this.#relevantRequestResponseList = backupCache;
				throw e;
			}
		}
		#queryCache(requestQuery, options, targetStorage) {
			const resultList = [];
			const storage = targetStorage ?? this.#relevantRequestResponseList;
			for (const requestResponse of storage) {
				const [cachedRequest, cachedResponse] = requestResponse;
				if (this.#requestMatchesCachedItem(requestQuery, cachedRequest, cachedResponse, options)) resultList.push(requestResponse);
			}
			return resultList;
		}
		#requestMatchesCachedItem(requestQuery, request, response = null, options) {
			const queryURL = new URL(requestQuery.url);
			const cachedURL = new URL(request.url);
			if (options?.ignoreSearch) {
				cachedURL.search = "";
				queryURL.search = "";
			}
			if (!urlEquals(queryURL, cachedURL, true)) return false;
			if (response == null || options?.ignoreVary || !response.headersList.contains("vary")) return true;
			const fieldValues = getFieldValues(response.headersList.get("vary"));
			for (const fieldValue of fieldValues) {
				if (fieldValue === "*") return false;
				if (request.headersList.get(fieldValue) !== requestQuery.headersList.get(fieldValue)) return false;
			}
			return true;
		}
		#internalMatchAll(request, options, maxResponses = Infinity) {
			let r = null;
			if (request !== void 0) {
				if (webidl.is.Request(request)) {
					r = getRequestState(request);
					if (r.method !== "GET" && !options.ignoreMethod) return [];
				} else if (typeof request === "string") r = getRequestState(new Request(request));
			}
			const responses = [];
			if (request === void 0) for (const requestResponse of this.#relevantRequestResponseList) responses.push(requestResponse[1]);
			else {
				const requestResponses = this.#queryCache(r, options);
				for (const requestResponse of requestResponses) responses.push(requestResponse[1]);
			}
			const responseList = [];
			for (const response of responses) {
				const responseObject = fromInnerResponse(cloneResponse(response), "immutable");
				responseList.push(responseObject);
				if (responseList.length >= maxResponses) break;
			}
			return Object.freeze(responseList);
		}
		static {
			webidl.is.Cache = (arg) => {
				return arg != null && typeof arg === "object" && #relevantRequestResponseList in arg;
			};
		}
	};
	Object.defineProperties(Cache.prototype, {
		[Symbol.toStringTag]: {
			value: "Cache",
			configurable: true
		},
		match: kEnumerableProperty,
		matchAll: kEnumerableProperty,
		add: kEnumerableProperty,
		addAll: kEnumerableProperty,
		put: kEnumerableProperty,
		delete: kEnumerableProperty,
		keys: kEnumerableProperty
	});
	const cacheQueryOptionConverters = [
		{
			key: "ignoreSearch",
			converter: webidl.converters.boolean,
			defaultValue: () => false
		},
		{
			key: "ignoreMethod",
			converter: webidl.converters.boolean,
			defaultValue: () => false
		},
		{
			key: "ignoreVary",
			converter: webidl.converters.boolean,
			defaultValue: () => false
		}
	];
	webidl.converters.CacheQueryOptions = webidl.dictionaryConverter(cacheQueryOptionConverters);
	webidl.converters.MultiCacheQueryOptions = webidl.dictionaryConverter([...cacheQueryOptionConverters, {
		key: "cacheName",
		converter: webidl.converters.DOMString
	}]);
	webidl.converters.Response = webidl.interfaceConverter(webidl.is.Response, "Response");
	webidl.converters["sequence<RequestInfo>"] = webidl.sequenceConverter(webidl.converters.RequestInfo);
	module.exports = { Cache };
}));
// node_modules/undici/lib/web/cache/cachestorage.js
var require_cachestorage = __commonJSMin(((exports, module) => {
	const { Cache } = require_cache();
	const { webidl } = require_webidl();
	const { kEnumerableProperty } = require_util$5();
	const { kConstruct } = require_symbols();
	var CacheStorage = class {
		#caches = new Map();
		constructor() {
			if (arguments[0] !== kConstruct) webidl.illegalConstructor();
			webidl.util.markAsUncloneable(this);
		}
		async match(request, options = {}) {
			webidl.brandCheck(this, webidl.is.CacheStorage);
			webidl.argumentLengthCheck(arguments, 1, "CacheStorage.match");
			request = webidl.converters.RequestInfo(request);
			options = webidl.converters.MultiCacheQueryOptions(options);
			if (options.cacheName != null) {
				if (this.#caches.has(options.cacheName)) {
					const cacheList = this.#caches.get(options.cacheName);
					return await new Cache(kConstruct, cacheList).match(request, options);
				}
			} else for (const cacheList of this.#caches.values()) {
				const response = await new Cache(kConstruct, cacheList).match(request, options);
				if (response !== void 0) return response;
			}
		}
		async has(cacheName) {
			webidl.brandCheck(this, webidl.is.CacheStorage);
			const prefix = "CacheStorage.has";
			webidl.argumentLengthCheck(arguments, 1, prefix);
			cacheName = webidl.converters.DOMString(cacheName, prefix, "cacheName");
			return this.#caches.has(cacheName);
		}
		async open(cacheName) {
			webidl.brandCheck(this, webidl.is.CacheStorage);
			const prefix = "CacheStorage.open";
			webidl.argumentLengthCheck(arguments, 1, prefix);
			cacheName = webidl.converters.DOMString(cacheName, prefix, "cacheName");
			if (this.#caches.has(cacheName)) {
				const cache = this.#caches.get(cacheName);
				return new Cache(kConstruct, cache);
			}
			const cache = [];
			this.#caches.set(cacheName, cache);
			return new Cache(kConstruct, cache);
		}
		async delete(cacheName) {
			webidl.brandCheck(this, webidl.is.CacheStorage);
			const prefix = "CacheStorage.delete";
			webidl.argumentLengthCheck(arguments, 1, prefix);
			cacheName = webidl.converters.DOMString(cacheName, prefix, "cacheName");
			return this.#caches.delete(cacheName);
		}
		async keys() {
			webidl.brandCheck(this, webidl.is.CacheStorage);
			return [...this.#caches.keys()];
		}
		static {
			webidl.is.CacheStorage = (arg) => {
				return arg != null && typeof arg === "object" && #caches in arg;
			};
		}
	};
	Object.defineProperties(CacheStorage.prototype, {
		[Symbol.toStringTag]: {
			value: "CacheStorage",
			configurable: true
		},
		match: kEnumerableProperty,
		has: kEnumerableProperty,
		open: kEnumerableProperty,
		delete: kEnumerableProperty,
		keys: kEnumerableProperty
	});
	module.exports = { CacheStorage };
}));
// node_modules/undici/lib/web/cookies/constants.js
var require_constants$1 = __commonJSMin(((exports, module) => {
	module.exports = {
		maxAttributeValueSize: 1024,
		maxNameValuePairSize: 4096
	};
}));
// node_modules/undici/lib/web/cookies/util.js
var require_util$2 = __commonJSMin(((exports, module) => {
	function isCTLExcludingHtab(value) {
		for (let i = 0; i < value.length; ++i) {
			const code = value.charCodeAt(i);
			if (code >= 0 && code <= 8 || code >= 10 && code <= 31 || code === 127) return true;
		}
		return false;
	}
	function validateCookieName(name) {
		for (let i = 0; i < name.length; ++i) {
			const code = name.charCodeAt(i);
			if (code < 33 || code > 126 || code === 34 || code === 40 || code === 41 || code === 60 || code === 62 || code === 64 || code === 44 || code === 59 || code === 58 || code === 92 || code === 47 || code === 91 || code === 93 || code === 63 || code === 61 || code === 123 || code === 125) throw new Error("Invalid cookie name");
		}
	}
	function validateCookieValue(value) {
		let len = value.length;
		let i = 0;
		if (value[0] === "\"") {
			if (len === 1 || value[len - 1] !== "\"") throw new Error("Invalid cookie value");
			--len;
			++i;
		}
		while (i < len) {
			const code = value.charCodeAt(i++);
			if (code < 33 || code > 126 || code === 34 || code === 44 || code === 59 || code === 92) throw new Error("Invalid cookie value");
		}
	}
	function validateCookiePath(path) {
		for (let i = 0; i < path.length; ++i) {
			const code = path.charCodeAt(i);
			if (code < 32 || code > 126 || code === 59) throw new Error("Invalid cookie path");
		}
	}
	function isLetterOrDigit(code) {
		return code >= 48 && code <= 57 || code >= 65 && code <= 90 || code >= 97 && code <= 122;
	}
	function validateCookieDomain(domain) {
		if (domain === " ") return;
		if (domain.length > 255) throw new Error("Invalid cookie domain");
		let labelLength = 0;
		for (let i = 0; i < domain.length; ++i) {
			const code = domain.charCodeAt(i);
			if (code === 46) {
				if (labelLength === 0) throw new Error("Invalid cookie domain");
				if (domain.charCodeAt(i - 1) === 45) throw new Error("Invalid cookie domain");
				labelLength = 0;
				continue;
			}
			if (labelLength === 0 && !isLetterOrDigit(code)) throw new Error("Invalid cookie domain");
			if (!isLetterOrDigit(code) && code !== 45) throw new Error("Invalid cookie domain");
			if (++labelLength > 63) throw new Error("Invalid cookie domain");
		}
		if (labelLength === 0 || domain.charCodeAt(domain.length - 1) === 45) throw new Error("Invalid cookie domain");
	}
	const IMFDays = [
		"Sun",
		"Mon",
		"Tue",
		"Wed",
		"Thu",
		"Fri",
		"Sat"
	];
	const IMFMonths = [
		"Jan",
		"Feb",
		"Mar",
		"Apr",
		"May",
		"Jun",
		"Jul",
		"Aug",
		"Sep",
		"Oct",
		"Nov",
		"Dec"
	];
	const IMFPaddedNumbers = Array(61).fill(0).map((_, i) => i.toString().padStart(2, "0"));
	function toIMFDate(date) {
		if (typeof date === "number") date = new Date(date);
		return `${IMFDays[date.getUTCDay()]}, ${IMFPaddedNumbers[date.getUTCDate()]} ${IMFMonths[date.getUTCMonth()]} ${date.getUTCFullYear()} ${IMFPaddedNumbers[date.getUTCHours()]}:${IMFPaddedNumbers[date.getUTCMinutes()]}:${IMFPaddedNumbers[date.getUTCSeconds()]} GMT`;
	}
	function validateCookieMaxAge(maxAge) {
		if (maxAge < 0) throw new Error("Invalid cookie max-age");
	}
	function stringify(cookie) {
		if (cookie.name.length === 0) return null;
		validateCookieName(cookie.name);
		validateCookieValue(cookie.value);
		const out = [`${cookie.name}=${cookie.value}`];
		if (cookie.name.startsWith("__Secure-")) cookie.secure = true;
		if (cookie.name.startsWith("__Host-")) {
			cookie.secure = true;
			cookie.domain = null;
			cookie.path = "/";
		}
		if (cookie.secure) out.push("Secure");
		if (cookie.httpOnly) out.push("HttpOnly");
		if (typeof cookie.maxAge === "number") {
			validateCookieMaxAge(cookie.maxAge);
			out.push(`Max-Age=${cookie.maxAge}`);
		}
		if (cookie.domain) {
			validateCookieDomain(cookie.domain);
			out.push(`Domain=${cookie.domain}`);
		}
		if (cookie.path) {
			validateCookiePath(cookie.path);
			out.push(`Path=${cookie.path}`);
		}
		if (cookie.expires != null) {
			const expiresMs = cookie.expires instanceof Date ? cookie.expires.getTime() : cookie.expires;
			if (typeof expiresMs === "number" && Number.isFinite(expiresMs) && Math.abs(expiresMs) <= 864e13) out.push(`Expires=${toIMFDate(cookie.expires)}`);
		}
		if (cookie.sameSite) out.push(`SameSite=${cookie.sameSite}`);
		for (const part of cookie.unparsed) {
			if (!part.includes("=")) throw new Error("Invalid unparsed");
			const [key, ...value] = part.split("=");
			const trimmedKey = key.trim();
			const joinedValue = value.join("=");
			validateCookieName(trimmedKey);
			validateCookieValue(joinedValue);
			out.push(`${trimmedKey}=${joinedValue}`);
		}
		return out.join("; ");
	}
	module.exports = {
		isCTLExcludingHtab,
		validateCookieName,
		validateCookiePath,
		validateCookieValue,
		toIMFDate,
		stringify
	};
}));
// node_modules/undici/lib/web/cookies/parse.js
var require_parse = __commonJSMin(((exports, module) => {
	const { collectASequenceOfCodePointsFast } = require_infra();
	const { maxNameValuePairSize, maxAttributeValueSize } = require_constants$1();
	const { isCTLExcludingHtab } = require_util$2();
	const assert = require__builtin_node_assert();
	function parseSetCookie(header) {
		if (isCTLExcludingHtab(header)) return null;
		let nameValuePair = "";
		let unparsedAttributes = "";
		let name = "";
		let value = "";
		if (header.includes(";")) {
			const position = { position: 0 };
			nameValuePair = collectASequenceOfCodePointsFast(";", header, position);
			unparsedAttributes = header.slice(position.position);
		} else nameValuePair = header;
		if (!nameValuePair.includes("=")) value = nameValuePair;
		else {
			const position = { position: 0 };
			name = collectASequenceOfCodePointsFast("=", nameValuePair, position);
			value = nameValuePair.slice(position.position + 1);
		}
		name = name.trim();
		value = value.trim();
		if (name.length + value.length > maxNameValuePairSize) return null;
		return {
			name,
			value,
			...parseUnparsedAttributes(unparsedAttributes)
		};
	}
	function parseUnparsedAttributes(unparsedAttributes, cookieAttributeList = {}) {
		while (true) {
			if (unparsedAttributes.length === 0) return cookieAttributeList;
			assert(unparsedAttributes[0] === ";");
			unparsedAttributes = unparsedAttributes.slice(1);
			let cookieAv = "";
			if (unparsedAttributes.includes(";")) {
				cookieAv = collectASequenceOfCodePointsFast(";", unparsedAttributes, { position: 0 });
				unparsedAttributes = unparsedAttributes.slice(cookieAv.length);
			} else {
				cookieAv = unparsedAttributes;
				unparsedAttributes = "";
			}
			let attributeName = "";
			let attributeValue = "";
			if (cookieAv.includes("=")) {
				const position = { position: 0 };
				attributeName = collectASequenceOfCodePointsFast("=", cookieAv, position);
				attributeValue = cookieAv.slice(position.position + 1);
			} else attributeName = cookieAv;
			attributeName = attributeName.trim();
			attributeValue = attributeValue.trim();
			if (attributeValue.length > maxAttributeValueSize) continue;
			const attributeNameLowercase = attributeName.toLowerCase();
			if (attributeNameLowercase === "expires") {
				const expiryTime = new Date(attributeValue);
				if (!Number.isNaN(expiryTime.getTime())) cookieAttributeList.expires = expiryTime;
			} else if (attributeNameLowercase === "max-age") {
				const charCode = attributeValue.charCodeAt(0);
				const startsWithDigit = charCode >= 48 && charCode <= 57;
				const startsWithSignedDigit = attributeValue[0] === "-" && attributeValue.length > 1;
				if (!startsWithDigit && !startsWithSignedDigit) continue;
				if (/[^\d]/.test(attributeValue.slice(1))) continue;
				cookieAttributeList.maxAge = Number(attributeValue);
			} else if (attributeNameLowercase === "domain") {
				let cookieDomain = attributeValue;
				if (cookieDomain[0] === ".") cookieDomain = cookieDomain.slice(1);
				cookieDomain = cookieDomain.toLowerCase();
				cookieAttributeList.domain = cookieDomain;
			} else if (attributeNameLowercase === "path") {
				let cookiePath = "";
				if (attributeValue.length === 0 || attributeValue[0] !== "/") cookiePath = "/";
				else cookiePath = attributeValue;
				cookieAttributeList.path = cookiePath;
			} else if (attributeNameLowercase === "secure") cookieAttributeList.secure = true;
			else if (attributeNameLowercase === "httponly") cookieAttributeList.httpOnly = true;
			else if (attributeNameLowercase === "samesite") {
				const attributeValueLowercase = attributeValue.toLowerCase();
				if (attributeValueLowercase === "none") cookieAttributeList.sameSite = "None";
				else if (attributeValueLowercase === "strict") cookieAttributeList.sameSite = "Strict";
				else if (attributeValueLowercase === "lax") cookieAttributeList.sameSite = "Lax";
			} else {
				cookieAttributeList.unparsed ??= [];
				cookieAttributeList.unparsed.push(`${attributeName}=${attributeValue}`);
			}
		}
	}
	module.exports = {
		parseSetCookie,
		parseUnparsedAttributes
	};
}));
// node_modules/undici/lib/web/cookies/index.js
var require_cookies = __commonJSMin(((exports, module) => {
	const { parseSetCookie } = require_parse();
	const { stringify } = require_util$2();
	const { webidl } = require_webidl();
	const globalHeadersBrandCheck = (arg) => webidl.brandCheck(arg, webidl.util.MakeTypeAssertion(globalThis.Headers));
	const undiciHeadersBrandCheck = (arg) => webidl.brandCheck(arg, webidl.is.Headers);
	function brandCheckHeaders(arg) {
		try {
			undiciHeadersBrandCheck(arg);
			return;
		} catch {}
		globalHeadersBrandCheck(arg);
	}
	function getCookies(headers) {
		webidl.argumentLengthCheck(arguments, 1, "getCookies");
		brandCheckHeaders(headers);
		const cookie = headers.get("cookie");
		const out = { __proto__: null };
		if (!cookie) return out;
		for (const piece of cookie.split(";")) {
			const [name, ...value] = piece.split("=");
			out[name.trim()] = value.join("=");
		}
		return out;
	}
	function deleteCookie(headers, name, attributes) {
		brandCheckHeaders(headers);
		const prefix = "deleteCookie";
		webidl.argumentLengthCheck(arguments, 2, prefix);
		name = webidl.converters.DOMString(name, prefix, "name");
		attributes = webidl.converters.DeleteCookieAttributes(attributes);
		setCookie(headers, {
			name,
			value: "",
			expires: new Date(0),
			...attributes
		});
	}
	function getSetCookies(headers) {
		webidl.argumentLengthCheck(arguments, 1, "getSetCookies");
		brandCheckHeaders(headers);
		const cookies = headers.getSetCookie();
		if (!cookies) return [];
		return cookies.map((pair) => parseSetCookie(pair));
	}
	function parseCookie(cookie) {
		cookie = webidl.converters.DOMString(cookie);
		return parseSetCookie(cookie);
	}
	function setCookie(headers, cookie) {
		webidl.argumentLengthCheck(arguments, 2, "setCookie");
		brandCheckHeaders(headers);
		cookie = webidl.converters.Cookie(cookie);
		const str = stringify(cookie);
		if (str) headers.append("set-cookie", str, true);
	}
	webidl.converters.DeleteCookieAttributes = webidl.dictionaryConverter([{
		converter: webidl.nullableConverter(webidl.converters.DOMString),
		key: "path",
		defaultValue: () => null
	}, {
		converter: webidl.nullableConverter(webidl.converters.DOMString),
		key: "domain",
		defaultValue: () => null
	}]);
	webidl.converters.Cookie = webidl.dictionaryConverter([
		{
			converter: webidl.converters.DOMString,
			key: "name"
		},
		{
			converter: webidl.converters.DOMString,
			key: "value"
		},
		{
			converter: webidl.nullableConverter((value) => {
				if (typeof value === "number") return webidl.converters["unsigned long long"](value);
				return new Date(value);
			}),
			key: "expires",
			defaultValue: () => null
		},
		{
			converter: webidl.nullableConverter(webidl.converters["long long"]),
			key: "maxAge",
			defaultValue: () => null
		},
		{
			converter: webidl.nullableConverter(webidl.converters.DOMString),
			key: "domain",
			defaultValue: () => null
		},
		{
			converter: webidl.nullableConverter(webidl.converters.DOMString),
			key: "path",
			defaultValue: () => null
		},
		{
			converter: webidl.nullableConverter(webidl.converters.boolean),
			key: "secure",
			defaultValue: () => null
		},
		{
			converter: webidl.nullableConverter(webidl.converters.boolean),
			key: "httpOnly",
			defaultValue: () => null
		},
		{
			converter: webidl.converters.USVString,
			key: "sameSite",
			allowedValues: [
				"Strict",
				"Lax",
				"None"
			]
		},
		{
			converter: webidl.sequenceConverter(webidl.converters.DOMString),
			key: "unparsed",
			defaultValue: () => []
		}
	]);
	module.exports = {
		getCookies,
		deleteCookie,
		getSetCookies,
		setCookie,
		parseCookie
	};
}));
// node_modules/undici/lib/web/websocket/events.js
var require_events = __commonJSMin(((exports, module) => {
	const { webidl } = require_webidl();
	const { kEnumerableProperty } = require_util$5();
	const { kConstruct } = require_symbols();
	let createFastMessageEvent;
	var MessageEvent = class MessageEvent extends Event {
		#eventInit;
		constructor(type, eventInitDict = {}) {
			if (type === kConstruct) {
				super(arguments[1], arguments[2]);
				webidl.util.markAsUncloneable(this);
				return;
			}
			const prefix = "MessageEvent constructor";
			webidl.argumentLengthCheck(arguments, 1, prefix);
			type = webidl.converters.DOMString(type, prefix, "type");
			eventInitDict = webidl.converters.MessageEventInit(eventInitDict, prefix, "eventInitDict");
			super(type, eventInitDict);
			this.#eventInit = eventInitDict;
			webidl.util.markAsUncloneable(this);
		}
		get data() {
			webidl.brandCheck(this, webidl.is.MessageEvent);
			return this.#eventInit.data;
		}
		get origin() {
			webidl.brandCheck(this, webidl.is.MessageEvent);
			return this.#eventInit.origin;
		}
		get lastEventId() {
			webidl.brandCheck(this, webidl.is.MessageEvent);
			return this.#eventInit.lastEventId;
		}
		get source() {
			webidl.brandCheck(this, webidl.is.MessageEvent);
			return this.#eventInit.source;
		}
		get ports() {
			webidl.brandCheck(this, webidl.is.MessageEvent);
			if (!Object.isFrozen(this.#eventInit.ports)) Object.freeze(this.#eventInit.ports);
			return this.#eventInit.ports;
		}
		initMessageEvent(type, bubbles = false, cancelable = false, data = null, origin = "", lastEventId = "", source = null, ports = []) {
			webidl.brandCheck(this, webidl.is.MessageEvent);
			webidl.argumentLengthCheck(arguments, 1, "MessageEvent.initMessageEvent");
			return new MessageEvent(type, {
				bubbles,
				cancelable,
				data,
				origin,
				lastEventId,
				source,
				ports
			});
		}
		static {
			createFastMessageEvent = (type, init) => {
				const messageEvent = new MessageEvent(kConstruct, type, init);
				messageEvent.#eventInit = init;
				messageEvent.#eventInit.data ??= null;
				messageEvent.#eventInit.origin ??= "";
				messageEvent.#eventInit.lastEventId ??= "";
				messageEvent.#eventInit.source ??= null;
				messageEvent.#eventInit.ports ??= [];
				return messageEvent;
			};
			webidl.is.MessageEvent = (arg) => {
				return arg != null && typeof arg === "object" && #eventInit in arg;
			};
		}
	};
	var CloseEvent = class extends Event {
		#eventInit;
		constructor(type, eventInitDict = {}) {
			const prefix = "CloseEvent constructor";
			webidl.argumentLengthCheck(arguments, 1, prefix);
			type = webidl.converters.DOMString(type, prefix, "type");
			eventInitDict = webidl.converters.CloseEventInit(eventInitDict);
			super(type, eventInitDict);
			this.#eventInit = eventInitDict;
			webidl.util.markAsUncloneable(this);
		}
		get wasClean() {
			webidl.brandCheck(this, webidl.is.CloseEvent);
			return this.#eventInit.wasClean;
		}
		get code() {
			webidl.brandCheck(this, webidl.is.CloseEvent);
			return this.#eventInit.code;
		}
		get reason() {
			webidl.brandCheck(this, webidl.is.CloseEvent);
			return this.#eventInit.reason;
		}
		static {
			webidl.is.CloseEvent = (arg) => {
				return arg != null && typeof arg === "object" && #eventInit in arg;
			};
		}
	};
	var ErrorEvent = class extends Event {
		#eventInit;
		constructor(type, eventInitDict) {
			const prefix = "ErrorEvent constructor";
			webidl.argumentLengthCheck(arguments, 1, prefix);
			super(type, eventInitDict);
			webidl.util.markAsUncloneable(this);
			type = webidl.converters.DOMString(type, prefix, "type");
			eventInitDict = webidl.converters.ErrorEventInit(eventInitDict ?? {});
			this.#eventInit = eventInitDict;
		}
		get message() {
			webidl.brandCheck(this, webidl.is.ErrorEvent);
			return this.#eventInit.message;
		}
		get filename() {
			webidl.brandCheck(this, webidl.is.ErrorEvent);
			return this.#eventInit.filename;
		}
		get lineno() {
			webidl.brandCheck(this, webidl.is.ErrorEvent);
			return this.#eventInit.lineno;
		}
		get colno() {
			webidl.brandCheck(this, webidl.is.ErrorEvent);
			return this.#eventInit.colno;
		}
		get error() {
			webidl.brandCheck(this, webidl.is.ErrorEvent);
			return this.#eventInit.error;
		}
		static {
			webidl.is.ErrorEvent = (arg) => {
				return arg != null && typeof arg === "object" && #eventInit in arg;
			};
		}
	};
	Object.defineProperties(MessageEvent.prototype, {
		[Symbol.toStringTag]: {
			value: "MessageEvent",
			configurable: true
		},
		data: kEnumerableProperty,
		origin: kEnumerableProperty,
		lastEventId: kEnumerableProperty,
		source: kEnumerableProperty,
		ports: kEnumerableProperty,
		initMessageEvent: kEnumerableProperty
	});
	Object.defineProperties(CloseEvent.prototype, {
		[Symbol.toStringTag]: {
			value: "CloseEvent",
			configurable: true
		},
		reason: kEnumerableProperty,
		code: kEnumerableProperty,
		wasClean: kEnumerableProperty
	});
	Object.defineProperties(ErrorEvent.prototype, {
		[Symbol.toStringTag]: {
			value: "ErrorEvent",
			configurable: true
		},
		message: kEnumerableProperty,
		filename: kEnumerableProperty,
		lineno: kEnumerableProperty,
		colno: kEnumerableProperty,
		error: kEnumerableProperty
	});
	webidl.converters.MessagePort = webidl.interfaceConverter(webidl.is.MessagePort, "MessagePort");
	webidl.converters["sequence<MessagePort>"] = webidl.sequenceConverter(webidl.converters.MessagePort);
	const eventInit = [
		{
			key: "bubbles",
			converter: webidl.converters.boolean,
			defaultValue: () => false
		},
		{
			key: "cancelable",
			converter: webidl.converters.boolean,
			defaultValue: () => false
		},
		{
			key: "composed",
			converter: webidl.converters.boolean,
			defaultValue: () => false
		}
	];
	webidl.converters.MessageEventInit = webidl.dictionaryConverter([
		...eventInit,
		{
			key: "data",
			converter: webidl.converters.any,
			defaultValue: () => null
		},
		{
			key: "origin",
			converter: webidl.converters.USVString,
			defaultValue: () => ""
		},
		{
			key: "lastEventId",
			converter: webidl.converters.DOMString,
			defaultValue: () => ""
		},
		{
			key: "source",
			converter: webidl.nullableConverter(webidl.converters.MessagePort),
			defaultValue: () => null
		},
		{
			key: "ports",
			converter: webidl.converters["sequence<MessagePort>"],
			defaultValue: () => []
		}
	]);
	webidl.converters.CloseEventInit = webidl.dictionaryConverter([
		...eventInit,
		{
			key: "wasClean",
			converter: webidl.converters.boolean,
			defaultValue: () => false
		},
		{
			key: "code",
			converter: webidl.converters["unsigned short"],
			defaultValue: () => 0
		},
		{
			key: "reason",
			converter: webidl.converters.USVString,
			defaultValue: () => ""
		}
	]);
	webidl.converters.ErrorEventInit = webidl.dictionaryConverter([
		...eventInit,
		{
			key: "message",
			converter: webidl.converters.DOMString,
			defaultValue: () => ""
		},
		{
			key: "filename",
			converter: webidl.converters.USVString,
			defaultValue: () => ""
		},
		{
			key: "lineno",
			converter: webidl.converters["unsigned long"],
			defaultValue: () => 0
		},
		{
			key: "colno",
			converter: webidl.converters["unsigned long"],
			defaultValue: () => 0
		},
		{
			key: "error",
			converter: webidl.converters.any
		}
	]);
	module.exports = {
		MessageEvent,
		CloseEvent,
		ErrorEvent,
		createFastMessageEvent
	};
}));
// node_modules/undici/lib/web/websocket/constants.js
var require_constants = __commonJSMin(((exports, module) => {
	module.exports = {
		uid: "258EAFA5-E914-47DA-95CA-C5AB0DC85B11",
		sentCloseFrameState: {
			SENT: 1,
			RECEIVED: 2
		},
		staticPropertyDescriptors: {
			enumerable: true,
			writable: false,
			configurable: false
		},
		states: {
			CONNECTING: 0,
			OPEN: 1,
			CLOSING: 2,
			CLOSED: 3
		},
		opcodes: {
			CONTINUATION: 0,
			TEXT: 1,
			BINARY: 2,
			CLOSE: 8,
			PING: 9,
			PONG: 10
		},
		maxUnsigned16Bit: 65535,
		parserStates: {
			INFO: 0,
			PAYLOADLENGTH_16: 2,
			PAYLOADLENGTH_64: 3,
			READ_DATA: 4
		},
		emptyBuffer: Buffer.allocUnsafe(0),
		sendHints: {
			text: 1,
			typedArray: 2,
			arrayBuffer: 3,
			blob: 4
		}
	};
}));
// node_modules/undici/lib/web/websocket/util.js
var require_util$1 = __commonJSMin(((exports, module) => {
	const { states, opcodes } = require_constants();
	const { isUtf8 } = require__builtin_node_buffer();
	const { removeHTTPWhitespace } = require_data_url();
	const { collectASequenceOfCodePointsFast } = require_infra();
	function isConnecting(readyState) {
		return readyState === states.CONNECTING;
	}
	function isEstablished(readyState) {
		return readyState === states.OPEN;
	}
	function isClosing(readyState) {
		return readyState === states.CLOSING;
	}
	function isClosed(readyState) {
		return readyState === states.CLOSED;
	}
	function fireEvent(e, target, eventFactory = (type, init) => new Event(type, init), eventInitDict = {}) {
		const event = eventFactory(e, eventInitDict);
		target.dispatchEvent(event);
	}
	function websocketMessageReceived(handler, type, data) {
		handler.onMessage(type, data);
	}
	function toArrayBuffer(buffer) {
		if (buffer.byteLength === buffer.buffer.byteLength) return buffer.buffer;
		return new Uint8Array(buffer).buffer;
	}
	function isValidSubprotocol(protocol) {
		if (protocol.length === 0) return false;
		for (let i = 0; i < protocol.length; ++i) {
			const code = protocol.charCodeAt(i);
			if (code < 33 || code > 126 || code === 34 || code === 40 || code === 41 || code === 44 || code === 47 || code === 58 || code === 59 || code === 60 || code === 61 || code === 62 || code === 63 || code === 64 || code === 91 || code === 92 || code === 93 || code === 123 || code === 125) return false;
		}
		return true;
	}
	function isValidStatusCode(code) {
		if (code >= 1e3 && code < 1015) return code !== 1004 && code !== 1005 && code !== 1006;
		return code >= 3e3 && code <= 4999;
	}
	function isControlFrame(opcode) {
		return opcode === opcodes.CLOSE || opcode === opcodes.PING || opcode === opcodes.PONG;
	}
	function isContinuationFrame(opcode) {
		return opcode === opcodes.CONTINUATION;
	}
	function isTextBinaryFrame(opcode) {
		return opcode === opcodes.TEXT || opcode === opcodes.BINARY;
	}
	function isValidOpcode(opcode) {
		return isTextBinaryFrame(opcode) || isContinuationFrame(opcode) || isControlFrame(opcode);
	}
	function parseExtensions(extensions) {
		const position = { position: 0 };
		const extensionList = new Map();
		while (position.position < extensions.length) {
			const [name, value = ""] = collectASequenceOfCodePointsFast(";", extensions, position).split("=", 2);
			extensionList.set(removeHTTPWhitespace(name, true, false), removeHTTPWhitespace(value, false, true));
			position.position++;
		}
		return extensionList;
	}
	function isValidClientWindowBits(value) {
		if (value.length === 0) return false;
		for (let i = 0; i < value.length; i++) {
			const byte = value.charCodeAt(i);
			if (byte < 48 || byte > 57) return false;
		}
		const num = Number.parseInt(value, 10);
		return num >= 8 && num <= 15;
	}
	function getURLRecord(url, baseURL) {
		let urlRecord;
		try {
			urlRecord = new URL(url, baseURL);
		} catch (e) {
			throw new DOMException(e, "SyntaxError");
		}
		if (urlRecord.protocol === "http:") urlRecord.protocol = "ws:";
		else if (urlRecord.protocol === "https:") urlRecord.protocol = "wss:";
		if (urlRecord.protocol !== "ws:" && urlRecord.protocol !== "wss:") throw new DOMException("expected a ws: or wss: url", "SyntaxError");
		if (urlRecord.hash.length || urlRecord.href.endsWith("#")) throw new DOMException("hash", "SyntaxError");
		return urlRecord;
	}
	function validateCloseCodeAndReason(code, reason) {
		if (code !== null) {
			if (code !== 1e3 && (code < 3e3 || code > 4999)) throw new DOMException("invalid code", "InvalidAccessError");
		}
		if (reason !== null) {
			const reasonBytesLength = Buffer.byteLength(reason);
			if (reasonBytesLength > 123) throw new DOMException(`Reason must be less than 123 bytes; received ${reasonBytesLength}`, "SyntaxError");
		}
	}
	module.exports = {
		isConnecting,
		isEstablished,
		isClosing,
		isClosed,
		fireEvent,
		isValidSubprotocol,
		isValidStatusCode,
		websocketMessageReceived,
		utf8Decode: (() => {
			if (typeof process.versions.icu === "string") {
				const fatalDecoder = new TextDecoder("utf-8", { fatal: true });
				return fatalDecoder.decode.bind(fatalDecoder);
			}
			return function(buffer) {
				if (isUtf8(buffer)) return buffer.toString("utf-8");
				throw new TypeError("Invalid utf-8 received.");
			};
		})(),
		isControlFrame,
		isContinuationFrame,
		isTextBinaryFrame,
		isValidOpcode,
		parseExtensions,
		isValidClientWindowBits,
		toArrayBuffer,
		getURLRecord,
		validateCloseCodeAndReason
	};
}));
// node_modules/undici/lib/web/websocket/frame.js
var require_frame = __commonJSMin(((exports, module) => {
	const { runtimeFeatures } = require_runtime_features();
	const { maxUnsigned16Bit, opcodes } = require_constants();
	const BUFFER_SIZE = 8192;
	let buffer = null;
	let bufIdx = BUFFER_SIZE;
	const randomFillSync = runtimeFeatures.has("crypto") ? require__builtin_node_crypto().randomFillSync : null;
	function generateMask() {
		if (bufIdx === BUFFER_SIZE) {
			bufIdx = 0;
			randomFillSync(buffer ??= Buffer.allocUnsafeSlow(BUFFER_SIZE), 0, BUFFER_SIZE);
		}
		return [
			buffer[bufIdx++],
			buffer[bufIdx++],
			buffer[bufIdx++],
			buffer[bufIdx++]
		];
	}
	var WebsocketFrameSend = class {
		constructor(data) {
			this.frameData = data;
		}
		createFrame(opcode) {
			const frameData = this.frameData;
			const maskKey = generateMask();
			const bodyLength = frameData?.byteLength ?? 0;
			let payloadLength = bodyLength;
			let offset = 6;
			if (bodyLength > maxUnsigned16Bit) {
				offset += 8;
				payloadLength = 127;
			} else if (bodyLength > 125) {
				offset += 2;
				payloadLength = 126;
			}
			const buffer = Buffer.allocUnsafe(bodyLength + offset);
			buffer[0] = buffer[1] = 0;
			buffer[0] |= 128;
			buffer[0] = (buffer[0] & 240) + opcode;
			buffer[offset - 4] = maskKey[0];
			buffer[offset - 3] = maskKey[1];
			buffer[offset - 2] = maskKey[2];
			buffer[offset - 1] = maskKey[3];
			buffer[1] = payloadLength;
			if (payloadLength === 126) buffer.writeUInt16BE(bodyLength, 2);
			else if (payloadLength === 127) {
				buffer[2] = buffer[3] = 0;
				buffer.writeUIntBE(bodyLength, 4, 6);
			}
			buffer[1] |= 128;
			for (let i = 0; i < bodyLength; ++i) buffer[offset + i] = frameData[i] ^ maskKey[i & 3];
			return buffer;
		}
		static createFastTextFrame(buffer) {
			const maskKey = generateMask();
			const bodyLength = buffer.length;
			for (let i = 0; i < bodyLength; ++i) buffer[i] ^= maskKey[i & 3];
			let payloadLength = bodyLength;
			let offset = 6;
			if (bodyLength > maxUnsigned16Bit) {
				offset += 8;
				payloadLength = 127;
			} else if (bodyLength > 125) {
				offset += 2;
				payloadLength = 126;
			}
			const head = Buffer.allocUnsafeSlow(offset);
			head[0] = 128 | opcodes.TEXT;
			head[1] = payloadLength | 128;
			head[offset - 4] = maskKey[0];
			head[offset - 3] = maskKey[1];
			head[offset - 2] = maskKey[2];
			head[offset - 1] = maskKey[3];
			if (payloadLength === 126) head.writeUInt16BE(bodyLength, 2);
			else if (payloadLength === 127) {
				head[2] = head[3] = 0;
				head.writeUIntBE(bodyLength, 4, 6);
			}
			return [head, buffer];
		}
	};
	module.exports = {
		WebsocketFrameSend,
		generateMask
	};
}));
// node_modules/undici/lib/web/websocket/connection.js
var require_connection = __commonJSMin(((exports, module) => {
	const { uid, states, sentCloseFrameState, emptyBuffer, opcodes } = require_constants();
	const { parseExtensions, isClosed, isClosing, isEstablished, isConnecting, validateCloseCodeAndReason } = require_util$1();
	const { makeRequest } = require_request();
	const { fetching } = require_fetch();
	const { Headers, getHeadersList } = require_headers();
	const { getDecodeSplit } = require_util$4();
	const { WebsocketFrameSend } = require_frame();
	const assert = require__builtin_node_assert();
	const { runtimeFeatures } = require_runtime_features();
	const crypto = runtimeFeatures.has("crypto") ? require__builtin_node_crypto() : null;
	let warningEmitted = false;
	function establishWebSocketConnection(url, protocols, client, handler, options) {
		const requestURL = url;
		requestURL.protocol = url.protocol === "ws:" ? "http:" : "https:";
		const request = makeRequest({
			urlList: [requestURL],
			client,
			serviceWorkers: "none",
			referrer: "no-referrer",
			mode: "websocket",
			credentials: "include",
			cache: "no-store",
			redirect: "error",
			useURLCredentials: true
		});
		if (options.headers) request.headersList = getHeadersList(new Headers(options.headers));
		const keyValue = crypto.randomBytes(16).toString("base64");
		request.headersList.append("sec-websocket-key", keyValue, true);
		request.headersList.append("sec-websocket-version", "13", true);
		for (const protocol of protocols) request.headersList.append("sec-websocket-protocol", protocol, true);
		request.headersList.append("sec-websocket-extensions", "permessage-deflate; client_max_window_bits", true);
		return fetching({
			request,
			useParallelQueue: true,
			dispatcher: options.dispatcher,
			processResponse(response) {
				if (response.type === "error" || response.status !== 101) {
					if (response.socket?.session == null) {
						failHandshake(handler, response, 1002, "Received network error or non-101 status code.", response.error);
						return;
					}
					if (response.status !== 200) {
						failHandshake(handler, response, 1002, "Received network error or non-200 status code.", response.error);
						return;
					}
				}
				if (warningEmitted === false && response.socket?.session != null) {
					process.emitWarning("WebSocket over HTTP2 is experimental, and subject to change.", "ExperimentalWarning");
					warningEmitted = true;
				}
				if (protocols.length !== 0 && !response.headersList.get("Sec-WebSocket-Protocol")) {
					failHandshake(handler, response, 1002, "Server did not respond with sent protocols.");
					return;
				}
				if (response.socket.session == null && response.headersList.get("Upgrade")?.toLowerCase() !== "websocket") {
					failHandshake(handler, response, 1002, "Server did not set Upgrade header to \"websocket\".");
					return;
				}
				if (response.socket.session == null && response.headersList.get("Connection")?.toLowerCase() !== "upgrade") {
					failHandshake(handler, response, 1002, "Server did not set Connection header to \"upgrade\".");
					return;
				}
				if (response.socket.session == null) {
					if (response.headersList.get("Sec-WebSocket-Accept") !== crypto.hash("sha1", keyValue + uid, "base64")) {
						failHandshake(handler, response, 1002, "Incorrect hash received in Sec-WebSocket-Accept header.");
						return;
					}
				}
				const secExtension = response.headersList.get("Sec-WebSocket-Extensions");
				let extensions;
				if (secExtension !== null) {
					extensions = parseExtensions(secExtension);
					if (!extensions.has("permessage-deflate")) {
						failHandshake(handler, response, 1002, "Sec-WebSocket-Extensions header does not match.");
						return;
					}
				}
				const secProtocol = response.headersList.get("Sec-WebSocket-Protocol");
				if (secProtocol !== null) {
					const requestProtocols = getDecodeSplit("sec-websocket-protocol", request.headersList);
					if (requestProtocols === null || !requestProtocols.includes(secProtocol)) {
						failHandshake(handler, response, 1002, "Protocol was not set in the opening handshake.");
						return;
					}
				}
				if (response.socket.session != null) response.socket.allowHalfOpen = false;
				response.socket.on("data", handler.onSocketData);
				response.socket.on("close", handler.onSocketClose);
				response.socket.on("error", handler.onSocketError);
				handler.wasEverConnected = true;
				handler.onConnectionEstablished(response, extensions);
			}
		});
	}
	function closeWebSocketConnection(object, code, reason, validate = false) {
		code ??= null;
		reason ??= "";
		if (validate) validateCloseCodeAndReason(code, reason);
		if (isClosed(object.readyState) || isClosing(object.readyState)) {} else if (!isEstablished(object.readyState)) {
			failWebsocketConnection(object);
			object.readyState = states.CLOSING;
		} else if (!object.closeState.has(sentCloseFrameState.SENT) && !object.closeState.has(sentCloseFrameState.RECEIVED)) {
			const frame = new WebsocketFrameSend();
			if (reason.length !== 0 && code === null) code = 1e3;
			assert(code === null || Number.isInteger(code));
			if (code === null && reason.length === 0) frame.frameData = emptyBuffer;
			else if (code !== null && reason === null) {
				frame.frameData = Buffer.allocUnsafe(2);
				frame.frameData.writeUInt16BE(code, 0);
			} else if (code !== null && reason !== null) {
				frame.frameData = Buffer.allocUnsafe(2 + Buffer.byteLength(reason));
				frame.frameData.writeUInt16BE(code, 0);
				frame.frameData.write(reason, 2, "utf-8");
			} else frame.frameData = emptyBuffer;
			object.socket.write(frame.createFrame(opcodes.CLOSE));
			object.closeState.add(sentCloseFrameState.SENT);
			object.readyState = states.CLOSING;
		} else object.readyState = states.CLOSING;
	}
	function failHandshake(handler, response, code, reason, cause) {
		if (response.socket?.session != null && !response.socket.destroyed) response.socket.destroy();
		failWebsocketConnection(handler, code, reason, cause);
	}
	function failWebsocketConnection(handler, code, reason, cause) {
		if (isEstablished(handler.readyState)) closeWebSocketConnection(handler, code, reason, false);
		handler.controller.abort();
		if (isConnecting(handler.readyState)) handler.onSocketClose();
		else if (handler.socket?.destroyed === false) handler.socket.destroy();
	}
	module.exports = {
		establishWebSocketConnection,
		failWebsocketConnection,
		closeWebSocketConnection
	};
}));
// node_modules/undici/lib/web/websocket/permessage-deflate.js
var require_permessage_deflate = __commonJSMin(((exports, module) => {
	const { createInflateRaw, Z_DEFAULT_WINDOWBITS } = require__builtin_node_zlib();
	const { isValidClientWindowBits } = require_util$1();
	const { MessageSizeExceededError } = require_errors();
	const tail = Buffer.from([
		0,
		0,
		255,
		255
	]);
	const kBuffer = Symbol("kBuffer");
	const kLength = Symbol("kLength");
	var PerMessageDeflate = class {
		#inflate;
		#options = {};
		#maxPayloadSize = 0;
		constructor(extensions, options) {
			this.#options.serverNoContextTakeover = extensions.has("server_no_context_takeover");
			this.#options.serverMaxWindowBits = extensions.get("server_max_window_bits");
			this.#maxPayloadSize = options.maxPayloadSize;
		}
		decompress(chunk, fin, callback) {
			if (!this.#inflate) {
				let windowBits = Z_DEFAULT_WINDOWBITS;
				if (this.#options.serverMaxWindowBits) {
					if (!isValidClientWindowBits(this.#options.serverMaxWindowBits)) {
						callback(new Error("Invalid server_max_window_bits"));
						return;
					}
					windowBits = Number.parseInt(this.#options.serverMaxWindowBits);
				}
				try {
					this.#inflate = createInflateRaw({ windowBits });
				} catch (err) {
					callback(err);
					return;
				}
				this.#inflate[kBuffer] = [];
				this.#inflate[kLength] = 0;
				this.#inflate.on("data", (data) => {
					this.#inflate[kLength] += data.length;
					if (this.#maxPayloadSize > 0 && this.#inflate[kLength] > this.#maxPayloadSize) {
						callback(new MessageSizeExceededError());
						this.#inflate.removeAllListeners();
						this.#inflate.destroy();
						this.#inflate = null;
						return;
					}
					this.#inflate[kBuffer].push(data);
				});
				this.#inflate.on("error", (err) => {
					this.#inflate = null;
					callback(err);
				});
			}
			this.#inflate.write(chunk);
			if (fin) this.#inflate.write(tail);
			this.#inflate.flush(() => {
				if (!this.#inflate) return;
				const full = Buffer.concat(this.#inflate[kBuffer], this.#inflate[kLength]);
				this.#inflate[kBuffer].length = 0;
				this.#inflate[kLength] = 0;
				callback(null, full);
			});
		}
	};
	module.exports = { PerMessageDeflate };
}));
// node_modules/undici/lib/web/websocket/receiver.js
var require_receiver = __commonJSMin(((exports, module) => {
	const { Writable } = require__builtin_node_stream();
	const assert = require__builtin_node_assert();
	const { parserStates, opcodes, states, emptyBuffer, sentCloseFrameState } = require_constants();
	const { isValidStatusCode, isValidOpcode, websocketMessageReceived, utf8Decode, isControlFrame, isTextBinaryFrame, isContinuationFrame } = require_util$1();
	const { failWebsocketConnection } = require_connection();
	const { WebsocketFrameSend } = require_frame();
	const { PerMessageDeflate } = require_permessage_deflate();
	const { MessageSizeExceededError } = require_errors();
	const { defaultWebSocketMaxFragments, defaultWebSocketMaxPayloadSize } = require_constants$3();
	var ByteParser = class extends Writable {
		#buffers = [];
		#fragmentsBytes = 0;
		#byteOffset = 0;
		#loop = false;
		#state = parserStates.INFO;
		#info = {};
		#fragments = [];
		#extensions;
		#handler;
		#maxFragments;
		#maxPayloadSize;
		constructor(handler, extensions, options = {}) {
			super();
			this.#handler = handler;
			this.#extensions = extensions == null ? new Map() : extensions;
			this.#maxFragments = options.maxFragments ?? defaultWebSocketMaxFragments;
			this.#maxPayloadSize = options.maxPayloadSize ?? defaultWebSocketMaxPayloadSize;
			if (this.#extensions.has("permessage-deflate")) this.#extensions.set("permessage-deflate", new PerMessageDeflate(extensions, { maxPayloadSize: this.#maxPayloadSize }));
		}
		_write(chunk, _, callback) {
			this.#buffers.push(chunk);
			this.#byteOffset += chunk.length;
			this.#loop = true;
			this.run(callback);
		}
		#validatePayloadLength() {
			if (this.#maxPayloadSize > 0 && !isControlFrame(this.#info.opcode) && this.#info.payloadLength + this.#fragmentsBytes > this.#maxPayloadSize) {
				failWebsocketConnection(this.#handler, 1009, "Payload size exceeds maximum allowed size");
				return false;
			}
			return true;
		}
		run(callback) {
			while (this.#loop) if (this.#state === parserStates.INFO) {
				if (this.#byteOffset < 2) return callback();
				const buffer = this.consume(2);
				const fin = (buffer[0] & 128) !== 0;
				const opcode = buffer[0] & 15;
				const masked = (buffer[1] & 128) === 128;
				const fragmented = !fin && opcode !== opcodes.CONTINUATION;
				const payloadLength = buffer[1] & 127;
				const rsv1 = buffer[0] & 64;
				const rsv2 = buffer[0] & 32;
				const rsv3 = buffer[0] & 16;
				if (!isValidOpcode(opcode)) {
					failWebsocketConnection(this.#handler, 1002, "Invalid opcode received");
					return callback();
				}
				if (masked) {
					failWebsocketConnection(this.#handler, 1002, "Frame cannot be masked");
					return callback();
				}
				if (rsv1 !== 0 && !this.#extensions.has("permessage-deflate")) {
					failWebsocketConnection(this.#handler, 1002, "Expected RSV1 to be clear.");
					return;
				}
				if (rsv2 !== 0 || rsv3 !== 0) {
					failWebsocketConnection(this.#handler, 1002, "RSV1, RSV2, RSV3 must be clear");
					return;
				}
				if (fragmented && !isTextBinaryFrame(opcode)) {
					failWebsocketConnection(this.#handler, 1002, "Invalid frame type was fragmented.");
					return;
				}
				if (isTextBinaryFrame(opcode) && this.#fragments.length > 0) {
					failWebsocketConnection(this.#handler, 1002, "Expected continuation frame");
					return;
				}
				if (this.#info.fragmented && fragmented) {
					failWebsocketConnection(this.#handler, 1002, "Fragmented frame exceeded 125 bytes.");
					return;
				}
				if ((payloadLength > 125 || fragmented) && isControlFrame(opcode)) {
					failWebsocketConnection(this.#handler, 1002, "Control frame either too large or fragmented");
					return;
				}
				if (isContinuationFrame(opcode) && this.#fragments.length === 0 && !this.#info.compressed) {
					failWebsocketConnection(this.#handler, 1002, "Unexpected continuation frame");
					return;
				}
				if (payloadLength <= 125) {
					this.#info.payloadLength = payloadLength;
					this.#state = parserStates.READ_DATA;
					if (!this.#validatePayloadLength()) return;
				} else if (payloadLength === 126) this.#state = parserStates.PAYLOADLENGTH_16;
				else if (payloadLength === 127) this.#state = parserStates.PAYLOADLENGTH_64;
				if (isTextBinaryFrame(opcode)) {
					this.#info.binaryType = opcode;
					this.#info.compressed = rsv1 !== 0;
				}
				this.#info.opcode = opcode;
				this.#info.masked = masked;
				this.#info.fin = fin;
				this.#info.fragmented = fragmented;
			} else if (this.#state === parserStates.PAYLOADLENGTH_16) {
				if (this.#byteOffset < 2) return callback();
				const buffer = this.consume(2);
				this.#info.payloadLength = buffer.readUInt16BE(0);
				this.#state = parserStates.READ_DATA;
				if (!this.#validatePayloadLength()) return;
			} else if (this.#state === parserStates.PAYLOADLENGTH_64) {
				if (this.#byteOffset < 8) return callback();
				const buffer = this.consume(8);
				const upper = buffer.readUInt32BE(0);
				const lower = buffer.readUInt32BE(4);
				if (upper !== 0 || lower > 2 ** 31 - 1) {
					failWebsocketConnection(this.#handler, 1009, "Received payload length > 2^31 bytes.");
					return;
				}
				this.#info.payloadLength = lower;
				this.#state = parserStates.READ_DATA;
				if (!this.#validatePayloadLength()) return;
			} else if (this.#state === parserStates.READ_DATA) {
				if (this.#byteOffset < this.#info.payloadLength) return callback();
				const body = this.consume(this.#info.payloadLength);
				if (isControlFrame(this.#info.opcode)) {
					this.#loop = this.parseControlFrame(body);
					this.#state = parserStates.INFO;
					if (this.#loop && this.#handler.socket.writableNeedDrain) {
						this.#loop = false;
						this.#handler.socket.once("drain", () => {
							if (this.destroyed) return;
							this.#loop = true;
							this.run(callback);
						});
						return;
					}
				} else if (!this.#info.compressed) {
					if (!this.writeFragments(body)) return;
					if (!this.#info.fragmented && this.#info.fin) websocketMessageReceived(this.#handler, this.#info.binaryType, this.consumeFragments());
					this.#state = parserStates.INFO;
				} else {
					this.#extensions.get("permessage-deflate").decompress(body, this.#info.fin, (error, data) => {
						if (error) {
							const code = error instanceof MessageSizeExceededError ? 1009 : 1007;
							failWebsocketConnection(this.#handler, code, error.message);
							return;
						}
						if (!this.writeFragments(data)) return;
						if (this.#maxPayloadSize > 0 && this.#fragmentsBytes > this.#maxPayloadSize) {
							failWebsocketConnection(this.#handler, 1009, new MessageSizeExceededError().message);
							return;
						}
						if (!this.#info.fin) {
							this.#state = parserStates.INFO;
							this.#loop = true;
							this.run(callback);
							return;
						}
						websocketMessageReceived(this.#handler, this.#info.binaryType, this.consumeFragments());
						this.#loop = true;
						this.#state = parserStates.INFO;
						this.run(callback);
					}, this.#fragmentsBytes);
					this.#loop = false;
					break;
				}
			}
		}
		consume(n) {
			if (n > this.#byteOffset) throw new Error("Called consume() before buffers satiated.");
			else if (n === 0) return emptyBuffer;
			this.#byteOffset -= n;
			const first = this.#buffers[0];
			if (first.length > n) {
				this.#buffers[0] = first.subarray(n, first.length);
				return first.subarray(0, n);
			} else if (first.length === n) return this.#buffers.shift();
			else {
				let offset = 0;
				const buffer = Buffer.allocUnsafeSlow(n);
				while (offset !== n) {
					const next = this.#buffers[0];
					const length = next.length;
					if (length + offset === n) {
						buffer.set(this.#buffers.shift(), offset);
						break;
					} else if (length + offset > n) {
						buffer.set(next.subarray(0, n - offset), offset);
						this.#buffers[0] = next.subarray(n - offset);
						break;
					} else {
						buffer.set(this.#buffers.shift(), offset);
						offset += length;
					}
				}
				return buffer;
			}
		}
		writeFragments(fragment) {
			if (this.#maxFragments > 0 && this.#fragments.length === this.#maxFragments) {
				failWebsocketConnection(this.#handler, 1008, "Too many message fragments");
				return false;
			}
			this.#fragmentsBytes += fragment.length;
			this.#fragments.push(fragment);
			return true;
		}
		consumeFragments() {
			const fragments = this.#fragments;
			this.#info.compressed = false;
			if (fragments.length === 1) {
				this.#fragmentsBytes = 0;
				return fragments.shift();
			}
			let offset = 0;
			const output = Buffer.allocUnsafeSlow(this.#fragmentsBytes);
			for (let i = 0; i < fragments.length; ++i) {
				const buffer = fragments[i];
				output.set(buffer, offset);
				offset += buffer.length;
			}
			this.#fragments = [];
			this.#fragmentsBytes = 0;
			return output;
		}
		parseCloseBody(data) {
			assert(data.length !== 1);
			let code;
			if (data.length >= 2) code = data.readUInt16BE(0);
			if (code !== void 0 && !isValidStatusCode(code)) return {
				code: 1002,
				reason: "Invalid status code",
				error: true
			};
			let reason = data.subarray(2);
			if (reason[0] === 239 && reason[1] === 187 && reason[2] === 191) reason = reason.subarray(3);
			try {
				reason = utf8Decode(reason);
			} catch {
				return {
					code: 1007,
					reason: "Invalid UTF-8",
					error: true
				};
			}
			return {
				code,
				reason,
				error: false
			};
		}
		parseControlFrame(body) {
			const { opcode, payloadLength } = this.#info;
			if (opcode === opcodes.CLOSE) {
				if (payloadLength === 1) {
					failWebsocketConnection(this.#handler, 1002, "Received close frame with a 1-byte body.");
					return false;
				}
				this.#info.closeInfo = this.parseCloseBody(body);
				if (this.#info.closeInfo.error) {
					const { code, reason } = this.#info.closeInfo;
					failWebsocketConnection(this.#handler, code, reason);
					return false;
				}
				if (!this.#handler.closeState.has(sentCloseFrameState.SENT) && !this.#handler.closeState.has(sentCloseFrameState.RECEIVED)) {
					let body = emptyBuffer;
					if (this.#info.closeInfo.code) {
						body = Buffer.allocUnsafe(2);
						body.writeUInt16BE(this.#info.closeInfo.code, 0);
					}
					const closeFrame = new WebsocketFrameSend(body);
					this.#handler.socket.write(closeFrame.createFrame(opcodes.CLOSE));
					this.#handler.closeState.add(sentCloseFrameState.SENT);
				}
				this.#handler.readyState = states.CLOSING;
				this.#handler.closeState.add(sentCloseFrameState.RECEIVED);
				return false;
			} else if (opcode === opcodes.PING) {
				if (!this.#handler.closeState.has(sentCloseFrameState.RECEIVED)) {
					const frame = new WebsocketFrameSend(body);
					this.#handler.socket.write(frame.createFrame(opcodes.PONG));
					this.#handler.onPing(body);
				}
			} else if (opcode === opcodes.PONG) this.#handler.onPong(body);
			return true;
		}
		get closingInfo() {
			return this.#info.closeInfo;
		}
	};
	module.exports = { ByteParser };
}));
// node_modules/undici/lib/web/websocket/sender.js
var require_sender = __commonJSMin(((exports, module) => {
	const { WebsocketFrameSend } = require_frame();
	const { opcodes, sendHints } = require_constants();
	const FixedQueue = require_fixed_queue();
	var SendQueue = class {
		#queue = new FixedQueue();
		#running = false;
		#socket;
		constructor(socket) {
			this.#socket = socket;
		}
		add(item, cb, hint) {
			if (hint !== sendHints.blob) {
				if (!this.#running) {
					if (hint === sendHints.text) {
						const { 0: head, 1: body } = WebsocketFrameSend.createFastTextFrame(item);
						this.#socket.cork();
						this.#socket.write(head);
						this.#socket.write(body, cb);
						this.#socket.uncork();
					} else this.#socket.write(createFrame(item, hint), cb);
				} else {
					const node = {
						promise: null,
						callback: cb,
						frame: createFrame(item, hint)
					};
					this.#queue.push(node);
				}
				return;
			}
			const node = {
				promise: item.arrayBuffer().then((ab) => {
					node.promise = null;
					node.frame = createFrame(ab, hint);
				}),
				callback: cb,
				frame: null
			};
			this.#queue.push(node);
			if (!this.#running) this.#run();
		}
		async #run() {
			this.#running = true;
			const queue = this.#queue;
			while (!queue.isEmpty()) {
				const node = queue.shift();
				if (node.promise !== null) await node.promise;
				this.#socket.write(node.frame, node.callback);
				node.callback = node.frame = null;
			}
			this.#running = false;
		}
	};
	function createFrame(data, hint) {
		return new WebsocketFrameSend(toBuffer(data, hint)).createFrame(hint === sendHints.text ? opcodes.TEXT : opcodes.BINARY);
	}
	function toBuffer(data, hint) {
		switch (hint) {
			case sendHints.text:
			case sendHints.typedArray: return new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
			case sendHints.arrayBuffer:
			case sendHints.blob: return new Uint8Array(data);
		}
	}
	module.exports = { SendQueue };
}));
// node_modules/undici/lib/web/websocket/websocket.js
var require_websocket = __commonJSMin(((exports, module) => {
	const { isArrayBuffer } = require_types();
	const { webidl } = require_webidl();
	const { URLSerializer } = require_data_url();
	const { environmentSettingsObject } = require_util$4();
	const { staticPropertyDescriptors, states, sentCloseFrameState, sendHints, opcodes } = require_constants();
	const { isConnecting, isEstablished, isClosing, isClosed, isValidSubprotocol, fireEvent, utf8Decode, toArrayBuffer, getURLRecord } = require_util$1();
	const { establishWebSocketConnection, closeWebSocketConnection, failWebsocketConnection } = require_connection();
	const { ByteParser } = require_receiver();
	const { kEnumerableProperty } = require_util$5();
	const { getGlobalDispatcher } = require_global$1();
	const { ErrorEvent, CloseEvent, createFastMessageEvent } = require_events();
	const { SendQueue } = require_sender();
	const { WebsocketFrameSend } = require_frame();
	const { channels } = require_diagnostics();
	const kRef = Symbol.for("nodejs.ref");
	const kUnref = Symbol.for("nodejs.unref");
	let ping;
	function getSocketAddress(socket) {
		if (typeof socket?.address === "function") return socket.address();
		if (typeof socket?.session?.socket?.address === "function") return socket.session.socket.address();
		return null;
	}
	var WebSocket = class WebSocket extends EventTarget {
		#events = {
			open: null,
			error: null,
			close: null,
			message: null
		};
		#bufferedAmount = 0;
		#protocol = "";
		#extensions = "";
		#refed = true;
		#sendQueue;
		#handler = {
			onConnectionEstablished: (response, extensions) => this.#onConnectionEstablished(response, extensions),
			onMessage: (opcode, data) => this.#onMessage(opcode, data),
			onParserError: (err) => failWebsocketConnection(this.#handler, null, err.message),
			onParserDrain: () => this.#onParserDrain(),
			onSocketData: (chunk) => {
				if (!this.#parser.write(chunk)) this.#handler.socket.pause();
			},
			onSocketError: (err) => {
				this.#handler.readyState = states.CLOSING;
				if (channels.socketError.hasSubscribers) channels.socketError.publish(err);
				this.#handler.socket.destroy();
			},
			onSocketClose: () => this.#onSocketClose(),
			onPing: (body) => {
				if (channels.ping.hasSubscribers) channels.ping.publish({
					payload: body,
					websocket: this
				});
			},
			onPong: (body) => {
				if (channels.pong.hasSubscribers) channels.pong.publish({
					payload: body,
					websocket: this
				});
			},
			readyState: states.CONNECTING,
			socket: null,
			closeState: new Set(),
			controller: null,
			wasEverConnected: false
		};
		#url;
		#binaryType;
		#parser;
		constructor(url, protocols = []) {
			super();
			webidl.util.markAsUncloneable(this);
			const prefix = "WebSocket constructor";
			webidl.argumentLengthCheck(arguments, 1, prefix);
			const options = webidl.converters["DOMString or sequence<DOMString> or WebSocketInit"](protocols, prefix, "options");
			url = webidl.converters.USVString(url);
			protocols = options.protocols;
			const baseURL = environmentSettingsObject.settingsObject.baseUrl;
			const urlRecord = getURLRecord(url, baseURL);
			if (typeof protocols === "string") protocols = [protocols];
			if (protocols.length !== new Set(protocols.map((p) => p.toLowerCase())).size) throw new DOMException("Invalid Sec-WebSocket-Protocol value", "SyntaxError");
			if (protocols.length > 0 && !protocols.every((p) => isValidSubprotocol(p))) throw new DOMException("Invalid Sec-WebSocket-Protocol value", "SyntaxError");
			this.#url = new URL(urlRecord.href);
			const client = environmentSettingsObject.settingsObject;
			this.#handler.controller = establishWebSocketConnection(urlRecord, protocols, client, this.#handler, options);
			this.#handler.readyState = WebSocket.CONNECTING;
			this.#binaryType = "blob";
		}
		[kRef]() {
			this.#refed = true;
			this.#handler.socket?.ref?.();
		}
		[kUnref]() {
			this.#refed = false;
			this.#handler.socket?.unref?.();
		}
		close(code = void 0, reason = void 0) {
			webidl.brandCheck(this, webidl.is.WebSocket);
			const prefix = "WebSocket.close";
			if (code !== void 0) code = webidl.converters["unsigned short"](code, prefix, "code", webidl.attributes.Clamp);
			if (reason !== void 0) reason = webidl.converters.USVString(reason);
			code ??= null;
			reason ??= "";
			closeWebSocketConnection(this.#handler, code, reason, true);
		}
		send(data) {
			webidl.brandCheck(this, webidl.is.WebSocket);
			const prefix = "WebSocket.send";
			webidl.argumentLengthCheck(arguments, 1, prefix);
			data = webidl.converters.WebSocketSendData(data, prefix, "data");
			if (isConnecting(this.#handler.readyState)) throw new DOMException("Sent before connected.", "InvalidStateError");
			if (!isEstablished(this.#handler.readyState) || isClosing(this.#handler.readyState)) return;
			if (typeof data === "string") {
				const buffer = Buffer.from(data);
				this.#bufferedAmount += buffer.byteLength;
				this.#sendQueue.add(buffer, () => {
					this.#bufferedAmount -= buffer.byteLength;
				}, sendHints.text);
			} else if (isArrayBuffer(data)) {
				this.#bufferedAmount += data.byteLength;
				this.#sendQueue.add(data, () => {
					this.#bufferedAmount -= data.byteLength;
				}, sendHints.arrayBuffer);
			} else if (ArrayBuffer.isView(data)) {
				this.#bufferedAmount += data.byteLength;
				this.#sendQueue.add(data, () => {
					this.#bufferedAmount -= data.byteLength;
				}, sendHints.typedArray);
			} else if (webidl.is.Blob(data)) {
				this.#bufferedAmount += data.size;
				this.#sendQueue.add(data, () => {
					this.#bufferedAmount -= data.size;
				}, sendHints.blob);
			}
		}
		get readyState() {
			webidl.brandCheck(this, webidl.is.WebSocket);
			return this.#handler.readyState;
		}
		get bufferedAmount() {
			webidl.brandCheck(this, webidl.is.WebSocket);
			return this.#bufferedAmount;
		}
		get url() {
			webidl.brandCheck(this, webidl.is.WebSocket);
			return URLSerializer(this.#url);
		}
		get extensions() {
			webidl.brandCheck(this, webidl.is.WebSocket);
			return this.#extensions;
		}
		get protocol() {
			webidl.brandCheck(this, webidl.is.WebSocket);
			return this.#protocol;
		}
		get onopen() {
			webidl.brandCheck(this, webidl.is.WebSocket);
			return this.#events.open;
		}
		set onopen(fn) {
			webidl.brandCheck(this, webidl.is.WebSocket);
			if (this.#events.open) this.removeEventListener("open", this.#events.open);
			const listener = webidl.converters.EventHandlerNonNull(fn);
			if (listener !== null) {
				this.addEventListener("open", listener);
				this.#events.open = fn;
			} else this.#events.open = null;
		}
		get onerror() {
			webidl.brandCheck(this, webidl.is.WebSocket);
			return this.#events.error;
		}
		set onerror(fn) {
			webidl.brandCheck(this, webidl.is.WebSocket);
			if (this.#events.error) this.removeEventListener("error", this.#events.error);
			const listener = webidl.converters.EventHandlerNonNull(fn);
			if (listener !== null) {
				this.addEventListener("error", listener);
				this.#events.error = fn;
			} else this.#events.error = null;
		}
		get onclose() {
			webidl.brandCheck(this, webidl.is.WebSocket);
			return this.#events.close;
		}
		set onclose(fn) {
			webidl.brandCheck(this, webidl.is.WebSocket);
			if (this.#events.close) this.removeEventListener("close", this.#events.close);
			const listener = webidl.converters.EventHandlerNonNull(fn);
			if (listener !== null) {
				this.addEventListener("close", listener);
				this.#events.close = fn;
			} else this.#events.close = null;
		}
		get onmessage() {
			webidl.brandCheck(this, webidl.is.WebSocket);
			return this.#events.message;
		}
		set onmessage(fn) {
			webidl.brandCheck(this, webidl.is.WebSocket);
			if (this.#events.message) this.removeEventListener("message", this.#events.message);
			const listener = webidl.converters.EventHandlerNonNull(fn);
			if (listener !== null) {
				this.addEventListener("message", listener);
				this.#events.message = fn;
			} else this.#events.message = null;
		}
		get binaryType() {
			webidl.brandCheck(this, webidl.is.WebSocket);
			return this.#binaryType;
		}
		set binaryType(type) {
			webidl.brandCheck(this, webidl.is.WebSocket);
			if (type !== "blob" && type !== "arraybuffer") this.#binaryType = "blob";
			else this.#binaryType = type;
		}
		#onConnectionEstablished(response, parsedExtensions) {
			this.#handler.socket = response.socket;
			if (!this.#refed) this.#handler.socket.unref?.();
			const maxFragments = this.#handler.controller.dispatcher?.webSocketOptions?.maxFragments;
			const maxPayloadSize = this.#handler.controller.dispatcher?.webSocketOptions?.maxPayloadSize;
			const parser = new ByteParser(this.#handler, parsedExtensions, {
				maxFragments,
				maxPayloadSize
			});
			parser.on("drain", () => this.#handler.onParserDrain());
			parser.on("error", (err) => this.#handler.onParserError(err));
			this.#parser = parser;
			this.#sendQueue = new SendQueue(response.socket);
			this.#handler.readyState = states.OPEN;
			const extensions = response.headersList.get("sec-websocket-extensions");
			if (extensions !== null) this.#extensions = extensions;
			const protocol = response.headersList.get("sec-websocket-protocol");
			if (protocol !== null) this.#protocol = protocol;
			fireEvent("open", this);
			if (channels.open.hasSubscribers) {
				const headers = response.headersList.entries;
				channels.open.publish({
					address: getSocketAddress(response.socket),
					protocol: this.#protocol,
					extensions: this.#extensions,
					websocket: this,
					handshakeResponse: {
						status: response.status,
						statusText: response.statusText,
						headers
					}
				});
			}
		}
		#onMessage(type, data) {
			if (this.#handler.readyState !== states.OPEN) return;
			let dataForEvent;
			if (type === opcodes.TEXT) try {
				dataForEvent = utf8Decode(data);
			} catch {
				failWebsocketConnection(this.#handler, 1007, "Received invalid UTF-8 in text frame.");
				return;
			}
			else if (type === opcodes.BINARY) {
				if (this.#binaryType === "blob") dataForEvent = new Blob([data]);
				else dataForEvent = toArrayBuffer(data);
			}
			fireEvent("message", this, createFastMessageEvent, {
				origin: this.#url.origin,
				data: dataForEvent
			});
		}
		#onParserDrain() {
			this.#handler.socket.resume();
		}
		#onSocketClose() {
			const wasClean = this.#handler.closeState.has(sentCloseFrameState.SENT) && this.#handler.closeState.has(sentCloseFrameState.RECEIVED);
			let code = 1005;
			let reason = "";
			const result = this.#parser?.closingInfo;
			if (result && !result.error) {
				code = result.code ?? 1005;
				reason = result.reason;
			}
			this.#handler.readyState = states.CLOSED;
			if (!this.#handler.closeState.has(sentCloseFrameState.RECEIVED)) {
				code = 1006;
				fireEvent("error", this, (type, init) => new ErrorEvent(type, init), { error: new TypeError(reason) });
			}
			fireEvent("close", this, (type, init) => new CloseEvent(type, init), {
				wasClean,
				code,
				reason
			});
			if (channels.close.hasSubscribers) channels.close.publish({
				websocket: this,
				code,
				reason
			});
		}
		static {
			ping = (ws, buffer) => {
				if (Buffer.isBuffer(buffer)) {
					if (buffer.length > 125) throw new TypeError("A PING frame cannot have a body larger than 125 bytes.");
				} else if (buffer !== void 0) throw new TypeError("Expected buffer payload");
				const readyState = ws.#handler.readyState;
				if (isEstablished(readyState) && !isClosing(readyState) && !isClosed(readyState)) {
					const frame = new WebsocketFrameSend(buffer);
					ws.#handler.socket.write(frame.createFrame(opcodes.PING));
				}
			};
			webidl.is.WebSocket = (arg) => {
				return arg != null && typeof arg === "object" && #handler in arg;
			};
		}
	};
	WebSocket.CONNECTING = WebSocket.prototype.CONNECTING = states.CONNECTING;
	WebSocket.OPEN = WebSocket.prototype.OPEN = states.OPEN;
	WebSocket.CLOSING = WebSocket.prototype.CLOSING = states.CLOSING;
	WebSocket.CLOSED = WebSocket.prototype.CLOSED = states.CLOSED;
	Object.defineProperties(WebSocket.prototype, {
		CONNECTING: staticPropertyDescriptors,
		OPEN: staticPropertyDescriptors,
		CLOSING: staticPropertyDescriptors,
		CLOSED: staticPropertyDescriptors,
		url: kEnumerableProperty,
		readyState: kEnumerableProperty,
		bufferedAmount: kEnumerableProperty,
		onopen: kEnumerableProperty,
		onerror: kEnumerableProperty,
		onclose: kEnumerableProperty,
		close: kEnumerableProperty,
		onmessage: kEnumerableProperty,
		binaryType: kEnumerableProperty,
		send: kEnumerableProperty,
		extensions: kEnumerableProperty,
		protocol: kEnumerableProperty,
		[Symbol.toStringTag]: {
			value: "WebSocket",
			writable: false,
			enumerable: false,
			configurable: true
		}
	});
	Object.defineProperties(WebSocket, {
		CONNECTING: staticPropertyDescriptors,
		OPEN: staticPropertyDescriptors,
		CLOSING: staticPropertyDescriptors,
		CLOSED: staticPropertyDescriptors
	});
	webidl.converters["sequence<DOMString>"] = webidl.sequenceConverter(webidl.converters.DOMString);
	webidl.converters["DOMString or sequence<DOMString>"] = function(V, prefix, argument) {
		if (webidl.util.Type(V) === webidl.util.Types.OBJECT && Symbol.iterator in V) return webidl.converters["sequence<DOMString>"](V);
		return webidl.converters.DOMString(V, prefix, argument);
	};
	webidl.converters.WebSocketInit = webidl.dictionaryConverter([
		{
			key: "protocols",
			converter: webidl.converters["DOMString or sequence<DOMString>"],
			defaultValue: () => []
		},
		{
			key: "dispatcher",
			converter: webidl.converters.any,
			defaultValue: () => getGlobalDispatcher()
		},
		{
			key: "headers",
			converter: webidl.nullableConverter(webidl.converters.HeadersInit)
		}
	]);
	webidl.converters["DOMString or sequence<DOMString> or WebSocketInit"] = function(V) {
		if (webidl.util.Type(V) === webidl.util.Types.OBJECT && !(Symbol.iterator in V)) return webidl.converters.WebSocketInit(V);
		return { protocols: webidl.converters["DOMString or sequence<DOMString>"](V) };
	};
	webidl.converters.WebSocketSendData = function(V) {
		if (webidl.util.Type(V) === webidl.util.Types.OBJECT) {
			if (webidl.is.Blob(V)) return V;
			if (webidl.is.BufferSource(V)) return V;
		}
		return webidl.converters.USVString(V);
	};
	module.exports = {
		WebSocket,
		ping
	};
}));
// node_modules/undici/lib/web/websocket/stream/websocketerror.js
var require_websocketerror = __commonJSMin(((exports, module) => {
	const { webidl } = require_webidl();
	const { validateCloseCodeAndReason } = require_util$1();
	const { kConstruct } = require_symbols();
	const { kEnumerableProperty } = require_util$5();
	function createInheritableDOMException() {
		class Test extends DOMException {
			get reason() {
				return "";
			}
		}
		if (new Test().reason !== void 0) return DOMException;
		return new Proxy(DOMException, { construct(target, args, newTarget) {
			const instance = Reflect.construct(target, args, target);
			Object.setPrototypeOf(instance, newTarget.prototype);
			return instance;
		} });
	}
	let createUnvalidatedWebSocketError;
	var WebSocketError = class WebSocketError extends createInheritableDOMException() {
		#closeCode;
		#reason;
		constructor(message = "", init = void 0) {
			message = webidl.converters.DOMString(message, "WebSocketError", "message");
			super(message, "WebSocketError");
			if (init === kConstruct) return;
			else if (init !== null) init = webidl.converters.WebSocketCloseInfo(init);
			let code = init.closeCode ?? null;
			const reason = init.reason ?? "";
			validateCloseCodeAndReason(code, reason);
			if (reason.length !== 0 && code === null) code = 1e3;
			this.#closeCode = code;
			this.#reason = reason;
		}
		get closeCode() {
			return this.#closeCode;
		}
		get reason() {
			return this.#reason;
		}
		static {
			createUnvalidatedWebSocketError = (message, code, reason) => {
				const error = new WebSocketError(message, kConstruct);
				error.#closeCode = code;
				error.#reason = reason;
				return error;
			};
			webidl.is.WebSocketError = (arg) => {
				return arg != null && typeof arg === "object" && #reason in arg;
			};
		}
	};
	Object.defineProperties(WebSocketError.prototype, {
		closeCode: kEnumerableProperty,
		reason: kEnumerableProperty,
		[Symbol.toStringTag]: {
			value: "WebSocketError",
			writable: false,
			enumerable: false,
			configurable: true
		}
	});
	module.exports = {
		WebSocketError,
		createUnvalidatedWebSocketError
	};
}));
// node_modules/undici/lib/web/websocket/stream/websocketstream.js
var require_websocketstream = __commonJSMin(((exports, module) => {
	const { addAbortListener } = require__builtin_node_events();
	const { environmentSettingsObject, readableStreamClose } = require_util$4();
	const { states, opcodes, sentCloseFrameState } = require_constants();
	const { webidl } = require_webidl();
	const { getURLRecord, isValidSubprotocol, isEstablished, utf8Decode } = require_util$1();
	const { establishWebSocketConnection, failWebsocketConnection, closeWebSocketConnection } = require_connection();
	const { channels } = require_diagnostics();
	const { WebsocketFrameSend } = require_frame();
	const { ByteParser } = require_receiver();
	const { WebSocketError, createUnvalidatedWebSocketError } = require_websocketerror();
	const { kEnumerableProperty } = require_util$5();
	const { utf8DecodeBytes } = require_encoding();
	let emittedExperimentalWarning = false;
	var WebSocketStream = class {
		#url;
		#openedPromise;
		#closedPromise;
		#readableStream;
		#readableStreamController;
		#writableStreamController;
		#handshakeAborted = false;
		#handler = {
			onConnectionEstablished: (response, extensions) => this.#onConnectionEstablished(response, extensions),
			onMessage: (opcode, data) => this.#onMessage(opcode, data),
			onParserError: (err) => failWebsocketConnection(this.#handler, null, err.message),
			onParserDrain: () => this.#handler.socket.resume(),
			onSocketData: (chunk) => {
				if (!this.#parser.write(chunk)) this.#handler.socket.pause();
			},
			onSocketError: (err) => {
				this.#handler.readyState = states.CLOSING;
				if (channels.socketError.hasSubscribers) channels.socketError.publish(err);
				this.#handler.socket.destroy();
			},
			onSocketClose: () => queueMicrotask(() => this.#onSocketClose()),
			onPing: () => {},
			onPong: () => {},
			readyState: states.CONNECTING,
			socket: null,
			closeState: new Set(),
			controller: null,
			wasEverConnected: false
		};
		#parser;
		constructor(url, options = void 0) {
			if (!emittedExperimentalWarning) {
				process.emitWarning("WebSocketStream is experimental! Expect it to change at any time.", { code: "UNDICI-WSS" });
				emittedExperimentalWarning = true;
			}
			webidl.argumentLengthCheck(arguments, 1, "WebSocket");
			url = webidl.converters.USVString(url);
			if (options !== null) options = webidl.converters.WebSocketStreamOptions(options);
			const baseURL = environmentSettingsObject.settingsObject.baseUrl;
			const urlRecord = getURLRecord(url, baseURL);
			const protocols = options.protocols;
			if (protocols.length !== new Set(protocols.map((p) => p.toLowerCase())).size) throw new DOMException("Invalid Sec-WebSocket-Protocol value", "SyntaxError");
			if (protocols.length > 0 && !protocols.every((p) => isValidSubprotocol(p))) throw new DOMException("Invalid Sec-WebSocket-Protocol value", "SyntaxError");
			this.#url = urlRecord.toString();
			this.#openedPromise = Promise.withResolvers();
			this.#closedPromise = Promise.withResolvers();
			if (options.signal != null) {
				const signal = options.signal;
				if (signal.aborted) {
					this.#openedPromise.reject(signal.reason);
					this.#closedPromise.reject(signal.reason);
					return;
				}
				addAbortListener(signal, () => {
					if (!isEstablished(this.#handler.readyState)) {
						failWebsocketConnection(this.#handler);
						this.#handler.readyState = states.CLOSING;
						this.#openedPromise.reject(signal.reason);
						this.#closedPromise.reject(signal.reason);
						this.#handshakeAborted = true;
					}
				});
			}
			const client = environmentSettingsObject.settingsObject;
			this.#handler.controller = establishWebSocketConnection(urlRecord, protocols, client, this.#handler, options);
		}
		get url() {
			return this.#url.toString();
		}
		get opened() {
			return this.#openedPromise.promise;
		}
		get closed() {
			return this.#closedPromise.promise;
		}
		close(closeInfo = void 0) {
			if (closeInfo !== null) closeInfo = webidl.converters.WebSocketCloseInfo(closeInfo);
			const code = closeInfo.closeCode ?? null;
			const reason = closeInfo.reason;
			closeWebSocketConnection(this.#handler, code, reason, true);
		}
		#write(chunk) {
			chunk = webidl.converters.WebSocketStreamWrite(chunk);
			const promise = Promise.withResolvers();
			let data = null;
			let opcode = null;
			if (webidl.is.BufferSource(chunk)) {
				data = new Uint8Array(ArrayBuffer.isView(chunk) ? new Uint8Array(chunk.buffer, chunk.byteOffset, chunk.byteLength) : chunk.slice());
				opcode = opcodes.BINARY;
			} else {
				let string;
				try {
					string = webidl.converters.DOMString(chunk);
				} catch (e) {
					promise.reject(e);
					return promise.promise;
				}
				data = new TextEncoder().encode(string);
				opcode = opcodes.TEXT;
			}
			if (!this.#handler.closeState.has(sentCloseFrameState.SENT) && !this.#handler.closeState.has(sentCloseFrameState.RECEIVED)) {
				const frame = new WebsocketFrameSend(data);
				this.#handler.socket.write(frame.createFrame(opcode), () => {
					promise.resolve(void 0);
				});
			} else promise.resolve(void 0);
			return promise.promise;
		}
		#onConnectionEstablished(response, parsedExtensions) {
			this.#handler.socket = response.socket;
			const maxFragments = this.#handler.controller.dispatcher?.webSocketOptions?.maxFragments;
			const maxPayloadSize = this.#handler.controller.dispatcher?.webSocketOptions?.maxPayloadSize;
			const parser = new ByteParser(this.#handler, parsedExtensions, {
				maxFragments,
				maxPayloadSize
			});
			parser.on("drain", () => this.#handler.onParserDrain());
			parser.on("error", (err) => this.#handler.onParserError(err));
			this.#parser = parser;
			this.#handler.readyState = states.OPEN;
			const extensions = response.headersList.get("sec-websocket-extensions") ?? "";
			const protocol = response.headersList.get("sec-websocket-protocol") ?? "";
			const readable = new ReadableStream({
				start: (controller) => {
					this.#readableStreamController = controller;
				},
				pull: () => this.#pull(),
				cancel: (reason) => this.#cancel(reason)
			});
			const writable = new WritableStream({
				start: (controller) => {
					this.#writableStreamController = controller;
				},
				write: (chunk) => this.#write(chunk),
				close: () => closeWebSocketConnection(this.#handler, null, null),
				abort: (reason) => this.#closeUsingReason(reason)
			});
			this.#readableStream = readable;
			this.#openedPromise.resolve({
				extensions,
				protocol,
				readable,
				writable
			});
		}
		#onMessage(type, data) {
			if (this.#handler.readyState !== states.OPEN) return;
			let chunk;
			if (type === opcodes.TEXT) try {
				chunk = utf8Decode(data);
			} catch {
				failWebsocketConnection(this.#handler, 1007, "Received invalid UTF-8 in text frame.");
				return;
			}
			else if (type === opcodes.BINARY) chunk = new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
			this.#readableStreamController.enqueue(chunk);
			if (this.#readableStreamController.desiredSize <= 0) this.#handler.socket.pause();
		}
		#onSocketClose() {
			const wasClean = this.#handler.closeState.has(sentCloseFrameState.SENT) && this.#handler.closeState.has(sentCloseFrameState.RECEIVED);
			this.#handler.readyState = states.CLOSED;
			if (this.#handshakeAborted) return;
			if (!this.#handler.wasEverConnected) this.#openedPromise.reject(new WebSocketError("Socket never opened"));
			const result = this.#parser?.closingInfo;
			let code = result?.code ?? 1005;
			if (!this.#handler.closeState.has(sentCloseFrameState.RECEIVED)) code = 1006;
			const reason = result?.reason == null ? "" : utf8DecodeBytes(Buffer.from(result.reason));
			if (wasClean) {
				readableStreamClose(this.#readableStreamController);
				this.#writableStreamController.error(new DOMException("A closed WebSocketStream cannot be written to", "InvalidStateError"));
				this.#closedPromise.resolve({
					closeCode: code,
					reason
				});
			} else {
				const error = createUnvalidatedWebSocketError("unclean close", code, reason);
				this.#readableStreamController?.error(error);
				this.#writableStreamController?.error(error);
				this.#closedPromise.reject(error);
			}
		}
		#closeUsingReason(reason) {
			let code = null;
			let reasonString = "";
			if (webidl.is.WebSocketError(reason)) {
				code = reason.closeCode;
				reasonString = reason.reason;
			}
			closeWebSocketConnection(this.#handler, code, reasonString);
		}
		#pull() {
			this.#handler.socket.resume();
		}
		#cancel(reason) {
			this.#closeUsingReason(reason);
		}
	};
	Object.defineProperties(WebSocketStream.prototype, {
		url: kEnumerableProperty,
		opened: kEnumerableProperty,
		closed: kEnumerableProperty,
		close: kEnumerableProperty,
		[Symbol.toStringTag]: {
			value: "WebSocketStream",
			writable: false,
			enumerable: false,
			configurable: true
		}
	});
	webidl.converters.WebSocketStreamOptions = webidl.dictionaryConverter([{
		key: "protocols",
		converter: webidl.sequenceConverter(webidl.converters.USVString),
		defaultValue: () => []
	}, {
		key: "signal",
		converter: webidl.nullableConverter(webidl.converters.AbortSignal),
		defaultValue: () => null
	}]);
	webidl.converters.WebSocketCloseInfo = webidl.dictionaryConverter([{
		key: "closeCode",
		converter: (V) => webidl.converters["unsigned short"](V, webidl.attributes.EnforceRange)
	}, {
		key: "reason",
		converter: webidl.converters.USVString,
		defaultValue: () => ""
	}]);
	webidl.converters.WebSocketStreamWrite = function(V) {
		if (typeof V === "string") return webidl.converters.USVString(V);
		return webidl.converters.BufferSource(V);
	};
	module.exports = { WebSocketStream };
}));
// node_modules/undici/lib/web/eventsource/util.js
var require_util = __commonJSMin(((exports, module) => {
	const { makeRequest } = require_request();
	function isValidLastEventId(value) {
		return value.indexOf("\0") === -1;
	}
	function isASCIINumber(value) {
		if (value.length === 0) return false;
		for (let i = 0; i < value.length; i++) if (value.charCodeAt(i) < 48 || value.charCodeAt(i) > 57) return false;
		return true;
	}
	function createPotentialCORSRequest(url, destination, corsAttributeState, sameOriginFallback) {
		let mode = corsAttributeState === "no cors" ? "no-cors" : "cors";
		if (sameOriginFallback && mode === "no-cors") mode = "same-origin";
		let credentialsMode = "include";
		if (corsAttributeState === "anonymous") credentialsMode = "same-origin";
		return makeRequest({
			urlList: [url],
			destination,
			mode,
			credentials: credentialsMode,
			useURLCredentials: true
		});
	}
	module.exports = {
		isValidLastEventId,
		isASCIINumber,
		createPotentialCORSRequest
	};
}));
// node_modules/undici/lib/web/eventsource/eventsource-stream.js
var require_eventsource_stream = __commonJSMin(((exports, module) => {
	const buffer = require__builtin_node_buffer();
	const { Transform } = require__builtin_node_stream();
	const { isASCIINumber, isValidLastEventId } = require_util();
	const BOM = [
		239,
		187,
		191
	];
	const LF = 10;
	const CR = 13;
	const COLON = 58;
	const SPACE = 32;
	const defaultMaxEventSize = buffer.kStringMaxLength;
	const DATA = Buffer.from("data");
	const EVENT = Buffer.from("event");
	const ID = Buffer.from("id");
	const RETRY = Buffer.from("retry");
	const minParserItems = 1024;
	const maxParserItems = 131072;
	const bytesPerParserItem = 128;
	function isASCIINumberBytes(buffer, start) {
		if (start >= buffer.length) return false;
		for (let i = start; i < buffer.length; i++) if (buffer[i] < 48 || buffer[i] > 57) return false;
		return true;
	}
	function isValidLastEventIdBytes(buffer, start) {
		for (let i = start; i < buffer.length; i++) if (buffer[i] === 0) return false;
		return true;
	}
	function isFieldName(line, length, field) {
		if (length !== field.length) return false;
		for (let i = 0; i < length; i++) if (line[i] !== field[i]) return false;
		return true;
	}
	function createMaxEventSizeExceededError() {
		const error = new Error("EventSource message size exceeded");
		error.aborted = false;
		return error;
	}
	var EventSourceStream = class extends Transform {
		state;
		checkBOM = true;
		crlfCheck = false;
		eventEndCheck = false;
		chunks = [];
		chunkIndex = 0;
		pos = 0;
		lineChunkIndex = 0;
		linePos = 0;
		lineLength = 0;
		eventSize = 0;
		eventFieldSizes = {
			data: 0,
			event: 0,
			id: 0,
			retry: 0
		};
		dataLineCount = 0;
		maxEventSize;
		maxDataLines;
		maxBufferedChunks;
		event = {
			data: void 0,
			event: void 0,
			id: void 0,
			retry: void 0
		};
		constructor(options = {}) {
			options.readableObjectMode = true;
			super(options);
			this.state = options.eventSourceSettings || {};
			this.maxEventSize = options.maxEventSize ?? defaultMaxEventSize;
			const parserItemLimit = this.maxEventSize > 0 ? Math.min(maxParserItems, Math.max(minParserItems, Math.floor(this.maxEventSize / bytesPerParserItem))) : 0;
			this.maxDataLines = parserItemLimit;
			this.maxBufferedChunks = parserItemLimit;
			if (options.push) this.push = options.push;
		}
		_transform(chunk, _encoding, callback) {
			if (chunk.length === 0) {
				callback();
				return;
			}
			if (this.maxEventSize > 0 && this.chunks.length >= this.maxBufferedChunks && chunk[0] !== LF && chunk[0] !== CR) {
				callback(createMaxEventSizeExceededError());
				return;
			}
			this.chunks.push(chunk);
			if (this.checkBOM) {
				if (this.handleBOM()) {
					callback();
					return;
				}
			}
			while (this.hasCurrentByte()) {
				const byte = this.currentByte();
				if (this.eventEndCheck) {
					if (this.crlfCheck) {
						if (byte === LF) {
							this.crlfCheck = false;
							this.consumeCurrentByte();
							continue;
						}
						this.crlfCheck = false;
					}
					if (byte === LF || byte === CR) {
						if (byte === CR) this.crlfCheck = true;
						this.consumeCurrentByte();
						if (this.hasPendingEvent()) this.processEvent(this.event);
						this.clearEvent();
						continue;
					}
					this.eventEndCheck = false;
					continue;
				}
				if (byte === LF || byte === CR) {
					if (byte === CR) this.crlfCheck = true;
					try {
						this.parseLine(this.readLine(), this.event);
					} catch (error) {
						callback(error);
						return;
					}
					this.consumeCurrentByte();
					this.eventEndCheck = true;
					continue;
				}
				if (this.maxEventSize > 0 && ++this.lineLength > this.maxEventSize + 7) {
					callback(createMaxEventSizeExceededError());
					return;
				}
				this.advanceCursor();
			}
			callback();
		}
		_destroy(error, callback) {
			this.chunks.length = 0;
			this.clearEvent();
			super._destroy(error, callback);
		}
		parseLine(line, event) {
			if (line.length === 0) return;
			const colonPosition = line.indexOf(COLON);
			if (colonPosition === 0) return;
			let fieldLength = line.length;
			let valueStart = line.length;
			if (colonPosition !== -1) {
				fieldLength = colonPosition;
				valueStart = colonPosition + 1;
				if (line[valueStart] === SPACE) ++valueStart;
			}
			if (isFieldName(line, fieldLength, DATA)) {
				if (this.maxEventSize > 0 && this.dataLineCount >= this.maxDataLines) throw createMaxEventSizeExceededError();
				const valueBytes = line.length - valueStart;
				const dataSize = this.eventFieldSizes.data + (event.data === void 0 ? 0 : 1) + valueBytes;
				this.setEventFieldSize("data", dataSize);
				const value = line.toString("utf8", valueStart);
				if (event.data === void 0) event.data = value;
				else event.data += `\n${value}`;
				this.dataLineCount++;
				return;
			}
			if (isFieldName(line, fieldLength, RETRY)) {
				if (isASCIINumberBytes(line, valueStart)) {
					this.setEventFieldSize("retry", line.length - valueStart);
					event.retry = line.toString("utf8", valueStart);
				}
				return;
			}
			if (isFieldName(line, fieldLength, ID)) {
				if (isValidLastEventIdBytes(line, valueStart)) {
					this.setEventFieldSize("id", line.length - valueStart);
					event.id = line.toString("utf8", valueStart);
				}
				return;
			}
			if (isFieldName(line, fieldLength, EVENT)) {
				if (valueStart < line.length) {
					this.setEventFieldSize("event", line.length - valueStart);
					event.event = line.toString("utf8", valueStart);
				}
			}
		}
		setEventFieldSize(field, size) {
			const eventSize = this.eventSize - this.eventFieldSizes[field] + size;
			if (this.maxEventSize > 0 && eventSize > this.maxEventSize) throw createMaxEventSizeExceededError();
			this.eventSize = eventSize;
			this.eventFieldSizes[field] = size;
		}
		processEvent(event) {
			if (event.retry && isASCIINumber(event.retry)) this.state.reconnectionTime = parseInt(event.retry, 10);
			if (event.id !== void 0 && isValidLastEventId(event.id)) this.state.lastEventId = event.id;
			if (event.data !== void 0) this.push({
				type: event.event || "message",
				options: {
					data: event.data,
					lastEventId: this.state.lastEventId,
					origin: this.state.origin
				}
			});
		}
		clearEvent() {
			this.event.data = void 0;
			this.event.event = void 0;
			this.event.id = void 0;
			this.event.retry = void 0;
			this.eventSize = 0;
			this.dataLineCount = 0;
			this.eventFieldSizes.data = 0;
			this.eventFieldSizes.event = 0;
			this.eventFieldSizes.id = 0;
			this.eventFieldSizes.retry = 0;
		}
		hasPendingEvent() {
			return this.event.data !== void 0 || this.event.event !== void 0 || this.event.id !== void 0 || this.event.retry !== void 0;
		}
		hasCurrentByte() {
			return this.chunkIndex < this.chunks.length && this.pos < this.chunks[this.chunkIndex].length;
		}
		currentByte() {
			return this.chunks[this.chunkIndex][this.pos];
		}
		consumeCurrentByte() {
			this.advanceCursor();
			this.syncLineStartToCursor();
		}
		advanceCursor() {
			this.pos++;
			while (this.chunkIndex < this.chunks.length && this.pos >= this.chunks[this.chunkIndex].length) {
				this.chunkIndex++;
				this.pos = 0;
			}
		}
		syncLineStartToCursor() {
			this.lineChunkIndex = this.chunkIndex;
			this.linePos = this.pos;
			this.lineLength = 0;
			this.dropConsumedChunks();
		}
		dropConsumedChunks() {
			if (this.lineChunkIndex > 0) {
				const consumed = this.lineChunkIndex;
				this.chunks.splice(0, consumed);
				this.lineChunkIndex = 0;
				this.chunkIndex -= consumed;
			}
			if (this.chunkIndex === this.chunks.length) {
				this.chunks.length = 0;
				this.chunkIndex = 0;
				this.pos = 0;
				this.lineChunkIndex = 0;
				this.linePos = 0;
			}
		}
		readLine() {
			if (this.lineChunkIndex === this.chunkIndex) return this.chunks[this.chunkIndex].subarray(this.linePos, this.pos);
			const chunks = [];
			let length = 0;
			for (let i = this.lineChunkIndex; i <= this.chunkIndex; i++) {
				const chunk = this.chunks[i];
				const start = i === this.lineChunkIndex ? this.linePos : 0;
				const end = i === this.chunkIndex ? this.pos : chunk.length;
				const slice = chunk.subarray(start, end);
				length += slice.length;
				chunks.push(slice);
			}
			return Buffer.concat(chunks, length);
		}
		peekBufferedByte(offset) {
			let chunkIndex = this.lineChunkIndex;
			let pos = this.linePos;
			while (chunkIndex < this.chunks.length) {
				const chunk = this.chunks[chunkIndex];
				const remaining = chunk.length - pos;
				if (offset < remaining) return chunk[pos + offset];
				offset -= remaining;
				chunkIndex++;
				pos = 0;
			}
		}
		discardLeadingBytes(count) {
			while (count > 0 && this.lineChunkIndex < this.chunks.length) {
				const remaining = this.chunks[this.lineChunkIndex].length - this.linePos;
				if (count < remaining) {
					this.linePos += count;
					count = 0;
				} else {
					count -= remaining;
					this.lineChunkIndex++;
					this.linePos = 0;
				}
			}
			this.chunkIndex = this.lineChunkIndex;
			this.pos = this.linePos;
			this.dropConsumedChunks();
		}
		handleBOM() {
			const first = this.peekBufferedByte(0);
			const second = this.peekBufferedByte(1);
			const third = this.peekBufferedByte(2);
			if (second === void 0) {
				if (first === BOM[0]) return true;
				this.checkBOM = false;
				return true;
			}
			if (third === void 0) {
				if (first === BOM[0] && second === BOM[1]) return true;
				this.checkBOM = false;
				return false;
			}
			if (first === BOM[0] && second === BOM[1] && third === BOM[2]) this.discardLeadingBytes(3);
			this.checkBOM = false;
			return !this.hasCurrentByte();
		}
	};
	module.exports = { EventSourceStream };
}));
// node_modules/undici/lib/web/eventsource/eventsource.js
var require_eventsource = __commonJSMin(((exports, module) => {
	const { pipeline } = require__builtin_node_stream();
	const { fetching } = require_fetch();
	const { webidl } = require_webidl();
	const { EventSourceStream } = require_eventsource_stream();
	const { parseMIMEType } = require_data_url();
	const { createFastMessageEvent } = require_events();
	const { isNetworkError } = require_response();
	const { cloneRequest } = require_request();
	const { isValidHeaderValue, kEnumerableProperty } = require_util$5();
	const { environmentSettingsObject } = require_util$4();
	const { createPotentialCORSRequest } = require_util();
	const { getGlobalDispatcher } = require_global$1();
	const { isomorphicDecode } = require_infra();
	const textEncoder = new TextEncoder();
	let experimentalWarned = false;
	const defaultReconnectionTime = 3e3;
	const maxReconnectionTime = 2 ** 31 - 1;
	const CONNECTING = 0;
	const OPEN = 1;
	const CLOSED = 2;
	const ANONYMOUS = "anonymous";
	const USE_CREDENTIALS = "use-credentials";
	var EventSource = class extends EventTarget {
		#events = {
			open: null,
			error: null,
			message: null
		};
		#url;
		#withCredentials = false;
		#readyState = CONNECTING;
		#request = null;
		#controller = null;
		#dispatcher;
		#state;
		constructor(url, eventSourceInitDict = {}) {
			super();
			webidl.util.markAsUncloneable(this);
			const prefix = "EventSource constructor";
			webidl.argumentLengthCheck(arguments, 1, prefix);
			if (!experimentalWarned) {
				experimentalWarned = true;
				process.emitWarning("EventSource is experimental, expect them to change at any time.", { code: "UNDICI-ES" });
			}
			url = webidl.converters.USVString(url);
			eventSourceInitDict = webidl.converters.EventSourceInitDict(eventSourceInitDict, prefix, "eventSourceInitDict");
			this.#dispatcher = eventSourceInitDict.node.dispatcher || eventSourceInitDict.dispatcher;
			this.#state = {
				lastEventId: "",
				reconnectionTime: eventSourceInitDict.node.reconnectionTime
			};
			const settings = environmentSettingsObject;
			let urlRecord;
			try {
				urlRecord = new URL(url, settings.settingsObject.baseUrl);
				this.#state.origin = urlRecord.origin;
			} catch (e) {
				throw new DOMException(e, "SyntaxError");
			}
			this.#url = urlRecord.href;
			let corsAttributeState = ANONYMOUS;
			if (eventSourceInitDict.withCredentials === true) {
				corsAttributeState = USE_CREDENTIALS;
				this.#withCredentials = true;
			}
			const request = createPotentialCORSRequest(urlRecord, "", corsAttributeState);
			request.client = environmentSettingsObject.settingsObject;
			request.headersList.set("Accept", "text/event-stream");
			request.cache = "no-store";
			request.initiator = "other";
			this.#request = request;
			this.#connect();
		}
		get readyState() {
			webidl.brandCheck(this, webidl.is.EventSource);
			return this.#readyState;
		}
		get url() {
			webidl.brandCheck(this, webidl.is.EventSource);
			return this.#url;
		}
		get withCredentials() {
			webidl.brandCheck(this, webidl.is.EventSource);
			return this.#withCredentials;
		}
		#connect() {
			if (this.#readyState === CLOSED) return;
			this.#readyState = CONNECTING;
			const request = cloneRequest(this.#request);
			request.urlList = [...this.#request.urlList];
			const fetchParams = {
				request,
				dispatcher: this.#dispatcher
			};
			const processEventSourceEndOfBody = (response) => {
				if (!isNetworkError(response)) return this.#reconnect();
			};
			fetchParams.processResponseEndOfBody = processEventSourceEndOfBody;
			fetchParams.processResponse = (response) => {
				if (isNetworkError(response)) {
					if (response.aborted) {
						this.close();
						this.dispatchEvent(new Event("error"));
						return;
					} else {
						this.#reconnect();
						return;
					}
				}
				const contentType = response.headersList.get("content-type", true);
				const mimeType = contentType !== null ? parseMIMEType(contentType) : "failure";
				const contentTypeValid = mimeType !== "failure" && mimeType.essence === "text/event-stream";
				if (response.status !== 200 || contentTypeValid === false) {
					this.close();
					this.dispatchEvent(new Event("error"));
					return;
				}
				this.#readyState = OPEN;
				this.dispatchEvent(new Event("open"));
				this.#state.origin = response.urlList[response.urlList.length - 1].origin;
				const eventSourceStream = new EventSourceStream({
					eventSourceSettings: this.#state,
					maxEventSize: this.#dispatcher.eventSourceOptions?.maxEventSize,
					push: (event) => {
						this.dispatchEvent(createFastMessageEvent(event.type, event.options));
					}
				});
				pipeline(response.body.stream, eventSourceStream, (error) => {
					if (error?.aborted === false) {
						this.close();
						this.dispatchEvent(new Event("error"));
					}
				});
			};
			this.#controller = fetching(fetchParams);
		}
		#reconnect() {
			if (this.#readyState === CLOSED) return;
			this.#readyState = CONNECTING;
			this.dispatchEvent(new Event("error"));
			setTimeout(() => {
				if (this.#readyState !== CONNECTING) return;
				this.#request.headersList.delete("last-event-id", true);
				if (this.#state.lastEventId.length) {
					const lastEventId = isomorphicDecode(textEncoder.encode(this.#state.lastEventId));
					if (isValidHeaderValue(lastEventId)) this.#request.headersList.set("last-event-id", lastEventId, true);
				}
				this.#connect();
			}, Math.min(this.#state.reconnectionTime, maxReconnectionTime))?.unref();
		}
		close() {
			webidl.brandCheck(this, webidl.is.EventSource);
			if (this.#readyState === CLOSED) return;
			this.#readyState = CLOSED;
			this.#controller.abort();
			this.#request = null;
		}
		get onopen() {
			webidl.brandCheck(this, webidl.is.EventSource);
			return this.#events.open;
		}
		set onopen(fn) {
			webidl.brandCheck(this, webidl.is.EventSource);
			if (this.#events.open) this.removeEventListener("open", this.#events.open);
			const listener = webidl.converters.EventHandlerNonNull(fn);
			if (listener !== null) {
				this.addEventListener("open", listener);
				this.#events.open = fn;
			} else this.#events.open = null;
		}
		get onmessage() {
			webidl.brandCheck(this, webidl.is.EventSource);
			return this.#events.message;
		}
		set onmessage(fn) {
			webidl.brandCheck(this, webidl.is.EventSource);
			if (this.#events.message) this.removeEventListener("message", this.#events.message);
			const listener = webidl.converters.EventHandlerNonNull(fn);
			if (listener !== null) {
				this.addEventListener("message", listener);
				this.#events.message = fn;
			} else this.#events.message = null;
		}
		get onerror() {
			webidl.brandCheck(this, webidl.is.EventSource);
			return this.#events.error;
		}
		set onerror(fn) {
			webidl.brandCheck(this, webidl.is.EventSource);
			if (this.#events.error) this.removeEventListener("error", this.#events.error);
			const listener = webidl.converters.EventHandlerNonNull(fn);
			if (listener !== null) {
				this.addEventListener("error", listener);
				this.#events.error = fn;
			} else this.#events.error = null;
		}
		static {
			webidl.is.EventSource = (arg) => {
				return arg != null && typeof arg === "object" && #events in arg;
			};
		}
	};
	const constantsPropertyDescriptors = {
		CONNECTING: {
			__proto__: null,
			configurable: false,
			enumerable: true,
			value: CONNECTING,
			writable: false
		},
		OPEN: {
			__proto__: null,
			configurable: false,
			enumerable: true,
			value: OPEN,
			writable: false
		},
		CLOSED: {
			__proto__: null,
			configurable: false,
			enumerable: true,
			value: CLOSED,
			writable: false
		}
	};
	Object.defineProperties(EventSource, constantsPropertyDescriptors);
	Object.defineProperties(EventSource.prototype, constantsPropertyDescriptors);
	Object.defineProperties(EventSource.prototype, {
		close: kEnumerableProperty,
		onerror: kEnumerableProperty,
		onmessage: kEnumerableProperty,
		onopen: kEnumerableProperty,
		readyState: kEnumerableProperty,
		url: kEnumerableProperty,
		withCredentials: kEnumerableProperty
	});
	webidl.converters.EventSourceInitDict = webidl.dictionaryConverter([
		{
			key: "withCredentials",
			converter: webidl.converters.boolean,
			defaultValue: () => false
		},
		{
			key: "dispatcher",
			converter: webidl.converters.any,
			defaultValue: () => getGlobalDispatcher()
		},
		{
			key: "node",
			converter: webidl.dictionaryConverter([{
				key: "reconnectionTime",
				converter: webidl.converters["unsigned long"],
				defaultValue: () => defaultReconnectionTime
			}, {
				key: "dispatcher",
				converter: webidl.converters.any
			}]),
			defaultValue: () => ({})
		}
	]);
	module.exports = {
		EventSource,
		defaultReconnectionTime
	};
}));
// node_modules/undici/index.js
var require_undici = __commonJSMin(((exports, module) => {
	const Client = require_client();
	const Dispatcher = require_dispatcher();
	const Pool = require_pool();
	const BalancedPool = require_balanced_pool();
	const RoundRobinPool = require_round_robin_pool();
	const Agent = require_agent();
	const Dispatcher1Wrapper = require_dispatcher1_wrapper();
	const ProxyAgent = require_proxy_agent();
	const Socks5ProxyAgent = require_socks5_proxy_agent();
	const EnvHttpProxyAgent = require_env_http_proxy_agent();
	const RetryAgent = require_retry_agent();
	const H2CClient = require_h2c_client();
	const errors = require_errors();
	const util = require_util$5();
	const { InvalidArgumentError } = errors;
	const api = require_api();
	const buildConnector = require_connect();
	const MockClient = require_mock_client();
	const { MockCallHistory, MockCallHistoryLog } = require_mock_call_history();
	const MockAgent = require_mock_agent();
	const MockPool = require_mock_pool();
	const SnapshotAgent = require_snapshot_agent();
	const mockErrors = require_mock_errors();
	const RetryHandler = require_retry_handler();
	const { getGlobalDispatcher, setGlobalDispatcher } = require_global$1();
	const DecoratorHandler = require_decorator_handler();
	const RedirectHandler = require_redirect_handler();
	Object.assign(Dispatcher.prototype, api);
	module.exports.Dispatcher = Dispatcher;
	module.exports.Client = Client;
	module.exports.Pool = Pool;
	module.exports.BalancedPool = BalancedPool;
	module.exports.RoundRobinPool = RoundRobinPool;
	module.exports.Agent = Agent;
	module.exports.Dispatcher1Wrapper = Dispatcher1Wrapper;
	module.exports.ProxyAgent = ProxyAgent;
	module.exports.Socks5ProxyAgent = Socks5ProxyAgent;
	module.exports.EnvHttpProxyAgent = EnvHttpProxyAgent;
	module.exports.RetryAgent = RetryAgent;
	module.exports.H2CClient = H2CClient;
	module.exports.RetryHandler = RetryHandler;
	module.exports.DecoratorHandler = DecoratorHandler;
	module.exports.RedirectHandler = RedirectHandler;
	module.exports.interceptors = {
		redirect: require_redirect(),
		responseError: require_response_error(),
		retry: require_retry(),
		dump: require_dump(),
		dns: require_dns(),
		cache: require_cache$1(),
		decompress: require_decompress(),
		deduplicate: require_deduplicate()
	};
	module.exports.cacheStores = { MemoryCacheStore: require_memory_cache_store() };
	const SqliteCacheStore = require_sqlite_cache_store();
	module.exports.cacheStores.SqliteCacheStore = SqliteCacheStore;
	module.exports.buildConnector = buildConnector;
	module.exports.errors = errors;
	module.exports.util = {
		parseHeaders: util.parseHeaders,
		headerNameToString: util.headerNameToString
	};
	function makeDispatcher(fn) {
		return (url, opts, handler) => {
			if (typeof opts === "function") {
				handler = opts;
				opts = null;
			}
			if (!url || typeof url !== "string" && typeof url !== "object" && !(url instanceof URL)) throw new InvalidArgumentError("invalid url");
			if (opts != null && typeof opts !== "object") throw new InvalidArgumentError("invalid opts");
			if (opts && opts.path != null) {
				if (typeof opts.path !== "string") throw new InvalidArgumentError("invalid opts.path");
				let path = opts.path;
				if (!opts.path.startsWith("/")) path = `/${path}`;
				url = new URL(util.parseOrigin(url).origin + path);
			} else {
				if (!opts) opts = typeof url === "object" ? url : {};
				url = util.parseURL(url);
			}
			const { agent, dispatcher = getGlobalDispatcher(), ...restOpts } = opts;
			if (agent) throw new InvalidArgumentError("unsupported opts.agent. Did you mean opts.client?");
			return fn.call(dispatcher, {
				...restOpts,
				origin: url.origin,
				path: url.search ? `${url.pathname}${url.search}` : url.pathname,
				method: opts.method || (opts.body ? "PUT" : "GET")
			}, handler);
		};
	}
	module.exports.setGlobalDispatcher = setGlobalDispatcher;
	module.exports.getGlobalDispatcher = getGlobalDispatcher;
	const fetchImpl = require_fetch().fetch;
	const currentFilename = typeof __filename !== "undefined" ? __filename : void 0;
	function appendFetchStackTrace(err, filename) {
		if (!err || typeof err !== "object") return;
		const stack = typeof err.stack === "string" ? err.stack : "";
		const normalizedFilename = filename.replace(/\\/g, "/");
		if (stack && (stack.includes(filename) || stack.includes(normalizedFilename))) return;
		const capture = {};
		Error.captureStackTrace(capture, appendFetchStackTrace);
		if (!capture.stack) return;
		const captureLines = capture.stack.split("\n").slice(1).join("\n");
		err.stack = stack ? `${stack}\n${captureLines}` : capture.stack;
	}
	module.exports.fetch = function fetch(init, options = void 0) {
		return fetchImpl(init, options).catch((err) => {
			if (currentFilename) appendFetchStackTrace(err, currentFilename);
			else if (err && typeof err === "object") Error.captureStackTrace(err, module.exports.fetch);
			throw err;
		});
	};
	module.exports.Headers = require_headers().Headers;
	module.exports.Response = require_response().Response;
	module.exports.Request = require_request().Request;
	module.exports.FormData = require_formdata().FormData;
	const { setGlobalOrigin, getGlobalOrigin } = require_global();
	module.exports.setGlobalOrigin = setGlobalOrigin;
	module.exports.getGlobalOrigin = getGlobalOrigin;
	const { CacheStorage } = require_cachestorage();
	const { kConstruct } = require_symbols();
	module.exports.caches = new CacheStorage(kConstruct);
	const { deleteCookie, getCookies, getSetCookies, setCookie, parseCookie } = require_cookies();
	module.exports.deleteCookie = deleteCookie;
	module.exports.getCookies = getCookies;
	module.exports.getSetCookies = getSetCookies;
	module.exports.setCookie = setCookie;
	module.exports.parseCookie = parseCookie;
	const { parseMIMEType, serializeAMimeType } = require_data_url();
	module.exports.parseMIMEType = parseMIMEType;
	module.exports.serializeAMimeType = serializeAMimeType;
	const { CloseEvent, ErrorEvent, MessageEvent } = require_events();
	const { WebSocket, ping } = require_websocket();
	module.exports.WebSocket = WebSocket;
	module.exports.CloseEvent = CloseEvent;
	module.exports.ErrorEvent = ErrorEvent;
	module.exports.MessageEvent = MessageEvent;
	module.exports.ping = ping;
	module.exports.WebSocketStream = require_websocketstream().WebSocketStream;
	module.exports.WebSocketError = require_websocketerror().WebSocketError;
	module.exports.request = makeDispatcher(api.request);
	module.exports.stream = makeDispatcher(api.stream);
	module.exports.pipeline = makeDispatcher(api.pipeline);
	module.exports.connect = makeDispatcher(api.connect);
	module.exports.upgrade = makeDispatcher(api.upgrade);
	module.exports.MockClient = MockClient;
	module.exports.MockCallHistory = MockCallHistory;
	module.exports.MockCallHistoryLog = MockCallHistoryLog;
	module.exports.MockPool = MockPool;
	module.exports.MockAgent = MockAgent;
	module.exports.SnapshotAgent = SnapshotAgent;
	module.exports.mockErrors = mockErrors;
	const { EventSource } = require_eventsource();
	module.exports.EventSource = EventSource;
	function install() {
		globalThis.fetch = module.exports.fetch;
		globalThis.Headers = module.exports.Headers;
		globalThis.Response = module.exports.Response;
		globalThis.Request = module.exports.Request;
		globalThis.FormData = module.exports.FormData;
		globalThis.WebSocket = module.exports.WebSocket;
		globalThis.CloseEvent = module.exports.CloseEvent;
		globalThis.ErrorEvent = module.exports.ErrorEvent;
		globalThis.MessageEvent = module.exports.MessageEvent;
		globalThis.EventSource = module.exports.EventSource;
	}
	module.exports.install = install;
}));
// node_modules/@actions/github/lib/internal/utils.js
var import_lib = __toESM(__commonJSMin(((exports, module, this$1) => {
	var __createBinding = this$1 && this$1.__createBinding || (Object.create ? (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		var desc = Object.getOwnPropertyDescriptor(m, k);
		if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) desc = {
			enumerable: true,
			get: function() {
				return m[k];
			}
		};
		Object.defineProperty(o, k2, desc);
	}) : (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		o[k2] = m[k];
	}));
	var __setModuleDefault = this$1 && this$1.__setModuleDefault || (Object.create ? (function(o, v) {
		Object.defineProperty(o, "default", {
			enumerable: true,
			value: v
		});
	}) : function(o, v) {
		o["default"] = v;
	});
	var __importStar = this$1 && this$1.__importStar || (function() {
		var ownKeys = function(o) {
			ownKeys = Object.getOwnPropertyNames || function(o) {
				var ar = [];
				for (var k in o) if (Object.prototype.hasOwnProperty.call(o, k)) ar[ar.length] = k;
				return ar;
			};
			return ownKeys(o);
		};
		return function(mod) {
			if (mod && mod.__esModule) return mod;
			var result = {};
			if (mod != null) {
				for (var k = ownKeys(mod), i = 0; i < k.length; i++) if (k[i] !== "default") __createBinding(result, mod, k[i]);
			}
			__setModuleDefault(result, mod);
			return result;
		};
	})();
	var __awaiter = this$1 && this$1.__awaiter || function(thisArg, _arguments, P, generator) {
		function adopt(value) {
			return value instanceof P ? value : new P(function(resolve) {
				resolve(value);
			});
		}
		return new (P || (P = Promise))(function(resolve, reject) {
			function fulfilled(value) {
				try {
					step(generator.next(value));
				} catch (e) {
					reject(e);
				}
			}
			function rejected(value) {
				try {
					step(generator["throw"](value));
				} catch (e) {
					reject(e);
				}
			}
			function step(result) {
				result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
			}
			step((generator = generator.apply(thisArg, _arguments || [])).next());
		});
	};
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.HttpClient = exports.HttpClientResponse = exports.HttpClientError = exports.MediaTypes = exports.Headers = exports.HttpCodes = void 0;
	exports.getProxyUrl = getProxyUrl;
	exports.isHttps = isHttps;
	const http = __importStar(require__builtin_http());
	const https = __importStar(require__builtin_https());
	const pm = __importStar(require_proxy());
	const tunnel = __importStar(require_tunnel());
	const undici_1 = require_undici();
	var HttpCodes;
	(function(HttpCodes) {
		HttpCodes[HttpCodes["OK"] = 200] = "OK";
		HttpCodes[HttpCodes["MultipleChoices"] = 300] = "MultipleChoices";
		HttpCodes[HttpCodes["MovedPermanently"] = 301] = "MovedPermanently";
		HttpCodes[HttpCodes["ResourceMoved"] = 302] = "ResourceMoved";
		HttpCodes[HttpCodes["SeeOther"] = 303] = "SeeOther";
		HttpCodes[HttpCodes["NotModified"] = 304] = "NotModified";
		HttpCodes[HttpCodes["UseProxy"] = 305] = "UseProxy";
		HttpCodes[HttpCodes["SwitchProxy"] = 306] = "SwitchProxy";
		HttpCodes[HttpCodes["TemporaryRedirect"] = 307] = "TemporaryRedirect";
		HttpCodes[HttpCodes["PermanentRedirect"] = 308] = "PermanentRedirect";
		HttpCodes[HttpCodes["BadRequest"] = 400] = "BadRequest";
		HttpCodes[HttpCodes["Unauthorized"] = 401] = "Unauthorized";
		HttpCodes[HttpCodes["PaymentRequired"] = 402] = "PaymentRequired";
		HttpCodes[HttpCodes["Forbidden"] = 403] = "Forbidden";
		HttpCodes[HttpCodes["NotFound"] = 404] = "NotFound";
		HttpCodes[HttpCodes["MethodNotAllowed"] = 405] = "MethodNotAllowed";
		HttpCodes[HttpCodes["NotAcceptable"] = 406] = "NotAcceptable";
		HttpCodes[HttpCodes["ProxyAuthenticationRequired"] = 407] = "ProxyAuthenticationRequired";
		HttpCodes[HttpCodes["RequestTimeout"] = 408] = "RequestTimeout";
		HttpCodes[HttpCodes["Conflict"] = 409] = "Conflict";
		HttpCodes[HttpCodes["Gone"] = 410] = "Gone";
		HttpCodes[HttpCodes["TooManyRequests"] = 429] = "TooManyRequests";
		HttpCodes[HttpCodes["InternalServerError"] = 500] = "InternalServerError";
		HttpCodes[HttpCodes["NotImplemented"] = 501] = "NotImplemented";
		HttpCodes[HttpCodes["BadGateway"] = 502] = "BadGateway";
		HttpCodes[HttpCodes["ServiceUnavailable"] = 503] = "ServiceUnavailable";
		HttpCodes[HttpCodes["GatewayTimeout"] = 504] = "GatewayTimeout";
	})(HttpCodes || (exports.HttpCodes = HttpCodes = {}));
	var Headers;
	(function(Headers) {
		Headers["Accept"] = "accept";
		Headers["ContentType"] = "content-type";
	})(Headers || (exports.Headers = Headers = {}));
	var MediaTypes;
	(function(MediaTypes) {
		MediaTypes["ApplicationJson"] = "application/json";
	})(MediaTypes || (exports.MediaTypes = MediaTypes = {}));
	function getProxyUrl(serverUrl) {
		const proxyUrl = pm.getProxyUrl(new URL(serverUrl));
		return proxyUrl ? proxyUrl.href : "";
	}
	const HttpRedirectCodes = [
		HttpCodes.MovedPermanently,
		HttpCodes.ResourceMoved,
		HttpCodes.SeeOther,
		HttpCodes.TemporaryRedirect,
		HttpCodes.PermanentRedirect
	];
	const HttpResponseRetryCodes = [
		HttpCodes.BadGateway,
		HttpCodes.ServiceUnavailable,
		HttpCodes.GatewayTimeout
	];
	const RetryableHttpVerbs = [
		"OPTIONS",
		"GET",
		"DELETE",
		"HEAD"
	];
	const ExponentialBackoffCeiling = 10;
	const ExponentialBackoffTimeSlice = 5;
	var HttpClientError = class HttpClientError extends Error {
		constructor(message, statusCode) {
			super(message);
			this.name = "HttpClientError";
			this.statusCode = statusCode;
			Object.setPrototypeOf(this, HttpClientError.prototype);
		}
	};
	exports.HttpClientError = HttpClientError;
	var HttpClientResponse = class {
		constructor(message) {
			this.message = message;
		}
		readBody() {
			return __awaiter(this, void 0, void 0, function* () {
				return new Promise((resolve) => __awaiter(this, void 0, void 0, function* () {
					let output = Buffer.alloc(0);
					this.message.on("data", (chunk) => {
						output = Buffer.concat([output, chunk]);
					});
					this.message.on("end", () => {
						resolve(output.toString());
					});
				}));
			});
		}
		readBodyBuffer() {
			return __awaiter(this, void 0, void 0, function* () {
				return new Promise((resolve) => __awaiter(this, void 0, void 0, function* () {
					const chunks = [];
					this.message.on("data", (chunk) => {
						chunks.push(chunk);
					});
					this.message.on("end", () => {
						resolve(Buffer.concat(chunks));
					});
				}));
			});
		}
	};
	exports.HttpClientResponse = HttpClientResponse;
	function isHttps(requestUrl) {
		return new URL(requestUrl).protocol === "https:";
	}
	var HttpClient = class {
		constructor(userAgent, handlers, requestOptions) {
			this._ignoreSslError = false;
			this._allowRedirects = true;
			this._allowRedirectDowngrade = false;
			this._maxRedirects = 50;
			this._allowRetries = false;
			this._maxRetries = 1;
			this._keepAlive = false;
			this._disposed = false;
			this.userAgent = this._getUserAgentWithOrchestrationId(userAgent);
			this.handlers = handlers || [];
			this.requestOptions = requestOptions;
			if (requestOptions) {
				if (requestOptions.ignoreSslError != null) this._ignoreSslError = requestOptions.ignoreSslError;
				this._socketTimeout = requestOptions.socketTimeout;
				if (requestOptions.allowRedirects != null) this._allowRedirects = requestOptions.allowRedirects;
				if (requestOptions.allowRedirectDowngrade != null) this._allowRedirectDowngrade = requestOptions.allowRedirectDowngrade;
				if (requestOptions.maxRedirects != null) this._maxRedirects = Math.max(requestOptions.maxRedirects, 0);
				if (requestOptions.keepAlive != null) this._keepAlive = requestOptions.keepAlive;
				if (requestOptions.allowRetries != null) this._allowRetries = requestOptions.allowRetries;
				if (requestOptions.maxRetries != null) this._maxRetries = requestOptions.maxRetries;
			}
		}
		options(requestUrl, additionalHeaders) {
			return __awaiter(this, void 0, void 0, function* () {
				return this.request("OPTIONS", requestUrl, null, additionalHeaders || {});
			});
		}
		get(requestUrl, additionalHeaders) {
			return __awaiter(this, void 0, void 0, function* () {
				return this.request("GET", requestUrl, null, additionalHeaders || {});
			});
		}
		del(requestUrl, additionalHeaders) {
			return __awaiter(this, void 0, void 0, function* () {
				return this.request("DELETE", requestUrl, null, additionalHeaders || {});
			});
		}
		post(requestUrl, data, additionalHeaders) {
			return __awaiter(this, void 0, void 0, function* () {
				return this.request("POST", requestUrl, data, additionalHeaders || {});
			});
		}
		patch(requestUrl, data, additionalHeaders) {
			return __awaiter(this, void 0, void 0, function* () {
				return this.request("PATCH", requestUrl, data, additionalHeaders || {});
			});
		}
		put(requestUrl, data, additionalHeaders) {
			return __awaiter(this, void 0, void 0, function* () {
				return this.request("PUT", requestUrl, data, additionalHeaders || {});
			});
		}
		head(requestUrl, additionalHeaders) {
			return __awaiter(this, void 0, void 0, function* () {
				return this.request("HEAD", requestUrl, null, additionalHeaders || {});
			});
		}
		sendStream(verb, requestUrl, stream, additionalHeaders) {
			return __awaiter(this, void 0, void 0, function* () {
				return this.request(verb, requestUrl, stream, additionalHeaders);
			});
		}
		getJson(requestUrl_1) {
			return __awaiter(this, arguments, void 0, function* (requestUrl, additionalHeaders = {}) {
				additionalHeaders[Headers.Accept] = this._getExistingOrDefaultHeader(additionalHeaders, Headers.Accept, MediaTypes.ApplicationJson);
				const res = yield this.get(requestUrl, additionalHeaders);
				return this._processResponse(res, this.requestOptions);
			});
		}
		postJson(requestUrl_1, obj_1) {
			return __awaiter(this, arguments, void 0, function* (requestUrl, obj, additionalHeaders = {}) {
				const data = JSON.stringify(obj, null, 2);
				additionalHeaders[Headers.Accept] = this._getExistingOrDefaultHeader(additionalHeaders, Headers.Accept, MediaTypes.ApplicationJson);
				additionalHeaders[Headers.ContentType] = this._getExistingOrDefaultContentTypeHeader(additionalHeaders, MediaTypes.ApplicationJson);
				const res = yield this.post(requestUrl, data, additionalHeaders);
				return this._processResponse(res, this.requestOptions);
			});
		}
		putJson(requestUrl_1, obj_1) {
			return __awaiter(this, arguments, void 0, function* (requestUrl, obj, additionalHeaders = {}) {
				const data = JSON.stringify(obj, null, 2);
				additionalHeaders[Headers.Accept] = this._getExistingOrDefaultHeader(additionalHeaders, Headers.Accept, MediaTypes.ApplicationJson);
				additionalHeaders[Headers.ContentType] = this._getExistingOrDefaultContentTypeHeader(additionalHeaders, MediaTypes.ApplicationJson);
				const res = yield this.put(requestUrl, data, additionalHeaders);
				return this._processResponse(res, this.requestOptions);
			});
		}
		patchJson(requestUrl_1, obj_1) {
			return __awaiter(this, arguments, void 0, function* (requestUrl, obj, additionalHeaders = {}) {
				const data = JSON.stringify(obj, null, 2);
				additionalHeaders[Headers.Accept] = this._getExistingOrDefaultHeader(additionalHeaders, Headers.Accept, MediaTypes.ApplicationJson);
				additionalHeaders[Headers.ContentType] = this._getExistingOrDefaultContentTypeHeader(additionalHeaders, MediaTypes.ApplicationJson);
				const res = yield this.patch(requestUrl, data, additionalHeaders);
				return this._processResponse(res, this.requestOptions);
			});
		}
		request(verb, requestUrl, data, headers) {
			return __awaiter(this, void 0, void 0, function* () {
				if (this._disposed) throw new Error("Client has already been disposed.");
				const parsedUrl = new URL(requestUrl);
				let info = this._prepareRequest(verb, parsedUrl, headers);
				const maxTries = this._allowRetries && RetryableHttpVerbs.includes(verb) ? this._maxRetries + 1 : 1;
				let numTries = 0;
				let response;
				do {
					response = yield this.requestRaw(info, data);
					if (response && response.message && response.message.statusCode === HttpCodes.Unauthorized) {
						let authenticationHandler;
						for (const handler of this.handlers) if (handler.canHandleAuthentication(response)) {
							authenticationHandler = handler;
							break;
						}
						if (authenticationHandler) return authenticationHandler.handleAuthentication(this, info, data);
						else return response;
					}
					let redirectsRemaining = this._maxRedirects;
					while (response.message.statusCode && HttpRedirectCodes.includes(response.message.statusCode) && this._allowRedirects && redirectsRemaining > 0) {
						const redirectUrl = response.message.headers["location"];
						if (!redirectUrl) break;
						const parsedRedirectUrl = new URL(redirectUrl);
						if (parsedUrl.protocol === "https:" && parsedUrl.protocol !== parsedRedirectUrl.protocol && !this._allowRedirectDowngrade) throw new Error("Redirect from HTTPS to HTTP protocol. This downgrade is not allowed for security reasons. If you want to allow this behavior, set the allowRedirectDowngrade option to true.");
						yield response.readBody();
						if (parsedRedirectUrl.hostname !== parsedUrl.hostname) {
							for (const header in headers) if (header.toLowerCase() === "authorization") delete headers[header];
						}
						info = this._prepareRequest(verb, parsedRedirectUrl, headers);
						response = yield this.requestRaw(info, data);
						redirectsRemaining--;
					}
					if (!response.message.statusCode || !HttpResponseRetryCodes.includes(response.message.statusCode)) return response;
					numTries += 1;
					if (numTries < maxTries) {
						yield response.readBody();
						yield this._performExponentialBackoff(numTries);
					}
				} while (numTries < maxTries);
				return response;
			});
		}
		dispose() {
			if (this._agent) this._agent.destroy();
			this._disposed = true;
		}
		requestRaw(info, data) {
			return __awaiter(this, void 0, void 0, function* () {
				return new Promise((resolve, reject) => {
					function callbackForResult(err, res) {
						if (err) reject(err);
						else if (!res) reject(new Error("Unknown error"));
						else resolve(res);
					}
					this.requestRawWithCallback(info, data, callbackForResult);
				});
			});
		}
		requestRawWithCallback(info, data, onResult) {
			if (typeof data === "string") {
				if (!info.options.headers) info.options.headers = {};
				info.options.headers["Content-Length"] = Buffer.byteLength(data, "utf8");
			}
			let callbackCalled = false;
			function handleResult(err, res) {
				if (!callbackCalled) {
					callbackCalled = true;
					onResult(err, res);
				}
			}
			const req = info.httpModule.request(info.options, (msg) => {
				handleResult(void 0, new HttpClientResponse(msg));
			});
			let socket;
			req.on("socket", (sock) => {
				socket = sock;
			});
			req.setTimeout(this._socketTimeout || 18e4, () => {
				if (socket) socket.end();
				handleResult(new Error(`Request timeout: ${info.options.path}`));
			});
			req.on("error", function(err) {
				handleResult(err);
			});
			if (data && typeof data === "string") req.write(data, "utf8");
			if (data && typeof data !== "string") {
				data.on("close", function() {
					req.end();
				});
				data.pipe(req);
			} else req.end();
		}
		getAgent(serverUrl) {
			const parsedUrl = new URL(serverUrl);
			return this._getAgent(parsedUrl);
		}
		getAgentDispatcher(serverUrl) {
			const parsedUrl = new URL(serverUrl);
			const proxyUrl = pm.getProxyUrl(parsedUrl);
			if (!(proxyUrl && proxyUrl.hostname)) return;
			return this._getProxyAgentDispatcher(parsedUrl, proxyUrl);
		}
		_prepareRequest(method, requestUrl, headers) {
			const info = {};
			info.parsedUrl = requestUrl;
			const usingSsl = info.parsedUrl.protocol === "https:";
			info.httpModule = usingSsl ? https : http;
			const defaultPort = usingSsl ? 443 : 80;
			info.options = {};
			info.options.host = info.parsedUrl.hostname;
			info.options.port = info.parsedUrl.port ? parseInt(info.parsedUrl.port) : defaultPort;
			info.options.path = (info.parsedUrl.pathname || "") + (info.parsedUrl.search || "");
			info.options.method = method;
			info.options.headers = this._mergeHeaders(headers);
			if (this.userAgent != null) info.options.headers["user-agent"] = this.userAgent;
			info.options.agent = this._getAgent(info.parsedUrl);
			if (this.handlers) for (const handler of this.handlers) handler.prepareRequest(info.options);
			return info;
		}
		_mergeHeaders(headers) {
			if (this.requestOptions && this.requestOptions.headers) return Object.assign({}, lowercaseKeys(this.requestOptions.headers), lowercaseKeys(headers || {}));
			return lowercaseKeys(headers || {});
		}
		_getExistingOrDefaultHeader(additionalHeaders, header, _default) {
			let clientHeader;
			if (this.requestOptions && this.requestOptions.headers) {
				const headerValue = lowercaseKeys(this.requestOptions.headers)[header];
				if (headerValue) clientHeader = typeof headerValue === "number" ? headerValue.toString() : headerValue;
			}
			const additionalValue = additionalHeaders[header];
			if (additionalValue !== void 0) return typeof additionalValue === "number" ? additionalValue.toString() : additionalValue;
			if (clientHeader !== void 0) return clientHeader;
			return _default;
		}
		_getExistingOrDefaultContentTypeHeader(additionalHeaders, _default) {
			let clientHeader;
			if (this.requestOptions && this.requestOptions.headers) {
				const headerValue = lowercaseKeys(this.requestOptions.headers)[Headers.ContentType];
				if (headerValue) {
					if (typeof headerValue === "number") clientHeader = String(headerValue);
					else if (Array.isArray(headerValue)) clientHeader = headerValue.join(", ");
					else clientHeader = headerValue;
				}
			}
			const additionalValue = additionalHeaders[Headers.ContentType];
			if (additionalValue !== void 0) {
				if (typeof additionalValue === "number") return String(additionalValue);
				else if (Array.isArray(additionalValue)) return additionalValue.join(", ");
				else return additionalValue;
			}
			if (clientHeader !== void 0) return clientHeader;
			return _default;
		}
		_getAgent(parsedUrl) {
			let agent;
			const proxyUrl = pm.getProxyUrl(parsedUrl);
			const useProxy = proxyUrl && proxyUrl.hostname;
			if (this._keepAlive && useProxy) agent = this._proxyAgent;
			if (!useProxy) agent = this._agent;
			if (agent) return agent;
			const usingSsl = parsedUrl.protocol === "https:";
			let maxSockets = 100;
			if (this.requestOptions) maxSockets = this.requestOptions.maxSockets || http.globalAgent.maxSockets;
			if (proxyUrl && proxyUrl.hostname) {
				const agentOptions = {
					maxSockets,
					keepAlive: this._keepAlive,
					proxy: Object.assign(Object.assign({}, (proxyUrl.username || proxyUrl.password) && { proxyAuth: `${proxyUrl.username}:${proxyUrl.password}` }), {
						host: proxyUrl.hostname,
						port: proxyUrl.port
					})
				};
				let tunnelAgent;
				const overHttps = proxyUrl.protocol === "https:";
				if (usingSsl) tunnelAgent = overHttps ? tunnel.httpsOverHttps : tunnel.httpsOverHttp;
				else tunnelAgent = overHttps ? tunnel.httpOverHttps : tunnel.httpOverHttp;
				agent = tunnelAgent(agentOptions);
				this._proxyAgent = agent;
			}
			if (!agent) {
				const options = {
					keepAlive: this._keepAlive,
					maxSockets
				};
				agent = usingSsl ? new https.Agent(options) : new http.Agent(options);
				this._agent = agent;
			}
			if (usingSsl && this._ignoreSslError) agent.options = Object.assign(agent.options || {}, { rejectUnauthorized: false });
			return agent;
		}
		_getProxyAgentDispatcher(parsedUrl, proxyUrl) {
			let proxyAgent;
			if (this._keepAlive) proxyAgent = this._proxyAgentDispatcher;
			if (proxyAgent) return proxyAgent;
			const usingSsl = parsedUrl.protocol === "https:";
			proxyAgent = new undici_1.ProxyAgent(Object.assign({
				uri: proxyUrl.href,
				pipelining: !this._keepAlive ? 0 : 1
			}, (proxyUrl.username || proxyUrl.password) && { token: `Basic ${Buffer.from(`${proxyUrl.username}:${proxyUrl.password}`).toString("base64")}` }));
			this._proxyAgentDispatcher = proxyAgent;
			if (usingSsl && this._ignoreSslError) proxyAgent.options = Object.assign(proxyAgent.options.requestTls || {}, { rejectUnauthorized: false });
			return proxyAgent;
		}
		_getUserAgentWithOrchestrationId(userAgent) {
			const baseUserAgent = userAgent || "actions/http-client";
			const orchId = process.env["ACTIONS_ORCHESTRATION_ID"];
			if (orchId) return `${baseUserAgent} actions_orchestration_id/${orchId.replace(/[^a-z0-9_.-]/gi, "_")}`;
			return baseUserAgent;
		}
		_performExponentialBackoff(retryNumber) {
			return __awaiter(this, void 0, void 0, function* () {
				retryNumber = Math.min(ExponentialBackoffCeiling, retryNumber);
				const ms = ExponentialBackoffTimeSlice * Math.pow(2, retryNumber);
				return new Promise((resolve) => setTimeout(() => resolve(), ms));
			});
		}
		_processResponse(res, options) {
			return __awaiter(this, void 0, void 0, function* () {
				return new Promise((resolve, reject) => __awaiter(this, void 0, void 0, function* () {
					const statusCode = res.message.statusCode || 0;
					const response = {
						statusCode,
						result: null,
						headers: {}
					};
					if (statusCode === HttpCodes.NotFound) resolve(response);
					function dateTimeDeserializer(key, value) {
						if (typeof value === "string") {
							const a = new Date(value);
							if (!isNaN(a.valueOf())) return a;
						}
						return value;
					}
					let obj;
					let contents;
					try {
						contents = yield res.readBody();
						if (contents && contents.length > 0) {
							if (options && options.deserializeDates) obj = JSON.parse(contents, dateTimeDeserializer);
							else obj = JSON.parse(contents);
							response.result = obj;
						}
						response.headers = res.message.headers;
					} catch (err) {}
					if (statusCode > 299) {
						let msg;
						if (obj && obj.message) msg = obj.message;
						else if (contents && contents.length > 0) msg = contents;
						else msg = `Failed request: (${statusCode})`;
						const err = new HttpClientError(msg, statusCode);
						err.result = response.result;
						reject(err);
					} else resolve(response);
				}));
			});
		}
	};
	exports.HttpClient = HttpClient;
	const lowercaseKeys = (obj) => Object.keys(obj).reduce((c, k) => (c[k.toLowerCase()] = obj[k], c), {});
}))(), 1);
var import_undici = require_undici();
var __awaiter = function(thisArg, _arguments, P, generator) {
	function adopt(value) {
		return value instanceof P ? value : new P(function(resolve) {
			resolve(value);
		});
	}
	return new (P || (P = Promise))(function(resolve, reject) {
		function fulfilled(value) {
			try {
				step(generator.next(value));
			} catch (e) {
				reject(e);
			}
		}
		function rejected(value) {
			try {
				step(generator["throw"](value));
			} catch (e) {
				reject(e);
			}
		}
		function step(result) {
			result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
		}
		step((generator = generator.apply(thisArg, _arguments || [])).next());
	});
};
function getAuthString(token, options) {
	if (!token && !options.auth) throw new Error("Parameter token or opts.auth is required");
	else if (token && options.auth) throw new Error("Parameters token and opts.auth may not both be specified");
	return typeof options.auth === "string" ? options.auth : `token ${token}`;
}
function getProxyAgent(destinationUrl) {
	return new import_lib.HttpClient().getAgent(destinationUrl);
}
function getProxyAgentDispatcher(destinationUrl) {
	return new import_lib.HttpClient().getAgentDispatcher(destinationUrl);
}
function getProxyFetch(destinationUrl) {
	const httpDispatcher = getProxyAgentDispatcher(destinationUrl);
	const proxyFetch = (url, opts) => __awaiter(this, void 0, void 0, function* () {
		return (0, import_undici.fetch)(url, Object.assign(Object.assign({}, opts), { dispatcher: httpDispatcher }));
	});
	return proxyFetch;
}
function getApiBaseUrl() {
	return process.env["GITHUB_API_URL"] || "https://api.github.com";
}
function getUserAgentWithOrchestrationId(baseUserAgent) {
	var _a;
	const orchId = (_a = process.env["ACTIONS_ORCHESTRATION_ID"]) === null || _a === void 0 ? void 0 : _a.trim();
	if (orchId) {
		const tag = `actions_orchestration_id/${orchId.replace(/[^a-z0-9_.-]/gi, "_")}`;
		if (baseUserAgent === null || baseUserAgent === void 0 ? void 0 : baseUserAgent.includes(tag)) return baseUserAgent;
		return `${baseUserAgent ? `${baseUserAgent} ` : ""}${tag}`;
	}
	return baseUserAgent;
}
// node_modules/universal-user-agent/index.js
function getUserAgent() {
	if (typeof navigator === "object" && "userAgent" in navigator) return navigator.userAgent;
	if (typeof process === "object" && process.version !== void 0) return `Node.js/${process.version.substr(1)} (${process.platform}; ${process.arch})`;
	return "<environment undetectable>";
}
// node_modules/before-after-hook/lib/register.js
function register(state, name, method, options) {
	if (typeof method !== "function") throw new Error("method for before hook must be a function");
	if (!options) options = {};
	if (Array.isArray(name)) return name.reverse().reduce((callback, name) => {
		return register.bind(null, state, name, callback, options);
	}, method)();
	return Promise.resolve().then(() => {
		if (!state.registry[name]) return method(options);
		return state.registry[name].reduce((method, registered) => {
			return registered.hook.bind(null, method, options);
		}, method)();
	});
}
// node_modules/before-after-hook/lib/add.js
function addHook(state, kind, name, hook) {
	const orig = hook;
	if (!state.registry[name]) state.registry[name] = [];
	if (kind === "before") hook = (method, options) => {
		return Promise.resolve().then(orig.bind(null, options)).then(method.bind(null, options));
	};
	if (kind === "after") hook = (method, options) => {
		let result;
		return Promise.resolve().then(method.bind(null, options)).then((result_) => {
			result = result_;
			return orig(result, options);
		}).then(() => {
			return result;
		});
	};
	if (kind === "error") hook = (method, options) => {
		return Promise.resolve().then(method.bind(null, options)).catch((error) => {
			return orig(error, options);
		});
	};
	state.registry[name].push({
		hook,
		orig
	});
}
// node_modules/before-after-hook/lib/remove.js
function removeHook(state, name, method) {
	if (!state.registry[name]) return;
	const index = state.registry[name].map((registered) => {
		return registered.orig;
	}).indexOf(method);
	if (index === -1) return;
	state.registry[name].splice(index, 1);
}
// node_modules/before-after-hook/index.js
const bind = Function.bind;
const bindable = bind.bind(bind);
function bindApi(hook, state, name) {
	const removeHookRef = bindable(removeHook, null).apply(null, name ? [state, name] : [state]);
	hook.api = { remove: removeHookRef };
	hook.remove = removeHookRef;
	[
		"before",
		"error",
		"after",
		"wrap"
	].forEach((kind) => {
		const args = name ? [
			state,
			kind,
			name
		] : [state, kind];
		hook[kind] = hook.api[kind] = bindable(addHook, null).apply(null, args);
	});
}
function Singular() {
	const singularHookName = Symbol("Singular");
	const singularHookState = { registry: {} };
	const singularHook = register.bind(null, singularHookState, singularHookName);
	bindApi(singularHook, singularHookState, singularHookName);
	return singularHook;
}
function Collection() {
	const state = { registry: {} };
	const hook = register.bind(null, state);
	bindApi(hook, state);
	return hook;
}
var before_after_hook_default = {
	Singular,
	Collection
};
// node_modules/@octokit/endpoint/dist-bundle/index.js
var DEFAULTS = {
	method: "GET",
	baseUrl: "https://api.github.com",
	headers: {
		accept: "application/vnd.github.v3+json",
		"user-agent": `octokit-endpoint.js/0.0.0-development ${getUserAgent()}`
	},
	mediaType: { format: "" }
};
function lowercaseKeys(object) {
	if (!object) return {};
	return Object.keys(object).reduce((newObj, key) => {
		newObj[key.toLowerCase()] = object[key];
		return newObj;
	}, {});
}
function isPlainObject$1(value) {
	if (typeof value !== "object" || value === null) return false;
	if (Object.prototype.toString.call(value) !== "[object Object]") return false;
	const proto = Object.getPrototypeOf(value);
	if (proto === null) return true;
	const Ctor = Object.prototype.hasOwnProperty.call(proto, "constructor") && proto.constructor;
	return typeof Ctor === "function" && Ctor instanceof Ctor && Function.prototype.call(Ctor) === Function.prototype.call(value);
}
function mergeDeep(defaults, options) {
	const result = Object.assign({}, defaults);
	Object.keys(options).forEach((key) => {
		if (isPlainObject$1(options[key])) {
			if (!(key in defaults)) Object.assign(result, { [key]: options[key] });
			else result[key] = mergeDeep(defaults[key], options[key]);
		} else Object.assign(result, { [key]: options[key] });
	});
	return result;
}
function removeUndefinedProperties(obj) {
	for (const key in obj) if (obj[key] === void 0) delete obj[key];
	return obj;
}
function merge(defaults, route, options) {
	if (typeof route === "string") {
		let [method, url] = route.split(" ");
		options = Object.assign(url ? {
			method,
			url
		} : { url: method }, options);
	} else options = Object.assign({}, route);
	options.headers = lowercaseKeys(options.headers);
	removeUndefinedProperties(options);
	removeUndefinedProperties(options.headers);
	const mergedOptions = mergeDeep(defaults || {}, options);
	if (options.url === "/graphql") {
		if (defaults && defaults.mediaType.previews?.length) mergedOptions.mediaType.previews = defaults.mediaType.previews.filter((preview) => !mergedOptions.mediaType.previews.includes(preview)).concat(mergedOptions.mediaType.previews);
		mergedOptions.mediaType.previews = (mergedOptions.mediaType.previews || []).map((preview) => preview.replace(/-preview/, ""));
	}
	return mergedOptions;
}
function addQueryParameters(url, parameters) {
	const separator = /\?/.test(url) ? "&" : "?";
	const names = Object.keys(parameters);
	if (names.length === 0) return url;
	return url + separator + names.map((name) => {
		if (name === "q") return "q=" + parameters.q.split("+").map(encodeURIComponent).join("+");
		return `${name}=${encodeURIComponent(parameters[name])}`;
	}).join("&");
}
var urlVariableRegex = /\{[^{}}]+\}/g;
function removeNonChars(variableName) {
	return variableName.replace(/(?:^\W+)|(?:(?<!\W)\W+$)/g, "").split(/,/);
}
function extractUrlVariableNames(url) {
	const matches = url.match(urlVariableRegex);
	if (!matches) return [];
	return matches.map(removeNonChars).reduce((a, b) => a.concat(b), []);
}
function omit(object, keysToOmit) {
	const result = { __proto__: null };
	for (const key of Object.keys(object)) if (keysToOmit.indexOf(key) === -1) result[key] = object[key];
	return result;
}
function encodeReserved(str) {
	return str.split(/(%[0-9A-Fa-f]{2})/g).map(function(part) {
		if (!/%[0-9A-Fa-f]/.test(part)) part = encodeURI(part).replace(/%5B/g, "[").replace(/%5D/g, "]");
		return part;
	}).join("");
}
function encodeUnreserved(str) {
	return encodeURIComponent(str).replace(/[!'()*]/g, function(c) {
		return "%" + c.charCodeAt(0).toString(16).toUpperCase();
	});
}
function encodeValue(operator, value, key) {
	value = operator === "+" || operator === "#" ? encodeReserved(value) : encodeUnreserved(value);
	if (key) return encodeUnreserved(key) + "=" + value;
	else return value;
}
function isDefined(value) {
	return value !== void 0 && value !== null;
}
function isKeyOperator(operator) {
	return operator === ";" || operator === "&" || operator === "?";
}
function getValues(context, operator, key, modifier) {
	var value = context[key], result = [];
	if (isDefined(value) && value !== "") {
		if (typeof value === "string" || typeof value === "number" || typeof value === "bigint" || typeof value === "boolean") {
			value = value.toString();
			if (modifier && modifier !== "*") value = value.substring(0, parseInt(modifier, 10));
			result.push(encodeValue(operator, value, isKeyOperator(operator) ? key : ""));
		} else if (modifier === "*") {
			if (Array.isArray(value)) value.filter(isDefined).forEach(function(value2) {
				result.push(encodeValue(operator, value2, isKeyOperator(operator) ? key : ""));
			});
			else Object.keys(value).forEach(function(k) {
				if (isDefined(value[k])) result.push(encodeValue(operator, value[k], k));
			});
		} else {
			const tmp = [];
			if (Array.isArray(value)) value.filter(isDefined).forEach(function(value2) {
				tmp.push(encodeValue(operator, value2));
			});
			else Object.keys(value).forEach(function(k) {
				if (isDefined(value[k])) {
					tmp.push(encodeUnreserved(k));
					tmp.push(encodeValue(operator, value[k].toString()));
				}
			});
			if (isKeyOperator(operator)) result.push(encodeUnreserved(key) + "=" + tmp.join(","));
			else if (tmp.length !== 0) result.push(tmp.join(","));
		}
	} else if (operator === ";") {
		if (isDefined(value)) result.push(encodeUnreserved(key));
	} else if (value === "" && (operator === "&" || operator === "?")) result.push(encodeUnreserved(key) + "=");
	else if (value === "") result.push("");
	return result;
}
function parseUrl(template) {
	return { expand: expand.bind(null, template) };
}
function expand(template, context) {
	var operators = [
		"+",
		"#",
		".",
		"/",
		";",
		"?",
		"&"
	];
	template = template.replace(/\{([^\{\}]+)\}|([^\{\}]+)/g, function(_, expression, literal) {
		if (expression) {
			let operator = "";
			const values = [];
			if (operators.indexOf(expression.charAt(0)) !== -1) {
				operator = expression.charAt(0);
				expression = expression.substr(1);
			}
			expression.split(/,/g).forEach(function(variable) {
				var tmp = /([^:\*]*)(?::(\d+)|(\*))?/.exec(variable);
				values.push(getValues(context, operator, tmp[1], tmp[2] || tmp[3]));
			});
			if (operator && operator !== "+") {
				var separator = ",";
				if (operator === "?") separator = "&";
				else if (operator !== "#") separator = operator;
				return (values.length !== 0 ? operator : "") + values.join(separator);
			} else return values.join(",");
		} else return encodeReserved(literal);
	});
	if (template === "/") return template;
	else return template.replace(/\/$/, "");
}
function parse$1(options) {
	let method = options.method.toUpperCase();
	let url = (options.url || "/").replace(/:([a-z]\w+)/g, "{$1}");
	let headers = Object.assign({}, options.headers);
	let body;
	let parameters = omit(options, [
		"method",
		"baseUrl",
		"url",
		"headers",
		"request",
		"mediaType"
	]);
	const urlVariableNames = extractUrlVariableNames(url);
	url = parseUrl(url).expand(parameters);
	if (!/^http/.test(url)) url = options.baseUrl + url;
	const remainingParameters = omit(parameters, Object.keys(options).filter((option) => urlVariableNames.includes(option)).concat("baseUrl"));
	if (!/application\/octet-stream/i.test(headers.accept)) {
		if (options.mediaType.format) headers.accept = headers.accept.split(/,/).map((format) => format.replace(/application\/vnd(\.\w+)(\.v3)?(\.\w+)?(\+json)?$/, `application/vnd$1$2.${options.mediaType.format}`)).join(",");
		if (url.endsWith("/graphql")) {
			if (options.mediaType.previews?.length) headers.accept = (headers.accept.match(/(?<![\w-])[\w-]+(?=-preview)/g) || []).concat(options.mediaType.previews).map((preview) => {
				return `application/vnd.github.${preview}-preview${options.mediaType.format ? `.${options.mediaType.format}` : "+json"}`;
			}).join(",");
		}
	}
	if (["GET", "HEAD"].includes(method)) url = addQueryParameters(url, remainingParameters);
	else if ("data" in remainingParameters) body = remainingParameters.data;
	else if (Object.keys(remainingParameters).length) body = remainingParameters;
	if (!headers["content-type"] && typeof body !== "undefined") headers["content-type"] = "application/json; charset=utf-8";
	if (["PATCH", "PUT"].includes(method) && typeof body === "undefined") body = "";
	return Object.assign({
		method,
		url,
		headers
	}, typeof body !== "undefined" ? { body } : null, options.request ? { request: options.request } : null);
}
function endpointWithDefaults(defaults, route, options) {
	return parse$1(merge(defaults, route, options));
}
function withDefaults$2(oldDefaults, newDefaults) {
	const DEFAULTS2 = merge(oldDefaults, newDefaults);
	const endpoint2 = endpointWithDefaults.bind(null, DEFAULTS2);
	return Object.assign(endpoint2, {
		DEFAULTS: DEFAULTS2,
		defaults: withDefaults$2.bind(null, DEFAULTS2),
		merge: merge.bind(null, DEFAULTS2),
		parse: parse$1
	});
}
var endpoint = withDefaults$2(null, DEFAULTS);
// node_modules/content-type/dist/index.js
const SP = 32;
const HTAB = 9;
const SEMI = 59;
const EQ = 61;
const DQUOTE = 34;
const BSLASH = 92;
const COMMA = 44;
const LOWER_CASE = 1;
const OWS = 2;
const SEMI_FLAG = 4;
const COMMA_FLAG = 8;
const TOKEN_FLAG = 16;
const NON_ASCII = 65280;
const CASE_FLAGS = 65281;
const CHAR_MAP = new Uint8Array(256);
CHAR_MAP[HTAB] |= OWS;
CHAR_MAP[SP] |= OWS;
CHAR_MAP[SEMI] |= SEMI_FLAG;
CHAR_MAP[COMMA] |= COMMA_FLAG;
for (let code = 128; code <= 255; code++) CHAR_MAP[code] |= LOWER_CASE;
for (const char of "!#$%&'*+-.^_`|~") CHAR_MAP[char.charCodeAt(0)] |= TOKEN_FLAG;
for (let code = 48; code <= 57; code++) CHAR_MAP[code] |= TOKEN_FLAG;
for (let code = 65; code <= 90; code++) CHAR_MAP[code] |= 17;
for (let code = 97; code <= 122; code++) CHAR_MAP[code] |= TOKEN_FLAG;
const NullObject = (() => {
	const C = function() {};
	C.prototype = Object.create(null);
	return C;
})();
function parse(header, options) {
	const stopFlags = SEMI_FLAG | (options?.comma === true ? COMMA_FLAG : 0);
	const len = header.length;
	let valueStart = options?.start ?? 0;
	while ((CHAR_MAP[header.charCodeAt(valueStart)] & OWS) !== 0) valueStart++;
	let index = valueStart;
	let typeFlags = 0;
	let whitespace = -1;
	let stop = options?.parameters === false ? COMMA_FLAG : 0;
	while (index < len) {
		const code = header.charCodeAt(index);
		const flags = CHAR_MAP[code];
		if ((flags & stopFlags) !== 0) {
			stop |= flags & COMMA_FLAG;
			break;
		}
		if ((flags & OWS) !== 0) {
			if (whitespace === -1) whitespace = index;
		} else whitespace = -1;
		typeFlags |= code & NON_ASCII | flags;
		index++;
	}
	const valueEnd = whitespace === -1 ? index : whitespace;
	const value = header.slice(valueStart, valueEnd);
	const type = (typeFlags & CASE_FLAGS) === 0 ? value : value.toLowerCase();
	if (index === len || stop !== 0) return {
		type,
		index,
		parameters: new NullObject()
	};
	return parseParameters(header, type, index, len, stopFlags);
}
function parseParameters(header, type, index, len, stopFlags) {
	const parameters = new NullObject();
	parameter: while (index < len) {
		index++;
		while ((CHAR_MAP[header.charCodeAt(index)] & OWS) !== 0) index++;
		const keyStart = index;
		let keyFlags = 0;
		let keyWhitespace = -1;
		while (index < len) {
			const code = header.charCodeAt(index);
			const flags = CHAR_MAP[code];
			if ((flags & stopFlags) !== 0) {
				if ((flags & COMMA_FLAG) !== 0) break parameter;
				continue parameter;
			}
			if (code === EQ) {
				const keyEnd = keyWhitespace === -1 ? index : keyWhitespace;
				const value = header.slice(keyStart, keyEnd);
				const key = (keyFlags & CASE_FLAGS) === 0 ? value : value.toLowerCase();
				index++;
				while ((CHAR_MAP[header.charCodeAt(index)] & OWS) !== 0) index++;
				if (index < len && header.charCodeAt(index) === DQUOTE) {
					const quotedStart = ++index;
					let escaped = false;
					while (index < len) {
						const code = header.charCodeAt(index);
						if (code === DQUOTE) {
							if (parameters[key] === void 0) parameters[key] = escaped ? unescapeQuotedPairs(header, quotedStart, index) : header.slice(quotedStart, index);
							index++;
							let stop = 0;
							while (index < len) {
								const code = header.charCodeAt(index);
								const flags = CHAR_MAP[code];
								if ((flags & stopFlags) !== 0) {
									stop = flags & COMMA_FLAG;
									break;
								}
								index++;
							}
							if (stop !== 0) break parameter;
							continue parameter;
						}
						if (code === BSLASH && index + 1 < len) {
							escaped = true;
							index += 2;
							continue;
						}
						index++;
					}
					continue parameter;
				}
				const valueStart = index;
				let stop = 0;
				let valueWhitespace = -1;
				while (index < len) {
					const code = header.charCodeAt(index);
					const flags = CHAR_MAP[code];
					if ((flags & stopFlags) !== 0) {
						stop = flags & COMMA_FLAG;
						break;
					}
					if ((flags & OWS) !== 0) {
						if (valueWhitespace === -1) valueWhitespace = index;
					} else valueWhitespace = -1;
					index++;
				}
				if (parameters[key] === void 0) {
					const valueEnd = valueWhitespace === -1 ? index : valueWhitespace;
					parameters[key] = header.slice(valueStart, valueEnd);
				}
				if (stop !== 0) break parameter;
				continue parameter;
			}
			if ((flags & OWS) !== 0) {
				if (keyWhitespace === -1) keyWhitespace = index;
			} else keyWhitespace = -1;
			keyFlags |= code & NON_ASCII | flags;
			index++;
		}
	}
	return {
		type,
		index,
		parameters
	};
}
function unescapeQuotedPairs(str, start, end) {
	let result = "";
	for (let index = start; index < end; index++) if (str.charCodeAt(index) === BSLASH) {
		result += str.slice(start, index);
		start = ++index;
	}
	return result + str.slice(start, end);
}
// node_modules/json-with-bigint/json-with-bigint.js
const intRegex = /^-?\d+$/;
const noiseValue = /^-?\d+n+$/;
const originalStringify = JSON.stringify;
const originalParse = JSON.parse;
const customFormat = /^-?\d+n$/;
const bigIntsStringify = /([\[:])?"(-?\d+)n"($|\s*[,\}\]])/g;
const noiseStringify = /([\[:])?("-?\d+n+)n("$|"\s*[,\}\]])/g;
const isUnstringifiable = (val) => val === void 0 || typeof val === "function" || typeof val === "symbol";
const isRawJSON = (val) => val !== null && typeof val === "object" && val.constructor && val.constructor.name === "RawJSON";
const stringifyIteratively = (rootValue, replacer, spaceParam) => {
	let space = "";
	if (typeof spaceParam === "number") space = " ".repeat(Math.min(10, Math.max(0, Math.floor(spaceParam))));
	else if (typeof spaceParam === "string") space = spaceParam.slice(0, 10);
	const isFunctionReplacer = typeof replacer === "function";
	const propertyList = Array.isArray(replacer) ? new Set(replacer.map(String)) : null;
	const prepareVal = (parent, key, val) => {
		if (val !== null && typeof val === "object" && typeof val.toJSON === "function") val = val.toJSON(key);
		if (typeof val === "string" && noiseValue.test(val)) return val + "n";
		if (typeof val === "bigint") {
			if ("rawJSON" in JSON) return JSON.rawJSON(val.toString());
			return val.toString() + "n";
		}
		if (isFunctionReplacer) val = replacer.call(parent, key, val);
		if (val !== null && typeof val === "object") {
			if (val instanceof Number || val instanceof String || val instanceof Boolean) val = val.valueOf();
		}
		return val;
	};
	const rootProcessed = prepareVal({ "": rootValue }, "", rootValue);
	if (isUnstringifiable(rootProcessed)) return;
	const isRootPrimitive = rootProcessed === null || typeof rootProcessed !== "object";
	const isRootNativeRawJSON = isRawJSON(rootProcessed);
	if (isRootPrimitive || isRootNativeRawJSON) return originalStringify(rootProcessed);
	const chunks = [];
	let level = 0;
	const stack = [{
		parent: { "": rootProcessed },
		key: "",
		val: rootProcessed,
		isArray: Array.isArray(rootProcessed),
		keys: Array.isArray(rootProcessed) ? null : Object.keys(rootProcessed),
		index: 0,
		first: true
	}];
	const visited = new WeakSet([rootProcessed]);
	while (stack.length > 0) {
		const node = stack[stack.length - 1];
		if (node.index === 0) {
			chunks.push(node.isArray ? "[" : "{");
			level++;
		}
		let isDone = false;
		if (node.isArray) {
			if (node.index < node.val.length) {
				if (!node.first) chunks.push(",");
				if (space) chunks.push("\n" + space.repeat(level));
				const childRaw = node.val[node.index];
				const childVal = prepareVal(node.val, String(node.index), childRaw);
				if (isUnstringifiable(childVal)) {
					chunks.push("null");
					node.first = false;
					node.index++;
				} else {
					const isComplexObject = childVal !== null && typeof childVal === "object";
					const isNativeRaw = isRawJSON(childVal);
					if (isComplexObject && !isNativeRaw) {
						if (visited.has(childVal)) throw new TypeError("Converting circular structure to JSON");
						visited.add(childVal);
						stack.push({
							parent: node.val,
							key: String(node.index),
							val: childVal,
							isArray: Array.isArray(childVal),
							keys: Array.isArray(childVal) ? null : Object.keys(childVal),
							index: 0,
							first: true
						});
						node.first = false;
						node.index++;
					} else {
						chunks.push(originalStringify(childVal));
						node.first = false;
						node.index++;
					}
				}
			} else isDone = true;
		} else {
			while (node.index < node.keys.length) {
				const k = node.keys[node.index++];
				if (propertyList && !propertyList.has(k)) continue;
				const childRaw = node.val[k];
				const childVal = prepareVal(node.val, k, childRaw);
				if (isUnstringifiable(childVal)) continue;
				if (!node.first) chunks.push(",");
				if (space) chunks.push("\n" + space.repeat(level) + originalStringify(k) + ": ");
				else chunks.push(originalStringify(k) + ":");
				const isComplexObject = childVal !== null && typeof childVal === "object";
				const isNativeRaw = isRawJSON(childVal);
				if (isComplexObject && !isNativeRaw) {
					if (visited.has(childVal)) throw new TypeError("Converting circular structure to JSON");
					visited.add(childVal);
					stack.push({
						parent: node.val,
						key: k,
						val: childVal,
						isArray: Array.isArray(childVal),
						keys: Array.isArray(childVal) ? null : Object.keys(childVal),
						index: 0,
						first: true
					});
					node.first = false;
					break;
				} else {
					chunks.push(originalStringify(childVal));
					node.first = false;
				}
			}
			if (node.index >= node.keys.length && stack[stack.length - 1] === node) isDone = true;
		}
		if (isDone) {
			level--;
			if (!node.first && space) chunks.push("\n" + space.repeat(level));
			chunks.push(node.isArray ? "]" : "}");
			visited.delete(node.val);
			stack.pop();
		}
	}
	return chunks.join("");
};
const JSONStringify = (value, replacer, space) => {
	try {
		if ("rawJSON" in JSON) return originalStringify(value, (key, val) => {
			if (typeof val === "bigint") return JSON.rawJSON(val.toString());
			if (typeof replacer === "function") return replacer(key, val);
			if (Array.isArray(replacer) && replacer.includes(key)) return val;
			return val;
		}, space);
		if (!value) return originalStringify(value, replacer, space);
		return originalStringify(value, (key, val) => {
			if (typeof val === "string" && noiseValue.test(val)) return val.toString() + "n";
			if (typeof val === "bigint") return val.toString() + "n";
			if (typeof replacer === "function") return replacer(key, val);
			if (Array.isArray(replacer) && replacer.includes(key)) return val;
			return val;
		}, space).replace(bigIntsStringify, "$1$2$3").replace(noiseStringify, "$1$2$3");
	} catch (error) {
		if (error instanceof RangeError) {
			const convertedJSON = stringifyIteratively(value, replacer, space);
			if (convertedJSON === void 0) return void 0;
			if ("rawJSON" in JSON) return convertedJSON;
			return convertedJSON.replace(bigIntsStringify, "$1$2$3").replace(noiseStringify, "$1$2$3");
		}
		throw error;
	}
};
const featureCache = new Map();
const isContextSourceSupported = () => {
	const parseFingerprint = JSON.parse.toString();
	if (featureCache.has(parseFingerprint)) return featureCache.get(parseFingerprint);
	try {
		const result = JSON.parse("1", (_, __, context) => !!context?.source && context.source === "1");
		featureCache.set(parseFingerprint, result);
		return result;
	} catch {
		featureCache.set(parseFingerprint, false);
		return false;
	}
};
const convertMarkedBigIntsReviver = (key, value, context, userReviver) => {
	if (typeof value === "string" && customFormat.test(value)) return BigInt(value.slice(0, -1));
	if (typeof value === "string" && noiseValue.test(value)) return value.slice(0, -1);
	if (!(typeof userReviver === "function")) return value;
	return userReviver(key, value, context);
};
const JSONParseV2 = (text, reviver) => {
	return JSON.parse(text, (key, value, context) => {
		const isBigNumber = typeof value === "number" && (value > Number.MAX_SAFE_INTEGER || value < Number.MIN_SAFE_INTEGER);
		const isInt = context && intRegex.test(context.source);
		if (isBigNumber && isInt) return BigInt(context.source);
		if (!(typeof reviver === "function")) return value;
		return reviver(key, value, context);
	});
};
const MAX_INT = Number.MAX_SAFE_INTEGER.toString();
const MAX_DIGITS = MAX_INT.length;
const stringsOrLargeNumbers = /"(?:[^"\\]|\\.)*"|-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/g;
const noiseValueWithQuotes = /^"-?\d+n+"$/;
const applyReviverIteratively = (parsed, userReviver) => {
	const rootHolder = { "": parsed };
	const stack = [{
		parent: rootHolder,
		key: "",
		visited: false
	}];
	while (stack.length > 0) {
		const node = stack[stack.length - 1];
		if (!node.visited) {
			node.visited = true;
			const value = node.parent[node.key];
			if (value !== null && typeof value === "object") {
				const keys = Object.keys(value);
				for (let i = keys.length - 1; i >= 0; i--) stack.push({
					parent: value,
					key: keys[i],
					visited: false
				});
			}
		} else {
			const { parent, key } = node;
			let value = parent[key];
			if (typeof value === "string") {
				if (customFormat.test(value)) value = BigInt(value.slice(0, -1));
				else if (noiseValue.test(value)) value = value.slice(0, -1);
			}
			if (typeof userReviver === "function") value = userReviver.call(parent, key, value);
			if (value === void 0) delete parent[key];
			else parent[key] = value;
			stack.pop();
		}
	}
	return rootHolder[""];
};
const serializeBigInts = (text) => {
	return text.replace(stringsOrLargeNumbers, (match, digits, fractional, exponential) => {
		const isString = match[0] === "\"";
		if (isString && noiseValueWithQuotes.test(match)) return match.substring(0, match.length - 1) + "n\"";
		const hasFractionalOrExponential = fractional || exponential;
		const isLessThanMaxSafeInt = digits && (digits.length < MAX_DIGITS || digits.length === MAX_DIGITS && digits <= MAX_INT);
		if (isString || hasFractionalOrExponential || isLessThanMaxSafeInt) return match;
		return "\"" + match + "n\"";
	});
};
const JSONParse = (text, reviver) => {
	if (!text) return originalParse(text, reviver);
	try {
		if (isContextSourceSupported()) return JSONParseV2(text, reviver);
		const serializedData = serializeBigInts(text);
		return originalParse(serializedData, (key, value, context) => convertMarkedBigIntsReviver(key, value, context, reviver));
	} catch (error) {
		if (error instanceof RangeError) {
			const serializedData = serializeBigInts(text);
			const parsed = originalParse(serializedData);
			return applyReviverIteratively(parsed, reviver);
		}
		throw error;
	}
};
// node_modules/@octokit/request-error/dist-src/index.js
var RequestError = class extends Error {
	name;
	status;
	request;
	response;
	constructor(message, statusCode, options) {
		super(message, { cause: options.cause });
		this.name = "HttpError";
		this.status = Number.parseInt(statusCode);
		if (Number.isNaN(this.status)) this.status = 0;
		if ("response" in options) this.response = options.response;
		const requestCopy = Object.assign({}, options.request);
		if (options.request.headers.authorization) requestCopy.headers = Object.assign({}, options.request.headers, { authorization: options.request.headers.authorization.replace(/(?<! ) .*$/, " [REDACTED]") });
		requestCopy.url = requestCopy.url.replace(/\bclient_secret=\w+/g, "client_secret=[REDACTED]").replace(/\baccess_token=\w+/g, "access_token=[REDACTED]");
		this.request = requestCopy;
	}
};
// node_modules/@octokit/request/dist-bundle/index.js
var defaults_default = { headers: { "user-agent": `octokit-request.js/10.0.16 ${getUserAgent()}` } };
function isPlainObject(value) {
	if (typeof value !== "object" || value === null) return false;
	if (Object.prototype.toString.call(value) !== "[object Object]") return false;
	const proto = Object.getPrototypeOf(value);
	if (proto === null) return true;
	const Ctor = Object.prototype.hasOwnProperty.call(proto, "constructor") && proto.constructor;
	return typeof Ctor === "function" && Ctor instanceof Ctor && Function.prototype.call(Ctor) === Function.prototype.call(value);
}
var noop$1 = () => "";
async function fetchWrapper(requestOptions) {
	const fetch = requestOptions.request?.fetch || globalThis.fetch;
	if (!fetch) throw new Error("fetch is not set. Please pass a fetch implementation as new Octokit({ request: { fetch }}). Learn more at https://github.com/octokit/octokit.js/#fetch-missing");
	const log = requestOptions.request?.log || console;
	const parseSuccessResponseBody = requestOptions.request?.parseSuccessResponseBody !== false;
	const body = isPlainObject(requestOptions.body) || Array.isArray(requestOptions.body) ? JSONStringify(requestOptions.body) : requestOptions.body;
	const requestHeaders = Object.fromEntries(Object.entries(requestOptions.headers).map(([name, value]) => [name, String(value)]));
	let fetchResponse;
	try {
		fetchResponse = await fetch(requestOptions.url, {
			method: requestOptions.method,
			body,
			redirect: requestOptions.request?.redirect,
			headers: requestHeaders,
			signal: requestOptions.request?.signal,
			...requestOptions.body && { duplex: "half" }
		});
	} catch (error) {
		let message = "Unknown Error";
		if (error instanceof Error) {
			if (error.name === "AbortError") {
				error.status = 500;
				throw error;
			}
			message = error.message;
			if (error.name === "TypeError" && "cause" in error) {
				if (error.cause instanceof Error) message = error.cause.message;
				else if (typeof error.cause === "string") message = error.cause;
			}
		}
		const requestError = new RequestError(message, 500, { request: requestOptions });
		requestError.cause = error;
		throw requestError;
	}
	const status = fetchResponse.status;
	const url = fetchResponse.url;
	const responseHeaders = {};
	for (const [key, value] of fetchResponse.headers) responseHeaders[key] = value;
	const octokitResponse = {
		url,
		status,
		headers: responseHeaders,
		data: ""
	};
	if ("deprecation" in responseHeaders) {
		const matches = responseHeaders.link && responseHeaders.link.match(/<([^<>]+)>; rel="deprecation"/);
		const deprecationLink = matches && matches.pop();
		log.warn(`[@octokit/request] "${requestOptions.method} ${requestOptions.url}" is deprecated. It is scheduled to be removed on ${responseHeaders.sunset}${deprecationLink ? `. See ${deprecationLink}` : ""}`);
	}
	if (status === 204 || status === 205) return octokitResponse;
	if (requestOptions.method === "HEAD") {
		if (status < 400) return octokitResponse;
		throw new RequestError(fetchResponse.statusText, status, {
			response: octokitResponse,
			request: requestOptions
		});
	}
	if (status === 304) {
		octokitResponse.data = await getResponseData(fetchResponse);
		throw new RequestError("Not modified", status, {
			response: octokitResponse,
			request: requestOptions
		});
	}
	if (status >= 400) {
		octokitResponse.data = await getResponseData(fetchResponse);
		throw new RequestError(toErrorMessage(octokitResponse.data), status, {
			response: octokitResponse,
			request: requestOptions
		});
	}
	octokitResponse.data = parseSuccessResponseBody ? await getResponseData(fetchResponse) : fetchResponse.body;
	return octokitResponse;
}
async function getResponseData(response) {
	const contentType = response.headers.get("content-type");
	if (!contentType) return response.text().catch(noop$1);
	const mimetype = parse(contentType);
	if (isJSONResponse(mimetype)) {
		let text = "";
		try {
			text = await response.text();
			return JSONParse(text);
		} catch (err) {
			return text;
		}
	} else if (mimetype.type.startsWith("text/") || mimetype.parameters.charset?.toLowerCase() === "utf-8" && mimetype.type !== "application/octet-stream") return response.text().catch(noop$1);
	else return response.arrayBuffer().catch(() => new ArrayBuffer(0));
}
function isJSONResponse(mimetype) {
	return mimetype.type === "application/json" || mimetype.type === "application/scim+json";
}
function toErrorMessage(data) {
	if (typeof data === "string") return data;
	if (data instanceof ArrayBuffer) return "Unknown error";
	if (typeof data === "object" && data !== null && "message" in data) {
		const objectData = data;
		const suffix = "documentation_url" in objectData ? ` - ${objectData.documentation_url}` : "";
		return Array.isArray(objectData.errors) ? `${objectData.message}: ${objectData.errors.map((v) => JSON.stringify(v)).join(", ")}${suffix}` : `${objectData.message}${suffix}`;
	}
	return `Unknown error: ${JSON.stringify(data)}`;
}
function withDefaults$1(oldEndpoint, newDefaults) {
	const endpoint2 = oldEndpoint.defaults(newDefaults);
	const newApi = function(route, parameters) {
		const endpointOptions = endpoint2.merge(route, parameters);
		if (!endpointOptions.request || !endpointOptions.request.hook) return fetchWrapper(endpoint2.parse(endpointOptions));
		const request2 = (route2, parameters2) => {
			return fetchWrapper(endpoint2.parse(endpoint2.merge(route2, parameters2)));
		};
		Object.assign(request2, {
			endpoint: endpoint2,
			defaults: withDefaults$1.bind(null, endpoint2)
		});
		return endpointOptions.request.hook(request2, endpointOptions);
	};
	return Object.assign(newApi, {
		endpoint: endpoint2,
		defaults: withDefaults$1.bind(null, endpoint2)
	});
}
var request = withDefaults$1(endpoint, defaults_default);
// node_modules/@octokit/graphql/dist-bundle/index.js
var VERSION$3 = "0.0.0-development";
function _buildMessageForResponseErrors(data) {
	return `Request failed due to following response errors:
` + data.errors.map((e) => ` - ${e.message}`).join("\n");
}
var GraphqlResponseError = class extends Error {
	constructor(request2, headers, response) {
		super(_buildMessageForResponseErrors(response));
		this.request = request2;
		this.headers = headers;
		this.response = response;
		this.errors = response.errors;
		this.data = response.data;
		if (Error.captureStackTrace) Error.captureStackTrace(this, this.constructor);
	}
	request;
	headers;
	response;
	name = "GraphqlResponseError";
	errors;
	data;
};
var NON_VARIABLE_OPTIONS = [
	"method",
	"baseUrl",
	"url",
	"headers",
	"request",
	"query",
	"mediaType",
	"operationName"
];
var FORBIDDEN_VARIABLE_OPTIONS = [
	"query",
	"method",
	"url"
];
var GHES_V3_SUFFIX_REGEX = /\/api\/v3\/?$/;
function graphql(request2, query, options) {
	if (options) {
		if (typeof query === "string" && "query" in options) return Promise.reject(new Error(`[@octokit/graphql] "query" cannot be used as variable name`));
		for (const key in options) {
			if (!FORBIDDEN_VARIABLE_OPTIONS.includes(key)) continue;
			return Promise.reject(new Error(`[@octokit/graphql] "${key}" cannot be used as variable name`));
		}
	}
	const parsedOptions = typeof query === "string" ? Object.assign({ query }, options) : query;
	const requestOptions = Object.keys(parsedOptions).reduce((result, key) => {
		if (NON_VARIABLE_OPTIONS.includes(key)) {
			result[key] = parsedOptions[key];
			return result;
		}
		if (!result.variables) result.variables = {};
		result.variables[key] = parsedOptions[key];
		return result;
	}, {});
	const baseUrl = parsedOptions.baseUrl || request2.endpoint.DEFAULTS.baseUrl;
	if (GHES_V3_SUFFIX_REGEX.test(baseUrl)) requestOptions.url = baseUrl.replace(GHES_V3_SUFFIX_REGEX, "/api/graphql");
	return request2(requestOptions).then((response) => {
		if (response.data.errors) {
			const headers = {};
			for (const key of Object.keys(response.headers)) headers[key] = response.headers[key];
			throw new GraphqlResponseError(requestOptions, headers, response.data);
		}
		return response.data.data;
	});
}
function withDefaults(request2, newDefaults) {
	const newRequest = request2.defaults(newDefaults);
	const newApi = (query, options) => {
		return graphql(newRequest, query, options);
	};
	return Object.assign(newApi, {
		defaults: withDefaults.bind(null, newRequest),
		endpoint: newRequest.endpoint
	});
}
withDefaults(request, {
	headers: { "user-agent": `octokit-graphql.js/${VERSION$3} ${getUserAgent()}` },
	method: "POST",
	url: "/graphql"
});
function withCustomRequest(customRequest) {
	return withDefaults(customRequest, {
		method: "POST",
		url: "/graphql"
	});
}
// node_modules/@octokit/auth-token/dist-bundle/index.js
var b64url = "(?:[a-zA-Z0-9_-]+)";
var sep = "\\.";
var jwtRE = new RegExp(`^${b64url}${sep}${b64url}${sep}${b64url}$`);
var isJWT = jwtRE.test.bind(jwtRE);
async function auth(token) {
	const isApp = isJWT(token);
	const isInstallation = token.startsWith("v1.") || token.startsWith("ghs_");
	const isUserToServer = token.startsWith("ghu_");
	return {
		type: "token",
		token,
		tokenType: isApp ? "app" : isInstallation ? "installation" : isUserToServer ? "user-to-server" : "oauth"
	};
}
function withAuthorizationPrefix(token) {
	if (token.split(/\./).length === 3) return `bearer ${token}`;
	return `token ${token}`;
}
async function hook(token, request, route, parameters) {
	const endpoint = request.endpoint.merge(route, parameters);
	endpoint.headers.authorization = withAuthorizationPrefix(token);
	return request(endpoint);
}
var createTokenAuth = function createTokenAuth2(token) {
	if (!token) throw new Error("[@octokit/auth-token] No token passed to createTokenAuth");
	if (typeof token !== "string") throw new Error("[@octokit/auth-token] Token passed to createTokenAuth is not a string");
	token = token.replace(/^(token|bearer) +/i, "");
	return Object.assign(auth.bind(null, token), { hook: hook.bind(null, token) });
};
// node_modules/@octokit/core/dist-src/version.js
const VERSION$2 = "7.0.8";
// node_modules/@octokit/core/dist-src/index.js
const noop = () => {};
const consoleWarn = console.warn.bind(console);
const consoleError = console.error.bind(console);
function createLogger(logger = {}) {
	if (typeof logger.debug !== "function") logger.debug = noop;
	if (typeof logger.info !== "function") logger.info = noop;
	if (typeof logger.warn !== "function") logger.warn = consoleWarn;
	if (typeof logger.error !== "function") logger.error = consoleError;
	return logger;
}
const userAgentTrail = `octokit-core.js/${VERSION$2} ${getUserAgent()}`;
var Octokit = class {
	static VERSION = VERSION$2;
	static defaults(defaults) {
		const OctokitWithDefaults = class extends this {
			constructor(...args) {
				const options = args[0] || {};
				if (typeof defaults === "function") {
					super(defaults(options));
					return;
				}
				super(Object.assign({}, defaults, options, options.userAgent && defaults.userAgent ? { userAgent: `${options.userAgent} ${defaults.userAgent}` } : null));
			}
		};
		return OctokitWithDefaults;
	}
	static plugins = [];
	static plugin(...newPlugins) {
		const currentPlugins = this.plugins;
		const NewOctokit = class extends this {
			static plugins = currentPlugins.concat(newPlugins.filter((plugin) => !currentPlugins.includes(plugin)));
		};
		return NewOctokit;
	}
	constructor(options = {}) {
		const hook = new before_after_hook_default.Collection();
		const requestDefaults = {
			baseUrl: request.endpoint.DEFAULTS.baseUrl,
			headers: {},
			request: Object.assign({}, options.request, { hook: hook.bind(null, "request") }),
			mediaType: {
				previews: [],
				format: ""
			}
		};
		requestDefaults.headers["user-agent"] = options.userAgent ? `${options.userAgent} ${userAgentTrail}` : userAgentTrail;
		if (options.baseUrl) requestDefaults.baseUrl = options.baseUrl;
		if (options.previews) requestDefaults.mediaType.previews = options.previews;
		if (options.timeZone) requestDefaults.headers["time-zone"] = options.timeZone;
		this.request = request.defaults(requestDefaults);
		this.graphql = withCustomRequest(this.request).defaults(requestDefaults);
		this.log = createLogger(options.log);
		this.hook = hook;
		if (!options.authStrategy) {
			if (!options.auth) this.auth = async () => ({ type: "unauthenticated" });
			else {
				const auth = createTokenAuth(options.auth);
				hook.wrap("request", auth.hook);
				this.auth = auth;
			}
		} else {
			const { authStrategy, ...otherOptions } = options;
			const auth = authStrategy(Object.assign({
				request: this.request,
				log: this.log,
				octokit: this,
				octokitOptions: otherOptions
			}, options.auth));
			hook.wrap("request", auth.hook);
			this.auth = auth;
		}
		const classConstructor = this.constructor;
		for (let i = 0; i < classConstructor.plugins.length; ++i) Object.assign(this, classConstructor.plugins[i](this, options));
	}
	request;
	graphql;
	log;
	hook;
	auth;
};
// node_modules/@octokit/plugin-rest-endpoint-methods/dist-src/version.js
const VERSION$1 = "17.0.0";
// node_modules/@octokit/plugin-rest-endpoint-methods/dist-src/generated/endpoints.js
var endpoints_default = {
	actions: {
		addCustomLabelsToSelfHostedRunnerForOrg: ["POST /orgs/{org}/actions/runners/{runner_id}/labels"],
		addCustomLabelsToSelfHostedRunnerForRepo: ["POST /repos/{owner}/{repo}/actions/runners/{runner_id}/labels"],
		addRepoAccessToSelfHostedRunnerGroupInOrg: ["PUT /orgs/{org}/actions/runner-groups/{runner_group_id}/repositories/{repository_id}"],
		addSelectedRepoToOrgSecret: ["PUT /orgs/{org}/actions/secrets/{secret_name}/repositories/{repository_id}"],
		addSelectedRepoToOrgVariable: ["PUT /orgs/{org}/actions/variables/{name}/repositories/{repository_id}"],
		approveWorkflowRun: ["POST /repos/{owner}/{repo}/actions/runs/{run_id}/approve"],
		cancelWorkflowRun: ["POST /repos/{owner}/{repo}/actions/runs/{run_id}/cancel"],
		createEnvironmentVariable: ["POST /repos/{owner}/{repo}/environments/{environment_name}/variables"],
		createHostedRunnerForOrg: ["POST /orgs/{org}/actions/hosted-runners"],
		createOrUpdateEnvironmentSecret: ["PUT /repos/{owner}/{repo}/environments/{environment_name}/secrets/{secret_name}"],
		createOrUpdateOrgSecret: ["PUT /orgs/{org}/actions/secrets/{secret_name}"],
		createOrUpdateRepoSecret: ["PUT /repos/{owner}/{repo}/actions/secrets/{secret_name}"],
		createOrgVariable: ["POST /orgs/{org}/actions/variables"],
		createRegistrationTokenForOrg: ["POST /orgs/{org}/actions/runners/registration-token"],
		createRegistrationTokenForRepo: ["POST /repos/{owner}/{repo}/actions/runners/registration-token"],
		createRemoveTokenForOrg: ["POST /orgs/{org}/actions/runners/remove-token"],
		createRemoveTokenForRepo: ["POST /repos/{owner}/{repo}/actions/runners/remove-token"],
		createRepoVariable: ["POST /repos/{owner}/{repo}/actions/variables"],
		createWorkflowDispatch: ["POST /repos/{owner}/{repo}/actions/workflows/{workflow_id}/dispatches"],
		deleteActionsCacheById: ["DELETE /repos/{owner}/{repo}/actions/caches/{cache_id}"],
		deleteActionsCacheByKey: ["DELETE /repos/{owner}/{repo}/actions/caches{?key,ref}"],
		deleteArtifact: ["DELETE /repos/{owner}/{repo}/actions/artifacts/{artifact_id}"],
		deleteCustomImageFromOrg: ["DELETE /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}"],
		deleteCustomImageVersionFromOrg: ["DELETE /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}/versions/{version}"],
		deleteEnvironmentSecret: ["DELETE /repos/{owner}/{repo}/environments/{environment_name}/secrets/{secret_name}"],
		deleteEnvironmentVariable: ["DELETE /repos/{owner}/{repo}/environments/{environment_name}/variables/{name}"],
		deleteHostedRunnerForOrg: ["DELETE /orgs/{org}/actions/hosted-runners/{hosted_runner_id}"],
		deleteOrgSecret: ["DELETE /orgs/{org}/actions/secrets/{secret_name}"],
		deleteOrgVariable: ["DELETE /orgs/{org}/actions/variables/{name}"],
		deleteRepoSecret: ["DELETE /repos/{owner}/{repo}/actions/secrets/{secret_name}"],
		deleteRepoVariable: ["DELETE /repos/{owner}/{repo}/actions/variables/{name}"],
		deleteSelfHostedRunnerFromOrg: ["DELETE /orgs/{org}/actions/runners/{runner_id}"],
		deleteSelfHostedRunnerFromRepo: ["DELETE /repos/{owner}/{repo}/actions/runners/{runner_id}"],
		deleteWorkflowRun: ["DELETE /repos/{owner}/{repo}/actions/runs/{run_id}"],
		deleteWorkflowRunLogs: ["DELETE /repos/{owner}/{repo}/actions/runs/{run_id}/logs"],
		disableSelectedRepositoryGithubActionsOrganization: ["DELETE /orgs/{org}/actions/permissions/repositories/{repository_id}"],
		disableWorkflow: ["PUT /repos/{owner}/{repo}/actions/workflows/{workflow_id}/disable"],
		downloadArtifact: ["GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}"],
		downloadJobLogsForWorkflowRun: ["GET /repos/{owner}/{repo}/actions/jobs/{job_id}/logs"],
		downloadWorkflowRunAttemptLogs: ["GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}/logs"],
		downloadWorkflowRunLogs: ["GET /repos/{owner}/{repo}/actions/runs/{run_id}/logs"],
		enableSelectedRepositoryGithubActionsOrganization: ["PUT /orgs/{org}/actions/permissions/repositories/{repository_id}"],
		enableWorkflow: ["PUT /repos/{owner}/{repo}/actions/workflows/{workflow_id}/enable"],
		forceCancelWorkflowRun: ["POST /repos/{owner}/{repo}/actions/runs/{run_id}/force-cancel"],
		generateRunnerJitconfigForOrg: ["POST /orgs/{org}/actions/runners/generate-jitconfig"],
		generateRunnerJitconfigForRepo: ["POST /repos/{owner}/{repo}/actions/runners/generate-jitconfig"],
		getActionsCacheList: ["GET /repos/{owner}/{repo}/actions/caches"],
		getActionsCacheUsage: ["GET /repos/{owner}/{repo}/actions/cache/usage"],
		getActionsCacheUsageByRepoForOrg: ["GET /orgs/{org}/actions/cache/usage-by-repository"],
		getActionsCacheUsageForOrg: ["GET /orgs/{org}/actions/cache/usage"],
		getAllowedActionsOrganization: ["GET /orgs/{org}/actions/permissions/selected-actions"],
		getAllowedActionsRepository: ["GET /repos/{owner}/{repo}/actions/permissions/selected-actions"],
		getArtifact: ["GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}"],
		getCustomImageForOrg: ["GET /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}"],
		getCustomImageVersionForOrg: ["GET /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}/versions/{version}"],
		getCustomOidcSubClaimForRepo: ["GET /repos/{owner}/{repo}/actions/oidc/customization/sub"],
		getEnvironmentPublicKey: ["GET /repos/{owner}/{repo}/environments/{environment_name}/secrets/public-key"],
		getEnvironmentSecret: ["GET /repos/{owner}/{repo}/environments/{environment_name}/secrets/{secret_name}"],
		getEnvironmentVariable: ["GET /repos/{owner}/{repo}/environments/{environment_name}/variables/{name}"],
		getGithubActionsDefaultWorkflowPermissionsOrganization: ["GET /orgs/{org}/actions/permissions/workflow"],
		getGithubActionsDefaultWorkflowPermissionsRepository: ["GET /repos/{owner}/{repo}/actions/permissions/workflow"],
		getGithubActionsPermissionsOrganization: ["GET /orgs/{org}/actions/permissions"],
		getGithubActionsPermissionsRepository: ["GET /repos/{owner}/{repo}/actions/permissions"],
		getHostedRunnerForOrg: ["GET /orgs/{org}/actions/hosted-runners/{hosted_runner_id}"],
		getHostedRunnersGithubOwnedImagesForOrg: ["GET /orgs/{org}/actions/hosted-runners/images/github-owned"],
		getHostedRunnersLimitsForOrg: ["GET /orgs/{org}/actions/hosted-runners/limits"],
		getHostedRunnersMachineSpecsForOrg: ["GET /orgs/{org}/actions/hosted-runners/machine-sizes"],
		getHostedRunnersPartnerImagesForOrg: ["GET /orgs/{org}/actions/hosted-runners/images/partner"],
		getHostedRunnersPlatformsForOrg: ["GET /orgs/{org}/actions/hosted-runners/platforms"],
		getJobForWorkflowRun: ["GET /repos/{owner}/{repo}/actions/jobs/{job_id}"],
		getOrgPublicKey: ["GET /orgs/{org}/actions/secrets/public-key"],
		getOrgSecret: ["GET /orgs/{org}/actions/secrets/{secret_name}"],
		getOrgVariable: ["GET /orgs/{org}/actions/variables/{name}"],
		getPendingDeploymentsForRun: ["GET /repos/{owner}/{repo}/actions/runs/{run_id}/pending_deployments"],
		getRepoPermissions: [
			"GET /repos/{owner}/{repo}/actions/permissions",
			{},
			{ renamed: ["actions", "getGithubActionsPermissionsRepository"] }
		],
		getRepoPublicKey: ["GET /repos/{owner}/{repo}/actions/secrets/public-key"],
		getRepoSecret: ["GET /repos/{owner}/{repo}/actions/secrets/{secret_name}"],
		getRepoVariable: ["GET /repos/{owner}/{repo}/actions/variables/{name}"],
		getReviewsForRun: ["GET /repos/{owner}/{repo}/actions/runs/{run_id}/approvals"],
		getSelfHostedRunnerForOrg: ["GET /orgs/{org}/actions/runners/{runner_id}"],
		getSelfHostedRunnerForRepo: ["GET /repos/{owner}/{repo}/actions/runners/{runner_id}"],
		getWorkflow: ["GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}"],
		getWorkflowAccessToRepository: ["GET /repos/{owner}/{repo}/actions/permissions/access"],
		getWorkflowRun: ["GET /repos/{owner}/{repo}/actions/runs/{run_id}"],
		getWorkflowRunAttempt: ["GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}"],
		getWorkflowRunUsage: ["GET /repos/{owner}/{repo}/actions/runs/{run_id}/timing"],
		getWorkflowUsage: ["GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/timing"],
		listArtifactsForRepo: ["GET /repos/{owner}/{repo}/actions/artifacts"],
		listCustomImageVersionsForOrg: ["GET /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}/versions"],
		listCustomImagesForOrg: ["GET /orgs/{org}/actions/hosted-runners/images/custom"],
		listEnvironmentSecrets: ["GET /repos/{owner}/{repo}/environments/{environment_name}/secrets"],
		listEnvironmentVariables: ["GET /repos/{owner}/{repo}/environments/{environment_name}/variables"],
		listGithubHostedRunnersInGroupForOrg: ["GET /orgs/{org}/actions/runner-groups/{runner_group_id}/hosted-runners"],
		listHostedRunnersForOrg: ["GET /orgs/{org}/actions/hosted-runners"],
		listJobsForWorkflowRun: ["GET /repos/{owner}/{repo}/actions/runs/{run_id}/jobs"],
		listJobsForWorkflowRunAttempt: ["GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}/jobs"],
		listLabelsForSelfHostedRunnerForOrg: ["GET /orgs/{org}/actions/runners/{runner_id}/labels"],
		listLabelsForSelfHostedRunnerForRepo: ["GET /repos/{owner}/{repo}/actions/runners/{runner_id}/labels"],
		listOrgSecrets: ["GET /orgs/{org}/actions/secrets"],
		listOrgVariables: ["GET /orgs/{org}/actions/variables"],
		listRepoOrganizationSecrets: ["GET /repos/{owner}/{repo}/actions/organization-secrets"],
		listRepoOrganizationVariables: ["GET /repos/{owner}/{repo}/actions/organization-variables"],
		listRepoSecrets: ["GET /repos/{owner}/{repo}/actions/secrets"],
		listRepoVariables: ["GET /repos/{owner}/{repo}/actions/variables"],
		listRepoWorkflows: ["GET /repos/{owner}/{repo}/actions/workflows"],
		listRunnerApplicationsForOrg: ["GET /orgs/{org}/actions/runners/downloads"],
		listRunnerApplicationsForRepo: ["GET /repos/{owner}/{repo}/actions/runners/downloads"],
		listSelectedReposForOrgSecret: ["GET /orgs/{org}/actions/secrets/{secret_name}/repositories"],
		listSelectedReposForOrgVariable: ["GET /orgs/{org}/actions/variables/{name}/repositories"],
		listSelectedRepositoriesEnabledGithubActionsOrganization: ["GET /orgs/{org}/actions/permissions/repositories"],
		listSelfHostedRunnersForOrg: ["GET /orgs/{org}/actions/runners"],
		listSelfHostedRunnersForRepo: ["GET /repos/{owner}/{repo}/actions/runners"],
		listWorkflowRunArtifacts: ["GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts"],
		listWorkflowRuns: ["GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs"],
		listWorkflowRunsForRepo: ["GET /repos/{owner}/{repo}/actions/runs"],
		reRunJobForWorkflowRun: ["POST /repos/{owner}/{repo}/actions/jobs/{job_id}/rerun"],
		reRunWorkflow: ["POST /repos/{owner}/{repo}/actions/runs/{run_id}/rerun"],
		reRunWorkflowFailedJobs: ["POST /repos/{owner}/{repo}/actions/runs/{run_id}/rerun-failed-jobs"],
		removeAllCustomLabelsFromSelfHostedRunnerForOrg: ["DELETE /orgs/{org}/actions/runners/{runner_id}/labels"],
		removeAllCustomLabelsFromSelfHostedRunnerForRepo: ["DELETE /repos/{owner}/{repo}/actions/runners/{runner_id}/labels"],
		removeCustomLabelFromSelfHostedRunnerForOrg: ["DELETE /orgs/{org}/actions/runners/{runner_id}/labels/{name}"],
		removeCustomLabelFromSelfHostedRunnerForRepo: ["DELETE /repos/{owner}/{repo}/actions/runners/{runner_id}/labels/{name}"],
		removeSelectedRepoFromOrgSecret: ["DELETE /orgs/{org}/actions/secrets/{secret_name}/repositories/{repository_id}"],
		removeSelectedRepoFromOrgVariable: ["DELETE /orgs/{org}/actions/variables/{name}/repositories/{repository_id}"],
		reviewCustomGatesForRun: ["POST /repos/{owner}/{repo}/actions/runs/{run_id}/deployment_protection_rule"],
		reviewPendingDeploymentsForRun: ["POST /repos/{owner}/{repo}/actions/runs/{run_id}/pending_deployments"],
		setAllowedActionsOrganization: ["PUT /orgs/{org}/actions/permissions/selected-actions"],
		setAllowedActionsRepository: ["PUT /repos/{owner}/{repo}/actions/permissions/selected-actions"],
		setCustomLabelsForSelfHostedRunnerForOrg: ["PUT /orgs/{org}/actions/runners/{runner_id}/labels"],
		setCustomLabelsForSelfHostedRunnerForRepo: ["PUT /repos/{owner}/{repo}/actions/runners/{runner_id}/labels"],
		setCustomOidcSubClaimForRepo: ["PUT /repos/{owner}/{repo}/actions/oidc/customization/sub"],
		setGithubActionsDefaultWorkflowPermissionsOrganization: ["PUT /orgs/{org}/actions/permissions/workflow"],
		setGithubActionsDefaultWorkflowPermissionsRepository: ["PUT /repos/{owner}/{repo}/actions/permissions/workflow"],
		setGithubActionsPermissionsOrganization: ["PUT /orgs/{org}/actions/permissions"],
		setGithubActionsPermissionsRepository: ["PUT /repos/{owner}/{repo}/actions/permissions"],
		setSelectedReposForOrgSecret: ["PUT /orgs/{org}/actions/secrets/{secret_name}/repositories"],
		setSelectedReposForOrgVariable: ["PUT /orgs/{org}/actions/variables/{name}/repositories"],
		setSelectedRepositoriesEnabledGithubActionsOrganization: ["PUT /orgs/{org}/actions/permissions/repositories"],
		setWorkflowAccessToRepository: ["PUT /repos/{owner}/{repo}/actions/permissions/access"],
		updateEnvironmentVariable: ["PATCH /repos/{owner}/{repo}/environments/{environment_name}/variables/{name}"],
		updateHostedRunnerForOrg: ["PATCH /orgs/{org}/actions/hosted-runners/{hosted_runner_id}"],
		updateOrgVariable: ["PATCH /orgs/{org}/actions/variables/{name}"],
		updateRepoVariable: ["PATCH /repos/{owner}/{repo}/actions/variables/{name}"]
	},
	activity: {
		checkRepoIsStarredByAuthenticatedUser: ["GET /user/starred/{owner}/{repo}"],
		deleteRepoSubscription: ["DELETE /repos/{owner}/{repo}/subscription"],
		deleteThreadSubscription: ["DELETE /notifications/threads/{thread_id}/subscription"],
		getFeeds: ["GET /feeds"],
		getRepoSubscription: ["GET /repos/{owner}/{repo}/subscription"],
		getThread: ["GET /notifications/threads/{thread_id}"],
		getThreadSubscriptionForAuthenticatedUser: ["GET /notifications/threads/{thread_id}/subscription"],
		listEventsForAuthenticatedUser: ["GET /users/{username}/events"],
		listNotificationsForAuthenticatedUser: ["GET /notifications"],
		listOrgEventsForAuthenticatedUser: ["GET /users/{username}/events/orgs/{org}"],
		listPublicEvents: ["GET /events"],
		listPublicEventsForRepoNetwork: ["GET /networks/{owner}/{repo}/events"],
		listPublicEventsForUser: ["GET /users/{username}/events/public"],
		listPublicOrgEvents: ["GET /orgs/{org}/events"],
		listReceivedEventsForUser: ["GET /users/{username}/received_events"],
		listReceivedPublicEventsForUser: ["GET /users/{username}/received_events/public"],
		listRepoEvents: ["GET /repos/{owner}/{repo}/events"],
		listRepoNotificationsForAuthenticatedUser: ["GET /repos/{owner}/{repo}/notifications"],
		listReposStarredByAuthenticatedUser: ["GET /user/starred"],
		listReposStarredByUser: ["GET /users/{username}/starred"],
		listReposWatchedByUser: ["GET /users/{username}/subscriptions"],
		listStargazersForRepo: ["GET /repos/{owner}/{repo}/stargazers"],
		listWatchedReposForAuthenticatedUser: ["GET /user/subscriptions"],
		listWatchersForRepo: ["GET /repos/{owner}/{repo}/subscribers"],
		markNotificationsAsRead: ["PUT /notifications"],
		markRepoNotificationsAsRead: ["PUT /repos/{owner}/{repo}/notifications"],
		markThreadAsDone: ["DELETE /notifications/threads/{thread_id}"],
		markThreadAsRead: ["PATCH /notifications/threads/{thread_id}"],
		setRepoSubscription: ["PUT /repos/{owner}/{repo}/subscription"],
		setThreadSubscription: ["PUT /notifications/threads/{thread_id}/subscription"],
		starRepoForAuthenticatedUser: ["PUT /user/starred/{owner}/{repo}"],
		unstarRepoForAuthenticatedUser: ["DELETE /user/starred/{owner}/{repo}"]
	},
	apps: {
		addRepoToInstallation: [
			"PUT /user/installations/{installation_id}/repositories/{repository_id}",
			{},
			{ renamed: ["apps", "addRepoToInstallationForAuthenticatedUser"] }
		],
		addRepoToInstallationForAuthenticatedUser: ["PUT /user/installations/{installation_id}/repositories/{repository_id}"],
		checkToken: ["POST /applications/{client_id}/token"],
		createFromManifest: ["POST /app-manifests/{code}/conversions"],
		createInstallationAccessToken: ["POST /app/installations/{installation_id}/access_tokens"],
		deleteAuthorization: ["DELETE /applications/{client_id}/grant"],
		deleteInstallation: ["DELETE /app/installations/{installation_id}"],
		deleteToken: ["DELETE /applications/{client_id}/token"],
		getAuthenticated: ["GET /app"],
		getBySlug: ["GET /apps/{app_slug}"],
		getInstallation: ["GET /app/installations/{installation_id}"],
		getOrgInstallation: ["GET /orgs/{org}/installation"],
		getRepoInstallation: ["GET /repos/{owner}/{repo}/installation"],
		getSubscriptionPlanForAccount: ["GET /marketplace_listing/accounts/{account_id}"],
		getSubscriptionPlanForAccountStubbed: ["GET /marketplace_listing/stubbed/accounts/{account_id}"],
		getUserInstallation: ["GET /users/{username}/installation"],
		getWebhookConfigForApp: ["GET /app/hook/config"],
		getWebhookDelivery: ["GET /app/hook/deliveries/{delivery_id}"],
		listAccountsForPlan: ["GET /marketplace_listing/plans/{plan_id}/accounts"],
		listAccountsForPlanStubbed: ["GET /marketplace_listing/stubbed/plans/{plan_id}/accounts"],
		listInstallationReposForAuthenticatedUser: ["GET /user/installations/{installation_id}/repositories"],
		listInstallationRequestsForAuthenticatedApp: ["GET /app/installation-requests"],
		listInstallations: ["GET /app/installations"],
		listInstallationsForAuthenticatedUser: ["GET /user/installations"],
		listPlans: ["GET /marketplace_listing/plans"],
		listPlansStubbed: ["GET /marketplace_listing/stubbed/plans"],
		listReposAccessibleToInstallation: ["GET /installation/repositories"],
		listSubscriptionsForAuthenticatedUser: ["GET /user/marketplace_purchases"],
		listSubscriptionsForAuthenticatedUserStubbed: ["GET /user/marketplace_purchases/stubbed"],
		listWebhookDeliveries: ["GET /app/hook/deliveries"],
		redeliverWebhookDelivery: ["POST /app/hook/deliveries/{delivery_id}/attempts"],
		removeRepoFromInstallation: [
			"DELETE /user/installations/{installation_id}/repositories/{repository_id}",
			{},
			{ renamed: ["apps", "removeRepoFromInstallationForAuthenticatedUser"] }
		],
		removeRepoFromInstallationForAuthenticatedUser: ["DELETE /user/installations/{installation_id}/repositories/{repository_id}"],
		resetToken: ["PATCH /applications/{client_id}/token"],
		revokeInstallationAccessToken: ["DELETE /installation/token"],
		scopeToken: ["POST /applications/{client_id}/token/scoped"],
		suspendInstallation: ["PUT /app/installations/{installation_id}/suspended"],
		unsuspendInstallation: ["DELETE /app/installations/{installation_id}/suspended"],
		updateWebhookConfigForApp: ["PATCH /app/hook/config"]
	},
	billing: {
		getGithubActionsBillingOrg: ["GET /orgs/{org}/settings/billing/actions"],
		getGithubActionsBillingUser: ["GET /users/{username}/settings/billing/actions"],
		getGithubBillingPremiumRequestUsageReportOrg: ["GET /organizations/{org}/settings/billing/premium_request/usage"],
		getGithubBillingPremiumRequestUsageReportUser: ["GET /users/{username}/settings/billing/premium_request/usage"],
		getGithubBillingUsageReportOrg: ["GET /organizations/{org}/settings/billing/usage"],
		getGithubBillingUsageReportUser: ["GET /users/{username}/settings/billing/usage"],
		getGithubPackagesBillingOrg: ["GET /orgs/{org}/settings/billing/packages"],
		getGithubPackagesBillingUser: ["GET /users/{username}/settings/billing/packages"],
		getSharedStorageBillingOrg: ["GET /orgs/{org}/settings/billing/shared-storage"],
		getSharedStorageBillingUser: ["GET /users/{username}/settings/billing/shared-storage"]
	},
	campaigns: {
		createCampaign: ["POST /orgs/{org}/campaigns"],
		deleteCampaign: ["DELETE /orgs/{org}/campaigns/{campaign_number}"],
		getCampaignSummary: ["GET /orgs/{org}/campaigns/{campaign_number}"],
		listOrgCampaigns: ["GET /orgs/{org}/campaigns"],
		updateCampaign: ["PATCH /orgs/{org}/campaigns/{campaign_number}"]
	},
	checks: {
		create: ["POST /repos/{owner}/{repo}/check-runs"],
		createSuite: ["POST /repos/{owner}/{repo}/check-suites"],
		get: ["GET /repos/{owner}/{repo}/check-runs/{check_run_id}"],
		getSuite: ["GET /repos/{owner}/{repo}/check-suites/{check_suite_id}"],
		listAnnotations: ["GET /repos/{owner}/{repo}/check-runs/{check_run_id}/annotations"],
		listForRef: ["GET /repos/{owner}/{repo}/commits/{ref}/check-runs"],
		listForSuite: ["GET /repos/{owner}/{repo}/check-suites/{check_suite_id}/check-runs"],
		listSuitesForRef: ["GET /repos/{owner}/{repo}/commits/{ref}/check-suites"],
		rerequestRun: ["POST /repos/{owner}/{repo}/check-runs/{check_run_id}/rerequest"],
		rerequestSuite: ["POST /repos/{owner}/{repo}/check-suites/{check_suite_id}/rerequest"],
		setSuitesPreferences: ["PATCH /repos/{owner}/{repo}/check-suites/preferences"],
		update: ["PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}"]
	},
	codeScanning: {
		commitAutofix: ["POST /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/autofix/commits"],
		createAutofix: ["POST /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/autofix"],
		createVariantAnalysis: ["POST /repos/{owner}/{repo}/code-scanning/codeql/variant-analyses"],
		deleteAnalysis: ["DELETE /repos/{owner}/{repo}/code-scanning/analyses/{analysis_id}{?confirm_delete}"],
		deleteCodeqlDatabase: ["DELETE /repos/{owner}/{repo}/code-scanning/codeql/databases/{language}"],
		getAlert: [
			"GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}",
			{},
			{ renamedParameters: { alert_id: "alert_number" } }
		],
		getAnalysis: ["GET /repos/{owner}/{repo}/code-scanning/analyses/{analysis_id}"],
		getAutofix: ["GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/autofix"],
		getCodeqlDatabase: ["GET /repos/{owner}/{repo}/code-scanning/codeql/databases/{language}"],
		getDefaultSetup: ["GET /repos/{owner}/{repo}/code-scanning/default-setup"],
		getSarif: ["GET /repos/{owner}/{repo}/code-scanning/sarifs/{sarif_id}"],
		getVariantAnalysis: ["GET /repos/{owner}/{repo}/code-scanning/codeql/variant-analyses/{codeql_variant_analysis_id}"],
		getVariantAnalysisRepoTask: ["GET /repos/{owner}/{repo}/code-scanning/codeql/variant-analyses/{codeql_variant_analysis_id}/repos/{repo_owner}/{repo_name}"],
		listAlertInstances: ["GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/instances"],
		listAlertsForOrg: ["GET /orgs/{org}/code-scanning/alerts"],
		listAlertsForRepo: ["GET /repos/{owner}/{repo}/code-scanning/alerts"],
		listAlertsInstances: [
			"GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/instances",
			{},
			{ renamed: ["codeScanning", "listAlertInstances"] }
		],
		listCodeqlDatabases: ["GET /repos/{owner}/{repo}/code-scanning/codeql/databases"],
		listRecentAnalyses: ["GET /repos/{owner}/{repo}/code-scanning/analyses"],
		updateAlert: ["PATCH /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}"],
		updateDefaultSetup: ["PATCH /repos/{owner}/{repo}/code-scanning/default-setup"],
		uploadSarif: ["POST /repos/{owner}/{repo}/code-scanning/sarifs"]
	},
	codeSecurity: {
		attachConfiguration: ["POST /orgs/{org}/code-security/configurations/{configuration_id}/attach"],
		attachEnterpriseConfiguration: ["POST /enterprises/{enterprise}/code-security/configurations/{configuration_id}/attach"],
		createConfiguration: ["POST /orgs/{org}/code-security/configurations"],
		createConfigurationForEnterprise: ["POST /enterprises/{enterprise}/code-security/configurations"],
		deleteConfiguration: ["DELETE /orgs/{org}/code-security/configurations/{configuration_id}"],
		deleteConfigurationForEnterprise: ["DELETE /enterprises/{enterprise}/code-security/configurations/{configuration_id}"],
		detachConfiguration: ["DELETE /orgs/{org}/code-security/configurations/detach"],
		getConfiguration: ["GET /orgs/{org}/code-security/configurations/{configuration_id}"],
		getConfigurationForRepository: ["GET /repos/{owner}/{repo}/code-security-configuration"],
		getConfigurationsForEnterprise: ["GET /enterprises/{enterprise}/code-security/configurations"],
		getConfigurationsForOrg: ["GET /orgs/{org}/code-security/configurations"],
		getDefaultConfigurations: ["GET /orgs/{org}/code-security/configurations/defaults"],
		getDefaultConfigurationsForEnterprise: ["GET /enterprises/{enterprise}/code-security/configurations/defaults"],
		getRepositoriesForConfiguration: ["GET /orgs/{org}/code-security/configurations/{configuration_id}/repositories"],
		getRepositoriesForEnterpriseConfiguration: ["GET /enterprises/{enterprise}/code-security/configurations/{configuration_id}/repositories"],
		getSingleConfigurationForEnterprise: ["GET /enterprises/{enterprise}/code-security/configurations/{configuration_id}"],
		setConfigurationAsDefault: ["PUT /orgs/{org}/code-security/configurations/{configuration_id}/defaults"],
		setConfigurationAsDefaultForEnterprise: ["PUT /enterprises/{enterprise}/code-security/configurations/{configuration_id}/defaults"],
		updateConfiguration: ["PATCH /orgs/{org}/code-security/configurations/{configuration_id}"],
		updateEnterpriseConfiguration: ["PATCH /enterprises/{enterprise}/code-security/configurations/{configuration_id}"]
	},
	codesOfConduct: {
		getAllCodesOfConduct: ["GET /codes_of_conduct"],
		getConductCode: ["GET /codes_of_conduct/{key}"]
	},
	codespaces: {
		addRepositoryForSecretForAuthenticatedUser: ["PUT /user/codespaces/secrets/{secret_name}/repositories/{repository_id}"],
		addSelectedRepoToOrgSecret: ["PUT /orgs/{org}/codespaces/secrets/{secret_name}/repositories/{repository_id}"],
		checkPermissionsForDevcontainer: ["GET /repos/{owner}/{repo}/codespaces/permissions_check"],
		codespaceMachinesForAuthenticatedUser: ["GET /user/codespaces/{codespace_name}/machines"],
		createForAuthenticatedUser: ["POST /user/codespaces"],
		createOrUpdateOrgSecret: ["PUT /orgs/{org}/codespaces/secrets/{secret_name}"],
		createOrUpdateRepoSecret: ["PUT /repos/{owner}/{repo}/codespaces/secrets/{secret_name}"],
		createOrUpdateSecretForAuthenticatedUser: ["PUT /user/codespaces/secrets/{secret_name}"],
		createWithPrForAuthenticatedUser: ["POST /repos/{owner}/{repo}/pulls/{pull_number}/codespaces"],
		createWithRepoForAuthenticatedUser: ["POST /repos/{owner}/{repo}/codespaces"],
		deleteForAuthenticatedUser: ["DELETE /user/codespaces/{codespace_name}"],
		deleteFromOrganization: ["DELETE /orgs/{org}/members/{username}/codespaces/{codespace_name}"],
		deleteOrgSecret: ["DELETE /orgs/{org}/codespaces/secrets/{secret_name}"],
		deleteRepoSecret: ["DELETE /repos/{owner}/{repo}/codespaces/secrets/{secret_name}"],
		deleteSecretForAuthenticatedUser: ["DELETE /user/codespaces/secrets/{secret_name}"],
		exportForAuthenticatedUser: ["POST /user/codespaces/{codespace_name}/exports"],
		getCodespacesForUserInOrg: ["GET /orgs/{org}/members/{username}/codespaces"],
		getExportDetailsForAuthenticatedUser: ["GET /user/codespaces/{codespace_name}/exports/{export_id}"],
		getForAuthenticatedUser: ["GET /user/codespaces/{codespace_name}"],
		getOrgPublicKey: ["GET /orgs/{org}/codespaces/secrets/public-key"],
		getOrgSecret: ["GET /orgs/{org}/codespaces/secrets/{secret_name}"],
		getPublicKeyForAuthenticatedUser: ["GET /user/codespaces/secrets/public-key"],
		getRepoPublicKey: ["GET /repos/{owner}/{repo}/codespaces/secrets/public-key"],
		getRepoSecret: ["GET /repos/{owner}/{repo}/codespaces/secrets/{secret_name}"],
		getSecretForAuthenticatedUser: ["GET /user/codespaces/secrets/{secret_name}"],
		listDevcontainersInRepositoryForAuthenticatedUser: ["GET /repos/{owner}/{repo}/codespaces/devcontainers"],
		listForAuthenticatedUser: ["GET /user/codespaces"],
		listInOrganization: [
			"GET /orgs/{org}/codespaces",
			{},
			{ renamedParameters: { org_id: "org" } }
		],
		listInRepositoryForAuthenticatedUser: ["GET /repos/{owner}/{repo}/codespaces"],
		listOrgSecrets: ["GET /orgs/{org}/codespaces/secrets"],
		listRepoSecrets: ["GET /repos/{owner}/{repo}/codespaces/secrets"],
		listRepositoriesForSecretForAuthenticatedUser: ["GET /user/codespaces/secrets/{secret_name}/repositories"],
		listSecretsForAuthenticatedUser: ["GET /user/codespaces/secrets"],
		listSelectedReposForOrgSecret: ["GET /orgs/{org}/codespaces/secrets/{secret_name}/repositories"],
		preFlightWithRepoForAuthenticatedUser: ["GET /repos/{owner}/{repo}/codespaces/new"],
		publishForAuthenticatedUser: ["POST /user/codespaces/{codespace_name}/publish"],
		removeRepositoryForSecretForAuthenticatedUser: ["DELETE /user/codespaces/secrets/{secret_name}/repositories/{repository_id}"],
		removeSelectedRepoFromOrgSecret: ["DELETE /orgs/{org}/codespaces/secrets/{secret_name}/repositories/{repository_id}"],
		repoMachinesForAuthenticatedUser: ["GET /repos/{owner}/{repo}/codespaces/machines"],
		setRepositoriesForSecretForAuthenticatedUser: ["PUT /user/codespaces/secrets/{secret_name}/repositories"],
		setSelectedReposForOrgSecret: ["PUT /orgs/{org}/codespaces/secrets/{secret_name}/repositories"],
		startForAuthenticatedUser: ["POST /user/codespaces/{codespace_name}/start"],
		stopForAuthenticatedUser: ["POST /user/codespaces/{codespace_name}/stop"],
		stopInOrganization: ["POST /orgs/{org}/members/{username}/codespaces/{codespace_name}/stop"],
		updateForAuthenticatedUser: ["PATCH /user/codespaces/{codespace_name}"]
	},
	copilot: {
		addCopilotSeatsForTeams: ["POST /orgs/{org}/copilot/billing/selected_teams"],
		addCopilotSeatsForUsers: ["POST /orgs/{org}/copilot/billing/selected_users"],
		cancelCopilotSeatAssignmentForTeams: ["DELETE /orgs/{org}/copilot/billing/selected_teams"],
		cancelCopilotSeatAssignmentForUsers: ["DELETE /orgs/{org}/copilot/billing/selected_users"],
		copilotMetricsForOrganization: ["GET /orgs/{org}/copilot/metrics"],
		copilotMetricsForTeam: ["GET /orgs/{org}/team/{team_slug}/copilot/metrics"],
		getCopilotOrganizationDetails: ["GET /orgs/{org}/copilot/billing"],
		getCopilotSeatDetailsForUser: ["GET /orgs/{org}/members/{username}/copilot"],
		listCopilotSeats: ["GET /orgs/{org}/copilot/billing/seats"]
	},
	credentials: { revoke: ["POST /credentials/revoke"] },
	dependabot: {
		addSelectedRepoToOrgSecret: ["PUT /orgs/{org}/dependabot/secrets/{secret_name}/repositories/{repository_id}"],
		createOrUpdateOrgSecret: ["PUT /orgs/{org}/dependabot/secrets/{secret_name}"],
		createOrUpdateRepoSecret: ["PUT /repos/{owner}/{repo}/dependabot/secrets/{secret_name}"],
		deleteOrgSecret: ["DELETE /orgs/{org}/dependabot/secrets/{secret_name}"],
		deleteRepoSecret: ["DELETE /repos/{owner}/{repo}/dependabot/secrets/{secret_name}"],
		getAlert: ["GET /repos/{owner}/{repo}/dependabot/alerts/{alert_number}"],
		getOrgPublicKey: ["GET /orgs/{org}/dependabot/secrets/public-key"],
		getOrgSecret: ["GET /orgs/{org}/dependabot/secrets/{secret_name}"],
		getRepoPublicKey: ["GET /repos/{owner}/{repo}/dependabot/secrets/public-key"],
		getRepoSecret: ["GET /repos/{owner}/{repo}/dependabot/secrets/{secret_name}"],
		listAlertsForEnterprise: ["GET /enterprises/{enterprise}/dependabot/alerts"],
		listAlertsForOrg: ["GET /orgs/{org}/dependabot/alerts"],
		listAlertsForRepo: ["GET /repos/{owner}/{repo}/dependabot/alerts"],
		listOrgSecrets: ["GET /orgs/{org}/dependabot/secrets"],
		listRepoSecrets: ["GET /repos/{owner}/{repo}/dependabot/secrets"],
		listSelectedReposForOrgSecret: ["GET /orgs/{org}/dependabot/secrets/{secret_name}/repositories"],
		removeSelectedRepoFromOrgSecret: ["DELETE /orgs/{org}/dependabot/secrets/{secret_name}/repositories/{repository_id}"],
		repositoryAccessForOrg: ["GET /organizations/{org}/dependabot/repository-access"],
		setRepositoryAccessDefaultLevel: ["PUT /organizations/{org}/dependabot/repository-access/default-level"],
		setSelectedReposForOrgSecret: ["PUT /orgs/{org}/dependabot/secrets/{secret_name}/repositories"],
		updateAlert: ["PATCH /repos/{owner}/{repo}/dependabot/alerts/{alert_number}"],
		updateRepositoryAccessForOrg: ["PATCH /organizations/{org}/dependabot/repository-access"]
	},
	dependencyGraph: {
		createRepositorySnapshot: ["POST /repos/{owner}/{repo}/dependency-graph/snapshots"],
		diffRange: ["GET /repos/{owner}/{repo}/dependency-graph/compare/{basehead}"],
		exportSbom: ["GET /repos/{owner}/{repo}/dependency-graph/sbom"]
	},
	emojis: { get: ["GET /emojis"] },
	enterpriseTeamMemberships: {
		add: ["PUT /enterprises/{enterprise}/teams/{enterprise-team}/memberships/{username}"],
		bulkAdd: ["POST /enterprises/{enterprise}/teams/{enterprise-team}/memberships/add"],
		bulkRemove: ["POST /enterprises/{enterprise}/teams/{enterprise-team}/memberships/remove"],
		get: ["GET /enterprises/{enterprise}/teams/{enterprise-team}/memberships/{username}"],
		list: ["GET /enterprises/{enterprise}/teams/{enterprise-team}/memberships"],
		remove: ["DELETE /enterprises/{enterprise}/teams/{enterprise-team}/memberships/{username}"]
	},
	enterpriseTeamOrganizations: {
		add: ["PUT /enterprises/{enterprise}/teams/{enterprise-team}/organizations/{org}"],
		bulkAdd: ["POST /enterprises/{enterprise}/teams/{enterprise-team}/organizations/add"],
		bulkRemove: ["POST /enterprises/{enterprise}/teams/{enterprise-team}/organizations/remove"],
		delete: ["DELETE /enterprises/{enterprise}/teams/{enterprise-team}/organizations/{org}"],
		getAssignment: ["GET /enterprises/{enterprise}/teams/{enterprise-team}/organizations/{org}"],
		getAssignments: ["GET /enterprises/{enterprise}/teams/{enterprise-team}/organizations"]
	},
	enterpriseTeams: {
		create: ["POST /enterprises/{enterprise}/teams"],
		delete: ["DELETE /enterprises/{enterprise}/teams/{team_slug}"],
		get: ["GET /enterprises/{enterprise}/teams/{team_slug}"],
		list: ["GET /enterprises/{enterprise}/teams"],
		update: ["PATCH /enterprises/{enterprise}/teams/{team_slug}"]
	},
	gists: {
		checkIsStarred: ["GET /gists/{gist_id}/star"],
		create: ["POST /gists"],
		createComment: ["POST /gists/{gist_id}/comments"],
		delete: ["DELETE /gists/{gist_id}"],
		deleteComment: ["DELETE /gists/{gist_id}/comments/{comment_id}"],
		fork: ["POST /gists/{gist_id}/forks"],
		get: ["GET /gists/{gist_id}"],
		getComment: ["GET /gists/{gist_id}/comments/{comment_id}"],
		getRevision: ["GET /gists/{gist_id}/{sha}"],
		list: ["GET /gists"],
		listComments: ["GET /gists/{gist_id}/comments"],
		listCommits: ["GET /gists/{gist_id}/commits"],
		listForUser: ["GET /users/{username}/gists"],
		listForks: ["GET /gists/{gist_id}/forks"],
		listPublic: ["GET /gists/public"],
		listStarred: ["GET /gists/starred"],
		star: ["PUT /gists/{gist_id}/star"],
		unstar: ["DELETE /gists/{gist_id}/star"],
		update: ["PATCH /gists/{gist_id}"],
		updateComment: ["PATCH /gists/{gist_id}/comments/{comment_id}"]
	},
	git: {
		createBlob: ["POST /repos/{owner}/{repo}/git/blobs"],
		createCommit: ["POST /repos/{owner}/{repo}/git/commits"],
		createRef: ["POST /repos/{owner}/{repo}/git/refs"],
		createTag: ["POST /repos/{owner}/{repo}/git/tags"],
		createTree: ["POST /repos/{owner}/{repo}/git/trees"],
		deleteRef: ["DELETE /repos/{owner}/{repo}/git/refs/{ref}"],
		getBlob: ["GET /repos/{owner}/{repo}/git/blobs/{file_sha}"],
		getCommit: ["GET /repos/{owner}/{repo}/git/commits/{commit_sha}"],
		getRef: ["GET /repos/{owner}/{repo}/git/ref/{ref}"],
		getTag: ["GET /repos/{owner}/{repo}/git/tags/{tag_sha}"],
		getTree: ["GET /repos/{owner}/{repo}/git/trees/{tree_sha}"],
		listMatchingRefs: ["GET /repos/{owner}/{repo}/git/matching-refs/{ref}"],
		updateRef: ["PATCH /repos/{owner}/{repo}/git/refs/{ref}"]
	},
	gitignore: {
		getAllTemplates: ["GET /gitignore/templates"],
		getTemplate: ["GET /gitignore/templates/{name}"]
	},
	hostedCompute: {
		createNetworkConfigurationForOrg: ["POST /orgs/{org}/settings/network-configurations"],
		deleteNetworkConfigurationFromOrg: ["DELETE /orgs/{org}/settings/network-configurations/{network_configuration_id}"],
		getNetworkConfigurationForOrg: ["GET /orgs/{org}/settings/network-configurations/{network_configuration_id}"],
		getNetworkSettingsForOrg: ["GET /orgs/{org}/settings/network-settings/{network_settings_id}"],
		listNetworkConfigurationsForOrg: ["GET /orgs/{org}/settings/network-configurations"],
		updateNetworkConfigurationForOrg: ["PATCH /orgs/{org}/settings/network-configurations/{network_configuration_id}"]
	},
	interactions: {
		getRestrictionsForAuthenticatedUser: ["GET /user/interaction-limits"],
		getRestrictionsForOrg: ["GET /orgs/{org}/interaction-limits"],
		getRestrictionsForRepo: ["GET /repos/{owner}/{repo}/interaction-limits"],
		getRestrictionsForYourPublicRepos: [
			"GET /user/interaction-limits",
			{},
			{ renamed: ["interactions", "getRestrictionsForAuthenticatedUser"] }
		],
		removeRestrictionsForAuthenticatedUser: ["DELETE /user/interaction-limits"],
		removeRestrictionsForOrg: ["DELETE /orgs/{org}/interaction-limits"],
		removeRestrictionsForRepo: ["DELETE /repos/{owner}/{repo}/interaction-limits"],
		removeRestrictionsForYourPublicRepos: [
			"DELETE /user/interaction-limits",
			{},
			{ renamed: ["interactions", "removeRestrictionsForAuthenticatedUser"] }
		],
		setRestrictionsForAuthenticatedUser: ["PUT /user/interaction-limits"],
		setRestrictionsForOrg: ["PUT /orgs/{org}/interaction-limits"],
		setRestrictionsForRepo: ["PUT /repos/{owner}/{repo}/interaction-limits"],
		setRestrictionsForYourPublicRepos: [
			"PUT /user/interaction-limits",
			{},
			{ renamed: ["interactions", "setRestrictionsForAuthenticatedUser"] }
		]
	},
	issues: {
		addAssignees: ["POST /repos/{owner}/{repo}/issues/{issue_number}/assignees"],
		addBlockedByDependency: ["POST /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocked_by"],
		addLabels: ["POST /repos/{owner}/{repo}/issues/{issue_number}/labels"],
		addSubIssue: ["POST /repos/{owner}/{repo}/issues/{issue_number}/sub_issues"],
		checkUserCanBeAssigned: ["GET /repos/{owner}/{repo}/assignees/{assignee}"],
		checkUserCanBeAssignedToIssue: ["GET /repos/{owner}/{repo}/issues/{issue_number}/assignees/{assignee}"],
		create: ["POST /repos/{owner}/{repo}/issues"],
		createComment: ["POST /repos/{owner}/{repo}/issues/{issue_number}/comments"],
		createLabel: ["POST /repos/{owner}/{repo}/labels"],
		createMilestone: ["POST /repos/{owner}/{repo}/milestones"],
		deleteComment: ["DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}"],
		deleteLabel: ["DELETE /repos/{owner}/{repo}/labels/{name}"],
		deleteMilestone: ["DELETE /repos/{owner}/{repo}/milestones/{milestone_number}"],
		get: ["GET /repos/{owner}/{repo}/issues/{issue_number}"],
		getComment: ["GET /repos/{owner}/{repo}/issues/comments/{comment_id}"],
		getEvent: ["GET /repos/{owner}/{repo}/issues/events/{event_id}"],
		getLabel: ["GET /repos/{owner}/{repo}/labels/{name}"],
		getMilestone: ["GET /repos/{owner}/{repo}/milestones/{milestone_number}"],
		getParent: ["GET /repos/{owner}/{repo}/issues/{issue_number}/parent"],
		list: ["GET /issues"],
		listAssignees: ["GET /repos/{owner}/{repo}/assignees"],
		listComments: ["GET /repos/{owner}/{repo}/issues/{issue_number}/comments"],
		listCommentsForRepo: ["GET /repos/{owner}/{repo}/issues/comments"],
		listDependenciesBlockedBy: ["GET /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocked_by"],
		listDependenciesBlocking: ["GET /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocking"],
		listEvents: ["GET /repos/{owner}/{repo}/issues/{issue_number}/events"],
		listEventsForRepo: ["GET /repos/{owner}/{repo}/issues/events"],
		listEventsForTimeline: ["GET /repos/{owner}/{repo}/issues/{issue_number}/timeline"],
		listForAuthenticatedUser: ["GET /user/issues"],
		listForOrg: ["GET /orgs/{org}/issues"],
		listForRepo: ["GET /repos/{owner}/{repo}/issues"],
		listLabelsForMilestone: ["GET /repos/{owner}/{repo}/milestones/{milestone_number}/labels"],
		listLabelsForRepo: ["GET /repos/{owner}/{repo}/labels"],
		listLabelsOnIssue: ["GET /repos/{owner}/{repo}/issues/{issue_number}/labels"],
		listMilestones: ["GET /repos/{owner}/{repo}/milestones"],
		listSubIssues: ["GET /repos/{owner}/{repo}/issues/{issue_number}/sub_issues"],
		lock: ["PUT /repos/{owner}/{repo}/issues/{issue_number}/lock"],
		removeAllLabels: ["DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels"],
		removeAssignees: ["DELETE /repos/{owner}/{repo}/issues/{issue_number}/assignees"],
		removeDependencyBlockedBy: ["DELETE /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocked_by/{issue_id}"],
		removeLabel: ["DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels/{name}"],
		removeSubIssue: ["DELETE /repos/{owner}/{repo}/issues/{issue_number}/sub_issue"],
		reprioritizeSubIssue: ["PATCH /repos/{owner}/{repo}/issues/{issue_number}/sub_issues/priority"],
		setLabels: ["PUT /repos/{owner}/{repo}/issues/{issue_number}/labels"],
		unlock: ["DELETE /repos/{owner}/{repo}/issues/{issue_number}/lock"],
		update: ["PATCH /repos/{owner}/{repo}/issues/{issue_number}"],
		updateComment: ["PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}"],
		updateLabel: ["PATCH /repos/{owner}/{repo}/labels/{name}"],
		updateMilestone: ["PATCH /repos/{owner}/{repo}/milestones/{milestone_number}"]
	},
	licenses: {
		get: ["GET /licenses/{license}"],
		getAllCommonlyUsed: ["GET /licenses"],
		getForRepo: ["GET /repos/{owner}/{repo}/license"]
	},
	markdown: {
		render: ["POST /markdown"],
		renderRaw: ["POST /markdown/raw", { headers: { "content-type": "text/plain; charset=utf-8" } }]
	},
	meta: {
		get: ["GET /meta"],
		getAllVersions: ["GET /versions"],
		getOctocat: ["GET /octocat"],
		getZen: ["GET /zen"],
		root: ["GET /"]
	},
	migrations: {
		deleteArchiveForAuthenticatedUser: ["DELETE /user/migrations/{migration_id}/archive"],
		deleteArchiveForOrg: ["DELETE /orgs/{org}/migrations/{migration_id}/archive"],
		downloadArchiveForOrg: ["GET /orgs/{org}/migrations/{migration_id}/archive"],
		getArchiveForAuthenticatedUser: ["GET /user/migrations/{migration_id}/archive"],
		getStatusForAuthenticatedUser: ["GET /user/migrations/{migration_id}"],
		getStatusForOrg: ["GET /orgs/{org}/migrations/{migration_id}"],
		listForAuthenticatedUser: ["GET /user/migrations"],
		listForOrg: ["GET /orgs/{org}/migrations"],
		listReposForAuthenticatedUser: ["GET /user/migrations/{migration_id}/repositories"],
		listReposForOrg: ["GET /orgs/{org}/migrations/{migration_id}/repositories"],
		listReposForUser: [
			"GET /user/migrations/{migration_id}/repositories",
			{},
			{ renamed: ["migrations", "listReposForAuthenticatedUser"] }
		],
		startForAuthenticatedUser: ["POST /user/migrations"],
		startForOrg: ["POST /orgs/{org}/migrations"],
		unlockRepoForAuthenticatedUser: ["DELETE /user/migrations/{migration_id}/repos/{repo_name}/lock"],
		unlockRepoForOrg: ["DELETE /orgs/{org}/migrations/{migration_id}/repos/{repo_name}/lock"]
	},
	oidc: {
		getOidcCustomSubTemplateForOrg: ["GET /orgs/{org}/actions/oidc/customization/sub"],
		updateOidcCustomSubTemplateForOrg: ["PUT /orgs/{org}/actions/oidc/customization/sub"]
	},
	orgs: {
		addSecurityManagerTeam: [
			"PUT /orgs/{org}/security-managers/teams/{team_slug}",
			{},
			{ deprecated: "octokit.rest.orgs.addSecurityManagerTeam() is deprecated, see https://docs.github.com/rest/orgs/security-managers#add-a-security-manager-team" }
		],
		assignTeamToOrgRole: ["PUT /orgs/{org}/organization-roles/teams/{team_slug}/{role_id}"],
		assignUserToOrgRole: ["PUT /orgs/{org}/organization-roles/users/{username}/{role_id}"],
		blockUser: ["PUT /orgs/{org}/blocks/{username}"],
		cancelInvitation: ["DELETE /orgs/{org}/invitations/{invitation_id}"],
		checkBlockedUser: ["GET /orgs/{org}/blocks/{username}"],
		checkMembershipForUser: ["GET /orgs/{org}/members/{username}"],
		checkPublicMembershipForUser: ["GET /orgs/{org}/public_members/{username}"],
		convertMemberToOutsideCollaborator: ["PUT /orgs/{org}/outside_collaborators/{username}"],
		createArtifactStorageRecord: ["POST /orgs/{org}/artifacts/metadata/storage-record"],
		createInvitation: ["POST /orgs/{org}/invitations"],
		createIssueType: ["POST /orgs/{org}/issue-types"],
		createWebhook: ["POST /orgs/{org}/hooks"],
		customPropertiesForOrgsCreateOrUpdateOrganizationValues: ["PATCH /organizations/{org}/org-properties/values"],
		customPropertiesForOrgsGetOrganizationValues: ["GET /organizations/{org}/org-properties/values"],
		customPropertiesForReposCreateOrUpdateOrganizationDefinition: ["PUT /orgs/{org}/properties/schema/{custom_property_name}"],
		customPropertiesForReposCreateOrUpdateOrganizationDefinitions: ["PATCH /orgs/{org}/properties/schema"],
		customPropertiesForReposCreateOrUpdateOrganizationValues: ["PATCH /orgs/{org}/properties/values"],
		customPropertiesForReposDeleteOrganizationDefinition: ["DELETE /orgs/{org}/properties/schema/{custom_property_name}"],
		customPropertiesForReposGetOrganizationDefinition: ["GET /orgs/{org}/properties/schema/{custom_property_name}"],
		customPropertiesForReposGetOrganizationDefinitions: ["GET /orgs/{org}/properties/schema"],
		customPropertiesForReposGetOrganizationValues: ["GET /orgs/{org}/properties/values"],
		delete: ["DELETE /orgs/{org}"],
		deleteAttestationsBulk: ["POST /orgs/{org}/attestations/delete-request"],
		deleteAttestationsById: ["DELETE /orgs/{org}/attestations/{attestation_id}"],
		deleteAttestationsBySubjectDigest: ["DELETE /orgs/{org}/attestations/digest/{subject_digest}"],
		deleteIssueType: ["DELETE /orgs/{org}/issue-types/{issue_type_id}"],
		deleteWebhook: ["DELETE /orgs/{org}/hooks/{hook_id}"],
		disableSelectedRepositoryImmutableReleasesOrganization: ["DELETE /orgs/{org}/settings/immutable-releases/repositories/{repository_id}"],
		enableSelectedRepositoryImmutableReleasesOrganization: ["PUT /orgs/{org}/settings/immutable-releases/repositories/{repository_id}"],
		get: ["GET /orgs/{org}"],
		getImmutableReleasesSettings: ["GET /orgs/{org}/settings/immutable-releases"],
		getImmutableReleasesSettingsRepositories: ["GET /orgs/{org}/settings/immutable-releases/repositories"],
		getMembershipForAuthenticatedUser: ["GET /user/memberships/orgs/{org}"],
		getMembershipForUser: ["GET /orgs/{org}/memberships/{username}"],
		getOrgRole: ["GET /orgs/{org}/organization-roles/{role_id}"],
		getOrgRulesetHistory: ["GET /orgs/{org}/rulesets/{ruleset_id}/history"],
		getOrgRulesetVersion: ["GET /orgs/{org}/rulesets/{ruleset_id}/history/{version_id}"],
		getWebhook: ["GET /orgs/{org}/hooks/{hook_id}"],
		getWebhookConfigForOrg: ["GET /orgs/{org}/hooks/{hook_id}/config"],
		getWebhookDelivery: ["GET /orgs/{org}/hooks/{hook_id}/deliveries/{delivery_id}"],
		list: ["GET /organizations"],
		listAppInstallations: ["GET /orgs/{org}/installations"],
		listArtifactStorageRecords: ["GET /orgs/{org}/artifacts/{subject_digest}/metadata/storage-records"],
		listAttestationRepositories: ["GET /orgs/{org}/attestations/repositories"],
		listAttestations: ["GET /orgs/{org}/attestations/{subject_digest}"],
		listAttestationsBulk: ["POST /orgs/{org}/attestations/bulk-list{?per_page,before,after}"],
		listBlockedUsers: ["GET /orgs/{org}/blocks"],
		listFailedInvitations: ["GET /orgs/{org}/failed_invitations"],
		listForAuthenticatedUser: ["GET /user/orgs"],
		listForUser: ["GET /users/{username}/orgs"],
		listInvitationTeams: ["GET /orgs/{org}/invitations/{invitation_id}/teams"],
		listIssueTypes: ["GET /orgs/{org}/issue-types"],
		listMembers: ["GET /orgs/{org}/members"],
		listMembershipsForAuthenticatedUser: ["GET /user/memberships/orgs"],
		listOrgRoleTeams: ["GET /orgs/{org}/organization-roles/{role_id}/teams"],
		listOrgRoleUsers: ["GET /orgs/{org}/organization-roles/{role_id}/users"],
		listOrgRoles: ["GET /orgs/{org}/organization-roles"],
		listOrganizationFineGrainedPermissions: ["GET /orgs/{org}/organization-fine-grained-permissions"],
		listOutsideCollaborators: ["GET /orgs/{org}/outside_collaborators"],
		listPatGrantRepositories: ["GET /orgs/{org}/personal-access-tokens/{pat_id}/repositories"],
		listPatGrantRequestRepositories: ["GET /orgs/{org}/personal-access-token-requests/{pat_request_id}/repositories"],
		listPatGrantRequests: ["GET /orgs/{org}/personal-access-token-requests"],
		listPatGrants: ["GET /orgs/{org}/personal-access-tokens"],
		listPendingInvitations: ["GET /orgs/{org}/invitations"],
		listPublicMembers: ["GET /orgs/{org}/public_members"],
		listSecurityManagerTeams: [
			"GET /orgs/{org}/security-managers",
			{},
			{ deprecated: "octokit.rest.orgs.listSecurityManagerTeams() is deprecated, see https://docs.github.com/rest/orgs/security-managers#list-security-manager-teams" }
		],
		listWebhookDeliveries: ["GET /orgs/{org}/hooks/{hook_id}/deliveries"],
		listWebhooks: ["GET /orgs/{org}/hooks"],
		pingWebhook: ["POST /orgs/{org}/hooks/{hook_id}/pings"],
		redeliverWebhookDelivery: ["POST /orgs/{org}/hooks/{hook_id}/deliveries/{delivery_id}/attempts"],
		removeMember: ["DELETE /orgs/{org}/members/{username}"],
		removeMembershipForUser: ["DELETE /orgs/{org}/memberships/{username}"],
		removeOutsideCollaborator: ["DELETE /orgs/{org}/outside_collaborators/{username}"],
		removePublicMembershipForAuthenticatedUser: ["DELETE /orgs/{org}/public_members/{username}"],
		removeSecurityManagerTeam: [
			"DELETE /orgs/{org}/security-managers/teams/{team_slug}",
			{},
			{ deprecated: "octokit.rest.orgs.removeSecurityManagerTeam() is deprecated, see https://docs.github.com/rest/orgs/security-managers#remove-a-security-manager-team" }
		],
		reviewPatGrantRequest: ["POST /orgs/{org}/personal-access-token-requests/{pat_request_id}"],
		reviewPatGrantRequestsInBulk: ["POST /orgs/{org}/personal-access-token-requests"],
		revokeAllOrgRolesTeam: ["DELETE /orgs/{org}/organization-roles/teams/{team_slug}"],
		revokeAllOrgRolesUser: ["DELETE /orgs/{org}/organization-roles/users/{username}"],
		revokeOrgRoleTeam: ["DELETE /orgs/{org}/organization-roles/teams/{team_slug}/{role_id}"],
		revokeOrgRoleUser: ["DELETE /orgs/{org}/organization-roles/users/{username}/{role_id}"],
		setImmutableReleasesSettings: ["PUT /orgs/{org}/settings/immutable-releases"],
		setImmutableReleasesSettingsRepositories: ["PUT /orgs/{org}/settings/immutable-releases/repositories"],
		setMembershipForUser: ["PUT /orgs/{org}/memberships/{username}"],
		setPublicMembershipForAuthenticatedUser: ["PUT /orgs/{org}/public_members/{username}"],
		unblockUser: ["DELETE /orgs/{org}/blocks/{username}"],
		update: ["PATCH /orgs/{org}"],
		updateIssueType: ["PUT /orgs/{org}/issue-types/{issue_type_id}"],
		updateMembershipForAuthenticatedUser: ["PATCH /user/memberships/orgs/{org}"],
		updatePatAccess: ["POST /orgs/{org}/personal-access-tokens/{pat_id}"],
		updatePatAccesses: ["POST /orgs/{org}/personal-access-tokens"],
		updateWebhook: ["PATCH /orgs/{org}/hooks/{hook_id}"],
		updateWebhookConfigForOrg: ["PATCH /orgs/{org}/hooks/{hook_id}/config"]
	},
	packages: {
		deletePackageForAuthenticatedUser: ["DELETE /user/packages/{package_type}/{package_name}"],
		deletePackageForOrg: ["DELETE /orgs/{org}/packages/{package_type}/{package_name}"],
		deletePackageForUser: ["DELETE /users/{username}/packages/{package_type}/{package_name}"],
		deletePackageVersionForAuthenticatedUser: ["DELETE /user/packages/{package_type}/{package_name}/versions/{package_version_id}"],
		deletePackageVersionForOrg: ["DELETE /orgs/{org}/packages/{package_type}/{package_name}/versions/{package_version_id}"],
		deletePackageVersionForUser: ["DELETE /users/{username}/packages/{package_type}/{package_name}/versions/{package_version_id}"],
		getAllPackageVersionsForAPackageOwnedByAnOrg: [
			"GET /orgs/{org}/packages/{package_type}/{package_name}/versions",
			{},
			{ renamed: ["packages", "getAllPackageVersionsForPackageOwnedByOrg"] }
		],
		getAllPackageVersionsForAPackageOwnedByTheAuthenticatedUser: [
			"GET /user/packages/{package_type}/{package_name}/versions",
			{},
			{ renamed: ["packages", "getAllPackageVersionsForPackageOwnedByAuthenticatedUser"] }
		],
		getAllPackageVersionsForPackageOwnedByAuthenticatedUser: ["GET /user/packages/{package_type}/{package_name}/versions"],
		getAllPackageVersionsForPackageOwnedByOrg: ["GET /orgs/{org}/packages/{package_type}/{package_name}/versions"],
		getAllPackageVersionsForPackageOwnedByUser: ["GET /users/{username}/packages/{package_type}/{package_name}/versions"],
		getPackageForAuthenticatedUser: ["GET /user/packages/{package_type}/{package_name}"],
		getPackageForOrganization: ["GET /orgs/{org}/packages/{package_type}/{package_name}"],
		getPackageForUser: ["GET /users/{username}/packages/{package_type}/{package_name}"],
		getPackageVersionForAuthenticatedUser: ["GET /user/packages/{package_type}/{package_name}/versions/{package_version_id}"],
		getPackageVersionForOrganization: ["GET /orgs/{org}/packages/{package_type}/{package_name}/versions/{package_version_id}"],
		getPackageVersionForUser: ["GET /users/{username}/packages/{package_type}/{package_name}/versions/{package_version_id}"],
		listDockerMigrationConflictingPackagesForAuthenticatedUser: ["GET /user/docker/conflicts"],
		listDockerMigrationConflictingPackagesForOrganization: ["GET /orgs/{org}/docker/conflicts"],
		listDockerMigrationConflictingPackagesForUser: ["GET /users/{username}/docker/conflicts"],
		listPackagesForAuthenticatedUser: ["GET /user/packages"],
		listPackagesForOrganization: ["GET /orgs/{org}/packages"],
		listPackagesForUser: ["GET /users/{username}/packages"],
		restorePackageForAuthenticatedUser: ["POST /user/packages/{package_type}/{package_name}/restore{?token}"],
		restorePackageForOrg: ["POST /orgs/{org}/packages/{package_type}/{package_name}/restore{?token}"],
		restorePackageForUser: ["POST /users/{username}/packages/{package_type}/{package_name}/restore{?token}"],
		restorePackageVersionForAuthenticatedUser: ["POST /user/packages/{package_type}/{package_name}/versions/{package_version_id}/restore"],
		restorePackageVersionForOrg: ["POST /orgs/{org}/packages/{package_type}/{package_name}/versions/{package_version_id}/restore"],
		restorePackageVersionForUser: ["POST /users/{username}/packages/{package_type}/{package_name}/versions/{package_version_id}/restore"]
	},
	privateRegistries: {
		createOrgPrivateRegistry: ["POST /orgs/{org}/private-registries"],
		deleteOrgPrivateRegistry: ["DELETE /orgs/{org}/private-registries/{secret_name}"],
		getOrgPrivateRegistry: ["GET /orgs/{org}/private-registries/{secret_name}"],
		getOrgPublicKey: ["GET /orgs/{org}/private-registries/public-key"],
		listOrgPrivateRegistries: ["GET /orgs/{org}/private-registries"],
		updateOrgPrivateRegistry: ["PATCH /orgs/{org}/private-registries/{secret_name}"]
	},
	projects: {
		addItemForOrg: ["POST /orgs/{org}/projectsV2/{project_number}/items"],
		addItemForUser: ["POST /users/{username}/projectsV2/{project_number}/items"],
		deleteItemForOrg: ["DELETE /orgs/{org}/projectsV2/{project_number}/items/{item_id}"],
		deleteItemForUser: ["DELETE /users/{username}/projectsV2/{project_number}/items/{item_id}"],
		getFieldForOrg: ["GET /orgs/{org}/projectsV2/{project_number}/fields/{field_id}"],
		getFieldForUser: ["GET /users/{username}/projectsV2/{project_number}/fields/{field_id}"],
		getForOrg: ["GET /orgs/{org}/projectsV2/{project_number}"],
		getForUser: ["GET /users/{username}/projectsV2/{project_number}"],
		getOrgItem: ["GET /orgs/{org}/projectsV2/{project_number}/items/{item_id}"],
		getUserItem: ["GET /users/{username}/projectsV2/{project_number}/items/{item_id}"],
		listFieldsForOrg: ["GET /orgs/{org}/projectsV2/{project_number}/fields"],
		listFieldsForUser: ["GET /users/{username}/projectsV2/{project_number}/fields"],
		listForOrg: ["GET /orgs/{org}/projectsV2"],
		listForUser: ["GET /users/{username}/projectsV2"],
		listItemsForOrg: ["GET /orgs/{org}/projectsV2/{project_number}/items"],
		listItemsForUser: ["GET /users/{username}/projectsV2/{project_number}/items"],
		updateItemForOrg: ["PATCH /orgs/{org}/projectsV2/{project_number}/items/{item_id}"],
		updateItemForUser: ["PATCH /users/{username}/projectsV2/{project_number}/items/{item_id}"]
	},
	pulls: {
		checkIfMerged: ["GET /repos/{owner}/{repo}/pulls/{pull_number}/merge"],
		create: ["POST /repos/{owner}/{repo}/pulls"],
		createReplyForReviewComment: ["POST /repos/{owner}/{repo}/pulls/{pull_number}/comments/{comment_id}/replies"],
		createReview: ["POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews"],
		createReviewComment: ["POST /repos/{owner}/{repo}/pulls/{pull_number}/comments"],
		deletePendingReview: ["DELETE /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}"],
		deleteReviewComment: ["DELETE /repos/{owner}/{repo}/pulls/comments/{comment_id}"],
		dismissReview: ["PUT /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/dismissals"],
		get: ["GET /repos/{owner}/{repo}/pulls/{pull_number}"],
		getReview: ["GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}"],
		getReviewComment: ["GET /repos/{owner}/{repo}/pulls/comments/{comment_id}"],
		list: ["GET /repos/{owner}/{repo}/pulls"],
		listCommentsForReview: ["GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/comments"],
		listCommits: ["GET /repos/{owner}/{repo}/pulls/{pull_number}/commits"],
		listFiles: ["GET /repos/{owner}/{repo}/pulls/{pull_number}/files"],
		listRequestedReviewers: ["GET /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers"],
		listReviewComments: ["GET /repos/{owner}/{repo}/pulls/{pull_number}/comments"],
		listReviewCommentsForRepo: ["GET /repos/{owner}/{repo}/pulls/comments"],
		listReviews: ["GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews"],
		merge: ["PUT /repos/{owner}/{repo}/pulls/{pull_number}/merge"],
		removeRequestedReviewers: ["DELETE /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers"],
		requestReviewers: ["POST /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers"],
		submitReview: ["POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/events"],
		update: ["PATCH /repos/{owner}/{repo}/pulls/{pull_number}"],
		updateBranch: ["PUT /repos/{owner}/{repo}/pulls/{pull_number}/update-branch"],
		updateReview: ["PUT /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}"],
		updateReviewComment: ["PATCH /repos/{owner}/{repo}/pulls/comments/{comment_id}"]
	},
	rateLimit: { get: ["GET /rate_limit"] },
	reactions: {
		createForCommitComment: ["POST /repos/{owner}/{repo}/comments/{comment_id}/reactions"],
		createForIssue: ["POST /repos/{owner}/{repo}/issues/{issue_number}/reactions"],
		createForIssueComment: ["POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions"],
		createForPullRequestReviewComment: ["POST /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions"],
		createForRelease: ["POST /repos/{owner}/{repo}/releases/{release_id}/reactions"],
		createForTeamDiscussionCommentInOrg: ["POST /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}/reactions"],
		createForTeamDiscussionInOrg: ["POST /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/reactions"],
		deleteForCommitComment: ["DELETE /repos/{owner}/{repo}/comments/{comment_id}/reactions/{reaction_id}"],
		deleteForIssue: ["DELETE /repos/{owner}/{repo}/issues/{issue_number}/reactions/{reaction_id}"],
		deleteForIssueComment: ["DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions/{reaction_id}"],
		deleteForPullRequestComment: ["DELETE /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions/{reaction_id}"],
		deleteForRelease: ["DELETE /repos/{owner}/{repo}/releases/{release_id}/reactions/{reaction_id}"],
		deleteForTeamDiscussion: ["DELETE /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/reactions/{reaction_id}"],
		deleteForTeamDiscussionComment: ["DELETE /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}/reactions/{reaction_id}"],
		listForCommitComment: ["GET /repos/{owner}/{repo}/comments/{comment_id}/reactions"],
		listForIssue: ["GET /repos/{owner}/{repo}/issues/{issue_number}/reactions"],
		listForIssueComment: ["GET /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions"],
		listForPullRequestReviewComment: ["GET /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions"],
		listForRelease: ["GET /repos/{owner}/{repo}/releases/{release_id}/reactions"],
		listForTeamDiscussionCommentInOrg: ["GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}/reactions"],
		listForTeamDiscussionInOrg: ["GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/reactions"]
	},
	repos: {
		acceptInvitation: [
			"PATCH /user/repository_invitations/{invitation_id}",
			{},
			{ renamed: ["repos", "acceptInvitationForAuthenticatedUser"] }
		],
		acceptInvitationForAuthenticatedUser: ["PATCH /user/repository_invitations/{invitation_id}"],
		addAppAccessRestrictions: [
			"POST /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/apps",
			{},
			{ mapToData: "apps" }
		],
		addCollaborator: ["PUT /repos/{owner}/{repo}/collaborators/{username}"],
		addStatusCheckContexts: [
			"POST /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks/contexts",
			{},
			{ mapToData: "contexts" }
		],
		addTeamAccessRestrictions: [
			"POST /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/teams",
			{},
			{ mapToData: "teams" }
		],
		addUserAccessRestrictions: [
			"POST /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/users",
			{},
			{ mapToData: "users" }
		],
		cancelPagesDeployment: ["POST /repos/{owner}/{repo}/pages/deployments/{pages_deployment_id}/cancel"],
		checkAutomatedSecurityFixes: ["GET /repos/{owner}/{repo}/automated-security-fixes"],
		checkCollaborator: ["GET /repos/{owner}/{repo}/collaborators/{username}"],
		checkImmutableReleases: ["GET /repos/{owner}/{repo}/immutable-releases"],
		checkPrivateVulnerabilityReporting: ["GET /repos/{owner}/{repo}/private-vulnerability-reporting"],
		checkVulnerabilityAlerts: ["GET /repos/{owner}/{repo}/vulnerability-alerts"],
		codeownersErrors: ["GET /repos/{owner}/{repo}/codeowners/errors"],
		compareCommits: ["GET /repos/{owner}/{repo}/compare/{base}...{head}"],
		compareCommitsWithBasehead: ["GET /repos/{owner}/{repo}/compare/{basehead}"],
		createAttestation: ["POST /repos/{owner}/{repo}/attestations"],
		createAutolink: ["POST /repos/{owner}/{repo}/autolinks"],
		createCommitComment: ["POST /repos/{owner}/{repo}/commits/{commit_sha}/comments"],
		createCommitSignatureProtection: ["POST /repos/{owner}/{repo}/branches/{branch}/protection/required_signatures"],
		createCommitStatus: ["POST /repos/{owner}/{repo}/statuses/{sha}"],
		createDeployKey: ["POST /repos/{owner}/{repo}/keys"],
		createDeployment: ["POST /repos/{owner}/{repo}/deployments"],
		createDeploymentBranchPolicy: ["POST /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies"],
		createDeploymentProtectionRule: ["POST /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules"],
		createDeploymentStatus: ["POST /repos/{owner}/{repo}/deployments/{deployment_id}/statuses"],
		createDispatchEvent: ["POST /repos/{owner}/{repo}/dispatches"],
		createForAuthenticatedUser: ["POST /user/repos"],
		createFork: ["POST /repos/{owner}/{repo}/forks"],
		createInOrg: ["POST /orgs/{org}/repos"],
		createOrUpdateEnvironment: ["PUT /repos/{owner}/{repo}/environments/{environment_name}"],
		createOrUpdateFileContents: ["PUT /repos/{owner}/{repo}/contents/{path}"],
		createOrgRuleset: ["POST /orgs/{org}/rulesets"],
		createPagesDeployment: ["POST /repos/{owner}/{repo}/pages/deployments"],
		createPagesSite: ["POST /repos/{owner}/{repo}/pages"],
		createRelease: ["POST /repos/{owner}/{repo}/releases"],
		createRepoRuleset: ["POST /repos/{owner}/{repo}/rulesets"],
		createUsingTemplate: ["POST /repos/{template_owner}/{template_repo}/generate"],
		createWebhook: ["POST /repos/{owner}/{repo}/hooks"],
		customPropertiesForReposCreateOrUpdateRepositoryValues: ["PATCH /repos/{owner}/{repo}/properties/values"],
		customPropertiesForReposGetRepositoryValues: ["GET /repos/{owner}/{repo}/properties/values"],
		declineInvitation: [
			"DELETE /user/repository_invitations/{invitation_id}",
			{},
			{ renamed: ["repos", "declineInvitationForAuthenticatedUser"] }
		],
		declineInvitationForAuthenticatedUser: ["DELETE /user/repository_invitations/{invitation_id}"],
		delete: ["DELETE /repos/{owner}/{repo}"],
		deleteAccessRestrictions: ["DELETE /repos/{owner}/{repo}/branches/{branch}/protection/restrictions"],
		deleteAdminBranchProtection: ["DELETE /repos/{owner}/{repo}/branches/{branch}/protection/enforce_admins"],
		deleteAnEnvironment: ["DELETE /repos/{owner}/{repo}/environments/{environment_name}"],
		deleteAutolink: ["DELETE /repos/{owner}/{repo}/autolinks/{autolink_id}"],
		deleteBranchProtection: ["DELETE /repos/{owner}/{repo}/branches/{branch}/protection"],
		deleteCommitComment: ["DELETE /repos/{owner}/{repo}/comments/{comment_id}"],
		deleteCommitSignatureProtection: ["DELETE /repos/{owner}/{repo}/branches/{branch}/protection/required_signatures"],
		deleteDeployKey: ["DELETE /repos/{owner}/{repo}/keys/{key_id}"],
		deleteDeployment: ["DELETE /repos/{owner}/{repo}/deployments/{deployment_id}"],
		deleteDeploymentBranchPolicy: ["DELETE /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies/{branch_policy_id}"],
		deleteFile: ["DELETE /repos/{owner}/{repo}/contents/{path}"],
		deleteInvitation: ["DELETE /repos/{owner}/{repo}/invitations/{invitation_id}"],
		deleteOrgRuleset: ["DELETE /orgs/{org}/rulesets/{ruleset_id}"],
		deletePagesSite: ["DELETE /repos/{owner}/{repo}/pages"],
		deletePullRequestReviewProtection: ["DELETE /repos/{owner}/{repo}/branches/{branch}/protection/required_pull_request_reviews"],
		deleteRelease: ["DELETE /repos/{owner}/{repo}/releases/{release_id}"],
		deleteReleaseAsset: ["DELETE /repos/{owner}/{repo}/releases/assets/{asset_id}"],
		deleteRepoRuleset: ["DELETE /repos/{owner}/{repo}/rulesets/{ruleset_id}"],
		deleteWebhook: ["DELETE /repos/{owner}/{repo}/hooks/{hook_id}"],
		disableAutomatedSecurityFixes: ["DELETE /repos/{owner}/{repo}/automated-security-fixes"],
		disableDeploymentProtectionRule: ["DELETE /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules/{protection_rule_id}"],
		disableImmutableReleases: ["DELETE /repos/{owner}/{repo}/immutable-releases"],
		disablePrivateVulnerabilityReporting: ["DELETE /repos/{owner}/{repo}/private-vulnerability-reporting"],
		disableVulnerabilityAlerts: ["DELETE /repos/{owner}/{repo}/vulnerability-alerts"],
		downloadArchive: [
			"GET /repos/{owner}/{repo}/zipball/{ref}",
			{},
			{ renamed: ["repos", "downloadZipballArchive"] }
		],
		downloadTarballArchive: ["GET /repos/{owner}/{repo}/tarball/{ref}"],
		downloadZipballArchive: ["GET /repos/{owner}/{repo}/zipball/{ref}"],
		enableAutomatedSecurityFixes: ["PUT /repos/{owner}/{repo}/automated-security-fixes"],
		enableImmutableReleases: ["PUT /repos/{owner}/{repo}/immutable-releases"],
		enablePrivateVulnerabilityReporting: ["PUT /repos/{owner}/{repo}/private-vulnerability-reporting"],
		enableVulnerabilityAlerts: ["PUT /repos/{owner}/{repo}/vulnerability-alerts"],
		generateReleaseNotes: ["POST /repos/{owner}/{repo}/releases/generate-notes"],
		get: ["GET /repos/{owner}/{repo}"],
		getAccessRestrictions: ["GET /repos/{owner}/{repo}/branches/{branch}/protection/restrictions"],
		getAdminBranchProtection: ["GET /repos/{owner}/{repo}/branches/{branch}/protection/enforce_admins"],
		getAllDeploymentProtectionRules: ["GET /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules"],
		getAllEnvironments: ["GET /repos/{owner}/{repo}/environments"],
		getAllStatusCheckContexts: ["GET /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks/contexts"],
		getAllTopics: ["GET /repos/{owner}/{repo}/topics"],
		getAppsWithAccessToProtectedBranch: ["GET /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/apps"],
		getAutolink: ["GET /repos/{owner}/{repo}/autolinks/{autolink_id}"],
		getBranch: ["GET /repos/{owner}/{repo}/branches/{branch}"],
		getBranchProtection: ["GET /repos/{owner}/{repo}/branches/{branch}/protection"],
		getBranchRules: ["GET /repos/{owner}/{repo}/rules/branches/{branch}"],
		getClones: ["GET /repos/{owner}/{repo}/traffic/clones"],
		getCodeFrequencyStats: ["GET /repos/{owner}/{repo}/stats/code_frequency"],
		getCollaboratorPermissionLevel: ["GET /repos/{owner}/{repo}/collaborators/{username}/permission"],
		getCombinedStatusForRef: ["GET /repos/{owner}/{repo}/commits/{ref}/status"],
		getCommit: ["GET /repos/{owner}/{repo}/commits/{ref}"],
		getCommitActivityStats: ["GET /repos/{owner}/{repo}/stats/commit_activity"],
		getCommitComment: ["GET /repos/{owner}/{repo}/comments/{comment_id}"],
		getCommitSignatureProtection: ["GET /repos/{owner}/{repo}/branches/{branch}/protection/required_signatures"],
		getCommunityProfileMetrics: ["GET /repos/{owner}/{repo}/community/profile"],
		getContent: ["GET /repos/{owner}/{repo}/contents/{path}"],
		getContributorsStats: ["GET /repos/{owner}/{repo}/stats/contributors"],
		getCustomDeploymentProtectionRule: ["GET /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules/{protection_rule_id}"],
		getDeployKey: ["GET /repos/{owner}/{repo}/keys/{key_id}"],
		getDeployment: ["GET /repos/{owner}/{repo}/deployments/{deployment_id}"],
		getDeploymentBranchPolicy: ["GET /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies/{branch_policy_id}"],
		getDeploymentStatus: ["GET /repos/{owner}/{repo}/deployments/{deployment_id}/statuses/{status_id}"],
		getEnvironment: ["GET /repos/{owner}/{repo}/environments/{environment_name}"],
		getLatestPagesBuild: ["GET /repos/{owner}/{repo}/pages/builds/latest"],
		getLatestRelease: ["GET /repos/{owner}/{repo}/releases/latest"],
		getOrgRuleSuite: ["GET /orgs/{org}/rulesets/rule-suites/{rule_suite_id}"],
		getOrgRuleSuites: ["GET /orgs/{org}/rulesets/rule-suites"],
		getOrgRuleset: ["GET /orgs/{org}/rulesets/{ruleset_id}"],
		getOrgRulesets: ["GET /orgs/{org}/rulesets"],
		getPages: ["GET /repos/{owner}/{repo}/pages"],
		getPagesBuild: ["GET /repos/{owner}/{repo}/pages/builds/{build_id}"],
		getPagesDeployment: ["GET /repos/{owner}/{repo}/pages/deployments/{pages_deployment_id}"],
		getPagesHealthCheck: ["GET /repos/{owner}/{repo}/pages/health"],
		getParticipationStats: ["GET /repos/{owner}/{repo}/stats/participation"],
		getPullRequestReviewProtection: ["GET /repos/{owner}/{repo}/branches/{branch}/protection/required_pull_request_reviews"],
		getPunchCardStats: ["GET /repos/{owner}/{repo}/stats/punch_card"],
		getReadme: ["GET /repos/{owner}/{repo}/readme"],
		getReadmeInDirectory: ["GET /repos/{owner}/{repo}/readme/{dir}"],
		getRelease: ["GET /repos/{owner}/{repo}/releases/{release_id}"],
		getReleaseAsset: ["GET /repos/{owner}/{repo}/releases/assets/{asset_id}"],
		getReleaseByTag: ["GET /repos/{owner}/{repo}/releases/tags/{tag}"],
		getRepoRuleSuite: ["GET /repos/{owner}/{repo}/rulesets/rule-suites/{rule_suite_id}"],
		getRepoRuleSuites: ["GET /repos/{owner}/{repo}/rulesets/rule-suites"],
		getRepoRuleset: ["GET /repos/{owner}/{repo}/rulesets/{ruleset_id}"],
		getRepoRulesetHistory: ["GET /repos/{owner}/{repo}/rulesets/{ruleset_id}/history"],
		getRepoRulesetVersion: ["GET /repos/{owner}/{repo}/rulesets/{ruleset_id}/history/{version_id}"],
		getRepoRulesets: ["GET /repos/{owner}/{repo}/rulesets"],
		getStatusChecksProtection: ["GET /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks"],
		getTeamsWithAccessToProtectedBranch: ["GET /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/teams"],
		getTopPaths: ["GET /repos/{owner}/{repo}/traffic/popular/paths"],
		getTopReferrers: ["GET /repos/{owner}/{repo}/traffic/popular/referrers"],
		getUsersWithAccessToProtectedBranch: ["GET /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/users"],
		getViews: ["GET /repos/{owner}/{repo}/traffic/views"],
		getWebhook: ["GET /repos/{owner}/{repo}/hooks/{hook_id}"],
		getWebhookConfigForRepo: ["GET /repos/{owner}/{repo}/hooks/{hook_id}/config"],
		getWebhookDelivery: ["GET /repos/{owner}/{repo}/hooks/{hook_id}/deliveries/{delivery_id}"],
		listActivities: ["GET /repos/{owner}/{repo}/activity"],
		listAttestations: ["GET /repos/{owner}/{repo}/attestations/{subject_digest}"],
		listAutolinks: ["GET /repos/{owner}/{repo}/autolinks"],
		listBranches: ["GET /repos/{owner}/{repo}/branches"],
		listBranchesForHeadCommit: ["GET /repos/{owner}/{repo}/commits/{commit_sha}/branches-where-head"],
		listCollaborators: ["GET /repos/{owner}/{repo}/collaborators"],
		listCommentsForCommit: ["GET /repos/{owner}/{repo}/commits/{commit_sha}/comments"],
		listCommitCommentsForRepo: ["GET /repos/{owner}/{repo}/comments"],
		listCommitStatusesForRef: ["GET /repos/{owner}/{repo}/commits/{ref}/statuses"],
		listCommits: ["GET /repos/{owner}/{repo}/commits"],
		listContributors: ["GET /repos/{owner}/{repo}/contributors"],
		listCustomDeploymentRuleIntegrations: ["GET /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules/apps"],
		listDeployKeys: ["GET /repos/{owner}/{repo}/keys"],
		listDeploymentBranchPolicies: ["GET /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies"],
		listDeploymentStatuses: ["GET /repos/{owner}/{repo}/deployments/{deployment_id}/statuses"],
		listDeployments: ["GET /repos/{owner}/{repo}/deployments"],
		listForAuthenticatedUser: ["GET /user/repos"],
		listForOrg: ["GET /orgs/{org}/repos"],
		listForUser: ["GET /users/{username}/repos"],
		listForks: ["GET /repos/{owner}/{repo}/forks"],
		listInvitations: ["GET /repos/{owner}/{repo}/invitations"],
		listInvitationsForAuthenticatedUser: ["GET /user/repository_invitations"],
		listLanguages: ["GET /repos/{owner}/{repo}/languages"],
		listPagesBuilds: ["GET /repos/{owner}/{repo}/pages/builds"],
		listPublic: ["GET /repositories"],
		listPullRequestsAssociatedWithCommit: ["GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls"],
		listReleaseAssets: ["GET /repos/{owner}/{repo}/releases/{release_id}/assets"],
		listReleases: ["GET /repos/{owner}/{repo}/releases"],
		listTags: ["GET /repos/{owner}/{repo}/tags"],
		listTeams: ["GET /repos/{owner}/{repo}/teams"],
		listWebhookDeliveries: ["GET /repos/{owner}/{repo}/hooks/{hook_id}/deliveries"],
		listWebhooks: ["GET /repos/{owner}/{repo}/hooks"],
		merge: ["POST /repos/{owner}/{repo}/merges"],
		mergeUpstream: ["POST /repos/{owner}/{repo}/merge-upstream"],
		pingWebhook: ["POST /repos/{owner}/{repo}/hooks/{hook_id}/pings"],
		redeliverWebhookDelivery: ["POST /repos/{owner}/{repo}/hooks/{hook_id}/deliveries/{delivery_id}/attempts"],
		removeAppAccessRestrictions: [
			"DELETE /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/apps",
			{},
			{ mapToData: "apps" }
		],
		removeCollaborator: ["DELETE /repos/{owner}/{repo}/collaborators/{username}"],
		removeStatusCheckContexts: [
			"DELETE /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks/contexts",
			{},
			{ mapToData: "contexts" }
		],
		removeStatusCheckProtection: ["DELETE /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks"],
		removeTeamAccessRestrictions: [
			"DELETE /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/teams",
			{},
			{ mapToData: "teams" }
		],
		removeUserAccessRestrictions: [
			"DELETE /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/users",
			{},
			{ mapToData: "users" }
		],
		renameBranch: ["POST /repos/{owner}/{repo}/branches/{branch}/rename"],
		replaceAllTopics: ["PUT /repos/{owner}/{repo}/topics"],
		requestPagesBuild: ["POST /repos/{owner}/{repo}/pages/builds"],
		setAdminBranchProtection: ["POST /repos/{owner}/{repo}/branches/{branch}/protection/enforce_admins"],
		setAppAccessRestrictions: [
			"PUT /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/apps",
			{},
			{ mapToData: "apps" }
		],
		setStatusCheckContexts: [
			"PUT /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks/contexts",
			{},
			{ mapToData: "contexts" }
		],
		setTeamAccessRestrictions: [
			"PUT /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/teams",
			{},
			{ mapToData: "teams" }
		],
		setUserAccessRestrictions: [
			"PUT /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/users",
			{},
			{ mapToData: "users" }
		],
		testPushWebhook: ["POST /repos/{owner}/{repo}/hooks/{hook_id}/tests"],
		transfer: ["POST /repos/{owner}/{repo}/transfer"],
		update: ["PATCH /repos/{owner}/{repo}"],
		updateBranchProtection: ["PUT /repos/{owner}/{repo}/branches/{branch}/protection"],
		updateCommitComment: ["PATCH /repos/{owner}/{repo}/comments/{comment_id}"],
		updateDeploymentBranchPolicy: ["PUT /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies/{branch_policy_id}"],
		updateInformationAboutPagesSite: ["PUT /repos/{owner}/{repo}/pages"],
		updateInvitation: ["PATCH /repos/{owner}/{repo}/invitations/{invitation_id}"],
		updateOrgRuleset: ["PUT /orgs/{org}/rulesets/{ruleset_id}"],
		updatePullRequestReviewProtection: ["PATCH /repos/{owner}/{repo}/branches/{branch}/protection/required_pull_request_reviews"],
		updateRelease: ["PATCH /repos/{owner}/{repo}/releases/{release_id}"],
		updateReleaseAsset: ["PATCH /repos/{owner}/{repo}/releases/assets/{asset_id}"],
		updateRepoRuleset: ["PUT /repos/{owner}/{repo}/rulesets/{ruleset_id}"],
		updateStatusCheckPotection: [
			"PATCH /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks",
			{},
			{ renamed: ["repos", "updateStatusCheckProtection"] }
		],
		updateStatusCheckProtection: ["PATCH /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks"],
		updateWebhook: ["PATCH /repos/{owner}/{repo}/hooks/{hook_id}"],
		updateWebhookConfigForRepo: ["PATCH /repos/{owner}/{repo}/hooks/{hook_id}/config"],
		uploadReleaseAsset: ["POST /repos/{owner}/{repo}/releases/{release_id}/assets{?name,label}", { baseUrl: "https://uploads.github.com" }]
	},
	search: {
		code: ["GET /search/code"],
		commits: ["GET /search/commits"],
		issuesAndPullRequests: ["GET /search/issues"],
		labels: ["GET /search/labels"],
		repos: ["GET /search/repositories"],
		topics: ["GET /search/topics"],
		users: ["GET /search/users"]
	},
	secretScanning: {
		createPushProtectionBypass: ["POST /repos/{owner}/{repo}/secret-scanning/push-protection-bypasses"],
		getAlert: ["GET /repos/{owner}/{repo}/secret-scanning/alerts/{alert_number}"],
		getScanHistory: ["GET /repos/{owner}/{repo}/secret-scanning/scan-history"],
		listAlertsForOrg: ["GET /orgs/{org}/secret-scanning/alerts"],
		listAlertsForRepo: ["GET /repos/{owner}/{repo}/secret-scanning/alerts"],
		listLocationsForAlert: ["GET /repos/{owner}/{repo}/secret-scanning/alerts/{alert_number}/locations"],
		listOrgPatternConfigs: ["GET /orgs/{org}/secret-scanning/pattern-configurations"],
		updateAlert: ["PATCH /repos/{owner}/{repo}/secret-scanning/alerts/{alert_number}"],
		updateOrgPatternConfigs: ["PATCH /orgs/{org}/secret-scanning/pattern-configurations"]
	},
	securityAdvisories: {
		createFork: ["POST /repos/{owner}/{repo}/security-advisories/{ghsa_id}/forks"],
		createPrivateVulnerabilityReport: ["POST /repos/{owner}/{repo}/security-advisories/reports"],
		createRepositoryAdvisory: ["POST /repos/{owner}/{repo}/security-advisories"],
		createRepositoryAdvisoryCveRequest: ["POST /repos/{owner}/{repo}/security-advisories/{ghsa_id}/cve"],
		getGlobalAdvisory: ["GET /advisories/{ghsa_id}"],
		getRepositoryAdvisory: ["GET /repos/{owner}/{repo}/security-advisories/{ghsa_id}"],
		listGlobalAdvisories: ["GET /advisories"],
		listOrgRepositoryAdvisories: ["GET /orgs/{org}/security-advisories"],
		listRepositoryAdvisories: ["GET /repos/{owner}/{repo}/security-advisories"],
		updateRepositoryAdvisory: ["PATCH /repos/{owner}/{repo}/security-advisories/{ghsa_id}"]
	},
	teams: {
		addOrUpdateMembershipForUserInOrg: ["PUT /orgs/{org}/teams/{team_slug}/memberships/{username}"],
		addOrUpdateRepoPermissionsInOrg: ["PUT /orgs/{org}/teams/{team_slug}/repos/{owner}/{repo}"],
		checkPermissionsForRepoInOrg: ["GET /orgs/{org}/teams/{team_slug}/repos/{owner}/{repo}"],
		create: ["POST /orgs/{org}/teams"],
		createDiscussionCommentInOrg: ["POST /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments"],
		createDiscussionInOrg: ["POST /orgs/{org}/teams/{team_slug}/discussions"],
		deleteDiscussionCommentInOrg: ["DELETE /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}"],
		deleteDiscussionInOrg: ["DELETE /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}"],
		deleteInOrg: ["DELETE /orgs/{org}/teams/{team_slug}"],
		getByName: ["GET /orgs/{org}/teams/{team_slug}"],
		getDiscussionCommentInOrg: ["GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}"],
		getDiscussionInOrg: ["GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}"],
		getMembershipForUserInOrg: ["GET /orgs/{org}/teams/{team_slug}/memberships/{username}"],
		list: ["GET /orgs/{org}/teams"],
		listChildInOrg: ["GET /orgs/{org}/teams/{team_slug}/teams"],
		listDiscussionCommentsInOrg: ["GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments"],
		listDiscussionsInOrg: ["GET /orgs/{org}/teams/{team_slug}/discussions"],
		listForAuthenticatedUser: ["GET /user/teams"],
		listMembersInOrg: ["GET /orgs/{org}/teams/{team_slug}/members"],
		listPendingInvitationsInOrg: ["GET /orgs/{org}/teams/{team_slug}/invitations"],
		listReposInOrg: ["GET /orgs/{org}/teams/{team_slug}/repos"],
		removeMembershipForUserInOrg: ["DELETE /orgs/{org}/teams/{team_slug}/memberships/{username}"],
		removeRepoInOrg: ["DELETE /orgs/{org}/teams/{team_slug}/repos/{owner}/{repo}"],
		updateDiscussionCommentInOrg: ["PATCH /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}"],
		updateDiscussionInOrg: ["PATCH /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}"],
		updateInOrg: ["PATCH /orgs/{org}/teams/{team_slug}"]
	},
	users: {
		addEmailForAuthenticated: [
			"POST /user/emails",
			{},
			{ renamed: ["users", "addEmailForAuthenticatedUser"] }
		],
		addEmailForAuthenticatedUser: ["POST /user/emails"],
		addSocialAccountForAuthenticatedUser: ["POST /user/social_accounts"],
		block: ["PUT /user/blocks/{username}"],
		checkBlocked: ["GET /user/blocks/{username}"],
		checkFollowingForUser: ["GET /users/{username}/following/{target_user}"],
		checkPersonIsFollowedByAuthenticated: ["GET /user/following/{username}"],
		createGpgKeyForAuthenticated: [
			"POST /user/gpg_keys",
			{},
			{ renamed: ["users", "createGpgKeyForAuthenticatedUser"] }
		],
		createGpgKeyForAuthenticatedUser: ["POST /user/gpg_keys"],
		createPublicSshKeyForAuthenticated: [
			"POST /user/keys",
			{},
			{ renamed: ["users", "createPublicSshKeyForAuthenticatedUser"] }
		],
		createPublicSshKeyForAuthenticatedUser: ["POST /user/keys"],
		createSshSigningKeyForAuthenticatedUser: ["POST /user/ssh_signing_keys"],
		deleteAttestationsBulk: ["POST /users/{username}/attestations/delete-request"],
		deleteAttestationsById: ["DELETE /users/{username}/attestations/{attestation_id}"],
		deleteAttestationsBySubjectDigest: ["DELETE /users/{username}/attestations/digest/{subject_digest}"],
		deleteEmailForAuthenticated: [
			"DELETE /user/emails",
			{},
			{ renamed: ["users", "deleteEmailForAuthenticatedUser"] }
		],
		deleteEmailForAuthenticatedUser: ["DELETE /user/emails"],
		deleteGpgKeyForAuthenticated: [
			"DELETE /user/gpg_keys/{gpg_key_id}",
			{},
			{ renamed: ["users", "deleteGpgKeyForAuthenticatedUser"] }
		],
		deleteGpgKeyForAuthenticatedUser: ["DELETE /user/gpg_keys/{gpg_key_id}"],
		deletePublicSshKeyForAuthenticated: [
			"DELETE /user/keys/{key_id}",
			{},
			{ renamed: ["users", "deletePublicSshKeyForAuthenticatedUser"] }
		],
		deletePublicSshKeyForAuthenticatedUser: ["DELETE /user/keys/{key_id}"],
		deleteSocialAccountForAuthenticatedUser: ["DELETE /user/social_accounts"],
		deleteSshSigningKeyForAuthenticatedUser: ["DELETE /user/ssh_signing_keys/{ssh_signing_key_id}"],
		follow: ["PUT /user/following/{username}"],
		getAuthenticated: ["GET /user"],
		getById: ["GET /user/{account_id}"],
		getByUsername: ["GET /users/{username}"],
		getContextForUser: ["GET /users/{username}/hovercard"],
		getGpgKeyForAuthenticated: [
			"GET /user/gpg_keys/{gpg_key_id}",
			{},
			{ renamed: ["users", "getGpgKeyForAuthenticatedUser"] }
		],
		getGpgKeyForAuthenticatedUser: ["GET /user/gpg_keys/{gpg_key_id}"],
		getPublicSshKeyForAuthenticated: [
			"GET /user/keys/{key_id}",
			{},
			{ renamed: ["users", "getPublicSshKeyForAuthenticatedUser"] }
		],
		getPublicSshKeyForAuthenticatedUser: ["GET /user/keys/{key_id}"],
		getSshSigningKeyForAuthenticatedUser: ["GET /user/ssh_signing_keys/{ssh_signing_key_id}"],
		list: ["GET /users"],
		listAttestations: ["GET /users/{username}/attestations/{subject_digest}"],
		listAttestationsBulk: ["POST /users/{username}/attestations/bulk-list{?per_page,before,after}"],
		listBlockedByAuthenticated: [
			"GET /user/blocks",
			{},
			{ renamed: ["users", "listBlockedByAuthenticatedUser"] }
		],
		listBlockedByAuthenticatedUser: ["GET /user/blocks"],
		listEmailsForAuthenticated: [
			"GET /user/emails",
			{},
			{ renamed: ["users", "listEmailsForAuthenticatedUser"] }
		],
		listEmailsForAuthenticatedUser: ["GET /user/emails"],
		listFollowedByAuthenticated: [
			"GET /user/following",
			{},
			{ renamed: ["users", "listFollowedByAuthenticatedUser"] }
		],
		listFollowedByAuthenticatedUser: ["GET /user/following"],
		listFollowersForAuthenticatedUser: ["GET /user/followers"],
		listFollowersForUser: ["GET /users/{username}/followers"],
		listFollowingForUser: ["GET /users/{username}/following"],
		listGpgKeysForAuthenticated: [
			"GET /user/gpg_keys",
			{},
			{ renamed: ["users", "listGpgKeysForAuthenticatedUser"] }
		],
		listGpgKeysForAuthenticatedUser: ["GET /user/gpg_keys"],
		listGpgKeysForUser: ["GET /users/{username}/gpg_keys"],
		listPublicEmailsForAuthenticated: [
			"GET /user/public_emails",
			{},
			{ renamed: ["users", "listPublicEmailsForAuthenticatedUser"] }
		],
		listPublicEmailsForAuthenticatedUser: ["GET /user/public_emails"],
		listPublicKeysForUser: ["GET /users/{username}/keys"],
		listPublicSshKeysForAuthenticated: [
			"GET /user/keys",
			{},
			{ renamed: ["users", "listPublicSshKeysForAuthenticatedUser"] }
		],
		listPublicSshKeysForAuthenticatedUser: ["GET /user/keys"],
		listSocialAccountsForAuthenticatedUser: ["GET /user/social_accounts"],
		listSocialAccountsForUser: ["GET /users/{username}/social_accounts"],
		listSshSigningKeysForAuthenticatedUser: ["GET /user/ssh_signing_keys"],
		listSshSigningKeysForUser: ["GET /users/{username}/ssh_signing_keys"],
		setPrimaryEmailVisibilityForAuthenticated: [
			"PATCH /user/email/visibility",
			{},
			{ renamed: ["users", "setPrimaryEmailVisibilityForAuthenticatedUser"] }
		],
		setPrimaryEmailVisibilityForAuthenticatedUser: ["PATCH /user/email/visibility"],
		unblock: ["DELETE /user/blocks/{username}"],
		unfollow: ["DELETE /user/following/{username}"],
		updateAuthenticated: ["PATCH /user"]
	}
};
// node_modules/@octokit/plugin-rest-endpoint-methods/dist-src/endpoints-to-methods.js
const endpointMethodsMap = new Map();
for (const [scope, endpoints] of Object.entries(endpoints_default)) for (const [methodName, endpoint] of Object.entries(endpoints)) {
	const [route, defaults, decorations] = endpoint;
	const [method, url] = route.split(/ /);
	const endpointDefaults = Object.assign({
		method,
		url
	}, defaults);
	if (!endpointMethodsMap.has(scope)) endpointMethodsMap.set(scope, new Map());
	endpointMethodsMap.get(scope).set(methodName, {
		scope,
		methodName,
		endpointDefaults,
		decorations
	});
}
const handler = {
	has({ scope }, methodName) {
		return endpointMethodsMap.get(scope).has(methodName);
	},
	getOwnPropertyDescriptor(target, methodName) {
		return {
			value: this.get(target, methodName),
			configurable: true,
			writable: true,
			enumerable: true
		};
	},
	defineProperty(target, methodName, descriptor) {
		Object.defineProperty(target.cache, methodName, descriptor);
		return true;
	},
	deleteProperty(target, methodName) {
		delete target.cache[methodName];
		return true;
	},
	ownKeys({ scope }) {
		return [...endpointMethodsMap.get(scope).keys()];
	},
	set(target, methodName, value) {
		return target.cache[methodName] = value;
	},
	get({ octokit, scope, cache }, methodName) {
		if (cache[methodName]) return cache[methodName];
		const method = endpointMethodsMap.get(scope).get(methodName);
		if (!method) return;
		const { endpointDefaults, decorations } = method;
		if (decorations) cache[methodName] = decorate(octokit, scope, methodName, endpointDefaults, decorations);
		else cache[methodName] = octokit.request.defaults(endpointDefaults);
		return cache[methodName];
	}
};
function endpointsToMethods(octokit) {
	const newMethods = {};
	for (const scope of endpointMethodsMap.keys()) newMethods[scope] = new Proxy({
		octokit,
		scope,
		cache: {}
	}, handler);
	return newMethods;
}
function decorate(octokit, scope, methodName, defaults, decorations) {
	const requestWithDefaults = octokit.request.defaults(defaults);
	function withDecorations(...args) {
		let options = requestWithDefaults.endpoint.merge(...args);
		if (decorations.mapToData) {
			options = Object.assign({}, options, {
				data: options[decorations.mapToData],
				[decorations.mapToData]: void 0
			});
			return requestWithDefaults(options);
		}
		if (decorations.renamed) {
			const [newScope, newMethodName] = decorations.renamed;
			octokit.log.warn(`octokit.${scope}.${methodName}() has been renamed to octokit.${newScope}.${newMethodName}()`);
		}
		if (decorations.deprecated) octokit.log.warn(decorations.deprecated);
		if (decorations.renamedParameters) {
			const options2 = requestWithDefaults.endpoint.merge(...args);
			for (const [name, alias] of Object.entries(decorations.renamedParameters)) if (name in options2) {
				octokit.log.warn(`"${name}" parameter is deprecated for "octokit.${scope}.${methodName}()". Use "${alias}" instead`);
				if (!(alias in options2)) options2[alias] = options2[name];
				delete options2[name];
			}
			return requestWithDefaults(options2);
		}
		return requestWithDefaults(...args);
	}
	return Object.assign(withDecorations, requestWithDefaults);
}
// node_modules/@octokit/plugin-rest-endpoint-methods/dist-src/index.js
function restEndpointMethods(octokit) {
	return { rest: endpointsToMethods(octokit) };
}
restEndpointMethods.VERSION = VERSION$1;
function legacyRestEndpointMethods(octokit) {
	const api = endpointsToMethods(octokit);
	return {
		...api,
		rest: api
	};
}
legacyRestEndpointMethods.VERSION = VERSION$1;
// node_modules/@octokit/plugin-paginate-rest/dist-bundle/index.js
var VERSION = "0.0.0-development";
function normalizePaginatedListResponse(response) {
	if (!response.data) return {
		...response,
		data: []
	};
	if (!(("total_count" in response.data || "total_commits" in response.data) && !("url" in response.data))) return response;
	const incompleteResults = response.data.incomplete_results;
	const repositorySelection = response.data.repository_selection;
	const totalCount = response.data.total_count;
	const totalCommits = response.data.total_commits;
	delete response.data.incomplete_results;
	delete response.data.repository_selection;
	delete response.data.total_count;
	delete response.data.total_commits;
	const namespaceKey = Object.keys(response.data)[0];
	response.data = response.data[namespaceKey];
	if (typeof incompleteResults !== "undefined") response.data.incomplete_results = incompleteResults;
	if (typeof repositorySelection !== "undefined") response.data.repository_selection = repositorySelection;
	response.data.total_count = totalCount;
	response.data.total_commits = totalCommits;
	return response;
}
function iterator(octokit, route, parameters) {
	const options = typeof route === "function" ? route.endpoint(parameters) : octokit.request.endpoint(route, parameters);
	const requestMethod = typeof route === "function" ? route : octokit.request;
	const method = options.method;
	const headers = options.headers;
	let url = options.url;
	return { [Symbol.asyncIterator]: () => ({ async next() {
		if (!url) return { done: true };
		try {
			const normalizedResponse = normalizePaginatedListResponse(await requestMethod({
				method,
				url,
				headers
			}));
			url = ((normalizedResponse.headers.link || "").match(/<([^<>]+)>;\s*rel="next"/) || [])[1];
			if (!url && "total_commits" in normalizedResponse.data) {
				const parsedUrl = new URL(normalizedResponse.url);
				const params = parsedUrl.searchParams;
				const page = parseInt(params.get("page") || "1", 10);
				if (page * parseInt(params.get("per_page") || "250", 10) < normalizedResponse.data.total_commits) {
					params.set("page", String(page + 1));
					url = parsedUrl.toString();
				}
			}
			return { value: normalizedResponse };
		} catch (error) {
			if (error.status !== 409) throw error;
			url = "";
			return { value: {
				status: 200,
				headers: {},
				data: []
			} };
		}
	} }) };
}
function paginate(octokit, route, parameters, mapFn) {
	if (typeof parameters === "function") {
		mapFn = parameters;
		parameters = void 0;
	}
	return gather(octokit, [], iterator(octokit, route, parameters)[Symbol.asyncIterator](), mapFn);
}
function gather(octokit, results, iterator2, mapFn) {
	return iterator2.next().then((result) => {
		if (result.done) return results;
		let earlyExit = false;
		function done() {
			earlyExit = true;
		}
		results = results.concat(mapFn ? mapFn(result.value, done) : result.value.data);
		if (earlyExit) return results;
		return gather(octokit, results, iterator2, mapFn);
	});
}
Object.assign(paginate, { iterator });
function paginateRest(octokit) {
	return { paginate: Object.assign(paginate.bind(null, octokit), { iterator: iterator.bind(null, octokit) }) };
}
paginateRest.VERSION = VERSION;
new Context();
const baseUrl = getApiBaseUrl();
const defaults = {
	baseUrl,
	request: {
		agent: getProxyAgent(baseUrl),
		fetch: getProxyFetch(baseUrl)
	}
};
const GitHub = Octokit.plugin(restEndpointMethods, paginateRest).defaults(defaults);
function getOctokitOptions(token, options) {
	const opts = Object.assign({}, options || {});
	const auth = getAuthString(token, opts);
	if (auth) opts.auth = auth;
	const userAgent = getUserAgentWithOrchestrationId(opts.userAgent);
	if (userAgent) opts.userAgent = userAgent;
	return opts;
}
new Context();
function getOctokit(token, options, ...additionalPlugins) {
	return new (GitHub.plugin(...additionalPlugins))(getOctokitOptions(token, options));
}
// src/github/octokit.ts
const silent = () => void 0;
function createOctokit({ token, apiUrl, userAgent }) {
	const { protocol, hostname } = new URL(apiUrl);
	const isLoopback = isLoopbackHost(hostname);
	if (protocol !== "https:" && !(protocol === "http:" && isLoopback)) throw new TypeError("the address of GitHub is neither https nor on this machine");
	return getOctokit(token, {
		baseUrl: apiUrl.replace(/\/+$/, ""),
		...userAgent === void 0 ? {} : { userAgent },
		...isLoopback ? { request: { fetch: directFetch() } } : {},
		log: {
			debug: silent,
			info: silent,
			warn: silent,
			error: silent
		}
	});
}
function isLoopbackHost(host) {
	return host === "localhost" || host === "[::1]" || /^127(\.\d+){3}$/.test(host);
}
function directFetch() {
	const dispatcher = new import_undici.Agent();
	return (url, init) => (0, import_undici.fetch)(url, {
		...init,
		dispatcher
	});
}
// src/github/redact.ts
const SHORTEST_TOKEN = 6;
function tokenRedactor(token) {
	if (token.length < SHORTEST_TOKEN) return (text) => text;
	const forms = new Set([token, encodeURIComponent(token)]);
	for (const offset of [
		0,
		1,
		2
	]) {
		const encoded = Buffer.concat([Buffer.alloc(offset), Buffer.from(token)]).toString("base64");
		const firstOwn = Math.ceil(offset * 8 / 6);
		const ownEnd = Math.floor((offset + Buffer.byteLength(token)) * 8 / 6);
		const own = encoded.slice(firstOwn, ownEnd);
		forms.add(own).add(own.replaceAll("+", "-").replaceAll("/", "_"));
	}
	const longestFirst = [...forms].sort((a, b) => b.length - a.length);
	return (text) => longestFirst.reduce((rest, form) => rest.replaceAll(form, "***"), text);
}
// src/github/connection.ts
const MAX_CONCURRENT = 10;
const MAX_MESSAGE_CHARACTERS = 500;
var Connection = class {
	requestsSent = 0;
	#options;
	#octokit;
	#limiter;
	#redact;
	constructor(options) {
		this.#options = options;
		this.#limiter = new Limiter(MAX_CONCURRENT, options.clock);
		this.#redact = tokenRedactor(options.token);
		this.#octokit = createOctokit(options);
	}
	sleep(ms) {
		return this.#options.clock.sleep(ms, this.#options.stop);
	}
	async send(request, decode) {
		const { url, data } = this.#expand(request);
		const answer = await this.#answerTo(request, url, data);
		try {
			return decode(answer.body, answer.headers);
		} catch (error) {
			if (!(error instanceof DecodeProblem)) throw error;
			throw this.#failure(request, url, "answer", { cause: error.message });
		}
	}
	async #answerTo(request, firstUrl, data) {
		let url = firstUrl;
		let [retriesBefore, pausesBefore, redirectsBefore] = [
			0,
			0,
			0
		];
		for (;;) {
			await this.#acquire(request, url);
			const { next, status, message } = await this.#try(request, url, data, {
				retriesBefore,
				pausesBefore,
				redirectsBefore
			});
			const failed = (kind, more = {}) => this.#failure(request, url, kind, {
				status,
				serverMessage: message,
				...more
			});
			if (next.step === "return") return next.answer;
			if (next.step === "fail") throw failed(next.kind, {
				cause: next.cause,
				resetAtMs: next.resetAtMs
			});
			if (next.step === "pause") {
				pausesBefore += 1;
				const isLonger = this.#limiter.pauseUntil(next.untilMs);
				if (next.untilMs > this.#deadlineOf(request)) throw failed("rate-limited", { resetAtMs: next.untilMs });
				if (isLonger) this.#options.log?.({
					kind: "pause",
					limit: next.limit,
					untilMs: next.untilMs
				});
			} else if (next.step === "follow") {
				redirectsBefore += 1;
				url = next.url;
			} else {
				retriesBefore += 1;
				await this.sleep(next.delayMs);
			}
		}
	}
	async #acquire(request, url) {
		const turn = await this.#limiter.acquire(this.#options.stop, this.#deadlineOf(request));
		if (turn === "cancelled") throw this.#failure(request, url, "cancelled", {});
		if (turn === "paused-past-deadline") throw this.#failure(request, url, "rate-limited", { resetAtMs: this.#limiter.pausedUntilMs });
	}
	async #try(request, url, data, before) {
		const { method, isRepeatable = method !== "POST" } = request;
		const { stop, requestTimeoutMs = 3e4 } = this.#options;
		const signal = AbortSignal.any([stop, AbortSignal.timeout(requestTimeoutMs)]);
		this.requestsSent += 1;
		const tried = await attempt(this.#octokit, {
			method,
			url,
			data,
			signal
		}).finally(() => this.#limiter.release());
		if (!tried.answered && stop.aborted) throw this.#failure(request, url, "cancelled", {});
		const [nowMs, random] = [this.#options.clock.now(), this.#options.clock.random()];
		const next = nextStep(tried, {
			method,
			isRepeatable,
			url,
			...before,
			nowMs,
			random
		});
		if (!tried.answered) return {
			next,
			status: void 0,
			message: void 0
		};
		return {
			next,
			status: tried.status,
			message: messageOf(tried.body)
		};
	}
	#expand(request) {
		const { endpoint } = this.#octokit.request;
		const apiUrl = new URL(this.#options.apiUrl);
		for (const value of Object.values(request.parameters ?? {})) if (value === "." || value === "..") throw new TypeError(`"${value}" is not a name`);
		const parsed = endpoint({
			...request.parameters,
			method: request.method,
			url: request.path
		});
		const url = new URL(parsed.url);
		if (url.origin !== apiUrl.origin) throw this.#failure(request, url, "redirect", { cause: `the address is of ${url.origin}` });
		if (request.path === "/graphql") url.pathname = url.pathname.replace(/\/api\/v3\/graphql$/, "/api/graphql");
		return {
			url,
			data: parsed.body
		};
	}
	#deadlineOf({ deadlineMs = Number.POSITIVE_INFINITY }) {
		return Math.min(deadlineMs, this.#options.deadlineMs ?? Number.POSITIVE_INFINITY);
	}
	#failure(request, url, kind, more) {
		const clean = (text) => text === void 0 ? void 0 : this.#redact(text).slice(0, MAX_MESSAGE_CHARACTERS);
		const isForbidden = more.status === 403 && /not accessible|must have/i.test(more.serverMessage ?? "");
		return new GitHubError({
			...more,
			kind,
			method: request.method,
			path: this.#redact(url.pathname + url.search),
			serverMessage: clean(more.serverMessage),
			cause: clean(more.cause),
			missingPermission: isForbidden ? request.permission : void 0
		});
	}
};
// src/github/repository.ts
const VISIBILITIES = [
	"public",
	"private",
	"internal"
];
function decodeRepository(row) {
	const fields = new Fields(row, "a repository");
	const visibility = VISIBILITIES.find((known) => known === fields.text("visibility"));
	if (visibility === void 0) throw new DecodeProblem("`visibility` is not one that is known");
	return {
		id: fields.integer("id"),
		fullName: fields.text("full_name"),
		visibility,
		archived: fields.boolean("archived"),
		fork: fields.boolean("fork"),
		template: fields.boolean("is_template"),
		topics: fields.texts("topics"),
		language: fields.optionalText("language"),
		pushedAt: fields.optionalText("pushed_at"),
		defaultBranch: fields.text("default_branch"),
		url: fields.text("html_url")
	};
}
function decodeRepositoryProperties(row) {
	const fields = new Fields(row, "a repository with properties");
	return {
		id: fields.integer("repository_id"),
		values: decodePropertyValues(fields.value("properties"))
	};
}
function decodePropertyValues(list) {
	const values = new Map();
	for (const item of listOf(list, "`properties`")) {
		const fields = new Fields(item, "a property");
		const value = fields.value("value");
		if (value === null || value === void 0) continue;
		values.set(fields.text("property_name"), Array.isArray(value) ? fields.texts("value") : [fields.text("value")]);
	}
	return values;
}
// src/github/repositories.ts
const TEAMS_PERMISSION = "organization members: read";
const PROPERTIES_PERMISSION = "organization custom properties: read";
const METADATA_PERMISSION = "metadata: read";
async function readRepositories(connection, owner, wanted) {
	const [listed, properties, teams] = await Promise.all([
		listRepositories(connection, owner),
		wanted.properties ? readProperties(connection, owner) : void 0,
		readTeamsById(connection, owner, wanted.teams)
	]);
	return [...new Map(listed.map((metadata) => [metadata.id, metadata])).values()].map((metadata) => ({
		...metadata,
		properties: properties?.get(metadata.id),
		teams: teams?.get(metadata.id) ?? (teams && [])
	}));
}
async function readNamedRepositories(connection, fullNames, wanted) {
	const read = await Promise.all(fullNames.map((fullName) => readNamed(connection, fullName, wanted.properties)));
	const owners = new Map(read.flatMap((one) => one ? [[ownerOf(one.fullName).toLowerCase(), one]] : []));
	const teamsByOwner = new Map(await Promise.all([...owners].map(async ([key, { fullName }]) => {
		return [key, await readTeamsById(connection, ownerOf(fullName), wanted.teams)];
	})));
	const withTeams = (one) => {
		const teams = teamsByOwner.get(ownerOf(one.fullName).toLowerCase());
		return {
			...one,
			teams: teams?.get(one.id) ?? (teams && [])
		};
	};
	return new Map(fullNames.map((fullName, index) => [fullName, read[index] && withTeams(read[index])]));
}
function readTeams(connection, org) {
	return readPages(connection, get("/orgs/{org}/teams", { org }, TEAMS_PERMISSION), (row) => {
		const fields = new Fields(row, "a team");
		return {
			slug: fields.text("slug"),
			name: fields.text("name")
		};
	});
}
async function listRepositories(connection, owner) {
	const order = {
		sort: "created",
		direction: "asc"
	};
	const ofOrg = get("/orgs/{org}/repos", {
		org: owner,
		type: "all",
		...order
	}, METADATA_PERMISSION);
	const ofUser = get("/users/{username}/repos", {
		username: owner,
		...order
	}, METADATA_PERMISSION);
	try {
		return await readPages(connection, ofOrg, decodeRepository);
	} catch (error) {
		if (!(error instanceof GitHubError) || error.status !== 404) throw error;
		return await readPages(connection, ofUser, decodeRepository);
	}
}
async function readProperties(connection, org) {
	const rows = await readPages(connection, get("/orgs/{org}/properties/values", { org }, PROPERTIES_PERMISSION), decodeRepositoryProperties);
	return new Map(rows.map(({ id, values }) => [id, values]));
}
async function readTeamsById(connection, org, slugs) {
	if (slugs.length === 0) return void 0;
	const lists = await Promise.all(slugs.map(async (slug) => {
		return {
			slug,
			ids: await readPages(connection, get("/orgs/{org}/teams/{team_slug}/repos", {
				org,
				team_slug: slug
			}, TEAMS_PERMISSION), (row) => new Fields(row, "a repository").integer("id"))
		};
	}));
	const slugsById = new Map();
	for (const { slug, ids } of lists) for (const id of new Set(ids)) slugsById.set(id, [...slugsById.get(id) ?? [], slug]);
	return slugsById;
}
async function readNamed(connection, fullName, withProperties) {
	const request = get("/repos/{owner}/{repo}", splitName(fullName), METADATA_PERMISSION);
	const metadata = await connection.send(request, decodeRepository).catch((error) => {
		if (error instanceof GitHubError && error.status === 404) return void 0;
		throw error;
	});
	if (metadata === void 0 || !withProperties) return metadata && {
		...metadata,
		properties: void 0
	};
	const values = get("/repos/{owner}/{repo}/properties/values", splitName(metadata.fullName), METADATA_PERMISSION);
	return {
		...metadata,
		properties: await connection.send(values, decodePropertyValues)
	};
}
function get(path, parameters, permission) {
	return {
		method: "GET",
		path,
		parameters,
		permission
	};
}
function splitName(fullName) {
	const [owner = "", repo = "", ...further] = fullName.split("/");
	if (owner === "" || repo === "" || further.length > 0) throw new TypeError(`"${fullName}" is not the name of a repository, owner/repo`);
	return {
		owner,
		repo
	};
}
function ownerOf(fullName) {
	return splitName(fullName).owner;
}
// src/github/client.ts
function createGitHub(options) {
	const connection = new Connection(options);
	return {
		serverUrl: options.serverUrl,
		get requestsSent() {
			return connection.requestsSent;
		},
		pullRequest: (address) => readPullRequest(connection, address),
		postComment: (comment) => postComment(connection, comment),
		repositories: (owner, wanted) => readRepositories(connection, owner, wanted),
		namedRepositories: (fullNames, wanted) => readNamedRepositories(connection, fullNames, wanted),
		teams: (org) => readTeams(connection, org)
	};
}
export { createGitHub };
