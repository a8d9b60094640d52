import { setFlagsFromString } from 'node:v8';

/**
 * After the second answer V8 compiles the parser of HTTP again, to make it fast: a tenth of a second of a core, for
 * which the end of a short step waits. With this budget it does so after some thirty answers, where it pays.
 */
export function compileParserLater(): void {
  setFlagsFromString('--wasm-tiering-budget=200000000');
}
