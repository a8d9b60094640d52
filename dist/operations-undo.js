import "./rolldown-runtime.js";
import { $ as isWriting, B as shows, Bt as lookUp, D as itemsOf, F as ProjectRecord, Gt as endsStep, Ht as resolveSlug, I as idOf, J as Families, Kt as forEachConcurrently, O as nameMatcher, Q as maxChanges, U as FindingRecords, Ut as StepError, W as repositoriesOf, Wt as capture, X as formerTriage, Z as checkLimits, _ as executeFindings, b as listFindings, g as throwIfFailed, h as noticesOf, m as journalOf, v as executeProjects } from "./index.js";
import { r as checkExclusions } from "./fleet.js";
// src/operations/undo/findings.ts
async function planFindingUndo(context, report, saved) {
	const undos = [];
	for (const [issueType, ofType] of Map.groupBy(saved, ({ change }) => change.target.issueType)) {
		const present = await readPresent(context, issueType, ofType);
		undos.push(...ofType.map((one) => undoOf(one, present, report.platformEndedAtMs)));
	}
	const changes = undos.map(({ change }) => change);
	const siblings = new Map(undos.map(({ change }, at) => [change.target.id, (saved[at]?.siblings ?? []).filter(({ id }) => id !== change.target.id)]));
	const records = new FindingRecords(changes, siblings, context.clock.now());
	for (const undo of undos) {
		if (undo.kind === "left") records.leave(undo.change, undo.others);
		if (undo.kind === "restore") records.lose(undo.change, undo.losses);
	}
	return records;
}
async function readPresent(context, issueType, saved) {
	const wanted = new Set(saved.flatMap(({ change, siblings }) => [change.target.id, ...siblings.map(({ id }) => id)]));
	const repos = repositoriesOf(saved.map(({ change }) => change.target));
	const rows = new Map();
	const families = new Families();
	const query = {
		issueType,
		filters: repos === void 0 ? {} : { repos }
	};
	for await (const page of listFindings(context, query, { spelled: true })) for (const finding of page) {
		families.add(finding);
		if (wanted.has(finding.id)) rows.set(finding.id, formerTriage(finding));
	}
	return {
		rows,
		families
	};
}
function undoOf(saved, { rows }, endedAtMs) {
	const { change, siblings } = saved;
	const { target, before, after } = change;
	const now = rows.get(target.id);
	const isLeft = (row, former) => row !== void 0 && !isAsLeft(row, former, change, endedAtMs);
	const shown = {
		...change,
		before: now
	};
	if (now === void 0) return {
		kind: "left",
		change: shown,
		others: void 0
	};
	const moved = siblings.filter(({ id }) => rows.has(id));
	const changedSince = moved.find(({ id, before: former }) => {
		const row = rows.get(id);
		return isLeft(row, former) && !isAs(row, former);
	});
	if (isLeft(now, before) && !isAs(now, before)) return {
		kind: "left",
		change: shown,
		others: now
	};
	if (changedSince !== void 0) return {
		kind: "left",
		change: shown,
		others: rows.get(changedSince.id)
	};
	const behind = isAs(now, before) ? moved.find(({ id, before: former }) => !isAs(rows.get(id), former)) : void 0;
	if (isAs(now, before) && behind === void 0) return {
		kind: "unchanged",
		change: {
			...shown,
			after: {}
		}
	};
	const { decision, losses } = former(before, after);
	if (decision === void 0) return {
		kind: "unchanged",
		change: {
			...shown,
			after: {}
		}
	};
	const isApart = moved.some(({ before: other }) => !isSameTriage(other, before));
	const restored = behind === void 0 ? target : {
		...target,
		id: behind.id
	};
	return {
		kind: "restore",
		change: {
			target: restored,
			field: "triage",
			before: rows.get(restored.id),
			after: decision
		},
		losses: isApart ? [...losses, "siblings"] : losses
	};
}
function isAsLeft(now, before, { target, after }, endedAtMs) {
	const triagedAtMs = now.triagedAt === void 0 ? NaN : Date.parse(now.triagedAt);
	if (endedAtMs !== void 0 && triagedAtMs >= endedAtMs + 1e3) return false;
	const { state, reason, note } = after;
	if (target.issueType === "secrets") return isSecretAsLeft(now, before, state);
	if (now.triageState !== void 0 && now.triageState !== (state ?? before?.triageState ?? now.triageState)) return false;
	const reasons = state === void 0 ? [before?.reason] : state === "ignored" ? [reason ?? "no_triage_reason", reason ?? before?.reason] : [];
	if (now.reason !== void 0 && before !== void 0 && !reasons.includes(now.reason)) return false;
	const wasNoted = note ?? before?.note;
	return now.note === void 0 || before === void 0 && note === void 0 || now.note === wasNoted;
}
function isSecretAsLeft(now, before, state) {
	const status = state === void 0 ? before?.status : state === "ignored" ? "ignored" : "open";
	return status === void 0 || now.status === status || now.status === "fixed";
}
function isAs(now, before) {
	if (now === void 0 || before === void 0) return false;
	return isSameTriage(now, before) && (before.note === void 0 || now.note === before.note);
}
function isSameTriage(one, other) {
	if (other === void 0) return false;
	const isOpen = (state) => state === "untriaged" || state === "reopened";
	if (one.triageState === void 0 || other.triageState === void 0) return one.status === other.status;
	return (one.triageState === other.triageState || isOpen(one.triageState) && isOpen(other.triageState)) && (one.reason ?? "") === (other.reason ?? "");
}
function former(before, after) {
	if (before === void 0) return after.state === void 0 ? { losses: [] } : {
		decision: { state: "reopened" },
		losses: ["by-ids"]
	};
	const noted = before.note === void 0 ? {} : { note: before.note };
	const losses = before.note === void 0 && after.note !== void 0 ? ["notes"] : [];
	const state = before.triageState ?? (before.status === "open" ? "untriaged" : before.status);
	if (after.state === void 0) return {
		...before.note !== void 0 && { decision: noted },
		losses
	};
	switch (state) {
		case "ignored": return {
			decision: {
				state,
				...before.reason === void 0 ? {} : { reason: before.reason },
				...noted
			},
			losses
		};
		case "reviewing":
		case "fixing":
		case "reopened": return {
			decision: {
				state,
				...noted
			},
			losses
		};
		case "provisionally_ignored": return {
			decision: {
				state: "reopened",
				...noted
			},
			losses: [...losses, "provisionally-ignored"]
		};
		default: return {
			decision: {
				state: "reopened",
				...noted
			},
			losses: [...losses, "never-triaged"]
		};
	}
}
// src/operations/undo/projects.ts
async function planProjectUndo(context, slug, concurrency, saved) {
	const records = saved.map(({ name }) => new ProjectRecord(name));
	if (saved.length > 0) context.progress.begin("reading", saved.length);
	await forEachConcurrently(saved.entries(), concurrency, async ([at, one]) => {
		const record = records[at];
		try {
			const project = await context.platform.project(slug, one.name, idOf(one));
			record.see(project, context.clock.now());
			const { target } = record;
			const isAsLeft = (change) => shows(project, change);
			record.changes = one.changes.filter(isAsLeft).map((change) => inverseOf({
				...change,
				target
			}));
			const overtaken = one.changes.filter((change) => !isAsLeft(change));
			record.noteOthers(overtaken.map(({ target: _, ...change }) => inverseOf(change)));
		} catch (error) {
			record.fail(error);
			if (endsStep(error)) throw error;
		} finally {
			context.progress.advance(1);
		}
	});
	return records;
}
function inverseOf(change) {
	return {
		...change,
		before: change.after,
		after: change.before
	};
}
// src/operations/undo.ts
async function undo(context, request) {
	let projects = [];
	let findings = new FindingRecords([]);
	const end = await capture(async () => {
		const slug = await resolveSlug(context);
		await checkDeployment(context, request);
		const { report, concurrency } = request;
		const saved = await selected(request);
		projects = await planProjectUndo(context, slug, concurrency, saved.projects);
		findings = await planFindingUndo(context, report, saved.findings);
		const due = projects.filter((record) => record.due().length > 0);
		const figure = due.length + findings.due.length;
		checkLimits(context, maxChanges(request.maxChanges, figure, due.length > 0 ? "project" : "finding"));
		if (isWriting(context)) {
			await executeFindings(context, slug, findings);
			await executeProjects(context, slug, due, { concurrency });
		}
		throwIfFailed(journalOf(context, projects, findings));
	});
	const { deployment } = context;
	const journal = journalOf(context, projects, findings);
	return {
		operation: "undo",
		request,
		deployment,
		notices: [...context.notices, ...noticesOf(journal, request.dryRun)],
		journal,
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
async function selected({ report, projects }) {
	if (projects === void 0) return report;
	const matcher = nameMatcher(projects);
	const names = new Set([...report.projects.map(({ name }) => name), ...report.findings.map(({ change }) => change.target.repository ?? "")]);
	const taken = new Set([...names].filter((name) => matcher.matches(name)));
	await checkExclusions(matcher, [...names]);
	if (taken.size === 0) {
		const patterns = itemsOf({
			...projects,
			except: []
		});
		throw new StepError({
			kind: "nothing-selected",
			patterns,
			near: [...names].slice(0, 3)
		});
	}
	return {
		projects: report.projects.filter(({ name }) => taken.has(name)),
		findings: report.findings.filter(({ change }) => taken.has(change.target.repository ?? ""))
	};
}
export { undo };
