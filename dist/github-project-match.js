import "./rolldown-runtime.js";
// src/github/project-match.ts
function projectMatcher(known) {
	const byName = new Map();
	for (const [formerName, repository] of known.renames ?? []) byName.set(formerName.toLowerCase(), repository);
	for (const repository of known.repositories) byName.set(repository.fullName.toLowerCase(), repository);
	const serverHost = new URL(known.serverUrl).hostname.toLowerCase();
	return (project) => {
		const place = repositoryName(project, serverHost);
		if ("reason" in place) return {
			matched: false,
			reason: place.reason
		};
		const repository = byName.get(place.fullName.toLowerCase());
		if (repository === void 0) return {
			matched: false,
			reason: "not-visible",
			fullName: place.fullName
		};
		return {
			matched: true,
			repository
		};
	};
}
function withoutProject(repositories, matches) {
	const known = new Set();
	for (const match of matches) if (match.matched) known.add(match.repository.id);
	return repositories.filter(({ id }) => !known.has(id));
}
function repositoryName({ name, url }, serverHost) {
	if (url === void 0 || url.trim() === "") {
		const segments = name.split("/");
		return segments.length === 2 ? fullNameOf(segments) : { reason: "not-a-repository" };
	}
	const address = parseAddress(url.trim());
	if (address === void 0) return { reason: "not-a-repository" };
	if (address.host.toLowerCase() !== serverHost) return { reason: "other-host" };
	return fullNameOf(address.path.split("/").filter(Boolean));
}
function parseAddress(text) {
	const [, scpHost, scpPath] = /^(?:[^@/\s]+@)?([^:/\s]+):(?!\/\/)(.+)$/.exec(text) ?? [];
	if (scpHost !== void 0 && scpPath !== void 0) return {
		host: scpHost,
		path: scpPath
	};
	if (!URL.canParse(text)) return void 0;
	const { hostname, pathname } = new URL(text);
	return {
		host: hostname,
		path: pathname
	};
}
function fullNameOf([owner = "", repo = ""]) {
	const fullName = `${decoded(owner)}/${decoded(repo).replace(/\.git$/i, "")}`;
	return /^\w[\w-]*\/[\w.-]+$/.test(fullName) && !/\/\.{1,2}$/.test(fullName) ? { fullName } : { reason: "not-a-repository" };
}
function decoded(segment) {
	try {
		return decodeURIComponent(segment);
	} catch {
		return "";
	}
}
export { projectMatcher, withoutProject };
