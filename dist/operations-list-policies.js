import "./rolldown-runtime.js";
import { Vt as resolveId } from "./index.js";
import { r as runList } from "./findings.js";
// src/operations/list-policies.ts
function listPolicies(context, request) {
	return runList(context, "list-policies", request, async (add) => {
		for (const policy of await context.platform.policies(await resolveId(context))) add(policy);
		return {};
	});
}
export { listPolicies };
