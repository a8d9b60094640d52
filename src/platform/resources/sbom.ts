import { enumOf, fieldsOf, object, requiredText, ShapeProblem, textOf } from '../http/decode.ts';

/** Versions of CycloneDX that the platform exports (field-notes, "Dependencies, lockfiles, SBOMs"). */
export type CycloneDxVersion = '1.4' | '1.5' | '1.6' | '1.7';

export function sbomRequest(repositoryId: bigint, version: CycloneDxVersion) {
  return {
    repositoryId,
    formatVersion: {
      format: 'SBOM_FORMAT_CYCLONEDX',
      cyclonedxVersion: `SBOM_CYCLONE_DX_VERSION_V${version.replace('.', '_')}`,
    },
    sbomOutputFormat: 'SBOM_OUTPUT_FORMAT_JSON',
  };
}

export const sbomTaskAnswer = object({ taskToken: requiredText });

/** `status` is `in_progress`, `completed`, `failed` or a newer one. */
export const sbomJobAnswer = object({
  status: (value) => enumOf(value, 'SBOM_EXPORT_STATUS_'),
  downloadUrl: textOf,
  errorMessage: textOf,
});

/** The text of a CycloneDX document of the version. @throws ShapeProblem for anything else */
export function sbomText(version: CycloneDxVersion): (value: unknown, text: string) => string {
  return (value, text) => {
    const { bomFormat, specVersion } = fieldsOf(value);
    if (bomFormat === 'CycloneDX' && specVersion === version) return text;
    throw new ShapeProblem(`is not a document of CycloneDX ${version}`);
  };
}
