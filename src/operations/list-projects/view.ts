import type { Project } from '../../platform/resources/project.ts';
import { managedScans } from '../../projects/project.ts';
import { projectSections } from '../../report/change-rows.ts';
import { dotted } from '../../report/content.ts';
import { csvLines, PROJECT_COLUMNS } from '../../report/findings/csv.ts';
import { branchName } from '../../report/findings/shown-finding.ts';
import { counted, dayText, number } from '../../report/format.ts';
import { listView } from '../../report/list-view.ts';
import { findingsLink, type View } from '../../report/view.ts';
import type { ListProjectsResult } from './run.ts';

const list = listView<Project>({
  rowsName: 'projects',
  noun: 'project',
  columns: (links) => [
    ['Project', ({ name, url, tags }) => ({ lines: [{ link: name, to: url }, { codes: tags }] })],
    ['Managed scans', scansText],
    [
      'Latest scan',
      ({ id, latest_scan_at: at, default_branch: branch }) => ({
        lines: [
          dotted([at === undefined ? 'never' : dayText(at), branch && { code: branchName(branch) }]),
          findingsLink(links, id, 'open findings'),
        ],
      }),
    ],
  ],
});

/** Empty unless the project was named, because the list has no switches. */
function scansText(project: Project): string {
  if (project.managed_scan_config === undefined) return '';
  const { diff_scan, full_scan } = managedScans(project);
  return `diff ${diff_scan ? 'on' : 'off'}, full ${full_scan ? 'on' : 'off'}`;
}

export const view: View<ListProjectsResult> = {
  ...list,
  headline: (result) => {
    const { failure, listed, rows = [] } = result;
    const isNone = failure?.kind === 'nothing-selected' || failure?.kind === 'rows-failed';
    if (isNone && listed === undefined) return 'No project was selected';
    if (rows.length === 0 || listed === undefined) return list.headline?.(result);
    return `${counted(listed.length, 'project')} listed, ${number(rows.length)} failed`;
  },
  // A project that could not be read may be one more.
  figures: (result) => (result.rows === undefined ? (list.figures?.(result) ?? {}) : {}),
  isPartial: ({ failure, listed }) => failure?.kind === 'rows-failed' && listed !== undefined,
  sections: (result, context, figures) => [
    ...projectSections(result.rows ?? []),
    ...list.sections(result, context, figures),
  ],
  context: ({ request: { shard } }) => [shard === undefined ? '' : `shard ${shard.index} of ${shard.count}`],
  facts: ({ shards }) => [['Shards in the matrix', shards === undefined ? undefined : number(shards)]],
  outputs({ shards }) {
    if (shards === undefined) return {};
    const parts = Array.from({ length: shards }, (_, index) => `${index + 1}/${shards}`);
    return { matrix: { json: { shard: parts } } };
  },
  csv: ({ listed }, context) => listed && csvLines(PROJECT_COLUMNS, listed, context),
};
