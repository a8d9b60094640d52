import { byProject, inState, type ProjectRows } from '../changes/rows.ts';
import type { ProjectChange, ProjectRef, Row } from '../model/change.ts';
import { PROJECT_SETTINGS } from '../model/project-settings.ts';
import { type Column, type Inline, list, type Section, section, separated, table } from './content.ts';
import { READS_FIRST } from './explain/explanation.ts';
import { byCause, explain, shortMessage } from './explain.ts';
import { counted, settingText } from './format.ts';

/** `+ pci`, `full scans on → off`, `primary branch main → trunk` */
export function changeText(change: ProjectChange): Inline {
  if (change.field === 'none') return '';
  if (change.field === 'tag')
    return [{ unbroken: `${change.after ? '+' : '−'} ` }, { code: change.tag, max: 100 }];
  const { label } = PROJECT_SETTINGS[change.field];
  const after: Inline = { text: settingText(change.after), max: 100 };
  const arrow: Inline = { unbroken: ' → ' };
  return [`${label} `, { text: settingText(change.before), max: 100 }, arrow, { strong: after }];
}

/** Failures come first: a hundred changed projects would hide them. */
export function projectSections(rows: readonly Row<ProjectChange>[]): Section[] {
  const sections = [
    ['changed', 'Changed'],
    ['would-change', 'To change'],
    ['left', 'Left: no longer as they were'],
    ['not-reached', 'Not reached: the step ended first'],
  ] as const;
  return [
    ...failureSection('Failed', byProject(inState(rows, 'failed'))),
    ...failureSection('Unknown: the change may have taken effect', byProject(inState(rows, 'unknown'))),
    ...sections.flatMap(([state, title]) =>
      section(title, table(byProject(inState(rows, state)), 'projects', [PROJECT_COLUMN])),
    ),
  ];
}

/** The remedy of each cause once, then the projects. */
function failureSection(title: string, projects: readonly ProjectRows[]): Section[] {
  const causes = byCause(projects, ({ rows }) => rows.find(({ failure }) => failure)?.failure).map(
    ({ cause, failure, items }): Inline => {
      const remedy = failure && `${explain(failure, READS_FIRST).remedy}.`;
      return {
        lines: [{ strong: `${counted(items.length, 'project')}: ${cause}` }, { sentence: remedy ?? '' }],
      };
    },
  );
  const failed = table(projects, 'projects', [
    PROJECT_COLUMN,
    ['Why', (project) => ({ sentence: reasonsText(project), max: 700 })],
  ]);
  return section(title, [...list(causes, 'causes'), ...failed]);
}

/** The project and its changes: two lines fit on a phone. */
const PROJECT_COLUMN: Column<ProjectRows> = [
  'Project',
  ({ project, rows }) => {
    const changes = rows.map(({ change }) => changeText(change));
    return { lines: [projectLink(project), separated(changes, ', ')] };
  },
];

export function projectLink({ name, url }: ProjectRef): Inline {
  return { link: name, to: url };
}

function reasonsText({ rows }: ProjectRows): string {
  const reasons = rows.map(({ failure }) => (failure === undefined ? '' : shortMessage(failure)));
  return [...new Set(reasons)].filter(Boolean).join('; ');
}
