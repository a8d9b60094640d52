import "./rolldown-runtime.js";
import { i as findingCondition, t as hashOfPlan } from "./plan-hash.js";
import { A as hasEnded, Bt as lookUp, C as FINDING_TESTS, D as itemsOf, E as textsMatcher, F as ProjectRecord, J as Families, Kt as forEachConcurrently, L as targetOf, M as readNote, N as writeNote, O as nameMatcher, P as detectedMs, S as NO_LOOKUPS, T as textMatcher, U as FindingRecords, Ut as StepError, Wt as capture, X as formerTriage, Y as findingTarget, b as listFindings, dn as DAY_MS, et as compare, fn as dayOf, gt as epochMs, k as patternMatcher, w as sameRef, x as nearestNames, z as managedScans } from "./index.js";
import { r as checkExclusions } from "./fleet.js";
import { n as isGitHubError, t as askGitHub } from "./github.js";
// src/operations/rules/overdue.ts
const WORST_FIRST = [
	"critical",
	"high",
	"medium",
	"low"
];
function daysOverdue(finding, levels, momentMs) {
	const level = levels[finding.severity?.toLowerCase()];
	const since = level === void 0 || finding.status !== "open" ? void 0 : detectedMs(finding);
	if (since === void 0 || level === void 0 || momentMs - since <= level) return void 0;
	return Math.floor((momentMs - since - level) / DAY_MS);
}
function worstFirst(overdue) {
	return [...overdue].sort((one, other) => rank(one.finding) - rank(other.finding) || other.daysOver - one.daysOver || compare(one.finding.id, other.finding.id));
}
function teamOf(tags) {
	const [first] = tags.filter((tag) => /^team:./i.test(tag)).sort();
	return first?.slice(5);
}
function rank({ severity = "" }) {
	const at = WORST_FIRST.indexOf(severity.toLowerCase());
	return at < 0 ? WORST_FIRST.length : at;
}
// src/operations/rules/coverage.ts
const RECENT_DAYS = 30;
function coverageOf(projects, uncovered, overdue, momentMs) {
	const recent = momentMs - RECENT_DAYS * DAY_MS;
	const scanned = projects.map(({ project }) => ({
		name: project.name,
		at: epochMs(project.latest_scan_at)
	}));
	return {
		...uncovered === void 0 ? {} : { uncovered },
		neverScanned: namesOf(scanned.filter(({ at }) => at === void 0)),
		notScannedFor30Days: namesOf(scanned.filter(({ at }) => at !== void 0 && at < recent)),
		overdue: worstFirst(overdue)
	};
}
function namesOf(projects) {
	return projects.map(({ name }) => name).sort();
}
// src/operations/rules/limits.ts
const MIN_PROJECTS_OF_A_SHARE = 10;
function checkLimits(changes, limits, facts) {
	const changed = new Set();
	const losingTags = new Set();
	const switchedOff = new Set();
	let triaged = 0;
	for (const { change } of changes) {
		if (change.field === "triage") {
			triaged += 1;
			continue;
		}
		const { name } = change.target;
		changed.add(name);
		if (change.after) continue;
		if (change.field === "tag") losingTags.add(name);
		else switchedOff.add(name);
	}
	const { projectsInScope, projectsWithTags, projectsWithScansOn, findingsSeen } = facts;
	return [
		{
			limit: "limits.changes",
			allows: limits.changes,
			figure: changed.size,
			whole: projectsInScope
		},
		{
			limit: "limits.removals",
			allows: limits.removals,
			figure: losingTags.size,
			whole: projectsWithTags
		},
		{
			limit: "limits.scans-off",
			allows: limits.scansOff,
			figure: switchedOff.size,
			whole: projectsWithScansOn
		},
		{
			limit: "limits.findings",
			allows: limits.findings,
			figure: triaged,
			whole: findingsSeen
		}
	].flatMap(({ limit, allows, figure, whole }) => {
		const of = limit === "limits.findings" ? "finding" : "project";
		const over = overLimit(allows, figure, whole, projectsInScope);
		return over === void 0 ? [] : [{
			limit,
			figure,
			of,
			...over
		}];
	});
}
function overLimit(limit, figure, whole, projectsInScope) {
	if ("count" in limit) return figure > limit.count ? { allowed: limit.count } : void 0;
	const { percent } = limit;
	if (projectsInScope < MIN_PROJECTS_OF_A_SHARE || figure * 100 <= percent * whole) return void 0;
	return {
		allowed: Math.floor(percent * whole / 100),
		percent,
		whole
	};
}
// src/operations/rules/lines.ts
function projectLine(change) {
	const target = change.target.name;
	if (change.field === "tag") {
		const [before, after] = [change.before, change.after].map((has) => has ? "present" : "absent");
		return {
			target,
			field: `tag:${change.tag}`,
			before: before ?? "",
			after: after ?? ""
		};
	}
	const [before, after] = [change.before, change.after].map((isOn) => isOn ? "on" : "off");
	return {
		target,
		field: change.field,
		before: before ?? "",
		after: after ?? ""
	};
}
function triageLine({ target, before, after }, until) {
	const { state = "", reason = "", note } = after;
	return {
		target: `${target.issueType}:${target.id}`,
		field: "triage",
		before: formerText(before ?? {}),
		after: [
			state,
			reason,
			readNote(note).text,
			until ?? ""
		].join("|")
	};
}
function sortedLines(lines) {
	return [...lines].sort((one, other) => compare(one.target, other.target) || compare(one.field, other.field));
}
function formerText({ status, triageState, reason }) {
	return [
		status,
		triageState,
		reason
	].map((part) => part ?? "").join("/");
}
// src/operations/rules/decider.ts
const DECIDERS = [
	"nobody",
	"rules",
	"platform",
	"people"
];
function moreRespected(one, other) {
	return DECIDERS.indexOf(one) < DECIDERS.indexOf(other) ? other : one;
}
const TRIAGE_STATUSES = new Set([
	"ignored",
	"reviewing",
	"fixing",
	"provisionally_ignored"
]);
function triageStateOf({ triage_state, status }) {
	if (triage_state !== void 0) return triage_state;
	return status !== void 0 && TRIAGE_STATUSES.has(status) ? status : "untriaged";
}
function deciderOf(finding, marks, stateOf) {
	const state = triageStateOf(finding);
	if (state === "provisionally_ignored") return "platform";
	if (finding.kind === "secrets") return finding.status === "open" ? "nobody" : "people";
	const { triaged_at, triage_comment = "" } = finding;
	if (state === "untriaged") return triaged_at === void 0 && triage_comment === "" ? "nobody" : "people";
	const mark = marks.at(-1);
	if (mark === void 0) return "people";
	const expected = expectedState(mark, stateOf);
	return expected === void 0 || expected === state ? "rules" : "people";
}
function expectedState({ rule, kind }, stateOf) {
	if (kind === "until") return "ignored";
	if (kind === "ended") return "reopened";
	return stateOf.get(rule);
}
// src/operations/rules/triage-steps.ts
const ENDED_NOTE = "The time of this ignore is over";
function endStep(finding, mark, momentMs) {
	const ended = endedMarks(finding).filter(({ rule }) => rule !== mark.rule);
	const last = {
		rule: mark.rule,
		kind: "ended",
		day: mark.day ?? dayOf(momentMs)
	};
	return {
		decision: {
			state: "reopened",
			note: writeNote(ENDED_NOTE, ended, last)
		},
		rule: mark.rule,
		index: void 0
	};
}
function ruleStep(finding, rule, index, momentMs) {
	const { state, reason, note = "", ends } = rule.triage;
	const writtenUntil = ends?.kind === "until" ? ends.date : void 0;
	const until = ends?.kind === "after" ? dayOf(momentMs + ends.days * DAY_MS) : writtenUntil;
	const mark = until === void 0 ? {
		rule: rule.name,
		kind: "decided"
	} : {
		rule: rule.name,
		kind: "until",
		day: until
	};
	return {
		decision: {
			state,
			...reason === void 0 ? {} : { reason },
			note: writeNote(note, endedMarks(finding), mark)
		},
		rule: rule.name,
		index,
		...until === void 0 ? {} : { until },
		...writtenUntil === void 0 ? {} : { writtenUntil }
	};
}
function afterStep(finding, { decision }, momentMs) {
	const { state, reason, note } = decision;
	const { triage_reason: _, ...rest } = finding;
	const status = finding.status === "fixed" ? "fixed" : state === "reopened" ? "open" : state;
	if (finding.kind === "secrets") return {
		...finding,
		status: status === "ignored" || status === "fixed" ? status : "open"
	};
	return {
		...rest,
		status,
		triage_state: state,
		...reason === void 0 ? {} : { triage_reason: reason },
		triage_comment: note,
		triaged_at: new Date(momentMs).toISOString()
	};
}
function isThere(finding, { triage }) {
	const { state, reason, note, ends } = triage;
	if (finding.kind === "secrets") return isSecretThere(finding, state);
	const now = triageStateOf(finding);
	if (now !== state && !(state === "reopened" && now === "untriaged")) return false;
	if (reason !== void 0 && reason !== finding.triage_reason) return false;
	const { text, marks } = readNote(finding.triage_comment);
	if (note !== void 0 && note.trim() !== text) return false;
	if (state !== "ignored") return true;
	const mark = marks.at(-1);
	const day = mark?.kind === "until" ? mark.day : void 0;
	if (ends?.kind === "after") return day !== void 0;
	return ends?.kind === "until" ? day === ends.date : day === void 0;
}
function isSecretThere({ status }, state) {
	return status === "fixed" || status === (state === "ignored" ? "ignored" : "open");
}
function endedMarks(finding) {
	return readNote(finding.triage_comment).marks.filter(({ kind }) => kind === "ended");
}
// src/operations/rules/finding-decision.ts
var FindingJudge = class {
	#rules;
	#states;
	#momentMs;
	#steps = new Map();
	constructor(rules, momentMs) {
		this.#rules = rules;
		this.#states = new Map(rules.map(({ rule }) => [rule.name, rule.triage.state]));
		this.#momentMs = momentMs;
	}
	deciderOf(finding) {
		return deciderOf(finding, readNote(finding.triage_comment).marks, this.#states);
	}
	ignoreOf(rows) {
		const isOvertaken = rows.some(({ decider }) => decider === "people" || decider === "platform");
		for (const { finding } of rows) {
			const mark = finding && readNote(finding.triage_comment).marks.at(-1);
			if (finding === void 0 || mark?.kind !== "until" || finding.status === "fixed") continue;
			return {
				mark,
				finding,
				hasEnded: hasEnded(mark, this.#momentMs),
				isOvertaken
			};
		}
	}
	judge(rows) {
		const matched = this.#rules.filter((ready) => rowOf(ready, rows, void 0) !== void 0);
		const decider = rows.reduce((one, row) => moreRespected(one, row.decider), "nobody");
		const ended = this.#ended(rows);
		const { first, last, isCircle } = this.#follow(rows, decider, ended);
		const decision = isCircle ? ended : last && this.#decision(last, first);
		const left = isCircle ? "rules-disagree" : this.#overtaken(rows) ?? leftAlone(matched, decider, first);
		return {
			matched,
			...first && { first },
			...decision && { decision },
			...left && { left }
		};
	}
	#ended(rows) {
		const ignore = this.ignoreOf(rows);
		if (!ignore?.hasEnded || ignore.isOvertaken) return void 0;
		const { finding, mark } = ignore;
		return {
			finding,
			step: endStep(finding, mark, this.#momentMs)
		};
	}
	#overtaken(rows) {
		const ignore = this.ignoreOf(rows);
		return ignore?.hasEnded && ignore.isOvertaken ? "decided-by-people-since-the-ignore" : void 0;
	}
	#follow(rows, decider, ended) {
		let last = ended && {
			...ended,
			ended
		};
		let first;
		const used = new Set();
		for (;;) {
			const taken = this.#take(rows, last?.step, decider);
			first ??= taken?.ready;
			if (taken === void 0 || isThere(taken.finding, taken.ready.rule)) return {
				...first && { first },
				...last && { last }
			};
			const { ready, row, finding } = taken;
			if (used.has(ready)) return {
				...first && { first },
				isCircle: true
			};
			used.add(ready);
			last = {
				finding: row,
				step: this.#step(finding, ready),
				...ended && { ended }
			};
		}
	}
	#step(finding, { rule, index }) {
		const known = this.#steps.get(index);
		const isCommon = endedMarks(finding).length === 0;
		if (isCommon && known !== void 0) return known;
		const step = ruleStep(finding, rule, index, this.#momentMs);
		if (isCommon) this.#steps.set(index, step);
		return step;
	}
	#take(rows, step, before) {
		for (const ready of this.#rules) {
			if (step !== void 0 && !mayFollow(ready, step)) continue;
			const found = rowOf(ready, rows, step && ((finding) => afterStep(finding, step, this.#momentMs)));
			if (found === void 0) continue;
			const decider = step === void 0 ? before : this.deciderOf(found.finding);
			if (!ready.mayTouch(decider) || this.#waitsForPeople(found.finding, ready)) continue;
			return {
				...found,
				ready
			};
		}
	}
	#waitsForPeople(finding, { rule }) {
		if (endedMarks(finding).some((mark) => mark.rule === rule.name)) return true;
		const mark = readNote(finding.triage_comment).marks.at(-1);
		if (!(mark?.kind === "decided" && finding.triage_state === "reopened") || mark.rule === rule.name || rule.decidedBy.includes("anyone")) return false;
		return this.#states.get(mark.rule) === "reopened";
	}
	#decision(last, first) {
		const { index, rule: name } = last.step;
		const rule = this.#rules.find((ready) => ready.index === index)?.rule;
		if (rule !== void 0 && last.ended === void 0 && isThere(last.finding, rule)) return void 0;
		const over = first?.rule.name;
		return over === void 0 || over === name || index === void 0 ? last : {
			...last,
			over
		};
	}
};
function mayFollow({ rule, statuses }, { decision: { state } }) {
	return statuses.has("fixed") || rule.type === "secrets" && statuses.has("open") || statuses.has(state === "reopened" ? "open" : state);
}
function rowOf(ready, rows, after) {
	const { onBranch } = ready;
	for (const { finding: row } of onBranch === void 0 ? rows.slice(0, 1) : rows) {
		if (row === void 0 || onBranch?.(row) === false) continue;
		const finding = after === void 0 ? row : after(row);
		if (ready.holds(finding)) return {
			row,
			finding
		};
	}
}
function leftAlone(matched, decider, first) {
	if (matched.length === 0 || first !== void 0) return void 0;
	if (matched.some((ready) => ready.mayTouch(decider))) return "opened-again-for-people";
	return decider === "people" || decider === "platform" ? `decided-by-${decider}` : void 0;
}
// src/operations/rules/finding-notices.ts
const SOON_DAYS = 14;
var FindingNotices = class {
	#rules;
	#today;
	#soon;
	#matched = new Set();
	#effective = new Set();
	#markedRules = new Set();
	#ending = new Map();
	#unreadable = 0;
	constructor(rules, momentMs) {
		this.#rules = rules;
		this.#today = dayOf(momentMs);
		this.#soon = dayOf(momentMs + SOON_DAYS * DAY_MS);
	}
	seen(marks) {
		for (const { rule } of marks) this.#markedRules.add(rule);
	}
	note({ matched, first }, ignore) {
		for (const { rule } of matched) this.#matched.add(rule);
		for (const ready of first === void 0 ? matched : [first]) this.#effective.add(ready.rule);
		if (ignore === void 0 || ignore.isOvertaken) return;
		const { rule, day } = ignore.mark;
		if (day === void 0) this.#unreadable += 1;
		else if (day >= this.#today && day <= this.#soon) this.#endsSoon(rule, day);
	}
	list() {
		const ending = [...this.#ending].sort(([one], [other]) => one < other ? -1 : 1);
		return [
			...this.#rules.flatMap((rule) => [...scopeOf(rule), ...this.#effectOf(rule)]),
			...this.#unreadable > 0 ? [{
				kind: "mark-unreadable",
				findings: this.#unreadable
			}] : [],
			...ending.map(([rule, { findings, first }]) => ({
				kind: "ends-soon",
				rule,
				findings,
				first
			}))
		];
	}
	#effectOf(rule) {
		const { name } = rule;
		const { ends } = rule.triage;
		if (ends?.kind === "until" && ends.date < this.#today) return [{
			kind: "rule-over",
			rule: name,
			until: ends.date,
			today: this.#today
		}];
		if (!this.#matched.has(rule)) return this.#isQuiet(rule) ? [] : [{
			kind: "rule-no-match",
			rule: name
		}];
		return !this.#effective.has(rule) && !this.#markedRules.has(name) ? [{
			kind: "rule-no-effect",
			rule: name
		}] : [];
	}
	#isQuiet({ name, type, triage }) {
		return type === "secrets" || triage.state !== "ignored" || this.#markedRules.has(name);
	}
	#endsSoon(rule, day) {
		const known = this.#ending.get(rule) ?? {
			findings: 0,
			first: day
		};
		known.findings += 1;
		if (day < known.first) known.first = day;
		this.#ending.set(rule, known);
	}
};
function scopeOf({ name, type, when: { status, ...others }, except }) {
	return (status === void 0 || status.form === "values" && status.values.join() === "open") && Object.keys(others).length === 0 && except.length === 0 ? [{
		kind: "rule-takes-all",
		rule: name,
		issueType: type
	}] : [];
}
// src/operations/rules/row-table.ts
const FIRST_SIZE$1 = 1024;
const NONE = -1;
var RowTable = class {
	#size = 0;
	#high = new Uint32Array(FIRST_SIZE$1);
	#low = new Uint32Array(FIRST_SIZE$1);
	#next = new Int32Array(FIRST_SIZE$1);
	#slots = new Int32Array(FIRST_SIZE$1 * 2).fill(NONE);
	add(...key) {
		if (this.#size === this.#next.length) this.#grow();
		const row = this.#size++;
		const { high, low } = hashOf(key);
		this.#high[row] = high;
		this.#low[row] = low;
		const slot = this.#slotOf(high, low);
		this.#next[row] = this.#slots[slot] ?? NONE;
		this.#slots[slot] = row;
		return row;
	}
	alike(row) {
		const rows = [];
		const slot = this.#slotOf(this.#high[row] ?? 0, this.#low[row] ?? 0);
		for (let at = this.#slots[slot] ?? NONE; at !== NONE; at = this.#next[at] ?? NONE) rows.push(at);
		return rows;
	}
	#slotOf(high, low) {
		const mask = this.#slots.length - 1;
		for (let slot = low & mask;; slot = slot + 1 & mask) {
			const row = this.#slots[slot] ?? NONE;
			if (row === NONE || this.#high[row] === high && this.#low[row] === low) return slot;
		}
	}
	#grow() {
		const size = this.#size * 2;
		this.#high = larger(this.#high, new Uint32Array(size));
		this.#low = larger(this.#low, new Uint32Array(size));
		const firsts = this.#slots.filter((row) => row !== NONE);
		this.#next = larger(this.#next, new Int32Array(size));
		this.#slots = new Int32Array(size * 2).fill(NONE);
		for (const row of firsts) this.#slots[this.#slotOf(this.#high[row] ?? 0, this.#low[row] ?? 0)] = row;
	}
};
function larger(from, to) {
	to.set(from);
	return to;
}
function hashOf(key) {
	let high = 3735928559;
	let low = 1103547991;
	for (const part of key) {
		for (let at = 0; at < part.length; at++) {
			const code = part.charCodeAt(at);
			high = Math.imul(high ^ code, 2654435761);
			low = Math.imul(low ^ code, 1597334677);
		}
		high = Math.imul(high ^ 65536, 2654435761);
		low = Math.imul(low ^ 65537, 1597334677);
	}
	return {
		high: mixed(high, low),
		low: mixed(low, high)
	};
}
function mixed(one, other) {
	const bits = Math.imul(one ^ one >>> 16, 2246822507) ^ Math.imul(other ^ other >>> 13, 3266489909);
	return (bits ^ bits >>> 15) >>> 0;
}
// src/operations/rules/slim-findings.ts
const SHARED_TEXTS = [
	"repository",
	"ref",
	"rule",
	"path",
	"severity",
	"confidence",
	"triage_state",
	"triage_reason",
	"triage_comment",
	"component_tag",
	"secret_type"
];
const SHARED_LISTS = ["categories", "cwe_names"];
var SlimFindings = class {
	#texts = new Map();
	#lists = new Map();
	of(finding) {
		const { message: _message, owasp_names: _owasp, match_based_id: _same, state_updated_at: _updated, repository_url: _repository, first_seen_scan_id: _scan, column: _column, end_line: _endLine, end_column: _endColumn, created_at, ...slim } = finding;
		if (slim.relevant_since === void 0 && created_at !== void 0) slim.relevant_since = created_at;
		for (const field of SHARED_TEXTS) {
			const text = slim[field];
			if (text !== void 0) slim[field] = this.#text(text);
		}
		for (const field of SHARED_LISTS) {
			const list = slim[field];
			if (list !== void 0) slim[field] = this.#list(list);
		}
		return slim;
	}
	#text(text) {
		const known = this.#texts.get(text);
		if (known !== void 0) return known;
		this.#texts.set(text, text);
		return text;
	}
	#list(list) {
		const key = list.join("\n");
		const known = this.#lists.get(key);
		if (known !== void 0) return known;
		this.#lists.set(key, list);
		return list;
	}
};
// src/operations/rules/finding-rows.ts
const FIRST_SIZE = 1024;
const FIXED = 1;
const PRIMARY = 2;
const DECIDER_SHIFT = 2;
var FindingRows = class {
	#table = new RowTable();
	#ids = new BigInt64Array(FIRST_SIZE);
	#sinceMs = new Float64Array(FIRST_SIZE);
	#traits = new Uint8Array(FIRST_SIZE);
	#findings = new Map();
	#slim = new SlimFindings();
	add(finding, decider, isPrimary, mayConcern) {
		const { kind, id, match_based_id: same, repository = "" } = finding;
		const isAlone = same === void 0 || kind === "secrets";
		if (isAlone && !mayConcern) return;
		const row = this.#table.add(kind, repository, isAlone ? `id ${id}` : same);
		if (row === this.#ids.length) this.#grow();
		this.#ids[row] = id;
		this.#sinceMs[row] = detectedMs(finding) ?? NaN;
		this.#traits[row] = (finding.status === "fixed" ? FIXED : 0) | (isPrimary ? PRIMARY : 0) | DECIDERS.indexOf(decider) << DECIDER_SHIFT;
		if (mayConcern) this.#findings.set(row, this.#slim.of(finding));
	}
	*findings() {
		const done = new Set();
		for (const row of this.#findings.keys()) {
			const alike = this.#table.alike(row);
			const first = alike[0] ?? row;
			if (done.has(first)) continue;
			if (alike.length > 1) done.add(first);
			yield alike.map((one) => this.#row(one)).sort(byPreference);
		}
	}
	#row(row) {
		const traits = this.#traits[row] ?? 0;
		const sinceMs = this.#sinceMs[row] ?? NaN;
		const finding = this.#findings.get(row);
		return {
			id: this.#ids[row] ?? 0n,
			sinceMs: Number.isNaN(sinceMs) ? void 0 : sinceMs,
			isFixed: (traits & FIXED) !== 0,
			isPrimary: (traits & PRIMARY) !== 0,
			decider: DECIDERS[traits >> DECIDER_SHIFT] ?? "people",
			...finding === void 0 ? {} : { finding }
		};
	}
	#grow() {
		const size = this.#ids.length * 2;
		this.#ids = larger(this.#ids, new BigInt64Array(size));
		this.#sinceMs = larger(this.#sinceMs, new Float64Array(size));
		this.#traits = larger(this.#traits, new Uint8Array(size));
	}
};
function byPreference(one, other) {
	return Number(one.isFixed) - Number(other.isFixed) || Number(other.isPrimary) - Number(one.isPrimary) || (other.sinceMs ?? 0) - (one.sinceMs ?? 0) || (one.id < other.id ? -1 : 1);
}
// src/operations/rules/finding-rules.ts
function readyFindingRule(rule, index, lookups, momentMs) {
	const when = findingSet({
		status: OPEN,
		...rule.when
	}, lookups, momentMs);
	const lasting = Object.entries(rule.when).filter(([key]) => !OF_TRIAGE.has(key));
	const mayHold = findingSet(Object.fromEntries(lasting), lookups, momentMs);
	const except = rule.except.map((set) => findingSet(set, lookups, momentMs));
	const { branch } = rule.when;
	const { status = OPEN } = rule.when;
	const isOf = ({ kind }) => kind === rule.type && !isOver(rule, momentMs);
	return {
		rule,
		index,
		statuses: new Set(status.form === "values" ? status.values : []),
		holds: (finding) => isOf(finding) && when(finding) && !except.some((set) => set(finding)),
		mayHold: (finding) => isOf(finding) && mayHold(finding),
		mayTouch: (decider) => rule.decidedBy.includes("anyone") || rule.decidedBy.includes(decider),
		onBranch: branch === void 0 ? void 0 : testOf$1("branch", branch, lookups, momentMs)
	};
}
function isOver({ triage: { ends } }, momentMs) {
	return ends?.kind === "until" && ends.date < dayOf(momentMs);
}
const OF_TRIAGE = new Set([
	"status",
	"triage-reason",
	"triaged-before"
]);
const OPEN = {
	form: "values",
	values: ["open"]
};
const COSTS = {
	repo: 1,
	rule: 1,
	dependency: 1,
	"project-tag": 2,
	path: 3
};
function findingSet(set, lookups, momentMs) {
	const tests = Object.keys(set).sort((one, other) => (COSTS[one] ?? 0) - (COSTS[other] ?? 0)).map((key) => testOf$1(key, set[key], lookups, momentMs));
	return (finding) => tests.every((test) => test(finding));
}
const OWN_TESTS = { historical: (value) => {
	const wanted = value.form === "boolean" && value.value;
	return ({ historical = false }) => historical === wanted;
} };
function testOf$1(key, value, lookups, momentMs) {
	const own = OWN_TESTS[key];
	if (own !== void 0) return own(value);
	const name = findingCondition(key)?.wire ?? key.replaceAll("-", "_");
	const test = FINDING_TESTS[name];
	if (test === void 0) throw new Error(`Findings have no condition ${key}`);
	return test(inputOf(value, momentMs), lookups);
}
function inputOf(value, momentMs) {
	switch (value.form) {
		case "names": return value.list;
		case "values": return value.values;
		case "age": return momentMs - value.ms;
		default: return value.value;
	}
}
// src/operations/rules/oldest.ts
function oldestFirst(rows) {
	const aged = rows.map((row) => ({
		row,
		ms: detectedMs(row.finding) ?? Number.POSITIVE_INFINITY
	}));
	aged.sort((one, other) => one.ms === other.ms ? compareFindings(one.row.finding, other.row.finding) : one.ms - other.ms);
	return aged.map(({ row }) => row);
}
function compareFindings(one, other) {
	if (one.kind !== other.kind) return one.kind < other.kind ? -1 : 1;
	return one.id < other.id ? -1 : Number(one.id > other.id);
}
// src/operations/rules/plan-findings.ts
var FindingsPlanner = class {
	#rules;
	#levels;
	#facts;
	#momentMs;
	#judge;
	#notices;
	#rows = new FindingRows();
	constructor({ findings, serviceLevels }, facts, momentMs) {
		this.#rules = findings.map((rule, index) => readyFindingRule(rule, index, facts, momentMs));
		this.#levels = serviceLevels;
		this.#facts = facts;
		this.#momentMs = momentMs;
		this.#judge = new FindingJudge(this.#rules, momentMs);
		this.#notices = new FindingNotices(findings, momentMs);
	}
	look(finding) {
		const { marks } = readNote(finding.triage_comment);
		if (marks.length > 0) this.#notices.seen(marks);
		const last = marks.at(-1);
		const isFixed = finding.status === "fixed";
		const mayConcern = last?.kind === "until" || daysOverdue(finding, this.#levels, this.#momentMs) !== void 0 || this.#rules.some((ready) => isFixed ? ready.holds(finding) : ready.mayHold(finding));
		this.#rows.add(finding, this.#judge.deciderOf(finding), this.#isPrimary(finding), mayConcern);
		return last !== void 0 && hasEnded(last, this.#momentMs);
	}
	plan() {
		const leftAlone = {};
		const decisions = [];
		const overdue = [];
		for (const rows of this.#rows.findings()) {
			const verdict = this.#judge.judge(rows);
			this.#notices.note(verdict, this.#judge.ignoreOf(rows));
			if (verdict.left !== void 0) leftAlone[verdict.left] = (leftAlone[verdict.left] ?? 0) + 1;
			if (verdict.decision !== void 0) decisions.push(verdict.decision);
			if (rows[0]?.finding !== void 0) overdue.push(...this.#overdue(rows[0].finding));
		}
		const { due, waiting } = this.#limited(decisions);
		return {
			changes: due.map(changeOf),
			waiting,
			leftAlone,
			overdue,
			notices: this.#notices.list()
		};
	}
	#isPrimary({ repository, ref }) {
		if (repository === void 0 || ref === void 0) return false;
		const branch = this.#facts.primaryBranch(repository);
		return ref === branch || sameRef(ref, branch);
	}
	#overdue(finding) {
		const daysOver = daysOverdue(finding, this.#levels, this.#momentMs);
		if (daysOver === void 0) return [];
		const team = finding.repository === void 0 ? void 0 : this.#facts.team(finding.repository);
		return [{
			finding,
			daysOver,
			...team === void 0 ? {} : { team }
		}];
	}
	#limited(decisions) {
		const taken = new Map();
		const waiting = {};
		return {
			due: oldestFirst(decisions).flatMap((decision) => {
				const { rule: name, index } = decision.step;
				const limit = index === void 0 ? void 0 : this.#rules[index]?.rule.limit;
				const count = taken.get(name) ?? 0;
				if (limit !== void 0 && count >= limit) {
					waiting[name] = (waiting[name] ?? 0) + 1;
					return decision.ended === void 0 ? [] : [decision.ended];
				}
				if (index !== void 0) taken.set(name, count + 1);
				return [decision];
			}),
			waiting
		};
	}
};
function changeOf({ finding, step, over }) {
	const { decision, rule, index, until, writtenUntil } = step;
	const change = {
		target: findingTarget(finding),
		field: "triage",
		before: formerTriage(finding),
		after: decision
	};
	return {
		planned: {
			change,
			why: {
				rule,
				...over === void 0 ? {} : { over },
				...index === void 0 ? { because: "ended" } : {},
				...until === void 0 ? {} : { until }
			}
		},
		line: triageLine(change, writtenUntil)
	};
}
// src/operations/rules/github-facts.ts
const PROPERTY = "github.property.";
const VALUES = {
	"github.visibility": ({ visibility }) => [visibility],
	"github.archived": ({ archived }) => [String(archived)],
	"github.fork": ({ fork }) => [String(fork)],
	"github.template": ({ template }) => [String(template)],
	"github.topic": ({ topics }) => topics,
	"github.language": ({ language }) => language === void 0 ? [] : [language],
	"github.team": ({ teams }) => teams ?? []
};
function gitHubValues(repository, key) {
	if (key.startsWith(PROPERTY)) return propertyValues(repository, key.slice(16));
	const values = VALUES[key];
	if (values === void 0) throw new Error(`Nothing of a repository is called ${key}`);
	return values(repository).filter((value) => value !== "");
}
function unknownFor(keys, facts) {
	if (keys.length === 0) return void 0;
	if (facts === void 0) return "not-visible";
	if (!facts.known) return facts.reason;
	const { properties, teams } = facts.repository;
	if (properties === void 0 && keys.some((key) => key.startsWith(PROPERTY))) return "properties-unknown";
	if (teams === void 0 && keys.includes("github.team")) return "teams-unknown";
}
function propertyValues({ properties }, name) {
	const exact = properties?.get(name);
	if (exact !== void 0) return exact.filter((value) => value !== "");
	for (const [key, values] of properties ?? []) if (key.toLowerCase() === name.toLowerCase()) return values.filter((value) => value !== "");
	return [];
}
// src/operations/rules/project-conditions.ts
const TESTS = {
	name: (value) => {
		const matches = textMatcher(textsOf(value));
		return ({ project }) => matches(project.name);
	},
	tag: (value) => {
		const matches = textsMatcher(textsOf(value));
		return ({ tags }) => matches([...tags]);
	},
	"never-scanned": (value) => {
		const wanted = booleanOf(value);
		return ({ project }) => project.latest_scan_at === void 0 === wanted;
	},
	"last-scan-before": (value, momentMs) => {
		const limit = momentMs - ageOf(value);
		return ({ project }) => isBefore(project.latest_scan_at, limit);
	},
	"managed-scan.diff": (value) => switchTest("diff_scan", booleanOf(value)),
	"managed-scan.full": (value) => switchTest("full_scan", booleanOf(value)),
	"github.pushed-before": (value, momentMs) => {
		const limit = momentMs - ageOf(value);
		return ({ github }) => github?.known === true && isBefore(github.repository.pushedAt, limit);
	}
};
function projectSet(set, momentMs) {
	const tests = Object.keys(set).sort((one, other) => costOf(one) - costOf(other)).map((key) => testOf(key, set[key], momentMs));
	return (state) => {
		let answer = true;
		for (const test of tests) {
			const one = test(state);
			if (one === false) return false;
			if (one === "unread") answer = "unread";
		}
		return answer;
	};
}
function gitHubKeysOf(set) {
	return Object.keys(set).filter((key) => key.startsWith("github."));
}
function testOf(key, value, momentMs) {
	const test = TESTS[key];
	if (test !== void 0) return test(value, momentMs);
	if (!key.startsWith("github.")) throw new Error(`Projects have no condition ${key}`);
	const matches = textsMatcher(value.form === "boolean" ? [String(value.value)] : textsOf(value));
	return ({ github }) => github?.known === true && matches(gitHubValues(github.repository, key));
}
function costOf(key) {
	return key.startsWith("managed-scan.") ? 1 : 0;
}
function switchTest(field, wanted) {
	return ({ scans }) => scans === void 0 ? "unread" : scans[field] === wanted;
}
function isBefore(time, limitMs) {
	const ms = epochMs(time);
	return ms !== void 0 && ms < limitMs;
}
function textsOf(value) {
	if (value.form === "names") return value.list;
	if (value.form === "values") return value.values;
	throw new TypeError(`A condition of texts has the form ${value.form}`);
}
function booleanOf(value) {
	if (value.form === "boolean") return value.value;
	throw new TypeError(`A condition that is true or false has the form ${value.form}`);
}
function ageOf(value) {
	if (value.form === "age") return value.ms;
	throw new TypeError(`A condition of age has the form ${value.form}`);
}
// src/operations/rules/tag-template.ts
function tagTemplate(tag) {
	const parts = tag.split(/\$\{\s*([^}]*?)\s*\}/);
	return {
		texts: parts.filter((_, at) => at % 2 === 0),
		keys: parts.filter((_, at) => at % 2 === 1)
	};
}
function filledTags({ texts, keys }, repository) {
	let tags = [texts[0] ?? ""];
	for (const [at, key] of keys.entries()) {
		const values = repository === void 0 ? [] : gitHubValues(repository, key);
		const next = texts[at + 1] ?? "";
		tags = tags.flatMap((start) => values.map((value) => `${start}${value}${next}`));
	}
	return tags;
}
// src/operations/rules/project-rules.ts
function readyProjectRule(rule, momentMs) {
	const when = projectSet(rule.when, momentMs);
	const except = rule.except.map((set) => projectSet(set, momentMs));
	const templates = rule.tags.map(tagTemplate);
	return {
		rule,
		matches: (state) => ruleMatches(when, except, state),
		templates,
		gitHubKeys: [
			...gitHubKeysOf(rule.when),
			...rule.except.flatMap(gitHubKeysOf),
			...templates.flatMap(({ keys }) => keys)
		]
	};
}
const SWITCHES = [["diff", "diff_scan"], ["full", "full_scan"]];
function judgeProject(rules, state) {
	const tags = new Map();
	const visible = new Set(state.tags);
	const switches = {};
	const matched = new Set();
	const tagging = new Set();
	const frozen = new Set();
	let unknown;
	for (const ready of rules) {
		const { rule } = ready;
		const reason = unknownFor(ready.gitHubKeys, state.github);
		if (reason !== void 0) {
			unknown ??= reason;
			for (const [flag, field] of SWITCHES) if (rule.managedScan[flag] !== void 0) frozen.add(field);
			continue;
		}
		const answer = ready.matches({
			...state,
			tags: visible
		});
		const namesSwitches = SWITCHES.some(([flag]) => rule.managedScan[flag] !== void 0);
		if (answer === "unread" || answer && namesSwitches && state.scans === void 0) return "unread";
		if (!answer) continue;
		matched.add(rule);
		for (const tag of tagsOf(ready, state)) {
			tagging.add(rule);
			visible.add(tag);
			if (!tags.has(tag)) tags.set(tag, rule.name);
		}
		for (const [flag, field] of SWITCHES) {
			const wanted = rule.managedScan[flag];
			if (wanted !== void 0) switches[field] = decision(rule.name, wanted, switches[field]);
		}
	}
	for (const field of frozen) delete switches[field];
	return {
		tags,
		switches,
		matched,
		tagging,
		...unknown === void 0 ? {} : { unknown }
	};
}
function ruleMatches(when, except, state) {
	let answer = when(state);
	if (answer === false) return false;
	for (const set of except) {
		const isOut = set(state);
		if (isOut === true) return false;
		if (isOut === "unread") answer = "unread";
	}
	return answer;
}
function tagsOf({ templates }, { github }) {
	const repository = github?.known ? github.repository : void 0;
	return templates.flatMap((template) => filledTags(template, repository));
}
function decision(rule, wanted, above) {
	const over = above?.wanted === wanted ? above.over : above?.rule;
	return {
		wanted,
		rule,
		...over === void 0 ? {} : { over }
	};
}
// src/operations/rules/project-track.ts
const FIELDS = ["diff_scan", "full_scan"];
var ProjectTrack = class {
	facts;
	tags;
	scans;
	unknown;
	decided = [];
	spared = [];
	#givenBy = new Map();
	#switchedBy = new Map();
	#seen = new Set();
	constructor(facts) {
		this.facts = facts;
		this.tags = facts.project.tags;
		this.scans = facts.scans;
		this.#seen.add(this.#key());
	}
	state() {
		const { project, github } = this.facts;
		return {
			project,
			github,
			tags: new Set(this.tags),
			scans: this.scans
		};
	}
	take(verdict, removes, isManaged) {
		if (this.unknown === "rules-disagree") return false;
		this.unknown = verdict.unknown;
		const unwanted = this.tags.filter((tag) => !verdict.tags.has(tag) && isManaged(tag));
		const leaving = new Set(removes && verdict.unknown === void 0 ? unwanted : []);
		this.spared = verdict.unknown === void 0 && !removes ? unwanted : [];
		for (const [tag, rule] of verdict.tags) this.#givenBy.set(tag, rule);
		const before = this.#key();
		this.tags = [...new Set([...this.tags.filter((tag) => !leaving.has(tag)), ...verdict.tags.keys()])];
		this.decided = FIELDS.filter((field) => verdict.switches[field] !== void 0);
		this.#turn(verdict.switches);
		const after = this.#key();
		if (after === before) return false;
		if (this.#seen.has(after)) {
			this.unknown = "rules-disagree";
			this.tags = this.facts.project.tags;
			this.scans = this.facts.scans;
			return false;
		}
		this.#seen.add(after);
		return true;
	}
	changes() {
		const { project, scans } = this.facts;
		const target = targetOf(project);
		const added = this.tags.filter((tag) => !project.tags.includes(tag));
		const removed = project.tags.filter((tag) => !this.tags.includes(tag));
		const changes = [];
		for (const tag of added) {
			const rule = this.#givenBy.get(tag);
			const change = {
				target,
				field: "tag",
				tag,
				before: false,
				after: true
			};
			changes.push({
				change,
				...rule === void 0 ? {} : { why: { rule } }
			});
		}
		for (const tag of removed) {
			const change = {
				target,
				field: "tag",
				tag,
				before: true,
				after: false
			};
			changes.push({
				change,
				why: { because: "managed" }
			});
		}
		for (const field of FIELDS) {
			if (scans === void 0 || this.scans === void 0 || scans[field] === this.scans[field]) continue;
			const { rule, over } = this.#switchedBy.get(field) ?? {};
			const why = {
				...rule === void 0 ? {} : { rule },
				...over === void 0 ? {} : { over }
			};
			changes.push({
				change: {
					target,
					field,
					before: scans[field],
					after: this.scans[field]
				},
				why
			});
		}
		return changes;
	}
	#turn(switches) {
		const { scans } = this;
		if (scans === void 0) return;
		for (const field of FIELDS) {
			const decided = switches[field];
			if (decided === void 0 || decided.wanted === this.scans?.[field]) continue;
			this.#switchedBy.set(field, decided);
			this.scans = {
				...this.scans ?? scans,
				[field]: decided.wanted
			};
		}
	}
	#key() {
		return JSON.stringify([
			[...this.tags].sort(),
			this.scans?.diff_scan,
			this.scans?.full_scan
		]);
	}
};
// src/operations/rules/plan-projects.ts
const PLATFORM_TAG = "managed-scan";
const MAX_ROUNDS = 100;
function planProjects(rules, projects, momentMs) {
	const ready = rules.projects.map((rule) => readyProjectRule(rule, momentMs));
	const managed = rules.managedTags.map(patternMatcher);
	const isManaged = (tag) => tag !== PLATFORM_TAG && managed.some((matches) => matches(tag));
	const tracks = [...projects].sort(byName).map((facts) => new ProjectTrack(facts));
	const record = new RuleRecord(rules.projects);
	for (let round = 0; round < MAX_ROUNDS; round++) {
		const verdicts = tracks.map((track) => judgeProject(ready, track.state()));
		const unread = tracks.filter((_, at) => verdicts[at] === "unread");
		if (unread.length > 0) return {
			...NOTHING,
			unread: unread.map(({ facts }) => facts.project)
		};
		const judged = verdicts;
		for (const verdict of judged) record.note(verdict);
		const removes = judged.some(({ tagging }) => tagging.size > 0);
		if (tracks.filter((track, at) => track.take(judged[at], removes, isManaged)).length === 0) break;
	}
	return planOf(tracks, record.notices(ready, projects));
}
const NOTHING = {
	changes: [],
	unchanged: 0,
	unknown: [],
	notices: [],
	tagsAfter: new Map(),
	decided: new Map()
};
function planOf(tracks, notices) {
	const changes = tracks.map((track) => track.changes());
	const spared = tracks.reduce((sum, track) => sum + track.spared.length, 0);
	const unknown = tracks.flatMap(({ facts, unknown: reason }) => reason === void 0 ? [] : [{
		target: facts.project.name,
		reason
	}]);
	return {
		unread: [],
		changes: changes.flat(),
		unchanged: changes.filter(({ length }) => length === 0).length,
		unknown,
		notices: [...notices, ...spared > 0 ? [{
			kind: "nothing-removed",
			tags: spared
		}] : []],
		tagsAfter: new Map(tracks.map(({ facts, tags }) => [facts.project.name.toLowerCase(), tags])),
		decided: new Map(tracks.map(({ facts, decided }) => [facts.project.name, decided]))
	};
}
var RuleRecord = class {
	#rules;
	#matched = new Set();
	#effective = new Set();
	constructor(rules) {
		this.#rules = rules;
	}
	note({ matched, tagging, switches }) {
		for (const rule of matched) this.#matched.add(rule);
		for (const { name } of tagging) this.#effective.add(name);
		for (const decided of Object.values(switches)) this.#effective.add(decided.rule);
	}
	notices(ready, projects) {
		const gitHubKnown = projects.some(({ github }) => github?.known);
		const judgeable = new Set(ready.filter(({ gitHubKeys }) => projects.length > 0 && (gitHubKeys.length === 0 || gitHubKnown)).map(({ rule }) => rule));
		return this.#rules.flatMap((rule) => {
			if (!judgeable.has(rule)) return [];
			if (!this.#matched.has(rule)) return [{
				kind: "rule-no-match",
				rule: rule.name
			}];
			return this.#effective.has(rule.name) ? [] : [{
				kind: "rule-no-effect",
				rule: rule.name
			}];
		});
	}
};
function byName({ project: one }, { project: other }) {
	return compare(one.name, other.name);
}
// src/operations/rules/read-findings.ts
const MAX_REPOSITORIES = 50;
const SIBLING_STATUSES = [
	"open",
	"reviewing",
	"fixing",
	"provisionally_ignored"
];
async function readFindings(context, rules, repositories, look) {
	const reading = new Reading$1(context, repositories, look);
	if (repositories.length === 0) return reading.seen;
	for (const query of findingQueries(rules)) {
		const { issueType, filters } = query;
		const ended = await reading.read(query, isNarrow(rules) ? repositories : void 0);
		if (filters.status !== "ignored" || issueType === "secrets" || ended.size === 0) continue;
		for (const status of SIBLING_STATUSES) await reading.read({
			issueType,
			filters: { status }
		}, [...ended]);
	}
	return reading.seen;
}
var Reading$1 = class {
	#context;
	#names;
	#lowerNames;
	#look;
	seen = 0;
	constructor(context, names, look) {
		this.#context = context;
		this.#names = new Set(names);
		this.#lowerNames = new Set(names.map((name) => name.toLowerCase()));
		this.#look = look;
	}
	async read(query, repositories) {
		const ended = new Set();
		const isShort = repositories !== void 0 && repositories.length <= MAX_REPOSITORIES;
		const filters = {
			...query.filters,
			...isShort ? { repos: repositories } : {}
		};
		const options = {
			spelled: true,
			lookups: NO_LOOKUPS
		};
		for await (const page of listFindings(this.#context, {
			...query,
			filters
		}, options)) for (const finding of page) {
			const { repository = "" } = finding;
			if (!this.#isInScope(repository)) continue;
			this.seen += 1;
			if (this.#look(finding)) ended.add(repository);
		}
		return ended;
	}
	#isInScope(name) {
		return this.#names.has(name) || this.#lowerNames.has(name.toLowerCase());
	}
};
function findingQueries({ findings, serviceLevels }) {
	const severities = Object.keys(serviceLevels);
	const hasLevels = severities.length > 0;
	const levels = {
		status: "open",
		severities
	};
	const queries = [];
	for (const issueType of ["sast", "sca"]) {
		const isMarksOnly = !hasLevels && !findings.some(({ type }) => type === issueType);
		queries.push({
			issueType,
			filters: isMarksOnly ? { status: "ignored" } : {}
		});
	}
	if (hasLevels) queries.push({
		issueType: "ai_sast",
		filters: levels
	});
	const ofSecrets = findings.filter(({ type }) => type === "secrets");
	if (ofSecrets.length > 0 || hasLevels) queries.push(secretsQuery(ofSecrets, hasLevels ? levels : void 0));
	return queries;
}
function secretsQuery(rules, levels) {
	const asked = rules.map(({ when }) => ({
		status: when.status === void 0 ? ["open"] : valuesOf(when.status),
		severities: valuesOf(when.severity)
	}));
	if (levels !== void 0) asked.push({
		status: ["open"],
		severities: levels.severities
	});
	const statuses = union(asked.map(({ status }) => status));
	const severities = union(asked.map((one) => one.severities));
	return {
		issueType: "secrets",
		filters: {
			...statuses?.length === 1 ? { status: statuses[0] } : {},
			...severities === void 0 ? {} : { severities }
		}
	};
}
function union(lists) {
	const known = lists.filter((list) => list !== void 0);
	return known.length < lists.length ? void 0 : [...new Set(known.flat())];
}
function valuesOf(value) {
	return value?.form === "values" ? value.values : void 0;
}
function isNarrow({ scope }) {
	return scope.names.length + scope.patterns.length + scope.except.length > 0;
}
// src/operations/rules/read-projects.ts
const INPUT = "scope.projects";
async function readProjects(context, slug, rules) {
	const matcher = nameMatcher(rules.scope);
	const inScope = [];
	const all = [];
	context.progress.begin("listing");
	for await (const project of context.platform.projects(slug)) {
		context.progress.advance(1);
		all.push({
			name: project.name,
			...project.url === void 0 ? {} : { url: project.url }
		});
		if (!matcher.matches(project.name)) continue;
		inScope.push({
			project,
			scans: void 0,
			github: void 0,
			readAtMs: context.clock.now()
		});
	}
	const names = all.map(({ name }) => name);
	await checkExclusions(matcher, names, INPUT);
	const missed = matcher.unmatched();
	const items = itemsOf(rules.scope);
	if (inScope.length === 0 && items.length > 0) {
		const near = await nearestNames(items[0] ?? "", names);
		throw new StepError({
			kind: "nothing-selected",
			patterns: items,
			near,
			input: INPUT
		});
	}
	for (const pattern of [...missed.names, ...missed.patterns]) {
		const near = await nearestNames(pattern, names);
		context.notices.push({
			kind: "pattern-unmatched",
			input: INPUT,
			pattern,
			near
		});
	}
	return {
		inScope,
		all
	};
}
async function readSwitches(context, slug, concurrency, projects) {
	context.progress.begin("reading", projects.length);
	await forEachConcurrently(projects, concurrency, async (facts) => {
		const { name, id } = facts.project;
		const project = await context.platform.project(slug, name, id === void 0 ? {} : { id });
		facts.project = project;
		facts.scans = managedScans(project);
		facts.readAtMs = context.clock.now();
		context.progress.advance(1);
	});
}
// src/operations/rules/read-repositories.ts
const MAX_SINGLE_READS = 10;
async function readRepositories(context, connection, rules, inScope, all) {
	if (connection === void 0) throw new Error("The rules look at GitHub, and no `github-token` was given");
	const { projectMatcher, withoutProject } = await import("./github-project-match.js");
	context.progress.begin("repositories");
	const { serverUrl } = connection;
	const place = projectMatcher({
		serverUrl,
		repositories: []
	});
	const nameOf = (project) => {
		const match = place(project);
		return match.matched ? void 0 : match.fullName;
	};
	const read = (github) => new Reading(github, rules, nameOf).read(inScope);
	const { repositories, renames, isWhole } = await askGitHub(context, connection, context.timeLimitMs, read);
	const match = projectMatcher({
		serverUrl,
		repositories,
		renames
	});
	const isInScope = nameMatcher(rules.scope);
	const unknown = withoutProject(repositories, all.map(match)).filter(({ fullName, archived, fork }) => !archived && !fork && isInScope.matches(fullName));
	return {
		find: (project) => {
			const found = match(project);
			return found.matched ? {
				known: true,
				repository: found.repository
			} : {
				known: false,
				reason: found.reason
			};
		},
		uncovered: isWhole ? unknown.map(({ fullName }) => fullName).sort() : void 0
	};
}
var Reading = class {
	#github;
	#rules;
	#nameOf;
	constructor(github, rules, nameOf) {
		this.#github = github;
		this.#rules = rules;
		this.#nameOf = nameOf;
	}
	async read(projects) {
		const names = new Set(projects.flatMap((project) => this.#nameOf(project) ?? []));
		if (projects.length <= MAX_SINGLE_READS && !this.#rules.coverage) return this.#single([...names], false);
		const repositories = (await Promise.allSettled([...this.#owners(projects)].map(([owner, isCertain]) => this.#list(owner, isCertain)))).flatMap((list) => {
			if (list.status === "rejected") throw list.reason;
			return list.value;
		});
		const listed = new Set(repositories.map(({ fullName }) => fullName.toLowerCase()));
		const missing = [...names].filter((name) => !listed.has(name.toLowerCase()));
		const isFew = missing.length <= MAX_SINGLE_READS;
		const { renames } = await this.#single(isFew ? missing : [], true);
		return {
			repositories,
			renames,
			isWhole: true
		};
	}
	async #single(names, isWhole) {
		const renames = new Map();
		if (names.length === 0) return {
			repositories: [],
			renames,
			isWhole
		};
		const found = await this.#github.namedRepositories(names, this.#rules.needs);
		for (const [name, repository] of found) if (repository !== void 0) renames.set(name, repository);
		return {
			repositories: [...renames.values()],
			renames,
			isWhole
		};
	}
	async #list(owner, isCertain) {
		try {
			return await this.#github.repositories(owner, this.#rules.needs);
		} catch (error) {
			if (!isCertain && isGitHubError(error) && error.status === 404) return [];
			throw error;
		}
	}
	#owners(projects) {
		const owners = new Map();
		const { names, patterns } = this.#rules.scope;
		for (const item of this.#rules.coverage ? [...names, ...patterns] : []) {
			const owner = /^([\w.-]+)\//.exec(item)?.[1];
			if (owner !== void 0) owners.set(owner.toLowerCase(), false);
		}
		for (const project of projects) {
			const owner = this.#nameOf(project)?.split("/")[0]?.toLowerCase();
			if (owner !== void 0) owners.set(owner, (owners.get(owner) ?? false) || Boolean(project.url?.trim()));
		}
		return owners;
	}
};
// src/operations/rules/make-plan.ts
async function makePlan(context, request, momentMs) {
	const { rules, concurrency } = request;
	const { slug } = await lookUp(context);
	const { inScope, all } = await readProjects(context, slug, rules);
	const uncovered = await addRepositories(context, request, inScope, all);
	const projects = await planAllProjects(context, slug, concurrency, rules, inScope, momentMs);
	const families = new Families();
	const planner = new FindingsPlanner(rules, findingFacts(inScope, projects), momentMs);
	const findingsSeen = await readFindings(context, rules, inScope.map(({ project }) => project.name), (finding) => {
		if (finding.kind !== "secrets") families.add(finding);
		return planner.look(finding);
	});
	const findings = planner.plan();
	context.notices.push(...projects.notices, ...findings.notices);
	const triage = findings.changes.map(({ planned }) => planned);
	const changes = [...projects.changes, ...triage];
	const lines = sortedLines([...projects.changes.map(({ change }) => projectLine(change)), ...findings.changes.map(({ line }) => line)]);
	const moves = triage.map(({ change }) => change);
	const over = checkLimits(changes, rules.limits, {
		...limitFacts(inScope),
		findingsSeen
	});
	return {
		slug,
		plan: {
			changes,
			unchanged: projects.unchanged,
			unknown: projects.unknown,
			over
		},
		lines,
		hash: hashOfPlan(slug, lines),
		momentMs,
		facts: factsOf(inScope, findings, findingsSeen),
		coverage: coverageOf(inScope, uncovered, findings.overdue, momentMs),
		projects: recordsOf(inScope, projects),
		findings: new FindingRecords(moves, families.siblingsOf(moves.map(({ target }) => target)), context.clock.now())
	};
}
async function addRepositories(context, { rules, github }, inScope, all) {
	if (!rules.needs.github) return void 0;
	const { find, uncovered } = await readRepositories(context, github, rules, inScope.map(({ project }) => project), all);
	for (const facts of inScope) facts.github = find(facts.project);
	return uncovered;
}
async function planAllProjects(context, slug, concurrency, rules, inScope, momentMs) {
	for (;;) {
		const plan = planProjects(rules, inScope, momentMs);
		if (plan.unread.length === 0) return plan;
		const unread = new Set(plan.unread);
		await readSwitches(context, slug, concurrency, inScope.filter(({ project }) => unread.has(project)));
	}
}
function findingFacts(inScope, { tagsAfter }) {
	const lowerTags = new Map([...tagsAfter].map(([name, tags]) => [name, new Set(tags.map((tag) => tag.toLowerCase()))]));
	const branches = new Map();
	for (const { project } of inScope) {
		const branch = project.primary_branch ?? project.default_branch;
		for (const name of [project.name, project.name.toLowerCase()]) branches.set(name, branch);
	}
	return {
		projectTags: (repository) => lowerTags.get(repository.toLowerCase()),
		primaryBranch: (repository) => branches.get(repository) ?? branches.get(repository.toLowerCase()),
		team: (repository) => teamOf(tagsAfter.get(repository.toLowerCase()) ?? [])
	};
}
function recordsOf(inScope, { changes, decided }) {
	const byName = Map.groupBy(changes.map(({ change }) => change), ({ target }) => target.name);
	return inScope.flatMap(({ project, readAtMs }) => {
		const planned = byName.get(project.name);
		if (planned === void 0) return [];
		const record = new ProjectRecord(project.name);
		record.see(project, readAtMs);
		record.changes = planned;
		record.decided = decided.get(project.name) ?? [];
		return [record];
	});
}
function limitFacts(inScope) {
	return {
		projectsInScope: inScope.length,
		projectsWithTags: inScope.filter(({ project }) => project.tags.length > 0).length,
		projectsWithScansOn: inScope.filter(({ scans }) => scans?.diff_scan || scans?.full_scan).length
	};
}
function factsOf(inScope, { waiting, leftAlone }, findingsSeen) {
	return {
		waiting,
		leftAlone,
		projectsInScope: inScope.length,
		findingsSeen
	};
}
// src/operations/plan.ts
async function plan(context, request) {
	let made;
	const end = await capture(async () => {
		made = await makePlan(context, request, context.clock.now());
		const changes = made.plan.changes.length;
		if (request.failOnDrift && changes > 0) throw new StepError({
			kind: "drift",
			changes
		});
	});
	return {
		operation: "plan",
		request,
		deployment: context.deployment,
		notices: context.notices,
		...made && planFields(made),
		...end
	};
}
function planFields({ plan, hash, lines, momentMs, facts, coverage }) {
	return {
		plan,
		hash,
		lines,
		momentMs,
		facts,
		coverage
	};
}
export { projectLine as n, plan, planFields, makePlan as t };
