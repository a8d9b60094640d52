import "./rolldown-runtime.js";
import { $t as readWriting, tn as readNames, un as quote } from "./index.js";
import { a as listOf, c as readSavedFile, i as isFields, l as sameAddress, n as fieldsOf, o as optionalId, r as foreign, s as optionalText, t as SavedFileError, u as textField } from "./saved-file.js";
import { z as REPORT_FORMAT } from "./publish.js";
// src/inputs/saved-journal.ts
const FINDING_KINDS = [
	"sast",
	"sca",
	"ai_sast",
	"secrets"
];
function savedJournal(result) {
	const journal = result.journal === void 0 ? {} : fieldsOf(result.journal, "a field `journal`");
	return {
		projects: rowsOf(journal.projects).flatMap(savedProject),
		findings: savedFindings(journal, result.request)
	};
}
function rowsOf(value) {
	return listOf(value, "rows").map((row) => fieldsOf(row, "a row"));
}
function savedProject(row) {
	const which = row.state === "unknown" ? row.changes : row.done;
	const changes = listOf(which, "changes").map(projectChange);
	const id = optionalId(row.id);
	return changes.length === 0 ? [] : [{
		name: textField(row, "project"),
		...id === void 0 ? {} : { id },
		changes
	}];
}
function projectChange(value) {
	const fields = fieldsOf(value, "a change");
	const written = fieldsOf(fields.target, "a change");
	const target = {
		kind: "project",
		name: textField(written, "name")
	};
	const { field, before, after } = fields;
	if (field === "primary_branch") return {
		target,
		field,
		before: branchOf(before),
		after: branchOf(after)
	};
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
function branchOf(value) {
	if (value !== void 0 && typeof value !== "string") throw foreign("a change");
	return value;
}
function savedFindings(journal, request) {
	const siblings = rowsOf(journal.siblings).map((row) => ({
		id: requiredId(row.id),
		of: optionalId(row.of),
		before: isFields(row.before) ? former(row.before) : void 0
	}));
	const bySelected = Map.groupBy(siblings, ({ of }) => of);
	const listed = rowsOf(journal.findings).filter(({ state }) => state === "changed" || state === "unknown").map((row) => {
		const change = triageChange(fieldsOf(row.change, "a change"));
		return {
			change,
			siblings: (bySelected.get(change.target.id) ?? []).flatMap(({ id, before }) => before ? [{
				id,
				before
			}] : [])
		};
	});
	const known = new Set([...listed.map(({ change }) => change.target.id), ...siblings.map(({ id }) => id)]);
	const triage = isFields(journal.triage) ? journal.triage : {};
	const ids = listOf(triage.triaged, "ids").map(requiredId).filter((id) => !known.has(id));
	if (ids.length === 0) return listed;
	const { issueType, decision: written } = fieldsOf(request, "a field `request`");
	const after = decision(fieldsOf(written, "a field `decision`"));
	return [...listed, ...ids.map((id) => {
		return {
			change: {
				target: findingTarget({
					id,
					issueType
				}),
				field: "triage",
				before: void 0,
				after
			},
			siblings: []
		};
	})];
}
function requiredId(value) {
	const id = optionalId(value);
	if (id === void 0) throw foreign("a finding");
	return id;
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
		...optionalText(fields, "relevantSince"),
		...optionalText(fields, "matchId")
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
	const endedAtMs = Date.parse(optionalText(file, "platform_ended_at").platform_ended_at ?? "");
	return {
		operation,
		baseUrl: textField(file, "platform"),
		deployment: {
			...optionalText(deployment, "slug"),
			...id === void 0 ? {} : { id }
		},
		...Number.isNaN(endedAtMs) ? {} : { platformEndedAtMs: endedAtMs },
		...savedJournal(result)
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
