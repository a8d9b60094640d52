import { n as __exportAll, r as __toESM } from "./rolldown-runtime.js";
import { C as nameMatcher, Ct as PagingError, Pt as namesAndPatterns, S as itemsOf, Tt as PlatformError, W as backoff, _t as StepError, bt as forEachConcurrently, d as projectNames, g as nearestNames, gt as RowError, ht as resolveSlug, t as checkMaxChanges, vt as capture, wt as CancelledError, xt as rowFailureOf, yt as endsStep } from "./index.js";
// src/operations/failed-rows.ts
function throwIfFailed(projects, findings = []) {
	for (const [kind, rows] of [["projects-failed", projects], ["findings-failed", findings]]) {
		const failed = rows.filter(({ state }) => state === "failed").length;
		const unknown = rows.filter(({ state }) => state === "unknown").length;
		if (failed + unknown > 0) throw new StepError({
			kind,
			failed,
			unknown,
			selected: rows.length
		});
	}
}
// src/operations/fleet/wanted.ts
function targetOf({ name, id, url }) {
	return {
		kind: "project",
		name,
		...id === void 0 ? {} : { id },
		...url === void 0 ? {} : { url }
	};
}
function managedScans({ managed_scan_config: config }) {
	return {
		diff_scan: config?.diff_scan.enabled ?? false,
		full_scan: config?.full_scan.enabled ?? false
	};
}
function tagChanges(project, add, removes) {
	const target = targetOf(project);
	const added = add.filter((tag) => !project.tags.includes(tag));
	const removed = project.tags.filter((tag) => !add.includes(tag) && removes(tag));
	return [...added.map((tag) => ({
		target,
		field: "tag",
		tag,
		before: false,
		after: true
	})), ...removed.map((tag) => ({
		target,
		field: "tag",
		tag,
		before: true,
		after: false
	}))];
}
function switchChanges(project, wanted) {
	const target = targetOf(project);
	const now = managedScans(project);
	const changes = [];
	if (wanted.diff !== void 0 && wanted.diff !== now.diff_scan) changes.push({
		target,
		field: "diff_scan",
		before: now.diff_scan,
		after: wanted.diff
	});
	if (wanted.full !== void 0 && wanted.full !== now.full_scan) changes.push({
		target,
		field: "full_scan",
		before: now.full_scan,
		after: wanted.full
	});
	return changes;
}
function isTagChange(change) {
	return change.field === "tag";
}
function isSwitchChange(change) {
	return change.field !== "tag";
}
function isSameChange(one, other) {
	const tagOf = (change) => isTagChange(change) ? change.tag : void 0;
	return one.field === other.field && one.after === other.after && tagOf(one) === tagOf(other);
}
function together(earlier, later) {
	return [...earlier.filter((one) => !later.some((other) => isSameChange(one, other))), ...later];
}
function shows(project, change) {
	if (isTagChange(change)) return project.tags.includes(change.tag) === change.after;
	return managedScans(project)[change.field] === change.after;
}
function formerOf(project) {
	const hasSwitches = project.managed_scan_config !== void 0;
	return {
		tags: project.tags,
		...hasSwitches ? { managedScans: managedScans(project) } : {}
	};
}
// src/operations/fleet/row.ts
function newRow(name) {
	return {
		project: name,
		state: "not-reached",
		changes: []
	};
}
function idOf(project) {
	return project?.id === void 0 ? {} : { id: project.id };
}
function noteProject(row, project) {
	row.project = project.name;
	if (project.id !== void 0) row.id = project.id;
	if (project.url !== void 0) row.url = project.url;
	row.former ??= formerOf(project);
}
function rowOf(project, changes) {
	const row = newRow(project.name);
	noteProject(row, project);
	row.changes = changes;
	return row;
}
function noteSent(row, changes) {
	const unplanned = changes.filter((change) => !row.changes.some((one) => isSameChange(one, change)));
	if (unplanned.length === 0) return;
	row.changes = [...row.changes, ...unplanned];
	if (row.meanwhile !== void 0) row.meanwhile = keptMeanwhile(row, row.meanwhile);
}
function keptMeanwhile(row, changed) {
	const own = new Set(row.changes.map((change) => isTagChange(change) ? change.tag : change.field));
	return changed.filter((one) => !own.has(/^[+-]/.test(one) ? one.slice(1) : one.replace(/ .*/, "")));
}
function noteDone(row, changes) {
	const done = row.done ?? [];
	const isNew = (change) => !done.some((one) => isSameChange(one, change));
	row.done = [...done, ...changes.filter(isNew)];
}
function noteUndone(row, project) {
	if (row.done !== void 0) row.done = row.done.filter((change) => shows(project, change));
}
function failRow(row, error) {
	const isOpenStill = row.state === "not-reached";
	if (error instanceof CancelledError && !error.failure.uncertain && isOpenStill) return;
	row.failure = error instanceof PlatformError && error.failure.uncertain && error instanceof PlatformError ? {
		kind: "unknown",
		cause: error.failure
	} : rowFailureOf(error);
	row.state = row.failure.kind === "unknown" ? "unknown" : "failed";
}
// src/operations/fleet/fresh.ts
const MAX_READ_AGE_MS = 5e3;
async function freshProject(context, slug, task, row, mustRead) {
	const isOld = context.clock.now() - task.readAtMs > MAX_READ_AGE_MS;
	if (!mustRead && !isOld) return task.project;
	const { project } = task;
	const fresh = await context.platform.project(slug, project.name, idOf(project));
	noteMeanwhile(row, project, fresh);
	return fresh;
}
function noteMeanwhile(row, before, now) {
	noteOthers(row, differences(before, now));
}
function noteOthers(row, changed) {
	if (changed.length === 0) return;
	const meanwhile = new Set(row.meanwhile ?? []);
	for (const one of keptMeanwhile(row, changed)) if (!meanwhile.delete(opposite(one))) meanwhile.add(one);
	if (meanwhile.size > 0) row.meanwhile = [...meanwhile];
	else delete row.meanwhile;
}
function opposite(changed) {
	if (changed.startsWith("+")) return `-${changed.slice(1)}`;
	if (changed.startsWith("-")) return `+${changed.slice(1)}`;
	return changed.endsWith(" on") ? changed.replace(/ on$/, " off") : changed.replace(/ off$/, " on");
}
function differences(before, now) {
	const came = now.tags.filter((tag) => !before.tags.includes(tag)).map((tag) => `+${tag}`);
	const went = before.tags.filter((tag) => !now.tags.includes(tag)).map((tag) => `-${tag}`);
	const was = before.managed_scan_config;
	const is = now.managed_scan_config;
	const switches = ["diff_scan", "full_scan"].filter((field) => was !== void 0 && is !== void 0 && was[field].enabled !== is[field].enabled).map((field) => `${field} ${is?.[field].enabled ? "on" : "off"}`);
	return [
		...came,
		...went,
		...switches
	];
}
// src/operations/fleet/confirm.ts
const MAX_ROUNDS = 3;
const MAX_JITTER_MS = 300;
const MAX_SINGLE_READS = 5;
async function confirm(context, slug, concurrency, work, { has, writer }) {
	for (let round = 0; writer.overlapping.size > 0; round++) {
		const left = new Map(writer.overlapping);
		writer.overlapping.clear();
		const due = work.filter(({ row }) => left.has(row) && row.failure === void 0);
		const listed = await listedTags(context, slug, due);
		await forEachConcurrently(due, concurrency, async ({ task, row }) => {
			const project = listed?.get(row.project.toLowerCase()) ?? await readAgain(context, slug, task.project);
			if (project === void 0) return;
			noteMeanwhile(row, left.get(row) ?? project, project);
			if (!task.wanted(project).some(has)) return;
			if (round === MAX_ROUNDS) {
				noteUndone(row, project);
				failRow(row, new RowError(writer.missing(project, task)));
				return;
			}
			await context.clock.sleep(context.clock.random() * MAX_JITTER_MS, context.stop);
			await writeAgain(slug, {
				...task,
				readAtMs: Number.NEGATIVE_INFINITY
			}, row, writer, project);
		});
	}
}
async function listedTags(context, slug, due) {
	if (due.length <= MAX_SINGLE_READS || !due.every(({ task }) => task.changes.every(isTagChange))) return void 0;
	const wanted = new Set(due.map(({ row }) => row.project.toLowerCase()));
	const found = new Map();
	try {
		for await (const project of context.platform.projects(slug)) {
			const name = project.name.toLowerCase();
			if (wanted.has(name)) found.set(name, project);
		}
		return found;
	} catch (error) {
		if (error instanceof PagingError || isUnread(error)) return void 0;
		throw error;
	}
}
async function readAgain(context, slug, project) {
	try {
		return await context.platform.project(slug, project.name, idOf(project));
	} catch (error) {
		if (isUnread(error)) return void 0;
		throw error;
	}
}
function isUnread(error) {
	return error instanceof PlatformError && !(error instanceof CancelledError);
}
async function writeAgain(slug, task, row, writer, project) {
	const { done = [] } = row;
	noteUndone(row, project);
	try {
		const made = await writer.rewrite(slug, task, row, done);
		row.done = [];
		noteDone(row, made);
	} catch (error) {
		failRow(row, error instanceof CancelledError && !error.failure.uncertain ? new RowError(writer.missing(project, task)) : error);
		if (endsStep(error)) throw error;
	}
}
// src/operations/fleet/lost.ts
async function afterLost(lost, work) {
	try {
		return await work();
	} catch (error) {
		if (lost === void 0) throw error;
		if (endsStep(error)) {
			if (error instanceof PlatformError) error.failure.uncertain = true;
			throw error;
		}
		const kind = error instanceof RowError ? error.failure.kind : void 0;
		if (kind === "unknown" || kind === "tags-lost") throw error;
		throw new RowError({
			kind: "unknown",
			cause: lost
		});
	}
}
// src/operations/fleet/read-after.ts
async function readAfter(context, slug, project, cause) {
	try {
		return await context.platform.project(slug, project.name, idOf(project));
	} catch (error) {
		if (!(error instanceof PlatformError)) throw error;
		error.failure.uncertain = true;
		if (error instanceof CancelledError) throw error;
		throw new RowError({
			kind: "unknown",
			cause: cause ?? error.failure
		});
	}
}
// src/operations/fleet/switch-writer.ts
var SwitchWriter = class {
	overlapping = new Map();
	#context;
	constructor(context) {
		this.#context = context;
	}
	async write(slug, task, row) {
		const { clock, stop, maxRetries } = this.#context;
		let sent = [];
		let lost;
		for (let attempt = 1;; attempt++) {
			const before = lost;
			const end = await afterLost(before, () => this.#attempt(slug, task, row, before));
			sent = together(sent, end.changes);
			if (end.lost === void 0) return sent;
			lost = end.lost;
			if (attempt > maxRetries) throw new RowError({
				kind: "unknown",
				cause: lost
			});
			await clock.sleep(backoff(attempt, clock.random()), stop);
		}
	}
	async rewrite(slug, task, row, done) {
		return [...done, ...await this.write(slug, task, row)];
	}
	missing(project) {
		return {
			kind: "scans-not-shown",
			shown: managedScans(project)
		};
	}
	async #attempt(slug, task, row, lost) {
		const before = lost === void 0 ? await freshProject(this.#context, slug, task, row, leavesOne(task)) : await readAfter(this.#context, slug, task.project, lost);
		const changes = task.wanted(before).filter(isSwitchChange);
		if (changes.length === 0) return { changes };
		noteSent(row, changes);
		const wanted = after(managedScans(before), changes);
		const { writer } = this.#context;
		const answer = await writer.toggleManagedScan(slug, before.name, wanted, idOf(before));
		if (answer.kind === "refused") throw answer.error;
		const cause = answer.kind === "open" ? answer.failure : void 0;
		const shown = answer.kind === "shown" && isDone$1(answer.value, changes) ? answer.value : await readAfter(this.#context, slug, before, cause);
		if (isDone$1(shown, changes)) {
			if (leavesOne(task)) this.overlapping.set(row, shown);
			return { changes };
		}
		if (answer.kind === "open" && answer.mayLandLater) return {
			changes,
			lost: answer.failure
		};
		noteDone(row, changes.filter((change) => shows(shown, change)));
		throw new RowError({
			kind: "scans-not-shown",
			shown: managedScans(shown),
			...cause && { cause }
		});
	}
};
function leavesOne({ changes, ownSwitches }) {
	return new Set([...ownSwitches ?? [], ...changes.filter(isSwitchChange).map(({ field }) => field)]).size < 2;
}
function after(now, changes) {
	const wanted = { ...now };
	for (const { field, after } of changes) wanted[field] = after;
	return wanted;
}
function isDone$1(project, changes) {
	return project.managed_scan_config !== void 0 && changes.every((change) => shows(project, change));
}
// src/operations/fleet/mutex.ts
var Mutex = class {
	#last = Promise.resolve();
	async run(work, isNeeded) {
		const turn = this.#last;
		let done = () => void 0;
		this.#last = new Promise((resolve) => {
			done = resolve;
		});
		await turn;
		try {
			if (!isNeeded()) done();
			return await work();
		} finally {
			done();
		}
	}
};
// src/operations/fleet/tag-server.ts
const PLATFORM_TAG = "managed-scan";
var TagServer = class {
	behaviour = "unknown";
	takenBy(request, gone, now) {
		const taken = gone.filter((tag) => !request.list.includes(tag));
		const isListOnly = now.every((tag) => tag === "managed-scan" || request.list.includes(tag));
		if (taken.every((tag) => tag === "managed-scan")) return [];
		if (!isListOnly) return request.kind === "put" && this.behaviour !== "adds" ? taken : [];
		if (request.kind === "put") this.behaviour = "replaces";
		return taken;
	}
	learnFrom(request, before, answer) {
		if (this.behaviour !== "unknown" || request.kind !== "put") return;
		const isKept = (tag) => tag !== "managed-scan" && answer.includes(tag) && !request.list.includes(tag);
		if (before.some(isKept) && request.list.every((tag) => answer.includes(tag))) this.behaviour = "adds";
	}
};
// src/operations/fleet/project-tags.ts
var ProjectTags = class {
	project;
	#task;
	#row;
	#server;
	#doneBefore;
	#due;
	#sent = [];
	#underWay;
	#open = [];
	#taken = [];
	constructor(project, task, row, server, done) {
		this.project = project;
		this.#task = task;
		this.#row = row;
		this.#server = server;
		this.#doneBefore = done;
		this.#due = (project === task.project ? task.changes : task.wanted(project)).filter(isTagChange);
	}
	get missing() {
		return this.#taken.filter((tag) => tag !== PLATFORM_TAG);
	}
	next(part) {
		const leaving = tagsOf(this.#due, false);
		if (part === "remove") return leaving.length === 0 ? void 0 : {
			kind: "delete",
			tags: leaving,
			list: leaving
		};
		const { missing } = this;
		const tags = part === "add" ? [...tagsOf(this.#due, true), ...missing] : missing;
		if (tags.length === 0) return void 0;
		const stay = missing.length > 0 || this.#server.behaviour === "replaces" ? [...this.#taken, ...this.project.tags] : [];
		return {
			kind: "put",
			tags,
			list: [...new Set([...stay.filter((tag) => !leaving.includes(tag)), ...tags])]
		};
	}
	sending(request) {
		this.#underWay = request;
		const due = this.#due.filter(({ tag, after }) => !after || !this.#taken.includes(tag));
		this.#sent = together(this.#sent, due);
		noteSent(this.#row, due);
		this.#noteRisk();
	}
	refused() {
		this.#underWay = void 0;
		this.#noteRisk();
	}
	seen(project, isAnswer = false) {
		const before = this.project.tags;
		const gone = before.filter((tag) => !project.tags.includes(tag));
		const came = project.tags.filter((tag) => !before.includes(tag));
		if (isAnswer && this.#underWay) this.#server.learnFrom(this.#underWay, before, project.tags);
		const taken = this.#takenOf(gone, project.tags);
		const others = gone.filter((tag) => !taken.includes(tag));
		this.#noteOthers(came, others);
		const leaving = tagsOf(this.#sent, false);
		const toPutBack = taken.filter((tag) => !leaving.includes(tag));
		this.#taken = [...new Set([...this.#taken, ...toPutBack])].filter((tag) => !project.tags.includes(tag));
		this.project = project;
		this.#due = this.#task.wanted(project).filter(isTagChange);
		this.#underWay = void 0;
		this.#noteDone();
		this.#noteRisk();
	}
	lost(request, failure) {
		this.#open = [...this.#open, {
			request,
			failure
		}];
		this.#noteRisk();
	}
	end() {
		const [first] = this.#open;
		if (this.missing.length > 0) throw new RowError({
			kind: "tags-lost",
			lost: [...this.missing]
		});
		if (first !== void 0 && this.#atRisk().length > 0) throw new RowError({
			kind: "unknown",
			cause: first.failure
		});
		return this.#made();
	}
	failure(request, cause) {
		const because = cause === void 0 ? {} : { cause };
		if (this.missing.length > 0) return {
			kind: "tags-lost",
			lost: [...this.missing],
			...because
		};
		const isThere = (tag) => this.project.tags.includes(tag);
		if (request.kind === "delete") return {
			kind: "tags-not-removed",
			left: request.tags.filter(isThere),
			...because
		};
		return {
			kind: "tags-not-shown",
			missing: request.tags.filter((tag) => !isThere(tag)),
			...because
		};
	}
	endedBy(error) {
		const lost = this.#open.at(-1)?.failure;
		const isMissing = this.missing.length > 0;
		if (this.#underWay === void 0 && lost === void 0 && !isMissing) return error;
		if (endsStep(error)) {
			if (error instanceof PlatformError) error.failure.uncertain = true;
			return error;
		}
		const kind = error instanceof RowError ? error.failure.kind : void 0;
		if (kind === "unknown" || kind === "tags-lost") return error;
		const cause = error instanceof PlatformError ? error.failure : lost;
		if (isMissing) return new RowError({
			kind: "tags-lost",
			lost: [...this.missing],
			...cause && { cause }
		});
		return lost === void 0 ? error : new RowError({
			kind: "unknown",
			cause: lost
		});
	}
	#takenOf(gone, now) {
		if (gone.length === 0) return [];
		const hasLanded = ({ list }) => list.every((tag) => now.includes(tag));
		const open = this.#open.map(({ request }) => request).filter(hasLanded);
		for (const request of [...open, ...this.#underWay ? [this.#underWay] : []].toReversed()) {
			const taken = this.#server.takenBy(request, gone, now);
			if (taken.length === 0) continue;
			this.#open = this.#open.filter((one) => one.request !== request);
			return taken;
		}
		return [];
	}
	#noteOthers(came, went) {
		if (came.length + went.length === 0) return;
		const isOurs = (tag, after) => tag === "managed-scan" || tagsOf(this.#sent, after).includes(tag);
		noteOthers(this.#row, [...came.filter((tag) => !isOurs(tag, true) && !this.#taken.includes(tag)).map((tag) => `+${tag}`), ...went.filter((tag) => !isOurs(tag, false)).map((tag) => `-${tag}`)]);
	}
	#noteDone() {
		const made = this.#made();
		if (this.#row.done !== void 0 || made.length > 0) this.#row.done = made;
	}
	#made() {
		const isThere = (change) => !isTagChange(change) || shows(this.project, change);
		return together(this.#doneBefore, this.#sent).filter(isThere);
	}
	#noteRisk() {
		const atRisk = this.#atRisk();
		if (atRisk.length > 0) this.#row.tagsAtRisk = atRisk;
		else delete this.#row.tagsAtRisk;
	}
	#atRisk() {
		const { missing } = this;
		const isSafe = this.#server.behaviour === "adds";
		const lists = this.#open.flatMap(({ request }) => request.kind === "put" ? [request] : []);
		if (this.#underWay !== void 0) lists.push(this.#underWay);
		const takers = lists.filter(({ kind }) => kind === "delete" || !isSafe);
		if (takers.length === 0) return missing;
		const leaving = tagsOf(this.#sent, false);
		const mayGo = (tag) => !leaving.includes(tag) && takers.some(({ list }) => !list.includes(tag));
		return [...missing, ...this.project.tags.filter(mayGo)];
	}
};
function tagsOf(changes, after) {
	return changes.filter((change) => change.after === after).map(({ tag }) => tag);
}
// src/operations/fleet/tag-requests.ts
async function sendTags(context, slug, tags, request, form) {
	const { project } = tags;
	tags.sending(request);
	const answer = await write(context, slug, project, request, form).catch((error) => {
		if (!(error instanceof PlatformError && error.failure.uncertain)) tags.refused();
		throw error;
	});
	if (answer.kind === "refused") {
		tags.refused();
		throw answer.error;
	}
	const failure = answer.kind === "open" ? answer.failure : void 0;
	if (answer.kind === "shown" && isDone(request, answer.value)) tags.seen(answer.value, true);
	else tags.seen(await readAfter(context, slug, project, failure));
	if (isDone(request, tags.project)) {
		context.writer.tagForms.worked(answer.form);
		if (answer.kind === "open" && answer.mayLandLater && !hasLanded(request, tags.project)) tags.lost(request, answer.failure);
		return;
	}
	if (answer.kind === "open") {
		if (answer.mayLandLater) tags.lost(request, answer.failure);
		if (answer.mayLandLater || tags.missing.length > 0) return failure;
	} else if (form === void 0) {
		const other = otherForm(context, request, answer.form);
		const again = tags.next(request.kind === "put" ? "add" : "remove");
		if (other !== void 0 && again !== void 0) return sendTags(context, slug, tags, again, other);
	}
	throw new RowError(tags.failure(request, failure));
}
function write({ writer }, slug, project, { kind, list }, form) {
	const { name } = project;
	const isToAdd = form === "array" || form === "object";
	if (kind === "put") return writer.addTags(slug, name, list, {
		...idOf(project),
		...isToAdd && { form }
	});
	const isToRemove = form === "query" || form === "body";
	return writer.removeTags(slug, name, list, {
		...idOf(project),
		...isToRemove && { form }
	});
}
function isDone({ kind, tags }, project) {
	return tags.every((tag) => project.tags.includes(tag) === (kind === "put"));
}
function hasLanded({ kind, list }, project) {
	return list.every((tag) => project.tags.includes(tag) === (kind === "put"));
}
function otherForm({ writer }, { kind }, sent) {
	const forms = kind === "put" ? writer.tagForms.toAdd : writer.tagForms.toRemove;
	return forms.length > 1 ? forms.find((form) => form !== sent) : void 0;
}
// src/operations/fleet/tag-writer.ts
const REPAIR_MS = 600;
const PARTS = [
	"add",
	"put back",
	"remove",
	"put back"
];
var TagWriter = class {
	#context;
	#server = new TagServer();
	#unproven = new Map();
	overlapping = new Map();
	#probe = new Mutex();
	#isAlone;
	#hasPutBack = false;
	constructor(context, isAlone) {
		this.#context = context;
		this.#isAlone = isAlone;
	}
	async write(slug, task, row) {
		const mayLose = () => this.#server.behaviour === "unknown" && task.project.tags.length > 0;
		if (!mayLose()) return this.#write(slug, task, row);
		return this.#probe.run(() => this.#write(slug, task, row), mayLose);
	}
	rewrite(slug, task, row, done) {
		this.#server.behaviour = "replaces";
		return this.#write(slug, task, row, done);
	}
	missing(project, task) {
		const changes = task.wanted(project).filter(isTagChange);
		const tagsThat = (after) => changes.filter((change) => change.after === after).map(({ tag }) => tag);
		const missing = tagsThat(true);
		return missing.length > 0 ? {
			kind: "tags-not-shown",
			missing
		} : {
			kind: "tags-not-removed",
			left: tagsThat(false)
		};
	}
	async #write(slug, task, row, done = []) {
		const tags = new ProjectTags(await this.#read(slug, task, row), task, row, this.#server, done);
		try {
			for (const part of PARTS) await this.#make(slug, tags, part);
			const made = tags.end();
			this.#written(row, tags.project);
			return made;
		} catch (error) {
			throw tags.endedBy(error);
		}
	}
	async #make(slug, tags, part) {
		const { clock, stop, maxRetries, notices } = this.#context;
		for (let attempt = 1;; attempt++) {
			const request = tags.next(part);
			if (request === void 0) return;
			const lost = await sendTags(this.#context, slug, tags, request);
			if (lost === void 0) break;
			if (attempt > maxRetries) {
				const isGone = tags.missing.length > 0;
				throw new RowError(isGone ? tags.failure(request, lost) : {
					kind: "unknown",
					cause: lost
				});
			}
			await clock.sleep(backoff(attempt, clock.random()), stop);
			tags.seen(await readAfter(this.#context, slug, tags.project, lost));
		}
		if (part !== "put back" || this.#server.behaviour !== "replaces" || this.#hasPutBack) return;
		this.#hasPutBack = true;
		notices.push({ kind: "tags-replaced" });
	}
	#written(row, project) {
		const { behaviour } = this.#server;
		this.#unproven.set(row, project);
		if (behaviour === "unknown") return;
		if (behaviour === "replaces") for (const [one, left] of this.#unproven) this.overlapping.set(one, left);
		this.#unproven.clear();
	}
	async #read(slug, task, row) {
		const { behaviour } = this.#server;
		const { tags } = task.project;
		const mustRead = behaviour === "replaces" || behaviour === "unknown" && tags.length > 0 && !this.#isAlone;
		const { meanwhile } = row;
		const project = await freshProject(this.#context, slug, task, row, mustRead);
		if (!(behaviour !== "adds" && tags.some((tag) => !project.tags.includes(tag)))) return project;
		await this.#context.clock.sleep(REPAIR_MS, this.#context.stop);
		if (meanwhile === void 0) delete row.meanwhile;
		else row.meanwhile = meanwhile;
		return freshProject(this.#context, slug, task, row, true);
	}
};
// src/operations/fleet/apply.ts
async function applyToProjects(context, slug, concurrency, tasks, rows) {
	const work = tasks.map((task, at) => ({
		task,
		row: rows[at]
	}));
	const isAlone = tasks.length === 1;
	context.progress.begin("writing", tasks.length);
	const phases = [{
		has: isTagChange,
		writer: new TagWriter(context, isAlone)
	}, {
		has: isSwitchChange,
		writer: new SwitchWriter(context)
	}];
	const left = new Map(work.map(({ task, row }) => [row, phasesOf(task)]));
	for (const { has, writer } of phases) {
		const due = work.filter(({ task, row }) => task.changes.some(has) && row.failure === void 0);
		await forEachConcurrently(due, concurrency, ({ task, row }) => {
			const phasesLeft = (left.get(row) ?? 1) - 1;
			left.set(row, phasesLeft);
			return writeRow(context, slug, task, row, writer, phasesLeft === 0);
		});
		await confirm(context, slug, concurrency, due, {
			has,
			writer
		});
	}
}
function phasesOf({ changes }) {
	return Number(changes.some(isTagChange)) + Number(changes.some(isSwitchChange));
}
async function writeRow(context, slug, task, row, writer, isLast) {
	try {
		noteDone(row, await writer.write(slug, task, row));
		if (isLast) row.state = row.done?.length === 0 ? "unchanged" : "changed";
	} catch (error) {
		failRow(row, error);
		if (endsStep(error)) throw error;
	} finally {
		if (isLast || row.failure !== void 0) context.progress.advance(1);
	}
}
// src/operations/fleet/shard.ts
async function shardFilter(shard) {
	if (shard === void 0) return () => true;
	const { createHash } = await import("./publish.js").then((n) => __toESM(n.W(), 1));
	return (name) => {
		return createHash("sha256").update(name.toLowerCase()).digest().readUInt32BE(0) % shard.of === shard.index - 1;
	};
}
// src/operations/fleet/select.ts
function isNamesOnly({ patterns, except, tagged }) {
	return patterns.length + except.length + tagged.length === 0;
}
async function selectProjects(context, slug, selection, shard) {
	const inShard = await shardFilter(shard);
	if (isNamesOnly(selection)) return selection.names.filter(inShard).map(newRow).map((row) => ({
		row,
		readAtMs: Number.NEGATIVE_INFINITY
	}));
	const { selected, names, matcher } = await list(context, slug, selection);
	await checkExclusions(matcher, names);
	if (selected.length === 0) {
		const items = selectedItems(selection);
		const near = await nearestNames(selection.names[0] ?? selection.patterns[0] ?? "", names);
		throw new StepError({
			kind: "nothing-selected",
			patterns: items,
			near
		});
	}
	const missed = matcher.unmatched();
	for (const pattern of missed.patterns) {
		const near = await nearestNames(pattern, names);
		context.notices.push({
			kind: "pattern-unmatched",
			input: "projects",
			pattern,
			near
		});
	}
	const unlisted = await Promise.all(missed.names.map((name) => unlistedRow(name, names)));
	return [...selected.filter(({ row }) => inShard(row.project)), ...unlisted.filter(({ row }) => inShard(row.project))];
}
async function list(context, slug, selection) {
	const matcher = nameMatcher(selection);
	const selected = [];
	const names = [];
	context.progress.begin("listing");
	for await (const project of context.platform.projects(slug)) {
		context.progress.advance(1);
		names.push(project.name);
		if (!matcher.matches(project.name) || !isTagged(project, selection)) continue;
		selected.push({
			row: newRow(project.name),
			project,
			readAtMs: context.clock.now()
		});
	}
	return {
		selected,
		names,
		matcher
	};
}
function isTagged({ tags }, { tagged }) {
	return tagged.length === 0 || tagged.some((tag) => tags.includes(tag));
}
function selectedItems(selection) {
	return [...itemsOf(selection), ...selection.tagged.map((tag) => `tag ${tag}`)];
}
async function checkExclusions(matcher, names, input = "projects") {
	const items = matcher.unmatched().except;
	if (items.length === 0) return;
	const near = await nearestNames(items[0] ?? "", names);
	throw new StepError({
		kind: "exclusions-unmatched",
		input,
		items,
		near
	});
}
async function unlistedRow(name, names) {
	const row = newRow(name);
	row.state = "failed";
	row.failure = {
		kind: "not-listed",
		near: await nearestNames(name, names)
	};
	return {
		row,
		readAtMs: Number.NEGATIVE_INFINITY
	};
}
// src/operations/fleet/suggest.ts
const MAX_NAMES = 20;
async function suggestNames(context, slug, rows) {
	const missing = rows.filter(({ failure }) => failure?.kind === "status" && failure.status === 404);
	if (missing.length === 0 || missing.length > MAX_NAMES) return;
	const names = await projectNames(context, slug);
	if (names === void 0) return;
	for (const row of missing) {
		const near = await nearestNames(row.project, names);
		if (near.length > 0 && row.failure !== void 0) row.failure = {
			...row.failure,
			near
		};
	}
}
// src/operations/fleet/run.ts
async function runFleet(context, request, rule, rows) {
	const slug = await resolveSlug(context);
	const selected = await selectProjects(context, slug, request.projects, request.shard);
	rows.push(...selected.map(({ row }) => row));
	const planned = await plan(context, slug, request.concurrency, selected, rule).finally(() => rows.splice(0, rows.length, ...withoutTwins(rows)));
	await suggestNames(context, slug, rows);
	checkMaxChanges(context, planned.length, "project", request.maxChanges);
	if (context.writer === void 0) for (const { row } of planned) row.state = "would-change";
	else await apply(context, slug, request.concurrency, planned);
	throwIfFailed(rows);
}
async function plan(context, slug, concurrency, selected, { wanted, listTells, ownSwitches }) {
	const read = new Map();
	context.progress.begin("reading", selected.length);
	await forEachConcurrently(selected, concurrency, async ({ row, project, readAtMs }) => {
		if (row.failure !== void 0) return;
		try {
			const isTold = project !== void 0 && listTells;
			const current = isTold ? project : await context.platform.project(slug, row.project, idOf(project));
			const at = isTold ? readAtMs : context.clock.now();
			noteProject(row, current);
			row.changes = wanted(current);
			const own = ownSwitches === void 0 ? {} : { ownSwitches };
			read.set(row, {
				project: current,
				readAtMs: at,
				changes: row.changes,
				wanted,
				...own
			});
			if (row.changes.length === 0) row.state = "unchanged";
		} catch (error) {
			failRow(row, error);
			if (endsStep(error)) throw error;
		} finally {
			context.progress.advance(1);
		}
	});
	return withoutTwins(selected.map(({ row }) => row)).filter(({ failure, changes }) => failure === void 0 && changes.length > 0).flatMap((row) => {
		const task = read.get(row);
		return task === void 0 ? [] : [{
			task,
			row
		}];
	});
}
function withoutTwins(rows) {
	const seen = new Set();
	return rows.filter(({ project, id }) => {
		const keys = [project.toLowerCase(), ...id === void 0 ? [] : [`id ${id}`]];
		const isTwin = keys.some((key) => seen.has(key));
		for (const key of keys) seen.add(key);
		return !isTwin;
	});
}
async function apply(context, slug, concurrency, planned) {
	await applyToProjects(context, slug, concurrency, planned.map(({ task }) => task), planned.map(({ row }) => row));
}
// src/operations/managed-scan.ts
var managed_scan_exports = __exportAll({ managedScan: () => managedScan });
async function managedScan(context, request) {
	const wishes = {
		diff: request.diffScan,
		full: request.fullScan
	};
	const rule = {
		wanted: (project) => switchChanges(project, wishes),
		listTells: false,
		ownSwitches: [...wishes.diff === void 0 ? [] : ["diff_scan"], ...wishes.full === void 0 ? [] : ["full_scan"]]
	};
	const rows = [];
	const end = await capture(() => runFleet(context, request, rule, rows));
	const { deployment, notices } = context;
	return {
		operation: "managed-scan",
		request,
		deployment,
		notices,
		rows,
		...end
	};
}
// src/operations/tag.ts
var tag_exports = __exportAll({ tag: () => tag });
const WORKSPACE_CONFIG = ".semgrepconfig.yml";
const MAX_CONFIG_BYTES = 65536;
async function tag(context, request) {
	const { tags, removeTags } = request;
	const removed = nameMatcher({
		...namesAndPatterns(removeTags),
		except: []
	});
	const removes = (tag) => removeTags.length > 0 && removed.matches(tag);
	const rows = [];
	if (await workspaceSetsTags(context)) context.notices.push({
		kind: "tags-in-workspace",
		file: WORKSPACE_CONFIG
	});
	const end = await capture(() => runFleet(context, request, {
		wanted: (project) => tagChanges(project, tags, removes),
		listTells: true
	}, rows));
	return {
		operation: "tag",
		request,
		deployment: context.deployment,
		notices: context.notices,
		rows,
		...end
	};
}
async function workspaceSetsTags({ workspace }) {
	const text = await workspace.read(WORKSPACE_CONFIG, MAX_CONFIG_BYTES);
	return text !== void 0 && /^(?:\{\s*)?["']?tags["']?\s*:/m.test(text);
}
export { throwIfFailed as _, selectedItems as a, failRow as c, noteProject as d, rowOf as f, targetOf as g, shows as h, isTagged as i, idOf as l, managedScans as m, managed_scan_exports as n, shardFilter as o, isTagChange as p, checkExclusions as r, applyToProjects as s, tag_exports as t, newRow as u };
