import "./rolldown-runtime.js";
import { Vt as resolveId } from "./index.js";
import { r as runList } from "./findings.js";
// src/operations/list-dependencies.ts
function listDependencies(context, request) {
	return runList(context, "list-dependencies", request, async (add) => {
		const { filter, pageSize } = request;
		const id = await resolveId(context);
		context.progress.begin("listing");
		const options = pageSize === void 0 ? {} : { pageSize };
		for await (const repository of context.platform.repositoriesWithDependencies(id, filter, options)) {
			context.progress.advance(1);
			add(repository);
		}
		return {};
	});
}
export { listDependencies };
