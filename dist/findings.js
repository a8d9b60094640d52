import { n as __exportAll } from "./rolldown-runtime.js";
import { Dt as MAX_TRIAGE_LIMIT, St as stepFailureOf, Tt as PlatformError, W as backoff, _t as StepError, h as listFindings$1, ht as resolveSlug, m as listFailure, t as checkMaxChanges, v as detectedMs, vt as capture } from "./index.js";
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
// src/operations/findings/former.ts
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
		...relevantSince === void 0 ? {} : { relevantSince }
	};
}
var FormerStates = class {
	#ids = new BigUint64Array(FIRST_SIZE);
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
		this.#states.push(this.#shared(finding));
	}
	find(ids) {
		const wanted = new Set(ids);
		const found = new Map();
		if (wanted.size === 0) return found;
		for (const [at, state] of this.#states.entries()) {
			const id = this.#ids[at] ?? 0n;
			if (wanted.has(id)) found.set(id, state);
		}
		return found;
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
function showsDecision(row, before, decision) {
	const now = formerTriage(row);
	const { state, reason, note } = decision;
	if (state !== void 0) {
		if (!hasState(now, state, row.kind === "secrets")) return "no";
		if (before !== void 0 && !hasState(before, state, row.kind === "secrets")) return "yes";
	}
	if (row.kind === "secrets") return "unclear";
	if (note !== void 0) return now.note === note ? "yes" : "no";
	if (reason !== void 0) return now.reason === reason ? "yes" : "no";
	return now.triageState === void 0 ? "unclear" : "yes";
}
function hasState(triage, state, isSecret) {
	if (triage.triageState !== void 0) return triage.triageState === state;
	const status = statusAfter(state);
	const isHidden = isSecret && (status === "reviewing" || status === "fixing");
	return triage.status === (isHidden ? "open" : status);
}
// src/operations/findings/look-up.ts
const REPOSITORIES = 50;
async function lookUp(context, changes) {
	const [first] = changes;
	const found = new Map();
	if (first === void 0) return {
		found,
		siblings: []
	};
	const wanted = new Set(changes.map(({ target }) => target.id));
	const moved = [];
	const repositories = [...new Set(changes.map(({ target }) => target.repository ?? ""))];
	for (let start = 0; start < repositories.length; start += REPOSITORIES) {
		const repos = repositories.slice(start, start + REPOSITORIES);
		const query = {
			issueType: first.target.issueType,
			filters: { repos }
		};
		for await (const page of listFindings$1(context, query, { spelled: true })) for (const finding of page) {
			const key = siblingKey(finding);
			if (wanted.has(finding.id)) found.set(finding.id, finding);
			else if (key !== void 0 && showsDecision(finding, void 0, first.after) === "yes") moved.push({
				id: finding.id,
				key
			});
		}
	}
	const byKey = new Map([...found.values()].map((finding) => [siblingKey(finding), finding.id]));
	return {
		found,
		siblings: moved.flatMap(({ id, key }) => {
			const of = byKey.get(key);
			return of === void 0 ? [] : [{
				id,
				of
			}];
		})
	};
}
function siblingKey({ repository, match_based_id: id }) {
	return id === void 0 ? void 0 : `${repository} ${id}`;
}
// src/operations/findings/outcome.ts
var OutcomeRecord = class {
	#rows;
	#byId = new Map();
	#siblings = new Set();
	#triaged = new Set();
	#former;
	answered = 0;
	unlisted = 0;
	lostRequests = 0;
	constructor(changes, former) {
		this.#rows = changes.map((change) => ({
			change,
			state: "not-reached"
		}));
		for (const row of this.#rows) this.#byId.set(row.change.target.id, row);
		this.#former = former;
	}
	isChanged({ target }) {
		return this.#byId.get(target.id)?.state === "changed";
	}
	moved(ids, decision, decisionOf) {
		for (const id of ids) {
			this.#triaged.add(id);
			const row = this.#byId.get(id);
			if (row === void 0) this.#siblings.add(id);
			else if (decisionOf(row.change) === decision) this.set(row.change, "changed");
			else if (row.state === "changed") this.set(row.change, "failed", { kind: "not-triaged" });
		}
	}
	set({ target }, state, failure) {
		const row = this.#byId.get(target.id);
		if (row === void 0) return;
		row.state = state;
		if (failure === void 0) delete row.failure;
		else row.failure = failure;
	}
	outcome(failure) {
		const former = this.#former?.find(this.#siblings) ?? new Map();
		const unknown = this.#rows.filter(({ state }) => state === "unknown").length;
		return {
			rows: this.#rows,
			siblings: [...this.#siblings].map((id) => ({
				id,
				before: former.get(id)
			})),
			answered: this.answered,
			triaged: [...this.#triaged],
			unlisted: this.unlisted,
			uncertain: {
				requests: unknown === 0 ? 0 : this.lostRequests,
				atMost: unknown
			},
			...failure === void 0 ? {} : { failure }
		};
	}
};
// src/operations/findings/apply.ts
async function applyTriage(context, slug, changes, options = {}) {
	const record = new OutcomeRecord(changes, options.former);
	context.progress.begin("triaging", changes.length);
	try {
		for (const group of groupsOf(changes)) for (let start = 0; start < group.length; start += MAX_TRIAGE_LIMIT) {
			const chunk = group.slice(start, start + MAX_TRIAGE_LIMIT).filter((change) => !record.isChanged(change));
			if (chunk.length > 0) await new Chunk(context, slug, chunk, record).run();
			context.progress.advance(Math.min(MAX_TRIAGE_LIMIT, group.length - start));
		}
		return record.outcome(void 0);
	} catch (error) {
		return record.outcome(stepFailureOf(error));
	}
}
var Chunk = class {
	#context;
	#slug;
	#changes;
	#record;
	#decision;
	constructor(context, slug, changes, record) {
		this.#context = context;
		this.#slug = slug;
		this.#changes = changes;
		this.#record = record;
		this.#decision = changes[0] === void 0 ? "" : groupKey(changes[0]);
	}
	async run() {
		let lost;
		for (let repeats = 0;; repeats++) {
			const answer = await this.#send(lost?.failure);
			if (answer.kind === "shown") return this.#keep(answer.value);
			if (answer.kind === "refused") {
				if (lost === void 0) return this.#setAll("failed", answer.error.failure);
				break;
			}
			this.#record.lostRequests += 1;
			lost = {
				failure: answer.failure,
				mayLandLater: answer.mayLandLater || (lost?.mayLandLater ?? false)
			};
			const { clock, maxRetries, stop } = this.#context;
			if (!this.#isRepeatable() || repeats === maxRetries) break;
			await clock.sleep(backoff(repeats + 1, clock.random()), stop);
		}
		if (lost !== void 0) await this.#decideLost(lost);
	}
	async #send(lost) {
		try {
			return await this.#context.writer.triage(this.#slug, bodyOf(this.#changes));
		} catch (error) {
			const failure = error instanceof PlatformError ? error.failure : void 0;
			const cause = lost ?? (failure?.uncertain ? failure : void 0);
			if (cause !== void 0) {
				this.#record.lostRequests += lost === void 0 ? 1 : 0;
				this.#setAll("unknown", {
					kind: "unknown",
					cause
				});
			} else if (failure !== void 0 && failure.status !== void 0) this.#setAll("failed", failure);
			throw error;
		}
	}
	#isRepeatable() {
		return this.#changes[0]?.after.note === void 0;
	}
	async #keep({ num_triaged, triaged_issues }) {
		this.#record.answered += 1;
		this.#moved(triaged_issues);
		const uncounted = Math.max(0, num_triaged - triaged_issues.length);
		const missing = this.#changes.filter((change) => !this.#record.isChanged(change));
		const unclear = uncounted > 0 ? "unknown" : "failed";
		for (const change of missing) this.#record.set(change, unclear, { kind: "not-triaged" });
		const unchanged = [];
		const changed = await this.#lookUp(missing, (change) => unchanged.push(change));
		const unlisted = Math.max(0, uncounted - changed);
		this.#record.unlisted += unlisted;
		if (unlisted > 0) return;
		for (const change of unchanged) this.#record.set(change, "failed", { kind: "not-triaged" });
	}
	async #decideLost(lost) {
		this.#setAll("unknown", {
			kind: "unknown",
			cause: lost.failure
		});
		await this.#lookUp(this.#changes, (change) => {
			if (!lost.mayLandLater) this.#record.set(change, "failed", lost.failure);
		});
	}
	async #lookUp(changes, onUnchanged) {
		const listed = changes.filter(({ before, target }) => before !== void 0 && target.repository);
		if (listed.length === 0) return 0;
		const read = await this.#read(listed);
		if (read === void 0) return 0;
		const moved = new Set();
		for (const change of listed) {
			const row = read.found.get(change.target.id);
			const shown = row === void 0 ? "unclear" : showsDecision(row, change.before, change.after);
			if (shown === "yes") moved.add(change.target.id);
			if (shown === "no") onUnchanged(change);
		}
		const siblings = read.siblings.filter(({ of }) => moved.has(of)).map(({ id }) => id);
		this.#moved([...moved, ...siblings]);
		return moved.size;
	}
	async #read(changes) {
		try {
			return await lookUp(this.#context, changes);
		} catch (error) {
			listFailure(error);
			return;
		}
	}
	#moved(ids) {
		this.#record.moved(ids, this.#decision, groupKey);
	}
	#setAll(state, failure) {
		for (const change of this.#changes) if (!this.#record.isChanged(change)) this.#record.set(change, state, failure);
	}
};
function groupsOf(changes) {
	return [...Map.groupBy(changes, groupKey).values()];
}
function groupKey({ target, after }) {
	return JSON.stringify([
		target.issueType,
		after.state ?? "",
		after.reason ?? "",
		after.note ?? ""
	]);
}
function bodyOf(changes) {
	const [first] = changes;
	return {
		issue_type: first?.target.issueType,
		issue_ids: changes.map(({ target }) => target.id),
		limit: changes.length,
		...decisionFields(first?.after ?? {})
	};
}
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
// src/operations/triage/report.ts
function emptyReport() {
	return {
		rows: [],
		siblings: [],
		answered: 0,
		triaged: [],
		unlisted: 0,
		uncertain: {
			requests: 0,
			atMost: 0
		}
	};
}
async function applyRows(context, slug, report, former) {
	const outcome = await applyTriage(context, slug, report.rows.filter(({ state }) => state === "not-reached").map(({ change }) => change), former === void 0 ? {} : { former });
	const rowOf = new Map(outcome.rows.map((row) => [row.change, row]));
	const { answered, triaged, unlisted, uncertain } = outcome;
	const movedAlong = new Set(outcome.siblings.map(({ id }) => id));
	const rows = report.rows.map((row) => {
		const isMoved = row.state === "unchanged" && movedAlong.delete(row.change.target.id);
		return rowOf.get(row.change) ?? (isMoved ? {
			change: row.change,
			state: "changed"
		} : row);
	});
	const siblings = outcome.siblings.filter(({ id }) => movedAlong.has(id));
	Object.assign(report, {
		rows,
		siblings,
		answered,
		triaged,
		unlisted,
		uncertain
	});
	noticeOutcome(context, report);
	if (outcome.failure !== void 0) throw new StepError(outcome.failure);
	throwIfFailed(rows);
}
function plannedRow({ writer }, change) {
	return {
		change,
		state: writer === void 0 ? "would-change" : "not-reached"
	};
}
function noticeOutcome(context, { siblings, unlisted, uncertain }) {
	if (siblings.length > 0) {
		const listed = siblings.filter(({ before }) => before !== void 0).length;
		context.notices.push({
			kind: "siblings-triaged",
			count: siblings.length,
			listed
		});
	}
	if (unlisted > 0) context.notices.push({
		kind: "triaged-unlisted",
		count: unlisted
	});
	if (uncertain.requests > 0) context.notices.push({
		kind: "answers-lost",
		...uncertain
	});
}
function throwIfFailed(rows) {
	const failed = rows.filter(({ state }) => state === "failed");
	const unknown = rows.filter(({ state }) => state === "unknown");
	if (failed.length + unknown.length === 0) return;
	const causes = [...failed, ...unknown].flatMap(({ failure }) => {
		if (failure === void 0) return [];
		if (failure.kind === "unknown") return [failure.cause];
		return "method" in failure ? [failure] : [];
	});
	throw new StepError({
		kind: "findings-failed",
		failed: failed.length,
		unknown: unknown.length,
		selected: rows.length,
		...causes[0] === void 0 ? {} : { first: causes[0] }
	});
}
// src/operations/triage/by-ids.ts
async function triageIds(context, { issueType, decision, maxChanges }, ids, report) {
	const slug = await resolveSlug(context);
	report.rows = ids.map((id) => plannedRow(context, {
		target: {
			kind: "finding",
			id,
			issueType
		},
		field: "triage",
		before: void 0,
		after: decision
	}));
	checkMaxChanges(context, ids.length, "finding", maxChanges);
	if (context.writer === void 0) return;
	context.notices.push({ kind: "former-states-unknown" });
	await applyRows(context, slug, report);
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
async function triageListed(context, { decision, maxChanges }, { query, limit = Number.POSITIVE_INFINITY }, report) {
	noticeWidth(context, query);
	const former = new FormerStates();
	const selected = [];
	const onRow = (finding) => former.add(finding);
	for await (const page of listFindings$1(context, query, {
		onRow,
		unmatchedExclusions: "error"
	})) for (const finding of page) {
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
	report.selected = selected.length;
	report.rows = rowsOf(context, selected, limit);
	const due = report.rows.filter(({ state }) => state !== "unchanged").length;
	checkMaxChanges(context, due, "finding", maxChanges);
	if (context.writer === void 0 || due === 0) return;
	await applyRows(context, await resolveSlug(context), report, former);
}
function rowsOf(context, selected, limit) {
	selected.sort((one, other) => byAge(one, other) || (one.change.target.id < other.change.target.id ? -1 : 1));
	const due = selected.filter(({ change }) => !isAlready(change)).length;
	let dueLeft = Math.min(limit, due);
	let unchangedLeft = limit - dueLeft;
	return selected.flatMap(({ change }) => {
		if (!isAlready(change)) return dueLeft-- > 0 ? [plannedRow(context, change)] : [];
		return unchangedLeft-- > 0 ? [{
			change,
			state: "unchanged"
		}] : [];
	});
}
function byAge(one, other) {
	return one.sinceMs === other.sinceMs ? 0 : one.sinceMs - other.sinceMs;
}
// src/operations/triage/by-platform.ts
async function triageByPlatform(context, request, selection, report) {
	noticeWidth(context, selection);
	const slug = await resolveSlug(context);
	if (context.writer === void 0) return;
	const run = new PlatformTriage(context, slug, request, selection, report);
	try {
		await run.run();
	} finally {
		noticeOutcome(context, report);
	}
}
var PlatformTriage = class {
	#context;
	#slug;
	#body;
	#limit;
	#report;
	#triaged = new Set();
	constructor(context, slug, { issueType, decision }, { filters, limit }, report) {
		this.#context = context;
		this.#slug = slug;
		this.#body = {
			issue_type: issueType,
			...filters,
			...decisionFields(decision)
		};
		this.#limit = limit;
		this.#report = report;
	}
	async run() {
		const limit = this.#limit;
		this.#context.progress.begin("triaging", typeof limit === "number" ? limit : void 0);
		let left = limit === "all" ? Number.POSITIVE_INFINITY : limit ?? 3e3;
		while (left > 0) {
			const take = Math.min(MAX_TRIAGE_LIMIT, left);
			const { listed, fresh } = this.#keep(await this.#select(take));
			this.#context.progress.advance(fresh);
			if (limit === void 0 || limit !== "all" && limit <= 3e3) return;
			if (fresh === 0) {
				if (listed > 0 && this.#report.unlisted === 0) this.#context.notices.push({ kind: "triage-stalled" });
				return;
			}
			left -= Math.min(take, listed);
		}
	}
	async #select(take) {
		const { clock, maxRetries, stop } = this.#context;
		for (let attempt = 1;; attempt++) {
			const answer = await this.#send(take);
			if (answer.kind === "shown") return answer.value;
			if (answer.kind === "refused") throw failed(answer.error.failure, attempt);
			this.#lose(take);
			if (this.#limit !== "all" || attempt > maxRetries) throw failed(answer.failure, attempt);
			await clock.sleep(backoff(attempt, clock.random()), stop);
		}
	}
	async #send(take) {
		try {
			return await this.#context.writer.triage(this.#slug, {
				...this.#body,
				limit: take
			});
		} catch (error) {
			if (error instanceof PlatformError && error.failure.uncertain) this.#lose(take);
			throw error;
		}
	}
	#lose(take) {
		const { requests, atMost } = this.#report.uncertain;
		this.#report.uncertain = {
			requests: requests + 1,
			atMost: atMost + take
		};
	}
	#keep({ num_triaged, triaged_issues }) {
		const before = this.#triaged.size;
		for (const id of triaged_issues) this.#triaged.add(id);
		const fresh = this.#triaged.size - before;
		this.#report.triaged = [...this.#triaged];
		this.#report.answered += 1;
		this.#report.unlisted += Math.max(0, num_triaged - triaged_issues.length);
		return {
			listed: Math.max(num_triaged, triaged_issues.length),
			fresh
		};
	}
};
function failed(first, requests) {
	return new StepError({
		kind: "requests-failed",
		failed: requests,
		first
	});
}
// src/operations/triage.ts
var triage_exports = __exportAll({ triage: () => triage });
async function triage(context, request) {
	const report = emptyReport();
	const { selection } = request;
	const end = await capture(() => {
		switch (selection.by) {
			case "ids": return triageIds(context, request, selection.ids, report);
			case "listed": return triageListed(context, request, selection, report);
			case "platform": return triageByPlatform(context, request, selection, report);
		}
	});
	const { deployment, notices } = context;
	return {
		operation: "triage",
		request,
		deployment,
		notices,
		...report,
		...end
	};
}
export { FormerStates as a, applyTriage as i, list_findings_exports as n, findingTarget as o, runList as r, formerTriage as s, triage_exports as t };
