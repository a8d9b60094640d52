/** Shared by the scenarios: a step against an embedded platform of its own. */

import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import {
  DEFAULT_TOKEN,
  type Platform,
  type PlatformOptions,
  startPlatform,
} from '../../emulator/platform/server.ts';
import { type StepOptions as InnerOptions, quickClock, runStep } from '../run-step.ts';
import { runBundle, type StepOptions, type StepRun } from '../step.ts';

/** A platform that ends with the test. */
export async function openPlatform(options: PlatformOptions = {}): Promise<Platform> {
  const platform = await startPlatform({ clockStands: true, ...options });
  onTestFinished(() => platform.close());
  return platform;
}

/** A new folder with these files. */
export async function folderWith(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'folder-'));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  return folder;
}

/** For a step whose pauses take no time, by a clock of its own. */
export const NO_PAUSES = {
  get clock() {
    return quickClock();
  },
};

/**
 * A step with slug and id of the deployment given, so that nothing is looked up; `''` takes an input away. It runs
 * within this process, or as the bundle where the options are about a process or its files.
 */
export async function stepOn(
  platform: Platform,
  inputs: Record<string, string>,
  options: Omit<StepOptions, 'inputs'> &
    Pick<InnerOptions, 'clock' | 'interrupted' | 'onLine' | 'times'> = {},
): Promise<StepRun> {
  const connection = { token: DEFAULT_TOKEN, 'base-url': platform.url, 'max-retries': '0' };
  const deployment = { 'deployment-slug': 'acme', 'deployment-id': '120' };
  const step = { ...options, inputs: { ...connection, ...deployment, ...inputs } };
  return isAboutProcess(options) ? runBundle(step) : { ...(await runStep(step)), stderr: '' };
}

function isAboutProcess({
  environment = {},
  nodeFlags,
  startedBy,
  onStart,
}: Omit<StepOptions, 'inputs'>): boolean {
  const { NODE_EXTRA_CA_CERTS, GITHUB_OUTPUT, GITHUB_STEP_SUMMARY } = environment;
  return [nodeFlags, startedBy, onStart, NODE_EXTRA_CA_CERTS, GITHUB_OUTPUT, GITHUB_STEP_SUMMARY].some(
    Boolean,
  );
}

/** `GET /acme/projects/acme/login`: what a platform was asked, from behind `/api/v1/deployments` on. */
export function wire({ requests, url }: Platform): string[] {
  const start = `${new URL(url).pathname.replace(/\/$/, '')}/api/v1/deployments`;
  return requests.map(({ method, path }) => `${method} ${path.replace(start, '')}`);
}

/** The bodies of the requests by a method, as they were sent. */
export function bodies({ requests }: Platform, method: string): string[] {
  return requests.filter((request) => request.method === method).map(({ body }) => body);
}

/** The one error annotation of a step that failed. */
export function theError({ exitCode, errors }: StepRun): string {
  expect(exitCode).toBe(1);
  expect(errors).toHaveLength(1);
  return errors[0] ?? '';
}

/** That a step succeeded, without warnings. */
export function expectSuccess({ exitCode, errors, warnings, outputs, stderr }: StepRun): void {
  expect({ exitCode, errors, warnings, stderr }).toEqual({
    exitCode: 0,
    errors: [],
    warnings: [],
    stderr: '',
  });
  expect(outputs.outcome).toBe('succeeded');
}
