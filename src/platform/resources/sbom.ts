import {
  decodeAt,
  enumOf,
  fields,
  fieldsOf,
  object,
  requiredText,
  ShapeError,
  textOf,
} from '../http/decode.ts';
import { isSecure } from '../http/path.ts';

/** Versions of CycloneDX that the platform exports (field-notes, "Dependencies, lockfiles, SBOMs"). */
export type CycloneDxVersion = '1.4' | '1.5' | '1.6' | '1.7';

export function sbomRequest(repositoryId: bigint | string, version: CycloneDxVersion) {
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

/** A secure address (`isSecure`). Errors show only its origin: the rest gives access to the file. */
function secureAddress(value: unknown): URL {
  const url = URL.parse(requiredText(value));
  if (url === null || url.origin === 'null') throw new ShapeError('is not an address');
  if (!isSecure(url)) throw new ShapeError(`is not an \`https\` address: ${url.origin}`);
  return url;
}

/** `status` is `in_progress`, `completed`, `failed` or a newer one. Only a completed job has a `downloadUrl`. */
export function sbomJobAnswer(value: unknown) {
  const source = fields(value);
  const status = enumOf(source.status, 'SBOM_EXPORT_STATUS_');
  const downloadUrl =
    status === 'completed' ? decodeAt('downloadUrl', secureAddress, source.downloadUrl) : undefined;
  return { status, errorMessage: textOf(source.errorMessage), downloadUrl };
}

/** A CycloneDX document of the version, and whether it has a serial number. @throws ShapeError for anything else */
export function sbomDocument(version: CycloneDxVersion) {
  return (value: unknown, text: string) => {
    const { bomFormat, specVersion, serialNumber } = fieldsOf(value);
    if (bomFormat === 'CycloneDX' && specVersion === version)
      return { text, hasSerialNumber: Boolean(textOf(serialNumber)) };
    throw new ShapeError(`is not a document of CycloneDX ${version}`);
  };
}
