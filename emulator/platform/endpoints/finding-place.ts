import type { Finding, PlatformState } from '../state.ts';

/** Where a finding is. One without a path gets one made of its id, always the same. */
export function placeOf(finding: Finding, state: PlatformState) {
  const path = finding.path ?? `src/part-${finding.id % 50n}/module-${finding.id % 7n}.ts`;
  const line = finding.line ?? Number(finding.id % 400n) + 1;
  return {
    location: {
      file_path: path,
      line,
      column: 5,
      end_line: line + Number(finding.id % 3n),
      end_column: 40,
    },
    line_of_code_url: lineUrl(finding, path, line, state),
  };
}

/** Undefined for a project that has no repository. */
export function lineUrl(
  { repo, ref }: Finding,
  path: string,
  line: number,
  { projects }: PlatformState,
): string | undefined {
  const url = projects.get(repo)?.url ?? '';
  if (url === '') return undefined;
  return `${url}/blob/${ref.replace(/^refs\/heads\//, '')}/${encodeURI(path)}#L${line}`;
}
