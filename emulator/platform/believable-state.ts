import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { matchIdOf, plainFinding, untriaged } from './finding.ts';
import { noPolicies, type PolicyState } from './policies/bundles.ts';
import { hex, pick, prng, sample } from './prng.ts';
import { countFindings } from './started-scans.ts';
import {
  type Dependency,
  type Finding,
  type FindingStatus,
  Findings,
  type IssueType,
  type PlatformState,
  type Policy,
  type Project,
  Projects,
  type Repository,
  type Scan,
} from './state.ts';

/** Pull request 214 of `acme/payments-api`: one finding is new, one is on the primary branch, one is ignored there. */
export const PULL_REQUEST = {
  project: 'acme/payments-api',
  number: 214,
  ref: 'refs/pull/214/merge',
  scanId: 5_418_201n,
} as const;
/** The scan of pull request 214: completed, with three findings. */
export const PULL_REQUEST_SCAN = PULL_REQUEST.scanId;
/** A scan of the primary branch of `acme/login`; found nothing. */
export const PUSH_SCAN = 5_418_219n;
/** A scan of the primary branch of `acme/ios-app`; has not completed. */
export const RUNNING_SCAN = 5_418_244n;

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const FINDINGS = 2000;
const SECRETS = 300;
/** Weekly full scans in the last month, then fewer: how many days before the last one. */
const SCAN_AGES = [0, 7, 14, 21, 28, 75, 130, 200, 290, 400, 560, 730, 900];
/** Deployments have ids that a double cannot hold. */
const LARGE_ID = 9_007_199_254_740_993n;

type RuleData = Readonly<Record<'name' | 'message' | 'cwe' | 'class', string>> & {
  readonly owasp: readonly string[];
};

interface Data {
  readonly rules: readonly RuleData[];
  readonly completeRule: RuleData;
  readonly teams: Readonly<Record<string, readonly string[]>>;
  readonly critical: readonly string[];
  readonly unusualNames: readonly (readonly [name: string, team: string])[];
  readonly words: Readonly<Record<string, readonly string[]>>;
  readonly ecosystems: readonly { lockfile: string; packages: Readonly<Record<string, string>> }[];
  readonly scans: readonly {
    project: string;
    minutesAgo: number;
    seconds?: number;
    scan: Omit<Partial<Scan>, 'id'> & { id: number };
    meta: Scan['meta'];
  }[];
  readonly policies: readonly Policy[];
  readonly newerPolicies: PolicyState;
}

const data: Data = parse(readFileSync(new URL('believable.yml', import.meta.url), 'utf8'));

function word(random: () => number, list: string): string {
  return pick(random, data.words[list] ?? []);
}

/** The name of a rule that has every field, and a message as long as those of the registry. */
export const COMPLETE_RULE = data.completeRule.name;

/** A rule in the list of findings. One that a test made up has a message and no classes. */
export function ruleNamed(name: string) {
  const rule = [data.completeRule, ...data.rules].find((rule) => rule.name === name);
  if (rule === undefined) return { message: 'This pattern is not allowed here.' };
  const { message, cwe, owasp, class: vulnerabilityClass } = rule;
  return { message, cwe_names: [cwe], owasp_names: owasp, vulnerability_classes: [vulnerabilityClass] };
}

/** The newer policies of a company that has used them for a while. */
export function believableNewerPolicies(): PolicyState {
  return structuredClone(data.newerPolicies);
}

/** The deployment and nothing but the given projects. */
export function emptyState(projects: Projects): PlatformState {
  return {
    deployments: [{ id: 120n, slug: 'acme', name: 'Acme' }],
    projects,
    findings: new Findings(),
    scans: [],
    policies: [],
    newerPolicies: noPolicies(),
    repositories: [],
    sbomJobs: [],
  };
}

/** Every emulator of the same minute gets a copy: making one costs 50 times that. */
const made = new Map<string, PlatformState>();

/**
 * Deployment 120 `acme` with some 40 projects, 2,000 findings, 300 secrets, scans, policies and repositories. The same
 * seed and minute give the same state, times included: they lie before the minute of `now` (epoch milliseconds, default
 * the machine's time).
 */
export function believableState(seed = 1, now = Date.now()): PlatformState {
  const minuteMs = Math.floor(now / MINUTE_MS) * MINUTE_MS;
  const key = `${seed} ${minuteMs}`;
  const state = made.get(key) ?? makeState(seed, minuteMs);
  made.set(key, state);
  const { projects, findings, scans, ...others } = state;
  return {
    ...structuredClone(others),
    projects: new Projects(structuredClone(projects.all)),
    // Ten times as quick as structured clones.
    findings: new Findings(() => findings.all.map((finding) => ({ ...finding, notes: [...finding.notes] }))),
    scans: scans.map((scan) => ({
      ...scan,
      enabled_products: [...scan.enabled_products],
      meta: { ...scan.meta },
      stats: { ...scan.stats },
      findings_counts: scan.findings_counts && { ...scan.findings_counts },
    })),
  };
}

function makeState(seed: number, now: number): PlatformState {
  const projects = believableProjects(seed, now);
  const history = scanHistory(seed, projects, now);
  const scans = [...namedScans(projects, now), ...history];
  const findings = believableFindings(seed, projects, history, now);
  addPullRequest(findings, scans);
  countFindings(scans, findings.all);
  return {
    ...emptyState(projects),
    findings,
    scans,
    policies: [...data.policies],
    newerPolicies: believableNewerPolicies(),
    repositories: believableRepositories(projects),
  };
}

/** The projects as they are at `now`, epoch milliseconds. */
export function believableProjects(seed: number, now: number): Projects {
  const random = prng(seed);
  const ofTeams = Object.entries(data.teams).flatMap(([team, names]) =>
    names.map((name) => [`acme/${name}`, team] as const),
  );
  return new Projects(
    [...ofTeams, ...data.unusualNames].map(([name, team], place): Project => {
      const branch = `refs/heads/${word(random, 'branches')}`;
      const isArchived = team === 'archive';
      const isUntouched = name === 'acme/label-printer';
      const scannedMs = now - DAY_MS * (isArchived ? 500 : 0.05 + random() * 0.9);
      const tags = [`team:${team}`, ...sample(random, data.words.projectTags ?? [], 0.2)];
      if (data.critical.includes(name)) tags.push('pci', 'tier-1');
      if (isArchived) tags.push('archived');
      return {
        id: name === 'acme/ledger' ? LARGE_ID : BigInt(48_211 + place * 17),
        name,
        tags: isUntouched ? [] : [...new Set(tags)],
        created_at: new Date(now - 3 * 365 * DAY_MS + place * DAY_MS * 11).toISOString(),
        default_branch: branch,
        latest_scan_at: isUntouched ? undefined : new Date(Math.floor(scannedMs)).toISOString(),
        managed_scan_config: {
          diff_scan: { enabled: !isArchived && random() < 0.5 },
          full_scan: { enabled: !isArchived && random() < 0.6 },
        },
        primary_branch: branch,
        url: name.startsWith('local_scan/') ? '' : `https://github.com/${encodeURI(name)}`,
      };
    }),
  );
}

function namedScans(projects: Projects, now: number): Scan[] {
  return data.scans.map(({ project: name, minutesAgo, seconds, scan, meta }) => {
    const project = projects.get(name);
    if (project === undefined) throw new Error(`there is no project ${name}`);
    const made = scanOf(project, now - minutesAgo * MINUTE_MS, seconds, meta);
    return { ...made, ...scan, id: BigInt(scan.id) };
  });
}

function scanHistory(seed: number, projects: Projects, now: number): Scan[] {
  const random = prng(seed + 3);
  return projects.all.flatMap((project, place) => {
    const last = Date.parse(project.latest_scan_at ?? '');
    const starts = SCAN_AGES.map((days) => last - days * DAY_MS);
    const past = starts.filter((start) => start >= Date.parse(project.created_at) && start < now);
    return past.map((start, index) => {
      const seconds = 20 + Math.floor(random() * 40_000) / 100;
      const scan = scanOf(project, start, seconds, { commit: hex(random, 40), on: 'schedule' });
      return { ...scan, id: 3_100_000n + BigInt(place * 1000 + past.length - index), exit_code: 0 };
    });
  });
}

/** A scan of the primary branch unless `meta` says otherwise; without `seconds` it has not ended. */
function scanOf(project: Project, startMs: number, seconds: number | undefined, meta: Scan['meta']): Scan {
  const { id: repository_id, name: repository, url: repo_url, primary_branch: branch } = project;
  const isoTime = (ms: number) => new Date(Math.floor(ms)).toISOString();
  return {
    ...{ id: 0n, deployment_id: 120n, repository_id, has_logs: true, exit_code: null },
    enabled_products: ['sast', 'sca', 'secrets'],
    started_at: isoTime(startMs),
    completed_at: seconds === undefined ? undefined : isoTime(startMs + seconds * 1000),
    meta: { repository, repo_url, config: 'policy', branch, ...meta },
    stats: { findings: 0, total_time: seconds ?? 0 },
  };
}

/** Each first seen by one of the scans; some are on several branches. `acme/login` has none. */
function believableFindings(seed: number, projects: Projects, scans: readonly Scan[], now: number): Findings {
  const random = prng(seed + 1);
  const found = new Findings();
  const scanned = projects.all.filter(
    ({ name, latest_scan_at }) => latest_scan_at !== undefined && name !== 'acme/login',
  );
  const scansByProject = Map.groupBy(scans, ({ repository_id }) => repository_id);
  // Every fortieth id is beyond what a double can hold.
  const nextId = () => (found.all.length % 40 === 39 ? LARGE_ID : 610_004n) + BigInt(found.all.length * 3);
  while (found.all.length < FINDINGS + SECRETS) {
    const codeType = pick<IssueType>(random, ['sast', 'sast', 'sast', 'sca', 'sca', 'ai_sast']);
    const type = found.all.length < FINDINGS ? codeType : 'secrets';
    const project = pick(random, scanned);
    const scan = pick(random, scansByProject.get(project.id) ?? []);
    const foundAt = Date.parse(scan.started_at) / 1000;
    const isReintroduced = random() < 0.05;
    const finding: Finding = {
      ...plainFinding(nextId(), type, project.name),
      ...traitsOf(type, project, random),
      ...triageOf(foundAt, now / 1000, random),
      ref: project.primary_branch,
      fingerprint: matchIdOf(hex(random, 32), Math.floor(random() * 3)),
      first_seen_scan_id: scan.id,
      created_at: foundAt,
      relevant_since: isReintroduced ? Math.floor((foundAt + now / 1000) / 2) : foundAt,
      removed: random() < 0.01,
    };
    found.add(finding);
    // The one branch is as old as the finding, the other one was made a month ago.
    const branches = { release: finding.relevant_since, next: Math.max(foundAt, now / 1000 - 30 * 86_400) };
    for (const [branch, relevant_since] of sample(random, Object.entries(branches), 0.15)) {
      const same = { ...finding, id: nextId(), notes: [...finding.notes] };
      found.add({ ...same, ref: `refs/heads/${branch}`, created_at: relevant_since, relevant_since });
    }
  }
  return found;
}

/** The last two of pull request 214 have siblings on the primary branch. */
function addPullRequest(found: Findings, scans: readonly Scan[]): void {
  const scan = scans.find(({ id }) => id === PULL_REQUEST.scanId);
  const foundAt = Date.parse(scan?.started_at ?? '') / 1000;
  const firstOf = (type: IssueType, wanted: FindingStatus) =>
    found.all.find(
      ({ repo, removed, issue_type, status }) =>
        repo === PULL_REQUEST.project && !removed && issue_type === type && status === wanted,
    ) as Finding;
  const rows = [firstOf('sast', 'open'), firstOf('sca', 'open'), firstOf('sast', 'ignored')];
  const isNew: Partial<Finding> = {
    fingerprint: matchIdOf('9a41c07be2f5d8366f0c1a7e4b92d3f8'),
    severity: 'high',
    confidence: 'high',
    rule: 'javascript.express.security.audit.xss.direct-response-write',
    path: 'src/refunds/round.js',
    line: 42,
    ticket: undefined,
    policy_mode: 'block',
  };
  for (const [index, finding] of rows.entries()) {
    found.add({
      ...finding,
      ...untriaged(),
      severity: 'medium',
      id: BigInt(900_000 + index),
      ref: PULL_REQUEST.ref,
      first_seen_scan_id: PULL_REQUEST.scanId,
      created_at: foundAt,
      relevant_since: foundAt,
      ...(index === 0 && isNew),
    });
  }
}

/** The subject of a finding: severity, rule, place and the fields of its kind. */
function traitsOf(type: IssueType, { url, tags }: Project, random: () => number): Partial<Finding> {
  const common: Partial<Finding> = {
    severity: word(random, 'severities'),
    confidence: pick(random, ['low', 'medium', 'high']),
    categories: random() < 0.8 ? ['security'] : [word(random, 'categories')],
    // The list of findings has room for one tag.
    component_tags: random() < 0.4 ? [word(random, 'componentTags')] : [],
    policies: sample(random, data.policies, 0.3).map(({ name }) => name),
    policy_mode: word(random, 'policyModes'),
    rulesets: sample(random, data.words.rulesets ?? [], 0.5),
    line: 1 + Math.floor(random() * 400),
    ticket: random() < 0.12 ? `SEC-${100 + Math.floor(random() * 900)}` : undefined,
    autotriage_verdict: type === 'sca' || random() < 0.5 ? undefined : word(random, 'verdicts'),
  };
  if (type === 'sca') {
    const { lockfile, packages } = pick(random, data.ecosystems);
    return {
      ...common,
      rule: word(random, 'supplyChainRules'),
      path: lockfile,
      dependency: pick(random, Object.keys(packages).slice(0, 2)).replace(/@.*/, ''),
      epss_probability: word(random, 'probabilities'),
      exposure: word(random, 'exposures'),
      transitivity: word(random, 'transitivities'),
      malicious: random() < 0.02,
    };
  }
  if (type === 'secrets') {
    return {
      ...common,
      rule: word(random, 'secretRules'),
      path: word(random, 'secretFiles'),
      historical: random() < 0.3,
      repository_visibility: url === '' ? 'unknown' : tags.includes('public') ? 'public' : 'private',
      secret_type: word(random, 'secretTypes'),
      validation_state: word(random, 'validationStates'),
    };
  }
  const [name = '', file = ''] = word(random, 'codeRules').split(' ');
  return {
    ...common,
    rule: type === 'ai_sast' ? 'ai.authorization.missing-ownership-check' : name,
    path: `${word(random, 'folders')}/${file === 'Dockerfile' ? file : `${word(random, 'files')}.${file}`}`,
    pro_only: type === 'sast' && random() < 0.3,
    fix_pull_request: random() < 0.04 ? pick(random, ['open', 'merged'] as const) : undefined,
  };
}

/** The history of a finding, in times between `foundAt` and `now`, epoch seconds. */
function triageOf(foundAt: number, now: number, random: () => number): Partial<Finding> {
  const status = word(random, 'statuses') as FindingStatus;
  const at = Math.floor(foundAt + random() * (now - foundAt));
  if (status === 'fixed') return { status, state_updated_at: at };
  if (status === 'open' && random() < 0.92) return { status };
  return {
    status,
    triage_state: status === 'open' ? 'reopened' : status,
    triaged_at: at,
    state_updated_at: at,
    triage_reason: status === 'ignored' ? word(random, 'reasons') : undefined,
    notes: status !== 'provisionally_ignored' && random() < 0.4 ? [word(random, 'notes')] : [],
  };
}

/** Every second project has dependencies, of which the list of repositories knows those that are not empty. */
function believableRepositories(projects: Projects): Repository[] {
  return projects.all.flatMap(({ id, name }, place): Repository[] => {
    if (place % 2 === 1) return [];
    const { lockfile: lockfilePath = '', packages = {} } = data.ecosystems[(place / 2) % 4] ?? {};
    const dependencies = Object.entries(packages).map(([text, license], index): Dependency => {
      const [dependency = '', major = '1'] = text.split('@');
      const version = `${major}.${2 + (place % 3)}.${index}`;
      return {
        name: dependency,
        version,
        license,
        lockfilePath,
        transitivity: index % 3 === 1 ? 'TRANSITIVE' : 'DIRECT',
      };
    });
    return [
      {
        id,
        name,
        hasDependencyPathScan: place % 4 === 0,
        dependencies: place % 18 === 16 ? [] : dependencies,
      },
    ];
  });
}
