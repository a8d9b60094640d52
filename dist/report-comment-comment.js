import "./rolldown-runtime.js";
import { A as code, C as ruleCell, F as html, I as link, M as paragraph, N as prose, O as blocks, P as table, S as placeCell, _ as shortCommit, a as coverageSections, b as tallyOf, c as planTitle, d as noticeText, f as VERDICT_SIGNS, g as verdictLine, h as thresholdText, i as changesSection, j as folded, k as bullets, l as unchangedText, m as leftOutText, o as coverageText, p as countedFindings, s as planHeadline, u as platformLinks, v as explainResult, w as severityCell, x as findingCounts } from "./publish.js";
import { ot as counted } from "./index.js";
const RUNGS = [
	{
		maxRows: 50,
		withDetails: true
	},
	{
		maxRows: 20,
		withDetails: true
	},
	{
		maxRows: 20,
		withDetails: false
	},
	{
		maxRows: 10,
		withDetails: false
	},
	{
		maxRows: 3,
		withDetails: false
	},
	{
		maxRows: 0,
		withDetails: false
	}
];
function fullest(render) {
	let text = "";
	for (const rung of RUNGS) {
		text = render(rung);
		if (text.length <= 65e3) break;
	}
	return text;
}
// src/report/comment/gate-comment.ts
const WORST = 10;
function gateComment(result, run) {
	const rows = countedFindings(result);
	const links = platformLinks(run, result.deployment);
	return fullest((rung) => blocks([
		`<h3>${VERDICT_SIGNS[result.verdict]} Code security: ${prose(verdictLine(result), 300)}</h3>`,
		causeOf(result),
		...findingTables(rows, links, rung),
		bullets(notesOf(result, links)),
		rung.withDetails && rows.length > WORST ? folded("Counts", findingCounts(tallyOf(rows, run.endedAtMs)).slice(0, 1).join("\n")) : ""
	]));
}
function causeOf(result) {
	const explanation = result.counted === void 0 ? explainResult(result) : void 0;
	return explanation === void 0 ? "" : paragraph(prose(`${explanation.what}. ${explanation.remedy}.`));
}
function findingTables(rows, links, { maxRows, withDetails }) {
	const worst = rows.slice(0, Math.min(WORST, maxRows));
	const folds = withDetails ? rows.slice(worst.length, maxRows) : [];
	const more = rows.length - worst.length - folds.length;
	return [
		tableOf(worst, links),
		folded(`${counted(folds.length, "more finding")}`, tableOf(folds, links)),
		more > 0 && rows.length > 0 ? paragraph(`\u2026 and ${counted(more, "more finding")}; the summary of the run and the platform have them.`) : ""
	];
}
function tableOf(rows, links) {
	const cells = rows.map((row) => [
		severityCell(row.severity ?? ""),
		ruleCell(row.rule ?? ""),
		placeCell(row),
		html(firstSentence(row.message ?? ""), 200),
		link(String(row.id), links.finding(row.id))
	]);
	return table([
		"Severity",
		"Rule",
		"Place",
		"What it is",
		"Finding"
	], cells, { of: "findings" });
}
function firstSentence(message) {
	const start = message.slice(0, 1e3);
	const end = /[.!?](?=\s)/.exec(start);
	return end === null ? start : start.slice(0, end.index + 1);
}
function notesOf(result, links) {
	const { commit, project, request, products, notices } = result;
	const left = leftOutText(result);
	const name = project?.name ?? request.project;
	const address = links.findingsOf(project?.id);
	return [
		`Commit ${commit === void 0 ? "not known" : code(shortCommit(commit))} of ${code(name)}${products.length === 0 ? "" : `, scanned for ${html(products.join(", "))}`}`,
		`Fails on ${html(thresholdText(result))}`,
		...left === "" ? [] : [`Not counted: ${html(left, 500)}`],
		...notices.slice(0, 10).map((notice) => prose(noticeText(notice).text, 500)),
		...address === void 0 ? [] : [link("All findings of the project on the platform", address)]
	];
}
// src/report/comment/mentions.ts
function withoutMentions(html) {
	return html.replace(/<code>[^<]*<\/code>|<[^>]*>|@|(?<!&)#(?=\d)|\bGH-(?=\d)/gi, (match) => match.startsWith("<") ? match : `${match}\u200b`);
}
// src/report/comment/plan-comment.ts
function planComment(result, run) {
	const options = {
		links: platformLinks(run, result.deployment),
		nowMs: run.endedAtMs
	};
	const explanation = result.plan === void 0 ? explainResult(result) : void 0;
	const coverage = coverageText(result.coverage);
	return fullest(({ maxRows, withDetails }) => blocks([
		`<h3>${signOf(result)} Rules: ${prose(planHeadline(result), 500)}</h3>`,
		explanation === void 0 ? "" : paragraph(prose(`${explanation.what}. ${explanation.remedy}.`)),
		...changesSection(result, {
			...options,
			maxRows
		}),
		paragraph(html([unchangedText(result), coverage].filter(Boolean).join("; "), 500)),
		withDetails ? folded("Coverage", coverageSections(result.coverage, {
			...options,
			maxRows
		}).join("\n")) : "",
		paragraph(`<sub>${html(planTitle(result), 300)}</sub>`)
	]));
}
function signOf({ plan }) {
	if (plan === void 0) return "\u274c";
	if (plan.over.length > 0) return "\u26a0\ufe0f";
	return plan.changes.length === 0 ? "\u2705" : "\ud83d\udcdd";
}
// src/report/comment/comment.ts
function commentFor(result, run) {
	if (result.operation === "gate") return result.request.skip === void 0 ? gate(result, run) : void 0;
	return result.operation === "plan" ? plan(result, run) : void 0;
}
function gate(result, run) {
	const { verdict, because, request } = result;
	if (because === "head-moved") return void 0;
	return comment(request.comment, verdict !== "passed", () => gateComment(result, run));
}
function plan(result, run) {
	const hasNews = result.plan === void 0 || result.plan.changes.length > 0;
	return comment(result.request.comment, hasNews, () => planComment(result, run));
}
function comment(mode, hasNews, render) {
	if (mode === "never") return void 0;
	const post = mode === "always" || hasNews ? "always" : "only-update";
	return {
		markdown: withoutMentions(render()),
		post
	};
}
export { commentFor };
