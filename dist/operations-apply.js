import "./rolldown-runtime.js";
import { $ as isWriting, Bt as lookUp, Ut as StepError, Wt as capture, Z as checkLimits, _ as executeFindings, fn as dayOf, g as throwIfFailed, h as noticesOf, m as journalOf, v as executeProjects } from "./index.js";
import { n as projectLine, planFields, t as makePlan } from "./operations-plan.js";
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
	let made;
	let unapproved;
	const end = await capture(async () => {
		await checkApproval(context, request);
		const { approved, concurrency } = request;
		const momentMs = approved?.by === "plan" ? approved.plan.momentMs : context.clock.now();
		made = await makePlan(context, request, momentMs);
		const missing = unapprovedBy(request, made);
		if (missing !== void 0) {
			unapproved = missing.changes;
			throw missing.failure;
		}
		checkEnds(request, made, context.clock.now());
		checkLimits(context, made.plan.over);
		if (!isWriting(context)) return;
		const { slug, projects, findings } = made;
		await executeFindings(context, slug, findings);
		await executeProjects(context, slug, projects, { concurrency });
		throwIfFailed(journalOf(context, projects, findings));
	});
	const journal = journalOf(context, made?.projects ?? [], made?.findings);
	return {
		operation: "apply",
		request,
		deployment: context.deployment,
		notices: [...context.notices, ...noticesOf(journal, request.dryRun)],
		...made && planFields(made),
		...unapproved && { unapproved },
		journal,
		...end
	};
}
export { apply };
