import "./rolldown-runtime.js";
import { Ht as resolveSlug, Ut as StepError, Vt as resolveId, Wt as capture, a as productsOf, c as reachesSeverity, i as PRODUCTS, l as worstFirst, n as awaitScan, o as listFailure, p as searchedScanStatus, r as newerScan, s as reachesConfidence, t as branchFindings, u as findProject, w as sameRef } from "./index.js";
import { t as askGitHub } from "./github.js";
// src/operations/gate/judge.ts
function openFindings(rows, request, leftOut) {
	return rows.filter((finding) => {
		const reason = closedBecause(finding, request) ?? belowThreshold(finding, request);
		if (reason !== void 0) leftOut[reason] += 1;
		return reason === void 0;
	});
}
function closedBecause({ status }, { provisionallyIgnored }) {
	if (status === "fixed") return "fixed";
	if (status === "ignored") return "triaged";
	return status === "provisionally_ignored" && provisionallyIgnored === "ignore" ? "provisionally-ignored" : void 0;
}
function belowThreshold(finding, { failOn, failOnConfidence }) {
	if (failOn === "none") return void 0;
	if (!reachesSeverity(finding, failOn)) return "below-severity";
	return reachesConfidence(finding, failOnConfidence) ? void 0 : "below-confidence";
}
async function judge(context, request, { project, scan, product, open }, leftOut) {
	const { newOnly, inheritIgnores } = request;
	const primary = project.primary_branch ?? project.default_branch;
	if (open.length === 0 || product === "secrets" || primary === void 0) return open;
	if (sameRef(scan.branch, primary)) return newOnly ? firstSeenBy(open, scan, leftOut) : open;
	if (!newOnly && !inheritIgnores) return open;
	const areExcused = (rows) => {
		const excuses = excusesOf(rows, request);
		return open.every(({ match_based_id: id }) => id !== void 0 && excuses.has(id));
	};
	const list = {
		product,
		repository: project.name,
		ref: primary,
		isEnough: areExcused
	};
	const excuses = excusesOf((await branchFindings(context, list)).rows, request);
	return open.filter(({ match_based_id: id }) => {
		const excuse = id === void 0 ? void 0 : excuses.get(id);
		if (excuse !== void 0) leftOut[excuse] += 1;
		return excuse === void 0;
	});
}
function firstSeenBy(open, { id }, leftOut) {
	return open.filter(({ first_seen_scan_id: first }) => {
		const isNew = first === void 0 || first === id;
		if (!isNew) leftOut["on-primary-branch"] += 1;
		return isNew;
	});
}
function excusesOf(rows, { newOnly, inheritIgnores }) {
	const excuses = new Map();
	for (const { match_based_id: id, status } of rows) {
		if (id === void 0 || status === "fixed") continue;
		if (inheritIgnores && status === "ignored") excuses.set(id, "ignored-on-primary-branch");
		else if (newOnly && !excuses.has(id)) excuses.set(id, "on-primary-branch");
	}
	return excuses;
}
// src/operations/gate/list-scanned.ts
const MAX_WAIT_MS = 3e4;
const FIRST_PAUSE_MS = 2e3;
const PAUSE_GROWTH = 1.5;
async function listScanned(context, { products, scan, ...place }) {
	const { clock, progress, stop } = context;
	const startMs = clock.now();
	const listed = new Map();
	let missing = products;
	for (let pauseMs = FIRST_PAUSE_MS;; pauseMs *= PAUSE_GROWTH) {
		for (const product of missing) listed.set(product, await listProduct(context, {
			...place,
			product,
			expected: countOf(scan, product)
		}));
		missing = missing.filter((product) => (listed.get(product)?.present ?? 0) < countOf(scan, product));
		const leftMs = MAX_WAIT_MS - (clock.now() - startMs);
		if (missing.length === 0 || leftMs <= 0) break;
		const ms = Math.min(pauseMs, leftMs);
		progress.pause("findings", ms);
		await clock.sleep(ms, stop);
	}
	if (missing.length > 0) {
		const sum = (of) => missing.reduce((all, product) => all + of(product), 0);
		const found = sum((product) => listed.get(product)?.present ?? 0);
		const counted = sum((product) => countOf(scan, product));
		context.notices.push({
			kind: "findings-incomplete",
			listed: found,
			counted
		});
	}
	return new Map([...listed].map(([product, { rows }]) => [product, rows]));
}
async function listProduct(context, list) {
	const found = await branchFindings(context, list);
	if (list.product !== "sast" || found.present >= list.expected) return found;
	const ofAi = await branchFindings(context, {
		...list,
		product: "ai_sast",
		expected: 0
	});
	return {
		rows: found.rows,
		present: found.present + ofAi.present
	};
}
function countOf({ findings_counts: counts }, product) {
	return counts?.[{
		sast: "code",
		sca: "supply_chain",
		secrets: "secrets"
	}[product]] ?? 0;
}
// src/operations/gate/pull-request-head.ts
const MAX_LIMIT_WAIT_MS = 6e4;
var PullRequestHead = class {
	#context;
	#request;
	constructor(context, request) {
		this.#context = context;
		this.#request = request;
	}
	async read() {
		const { event, github } = this.#request;
		const [owner, repo] = event.repository?.split("/") ?? [];
		const number = event.pullRequest?.number;
		if (github === void 0 || owner === void 0 || repo === void 0 || number === void 0) return;
		const pull = {
			owner,
			repo,
			number
		};
		return askGitHub(this.#context, github, MAX_LIMIT_WAIT_MS, async (client) => {
			return (await client.pullRequest(pull)).headSha;
		});
	}
	async readIfPossible() {
		try {
			return await this.read();
		} catch (error) {
			if (error instanceof StepError && !this.#context.stop.aborted) return void 0;
			throw error;
		}
	}
};
// src/operations/gate/verdict.ts
function emptyVerdict({ commit }) {
	return {
		verdict: "failed",
		...commit === void 0 ? {} : { commit },
		leftOut: noneLeftOut(),
		products: [],
		waitedMs: 0
	};
}
function noneLeftOut() {
	return {
		"below-severity": 0,
		"below-confidence": 0,
		"on-primary-branch": 0,
		"ignored-on-primary-branch": 0,
		triaged: 0,
		fixed: 0,
		"provisionally-ignored": 0
	};
}
// src/operations/gate/run.ts
var Gate = class {
	#context;
	#request;
	#verdict;
	#head;
	constructor(context, request, verdict) {
		this.#context = context;
		this.#request = request;
		this.#verdict = verdict;
		this.#head = new PullRequestHead(context, request);
	}
	async run() {
		const { skip } = this.#request;
		if (skip !== void 0) {
			this.#context.notices.push({
				kind: "fork-run",
				why: skip
			});
			return this.#skip(skip);
		}
		const commits = await this.#commits();
		const slug = await resolveSlug(this.#context);
		const project = await findProject(this.#context, slug, this.#request.project);
		this.#verdict.project = project;
		const awaited = await awaitScan(this.#context, await resolveId(this.#context), project, {
			commits,
			refs: this.#refs(),
			waitMs: this.#request.waitMs
		});
		this.#verdict.waitedMs = awaited.waitedMs;
		const { scan } = awaited;
		if (scan === void 0) return this.#noScan(project, awaited);
		this.#verdict.scan = scan;
		this.#verdict.commit = scan.commit ?? this.#verdict.commit ?? "";
		if (searchedScanStatus(scan) === "running") return this.#timedOut(scan, awaited);
		if (searchedScanStatus(scan) === "failed") return this.#scanFailed(scan);
		if (await this.#isSuperseded(awaited, scan)) return this.#skip("head-moved");
		await this.#decide(project, scan);
	}
	async #commits() {
		const { commit, event } = this.#request;
		if (commit !== void 0) return [commit];
		const own = event.sha === void 0 ? [] : [event.sha];
		const head = await this.#head.read();
		if (head !== void 0) this.#verdict.commit = head;
		return head === void 0 ? own : [head, ...own];
	}
	#refs() {
		const { pullRequest, ref } = this.#request.event;
		return [...pullRequest === void 0 ? [] : [`refs/pull/${pullRequest.number}/merge`], ...ref === void 0 ? [] : [ref]];
	}
	#skip(because) {
		this.#verdict.verdict = "skipped";
		this.#verdict.because = because;
	}
	#noScan({ name }, { waitedMs }) {
		this.#verdict.verdict = "no-scan";
		const data = {
			kind: "no-scan",
			commit: this.#verdict.commit ?? this.#request.event.sha ?? "",
			project: name,
			waitedMs
		};
		if (this.#request.onNoScan === "fail") throw new StepError(data);
		this.#context.notices.push(data);
	}
	#timedOut({ status }, { waitedMs }) {
		this.#verdict.verdict = "timed-out";
		const data = {
			kind: "scan-timeout",
			waitedMs,
			...status === void 0 ? {} : { status }
		};
		if (this.#request.onTimeout === "fail") throw new StepError(data);
		this.#context.notices.push(data);
	}
	#scanFailed({ status = "unknown", exit_code: code }) {
		this.#verdict.because = "scan-failed";
		throw new StepError({
			kind: "gate-scan-failed",
			status,
			...code === void 0 ? {} : { exitCode: code }
		});
	}
	async #isSuperseded({ scans }, scan) {
		const newer = newerScan(scans, scan);
		if (newer === void 0) return false;
		const head = await this.#head.readIfPossible();
		if (head !== void 0 && head.toLowerCase() !== scan.commit?.toLowerCase()) return true;
		this.#context.notices.push({
			kind: "scan-superseded",
			commit: newer.commit ?? ""
		});
		return false;
	}
	async #decide(project, scan) {
		const { failOn } = this.#request;
		const ran = productsOf(scan.enabled_products);
		const missing = this.#missing(ran);
		const products = (this.#request.products ?? ran ?? PRODUCTS).filter((product) => ran?.includes(product) ?? true);
		this.#verdict.products = products;
		const judged = await this.#judge(project, scan, products);
		this.#verdict.counted = judged.counted.sort(worstFirst);
		this.#verdict.leftOut = judged.leftOut;
		const count = judged.counted.length;
		if (count > 0 && failOn !== "none") throw new StepError({
			kind: "gate-failed",
			counted: count
		});
		if (missing.length > 0 && failOn !== "none") {
			this.#verdict.because = "product-not-run";
			throw new StepError({
				kind: "product-not-run",
				products: missing
			});
		}
		this.#verdict.verdict = "passed";
	}
	#missing(ran) {
		const missing = (this.#request.products ?? []).filter((product) => ran?.includes(product) === false);
		for (const product of missing) this.#context.notices.push({
			kind: "product-not-run",
			product
		});
		return missing;
	}
	async #judge(project, scan, products) {
		try {
			const { name: repository } = project;
			const refs = { ...scan.branch === void 0 ? {} : { ref: scan.branch } };
			const listed = await listScanned(this.#context, {
				repository,
				products,
				scan,
				...refs
			});
			const judged = {
				counted: [],
				leftOut: noneLeftOut()
			};
			for (const [product, rows] of listed) {
				const open = openFindings(rows, this.#request, judged.leftOut);
				judged.counted.push(...await judge(this.#context, this.#request, {
					project,
					scan,
					product,
					open
				}, judged.leftOut));
			}
			return judged;
		} catch (error) {
			const cause = listFailure(error);
			this.#verdict.because = "list-failed";
			throw new StepError("method" in cause ? {
				kind: "gate-list-failed",
				cause
			} : cause);
		}
	}
};
// src/operations/gate.ts
async function gate(context, request) {
	const verdict = emptyVerdict(request);
	const end = await capture(() => new Gate(context, request, verdict).run());
	const { deployment, notices } = context;
	return {
		operation: "gate",
		request,
		deployment,
		notices,
		...verdict,
		...end
	};
}
export { gate };
