import { r as __toESM } from "./rolldown-runtime.js";
import { a as listOf, c as readSavedFile, d as fileProblem, i as isFields, l as sameAddress, n as fieldsOf, r as foreign, t as SavedFileError, u as textField } from "./saved-file.js";
import { Qt as readDryRun, Yt as MAX_NOTE_LENGTH, Zt as readBase, dn as DAY_MS, en as parseAge, nn as nameListOf, nt as readGitHub, pn as isDay, sn as nearest, tt as readComment, un as quote } from "./index.js";
import { i as findingCondition, n as FINDING_CONDITIONS, r as RULE_TYPES, t as hashOfPlan } from "./plan-hash.js";
import { R as PLAN_FORMAT } from "./publish.js";
// src/model/project-conditions.ts
const PROJECT_CONDITIONS = [
	{
		name: "name",
		form: "names",
		spelled: "project",
		alias: [
			"project",
			"projects",
			"repo"
		],
		meaning: "Names or patterns of projects, such as `acme/pay-*`."
	},
	{
		name: "tag",
		form: "names",
		spelled: "tag",
		alias: [
			"tags",
			"project-tag",
			"projects-tagged"
		],
		meaning: "Tags or patterns of tags that the project has, or that a rule above gives it."
	},
	{
		name: "never-scanned",
		form: "boolean",
		meaning: "`true`: the project was never scanned; `false`: it was."
	},
	{
		name: "last-scan-before",
		form: "age",
		alias: ["last-scan", "last-scanned-before"],
		meaning: "The last scan lies longer ago than this. A project that was never scanned does not match."
	},
	{
		name: "managed-scan.diff",
		form: "boolean",
		alias: ["diff", "diff-scan"],
		meaning: "Whether managed scans of pull requests are on."
	},
	{
		name: "managed-scan.full",
		form: "boolean",
		alias: ["full", "full-scan"],
		meaning: "Whether managed full scans are on."
	},
	{
		name: "github.visibility",
		form: "values",
		values: [
			"public",
			"private",
			"internal"
		],
		alias: ["visibility"],
		fills: true,
		meaning: "Visibility of the repository on GitHub."
	},
	{
		name: "github.archived",
		form: "boolean",
		alias: ["archived"],
		fills: true,
		meaning: "Whether the repository is archived on GitHub."
	},
	{
		name: "github.fork",
		form: "boolean",
		alias: ["fork"],
		fills: true,
		meaning: "Whether the repository is a fork."
	},
	{
		name: "github.template",
		form: "boolean",
		alias: ["template", "github.is-template"],
		fills: true,
		meaning: "Whether the repository is a template."
	},
	{
		name: "github.topic",
		form: "names",
		alias: [
			"topic",
			"topics",
			"github.topics"
		],
		fills: true,
		meaning: "Topics of the repository on GitHub, or patterns of them."
	},
	{
		name: "github.language",
		form: "names",
		alias: ["language"],
		fills: true,
		meaning: "Main language of the repository as GitHub sees it, such as `TypeScript`."
	},
	{
		name: "github.property.<name>",
		form: "names",
		spelled: "property",
		fills: true,
		meaning: "A custom property of the repository on GitHub. Values compare as texts, `true` and `1` too."
	},
	{
		name: "github.team",
		form: "values",
		spelled: "team",
		alias: [
			"team",
			"teams",
			"github.teams"
		],
		fills: true,
		meaning: "Slugs of teams that have access to the repository. Each team is named in full, without patterns."
	},
	{
		name: "github.pushed-before",
		form: "age",
		alias: ["pushed-before"],
		meaning: "The last push lies longer ago than this."
	}
];
const PROPERTY_NAME = "[A-Za-z0-9_$#-]{1,75}";
const PROPERTY_KEY = `^github\\.property\\.${PROPERTY_NAME}$`;
const propertyKey = new RegExp(PROPERTY_KEY);
function projectCondition(key) {
	const name = propertyKey.test(key) ? "github.property.<name>" : key;
	return PROJECT_CONDITIONS.find((row) => row.name === name);
}
// src/inputs/rules/messages.ts
function quoted(text) {
	const line = text.replace(/\s+/g, " ");
	return `"${line.length > 80 ? `${line.slice(0, 79)}\u2026` : line}"`;
}
function suggestion(text, valid) {
	const near = nearest(text, valid);
	if (near !== void 0) return `did you mean ${quoted(near)}?`;
	return valid.length === 1 ? `valid is ${quoted(valid[0] ?? "")}` : `valid are ${enumeration(valid)}`;
}
function enumeration(texts) {
	return texts.map(quoted).join(", ");
}
// src/inputs/rules/schema-parts.ts
function conditional(test, passed, failed) {
	const branches = [["then", passed], ["else", failed]].filter(([, schema]) => schema !== void 0);
	return {
		if: test,
		...Object.fromEntries(branches)
	};
}
function hasWord(key, value) {
	return {
		properties: { [key]: {
			type: "string",
			pattern: `^${anyCase(value)}$`
		} },
		required: [key]
	};
}
function anyCase(value) {
	return value.replace(/[a-z]/g, (letter) => `[${letter.toUpperCase()}${letter}]`);
}
// src/inputs/rules/tree.ts
function described(tree) {
	if (tree.kind === "map") return "a map of keys";
	if (tree.kind === "list") return "a list";
	if (tree.value === null) return "empty";
	return typeof tree.value === "string" ? quoted(tree.value) : `the ${typeof tree.value} ${tree.source}`;
}
const MAX_VALUES = 2e5;
const MAX_DEPTH = 50;
const MERGE = "<<";
var TreeError = class extends Error {
	name = "TreeError";
	offset;
	constructor(offset, message) {
		super(message);
		this.offset = offset;
	}
};
function treeOf(yaml, text, document, problems) {
	const { contents } = document;
	if (contents === null || yaml.isScalar(contents) && contents.value === null) return void 0;
	return new TreeBuilder(yaml, text, problems).build(contents);
}
var TreeBuilder = class {
	#yaml;
	#text;
	#problems;
	#open = new Set();
	#anchors = new Map();
	#aliasDepth = 0;
	#values = 0;
	constructor(yaml, text, problems) {
		this.#yaml = yaml;
		this.#text = text;
		this.#problems = problems;
	}
	build(node) {
		const offset = offsetOf(node);
		this.#values += 1;
		if (this.#values > MAX_VALUES) throw new TreeError(offset, "the file has too many values");
		const tagged = this.#refuseTag(node, offset);
		if (tagged !== void 0) return tagged;
		if (this.#yaml.isAlias(node)) return this.#alias(node, offset);
		if (node.anchor !== void 0 && this.#aliasDepth === 0) this.#anchors.set(node.anchor, node);
		if (this.#yaml.isMap(node)) return this.#guarded(node, () => this.#map(node, offset));
		if (this.#yaml.isSeq(node)) {
			const build = (item) => this.#value(item, offset);
			return this.#guarded(node, () => ({
				kind: "list",
				offset,
				items: node.items.map(build)
			}));
		}
		const { value, source } = node;
		return {
			kind: "scalar",
			offset,
			value,
			source: source ?? String(value)
		};
	}
	#value(node, offset) {
		if (this.#yaml.isNode(node)) return this.build(node);
		return {
			kind: "scalar",
			offset,
			value: null,
			source: ""
		};
	}
	#map(node, offset) {
		const entries = new Map();
		let merges = false;
		for (const { key: keyNode, value } of node.items) {
			const keyOffset = this.#yaml.isNode(keyNode) ? offsetOf(keyNode) : offset;
			const key = this.#key(keyNode, keyOffset);
			merges ||= key === MERGE;
			if (key === void 0 || key === MERGE) continue;
			if (entries.has(key)) {
				this.#problems.add(keyOffset, `the key ${quoted(key)} is written twice: keep one of them`);
				continue;
			}
			entries.set(key, {
				key,
				keyOffset,
				value: this.#value(value, keyOffset)
			});
		}
		return {
			kind: "map",
			offset,
			entries: [...entries.values()],
			merges
		};
	}
	#key(node, offset) {
		if (!this.#yaml.isScalar(node) || node.value === null) return this.#problems.add(offset, "a key is not a plain text");
		this.#refuseTag(node, offset);
		const key = node.source ?? String(node.value);
		if (key === MERGE) this.#problems.add(offset, "no key is inherited or merged: write the keys of \"<<\" out where they are needed");
		return key;
	}
	#alias(node, offset) {
		const target = this.#anchors.get(node.source);
		if (target !== void 0) {
			this.#aliasDepth += 1;
			const tree = this.build(target);
			this.#aliasDepth -= 1;
			return tree;
		}
		const text = quoted(`*${node.source}`);
		this.#problems.misread(offset, `${text} is an alias in YAML, and no anchor has this name: quote a pattern, as '*${node.source}'`);
		return {
			kind: "scalar",
			offset,
			value: `*${node.source}`,
			source: `*${node.source}`
		};
	}
	#guarded(node, build) {
		if (this.#open.has(node)) throw new TreeError(offsetOf(node), "an alias stands inside of its own anchor");
		if (this.#open.size >= MAX_DEPTH) throw new TreeError(offsetOf(node), "the file is nested too deeply");
		this.#open.add(node);
		const tree = build();
		this.#open.delete(node);
		return tree;
	}
	#refuseTag(node, offset) {
		const tag = this.#yaml.isAlias(node) ? void 0 : node.tag;
		if (tag === void 0 || CORE_TAG.test(tag)) return void 0;
		const last = this.#text.lastIndexOf("!", offset);
		const start = this.#text.charAt(last - 1) === "!" ? last - 1 : last;
		const [written = tag] = /^!\S*?(?=[,\]}]*(?:\s|$))/.exec(this.#text.slice(start, offset + 1)) ?? [];
		this.#problems.misread(start, `${quoted(written)} is a tag in YAML: quote it, as '${written}'`);
		return {
			kind: "scalar",
			offset: start,
			value: written,
			source: written
		};
	}
};
const CORE_TAG = /^tag:yaml\.org,2002:(?:str|int|float|bool|null|map|seq)$/;
function offsetOf(node) {
	return node.range?.[0] ?? 0;
}
// src/inputs/rules/forms.ts
function scalarText(tree, problems) {
	if (tree.kind === "scalar" && typeof tree.value === "string") return tree.value === "" ? problems.value(tree.offset, "is an empty text: give a text, or leave it out") : tree.value;
	const quotable = tree.kind === "scalar" && tree.value !== null;
	const otherwise = tree.kind === "map" ? "leave no blank after the colon, or quote it all" : "give a text";
	const remedy = quotable ? `quote it, as '${tree.source}'` : otherwise;
	return problems.value(tree.offset, `is ${described(tree)}, not a text: ${remedy}`);
}
const boolean = {
	schema: { type: "boolean" },
	read(tree, problems) {
		if (tree.kind === "scalar" && typeof tree.value === "boolean") return tree.value;
		const remedy = tree.kind === "scalar" && /^(?:true|false)$/i.test(tree.source) ? `write ${tree.source.toLowerCase()} without quotes` : "give true or false";
		return problems.value(tree.offset, `is ${described(tree)}: ${remedy}`);
	}
};
function number(bounds) {
	const { min, max = Number.MAX_SAFE_INTEGER, whole = false } = bounds;
	const range = bounds.max === void 0 ? `from ${min}` : `from ${min} to ${max}`;
	return {
		schema: {
			type: whole ? "integer" : "number",
			minimum: min,
			maximum: max
		},
		read(tree, problems) {
			const value = tree.kind === "scalar" ? tree.value : void 0;
			if (typeof value === "number" && value >= min && value <= max && (!whole || Number.isInteger(value))) return value;
			const remedy = `give a ${whole ? "whole " : ""}number ${range}`;
			const inQuotes = typeof value === "string" && /^[\d.]+$/.test(value) ? ", without quotes" : "";
			return problems.value(tree.offset, `is ${described(tree)}: ${remedy}${inQuotes}`);
		}
	};
}
function oneOf(values, options = {}) {
	return {
		schema: { anyOf: [{ enum: values }, {
			type: "string",
			pattern: `^(?:${values.map(anyCase).join("|")})$`
		}] },
		read(tree, problems) {
			const given = scalarText(tree, problems);
			if (given === void 0) return void 0;
			const folded = given.toLowerCase();
			const known = values.find((value) => value === folded);
			if (known !== void 0) return known;
			const remedy = options.instead?.[folded] ?? suggestion(given, values);
			return problems.add(tree.offset, `unknown value ${quoted(given)} in ${problems.key}; ${remedy}`);
		}
	};
}
function spelled(pattern, remedy, parse) {
	const regExp = new RegExp(pattern, "u");
	return {
		schema: {
			type: "string",
			pattern
		},
		read(tree, problems) {
			const given = tree.kind === "scalar" && typeof tree.value === "string" ? tree.value : void 0;
			return (given !== void 0 && regExp.test(given) ? parse(given) : void 0) ?? problems.value(tree.offset, `is ${described(tree)}: ${remedy}`);
		}
	};
}
function list(item, options) {
	return {
		schema: {
			type: "array",
			items: item.schema,
			...options.min === 1 ? { minItems: 1 } : {}
		},
		read(tree, problems) {
			if (tree.kind !== "list") return problems.value(tree.offset, `is ${described(tree)}: write a list, such as [one, two]${options.min === 0 ? ", or [] for none" : ""}`);
			if (tree.items.length < options.min) return problems.value(tree.offset, "is an empty list: give at least one item");
			const values = tree.items.map((one) => item.read(one, problems.ofItem()));
			return [...new Set(values.filter((value) => value !== void 0))];
		}
	};
}
function oneOrMore(item) {
	const many = list(item, { min: 1 });
	return {
		schema: { anyOf: [item.schema, many.schema] },
		read(tree, problems) {
			if (tree.kind === "list") return many.read(tree, problems);
			const value = item.read(tree, problems);
			return value === void 0 ? void 0 : [value];
		}
	};
}
function mapped(form, convert, also = {}) {
	return {
		schema: {
			...form.schema,
			...also
		},
		read(tree, problems) {
			const value = form.read(tree, problems);
			return value === void 0 ? void 0 : convert(value, tree, problems);
		}
	};
}
function defined(name, form) {
	return {
		...form,
		schema: { $ref: `#/definitions/${name}` },
		definition: [name, form.schema]
	};
}
// src/inputs/rules/map-form.ts
function map(fields, options) {
	const required = Object.keys(fields).filter((key) => fields[key]?.required === true);
	return {
		schema: {
			type: "object",
			properties: Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, describe(field)])),
			...required.length === 0 ? {} : { required },
			additionalProperties: false,
			...options.also
		},
		read(tree, problems) {
			if (tree.kind !== "map") return notMap(tree, problems, options.name);
			const values = {};
			for (const { key, keyOffset, value } of tree.entries) {
				const field = Object.hasOwn(fields, key) ? fields[key] : options.find?.(key);
				if (field !== void 0) values[key] = field.form.read(value, problems.ofKey(key));
				else refuseKey(key, keyOffset, Object.keys(fields), options, problems);
			}
			for (const key of required.filter((one) => !has(tree, one))) problems.add(tree.offset, `the key "${key}" is missing in ${options.name}: add it`);
			return {
				values,
				tree
			};
		}
	};
}
function notMap(tree, problems, name) {
	const remedy = tree.kind === "scalar" && tree.value === null ? "give its keys, or leave it out" : `write ${name === "the file" ? "keys, such as version: 1" : `the keys of ${name}, each with a colon`}`;
	return problems.value(tree.offset, `is ${described(tree)}: ${remedy}`);
}
function refuseKey(key, offset, known, { name, instead }, problems) {
	const remedy = instead?.(key) ?? suggestion(key, known);
	return problems.add(offset, `unknown key ${quoted(key)} in ${name}; ${remedy}`);
}
function placeOf(tree, key) {
	return tree.entries.find((entry) => entry.key === key)?.keyOffset ?? tree.offset;
}
function isGiven(tree, key) {
	return tree.entries.some((entry) => entry.key === key);
}
function has(tree, key) {
	return tree.merges || isGiven(tree, key);
}
function describe({ form, meaning }) {
	const { schema } = form;
	return "$ref" in schema ? {
		description: meaning,
		allOf: [schema]
	} : {
		description: meaning,
		...schema
	};
}
// src/inputs/rules/text-forms.ts
const MAX_LENGTH$1 = 1e3;
const ANYWHERE = "[\\s\\S]*";
const BLANKS = {
	expression: `\\s|${ANYWHERE}\\s$`,
	why: (text) => `starts or ends with a blank; ${instead$2(text)}`
};
const LINE_BREAKS = {
	expression: `${ANYWHERE}[\\r\\n]`,
	why: "has several lines; write a list in YAML, with an item on each line"
};
const EXPRESSIONS = {
	expression: `${ANYWHERE}\\$\\{\\{`,
	why: "holds \"${{\", which nothing fills in here; write the value"
};
const HABITS = [
	LINE_BREAKS,
	EXPRESSIONS,
	{
		expression: "-(?:\\s|$)",
		why: (text) => `starts with the dash of a list; ${instead$2(text)}`
	},
	{
		expression: `#|${ANYWHERE}\\s#`,
		why: (text) => `has a comment in it; ${instead$2(text)}`
	},
	{
		expression: `["'\`]|${ANYWHERE}["'\`]$`,
		why: (text) => `has a quote that would be part of it; ${instead$2(text)}`
	},
	BLANKS
];
const BRACKETS = {
	expression: `[[\\]{}]|${ANYWHERE}[[\\]{}]$`,
	why: (text) => `has a bracket or a brace that would be part of it; ${instead$2(text)}`
};
const COMMAS = {
	expression: `${ANYWHERE},`,
	why: "has a comma; write a list with an item for each part"
};
const PLAIN = [
	LINE_BREAKS,
	EXPRESSIONS,
	BLANKS
];
const ANY_NAME = HABITS;
const LISTED_NAME = [
	...HABITS,
	BRACKETS,
	COMMAS
];
const PROJECT_NAME = [
	...LISTED_NAME,
	{
		expression: `${ANYWHERE}://`,
		why: "is a URL; write the name, such as \"acme/login\""
	},
	{
		expression: `${ANYWHERE}\\.[Gg][Ii][Tt]$`,
		why: (text) => `ends with ".git"; write ${quoted(text.replace(/\.git$/i, ""))}`
	},
	{
		expression: `(?:${ANYWHERE}/)?\\.{0,2}(?:/|$)`,
		why: "has an empty segment, or one of dots; write the name, such as \"acme/login\""
	}
];
function instead$2(text) {
	const bare = text.trim().replace(/^-(?:\s+|$)|^#.*|\s#.*/g, "").replace(/^['"`[\]{}\s]+|['"`[\]{}\s]+$/g, "");
	return bare === "" ? "leave it out" : `write ${quoted(bare)}`;
}
function text(refusals, options = {}) {
	const { maxLength = MAX_LENGTH$1, before = "" } = options;
	const checks = refusals.map(({ expression, why }) => ({
		regExp: new RegExp(`^(?:${expression})`, "u"),
		why
	}));
	const start = new RegExp(`^${before}`, "u");
	return {
		schema: {
			type: "string",
			minLength: 1,
			maxLength,
			pattern: `^${before}${refusals.map(({ expression }) => `(?!${expression})`).join("")}`
		},
		read(tree, problems) {
			const given = scalarText(tree, problems);
			if (given === void 0) return void 0;
			const { length } = [...given];
			if (length > maxLength) return problems.value(tree.offset, `has ${length} characters; at most ${maxLength} are allowed`);
			const rest = given.replace(start, "");
			const refusal = checks.find(({ regExp }) => regExp.test(rest));
			if (refusal === void 0) return given;
			const why = typeof refusal.why === "string" ? refusal.why : refusal.why(rest);
			return problems.value(tree.offset, `is ${quoted(given)}, which ${why}`);
		}
	};
}
function looseText(form) {
	return {
		schema: { anyOf: [form.schema, { type: ["number", "boolean"] }] },
		read(tree, problems) {
			return tree.kind === "scalar" && ["number", "boolean"].includes(typeof tree.value) ? tree.source : form.read(tree, problems);
		}
	};
}
// src/inputs/rules/name-lists.ts
const ONLY_ONE_MARK = {
	expression: "!",
	why: "has \"!\" twice; write it once to take a name away"
};
const NOTHING = {
	expression: "$",
	why: "has nothing after the \"!\"; write what to take away"
};
function names(refusals, options = {}) {
	const name = text([
		ONLY_ONE_MARK,
		NOTHING,
		...refusals
	], { before: "(?:!|(?!!))" });
	const item = options.loose ? looseText(name) : name;
	const form = oneOrMore(item);
	const wanted = { not: {
		type: "string",
		pattern: "^!"
	} };
	return {
		schema: { anyOf: [{
			...item.schema,
			...wanted
		}, {
			type: "array",
			items: item.schema,
			minItems: 1,
			contains: wanted
		}] },
		read(tree, problems) {
			const before = problems.count;
			const items = form.read(tree, problems);
			if (items === void 0 || problems.count > before) return void 0;
			const list = nameListOf(items);
			return list.names.length + list.patterns.length > 0 ? list : problems.value(tree.offset, "only takes away; add what to take from, such as '**'");
		}
	};
}
const NAMES = defined("names", names(ANY_NAME));
const PROJECT_NAMES = defined("projectNames", names(PROJECT_NAME));
const TAG_NAMES = defined("tagNames", names(LISTED_NAME));
const PROPERTY_VALUES = defined("propertyValues", names(PLAIN, { loose: true }));
// src/inputs/rules/times.ts
function ageMs(given) {
	return parseAge(given) ?? NaN;
}
const age = spelled("^[1-9][0-9]{0,4}[hdw]$", "give an age in days, weeks or hours, such as 90d, 26w or 12h", ageMs);
const duration = spelled("^(?:[1-9][0-9]{0,4}[dw]|[Ee][Vv][Ee][Rr])$", "give days or weeks, such as 90d or 12w, or ever", (given) => given.toLowerCase() === "ever" ? { kind: "never" } : {
	kind: "after",
	days: ageMs(given) / DAY_MS
});
const day = mapped(spelled("^[0-9]{4}-[0-9]{2}-[0-9]{2}$", "give a day, such as 2027-02-19", (given) => given), (given, tree, problems) => isDay(given) && given >= "0001" ? given : problems.value(tree.offset, `is ${given}, a day that the calendar does not have: correct it`), { format: "date" });
// src/inputs/rules/conditions.ts
const PROPERTY = "github.property.<name>";
function conditions(table, name) {
	const fields = new Map(table.rows.map((row) => [row.name, fieldOf(row)]));
	const property = fields.get(PROPERTY);
	return mapped(map(Object.fromEntries([...fields].filter(([key]) => key !== PROPERTY)), {
		name,
		find: (key) => fields.get(table.find(key)?.name ?? ""),
		instead: table.instead,
		also: {
			minProperties: 1,
			...property === void 0 ? {} : { patternProperties: { [PROPERTY_KEY]: describe(property) } }
		}
	}), ({ values, tree }, _tree, problems) => {
		if (tree.entries.length === 0) return problems.value(tree.offset, "has no conditions: give one, or leave it out");
		const given = Object.entries(values).filter(([, value]) => value !== void 0);
		return {
			set: Object.fromEntries(given),
			tree
		};
	});
}
function fieldOf(row) {
	return {
		form: FORMS[row.form](row),
		meaning: row.meaning
	};
}
const FORMS = {
	boolean: () => mapped(boolean, (value) => ({
		form: "boolean",
		value
	})),
	age: () => mapped(age, (ms) => ({
		form: "age",
		ms
	})),
	number: () => mapped(number({
		min: 0,
		max: 1
	}), (value) => ({
		form: "number",
		value
	})),
	values: (row) => mapped(valuesOf(row), (values) => ({
		form: "values",
		values
	})),
	names: (row) => mapped(SPELLED[row.spelled ?? "any"], (list) => ({
		form: "names",
		list
	}))
};
function valuesOf({ name, values }) {
	if (name === "type") return kind;
	return oneOrMore(values === void 0 ? slug : oneOf(values));
}
const oneKind = oneOf(RULE_TYPES, { instead: { ai_sast: "findings of ai_sast cannot be triaged" } });
const kind = {
	schema: oneKind.schema,
	read(tree, problems) {
		if (tree.kind === "list") return problems.value(tree.offset, "is a list, and a rule looks at one type: write a rule for each");
		const type = oneKind.read(tree, problems);
		return type === void 0 ? void 0 : [type];
	}
};
const slug = spelled("^[A-Za-z0-9_-]+$", "give the slug of a team, such as payments; patterns are not possible here", (given) => given.toLowerCase());
const SPELLED = {
	any: NAMES,
	project: PROJECT_NAMES,
	tag: TAG_NAMES,
	property: PROPERTY_VALUES,
	team: NAMES,
	cwe: mapped(oneOrMore(spelled("^[Cc][Ww][Ee]-[0-9]+$", "give the number of a weakness, such as CWE-79", (given) => given.toUpperCase())), (numbers) => ({
		names: numbers,
		patterns: numbers.map((one) => `${one}:**`),
		except: []
	}))
};
// src/inputs/rules/rule-name.ts
const ruleName = text([{
	expression: " |[\\s\\S]* $",
	why: "starts or ends with a blank; leave it out"
}, {
	expression: "(?![\\p{L}\\p{M}\\p{N} \\-_.,:/()'&+]*$)",
	why: "has a character that a name cannot have; use letters, digits, blanks and -_.,:/()'&+"
}], { maxLength: 80 });
// src/inputs/rules/secrets-triage.ts
const SHOWN_AS_OPEN = ["reviewing", "fixing"];
function checkSecretsTriage({ triage, when }, problems) {
	const state = SHOWN_AS_OPEN.find((one) => one === triage?.values.state);
	if (triage === void 0 || state === void 0 || !looksAtOpen(when)) return;
	problems.add(placeOf(triage.tree, "state"), `secrets that are ${state} are still shown as open, so that this rule could not know which it has moved: write ignored, or leave out the open ones`);
}
function looksAtOpen(when) {
	if (when === void 0 || !isGiven(when.tree, "status")) return true;
	const { status } = when.set;
	return status?.form === "values" && status.values.includes("open");
}
const OPEN = {
	type: "string",
	pattern: `^${anyCase("open")}$`
};
const STATES = {
	type: "string",
	pattern: `^(?:${SHOWN_AS_OPEN.map(anyCase).join("|")})$`
};
const SECRETS_TRIAGE = conditional({
	properties: { when: { allOf: [hasWord("type", "secrets"), { anyOf: [{ not: { required: ["status"] } }, { properties: { status: { anyOf: [OPEN, {
		type: "array",
		contains: OPEN
	}] } } }] }] } },
	required: ["when"]
}, { properties: { triage: { properties: { state: { not: STATES } } } } });
// src/inputs/rules/triage.ts
const note = mapped(text([
	{
		expression: "\\s*$",
		why: "has only blanks; give a text, or leave it out"
	},
	EXPRESSIONS,
	{
		expression: "[\\s\\S]*\\[code-security\\s",
		why: "has the mark of a rule in it, which every rule writes by itself; leave it out"
	}
], { maxLength: MAX_NOTE_LENGTH }), (given) => given.trim());
const FIELDS$3 = {
	state: {
		form: oneOf([
			"ignored",
			"reviewing",
			"fixing",
			"reopened"
		], { instead: { open: "did you mean \"reopened\"?" } }),
		meaning: "What the finding is moved to.",
		required: true
	},
	reason: {
		form: oneOf([
			"acceptable_risk",
			"false_positive",
			"no_time",
			"no_triage_reason",
			"duplicate"
		]),
		meaning: "Why it is ignored; only with `state: ignored`."
	},
	for: {
		form: duration,
		meaning: "How long it stays ignored, such as `90d`; then `apply` reopens it. `ever` for no end. Ignoring needs this or `until`; secrets take neither."
	},
	until: {
		form: day,
		meaning: "The day after which `apply` reopens it, such as `2027-02-19`; instead of `for`."
	},
	note: {
		form: note,
		meaning: "A note for people. A mark with the name of the rule is added to it."
	}
};
const IGNORED = hasWord("state", "ignored");
const triage = map(FIELDS$3, {
	name: "triage",
	also: {
		not: { required: ["for", "until"] },
		...conditional(IGNORED, void 0, { properties: {
			reason: false,
			for: false,
			until: false
		} })
	}
});
const TRIAGE_BY_TYPE = conditional({
	properties: { when: hasWord("type", "secrets") },
	required: ["when"]
}, { properties: { triage: { properties: {
	for: false,
	until: false
} } } }, { properties: { triage: conditional(IGNORED, { anyOf: [{ required: ["for"] }, { required: ["until"] }] }) } });
function checkTriage({ values, tree }, rule, problems) {
	const { state, reason } = values;
	const ends = endsOf({
		values,
		tree
	}, rule.type, problems);
	if (state !== void 0 && state !== "ignored") {
		for (const key of [
			"reason",
			"for",
			"until"
		]) if (isGiven(tree, key)) problems.add(placeOf(tree, key), `"${key}" goes only with state: ignored, but the state is ${state}: leave it out`);
	}
	checkLength(values.note, rule.name, ends, tree, problems);
	if (state === void 0) return void 0;
	return {
		state,
		...reason === void 0 ? {} : { reason },
		...values.note === void 0 ? {} : { note: values.note },
		...ends === void 0 ? {} : { ends }
	};
}
function endsOf({ values, tree }, type, problems) {
	if (type === "secrets") {
		for (const key of ["for", "until"]) if (isGiven(tree, key)) problems.add(placeOf(tree, key), `secrets do not show the note that an end is kept in: leave "${key}" out`);
		return values.state === "ignored" ? { kind: "never" } : void 0;
	}
	if (isGiven(tree, "for") && isGiven(tree, "until")) return problems.add(placeOf(tree, "until"), "\"for\" and \"until\" both say when the ignore ends: keep one of them");
	const endless = type !== void 0 && !has(tree, "for") && !has(tree, "until");
	if (values.state === "ignored" && endless) return problems.add(tree.offset, "an ignore ends: add for: 90d, until: 2027-02-19, or for: ever");
	return values.until === void 0 ? values.for : {
		kind: "until",
		date: values.until
	};
}
function checkLength(given, name, ends, tree, problems) {
	if (given === void 0 || name === void 0) return;
	const mark = ` [code-security rule="${name}"${ends === void 0 || ends.kind === "never" ? "" : " until=2027-02-19"}]`;
	const length = given.length + mark.length;
	if (length <= 3e3) return;
	const over = length - MAX_NOTE_LENGTH;
	problems.add(placeOf(tree, "note"), `the note and the mark behind it have ${length} characters: shorten the note by ${over}, because the platform takes ${MAX_NOTE_LENGTH}`);
}
// src/inputs/rules/finding-rules.ts
const OF_WHEN = ["type", "decided-by"];
function table(rows) {
	return {
		rows,
		find: (key) => rows.find((row) => row.name === key),
		instead: instead$1
	};
}
function instead$1(key) {
	if (OF_WHEN.includes(key)) return `"${key}" belongs to "when"`;
	const alias = FINDING_CONDITIONS.find((row) => row.alias?.includes(key));
	if (alias !== void 0) return `did you mean "${alias.name}"?`;
	if (projectCondition(key) === void 0) return void 0;
	return "it is a condition of projects: give such projects a tag, and look at it with \"project-tag\"";
}
const FINDING_WHEN = defined("findingConditions", conditions(table(FINDING_CONDITIONS), "when"));
const FINDING_EXCEPT = defined("findingExceptions", conditions(table(FINDING_CONDITIONS.filter(({ name }) => !OF_WHEN.includes(name))), "except"));
const findingRule = mapped(map({
	name: {
		form: ruleName,
		meaning: "Name of the rule, unique in the file.",
		required: true
	},
	when: {
		form: FINDING_WHEN,
		meaning: "Which findings: all keys must hold. Default: open code findings."
	},
	except: {
		form: oneOrMore(FINDING_EXCEPT),
		meaning: "Which of them not: a set of conditions that must all hold, or a list of such sets."
	},
	limit: {
		form: number({
			min: 1,
			whole: true
		}),
		meaning: "At most so many findings at once, the oldest first; the others wait for the next apply."
	},
	triage: {
		form: triage,
		meaning: "What happens to the findings.",
		required: true
	}
}, {
	name: "a findings rule",
	also: { allOf: [
		TRIAGE_BY_TYPE,
		SECRETS_TRIAGE,
		...RULE_TYPES.map(keysByType)
	] }
}), ({ values, tree }, _tree, problems) => {
	const type = typeOf(values.when);
	const sets = [values.when, ...values.except ?? []].filter((set) => set !== void 0);
	for (const set of sets) checkAges(set, problems);
	if (type !== void 0) for (const set of sets) checkType(set, type, problems);
	const decision = values.triage && checkTriage(values.triage, {
		name: values.name,
		type
	}, problems);
	if (type === "secrets") checkSecretsTriage(values, problems);
	if (values.name === void 0 || type === void 0 || decision === void 0) return void 0;
	const { type: _, "decided-by": decided, ...when } = values.when?.set ?? {};
	return {
		rule: {
			name: values.name,
			type,
			when: {
				status: {
					form: "values",
					values: ["open"]
				},
				...when
			},
			except: (values.except ?? []).map(({ set }) => set),
			decidedBy: decided?.form === "values" ? decided.values : ["nobody", "rules"],
			...values.limit === void 0 ? {} : { limit: values.limit },
			triage: decision
		},
		offset: tree.offset,
		nameOffset: placeOf(tree, "name")
	};
});
function typeOf(when) {
	if (when === void 0 || !when.tree.entries.some(({ key }) => key === "type")) return "sast";
	const given = when.set.type;
	return given?.form === "values" ? given.values[0] : void 0;
}
function checkType({ set, tree }, type, problems) {
	for (const { key, keyOffset } of tree.entries) {
		const types = findingCondition(key)?.types;
		if (types === void 0 || types.includes(type)) continue;
		problems.add(keyOffset, `only findings of type ${types.join(" or ")} have "${key}", and this rule looks at ${type}: write type: ${types[0]}, or leave it out`);
	}
	if (type !== "secrets" || set.status?.form !== "values") return;
	const unknown = set.status.values.find((value) => value === "reviewing" || value === "fixing");
	if (unknown !== void 0) problems.add(placeOf(tree, "status"), `the status of secrets is never shown as ${unknown}: leave it out`);
}
function checkAges({ set, tree }, problems) {
	const [older, newer] = [set["older-than"], set["newer-than"]];
	if (older?.form !== "age" || newer?.form !== "age" || older.ms < newer.ms) return;
	problems.add(placeOf(tree, "older-than"), "\"older-than\" and \"newer-than\" exclude each other, because no finding is both: correct one of them");
}
function keysByType(type) {
	const propertyNames = { not: { enum: FINDING_CONDITIONS.filter(({ types }) => types !== void 0 && !types.includes(type)).map(({ name }) => name) } };
	const shown = { not: {
		pattern: `^(?:${anyCase("reviewing")}|${anyCase("fixing")})$`,
		type: "string"
	} };
	const set = type === "secrets" ? {
		propertyNames,
		properties: { status: {
			...shown,
			items: shown
		} }
	} : { propertyNames };
	const isType = hasWord("type", type);
	return conditional(type === "sast" ? { properties: { when: { anyOf: [isType, { not: { required: ["type"] } }] } } } : {
		properties: { when: isType },
		required: ["when"]
	}, { properties: {
		when: set,
		except: {
			...set,
			items: set
		}
	} });
}
// src/inputs/rules/tags.ts
const FILLED = PROJECT_CONDITIONS.filter(({ fills }) => fills === true).map(({ name }) => name);
const PLACEHOLDER = /\$\{([^{}]*)\}/g;
const ADDS_ONLY = {
	expression: "[-!]",
	why: (tag) => `starts with ${quoted(tag.slice(0, 1))}; rules only give tags, and managed-tags says which are removed where no rule gives them`
};
const BROKEN_BRACES = {
	expression: "(?!(?:[^{}$]|\\$(?!\\{)|\\$\\{[^{}]*\\})*$)",
	why: "has a brace that does not belong to a placeholder; leave it out"
};
const SQUARE_BRACKETS = {
	expression: `[[\\]]|${ANYWHERE}[[\\]]$`,
	why: "has a bracket that would be part of it; write a list without quotes around it"
};
const UNKNOWN_PLACEHOLDER = {
	expression: `${ANYWHERE}\\$\\{(?!(?:${FILLED.map(expressionOf).join("|")})\\})`,
	why: (tag) => {
		const unknown = placeholdersOf(tag).find((name) => projectCondition(name)?.fills !== true) ?? "";
		if (projectCondition(unknown) !== void 0) return `fills in ${quoted(unknown)}, which only "when" can look at`;
		return `has the unknown placeholder ${quoted(`\${${unknown}}`)}; ${suggestion(unknown, FILLED)}`;
	}
};
function expressionOf(name) {
	return name.replaceAll(".", "\\.").replace("<name>", PROPERTY_NAME);
}
const tag = text([
	...LISTED_NAME.filter((refusal) => refusal !== BRACKETS),
	ADDS_ONLY,
	BROKEN_BRACES,
	SQUARE_BRACKETS,
	UNKNOWN_PLACEHOLDER
]);
const managedTag = text([...LISTED_NAME, {
	expression: "[-!]",
	why: "starts with \"-\" or \"!\"; list only what may be removed"
}]);
function placeholders() {
	return FILLED.map((name) => `\`\${${name}}\``).join(", ");
}
function placeholdersOf(given) {
	return [...given.matchAll(PLACEHOLDER)].map(([, name = ""]) => name);
}
// src/inputs/rules/project-rules.ts
const TABLE = {
	rows: PROJECT_CONDITIONS,
	find: projectCondition,
	instead
};
function instead(key) {
	const alias = PROJECT_CONDITIONS.find((row) => row.alias?.includes(key));
	if (alias !== void 0) return `did you mean "${alias.name}"?`;
	if (/^github\.propert(?:y|ies)(?:\.|$)/.test(key)) return "name one property in letters, digits and _-$#, such as \"github.property.tier\"";
	const dotted = PROJECT_CONDITIONS.find(({ name }) => name.startsWith(`${key}.`));
	if (dotted !== void 0) return `write its keys with a dot, such as "${dotted.name}"`;
	return findingCondition(key) === void 0 ? void 0 : "it is a condition of findings, not of projects";
}
const PROJECT_WHEN = defined("projectConditions", conditions(TABLE, "when"));
const PROJECT_EXCEPT = {
	...conditions(TABLE, "except"),
	schema: PROJECT_WHEN.schema
};
const projectRule = mapped(map({
	name: {
		form: ruleName,
		meaning: "Name of the rule, unique in the file.",
		required: true
	},
	when: {
		form: PROJECT_WHEN,
		meaning: "Which projects: all keys must hold. Default: all in scope."
	},
	except: {
		form: oneOrMore(PROJECT_EXCEPT),
		meaning: "Which of them not: a set of conditions that must all hold, or a list of such sets."
	},
	tags: {
		form: list(tag, { min: 1 }),
		meaning: `Tags that the projects get. ${placeholders()} are filled in, a list of values giving a tag for each.`
	},
	"managed-scan": {
		form: map({
			diff: {
				form: boolean,
				meaning: "Managed scans of pull requests."
			},
			full: {
				form: boolean,
				meaning: "Managed full scans."
			}
		}, {
			name: "managed-scan",
			also: { minProperties: 1 }
		}),
		meaning: "Switches of managed scans; the last rule that matches decides, flag by flag."
	}
}, {
	name: "a projects rule",
	also: { anyOf: [{ required: ["tags"] }, { required: ["managed-scan"] }] }
}), ({ values, tree }, _tree, problems) => {
	const scan = values["managed-scan"];
	if (scan?.tree.entries.length === 0) problems.add(scan.tree.offset, "\"managed-scan\" switches nothing: give diff, full or both");
	if (!has(tree, "tags") && !has(tree, "managed-scan")) problems.add(tree.offset, "the rule does nothing: give it tags or managed-scan");
	if (values.name === void 0) return void 0;
	return {
		rule: {
			name: values.name,
			when: values.when?.set ?? {},
			except: (values.except ?? []).map(({ set }) => set),
			tags: values.tags ?? [],
			managedScan: { ...scan?.values }
		},
		offset: tree.offset,
		nameOffset: placeOf(tree, "name")
	};
});
// src/inputs/rules/file.ts
const count = mapped(number({
	min: 0,
	whole: true
}), (value) => ({ count: value }));
const share = spelled("^(?:[0-9]|[1-9][0-9]|100)%$", "give a whole number, or a share such as 10%", (given) => ({ percent: Number(given.slice(0, -1)) }));
const countOrShare = {
	schema: { anyOf: [count.schema, share.schema] },
	read(tree, problems) {
		return (tree.kind === "scalar" && typeof tree.value === "number" ? count : share).read(tree, problems);
	}
};
const LIMITS = {
	changes: {
		form: count,
		meaning: "At most so many projects change in one apply. Default: 100."
	},
	removals: {
		form: countOrShare,
		meaning: "At most so many projects lose tags, or a share of those in scope that have tags. Default: 10%."
	},
	"scans-off": {
		form: countOrShare,
		meaning: "At most so many projects lose a managed scan, or a share of those that have one. Default: 10%."
	},
	findings: {
		form: count,
		meaning: "At most so many findings are triaged in one apply. Default: 500."
	}
};
const SERVICE_LEVELS = {
	critical: {
		form: age,
		meaning: "How long critical findings may be open."
	},
	high: {
		form: age,
		meaning: "How long findings of high severity may be open."
	},
	medium: {
		form: age,
		meaning: "How long findings of medium severity may be open."
	},
	low: {
		form: age,
		meaning: "How long findings of low severity may be open."
	}
};
const rulesFile = mapped(map({
	$schema: {
		form: text([]),
		meaning: "Address of this schema, for editors."
	},
	version: {
		form: {
			schema: { const: 1 },
			read(tree, problems) {
				if (tree.kind === "scalar" && tree.value === 1) return 1;
				return problems.value(tree.offset, `is ${described(tree)}, not 1, the version that this action reads: write version: 1`);
			}
		},
		meaning: "Version of the format: 1.",
		required: true
	},
	scope: {
		form: map({ projects: {
			form: PROJECT_NAMES,
			meaning: "Names and patterns of projects; `!` takes away.",
			required: true
		} }, { name: "scope" }),
		meaning: "Nothing outside of it is planned. Default: all projects."
	},
	"managed-tags": {
		form: list(managedTag, { min: 0 }),
		meaning: "Patterns of tags that are removed where no rule gives them. Default: none is removed."
	},
	limits: {
		form: map(LIMITS, { name: "limits" }),
		meaning: "Over a limit `apply` writes nothing."
	},
	projects: {
		form: list(projectRule, { min: 0 }),
		meaning: "Rules for projects; all are evaluated in order."
	},
	findings: {
		form: list(findingRule, { min: 0 }),
		meaning: "Rules for findings; the first that matches a finding decides."
	},
	"service-levels": {
		form: map(SERVICE_LEVELS, { name: "service-levels" }),
		meaning: "How long findings may be open, by severity; reported, never acted on."
	},
	coverage: {
		form: boolean,
		meaning: "Also report the repositories on GitHub that the platform does not know. Default: false."
	}
}, { name: "the file" }), ({ values }) => {
	const limits = values.limits?.values;
	return {
		scope: values.scope?.values.projects ?? {
			names: [],
			patterns: ["**"],
			except: []
		},
		managedTags: values["managed-tags"] ?? [],
		limits: {
			changes: limits?.changes ?? { count: 100 },
			removals: limits?.removals ?? { percent: 10 },
			scansOff: limits?.["scans-off"] ?? { percent: 10 },
			findings: limits?.findings ?? { count: 500 }
		},
		projects: values.projects ?? [],
		findings: values.findings ?? [],
		serviceLevels: { ...values["service-levels"]?.values },
		coverage: values.coverage ?? false
	};
});
Object.fromEntries([
	NAMES,
	PROJECT_NAMES,
	TAG_NAMES,
	PROPERTY_VALUES,
	PROJECT_WHEN,
	FINDING_WHEN,
	FINDING_EXCEPT
].map(({ definition }) => definition));
// src/inputs/rules/problems.ts
var Problems = class Problems {
	key;
	#subject;
	#found;
	constructor(key = "the file", subject = key, found) {
		this.key = key;
		this.#subject = subject;
		this.#found = found ?? {
			byPlace: new Map(),
			misread: new Set()
		};
	}
	add(offset, message) {
		if (!this.#found.misread.has(offset)) this.#found.byPlace.set(`${offset} ${message}`, {
			offset,
			message
		});
	}
	misread(offset, message) {
		this.add(offset, message);
		this.#found.misread.add(offset);
	}
	value(offset, predicate) {
		return this.add(offset, `${this.#subject} ${predicate}`);
	}
	ofKey(key) {
		return new Problems(`"${key}"`, `"${key}"`, this.#found);
	}
	ofItem() {
		return new Problems(this.key, `an item of ${this.key}`, this.#found);
	}
	get count() {
		return this.#found.byPlace.size;
	}
	list(place) {
		return [...this.#found.byPlace.values()].sort((a, b) => a.offset - b.offset).map(({ offset, message }) => ({
			...place(offset),
			message
		}));
	}
};
// src/inputs/rules/whole-file.ts
function checkWhole(file, problems) {
	const names = new Map();
	for (const { rule, nameOffset } of [...file.projects, ...file.findings]) {
		const earlier = names.get(rule.name.toLowerCase());
		if (earlier !== void 0) problems.add(nameOffset, `another rule is called ${quoted(earlier)}: give each rule a name of its own`);
		names.set(rule.name.toLowerCase(), rule.name);
	}
	const tags = new Map();
	for (const { rule, offset } of file.projects) for (const tag of rule.tags) {
		const earlier = tags.get(tag.toLowerCase()) ?? tag;
		if (earlier !== tag) problems.add(offset, `the tags ${quoted(earlier)} and ${quoted(tag)} differ in case only: spell them alike`);
		tags.set(tag.toLowerCase(), earlier);
	}
	const needs = needsOf(file);
	const byTeam = file.projects.find(({ rule }) => rule.tags.some((tag) => placeholdersOf(tag).includes("github.team")));
	if (byTeam !== void 0 && needs.teams.length === 0) problems.add(byTeam.offset, "the placeholder github.team gives tags of teams that a rule names, and none is named: add github.team to \"when\"");
}
function needsOf({ projects, coverage }) {
	const keys = new Set();
	const teams = new Set();
	for (const { rule } of projects) {
		for (const set of [rule.when, ...rule.except]) {
			for (const key of Object.keys(set)) keys.add(key);
			for (const team of teamsOf(set)) teams.add(team);
		}
		for (const name of rule.tags.flatMap(placeholdersOf)) keys.add(name);
	}
	const github = [...keys].filter((key) => key.startsWith("github."));
	return {
		github: coverage || github.length > 0,
		properties: github.some((key) => key.startsWith("github.property.")),
		teams: [...teams]
	};
}
function teamsOf(set) {
	const teams = set["github.team"];
	return teams?.form === "values" ? teams.values : [];
}
// src/inputs/rules/parse.ts
const MAX_LENGTH = 1048576;
async function parseRules(text, path) {
	const refusal = unreadable(text);
	if (refusal !== void 0) return {
		ok: false,
		problems: [{
			line: 1,
			column: 1,
			message: refusal
		}]
	};
	const [yaml, { createHash }] = await Promise.all([import("./yaml.js").then((m) => __toESM(m.default, 1)), import("./publish.js").then((n) => __toESM(n.W(), 1))]);
	const lines = new yaml.LineCounter();
	const problems = new Problems();
	const place = (offset) => {
		const { line, col } = lines.linePos(offset);
		return {
			line,
			column: col
		};
	};
	const tree = readTree(yaml, text.replace(/^\uFEFF/, ""), lines, problems);
	const file = tree && rulesFile.read(tree, problems);
	if (file !== void 0) checkWhole(file, problems);
	if (file === void 0 || problems.count > 0) return {
		ok: false,
		problems: problems.list(place)
	};
	const { projects, findings, ...rest } = file;
	return {
		ok: true,
		rules: {
			path,
			sha256: createHash("sha256").update(text).digest("hex"),
			...rest,
			projects: projects.map(({ rule, offset }) => ({
				...rule,
				line: place(offset).line
			})),
			findings: findings.map(({ rule, offset }) => ({
				...rule,
				line: place(offset).line
			})),
			needs: needsOf(file)
		}
	};
}
function unreadable(text) {
	if (text.length > MAX_LENGTH) return "the file is larger than 1 MiB: a rules file is not";
	if (/[\0\uFFFD]/.test(text) || !text.isWellFormed()) return "the file is not UTF-8 text: save it as UTF-8";
}
function readTree(yaml, text, lineCounter, problems) {
	const document = yaml.parseDocument(text, {
		lineCounter,
		schema: "core",
		merge: false,
		uniqueKeys: false,
		prettyErrors: false,
		logLevel: "error"
	});
	for (const { code, message, pos } of document.errors) problems.add(pos[0], explained(code, message, text, pos[0]));
	if (problems.count > 0) return void 0;
	try {
		return treeOf(yaml, text, document, problems) ?? problems.add(0, "the file is empty: start it with version: 1");
	} catch (error) {
		if (!(error instanceof TreeError)) throw error;
		return problems.add(error.offset, error.message);
	}
}
function explained(code, message, text, offset) {
	if (code === "MULTIPLE_DOCS") return "a second document starts here: a rules file has one";
	if (code === "RESOURCE_EXHAUSTION") return "the file is nested too deeply";
	const start = text.lastIndexOf("\n", offset - 1) + 1;
	const [line = ""] = text.slice(start).split("\n", 1);
	const first = message.replace(/\.$/, "");
	const hint = line.includes("${") ? `: quote a text that has \${\u2026} in it` : "";
	return `this is not valid YAML: ${first.slice(0, 1).toLowerCase()}${first.slice(1)}${hint}`;
}
// src/inputs/saved-plan.ts
const FORMAT = {
	...PLAN_FORMAT,
	what: "a plan of this action"
};
async function readSavedPlan(path, readFile) {
	const file = await readSavedFile(path, FORMAT, readFile);
	const deployment = deploymentOf(file.deployment);
	const changes = listOf(file.changes, "changes").map(lineOf);
	const hash = textField(file, "hash");
	if (hashOfPlan(deployment, changes) !== hash) throw new SavedFileError("has changes that its hash does not fit; give the file as the step wrote it");
	return {
		hash,
		deployment,
		baseUrl: textField(file, "platform"),
		rulesSha256: textField(fieldsOf(file.rules_file, "a field `rules_file`"), "sha256"),
		momentMs: momentOf(file.moment),
		changes
	};
}
function lineOf(value) {
	const line = fieldsOf(value, "a change");
	return {
		target: textField(line, "target"),
		field: textField(line, "field"),
		before: textField(line, "before"),
		after: textField(line, "after")
	};
}
function deploymentOf(value) {
	const slug = isFields(value) ? value.slug : value;
	if (typeof slug !== "string") throw foreign("a field `deployment`");
	return slug;
}
const MAX_MOMENT_MS = Date.parse("9000-01-01T00:00:00Z");
function momentOf(value) {
	const ms = typeof value === "string" ? Date.parse(value) : value;
	if (typeof ms !== "number" || !(ms >= 0 && ms < MAX_MOMENT_MS)) throw foreign("a field `moment`");
	return ms;
}
// src/inputs/operations/rules.ts
const DEFAULT_RULES_FILE = ".github/code-security.yml";
const MAX_RULES_BYTES = 1048576;
async function readPlan(source) {
	const failOnDrift = source.reader.boolean("fail-on-drift") ?? false;
	const comment = readComment(source.reader);
	const common = await readCommon(source);
	return common === void 0 ? void 0 : {
		operation: "plan",
		...common,
		failOnDrift,
		comment
	};
}
async function readApply(source) {
	const dryRun = readDryRun(source.reader);
	const approved = await readApproved(source);
	const common = await readCommon(source);
	if (common === void 0) return void 0;
	return {
		operation: "apply",
		...common,
		dryRun,
		...approved === void 0 ? {} : { approved }
	};
}
async function readCommon(source) {
	const github = readGitHub(source.reader, source.environment);
	const rules = await readRulesFile(source);
	const event = await source.event();
	if (rules === void 0) return void 0;
	if (rules.needs.github && github === void 0) source.reader.problem("github-token", `is empty, but ${quote(rules.path)} looks at GitHub; give a token that sees the repositories`);
	return {
		...readBase(source),
		rules,
		event,
		...github === void 0 ? {} : { github }
	};
}
async function readRulesFile({ reader, readFile }) {
	const path = reader.text("rules-file") ?? DEFAULT_RULES_FILE;
	const file = await readFile(path, MAX_RULES_BYTES);
	if (file.text === void 0) {
		const why = fileProblem(file.problem, "check out the repository first");
		return reader.problem("rules-file", `is ${quote(path)}, which ${why}`);
	}
	const parsed = await parseRules(file.text, path);
	if (parsed.ok) return parsed.rules;
	for (const { line, column, message } of parsed.problems) reader.problem("rules-file", `is wrong at ${path}:${line}:${column}: ${message}`);
}
async function readApproved({ reader, readFile, baseUrl }) {
	if (reader.isEmptied("approved-plan")) return reader.problem("approved-plan", `is set but empty, as when the job that plans did not run; give the path of a plan, its hash, or \`none\``);
	const text = reader.text("approved-plan") ?? "none";
	if (text.toLowerCase() === "none") return void 0;
	if (/^[0-9a-f]{64}$/i.test(text)) return {
		by: "hash",
		hash: text.toLowerCase()
	};
	if (/^[0-9a-f]{7,63}$/i.test(text)) return reader.problem("approved-plan", `is ${quote(text)}, which is only a part of a hash; give all its 64 digits, the output \`plan-hash\``);
	try {
		const plan = await readSavedPlan(text, readFile);
		if (sameAddress(plan.baseUrl, baseUrl.href) || reader.hasProblem("base-url")) return {
			by: "plan",
			plan
		};
		const other = `is a plan for ${quote(plan.baseUrl)}, but \`base-url\` is ${quote(baseUrl.href)}`;
		return reader.problem("approved-plan", `${other}; give a plan for this platform`);
	} catch (error) {
		if (!(error instanceof SavedFileError)) throw error;
		return reader.problem("approved-plan", `is ${quote(text)}, which ${error.message}`);
	}
}
export { readApply, readPlan };
