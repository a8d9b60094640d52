import { TEAM_PREFIX } from '../findings/counts.ts';
import { OPERATIONS } from '../model/operations.ts';
import {
  FILTER_ROWS,
  FLEET,
  GATE_ROWS,
  type InputRow,
  type InputTable,
  inputsOf,
  LIMIT_ROWS,
} from './rows.ts';
import { quotedList } from './values.ts';

/** An expression that the runner evaluates. */
export const GITHUB_TOKEN_DEFAULT = `\${{ github.token }}`;

const SCANS = ['scan', 'gate'] as const;
const RULES = ['plan', 'apply'] as const;
const TRACKED_LISTS = ['list-findings', 'list-dependencies'] as const;
/** Operations that can keep a tracking issue. */
const TRACKED = [...RULES, 'triage', 'posture', ...TRACKED_LISTS] as const;

const PATTERNS =
  'names and patterns, one per line or separated by commas; `*` and `?` match within a segment, `**` across segments, a leading `!` excludes';
const ONE_PROJECT = 'Look at this project: one name. If empty: the repository of the workflow.';
const PROJECTS_OR_ALL = `Select these projects: ${PATTERNS}. If empty: all projects.`;
const DURATIONS = 'such as `15m` or `30m`; must be less than `time-limit`';
const FOOTER = 'this Markdown, for example whom to ask or how to get an exception. At most 1,000 characters.';
const KEEP_ISSUE = 'Keep one tracking issue up to date, and close it when';
const ISSUE_PERMISSION = 'Needs the permission `issues: write`.';
const LARGEST_PAGE = 'If empty, the most that the platform accepts.';

/** Every input, in the order of action.yml: `npm run docs` writes every `action.yml` and the tables of the pages from it. */
export const INPUT_TABLE = {
  operation: {
    operations: OPERATIONS,
    text: `Operation to perform: ${quotedList(OPERATIONS)}.`,
    required: OPERATIONS,
  },
  token: {
    operations: OPERATIONS,
    text: {
      validate: 'Not needed, and not used.',
      others: 'API token with Web API access, from a secret; it is masked in the log.',
    },
    required: OPERATIONS.filter((operation) => operation !== 'validate'),
  },
  ...inputsOf(OPERATIONS, {
    'base-url': {
      text: 'Address of the platform, with its path prefix if it has one. Must be `https`, except for loopback hosts. An empty value is an error.',
      default: 'https://semgrep.dev',
    },
    'deployment-slug': 'Slug of the deployment. If empty, the step looks it up when needed.',
    'deployment-id': 'Numeric id of the deployment. If empty, the step looks it up when needed.',
  }),
  projects: {
    operations: [...FLEET, 'undo', 'scan', 'gate', 'list-projects', 'export', 'sbom', 'check'],
    text: {
      scan: ONE_PROJECT,
      gate: ONE_PROJECT,
      check: ONE_PROJECT,
      'list-projects': PROJECTS_OR_ALL,
      export: PROJECTS_OR_ALL,
      undo: `Revert only changes of these projects: ${PATTERNS}. If empty: everything in the report.`,
      others: `Select these projects: ${PATTERNS}. If empty: the repository of the workflow, or all projects with \`projects-tagged\`.`,
    },
  },
  'projects-tagged': {
    operations: [...FLEET, 'list-projects', 'sbom'],
    text: 'Select only projects that have any of these tags. Without `projects`, select from all projects.',
  },
  ...inputsOf(['tag'], {
    tags: 'Add these tags, and keep existing ones.',
    'remove-tags': 'Remove these tags: names and patterns; a leading `!` excludes.',
  }),
  ...inputsOf(['managed-scan'], {
    'diff-scan':
      'Switch managed scans of pull requests on (`true`) or off (`false`). If empty, leave them as they are.',
    'full-scan': 'Switch managed full scans on (`true`) or off (`false`). If empty, leave them as they are.',
  }),
  'issue-type': {
    operations: ['triage', 'ticket', 'list-findings'],
    text: {
      'list-findings': 'List this kind of findings: `sast`, `sca`, `secrets` or `ai_sast`. If empty: `sast`.',
      others: 'Select this kind of findings: `sast`, `sca` or `secrets`.',
    },
    required: ['triage', 'ticket'],
    whenEmpty: { 'list-findings': 'sast' },
  },
  'issue-ids': {
    operations: ['triage', 'ticket'],
    text: {
      triage:
        'Select the findings with these ids, instead of by filters. After a triage by ids, former states are unknown, so `undo` can only reopen the findings.',
      ticket: 'Select the findings with these ids, instead of by filters.',
    },
  },
  ...inputsOf(['ticket'], {
    tracker: {
      text: 'Choose where the tickets are: `jira` (the platform opens them) or `github` (this step keeps issues).',
      default: 'jira',
    },
    'group-issues': {
      text: 'Open one ticket for all findings of one rule and repository (in Jira up to 50), instead of one for each.',
      default: 'true',
    },
    'jira-project-id':
      'Open the tickets in the Jira project with this numeric id. If empty, the platform chooses.',
    'issue-repository':
      'With `tracker: github`, keep the issues in this repository, as `owner/repo`. If empty: the repository of the workflow.',
  }),
  ...inputsOf(['triage'], {
    'new-triage-state':
      'Move the findings to this state: `ignored`, `reviewing`, `fixing`, `reopened` or, on newer platforms, `provisionally_ignored`.',
    'new-triage-reason':
      'Give this reason, with `ignored` only: `acceptable_risk`, `false_positive`, `no_time`, `no_triage_reason` or, on newer platforms, `duplicate`.',
    'new-note': 'Add this note to each triaged finding, up to 3000 characters.',
  }),
  ...FILTER_ROWS,
  ...inputsOf(['triage'], {
    selection: {
      text: 'Choose who applies the filters: with `listed`, the step lists the findings and triages exactly those that match; with `platform`, the platform selects, without a preview.',
      default: 'listed',
    },
    limit:
      'Triage at most this many findings: a number from 1, or `all`. With `selection: listed`, take the oldest first. If empty: no limit, or 3000 with `selection: platform`.',
  }),
  'scan-id': {
    operations: ['scan'],
    text: 'Report the scan with this numeric id. If empty: the scan of `commit`.',
  },
  commit: {
    operations: SCANS,
    text: {
      scan: 'Use the scans of this commit: its full hash. If empty: the head of the pull request, else the commit of the run; in a merge queue that is the commit of the merge group.',
      gate: 'Use the scans of this commit: its full hash. If empty: the head of the pull request, in a merge queue too, else the commit of the run.',
    },
  },
  'wait-for': {
    operations: [...SCANS, 'sbom'],
    text: {
      scan: `Wait this long for the scan to appear and complete, ${DURATIONS}. If empty: \`0s\`.`,
      gate: `Wait this long for the scan to appear and complete, ${DURATIONS}. If empty: \`15m\`.`,
      sbom: `Wait this long for the SBOMs, all together, ${DURATIONS}. If empty: \`15m\`.`,
    },
    whenEmpty: { scan: '0s', gate: '15m', sbom: '15m' },
  },
  ...GATE_ROWS,
  products: {
    operations: ['gate', 'posture'],
    text: {
      posture:
        'Report on these products: `sast`, `sca`, `secrets`, `ai_sast`. If empty: `sast`, `sca` and `secrets`.',
      gate: 'Judge these products: `sast`, `sca`, `secrets`, `ai_sast`. The gate waits for a scan of each, and fails if none ran by the end of `wait-for`. Name them when several scans of a commit follow each other. If empty: those that the scans of the commit ran, without `ai_sast`. `ai_sast` is judged only when named, by a scan that ran it.',
    },
    whenEmpty: { posture: 'sast, sca, secrets' },
  },
  ...inputsOf(['posture'], {
    period: {
      text: 'Count as new, fixed, ignored or reopened what became so within this age, such as `7d`, `1w` or `30d`, up to the start of the step.',
      default: '7d',
    },
    'service-levels':
      'Count as overdue what has been open for longer than these ages, one for each severity, such as `critical: 14d, high: 30d`; also YAML, as in the rules file. If empty, `overdue` is unknown.',
  }),
  'rules-file': {
    operations: [...RULES, 'validate', 'export'],
    text: {
      export: 'Write the rules file to this path; an existing file is never overwritten.',
      others: 'Read the rules file at this path.',
    },
    default: '.github/code-security.yml',
  },
  'approved-plan': {
    operations: ['apply'],
    text: "Make only the changes of this approved plan: the path of a plan's file, its hash, or `none`. An empty value is an error.",
    default: 'none',
  },
  'fail-on-drift': {
    operations: ['plan'],
    text: 'Fail the step when anything would change: another spelling of `fail-if: drift`.',
    default: 'false',
  },
  'fail-if': {
    operations: ['plan', ...TRACKED_LISTS],
    text: {
      plan: 'Fail the step when the plan finds any of these, or cannot determine them: `drift` (anything would change), `overdue` (findings open longer than `service-levels` allow), `uncovered` (repositories that the platform does not know), `over-limit` (more would change than a limit allows).',
      others: 'With `found`, fail the step when anything is listed, or when the list is incomplete.',
    },
  },
  report: {
    operations: ['undo'],
    text: 'Revert what the step that wrote this report did: the path of the report of a `tag`, `managed-scan`, `triage`, `apply` or `undo` step.',
    required: ['undo'],
  },
  'github-token': {
    operations: ['gate', ...TRACKED, 'ticket', 'check'],
    text: {
      gate: 'Read the pull request and write the comment with this token.',
      plan: 'Write the comment and the tracking issue with this token, and read repository metadata with it unless `metadata-token` is given.',
      apply:
        'Write the tracking issue with this token, and read repository metadata with it unless `metadata-token` is given.',
      ticket:
        'With `tracker: github`, keep the issues with this token: it needs `issues: write`, and for another repository it is the token of a GitHub App.',
      check: 'Show what this token can read on GitHub.',
      others: 'Write the tracking issue with this token.',
    },
    default: GITHUB_TOKEN_DEFAULT,
    evaluated: true,
  },
  'metadata-token': {
    operations: [...RULES, 'check'],
    text: {
      check: 'Show what rules and coverage could read on GitHub with this token.',
      others:
        'Read the GitHub metadata that rules and coverage need (properties, teams, private repositories) with this token, which needs no permission to comment. Rules that cover an organization need the token of a GitHub App.',
    },
  },
  comment: {
    operations: ['gate', 'plan'],
    text: 'Comment on the pull request: `auto` (when there is something to say; then keep the comment up to date), `always` or `never`.',
    default: 'auto',
  },
  'comment-footer': {
    operations: ['gate', ...TRACKED, 'ticket'],
    text: {
      gate: `End the comment with ${FOOTER}`,
      plan: `End the comment and the tracking issue with ${FOOTER}`,
      ticket: `With \`tracker: github\`, end each issue with ${FOOTER}`,
      others: `End the tracking issue with ${FOOTER}`,
    },
  },
  issue: {
    operations: TRACKED,
    text: {
      plan: `${KEEP_ISSUE} nothing remains to be done: \`never\` or \`auto\` (open it when something would change, a limit is exceeded, repositories are uncovered, findings are overdue, or ignores are about to end). ${ISSUE_PERMISSION}`,
      'list-findings': `${KEEP_ISSUE} no findings remain: \`never\` or \`auto\` (open it when any findings are listed). ${ISSUE_PERMISSION}`,
      posture: `Keep one tracking issue up to date: \`never\` or \`auto\` (the first run opens it, and no run closes it; one that a person closed opens again when something is new or overdue). Each list of \`products\` and filters has its own issue. ${ISSUE_PERMISSION}`,
      'list-dependencies': `${KEEP_ISSUE} no matches remain: \`never\` or \`auto\` (open it when anything is listed). Each \`dependency-filter\` has its own issue. ${ISSUE_PERMISSION}`,
      others: `${KEEP_ISSUE} nothing remains to be done: \`never\` or \`auto\` (open it when the step fails, in whole or in part). ${ISSUE_PERMISSION}`,
    },
    default: 'never',
  },
  ...inputsOf([...TRACKED, 'ticket'], {
    'issue-labels': 'Give the issue these labels when it is opened.',
    'issue-assignees': 'Assign the issue to these accounts when it is opened.',
  }),
  ...inputsOf(['list-dependencies'], {
    'dependency-filter':
      'Select only dependencies that match this filter: YAML or JSON with the fields `license`, `lockfilePath`, `name`, `version`, `repositoryId`, `packageFilters`, `ecosystem`, `transitivity`, `licensePolicySettings` and `includeArchived`.',
    'dependencies-by': {
      text: 'Choose what to list: `repository` (repositories that have a match), `package` (packages and versions, with licenses), or `lockfile` (lockfiles of the repositories in `repositoryId` of the filter).',
      default: 'repository',
    },
  }),
  'cyclonedx-version': {
    operations: ['sbom'],
    text: 'Export this version of CycloneDX: `1.4`, `1.5`, `1.6` or `1.7`.',
    default: '1.6',
  },
  'group-by': {
    operations: ['list-findings', 'plan', 'posture'],
    text: 'Count findings by the project tags that start with this prefix.',
    default: TEAM_PREFIX,
  },
  'page-size': {
    operations: ['list-projects', 'list-findings', 'list-policies', 'list-dependencies'],
    text: {
      'list-projects': `Request this many rows at a time: 1 to 3000; less than 100 counts as 100. ${LARGEST_PAGE}`,
      'list-findings': `Request this many rows at a time: 1 to 3000; less than 100 counts as 100, except for secrets. ${LARGEST_PAGE}`,
      'list-policies': 'Not needed, and not used: policies come on one page.',
      'list-dependencies': `Request this many rows at a time: 1 to 10,000 by package, otherwise 1 to 100. ${LARGEST_PAGE}`,
    },
  },
  ...LIMIT_ROWS,
} as const satisfies InputTable;

export const INPUTS: readonly InputRow[] = Object.entries(INPUT_TABLE).map(([name, row]) => ({
  name,
  ...row,
}));
