export const id = 326;
export const ids = [326];
export const modules = {

/***/ 5564:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createGitHub: () => (/* binding */ createGitHub)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./build/src/github/comment-marker.js

/** GitHub's limit for a comment's body. */
const MAX_COMMENT_CHARACTERS = 65_536;
/** What is left for the text once the marker stands before it. */
const MAX_TEXT_CHARACTERS = MAX_COMMENT_CHARACTERS - 256;
const MARKER = /^<!-- code-security-platform (\S+) workflow=(\w+) commit=(\w+) run=(\d+)\.(\d+) -->/;
/** The body of a comment, whose first line nobody sees. @throws RangeError when the text is too long */
function markedBody(identity, run, text) {
    const { operation, workflow } = identityKey(identity);
    const place = `commit=${run.commit} run=${run.runNumber}.${run.runAttempt}`;
    const body = `<!-- code-security-platform ${operation} workflow=${workflow} ${place} -->\n${text}`;
    if (body.length > MAX_COMMENT_CHARACTERS) {
        throw new RangeError(`a comment has at most ${MAX_TEXT_CHARACTERS} characters, not ${text.length}`);
    }
    return body;
}
/** The run that wrote a body, where it is of this identity. That proves nothing about its author. */
function runOfBody(identity, body) {
    const [, operation, workflow, commit = '', runNumber, runAttempt] = MARKER.exec(body) ?? [];
    const key = identityKey(identity);
    if (operation !== key.operation || workflow !== key.workflow)
        return undefined;
    return { commit, runNumber: Number(runNumber), runAttempt: Number(runAttempt) };
}
/** Whether `run` is a later run, or a later attempt, than `other`, both of the same workflow. */
function isLaterRun(run, other) {
    return run.runNumber === other.runNumber
        ? run.runAttempt > other.runAttempt
        : run.runNumber > other.runNumber;
}
/** Names may be long, and may end an HTML comment. */
function identityKey({ operation, workflow, about = [] }) {
    const text = [workflow, ...about.map((one) => one.toLowerCase()).sort()].join('\n');
    return { operation, workflow: (0,external_node_crypto_.createHash)('sha256').update(text).digest('hex').slice(0, 16) };
}

// EXTERNAL MODULE: ./build/src/platform/http/decode.js
var decode = __webpack_require__(2186);
;// CONCATENATED MODULE: ./build/src/github/errors.js
/** Every failure of a request to GitHub. Its message is for developers; the texts for people are made elsewhere. */
class GitHubError extends Error {
    name = 'GitHubError';
    failure;
    constructor(failure) {
        super(`${failure.method} ${failure.path}: ${failure.status ?? failure.cause ?? failure.kind}`);
        this.failure = failure;
    }
    /** Whether this token may not ask, or nothing is there that it may see: asking again or later changes nothing. */
    get isRefusal() {
        const { kind, status = 0 } = this.failure;
        return kind === 'status' && [403, 404, 410, 451].includes(status);
    }
}

;// CONCATENATED MODULE: ./build/src/github/pages.js

/**
 * All rows of a paged list, in GitHub's order. Once the first page names the last one, the pages between are asked
 * for together; a list that grew meanwhile is followed to its end.
 *
 * @throws GitHubError
 */
async function readPages(connection, request, row) {
    const rows = (0,decode/* required */.mw)((0,decode/* list */.p_)(row));
    const read = (asked) => connection.send(asked, (body, { link }) => {
        return { rows: rows(body), next: linkOf(link, 'next'), last: pageNumber(linkOf(link, 'last')) };
    });
    const whole = { ...request, parameters: { ...request.parameters, per_page: 100 } };
    const first = await read(whole);
    const further = Array.from({ length: Math.max(0, (first.last ?? 1) - 1) }, (_, index) => index + 2);
    const pages = await Promise.all([
        first,
        ...further.map((page) => read({ ...whole, parameters: { ...whole.parameters, page } })),
    ]);
    const followed = new Set();
    for (let next = pages.at(-1)?.next; next !== undefined && !followed.has(next); next = pages.at(-1)?.next) {
        followed.add(next);
        pages.push(await read({ ...request, path: next, parameters: {} }));
    }
    return pages.flatMap(({ rows }) => rows);
}
function linkOf(header, relation) {
    for (const part of String(header ?? '').split(/,\s*(?=<)/)) {
        const match = /^<([^>]*)>\s*;\s*rel="([^"]*)"/.exec(part.trim());
        if (match?.[2] === relation)
            return match[1];
    }
    return undefined;
}
function pageNumber(address) {
    if (address === undefined || !URL.canParse(address))
        return undefined;
    const page = Number(new URL(address).searchParams.get('page') ?? Number.NaN);
    return Number.isSafeInteger(page) && page > 0 ? page : undefined;
}

;// CONCATENATED MODULE: ./build/src/github/repository.js

/** GitHub's ids are far from 2^53. */
const numericId = (0,decode/* mapped */.CV)(decode.id, Number);
const repositoryRow = (0,decode/* object */.Ik)({
    id: numericId,
    /** `owner/repo`, as GitHub spells it. */
    full_name: decode/* requiredText */.$4,
    visibility: (0,decode/* oneOf */.yL)('public', 'private', 'internal'),
    archived: (0,decode/* required */.mw)(decode/* boolean */.zM),
    fork: (0,decode/* required */.mw)(decode/* boolean */.zM),
    is_template: (0,decode/* required */.mw)(decode/* boolean */.zM),
    topics: (0,decode/* required */.mw)((0,decode/* list */.p_)(decode/* text */.Qq)),
    /** The main one; absent when there is none. */
    language: (0,decode/* optional */.lq)(decode/* text */.Qq),
    /** ISO 8601; absent when nothing was ever pushed. */
    pushed_at: (0,decode/* optional */.lq)(decode/* text */.Qq),
    /** Of the type `User`, a person's account: it has neither custom properties nor teams. */
    owner: (0,decode/* object */.Ik)({ type: decode/* requiredText */.$4 }),
});
/** One value, several or none. */
const values = (value) => Array.isArray(value) ? texts(value) : [(0,decode/* text */.Qq)(value)].filter((one) => one !== '');
const texts = (0,decode/* list */.p_)((0,decode/* required */.mw)(decode/* text */.Qq));
/** The answer of `GET /repos/{owner}/{repo}/properties/values`. */
const propertyRows = (0,decode/* required */.mw)((0,decode/* list */.p_)((0,decode/* mapped */.CV)((0,decode/* object */.Ik)({ property_name: decode/* requiredText */.$4, value: values }), ({ property_name: name, value }) => ({
    name,
    values: value,
}))));
/** A row of `GET /orgs/{org}/properties/values`. */
const repositoryProperties = (0,decode/* object */.Ik)({ repository_id: numericId, properties: propertyRows });
/** By name, without those that have none. */
function valuesOf(rows) {
    return new Map(rows.filter(({ values }) => values.length > 0).map(({ name, values }) => [name, values]));
}

;// CONCATENATED MODULE: ./build/src/github/comment-requests.js




const comment = (0,decode/* mapped */.CV)((0,decode/* object */.Ik)({
    id: numericId,
    user: (0,decode/* optional */.lq)((0,decode/* object */.Ik)({ login: decode/* requiredText */.$4 })),
    body: decode/* text */.Qq,
    html_url: decode/* requiredText */.$4,
}), ({ id, user, body, html_url: url }) => ({ id, author: user?.login, body, url }));
/** GraphQL says in a 200 answer what failed. */
const viewer = (value) => {
    const { data, errors } = viewerAnswer(value);
    if (data !== undefined)
        return data.viewer.login;
    throw new decode/* ShapeProblem */.PT(`says that GraphQL failed: ${JSON.stringify(errors)}`);
};
const viewerAnswer = (0,decode/* object */.Ik)({
    data: (0,decode/* optional */.lq)((0,decode/* object */.Ik)({ viewer: (0,decode/* object */.Ik)({ login: decode/* requiredText */.$4 }) })),
    errors: (value) => value ?? [],
});
/** For all of them: who may read but not write cannot comment. */
const COMMENT_PERMISSION = 'pull-requests: write';
/** The requests about the comments of one pull request. All of them throw GitHubError. */
class CommentRequests {
    #connection;
    #address;
    #number;
    #deadlineMs;
    constructor(connection, pull, deadlineMs) {
        this.#connection = connection;
        this.#address = { owner: pull.owner, repo: pull.repo };
        this.#number = pull.number;
        this.#deadlineMs = deadlineMs;
    }
    /** Oldest first. */
    async list() {
        const comments = await readPages(this.#connection, {
            method: 'GET',
            path: '/repos/{owner}/{repo}/issues/{issue_number}/comments',
            parameters: { ...this.#address, issue_number: this.#number },
            permission: COMMENT_PERMISSION,
            deadlineMs: this.#deadlineMs,
        }, comment);
        return comments.sort((a, b) => a.id - b.id);
    }
    /** Undefined when it was deleted. */
    read(id) {
        return unlessGone(this.#send('GET', id, comment));
    }
    /** A lost answer may hide a comment: it is not asked for again. */
    create(body) {
        return this.#connection.send({
            method: 'POST',
            path: '/repos/{owner}/{repo}/issues/{issue_number}/comments',
            parameters: { ...this.#address, issue_number: this.#number, body },
            permission: COMMENT_PERMISSION,
            deadlineMs: this.#deadlineMs,
        }, comment);
    }
    /** Undefined when it was deleted. */
    update(id, body) {
        return unlessGone(this.#send('PATCH', id, comment, { body }));
    }
    /** One that is gone already is fine. */
    async delete(id) {
        await unlessGone(this.#send('DELETE', id, () => undefined));
    }
    /** The login that comments of this token have. GraphQL, because `GET /user` is refused to `GITHUB_TOKEN`. */
    viewer() {
        return this.#connection.send({
            method: 'POST',
            path: '/graphql',
            parameters: { query: 'query { viewer { login } }' },
            permission: COMMENT_PERMISSION,
            isRepeatable: true,
            deadlineMs: this.#deadlineMs,
        }, viewer);
    }
    #send(method, id, decode, content = {}) {
        return this.#connection.send({
            method,
            path: '/repos/{owner}/{repo}/issues/comments/{comment_id}',
            parameters: { ...this.#address, comment_id: id, ...content },
            permission: COMMENT_PERMISSION,
            deadlineMs: this.#deadlineMs,
        }, decode);
    }
}
async function unlessGone(sent) {
    try {
        return await sent;
    }
    catch (error) {
        if (error instanceof GitHubError && [404, 410].includes(error.failure.status ?? 0))
            return undefined;
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/src/github/pull-request.js

const head = (0,decode/* mapped */.CV)((0,decode/* object */.Ik)({ head: (0,decode/* object */.Ik)({ sha: decode/* requiredText */.$4 }) }), (read) => read.head.sha);
/** `GET /repos/{owner}/{repo}/pulls/{pull_number}`. @throws GitHubError */
function readPullRequestHead(connection, { owner, repo, number }, { deadlineMs, permission = 'pull-requests: read', } = {}) {
    return connection.send({
        method: 'GET',
        path: '/repos/{owner}/{repo}/pulls/{pull_number}',
        parameters: { owner, repo, pull_number: number },
        permission,
        deadlineMs,
    }, head);
}

;// CONCATENATED MODULE: ./build/src/github/comments.js




/** How often a run looks, and writes again where an earlier one wrote over it meanwhile. */
const MAX_ROUNDS = 10;
/** After a race: what earlier runs have sent by then shows, and is written over. So does what GitHub's list lacked. */
const RACE_PAUSE_MS = 1000;
/** Looks at a list that shows the comment as it was before our update, before it is written again. */
const MAX_LATE = 3;
/** So long the head of the pull request is not read again. */
const FRESH_MS = 5000;
/**
 * Writes the one comment of an identity on a pull request. It is found by its marker and its author.
 * A run for another commit than the pull request's head writes nothing, and no run writes over a later one of the
 * same commit. Of the comments that a race leaves the oldest stays. Other people's comments are never touched.
 *
 * GitHub has no conditional write: an earlier run that has read before we wrote may write after us. So where others
 * are seen to write at the same time, it is looked at again after a second. Its list may lag behind what was written:
 * the answer to our own POST is believed, and what a late list shows then is cleared up.
 *
 * @throws GitHubError, RangeError for a text that is too long
 */
async function postComment(connection, sticky) {
    const posting = new Posting(connection, sticky);
    for (let round = 1; round <= MAX_ROUNDS; round++) {
        const posted = await posting.round(round === MAX_ROUNDS);
        if (posted !== undefined)
            return posted;
    }
    return posting.lost();
}
class Posting {
    #connection;
    #sticky;
    #requests;
    #body;
    #login;
    #created;
    #isCreatedGone = false;
    #updatedId;
    #hasRivals = false;
    #waits = 0;
    #lateLooks = 0;
    /** What the last update wrote over. */
    #replaced;
    /** Since the last update. */
    #hasSeenOwn = false;
    #url;
    /** A comment may be there although no answer says so. */
    #lostCreation;
    constructor(connection, sticky) {
        this.#connection = connection;
        this.#sticky = sticky;
        this.#requests = new CommentRequests(connection, sticky.pull, sticky.deadlineMs);
        this.#body = markedBody(sticky.identity, sticky.run, sticky.text);
    }
    /** Reads what is there and writes where that is needed; undefined = to be looked at again. */
    async round(isLast) {
        const listed = await this.#list();
        const isLate = this.#kept !== undefined && !listed.some(({ id }) => id === this.#kept?.id);
        const ours = isLate ? this.#withKept(listed) : listed;
        const [oldest] = ours;
        if (this.#lostCreation !== undefined && !ours.some(({ run }) => this.#isOwn(run)))
            throw this.#lostCreation;
        if (oldest === undefined)
            return await this.#create();
        this.#url = oldest.url;
        if (ours.some(({ run }) => this.#isLater(run)))
            return await this.#skip('later-run', oldest);
        const isWritten = this.#isOwn(oldest.run) && this.#hasWritten;
        this.#hasSeenOwn ||= isWritten;
        if (!isWritten && oldest.body !== this.#body) {
            return this.#isLateUpdate(oldest) ? await this.#wait() : await this.#update(oldest);
        }
        // An older one of ours may not show yet either.
        if (isLate && !isLast)
            return await this.#wait();
        this.#hasRivals ||= ours.length > 1;
        for (const { id } of ours.slice(1))
            await this.#delete(id);
        if (this.#hasRivals && this.#waits === 0)
            return await this.#wait();
        return { action: this.#actionOn(oldest), url: oldest.url };
    }
    /** Others wrote over it again and again, or the list never showed what was written. */
    lost() {
        return { action: 'skipped', reason: 'lost-race', ...(this.#url === undefined ? {} : { url: this.#url }) };
    }
    /** Oldest first. */
    async #list() {
        const marked = (await this.#requests.list()).flatMap((comment) => {
            const run = runOfBody(this.#sticky.identity, comment.body);
            return run === undefined ? [] : [{ ...comment, run }];
        });
        if (marked.length === 0)
            return [];
        this.#login ??= this.#created?.author ?? (await this.#requests.viewer());
        const login = this.#login.toLowerCase();
        return marked.filter(({ author }) => author?.toLowerCase() === login);
    }
    /** The answer to our own POST is believed: what the list does not show yet is never made a second time. */
    #withKept(listed) {
        if (this.#kept === undefined)
            return listed;
        const kept = { ...this.#kept, run: this.#sticky.run };
        return [...listed, kept].sort((one, other) => one.id - other.id);
    }
    /** What we made and did not take away again. */
    get #kept() {
        return this.#isCreatedGone ? undefined : this.#created;
    }
    async #delete(id) {
        this.#isCreatedGone ||= id === this.#created?.id;
        await this.#requests.delete(id);
    }
    /** Whether the list may only show it as it was before our update. */
    #isLateUpdate({ id, body }) {
        this.#hasRivals ||= this.#hasWritten;
        const isFormer = !this.#hasSeenOwn && id === this.#updatedId && body === this.#replaced;
        if (isFormer)
            this.#lateLooks += 1;
        return isFormer && this.#lateLooks <= MAX_LATE;
    }
    async #create() {
        if (this.#sticky.post === 'only-update')
            return { action: 'skipped', reason: 'not-posted-yet' };
        if (!(await this.#isHead()))
            return { action: 'skipped', reason: 'older-commit' };
        try {
            this.#created = await this.#requests.create(this.#body);
        }
        catch (error) {
            if (!(error instanceof GitHubError) || !mayHaveTakenEffect(error))
                throw error;
            this.#lostCreation = error;
        }
        return undefined;
    }
    async #update(oldest) {
        if (!(await this.#isHead()))
            return await this.#skip('older-commit', oldest);
        const updated = await this.#requests.update(oldest.id, this.#body);
        this.#replaced = oldest.body;
        this.#hasSeenOwn = false;
        this.#lateLooks = 0;
        this.#updatedId = updated?.id;
        return undefined;
    }
    async #skip(reason, oldest) {
        const kept = this.#kept;
        if (kept !== undefined && kept.id !== oldest.id)
            await this.#delete(kept.id);
        return { action: 'skipped', reason, url: oldest.url };
    }
    async #wait() {
        this.#waits += 1;
        await this.#connection.sleep(RACE_PAUSE_MS);
    }
    get #hasWritten() {
        return (this.#created ?? this.#updatedId ?? this.#lostCreation) !== undefined;
    }
    #actionOn(kept) {
        if (!this.#hasWritten)
            return 'unchanged';
        return kept.id === this.#updatedId ? 'updated' : 'created';
    }
    #isOwn({ commit, runNumber, runAttempt }) {
        const { run } = this.#sticky;
        return commit === run.commit && runNumber === run.runNumber && runAttempt === run.runAttempt;
    }
    #isLater(run) {
        return run.commit === this.#sticky.run.commit && isLaterRun(run, this.#sticky.run);
    }
    async #isHead() {
        const { pull, run, head, deadlineMs } = this.#sticky;
        const isFresh = head !== undefined && this.#connection.now() - head.readAtMs < FRESH_MS;
        if (isFresh && !this.#hasWritten)
            return head.commit === run.commit;
        const options = { deadlineMs, permission: COMMENT_PERMISSION };
        return (await readPullRequestHead(this.#connection, pull, options)) === run.commit;
    }
}
function mayHaveTakenEffect({ failure: { kind, status = 0 } }) {
    return kind === 'connection' || kind === 'answer' || (kind === 'status' && status >= 500);
}

;// CONCATENATED MODULE: ./node_modules/universal-user-agent/index.js
function getUserAgent() {
  if (typeof navigator === "object" && "userAgent" in navigator) {
    return navigator.userAgent;
  }

  if (typeof process === "object" && process.version !== undefined) {
    return `Node.js/${process.version.substr(1)} (${process.platform}; ${
      process.arch
    })`;
  }

  return "<environment undetectable>";
}

;// CONCATENATED MODULE: ./node_modules/@octokit/endpoint/dist-bundle/index.js
// pkg/dist-src/defaults.js


// pkg/dist-src/version.js
var VERSION = "0.0.0-development";

// pkg/dist-src/defaults.js
var userAgent = `octokit-endpoint.js/${VERSION} ${getUserAgent()}`;
var DEFAULTS = {
  method: "GET",
  baseUrl: "https://api.github.com",
  headers: {
    accept: "application/vnd.github.v3+json",
    "user-agent": userAgent
  },
  mediaType: {
    format: ""
  }
};

// pkg/dist-src/util/lowercase-keys.js
function lowercaseKeys(object) {
  if (!object) {
    return {};
  }
  return Object.keys(object).reduce((newObj, key) => {
    newObj[key.toLowerCase()] = object[key];
    return newObj;
  }, {});
}

// pkg/dist-src/util/is-plain-object.js
function isPlainObject(value) {
  if (typeof value !== "object" || value === null) return false;
  if (Object.prototype.toString.call(value) !== "[object Object]") return false;
  const proto = Object.getPrototypeOf(value);
  if (proto === null) return true;
  const Ctor = Object.prototype.hasOwnProperty.call(proto, "constructor") && proto.constructor;
  return typeof Ctor === "function" && Ctor instanceof Ctor && Function.prototype.call(Ctor) === Function.prototype.call(value);
}

// pkg/dist-src/util/merge-deep.js
function mergeDeep(defaults, options) {
  const result = Object.assign({}, defaults);
  Object.keys(options).forEach((key) => {
    if (isPlainObject(options[key])) {
      if (!(key in defaults)) Object.assign(result, { [key]: options[key] });
      else result[key] = mergeDeep(defaults[key], options[key]);
    } else {
      Object.assign(result, { [key]: options[key] });
    }
  });
  return result;
}

// pkg/dist-src/util/remove-undefined-properties.js
function removeUndefinedProperties(obj) {
  for (const key in obj) {
    if (obj[key] === void 0) {
      delete obj[key];
    }
  }
  return obj;
}

// pkg/dist-src/merge.js
function merge(defaults, route, options) {
  if (typeof route === "string") {
    let [method, url] = route.split(" ");
    options = Object.assign(url ? { method, url } : { url: method }, options);
  } else {
    options = Object.assign({}, route);
  }
  options.headers = lowercaseKeys(options.headers);
  removeUndefinedProperties(options);
  removeUndefinedProperties(options.headers);
  const mergedOptions = mergeDeep(defaults || {}, options);
  if (options.url === "/graphql") {
    if (defaults && defaults.mediaType.previews?.length) {
      mergedOptions.mediaType.previews = defaults.mediaType.previews.filter(
        (preview) => !mergedOptions.mediaType.previews.includes(preview)
      ).concat(mergedOptions.mediaType.previews);
    }
    mergedOptions.mediaType.previews = (mergedOptions.mediaType.previews || []).map((preview) => preview.replace(/-preview/, ""));
  }
  return mergedOptions;
}

// pkg/dist-src/util/add-query-parameters.js
function addQueryParameters(url, parameters) {
  const separator = /\?/.test(url) ? "&" : "?";
  const names = Object.keys(parameters);
  if (names.length === 0) {
    return url;
  }
  return url + separator + names.map((name) => {
    if (name === "q") {
      return "q=" + parameters.q.split("+").map(encodeURIComponent).join("+");
    }
    return `${name}=${encodeURIComponent(parameters[name])}`;
  }).join("&");
}

// pkg/dist-src/util/extract-url-variable-names.js
var urlVariableRegex = /\{[^{}}]+\}/g;
function removeNonChars(variableName) {
  return variableName.replace(/(?:^\W+)|(?:(?<!\W)\W+$)/g, "").split(/,/);
}
function extractUrlVariableNames(url) {
  const matches = url.match(urlVariableRegex);
  if (!matches) {
    return [];
  }
  return matches.map(removeNonChars).reduce((a, b) => a.concat(b), []);
}

// pkg/dist-src/util/omit.js
function omit(object, keysToOmit) {
  const result = { __proto__: null };
  for (const key of Object.keys(object)) {
    if (keysToOmit.indexOf(key) === -1) {
      result[key] = object[key];
    }
  }
  return result;
}

// pkg/dist-src/util/url-template.js
function encodeReserved(str) {
  return str.split(/(%[0-9A-Fa-f]{2})/g).map(function(part) {
    if (!/%[0-9A-Fa-f]/.test(part)) {
      part = encodeURI(part).replace(/%5B/g, "[").replace(/%5D/g, "]");
    }
    return part;
  }).join("");
}
function encodeUnreserved(str) {
  return encodeURIComponent(str).replace(/[!'()*]/g, function(c) {
    return "%" + c.charCodeAt(0).toString(16).toUpperCase();
  });
}
function encodeValue(operator, value, key) {
  value = operator === "+" || operator === "#" ? encodeReserved(value) : encodeUnreserved(value);
  if (key) {
    return encodeUnreserved(key) + "=" + value;
  } else {
    return value;
  }
}
function isDefined(value) {
  return value !== void 0 && value !== null;
}
function isKeyOperator(operator) {
  return operator === ";" || operator === "&" || operator === "?";
}
function getValues(context, operator, key, modifier) {
  var value = context[key], result = [];
  if (isDefined(value) && value !== "") {
    if (typeof value === "string" || typeof value === "number" || typeof value === "bigint" || typeof value === "boolean") {
      value = value.toString();
      if (modifier && modifier !== "*") {
        value = value.substring(0, parseInt(modifier, 10));
      }
      result.push(
        encodeValue(operator, value, isKeyOperator(operator) ? key : "")
      );
    } else {
      if (modifier === "*") {
        if (Array.isArray(value)) {
          value.filter(isDefined).forEach(function(value2) {
            result.push(
              encodeValue(operator, value2, isKeyOperator(operator) ? key : "")
            );
          });
        } else {
          Object.keys(value).forEach(function(k) {
            if (isDefined(value[k])) {
              result.push(encodeValue(operator, value[k], k));
            }
          });
        }
      } else {
        const tmp = [];
        if (Array.isArray(value)) {
          value.filter(isDefined).forEach(function(value2) {
            tmp.push(encodeValue(operator, value2));
          });
        } else {
          Object.keys(value).forEach(function(k) {
            if (isDefined(value[k])) {
              tmp.push(encodeUnreserved(k));
              tmp.push(encodeValue(operator, value[k].toString()));
            }
          });
        }
        if (isKeyOperator(operator)) {
          result.push(encodeUnreserved(key) + "=" + tmp.join(","));
        } else if (tmp.length !== 0) {
          result.push(tmp.join(","));
        }
      }
    }
  } else {
    if (operator === ";") {
      if (isDefined(value)) {
        result.push(encodeUnreserved(key));
      }
    } else if (value === "" && (operator === "&" || operator === "?")) {
      result.push(encodeUnreserved(key) + "=");
    } else if (value === "") {
      result.push("");
    }
  }
  return result;
}
function parseUrl(template) {
  return {
    expand: expand.bind(null, template)
  };
}
function expand(template, context) {
  var operators = ["+", "#", ".", "/", ";", "?", "&"];
  template = template.replace(
    /\{([^\{\}]+)\}|([^\{\}]+)/g,
    function(_, expression, literal) {
      if (expression) {
        let operator = "";
        const values = [];
        if (operators.indexOf(expression.charAt(0)) !== -1) {
          operator = expression.charAt(0);
          expression = expression.substr(1);
        }
        expression.split(/,/g).forEach(function(variable) {
          var tmp = /([^:\*]*)(?::(\d+)|(\*))?/.exec(variable);
          values.push(getValues(context, operator, tmp[1], tmp[2] || tmp[3]));
        });
        if (operator && operator !== "+") {
          var separator = ",";
          if (operator === "?") {
            separator = "&";
          } else if (operator !== "#") {
            separator = operator;
          }
          return (values.length !== 0 ? operator : "") + values.join(separator);
        } else {
          return values.join(",");
        }
      } else {
        return encodeReserved(literal);
      }
    }
  );
  if (template === "/") {
    return template;
  } else {
    return template.replace(/\/$/, "");
  }
}

// pkg/dist-src/parse.js
function parse(options) {
  let method = options.method.toUpperCase();
  let url = (options.url || "/").replace(/:([a-z]\w+)/g, "{$1}");
  let headers = Object.assign({}, options.headers);
  let body;
  let parameters = omit(options, [
    "method",
    "baseUrl",
    "url",
    "headers",
    "request",
    "mediaType"
  ]);
  const urlVariableNames = extractUrlVariableNames(url);
  url = parseUrl(url).expand(parameters);
  if (!/^http/.test(url)) {
    url = options.baseUrl + url;
  }
  const omittedParameters = Object.keys(options).filter((option) => urlVariableNames.includes(option)).concat("baseUrl");
  const remainingParameters = omit(parameters, omittedParameters);
  const isBinaryRequest = /application\/octet-stream/i.test(headers.accept);
  if (!isBinaryRequest) {
    if (options.mediaType.format) {
      headers.accept = headers.accept.split(/,/).map(
        (format) => format.replace(
          /application\/vnd(\.\w+)(\.v3)?(\.\w+)?(\+json)?$/,
          `application/vnd$1$2.${options.mediaType.format}`
        )
      ).join(",");
    }
    if (url.endsWith("/graphql")) {
      if (options.mediaType.previews?.length) {
        const previewsFromAcceptHeader = headers.accept.match(/(?<![\w-])[\w-]+(?=-preview)/g) || [];
        headers.accept = previewsFromAcceptHeader.concat(options.mediaType.previews).map((preview) => {
          const format = options.mediaType.format ? `.${options.mediaType.format}` : "+json";
          return `application/vnd.github.${preview}-preview${format}`;
        }).join(",");
      }
    }
  }
  if (["GET", "HEAD"].includes(method)) {
    url = addQueryParameters(url, remainingParameters);
  } else {
    if ("data" in remainingParameters) {
      body = remainingParameters.data;
    } else {
      if (Object.keys(remainingParameters).length) {
        body = remainingParameters;
      }
    }
  }
  if (!headers["content-type"] && typeof body !== "undefined") {
    headers["content-type"] = "application/json; charset=utf-8";
  }
  if (["PATCH", "PUT"].includes(method) && typeof body === "undefined") {
    body = "";
  }
  return Object.assign(
    { method, url, headers },
    typeof body !== "undefined" ? { body } : null,
    options.request ? { request: options.request } : null
  );
}

// pkg/dist-src/endpoint-with-defaults.js
function endpointWithDefaults(defaults, route, options) {
  return parse(merge(defaults, route, options));
}

// pkg/dist-src/with-defaults.js
function withDefaults(oldDefaults, newDefaults) {
  const DEFAULTS2 = merge(oldDefaults, newDefaults);
  const endpoint2 = endpointWithDefaults.bind(null, DEFAULTS2);
  return Object.assign(endpoint2, {
    DEFAULTS: DEFAULTS2,
    defaults: withDefaults.bind(null, DEFAULTS2),
    merge: merge.bind(null, DEFAULTS2),
    parse
  });
}

// pkg/dist-src/index.js
var endpoint = withDefaults(null, DEFAULTS);


// EXTERNAL MODULE: ./build/src/inputs/base-url.js
var base_url = __webpack_require__(5714);
// EXTERNAL MODULE: ./build/src/platform/http/errors.js
var errors = __webpack_require__(9323);
// EXTERNAL MODULE: ./build/src/platform/http/transport.js + 8 modules
var transport = __webpack_require__(3920);
;// CONCATENATED MODULE: ./build/src/github/connection.js






const API_VERSION = '2022-11-28';
const MAX_CONCURRENT = 10;
const MAX_RETRIES = 3;
const TIMEOUT_MS = 30_000;
const KINDS = {
    status: 'status',
    'rate-limit': 'rate-limited',
    connection: 'connection',
    proxy: 'connection',
    certificate: 'connection',
    'client-certificate': 'connection',
    'time-out': 'connection',
    redirect: 'redirect',
    answer: 'answer',
    'another-answer': 'answer',
    cancelled: 'cancelled',
};
/** The way to GitHub: Octokit's addresses and headers, and the transport that requests to the platform take, too. */
class Connection {
    #options;
    #endpoint;
    #transport;
    /** @throws TypeError for an address that is not valid, or neither https nor loopback */
    constructor(options) {
        this.#options = options;
        const { apiUrl, ...others } = options;
        const { protocol, hostname, origin } = new URL(apiUrl);
        if (protocol !== 'https:' && !(protocol === 'http:' && (0,base_url/* isLoopback */.U)(hostname))) {
            throw new TypeError('the address of GitHub is neither https nor on this machine');
        }
        this.#endpoint = endpoint.defaults({
            baseUrl: apiUrl.replace(/\/+$/, ''),
            headers: { 'x-github-api-version': API_VERSION },
        });
        this.#transport = new transport/* Transport */.o({
            timeoutMs: TIMEOUT_MS,
            ...others,
            ...{ baseUrl: new URL(origin), abort: options.stop },
            ...{ maxRetries: MAX_RETRIES, concurrency: MAX_CONCURRENT },
        });
    }
    now() {
        return this.#options.clock.now();
    }
    /** Ends early when the step is stopped. */
    sleep(ms) {
        return this.#options.clock.sleep(ms, this.#options.stop);
    }
    /** @throws GitHubError */
    async send(request, decode) {
        const { method, isRepeatable = method !== 'POST' } = request;
        const { url, headers, body } = this.#expand(request);
        const sent = { method, path: url.pathname + url.search, headers, body };
        const read = ({ json, headers }) => decode(json, headers);
        try {
            if (isRepeatable)
                return await this.#transport.read(sent, read);
            const answer = await this.#transport.write(sent, 1, read);
            if (answer.kind === 'answered')
                return answer.value;
            throw answer.kind === 'refused' ? answer.error : (0,errors/* errorOf */.Mz)(answer.failure);
        }
        catch (error) {
            throw error instanceof errors/* PlatformError */.Wk ? this.#errorOf(request, error.failure) : error;
        }
    }
    /** Refuses addresses of other origins: those of `Link` headers come from outside. */
    #expand({ method, path, parameters = {} }) {
        for (const value of Object.values(parameters)) {
            // Names come from outside, and these would leave the path.
            if (value === '.' || value === '..')
                throw new TypeError(`"${value}" is not a name`);
        }
        const { headers, body, ...parsed } = this.#endpoint({ ...parameters, method, url: path });
        const url = new URL(parsed.url);
        if (url.origin !== new URL(this.#options.apiUrl).origin) {
            const cause = `the address belongs to ${url.origin}`;
            throw new GitHubError({ kind: 'redirect', method, path: url.pathname + url.search, cause });
        }
        // GitHub Enterprise Server has GraphQL beside the REST API, not below it.
        if (path === '/graphql')
            url.pathname = url.pathname.replace(/\/api\/v3\/graphql$/, '/api/graphql');
        return { url, headers: headers, body };
    }
    #errorOf(request, failure) {
        const { method, path, status, serverMessage, retryAfterMs = 0 } = failure;
        const kind = KINDS[failure.kind];
        const isForbidden = status === 403 && /not accessible|must have/i.test(serverMessage ?? '');
        return new GitHubError({
            ...{ kind, method, path },
            ...(0,decode/* present */.Eb)({
                status,
                serverMessage,
                cause: failure.kind === 'redirect' ? redirectCause(failure) : failure.cause,
                resetAtMs: kind === 'rate-limited' ? this.now() + retryAfterMs : undefined,
                missingPermission: isForbidden ? request.permission : undefined,
            }),
        });
    }
}
function redirectCause({ cause, redirectTo: to, status }) {
    if (cause !== undefined)
        return cause;
    if (to === undefined)
        return 'the redirect has no valid address';
    return to.startsWith('/') ? `a ${status} does not keep the method` : `the redirect leads to ${to}`;
}

;// CONCATENATED MODULE: ./build/src/github/repositories.js




const TEAMS_PERMISSION = 'Organization: Members (read)';
const PROPERTIES_PERMISSION = 'Organization: Custom properties (read)';
const METADATA_PERMISSION = 'Repository: Metadata (read)';
function noSources() {
    return { propertyNames: new Set(), teams: new Set(), answered: new Set(), refused: new Map() };
}
/**
 * All repositories of an organisation or a person that the token sees. The answer does not say what it does not see.
 *
 * @param sources is added to
 * @throws GitHubError of status 404 where there is no such owner; no part of the list reads as empty
 */
async function readRepositories(connection, owner, wanted, sources) {
    // In this order, new repositories come last and move none to another page.
    const order = { sort: 'created', direction: 'asc' };
    const ofOrg = get('/orgs/{org}/repos', { org: owner, type: 'all', ...order }, METADATA_PERMISSION);
    const ofUser = get('/users/{username}/repos', { username: owner, ...order }, METADATA_PERMISSION);
    const listed = await readPages(connection, ofOrg, repositoryRow).catch((error) => {
        if (isMissing(error))
            return readPages(connection, ofUser, repositoryRow);
        throw error;
    });
    // A repository that comes or goes meanwhile moves others to another page: some are listed twice then.
    const unique = [...new Map(listed.map((metadata) => [metadata.id, metadata])).values()];
    const isOrg = unique.some(({ owner }) => owner.type !== 'User');
    const owned = isOrg ? () => readProperties(connection, owner, sources) : () => 'personal-account';
    const properties = wanted.properties ? await owned() : undefined;
    const teamsOf = await readTeamsOf(connection, isOrg ? owner : undefined, wanted.teams, sources);
    return unique.map((metadata) => ({
        ...metadata,
        properties: properties instanceof Map ? properties.get(metadata.id) : properties,
        teams: teamsOf(metadata),
    }));
}
/**
 * Single repositories by `owner/repo`, each with a request of its own (two with properties): for up to ten, that is
 * less than a list. A renamed one comes with its new name; one that the token does not see is undefined.
 *
 * @param sources is added to
 * @throws GitHubError also where the token may see none of them, because GitHub refuses it
 */
async function readNamedRepositories(connection, fullNames, wanted, sources) {
    const read = await Promise.all(fullNames.map((fullName) => readNamed(connection, fullName, wanted.properties, sources)));
    const [refusal] = read.filter((one) => one instanceof GitHubError);
    const seen = read.map((one) => (one instanceof GitHubError ? undefined : one));
    if (refusal !== undefined && !isMissing(refusal) && seen.every((one) => one === undefined))
        throw refusal;
    const teams = new Map();
    const withTeams = async (one) => {
        const { owner } = splitName(one.full_name);
        const key = owner.toLowerCase();
        const org = one.owner.type === 'User' ? undefined : owner;
        if (!teams.has(key))
            teams.set(key, readTeamsOf(connection, org, wanted.teams, sources));
        return { ...one, teams: (await teams.get(key))?.(one) };
    };
    const found = await Promise.all(seen.map((one) => (one === undefined ? undefined : withTeams(one))));
    return new Map(fullNames.map((fullName, index) => [fullName, found[index]]));
}
const teamSlug = (0,decode/* mapped */.CV)((0,decode/* object */.Ik)({ slug: decode/* requiredText */.$4 }), (read) => read.slug);
const propertyName = (0,decode/* mapped */.CV)((0,decode/* object */.Ik)({ property_name: decode/* requiredText */.$4 }), (read) => read.property_name);
const repositoryId = (0,decode/* mapped */.CV)((0,decode/* object */.Ik)({ id: numericId }), (read) => read.id);
/** The slugs of the organisation's teams that the token sees. @throws GitHubError */
function readTeamSlugs(connection, org) {
    const request = get('/orgs/{org}/teams', { org }, TEAMS_PERMISSION);
    return readPages(connection, request, teamSlug);
}
/** The names of the properties that the organisation defines, also of those that no repository has. @throws GitHubError */
function readPropertyNames(connection, org) {
    const request = get('/orgs/{org}/properties/schema', { org }, PROPERTIES_PERMISSION);
    return readPages(connection, request, propertyName);
}
/** By the repository's id. */
async function readProperties(connection, org, sources) {
    const request = get('/orgs/{org}/properties/values', { org }, PROPERTIES_PERMISSION);
    const rows = await unlessRefused(readPages(connection, request, repositoryProperties));
    if (rows instanceof GitHubError)
        return noted(sources, 'properties', rows);
    return new Map(rows.map((row) => [row.repository_id, known(row.properties, sources)]));
}
/** How to find the slugs of the teams that have a repository, of those that were asked for. */
async function readTeamsOf(connection, org, slugs, sources) {
    if (slugs.length === 0)
        return () => undefined;
    if (org === undefined)
        return () => 'personal-account';
    const lists = await Promise.all(slugs.map((slug) => {
        const request = get('/orgs/{org}/teams/{team_slug}/repos', { org, team_slug: slug }, TEAMS_PERMISSION);
        return unlessRefused(readPages(connection, request, repositoryId));
    }));
    const refusal = lists.find((list) => list instanceof GitHubError && !isMissing(list));
    if (refusal instanceof GitHubError)
        return () => noted(sources, 'teams', refusal);
    sources.answered.add('teams');
    const slugsById = new Map();
    for (const [index, slug] of slugs.entries()) {
        const list = lists[index];
        // A team that is not there has nothing here; in another organisation there may be one.
        if (list === undefined || list instanceof GitHubError)
            continue;
        sources.teams.add(slug);
        for (const id of new Set(list))
            slugsById.set(id, [...(slugsById.get(id) ?? []), slug]);
    }
    return ({ id }) => slugsById.get(id) ?? [];
}
async function readNamed(connection, fullName, withProperties, sources) {
    const request = get('/repos/{owner}/{repo}', splitName(fullName), METADATA_PERMISSION);
    const metadata = await unlessRefused(connection.send(request, repositoryRow));
    if (metadata instanceof GitHubError)
        return metadata;
    if (!withProperties)
        return { ...metadata, properties: undefined };
    if (metadata.owner.type === 'User')
        return { ...metadata, properties: 'personal-account' };
    const path = '/repos/{owner}/{repo}/properties/values';
    const values = get(path, splitName(metadata.full_name), PROPERTIES_PERMISSION);
    const rows = await unlessRefused(connection.send(values, propertyRows));
    const properties = rows instanceof GitHubError ? noted(sources, 'properties', rows) : known(rows, sources);
    return { ...metadata, properties };
}
function known(rows, sources) {
    sources.answered.add('properties');
    for (const { name } of rows)
        sources.propertyNames.add(name.toLowerCase());
    return valuesOf(rows);
}
function noted(sources, source, refusal) {
    if (!sources.refused.has(source))
        sources.refused.set(source, refusal);
    return 'refused';
}
async function unlessRefused(work) {
    try {
        return await work;
    }
    catch (error) {
        if (error instanceof GitHubError && error.isRefusal)
            return error;
        throw error;
    }
}
/** A page in the middle of a list that is not there says nothing of what the list is of. */
function isMissing(error) {
    if (!(error instanceof GitHubError))
        return false;
    const { status, path } = error.failure;
    return status === 404 && !/[?&]page=/.test(path);
}
function get(path, parameters, permission) {
    return { method: 'GET', path, parameters, permission };
}
function splitName(fullName) {
    const [owner = '', repo = '', ...further] = fullName.split('/');
    if (owner === '' || repo === '' || further.length > 0) {
        throw new TypeError(`"${fullName}" is not the name of a repository, owner/repo`);
    }
    return { owner, repo };
}

;// CONCATENATED MODULE: ./build/src/github/client.js




/**
 * Load this file with `import()` where GitHub is used: Octokit is large. The toolkit below it reads `GITHUB_API_URL`
 * and the event's file as it is loaded.
 *
 * @throws TypeError for an address that is neither https nor on this machine
 */
function createGitHub(options) {
    const connection = new Connection(options);
    const sources = noSources();
    return {
        /** What the lists of repositories have shown of properties and teams so far. */
        sources,
        /** The hash of a pull request's head. */
        pullRequestHead: (address) => readPullRequestHead(connection, address),
        postComment: (comment) => postComment(connection, comment),
        repositories: (owner, wanted) => readRepositories(connection, owner, wanted, sources),
        namedRepositories: (fullNames, wanted) => readNamedRepositories(connection, fullNames, wanted, sources),
        teamSlugs: (org) => readTeamSlugs(connection, org),
        propertyNames: (org) => readPropertyNames(connection, org),
    };
}


/***/ }),

/***/ 1176:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   projectMatcher: () => (/* binding */ projectMatcher),
/* harmony export */   withoutProject: () => (/* binding */ withoutProject)
/* harmony export */ });
/**
 * A function that finds the repository of a project: by its address, else by its name, in any case. Several projects
 * may have the same one, as those of a monorepo do.
 */
function projectMatcher(known) {
    const byName = new Map();
    for (const [formerName, repository] of known.renames ?? [])
        byName.set(formerName.toLowerCase(), repository);
    // A name that was given away and taken again belongs to the one that has it now.
    for (const repository of known.repositories)
        byName.set(repository.full_name.toLowerCase(), repository);
    const serverHost = new URL(known.serverUrl).hostname.toLowerCase();
    return (project) => {
        const place = repositoryName(project, serverHost);
        if ('reason' in place)
            return { matched: false, reason: place.reason };
        const repository = byName.get(place.fullName.toLowerCase());
        if (repository === undefined)
            return { matched: false, reason: 'not-visible', fullName: place.fullName };
        return { matched: true, repository };
    };
}
/** The repositories that no project belongs to. */
function withoutProject(repositories, matches) {
    const known = new Set();
    for (const match of matches)
        if (match.matched)
            known.add(match.repository.id);
    return repositories.filter(({ id }) => !known.has(id));
}
function repositoryName({ name, url }, serverHost) {
    if (url === undefined || url.trim() === '') {
        const segments = name.split('/');
        return segments.length === 2 ? fullNameOf(segments) : { reason: 'not-a-repository' };
    }
    const address = parseAddress(url.trim());
    if (address === undefined)
        return { reason: 'not-a-repository' };
    if (address.host.toLowerCase() !== serverHost)
        return { reason: 'other-host' };
    return fullNameOf(address.path.split('/').filter(Boolean));
}
/** A web address, or one for Git: `ssh://git@host/owner/repo`, `git@host:owner/repo.git`. */
function parseAddress(text) {
    const [, scpHost, scpPath] = /^(?:[^@/\s]+@)?([^:/\s]+):(?!\/\/)(.+)$/.exec(text) ?? [];
    if (scpHost !== undefined && scpPath !== undefined)
        return { host: scpHost, path: scpPath };
    if (!URL.canParse(text))
        return undefined;
    const { hostname, pathname } = new URL(text);
    return { host: hostname, path: pathname };
}
/** Of the first two segments: what follows is a place within the repository. */
function fullNameOf([owner = '', repo = '']) {
    const fullName = `${decoded(owner)}/${decoded(repo).replace(/\.git$/i, '')}`;
    // GitHub refuses the names `.` and `..`, too: they would leave the path of a request.
    const isName = /^\w[\w-]*\/[\w.-]+$/.test(fullName) && !/\/\.{1,2}$/.test(fullName);
    return isName ? { fullName } : { reason: 'not-a-repository' };
}
function decoded(segment) {
    try {
        return decodeURIComponent(segment);
    }
    catch {
        return ''; // Not an address that GitHub gives.
    }
}


/***/ })

};
