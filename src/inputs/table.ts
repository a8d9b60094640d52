import { TEAM_PREFIX } from '../findings/counts.ts';
import { OPERATIONS } from '../model/operations.ts';
import { FILTER_ROWS } from './filter-rows.ts';
import { GATE_ROWS } from './gate-rows.ts';
import { FLEET, LIMIT_ROWS } from './limit-rows.ts';
import { each, type InputRow } from './row.ts';

/** The runner evaluates it. */
// biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of GitHub
export const GITHUB_TOKEN_DEFAULT = '${{ github.token }}';

const LISTS = ['list-projects', 'list-findings', 'list-policies', 'list-dependencies'] as const;
const RULES = ['plan', 'apply'] as const;
/** They can keep a tracking issue. */
const TRACKED = [...RULES, 'triage', 'list-findings', 'list-dependencies'] as const;
const WITH_TOKEN = OPERATIONS.filter((one) => one !== 'validate');

/**
 * Every input, in the order of action.yml: `npm run docs` writes the `action.yml` of all operations and of each, and the
 * tables of the pages, from it.
 */
export const INPUTS = [
  {
    name: 'operation',
    operations: OPERATIONS,
    text: 'Operation to perform: `tag`, `managed-scan`, `triage`, `ticket`, `scan`, `gate`, `plan`, `apply`, `validate`, `export`, `undo`, `list-projects`, `list-findings`, `list-policies`, `list-dependencies`, `sbom` or `check`.',
    required: OPERATIONS,
  },
  {
    name: 'token',
    operations: OPERATIONS,
    text: 'API token with Web API access, from a secret; it is masked in the log. Required, except for `validate`.',
    textOf: {
      ...each(WITH_TOKEN, 'API token with Web API access, from a secret; it is masked in the log.'),
      validate: 'Not needed, and not used.',
    },
    required: WITH_TOKEN,
  },
  {
    name: 'base-url',
    operations: OPERATIONS,
    text: 'Address of the platform, with its path prefix if it has one. Must be `https`, except for loopback hosts. An empty value is an error.',
    default: 'https://semgrep.dev',
  },
  {
    name: 'deployment-slug',
    operations: OPERATIONS,
    text: 'Slug of the deployment. If empty, the step looks it up when needed.',
  },
  {
    name: 'deployment-id',
    operations: OPERATIONS,
    text: 'Numeric id of the deployment. If empty, the step looks it up when needed.',
  },
  {
    name: 'projects',
    operations: [...FLEET, 'undo', 'scan', 'gate', 'list-projects', 'export', 'sbom', 'check'],
    text: 'Select these projects: names and patterns, one per line or separated by commas; `*` and `?` match within a segment, `**` across segments, a leading `!` excludes. If empty: the repository of the workflow; for `list-projects` and `export`, all projects; for `undo`, everything in the report. `scan`, `gate` and `check` take one name.',
    textOf: {
      ...each(
        [...FLEET, 'sbom'],
        'Select these projects: names and patterns, one per line or separated by commas; `*` and `?` match within a segment, `**` across segments, a leading `!` excludes. If empty: the repository of the workflow, or all projects with `projects-tagged`.',
      ),
      ...each(
        ['list-projects', 'export'],
        'Select these projects: names and patterns, one per line or separated by commas; `*` and `?` match within a segment, `**` across segments, a leading `!` excludes. If empty: all projects.',
      ),
      undo: 'Revert only changes of these projects: names and patterns, one per line or separated by commas; `*` and `?` match within a segment, `**` across segments, a leading `!` excludes. If empty: everything in the report.',
      ...each(
        ['scan', 'gate'],
        'Look for scans of this project: one name. If empty: the repository of the workflow.',
      ),
      check: 'Look at this project: one name. If empty: the repository of the workflow.',
    },
    alias: ['repo', 'repository', 'repositories'],
  },
  {
    name: 'projects-tagged',
    operations: [...FLEET, 'list-projects', 'sbom'],
    text: 'Select only projects that have any of these tags. Without `projects`, select from all projects.',
  },
  { name: 'tags', operations: ['tag'], text: 'Add these tags, and keep existing ones.' },
  {
    name: 'remove-tags',
    operations: ['tag'],
    text: 'Remove these tags: names and patterns; a leading `!` excludes.',
  },
  {
    name: 'diff-scan',
    operations: ['managed-scan'],
    text: 'Switch managed scans of pull requests on (`true`) or off (`false`). If empty, leave them as they are.',
  },
  {
    name: 'full-scan',
    operations: ['managed-scan'],
    text: 'Switch managed full scans on (`true`) or off (`false`). If empty, leave them as they are.',
  },
  {
    name: 'issue-type',
    operations: ['triage', 'ticket', 'list-findings'],
    text: 'Select this kind of findings: `sast`, `sca` or `secrets`; for `list-findings` also `ai_sast`. Required for `triage` and `ticket`; `list-findings` defaults to `sast`.',
    textOf: {
      ...each(['triage', 'ticket'], 'Select this kind of findings: `sast`, `sca` or `secrets`.'),
      'list-findings': 'List this kind of findings: `sast`, `sca`, `secrets` or `ai_sast`. If empty: `sast`.',
    },
    required: ['triage', 'ticket'],
    otherwise: { 'list-findings': 'sast' },
    alias: ['type', 'product', 'products'],
  },
  {
    name: 'issue-ids',
    operations: ['triage', 'ticket'],
    text: 'Select the findings with these ids, instead of by filters. After a triage by ids, former states are unknown, so `undo` can only reopen the findings.',
    textOf: { ticket: 'Select the findings with these ids, instead of by filters.' },
  },
  {
    name: 'tracker',
    operations: ['ticket'],
    text: 'Choose where the tickets are: `jira` (the platform opens them) or `github` (this step keeps issues).',
    default: 'jira',
  },
  {
    name: 'group-issues',
    operations: ['ticket'],
    text: 'Open one ticket for all findings of one rule and repository (in Jira up to 50), instead of one for each.',
    default: 'true',
  },
  {
    name: 'jira-project-id',
    operations: ['ticket'],
    text: 'Open the tickets in the Jira project with this numeric id. If empty, the platform chooses.',
  },
  {
    name: 'issue-repository',
    operations: ['ticket'],
    text: 'With `tracker: github`, keep the issues in this repository, as `owner/repo`. If empty: the repository of the workflow.',
  },
  {
    name: 'new-triage-state',
    operations: ['triage'],
    text: 'Move the findings to this state: `ignored`, `reviewing`, `fixing`, `reopened` or, on newer platforms, `provisionally_ignored`.',
    alias: ['state', 'new-state'],
  },
  {
    name: 'new-triage-reason',
    operations: ['triage'],
    text: 'Give this reason, with `ignored` only: `acceptable_risk`, `false_positive`, `no_time`, `no_triage_reason` or, on newer platforms, `duplicate`.',
    alias: ['reason', 'new-reason'],
  },
  {
    name: 'new-note',
    operations: ['triage'],
    text: 'Add this note to each triaged finding, up to 3000 characters.',
    alias: ['note'],
  },
  ...FILTER_ROWS,
  {
    name: 'selection',
    operations: ['triage'],
    text: 'Choose who applies the filters: with `listed`, the step lists the findings and triages exactly those that match; with `platform`, the platform selects, without a preview.',
    default: 'listed',
  },
  {
    name: 'limit',
    operations: ['triage'],
    text: 'Triage at most this many findings: a number from 1, or `all`. With `selection: listed`, take the oldest first. If empty: no limit, or 3000 with `selection: platform`.',
  },
  {
    name: 'scan-id',
    operations: ['scan'],
    text: 'Report the scan with this numeric id. If empty: the scan of `commit`.',
  },
  {
    name: 'commit',
    operations: ['scan', 'gate'],
    text: 'Use the scans of this commit: its full hash. If empty: the head of the pull request, in a merge queue too, else the commit of the run.',
  },
  {
    name: 'wait-for',
    operations: ['scan', 'gate', 'sbom'],
    text: 'Wait this long for the scan to appear and complete, or for each SBOM, such as `15m` or `30m`; must be less than `time-limit`. If empty: `15m` for `gate` and `sbom`, `0s` for `scan`.',
    textOf: {
      scan: 'Wait this long for the scan to appear and complete, such as `15m` or `30m`; must be less than `time-limit`. If empty: `0s`.',
      sbom: 'Wait this long for each SBOM, from the start of its export, such as `15m` or `30m`; must be less than `time-limit`. If empty: `15m`.',
      gate: 'Wait this long for the scan to appear and complete, such as `15m` or `30m`; must be less than `time-limit`. If empty: `15m`.',
    },
    otherwise: { scan: '0s', gate: '15m', sbom: '15m' },
  },
  ...GATE_ROWS,
  {
    name: 'rules-file',
    operations: [...RULES, 'validate', 'export'],
    text: 'Read the rules file at this path. `export` writes it there, and never overwrites an existing file.',
    textOf: {
      ...each([...RULES, 'validate'], 'Read the rules file at this path.'),
      export: 'Write the rules file to this path; an existing file is never overwritten.',
    },
    default: '.github/code-security.yml',
  },
  {
    name: 'approved-plan',
    operations: ['apply'],
    text: "Make only the changes of this approved plan: the path of a plan's file, its hash, or `none`. An empty value is an error.",
    default: 'none',
  },
  {
    name: 'fail-on-drift',
    operations: ['plan'],
    text: 'Fail the step when anything would change: another spelling of `fail-if: drift`.',
    default: 'false',
  },
  {
    name: 'fail-if',
    operations: ['plan', 'list-findings', 'list-dependencies'],
    text: 'Fail the step when it finds any of these, or cannot find them out. For `plan`: `drift` (anything would change), `overdue` (findings open longer than `service-levels` allow), `uncovered` (repositories that the platform does not know), `over-limit` (more would change than a limit allows). For lists: `found` (anything is listed).',
    textOf: {
      plan: 'Fail the step when the plan finds any of these, or cannot find them out: `drift` (anything would change), `overdue` (findings open longer than `service-levels` allow), `uncovered` (repositories that the platform does not know), `over-limit` (more would change than a limit allows).',
      ...each(
        ['list-findings', 'list-dependencies'],
        'Fail the step when it finds any of these, or cannot find them out: `found` (anything is listed).',
      ),
    },
  },
  {
    name: 'report',
    operations: ['undo'],
    text: 'Undo the step that wrote this report: the path of the report of a `tag`, `managed-scan`, `triage`, `apply` or `undo` step. Required for `undo`.',
    textOf: {
      undo: 'Revert what the step that wrote this report did: the path of the report of a `tag`, `managed-scan`, `triage`, `apply` or `undo` step.',
    },
    required: ['undo'],
  },
  {
    name: 'github-token',
    operations: ['gate', ...TRACKED, 'ticket', 'check'],
    text: 'Write comments and issues with this token, and read repository metadata with it unless `metadata-token` is given.',
    textOf: {
      gate: 'Read the pull request and write the comment with this token.',
      plan: 'Write the comment and the tracking issue with this token, and read repository metadata with it unless `metadata-token` is given.',
      apply:
        'Write the tracking issue with this token, and read repository metadata with it unless `metadata-token` is given.',
      ...each(['triage', 'list-findings', 'list-dependencies'], 'Write the tracking issue with this token.'),
      ticket:
        'With `tracker: github`, keep the issues with this token: it needs `issues: write`, and for another repository it is the token of a GitHub App.',
      check: 'Show what this token can read on GitHub.',
    },
    default: GITHUB_TOKEN_DEFAULT,
    evaluated: true,
  },
  {
    name: 'metadata-token',
    operations: [...RULES, 'check'],
    textOf: { check: 'Show what of GitHub rules and coverage could read with this token.' },
    text: 'Read what rules and coverage need of GitHub (properties, teams, private repositories) with this token, so that it needs no right to comment. Rules that cover an organization need the token of a GitHub App.',
  },
  {
    name: 'comment',
    operations: ['gate', 'plan'],
    text: 'Comment on the pull request: `auto` (when there is something to say; then keep the comment up to date), `always` or `never`.',
    default: 'auto',
  },
  {
    name: 'comment-footer',
    operations: ['gate', ...TRACKED, 'ticket'],
    text: 'End the comment and the issue with this Markdown: whom to ask, how to get an exception. At most 1,000 characters.',
    textOf: {
      gate: 'End the comment with this Markdown: whom to ask, how to get an exception. At most 1,000 characters.',
      ...each(
        ['apply', 'triage', 'list-findings', 'list-dependencies'],
        'End the tracking issue with this Markdown: whom to ask, how to get an exception. At most 1,000 characters.',
      ),
      ticket:
        'With `tracker: github`, end each issue with this Markdown: whom to ask, how to get an exception. At most 1,000 characters.',
    },
  },
  {
    name: 'issue',
    operations: TRACKED,
    text: 'Keep one tracking issue up to date, and close it when nothing is left to do: `never` or `auto` (open it when there is something to act on). Needs the permission `issues: write`.',
    textOf: {
      plan: 'Keep one tracking issue up to date, and close it when nothing is left to do: `never` or `auto` (open it when something would change, a limit is exceeded, repositories are uncovered, findings are overdue, or ignores are about to end). Needs the permission `issues: write`.',
      ...each(
        ['apply', 'triage'],
        'Keep one tracking issue up to date, and close it when nothing is left to do: `never` or `auto` (open it when the step fails, in whole or in part). Needs the permission `issues: write`.',
      ),
      'list-findings':
        'Keep one tracking issue up to date, and close it when no finding is left: `never` or `auto` (open it when any findings are listed). Needs the permission `issues: write`.',
      'list-dependencies':
        'Keep one tracking issue up to date for each `dependency-filter`, and close it when nothing is listed any more: `never` or `auto` (open it when anything is listed). Needs the permission `issues: write`.',
    },
    default: 'never',
  },
  {
    name: 'issue-labels',
    operations: [...TRACKED, 'ticket'],
    text: 'Give the issue these labels when it is opened.',
  },
  {
    name: 'issue-assignees',
    operations: [...TRACKED, 'ticket'],
    text: 'Assign the issue to these accounts when it is opened.',
  },
  {
    name: 'dependency-filter',
    operations: ['list-dependencies'],
    text: 'Select only dependencies that match this filter: YAML or JSON with the fields `license`, `lockfilePath`, `name`, `version`, `repositoryId`, `packageFilters`, `ecosystem`, `transitivity`, `licensePolicySettings` and `includeArchived`.',
  },
  {
    name: 'dependencies-by',
    operations: ['list-dependencies'],
    text: 'List this: `repository` (repositories that have a match), `package` (packages and versions, with licenses), or `lockfile` (lockfiles of the repositories in `repositoryId` of the filter).',
    default: 'repository',
    alias: ['by', 'group-by'],
  },
  {
    name: 'cyclonedx-version',
    operations: ['sbom'],
    text: 'Export this version of CycloneDX: `1.4`, `1.5`, `1.6` or `1.7`.',
    default: '1.6',
    alias: ['version', 'spec-version'],
  },
  {
    name: 'group-by',
    operations: ['list-findings', 'plan'],
    text: 'Count findings by the project tags that start with this prefix.',
    default: TEAM_PREFIX,
  },
  {
    name: 'page-size',
    operations: LISTS,
    text: 'Request this many rows at a time: 1 to 3000 for projects and findings (the step asks for at least 100); for dependencies 1 to 10,000 by package, otherwise 1 to 100. If empty, the most that the platform accepts.',
    textOf: {
      ...each(
        ['list-projects', 'list-findings'],
        'Request this many rows at a time: 1 to 3000 (the step asks for at least 100). If empty, the most that the platform accepts.',
      ),
      'list-dependencies':
        'Request this many rows at a time: 1 to 10,000 by package, otherwise 1 to 100. If empty, the most that the platform accepts.',
      'list-policies': 'Request this many rows at a time. If empty, the most that the platform accepts.',
    },
  },
  ...LIMIT_ROWS,
] as const satisfies readonly InputRow[];
