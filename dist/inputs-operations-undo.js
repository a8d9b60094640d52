import "./rolldown-runtime.js";
import { At as readWriting, Mt as readNames, Vt as quote } from "./index.js";
import { a as listOf, c as readSavedFile, i as isFields, l as sameAddress, n as fieldsOf, o as optionalId, r as foreign, s as optionalText, t as SavedFileError, u as textField } from "./saved-file.js";
import { z as REPORT_FORMAT } from "./publish.js";
// src/inputs/saved-changes.ts
const FINDING_KINDS = [
	"sast",
	"sca",
	"ai_sast",
	"secrets"
];
function savedChanges(result) {
	const rows = listOf(result.rows, "rows").map((row) => fieldsOf(row, "a row"));
	const projects = [...rows.filter((row) => row.changes !== void 0), ...rowsOf(result.projects)];
	const listed = [...rows.filter((row) => row.change !== void 0), ...rowsOf(result.findings)].flatMap(changesOfFinding);
	return [
		...projects.flatMap(changesOfProject),
		...listed,
		...unlistedFindings(result, listed)
	];
}
function rowsOf(value) {
	return listOf(value, "rows").map((row) => fieldsOf(row, "a row"));
}
function changesOfProject(row) {
	const changes = listOf(row.changes, "changes").map(projectChange);
	const done = listOf(row.done, "changes").map(projectChange);
	const saved = (all, state) => all.map((change) => ({
		change,
		state
	}));
	if (row.state === "changed") return saved(done.length > 0 ? done : changes, "changed");
	if (row.state !== "unknown") return saved(done, "changed");
	const isDone = (change) => done.some((one) => keyOf(one) === keyOf(change));
	return [...saved(done, "changed"), ...saved(changes.filter((change) => !isDone(change)), "unknown")];
}
function keyOf(change) {
	return change.field === "tag" ? `tag:${change.tag}` : change.field;
}
function projectChange(value) {
	const fields = fieldsOf(value, "a change");
	const written = fieldsOf(fields.target, "a change");
	const id = optionalId(written.id);
	const target = {
		kind: "project",
		name: textField(written, "name"),
		...id === void 0 ? {} : { id },
		...optionalText(written, "url")
	};
	const { field, before, after } = fields;
	if (typeof before !== "boolean" || typeof after !== "boolean") throw foreign("a change");
	if (field === "tag") return {
		target,
		field,
		tag: textField(fields, "tag"),
		before,
		after
	};
	if (field === "diff_scan" || field === "full_scan") return {
		target,
		field,
		before,
		after
	};
	throw foreign("a change");
}
function changesOfFinding(row) {
	if (row.state !== "changed" && row.state !== "unknown") return [];
	return [{
		change: triageChange(fieldsOf(row.change, "a change")),
		state: row.state
	}];
}
function triageChange(fields) {
	if (fields.field !== "triage") throw foreign("a change");
	return {
		target: findingTarget(fieldsOf(fields.target, "a change")),
		field: "triage",
		before: isFields(fields.before) ? former(fields.before) : void 0,
		after: decision(fieldsOf(fields.after, "a change"))
	};
}
function findingTarget(fields) {
	const id = optionalId(fields.id);
	const issueType = FINDING_KINDS.find((kind) => kind === fields.issueType);
	if (id === void 0 || issueType === void 0) throw foreign("a finding");
	return {
		kind: "finding",
		id,
		issueType,
		...optionalText(fields, "repository"),
		...optionalText(fields, "severity"),
		...optionalText(fields, "rule"),
		...optionalText(fields, "path"),
		...typeof fields.line === "number" ? { line: fields.line } : {},
		...optionalText(fields, "url"),
		...optionalText(fields, "ref"),
		...optionalText(fields, "relevantSince")
	};
}
function former(fields) {
	return {
		...optionalText(fields, "status"),
		...optionalText(fields, "triageState"),
		...optionalText(fields, "reason"),
		...optionalText(fields, "note"),
		...optionalText(fields, "triagedAt")
	};
}
function decision(fields) {
	return {
		...optionalText(fields, "state"),
		...optionalText(fields, "reason"),
		...optionalText(fields, "note")
	};
}
function unlistedFindings(result, listed) {
	if (result.triaged === void 0 || !isFields(result.request)) return [];
	const { issueType, decision: written } = result.request;
	const known = new Set([...rowsOf(result.siblings).map((row) => optionalId(row.id)), ...listed.map(({ change }) => idOf(change))]);
	return listOf(result.triaged, "ids").map(optionalId).filter((id) => id !== void 0 && !known.has(id)).map((id) => ({
		change: {
			target: findingTarget({
				id,
				issueType
			}),
			field: "triage",
			before: void 0,
			after: decision(fieldsOf(written, "a field `decision`"))
		},
		state: "changed"
	}));
}
function idOf(change) {
	return change.target.kind === "finding" ? change.target.id : void 0;
}
// src/inputs/saved-report.ts
const FORMAT = {
	...REPORT_FORMAT,
	what: "the report of a step of this action"
};
const UNDOABLE = [
	"tag",
	"managed-scan",
	"triage",
	"apply",
	"undo"
];
async function readSavedReport(path, readFile) {
	const file = await readSavedFile(path, FORMAT, readFile);
	const written = textField(file, "operation");
	const operation = UNDOABLE.find((one) => one === written);
	if (operation === void 0) throw new SavedFileError(`is the report of a \`${written}\` step, which changes nothing; give the report of a \`tag\`, \`managed-scan\`, \`triage\` or \`apply\` step`);
	const result = file.result === void 0 ? {} : fieldsOf(file.result, "a field `result`");
	if (isDryRun(result)) throw new SavedFileError("is the report of a dry run, which changed nothing; give that of the real step");
	const deployment = file.deployment === void 0 ? {} : fieldsOf(file.deployment, "a field `deployment`");
	const id = optionalId(deployment.id);
	return {
		operation,
		baseUrl: textField(file, "platform"),
		deployment: {
			...optionalText(deployment, "slug"),
			...id === void 0 ? {} : { id }
		},
		changes: savedChanges(result)
	};
}
function isDryRun(result) {
	return result.request !== void 0 && fieldsOf(result.request, "a field `request`").dryRun === true;
}
// src/inputs/operations/undo.ts
async function readUndo(source) {
	const projects = readNames(source.reader, "projects");
	const writing = readWriting(source, void 0);
	const report = await readReport(source);
	if (report === void 0) return void 0;
	return {
		operation: "undo",
		...writing,
		report,
		...projects === void 0 ? {} : { projects }
	};
}
async function readReport({ reader, readFile, baseUrl }) {
	const path = reader.text("report");
	if (path === void 0) return reader.problem("report", `is empty; give the path of the report of the step that is to be undone, its output \`report-path\``);
	try {
		const report = await readSavedReport(path, readFile);
		if (sameAddress(report.baseUrl, baseUrl.href) || reader.hasProblem("base-url")) return report;
		const other = `is the report of a step on ${quote(report.baseUrl)}, but \`base-url\` is ${quote(baseUrl.href)}`;
		return reader.problem("report", `${other}; give the report of a step on this platform`);
	} catch (error) {
		if (!(error instanceof SavedFileError)) throw error;
		return reader.problem("report", `is ${quote(path)}, which ${error.message}`);
	}
}
export { readUndo };
