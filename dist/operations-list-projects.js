import "./rolldown-runtime.js";
import { Ht as resolveSlug, O as nameMatcher, Ut as StepError, x as nearestNames } from "./index.js";
import { a as selectedItems, i as isTagged, o as shardFilter } from "./fleet.js";
import { r as runList } from "./findings.js";
// src/operations/list-projects.ts
const MAX_SHARDS = 256;
const ALL = {
	names: [],
	patterns: [],
	except: [],
	tagged: []
};
function listProjects(context, request) {
	return runList(context, "list-projects", request, async (add) => {
		const { projects = ALL, shard, shardSize, pageSize } = request;
		const slug = await resolveSlug(context);
		context.progress.begin("listing");
		const inShard = await shardFilter(shard);
		const matcher = nameMatcher(projects);
		const names = [];
		let selected = 0;
		for await (const project of context.platform.projects(slug, pageSize === void 0 ? {} : { pageSize })) {
			context.progress.advance(1);
			names.push(project.name);
			if (!matcher.matches(project.name) || !isTagged(project, projects)) continue;
			selected += 1;
			if (inShard(project.name)) add(project);
		}
		const missed = matcher.unmatched();
		for (const pattern of [...missed.names, ...missed.patterns]) {
			const near = await nearestNames(pattern, names);
			context.notices.push({
				kind: "pattern-unmatched",
				input: "projects",
				pattern,
				near
			});
		}
		for (const pattern of missed.except) {
			const near = await nearestNames(pattern, names);
			context.notices.push({
				kind: "exclusion-unmatched",
				input: "projects",
				pattern,
				near
			});
		}
		if (request.projects !== void 0 && selected === 0) throw new StepError({
			kind: "nothing-selected",
			patterns: selectedItems(projects)
		});
		const shards = Math.max(1, Math.ceil(selected / shardSize));
		if (shards > MAX_SHARDS) context.notices.push({
			kind: "many-shards",
			shards
		});
		return { shards: Math.min(MAX_SHARDS, shards) };
	});
}
export { listProjects };
