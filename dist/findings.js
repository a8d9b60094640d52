import { n as __exportAll } from "./rolldown-runtime.js";
import { $ as isWriting, G as isAlready, Ht as resolveSlug, J as Families, Jt as CancelledError, K as isDecidedApart, P as detectedMs, Q as maxChanges, U as FindingRecords, Ut as StepError, Wt as capture, X as formerTriage, Xt as MAX_TRIAGE_LIMIT, Y as findingTarget, Z as checkLimits, _ as executeFindings, b as listFindings$1, g as throwIfFailed, h as noticesOf, j as hasMark, m as journalOf, q as decisionFields, qt as stepFailureOf, y as carryOut } from "./index.js";
// src/operations/list.ts
async function runList(context, operation, request, work) {
	let read = 0;
	let whole = {};
	const end = await capture(async () => {
		whole = {
			...await work((row) => {
				read += 1;
				context.rows.add(row);
			}),
			count: read
		};
	});
	const { deployment, notices } = context;
	return {
		operation,
		request,
		deployment,
		notices,
		read,
		...whole,
		...end
	};
}
// src/operations/list-findings.ts
var list_findings_exports = __exportAll({ listFindings: () => listFindings });
function listFindings(context, request) {
	return runList(context, "list-findings", request, async (add) => {
		const { query, pageSize } = request;
		const options = {
			once: true,
			...pageSize === void 0 ? {} : { pageSize }
		};
		for await (const page of listFindings$1(context, query, options)) for (const finding of page) add(finding);
		return {};
	});
}
// src/operations/triage/by-ids.ts
function planIds(context, { issueType, decision }, ids) {
	if (isWriting(context)) context.notices.push({ kind: "former-states-unknown" });
	return new FindingRecords(ids.map((id) => ({
		target: {
			kind: "finding",
			id,
			issueType
		},
		field: "triage",
		before: void 0,
		after: decision
	})));
}
// src/operations/triage/width.ts
const NARROWING = [
	"repos",
	"rules",
	"project_tags",
	"ref",
	"dependencies"
];
function noticeWidth(context, { filters, paths }) {
	if (NARROWING.some((name) => narrows(filters[name])) || paths !== void 0 && narrows([...paths.names, ...paths.patterns])) return;
	context.notices.push({ kind: "whole-deployment" });
	if (filters.status === void 0) context.notices.push({ kind: "takes-decisions-along" });
}
function narrows(value) {
	const items = [value ?? []].flat().map(String);
	return items.some((item) => !item.startsWith("!")) && !items.some((item) => /^[*/]+$/.test(item));
}
// src/operations/triage/by-listing.ts
async function planListed(context, { decision, issueType }, { query, limit = Number.POSITIVE_INFINITY }) {
	noticeWidth(context, query);
	const families = new Families();
	const selected = [];
	const pages = listFindings$1(context, query, {
		allBranches: issueType !== "secrets",
		onRow: (finding) => families.add(finding),
		unmatchedExclusions: "notice"
	});
	for await (const page of pages) for (const finding of page) {
		const change = {
			target: findingTarget(finding),
			field: "triage",
			before: formerTriage(finding),
			after: decision
		};
		selected.push({
			change,
			sinceMs: detectedMs(finding) ?? Number.POSITIVE_INFINITY
		});
	}
	const siblings = families.siblingsOf(selected.map(({ change }) => change.target));
	const decidedApart = ({ change }) => siblings.get(change.target.id)?.find(({ before }) => isDecidedApart(before, change.before ?? {}, hasMark));
	const { left = [], free = [] } = Object.groupBy(selected, (one) => decidedApart(one) === void 0 ? "free" : "left");
	const changes = [...oldest(free, limit), ...left.map(({ change }) => change)];
	const findings = new FindingRecords(changes, siblings, context.clock.now());
	for (const one of left) findings.leave(one.change, decidedApart(one)?.before);
	return {
		findings,
		selected: free.length
	};
}
function oldest(selected, limit) {
	const sorted = selected.toSorted((one, other) => byAge(one, other) || (one.change.target.id < other.change.target.id ? -1 : 1));
	const { due = [], already = [] } = Object.groupBy(sorted.map(({ change }) => change), (change) => isAlready(change) ? "already" : "due");
	const taken = due.slice(0, limit);
	return [...taken, ...already.slice(0, limit - taken.length)];
}
function byAge(one, other) {
	return one.sinceMs === other.sinceMs ? 0 : one.sinceMs - other.sinceMs;
}
// src/operations/triage/platform-unit.ts
var PlatformTriage = class {
	canLook = false;
	#context;
	#slug;
	#body;
	#limit;
	#all;
	#left;
	#failure;
	constructor(context, slug, { issueType, decision }, { filters, limit }, all) {
		this.#context = context;
		this.#slug = slug;
		this.#body = {
			issue_type: issueType,
			...filters,
			...decisionFields(decision)
		};
		this.#limit = limit;
		this.#left = limit === "all" ? Number.POSITIVE_INFINITY : limit ?? 3e3;
		this.#all = all;
	}
	isStale() {
		return false;
	}
	async read() {}
	next() {
		return this.#left > 0 ? Math.min(MAX_TRIAGE_LIMIT, this.#left) : void 0;
	}
	send(take, attempts) {
		return this.#context.writer.triage(this.#slug, {
			...this.#body,
			limit: take
		}, { attempts });
	}
	answered(take, { num_triaged, triaged_issues }) {
		const fresh = this.#all.selected(triaged_issues);
		const unlisted = Math.max(0, num_triaged - triaged_issues.length);
		this.#all.answered += 1;
		this.#all.unlisted += unlisted;
		this.#context.progress.advance(fresh);
		const isStalled = fresh === 0 && triaged_issues.length > 0 && unlisted === 0;
		const isOne = this.#limit === void 0 || this.#limit !== "all" && this.#limit <= 3e3;
		if (isStalled && !isOne) this.#context.notices.push({ kind: "triage-stalled" });
		this.#left = isOne || fresh === 0 ? 0 : this.#left - Math.min(take, Math.max(num_triaged, triaged_issues.length));
	}
	isDone() {
		return true;
	}
	isRepeatable() {
		return this.#limit === "all";
	}
	turnsToOtherForm() {
		return false;
	}
	lost(take) {
		this.#all.lost.requests += 1;
		this.#all.lost.atMost += take;
	}
	end(end, take = 0) {
		if (end.kind === "unknown" || end.kind === "not-shown") this.lost(take);
		const cause = end.kind === "unknown" ? end.cause : end.kind === "not-shown" ? end.failure : void 0;
		if (end.kind === "refused" && !(end.error instanceof CancelledError)) this.#failure = new StepError(stepFailureOf(end.error));
		else if (cause !== void 0) this.#failure = new StepError(cause);
	}
	throwIfFailed() {
		if (this.#failure !== void 0) throw this.#failure;
	}
};
// src/operations/triage.ts
var triage_exports = __exportAll({ triage: () => triage });
async function triage(context, request) {
	let findings = new FindingRecords([]);
	let selected;
	const end = await capture(async () => {
		const { selection } = request;
		const slug = await resolveSlug(context);
		if (selection.by === "platform") {
			noticeWidth(context, selection);
			if (!isWriting(context)) return;
			const unit = new PlatformTriage(context, slug, request, selection, findings);
			context.progress.begin("triaging", typeof selection.limit === "number" ? selection.limit : void 0);
			await carryOut(unit, context);
			return unit.throwIfFailed();
		}
		if (selection.by === "ids") findings = planIds(context, request, selection.ids);
		else ({findings, selected} = await planListed(context, request, selection));
		checkLimits(context, maxChanges(request.maxChanges, findings.due.length, "finding"));
		if (isWriting(context)) await executeFindings(context, slug, findings);
		throwIfFailed(journalOf(context, [], findings));
	});
	const { deployment } = context;
	const journal = journalOf(context, [], findings);
	return {
		operation: "triage",
		request,
		deployment,
		notices: [...context.notices, ...noticesOf(journal, request.dryRun)],
		journal,
		...selected === void 0 ? {} : { selected },
		...end
	};
}
export { list_findings_exports as n, runList as r, triage_exports as t };
