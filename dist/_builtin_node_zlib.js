import { t as __commonJSMin } from "./rolldown-runtime.js";
// \0builtin:node:zlib
var require__builtin_node_zlib = __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:zlib");
}));
export { require__builtin_node_zlib as t };
