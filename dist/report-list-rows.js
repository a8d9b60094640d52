import "./rolldown-runtime.js";
import { _t as LIST_PARTS, gt as epochMs, yt as writeJson } from "./index.js";
import { t as require__builtin_node_zlib } from "./_builtin_node_zlib.js";
import { D as severityRank, E as ruleName, T as WorstFindings, W as require__builtin_node_crypto, n as SealedJson, y as TallyCounter } from "./publish.js";
// src/report/findings/csv.ts
const COLUMNS = [
	["id", ({ id }) => id],
	["issue_type", ({ kind }) => kind],
	["severity", ({ severity }) => severity],
	["confidence", ({ confidence }) => confidence],
	["status", ({ status }) => status],
	["triage_state", ({ triage_state }) => triage_state],
	["triage_reason", ({ triage_reason }) => triage_reason],
	["triage_note", ({ triage_comment }) => triage_comment],
	["triaged_at", ({ triaged_at }) => triaged_at],
	["rule", ({ rule }) => rule],
	["message", ({ message }) => message],
	["repository", ({ repository }) => repository],
	["ref", ({ ref }) => ref],
	["path", ({ path }) => path],
	["line", ({ line }) => line],
	["end_line", ({ end_line }) => end_line],
	["url", ({ line_of_code_url }) => line_of_code_url],
	["created_at", ({ created_at }) => created_at],
	["relevant_since", ({ relevant_since }) => relevant_since],
	["categories", ({ categories }) => categories?.join("; ")],
	["cwe", ({ cwe_names }) => cwe_names?.join("; ")],
	["owasp", ({ owasp_names }) => owasp_names?.join("; ")],
	["component_tag", ({ component_tag }) => component_tag],
	["autotriage_verdict", ({ autotriage_verdict }) => autotriage_verdict],
	["ticket", ({ ticket }) => ticket?.url ?? ticket?.slug ?? ticket?.id],
	["dependency", ({ dependency }) => dependency?.package],
	["dependency_version", ({ dependency }) => dependency?.version],
	["transitivity", ({ dependency }) => dependency?.transitivity],
	["reachability", ({ reachability }) => reachability],
	["epss_score", ({ epss_score }) => epss_score],
	["malicious", ({ malicious }) => malicious],
	["vulnerability", ({ vulnerability_identifier }) => vulnerability_identifier],
	["secret_type", ({ secret_type }) => secret_type],
	["validation_state", ({ validation_state }) => validation_state],
	["historical", ({ historical }) => historical]
];
var CsvFile = class {
	#sink;
	#isStarted = false;
	constructor(sink) {
		this.#sink = sink;
	}
	add(finding) {
		this.#start();
		this.#sink.write(lineOf(COLUMNS.map(([, cell]) => cell(finding))));
	}
	end() {
		this.#start();
		this.#sink.close();
	}
	#start() {
		if (this.#isStarted) return;
		this.#isStarted = true;
		this.#sink.write(lineOf(COLUMNS.map(([head]) => head)));
	}
};
function lineOf(cells) {
	return `${cells.map(cellText).join(",")}\r\n`;
}
const NEEDS_CARE = /^[=+\-@\t\uff1d\uff0b\uff0d\uff20]|[",\r\n]/;
function cellText(cell) {
	if (typeof cell !== "string") return cell === void 0 ? "" : String(cell);
	if (!NEEDS_CARE.test(cell)) return cell;
	const harmless = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/.test(cell) ? `'${cell}` : cell;
	return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll("\"", "\"\"")}"` : harmless;
}
// src/report/findings/sarif-rules.ts
var import__builtin_node_crypto = require__builtin_node_crypto();
var import__builtin_node_zlib = require__builtin_node_zlib();
const MAX_RULES = 25e3;
const MAX_ID_LENGTH = 255;
const MAX_DESCRIPTION_LENGTH = 1024;
const MAX_TAGS = 10;
const SECURITY_SEVERITIES = {
	critical: "9.5",
	high: "8.0",
	medium: "5.5",
	low: "2.0"
};
const LEVELS = {
	critical: "error",
	high: "error",
	medium: "warning",
	low: "note"
};
var SarifRules = class {
	#rules = new Map();
	hasRoom(id) {
		return this.#rules.size < MAX_RULES || this.#rules.has(id);
	}
	indexOf(finding) {
		const id = ruleIdOf(finding);
		const { severity, confidence, message } = finding;
		const known = this.#rules.get(id);
		if (known === void 0) {
			const index = this.#rules.size;
			const text = short(message ?? finding.rule ?? id);
			this.#rules.set(id, {
				index,
				id,
				message: text,
				severity,
				confidence,
				tags: tagsOf(finding)
			});
			return index;
		}
		if (severityRank(severity) < severityRank(known.severity)) known.severity = severity;
		return known.index;
	}
	get all() {
		return [...this.#rules.values()].map(ruleObject);
	}
};
function ruleIdOf({ kind, rule, secret_type, vulnerability_identifier }) {
	return (rule ?? vulnerability_identifier ?? secret_type ?? kind).toWellFormed().slice(0, MAX_ID_LENGTH);
}
function levelOf(severity) {
	return LEVELS[severity ?? ""] ?? "warning";
}
function ruleObject({ id, message, severity, confidence, tags }) {
	const securitySeverity = SECURITY_SEVERITIES[severity ?? ""];
	return {
		id,
		...nameOf(id),
		shortDescription: { text: sentence(id.split(".").pop() ?? id) },
		fullDescription: { text: sentence(message) },
		help: { text: sentence(message) },
		defaultConfiguration: { level: levelOf(severity) },
		properties: {
			...confidence === void 0 ? {} : { precision: confidence },
			...securitySeverity === void 0 ? {} : { "security-severity": securitySeverity },
			tags: [...tags].slice(0, MAX_TAGS)
		}
	};
}
function tagsOf({ kind, cwe_names = [], owasp_names = [] }) {
	const cwes = cwe_names.flatMap((name) => {
		const digits = /^CWE-(\d+)/i.exec(name)?.[1];
		return digits === void 0 ? [] : [`external/cwe/cwe-${digits.padStart(3, "0")}`];
	});
	return new Set([
		"security",
		kind,
		...cwes,
		...owasp_names.map((name) => `OWASP-${name.slice(0, 80)}`)
	]);
}
function nameOf(id) {
	const name = id.split(/[^\p{L}\p{N}]+/u).filter((part) => part !== "").map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join("");
	return name === "" || name.toLowerCase() === id.toLowerCase() ? {} : { name };
}
function sentence(text) {
	const trimmed = short(text.trim());
	return /[.!?]$/.test(trimmed) ? trimmed : `${trimmed}.`;
}
function short(text) {
	const line = text.toWellFormed();
	return line.length < MAX_DESCRIPTION_LENGTH ? line : `${line.slice(0, 1022).toWellFormed()}\u2026`;
}
// src/report/findings/sarif-result.ts
function resultOf(finding, ruleIndex) {
	const { message, rule, match_based_id, line_of_code_url } = finding;
	const suppressions = suppressionsOf(finding);
	const address = addressOf(line_of_code_url);
	return {
		ruleId: ruleIdOf(finding),
		ruleIndex,
		level: levelOf(finding.severity),
		message: { text: sentence(message ?? rule ?? finding.secret_type ?? "Finding of the platform") },
		locations: [{ physicalLocation: placeOf(finding) }],
		partialFingerprints: fingerprintsOf(match_based_id ?? `finding ${finding.id}`),
		...match_based_id === void 0 ? {} : { fingerprints: { "matchBasedId/v1": match_based_id } },
		...suppressions.length === 0 ? {} : { suppressions },
		...address === void 0 ? {} : { hostedViewerUri: address },
		properties: propertiesOf(finding)
	};
}
function placeOf({ path = "", line, column, end_line, end_column }) {
	const startLine = atLeast(1, line) ?? 1;
	const startColumn = atLeast(1, column);
	const endLine = atLeast(startLine, end_line);
	const region = {
		startLine,
		startColumn,
		endLine,
		endColumn: atLeast((endLine ?? startLine) === startLine ? startColumn ?? 1 : 1, end_column)
	};
	return {
		artifactLocation: {
			uri: uriOf(path),
			uriBaseId: "%SRCROOT%"
		},
		region: Object.fromEntries(Object.entries(region).filter(([, value]) => value !== void 0))
	};
}
function fingerprintsOf(matchBasedId) {
	const [, hash = matchBasedId, index = "0"] = /^(.*)_(\d{1,9})$/s.exec(matchBasedId) ?? [];
	return { primaryLocationLineHash: `${(0, import__builtin_node_crypto.createHash)("sha256").update(hash).digest("hex").slice(0, 16)}:${Number(index) + 1}` };
}
function suppressionsOf({ status, triage_reason, triage_comment }) {
	if (status !== "ignored" && status !== "provisionally_ignored") return [];
	const justification = [triage_reason?.replaceAll("_", " "), triage_comment].filter(Boolean).join(": ");
	return [{
		kind: "external",
		status: status === "ignored" ? "accepted" : "underReview",
		...justification === "" ? {} : { justification }
	}];
}
function propertiesOf(finding) {
	const { id, kind, repository, ref, status, severity, confidence, relevant_since, dependency } = finding;
	const values = {
		findingId: String(id),
		issueType: kind,
		repository,
		ref,
		status,
		severity,
		confidence,
		relevantSince: relevant_since,
		dependency: dependency?.package,
		dependencyVersion: dependency?.version
	};
	return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== void 0));
}
function uriOf(path) {
	return path.toWellFormed().replaceAll("\\", "/").split("/").filter((segment) => segment !== "" && segment !== "." && segment !== "..").map(encodeURIComponent).join("/") || "unknown";
}
const ADDRESS = /^https:\/\/[\w.-]+(:\d+)?([/?]([\w\-.~:/?@!$&'()*+,;=]|%[\da-f]{2})*)?(#([\w\-.~:/?@!$&'()*+,;=]|%[\da-f]{2})*)?$/i;
function addressOf(url) {
	if (url === void 0 || url.length > 2e3 || !URL.canParse(url)) return void 0;
	const { href } = new URL(url);
	return ADDRESS.test(href) ? href : void 0;
}
function atLeast(min, value) {
	return value !== void 0 && Number.isInteger(value) && value >= min ? value : void 0;
}
// src/report/findings/sarif.ts
const MAX_RESULTS = 25e3;
const SHOWN_RESULTS = 5e3;
const MAX_COMPRESSED_BYTES = 9e6;
const CHUNK_LENGTH = 262144;
const SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";
var SarifFile = class {
	#sink;
	#tool;
	#rules = new SarifRules();
	#repositories = new Set();
	#left = new Map();
	#results = 0;
	#waiting = "";
	#compressedBytes = 0;
	constructor(sink, tool) {
		this.#sink = sink;
		this.#tool = tool;
	}
	add(finding) {
		const reason = this.#reasonToLeave(finding);
		if (reason !== void 0) {
			this.#left.set(reason, (this.#left.get(reason) ?? 0) + 1);
			return;
		}
		const ruleIndex = this.#rules.indexOf(finding);
		if (finding.repository !== void 0) this.#repositories.add(finding.repository);
		this.#write(`${this.#results === 0 ? this.#head() : ",\n"}${JSON.stringify(resultOf(finding, ruleIndex))}`);
		this.#results += 1;
	}
	end() {
		if (this.#results === 0) this.#write(this.#head());
		const driver = {
			name: "Code security platform",
			semanticVersion: this.#tool.version,
			informationUri: this.#tool.address,
			rules: this.#rules.all
		};
		this.#write(`\n],\n"columnKind": "unicodeCodePoints",\n"tool": ${JSON.stringify({ driver })}\n}]\n}\n`);
		this.#flush();
		this.#sink.close();
		const { size } = this.#repositories;
		const several = size > 1 ? [{
			kind: "sarif-several-repositories",
			repositories: size
		}] : [];
		const beyond = this.#results - SHOWN_RESULTS;
		if (beyond > 0) this.#left.set("shown", beyond);
		return [...several, ...[...this.#left].map(([what, left]) => ({
			kind: "sarif-limit",
			what,
			left
		}))];
	}
	#reasonToLeave(finding) {
		if (finding.status === "fixed") return "fixed";
		if (finding.path === void 0 || finding.path === "") return "no-place";
		if (this.#results >= MAX_RESULTS) return "results";
		if (!this.#rules.hasRoom(ruleIdOf(finding))) return "rules";
		return this.#compressedBytes > MAX_COMPRESSED_BYTES ? "size" : void 0;
	}
	#head() {
		return `{\n"$schema": "${SCHEMA}",\n"version": "2.1.0",\n"runs": [{\n"results": [\n`;
	}
	#write(text) {
		this.#waiting += text;
		if (this.#waiting.length >= CHUNK_LENGTH) this.#flush();
	}
	#flush() {
		this.#compressedBytes += (0, import__builtin_node_zlib.deflateRawSync)(this.#waiting, { level: 1 }).length;
		this.#sink.write(this.#waiting);
		this.#waiting = "";
	}
};
// src/report/list-rows.ts
var ListRows = class {
	report;
	#part;
	#findings;
	#first = [];
	#json = [];
	#length = 2;
	#count = 0;
	constructor(operation, files, nowMs, tool) {
		this.report = new SealedJson(files.report);
		this.#part = LIST_PARTS[operation];
		this.#findings = operation === "list-findings" ? new FindingRows(files, nowMs, tool) : void 0;
	}
	add(row) {
		const json = writeJson(row);
		if (this.#count === 0) this.report.startList(this.#part);
		this.report.item(json, this.#count === 0);
		this.#count += 1;
		if (this.#findings !== void 0) this.#findings.add(row);
		else if (this.#first.length < 100) this.#first.push(row);
		this.#keepJson(json);
	}
	end() {
		if (this.#count > 0) this.report.endList();
		const json = this.#json && `[${this.#json.join(",")}]`;
		return {
			first: this.#first,
			json,
			notices: [],
			...this.#findings?.end()
		};
	}
	#keepJson(json) {
		if (this.#json === void 0) return;
		this.#length += json.length + 1;
		if (this.#length > 39e4) this.#json = void 0;
		else this.#json.push(json);
	}
};
var FindingRows = class {
	#worst = new WorstFindings(100);
	#tally;
	#csv;
	#sarif;
	constructor(files, nowMs, tool) {
		this.#tally = new TallyCounter(nowMs);
		this.#csv = new CsvFile(files.csv);
		this.#sarif = new SarifFile(files.sarif, tool);
	}
	add(finding) {
		const { severity, repository } = finding;
		const sinceMs = epochMs(finding.relevant_since ?? finding.created_at);
		this.#worst.add(finding, severity, sinceMs);
		this.#tally.add({
			severity,
			repository,
			rule: ruleName(finding),
			sinceMs
		});
		this.#csv.add(finding);
		this.#sarif.add(finding);
	}
	end() {
		this.#csv.end();
		const notices = this.#sarif.end();
		return {
			first: this.#worst.all,
			tally: this.#tally.tally,
			notices
		};
	}
};
export { ListRows };
