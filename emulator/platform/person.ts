import type { Edit } from './edit.ts';
import type { Finding, PlatformState } from './state.ts';
import type { Writer } from './writer.ts';

/** Throws when a project or finding that is to be edited is not there. Siblings of a finding go along. */
export function applyEdit(edit: Edit, state: PlatformState, writer: Writer): void {
  if ('project' in edit) editProject(edit, state, writer);
  else if ('triage' in edit) editFindings(edit, state, writer);
  else if ('policies' in edit) editPolicies(edit, writer);
  else if ('addProject' in edit) writer.addProject(edit.addProject, edit.at);
  else if ('removeProject' in edit) writer.removeProject(edit.removeProject);
  else if ('renameProject' in edit) writer.renameProject(edit.renameProject, edit.to);
  else if ('addFinding' in edit) writer.addFinding(edit.addFinding);
  else writer.removeFinding(edit.removeFinding);
}

function editProject(edit: Extract<Edit, { project: string }>, state: PlatformState, writer: Writer): void {
  const project = state.projects.get(edit.project);
  if (project === undefined) throw new Error(`there is no project ${edit.project}`);
  const { addTags = [], removeTags = [] } = edit;
  const kept = project.tags.filter((tag) => !removeTags.includes(tag));
  writer.setTags(project, [...kept, ...addTags]);
  const { diff_scan, full_scan } = project.managed_scan_config;
  writer.setManagedScans(project, {
    diff_scan: { enabled: edit.diffScan ?? diff_scan.enabled },
    full_scan: { enabled: edit.fullScan ?? full_scan.enabled },
  });
}

function editPolicies(edit: Extract<Edit, { policies: string }>, writer: Writer): void {
  if (edit.policies === 'remediation') writer.setRemediationPolicies(edit.bundle);
  else writer.setDetectionPolicy(edit.policies, edit.bundle);
}

function editFindings(
  { triage: ids, state: triageState, reason, note }: Extract<Edit, { triage: readonly bigint[] }>,
  state: PlatformState,
  writer: Writer,
): void {
  const triaged = new Set<Finding>();
  for (const id of ids) {
    const finding = state.findings.get(id);
    if (finding === undefined) throw new Error(`there is no finding ${id}`);
    for (const one of [finding, ...state.findings.siblings(finding)]) triaged.add(one);
  }
  for (const finding of triaged) writer.triage(finding, { state: triageState, reason, note });
}
