import { byProject, inState, type ProjectRows } from '../changes/rows.ts';
import type { ProjectChange, ProjectRef, Row } from '../model/change.ts';
import type { RowFailure } from '../model/failure.ts';
import { PROJECT_SETTINGS } from '../model/project-settings.ts';
import { filled, type Inline, list, type Section, section, separated, table } from './content.ts';
import { READS_FIRST } from './explain/explanation.ts';
import { byCause, explain, shortWhat } from './explain.ts';
import { counted, valueText } from './figures.ts';

/** `+ pci`, `full scans on → off`, `primary branch main → trunk` */
export function changeText(change: ProjectChange): Inline {
  if (change.field === 'none') return '';
  if (change.field === 'tag')
    return [{ unbroken: `${change.after ? '+' : '−'} ` }, { code: change.tag, max: 100 }];
  const { one, several } = PROJECT_SETTINGS[change.field];
  const after: Inline = { text: valueText(change.after), max: 100 };
  return [
    `${change.field === 'primary_branch' ? one : several} `,
    { text: valueText(change.before), max: 100 },
    ' → ',
    { strong: after },
  ];
}

/** Failures come first: a hundred changed projects would hide them. */
export function projectSections(rows: readonly Row<ProjectChange>[]): Section[] {
  const sections = [
    ['changed', 'Changed', 'Change'],
    ['would-change', 'To change', 'Change'],
    ['left', 'Left as they are: changed since they were selected', 'Change not made'],
    ['not-reached', 'Not reached: the step ended before', 'Change not made'],
  ] as const;
  return [
    ...failureSection('Failed', byProject(inState(rows, 'failed'))),
    ...failureSection('Unknown: the change may have taken effect', byProject(inState(rows, 'unknown'))),
    ...sections.flatMap(([state, title, column]) => {
      const projects = table(byProject(inState(rows, state)), 'projects', [
        ['Project', ({ project }) => projectLink(project)],
        [column, changesOf],
      ]);
      return section(title, projects);
    }),
  ];
}

/** The remedy of each cause once, then the projects. */
function failureSection(title: string, projects: readonly ProjectRows[]): Section[] {
  const causes = byCause(projects, failureOf).map(({ cause, failure, items }): Inline => {
    const remedy = failure && `${explain(failure, READS_FIRST).remedy}.`;
    return {
      lines: [{ strong: `${counted(items.length, 'project')}: ${cause}` }, { sentence: remedy ?? '' }],
    };
  });
  const all = table(projects, 'projects', [
    ['Project', (failed) => ({ lines: [projectLink(failed.project), changesOf(failed)] })],
    ['Why', (failed) => ({ sentence: whyOf(failed), max: 700 })],
  ]);
  return section(title, [...list(causes, 'causes'), ...all]);
}

export function projectLink({ name, url }: ProjectRef): Inline {
  return { link: name, to: url };
}

function changesOf({ rows }: ProjectRows): Inline {
  return separated(filled(rows.map(({ change }) => changeText(change))), ', ');
}

function whyOf({ rows }: ProjectRows): string {
  const reasons = rows.map(({ failure }) => (failure === undefined ? '' : shortWhat(failure)));
  return [...new Set(reasons)].filter(Boolean).join('; ');
}

function failureOf({ rows }: ProjectRows): RowFailure | undefined {
  return rows.find(({ failure }) => failure !== undefined)?.failure;
}
