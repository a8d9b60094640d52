import { et as compare } from "./index.js";
import { W as require__builtin_node_crypto } from "./publish.js";
// src/model/finding-conditions.ts
const RULE_TYPES = [
	"sast",
	"sca",
	"secrets"
];
const FINDING_CONDITIONS = [
	{
		name: "type",
		form: "values",
		values: RULE_TYPES,
		alias: [
			"issue-type",
			"kind",
			"product"
		],
		meaning: "Kind of the findings; a rule looks at one kind."
	},
	{
		name: "status",
		form: "values",
		values: [
			"open",
			"fixed",
			"ignored",
			"reviewing",
			"fixing",
			"provisionally_ignored"
		],
		alias: ["state", "triage-state"],
		meaning: "Status of the finding. Secrets are never `reviewing` or `fixing`."
	},
	{
		name: "severity",
		form: "values",
		values: [
			"low",
			"medium",
			"high",
			"critical"
		],
		alias: ["severities"],
		wire: "severities",
		meaning: "Severity of the finding."
	},
	{
		name: "confidence",
		form: "values",
		values: [
			"low",
			"medium",
			"high"
		],
		meaning: "Confidence of the rule that found it."
	},
	{
		name: "repo",
		form: "names",
		spelled: "project",
		alias: [
			"repos",
			"repository",
			"repositories",
			"project",
			"projects",
			"name"
		],
		wire: "repos",
		meaning: "Names or patterns of repositories."
	},
	{
		name: "project-tag",
		form: "names",
		spelled: "tag",
		alias: [
			"project-tags",
			"projects-tagged",
			"tag",
			"tags"
		],
		wire: "project_tags",
		meaning: "Tags of the project, or patterns of them."
	},
	{
		name: "rule",
		form: "names",
		alias: ["rules", "rule-name"],
		wire: "rules",
		types: ["sast", "sca"],
		meaning: "Names or patterns of the rules that found it."
	},
	{
		name: "path",
		form: "names",
		alias: ["paths", "file"],
		wire: "paths",
		meaning: "Patterns of the path of the file, such as `**/test/**`."
	},
	{
		name: "category",
		form: "names",
		alias: ["categories"],
		wire: "categories",
		types: ["sast", "sca"],
		meaning: "Categories of the finding or patterns of them, such as `security`."
	},
	{
		name: "cwe",
		form: "names",
		spelled: "cwe",
		alias: ["cwe-names"],
		types: ["sast", "sca"],
		meaning: "Weaknesses by their number, such as `CWE-79`."
	},
	{
		name: "branch",
		form: "names",
		alias: ["ref", "branches"],
		wire: "ref",
		meaning: "Branches or patterns of them. Without it each finding counts once, whatever its branch."
	},
	{
		name: "older-than",
		form: "age",
		alias: ["older", "age"],
		wire: "older_than",
		meaning: "First detected, or reintroduced, longer ago than this."
	},
	{
		name: "newer-than",
		form: "age",
		alias: ["newer", "since"],
		wire: "newer_than",
		meaning: "First detected, or reintroduced, not longer ago than this."
	},
	{
		name: "triaged-before",
		form: "age",
		wire: "triaged_before",
		types: ["sast", "sca"],
		meaning: "The last triage lies longer ago than this."
	},
	{
		name: "triage-reason",
		form: "values",
		values: [
			"acceptable_risk",
			"false_positive",
			"no_time",
			"no_triage_reason",
			"duplicate"
		],
		alias: ["triage-reasons", "reason"],
		wire: "triage_reasons",
		types: ["sast", "sca"],
		meaning: "The reason that the last triage gave."
	},
	{
		name: "verdict",
		form: "values",
		values: ["true_positive", "false_positive"],
		alias: ["autotriage-verdict"],
		wire: "autotriage_verdict",
		types: ["sast", "secrets"],
		meaning: "Verdict of the automatic triage."
	},
	{
		name: "component-tag",
		form: "names",
		alias: ["component-tags", "component"],
		wire: "component_tags",
		types: ["sast"],
		meaning: "Component tags of the finding or patterns of them, such as `user data`."
	},
	{
		name: "ticket",
		form: "boolean",
		alias: ["has-ticket"],
		wire: "has_ticket",
		meaning: "Whether a ticket is linked."
	},
	{
		name: "decided-by",
		form: "values",
		values: [
			"nobody",
			"rules",
			"platform",
			"people",
			"anyone"
		],
		meaning: "Whose decisions the rule may touch: `nobody` (never triaged) and `rules` (last triaged by a rule), which is the default; `platform` (its automation); `people`; `anyone`."
	},
	{
		name: "dependency",
		form: "names",
		alias: ["dependencies", "package"],
		wire: "dependencies",
		types: ["sca"],
		meaning: "Names or patterns of the dependency."
	},
	{
		name: "transitivity",
		form: "values",
		values: [
			"direct",
			"transitive",
			"unknown"
		],
		alias: ["transitivities"],
		wire: "transitivities",
		types: ["sca"],
		meaning: "How the dependency comes in."
	},
	{
		name: "reachability",
		form: "values",
		values: [
			"reachable",
			"always_reachable",
			"conditionally_reachable",
			"unreachable",
			"unknown"
		],
		alias: ["exposures", "exposure"],
		wire: "exposures",
		types: ["sca"],
		meaning: "Whether the vulnerable code can be reached."
	},
	{
		name: "epss-above",
		form: "number",
		alias: [
			"epss",
			"epss-score",
			"epss-probability"
		],
		wire: "epss_above",
		types: ["sca"],
		meaning: "The EPSS score is above this: a number from 0 to 1."
	},
	{
		name: "malicious",
		form: "boolean",
		alias: ["is-malicious"],
		types: ["sca"],
		meaning: "Whether the dependency is malicious."
	},
	{
		name: "secret-type",
		form: "names",
		alias: ["secret-types"],
		wire: "secret_types",
		types: ["secrets"],
		meaning: "Types of the secret or patterns of them, often named after the provider."
	},
	{
		name: "validation",
		form: "values",
		values: [
			"confirmed_valid",
			"confirmed_invalid",
			"validation_error",
			"no_validator",
			"valid",
			"invalid"
		],
		alias: ["validation-state"],
		wire: "validation_state",
		types: ["secrets"],
		meaning: "Whether the secret could be validated."
	},
	{
		name: "visibility",
		form: "values",
		values: [
			"public",
			"private",
			"unknown"
		],
		alias: ["repository-visibility"],
		wire: "repository_visibility",
		types: ["secrets"],
		meaning: "Visibility of the repository that holds the secret."
	},
	{
		name: "historical",
		form: "boolean",
		alias: ["include-historical"],
		types: ["secrets"],
		meaning: "Whether the secret stands only in the history."
	}
];
function findingCondition(key) {
	return FINDING_CONDITIONS.find((row) => row.name === key);
}
// src/model/plan-hash.ts
var import__builtin_node_crypto = require__builtin_node_crypto();
function hashOfPlan(deployment, lines) {
	const sorted = lines.map(({ target, field, before, after }) => [
		target,
		field,
		before,
		after
	]).sort(byColumns);
	return (0, import__builtin_node_crypto.createHash)("sha256").update(JSON.stringify([deployment, ...sorted])).digest("hex");
}
function byColumns(one, other) {
	for (const [column, value] of one.entries()) {
		const order = compare(value, other[column] ?? "");
		if (order !== 0) return order;
	}
	return 0;
}
export { findingCondition as i, FINDING_CONDITIONS as n, RULE_TYPES as r, hashOfPlan as t };
