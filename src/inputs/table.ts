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

/** The runner evaluates it. */
export const GITHUB_TOKEN_DEFAULT = `\${{ github.token }}`;

const SCANS = ['scan', 'gate'] as const;
const RULES = ['plan', 'apply'] as const;
const TRACKED_LISTS = ['list-findings', 'list-dependencies'] as const;
/** Operations that can keep a tracking issue. */
const TRACKED = [...RULES, 'triage', 'posture', ...TRACKED_LISTS] as const;

const PATTERNS = 'names and patterns (`*` and `?` within a segment, `**` across, `!` excludes)';
const ONE_PROJECT = 'The name of one project. If empty: the repository of the workflow.';
const PROJECTS_OR_ALL = `Select these projects: ${PATTERNS}. If empty: all.`;
const WAIT_FOR_SCAN = 'Wait this long for the scan to complete, less than `time-limit`.';
const FOOTER = 'this Markdown, such as whom to ask; at most 1,000 characters.';
const ISSUE_MODES = '`never` or `auto`. Needs `issues: write`.';
const LISTED_ISSUE = `Keep one tracking issue, open while anything is listed: ${ISSUE_MODES}`;
const NUMBERED_PAGES = 'Rows to request at a time, 100 to 3000. If empty: the most.';

/** In the order of action.yml; `npm run docs` writes it and the tables of the pages. */
export const INPUT_TABLE = {
  operation: {
    operations: OPERATIONS,
    text: `Operation to perform: ${OPERATIONS.map((name) => `\`${name}\``).join(', ')}.`,
    required: OPERATIONS,
  },
  token: {
    operations: OPERATIONS,
    text: {
      validate: 'Not needed, and not used.',
      others: 'API token with Web API access, from a secret.',
    },
    required: OPERATIONS.filter((operation) => operation !== 'validate'),
  },
  ...inputsOf(OPERATIONS, {
    'base-url': {
      text: 'Address of the platform: `https`, except for loopback hosts; never empty.',
      default: 'https://semgrep.dev',
    },
    'deployment-slug': 'Slug of the deployment. If empty: looked up.',
    'deployment-id': 'Numeric id of the deployment. If empty: looked up.',
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
      others: `Select these projects: ${PATTERNS}. If empty: the repository of the workflow, or with \`projects-tagged\` all.`,
    },
  },
  'projects-tagged': {
    operations: [...FLEET, 'list-projects', 'sbom'],
    text: 'Select only projects that have any of these tags.',
  },
  ...inputsOf(['tag'], {
    tags: 'Add these tags, and keep existing ones.',
    'remove-tags': 'Remove these tags: names and patterns; a leading `!` excludes.',
  }),
  ...inputsOf(['managed-scan'], {
    'diff-scan': 'Switch managed scans of pull requests on (`true`) or off (`false`). If empty: unchanged.',
    'full-scan': 'Switch managed full scans on (`true`) or off (`false`). If empty: unchanged.',
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
      triage: 'Select the findings with these ids, not by filters; `undo` can only reopen them.',
      ticket: 'Select the findings with these ids, not by filters.',
    },
  },
  ...inputsOf(['ticket'], {
    tracker: {
      text: 'Where the tickets are: `jira` (the platform opens them) or `github` (this step keeps issues).',
      default: 'jira',
    },
    'group-issues': {
      text: 'Open one ticket for all findings of a rule and repository (in Jira up to 50).',
      default: 'true',
    },
    'jira-project-id': 'Numeric id of the Jira project. If empty, the platform chooses.',
    'issue-repository':
      'With `tracker: github`: `owner/repo` for the issues. If empty: the repository of the workflow.',
  }),
  ...inputsOf(['triage'], {
    'new-triage-state':
      'Move the findings to this state: `ignored`, `reviewing`, `fixing`, `reopened` or, on newer platforms, `provisionally_ignored`.',
    'new-triage-reason':
      'Give this reason, with `ignored` only: `acceptable_risk`, `false_positive`, `no_time`, `no_triage_reason` or, on newer platforms, `duplicate`.',
    'new-note': 'Add this note, up to 3000 characters.',
  }),
  ...FILTER_ROWS,
  ...inputsOf(['triage'], {
    selection: {
      text: 'Who applies the filters: the step, to listed findings (`listed`), or the platform, without a preview (`platform`).',
      default: 'listed',
    },
    limit:
      'Triage at most this many findings, the oldest first: a number, or `all`. If empty: `all`, or 3000 with `selection: platform`.',
  }),
  'scan-id': {
    operations: ['scan'],
    text: 'Numeric id of the scan. If empty: the scan of `commit`.',
  },
  commit: {
    operations: SCANS,
    text: {
      scan: 'Full hash of the commit. If empty: the head of the pull request, else the commit of the run.',
      gate: 'Full hash of the commit. If empty: the head of the pull request, in a merge queue too, else the commit of the run.',
    },
  },
  'wait-for': {
    operations: [...SCANS, 'sbom'],
    text: {
      scan: `${WAIT_FOR_SCAN} If empty: \`0s\`.`,
      gate: `${WAIT_FOR_SCAN} If empty: \`15m\`.`,
      sbom: 'Wait this long for all SBOMs, less than `time-limit`. If empty: `15m`.',
    },
    whenEmpty: { scan: '0s', gate: '15m', sbom: '15m' },
  },
  ...GATE_ROWS,
  products: {
    operations: ['gate', 'posture'],
    text: {
      posture:
        'Report on these products: `sast`, `sca`, `secrets`, `ai_sast`. If empty: `sast`, `sca` and `secrets`.',
      gate: 'Wait for scans of these products, and judge them: `sast`, `sca`, `secrets`, `ai_sast`. If empty: those that the scans of the commit ran, without `ai_sast`.',
    },
    whenEmpty: { posture: 'sast, sca, secrets' },
  },
  ...inputsOf(['posture'], {
    period: {
      text: 'Report what became new, fixed, ignored or reopened within this age, such as `7d`.',
      default: '7d',
    },
    'service-levels':
      'Count findings that are open for longer as overdue, such as `critical: 14d, high: 30d`; also YAML. If empty, `overdue` is unknown.',
  }),
  'rules-file': {
    operations: [...RULES, 'validate', 'export'],
    text: {
      export: 'Write the rules file to this path, where there is none.',
      others: 'Read the rules file at this path.',
    },
    default: '.github/code-security.yml',
  },
  'approved-plan': {
    operations: ['apply'],
    text: 'Make only changes of this approved plan: the path of its file, its hash, or `none`; never empty.',
    default: 'none',
  },
  'fail-on-drift': {
    operations: ['plan'],
    text: 'The same as `fail-if: drift`.',
    default: 'false',
  },
  'fail-if': {
    operations: ['plan', ...TRACKED_LISTS],
    text: {
      plan: 'Fail the step for any of these, or when they are unknown: `drift`, `overdue`, `uncovered`, `over-limit`.',
      others: '`found`: fail the step when anything is listed, or the list is incomplete.',
    },
  },
  report: {
    operations: ['undo'],
    text: 'Path of the report of a `tag`, `managed-scan`, `triage`, `apply` or `undo` step.',
    required: ['undo'],
  },
  'github-token': {
    operations: ['gate', ...TRACKED, 'ticket', 'check'],
    text: {
      gate: 'Token for the pull request and the comment.',
      plan: 'Token for the comment, the tracking issue and, without `metadata-token`, repository metadata.',
      apply: 'Token for the tracking issue and, without `metadata-token`, repository metadata.',
      ticket: 'With `tracker: github`, token for the issues; for another repository that of a GitHub App.',
      check: 'Token to look at.',
      others: 'Token for the tracking issue.',
    },
    default: GITHUB_TOKEN_DEFAULT,
  },
  'metadata-token': {
    operations: [...RULES, 'check'],
    text: {
      check: 'Token to look at, for rules and coverage.',
      others:
        'Token that reads properties, teams and private repositories for rules and coverage: that of a GitHub App.',
    },
  },
  comment: {
    operations: ['gate', 'plan'],
    text: 'Comment on the pull request: `auto` (when there is something to say, and then kept up to date), `always` or `never`.',
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
      plan: `Keep one tracking issue, open while there is something to act on: ${ISSUE_MODES}`,
      'list-findings': LISTED_ISSUE,
      posture: `Keep one issue up to date, which no run closes: ${ISSUE_MODES}`,
      'list-dependencies': LISTED_ISSUE,
      others: `Keep one tracking issue, open while the last run failed, also in part: ${ISSUE_MODES}`,
    },
    default: 'never',
  },
  ...inputsOf([...TRACKED, 'ticket'], {
    'issue-labels': 'Labels of a new issue.',
    'issue-assignees': 'Assignees of a new issue.',
  }),
  ...inputsOf(['list-dependencies'], {
    'dependency-filter': 'Select only dependencies that match this filter, in YAML or JSON.',
    'dependencies-by': {
      text: 'List rows of this kind: `repository`, `package` or `lockfile`.',
      default: 'repository',
    },
  }),
  'cyclonedx-version': {
    operations: ['sbom'],
    text: 'Version of CycloneDX: `1.4`, `1.5`, `1.6` or `1.7`.',
    default: '1.6',
  },
  'group-by': {
    operations: ['list-findings', 'plan', 'posture'],
    text: 'Count findings by project tags with this prefix.',
    default: TEAM_PREFIX,
  },
  'page-size': {
    operations: ['list-projects', 'list-findings', 'list-policies', 'list-dependencies'],
    text: {
      'list-projects': NUMBERED_PAGES,
      'list-findings': NUMBERED_PAGES,
      'list-policies': 'Not used: policies come on one page.',
      'list-dependencies':
        'Rows to request at a time: 1 to 10,000 by package, otherwise 1 to 100. If empty: the most.',
    },
  },
  ...LIMIT_ROWS,
} as const satisfies InputTable;

export const INPUTS: readonly InputRow[] = Object.entries(INPUT_TABLE).map(([name, row]) => ({
  name,
  ...row,
}));
