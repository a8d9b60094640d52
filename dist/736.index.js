export const id = 736;
export const ids = [736];
export const modules = {

/***/ 1850:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ fileProblem)
/* harmony export */ });
const CAUSES = {
    missing: 'does not exist',
    'not a regular file': 'is not a regular file',
    'too large': 'is larger than any such file',
    unreadable: 'cannot be read',
    'too slow': 'could not be read in time',
};
/**
 * Why a file could not be read, and what to do; follows "which" in a sentence.
 *
 * @param remedy what else helps where it does not exist
 */
function fileProblem(problem, remedy) {
    return `${CAUSES[problem]}; ${problem === 'missing' ? `${remedy}, or ` : ''}correct the path`;
}


/***/ }),

/***/ 1736:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readUndo: () => (/* binding */ readUndo)
});

// EXTERNAL MODULE: ./build/inputs/names.js
var names = __webpack_require__(3636);
// EXTERNAL MODULE: ./build/inputs/saved-file.js
var saved_file = __webpack_require__(2374);
// EXTERNAL MODULE: ./build/model/saved.js
var saved = __webpack_require__(8941);
;// CONCATENATED MODULE: ./build/inputs/saved-changes.js

const FINDING_KINDS = ['sast', 'sca', 'ai_sast', 'secrets'];
/** What a step changed, or may have changed, of the `result` of its report: projects first, as they are written. */
function savedChanges(result) {
    const rows = (0,saved_file/* listOf */.c3)(result.rows, 'rows').map((row) => (0,saved_file/* fieldsOf */.Pf)(row, 'a row'));
    const projects = [...rows.filter((row) => row.changes !== undefined), ...rowsOf(result.projects)];
    const findings = [...rows.filter((row) => row.change !== undefined), ...rowsOf(result.findings)];
    const listed = findings.flatMap(changesOfFinding);
    return [...projects.flatMap(changesOfProject), ...listed, ...unlistedFindings(result, listed)];
}
function rowsOf(value) {
    return (0,saved_file/* listOf */.c3)(value, 'rows').map((row) => (0,saved_file/* fieldsOf */.Pf)(row, 'a row'));
}
/** `done` says what was changed: of a row that failed, too, and of one that others changed meanwhile. */
function changesOfProject(row) {
    const changes = (0,saved_file/* listOf */.c3)(row.changes, 'changes').map(projectChange);
    const done = (0,saved_file/* listOf */.c3)(row.done, 'changes').map(projectChange);
    const saved = (all, state) => all.map((change) => ({ change, state }));
    if (row.state === 'changed')
        return saved(done.length > 0 ? done : changes, 'changed');
    if (row.state !== 'unknown')
        return saved(done, 'changed');
    const isDone = (change) => done.some((one) => keyOf(one) === keyOf(change));
    return [
        ...saved(done, 'changed'),
        ...saved(changes.filter((change) => !isDone(change)), 'unknown'),
    ];
}
function keyOf(change) {
    return change.field === 'tag' ? `tag:${change.tag}` : change.field;
}
function projectChange(value) {
    const fields = (0,saved_file/* fieldsOf */.Pf)(value, 'a change');
    const written = (0,saved_file/* fieldsOf */.Pf)(fields.target, 'a change');
    const id = (0,saved_file/* optionalId */.ui)(written.id);
    const target = {
        kind: 'project',
        name: (0,saved_file/* textField */.M8)(written, 'name'),
        ...(id === undefined ? {} : { id }),
        ...(0,saved_file/* optionalText */.mR)(written, 'url'),
    };
    const { field, before, after } = fields;
    if (typeof before !== 'boolean' || typeof after !== 'boolean')
        throw (0,saved_file/* foreign */.V$)('a change');
    if (field === 'tag')
        return { target, field, tag: (0,saved_file/* textField */.M8)(fields, 'tag'), before, after };
    if (field === 'diff_scan' || field === 'full_scan')
        return { target, field, before, after };
    throw (0,saved_file/* foreign */.V$)('a change');
}
function changesOfFinding(row) {
    if (row.state !== 'changed' && row.state !== 'unknown')
        return [];
    return [{ change: triageChange((0,saved_file/* fieldsOf */.Pf)(row.change, 'a change')), state: row.state }];
}
function triageChange(fields) {
    if (fields.field !== 'triage')
        throw (0,saved_file/* foreign */.V$)('a change');
    return {
        target: findingTarget((0,saved_file/* fieldsOf */.Pf)(fields.target, 'a change')),
        field: 'triage',
        before: (0,saved_file/* isFields */.Ce)(fields.before) ? former(fields.before) : undefined,
        after: decision((0,saved_file/* fieldsOf */.Pf)(fields.after, 'a change')),
    };
}
function findingTarget(fields) {
    const id = (0,saved_file/* optionalId */.ui)(fields.id);
    const issueType = FINDING_KINDS.find((kind) => kind === fields.issueType);
    if (id === undefined || issueType === undefined)
        throw (0,saved_file/* foreign */.V$)('a finding');
    return {
        kind: 'finding',
        id,
        issueType,
        ...(0,saved_file/* optionalText */.mR)(fields, 'repository'),
        ...(0,saved_file/* optionalText */.mR)(fields, 'severity'),
        ...(0,saved_file/* optionalText */.mR)(fields, 'rule'),
        ...(0,saved_file/* optionalText */.mR)(fields, 'path'),
        ...(typeof fields.line === 'number' ? { line: fields.line } : {}),
        ...(0,saved_file/* optionalText */.mR)(fields, 'url'),
        ...(0,saved_file/* optionalText */.mR)(fields, 'ref'),
        ...(0,saved_file/* optionalText */.mR)(fields, 'relevantSince'),
    };
}
function former(fields) {
    return {
        ...(0,saved_file/* optionalText */.mR)(fields, 'status'),
        ...(0,saved_file/* optionalText */.mR)(fields, 'triageState'),
        ...(0,saved_file/* optionalText */.mR)(fields, 'reason'),
        ...(0,saved_file/* optionalText */.mR)(fields, 'note'),
        ...(0,saved_file/* optionalText */.mR)(fields, 'triagedAt'),
    };
}
function decision(fields) {
    return {
        ...(0,saved_file/* optionalText */.mR)(fields, 'state'),
        ...(0,saved_file/* optionalText */.mR)(fields, 'reason'),
        ...(0,saved_file/* optionalText */.mR)(fields, 'note'),
    };
}
/** What the platform selected by itself: ids that it reported as triaged, of which no row says what was before. */
function unlistedFindings(result, listed) {
    if (result.triaged === undefined || !(0,saved_file/* isFields */.Ce)(result.request))
        return [];
    const { issueType, decision: written } = result.request;
    const known = new Set([
        ...rowsOf(result.siblings).map((row) => (0,saved_file/* optionalId */.ui)(row.id)),
        ...listed.map(({ change }) => idOf(change)),
    ]);
    return (0,saved_file/* listOf */.c3)(result.triaged, 'ids')
        .map(saved_file/* optionalId */.ui)
        .filter((id) => id !== undefined && !known.has(id))
        .map((id) => ({
        change: {
            target: findingTarget({ id, issueType }),
            field: 'triage',
            before: undefined,
            after: decision((0,saved_file/* fieldsOf */.Pf)(written, 'a field `decision`')),
        },
        state: 'changed',
    }));
}
function idOf(change) {
    return change.target.kind === 'finding' ? change.target.id : undefined;
}

;// CONCATENATED MODULE: ./build/inputs/saved-report.js



const FORMAT = { ...saved/* REPORT_FORMAT */.t, what: 'the report of a step of this action' };
const UNDOABLE = ['tag', 'managed-scan', 'triage', 'apply', 'undo'];
/**
 * The report of a step that changed something, with what it changed.
 *
 * @throws SavedFileError when it is not one, or not as it was written
 */
async function readSavedReport(path, readFile) {
    const file = await (0,saved_file/* readSavedFile */.Gj)(path, FORMAT, readFile);
    const written = (0,saved_file/* textField */.M8)(file, 'operation');
    const operation = UNDOABLE.find((one) => one === written);
    if (operation === undefined) {
        const which = 'give the report of a `tag`, `managed-scan`, `triage` or `apply` step';
        throw new saved_file/* SavedFileError */.sh(`is the report of a \`${written}\` step, which changes nothing; ${which}`);
    }
    const result = file.result === undefined ? {} : (0,saved_file/* fieldsOf */.Pf)(file.result, 'a field `result`');
    if (isDryRun(result)) {
        throw new saved_file/* SavedFileError */.sh('is the report of a dry run, which changed nothing; give that of the real step');
    }
    const deployment = file.deployment === undefined ? {} : (0,saved_file/* fieldsOf */.Pf)(file.deployment, 'a field `deployment`');
    const id = (0,saved_file/* optionalId */.ui)(deployment.id);
    return {
        operation,
        baseUrl: (0,saved_file/* textField */.M8)(file, 'platform'),
        deployment: { ...(0,saved_file/* optionalText */.mR)(deployment, 'slug'), ...(id === undefined ? {} : { id }) },
        changes: savedChanges(result),
    };
}
function isDryRun(result) {
    return result.request !== undefined && (0,saved_file/* fieldsOf */.Pf)(result.request, 'a field `request`').dryRun === true;
}

// EXTERNAL MODULE: ./build/inputs/text.js
var inputs_text = __webpack_require__(2569);
// EXTERNAL MODULE: ./build/inputs/operations/source.js
var operations_source = __webpack_require__(2974);
;// CONCATENATED MODULE: ./build/inputs/operations/undo.js





/** `max-changes` has no default here, because the report names every row. */
async function readUndo(source) {
    const projects = (0,names/* readNames */.r6)(source.reader, 'projects');
    const writing = (0,operations_source/* readWriting */.LC)(source, undefined);
    const report = await readReport(source);
    if (report === undefined)
        return undefined;
    return {
        operation: 'undo',
        ...writing,
        report,
        ...(projects === undefined ? {} : { projects }),
    };
}
async function readReport({ reader, readFile, baseUrl }) {
    const path = reader.text('report');
    if (path === undefined) {
        const what = 'give the path of the report of the step that is to be undone, its output `report-path`';
        return reader.problem('report', `is empty; ${what}`);
    }
    try {
        const report = await readSavedReport(path, readFile);
        if ((0,saved_file/* sameAddress */.xU)(report.baseUrl, baseUrl.href) || reader.hasProblem('base-url'))
            return report;
        const other = `is the report of a step on ${(0,inputs_text/* quote */.hD)(report.baseUrl)}, but \`base-url\` is ${(0,inputs_text/* quote */.hD)(baseUrl.href)}`;
        return reader.problem('report', `${other}; give the report of a step on this platform`);
    }
    catch (error) {
        if (!(error instanceof saved_file/* SavedFileError */.sh))
            throw error;
        return reader.problem('report', `is ${(0,inputs_text/* quote */.hD)(path)}, which ${error.message}`);
    }
}


/***/ }),

/***/ 2374:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ce: () => (/* binding */ isFields),
/* harmony export */   Gj: () => (/* binding */ readSavedFile),
/* harmony export */   M8: () => (/* binding */ textField),
/* harmony export */   Pf: () => (/* binding */ fieldsOf),
/* harmony export */   V$: () => (/* binding */ foreign),
/* harmony export */   c3: () => (/* binding */ listOf),
/* harmony export */   mR: () => (/* binding */ optionalText),
/* harmony export */   sh: () => (/* binding */ SavedFileError),
/* harmony export */   ui: () => (/* binding */ optionalId),
/* harmony export */   xU: () => (/* binding */ sameAddress)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _platform_http_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2245);
/* harmony import */ var _file_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1850);



/** Larger than any report of a step that `undo` takes. */
const MAX_BYTES = 256 * 1024 * 1024;
/** The last field of the file, which is in the text that it is the checksum of, as so many zeros. */
const CHECKSUM = /"checksum"\s*:\s*"([0-9a-f]{64})"\s*\}\s*$/;
/** What cannot be used of a saved file; the message follows the input's name in a sentence. */
class SavedFileError extends Error {
    name = 'SavedFileError';
}
/**
 * The fields of a file that this action wrote earlier, whole and as it was written.
 *
 * @throws SavedFileError for anything else
 */
async function readSavedFile(path, format, readFile) {
    const text = textOf(await readFile(path, MAX_BYTES));
    const value = parsed(text);
    if (!isFields(value) || value.schema !== format.schema) {
        throw new SavedFileError(`is not ${format.what}; give the path of one`);
    }
    if (value.version !== format.version) {
        const what = 'write and read it with the same version of this action';
        throw new SavedFileError(`has version ${String(value.version)}, not ${format.version}, of its format; ${what}`);
    }
    const written = CHECKSUM.exec(text)?.[1];
    if (written === undefined)
        throw new SavedFileError('has no checksum at its end; give the whole file');
    const at = text.lastIndexOf(written);
    const zeroed = text.slice(0, at) + '0'.repeat(written.length) + text.slice(at + written.length);
    if ((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(zeroed).digest('hex') !== written) {
        throw new SavedFileError('was changed after it was written; give the file as the step wrote it');
    }
    return value;
}
function textOf(file) {
    if (file.text !== undefined)
        return file.text;
    throw new SavedFileError((0,_file_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .fileProblem */ .W)(file.problem, 'download the artifact that has it first'));
}
function parsed(text) {
    try {
        return (0,_platform_http_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .q)(text);
    }
    catch {
        throw new SavedFileError('is not JSON, or was cut short; give the whole file');
    }
}
function isFields(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** What a file with the right checksum lacks was written by something else. */
function foreign(what) {
    return new SavedFileError(`has ${what} that this version does not understand; give a file that this version wrote`);
}
function fieldsOf(value, what) {
    if (!isFields(value))
        throw foreign(what);
    return value;
}
function listOf(value, what) {
    if (value === undefined)
        return [];
    if (!Array.isArray(value))
        throw foreign(what);
    return value;
}
function textField(fields, name) {
    const value = fields[name];
    if (typeof value !== 'string')
        throw foreign(`a field \`${name}\``);
    return value;
}
function optionalText(fields, name) {
    const value = fields[name];
    return (typeof value === 'string' ? { [name]: value } : {});
}
/** Ids are numbers in the file, with all their digits. */
function optionalId(value) {
    if (typeof value === 'bigint')
        return value;
    if (typeof value === 'number' && Number.isSafeInteger(value))
        return BigInt(value);
    return typeof value === 'string' && /^\d{1,20}$/.test(value) ? BigInt(value) : undefined;
}
/** A file belongs to one platform. */
function sameAddress(one, other) {
    const bare = (address) => (URL.canParse(address) ? new URL(address).href : address).replace(/\/+$/, '');
    return bare(one) === bare(other);
}


/***/ }),

/***/ 8941:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ PLAN_FORMAT),
/* harmony export */   t: () => (/* binding */ REPORT_FORMAT)
/* harmony export */ });
/** How the files name themselves that a step leaves for later ones. */
const REPORT_FORMAT = { schema: 'code-security-platform-action/report', version: 2 };
const PLAN_FORMAT = { schema: 'code-security-platform-action/plan', version: 1 };


/***/ })

};
