import type { Notice } from '../model/result.ts';
import { counted } from './text.ts';

/** A notice in words, as one or two sentences. */
export function noticeWords(notice: Notice): string {
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
      return `${counted(notice.changes, 'project')} would change. Without the dry run, \`max-changes\` (${notice.limit}) would stop the step before its first write.`;
    case 'ids-not-triaged': {
      const shown = notice.ids.slice(0, 10).join(', ') + (notice.ids.length > 10 ? ', …' : '');
      return `The platform did not report ${notice.ids.length} of the given ids as triaged: ${shown}. Check that they are of the given \`issue-type\`.`;
    }
    case 'triaged-unlisted':
      return `The platform counted ${counted(notice.count, 'finding')} as triaged without naming their ids. Where more than one request is needed, that ends the step.`;
    case 'triage-stalled':
      return 'The platform selected only findings again that it had triaged before. The step stopped there.';
    case 'answers-lost':
      return `Answers to ${counted(notice.count, 'request')} were lost, so that more findings may have been triaged than were counted. The report has the requests.`;
    case 'output-too-large':
      return `The output \`${notice.output}\` is empty, for it would be too large. The report has it.`;
    case 'no-report':
      return `The report could not be written: ${notice.cause}.`;
    case 'many-shards':
      return `${notice.shards} shards are more than the 256 jobs that a matrix may have. Raise \`shard-size\`; \`matrix\` has 256 larger ones.`;
  }
}

/** What is wrong with an input, as a sentence. */
export function problemWords({ input, message }: { input: string; message: string }): string {
  return `\`${input}\` ${message}${message.endsWith('?') ? '' : '.'}`;
}
