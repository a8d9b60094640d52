export const id = 326;
export const ids = [326];
export const modules = {

/***/ 5440:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createGitHub: () => (/* binding */ createGitHub)
});

// EXTERNAL MODULE: ./build/src/github/errors.js
var errors = __webpack_require__(6150);
// EXTERNAL MODULE: ./build/src/github/project-match.js
var project_match = __webpack_require__(1176);
;// CONCATENATED MODULE: ./build/src/github/access.js


/** Counts an owner's repositories by a page of one, whose link to the last page has the number. @throws GitHubError */
async function readOwner({ rest }, owner, serverUrl, projects) {
    const ofProjects = repositoriesOf(owner, serverUrl, projects);
    try {
        const answer = await rest.repos.listForOrg({ org: owner, type: 'all', per_page: 1 });
        return { repositories: countOf(answer), ofProjects, isPersonal: false };
    }
    catch (error) {
        if (!(error instanceof errors/* GitHubError */.y) || error.failure.status !== 404)
            throw error;
        const answer = await rest.repos.listForUser({ username: owner, per_page: 1 });
        return { repositories: countOf(answer), ofProjects, isPersonal: true };
    }
}
/** Asks for one row of a list. @throws GitHubError where the token may not read it */
async function readOneOf({ rest }, list, fullName) {
    const [owner = '', repo = ''] = fullName.split('/');
    const lists = {
        'pull-requests': () => rest.pulls.list({ owner, repo, per_page: 1 }),
        issues: () => rest.issues.listForRepo({ owner, repo, per_page: 1 }),
        properties: () => rest.orgs.customPropertiesForReposGetOrganizationValues({ org: owner, per_page: 1 }),
        teams: () => rest.teams.list({ org: owner, per_page: 1 }),
    };
    await lists[list]();
}
function countOf({ data, headers }) {
    const [, last] = /[?&]page=(\d+)[^>]*>; rel="last"/.exec(headers.link ?? '') ?? [];
    return last === undefined ? data.length : Number(last);
}
function repositoriesOf(owner, serverUrl, projects) {
    const places = projects.map((0,project_match/* projectMatcher */.k)(serverUrl, []));
    const names = places.map((facts) => (facts.known ? '' : (facts.fullName ?? '').toLowerCase()));
    return new Set(names.filter((fullName) => fullName.startsWith(`${owner.toLowerCase()}/`))).size;
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./node_modules/@octokit/plugin-retry/dist-bundle/index.js
var dist_bundle = __webpack_require__(9735);
// EXTERNAL MODULE: ./node_modules/@octokit/plugin-throttling/dist-bundle/index.js
var plugin_throttling_dist_bundle = __webpack_require__(6856);
// EXTERNAL MODULE: ./build/src/platform/http/attempt.js
var attempt = __webpack_require__(7299);
// EXTERNAL MODULE: ./build/src/platform/http/dispatcher.js
var http_dispatcher = __webpack_require__(8553);
// EXTERNAL MODULE: ./build/src/platform/http/redact.js
var http_redact = __webpack_require__(7469);
;// CONCATENATED MODULE: ./build/src/github/octokit.js







const TIMEOUT_MS = 60_000;
/** For one request: pauses without a length would otherwise repeat forever. */
const MAX_PAUSES = 3;
const MAX_CONNECTIONS = 10;
const MAX_PAGES = 1000;
/** The plugin's defaults, and 429, which the throttling plugin handles. */
const NOT_REPEATED = [400, 401, 403, 404, 410, 422, 429, 451];
/** @throws GitHubError */
async function readList(pages, convert) {
    const rows = [];
    let count = 0;
    for await (const { data, headers } of pages) {
        count += 1;
        rows.push(...data.map(convert));
        const isLast = !/rel="next"/.test(headers.link ?? '');
        const isMissing = data.length === 0 && (count > 1 || !isLast);
        if (isMissing || (count === MAX_PAGES && !isLast))
            return { rows, isWhole: false };
    }
    return { rows, isWhole: true };
}
/**
 * Octokit with retries and pauses for GitHub's limits (60 s in all), sending as the platform's client does, with at most
 * 10 requests at the same time.
 */
async function openOctokit(options) {
    const { getOctokit } = await __webpack_require__.e(/* import() | octokit */ 850).then(__webpack_require__.bind(__webpack_require__, 1758));
    const { token, apiUrl: baseUrl, secondMs: retryAfterBaseValue = 1000, pauses } = options;
    const onRateLimit = (seconds, _request, _octokit, count) => count < MAX_PAUSES && pauseFor(seconds, options, pauses);
    const limits = { retryAfterBaseValue, onRateLimit, onSecondaryRateLimit: onRateLimit };
    const settings = {
        baseUrl,
        request: { fetch: gitHubFetch(options) },
        retry: { doNotRetry: NOT_REPEATED, retryAfterBaseValue },
    };
    const connect = (queues = {}) => {
        // A separate id, so that a client does not wait for another's requests.
        const throttle = { ...limits, ...queues, id: (0,external_node_crypto_.randomUUID)() };
        // Each plugin wraps the earlier ones, so pauses do not count toward the request timeout.
        const octokit = getOctokit(token, { ...settings, throttle }, dist_bundle/* retry */.L, timeLimit(options), plugin_throttling_dist_bundle/* throttling */.A);
        octokit.hook.wrap('request', async (request, parameters) => {
            const { method, url } = octokit.request.endpoint(parameters);
            return checked(method, url, () => request(parameters), options);
        });
        return octokit;
    };
    const { rest, paginate } = connect();
    // Without the throttling plugin: it treats a query as a write, and delays the next write by a second.
    const { graphql } = connect();
    const write = { key: () => ({ schedule: async () => undefined }) };
    const { rest: unqueued } = connect({ write, triggersNotification: () => false });
    return { rest, unqueued, paginate, graphql };
}
/** A plugin that aborts a request with its retries after 60 s. */
function timeLimit({ stop, timeoutMs = TIMEOUT_MS }) {
    return (octokit) => {
        octokit.hook.wrap('request', (request, parameters) => {
            const signal = AbortSignal.any([stop, AbortSignal.timeout(timeoutMs)]);
            parameters.request.signal = signal;
            return unlessAborted(signal, () => request(parameters));
        });
    };
}
/** @throws GitHubError for every failure, and before a request to another origin, to which a `Link` may point */
async function checked(method, url, send, { apiUrl, stop, clock }) {
    const asked = { method, path: pathOf(url) };
    const { origin } = new URL(url);
    if (origin !== new URL(apiUrl).origin)
        throw new errors/* GitHubError */.y({ ...asked, kind: 'redirect', cause: `the address belongs to ${origin}` });
    try {
        const answer = await unlessAborted(stop, send);
        checkAnswer(answer, asked);
        return answer;
    }
    catch (error) {
        if (stop.aborted)
            throw new errors/* GitHubError */.y({ ...asked, kind: 'cancelled' });
        throw (0,errors/* errorOf */.M)(error, asked, clock.now());
    }
}
/** Whether a pause may begin. Overlapping pauses count once, in whole seconds. */
function pauseFor(seconds, { clock, onPause }, pauses) {
    const nowMs = clock.now();
    const endMs = nowMs + seconds * 1000;
    const addedMs = Math.floor((endMs - Math.max(nowMs, pauses.untilMs)) / 1000) * 1000;
    if (addedMs > pauses.leftMs)
        return false;
    if (addedMs <= 0)
        return true;
    pauses.leftMs -= addedMs;
    pauses.untilMs = endMs;
    onPause?.(addedMs);
    return true;
}
/** A `fetch` that follows redirects within the origin only, and returns complete answers without the token. */
function gitHubFetch({ token, apiUrl, clock, trace, timeoutMs = TIMEOUT_MS }) {
    const redact = (0,http_redact/* redactor */.$)(token);
    const { origin } = new URL(apiUrl);
    const dispatcher = (0,http_dispatcher/* createDispatcher */.SM)(origin, TIMEOUT_MS, MAX_CONNECTIONS);
    return async (url, { method, headers, body, signal }) => {
        const startMs = clock.now();
        const path = pathOf(url);
        const request = { origin, method, path, body, headers: { ...headers, 'accept-encoding': 'gzip' } };
        const end = await (0,attempt/* attempt */.C)(dispatcher, request, { timeoutMs, stop: signal, abort: signal });
        const event = { method, path: redact(path), ms: Math.round(clock.now() - startMs) };
        if ('body' in end) {
            const { status } = end;
            const answered = new Headers();
            for (const name of Object.keys(end.headers))
                answered.set(name, (0,attempt/* headerText */.T)(end.headers[name]));
            if (status === 403 || status === 429)
                markLimit(answered, clock.now());
            trace?.({ ...event, status, requestId: answered.get('x-github-request-id') ?? undefined });
            return new Response(redact(end.body) || null, { status, headers: answered });
        }
        const { kind, status, cause, redirectTo: location } = end;
        trace?.({ ...event, status, cause });
        // `checkAnswer` says where it leads.
        if (kind === 'redirect')
            return new Response(null, { status, headers: location ? { location } : {} });
        // Octokit retries after every other error.
        throw signal.aborted ? new DOMException(cause, 'AbortError') : new Error(cause);
    };
}
/**
 * The throttling plugin tells a limit by GitHub's message, or by these headers; a pause that GitHub names is one whatever
 * the message says. The plugin adds a second to the time of the reset.
 */
function markLimit(headers, nowMs) {
    const seconds = Number(headers.get('retry-after') ?? Number.NaN);
    if (!Number.isInteger(seconds))
        return;
    headers.set('x-ratelimit-remaining', '0');
    headers.set('x-ratelimit-reset', String(Math.floor(nowMs / 1000) + seconds - 1));
}
/** @throws GitHubError for an answer of another form, which Octokit would treat as an empty list or text */
function checkAnswer({ status, headers, data }, asked) {
    if (status >= 300) {
        const { location } = headers;
        const isElsewhere = typeof location === 'string' && URL.canParse(location);
        const cause = isElsewhere
            ? `the redirect leads to ${new URL(location).origin}`
            : `a ${status} is not followed`;
        throw new errors/* GitHubError */.y({ ...asked, kind: 'redirect', status, cause });
    }
    const fail = (cause) => new errors/* GitHubError */.y({ ...asked, kind: 'answer', status, cause });
    if (asked.method === 'GET' && status !== 200)
        throw fail(`the answer has the status ${status}`);
    if (status === 204)
        return;
    if (typeof data !== 'object' || data === null)
        throw fail('the answer is not JSON');
    if (/[?&]per_page=/.test(asked.path) && !Array.isArray(data))
        throw fail('the answer is not a list');
}
/** Settles like the work, or rejects as soon as the signal aborts: Octokit's own waits ignore signals. */
async function unlessAborted(signal, work) {
    signal.throwIfAborted();
    const { promise: aborted, reject } = Promise.withResolvers();
    const abort = () => reject(new Error('no answer in time'));
    signal.addEventListener('abort', abort);
    try {
        return await Promise.race([work(), aborted]);
    }
    finally {
        signal.removeEventListener('abort', abort);
    }
}
function pathOf(url) {
    const { pathname, search } = new URL(url);
    return pathname + search;
}

;// CONCATENATED MODULE: ./build/src/github/marked-text.js



const MARKER = /^<!-- code-security-platform (\S+) workflow=(\w+) (.*?) -->/;
/** The body, with the marker as a hidden first line. */
function markedBody(identity, stamp, text) {
    const key = `${identity.operation} workflow=${hashOf(identity)}`;
    return `<!-- code-security-platform ${key} ${stamp} -->\n${text}`;
}
/**
 * The texts of this identity in all pages of a list, oldest first. Compare their authors, too: anybody can copy a
 * marker.
 *
 * @param path of the list, for the error
 * @throws GitHubError, also when the list is not whole
 */
async function readMarked(pages, identity, path) {
    return markedBy(await readWhole(pages, path), identity);
}
/** The texts of an identity among others, oldest first. */
function markedBy(rows, identity) {
    const marked = rows.flatMap((one) => {
        const [, operation, hash, stamp = ''] = MARKER.exec(one.body ?? '') ?? [];
        if (operation !== identity.operation || hash !== hashOf(identity))
            return [];
        return [{ ...one, body: one.body ?? '', stamp }];
    });
    return marked.sort((a, b) => a.id - b.id);
}
/** @throws GitHubError, also when the list is not whole */
async function readWhole(pages, path) {
    const { rows, isWhole } = await readList(pages, (row) => row);
    if (isWhole)
        return rows;
    throw new errors/* GitHubError */.y({ kind: 'answer', method: 'GET', path, cause: 'the list is not whole' });
}
function writtenBy(texts, login) {
    return texts.filter(({ user }) => user?.login.toLowerCase() === login.toLowerCase());
}
/** The login that texts of this token have. GraphQL, because `GET /user` is refused to `GITHUB_TOKEN`. */
async function viewerLogin(octokit) {
    try {
        const { viewer } = await octokit.graphql('query { viewer { login } }');
        return viewer.login;
    }
    catch (error) {
        if (error instanceof errors/* GitHubError */.y)
            throw error;
        // GraphQL says in an answer of status 200 what failed.
        const cause = error instanceof Error ? error.message : String(error);
        throw new errors/* GitHubError */.y({ kind: 'answer', method: 'POST', path: '/graphql', cause });
    }
}
/** Short, and safe within a marker, which names may be too long for or end too early. */
function digestOf(text) {
    return (0,external_node_crypto_.createHash)('sha256').update(text).digest('hex').slice(0, 16);
}
function hashOf({ workflow, about = [] }) {
    return digestOf([workflow, ...about.map((one) => one.toLowerCase()).sort()].join('\n'));
}

;// CONCATENATED MODULE: ./build/src/github/pulls.js

/** GitHub lists no more files of a pull request. */
const MAX_FILES = 3000;
/** The hash of the head of a pull request, or of a branch. @throws GitHubError */
async function readHead(octokit, { owner, repo, ...of }) {
    if ('number' in of)
        return (await octokit.rest.pulls.get({ owner, repo, pull_number: of.number })).data.head.sha;
    return (await octokit.rest.git.getRef({ owner, repo, ref: `heads/${of.branch}` })).data.object.sha;
}
/** Head and head branch of a pull request. @throws GitHubError */
async function readPull(octokit, { owner, repo, number }) {
    const { head } = (await octokit.rest.pulls.get({ owner, repo, pull_number: number })).data;
    // A fork that was deleted meanwhile is null.
    const home = head.repo?.full_name.toLowerCase();
    const isFork = home !== `${owner}/${repo}`.toLowerCase();
    return { headSha: head.sha.toLowerCase(), headBranch: head.ref, isFork };
}
/** Paths that a pull request changes; undefined where GitHub does not list all. @throws GitHubError */
async function readChangedFiles(octokit, { owner, repo, number }) {
    const asked = { owner, repo, pull_number: number, per_page: 100 };
    const pages = octokit.paginate.iterator(octokit.rest.pulls.listFiles, asked);
    const { rows, isWhole } = await readList(pages, ({ filename }) => filename);
    return isWhole && rows.length < MAX_FILES ? rows : undefined;
}
/** When a pull request was last reopened, in epoch ms; 0 = never. @throws GitHubError */
async function readReopenedMs(octokit, { owner, repo, number }) {
    const asked = { owner, repo, issue_number: number, per_page: 100 };
    const pages = octokit.paginate.iterator(octokit.rest.issues.listEvents, asked);
    const { rows } = await readList(pages, ({ event, created_at }) => event === 'reopened' ? Date.parse(created_at) : 0);
    return Math.max(0, ...rows);
}

;// CONCATENATED MODULE: ./build/src/github/comments.js


/**
 * Writes the one comment of an identity on a pull request. It is found by its marker and its author; other people's
 * comments are never touched. The run that ends last for the pull request's present head writes it, also an older run
 * that was run again; a run for another commit writes nothing.
 *
 * @returns the address of the comment that stands there now
 * @throws GitHubError
 */
async function postComment(octokit, sticky) {
    const { pull, identity, commit, text, post } = sticky;
    const body = markedBody(identity, `commit=${commit}`, text);
    const marked = await listMarked(octokit, sticky);
    const [oldest] = marked.length === 0 ? [] : writtenBy(marked, await viewerLogin(octokit));
    if (oldest === undefined && post === 'only-update')
        return undefined;
    if (oldest?.body === body)
        return oldest.html_url;
    if ((await readHead(octokit, pull)) !== commit)
        return oldest?.html_url;
    if (oldest === undefined)
        return await createComment(octokit, sticky, body);
    const { owner, repo } = pull;
    await octokit.rest.issues.updateComment({ owner, repo, comment_id: oldest.id, body });
    return oldest.html_url;
}
/** Two runs may both have found no comment, so the list is read once more: the oldest stays, with the last text. */
async function createComment(octokit, sticky, body) {
    const { owner, repo, number } = sticky.pull;
    const { data: created } = await octokit.rest.issues.createComment({
        ...{ owner, repo, issue_number: number, body },
        // A lost answer may hide a comment that was made.
        request: { retries: 0 },
    });
    const [oldest] = writtenBy(await listMarked(octokit, sticky), created.user?.login ?? '');
    if (oldest === undefined || oldest.id === created.id)
        return created.html_url;
    await octokit.rest.issues.updateComment({ owner, repo, comment_id: oldest.id, body });
    await octokit.rest.issues.deleteComment({ owner, repo, comment_id: created.id });
    return oldest.html_url;
}
async function listMarked(octokit, { pull, identity }) {
    const { owner, repo, number } = pull;
    const asked = { owner, repo, issue_number: number, per_page: 100 };
    return await readMarked(octokit.paginate.iterator(octokit.rest.issues.listComments, asked), identity, `/repos/${owner}/${repo}/issues/${number}/comments`);
}

;// CONCATENATED MODULE: ./build/src/github/issue.js

/** Between the line of a run that could not find out and the text. */
const TEXT_START = '<!-- text -->';
/** What the marker of an issue that lists nothing has. */
const NOTHING = 'listed=none';
/**
 * Keeps the one issue of an identity true: opens, updates, closes or reopens it. It is found by its marker and its
 * author among all issues of the repository; other people's are never touched.
 *
 * The marker says what the issue lists, and nothing once a run closes it. So a closed issue that lists what this run
 * lists was closed by a person, and stays closed until that changes.
 *
 * @returns the address of the issue, where one is there, also a closed one
 * @throws GitHubError
 */
async function keepIssue(octokit, issue) {
    const { repository, identity } = issue;
    const author = await viewerLogin(octokit);
    const [own] = await listOwn(octokit, issue, author);
    const isOpen = own?.state === 'open';
    // A run that could not find out opens an issue where that is news.
    const state = (issue.state.kind === 'undecided' && !isOpen && issue.state.otherwise) || issue.state;
    if (own === undefined)
        return state.kind === 'act' ? await openIssue(octokit, issue, author, state) : undefined;
    const patch = async (changes) => {
        await octokit.rest.issues.update({ ...repository, issue_number: own.number, ...changes });
    };
    if (state.kind === 'act') {
        const { title, text } = state;
        const body = bodyOf(identity, stampOf(state), text);
        const isReopened = !isOpen && own.stamp !== stampOf(state);
        if (isReopened || own.body !== body || own.title !== title)
            await patch({ title, body, state: isReopened ? 'open' : undefined });
    }
    else if (state.kind === 'undecided') {
        // Somebody may have edited the start away.
        const start = own.body.indexOf(TEXT_START);
        const text = own.body.slice(start < 0 ? 0 : start + TEXT_START.length).trimStart();
        const body = bodyOf(identity, own.stamp, text, state.line);
        if (isOpen && body !== own.body)
            await patch({ body });
    }
    else if (isOpen || own.stamp !== NOTHING) {
        // Where a person closed it, only its marker and text change: what it lists next is news.
        const { title, text, line } = state;
        await patch({ title, body: bodyOf(identity, NOTHING, text), state: 'closed', state_reason: 'completed' });
        const comment = { ...repository, issue_number: own.number, body: line, request: { retries: 0 } };
        if (isOpen)
            await octokit.rest.issues.createComment(comment);
    }
    return own.html_url;
}
/** Two runs may both have found no issue, so the list is read once more: the oldest stays. */
async function openIssue(octokit, issue, author, { title, text, labels, assignees, listed }) {
    const { repository, identity } = issue;
    const { data: created } = await octokit.rest.issues.create({
        ...repository,
        ...{ title, labels: [...labels], assignees: [...assignees] },
        body: bodyOf(identity, stampOf({ listed }), text),
        // A lost answer may hide an issue that was made.
        request: { retries: 0 },
    });
    const [oldest] = await listOwn(octokit, issue, author);
    if (oldest === undefined || oldest.number >= created.number)
        return created.html_url;
    await octokit.rest.issues.update({
        ...{ ...repository, issue_number: created.number, state: 'closed', state_reason: 'duplicate' },
        body: bodyOf(identity, NOTHING, `Duplicate of #${oldest.number}`),
    });
    return oldest.html_url;
}
async function listOwn(octokit, { repository, identity }, author) {
    return markedBy(await listIssuesBy(octokit, repository, author), identity);
}
/** Open and closed ones, oldest first; GitHub lists pull requests as issues, too. @throws GitHubError */
async function listIssuesBy(octokit, repository, author) {
    const asked = { ...repository, state: 'all', creator: author, direction: 'asc', per_page: 100 };
    const pages = octokit.paginate.iterator(octokit.rest.issues.listForRepo, asked);
    const issues = await readWhole(pages, `/repos/${repository.owner}/${repository.repo}/issues`);
    return writtenBy(issues, author).filter((one) => one.pull_request === undefined);
}
function stampOf({ listed }) {
    return `listed=${digestOf(listed)}`;
}
function bodyOf(identity, stamp, text, line = '') {
    return markedBody(identity, stamp, `${line === '' ? '' : `${line}\n\n`}${TEXT_START}\n${text}`);
}

;// CONCATENATED MODULE: ./build/src/github/own-issues.js


/** Open and closed ones, oldest first. @throws GitHubError, also when the list is not whole */
async function readOwnIssues(octokit, repository) {
    const issues = await listIssuesBy(octokit, repository, await viewerLogin(octokit));
    return issues.map(({ number, html_url: url, state, body }) => {
        return { number, url, isOpen: state === 'open', body: body ?? '' };
    });
}

;// CONCATENATED MODULE: ./build/src/github/repositories.js


/** In this order, new repositories come last, and no other moves to another page. */
const PAGES = { sort: 'created', direction: 'asc', per_page: 100 };
/**
 * All repositories of an organization or a person that the token sees. GitHub does not say which ones it hides.
 *
 * @throws GitHubError with status 404 when the owner does not exist
 */
async function readRepositories(octokit, owner, wanted) {
    const { rows, isWhole } = await listRepositories(octokit, owner);
    const org = rows.some((one) => one.owner.type !== 'User') ? owner : undefined;
    const [properties, teamsOf] = await Promise.all([
        wanted.properties ? readProperties(octokit, org) : undefined,
        readTeamsOf(octokit, org, wanted.teams),
    ]);
    const repositories = rows.map((one) => ({
        ...one,
        properties: properties instanceof Map ? properties.get(one.id) : properties,
        teams: teamsOf(one),
    }));
    return { rows: repositories, isWhole };
}
/**
 * Single repositories by `owner/repo`, each with a request of its own (two with properties): for up to ten, that is
 * less than a list. A renamed one has its new name; one that the token does not see is undefined.
 *
 * @throws GitHubError also when GitHub refuses the token for all of them
 */
async function readNamedRepositories(octokit, fullNames, wanted) {
    const read = await Promise.all(fullNames.map((fullName) => unlessRefused(readNamed(octokit, fullName, wanted.properties))));
    const [refusal] = read.filter((one) => one instanceof errors/* GitHubError */.y);
    const seen = read.map((one) => (one instanceof errors/* GitHubError */.y ? undefined : one));
    if (refusal !== undefined && !isMissing(refusal) && seen.every((one) => one === undefined))
        throw refusal;
    const teams = new Map();
    const withTeams = async (one) => {
        const [owner = ''] = one.full_name.split('/');
        const org = one.owner.type === 'User' ? undefined : owner;
        const teamsOf = teams.get(owner) ?? readTeamsOf(octokit, org, wanted.teams);
        teams.set(owner, teamsOf);
        return { ...one, teams: (await teamsOf)(one) };
    };
    const found = await Promise.all(seen.map((one) => (one === undefined ? undefined : withTeams(one))));
    return new Map(fullNames.map((fullName, index) => [fullName, found[index]]));
}
/** The slugs of the organization's teams that the token sees. @throws GitHubError */
async function readTeamSlugs(octokit, org) {
    const pages = octokit.paginate.iterator(octokit.rest.teams.list, { org, per_page: 100 });
    return (await readList(pages, ({ slug }) => slug)).rows;
}
/** The names of all properties that the organization defines, even if no repository has a value. @throws GitHubError */
async function readPropertyNames(octokit, org) {
    const { data } = await octokit.rest.orgs.customPropertiesForReposGetOrganizationDefinitions({ org });
    return data.map(({ property_name }) => property_name);
}
async function listRepositories(octokit, owner) {
    const { iterator } = octokit.paginate;
    const { listForOrg, listForUser } = octokit.rest.repos;
    try {
        return await readList(iterator(listForOrg, { org: owner, type: 'all', ...PAGES }), metadataOf);
    }
    catch (error) {
        if (!isMissing(error))
            throw error;
        return await readList(iterator(listForUser, { username: owner, ...PAGES }), metadataOf);
    }
}
/** Keyed by the repository's id. */
async function readProperties(octokit, org) {
    if (org === undefined)
        return 'personal-account';
    const list = octokit.rest.orgs.customPropertiesForReposGetOrganizationValues;
    const pages = octokit.paginate.iterator(list, { org, per_page: 100 });
    const read = await unlessRefused(readList(pages, ({ repository_id, properties }) => [repository_id, valuesOf(properties)]));
    return read instanceof errors/* GitHubError */.y ? read : new Map(read.rows);
}
/** Returns a function that finds which of the requested teams have access to a repository. */
async function readTeamsOf(octokit, org, slugs) {
    if (slugs.length === 0)
        return () => undefined;
    if (org === undefined)
        return () => 'personal-account';
    const lists = await Promise.all(slugs.map((team_slug) => {
        const asked = { org, team_slug, per_page: 100 };
        const pages = octokit.paginate.iterator(octokit.rest.teams.listReposInOrg, asked);
        return unlessRefused(readList(pages, ({ id }) => id));
    }));
    const refusal = lists.find((list) => list instanceof errors/* GitHubError */.y && !isMissing(list));
    if (refusal instanceof errors/* GitHubError */.y)
        return () => refusal;
    if (lists.some((list) => 'isWhole' in list && !list.isWhole))
        return () => undefined;
    // A missing team has no repositories here; another organization may have that team.
    const idsOf = lists.map((list) => new Set(list instanceof errors/* GitHubError */.y ? [] : list.rows));
    return ({ id }) => slugs.filter((_, index) => idsOf[index]?.has(id));
}
async function readNamed(octokit, fullName, withProperties) {
    const metadata = metadataOf((await octokit.rest.repos.get(splitName(fullName))).data);
    if (!withProperties)
        return metadata;
    if (metadata.owner.type === 'User')
        return { ...metadata, properties: 'personal-account' };
    const asked = splitName(metadata.full_name);
    const read = await unlessRefused(octokit.rest.repos.customPropertiesForReposGetRepositoryValues(asked));
    return { ...metadata, properties: read instanceof errors/* GitHubError */.y ? read : valuesOf(read.data) };
}
async function unlessRefused(work) {
    try {
        return await work;
    }
    catch (error) {
        if (error instanceof errors/* GitHubError */.y && error.isRefusal)
            return error;
        throw error;
    }
}
/** Whether the owner does not exist: a 404 for a later page of a list does not say so. */
function isMissing(error) {
    if (!(error instanceof errors/* GitHubError */.y))
        return false;
    const { status, path = '' } = error.failure;
    return status === 404 && !/[?&]page=/.test(path);
}
function splitName(fullName) {
    const [owner = '', repo = ''] = fullName.split('/');
    return { owner, repo };
}
function metadataOf(row) {
    return {
        id: row.id,
        full_name: row.full_name,
        visibility: row.visibility ?? (row.private ? 'private' : 'public'),
        archived: row.archived ?? false,
        fork: row.fork,
        is_template: row.is_template ?? false,
        topics: row.topics ?? [],
        language: row.language ?? undefined,
        pushed_at: row.pushed_at ?? undefined,
        owner: { type: row.owner.type },
    };
}
function valuesOf(rows) {
    return new Map(rows.map(({ property_name, value }) => {
        const values = typeof value === 'string' ? [value] : (value ?? []);
        return [property_name, values.filter((one) => one !== '')];
    }));
}

;// CONCATENATED MODULE: ./build/src/github/client.js








/** Load this file with `import()` where GitHub is used: Octokit is large. @throws GitHubError */
async function createGitHub(options) {
    const octokit = await openOctokit(options);
    return {
        viewerLogin: viewerLogin.bind(undefined, octokit),
        head: readHead.bind(undefined, octokit),
        pull: readPull.bind(undefined, octokit),
        changedFiles: readChangedFiles.bind(undefined, octokit),
        reopenedMs: readReopenedMs.bind(undefined, octokit),
        postComment: postComment.bind(undefined, octokit),
        keepIssue: keepIssue.bind(undefined, octokit),
        ownIssues: readOwnIssues.bind(undefined, octokit),
        /** GitHub's endpoints for issues. The caller spaces writes. */
        issues: octokit.unqueued.issues,
        repositories: readRepositories.bind(undefined, octokit),
        namedRepositories: readNamedRepositories.bind(undefined, octokit),
        teamSlugs: readTeamSlugs.bind(undefined, octokit),
        readOneOf: readOneOf.bind(undefined, octokit),
        readOwner: readOwner.bind(undefined, octokit),
        propertyNames: readPropertyNames.bind(undefined, octokit),
    };
}


/***/ }),

/***/ 1176:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ projectMatcher)
/* harmony export */ });
/**
 * Returns a function that finds the repository of a project: by its address, else by its name, ignoring case. Several
 * projects may share one, such as the parts of a monorepo.
 *
 * @param serverUrl `GITHUB_SERVER_URL`
 * @param renames repositories by their former names, as found by reading them one by one
 */
function projectMatcher(serverUrl, repositories, renames = new Map()) {
    // A reused name belongs to the repository that has it now.
    const named = [...renames, ...repositories.map((one) => [one.full_name, one])];
    const byName = new Map(named.map(([name, repository]) => [name.toLowerCase(), repository]));
    const serverHost = new URL(serverUrl).hostname.toLowerCase();
    return (project) => {
        const place = repositoryName(project, serverHost);
        if ('reason' in place)
            return { known: false, reason: place.reason };
        const repository = byName.get(place.fullName.toLowerCase());
        if (repository === undefined)
            return { known: false, reason: 'not-visible', fullName: place.fullName };
        return { known: true, repository };
    };
}
function repositoryName({ name, url }, serverHost) {
    if (url === undefined || url.trim() === '') {
        const segments = name.split('/');
        return segments.length === 2 ? fullNameOf(segments) : { reason: 'not-a-repository' };
    }
    const address = URL.canParse(url.trim()) ? new URL(url.trim()) : undefined;
    if (address === undefined)
        return { reason: 'not-a-repository' };
    if (address.hostname !== serverHost)
        return { reason: 'other-host' };
    return fullNameOf(address.pathname.split('/').filter(Boolean));
}
/** The first two segments; the rest is a path within the repository. */
function fullNameOf([owner = '', repo = '']) {
    const fullName = `${owner}/${repo.replace(/\.git$/i, '')}`;
    // GitHub refuses the names `.` and `..`, too: they would leave the path of a request.
    const isName = /^\w[\w-]*\/[\w.-]+$/.test(fullName) && !/\/\.{1,2}$/.test(fullName);
    return isName ? { fullName } : { reason: 'not-a-repository' };
}


/***/ })

};
