import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { marked } from 'marked';
import type { StepRun } from '../test/run-step.ts';

/** A page like that of a workflow's run: its jobs, annotations and summaries. Needs no network. */
export async function runPage(
  about: string,
  runs: readonly {
    /** With the exit code that is expected. */
    step: { name: string; exitCode: number };
    run: Pick<StepRun, 'exitCode' | 'summary' | 'errors' | 'warnings'>;
  }[],
  comments: readonly string[] = [],
): Promise<string> {
  const github = await readFile(
    fileURLToPath(import.meta.resolve('github-markdown-css/github-markdown.css')),
    'utf8',
  );
  const styles = await readFile(new URL('./page.css', import.meta.url), 'utf8');
  const asExpected = runs.every(({ step, run }) => run.exitCode === step.exitCode);
  const jobs = runs.map(
    ({ step, run }) =>
      `<li>${sign(run.exitCode === step.exitCode)} <a href="#${anchor(step.name)}">${text(step.name)}</a>${run.exitCode === 0 ? '' : ' fails'}</li>`,
  );
  const annotations = runs.flatMap(({ step, run }) => [
    ...run.errors.map((message) => annotation('error', step.name, message)),
    ...run.warnings.map((message) => annotation('warning', step.name, message)),
  ]);
  const summaries = runs.map(
    ({ step, run }) => `<section id="${anchor(step.name)}" class="box">
<h2>${text(step.name)} summary</h2>
<div class="markdown-body">
${html(run.summary)}</div>
<footer>Job summary generated at run-time</footer>
</section>`,
  );
  const posted = comments.map(
    (body, index) => `<section id="comment-${index + 1}" class="box">
<h2>Comment on the pull request</h2>
<div class="markdown-body">
${html(body)}</div>
</section>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Summaries of the demo</title>
<style>
${github}
${styles}
</style>
</head>
<body>
<header>
<h1>${sign(asExpected)} Demo of the Code Security Platform action</h1>
<p>${text(about)}</p>
</header>
<nav>
<h2>Jobs</h2>
<ul>
${jobs.join('\n')}
</ul>
</nav>
<main>
${annotations.length === 0 ? '' : `<section class="box annotations">\n<h2>Annotations</h2>\n${annotations.join('\n')}\n</section>`}
${summaries.join('\n')}
${posted.join('\n')}
</main>
</body>
</html>
`;
}

/** Only GitHub draws charts: this page has their text, and says so. */
function html(markdown: string): string {
  const captioned = markdown.replaceAll('```mermaid', 'GitHub draws this text as a chart:\n\n```mermaid');
  return marked.parse(captioned, { async: false, gfm: true });
}

function sign(good: boolean): string {
  return good ? '<span class="good">✓</span>' : '<span class="bad">✗</span>';
}

function annotation(kind: 'error' | 'warning', job: string, message: string): string {
  return `<p class="annotation ${kind}"><b>${text(job)}</b><br>${text(message)}</p>`;
}

function anchor(name: string): string {
  return name.replaceAll(' ', '-');
}

function text(value: string): string {
  return value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
