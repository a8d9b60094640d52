import type { Finding } from '../../platform/resources/finding.ts';

const SHARED_TEXTS = [
  'repository',
  'ref',
  'rule',
  'path',
  'severity',
  'confidence',
  'triage_state',
  'triage_reason',
  'triage_comment',
  'component_tag',
  'secret_type',
] as const;

/** Makes findings small, because hundreds of thousands of them may have to be kept until a plan is whole. */
export class SlimFindings {
  readonly #texts = new Map<string, string>();

  /** A copy without what no plan looks at or shows, in which what many findings share is there once. */
  of(finding: Finding): Finding {
    const {
      message: _message,
      owasp_names: _owasp,
      state_updated_at: _updated,
      repository_url: _repository,
      first_seen_scan_id: _scan,
      column: _column,
      end_line: _endLine,
      end_column: _endColumn,
      created_at,
      ...slim
    } = finding;
    if (slim.relevant_since === undefined && created_at !== undefined) slim.relevant_since = created_at;
    for (const field of SHARED_TEXTS) {
      const text = slim[field];
      if (text !== undefined) slim[field] = this.#text(text);
    }
    return slim;
  }

  #text(text: string): string {
    const known = this.#texts.get(text);
    if (known !== undefined) return known;
    this.#texts.set(text, text);
    return text;
  }
}
