import { basename } from 'node:path';
import { inState } from '../../changes/rows.ts';
import { projectSections } from '../../report/change-rows.ts';
import { section, table } from '../../report/content.ts';
import { counted, shortCommit } from '../../report/format.ts';
import { selectionFacts } from '../../report/selection-phrase.ts';
import type { View } from '../../report/view.ts';
import { doneCount, otherRowsPhrase } from '../../report/written.ts';
import type { SavedSbom, SbomResult } from './run.ts';

export const view: View<SbomResult> = {
  rowsName: () => 'sboms',

  headline({ listed, rows }) {
    const others = otherRowsPhrase(inState(rows, 'failed', 'not-reached'), 'project');
    const left = inState(rows, 'left').length;
    const without = left === 0 ? '' : `${counted(left, 'project')} without dependencies`;
    const saved = listed.length === 0 ? 'No SBOM saved' : `${counted(listed.length, 'SBOM')} saved`;
    return [saved, others, without].filter(Boolean).join('; ');
  },

  sign: ({ listed }, outcome) => (outcome === 'succeeded' && listed.length === 0 ? '⚠️' : undefined),
  context: ({ request }) => [`CycloneDX ${request.version}`],

  facts: ({ request, commit, rows, listed }) => [
    ...selectionFacts(request),
    ['Without dependencies', { codes: inState(rows, 'left').map(({ change }) => change.project.name) }],
    [
      'Folder',
      listed[0] && { sentence: `\`${request.folder}\`, deleted with the runner: upload it to keep it` },
    ],
    ['Commit of the latest full scan', commit && { code: shortCommit(commit) }],
  ],

  sections({ listed, rows }) {
    const files = table<SavedSbom>(listed, 'SBOMs', [
      ['Project', ({ project }) => ({ link: project.name, to: project.url })],
      ['File', ({ path }) => ({ code: basename(path), max: 100 })],
    ]);
    return [...projectSections(inState(rows, 'failed', 'not-reached')), ...section('SBOMs', files)];
  },

  outputs: (result) => ({
    'sbom-path': result.listed.length > 1 ? result.request.folder : result.listed[0]?.path,
    sboms: doneCount(result.listed.length, result),
    'sbom-commit': result.commit,
  }),
};
