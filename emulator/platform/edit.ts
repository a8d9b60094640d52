import type { Triage } from './finding.ts';
import type { DetectionBundle, RemediationPolicy } from './policies/bundles.ts';
import type { Finding, Project } from './state.ts';

/** What somebody else does on the platform while a step runs. */
export type Edit =
  | {
      readonly project: string;
      readonly addTags?: readonly string[];
      readonly removeTags?: readonly string[];
      readonly diffScan?: boolean;
      readonly fullScan?: boolean;
    }
  | ({ readonly triage: readonly bigint[] } & Partial<Triage>)
  | { readonly policies: 'code' | 'secrets'; readonly bundle: DetectionBundle }
  | { readonly policies: 'remediation'; readonly bundle: RemediationPolicy[] }
  | { readonly addProject: Project; readonly at?: number }
  | { readonly removeProject: string }
  | { readonly renameProject: string; readonly to: string }
  | { readonly addFinding: Finding }
  | { readonly removeFinding: bigint };
