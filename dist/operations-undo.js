import "./rolldown-runtime.js";
import { C as nameMatcher, _t as StepError, bt as forEachConcurrently, h as listFindings, ht as resolveSlug, pt as lookUp, t as checkMaxChanges, vt as capture, yt as endsStep } from "./index.js";
import { _ as throwIfFailed, c as failRow, d as noteProject, g as targetOf, h as shows, l as idOf, p as isTagChange, r as checkExclusions, s as applyToProjects, u as newRow } from "./fleet.js";
import { i as applyTriage, s as formerTriage } from "./findings.js";
// src/operations/undo/findings.ts
async function findingUndos(context, saved) {
	const changes = saved.flatMap(({ change }) => change.field === "triage" ? [change] : []);
	const undos = [];
	for (const [issueType, ofType] of Map.groupBy(changes, ({ target }) => target.issueType)) {
		const now = await current(context, issueType, ofType);
		undos.push(...ofType.map((change) => undoOf(change, now.get(change.target.id))));
	}
	return undos;
}
async function current(context, issueType, changes) {
	const wanted = new Set(changes.map(({ target }) => target.id));
	const repositories = new Set(changes.map(({ target }) => target.repository));
	const named = [...repositories].filter((name) => name !== void 0);
	const filters = named.length === repositories.size ? { repos: named } : {};
	const found = new Map();
	for await (const page of listFindings(context, {
		issueType,
		filters
	}, { spelled: true })) for (const finding of page) if (wanted.has(finding.id)) found.set(finding.id, finding);
	return found;
}
function undoOf(saved, now) {
	const { before, after } = saved;
	if (after.state === void 0) return {
		saved,
		kind: "nothing",
		losses: ["notes"]
	};
	if (now === void 0 || !isAsLeft(now, after)) return {
		saved,
		kind: "left"
	};
	const { decision, loses } = former(before, after);
	const { note } = after;
	const isNoted = note !== void 0 && note !== before?.note;
	if (decision === void 0) return {
		saved,
		kind: "nothing",
		losses: isNoted ? ["notes"] : []
	};
	const change = {
		...saved,
		before: formerTriage(now),
		after: decision
	};
	const notes = isNoted && before?.note !== void 0 ? ["notes"] : [];
	return {
		saved,
		kind: "restore",
		change,
		losses: [...loses === void 0 ? [] : [loses], ...notes]
	};
}
function isAsLeft(now, { state, reason, note }) {
	const status = state === "reopened" ? "open" : state;
	if (now.kind === "secrets") {
		const shown = status === "reviewing" || status === "fixing" ? "open" : status;
		return now.status === shown || now.status === "fixed";
	}
	if (now.triage_state !== state) return false;
	if (reason !== void 0 && now.triage_reason !== reason) return false;
	return note === void 0 || now.triage_comment === void 0 || now.triage_comment === note;
}
function former(before, after) {
	if (before === void 0) return {
		decision: { state: "reopened" },
		loses: "by-ids"
	};
	const state = before.triageState ?? (before.status === "open" ? "untriaged" : before.status);
	if (state === after.state && (before.reason ?? "") === (after.reason ?? before.reason ?? "")) return {};
	switch (state) {
		case "ignored": return { decision: {
			state,
			...before.reason === void 0 ? {} : { reason: before.reason }
		} };
		case "reviewing":
		case "fixing":
		case "reopened": return { decision: { state } };
		case "provisionally_ignored": return {
			decision: { state: "reopened" },
			loses: "provisionally-ignored"
		};
		default: return after.state === "reopened" ? {} : {
			decision: { state: "reopened" },
			loses: "never-triaged"
		};
	}
}
// src/operations/undo/projects.ts
function projectUndos(saved) {
	const byName = new Map();
	for (const { change } of saved) {
		if (change.field === "triage") continue;
		const { name, id } = change.target;
		const undo = byName.get(name) ?? {
			name,
			...id === void 0 ? {} : { id },
			changes: []
		};
		undo.changes.push(change);
		byName.set(name, undo);
	}
	return [...byName.values()];
}
function inverses(project, changes) {
	const target = targetOf(project);
	return changes.filter((change) => shows(project, change)).map((change) => {
		const turned = {
			target,
			before: change.after,
			after: change.before
		};
		return isTagChange(change) ? {
			...turned,
			field: "tag",
			tag: change.tag
		} : {
			...turned,
			field: change.field
		};
	});
}
function overtaken(project, changes) {
	return changes.filter((change) => !shows(project, change));
}
// src/operations/undo.ts
async function undo(context, request) {
	const rows = [];
	let findings = [];
	let siblings = [];
	const end = await capture(async () => {
		const slug = await resolveSlug(context);
		await checkDeployment(context, request);
		const saved = await selectedChanges(request);
		const tasks = await planProjects(context, slug, request, projectUndos(saved), rows);
		const undos = await findingUndos(context, saved);
		findings = undos.map((undo) => rowOf(undo));
		notice(context, rows, undos);
		const due = undos.filter((undo) => undo.kind === "restore");
		const figure = tasks.length + due.length;
		checkMaxChanges(context, figure, tasks.length > 0 ? "project" : "finding", request.maxChanges);
		if (context.writer === void 0) {
			for (const { row } of tasks) row.state = "would-change";
			findings = undos.map((undo) => rowOf(undo, "would-change"));
			return throwIfFailed(rows, findings);
		}
		const writing = context;
		const done = tasks.map(({ task }) => task);
		const open = tasks.map(({ row }) => row);
		await applyToProjects(writing, slug, request.concurrency, done, open);
		if (due.length > 0) {
			const outcome = await applyTriage(writing, slug, due.map(({ change }) => change));
			const rowsById = new Map(outcome.rows.map((row) => [row.change.target.id, row]));
			findings = undos.map((undo) => rowsById.get(undo.saved.target.id) ?? rowOf(undo));
			siblings = outcome.siblings;
			if (outcome.failure !== void 0) throw new StepError(outcome.failure);
		}
		throwIfFailed(rows, findings);
	});
	const { deployment, notices } = context;
	return {
		operation: "undo",
		request,
		deployment,
		notices,
		projects: rows,
		findings,
		siblings,
		...end
	};
}
async function checkDeployment(context, { report }) {
	const { slug, id } = report.deployment;
	if (slug === void 0 && context.deployment.id === void 0) await lookUp(context);
	if (!(slug === void 0 ? id !== void 0 && context.deployment.id !== id : context.deployment.slug?.toLowerCase() !== slug.toLowerCase())) return;
	const of = slug ?? String(id);
	const expected = context.deployment.slug ?? String(context.deployment.id);
	throw new StepError({
		kind: "other-report",
		what: "deployment",
		of,
		expected
	});
}
async function selectedChanges({ report, projects }) {
	if (projects === void 0) return report.changes;
	const matcher = nameMatcher(projects);
	const nameOf = ({ change: { target } }) => target.kind === "project" ? target.name : target.repository;
	const selected = report.changes.filter((saved) => matcher.matches(nameOf(saved) ?? ""));
	const names = new Set(report.changes.map((saved) => nameOf(saved) ?? ""));
	await checkExclusions(matcher, [...names]);
	if (selected.length === 0) throw new StepError({
		kind: "nothing-selected",
		patterns: itemsIn(projects),
		near: [...names].slice(0, 3)
	});
	return selected;
}
function itemsIn({ names, patterns }) {
	return [...names, ...patterns];
}
async function planProjects(context, slug, { concurrency }, undos, rows) {
	const tasks = [];
	rows.push(...undos.map(({ name }) => newRow(name)));
	if (undos.length > 0) context.progress.begin("reading", undos.length);
	await forEachConcurrently(undos.entries(), concurrency, async ([at, saved]) => {
		const { name, changes } = saved;
		const row = rows[at];
		try {
			const project = await context.platform.project(slug, name, idOf(saved));
			noteProject(row, project);
			row.changes = inverses(project, changes);
			row.meanwhile = overtaken(project, changes).map((change) => change.field === "tag" ? `${change.after ? "-" : "+"}${change.tag}` : `${change.field}`);
			if (row.changes.length === 0) row.state = "left";
			else {
				const wanted = (fresh) => inverses(fresh, changes);
				tasks.push({
					row,
					task: {
						project,
						readAtMs: context.clock.now(),
						changes: row.changes,
						wanted
					}
				});
			}
		} catch (error) {
			failRow(row, error);
			if (endsStep(error)) throw error;
		} finally {
			context.progress.advance(1);
		}
	});
	return tasks;
}
function rowOf(undo, planned = "not-reached") {
	if (undo.kind === "restore") return {
		change: undo.change,
		state: planned
	};
	return {
		change: undo.saved,
		state: undo.kind === "left" ? "left" : "unchanged"
	};
}
function notice(context, rows, undos) {
	const left = rows.filter(({ meanwhile = [] }) => meanwhile.length > 0).length;
	const leftFindings = undos.filter(({ kind }) => kind === "left").length;
	if (left + leftFindings > 0) context.notices.push({
		kind: "undo-left",
		count: left + leftFindings
	});
	const losses = undos.flatMap((undo) => undo.kind === "left" ? [] : undo.losses);
	for (const [what, of] of Map.groupBy(losses, (loss) => loss)) context.notices.push({
		kind: "undo-incomplete",
		what,
		count: of.length
	});
}
export { undo };
