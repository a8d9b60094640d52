import "./rolldown-runtime.js";
import { _ as throwIfFailed, f as rowOf, s as applyToProjects } from "./fleet.js";
import { i as applyTriage } from "./findings.js";
import { n as projectLine, planFields, t as makePlan } from "./operations-plan.js";
import { Ut as dayOf, _t as StepError, pt as lookUp, vt as capture } from "./index.js";
// src/operations/rules/approval.ts
const MAX_EXAMPLES = 10;
async function checkApproval(context, { approved, rules }) {
	if (approved?.by !== "plan") return;
	const { deployment, rulesSha256 } = approved.plan;
	const fail = (why, examples) => {
		throw new StepError({
			kind: "plan-changed",
			why,
			added: 0,
			examples
		});
	};
	if (rulesSha256.toLowerCase() !== rules.sha256.toLowerCase()) fail("rules-file", [rules.path]);
	const { slug } = await lookUp(context);
	if (deployment.toLowerCase() !== slug.toLowerCase()) fail("deployment", [deployment]);
}
function unapprovedBy({ approved }, made) {
	if (approved === void 0) return void 0;
	if (approved.by === "hash") {
		if (approved.hash.toLowerCase() === made.hash) return void 0;
		return {
			changes: [],
			failure: changed("hash", made.lines.length, made.lines)
		};
	}
	const known = new Set(approved.plan.changes.map(keyOf));
	const added = made.lines.filter((line) => !known.has(keyOf(line)));
	if (added.length === 0) return void 0;
	const keys = new Set(added.map(({ target, field }) => JSON.stringify([target, field])));
	return {
		changes: made.plan.changes.filter((planned) => keys.has(placeOf(planned))),
		failure: changed("changes", added.length, added)
	};
}
function checkEnds({ approved }, { plan }, nowMs) {
	if (approved?.by !== "plan") return;
	const today = dayOf(nowMs);
	const days = plan.changes.flatMap(({ why }) => why?.until ?? []).filter((day) => day < today);
	const [until] = days.sort();
	if (until === void 0) return;
	throw new StepError({
		kind: "plan-outdated",
		findings: days.length,
		until,
		today
	});
}
function changed(why, added, lines) {
	const examples = lines.slice(0, MAX_EXAMPLES).map(({ target, field, before, after }) => `${target} ${field} ${before} \u2192 ${after}`);
	return new StepError({
		kind: "plan-changed",
		why,
		added,
		examples
	});
}
function keyOf({ target, field, before, after }) {
	return JSON.stringify([
		target,
		field,
		before,
		after
	]);
}
function placeOf({ change }) {
	if (change.field === "triage") return JSON.stringify([`${change.target.issueType}:${change.target.id}`, change.field]);
	const { target, field } = projectLine(change);
	return JSON.stringify([target, field]);
}
// src/operations/apply.ts
async function apply(context, request) {
	const applied = {
		projects: [],
		findings: [],
		siblings: []
	};
	const end = await capture(() => run(context, request, applied));
	const { made, unapproved, projects, findings, siblings } = applied;
	return {
		operation: "apply",
		request,
		deployment: context.deployment,
		notices: context.notices,
		...made && planFields(made),
		...unapproved && { unapproved },
		projects,
		findings,
		siblings,
		...end
	};
}
async function run(context, request, applied) {
	await checkApproval(context, request);
	const { approved } = request;
	const momentMs = approved?.by === "plan" ? approved.plan.momentMs : context.clock.now();
	const made = await makePlan(context, request, momentMs);
	const planned = context.writer === void 0 ? "would-change" : "not-reached";
	applied.made = made;
	applied.projects = made.tasks.map(({ project, changes }) => ({
		...rowOf(project, changes),
		state: planned
	}));
	applied.findings = made.triage.map((change) => ({
		change,
		state: planned
	}));
	const unapproved = unapprovedBy(request, made);
	if (unapproved !== void 0) {
		applied.unapproved = unapproved.changes;
		throw unapproved.failure;
	}
	checkEnds(request, made, context.clock.now());
	checkLimits(context, made);
	if (context.writer === void 0) return;
	await write(context, request, made, applied);
	throwIfFailed(applied.projects, applied.findings);
}
function checkLimits(context, { plan }) {
	if (plan.over.length === 0) return;
	if (context.writer !== void 0) throw new StepError({
		kind: "too-many-changes",
		figures: [...plan.over]
	});
	for (const over of plan.over) context.notices.push({
		kind: "would-be-too-many",
		...over
	});
}
async function write(context, { concurrency }, { slug, tasks, triage, former }, applied) {
	if (tasks.length > 0) await applyToProjects(context, slug, concurrency, tasks, applied.projects);
	if (triage.length === 0) return;
	const { rows, siblings, failure } = await applyTriage(context, slug, triage, { former });
	applied.findings = rows;
	applied.siblings = siblings;
	if (failure !== void 0) throw new StepError(failure);
}
export { apply };
