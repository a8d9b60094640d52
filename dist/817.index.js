export const id = 817;
export const ids = [817];
export const modules = {

/***/ 7817:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  tell: () => (/* binding */ tell),
  tellProblems: () => (/* binding */ tellProblems)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/platform/resources.js
var resources = __webpack_require__(6655);
;// CONCATENATED MODULE: ./build/model/result.js

function outcomeOf(result) {
    if (result.failure === undefined)
        return 'succeeded';
    return somethingDone(result) ? 'partial' : 'failed';
}
function somethingDone(result) {
    switch (result.operation) {
        case 'tag':
        case 'managed-scan':
            // A project that was right already, or planned in a dry run, is done with; but where the step ended as a
            // whole, nothing was done.
            return result.rows.some((row) => row.state === 'changed' ||
                mayHaveChanged(row) ||
                ((row.state === 'unchanged' || row.state === 'would-change') &&
                    result.failure?.kind === 'projects-failed'));
        case 'triage':
            return result.triaged.length > 0 || result.unlisted > 0 || result.uncertain.length > 0;
        case 'scan':
            return result.scan !== undefined;
        default:
            return result.count > 0;
    }
}
/** Whether something was changed in a project although it failed, or may have been. */
function mayHaveChanged({ failure, change }) {
    if (failure === undefined)
        return false;
    switch (failure.kind) {
        case 'tags-lost':
            return true;
        case 'tags-not-shown':
            return change?.of === 'tags' && failure.missing.length < change.added.length;
        case 'scans-not-shown':
            return change?.of === 'managed-scans' && !(0,resources/* sameScans */.hF)(change.before, failure.shown);
        default:
            return 'uncertain' in failure && failure.uncertain;
    }
}

// EXTERNAL MODULE: ./build/report/text.js
var report_text = __webpack_require__(3920);
;// CONCATENATED MODULE: ./build/report/explain.js

const CREATE_TOKEN = 'create an API token with Web API access under Settings > Tokens of the platform, and give it as `token`';
/** For a triage that was not repeated because a repeat could do harm. */
const LOOK_FIRST = 'Look up in the web UI what became of the findings (the report has the request under `uncertain`) before you ' +
    'run the step again, for a repeat may add the note once more or select other findings';
const RUN_AGAIN = 'Run the step again later; work that is already done is not done twice';
function explain(failure) {
    switch (failure.kind) {
        case 'no-deployment':
            return { what: 'The token sees no deployment', remedy: `Check the token, or ${CREATE_TOKEN}` };
        case 'several-deployments':
            return {
                what: `The token sees several deployments: ${named(failure.slugs)}`,
                remedy: 'Set `deployment-slug` to the one that is meant',
            };
        case 'other-deployment': {
            const given = [failure.slug && `slug ${failure.slug}`, failure.id !== undefined && `id ${failure.id}`];
            const seen = named(failure.seen.map((one) => `${one.slug} (id ${one.id})`));
            return {
                what: `The token sees no deployment with ${given.filter(Boolean).join(' and ')}, but ${seen}`,
                remedy: 'Correct `deployment-slug` and `deployment-id`, or leave them out to have them looked up',
            };
        }
        case 'nothing-selected':
            return {
                what: `No project of the deployment is selected by ${named(failure.patterns) || 'the patterns'}`,
                remedy: 'Compare `projects` with the names that the operation `list-projects` shows',
            };
        case 'not-listed':
            return { what: 'The deployment has no project of this name', remedy: neverScanned('the spelling') };
        case 'name-unusable':
            return {
                what: `The platform gives a name that cannot be asked for: it ${failure.problem}`,
                remedy: 'Rename or remove it in the web UI of the platform',
            };
        case 'tags-not-shown':
            return {
                what: `The platform took the request, but the project does not show ${tagNames(failure.missing)}`,
                remedy: 'Check that the platform allows these tags, and look at the project in its web UI',
            };
        case 'tags-lost':
            return {
                what: `The platform replaced the project's tags, and ${tagNames(failure.lost)} could not be put back` +
                    (failure.cause === undefined ? '' : ` (${requestWords(failure.cause)})`),
                remedy: `Add ${tagNames(failure.lost)} to the project again, with this operation or in the web UI`,
            };
        case 'scans-not-shown':
            return {
                what: 'The platform took the request, but the project shows ' +
                    `diff scans ${(0,report_text/* onOff */.Ro)(failure.shown.diff_scan)} and full scans ${(0,report_text/* onOff */.Ro)(failure.shown.full_scan)}`,
                remedy: 'Check in the web UI that managed scans are available to this project, then run the step again',
            };
        case 'too-many-changes':
            return {
                what: `${(0,report_text/* counted */.hS)(failure.changes, 'project')} would change, more than \`max-changes\` allows (${failure.limit}); nothing was written`,
                remedy: 'Look at the plan with `dry-run: true`, then narrow `projects` or raise `max-changes`',
            };
        case 'projects-failed':
            return {
                what: `${failure.failed} of ${(0,report_text/* counted */.hS)(failure.selected, 'project')} failed`,
                remedy: RUN_AGAIN,
            };
        case 'list-broken':
            return {
                what: `The platform's list could not be read to its end: ${failure.cause}`,
                remedy: 'Run the step again later, and tell the platform if it persists; the report has the rows read so far',
            };
        case 'requests-failed': {
            const { first, failed } = failure;
            const { what, remedy } = explain(first);
            return {
                what: failed === 1 ? what : `${failed} requests failed; the first: ${what}`,
                remedy,
            };
        }
        case 'stopped':
            return { what: 'Cancelled when all was done', remedy: 'Nothing is left to do' };
        case 'unexpected':
            return {
                what: `Something unexpected went wrong: ${failure.message}`,
                remedy: 'Run the job again with step debugging on, and report the log to the maintainers of this action',
            };
        default:
            return explainRequest(failure);
    }
}
/**
 * Why a step failed; undefined when it did not. After a triage of which an answer was lost, looking comes
 * before running it again.
 */
function explainResult(result) {
    if (result.failure === undefined)
        return undefined;
    const explanation = explain(result.failure);
    const uncertain = result.operation === 'triage' && result.uncertain.length > 0;
    return uncertain ? { ...explanation, remedy: LOOK_FIRST } : explanation;
}
function neverScanned(check) {
    return (`Check ${check} (names are as in the web UI, \`<org>/<repo>\`), scan the project once so that the platform ` +
        'knows it, and see that the token has Web API access, for without it the platform answers 404, too');
}
function explainRequest(failure) {
    const what = requestWords(failure);
    switch (failure.kind) {
        case 'status':
            return { what, remedy: statusRemedy(failure) };
        case 'rate-limit':
            return { what, remedy: 'Run the step again after that time, with a lower `concurrency`' };
        case 'certificate':
            return {
                what,
                remedy: "Name the file with your certificate authority in `NODE_EXTRA_CA_CERTS` in the step's or the runner's " +
                    'environment, or correct `base-url`',
            };
        case 'time-out':
            return { what, remedy: 'Raise `request-timeout`, or run the step again later' };
        case 'redirect':
            return { what, remedy: 'Set `base-url` to the address that the platform itself answers at' };
        case 'answer':
            return {
                what,
                remedy: 'Check that `base-url` is the address of the platform, and that no proxy answers for it',
            };
        case 'cancelled':
            return { what, remedy: RUN_AGAIN };
        case 'connection':
            return {
                what,
                remedy: 'Check `base-url`, and that the runner reaches it (behind a proxy, set `HTTPS_PROXY` and `NO_PROXY`), ' +
                    'then run the step again',
            };
    }
}
function statusRemedy({ status = 0, method, path }) {
    if (status === 401)
        return `Check that the token is complete and not revoked, or ${CREATE_TOKEN}`;
    if (status === 403)
        return `Give a token whose role allows this: ${CREATE_TOKEN}`;
    if (status === 404)
        return notFoundRemedy(path);
    if (status === 407)
        return 'Check the user name and password of the proxy in `HTTPS_PROXY`';
    if (status === 410) {
        return path.endsWith('/policies')
            ? 'Take this step out of the workflow: the platform has withdrawn the list of policies on migrated deployments'
            : 'Look up in the documentation of the platform what has replaced it';
    }
    if (status === 429)
        return 'Lower `concurrency` or run the step at another time';
    if (status >= 500)
        return 'Look at the status page of the platform, and run the step again later';
    return method === 'GET'
        ? 'Check the inputs against what the platform says'
        : 'Correct the inputs as the platform says; the report has the whole result';
}
function notFoundRemedy(path) {
    const token = 'and that the token has Web API access, for without it the platform answers 404 to everything';
    if (path.includes('/projects/'))
        return neverScanned('`deployment-slug` and the spelling of the project');
    if (path.includes('/scan/'))
        return `Check \`scan-id\` and \`deployment-id\`, ${token}`;
    if (path.endsWith('/deployments'))
        return `Check \`base-url\`, ${token}: ${CREATE_TOKEN}`;
    return `Check \`deployment-slug\` or \`deployment-id\`, ${token}`;
}
const STATUS_WORDS = {
    401: 'the token was not accepted',
    403: 'the token does not allow this',
    404: 'not found',
    407: 'the proxy wants a user name and password',
    410: 'no longer there',
    429: 'too many requests',
};
/** What failed, in a table that says of what: the path of the request says nothing new there. */
function shortWords(failure) {
    const { what } = explain(failure);
    return 'path' in failure ? what.replace(` ${failure.path}`, '') : what;
}
/** What failed, with the endpoint and the server's own words. */
function requestWords(failure) {
    const { kind, method, path, status, words, cause, attempts, uncertain, requestId } = failure;
    const said = words === undefined ? '' : `, the platform says: ${words}`;
    const id = requestId === undefined ? '' : ` (request ${requestId})`;
    const tried = attempts > 1 ? `, after ${attempts} attempts` : '';
    const change = method === 'GET' ? 'the change before it' : 'it';
    const open = uncertain ? `; ${change} may have taken effect all the same` : '';
    const request = `${method} ${path}`;
    switch (kind) {
        case 'status': {
            const migrated = status === 410 && path.endsWith('/policies');
            const meaning = migrated
                ? 'the deployment was migrated, and this list was withdrawn there'
                : STATUS_WORDS[status ?? 0];
            return `${request} was answered ${status}${meaning === undefined ? '' : `, ${meaning}`}${said}${id}${tried}${open}`;
        }
        case 'rate-limit':
            return `The platform limits the rate of requests and ${cause}, longer than a step waits (${request})${said}${open}`;
        case 'certificate':
            return `The certificate of the platform was not accepted: ${cause} (${request})`;
        case 'time-out':
            return `${request} timed out: ${cause}${tried}${open}`;
        case 'redirect':
            return `${request} was answered${status === undefined ? '' : ` ${status}`} with ${cause}, which is not followed`;
        case 'answer':
            return `${request} was answered with something else than the Web API's answer: ${cause}${open}`;
        case 'cancelled':
            return uncertain
                ? `Cancelled while the answer to ${request} was awaited${open}`
                : `Cancelled before ${request}`;
        case 'connection':
            return `${request} got no answer: ${cause}${tried}${open}`;
    }
}
function tagNames(tags) {
    const shown = tags.slice(0, 10).map((tag) => `\`${tag}\``);
    return `${tags.length === 1 ? 'the tag' : 'the tags'} ${shown.join(', ')}${tags.length > 10 ? ' and others' : ''}`;
}
/** Ten of them at most, and how many more there are. */
function named(names) {
    const shown = names.slice(0, 10).map((name) => (0,report_text/* plainText */.wh)(name, 100));
    return shown.join(', ') + (names.length > 10 ? ` and ${names.length - 10} more` : '');
}

;// CONCATENATED MODULE: ./build/report/notices.js

/** A notice in words, as one or two sentences. */
function noticeWords(notice) {
    switch (notice.kind) {
        case 'input':
            return `The input ${problemWords(notice)}`;
        case 'pattern-unmatched':
            return `\`${notice.pattern}\` in \`projects\` matches no project of the deployment.`;
        case 'tags-replaced':
            return 'The platform replaced the tags of a project instead of adding to them. The earlier tags were put back.';
        case 'tags-in-workspace':
            return `${notice.file} in the workspace sets \`tags:\`. The project's next scan will override the tags that were set here.`;
        case 'would-be-too-many':
            return `${(0,report_text/* counted */.hS)(notice.changes, 'project')} would change. Without the dry run, \`max-changes\` (${notice.limit}) would stop the step before its first write.`;
        case 'ids-not-triaged': {
            const shown = notice.ids.slice(0, 10).join(', ') + (notice.ids.length > 10 ? ', …' : '');
            return `The platform did not report ${notice.ids.length} of the given ids as triaged: ${shown}. Check that they are of the given \`issue-type\`.`;
        }
        case 'triaged-unlisted':
            return `The platform counted ${(0,report_text/* counted */.hS)(notice.count, 'finding')} as triaged without naming their ids. Where more than one request is needed, that ends the step.`;
        case 'triage-stalled':
            return 'The platform selected only findings again that it had triaged before. The step stopped there.';
        case 'answers-lost':
            return `Answers to ${(0,report_text/* counted */.hS)(notice.count, 'request')} were lost, so that more findings may have been triaged than were counted. The report has the requests.`;
        case 'output-too-large':
            return `The output \`${notice.output}\` is empty, for it would be too large. The report has it.`;
        case 'no-report':
            return `The report could not be written: ${notice.cause}.`;
        case 'many-shards':
            return `${notice.shards} shards are more than the 256 jobs that a matrix may have. Raise \`shard-size\`; \`matrix\` has 256 larger ones.`;
    }
}
/** What is wrong with an input, as a sentence. */
function problemWords({ input, message }) {
    return `\`${input}\` ${message}${message.endsWith('?') ? '' : '.'}`;
}

// EXTERNAL MODULE: ./build/model/filters.js
var model_filters = __webpack_require__(1841);
;// CONCATENATED MODULE: ./build/report/request-words.js


/** `open sast findings of low severity in 3 repositories → ignored, acceptable risk` */
function triageWords(request) {
    const { selection, issueType, state, reason, note } = request;
    const target = [
        state && words(state),
        reason && words(reason),
        note !== undefined && (state ? 'with a note' : 'a note'),
    ];
    const to = target.filter(Boolean).join(', ');
    if (selection.by === 'ids')
        return `${(0,report_text/* counted */.hS)(selection.ids.length, `${issueType} finding`)} by id → ${to}`;
    const { status, ...others } = selection.filters;
    const phrases = Object.entries(others)
        .map(([wire, value]) => filterPhrase(wire, value))
        .sort((one, other) => place(one) - place(other));
    const which = [status && words(String(status)), issueType, 'findings', ...phrases]
        .filter(Boolean)
        .join(' ');
    return `${which} → ${to}`;
}
/** What findings are comes before where, and that before when. */
function place(phrase) {
    return ['in', 'on', 'since'].indexOf(phrase.split(' ', 1)[0] ?? '');
}
/** The filters that were given, by their inputs' names, with all values. */
function filterRows(filters) {
    return Object.entries(filters).map(([wire, value]) => [
        (0,model_filters/* filterInput */.t)({ wire }),
        wire === 'since'
            ? `${value} (${sinceWords(String(value))})`
            : Array.isArray(value)
                ? value.join(', ')
                : String(value),
    ]);
}
function filterPhrase(wire, value) {
    const filter = model_filters/* TRIAGE_FILTERS */.b.find((one) => one.wire === wire);
    if (filter === undefined)
        return '';
    const values = Array.isArray(value) ? value : [String(value)];
    const named = filter.values === undefined ? values : values.map(words);
    let shown = named.slice(0, 5).join(' or ') + (values.length > 5 ? ' …' : '');
    if (filter.kind === 'time')
        shown = sinceWords(String(value));
    if (filter.plural !== undefined && values.length > 1)
        shown = `${values.length} ${filter.plural}`;
    return filter.phrase.replace('%', () => shown);
}
function words(value) {
    return value.replaceAll('_', ' ');
}
function sinceWords(seconds) {
    const at = new Date(Number(seconds) * 1000);
    return Number.isNaN(at.getTime()) ? seconds : `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

// EXTERNAL MODULE: ./build/report/report-file.js
var report_file = __webpack_require__(4452);
;// CONCATENATED MODULE: ./build/report/markup.js


// The summary is HTML throughout: within an HTML block nothing is read as Markdown, so that text from outside
// needs one kind of escaping. Such a block ends at a blank line, and none of these writes one.
/** Of one table, in UTF-8; a summary has four at most, so that it stays well under the runner's 1 MiB. */
const MAX_TABLE_BYTES = 150_000;
/** Cells are HTML already. What is beyond the limits is counted below the table. */
function table(head, rows, total, of) {
    const lines = [];
    let bytes = 0;
    for (const row of rows) {
        const line = `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
        bytes += Buffer.byteLength(line);
        if (lines.length === report_file/* MAX_ROWS */.pX || bytes > MAX_TABLE_BYTES)
            break;
        lines.push(line);
    }
    if (lines.length === 0)
        return '';
    const header = `<tr>${head.map((cell) => `<th align="left">${cell}</th>`).join('')}</tr>`;
    const more = total - lines.length;
    const rest = more > 0 ? `\n<p>… and ${(0,report_text/* counted */.hS)(more, 'more', 'more')} ${of}; the report has all of them.</p>` : '';
    return `<table>\n${header}\n${lines.join('\n')}\n</table>${rest}`;
}
/** Names and values, two columns; rows without a value are left out. */
function facts(rows) {
    const lines = rows.flatMap(([name, value]) => value === undefined || value === '' ? [] : [`<tr><td><b>${name}</b></td><td>${value}</td></tr>`]);
    return lines.length === 0 ? '' : `<table>\n${lines.join('\n')}\n</table>`;
}
function code(text, maxLength) {
    return `<code>${(0,report_text/* html */.qy)(text, maxLength)}</code>`;
}
/** What has to be seen before the rest. */
function box(first, second) {
    return `<table>\n<tr><td><b>${first}</b><br>${second}</td></tr>\n</table>`;
}
/** What a click unfolds. */
function folded(title, content) {
    return content === '' ? '' : `<details>\n<summary>${title}</summary>\n${content}\n</details>`;
}
function heading(text) {
    return `<h3>${text}</h3>`;
}
/** Our own words, in which backticks mark code; values in them are escaped with the rest. */
function prose(text, maxLength = 2000) {
    return (0,report_text/* html */.qy)(text, maxLength).replace(/`([^`]+)`/g, '<code>$1</code>');
}
function bullets(items) {
    return items.length === 0 ? '' : `<ul>\n${items.map((item) => `<li>${item}</li>`).join('\n')}\n</ul>`;
}

;// CONCATENATED MODULE: ./build/report/views/fleet.js



const COUNTED = [
    ['changed', 'changed'],
    ['would-change', 'would change'],
    ['unchanged', 'already right'],
    ['failed', 'failed'],
    ['not-reached', 'not reached'],
];
function fleetHeadline({ rows, dryRun, failure }) {
    if (rows.length === 0)
        return failure === undefined ? 'no project in this part' : 'failed';
    const always = dryRun ? 'would-change' : 'changed';
    const parts = COUNTED.flatMap(([state, words]) => {
        const count = rows.filter((row) => row.state === state).length;
        return count > 0 || state === always ? [`${count} ${words}`] : [];
    });
    return `${parts.join(', ')} of ${(0,report_text/* counted */.hS)(rows.length, 'project')}`;
}
function fleetFacts({ request }) {
    const wanted = 'tags' in request
        ? [
            [
                'Tags',
                request.tags
                    .slice(0, 50)
                    .map((tag) => code(tag))
                    .join(' '),
            ],
        ]
        : [
            ['Diff scans', switchWords(request.diffScan)],
            ['Full scans', switchWords(request.fullScan)],
        ];
    return [...wanted, ...selectionFacts(request.projects, request.shard)];
}
/** What selected the projects, where that is not plain from their names. */
function selectionFacts({ patterns, except }, shard) {
    const items = [...patterns, ...except.map((pattern) => `!${pattern}`)];
    return [
        [
            'Projects',
            items
                .slice(0, 20)
                .map((item) => code(item))
                .join(' '),
        ],
        ['Shard', shard === undefined ? undefined : `${shard.index} of ${shard.of}`],
    ];
}
/** Failures come first: a hundred changed projects would hide them. */
function fleetSections({ rows, dryRun }) {
    const changed = rows.filter((row) => row.state === 'changed');
    const planned = rows.filter((row) => row.state === 'would-change' || row.state === 'not-reached');
    return [
        ...failureTables(rows),
        ...changeTable('Changed', 'What changed', changed),
        ...(dryRun
            ? changeTable('Would change', 'What would change', planned)
            : changeTable('Not changed', 'What would have changed', planned)),
    ];
}
function changeTable(title, what, rows) {
    const known = rows.filter((row) => row.change !== undefined);
    if (known.length === 0)
        return [];
    const cells = function* () {
        for (const { project, url, change } of known) {
            yield [(0,report_text/* link */.nf)(project, url), change === undefined ? '' : changeWords(change)];
        }
    };
    return [heading(title), table(['Project', what], cells(), known.length, 'projects')];
}
/** Many failures have one cause: what to do about each cause, and then the projects. */
function failureTables(rows) {
    const failed = rows.filter((row) => row.state === 'failed' && row.failure !== undefined);
    if (failed.length === 0)
        return [];
    const causes = [...Map.groupBy(failed, failureCause)].sort(([, a], [, b]) => b.length - a.length);
    if (causes.length === failed.length) {
        const cells = failed.map((row) => [...failureCells(row), remedyCell(row)]);
        return [heading('Failed'), table(['Project', 'Why', 'What to do'], cells, cells.length, 'projects')];
    }
    const causeCells = causes.map(([cause, rows]) => [
        (0,report_text/* html */.qy)(cause),
        String(rows.length),
        ...rows.slice(0, 1).map(remedyCell),
    ]);
    const cells = function* () {
        for (const row of failed)
            yield failureCells(row);
    };
    return [
        heading('Failed'),
        table(['Cause', 'Projects', 'What to do'], causeCells, causeCells.length, 'causes'),
        table(['Project', 'Why'], cells(), failed.length, 'projects'),
    ];
}
function failureCells({ project, url, failure }) {
    return [(0,report_text/* link */.nf)(project, url), prose(shortWords(failure), 700)];
}
function remedyCell({ failure }) {
    return prose(`${explain(failure).remedy}.`);
}
function failureCause({ failure }) {
    if (failure.kind === 'status')
        return `answered ${failure.status}`;
    return failure.kind.replaceAll('-', ' ');
}
function changeWords(change) {
    if (change.of === 'tags')
        return change.added
            .slice(0, 50)
            .map((tag) => `+ ${code(tag)}`)
            .join(' ');
    return scanChanges(change)
        .map(({ name, before, after }) => `${name} ${before} → <b>${after}</b>`)
        .join(', ');
}
/** The switches that a change moves. */
function scanChanges({ before, after }) {
    const switches = [
        { name: 'diff scans', before: before.diff_scan, after: after.diff_scan },
        { name: 'full scans', before: before.full_scan, after: after.full_scan },
    ];
    const moved = switches.filter((one) => one.before !== one.after);
    return moved.map((one) => ({ name: one.name, before: (0,report_text/* onOff */.Ro)(one.before), after: (0,report_text/* onOff */.Ro)(one.after) }));
}
function switchWords(wanted) {
    return wanted === undefined ? 'left as they are' : (0,report_text/* onOff */.Ro)(wanted);
}

;// CONCATENATED MODULE: ./build/report/views/lists.js


const NOUNS = {
    'list-projects': ['project', 'projects'],
    'list-policies': ['policy', 'policies'],
    'list-dependencies': ['repository with matching dependencies', 'repositories with matching dependencies'],
};
function listHeadline({ operation, count, failure }) {
    const [one, several] = NOUNS[operation];
    return `${(0,report_text/* counted */.hS)(count, one, several)}${failure === undefined ? '' : ' read before it failed'}`;
}
function listFacts({ shards }) {
    return [['Shards of the matrix', shards?.toLocaleString('en')]];
}
function listSections({ operation, count }, rows) {
    const { head, cells } = COLUMNS[operation];
    return [table(head, rows.first.map(cells), count, NOUNS[operation][1])];
}
const COLUMNS = {
    'list-projects': {
        head: ['Project', 'Tags', 'Latest scan', 'Default branch'],
        cells(row) {
            const { name, url, tags, latest_scan_at, default_branch } = row;
            const shown = tags.slice(0, 20).map((tag) => code(tag, 50));
            return [
                (0,report_text/* link */.nf)(name, url),
                shown.join(' '),
                (0,report_text/* html */.qy)(latest_scan_at?.slice(0, 10) ?? ''),
                (0,report_text/* html */.qy)(default_branch?.replace('refs/heads/', '') ?? ''),
            ];
        },
    },
    'list-policies': {
        head: ['Policy', 'Product', 'Default', 'Id'],
        cells(row) {
            const { name, productType, isDefault, id } = row;
            const product = productType.replace('PRODUCT_TYPE_', '').toLowerCase();
            return [(0,report_text/* html */.qy)(name), (0,report_text/* html */.qy)(product), isDefault ? 'yes' : '', (0,report_text/* html */.qy)(id)];
        },
    },
    'list-dependencies': {
        head: ['Repository', 'Dependencies', 'Dependency paths', 'Id'],
        cells(row) {
            const { name, numDependencies, hasDependencyPathScan, id } = row;
            return [
                (0,report_text/* html */.qy)(name),
                numDependencies.toLocaleString('en'),
                hasDependencyPathScan ? 'yes' : 'no',
                String(id),
            ];
        },
    },
};

;// CONCATENATED MODULE: ./build/report/views/scan.js


function scanHeadline({ scan, scanId }) {
    if (scan === undefined)
        return `scan ${scanId} could not be read`;
    if (scan.completed_at === undefined)
        return `scan ${scan.id} is not complete yet`;
    return `${scan.stats === undefined ? 'findings not told' : (0,report_text/* counted */.hS)(scan.stats.findings, 'finding')} in ${said(scan.meta.repository) ?? `scan ${scan.id}`}`;
}
function scanFacts({ scan }) {
    if (scan === undefined)
        return [];
    const { meta, completed_at } = scan;
    // A scan that is under way has no numbers yet, whatever the platform sends.
    const stats = completed_at === undefined ? undefined : scan.stats;
    return [
        ['Findings', stats === undefined ? undefined : `<b>${stats.findings.toLocaleString('en')}</b>`],
        ['Scan', scanWords(scan)],
        [
            'Repository',
            meta.repository === undefined ? undefined : (0,report_text/* link */.nf)(String(meta.repository), said(meta.repo_url)),
        ],
        ['Branch', meta.branch === undefined ? undefined : code(String(meta.branch))],
        ['Commit', commitWords(meta)],
        ['Pull request', pullRequestWords(meta)],
        ['Author', authorWords(meta)],
        ['Trigger', (0,report_text/* html */.qy)(said(meta.on) ?? '')],
        ['Products', (0,report_text/* html */.qy)(scan.enabled_products.slice(0, 20).join(', '))],
        ['Rules', (0,report_text/* html */.qy)(said(meta.config) ?? '')],
        ['Duration', stats === undefined ? undefined : duration(stats.total_time)],
        ['Started', (0,report_text/* html */.qy)(timeWords(scan.started_at ?? ''))],
        ['Completed', (0,report_text/* html */.qy)(timeWords(completed_at ?? 'not yet'))],
        ['Exit code', completed_at === undefined ? undefined : String(scan.exit_code)],
        ['Logs', scan.has_logs ? 'on the platform' : 'none'],
    ];
}
/** The address is that of the job that scanned, not of the scan. */
function scanWords({ id, meta }) {
    const job = said(meta.ci_job_url);
    const linked = job === undefined ? '' : (0,report_text/* link */.nf)('CI job', job);
    return linked.startsWith('<a ') ? `${id} (${linked})` : String(id);
}
function commitWords(meta) {
    if (meta.commit === undefined)
        return undefined;
    const title = said(meta.commit_title);
    return `${code(String(meta.commit).slice(0, 12))}${title === undefined ? '' : ` ${(0,report_text/* html */.qy)(title)}`}`;
}
function pullRequestWords(meta) {
    const number = meta.pull_request_id;
    if (number === undefined || number === 0 || number === '')
        return undefined;
    const by = said(meta.pull_request_author_username);
    return (0,report_text/* html */.qy)([`#${number}`, said(meta.pull_request_title), by && `(by ${by})`].filter(Boolean).join(' '));
}
function authorWords(meta) {
    const name = said(meta.commit_author_name);
    const username = said(meta.commit_author_username);
    return (0,report_text/* html */.qy)([name, username && (name ? `(${username})` : username)].filter(Boolean).join(' '));
}
function said(value) {
    return value === undefined || value === '' ? undefined : String(value);
}
/** `2026-08-19 09:14:03 UTC`, where the platform gave that time as the document says; else what it gave. */
function timeWords(time) {
    return time.replace(/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)(?:\.\d+)?Z$/, '$1 $2 UTC');
}
/** @param seconds of `stats.total_time`, whose unit field-notes gives */
function duration(seconds) {
    const whole = Math.round(seconds);
    const minutes = Math.floor(whole / 60);
    const rest = seconds < 10 ? `${Math.round(seconds * 10) / 10} s` : `${whole % 60} s`;
    return minutes === 0 ? rest : `${minutes.toLocaleString('en')} min ${whole % 60} s`;
}

// EXTERNAL MODULE: ./build/platform/resources/triage.js
var triage = __webpack_require__(3210);
;// CONCATENATED MODULE: ./build/report/views/triage.js





function triageHeadline(result) {
    const { triaged, unlisted, uncertain, dryRun, request } = result;
    if (dryRun) {
        const { selection } = request;
        return selection.by === 'ids'
            ? `${(0,report_text/* counted */.hS)(selection.ids.length, 'finding')} would be sent`
            : 'nothing was sent';
    }
    const least = uncertain.length > 0 ? 'at least ' : '';
    return `${least}${(0,report_text/* counted */.hS)(triaged.length + unlisted, 'finding')} triaged`;
}
function triageFacts({ request, answered, triaged, unlisted }) {
    const { selection, note } = request;
    const limit = selection.by === 'filters' ? (selection.limit ?? triage/* TRIAGE_LIMIT */.ho) : undefined;
    const isBeyond = typeof limit === 'number' && triaged.length + unlisted > limit;
    const siblings = isBeyond ? ', and the same findings on other branches' : '';
    return [
        ['Request', `<b>${(0,report_text/* html */.qy)(triageWords(request), 1000)}</b>`],
        ['Limit', limit === undefined ? undefined : limit.toLocaleString('en') + siblings],
        ['Note', note === undefined ? undefined : (0,report_text/* html */.qy)(note, 500)],
        ['Requests answered', answered > 1 ? answered.toLocaleString('en') : undefined],
    ];
}
function triageSections(result) {
    const { request, triaged, uncertain, failures } = result;
    const filters = request.selection.by === 'filters' ? filterRows(request.selection.filters) : [];
    return [
        // Their words are in the request already, but short of the fourth repository.
        folded('Filters', facts(filters.map(([name, values]) => [(0,report_text/* html */.qy)(name), (0,report_text/* html */.qy)(values, 500)]))),
        ...(uncertain.length === 0 ? [] : uncertainSection(result)),
        // A single one has been told above.
        ...(failures.length < 2 ? [] : failureSection(result)),
        ...(triaged.length === 0 ? [] : triagedSection(triaged)),
    ];
}
function uncertainSection({ uncertain }) {
    const cells = uncertain.map((body, index) => [
        String(index + 1),
        body.issue_ids === undefined
            ? `up to ${(body.limit ?? 0).toLocaleString('en')} of the selected findings`
            : `${(0,report_text/* counted */.hS)(body.issue_ids.length, 'finding')}: ${code(body.issue_ids.slice(0, 10).join(', '))}${body.issue_ids.length > 10 ? ' …' : ''}`,
    ]);
    return [heading('May have been triaged'), table(['Request', 'Findings'], cells, cells.length, 'requests')];
}
function failureSection({ failures }) {
    const cells = failures.map(({ body, failure }) => [
        body.issue_ids === undefined ? 'by filters' : (0,report_text/* counted */.hS)(body.issue_ids.length, 'id'),
        prose(shortWords(failure), 700),
    ]);
    return [heading('Requests that failed'), table(['Request', 'Why'], cells, cells.length, 'requests')];
}
/** Ids only, so that they go side by side rather than each in a row of its own. */
function triagedSection(triaged) {
    const shown = triaged.slice(0, 100);
    const more = triaged.length - shown.length;
    const rest = more > 0 ? `\n<p>… and ${more.toLocaleString('en')} more; the report has all of them.</p>` : '';
    const ids = shown.map((id) => `<code>${id}</code>`).join(' ');
    return [heading('Triaged findings'), `<p>${ids}</p>${rest}`];
}

;// CONCATENATED MODULE: ./build/report/summary.js









const SIGNS = { succeeded: '✅', partial: '⚠️', failed: '❌' };
/** A scan that could be read, but is under way, is nothing to be pleased with yet. */
function signOf(result) {
    const waiting = result.operation === 'scan' && result.scan !== undefined && result.scan.completed_at === undefined;
    return waiting ? '⏳' : SIGNS[outcomeOf(result)];
}
/** One line that says what was done, without markup. */
function headline(result) {
    switch (result.operation) {
        case 'tag':
        case 'managed-scan':
            return fleetHeadline(result);
        case 'triage':
            return triageHeadline(result);
        case 'scan':
            return scanHeadline(result);
        default:
            return listHeadline(result);
    }
}
/** The job summary: first what was done, where, and what failed; then the details. */
function summaryOf(result, rows, run) {
    const marks = [run.cancelled ? 'cancelled' : '', 'dryRun' in result && result.dryRun ? 'dry run' : ''];
    const marked = marks.filter(Boolean).map((mark) => ` (${mark})`);
    const title = `${signOf(result)} ${result.operation}${marked.join('')}: ${headline(result)}`;
    const details = detailsOf(result, rows);
    return sectionsOf([
        `<h2>${(0,report_text/* html */.qy)(title, 300)}</h2>`,
        failureBox(result),
        facts([['Deployment', deploymentWords(result)], ...details.facts]),
        ...details.sections,
        ...noticeSections(result),
        footer(run),
    ]);
}
/** The summary of a step whose inputs were wrong. */
function problemSummary(operation, problems) {
    return sectionsOf([
        `<h2>❌ ${(0,report_text/* html */.qy)(operation === '' ? 'Code Security Platform' : operation)}: wrong inputs, nothing was sent</h2>`,
        bullets(problems.slice(0, 100).map((problem) => prose(problemWords(problem), 1000))),
    ]);
}
/** A blank line ends each HTML block, so that the next one starts as markup again. */
function sectionsOf(sections) {
    return `${sections.filter((section) => section !== '').join('\n\n')}\n\n`;
}
/** What was asked for or found in a few words, and what it takes more room to tell. */
function detailsOf(result, rows) {
    switch (result.operation) {
        case 'tag':
        case 'managed-scan':
            return { facts: fleetFacts(result), sections: fleetSections(result) };
        case 'triage':
            return { facts: triageFacts(result), sections: triageSections(result) };
        case 'scan':
            return { facts: scanFacts(result), sections: [] };
        default:
            return { facts: listFacts(result), sections: listSections(result, rows) };
    }
}
function deploymentWords({ deployment }) {
    const { slug, id } = deployment;
    if (slug === undefined)
        return id === undefined ? '' : `id ${id}`;
    return `<b>${(0,report_text/* html */.qy)(slug)}</b>${id === undefined ? '' : ` (id ${id})`}`;
}
/** Failed projects are counted in the heading, and have a section that says what to do about each cause. */
function failureBox(result) {
    const explanation = explainResult(result);
    if (explanation === undefined || result.failure?.kind === 'projects-failed')
        return '';
    return box(`${prose(explanation.what)}.`, `${prose(explanation.remedy)}.`);
}
function noticeSections({ notices }) {
    if (notices.length === 0)
        return [];
    return [
        heading('Warnings'),
        bullets(notices.slice(0, 50).map((notice) => prose(noticeWords(notice), 700))),
    ];
}
function footer({ baseUrl, requestsSent, took, reportName }) {
    const parts = [
        (0,report_text/* link */.nf)(baseUrl, baseUrl),
        `${(0,report_text/* counted */.hS)(requestsSent, 'request')} in ${took < 1000 ? `${took} ms` : `${(took / 1000).toFixed(1)} s`}`,
        ...(reportName === undefined ? [] : [`report: ${(0,report_text/* html */.qy)(reportName)} (output report-path)`]),
    ];
    return `<p><sub>${parts.join(' · ')}</sub></p>`;
}

;// CONCATENATED MODULE: ./build/report/log.js







const MAX_LINES = 100;
/** In characters, of what is wrong: the runner cuts annotations at 4096, and the end says what to do. */
const MAX_ANNOTATION_LENGTH = 3000;
/** The lines of the log that tell what a step did. They still need to pass `logLine`. */
function logLines(result) {
    return { title: `${result.operation}: ${headline(result)}`, lines: detailLines(result) };
}
function detailLines(result) {
    switch (result.operation) {
        case 'tag':
        case 'managed-scan': {
            const lines = result.rows.slice(0, MAX_LINES).map(({ project, state, change, failure }) => {
                const why = failure === undefined ? '' : `: ${explain(failure).what}`;
                const what = change === undefined || state === 'failed' ? '' : `: ${changeLine(change)}`;
                return `${state.replace('-', ' ')}: ${project}${what}${why}`;
            });
            const more = result.rows.length - lines.length;
            return more > 0 ? [...lines, `and ${more} more; the report has all of them`] : lines;
        }
        case 'triage':
            return [triageWords(result.request)];
        default:
            return [];
    }
}
function changeLine(change) {
    if (change.of === 'tags')
        return `+ ${change.added.join(', ')}`;
    return scanChanges(change)
        .map(({ name, before, after }) => `${name} ${before} → ${after}`)
        .join(', ');
}
/**
 * The one error annotation of a failed step: its first sentence says what failed, its last what to do.
 * Undefined when nothing failed.
 */
function annotationOf(result, cancelled) {
    const explanation = explainResult(result);
    if (explanation === undefined)
        return undefined;
    const { what, remedy } = explanation;
    const head = cancelled ? `The operation ${result.operation} was cancelled` : failedWords(result);
    if (!('rows' in result) || result.failure?.kind !== 'projects-failed')
        return `${head}: ${what}. ${remedy}.`;
    const failed = result.rows.filter((row) => row.failure !== undefined);
    const told = failed
        .slice(0, 3)
        .map((row) => (0,report_text/* plainText */.wh)(`${row.project}: ${row.failure ? explain(row.failure).what : ''}`, MAX_ANNOTATION_LENGTH / 3));
    const more = failed.length > told.length ? ` And ${failed.length - told.length} more, see the summary.` : '';
    const [first] = failed;
    const last = first?.failure === undefined ? remedy : explain(first.failure).remedy;
    return `${head}: ${what}. ${told.join('. ')}.${more} ${last}.`;
}
function failedWords(result) {
    const partly = outcomeOf(result) === 'partial' ? ' in part' : '';
    return `The operation ${result.operation} failed${partly}`;
}
/** The annotation for wrong inputs. */
function problemAnnotation(operation, problems) {
    const count = problems.length === 1 ? 'an input is wrong' : `${problems.length} inputs are wrong`;
    const head = `The step${operation === '' ? '' : ` ${operation}`} failed before it sent anything: ${count}.`;
    const whole = problems.map(problemWords).join(' ');
    const names = [...new Set(problems.map(({ input }) => `\`${input}\``))].join(', ');
    const told = whole.length <= MAX_ANNOTATION_LENGTH ? whole : `The summary says what is wrong with each: ${names}.`;
    return `${head} ${told} Correct ${problems.length === 1 ? 'it' : 'them'} in the workflow and run it again.`;
}
function warningLines(result) {
    return result.notices.map(noticeWords);
}

// EXTERNAL MODULE: ./build/platform/http/json.js
var http_json = __webpack_require__(2245);
;// CONCATENATED MODULE: ./build/report/outputs.js



/** The outputs of a step, but for `report-path`. */
function outputsOf(result, rows) {
    const outputs = { values: { outcome: outcomeOf(result) }, tooLarge: [] };
    switch (result.operation) {
        case 'tag':
        case 'managed-scan':
            Object.assign(outputs.values, fleetOutputs(result));
            break;
        case 'triage':
            triageOutputs(result, outputs);
            break;
        case 'scan':
            scanOutputs(result, outputs);
            break;
        default:
            listOutputs(result, rows, outputs);
    }
    return outputs;
}
function fleetOutputs({ rows, dryRun }) {
    const count = (state) => String(rows.filter((row) => row.state === state).length);
    return {
        'projects-changed': count(dryRun ? 'would-change' : 'changed'),
        'projects-unchanged': count('unchanged'),
        'projects-failed': count('failed'),
    };
}
function triageOutputs({ triaged, unlisted }, outputs) {
    outputs.values['num-triaged'] = String(triaged.length + unlisted);
    putJson(outputs, 'triaged-issues', triaged);
}
function scanOutputs({ scan }, outputs) {
    if (scan === undefined)
        return;
    putJson(outputs, 'scan', scan);
    const { meta, stats, completed_at } = scan;
    // A scan that is under way has no results yet, whatever stands in their place.
    const complete = completed_at !== undefined;
    const main = {
        'scan-findings': complete ? stats?.findings : undefined,
        'scan-exit-code': complete ? scan.exit_code : undefined,
        'scan-total-time': complete ? stats?.total_time : undefined,
        'scan-branch': meta.branch,
        'scan-commit': meta.commit,
        'scan-completed-at': completed_at,
    };
    for (const [name, value] of Object.entries(main)) {
        // These are short by nature; one that is not is none.
        if (value !== undefined && String(value).length < 1000)
            outputs.values[name] = String(value);
    }
}
function listOutputs(result, rows, outputs) {
    const name = report_file/* LIST_PARTS */.sj[result.operation];
    outputs.values.count = String(result.count);
    outputs.values[name] = rows.json ?? '';
    if (rows.json === undefined)
        outputs.tooLarge.push(name);
    if (result.shards === undefined)
        return;
    const shards = Array.from({ length: result.shards }, (_, index) => `${index + 1}/${result.shards}`);
    outputs.values.matrix = JSON.stringify({ shard: shards });
}
function putJson(outputs, name, value) {
    const json = (0,http_json/* writeJson */.GF)(value);
    const fits = json.length <= report_file/* MAX_OUTPUT_LENGTH */.Ux;
    outputs.values[name] = fits ? json : '';
    if (!fits)
        outputs.tooLarge.push(name);
}

;// CONCATENATED MODULE: ./build/report/tell.js






/** Tells a result in every way: report, outputs, summary, log and annotations. */
async function tell(result, run, report, file, writer) {
    const { values, tooLarge } = outputsOf(result, report.kept);
    for (const output of tooLarge)
        result.notices.push({ kind: 'output-too-large', output });
    report.end({
        operation: result.operation,
        outcome: outcomeOf(result),
        cancelled: run.cancelled,
        platform: run.baseUrl,
        version: run.version,
        started_at: new Date(run.startedAt).toISOString(),
        ended_at: new Date(run.endedAt).toISOString(),
        requests_sent: run.requestsSent,
        result,
    });
    file.close();
    if (file.problem !== undefined)
        result.notices.push({ kind: 'no-report', cause: file.problem });
    await writer.outputs({ ...values, ...reportPath(file) });
    const reportName = file.path === undefined ? undefined : (0,external_node_path_.basename)(file.path);
    const took = run.endedAt - run.startedAt;
    await writer.summary(summaryOf(result, report.kept, { ...run, took, reportName }));
    const { title, lines } = logLines(result);
    await writer.group(title, lines);
    await writer.warnings(warningLines(result));
    const annotation = annotationOf(result, run.cancelled);
    if (annotation !== undefined)
        await writer.fail(annotation);
    if (run.debug && result.failure?.kind === 'unexpected') {
        for (const line of result.failure.stack?.split('\n') ?? [])
            writer.info(line);
    }
}
/** Tells what is wrong with the inputs, in every way. */
async function tellProblems(inputs, version, report, file, writer) {
    const { operation, problems, warnings } = inputs;
    report.end({ operation, outcome: 'failed', cancelled: false, version, requests_sent: 0, problems });
    file.close();
    await writer.outputs({ outcome: 'failed', ...reportPath(file) });
    await writer.summary(problemSummary(operation, problems));
    await writer.warnings(warnings.map((warning) => `The input ${problemWords(warning)}`));
    await writer.fail(problemAnnotation(operation, problems));
}
function reportPath({ path }) {
    return path === undefined ? {} : { 'report-path': path };
}


/***/ })

};
