import { n as __exportAll, r as __toESM } from "./rolldown-runtime.js";
import { $ as isWriting, D as itemsOf, F as ProjectRecord, Gt as endsStep, H as tagsWithout, Ht as resolveSlug, I as idOf, Kt as forEachConcurrently, L as targetOf, O as nameMatcher, Q as maxChanges, R as SETTINGS, Ut as StepError, V as hasTag, Wt as capture, Z as checkLimits, d as projectNames, g as throwIfFailed, h as noticesOf, m as journalOf, rn as namesAndPatterns, v as executeProjects, x as nearestNames } from "./index.js";
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
	if (isNamesOnly(selection)) return selection.names.filter(inShard).map((name) => new ProjectRecord(name));
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
	const missing = await Promise.all(missed.names.map((name) => unlisted(name, names)));
	return [...selected, ...missing].filter(({ name }) => inShard(name));
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
		const record = new ProjectRecord(project.name);
		record.see(project, context.clock.now());
		selected.push(record);
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
async function unlisted(name, names) {
	const record = new ProjectRecord(name);
	record.failure = {
		kind: "not-listed",
		near: await nearestNames(name, names)
	};
	return record;
}
// src/operations/fleet/suggest.ts
const MAX_NAMES = 20;
async function suggestNames(context, slug, records) {
	const missing = records.filter(({ failure }) => failure?.kind === "status" && failure.status === 404);
	if (missing.length === 0 || missing.length > MAX_NAMES) return;
	const names = await projectNames(context, slug);
	if (names === void 0) return;
	for (const record of missing) {
		const near = await nearestNames(record.name, names);
		if (near.length > 0 && record.failure !== void 0) record.failure = {
			...record.failure,
			near
		};
	}
}
// src/operations/fleet/run.ts
async function runFleet(context, request, rule) {
	let records = [];
	const end = await capture(async () => {
		const slug = await resolveSlug(context);
		const { projects, shard, concurrency } = request;
		records = await selectProjects(context, slug, projects, shard);
		await plan(context, slug, concurrency, records, rule).finally(() => {
			records = withoutTwins(records);
		});
		await suggestNames(context, slug, records);
		const due = records.filter((record) => record.due().length > 0);
		checkLimits(context, maxChanges(request.maxChanges, due.length, "project"));
		if (isWriting(context)) await executeProjects(context, slug, due, { concurrency });
		throwIfFailed(journalOf(context, records));
	});
	const { deployment } = context;
	const journal = journalOf(context, records);
	const notices = [...context.notices, ...noticesOf(journal, request.dryRun)];
	return {
		operation: request.operation,
		request,
		deployment,
		notices,
		journal,
		...end
	};
}
async function plan(context, slug, concurrency, records, { wanted, readsEach, decided = [] }) {
	context.progress.begin("reading", records.length);
	await forEachConcurrently(records, concurrency, async (record) => {
		if (record.failure !== void 0) return;
		record.decided = decided;
		try {
			if (readsEach || record.seen === void 0) {
				const project = await context.platform.project(slug, record.name, idOf(record.seen));
				record.see(project, context.clock.now());
			}
			if (record.seen !== void 0) record.changes = wanted(record.seen);
		} catch (error) {
			record.fail(error);
			if (endsStep(error)) throw error;
		} finally {
			context.progress.advance(1);
		}
	});
}
function withoutTwins(records) {
	const byName = new Map();
	for (const record of records) {
		const name = record.name.toLowerCase();
		if (!byName.has(name)) byName.set(name, record);
	}
	return [...byName.values()];
}
// src/operations/fleet/wanted.ts
function tagChanges(project, add, removes) {
	const target = targetOf(project);
	const removed = project.tags.filter((tag) => !hasTag(add, tag) && removes(tag));
	return [...tagsWithout(add, project.tags).map((tag) => tagChange(target, tag, true)), ...removed.map((tag) => tagChange(target, tag, false))];
}
function tagChange(target, tag, after) {
	return {
		target,
		field: "tag",
		tag,
		before: !after,
		after
	};
}
function settingChanges(project, wanted) {
	const target = targetOf(project);
	return Object.entries(wanted).flatMap(([field, after]) => {
		const before = SETTINGS[field](project);
		if (after === void 0 || after === before) return [];
		return [{
			target,
			field,
			before,
			after
		}];
	});
}
// src/operations/managed-scan.ts
var managed_scan_exports = __exportAll({ managedScan: () => managedScan });
function managedScan(context, request) {
	const wanted = {
		diff_scan: request.diffScan,
		full_scan: request.fullScan
	};
	return runFleet(context, request, {
		wanted: (project) => settingChanges(project, wanted),
		readsEach: true,
		decided: ["diff_scan", "full_scan"].filter((field) => wanted[field] !== void 0)
	});
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
	if (await workspaceSetsTags(context)) context.notices.push({
		kind: "tags-in-workspace",
		file: WORKSPACE_CONFIG
	});
	return runFleet(context, request, {
		wanted: (project) => tagChanges(project, tags, removes),
		readsEach: false
	});
}
async function workspaceSetsTags({ workspace }) {
	const text = await workspace.read(WORKSPACE_CONFIG, MAX_CONFIG_BYTES);
	return text !== void 0 && /^(?:\{\s*)?["']?tags["']?\s*:/m.test(text);
}
export { selectedItems as a, isTagged as i, managed_scan_exports as n, shardFilter as o, checkExclusions as r, tag_exports as t };
