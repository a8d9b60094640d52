import { ecosystemOf } from './ecosystem.ts';
import type { EndpointRequest } from './endpoints/endpoint.ts';
import { findingRow } from './endpoints/finding-row.ts';
import type { Dependency, Repository } from './state.ts';

const purlTypes: Readonly<Record<string, string>> = { gomod: 'golang' };

function purlOf({ name, version, lockfilePath }: Dependency): string {
  const ecosystem = ecosystemOf(lockfilePath);
  // A package of Maven needs a group.
  const path = ecosystem === 'maven' ? `acme.example/${name}` : name;
  return `pkg:${purlTypes[ecosystem] ?? ecosystem}/${path}@${encodeURIComponent(version)}`;
}

/** A CycloneDX document: the dependencies of a repository, and their open vulnerabilities. */
export function sbomOf(
  { id, name, dependencies }: Repository,
  specVersion: string,
  request: Pick<EndpointRequest, 'state' | 'quirks' | 'now'>,
): unknown {
  const findings = request.state.findings.all.filter(
    ({ repo, issue_type: type, status }) => repo === name && type === 'sca' && status === 'open',
  );
  const components = dependencies.map((dependency) => ({
    type: 'library',
    'bom-ref': purlOf(dependency),
    name: dependency.name,
    version: dependency.version,
    purl: purlOf(dependency),
    licenses: [{ license: { id: dependency.license } }],
  }));
  const vulnerabilities = findings.flatMap((finding) => {
    const affected = components.find((component) => component.name === finding.dependency);
    const { vulnerability_identifier: vulnerability } = findingRow(finding, request) as Record<
      string,
      unknown
    >;
    const ratings = [{ severity: finding.severity }];
    return affected && vulnerability !== null
      ? [{ id: vulnerability, ratings, affects: [{ ref: affected['bom-ref'] }] }]
      : [];
  });
  return {
    bomFormat: 'CycloneDX',
    specVersion,
    serialNumber: request.quirks.serialNumbers
      ? `urn:uuid:00000000-0000-4000-8000-${id.toString(16).padStart(12, '0').slice(-12)}`
      : undefined,
    version: 1,
    metadata: {
      timestamp: new Date(request.now).toISOString(),
      component: { type: 'application', 'bom-ref': name, name },
    },
    components,
    dependencies: [{ ref: name, dependsOn: components.map((component) => component['bom-ref']) }],
    vulnerabilities,
  };
}
