import { type Opened, runCases } from './cases.ts';

runCases(new URL('cases/tracking-issue.yml', import.meta.url), {
  'remove the start of the text': ({ github }: Opened) => {
    for (const issue of github?.state.issues ?? [])
      issue.body = issue.body?.replace('<!-- text -->\n', '') ?? '';
  },
  // As two runs do at once, the second of which is cut off.
  'open the issue twice': ({ github }: Opened) => {
    const { issues = [] } = github?.state ?? {};
    const [one] = issues;
    const last = Math.max(...issues.map(({ number }) => number));
    if (one) issues.push({ ...one, number: last + 1, state: 'open' });
  },
});
