import type { Project } from '../../platform/resources/project.ts';
import { counted, dayOf } from '../../report/figures.ts';
import { csvLines, PROJECT_COLUMNS } from '../../report/findings/csv.ts';
import { branchName } from '../../report/findings/shown-finding.ts';
import { type Columns, listView } from '../../report/list-view.ts';
import { listContext, type View } from '../../report/view.ts';
import type { ListProjectsResult } from './run.ts';

const PROJECTS: Columns<Project> = {
  one: 'project',
  several: 'projects',
  head: ['Project', 'Tags', 'Latest scan', 'Default branch', 'On the platform'],
  cells(row, links) {
    const { id, name, url, tags, latest_scan_at, default_branch } = row;
    return [
      { link: name, to: url },
      { lines: tags.map((tag) => ({ code: tag, max: 50 })) },
      latest_scan_at === undefined ? 'never' : { unbroken: dayOf(latest_scan_at) },
      default_branch === undefined ? '' : { code: branchName(default_branch) },
      links.findingsOf(id) === undefined ? '' : { link: 'findings', to: links.findingsOf(id) },
    ];
  },
};

const list = listView('projects', PROJECTS);

export const listProjectsView: View<ListProjectsResult> = {
  ...list,
  context: ({ shards }) => (shards === undefined ? [] : [`${counted(shards, 'shard')} in the matrix`]),
  outputs(result, run) {
    const { listed, shards } = result;
    if (listed === undefined) return {};
    const parts = Array.from({ length: shards ?? 0 }, (_, index) => `${index + 1}/${shards}`);
    return {
      ...list.outputs(result, run),
      'csv-path': run.files?.csv?.path,
      matrix: shards === undefined ? undefined : { json: { shard: parts } },
    };
  },
  files(result, run, { csv }) {
    if (result.listed !== undefined)
      csv.writeAll(csvLines(PROJECT_COLUMNS, result.listed, listContext(run, result)));
    return [];
  },
};
