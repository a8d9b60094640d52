import type { Json } from './ask.ts';

const PROJECT = 'id name tags created_at default_branch latest_scan_at primary_branch url';
const LOCATION = 'file_path line column end_line end_column';
const BUNDLE =
  'rulesets rules disabled exceptions.exception_type exceptions.project exceptions.project_tag_name exceptions.rule exceptions.rule_type deployment_slug product';
const REMEDIATION =
  'slug name description active filters.mode filters.conditions.type filters.conditions.values filters.conditions.mode actions.type actions.config';
const META =
  'branch commit config repo_url repository ci_job_url pull_request_id pull_request_title commit_title commit_author_name commit_author_username commit_author_email commit_author_image_url pull_request_author_username pull_request_author_image_url on true';
const FINDING = `id ref first_seen_scan_id match_based_id syntactic_id repository.name repository.url line_of_code_url ${under('location', LOCATION)} severity confidence created_at relevant_since state_updated_at triaged_at state triage_state status triage_reason triage_comment ${under('rule', 'name message category confidence cwe_names owasp_names subcategories vulnerability_classes')} rule_name rule_message review_comments ${under('external_ticket', 'id external_slug url linked_issue_ids')} categories`;
const CODE = `sourcing_policy.id sourcing_policy.name sourcing_policy.slug ${under('assistant', 'autotriage component guidance autofix rule_explanation')} click_to_fix_prs`;
const SUPPLY_CHAIN = `is_malicious vulnerability_identifier reachability epss_score.score epss_score.percentile fix_recommendations.package fix_recommendations.version ${under('found_dependency', 'package version ecosystem transitivity lockfile_line_url')} usage reachable_condition`;

/** The fields that the API's document and its published description name, by the name of the request. */
const KNOWN: Readonly<Record<string, string>> = {
  deployments: under('deployments', 'id slug name findings.url'),
  projects: under('projects', PROJECT),
  project: under(
    'project',
    `${PROJECT} managed_scan_config.diff_scan.enabled managed_scan_config.full_scan.enabled`,
  ),
  scan: `id deployment_id repository_id enabled_products exit_code has_logs started_at completed_at ${under('meta', META)} stats.findings stats.total_time ${under('stats.findings_by_product', 'code supply-chain secrets')}`,
  'scan search': `${under('scans', 'id repository_id exit_code status is_full_scan branch commit started_at completed_at total_time enabled_products findings_counts.total findings_counts.code findings_counts.supply_chain findings_counts.secrets')} cursor`,
  'sast findings': under('findings', `${FINDING} ${CODE}`),
  'sca findings': under('findings', `${FINDING} ${SUPPLY_CHAIN}`),
  'ai_sast findings': under('findings', `${FINDING} ${CODE}`),
  secrets: `${under('findings', 'id type findingPath findingPathUrl ref refUrl repository.name repository.url repository.scmType repository.visibility severity confidence validationState status mode ruleHashId createdAt updatedAt historicalInfo externalTicket autotriage')} cursor previous`,
  policies: under('policies', 'id isDefault name productType slug'),
  'detection policies': `deployment_slug ${under('code', `state_version ${under('bundle', BUNDLE)}`)} ${under('secrets', `state_version ${under('bundle', BUNDLE)}`)}`,
  'remediation policies': `state_version ${under('bundle', `deployment_slug ${under('policies', REMEDIATION)}`)}`,
  vocabulary: `${under('condition_types', 'type description')} ${under('action_types', 'type description requires')} ${under('value_enums', 'type values')} ${under('detection_constraints', 'rulesets_accepted exception_types rule_types')}`,
  'repositories with dependencies': `${under('repositorySummaries', 'id name numDependencies hasDependencyPathScan')} cursor hasMore`,
  dependencies: `${under('dependencies', 'repositoryId package.name package.versionSpecifier ecosystem transitivity licenses definedAt manifestDefinition resolvedUrl')} cursor hasMore`,
  lockfiles: `${under('lockfileSummaries', 'lockfilePath numDependencies')} cursor hasMore`,
};

/** The fields of an answer that nothing documents, and the documented ones that no row has. */
export interface FieldsSeen {
  unknown: string[];
  missing: string[];
}

/**
 * Compares an answer with the known fields. Says names of fields and JSON's own types, and nothing of their content: an
 * object that is not known is not entered, because its names may be content.
 */
export function fieldsOf(request: string, body: Json): FieldsSeen {
  const known = new Set((KNOWN[request] ?? '').split(' '));
  const parents = new Set([...known].flatMap((field) => ancestorsOf(field)));
  const seen = new Set<string>();
  const unknown = new Set<string>();
  const enter = (value: Json, path: string) => {
    if (Array.isArray(value)) for (const item of value) enter(item, path);
    else if (typeof value === 'object' && value !== null)
      for (const [name, field] of Object.entries(value)) {
        const inner = path === '' ? name : `${path}.${name}`;
        if (known.has(inner)) seen.add(inner);
        else if (parents.has(inner)) enter(field, inner);
        else unknown.add(`${path === '' ? '' : `${path}.`}${safeName(name)} (${typeOf(field)})`);
      }
  };
  enter(body, '');
  const missing = [...known].filter((field) => field !== 'meta.true' && !seen.has(field));
  return { unknown: [...unknown].sort(), missing: missing.sort() };
}

function under(parent: string, fields: string): string {
  return fields
    .split(' ')
    .map((field) => `${parent}.${field}`)
    .join(' ');
}

function ancestorsOf(field: string): string[] {
  const parts = field.split('.');
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('.'));
}

/** The API's names are identifiers; other text may be content. */
function safeName(name: string): string {
  return /^[a-z][a-z0-9]*([_A-Z][A-Za-z0-9]*)*$/.test(name) && name.length <= 40 ? name : '<name>';
}

function typeOf(value: Json): string {
  if (Array.isArray(value)) return 'list';
  return value === null ? 'null' : typeof value;
}
