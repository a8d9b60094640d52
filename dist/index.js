// \0rolldown/runtime.js
var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __commonJSMin = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);
var __exportAll = (all, no_symbols) => {
	let target = {};
	for (var name in all) __defProp(target, name, {
		get: all[name],
		enumerable: true
	});
	if (!no_symbols) __defProp(target, Symbol.toStringTag, { value: "Module" });
	return target;
};
var __copyProps = (to, from, except, desc) => {
	if (from && typeof from === "object" || typeof from === "function") for (var keys = __getOwnPropNames(from), i = 0, n = keys.length, key; i < n; i++) {
		key = keys[i];
		if (!__hasOwnProp.call(to, key) && key !== except) __defProp(to, key, {
			get: ((k) => from[k]).bind(null, key),
			enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable
		});
	}
	return to;
};
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(isNodeMode || !mod || !mod.__esModule || !__hasOwnProp.call(mod, "default") ? __defProp(target, "default", {
	value: mod,
	enumerable: true
}) : target, mod));
// \0builtin:node:path
var require__builtin_node_path = __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:path");
}));
// \0builtin:node:timers/promises
var require_promises = __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:timers/promises");
}));
// src/model/days.ts
var import__builtin_node_path = require__builtin_node_path();
var import_promises = require_promises();
const DAY_MS = 864e5;
function dayOf$1(ms) {
	return new Date(ms).toISOString().slice(0, 10);
}
function isDay(text) {
	if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
	const ms = Date.parse(`${text}T00:00:00Z`);
	return !Number.isNaN(ms) && dayOf$1(ms) === text;
}
// src/inputs/base-url.ts
const DEFAULT_BASE_URL = "https://semgrep.dev";
function readBaseUrl(reader) {
	const fallback = new URL(DEFAULT_BASE_URL);
	if (reader.isEmptied("base-url")) {
		reader.problem("base-url", `is set but empty, as when the variable that it names does not exist; give the address, or leave it out for ${DEFAULT_BASE_URL}`);
		return fallback;
	}
	const text = reader.text("base-url") ?? DEFAULT_BASE_URL;
	const problem = baseUrlProblem(text);
	if (problem !== void 0) {
		reader.problem("base-url", problem);
		return fallback;
	}
	const url = new URL(text);
	const path = url.pathname.replace(/\/api\/v1\/*$/i, "");
	if (path !== url.pathname) {
		url.pathname = path;
		reader.warn("base-url", "ends with `/api/v1`, which is taken off, because the action adds it");
	}
	return url;
}
function baseUrlProblem(text) {
	if (!URL.canParse(text)) return `is not a URL; give one such as \`${DEFAULT_BASE_URL}\``;
	const url = new URL(text);
	if (url.username !== "" || url.password !== "") return "has a user name or password in it; give it without";
	if (url.search !== "" || url.hash !== "") return "has a query or a fragment; give it without";
	if (url.protocol === "http:" && !isLoopback$1(url.hostname)) return "is not `https`, so that others could read the token; give an `https` address";
	if (url.protocol !== "https:" && url.protocol !== "http:") return "is not an `https` address; give one";
}
function isLoopback$1(host) {
	return host === "localhost" || host === "[::1]" || /^127(\.\d+){3}$/.test(host);
}
// src/inputs/proxy.ts
function proxySettings(environment) {
	const httpProxy = withScheme(environment.http_proxy || environment.HTTP_PROXY || "");
	const httpsProxy = withScheme(environment.https_proxy || environment.HTTPS_PROXY || "");
	if (httpProxy === "" && httpsProxy === "") return void 0;
	return {
		httpProxy,
		httpsProxy,
		noProxy: environment.no_proxy || environment.NO_PROXY || ""
	};
}
function withScheme(address) {
	return address === "" || address.includes("://") ? address : `http://${address}`;
}
// node_modules/fastest-levenshtein/mod.js
var require_fastest_levenshtein = __commonJSMin(((exports) => {
	exports.__esModule = true;
	exports.distance = exports.closest = void 0;
	var peq = new Uint32Array(65536);
	var myers_32 = function(a, b) {
		var n = a.length;
		var m = b.length;
		var lst = 1 << n - 1;
		var pv = -1;
		var mv = 0;
		var sc = n;
		var i = n;
		while (i--) peq[a.charCodeAt(i)] |= 1 << i;
		for (i = 0; i < m; i++) {
			var eq = peq[b.charCodeAt(i)];
			var xv = eq | mv;
			eq |= (eq & pv) + pv ^ pv;
			mv |= ~(eq | pv);
			pv &= eq;
			if (mv & lst) sc++;
			if (pv & lst) sc--;
			mv = mv << 1 | 1;
			pv = pv << 1 | ~(xv | mv);
			mv &= xv;
		}
		i = n;
		while (i--) peq[a.charCodeAt(i)] = 0;
		return sc;
	};
	var myers_x = function(b, a) {
		var n = a.length;
		var m = b.length;
		var mhc = [];
		var phc = [];
		var hsize = Math.ceil(n / 32);
		var vsize = Math.ceil(m / 32);
		for (var i = 0; i < hsize; i++) {
			phc[i] = -1;
			mhc[i] = 0;
		}
		var j = 0;
		for (; j < vsize - 1; j++) {
			var mv_1 = 0;
			var pv_1 = -1;
			var start_1 = j * 32;
			var vlen_1 = Math.min(32, m) + start_1;
			for (var k = start_1; k < vlen_1; k++) peq[b.charCodeAt(k)] |= 1 << k;
			for (var i = 0; i < n; i++) {
				var eq = peq[a.charCodeAt(i)];
				var pb = phc[i / 32 | 0] >>> i & 1;
				var mb = mhc[i / 32 | 0] >>> i & 1;
				var xv = eq | mv_1;
				var xh = ((eq | mb) & pv_1) + pv_1 ^ pv_1 | eq | mb;
				var ph = mv_1 | ~(xh | pv_1);
				var mh = pv_1 & xh;
				if (ph >>> 31 ^ pb) phc[i / 32 | 0] ^= 1 << i;
				if (mh >>> 31 ^ mb) mhc[i / 32 | 0] ^= 1 << i;
				ph = ph << 1 | pb;
				mh = mh << 1 | mb;
				pv_1 = mh | ~(xv | ph);
				mv_1 = ph & xv;
			}
			for (var k = start_1; k < vlen_1; k++) peq[b.charCodeAt(k)] = 0;
		}
		var mv = 0;
		var pv = -1;
		var start = j * 32;
		var vlen = Math.min(32, m - start) + start;
		for (var k = start; k < vlen; k++) peq[b.charCodeAt(k)] |= 1 << k;
		var score = m;
		for (var i = 0; i < n; i++) {
			var eq = peq[a.charCodeAt(i)];
			var pb = phc[i / 32 | 0] >>> i & 1;
			var mb = mhc[i / 32 | 0] >>> i & 1;
			var xv = eq | mv;
			var xh = ((eq | mb) & pv) + pv ^ pv | eq | mb;
			var ph = mv | ~(xh | pv);
			var mh = pv & xh;
			score += ph >>> m - 1 & 1;
			score -= mh >>> m - 1 & 1;
			if (ph >>> 31 ^ pb) phc[i / 32 | 0] ^= 1 << i;
			if (mh >>> 31 ^ mb) mhc[i / 32 | 0] ^= 1 << i;
			ph = ph << 1 | pb;
			mh = mh << 1 | mb;
			pv = mh | ~(xv | ph);
			mv = ph & xv;
		}
		for (var k = start; k < vlen; k++) peq[b.charCodeAt(k)] = 0;
		return score;
	};
	var distance = function(a, b) {
		if (a.length < b.length) {
			var tmp = b;
			b = a;
			a = tmp;
		}
		if (b.length === 0) return a.length;
		if (a.length <= 32) return myers_32(a, b);
		return myers_x(a, b);
	};
	exports.distance = distance;
	var closest = function(str, arr) {
		var min_distance = Infinity;
		var min_index = 0;
		for (var i = 0; i < arr.length; i++) {
			var dist = distance(str, arr[i]);
			if (dist < min_distance) {
				min_distance = dist;
				min_index = i;
			}
		}
		return arr[min_index];
	};
	exports.closest = closest;
}));
// src/inputs/text.ts
var import_fastest_levenshtein = require_fastest_levenshtein();
function splitList(text) {
	const items = text.split(/[\r\n,]/).map((item) => item.trim());
	return [...new Set(items.filter((item) => item !== ""))];
}
function parseId(text) {
	if (!/^\d{1,20}$/.test(text)) return void 0;
	const id = BigInt(text);
	return id < 2n ** 64n ? id : void 0;
}
function quote(text) {
	const line = text.replace(/\s+/g, " ");
	return `\`${line.length > 100 ? `${line.slice(0, 99)}\u2026` : line}\``;
}
function oneOfThese(values, conjunction = "or") {
	const quoted = values.map((value) => `\`${value}\``);
	const last = quoted.pop() ?? "";
	return quoted.length === 0 ? last : `${quoted.join(", ")} ${conjunction} ${last}`;
}
function didYouMean(text, values) {
	const near = nearest(text, values);
	return near === void 0 ? `give ${oneOfThese(values)}` : `did you mean \`${near}\`?`;
}
function nearest(text, values) {
	const lower = fold(text);
	const folded = new Map(values.map((value) => [fold(value), value]));
	if (folded.size === 0 || lower.length > 100) return void 0;
	const near = (0, import_fastest_levenshtein.closest)(lower, [...folded.keys()]);
	const changes = (0, import_fastest_levenshtein.distance)(lower, near);
	if (changes <= Math.max(2, Math.ceil(near.length / 3)) && changes < Math.min(lower.length, near.length)) return folded.get(near);
	const longer = [...folded.keys()].filter((value) => lower.length >= 3 && value.startsWith(lower));
	return longer.length === 1 ? folded.get(longer[0] ?? "") : void 0;
}
function fold(text) {
	return text.toLowerCase().replaceAll(/[\s_]/g, "-");
}
// src/inputs/connection.ts
const MAX_DURATION_MS = 7 * DAY_MS;
const DEFAULT_TIME_LIMIT_MS = 36e5;
function readConnection(reader, environment) {
	const baseUrl = readBaseUrl(reader);
	const proxy = isLoopback$1(baseUrl.hostname) ? void 0 : proxySettings(environment);
	return {
		baseUrl,
		token: reader.text("token") ?? "",
		timeoutMs: (reader.integer("request-timeout", 1, 600) ?? 30) * 1e3,
		maxRetries: reader.integer("max-retries", 0, 20) ?? 5,
		concurrency: reader.integer("concurrency", 1, 64) ?? 8,
		timeLimitMs: reader.duration("time-limit", 1e3, MAX_DURATION_MS) ?? DEFAULT_TIME_LIMIT_MS,
		...proxy === void 0 ? {} : { proxy }
	};
}
function readDeployment(reader) {
	const slug = reader.text("deployment-slug");
	const id = reader.id("deployment-id");
	if (slug !== void 0 && (/[/\\?#]/.test(slug) || /^\.{1,2}$/.test(slug) || !slug.isWellFormed())) reader.problem("deployment-slug", `is ${quote(slug)}; give only the slug, as in the address of the web UI`);
	return {
		...slug === void 0 ? {} : { slug },
		...id === void 0 ? {} : { id }
	};
}
// src/model/filters.ts
const SEVERITIES = [
	"low",
	"medium",
	"high",
	"critical"
];
const TRIAGE_FILTERS = [
	{
		wire: "status",
		listed: {
			sast: "server",
			sca: "server",
			ai_sast: "server",
			secrets: "server"
		},
		notListed: { secrets: ["reviewing", "fixing"] },
		kind: "oneOf",
		values: [
			"open",
			"fixed",
			"ignored",
			"reviewing",
			"fixing",
			"provisionally_ignored"
		],
		phrase: "%",
		meaning: "Status of the findings."
	},
	{
		wire: "autotriage_verdict",
		listed: {
			sast: "server",
			ai_sast: "row",
			secrets: "row"
		},
		kind: "oneOf",
		values: ["true_positive", "false_positive"],
		phrase: "judged % by the automatic triage",
		meaning: "Verdict of the automatic triage."
	},
	{
		wire: "confidence",
		listed: {
			sast: "server",
			sca: "row",
			ai_sast: "row",
			secrets: "row"
		},
		kind: "oneOf",
		values: [
			"low",
			"medium",
			"high"
		],
		phrase: "of % confidence",
		meaning: "Confidence of the rule."
	},
	{
		wire: "categories",
		listed: {
			sast: "server",
			sca: "row"
		},
		kind: "list",
		phrase: "of category %",
		meaning: "Categories of the findings, such as `security`."
	},
	{
		wire: "component_tags",
		listed: {
			sast: "server",
			ai_sast: "server"
		},
		kind: "list",
		phrase: "with component tag %",
		meaning: "Component tags, such as `user data`."
	},
	{
		wire: "policies",
		listed: {
			sast: "row",
			ai_sast: "row"
		},
		kind: "list",
		phrase: "of policy %",
		meaning: "Names of policies; on newer platforms their modes, such as `rule-board-block`."
	},
	{
		wire: "policy_mode",
		listed: {
			sast: "server",
			ai_sast: "row",
			secrets: "row"
		},
		kind: "list",
		values: [
			"monitor",
			"comment",
			"block"
		],
		phrase: "in policy mode %",
		meaning: "Modes of the policy that found them."
	},
	{
		wire: "project_tags",
		listed: {
			sast: "row",
			sca: "row",
			ai_sast: "row",
			secrets: "row"
		},
		kind: "list",
		phrase: "in projects tagged %",
		meaning: "Tags of the projects."
	},
	{
		wire: "ref",
		listed: {
			sast: "row",
			sca: "row",
			ai_sast: "row",
			secrets: "row"
		},
		kind: "text",
		phrase: "on %",
		meaning: "Branch reference, such as `refs/heads/main`."
	},
	{
		wire: "repos",
		listed: {
			sast: "server",
			sca: "server",
			ai_sast: "server",
			secrets: "server"
		},
		patterns: true,
		kind: "list",
		phrase: "in %",
		plural: "repositories",
		meaning: "Names of repositories."
	},
	{
		wire: "rules",
		listed: {
			sast: "server",
			sca: "row",
			ai_sast: "row"
		},
		patterns: true,
		kind: "list",
		phrase: "of %",
		plural: "rules",
		meaning: "Names of rules."
	},
	{
		wire: "ruleset",
		listed: {},
		kind: "list",
		phrase: "of ruleset %",
		meaning: "Names of registry rulesets."
	},
	{
		wire: "severities",
		listed: {
			sast: "server",
			sca: "server",
			ai_sast: "server",
			secrets: "server"
		},
		kind: "list",
		values: [
			"low",
			"medium",
			"high",
			"critical"
		],
		phrase: "of % severity",
		meaning: "Severities."
	},
	{
		wire: "since",
		listed: {
			sast: "server",
			sca: "server",
			ai_sast: "server",
			secrets: "server"
		},
		kind: "time",
		phrase: "since %",
		meaning: "First detected or reintroduced since then: epoch seconds, an ISO 8601 date or time (UTC unless it says otherwise), or an age such as `30d`, `12h`, `2w`."
	},
	{
		wire: "triage_reasons",
		listed: {
			sast: "server",
			sca: "server",
			ai_sast: "server"
		},
		kind: "list",
		values: [
			"acceptable_risk",
			"false_positive",
			"no_time",
			"no_triage_reason",
			"duplicate"
		],
		phrase: "with the reason %",
		meaning: "Reasons that an earlier triage gave."
	},
	{
		wire: "dependencies",
		listed: { sca: "row" },
		kind: "list",
		only: "sca",
		phrase: "in %",
		plural: "dependencies",
		meaning: "Names of dependencies."
	},
	{
		wire: "epss_probability",
		listed: {},
		kind: "list",
		values: [
			"low",
			"medium",
			"high",
			"none"
		],
		only: "sca",
		phrase: "of % EPSS probability",
		meaning: "Likelihood of exploit."
	},
	{
		wire: "exposures",
		listed: { sca: "server" },
		kind: "list",
		values: [
			"reachable",
			"always_reachable",
			"conditionally_reachable",
			"unreachable",
			"unknown"
		],
		only: "sca",
		phrase: "with exposure %",
		meaning: "Types of reachability."
	},
	{
		wire: "transitivities",
		listed: { sca: "server" },
		kind: "list",
		values: [
			"direct",
			"transitive",
			"unknown"
		],
		only: "sca",
		phrase: "in % dependencies",
		meaning: "How the dependency comes in."
	},
	{
		wire: "pro_only",
		listed: {},
		kind: "boolean",
		idle: false,
		only: "sast",
		phrase: "with pro-only %",
		meaning: "Whether only findings that need the advanced tier are selected."
	},
	{
		wire: "include_historical",
		listed: { secrets: "row" },
		kind: "boolean",
		idle: true,
		only: "secrets",
		phrase: "with include-historical %",
		meaning: "Whether findings in the history count too; the platform takes `true` when it is not given."
	},
	{
		wire: "repository_visibility",
		listed: { secrets: "row" },
		kind: "list",
		values: [
			"public",
			"private",
			"unknown"
		],
		only: "secrets",
		phrase: "in % repositories",
		meaning: "Visibility of the repositories."
	},
	{
		wire: "secret_types",
		listed: { secrets: "row" },
		kind: "list",
		only: "secrets",
		phrase: "of secret type %",
		meaning: "Types of secrets, typically named after the provider."
	},
	{
		wire: "validation_state",
		listed: { secrets: "server" },
		kind: "list",
		values: [
			"confirmed_valid",
			"confirmed_invalid",
			"validation_error",
			"no_validator",
			"valid",
			"invalid"
		],
		only: "secrets",
		phrase: "with validation state %",
		meaning: "Whether the secret could be validated."
	}
];
function filterInput(filter) {
	return filter.wire.replaceAll("_", "-");
}
// src/model/selection.ts
function isPattern(item) {
	return /[*?]/.test(item);
}
function namesAndPatterns(items) {
	return {
		names: items.filter((item) => !isPattern(item)),
		patterns: items.filter(isPattern)
	};
}
function nameListOf(items) {
	return {
		...namesAndPatterns(items.filter((item) => !item.startsWith("!"))),
		except: items.filter((item) => item.startsWith("!")).map((item) => item.slice(1))
	};
}
// src/platform/http/path.ts
function pathProblem(name) {
	const segments = name.split("/");
	if (segments.includes("")) return "has an empty segment";
	if (segments.some((segment) => segment === "." || segment === "..")) return "has the segment `.` or `..`";
	if (!name.isWellFormed()) return "is not valid Unicode";
}
var NameError = class extends RangeError {
	name = "NameError";
	problem;
	constructor(problem) {
		super(`the name ${problem}`);
		this.problem = problem;
	}
};
function encodePath(name) {
	const problem = pathProblem(name);
	if (problem !== void 0) throw new NameError(problem);
	return name.split("/").map(encodeURIComponent).join("/");
}
// src/inputs/names.ts
function readNames(reader, input) {
	const items = reader.list(input);
	if (items.length === 0) return void 0;
	checkNames(reader, input, items);
	return nameList(reader, input, items);
}
function readPaths(reader, input) {
	const items = reader.list(input);
	return items.length === 0 ? void 0 : nameList(reader, input, items);
}
function readProjects(reader) {
	const list = readNames(reader, "projects");
	const tagged = readWithoutExclusions(reader, "projects-tagged");
	if (list !== void 0) return {
		...list,
		tagged
	};
	if (tagged.length === 0) return void 0;
	return {
		names: [],
		patterns: ["**"],
		except: [],
		tagged
	};
}
function readWithoutExclusions(reader, input) {
	const items = reader.list(input);
	const [item] = items.filter((one) => one.startsWith("!"));
	if (item !== void 0 && !reader.hasProblem(input)) reader.problem(input, `has ${quote(item)}, but \`${input}\` cannot take anything away; give only what is to be selected`);
	return items;
}
function checkNames(reader, input, items) {
	if (reader.hasProblem(input)) return;
	for (const item of items) {
		const problem = item === "!" ? void 0 : nameProblem(withoutSign(item));
		if (problem !== void 0) reader.problem(input, `has ${quote(item)}, which ${problem}`);
	}
}
function nameProblem(name) {
	const url = /^(?:[a-z][a-z+.-]*:\/\/[^/]*|[\w.-]+@[\w.-]+:)\/?(.*)$/i.exec(name);
	if (url !== null) return `is a URL; ${write(url[1] ?? "")}`;
	if (/\.git$/i.test(name)) return `ends with \`.git\`; ${write(name)}`;
	const problem = pathProblem(name);
	return problem === void 0 ? void 0 : `${problem}; write the name, such as \`acme/login\``;
}
function write(path) {
	const [bare = ""] = path.split(/[?#]/);
	const name = bare.replace(/\/$/, "").replace(/\.git$/i, "");
	return name === "" ? "write the name, such as `acme/login`" : `write ${quote(name)}`;
}
function nameList(reader, input, items) {
	const { names, patterns } = nameListOf(items);
	const except = items.filter((item) => item.startsWith("!")).map(withoutSign);
	if (except.includes("")) reader.problem(input, "has `!` with nothing after it; write the name or pattern to take away");
	else if (names.length + patterns.length === 0) reader.problem(input, "only takes away; also give what to take from, such as `**`");
	return {
		names: withoutCaseDuplicates(names),
		patterns,
		except
	};
}
function withoutSign(item) {
	return item.startsWith("!") ? item.slice(1).trim() : item;
}
function withoutCaseDuplicates(names) {
	return [...new Map(names.map((name) => [name.toLowerCase(), name]).reverse()).values()].reverse();
}
function readProject(reader, repository) {
	const list = readNames(reader, "projects");
	if (list === void 0) return repository ?? refuseNoRepository(reader) ?? "";
	const [name] = list.names;
	if ((list.names.length !== 1 || list.patterns.length > 0 || list.except.length > 0) && !reader.hasProblem("projects")) reader.problem("projects", "has a pattern or more than one name; give the one project that the commit belongs to");
	return name ?? "";
}
function refuseNoRepository(reader) {
	return reader.problem("projects", "is empty, and outside a workflow run there is no repository to use; give a name or a pattern");
}
function readShard(reader) {
	const text = reader.text("shard");
	if (text === void 0) return void 0;
	const match = /^(\d{1,6})\s*\/\s*(\d{1,6})$/.exec(text);
	const index = Number(match?.[1]);
	const of = Number(match?.[2]);
	if (index >= 1 && index <= of) return {
		index,
		of
	};
	return reader.problem("shard", `is ${quote(text)}; give a part such as \`2/8\`, the second of eight`);
}
// src/inputs/times.ts
const SECOND_MS = 1e3;
const AGE_UNITS_MS = {
	h: 3600 * SECOND_MS,
	d: DAY_MS,
	w: 7 * DAY_MS
};
const DURATION_UNITS_MS = {
	s: SECOND_MS,
	m: 60 * SECOND_MS,
	h: 3600 * SECOND_MS
};
function parseDuration(text) {
	const match = /^(\d{1,7})([smh])$/i.exec(text);
	if (match === null) return void 0;
	return Number(match[1]) * DURATION_UNITS_MS[match[2]?.toLowerCase()];
}
function parseAge(text) {
	const match = /^(\d{1,6})([hdw])$/i.exec(text);
	if (match === null) return void 0;
	return Number(match[1]) * AGE_UNITS_MS[match[2]?.toLowerCase()];
}
function parseSince(text, now) {
	const ageMs = parseAge(text);
	if (ageMs !== void 0) return notBeforeEpoch(Math.floor((now - ageMs) / SECOND_MS));
	if (/^\d{1,11}$/.test(text)) return notBeforeEpoch(Number(text));
	if (/^\d{12,}$/.test(text)) return { problem: "which looks like milliseconds; give epoch seconds" };
	const seconds = isoSeconds(text);
	if (seconds !== void 0) return notBeforeEpoch(seconds);
	return { problem: "give epoch seconds, an ISO 8601 date or time, or an age such as `30d`, `12h` or `2w`" };
}
function notBeforeEpoch(seconds) {
	return seconds < 0 ? { problem: "which is before 1970; give a later time" } : { seconds };
}
function isoSeconds(text) {
	const match = /^(\d{4}-\d{2}-\d{2})(?:[Tt ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)\s*([Zz]|[+-]\d{2}:?\d{2})?)?$/.exec(text);
	if (match === null) return void 0;
	const [, date, time = "00:00", offset = "Z"] = match;
	if (date === void 0 || !isDay(date)) return void 0;
	const zone = offset.toUpperCase() === "Z" || offset.includes(":") ? offset : `${offset.slice(0, 3)}:${offset.slice(3)}`;
	const at = Date.parse(`${date}T${time}${zone.toUpperCase()}`);
	return Number.isNaN(at) ? void 0 : Math.floor(at / SECOND_MS);
}
// src/inputs/filters.ts
const FILTERS = TRIAGE_FILTERS;
const YEAR_SECONDS = 31536e3;
function givenFilters(reader) {
	return FILTERS.map(filterInput).filter((input) => reader.isGiven(input) && isFilled(reader, input));
}
function isFilled(reader, input) {
	return FILTERS.find((one) => filterInput(one) === input)?.kind === "list" ? reader.list(input).length > 0 : reader.text(input) !== void 0;
}
function areIdle(reader, inputs) {
	return inputs.every((input) => {
		const idle = FILTERS.find((filter) => filterInput(filter) === input)?.idle;
		return idle !== void 0 && reader.text(input)?.toLowerCase() === String(idle);
	});
}
function readFilters(reader, use) {
	const given = givenFilters(reader);
	const values = {};
	for (const filter of FILTERS) {
		const input = filterInput(filter);
		if (!given.includes(input)) continue;
		const value = readValue(reader, filter, use);
		if (applies(reader, filter, use) && value !== void 0) {
			values[filter.wire] = value;
			if (use.by === "listed") checkListedValues(reader, filter, value, use);
		}
	}
	return values;
}
function applies(reader, filter, { by, issueType, remedy }) {
	if (issueType === void 0) return true;
	const input = filterInput(filter);
	if (filter.only !== void 0 && filter.only !== issueType) {
		reader.problem(input, `applies to \`${filter.only}\` findings only, but \`issue-type\` is \`${issueType}\`; leave it out`);
		return false;
	}
	if (by === "listed" && filter.listed[issueType] === void 0) {
		reader.problem(input, `cannot be checked in the list of \`${issueType}\` findings; ${remedy}`);
		return false;
	}
	return true;
}
function checkListedValues(reader, filter, value, { issueType, remedy }) {
	const untold = issueType === void 0 ? [] : filter.notListed?.[issueType] ?? [];
	const given = Array.isArray(value) ? value : [String(value)];
	for (const one of given.filter((item) => untold.includes(item))) reader.problem(filterInput(filter), `is \`${one}\`, which the list of \`${issueType}\` findings does not show; ${remedy}`);
}
function readValue(reader, filter, use) {
	const input = filterInput(filter);
	switch (filter.kind) {
		case "oneOf": return reader.oneOf(input, filter.values ?? []);
		case "boolean": return reader.boolean(input);
		case "text": return reader.text(input);
		case "time": return readTime(reader, input, use.now);
		case "list": return readItems(reader, filter, use);
	}
}
function readTime(reader, input, now) {
	const text = reader.text(input) ?? "";
	const since = parseSince(text, now);
	if ("problem" in since) {
		const joint = since.problem.startsWith("which") ? "," : ";";
		return reader.problem(input, `is ${quote(text)}${joint} ${since.problem}`);
	}
	if (since.seconds < YEAR_SECONDS) reader.warn(input, `is ${quote(text)}, a time in 1970; an age has a unit, such as \`30d\``);
	return String(since.seconds);
}
function readItems(reader, filter, { by }) {
	const input = filterInput(filter);
	if (filter.values !== void 0) return reader.openListOf(input, filter.values);
	if (filter.patterns !== true) return readWithoutExclusions(reader, input);
	const items = reader.list(input);
	if (filter.wire === "repos") checkNames(reader, input, items);
	checkPatterns(reader, input, items, by);
	return items;
}
function checkPatterns(reader, input, items, by) {
	if (reader.hasProblem(input)) return;
	if (by === "platform") {
		const [pattern] = items.filter((item) => isPattern(item) || item.startsWith("!"));
		if (pattern === void 0) return;
		reader.problem(input, `has ${quote(pattern)}, which is a pattern, and \`selection: platform\` takes names only; give names, or use \`selection: listed\``);
	} else if (items.every((item) => item.startsWith("!"))) reader.problem(input, "only takes away; also give what to take from, such as `**`");
}
// src/inputs/findings.ts
const CONDITIONS = [
	"older-than",
	"newer-than",
	"triaged-before",
	"paths",
	"has-ticket"
];
function givenSelectors(reader) {
	return [...givenFilters(reader), ...givenConditions(reader)];
}
function givenConditions(reader) {
	return CONDITIONS.filter((input) => reader.text(input) !== void 0);
}
function readQuery(reader, issueType, remedy, now) {
	const filters = readFilters(reader, {
		by: "listed",
		issueType,
		remedy,
		now
	});
	const olderThanMs = reader.age("older-than", now);
	const newerThanMs = reader.age("newer-than", now);
	const triagedBeforeMs = reader.age("triaged-before", now);
	const paths = readPaths(reader, "paths");
	const hasTicket = reader.boolean("has-ticket");
	if (olderThanMs !== void 0 && newerThanMs !== void 0 && olderThanMs <= newerThanMs) reader.problem("older-than", "and `newer-than` exclude each other, because no finding is both; correct one of them");
	if (reader.text("triaged-before") !== void 0 && issueType === "secrets") reader.problem("triaged-before", "cannot be checked in the list of `secrets` findings; leave it out");
	return {
		issueType: issueType ?? "sast",
		filters,
		...olderThanMs === void 0 ? {} : { olderThanMs },
		...newerThanMs === void 0 ? {} : { newerThanMs },
		...triagedBeforeMs === void 0 ? {} : { triagedBeforeMs },
		...paths === void 0 ? {} : { paths },
		...hasTicket === void 0 ? {} : { hasTicket }
	};
}
// src/inputs/operations/source.ts
function readBase({ deployment, concurrency }) {
	return {
		deployment,
		concurrency
	};
}
function readWriting(source, defaultMaxChanges) {
	const { reader } = source;
	const maxChanges = reader.integer("max-changes", 0, Number.MAX_SAFE_INTEGER) ?? defaultMaxChanges;
	return {
		...readBase(source),
		dryRun: readDryRun(reader),
		...maxChanges === void 0 ? {} : { maxChanges }
	};
}
function readDryRun(reader) {
	if (reader.isEmptied("dry-run")) reader.problem("dry-run", `is set but empty, as when \`\${{ inputs.dry-run }}\` has no value; give \`true\` or \`false\`, or leave it out`);
	return reader.boolean("dry-run") ?? false;
}
// src/inputs/operations/lists.ts
const LISTED_TYPES = [
	"sast",
	"sca",
	"secrets",
	"ai_sast"
];
const MAX_PAGE_SIZE = 3e3;
const MAX_DEPENDENCIES_PAGE_SIZE = 100;
function readListProjects(source) {
	const { reader } = source;
	const projects = readProjects(reader);
	const shard = readShard(reader);
	return {
		operation: "list-projects",
		...readBase(source),
		...projects === void 0 ? {} : { projects },
		...shard === void 0 ? {} : { shard },
		...readPageSize(reader, MAX_PAGE_SIZE),
		shardSize: reader.integer("shard-size", 1, 1e6) ?? 500
	};
}
function readListFindings(source) {
	const { reader, now } = source;
	const given = reader.oneOf("issue-type", LISTED_TYPES);
	const issueType = given === void 0 && reader.text("issue-type") !== void 0 ? void 0 : given ?? "sast";
	return {
		operation: "list-findings",
		...readBase(source),
		query: readQuery(reader, issueType, "leave it out", now),
		...readPageSize(reader, MAX_PAGE_SIZE)
	};
}
function readListPolicies(source) {
	if (readPageSize(source.reader, MAX_PAGE_SIZE).pageSize !== void 0) source.reader.warn("page-size", "has no effect, because policies come in one page");
	return {
		operation: "list-policies",
		...readBase(source)
	};
}
async function readListDependencies(source) {
	const { reader } = source;
	const text = reader.rawText("dependency-filter");
	return {
		operation: "list-dependencies",
		...readBase(source),
		...text === void 0 ? {} : { filter: await readFilter(reader, text) },
		...readPageSize(reader, MAX_DEPENDENCIES_PAGE_SIZE)
	};
}
async function readFilter(reader, text) {
	const { readDependencyFilter } = await import("./inputs-dependency-filter.js");
	return readDependencyFilter(reader, text);
}
function readPageSize(reader, max) {
	const pageSize = reader.integer("page-size", 1, max);
	return pageSize === void 0 ? {} : { pageSize };
}
// src/inputs/operations/fleet.ts
const DEFAULT_MAX_CHANGES$1 = 100;
function readFleet(source) {
	const projects = readProjects(source.reader) ?? ownRepository(source);
	const shard = readShard(source.reader);
	return {
		...readWriting(source, projects.patterns.length > 0 ? DEFAULT_MAX_CHANGES$1 : void 0),
		projects,
		...shard === void 0 ? {} : { shard }
	};
}
function ownRepository({ reader, environment }) {
	const repository = environment.GITHUB_REPOSITORY || refuseNoRepository(reader);
	return {
		names: repository === void 0 ? [] : [repository],
		patterns: [],
		except: [],
		tagged: []
	};
}
// src/inputs/operations/managed-scan.ts
function readManagedScan(source) {
	const { reader } = source;
	const diffScan = reader.boolean("diff-scan");
	const fullScan = reader.boolean("full-scan");
	if (reader.text("diff-scan") === void 0 && reader.text("full-scan") === void 0) reader.problem("diff-scan", "is empty, and so is `full-scan`; give at least one of them");
	return {
		operation: "managed-scan",
		...readFleet(source),
		...diffScan === void 0 ? {} : { diffScan },
		...fullScan === void 0 ? {} : { fullScan }
	};
}
// src/inputs/operations/tag.ts
function readTag(source) {
	const { reader } = source;
	const tags = reader.list("tags");
	const removeTags = reader.list("remove-tags");
	if (!reader.isGiven("tags") && !reader.isGiven("remove-tags")) reader.problem("tags", "is empty, and so is `remove-tags`; give at least one tag");
	checkTags(source, tags);
	for (const item of removeTags.filter((one) => one.startsWith("!"))) reader.problem("remove-tags", `has ${quote(item)}, but \`remove-tags\` cannot spare a tag; give only what is to be removed`);
	const added = new Set(tags.map((tag) => tag.toLowerCase()));
	for (const item of removeTags.filter((one) => added.has(one.toLowerCase()))) reader.warn("remove-tags", `has ${quote(item)}, which \`tags\` adds, so that it is not removed`);
	return {
		operation: "tag",
		...readFleet(source),
		tags,
		removeTags
	};
}
function checkTags({ reader }, tags) {
	if (reader.hasProblem("tags")) return;
	const seen = new Map();
	for (const tag of tags) {
		if (/^[-!]/.test(tag)) {
			const bare = tag.replace(/^[-!]+\s*/, "");
			const what = bare === "" ? "give it there" : `give ${quote(bare)} there`;
			reader.problem("tags", `has ${quote(tag)}, but tags are removed by \`remove-tags\`; ${what}`);
		}
		const other = seen.get(tag.toLowerCase());
		if (other !== void 0) reader.problem("tags", `has ${quote(other)} and ${quote(tag)}, which differ in case only; give one of them`);
		seen.set(tag.toLowerCase(), tag);
	}
}
// src/model/triage.ts
const TRIAGE_STATES = [
	"ignored",
	"reviewing",
	"fixing",
	"reopened",
	"provisionally_ignored"
];
const TRIAGE_REASONS = [
	"acceptable_risk",
	"false_positive",
	"no_time",
	"no_triage_reason",
	"duplicate"
];
const MAX_NOTE_LENGTH = 3e3;
const MAX_TRIAGE_LIMIT = 3e3;
function leavesStatus(status, state) {
	return state !== void 0 && status !== void 0 && status !== (state === "reopened" ? "open" : state);
}
// src/inputs/operations/triage.ts
const STATE_OF_STATUS = { open: "reopened" };
const ISSUE_TYPES = [
	"sast",
	"sca",
	"secrets"
];
const DEFAULT_MAX_CHANGES = 1e3;
function readTriage(source) {
	const { reader } = source;
	const issueType = readIssueType(reader);
	const decision = readDecision(reader);
	const selection = readSelection(source, issueType, decision);
	return {
		operation: "triage",
		...readWriting(source, selection.by === "listed" ? DEFAULT_MAX_CHANGES : void 0),
		issueType: issueType ?? "sast",
		selection,
		decision
	};
}
function readIssueType(reader) {
	const text = reader.text("issue-type");
	if (text === void 0) return reader.problem("issue-type", `is empty; give ${oneOfThese(ISSUE_TYPES)}`);
	if (text.toLowerCase() === "ai_sast") return reader.problem("issue-type", `is ${quote(text)}, which can be listed, but not triaged; give ${oneOfThese(ISSUE_TYPES)}`);
	return reader.oneOf("issue-type", ISSUE_TYPES);
}
function readDecision(reader) {
	const state = reader.oneOf("new-triage-state", TRIAGE_STATES, STATE_OF_STATUS);
	const reason = reader.oneOf("new-triage-reason", TRIAGE_REASONS);
	const note = reader.text("new-note");
	const stateGiven = reader.text("new-triage-state") !== void 0;
	if (!stateGiven && note === void 0) reader.problem("new-triage-state", "is empty, and so is `new-note`; give at least one of them");
	const refused = state === void 0 && stateGiven;
	if (reader.text("new-triage-reason") !== void 0 && state !== "ignored" && !refused) reader.problem("new-triage-reason", "goes only with `new-triage-state: ignored`; leave it out");
	const length = [...note ?? ""].length;
	if (length > 3e3) reader.problem("new-note", `has ${length} characters; give at most ${MAX_NOTE_LENGTH}`);
	return {
		...state === void 0 ? {} : { state },
		...reason === void 0 ? {} : { reason },
		...note === void 0 ? {} : { note }
	};
}
function readSelection(source, issueType, decision) {
	const { reader } = source;
	const by = reader.oneOf("selection", ["listed", "platform"]) ?? "listed";
	const given = givenSelectors(reader);
	if (reader.isGiven("issue-ids")) {
		if (given.length > 0) readListed(source, issueType);
		return readIds(reader, given, by);
	}
	if (given.length === 0) reader.problem("issue-ids", `is empty and no filter is given, which would select the whole deployment; give ids or a filter`);
	else if (areIdle(reader, given)) {
		const idle = given.map((input) => `\`${input}\``).join(" and ");
		reader.warn("issue-type", `is the only thing that selects findings: ${idle} as given leaves nothing out`);
	}
	return by === "platform" ? readPlatform(source, issueType, decision) : readListed(source, issueType);
}
function readListed({ reader, now }, issueType) {
	const query = readQuery(reader, issueType, "use `selection: platform`, or leave it out", now);
	const limit = readLimit(reader);
	return {
		by: "listed",
		query,
		...typeof limit === "number" ? { limit } : {}
	};
}
function readPlatform({ reader, now }, issueType, decision) {
	for (const input of givenConditions(reader)) reader.problem(input, "does not work with `selection: platform`; use `selection: listed`, or leave it out");
	const filters = readFilters(reader, {
		by: "platform",
		issueType,
		remedy: "",
		now
	});
	const limit = readLimit(reader);
	if (limit !== void 0 && (limit === "all" || limit > 3e3)) {
		if (!reader.hasProblem("status", "new-triage-state") && !leavesStatus(filters.status, decision.state)) reader.problem("limit", `is ${quote(String(limit))}, and more than ${MAX_TRIAGE_LIMIT} takes several requests, which end only when triaged findings leave the filter; give a \`new-triage-state\`, and a \`status\` other than the one it leads to`);
	}
	checkPlatformChanges(reader, limit ?? 3e3);
	return {
		by: "platform",
		filters,
		...limit === void 0 ? {} : { limit }
	};
}
function checkPlatformChanges(reader, limit) {
	const maxChanges = reader.text("max-changes");
	if (maxChanges === void 0 || !/^\d{1,15}$/.test(maxChanges)) return;
	if (limit !== "all" && limit <= Number(maxChanges)) return;
	const why = "`selection: platform` counts nothing before it writes";
	const what = `give a \`limit\` of at most ${maxChanges}, or use \`selection: listed\``;
	reader.problem("max-changes", `is ${quote(maxChanges)}, but ${why}; ${what}`);
}
function readIds(reader, given, by) {
	const items = reader.list("issue-ids", (reader.text("issue-ids") ?? "").replace(/^\[(.*)\]$/s, "$1"));
	const habits = reader.hasProblem("issue-ids");
	const ids = new Set();
	const wrong = [];
	for (const item of items) {
		const id = parseId(item);
		if (id === void 0 || id === 0n) wrong.push(quote(item));
		else ids.add(id);
	}
	if (wrong.length > 0 && !habits) {
		const shown = wrong.slice(0, 5).join(", ") + (wrong.length > 5 ? ` and ${wrong.length - 5} more` : "");
		reader.problem("issue-ids", `has ${shown}; give whole numbers from 1 to 2^64-1`);
	}
	if (given.length > 0) {
		const filters = given.map((input) => `\`${input}\``).join(", ");
		reader.problem("issue-ids", `and filters exclude each other, but these are given: ${filters}; leave one or the other out`);
	}
	if (by === "platform") reader.warn("selection", "has no effect with `issue-ids`, which select by themselves");
	const limit = readLimit(reader);
	if (typeof limit === "number" && limit < ids.size) reader.problem("limit", `is ${limit}, but \`issue-ids\` has ${ids.size} ids; give a higher limit or fewer ids`);
	return {
		by: "ids",
		ids: [...ids]
	};
}
function readLimit(reader) {
	const text = reader.text("limit");
	if (text === void 0) return void 0;
	if (text.toLowerCase() === "all") return "all";
	if (/^\d{1,15}$/.test(text) && Number(text) >= 1) return Number(text);
	return reader.problem("limit", `is ${quote(text)}; give a whole number from 1, or \`all\``);
}
// src/inputs/operations/readers.ts
const READERS = {
	tag: readTag,
	"managed-scan": readManagedScan,
	triage: readTriage,
	scan: async (source) => (await Promise.resolve().then(() => scan_exports$1)).readScan(source),
	gate: async (source) => (await Promise.resolve().then(() => gate_exports)).readGate(source),
	plan: async (source) => (await import("./inputs-operations-rules.js")).readPlan(source),
	apply: async (source) => (await import("./inputs-operations-rules.js")).readApply(source),
	undo: async (source) => (await import("./inputs-operations-undo.js")).readUndo(source),
	"list-projects": readListProjects,
	"list-findings": readListFindings,
	"list-policies": readListPolicies,
	"list-dependencies": readListDependencies
};
// src/inputs/list-items.ts
const HABITS = [
	{
		found: (item) => item.includes("${{"),
		what: "holds an expression that was not evaluated"
	},
	{
		found: (item) => item.startsWith("- ") || item === "-",
		what: "starts with `- `, as a list in YAML does"
	},
	{
		found: (item) => item.startsWith("#"),
		what: "is a comment, which lists do not have"
	},
	{
		found: (item) => item.includes(" #"),
		what: "ends with a comment, which lists do not have"
	},
	{
		found: (item) => /^['"]|['"]$/.test(item),
		what: "has a quote around it, which would be part of the value"
	},
	{
		found: (item) => /^[[\]]|[[\]]$/.test(item),
		what: "has a bracket around it, which would be part of the value"
	},
	{
		found: (item) => /^[{}]|[{}]$/.test(item),
		what: "has a brace around it, which would be part of the value"
	}
];
function itemProblems(items) {
	const problems = [];
	const found = items.map((item) => ({
		item,
		habit: HABITS.find((one) => hasHabit(item, one.found))
	}));
	for (const habit of HABITS) {
		const [first, ...others] = found.filter((one) => one.habit === habit);
		if (first === void 0) continue;
		const more = others.length === 0 ? "" : ` (and ${others.length} more like it)`;
		problems.push(`has ${quote(first.item)}${more}, which ${habit.what}; ${instead(first.item)}`);
	}
	return problems;
}
function hasHabit(item, found) {
	return found(item) || item.startsWith("!") && found(item.slice(1).trim());
}
function instead(item) {
	if (item.includes("${{")) return "write its value";
	const sign = item.startsWith("!") ? "!" : "";
	let bare = item.slice(sign.length);
	for (let before = ""; before !== bare;) {
		before = bare;
		bare = bare.trim().replace(/^-(?:\s+|$)|^#.*|\s#.*/, "").replace(/^['"[\]{}]+|['"[\]{}]+$/g, "").trim();
	}
	return bare === "" ? "leave it out" : `write ${quote(sign + bare)}`;
}
// src/inputs/reader.ts
var InputReader = class {
	problems = [];
	warnings = [];
	#texts;
	#lists = new Map();
	constructor(texts) {
		this.#texts = texts;
	}
	problem(input, message) {
		if (!this.problems.some((one) => one.input === input && one.message === message)) this.problems.push({
			input,
			message
		});
	}
	warn(input, message) {
		this.warnings.push({
			input,
			message
		});
	}
	hasProblem(...inputs) {
		return this.problems.some(({ input }) => inputs.includes(input));
	}
	text(name) {
		return this.#texts.get(name)?.trim() || void 0;
	}
	rawText(name) {
		const text = this.#texts.get(name);
		return text?.trim() ? text : void 0;
	}
	isEmptied(name) {
		return this.#texts.has(name) && this.text(name) === void 0;
	}
	isGiven(name) {
		return (this.#texts.get(name) ?? "") !== "";
	}
	list(name, text = this.#texts.get(name) ?? "") {
		const known = this.#lists.get(name);
		if (known !== void 0) return known;
		const items = splitList(text);
		this.#lists.set(name, items);
		for (const problem of itemProblems(items)) this.problem(name, problem);
		if (items.length === 0 && this.isGiven(name)) this.problem(name, "is set, but has no item; give at least one, or leave the input out");
		return items;
	}
	listOf(name, values) {
		const found = this.list(name).map((item) => ({
			item,
			value: knownValue(item, values)
		}));
		const unknown = found.filter(({ value }) => value === void 0);
		if (!this.hasProblem(name)) for (const { item } of unknown) this.problem(name, `has ${quote(item)}; ${didYouMean(item, values)}`);
		return unique(found.flatMap(({ value }) => value ?? []));
	}
	openListOf(name, values) {
		const items = this.list(name);
		if (this.hasProblem(name)) return items;
		for (const item of items.filter((one) => knownValue(one, values) === void 0)) {
			const near = nearest(item, values);
			if (near !== void 0) this.problem(name, `has ${quote(item)}; did you mean \`${near}\`?`);
			else this.warn(name, `has ${quote(item)}, which is sent although it is not a known value; known are ${oneOfThese(values, "and")}`);
		}
		return unique(items.map((item) => knownValue(item, values) ?? item));
	}
	boolean(name) {
		const text = this.text(name)?.toLowerCase();
		if (text === void 0) return void 0;
		if (text === "true" || text === "false") return text === "true";
		return this.problem(name, `is ${quote(this.text(name) ?? "")}; give \`true\` or \`false\``);
	}
	integer(name, min, max) {
		const text = this.text(name);
		if (text === void 0) return void 0;
		const value = /^\d{1,15}$/.test(text) ? Number(text) : NaN;
		if (value >= min && value <= max) return value;
		const range = max === Number.MAX_SAFE_INTEGER ? `from ${min}` : `from ${min} to ${max}`;
		return this.problem(name, `is ${quote(text)}; give a whole number ${range}`);
	}
	id(name) {
		const text = this.text(name);
		if (text === void 0) return void 0;
		return parseId(text) ?? this.problem(name, `is ${quote(text)}; give the id in digits`);
	}
	oneOf(name, values, meant = {}) {
		const text = this.text(name);
		if (text === void 0) return void 0;
		const value = knownValue(text, values);
		const near = new Map(Object.entries(meant)).get(text.toLowerCase()) ?? text;
		return value ?? this.problem(name, `is ${quote(text)}; ${didYouMean(near, values)}`);
	}
	duration(name, minMs, maxMs) {
		const text = this.text(name);
		if (text === void 0) return void 0;
		const ms = parseDuration(text);
		if (ms === void 0) return this.problem(name, `is ${quote(text)}; give a duration with its unit, such as \`30s\`, \`15m\` or \`1h\``);
		if (ms >= minMs && ms <= maxMs) return ms;
		return this.problem(name, `is ${quote(text)}; give a duration from ${minMs / 1e3}s to ${maxMs / 36e5}h`);
	}
	age(name, now) {
		const text = this.text(name);
		if (text === void 0) return void 0;
		const ageMs = parseAge(text);
		if (ageMs === void 0) return this.problem(name, `is ${quote(text)}; give an age such as \`90d\`, \`26w\` or \`12h\``);
		if (ageMs <= now) return now - ageMs;
		return this.problem(name, `is ${quote(text)}, which is before 1970; give a shorter age`);
	}
};
function knownValue(text, values) {
	const lower = text.toLowerCase();
	return values.find((value) => value === text) ?? values.find((value) => value.toLowerCase() === lower);
}
function unique(values) {
	return [...new Set(values)];
}
// src/inputs/run-event.ts
const MAX_EVENT_BYTES = 33554432;
async function readRunEvent(environment, readFile) {
	const path = environment.GITHUB_EVENT_PATH;
	const text = path ? (await readFile(path, MAX_EVENT_BYTES)).text : void 0;
	return runEventOf(environment, text === void 0 ? void 0 : parsed(text));
}
function runEventOf(environment, event) {
	const name = environment.GITHUB_EVENT_NAME ?? "";
	const pullRequest = pullRequestOf(name, event);
	return {
		name,
		...present$1("repository", environment.GITHUB_REPOSITORY),
		...present$1("ref", refOf(name, event, pullRequest, environment)),
		...present$1("sha", shaOf(name, event, environment)),
		...present$1("workspace", environment.GITHUB_WORKSPACE),
		...present$1("workflow", environment.GITHUB_WORKFLOW_REF?.split("@")[0] || environment.GITHUB_WORKFLOW),
		...present$1("runId", environment.GITHUB_RUN_ID),
		runNumber: count$1(environment.GITHUB_RUN_NUMBER),
		runAttempt: count$1(environment.GITHUB_RUN_ATTEMPT),
		...pullRequest === void 0 ? {} : { pullRequest },
		...present$1("untrusted", untrusted(name, event, environment))
	};
}
function pullRequestOf(name, event) {
	if (name === "merge_group") return queuedPullRequest(event);
	const found = name === "workflow_run" ? triggering(field(event, "workflow_run")) : field(event, "pull_request");
	const number = field(found, "number");
	if (typeof number !== "number" || !Number.isSafeInteger(number) || number < 1) return void 0;
	return {
		number,
		...present$1("headSha", text$1(field(field(found, "head"), "sha"))),
		...present$1("baseRef", text$1(field(field(found, "base"), "ref")))
	};
}
function triggering(run) {
	const all = field(run, "pull_requests");
	if (!Array.isArray(all)) return void 0;
	const head = text$1(field(run, "head_sha"));
	return all.find((one) => text$1(field(field(one, "head"), "sha")) === head) ?? all[0];
}
function queuedPullRequest(event) {
	const group = field(event, "merge_group");
	const match = /\/pr-(\d{1,15})-[0-9a-f]+$/.exec(text$1(field(group, "head_ref")) ?? "");
	if (match === null) return void 0;
	return {
		number: Number(match[1]),
		...present$1("baseRef", branchName(text$1(field(group, "base_ref"))))
	};
}
function refOf(name, event, pullRequest, environment) {
	const headRef = name === "pull_request_target" ? text$1(field(field(field(event, "pull_request"), "head"), "ref")) : name === "workflow_run" ? text$1(field(field(event, "workflow_run"), "head_branch")) : void 0;
	if (name !== "pull_request_target" && pullRequest !== void 0) return `refs/pull/${pullRequest.number}/merge`;
	return headRef === void 0 ? environment.GITHUB_REF || void 0 : `refs/heads/${headRef}`;
}
function shaOf(name, event, environment) {
	return (name === "workflow_run" ? text$1(field(field(event, "workflow_run"), "head_sha")) : void 0) ?? (environment.GITHUB_SHA || void 0);
}
function untrusted(name, event, environment) {
	if (environment.GITHUB_ACTOR === "dependabot[bot]") return "dependabot";
	if (!/^pull_request(?!_target)/.test(name)) return void 0;
	const repository = field(field(field(event, "pull_request"), "head"), "repo");
	if (repository === null) return "fork";
	const fullName = text$1(field(repository, "full_name"));
	return fullName !== void 0 && fullName !== environment.GITHUB_REPOSITORY ? "fork" : void 0;
}
function parsed(json) {
	try {
		return JSON.parse(json);
	} catch {
		return;
	}
}
function field(value, name) {
	return typeof value === "object" && value !== null && Object.hasOwn(value, name) ? value[name] : void 0;
}
function text$1(value) {
	return typeof value === "string" && value !== "" ? value : void 0;
}
function branchName(ref) {
	return ref?.replace(/^refs\/heads\//, "");
}
function count$1(value) {
	return /^\d{1,15}$/.test(value ?? "") ? Number(value) : 0;
}
function present$1(name, value) {
	return value === void 0 || value === "" ? {} : { [name]: value };
}
// src/inputs/table.ts
const OPERATIONS$1 = Object.keys({
	tag: true,
	"managed-scan": true,
	triage: true,
	scan: true,
	gate: true,
	plan: true,
	apply: true,
	undo: true,
	"list-projects": true,
	"list-findings": true,
	"list-policies": true,
	"list-dependencies": true
});
const GITHUB_TOKEN_DEFAULT = "${{ github.token }}";
const FLEET = ["tag", "managed-scan"];
const FINDINGS = ["triage", "list-findings"];
const LISTS = [
	"list-projects",
	"list-findings",
	"list-policies",
	"list-dependencies"
];
const RULES = ["plan", "apply"];
const INPUTS = [
	{
		name: "operation",
		operations: OPERATIONS$1,
		required: true
	},
	{
		name: "token",
		operations: OPERATIONS$1,
		required: true
	},
	{
		name: "base-url",
		operations: OPERATIONS$1,
		default: "https://semgrep.dev"
	},
	{
		name: "deployment-slug",
		operations: OPERATIONS$1
	},
	{
		name: "deployment-id",
		operations: OPERATIONS$1
	},
	{
		name: "projects",
		operations: [
			...FLEET,
			"undo",
			"scan",
			"gate",
			"list-projects"
		]
	},
	{
		name: "projects-tagged",
		operations: [...FLEET, "list-projects"]
	},
	{
		name: "tags",
		operations: ["tag"]
	},
	{
		name: "remove-tags",
		operations: ["tag"]
	},
	{
		name: "diff-scan",
		operations: ["managed-scan"]
	},
	{
		name: "full-scan",
		operations: ["managed-scan"]
	},
	{
		name: "issue-type",
		operations: FINDINGS
	},
	{
		name: "issue-ids",
		operations: ["triage"]
	},
	{
		name: "new-triage-state",
		operations: ["triage"]
	},
	{
		name: "new-triage-reason",
		operations: ["triage"]
	},
	{
		name: "new-note",
		operations: ["triage"]
	},
	...TRIAGE_FILTERS.map((filter) => ({
		name: filterInput(filter),
		operations: FINDINGS
	})),
	{
		name: "older-than",
		operations: FINDINGS
	},
	{
		name: "newer-than",
		operations: FINDINGS
	},
	{
		name: "triaged-before",
		operations: FINDINGS
	},
	{
		name: "paths",
		operations: FINDINGS
	},
	{
		name: "has-ticket",
		operations: FINDINGS
	},
	{
		name: "selection",
		operations: ["triage"],
		default: "listed"
	},
	{
		name: "limit",
		operations: ["triage"]
	},
	{
		name: "scan-id",
		operations: ["scan"]
	},
	{
		name: "commit",
		operations: ["scan", "gate"]
	},
	{
		name: "wait-for",
		operations: ["scan", "gate"]
	},
	{
		name: "fail-on",
		operations: ["gate"],
		default: "high"
	},
	{
		name: "fail-on-confidence",
		operations: ["gate"],
		default: "low"
	},
	{
		name: "products",
		operations: ["gate"]
	},
	{
		name: "new-only",
		operations: ["gate"],
		default: "true"
	},
	{
		name: "inherit-ignores",
		operations: ["gate"],
		default: "true"
	},
	{
		name: "provisionally-ignored",
		operations: ["gate"],
		default: "ignore"
	},
	{
		name: "on-timeout",
		operations: ["gate"]
	},
	{
		name: "on-no-scan",
		operations: ["gate"]
	},
	{
		name: "annotations",
		operations: ["gate"],
		default: "true"
	},
	{
		name: "rules-file",
		operations: RULES,
		default: ".github/code-security.yml"
	},
	{
		name: "approved-plan",
		operations: ["apply"],
		default: "none"
	},
	{
		name: "fail-on-drift",
		operations: ["plan"],
		default: "false"
	},
	{
		name: "report",
		operations: ["undo"]
	},
	{
		name: "github-token",
		operations: ["gate", ...RULES],
		default: GITHUB_TOKEN_DEFAULT,
		evaluated: true
	},
	{
		name: "comment",
		operations: ["gate", "plan"],
		default: "auto"
	},
	{
		name: "dependency-filter",
		operations: ["list-dependencies"]
	},
	{
		name: "page-size",
		operations: LISTS
	},
	{
		name: "dry-run",
		operations: [
			...FLEET,
			"triage",
			"undo",
			"apply"
		],
		default: "false"
	},
	{
		name: "max-changes",
		operations: [
			...FLEET,
			"triage",
			"undo"
		]
	},
	{
		name: "shard",
		operations: [...FLEET, "list-projects"]
	},
	{
		name: "shard-size",
		operations: ["list-projects"],
		default: "500"
	},
	{
		name: "concurrency",
		operations: [
			...FLEET,
			"triage",
			"gate",
			...RULES,
			"undo",
			"list-projects",
			"list-findings",
			"list-dependencies"
		],
		default: "8"
	},
	{
		name: "request-timeout",
		operations: OPERATIONS$1,
		default: "30"
	},
	{
		name: "max-retries",
		operations: OPERATIONS$1,
		default: "5"
	},
	{
		name: "time-limit",
		operations: OPERATIONS$1,
		default: "60m"
	}
];
// src/inputs/token.ts
const WHY_EMPTY = {
	fork: `is empty, because a pull request from a fork gets no secrets; skip the step there with \`if: github.event.pull_request == null || github.event.pull_request.head.repo.full_name == github.repository\``,
	dependabot: "is empty, because a run that Dependabot started gets only Dependabot's secrets; add the token to those, or skip the step there with `if: github.actor != 'dependabot[bot]'`",
	unknown: "is empty; check that the secret it names is defined for this repository"
};
async function checkToken(reader, event) {
	if (reader.text("token") === void 0) reader.problem("token", WHY_EMPTY[(await event()).untrusted ?? "unknown"]);
	else checkCharacters(reader, "token");
}
function checkCharacters(reader, input) {
	if (/^[\x21-\x7e]*$/.test(reader.text(input) ?? "")) return;
	reader.problem(input, `has blanks, line breaks or characters beyond ASCII; give only the token, without \`Bearer\` or quotes`);
}
// src/inputs/variables.ts
const ROWS = INPUTS;
function inputTexts(environment) {
	const texts = new Map();
	for (const [variable, text] of Object.entries(environment)) {
		if (!variable.startsWith("INPUT_") || text === void 0) continue;
		texts.set(variable.slice(6).toLowerCase(), text);
	}
	return texts;
}
function inputTokens(environment) {
	const texts = inputTexts(environment);
	return ["token", "github-token"].flatMap((name) => texts.get(name)?.trim() || []);
}
function refuseForeign(reader, texts, operation) {
	for (const [name, text] of texts) {
		if (text.trim() === "") continue;
		const row = ROWS.find((one) => one.name === name);
		if (row === void 0) reader.problem(name, unknownInput(name));
		else if (operation !== void 0 && !isOf(row, operation) && !isDefault(row, text)) {
			const owners = oneOfThese(row.operations, "and");
			reader.problem(name, `does not belong to the operation \`${operation}\`, only to ${owners}; leave it out`);
		}
	}
}
function unknownInput(name) {
	const near = nearest(name, ROWS.map((row) => row.name));
	return `is not an input of this action; ${near === void 0 ? `leave it out, or the variable INPUT_${name.toUpperCase()}` : `did you mean \`${near}\`?`}`;
}
function isOf(row, operation) {
	return row.operations.some((one) => one === operation);
}
function isDefault(row, text) {
	return row.evaluated === true || text.trim().toLowerCase() === row.default?.toLowerCase();
}
// src/inputs/parse.ts
async function parseInputs({ environment, now, readFile }) {
	const texts = inputTexts(environment);
	const reader = new InputReader(texts);
	const operation = readOperation(reader);
	const connection = readConnection(reader, environment);
	let event;
	const source = {
		reader,
		deployment: readDeployment(reader),
		concurrency: connection.concurrency,
		baseUrl: connection.baseUrl,
		timeLimitMs: connection.timeLimitMs,
		now,
		environment,
		readFile,
		event: () => {
			event ??= readRunEvent(environment, readFile);
			return event;
		}
	};
	refuseForeign(reader, texts, operation);
	const request = operation === void 0 ? void 0 : await READERS[operation](source);
	if (request === void 0 || !("skip" in request)) await checkToken(reader, source.event);
	const { problems, warnings } = reader;
	if (request === void 0 || problems.length > 0) return {
		ok: false,
		operation: known(reader) ?? reader.text("operation") ?? "",
		problems: inOrder(problems),
		warnings
	};
	const gitHub = "github" in request ? request.github : void 0;
	return {
		ok: true,
		connection,
		request,
		warnings,
		...gitHub === void 0 ? {} : { gitHub }
	};
}
function readOperation(reader) {
	const text = reader.text("operation");
	if (text === void 0) return reader.problem("operation", `is empty; give ${oneOfThese(OPERATIONS$1)}`);
	const operation = known(reader);
	if (operation !== void 0) return operation;
	reader.problem("operation", `is ${quote(text)}; ${didYouMean(text, OPERATIONS$1)}`);
	return OPERATIONS$1.find((one) => one === nearest(text, OPERATIONS$1));
}
function known(reader) {
	return OPERATIONS$1.find((one) => one === reader.text("operation")?.toLowerCase());
}
function inOrder(problems) {
	const names = INPUTS.map(({ name }) => name);
	const place = ({ input }) => names.includes(input) ? names.indexOf(input) : names.length;
	return [...problems].sort((one, other) => place(one) - place(other));
}
// src/platform/http/errors.ts
var PlatformError = class extends Error {
	name = "PlatformError";
	failure;
	constructor(failure, options) {
		const what = failure.status ?? failure.cause ?? failure.kind;
		super(`${failure.method} ${failure.path}: ${what}`, options);
		this.failure = failure;
	}
};
var StatusError = class extends PlatformError {
	name = "StatusError";
};
var RateLimitError = class extends PlatformError {
	name = "RateLimitError";
};
var ConnectionError = class extends PlatformError {
	name = "ConnectionError";
};
var RedirectError = class extends PlatformError {
	name = "RedirectError";
};
var AnswerError = class extends PlatformError {
	name = "AnswerError";
};
var ForeignAnswerError = class extends AnswerError {
	name = "ForeignAnswerError";
};
var CancelledError = class extends PlatformError {
	name = "CancelledError";
};
const CLASSES = {
	status: StatusError,
	"rate-limit": RateLimitError,
	connection: ConnectionError,
	certificate: ConnectionError,
	"time-out": ConnectionError,
	redirect: RedirectError,
	answer: AnswerError,
	"another-answer": ForeignAnswerError,
	cancelled: CancelledError
};
function errorOf(failure, cause) {
	return new CLASSES[failure.kind](failure, cause === void 0 ? {} : { cause });
}
// src/platform/paging/paging-error.ts
const MESSAGES = {
	"cursor-repeated": "a cursor came back a second time",
	"no-cursor": "the answer says that there is more, but has no cursor",
	"nothing-new": "many pages in a row brought nothing new",
	"too-long": "the list does not end",
	unstable: "the list changed each time it was read"
};
var PagingError = class extends Error {
	name = "PagingError";
	problem;
	rows;
	constructor(problem, rows) {
		super(MESSAGES[problem]);
		this.problem = problem;
		this.rows = rows;
	}
};
// src/operations/step.ts
var StepError = class extends Error {
	name = "StepError";
	failure;
	constructor(failure) {
		super(failure.kind);
		this.failure = failure;
	}
};
var RowError = class extends Error {
	name = "RowError";
	failure;
	constructor(failure) {
		super(failure.kind);
		this.failure = failure;
	}
};
async function capture(work) {
	try {
		await work();
		return {};
	} catch (error) {
		return { failure: stepFailureOf(error) };
	}
}
function stepFailureOf(error) {
	if (error instanceof StepError) return error.failure;
	if (error instanceof PagingError) return {
		kind: "list-broken",
		cause: error.message
	};
	return commonFailureOf(error);
}
function rowFailureOf(error) {
	return error instanceof RowError ? error.failure : commonFailureOf(error);
}
function commonFailureOf(error) {
	if (error instanceof PlatformError) return error.failure;
	if (error instanceof NameError) return {
		kind: "name-unusable",
		problem: error.problem
	};
	if (!(error instanceof Error)) return {
		kind: "unexpected",
		message: String(error)
	};
	const { message, stack } = error;
	return {
		kind: "unexpected",
		message,
		...stack === void 0 ? {} : { stack }
	};
}
function endsStep(error) {
	if (error instanceof CancelledError || error instanceof RateLimitError) return true;
	if (error instanceof StatusError) return error.failure.status === 401;
	return !(error instanceof PlatformError || error instanceof RowError || error instanceof NameError);
}
async function forEachConcurrently(items, concurrency, work) {
	const iterator = items[Symbol.iterator]();
	let failed = false;
	const worker = async () => {
		for (let next = iterator.next(); !next.done && !failed; next = iterator.next()) try {
			await work(next.value);
		} catch (error) {
			failed = true;
			throw error;
		}
	};
	const ends = await Promise.allSettled(Array.from({ length: concurrency }, worker));
	for (const end of ends) if (end.status === "rejected") throw end.reason;
}
// src/operations/deployment.ts
async function resolveSlug(context) {
	return context.deployment.slug ?? (await lookUp(context)).slug;
}
async function resolveId(context) {
	return context.deployment.id ?? (await lookUp(context)).id;
}
async function lookUp(context) {
	const known = context.deployment;
	const seen = await context.platform.deployments();
	const slug = known.slug?.toLowerCase();
	const fitting = seen.filter((one) => (slug === void 0 || one.slug.toLowerCase() === slug) && (known.id === void 0 || one.id === known.id));
	const [found] = fitting;
	if (seen.length === 0) throw new StepError({ kind: "no-deployment" });
	if (found === void 0) {
		const sees = seen.map((one) => ({
			slug: one.slug,
			id: one.id
		}));
		throw new StepError({
			kind: "other-deployment",
			...known,
			seen: sees
		});
	}
	if (fitting.length > 1) throw new StepError({
		kind: "several-deployments",
		slugs: fitting.map((one) => one.slug)
	});
	context.deployment = {
		slug: found.slug,
		id: found.id
	};
	return found;
}
// src/operations/table.ts
const OPERATIONS = {
	tag: async () => (await import("./fleet.js").then((n) => n.t)).tag,
	"managed-scan": async () => (await import("./fleet.js").then((n) => n.n)).managedScan,
	triage: async () => (await import("./findings.js").then((n) => n.t)).triage,
	scan: async () => (await Promise.resolve().then(() => scan_exports)).scan,
	gate: async () => (await import("./operations-gate.js")).gate,
	plan: async () => (await import("./operations-plan.js")).plan,
	apply: async () => (await import("./operations-apply.js")).apply,
	undo: async () => (await import("./operations-undo.js")).undo,
	"list-projects": async () => (await import("./operations-list-projects.js")).listProjects,
	"list-findings": async () => (await import("./findings.js").then((n) => n.n)).listFindings,
	"list-policies": async () => (await import("./operations-list-policies.js")).listPolicies,
	"list-dependencies": async () => (await import("./operations-list-dependencies.js")).listDependencies
};
// src/operations/run.ts
async function runOperation(context, request) {
	const run = await OPERATIONS[request.operation]();
	const notices = [...context.notices];
	context.deployment = { ...request.deployment };
	let result = await run(context, request);
	const retry = await slugProblem(context, request.deployment.slug, result);
	if (retry === "again") {
		context.notices = notices;
		result = await run(context, request);
	} else if (retry !== void 0) result = {
		...result,
		failure: retry
	};
	return ended(context, result);
}
function ended({ stoppedBy, timeLimitMs }, result) {
	const by = stoppedBy();
	if (by === void 0) return result;
	if (by === "time-limit") return {
		...result,
		failure: {
			kind: "time-limit",
			limitMs: timeLimitMs
		}
	};
	return {
		...result,
		failure: result.failure ?? { kind: "stopped" }
	};
}
async function slugProblem(context, slug, result) {
	if (slug === void 0 || context.stop.aborted || !isAllNotFound(result)) return void 0;
	try {
		return (await lookUp(context)).slug === slug ? void 0 : "again";
	} catch (error) {
		const failure = stepFailureOf(error);
		return failure.kind === "other-deployment" ? failure : void 0;
	}
}
function isAllNotFound(result) {
	const { failure } = result;
	if (failure?.kind === "requests-failed") return is404(failure.first);
	if (failure?.kind !== "rows-failed" || !("journal" in result)) return is404(failure);
	const { projects, findings } = result.journal;
	const rows = [...projects, ...findings];
	return rows.length > 0 && rows.every((row) => is404(row.failure));
}
function is404(failure) {
	return failure?.kind === "status" && failure.status === 404;
}
// \0builtin:node:async_hooks
var require__builtin_node_async_hooks = __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:async_hooks");
}));
// node_modules/undici/lib/core/symbols.js
var require_symbols = __commonJSMin(((exports, module) => {
	module.exports = {
		kClose: Symbol("close"),
		kDestroy: Symbol("destroy"),
		kDispatch: Symbol("dispatch"),
		kUrl: Symbol("url"),
		kRequestOrigin: Symbol("request origin"),
		kRedirectCacheControl: Symbol("redirect cache control"),
		kOriginless: Symbol("originless"),
		kWriting: Symbol("writing"),
		kResuming: Symbol("resuming"),
		kQueue: Symbol("queue"),
		kConnect: Symbol("connect"),
		kConnecting: Symbol("connecting"),
		kKeepAliveDefaultTimeout: Symbol("default keep alive timeout"),
		kKeepAliveMaxTimeout: Symbol("max keep alive timeout"),
		kKeepAliveTimeoutThreshold: Symbol("keep alive timeout threshold"),
		kKeepAliveTimeoutValue: Symbol("keep alive timeout"),
		kKeepAlive: Symbol("keep alive"),
		kHeadersTimeout: Symbol("headers timeout"),
		kBodyTimeout: Symbol("body timeout"),
		kServerName: Symbol("server name"),
		kLocalAddress: Symbol("local address"),
		kHost: Symbol("host"),
		kNoRef: Symbol("no ref"),
		kBodyUsed: Symbol("used"),
		kBody: Symbol("abstracted request body"),
		kRunning: Symbol("running"),
		kBlocking: Symbol("blocking"),
		kPending: Symbol("pending"),
		kSize: Symbol("size"),
		kBusy: Symbol("busy"),
		kQueued: Symbol("queued"),
		kFree: Symbol("free"),
		kConnected: Symbol("connected"),
		kClosed: Symbol("closed"),
		kNeedDrain: Symbol("need drain"),
		kReset: Symbol("reset"),
		kDestroyed: Symbol.for("nodejs.stream.destroyed"),
		kResume: Symbol("resume"),
		kOnError: Symbol("on error"),
		kMaxHeadersSize: Symbol("max headers size"),
		kRunningIdx: Symbol("running index"),
		kPendingIdx: Symbol("pending index"),
		kError: Symbol("error"),
		kClients: Symbol("clients"),
		kClient: Symbol("client"),
		kParser: Symbol("parser"),
		kOnDestroyed: Symbol("destroy callbacks"),
		kPipelining: Symbol("pipelining"),
		kSocket: Symbol("socket"),
		kHostHeader: Symbol("host header"),
		kConnector: Symbol("connector"),
		kStrictContentLength: Symbol("strict content length"),
		kMaxRedirections: Symbol("maxRedirections"),
		kMaxRequests: Symbol("maxRequestsPerClient"),
		kProxy: Symbol("proxy agent options"),
		kCounter: Symbol("socket request counter"),
		kMaxResponseSize: Symbol("max response size"),
		kHTTP2Session: Symbol("http2Session"),
		kHTTP2Options: Symbol("http2 options"),
		kHTTP2SessionState: Symbol("http2Session state"),
		kRetryHandlerDefaultRetry: Symbol("retry agent default retry"),
		kConstruct: Symbol("constructable"),
		kListeners: Symbol("listeners"),
		kHTTPContext: Symbol("http context"),
		kMaxConcurrentStreams: Symbol("max concurrent streams"),
		kHostAuthority: Symbol("host authority"),
		kHTTP2InitialWindowSize: Symbol("http2 initial window size"),
		kHTTP2ConnectionWindowSize: Symbol("http2 connection window size"),
		kEnableConnectProtocol: Symbol("http2session connect protocol"),
		kRemoteSettings: Symbol("http2session remote settings"),
		kHTTP2Stream: Symbol("http2session client stream"),
		kPingInterval: Symbol("ping interval"),
		kUseMilo: Symbol("use milo"),
		kNoProxyAgent: Symbol("no proxy agent"),
		kHttpProxyAgent: Symbol("http proxy agent"),
		kHttpsProxyAgent: Symbol("https proxy agent"),
		kSocks5ProxyAgent: Symbol("socks5 proxy agent")
	};
}));
// node_modules/undici/lib/util/stats.js
var require_stats = __commonJSMin(((exports, module) => {
	const { kConnected, kPending, kRunning, kSize, kFree, kQueued } = require_symbols();
	var ClientStats = class {
		constructor(client) {
			this.connected = client[kConnected];
			this.pending = client[kPending];
			this.running = client[kRunning];
			this.size = client[kSize];
		}
	};
	var PoolStats = class {
		constructor(pool) {
			this.connected = pool[kConnected];
			this.free = pool[kFree];
			this.pending = pool[kPending];
			this.queued = pool[kQueued];
			this.running = pool[kRunning];
			this.size = pool[kSize];
		}
	};
	module.exports = {
		ClientStats,
		PoolStats
	};
}));
// \0builtin:node:buffer
var require__builtin_node_buffer = __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:buffer");
}));
// \0builtin:node:events
var require__builtin_node_events = __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:events");
}));
// node_modules/undici/lib/dispatcher/dispatcher.js
var require_dispatcher = __commonJSMin(((exports, module) => {
	const EventEmitter = require__builtin_node_events();
	const { kOriginless, kUrl } = require_symbols();
	var Dispatcher = class extends EventEmitter {
		dispatch() {
			throw new Error("not implemented");
		}
		close() {
			throw new Error("not implemented");
		}
		destroy() {
			throw new Error("not implemented");
		}
		compose(...args) {
			const interceptors = Array.isArray(args[0]) ? args[0] : args;
			const interceptorOrigin = this[kOriginless] === true ? null : this[kUrl]?.origin;
			let dispatch = this.dispatch.bind(this);
			for (const interceptor of interceptors) {
				if (interceptor == null) continue;
				if (typeof interceptor !== "function") throw new TypeError(`invalid interceptor, expected function received ${typeof interceptor}`);
				dispatch = interceptor(dispatch, interceptorOrigin);
				if (dispatch == null || typeof dispatch !== "function" || dispatch.length !== 2) throw new TypeError("invalid interceptor");
			}
			const originalDispatch = dispatch;
			const self = this;
			dispatch = function(opts, handler) {
				if (opts && typeof opts === "object" && !opts.origin && self[kUrl]) opts = Object.assign({}, opts, { origin: self[kUrl].origin });
				return originalDispatch(opts, handler);
			};
			return new Proxy(this, { get: (target, key) => key === "dispatch" ? dispatch : target[key] });
		}
	};
	module.exports = Dispatcher;
}));
// node_modules/undici/lib/core/errors.js
var require_errors = __commonJSMin(((exports, module) => {
	const kUndiciError = Symbol.for("undici.error.UND_ERR");
	var UndiciError = class extends Error {
		constructor(message, options) {
			super(message, options);
			this.name = "UndiciError";
			this.code = "UND_ERR";
		}
		static [Symbol.hasInstance](instance) {
			return instance && instance[kUndiciError] === true;
		}
		get [kUndiciError]() {
			return true;
		}
	};
	const kConnectTimeoutError = Symbol.for("undici.error.UND_ERR_CONNECT_TIMEOUT");
	var ConnectTimeoutError = class extends UndiciError {
		constructor(message) {
			super(message);
			this.name = "ConnectTimeoutError";
			this.message = message || "Connect Timeout Error";
			this.code = "UND_ERR_CONNECT_TIMEOUT";
		}
		static [Symbol.hasInstance](instance) {
			return instance && instance[kConnectTimeoutError] === true;
		}
		get [kConnectTimeoutError]() {
			return true;
		}
	};
	const kHeadersTimeoutError = Symbol.for("undici.error.UND_ERR_HEADERS_TIMEOUT");
	var HeadersTimeoutError = class extends UndiciError {
		constructor(message) {
			super(message);
			this.name = "HeadersTimeoutError";
			this.message = message || "Headers Timeout Error";
			this.code = "UND_ERR_HEADERS_TIMEOUT";
		}
		static [Symbol.hasInstance](instance) {
			return instance && instance[kHeadersTimeoutError] === true;
		}
		get [kHeadersTimeoutError]() {
			return true;
		}
	};
	const kHeadersOverflowError = Symbol.for("undici.error.UND_ERR_HEADERS_OVERFLOW");
	var HeadersOverflowError = class extends UndiciError {
		constructor(message) {
			super(message);
			this.name = "HeadersOverflowError";
			this.message = message || "Headers Overflow Error";
			this.code = "UND_ERR_HEADERS_OVERFLOW";
		}
		static [Symbol.hasInstance](instance) {
			return instance && instance[kHeadersOverflowError] === true;
		}
		get [kHeadersOverflowError]() {
			return true;
		}
	};
	const kBodyTimeoutError = Symbol.for("undici.error.UND_ERR_BODY_TIMEOUT");
	var BodyTimeoutError = class extends UndiciError {
		constructor(message) {
			super(message);
			this.name = "BodyTimeoutError";
			this.message = message || "Body Timeout Error";
			this.code = "UND_ERR_BODY_TIMEOUT";
		}
		static [Symbol.hasInstance](instance) {
			return instance && instance[kBodyTimeoutError] === true;
		}
		get [kBodyTimeoutError]() {
			return true;
		}
	};
	const kInvalidArgumentError = Symbol.for("undici.error.UND_ERR_INVALID_ARG");
	var InvalidArgumentError = class extends UndiciError {
		constructor(message) {
			super(message);
			this.name = "InvalidArgumentError";
			this.message = message || "Invalid Argument Error";
			this.code = "UND_ERR_INVALID_ARG";
		}
		static [Symbol.hasInstance](instance) {
			return instance && instance[kInvalidArgumentError] === true;
		}
		get [kInvalidArgumentError]() {
			return true;
		}
	};
	const kInvalidReturnValueError = Symbol.for("undici.error.UND_ERR_INVALID_RETURN_VALUE");
	var InvalidReturnValueError = class extends UndiciError {
		constructor(message) {
			super(message);
			this.name = "InvalidReturnValueError";
			this.message = message || "Invalid Return Value Error";
			this.code = "UND_ERR_INVALID_RETURN_VALUE";
		}
		static [Symbol.hasInstance](instance) {
			return instance && instance[kInvalidReturnValueError] === true;
		}
		get [kInvalidReturnValueError]() {
			return true;
		}
	};
	const kAbortError = Symbol.for("undici.error.UND_ERR_ABORT");
	var AbortError = class extends UndiciError {
		constructor(message) {
			super(message);
			this.name = "AbortError";
			this.message = message || "The operation was aborted";
			this.code = "UND_ERR_ABORT";
		}
		static [Symbol.hasInstance](instance) {
			return instance && instance[kAbortError] === true;
		}
		get [kAbortError]() {
			return true;
		}
	};
	const kRequestAbortedError = Symbol.for("undici.error.UND_ERR_ABORTED");
	var RequestAbortedError = class extends AbortError {
		constructor(message) {
			super(message);
			this.name = "AbortError";
			this.message = message || "Request aborted";
			this.code = "UND_ERR_ABORTED";
		}
		static [Symbol.hasInstance](instance) {
			return instance && instance[kRequestAbortedError] === true;
		}
		get [kRequestAbortedError]() {
			return true;
		}
	};
	const kInformationalError = Symbol.for("undici.error.UND_ERR_INFO");
	var InformationalError = class extends UndiciError {
		constructor(message, options) {
			super(message, options);
			this.name = "InformationalError";
			this.message = message || "Request information";
			this.code = "UND_ERR_INFO";
		}
		static [Symbol.hasInstance](instance) {
			return instance && instance[kInformationalError] === true;
		}
		get [kInformationalError]() {
			return true;
		}
	};
	const kRequestContentLengthMismatchError = Symbol.for("undici.error.UND_ERR_REQ_CONTENT_LENGTH_MISMATCH");
	var RequestContentLengthMismatchError = class extends UndiciError {
		constructor(message) {
			super(message);
			this.name = "RequestContentLengthMismatchError";
			this.message = message || "Request body length does not match content-length header";
			this.code = "UND_ERR_REQ_CONTENT_LENGTH_MISMATCH";
		}
		static [Symbol.hasInstance](instance) {
			return instance && instance[kRequestContentLengthMismatchError] === true;
		}
		get [kRequestContentLengthMismatchError]() {
			return true;
		}
	};
	const kResponseContentLengthMismatchError = Symbol.for("undici.error.UND_ERR_RES_CONTENT_LENGTH_MISMATCH");
	var ResponseContentLengthMismatchError = class extends UndiciError {
		constructor(message) {
			super(message);
			this.name = "ResponseContentLengthMismatchError";
			this.message = message || "Response body length does not match content-length header";
			this.code = "UND_ERR_RES_CONTENT_LENGTH_MISMATCH";
		}
		static [Symbol.hasInstance](instance) {
			return instance && instance[kResponseContentLengthMismatchError] === true;
		}
		get [kResponseContentLengthMismatchError]() {
			return true;
		}
	};
	const kClientDestroyedError = Symbol.for("undici.error.UND_ERR_DESTROYED");
	var ClientDestroyedError = class extends UndiciError {
		constructor(message) {
			super(message);
			this.name = "ClientDestroyedError";
			this.message = message || "The client is destroyed";
			this.code = "UND_ERR_DESTROYED";
		}
		static [Symbol.hasInstance](instance) {
			return instance && instance[kClientDestroyedError] === true;
		}
		get [kClientDestroyedError]() {
			return true;
		}
	};
	const kClientClosedError = Symbol.for("undici.error.UND_ERR_CLOSED");
	var ClientClosedError = class extends UndiciError {
		constructor(message) {
			super(message);
			this.name = "ClientClosedError";
			this.message = message || "The client is closed";
			this.code = "UND_ERR_CLOSED";
		}
		static [Symbol.hasInstance](instance) {
			return instance && instance[kClientClosedError] === true;
		}
		get [kClientClosedError]() {
			return true;
		}
	};
	const kSocketError = Symbol.for("undici.error.UND_ERR_SOCKET");
	var SocketError = class extends UndiciError {
		constructor(message, socket) {
			super(message);
			this.name = "SocketError";
			this.message = message || "Socket error";
			this.code = "UND_ERR_SOCKET";
			this.socket = socket;
		}
		static [Symbol.hasInstance](instance) {
			return instance && instance[kSocketError] === true;
		}
		get [kSocketError]() {
			return true;
		}
	};
	const kNotSupportedError = Symbol.for("undici.error.UND_ERR_NOT_SUPPORTED");
	var NotSupportedError = class extends UndiciError {
		constructor(message) {
			super(message);
			this.name = "NotSupportedError";
			this.message = message || "Not supported error";
			this.code = "UND_ERR_NOT_SUPPORTED";
		}
		static [Symbol.hasInstance](instance) {
			return instance && instance[kNotSupportedError] === true;
		}
		get [kNotSupportedError]() {
			return true;
		}
	};
	const kBalancedPoolMissingUpstreamError = Symbol.for("undici.error.UND_ERR_BPL_MISSING_UPSTREAM");
	var BalancedPoolMissingUpstreamError = class extends UndiciError {
		constructor(message) {
			super(message);
			this.name = "MissingUpstreamError";
			this.message = message || "No upstream has been added to the BalancedPool";
			this.code = "UND_ERR_BPL_MISSING_UPSTREAM";
		}
		static [Symbol.hasInstance](instance) {
			return instance && instance[kBalancedPoolMissingUpstreamError] === true;
		}
		get [kBalancedPoolMissingUpstreamError]() {
			return true;
		}
	};
	const kWebAssemblyNotSupportedError = Symbol.for("undici.error.ERR_WEBASSEMBLY_NOT_SUPPORTED");
	var WebAssemblyNotSupportedError = class extends Error {
		constructor(message) {
			super(message || "WebAssembly is not supported in this environment, but is required for HTTP/1 parsing");
			this.code = "ERR_WEBASSEMBLY_NOT_SUPPORTED";
		}
		static [Symbol.hasInstance](instance) {
			return instance && instance[kWebAssemblyNotSupportedError] === true;
		}
		get [kWebAssemblyNotSupportedError]() {
			return true;
		}
	};
	const kHTTPParserError = Symbol.for("undici.error.UND_ERR_HTTP_PARSER");
	var HTTPParserError = class extends Error {
		constructor(message, code, data) {
			super(message);
			this.name = "HTTPParserError";
			this.code = code ? `HPE_${code}` : void 0;
			this.data = data ? data.toString() : void 0;
		}
		static [Symbol.hasInstance](instance) {
			return instance && instance[kHTTPParserError] === true;
		}
		get [kHTTPParserError]() {
			return true;
		}
	};
	const kResponseExceededMaxSizeError = Symbol.for("undici.error.UND_ERR_RES_EXCEEDED_MAX_SIZE");
	var ResponseExceededMaxSizeError = class extends UndiciError {
		constructor(message) {
			super(message);
			this.name = "ResponseExceededMaxSizeError";
			this.message = message || "Response content exceeded max size";
			this.code = "UND_ERR_RES_EXCEEDED_MAX_SIZE";
		}
		static [Symbol.hasInstance](instance) {
			return instance && instance[kResponseExceededMaxSizeError] === true;
		}
		get [kResponseExceededMaxSizeError]() {
			return true;
		}
	};
	const kRequestRetryError = Symbol.for("undici.error.UND_ERR_REQ_RETRY");
	var RequestRetryError = class extends UndiciError {
		constructor(message, code, { headers, data }) {
			super(message);
			this.name = "RequestRetryError";
			this.message = message || "Request retry error";
			this.code = "UND_ERR_REQ_RETRY";
			this.statusCode = code;
			this.data = data;
			this.headers = headers;
		}
		static [Symbol.hasInstance](instance) {
			return instance && instance[kRequestRetryError] === true;
		}
		get [kRequestRetryError]() {
			return true;
		}
	};
	const kResponseError = Symbol.for("undici.error.UND_ERR_RESPONSE");
	var ResponseError = class extends UndiciError {
		constructor(message, code, { headers, body, bodyTruncated = false }) {
			super(message);
			this.name = "ResponseError";
			this.message = message || "Response error";
			this.code = "UND_ERR_RESPONSE";
			this.statusCode = code;
			this.body = body;
			this.bodyTruncated = bodyTruncated;
			this.headers = headers;
		}
		static [Symbol.hasInstance](instance) {
			return instance && instance[kResponseError] === true;
		}
		get [kResponseError]() {
			return true;
		}
	};
	const kSecureProxyConnectionError = Symbol.for("undici.error.UND_ERR_PRX_TLS");
	var SecureProxyConnectionError = class extends UndiciError {
		constructor(cause, message, options = {}) {
			super(message, {
				cause,
				...options
			});
			this.name = "SecureProxyConnectionError";
			this.message = message || "Secure Proxy Connection failed";
			this.code = "UND_ERR_PRX_TLS";
			this.cause = cause;
		}
		static [Symbol.hasInstance](instance) {
			return instance && instance[kSecureProxyConnectionError] === true;
		}
		get [kSecureProxyConnectionError]() {
			return true;
		}
	};
	const kProxyConnectionError = Symbol.for("undici.error.UND_ERR_PRX_CONN");
	var ProxyConnectionError = class extends UndiciError {
		constructor(cause, message, options = {}) {
			super(message, {
				cause,
				...options
			});
			this.name = "ProxyConnectionError";
			this.message = message || "Proxy Connection failed";
			this.code = "UND_ERR_PRX_CONN";
			this.cause = cause;
		}
		static [Symbol.hasInstance](instance) {
			return instance && instance[kProxyConnectionError] === true;
		}
		get [kProxyConnectionError]() {
			return true;
		}
	};
	const kMaxRedirectsError = Symbol.for("undici.error.UND_ERR_REDIRECT_MAX");
	var MaxRedirectsError = class extends UndiciError {
		constructor(message) {
			super(message);
			this.name = "MaxRedirectsError";
			this.message = message || "max redirects";
			this.code = "UND_ERR_REDIRECT_MAX";
		}
		static [Symbol.hasInstance](instance) {
			return instance && instance[kMaxRedirectsError] === true;
		}
		get [kMaxRedirectsError]() {
			return true;
		}
	};
	const kMaxOriginsReachedError = Symbol.for("undici.error.UND_ERR_MAX_ORIGINS_REACHED");
	var MaxOriginsReachedError = class extends UndiciError {
		constructor(message) {
			super(message);
			this.name = "MaxOriginsReachedError";
			this.message = message || "Maximum allowed origins reached";
			this.code = "UND_ERR_MAX_ORIGINS_REACHED";
		}
		static [Symbol.hasInstance](instance) {
			return instance && instance[kMaxOriginsReachedError] === true;
		}
		get [kMaxOriginsReachedError]() {
			return true;
		}
	};
	var Socks5ProxyError = class extends UndiciError {
		constructor(message, code) {
			super(message);
			this.name = "Socks5ProxyError";
			this.message = message || "SOCKS5 proxy error";
			this.code = code || "UND_ERR_SOCKS5";
		}
	};
	const kMessageSizeExceededError = Symbol.for("undici.error.UND_ERR_WS_MESSAGE_SIZE_EXCEEDED");
	var MessageSizeExceededError = class extends UndiciError {
		constructor(message) {
			super(message);
			this.name = "MessageSizeExceededError";
			this.message = message || "Max decompressed message size exceeded";
			this.code = "UND_ERR_WS_MESSAGE_SIZE_EXCEEDED";
		}
		static [Symbol.hasInstance](instance) {
			return instance && instance[kMessageSizeExceededError] === true;
		}
		get [kMessageSizeExceededError]() {
			return true;
		}
	};
	module.exports = {
		AbortError,
		WebAssemblyNotSupportedError,
		HTTPParserError,
		UndiciError,
		HeadersTimeoutError,
		HeadersOverflowError,
		BodyTimeoutError,
		RequestContentLengthMismatchError,
		ConnectTimeoutError,
		InvalidArgumentError,
		InvalidReturnValueError,
		RequestAbortedError,
		ClientDestroyedError,
		ClientClosedError,
		InformationalError,
		SocketError,
		NotSupportedError,
		ResponseContentLengthMismatchError,
		BalancedPoolMissingUpstreamError,
		ResponseExceededMaxSizeError,
		RequestRetryError,
		ResponseError,
		SecureProxyConnectionError,
		ProxyConnectionError,
		MaxOriginsReachedError,
		MaxRedirectsError,
		Socks5ProxyError,
		MessageSizeExceededError
	};
}));
// node_modules/undici/lib/core/constants.js
var require_constants$1 = __commonJSMin(((exports, module) => {
	const wellknownHeaderNames = [
		"Accept",
		"Accept-Encoding",
		"Accept-Language",
		"Accept-Ranges",
		"Access-Control-Allow-Credentials",
		"Access-Control-Allow-Headers",
		"Access-Control-Allow-Methods",
		"Access-Control-Allow-Origin",
		"Access-Control-Expose-Headers",
		"Access-Control-Max-Age",
		"Access-Control-Request-Headers",
		"Access-Control-Request-Method",
		"Age",
		"Allow",
		"Alt-Svc",
		"Alt-Used",
		"Authorization",
		"Cache-Control",
		"Clear-Site-Data",
		"Connection",
		"Content-Disposition",
		"Content-Encoding",
		"Content-Language",
		"Content-Length",
		"Content-Location",
		"Content-Range",
		"Content-Security-Policy",
		"Content-Security-Policy-Report-Only",
		"Content-Type",
		"Cookie",
		"Cross-Origin-Embedder-Policy",
		"Cross-Origin-Opener-Policy",
		"Cross-Origin-Resource-Policy",
		"Date",
		"Device-Memory",
		"Downlink",
		"ECT",
		"ETag",
		"Expect",
		"Expect-CT",
		"Expires",
		"Forwarded",
		"From",
		"Host",
		"If-Match",
		"If-Modified-Since",
		"If-None-Match",
		"If-Range",
		"If-Unmodified-Since",
		"Keep-Alive",
		"Last-Modified",
		"Link",
		"Location",
		"Max-Forwards",
		"Origin",
		"Permissions-Policy",
		"Pragma",
		"Proxy-Authenticate",
		"Proxy-Authorization",
		"RTT",
		"Range",
		"Referer",
		"Referrer-Policy",
		"Refresh",
		"Retry-After",
		"Sec-WebSocket-Accept",
		"Sec-WebSocket-Extensions",
		"Sec-WebSocket-Key",
		"Sec-WebSocket-Protocol",
		"Sec-WebSocket-Version",
		"Server",
		"Server-Timing",
		"Service-Worker-Allowed",
		"Service-Worker-Navigation-Preload",
		"Set-Cookie",
		"SourceMap",
		"Strict-Transport-Security",
		"Supports-Loading-Mode",
		"TE",
		"Timing-Allow-Origin",
		"Trailer",
		"Transfer-Encoding",
		"Upgrade",
		"Upgrade-Insecure-Requests",
		"User-Agent",
		"Vary",
		"Via",
		"WWW-Authenticate",
		"X-Content-Type-Options",
		"X-DNS-Prefetch-Control",
		"X-Frame-Options",
		"X-Permitted-Cross-Domain-Policies",
		"X-Powered-By",
		"X-Requested-With",
		"X-XSS-Protection"
	];
	const headerNameLowerCasedRecord = {};
	Object.setPrototypeOf(headerNameLowerCasedRecord, null);
	for (let i = 0; i < wellknownHeaderNames.length; ++i) {
		const key = wellknownHeaderNames[i];
		const lowerCasedKey = key.toLowerCase();
		headerNameLowerCasedRecord[key] = headerNameLowerCasedRecord[lowerCasedKey] = lowerCasedKey;
	}
	module.exports = {
		wellknownHeaderNames,
		headerNameLowerCasedRecord,
		defaultWebSocketMaxFragments: 131072,
		defaultWebSocketMaxPayloadSize: 134217728
	};
}));
// node_modules/undici/lib/dispatcher/dispatcher-base.js
var require_dispatcher_base = __commonJSMin(((exports, module) => {
	const buffer = require__builtin_node_buffer();
	const Dispatcher = require_dispatcher();
	const { ClientDestroyedError, ClientClosedError, InvalidArgumentError } = require_errors();
	const { kDestroy, kClose, kClosed, kDestroyed, kDispatch } = require_symbols();
	const { defaultWebSocketMaxFragments, defaultWebSocketMaxPayloadSize } = require_constants$1();
	const kOnDestroyed = Symbol("onDestroyed");
	const kOnClosed = Symbol("onClosed");
	const kWebSocketOptions = Symbol("webSocketOptions");
	const kEventSourceOptions = Symbol("eventSourceOptions");
	var DispatcherBase = class extends Dispatcher {
		[kDestroyed] = false;
		[kOnDestroyed] = null;
		[kClosed] = false;
		[kOnClosed] = null;
		constructor(opts) {
			super();
			this[kWebSocketOptions] = opts?.webSocket ?? {};
			this[kEventSourceOptions] = opts?.eventSource ?? {};
		}
		get webSocketOptions() {
			return {
				maxFragments: this[kWebSocketOptions].maxFragments ?? defaultWebSocketMaxFragments,
				maxPayloadSize: this[kWebSocketOptions].maxPayloadSize ?? defaultWebSocketMaxPayloadSize
			};
		}
		get eventSourceOptions() {
			return { maxEventSize: this[kEventSourceOptions].maxEventSize ?? buffer.kStringMaxLength };
		}
		get destroyed() {
			return this[kDestroyed];
		}
		get closed() {
			return this[kClosed];
		}
		close(callback) {
			if (callback === void 0) return new Promise((resolve, reject) => {
				this.close((err, data) => {
					return err ? reject(err) : resolve(data);
				});
			});
			if (typeof callback !== "function") throw new InvalidArgumentError("invalid callback");
			if (this[kDestroyed]) {
				const err = new ClientDestroyedError();
				queueMicrotask(() => callback(err, null));
				return;
			}
			if (this[kClosed]) {
				if (this[kOnClosed]) this[kOnClosed].push(callback);
				else queueMicrotask(() => callback(null, null));
				return;
			}
			this[kClosed] = true;
			this[kOnClosed] ??= [];
			this[kOnClosed].push(callback);
			const onClosed = () => {
				const callbacks = this[kOnClosed];
				this[kOnClosed] = null;
				for (let i = 0; i < callbacks.length; i++) callbacks[i](null, null);
			};
			this[kClose]().then(() => this.destroy()).then(() => queueMicrotask(onClosed));
		}
		destroy(err, callback) {
			if (typeof err === "function") {
				callback = err;
				err = null;
			}
			if (callback === void 0) return new Promise((resolve, reject) => {
				this.destroy(err, (err, data) => {
					return err ? reject(err) : resolve(data);
				});
			});
			if (typeof callback !== "function") throw new InvalidArgumentError("invalid callback");
			if (this[kDestroyed]) {
				if (this[kOnDestroyed]) this[kOnDestroyed].push(callback);
				else queueMicrotask(() => callback(null, null));
				return;
			}
			if (!err) err = new ClientDestroyedError();
			this[kDestroyed] = true;
			this[kOnDestroyed] ??= [];
			this[kOnDestroyed].push(callback);
			const onDestroyed = () => {
				const callbacks = this[kOnDestroyed];
				this[kOnDestroyed] = null;
				for (let i = 0; i < callbacks.length; i++) callbacks[i](null, null);
			};
			this[kDestroy](err).then(() => queueMicrotask(onDestroyed));
		}
		dispatch(opts, handler) {
			if (!handler || typeof handler !== "object") throw new InvalidArgumentError("handler must be an object");
			try {
				if (!opts || typeof opts !== "object") throw new InvalidArgumentError("opts must be an object.");
				if (opts.dispatcher) throw new InvalidArgumentError("opts.dispatcher is not supported by instance methods. Pass opts.dispatcher to the top-level undici functions or call the dispatcher instance method directly.");
				if (this[kDestroyed] || this[kOnDestroyed]) throw new ClientDestroyedError();
				if (this[kClosed]) throw new ClientClosedError();
				return this[kDispatch](opts, handler);
			} catch (err) {
				if (typeof handler.onResponseError !== "function") throw err;
				handler.onResponseError(null, err);
				return false;
			}
		}
	};
	module.exports = DispatcherBase;
}));
// node_modules/undici/lib/dispatcher/fixed-queue.js
var require_fixed_queue = __commonJSMin(((exports, module) => {
	const kSize = 2048;
	const kMask = 2047;
	var FixedCircularBuffer = class {
		bottom = 0;
		top = 0;
		list = new Array(kSize).fill(void 0);
		next = null;
		isEmpty() {
			return this.top === this.bottom;
		}
		isFull() {
			return (this.top + 1 & kMask) === this.bottom;
		}
		push(data) {
			this.list[this.top] = data;
			this.top = this.top + 1 & kMask;
		}
		shift() {
			const nextItem = this.list[this.bottom];
			if (nextItem === void 0) return null;
			this.list[this.bottom] = void 0;
			this.bottom = this.bottom + 1 & kMask;
			return nextItem;
		}
	};
	module.exports = class FixedQueue {
		constructor() {
			this.head = this.tail = new FixedCircularBuffer();
		}
		isEmpty() {
			return this.head.isEmpty();
		}
		push(data) {
			if (this.head.isFull()) this.head = this.head.next = new FixedCircularBuffer();
			this.head.push(data);
		}
		shift() {
			const tail = this.tail;
			const next = tail.shift();
			if (tail.isEmpty() && tail.next !== null) {
				this.tail = tail.next;
				tail.next = null;
			}
			return next;
		}
	};
}));
// node_modules/undici/lib/dispatcher/pool-base.js
var require_pool_base = __commonJSMin(((exports, module) => {
	const { AsyncResource } = require__builtin_node_async_hooks();
	const { PoolStats } = require_stats();
	const DispatcherBase = require_dispatcher_base();
	const FixedQueue = require_fixed_queue();
	const { kConnected, kSize, kRunning, kPending, kQueued, kBusy, kFree, kUrl, kClose, kDestroy, kDispatch } = require_symbols();
	const kClients = Symbol("clients");
	const kNeedDrain = Symbol("needDrain");
	const kQueue = Symbol("queue");
	const kClosedResolve = Symbol("closed resolve");
	const kOnDrain = Symbol("onDrain");
	const kOnConnect = Symbol("onConnect");
	const kOnDisconnect = Symbol("onDisconnect");
	const kOnConnectionError = Symbol("onConnectionError");
	const kOnClientBusy = Symbol("on client busy");
	const kOnClientDrain = Symbol("on client drain");
	const kDrainQueue = Symbol("drain queue");
	const kGetDispatcher = Symbol("get dispatcher");
	const kHasDispatcher = Symbol("has dispatcher");
	const kAddClient = Symbol("add client");
	const kRemoveClient = Symbol("remove client");
	const kRetireClient = Symbol("retire client");
	const kRetiring = Symbol("retiring clients");
	var QueuedRequest = class extends AsyncResource {
		constructor(opts, handler) {
			super("UNDICI_POOL_QUEUED_REQUEST");
			this.opts = opts;
			this.handler = handler;
		}
		dispatch(dispatcher) {
			return this.runInAsyncScope(dispatcher.dispatch, dispatcher, this.opts, this.handler);
		}
	};
	function closeClients(pool) {
		const closeAll = [];
		for (let i = 0; i < pool[kClients].length; i++) {
			const client = pool[kClients][i];
			if (!client.destroyed) closeAll.push(client.close());
		}
		for (const closed of pool[kRetiring].values()) closeAll.push(closed);
		return Promise.all(closeAll);
	}
	var PoolBase = class extends DispatcherBase {
		[kQueue] = new FixedQueue();
		[kQueued] = 0;
		[kClients] = [];
		[kRetiring] = new Map();
		[kNeedDrain] = false;
		[kOnDrain](client, origin, targets) {
			if (client.closed || client.destroyed) return;
			const queue = this[kQueue];
			let needDrain = false;
			this[kOnClientDrain](client);
			while (!needDrain) {
				const item = queue.shift();
				if (!item) break;
				this[kQueued]--;
				needDrain = !item.dispatch(client);
			}
			client[kNeedDrain] = needDrain;
			if (needDrain) {
				this[kOnClientBusy](client);
				if (!queue.isEmpty()) return this[kDrainQueue](origin, targets);
			}
			if (!needDrain && this[kNeedDrain]) {
				this[kNeedDrain] = false;
				this.emit("drain", origin, [this, ...targets]);
			}
			if (this[kClosedResolve] && queue.isEmpty()) return closeClients(this).then(this[kClosedResolve]);
		}
		[kOnClientBusy]() {}
		[kOnClientDrain]() {}
		[kDrainQueue](origin, targets) {
			const queue = this[kQueue];
			let hasDispatcher = true;
			while (!queue.isEmpty()) {
				const dispatcher = this[kGetDispatcher]();
				if (!dispatcher) {
					hasDispatcher = false;
					break;
				}
				const item = queue.shift();
				this[kQueued]--;
				if (!item.dispatch(dispatcher)) {
					dispatcher[kNeedDrain] = true;
					this[kOnClientBusy](dispatcher);
					hasDispatcher = this[kHasDispatcher]();
					if (!hasDispatcher) break;
				}
			}
			if (hasDispatcher && this[kNeedDrain]) {
				this[kNeedDrain] = false;
				this.emit("drain", origin, [this, ...targets]);
			}
			if (this[kClosedResolve] && queue.isEmpty()) return closeClients(this).then(this[kClosedResolve]);
		}
		[kOnConnect] = (origin, targets) => {
			this.emit("connect", origin, [this, ...targets]);
		};
		[kOnDisconnect] = (origin, targets, err) => {
			this.emit("disconnect", origin, [this, ...targets], err);
		};
		[kOnConnectionError] = (origin, targets, err) => {
			this.emit("connectionError", origin, [this, ...targets], err);
		};
		get [kBusy]() {
			return this[kNeedDrain];
		}
		get [kConnected]() {
			let ret = 0;
			for (const { [kConnected]: connected } of this[kClients]) ret += connected;
			return ret;
		}
		get [kFree]() {
			let ret = 0;
			for (const { [kConnected]: connected, [kNeedDrain]: needDrain } of this[kClients]) ret += connected && !needDrain;
			return ret;
		}
		get [kPending]() {
			let ret = this[kQueued];
			for (const { [kPending]: pending } of this[kClients]) ret += pending;
			return ret;
		}
		get [kRunning]() {
			let ret = 0;
			for (const { [kRunning]: running } of this[kClients]) ret += running;
			return ret;
		}
		get [kSize]() {
			let ret = this[kQueued];
			for (const { [kSize]: size } of this[kClients]) ret += size;
			return ret;
		}
		get stats() {
			return new PoolStats(this);
		}
		[kClose]() {
			if (this[kQueue].isEmpty()) return closeClients(this);
			else return new Promise((resolve) => {
				this[kClosedResolve] = resolve;
			});
		}
		[kDestroy](err) {
			while (true) {
				const item = this[kQueue].shift();
				if (!item) break;
				item.handler.onResponseError(null, err);
			}
			const destroyAll = new Array(this[kClients].length);
			for (let i = 0; i < this[kClients].length; i++) destroyAll[i] = this[kClients][i].destroy(err);
			for (const client of this[kRetiring].keys()) destroyAll.push(client.destroy(err));
			return Promise.all(destroyAll);
		}
		[kDispatch](opts, handler) {
			const dispatcher = this[kGetDispatcher]();
			if (!dispatcher) {
				this[kNeedDrain] = true;
				this[kQueue].push(new QueuedRequest(opts, handler));
				this[kQueued]++;
			} else if (!dispatcher.dispatch(opts, handler)) {
				dispatcher[kNeedDrain] = true;
				this[kOnClientBusy](dispatcher);
				this[kNeedDrain] = !this[kHasDispatcher]();
			}
			return !this[kNeedDrain];
		}
		[kHasDispatcher]() {
			for (let i = 0; i < this[kClients].length; i++) {
				const dispatcher = this[kClients][i];
				if (!dispatcher[kNeedDrain] && dispatcher.closed !== true && dispatcher.destroyed !== true) return true;
			}
			return false;
		}
		[kAddClient](client) {
			client.on("drain", this[kOnDrain].bind(this, client)).on("connect", this[kOnConnect]).on("disconnect", this[kOnDisconnect]).on("connectionError", this[kOnConnectionError]);
			this[kClients].push(client);
			if (this[kNeedDrain]) queueMicrotask(() => {
				if (this[kNeedDrain] && !client[kNeedDrain]) this[kOnDrain](client, client[kUrl], [client, this]);
			});
			return this;
		}
		[kRetireClient](client) {
			const idx = this[kClients].indexOf(client);
			if (idx !== -1) this[kClients].splice(idx, 1);
			if (client.destroyed || this[kRetiring].has(client)) return;
			let done = false;
			let resolveClosed;
			const closed = new Promise((resolve) => {
				resolveClosed = resolve;
			});
			this[kRetiring].set(client, closed);
			client.close(() => {
				if (!done) {
					done = true;
					this[kRetiring].delete(client);
					resolveClosed();
				}
			});
		}
		[kRemoveClient](client) {
			this[kRetireClient](client);
			this[kNeedDrain] = !this[kClients].some((dispatcher) => !dispatcher[kNeedDrain] && dispatcher.closed !== true && dispatcher.destroyed !== true);
		}
	};
	module.exports = {
		PoolBase,
		kClients,
		kNeedDrain,
		kAddClient,
		kRemoveClient,
		kRetireClient,
		kDrainQueue,
		kOnClientBusy,
		kOnClientDrain,
		kGetDispatcher,
		kHasDispatcher
	};
}));
// \0undici:node:assert
var require__undici_node_assert = __commonJSMin(((exports, module) => {
	const load = () => process.getBuiltinModule("node:assert");
	module.exports = (value, message) => value || load()(value, message);
}));
// \0builtin:node:net
var require__builtin_node_net = __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:net");
}));
// \0undici:node:http
var require__undici_node_http = __commonJSMin(((exports, module) => {
	module.exports = { maxHeaderSize: 16384 };
}));
// \0builtin:node:stream
var require__builtin_node_stream = __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:stream");
}));
// \0builtin:node:querystring
var require__builtin_node_querystring = __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:querystring");
}));
// node_modules/undici/lib/util/timers.js
var require_timers = __commonJSMin(((exports, module) => {
	let fastNow = 0;
	const RESOLUTION_MS = 1e3;
	const TICK_MS = 499;
	let fastNowTimeout;
	const kFastTimer = Symbol("kFastTimer");
	const fastTimers = [];
	const NOT_IN_LIST = -2;
	const TO_BE_CLEARED = -1;
	const PENDING = 0;
	const ACTIVE = 1;
	function onTick() {
		fastNow += TICK_MS;
		let idx = 0;
		let len = fastTimers.length;
		while (idx < len) {
			const timer = fastTimers[idx];
			if (timer._state === PENDING) {
				timer._idleStart = fastNow - TICK_MS;
				timer._state = ACTIVE;
			} else if (timer._state === ACTIVE && fastNow >= timer._idleStart + timer._idleTimeout) {
				timer._state = TO_BE_CLEARED;
				timer._idleStart = -1;
				timer._onTimeout(timer._timerArg);
			}
			if (timer._state === TO_BE_CLEARED) {
				timer._state = NOT_IN_LIST;
				if (--len !== 0) fastTimers[idx] = fastTimers[len];
			} else ++idx;
		}
		fastTimers.length = len;
		if (fastTimers.length !== 0) refreshTimeout();
	}
	function refreshTimeout() {
		if (fastNowTimeout?.refresh) fastNowTimeout.refresh();
		else {
			clearTimeout(fastNowTimeout);
			fastNowTimeout = setTimeout(onTick, TICK_MS);
			fastNowTimeout?.unref();
		}
	}
	var FastTimer = class {
		[kFastTimer] = true;
		_state = NOT_IN_LIST;
		_idleTimeout = -1;
		_idleStart = -1;
		_onTimeout;
		_timerArg;
		constructor(callback, delay, arg) {
			this._onTimeout = callback;
			this._idleTimeout = delay;
			this._timerArg = arg;
			this.refresh();
		}
		refresh() {
			if (this._state === NOT_IN_LIST) fastTimers.push(this);
			if (!fastNowTimeout || fastTimers.length === 1) refreshTimeout();
			this._state = PENDING;
		}
		clear() {
			this._state = TO_BE_CLEARED;
			this._idleStart = -1;
		}
	};
	module.exports = {
		setTimeout(callback, delay, arg) {
			return delay <= RESOLUTION_MS ? setTimeout(callback, delay, arg) : new FastTimer(callback, delay, arg);
		},
		clearTimeout(timeout) {
			if (timeout[kFastTimer]) timeout.clear();
			else clearTimeout(timeout);
		},
		setFastTimeout(callback, delay, arg) {
			return new FastTimer(callback, delay, arg);
		},
		clearFastTimeout(timeout) {
			timeout.clear();
		},
		now() {
			return fastNow;
		},
		tick(delay = 0) {
			fastNow += delay - RESOLUTION_MS + 1;
			onTick();
			onTick();
		},
		reset() {
			fastNow = 0;
			fastTimers.length = 0;
			clearTimeout(fastNowTimeout);
			fastNowTimeout = null;
		},
		kFastTimer
	};
}));
// \0undici:./tree
var require_tree = __commonJSMin(((exports, module) => {
	module.exports = { tree: { lookup: () => null } };
}));
// node_modules/undici/lib/core/util.js
var require_util = __commonJSMin(((exports, module) => {
	const assert = require__undici_node_assert();
	const { kDestroyed, kBodyUsed, kListeners, kBody } = require_symbols();
	const { IncomingMessage } = require__undici_node_http();
	const stream = require__builtin_node_stream();
	const net = require__builtin_node_net();
	const { stringify } = require__builtin_node_querystring();
	const { EventEmitter: EE, addAbortListener: addAbortListenerNative } = require__builtin_node_events();
	const timers = require_timers();
	const { InvalidArgumentError, ConnectTimeoutError } = require_errors();
	const { headerNameLowerCasedRecord } = require_constants$1();
	const { tree } = require_tree();
	var BodyAsyncIterable = class {
		constructor(body) {
			this[kBody] = body;
			this[kBodyUsed] = false;
		}
		async *[Symbol.asyncIterator]() {
			assert(!this[kBodyUsed], "disturbed");
			this[kBodyUsed] = true;
			yield* this[kBody];
		}
	};
	function noop() {}
	function wrapRequestBody(body) {
		if (isStream(body)) {
			if (bodyLength(body) === 0) body.on("data", function() {
				assert(false);
			});
			if (typeof body.readableDidRead !== "boolean") {
				body[kBodyUsed] = false;
				EE.prototype.on.call(body, "data", function() {
					this[kBodyUsed] = true;
				});
			}
			return body;
		} else if (body && typeof body.pipeTo === "function") return new BodyAsyncIterable(body);
		else if (body && isFormDataLike(body)) return body;
		else if (body && typeof body !== "string" && !ArrayBuffer.isView(body) && isIterable(body)) return new BodyAsyncIterable(body);
		else return body;
	}
	function isStream(obj) {
		return obj && typeof obj === "object" && typeof obj.pipe === "function" && typeof obj.on === "function";
	}
	function isBlobLike(object) {
		return object instanceof Blob;
	}
	function pathHasQueryOrFragment(url) {
		return url.includes("?") || url.includes("#");
	}
	function serializePathWithQuery(url, queryParams) {
		if (pathHasQueryOrFragment(url)) throw new Error("Query params cannot be passed when url already contains \"?\" or \"#\".");
		const stringified = stringify(queryParams);
		if (stringified) url += "?" + stringified;
		return url;
	}
	function isValidPort(port) {
		const value = parseInt(port, 10);
		return value === Number(port) && value >= 0 && value <= 65535;
	}
	function isHttpOrHttpsPrefixed(value) {
		return value != null && value[0] === "h" && value[1] === "t" && value[2] === "t" && value[3] === "p" && (value[4] === ":" || value[4] === "s" && value[5] === ":");
	}
	function parseURL(url) {
		if (typeof url === "string") {
			url = new URL(url);
			if (!isHttpOrHttpsPrefixed(url.origin || url.protocol)) throw new InvalidArgumentError("Invalid URL protocol: the URL must start with `http:` or `https:`.");
			return url;
		}
		if (!url || typeof url !== "object") throw new InvalidArgumentError("Invalid URL: The URL argument must be a non-null object.");
		if (!(url instanceof URL)) {
			if (url.port != null && url.port !== "" && isValidPort(url.port) === false) throw new InvalidArgumentError("Invalid URL: port must be a valid integer or a string representation of an integer.");
			if (url.path != null && typeof url.path !== "string") throw new InvalidArgumentError("Invalid URL path: the path must be a string or null/undefined.");
			if (url.pathname != null && typeof url.pathname !== "string") throw new InvalidArgumentError("Invalid URL pathname: the pathname must be a string or null/undefined.");
			if (url.hostname != null && typeof url.hostname !== "string") throw new InvalidArgumentError("Invalid URL hostname: the hostname must be a string or null/undefined.");
			if (url.origin != null && typeof url.origin !== "string") throw new InvalidArgumentError("Invalid URL origin: the origin must be a string or null/undefined.");
			if (!isHttpOrHttpsPrefixed(url.origin || url.protocol)) throw new InvalidArgumentError("Invalid URL protocol: the URL must start with `http:` or `https:`.");
			const port = url.port != null ? url.port : url.protocol === "https:" ? 443 : 80;
			let origin = url.origin != null ? url.origin : `${url.protocol || ""}//${url.hostname || ""}:${port}`;
			let path = url.path != null ? url.path : `${url.pathname || ""}${url.search || ""}`;
			if (origin[origin.length - 1] === "/") origin = origin.slice(0, origin.length - 1);
			if (path && path[0] !== "/") path = `/${path}`;
			return new URL(`${origin}${path}`);
		}
		if (!isHttpOrHttpsPrefixed(url.origin || url.protocol)) throw new InvalidArgumentError("Invalid URL protocol: the URL must start with `http:` or `https:`.");
		return url;
	}
	function parseOrigin(url) {
		url = parseURL(url);
		if (url.pathname !== "/" || url.search || url.hash) throw new InvalidArgumentError("invalid url");
		return url;
	}
	function getHostname(host) {
		if (host[0] === "[") {
			const idx = host.indexOf("]");
			assert(idx !== -1);
			return host.substring(1, idx);
		}
		const idx = host.indexOf(":");
		if (idx === -1) return host;
		return host.substring(0, idx);
	}
	function getServerName(host) {
		if (!host) return null;
		assert(typeof host === "string");
		const servername = getHostname(host);
		if (net.isIP(servername)) return "";
		return servername;
	}
	function deepClone(obj) {
		return JSON.parse(JSON.stringify(obj));
	}
	function isAsyncIterable(obj) {
		return !!(obj != null && typeof obj[Symbol.asyncIterator] === "function");
	}
	function isIterable(obj) {
		return !!(obj != null && (typeof obj[Symbol.iterator] === "function" || typeof obj[Symbol.asyncIterator] === "function"));
	}
	function hasSafeIterator(obj) {
		const prototype = Object.getPrototypeOf(obj);
		return Object.hasOwn(obj, Symbol.iterator) || prototype != null && prototype !== Object.prototype && typeof obj[Symbol.iterator] === "function";
	}
	function bodyLength(body) {
		if (body == null) return 0;
		else if (isStream(body)) {
			const state = body._readableState;
			return state && state.objectMode === false && state.ended === true && Number.isFinite(state.length) ? state.length : null;
		} else if (isBlobLike(body)) return body.size != null ? body.size : null;
		else if (isBuffer(body)) return body.byteLength;
		return null;
	}
	function isDestroyed(body) {
		return body && !!(body.destroyed || body[kDestroyed] || stream.isDestroyed?.(body));
	}
	function destroy(stream, err) {
		if (stream == null || !isStream(stream) || isDestroyed(stream)) return;
		if (typeof stream.destroy === "function") {
			if (Object.getPrototypeOf(stream).constructor === IncomingMessage) stream.socket = null;
			try {
				stream.destroy(err);
			} catch {}
		} else if (err) queueMicrotask(() => {
			stream.emit("error", err);
		});
		if (stream.destroyed !== true) stream[kDestroyed] = true;
	}
	const KEEPALIVE_TIMEOUT_EXPR = /(?:^|,)[\t ]*timeout=(\d+)/i;
	function parseKeepAliveTimeout(val) {
		const m = val.match(KEEPALIVE_TIMEOUT_EXPR);
		return m ? parseInt(m[1], 10) * 1e3 : null;
	}
	function headerNameToString(value) {
		return typeof value === "string" ? headerNameLowerCasedRecord[value] ?? value.toLowerCase() : tree.lookup(value) ?? value.toString("latin1").toLowerCase();
	}
	function bufferToLowerCasedHeaderName(value) {
		return tree.lookup(value) ?? value.toString("latin1").toLowerCase();
	}
	function setHeader(obj, key, value) {
		if (key === "__proto__") Object.defineProperty(obj, key, {
			value,
			enumerable: true,
			configurable: true,
			writable: true
		});
		else obj[key] = value;
	}
	function parseHeaders(headers, obj) {
		if (obj === void 0) obj = {};
		for (let i = 0; i < headers.length; i += 2) {
			const key = headerNameToString(headers[i]);
			let val = obj[key];
			if (val !== void 0) {
				if (!Object.hasOwn(obj, key)) {
					const headersValue = typeof headers[i + 1] === "string" ? headers[i + 1] : Array.isArray(headers[i + 1]) ? headers[i + 1].map((x) => x.toString("latin1")) : headers[i + 1].toString("latin1");
					if (key === "__proto__") Object.defineProperty(obj, key, {
						value: headersValue,
						enumerable: true,
						configurable: true,
						writable: true
					});
					else obj[key] = headersValue;
				} else {
					if (typeof val === "string") {
						val = [val];
						obj[key] = val;
					}
					val.push(headers[i + 1].toString("latin1"));
				}
			} else {
				const headersValue = typeof headers[i + 1] === "string" ? headers[i + 1] : Array.isArray(headers[i + 1]) ? headers[i + 1].map((x) => x.toString("latin1")) : headers[i + 1].toString("latin1");
				obj[key] = headersValue;
			}
		}
		return obj;
	}
	function parseRawHeaders(headers) {
		if (headers == null) return [];
		if (!Array.isArray(headers)) {
			const rawHeaders = [];
			for (const [name, value] of Object.entries(headers)) if (Array.isArray(value)) for (const entry of value) rawHeaders.push(name, `${entry}`);
			else rawHeaders.push(name, `${value}`);
			return rawHeaders;
		}
		const headersLength = headers.length;
		const ret = new Array(headersLength);
		let key;
		let val;
		for (let n = 0; n < headersLength; n += 2) {
			key = headers[n];
			val = headers[n + 1];
			typeof key !== "string" && (key = key.toString());
			typeof val !== "string" && (val = val.toString("latin1"));
			ret[n] = key;
			ret[n + 1] = val;
		}
		return ret;
	}
	function toRawHeaders(headers) {
		const rawHeaders = [];
		for (const [name, value] of Object.entries(headers)) if (Array.isArray(value)) for (const entry of value) rawHeaders.push(Buffer.from(name, "latin1"), Buffer.from(`${entry}`, "latin1"));
		else rawHeaders.push(Buffer.from(name, "latin1"), Buffer.from(`${value}`, "latin1"));
		return rawHeaders;
	}
	function encodeRawHeaders(headers) {
		if (!Array.isArray(headers)) throw new TypeError("expected headers to be an array");
		return headers.map((x) => Buffer.from(x));
	}
	function isBuffer(buffer) {
		return buffer instanceof Uint8Array || Buffer.isBuffer(buffer);
	}
	function assertRequestHandler(handler, method, upgrade) {
		if (!handler || typeof handler !== "object") throw new InvalidArgumentError("handler must be an object");
		if (typeof handler.onRequestStart !== "function") throw new InvalidArgumentError("invalid onRequestStart method");
		if (typeof handler.onResponseError !== "function") throw new InvalidArgumentError("invalid onResponseError method");
		if (typeof handler.onBodySent !== "function" && handler.onBodySent !== void 0) throw new InvalidArgumentError("invalid onBodySent method");
		if (typeof handler.onRequestSent !== "function" && handler.onRequestSent !== void 0) throw new InvalidArgumentError("invalid onRequestSent method");
		if (upgrade || method === "CONNECT") {
			if (typeof handler.onRequestUpgrade !== "function") throw new InvalidArgumentError("invalid onRequestUpgrade method");
		} else {
			if (typeof handler.onResponseStart !== "function") throw new InvalidArgumentError("invalid onResponseStart method");
			if (typeof handler.onResponseData !== "function") throw new InvalidArgumentError("invalid onResponseData method");
			if (typeof handler.onResponseEnd !== "function") throw new InvalidArgumentError("invalid onResponseEnd method");
		}
	}
	function isDisturbed(body) {
		return !!(body && (stream.isDisturbed(body) || body[kBodyUsed]));
	}
	function getSocketInfo(socket) {
		return {
			localAddress: socket.localAddress,
			localPort: socket.localPort,
			remoteAddress: socket.remoteAddress,
			remotePort: socket.remotePort,
			remoteFamily: socket.remoteFamily,
			timeout: socket.timeout,
			bytesWritten: socket.bytesWritten,
			bytesRead: socket.bytesRead
		};
	}
	function isFormDataLike(object) {
		return object && typeof object === "object" && typeof object.append === "function" && typeof object.delete === "function" && typeof object.get === "function" && typeof object.getAll === "function" && typeof object.has === "function" && typeof object.set === "function" && object[Symbol.toStringTag] === "FormData";
	}
	function addAbortListener(signal, listener) {
		if (!signal || "aborted" in signal) return addAbortListenerNative(signal, listener)[Symbol.dispose];
		if (typeof signal.addEventListener === "function") {
			signal.addEventListener("abort", listener, { once: true });
			return () => signal.removeEventListener("abort", listener);
		}
		signal.once("abort", listener);
		return () => signal.removeListener("abort", listener);
	}
	const validTokenChars = new Uint8Array([
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		1,
		0,
		1,
		1,
		1,
		1,
		1,
		0,
		0,
		1,
		1,
		0,
		1,
		1,
		0,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		0,
		0,
		0,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		0,
		1,
		0,
		1,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0
	]);
	function isTokenCharCode(c) {
		return validTokenChars[c] === 1;
	}
	const tokenRegExp = /^[\^_`a-zA-Z\-0-9!#$%&'*+.|~]+$/;
	function isValidHTTPToken(characters) {
		if (characters.length >= 12) return tokenRegExp.test(characters);
		if (characters.length === 0) return false;
		for (let i = 0; i < characters.length; i++) if (validTokenChars[characters.charCodeAt(i)] !== 1) return false;
		return true;
	}
	const headerCharRegex = /[^\t\x20-\x7e\x80-\xff]/;
	function isValidHeaderValue(characters) {
		return !headerCharRegex.test(characters);
	}
	const rangeHeaderRegex = /^bytes (\d+)-(\d+)\/(\d+|\*)?$/;
	function parseRangeHeader(range) {
		if (range == null || range === "") return {
			start: 0,
			end: null,
			size: null
		};
		if (!range) return null;
		const m = rangeHeaderRegex.exec(range);
		return m ? {
			start: parseInt(m[1]),
			end: m[2] ? parseInt(m[2]) : null,
			size: m[3] && m[3] !== "*" ? parseInt(m[3]) : null
		} : null;
	}
	function addListener(obj, name, listener) {
		(obj[kListeners] ??= []).push([name, listener]);
		obj.on(name, listener);
		return obj;
	}
	function removeAllListeners(obj) {
		if (obj[kListeners] != null) {
			for (const [name, listener] of obj[kListeners]) obj.removeListener(name, listener);
			obj[kListeners] = null;
		}
		return obj;
	}
	function errorRequest(client, request, err) {
		try {
			request.onResponseError(err);
			assert(request.aborted);
		} catch (err) {
			client.emit("error", err);
		}
	}
	const setupConnectTimeout = process.platform === "win32" ? (socketWeakRef, opts) => {
		if (!opts.timeout) return noop;
		let s1 = null;
		let s2 = null;
		const fastTimer = timers.setFastTimeout(() => {
			s1 = setImmediate(() => {
				s2 = setImmediate(() => onConnectTimeout(socketWeakRef.deref(), opts));
			});
		}, opts.timeout);
		return () => {
			timers.clearFastTimeout(fastTimer);
			clearImmediate(s1);
			clearImmediate(s2);
		};
	} : (socketWeakRef, opts) => {
		if (!opts.timeout) return noop;
		let s1 = null;
		const fastTimer = timers.setFastTimeout(() => {
			s1 = setImmediate(() => {
				onConnectTimeout(socketWeakRef.deref(), opts);
			});
		}, opts.timeout);
		return () => {
			timers.clearFastTimeout(fastTimer);
			clearImmediate(s1);
		};
	};
	function onConnectTimeout(socket, opts) {
		if (socket == null) return;
		let message = "Connect Timeout Error";
		if (Array.isArray(socket.autoSelectFamilyAttemptedAddresses)) message += ` (attempted addresses: ${socket.autoSelectFamilyAttemptedAddresses.join(", ")},`;
		else message += ` (attempted address: ${opts.hostname}:${opts.port},`;
		message += ` timeout: ${opts.timeout}ms)`;
		destroy(socket, new ConnectTimeoutError(message));
	}
	let lastUrlString = null;
	let lastProtocol = null;
	function getProtocolFromUrlString(urlString) {
		if (urlString === lastUrlString) return lastProtocol;
		const protocol = getProtocolFromUrlStringSlow(urlString);
		lastUrlString = urlString;
		lastProtocol = protocol;
		return protocol;
	}
	function getProtocolFromUrlStringSlow(urlString) {
		if (urlString[0] === "h" && urlString[1] === "t" && urlString[2] === "t" && urlString[3] === "p") switch (urlString[4]) {
			case ":": return "http:";
			case "s": if (urlString[5] === ":") return "https:";
		}
		return urlString.slice(0, urlString.indexOf(":") + 1);
	}
	const kEnumerableProperty = {
		__proto__: null,
		enumerable: true
	};
	const normalizedMethodRecordsBase = {
		delete: "DELETE",
		DELETE: "DELETE",
		get: "GET",
		GET: "GET",
		head: "HEAD",
		HEAD: "HEAD",
		options: "OPTIONS",
		OPTIONS: "OPTIONS",
		post: "POST",
		POST: "POST",
		put: "PUT",
		PUT: "PUT",
		query: "QUERY",
		QUERY: "QUERY"
	};
	const normalizedMethodRecords = {
		...normalizedMethodRecordsBase,
		patch: "patch",
		PATCH: "PATCH"
	};
	Object.setPrototypeOf(normalizedMethodRecordsBase, null);
	Object.setPrototypeOf(normalizedMethodRecords, null);
	module.exports = {
		kEnumerableProperty,
		isDisturbed,
		isBlobLike,
		parseOrigin,
		parseURL,
		getServerName,
		isStream,
		isIterable,
		hasSafeIterator,
		isAsyncIterable,
		isDestroyed,
		headerNameToString,
		bufferToLowerCasedHeaderName,
		addListener,
		removeAllListeners,
		errorRequest,
		parseRawHeaders,
		toRawHeaders,
		encodeRawHeaders,
		parseHeaders,
		setHeader,
		parseKeepAliveTimeout,
		destroy,
		bodyLength,
		deepClone,
		isBuffer,
		assertRequestHandler,
		getSocketInfo,
		isFormDataLike,
		pathHasQueryOrFragment,
		serializePathWithQuery,
		addAbortListener,
		isValidHTTPToken,
		isValidHeaderValue,
		isTokenCharCode,
		parseRangeHeader,
		normalizedMethodRecordsBase,
		normalizedMethodRecords,
		isValidPort,
		isHttpOrHttpsPrefixed,
		safeHTTPMethods: Object.freeze([
			"GET",
			"HEAD",
			"OPTIONS",
			"TRACE"
		]),
		wrapRequestBody,
		setupConnectTimeout,
		getProtocolFromUrlString
	};
}));
// \0builtin:node:diagnostics_channel
var require__builtin_node_diagnostics_channel = __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:diagnostics_channel");
}));
// \0builtin:node:util
var require__builtin_node_util = __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:util");
}));
// node_modules/undici/lib/core/diagnostics.js
var require_diagnostics = __commonJSMin(((exports, module) => {
	const diagnosticsChannel = require__builtin_node_diagnostics_channel();
	const util = require__builtin_node_util();
	const undiciDebugLog = util.debuglog("undici");
	const fetchDebuglog = util.debuglog("fetch");
	const websocketDebuglog = util.debuglog("websocket");
	const channels = {
		beforeConnect: diagnosticsChannel.channel("undici:client:beforeConnect"),
		connected: diagnosticsChannel.channel("undici:client:connected"),
		connectError: diagnosticsChannel.channel("undici:client:connectError"),
		sendHeaders: diagnosticsChannel.channel("undici:client:sendHeaders"),
		create: diagnosticsChannel.channel("undici:request:create"),
		bodySent: diagnosticsChannel.channel("undici:request:bodySent"),
		bodyChunkSent: diagnosticsChannel.channel("undici:request:bodyChunkSent"),
		bodyChunkReceived: diagnosticsChannel.channel("undici:request:bodyChunkReceived"),
		headers: diagnosticsChannel.channel("undici:request:headers"),
		trailers: diagnosticsChannel.channel("undici:request:trailers"),
		error: diagnosticsChannel.channel("undici:request:error"),
		open: diagnosticsChannel.channel("undici:websocket:open"),
		close: diagnosticsChannel.channel("undici:websocket:close"),
		socketError: diagnosticsChannel.channel("undici:websocket:socket_error"),
		ping: diagnosticsChannel.channel("undici:websocket:ping"),
		pong: diagnosticsChannel.channel("undici:websocket:pong"),
		proxyConnected: diagnosticsChannel.channel("undici:proxy:connected")
	};
	let isTrackingClientEvents = false;
	function trackClientEvents(debugLog = undiciDebugLog) {
		if (isTrackingClientEvents) return;
		if (channels.beforeConnect.hasSubscribers || channels.connected.hasSubscribers || channels.connectError.hasSubscribers || channels.sendHeaders.hasSubscribers) {
			isTrackingClientEvents = true;
			return;
		}
		isTrackingClientEvents = true;
		diagnosticsChannel.subscribe("undici:client:beforeConnect", (evt) => {
			const { connectParams: { version, protocol, port, host } } = evt;
			debugLog("connecting to %s%s using %s%s", host, port ? `:${port}` : "", protocol, version);
		});
		diagnosticsChannel.subscribe("undici:client:connected", (evt) => {
			const { connectParams: { version, protocol, port, host } } = evt;
			debugLog("connected to %s%s using %s%s", host, port ? `:${port}` : "", protocol, version);
		});
		diagnosticsChannel.subscribe("undici:client:connectError", (evt) => {
			const { connectParams: { version, protocol, port, host }, error } = evt;
			debugLog("connection to %s%s using %s%s errored - %s", host, port ? `:${port}` : "", protocol, version, error.message);
		});
		diagnosticsChannel.subscribe("undici:client:sendHeaders", (evt) => {
			const { request: { method, path, origin } } = evt;
			debugLog("sending request to %s %s%s", method, origin, path);
		});
	}
	let isTrackingRequestEvents = false;
	function trackRequestEvents(debugLog = undiciDebugLog) {
		if (isTrackingRequestEvents) return;
		if (channels.headers.hasSubscribers || channels.trailers.hasSubscribers || channels.error.hasSubscribers) {
			isTrackingRequestEvents = true;
			return;
		}
		isTrackingRequestEvents = true;
		diagnosticsChannel.subscribe("undici:request:headers", (evt) => {
			const { request: { method, path, origin }, response: { statusCode } } = evt;
			debugLog("received response to %s %s%s - HTTP %d", method, origin, path, statusCode);
		});
		diagnosticsChannel.subscribe("undici:request:trailers", (evt) => {
			const { request: { method, path, origin } } = evt;
			debugLog("trailers received from %s %s%s", method, origin, path);
		});
		diagnosticsChannel.subscribe("undici:request:error", (evt) => {
			const { request: { method, path, origin }, error } = evt;
			debugLog("request to %s %s%s errored - %s", method, origin, path, error.message);
		});
	}
	let isTrackingWebSocketEvents = false;
	function trackWebSocketEvents(debugLog = websocketDebuglog) {
		if (isTrackingWebSocketEvents) return;
		if (channels.open.hasSubscribers || channels.close.hasSubscribers || channels.socketError.hasSubscribers || channels.ping.hasSubscribers || channels.pong.hasSubscribers) {
			isTrackingWebSocketEvents = true;
			return;
		}
		isTrackingWebSocketEvents = true;
		diagnosticsChannel.subscribe("undici:websocket:open", (evt) => {
			if (evt.address != null) {
				const { address, port } = evt.address;
				debugLog("connection opened %s%s", address, port ? `:${port}` : "");
			} else debugLog("connection opened");
		});
		diagnosticsChannel.subscribe("undici:websocket:close", (evt) => {
			const { websocket, code, reason } = evt;
			debugLog("closed connection to %s - %s %s", websocket.url, code, reason);
		});
		diagnosticsChannel.subscribe("undici:websocket:socket_error", (err) => {
			debugLog("connection errored - %s", err.message);
		});
		diagnosticsChannel.subscribe("undici:websocket:ping", (evt) => {
			debugLog("ping received");
		});
		diagnosticsChannel.subscribe("undici:websocket:pong", (evt) => {
			debugLog("pong received");
		});
	}
	if (undiciDebugLog.enabled || fetchDebuglog.enabled) {
		trackClientEvents(fetchDebuglog.enabled ? fetchDebuglog : undiciDebugLog);
		trackRequestEvents(fetchDebuglog.enabled ? fetchDebuglog : undiciDebugLog);
	}
	if (websocketDebuglog.enabled) {
		trackClientEvents(undiciDebugLog.enabled ? undiciDebugLog : websocketDebuglog);
		trackWebSocketEvents(websocketDebuglog);
	}
	module.exports = { channels };
}));
// \0undici:../web/fetch/formdata
var require_formdata = __commonJSMin(((exports, module) => {
	module.exports = {};
}));
// \0undici:../web/webidl
var require_webidl = __commonJSMin(((exports, module) => {
	module.exports = { webidl: { is: { FormData: () => false } } };
}));
// node_modules/undici/lib/core/request.js
var require_request = __commonJSMin(((exports, module) => {
	const { InvalidArgumentError, NotSupportedError } = require_errors();
	const assert = require__undici_node_assert();
	const { isValidHTTPToken, isValidHeaderValue, isStream, destroy, isBuffer, isFormDataLike, isIterable, hasSafeIterator, isBlobLike, serializePathWithQuery, parseHeaders, assertRequestHandler, getServerName, normalizedMethodRecords, getProtocolFromUrlString } = require_util();
	const { channels } = require_diagnostics();
	const { headerNameLowerCasedRecord } = require_constants$1();
	const invalidPathRegex = /[^\u0021-\u00ff]/;
	function isValidContentLengthHeaderValue(val) {
		if (typeof val !== "string" || val.length === 0) return false;
		for (let i = 0; i < val.length; i++) {
			const charCode = val.charCodeAt(i);
			if (charCode < 48 || charCode > 57) return false;
		}
		return true;
	}
	const kHandler = Symbol("handler");
	const kController = Symbol("controller");
	const kResume = Symbol("resume");
	var RequestController = class {
		#paused = false;
		#reason = null;
		#aborted = false;
		#abort;
		[kResume] = null;
		rawHeaders = null;
		rawTrailers = null;
		constructor(abort) {
			this.#abort = abort;
		}
		pause() {
			this.#paused = true;
		}
		resume() {
			if (this.#paused) {
				this.#paused = false;
				this[kResume]?.();
			}
		}
		abort(reason) {
			if (!this.#aborted) {
				this.#aborted = true;
				this.#reason = reason;
				this.#abort(reason);
			}
		}
		get aborted() {
			return this.#aborted;
		}
		get reason() {
			return this.#reason;
		}
		get paused() {
			return this.#paused;
		}
	};
	var Request = class {
		constructor(origin, { path, method, body, headers, query, idempotent, blocking, upgrade, headersTimeout, bodyTimeout, reset, expectContinue, servername, throwOnError, maxRedirections, typeOfService }, handler) {
			if (typeof path !== "string") throw new InvalidArgumentError("path must be a string");
			else if (path[0] !== "/" && !(path.startsWith("http://") || path.startsWith("https://")) && method !== "CONNECT") throw new InvalidArgumentError("path must be an absolute URL or start with a slash");
			else if (invalidPathRegex.test(path)) throw new InvalidArgumentError("invalid request path");
			if (typeof method !== "string") throw new InvalidArgumentError("method must be a string");
			else if (normalizedMethodRecords[method] === void 0 && !isValidHTTPToken(method)) throw new InvalidArgumentError("invalid request method");
			if (upgrade && typeof upgrade !== "string") throw new InvalidArgumentError("upgrade must be a string");
			if (upgrade && !isValidHeaderValue(upgrade)) throw new InvalidArgumentError("invalid upgrade header");
			if (headersTimeout != null && (!Number.isFinite(headersTimeout) || headersTimeout < 0)) throw new InvalidArgumentError("invalid headersTimeout");
			if (bodyTimeout != null && (!Number.isFinite(bodyTimeout) || bodyTimeout < 0)) throw new InvalidArgumentError("invalid bodyTimeout");
			if (reset != null && typeof reset !== "boolean") throw new InvalidArgumentError("invalid reset");
			if (expectContinue != null && typeof expectContinue !== "boolean") throw new InvalidArgumentError("invalid expectContinue");
			if (throwOnError != null) throw new InvalidArgumentError("invalid throwOnError");
			if (maxRedirections != null && maxRedirections !== 0) throw new InvalidArgumentError("maxRedirections is not supported, use the redirect interceptor");
			if (typeOfService != null && (!Number.isInteger(typeOfService) || typeOfService < 0 || typeOfService > 255)) throw new InvalidArgumentError("typeOfService must be an integer between 0 and 255");
			this.headersTimeout = headersTimeout;
			this.bodyTimeout = bodyTimeout;
			this.method = method;
			this.typeOfService = typeOfService;
			this.abort = null;
			if (body == null) this.body = null;
			else if (isStream(body)) {
				this.body = body;
				const rState = this.body._readableState;
				if (!rState || !rState.autoDestroy) {
					this.endHandler = function autoDestroy() {
						destroy(this);
					};
					this.body.on("end", this.endHandler);
				}
				this.errorHandler = (err) => {
					if (this.abort) this.abort(err);
					else this.error = err;
				};
				this.body.on("error", this.errorHandler);
			} else if (isBuffer(body)) this.body = body.byteLength ? body : null;
			else if (ArrayBuffer.isView(body)) this.body = body.buffer.byteLength ? Buffer.from(body.buffer, body.byteOffset, body.byteLength) : null;
			else if (body instanceof ArrayBuffer) this.body = body.byteLength ? Buffer.from(body) : null;
			else if (typeof body === "string") this.body = body.length ? Buffer.from(body) : null;
			else if (isFormDataLike(body)) {
				if (!isUndiciFormData(body)) throw new InvalidArgumentError("body must be a FormData created by this undici package instance; FormData from other sources, such as the built-in FormData provided by Node.js, is not supported");
				this.body = body;
			} else if (isIterable(body) || isBlobLike(body)) this.body = body;
			else throw new InvalidArgumentError("body must be a string, a Buffer, a Readable stream, an iterable, or an async iterable");
			this.completed = false;
			this.aborted = false;
			this.upgrade = upgrade || null;
			this.path = query ? serializePathWithQuery(path, query) : path;
			this.origin = origin;
			this.protocol = getProtocolFromUrlString(origin);
			this.idempotent = idempotent == null ? method === "HEAD" || method === "GET" || method === "QUERY" : idempotent;
			this.blocking = blocking ?? this.method !== "HEAD";
			this.reset = reset == null ? null : reset;
			this.host = null;
			this.contentLength = null;
			this.contentType = null;
			this.headers = [];
			this.expectContinue = expectContinue != null ? expectContinue : false;
			if (Array.isArray(headers)) {
				if (headers.length % 2 !== 0) throw new InvalidArgumentError("headers array must be even");
				for (let i = 0; i < headers.length; i += 2) processHeader(this, headers[i], headers[i + 1]);
			} else if (headers && typeof headers === "object") {
				if (hasSafeIterator(headers)) for (const header of headers) {
					if (!Array.isArray(header) || header.length !== 2) throw new InvalidArgumentError("headers must be in key-value pair format");
					processHeader(this, header[0], header[1]);
				}
				else {
					const keys = Object.keys(headers);
					for (let i = 0; i < keys.length; ++i) processHeader(this, keys[i], headers[keys[i]]);
				}
			} else if (headers != null) throw new InvalidArgumentError("headers must be an object or an array");
			assertRequestHandler(handler, method, upgrade);
			this.servername = servername || getServerName(this.host) || null;
			this[kHandler] = handler;
			if (channels.create.hasSubscribers) channels.create.publish({ request: this });
		}
		onBodySent(chunk) {
			if (channels.bodyChunkSent.hasSubscribers) channels.bodyChunkSent.publish({
				request: this,
				chunk
			});
			if (this[kHandler].onBodySent) try {
				return this[kHandler].onBodySent(chunk);
			} catch (err) {
				this.abort(err);
			}
		}
		onRequestSent() {
			if (channels.bodySent.hasSubscribers) channels.bodySent.publish({ request: this });
			if (this[kHandler].onRequestSent) try {
				return this[kHandler].onRequestSent();
			} catch (err) {
				this.abort(err);
			}
		}
		onRequestStart(abort, context) {
			assert(!this.aborted);
			assert(!this.completed);
			this[kController] = new RequestController(abort);
			if (this.error) {
				this[kController].abort(this.error);
				return;
			}
			this.abort = abort;
			return this[kHandler].onRequestStart(this[kController], context);
		}
		onResponseStarted() {
			return this[kHandler].onResponseStarted?.();
		}
		onResponseStart(statusCode, headers, resume, statusText) {
			assert(!this.aborted);
			assert(!this.completed);
			if (channels.headers.hasSubscribers) channels.headers.publish({
				request: this,
				response: {
					statusCode,
					headers,
					statusText
				}
			});
			const controller = this[kController];
			if (controller) {
				controller[kResume] = resume;
				controller.rawHeaders = headers;
			}
			const parsedHeaders = Array.isArray(headers) ? parseHeaders(headers) : headers;
			try {
				this[kHandler].onResponseStart?.(controller, statusCode, parsedHeaders, statusText);
				return !controller?.paused;
			} catch (err) {
				this.abort(err);
				return false;
			}
		}
		onResponseData(chunk) {
			assert(!this.aborted);
			assert(!this.completed);
			if (channels.bodyChunkReceived.hasSubscribers) channels.bodyChunkReceived.publish({
				request: this,
				chunk
			});
			const controller = this[kController];
			try {
				this[kHandler].onResponseData?.(controller, chunk);
				return !controller?.paused;
			} catch (err) {
				this.abort(err);
				return false;
			}
		}
		onRequestUpgrade(statusCode, headers, socket, statusText = "") {
			this.onFinally();
			assert(!this.aborted);
			assert(!this.completed);
			if (channels.headers.hasSubscribers) channels.headers.publish({
				request: this,
				response: {
					statusCode,
					headers,
					statusText
				}
			});
			const controller = this[kController];
			if (controller) controller.rawHeaders = headers;
			const parsedHeaders = Array.isArray(headers) ? parseHeaders(headers) : headers;
			const result = this[kHandler].onRequestUpgrade?.(controller, statusCode, parsedHeaders, socket);
			if (!this.aborted) {
				this.completed = true;
				if (channels.trailers.hasSubscribers) channels.trailers.publish({
					request: this,
					trailers: []
				});
			}
			return result;
		}
		onResponseEnd(trailers) {
			this.onFinally();
			assert(!this.aborted);
			assert(!this.completed);
			this.completed = true;
			if (channels.trailers.hasSubscribers) channels.trailers.publish({
				request: this,
				trailers
			});
			const controller = this[kController];
			if (controller) controller.rawTrailers = trailers;
			const parsedTrailers = Array.isArray(trailers) ? parseHeaders(trailers) : trailers;
			try {
				return this[kHandler].onResponseEnd?.(controller, parsedTrailers);
			} catch (err) {
				this.onResponseError(err);
			}
		}
		onResponseError(error) {
			this.onFinally();
			if (channels.error.hasSubscribers) channels.error.publish({
				request: this,
				error
			});
			if (this.aborted) return;
			this.aborted = true;
			const controller = this[kController];
			return this[kHandler].onResponseError?.(controller, error);
		}
		onFinally() {
			if (this.errorHandler) {
				this.body.off("error", this.errorHandler);
				this.errorHandler = null;
			}
			if (this.endHandler) {
				this.body.off("end", this.endHandler);
				this.endHandler = null;
			}
		}
		addHeader(key, value) {
			processHeader(this, key, value);
			return this;
		}
	};
	function processHeader(request, key, val) {
		if (val && typeof val === "object" && !Array.isArray(val)) throw new InvalidArgumentError(`invalid ${key} header`);
		else if (val === void 0) return;
		let headerName = headerNameLowerCasedRecord[key];
		if (headerName === void 0) {
			headerName = key.toLowerCase();
			if (headerNameLowerCasedRecord[headerName] === void 0 && !isValidHTTPToken(headerName)) throw new InvalidArgumentError("invalid header key");
		}
		if (Array.isArray(val)) {
			const arr = [];
			for (let i = 0; i < val.length; i++) if (typeof val[i] === "string") {
				if (!isValidHeaderValue(val[i])) throw new InvalidArgumentError(`invalid ${key} header`);
				arr.push(val[i]);
			} else if (val[i] === null) arr.push("");
			else if (typeof val[i] === "object") throw new InvalidArgumentError(`invalid ${key} header`);
			else {
				const str = `${val[i]}`;
				if (!isValidHeaderValue(str)) throw new InvalidArgumentError(`invalid ${key} header`);
				arr.push(str);
			}
			val = arr;
		} else if (typeof val === "string") {
			if (!isValidHeaderValue(val)) throw new InvalidArgumentError(`invalid ${key} header`);
		} else if (val === null) val = "";
		else {
			val = `${val}`;
			if (!isValidHeaderValue(val)) throw new InvalidArgumentError(`invalid ${key} header`);
		}
		if (headerName === "host") {
			if (request.host !== null) throw new InvalidArgumentError("duplicate host header");
			if (typeof val !== "string") throw new InvalidArgumentError("invalid host header");
			request.host = val;
		} else if (headerName === "content-length") {
			if (request.contentLength !== null) throw new InvalidArgumentError("duplicate content-length header");
			if (!isValidContentLengthHeaderValue(val)) throw new InvalidArgumentError("invalid content-length header");
			request.contentLength = parseInt(val, 10);
		} else if (request.contentType === null && headerName === "content-type") {
			request.contentType = val;
			request.headers.push(key, val);
		} else if (headerName === "transfer-encoding" || headerName === "keep-alive" || headerName === "upgrade") throw new InvalidArgumentError(`invalid ${headerName} header`);
		else if (headerName === "connection") {
			const value = typeof val === "string" ? val : null;
			if (value === null) throw new InvalidArgumentError("invalid connection header");
			for (const token of value.toLowerCase().split(",")) {
				const trimmed = token.trim();
				if (!isValidHTTPToken(trimmed)) throw new InvalidArgumentError("invalid connection header");
				if (trimmed === "close") request.reset = true;
			}
		} else if (headerName === "expect") throw new NotSupportedError("expect header not supported");
		else request.headers.push(key, val);
	}
	let isFormData;
	function isUndiciFormData(body) {
		if (isFormData === void 0) {
			require_formdata();
			isFormData = require_webidl().webidl.is.FormData;
		}
		return isFormData(body);
	}
	module.exports = Request;
}));
// \0builtin:node:tls
var require__builtin_node_tls = __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:tls");
}));
// node_modules/undici/lib/core/connect.js
var require_connect = __commonJSMin(((exports, module) => {
	const net = require__builtin_node_net();
	const assert = require__undici_node_assert();
	const util = require_util();
	const { InvalidArgumentError, ConnectTimeoutError } = require_errors();
	let tls;
	const SessionCache = class WeakSessionCache {
		constructor(maxCachedSessions) {
			this._maxCachedSessions = maxCachedSessions;
			this._sessionCache = new Map();
			this._sessionRegistry = new FinalizationRegistry((key) => {
				if (this._sessionCache.size < this._maxCachedSessions) return;
				const ref = this._sessionCache.get(key);
				if (ref !== void 0 && ref.deref() === void 0) this._sessionCache.delete(key);
			});
		}
		get(sessionKey) {
			const ref = this._sessionCache.get(sessionKey);
			return ref ? ref.deref() : null;
		}
		set(sessionKey, session) {
			if (this._maxCachedSessions === 0) return;
			if (this._sessionCache.has(sessionKey)) this._sessionCache.delete(sessionKey);
			else if (this._sessionCache.size >= this._maxCachedSessions) {
				let evicted = false;
				for (const [key, ref] of this._sessionCache) if (ref.deref() === void 0) {
					this._sessionCache.delete(key);
					evicted = true;
					break;
				}
				if (!evicted) {
					const oldest = this._sessionCache.keys().next();
					if (!oldest.done) this._sessionCache.delete(oldest.value);
				}
			}
			this._sessionCache.set(sessionKey, new WeakRef(session));
			this._sessionRegistry.register(session, sessionKey);
		}
	};
	function buildConnector({ allowH2, preferH2, useH2c, maxCachedSessions, socketPath, timeout, session: customSession, ...opts }) {
		if (maxCachedSessions != null && (!Number.isInteger(maxCachedSessions) || maxCachedSessions < 0)) throw new InvalidArgumentError("maxCachedSessions must be a positive integer or zero");
		const options = {
			path: socketPath,
			...opts
		};
		const sessionCache = new SessionCache(maxCachedSessions == null ? 100 : maxCachedSessions);
		timeout = timeout == null ? 1e4 : timeout;
		allowH2 = allowH2 != null ? allowH2 : true;
		return function connect({ hostname, host, protocol, port, servername, localAddress, httpSocket }, callback) {
			let socket;
			if (protocol === "https:") {
				if (!tls) tls = require__builtin_node_tls();
				servername = servername || options.servername || util.getServerName(host) || null;
				const sessionKey = servername || hostname;
				assert(sessionKey);
				const session = customSession || sessionCache.get(sessionKey) || null;
				port = port || 443;
				socket = tls.connect({
					highWaterMark: 16384,
					...options,
					servername,
					session,
					localAddress,
					ALPNProtocols: allowH2 ? preferH2 ? ["h2", "http/1.1"] : ["http/1.1", "h2"] : ["http/1.1"],
					socket: httpSocket,
					port,
					host: hostname
				});
				socket.on("session", function(session) {
					sessionCache.set(sessionKey, session);
				});
			} else {
				assert(!httpSocket, "httpSocket can only be sent on TLS update");
				port = port || 80;
				const connectOptions = {
					highWaterMark: 65536,
					...options,
					localAddress,
					port,
					host: hostname
				};
				const family = net.isIP(hostname);
				if (family !== 0 && servername && servername !== hostname) {
					connectOptions.host = servername;
					connectOptions.lookup = (_hostname, lookupOptions, cb) => {
						if (lookupOptions.all) cb(null, [{
							address: hostname,
							family
						}]);
						else cb(null, hostname, family);
					};
				}
				socket = net.connect(connectOptions);
				if (useH2c === true) socket.alpnProtocol = "h2";
			}
			if (options.keepAlive == null || options.keepAlive) {
				const keepAliveInitialDelay = options.keepAliveInitialDelay === void 0 ? 6e4 : options.keepAliveInitialDelay;
				socket.setKeepAlive(true, keepAliveInitialDelay);
			}
			const clearConnectTimeout = util.setupConnectTimeout(new WeakRef(socket), {
				timeout,
				hostname,
				port
			});
			socket.setNoDelay(true).once(protocol === "https:" ? "secureConnect" : "connect", function() {
				queueMicrotask(clearConnectTimeout);
				if (callback) {
					const cb = callback;
					callback = null;
					cb(null, this);
				}
			}).on("error", function(err) {
				queueMicrotask(clearConnectTimeout);
				if (callback) {
					const cb = callback;
					callback = null;
					cb(maybeNormalizeConnectError(err, this, {
						timeout,
						hostname,
						port
					}));
				}
			});
			return socket;
		};
	}
	function maybeNormalizeConnectError(err, socket, opts) {
		if (err instanceof AggregateError && (err.code === "ETIMEDOUT" || err.errors.some((e) => e != null && e.code === "ETIMEDOUT"))) {
			let message = "Connect Timeout Error";
			if (Array.isArray(socket.autoSelectFamilyAttemptedAddresses)) message += ` (attempted addresses: ${socket.autoSelectFamilyAttemptedAddresses.join(", ")},`;
			else message += ` (attempted address: ${opts.hostname}:${opts.port},`;
			message += ` timeout: ${opts.timeout}ms)`;
			const wrapped = new ConnectTimeoutError(message);
			wrapped.cause = err;
			return wrapped;
		}
		return err;
	}
	module.exports = buildConnector;
}));
// node_modules/undici/lib/llhttp/utils.js
var require_utils = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.enumToMap = enumToMap;
	function enumToMap(obj, filter = [], exceptions = []) {
		const emptyFilter = (filter?.length ?? 0) === 0;
		const emptyExceptions = (exceptions?.length ?? 0) === 0;
		return Object.fromEntries(Object.entries(obj).filter(([, value]) => {
			return typeof value === "number" && (emptyFilter || filter.includes(value)) && (emptyExceptions || !exceptions.includes(value));
		}));
	}
}));
// node_modules/undici/lib/llhttp/constants.js
var require_constants = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.SPECIAL_HEADERS = exports.MINOR = exports.MAJOR = exports.HTAB_SP_VCHAR_OBS_TEXT = exports.QUOTED_STRING = exports.CONNECTION_TOKEN_CHARS = exports.HEADER_CHARS = exports.TOKEN = exports.HEX = exports.URL_CHAR = exports.USERINFO_CHARS = exports.MARK = exports.ALPHANUM = exports.NUM = exports.HEX_MAP = exports.NUM_MAP = exports.ALPHA = exports.STATUSES_HTTP = exports.H_METHOD_MAP = exports.METHOD_MAP = exports.METHODS_RTSP = exports.METHODS_ICE = exports.METHODS_HTTP = exports.HEADER_STATE = exports.FINISH = exports.STATUSES = exports.METHODS = exports.LENIENT_FLAGS = exports.FLAGS = exports.TYPE = exports.ERROR = void 0;
	const utils_1 = require_utils();
	exports.ERROR = {
		OK: 0,
		INTERNAL: 1,
		STRICT: 2,
		CR_EXPECTED: 25,
		LF_EXPECTED: 3,
		UNEXPECTED_CONTENT_LENGTH: 4,
		UNEXPECTED_SPACE: 30,
		CLOSED_CONNECTION: 5,
		INVALID_METHOD: 6,
		INVALID_URL: 7,
		INVALID_CONSTANT: 8,
		INVALID_VERSION: 9,
		INVALID_HEADER_TOKEN: 10,
		INVALID_CONTENT_LENGTH: 11,
		INVALID_CHUNK_SIZE: 12,
		INVALID_STATUS: 13,
		INVALID_EOF_STATE: 14,
		INVALID_TRANSFER_ENCODING: 15,
		CB_MESSAGE_BEGIN: 16,
		CB_HEADERS_COMPLETE: 17,
		CB_MESSAGE_COMPLETE: 18,
		CB_CHUNK_HEADER: 19,
		CB_CHUNK_COMPLETE: 20,
		PAUSED: 21,
		PAUSED_UPGRADE: 22,
		PAUSED_H2_UPGRADE: 23,
		USER: 24,
		CB_URL_COMPLETE: 26,
		CB_STATUS_COMPLETE: 27,
		CB_METHOD_COMPLETE: 32,
		CB_VERSION_COMPLETE: 33,
		CB_HEADER_FIELD_COMPLETE: 28,
		CB_HEADER_VALUE_COMPLETE: 29,
		CB_CHUNK_EXTENSION_NAME_COMPLETE: 34,
		CB_CHUNK_EXTENSION_VALUE_COMPLETE: 35,
		CB_RESET: 31,
		CB_PROTOCOL_COMPLETE: 38
	};
	exports.TYPE = {
		BOTH: 0,
		REQUEST: 1,
		RESPONSE: 2
	};
	exports.FLAGS = {
		CONNECTION_KEEP_ALIVE: 1,
		CONNECTION_CLOSE: 2,
		CONNECTION_UPGRADE: 4,
		CHUNKED: 8,
		UPGRADE: 16,
		CONTENT_LENGTH: 32,
		SKIPBODY: 64,
		TRAILING: 128,
		TRANSFER_ENCODING: 512
	};
	exports.LENIENT_FLAGS = {
		HEADERS: 1,
		CHUNKED_LENGTH: 2,
		KEEP_ALIVE: 4,
		TRANSFER_ENCODING: 8,
		VERSION: 16,
		DATA_AFTER_CLOSE: 32,
		OPTIONAL_LF_AFTER_CR: 64,
		OPTIONAL_CRLF_AFTER_CHUNK: 128,
		OPTIONAL_CR_BEFORE_LF: 256,
		SPACES_AFTER_CHUNK_SIZE: 512
	};
	exports.METHODS = {
		"DELETE": 0,
		"GET": 1,
		"HEAD": 2,
		"POST": 3,
		"PUT": 4,
		"CONNECT": 5,
		"OPTIONS": 6,
		"TRACE": 7,
		"COPY": 8,
		"LOCK": 9,
		"MKCOL": 10,
		"MOVE": 11,
		"PROPFIND": 12,
		"PROPPATCH": 13,
		"SEARCH": 14,
		"UNLOCK": 15,
		"BIND": 16,
		"REBIND": 17,
		"UNBIND": 18,
		"ACL": 19,
		"REPORT": 20,
		"MKACTIVITY": 21,
		"CHECKOUT": 22,
		"MERGE": 23,
		"M-SEARCH": 24,
		"NOTIFY": 25,
		"SUBSCRIBE": 26,
		"UNSUBSCRIBE": 27,
		"PATCH": 28,
		"PURGE": 29,
		"MKCALENDAR": 30,
		"LINK": 31,
		"UNLINK": 32,
		"SOURCE": 33,
		"PRI": 34,
		"DESCRIBE": 35,
		"ANNOUNCE": 36,
		"SETUP": 37,
		"PLAY": 38,
		"PAUSE": 39,
		"TEARDOWN": 40,
		"GET_PARAMETER": 41,
		"SET_PARAMETER": 42,
		"REDIRECT": 43,
		"RECORD": 44,
		"FLUSH": 45,
		"QUERY": 46
	};
	exports.STATUSES = {
		CONTINUE: 100,
		SWITCHING_PROTOCOLS: 101,
		PROCESSING: 102,
		EARLY_HINTS: 103,
		RESPONSE_IS_STALE: 110,
		REVALIDATION_FAILED: 111,
		DISCONNECTED_OPERATION: 112,
		HEURISTIC_EXPIRATION: 113,
		MISCELLANEOUS_WARNING: 199,
		OK: 200,
		CREATED: 201,
		ACCEPTED: 202,
		NON_AUTHORITATIVE_INFORMATION: 203,
		NO_CONTENT: 204,
		RESET_CONTENT: 205,
		PARTIAL_CONTENT: 206,
		MULTI_STATUS: 207,
		ALREADY_REPORTED: 208,
		TRANSFORMATION_APPLIED: 214,
		IM_USED: 226,
		MISCELLANEOUS_PERSISTENT_WARNING: 299,
		MULTIPLE_CHOICES: 300,
		MOVED_PERMANENTLY: 301,
		FOUND: 302,
		SEE_OTHER: 303,
		NOT_MODIFIED: 304,
		USE_PROXY: 305,
		SWITCH_PROXY: 306,
		TEMPORARY_REDIRECT: 307,
		PERMANENT_REDIRECT: 308,
		BAD_REQUEST: 400,
		UNAUTHORIZED: 401,
		PAYMENT_REQUIRED: 402,
		FORBIDDEN: 403,
		NOT_FOUND: 404,
		METHOD_NOT_ALLOWED: 405,
		NOT_ACCEPTABLE: 406,
		PROXY_AUTHENTICATION_REQUIRED: 407,
		REQUEST_TIMEOUT: 408,
		CONFLICT: 409,
		GONE: 410,
		LENGTH_REQUIRED: 411,
		PRECONDITION_FAILED: 412,
		PAYLOAD_TOO_LARGE: 413,
		URI_TOO_LONG: 414,
		UNSUPPORTED_MEDIA_TYPE: 415,
		RANGE_NOT_SATISFIABLE: 416,
		EXPECTATION_FAILED: 417,
		IM_A_TEAPOT: 418,
		PAGE_EXPIRED: 419,
		ENHANCE_YOUR_CALM: 420,
		MISDIRECTED_REQUEST: 421,
		UNPROCESSABLE_ENTITY: 422,
		LOCKED: 423,
		FAILED_DEPENDENCY: 424,
		TOO_EARLY: 425,
		UPGRADE_REQUIRED: 426,
		PRECONDITION_REQUIRED: 428,
		TOO_MANY_REQUESTS: 429,
		REQUEST_HEADER_FIELDS_TOO_LARGE_UNOFFICIAL: 430,
		REQUEST_HEADER_FIELDS_TOO_LARGE: 431,
		LOGIN_TIMEOUT: 440,
		NO_RESPONSE: 444,
		RETRY_WITH: 449,
		BLOCKED_BY_PARENTAL_CONTROL: 450,
		UNAVAILABLE_FOR_LEGAL_REASONS: 451,
		CLIENT_CLOSED_LOAD_BALANCED_REQUEST: 460,
		INVALID_X_FORWARDED_FOR: 463,
		REQUEST_HEADER_TOO_LARGE: 494,
		SSL_CERTIFICATE_ERROR: 495,
		SSL_CERTIFICATE_REQUIRED: 496,
		HTTP_REQUEST_SENT_TO_HTTPS_PORT: 497,
		INVALID_TOKEN: 498,
		CLIENT_CLOSED_REQUEST: 499,
		INTERNAL_SERVER_ERROR: 500,
		NOT_IMPLEMENTED: 501,
		BAD_GATEWAY: 502,
		SERVICE_UNAVAILABLE: 503,
		GATEWAY_TIMEOUT: 504,
		HTTP_VERSION_NOT_SUPPORTED: 505,
		VARIANT_ALSO_NEGOTIATES: 506,
		INSUFFICIENT_STORAGE: 507,
		LOOP_DETECTED: 508,
		BANDWIDTH_LIMIT_EXCEEDED: 509,
		NOT_EXTENDED: 510,
		NETWORK_AUTHENTICATION_REQUIRED: 511,
		WEB_SERVER_UNKNOWN_ERROR: 520,
		WEB_SERVER_IS_DOWN: 521,
		CONNECTION_TIMEOUT: 522,
		ORIGIN_IS_UNREACHABLE: 523,
		TIMEOUT_OCCURED: 524,
		SSL_HANDSHAKE_FAILED: 525,
		INVALID_SSL_CERTIFICATE: 526,
		RAILGUN_ERROR: 527,
		SITE_IS_OVERLOADED: 529,
		SITE_IS_FROZEN: 530,
		IDENTITY_PROVIDER_AUTHENTICATION_ERROR: 561,
		NETWORK_READ_TIMEOUT: 598,
		NETWORK_CONNECT_TIMEOUT: 599
	};
	exports.FINISH = {
		SAFE: 0,
		SAFE_WITH_CB: 1,
		UNSAFE: 2
	};
	exports.HEADER_STATE = {
		GENERAL: 0,
		CONNECTION: 1,
		CONTENT_LENGTH: 2,
		TRANSFER_ENCODING: 3,
		UPGRADE: 4,
		CONNECTION_KEEP_ALIVE: 5,
		CONNECTION_CLOSE: 6,
		CONNECTION_UPGRADE: 7,
		TRANSFER_ENCODING_CHUNKED: 8
	};
	exports.METHODS_HTTP = [
		exports.METHODS.DELETE,
		exports.METHODS.GET,
		exports.METHODS.HEAD,
		exports.METHODS.POST,
		exports.METHODS.PUT,
		exports.METHODS.CONNECT,
		exports.METHODS.OPTIONS,
		exports.METHODS.TRACE,
		exports.METHODS.COPY,
		exports.METHODS.LOCK,
		exports.METHODS.MKCOL,
		exports.METHODS.MOVE,
		exports.METHODS.PROPFIND,
		exports.METHODS.PROPPATCH,
		exports.METHODS.SEARCH,
		exports.METHODS.UNLOCK,
		exports.METHODS.BIND,
		exports.METHODS.REBIND,
		exports.METHODS.UNBIND,
		exports.METHODS.ACL,
		exports.METHODS.REPORT,
		exports.METHODS.MKACTIVITY,
		exports.METHODS.CHECKOUT,
		exports.METHODS.MERGE,
		exports.METHODS["M-SEARCH"],
		exports.METHODS.NOTIFY,
		exports.METHODS.SUBSCRIBE,
		exports.METHODS.UNSUBSCRIBE,
		exports.METHODS.PATCH,
		exports.METHODS.PURGE,
		exports.METHODS.MKCALENDAR,
		exports.METHODS.LINK,
		exports.METHODS.UNLINK,
		exports.METHODS.PRI,
		exports.METHODS.SOURCE,
		exports.METHODS.QUERY
	];
	exports.METHODS_ICE = [exports.METHODS.SOURCE];
	exports.METHODS_RTSP = [
		exports.METHODS.OPTIONS,
		exports.METHODS.DESCRIBE,
		exports.METHODS.ANNOUNCE,
		exports.METHODS.SETUP,
		exports.METHODS.PLAY,
		exports.METHODS.PAUSE,
		exports.METHODS.TEARDOWN,
		exports.METHODS.GET_PARAMETER,
		exports.METHODS.SET_PARAMETER,
		exports.METHODS.REDIRECT,
		exports.METHODS.RECORD,
		exports.METHODS.FLUSH,
		exports.METHODS.GET,
		exports.METHODS.POST
	];
	exports.METHOD_MAP = (0, utils_1.enumToMap)(exports.METHODS);
	exports.H_METHOD_MAP = Object.fromEntries(Object.entries(exports.METHODS).filter(([k]) => k.startsWith("H")));
	exports.STATUSES_HTTP = [
		exports.STATUSES.CONTINUE,
		exports.STATUSES.SWITCHING_PROTOCOLS,
		exports.STATUSES.PROCESSING,
		exports.STATUSES.EARLY_HINTS,
		exports.STATUSES.RESPONSE_IS_STALE,
		exports.STATUSES.REVALIDATION_FAILED,
		exports.STATUSES.DISCONNECTED_OPERATION,
		exports.STATUSES.HEURISTIC_EXPIRATION,
		exports.STATUSES.MISCELLANEOUS_WARNING,
		exports.STATUSES.OK,
		exports.STATUSES.CREATED,
		exports.STATUSES.ACCEPTED,
		exports.STATUSES.NON_AUTHORITATIVE_INFORMATION,
		exports.STATUSES.NO_CONTENT,
		exports.STATUSES.RESET_CONTENT,
		exports.STATUSES.PARTIAL_CONTENT,
		exports.STATUSES.MULTI_STATUS,
		exports.STATUSES.ALREADY_REPORTED,
		exports.STATUSES.TRANSFORMATION_APPLIED,
		exports.STATUSES.IM_USED,
		exports.STATUSES.MISCELLANEOUS_PERSISTENT_WARNING,
		exports.STATUSES.MULTIPLE_CHOICES,
		exports.STATUSES.MOVED_PERMANENTLY,
		exports.STATUSES.FOUND,
		exports.STATUSES.SEE_OTHER,
		exports.STATUSES.NOT_MODIFIED,
		exports.STATUSES.USE_PROXY,
		exports.STATUSES.SWITCH_PROXY,
		exports.STATUSES.TEMPORARY_REDIRECT,
		exports.STATUSES.PERMANENT_REDIRECT,
		exports.STATUSES.BAD_REQUEST,
		exports.STATUSES.UNAUTHORIZED,
		exports.STATUSES.PAYMENT_REQUIRED,
		exports.STATUSES.FORBIDDEN,
		exports.STATUSES.NOT_FOUND,
		exports.STATUSES.METHOD_NOT_ALLOWED,
		exports.STATUSES.NOT_ACCEPTABLE,
		exports.STATUSES.PROXY_AUTHENTICATION_REQUIRED,
		exports.STATUSES.REQUEST_TIMEOUT,
		exports.STATUSES.CONFLICT,
		exports.STATUSES.GONE,
		exports.STATUSES.LENGTH_REQUIRED,
		exports.STATUSES.PRECONDITION_FAILED,
		exports.STATUSES.PAYLOAD_TOO_LARGE,
		exports.STATUSES.URI_TOO_LONG,
		exports.STATUSES.UNSUPPORTED_MEDIA_TYPE,
		exports.STATUSES.RANGE_NOT_SATISFIABLE,
		exports.STATUSES.EXPECTATION_FAILED,
		exports.STATUSES.IM_A_TEAPOT,
		exports.STATUSES.PAGE_EXPIRED,
		exports.STATUSES.ENHANCE_YOUR_CALM,
		exports.STATUSES.MISDIRECTED_REQUEST,
		exports.STATUSES.UNPROCESSABLE_ENTITY,
		exports.STATUSES.LOCKED,
		exports.STATUSES.FAILED_DEPENDENCY,
		exports.STATUSES.TOO_EARLY,
		exports.STATUSES.UPGRADE_REQUIRED,
		exports.STATUSES.PRECONDITION_REQUIRED,
		exports.STATUSES.TOO_MANY_REQUESTS,
		exports.STATUSES.REQUEST_HEADER_FIELDS_TOO_LARGE_UNOFFICIAL,
		exports.STATUSES.REQUEST_HEADER_FIELDS_TOO_LARGE,
		exports.STATUSES.LOGIN_TIMEOUT,
		exports.STATUSES.NO_RESPONSE,
		exports.STATUSES.RETRY_WITH,
		exports.STATUSES.BLOCKED_BY_PARENTAL_CONTROL,
		exports.STATUSES.UNAVAILABLE_FOR_LEGAL_REASONS,
		exports.STATUSES.CLIENT_CLOSED_LOAD_BALANCED_REQUEST,
		exports.STATUSES.INVALID_X_FORWARDED_FOR,
		exports.STATUSES.REQUEST_HEADER_TOO_LARGE,
		exports.STATUSES.SSL_CERTIFICATE_ERROR,
		exports.STATUSES.SSL_CERTIFICATE_REQUIRED,
		exports.STATUSES.HTTP_REQUEST_SENT_TO_HTTPS_PORT,
		exports.STATUSES.INVALID_TOKEN,
		exports.STATUSES.CLIENT_CLOSED_REQUEST,
		exports.STATUSES.INTERNAL_SERVER_ERROR,
		exports.STATUSES.NOT_IMPLEMENTED,
		exports.STATUSES.BAD_GATEWAY,
		exports.STATUSES.SERVICE_UNAVAILABLE,
		exports.STATUSES.GATEWAY_TIMEOUT,
		exports.STATUSES.HTTP_VERSION_NOT_SUPPORTED,
		exports.STATUSES.VARIANT_ALSO_NEGOTIATES,
		exports.STATUSES.INSUFFICIENT_STORAGE,
		exports.STATUSES.LOOP_DETECTED,
		exports.STATUSES.BANDWIDTH_LIMIT_EXCEEDED,
		exports.STATUSES.NOT_EXTENDED,
		exports.STATUSES.NETWORK_AUTHENTICATION_REQUIRED,
		exports.STATUSES.WEB_SERVER_UNKNOWN_ERROR,
		exports.STATUSES.WEB_SERVER_IS_DOWN,
		exports.STATUSES.CONNECTION_TIMEOUT,
		exports.STATUSES.ORIGIN_IS_UNREACHABLE,
		exports.STATUSES.TIMEOUT_OCCURED,
		exports.STATUSES.SSL_HANDSHAKE_FAILED,
		exports.STATUSES.INVALID_SSL_CERTIFICATE,
		exports.STATUSES.RAILGUN_ERROR,
		exports.STATUSES.SITE_IS_OVERLOADED,
		exports.STATUSES.SITE_IS_FROZEN,
		exports.STATUSES.IDENTITY_PROVIDER_AUTHENTICATION_ERROR,
		exports.STATUSES.NETWORK_READ_TIMEOUT,
		exports.STATUSES.NETWORK_CONNECT_TIMEOUT
	];
	exports.ALPHA = [];
	for (let i = "A".charCodeAt(0); i <= "Z".charCodeAt(0); i++) {
		exports.ALPHA.push(String.fromCharCode(i));
		exports.ALPHA.push(String.fromCharCode(i + 32));
	}
	exports.NUM_MAP = {
		0: 0,
		1: 1,
		2: 2,
		3: 3,
		4: 4,
		5: 5,
		6: 6,
		7: 7,
		8: 8,
		9: 9
	};
	exports.HEX_MAP = {
		0: 0,
		1: 1,
		2: 2,
		3: 3,
		4: 4,
		5: 5,
		6: 6,
		7: 7,
		8: 8,
		9: 9,
		A: 10,
		B: 11,
		C: 12,
		D: 13,
		E: 14,
		F: 15,
		a: 10,
		b: 11,
		c: 12,
		d: 13,
		e: 14,
		f: 15
	};
	exports.NUM = [
		"0",
		"1",
		"2",
		"3",
		"4",
		"5",
		"6",
		"7",
		"8",
		"9"
	];
	exports.ALPHANUM = exports.ALPHA.concat(exports.NUM);
	exports.MARK = [
		"-",
		"_",
		".",
		"!",
		"~",
		"*",
		"'",
		"(",
		")"
	];
	exports.USERINFO_CHARS = exports.ALPHANUM.concat(exports.MARK).concat([
		"%",
		";",
		":",
		"&",
		"=",
		"+",
		"$",
		","
	]);
	exports.URL_CHAR = [
		"!",
		"\"",
		"$",
		"%",
		"&",
		"'",
		"(",
		")",
		"*",
		"+",
		",",
		"-",
		".",
		"/",
		":",
		";",
		"<",
		"=",
		">",
		"@",
		"[",
		"\\",
		"]",
		"^",
		"_",
		"`",
		"{",
		"|",
		"}",
		"~"
	].concat(exports.ALPHANUM);
	exports.HEX = exports.NUM.concat([
		"a",
		"b",
		"c",
		"d",
		"e",
		"f",
		"A",
		"B",
		"C",
		"D",
		"E",
		"F"
	]);
	exports.TOKEN = [
		"!",
		"#",
		"$",
		"%",
		"&",
		"'",
		"*",
		"+",
		"-",
		".",
		"^",
		"_",
		"`",
		"|",
		"~"
	].concat(exports.ALPHANUM);
	exports.HEADER_CHARS = ["	"];
	for (let i = 32; i <= 255; i++) if (i !== 127) exports.HEADER_CHARS.push(i);
	exports.CONNECTION_TOKEN_CHARS = exports.HEADER_CHARS.filter((c) => c !== 44);
	exports.QUOTED_STRING = ["	", " "];
	for (let i = 33; i <= 255; i++) if (i !== 34 && i !== 92) exports.QUOTED_STRING.push(i);
	exports.HTAB_SP_VCHAR_OBS_TEXT = ["	", " "];
	for (let i = 33; i <= 126; i++) exports.HTAB_SP_VCHAR_OBS_TEXT.push(i);
	for (let i = 128; i <= 255; i++) exports.HTAB_SP_VCHAR_OBS_TEXT.push(i);
	exports.MAJOR = exports.NUM_MAP;
	exports.MINOR = exports.MAJOR;
	exports.SPECIAL_HEADERS = {
		"connection": exports.HEADER_STATE.CONNECTION,
		"content-length": exports.HEADER_STATE.CONTENT_LENGTH,
		"proxy-connection": exports.HEADER_STATE.CONNECTION,
		"transfer-encoding": exports.HEADER_STATE.TRANSFER_ENCODING,
		"upgrade": exports.HEADER_STATE.UPGRADE
	};
	exports.default = {
		ERROR: exports.ERROR,
		TYPE: exports.TYPE,
		FLAGS: exports.FLAGS,
		LENIENT_FLAGS: exports.LENIENT_FLAGS,
		METHODS: exports.METHODS,
		STATUSES: exports.STATUSES,
		FINISH: exports.FINISH,
		HEADER_STATE: exports.HEADER_STATE,
		ALPHA: exports.ALPHA,
		NUM_MAP: exports.NUM_MAP,
		HEX_MAP: exports.HEX_MAP,
		NUM: exports.NUM,
		ALPHANUM: exports.ALPHANUM,
		MARK: exports.MARK,
		USERINFO_CHARS: exports.USERINFO_CHARS,
		URL_CHAR: exports.URL_CHAR,
		HEX: exports.HEX,
		TOKEN: exports.TOKEN,
		HEADER_CHARS: exports.HEADER_CHARS,
		CONNECTION_TOKEN_CHARS: exports.CONNECTION_TOKEN_CHARS,
		QUOTED_STRING: exports.QUOTED_STRING,
		HTAB_SP_VCHAR_OBS_TEXT: exports.HTAB_SP_VCHAR_OBS_TEXT,
		MAJOR: exports.MAJOR,
		MINOR: exports.MINOR,
		SPECIAL_HEADERS: exports.SPECIAL_HEADERS,
		METHODS_HTTP: exports.METHODS_HTTP,
		METHODS_ICE: exports.METHODS_ICE,
		METHODS_RTSP: exports.METHODS_RTSP,
		METHOD_MAP: exports.METHOD_MAP,
		H_METHOD_MAP: exports.H_METHOD_MAP,
		STATUSES_HTTP: exports.STATUSES_HTTP
	};
}));
// node_modules/undici/lib/llhttp/llhttp-wasm.js
var require_llhttp_wasm = __commonJSMin(((exports, module) => {
	const { Buffer } = require__builtin_node_buffer();
	const wasmBase64 = "AGFzbQEAAAABJwdgAX8Bf2ADf39/AX9gAn9/AGABfwBgBH9/f38Bf2AAAGADf39/AALLAQgDZW52GHdhc21fb25faGVhZGVyc19jb21wbGV0ZQAEA2VudhV3YXNtX29uX21lc3NhZ2VfYmVnaW4AAANlbnYLd2FzbV9vbl91cmwAAQNlbnYOd2FzbV9vbl9zdGF0dXMAAQNlbnYUd2FzbV9vbl9oZWFkZXJfZmllbGQAAQNlbnYUd2FzbV9vbl9oZWFkZXJfdmFsdWUAAQNlbnYMd2FzbV9vbl9ib2R5AAEDZW52GHdhc21fb25fbWVzc2FnZV9jb21wbGV0ZQAAAzU0BQYAAAMAAAAAAAADAQMAAwMDAAACAAAAAAICAgICAgICAgIBAQEBAQEBAQEBAwAAAwAAAAQFAXABExMFAwEAAgYIAX8BQcDZBAsHxQcoBm1lbW9yeQIAC19pbml0aWFsaXplAAgZX19pbmRpcmVjdF9mdW5jdGlvbl90YWJsZQEAC2xsaHR0cF9pbml0AAkYbGxodHRwX3Nob3VsZF9rZWVwX2FsaXZlADcMbGxodHRwX2FsbG9jAAsGbWFsbG9jADkLbGxodHRwX2ZyZWUADARmcmVlAAwPbGxodHRwX2dldF90eXBlAA0VbGxodHRwX2dldF9odHRwX21ham9yAA4VbGxodHRwX2dldF9odHRwX21pbm9yAA8RbGxodHRwX2dldF9tZXRob2QAEBZsbGh0dHBfZ2V0X3N0YXR1c19jb2RlABESbGxodHRwX2dldF91cGdyYWRlABIMbGxodHRwX3Jlc2V0ABMObGxodHRwX2V4ZWN1dGUAFBRsbGh0dHBfc2V0dGluZ3NfaW5pdAAVDWxsaHR0cF9maW5pc2gAFgxsbGh0dHBfcGF1c2UAFw1sbGh0dHBfcmVzdW1lABgbbGxodHRwX3Jlc3VtZV9hZnRlcl91cGdyYWRlABkQbGxodHRwX2dldF9lcnJubwAaF2xsaHR0cF9nZXRfZXJyb3JfcmVhc29uABsXbGxodHRwX3NldF9lcnJvcl9yZWFzb24AHBRsbGh0dHBfZ2V0X2Vycm9yX3BvcwAdEWxsaHR0cF9lcnJub19uYW1lAB4SbGxodHRwX21ldGhvZF9uYW1lAB8SbGxodHRwX3N0YXR1c19uYW1lACAabGxodHRwX3NldF9sZW5pZW50X2hlYWRlcnMAISFsbGh0dHBfc2V0X2xlbmllbnRfY2h1bmtlZF9sZW5ndGgAIh1sbGh0dHBfc2V0X2xlbmllbnRfa2VlcF9hbGl2ZQAjJGxsaHR0cF9zZXRfbGVuaWVudF90cmFuc2Zlcl9lbmNvZGluZwAkGmxsaHR0cF9zZXRfbGVuaWVudF92ZXJzaW9uACUjbGxodHRwX3NldF9sZW5pZW50X2RhdGFfYWZ0ZXJfY2xvc2UAJidsbGh0dHBfc2V0X2xlbmllbnRfb3B0aW9uYWxfbGZfYWZ0ZXJfY3IAJyxsbGh0dHBfc2V0X2xlbmllbnRfb3B0aW9uYWxfY3JsZl9hZnRlcl9jaHVuawAoKGxsaHR0cF9zZXRfbGVuaWVudF9vcHRpb25hbF9jcl9iZWZvcmVfbGYAKSpsbGh0dHBfc2V0X2xlbmllbnRfc3BhY2VzX2FmdGVyX2NodW5rX3NpemUAKhhsbGh0dHBfbWVzc2FnZV9uZWVkc19lb2YANgkYAQBBAQsSAQIDBAUKBgcyNDMuKy8tLDAxCq/ZAjQWAEHA1QAoAgAEQAALQcDVAEEBNgIACxQAIAAQOCAAIAI2AjggACABOgAoCxQAIAAgAC8BNCAALQAwIAAQNxAACx4BAX9BwAAQOiIBEDggAUGACDYCOCABIAA6ACggAQuPDAEHfwJAIABFDQAgAEEIayIBIABBBGsoAgAiAEF4cSIEaiEFAkAgAEEBcQ0AIABBA3FFDQEgASABKAIAIgBrIgFB1NUAKAIASQ0BIAAgBGohBAJAAkBB2NUAKAIAIAFHBEAgAEH/AU0EQCAAQQN2IQMgASgCCCIAIAEoAgwiAkYEQEHE1QBBxNUAKAIAQX4gA3dxNgIADAULIAIgADYCCCAAIAI2AgwMBAsgASgCGCEGIAEgASgCDCIARwRAIAAgASgCCCICNgIIIAIgADYCDAwDCyABQRRqIgMoAgAiAkUEQCABKAIQIgJFDQIgAUEQaiEDCwNAIAMhByACIgBBFGoiAygCACICDQAgAEEQaiEDIAAoAhAiAg0ACyAHQQA2AgAMAgsgBSgCBCIAQQNxQQNHDQIgBSAAQX5xNgIEQczVACAENgIAIAUgBDYCACABIARBAXI2AgQMAwtBACEACyAGRQ0AAkAgASgCHCICQQJ0QfTXAGoiAygCACABRgRAIAMgADYCACAADQFByNUAQcjVACgCAEF+IAJ3cTYCAAwCCyAGQRBBFCAGKAIQIAFGG2ogADYCACAARQ0BCyAAIAY2AhggASgCECICBEAgACACNgIQIAIgADYCGAsgAUEUaigCACICRQ0AIABBFGogAjYCACACIAA2AhgLIAEgBU8NACAFKAIEIgBBAXFFDQACQAJAAkACQCAAQQJxRQRAQdzVACgCACAFRgRAQdzVACABNgIAQdDVAEHQ1QAoAgAgBGoiADYCACABIABBAXI2AgQgAUHY1QAoAgBHDQZBzNUAQQA2AgBB2NUAQQA2AgAMBgtB2NUAKAIAIAVGBEBB2NUAIAE2AgBBzNUAQczVACgCACAEaiIANgIAIAEgAEEBcjYCBCAAIAFqIAA2AgAMBgsgAEF4cSAEaiEEIABB/wFNBEAgAEEDdiEDIAUoAggiACAFKAIMIgJGBEBBxNUAQcTVACgCAEF+IAN3cTYCAAwFCyACIAA2AgggACACNgIMDAQLIAUoAhghBiAFIAUoAgwiAEcEQEHU1QAoAgAaIAAgBSgCCCICNgIIIAIgADYCDAwDCyAFQRRqIgMoAgAiAkUEQCAFKAIQIgJFDQIgBUEQaiEDCwNAIAMhByACIgBBFGoiAygCACICDQAgAEEQaiEDIAAoAhAiAg0ACyAHQQA2AgAMAgsgBSAAQX5xNgIEIAEgBGogBDYCACABIARBAXI2AgQMAwtBACEACyAGRQ0AAkAgBSgCHCICQQJ0QfTXAGoiAygCACAFRgRAIAMgADYCACAADQFByNUAQcjVACgCAEF+IAJ3cTYCAAwCCyAGQRBBFCAGKAIQIAVGG2ogADYCACAARQ0BCyAAIAY2AhggBSgCECICBEAgACACNgIQIAIgADYCGAsgBUEUaigCACICRQ0AIABBFGogAjYCACACIAA2AhgLIAEgBGogBDYCACABIARBAXI2AgQgAUHY1QAoAgBHDQBBzNUAIAQ2AgAMAQsgBEH/AU0EQCAEQXhxQezVAGohAAJ/QcTVACgCACICQQEgBEEDdnQiA3FFBEBBxNUAIAIgA3I2AgAgAAwBCyAAKAIICyICIAE2AgwgACABNgIIIAEgADYCDCABIAI2AggMAQtBHyECIARB////B00EQCAEQSYgBEEIdmciAGt2QQFxIABBAXRrQT5qIQILIAEgAjYCHCABQgA3AhAgAkECdEH01wBqIQACQEHI1QAoAgAiA0EBIAJ0IgdxRQRAIAAgATYCAEHI1QAgAyAHcjYCACABIAA2AhggASABNgIIIAEgATYCDAwBCyAEQRkgAkEBdmtBACACQR9HG3QhAiAAKAIAIQACQANAIAAiAygCBEF4cSAERg0BIAJBHXYhACACQQF0IQIgAyAAQQRxakEQaiIHKAIAIgANAAsgByABNgIAIAEgAzYCGCABIAE2AgwgASABNgIIDAELIAMoAggiACABNgIMIAMgATYCCCABQQA2AhggASADNgIMIAEgADYCCAtB5NUAQeTVACgCAEEBayIAQX8gABs2AgALCwcAIAAtACgLBwAgAC0AKgsHACAALQArCwcAIAAtACkLBwAgAC8BNAsHACAALQAwC0ABBH8gACgCGCEBIAAvAS4hAiAALQAoIQMgACgCOCEEIAAQOCAAIAQ2AjggACADOgAoIAAgAjsBLiAAIAE2AhgL5YUCAgd/A34gASACaiEEAkAgACIDKAIMIgANACADKAIEBEAgAyABNgIECyMAQRBrIgkkAAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAygCHCICQQJrDvwBAfkBAgMEBQYHCAkKCwwNDg8QERL4ARP3ARQV9gEWF/UBGBkaGxwdHh8g/QH7ASH0ASIjJCUmJygpKivzASwtLi8wMTLyAfEBMzTwAe8BNTY3ODk6Ozw9Pj9AQUJDREVGR0hJSktMTU5P+gFQUVJT7gHtAVTsAVXrAVZXWFla6gFbXF1eX2BhYmNkZWZnaGlqa2xtbm9wcXJzdHV2d3h5ent8fX5/gAGBAYIBgwGEAYUBhgGHAYgBiQGKAYsBjAGNAY4BjwGQAZEBkgGTAZQBlQGWAZcBmAGZAZoBmwGcAZ0BngGfAaABoQGiAaMBpAGlAaYBpwGoAakBqgGrAawBrQGuAa8BsAGxAbIBswG0AbUBtgG3AbgBuQG6AbsBvAG9Ab4BvwHAAcEBwgHDAcQBxQHGAccByAHJAcoBywHMAc0BzgHpAegBzwHnAdAB5gHRAdIB0wHUAeUB1QHWAdcB2AHZAdoB2wHcAd0B3gHfAeAB4QHiAeMBAPwBC0EADOMBC0EODOIBC0ENDOEBC0EPDOABC0EQDN8BC0ETDN4BC0EUDN0BC0EVDNwBC0EWDNsBC0EXDNoBC0EYDNkBC0EZDNgBC0EaDNcBC0EbDNYBC0EcDNUBC0EdDNQBC0EeDNMBC0EfDNIBC0EgDNEBC0EhDNABC0EIDM8BC0EiDM4BC0EkDM0BC0EjDMwBC0EHDMsBC0ElDMoBC0EmDMkBC0EnDMgBC0EoDMcBC0ESDMYBC0ERDMUBC0EpDMQBC0EqDMMBC0ErDMIBC0EsDMEBC0HeAQzAAQtBLgy/AQtBLwy+AQtBMAy9AQtBMQy8AQtBMgy7AQtBMwy6AQtBNAy5AQtB3wEMuAELQTUMtwELQTkMtgELQQwMtQELQTYMtAELQTcMswELQTgMsgELQT4MsQELQToMsAELQeABDK8BC0ELDK4BC0E/DK0BC0E7DKwBC0EKDKsBC0E8DKoBC0E9DKkBC0HhAQyoAQtBwQAMpwELQcAADKYBC0HCAAylAQtBCQykAQtBLQyjAQtBwwAMogELQcQADKEBC0HFAAygAQtBxgAMnwELQccADJ4BC0HIAAydAQtByQAMnAELQcoADJsBC0HLAAyaAQtBzAAMmQELQc0ADJgBC0HOAAyXAQtBzwAMlgELQdAADJUBC0HRAAyUAQtB0gAMkwELQdMADJIBC0HVAAyRAQtB1AAMkAELQdYADI8BC0HXAAyOAQtB2AAMjQELQdkADIwBC0HaAAyLAQtB2wAMigELQdwADIkBC0HdAAyIAQtB3gAMhwELQd8ADIYBC0HgAAyFAQtB4QAMhAELQeIADIMBC0HjAAyCAQtB5AAMgQELQeUADIABC0HiAQx/C0HmAAx+C0HnAAx9C0EGDHwLQegADHsLQQUMegtB6QAMeQtBBAx4C0HqAAx3C0HrAAx2C0HsAAx1C0HtAAx0C0EDDHMLQe4ADHILQe8ADHELQfAADHALQfIADG8LQfEADG4LQfMADG0LQfQADGwLQfUADGsLQfYADGoLQQIMaQtB9wAMaAtB+AAMZwtB+QAMZgtB+gAMZQtB+wAMZAtB/AAMYwtB/QAMYgtB/gAMYQtB/wAMYAtBgAEMXwtBgQEMXgtBggEMXQtBgwEMXAtBhAEMWwtBhQEMWgtBhgEMWQtBhwEMWAtBiAEMVwtBiQEMVgtBigEMVQtBiwEMVAtBjAEMUwtBjQEMUgtBjgEMUQtBjwEMUAtBkAEMTwtBkQEMTgtBkgEMTQtBkwEMTAtBlAEMSwtBlQEMSgtBlgEMSQtBlwEMSAtBmAEMRwtBmQEMRgtBmgEMRQtBmwEMRAtBnAEMQwtBnQEMQgtBngEMQQtBnwEMQAtBoAEMPwtBoQEMPgtBogEMPQtBowEMPAtBpAEMOwtBpQEMOgtBpgEMOQtBpwEMOAtBqAEMNwtBqQEMNgtBqgEMNQtBqwEMNAtBrAEMMwtBrQEMMgtBrgEMMQtBrwEMMAtBsAEMLwtBsQEMLgtBsgEMLQtBswEMLAtBtAEMKwtBtQEMKgtBtgEMKQtBtwEMKAtBuAEMJwtBuQEMJgtBugEMJQtBuwEMJAtBvAEMIwtBvQEMIgtBvgEMIQtBvwEMIAtBwAEMHwtBwQEMHgtBwgEMHQtBAQwcC0HDAQwbC0HEAQwaC0HFAQwZC0HGAQwYC0HHAQwXC0HIAQwWC0HJAQwVC0HKAQwUC0HLAQwTC0HMAQwSC0HNAQwRC0HOAQwQC0HPAQwPC0HQAQwOC0HRAQwNC0HSAQwMC0HTAQwLC0HUAQwKC0HVAQwJC0HWAQwIC0HjAQwHC0HXAQwGC0HYAQwFC0HZAQwEC0HaAQwDC0HbAQwCC0HdAQwBC0HcAQshAgNAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCADAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJ/AkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAMCfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAg7jAQABAgMEBQYHCAkKCwwNDg8QERITFBUWFxgZGhscHR4fICEjJCUnKCmeA5sDmgORA4oDgwOAA/0C+wL4AvIC8QLvAu0C6ALnAuYC5QLkAtwC2wLaAtkC2ALXAtYC1QLPAs4CzALLAsoCyQLIAscCxgLEAsMCvgK8AroCuQK4ArcCtgK1ArQCswKyArECsAKuAq0CqQKoAqcCpgKlAqQCowKiAqECoAKfApgCkAKMAosCigKBAv4B/QH8AfsB+gH5AfgB9wH1AfMB8AHrAekB6AHnAeYB5QHkAeMB4gHhAeAB3wHeAd0B3AHaAdkB2AHXAdYB1QHUAdMB0gHRAdABzwHOAc0BzAHLAcoByQHIAccBxgHFAcQBwwHCAcEBwAG/Ab4BvQG8AbsBugG5AbgBtwG2AbUBtAGzAbIBsQGwAa8BrgGtAawBqwGqAakBqAGnAaYBpQGkAaMBogGfAZ4BmQGYAZcBlgGVAZQBkwGSAZEBkAGPAY0BjAGHAYYBhQGEAYMBggF9fHt6eXZ1dFBRUlNUVQsgASAERw1yQf0BIQIMvgMLIAEgBEcNmAFB2wEhAgy9AwsgASAERw3xAUGOASECDLwDCyABIARHDfwBQYQBIQIMuwMLIAEgBEcNigJB/wAhAgy6AwsgASAERw2RAkH9ACECDLkDCyABIARHDZQCQfsAIQIMuAMLIAEgBEcNHkEeIQIMtwMLIAEgBEcNGUEYIQIMtgMLIAEgBEcNygJBzQAhAgy1AwsgASAERw3VAkHGACECDLQDCyABIARHDdYCQcMAIQIMswMLIAEgBEcN3AJBOCECDLIDCyADLQAwQQFGDa0DDIkDC0EAIQACQAJAAkAgAy0AKkUNACADLQArRQ0AIAMvATIiAkECcUUNAQwCCyADLwEyIgJBAXFFDQELQQEhACADLQAoQQFGDQAgAy8BNCIGQeQAa0HkAEkNACAGQcwBRg0AIAZBsAJGDQAgAkHAAHENAEEAIQAgAkGIBHFBgARGDQAgAkEocUEARyEACyADQQA7ATIgA0EAOgAxAkAgAEUEQCADQQA6ADEgAy0ALkEEcQ0BDLEDCyADQgA3AyALIANBADoAMSADQQE6ADYMSAtBACEAAkAgAygCOCICRQ0AIAIoAjAiAkUNACADIAIRAAAhAAsgAEUNSCAAQRVHDWIgA0EENgIcIAMgATYCFCADQdIbNgIQIANBFTYCDEEAIQIMrwMLIAEgBEYEQEEGIQIMrwMLIAEtAABBCkcNGSABQQFqIQEMGgsgA0IANwMgQRIhAgyUAwsgASAERw2KA0EjIQIMrAMLIAEgBEYEQEEHIQIMrAMLAkACQCABLQAAQQprDgQBGBgAGAsgAUEBaiEBQRAhAgyTAwsgAUEBaiEBIANBL2otAABBAXENF0EAIQIgA0EANgIcIAMgATYCFCADQZkgNgIQIANBGTYCDAyrAwsgAyADKQMgIgwgBCABa60iCn0iC0IAIAsgDFgbNwMgIAogDFoNGEEIIQIMqgMLIAEgBEcEQCADQQk2AgggAyABNgIEQRQhAgyRAwtBCSECDKkDCyADKQMgUA2uAgxDCyABIARGBEBBCyECDKgDCyABLQAAQQpHDRYgAUEBaiEBDBcLIANBL2otAABBAXFFDRkMJgtBACEAAkAgAygCOCICRQ0AIAIoAlAiAkUNACADIAIRAAAhAAsgAA0ZDEILQQAhAAJAIAMoAjgiAkUNACACKAJQIgJFDQAgAyACEQAAIQALIAANGgwkC0EAIQACQCADKAI4IgJFDQAgAigCUCICRQ0AIAMgAhEAACEACyAADRsMMgsgA0Evai0AAEEBcUUNHAwiC0EAIQACQCADKAI4IgJFDQAgAigCVCICRQ0AIAMgAhEAACEACyAADRwMQgtBACEAAkAgAygCOCICRQ0AIAIoAlQiAkUNACADIAIRAAAhAAsgAA0dDCALIAEgBEYEQEETIQIMoAMLAkAgAS0AACIAQQprDgQfIyMAIgsgAUEBaiEBDB8LQQAhAAJAIAMoAjgiAkUNACACKAJUIgJFDQAgAyACEQAAIQALIAANIgxCCyABIARGBEBBFiECDJ4DCyABLQAAQcDBAGotAABBAUcNIwyDAwsCQANAIAEtAABBsDtqLQAAIgBBAUcEQAJAIABBAmsOAgMAJwsgAUEBaiEBQSEhAgyGAwsgBCABQQFqIgFHDQALQRghAgydAwsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAFBAWoiARA0IgANIQxBC0EAIQACQCADKAI4IgJFDQAgAigCVCICRQ0AIAMgAhEAACEACyAADSMMKgsgASAERgRAQRwhAgybAwsgA0EKNgIIIAMgATYCBEEAIQACQCADKAI4IgJFDQAgAigCUCICRQ0AIAMgAhEAACEACyAADSVBJCECDIEDCyABIARHBEADQCABLQAAQbA9ai0AACIAQQNHBEAgAEEBaw4FGBomggMlJgsgBCABQQFqIgFHDQALQRshAgyaAwtBGyECDJkDCwNAIAEtAABBsD9qLQAAIgBBA0cEQCAAQQFrDgUPEScTJicLIAQgAUEBaiIBRw0AC0EeIQIMmAMLIAEgBEcEQCADQQs2AgggAyABNgIEQQchAgz/AgtBHyECDJcDCyABIARGBEBBICECDJcDCwJAIAEtAABBDWsOFC4/Pz8/Pz8/Pz8/Pz8/Pz8/Pz8APwtBACECIANBADYCHCADQb8LNgIQIANBAjYCDCADIAFBAWo2AhQMlgMLIANBL2ohAgNAIAEgBEYEQEEhIQIMlwMLAkACQAJAIAEtAAAiAEEJaw4YAgApKQEpKSkpKSkpKSkpKSkpKSkpKSkCJwsgAUEBaiEBIANBL2otAABBAXFFDQoMGAsgAUEBaiEBDBcLIAFBAWohASACLQAAQQJxDQALQQAhAiADQQA2AhwgAyABNgIUIANBnxU2AhAgA0EMNgIMDJUDCyADLQAuQYABcUUNAQtBACEAAkAgAygCOCICRQ0AIAIoAlwiAkUNACADIAIRAAAhAAsgAEUN5gIgAEEVRgRAIANBJDYCHCADIAE2AhQgA0GbGzYCECADQRU2AgxBACECDJQDC0EAIQIgA0EANgIcIAMgATYCFCADQZAONgIQIANBFDYCDAyTAwtBACECIANBADYCHCADIAE2AhQgA0G+IDYCECADQQI2AgwMkgMLIAMoAgQhAEEAIQIgA0EANgIEIAMgACABIAynaiIBEDIiAEUNKyADQQc2AhwgAyABNgIUIAMgADYCDAyRAwsgAy0ALkHAAHFFDQELQQAhAAJAIAMoAjgiAkUNACACKAJYIgJFDQAgAyACEQAAIQALIABFDSsgAEEVRgRAIANBCjYCHCADIAE2AhQgA0HrGTYCECADQRU2AgxBACECDJADC0EAIQIgA0EANgIcIAMgATYCFCADQZMMNgIQIANBEzYCDAyPAwtBACECIANBADYCHCADIAE2AhQgA0GCFTYCECADQQI2AgwMjgMLQQAhAiADQQA2AhwgAyABNgIUIANB3RQ2AhAgA0EZNgIMDI0DC0EAIQIgA0EANgIcIAMgATYCFCADQeYdNgIQIANBGTYCDAyMAwsgAEEVRg09QQAhAiADQQA2AhwgAyABNgIUIANB0A82AhAgA0EiNgIMDIsDCyADKAIEIQBBACECIANBADYCBCADIAAgARAzIgBFDSggA0ENNgIcIAMgATYCFCADIAA2AgwMigMLIABBFUYNOkEAIQIgA0EANgIcIAMgATYCFCADQdAPNgIQIANBIjYCDAyJAwsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQMyIARQRAIAFBAWohAQwoCyADQQ42AhwgAyAANgIMIAMgAUEBajYCFAyIAwsgAEEVRg03QQAhAiADQQA2AhwgAyABNgIUIANB0A82AhAgA0EiNgIMDIcDCyADKAIEIQBBACECIANBADYCBCADIAAgARAzIgBFBEAgAUEBaiEBDCcLIANBDzYCHCADIAA2AgwgAyABQQFqNgIUDIYDC0EAIQIgA0EANgIcIAMgATYCFCADQeIXNgIQIANBGTYCDAyFAwsgAEEVRg0zQQAhAiADQQA2AhwgAyABNgIUIANB1gw2AhAgA0EjNgIMDIQDCyADKAIEIQBBACECIANBADYCBCADIAAgARA0IgBFDSUgA0ERNgIcIAMgATYCFCADIAA2AgwMgwMLIABBFUYNMEEAIQIgA0EANgIcIAMgATYCFCADQdYMNgIQIANBIzYCDAyCAwsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQNCIARQRAIAFBAWohAQwlCyADQRI2AhwgAyAANgIMIAMgAUEBajYCFAyBAwsgA0Evai0AAEEBcUUNAQtBFyECDOYCC0EAIQIgA0EANgIcIAMgATYCFCADQeIXNgIQIANBGTYCDAz+AgsgAEE7Rw0AIAFBAWohAQwMC0EAIQIgA0EANgIcIAMgATYCFCADQZIYNgIQIANBAjYCDAz8AgsgAEEVRg0oQQAhAiADQQA2AhwgAyABNgIUIANB1gw2AhAgA0EjNgIMDPsCCyADQRQ2AhwgAyABNgIUIAMgADYCDAz6AgsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQNCIARQRAIAFBAWohAQz1AgsgA0EVNgIcIAMgADYCDCADIAFBAWo2AhQM+QILIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDQiAEUEQCABQQFqIQEM8wILIANBFzYCHCADIAA2AgwgAyABQQFqNgIUDPgCCyAAQRVGDSNBACECIANBADYCHCADIAE2AhQgA0HWDDYCECADQSM2AgwM9wILIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDQiAEUEQCABQQFqIQEMHQsgA0EZNgIcIAMgADYCDCADIAFBAWo2AhQM9gILIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDQiAEUEQCABQQFqIQEM7wILIANBGjYCHCADIAA2AgwgAyABQQFqNgIUDPUCCyAAQRVGDR9BACECIANBADYCHCADIAE2AhQgA0HQDzYCECADQSI2AgwM9AILIAMoAgQhACADQQA2AgQgAyAAIAEQMyIARQRAIAFBAWohAQwbCyADQRw2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIM8wILIAMoAgQhACADQQA2AgQgAyAAIAEQMyIARQRAIAFBAWohAQzrAgsgA0EdNgIcIAMgADYCDCADIAFBAWo2AhRBACECDPICCyAAQTtHDQEgAUEBaiEBC0EmIQIM1wILQQAhAiADQQA2AhwgAyABNgIUIANBnxU2AhAgA0EMNgIMDO8CCyABIARHBEADQCABLQAAQSBHDYQCIAQgAUEBaiIBRw0AC0EsIQIM7wILQSwhAgzuAgsgASAERgRAQTQhAgzuAgsCQAJAA0ACQCABLQAAQQprDgQCAAADAAsgBCABQQFqIgFHDQALQTQhAgzvAgsgAygCBCEAIANBADYCBCADIAAgARAxIgBFDZ8CIANBMjYCHCADIAE2AhQgAyAANgIMQQAhAgzuAgsgAygCBCEAIANBADYCBCADIAAgARAxIgBFBEAgAUEBaiEBDJ8CCyADQTI2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIM7QILIAEgBEcEQAJAA0AgAS0AAEEwayIAQf8BcUEKTwRAQTohAgzXAgsgAykDICILQpmz5syZs+bMGVYNASADIAtCCn4iCjcDICAKIACtQv8BgyILQn+FVg0BIAMgCiALfDcDICAEIAFBAWoiAUcNAAtBwAAhAgzuAgsgAygCBCEAIANBADYCBCADIAAgAUEBaiIBEDEiAA0XDOICC0HAACECDOwCCyABIARGBEBByQAhAgzsAgsCQANAAkAgAS0AAEEJaw4YAAKiAqICqQKiAqICogKiAqICogKiAqICogKiAqICogKiAqICogKiAqICogIAogILIAQgAUEBaiIBRw0AC0HJACECDOwCCyABQQFqIQEgA0Evai0AAEEBcQ2lAiADQQA2AhwgAyABNgIUIANBlxA2AhAgA0EKNgIMQQAhAgzrAgsgASAERwRAA0AgAS0AAEEgRw0VIAQgAUEBaiIBRw0AC0H4ACECDOsCC0H4ACECDOoCCyADQQI6ACgMOAtBACECIANBADYCHCADQb8LNgIQIANBAjYCDCADIAFBAWo2AhQM6AILQQAhAgzOAgtBDSECDM0CC0ETIQIMzAILQRUhAgzLAgtBFiECDMoCC0EYIQIMyQILQRkhAgzIAgtBGiECDMcCC0EbIQIMxgILQRwhAgzFAgtBHSECDMQCC0EeIQIMwwILQR8hAgzCAgtBICECDMECC0EiIQIMwAILQSMhAgy/AgtBJSECDL4CC0HlACECDL0CCyADQT02AhwgAyABNgIUIAMgADYCDEEAIQIM1QILIANBGzYCHCADIAE2AhQgA0GkHDYCECADQRU2AgxBACECDNQCCyADQSA2AhwgAyABNgIUIANBmBo2AhAgA0EVNgIMQQAhAgzTAgsgA0ETNgIcIAMgATYCFCADQZgaNgIQIANBFTYCDEEAIQIM0gILIANBCzYCHCADIAE2AhQgA0GYGjYCECADQRU2AgxBACECDNECCyADQRA2AhwgAyABNgIUIANBmBo2AhAgA0EVNgIMQQAhAgzQAgsgA0EgNgIcIAMgATYCFCADQaQcNgIQIANBFTYCDEEAIQIMzwILIANBCzYCHCADIAE2AhQgA0GkHDYCECADQRU2AgxBACECDM4CCyADQQw2AhwgAyABNgIUIANBpBw2AhAgA0EVNgIMQQAhAgzNAgtBACECIANBADYCHCADIAE2AhQgA0HdDjYCECADQRI2AgwMzAILAkADQAJAIAEtAABBCmsOBAACAgACCyAEIAFBAWoiAUcNAAtB/QEhAgzMAgsCQAJAIAMtADZBAUcNAEEAIQACQCADKAI4IgJFDQAgAigCYCICRQ0AIAMgAhEAACEACyAARQ0AIABBFUcNASADQfwBNgIcIAMgATYCFCADQdwZNgIQIANBFTYCDEEAIQIMzQILQdwBIQIMswILIANBADYCHCADIAE2AhQgA0H5CzYCECADQR82AgxBACECDMsCCwJAAkAgAy0AKEEBaw4CBAEAC0HbASECDLICC0HUASECDLECCyADQQI6ADFBACEAAkAgAygCOCICRQ0AIAIoAgAiAkUNACADIAIRAAAhAAsgAEUEQEHdASECDLECCyAAQRVHBEAgA0EANgIcIAMgATYCFCADQbQMNgIQIANBEDYCDEEAIQIMygILIANB+wE2AhwgAyABNgIUIANBgRo2AhAgA0EVNgIMQQAhAgzJAgsgASAERgRAQfoBIQIMyQILIAEtAABByABGDQEgA0EBOgAoC0HAASECDK4CC0HaASECDK0CCyABIARHBEAgA0EMNgIIIAMgATYCBEHZASECDK0CC0H5ASECDMUCCyABIARGBEBB+AEhAgzFAgsgAS0AAEHIAEcNBCABQQFqIQFB2AEhAgyrAgsgASAERgRAQfcBIQIMxAILAkACQCABLQAAQcUAaw4QAAUFBQUFBQUFBQUFBQUFAQULIAFBAWohAUHWASECDKsCCyABQQFqIQFB1wEhAgyqAgtB9gEhAiABIARGDcICIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQbrVAGotAABHDQMgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADMMCCyADKAIEIQAgA0IANwMAIAMgACAGQQFqIgEQLiIARQRAQeMBIQIMqgILIANB9QE2AhwgAyABNgIUIAMgADYCDEEAIQIMwgILQfQBIQIgASAERg3BAiADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEG41QBqLQAARw0CIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzCAgsgA0GBBDsBKCADKAIEIQAgA0IANwMAIAMgACAGQQFqIgEQLiIADQMMAgsgA0EANgIAC0EAIQIgA0EANgIcIAMgATYCFCADQeUfNgIQIANBCDYCDAy/AgtB1QEhAgylAgsgA0HzATYCHCADIAE2AhQgAyAANgIMQQAhAgy9AgtBACEAAkAgAygCOCICRQ0AIAIoAkAiAkUNACADIAIRAAAhAAsgAEUNbiAAQRVHBEAgA0EANgIcIAMgATYCFCADQYIPNgIQIANBIDYCDEEAIQIMvQILIANBjwE2AhwgAyABNgIUIANB7Bs2AhAgA0EVNgIMQQAhAgy8AgsgASAERwRAIANBDTYCCCADIAE2AgRB0wEhAgyjAgtB8gEhAgy7AgsgASAERgRAQfEBIQIMuwILAkACQAJAIAEtAABByABrDgsAAQgICAgICAgIAggLIAFBAWohAUHQASECDKMCCyABQQFqIQFB0QEhAgyiAgsgAUEBaiEBQdIBIQIMoQILQfABIQIgASAERg25AiADKAIAIgAgBCABa2ohBiABIABrQQJqIQUDQCABLQAAIABBtdUAai0AAEcNBCAAQQJGDQMgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAY2AgAMuQILQe8BIQIgASAERg24AiADKAIAIgAgBCABa2ohBiABIABrQQFqIQUDQCABLQAAIABBs9UAai0AAEcNAyAAQQFGDQIgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAY2AgAMuAILQe4BIQIgASAERg23AiADKAIAIgAgBCABa2ohBiABIABrQQJqIQUDQCABLQAAIABBsNUAai0AAEcNAiAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAY2AgAMtwILIAMoAgQhACADQgA3AwAgAyAAIAVBAWoiARArIgBFDQIgA0HsATYCHCADIAE2AhQgAyAANgIMQQAhAgy2AgsgA0EANgIACyADKAIEIQAgA0EANgIEIAMgACABECsiAEUNnAIgA0HtATYCHCADIAE2AhQgAyAANgIMQQAhAgy0AgtBzwEhAgyaAgtBACEAAkAgAygCOCICRQ0AIAIoAjQiAkUNACADIAIRAAAhAAsCQCAABEAgAEEVRg0BIANBADYCHCADIAE2AhQgA0HqDTYCECADQSY2AgxBACECDLQCC0HOASECDJoCCyADQesBNgIcIAMgATYCFCADQYAbNgIQIANBFTYCDEEAIQIMsgILIAEgBEYEQEHrASECDLICCyABLQAAQS9GBEAgAUEBaiEBDAELIANBADYCHCADIAE2AhQgA0GyODYCECADQQg2AgxBACECDLECC0HNASECDJcCCyABIARHBEAgA0EONgIIIAMgATYCBEHMASECDJcCC0HqASECDK8CCyABIARGBEBB6QEhAgyvAgsgAS0AAEEwayIAQf8BcUEKSQRAIAMgADoAKiABQQFqIQFBywEhAgyWAgsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDZcCIANB6AE2AhwgAyABNgIUIAMgADYCDEEAIQIMrgILIAEgBEYEQEHnASECDK4CCwJAIAEtAABBLkYEQCABQQFqIQEMAQsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDZgCIANB5gE2AhwgAyABNgIUIAMgADYCDEEAIQIMrgILQcoBIQIMlAILIAEgBEYEQEHlASECDK0CC0EAIQBBASEFQQEhB0EAIQICQAJAAkACQAJAAn8CQAJAAkACQAJAAkACQCABLQAAQTBrDgoKCQABAgMEBQYICwtBAgwGC0EDDAULQQQMBAtBBQwDC0EGDAILQQcMAQtBCAshAkEAIQVBACEHDAILQQkhAkEBIQBBACEFQQAhBwwBC0EAIQVBASECCyADIAI6ACsgAUEBaiEBAkACQCADLQAuQRBxDQACQAJAAkAgAy0AKg4DAQACBAsgB0UNAwwCCyAADQEMAgsgBUUNAQsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDQIgA0HiATYCHCADIAE2AhQgAyAANgIMQQAhAgyvAgsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDZoCIANB4wE2AhwgAyABNgIUIAMgADYCDEEAIQIMrgILIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ2YAiADQeQBNgIcIAMgATYCFCADIAA2AgwMrQILQckBIQIMkwILQQAhAAJAIAMoAjgiAkUNACACKAJEIgJFDQAgAyACEQAAIQALAkAgAARAIABBFUYNASADQQA2AhwgAyABNgIUIANBpA02AhAgA0EhNgIMQQAhAgytAgtByAEhAgyTAgsgA0HhATYCHCADIAE2AhQgA0HQGjYCECADQRU2AgxBACECDKsCCyABIARGBEBB4QEhAgyrAgsCQCABLQAAQSBGBEAgA0EAOwE0IAFBAWohAQwBCyADQQA2AhwgAyABNgIUIANBmRE2AhAgA0EJNgIMQQAhAgyrAgtBxwEhAgyRAgsgASAERgRAQeABIQIMqgILAkAgAS0AAEEwa0H/AXEiAkEKSQRAIAFBAWohAQJAIAMvATQiAEGZM0sNACADIABBCmwiADsBNCAAQf7/A3EgAkH//wNzSw0AIAMgACACajsBNAwCC0EAIQIgA0EANgIcIAMgATYCFCADQZUeNgIQIANBDTYCDAyrAgsgA0EANgIcIAMgATYCFCADQZUeNgIQIANBDTYCDEEAIQIMqgILQcYBIQIMkAILIAEgBEYEQEHfASECDKkCCwJAIAEtAABBMGtB/wFxIgJBCkkEQCABQQFqIQECQCADLwE0IgBBmTNLDQAgAyAAQQpsIgA7ATQgAEH+/wNxIAJB//8Dc0sNACADIAAgAmo7ATQMAgtBACECIANBADYCHCADIAE2AhQgA0GVHjYCECADQQ02AgwMqgILIANBADYCHCADIAE2AhQgA0GVHjYCECADQQ02AgxBACECDKkCC0HFASECDI8CCyABIARGBEBB3gEhAgyoAgsCQCABLQAAQTBrQf8BcSICQQpJBEAgAUEBaiEBAkAgAy8BNCIAQZkzSw0AIAMgAEEKbCIAOwE0IABB/v8DcSACQf//A3NLDQAgAyAAIAJqOwE0DAILQQAhAiADQQA2AhwgAyABNgIUIANBlR42AhAgA0ENNgIMDKkCCyADQQA2AhwgAyABNgIUIANBlR42AhAgA0ENNgIMQQAhAgyoAgtBxAEhAgyOAgsgASAERgRAQd0BIQIMpwILAkACQAJAAkAgAS0AAEEKaw4XAgMDAAMDAwMDAwMDAwMDAwMDAwMDAwEDCyABQQFqDAULIAFBAWohAUHDASECDI8CCyABQQFqIQEgA0Evai0AAEEBcQ0IIANBADYCHCADIAE2AhQgA0GNCzYCECADQQ02AgxBACECDKcCCyADQQA2AhwgAyABNgIUIANBjQs2AhAgA0ENNgIMQQAhAgymAgsgASAERwRAIANBDzYCCCADIAE2AgRBASECDI0CC0HcASECDKUCCwJAAkADQAJAIAEtAABBCmsOBAIAAAMACyAEIAFBAWoiAUcNAAtB2wEhAgymAgsgAygCBCEAIANBADYCBCADIAAgARAtIgBFBEAgAUEBaiEBDAQLIANB2gE2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMpQILIAMoAgQhACADQQA2AgQgAyAAIAEQLSIADQEgAUEBagshAUHBASECDIoCCyADQdkBNgIcIAMgADYCDCADIAFBAWo2AhRBACECDKICC0HCASECDIgCCyADQS9qLQAAQQFxDQEgA0EANgIcIAMgATYCFCADQeQcNgIQIANBGTYCDEEAIQIMoAILIAEgBEYEQEHZASECDKACCwJAAkACQCABLQAAQQprDgQBAgIAAgsgAUEBaiEBDAILIAFBAWohAQwBCyADLQAuQcAAcUUNAQtBACEAAkAgAygCOCICRQ0AIAIoAjwiAkUNACADIAIRAAAhAAsgAEUNoAEgAEEVRgRAIANB2QA2AhwgAyABNgIUIANBtxo2AhAgA0EVNgIMQQAhAgyfAgsgA0EANgIcIAMgATYCFCADQYANNgIQIANBGzYCDEEAIQIMngILIANBADYCHCADIAE2AhQgA0HcKDYCECADQQI2AgxBACECDJ0CCyABIARHBEAgA0EMNgIIIAMgATYCBEG/ASECDIQCC0HYASECDJwCCyABIARGBEBB1wEhAgycAgsCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAEtAABBwQBrDhUAAQIDWgQFBlpaWgcICQoLDA0ODxBaCyABQQFqIQFB+wAhAgySAgsgAUEBaiEBQfwAIQIMkQILIAFBAWohAUGBASECDJACCyABQQFqIQFBhQEhAgyPAgsgAUEBaiEBQYYBIQIMjgILIAFBAWohAUGJASECDI0CCyABQQFqIQFBigEhAgyMAgsgAUEBaiEBQY0BIQIMiwILIAFBAWohAUGWASECDIoCCyABQQFqIQFBlwEhAgyJAgsgAUEBaiEBQZgBIQIMiAILIAFBAWohAUGlASECDIcCCyABQQFqIQFBpgEhAgyGAgsgAUEBaiEBQawBIQIMhQILIAFBAWohAUG0ASECDIQCCyABQQFqIQFBtwEhAgyDAgsgAUEBaiEBQb4BIQIMggILIAEgBEYEQEHWASECDJsCCyABLQAAQc4ARw1IIAFBAWohAUG9ASECDIECCyABIARGBEBB1QEhAgyaAgsCQAJAAkAgAS0AAEHCAGsOEgBKSkpKSkpKSkoBSkpKSkpKAkoLIAFBAWohAUG4ASECDIICCyABQQFqIQFBuwEhAgyBAgsgAUEBaiEBQbwBIQIMgAILQdQBIQIgASAERg2YAiADKAIAIgAgBCABa2ohBSABIABrQQdqIQYCQANAIAEtAAAgAEGo1QBqLQAARw1FIABBB0YNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyZAgsgA0EANgIAIAZBAWohAUEbDEULIAEgBEYEQEHTASECDJgCCwJAAkAgAS0AAEHJAGsOBwBHR0dHRwFHCyABQQFqIQFBuQEhAgz/AQsgAUEBaiEBQboBIQIM/gELQdIBIQIgASAERg2WAiADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGm1QBqLQAARw1DIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyXAgsgA0EANgIAIAZBAWohAUEPDEMLQdEBIQIgASAERg2VAiADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGk1QBqLQAARw1CIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyWAgsgA0EANgIAIAZBAWohAUEgDEILQdABIQIgASAERg2UAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGh1QBqLQAARw1BIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyVAgsgA0EANgIAIAZBAWohAUESDEELIAEgBEYEQEHPASECDJQCCwJAAkAgAS0AAEHFAGsODgBDQ0NDQ0NDQ0NDQ0MBQwsgAUEBaiEBQbUBIQIM+wELIAFBAWohAUG2ASECDPoBC0HOASECIAEgBEYNkgIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBntUAai0AAEcNPyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMkwILIANBADYCACAGQQFqIQFBBww/C0HNASECIAEgBEYNkQIgAygCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABBmNUAai0AAEcNPiAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMkgILIANBADYCACAGQQFqIQFBKAw+CyABIARGBEBBzAEhAgyRAgsCQAJAAkAgAS0AAEHFAGsOEQBBQUFBQUFBQUEBQUFBQUECQQsgAUEBaiEBQbEBIQIM+QELIAFBAWohAUGyASECDPgBCyABQQFqIQFBswEhAgz3AQtBywEhAiABIARGDY8CIAMoAgAiACAEIAFraiEFIAEgAGtBBmohBgJAA0AgAS0AACAAQZHVAGotAABHDTwgAEEGRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJACCyADQQA2AgAgBkEBaiEBQRoMPAtBygEhAiABIARGDY4CIAMoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQY3VAGotAABHDTsgAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADI8CCyADQQA2AgAgBkEBaiEBQSEMOwsgASAERgRAQckBIQIMjgILAkACQCABLQAAQcEAaw4UAD09PT09PT09PT09PT09PT09PQE9CyABQQFqIQFBrQEhAgz1AQsgAUEBaiEBQbABIQIM9AELIAEgBEYEQEHIASECDI0CCwJAAkAgAS0AAEHVAGsOCwA8PDw8PDw8PDwBPAsgAUEBaiEBQa4BIQIM9AELIAFBAWohAUGvASECDPMBC0HHASECIAEgBEYNiwIgAygCACIAIAQgAWtqIQUgASAAa0EIaiEGAkADQCABLQAAIABBhNUAai0AAEcNOCAAQQhGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMjAILIANBADYCACAGQQFqIQFBKgw4CyABIARGBEBBxgEhAgyLAgsgAS0AAEHQAEcNOCABQQFqIQFBJQw3C0HFASECIAEgBEYNiQIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBgdUAai0AAEcNNiAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMigILIANBADYCACAGQQFqIQFBDgw2CyABIARGBEBBxAEhAgyJAgsgAS0AAEHFAEcNNiABQQFqIQFBqwEhAgzvAQsgASAERgRAQcMBIQIMiAILAkACQAJAAkAgAS0AAEHCAGsODwABAjk5OTk5OTk5OTk5AzkLIAFBAWohAUGnASECDPEBCyABQQFqIQFBqAEhAgzwAQsgAUEBaiEBQakBIQIM7wELIAFBAWohAUGqASECDO4BC0HCASECIAEgBEYNhgIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABB/tQAai0AAEcNMyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMhwILIANBADYCACAGQQFqIQFBFAwzC0HBASECIAEgBEYNhQIgAygCACIAIAQgAWtqIQUgASAAa0EEaiEGAkADQCABLQAAIABB+dQAai0AAEcNMiAAQQRGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMhgILIANBADYCACAGQQFqIQFBKwwyC0HAASECIAEgBEYNhAIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABB9tQAai0AAEcNMSAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMhQILIANBADYCACAGQQFqIQFBLAwxC0G/ASECIAEgBEYNgwIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBodUAai0AAEcNMCAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMhAILIANBADYCACAGQQFqIQFBEQwwC0G+ASECIAEgBEYNggIgAygCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABB8tQAai0AAEcNLyAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMgwILIANBADYCACAGQQFqIQFBLgwvCyABIARGBEBBvQEhAgyCAgsCQAJAAkACQAJAIAEtAABBwQBrDhUANDQ0NDQ0NDQ0NAE0NAI0NAM0NAQ0CyABQQFqIQFBmwEhAgzsAQsgAUEBaiEBQZwBIQIM6wELIAFBAWohAUGdASECDOoBCyABQQFqIQFBogEhAgzpAQsgAUEBaiEBQaQBIQIM6AELIAEgBEYEQEG8ASECDIECCwJAAkAgAS0AAEHSAGsOAwAwATALIAFBAWohAUGjASECDOgBCyABQQFqIQFBBAwtC0G7ASECIAEgBEYN/wEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB8NQAai0AAEcNLCAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMgAILIANBADYCACAGQQFqIQFBHQwsCyABIARGBEBBugEhAgz/AQsCQAJAIAEtAABByQBrDgcBLi4uLi4ALgsgAUEBaiEBQaEBIQIM5gELIAFBAWohAUEiDCsLIAEgBEYEQEG5ASECDP4BCyABLQAAQdAARw0rIAFBAWohAUGgASECDOQBCyABIARGBEBBuAEhAgz9AQsCQAJAIAEtAABBxgBrDgsALCwsLCwsLCwsASwLIAFBAWohAUGeASECDOQBCyABQQFqIQFBnwEhAgzjAQtBtwEhAiABIARGDfsBIAMoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQezUAGotAABHDSggAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPwBCyADQQA2AgAgBkEBaiEBQQ0MKAtBtgEhAiABIARGDfoBIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQaHVAGotAABHDScgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPsBCyADQQA2AgAgBkEBaiEBQQwMJwtBtQEhAiABIARGDfkBIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQerUAGotAABHDSYgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPoBCyADQQA2AgAgBkEBaiEBQQMMJgtBtAEhAiABIARGDfgBIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQejUAGotAABHDSUgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPkBCyADQQA2AgAgBkEBaiEBQSYMJQsgASAERgRAQbMBIQIM+AELAkACQCABLQAAQdQAaw4CAAEnCyABQQFqIQFBmQEhAgzfAQsgAUEBaiEBQZoBIQIM3gELQbIBIQIgASAERg32ASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHm1ABqLQAARw0jIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAz3AQsgA0EANgIAIAZBAWohAUEnDCMLQbEBIQIgASAERg31ASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHk1ABqLQAARw0iIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAz2AQsgA0EANgIAIAZBAWohAUEcDCILQbABIQIgASAERg30ASADKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEHe1ABqLQAARw0hIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAz1AQsgA0EANgIAIAZBAWohAUEGDCELQa8BIQIgASAERg3zASADKAIAIgAgBCABa2ohBSABIABrQQRqIQYCQANAIAEtAAAgAEHZ1ABqLQAARw0gIABBBEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAz0AQsgA0EANgIAIAZBAWohAUEZDCALIAEgBEYEQEGuASECDPMBCwJAAkACQAJAIAEtAABBLWsOIwAkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJAEkJCQkJAIkJCQDJAsgAUEBaiEBQY4BIQIM3AELIAFBAWohAUGPASECDNsBCyABQQFqIQFBlAEhAgzaAQsgAUEBaiEBQZUBIQIM2QELQa0BIQIgASAERg3xASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHX1ABqLQAARw0eIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzyAQsgA0EANgIAIAZBAWohAUELDB4LIAEgBEYEQEGsASECDPEBCwJAAkAgAS0AAEHBAGsOAwAgASALIAFBAWohAUGQASECDNgBCyABQQFqIQFBkwEhAgzXAQsgASAERgRAQasBIQIM8AELAkACQCABLQAAQcEAaw4PAB8fHx8fHx8fHx8fHx8BHwsgAUEBaiEBQZEBIQIM1wELIAFBAWohAUGSASECDNYBCyABIARGBEBBqgEhAgzvAQsgAS0AAEHMAEcNHCABQQFqIQFBCgwbC0GpASECIAEgBEYN7QEgAygCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABB0dQAai0AAEcNGiAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM7gELIANBADYCACAGQQFqIQFBHgwaC0GoASECIAEgBEYN7AEgAygCACIAIAQgAWtqIQUgASAAa0EGaiEGAkADQCABLQAAIABBytQAai0AAEcNGSAAQQZGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM7QELIANBADYCACAGQQFqIQFBFQwZC0GnASECIAEgBEYN6wEgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBx9QAai0AAEcNGCAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM7AELIANBADYCACAGQQFqIQFBFwwYC0GmASECIAEgBEYN6gEgAygCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABBwdQAai0AAEcNFyAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM6wELIANBADYCACAGQQFqIQFBGAwXCyABIARGBEBBpQEhAgzqAQsCQAJAIAEtAABByQBrDgcAGRkZGRkBGQsgAUEBaiEBQYsBIQIM0QELIAFBAWohAUGMASECDNABC0GkASECIAEgBEYN6AEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBptUAai0AAEcNFSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM6QELIANBADYCACAGQQFqIQFBCQwVC0GjASECIAEgBEYN5wEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBpNUAai0AAEcNFCAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM6AELIANBADYCACAGQQFqIQFBHwwUC0GiASECIAEgBEYN5gEgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBvtQAai0AAEcNEyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM5wELIANBADYCACAGQQFqIQFBAgwTC0GhASECIAEgBEYN5QEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGA0AgAS0AACAAQbzUAGotAABHDREgAEEBRg0CIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADOUBCyABIARGBEBBoAEhAgzlAQtBASABLQAAQd8ARw0RGiABQQFqIQFBhwEhAgzLAQsgA0EANgIAIAZBAWohAUGIASECDMoBC0GfASECIAEgBEYN4gEgAygCACIAIAQgAWtqIQUgASAAa0EIaiEGAkADQCABLQAAIABBhNUAai0AAEcNDyAAQQhGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM4wELIANBADYCACAGQQFqIQFBKQwPC0GeASECIAEgBEYN4QEgAygCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABBuNQAai0AAEcNDiAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM4gELIANBADYCACAGQQFqIQFBLQwOCyABIARGBEBBnQEhAgzhAQsgAS0AAEHFAEcNDiABQQFqIQFBhAEhAgzHAQsgASAERgRAQZwBIQIM4AELAkACQCABLQAAQcwAaw4IAA8PDw8PDwEPCyABQQFqIQFBggEhAgzHAQsgAUEBaiEBQYMBIQIMxgELQZsBIQIgASAERg3eASADKAIAIgAgBCABa2ohBSABIABrQQRqIQYCQANAIAEtAAAgAEGz1ABqLQAARw0LIABBBEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzfAQsgA0EANgIAIAZBAWohAUEjDAsLQZoBIQIgASAERg3dASADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGw1ABqLQAARw0KIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzeAQsgA0EANgIAIAZBAWohAUEADAoLIAEgBEYEQEGZASECDN0BCwJAAkAgAS0AAEHIAGsOCAAMDAwMDAwBDAsgAUEBaiEBQf0AIQIMxAELIAFBAWohAUGAASECDMMBCyABIARGBEBBmAEhAgzcAQsCQAJAIAEtAABBzgBrDgMACwELCyABQQFqIQFB/gAhAgzDAQsgAUEBaiEBQf8AIQIMwgELIAEgBEYEQEGXASECDNsBCyABLQAAQdkARw0IIAFBAWohAUEIDAcLQZYBIQIgASAERg3ZASADKAIAIgAgBCABa2ohBSABIABrQQNqIQYCQANAIAEtAAAgAEGs1ABqLQAARw0GIABBA0YNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzaAQsgA0EANgIAIAZBAWohAUEFDAYLQZUBIQIgASAERg3YASADKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEGm1ABqLQAARw0FIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzZAQsgA0EANgIAIAZBAWohAUEWDAULQZQBIQIgASAERg3XASADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGh1QBqLQAARw0EIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzYAQsgA0EANgIAIAZBAWohAUEQDAQLIAEgBEYEQEGTASECDNcBCwJAAkAgAS0AAEHDAGsODAAGBgYGBgYGBgYGAQYLIAFBAWohAUH5ACECDL4BCyABQQFqIQFB+gAhAgy9AQtBkgEhAiABIARGDdUBIAMoAgAiACAEIAFraiEFIAEgAGtBBWohBgJAA0AgAS0AACAAQaDUAGotAABHDQIgAEEFRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADNYBCyADQQA2AgAgBkEBaiEBQSQMAgsgA0EANgIADAILIAEgBEYEQEGRASECDNQBCyABLQAAQcwARw0BIAFBAWohAUETCzoAKSADKAIEIQAgA0EANgIEIAMgACABEC4iAA0CDAELQQAhAiADQQA2AhwgAyABNgIUIANB/h82AhAgA0EGNgIMDNEBC0H4ACECDLcBCyADQZABNgIcIAMgATYCFCADIAA2AgxBACECDM8BC0EAIQACQCADKAI4IgJFDQAgAigCQCICRQ0AIAMgAhEAACEACyAARQ0AIABBFUYNASADQQA2AhwgAyABNgIUIANBgg82AhAgA0EgNgIMQQAhAgzOAQtB9wAhAgy0AQsgA0GPATYCHCADIAE2AhQgA0HsGzYCECADQRU2AgxBACECDMwBCyABIARGBEBBjwEhAgzMAQsCQCABLQAAQSBGBEAgAUEBaiEBDAELIANBADYCHCADIAE2AhQgA0GbHzYCECADQQY2AgxBACECDMwBC0ECIQIMsgELA0AgAS0AAEEgRw0CIAQgAUEBaiIBRw0AC0GOASECDMoBCyABIARGBEBBjQEhAgzKAQsCQCABLQAAQQlrDgRKAABKAAtB9QAhAgywAQsgAy0AKUEFRgRAQfYAIQIMsAELQfQAIQIMrwELIAEgBEYEQEGMASECDMgBCyADQRA2AgggAyABNgIEDAoLIAEgBEYEQEGLASECDMcBCwJAIAEtAABBCWsOBEcAAEcAC0HzACECDK0BCyABIARHBEAgA0EQNgIIIAMgATYCBEHxACECDK0BC0GKASECDMUBCwJAIAEgBEcEQANAIAEtAABBoNAAai0AACIAQQNHBEACQCAAQQFrDgJJAAQLQfAAIQIMrwELIAQgAUEBaiIBRw0AC0GIASECDMYBC0GIASECDMUBCyADQQA2AhwgAyABNgIUIANB2yA2AhAgA0EHNgIMQQAhAgzEAQsgASAERgRAQYkBIQIMxAELAkACQAJAIAEtAABBoNIAai0AAEEBaw4DRgIAAQtB8gAhAgysAQsgA0EANgIcIAMgATYCFCADQbQSNgIQIANBBzYCDEEAIQIMxAELQeoAIQIMqgELIAEgBEcEQCABQQFqIQFB7wAhAgyqAQtBhwEhAgzCAQsgBCABIgBGBEBBhgEhAgzCAQsgAC0AACIBQS9GBEAgAEEBaiEBQe4AIQIMqQELIAFBCWsiAkEXSw0BIAAhAUEBIAJ0QZuAgARxDUEMAQsgBCABIgBGBEBBhQEhAgzBAQsgAC0AAEEvRw0AIABBAWohAQwDC0EAIQIgA0EANgIcIAMgADYCFCADQdsgNgIQIANBBzYCDAy/AQsCQAJAAkACQAJAA0AgAS0AAEGgzgBqLQAAIgBBBUcEQAJAAkAgAEEBaw4IRwUGBwgABAEIC0HrACECDK0BCyABQQFqIQFB7QAhAgysAQsgBCABQQFqIgFHDQALQYQBIQIMwwELIAFBAWoMFAsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDR4gA0HbADYCHCADIAE2AhQgAyAANgIMQQAhAgzBAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDR4gA0HdADYCHCADIAE2AhQgAyAANgIMQQAhAgzAAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDR4gA0H6ADYCHCADIAE2AhQgAyAANgIMQQAhAgy/AQsgA0EANgIcIAMgATYCFCADQfkPNgIQIANBBzYCDEEAIQIMvgELIAEgBEYEQEGDASECDL4BCwJAIAEtAABBoM4Aai0AAEEBaw4IPgQFBgAIAgMHCyABQQFqIQELQQMhAgyjAQsgAUEBagwNC0EAIQIgA0EANgIcIANB0RI2AhAgA0EHNgIMIAMgAUEBajYCFAy6AQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDRYgA0HbADYCHCADIAE2AhQgAyAANgIMQQAhAgy5AQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDRYgA0HdADYCHCADIAE2AhQgAyAANgIMQQAhAgy4AQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDRYgA0H6ADYCHCADIAE2AhQgAyAANgIMQQAhAgy3AQsgA0EANgIcIAMgATYCFCADQfkPNgIQIANBBzYCDEEAIQIMtgELQewAIQIMnAELIAEgBEYEQEGCASECDLUBCyABQQFqDAILIAEgBEYEQEGBASECDLQBCyABQQFqDAELIAEgBEYNASABQQFqCyEBQQQhAgyYAQtBgAEhAgywAQsDQCABLQAAQaDMAGotAAAiAEECRwRAIABBAUcEQEHpACECDJkBCwwxCyAEIAFBAWoiAUcNAAtB/wAhAgyvAQsgASAERgRAQf4AIQIMrwELAkAgAS0AAEEJaw43LwMGLwQGBgYGBgYGBgYGBgYGBgYGBgYFBgYCBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYGAAYLIAFBAWoLIQFBBSECDJQBCyABQQFqDAYLIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0IIANB2wA2AhwgAyABNgIUIAMgADYCDEEAIQIMqwELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0IIANB3QA2AhwgAyABNgIUIAMgADYCDEEAIQIMqgELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0IIANB+gA2AhwgAyABNgIUIAMgADYCDEEAIQIMqQELIANBADYCHCADIAE2AhQgA0GNFDYCECADQQc2AgxBACECDKgBCwJAAkACQAJAA0AgAS0AAEGgygBqLQAAIgBBBUcEQAJAIABBAWsOBi4DBAUGAAYLQegAIQIMlAELIAQgAUEBaiIBRw0AC0H9ACECDKsBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNByADQdsANgIcIAMgATYCFCADIAA2AgxBACECDKoBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNByADQd0ANgIcIAMgATYCFCADIAA2AgxBACECDKkBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNByADQfoANgIcIAMgATYCFCADIAA2AgxBACECDKgBCyADQQA2AhwgAyABNgIUIANB5Ag2AhAgA0EHNgIMQQAhAgynAQsgASAERg0BIAFBAWoLIQFBBiECDIwBC0H8ACECDKQBCwJAAkACQAJAA0AgAS0AAEGgyABqLQAAIgBBBUcEQCAAQQFrDgQpAgMEBQsgBCABQQFqIgFHDQALQfsAIQIMpwELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0DIANB2wA2AhwgAyABNgIUIAMgADYCDEEAIQIMpgELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0DIANB3QA2AhwgAyABNgIUIAMgADYCDEEAIQIMpQELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0DIANB+gA2AhwgAyABNgIUIAMgADYCDEEAIQIMpAELIANBADYCHCADIAE2AhQgA0G8CjYCECADQQc2AgxBACECDKMBC0HPACECDIkBC0HRACECDIgBC0HnACECDIcBCyABIARGBEBB+gAhAgygAQsCQCABLQAAQQlrDgQgAAAgAAsgAUEBaiEBQeYAIQIMhgELIAEgBEYEQEH5ACECDJ8BCwJAIAEtAABBCWsOBB8AAB8AC0EAIQACQCADKAI4IgJFDQAgAigCOCICRQ0AIAMgAhEAACEACyAARQRAQeIBIQIMhgELIABBFUcEQCADQQA2AhwgAyABNgIUIANByQ02AhAgA0EaNgIMQQAhAgyfAQsgA0H4ADYCHCADIAE2AhQgA0HqGjYCECADQRU2AgxBACECDJ4BCyABIARHBEAgA0ENNgIIIAMgATYCBEHkACECDIUBC0H3ACECDJ0BCyABIARGBEBB9gAhAgydAQsCQAJAAkAgAS0AAEHIAGsOCwABCwsLCwsLCwsCCwsgAUEBaiEBQd0AIQIMhQELIAFBAWohAUHgACECDIQBCyABQQFqIQFB4wAhAgyDAQtB9QAhAiABIARGDZsBIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQbXVAGotAABHDQggAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJwBCyADKAIEIQAgA0IANwMAIAMgACAGQQFqIgEQKyIABEAgA0H0ADYCHCADIAE2AhQgAyAANgIMQQAhAgycAQtB4gAhAgyCAQtBACEAAkAgAygCOCICRQ0AIAIoAjQiAkUNACADIAIRAAAhAAsCQCAABEAgAEEVRg0BIANBADYCHCADIAE2AhQgA0HqDTYCECADQSY2AgxBACECDJwBC0HhACECDIIBCyADQfMANgIcIAMgATYCFCADQYAbNgIQIANBFTYCDEEAIQIMmgELIAMtACkiAEEja0ELSQ0JAkAgAEEGSw0AQQEgAHRBygBxRQ0ADAoLQQAhAiADQQA2AhwgAyABNgIUIANB7Qk2AhAgA0EINgIMDJkBC0HyACECIAEgBEYNmAEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBs9UAai0AAEcNBSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMmQELIAMoAgQhACADQgA3AwAgAyAAIAZBAWoiARArIgAEQCADQfEANgIcIAMgATYCFCADIAA2AgxBACECDJkBC0HfACECDH8LQQAhAAJAIAMoAjgiAkUNACACKAI0IgJFDQAgAyACEQAAIQALAkAgAARAIABBFUYNASADQQA2AhwgAyABNgIUIANB6g02AhAgA0EmNgIMQQAhAgyZAQtB3gAhAgx/CyADQfAANgIcIAMgATYCFCADQYAbNgIQIANBFTYCDEEAIQIMlwELIAMtAClBIUYNBiADQQA2AhwgAyABNgIUIANBkQo2AhAgA0EINgIMQQAhAgyWAQtB7wAhAiABIARGDZUBIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQbDVAGotAABHDQIgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJYBCyADKAIEIQAgA0IANwMAIAMgACAGQQFqIgEQKyIARQ0CIANB7QA2AhwgAyABNgIUIAMgADYCDEEAIQIMlQELIANBADYCAAsgAygCBCEAIANBADYCBCADIAAgARArIgBFDYABIANB7gA2AhwgAyABNgIUIAMgADYCDEEAIQIMkwELQdwAIQIMeQtBACEAAkAgAygCOCICRQ0AIAIoAjQiAkUNACADIAIRAAAhAAsCQCAABEAgAEEVRg0BIANBADYCHCADIAE2AhQgA0HqDTYCECADQSY2AgxBACECDJMBC0HbACECDHkLIANB7AA2AhwgAyABNgIUIANBgBs2AhAgA0EVNgIMQQAhAgyRAQsgAy0AKSIAQSNJDQAgAEEuRg0AIANBADYCHCADIAE2AhQgA0HJCTYCECADQQg2AgxBACECDJABC0HaACECDHYLIAEgBEYEQEHrACECDI8BCwJAIAEtAABBL0YEQCABQQFqIQEMAQsgA0EANgIcIAMgATYCFCADQbI4NgIQIANBCDYCDEEAIQIMjwELQdkAIQIMdQsgASAERwRAIANBDjYCCCADIAE2AgRB2AAhAgx1C0HqACECDI0BCyABIARGBEBB6QAhAgyNAQsgAS0AAEEwayIAQf8BcUEKSQRAIAMgADoAKiABQQFqIQFB1wAhAgx0CyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNeiADQegANgIcIAMgATYCFCADIAA2AgxBACECDIwBCyABIARGBEBB5wAhAgyMAQsCQCABLQAAQS5GBEAgAUEBaiEBDAELIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ17IANB5gA2AhwgAyABNgIUIAMgADYCDEEAIQIMjAELQdYAIQIMcgsgASAERgRAQeUAIQIMiwELQQAhAEEBIQVBASEHQQAhAgJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAIAEtAABBMGsOCgoJAAECAwQFBggLC0ECDAYLQQMMBQtBBAwEC0EFDAMLQQYMAgtBBwwBC0EICyECQQAhBUEAIQcMAgtBCSECQQEhAEEAIQVBACEHDAELQQAhBUEBIQILIAMgAjoAKyABQQFqIQECQAJAIAMtAC5BEHENAAJAAkACQCADLQAqDgMBAAIECyAHRQ0DDAILIAANAQwCCyAFRQ0BCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNAiADQeIANgIcIAMgATYCFCADIAA2AgxBACECDI0BCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNfSADQeMANgIcIAMgATYCFCADIAA2AgxBACECDIwBCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNeyADQeQANgIcIAMgATYCFCADIAA2AgwMiwELQdQAIQIMcQsgAy0AKUEiRg2GAUHTACECDHALQQAhAAJAIAMoAjgiAkUNACACKAJEIgJFDQAgAyACEQAAIQALIABFBEBB1QAhAgxwCyAAQRVHBEAgA0EANgIcIAMgATYCFCADQaQNNgIQIANBITYCDEEAIQIMiQELIANB4QA2AhwgAyABNgIUIANB0Bo2AhAgA0EVNgIMQQAhAgyIAQsgASAERgRAQeAAIQIMiAELAkACQAJAAkACQCABLQAAQQprDgQBBAQABAsgAUEBaiEBDAELIAFBAWohASADQS9qLQAAQQFxRQ0BC0HSACECDHALIANBADYCHCADIAE2AhQgA0G2ETYCECADQQk2AgxBACECDIgBCyADQQA2AhwgAyABNgIUIANBthE2AhAgA0EJNgIMQQAhAgyHAQsgASAERgRAQd8AIQIMhwELIAEtAABBCkYEQCABQQFqIQEMCQsgAy0ALkHAAHENCCADQQA2AhwgAyABNgIUIANBthE2AhAgA0ECNgIMQQAhAgyGAQsgASAERgRAQd0AIQIMhgELIAEtAAAiAkENRgRAIAFBAWohAUHQACECDG0LIAEhACACQQlrDgQFAQEFAQsgBCABIgBGBEBB3AAhAgyFAQsgAC0AAEEKRw0AIABBAWoMAgtBACECIANBADYCHCADIAA2AhQgA0HKLTYCECADQQc2AgwMgwELIAEgBEYEQEHbACECDIMBCwJAIAEtAABBCWsOBAMAAAMACyABQQFqCyEBQc4AIQIMaAsgASAERgRAQdoAIQIMgQELIAEtAABBCWsOBAABAQABC0EAIQIgA0EANgIcIANBmhI2AhAgA0EHNgIMIAMgAUEBajYCFAx/CyADQYASOwEqQQAhAAJAIAMoAjgiAkUNACACKAI4IgJFDQAgAyACEQAAIQALIABFDQAgAEEVRw0BIANB2QA2AhwgAyABNgIUIANB6ho2AhAgA0EVNgIMQQAhAgx+C0HNACECDGQLIANBADYCHCADIAE2AhQgA0HJDTYCECADQRo2AgxBACECDHwLIAEgBEYEQEHZACECDHwLIAEtAABBIEcNPSABQQFqIQEgAy0ALkEBcQ09IANBADYCHCADIAE2AhQgA0HCHDYCECADQR42AgxBACECDHsLIAEgBEYEQEHYACECDHsLAkACQAJAAkACQCABLQAAIgBBCmsOBAIDAwABCyABQQFqIQFBLCECDGULIABBOkcNASADQQA2AhwgAyABNgIUIANB5xE2AhAgA0EKNgIMQQAhAgx9CyABQQFqIQEgA0Evai0AAEEBcUUNcyADLQAyQYABcUUEQCADQTJqIQIgAxA1QQAhAAJAIAMoAjgiBkUNACAGKAIoIgZFDQAgAyAGEQAAIQALAkACQCAADhZNTEsBAQEBAQEBAQEBAQEBAQEBAQEAAQsgA0EpNgIcIAMgATYCFCADQawZNgIQIANBFTYCDEEAIQIMfgsgA0EANgIcIAMgATYCFCADQeULNgIQIANBETYCDEEAIQIMfQtBACEAAkAgAygCOCICRQ0AIAIoAlwiAkUNACADIAIRAAAhAAsgAEUNWSAAQRVHDQEgA0EFNgIcIAMgATYCFCADQZsbNgIQIANBFTYCDEEAIQIMfAtBywAhAgxiC0EAIQIgA0EANgIcIAMgATYCFCADQZAONgIQIANBFDYCDAx6CyADIAMvATJBgAFyOwEyDDsLIAEgBEcEQCADQRE2AgggAyABNgIEQcoAIQIMYAtB1wAhAgx4CyABIARGBEBB1gAhAgx4CwJAAkACQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxQeMAaw4TAEBAQEBAQEBAQEBAQAFAQEACA0ALIAFBAWohAUHGACECDGELIAFBAWohAUHHACECDGALIAFBAWohAUHIACECDF8LIAFBAWohAUHJACECDF4LQdUAIQIgBCABIgBGDXYgBCABayADKAIAIgFqIQYgACABa0EFaiEHA0AgAUGQyABqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0IQQQgAUEFRg0KGiABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAx2C0HUACECIAQgASIARg11IAQgAWsgAygCACIBaiEGIAAgAWtBD2ohBwNAIAFBgMgAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNB0EDIAFBD0YNCRogAUEBaiEBIAQgAEEBaiIARw0ACyADIAY2AgAMdQtB0wAhAiAEIAEiAEYNdCAEIAFrIAMoAgAiAWohBiAAIAFrQQ5qIQcDQCABQeLHAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQYgAUEORg0HIAFBAWohASAEIABBAWoiAEcNAAsgAyAGNgIADHQLQdIAIQIgBCABIgBGDXMgBCABayADKAIAIgFqIQUgACABa0EBaiEGA0AgAUHgxwBqLQAAIAAtAAAiB0EgciAHIAdBwQBrQf8BcUEaSRtB/wFxRw0FIAFBAUYNAiABQQFqIQEgBCAAQQFqIgBHDQALIAMgBTYCAAxzCyABIARGBEBB0QAhAgxzCwJAAkAgAS0AACIAQSByIAAgAEHBAGtB/wFxQRpJG0H/AXFB7gBrDgcAOTk5OTkBOQsgAUEBaiEBQcMAIQIMWgsgAUEBaiEBQcQAIQIMWQsgA0EANgIAIAZBAWohAUHFACECDFgLQdAAIQIgBCABIgBGDXAgBCABayADKAIAIgFqIQYgACABa0EJaiEHA0AgAUHWxwBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0CQQIgAUEJRg0EGiABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAxwC0HPACECIAQgASIARg1vIAQgAWsgAygCACIBaiEGIAAgAWtBBWohBwNAIAFB0McAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNASABQQVGDQIgAUEBaiEBIAQgAEEBaiIARw0ACyADIAY2AgAMbwsgACEBIANBADYCAAwzC0EBCzoALCADQQA2AgAgB0EBaiEBC0EtIQIMUgsCQANAIAEtAABB0MUAai0AAEEBRw0BIAQgAUEBaiIBRw0AC0HNACECDGsLQcIAIQIMUQsgASAERgRAQcwAIQIMagsgAS0AAEE6RgRAIAMoAgQhACADQQA2AgQgAyAAIAEQMCIARQ0zIANBywA2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMagsgA0EANgIcIAMgATYCFCADQecRNgIQIANBCjYCDEEAIQIMaQsCQAJAIAMtACxBAmsOAgABJwsgA0Ezai0AAEECcUUNJiADLQAuQQJxDSYgA0EANgIcIAMgATYCFCADQaYUNgIQIANBCzYCDEEAIQIMaQsgAy0AMkEgcUUNJSADLQAuQQJxDSUgA0EANgIcIAMgATYCFCADQb0TNgIQIANBDzYCDEEAIQIMaAtBACEAAkAgAygCOCICRQ0AIAIoAkgiAkUNACADIAIRAAAhAAsgAEUEQEHBACECDE8LIABBFUcEQCADQQA2AhwgAyABNgIUIANBpg82AhAgA0EcNgIMQQAhAgxoCyADQcoANgIcIAMgATYCFCADQYUcNgIQIANBFTYCDEEAIQIMZwsgASAERwRAA0AgAS0AAEHAwQBqLQAAQQFHDRcgBCABQQFqIgFHDQALQcQAIQIMZwtBxAAhAgxmCyABIARHBEADQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxIgBBCUYNACAAQSBGDQACQAJAAkACQCAAQeMAaw4TAAMDAwMDAwMBAwMDAwMDAwMDAgMLIAFBAWohAUE2IQIMUgsgAUEBaiEBQTchAgxRCyABQQFqIQFBOCECDFALDBULIAQgAUEBaiIBRw0AC0E8IQIMZgtBPCECDGULIAEgBEYEQEHIACECDGULIANBEjYCCCADIAE2AgQCQAJAAkACQAJAIAMtACxBAWsOBBQAAQIJCyADLQAyQSBxDQNB4AEhAgxPCwJAIAMvATIiAEEIcUUNACADLQAoQQFHDQAgAy0ALkEIcUUNAgsgAyAAQff7A3FBgARyOwEyDAsLIAMgAy8BMkEQcjsBMgwECyADQQA2AgQgAyABIAEQMSIABEAgA0HBADYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgxmCyABQQFqIQEMWAsgA0EANgIcIAMgATYCFCADQfQTNgIQIANBBDYCDEEAIQIMZAtBxwAhAiABIARGDWMgAygCACIAIAQgAWtqIQUgASAAa0EGaiEGAkADQCAAQcDFAGotAAAgAS0AAEEgckcNASAAQQZGDUogAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMZAsgA0EANgIADAULAkAgASAERwRAA0AgAS0AAEHAwwBqLQAAIgBBAUcEQCAAQQJHDQMgAUEBaiEBDAULIAQgAUEBaiIBRw0AC0HFACECDGQLQcUAIQIMYwsLIANBADoALAwBC0ELIQIMRwtBPyECDEYLAkACQANAIAEtAAAiAEEgRwRAAkAgAEEKaw4EAwUFAwALIABBLEYNAwwECyAEIAFBAWoiAUcNAAtBxgAhAgxgCyADQQg6ACwMDgsgAy0AKEEBRw0CIAMtAC5BCHENAiADKAIEIQAgA0EANgIEIAMgACABEDEiAARAIANBwgA2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMXwsgAUEBaiEBDFALQTshAgxECwJAA0AgAS0AACIAQSBHIABBCUdxDQEgBCABQQFqIgFHDQALQcMAIQIMXQsLQTwhAgxCCwJAAkAgASAERwRAA0AgAS0AACIAQSBHBEAgAEEKaw4EAwQEAwQLIAQgAUEBaiIBRw0AC0E/IQIMXQtBPyECDFwLIAMgAy8BMkEgcjsBMgwKCyADKAIEIQAgA0EANgIEIAMgACABEDEiAEUNTiADQT42AhwgAyABNgIUIAMgADYCDEEAIQIMWgsCQCABIARHBEADQCABLQAAQcDDAGotAAAiAEEBRwRAIABBAkYNAwwMCyAEIAFBAWoiAUcNAAtBNyECDFsLQTchAgxaCyABQQFqIQEMBAtBOyECIAQgASIARg1YIAQgAWsgAygCACIBaiEGIAAgAWtBBWohBwJAA0AgAUGQyABqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBBUYEQEEHIQEMPwsgAUEBaiEBIAQgAEEBaiIARw0ACyADIAY2AgAMWQsgA0EANgIAIAAhAQwFC0E6IQIgBCABIgBGDVcgBCABayADKAIAIgFqIQYgACABa0EIaiEHAkADQCABQbTBAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQEgAUEIRgRAQQUhAQw+CyABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAxYCyADQQA2AgAgACEBDAQLQTkhAiAEIAEiAEYNViAEIAFrIAMoAgAiAWohBiAAIAFrQQNqIQcCQANAIAFBsMEAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNASABQQNGBEBBBiEBDD0LIAFBAWohASAEIABBAWoiAEcNAAsgAyAGNgIADFcLIANBADYCACAAIQEMAwsCQANAIAEtAAAiAEEgRwRAIABBCmsOBAcEBAcCCyAEIAFBAWoiAUcNAAtBOCECDFYLIABBLEcNASABQQFqIQBBASEBAkACQAJAAkACQCADLQAsQQVrDgQDAQIEAAsgACEBDAQLQQIhAQwBC0EEIQELIANBAToALCADIAMvATIgAXI7ATIgACEBDAELIAMgAy8BMkEIcjsBMiAAIQELQT4hAgw7CyADQQA6ACwLQTkhAgw5CyABIARGBEBBNiECDFILAkACQAJAAkACQCABLQAAQQprDgQAAgIBAgsgAygCBCEAIANBADYCBCADIAAgARAxIgBFDQIgA0EzNgIcIAMgATYCFCADIAA2AgxBACECDFULIAMoAgQhACADQQA2AgQgAyAAIAEQMSIARQRAIAFBAWohAQwGCyADQTI2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMVAsgAy0ALkEBcQRAQd8BIQIMOwsgAygCBCEAIANBADYCBCADIAAgARAxIgANAQxJC0E0IQIMOQsgA0E1NgIcIAMgATYCFCADIAA2AgxBACECDFELQTUhAgw3CyADQS9qLQAAQQFxDQAgA0EANgIcIAMgATYCFCADQesWNgIQIANBGTYCDEEAIQIMTwtBMyECDDULIAEgBEYEQEEyIQIMTgsCQCABLQAAQQpGBEAgAUEBaiEBDAELIANBADYCHCADIAE2AhQgA0GSFzYCECADQQM2AgxBACECDE4LQTIhAgw0CyABIARGBEBBMSECDE0LAkAgAS0AACIAQQlGDQAgAEEgRg0AQQEhAgJAIAMtACxBBWsOBAYEBQANCyADIAMvATJBCHI7ATIMDAsgAy0ALkEBcUUNASADLQAsQQhHDQAgA0EAOgAsC0E9IQIMMgsgA0EANgIcIAMgATYCFCADQcIWNgIQIANBCjYCDEEAIQIMSgtBAiECDAELQQQhAgsgA0EBOgAsIAMgAy8BMiACcjsBMgwGCyABIARGBEBBMCECDEcLIAEtAABBCkYEQCABQQFqIQEMAQsgAy0ALkEBcQ0AIANBADYCHCADIAE2AhQgA0HcKDYCECADQQI2AgxBACECDEYLQTAhAgwsCyABQQFqIQFBMSECDCsLIAEgBEYEQEEvIQIMRAsgAS0AACIAQQlHIABBIEdxRQRAIAFBAWohASADLQAuQQFxDQEgA0EANgIcIAMgATYCFCADQZcQNgIQIANBCjYCDEEAIQIMRAtBASECAkACQAJAAkACQAJAIAMtACxBAmsOBwUEBAMBAgAECyADIAMvATJBCHI7ATIMAwtBAiECDAELQQQhAgsgA0EBOgAsIAMgAy8BMiACcjsBMgtBLyECDCsLIANBADYCHCADIAE2AhQgA0GEEzYCECADQQs2AgxBACECDEMLQeEBIQIMKQsgASAERgRAQS4hAgxCCyADQQA2AgQgA0ESNgIIIAMgASABEDEiAA0BC0EuIQIMJwsgA0EtNgIcIAMgATYCFCADIAA2AgxBACECDD8LQQAhAAJAIAMoAjgiAkUNACACKAJMIgJFDQAgAyACEQAAIQALIABFDQAgAEEVRw0BIANB2AA2AhwgAyABNgIUIANBsxs2AhAgA0EVNgIMQQAhAgw+C0HMACECDCQLIANBADYCHCADIAE2AhQgA0GzDjYCECADQR02AgxBACECDDwLIAEgBEYEQEHOACECDDwLIAEtAAAiAEEgRg0CIABBOkYNAQsgA0EAOgAsQQkhAgwhCyADKAIEIQAgA0EANgIEIAMgACABEDAiAA0BDAILIAMtAC5BAXEEQEHeASECDCALIAMoAgQhACADQQA2AgQgAyAAIAEQMCIARQ0CIANBKjYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgw4CyADQcsANgIcIAMgADYCDCADIAFBAWo2AhRBACECDDcLIAFBAWohAUHAACECDB0LIAFBAWohAQwsCyABIARGBEBBKyECDDULAkAgAS0AAEEKRgRAIAFBAWohAQwBCyADLQAuQcAAcUUNBgsgAy0AMkGAAXEEQEEAIQACQCADKAI4IgJFDQAgAigCXCICRQ0AIAMgAhEAACEACyAARQ0SIABBFUYEQCADQQU2AhwgAyABNgIUIANBmxs2AhAgA0EVNgIMQQAhAgw2CyADQQA2AhwgAyABNgIUIANBkA42AhAgA0EUNgIMQQAhAgw1CyADQTJqIQIgAxA1QQAhAAJAIAMoAjgiBkUNACAGKAIoIgZFDQAgAyAGEQAAIQALIAAOFgIBAAQEBAQEBAQEBAQEBAQEBAQEBAMECyADQQE6ADALIAIgAi8BAEHAAHI7AQALQSshAgwYCyADQSk2AhwgAyABNgIUIANBrBk2AhAgA0EVNgIMQQAhAgwwCyADQQA2AhwgAyABNgIUIANB5Qs2AhAgA0ERNgIMQQAhAgwvCyADQQA2AhwgAyABNgIUIANBpQs2AhAgA0ECNgIMQQAhAgwuC0EBIQcgAy8BMiIFQQhxRQRAIAMpAyBCAFIhBwsCQCADLQAwBEBBASEAIAMtAClBBUYNASAFQcAAcUUgB3FFDQELAkAgAy0AKCICQQJGBEBBASEAIAMvATQiBkHlAEYNAkEAIQAgBUHAAHENAiAGQeQARg0CIAZB5gBrQQJJDQIgBkHMAUYNAiAGQbACRg0CDAELQQAhACAFQcAAcQ0BC0ECIQAgBUEIcQ0AIAVBgARxBEACQCACQQFHDQAgAy0ALkEKcQ0AQQUhAAwCC0EEIQAMAQsgBUEgcUUEQCADEDZBAEdBAnQhAAwBC0EAQQMgAykDIFAbIQALIABBAWsOBQIABwEDBAtBESECDBMLIANBAToAMQwpC0EAIQICQCADKAI4IgBFDQAgACgCMCIARQ0AIAMgABEAACECCyACRQ0mIAJBFUYEQCADQQM2AhwgAyABNgIUIANB0hs2AhAgA0EVNgIMQQAhAgwrC0EAIQIgA0EANgIcIAMgATYCFCADQd0ONgIQIANBEjYCDAwqCyADQQA2AhwgAyABNgIUIANB+SA2AhAgA0EPNgIMQQAhAgwpC0EAIQACQCADKAI4IgJFDQAgAigCMCICRQ0AIAMgAhEAACEACyAADQELQQ4hAgwOCyAAQRVGBEAgA0ECNgIcIAMgATYCFCADQdIbNgIQIANBFTYCDEEAIQIMJwsgA0EANgIcIAMgATYCFCADQd0ONgIQIANBEjYCDEEAIQIMJgtBKiECDAwLIAEgBEcEQCADQQk2AgggAyABNgIEQSkhAgwMC0EmIQIMJAsgAyADKQMgIgwgBCABa60iCn0iC0IAIAsgDFgbNwMgIAogDFQEQEElIQIMJAsgAygCBCEAIANBADYCBCADIAAgASAMp2oiARAyIgBFDQAgA0EFNgIcIAMgATYCFCADIAA2AgxBACECDCMLQQ8hAgwJC0IAIQoCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAS0AAEEwaw43FxYAAQIDBAUGBxQUFBQUFBQICQoLDA0UFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFA4PEBESExQLQgIhCgwWC0IDIQoMFQtCBCEKDBQLQgUhCgwTC0IGIQoMEgtCByEKDBELQgghCgwQC0IJIQoMDwtCCiEKDA4LQgshCgwNC0IMIQoMDAtCDSEKDAsLQg4hCgwKC0IPIQoMCQtCCiEKDAgLQgshCgwHC0IMIQoMBgtCDSEKDAULQg4hCgwEC0IPIQoMAwsgA0EANgIcIAMgATYCFCADQZ8VNgIQIANBDDYCDEEAIQIMIQsgASAERgRAQSIhAgwhC0IAIQoCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAEtAABBMGsONxUUAAECAwQFBgcWFhYWFhYWCAkKCwwNFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYODxAREhMWC0ICIQoMFAtCAyEKDBMLQgQhCgwSC0IFIQoMEQtCBiEKDBALQgchCgwPC0IIIQoMDgtCCSEKDA0LQgohCgwMC0ILIQoMCwtCDCEKDAoLQg0hCgwJC0IOIQoMCAtCDyEKDAcLQgohCgwGC0ILIQoMBQtCDCEKDAQLQg0hCgwDC0IOIQoMAgtCDyEKDAELQgEhCgsgAUEBaiEBIAMpAyAiC0L//////////w9YBEAgAyALQgSGIAqENwMgDAILIANBADYCHCADIAE2AhQgA0G1CTYCECADQQw2AgxBACECDB4LQSchAgwEC0EoIQIMAwsgAyABOgAsIANBADYCACAHQQFqIQFBDCECDAILIANBADYCACAGQQFqIQFBCiECDAELIAFBAWohAUEIIQIMAAsAC0EAIQIgA0EANgIcIAMgATYCFCADQbI4NgIQIANBCDYCDAwXC0EAIQIgA0EANgIcIAMgATYCFCADQYMRNgIQIANBCTYCDAwWC0EAIQIgA0EANgIcIAMgATYCFCADQd8KNgIQIANBCTYCDAwVC0EAIQIgA0EANgIcIAMgATYCFCADQe0QNgIQIANBCTYCDAwUC0EAIQIgA0EANgIcIAMgATYCFCADQdIRNgIQIANBCTYCDAwTC0EAIQIgA0EANgIcIAMgATYCFCADQbI4NgIQIANBCDYCDAwSC0EAIQIgA0EANgIcIAMgATYCFCADQYMRNgIQIANBCTYCDAwRC0EAIQIgA0EANgIcIAMgATYCFCADQd8KNgIQIANBCTYCDAwQC0EAIQIgA0EANgIcIAMgATYCFCADQe0QNgIQIANBCTYCDAwPC0EAIQIgA0EANgIcIAMgATYCFCADQdIRNgIQIANBCTYCDAwOC0EAIQIgA0EANgIcIAMgATYCFCADQbkXNgIQIANBDzYCDAwNC0EAIQIgA0EANgIcIAMgATYCFCADQbkXNgIQIANBDzYCDAwMC0EAIQIgA0EANgIcIAMgATYCFCADQZkTNgIQIANBCzYCDAwLC0EAIQIgA0EANgIcIAMgATYCFCADQZ0JNgIQIANBCzYCDAwKC0EAIQIgA0EANgIcIAMgATYCFCADQZcQNgIQIANBCjYCDAwJC0EAIQIgA0EANgIcIAMgATYCFCADQbEQNgIQIANBCjYCDAwIC0EAIQIgA0EANgIcIAMgATYCFCADQbsdNgIQIANBAjYCDAwHC0EAIQIgA0EANgIcIAMgATYCFCADQZYWNgIQIANBAjYCDAwGC0EAIQIgA0EANgIcIAMgATYCFCADQfkYNgIQIANBAjYCDAwFC0EAIQIgA0EANgIcIAMgATYCFCADQcQYNgIQIANBAjYCDAwECyADQQI2AhwgAyABNgIUIANBqR42AhAgA0EWNgIMQQAhAgwDC0HeACECIAEgBEYNAiAJQQhqIQcgAygCACEFAkACQCABIARHBEAgBUGWyABqIQggBCAFaiABayEGIAVBf3NBCmoiBSABaiEAA0AgAS0AACAILQAARwRAQQIhCAwDCyAFRQRAQQAhCCAAIQEMAwsgBUEBayEFIAhBAWohCCAEIAFBAWoiAUcNAAsgBiEFIAQhAQsgB0EBNgIAIAMgBTYCAAwBCyADQQA2AgAgByAINgIACyAHIAE2AgQgCSgCDCEAAkACQCAJKAIIQQFrDgIEAQALIANBADYCHCADQcIeNgIQIANBFzYCDCADIABBAWo2AhRBACECDAMLIANBADYCHCADIAA2AhQgA0HXHjYCECADQQk2AgxBACECDAILIAEgBEYEQEEoIQIMAgsgA0EJNgIIIAMgATYCBEEnIQIMAQsgASAERgRAQQEhAgwBCwNAAkACQAJAIAEtAABBCmsOBAABAQABCyABQQFqIQEMAQsgAUEBaiEBIAMtAC5BIHENAEEAIQIgA0EANgIcIAMgATYCFCADQaEhNgIQIANBBTYCDAwCC0EBIQIgASAERw0ACwsgCUEQaiQAIAJFBEAgAygCDCEADAELIAMgAjYCHEEAIQAgAygCBCIBRQ0AIAMgASAEIAMoAggRAQAiAUUNACADIAQ2AhQgAyABNgIMIAEhAAsgAAu+AgECfyAAQQA6AAAgAEHkAGoiAUEBa0EAOgAAIABBADoAAiAAQQA6AAEgAUEDa0EAOgAAIAFBAmtBADoAACAAQQA6AAMgAUEEa0EAOgAAQQAgAGtBA3EiASAAaiIAQQA2AgBB5AAgAWtBfHEiAiAAaiIBQQRrQQA2AgACQCACQQlJDQAgAEEANgIIIABBADYCBCABQQhrQQA2AgAgAUEMa0EANgIAIAJBGUkNACAAQQA2AhggAEEANgIUIABBADYCECAAQQA2AgwgAUEQa0EANgIAIAFBFGtBADYCACABQRhrQQA2AgAgAUEca0EANgIAIAIgAEEEcUEYciICayIBQSBJDQAgACACaiEAA0AgAEIANwMYIABCADcDECAAQgA3AwggAEIANwMAIABBIGohACABQSBrIgFBH0sNAAsLC1YBAX8CQCAAKAIMDQACQAJAAkACQCAALQAxDgMBAAMCCyAAKAI4IgFFDQAgASgCMCIBRQ0AIAAgAREAACIBDQMLQQAPCwALIABByhk2AhBBDiEBCyABCxoAIAAoAgxFBEAgAEHeHzYCECAAQRU2AgwLCxQAIAAoAgxBFUYEQCAAQQA2AgwLCxQAIAAoAgxBFkYEQCAAQQA2AgwLCwcAIAAoAgwLBwAgACgCEAsJACAAIAE2AhALBwAgACgCFAsrAAJAIABBJ08NAEL//////wkgAK2IQgGDUA0AIABBAnRB0DhqKAIADwsACxcAIABBL08EQAALIABBAnRB7DlqKAIAC78JAQF/QfQtIQECQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCAAQeQAaw70A2NiAAFhYWFhYWECAwQFYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYQYHCAkKCwwNDg9hYWFhYRBhYWFhYWFhYWFhYRFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWESExQVFhcYGRobYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYRwdHh8gISIjJCUmJygpKissLS4vMDEyMzQ1NmE3ODk6YWFhYWFhYWE7YWFhPGFhYWE9Pj9hYWFhYWFhYUBhYUFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFCQ0RFRkdISUpLTE1OT1BRUlNhYWFhYWFhYVRVVldYWVpbYVxdYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhXmFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYV9gYQtB6iwPC0GYJg8LQe0xDwtBoDcPC0HJKQ8LQbQpDwtBli0PC0HrKw8LQaI1DwtB2zQPC0HgKQ8LQeMkDwtB1SQPC0HuJA8LQeYlDwtByjQPC0HQNw8LQao1DwtB9SwPC0H2Jg8LQYIiDwtB8jMPC0G+KA8LQec3DwtBzSEPC0HAIQ8LQbglDwtByyUPC0GWJA8LQY80DwtBzTUPC0HdKg8LQe4zDwtBnDQPC0GeMQ8LQfQ1DwtB5SIPC0GvJQ8LQZkxDwtBsjYPC0H5Ng8LQcQyDwtB3SwPC0GCMQ8LQcExDwtBjTcPC0HJJA8LQew2DwtB5yoPC0HIIw8LQeIhDwtByTcPC0GlIg8LQZQiDwtB2zYPC0HeNQ8LQYYmDwtBvCsPC0GLMg8LQaAjDwtB9jAPC0GALA8LQYkrDwtBpCYPC0HyIw8LQYEoDwtBqzIPC0HrJw8LQcI2DwtBoiQPC0HPKg8LQdwjDwtBhycPC0HkNA8LQbciDwtBrTEPC0HVIg8LQa80DwtB3iYPC0HWMg8LQfQ0DwtBgTgPC0H0Nw8LQZI2DwtBnScPC0GCKQ8LQY0jDwtB1zEPC0G9NQ8LQbQ3DwtB2DAPC0G2Jw8LQZo4DwtBpyoPC0HEJw8LQa4jDwtB9SIPCwALQcomIQELIAELFwAgACAALwEuQf7/A3EgAUEAR3I7AS4LGgAgACAALwEuQf3/A3EgAUEAR0EBdHI7AS4LGgAgACAALwEuQfv/A3EgAUEAR0ECdHI7AS4LGgAgACAALwEuQff/A3EgAUEAR0EDdHI7AS4LGgAgACAALwEuQe//A3EgAUEAR0EEdHI7AS4LGgAgACAALwEuQd//A3EgAUEAR0EFdHI7AS4LGgAgACAALwEuQb//A3EgAUEAR0EGdHI7AS4LGgAgACAALwEuQf/+A3EgAUEAR0EHdHI7AS4LGgAgACAALwEuQf/9A3EgAUEAR0EIdHI7AS4LGgAgACAALwEuQf/7A3EgAUEAR0EJdHI7AS4LPgECfwJAIAAoAjgiA0UNACADKAIEIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEHhEjYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIIIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEH8ETYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIMIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEHsCjYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIQIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEH6HjYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIUIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEHLEDYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIYIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEG3HzYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIcIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEG/FTYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIsIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEH+CDYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIgIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEGMHTYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIkIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEHmFTYCEEEYIQQLIAQLOAAgAAJ/IAAvATJBFHFBFEYEQEEBIAAtAChBAUYNARogAC8BNEHlAEYMAQsgAC0AKUEFRgs6ADALWQECfwJAIAAtAChBAUYNACAALwE0IgFB5ABrQeQASQ0AIAFBzAFGDQAgAUGwAkYNACAALwEyIgBBwABxDQBBASECIABBiARxQYAERg0AIABBKHFFIQILIAILjAEBAn8CQAJAAkAgAC0AKkUNACAALQArRQ0AIAAvATIiAUECcUUNAQwCCyAALwEyIgFBAXFFDQELQQEhAiAALQAoQQFGDQAgAC8BNCIAQeQAa0HkAEkNACAAQcwBRg0AIABBsAJGDQAgAUHAAHENAEEAIQIgAUGIBHFBgARGDQAgAUEocUEARyECCyACC1cAIABBGGpCADcDACAAQgA3AwAgAEE4akIANwMAIABBMGpCADcDACAAQShqQgA3AwAgAEEgakIANwMAIABBEGpCADcDACAAQQhqQgA3AwAgAEH9ATYCHAsGACAAEDoLmi0BC38jAEEQayIKJABB3NUAKAIAIglFBEBBnNkAKAIAIgVFBEBBqNkAQn83AgBBoNkAQoCAhICAgMAANwIAQZzZACAKQQhqQXBxQdiq1aoFcyIFNgIAQbDZAEEANgIAQYDZAEEANgIAC0GE2QBBwNkENgIAQdTVAEHA2QQ2AgBB6NUAIAU2AgBB5NUAQX82AgBBiNkAQcCmAzYCAANAIAFBgNYAaiABQfTVAGoiAjYCACACIAFB7NUAaiIDNgIAIAFB+NUAaiADNgIAIAFBiNYAaiABQfzVAGoiAzYCACADIAI2AgAgAUGQ1gBqIAFBhNYAaiICNgIAIAIgAzYCACABQYzWAGogAjYCACABQSBqIgFBgAJHDQALQczZBEGBpgM2AgBB4NUAQazZACgCADYCAEHQ1QBBgKYDNgIAQdzVAEHI2QQ2AgBBzP8HQTg2AgBByNkEIQkLAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAEHsAU0EQEHE1QAoAgAiBkEQIABBE2pBcHEgAEELSRsiBEEDdiIAdiIBQQNxBEACQCABQQFxIAByQQFzIgJBA3QiAEHs1QBqIgEgAEH01QBqKAIAIgAoAggiA0YEQEHE1QAgBkF+IAJ3cTYCAAwBCyABIAM2AgggAyABNgIMCyAAQQhqIQEgACACQQN0IgJBA3I2AgQgACACaiIAIAAoAgRBAXI2AgQMEQtBzNUAKAIAIgggBE8NASABBEACQEECIAB0IgJBACACa3IgASAAdHFoIgBBA3QiAkHs1QBqIgEgAkH01QBqKAIAIgIoAggiA0YEQEHE1QAgBkF+IAB3cSIGNgIADAELIAEgAzYCCCADIAE2AgwLIAIgBEEDcjYCBCAAQQN0IgAgBGshBSAAIAJqIAU2AgAgAiAEaiIEIAVBAXI2AgQgCARAIAhBeHFB7NUAaiEAQdjVACgCACEDAn9BASAIQQN2dCIBIAZxRQRAQcTVACABIAZyNgIAIAAMAQsgACgCCAsiASADNgIMIAAgAzYCCCADIAA2AgwgAyABNgIICyACQQhqIQFB2NUAIAQ2AgBBzNUAIAU2AgAMEQtByNUAKAIAIgtFDQEgC2hBAnRB9NcAaigCACIAKAIEQXhxIARrIQUgACECA0ACQCACKAIQIgFFBEAgAkEUaigCACIBRQ0BCyABKAIEQXhxIARrIgMgBUkhAiADIAUgAhshBSABIAAgAhshACABIQIMAQsLIAAoAhghCSAAKAIMIgMgAEcEQEHU1QAoAgAaIAMgACgCCCIBNgIIIAEgAzYCDAwQCyAAQRRqIgIoAgAiAUUEQCAAKAIQIgFFDQMgAEEQaiECCwNAIAIhByABIgNBFGoiAigCACIBDQAgA0EQaiECIAMoAhAiAQ0ACyAHQQA2AgAMDwtBfyEEIABBv39LDQAgAEETaiIBQXBxIQRByNUAKAIAIghFDQBBACAEayEFAkACQAJAAn9BACAEQYACSQ0AGkEfIARB////B0sNABogBEEmIAFBCHZnIgBrdkEBcSAAQQF0a0E+agsiBkECdEH01wBqKAIAIgJFBEBBACEBQQAhAwwBC0EAIQEgBEEZIAZBAXZrQQAgBkEfRxt0IQBBACEDA0ACQCACKAIEQXhxIARrIgcgBU8NACACIQMgByIFDQBBACEFIAIhAQwDCyABIAJBFGooAgAiByAHIAIgAEEddkEEcWpBEGooAgAiAkYbIAEgBxshASAAQQF0IQAgAg0ACwsgASADckUEQEEAIQNBAiAGdCIAQQAgAGtyIAhxIgBFDQMgAGhBAnRB9NcAaigCACEBCyABRQ0BCwNAIAEoAgRBeHEgBGsiAiAFSSEAIAIgBSAAGyEFIAEgAyAAGyEDIAEoAhAiAAR/IAAFIAFBFGooAgALIgENAAsLIANFDQAgBUHM1QAoAgAgBGtPDQAgAygCGCEHIAMgAygCDCIARwRAQdTVACgCABogACADKAIIIgE2AgggASAANgIMDA4LIANBFGoiAigCACIBRQRAIAMoAhAiAUUNAyADQRBqIQILA0AgAiEGIAEiAEEUaiICKAIAIgENACAAQRBqIQIgACgCECIBDQALIAZBADYCAAwNC0HM1QAoAgAiAyAETwRAQdjVACgCACEBAkAgAyAEayICQRBPBEAgASAEaiIAIAJBAXI2AgQgASADaiACNgIAIAEgBEEDcjYCBAwBCyABIANBA3I2AgQgASADaiIAIAAoAgRBAXI2AgRBACEAQQAhAgtBzNUAIAI2AgBB2NUAIAA2AgAgAUEIaiEBDA8LQdDVACgCACIDIARLBEAgBCAJaiIAIAMgBGsiAUEBcjYCBEHc1QAgADYCAEHQ1QAgATYCACAJIARBA3I2AgQgCUEIaiEBDA8LQQAhASAEAn9BnNkAKAIABEBBpNkAKAIADAELQajZAEJ/NwIAQaDZAEKAgISAgIDAADcCAEGc2QAgCkEMakFwcUHYqtWqBXM2AgBBsNkAQQA2AgBBgNkAQQA2AgBBgIAECyIAIARBxwBqIgVqIgZBACAAayIHcSICTwRAQbTZAEEwNgIADA8LAkBB/NgAKAIAIgFFDQBB9NgAKAIAIgggAmohACAAIAFNIAAgCEtxDQBBACEBQbTZAEEwNgIADA8LQYDZAC0AAEEEcQ0EAkACQCAJBEBBhNkAIQEDQCABKAIAIgAgCU0EQCAAIAEoAgRqIAlLDQMLIAEoAggiAQ0ACwtBABA7IgBBf0YNBSACIQZBoNkAKAIAIgFBAWsiAyAAcQRAIAIgAGsgACADakEAIAFrcWohBgsgBCAGTw0FIAZB/v///wdLDQVB/NgAKAIAIgMEQEH02AAoAgAiByAGaiEBIAEgB00NBiABIANLDQYLIAYQOyIBIABHDQEMBwsgBiADayAHcSIGQf7///8HSw0EIAYQOyEAIAAgASgCACABKAIEakYNAyAAIQELAkAgBiAEQcgAak8NACABQX9GDQBBpNkAKAIAIgAgBSAGa2pBACAAa3EiAEH+////B0sEQCABIQAMBwsgABA7QX9HBEAgACAGaiEGIAEhAAwHC0EAIAZrEDsaDAQLIAEiAEF/Rw0FDAMLQQAhAwwMC0EAIQAMCgsgAEF/Rw0CC0GA2QBBgNkAKAIAQQRyNgIACyACQf7///8HSw0BIAIQOyEAQQAQOyEBIABBf0YNASABQX9GDQEgACABTw0BIAEgAGsiBiAEQThqTQ0BC0H02ABB9NgAKAIAIAZqIgE2AgBB+NgAKAIAIAFJBEBB+NgAIAE2AgALAkACQAJAQdzVACgCACICBEBBhNkAIQEDQCAAIAEoAgAiAyABKAIEIgVqRg0CIAEoAggiAQ0ACwwCC0HU1QAoAgAiAUEARyAAIAFPcUUEQEHU1QAgADYCAAtBACEBQYjZACAGNgIAQYTZACAANgIAQeTVAEF/NgIAQejVAEGc2QAoAgA2AgBBkNkAQQA2AgADQCABQYDWAGogAUH01QBqIgI2AgAgAiABQezVAGoiAzYCACABQfjVAGogAzYCACABQYjWAGogAUH81QBqIgM2AgAgAyACNgIAIAFBkNYAaiABQYTWAGoiAjYCACACIAM2AgAgAUGM1gBqIAI2AgAgAUEgaiIBQYACRw0AC0F4IABrQQ9xIgEgAGoiAiAGQThrIgMgAWsiAUEBcjYCBEHg1QBBrNkAKAIANgIAQdDVACABNgIAQdzVACACNgIAIAAgA2pBODYCBAwCCyAAIAJNDQAgAiADSQ0AIAEoAgxBCHENAEF4IAJrQQ9xIgAgAmoiA0HQ1QAoAgAgBmoiByAAayIAQQFyNgIEIAEgBSAGajYCBEHg1QBBrNkAKAIANgIAQdDVACAANgIAQdzVACADNgIAIAIgB2pBODYCBAwBCyAAQdTVACgCAEkEQEHU1QAgADYCAAsgACAGaiEDQYTZACEBAkACQAJAA0AgAyABKAIARwRAIAEoAggiAQ0BDAILCyABLQAMQQhxRQ0BC0GE2QAhAQNAIAEoAgAiAyACTQRAIAMgASgCBGoiBSACSw0DCyABKAIIIQEMAAsACyABIAA2AgAgASABKAIEIAZqNgIEIABBeCAAa0EPcWoiCSAEQQNyNgIEIANBeCADa0EPcWoiBiAEIAlqIgRrIQEgAiAGRgRAQdzVACAENgIAQdDVAEHQ1QAoAgAgAWoiADYCACAEIABBAXI2AgQMCAtB2NUAKAIAIAZGBEBB2NUAIAQ2AgBBzNUAQczVACgCACABaiIANgIAIAQgAEEBcjYCBCAAIARqIAA2AgAMCAsgBigCBCIFQQNxQQFHDQYgBUF4cSEIIAVB/wFNBEAgBUEDdiEDIAYoAggiACAGKAIMIgJGBEBBxNUAQcTVACgCAEF+IAN3cTYCAAwHCyACIAA2AgggACACNgIMDAYLIAYoAhghByAGIAYoAgwiAEcEQCAAIAYoAggiAjYCCCACIAA2AgwMBQsgBkEUaiICKAIAIgVFBEAgBigCECIFRQ0EIAZBEGohAgsDQCACIQMgBSIAQRRqIgIoAgAiBQ0AIABBEGohAiAAKAIQIgUNAAsgA0EANgIADAQLQXggAGtBD3EiASAAaiIHIAZBOGsiAyABayIBQQFyNgIEIAAgA2pBODYCBCACIAVBNyAFa0EPcWpBP2siAyADIAJBEGpJGyIDQSM2AgRB4NUAQazZACgCADYCAEHQ1QAgATYCAEHc1QAgBzYCACADQRBqQYzZACkCADcCACADQYTZACkCADcCCEGM2QAgA0EIajYCAEGI2QAgBjYCAEGE2QAgADYCAEGQ2QBBADYCACADQSRqIQEDQCABQQc2AgAgBSABQQRqIgFLDQALIAIgA0YNACADIAMoAgRBfnE2AgQgAyADIAJrIgU2AgAgAiAFQQFyNgIEIAVB/wFNBEAgBUF4cUHs1QBqIQACf0HE1QAoAgAiAUEBIAVBA3Z0IgNxRQRAQcTVACABIANyNgIAIAAMAQsgACgCCAsiASACNgIMIAAgAjYCCCACIAA2AgwgAiABNgIIDAELQR8hASAFQf///wdNBEAgBUEmIAVBCHZnIgBrdkEBcSAAQQF0a0E+aiEBCyACIAE2AhwgAkIANwIQIAFBAnRB9NcAaiEAQcjVACgCACIDQQEgAXQiBnFFBEAgACACNgIAQcjVACADIAZyNgIAIAIgADYCGCACIAI2AgggAiACNgIMDAELIAVBGSABQQF2a0EAIAFBH0cbdCEBIAAoAgAhAwJAA0AgAyIAKAIEQXhxIAVGDQEgAUEddiEDIAFBAXQhASAAIANBBHFqQRBqIgYoAgAiAw0ACyAGIAI2AgAgAiAANgIYIAIgAjYCDCACIAI2AggMAQsgACgCCCIBIAI2AgwgACACNgIIIAJBADYCGCACIAA2AgwgAiABNgIIC0HQ1QAoAgAiASAETQ0AQdzVACgCACIAIARqIgIgASAEayIBQQFyNgIEQdDVACABNgIAQdzVACACNgIAIAAgBEEDcjYCBCAAQQhqIQEMCAtBACEBQbTZAEEwNgIADAcLQQAhAAsgB0UNAAJAIAYoAhwiAkECdEH01wBqIgMoAgAgBkYEQCADIAA2AgAgAA0BQcjVAEHI1QAoAgBBfiACd3E2AgAMAgsgB0EQQRQgBygCECAGRhtqIAA2AgAgAEUNAQsgACAHNgIYIAYoAhAiAgRAIAAgAjYCECACIAA2AhgLIAZBFGooAgAiAkUNACAAQRRqIAI2AgAgAiAANgIYCyABIAhqIQEgBiAIaiIGKAIEIQULIAYgBUF+cTYCBCABIARqIAE2AgAgBCABQQFyNgIEIAFB/wFNBEAgAUF4cUHs1QBqIQACf0HE1QAoAgAiAkEBIAFBA3Z0IgFxRQRAQcTVACABIAJyNgIAIAAMAQsgACgCCAsiASAENgIMIAAgBDYCCCAEIAA2AgwgBCABNgIIDAELQR8hBSABQf///wdNBEAgAUEmIAFBCHZnIgBrdkEBcSAAQQF0a0E+aiEFCyAEIAU2AhwgBEIANwIQIAVBAnRB9NcAaiEAQcjVACgCACICQQEgBXQiA3FFBEAgACAENgIAQcjVACACIANyNgIAIAQgADYCGCAEIAQ2AgggBCAENgIMDAELIAFBGSAFQQF2a0EAIAVBH0cbdCEFIAAoAgAhAAJAA0AgACICKAIEQXhxIAFGDQEgBUEddiEAIAVBAXQhBSACIABBBHFqQRBqIgMoAgAiAA0ACyADIAQ2AgAgBCACNgIYIAQgBDYCDCAEIAQ2AggMAQsgAigCCCIAIAQ2AgwgAiAENgIIIARBADYCGCAEIAI2AgwgBCAANgIICyAJQQhqIQEMAgsCQCAHRQ0AAkAgAygCHCIBQQJ0QfTXAGoiAigCACADRgRAIAIgADYCACAADQFByNUAIAhBfiABd3EiCDYCAAwCCyAHQRBBFCAHKAIQIANGG2ogADYCACAARQ0BCyAAIAc2AhggAygCECIBBEAgACABNgIQIAEgADYCGAsgA0EUaigCACIBRQ0AIABBFGogATYCACABIAA2AhgLAkAgBUEPTQRAIAMgBCAFaiIAQQNyNgIEIAAgA2oiACAAKAIEQQFyNgIEDAELIAMgBGoiAiAFQQFyNgIEIAMgBEEDcjYCBCACIAVqIAU2AgAgBUH/AU0EQCAFQXhxQezVAGohAAJ/QcTVACgCACIBQQEgBUEDdnQiBXFFBEBBxNUAIAEgBXI2AgAgAAwBCyAAKAIICyIBIAI2AgwgACACNgIIIAIgADYCDCACIAE2AggMAQtBHyEBIAVB////B00EQCAFQSYgBUEIdmciAGt2QQFxIABBAXRrQT5qIQELIAIgATYCHCACQgA3AhAgAUECdEH01wBqIQBBASABdCIEIAhxRQRAIAAgAjYCAEHI1QAgBCAIcjYCACACIAA2AhggAiACNgIIIAIgAjYCDAwBCyAFQRkgAUEBdmtBACABQR9HG3QhASAAKAIAIQQCQANAIAQiACgCBEF4cSAFRg0BIAFBHXYhBCABQQF0IQEgACAEQQRxakEQaiIGKAIAIgQNAAsgBiACNgIAIAIgADYCGCACIAI2AgwgAiACNgIIDAELIAAoAggiASACNgIMIAAgAjYCCCACQQA2AhggAiAANgIMIAIgATYCCAsgA0EIaiEBDAELAkAgCUUNAAJAIAAoAhwiAUECdEH01wBqIgIoAgAgAEYEQCACIAM2AgAgAw0BQcjVACALQX4gAXdxNgIADAILIAlBEEEUIAkoAhAgAEYbaiADNgIAIANFDQELIAMgCTYCGCAAKAIQIgEEQCADIAE2AhAgASADNgIYCyAAQRRqKAIAIgFFDQAgA0EUaiABNgIAIAEgAzYCGAsCQCAFQQ9NBEAgACAEIAVqIgFBA3I2AgQgACABaiIBIAEoAgRBAXI2AgQMAQsgACAEaiIHIAVBAXI2AgQgACAEQQNyNgIEIAUgB2ogBTYCACAIBEAgCEF4cUHs1QBqIQFB2NUAKAIAIQMCf0EBIAhBA3Z0IgIgBnFFBEBBxNUAIAIgBnI2AgAgAQwBCyABKAIICyICIAM2AgwgASADNgIIIAMgATYCDCADIAI2AggLQdjVACAHNgIAQczVACAFNgIACyAAQQhqIQELIApBEGokACABC0MAIABFBEA/AEEQdA8LAkAgAEH//wNxDQAgAEEASA0AIABBEHZAACIAQX9GBEBBtNkAQTA2AgBBfw8LIABBEHQPCwALC5lCIgBBgAgLDQEAAAAAAAAAAgAAAAMAQZgICwUEAAAABQBBqAgLCQYAAAAHAAAACABB5AgLwjJJbnZhbGlkIGNoYXIgaW4gdXJsIHF1ZXJ5AFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fYm9keQBDb250ZW50LUxlbmd0aCBvdmVyZmxvdwBDaHVuayBzaXplIG92ZXJmbG93AEludmFsaWQgbWV0aG9kIGZvciBIVFRQL3gueCByZXF1ZXN0AEludmFsaWQgbWV0aG9kIGZvciBSVFNQL3gueCByZXF1ZXN0AEV4cGVjdGVkIFNPVVJDRSBtZXRob2QgZm9yIElDRS94LnggcmVxdWVzdABJbnZhbGlkIGNoYXIgaW4gdXJsIGZyYWdtZW50IHN0YXJ0AEV4cGVjdGVkIGRvdABTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3N0YXR1cwBJbnZhbGlkIHJlc3BvbnNlIHN0YXR1cwBFeHBlY3RlZCBMRiBhZnRlciBoZWFkZXJzAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMAVXNlciBjYWxsYmFjayBlcnJvcgBgb25fcmVzZXRgIGNhbGxiYWNrIGVycm9yAGBvbl9jaHVua19oZWFkZXJgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXNzYWdlX2JlZ2luYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfZXh0ZW5zaW9uX3ZhbHVlYCBjYWxsYmFjayBlcnJvcgBgb25fc3RhdHVzX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fdmVyc2lvbl9jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3VybF9jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3Byb3RvY29sX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9oZWFkZXJfdmFsdWVfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXNzYWdlX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fbWV0aG9kX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25faGVhZGVyX2ZpZWxkX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfZXh0ZW5zaW9uX25hbWVgIGNhbGxiYWNrIGVycm9yAFVuZXhwZWN0ZWQgY2hhciBpbiB1cmwgc2VydmVyAEludmFsaWQgaGVhZGVyIHZhbHVlIGNoYXIASW52YWxpZCBoZWFkZXIgZmllbGQgY2hhcgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3ZlcnNpb24ASW52YWxpZCBtaW5vciB2ZXJzaW9uAEludmFsaWQgbWFqb3IgdmVyc2lvbgBFeHBlY3RlZCBzcGFjZSBhZnRlciB2ZXJzaW9uAEV4cGVjdGVkIENSTEYgYWZ0ZXIgdmVyc2lvbgBJbnZhbGlkIEhUVFAgdmVyc2lvbgBJbnZhbGlkIGhlYWRlciB0b2tlbgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3VybABJbnZhbGlkIGNoYXJhY3RlcnMgaW4gdXJsAFVuZXhwZWN0ZWQgc3RhcnQgY2hhciBpbiB1cmwARG91YmxlIEAgaW4gdXJsAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fcHJvdG9jb2wARW1wdHkgQ29udGVudC1MZW5ndGgASW52YWxpZCBjaGFyYWN0ZXIgaW4gQ29udGVudC1MZW5ndGgAVHJhbnNmZXItRW5jb2RpbmcgY2FuJ3QgYmUgcHJlc2VudCB3aXRoIENvbnRlbnQtTGVuZ3RoAER1cGxpY2F0ZSBDb250ZW50LUxlbmd0aABJbnZhbGlkIGNoYXIgaW4gdXJsIHBhdGgAQ29udGVudC1MZW5ndGggY2FuJ3QgYmUgcHJlc2VudCB3aXRoIFRyYW5zZmVyLUVuY29kaW5nAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgY2h1bmsgc2l6ZQBFeHBlY3RlZCBMRiBhZnRlciBjaHVuayBzaXplAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIHNpemUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfdmFsdWUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9jaHVua19leHRlbnNpb25fdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyB2YWx1ZQBVbmV4cGVjdGVkIHdoaXRlc3BhY2UgYWZ0ZXIgaGVhZGVyIHZhbHVlAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgaGVhZGVyIHZhbHVlAE1pc3NpbmcgZXhwZWN0ZWQgTEYgYWZ0ZXIgaGVhZGVyIHZhbHVlAEludmFsaWQgYFRyYW5zZmVyLUVuY29kaW5nYCBoZWFkZXIgdmFsdWUATWlzc2luZyBleHBlY3RlZCBDUiBhZnRlciBjaHVuayBleHRlbnNpb24gdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBxdW90ZSB2YWx1ZQBJbnZhbGlkIHF1b3RlZC1wYWlyIGluIGNodW5rIGV4dGVuc2lvbnMgcXVvdGVkIHZhbHVlAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMgcXVvdGVkIHZhbHVlAFBhdXNlZCBieSBvbl9oZWFkZXJzX2NvbXBsZXRlAEludmFsaWQgRU9GIHN0YXRlAG9uX3Jlc2V0IHBhdXNlAG9uX2NodW5rX2hlYWRlciBwYXVzZQBvbl9tZXNzYWdlX2JlZ2luIHBhdXNlAG9uX2NodW5rX2V4dGVuc2lvbl92YWx1ZSBwYXVzZQBvbl9zdGF0dXNfY29tcGxldGUgcGF1c2UAb25fdmVyc2lvbl9jb21wbGV0ZSBwYXVzZQBvbl91cmxfY29tcGxldGUgcGF1c2UAb25fcHJvdG9jb2xfY29tcGxldGUgcGF1c2UAb25fY2h1bmtfY29tcGxldGUgcGF1c2UAb25faGVhZGVyX3ZhbHVlX2NvbXBsZXRlIHBhdXNlAG9uX21lc3NhZ2VfY29tcGxldGUgcGF1c2UAb25fbWV0aG9kX2NvbXBsZXRlIHBhdXNlAG9uX2hlYWRlcl9maWVsZF9jb21wbGV0ZSBwYXVzZQBvbl9jaHVua19leHRlbnNpb25fbmFtZSBwYXVzZQBVbmV4cGVjdGVkIHNwYWNlIGFmdGVyIHN0YXJ0IGxpbmUATWlzc2luZyBleHBlY3RlZCBDUiBhZnRlciByZXNwb25zZSBsaW5lAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fY2h1bmtfZXh0ZW5zaW9uX25hbWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBuYW1lAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgY2h1bmsgZXh0ZW5zaW9uIG5hbWUASW52YWxpZCBzdGF0dXMgY29kZQBQYXVzZSBvbiBDT05ORUNUL1VwZ3JhZGUAUGF1c2Ugb24gUFJJL1VwZ3JhZGUARXhwZWN0ZWQgSFRUUC8yIENvbm5lY3Rpb24gUHJlZmFjZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX21ldGhvZABFeHBlY3RlZCBzcGFjZSBhZnRlciBtZXRob2QAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfZmllbGQAUGF1c2VkAEludmFsaWQgd29yZCBlbmNvdW50ZXJlZABJbnZhbGlkIG1ldGhvZCBlbmNvdW50ZXJlZABNaXNzaW5nIGV4cGVjdGVkIENSIGFmdGVyIGNodW5rIGRhdGEARXhwZWN0ZWQgTEYgYWZ0ZXIgY2h1bmsgZGF0YQBVbmV4cGVjdGVkIGNoYXIgaW4gdXJsIHNjaGVtYQBSZXF1ZXN0IGhhcyBpbnZhbGlkIGBUcmFuc2Zlci1FbmNvZGluZ2AARGF0YSBhZnRlciBgQ29ubmVjdGlvbjogY2xvc2VgAFNXSVRDSF9QUk9YWQBVU0VfUFJPWFkATUtBQ1RJVklUWQBVTlBST0NFU1NBQkxFX0VOVElUWQBRVUVSWQBDT1BZAE1PVkVEX1BFUk1BTkVOVExZAFRPT19FQVJMWQBOT1RJRlkARkFJTEVEX0RFUEVOREVOQ1kAQkFEX0dBVEVXQVkAUExBWQBQVVQAQ0hFQ0tPVVQAR0FURVdBWV9USU1FT1VUAFJFUVVFU1RfVElNRU9VVABORVRXT1JLX0NPTk5FQ1RfVElNRU9VVABDT05ORUNUSU9OX1RJTUVPVVQATE9HSU5fVElNRU9VVABORVRXT1JLX1JFQURfVElNRU9VVABQT1NUAE1JU0RJUkVDVEVEX1JFUVVFU1QAQ0xJRU5UX0NMT1NFRF9SRVFVRVNUAENMSUVOVF9DTE9TRURfTE9BRF9CQUxBTkNFRF9SRVFVRVNUAEJBRF9SRVFVRVNUAEhUVFBfUkVRVUVTVF9TRU5UX1RPX0hUVFBTX1BPUlQAUkVQT1JUAElNX0FfVEVBUE9UAFJFU0VUX0NPTlRFTlQATk9fQ09OVEVOVABQQVJUSUFMX0NPTlRFTlQASFBFX0lOVkFMSURfQ09OU1RBTlQASFBFX0NCX1JFU0VUAEdFVABIUEVfU1RSSUNUAENPTkZMSUNUAFRFTVBPUkFSWV9SRURJUkVDVABQRVJNQU5FTlRfUkVESVJFQ1QAQ09OTkVDVABNVUxUSV9TVEFUVVMASFBFX0lOVkFMSURfU1RBVFVTAFRPT19NQU5ZX1JFUVVFU1RTAEVBUkxZX0hJTlRTAFVOQVZBSUxBQkxFX0ZPUl9MRUdBTF9SRUFTT05TAE9QVElPTlMAU1dJVENISU5HX1BST1RPQ09MUwBWQVJJQU5UX0FMU09fTkVHT1RJQVRFUwBNVUxUSVBMRV9DSE9JQ0VTAElOVEVSTkFMX1NFUlZFUl9FUlJPUgBXRUJfU0VSVkVSX1VOS05PV05fRVJST1IAUkFJTEdVTl9FUlJPUgBJREVOVElUWV9QUk9WSURFUl9BVVRIRU5USUNBVElPTl9FUlJPUgBTU0xfQ0VSVElGSUNBVEVfRVJST1IASU5WQUxJRF9YX0ZPUldBUkRFRF9GT1IAU0VUX1BBUkFNRVRFUgBHRVRfUEFSQU1FVEVSAEhQRV9VU0VSAFNFRV9PVEhFUgBIUEVfQ0JfQ0hVTktfSEVBREVSAEV4cGVjdGVkIExGIGFmdGVyIENSAE1LQ0FMRU5EQVIAU0VUVVAAV0VCX1NFUlZFUl9JU19ET1dOAFRFQVJET1dOAEhQRV9DTE9TRURfQ09OTkVDVElPTgBIRVVSSVNUSUNfRVhQSVJBVElPTgBESVNDT05ORUNURURfT1BFUkFUSU9OAE5PTl9BVVRIT1JJVEFUSVZFX0lORk9STUFUSU9OAEhQRV9JTlZBTElEX1ZFUlNJT04ASFBFX0NCX01FU1NBR0VfQkVHSU4AU0lURV9JU19GUk9aRU4ASFBFX0lOVkFMSURfSEVBREVSX1RPS0VOAElOVkFMSURfVE9LRU4ARk9SQklEREVOAEVOSEFOQ0VfWU9VUl9DQUxNAEhQRV9JTlZBTElEX1VSTABCTE9DS0VEX0JZX1BBUkVOVEFMX0NPTlRST0wATUtDT0wAQUNMAEhQRV9JTlRFUk5BTABSRVFVRVNUX0hFQURFUl9GSUVMRFNfVE9PX0xBUkdFX1VOT0ZGSUNJQUwASFBFX09LAFVOTElOSwBVTkxPQ0sAUFJJAFJFVFJZX1dJVEgASFBFX0lOVkFMSURfQ09OVEVOVF9MRU5HVEgASFBFX1VORVhQRUNURURfQ09OVEVOVF9MRU5HVEgARkxVU0gAUFJPUFBBVENIAE0tU0VBUkNIAFVSSV9UT09fTE9ORwBQUk9DRVNTSU5HAE1JU0NFTExBTkVPVVNfUEVSU0lTVEVOVF9XQVJOSU5HAE1JU0NFTExBTkVPVVNfV0FSTklORwBIUEVfSU5WQUxJRF9UUkFOU0ZFUl9FTkNPRElORwBFeHBlY3RlZCBDUkxGAEhQRV9JTlZBTElEX0NIVU5LX1NJWkUATU9WRQBDT05USU5VRQBIUEVfQ0JfU1RBVFVTX0NPTVBMRVRFAEhQRV9DQl9IRUFERVJTX0NPTVBMRVRFAEhQRV9DQl9WRVJTSU9OX0NPTVBMRVRFAEhQRV9DQl9VUkxfQ09NUExFVEUASFBFX0NCX1BST1RPQ09MX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19DT01QTEVURQBIUEVfQ0JfSEVBREVSX1ZBTFVFX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19FWFRFTlNJT05fVkFMVUVfQ09NUExFVEUASFBFX0NCX0NIVU5LX0VYVEVOU0lPTl9OQU1FX0NPTVBMRVRFAEhQRV9DQl9NRVNTQUdFX0NPTVBMRVRFAEhQRV9DQl9NRVRIT0RfQ09NUExFVEUASFBFX0NCX0hFQURFUl9GSUVMRF9DT01QTEVURQBERUxFVEUASFBFX0lOVkFMSURfRU9GX1NUQVRFAElOVkFMSURfU1NMX0NFUlRJRklDQVRFAFBBVVNFAE5PX1JFU1BPTlNFAFVOU1VQUE9SVEVEX01FRElBX1RZUEUAR09ORQBOT1RfQUNDRVBUQUJMRQBTRVJWSUNFX1VOQVZBSUxBQkxFAFJBTkdFX05PVF9TQVRJU0ZJQUJMRQBPUklHSU5fSVNfVU5SRUFDSEFCTEUAUkVTUE9OU0VfSVNfU1RBTEUAUFVSR0UATUVSR0UAUkVRVUVTVF9IRUFERVJfRklFTERTX1RPT19MQVJHRQBSRVFVRVNUX0hFQURFUl9UT09fTEFSR0UAUEFZTE9BRF9UT09fTEFSR0UASU5TVUZGSUNJRU5UX1NUT1JBR0UASFBFX1BBVVNFRF9VUEdSQURFAEhQRV9QQVVTRURfSDJfVVBHUkFERQBTT1VSQ0UAQU5OT1VOQ0UAVFJBQ0UASFBFX1VORVhQRUNURURfU1BBQ0UAREVTQ1JJQkUAVU5TVUJTQ1JJQkUAUkVDT1JEAEhQRV9JTlZBTElEX01FVEhPRABOT1RfRk9VTkQAUFJPUEZJTkQAVU5CSU5EAFJFQklORABVTkFVVEhPUklaRUQATUVUSE9EX05PVF9BTExPV0VEAEhUVFBfVkVSU0lPTl9OT1RfU1VQUE9SVEVEAEFMUkVBRFlfUkVQT1JURUQAQUNDRVBURUQATk9UX0lNUExFTUVOVEVEAExPT1BfREVURUNURUQASFBFX0NSX0VYUEVDVEVEAEhQRV9MRl9FWFBFQ1RFRABDUkVBVEVEAElNX1VTRUQASFBFX1BBVVNFRABUSU1FT1VUX09DQ1VSRUQAUEFZTUVOVF9SRVFVSVJFRABQUkVDT05ESVRJT05fUkVRVUlSRUQAUFJPWFlfQVVUSEVOVElDQVRJT05fUkVRVUlSRUQATkVUV09SS19BVVRIRU5USUNBVElPTl9SRVFVSVJFRABMRU5HVEhfUkVRVUlSRUQAU1NMX0NFUlRJRklDQVRFX1JFUVVJUkVEAFVQR1JBREVfUkVRVUlSRUQAUEFHRV9FWFBJUkVEAFBSRUNPTkRJVElPTl9GQUlMRUQARVhQRUNUQVRJT05fRkFJTEVEAFJFVkFMSURBVElPTl9GQUlMRUQAU1NMX0hBTkRTSEFLRV9GQUlMRUQATE9DS0VEAFRSQU5TRk9STUFUSU9OX0FQUExJRUQATk9UX01PRElGSUVEAE5PVF9FWFRFTkRFRABCQU5EV0lEVEhfTElNSVRfRVhDRUVERUQAU0lURV9JU19PVkVSTE9BREVEAEhFQUQARXhwZWN0ZWQgSFRUUC8sIFJUU1AvIG9yIElDRS8A5xUAAK8VAACkEgAAkhoAACYWAACeFAAA2xkAAHkVAAB+EgAA/hQAADYVAAALFgAA2BYAAPMSAABCGAAArBYAABIVAAAUFwAA7xcAAEgUAABxFwAAshoAAGsZAAB+GQAANRQAAIIaAABEFwAA/RYAAB4YAACHFwAAqhkAAJMSAAAHGAAALBcAAMoXAACkFwAA5xUAAOcVAABYFwAAOxgAAKASAAAtHAAAwxEAAEgRAADeEgAAQhMAAKQZAAD9EAAA9xUAAKUVAADvFgAA+BkAAEoWAABWFgAA9RUAAAoaAAAIGgAAARoAAKsVAABCEgAA1xAAAEwRAAAFGQAAVBYAAB4RAADKGQAAyBkAAE4WAAD/GAAAcRQAAPAVAADuFQAAlBkAAPwVAAC/GQAAmxkAAHwUAABDEQAAcBgAAJUUAAAnFAAAGRQAANUSAADUGQAARBYAAPcQAEG5OwsBAQBB0DsL4AEBAQIBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEDAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBBuj0LBAEAAAIAQdE9C14DBAMDAwMDAAADAwADAwADAwMDAwMDAwMDAAUAAAAAAAMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAwADAEG6PwsEAQAAAgBB0T8LXgMAAwMDAwMAAAMDAAMDAAMDAwMDAwMDAwMABAAFAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwADAAMAQbDBAAsNbG9zZWVlcC1hbGl2ZQBBycEACwEBAEHgwQAL4AEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBBycMACwEBAEHgwwAL5wEBAQEBAQEBAQEBAQECAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAWNodW5rZWQAQfHFAAteAQABAQEBAQAAAQEAAQEAAQEBAQEBAQEBAQAAAAAAAAABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQAAAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEAAQBB0McACyFlY3Rpb25lbnQtbGVuZ3Rob25yb3h5LWNvbm5lY3Rpb24AQYDIAAsgcmFuc2Zlci1lbmNvZGluZ3BncmFkZQ0KDQpTTQ0KDQoAQanIAAsFAQIAAQMAQcDIAAtfBAUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAQanKAAsFAQIAAQMAQcDKAAtfBAUFBgUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAQanMAAsEAQAAAQBBwcwAC14CAgACAgICAgICAgICAgICAgICAgICAgICAgICAgIAAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAEGpzgALBQECAAEDAEHAzgALXwQFAAAFBQUFBQUFBQUFBQYFBQUFBQUFBQUFBQUABQAHCAUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQAFAAUABQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAAAAFAEGp0AALBQEBAAEBAEHA0AALAQEAQdrQAAtBAgAAAAAAAAMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAAAAAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAQanSAAsFAQEAAQEAQcDSAAsBAQBBytIACwYCAAAAAAIAQeHSAAs6AwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAAAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwBBoNQAC50BTk9VTkNFRUNLT1VUTkVDVEVURUNSSUJFTFVTSEVURUFEU0VBUkNIUkdFQ1RJVklUWUxFTkRBUlZFT1RJRllQVElPTlNDSFNFQVlTVEFUQ0hHRVVFUllPUkRJUkVDVE9SVFJDSFBBUkFNRVRFUlVSQ0VCU0NSSUJFQVJET1dOQUNFSU5ETktDS1VCU0NSSUJFVFRQQ0VUU1BBRFRQLw==";
	let wasmBuffer;
	Object.defineProperty(module, "exports", { get: () => {
		return wasmBuffer ? wasmBuffer : wasmBuffer = Buffer.from(wasmBase64, "base64");
	} });
}));
// node_modules/undici/lib/llhttp/llhttp_simd-wasm.js
var require_llhttp_simd_wasm = __commonJSMin(((exports, module) => {
	const { Buffer } = require__builtin_node_buffer();
	const wasmBase64 = "AGFzbQEAAAABJwdgAX8Bf2ADf39/AX9gAn9/AGABfwBgBH9/f38Bf2AAAGADf39/AALLAQgDZW52GHdhc21fb25faGVhZGVyc19jb21wbGV0ZQAEA2VudhV3YXNtX29uX21lc3NhZ2VfYmVnaW4AAANlbnYLd2FzbV9vbl91cmwAAQNlbnYOd2FzbV9vbl9zdGF0dXMAAQNlbnYUd2FzbV9vbl9oZWFkZXJfZmllbGQAAQNlbnYUd2FzbV9vbl9oZWFkZXJfdmFsdWUAAQNlbnYMd2FzbV9vbl9ib2R5AAEDZW52GHdhc21fb25fbWVzc2FnZV9jb21wbGV0ZQAAAzU0BQYAAAMAAAAAAAADAQMAAwMDAAACAAAAAAICAgICAgICAgIBAQEBAQEBAQEBAwAAAwAAAAQFAXABExMFAwEAAgYIAX8BQcDZBAsHxQcoBm1lbW9yeQIAC19pbml0aWFsaXplAAgZX19pbmRpcmVjdF9mdW5jdGlvbl90YWJsZQEAC2xsaHR0cF9pbml0AAkYbGxodHRwX3Nob3VsZF9rZWVwX2FsaXZlADcMbGxodHRwX2FsbG9jAAsGbWFsbG9jADkLbGxodHRwX2ZyZWUADARmcmVlAAwPbGxodHRwX2dldF90eXBlAA0VbGxodHRwX2dldF9odHRwX21ham9yAA4VbGxodHRwX2dldF9odHRwX21pbm9yAA8RbGxodHRwX2dldF9tZXRob2QAEBZsbGh0dHBfZ2V0X3N0YXR1c19jb2RlABESbGxodHRwX2dldF91cGdyYWRlABIMbGxodHRwX3Jlc2V0ABMObGxodHRwX2V4ZWN1dGUAFBRsbGh0dHBfc2V0dGluZ3NfaW5pdAAVDWxsaHR0cF9maW5pc2gAFgxsbGh0dHBfcGF1c2UAFw1sbGh0dHBfcmVzdW1lABgbbGxodHRwX3Jlc3VtZV9hZnRlcl91cGdyYWRlABkQbGxodHRwX2dldF9lcnJubwAaF2xsaHR0cF9nZXRfZXJyb3JfcmVhc29uABsXbGxodHRwX3NldF9lcnJvcl9yZWFzb24AHBRsbGh0dHBfZ2V0X2Vycm9yX3BvcwAdEWxsaHR0cF9lcnJub19uYW1lAB4SbGxodHRwX21ldGhvZF9uYW1lAB8SbGxodHRwX3N0YXR1c19uYW1lACAabGxodHRwX3NldF9sZW5pZW50X2hlYWRlcnMAISFsbGh0dHBfc2V0X2xlbmllbnRfY2h1bmtlZF9sZW5ndGgAIh1sbGh0dHBfc2V0X2xlbmllbnRfa2VlcF9hbGl2ZQAjJGxsaHR0cF9zZXRfbGVuaWVudF90cmFuc2Zlcl9lbmNvZGluZwAkGmxsaHR0cF9zZXRfbGVuaWVudF92ZXJzaW9uACUjbGxodHRwX3NldF9sZW5pZW50X2RhdGFfYWZ0ZXJfY2xvc2UAJidsbGh0dHBfc2V0X2xlbmllbnRfb3B0aW9uYWxfbGZfYWZ0ZXJfY3IAJyxsbGh0dHBfc2V0X2xlbmllbnRfb3B0aW9uYWxfY3JsZl9hZnRlcl9jaHVuawAoKGxsaHR0cF9zZXRfbGVuaWVudF9vcHRpb25hbF9jcl9iZWZvcmVfbGYAKSpsbGh0dHBfc2V0X2xlbmllbnRfc3BhY2VzX2FmdGVyX2NodW5rX3NpemUAKhhsbGh0dHBfbWVzc2FnZV9uZWVkc19lb2YANgkYAQBBAQsSAQIDBAUKBgcyNDMuKy8tLDAxCuzaAjQWAEHA1QAoAgAEQAALQcDVAEEBNgIACxQAIAAQOCAAIAI2AjggACABOgAoCxQAIAAgAC8BNCAALQAwIAAQNxAACx4BAX9BwAAQOiIBEDggAUGACDYCOCABIAA6ACggAQuPDAEHfwJAIABFDQAgAEEIayIBIABBBGsoAgAiAEF4cSIEaiEFAkAgAEEBcQ0AIABBA3FFDQEgASABKAIAIgBrIgFB1NUAKAIASQ0BIAAgBGohBAJAAkBB2NUAKAIAIAFHBEAgAEH/AU0EQCAAQQN2IQMgASgCCCIAIAEoAgwiAkYEQEHE1QBBxNUAKAIAQX4gA3dxNgIADAULIAIgADYCCCAAIAI2AgwMBAsgASgCGCEGIAEgASgCDCIARwRAIAAgASgCCCICNgIIIAIgADYCDAwDCyABQRRqIgMoAgAiAkUEQCABKAIQIgJFDQIgAUEQaiEDCwNAIAMhByACIgBBFGoiAygCACICDQAgAEEQaiEDIAAoAhAiAg0ACyAHQQA2AgAMAgsgBSgCBCIAQQNxQQNHDQIgBSAAQX5xNgIEQczVACAENgIAIAUgBDYCACABIARBAXI2AgQMAwtBACEACyAGRQ0AAkAgASgCHCICQQJ0QfTXAGoiAygCACABRgRAIAMgADYCACAADQFByNUAQcjVACgCAEF+IAJ3cTYCAAwCCyAGQRBBFCAGKAIQIAFGG2ogADYCACAARQ0BCyAAIAY2AhggASgCECICBEAgACACNgIQIAIgADYCGAsgAUEUaigCACICRQ0AIABBFGogAjYCACACIAA2AhgLIAEgBU8NACAFKAIEIgBBAXFFDQACQAJAAkACQCAAQQJxRQRAQdzVACgCACAFRgRAQdzVACABNgIAQdDVAEHQ1QAoAgAgBGoiADYCACABIABBAXI2AgQgAUHY1QAoAgBHDQZBzNUAQQA2AgBB2NUAQQA2AgAMBgtB2NUAKAIAIAVGBEBB2NUAIAE2AgBBzNUAQczVACgCACAEaiIANgIAIAEgAEEBcjYCBCAAIAFqIAA2AgAMBgsgAEF4cSAEaiEEIABB/wFNBEAgAEEDdiEDIAUoAggiACAFKAIMIgJGBEBBxNUAQcTVACgCAEF+IAN3cTYCAAwFCyACIAA2AgggACACNgIMDAQLIAUoAhghBiAFIAUoAgwiAEcEQEHU1QAoAgAaIAAgBSgCCCICNgIIIAIgADYCDAwDCyAFQRRqIgMoAgAiAkUEQCAFKAIQIgJFDQIgBUEQaiEDCwNAIAMhByACIgBBFGoiAygCACICDQAgAEEQaiEDIAAoAhAiAg0ACyAHQQA2AgAMAgsgBSAAQX5xNgIEIAEgBGogBDYCACABIARBAXI2AgQMAwtBACEACyAGRQ0AAkAgBSgCHCICQQJ0QfTXAGoiAygCACAFRgRAIAMgADYCACAADQFByNUAQcjVACgCAEF+IAJ3cTYCAAwCCyAGQRBBFCAGKAIQIAVGG2ogADYCACAARQ0BCyAAIAY2AhggBSgCECICBEAgACACNgIQIAIgADYCGAsgBUEUaigCACICRQ0AIABBFGogAjYCACACIAA2AhgLIAEgBGogBDYCACABIARBAXI2AgQgAUHY1QAoAgBHDQBBzNUAIAQ2AgAMAQsgBEH/AU0EQCAEQXhxQezVAGohAAJ/QcTVACgCACICQQEgBEEDdnQiA3FFBEBBxNUAIAIgA3I2AgAgAAwBCyAAKAIICyICIAE2AgwgACABNgIIIAEgADYCDCABIAI2AggMAQtBHyECIARB////B00EQCAEQSYgBEEIdmciAGt2QQFxIABBAXRrQT5qIQILIAEgAjYCHCABQgA3AhAgAkECdEH01wBqIQACQEHI1QAoAgAiA0EBIAJ0IgdxRQRAIAAgATYCAEHI1QAgAyAHcjYCACABIAA2AhggASABNgIIIAEgATYCDAwBCyAEQRkgAkEBdmtBACACQR9HG3QhAiAAKAIAIQACQANAIAAiAygCBEF4cSAERg0BIAJBHXYhACACQQF0IQIgAyAAQQRxakEQaiIHKAIAIgANAAsgByABNgIAIAEgAzYCGCABIAE2AgwgASABNgIIDAELIAMoAggiACABNgIMIAMgATYCCCABQQA2AhggASADNgIMIAEgADYCCAtB5NUAQeTVACgCAEEBayIAQX8gABs2AgALCwcAIAAtACgLBwAgAC0AKgsHACAALQArCwcAIAAtACkLBwAgAC8BNAsHACAALQAwC0ABBH8gACgCGCEBIAAvAS4hAiAALQAoIQMgACgCOCEEIAAQOCAAIAQ2AjggACADOgAoIAAgAjsBLiAAIAE2AhgLhocCAwd/A34BeyABIAJqIQQCQCAAIgMoAgwiAA0AIAMoAgQEQCADIAE2AgQLIwBBEGsiCSQAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCADKAIcIgJBAmsO/AEB+QECAwQFBgcICQoLDA0ODxAREvgBE/cBFBX2ARYX9QEYGRobHB0eHyD9AfsBIfQBIiMkJSYnKCkqK/MBLC0uLzAxMvIB8QEzNPAB7wE1Njc4OTo7PD0+P0BBQkNERUZHSElKS0xNTk/6AVBRUlPuAe0BVOwBVesBVldYWVrqAVtcXV5fYGFiY2RlZmdoaWprbG1ub3BxcnN0dXZ3eHl6e3x9fn+AAYEBggGDAYQBhQGGAYcBiAGJAYoBiwGMAY0BjgGPAZABkQGSAZMBlAGVAZYBlwGYAZkBmgGbAZwBnQGeAZ8BoAGhAaIBowGkAaUBpgGnAagBqQGqAasBrAGtAa4BrwGwAbEBsgGzAbQBtQG2AbcBuAG5AboBuwG8Ab0BvgG/AcABwQHCAcMBxAHFAcYBxwHIAckBygHLAcwBzQHOAekB6AHPAecB0AHmAdEB0gHTAdQB5QHVAdYB1wHYAdkB2gHbAdwB3QHeAd8B4AHhAeIB4wEA/AELQQAM4wELQQ4M4gELQQ0M4QELQQ8M4AELQRAM3wELQRMM3gELQRQM3QELQRUM3AELQRYM2wELQRcM2gELQRgM2QELQRkM2AELQRoM1wELQRsM1gELQRwM1QELQR0M1AELQR4M0wELQR8M0gELQSAM0QELQSEM0AELQQgMzwELQSIMzgELQSQMzQELQSMMzAELQQcMywELQSUMygELQSYMyQELQScMyAELQSgMxwELQRIMxgELQREMxQELQSkMxAELQSoMwwELQSsMwgELQSwMwQELQd4BDMABC0EuDL8BC0EvDL4BC0EwDL0BC0ExDLwBC0EyDLsBC0EzDLoBC0E0DLkBC0HfAQy4AQtBNQy3AQtBOQy2AQtBDAy1AQtBNgy0AQtBNwyzAQtBOAyyAQtBPgyxAQtBOgywAQtB4AEMrwELQQsMrgELQT8MrQELQTsMrAELQQoMqwELQTwMqgELQT0MqQELQeEBDKgBC0HBAAynAQtBwAAMpgELQcIADKUBC0EJDKQBC0EtDKMBC0HDAAyiAQtBxAAMoQELQcUADKABC0HGAAyfAQtBxwAMngELQcgADJ0BC0HJAAycAQtBygAMmwELQcsADJoBC0HMAAyZAQtBzQAMmAELQc4ADJcBC0HPAAyWAQtB0AAMlQELQdEADJQBC0HSAAyTAQtB0wAMkgELQdUADJEBC0HUAAyQAQtB1gAMjwELQdcADI4BC0HYAAyNAQtB2QAMjAELQdoADIsBC0HbAAyKAQtB3AAMiQELQd0ADIgBC0HeAAyHAQtB3wAMhgELQeAADIUBC0HhAAyEAQtB4gAMgwELQeMADIIBC0HkAAyBAQtB5QAMgAELQeIBDH8LQeYADH4LQecADH0LQQYMfAtB6AAMewtBBQx6C0HpAAx5C0EEDHgLQeoADHcLQesADHYLQewADHULQe0ADHQLQQMMcwtB7gAMcgtB7wAMcQtB8AAMcAtB8gAMbwtB8QAMbgtB8wAMbQtB9AAMbAtB9QAMawtB9gAMagtBAgxpC0H3AAxoC0H4AAxnC0H5AAxmC0H6AAxlC0H7AAxkC0H8AAxjC0H9AAxiC0H+AAxhC0H/AAxgC0GAAQxfC0GBAQxeC0GCAQxdC0GDAQxcC0GEAQxbC0GFAQxaC0GGAQxZC0GHAQxYC0GIAQxXC0GJAQxWC0GKAQxVC0GLAQxUC0GMAQxTC0GNAQxSC0GOAQxRC0GPAQxQC0GQAQxPC0GRAQxOC0GSAQxNC0GTAQxMC0GUAQxLC0GVAQxKC0GWAQxJC0GXAQxIC0GYAQxHC0GZAQxGC0GaAQxFC0GbAQxEC0GcAQxDC0GdAQxCC0GeAQxBC0GfAQxAC0GgAQw/C0GhAQw+C0GiAQw9C0GjAQw8C0GkAQw7C0GlAQw6C0GmAQw5C0GnAQw4C0GoAQw3C0GpAQw2C0GqAQw1C0GrAQw0C0GsAQwzC0GtAQwyC0GuAQwxC0GvAQwwC0GwAQwvC0GxAQwuC0GyAQwtC0GzAQwsC0G0AQwrC0G1AQwqC0G2AQwpC0G3AQwoC0G4AQwnC0G5AQwmC0G6AQwlC0G7AQwkC0G8AQwjC0G9AQwiC0G+AQwhC0G/AQwgC0HAAQwfC0HBAQweC0HCAQwdC0EBDBwLQcMBDBsLQcQBDBoLQcUBDBkLQcYBDBgLQccBDBcLQcgBDBYLQckBDBULQcoBDBQLQcsBDBMLQcwBDBILQc0BDBELQc4BDBALQc8BDA8LQdABDA4LQdEBDA0LQdIBDAwLQdMBDAsLQdQBDAoLQdUBDAkLQdYBDAgLQeMBDAcLQdcBDAYLQdgBDAULQdkBDAQLQdoBDAMLQdsBDAILQd0BDAELQdwBCyECA0ACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAMCfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAn8CQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAwJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCACDuMBAAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8gISMkJScoKZ4DmwOaA5EDigODA4AD/QL7AvgC8gLxAu8C7QLoAucC5gLlAuQC3ALbAtoC2QLYAtcC1gLVAs8CzgLMAssCygLJAsgCxwLGAsQCwwK+ArwCugK5ArgCtwK2ArUCtAKzArICsQKwAq4CrQKpAqgCpwKmAqUCpAKjAqICoQKgAp8CmAKQAowCiwKKAoEC/gH9AfwB+wH6AfkB+AH3AfUB8wHwAesB6QHoAecB5gHlAeQB4wHiAeEB4AHfAd4B3QHcAdoB2QHYAdcB1gHVAdQB0wHSAdEB0AHPAc4BzQHMAcsBygHJAcgBxwHGAcUBxAHDAcIBwQHAAb8BvgG9AbwBuwG6AbkBuAG3AbYBtQG0AbMBsgGxAbABrwGuAa0BrAGrAaoBqQGoAacBpgGlAaQBowGiAZ8BngGZAZgBlwGWAZUBlAGTAZIBkQGQAY8BjQGMAYcBhgGFAYQBgwGCAX18e3p5dnV0UFFSU1RVCyABIARHDXJB/QEhAgy+AwsgASAERw2YAUHbASECDL0DCyABIARHDfEBQY4BIQIMvAMLIAEgBEcN/AFBhAEhAgy7AwsgASAERw2KAkH/ACECDLoDCyABIARHDZECQf0AIQIMuQMLIAEgBEcNlAJB+wAhAgy4AwsgASAERw0eQR4hAgy3AwsgASAERw0ZQRghAgy2AwsgASAERw3KAkHNACECDLUDCyABIARHDdUCQcYAIQIMtAMLIAEgBEcN1gJBwwAhAgyzAwsgASAERw3cAkE4IQIMsgMLIAMtADBBAUYNrQMMiQMLQQAhAAJAAkACQCADLQAqRQ0AIAMtACtFDQAgAy8BMiICQQJxRQ0BDAILIAMvATIiAkEBcUUNAQtBASEAIAMtAChBAUYNACADLwE0IgZB5ABrQeQASQ0AIAZBzAFGDQAgBkGwAkYNACACQcAAcQ0AQQAhACACQYgEcUGABEYNACACQShxQQBHIQALIANBADsBMiADQQA6ADECQCAARQRAIANBADoAMSADLQAuQQRxDQEMsQMLIANCADcDIAsgA0EAOgAxIANBAToANgxIC0EAIQACQCADKAI4IgJFDQAgAigCMCICRQ0AIAMgAhEAACEACyAARQ1IIABBFUcNYiADQQQ2AhwgAyABNgIUIANB0hs2AhAgA0EVNgIMQQAhAgyvAwsgASAERgRAQQYhAgyvAwsgAS0AAEEKRw0ZIAFBAWohAQwaCyADQgA3AyBBEiECDJQDCyABIARHDYoDQSMhAgysAwsgASAERgRAQQchAgysAwsCQAJAIAEtAABBCmsOBAEYGAAYCyABQQFqIQFBECECDJMDCyABQQFqIQEgA0Evai0AAEEBcQ0XQQAhAiADQQA2AhwgAyABNgIUIANBmSA2AhAgA0EZNgIMDKsDCyADIAMpAyAiDCAEIAFrrSIKfSILQgAgCyAMWBs3AyAgCiAMWg0YQQghAgyqAwsgASAERwRAIANBCTYCCCADIAE2AgRBFCECDJEDC0EJIQIMqQMLIAMpAyBQDa4CDEMLIAEgBEYEQEELIQIMqAMLIAEtAABBCkcNFiABQQFqIQEMFwsgA0Evai0AAEEBcUUNGQwmC0EAIQACQCADKAI4IgJFDQAgAigCUCICRQ0AIAMgAhEAACEACyAADRkMQgtBACEAAkAgAygCOCICRQ0AIAIoAlAiAkUNACADIAIRAAAhAAsgAA0aDCQLQQAhAAJAIAMoAjgiAkUNACACKAJQIgJFDQAgAyACEQAAIQALIAANGwwyCyADQS9qLQAAQQFxRQ0cDCILQQAhAAJAIAMoAjgiAkUNACACKAJUIgJFDQAgAyACEQAAIQALIAANHAxCC0EAIQACQCADKAI4IgJFDQAgAigCVCICRQ0AIAMgAhEAACEACyAADR0MIAsgASAERgRAQRMhAgygAwsCQCABLQAAIgBBCmsOBB8jIwAiCyABQQFqIQEMHwtBACEAAkAgAygCOCICRQ0AIAIoAlQiAkUNACADIAIRAAAhAAsgAA0iDEILIAEgBEYEQEEWIQIMngMLIAEtAABBwMEAai0AAEEBRw0jDIMDCwJAA0AgAS0AAEGwO2otAAAiAEEBRwRAAkAgAEECaw4CAwAnCyABQQFqIQFBISECDIYDCyAEIAFBAWoiAUcNAAtBGCECDJ0DCyADKAIEIQBBACECIANBADYCBCADIAAgAUEBaiIBEDQiAA0hDEELQQAhAAJAIAMoAjgiAkUNACACKAJUIgJFDQAgAyACEQAAIQALIAANIwwqCyABIARGBEBBHCECDJsDCyADQQo2AgggAyABNgIEQQAhAAJAIAMoAjgiAkUNACACKAJQIgJFDQAgAyACEQAAIQALIAANJUEkIQIMgQMLIAEgBEcEQANAIAEtAABBsD1qLQAAIgBBA0cEQCAAQQFrDgUYGiaCAyUmCyAEIAFBAWoiAUcNAAtBGyECDJoDC0EbIQIMmQMLA0AgAS0AAEGwP2otAAAiAEEDRwRAIABBAWsOBQ8RJxMmJwsgBCABQQFqIgFHDQALQR4hAgyYAwsgASAERwRAIANBCzYCCCADIAE2AgRBByECDP8CC0EfIQIMlwMLIAEgBEYEQEEgIQIMlwMLAkAgAS0AAEENaw4ULj8/Pz8/Pz8/Pz8/Pz8/Pz8/PwA/C0EAIQIgA0EANgIcIANBvws2AhAgA0ECNgIMIAMgAUEBajYCFAyWAwsgA0EvaiECA0AgASAERgRAQSEhAgyXAwsCQAJAAkAgAS0AACIAQQlrDhgCACkpASkpKSkpKSkpKSkpKSkpKSkpKQInCyABQQFqIQEgA0Evai0AAEEBcUUNCgwYCyABQQFqIQEMFwsgAUEBaiEBIAItAABBAnENAAtBACECIANBADYCHCADIAE2AhQgA0GfFTYCECADQQw2AgwMlQMLIAMtAC5BgAFxRQ0BC0EAIQACQCADKAI4IgJFDQAgAigCXCICRQ0AIAMgAhEAACEACyAARQ3mAiAAQRVGBEAgA0EkNgIcIAMgATYCFCADQZsbNgIQIANBFTYCDEEAIQIMlAMLQQAhAiADQQA2AhwgAyABNgIUIANBkA42AhAgA0EUNgIMDJMDC0EAIQIgA0EANgIcIAMgATYCFCADQb4gNgIQIANBAjYCDAySAwsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEgDKdqIgEQMiIARQ0rIANBBzYCHCADIAE2AhQgAyAANgIMDJEDCyADLQAuQcAAcUUNAQtBACEAAkAgAygCOCICRQ0AIAIoAlgiAkUNACADIAIRAAAhAAsgAEUNKyAAQRVGBEAgA0EKNgIcIAMgATYCFCADQesZNgIQIANBFTYCDEEAIQIMkAMLQQAhAiADQQA2AhwgAyABNgIUIANBkww2AhAgA0ETNgIMDI8DC0EAIQIgA0EANgIcIAMgATYCFCADQYIVNgIQIANBAjYCDAyOAwtBACECIANBADYCHCADIAE2AhQgA0HdFDYCECADQRk2AgwMjQMLQQAhAiADQQA2AhwgAyABNgIUIANB5h02AhAgA0EZNgIMDIwDCyAAQRVGDT1BACECIANBADYCHCADIAE2AhQgA0HQDzYCECADQSI2AgwMiwMLIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDMiAEUNKCADQQ02AhwgAyABNgIUIAMgADYCDAyKAwsgAEEVRg06QQAhAiADQQA2AhwgAyABNgIUIANB0A82AhAgA0EiNgIMDIkDCyADKAIEIQBBACECIANBADYCBCADIAAgARAzIgBFBEAgAUEBaiEBDCgLIANBDjYCHCADIAA2AgwgAyABQQFqNgIUDIgDCyAAQRVGDTdBACECIANBADYCHCADIAE2AhQgA0HQDzYCECADQSI2AgwMhwMLIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDMiAEUEQCABQQFqIQEMJwsgA0EPNgIcIAMgADYCDCADIAFBAWo2AhQMhgMLQQAhAiADQQA2AhwgAyABNgIUIANB4hc2AhAgA0EZNgIMDIUDCyAAQRVGDTNBACECIANBADYCHCADIAE2AhQgA0HWDDYCECADQSM2AgwMhAMLIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDQiAEUNJSADQRE2AhwgAyABNgIUIAMgADYCDAyDAwsgAEEVRg0wQQAhAiADQQA2AhwgAyABNgIUIANB1gw2AhAgA0EjNgIMDIIDCyADKAIEIQBBACECIANBADYCBCADIAAgARA0IgBFBEAgAUEBaiEBDCULIANBEjYCHCADIAA2AgwgAyABQQFqNgIUDIEDCyADQS9qLQAAQQFxRQ0BC0EXIQIM5gILQQAhAiADQQA2AhwgAyABNgIUIANB4hc2AhAgA0EZNgIMDP4CCyAAQTtHDQAgAUEBaiEBDAwLQQAhAiADQQA2AhwgAyABNgIUIANBkhg2AhAgA0ECNgIMDPwCCyAAQRVGDShBACECIANBADYCHCADIAE2AhQgA0HWDDYCECADQSM2AgwM+wILIANBFDYCHCADIAE2AhQgAyAANgIMDPoCCyADKAIEIQBBACECIANBADYCBCADIAAgARA0IgBFBEAgAUEBaiEBDPUCCyADQRU2AhwgAyAANgIMIAMgAUEBajYCFAz5AgsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQNCIARQRAIAFBAWohAQzzAgsgA0EXNgIcIAMgADYCDCADIAFBAWo2AhQM+AILIABBFUYNI0EAIQIgA0EANgIcIAMgATYCFCADQdYMNgIQIANBIzYCDAz3AgsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQNCIARQRAIAFBAWohAQwdCyADQRk2AhwgAyAANgIMIAMgAUEBajYCFAz2AgsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQNCIARQRAIAFBAWohAQzvAgsgA0EaNgIcIAMgADYCDCADIAFBAWo2AhQM9QILIABBFUYNH0EAIQIgA0EANgIcIAMgATYCFCADQdAPNgIQIANBIjYCDAz0AgsgAygCBCEAIANBADYCBCADIAAgARAzIgBFBEAgAUEBaiEBDBsLIANBHDYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgzzAgsgAygCBCEAIANBADYCBCADIAAgARAzIgBFBEAgAUEBaiEBDOsCCyADQR02AhwgAyAANgIMIAMgAUEBajYCFEEAIQIM8gILIABBO0cNASABQQFqIQELQSYhAgzXAgtBACECIANBADYCHCADIAE2AhQgA0GfFTYCECADQQw2AgwM7wILIAEgBEcEQANAIAEtAABBIEcNhAIgBCABQQFqIgFHDQALQSwhAgzvAgtBLCECDO4CCyABIARGBEBBNCECDO4CCwJAAkADQAJAIAEtAABBCmsOBAIAAAMACyAEIAFBAWoiAUcNAAtBNCECDO8CCyADKAIEIQAgA0EANgIEIAMgACABEDEiAEUNnwIgA0EyNgIcIAMgATYCFCADIAA2AgxBACECDO4CCyADKAIEIQAgA0EANgIEIAMgACABEDEiAEUEQCABQQFqIQEMnwILIANBMjYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgztAgsgASAERwRAAkADQCABLQAAQTBrIgBB/wFxQQpPBEBBOiECDNcCCyADKQMgIgtCmbPmzJmz5swZVg0BIAMgC0IKfiIKNwMgIAogAK1C/wGDIgtCf4VWDQEgAyAKIAt8NwMgIAQgAUEBaiIBRw0AC0HAACECDO4CCyADKAIEIQAgA0EANgIEIAMgACABQQFqIgEQMSIADRcM4gILQcAAIQIM7AILIAEgBEYEQEHJACECDOwCCwJAA0ACQCABLQAAQQlrDhgAAqICogKpAqICogKiAqICogKiAqICogKiAqICogKiAqICogKiAqICogKiAgCiAgsgBCABQQFqIgFHDQALQckAIQIM7AILIAFBAWohASADQS9qLQAAQQFxDaUCIANBADYCHCADIAE2AhQgA0GXEDYCECADQQo2AgxBACECDOsCCyABIARHBEADQCABLQAAQSBHDRUgBCABQQFqIgFHDQALQfgAIQIM6wILQfgAIQIM6gILIANBAjoAKAw4C0EAIQIgA0EANgIcIANBvws2AhAgA0ECNgIMIAMgAUEBajYCFAzoAgtBACECDM4CC0ENIQIMzQILQRMhAgzMAgtBFSECDMsCC0EWIQIMygILQRghAgzJAgtBGSECDMgCC0EaIQIMxwILQRshAgzGAgtBHCECDMUCC0EdIQIMxAILQR4hAgzDAgtBHyECDMICC0EgIQIMwQILQSIhAgzAAgtBIyECDL8CC0ElIQIMvgILQeUAIQIMvQILIANBPTYCHCADIAE2AhQgAyAANgIMQQAhAgzVAgsgA0EbNgIcIAMgATYCFCADQaQcNgIQIANBFTYCDEEAIQIM1AILIANBIDYCHCADIAE2AhQgA0GYGjYCECADQRU2AgxBACECDNMCCyADQRM2AhwgAyABNgIUIANBmBo2AhAgA0EVNgIMQQAhAgzSAgsgA0ELNgIcIAMgATYCFCADQZgaNgIQIANBFTYCDEEAIQIM0QILIANBEDYCHCADIAE2AhQgA0GYGjYCECADQRU2AgxBACECDNACCyADQSA2AhwgAyABNgIUIANBpBw2AhAgA0EVNgIMQQAhAgzPAgsgA0ELNgIcIAMgATYCFCADQaQcNgIQIANBFTYCDEEAIQIMzgILIANBDDYCHCADIAE2AhQgA0GkHDYCECADQRU2AgxBACECDM0CC0EAIQIgA0EANgIcIAMgATYCFCADQd0ONgIQIANBEjYCDAzMAgsCQANAAkAgAS0AAEEKaw4EAAICAAILIAQgAUEBaiIBRw0AC0H9ASECDMwCCwJAAkAgAy0ANkEBRw0AQQAhAAJAIAMoAjgiAkUNACACKAJgIgJFDQAgAyACEQAAIQALIABFDQAgAEEVRw0BIANB/AE2AhwgAyABNgIUIANB3Bk2AhAgA0EVNgIMQQAhAgzNAgtB3AEhAgyzAgsgA0EANgIcIAMgATYCFCADQfkLNgIQIANBHzYCDEEAIQIMywILAkACQCADLQAoQQFrDgIEAQALQdsBIQIMsgILQdQBIQIMsQILIANBAjoAMUEAIQACQCADKAI4IgJFDQAgAigCACICRQ0AIAMgAhEAACEACyAARQRAQd0BIQIMsQILIABBFUcEQCADQQA2AhwgAyABNgIUIANBtAw2AhAgA0EQNgIMQQAhAgzKAgsgA0H7ATYCHCADIAE2AhQgA0GBGjYCECADQRU2AgxBACECDMkCCyABIARGBEBB+gEhAgzJAgsgAS0AAEHIAEYNASADQQE6ACgLQcABIQIMrgILQdoBIQIMrQILIAEgBEcEQCADQQw2AgggAyABNgIEQdkBIQIMrQILQfkBIQIMxQILIAEgBEYEQEH4ASECDMUCCyABLQAAQcgARw0EIAFBAWohAUHYASECDKsCCyABIARGBEBB9wEhAgzEAgsCQAJAIAEtAABBxQBrDhAABQUFBQUFBQUFBQUFBQUBBQsgAUEBaiEBQdYBIQIMqwILIAFBAWohAUHXASECDKoCC0H2ASECIAEgBEYNwgIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABButUAai0AAEcNAyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMwwILIAMoAgQhACADQgA3AwAgAyAAIAZBAWoiARAuIgBFBEBB4wEhAgyqAgsgA0H1ATYCHCADIAE2AhQgAyAANgIMQQAhAgzCAgtB9AEhAiABIARGDcECIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQbjVAGotAABHDQIgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADMICCyADQYEEOwEoIAMoAgQhACADQgA3AwAgAyAAIAZBAWoiARAuIgANAwwCCyADQQA2AgALQQAhAiADQQA2AhwgAyABNgIUIANB5R82AhAgA0EINgIMDL8CC0HVASECDKUCCyADQfMBNgIcIAMgATYCFCADIAA2AgxBACECDL0CC0EAIQACQCADKAI4IgJFDQAgAigCQCICRQ0AIAMgAhEAACEACyAARQ1uIABBFUcEQCADQQA2AhwgAyABNgIUIANBgg82AhAgA0EgNgIMQQAhAgy9AgsgA0GPATYCHCADIAE2AhQgA0HsGzYCECADQRU2AgxBACECDLwCCyABIARHBEAgA0ENNgIIIAMgATYCBEHTASECDKMCC0HyASECDLsCCyABIARGBEBB8QEhAgy7AgsCQAJAAkAgAS0AAEHIAGsOCwABCAgICAgICAgCCAsgAUEBaiEBQdABIQIMowILIAFBAWohAUHRASECDKICCyABQQFqIQFB0gEhAgyhAgtB8AEhAiABIARGDbkCIAMoAgAiACAEIAFraiEGIAEgAGtBAmohBQNAIAEtAAAgAEG11QBqLQAARw0EIABBAkYNAyAAQQFqIQAgBCABQQFqIgFHDQALIAMgBjYCAAy5AgtB7wEhAiABIARGDbgCIAMoAgAiACAEIAFraiEGIAEgAGtBAWohBQNAIAEtAAAgAEGz1QBqLQAARw0DIABBAUYNAiAAQQFqIQAgBCABQQFqIgFHDQALIAMgBjYCAAy4AgtB7gEhAiABIARGDbcCIAMoAgAiACAEIAFraiEGIAEgAGtBAmohBQNAIAEtAAAgAEGw1QBqLQAARw0CIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBjYCAAy3AgsgAygCBCEAIANCADcDACADIAAgBUEBaiIBECsiAEUNAiADQewBNgIcIAMgATYCFCADIAA2AgxBACECDLYCCyADQQA2AgALIAMoAgQhACADQQA2AgQgAyAAIAEQKyIARQ2cAiADQe0BNgIcIAMgATYCFCADIAA2AgxBACECDLQCC0HPASECDJoCC0EAIQACQCADKAI4IgJFDQAgAigCNCICRQ0AIAMgAhEAACEACwJAIAAEQCAAQRVGDQEgA0EANgIcIAMgATYCFCADQeoNNgIQIANBJjYCDEEAIQIMtAILQc4BIQIMmgILIANB6wE2AhwgAyABNgIUIANBgBs2AhAgA0EVNgIMQQAhAgyyAgsgASAERgRAQesBIQIMsgILIAEtAABBL0YEQCABQQFqIQEMAQsgA0EANgIcIAMgATYCFCADQbI4NgIQIANBCDYCDEEAIQIMsQILQc0BIQIMlwILIAEgBEcEQCADQQ42AgggAyABNgIEQcwBIQIMlwILQeoBIQIMrwILIAEgBEYEQEHpASECDK8CCyABLQAAQTBrIgBB/wFxQQpJBEAgAyAAOgAqIAFBAWohAUHLASECDJYCCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNlwIgA0HoATYCHCADIAE2AhQgAyAANgIMQQAhAgyuAgsgASAERgRAQecBIQIMrgILAkAgAS0AAEEuRgRAIAFBAWohAQwBCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNmAIgA0HmATYCHCADIAE2AhQgAyAANgIMQQAhAgyuAgtBygEhAgyUAgsgASAERgRAQeUBIQIMrQILQQAhAEEBIQVBASEHQQAhAgJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAIAEtAABBMGsOCgoJAAECAwQFBggLC0ECDAYLQQMMBQtBBAwEC0EFDAMLQQYMAgtBBwwBC0EICyECQQAhBUEAIQcMAgtBCSECQQEhAEEAIQVBACEHDAELQQAhBUEBIQILIAMgAjoAKyABQQFqIQECQAJAIAMtAC5BEHENAAJAAkACQCADLQAqDgMBAAIECyAHRQ0DDAILIAANAQwCCyAFRQ0BCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNAiADQeIBNgIcIAMgATYCFCADIAA2AgxBACECDK8CCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNmgIgA0HjATYCHCADIAE2AhQgAyAANgIMQQAhAgyuAgsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDZgCIANB5AE2AhwgAyABNgIUIAMgADYCDAytAgtByQEhAgyTAgtBACEAAkAgAygCOCICRQ0AIAIoAkQiAkUNACADIAIRAAAhAAsCQCAABEAgAEEVRg0BIANBADYCHCADIAE2AhQgA0GkDTYCECADQSE2AgxBACECDK0CC0HIASECDJMCCyADQeEBNgIcIAMgATYCFCADQdAaNgIQIANBFTYCDEEAIQIMqwILIAEgBEYEQEHhASECDKsCCwJAIAEtAABBIEYEQCADQQA7ATQgAUEBaiEBDAELIANBADYCHCADIAE2AhQgA0GZETYCECADQQk2AgxBACECDKsCC0HHASECDJECCyABIARGBEBB4AEhAgyqAgsCQCABLQAAQTBrQf8BcSICQQpJBEAgAUEBaiEBAkAgAy8BNCIAQZkzSw0AIAMgAEEKbCIAOwE0IABB/v8DcSACQf//A3NLDQAgAyAAIAJqOwE0DAILQQAhAiADQQA2AhwgAyABNgIUIANBlR42AhAgA0ENNgIMDKsCCyADQQA2AhwgAyABNgIUIANBlR42AhAgA0ENNgIMQQAhAgyqAgtBxgEhAgyQAgsgASAERgRAQd8BIQIMqQILAkAgAS0AAEEwa0H/AXEiAkEKSQRAIAFBAWohAQJAIAMvATQiAEGZM0sNACADIABBCmwiADsBNCAAQf7/A3EgAkH//wNzSw0AIAMgACACajsBNAwCC0EAIQIgA0EANgIcIAMgATYCFCADQZUeNgIQIANBDTYCDAyqAgsgA0EANgIcIAMgATYCFCADQZUeNgIQIANBDTYCDEEAIQIMqQILQcUBIQIMjwILIAEgBEYEQEHeASECDKgCCwJAIAEtAABBMGtB/wFxIgJBCkkEQCABQQFqIQECQCADLwE0IgBBmTNLDQAgAyAAQQpsIgA7ATQgAEH+/wNxIAJB//8Dc0sNACADIAAgAmo7ATQMAgtBACECIANBADYCHCADIAE2AhQgA0GVHjYCECADQQ02AgwMqQILIANBADYCHCADIAE2AhQgA0GVHjYCECADQQ02AgxBACECDKgCC0HEASECDI4CCyABIARGBEBB3QEhAgynAgsCQAJAAkACQCABLQAAQQprDhcCAwMAAwMDAwMDAwMDAwMDAwMDAwMDAQMLIAFBAWoMBQsgAUEBaiEBQcMBIQIMjwILIAFBAWohASADQS9qLQAAQQFxDQggA0EANgIcIAMgATYCFCADQY0LNgIQIANBDTYCDEEAIQIMpwILIANBADYCHCADIAE2AhQgA0GNCzYCECADQQ02AgxBACECDKYCCyABIARHBEAgA0EPNgIIIAMgATYCBEEBIQIMjQILQdwBIQIMpQILAkACQANAAkAgAS0AAEEKaw4EAgAAAwALIAQgAUEBaiIBRw0AC0HbASECDKYCCyADKAIEIQAgA0EANgIEIAMgACABEC0iAEUEQCABQQFqIQEMBAsgA0HaATYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgylAgsgAygCBCEAIANBADYCBCADIAAgARAtIgANASABQQFqCyEBQcEBIQIMigILIANB2QE2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMogILQcIBIQIMiAILIANBL2otAABBAXENASADQQA2AhwgAyABNgIUIANB5Bw2AhAgA0EZNgIMQQAhAgygAgsgASAERgRAQdkBIQIMoAILAkACQAJAIAEtAABBCmsOBAECAgACCyABQQFqIQEMAgsgAUEBaiEBDAELIAMtAC5BwABxRQ0BC0EAIQACQCADKAI4IgJFDQAgAigCPCICRQ0AIAMgAhEAACEACyAARQ2gASAAQRVGBEAgA0HZADYCHCADIAE2AhQgA0G3GjYCECADQRU2AgxBACECDJ8CCyADQQA2AhwgAyABNgIUIANBgA02AhAgA0EbNgIMQQAhAgyeAgsgA0EANgIcIAMgATYCFCADQdwoNgIQIANBAjYCDEEAIQIMnQILIAEgBEcEQCADQQw2AgggAyABNgIEQb8BIQIMhAILQdgBIQIMnAILIAEgBEYEQEHXASECDJwCCwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAS0AAEHBAGsOFQABAgNaBAUGWlpaBwgJCgsMDQ4PEFoLIAFBAWohAUH7ACECDJICCyABQQFqIQFB/AAhAgyRAgsgAUEBaiEBQYEBIQIMkAILIAFBAWohAUGFASECDI8CCyABQQFqIQFBhgEhAgyOAgsgAUEBaiEBQYkBIQIMjQILIAFBAWohAUGKASECDIwCCyABQQFqIQFBjQEhAgyLAgsgAUEBaiEBQZYBIQIMigILIAFBAWohAUGXASECDIkCCyABQQFqIQFBmAEhAgyIAgsgAUEBaiEBQaUBIQIMhwILIAFBAWohAUGmASECDIYCCyABQQFqIQFBrAEhAgyFAgsgAUEBaiEBQbQBIQIMhAILIAFBAWohAUG3ASECDIMCCyABQQFqIQFBvgEhAgyCAgsgASAERgRAQdYBIQIMmwILIAEtAABBzgBHDUggAUEBaiEBQb0BIQIMgQILIAEgBEYEQEHVASECDJoCCwJAAkACQCABLQAAQcIAaw4SAEpKSkpKSkpKSgFKSkpKSkoCSgsgAUEBaiEBQbgBIQIMggILIAFBAWohAUG7ASECDIECCyABQQFqIQFBvAEhAgyAAgtB1AEhAiABIARGDZgCIAMoAgAiACAEIAFraiEFIAEgAGtBB2ohBgJAA0AgAS0AACAAQajVAGotAABHDUUgAEEHRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJkCCyADQQA2AgAgBkEBaiEBQRsMRQsgASAERgRAQdMBIQIMmAILAkACQCABLQAAQckAaw4HAEdHR0dHAUcLIAFBAWohAUG5ASECDP8BCyABQQFqIQFBugEhAgz+AQtB0gEhAiABIARGDZYCIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQabVAGotAABHDUMgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJcCCyADQQA2AgAgBkEBaiEBQQ8MQwtB0QEhAiABIARGDZUCIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQaTVAGotAABHDUIgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJYCCyADQQA2AgAgBkEBaiEBQSAMQgtB0AEhAiABIARGDZQCIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQaHVAGotAABHDUEgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJUCCyADQQA2AgAgBkEBaiEBQRIMQQsgASAERgRAQc8BIQIMlAILAkACQCABLQAAQcUAaw4OAENDQ0NDQ0NDQ0NDQwFDCyABQQFqIQFBtQEhAgz7AQsgAUEBaiEBQbYBIQIM+gELQc4BIQIgASAERg2SAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGe1QBqLQAARw0/IABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyTAgsgA0EANgIAIAZBAWohAUEHDD8LQc0BIQIgASAERg2RAiADKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEGY1QBqLQAARw0+IABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAySAgsgA0EANgIAIAZBAWohAUEoDD4LIAEgBEYEQEHMASECDJECCwJAAkACQCABLQAAQcUAaw4RAEFBQUFBQUFBQQFBQUFBQQJBCyABQQFqIQFBsQEhAgz5AQsgAUEBaiEBQbIBIQIM+AELIAFBAWohAUGzASECDPcBC0HLASECIAEgBEYNjwIgAygCACIAIAQgAWtqIQUgASAAa0EGaiEGAkADQCABLQAAIABBkdUAai0AAEcNPCAAQQZGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMkAILIANBADYCACAGQQFqIQFBGgw8C0HKASECIAEgBEYNjgIgAygCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABBjdUAai0AAEcNOyAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMjwILIANBADYCACAGQQFqIQFBIQw7CyABIARGBEBByQEhAgyOAgsCQAJAIAEtAABBwQBrDhQAPT09PT09PT09PT09PT09PT09AT0LIAFBAWohAUGtASECDPUBCyABQQFqIQFBsAEhAgz0AQsgASAERgRAQcgBIQIMjQILAkACQCABLQAAQdUAaw4LADw8PDw8PDw8PAE8CyABQQFqIQFBrgEhAgz0AQsgAUEBaiEBQa8BIQIM8wELQccBIQIgASAERg2LAiADKAIAIgAgBCABa2ohBSABIABrQQhqIQYCQANAIAEtAAAgAEGE1QBqLQAARw04IABBCEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyMAgsgA0EANgIAIAZBAWohAUEqDDgLIAEgBEYEQEHGASECDIsCCyABLQAAQdAARw04IAFBAWohAUElDDcLQcUBIQIgASAERg2JAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGB1QBqLQAARw02IABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyKAgsgA0EANgIAIAZBAWohAUEODDYLIAEgBEYEQEHEASECDIkCCyABLQAAQcUARw02IAFBAWohAUGrASECDO8BCyABIARGBEBBwwEhAgyIAgsCQAJAAkACQCABLQAAQcIAaw4PAAECOTk5OTk5OTk5OTkDOQsgAUEBaiEBQacBIQIM8QELIAFBAWohAUGoASECDPABCyABQQFqIQFBqQEhAgzvAQsgAUEBaiEBQaoBIQIM7gELQcIBIQIgASAERg2GAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEH+1ABqLQAARw0zIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyHAgsgA0EANgIAIAZBAWohAUEUDDMLQcEBIQIgASAERg2FAiADKAIAIgAgBCABa2ohBSABIABrQQRqIQYCQANAIAEtAAAgAEH51ABqLQAARw0yIABBBEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyGAgsgA0EANgIAIAZBAWohAUErDDILQcABIQIgASAERg2EAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEH21ABqLQAARw0xIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyFAgsgA0EANgIAIAZBAWohAUEsDDELQb8BIQIgASAERg2DAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGh1QBqLQAARw0wIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyEAgsgA0EANgIAIAZBAWohAUERDDALQb4BIQIgASAERg2CAiADKAIAIgAgBCABa2ohBSABIABrQQNqIQYCQANAIAEtAAAgAEHy1ABqLQAARw0vIABBA0YNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyDAgsgA0EANgIAIAZBAWohAUEuDC8LIAEgBEYEQEG9ASECDIICCwJAAkACQAJAAkAgAS0AAEHBAGsOFQA0NDQ0NDQ0NDQ0ATQ0AjQ0AzQ0BDQLIAFBAWohAUGbASECDOwBCyABQQFqIQFBnAEhAgzrAQsgAUEBaiEBQZ0BIQIM6gELIAFBAWohAUGiASECDOkBCyABQQFqIQFBpAEhAgzoAQsgASAERgRAQbwBIQIMgQILAkACQCABLQAAQdIAaw4DADABMAsgAUEBaiEBQaMBIQIM6AELIAFBAWohAUEEDC0LQbsBIQIgASAERg3/ASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHw1ABqLQAARw0sIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyAAgsgA0EANgIAIAZBAWohAUEdDCwLIAEgBEYEQEG6ASECDP8BCwJAAkAgAS0AAEHJAGsOBwEuLi4uLgAuCyABQQFqIQFBoQEhAgzmAQsgAUEBaiEBQSIMKwsgASAERgRAQbkBIQIM/gELIAEtAABB0ABHDSsgAUEBaiEBQaABIQIM5AELIAEgBEYEQEG4ASECDP0BCwJAAkAgAS0AAEHGAGsOCwAsLCwsLCwsLCwBLAsgAUEBaiEBQZ4BIQIM5AELIAFBAWohAUGfASECDOMBC0G3ASECIAEgBEYN+wEgAygCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABB7NQAai0AAEcNKCAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM/AELIANBADYCACAGQQFqIQFBDQwoC0G2ASECIAEgBEYN+gEgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBodUAai0AAEcNJyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM+wELIANBADYCACAGQQFqIQFBDAwnC0G1ASECIAEgBEYN+QEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB6tQAai0AAEcNJiAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM+gELIANBADYCACAGQQFqIQFBAwwmC0G0ASECIAEgBEYN+AEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB6NQAai0AAEcNJSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM+QELIANBADYCACAGQQFqIQFBJgwlCyABIARGBEBBswEhAgz4AQsCQAJAIAEtAABB1ABrDgIAAScLIAFBAWohAUGZASECDN8BCyABQQFqIQFBmgEhAgzeAQtBsgEhAiABIARGDfYBIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQebUAGotAABHDSMgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPcBCyADQQA2AgAgBkEBaiEBQScMIwtBsQEhAiABIARGDfUBIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQeTUAGotAABHDSIgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPYBCyADQQA2AgAgBkEBaiEBQRwMIgtBsAEhAiABIARGDfQBIAMoAgAiACAEIAFraiEFIAEgAGtBBWohBgJAA0AgAS0AACAAQd7UAGotAABHDSEgAEEFRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPUBCyADQQA2AgAgBkEBaiEBQQYMIQtBrwEhAiABIARGDfMBIAMoAgAiACAEIAFraiEFIAEgAGtBBGohBgJAA0AgAS0AACAAQdnUAGotAABHDSAgAEEERg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPQBCyADQQA2AgAgBkEBaiEBQRkMIAsgASAERgRAQa4BIQIM8wELAkACQAJAAkAgAS0AAEEtaw4jACQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkASQkJCQkAiQkJAMkCyABQQFqIQFBjgEhAgzcAQsgAUEBaiEBQY8BIQIM2wELIAFBAWohAUGUASECDNoBCyABQQFqIQFBlQEhAgzZAQtBrQEhAiABIARGDfEBIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQdfUAGotAABHDR4gAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPIBCyADQQA2AgAgBkEBaiEBQQsMHgsgASAERgRAQawBIQIM8QELAkACQCABLQAAQcEAaw4DACABIAsgAUEBaiEBQZABIQIM2AELIAFBAWohAUGTASECDNcBCyABIARGBEBBqwEhAgzwAQsCQAJAIAEtAABBwQBrDg8AHx8fHx8fHx8fHx8fHwEfCyABQQFqIQFBkQEhAgzXAQsgAUEBaiEBQZIBIQIM1gELIAEgBEYEQEGqASECDO8BCyABLQAAQcwARw0cIAFBAWohAUEKDBsLQakBIQIgASAERg3tASADKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEHR1ABqLQAARw0aIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzuAQsgA0EANgIAIAZBAWohAUEeDBoLQagBIQIgASAERg3sASADKAIAIgAgBCABa2ohBSABIABrQQZqIQYCQANAIAEtAAAgAEHK1ABqLQAARw0ZIABBBkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAztAQsgA0EANgIAIAZBAWohAUEVDBkLQacBIQIgASAERg3rASADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHH1ABqLQAARw0YIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzsAQsgA0EANgIAIAZBAWohAUEXDBgLQaYBIQIgASAERg3qASADKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEHB1ABqLQAARw0XIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzrAQsgA0EANgIAIAZBAWohAUEYDBcLIAEgBEYEQEGlASECDOoBCwJAAkAgAS0AAEHJAGsOBwAZGRkZGQEZCyABQQFqIQFBiwEhAgzRAQsgAUEBaiEBQYwBIQIM0AELQaQBIQIgASAERg3oASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGm1QBqLQAARw0VIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzpAQsgA0EANgIAIAZBAWohAUEJDBULQaMBIQIgASAERg3nASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGk1QBqLQAARw0UIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzoAQsgA0EANgIAIAZBAWohAUEfDBQLQaIBIQIgASAERg3mASADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEG+1ABqLQAARw0TIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAznAQsgA0EANgIAIAZBAWohAUECDBMLQaEBIQIgASAERg3lASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYDQCABLQAAIABBvNQAai0AAEcNESAAQQFGDQIgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM5QELIAEgBEYEQEGgASECDOUBC0EBIAEtAABB3wBHDREaIAFBAWohAUGHASECDMsBCyADQQA2AgAgBkEBaiEBQYgBIQIMygELQZ8BIQIgASAERg3iASADKAIAIgAgBCABa2ohBSABIABrQQhqIQYCQANAIAEtAAAgAEGE1QBqLQAARw0PIABBCEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzjAQsgA0EANgIAIAZBAWohAUEpDA8LQZ4BIQIgASAERg3hASADKAIAIgAgBCABa2ohBSABIABrQQNqIQYCQANAIAEtAAAgAEG41ABqLQAARw0OIABBA0YNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAziAQsgA0EANgIAIAZBAWohAUEtDA4LIAEgBEYEQEGdASECDOEBCyABLQAAQcUARw0OIAFBAWohAUGEASECDMcBCyABIARGBEBBnAEhAgzgAQsCQAJAIAEtAABBzABrDggADw8PDw8PAQ8LIAFBAWohAUGCASECDMcBCyABQQFqIQFBgwEhAgzGAQtBmwEhAiABIARGDd4BIAMoAgAiACAEIAFraiEFIAEgAGtBBGohBgJAA0AgAS0AACAAQbPUAGotAABHDQsgAEEERg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADN8BCyADQQA2AgAgBkEBaiEBQSMMCwtBmgEhAiABIARGDd0BIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQbDUAGotAABHDQogAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADN4BCyADQQA2AgAgBkEBaiEBQQAMCgsgASAERgRAQZkBIQIM3QELAkACQCABLQAAQcgAaw4IAAwMDAwMDAEMCyABQQFqIQFB/QAhAgzEAQsgAUEBaiEBQYABIQIMwwELIAEgBEYEQEGYASECDNwBCwJAAkAgAS0AAEHOAGsOAwALAQsLIAFBAWohAUH+ACECDMMBCyABQQFqIQFB/wAhAgzCAQsgASAERgRAQZcBIQIM2wELIAEtAABB2QBHDQggAUEBaiEBQQgMBwtBlgEhAiABIARGDdkBIAMoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQazUAGotAABHDQYgAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADNoBCyADQQA2AgAgBkEBaiEBQQUMBgtBlQEhAiABIARGDdgBIAMoAgAiACAEIAFraiEFIAEgAGtBBWohBgJAA0AgAS0AACAAQabUAGotAABHDQUgAEEFRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADNkBCyADQQA2AgAgBkEBaiEBQRYMBQtBlAEhAiABIARGDdcBIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQaHVAGotAABHDQQgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADNgBCyADQQA2AgAgBkEBaiEBQRAMBAsgASAERgRAQZMBIQIM1wELAkACQCABLQAAQcMAaw4MAAYGBgYGBgYGBgYBBgsgAUEBaiEBQfkAIQIMvgELIAFBAWohAUH6ACECDL0BC0GSASECIAEgBEYN1QEgAygCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABBoNQAai0AAEcNAiAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM1gELIANBADYCACAGQQFqIQFBJAwCCyADQQA2AgAMAgsgASAERgRAQZEBIQIM1AELIAEtAABBzABHDQEgAUEBaiEBQRMLOgApIAMoAgQhACADQQA2AgQgAyAAIAEQLiIADQIMAQtBACECIANBADYCHCADIAE2AhQgA0H+HzYCECADQQY2AgwM0QELQfgAIQIMtwELIANBkAE2AhwgAyABNgIUIAMgADYCDEEAIQIMzwELQQAhAAJAIAMoAjgiAkUNACACKAJAIgJFDQAgAyACEQAAIQALIABFDQAgAEEVRg0BIANBADYCHCADIAE2AhQgA0GCDzYCECADQSA2AgxBACECDM4BC0H3ACECDLQBCyADQY8BNgIcIAMgATYCFCADQewbNgIQIANBFTYCDEEAIQIMzAELIAEgBEYEQEGPASECDMwBCwJAIAEtAABBIEYEQCABQQFqIQEMAQsgA0EANgIcIAMgATYCFCADQZsfNgIQIANBBjYCDEEAIQIMzAELQQIhAgyyAQsDQCABLQAAQSBHDQIgBCABQQFqIgFHDQALQY4BIQIMygELIAEgBEYEQEGNASECDMoBCwJAIAEtAABBCWsOBEoAAEoAC0H1ACECDLABCyADLQApQQVGBEBB9gAhAgywAQtB9AAhAgyvAQsgASAERgRAQYwBIQIMyAELIANBEDYCCCADIAE2AgQMCgsgASAERgRAQYsBIQIMxwELAkAgAS0AAEEJaw4ERwAARwALQfMAIQIMrQELIAEgBEcEQCADQRA2AgggAyABNgIEQfEAIQIMrQELQYoBIQIMxQELAkAgASAERwRAA0AgAS0AAEGg0ABqLQAAIgBBA0cEQAJAIABBAWsOAkkABAtB8AAhAgyvAQsgBCABQQFqIgFHDQALQYgBIQIMxgELQYgBIQIMxQELIANBADYCHCADIAE2AhQgA0HbIDYCECADQQc2AgxBACECDMQBCyABIARGBEBBiQEhAgzEAQsCQAJAAkAgAS0AAEGg0gBqLQAAQQFrDgNGAgABC0HyACECDKwBCyADQQA2AhwgAyABNgIUIANBtBI2AhAgA0EHNgIMQQAhAgzEAQtB6gAhAgyqAQsgASAERwRAIAFBAWohAUHvACECDKoBC0GHASECDMIBCyAEIAEiAEYEQEGGASECDMIBCyAALQAAIgFBL0YEQCAAQQFqIQFB7gAhAgypAQsgAUEJayICQRdLDQEgACEBQQEgAnRBm4CABHENQQwBCyAEIAEiAEYEQEGFASECDMEBCyAALQAAQS9HDQAgAEEBaiEBDAMLQQAhAiADQQA2AhwgAyAANgIUIANB2yA2AhAgA0EHNgIMDL8BCwJAAkACQAJAAkADQCABLQAAQaDOAGotAAAiAEEFRwRAAkACQCAAQQFrDghHBQYHCAAEAQgLQesAIQIMrQELIAFBAWohAUHtACECDKwBCyAEIAFBAWoiAUcNAAtBhAEhAgzDAQsgAUEBagwUCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNHiADQdsANgIcIAMgATYCFCADIAA2AgxBACECDMEBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNHiADQd0ANgIcIAMgATYCFCADIAA2AgxBACECDMABCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNHiADQfoANgIcIAMgATYCFCADIAA2AgxBACECDL8BCyADQQA2AhwgAyABNgIUIANB+Q82AhAgA0EHNgIMQQAhAgy+AQsgASAERgRAQYMBIQIMvgELAkAgAS0AAEGgzgBqLQAAQQFrDgg+BAUGAAgCAwcLIAFBAWohAQtBAyECDKMBCyABQQFqDA0LQQAhAiADQQA2AhwgA0HREjYCECADQQc2AgwgAyABQQFqNgIUDLoBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNFiADQdsANgIcIAMgATYCFCADIAA2AgxBACECDLkBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNFiADQd0ANgIcIAMgATYCFCADIAA2AgxBACECDLgBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNFiADQfoANgIcIAMgATYCFCADIAA2AgxBACECDLcBCyADQQA2AhwgAyABNgIUIANB+Q82AhAgA0EHNgIMQQAhAgy2AQtB7AAhAgycAQsgASAERgRAQYIBIQIMtQELIAFBAWoMAgsgASAERgRAQYEBIQIMtAELIAFBAWoMAQsgASAERg0BIAFBAWoLIQFBBCECDJgBC0GAASECDLABCwNAIAEtAABBoMwAai0AACIAQQJHBEAgAEEBRwRAQekAIQIMmQELDDELIAQgAUEBaiIBRw0AC0H/ACECDK8BCyABIARGBEBB/gAhAgyvAQsCQCABLQAAQQlrDjcvAwYvBAYGBgYGBgYGBgYGBgYGBgYGBgUGBgIGBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYABgsgAUEBagshAUEFIQIMlAELIAFBAWoMBgsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDQggA0HbADYCHCADIAE2AhQgAyAANgIMQQAhAgyrAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDQggA0HdADYCHCADIAE2AhQgAyAANgIMQQAhAgyqAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDQggA0H6ADYCHCADIAE2AhQgAyAANgIMQQAhAgypAQsgA0EANgIcIAMgATYCFCADQY0UNgIQIANBBzYCDEEAIQIMqAELAkACQAJAAkADQCABLQAAQaDKAGotAAAiAEEFRwRAAkAgAEEBaw4GLgMEBQYABgtB6AAhAgyUAQsgBCABQQFqIgFHDQALQf0AIQIMqwELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0HIANB2wA2AhwgAyABNgIUIAMgADYCDEEAIQIMqgELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0HIANB3QA2AhwgAyABNgIUIAMgADYCDEEAIQIMqQELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0HIANB+gA2AhwgAyABNgIUIAMgADYCDEEAIQIMqAELIANBADYCHCADIAE2AhQgA0HkCDYCECADQQc2AgxBACECDKcBCyABIARGDQEgAUEBagshAUEGIQIMjAELQfwAIQIMpAELAkACQAJAAkADQCABLQAAQaDIAGotAAAiAEEFRwRAIABBAWsOBCkCAwQFCyAEIAFBAWoiAUcNAAtB+wAhAgynAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDQMgA0HbADYCHCADIAE2AhQgAyAANgIMQQAhAgymAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDQMgA0HdADYCHCADIAE2AhQgAyAANgIMQQAhAgylAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDQMgA0H6ADYCHCADIAE2AhQgAyAANgIMQQAhAgykAQsgA0EANgIcIAMgATYCFCADQbwKNgIQIANBBzYCDEEAIQIMowELQc8AIQIMiQELQdEAIQIMiAELQecAIQIMhwELIAEgBEYEQEH6ACECDKABCwJAIAEtAABBCWsOBCAAACAACyABQQFqIQFB5gAhAgyGAQsgASAERgRAQfkAIQIMnwELAkAgAS0AAEEJaw4EHwAAHwALQQAhAAJAIAMoAjgiAkUNACACKAI4IgJFDQAgAyACEQAAIQALIABFBEBB4gEhAgyGAQsgAEEVRwRAIANBADYCHCADIAE2AhQgA0HJDTYCECADQRo2AgxBACECDJ8BCyADQfgANgIcIAMgATYCFCADQeoaNgIQIANBFTYCDEEAIQIMngELIAEgBEcEQCADQQ02AgggAyABNgIEQeQAIQIMhQELQfcAIQIMnQELIAEgBEYEQEH2ACECDJ0BCwJAAkACQCABLQAAQcgAaw4LAAELCwsLCwsLCwILCyABQQFqIQFB3QAhAgyFAQsgAUEBaiEBQeAAIQIMhAELIAFBAWohAUHjACECDIMBC0H1ACECIAEgBEYNmwEgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBtdUAai0AAEcNCCAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMnAELIAMoAgQhACADQgA3AwAgAyAAIAZBAWoiARArIgAEQCADQfQANgIcIAMgATYCFCADIAA2AgxBACECDJwBC0HiACECDIIBC0EAIQACQCADKAI4IgJFDQAgAigCNCICRQ0AIAMgAhEAACEACwJAIAAEQCAAQRVGDQEgA0EANgIcIAMgATYCFCADQeoNNgIQIANBJjYCDEEAIQIMnAELQeEAIQIMggELIANB8wA2AhwgAyABNgIUIANBgBs2AhAgA0EVNgIMQQAhAgyaAQsgAy0AKSIAQSNrQQtJDQkCQCAAQQZLDQBBASAAdEHKAHFFDQAMCgtBACECIANBADYCHCADIAE2AhQgA0HtCTYCECADQQg2AgwMmQELQfIAIQIgASAERg2YASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGz1QBqLQAARw0FIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyZAQsgAygCBCEAIANCADcDACADIAAgBkEBaiIBECsiAARAIANB8QA2AhwgAyABNgIUIAMgADYCDEEAIQIMmQELQd8AIQIMfwtBACEAAkAgAygCOCICRQ0AIAIoAjQiAkUNACADIAIRAAAhAAsCQCAABEAgAEEVRg0BIANBADYCHCADIAE2AhQgA0HqDTYCECADQSY2AgxBACECDJkBC0HeACECDH8LIANB8AA2AhwgAyABNgIUIANBgBs2AhAgA0EVNgIMQQAhAgyXAQsgAy0AKUEhRg0GIANBADYCHCADIAE2AhQgA0GRCjYCECADQQg2AgxBACECDJYBC0HvACECIAEgBEYNlQEgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBsNUAai0AAEcNAiAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMlgELIAMoAgQhACADQgA3AwAgAyAAIAZBAWoiARArIgBFDQIgA0HtADYCHCADIAE2AhQgAyAANgIMQQAhAgyVAQsgA0EANgIACyADKAIEIQAgA0EANgIEIAMgACABECsiAEUNgAEgA0HuADYCHCADIAE2AhQgAyAANgIMQQAhAgyTAQtB3AAhAgx5C0EAIQACQCADKAI4IgJFDQAgAigCNCICRQ0AIAMgAhEAACEACwJAIAAEQCAAQRVGDQEgA0EANgIcIAMgATYCFCADQeoNNgIQIANBJjYCDEEAIQIMkwELQdsAIQIMeQsgA0HsADYCHCADIAE2AhQgA0GAGzYCECADQRU2AgxBACECDJEBCyADLQApIgBBI0kNACAAQS5GDQAgA0EANgIcIAMgATYCFCADQckJNgIQIANBCDYCDEEAIQIMkAELQdoAIQIMdgsgASAERgRAQesAIQIMjwELAkAgAS0AAEEvRgRAIAFBAWohAQwBCyADQQA2AhwgAyABNgIUIANBsjg2AhAgA0EINgIMQQAhAgyPAQtB2QAhAgx1CyABIARHBEAgA0EONgIIIAMgATYCBEHYACECDHULQeoAIQIMjQELIAEgBEYEQEHpACECDI0BCyABLQAAQTBrIgBB/wFxQQpJBEAgAyAAOgAqIAFBAWohAUHXACECDHQLIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ16IANB6AA2AhwgAyABNgIUIAMgADYCDEEAIQIMjAELIAEgBEYEQEHnACECDIwBCwJAIAEtAABBLkYEQCABQQFqIQEMAQsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDXsgA0HmADYCHCADIAE2AhQgAyAANgIMQQAhAgyMAQtB1gAhAgxyCyABIARGBEBB5QAhAgyLAQtBACEAQQEhBUEBIQdBACECAkACQAJAAkACQAJ/AkACQAJAAkACQAJAAkAgAS0AAEEwaw4KCgkAAQIDBAUGCAsLQQIMBgtBAwwFC0EEDAQLQQUMAwtBBgwCC0EHDAELQQgLIQJBACEFQQAhBwwCC0EJIQJBASEAQQAhBUEAIQcMAQtBACEFQQEhAgsgAyACOgArIAFBAWohAQJAAkAgAy0ALkEQcQ0AAkACQAJAIAMtACoOAwEAAgQLIAdFDQMMAgsgAA0BDAILIAVFDQELIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ0CIANB4gA2AhwgAyABNgIUIAMgADYCDEEAIQIMjQELIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ19IANB4wA2AhwgAyABNgIUIAMgADYCDEEAIQIMjAELIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ17IANB5AA2AhwgAyABNgIUIAMgADYCDAyLAQtB1AAhAgxxCyADLQApQSJGDYYBQdMAIQIMcAtBACEAAkAgAygCOCICRQ0AIAIoAkQiAkUNACADIAIRAAAhAAsgAEUEQEHVACECDHALIABBFUcEQCADQQA2AhwgAyABNgIUIANBpA02AhAgA0EhNgIMQQAhAgyJAQsgA0HhADYCHCADIAE2AhQgA0HQGjYCECADQRU2AgxBACECDIgBCyABIARGBEBB4AAhAgyIAQsCQAJAAkACQAJAIAEtAABBCmsOBAEEBAAECyABQQFqIQEMAQsgAUEBaiEBIANBL2otAABBAXFFDQELQdIAIQIMcAsgA0EANgIcIAMgATYCFCADQbYRNgIQIANBCTYCDEEAIQIMiAELIANBADYCHCADIAE2AhQgA0G2ETYCECADQQk2AgxBACECDIcBCyABIARGBEBB3wAhAgyHAQsgAS0AAEEKRgRAIAFBAWohAQwJCyADLQAuQcAAcQ0IIANBADYCHCADIAE2AhQgA0G2ETYCECADQQI2AgxBACECDIYBCyABIARGBEBB3QAhAgyGAQsgAS0AACICQQ1GBEAgAUEBaiEBQdAAIQIMbQsgASEAIAJBCWsOBAUBAQUBCyAEIAEiAEYEQEHcACECDIUBCyAALQAAQQpHDQAgAEEBagwCC0EAIQIgA0EANgIcIAMgADYCFCADQcotNgIQIANBBzYCDAyDAQsgASAERgRAQdsAIQIMgwELAkAgAS0AAEEJaw4EAwAAAwALIAFBAWoLIQFBzgAhAgxoCyABIARGBEBB2gAhAgyBAQsgAS0AAEEJaw4EAAEBAAELQQAhAiADQQA2AhwgA0GaEjYCECADQQc2AgwgAyABQQFqNgIUDH8LIANBgBI7ASpBACEAAkAgAygCOCICRQ0AIAIoAjgiAkUNACADIAIRAAAhAAsgAEUNACAAQRVHDQEgA0HZADYCHCADIAE2AhQgA0HqGjYCECADQRU2AgxBACECDH4LQc0AIQIMZAsgA0EANgIcIAMgATYCFCADQckNNgIQIANBGjYCDEEAIQIMfAsgASAERgRAQdkAIQIMfAsgAS0AAEEgRw09IAFBAWohASADLQAuQQFxDT0gA0EANgIcIAMgATYCFCADQcIcNgIQIANBHjYCDEEAIQIMewsgASAERgRAQdgAIQIMewsCQAJAAkACQAJAIAEtAAAiAEEKaw4EAgMDAAELIAFBAWohAUEsIQIMZQsgAEE6Rw0BIANBADYCHCADIAE2AhQgA0HnETYCECADQQo2AgxBACECDH0LIAFBAWohASADQS9qLQAAQQFxRQ1zIAMtADJBgAFxRQRAIANBMmohAiADEDVBACEAAkAgAygCOCIGRQ0AIAYoAigiBkUNACADIAYRAAAhAAsCQAJAIAAOFk1MSwEBAQEBAQEBAQEBAQEBAQEBAQABCyADQSk2AhwgAyABNgIUIANBrBk2AhAgA0EVNgIMQQAhAgx+CyADQQA2AhwgAyABNgIUIANB5Qs2AhAgA0ERNgIMQQAhAgx9C0EAIQACQCADKAI4IgJFDQAgAigCXCICRQ0AIAMgAhEAACEACyAARQ1ZIABBFUcNASADQQU2AhwgAyABNgIUIANBmxs2AhAgA0EVNgIMQQAhAgx8C0HLACECDGILQQAhAiADQQA2AhwgAyABNgIUIANBkA42AhAgA0EUNgIMDHoLIAMgAy8BMkGAAXI7ATIMOwsgASAERwRAIANBETYCCCADIAE2AgRBygAhAgxgC0HXACECDHgLIAEgBEYEQEHWACECDHgLAkACQAJAAkAgAS0AACIAQSByIAAgAEHBAGtB/wFxQRpJG0H/AXFB4wBrDhMAQEBAQEBAQEBAQEBAAUBAQAIDQAsgAUEBaiEBQcYAIQIMYQsgAUEBaiEBQccAIQIMYAsgAUEBaiEBQcgAIQIMXwsgAUEBaiEBQckAIQIMXgtB1QAhAiAEIAEiAEYNdiAEIAFrIAMoAgAiAWohBiAAIAFrQQVqIQcDQCABQZDIAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQhBBCABQQVGDQoaIAFBAWohASAEIABBAWoiAEcNAAsgAyAGNgIADHYLQdQAIQIgBCABIgBGDXUgBCABayADKAIAIgFqIQYgACABa0EPaiEHA0AgAUGAyABqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0HQQMgAUEPRg0JGiABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAx1C0HTACECIAQgASIARg10IAQgAWsgAygCACIBaiEGIAAgAWtBDmohBwNAIAFB4scAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNBiABQQ5GDQcgAUEBaiEBIAQgAEEBaiIARw0ACyADIAY2AgAMdAtB0gAhAiAEIAEiAEYNcyAEIAFrIAMoAgAiAWohBSAAIAFrQQFqIQYDQCABQeDHAGotAAAgAC0AACIHQSByIAcgB0HBAGtB/wFxQRpJG0H/AXFHDQUgAUEBRg0CIAFBAWohASAEIABBAWoiAEcNAAsgAyAFNgIADHMLIAEgBEYEQEHRACECDHMLAkACQCABLQAAIgBBIHIgACAAQcEAa0H/AXFBGkkbQf8BcUHuAGsOBwA5OTk5OQE5CyABQQFqIQFBwwAhAgxaCyABQQFqIQFBxAAhAgxZCyADQQA2AgAgBkEBaiEBQcUAIQIMWAtB0AAhAiAEIAEiAEYNcCAEIAFrIAMoAgAiAWohBiAAIAFrQQlqIQcDQCABQdbHAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQJBAiABQQlGDQQaIAFBAWohASAEIABBAWoiAEcNAAsgAyAGNgIADHALQc8AIQIgBCABIgBGDW8gBCABayADKAIAIgFqIQYgACABa0EFaiEHA0AgAUHQxwBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBBUYNAiABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAxvCyAAIQEgA0EANgIADDMLQQELOgAsIANBADYCACAHQQFqIQELQS0hAgxSCwJAA0AgAS0AAEHQxQBqLQAAQQFHDQEgBCABQQFqIgFHDQALQc0AIQIMawtBwgAhAgxRCyABIARGBEBBzAAhAgxqCyABLQAAQTpGBEAgAygCBCEAIANBADYCBCADIAAgARAwIgBFDTMgA0HLADYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgxqCyADQQA2AhwgAyABNgIUIANB5xE2AhAgA0EKNgIMQQAhAgxpCwJAAkAgAy0ALEECaw4CAAEnCyADQTNqLQAAQQJxRQ0mIAMtAC5BAnENJiADQQA2AhwgAyABNgIUIANBphQ2AhAgA0ELNgIMQQAhAgxpCyADLQAyQSBxRQ0lIAMtAC5BAnENJSADQQA2AhwgAyABNgIUIANBvRM2AhAgA0EPNgIMQQAhAgxoC0EAIQACQCADKAI4IgJFDQAgAigCSCICRQ0AIAMgAhEAACEACyAARQRAQcEAIQIMTwsgAEEVRwRAIANBADYCHCADIAE2AhQgA0GmDzYCECADQRw2AgxBACECDGgLIANBygA2AhwgAyABNgIUIANBhRw2AhAgA0EVNgIMQQAhAgxnCyABIARHBEAgASECA0AgBCACIgFrQRBOBEAgAUEQaiEC/Qz/////////////////////IAH9AAAAIg1BB/1sIA39DODg4ODg4ODg4ODg4ODg4OD9bv0MX19fX19fX19fX19fX19fX/0mIA39DAkJCQkJCQkJCQkJCQkJCQn9I/1Q/VL9ZEF/c2giAEEQRg0BIAAgAWohAQwYCyABIARGBEBBxAAhAgxpCyABLQAAQcDBAGotAABBAUcNFyAEIAFBAWoiAkcNAAtBxAAhAgxnC0HEACECDGYLIAEgBEcEQANAAkAgAS0AACIAQSByIAAgAEHBAGtB/wFxQRpJG0H/AXEiAEEJRg0AIABBIEYNAAJAAkACQAJAIABB4wBrDhMAAwMDAwMDAwEDAwMDAwMDAwMCAwsgAUEBaiEBQTYhAgxSCyABQQFqIQFBNyECDFELIAFBAWohAUE4IQIMUAsMFQsgBCABQQFqIgFHDQALQTwhAgxmC0E8IQIMZQsgASAERgRAQcgAIQIMZQsgA0ESNgIIIAMgATYCBAJAAkACQAJAAkAgAy0ALEEBaw4EFAABAgkLIAMtADJBIHENA0HgASECDE8LAkAgAy8BMiIAQQhxRQ0AIAMtAChBAUcNACADLQAuQQhxRQ0CCyADIABB9/sDcUGABHI7ATIMCwsgAyADLwEyQRByOwEyDAQLIANBADYCBCADIAEgARAxIgAEQCADQcEANgIcIAMgADYCDCADIAFBAWo2AhRBACECDGYLIAFBAWohAQxYCyADQQA2AhwgAyABNgIUIANB9BM2AhAgA0EENgIMQQAhAgxkC0HHACECIAEgBEYNYyADKAIAIgAgBCABa2ohBSABIABrQQZqIQYCQANAIABBwMUAai0AACABLQAAQSByRw0BIABBBkYNSiAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAxkCyADQQA2AgAMBQsCQCABIARHBEADQCABLQAAQcDDAGotAAAiAEEBRwRAIABBAkcNAyABQQFqIQEMBQsgBCABQQFqIgFHDQALQcUAIQIMZAtBxQAhAgxjCwsgA0EAOgAsDAELQQshAgxHC0E/IQIMRgsCQAJAA0AgAS0AACIAQSBHBEACQCAAQQprDgQDBQUDAAsgAEEsRg0DDAQLIAQgAUEBaiIBRw0AC0HGACECDGALIANBCDoALAwOCyADLQAoQQFHDQIgAy0ALkEIcQ0CIAMoAgQhACADQQA2AgQgAyAAIAEQMSIABEAgA0HCADYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgxfCyABQQFqIQEMUAtBOyECDEQLAkADQCABLQAAIgBBIEcgAEEJR3ENASAEIAFBAWoiAUcNAAtBwwAhAgxdCwtBPCECDEILAkACQCABIARHBEADQCABLQAAIgBBIEcEQCAAQQprDgQDBAQDBAsgBCABQQFqIgFHDQALQT8hAgxdC0E/IQIMXAsgAyADLwEyQSByOwEyDAoLIAMoAgQhACADQQA2AgQgAyAAIAEQMSIARQ1OIANBPjYCHCADIAE2AhQgAyAANgIMQQAhAgxaCwJAIAEgBEcEQANAIAEtAABBwMMAai0AACIAQQFHBEAgAEECRg0DDAwLIAQgAUEBaiIBRw0AC0E3IQIMWwtBNyECDFoLIAFBAWohAQwEC0E7IQIgBCABIgBGDVggBCABayADKAIAIgFqIQYgACABa0EFaiEHAkADQCABQZDIAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQEgAUEFRgRAQQchAQw/CyABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAxZCyADQQA2AgAgACEBDAULQTohAiAEIAEiAEYNVyAEIAFrIAMoAgAiAWohBiAAIAFrQQhqIQcCQANAIAFBtMEAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNASABQQhGBEBBBSEBDD4LIAFBAWohASAEIABBAWoiAEcNAAsgAyAGNgIADFgLIANBADYCACAAIQEMBAtBOSECIAQgASIARg1WIAQgAWsgAygCACIBaiEGIAAgAWtBA2ohBwJAA0AgAUGwwQBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBA0YEQEEGIQEMPQsgAUEBaiEBIAQgAEEBaiIARw0ACyADIAY2AgAMVwsgA0EANgIAIAAhAQwDCwJAA0AgAS0AACIAQSBHBEAgAEEKaw4EBwQEBwILIAQgAUEBaiIBRw0AC0E4IQIMVgsgAEEsRw0BIAFBAWohAEEBIQECQAJAAkACQAJAIAMtACxBBWsOBAMBAgQACyAAIQEMBAtBAiEBDAELQQQhAQsgA0EBOgAsIAMgAy8BMiABcjsBMiAAIQEMAQsgAyADLwEyQQhyOwEyIAAhAQtBPiECDDsLIANBADoALAtBOSECDDkLIAEgBEYEQEE2IQIMUgsCQAJAAkACQAJAIAEtAABBCmsOBAACAgECCyADKAIEIQAgA0EANgIEIAMgACABEDEiAEUNAiADQTM2AhwgAyABNgIUIAMgADYCDEEAIQIMVQsgAygCBCEAIANBADYCBCADIAAgARAxIgBFBEAgAUEBaiEBDAYLIANBMjYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgxUCyADLQAuQQFxBEBB3wEhAgw7CyADKAIEIQAgA0EANgIEIAMgACABEDEiAA0BDEkLQTQhAgw5CyADQTU2AhwgAyABNgIUIAMgADYCDEEAIQIMUQtBNSECDDcLIANBL2otAABBAXENACADQQA2AhwgAyABNgIUIANB6xY2AhAgA0EZNgIMQQAhAgxPC0EzIQIMNQsgASAERgRAQTIhAgxOCwJAIAEtAABBCkYEQCABQQFqIQEMAQsgA0EANgIcIAMgATYCFCADQZIXNgIQIANBAzYCDEEAIQIMTgtBMiECDDQLIAEgBEYEQEExIQIMTQsCQCABLQAAIgBBCUYNACAAQSBGDQBBASECAkAgAy0ALEEFaw4EBgQFAA0LIAMgAy8BMkEIcjsBMgwMCyADLQAuQQFxRQ0BIAMtACxBCEcNACADQQA6ACwLQT0hAgwyCyADQQA2AhwgAyABNgIUIANBwhY2AhAgA0EKNgIMQQAhAgxKC0ECIQIMAQtBBCECCyADQQE6ACwgAyADLwEyIAJyOwEyDAYLIAEgBEYEQEEwIQIMRwsgAS0AAEEKRgRAIAFBAWohAQwBCyADLQAuQQFxDQAgA0EANgIcIAMgATYCFCADQdwoNgIQIANBAjYCDEEAIQIMRgtBMCECDCwLIAFBAWohAUExIQIMKwsgASAERgRAQS8hAgxECyABLQAAIgBBCUcgAEEgR3FFBEAgAUEBaiEBIAMtAC5BAXENASADQQA2AhwgAyABNgIUIANBlxA2AhAgA0EKNgIMQQAhAgxEC0EBIQICQAJAAkACQAJAAkAgAy0ALEECaw4HBQQEAwECAAQLIAMgAy8BMkEIcjsBMgwDC0ECIQIMAQtBBCECCyADQQE6ACwgAyADLwEyIAJyOwEyC0EvIQIMKwsgA0EANgIcIAMgATYCFCADQYQTNgIQIANBCzYCDEEAIQIMQwtB4QEhAgwpCyABIARGBEBBLiECDEILIANBADYCBCADQRI2AgggAyABIAEQMSIADQELQS4hAgwnCyADQS02AhwgAyABNgIUIAMgADYCDEEAIQIMPwtBACEAAkAgAygCOCICRQ0AIAIoAkwiAkUNACADIAIRAAAhAAsgAEUNACAAQRVHDQEgA0HYADYCHCADIAE2AhQgA0GzGzYCECADQRU2AgxBACECDD4LQcwAIQIMJAsgA0EANgIcIAMgATYCFCADQbMONgIQIANBHTYCDEEAIQIMPAsgASAERgRAQc4AIQIMPAsgAS0AACIAQSBGDQIgAEE6Rg0BCyADQQA6ACxBCSECDCELIAMoAgQhACADQQA2AgQgAyAAIAEQMCIADQEMAgsgAy0ALkEBcQRAQd4BIQIMIAsgAygCBCEAIANBADYCBCADIAAgARAwIgBFDQIgA0EqNgIcIAMgADYCDCADIAFBAWo2AhRBACECDDgLIANBywA2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMNwsgAUEBaiEBQcAAIQIMHQsgAUEBaiEBDCwLIAEgBEYEQEErIQIMNQsCQCABLQAAQQpGBEAgAUEBaiEBDAELIAMtAC5BwABxRQ0GCyADLQAyQYABcQRAQQAhAAJAIAMoAjgiAkUNACACKAJcIgJFDQAgAyACEQAAIQALIABFDRIgAEEVRgRAIANBBTYCHCADIAE2AhQgA0GbGzYCECADQRU2AgxBACECDDYLIANBADYCHCADIAE2AhQgA0GQDjYCECADQRQ2AgxBACECDDULIANBMmohAiADEDVBACEAAkAgAygCOCIGRQ0AIAYoAigiBkUNACADIAYRAAAhAAsgAA4WAgEABAQEBAQEBAQEBAQEBAQEBAQEAwQLIANBAToAMAsgAiACLwEAQcAAcjsBAAtBKyECDBgLIANBKTYCHCADIAE2AhQgA0GsGTYCECADQRU2AgxBACECDDALIANBADYCHCADIAE2AhQgA0HlCzYCECADQRE2AgxBACECDC8LIANBADYCHCADIAE2AhQgA0GlCzYCECADQQI2AgxBACECDC4LQQEhByADLwEyIgVBCHFFBEAgAykDIEIAUiEHCwJAIAMtADAEQEEBIQAgAy0AKUEFRg0BIAVBwABxRSAHcUUNAQsCQCADLQAoIgJBAkYEQEEBIQAgAy8BNCIGQeUARg0CQQAhACAFQcAAcQ0CIAZB5ABGDQIgBkHmAGtBAkkNAiAGQcwBRg0CIAZBsAJGDQIMAQtBACEAIAVBwABxDQELQQIhACAFQQhxDQAgBUGABHEEQAJAIAJBAUcNACADLQAuQQpxDQBBBSEADAILQQQhAAwBCyAFQSBxRQRAIAMQNkEAR0ECdCEADAELQQBBAyADKQMgUBshAAsgAEEBaw4FAgAHAQMEC0ERIQIMEwsgA0EBOgAxDCkLQQAhAgJAIAMoAjgiAEUNACAAKAIwIgBFDQAgAyAAEQAAIQILIAJFDSYgAkEVRgRAIANBAzYCHCADIAE2AhQgA0HSGzYCECADQRU2AgxBACECDCsLQQAhAiADQQA2AhwgAyABNgIUIANB3Q42AhAgA0ESNgIMDCoLIANBADYCHCADIAE2AhQgA0H5IDYCECADQQ82AgxBACECDCkLQQAhAAJAIAMoAjgiAkUNACACKAIwIgJFDQAgAyACEQAAIQALIAANAQtBDiECDA4LIABBFUYEQCADQQI2AhwgAyABNgIUIANB0hs2AhAgA0EVNgIMQQAhAgwnCyADQQA2AhwgAyABNgIUIANB3Q42AhAgA0ESNgIMQQAhAgwmC0EqIQIMDAsgASAERwRAIANBCTYCCCADIAE2AgRBKSECDAwLQSYhAgwkCyADIAMpAyAiDCAEIAFrrSIKfSILQgAgCyAMWBs3AyAgCiAMVARAQSUhAgwkCyADKAIEIQAgA0EANgIEIAMgACABIAynaiIBEDIiAEUNACADQQU2AhwgAyABNgIUIAMgADYCDEEAIQIMIwtBDyECDAkLQgAhCgJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCABLQAAQTBrDjcXFgABAgMEBQYHFBQUFBQUFAgJCgsMDRQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUDg8QERITFAtCAiEKDBYLQgMhCgwVC0IEIQoMFAtCBSEKDBMLQgYhCgwSC0IHIQoMEQtCCCEKDBALQgkhCgwPC0IKIQoMDgtCCyEKDA0LQgwhCgwMC0INIQoMCwtCDiEKDAoLQg8hCgwJC0IKIQoMCAtCCyEKDAcLQgwhCgwGC0INIQoMBQtCDiEKDAQLQg8hCgwDCyADQQA2AhwgAyABNgIUIANBnxU2AhAgA0EMNgIMQQAhAgwhCyABIARGBEBBIiECDCELQgAhCgJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAS0AAEEwaw43FRQAAQIDBAUGBxYWFhYWFhYICQoLDA0WFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFg4PEBESExYLQgIhCgwUC0IDIQoMEwtCBCEKDBILQgUhCgwRC0IGIQoMEAtCByEKDA8LQgghCgwOC0IJIQoMDQtCCiEKDAwLQgshCgwLC0IMIQoMCgtCDSEKDAkLQg4hCgwIC0IPIQoMBwtCCiEKDAYLQgshCgwFC0IMIQoMBAtCDSEKDAMLQg4hCgwCC0IPIQoMAQtCASEKCyABQQFqIQEgAykDICILQv//////////D1gEQCADIAtCBIYgCoQ3AyAMAgsgA0EANgIcIAMgATYCFCADQbUJNgIQIANBDDYCDEEAIQIMHgtBJyECDAQLQSghAgwDCyADIAE6ACwgA0EANgIAIAdBAWohAUEMIQIMAgsgA0EANgIAIAZBAWohAUEKIQIMAQsgAUEBaiEBQQghAgwACwALQQAhAiADQQA2AhwgAyABNgIUIANBsjg2AhAgA0EINgIMDBcLQQAhAiADQQA2AhwgAyABNgIUIANBgxE2AhAgA0EJNgIMDBYLQQAhAiADQQA2AhwgAyABNgIUIANB3wo2AhAgA0EJNgIMDBULQQAhAiADQQA2AhwgAyABNgIUIANB7RA2AhAgA0EJNgIMDBQLQQAhAiADQQA2AhwgAyABNgIUIANB0hE2AhAgA0EJNgIMDBMLQQAhAiADQQA2AhwgAyABNgIUIANBsjg2AhAgA0EINgIMDBILQQAhAiADQQA2AhwgAyABNgIUIANBgxE2AhAgA0EJNgIMDBELQQAhAiADQQA2AhwgAyABNgIUIANB3wo2AhAgA0EJNgIMDBALQQAhAiADQQA2AhwgAyABNgIUIANB7RA2AhAgA0EJNgIMDA8LQQAhAiADQQA2AhwgAyABNgIUIANB0hE2AhAgA0EJNgIMDA4LQQAhAiADQQA2AhwgAyABNgIUIANBuRc2AhAgA0EPNgIMDA0LQQAhAiADQQA2AhwgAyABNgIUIANBuRc2AhAgA0EPNgIMDAwLQQAhAiADQQA2AhwgAyABNgIUIANBmRM2AhAgA0ELNgIMDAsLQQAhAiADQQA2AhwgAyABNgIUIANBnQk2AhAgA0ELNgIMDAoLQQAhAiADQQA2AhwgAyABNgIUIANBlxA2AhAgA0EKNgIMDAkLQQAhAiADQQA2AhwgAyABNgIUIANBsRA2AhAgA0EKNgIMDAgLQQAhAiADQQA2AhwgAyABNgIUIANBux02AhAgA0ECNgIMDAcLQQAhAiADQQA2AhwgAyABNgIUIANBlhY2AhAgA0ECNgIMDAYLQQAhAiADQQA2AhwgAyABNgIUIANB+Rg2AhAgA0ECNgIMDAULQQAhAiADQQA2AhwgAyABNgIUIANBxBg2AhAgA0ECNgIMDAQLIANBAjYCHCADIAE2AhQgA0GpHjYCECADQRY2AgxBACECDAMLQd4AIQIgASAERg0CIAlBCGohByADKAIAIQUCQAJAIAEgBEcEQCAFQZbIAGohCCAEIAVqIAFrIQYgBUF/c0EKaiIFIAFqIQADQCABLQAAIAgtAABHBEBBAiEIDAMLIAVFBEBBACEIIAAhAQwDCyAFQQFrIQUgCEEBaiEIIAQgAUEBaiIBRw0ACyAGIQUgBCEBCyAHQQE2AgAgAyAFNgIADAELIANBADYCACAHIAg2AgALIAcgATYCBCAJKAIMIQACQAJAIAkoAghBAWsOAgQBAAsgA0EANgIcIANBwh42AhAgA0EXNgIMIAMgAEEBajYCFEEAIQIMAwsgA0EANgIcIAMgADYCFCADQdceNgIQIANBCTYCDEEAIQIMAgsgASAERgRAQSghAgwCCyADQQk2AgggAyABNgIEQSchAgwBCyABIARGBEBBASECDAELA0ACQAJAAkAgAS0AAEEKaw4EAAEBAAELIAFBAWohAQwBCyABQQFqIQEgAy0ALkEgcQ0AQQAhAiADQQA2AhwgAyABNgIUIANBoSE2AhAgA0EFNgIMDAILQQEhAiABIARHDQALCyAJQRBqJAAgAkUEQCADKAIMIQAMAQsgAyACNgIcQQAhACADKAIEIgFFDQAgAyABIAQgAygCCBEBACIBRQ0AIAMgBDYCFCADIAE2AgwgASEACyAAC74CAQJ/IABBADoAACAAQeQAaiIBQQFrQQA6AAAgAEEAOgACIABBADoAASABQQNrQQA6AAAgAUECa0EAOgAAIABBADoAAyABQQRrQQA6AABBACAAa0EDcSIBIABqIgBBADYCAEHkACABa0F8cSICIABqIgFBBGtBADYCAAJAIAJBCUkNACAAQQA2AgggAEEANgIEIAFBCGtBADYCACABQQxrQQA2AgAgAkEZSQ0AIABBADYCGCAAQQA2AhQgAEEANgIQIABBADYCDCABQRBrQQA2AgAgAUEUa0EANgIAIAFBGGtBADYCACABQRxrQQA2AgAgAiAAQQRxQRhyIgJrIgFBIEkNACAAIAJqIQADQCAAQgA3AxggAEIANwMQIABCADcDCCAAQgA3AwAgAEEgaiEAIAFBIGsiAUEfSw0ACwsLVgEBfwJAIAAoAgwNAAJAAkACQAJAIAAtADEOAwEAAwILIAAoAjgiAUUNACABKAIwIgFFDQAgACABEQAAIgENAwtBAA8LAAsgAEHKGTYCEEEOIQELIAELGgAgACgCDEUEQCAAQd4fNgIQIABBFTYCDAsLFAAgACgCDEEVRgRAIABBADYCDAsLFAAgACgCDEEWRgRAIABBADYCDAsLBwAgACgCDAsHACAAKAIQCwkAIAAgATYCEAsHACAAKAIUCysAAkAgAEEnTw0AQv//////CSAArYhCAYNQDQAgAEECdEHQOGooAgAPCwALFwAgAEEvTwRAAAsgAEECdEHsOWooAgALvwkBAX9B9C0hAQJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIABB5ABrDvQDY2IAAWFhYWFhYQIDBAVhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhBgcICQoLDA0OD2FhYWFhEGFhYWFhYWFhYWFhEWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYRITFBUWFxgZGhthYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhHB0eHyAhIiMkJSYnKCkqKywtLi8wMTIzNDU2YTc4OTphYWFhYWFhYTthYWE8YWFhYT0+P2FhYWFhYWFhQGFhQWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYUJDREVGR0hJSktMTU5PUFFSU2FhYWFhYWFhVFVWV1hZWlthXF1hYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFeYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhX2BhC0HqLA8LQZgmDwtB7TEPC0GgNw8LQckpDwtBtCkPC0GWLQ8LQesrDwtBojUPC0HbNA8LQeApDwtB4yQPC0HVJA8LQe4kDwtB5iUPC0HKNA8LQdA3DwtBqjUPC0H1LA8LQfYmDwtBgiIPC0HyMw8LQb4oDwtB5zcPC0HNIQ8LQcAhDwtBuCUPC0HLJQ8LQZYkDwtBjzQPC0HNNQ8LQd0qDwtB7jMPC0GcNA8LQZ4xDwtB9DUPC0HlIg8LQa8lDwtBmTEPC0GyNg8LQfk2DwtBxDIPC0HdLA8LQYIxDwtBwTEPC0GNNw8LQckkDwtB7DYPC0HnKg8LQcgjDwtB4iEPC0HJNw8LQaUiDwtBlCIPC0HbNg8LQd41DwtBhiYPC0G8Kw8LQYsyDwtBoCMPC0H2MA8LQYAsDwtBiSsPC0GkJg8LQfIjDwtBgSgPC0GrMg8LQesnDwtBwjYPC0GiJA8LQc8qDwtB3CMPC0GHJw8LQeQ0DwtBtyIPC0GtMQ8LQdUiDwtBrzQPC0HeJg8LQdYyDwtB9DQPC0GBOA8LQfQ3DwtBkjYPC0GdJw8LQYIpDwtBjSMPC0HXMQ8LQb01DwtBtDcPC0HYMA8LQbYnDwtBmjgPC0GnKg8LQcQnDwtBriMPC0H1Ig8LAAtByiYhAQsgAQsXACAAIAAvAS5B/v8DcSABQQBHcjsBLgsaACAAIAAvAS5B/f8DcSABQQBHQQF0cjsBLgsaACAAIAAvAS5B+/8DcSABQQBHQQJ0cjsBLgsaACAAIAAvAS5B9/8DcSABQQBHQQN0cjsBLgsaACAAIAAvAS5B7/8DcSABQQBHQQR0cjsBLgsaACAAIAAvAS5B3/8DcSABQQBHQQV0cjsBLgsaACAAIAAvAS5Bv/8DcSABQQBHQQZ0cjsBLgsaACAAIAAvAS5B//4DcSABQQBHQQd0cjsBLgsaACAAIAAvAS5B//0DcSABQQBHQQh0cjsBLgsaACAAIAAvAS5B//sDcSABQQBHQQl0cjsBLgs+AQJ/AkAgACgCOCIDRQ0AIAMoAgQiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQeESNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAggiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQfwRNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAgwiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQewKNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAhAiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQfoeNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAhQiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQcsQNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAhgiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQbcfNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAhwiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQb8VNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAiwiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQf4INgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAiAiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQYwdNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAiQiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQeYVNgIQQRghBAsgBAs4ACAAAn8gAC8BMkEUcUEURgRAQQEgAC0AKEEBRg0BGiAALwE0QeUARgwBCyAALQApQQVGCzoAMAtZAQJ/AkAgAC0AKEEBRg0AIAAvATQiAUHkAGtB5ABJDQAgAUHMAUYNACABQbACRg0AIAAvATIiAEHAAHENAEEBIQIgAEGIBHFBgARGDQAgAEEocUUhAgsgAguMAQECfwJAAkACQCAALQAqRQ0AIAAtACtFDQAgAC8BMiIBQQJxRQ0BDAILIAAvATIiAUEBcUUNAQtBASECIAAtAChBAUYNACAALwE0IgBB5ABrQeQASQ0AIABBzAFGDQAgAEGwAkYNACABQcAAcQ0AQQAhAiABQYgEcUGABEYNACABQShxQQBHIQILIAILcwAgAEEQav0MAAAAAAAAAAAAAAAAAAAAAP0LAwAgAP0MAAAAAAAAAAAAAAAAAAAAAP0LAwAgAEEwav0MAAAAAAAAAAAAAAAAAAAAAP0LAwAgAEEgav0MAAAAAAAAAAAAAAAAAAAAAP0LAwAgAEH9ATYCHAsGACAAEDoLmi0BC38jAEEQayIKJABB3NUAKAIAIglFBEBBnNkAKAIAIgVFBEBBqNkAQn83AgBBoNkAQoCAhICAgMAANwIAQZzZACAKQQhqQXBxQdiq1aoFcyIFNgIAQbDZAEEANgIAQYDZAEEANgIAC0GE2QBBwNkENgIAQdTVAEHA2QQ2AgBB6NUAIAU2AgBB5NUAQX82AgBBiNkAQcCmAzYCAANAIAFBgNYAaiABQfTVAGoiAjYCACACIAFB7NUAaiIDNgIAIAFB+NUAaiADNgIAIAFBiNYAaiABQfzVAGoiAzYCACADIAI2AgAgAUGQ1gBqIAFBhNYAaiICNgIAIAIgAzYCACABQYzWAGogAjYCACABQSBqIgFBgAJHDQALQczZBEGBpgM2AgBB4NUAQazZACgCADYCAEHQ1QBBgKYDNgIAQdzVAEHI2QQ2AgBBzP8HQTg2AgBByNkEIQkLAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAEHsAU0EQEHE1QAoAgAiBkEQIABBE2pBcHEgAEELSRsiBEEDdiIAdiIBQQNxBEACQCABQQFxIAByQQFzIgJBA3QiAEHs1QBqIgEgAEH01QBqKAIAIgAoAggiA0YEQEHE1QAgBkF+IAJ3cTYCAAwBCyABIAM2AgggAyABNgIMCyAAQQhqIQEgACACQQN0IgJBA3I2AgQgACACaiIAIAAoAgRBAXI2AgQMEQtBzNUAKAIAIgggBE8NASABBEACQEECIAB0IgJBACACa3IgASAAdHFoIgBBA3QiAkHs1QBqIgEgAkH01QBqKAIAIgIoAggiA0YEQEHE1QAgBkF+IAB3cSIGNgIADAELIAEgAzYCCCADIAE2AgwLIAIgBEEDcjYCBCAAQQN0IgAgBGshBSAAIAJqIAU2AgAgAiAEaiIEIAVBAXI2AgQgCARAIAhBeHFB7NUAaiEAQdjVACgCACEDAn9BASAIQQN2dCIBIAZxRQRAQcTVACABIAZyNgIAIAAMAQsgACgCCAsiASADNgIMIAAgAzYCCCADIAA2AgwgAyABNgIICyACQQhqIQFB2NUAIAQ2AgBBzNUAIAU2AgAMEQtByNUAKAIAIgtFDQEgC2hBAnRB9NcAaigCACIAKAIEQXhxIARrIQUgACECA0ACQCACKAIQIgFFBEAgAkEUaigCACIBRQ0BCyABKAIEQXhxIARrIgMgBUkhAiADIAUgAhshBSABIAAgAhshACABIQIMAQsLIAAoAhghCSAAKAIMIgMgAEcEQEHU1QAoAgAaIAMgACgCCCIBNgIIIAEgAzYCDAwQCyAAQRRqIgIoAgAiAUUEQCAAKAIQIgFFDQMgAEEQaiECCwNAIAIhByABIgNBFGoiAigCACIBDQAgA0EQaiECIAMoAhAiAQ0ACyAHQQA2AgAMDwtBfyEEIABBv39LDQAgAEETaiIBQXBxIQRByNUAKAIAIghFDQBBACAEayEFAkACQAJAAn9BACAEQYACSQ0AGkEfIARB////B0sNABogBEEmIAFBCHZnIgBrdkEBcSAAQQF0a0E+agsiBkECdEH01wBqKAIAIgJFBEBBACEBQQAhAwwBC0EAIQEgBEEZIAZBAXZrQQAgBkEfRxt0IQBBACEDA0ACQCACKAIEQXhxIARrIgcgBU8NACACIQMgByIFDQBBACEFIAIhAQwDCyABIAJBFGooAgAiByAHIAIgAEEddkEEcWpBEGooAgAiAkYbIAEgBxshASAAQQF0IQAgAg0ACwsgASADckUEQEEAIQNBAiAGdCIAQQAgAGtyIAhxIgBFDQMgAGhBAnRB9NcAaigCACEBCyABRQ0BCwNAIAEoAgRBeHEgBGsiAiAFSSEAIAIgBSAAGyEFIAEgAyAAGyEDIAEoAhAiAAR/IAAFIAFBFGooAgALIgENAAsLIANFDQAgBUHM1QAoAgAgBGtPDQAgAygCGCEHIAMgAygCDCIARwRAQdTVACgCABogACADKAIIIgE2AgggASAANgIMDA4LIANBFGoiAigCACIBRQRAIAMoAhAiAUUNAyADQRBqIQILA0AgAiEGIAEiAEEUaiICKAIAIgENACAAQRBqIQIgACgCECIBDQALIAZBADYCAAwNC0HM1QAoAgAiAyAETwRAQdjVACgCACEBAkAgAyAEayICQRBPBEAgASAEaiIAIAJBAXI2AgQgASADaiACNgIAIAEgBEEDcjYCBAwBCyABIANBA3I2AgQgASADaiIAIAAoAgRBAXI2AgRBACEAQQAhAgtBzNUAIAI2AgBB2NUAIAA2AgAgAUEIaiEBDA8LQdDVACgCACIDIARLBEAgBCAJaiIAIAMgBGsiAUEBcjYCBEHc1QAgADYCAEHQ1QAgATYCACAJIARBA3I2AgQgCUEIaiEBDA8LQQAhASAEAn9BnNkAKAIABEBBpNkAKAIADAELQajZAEJ/NwIAQaDZAEKAgISAgIDAADcCAEGc2QAgCkEMakFwcUHYqtWqBXM2AgBBsNkAQQA2AgBBgNkAQQA2AgBBgIAECyIAIARBxwBqIgVqIgZBACAAayIHcSICTwRAQbTZAEEwNgIADA8LAkBB/NgAKAIAIgFFDQBB9NgAKAIAIgggAmohACAAIAFNIAAgCEtxDQBBACEBQbTZAEEwNgIADA8LQYDZAC0AAEEEcQ0EAkACQCAJBEBBhNkAIQEDQCABKAIAIgAgCU0EQCAAIAEoAgRqIAlLDQMLIAEoAggiAQ0ACwtBABA7IgBBf0YNBSACIQZBoNkAKAIAIgFBAWsiAyAAcQRAIAIgAGsgACADakEAIAFrcWohBgsgBCAGTw0FIAZB/v///wdLDQVB/NgAKAIAIgMEQEH02AAoAgAiByAGaiEBIAEgB00NBiABIANLDQYLIAYQOyIBIABHDQEMBwsgBiADayAHcSIGQf7///8HSw0EIAYQOyEAIAAgASgCACABKAIEakYNAyAAIQELAkAgBiAEQcgAak8NACABQX9GDQBBpNkAKAIAIgAgBSAGa2pBACAAa3EiAEH+////B0sEQCABIQAMBwsgABA7QX9HBEAgACAGaiEGIAEhAAwHC0EAIAZrEDsaDAQLIAEiAEF/Rw0FDAMLQQAhAwwMC0EAIQAMCgsgAEF/Rw0CC0GA2QBBgNkAKAIAQQRyNgIACyACQf7///8HSw0BIAIQOyEAQQAQOyEBIABBf0YNASABQX9GDQEgACABTw0BIAEgAGsiBiAEQThqTQ0BC0H02ABB9NgAKAIAIAZqIgE2AgBB+NgAKAIAIAFJBEBB+NgAIAE2AgALAkACQAJAQdzVACgCACICBEBBhNkAIQEDQCAAIAEoAgAiAyABKAIEIgVqRg0CIAEoAggiAQ0ACwwCC0HU1QAoAgAiAUEARyAAIAFPcUUEQEHU1QAgADYCAAtBACEBQYjZACAGNgIAQYTZACAANgIAQeTVAEF/NgIAQejVAEGc2QAoAgA2AgBBkNkAQQA2AgADQCABQYDWAGogAUH01QBqIgI2AgAgAiABQezVAGoiAzYCACABQfjVAGogAzYCACABQYjWAGogAUH81QBqIgM2AgAgAyACNgIAIAFBkNYAaiABQYTWAGoiAjYCACACIAM2AgAgAUGM1gBqIAI2AgAgAUEgaiIBQYACRw0AC0F4IABrQQ9xIgEgAGoiAiAGQThrIgMgAWsiAUEBcjYCBEHg1QBBrNkAKAIANgIAQdDVACABNgIAQdzVACACNgIAIAAgA2pBODYCBAwCCyAAIAJNDQAgAiADSQ0AIAEoAgxBCHENAEF4IAJrQQ9xIgAgAmoiA0HQ1QAoAgAgBmoiByAAayIAQQFyNgIEIAEgBSAGajYCBEHg1QBBrNkAKAIANgIAQdDVACAANgIAQdzVACADNgIAIAIgB2pBODYCBAwBCyAAQdTVACgCAEkEQEHU1QAgADYCAAsgACAGaiEDQYTZACEBAkACQAJAA0AgAyABKAIARwRAIAEoAggiAQ0BDAILCyABLQAMQQhxRQ0BC0GE2QAhAQNAIAEoAgAiAyACTQRAIAMgASgCBGoiBSACSw0DCyABKAIIIQEMAAsACyABIAA2AgAgASABKAIEIAZqNgIEIABBeCAAa0EPcWoiCSAEQQNyNgIEIANBeCADa0EPcWoiBiAEIAlqIgRrIQEgAiAGRgRAQdzVACAENgIAQdDVAEHQ1QAoAgAgAWoiADYCACAEIABBAXI2AgQMCAtB2NUAKAIAIAZGBEBB2NUAIAQ2AgBBzNUAQczVACgCACABaiIANgIAIAQgAEEBcjYCBCAAIARqIAA2AgAMCAsgBigCBCIFQQNxQQFHDQYgBUF4cSEIIAVB/wFNBEAgBUEDdiEDIAYoAggiACAGKAIMIgJGBEBBxNUAQcTVACgCAEF+IAN3cTYCAAwHCyACIAA2AgggACACNgIMDAYLIAYoAhghByAGIAYoAgwiAEcEQCAAIAYoAggiAjYCCCACIAA2AgwMBQsgBkEUaiICKAIAIgVFBEAgBigCECIFRQ0EIAZBEGohAgsDQCACIQMgBSIAQRRqIgIoAgAiBQ0AIABBEGohAiAAKAIQIgUNAAsgA0EANgIADAQLQXggAGtBD3EiASAAaiIHIAZBOGsiAyABayIBQQFyNgIEIAAgA2pBODYCBCACIAVBNyAFa0EPcWpBP2siAyADIAJBEGpJGyIDQSM2AgRB4NUAQazZACgCADYCAEHQ1QAgATYCAEHc1QAgBzYCACADQRBqQYzZACkCADcCACADQYTZACkCADcCCEGM2QAgA0EIajYCAEGI2QAgBjYCAEGE2QAgADYCAEGQ2QBBADYCACADQSRqIQEDQCABQQc2AgAgBSABQQRqIgFLDQALIAIgA0YNACADIAMoAgRBfnE2AgQgAyADIAJrIgU2AgAgAiAFQQFyNgIEIAVB/wFNBEAgBUF4cUHs1QBqIQACf0HE1QAoAgAiAUEBIAVBA3Z0IgNxRQRAQcTVACABIANyNgIAIAAMAQsgACgCCAsiASACNgIMIAAgAjYCCCACIAA2AgwgAiABNgIIDAELQR8hASAFQf///wdNBEAgBUEmIAVBCHZnIgBrdkEBcSAAQQF0a0E+aiEBCyACIAE2AhwgAkIANwIQIAFBAnRB9NcAaiEAQcjVACgCACIDQQEgAXQiBnFFBEAgACACNgIAQcjVACADIAZyNgIAIAIgADYCGCACIAI2AgggAiACNgIMDAELIAVBGSABQQF2a0EAIAFBH0cbdCEBIAAoAgAhAwJAA0AgAyIAKAIEQXhxIAVGDQEgAUEddiEDIAFBAXQhASAAIANBBHFqQRBqIgYoAgAiAw0ACyAGIAI2AgAgAiAANgIYIAIgAjYCDCACIAI2AggMAQsgACgCCCIBIAI2AgwgACACNgIIIAJBADYCGCACIAA2AgwgAiABNgIIC0HQ1QAoAgAiASAETQ0AQdzVACgCACIAIARqIgIgASAEayIBQQFyNgIEQdDVACABNgIAQdzVACACNgIAIAAgBEEDcjYCBCAAQQhqIQEMCAtBACEBQbTZAEEwNgIADAcLQQAhAAsgB0UNAAJAIAYoAhwiAkECdEH01wBqIgMoAgAgBkYEQCADIAA2AgAgAA0BQcjVAEHI1QAoAgBBfiACd3E2AgAMAgsgB0EQQRQgBygCECAGRhtqIAA2AgAgAEUNAQsgACAHNgIYIAYoAhAiAgRAIAAgAjYCECACIAA2AhgLIAZBFGooAgAiAkUNACAAQRRqIAI2AgAgAiAANgIYCyABIAhqIQEgBiAIaiIGKAIEIQULIAYgBUF+cTYCBCABIARqIAE2AgAgBCABQQFyNgIEIAFB/wFNBEAgAUF4cUHs1QBqIQACf0HE1QAoAgAiAkEBIAFBA3Z0IgFxRQRAQcTVACABIAJyNgIAIAAMAQsgACgCCAsiASAENgIMIAAgBDYCCCAEIAA2AgwgBCABNgIIDAELQR8hBSABQf///wdNBEAgAUEmIAFBCHZnIgBrdkEBcSAAQQF0a0E+aiEFCyAEIAU2AhwgBEIANwIQIAVBAnRB9NcAaiEAQcjVACgCACICQQEgBXQiA3FFBEAgACAENgIAQcjVACACIANyNgIAIAQgADYCGCAEIAQ2AgggBCAENgIMDAELIAFBGSAFQQF2a0EAIAVBH0cbdCEFIAAoAgAhAAJAA0AgACICKAIEQXhxIAFGDQEgBUEddiEAIAVBAXQhBSACIABBBHFqQRBqIgMoAgAiAA0ACyADIAQ2AgAgBCACNgIYIAQgBDYCDCAEIAQ2AggMAQsgAigCCCIAIAQ2AgwgAiAENgIIIARBADYCGCAEIAI2AgwgBCAANgIICyAJQQhqIQEMAgsCQCAHRQ0AAkAgAygCHCIBQQJ0QfTXAGoiAigCACADRgRAIAIgADYCACAADQFByNUAIAhBfiABd3EiCDYCAAwCCyAHQRBBFCAHKAIQIANGG2ogADYCACAARQ0BCyAAIAc2AhggAygCECIBBEAgACABNgIQIAEgADYCGAsgA0EUaigCACIBRQ0AIABBFGogATYCACABIAA2AhgLAkAgBUEPTQRAIAMgBCAFaiIAQQNyNgIEIAAgA2oiACAAKAIEQQFyNgIEDAELIAMgBGoiAiAFQQFyNgIEIAMgBEEDcjYCBCACIAVqIAU2AgAgBUH/AU0EQCAFQXhxQezVAGohAAJ/QcTVACgCACIBQQEgBUEDdnQiBXFFBEBBxNUAIAEgBXI2AgAgAAwBCyAAKAIICyIBIAI2AgwgACACNgIIIAIgADYCDCACIAE2AggMAQtBHyEBIAVB////B00EQCAFQSYgBUEIdmciAGt2QQFxIABBAXRrQT5qIQELIAIgATYCHCACQgA3AhAgAUECdEH01wBqIQBBASABdCIEIAhxRQRAIAAgAjYCAEHI1QAgBCAIcjYCACACIAA2AhggAiACNgIIIAIgAjYCDAwBCyAFQRkgAUEBdmtBACABQR9HG3QhASAAKAIAIQQCQANAIAQiACgCBEF4cSAFRg0BIAFBHXYhBCABQQF0IQEgACAEQQRxakEQaiIGKAIAIgQNAAsgBiACNgIAIAIgADYCGCACIAI2AgwgAiACNgIIDAELIAAoAggiASACNgIMIAAgAjYCCCACQQA2AhggAiAANgIMIAIgATYCCAsgA0EIaiEBDAELAkAgCUUNAAJAIAAoAhwiAUECdEH01wBqIgIoAgAgAEYEQCACIAM2AgAgAw0BQcjVACALQX4gAXdxNgIADAILIAlBEEEUIAkoAhAgAEYbaiADNgIAIANFDQELIAMgCTYCGCAAKAIQIgEEQCADIAE2AhAgASADNgIYCyAAQRRqKAIAIgFFDQAgA0EUaiABNgIAIAEgAzYCGAsCQCAFQQ9NBEAgACAEIAVqIgFBA3I2AgQgACABaiIBIAEoAgRBAXI2AgQMAQsgACAEaiIHIAVBAXI2AgQgACAEQQNyNgIEIAUgB2ogBTYCACAIBEAgCEF4cUHs1QBqIQFB2NUAKAIAIQMCf0EBIAhBA3Z0IgIgBnFFBEBBxNUAIAIgBnI2AgAgAQwBCyABKAIICyICIAM2AgwgASADNgIIIAMgATYCDCADIAI2AggLQdjVACAHNgIAQczVACAFNgIACyAAQQhqIQELIApBEGokACABC0MAIABFBEA/AEEQdA8LAkAgAEH//wNxDQAgAEEASA0AIABBEHZAACIAQX9GBEBBtNkAQTA2AgBBfw8LIABBEHQPCwALC5lCIgBBgAgLDQEAAAAAAAAAAgAAAAMAQZgICwUEAAAABQBBqAgLCQYAAAAHAAAACABB5AgLwjJJbnZhbGlkIGNoYXIgaW4gdXJsIHF1ZXJ5AFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fYm9keQBDb250ZW50LUxlbmd0aCBvdmVyZmxvdwBDaHVuayBzaXplIG92ZXJmbG93AEludmFsaWQgbWV0aG9kIGZvciBIVFRQL3gueCByZXF1ZXN0AEludmFsaWQgbWV0aG9kIGZvciBSVFNQL3gueCByZXF1ZXN0AEV4cGVjdGVkIFNPVVJDRSBtZXRob2QgZm9yIElDRS94LnggcmVxdWVzdABJbnZhbGlkIGNoYXIgaW4gdXJsIGZyYWdtZW50IHN0YXJ0AEV4cGVjdGVkIGRvdABTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3N0YXR1cwBJbnZhbGlkIHJlc3BvbnNlIHN0YXR1cwBFeHBlY3RlZCBMRiBhZnRlciBoZWFkZXJzAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMAVXNlciBjYWxsYmFjayBlcnJvcgBgb25fcmVzZXRgIGNhbGxiYWNrIGVycm9yAGBvbl9jaHVua19oZWFkZXJgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXNzYWdlX2JlZ2luYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfZXh0ZW5zaW9uX3ZhbHVlYCBjYWxsYmFjayBlcnJvcgBgb25fc3RhdHVzX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fdmVyc2lvbl9jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3VybF9jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3Byb3RvY29sX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9oZWFkZXJfdmFsdWVfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXNzYWdlX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fbWV0aG9kX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25faGVhZGVyX2ZpZWxkX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfZXh0ZW5zaW9uX25hbWVgIGNhbGxiYWNrIGVycm9yAFVuZXhwZWN0ZWQgY2hhciBpbiB1cmwgc2VydmVyAEludmFsaWQgaGVhZGVyIHZhbHVlIGNoYXIASW52YWxpZCBoZWFkZXIgZmllbGQgY2hhcgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3ZlcnNpb24ASW52YWxpZCBtaW5vciB2ZXJzaW9uAEludmFsaWQgbWFqb3IgdmVyc2lvbgBFeHBlY3RlZCBzcGFjZSBhZnRlciB2ZXJzaW9uAEV4cGVjdGVkIENSTEYgYWZ0ZXIgdmVyc2lvbgBJbnZhbGlkIEhUVFAgdmVyc2lvbgBJbnZhbGlkIGhlYWRlciB0b2tlbgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3VybABJbnZhbGlkIGNoYXJhY3RlcnMgaW4gdXJsAFVuZXhwZWN0ZWQgc3RhcnQgY2hhciBpbiB1cmwARG91YmxlIEAgaW4gdXJsAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fcHJvdG9jb2wARW1wdHkgQ29udGVudC1MZW5ndGgASW52YWxpZCBjaGFyYWN0ZXIgaW4gQ29udGVudC1MZW5ndGgAVHJhbnNmZXItRW5jb2RpbmcgY2FuJ3QgYmUgcHJlc2VudCB3aXRoIENvbnRlbnQtTGVuZ3RoAER1cGxpY2F0ZSBDb250ZW50LUxlbmd0aABJbnZhbGlkIGNoYXIgaW4gdXJsIHBhdGgAQ29udGVudC1MZW5ndGggY2FuJ3QgYmUgcHJlc2VudCB3aXRoIFRyYW5zZmVyLUVuY29kaW5nAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgY2h1bmsgc2l6ZQBFeHBlY3RlZCBMRiBhZnRlciBjaHVuayBzaXplAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIHNpemUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfdmFsdWUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9jaHVua19leHRlbnNpb25fdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyB2YWx1ZQBVbmV4cGVjdGVkIHdoaXRlc3BhY2UgYWZ0ZXIgaGVhZGVyIHZhbHVlAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgaGVhZGVyIHZhbHVlAE1pc3NpbmcgZXhwZWN0ZWQgTEYgYWZ0ZXIgaGVhZGVyIHZhbHVlAEludmFsaWQgYFRyYW5zZmVyLUVuY29kaW5nYCBoZWFkZXIgdmFsdWUATWlzc2luZyBleHBlY3RlZCBDUiBhZnRlciBjaHVuayBleHRlbnNpb24gdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBxdW90ZSB2YWx1ZQBJbnZhbGlkIHF1b3RlZC1wYWlyIGluIGNodW5rIGV4dGVuc2lvbnMgcXVvdGVkIHZhbHVlAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMgcXVvdGVkIHZhbHVlAFBhdXNlZCBieSBvbl9oZWFkZXJzX2NvbXBsZXRlAEludmFsaWQgRU9GIHN0YXRlAG9uX3Jlc2V0IHBhdXNlAG9uX2NodW5rX2hlYWRlciBwYXVzZQBvbl9tZXNzYWdlX2JlZ2luIHBhdXNlAG9uX2NodW5rX2V4dGVuc2lvbl92YWx1ZSBwYXVzZQBvbl9zdGF0dXNfY29tcGxldGUgcGF1c2UAb25fdmVyc2lvbl9jb21wbGV0ZSBwYXVzZQBvbl91cmxfY29tcGxldGUgcGF1c2UAb25fcHJvdG9jb2xfY29tcGxldGUgcGF1c2UAb25fY2h1bmtfY29tcGxldGUgcGF1c2UAb25faGVhZGVyX3ZhbHVlX2NvbXBsZXRlIHBhdXNlAG9uX21lc3NhZ2VfY29tcGxldGUgcGF1c2UAb25fbWV0aG9kX2NvbXBsZXRlIHBhdXNlAG9uX2hlYWRlcl9maWVsZF9jb21wbGV0ZSBwYXVzZQBvbl9jaHVua19leHRlbnNpb25fbmFtZSBwYXVzZQBVbmV4cGVjdGVkIHNwYWNlIGFmdGVyIHN0YXJ0IGxpbmUATWlzc2luZyBleHBlY3RlZCBDUiBhZnRlciByZXNwb25zZSBsaW5lAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fY2h1bmtfZXh0ZW5zaW9uX25hbWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBuYW1lAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgY2h1bmsgZXh0ZW5zaW9uIG5hbWUASW52YWxpZCBzdGF0dXMgY29kZQBQYXVzZSBvbiBDT05ORUNUL1VwZ3JhZGUAUGF1c2Ugb24gUFJJL1VwZ3JhZGUARXhwZWN0ZWQgSFRUUC8yIENvbm5lY3Rpb24gUHJlZmFjZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX21ldGhvZABFeHBlY3RlZCBzcGFjZSBhZnRlciBtZXRob2QAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfZmllbGQAUGF1c2VkAEludmFsaWQgd29yZCBlbmNvdW50ZXJlZABJbnZhbGlkIG1ldGhvZCBlbmNvdW50ZXJlZABNaXNzaW5nIGV4cGVjdGVkIENSIGFmdGVyIGNodW5rIGRhdGEARXhwZWN0ZWQgTEYgYWZ0ZXIgY2h1bmsgZGF0YQBVbmV4cGVjdGVkIGNoYXIgaW4gdXJsIHNjaGVtYQBSZXF1ZXN0IGhhcyBpbnZhbGlkIGBUcmFuc2Zlci1FbmNvZGluZ2AARGF0YSBhZnRlciBgQ29ubmVjdGlvbjogY2xvc2VgAFNXSVRDSF9QUk9YWQBVU0VfUFJPWFkATUtBQ1RJVklUWQBVTlBST0NFU1NBQkxFX0VOVElUWQBRVUVSWQBDT1BZAE1PVkVEX1BFUk1BTkVOVExZAFRPT19FQVJMWQBOT1RJRlkARkFJTEVEX0RFUEVOREVOQ1kAQkFEX0dBVEVXQVkAUExBWQBQVVQAQ0hFQ0tPVVQAR0FURVdBWV9USU1FT1VUAFJFUVVFU1RfVElNRU9VVABORVRXT1JLX0NPTk5FQ1RfVElNRU9VVABDT05ORUNUSU9OX1RJTUVPVVQATE9HSU5fVElNRU9VVABORVRXT1JLX1JFQURfVElNRU9VVABQT1NUAE1JU0RJUkVDVEVEX1JFUVVFU1QAQ0xJRU5UX0NMT1NFRF9SRVFVRVNUAENMSUVOVF9DTE9TRURfTE9BRF9CQUxBTkNFRF9SRVFVRVNUAEJBRF9SRVFVRVNUAEhUVFBfUkVRVUVTVF9TRU5UX1RPX0hUVFBTX1BPUlQAUkVQT1JUAElNX0FfVEVBUE9UAFJFU0VUX0NPTlRFTlQATk9fQ09OVEVOVABQQVJUSUFMX0NPTlRFTlQASFBFX0lOVkFMSURfQ09OU1RBTlQASFBFX0NCX1JFU0VUAEdFVABIUEVfU1RSSUNUAENPTkZMSUNUAFRFTVBPUkFSWV9SRURJUkVDVABQRVJNQU5FTlRfUkVESVJFQ1QAQ09OTkVDVABNVUxUSV9TVEFUVVMASFBFX0lOVkFMSURfU1RBVFVTAFRPT19NQU5ZX1JFUVVFU1RTAEVBUkxZX0hJTlRTAFVOQVZBSUxBQkxFX0ZPUl9MRUdBTF9SRUFTT05TAE9QVElPTlMAU1dJVENISU5HX1BST1RPQ09MUwBWQVJJQU5UX0FMU09fTkVHT1RJQVRFUwBNVUxUSVBMRV9DSE9JQ0VTAElOVEVSTkFMX1NFUlZFUl9FUlJPUgBXRUJfU0VSVkVSX1VOS05PV05fRVJST1IAUkFJTEdVTl9FUlJPUgBJREVOVElUWV9QUk9WSURFUl9BVVRIRU5USUNBVElPTl9FUlJPUgBTU0xfQ0VSVElGSUNBVEVfRVJST1IASU5WQUxJRF9YX0ZPUldBUkRFRF9GT1IAU0VUX1BBUkFNRVRFUgBHRVRfUEFSQU1FVEVSAEhQRV9VU0VSAFNFRV9PVEhFUgBIUEVfQ0JfQ0hVTktfSEVBREVSAEV4cGVjdGVkIExGIGFmdGVyIENSAE1LQ0FMRU5EQVIAU0VUVVAAV0VCX1NFUlZFUl9JU19ET1dOAFRFQVJET1dOAEhQRV9DTE9TRURfQ09OTkVDVElPTgBIRVVSSVNUSUNfRVhQSVJBVElPTgBESVNDT05ORUNURURfT1BFUkFUSU9OAE5PTl9BVVRIT1JJVEFUSVZFX0lORk9STUFUSU9OAEhQRV9JTlZBTElEX1ZFUlNJT04ASFBFX0NCX01FU1NBR0VfQkVHSU4AU0lURV9JU19GUk9aRU4ASFBFX0lOVkFMSURfSEVBREVSX1RPS0VOAElOVkFMSURfVE9LRU4ARk9SQklEREVOAEVOSEFOQ0VfWU9VUl9DQUxNAEhQRV9JTlZBTElEX1VSTABCTE9DS0VEX0JZX1BBUkVOVEFMX0NPTlRST0wATUtDT0wAQUNMAEhQRV9JTlRFUk5BTABSRVFVRVNUX0hFQURFUl9GSUVMRFNfVE9PX0xBUkdFX1VOT0ZGSUNJQUwASFBFX09LAFVOTElOSwBVTkxPQ0sAUFJJAFJFVFJZX1dJVEgASFBFX0lOVkFMSURfQ09OVEVOVF9MRU5HVEgASFBFX1VORVhQRUNURURfQ09OVEVOVF9MRU5HVEgARkxVU0gAUFJPUFBBVENIAE0tU0VBUkNIAFVSSV9UT09fTE9ORwBQUk9DRVNTSU5HAE1JU0NFTExBTkVPVVNfUEVSU0lTVEVOVF9XQVJOSU5HAE1JU0NFTExBTkVPVVNfV0FSTklORwBIUEVfSU5WQUxJRF9UUkFOU0ZFUl9FTkNPRElORwBFeHBlY3RlZCBDUkxGAEhQRV9JTlZBTElEX0NIVU5LX1NJWkUATU9WRQBDT05USU5VRQBIUEVfQ0JfU1RBVFVTX0NPTVBMRVRFAEhQRV9DQl9IRUFERVJTX0NPTVBMRVRFAEhQRV9DQl9WRVJTSU9OX0NPTVBMRVRFAEhQRV9DQl9VUkxfQ09NUExFVEUASFBFX0NCX1BST1RPQ09MX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19DT01QTEVURQBIUEVfQ0JfSEVBREVSX1ZBTFVFX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19FWFRFTlNJT05fVkFMVUVfQ09NUExFVEUASFBFX0NCX0NIVU5LX0VYVEVOU0lPTl9OQU1FX0NPTVBMRVRFAEhQRV9DQl9NRVNTQUdFX0NPTVBMRVRFAEhQRV9DQl9NRVRIT0RfQ09NUExFVEUASFBFX0NCX0hFQURFUl9GSUVMRF9DT01QTEVURQBERUxFVEUASFBFX0lOVkFMSURfRU9GX1NUQVRFAElOVkFMSURfU1NMX0NFUlRJRklDQVRFAFBBVVNFAE5PX1JFU1BPTlNFAFVOU1VQUE9SVEVEX01FRElBX1RZUEUAR09ORQBOT1RfQUNDRVBUQUJMRQBTRVJWSUNFX1VOQVZBSUxBQkxFAFJBTkdFX05PVF9TQVRJU0ZJQUJMRQBPUklHSU5fSVNfVU5SRUFDSEFCTEUAUkVTUE9OU0VfSVNfU1RBTEUAUFVSR0UATUVSR0UAUkVRVUVTVF9IRUFERVJfRklFTERTX1RPT19MQVJHRQBSRVFVRVNUX0hFQURFUl9UT09fTEFSR0UAUEFZTE9BRF9UT09fTEFSR0UASU5TVUZGSUNJRU5UX1NUT1JBR0UASFBFX1BBVVNFRF9VUEdSQURFAEhQRV9QQVVTRURfSDJfVVBHUkFERQBTT1VSQ0UAQU5OT1VOQ0UAVFJBQ0UASFBFX1VORVhQRUNURURfU1BBQ0UAREVTQ1JJQkUAVU5TVUJTQ1JJQkUAUkVDT1JEAEhQRV9JTlZBTElEX01FVEhPRABOT1RfRk9VTkQAUFJPUEZJTkQAVU5CSU5EAFJFQklORABVTkFVVEhPUklaRUQATUVUSE9EX05PVF9BTExPV0VEAEhUVFBfVkVSU0lPTl9OT1RfU1VQUE9SVEVEAEFMUkVBRFlfUkVQT1JURUQAQUNDRVBURUQATk9UX0lNUExFTUVOVEVEAExPT1BfREVURUNURUQASFBFX0NSX0VYUEVDVEVEAEhQRV9MRl9FWFBFQ1RFRABDUkVBVEVEAElNX1VTRUQASFBFX1BBVVNFRABUSU1FT1VUX09DQ1VSRUQAUEFZTUVOVF9SRVFVSVJFRABQUkVDT05ESVRJT05fUkVRVUlSRUQAUFJPWFlfQVVUSEVOVElDQVRJT05fUkVRVUlSRUQATkVUV09SS19BVVRIRU5USUNBVElPTl9SRVFVSVJFRABMRU5HVEhfUkVRVUlSRUQAU1NMX0NFUlRJRklDQVRFX1JFUVVJUkVEAFVQR1JBREVfUkVRVUlSRUQAUEFHRV9FWFBJUkVEAFBSRUNPTkRJVElPTl9GQUlMRUQARVhQRUNUQVRJT05fRkFJTEVEAFJFVkFMSURBVElPTl9GQUlMRUQAU1NMX0hBTkRTSEFLRV9GQUlMRUQATE9DS0VEAFRSQU5TRk9STUFUSU9OX0FQUExJRUQATk9UX01PRElGSUVEAE5PVF9FWFRFTkRFRABCQU5EV0lEVEhfTElNSVRfRVhDRUVERUQAU0lURV9JU19PVkVSTE9BREVEAEhFQUQARXhwZWN0ZWQgSFRUUC8sIFJUU1AvIG9yIElDRS8A5xUAAK8VAACkEgAAkhoAACYWAACeFAAA2xkAAHkVAAB+EgAA/hQAADYVAAALFgAA2BYAAPMSAABCGAAArBYAABIVAAAUFwAA7xcAAEgUAABxFwAAshoAAGsZAAB+GQAANRQAAIIaAABEFwAA/RYAAB4YAACHFwAAqhkAAJMSAAAHGAAALBcAAMoXAACkFwAA5xUAAOcVAABYFwAAOxgAAKASAAAtHAAAwxEAAEgRAADeEgAAQhMAAKQZAAD9EAAA9xUAAKUVAADvFgAA+BkAAEoWAABWFgAA9RUAAAoaAAAIGgAAARoAAKsVAABCEgAA1xAAAEwRAAAFGQAAVBYAAB4RAADKGQAAyBkAAE4WAAD/GAAAcRQAAPAVAADuFQAAlBkAAPwVAAC/GQAAmxkAAHwUAABDEQAAcBgAAJUUAAAnFAAAGRQAANUSAADUGQAARBYAAPcQAEG5OwsBAQBB0DsL4AEBAQIBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEDAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBBuj0LBAEAAAIAQdE9C14DBAMDAwMDAAADAwADAwADAwMDAwMDAwMDAAUAAAAAAAMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAwADAEG6PwsEAQAAAgBB0T8LXgMAAwMDAwMAAAMDAAMDAAMDAwMDAwMDAwMABAAFAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwADAAMAQbDBAAsNbG9zZWVlcC1hbGl2ZQBBycEACwEBAEHgwQAL4AEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBBycMACwEBAEHgwwAL5wEBAQEBAQEBAQEBAQECAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAWNodW5rZWQAQfHFAAteAQABAQEBAQAAAQEAAQEAAQEBAQEBAQEBAQAAAAAAAAABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQAAAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEAAQBB0McACyFlY3Rpb25lbnQtbGVuZ3Rob25yb3h5LWNvbm5lY3Rpb24AQYDIAAsgcmFuc2Zlci1lbmNvZGluZ3BncmFkZQ0KDQpTTQ0KDQoAQanIAAsFAQIAAQMAQcDIAAtfBAUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAQanKAAsFAQIAAQMAQcDKAAtfBAUFBgUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAQanMAAsEAQAAAQBBwcwAC14CAgACAgICAgICAgICAgICAgICAgICAgICAgICAgIAAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAEGpzgALBQECAAEDAEHAzgALXwQFAAAFBQUFBQUFBQUFBQYFBQUFBQUFBQUFBQUABQAHCAUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQAFAAUABQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAAAAFAEGp0AALBQEBAAEBAEHA0AALAQEAQdrQAAtBAgAAAAAAAAMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAAAAAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAQanSAAsFAQEAAQEAQcDSAAsBAQBBytIACwYCAAAAAAIAQeHSAAs6AwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAAAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwBBoNQAC50BTk9VTkNFRUNLT1VUTkVDVEVURUNSSUJFTFVTSEVURUFEU0VBUkNIUkdFQ1RJVklUWUxFTkRBUlZFT1RJRllQVElPTlNDSFNFQVlTVEFUQ0hHRVVFUllPUkRJUkVDVE9SVFJDSFBBUkFNRVRFUlVSQ0VCU0NSSUJFQVJET1dOQUNFSU5ETktDS1VCU0NSSUJFVFRQQ0VUU1BBRFRQLw==";
	let wasmBuffer;
	Object.defineProperty(module, "exports", { get: () => {
		return wasmBuffer ? wasmBuffer : wasmBuffer = Buffer.from(wasmBase64, "base64");
	} });
}));
// \0undici:../web/fetch/body.js
var require_body = __commonJSMin(((exports, module) => {
	module.exports = { extractBody() {
		throw new TypeError("a form as a body");
	} };
}));
// node_modules/undici/lib/dispatcher/client-h1.js
var require_client_h1 = __commonJSMin(((exports, module) => {
	const assert = require__undici_node_assert();
	const util = require_util();
	const { channels } = require_diagnostics();
	const timers = require_timers();
	const { RequestContentLengthMismatchError, ResponseContentLengthMismatchError, RequestAbortedError, InvalidArgumentError, HeadersTimeoutError, HeadersOverflowError, SocketError, InformationalError, BodyTimeoutError, HTTPParserError, WebAssemblyNotSupportedError, ResponseExceededMaxSizeError } = require_errors();
	const { kUrl, kReset, kClient, kParser, kBlocking, kRunning, kPending, kSize, kWriting, kQueue, kNoRef, kKeepAliveDefaultTimeout, kHostHeader, kPendingIdx, kRunningIdx, kError, kPipelining, kSocket, kKeepAliveTimeoutValue, kMaxHeadersSize, kKeepAliveMaxTimeout, kKeepAliveTimeoutThreshold, kHeadersTimeout, kBodyTimeout, kStrictContentLength, kMaxRequests, kCounter, kMaxResponseSize, kOnError, kResume, kHTTPContext, kClosed, kUseMilo } = require_symbols();
	const constants = require_constants();
	const { H1Parser, getMiloEnabled } = {};
	const EMPTY_BUF = Buffer.alloc(0);
	const FastBuffer = Buffer[Symbol.species];
	const removeAllListeners = util.removeAllListeners;
	const kIdleSocketValidation = Symbol("kIdleSocketValidation");
	const kIdleSocketValidationTimeout = Symbol("kIdleSocketValidationTimeout");
	const kSocketUsed = Symbol("kSocketUsed");
	const kTypeOfService = Symbol("kTypeOfService");
	let extractBody;
	function lazyllhttp() {
		if (typeof WebAssembly === "undefined") throw new WebAssemblyNotSupportedError();
		const llhttpWasmData = process.env.JEST_WORKER_ID ? require_llhttp_wasm() : void 0;
		let mod;
		let useWasmSIMD = true;
		if (process.arch === "riscv64") useWasmSIMD = false;
		else if (process.arch === "ppc64") {
			const [major, minor] = process.versions.node.split(".").map((n) => parseInt(n, 10));
			if (major < 24 || major === 24 && minor < 12) useWasmSIMD = false;
		}
		if (process.env.UNDICI_NO_WASM_SIMD === "1") useWasmSIMD = false;
		else if (process.env.UNDICI_NO_WASM_SIMD === "0") useWasmSIMD = true;
		if (useWasmSIMD) try {
			mod = new WebAssembly.Module(require_llhttp_simd_wasm());
		} catch {}
		if (!mod) mod = new WebAssembly.Module(llhttpWasmData || require_llhttp_wasm());
		return new WebAssembly.Instance(mod, { env: {
			wasm_on_url: (p, at, len) => {
				return 0;
			},
			wasm_on_status: (p, at, len) => {
				assert(currentParser.ptr === p);
				const start = at - currentBufferPtr + currentBufferRef.byteOffset;
				return currentParser.onStatus(new FastBuffer(currentBufferRef.buffer, start, len));
			},
			wasm_on_message_begin: (p) => {
				assert(currentParser.ptr === p);
				return currentParser.onMessageBegin();
			},
			wasm_on_header_field: (p, at, len) => {
				assert(currentParser.ptr === p);
				const start = at - currentBufferPtr + currentBufferRef.byteOffset;
				return currentParser.onHeaderField(new FastBuffer(currentBufferRef.buffer, start, len));
			},
			wasm_on_header_value: (p, at, len) => {
				assert(currentParser.ptr === p);
				const start = at - currentBufferPtr + currentBufferRef.byteOffset;
				return currentParser.onHeaderValue(new FastBuffer(currentBufferRef.buffer, start, len));
			},
			wasm_on_headers_complete: (p, statusCode, upgrade, shouldKeepAlive) => {
				assert(currentParser.ptr === p);
				return currentParser.onHeadersComplete(statusCode, upgrade === 1, shouldKeepAlive === 1);
			},
			wasm_on_body: (p, at, len) => {
				assert(currentParser.ptr === p);
				const start = at - currentBufferPtr + currentBufferRef.byteOffset;
				return currentParser.onBody(new FastBuffer(currentBufferRef.buffer, start, len));
			},
			wasm_on_message_complete: (p) => {
				assert(currentParser.ptr === p);
				return currentParser.onMessageComplete();
			}
		} });
	}
	let llhttpInstance = null;
	let currentParser = null;
	let currentBufferRef = null;
	let currentBufferSize = 0;
	let currentBufferPtr = null;
	let currentBuffer = null;
	const USE_FAST_TIMER = 1;
	const TIMEOUT_HEADERS = 3;
	const TIMEOUT_BODY = 5;
	const TIMEOUT_KEEP_ALIVE = 8;
	var Parser = class {
		constructor(client, socket, { exports }) {
			this.llhttp = exports;
			this.ptr = this.llhttp.llhttp_alloc(constants.TYPE.RESPONSE);
			this.client = client;
			this.socket = socket;
			this.timeout = null;
			this.timeoutWeakRef = new WeakRef(this);
			this.timeoutValue = null;
			this.timeoutType = null;
			this.statusCode = 0;
			this.statusText = "";
			this.upgrade = false;
			this.headers = [];
			this.headersSize = 0;
			this.headersMaxSize = client[kMaxHeadersSize];
			this.shouldKeepAlive = false;
			this.paused = false;
			this.resume = this.resume.bind(this);
			this.bytesRead = 0;
			this.keepAlive = "";
			this.contentLength = -1;
			this.hasTransferEncoding = false;
			this.connection = "";
			this.maxResponseSize = client[kMaxResponseSize];
		}
		setTimeout(delay, type) {
			if (delay !== this.timeoutValue || type & USE_FAST_TIMER ^ this.timeoutType & USE_FAST_TIMER) {
				if (this.timeout) {
					timers.clearTimeout(this.timeout);
					this.timeout = null;
				}
				if (delay) {
					if (type & USE_FAST_TIMER) this.timeout = timers.setFastTimeout(onParserTimeout, delay, this.timeoutWeakRef);
					else {
						this.timeout = setTimeout(onParserTimeout, delay, this.timeoutWeakRef);
						this.timeout?.unref();
					}
				}
				this.timeoutValue = delay;
			} else if (this.timeout) {
				if (this.timeout.refresh) this.timeout.refresh();
			}
			this.timeoutType = type;
		}
		resume() {
			if (this.socket.destroyed || !this.paused) return;
			assert(this.ptr != null);
			assert(currentParser === null);
			this.llhttp.llhttp_resume(this.ptr);
			assert(this.timeoutType === TIMEOUT_BODY);
			if (this.timeout) {
				if (this.timeout.refresh) this.timeout.refresh();
			}
			this.paused = false;
			this.execute(this.socket.read() || EMPTY_BUF);
			this.readMore();
		}
		readMore() {
			while (!this.paused && this.ptr) {
				const chunk = this.socket.read();
				if (chunk === null) break;
				this.execute(chunk);
			}
		}
		execute(chunk) {
			assert(currentParser === null);
			assert(this.ptr != null);
			assert(!this.paused);
			const { socket, llhttp } = this;
			if (chunk.length > currentBufferSize) {
				if (currentBufferPtr) llhttp.free(currentBufferPtr);
				currentBufferSize = Math.ceil(chunk.length / 4096) * 4096;
				currentBufferPtr = llhttp.malloc(currentBufferSize);
			}
			if (currentBuffer === null || currentBuffer.buffer !== llhttp.memory.buffer || currentBuffer.byteOffset !== currentBufferPtr || currentBuffer.byteLength !== currentBufferSize) currentBuffer = new Uint8Array(llhttp.memory.buffer, currentBufferPtr, currentBufferSize);
			currentBuffer.set(chunk);
			try {
				let ret;
				try {
					currentBufferRef = chunk;
					currentParser = this;
					ret = llhttp.llhttp_execute(this.ptr, currentBufferPtr, chunk.length);
				} finally {
					currentParser = null;
					currentBufferRef = null;
				}
				if (ret !== constants.ERROR.OK) {
					const data = chunk.subarray(llhttp.llhttp_get_error_pos(this.ptr) - currentBufferPtr);
					if (ret === constants.ERROR.PAUSED_UPGRADE) this.onUpgrade(data);
					else if (ret === constants.ERROR.PAUSED) {
						this.paused = true;
						socket.unshift(data);
					} else throw this.createError(ret, data);
				}
			} catch (err) {
				util.destroy(socket, err);
			}
		}
		finish() {
			assert(currentParser === null);
			assert(this.ptr != null);
			const { llhttp } = this;
			if (this.paused) {
				let data;
				do {
					llhttp.llhttp_resume(this.ptr);
					this.paused = false;
					data = this.socket.read() || EMPTY_BUF;
					this.execute(data);
				} while (this.paused && data.length > 0);
				if (this.paused) {
					llhttp.llhttp_resume(this.ptr);
					this.paused = false;
				}
			}
			let ret;
			try {
				currentParser = this;
				ret = llhttp.llhttp_finish(this.ptr);
			} finally {
				currentParser = null;
			}
			if (ret === constants.ERROR.OK) return null;
			if (ret === constants.ERROR.PAUSED || ret === constants.ERROR.PAUSED_UPGRADE) {
				this.paused = true;
				return null;
			}
			return this.createError(ret, EMPTY_BUF);
		}
		createError(ret, data) {
			const { llhttp, contentLength, bytesRead } = this;
			if (contentLength !== -1 && bytesRead !== contentLength) return new ResponseContentLengthMismatchError();
			const ptr = llhttp.llhttp_get_error_reason(this.ptr);
			let message = "";
			if (ptr) {
				const len = new Uint8Array(llhttp.memory.buffer, ptr).indexOf(0);
				message = "Response does not match the HTTP/1.1 protocol (" + Buffer.from(llhttp.memory.buffer, ptr, len).toString() + ")";
			}
			return new HTTPParserError(message, constants.ERROR[ret], data);
		}
		destroy() {
			assert(currentParser === null);
			assert(this.ptr != null);
			this.llhttp.llhttp_free(this.ptr);
			this.ptr = null;
			this.timeout && timers.clearTimeout(this.timeout);
			this.timeout = null;
			this.timeoutValue = null;
			this.timeoutType = null;
			this.paused = false;
		}
		onStatus(buf) {
			this.statusText = buf.toString();
			return 0;
		}
		onMessageBegin() {
			const { socket, client } = this;
			if (socket.destroyed) return -1;
			if (client[kRunning] === 0) {
				util.destroy(socket, new SocketError("bad response", util.getSocketInfo(socket)));
				return -1;
			}
			const request = client[kQueue][client[kRunningIdx]];
			if (!request) return -1;
			request.onResponseStarted();
			return 0;
		}
		onHeaderField(buf) {
			const len = this.headers.length;
			if ((len & 1) === 0) this.headers.push(buf);
			else this.headers[len - 1] = Buffer.concat([this.headers[len - 1], buf]);
			this.trackHeader(buf.length);
			return 0;
		}
		onHeaderValue(buf) {
			let len = this.headers.length;
			const isContinuation = (len & 1) === 0;
			if ((len & 1) === 1) {
				this.headers.push(buf);
				len += 1;
			} else this.headers[len - 1] = Buffer.concat([this.headers[len - 1], buf]);
			const key = this.headers[len - 2];
			if (key.length === 10) {
				const headerName = util.bufferToLowerCasedHeaderName(key);
				if (headerName === "keep-alive") this.keepAlive += (isContinuation || this.keepAlive.length === 0 ? "" : ",") + buf.toString();
				else if (headerName === "connection") this.connection += (isContinuation || this.connection.length === 0 ? "" : ",") + buf.toString();
			} else if (key.length === 14 && util.bufferToLowerCasedHeaderName(key) === "content-length") {
				if (this.contentLength === -1) this.contentLength = 0;
				for (let i = 0; i < buf.length; i++) this.contentLength = this.contentLength * 10 + (buf[i] - 48);
			} else if (key.length === 17 && util.bufferToLowerCasedHeaderName(key) === "transfer-encoding") this.hasTransferEncoding = true;
			this.trackHeader(buf.length);
			return 0;
		}
		trackHeader(len) {
			this.headersSize += len;
			if (this.headersSize >= this.headersMaxSize) util.destroy(this.socket, new HeadersOverflowError());
		}
		onUpgrade(head) {
			const { upgrade, client, socket, headers, statusCode, statusText } = this;
			assert(upgrade);
			assert(client[kSocket] === socket);
			assert(!socket.destroyed);
			assert(!this.paused);
			assert((headers.length & 1) === 0);
			const request = client[kQueue][client[kRunningIdx]];
			assert(request);
			assert(request.upgrade || request.method === "CONNECT");
			this.statusCode = 0;
			this.statusText = "";
			this.shouldKeepAlive = false;
			this.headers = [];
			this.headersSize = 0;
			socket.unshift(head);
			socket[kParser].destroy();
			socket[kParser] = null;
			socket[kClient] = null;
			socket[kError] = null;
			removeAllListeners(socket);
			client[kSocket] = null;
			client[kHTTPContext] = null;
			client[kQueue][client[kRunningIdx]++] = null;
			client.emit("disconnect", client[kUrl], [client], new InformationalError("upgrade"));
			try {
				request.onRequestUpgrade(statusCode, headers, socket, statusText);
			} catch (err) {
				util.errorRequest(client, request, err);
				util.destroy(socket, err);
			}
			client[kResume]();
		}
		onHeadersComplete(statusCode, upgrade, shouldKeepAlive) {
			const { client, socket, headers, statusText } = this;
			if (socket.destroyed) return -1;
			if (client[kRunning] === 0) {
				util.destroy(socket, new SocketError("bad response", util.getSocketInfo(socket)));
				return -1;
			}
			const request = client[kQueue][client[kRunningIdx]];
			if (!request) return -1;
			assert(!this.upgrade);
			assert(this.statusCode < 200);
			if (statusCode === 100) {
				util.destroy(socket, new SocketError("bad response", util.getSocketInfo(socket)));
				return -1;
			}
			if (upgrade && !request.upgrade) {
				util.destroy(socket, new SocketError("bad upgrade", util.getSocketInfo(socket)));
				return -1;
			}
			assert(this.timeoutType === TIMEOUT_HEADERS);
			this.statusCode = statusCode;
			this.shouldKeepAlive = shouldKeepAlive || request.method === "HEAD" && !socket[kReset] && /(?:^|,)[\t ]*keep-alive[\t ]*(?:,|$)/i.test(this.connection) && !/(?:^|,)[\t ]*close[\t ]*(?:,|$)/i.test(this.connection);
			if (request.method === "HEAD" || statusCode === 204 || statusCode === 304) {
				if (request.method !== "HEAD" && (this.contentLength > 0 || this.hasTransferEncoding)) this.shouldKeepAlive = false;
				this.contentLength = -1;
			}
			if (this.statusCode >= 200) {
				const bodyTimeout = request.bodyTimeout != null ? request.bodyTimeout : client[kBodyTimeout];
				this.setTimeout(bodyTimeout, TIMEOUT_BODY);
			} else if (this.timeout) {
				if (this.timeout.refresh) this.timeout.refresh();
			}
			if (request.method === "CONNECT") {
				assert(client[kRunning] === 1);
				this.upgrade = true;
				return 2;
			}
			if (upgrade) {
				assert(client[kRunning] === 1);
				this.upgrade = true;
				return 2;
			}
			assert((this.headers.length & 1) === 0);
			this.headers = [];
			this.headersSize = 0;
			if (this.shouldKeepAlive && client[kPipelining]) {
				const keepAliveTimeout = this.keepAlive ? util.parseKeepAliveTimeout(this.keepAlive) : null;
				if (keepAliveTimeout != null) {
					const timeout = Math.min(keepAliveTimeout - client[kKeepAliveTimeoutThreshold], client[kKeepAliveMaxTimeout]);
					if (timeout <= 0) socket[kReset] = true;
					else client[kKeepAliveTimeoutValue] = timeout;
				} else client[kKeepAliveTimeoutValue] = client[kKeepAliveDefaultTimeout];
			} else socket[kReset] = true;
			const pause = request.onResponseStart(statusCode, headers, this.resume, statusText) === false;
			if (request.aborted) return -1;
			if (request.method === "HEAD") return 1;
			if (statusCode < 200) return 1;
			if (socket[kBlocking]) {
				socket[kBlocking] = false;
				client[kResume]();
			}
			return pause ? constants.ERROR.PAUSED : 0;
		}
		onBody(buf) {
			const { client, socket, statusCode, maxResponseSize } = this;
			if (socket.destroyed) return -1;
			const request = client[kQueue][client[kRunningIdx]];
			assert(request);
			assert(this.timeoutType === TIMEOUT_BODY);
			if (this.timeout) {
				if (this.timeout.refresh) this.timeout.refresh();
			}
			assert(statusCode >= 200);
			if (maxResponseSize > -1 && this.bytesRead + buf.length > maxResponseSize) {
				util.destroy(socket, new ResponseExceededMaxSizeError());
				return -1;
			}
			this.bytesRead += buf.length;
			if (request.onResponseData(buf) === false) return constants.ERROR.PAUSED;
			return 0;
		}
		onMessageComplete() {
			const { client, socket, statusCode, upgrade, headers, contentLength, bytesRead, shouldKeepAlive } = this;
			if (socket.destroyed && (!statusCode || shouldKeepAlive)) return -1;
			if (upgrade) return 0;
			assert(statusCode >= 100);
			assert((this.headers.length & 1) === 0);
			const request = client[kQueue][client[kRunningIdx]];
			assert(request);
			this.statusCode = 0;
			this.statusText = "";
			this.bytesRead = 0;
			this.contentLength = -1;
			this.hasTransferEncoding = false;
			this.keepAlive = "";
			this.connection = "";
			this.headers = [];
			this.headersSize = 0;
			if (statusCode < 200) return 0;
			if (contentLength !== -1 && bytesRead !== contentLength) {
				util.destroy(socket, new ResponseContentLengthMismatchError());
				return -1;
			}
			request.onResponseEnd(headers);
			client[kQueue][client[kRunningIdx]++] = null;
			socket[kSocketUsed] = client[kPending] === 0;
			if (socket[kWriting]) {
				assert(client[kRunning] === 0);
				util.destroy(socket, new InformationalError("reset"));
				return constants.ERROR.PAUSED;
			} else if (!shouldKeepAlive) {
				util.destroy(socket, new InformationalError("reset"));
				return constants.ERROR.PAUSED;
			} else if (socket[kReset] && client[kRunning] === 0) {
				util.destroy(socket, new InformationalError("reset"));
				return constants.ERROR.PAUSED;
			} else if (client[kPipelining] == null || client[kPipelining] === 1) setImmediate(client[kResume]);
			else client[kResume]();
			return 0;
		}
	};
	function onParserTimeout(parserWeakRef) {
		const parser = parserWeakRef.deref();
		if (!parser) return;
		const { socket, timeoutType, client, paused } = parser;
		if (timeoutType === TIMEOUT_HEADERS) {
			if (!socket[kWriting] || socket.writableNeedDrain || client[kRunning] > 1) {
				assert(!paused, "cannot be paused while waiting for headers");
				util.destroy(socket, new HeadersTimeoutError());
			}
		} else if (timeoutType === TIMEOUT_BODY) {
			if (!paused) util.destroy(socket, new BodyTimeoutError());
		} else if (timeoutType === TIMEOUT_KEEP_ALIVE) {
			assert(client[kRunning] === 0 && client[kKeepAliveTimeoutValue]);
			util.destroy(socket, new InformationalError("socket idle timeout"));
		}
	}
	function connectH1(client, socket) {
		client[kSocket] = socket;
		if (!llhttpInstance) llhttpInstance = lazyllhttp();
		if (socket.errored) throw socket.errored;
		if (socket.destroyed) throw new SocketError("destroyed");
		socket[kNoRef] = false;
		socket[kWriting] = false;
		socket[kReset] = false;
		socket[kBlocking] = false;
		socket[kIdleSocketValidation] = 0;
		socket[kIdleSocketValidationTimeout] = null;
		socket[kSocketUsed] = false;
		socket[kParser] = new Parser(client, socket, llhttpInstance);
		util.addListener(socket, "error", onHttpSocketError);
		util.addListener(socket, "readable", onHttpSocketReadable);
		util.addListener(socket, "end", onHttpSocketEnd);
		util.addListener(socket, "close", onHttpSocketClose);
		socket[kClosed] = false;
		socket.on("close", onSocketClose);
		return {
			version: "h1",
			defaultPipelining: 1,
			write(request) {
				return writeH1(client, request);
			},
			resume() {
				resumeH1(client);
			},
			destroy(err, callback) {
				if (socket[kClosed]) queueMicrotask(callback);
				else {
					socket.on("close", callback);
					socket.destroy(err);
				}
			},
			get destroyed() {
				return socket.destroyed;
			},
			busy(request) {
				if (socket[kWriting] || socket[kReset] || socket[kBlocking] || socket[kIdleSocketValidation] === 1) return true;
				if (request) {
					if (client[kRunning] > 0 && !request.idempotent) return true;
					if (client[kRunning] > 0 && (request.upgrade || request.method === "CONNECT")) return true;
					if (client[kRunning] > 0 && util.bodyLength(request.body) !== 0 && (util.isStream(request.body) || util.isAsyncIterable(request.body) || util.isFormDataLike(request.body))) return true;
				}
				return false;
			}
		};
	}
	function onHttpSocketError(err) {
		const parser = this[kParser];
		if (err.code === "ECONNRESET" && parser.statusCode && !parser.shouldKeepAlive) {
			const parserErr = parser.finish();
			if (parserErr) {
				this[kError] = parserErr;
				this[kClient][kOnError](parserErr);
			}
			return;
		}
		this[kError] = err;
		this[kClient][kOnError](err);
	}
	function onHttpSocketReadable() {
		this[kParser]?.readMore();
	}
	function onHttpSocketEnd() {
		const parser = this[kParser];
		if (parser.statusCode && !parser.shouldKeepAlive) {
			const parserErr = parser.finish();
			if (parserErr) util.destroy(this, parserErr);
			return;
		}
		util.destroy(this, new SocketError("other side closed", util.getSocketInfo(this)));
	}
	function onHttpSocketClose() {
		const parser = this[kParser];
		clearIdleSocketValidation(this);
		if (parser) {
			if (!this[kError] && parser.statusCode && !parser.shouldKeepAlive) this[kError] = parser.finish() || this[kError];
			this[kParser].destroy();
			this[kParser] = null;
		}
		const err = this[kError] || new SocketError("closed", util.getSocketInfo(this));
		const client = this[kClient];
		client[kSocket] = null;
		client[kHTTPContext] = null;
		if (client.destroyed) {
			assert(client[kPending] === 0);
			const requests = client[kQueue].splice(client[kRunningIdx]);
			for (let i = 0; i < requests.length; i++) {
				const request = requests[i];
				util.errorRequest(client, request, err);
			}
		} else if (client[kRunning] > 0 && err.code !== "UND_ERR_INFO") {
			const request = client[kQueue][client[kRunningIdx]];
			client[kQueue][client[kRunningIdx]++] = null;
			util.errorRequest(client, request, err);
		}
		client[kPendingIdx] = client[kRunningIdx];
		assert(client[kRunning] === 0);
		client.emit("disconnect", client[kUrl], [client], err);
		client[kResume]();
	}
	function onSocketClose() {
		this[kClosed] = true;
	}
	function clearIdleSocketValidation(socket) {
		if (socket[kIdleSocketValidationTimeout]) {
			clearImmediate(socket[kIdleSocketValidationTimeout]);
			socket[kIdleSocketValidationTimeout] = null;
		}
		socket[kIdleSocketValidation] = 0;
	}
	function scheduleIdleSocketValidation(client, socket) {
		socket[kIdleSocketValidation] = 1;
		socket[kIdleSocketValidationTimeout] = setImmediate(() => {
			socket[kIdleSocketValidationTimeout] = null;
			socket[kIdleSocketValidation] = 2;
			if (client[kSocket] === socket && !socket.destroyed) client[kResume]();
		});
	}
	function resumeH1(client) {
		const socket = client[kSocket];
		if (socket && !socket.destroyed) {
			if (client[kSize] === 0) {
				if (!socket[kNoRef] && socket.unref) {
					socket.unref();
					socket[kNoRef] = true;
				}
			} else if (socket[kNoRef] && socket.ref) {
				socket.ref();
				socket[kNoRef] = false;
			}
			if (client[kRunning] === 0 && client[kPending] > 0 && socket[kSocketUsed]) {
				if (socket[kIdleSocketValidation] === 0) {
					scheduleIdleSocketValidation(client, socket);
					socket[kParser].readMore();
					if (socket.destroyed) return;
					return;
				}
				if (socket[kIdleSocketValidation] === 1) {
					socket[kParser].readMore();
					if (socket.destroyed) return;
					return;
				}
			}
			if (client[kRunning] === 0) {
				socket[kParser].readMore();
				if (socket.destroyed) return;
			}
			if (client[kSize] === 0) {
				if (socket[kParser].timeoutType !== TIMEOUT_KEEP_ALIVE) socket[kParser].setTimeout(client[kKeepAliveTimeoutValue], TIMEOUT_KEEP_ALIVE);
			} else if (client[kRunning] > 0 && socket[kParser].statusCode < 200) {
				if (socket[kParser].timeoutType !== TIMEOUT_HEADERS) {
					const request = client[kQueue][client[kRunningIdx]];
					const headersTimeout = request.headersTimeout != null ? request.headersTimeout : client[kHeadersTimeout];
					socket[kParser].setTimeout(headersTimeout, TIMEOUT_HEADERS);
				}
			}
		}
	}
	function shouldSendContentLength(method) {
		return method !== "GET" && method !== "HEAD" && method !== "OPTIONS" && method !== "TRACE" && method !== "CONNECT";
	}
	function setTypeOfService(socket, request) {
		if (typeof socket.setTypeOfService !== "function") return;
		const typeOfService = request.typeOfService;
		if (typeOfService === void 0) return;
		if (socket[kTypeOfService] === typeOfService) return;
		try {
			socket.setTypeOfService(typeOfService);
			socket[kTypeOfService] = typeOfService;
		} catch {}
	}
	function writeH1(client, request) {
		const { method, path, host, upgrade, blocking, reset } = request;
		let { body, headers, contentLength } = request;
		const expectsPayload = method === "PUT" || method === "POST" || method === "PATCH" || method === "QUERY" || method === "PROPFIND" || method === "PROPPATCH";
		if (util.isFormDataLike(body)) {
			if (!extractBody) extractBody = require_body().extractBody;
			const [bodyStream, contentType] = extractBody(body);
			if (request.contentType == null) headers.push("content-type", contentType);
			body = bodyStream.stream;
			contentLength = bodyStream.length;
		} else if (util.isBlobLike(body) && request.contentType == null) {
			const contentType = body.type;
			if (contentType) {
				const contentTypeValue = `${contentType}`;
				if (!util.isValidHeaderValue(contentTypeValue)) {
					util.errorRequest(client, request, new InvalidArgumentError("invalid content-type header"));
					return false;
				}
				headers.push("content-type", contentTypeValue);
			}
		}
		if (body && typeof body.read === "function") body.read(0);
		const bodyLength = util.bodyLength(body);
		contentLength = bodyLength ?? contentLength;
		if (contentLength === null) contentLength = request.contentLength;
		if (contentLength === 0 && !expectsPayload) contentLength = null;
		if (shouldSendContentLength(method) && contentLength > 0 && request.contentLength !== null && request.contentLength !== contentLength) {
			if (client[kStrictContentLength]) {
				util.errorRequest(client, request, new RequestContentLengthMismatchError());
				return false;
			}
			process.emitWarning(new RequestContentLengthMismatchError());
		}
		const socket = client[kSocket];
		clearIdleSocketValidation(socket);
		const abort = (err) => {
			if (request.aborted || request.completed) return;
			util.errorRequest(client, request, err || new RequestAbortedError());
			util.destroy(body);
			util.destroy(socket, new InformationalError("aborted"));
		};
		try {
			request.onRequestStart(abort, null);
		} catch (err) {
			util.errorRequest(client, request, err);
		}
		if (request.aborted) return false;
		if (method === "HEAD") socket[kReset] = true;
		if (upgrade || method === "CONNECT") socket[kReset] = true;
		if (reset != null) socket[kReset] = reset;
		if (client[kMaxRequests] && ++socket[kCounter] >= client[kMaxRequests]) socket[kReset] = true;
		if (blocking) socket[kBlocking] = true;
		setTypeOfService(socket, request);
		let header = `${method} ${path} HTTP/1.1\r\n`;
		if (typeof host === "string") header += `host: ${host}\r\n`;
		else header += client[kHostHeader];
		if (upgrade) header += `connection: upgrade\r\nupgrade: ${upgrade}\r\n`;
		else if (client[kPipelining] && !socket[kReset]) header += "connection: keep-alive\r\n";
		else header += "connection: close\r\n";
		if (Array.isArray(headers)) for (let n = 0; n < headers.length; n += 2) {
			const key = headers[n + 0];
			const val = headers[n + 1];
			if (Array.isArray(val)) for (let i = 0; i < val.length; i++) header += `${key}: ${val[i]}\r\n`;
			else header += `${key}: ${val}\r\n`;
		}
		if (channels.sendHeaders.hasSubscribers) channels.sendHeaders.publish({
			request,
			headers: header,
			socket
		});
		if (!body || bodyLength === 0) writeBuffer(abort, null, client, request, socket, contentLength, header, expectsPayload);
		else if (util.isBuffer(body)) writeBuffer(abort, body, client, request, socket, contentLength, header, expectsPayload);
		else if (util.isBlobLike(body)) {
			if (typeof body.stream === "function") writeIterable(abort, body.stream(), client, request, socket, contentLength, header, expectsPayload);
			else writeBlob(abort, body, client, request, socket, contentLength, header, expectsPayload);
		} else if (util.isStream(body)) writeStream(abort, body, client, request, socket, contentLength, header, expectsPayload);
		else if (util.isIterable(body)) writeIterable(abort, body, client, request, socket, contentLength, header, expectsPayload);
		else assert(false);
		return true;
	}
	function writeStream(abort, body, client, request, socket, contentLength, header, expectsPayload) {
		assert(contentLength !== 0 || client[kRunning] === 0, "stream body cannot be pipelined");
		let finished = false;
		const writer = new AsyncWriter({
			abort,
			socket,
			request,
			contentLength,
			client,
			expectsPayload,
			header
		});
		const onData = function(chunk) {
			if (finished) return;
			try {
				if (!writer.write(chunk) && this.pause) this.pause();
			} catch (err) {
				util.destroy(this, err);
			}
		};
		const onDrain = function() {
			if (finished) return;
			if (body.resume) body.resume();
		};
		const onClose = function() {
			queueMicrotask(() => {
				body.removeListener("error", onFinished);
			});
			if (!finished) {
				const err = new RequestAbortedError();
				queueMicrotask(() => onFinished(err));
			}
		};
		const onFinished = function(err) {
			if (finished) return;
			finished = true;
			assert(socket.destroyed || socket[kWriting] && client[kRunning] <= 1);
			socket.off("drain", onDrain).off("error", onFinished);
			body.removeListener("data", onData).removeListener("end", onFinished).removeListener("close", onClose);
			if (!err) try {
				writer.end();
			} catch (er) {
				err = er;
			}
			writer.destroy(err);
			if (err && (err.code !== "UND_ERR_INFO" || err.message !== "reset")) util.destroy(body, err);
			else util.destroy(body);
		};
		body.on("data", onData).on("end", onFinished).on("error", onFinished).on("close", onClose);
		if (body.resume) body.resume();
		socket.on("drain", onDrain).on("error", onFinished);
		if (body.errorEmitted ?? body.errored) setImmediate(onFinished, body.errored);
		else if (body.endEmitted ?? body.readableEnded) setImmediate(onFinished, null);
		if (body.closeEmitted ?? body.closed) setImmediate(onClose);
	}
	function writeBuffer(abort, body, client, request, socket, contentLength, header, expectsPayload) {
		try {
			if (!body) {
				if (contentLength === 0) socket.write(`${header}content-length: 0\r\n\r\n`, "latin1");
				else {
					assert(contentLength === null, "no body must not have content length");
					socket.write(`${header}\r\n`, "latin1");
				}
			} else if (util.isBuffer(body)) {
				assert(contentLength === body.byteLength, "buffer body must have content length");
				socket.cork();
				socket.write(`${header}content-length: ${contentLength}\r\n\r\n`, "latin1");
				socket.write(body);
				socket.uncork();
				request.onBodySent(body);
				if (!expectsPayload && request.reset !== false) socket[kReset] = true;
			}
			request.onRequestSent();
			client[kResume]();
		} catch (err) {
			abort(err);
		}
	}
	async function writeBlob(abort, body, client, request, socket, contentLength, header, expectsPayload) {
		try {
			if (contentLength != null && contentLength !== body.size) throw new RequestContentLengthMismatchError();
			const buffer = Buffer.from(await body.arrayBuffer());
			socket.cork();
			socket.write(`${header}content-length: ${contentLength}\r\n\r\n`, "latin1");
			socket.write(buffer);
			socket.uncork();
			request.onBodySent(buffer);
			request.onRequestSent();
			if (!expectsPayload && request.reset !== false) socket[kReset] = true;
			client[kResume]();
		} catch (err) {
			abort(err);
		}
	}
	async function writeIterable(abort, body, client, request, socket, contentLength, header, expectsPayload) {
		assert(contentLength !== 0 || client[kRunning] === 0, "iterator body cannot be pipelined");
		let callback = null;
		function onDrain() {
			if (callback) {
				const cb = callback;
				callback = null;
				cb();
			}
		}
		const waitForDrain = () => new Promise((resolve, reject) => {
			assert(callback === null);
			if (socket[kError]) reject(socket[kError]);
			else callback = resolve;
		});
		socket.on("close", onDrain).on("drain", onDrain);
		const writer = new AsyncWriter({
			abort,
			socket,
			request,
			contentLength,
			client,
			expectsPayload,
			header
		});
		try {
			for await (const chunk of body) {
				if (socket[kError]) throw socket[kError];
				if (!writer.write(chunk)) await waitForDrain();
			}
			writer.end();
		} catch (err) {
			writer.destroy(err);
		} finally {
			socket.off("close", onDrain).off("drain", onDrain);
		}
	}
	var AsyncWriter = class {
		constructor({ abort, socket, request, contentLength, client, expectsPayload, header }) {
			this.socket = socket;
			this.request = request;
			this.contentLength = contentLength;
			this.client = client;
			this.bytesWritten = 0;
			this.expectsPayload = expectsPayload;
			this.header = header;
			this.abort = abort;
			this.lengthMismatch = false;
			socket[kWriting] = true;
		}
		onLengthMismatch() {
			this.socket[kReset] = true;
			if (!this.lengthMismatch) {
				this.lengthMismatch = true;
				process.emitWarning(new RequestContentLengthMismatchError());
			}
		}
		write(chunk) {
			const { socket, request, contentLength, client, bytesWritten, expectsPayload, header } = this;
			if (socket[kError]) throw socket[kError];
			if (socket.destroyed) return false;
			let len = chunk instanceof Uint8Array ? chunk.byteLength : Buffer.byteLength(chunk);
			if (!len) return true;
			if (contentLength !== null && bytesWritten + len > contentLength) {
				if (client[kStrictContentLength]) throw new RequestContentLengthMismatchError();
				this.onLengthMismatch();
				const remaining = contentLength - bytesWritten;
				if (remaining === 0) return true;
				chunk = (typeof chunk === "string" ? Buffer.from(chunk) : chunk).subarray(0, remaining);
				len = remaining;
			}
			socket.cork();
			if (bytesWritten === 0) {
				if (!expectsPayload && request.reset !== false) socket[kReset] = true;
				if (contentLength === null) socket.write(`${header}transfer-encoding: chunked\r\n`, "latin1");
				else socket.write(`${header}content-length: ${contentLength}\r\n\r\n`, "latin1");
			}
			if (contentLength === null) socket.write(`\r\n${len.toString(16)}\r\n`, "latin1");
			this.bytesWritten += len;
			const ret = socket.write(chunk);
			socket.uncork();
			request.onBodySent(chunk);
			if (!ret) {
				if (socket[kParser].timeout && socket[kParser].timeoutType === TIMEOUT_HEADERS) {
					if (socket[kParser].timeout.refresh) socket[kParser].timeout.refresh();
				}
			}
			return ret;
		}
		end() {
			const { socket, contentLength, client, bytesWritten, expectsPayload, header, request } = this;
			request.onRequestSent();
			socket[kWriting] = false;
			if (socket[kError]) throw socket[kError];
			if (socket.destroyed) return;
			if (bytesWritten === 0) {
				if (expectsPayload) socket.write(`${header}content-length: 0\r\n\r\n`, "latin1");
				else socket.write(`${header}\r\n`, "latin1");
			} else if (contentLength === null) socket.write("\r\n0\r\n\r\n", "latin1");
			if (contentLength !== null && bytesWritten !== contentLength) {
				if (client[kStrictContentLength]) throw new RequestContentLengthMismatchError();
				this.onLengthMismatch();
			}
			if (socket[kParser].timeout && socket[kParser].timeoutType === TIMEOUT_HEADERS) {
				if (socket[kParser].timeout.refresh) socket[kParser].timeout.refresh();
			}
			client[kResume]();
		}
		destroy(err) {
			const { socket, client, abort } = this;
			socket[kWriting] = false;
			if (err) {
				assert(client[kRunning] <= 1, "pipeline should only contain this request");
				abort(err);
			}
		}
	};
	module.exports = connectH1;
}));
// \0builtin:node:http2
var require__builtin_node_http2 = __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:http2");
}));
// node_modules/undici/lib/dispatcher/client-h2.js
var require_client_h2$1 = __commonJSMin(((exports, module) => {
	const assert = require__undici_node_assert();
	const { pipeline } = require__builtin_node_stream();
	const util = require_util();
	const { RequestContentLengthMismatchError, ResponseContentLengthMismatchError, RequestAbortedError, SocketError, InformationalError, InvalidArgumentError, HeadersTimeoutError, BodyTimeoutError, ResponseExceededMaxSizeError } = require_errors();
	const { kUrl, kReset, kClient, kRunning, kPending, kQueue, kPendingIdx, kRunningIdx, kError, kSocket, kStrictContentLength, kOnError, kMaxConcurrentStreams, kHTTP2Session, kHostAuthority, kResume, kSize, kHTTPContext, kClosed, kKeepAliveDefaultTimeout, kHeadersTimeout, kBodyTimeout, kEnableConnectProtocol, kRemoteSettings, kHTTP2Stream, kHTTP2SessionState, kHTTP2Options, kMaxResponseSize } = require_symbols();
	const { channels } = require_diagnostics();
	const kOpenStreams = Symbol("open streams");
	const kRequestStream = Symbol("request stream");
	const kRequestStreamCleanup = Symbol("request stream cleanup");
	const kRequestStreamState = Symbol("request stream state");
	const kReceivedGoAway = Symbol("received goaway");
	const kGoAwayReplayAttempts = Symbol("goaway replay attempts");
	const kRefusedStreamRetry = Symbol("refused stream retry");
	const MAX_GOAWAY_REPLAY_ATTEMPTS = 1;
	const HTTP2_FRAME_TYPE_HEADERS = 1;
	const MIN_PROBE_TIMEOUT = 1e3;
	let extractBody;
	let http2;
	try {
		http2 = require__builtin_node_http2();
	} catch {
		http2 = { constants: {} };
	}
	const { constants: { HTTP2_HEADER_AUTHORITY, HTTP2_HEADER_METHOD, HTTP2_HEADER_PATH, HTTP2_HEADER_SCHEME, HTTP2_HEADER_CONTENT_LENGTH, HTTP2_HEADER_EXPECT, HTTP2_HEADER_STATUS, HTTP2_HEADER_PROTOCOL, NGHTTP2_NO_ERROR, NGHTTP2_REFUSED_STREAM } } = http2;
	function getGoAwayError(session, errorCode) {
		return session[kError] || (errorCode === NGHTTP2_NO_ERROR ? new InformationalError(`HTTP/2: "GOAWAY" frame received with code ${errorCode}`) : new SocketError(`HTTP/2: "GOAWAY" frame received with code ${errorCode}`, util.getSocketInfo(session[kSocket])));
	}
	function resetHttp2Session(session, err) {
		const client = session[kClient];
		const socket = session[kSocket];
		if (client[kHTTP2Session] === session) {
			client[kSocket] = null;
			client[kHTTPContext] = null;
			client[kHTTP2Session] = null;
		}
		if (socket != null && socket[kError] == null) socket[kError] = err;
		if (!session.closed && !session.destroyed) try {
			session.destroy(err);
		} catch {}
		util.destroy(socket, err);
	}
	function getGoAwayPendingIdx(client, lastStreamID) {
		const maxAcceptedStreamID = Number.isInteger(lastStreamID) ? lastStreamID : Number.MAX_SAFE_INTEGER;
		for (let i = client[kRunningIdx]; i < client[kPendingIdx]; i++) {
			const request = client[kQueue][i];
			if (request == null) continue;
			const streamId = request[kRequestStream]?.id;
			if (typeof streamId !== "number" || streamId > maxAcceptedStreamID) return i;
		}
		return client[kPendingIdx];
	}
	function detachRequestFromStream(request) {
		request[kRequestStream] = null;
		request[kRequestStreamCleanup] = null;
	}
	function bindRequestToStream(request, stream, cleanup) {
		const previousCleanup = request[kRequestStreamCleanup];
		const previousStream = request[kRequestStream];
		detachRequestFromStream(request);
		previousCleanup?.(previousStream);
		request[kRequestStream] = stream;
		request[kRequestStreamCleanup] = cleanup;
	}
	function clearRequestStream(request) {
		const cleanup = request[kRequestStreamCleanup];
		const stream = request[kRequestStream];
		detachRequestFromStream(request);
		cleanup?.(stream);
	}
	function requeueUnsentRequest(client, request) {
		client[kQueue].splice(client[kPendingIdx] + 1, 0, request);
	}
	function completeRequest(client, request, resetPendingIdx = false) {
		const queue = client[kQueue];
		const runningIdx = client[kRunningIdx];
		if (runningIdx < client[kPendingIdx] && queue[runningIdx] === request) {
			queue[runningIdx] = null;
			client[kRunningIdx] = runningIdx + 1;
			return;
		}
		const index = queue.indexOf(request, runningIdx);
		if (index === -1 || index >= client[kPendingIdx]) return;
		queue.splice(index, 1);
		client[kPendingIdx]--;
		if (resetPendingIdx && client[kPendingIdx] < client[kRunningIdx]) client[kPendingIdx] = client[kRunningIdx];
	}
	function canReplayRequest(request) {
		const { body } = request;
		return body == null || util.isBuffer(body) || util.isBlobLike(body);
	}
	function hasResponseStarted(request) {
		return (request[kRequestStream]?.[kRequestStreamState])?.responseReceived === true;
	}
	function registerGoAwayRefusal(request) {
		const attempts = (request[kGoAwayReplayAttempts] ?? 0) + 1;
		request[kGoAwayReplayAttempts] = attempts;
		return attempts <= MAX_GOAWAY_REPLAY_ATTEMPTS;
	}
	function closeStream(stream, code = NGHTTP2_REFUSED_STREAM) {
		if (stream != null && !stream.destroyed && !stream.closed) try {
			stream.close(code);
		} catch {}
	}
	function detachRequestStreamForClose(request) {
		const stream = request[kRequestStream];
		clearRequestStream(request);
		severRequestStream(stream);
		return stream;
	}
	function severRequestStream(stream) {
		if (stream == null || stream[kRequestStreamState] == null) return;
		stream[kRequestStreamState] = null;
		stream.off("close", completeRequestStream);
		stream.off("close", onUpgradeStreamClose);
		if (stream[kHTTP2Session] != null) closeStreamSession(stream);
		if (!stream.destroyed && !stream.closed) {
			stream.off("error", noop);
			stream.on("error", noop);
		}
	}
	function connectH2(client, socket) {
		client[kSocket] = socket;
		const http2InitialWindowSize = client[kHTTP2Options].sessionOptions?.initialWindowSize;
		const http2ConnectionWindowSize = client[kHTTP2Options].connectionWindowSize;
		const session = http2.connect(client[kUrl], {
			createConnection: () => socket,
			peerMaxConcurrentStreams: client[kHTTP2Options].maxConcurrentStreams,
			settings: {
				enablePush: false,
				...http2InitialWindowSize != null ? { initialWindowSize: http2InitialWindowSize } : null
			}
		});
		client[kSocket] = socket;
		session[kOpenStreams] = 0;
		session[kClient] = client;
		session[kSocket] = socket;
		session[kHTTP2SessionState] = {
			idleTimeout: null,
			noStreamsTimeout: null,
			probeTimeout: null,
			refed: true,
			ping: { interval: client[kHTTP2Options].pingInterval === 0 ? null : setInterval(onHttp2SendPing, client[kHTTP2Options].pingInterval, session).unref() }
		};
		session[kReceivedGoAway] = false;
		session[kEnableConnectProtocol] = false;
		session[kRemoteSettings] = false;
		if (http2ConnectionWindowSize) util.addListener(session, "connect", applyConnectionWindowSize.bind(session, http2ConnectionWindowSize));
		util.addListener(session, "error", onHttp2SessionError);
		util.addListener(session, "frameError", onHttp2FrameError);
		util.addListener(session, "goaway", onHttp2SessionGoAway);
		util.addListener(session, "close", onHttp2SessionClose);
		util.addListener(session, "remoteSettings", onHttp2RemoteSettings);
		unrefH2Session(session);
		client[kHTTP2Session] = session;
		socket[kHTTP2Session] = session;
		util.addListener(socket, "error", onHttp2SocketError);
		util.addListener(socket, "end", onHttp2SocketEnd);
		util.addListener(socket, "close", onHttp2SocketClose);
		socket[kClosed] = false;
		socket.on("close", onSocketClose);
		return {
			version: "h2",
			defaultPipelining: Infinity,
			write(request) {
				return writeH2(client, request);
			},
			resume() {
				resumeH2(client);
			},
			destroy(err, callback) {
				if (socket[kClosed]) queueMicrotask(callback);
				else socket.destroy(err).on("close", callback);
			},
			get destroyed() {
				return socket.destroyed;
			},
			busy(request) {
				if (session[kRemoteSettings] === false && client[kRunning] > 0) return true;
				if (session[kHTTP2SessionState].probeTimeout != null) return true;
				if (client[kRunning] >= client[kMaxConcurrentStreams]) return true;
				if (request != null) {
					if (client[kRunning] > 0) {
						if ((request.upgrade === "websocket" || request.method === "CONNECT") && session[kRemoteSettings] === false) return true;
					} else return (request.upgrade === "websocket" || request.method === "CONNECT") && session[kRemoteSettings] === false;
				}
				return false;
			}
		};
	}
	function refH2Session(session) {
		const state = session[kHTTP2SessionState];
		if (state.refed === false) {
			state.refed = true;
			session.ref();
		}
	}
	function unrefH2Session(session) {
		const state = session[kHTTP2SessionState];
		if (state.refed === true) {
			state.refed = false;
			session.unref();
		}
	}
	function resumeH2(client) {
		const socket = client[kSocket];
		const session = client[kHTTP2Session];
		if (socket?.destroyed === false) {
			if (session[kOpenStreams] === 0 && client[kSize] === 0) unrefH2Session(session);
			else refH2Session(session);
			if (client[kSize] === 0 && session[kOpenStreams] === 0) setHttp2IdleTimeout(session);
			else clearHttp2IdleTimeout(session);
			if (client[kMaxConcurrentStreams] === 0 && client[kRunning] === 0 && client[kPending] > 0) setNoStreamsTimeout(session);
			else clearNoStreamsTimeout(session);
		}
	}
	function clearNoStreamsTimeout(session) {
		const state = session[kHTTP2SessionState];
		if (state?.noStreamsTimeout != null) {
			clearTimeout(state.noStreamsTimeout);
			state.noStreamsTimeout = null;
		}
	}
	function setNoStreamsTimeout(session) {
		const client = session[kClient];
		const state = session[kHTTP2SessionState];
		const timeout = client[kHeadersTimeout];
		if (!timeout || state.noStreamsTimeout != null) return;
		state.noStreamsTimeout = setTimeout(onNoStreamsTimeout, timeout, session).unref();
	}
	function onNoStreamsTimeout(session) {
		const client = session[kClient];
		const state = session[kHTTP2SessionState];
		state.noStreamsTimeout = null;
		if (client[kHTTP2Session] !== session || client[kMaxConcurrentStreams] !== 0 || client[kRunning] !== 0 || client[kPending] === 0) return;
		const err = new HeadersTimeoutError(`HTTP/2: server did not accept a new stream within ${client[kHeadersTimeout]}`);
		const requests = client[kQueue].splice(client[kPendingIdx]);
		for (let i = 0; i < requests.length; i++) if (requests[i] != null) util.errorRequest(client, requests[i], err);
		session[kError] = err;
		resetHttp2Session(session, err);
	}
	function probeHttp2Session(session, timeout) {
		const state = session[kHTTP2SessionState];
		if (state.probeTimeout != null || session.closed || session.destroyed) return;
		try {
			session.ping(onHttp2ProbeAck.bind(session));
		} catch {
			return;
		}
		state.probeTimeout = setTimeout(onHttp2ProbeTimeout, Math.max(timeout, MIN_PROBE_TIMEOUT), session).unref();
	}
	function clearHttp2ProbeTimeout(session) {
		const state = session[kHTTP2SessionState];
		if (state?.probeTimeout != null) {
			clearTimeout(state.probeTimeout);
			state.probeTimeout = null;
		}
	}
	function onHttp2ProbeAck() {
		if (this[kHTTP2SessionState].probeTimeout == null) return;
		clearHttp2ProbeTimeout(this);
		this[kClient][kResume]();
	}
	function onHttp2ProbeTimeout(session) {
		session[kHTTP2SessionState].probeTimeout = null;
		if (session.closed || session.destroyed) return;
		const err = new SocketError("HTTP/2: connection unresponsive", util.getSocketInfo(session[kSocket]));
		session[kError] = err;
		resetHttp2Session(session, err);
	}
	function clearHttp2IdleTimeout(session) {
		const state = session[kHTTP2SessionState];
		if (state?.idleTimeout != null) {
			clearTimeout(state.idleTimeout);
			state.idleTimeout = null;
		}
	}
	function setHttp2IdleTimeout(session) {
		const client = session[kClient];
		if (client[kHTTP2Session] !== session || session.closed || session.destroyed) return;
		if (session[kOpenStreams] !== 0 || client[kSize] !== 0) {
			clearHttp2IdleTimeout(session);
			return;
		}
		const state = session[kHTTP2SessionState];
		if (state.idleTimeout == null) state.idleTimeout = setTimeout(onHttp2SessionIdleTimeout, client[kKeepAliveDefaultTimeout], session).unref();
	}
	function onHttp2SessionIdleTimeout(session) {
		const client = session[kClient];
		const socket = session[kSocket];
		const state = session[kHTTP2SessionState];
		state.idleTimeout = null;
		if (client[kHTTP2Session] !== session || session[kOpenStreams] !== 0 || client[kSize] !== 0 || session.closed || session.destroyed) return;
		const err = new InformationalError("socket idle timeout");
		socket[kError] = err;
		util.destroy(socket, err);
	}
	function applyConnectionWindowSize(connectionWindowSize) {
		try {
			if (typeof this.setLocalWindowSize === "function") this.setLocalWindowSize(connectionWindowSize);
		} catch {}
	}
	function onHttp2RemoteSettings(settings) {
		const client = this[kClient];
		const localMaxConcurrentStreams = client[kHTTP2Options].maxConcurrentStreams;
		const remoteMaxConcurrentStreams = settings.maxConcurrentStreams ?? client[kMaxConcurrentStreams] ?? localMaxConcurrentStreams;
		client[kMaxConcurrentStreams] = Math.min(remoteMaxConcurrentStreams, localMaxConcurrentStreams);
		if (this[kRemoteSettings] === true && this[kEnableConnectProtocol] === true && settings.enableConnectProtocol === false) {
			const err = new InformationalError("HTTP/2: Server disabled extended CONNECT protocol against RFC-8441");
			this[kSocket][kError] = err;
			this[kClient][kOnError](err);
			return;
		}
		this[kEnableConnectProtocol] = settings.enableConnectProtocol ?? this[kEnableConnectProtocol];
		this[kRemoteSettings] = true;
		this[kClient][kResume]();
	}
	function onHttp2SendPing(session) {
		const state = session[kHTTP2SessionState];
		if ((session.closed || session.destroyed) && state.ping.interval != null) {
			clearInterval(state.ping.interval);
			state.ping.interval = null;
			return;
		}
		session.ping(onPing.bind(session));
		function onPing(err, duration) {
			const client = this[kClient];
			const socket = this[kSocket];
			if (err != null) {
				const error = new InformationalError(`HTTP/2: "PING" errored - type ${err.message}`);
				socket[kError] = error;
				client[kOnError](error);
			} else client.emit("ping", duration);
		}
	}
	function onHttp2SessionError(err) {
		this[kSocket][kError] = err;
		if (this[kReceivedGoAway]) return;
		this[kClient][kOnError](err);
	}
	function onHttp2FrameError(type, code, id) {
		if (id === 0) {
			if (this[kReceivedGoAway]) return;
			const err = new InformationalError(`HTTP/2: "frameError" received - type ${type}, code ${code}`);
			this[kSocket][kError] = err;
			this[kClient][kOnError](err);
		}
	}
	function onHttp2SessionGoAway(errorCode, lastStreamID) {
		if (this[kReceivedGoAway]) return;
		this[kReceivedGoAway] = true;
		const err = getGoAwayError(this, errorCode);
		const client = this[kClient];
		const previousPendingIdx = client[kPendingIdx];
		const pendingIdx = getGoAwayPendingIdx(client, lastStreamID);
		const retriableRequests = [];
		const streamsToClose = [];
		for (let i = pendingIdx; i < previousPendingIdx; i++) {
			const request = client[kQueue][i];
			if (request != null) {
				const responseStarted = hasResponseStarted(request);
				streamsToClose.push(detachRequestStreamForClose(request));
				if (!responseStarted && canReplayRequest(request) && registerGoAwayRefusal(request)) retriableRequests.push(request);
				else util.errorRequest(client, request, err);
			}
		}
		if (pendingIdx !== previousPendingIdx) {
			const remainingPendingRequests = client[kQueue].slice(previousPendingIdx);
			client[kQueue].length = pendingIdx;
			client[kQueue].push(...retriableRequests, ...remainingPendingRequests);
		}
		client[kPendingIdx] = pendingIdx;
		if (client[kHTTP2Session] === this) {
			client[kSocket] = null;
			client[kHTTPContext] = null;
			client[kHTTP2Session] = null;
		}
		if (this[kOpenStreams] === 0) unrefH2Session(this);
		clearHttp2IdleTimeout(this);
		clearNoStreamsTimeout(this);
		clearHttp2ProbeTimeout(this);
		for (let i = 0; i < streamsToClose.length; i++) closeStream(streamsToClose[i]);
		if (!this.closed && !this.destroyed) this.close();
		client.emit("disconnect", client[kUrl], [client], err);
		client[kResume]();
	}
	function onHttp2SessionClose() {
		const { [kClient]: client, [kHTTP2SessionState]: state, [kSocket]: socket } = this;
		const err = socket[kError] || this[kError] || new SocketError("closed", util.getSocketInfo(socket));
		if (client[kHTTP2Session] === this) {
			client[kSocket] = null;
			client[kHTTPContext] = null;
			client[kHTTP2Session] = null;
		}
		clearHttp2IdleTimeout(this);
		clearNoStreamsTimeout(this);
		clearHttp2ProbeTimeout(this);
		if (state.ping.interval != null) {
			clearInterval(state.ping.interval);
			state.ping.interval = null;
		}
		if (client.destroyed) {
			assert(client[kPending] === 0);
			const requests = client[kQueue].splice(client[kRunningIdx]);
			for (let i = 0; i < requests.length; i++) {
				const request = requests[i];
				if (request != null) util.errorRequest(client, request, err);
			}
		}
	}
	function onHttp2SocketClose() {
		const err = this[kError] || new SocketError("closed", util.getSocketInfo(this));
		const session = this[kHTTP2Session];
		const client = session[kClient];
		if (client[kSocket] !== this) {
			if (session[kReceivedGoAway] || client[kHTTP2Session] != null && client[kHTTP2Session] !== session) return;
		}
		client[kSocket] = null;
		client[kHTTPContext] = null;
		if (client[kHTTP2Session] === session) client[kHTTP2Session] = null;
		session.destroy(err);
		client[kPendingIdx] = client[kRunningIdx];
		assert(client[kRunning] === 0);
		client.emit("disconnect", client[kUrl], [client], err);
		client[kResume]();
	}
	function onHttp2SocketError(err) {
		this[kError] = err;
		if (this[kHTTP2Session]?.[kReceivedGoAway]) return;
		this[kHTTP2Session]?.[kClient]?.[kOnError](err);
	}
	function onHttp2SocketEnd() {
		util.destroy(this, new SocketError("other side closed", util.getSocketInfo(this)));
	}
	function onSocketClose() {
		this[kClosed] = true;
	}
	function noop() {}
	function closeStreamSession(stream) {
		const session = stream[kHTTP2Session];
		const client = session[kClient];
		stream[kHTTP2Session] = null;
		session[kOpenStreams] -= 1;
		if (session[kOpenStreams] === 0 && (client[kSize] === 0 || session[kReceivedGoAway])) {
			unrefH2Session(session);
			setHttp2IdleTimeout(session);
		}
	}
	function onUpgradeStreamClose() {
		const state = this[kRequestStreamState];
		this[kRequestStreamState] = null;
		failUpgradeStream(state, new InformationalError("HTTP/2: stream closed before response headers"));
		closeStreamSession(this);
	}
	function completeRequestStream() {
		const state = this[kRequestStreamState];
		if (state == null) return;
		releaseRequestStream(this);
		if (state.pendingEnd && !state.request.aborted && !state.request.completed) state.request.onResponseEnd(state.trailers || {});
		else if (!state.request.aborted && !state.request.completed) util.errorRequest(state.client, state.request, new InformationalError("HTTP/2: stream closed before the response was complete"));
		finalizeRequest(state);
		closeStreamSession(this);
		this[kRequestStreamState] = null;
	}
	function shouldSendContentLength(method) {
		return method !== "GET" && method !== "HEAD" && method !== "OPTIONS" && method !== "TRACE" && method !== "CONNECT";
	}
	function buildRequestHeaders(reqHeaders) {
		const headers = {};
		for (let n = 0; n < reqHeaders.length; n += 2) {
			const key = reqHeaders[n + 0];
			const val = reqHeaders[n + 1];
			const current = Object.hasOwn(headers, key) ? headers[key] : void 0;
			if (key === "cookie") {
				if (current != null) util.setHeader(headers, key, Array.isArray(current) ? (current.push(val), current) : [current, val]);
				else util.setHeader(headers, key, val);
				continue;
			}
			if (typeof val === "string") {
				util.setHeader(headers, key, current ? `${current}, ${val}` : val);
				continue;
			}
			for (let i = 0; i < val.length; i++) util.setHeader(headers, key, Object.hasOwn(headers, key) ? `${headers[key]}, ${val[i]}` : val[i]);
		}
		return headers;
	}
	function removeUpgradeStreamListeners(stream) {
		stream.off("response", onUpgradeResponse);
		stream.off("error", onUpgradeStreamError);
		stream.off("end", onUpgradeStreamEnd);
		stream.off("timeout", onUpgradeStreamTimeout);
		stream.off("error", noop);
	}
	function releaseUpgradeStream(stream) {
		if (stream == null) return;
		const state = stream[kRequestStreamState];
		if (state == null) return;
		const { request } = state;
		if (request[kRequestStream] === stream) detachRequestFromStream(request);
		removeUpgradeStreamListeners(stream);
		if (!stream.destroyed && !stream.closed) stream.on("error", noop);
	}
	function failUpgradeStream(state, err) {
		if (state == null) return;
		const { request } = state;
		if (state.responseReceived || request.aborted || request.completed) return;
		releaseUpgradeStream(state.stream);
		state.abort(err, true);
	}
	function onUpgradeStreamError() {
		const state = this[kRequestStreamState];
		if (typeof this.rstCode === "number" && this.rstCode !== 0) failUpgradeStream(state, new InformationalError(`HTTP/2: "stream error" received - code ${this.rstCode}`));
		else failUpgradeStream(state, new InformationalError("HTTP/2: stream errored before response headers"));
	}
	function onUpgradeStreamEnd() {
		failUpgradeStream(this[kRequestStreamState], new InformationalError("HTTP/2: stream half-closed (remote)"));
	}
	function onUpgradeStreamTimeout() {
		const state = this[kRequestStreamState];
		failUpgradeStream(state, new InformationalError(`HTTP/2: "stream timeout after ${state.headersTimeout}"`));
	}
	function onUpgradeResponse(headers, _flags) {
		const stream = this;
		const state = stream[kRequestStreamState];
		const { request } = state;
		state.responseReceived = true;
		const statusCode = headers[HTTP2_HEADER_STATUS];
		delete headers[HTTP2_HEADER_STATUS];
		try {
			request.onRequestUpgrade(statusCode, headers, stream);
		} catch (err) {
			state.abort(err);
			return;
		}
		if (request.aborted) return;
		removeUpgradeStreamListeners(stream);
		detachRequestFromStream(request);
		finalizeRequest(state);
	}
	function setupUpgradeStream(stream, state) {
		const { request, headersTimeout, session } = state;
		stream[kHTTP2Stream] = true;
		stream[kHTTP2Session] = session;
		stream[kRequestStreamState] = state;
		state.stream = stream;
		bindRequestToStream(request, stream, releaseUpgradeStream);
		stream.once("response", onUpgradeResponse);
		stream.on("error", onUpgradeStreamError);
		stream.once("end", onUpgradeStreamEnd);
		stream.on("timeout", onUpgradeStreamTimeout);
		stream.once("close", onUpgradeStreamClose);
		clearHttp2IdleTimeout(session);
		++session[kOpenStreams];
		stream.setTimeout(headersTimeout);
	}
	function finalizeRequest(state, resetPendingIdx = false) {
		if (state.requestFinalized) return;
		state.requestFinalized = true;
		completeRequest(state.client, state.request, resetPendingIdx);
		state.client[kResume]();
	}
	function openStream(client, request, session, abort, headers, options) {
		try {
			return session.request(headers, options);
		} catch (err) {
			if (err?.code === "ERR_HTTP2_INVALID_SESSION" || err?.code === "ERR_HTTP2_GOAWAY_SESSION") {
				const wrappedErr = new SocketError(err.message, util.getSocketInfo(session[kSocket]));
				wrappedErr.cause = err;
				session[kError] = wrappedErr;
				resetHttp2Session(session, wrappedErr);
				requeueUnsentRequest(client, request);
				return null;
			}
			const wrappedErr = new InformationalError(err.message, { cause: err });
			session[kError] = wrappedErr;
			session[kSocket][kError] = wrappedErr;
			session.destroy(wrappedErr);
			util.destroy(session[kSocket], wrappedErr);
			abort(wrappedErr);
			return null;
		}
	}
	function writeH2(client, request) {
		const headersTimeout = request.headersTimeout ?? client[kHeadersTimeout];
		const bodyTimeout = request.bodyTimeout ?? client[kBodyTimeout];
		const session = client[kHTTP2Session];
		const { method, path, host, upgrade, expectContinue, signal, protocol, headers: reqHeaders } = request;
		if (upgrade != null && upgrade !== "websocket") {
			util.errorRequest(client, request, new InvalidArgumentError(`Custom upgrade "${upgrade}" not supported over HTTP/2`));
			return false;
		}
		const headers = buildRequestHeaders(reqHeaders);
		headers[HTTP2_HEADER_AUTHORITY] = host || client[kHostAuthority];
		headers[HTTP2_HEADER_METHOD] = method;
		const state = {
			abort: null,
			body: request.body,
			bytesRead: 0,
			client,
			contentLength: null,
			expectsPayload: false,
			maxResponseSize: client[kMaxResponseSize],
			request,
			headersTimeout,
			bodyTimeout,
			requestFinalized: false,
			responseContentLength: null,
			responseReceived: false,
			bodySent: false,
			pendingEnd: false,
			trailers: null,
			session,
			stream: null
		};
		const abort = (err, resetPendingIdx = false) => {
			if (request.aborted || request.completed) return;
			err = err || new RequestAbortedError();
			util.errorRequest(client, request, err);
			if (state.stream != null) {
				clearRequestStream(request);
				const stream = state.stream;
				stream.close();
				if (!stream.destroyed) util.destroy(stream);
				client[kOnError](err);
				finalizeRequest(state, resetPendingIdx);
			}
			util.destroy(state.body, err);
		};
		state.abort = abort;
		let stream = null;
		try {
			request.onRequestStart(abort, null);
		} catch (err) {
			util.errorRequest(client, request, err);
		}
		if (request.aborted) return false;
		if (upgrade || method === "CONNECT") {
			refH2Session(session);
			if (upgrade === "websocket") {
				if (session[kEnableConnectProtocol] === false) {
					util.errorRequest(client, request, new InformationalError("HTTP/2: Extended CONNECT protocol not supported by server"));
					unrefH2Session(session);
					return false;
				}
				headers[HTTP2_HEADER_METHOD] = "CONNECT";
				headers[HTTP2_HEADER_PROTOCOL] = "websocket";
				headers[HTTP2_HEADER_PATH] = path;
				if (protocol === "ws:" || protocol === "wss:") headers[HTTP2_HEADER_SCHEME] = protocol === "ws:" ? "http" : "https";
				else headers[HTTP2_HEADER_SCHEME] = protocol === "http:" ? "http" : "https";
				stream = openStream(client, request, session, abort, headers, {
					endStream: false,
					signal
				});
				if (stream == null) {
					unrefH2Session(session);
					return false;
				}
				setupUpgradeStream(stream, state);
				return true;
			}
			stream = openStream(client, request, session, abort, headers, {
				endStream: false,
				signal
			});
			if (stream == null) {
				unrefH2Session(session);
				return false;
			}
			setupUpgradeStream(stream, state);
			return true;
		}
		headers[HTTP2_HEADER_PATH] = path;
		headers[HTTP2_HEADER_SCHEME] = protocol === "http:" ? "http" : "https";
		const expectsPayload = method === "PUT" || method === "POST" || method === "PATCH" || method === "QUERY" || method === "PROPFIND" || method === "PROPPATCH";
		let body = state.body;
		if (body && typeof body.read === "function") body.read(0);
		let contentLength = util.bodyLength(body);
		if (util.isFormDataLike(body)) {
			extractBody ??= require_body().extractBody;
			const [bodyStream, contentType] = extractBody(body);
			headers["content-type"] = contentType;
			body = bodyStream.stream;
			contentLength = bodyStream.length;
		}
		if (contentLength == null) contentLength = request.contentLength;
		if (contentLength === 0 && !expectsPayload) contentLength = null;
		if (shouldSendContentLength(method) && contentLength > 0 && request.contentLength != null && request.contentLength !== contentLength) {
			if (client[kStrictContentLength]) {
				util.errorRequest(client, request, new RequestContentLengthMismatchError());
				return false;
			}
			process.emitWarning(new RequestContentLengthMismatchError());
		}
		if (contentLength != null) {
			assert(body || contentLength === 0, "no body must not have content length");
			headers[HTTP2_HEADER_CONTENT_LENGTH] = `${contentLength}`;
		}
		refH2Session(session);
		if (channels.sendHeaders.hasSubscribers) {
			let header = "";
			for (const key in headers) header += `${key}: ${headers[key]}\r\n`;
			channels.sendHeaders.publish({
				request,
				headers: header,
				socket: session[kSocket]
			});
		}
		const shouldEndStream = body === null || contentLength === 0;
		state.body = body;
		state.contentLength = contentLength;
		state.expectsPayload = expectsPayload;
		if (expectContinue) headers[HTTP2_HEADER_EXPECT] = "100-continue";
		stream = openStream(client, request, session, abort, headers, {
			endStream: shouldEndStream,
			signal
		});
		if (stream == null) return false;
		stream[kHTTP2Stream] = true;
		stream[kRequestStreamState] = state;
		state.stream = stream;
		clearHttp2IdleTimeout(session);
		++session[kOpenStreams];
		if (headersTimeout) stream.setTimeout(headersTimeout);
		stream[kHTTP2Session] = session;
		stream.on("close", completeRequestStream);
		bindRequestToStream(request, stream, releaseRequestStream);
		if (expectContinue) stream.once("continue", writeBodyH2);
		stream.on("response", onResponse);
		stream.on("headers", onInterimResponse);
		stream.on("end", onEnd);
		stream.on("error", onError);
		stream.on("frameError", onFrameError);
		stream.on("aborted", onAborted);
		if (headersTimeout || bodyTimeout) stream.on("timeout", onTimeout);
		stream.on("trailers", onTrailers);
		if (!expectContinue) writeBodyH2.call(stream);
		return true;
	}
	function removeRequestStreamListeners(stream) {
		stream.off("error", noop);
		stream.off("continue", writeBodyH2);
		stream.off("response", onResponse);
		stream.off("headers", onInterimResponse);
		stream.off("end", onEnd);
		stream.off("error", onError);
		stream.off("frameError", onFrameError);
		stream.off("aborted", onAborted);
		stream.off("timeout", onTimeout);
		stream.off("trailers", onTrailers);
		stream.off("data", onData);
	}
	function releaseRequestStream(stream) {
		if (stream == null) return;
		const state = stream[kRequestStreamState];
		if (state == null) return;
		const { request } = state;
		if (request[kRequestStream] === stream) detachRequestFromStream(request);
		if (!stream.destroyed && !stream.closed) {
			removeRequestStreamListeners(stream);
			stream.on("error", noop);
		}
	}
	function onData(chunk) {
		const stream = this;
		const state = stream[kRequestStreamState];
		if (state == null) return;
		const { request, maxResponseSize, responseContentLength } = state;
		if (request.aborted || request.completed) return;
		if (responseContentLength != null && state.bytesRead + chunk.length > responseContentLength) {
			state.abort(new ResponseContentLengthMismatchError());
			return;
		}
		if (maxResponseSize > -1 && state.bytesRead + chunk.length > maxResponseSize) {
			state.abort(new ResponseExceededMaxSizeError());
			return;
		}
		state.bytesRead += chunk.length;
		if (request.onResponseData(chunk) === false) pauseResponseStream(stream, state);
	}
	function pauseResponseStream(stream, state) {
		stream.pause();
		if (state.bodyTimeout) stream.setTimeout(0);
	}
	function resumeResponseStream() {
		const stream = this;
		const state = stream[kRequestStreamState];
		if (state != null && state.bodyTimeout && stream.isPaused()) stream.setTimeout(state.bodyTimeout);
		stream.resume();
	}
	function onInterimResponse(headers) {
		const state = this[kRequestStreamState];
		if (state == null) return;
		const { request } = state;
		if (request.aborted || request.completed) return;
		const statusCode = headers[HTTP2_HEADER_STATUS];
		delete headers[HTTP2_HEADER_STATUS];
		request.onResponseStart(Number(statusCode), headers, noop, "");
	}
	function onResponse(headers) {
		const stream = this;
		const state = stream[kRequestStreamState];
		if (state == null) return;
		const { request } = state;
		stream.off("response", onResponse);
		if (state.body != null && !state.bodySent && !stream.writableEnded) {
			stream.removeListener("continue", writeBodyH2);
			stream.end();
		}
		const statusCode = Number(headers[HTTP2_HEADER_STATUS]);
		delete headers[HTTP2_HEADER_STATUS];
		request.onResponseStarted();
		state.responseReceived = true;
		if (request.method !== "HEAD" && statusCode !== 304) {
			const contentLength = headers[HTTP2_HEADER_CONTENT_LENGTH];
			state.responseContentLength = contentLength == null ? null : Number(contentLength);
		}
		if (state.headersTimeout || state.bodyTimeout) stream.setTimeout(state.bodyTimeout);
		if (request.aborted || request.completed) {
			releaseRequestStream(stream);
			return;
		}
		if (request.onResponseStart(statusCode, headers, resumeResponseStream.bind(stream), "") === false) pauseResponseStream(stream, state);
		stream.on("data", onData);
	}
	function onEnd() {
		const stream = this;
		const state = stream[kRequestStreamState];
		if (state == null) return;
		const { request } = state;
		stream.off("end", onEnd);
		if (state.responseReceived) {
			if (!request.aborted && !request.completed) {
				if (state.responseContentLength != null && state.bytesRead !== state.responseContentLength) {
					state.abort(new ResponseContentLengthMismatchError());
					return;
				}
				state.pendingEnd = true;
				completeRequestStream.call(stream);
			}
		} else state.abort(new InformationalError("HTTP/2: stream half-closed (remote)"), true);
	}
	function retryRefusedStream(stream, state) {
		const { client, request } = state;
		if (state.responseReceived || request.aborted || request.completed || request[kRefusedStreamRetry] || !canReplayRequest(request)) return false;
		request[kRefusedStreamRetry] = true;
		requeueStreamRequest(client, state);
		return true;
	}
	function retryUnsentStream(state) {
		const { client, request, session } = state;
		if (!session[kReceivedGoAway] || state.responseReceived || request.aborted || request.completed || !canReplayRequest(request) || !registerGoAwayRefusal(request)) return false;
		requeueStreamRequest(client, state);
		return true;
	}
	function requeueStreamRequest(client, state) {
		const { request } = state;
		detachRequestStreamForClose(request);
		state.stream = null;
		state.requestFinalized = true;
		completeRequest(client, request);
		client[kQueue].splice(client[kPendingIdx], 0, request);
		client[kResume]();
	}
	function onError(err) {
		const stream = this;
		const state = stream[kRequestStreamState];
		if (state == null) return;
		stream.off("error", onError);
		stream.on("error", noop);
		if (state.responseContentLength != null && state.bytesRead !== state.responseContentLength) err = new ResponseContentLengthMismatchError();
		if (typeof stream.rstCode === "number" && stream.rstCode !== NGHTTP2_NO_ERROR) err.http2ErrorCode = stream.rstCode;
		if (stream.rstCode === NGHTTP2_REFUSED_STREAM && retryRefusedStream(stream, state)) return;
		state.abort(err);
	}
	function onFrameError(type, code) {
		const stream = this;
		const state = stream[kRequestStreamState];
		if (state == null) return;
		stream.off("frameError", onFrameError);
		if (type === HTTP2_FRAME_TYPE_HEADERS && retryUnsentStream(state)) return;
		state.abort(new InformationalError(`HTTP/2: "frameError" received - type ${type}, code ${code}`));
	}
	function onAborted() {
		this.off("data", onData);
	}
	function onTimeout() {
		const stream = this;
		const state = stream[kRequestStreamState];
		if (state == null) return;
		stream.off("timeout", onTimeout);
		const { responseReceived, session, bodyTimeout, headersTimeout } = state;
		const err = responseReceived ? new BodyTimeoutError(`HTTP/2: "stream timeout after ${bodyTimeout}"`) : new HeadersTimeoutError(`HTTP/2: "headers timeout after ${headersTimeout}"`);
		probeHttp2Session(session, responseReceived ? bodyTimeout : headersTimeout);
		state.abort(err);
	}
	function onTrailers(trailers) {
		const stream = this;
		const state = stream[kRequestStreamState];
		if (state == null) return;
		const { request } = state;
		stream.off("trailers", onTrailers);
		stream.off("data", onData);
		if (request.aborted || request.completed) return;
		state.trailers = trailers;
	}
	function writeBodyH2() {
		const stream = this;
		const state = stream[kRequestStreamState];
		state.bodySent = true;
		const { abort, body, client, contentLength, expectsPayload, request } = state;
		if (!body || contentLength === 0) writeBuffer(abort, stream, null, client, request, client[kSocket], contentLength, expectsPayload);
		else if (util.isBuffer(body)) writeBuffer(abort, stream, body, client, request, client[kSocket], contentLength, expectsPayload);
		else if (util.isBlobLike(body)) {
			if (typeof body.stream === "function") writeIterable(abort, stream, body.stream(), client, request, client[kSocket], contentLength, expectsPayload);
			else writeBlob(abort, stream, body, client, request, client[kSocket], contentLength, expectsPayload);
		} else if (util.isStream(body)) writeStream(abort, client[kSocket], expectsPayload, stream, body, client, request, contentLength);
		else if (util.isIterable(body)) writeIterable(abort, stream, body, client, request, client[kSocket], contentLength, expectsPayload);
		else assert(false);
	}
	function writeBuffer(abort, h2stream, body, client, request, socket, contentLength, expectsPayload) {
		try {
			if (body != null && util.isBuffer(body)) {
				assert(contentLength === body.byteLength, "buffer body must have content length");
				h2stream.cork();
				h2stream.write(body);
				h2stream.uncork();
				h2stream.end();
				request.onBodySent(body);
			}
			if (!expectsPayload) socket[kReset] = true;
			request.onRequestSent();
			client[kResume]();
		} catch (error) {
			abort(error);
		}
	}
	function writeStream(abort, socket, expectsPayload, h2stream, body, client, request, contentLength) {
		assert(contentLength !== 0 || client[kRunning] === 0, "stream body cannot be pipelined");
		const pipe = pipeline(body, h2stream, (err) => {
			if (err) {
				util.destroy(pipe, err);
				abort(err);
			} else {
				util.removeAllListeners(pipe);
				request.onRequestSent();
				if (!expectsPayload) socket[kReset] = true;
				client[kResume]();
			}
		});
		util.addListener(pipe, "data", onPipeData);
		function onPipeData(chunk) {
			request.onBodySent(chunk);
		}
	}
	async function writeBlob(abort, h2stream, body, client, request, socket, contentLength, expectsPayload) {
		try {
			if (contentLength != null && contentLength !== body.size) throw new RequestContentLengthMismatchError();
			const buffer = Buffer.from(await body.arrayBuffer());
			h2stream.cork();
			h2stream.write(buffer);
			h2stream.uncork();
			h2stream.end();
			request.onBodySent(buffer);
			request.onRequestSent();
			if (!expectsPayload) socket[kReset] = true;
			client[kResume]();
		} catch (err) {
			abort(err);
		}
	}
	async function writeIterable(abort, h2stream, body, client, request, socket, contentLength, expectsPayload) {
		assert(contentLength !== 0 || client[kRunning] === 0, "iterator body cannot be pipelined");
		let callback = null;
		function onDrain() {
			if (callback) {
				const cb = callback;
				callback = null;
				cb();
			}
		}
		const waitForDrain = () => new Promise((resolve, reject) => {
			assert(callback === null);
			if (socket[kError]) reject(socket[kError]);
			else callback = resolve;
		});
		h2stream.on("close", onDrain).on("drain", onDrain);
		try {
			for await (const chunk of body) {
				if (socket[kError]) throw socket[kError];
				const res = h2stream.write(chunk);
				request.onBodySent(chunk);
				if (!res) await waitForDrain();
			}
			h2stream.end();
			request.onRequestSent();
			if (!expectsPayload) socket[kReset] = true;
			client[kResume]();
		} catch (err) {
			abort(err);
		} finally {
			h2stream.off("close", onDrain).off("drain", onDrain);
		}
	}
	module.exports = connectH2;
}));
// \0undici:./client-h2.js
var require_client_h2 = __commonJSMin(((exports, module) => {
	module.exports = (...connection) => require_client_h2$1()(...connection);
}));
// node_modules/undici/lib/dispatcher/client.js
var require_client = __commonJSMin(((exports, module) => {
	const assert = require__undici_node_assert();
	const net = require__builtin_node_net();
	const http = require__undici_node_http();
	const util = require_util();
	const { ClientStats } = require_stats();
	const { channels } = require_diagnostics();
	const Request = require_request();
	const DispatcherBase = require_dispatcher_base();
	const { InvalidArgumentError, InformationalError, ClientDestroyedError } = require_errors();
	const buildConnector = require_connect();
	const { kUrl, kServerName, kClient, kBusy, kConnect, kResuming, kRunning, kPending, kSize, kQueue, kConnected, kConnecting, kNeedDrain, kKeepAliveDefaultTimeout, kHostHeader, kPendingIdx, kRunningIdx, kError, kPipelining, kKeepAliveTimeoutValue, kMaxHeadersSize, kKeepAliveMaxTimeout, kKeepAliveTimeoutThreshold, kHeadersTimeout, kBodyTimeout, kStrictContentLength, kConnector, kMaxRequests, kCounter, kClose, kDestroy, kDispatch, kLocalAddress, kMaxResponseSize, kOnError, kHTTPContext, kMaxConcurrentStreams, kHostAuthority, kResume, kHTTP2Options, kUseMilo } = require_symbols();
	const connectH1 = require_client_h1();
	const connectH2 = require_client_h2();
	const kClosedResolve = Symbol("kClosedResolve");
	const getDefaultNodeMaxHeaderSize = http && http.maxHeaderSize && Number.isInteger(http.maxHeaderSize) && http.maxHeaderSize > 0 ? () => http.maxHeaderSize : () => {
		throw new InvalidArgumentError("http module not available or http.maxHeaderSize invalid");
	};
	const noop = () => {};
	function getPipelining(client) {
		return client[kPipelining] ?? client[kHTTPContext]?.defaultPipelining ?? 1;
	}
	let h2NamespaceOptsWarning = false;
	function emitH2OptionsNamespaceWarning(optName) {
		if (h2NamespaceOptsWarning === true) return;
		process.emitWarning(`Use h2Options.${optName} instead. ${optName} for H2 will be deprecated in future major.`, { code: "UNDICI-H2-OPTIONS" });
		h2NamespaceOptsWarning = true;
	}
	function getMaxConcurrent(client) {
		if (client[kHTTPContext]?.version === "h2") return client[kMaxConcurrentStreams];
		return getPipelining(client);
	}
	var Client = class extends DispatcherBase {
		constructor(url, { maxHeaderSize, headersTimeout, socketTimeout, requestTimeout, connectTimeout, bodyTimeout, idleTimeout, keepAlive, keepAliveTimeout, maxKeepAliveTimeout, keepAliveMaxTimeout, keepAliveTimeoutThreshold, socketPath, pipelining, tls, strictContentLength, maxCachedSessions, connect, maxRequestsPerClient, localAddress, maxResponseSize, autoSelectFamily, autoSelectFamilyAttemptTimeout, maxConcurrentStreams, allowH2, useH2c, initialWindowSize, connectionWindowSize, pingInterval, useMilo, webSocket, h2Options, eventSource } = {}) {
			if (keepAlive !== void 0) throw new InvalidArgumentError("unsupported keepAlive, use pipelining=0 instead");
			if (socketTimeout !== void 0) throw new InvalidArgumentError("unsupported socketTimeout, use headersTimeout & bodyTimeout instead");
			if (requestTimeout !== void 0) throw new InvalidArgumentError("unsupported requestTimeout, use headersTimeout & bodyTimeout instead");
			if (idleTimeout !== void 0) throw new InvalidArgumentError("unsupported idleTimeout, use keepAliveTimeout instead");
			if (maxKeepAliveTimeout !== void 0) throw new InvalidArgumentError("unsupported maxKeepAliveTimeout, use keepAliveMaxTimeout instead");
			if (maxHeaderSize != null) {
				if (!Number.isInteger(maxHeaderSize) || maxHeaderSize < 1) throw new InvalidArgumentError("invalid maxHeaderSize");
			} else maxHeaderSize = getDefaultNodeMaxHeaderSize();
			if (socketPath != null && typeof socketPath !== "string") throw new InvalidArgumentError("invalid socketPath");
			if (connectTimeout != null && (!Number.isFinite(connectTimeout) || connectTimeout < 0)) throw new InvalidArgumentError("invalid connectTimeout");
			if (keepAliveTimeout != null && (!Number.isFinite(keepAliveTimeout) || keepAliveTimeout <= 0)) throw new InvalidArgumentError("invalid keepAliveTimeout");
			if (keepAliveMaxTimeout != null && (!Number.isFinite(keepAliveMaxTimeout) || keepAliveMaxTimeout <= 0)) throw new InvalidArgumentError("invalid keepAliveMaxTimeout");
			if (keepAliveTimeoutThreshold != null && !Number.isFinite(keepAliveTimeoutThreshold)) throw new InvalidArgumentError("invalid keepAliveTimeoutThreshold");
			if (headersTimeout != null && (!Number.isInteger(headersTimeout) || headersTimeout < 0)) throw new InvalidArgumentError("headersTimeout must be a positive integer or zero");
			if (bodyTimeout != null && (!Number.isInteger(bodyTimeout) || bodyTimeout < 0)) throw new InvalidArgumentError("bodyTimeout must be a positive integer or zero");
			if (connect != null && typeof connect !== "function" && typeof connect !== "object") throw new InvalidArgumentError("connect must be a function or an object");
			if (maxRequestsPerClient != null && (!Number.isInteger(maxRequestsPerClient) || maxRequestsPerClient < 0)) throw new InvalidArgumentError("maxRequestsPerClient must be a positive number");
			if (localAddress != null && (typeof localAddress !== "string" || net.isIP(localAddress) === 0)) throw new InvalidArgumentError("localAddress must be valid string IP address");
			if (maxResponseSize != null && (!Number.isInteger(maxResponseSize) || maxResponseSize < -1)) throw new InvalidArgumentError("maxResponseSize must be a positive number");
			if (autoSelectFamilyAttemptTimeout != null && (!Number.isInteger(autoSelectFamilyAttemptTimeout) || autoSelectFamilyAttemptTimeout < -1)) throw new InvalidArgumentError("autoSelectFamilyAttemptTimeout must be a positive number");
			if (allowH2 != null && typeof allowH2 !== "boolean") throw new InvalidArgumentError("allowH2 must be a valid boolean value");
			if (allowH2 !== false) {
				if (h2Options != null) {
					if (h2Options.useH2c != null && typeof h2Options.useH2c !== "boolean") throw new InvalidArgumentError("h2Options.useH2c must be a valid boolean value");
					if (h2Options.settings?.initialWindowSize != null && (!Number.isInteger(h2Options.settings.initialWindowSize) || h2Options.settings.initialWindowSize < 1)) throw new InvalidArgumentError("h2Options.settings.initialWindowSize must be a positive integer, greater than 0");
					if (h2Options.maxConcurrentStreams != null && (!Number.isInteger(h2Options.maxConcurrentStreams) || h2Options.maxConcurrentStreams < 1)) throw new InvalidArgumentError("h2Options.maxConcurrentStreams must be a positive integer, greater than 0");
					if (h2Options.connectionWindowSize != null && (!Number.isInteger(h2Options.connectionWindowSize) || h2Options.connectionWindowSize < 1)) throw new InvalidArgumentError("h2Options.connectionWindowSize must be a positive integer, greater than 0");
					if (h2Options.pingInterval != null && (typeof h2Options.pingInterval !== "number" || !Number.isInteger(h2Options.pingInterval) || h2Options.pingInterval < 0)) throw new InvalidArgumentError("h2Options.pingInterval must be a positive integer, greater or equal to 0");
				} else {
					if (useH2c != null && typeof useH2c !== "boolean") {
						emitH2OptionsNamespaceWarning("useH2c");
						throw new InvalidArgumentError("useH2c must be a valid boolean value");
					}
					if (maxConcurrentStreams != null && (typeof maxConcurrentStreams !== "number" || maxConcurrentStreams < 1)) {
						emitH2OptionsNamespaceWarning("maxConcurrentStreams");
						throw new InvalidArgumentError("maxConcurrentStreams must be a positive integer, greater than 0");
					}
					if (initialWindowSize != null && (!Number.isInteger(initialWindowSize) || initialWindowSize < 1)) {
						emitH2OptionsNamespaceWarning("initialWindowSize");
						throw new InvalidArgumentError("initialWindowSize must be a positive integer, greater than 0");
					}
					if (connectionWindowSize != null && (!Number.isInteger(connectionWindowSize) || connectionWindowSize < 1)) {
						emitH2OptionsNamespaceWarning("connectionWindowSize");
						throw new InvalidArgumentError("connectionWindowSize must be a positive integer, greater than 0");
					}
					if (pingInterval != null && (typeof pingInterval !== "number" || !Number.isInteger(pingInterval) || pingInterval < 0)) {
						emitH2OptionsNamespaceWarning("pingInterval");
						throw new InvalidArgumentError("pingInterval must be a positive integer, greater or equal to 0");
					}
				}
			}
			super({
				webSocket,
				eventSource
			});
			if (typeof connect !== "function") connect = buildConnector({
				...tls,
				maxCachedSessions,
				allowH2,
				socketPath,
				useH2c: h2Options?.useH2c ?? useH2c,
				timeout: connectTimeout,
				...typeof autoSelectFamily === "boolean" ? {
					autoSelectFamily,
					autoSelectFamilyAttemptTimeout
				} : void 0,
				...connect
			});
			else {
				const customConnect = connect;
				connect = (opts, callback) => customConnect({
					...opts,
					...socketPath != null ? { socketPath } : null,
					...allowH2 != null ? { allowH2 } : null
				}, callback);
			}
			this[kUrl] = util.parseOrigin(url);
			this[kHostAuthority] = `${this[kUrl].hostname}${this[kUrl].port ? `:${this[kUrl].port}` : ""}`;
			this[kConnector] = connect;
			this[kPipelining] = pipelining != null ? pipelining : 1;
			this[kMaxHeadersSize] = maxHeaderSize;
			this[kKeepAliveDefaultTimeout] = keepAliveTimeout == null ? 4e3 : keepAliveTimeout;
			this[kKeepAliveMaxTimeout] = keepAliveMaxTimeout == null ? 6e5 : keepAliveMaxTimeout;
			this[kKeepAliveTimeoutThreshold] = keepAliveTimeoutThreshold == null ? 2e3 : keepAliveTimeoutThreshold;
			this[kKeepAliveTimeoutValue] = this[kKeepAliveDefaultTimeout];
			this[kServerName] = null;
			this[kLocalAddress] = localAddress != null ? localAddress : null;
			this[kResuming] = 0;
			this[kNeedDrain] = 0;
			this[kHostHeader] = `host: ${this[kHostAuthority]}\r\n`;
			this[kBodyTimeout] = bodyTimeout != null ? bodyTimeout : 3e5;
			this[kHeadersTimeout] = headersTimeout != null ? headersTimeout : 3e5;
			this[kStrictContentLength] = strictContentLength == null ? true : strictContentLength;
			this[kMaxRequests] = maxRequestsPerClient;
			this[kClosedResolve] = null;
			this[kMaxResponseSize] = maxResponseSize > -1 ? maxResponseSize : -1;
			this[kHTTPContext] = null;
			this[kHTTP2Options] = {
				pingInterval: h2Options?.pingInterval ?? pingInterval ?? 6e4,
				connectionWindowSize: h2Options?.connectionWindowSize ?? connectionWindowSize ?? 524288,
				maxConcurrentStreams: h2Options?.maxConcurrentStreams ?? maxConcurrentStreams ?? 100,
				sessionOptions: { initialWindowSize: h2Options?.initialWindowSize ?? initialWindowSize ?? 262144 }
			};
			this[kUseMilo] = useMilo;
			this[kQueue] = [];
			this[kRunningIdx] = 0;
			this[kPendingIdx] = 0;
			this[kResume] = (sync) => resume(this, sync);
			this[kOnError] = (err) => onError(this, err);
		}
		get pipelining() {
			return this[kPipelining];
		}
		set pipelining(value) {
			this[kPipelining] = value;
			this[kResume](true);
		}
		get stats() {
			return new ClientStats(this);
		}
		get [kPending]() {
			return this[kQueue].length - this[kPendingIdx];
		}
		get [kRunning]() {
			return this[kPendingIdx] - this[kRunningIdx];
		}
		get [kSize]() {
			return this[kQueue].length - this[kRunningIdx];
		}
		get [kConnected]() {
			return !!this[kHTTPContext] && !this[kConnecting] && !this[kHTTPContext].destroyed;
		}
		get [kBusy]() {
			const allowsMux = this[kHTTPContext]?.version === "h2";
			return Boolean(this[kHTTPContext]?.busy(null) || this[kSize] >= (getMaxConcurrent(this) || 1) || this[kPending] > 0 && !allowsMux);
		}
		[kConnect](cb) {
			connect(this);
			this.once("connect", cb);
		}
		[kDispatch](opts, handler) {
			const request = new Request(this[kUrl].origin, opts, handler);
			this[kQueue].push(request);
			if (this[kResuming]) {} else if (util.bodyLength(request.body) == null && util.isIterable(request.body)) {
				this[kResuming] = 1;
				queueMicrotask(() => resume(this));
			} else this[kResume](true);
			if (this[kResuming] && this[kNeedDrain] !== 2 && this[kBusy]) this[kNeedDrain] = 2;
			return this[kNeedDrain] < 2;
		}
		[kClose]() {
			return new Promise((resolve) => {
				if (this[kSize]) this[kClosedResolve] = resolve;
				else resolve(null);
			});
		}
		[kDestroy](err) {
			return new Promise((resolve) => {
				const requests = this[kQueue].splice(this[kPendingIdx]);
				for (let i = 0; i < requests.length; i++) {
					const request = requests[i];
					if (request != null) util.errorRequest(this, request, err);
				}
				const callback = () => {
					if (this[kClosedResolve]) {
						this[kClosedResolve]();
						this[kClosedResolve] = null;
					}
					resolve(null);
				};
				if (this[kHTTPContext]) {
					this[kHTTPContext].destroy(err, callback);
					this[kHTTPContext] = null;
				} else queueMicrotask(callback);
				this[kResume]();
			});
		}
	};
	function onError(client, err) {
		if (client[kRunning] === 0 && err.code !== "UND_ERR_INFO" && err.code !== "UND_ERR_SOCKET") {
			assert(client[kPendingIdx] === client[kRunningIdx]);
			const requests = client[kQueue].splice(client[kRunningIdx]);
			for (let i = 0; i < requests.length; i++) {
				const request = requests[i];
				if (request != null) util.errorRequest(client, request, err);
			}
			assert(client[kSize] === 0);
		}
	}
	function connect(client) {
		assert(!client[kConnecting]);
		assert(!client[kHTTPContext]);
		let { host, hostname, protocol, port } = client[kUrl];
		if (hostname[0] === "[") {
			const idx = hostname.indexOf("]");
			assert(idx !== -1);
			const ip = hostname.substring(1, idx);
			assert(net.isIPv6(ip));
			hostname = ip;
		}
		client[kConnecting] = true;
		if (channels.beforeConnect.hasSubscribers) channels.beforeConnect.publish({
			connectParams: {
				host,
				hostname,
				protocol,
				port,
				version: client[kHTTPContext]?.version,
				servername: client[kServerName],
				localAddress: client[kLocalAddress]
			},
			connector: client[kConnector]
		});
		try {
			client[kConnector]({
				host,
				hostname,
				protocol,
				port,
				servername: client[kServerName],
				localAddress: client[kLocalAddress]
			}, (err, socket) => {
				if (err) {
					handleConnectError(client, err, {
						host,
						hostname,
						protocol,
						port
					});
					client[kResume]();
					return;
				}
				if (client.destroyed) {
					util.destroy(socket.on("error", noop), new ClientDestroyedError());
					client[kResume]();
					return;
				}
				assert(socket);
				try {
					client[kHTTPContext] = socket.alpnProtocol === "h2" ? connectH2(client, socket) : connectH1(client, socket);
				} catch (err) {
					socket.destroy().on("error", noop);
					handleConnectError(client, err, {
						host,
						hostname,
						protocol,
						port
					});
					client[kResume]();
					return;
				}
				client[kConnecting] = false;
				socket[kCounter] = 0;
				socket[kMaxRequests] = client[kMaxRequests];
				socket[kClient] = client;
				socket[kError] = null;
				if (channels.connected.hasSubscribers) channels.connected.publish({
					connectParams: {
						host,
						hostname,
						protocol,
						port,
						version: client[kHTTPContext]?.version,
						servername: client[kServerName],
						localAddress: client[kLocalAddress]
					},
					connector: client[kConnector],
					socket
				});
				client.emit("connect", client[kUrl], [client]);
				client[kResume]();
			});
		} catch (err) {
			handleConnectError(client, err, {
				host,
				hostname,
				protocol,
				port
			});
			client[kResume]();
		}
	}
	function handleConnectError(client, err, { host, hostname, protocol, port }) {
		if (client.destroyed) return;
		client[kConnecting] = false;
		if (channels.connectError.hasSubscribers) channels.connectError.publish({
			connectParams: {
				host,
				hostname,
				protocol,
				port,
				version: client[kHTTPContext]?.version,
				servername: client[kServerName],
				localAddress: client[kLocalAddress]
			},
			connector: client[kConnector],
			error: err
		});
		if (err.code === "ERR_TLS_CERT_ALTNAME_INVALID") {
			const running = client[kQueue].splice(client[kRunningIdx], client[kRunning]);
			client[kPendingIdx] = client[kRunningIdx];
			for (let i = 0; i < running.length; i++) util.errorRequest(client, running[i], err);
			while (client[kPending] > 0 && client[kQueue][client[kPendingIdx]].servername === client[kServerName]) {
				const request = client[kQueue].splice(client[kPendingIdx], 1)[0];
				util.errorRequest(client, request, err);
			}
		} else onError(client, err);
		client.emit("connectionError", client[kUrl], [client], err);
	}
	function emitDrain(client) {
		client[kNeedDrain] = 0;
		client.emit("drain", client[kUrl], [client]);
	}
	function resume(client, sync) {
		if (client[kResuming] === 2) return;
		client[kResuming] = 2;
		_resume(client, sync);
		client[kResuming] = 0;
		if (client[kRunningIdx] > 256) {
			client[kQueue].splice(0, client[kRunningIdx]);
			client[kPendingIdx] -= client[kRunningIdx];
			client[kRunningIdx] = 0;
		}
	}
	function _resume(client, sync) {
		while (true) {
			if (client.destroyed) {
				assert(client[kPending] === 0);
				return;
			}
			if (client[kClosedResolve] && !client[kSize]) {
				client[kClosedResolve]();
				client[kClosedResolve] = null;
				return;
			}
			if (client[kHTTPContext]) client[kHTTPContext].resume();
			if (client[kBusy]) client[kNeedDrain] = 2;
			else if (client[kNeedDrain] === 2) {
				if (sync) {
					client[kNeedDrain] = 1;
					queueMicrotask(() => emitDrain(client));
				} else emitDrain(client);
				continue;
			}
			if (client[kPending] === 0) return;
			if (client[kRunning] >= (getMaxConcurrent(client) || 1)) return;
			const request = client[kQueue][client[kPendingIdx]];
			if (request === null) return;
			if (request.aborted) {
				client[kQueue].splice(client[kPendingIdx], 1);
				continue;
			}
			if (client[kUrl].protocol === "https:" && client[kServerName] !== request.servername) {
				if (client[kRunning] > 0) return;
				client[kServerName] = request.servername;
				client[kHTTPContext]?.destroy(new InformationalError("servername changed"), () => {
					client[kHTTPContext] = null;
					resume(client);
				});
			}
			if (client[kConnecting]) return;
			if (!client[kHTTPContext]) {
				client[kServerName] = request.servername;
				connect(client);
				return;
			}
			if (client[kHTTPContext].destroyed) return;
			if (client[kHTTPContext].busy(request)) return;
			if (!request.aborted && client[kHTTPContext].write(request)) client[kPendingIdx]++;
			else client[kQueue].splice(client[kPendingIdx], 1);
		}
	}
	module.exports = Client;
}));
// node_modules/undici/lib/dispatcher/pool.js
var require_pool = __commonJSMin(((exports, module) => {
	const { PoolBase, kClients, kNeedDrain, kAddClient, kDrainQueue, kOnClientBusy, kOnClientDrain, kGetDispatcher, kHasDispatcher, kRemoveClient, kRetireClient } = require_pool_base();
	const Client = require_client();
	const { InvalidArgumentError } = require_errors();
	const util = require_util();
	const { kConnecting, kHTTPContext, kUrl, kQueued } = require_symbols();
	const buildConnector = require_connect();
	const kOptions = Symbol("options");
	const kConnections = Symbol("connections");
	const kFactory = Symbol("factory");
	const kProtocol = Symbol("protocol");
	const kProtocolProbe = Symbol("protocol probe");
	function defaultFactory(origin, opts) {
		return new Client(origin, opts);
	}
	function shouldCreateProtocolProbe(pool, dispatcher) {
		return dispatcher instanceof Client && pool[kProtocol] !== "h1" && (pool[kOptions].useH2c === true || pool[kUrl].protocol === "https:" && pool[kOptions].allowH2 !== false);
	}
	function createClient(pool) {
		const dispatcher = pool[kFactory](pool[kUrl], pool[kOptions]);
		if (shouldCreateProtocolProbe(pool, dispatcher)) pool[kProtocolProbe] = dispatcher;
		pool[kAddClient](dispatcher);
		return dispatcher;
	}
	var Pool = class extends PoolBase {
		constructor(origin, { connections, factory = defaultFactory, connect, connectTimeout, tls, maxCachedSessions, socketPath, autoSelectFamily, autoSelectFamilyAttemptTimeout, allowH2, useH2c, clientTtl, ...options } = {}) {
			if (connections != null && (!Number.isFinite(connections) || connections < 0)) throw new InvalidArgumentError("invalid connections");
			if (typeof factory !== "function") throw new InvalidArgumentError("factory must be a function.");
			if (connect != null && typeof connect !== "function" && typeof connect !== "object") throw new InvalidArgumentError("connect must be a function or an object");
			if (typeof connect !== "function") connect = buildConnector({
				...tls,
				maxCachedSessions,
				allowH2,
				useH2c,
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
				useH2c,
				clientTtl,
				socketPath
			};
			this[kFactory] = factory;
			this[kProtocol] = null;
			this[kProtocolProbe] = null;
			this.on("connect", (origin, targets) => {
				if (clientTtl != null && clientTtl > 0) for (const target of targets) Object.assign(target, { ttl: Date.now() });
				const client = targets[targets.length - 1];
				if (client instanceof Client) this[kProtocol] = client[kHTTPContext]?.version;
				if (client === this[kProtocolProbe]) {
					if (this[kProtocol] !== "h2") {
						this[kProtocolProbe] = null;
						this[kDrainQueue](origin, targets.slice(1));
					}
				}
			});
			this.on("disconnect", (origin, targets) => {
				if (targets.includes(this[kProtocolProbe])) {
					this[kProtocolProbe] = null;
					this[kDrainQueue](origin, targets.slice(1));
				}
			});
			this.on("connectionError", (origin, targets) => {
				let resumeQueued = false;
				for (const target of targets) {
					if (target === this[kProtocolProbe]) {
						this[kProtocolProbe] = null;
						resumeQueued = true;
					}
					if (this[kClients].includes(target)) this[kRetireClient](target);
				}
				if (resumeQueued || this[kQueued] > 0) this[kDrainQueue](origin, targets.slice(1));
			});
		}
		[kOnClientBusy](client) {
			if (this[kProtocolProbe] === null && client[kConnecting] && shouldCreateProtocolProbe(this, client)) this[kProtocolProbe] = client;
		}
		[kOnClientDrain](client) {
			if (client === this[kProtocolProbe]) this[kProtocolProbe] = null;
		}
		[kGetDispatcher]() {
			const clientTtlOption = this[kOptions].clientTtl;
			for (let i = 0; i < this[kClients].length; i++) {
				const client = this[kClients][i];
				if (clientTtlOption != null && clientTtlOption > 0 && client.ttl && Date.now() - client.ttl > clientTtlOption) {
					this[kRemoveClient](client);
					i--;
				} else if (!client[kNeedDrain]) return client;
			}
			if (this[kProtocolProbe] !== null) return;
			if (!this[kConnections] || this[kClients].length < this[kConnections]) return createClient(this);
		}
		[kHasDispatcher]() {
			const clientTtlOption = this[kOptions].clientTtl;
			for (let i = 0; i < this[kClients].length; i++) {
				const client = this[kClients][i];
				if (clientTtlOption != null && clientTtlOption > 0 && client.ttl && Date.now() - client.ttl > clientTtlOption) {
					this[kRemoveClient](client);
					i--;
				} else if (!client[kNeedDrain]) return true;
			}
			if (this[kProtocolProbe] !== null) return false;
			if (!this[kConnections] || this[kClients].length < this[kConnections]) {
				createClient(this);
				return true;
			}
			return false;
		}
	};
	module.exports = Pool;
}));
// src/platform/http/answer-problem.ts
var import_pool = __toESM(require_pool(), 1);
var AnswerProblem = class extends Error {
	name = "AnswerProblem";
};
var ForeignAnswer = class extends AnswerProblem {
	name = "ForeignAnswer";
	expected;
	got;
	constructor(expected, got) {
		super(`the answer is about another ${expected.kind}`);
		this.expected = expected;
		this.got = got;
	}
};
var LostDigits = class extends AnswerProblem {
	name = "LostDigits";
};
// src/platform/http/json.ts
const INTEGER = /^-?\d{1,20}$/;
const LONG_NUMBER = /[:[,\s]-?\d{16}|^-?\d{16}/;
function parseJson(text) {
	if (!LONG_NUMBER.test(text)) return JSON.parse(text);
	return JSON.parse(text, (_key, value, context) => {
		const source = context?.source;
		if (typeof value !== "number" || Number.isSafeInteger(value) || source === void 0) return value;
		return INTEGER.test(source) ? BigInt(source) : value;
	});
}
function writeJson(value, indent, isLeftOut = () => false) {
	return JSON.stringify(value, (name, part) => {
		if (isLeftOut(name)) return void 0;
		return typeof part === "bigint" ? exact(part) : part;
	}, indent);
}
function exact(id) {
	const small = Number(id);
	return Number.isSafeInteger(small) ? small : JSON.rawJSON(id.toString());
}
// src/platform/http/answer.ts
function readAnswer(body, facts, read) {
	if (body.trim() === "") return read({
		...facts,
		json: void 0
	});
	try {
		return read({
			...facts,
			json: JSON.parse(body)
		});
	} catch (error) {
		if (!(error instanceof LostDigits)) throw error;
		return read({
			...facts,
			json: parseJson(body)
		});
	}
}
// src/platform/http/body.ts
const MAX_BODY_BYTES = 67108864;
const COUNTED_FROM_BYTES = 4194304;
const MAX_MARKS = 2e6;
function bodyProblem(body) {
	if (body.length < COUNTED_FROM_BYTES || isWithin(body, MAX_MARKS)) return void 0;
	return `the answer has more than ${MAX_MARKS.toLocaleString("en")} values`;
}
function isWithin(body, maxMarks) {
	let marks = 0;
	for (let index = 0; index < body.length; index++) {
		const byte = body[index];
		if (byte !== 44 && byte !== 58 && byte !== 91 && byte !== 123) continue;
		marks += 1;
		if (marks > maxMarks) return false;
	}
	return true;
}
// src/platform/http/no-proxy.ts
var import__builtin_node_net = require__builtin_node_net();
var import_connect = __toESM(require_connect(), 1);
function isLoopback(hostname) {
	const host = hostname.toLowerCase().replace(/\.$/, "");
	return /^(localhost|.*\.localhost|\[?::1\]?|127(\.\d{1,3}){3})$/.test(host);
}
function proxyFor(url, settings) {
	if (settings === void 0 || isLoopback(url.hostname)) return void 0;
	const address = url.protocol === "https:" ? settings.httpsProxy || settings.httpProxy : settings.httpProxy;
	return address === "" || isExempt(url, settings.noProxy) ? void 0 : address;
}
function isExempt(url, noProxy) {
	const host = bare(url.hostname);
	const port = url.port || (url.protocol === "https:" ? "443" : "80");
	return noProxy.split(/[\s,]+/).filter((entry) => entry !== "").some((entry) => {
		if (entry === "*") return true;
		const [, name = entry, ownPort] = /^(\[.*\]|[^:]*):(\d+)$/.exec(entry) ?? [];
		const domain = bare(name.replace(/^\*?\./, ""));
		return (ownPort === void 0 || ownPort === port) && (host === domain || host.endsWith(`.${domain}`));
	});
}
function bare(host) {
	return host.toLowerCase().replace(/^\[|\]$|\.$/g, "");
}
// src/platform/http/connections.ts
var ProxyRefusal = class extends Error {
	name = "ProxyRefusal";
	status;
	constructor(status) {
		super(`the proxy answered ${status} to the request for a tunnel`);
		this.status = status;
	}
};
var Connections = class {
	#timeoutMs;
	#proxy;
	#sockets = new Set();
	#upgrade;
	#closed = false;
	constructor(baseUrl, timeoutMs, settings) {
		this.#timeoutMs = timeoutMs;
		const address = proxyFor(baseUrl, settings);
		this.#proxy = address === void 0 ? void 0 : proxyUrl(address);
		this.#upgrade = (0, import_connect.default)({
			timeout: 0,
			allowH2: false
		});
	}
	connect = (target, callback) => {
		const finish = this.#once(callback);
		if (this.#closed) finish(new Error("closed"));
		else if (this.#proxy === void 0) this.#open(target, finish);
		else this.#tunnel(this.#proxy, target, finish);
	};
	destroy() {
		this.#closed = true;
		for (const socket of this.#sockets) socket.destroy();
	}
	#open(target, finish) {
		const socket = this.#upgrade(target, (error, connected) => {
			if (error !== null) finish(error);
			else finish(connected);
		});
		finish.watch(this.#keep(socket));
	}
	#tunnel(proxy, target, finish) {
		const socket = this.#keep(connectToProxy(proxy));
		finish.watch(socket);
		socket.setNoDelay(true).once("error", finish);
		socket.once(proxy.protocol === "https:" ? "secureConnect" : "connect", () => {
			socket.write(connectRequest(proxy, target));
			readStatus(socket, (status) => {
				if (status === void 0) return finish(new Error("the proxy closed the connection"));
				if (status < 200 || status > 299) return finish(new ProxyRefusal(status));
				socket.off("error", finish);
				if (target.protocol === "https:") this.#open({
					...target,
					httpSocket: socket
				}, finish);
				else finish(socket);
			});
		});
	}
	#keep(socket) {
		this.#sockets.add(socket);
		socket.once("close", () => this.#sockets.delete(socket));
		return socket;
	}
	#once(callback) {
		const watched = [];
		let isDone = false;
		const finish = (result) => {
			if (isDone) return;
			isDone = true;
			clearTimeout(timer);
			if (!(result instanceof Error)) return callback(null, result);
			for (const socket of watched) socket.on("error", () => {}).destroy();
			callback(result, null);
		};
		const timer = setTimeout(() => finish(new Error(`no connection within ${this.#timeoutMs} ms`)), this.#timeoutMs);
		const watch = (socket) => {
			watched.push(socket);
			socket.once("close", () => finish(new Error("the connection was closed while it was set up")));
		};
		return Object.assign(finish, { watch });
	}
};
function proxyUrl(address) {
	const url = URL.canParse(address) ? new URL(address) : void 0;
	if (url?.protocol === "http:" || url?.protocol === "https:") return url;
	throw new TypeError("the proxy's address is not valid");
}
function connectToProxy(proxy) {
	const host = proxy.hostname.replace(/^\[|\]$/g, "");
	if (proxy.protocol === "http:") return (0, import__builtin_node_net.connect)({
		host,
		port: Number(proxy.port || 80)
	});
	const { connect: connectTls } = process.getBuiltinModule("node:tls");
	return connectTls({
		host,
		port: Number(proxy.port || 443),
		servername: isAddress(host) ? "" : host
	});
}
function isAddress(host) {
	return /^[\d.]+$|:/.test(host);
}
function connectRequest(proxy, { hostname, port, protocol }) {
	const authority = `${hostname.includes(":") && !hostname.startsWith("[") ? `[${hostname}]` : hostname}:${port || (protocol === "https:" ? 443 : 80)}`;
	const user = `${decodeURIComponent(proxy.username)}:${decodeURIComponent(proxy.password)}`;
	return `CONNECT ${authority} HTTP/1.1\r\nHost: ${authority}\r\n${user === ":" ? "" : `Proxy-Authorization: Basic ${Buffer.from(user).toString("base64")}\r\n`}\r\n`;
}
const MAX_HEAD_LENGTH = 16384;
function readStatus(socket, done) {
	let head = "";
	const finish = (status) => {
		socket.off("readable", onReadable).off("end", onEnd);
		done(status);
	};
	const onEnd = () => finish(void 0);
	const onReadable = () => {
		for (let chunk = socket.read(); chunk !== null; chunk = socket.read()) {
			head += chunk.toString("latin1");
			const end = head.indexOf("\r\n\r\n");
			if (end < 0 && head.length < MAX_HEAD_LENGTH) continue;
			const rest = Buffer.from(head.slice(end + 4), "latin1");
			if (end >= 0 && rest.length > 0) socket.unshift(rest);
			const status = /^HTTP\/1\.[01] (\d{3})/.exec(head)?.[1];
			return finish(end < 0 || status === void 0 ? void 0 : Number(status));
		}
	};
	socket.on("readable", onReadable).once("end", onEnd);
}
// src/platform/http/attempt.ts
const UTF_8 = new TextDecoder();
function headerText(header) {
	return (Array.isArray(header) ? header[0] : header) ?? "";
}
var Attempts = class {
	#options;
	#underWay = new Set();
	constructor(options) {
		this.#options = options;
		options.stop.addEventListener("abort", () => {
			for (const attempt of this.#underWay) attempt.drop();
		});
		options.abort.addEventListener("abort", () => {
			for (const attempt of this.#underWay) attempt.cancel();
		});
	}
	send(dispatcher, request) {
		const { stop, abort, onSent } = this.#options;
		return new Promise((resolve) => {
			const attempt = new Attempt(request.timeoutMs, onSent, (outcome) => {
				this.#underWay.delete(attempt);
				if (outcome.answered) setImmediate(() => setImmediate(resolve, outcome));
				else resolve(outcome);
			});
			this.#underWay.add(attempt);
			if (stop.aborted || abort.aborted) return attempt.cancel();
			const { origin, method, path, headers, body } = request;
			const options = {
				origin,
				method,
				path,
				headers,
				headersTimeout: 0,
				bodyTimeout: 0
			};
			dispatcher.dispatch(body === void 0 ? options : {
				...options,
				body
			}, attempt);
		});
	}
};
var Attempt = class {
	#onSent;
	#onEnd;
	#timer;
	#isOver = false;
	#controller;
	#status = 0;
	#headers = {};
	#bytes = 0;
	#chunks = [];
	constructor(timeoutMs, onSent, onEnd) {
		this.#onSent = onSent;
		this.#onEnd = onEnd;
		const seconds = Math.round(timeoutMs / 100) / 10;
		this.#timer = setTimeout(() => this.#abandon("time-out", `no whole answer within ${seconds} s`), timeoutMs);
	}
	drop() {
		if (this.#controller === void 0) this.cancel();
	}
	cancel() {
		this.#abandon("cancelled", "cancelled");
	}
	onRequestStart(controller) {
		if (this.#isOver) controller.abort(new Error("given up"));
		else {
			this.#controller = controller;
			this.#onSent();
		}
	}
	onResponseStart(_controller, status, headers) {
		this.#status = status;
		this.#headers = headers;
	}
	onResponseData(_controller, chunk) {
		if (this.#isOver) return;
		this.#bytes += chunk.length;
		if (this.#bytes > 67108864) this.#abandon("too-large", `the answer is larger than ${MAX_BODY_BYTES / 1024 / 1024} MiB`);
		else this.#chunks.push(chunk);
	}
	onResponseEnd() {
		if (this.#isOver) return;
		const [only, ...others] = this.#chunks;
		const bytes = only !== void 0 && others.length === 0 ? only : Buffer.concat(this.#chunks);
		const problem = bodyProblem(bytes);
		if (problem === void 0) {
			const body = UTF_8.decode(bytes);
			this.#end({
				answered: true,
				status: this.#status,
				headers: this.#headers,
				body
			});
		} else this.#abandon("too-large", problem);
	}
	onResponseError(_controller, error) {
		if (error instanceof ProxyRefusal && error.status === 407) this.#end({
			answered: true,
			status: 407,
			headers: {},
			body: ""
		});
		else this.#end({
			...this.#lost(...classify(error)),
			error
		});
	}
	#abandon(kind, cause) {
		this.#end(this.#lost(kind, cause));
		this.#controller?.abort(new Error(cause));
	}
	#lost(kind, cause) {
		const status = this.#status >= 200 ? { status: this.#status } : {};
		return {
			answered: false,
			kind,
			cause,
			sent: this.#controller !== void 0,
			...status
		};
	}
	#end(outcome) {
		if (this.#isOver) return;
		this.#isOver = true;
		this.#chunks = [];
		clearTimeout(this.#timer);
		this.#onEnd(outcome);
	}
};
function classify(error) {
	const code = error.code ?? "";
	const cause = error instanceof AggregateError ? error.errors.map((one) => one.message).join("; ") : error.message;
	return [/CERT|SELF_SIGNED|UNABLE_TO_|DEPTH_ZERO|HOSTNAME_MISMATCH/.test(code) ? "certificate" : "connection", cause || code || "the connection failed"];
}
const FIRST_DELAY_MS = 500;
const MAX_DELAY_MS = 3e4;
const RETRYABLE = new Set([
	408,
	425,
	429,
	500,
	502,
	503,
	504,
	520,
	521,
	522,
	523,
	524
]);
const LIMITS = new Set([429, 503]);
const OVERLOAD = new Set([
	429,
	502,
	503,
	504
]);
function retryDecision(failure, context) {
	const { attempts, maxRetries, random, remainingMs } = context;
	const { uncertain, retryAfterMs: asked } = failure;
	const delayMs = asked || backoff(attempts, random);
	if (uncertain) return {
		action: "look",
		delayMs
	};
	if (!isRetryable(failure)) return { action: "give-up" };
	const isLimit = failure.status === 429 || asked !== void 0;
	if (delayMs > Math.min(6e5, isLimit ? remainingMs : 6e5)) return { action: "end-step" };
	return attempts > maxRetries ? { action: "give-up" } : {
		action: "repeat",
		delayMs
	};
}
function isRetryable(failure) {
	if (failure.kind === "status") return RETRYABLE.has(failure.status ?? 0);
	return failure.kind === "connection" || failure.kind === "time-out";
}
function loadOf(failure) {
	if (failure?.kind === "time-out") return "overloaded";
	if (failure?.kind !== "status" || failure.status === void 0) return "good";
	if (LIMITS.has(failure.status) && !failure.retryAfterMs) return "limited";
	return OVERLOAD.has(failure.status) ? "overloaded" : "good";
}
function backoff(attempts, random) {
	const full = Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** (attempts - 1));
	return full / 2 + full / 2 * random;
}
function retryAfter(header, now) {
	const text = header?.trim() ?? "";
	if (/^\d+(\.\d+)?$/.test(text)) return Number(text) * 1e3;
	if (!/^[A-Z][a-z]{2,8},? .*\d{2}:\d{2}:\d{2}/.test(text)) return void 0;
	const at = Date.parse(text.endsWith("GMT") ? text : `${text} GMT`);
	return Number.isNaN(at) ? void 0 : Math.max(0, at - now);
}
// src/platform/http/server-message.ts
const MAX_MESSAGE_LENGTH = 500;
const MAX_READ_LENGTH = 1e4;
const MAX_JSON_LENGTH = 1e6;
const KEYS = [
	"message",
	"error",
	"detail",
	"details",
	"title",
	"reason",
	"errors",
	"msg",
	"description"
];
function serverMessage(body, contentType, redact) {
	const line = redact((fromJson(body, redact) ?? fromText(body, contentType, redact)).replace(/\s+/g, " ").trim());
	if (line.length <= MAX_MESSAGE_LENGTH) return line.toWellFormed();
	return `${line.slice(0, 499).toWellFormed()}\u2026`;
}
function serverCode(body) {
	try {
		const code = body.length > MAX_JSON_LENGTH ? void 0 : JSON.parse(body)?.code;
		return typeof code === "string" ? code : void 0;
	} catch {
		return;
	}
}
function fromJson(body, redact) {
	if (!/^\s*[[{"]/.test(body) || body.length > MAX_JSON_LENGTH) return void 0;
	try {
		return [...new Set(textsOf$1(JSON.parse(body), 0))].map((text) => redact(text).slice(0, MAX_READ_LENGTH)).join(": ");
	} catch {
		return;
	}
}
function textsOf$1(value, depth) {
	if (typeof value === "string") return [value];
	if (typeof value !== "object" || value === null || depth > 4) return [];
	if (Array.isArray(value)) return value.slice(0, 10).flatMap((part) => textsOf$1(part, depth + 1));
	const fields = value;
	const code = fields.code ?? fields.error_code;
	const texts = KEYS.flatMap((key) => textsOf$1(fields[key], depth + 1));
	return typeof code === "string" ? [code, ...texts] : texts;
}
function fromText(body, contentType, redact) {
	const start = textStart(body, redact);
	if (!(/html/i.test(contentType) || /^\s*<(!doctype|html|head|body)/i.test(start))) return start;
	const title = /<title[^>]*>([^<]*)<\/title>/i.exec(start) ?? /<h1[^>]*>([^<]*)<\/h1>/i.exec(start);
	return `an HTML page${title?.[1]?.trim() ? ` titled "${title[1].trim()}"` : ""}`;
}
function textStart(body, redact) {
	const start = redact(body.slice(0, 2 * MAX_READ_LENGTH));
	const end = body.length > 2 * MAX_READ_LENGTH ? start.length - MAX_READ_LENGTH : start.length;
	return start.slice(0, Math.min(MAX_READ_LENGTH, Math.max(0, end)));
}
// src/platform/http/failure.ts
const REFUSALS = new Set([
	400,
	401,
	403,
	404,
	405,
	410,
	413,
	414,
	415,
	422,
	429
]);
const CONDITIONAL = new Set([
	409,
	412,
	428
]);
const GATEWAY = new Set([
	408,
	502,
	503,
	504,
	520,
	521,
	522,
	523,
	524
]);
const MAX_REQUEST_ID_LENGTH = 100;
function failureOf$1(request, end, context) {
	const { outcome, refused } = end;
	const redirected = end.redirectedTo === void 0 ? {} : { uncertain: request.writes };
	if (!outcome.answered) return {
		...lostAnswer(request, outcome, context),
		...redirected
	};
	const { status } = outcome;
	if (refused !== void 0) {
		const failure = answered(request, "redirect", status);
		const to = refused.to === void 0 ? {} : { redirectTo: context.redact(refused.to) };
		return {
			...failure,
			...to,
			...refused.cause === void 0 ? {} : { cause: refused.cause }
		};
	}
	if (status === 200 || request.writes && status > 200 && status < 300) return void 0;
	if (status < 300) return {
		...answered(request, "answer", status),
		cause: `status ${status} is not an answer to a read`
	};
	return {
		...errorStatus(request, outcome, context),
		...redirected
	};
}
function unreadable(request, answer, error) {
	if (error instanceof ForeignAnswer) {
		const { expected, got, message: cause } = error;
		return {
			...answered(request, "another-answer", answer.status),
			cause,
			expected,
			got
		};
	}
	const cause = problemOf(error, answer.body);
	if (cause === void 0) return void 0;
	const isEmpty = answer.body.trim() === "";
	return {
		...answered(request, "answer", answer.status),
		cause,
		...isEmpty ? { isEmpty } : {}
	};
}
function cancelled(request) {
	return base(request, "cancelled", false, false);
}
function lostAnswer(request, outcome, { redact }) {
	const { sent, status } = outcome;
	return {
		...base(request, outcome.kind === "too-large" ? "answer" : outcome.kind, sent, sent && (status === void 0 || GATEWAY.has(status))),
		...status === void 0 ? {} : { status },
		...outcome.kind === "too-large" ? { isTooLarge: true } : {},
		cause: redact(outcome.cause)
	};
}
function errorStatus(request, { status, headers, body }, { redact, nowMs }) {
	const failure = answered(request, "status", status);
	const message = serverMessage(body, headerText(headers["content-type"]), redact);
	const id = redact(headerText(headers["x-request-id"] ?? headers["cf-ray"]));
	const retryAfterMs = retryAfter(headerText(headers["retry-after"]), nowMs);
	const code = CONDITIONAL.has(status) ? serverCode(body) : void 0;
	const isRefusal = code !== void 0 && request.refusalCodes?.includes(code) === true;
	return {
		...failure,
		...isRefusal ? {
			code,
			uncertain: false
		} : {},
		...message === "" ? {} : { serverMessage: message },
		...id === "" ? {} : { requestId: id.slice(0, MAX_REQUEST_ID_LENGTH) },
		...retryAfterMs === void 0 ? {} : { retryAfterMs }
	};
}
function answered(request, kind, status) {
	return {
		...base(request, kind, !(kind === "status" && (REFUSALS.has(status) || status === 407)), GATEWAY.has(status)),
		status
	};
}
function base({ method, path, attempts, writes }, kind, uncertain, mayLandLater) {
	return {
		kind,
		method,
		path,
		attempts,
		uncertain: uncertain && writes,
		mayLandLater: mayLandLater && writes
	};
}
function problemOf(error, body) {
	if (error instanceof AnswerProblem) return error.message;
	if (error instanceof RangeError) return "the answer is nested too deep";
	if (!(error instanceof SyntaxError)) return void 0;
	return /^\s*</.test(body) ? "the answer is HTML, not JSON" : "the answer is not JSON";
}
// src/platform/http/pace.ts
const WINDOW_MS = 1e3;
const SLOWEST = .25;
const FIRST_SLOWEST = 2;
const MARGIN = .9;
const RAISE = .05;
var Pace = class {
	#rate = Number.POSITIVE_INFINITY;
	#known = Number.POSITIVE_INFINITY;
	#refusedAtMs = Number.NEGATIVE_INFINITY;
	#nextAtMs = Number.NEGATIVE_INFINITY;
	#through = [];
	get nextAtMs() {
		return this.#nextAtMs;
	}
	started(now) {
		if (this.#rate === Number.POSITIVE_INFINITY) return;
		const intervalMs = 1e3 / this.#rate;
		this.#nextAtMs = Math.max(this.#nextAtMs, now - intervalMs) + intervalMs;
	}
	letThrough(now) {
		this.#through.push(now);
		this.#forget(now);
		if (this.#rate < this.#known) this.#rate += 1;
		else this.#rate += RAISE;
	}
	refused(startedAtMs, now) {
		if (startedAtMs < this.#refusedAtMs) return;
		this.#forget(now);
		const through = this.#through.length * 1e3 / WINDOW_MS;
		if (this.#rate === Number.POSITIVE_INFINITY) this.#rate = Math.max(FIRST_SLOWEST, through);
		else if (through === 0) this.#rate = Math.max(SLOWEST, this.#rate / 4);
		else {
			this.#rate = Math.max(this.#rate / 2, Math.min(this.#rate, through) * MARGIN);
			if (now - this.#refusedAtMs > WINDOW_MS) this.#known = this.#rate;
		}
		this.#refusedAtMs = now;
		this.#nextAtMs = now + 1e3 / this.#rate;
	}
	#forget(now) {
		while ((this.#through[0] ?? now) < now - WINDOW_MS) this.#through.shift();
	}
};
// src/platform/http/limiter.ts
const SLOW_MS = 1e3;
var ConcurrencyLimiter = class {
	#clock;
	#max;
	#pace = new Pace();
	#waiting = [];
	#limit;
	#inUse = 0;
	#good = 0;
	#halvedAtMs = Number.NEGATIVE_INFINITY;
	#quickestMs = Number.POSITIVE_INFINITY;
	#pausedUntilMs = 0;
	constructor(max, clock) {
		this.#max = max;
		this.#limit = max;
		this.#clock = clock;
	}
	async acquire(signal) {
		while (!signal.aborted) {
			const now = this.#clock.now();
			const waitMs = Math.max(this.#pausedUntilMs, this.#pace.nextAtMs) - now;
			if (this.#inUse >= this.#limit) await new Promise((resolve) => this.#waiting.push(resolve));
			else if (waitMs > 0) await this.#clock.sleep(waitMs, signal);
			else {
				this.#pace.started(now);
				break;
			}
		}
		this.#inUse += 1;
	}
	release(startedAtMs, load) {
		this.#inUse -= 1;
		const now = this.#clock.now();
		const tookMs = now - startedAtMs;
		this.#quickestMs = Math.min(this.#quickestMs, tookMs);
		if (load === "limited") this.#pace.refused(startedAtMs, now);
		else if (load === "good") this.#pace.letThrough(now);
		if (load === "overloaded" || tookMs > Math.max(SLOW_MS, 4 * this.#quickestMs)) this.#halve(startedAtMs, now);
		else if (load === "good" && this.#limit < this.#max) this.#recover();
		this.#wake();
	}
	pause(ms) {
		const now = this.#clock.now();
		const before = Math.max(this.#pausedUntilMs, now);
		this.#pausedUntilMs = Math.max(before, now + ms);
		return this.#pausedUntilMs - before;
	}
	wakeAll() {
		for (const go of this.#waiting.splice(0)) go();
	}
	#wake() {
		for (let free = this.#limit - this.#inUse; free > 0; free--) this.#waiting.shift()?.();
	}
	#halve(startedAtMs, nowMs) {
		if (startedAtMs < this.#halvedAtMs) return;
		this.#limit = Math.max(1, Math.floor(this.#limit / 2));
		this.#halvedAtMs = nowMs;
		this.#good = 0;
	}
	#recover() {
		this.#good += 1;
		if (this.#good < this.#limit) return;
		this.#limit += 1;
		this.#good = 0;
	}
};
// src/platform/http/query.ts
function queryText(query) {
	const entries = Object.entries(query ?? {}).flatMap(([name, value]) => {
		if (value === void 0) return [];
		return (Array.isArray(value) ? value : [value]).map((one) => [name, String(one)]);
	});
	return entries.length === 0 ? "" : `?${new URLSearchParams(entries)}`;
}
// src/platform/http/redact.ts
const MIN_TOKEN_LENGTH = 6;
const REDACTED = "***";
const ESCAPES = /[%\\&\r\n\t]/;
const ENTITIES = {
	"&": "amp",
	"<": "lt",
	">": "gt",
	"\"": "quot",
	"'": "apos"
};
function redactor(token) {
	if (token.length < MIN_TOKEN_LENGTH) return (text) => text;
	const lowerCase = token.toLowerCase();
	const hex = Buffer.from(token).toString("hex");
	const base64 = [...new Set([
		0,
		1,
		2
	].flatMap((offset) => base64Within(token, offset)))];
	const mayHave = (text) => {
		if (ESCAPES.test(text)) return true;
		const lower = text.toLowerCase();
		return lower.includes(lowerCase) || lower.includes(hex) || base64.some((form) => text.includes(form));
	};
	let patterns;
	return (text) => {
		if (text.length < token.length || !mayHave(text)) return text;
		patterns ??= {
			anyCase: new RegExp(`${[...token].map(anySpelling).join("[\\r\\n\\t]*")}|${hex}`, "gi"),
			exact: new RegExp(base64.map(literal).join("|"), "g")
		};
		return text.replace(patterns.anyCase, REDACTED).replace(patterns.exact, REDACTED);
	};
}
function anySpelling(character) {
	const code = character.charCodeAt(0);
	const hex = code.toString(16).padStart(2, "0");
	const forms = [
		literal(character),
		`%(?:25)*${hex}`,
		`\\\\{1,3}(?:u00|x)${hex}`,
		`&(?:amp;)*#(?:0*${code}|x0*${code.toString(16)});?`
	];
	const entity = ENTITIES[character];
	if (entity !== void 0) forms.push(`&(?:amp;)*${entity};`);
	if (!/[0-9a-z]/i.test(character)) forms.push(`\\\\{1,3}${literal(character)}`);
	return `(?:${forms.join("|")})`;
}
function literal(text) {
	return text.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");
}
function base64Within(token, offset) {
	const bytes = Buffer.concat([Buffer.alloc(offset), Buffer.from(token)]);
	const first = Math.ceil(offset * 8 / 6);
	const form = bytes.toString("base64").slice(first, Math.floor(bytes.length * 8 / 6));
	return [form, form.replaceAll("+", "-").replaceAll("/", "_")];
}
// src/platform/http/redirect.ts
function redirectOf(outcome, method, from) {
	if (!outcome.answered || outcome.status < 300 || outcome.status > 399) return void 0;
	const base = new URL(from.path, from.origin);
	const location = headerText(outcome.headers.location);
	const target = URL.canParse(location, base.href) ? new URL(location, base) : void 0;
	if (target === void 0 || location === "" || target.origin === "null") return {};
	if (target.origin !== base.origin) return { to: target.origin };
	const path = target.pathname + target.search;
	return (outcome.status === 307 || outcome.status === 308 || method === "GET") && outcome.status !== 304 ? { follow: path } : { to: target.pathname };
}
// src/platform/http/transport.ts
const MAX_REDIRECTS = 5;
var Transport = class {
	#options;
	#limiter;
	#redact;
	#headers;
	#headersOfJson;
	#origin;
	#prefix;
	#stop;
	#abort;
	#attempts;
	#stats = {
		requestsSent: 0,
		requestsRepeated: 0,
		pausedMs: 0
	};
	#connections;
	#pool;
	constructor(options) {
		this.#options = options;
		this.#limiter = new ConcurrencyLimiter(options.concurrency, options.clock);
		this.#redact = redactor(options.token);
		this.#origin = options.baseUrl.origin;
		this.#prefix = options.baseUrl.pathname.replace(/\/+$/, "");
		this.#headers = {
			authorization: `Bearer ${options.token}`,
			accept: "application/json",
			"user-agent": options.userAgent
		};
		this.#headersOfJson = {
			...this.#headers,
			"content-type": "application/json"
		};
		this.#stop = following(options.stop);
		this.#abort = following(options.abort);
		const { signal: stop } = this.#stop;
		this.#attempts = new Attempts({
			stop,
			abort: this.#abort.signal,
			onSent: () => this.#onSent()
		});
		stop.addEventListener("abort", () => this.#limiter.wakeAll(), { once: true });
	}
	get stats() {
		return this.#stats;
	}
	async read(request, read) {
		for (let attempts = 1;; attempts++) {
			const end = await this.#attempt(this.#facts(request, attempts, false), request, read);
			if ("value" in end) return end.value;
			const { failure, cause } = end;
			const decision = this.#decide(failure, this.#options.maxRetries);
			if (decision.action !== "repeat") throw this.#errorOf(failure, decision, cause);
			await this.#delay(failure.retryAfterMs ? 0 : decision.delayMs);
		}
	}
	async write(request, attempts, read) {
		const end = await this.#attempt(this.#facts(request, attempts, true), request, read);
		const { clock } = this.#options;
		if ("value" in end) return {
			kind: "shown",
			value: end.value,
			atMs: clock.now()
		};
		const { failure, cause } = end;
		const decision = this.#decide(failure, Number.POSITIVE_INFINITY);
		const endsStep = failure.kind === "cancelled" || failure.status === 401 || decision.action === "end-step";
		const error = this.#errorOf(failure, decision, cause);
		if (endsStep) throw error;
		if (decision.action === "look") return {
			kind: "open",
			failure,
			mayLandLater: failure.mayLandLater,
			delayMs: decision.delayMs
		};
		if (decision.action === "give-up") return {
			kind: "refused",
			error
		};
		return {
			kind: "deferred",
			error,
			delayMs: decision.delayMs
		};
	}
	close() {
		this.#stop.abort();
		this.#abort.abort();
		this.#connections?.destroy();
		this.#pool?.destroy();
	}
	#facts({ method, path, query, refusalCodes }, attempts, writes) {
		if (attempts > 1) this.#stats.requestsRepeated += 1;
		const codes = refusalCodes === void 0 ? {} : { refusalCodes };
		return {
			method,
			path: `${this.#prefix}${path}${queryText(query)}`,
			writes,
			attempts,
			...codes
		};
	}
	#decide(failure, maxRetries) {
		const { clock, deadlineMs } = this.#options;
		const remainingMs = (deadlineMs ?? Number.POSITIVE_INFINITY) - clock.now();
		const { attempts, retryAfterMs = 0 } = failure;
		const decision = retryDecision(failure, {
			attempts,
			maxRetries,
			remainingMs,
			random: clock.random()
		});
		if (retryAfterMs <= Math.min(6e5, remainingMs)) this.#pause(retryAfterMs);
		return decision;
	}
	#errorOf(failure, decision, cause) {
		return errorOf(decision.action === "end-step" ? {
			...failure,
			kind: "rate-limit"
		} : failure, cause);
	}
	async #attempt(facts, { body }, read) {
		const { clock } = this.#options;
		const text = body === void 0 ? void 0 : writeJson(body);
		await this.#limiter.acquire(this.#stop.signal);
		const startedAtMs = clock.now();
		let load = "good";
		try {
			const end = await this.#follow(facts, text, startedAtMs);
			const failure = failureOf$1(facts, end, {
				redact: this.#redact,
				nowMs: clock.now()
			});
			load = loadOf(failure);
			if (failure === void 0) return this.#read(facts, end, read);
			return {
				failure,
				cause: end.outcome.answered ? void 0 : end.outcome.error
			};
		} finally {
			this.#limiter.release(startedAtMs, load);
		}
	}
	async #follow(facts, body, startedAtMs) {
		const { clock, timeoutMs } = this.#options;
		const origin = this.#origin;
		const { method } = facts;
		let path = facts.path;
		const visited = new Set([path]);
		for (let redirects = 0;; redirects++) {
			if (this.#stop.signal.aborted) throw errorOf({
				...cancelled({
					...facts,
					attempts: facts.attempts - 1
				}),
				uncertain: redirects > 0 && facts.writes
			});
			const outcome = await this.#attempts.send(this.#dispatcher(facts), {
				origin,
				method,
				path,
				...body === void 0 ? { headers: this.#headers } : {
					headers: this.#headersOfJson,
					body
				},
				timeoutMs: Math.max(1, timeoutMs - (clock.now() - startedAtMs))
			});
			const redirect = redirectOf(outcome, method, {
				origin,
				path
			});
			const redirectedTo = redirects > 0 ? path : void 0;
			if (redirect === void 0) return {
				outcome,
				redirectedTo
			};
			if (redirect.follow === void 0) return {
				outcome,
				redirectedTo,
				refused: redirect
			};
			if (redirects === MAX_REDIRECTS) return {
				outcome,
				redirectedTo,
				refused: { cause: `more than ${MAX_REDIRECTS} redirects` }
			};
			path = redirect.follow;
			if (method === "POST" && facts.writes && visited.has(path)) return {
				outcome,
				redirectedTo: path,
				refused: {
					to: path,
					cause: "a redirect in a circle"
				}
			};
			visited.add(path);
		}
	}
	#read(facts, { outcome, redirectedTo }, read) {
		if (!outcome.answered) throw new TypeError("there is not an answer to read");
		const { status, body } = outcome;
		try {
			return { value: readAnswer(body, {
				status,
				redirectedTo,
				redact: this.#redact
			}, read) };
		} catch (error) {
			const failure = unreadable(facts, outcome, error);
			if (failure === void 0) throw error;
			return {
				failure,
				cause: error
			};
		}
	}
	#dispatcher(facts) {
		if (this.#pool !== void 0) return this.#pool;
		const { baseUrl, concurrency, timeoutMs, proxy } = this.#options;
		try {
			this.#connections = new Connections(baseUrl, timeoutMs, proxy);
		} catch (error) {
			const cause = error instanceof Error ? error.message : String(error);
			throw errorOf({
				...cancelled({
					...facts,
					attempts: facts.attempts - 1
				}),
				cause,
				kind: "connection"
			}, error);
		}
		const { connect } = this.#connections;
		this.#pool = new import_pool.default(this.#origin, {
			connections: concurrency,
			allowH2: false,
			connect
		});
		return this.#pool;
	}
	#onSent() {
		this.#stats.requestsSent += 1;
		if (this.#stats.requestsSent === 1) this.#options.onFirstRequest?.();
	}
	#pause(ms) {
		if (ms === 0) return;
		const longer = this.#limiter.pause(ms);
		this.#stats.pausedMs += longer;
		if (longer > 0) this.#options.onPause?.(ms, "rate-limit");
	}
	async #delay(ms) {
		if (ms === 0) return;
		this.#options.onPause?.(ms, "retry");
		await this.#options.clock.sleep(ms, this.#stop.signal);
	}
};
function following(signal) {
	const controller = new AbortController();
	if (signal.aborted) controller.abort();
	else signal.addEventListener("abort", () => controller.abort(), { once: true });
	return controller;
}
// src/platform/forms.ts
const REFUSES_FORM = new Set([
	400,
	415,
	422
]);
async function firstAccepted(forms, request, isRefusal = isRefusedForm) {
	let refusal;
	for (const [index, form] of forms.entries()) try {
		return {
			form,
			value: await request(form)
		};
	} catch (error) {
		if (!isRefusal(error)) throw error;
		if (index === 0) refusal = error;
	}
	throw refusal ?? new RangeError("there is not a form to try");
}
function isRefusedForm(error) {
	if (!(error instanceof StatusError)) return false;
	return REFUSES_FORM.has(error.failure.status ?? 0) && !error.failure.uncertain;
}
function isRefusedSize(error) {
	return isRefusedForm(error) || error instanceof PlatformError && error.failure.isTooLarge === true;
}
// src/platform/paging/seen.ts
var SeenRows = class {
	#seen = new Set();
	#maxRows;
	constructor(maxRows) {
		this.#maxRows = maxRows;
	}
	get size() {
		return this.#seen.size;
	}
	add(key) {
		const before = this.#seen.size;
		this.#seen.add(compact(key));
		if (this.#seen.size === before) return false;
		if (before === this.#maxRows) throw new PagingError("too-long", before);
		return true;
	}
	has(key) {
		return this.#seen.has(compact(key));
	}
	isSubsetOf(other) {
		return this.#seen.isSubsetOf(other.#seen);
	}
};
function compact(key) {
	if (typeof key !== "bigint") return key;
	const number = Number(key);
	return Number.isSafeInteger(number) ? number : key;
}
// src/platform/paging/cursor-pages.ts
const MAX_STALE_PAGES = 10;
const MAX_EMPTY_PAGES = 2;
async function* cursorPages(list) {
	const seen = new SeenRows(list.maxRows);
	const guard = new CursorGuard();
	const first = await firstAccepted(list.limits, (limit) => list.fetchPage("", limit), isRefusedSize);
	let empty = 0;
	for (let page = first.value;; page = await list.fetchPage(page.cursor, first.form)) {
		const news = page.rows.filter((row) => seen.add(list.keyOf(row)));
		if (news.length > 0) yield news;
		empty = (page.length ?? page.rows.length) === 0 ? empty + 1 : 0;
		if (page.cursor === "" || empty === MAX_EMPTY_PAGES) return;
		if (empty === 0) guard.check(page.cursor, news.length, seen.size);
	}
}
var CursorGuard = class {
	#seen = new Set();
	#stale = 0;
	check(cursor, news, rows) {
		if (this.#seen.has(cursor)) throw new PagingError("cursor-repeated", rows);
		this.#seen.add(cursor);
		this.#stale = news === 0 ? this.#stale + 1 : 0;
		if (this.#stale === MAX_STALE_PAGES) throw new PagingError("nothing-new", rows);
	}
};
// src/platform/paging/mixed-pages.ts
async function* mixedPages(list) {
	const documented = { pageSize: list.size };
	const guide = { page_size: list.size };
	const seen = new SeenRows(list.maxRows);
	const guard = new CursorGuard();
	let { form, value: page } = await firstAccepted([
		documented,
		guide,
		{}
	], list.fetchPage);
	let untried = form === documented && page.rows.length < list.size;
	for (;;) {
		const news = page.rows.filter((row) => seen.add(list.keyOf(row)));
		yield* news;
		if (!page.hasMore) return;
		const { cursor } = page;
		if (cursor === void 0) throw new PagingError("no-cursor", seen.size);
		guard.check(String(cursor), news.length, seen.size);
		const next = await firstAccepted(untried ? [guide, form] : [form], (one) => list.fetchPage({
			...one,
			cursor
		}), isRefusedForm);
		if (untried && next.form === guide && next.value.rows.length > page.rows.length) form = guide;
		untried = false;
		page = next.value;
	}
}
// src/platform/paging/offset-pages.ts
async function* offsetPages(list) {
	const { fetchPage, keyOf } = list;
	const seen = new SeenRows(list.maxRows);
	const first = await firstAccepted(list.sizes, (size) => fetchPage(0, size), isRefusedSize);
	const held = first.value.length;
	let size = first.form;
	for (let page = 0, rows = first.value;; page++, rows = void 0) {
		if (page === 1 && held < size) {
			const { form, value } = await firstAccepted([held, size], (asked) => fetchPage(1, asked), isRefusedForm);
			size = form;
			rows = value;
		}
		rows ??= await fetchPage(page, size);
		const news = rows.filter((row) => seen.add(keyOf(row)));
		if (news.length === 0) return;
		yield news;
	}
}
// src/platform/paging/stable-list.ts
const MAX_PASSES = 3;
async function* stableList(list) {
	const passes = [];
	const given = new SeenRows(list.maxRows);
	for (let pass = 1; pass <= MAX_PASSES; pass++) {
		const seen = new SeenRows(list.maxRows);
		let first = [];
		let pages = 0;
		for await (const rows of offsetPages(list)) {
			pages += 1;
			for (const row of rows) {
				const key = list.keyOf(row);
				seen.add(key);
				if (pass > 1 && given.add(key)) yield row;
			}
			if (pass === 1) first = pages === 1 ? rows : [];
		}
		if (pass === 1 && pages <= 1) return yield* first;
		if (passes.some((earlier) => isSame$1(earlier, seen)) && isSame$1(given, seen)) return;
		passes.push(seen);
	}
	throw new PagingError("unstable", given.size);
}
function isSame$1(one, other) {
	return one.size === other.size && one.isSubsetOf(other);
}
// src/platform/paths.ts
function deploymentPath(slug) {
	return `/api/v1/deployments/${encodePath(slug).replaceAll("/", "%2F")}`;
}
function projectPath(slug, name) {
	return `${deploymentPath(slug)}/projects/${encodePath(name)}`;
}
function numberedPath(deploymentId) {
	return `/api/v1/deployments/${deploymentId}`;
}
// src/platform/resources/decode.ts
var ShapeProblem = class ShapeProblem extends AnswerProblem {
	name = "ShapeProblem";
	#problem;
	#path;
	constructor(problem, path = "") {
		super(`${path || "the answer"} ${problem}`);
		this.#problem = problem;
		this.#path = path;
	}
	within(parent) {
		const dot = this.#path === "" || this.#path.startsWith("[") ? "" : ".";
		return new ShapeProblem(this.#problem, parent + dot + this.#path);
	}
};
const fields = (value) => {
	if (value === void 0) throw new ShapeProblem("is empty");
	if (typeof value !== "object" || value === null || Array.isArray(value)) throw new ShapeProblem(`is ${kindOf(value)}, not an object`);
	return value;
};
function object(shape) {
	const entries = Object.entries(shape);
	return (value, redact) => {
		const source = fields(value, redact);
		const result = {};
		for (const [name, decoder] of entries) {
			const read = at(name, decoder, source[name], redact);
			if (read !== void 0) result[name] = read;
		}
		return result;
	};
}
function list(item) {
	return (value, redact) => {
		if (value === void 0 || value === null) return [];
		if (!Array.isArray(value)) throw new ShapeProblem(`is ${kindOf(value)}, not a list`);
		return value.map((one, index) => at(index, item, one, redact));
	};
}
function optional(decoder) {
	return (value, redact) => value === void 0 || value === null || value === "" ? void 0 : decoder(value, redact);
}
function lenient(decoder) {
	const read = optional(decoder);
	return (value, redact) => {
		try {
			return read(value, redact);
		} catch (error) {
			if (error instanceof ShapeProblem) return void 0;
			throw error;
		}
	};
}
function withDefault(decoder, otherwise) {
	return (value, redact) => decoder(value, redact) ?? otherwise;
}
function mapped$1(decoder, change) {
	return (value, redact) => change(decoder(value, redact));
}
const text = (value, redact) => {
	if (typeof value === "string") return redact(value);
	if (value === void 0 || value === null) return "";
	throw new ShapeProblem(`is ${kindOf(value)}, not text`);
};
const requiredText = (value, redact) => {
	const read = text(value, redact);
	if (read === "") throw new ShapeProblem("is missing");
	return read;
};
const boolean = (value) => {
	if (typeof value === "boolean") return value;
	if (value === void 0 || value === null) return false;
	throw new ShapeProblem(`is ${kindOf(value)}, not true or false`);
};
const count = (value) => {
	if (value === void 0 || value === null) return 0;
	const number = typeof value === "string" && /^\d{1,16}$/.test(value) ? Number(value) : value;
	if (typeof number === "number" && Number.isSafeInteger(number) && number >= 0) return number;
	throw new ShapeProblem(`is ${kindOf(value)}, not a whole number`);
};
const lenientCount = (value, redact) => {
	try {
		return count(value, redact);
	} catch (error) {
		if (error instanceof ShapeProblem) return void 0;
		throw error;
	}
};
const decimal = (value) => {
	const number = typeof value === "string" && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value;
	if (typeof number === "number" && Number.isFinite(number)) return number;
	if (value === void 0 || value === null) throw new ShapeProblem("is missing");
	throw new ShapeProblem(`is ${kindOf(value)}, not a number`);
};
const id = (value) => {
	if (typeof value === "number") {
		if (Number.isSafeInteger(value)) return BigInt(value);
		if (Number.isInteger(value) && Math.abs(value) <= 2 ** 64) throw new LostDigits("an id has lost digits");
	}
	if (typeof value === "bigint") return value;
	if (typeof value === "string" && /^-?\d{1,20}$/.test(value)) return BigInt(value);
	if (value === void 0 || value === null) throw new ShapeProblem("is missing");
	throw new ShapeProblem(`is ${kindOf(value)}, not a whole number`);
};
function at(place, decoder, value, redact) {
	try {
		return decoder(value, redact);
	} catch (error) {
		if (!(error instanceof ShapeProblem)) throw error;
		throw error.within(typeof place === "number" ? `[${place}]` : place);
	}
}
function kindOf(value) {
	if (value === null) return "null";
	if (Array.isArray(value)) return "a list";
	return {
		object: "an object",
		string: "text",
		boolean: "true or false"
	}[typeof value] ?? "a number";
}
function answerFields(known) {
	return (value, redact) => {
		const read = fields(value, redact);
		const names = Object.keys(read);
		if (names.length > 0 && !names.some((name) => known.includes(name))) throw new ShapeProblem(`has none of the fields ${known.join(", ")}`);
		return read;
	};
}
function listAnswer(name, item) {
	const answer = answerFields([name]);
	const rows = list(item);
	return (value, redact) => at(name, rows, answer(value, redact)[name], redact);
}
// src/platform/resources/dependency.ts
const repository = object({
	id,
	name: text,
	numDependencies: count,
	hasDependencyPathScan: boolean
});
const answer$3 = answerFields([
	"repositorySummaries",
	"hasMore",
	"cursor"
]);
const repositories = list(repository);
const cursor$2 = optional(id);
const repositoriesAnswer = (value, redact) => {
	const read = answer$3(value, redact);
	const next = at("cursor", cursor$2, read.cursor, redact);
	return {
		rows: at("repositorySummaries", repositories, read.repositorySummaries, redact),
		cursor: next === 0n ? void 0 : next,
		hasMore: at("hasMore", boolean, read.hasMore, redact)
	};
};
const deploymentsAnswer = listAnswer("deployments", object({
	id,
	slug: requiredText,
	name: withDefault(lenient(text), "")
}));
// src/platform/resources/finding.ts
const FINDING_STATUSES = [
	"open",
	"fixed",
	"ignored",
	"reviewing",
	"fixing",
	"provisionally_ignored"
];
// src/platform/resources/row.ts
function part(value) {
	return typeof value === "object" && value !== null ? value : NOTHING;
}
const NOTHING = {};
function textOf(value, redact) {
	return typeof value === "string" && value !== "" ? redact(value) : void 0;
}
function idText(value, redact) {
	return typeof value === "number" || typeof value === "bigint" ? String(value) : textOf(value, redact);
}
function idOf$1(value) {
	if (typeof value === "bigint") return value;
	if (typeof value === "string") return /^\d{1,20}$/.test(value) ? BigInt(value) : void 0;
	if (typeof value !== "number") return void 0;
	if (Number.isSafeInteger(value)) return BigInt(value);
	if (Number.isInteger(value) && Math.abs(value) <= 2 ** 64) throw new LostDigits("an id has lost digits");
}
function positionOf(value) {
	const number = typeof value === "string" && /^\d{1,9}$/.test(value) ? Number(value) : value;
	return typeof number === "number" && Number.isSafeInteger(number) && number > 0 ? number : void 0;
}
function decimalOf(value) {
	const number = typeof value === "string" && /^\d+(\.\d+)?$/.test(value) ? Number(value) : value;
	return typeof number === "number" && Number.isFinite(number) ? number : void 0;
}
function textsOf(value, redact) {
	if (!Array.isArray(value) || value.length === 0) return void 0;
	const texts = [];
	for (const item of value) {
		const text = textOf(item, redact);
		if (text !== void 0) texts.push(text);
	}
	return texts;
}
function enumText(value, redact, prefix = "") {
	const text = textOf(value, redact);
	if (text === void 0) return void 0;
	const lower = (prefix !== "" && text.startsWith(prefix) ? text.slice(prefix.length) : text).toLowerCase();
	return lower === "unspecified" || lower === "" ? void 0 : lower;
}
const STATUSES = new Set(FINDING_STATUSES);
function statusOf(text) {
	return text !== void 0 && STATUSES.has(text) ? text : void 0;
}
function present(row) {
	const kept = {};
	for (const name in row) if (row[name] !== void 0) kept[name] = row[name];
	return kept;
}
// src/platform/resources/shared-rules.ts
const MAX_RULES = 1e4;
var SharedRules = class {
	#known = new Map();
	of(row, redact) {
		const raw = part(row.rule);
		const { name } = raw;
		if (typeof name !== "string") return factsOf(row, raw, redact);
		const known = this.#known.get(name);
		if (known !== void 0 && isSame(known.raw, raw)) return known.facts;
		const facts = factsOf(row, raw, redact);
		if (known === void 0 && this.#known.size < MAX_RULES) this.#known.set(name, {
			raw,
			facts
		});
		return facts;
	}
};
function isSame(one, other) {
	return one.message === other.message && one.category === other.category && one.confidence === other.confidence && isSameList(one.cwe_names, other.cwe_names) && isSameList(one.owasp_names, other.owasp_names);
}
function isSameList(one, other) {
	if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
	return one.length === other.length && one.every((item, index) => item === other[index]);
}
function factsOf(row, rule, redact) {
	const category = textOf(rule.category, redact);
	return {
		rule: textOf(rule.name, redact) ?? textOf(row.rule_name, redact),
		message: textOf(rule.message, redact) ?? textOf(row.rule_message, redact),
		confidence: enumText(rule.confidence, redact),
		categories: category === void 0 ? void 0 : [category],
		cwe_names: textsOf(rule.cwe_names, redact),
		owasp_names: textsOf(rule.owasp_names, redact)
	};
}
// src/platform/resources/finding-row.ts
function findingsAnswer(kind) {
	const rules = new SharedRules();
	return listAnswer("findings", (value, redact) => {
		const row = fields(value, redact);
		const finding = findingOf(kind, at("id", id, row.id, redact), row, rules.of(row, redact), redact);
		return kind === "sca" ? Object.assign(finding, supplyChainOf(row, redact)) : finding;
	});
}
function findingOf(kind, id, row, rule, redact) {
	const repository = part(row.repository);
	const location = part(row.location);
	const assistant = part(row.assistant);
	return {
		kind,
		id,
		match_based_id: textOf(row.match_based_id, redact),
		repository: textOf(repository.name, redact),
		repository_url: textOf(repository.url, redact),
		ref: textOf(row.ref, redact),
		first_seen_scan_id: idOf$1(row.first_seen_scan_id),
		severity: enumText(row.severity, redact),
		confidence: enumText(row.confidence, redact) ?? rule.confidence,
		status: statusOf(enumText(row.status, redact)),
		triage_state: enumText(row.triage_state, redact),
		triage_reason: enumText(row.triage_reason, redact),
		triage_comment: textOf(row.triage_comment, redact),
		created_at: textOf(row.created_at, redact),
		relevant_since: textOf(row.relevant_since, redact),
		triaged_at: textOf(row.triaged_at, redact),
		state_updated_at: textOf(row.state_updated_at, redact),
		rule: rule.rule,
		message: rule.message,
		path: textOf(location.file_path, redact),
		line: positionOf(location.line),
		column: positionOf(location.column),
		end_line: positionOf(location.end_line),
		end_column: positionOf(location.end_column),
		line_of_code_url: textOf(row.line_of_code_url, redact),
		ticket: ticketOf(row.external_ticket, redact),
		autotriage_verdict: enumText(part(assistant.autotriage).verdict, redact),
		categories: textsOf(row.categories, redact) ?? rule.categories,
		cwe_names: rule.cwe_names,
		owasp_names: rule.owasp_names,
		component_tag: textOf(part(assistant.component).tag, redact),
		policy: policyOf(row.sourcing_policy, redact)
	};
}
function supplyChainOf(row, redact) {
	return present({
		dependency: dependencyOf(row.found_dependency, redact),
		reachability: enumText(row.reachability, redact)?.replaceAll(" ", "_"),
		epss_score: epssOf(row.epss_score),
		malicious: maliciousOf(row.is_malicious),
		vulnerability_identifier: textOf(row.vulnerability_identifier, redact)
	});
}
function maliciousOf(value) {
	const whole = value ?? false;
	return typeof whole === "boolean" ? whole : void 0;
}
function epssOf(value) {
	return value === void 0 || value === null ? void 0 : decimalOf(part(value).score ?? 0);
}
function dependencyOf(value, redact) {
	if (value === void 0 || value === null) return void 0;
	const dependency = part(value);
	return present({
		package: textOf(dependency.package, redact),
		version: textOf(dependency.version, redact),
		ecosystem: textOf(dependency.ecosystem, redact),
		transitivity: enumText(dependency.transitivity, redact)
	});
}
function policyOf(value, redact) {
	if (value === void 0 || value === null) return void 0;
	const policy = part(value);
	const name = textOf(policy.name, redact);
	const slug = textOf(policy.slug, redact);
	return name === void 0 && slug === void 0 ? void 0 : present({
		name,
		slug
	});
}
function ticketOf(value, redact) {
	if (value === void 0 || value === null) return void 0;
	const ticket = part(value);
	const id = idText(ticket.id, redact);
	const slug = textOf(ticket.external_slug ?? ticket.externalSlug, redact);
	const url = textOf(ticket.url, redact);
	if (id === void 0 && slug === void 0 && url === void 0) return void 0;
	return present({
		id,
		slug,
		url
	});
}
// src/platform/resources/policy.ts
const numericText = (value, redact) => typeof value === "number" || typeof value === "bigint" ? String(value) : requiredText(value, redact);
const policiesAnswer = listAnswer("policies", object({
	id: numericText,
	isDefault: boolean,
	name: text,
	productType: withDefault(lenient(text), ""),
	slug: withDefault(lenient(text), "")
}));
// src/platform/resources/project.ts
const enabled = withDefault(optional(object({ enabled: boolean })), { enabled: false });
const project = object({
	id: optional(id),
	name: requiredText,
	tags: list(text),
	created_at: lenient(text),
	default_branch: lenient(text),
	latest_scan_at: lenient(text),
	primary_branch: lenient(text),
	url: lenient(text),
	managed_scan_config: optional(object({
		diff_scan: enabled,
		full_scan: enabled
	}))
});
const projectsAnswer = listAnswer("projects", project);
function projectAnswer(expected, redirectedTo) {
	return (value, redact) => {
		const read = at("project", project, fields(value, redact).project, redact);
		const isNamed = read.name.toLowerCase() === expected.name.toLowerCase() || redirectedTo !== void 0 && mayName(redirectedTo, read.name);
		const isSame = read.id === void 0 || expected.id === void 0 || read.id === expected.id;
		if (isNamed && isSame) return read;
		const got = {
			kind: "project",
			name: read.name,
			...read.id === void 0 ? {} : { id: read.id }
		};
		throw new ForeignAnswer({
			kind: "project",
			...expected
		}, got);
	};
}
function mayName(path, name) {
	const [, named] = /\/projects\/(.+?)(?:\/tags|\/managed-scan)?(?:\?|$)/.exec(path) ?? [];
	if (named === void 0 || /^\d+$/.test(named)) return true;
	try {
		return decodeURIComponent(named).toLowerCase() === name.toLowerCase();
	} catch {
		return false;
	}
}
function hasTags(of, tags) {
	return tags.every((tag) => of.tags.includes(tag));
}
function hasAnyTag(of, tags) {
	return tags.some((tag) => of.tags.includes(tag));
}
// src/platform/resources/scan.ts
const plainFields = (value, redact) => {
	const kept = {};
	for (const [name, entry] of Object.entries(fields(value, redact))) if (typeof entry === "string") kept[redact(name)] = redact(entry);
	else if (typeof entry === "boolean" || typeof entry === "bigint") kept[redact(name)] = entry;
	else if (typeof entry === "number" && Number.isFinite(entry)) kept[redact(name)] = exactly(entry);
	return kept;
};
function exactly(number) {
	if (!Number.isInteger(number) || Number.isSafeInteger(number)) return number;
	throw new LostDigits("a number has lost digits");
}
const title = (value, redact) => {
	if (typeof value !== "object" || value === null) return void 0;
	const parts = Object.entries(value).map(([key, rest]) => {
		if (rest === null) return `${key}:`;
		return `${key}: ${typeof rest === "object" ? "\u2026" : String(rest)}`;
	});
	return parts.length === 0 ? void 0 : redact(parts.join(", "));
};
const meta = (value, redact) => {
	const { true: misread, ...entries } = fields(value, redact);
	const on = entries.on ?? misread;
	const kept = plainFields(entries, redact);
	for (const name of ["commit_title", "pull_request_title"]) {
		const whole = title(entries[name], redact);
		if (whole !== void 0) kept[name] = whole;
	}
	if (typeof on === "string") kept.on = redact(on);
	else delete kept.on;
	return kept;
};
const counts = object({
	findings: lenientCount,
	total_time: lenient(decimal)
});
const stats = (value, redact) => {
	const { findings: _, total_time: __, ...others } = plainFields(value, redact);
	return Object.assign(others, counts(value, redact));
};
const wholeScan = mapped$1(object({
	id,
	deployment_id: lenient(id),
	repository_id: lenient(id),
	enabled_products: withDefault(lenient(list(text)), []),
	exit_code: optional(count),
	has_logs: withDefault(lenient(boolean), false),
	started_at: lenient(text),
	completed_at: lenient(text),
	meta: withDefault(lenient(meta), {}),
	stats: lenient(stats)
}), withExitCode$1);
function scanAnswer(expected) {
	return (value, redact) => {
		const read = wholeScan(value, redact);
		if (read.id === expected) return read;
		throw new ForeignAnswer({
			kind: "scan",
			id: expected
		}, {
			kind: "scan",
			id: read.id
		});
	};
}
function withExitCode$1(read) {
	return read.exit_code === void 0 && read.completed_at !== void 0 ? {
		...read,
		exit_code: 0
	} : read;
}
// src/platform/resources/scan-search.ts
const summary = object({
	id,
	repository_id: lenient(id),
	exit_code: optional(count),
	status: (value, redact) => enumText(value, redact, "SCAN_STATUS_"),
	is_full_scan: withDefault(lenient(boolean), false),
	branch: lenient(text),
	commit: lenient(text),
	started_at: lenient(text),
	completed_at: lenient(text),
	total_time: lenient(decimal),
	enabled_products: lenient(list(text)),
	findings_counts: lenient(object({
		total: lenientCount,
		code: lenientCount,
		supply_chain: lenientCount,
		secrets: lenientCount
	}))
});
const answer$2 = answerFields(["scans", "cursor"]);
const scans = list(mapped$1(summary, withExitCode));
const cursor$1 = withDefault(optional(text), "");
const scansAnswer = (value, redact) => {
	const read = answer$2(value, redact);
	return {
		rows: at("scans", scans, read.scans, redact),
		cursor: at("cursor", cursor$1, read.cursor, redact)
	};
};
function withExitCode(read) {
	return read.exit_code === void 0 && read.status === "completed" ? {
		...read,
		exit_code: 0
	} : read;
}
// src/platform/resources/secret-row.ts
const answer$1 = answerFields([
	"findings",
	"cursor",
	"previous"
]);
const rowsOf = list(secretRow);
const cursor = withDefault(optional(text), "");
const secretsAnswer = (value, redact) => {
	const read = answer$1(value, redact);
	const rows = at("findings", rowsOf, read.findings, redact);
	return {
		rows: rows.flatMap((row) => row ?? []),
		length: rows.length,
		cursor: at("cursor", cursor, read.cursor, redact)
	};
};
function secretRow(value, redact) {
	const row = fields(value, redact);
	const status = enumText(row.status, redact, "FINDING_STATUS_");
	if (status === "removed") return void 0;
	const repository = part(row.repository);
	return present({
		kind: "secrets",
		id: at("id", id, row.id, redact),
		match_based_id: textOf(part(row.autotriage).matchBasedId, redact),
		repository: textOf(repository.name, redact),
		repository_url: textOf(repository.url, redact),
		repository_visibility: enumText(repository.visibility, redact, "REPOSITORY_VISIBILITY_"),
		ref: textOf(row.ref, redact),
		severity: enumText(row.severity, redact, "SEVERITY_"),
		confidence: enumText(row.confidence, redact, "CONFIDENCE_"),
		status: statusOf(status),
		created_at: textOf(row.createdAt, redact),
		state_updated_at: textOf(row.updatedAt, redact),
		rule: textOf(row.ruleHashId, redact),
		...placeOf(row, redact),
		ticket: ticketOf(row.externalTicket, redact),
		autotriage_verdict: verdictOf(part(row.autotriage).verdict, redact),
		secret_type: textOf(row.type, redact),
		validation_state: enumText(row.validationState, redact, "VALIDATION_STATE_"),
		historical: row.historicalInfo !== void 0 && row.historicalInfo !== null,
		mode: enumText(row.mode, redact, "MODE_")
	});
}
function placeOf(row, redact) {
	const place = textOf(row.findingPath, redact);
	const [, path = place, line] = /^(.+):(\d+)$/.exec(place ?? "") ?? [];
	return {
		path,
		line: positionOf(line),
		line_of_code_url: textOf(row.findingPathUrl, redact)
	};
}
function verdictOf(value, redact) {
	return /(true|false)_positive$/.exec(enumText(value, redact) ?? "")?.[0];
}
// src/platform/reader.ts
const OFFSET_SIZES = [
	3e3,
	1e3,
	100
];
const SECRET_LIMITS = [
	2e3,
	500,
	100
];
const SCAN_LIMITS = [500, 100];
const DEPENDENCY_PAGE_SIZE = 100;
const MAX_PROJECTS = 1e6;
const MAX_FINDINGS = 2e6;
const MAX_SCANS = 1e6;
var PlatformReader = class {
	#transport;
	constructor(transport) {
		this.#transport = transport;
	}
	deployments() {
		return this.#get("/api/v1/deployments", deploymentsAnswer);
	}
	projects(slug, options = {}) {
		const path = `${deploymentPath(slug)}/projects`;
		return stableList({
			fetchPage: (page, page_size) => this.#get(path, projectsAnswer, {
				page,
				page_size
			}),
			sizes: sizes(options, OFFSET_SIZES),
			keyOf: (project) => project.name.toLowerCase(),
			maxRows: MAX_PROJECTS
		});
	}
	project(slug, name, expected = {}) {
		const { id } = expected;
		const subject = id === void 0 ? { name } : {
			name,
			id
		};
		return this.#transport.read({
			method: "GET",
			path: projectPath(slug, name)
		}, (answer) => projectAnswer(subject, answer.redirectedTo)(answer.json, answer.redact));
	}
	scan(deploymentId, scanId) {
		return this.#get(`${numberedPath(deploymentId)}/scan/${scanId}`, scanAnswer(scanId));
	}
	async *searchScans(deploymentId, search) {
		const path = `${numberedPath(deploymentId)}/scans/search`;
		const asked = {
			repository_id: search.repositoryId,
			since: new Date(search.sinceMs).toISOString()
		};
		const pages = cursorPages({
			fetchPage: (cursor, limit) => this.#post(path, {
				...asked,
				limit,
				...cursor === "" ? {} : { cursor }
			}, scansAnswer),
			limits: SCAN_LIMITS,
			keyOf: (scan) => scan.id,
			maxRows: MAX_SCANS
		});
		for await (const rows of pages) yield* rows;
	}
	policies(deploymentId) {
		return this.#get(`${numberedPath(deploymentId)}/policies`, policiesAnswer);
	}
	repositoriesWithDependencies(deploymentId, filter, options = {}) {
		const path = `${numberedPath(deploymentId)}/dependencies/repositories`;
		const asked = filter === void 0 ? {} : { dependencyFilter: filter };
		return mixedPages({
			fetchPage: (page) => this.#post(path, {
				...page,
				...asked
			}, repositoriesAnswer),
			size: options.pageSize ?? DEPENDENCY_PAGE_SIZE,
			keyOf: (repository) => repository.id,
			maxRows: MAX_PROJECTS
		});
	}
	findings(slug, params, options = {}) {
		const path = `${deploymentPath(slug)}/findings`;
		const read = findingsAnswer(params.issue_type ?? "sast");
		return offsetPages({
			fetchPage: (page, page_size) => this.#get(path, read, {
				...params,
				page,
				page_size
			}),
			sizes: sizes(options, OFFSET_SIZES),
			keyOf: (finding) => finding.id,
			maxRows: MAX_FINDINGS
		});
	}
	secrets(deploymentId, params, options = {}) {
		const path = `${numberedPath(deploymentId)}/secrets`;
		return cursorPages({
			fetchPage: (cursor, limit) => this.#get(path, secretsAnswer, {
				...params,
				...cursor === "" ? {} : { cursor },
				limit
			}),
			limits: sizes(options, SECRET_LIMITS),
			keyOf: (finding) => finding.id,
			maxRows: MAX_FINDINGS
		});
	}
	#get(path, decoder, query) {
		const request = {
			method: "GET",
			path,
			...query === void 0 ? {} : { query }
		};
		return this.#transport.read(request, (answer) => decode(decoder, answer));
	}
	#post(path, body, decoder) {
		return this.#transport.read({
			method: "POST",
			path,
			body
		}, (answer) => decode(decoder, answer));
	}
};
function decode(decoder, answer) {
	return decoder(answer.json, answer.redact);
}
function sizes({ pageSize = Number.POSITIVE_INFINITY }, others) {
	const asked = Number.isFinite(pageSize) ? [pageSize] : [];
	const smaller = others.filter((size) => size < pageSize);
	return [
		...asked,
		...smaller,
		...others.filter((size) => size > pageSize)
	];
}
// src/platform/resources/triage.ts
const answer = answerFields(["num_triaged", "triaged_issues"]);
const issues = list(id);
const triagedAnswer = (value, redact) => {
	const read = answer(value, redact);
	const triaged_issues = at("triaged_issues", issues, read.triaged_issues, redact);
	return {
		num_triaged: at("num_triaged", count, read.num_triaged ?? triaged_issues.length, redact),
		triaged_issues
	};
};
// src/platform/tag-forms.ts
var TagForms = class {
	#toAdd = ["array", "object"];
	#toRemove = ["query", "body"];
	maxInQuery = Number.POSITIVE_INFINITY;
	get toAdd() {
		return this.#toAdd;
	}
	get toRemove() {
		return this.#toRemove;
	}
	worked(form) {
		if (form === "array" || form === "object") {
			if (this.#toAdd.length > 1) this.#toAdd = [form];
		} else if (this.#toRemove.length > 1) this.#toRemove = [form];
	}
};
// src/platform/writer.ts
var PlatformWriter = class {
	#transport;
	tagForms = new TagForms();
	constructor(transport) {
		this.#transport = transport;
	}
	addTags(slug, name, tags, options = {}) {
		const path = tagsPath(slug, name, tags);
		return inForms(options.form === void 0 ? this.tagForms.toAdd : [options.form], async (form) => {
			const body = form === "array" ? tags : { tags };
			const answer = await this.#project({
				method: "PUT",
				path,
				body
			}, name, options);
			if (answer.kind === "shown" && hasTags(answer.value, tags)) this.tagForms.worked(form);
			return answer;
		});
	}
	removeTags(slug, name, tags, options = {}) {
		const path = tagsPath(slug, name, tags);
		return inForms(options.form === void 0 ? this.tagForms.toRemove : [options.form], async (form) => {
			const answer = form === "query" ? await this.#removeByQuery(path, name, tags, options) : await this.#project({
				method: "DELETE",
				path,
				body: { tags }
			}, name, options);
			if (answer.kind === "shown" && !hasAnyTag(answer.value, tags)) this.tagForms.worked(form);
			return answer;
		});
	}
	toggleManagedScan(slug, name, scans, options = {}) {
		const path = `${projectPath(slug, name)}/managed-scan`;
		const body = {
			diff_scan: { enabled: scans.diff_scan },
			full_scan: { enabled: scans.full_scan }
		};
		return this.#project({
			method: "PATCH",
			path,
			body
		}, name, options);
	}
	setPrimaryBranch(slug, name, branch, options = {}) {
		const body = { primary_branch: branch };
		return this.#project({
			method: "PATCH",
			path: projectPath(slug, name),
			body
		}, name, options);
	}
	triage(slug, body, { attempts = 1 } = {}) {
		const path = `${deploymentPath(slug)}/triage`;
		return this.#transport.write({
			method: "POST",
			path,
			body
		}, attempts, (answer) => aboutThese(triagedOf(answer), body));
	}
	async #removeByQuery(path, name, tags, options) {
		if (tags.length > this.tagForms.maxInQuery) return this.#removeInParts(path, name, tags, options);
		const answer = await this.#project({
			method: "DELETE",
			path,
			query: { tags }
		}, name, options);
		if (answer.kind !== "refused" || answer.error.failure.status !== 414 || tags.length === 1) return answer;
		this.tagForms.maxInQuery = Math.ceil(tags.length / 2);
		return this.#removeInParts(path, name, tags, options);
	}
	async #removeInParts(path, name, tags, options) {
		const { maxInQuery } = this.tagForms;
		const first = await this.#removeByQuery(path, name, tags.slice(0, maxInQuery), options);
		if (first.kind !== "shown") return first;
		const rest = await this.#removeByQuery(path, name, tags.slice(maxInQuery), options);
		if (rest.kind === "shown" || rest.kind === "open") return rest;
		const delayMs = rest.kind === "deferred" ? rest.delayMs : 0;
		return {
			kind: "open",
			failure: {
				...rest.error.failure,
				uncertain: true
			},
			mayLandLater: false,
			delayMs
		};
	}
	#project(request, name, { id, attempts = 1 }) {
		const of = id === void 0 ? { name } : {
			name,
			id
		};
		return this.#transport.write(request, attempts, (answer) => projectAnswer(of, answer.redirectedTo)(answer.json, answer.redact));
	}
};
async function inForms(forms, write) {
	const refusals = [];
	for (const form of forms) {
		const answer = await write(form);
		if (answer.kind !== "refused") return {
			...answer,
			form
		};
		refusals.push({
			form,
			error: answer.error
		});
		if (!isRefusedForm(answer.error) && answer.error.failure.status !== 414) break;
	}
	const [first, ...others] = refusals;
	if (first === void 0) throw new RangeError("there is not a form to try");
	if (others.length === 0) return {
		kind: "refused",
		...first
	};
	const serverMessage = [...new Set(refusals.map(({ error }) => error.failure.serverMessage ?? ""))].filter(Boolean).join("; ");
	return {
		kind: "refused",
		error: errorOf({
			...first.error.failure,
			serverMessage
		}, first.error),
		form: others.at(-1)?.form ?? first.form
	};
}
function tagsPath(slug, name, tags) {
	if (tags.length === 0) throw new RangeError("there are no tags");
	return `${projectPath(slug, name)}/tags`;
}
function triagedOf(answer) {
	const { json, status, redact } = answer;
	if (typeof json === "object" && json !== null && Object.keys(json).length === 0 && status !== 200) throw new ShapeProblem(`has status ${status} and no fields`);
	return triagedAnswer(json, redact);
}
function aboutThese(triaged, { issue_ids: asked }) {
	const [got] = triaged.triaged_issues;
	const [expected] = asked ?? [];
	if (got === void 0 || expected === void 0) return triaged;
	const ids = new Set(asked);
	if (triaged.triaged_issues.some((id) => ids.has(id))) return triaged;
	throw new ForeignAnswer({
		kind: "finding",
		id: expected
	}, {
		kind: "finding",
		id: got
	});
}
// src/platform/platform.ts
function createPlatform(options) {
	const transport = new Transport(options);
	return {
		reader: new PlatformReader(transport),
		writer: new PlatformWriter(transport),
		stats: transport.stats,
		close: () => transport.close()
	};
}
// src/report/list-parts.ts
const LIST_PARTS = {
	"list-projects": "projects",
	"list-findings": "findings",
	"list-policies": "policies",
	"list-dependencies": "repositories"
};
function isList(operation) {
	return Object.hasOwn(LIST_PARTS, operation);
}
// src/model/time.ts
const DIGIT_0 = 48;
function epochMs(text) {
	if (text === void 0 || text.length < 19) return void 0;
	const separator = text[10];
	if (text[4] !== "-" || text[7] !== "-" || text[13] !== ":" || text[16] !== ":") return void 0;
	if (separator !== " " && separator !== "T") return void 0;
	const fraction = text[19] === "." ? digitsFrom(text, 20) : 0;
	const zoneMs = zoneOffsetMs(text, text[19] === "." ? 20 + fraction : 19);
	const ms = Date.UTC(number$1(text, 0, 4), number$1(text, 5, 7) - 1, number$1(text, 8, 10)) + ((number$1(text, 11, 13) * 60 + number$1(text, 14, 16)) * 60 + number$1(text, 17, 19)) * 1e3 + millisecondsOf(text, fraction) - zoneMs;
	return Number.isNaN(ms) ? void 0 : ms;
}
function number$1(text, start, end) {
	let value = 0;
	for (let at = start; at < end; at++) {
		const digit = text.charCodeAt(at) - DIGIT_0;
		value = digit >= 0 && digit <= 9 ? value * 10 + digit : NaN;
	}
	return value;
}
function digitsFrom(text, start) {
	let end = start;
	while (end < text.length && text.charCodeAt(end) >= DIGIT_0 && text.charCodeAt(end) < 58) end++;
	return end - start;
}
function millisecondsOf(text, digits) {
	const used = Math.min(3, digits);
	return used === 0 ? 0 : number$1(text, 20, 20 + used) * 10 ** (3 - used);
}
function zoneOffsetMs(text, at) {
	if (text[at] === "Z" && text.length === at + 1) return 0;
	const zone = text.slice(at);
	if (zone === "" || zone === "+00:00") return 0;
	const parts = /^([+-])(\d\d):?(\d\d)$/.exec(zone);
	if (parts === null) return NaN;
	const ms = (Number(parts[2]) * 60 + Number(parts[3])) * 6e4;
	return parts[1] === "-" ? -ms : ms;
}
// src/report/figures.ts
function number(value) {
	const [whole = "", rest] = String(value).split(".");
	const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ",");
	return rest === void 0 ? grouped : `${grouped}.${rest.slice(0, 3)}`;
}
function counted(count, one, several = `${one}s`) {
	return `${number(count)} ${count === 1 ? one : several}`;
}
function onOff(on) {
	return on ? "on" : "off";
}
function duration(ms) {
	if (ms < 1e3) return `${Math.round(ms)} ms`;
	if (ms < 1e4) return `${(ms / 1e3).toFixed(1).replace(".0", "")} s`;
	const seconds = Math.round(ms / 1e3);
	if (seconds < 60) return `${seconds} s`;
	const minutes = Math.floor(seconds / 60);
	if (minutes < 60) return seconds % 60 === 0 ? `${minutes} min` : `${minutes} min ${seconds % 60} s`;
	const hours = Math.floor(minutes / 60);
	return minutes % 60 === 0 ? `${number(hours)} h` : `${number(hours)} h ${minutes % 60} min`;
}
function age(sinceMs, nowMs) {
	const days = Math.floor((nowMs - sinceMs) / DAY_MS);
	if (days < 1) return "today";
	if (days < 100) return counted(days, "day");
	if (days < 730) return counted(Math.floor(days / 30.44), "month");
	return counted(Math.floor(days / 365.25), "year");
}
function minuteOf(ms) {
	return Number.isFinite(ms) && Math.abs(ms) < 864e13 ? `${new Date(ms).toISOString().slice(0, 16).replace("T", " ")} UTC` : String(ms);
}
function secondOf(time) {
	const ms = epochMs(time);
	return ms === void 0 ? time : `${new Date(ms).toISOString().slice(0, 19).replace("T", " ")} UTC`;
}
function dayOf(time) {
	const ms = epochMs(time);
	return ms === void 0 ? time : new Date(ms).toISOString().slice(0, 10);
}
function joined(parts, last = "and") {
	return parts.length < 2 ? parts[0] ?? "" : `${parts.slice(0, -1).join(", ")} ${last} ${parts[parts.length - 1]}`;
}
function similarNames(near = []) {
	return near.length === 0 ? "" : ` (similar: ${firstOf(near, 3)})`;
}
function firstOf(names, max = 10) {
	const more = names.length - max;
	return more > 0 ? `${names.slice(0, max).join(", ")} and ${number(more)} more` : names.join(", ");
}
// src/report/progress.ts
const PHASES = {
	listing: [
		"Listing",
		"row",
		"rows"
	],
	reading: [
		"Reading",
		"project",
		"projects"
	],
	writing: [
		"Writing",
		"project",
		"projects"
	],
	triaging: [
		"Triaging",
		"finding",
		"findings"
	],
	findings: [
		"Listing findings",
		"finding",
		"findings"
	],
	repositories: [
		"Reading from GitHub",
		"repository",
		"repositories"
	]
};
const PAUSES = {
	"rate-limit": "the rate limit of the platform",
	"github-rate-limit": "the rate limit of GitHub",
	scan: "the scan to end",
	findings: "the findings of the scan to be listed"
};
var ProgressCount = class {
	#now;
	#phase;
	#total;
	#done = 0;
	#sinceMs = 0;
	#pause;
	constructor(now) {
		this.#now = now;
	}
	begin(phase, total) {
		this.#phase = phase;
		this.#total = total;
		this.#done = 0;
		this.#sinceMs = this.#now();
	}
	advance(by) {
		this.#done += by;
	}
	pause(reason, ms) {
		this.#pause = {
			reason,
			untilMs: this.#now() + ms
		};
	}
	line() {
		const nowMs = this.#now();
		if (this.#pause !== void 0 && this.#pause.untilMs > nowMs) return `Waiting for ${PAUSES[this.#pause.reason]}, ${duration(this.#pause.untilMs - nowMs)} to go`;
		return this.#phase === void 0 ? void 0 : this.#phaseLine(PHASES[this.#phase], nowMs);
	}
	#phaseLine([doing, unit, units], nowMs) {
		const seconds = Math.max(.001, (nowMs - this.#sinceMs) / 1e3);
		const rate = this.#done / seconds;
		const count = this.#total === void 0 ? counted(this.#done, unit, units) : `${number(this.#done)} of ${counted(this.#total, unit, units)}`;
		const pace = this.#done === 0 ? "" : `, ${rate.toFixed(rate < 10 ? 1 : 0)} per second`;
		const left = this.#total === void 0 || this.#done === 0 ? "" : timeLeft((this.#total - this.#done) / rate);
		return `${doing}: ${count}, ${Math.round(seconds)} s so far${pace}${left}`;
	}
};
function timeLeft(seconds) {
	if (seconds <= 0) return "";
	return `, about ${seconds < 90 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min`} left`;
}
// \0builtin:node:fs
var require__builtin_node_fs = __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:fs");
}));
// src/runner/workspace.ts
var import__builtin_node_fs = __toESM(require__builtin_node_fs(), 1);
var import__builtin_node_util = require__builtin_node_util();
const open = (0, import__builtin_node_util.promisify)(import__builtin_node_fs.open);
const close = (0, import__builtin_node_util.promisify)(import__builtin_node_fs.close);
const stat = (0, import__builtin_node_util.promisify)(import__builtin_node_fs.stat);
const fstat = (0, import__builtin_node_util.promisify)(import__builtin_node_fs.fstat);
const read$1 = (0, import__builtin_node_util.promisify)(import__builtin_node_fs.read);
const TIMEOUT_MS = 5e3;
function readRegularFile(path, maxBytes, timeoutMs = TIMEOUT_MS) {
	const { promise: late, resolve } = Promise.withResolvers();
	const timer = setTimeout(() => resolve({ problem: "too slow" }), timeoutMs);
	return Promise.race([readText(path, maxBytes), late]).finally(() => clearTimeout(timer));
}
function workspaceIn(directory) {
	return { read: async (path, maxBytes) => (await readRegularFile((0, import__builtin_node_path.join)(directory, path), maxBytes)).text };
}
async function readText(path, maxBytes) {
	let file;
	try {
		if (!(await stat(path)).isFile()) return { problem: "not a regular file" };
		file = await open(path, import__builtin_node_fs.constants.O_RDONLY | import__builtin_node_fs.constants.O_NONBLOCK);
		const stats = await fstat(file);
		if (!stats.isFile()) return { problem: "not a regular file" };
		if (stats.size > maxBytes) return { problem: "too large" };
		return await readBounded(file, maxBytes);
	} catch (error) {
		return { problem: error.code === "ENOENT" ? "missing" : "unreadable" };
	} finally {
		if (file !== void 0) await close(file).catch(() => void 0);
	}
}
async function readBounded(file, maxBytes) {
	const chunks = [];
	let length = 0;
	for (;;) {
		const { buffer, bytesRead } = await read$1(file, { buffer: Buffer.alloc(65536) });
		if (bytesRead === 0) return { text: Buffer.concat(chunks).toString("utf8") };
		length += bytesRead;
		if (length > maxBytes) return { problem: "too large" };
		chunks.push(buffer.subarray(0, bytesRead));
	}
}
// src/version.ts
const VERSION = "1.0.0";
// src/perform.ts
const PROGRESS_INTERVAL_MS = 5e3;
async function perform(inputs, parts) {
	const { log, clock, environment, files, cancellation } = parts;
	const startedAtMs = clock.now();
	const stopping = cancellation(inputs.connection.timeLimitMs);
	const progress = new ProgressCount(clock.now);
	const platform = openPlatform(inputs, parts, stopping, progress);
	const timer = setInterval(() => {
		const line = progress.line();
		if (line !== void 0) log.info(line);
	}, PROGRESS_INTERVAL_MS);
	const rows = await listRows(inputs, parts);
	const result = await run(inputs, parts, platform, stopping, progress, rows ?? NO_ROWS);
	clearInterval(timer);
	platform.close();
	const facts = {
		baseUrl: addressOf(inputs.connection),
		version: VERSION,
		cancelled: stopping.reason() === "signal",
		notices: inputs.warnings.map((warning) => ({
			kind: "input",
			...warning
		})),
		...platform.stats,
		startedAtMs,
		endedAtMs: clock.now(),
		debug: environment.RUNNER_DEBUG === "1"
	};
	const { postComment } = await import("./publish.js").then((n) => n.L);
	const { url, notice } = await postComment(result, facts, {
		clock,
		stop: stopping.stop
	});
	const { publish } = await import("./publish.js").then((n) => n.t);
	return !publish(result, {
		...facts,
		notices: notice === void 0 ? facts.notices : [...facts.notices, notice],
		...url === void 0 ? {} : { commentUrl: url }
	}, {
		log,
		files,
		environment,
		...rows === void 0 ? {} : { rows }
	});
}
function openPlatform({ connection }, { clock }, { stop, abort }, progress) {
	return createPlatform({
		...connection,
		userAgent: `code-security-platform-action/${VERSION}`,
		clock,
		stop,
		abort,
		deadlineMs: clock.now() + connection.timeLimitMs,
		onFirstRequest: () => setImmediate(loadPublishing),
		onPause: (ms, reason) => {
			if (reason === "rate-limit") progress.pause(reason, ms);
		}
	});
}
function run({ connection, request }, { clock, workspace }, { reader, writer }, { stop, reason }, progress, rows) {
	const { maxRetries, timeLimitMs } = connection;
	return runOperation({
		platform: reader,
		writer: "dryRun" in request && !request.dryRun ? writer : void 0,
		baseUrl: addressOf(connection),
		clock,
		maxRetries,
		timeLimitMs,
		progress,
		rows,
		stop,
		stoppedBy: reason,
		workspace: workspaceIn(workspace),
		deployment: {},
		notices: []
	}, request);
}
function loadPublishing() {
	import("./publish.js").then((n) => n.t);
}
const NO_ROWS = { add: () => void 0 };
async function listRows({ connection, request: { operation } }, { files, clock }) {
	if (!isList(operation)) return void 0;
	const { ListRows } = await import("./report-list-rows.js");
	const tool = {
		version: VERSION,
		address: addressOf(connection)
	};
	return new ListRows(operation, files, clock.now(), tool);
}
function addressOf({ baseUrl }) {
	return baseUrl.href.replace(/\/+$/, "");
}
function cancellation(timeLimitMs) {
	const stop = new AbortController();
	const abort = new AbortController();
	let reason;
	let grace;
	const cancel = (why) => {
		reason ??= why;
		stop.abort();
		grace ??= setTimeout(() => abort.abort(), 800).unref();
	};
	const onSignal = () => cancel("signal");
	const endLimit = limit(timeLimitMs, () => cancel("time-limit"));
	process.on("SIGINT", onSignal).on("SIGTERM", onSignal);
	return {
		stop: stop.signal,
		abort: abort.signal,
		reason: () => reason,
		end: () => {
			endLimit();
			clearTimeout(grace);
		}
	};
}
function limit(ms, work) {
	if (ms > 2 ** 31 - 1) return () => void 0;
	const timer = setTimeout(work, ms).unref();
	return () => clearTimeout(timer);
}
// src/runner/engine.ts
var import__builtin_node_v8 = __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:v8");
}))();
function compileParserLater() {
	(0, import__builtin_node_v8.setFlagsFromString)("--wasm-tiering-budget=200000000");
}
// src/runner/exit.ts
function exit(succeeded) {
	process.exitCode = succeeded ? 0 : 1;
	process.stdout.write("", () => {
		if (isLookingUpNames()) becomeShell(process.exitCode);
		process.exit();
	});
}
function isLookingUpNames() {
	return process.getActiveResourcesInfo().includes("GetAddrInfoReqWrap");
}
const SHELL = "/bin/sh";
function becomeShell(exitCode) {
	if (process.execve === void 0 || !(0, import__builtin_node_fs.existsSync)(SHELL)) return;
	process.execve(SHELL, [
		"sh",
		"-c",
		`exit ${exitCode}`
	], {});
}
// src/runner/temporary-file.ts
var import__builtin_node_os = __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:os");
}))();
const BUFFER_LENGTH = 65536;
var TemporaryFile = class {
	#paths;
	#file;
	#waiting = "";
	#problem;
	constructor(directories, name) {
		this.#paths = directories.filter((directory) => directory !== "").map((directory) => (0, import__builtin_node_path.join)(directory, name));
	}
	get path() {
		return this.#problem === void 0 ? this.#file?.path : void 0;
	}
	get problem() {
		return this.#problem;
	}
	write(text) {
		this.#waiting += text;
		if (this.#waiting.length >= BUFFER_LENGTH) this.#flush();
	}
	close() {
		if (this.#waiting !== "") this.#flush();
		const descriptor = this.#file?.descriptor;
		if (descriptor !== void 0) this.#attempt(() => (0, import__builtin_node_fs.closeSync)(descriptor));
	}
	#flush() {
		const bytes = Buffer.from(this.#waiting);
		this.#waiting = "";
		if (this.#problem !== void 0) return;
		this.#file ??= this.#open();
		const { descriptor } = this.#file ?? {};
		if (descriptor === void 0) return;
		this.#attempt(() => {
			for (let written = 0; written < bytes.length;) written += (0, import__builtin_node_fs.writeSync)(descriptor, bytes, written);
		});
	}
	#open() {
		let problem = "there is no directory for it";
		for (const path of this.#paths) try {
			return {
				path,
				descriptor: (0, import__builtin_node_fs.openSync)(path, "wx", 384)
			};
		} catch (error) {
			problem = messageOf(error);
		}
		this.#problem = problem;
	}
	#attempt(work) {
		try {
			work();
		} catch (error) {
			this.#problem ??= messageOf(error);
		}
	}
};
function messageOf(error) {
	return error instanceof Error ? error.message : String(error);
}
// src/runner/files.ts
function stepFiles(environment, suffix) {
	const directories = [environment.RUNNER_TEMP ?? "", (0, import__builtin_node_os.tmpdir)()];
	const file = (name, extension) => new TemporaryFile(directories, `code-security-platform-${name}-${suffix}.${extension}`);
	return {
		report: file("report", "json"),
		plan: file("plan", "json"),
		csv: file("findings", "csv"),
		sarif: file("findings", "sarif")
	};
}
// src/runner/line.ts
const PRINTABLE = /^(?!.* {2})[ -~]*$/;
const UNSEEN = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
function plainText(text, maxLength = 200) {
	if (text.length <= maxLength && PRINTABLE.test(text)) return text;
	const start = text.length > maxLength * 4 ? text.slice(0, maxLength * 4) : text;
	const line = start.toWellFormed().replace(/[\s\u0085]+/g, " ").replace(UNSEEN, (unseen) => `<U+${(unseen.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}>`);
	const characters = [...line.slice(0, maxLength * 2)];
	return characters.length <= maxLength && line.length <= maxLength * 2 && start.length === text.length ? line : `${characters.slice(0, maxLength - 1).join("")}\u2026`;
}
function logLine(text, maxLength = 2e3) {
	return guarded(plainText(text, maxLength));
}
function alignedLine(text, maxLength = 2e3) {
	return guarded(text.split(/( {2,})/).map((part) => /^ {2,}$/.test(part) ? part : plainText(part, maxLength)).join(""));
}
function guarded(line) {
	return line.replaceAll("##[", "## [").replace(/^(\s*):(?=:)/, "$1: ");
}
// src/runner/log.ts
const MAX_ERROR_LENGTH = 5e4;
var Log = class {
	#stream;
	#closed = false;
	constructor(stream = process.stdout) {
		this.#stream = stream;
		stream.on("error", () => {
			this.#closed = true;
		});
	}
	info(text, maxLength) {
		this.#write(logLine(text, maxLength));
	}
	group(title, lines) {
		if (lines.length === 0) {
			this.info(title);
			return;
		}
		this.#write(`::group::${escapeData(logLine(title))}`);
		for (const line of lines) this.#write(alignedLine(line));
		this.#write("::endgroup::");
	}
	warning(text, place) {
		this.#write(`::warning${properties(place)}::${escapeData(logLine(text, MAX_ERROR_LENGTH))}`);
	}
	error(text) {
		this.#write(`::error::${escapeData(logLine(text, MAX_ERROR_LENGTH))}`);
	}
	mask(secret) {
		this.#write(`::add-mask::${escapeData(secret)}`);
	}
	#write(line) {
		if (this.#closed) return;
		try {
			this.#stream.write(`${line}\n`);
		} catch {
			this.#closed = true;
		}
	}
};
function properties(place) {
	if (place === void 0) return "";
	const { file, line, endLine, title } = place;
	return ` ${[
		["file", file],
		["line", line],
		["endLine", endLine],
		["title", title === void 0 ? void 0 : logLine(title, 200)]
	].flatMap(([name, value]) => value === void 0 || value === "" ? [] : [`${name}=${escapeProperty(String(value))}`]).join(",")}`;
}
function escapeData(text) {
	return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
function escapeProperty(text) {
	return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
// src/runner/secrets.ts
const MIN_LENGTH = 4;
function setSecret(log, secret) {
	for (const form of formsOf(secret)) log.mask(form);
}
function formsOf(secret) {
	const forms = [secret, ...secret.split(/[\r\n]+/).map((line) => line.trim())].flatMap((text) => [
		text,
		encodeURIComponent(text.toWellFormed()),
		JSON.stringify(text).slice(1, -1),
		htmlForm(text),
		...base64Forms(text)
	]);
	return new Set(forms.filter((form) => form.length >= MIN_LENGTH));
}
function htmlForm(text) {
	return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll("\"", "&quot;");
}
function base64Forms(text) {
	const bytes = Buffer.from(text);
	if (bytes.length < 8) return [];
	return [
		0,
		1,
		2
	].flatMap((offset) => {
		const shifted = Buffer.concat([Buffer.alloc(offset), bytes]).toString("base64");
		const start = offset === 0 ? 0 : 4;
		const end = shifted.length - (shifted.length % 4 === 0 && (bytes.length + offset) % 3 === 0 ? 0 : 4);
		const inner = shifted.slice(start, end);
		return offset === 0 ? [shifted, inner] : [inner];
	});
}
// src/main.ts
const parts = {
	environment: process.env,
	workspace: process.env.GITHUB_WORKSPACE || ".",
	log: new Log(),
	clock: {
		now: Date.now,
		random: Math.random,
		sleep: (ms, signal) => (0, import_promises.setTimeout)(ms, void 0, { signal }).catch(() => void 0)
	},
	files: stepFiles(process.env, `${Date.now().toString(36)}-${process.pid}`),
	cancellation
};
async function main() {
	const { environment, workspace, log, clock, files } = parts;
	for (const token of inputTokens(environment)) setSecret(log, token);
	const inputs = await parseInputs({
		environment,
		now: clock.now(),
		readFile: (path, maxBytes) => readRegularFile((0, import__builtin_node_path.resolve)(workspace, path), maxBytes)
	});
	if (inputs.ok) return perform(inputs, parts);
	const { publishProblems } = await import("./publish.js").then((n) => n.t);
	publishProblems(inputs, VERSION, {
		log,
		files,
		environment
	});
	return false;
}
function fail(error) {
	const { message, stack } = error instanceof Error ? error : new Error(String(error));
	if (process.env.RUNNER_DEBUG === "1") for (const line of (stack ?? "").split("\n")) parts.log.info(line);
	parts.log.error(`The step failed because of a fault in this action: ${message}. Run the job again with step debugging on, and report the log to the maintainers.`);
	return false;
}
compileParserLater();
main().catch(fail).then(exit);
// src/inputs/commit.ts
function readCommit(reader) {
	const text = reader.text("commit");
	if (text === void 0) return void 0;
	return fullHash(text) ?? reader.problem("commit", `is ${quote(text)}; give the full hash, 40 or 64 hexadecimal digits`);
}
function isQueued(event) {
	return event.name === "merge_group" && event.pullRequest !== void 0;
}
function commitOfRun(reader, event) {
	if (/^pull_request/.test(event.name)) {
		const head = fullHash(event.pullRequest?.headSha ?? "");
		if (head !== void 0) return head;
		return reader.problem("commit", `is empty, and the head of the pull request could not be read from the event's file; give \`\${{ github.event.pull_request.head.sha }}\``);
	}
	return fullHash(event.sha ?? "") ?? reader.problem("commit", `is empty, and outside of a workflow run there is no commit to take; give the full hash`);
}
function fullHash(text) {
	return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i.test(text) ? text.toLowerCase() : void 0;
}
// src/inputs/github.ts
function readGitHub(reader, environment) {
	const token = reader.text("github-token");
	if (token === void 0 || token === "${{ github.token }}") return void 0;
	checkCharacters(reader, "github-token");
	return {
		token,
		apiUrl: readAddress(reader, environment, "GITHUB_API_URL", "https://api.github.com"),
		serverUrl: readAddress(reader, environment, "GITHUB_SERVER_URL", "https://github.com")
	};
}
function readAddress(reader, environment, variable, usual) {
	const text = environment[variable] || usual;
	const url = URL.canParse(text) ? new URL(text) : void 0;
	if (url?.protocol === "https:" || url?.protocol === "http:" && isLoopback$1(url.hostname)) return text.replace(/\/+$/, "");
	const why = `cannot be used, because the variable ${variable} does not hold an \`https\` address`;
	reader.problem("github-token", `${why}; correct the variable, or give an empty \`github-token\``);
	return usual;
}
// src/inputs/operations/scan.ts
var scan_exports$1 = __exportAll({ readScan: () => readScan });
async function readScan(source) {
	return {
		operation: "scan",
		...readBase(source),
		scan: await readChoice(source)
	};
}
async function readChoice(source) {
	const { reader } = source;
	const scanId = reader.id("scan-id");
	if (reader.text("scan-id") === void 0) return readByCommit(source);
	for (const input of [
		"commit",
		"projects",
		"wait-for"
	].filter((one) => reader.text(one) !== void 0)) reader.problem(input, "and `scan-id` exclude each other, because either names the scan; leave one of them out");
	return {
		by: "id",
		scanId: scanId ?? 0n
	};
}
async function readByCommit(source) {
	const { reader, environment } = source;
	const event = await source.event();
	const project = readProject(reader, environment.GITHUB_REPOSITORY);
	const given = reader.text("commit") !== void 0;
	const commit = given ? readCommit(reader) : commitOfRun(reader, event);
	if (!given && isQueued(event)) reader.warn("commit", `is empty, and the merge group's own commit is taken, because only \`gate\` asks GitHub for the head of the pull request`);
	return {
		by: "commit",
		project,
		commit: commit ?? "",
		...event.ref === void 0 ? {} : { ref: event.ref },
		waitMs: readWait(source, 0)
	};
}
function readWait({ reader, timeLimitMs }, defaultMs) {
	const waitMs = reader.duration("wait-for", 0, MAX_DURATION_MS) ?? defaultMs;
	if (waitMs > timeLimitMs) reader.warn("wait-for", `is longer than \`time-limit\`, which ends the step first; raise \`time-limit\` to wait as long`);
	return waitMs;
}
// src/inputs/operations/gate.ts
var gate_exports = __exportAll({ readGate: () => readGate });
const DEFAULT_WAIT_MS = 9e5;
const OUTCOMES = ["fail", "warn"];
async function readGate(source) {
	const { reader, environment } = source;
	const event = await source.event();
	const github = readGitHub(reader, environment);
	const commit = readGatedCommit(reader, event, github !== void 0);
	const skip = readSkip(reader, event);
	const products = reader.listOf("products", [
		"sast",
		"sca",
		"secrets"
	]);
	return {
		operation: "gate",
		...readBase(source),
		...skip === void 0 ? {} : { skip },
		project: readProject(reader, environment.GITHUB_REPOSITORY),
		...commit === void 0 ? {} : { commit },
		waitMs: readWait(source, DEFAULT_WAIT_MS),
		failOn: reader.oneOf("fail-on", [...SEVERITIES, "none"]) ?? "high",
		failOnConfidence: reader.oneOf("fail-on-confidence", [
			"low",
			"medium",
			"high"
		]) ?? "low",
		...products.length === 0 ? {} : { products },
		newOnly: reader.boolean("new-only") ?? true,
		inheritIgnores: reader.boolean("inherit-ignores") ?? true,
		provisionallyIgnored: reader.oneOf("provisionally-ignored", ["ignore", "count"]) ?? "ignore",
		onTimeout: reader.oneOf("on-timeout", OUTCOMES) ?? "fail",
		onNoScan: reader.oneOf("on-no-scan", OUTCOMES) ?? "fail",
		annotations: reader.boolean("annotations") ?? true,
		comment: readComment(reader),
		event,
		...github === void 0 ? {} : { github }
	};
}
function readSkip(reader, event) {
	if (reader.text("token") !== void 0) return void 0;
	return reader.text("on-no-scan")?.toLowerCase() === "fail" ? void 0 : event.untrusted;
}
function readComment(reader) {
	return reader.oneOf("comment", [
		"auto",
		"always",
		"never"
	]) ?? "auto";
}
function readGatedCommit(reader, event, github) {
	if (reader.text("commit") !== void 0) return readCommit(reader);
	if (!isQueued(event)) return commitOfRun(reader, event);
	if (github) return void 0;
	reader.warn("github-token", `is empty, so that GitHub cannot be asked for the head of the pull request in the merge queue, and only a scan of the merge group's own commit counts`);
	return commitOfRun(reader, event);
}
// src/model/compare.ts
function compare(one, other) {
	if (one === other) return 0;
	return one < other ? -1 : 1;
}
// src/operations/context.ts
function isWriting(context) {
	return context.writer !== void 0;
}
// src/operations/limits.ts
function checkLimits(context, over) {
	if (over.length === 0) return;
	if (isWriting(context)) throw new StepError({
		kind: "too-many-changes",
		figures: [...over]
	});
	for (const one of over) context.notices.push({
		kind: "would-be-too-many",
		...one
	});
}
function maxChanges(allowed, figure, of) {
	return allowed === void 0 || figure <= allowed ? [] : [{
		limit: "max-changes",
		allowed,
		figure,
		of
	}];
}
// src/operations/findings/families.ts
const FIRST_SIZE = 1024;
function formerTriage(finding) {
	const { status, triage_state, triage_reason, triage_comment, triaged_at } = finding;
	return {
		...status === void 0 ? {} : { status },
		...triage_state === void 0 ? {} : { triageState: triage_state },
		...triage_reason === void 0 ? {} : { reason: triage_reason },
		...triage_comment === void 0 ? {} : { note: triage_comment },
		...triaged_at === void 0 ? {} : { triagedAt: triaged_at }
	};
}
function findingTarget(finding) {
	const { id, kind, repository, severity, rule, path, line, ref } = finding;
	const relevantSince = finding.relevant_since ?? finding.created_at;
	return {
		kind: "finding",
		id,
		issueType: kind,
		...repository === void 0 ? {} : { repository },
		...severity === void 0 ? {} : { severity },
		...rule === void 0 ? {} : { rule },
		...path === void 0 ? {} : { path },
		...line === void 0 ? {} : { line },
		...finding.line_of_code_url === void 0 ? {} : { url: finding.line_of_code_url },
		...ref === void 0 ? {} : { ref },
		...relevantSince === void 0 ? {} : { relevantSince },
		...finding.match_based_id === void 0 ? {} : { matchId: finding.match_based_id }
	};
}
var Families = class {
	#ids = new BigUint64Array(FIRST_SIZE);
	#keys = [];
	#repositories = [];
	#states = [];
	#untriaged = new Map();
	add(finding) {
		const at = this.#states.length;
		if (at === this.#ids.length) {
			const larger = new BigUint64Array(at * 2);
			larger.set(this.#ids);
			this.#ids = larger;
		}
		this.#ids[at] = finding.id;
		this.#keys.push(finding.match_based_id);
		this.#repositories.push(finding.repository ?? "");
		this.#states.push(this.#shared(finding));
	}
	siblingsOf(findings) {
		const wanted = new Map();
		const keys = new Map();
		for (const { id, matchId, repository } of findings) {
			if (matchId === void 0) continue;
			const key = `${repository ?? ""} ${matchId}`;
			keys.set(id, key);
			if (!wanted.has(key)) wanted.set(key, []);
		}
		if (wanted.size > 0) for (const [at, matchId] of this.#keys.entries()) {
			if (matchId === void 0) continue;
			wanted.get(`${this.#repositories[at]} ${matchId}`)?.push({
				id: this.#ids[at] ?? 0n,
				before: this.#states[at] ?? {}
			});
		}
		const siblings = new Map();
		for (const [id, key] of keys) {
			const others = (wanted.get(key) ?? []).filter((member) => member.id !== id);
			if (others.length > 0) siblings.set(id, others);
		}
		return siblings;
	}
	#shared(finding) {
		const former = formerTriage(finding);
		if (former.reason ?? former.note ?? former.triagedAt) return former;
		const key = `${former.status} ${former.triageState}`;
		const known = this.#untriaged.get(key);
		if (known !== void 0) return known;
		this.#untriaged.set(key, former);
		return former;
	}
};
// src/operations/findings/body.ts
function decisionFields({ state, reason, note }) {
	return {
		...state === void 0 ? {} : { new_triage_state: state },
		...reason === void 0 ? {} : { new_triage_reason: reason },
		...note === void 0 ? {} : { new_note: note }
	};
}
function statusAfter(state) {
	return state === "reopened" ? "open" : state;
}
// src/operations/findings/decision.ts
function isAlready({ target, before, after }) {
	if (before === void 0) return false;
	const { state, reason, note } = after;
	if (note !== void 0 && note !== before.note) return false;
	if (reason !== void 0 && reason !== before.reason) return false;
	if (state === void 0) return true;
	if (before.triageState !== void 0) return before.triageState === state;
	return (target.issueType !== "secrets" || state === "ignored") && state !== "reopened" && before.status === statusAfter(state);
}
function showsDecision(now, before, { state, reason, note }, issueType) {
	const isSecret = issueType === "secrets";
	if (state !== void 0) {
		if (!hasState(now, state, isSecret)) return "no";
		if (before !== void 0 && !hasState(before, state, isSecret)) return "yes";
	}
	if (isSecret) return "unclear";
	if (note !== void 0) return now.note === note ? "yes" : "no";
	if (reason !== void 0) return now.reason === reason ? "yes" : "no";
	return now.triageState === void 0 ? "unclear" : "yes";
}
function isUntouched(now, before) {
	const isSame = [
		"triageState",
		"reason",
		"note",
		"triagedAt"
	].every((field) => now[field] === void 0 || now[field] === before[field]);
	const isScanned = now.status === "fixed" || before.status === "fixed";
	return isSame && (now.triageState !== void 0 || isScanned || now.status === before.status);
}
function isDecidedApart(sibling, selected, isMarked) {
	const { triageState = "untriaged", note } = sibling;
	return triageState !== "untriaged" && triageState !== selected.triageState && !isMarked(note);
}
function hasState(triage, state, isSecret) {
	if (triage.triageState !== void 0) return triage.triageState === state;
	const status = statusAfter(state);
	const isHidden = isSecret && (status === "reviewing" || status === "fixing");
	return triage.status === (isHidden ? "open" : status);
}
// src/operations/write/finding-records.ts
var FindingRecords = class {
	records;
	#byId;
	#triaged = new Set();
	answered = 0;
	unlisted = 0;
	lost = {
		requests: 0,
		atMost: 0
	};
	constructor(changes, siblings = new Map(), readAtMs) {
		this.records = changes.map((change) => ({
			change,
			siblings: siblings.get(change.target.id) ?? [],
			readAtMs,
			state: isAlready(change) ? "unchanged" : "not-reached"
		}));
		this.#byId = new Map(this.records.map((record) => [record.change.target.id, record]));
	}
	get due() {
		return this.records.filter(({ state }) => state === "not-reached");
	}
	moved(ids, by) {
		for (const id of ids) {
			this.#triaged.add(id);
			const record = this.#byId.get(id);
			if (record === void 0) continue;
			if (decisionKey(record.change) === decisionKey(by)) {
				record.state = "changed";
				delete record.failure;
			} else if (record.state === "changed") {
				record.state = "failed";
				record.failure = { kind: "not-triaged" };
			}
		}
	}
	leave(change, others) {
		const record = this.#byId.get(change.target.id);
		if (record === void 0) return;
		record.state = "left";
		if (others !== void 0) record.others = others;
	}
	lose(change, losses) {
		const record = this.#byId.get(change.target.id);
		if (record !== void 0 && losses.length > 0) record.losses = losses;
	}
	selected(ids) {
		const before = this.#triaged.size;
		for (const id of ids) this.#triaged.add(id);
		return this.#triaged.size - before;
	}
	journal(isDryRun) {
		const findings = this.records.map(({ change, state, others, losses, failure }) => ({
			change,
			state: isDryRun && state === "not-reached" ? "would-change" : state,
			...others && { others },
			...losses && { losses },
			...failure && { failure }
		}));
		const unknown = findings.filter(({ state }) => state === "unknown").length;
		const { requests, atMost } = this.lost;
		return {
			findings,
			siblings: isDryRun ? this.#predicted() : this.#seenSiblings(),
			triage: {
				answered: this.answered,
				triaged: [...this.#triaged],
				unlisted: this.unlisted,
				uncertain: unknown + atMost === 0 ? {
					requests: 0,
					atMost: 0
				} : {
					requests,
					atMost: unknown + atMost
				}
			}
		};
	}
	#predicted() {
		const siblings = new Map();
		for (const { change, siblings: members } of this.due) for (const { id, before } of members) {
			if (this.#byId.get(id)?.state === "not-reached") continue;
			siblings.set(id, {
				id,
				of: change.target.id,
				before
			});
		}
		return [...siblings.values()];
	}
	#seenSiblings() {
		const known = new Map();
		for (const { change, siblings } of this.records) for (const { id, before } of siblings) known.set(id, {
			id,
			of: change.target.id,
			before
		});
		return [...this.#triaged].filter((id) => !this.#byId.has(id)).map((id) => known.get(id) ?? {
			id,
			before: void 0
		});
	}
};
function decisionKey({ target, after }) {
	return JSON.stringify([
		target.issueType,
		after.state ?? "",
		after.reason ?? "",
		after.note ?? ""
	]);
}
function repositoriesOf$1(targets) {
	const names = new Set(targets.map(({ repository }) => repository));
	const known = [...names].filter((name) => name !== void 0);
	return known.length === names.size ? known : void 0;
}
// src/model/tags.ts
const PLATFORM_TAG = "managed-scan";
function tagKey(tag) {
	return tag.normalize("NFC").toLowerCase();
}
function hasTag(tags, tag) {
	if (tags.includes(tag)) return true;
	const key = tagKey(tag);
	return tags.some((one) => tagKey(one) === key);
}
function tagsWithout(tags, list) {
	return tags.filter((tag) => !hasTag(list, tag));
}
// src/operations/write/project-fields.ts
const SETTINGS = {
	diff_scan: (project) => managedScans(project).diff_scan,
	full_scan: (project) => managedScans(project).full_scan,
	primary_branch: ({ primary_branch: branch }) => branch?.replace(/^refs\/heads\//, "")
};
const FIELDS = Object.keys(SETTINGS);
const SETTING_KINDS = [{
	fields: ["diff_scan", "full_scan"],
	sendsAll: true,
	isIn: ({ managed_scan_config: config }) => config !== void 0,
	send: (writer, slug, name, values, options) => writer.toggleManagedScan(slug, name, {
		diff_scan: values.diff_scan === true,
		full_scan: values.full_scan === true
	}, options)
}, {
	fields: ["primary_branch"],
	sendsAll: false,
	isIn: () => true,
	send: (writer, slug, name, { primary_branch: branch }, options) => writer.setPrimaryBranch(slug, name, String(branch ?? ""), options)
}];
function managedScans({ managed_scan_config: config }) {
	return {
		diff_scan: config?.diff_scan.enabled ?? false,
		full_scan: config?.full_scan.enabled ?? false
	};
}
function isTagChange(change) {
	return change.field === "tag";
}
function isSettingChange(change) {
	return change.field !== "tag";
}
function changeKey(change) {
	return isTagChange(change) ? `tag ${tagKey(change.tag)}` : change.field;
}
function shows(project, change) {
	return valueIn(project, change) === change.after;
}
function isAsBefore(project, change) {
	return valueIn(project, change) === change.before;
}
function valueIn(project, change) {
	return isTagChange(change) ? hasTag(project.tags, change.tag) : SETTINGS[change.field](project);
}
function formerOf(project) {
	const branch = SETTINGS.primary_branch(project);
	return {
		tags: project.tags,
		...project.managed_scan_config === void 0 ? {} : { managedScans: managedScans(project) },
		...typeof branch === "string" ? { primaryBranch: branch } : {}
	};
}
function tagDifferences(before, now) {
	return [...tagsWithout(now.tags, before.tags).map((tag) => tagDifference(tag, true)), ...tagsWithout(before.tags, now.tags).map((tag) => tagDifference(tag, false))];
}
function tagDifference(tag, after) {
	return {
		field: "tag",
		tag,
		before: !after,
		after
	};
}
function settingDifferences(before, now, { fields, isIn }) {
	if (!isIn(before) || !isIn(now)) return [];
	return fields.filter((field) => SETTINGS[field](before) !== SETTINGS[field](now)).map((field) => ({
		field,
		before: SETTINGS[field](before),
		after: SETTINGS[field](now)
	}));
}
function settingValues(project) {
	return Object.fromEntries(FIELDS.map((field) => [field, SETTINGS[field](project)]));
}
var ProjectRecord = class {
	name;
	seen;
	seenAtMs = Number.NEGATIVE_INFINITY;
	former;
	changes = [];
	decided = [];
	tagsAtRisk = [];
	putBack = [];
	failure;
	#sent = new Set();
	#landed = new Set();
	#others = new Map();
	#isInterrupted = false;
	constructor(name) {
		this.name = name;
	}
	get target() {
		return targetOf(this.seen ?? { name: this.name });
	}
	see(project, atMs) {
		this.name = project.name;
		this.former = {
			...formerOf(project),
			...this.former
		};
		const { managed_scan_config = this.seen?.managed_scan_config } = project;
		this.seen = managed_scan_config === void 0 ? project : {
			...project,
			managed_scan_config
		};
		this.seenAtMs = atMs;
		for (const change of this.#sent) if (shows(project, change)) this.#landed.add(change);
	}
	due() {
		const { seen } = this;
		if (seen === void 0) return [];
		return this.changes.filter((change) => !this.#landed.has(change) && isAsBefore(seen, change));
	}
	sending(changes) {
		for (const change of changes) this.#sent.add(change);
	}
	isSent(change) {
		return this.#sent.has(change);
	}
	noteOthers(changes) {
		for (const change of changes) {
			const key = changeKey(change);
			const earlier = this.#others.get(key);
			if (earlier === void 0) this.#others.set(key, change);
			else if (earlier.before === change.after) this.#others.delete(key);
			else this.#others.set(key, {
				...earlier,
				after: change.after
			});
		}
	}
	fail(error) {
		if (error instanceof CancelledError && !error.failure.uncertain) this.#isInterrupted = true;
		else this.failure ??= rowFailureOf(error);
	}
	row(isDryRun) {
		const { name, seen, former, changes, putBack, tagsAtRisk } = this;
		const done = changes.filter((change) => this.#sent.has(change) && seen && shows(seen, change));
		const failure = this.failure ?? this.#remaining(done);
		const others = [...this.#others.values()];
		return {
			project: name,
			...seen?.id === void 0 ? {} : { id: seen.id },
			...seen?.url === void 0 ? {} : { url: seen.url },
			state: this.#state(isDryRun, failure),
			...former && { former },
			changes,
			...this.#sent.size > 0 && { done },
			...putBack.length > 0 && { putBack },
			...tagsAtRisk.length > 0 && { tagsAtRisk },
			...others.length > 0 && { others },
			...failure && { failure }
		};
	}
	#remaining(done) {
		const { seen, changes } = this;
		if (this.#sent.size === 0 || seen === void 0) return void 0;
		const missing = changes.filter((change) => !done.includes(change) && !shows(seen, change));
		if (missing.length === 0) return void 0;
		const undone = missing.filter((change) => this.#landed.has(change));
		if (undone.length > 0) return {
			kind: "undone",
			changes: undone
		};
		return this.#isInterrupted ? {
			kind: "interrupted",
			left: missing
		} : void 0;
	}
	#state(isDryRun, failure) {
		if (failure !== void 0) return failure.kind === "unknown" ? "unknown" : "failed";
		const { seen, changes } = this;
		if (seen === void 0) return "not-reached";
		const missing = changes.filter((change) => !shows(seen, change));
		if (missing.length === 0 && this.#sent.size > 0) return "changed";
		if (missing.length === 0) return changes.length === 0 && this.#others.size > 0 ? "left" : "unchanged";
		if (isDryRun) return "would-change";
		if (this.#sent.size > 0) return "changed";
		return missing.some((change) => isAsBefore(seen, change)) ? "not-reached" : "left";
	}
};
function idOf(project) {
	return project?.id === void 0 ? {} : { id: project.id };
}
function targetOf({ name, id, url }) {
	return {
		kind: "project",
		name,
		...id === void 0 ? {} : { id },
		...url === void 0 ? {} : { url }
	};
}
// src/operations/findings/times.ts
function detectedMs(finding) {
	return epochMs(finding.relevant_since ?? finding.created_at);
}
// src/operations/rules/mark.ts
const START = "[code-security rule=\"";
const NO_NOTE = {
	text: "",
	marks: []
};
const MAX_NOTE_CHARACTERS = 3e3;
function readNote(note) {
	if (note === void 0) return NO_NOTE;
	const marks = [];
	let text = note.trimEnd();
	for (let found = lastMark(text); found !== void 0; found = lastMark(text)) {
		marks.unshift(found.mark);
		text = text.slice(0, found.start).trimEnd();
	}
	return {
		text,
		marks
	};
}
function hasMark(note) {
	return readNote(note).marks.length > 0;
}
function writeNote(text, ended, mark) {
	for (let left = ended;; left = left.slice(1)) {
		const note = [
			text,
			...left.map(markText),
			markText(mark)
		].filter((part) => part !== "").join(" ");
		if (note.length <= MAX_NOTE_CHARACTERS || left.length === 0) return note;
	}
}
function hasEnded({ kind, day }, momentMs) {
	return kind === "until" && (day === void 0 || day < dayOf$1(momentMs));
}
function markText({ rule, kind, day }) {
	const end = kind === "decided" ? "" : ` ${kind}=${day ?? "unknown"}`;
	return `${START}${rule}"${end}]`;
}
function lastMark(text) {
	if (!text.endsWith("]")) return void 0;
	const start = text.lastIndexOf(START);
	if (start < 0) return void 0;
	const parts = /^([^"[\]]*)"([^"[\]]*)$/.exec(text.slice(start + 21, -1));
	if (parts === null) return void 0;
	const [, rule = "", attribute = ""] = parts;
	return {
		mark: markOf(rule, attribute.trim()),
		start
	};
}
function markOf(rule, attribute) {
	if (attribute === "") return {
		rule,
		kind: "decided"
	};
	const [name, day = ""] = attribute.split("=", 2);
	const kind = name === "ended" ? "ended" : "until";
	return name === kind && isDay(day) ? {
		rule,
		kind,
		day
	} : {
		rule,
		kind
	};
}
// src/operations/pattern.ts
const ASCII = 128;
const MAX_NODES = 500;
function patternMatcher(pattern) {
	const tokens = tokensOf(pattern.toLowerCase());
	const start = startOf(tokens);
	const nodes = new Map();
	const nodeOf = (positions) => {
		const key = positions.join();
		const known = nodes.get(key);
		if (known !== void 0) return known;
		const accepts = positions.includes(tokens.length);
		const node = {
			positions,
			accepts,
			final: positions.length === 0 || accepts && tokens.at(-1) === "across",
			next: new Array(ASCII).fill(void 0)
		};
		if (nodes.size < MAX_NODES) nodes.set(key, node);
		return node;
	};
	const first = nodeOf(start);
	return (name) => {
		const text = name.toLowerCase();
		let node = first;
		for (let at = 0; at < text.length && !node.final; at++) {
			const code = text.charCodeAt(at);
			const known = code < ASCII ? node.next[code] : void 0;
			if (known !== void 0) {
				node = known;
				continue;
			}
			const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
			const next = nodeOf(advance(tokens, node.positions, character));
			if (code < ASCII) node.next[code] = next;
			at += character.length - 1;
			node = next;
		}
		return node.accepts;
	};
}
function tokensOf(pattern) {
	const parts = pattern.match(/\*{2,}|[\s\S]/gu) ?? [];
	return parts.flatMap((part, at) => {
		if (part === "?") return ["one"];
		if (part === "*") return ["within"];
		if (!part.startsWith("**")) return [{ character: part }];
		return (parts[at - 1] ?? "/") === "/" && parts[at + 1] === "/" ? ["maybe", "across"] : ["across"];
	});
}
function startOf(tokens) {
	const positions = new Set();
	reach(tokens, 0, positions);
	return [...positions];
}
function reach(tokens, position, positions) {
	if (positions.has(position)) return;
	positions.add(position);
	const token = tokens[position];
	if (token === "within" || token === "across") reach(tokens, position + 1, positions);
	if (token === "maybe") {
		reach(tokens, position + 1, positions);
		reach(tokens, position + 3, positions);
	}
}
function advance(tokens, from, character) {
	const positions = new Set();
	for (const position of from) {
		const token = tokens[position];
		if (token === void 0 || token === "maybe") continue;
		if (typeof token === "object") {
			if (token.character === character) reach(tokens, position + 1, positions);
		} else if (token === "across" || character !== "/") reach(tokens, token === "one" ? position + 1 : position, positions);
	}
	return [...positions].sort((a, b) => a - b);
}
// src/operations/names.ts
function nameMatcher({ names, patterns, except }) {
	const all = names.length + patterns.length === 0;
	const wantedNames = itemSet(names);
	const wantedPatterns = patterns.map(itemOf);
	const takenAway = namesAndPatterns(except);
	const exceptNames = itemSet(takenAway.names);
	const exceptPatterns = takenAway.patterns.map(itemOf);
	return {
		matches(name) {
			const isTakenAway = anyMatches(exceptNames, exceptPatterns, name);
			return (anyMatches(wantedNames, wantedPatterns, name) || all) && !isTakenAway;
		},
		unmatched: () => ({
			names: unmatchedOf(wantedNames.values()),
			patterns: unmatchedOf(wantedPatterns),
			except: [...unmatchedOf(exceptNames.values()), ...unmatchedOf(exceptPatterns)]
		})
	};
}
function itemsOf({ names, patterns, except }) {
	return [
		...names,
		...patterns,
		...except.map((item) => `!${item}`)
	];
}
function itemOf(text) {
	return {
		text,
		matches: patternMatcher(text),
		matched: false
	};
}
function itemSet(names) {
	return new Map(names.map((text) => [text.toLowerCase(), {
		text,
		matches: () => true,
		matched: false
	}]));
}
function anyMatches(names, patterns, name) {
	const named = names.size === 0 ? void 0 : names.get(name.toLowerCase());
	if (named !== void 0) named.matched = true;
	let found = named !== void 0;
	for (const item of patterns) {
		if (found && item.matched || !item.matches(name)) continue;
		found = true;
		item.matched = true;
	}
	return found;
}
function unmatchedOf(items) {
	return [...items].filter(({ matched }) => !matched).map(({ text }) => text);
}
// src/operations/findings/text-tests.ts
function textMatcher(value) {
	const matcher = isMatcher(value) ? value : isNameList(value) ? nameMatcher(value) : void 0;
	if (matcher !== void 0) return (text) => matcher.matches(text);
	const wanted = new Set([value].flat().map((text) => String(text).toLowerCase()));
	return (text) => wanted.has(text.toLowerCase());
}
function textsMatcher(value) {
	if (!isNameList(value)) {
		const matches = textMatcher(value);
		return (texts) => texts.some(matches);
	}
	const all = value.names.length + value.patterns.length === 0;
	const isWanted = textMatcher({
		...value,
		except: []
	});
	const isTakenAway = exceptMatcher(value.except);
	return (texts) => (all || texts.some(isWanted)) && !texts.some(isTakenAway);
}
function exceptMatcher(except) {
	if (except.length === 0) return () => false;
	return textMatcher({
		...namesAndPatterns(except),
		except: []
	});
}
function textTest(of) {
	return (value) => {
		const matches = textMatcher(value);
		return (finding) => {
			const text = of(finding);
			return text !== void 0 && text !== "" && matches(text);
		};
	};
}
function textsTest(of) {
	return (value) => {
		const matches = textsMatcher(value);
		return (finding) => {
			const texts = of(finding)?.filter((text) => text !== void 0);
			return texts !== void 0 && texts.length > 0 && matches(texts);
		};
	};
}
function mapTexts(value, change) {
	if (isNameList(value)) {
		const { names, patterns, except } = value;
		return {
			names: names.map(change),
			patterns: patterns.map(change),
			except: except.map(change)
		};
	}
	if (isMatcher(value)) return value;
	return [value].flat().map((text) => change(String(text)));
}
function isNameList(value) {
	return typeof value === "object" && "patterns" in value;
}
function isMatcher(value) {
	return typeof value === "object" && "matches" in value;
}
// src/operations/findings/refs.ts
const BRANCH = "refs/heads/";
function shortRef(ref) {
	return ref.startsWith(BRANCH) ? ref.slice(11) : ref;
}
function sameRef(one, other) {
	return one !== void 0 && other !== void 0 && shortRef(one) === shortRef(other);
}
function refMatcher(value) {
	if (typeof value === "object" && !Array.isArray(value)) {
		const matches = textMatcher(mapTexts(value, shortRef));
		return (ref) => matches(shortRef(ref));
	}
	const wanted = new Set([value].flat().map((ref) => shortRef(String(ref))));
	return (ref) => wanted.has(shortRef(ref));
}
// src/operations/findings/aliases.ts
const POLICY_OF_MODE = {
	monitor: "rule-board-audit",
	comment: "rule-board-pr-comments",
	block: "rule-board-block"
};
const MODE_OF_POLICY = new Map(Object.entries(POLICY_OF_MODE).map(([mode, slug]) => [slug, mode]));
function policyOfMode(mode) {
	return POLICY_OF_MODE[mode.toLowerCase()];
}
function modeOfPolicy(slug) {
	return slug === void 0 ? void 0 : MODE_OF_POLICY.get(slug) ?? slug;
}
const VALIDATION_ALIASES = {
	valid: "confirmed_valid",
	invalid: "confirmed_invalid"
};
function validationState(state) {
	const lower = state.toLowerCase();
	return VALIDATION_ALIASES[lower] ?? lower;
}
// src/operations/findings/conditions.ts
const EXPOSURE_OF_REACHABILITY = { no_reachability_analysis: "unknown" };
const FINDING_TESTS = {
	status: textTest((finding) => finding.status),
	autotriage_verdict: textTest((finding) => finding.autotriage_verdict),
	confidence: textTest((finding) => finding.confidence),
	categories: textsTest((finding) => finding.categories),
	component_tags: textTest((finding) => finding.component_tag),
	policies: textsTest(({ policy }) => [policy?.name, policy?.slug]),
	policy_mode: textTest(({ mode, policy }) => mode ?? modeOfPolicy(policy?.slug)),
	project_tags: (value, lookups) => {
		const matches = textsMatcher(value);
		return ({ repository }) => {
			const tags = repository === void 0 ? void 0 : lookups.projectTags(repository);
			return tags !== void 0 && matches([...tags]);
		};
	},
	ref: (value) => {
		const matches = refMatcher(value);
		return ({ ref }) => ref !== void 0 && matches(ref);
	},
	repos: textTest((finding) => finding.repository),
	rules: textTest((finding) => finding.rule),
	ruleset: void 0,
	severities: textTest((finding) => finding.severity),
	since: (value) => notBefore(Number(value) * 1e3),
	triage_reasons: textTest((finding) => finding.triage_reason),
	dependencies: textTest(({ dependency }) => dependency?.package),
	epss_probability: void 0,
	exposures: textTest(({ reachability = "" }) => EXPOSURE_OF_REACHABILITY[reachability] ?? reachability),
	transitivities: textTest(({ dependency }) => dependency?.transitivity),
	pro_only: void 0,
	include_historical: (value) => (finding) => value === true || finding.historical !== true,
	repository_visibility: textTest((finding) => finding.repository_visibility),
	secret_types: textTest((finding) => finding.secret_type),
	validation_state: (value) => {
		const matches = textMatcher(mapTexts(value, validationState));
		return ({ validation_state: state }) => state !== void 0 && matches(validationState(state));
	},
	older_than: (value) => {
		const limit = Number(value);
		return (finding) => {
			const since = detectedMs(finding);
			return since !== void 0 && since < limit;
		};
	},
	newer_than: (value) => notBefore(Number(value)),
	triaged_before: (value) => {
		const limit = Number(value);
		return (finding) => {
			const triaged = epochMs(finding.triaged_at);
			return triaged !== void 0 && triaged < limit;
		};
	},
	paths: textTest((finding) => finding.path),
	has_ticket: (value) => (finding) => finding.ticket !== void 0 === value,
	cwe: textsTest((finding) => finding.cwe_names),
	epss_above: (value) => {
		const limit = Number(value);
		return ({ epss_score: score }) => score !== void 0 && score > limit;
	},
	malicious: (value) => (finding) => (finding.malicious ?? false) === value
};
function notBefore(limitMs) {
	return (finding) => {
		const since = detectedMs(finding);
		return since !== void 0 && since >= limitMs;
	};
}
// src/operations/findings/directory.ts
const NO_LOOKUPS = { projectTags() {
	throw new Error("The list of projects was not read");
} };
async function readDirectory(context, slug) {
	const projects = new Map();
	for await (const { name, tags } of context.platform.projects(slug)) projects.set(name.toLowerCase(), {
		name,
		tags: new Set(tags.map((tag) => tag.toLowerCase()))
	});
	return {
		projectTags: (name) => projects.get(name.toLowerCase())?.tags,
		spelling: (name) => projects.get(name.toLowerCase())?.name,
		names: () => [...projects.values()].map(({ name }) => name)
	};
}
// src/operations/findings/parameters.ts
const MAX_VALUES = 50;
const FINDING_PARAMETERS = {
	since: () => void 0,
	rules: (value) => namesOnly("rules", value),
	policy_mode: (value) => mapped("policies", value, policyOfMode),
	triage_reasons: (value, { filters }) => filters.status === "ignored" ? ["triage_reasons", value] : void 0
};
const SECRET_PARAMETERS = {
	since: () => void 0,
	status: (value) => ["status", `FINDING_STATUS_${String(value).toUpperCase()}`],
	severities: (value) => mapped("severity", value, (one) => `SEVERITY_${one.toUpperCase()}`),
	validation_state: (value) => mapped("validationState", value, validationParameter)
};
const VALIDATION_STATES = new Set([
	"confirmed_valid",
	"confirmed_invalid",
	"validation_error",
	"no_validator"
]);
function findingParameters(query, repositories) {
	const { parameters, sent, since } = translated(query, FINDING_PARAMETERS, ["repos", repositories]);
	if (since !== void 0) parameters.since = Math.floor(since / 1e3);
	return {
		parameters: {
			issue_type: query.issueType,
			...parameters
		},
		sent
	};
}
function secretParameters(query, repositories) {
	const { parameters, sent, since } = translated(query, SECRET_PARAMETERS, ["repo", repositories]);
	if (since !== void 0) parameters.since = new Date(since).toISOString();
	return {
		parameters,
		sent
	};
}
function translated(query, table, [repositoryParameter, repositories]) {
	const parameters = {};
	const sent = new Set();
	for (const filter of TRIAGE_FILTERS) {
		const value = query.filters[filter.wire];
		const isDecidedByServer = filter.listed[query.issueType] === "server" && filter.wire !== "repos";
		if (value === void 0 || !isDecidedByServer) continue;
		const translate = table[filter.wire];
		const parameter = translate === void 0 ? namesOnly(filter.wire, value) : translate(value, query);
		if (parameter === void 0) continue;
		parameters[parameter[0]] = parameter[1];
		sent.add(filter.wire);
	}
	if (isShort(repositories)) {
		parameters[repositoryParameter] = repositories;
		sent.add("repos");
	}
	const since = sinceMs(query);
	if (since !== void 0) sent.add("since").add("newer_than");
	return {
		parameters,
		sent,
		since
	};
}
function namesOnly(name, value) {
	if (typeof value !== "object") return [name, value];
	const { names } = nameListOf(value);
	return names.length === value.length && isShort(value) ? [name, value] : void 0;
}
function mapped(name, value, change) {
	const values = [value].flat().map((one) => change(String(one)));
	const known = values.filter((one) => one !== void 0);
	return known.length === values.length ? [name, known] : void 0;
}
function validationParameter(state) {
	const name = validationState(state);
	return VALIDATION_STATES.has(name) ? `VALIDATION_STATE_${name.toUpperCase()}` : void 0;
}
function sinceMs({ filters, newerThanMs }) {
	const since = filters.since === void 0 ? void 0 : Number(filters.since) * 1e3;
	if (since === void 0 || newerThanMs === void 0) return since ?? newerThanMs;
	return Math.max(since, newerThanMs);
}
function isShort(values) {
	return values !== void 0 && values.length > 0 && values.length <= MAX_VALUES;
}
// src/operations/findings/query.ts
function queryTests(query, lookups) {
	return [...Object.entries(query.filters).flatMap(([name, value]) => {
		const filter = filterNamed(name);
		return filter.idle === value ? [] : [filterTest(filter, value, lookups)];
	}), ...rowTests(query, lookups)];
}
function filterNamed(name) {
	const filter = TRIAGE_FILTERS.find(({ wire }) => wire === name);
	if (filter === void 0) throw new Error(`There is no filter ${name}`);
	return filter;
}
function filterTest(filter, value, lookups) {
	const name = filter.wire;
	const test = FINDING_TESTS[name];
	if (test === void 0) throw new Error(`No list of findings decides the filter ${filterInput(filter)}`);
	if (!filter.patterns || !Array.isArray(value)) return {
		name,
		test: test(value, lookups)
	};
	const matcher = nameMatcher(nameListOf(value));
	return {
		name,
		test: test(matcher, lookups),
		matcher
	};
}
function rowTests(query, lookups) {
	const paths = query.paths === void 0 ? void 0 : nameMatcher(query.paths);
	const values = {
		older_than: query.olderThanMs,
		newer_than: query.newerThanMs,
		triaged_before: query.triagedBeforeMs,
		has_ticket: query.hasTicket,
		paths
	};
	return Object.entries(values).flatMap(([name, value]) => {
		if (value === void 0) return [];
		const test = FINDING_TESTS[name];
		return [{
			name,
			test: test(value, lookups),
			...name === "paths" && paths !== void 0 ? { matcher: paths } : {}
		}];
	});
}
// src/operations/findings/row-check.ts
var RowCheck = class {
	ignored = new Map();
	#ofServer;
	#ofRow;
	#searching;
	constructor(tests, sent) {
		this.#ofServer = tests.filter(({ name }) => sent.has(name));
		this.#ofRow = tests.filter(({ name }) => !sent.has(name));
		this.#searching = tests.filter(isSearching);
	}
	look(page) {
		if (this.#searching.length === 0) return;
		for (const finding of page) for (const { test } of this.#searching) test(finding);
		this.#searching = this.#searching.filter(isSearching);
	}
	selects(finding) {
		for (const { name, test } of this.#ofServer) {
			if (test(finding)) continue;
			this.ignored.set(name, (this.ignored.get(name) ?? 0) + 1);
			return false;
		}
		return this.#ofRow.every(({ test }) => test(finding));
	}
};
function isSearching({ matcher }) {
	if (matcher === void 0) return false;
	const { names, patterns, except } = matcher.unmatched();
	return names.length + patterns.length + except.length > 0;
}
// src/operations/nearest.ts
const MAX_SHARE = 1 / 3;
const MAX_LENGTH = 200;
async function nearestNames(text, names, count = 3) {
	if (text.length > MAX_LENGTH) return [];
	const { distance } = await Promise.resolve().then(() => __toESM(require_fastest_levenshtein(), 1));
	const sought = text.toLowerCase().replaceAll(/[*?]+/g, "");
	return names.flatMap((name) => {
		const lower = name.toLowerCase();
		const last = lower.slice(lower.lastIndexOf("/") + 1);
		const soughtLast = sought.slice(sought.lastIndexOf("/") + 1);
		const whole = lower.length > MAX_LENGTH ? Number.POSITIVE_INFINITY : distance(sought, lower);
		const parts = soughtLast !== "" && last.length <= MAX_LENGTH ? distance(soughtLast, last) + 1 : Number.POSITIVE_INFINITY;
		const best = Math.min(whole, parts);
		return best <= Math.max(2, Math.ceil(sought.length * MAX_SHARE)) ? [{
			name,
			best
		}] : [];
	}).sort((one, other) => one.best - other.best || (one.name < other.name ? -1 : 1)).slice(0, count).map(({ name }) => name);
}
// src/operations/findings/unmatched.ts
async function reportUnmatched(context, tests, directory, exclusions) {
	for (const { name: input, matcher } of tests) {
		if (matcher === void 0) continue;
		const unmatched = matcher.unmatched();
		const wanted = [...unmatched.patterns, ...input === "repos" ? unmatched.names : []];
		if (wanted.length + unmatched.except.length === 0) continue;
		const known = input === "repos" ? await knownNames(context, directory) : [];
		const isUnknown = (item) => !known.some(patternMatcher(item));
		const except = unmatched.except.filter(isUnknown);
		if (exclusions === "error" && except.length > 0) throw new StepError({
			kind: "exclusions-unmatched",
			input,
			items: except,
			near: (await Promise.all(except.map((item) => nearestNames(item, known)))).flat()
		});
		for (const pattern of except) {
			const near = await nearestNames(pattern, known);
			context.notices.push({
				kind: "exclusion-unmatched",
				input,
				pattern,
				near
			});
		}
		for (const pattern of wanted.filter(isUnknown)) {
			const near = await nearestNames(pattern, known);
			context.notices.push({
				kind: "pattern-unmatched",
				input,
				pattern,
				near
			});
		}
	}
}
async function knownNames(context, directory) {
	return (directory ?? await readDirectory(context, await resolveSlug(context))).names();
}
// src/operations/findings/list.ts
const DIFFERS_BY_BRANCH = new Set([
	"status",
	"triage_reasons",
	"ref",
	"since"
]);
async function* listFindings(context, query, options = {}) {
	const directory = await directoryFor(context, query, options);
	const tests = queryTests(query, options.lookups ?? directory ?? NO_LOOKUPS);
	const { pages, sent } = await request(context, query, options, directory);
	const check = new RowCheck(tests, sent);
	const isFirst = options.once && query.filters.ref === void 0 ? onceEach() : () => true;
	context.progress.begin("findings");
	for await (const page of pages) {
		context.progress.advance(page.length);
		check.look(page);
		const selected = page.filter((finding) => {
			options.onRow?.(finding);
			return check.selects(finding) && isFirst(finding);
		});
		if (selected.length > 0) yield selected;
	}
	for (const [filter, rows] of check.ignored) context.notices.push({
		kind: "filter-ignored",
		filter,
		rows
	});
	if (options.spelled) return;
	await reportUnmatched(context, tests, directory, options.unmatchedExclusions ?? "notice");
}
async function directoryFor(context, { filters }, { spelled, lookups }) {
	const needsTags = filters.project_tags !== void 0 && lookups === void 0;
	const needsNames = !spelled && plainNames(filters.repos) !== void 0;
	return needsTags || needsNames ? readDirectory(context, await resolveSlug(context)) : void 0;
}
async function request(context, query, options, directory) {
	const repositories = repositoriesOf(query, options, directory);
	const paging = options.pageSize === void 0 ? {} : { pageSize: options.pageSize };
	if (query.issueType === "secrets") {
		const { parameters, sent } = secretParameters(query, repositories);
		return {
			pages: context.platform.secrets(await resolveId(context), parameters, paging),
			sent
		};
	}
	const { parameters, sent } = findingParameters(options.allBranches ? sharedByBranches(query) : query, repositories);
	const once = options.once && query.filters.ref === void 0 ? { dedup: true } : {};
	const ref = options.serverRef === void 0 ? {} : { ref: options.serverRef };
	const slug = await resolveSlug(context);
	return {
		pages: context.platform.findings(slug, {
			...parameters,
			...once,
			...ref
		}, paging),
		sent
	};
}
function sharedByBranches({ newerThanMs: _, ...query }) {
	const filters = Object.entries(query.filters).filter(([name]) => !DIFFERS_BY_BRANCH.has(name));
	return {
		...query,
		filters: Object.fromEntries(filters)
	};
}
function repositoriesOf({ filters }, { spelled }, directory) {
	const names = plainNames(filters.repos);
	if (names === void 0 || spelled) return names;
	const spellings = names.map((name) => directory?.spelling(name)).filter((name) => name !== void 0);
	return spellings.length === names.length ? spellings : void 0;
}
function plainNames(repos) {
	if (!Array.isArray(repos)) return void 0;
	const { names } = nameListOf(repos);
	return names.length === repos.length ? names : void 0;
}
function onceEach() {
	const seen = new Map();
	return ({ repository = "", match_based_id: id }) => {
		if (id === void 0) return true;
		const ids = seen.get(repository) ?? new Set();
		seen.set(repository, ids);
		return ids.size < ids.add(id).size;
	};
}
// src/operations/write/carry-out.ts
const LATE_MS = 2e3;
const FIRST_LOOK_MS = 50;
async function carryOut(unit, pacing) {
	const { clock, stop, maxRetries } = pacing;
	let request;
	let landing;
	let isOpen = false;
	try {
		if (unit.isStale()) await unit.read();
		let repeats = 0;
		for (request = unit.next(); request !== void 0; request = unit.next()) {
			const answer = await unit.send(request, repeats + 1);
			if (answer.kind === "refused" || answer.kind === "deferred" && repeats === maxRetries) return unit.end(refusal(answer.error, landing), request);
			if (answer.kind === "deferred") {
				repeats += 1;
				await clock.sleep(answer.delayMs, stop);
				await unit.read();
				continue;
			}
			isOpen = true;
			const failure = answer.kind === "open" ? answer.failure : void 0;
			if (answer.kind === "open" && answer.mayLandLater) landing = answer.failure;
			if (answer.kind === "shown") unit.answered(request, answer.value);
			const mayRepeat = landing !== void 0 && repeats < maxRetries && unit.isRepeatable(request);
			const lookMs = mayRepeat && answer.kind === "open" ? answer.delayMs : LATE_MS;
			if (answer.kind === "shown" && (unit.isDone(request) || unit.turnsToOtherForm(request)) || unit.canLook && await isShownWithin(lookMs, unit, request, pacing) || landing === void 0 && unit.turnsToOtherForm(request)) {
				isOpen = false;
				landing = void 0;
			} else if (mayRepeat && landing !== void 0) {
				repeats += 1;
				unit.lost(request, landing);
				if (!unit.canLook) await clock.sleep(lookMs, stop);
			} else if (landing !== void 0) return unit.end({
				kind: "unknown",
				cause: landing
			}, request);
			else return unit.end({
				kind: "not-shown",
				...failure && { failure }
			}, request);
		}
		unit.end({ kind: "done" }, void 0);
	} catch (error) {
		const failure = error instanceof PlatformError ? error.failure : void 0;
		const cause = landing ?? (isOpen || failure?.uncertain ? failure : void 0);
		unit.end(refusal(error, cause), request);
		if (endsStep(error)) throw error;
	}
}
async function isShownWithin(ms, unit, request, { clock, stop }) {
	const endsAtMs = clock.now() + ms;
	for (let pauseMs = FIRST_LOOK_MS;; pauseMs *= 2) {
		await unit.read();
		if (unit.isDone(request)) return true;
		const leftMs = endsAtMs - clock.now();
		if (leftMs <= 0) return false;
		await clock.sleep(Math.min(pauseMs, leftMs), stop);
	}
}
function refusal(error, landing) {
	return landing === void 0 ? {
		kind: "refused",
		error
	} : {
		kind: "unknown",
		cause: landing
	};
}
// src/operations/write/finding-unit.ts
const MAX_LIST_AGE_MS = 3e4;
const REPOSITORIES = 50;
var FindingUnit = class FindingUnit {
	#context;
	#slug;
	#all;
	#chunk;
	#repositories;
	#readAtMs;
	#wroteAtMs;
	#uncounted = 0;
	constructor(context, slug, all, chunk) {
		this.#context = context;
		this.#slug = slug;
		this.#all = all;
		this.#chunk = chunk;
		this.#readAtMs = chunk[0]?.readAtMs;
		this.#repositories = this.#readAtMs === void 0 ? void 0 : repositoriesOf$1(chunk.map(({ change }) => change.target));
	}
	static *of(context, slug, all) {
		for (const group of Map.groupBy(all.due, ({ change }) => decisionKey(change)).values()) for (let start = 0; start < group.length; start += MAX_TRIAGE_LIMIT) {
			const chunk = group.slice(start, start + MAX_TRIAGE_LIMIT).filter(isDue);
			if (chunk.length > 0) yield new FindingUnit(context, slug, all, chunk);
		}
	}
	get size() {
		return this.#chunk.length;
	}
	get canLook() {
		return this.#repositories !== void 0;
	}
	isStale() {
		return this.#readAtMs !== void 0 && this.#context.clock.now() - this.#readAtMs > MAX_LIST_AGE_MS;
	}
	async read() {
		const repositories = this.#repositories;
		const issueType = this.#chunk[0]?.change.target.issueType;
		if (repositories === void 0 || issueType === void 0) return;
		const families = new Families();
		const now = new Map();
		const wanted = new Set(this.#chunk.map(({ change }) => change.target.id));
		for (let start = 0; start < repositories.length; start += REPOSITORIES) {
			const filters = { repos: repositories.slice(start, start + REPOSITORIES) };
			for await (const page of listFindings(this.#context, {
				issueType,
				filters
			}, { spelled: true })) for (const finding of page) {
				families.add(finding);
				if (wanted.has(finding.id)) now.set(finding.id, formerTriage(finding));
			}
		}
		this.#readAtMs = this.#context.clock.now();
		this.#see(now, families);
	}
	next() {
		const due = this.#chunk.filter(isDue);
		return due.length === 0 ? void 0 : due;
	}
	async send(records, attempts) {
		const [first] = records;
		const body = {
			issue_type: first?.change.target.issueType,
			issue_ids: records.map(({ change }) => change.target.id),
			limit: records.length,
			...decisionFields(first?.change.after ?? {})
		};
		const answer = await this.#context.writer.triage(this.#slug, body, { attempts });
		if (answer.kind === "shown" || answer.kind === "open") this.#wroteAtMs = this.#context.clock.now();
		if (answer.kind === "open") this.#all.lost.requests += 1;
		return answer;
	}
	answered(records, { num_triaged, triaged_issues }) {
		this.#all.answered += 1;
		this.#uncounted = Math.max(0, num_triaged - triaged_issues.length);
		const [first] = records;
		if (first !== void 0) this.#all.moved(triaged_issues, first.change);
	}
	isDone(records) {
		return !records.some(isDue);
	}
	isRepeatable([first]) {
		return first?.change.after.note === void 0;
	}
	turnsToOtherForm() {
		return false;
	}
	lost() {}
	end(end, records) {
		const open = (records ?? this.#chunk).filter(isDue);
		if (end.kind === "refused" && end.error instanceof CancelledError) return;
		this.#all.unlisted += this.#uncounted;
		const isUnknown = end.kind === "unknown" || end.kind === "not-shown" && this.#uncounted > 0;
		for (const record of open) {
			record.state = isUnknown ? "unknown" : "failed";
			record.failure = failureOf(end);
		}
	}
	#see(now, families) {
		const siblings = families.siblingsOf(this.#chunk.map(({ change }) => change.target));
		for (const record of this.#chunk.filter(isDue)) {
			const { id, issueType } = record.change.target;
			const { before = {}, after } = record.change;
			const row = now.get(id);
			const members = siblings.get(id) ?? [];
			if (row === void 0) {
				if (this.#wroteAtMs === void 0) record.state = "left";
			} else if (this.#wroteAtMs !== void 0 && showsDecision(row, before, after, issueType) === "yes") {
				const along = members.filter((one) => showsDecision(one.before, void 0, after, issueType) === "yes");
				this.#all.moved([id, ...along.map((one) => one.id)], record.change);
				this.#uncounted = Math.max(0, this.#uncounted - 1 - along.length);
			} else if (!isUntouched(row, before)) {
				record.state = "left";
				record.others = row;
			} else {
				const decided = members.find((one) => isDecidedApart(one.before, before, hasMark));
				if (decided === void 0 || this.#wroteAtMs !== void 0) continue;
				record.state = "left";
				record.others = decided.before;
			}
		}
	}
};
function isDue({ state }) {
	return state === "not-reached";
}
function failureOf(end) {
	if (end.kind === "refused") return rowFailureOf(end.error);
	if (end.kind === "unknown") return {
		kind: "unknown",
		cause: end.cause
	};
	return {
		kind: "not-triaged",
		...end.kind === "not-shown" && end.failure && { cause: end.failure }
	};
}
// src/operations/write/mutex.ts
var Mutex = class {
	#last = Promise.resolve();
	async run(work, isNeeded) {
		const turn = this.#last;
		let done = () => void 0;
		this.#last = new Promise((resolve) => {
			done = resolve;
		});
		await turn;
		try {
			if (!isNeeded()) done();
			return await work();
		} finally {
			done();
		}
	}
};
// src/operations/write/past-states.ts
var PastStates = class {
	#clock;
	#isSame;
	#past = [];
	constructor(clock, isSame) {
		this.#clock = clock;
		this.#isSame = isSame;
	}
	async during(state, write) {
		const past = {
			state,
			atMs: Number.POSITIVE_INFINITY
		};
		this.#past.push(past);
		try {
			return await write;
		} finally {
			past.atMs = this.#clock.now();
		}
	}
	isLate(state) {
		const sinceMs = this.#clock.now() - LATE_MS;
		this.#past = this.#past.filter(({ atMs }) => atMs > sinceMs);
		return this.#past.some((one) => this.#isSame(one.state, state));
	}
};
// src/operations/write/setting-unit.ts
var SettingUnit = class {
	canLook = true;
	#context;
	#slug;
	#kind;
	#record;
	#past;
	constructor(context, slug, kind, record) {
		this.#context = context;
		this.#slug = slug;
		this.#kind = kind;
		this.#record = record;
		this.#past = new PastStates(context.clock, (one, other) => settingDifferences(one, other, kind).length === 0);
	}
	static isFor(record, { fields }) {
		return record.changes.some((change) => isOneOf(fields, change));
	}
	isStale() {
		const { seen, seenAtMs, changes, decided } = this.#record;
		const { fields, sendsAll, isIn } = this.#kind;
		const own = new Set([...decided, ...changes.map(({ field }) => field)]);
		return sendsAll && fields.some((field) => !own.has(field)) || seen === void 0 || !isIn(seen) || this.#context.clock.now() - seenAtMs > 5e3;
	}
	async read() {
		const { seen, name } = this.#record;
		const project = await this.#context.platform.project(this.#slug, name, idOf(seen));
		if (!this.#past.isLate(project)) this.#see(project);
	}
	next() {
		const { seen } = this.#record;
		const changes = this.#record.due().filter((change) => isOneOf(this.#kind.fields, change)).filter(isSettingChange);
		if (seen === void 0 || changes.length === 0) return void 0;
		const wanted = Object.fromEntries(changes.map(({ field, after }) => [field, after]));
		return {
			changes,
			values: {
				...settingValues(seen),
				...wanted
			}
		};
	}
	send({ changes, values }, attempts) {
		const { seen, name } = this.#record;
		this.#record.sending(changes);
		const answer = this.#kind.send(this.#context.writer, this.#slug, name, values, {
			attempts,
			...idOf(seen)
		});
		return seen === void 0 ? answer : this.#past.during(seen, answer);
	}
	answered(_request, project) {
		this.#see(project);
	}
	isDone({ changes }) {
		const { seen } = this.#record;
		return seen !== void 0 && this.#kind.isIn(seen) && changes.every((change) => shows(seen, change));
	}
	isRepeatable() {
		return true;
	}
	turnsToOtherForm() {
		return false;
	}
	lost() {}
	end(end, request) {
		const failure = this.#failureOf(end, request);
		if (failure !== void 0) this.#record.fail(failure);
	}
	#failureOf(end, request) {
		if (end.kind === "done") return void 0;
		if (end.kind === "refused") return end.error;
		if (end.kind === "unknown") return new RowError({
			kind: "unknown",
			cause: end.cause
		});
		const { seen } = this.#record;
		return new RowError({
			kind: "settings-not-shown",
			shown: (request?.changes ?? []).filter((change) => seen === void 0 || !shows(seen, change)).map(({ field }) => ({
				field,
				value: seen && settingValues(seen)[field]
			})),
			...end.failure && { cause: end.failure }
		});
	}
	#see(project) {
		const { seen } = this.#record;
		if (seen !== void 0) {
			const others = settingDifferences(seen, project, this.#kind).filter(({ field }) => !this.#record.changes.some((change) => change.field === field && this.#record.isSent(change)));
			this.#record.noteOthers(others);
		}
		this.#record.see(project, this.#context.clock.now());
	}
};
function isOneOf(fields, { field }) {
	return fields.includes(field);
}
// src/operations/write/tag-server.ts
var TagServer = class {
	behaviour = "unknown";
	isOpaque = false;
	takenBy(request, gone, now) {
		const taken = tagsWithout(gone, request.list);
		const isListOnly = now.every((tag) => tag === "managed-scan" || hasTag(request.list, tag));
		if (taken.every((tag) => tag === "managed-scan")) return [];
		if (!isListOnly) return request.kind === "put" && this.behaviour !== "adds" ? taken : [];
		if (request.kind === "put") this.behaviour = "replaces";
		return taken;
	}
	learnFrom(request, before, answer) {
		if (this.behaviour !== "unknown" || request.kind !== "put") return;
		const isKept = (tag) => tag !== "managed-scan" && hasTag(answer, tag) && !hasTag(request.list, tag);
		if (before.some(isKept) && request.list.every((tag) => hasTag(answer, tag))) this.behaviour = "adds";
	}
};
// src/operations/write/tag-unit.ts
const MAX_PUT_BACKS = 3;
var TagUnit = class {
	canLook = true;
	#context;
	#slug;
	#record;
	#server;
	#past;
	#form;
	#underWay;
	#open = [];
	#taken = [];
	#putBacks = 0;
	constructor(context, slug, server, record) {
		this.#context = context;
		this.#slug = slug;
		this.#server = server;
		this.#record = record;
		this.#past = new PastStates(context.clock, (one, other) => tagDifferences(one, other).length === 0);
	}
	static isFor({ changes }) {
		return changes.some(isTagChange);
	}
	get mayLose() {
		return this.#server.behaviour === "unknown" && this.#now.length > 0;
	}
	isStale() {
		const { seenAtMs } = this.#record;
		const ageMs = this.#context.clock.now() - seenAtMs;
		return ageMs > 5e3 || ageMs > 0 && (this.mayLose || this.#server.behaviour === "replaces");
	}
	async read() {
		const { seen, name } = this.#record;
		const project = await this.#context.platform.project(this.#slug, name, idOf(seen));
		if (!this.#past.isLate(project)) this.#see(project, false);
	}
	next() {
		const due = this.#record.due().filter(isTagChange);
		const leaving = spelledIn(this.#now, due.filter(({ after }) => !after));
		const missing = this.#missing;
		if (missing.length > 0 && this.#putBacks === MAX_PUT_BACKS) return void 0;
		const coming = [...due.filter(({ after }) => after).map(({ tag }) => tag), ...missing];
		if (coming.length === 0) return leaving.length === 0 ? void 0 : {
			kind: "delete",
			tags: leaving,
			list: leaving
		};
		const stay = missing.length > 0 || this.#server.behaviour === "replaces" ? [...this.#taken, ...this.#now] : [];
		return {
			kind: "put",
			tags: coming,
			list: [...new Set([...tagsWithout(stay, leaving), ...coming])]
		};
	}
	async send(request, attempts) {
		const { seen } = this.#record;
		const isNamed = ({ tag }) => hasTag(request.kind === "put" ? request.list : request.tags, tag);
		const due = this.#record.due().filter(isTagChange);
		this.#record.sending(due.filter((change) => !hasTag(this.#taken, change.tag) && (isNamed(change) || this.#leavesOut(request, change))));
		if (this.#missing.length > 0) this.#putBacks += 1;
		this.#underWay = request;
		this.#noteRisk();
		const answer = this.#write(request, attempts);
		const ended = await (seen === void 0 ? answer : this.#past.during(seen, answer));
		this.#form = ended.form;
		if (ended.kind === "refused" || ended.kind === "deferred") {
			this.#underWay = void 0;
			this.#noteRisk();
		}
		return ended;
	}
	answered(request, project) {
		this.#server.learnFrom(request, this.#now, project.tags);
		this.#see(project, true);
	}
	isDone({ kind, tags }) {
		if (!tags.every((tag) => hasTag(this.#now, tag) === (kind === "put"))) return false;
		this.#underWay = void 0;
		if (this.#form !== void 0) this.#context.writer.tagForms.worked(this.#form);
		return true;
	}
	isRepeatable() {
		return true;
	}
	turnsToOtherForm({ kind }) {
		const { toAdd, toRemove } = this.#context.writer.tagForms;
		const forms = kind === "put" ? toAdd : toRemove;
		const other = forms.length > 1 && !this.#triedOther ? forms.find((form) => form !== this.#form) : void 0;
		if (other === void 0) return false;
		this.#triedOther = true;
		this.#form = other;
		return true;
	}
	#triedOther = false;
	lost(request, failure) {
		this.#open = [...this.#open, {
			request,
			failure
		}];
		this.#underWay = void 0;
		this.#noteRisk();
	}
	end(end, request) {
		const isTaken = (end.kind === "not-shown" || end.kind === "unknown") && request?.kind === "put" && this.mayLose;
		if (isTaken) this.#server.isOpaque = true;
		this.#noteRisk();
		const failure = this.#failureOf(end, request, isTaken);
		if (failure !== void 0) this.#record.fail(failure);
	}
	#failureOf(end, request, isTaken) {
		const [lost] = this.#open;
		const cause = end.kind === "unknown" ? end.cause : end.kind === "not-shown" ? end.failure : void 0;
		if (this.#missing.length > 0) return new RowError({
			kind: "tags-lost",
			lost: [...this.#missing],
			...cause && { cause }
		});
		switch (end.kind) {
			case "done":
				if (lost === void 0 || this.#record.tagsAtRisk.length === 0) return void 0;
				return new RowError({
					kind: "unknown",
					cause: lost.failure
				});
			case "refused": return end.error;
			case "unknown": return new RowError({
				kind: "unknown",
				cause: end.cause
			});
			case "not-shown":
				if (isTaken && cause !== void 0) return new RowError({
					kind: "unknown",
					cause
				});
				return new RowError(this.#notShown(request, cause));
		}
	}
	get #now() {
		return this.#record.seen?.tags ?? [];
	}
	get #missing() {
		return this.#taken.filter((tag) => tag !== PLATFORM_TAG);
	}
	#leavesOut({ kind }, { after }) {
		return kind === "put" && !after && this.#server.behaviour === "replaces";
	}
	#write({ kind, list }, attempts) {
		const { writer } = this.#context;
		const { seen, name } = this.#record;
		const form = this.#form;
		if (kind === "put") {
			const isToAdd = form === "array" || form === "object";
			return writer.addTags(this.#slug, name, list, {
				attempts,
				...idOf(seen),
				...isToAdd && { form }
			});
		}
		const isToRemove = form === "query" || form === "body";
		return writer.removeTags(this.#slug, name, list, {
			attempts,
			...idOf(seen),
			...isToRemove && { form }
		});
	}
	#see(project, isAnswer) {
		const { seen } = this.#record;
		if (seen !== void 0) this.#noteGone(seen, project, isAnswer);
		this.#record.see(project, this.#context.clock.now());
		const back = this.#taken.filter((tag) => tag !== "managed-scan" && hasTag(project.tags, tag));
		this.#record.putBack = [...new Set([...this.#record.putBack, ...back])];
		this.#taken = tagsWithout(this.#taken, project.tags);
		this.#noteRisk();
	}
	#noteGone(before, now, isAnswer) {
		const differences = tagDifferences(before, now);
		const gone = differences.filter(({ after }) => !after).map(({ tag }) => tag);
		const taken = this.#takenOf(gone, now.tags);
		const toPutBack = taken.filter((tag) => !this.#isSent(tag, false));
		const isOurs = (tag, after) => tag === "managed-scan" || this.#isSent(tag, after) || hasTag(after ? this.#taken : taken, tag);
		const others = differences.filter(({ tag, after }) => !isOurs(tag, after));
		const came = differences.some(({ tag, after }) => after && this.#isSent(tag, true));
		const isEvicted = isAnswer && came && now.tags.length === before.tags.length;
		this.#record.noteOthers(isEvicted ? others.map((one) => one.after ? one : {
			...one,
			isUnclear: true
		}) : others);
		this.#taken = [...new Set([...this.#taken, ...toPutBack])];
	}
	#takenOf(gone, now) {
		if (gone.length === 0) return [];
		const landed = this.#open.map(({ request }) => request).filter(({ list }) => list.every((tag) => hasTag(now, tag)));
		for (const request of [...landed, ...this.#underWay ? [this.#underWay] : []].toReversed()) {
			const taken = this.#server.takenBy(request, gone, now);
			if (taken.length === 0) continue;
			this.#open = this.#open.filter((one) => one.request !== request);
			return taken;
		}
		return [];
	}
	#isSent(tag, after) {
		return this.#record.changes.some((change) => isTagChange(change) && change.after === after && hasTag([change.tag], tag) && this.#record.isSent(change));
	}
	#noteRisk() {
		const isSafe = this.#server.behaviour === "adds";
		const lists = this.#open.flatMap(({ request }) => request.kind === "put" ? [request] : []);
		if (this.#underWay !== void 0) lists.push(this.#underWay);
		const takers = lists.filter(({ kind }) => kind === "delete" || !isSafe);
		const mayGo = (tag) => !this.#isSent(tag, false) && takers.some(({ list }) => !hasTag(list, tag));
		this.#record.tagsAtRisk = [...this.#missing, ...takers.length === 0 ? [] : this.#now.filter(mayGo)];
	}
	#notShown(request, cause) {
		const tags = request?.tags ?? [];
		const because = cause === void 0 ? {} : { cause };
		if (request?.kind === "delete") return {
			kind: "tags-not-removed",
			left: tags.filter((tag) => hasTag(this.#now, tag)),
			...because
		};
		return {
			kind: "tags-not-shown",
			missing: tagsWithout(tags, this.#now),
			...because
		};
	}
};
function spelledIn(now, changes) {
	return now.filter((tag) => changes.some((change) => hasTag([change.tag], tag)));
}
// src/operations/write/execute.ts
async function executeProjects(context, slug, records, { concurrency }) {
	const due = () => records.filter(({ failure }) => failure === void 0);
	context.progress.begin("writing", records.length);
	await executeTags(context, slug, due().filter(TagUnit.isFor), concurrency);
	for (const kind of SETTING_KINDS) await carryOutAll(context, due().filter((record) => SettingUnit.isFor(record, kind)).map((record) => new SettingUnit(context, slug, kind, record)), concurrency);
}
async function executeFindings(context, slug, findings) {
	context.progress.begin("triaging", findings.due.length);
	for (const unit of FindingUnit.of(context, slug, findings)) {
		await carryOut(unit, context);
		context.progress.advance(unit.size);
	}
}
async function executeTags(context, slug, records, concurrency) {
	const server = new TagServer();
	const probe = new Mutex();
	await forEachConcurrently(records, concurrency, async (record) => {
		const unit = new TagUnit(context, slug, server, record);
		const run = async () => {
			if (!(server.isOpaque && unit.mayLose)) await carryOut(unit, context);
		};
		await (unit.mayLose ? probe.run(run, () => unit.mayLose) : run());
		context.progress.advance(1);
	});
}
async function carryOutAll(context, units, concurrency) {
	await forEachConcurrently(units, concurrency, async (unit) => {
		await carryOut(unit, context);
		context.progress.advance(1);
	});
}
// src/operations/write/journal.ts
function journalOf(context, projects, findings = new FindingRecords([])) {
	const isDryRun = !isWriting(context);
	return {
		projects: projects.map((record) => record.row(isDryRun)),
		...findings.journal(isDryRun)
	};
}
function noticesOf({ findings, siblings, triage, projects }, isDryRun) {
	const notices = [];
	const listed = siblings.filter(({ before }) => before !== void 0).length;
	if (siblings.length > 0) notices.push({
		kind: "siblings-triaged",
		count: siblings.length,
		listed,
		isPlanned: isDryRun
	});
	if (triage.unlisted > 0) notices.push({
		kind: "triaged-unlisted",
		count: triage.unlisted
	});
	if (triage.uncertain.requests > 0) notices.push({
		kind: "answers-lost",
		...triage.uncertain
	});
	if (projects.some(({ putBack }) => putBack !== void 0)) notices.push({ kind: "tags-replaced" });
	const losses = findings.filter(({ state }) => state === (isDryRun ? "would-change" : "changed")).flatMap((row) => row.losses ?? []);
	for (const [what, of] of Map.groupBy(losses, (loss) => loss)) notices.push({
		kind: "undo-incomplete",
		what,
		count: of.length,
		isPlanned: isDryRun
	});
	const left = [...findings, ...projects].filter(({ state }) => state === "left").length;
	if (left > 0) notices.push({
		kind: "left-to-others",
		count: left
	});
	return notices;
}
function throwIfFailed({ projects, findings }) {
	throwIfAny("project", projects);
	throwIfAny("finding", findings);
}
function throwIfAny(of, rows) {
	const failed = rows.filter(({ state }) => state === "failed");
	const unknown = rows.filter(({ state }) => state === "unknown");
	if (failed.length + unknown.length === 0) return;
	const first = [...failed, ...unknown].find(({ failure }) => failure !== void 0)?.failure;
	throw new StepError({
		kind: "rows-failed",
		of,
		failed: failed.length,
		unknown: unknown.length,
		selected: rows.length,
		...first && { first }
	});
}
// src/model/scan-status.ts
const UNDER_WAY = ["pending", "running"];
function scanStatus({ completed_at, exit_code }) {
	if (completed_at === void 0) return "running";
	return isVerdict(exit_code) ? "completed" : "failed";
}
function searchedScanStatus(scan) {
	const { status, exit_code } = scan;
	if (status === void 0) return scanStatus(scan);
	if (UNDER_WAY.includes(status)) return "running";
	return status === "completed" && isVerdict(exit_code) ? "completed" : "failed";
}
function isVerdict(exitCode) {
	return exitCode === void 0 || exitCode === 0 || exitCode === 1;
}
// src/operations/find-project.ts
async function findProject(context, slug, name) {
	try {
		return await context.platform.project(slug, name);
	} catch (error) {
		if (!(error instanceof StatusError) || error.failure.status !== 404) throw error;
		const near = await nearestNames(name, await projectNames(context, slug) ?? []);
		throw new StepError({
			...error.failure,
			...near.length === 0 ? {} : { near }
		});
	}
}
async function projectNames(context, slug) {
	if (context.stop.aborted) return void 0;
	const names = [];
	try {
		for await (const { name } of context.platform.projects(slug)) names.push(name);
	} catch (error) {
		if (error instanceof CancelledError) throw error;
		return;
	}
	return names;
}
// src/operations/findings/severity.ts
const CONFIDENCES = [
	"low",
	"medium",
	"high"
];
function reaches(value, threshold, order) {
	const at = order.indexOf(value ?? "");
	return at === -1 || at >= order.indexOf(threshold);
}
function reachesSeverity({ severity }, threshold) {
	return reaches(severity, threshold, SEVERITIES);
}
function reachesConfidence({ confidence }, threshold) {
	return reaches(confidence, threshold, CONFIDENCES);
}
function worstFirst(one, other) {
	return rank(other.severity, SEVERITIES) - rank(one.severity, SEVERITIES) || rank(other.confidence, CONFIDENCES) - rank(one.confidence, CONFIDENCES) || compare(one.path ?? "", other.path ?? "") || (one.line ?? 0) - (other.line ?? 0) || compare(one.id, other.id);
}
function rank(value, order) {
	return order.indexOf(value ?? "");
}
// src/operations/findings/unreadable.ts
function listFailure(error) {
	const failure = stepFailureOf(error);
	if (failure.kind !== "list-broken" && endsStep(error)) throw error;
	return failure;
}
// src/operations/scans/products.ts
const PRODUCTS = [
	"sast",
	"sca",
	"secrets"
];
const PRODUCT_NAMED = {
	sast: "sast",
	code: "sast",
	sca: "sca",
	supply_chain: "sca",
	secrets: "secrets"
};
function productsOf(names) {
	const lower = (names ?? []).map((name) => name.toLowerCase().replace(/^product_/, ""));
	const found = PRODUCTS.filter((product) => lower.some((name) => PRODUCT_NAMED[name] === product));
	return found.length === 0 ? void 0 : found;
}
// src/operations/scans/search.ts
const SEARCHED_MS = 30 * DAY_MS;
async function searchScans(context, deploymentId, project, sinceMs) {
	if (project.id === void 0) throw new StepError({
		kind: "unexpected",
		message: `The platform gave no id for the project ${project.name}, so its scans can't be searched`
	});
	const scans = [];
	const search = {
		repositoryId: project.id,
		sinceMs
	};
	for await (const scan of context.platform.searchScans(deploymentId, search)) if (scan.repository_id === void 0 || scan.repository_id === project.id) scans.push(scan);
	return scans.sort(newestFirst);
}
function scanOfCommit(scans, commits, refs) {
	const wanted = new Set(commits.map((commit) => commit.toLowerCase()));
	const found = scans.filter(({ commit }) => commit !== void 0 && wanted.has(commit.toLowerCase()));
	for (const ref of refs) {
		const onRef = found.find(({ branch }) => sameRef(branch, ref));
		if (onRef !== void 0) return onRef;
	}
	return found[0];
}
function newerScan(scans, scan) {
	const commit = scan.commit?.toLowerCase();
	return scans.find((other) => sameRef(other.branch, scan.branch) && other.commit?.toLowerCase() !== commit && searchedScanStatus(other) === "completed" && newestFirst(other, scan) < 0);
}
function newestFirst(one, other) {
	const [start, otherStart] = [epochMs(one.started_at), epochMs(other.started_at)];
	if (start !== void 0 && otherStart !== void 0 && start !== otherStart) return otherStart - start;
	if (one.id === other.id) return 0;
	return one.id > other.id ? -1 : 1;
}
// src/operations/scans/wait.ts
const FIRST_PAUSE_MS = 5e3;
const MAX_PAUSE_MS = 3e4;
const PAUSE_GROWTH = 1.5;
const CLOCK_SLACK_MS = 6e5;
async function awaitScan(context, deploymentId, project, { commits, refs, waitMs }) {
	const { clock, progress, stop } = context;
	const startMs = clock.now();
	let sinceMs = startMs - SEARCHED_MS;
	let pauseMs = FIRST_PAUSE_MS;
	for (;;) {
		const scans = await searchScans(context, deploymentId, project, sinceMs);
		const scan = scanOfCommit(scans, commits, refs);
		const waitedMs = clock.now() - startMs;
		const leftMs = waitMs - waitedMs;
		if (scan !== void 0 && searchedScanStatus(scan) !== "running" || leftMs <= 0) return {
			...scan === void 0 ? {} : { scan },
			scans,
			waitedMs
		};
		sinceMs = (epochMs(scan?.started_at) ?? Math.min(startMs, clock.now())) - CLOCK_SLACK_MS;
		const ms = Math.min(pauseMs, leftMs);
		progress.pause("scan", ms);
		await clock.sleep(ms, stop);
		pauseMs = Math.min(MAX_PAUSE_MS, pauseMs * PAUSE_GROWTH);
	}
}
// src/operations/findings/branch.ts
const CLEARLY_SHORT = 100;
async function branchFindings(context, list) {
	const { product, ref } = list;
	const names = product === "secrets" || ref === void 0 ? [void 0] : [ref, ...otherName(ref)];
	for (const name of names) {
		const { given, ...found } = await read(context, list, name);
		if (given > 0) return found;
	}
	return {
		rows: [],
		present: 0
	};
}
async function read(context, { product, repository, ref, expected = 0, isEnough = () => false }, serverRef) {
	const rows = [];
	let given = 0;
	let present = 0;
	const isOnBranch = ({ ref: own }) => product === "secrets" || ref === void 0 || sameRef(own, ref);
	const isCounted = (finding) => finding.status !== "fixed" && finding.repository?.toLowerCase() === repository.toLowerCase() && isOnBranch(finding);
	const onRow = (finding) => {
		given += 1;
		if (isCounted(finding)) present += 1;
	};
	const filters = {
		repos: [repository],
		...ref === void 0 ? {} : { ref }
	};
	const options = {
		spelled: true,
		onRow,
		...serverRef === void 0 ? {} : { serverRef }
	};
	for await (const page of listFindings(context, {
		issueType: product,
		filters
	}, options)) {
		rows.push(...page);
		if (expected > 0 && present >= expected && given < CLEARLY_SHORT || isEnough(rows)) break;
	}
	return {
		rows,
		present,
		given
	};
}
function otherName(ref) {
	const short = shortRef(ref);
	if (short !== ref) return [short];
	return ref.startsWith("refs/") ? [] : [`refs/heads/${ref}`];
}
// src/operations/scan.ts
var scan_exports = __exportAll({ scan: () => scan });
const MAX_ROWS = 1e3;
const OPEN = new Set([
	"open",
	"reviewing",
	"fixing",
	void 0
]);
async function scan(context, request) {
	let found = {};
	const end = await capture(async () => {
		const id = await resolveId(context);
		const read = await context.platform.scan(id, await scanIdOf(context, id, request.scan));
		found = { scan: read };
		if (scanStatus(read) === "completed") found = {
			scan: read,
			...await findingsOf(context, read)
		};
	});
	const { deployment, notices } = context;
	return {
		operation: "scan",
		request,
		deployment,
		notices,
		...found,
		...end
	};
}
async function scanIdOf(context, deploymentId, choice) {
	if (choice.by === "id") return choice.scanId;
	const { commit, ref, waitMs } = choice;
	const project = await findProject(context, await resolveSlug(context), choice.project);
	const awaited = await awaitScan(context, deploymentId, project, {
		commits: [commit],
		refs: ref === void 0 ? [] : [ref],
		waitMs
	});
	if (awaited.scan !== void 0) return awaited.scan.id;
	throw new StepError({
		kind: "no-scan",
		commit,
		project: project.name,
		waitedMs: awaited.waitedMs
	});
}
async function findingsOf(context, read) {
	const { repository, branch } = read.meta;
	if (read.stats?.findings === 0) return { findings: {
		rows: [],
		total: 0
	} };
	if (typeof repository !== "string" || typeof branch !== "string") return {};
	try {
		const rows = [];
		const products = productsOf(read.enabled_products) ?? PRODUCTS;
		for (const product of products) rows.push(...(await branchFindings(context, {
			product,
			repository,
			ref: branch
		})).rows);
		const open = rows.filter(({ status }) => OPEN.has(status)).sort(worstFirst);
		return { findings: {
			rows: open.slice(0, MAX_ROWS),
			total: open.length
		} };
	} catch (error) {
		context.notices.push({
			kind: "findings-unread",
			cause: listFailure(error)
		});
		return {};
	}
}
export { isWriting as $, readWriting as $t, hasEnded as A, require_pool_base as At, shows as B, lookUp as Bt, FINDING_TESTS as C, require__builtin_node_tls as Ct, itemsOf as D, require_util as Dt, textsMatcher as E, require__builtin_node_diagnostics_channel as Et, ProjectRecord as F, require_dispatcher as Ft, isAlready as G, endsStep as Gt, tagsWithout as H, resolveSlug as Ht, idOf as I, require__builtin_node_events as It, Families as J, CancelledError as Jt, isDecidedApart as K, forEachConcurrently as Kt, targetOf as L, require__builtin_node_buffer as Lt, readNote as M, require_dispatcher_base as Mt, writeNote as N, require_constants$1 as Nt, nameMatcher as O, require__builtin_node_stream as Ot, detectedMs as P, require_errors as Pt, maxChanges as Q, readDryRun as Qt, SETTINGS as R, require_symbols as Rt, NO_LOOKUPS as S, require_connect as St, textMatcher as T, require__builtin_node_util as Tt, FindingRecords as U, StepError as Ut, hasTag as V, resolveId as Vt, repositoriesOf$1 as W, capture as Wt, formerTriage as X, MAX_TRIAGE_LIMIT as Xt, findingTarget as Y, MAX_NOTE_LENGTH as Yt, checkLimits as Z, readBase as Zt, executeFindings as _, LIST_PARTS as _t, productsOf as a, filterInput as an, age as at, listFindings as b, require_pool as bt, reachesSeverity as c, oneOfThese as cn, duration as ct, projectNames as d, DAY_MS as dn, minuteOf as dt, parseAge as en, compare as et, scanStatus as f, dayOf$1 as fn, number as ft, throwIfFailed as g, epochMs as gt, noticesOf as h, similarNames as ht, PRODUCTS as i, TRIAGE_FILTERS as in, require__builtin_node_fs as it, hasMark as j, require_fixed_queue as jt, patternMatcher as k, require__builtin_node_net as kt, worstFirst as l, parseId as ln, firstOf as lt, journalOf as m, require__builtin_node_path as mn, secondOf as mt, awaitScan as n, nameListOf as nn, readGitHub as nt, listFailure as o, didYouMean as on, counted as ot, searchedScanStatus as p, isDay as pn, onOff as pt, decisionFields as q, stepFailureOf as qt, newerScan as r, namesAndPatterns as rn, plainText as rt, reachesConfidence as s, nearest as sn, dayOf as st, branchFindings as t, readNames as tn, readComment as tt, findProject as u, quote as un, joined as ut, executeProjects as v, parseJson as vt, sameRef as w, require_diagnostics as wt, nearestNames as x, require_client as xt, carryOut as y, writeJson as yt, managedScans as z, require__builtin_node_async_hooks as zt };
