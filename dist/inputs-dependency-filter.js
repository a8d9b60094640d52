import "./rolldown-runtime.js";
import { t as require_dist } from "./yaml.js";
import { cn as oneOfThese, ln as parseId, on as didYouMean, sn as nearest, un as quote } from "./index.js";
// src/inputs/dependency-fields.ts
var import_dist = require_dist();
const KNOWN_VALUES = {
	ecosystem: [
		"no_package_manager",
		"npm",
		"pypi",
		"gomod",
		"cargo",
		"maven",
		"gem",
		"composer",
		"nuget",
		"pub",
		"swiftpm",
		"hex",
		"cocoapods",
		"mix",
		"opam"
	],
	transitivity: [
		"UNKNOWN_TRANSITIVITY",
		"TRANSITIVE",
		"DIRECT"
	],
	licensePolicySettings: [
		"LICENSE_POLICY_SETTING_ALLOW",
		"LICENSE_POLICY_SETTING_COMMENT",
		"LICENSE_POLICY_SETTING_BLOCK"
	]
};
function fieldProblem(name, text) {
	const known = KNOWN_VALUES[name] ?? [];
	const value = known.find((one) => one.toLowerCase() === text.toLowerCase());
	if (value !== void 0) return { value };
	const near = nearest(text, known);
	if (near !== void 0) return {
		value: text,
		problem: `\`${name}\` has ${quote(text)}; did you mean \`${near}\`?`
	};
	const others = `those are ${oneOfThese(known, "and")}`;
	return {
		value: text,
		warning: `\`${name}\` has ${quote(text)}, which is sent although it is not a known value: ${others}`
	};
}
// src/inputs/dependency-filter.ts
const INPUT = "dependency-filter";
const FILTER = {
	license: listOf("texts", readText),
	lockfilePath: readText,
	name: readText,
	version: readText,
	repositoryId: listOf("whole numbers", readId),
	packageFilters: listOf("maps", (file, node) => readMap(file, node, PACKAGE, "an entry of `packageFilters`")),
	ecosystem: listOf("texts", readKnown),
	transitivity: listOf("texts", readKnown),
	licensePolicySettings: listOf("texts", readKnown),
	includeArchived: readBoolean
};
const PACKAGE = {
	name: readText,
	exactNameMatch: readBoolean,
	exactVersion: readText,
	versionLowerBound: readBound,
	versionUpperBound: readBound
};
function readDependencyFilter(reader, text) {
	const lines = new import_dist.LineCounter();
	const document = (0, import_dist.parseDocument)(text, {
		lineCounter: lines,
		intAsBigInt: true,
		prettyErrors: false
	});
	const placed = (offset, message) => `line ${lines.linePos(offset).line}: ${message}`;
	const [error] = document.errors;
	if (error !== void 0) {
		reader.problem(INPUT, `is not YAML or JSON in ${placed(error.pos[0], error.message)}`);
		return {};
	}
	const offset = (node) => node?.range?.[0] ?? 0;
	return readMap({
		problem: (node, message) => reader.problem(INPUT, `is wrong in ${placed(offset(node), message)}`),
		warn: (node, message) => reader.warn(INPUT, `says in ${placed(offset(node), message)}`)
	}, document.contents, FILTER, "the filter") ?? {};
}
function readMap(file, node, known, what) {
	const names = Object.keys(known);
	if (!(0, import_dist.isMap)(node)) return file.problem(node, `${what} is not a map of ${oneOfThese(names, "and")}`);
	const fields = {};
	for (const { key, value } of node.items) {
		const name = String((0, import_dist.isScalar)(key) ? key.value : key);
		const read = Object.hasOwn(known, name) ? known[name] : void 0;
		if (read === void 0) file.problem(key, `unknown field ${quote(name)}; ${didYouMean(name, names)}`);
		else fields[name] = read(file, value, name);
	}
	return fields;
}
function listOf(what, readItem) {
	return (file, node, name) => {
		if ((0, import_dist.isSeq)(node)) return node.items.map((item) => readItem(file, item, name));
		return file.problem(node, `\`${name}\` is not a list of ${what}; write one, such as \`[a, b]\` or a line with \`- \` for each`);
	};
}
function readText(file, node, name) {
	if ((0, import_dist.isScalar)(node) && typeof node.value === "string") return node.value;
	const isNumber = (0, import_dist.isScalar)(node) && ["number", "bigint"].includes(typeof node.value);
	return file.problem(node, `\`${name}\` is not a text${isNumber ? "; put it in quotes" : ""}`);
}
function readBoolean(file, node, name) {
	if ((0, import_dist.isScalar)(node) && typeof node.value === "boolean") return node.value;
	return file.problem(node, `\`${name}\` is not \`true\` or \`false\``);
}
function readId(file, node, name) {
	return ((0, import_dist.isScalar)(node) && typeof node.value === "bigint" ? parseId(String(node.value)) : void 0) ?? file.problem(node, `\`${name}\` has something that is not a whole number from 0 to 2^64-1`);
}
function readKnown(file, node, name) {
	const text = readText(file, node, name);
	if (text === void 0) return void 0;
	const { value, problem, warning } = fieldProblem(name, text);
	if (problem !== void 0) return file.problem(node, problem);
	if (warning !== void 0) file.warn(node, warning);
	return value;
}
function readBound(file, node, name) {
	const bound = readText(file, node, name);
	if (bound !== void 0 && !/^\s*[<>=~^!]/.test(bound)) {
		const example = name === "versionLowerBound" ? ">=" : "<";
		file.warn(node, `\`${name}\` is ${quote(bound)}, which is sent although it has no operator, as \`${example}${bound}\` has`);
	}
	return bound;
}
export { readDependencyFilter };
