export const id = 165;
export const ids = [165];
export const modules = {

/***/ 9546:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ListRows: () => (/* binding */ ListRows)
});

// UNUSED EXPORTS: LIST_PARTS

// EXTERNAL MODULE: ./build/platform/http/json.js
var http_json = __webpack_require__(2245);
// EXTERNAL MODULE: ./build/report/figures.js
var figures = __webpack_require__(1822);
;// CONCATENATED MODULE: ./build/report/findings/csv.js
const COLUMNS = [
    ['id', ({ id }) => id],
    ['issue_type', ({ kind }) => kind],
    ['severity', ({ severity }) => severity],
    ['confidence', ({ confidence }) => confidence],
    ['status', ({ status }) => status],
    ['triage_state', ({ triage_state }) => triage_state],
    ['triage_reason', ({ triage_reason }) => triage_reason],
    ['triage_note', ({ triage_comment }) => triage_comment],
    ['triaged_at', ({ triaged_at }) => triaged_at],
    ['rule', ({ rule }) => rule],
    ['message', ({ message }) => message],
    ['repository', ({ repository }) => repository],
    ['ref', ({ ref }) => ref],
    ['path', ({ path }) => path],
    ['line', ({ line }) => line],
    ['end_line', ({ end_line }) => end_line],
    ['url', ({ line_of_code_url }) => line_of_code_url],
    ['created_at', ({ created_at }) => created_at],
    ['relevant_since', ({ relevant_since }) => relevant_since],
    ['categories', ({ categories }) => categories?.join('; ')],
    ['cwe', ({ cwe_names }) => cwe_names?.join('; ')],
    ['owasp', ({ owasp_names }) => owasp_names?.join('; ')],
    ['component_tag', ({ component_tag }) => component_tag],
    ['autotriage_verdict', ({ autotriage_verdict }) => autotriage_verdict],
    ['ticket', ({ ticket }) => ticket?.url ?? ticket?.slug ?? ticket?.id],
    ['dependency', ({ dependency }) => dependency?.package],
    ['dependency_version', ({ dependency }) => dependency?.version],
    ['transitivity', ({ dependency }) => dependency?.transitivity],
    ['reachability', ({ reachability }) => reachability],
    ['epss_score', ({ epss_score }) => epss_score],
    ['malicious', ({ malicious }) => malicious],
    ['vulnerability', ({ vulnerability_identifier }) => vulnerability_identifier],
    ['secret_type', ({ secret_type }) => secret_type],
    ['validation_state', ({ validation_state }) => validation_state],
    ['historical', ({ historical }) => historical],
];
/** Findings as CSV (RFC 4180), one line each under a line of names. */
class CsvFile {
    #sink;
    #isStarted = false;
    constructor(sink) {
        this.#sink = sink;
    }
    add(finding) {
        this.#start();
        this.#sink.write(lineOf(COLUMNS.map(([, cell]) => cell(finding))));
    }
    /** A list without findings has the line of names. */
    end() {
        this.#start();
        this.#sink.close();
    }
    #start() {
        if (this.#isStarted)
            return;
        this.#isStarted = true;
        this.#sink.write(lineOf(COLUMNS.map(([head]) => head)));
    }
}
function lineOf(cells) {
    return `${cells.map(cellText).join(',')}\r\n`;
}
/** Most texts need none of what follows. */
const NEEDS_CARE = /^[=+\-@\t＝＋－＠]|[",\r\n]/;
/**
 * A text that a spreadsheet would run as a formula gets an apostrophe in front, which shows it as text. Numbers stay
 * numbers, also negative ones.
 */
function cellText(cell) {
    if (typeof cell !== 'string')
        return cell === undefined ? '' : String(cell);
    if (!NEEDS_CARE.test(cell))
        return cell;
    const harmless = /^[=+\-@\t\r\n＝＋－＠]/.test(cell) ? `'${cell}` : cell;
    return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./build/report/findings/shown-finding.js
var shown_finding = __webpack_require__(1627);
;// CONCATENATED MODULE: ./build/report/findings/sarif-rules.js

/** GitHub's limits. */
const MAX_RULES = 25_000;
const MAX_ID_LENGTH = 255;
const MAX_DESCRIPTION_LENGTH = 1024;
const MAX_TAGS = 10;
/** By severity: what GitHub turns into its own words critical, high, medium and low. */
const SECURITY_SEVERITIES = {
    critical: '9.5',
    high: '8.0',
    medium: '5.5',
    low: '2.0',
};
const LEVELS = {
    critical: 'error',
    high: 'error',
    medium: 'warning',
    low: 'note',
};
/** The rules of a SARIF file, in the order in which their findings came. */
class SarifRules {
    #rules = new Map();
    hasRoom(id) {
        return this.#rules.size < MAX_RULES || this.#rules.has(id);
    }
    /** The place of a finding's rule among all rules; a new one gets the next. */
    indexOf(finding) {
        const id = ruleIdOf(finding);
        const { severity, confidence, message } = finding;
        const known = this.#rules.get(id);
        if (known === undefined) {
            const index = this.#rules.size;
            const text = sarif_rules_short(message ?? finding.rule ?? id);
            this.#rules.set(id, { index, id, message: text, severity, confidence, tags: tagsOf(finding) });
            return index;
        }
        // One rule has one severity on GitHub: the worst that its findings have.
        if ((0,shown_finding/* severityRank */.qs)(severity) < (0,shown_finding/* severityRank */.qs)(known.severity))
            known.severity = severity;
        return known.index;
    }
    get all() {
        return [...this.#rules.values()].map(ruleObject);
    }
}
/** The same in every file, because GitHub tells alerts apart by it. */
function ruleIdOf({ kind, rule, secret_type, vulnerability_identifier }) {
    return (rule ?? vulnerability_identifier ?? secret_type ?? kind).toWellFormed().slice(0, MAX_ID_LENGTH);
}
function levelOf(severity) {
    return LEVELS[severity ?? ''] ?? 'warning';
}
function ruleObject({ id, message, severity, confidence, tags }) {
    const securitySeverity = SECURITY_SEVERITIES[severity ?? ''];
    return {
        id,
        ...nameOf(id),
        shortDescription: { text: sentence(id.split('.').pop() ?? id) },
        fullDescription: { text: sentence(message) },
        help: { text: sentence(message) },
        defaultConfiguration: { level: levelOf(severity) },
        properties: {
            ...(confidence === undefined ? {} : { precision: confidence }),
            ...(securitySeverity === undefined ? {} : { 'security-severity': securitySeverity }),
            tags: [...tags].slice(0, MAX_TAGS),
        },
    };
}
function tagsOf({ kind, cwe_names = [], owasp_names = [] }) {
    const cwes = cwe_names.flatMap((name) => {
        const digits = /^CWE-(\d+)/i.exec(name)?.[1];
        return digits === undefined ? [] : [`external/cwe/cwe-${digits.padStart(3, '0')}`];
    });
    return new Set(['security', kind, ...cwes, ...owasp_names.map((name) => `OWASP-${name.slice(0, 80)}`)]);
}
/** `python.lang.sql-injection` → `PythonLangSqlInjection`, as SARIF wants names; it wants none that is the id. */
function nameOf(id) {
    const parts = id.split(/[^\p{L}\p{N}]+/u).filter((part) => part !== '');
    const name = parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join('');
    return name === '' || name.toLowerCase() === id.toLowerCase() ? {} : { name };
}
function sentence(text) {
    const trimmed = sarif_rules_short(text.trim());
    return /[.!?]$/.test(trimmed) ? trimmed : `${trimmed}.`;
}
function sarif_rules_short(text) {
    const line = text.toWellFormed();
    return line.length < MAX_DESCRIPTION_LENGTH
        ? line
        : `${line.slice(0, MAX_DESCRIPTION_LENGTH - 2).toWellFormed()}…`;
}

;// CONCATENATED MODULE: ./build/report/findings/sarif-result.js


/** A finding that has a path, as a SARIF result. */
function resultOf(finding, ruleIndex) {
    const { message, rule, match_based_id, line_of_code_url } = finding;
    const suppressions = suppressionsOf(finding);
    const address = addressOf(line_of_code_url);
    return {
        ruleId: ruleIdOf(finding),
        ruleIndex,
        level: levelOf(finding.severity),
        message: { text: sentence(message ?? rule ?? finding.secret_type ?? 'Finding of the platform') },
        locations: [{ physicalLocation: placeOf(finding) }],
        partialFingerprints: fingerprintsOf(match_based_id ?? `finding ${finding.id}`),
        ...(match_based_id === undefined ? {} : { fingerprints: { 'matchBasedId/v1': match_based_id } }),
        ...(suppressions.length === 0 ? {} : { suppressions }),
        ...(address === undefined ? {} : { hostedViewerUri: address }),
        properties: propertiesOf(finding),
    };
}
/** What contradicts itself is left out, such as an end before the start. */
function placeOf({ path = '', line, column, end_line, end_column }) {
    const startLine = atLeast(1, line) ?? 1;
    const startColumn = atLeast(1, column);
    const endLine = atLeast(startLine, end_line);
    const isOneLine = (endLine ?? startLine) === startLine;
    const endColumn = atLeast(isOneLine ? (startColumn ?? 1) : 1, end_column);
    const region = { startLine, startColumn, endLine, endColumn };
    return {
        artifactLocation: { uri: uriOf(path), uriBaseId: '%SRCROOT%' },
        region: Object.fromEntries(Object.entries(region).filter(([, value]) => value !== undefined)),
    };
}
/**
 * GitHub reads this key only, and in this form: 16 hexadecimal digits, and which of several equal ones it is. The
 * platform's id ends with such a number after `_`.
 */
function fingerprintsOf(matchBasedId) {
    const [, hash = matchBasedId, index = '0'] = /^(.*)_(\d{1,9})$/s.exec(matchBasedId) ?? [];
    const digits = (0,external_node_crypto_.createHash)('sha256').update(hash).digest('hex').slice(0, 16);
    return { primaryLocationLineHash: `${digits}:${Number(index) + 1}` };
}
/** What people, or the platform on its own, have ignored. */
function suppressionsOf({ status, triage_reason, triage_comment }) {
    if (status !== 'ignored' && status !== 'provisionally_ignored')
        return [];
    const justification = [triage_reason?.replaceAll('_', ' '), triage_comment].filter(Boolean).join(': ');
    return [
        {
            kind: 'external',
            status: status === 'ignored' ? 'accepted' : 'underReview',
            ...(justification === '' ? {} : { justification }),
        },
    ];
}
function propertiesOf(finding) {
    const { id, kind, repository, ref, status, severity, confidence, relevant_since, dependency } = finding;
    const values = {
        findingId: String(id),
        issueType: kind,
        repository,
        ref,
        status,
        severity,
        confidence,
        relevantSince: relevant_since,
        dependency: dependency?.package,
        dependencyVersion: dependency?.version,
    };
    return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
/** A path of the repository as a relative URI: no scheme, no leading slash, everything else encoded. */
function uriOf(path) {
    const segments = path.toWellFormed().replaceAll('\\', '/').split('/');
    const kept = segments.filter((segment) => segment !== '' && segment !== '.' && segment !== '..');
    return kept.map(encodeURIComponent).join('/') || 'unknown';
}
/** An `https` address without a user, written as RFC 3986 has it, which schemas check. */
const ADDRESS = /^https:\/\/[\w.-]+(:\d+)?([/?]([\w\-.~:/?@!$&'()*+,;=]|%[\da-f]{2})*)?(#([\w\-.~:/?@!$&'()*+,;=]|%[\da-f]{2})*)?$/i;
function addressOf(url) {
    if (url === undefined || url.length > 2000 || !URL.canParse(url))
        return undefined;
    const { href } = new URL(url);
    return ADDRESS.test(href) ? href : undefined;
}
function atLeast(least, value) {
    return value !== undefined && Number.isInteger(value) && value >= least ? value : undefined;
}

;// CONCATENATED MODULE: ./build/report/findings/sarif.js



/** What GitHub accepts of one file of one run, and what it shows of that. */
const MAX_RESULTS = 25_000;
const SHOWN_RESULTS = 5000;
/** Of 10 MB after compression; the rules at the end and the estimate need the rest. */
const MAX_COMPRESSED_BYTES = 9_000_000;
const CHUNK_LENGTH = 256 * 1024;
const SCHEMA = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';
/**
 * Findings as SARIF 2.1.0 for GitHub's code scanning. Results are written as they come; the rules, which are collected
 * meanwhile, follow them. What GitHub would not accept is left out and counted.
 */
class SarifFile {
    #sink;
    #tool;
    #rules = new SarifRules();
    #repositories = new Set();
    #left = new Map();
    #results = 0;
    #waiting = '';
    #compressedBytes = 0;
    constructor(sink, tool) {
        this.#sink = sink;
        this.#tool = tool;
    }
    add(finding) {
        const reason = this.#reasonToLeave(finding);
        if (reason !== undefined) {
            this.#left.set(reason, (this.#left.get(reason) ?? 0) + 1);
            return;
        }
        const ruleIndex = this.#rules.indexOf(finding);
        if (finding.repository !== undefined)
            this.#repositories.add(finding.repository);
        this.#write(`${this.#results === 0 ? this.#head() : ',\n'}${JSON.stringify(resultOf(finding, ruleIndex))}`);
        this.#results += 1;
    }
    /** @returns what a person has to know before an upload */
    end() {
        if (this.#results === 0)
            this.#write(this.#head());
        const driver = {
            name: 'Code security platform',
            semanticVersion: this.#tool.version,
            informationUri: this.#tool.address,
            rules: this.#rules.all,
        };
        this.#write(`\n],\n"columnKind": "unicodeCodePoints",\n"tool": ${JSON.stringify({ driver })}\n}]\n}\n`);
        this.#flush();
        this.#sink.close();
        const { size } = this.#repositories;
        const several = size > 1 ? [{ kind: 'sarif-several-repositories', repositories: size }] : [];
        const beyond = this.#results - SHOWN_RESULTS;
        if (beyond > 0)
            this.#left.set('shown', beyond);
        return [
            ...several,
            ...[...this.#left].map(([what, left]) => ({ kind: 'sarif-limit', what, left })),
        ];
    }
    #reasonToLeave(finding) {
        if (finding.status === 'fixed')
            return 'fixed';
        if (finding.path === undefined || finding.path === '')
            return 'no-place';
        if (this.#results >= MAX_RESULTS)
            return 'results';
        if (!this.#rules.hasRoom(ruleIdOf(finding)))
            return 'rules';
        return this.#compressedBytes > MAX_COMPRESSED_BYTES ? 'size' : undefined;
    }
    #head() {
        return `{\n"$schema": "${SCHEMA}",\n"version": "2.1.0",\n"runs": [{\n"results": [\n`;
    }
    #write(text) {
        this.#waiting += text;
        if (this.#waiting.length >= CHUNK_LENGTH)
            this.#flush();
    }
    /** Parts that are compressed one by one take more room than the whole: the estimate errs on the safe side. */
    #flush() {
        this.#compressedBytes += (0,external_node_zlib_.deflateRawSync)(this.#waiting, { level: 1 }).length;
        this.#sink.write(this.#waiting);
        this.#waiting = '';
    }
}

// EXTERNAL MODULE: ./build/report/findings/tally.js
var tally = __webpack_require__(6052);
// EXTERNAL MODULE: ./build/report/markup.js
var markup = __webpack_require__(9271);
// EXTERNAL MODULE: ./build/report/outputs.js
var outputs = __webpack_require__(4121);
// EXTERNAL MODULE: ./build/report/sealed-json.js
var sealed_json = __webpack_require__(1730);
;// CONCATENATED MODULE: ./build/report/list-rows.js









/** The part of the report, and the output, that has the rows of a list. */
const LIST_PARTS = {
    'list-projects': 'projects',
    'list-findings': 'findings',
    'list-policies': 'policies',
    'list-dependencies': 'repositories',
};
/**
 * Takes the rows of a list as they come and writes them into the files of the step, so that a list of any length
 * needs no memory: the report, and of findings CSV and SARIF.
 */
class ListRows {
    report;
    #part;
    #findings;
    #first = [];
    #json = [];
    #length = 2;
    #count = 0;
    /** @param operation names the part of the report that has the rows */
    constructor(operation, files, nowMs, tool) {
        this.report = new sealed_json/* SealedJson */.V(files.report);
        this.#part = operation in LIST_PARTS ? LIST_PARTS[operation] : 'rows';
        this.#findings = operation === 'list-findings' ? new FindingRows(files, nowMs, tool) : undefined;
    }
    add(row) {
        const json = (0,http_json/* writeJson */.G)(row);
        if (this.#count === 0)
            this.report.startList(this.#part);
        this.report.item(json, this.#count === 0);
        this.#count += 1;
        if (this.#findings !== undefined)
            this.#findings.add(row);
        else if (this.#first.length < markup/* MAX_ROWS */.pX)
            this.#first.push(row);
        this.#keepJson(json);
    }
    /** Ends the list and its files; the report itself goes on. */
    end() {
        if (this.#count > 0)
            this.report.endList();
        const json = this.#json && `[${this.#json.join(',')}]`;
        return { first: this.#first, json, notices: [], ...this.#findings?.end() };
    }
    #keepJson(json) {
        if (this.#json === undefined)
            return;
        this.#length += json.length + 1;
        if (this.#length > outputs/* MAX_OUTPUT_LENGTH */.U)
            this.#json = undefined;
        else
            this.#json.push(json);
    }
}
/** What findings have beyond other rows. */
class FindingRows {
    #worst = new shown_finding/* WorstFindings */.EM(markup/* MAX_ROWS */.pX);
    #tally;
    #csv;
    #sarif;
    constructor(files, nowMs, tool) {
        this.#tally = new tally/* TallyCounter */.Xi(nowMs);
        this.#csv = new CsvFile(files.csv);
        this.#sarif = new SarifFile(files.sarif, tool);
    }
    add(finding) {
        const { severity, repository } = finding;
        const sinceMs = (0,figures/* epochMs */.e9)(finding.relevant_since ?? finding.created_at);
        this.#worst.add(finding, severity, sinceMs);
        this.#tally.add({ severity, repository, rule: (0,shown_finding/* ruleName */.oF)(finding), sinceMs });
        this.#csv.add(finding);
        this.#sarif.add(finding);
    }
    end() {
        this.#csv.end();
        const notices = this.#sarif.end();
        return { first: this.#worst.all, tally: this.#tally.tally, notices };
    }
}


/***/ })

};
