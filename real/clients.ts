/** Other people's clients of the same API against the emulated platform. */

import { spawn } from 'node:child_process';
import { DEFAULT_TOKEN, startPlatform } from '../emulator/platform/server.ts';
import type { PlatformState } from '../emulator/platform/state.ts';
import { smallState } from '../test/small-state.ts';
import { skipped, type Trial, trialOf, versionOf } from './trial.ts';

const TRIED = 'lists of deployments, secrets, dependencies and findings';

/**
 * cartography's functions that fetch, with its address replaced by the first argument. What it needs for other clouds, and graph
 * databases, is not installed.
 */
const FETCH = `
import importlib.abc, importlib.machinery, json, sys
from unittest.mock import MagicMock
import requests

class Absent(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    def find_spec(self, name, path, target=None):
        if name.split(".")[0] in ("azure", "google", "oci", "msgraph", "kubernetes", "okta", "aioboto3"):
            return importlib.machinery.ModuleSpec(name, self, is_package=True)
    def create_module(self, spec):
        module = MagicMock(name=spec.name)
        module.__path__, module.__spec__ = [], spec
        return module
    def exec_module(self, module):
        pass

sys.meta_path.append(Absent())
url, token = sys.argv[1:3]
for name in ("get", "post"):
    def here(address, *rest, real=getattr(requests, name), **options):
        return real(address.replace("https://semgrep.dev", url), *rest, **options)
    setattr(requests, name, here)
from cartography.intel.semgrep import dependencies, deployment, findings, secrets
found = deployment.get_deployment(token)
slug, number = found["slug"], str(found["id"])
packages = [row for name in ("gomod", "npm") for row in dependencies.get_dependencies(token, number, name)]
print(json.dumps({
    "secrets": len(secrets.transform_secret_findings(secrets.get_secret_findings(token, number))),
    "dependencies": len(packages),
    "code": len(findings.transform_sast_findings(findings.get_sast_findings(token, slug))),
    "supply chain": len(findings.transform_sca_vulns(findings.get_sca_vulns(token, slug))[0]),
}))
`;

export async function* trials(): AsyncGenerator<Trial> {
  const print = 'import importlib.metadata as m; print(m.version("cartography"))';
  const version = versionOf('python3', '-c', print);
  if (version === undefined) yield skipped('cartography', TRIED);
  else yield trialOf('cartography', version, TRIED, await fetched());
}

async function fetched(): Promise<string[]> {
  const platform = await startPlatform({ state: linkedState() });
  try {
    const { status, stdout, stderr } = await run('python3', [
      '-W',
      'ignore',
      '-c',
      FETCH,
      platform.url,
      DEFAULT_TOKEN,
    ]);
    if (status !== 0) return [stderr.trim().split('\n').at(-1) ?? 'no text'];
    const counts: Record<string, number> = JSON.parse(stdout);
    return Object.entries(counts).flatMap(([what, count]) => (count > 0 ? [] : [`no ${what}`]));
  } finally {
    await platform.close();
  }
}

/** It wants an address of each repository; the platform has none for scans from a developer's machine. */
function linkedState(): PlatformState {
  const state = smallState();
  for (const project of state.projects.all) project.url ||= `https://github.com/${project.name}`;
  return state;
}

function run(program: string, args: readonly string[]) {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], timeout: 120_000 });
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (chunk) => (stdout += chunk));
  child.stderr.on('data', (chunk) => (stderr += chunk));
  return new Promise<{ status: number | null; stdout: string; stderr: string }>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status) => resolve({ status, stdout, stderr }));
  });
}
