import * as tables from './believable-tables.ts';
import { plainFinding, untriaged } from './finding.ts';
import { hex, pick, pickWeighted, prng, some } from './prng.ts';
import { type Scan, statusOf } from './resources.ts';
import { type Finding, Findings, type IssueType, type Project, type Projects } from './state.ts';

const { PULL_REQUEST } = tables;
const QUARTER_OF_AN_HOUR_MS = 900_000;

/** Some 2,000 of code and supply chain and 300 secrets, each first seen by one of the scans. */
export function believableFindings(
  seed: number,
  projects: Projects,
  scans: readonly Scan[],
  now: number,
): Findings {
  const random = prng(seed + 1);
  const found = new Findings();
  // The last quarter of an hour found nothing new.
  const seeing = scans.filter(
    (scan) => statusOf(scan) === 'COMPLETED' && Date.parse(scan.started_at) < now - QUARTER_OF_AN_HOUR_MS,
  );
  const scansByProject = Map.groupBy(seeing, ({ repository_id }) => repository_id);
  /** Every fortieth id is beyond what a double can hold. */
  const nextId = () => (found.size % 40 === 39 ? 9_007_199_254_738_993n : 610_004n) + BigInt(found.size * 3);

  const make = (type: IssueType, project: Project): Finding => {
    const ofPrimary = scansByProject
      .get(project.id)
      ?.filter(({ meta }) => meta.branch === project.primary_branch);
    const scan = pick(random, ofPrimary ?? []);
    const foundAt = Date.parse(scan.started_at) / 1000;
    const isReintroduced = random() < 0.05;
    const finding: Finding = {
      ...plainFinding(nextId(), type, project.name),
      ...traitsOf(type, project, random),
      ...triageOf(foundAt, now / 1000, random),
      ref: project.primary_branch,
      fingerprint: `${hex(random, 32)}_${Math.floor(random() * 3)}`,
      first_seen_scan_id: scan.id,
      created_at: foundAt,
      relevant_since: isReintroduced ? Math.floor((foundAt + now / 1000) / 2) : foundAt,
      removed: random() < 0.01,
    };
    // Its last scan found nothing: whatever it had is fixed.
    if (project.name !== 'acme/login') return finding;
    return { ...finding, status: 'fixed', triage_reason: undefined, state_updated_at: foundAt + 60 };
  };

  /** Copied code: the same `match_based_id` in another repository is another finding. */
  const addCopy = (
    { issue_type, fingerprint, rule, path, line, severity, dependency }: Finding,
    into: Project,
  ) => found.add({ ...make(issue_type, into), fingerprint, rule, path, line, severity, dependency });

  /** A diff scan does not take over what was decided on the primary branch. */
  const addOnPullRequest = (finding: Finding, project: Project) => {
    const scan = scansByProject
      .get(project.id)
      ?.find(({ meta }) => String(meta.branch).startsWith('refs/pull/'));
    if (scan === undefined || scan.id === PULL_REQUEST.scanId || finding.status === 'fixed') return;
    const foundAt = Date.parse(scan.started_at) / 1000;
    const isTakenOver = (finding.triaged_at ?? 0) > foundAt;
    found.add({
      ...finding,
      ...(isTakenOver ? { notes: [...finding.notes] } : untriaged()),
      id: nextId(),
      ref: String(scan.meta.branch),
      first_seen_scan_id: scan.id,
      created_at: foundAt,
      relevant_since: foundAt,
    });
  };

  const copies = projects.get('acme/old-reports') as Project;
  const withCode = projects.all.filter(({ id }) => scansByProject.has(id));
  const add = (type: IssueType) => {
    const project = pick(random, withCode);
    const finding = make(type, project);
    found.add(finding);
    if (random() < 0.02 && project !== copies) addCopy(finding, copies);
    if (random() >= 0.3) return;
    for (const ref of some(random, ['refs/heads/release', 'refs/heads/next'], 0.5)) {
      found.add({ ...finding, id: nextId(), ref, notes: [...finding.notes] });
    }
    if (random() < 0.5) addOnPullRequest(finding, project);
  };
  const types: readonly (readonly [IssueType, number])[] = [
    ['sast', 52],
    ['sca', 38],
    ['ai_sast', 10],
  ];
  while (found.size < 2000) add(pickWeighted(random, types));
  for (let secrets = 0; secrets < 300; secrets += 1) add('secrets');
  for (const finding of pullRequestFindings(found, scans, nextId())) found.add(finding);
  return found;
}

/** Of pull request 214; the last two have siblings on the primary branch. */
function pullRequestFindings(found: Findings, scans: readonly Scan[], firstId: bigint): Finding[] {
  const scan = scans.find(({ id }) => id === PULL_REQUEST.scanId);
  const foundAt = Date.parse(scan?.started_at ?? '') / 1000;
  const firstOf = (type: IssueType, wanted: Finding['status']) =>
    found.all.find(
      ({ repo, removed, issue_type, status }) =>
        repo === PULL_REQUEST.project && !removed && issue_type === type && status === wanted,
    ) as Finding;
  const rows = [firstOf('sast', 'open'), firstOf('sca', 'open'), firstOf('sast', 'ignored')];
  return rows.map((finding, index) => ({
    ...finding,
    id: firstId + BigInt(index),
    ref: PULL_REQUEST.ref,
    ...untriaged(),
    first_seen_scan_id: PULL_REQUEST.scanId,
    created_at: foundAt,
    relevant_since: foundAt,
    ...(index === 0 && {
      fingerprint: '9a41c07be2f5d8366f0c1a7e4b92d3f8_0',
      severity: 'high',
      confidence: 'high',
      rule: 'javascript.express.security.audit.xss.direct-response-write',
      path: 'src/refunds/round.js',
      line: 42,
      ticket: undefined,
      policy_mode: 'block',
    }),
  }));
}

/** What a finding is about: severity, rule, place and whatever its kind has of its own. */
function traitsOf(type: IssueType, project: Project, random: () => number): Partial<Finding> {
  return {
    severity: pickWeighted(random, tables.severities),
    confidence: pick(random, ['low', 'medium', 'high']),
    categories: ['security', ...some(random, tables.categories, 0.2)].slice(random() < 0.8 ? 0 : 1),
    // The list of findings has room for one tag.
    component_tags: random() < 0.4 ? [pick(random, tables.componentTags)] : [],
    policies: some(random, tables.policyNames, 0.4),
    policy_mode: pickWeighted(random, tables.policyModes),
    line: 1 + Math.floor(random() * 400),
    ticket: random() < 0.12 ? `SEC-${100 + Math.floor(random() * 900)}` : undefined,
    ...(type === 'sca' && supplyChainTraits(random)),
    ...(type === 'secrets' && secretTraits(project, random)),
    ...(type.endsWith('sast') && codeTraits(type, random)),
  };
}

function codeTraits(type: IssueType, random: () => number): Partial<Finding> {
  const [rule, kind] = pick(random, tables.codeRules);
  const file = kind === 'Dockerfile' ? kind : `${pick(random, tables.fileNames)}.${kind}`;
  const traits: Partial<Finding> = {
    path: `${pick(random, tables.folders)}/${file}`,
    autotriage_verdict: pick(random, tables.verdicts),
    fix_pull_request: random() < 0.04 ? pick(random, ['open', 'merged'] as const) : undefined,
  };
  if (type === 'ai_sast') return { ...traits, rule: 'ai.authorization.missing-ownership-check' };
  const rulesets = some(random, ['p/default', 'p/owasp-top-ten', 'p/javascript', 'p/python'], 0.6);
  return { ...traits, rule, rulesets, pro_only: random() < 0.3 };
}

function supplyChainTraits(random: () => number): Partial<Finding> {
  const [dependency, path] = pick(random, tables.vulnerableDependencies);
  return {
    rule: pick(random, tables.supplyChainRules),
    rulesets: some(random, ['supply-chain'], 0.6),
    path,
    dependency,
    epss_probability: pick(random, ['low', 'medium', 'high', 'none']),
    exposure: pick(random, tables.exposures),
    transitivity: pick(random, tables.transitivities),
    malicious: random() < 0.02,
  };
}

function secretTraits({ url, tags }: Project, random: () => number): Partial<Finding> {
  return {
    rule: pick(random, tables.secretRules),
    rulesets: some(random, ['p/secrets', 'p/secrets-generic'], 0.6),
    path: pick(random, tables.secretFiles),
    autotriage_verdict: pick(random, tables.verdicts),
    historical: random() < 0.3,
    repository_visibility: url === '' ? 'unknown' : tags.includes('public') ? 'public' : 'private',
    secret_type: pick(random, tables.secretTypes),
    validation_state: pick(random, tables.validationStates),
  };
}

/** What happened to a finding since it was found, in times between `foundAt` and `now`, epoch seconds. */
function triageOf(foundAt: number, now: number, random: () => number): Partial<Finding> {
  const status = pickWeighted(random, tables.statuses);
  const at = Math.floor(foundAt + random() * (now - foundAt));
  if (status === 'fixed') {
    const wasFixing = random() < 0.3;
    const triaged_at = wasFixing ? Math.floor((foundAt + at) / 2) : undefined;
    return { status, triage_state: wasFixing ? 'fixing' : 'untriaged', triaged_at, state_updated_at: at };
  }
  if (status === 'open' && random() < 0.92) return { status };
  return {
    status,
    triage_state: status === 'open' ? 'reopened' : status,
    triaged_at: at,
    state_updated_at: at,
    triage_reason: status === 'ignored' ? pick(random, tables.reasons) : undefined,
    notes: status !== 'provisionally_ignored' && random() < 0.4 ? [pick(random, tables.notes)] : [],
  };
}
