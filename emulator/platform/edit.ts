import type { Triage } from './finding.ts';
import type { DetectionBundle, RemediationPolicy } from './policies/bundles.ts';
import type { Writer } from './record.ts';
import type { Finding, PlatformState, Project } from './state.ts';

/** Somebody else's edit on the platform while a step runs. */
export type Edit =
  | {
      readonly project: string;
      readonly addTags?: readonly string[];
      readonly removeTags?: readonly string[];
      readonly diffScan?: boolean;
      readonly fullScan?: boolean;
    }
  | ({ readonly triage: readonly bigint[] } & Triage)
  | { readonly openTicket: bigint }
  | { readonly policies: 'code' | 'secrets'; readonly bundle: DetectionBundle }
  | { readonly policies: 'remediation'; readonly bundle: RemediationPolicy[] }
  | { readonly addProject: Project }
  | { readonly removeProject: string }
  /** Its findings go along. A transfer renames the first segment. */
  | { readonly rename: string; readonly to: string }
  | { readonly archive: string }
  | { readonly addFinding: Finding }
  | { readonly removeFinding: bigint };

/** Throws when a project or finding that is to be edited is not there. Siblings of a finding go along. */
export function applyEdit(
  edit: Edit,
  { projects, findings, repositories }: PlatformState,
  writer: Writer,
): void {
  if ('project' in edit) {
    const project = projects.get(edit.project);
    if (project === undefined) throw new Error(`there is no project ${edit.project}`);
    const { addTags = [], removeTags = [], diffScan, fullScan } = edit;
    writer.setTags(project, [...project.tags.filter((tag) => !removeTags.includes(tag)), ...addTags]);
    writer.setManagedScans(project, { diff_scan: diffScan, full_scan: fullScan });
  } else if ('triage' in edit) {
    const { state, reason, note } = edit;
    const chosen = edit.triage.flatMap((id) => {
      const finding = findings.get(id);
      if (finding === undefined) throw new Error(`there is no finding ${id}`);
      return [finding, ...findings.siblings(finding)];
    });
    for (const finding of new Set(chosen)) writer.triage(finding, { state, reason, note });
  } else if ('openTicket' in edit) {
    const finding = findings.get(edit.openTicket);
    if (finding === undefined) throw new Error(`there is no finding ${edit.openTicket}`);
    writer.openTicket([finding]);
  } else if ('policies' in edit) {
    if (edit.policies === 'remediation') writer.setPolicies(edit.policies, edit.bundle);
    else writer.setPolicies(edit.policies, edit.bundle);
  } else if ('addProject' in edit) {
    projects.add(edit.addProject);
    writer.add({ what: 'project-added', project: edit.addProject.name });
  } else if ('removeProject' in edit) {
    projects.remove(edit.removeProject);
    writer.add({ what: 'project-removed', project: edit.removeProject });
  } else if ('rename' in edit) {
    const project = projects.get(edit.rename);
    if (project === undefined) throw new Error(`there is no project ${edit.rename}`);
    const { name } = project;
    for (const finding of findings.all) if (finding.repo === name) finding.repo = edit.to;
    for (const repository of repositories) if (repository.id === project.id) repository.name = edit.to;
    projects.rename(project, edit.to);
    writer.add({ what: 'project-renamed', project: edit.to, before: name });
  } else if ('archive' in edit) {
    const project = projects.get(edit.archive);
    if (project === undefined) throw new Error(`there is no project ${edit.archive}`);
    project.archived = true;
    writer.add({ what: 'project-removed', project: edit.archive });
  } else if ('addFinding' in edit) {
    findings.add(edit.addFinding);
    writer.add({ what: 'finding-added', finding: edit.addFinding.id });
  } else {
    findings.remove(edit.removeFinding);
    writer.add({ what: 'finding-removed', finding: edit.removeFinding });
  }
}
