export const id = 875;
export const ids = [875];
export const modules = {

/***/ 3875:
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
        byName.set(repository.fullName.toLowerCase(), repository);
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
