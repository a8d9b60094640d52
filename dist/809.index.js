export const id = 809;
export const ids = [809];
export const modules = {

/***/ 5229:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ throwIfFailed)
/* harmony export */ });
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3784);

/**
 * Ends a step whose rows did not all come to what was wanted.
 *
 * @throws StepError projects-failed, findings-failed
 */
function throwIfFailed(projects, findings = []) {
    for (const [kind, rows] of [
        ['projects-failed', projects],
        ['findings-failed', findings],
    ]) {
        const failed = rows.filter(({ state }) => state === 'failed').length;
        const unknown = rows.filter(({ state }) => state === 'unknown').length;
        if (failed + unknown > 0)
            throw new _step_js__WEBPACK_IMPORTED_MODULE_0__/* .StepError */ .zg({ kind, failed, unknown, selected: rows.length });
    }
}


/***/ }),

/***/ 7652:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Q: () => (/* binding */ applyToProjects)
});

// EXTERNAL MODULE: ./build/src/operations/step.js
var step = __webpack_require__(3784);
// EXTERNAL MODULE: ./build/src/platform/http/errors.js
var errors = __webpack_require__(9323);
// EXTERNAL MODULE: ./build/src/platform/paging/paging-error.js
var paging_error = __webpack_require__(2719);
// EXTERNAL MODULE: ./build/src/operations/fleet/row.js
var fleet_row = __webpack_require__(8679);
;// CONCATENATED MODULE: ./build/src/operations/fleet/fresh.js

/** A read that is older than this, in ms, says too little about what a project is now. */
const MAX_READ_AGE_MS = 5000;
/** The project to write from: as it was read, or read again where that matters. */
async function freshProject(context, slug, task, row, mustRead) {
    const isOld = context.clock.now() - task.readAtMs > MAX_READ_AGE_MS;
    if (!mustRead && !isOld)
        return task.project;
    const { project } = task;
    const fresh = await context.platform.project(slug, project.name, (0,fleet_row/* idOf */.TH)(project));
    noteMeanwhile(row, project, fresh);
    return fresh;
}
/** Keeps in the row what others changed between two reads. */
function noteMeanwhile(row, before, now) {
    noteOthers(row, differences(before, now));
}
/**
 * Keeps in the row what others changed, as the report has it. What they changed back is as it was, and what the row
 * itself changes is not kept.
 */
function noteOthers(row, changed) {
    if (changed.length === 0)
        return;
    const meanwhile = new Set(row.meanwhile ?? []);
    for (const one of (0,fleet_row/* keptMeanwhile */.zj)(row, changed)) {
        if (!meanwhile.delete(opposite(one)))
            meanwhile.add(one);
    }
    if (meanwhile.size > 0)
        row.meanwhile = [...meanwhile];
    else
        delete row.meanwhile;
}
function opposite(changed) {
    if (changed.startsWith('+'))
        return `-${changed.slice(1)}`;
    if (changed.startsWith('-'))
        return `+${changed.slice(1)}`;
    return changed.endsWith(' on') ? changed.replace(/ on$/, ' off') : changed.replace(/ off$/, ' on');
}
/** What others changed between two reads, as the report has it: `+tag`, `-tag`, `diff_scan on`. */
function differences(before, now) {
    const came = now.tags.filter((tag) => !before.tags.includes(tag)).map((tag) => `+${tag}`);
    const went = before.tags.filter((tag) => !now.tags.includes(tag)).map((tag) => `-${tag}`);
    const was = before.managed_scan_config;
    const is = now.managed_scan_config;
    const turned = ['diff_scan', 'full_scan'].filter((field) => was !== undefined && is !== undefined && was[field].enabled !== is[field].enabled);
    const switches = turned.map((field) => `${field} ${is?.[field].enabled ? 'on' : 'off'}`);
    return [...came, ...went, ...switches];
}

// EXTERNAL MODULE: ./build/src/operations/fleet/wanted.js
var fleet_wanted = __webpack_require__(3968);
;// CONCATENATED MODULE: ./build/src/operations/fleet/confirm.js






const MAX_ROUNDS = 3;
/** Two steps that work side by side must not meet again. */
const MAX_JITTER_MS = 300;
/** So many projects are read one by one; the tags of more are taken from the list. */
const MAX_SINGLE_READS = 5;
/**
 * Looks once more at projects whose changes a write of another step may have undone at the same time. What is
 * missing is written again; what does not stay fails its row.
 */
async function confirm_confirm(context, slug, concurrency, work, { has, writer }) {
    for (let round = 0; writer.overlapping.size > 0; round++) {
        const left = new Map(writer.overlapping);
        writer.overlapping.clear();
        const due = work.filter(({ row }) => left.has(row) && row.failure === undefined);
        const listed = await listedTags(context, slug, due);
        await (0,step/* forEachConcurrently */.DW)(due, concurrency, async ({ task, row }) => {
            const project = listed?.get(row.project.toLowerCase()) ?? (await readAgain(context, slug, task.project));
            if (project === undefined)
                return;
            noteMeanwhile(row, left.get(row) ?? project, project);
            const isRight = !task.wanted(project).some(has);
            if (isRight)
                return;
            if (round === MAX_ROUNDS) {
                (0,fleet_row/* noteUndone */.yb)(row, project);
                (0,fleet_row/* failRow */.d5)(row, new step/* RowError */.Lw(writer.missing(project, task)));
                return;
            }
            await context.clock.sleep(context.clock.random() * MAX_JITTER_MS, context.stop);
            await writeAgain(slug, { ...task, readAtMs: Number.NEGATIVE_INFINITY }, row, writer, project);
        });
    }
}
/** Many projects by the list, which has their tags; undefined where single reads are as quick, or it can't be read. */
async function listedTags(context, slug, due) {
    if (due.length <= MAX_SINGLE_READS || !due.every(({ task }) => task.changes.every(fleet_wanted/* isTagChange */.nS)))
        return undefined;
    const wanted = new Set(due.map(({ row }) => row.project.toLowerCase()));
    const found = new Map();
    try {
        for await (const project of context.platform.projects(slug)) {
            const name = project.name.toLowerCase();
            if (wanted.has(name))
                found.set(name, project);
        }
        return found;
    }
    catch (error) {
        if (error instanceof paging_error/* PagingError */.B || isUnread(error))
            return undefined;
        throw error;
    }
}
/** Undefined where it cannot be read: the write was seen to be true when it was made. */
async function readAgain(context, slug, project) {
    try {
        return await context.platform.project(slug, project.name, (0,fleet_row/* idOf */.TH)(project));
    }
    catch (error) {
        if (isUnread(error))
            return undefined;
        throw error;
    }
}
function isUnread(error) {
    return error instanceof errors/* PlatformError */.Wk && !(error instanceof errors/* CancelledError */.cc);
}
/** @param project as it was read, without the change */
async function writeAgain(slug, task, row, writer, project) {
    const { done = [] } = row;
    (0,fleet_row/* noteUndone */.yb)(row, project);
    try {
        const made = await writer.rewrite(slug, task, row, done);
        row.done = [];
        (0,fleet_row/* noteDone */.vj)(row, made);
    }
    catch (error) {
        const isUnsent = error instanceof errors/* CancelledError */.cc && !error.failure.uncertain;
        (0,fleet_row/* failRow */.d5)(row, isUnsent ? new step/* RowError */.Lw(writer.missing(project, task)) : error);
        if ((0,step/* endsStep */.hw)(error))
            throw error;
    }
}

// EXTERNAL MODULE: ./build/src/platform/http/retry.js
var retry = __webpack_require__(3700);
;// CONCATENATED MODULE: ./build/src/operations/fleet/lost.js


/**
 * Runs what follows a lost write. However that fails, the lost write may still land: a refusal of the next one says
 * nothing about it.
 *
 * @throws RowError unknown, tags-lost; what ends a step, marked as uncertain
 */
async function afterLost(lost, work) {
    try {
        return await work();
    }
    catch (error) {
        if (lost === undefined)
            throw error;
        if ((0,step/* endsStep */.hw)(error)) {
            if (error instanceof errors/* PlatformError */.Wk)
                error.failure.uncertain = true;
            throw error;
        }
        const kind = error instanceof step/* RowError */.Lw ? error.failure.kind : undefined;
        if (kind === 'unknown' || kind === 'tags-lost')
            throw error;
        throw new step/* RowError */.Lw({ kind: 'unknown', cause: lost });
    }
}

;// CONCATENATED MODULE: ./build/src/operations/fleet/read-after.js



/**
 * The project after a write whose answer did not show the change. Where it cannot be read, nobody knows what
 * became of the write.
 *
 * @param cause how the write ended, where it was no answer to it
 * @throws RowError unknown
 */
async function readAfter(context, slug, project, cause) {
    try {
        return await context.platform.project(slug, project.name, (0,fleet_row/* idOf */.TH)(project));
    }
    catch (error) {
        if (!(error instanceof errors/* PlatformError */.Wk))
            throw error;
        // The write was sent: a step that is cancelled here leaves the row unknown, not untouched.
        error.failure.uncertain = true;
        if (error instanceof errors/* CancelledError */.cc)
            throw error;
        throw new step/* RowError */.Lw({ kind: 'unknown', cause: cause ?? error.failure });
    }
}

;// CONCATENATED MODULE: ./build/src/operations/fleet/switch-writer.js







/**
 * Switches managed scans. What happens to a flag that is not sent is not defined (field-notes, "managed-scan PATCH
 * with one flag"), so both always are; a flag that is to stay as it is comes from a read right before.
 */
class SwitchWriter {
    overlapping = new Map();
    #context;
    constructor(context) {
        this.#context = context;
    }
    async write(slug, task, row) {
        const { clock, stop, maxRetries } = this.#context;
        let sent = [];
        let lost;
        for (let attempt = 1;; attempt++) {
            const before = lost;
            const end = await afterLost(before, () => this.#attempt(slug, task, row, before));
            sent = (0,fleet_wanted/* together */.bs)(sent, end.changes);
            if (end.lost === undefined)
                return sent;
            lost = end.lost;
            if (attempt > maxRetries)
                throw new step/* RowError */.Lw({ kind: 'unknown', cause: lost });
            await clock.sleep((0,retry/* backoff */.JN)(attempt, clock.random()), stop);
        }
    }
    async rewrite(slug, task, row, done) {
        // All that is wanted is true then, whether it was written again or somebody put it back.
        return [...done, ...(await this.write(slug, task, row))];
    }
    missing(project) {
        return { kind: 'scans-not-shown', shown: (0,fleet_wanted/* managedScans */.Gi)(project) };
    }
    async #attempt(slug, task, row, lost) {
        const before = lost === undefined
            ? await freshProject(this.#context, slug, task, row, leavesOne(task))
            : await readAfter(this.#context, slug, task.project, lost);
        const changes = task.wanted(before).filter(fleet_wanted/* isSwitchChange */.po);
        if (changes.length === 0)
            return { changes };
        (0,fleet_row/* noteSent */.b_)(row, changes);
        const wanted = after((0,fleet_wanted/* managedScans */.Gi)(before), changes);
        const { writer } = this.#context;
        const answer = await writer.toggleManagedScan(slug, before.name, wanted, (0,fleet_row/* idOf */.TH)(before));
        if (answer.kind === 'refused')
            throw answer.error;
        const cause = answer.kind === 'open' ? answer.failure : undefined;
        const shown = answer.kind === 'shown' && isDone(answer.value, changes)
            ? answer.value
            : await readAfter(this.#context, slug, before, cause);
        if (isDone(shown, changes)) {
            if (leavesOne(task))
                this.overlapping.set(row, shown);
            return { changes };
        }
        if (answer.kind === 'open' && answer.mayLandLater)
            return { changes, lost: answer.failure };
        (0,fleet_row/* noteDone */.vj)(row, changes.filter((change) => (0,fleet_wanted/* shows */.L7)(shown, change)));
        throw new step/* RowError */.Lw({ kind: 'scans-not-shown', shown: (0,fleet_wanted/* managedScans */.Gi)(shown), ...(cause && { cause }) });
    }
}
/** Whether a flag is to be left as it is, which the plan's read may be too old to tell. */
function leavesOne({ changes, ownSwitches }) {
    const own = new Set([...(ownSwitches ?? []), ...changes.filter(fleet_wanted/* isSwitchChange */.po).map(({ field }) => field)]);
    return own.size < 2;
}
function after(now, changes) {
    const wanted = { ...now };
    for (const { field, after } of changes)
        wanted[field] = after;
    return wanted;
}
function isDone(project, changes) {
    return project.managed_scan_config !== undefined && changes.every((change) => (0,fleet_wanted/* shows */.L7)(project, change));
}

;// CONCATENATED MODULE: ./build/src/operations/fleet/mutex.js
/** Lets one at a time work. */
class Mutex {
    #last = Promise.resolve();
    /**
     * Runs `work` when all that came before has ended.
     *
     * @param isNeeded asked when its turn comes; where it is no longer, `work` runs beside the others
     */
    async run(work, isNeeded) {
        const turn = this.#last;
        let done = () => undefined;
        this.#last = new Promise((resolve) => {
            done = resolve;
        });
        await turn;
        try {
            if (!isNeeded())
                done();
            return await work();
        }
        finally {
            done();
        }
    }
}

;// CONCATENATED MODULE: ./build/src/operations/fleet/tag-server.js
/** The platform's own tag, which comes and goes with a managed-scan configuration (field-notes). */
const PLATFORM_TAG = 'managed-scan';
/** What the writes of a step have shown of a server. */
class TagServer {
    /** Whether it adds the tags that it gets, or takes them as the whole list (field-notes, "tags"). */
    behaviour = 'unknown';
    /**
     * Those of the tags that are gone that a request took away: nothing but what it names is left. Until a server is
     * known to add, what others have put on since may hide that, and a tag too many is put back rather than lost.
     *
     * @param now the tags that a look after the request shows
     */
    takenBy(request, gone, now) {
        const taken = gone.filter((tag) => !request.list.includes(tag));
        const isListOnly = now.every((tag) => tag === PLATFORM_TAG || request.list.includes(tag));
        if (taken.every((tag) => tag === PLATFORM_TAG))
            return [];
        if (!isListOnly)
            return request.kind === 'put' && this.behaviour !== 'adds' ? taken : [];
        if (request.kind === 'put')
            this.behaviour = 'replaces';
        return taken;
    }
    /** Learns from the answer to a request by itself: before a read others may have put tags back. */
    learnFrom(request, before, answer) {
        if (this.behaviour !== 'unknown' || request.kind !== 'put')
            return;
        const isKept = (tag) => tag !== PLATFORM_TAG && answer.includes(tag) && !request.list.includes(tag);
        if (before.some(isKept) && request.list.every((tag) => answer.includes(tag)))
            this.behaviour = 'adds';
    }
}

;// CONCATENATED MODULE: ./build/src/operations/fleet/project-tags.js






/**
 * One project's tags while they are written: what was seen of them last, which requests may still land, and which
 * tags have to be put back. What the row says of tags is derived from it, after everything that happens.
 */
class ProjectTags {
    /** As it was seen last. */
    project;
    #task;
    #row;
    #server;
    #doneBefore;
    /** What differs in the project as it was seen last. */
    #due;
    /** All that any request was to make. */
    #sent = [];
    #underWay;
    /** Their answers were lost, and they may still land. */
    #open = [];
    /** What requests of ours took away and is not back yet. */
    #taken = [];
    /**
     * @param project as it was read last; the task's own where that is recent enough
     * @param done what was done to it before, and counts again where it is seen
     */
    constructor(project, task, row, server, done) {
        this.project = project;
        this.#task = task;
        this.#row = row;
        this.#server = server;
        this.#doneBefore = done;
        this.#due = (project === task.project ? task.changes : task.wanted(project)).filter(fleet_wanted/* isTagChange */.nS);
    }
    /** What is to be put back; the platform puts its own tag back itself. */
    get missing() {
        return this.#taken.filter((tag) => tag !== PLATFORM_TAG);
    }
    /** The next request of a kind: what is to come with what is to be put back, or what is to go. */
    next(part) {
        const leaving = tagsOf(this.#due, false);
        if (part === 'remove')
            return leaving.length === 0 ? undefined : { kind: 'delete', tags: leaving, list: leaving };
        const { missing } = this;
        const tags = part === 'add' ? [...tagsOf(this.#due, true), ...missing] : missing;
        if (tags.length === 0)
            return undefined;
        const isWhole = missing.length > 0 || this.#server.behaviour === 'replaces';
        const stay = isWhole ? [...this.#taken, ...this.project.tags] : [];
        // A list that names what is to go would bring it back, if it lands late.
        const list = [...new Set([...stay.filter((tag) => !leaving.includes(tag)), ...tags])];
        return { kind: 'put', tags, list };
    }
    sending(request) {
        this.#underWay = request;
        // What a request of ours took away was there before, also where it is wanted.
        const due = this.#due.filter(({ tag, after }) => !after || !this.#taken.includes(tag));
        this.#sent = (0,fleet_wanted/* together */.bs)(this.#sent, due);
        (0,fleet_row/* noteSent */.b_)(this.#row, due);
        this.#noteRisk();
    }
    /** The request under way had certainly no effect. */
    refused() {
        this.#underWay = undefined;
        this.#noteRisk();
    }
    /** @param isAnswer whether the answer to the request under way shows it, and not a read */
    seen(project, isAnswer = false) {
        const before = this.project.tags;
        const gone = before.filter((tag) => !project.tags.includes(tag));
        const came = project.tags.filter((tag) => !before.includes(tag));
        if (isAnswer && this.#underWay)
            this.#server.learnFrom(this.#underWay, before, project.tags);
        const taken = this.#takenOf(gone, project.tags);
        const others = gone.filter((tag) => !taken.includes(tag));
        this.#noteOthers(came, others);
        const leaving = tagsOf(this.#sent, false);
        const toPutBack = taken.filter((tag) => !leaving.includes(tag));
        this.#taken = [...new Set([...this.#taken, ...toPutBack])].filter((tag) => !project.tags.includes(tag));
        this.project = project;
        this.#due = this.#task.wanted(project).filter(fleet_wanted/* isTagChange */.nS);
        this.#underWay = undefined;
        this.#noteDone();
        this.#noteRisk();
    }
    /** A request whose answer was lost, and whose change was not seen since, may still land. */
    lost(request, failure) {
        this.#open = [...this.#open, { request, failure }];
        this.#noteRisk();
    }
    /**
     * The changes that were made and are there.
     *
     * @throws RowError where tags are gone, or may still go
     */
    end() {
        const [first] = this.#open;
        if (this.missing.length > 0)
            throw new step/* RowError */.Lw({ kind: 'tags-lost', lost: [...this.missing] });
        if (first !== undefined && this.#atRisk().length > 0)
            throw new step/* RowError */.Lw({ kind: 'unknown', cause: first.failure });
        return this.#made();
    }
    /** Why a row fails whose request had no effect. */
    failure(request, cause) {
        const because = cause === undefined ? {} : { cause };
        if (this.missing.length > 0)
            return { kind: 'tags-lost', lost: [...this.missing], ...because };
        const isThere = (tag) => this.project.tags.includes(tag);
        if (request.kind === 'delete')
            return { kind: 'tags-not-removed', left: request.tags.filter(isThere), ...because };
        return { kind: 'tags-not-shown', missing: request.tags.filter((tag) => !isThere(tag)), ...because };
    }
    /**
     * What an error that ends the work early says about the project: while a request may still land or tags are gone,
     * a refusal of the next request does not say that nothing was done.
     */
    endedBy(error) {
        const lost = this.#open.at(-1)?.failure;
        const isMissing = this.missing.length > 0;
        if (this.#underWay === undefined && lost === undefined && !isMissing)
            return error;
        if ((0,step/* endsStep */.hw)(error)) {
            if (error instanceof errors/* PlatformError */.Wk)
                error.failure.uncertain = true;
            return error;
        }
        const kind = error instanceof step/* RowError */.Lw ? error.failure.kind : undefined;
        if (kind === 'unknown' || kind === 'tags-lost')
            return error;
        const cause = error instanceof errors/* PlatformError */.Wk ? error.failure : lost;
        if (isMissing)
            return new step/* RowError */.Lw({ kind: 'tags-lost', lost: [...this.missing], ...(cause && { cause }) });
        return lost === undefined ? error : new step/* RowError */.Lw({ kind: 'unknown', cause: lost });
    }
    /** Those of the tags that are gone that a request of ours took away; what it took away shows that it has landed. */
    #takenOf(gone, now) {
        if (gone.length === 0)
            return [];
        const hasLanded = ({ list }) => list.every((tag) => now.includes(tag));
        const open = this.#open.map(({ request }) => request).filter(hasLanded);
        for (const request of [...open, ...(this.#underWay ? [this.#underWay] : [])].toReversed()) {
            const taken = this.#server.takenBy(request, gone, now);
            if (taken.length === 0)
                continue;
            this.#open = this.#open.filter((one) => one.request !== request);
            return taken;
        }
        return [];
    }
    #noteOthers(came, went) {
        if (came.length + went.length === 0)
            return;
        const isOurs = (tag, after) => tag === PLATFORM_TAG || tagsOf(this.#sent, after).includes(tag);
        noteOthers(this.#row, [
            ...came.filter((tag) => !isOurs(tag, true) && !this.#taken.includes(tag)).map((tag) => `+${tag}`),
            ...went.filter((tag) => !isOurs(tag, false)).map((tag) => `-${tag}`),
        ]);
    }
    #noteDone() {
        const made = this.#made();
        if (this.#row.done !== undefined || made.length > 0)
            this.#row.done = made;
    }
    #made() {
        const isThere = (change) => !(0,fleet_wanted/* isTagChange */.nS)(change) || (0,fleet_wanted/* shows */.L7)(this.project, change);
        return (0,fleet_wanted/* together */.bs)(this.#doneBefore, this.#sent).filter(isThere);
    }
    #noteRisk() {
        const atRisk = this.#atRisk();
        if (atRisk.length > 0)
            this.#row.tagsAtRisk = atRisk;
        else
            delete this.#row.tagsAtRisk;
    }
    /** What is gone, and what goes when a request lands that does not name it. */
    #atRisk() {
        const { missing } = this;
        const isSafe = this.#server.behaviour === 'adds';
        // A lost DELETE takes what it names; one whose answer nobody has read yet may have been misread.
        const lists = this.#open.flatMap(({ request }) => (request.kind === 'put' ? [request] : []));
        if (this.#underWay !== undefined)
            lists.push(this.#underWay);
        const takers = lists.filter(({ kind }) => kind === 'delete' || !isSafe);
        if (takers.length === 0)
            return missing;
        const leaving = tagsOf(this.#sent, false);
        const mayGo = (tag) => !leaving.includes(tag) && takers.some(({ list }) => !list.includes(tag));
        return [...missing, ...this.project.tags.filter(mayGo)];
    }
}
function tagsOf(changes, after) {
    return changes.filter((change) => change.after === after).map(({ tag }) => tag);
}

;// CONCATENATED MODULE: ./build/src/operations/fleet/tag-requests.js




/**
 * Sends one request for tags and looks at what it did: by its answer, or by a read where the answer does not show it.
 *
 * @param form only this form; else the other one follows where the first was taken and changed nothing
 * @returns undefined when it is done; why it is not when it may still land, or has to be repeated
 * @throws RowError, PlatformError when it had no effect, or nobody can know
 */
async function sendTags(context, slug, tags, request, form) {
    const { project } = tags;
    tags.sending(request);
    const answer = await write(context, slug, project, request, form).catch((error) => {
        if (!(error instanceof errors/* PlatformError */.Wk && error.failure.uncertain))
            tags.refused();
        throw error;
    });
    if (answer.kind === 'refused') {
        tags.refused();
        throw answer.error;
    }
    const failure = answer.kind === 'open' ? answer.failure : undefined;
    if (answer.kind === 'shown' && tag_requests_isDone(request, answer.value))
        tags.seen(answer.value, true);
    else
        tags.seen(await readAfter(context, slug, project, failure));
    if (tag_requests_isDone(request, tags.project)) {
        context.writer.tagForms.worked(answer.form);
        // What it was to put back others may have put back, so that it is still to come.
        if (answer.kind === 'open' && answer.mayLandLater && !hasLanded(request, tags.project))
            tags.lost(request, answer.failure);
        return undefined;
    }
    if (answer.kind === 'open') {
        if (answer.mayLandLater)
            tags.lost(request, answer.failure);
        if (answer.mayLandLater || tags.missing.length > 0)
            return failure;
    }
    else if (form === undefined) {
        const other = otherForm(context, request, answer.form);
        // What others changed since belongs into the next one.
        const again = tags.next(request.kind === 'put' ? 'add' : 'remove');
        if (other !== undefined && again !== undefined)
            return sendTags(context, slug, tags, again, other);
    }
    throw new step/* RowError */.Lw(tags.failure(request, failure));
}
/** Adds tags (web-api.md 4.3), or takes them off (field-notes, "Projects"). */
function write({ writer }, slug, project, { kind, list }, form) {
    const { name } = project;
    const isToAdd = form === 'array' || form === 'object';
    if (kind === 'put')
        return writer.addTags(slug, name, list, { ...(0,fleet_row/* idOf */.TH)(project), ...(isToAdd && { form }) });
    const isToRemove = form === 'query' || form === 'body';
    return writer.removeTags(slug, name, list, { ...(0,fleet_row/* idOf */.TH)(project), ...(isToRemove && { form }) });
}
function tag_requests_isDone({ kind, tags }, project) {
    return tags.every((tag) => project.tags.includes(tag) === (kind === 'put'));
}
/** Whether a project shows all that the request names. */
function hasLanded({ kind, list }, project) {
    return list.every((tag) => project.tags.includes(tag) === (kind === 'put'));
}
/** The form to try where one was taken and changed nothing; undefined once a form is known to work. */
function otherForm({ writer }, { kind }, sent) {
    const forms = kind === 'put' ? writer.tagForms.toAdd : writer.tagForms.toRemove;
    return forms.length > 1 ? forms.find((form) => form !== sent) : undefined;
}

;// CONCATENATED MODULE: ./build/src/operations/fleet/tag-writer.js









/** How long another step may take to put tags back that its own write has replaced, in ms. */
const REPAIR_MS = 600;
/** What is made of a project, in this order; each part is one request, or none where there is nothing to do. */
const PARTS = ['add', 'put back', 'remove', 'put back'];
/**
 * Adds and removes tags, and keeps those that were there: some servers take the list as the whole list
 * (field-notes, "tags"). Until one write has shown that this one does not, projects that have tags are written one
 * at a time, each right after a read.
 */
class TagWriter {
    #context;
    #server = new TagServer();
    /** Rows that were written before it was known how the server takes a list. */
    #unproven = new Map();
    overlapping = new Map();
    #probe = new Mutex();
    #isAlone;
    #hasPutBack = false;
    /** @param isAlone whether there is one project only, which was read right before */
    constructor(context, isAlone) {
        this.#context = context;
        this.#isAlone = isAlone;
    }
    async write(slug, task, row) {
        const mayLose = () => this.#server.behaviour === 'unknown' && task.project.tags.length > 0;
        if (!mayLose())
            return this.#write(slug, task, row);
        return this.#probe.run(() => this.#write(slug, task, row), mayLose);
    }
    rewrite(slug, task, row, done) {
        // Somebody's list took the place of ours: from now on all tags are sent.
        this.#server.behaviour = 'replaces';
        return this.#write(slug, task, row, done);
    }
    missing(project, task) {
        const changes = task.wanted(project).filter(fleet_wanted/* isTagChange */.nS);
        const tagsThat = (after) => changes.filter((change) => change.after === after).map(({ tag }) => tag);
        const missing = tagsThat(true);
        return missing.length > 0
            ? { kind: 'tags-not-shown', missing }
            : { kind: 'tags-not-removed', left: tagsThat(false) };
    }
    async #write(slug, task, row, done = []) {
        const project = await this.#read(slug, task, row);
        const tags = new ProjectTags(project, task, row, this.#server, done);
        try {
            for (const part of PARTS)
                await this.#make(slug, tags, part);
            const made = tags.end();
            this.#written(row, tags.project);
            return made;
        }
        catch (error) {
            throw tags.endedBy(error);
        }
    }
    /** Sends the request of a part, and again, after another look, while an answer is lost and nothing shows. */
    async #make(slug, tags, part) {
        const { clock, stop, maxRetries, notices } = this.#context;
        for (let attempt = 1;; attempt++) {
            const request = tags.next(part);
            if (request === undefined)
                return;
            const lost = await sendTags(this.#context, slug, tags, request);
            if (lost === undefined)
                break;
            if (attempt > maxRetries) {
                const isGone = tags.missing.length > 0;
                throw new step/* RowError */.Lw(isGone ? tags.failure(request, lost) : { kind: 'unknown', cause: lost });
            }
            await clock.sleep((0,retry/* backoff */.JN)(attempt, clock.random()), stop);
            tags.seen(await readAfter(this.#context, slug, tags.project, lost));
        }
        if (part !== 'put back' || this.#server.behaviour !== 'replaces' || this.#hasPutBack)
            return;
        this.#hasPutBack = true;
        notices.push({ kind: 'tags-replaced' });
    }
    /** Where lists are replaced, another step's list may take the place of any that was written so far. */
    #written(row, project) {
        const { behaviour } = this.#server;
        this.#unproven.set(row, project);
        if (behaviour === 'unknown')
            return;
        if (behaviour === 'replaces') {
            for (const [one, left] of this.#unproven)
                this.overlapping.set(one, left);
        }
        this.#unproven.clear();
    }
    /** The project to write from: as it was read, or read again where a list may take tags away. */
    async #read(slug, task, row) {
        const { behaviour } = this.#server;
        const { tags } = task.project;
        const mustRead = behaviour === 'replaces' || (behaviour === 'unknown' && tags.length > 0 && !this.#isAlone);
        const { meanwhile } = row;
        const project = await freshProject(this.#context, slug, task, row, mustRead);
        const areGone = behaviour !== 'adds' && tags.some((tag) => !project.tags.includes(tag));
        if (!areGone)
            return project;
        // Another step may just have replaced them, and be about to put them back.
        await this.#context.clock.sleep(REPAIR_MS, this.#context.stop);
        if (meanwhile === undefined)
            delete row.meanwhile;
        else
            row.meanwhile = meanwhile;
        return freshProject(this.#context, slug, task, row, true);
    }
}

;// CONCATENATED MODULE: ./build/src/operations/fleet/apply.js






/**
 * Writes the planned changes: the tags of all projects first, then the switches. One project's failure does not
 * stop the others. Rows are in the order of the tasks and are filled as the work goes on, so that they are right
 * whatever ends it early.
 *
 * @param rows of the tasks, in the same order
 * @throws what ends a step: cancellation, the time limit, a refused token
 */
async function applyToProjects(context, slug, concurrency, tasks, rows) {
    const work = tasks.map((task, at) => ({ task, row: rows[at] }));
    const isAlone = tasks.length === 1;
    context.progress.begin('writing', tasks.length);
    const phases = [
        { has: fleet_wanted/* isTagChange */.nS, writer: new TagWriter(context, isAlone) },
        { has: fleet_wanted/* isSwitchChange */.po, writer: new SwitchWriter(context) },
    ];
    const left = new Map(work.map(({ task, row }) => [row, phasesOf(task)]));
    for (const { has, writer } of phases) {
        const due = work.filter(({ task, row }) => task.changes.some(has) && row.failure === undefined);
        await (0,step/* forEachConcurrently */.DW)(due, concurrency, ({ task, row }) => {
            const phasesLeft = (left.get(row) ?? 1) - 1;
            left.set(row, phasesLeft);
            return writeRow(context, slug, task, row, writer, phasesLeft === 0);
        });
        await confirm_confirm(context, slug, concurrency, due, { has, writer });
    }
}
function phasesOf({ changes }) {
    return Number(changes.some(fleet_wanted/* isTagChange */.nS)) + Number(changes.some(fleet_wanted/* isSwitchChange */.po));
}
async function writeRow(context, slug, task, row, writer, isLast) {
    try {
        (0,fleet_row/* noteDone */.vj)(row, await writer.write(slug, task, row));
        if (isLast)
            row.state = row.done?.length === 0 ? 'unchanged' : 'changed';
    }
    catch (error) {
        (0,fleet_row/* failRow */.d5)(row, error);
        if ((0,step/* endsStep */.hw)(error))
            throw error;
    }
    finally {
        if (isLast || row.failure !== undefined)
            context.progress.advance(1);
    }
}


/***/ }),

/***/ 8679:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gt: () => (/* binding */ noteProject),
/* harmony export */   OB: () => (/* binding */ rowOf),
/* harmony export */   Pg: () => (/* binding */ newRow),
/* harmony export */   TH: () => (/* binding */ idOf),
/* harmony export */   b_: () => (/* binding */ noteSent),
/* harmony export */   d5: () => (/* binding */ failRow),
/* harmony export */   vj: () => (/* binding */ noteDone),
/* harmony export */   yb: () => (/* binding */ noteUndone),
/* harmony export */   zj: () => (/* binding */ keptMeanwhile)
/* harmony export */ });
/* harmony import */ var _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9323);
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3784);
/* harmony import */ var _wanted_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3968);



function newRow(name) {
    return { project: name, state: 'not-reached', changes: [] };
}
/** What an answer about the project must have: an answer about another one is not about it. */
function idOf(project) {
    return project?.id === undefined ? {} : { id: project.id };
}
/** Takes over what a read shows: the platform's spelling of the name, and what was there before. */
function noteProject(row, project) {
    row.project = project.name;
    if (project.id !== undefined)
        row.id = project.id;
    if (project.url !== undefined)
        row.url = project.url;
    row.former ??= (0,_wanted_js__WEBPACK_IMPORTED_MODULE_2__/* .formerOf */ .TV)(project);
}
function rowOf(project, changes) {
    const row = newRow(project.name);
    noteProject(row, project);
    row.changes = changes;
    return row;
}
/** Takes over changes that are sent although the plan does not have them, because others changed something since. */
function noteSent(row, changes) {
    const unplanned = changes.filter((change) => !row.changes.some((one) => (0,_wanted_js__WEBPACK_IMPORTED_MODULE_2__/* .isSameChange */ .rk)(one, change)));
    if (unplanned.length === 0)
        return;
    row.changes = [...row.changes, ...unplanned];
    // What others did there is not kept.
    if (row.meanwhile !== undefined)
        row.meanwhile = keptMeanwhile(row, row.meanwhile);
}
/** Those of the changes of others that the row does not change itself: `+tag`, `-tag`, `diff_scan on`. */
function keptMeanwhile(row, changed) {
    const own = new Set(row.changes.map((change) => ((0,_wanted_js__WEBPACK_IMPORTED_MODULE_2__/* .isTagChange */ .nS)(change) ? change.tag : change.field)));
    return changed.filter((one) => !own.has(/^[+-]/.test(one) ? one.slice(1) : one.replace(/ .*/, '')));
}
/** Takes over changes that were seen to be true, each once. */
function noteDone(row, changes) {
    const done = row.done ?? [];
    const isNew = (change) => !done.some((one) => (0,_wanted_js__WEBPACK_IMPORTED_MODULE_2__/* .isSameChange */ .rk)(one, change));
    row.done = [...done, ...changes.filter(isNew)];
}
/** Takes back those of the changes that a project shows no more. */
function noteUndone(row, project) {
    if (row.done !== undefined)
        row.done = row.done.filter((change) => (0,_wanted_js__WEBPACK_IMPORTED_MODULE_2__/* .shows */ .L7)(project, change));
}
/**
 * Ends a row with an error. A request that was cancelled before it was sent leaves the row as it was, with what
 * was done for it before; one whose answer was awaited leaves it unknown.
 */
function failRow(row, error) {
    const isOpenStill = row.state === 'not-reached';
    if (error instanceof _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CancelledError */ .cc && !error.failure.uncertain && isOpenStill)
        return;
    const isOpen = error instanceof _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .Wk && error.failure.uncertain;
    row.failure =
        isOpen && error instanceof _platform_http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .Wk
            ? { kind: 'unknown', cause: error.failure }
            : (0,_step_js__WEBPACK_IMPORTED_MODULE_1__/* .rowFailureOf */ .EQ)(error);
    row.state = row.failure.kind === 'unknown' ? 'unknown' : 'failed';
}


/***/ }),

/***/ 2003:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $J: () => (/* binding */ isTagged),
/* harmony export */   QD: () => (/* binding */ selectedItems),
/* harmony export */   W$: () => (/* binding */ checkExclusions),
/* harmony export */   hX: () => (/* binding */ selectProjects)
/* harmony export */ });
/* unused harmony export isNamesOnly */
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5896);
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7966);
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3784);
/* harmony import */ var _row_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8679);
/* harmony import */ var _shard_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9363);





/** Whether names alone select, so that no list is needed. */
function isNamesOnly({ patterns, except, tagged }) {
    return patterns.length + except.length + tagged.length === 0;
}
/**
 * The selected projects of a shard. Names that stand by themselves are taken as they are; anything else makes the
 * projects be listed once.
 *
 * @throws StepError when nothing is selected, or when something that is taken away does not exist
 */
async function selectProjects(context, slug, selection, shard) {
    const inShard = await (0,_shard_js__WEBPACK_IMPORTED_MODULE_2__/* .shardFilter */ .V)(shard);
    if (isNamesOnly(selection)) {
        const rows = selection.names.filter(inShard).map(_row_js__WEBPACK_IMPORTED_MODULE_1__/* .newRow */ .Pg);
        return rows.map((row) => ({ row, readAtMs: Number.NEGATIVE_INFINITY }));
    }
    const { selected, names, matcher } = await list(context, slug, selection);
    await checkExclusions(matcher, names);
    if (selected.length === 0) {
        const items = selectedItems(selection);
        const near = await (0,_nearest_js__WEBPACK_IMPORTED_MODULE_3__/* .nearestNames */ .L)(selection.names[0] ?? selection.patterns[0] ?? '', names);
        throw new _step_js__WEBPACK_IMPORTED_MODULE_0__/* .StepError */ .zg({ kind: 'nothing-selected', patterns: items, near });
    }
    const missed = matcher.unmatched();
    for (const pattern of missed.patterns) {
        const near = await (0,_nearest_js__WEBPACK_IMPORTED_MODULE_3__/* .nearestNames */ .L)(pattern, names);
        context.notices.push({ kind: 'pattern-unmatched', input: 'projects', pattern, near });
    }
    const unlisted = await Promise.all(missed.names.map((name) => unlistedRow(name, names)));
    return [
        ...selected.filter(({ row }) => inShard(row.project)),
        ...unlisted.filter(({ row }) => inShard(row.project)),
    ];
}
async function list(context, slug, selection) {
    const matcher = (0,_names_js__WEBPACK_IMPORTED_MODULE_4__/* .nameMatcher */ .M)(selection);
    const selected = [];
    const names = [];
    context.progress.begin('listing');
    for await (const project of context.platform.projects(slug)) {
        context.progress.advance(1);
        names.push(project.name);
        if (!matcher.matches(project.name) || !isTagged(project, selection))
            continue;
        selected.push({ row: (0,_row_js__WEBPACK_IMPORTED_MODULE_1__/* .newRow */ .Pg)(project.name), project, readAtMs: context.clock.now() });
    }
    return { selected, names, matcher };
}
/** Whether a project has any of the tags that are asked for, if any are. */
function isTagged({ tags }, { tagged }) {
    return tagged.length === 0 || tagged.some((tag) => tags.includes(tag));
}
/** What selects, as the user wrote it. */
function selectedItems(selection) {
    return [...(0,_names_js__WEBPACK_IMPORTED_MODULE_4__/* .itemsOf */ .S)(selection), ...selection.tagged.map((tag) => `tag ${tag}`)];
}
/** A mistyped exclusion would let the step write to the very project that it was to spare. */
async function checkExclusions(matcher, names, input = 'projects') {
    const items = matcher.unmatched().except;
    if (items.length === 0)
        return;
    const near = await (0,_nearest_js__WEBPACK_IMPORTED_MODULE_3__/* .nearestNames */ .L)(items[0] ?? '', names);
    throw new _step_js__WEBPACK_IMPORTED_MODULE_0__/* .StepError */ .zg({ kind: 'exclusions-unmatched', input, items, near });
}
async function unlistedRow(name, names) {
    const row = (0,_row_js__WEBPACK_IMPORTED_MODULE_1__/* .newRow */ .Pg)(name);
    row.state = 'failed';
    row.failure = { kind: 'not-listed', near: await (0,_nearest_js__WEBPACK_IMPORTED_MODULE_3__/* .nearestNames */ .L)(name, names) };
    return { row, readAtMs: Number.NEGATIVE_INFINITY };
}


/***/ }),

/***/ 9363:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ shardFilter)
/* harmony export */ });
/**
 * Whether a project belongs to a shard; without one, all do. The name decides, by its SHA-256, so that every
 * machine decides alike.
 */
async function shardFilter(shard) {
    if (shard === undefined)
        return () => true;
    const { createHash } = await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 7598, 19));
    return (name) => {
        const hash = createHash('sha256').update(name.toLowerCase()).digest();
        return hash.readUInt32BE(0) % shard.of === shard.index - 1;
    };
}


/***/ }),

/***/ 3968:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $r: () => (/* binding */ targetOf),
/* harmony export */   A8: () => (/* binding */ switchChanges),
/* harmony export */   Gi: () => (/* binding */ managedScans),
/* harmony export */   L7: () => (/* binding */ shows),
/* harmony export */   TV: () => (/* binding */ formerOf),
/* harmony export */   bs: () => (/* binding */ together),
/* harmony export */   nS: () => (/* binding */ isTagChange),
/* harmony export */   po: () => (/* binding */ isSwitchChange),
/* harmony export */   qM: () => (/* binding */ tagChanges),
/* harmony export */   rk: () => (/* binding */ isSameChange)
/* harmony export */ });
function targetOf({ name, id, url }) {
    return {
        kind: 'project',
        name,
        ...(id === undefined ? {} : { id }),
        ...(url === undefined ? {} : { url }),
    };
}
/** The managed scans of a project; a server may leave out what is off. */
function managedScans({ managed_scan_config: config }) {
    return { diff_scan: config?.diff_scan.enabled ?? false, full_scan: config?.full_scan.enabled ?? false };
}
/** @param removes whether a tag that is there is to go; a tag of `add` never does */
function tagChanges(project, add, removes) {
    const target = targetOf(project);
    const added = add.filter((tag) => !project.tags.includes(tag));
    const removed = project.tags.filter((tag) => !add.includes(tag) && removes(tag));
    return [
        ...added.map((tag) => ({ target, field: 'tag', tag, before: false, after: true })),
        ...removed.map((tag) => ({ target, field: 'tag', tag, before: true, after: false })),
    ];
}
/** @param wanted undefined = left as it is */
function switchChanges(project, wanted) {
    const target = targetOf(project);
    const now = managedScans(project);
    const changes = [];
    if (wanted.diff !== undefined && wanted.diff !== now.diff_scan) {
        changes.push({ target, field: 'diff_scan', before: now.diff_scan, after: wanted.diff });
    }
    if (wanted.full !== undefined && wanted.full !== now.full_scan) {
        changes.push({ target, field: 'full_scan', before: now.full_scan, after: wanted.full });
    }
    return changes;
}
function isTagChange(change) {
    return change.field === 'tag';
}
function isSwitchChange(change) {
    return change.field !== 'tag';
}
/** Whether two changes are to the same tag or switch, in the same direction. */
function isSameChange(one, other) {
    const tagOf = (change) => (isTagChange(change) ? change.tag : undefined);
    return one.field === other.field && one.after === other.after && tagOf(one) === tagOf(other);
}
/** The changes of two attempts, each once: a lost attempt may have made what the next one finds done. */
function together(earlier, later) {
    return [...earlier.filter((one) => !later.some((other) => isSameChange(one, other))), ...later];
}
/** Whether a project is as a change wants it. */
function shows(project, change) {
    if (isTagChange(change))
        return project.tags.includes(change.tag) === change.after;
    return managedScans(project)[change.field] === change.after;
}
/** What a project was, for the report; its switches only where the platform gave them. */
function formerOf(project) {
    const hasSwitches = project.managed_scan_config !== undefined;
    return { tags: project.tags, ...(hasSwitches ? { managedScans: managedScans(project) } : {}) };
}


/***/ }),

/***/ 4354:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ checkMaxChanges)
/* harmony export */ });
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3784);

/**
 * Stops a step before its first write when it would change more than `max-changes` allows. A dry run goes on and
 * says so.
 *
 * @throws StepError too-many-changes
 */
function checkMaxChanges(context, figure, of, allowed) {
    if (allowed === undefined || figure <= allowed)
        return;
    const over = { limit: 'max-changes', allowed, figure, of };
    if (context.writer !== undefined)
        throw new _step_js__WEBPACK_IMPORTED_MODULE_0__/* .StepError */ .zg({ kind: 'too-many-changes', figures: [over] });
    context.notices.push({ kind: 'would-be-too-many', ...over });
}


/***/ })

};
