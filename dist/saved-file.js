import { W as require__builtin_node_crypto } from "./publish.js";
import { vt as parseJson } from "./index.js";
// src/inputs/file-problem.ts
var import__builtin_node_crypto = require__builtin_node_crypto();
const CAUSES = {
	missing: "does not exist",
	"not a regular file": "is not a regular file",
	"too large": "is larger than any such file",
	unreadable: "cannot be read",
	"too slow": "could not be read in time"
};
function fileProblem(problem, remedy) {
	return `${CAUSES[problem]}; ${problem === "missing" ? `${remedy}, or ` : ""}correct the path`;
}
// src/inputs/saved-file.ts
const MAX_BYTES = 268435456;
const CHECKSUM = /"checksum"\s*:\s*"([0-9a-f]{64})"\s*\}\s*$/;
var SavedFileError = class extends Error {
	name = "SavedFileError";
};
async function readSavedFile(path, format, readFile) {
	const text = textOf(await readFile(path, MAX_BYTES));
	const value = parsed(text);
	if (!isFields(value) || value.schema !== format.schema) throw new SavedFileError(`is not ${format.what}; give the path of one`);
	if (value.version !== format.version) throw new SavedFileError(`has version ${String(value.version)}, not ${format.version}, of its format; write and read it with the same version of this action`);
	const written = CHECKSUM.exec(text)?.[1];
	if (written === void 0) throw new SavedFileError("has no checksum at its end; give the whole file");
	const at = text.lastIndexOf(written);
	const zeroed = text.slice(0, at) + "0".repeat(written.length) + text.slice(at + written.length);
	if ((0, import__builtin_node_crypto.createHash)("sha256").update(zeroed).digest("hex") !== written) throw new SavedFileError("was changed after it was written; give the file as the step wrote it");
	return value;
}
function textOf(file) {
	if (file.text !== void 0) return file.text;
	throw new SavedFileError(fileProblem(file.problem, "download the artifact that has it first"));
}
function parsed(text) {
	try {
		return parseJson(text);
	} catch {
		throw new SavedFileError("is not JSON, or was cut short; give the whole file");
	}
}
function isFields(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
function foreign(what) {
	return new SavedFileError(`has ${what} that this version does not understand; give a file that this version wrote`);
}
function fieldsOf(value, what) {
	if (!isFields(value)) throw foreign(what);
	return value;
}
function listOf(value, what) {
	if (value === void 0) return [];
	if (!Array.isArray(value)) throw foreign(what);
	return value;
}
function textField(fields, name) {
	const value = fields[name];
	if (typeof value !== "string") throw foreign(`a field \`${name}\``);
	return value;
}
function optionalText(fields, name) {
	const value = fields[name];
	return typeof value === "string" ? { [name]: value } : {};
}
function optionalId(value) {
	if (typeof value === "bigint") return value;
	if (typeof value === "number" && Number.isSafeInteger(value)) return BigInt(value);
	return typeof value === "string" && /^\d{1,20}$/.test(value) ? BigInt(value) : void 0;
}
function sameAddress(one, other) {
	const bare = (address) => (URL.canParse(address) ? new URL(address).href : address).replace(/\/+$/, "");
	return bare(one) === bare(other);
}
export { listOf as a, readSavedFile as c, fileProblem as d, isFields as i, sameAddress as l, fieldsOf as n, optionalId as o, foreign as r, optionalText as s, SavedFileError as t, textField as u };
