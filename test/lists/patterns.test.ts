import { describe, expect, it } from 'vitest';
import type { Platform } from '../../emulator/platform/server.ts';
import { innerStep } from '../inner-step.ts';
import { expectSuccess, openPlatform, theError, wire } from '../operations/scenario.ts';
import { namedState } from './named-state.ts';

const names = [
  'acme/login',
  'acme/Checkout-UI',
  'acme/payments-api',
  'acme/platform/edge-api',
  'acme/legacy-portal',
  'acme/legacy-reports',
  'umbrella/login',
];

/** With both switches given, a project is read once. */
const switchBoth = { operation: 'managed-scan', 'full-scan': 'true', 'diff-scan': 'true' };
const WORK: Record<string, string>[] = [{ operation: 'list-projects' }, { operation: 'tag', tags: 'new' }];

function openNamed(): Promise<Platform> {
  return openPlatform({ state: namedState(names) });
}

describe('patterns in projects', () => {
  it.each([
    ['globex/**\nacme/x-*', 'matches globex/**, acme/x-*'],
    ['acme/login\n*/login\n!**/Login', 'matches acme/login, */login, !**/Login'],
    ['!acme/legacy-*, !**/login', '`projects` only excludes'],
  ])('that select nothing are an error that names each: %j', async (projects, message) => {
    const platform = await openNamed();
    for (const work of WORK) {
      const run = await innerStep(platform, { ...work, projects });
      expect(theError(run)).toContain(message);
      expect(run.outputs.outcome).toBe('failed');
    }
    expect(platform.counts['PUT tags']).toBeUndefined();
  });

  it('that find nothing beside others that do are a warning', async () => {
    const platform = await openNamed();
    const warning = /`globex\/\*`.*matches.*; `\*` matches within a segment, `\*\*` across `\/`\./;
    for (const work of WORK) {
      const run = await innerStep(platform, { ...work, projects: 'globex/*, acme/legacy-*' });
      expect(run.exitCode).toBe(0);
      expect(run.warnings).toEqual([expect.stringMatching(warning)]);
    }
  });
});

describe('names in projects', () => {
  it('among patterns fail when they are not listed, and the others are done', async () => {
    const platform = await openNamed();
    const projects = 'acme/lgoin, acme/CHECKOUT-ui, acme/legacy-*';
    const run = await innerStep(platform, { operation: 'tag', tags: 'new', projects });
    expect(theError(run)).toMatch(/acme\/lgoin.*Did you mean acme\/login/);
    const counts = { 'projects-changed': '3', 'projects-failed': '1' };
    expect(run.outputs).toMatchObject({ outcome: 'partial', ...counts });
    expect(platform.state.projects.get('acme/checkout-ui')?.tags).toEqual(['new']);
  });

  it.each([
    ['a pattern', 'acme/login, umbrella/*'],
    ['a name that is taken away', 'acme/login, umbrella/login, !acme/payments-api'],
  ])('beside %s make the list be read, once', async (_, projects) => {
    const platform = await openNamed();
    const run = await innerStep(platform, { ...switchBoth, projects });
    expectSuccess(run);
    expect(run.outputs['projects-changed']).toBe('2');
    expect(wire(platform).filter((line) => line.includes('projects?page=0&'))).toHaveLength(1);
    expect(platform.counts['GET project']).toBe(2);
  });
});

describe('tags in projects-tagged', () => {
  it('that are misspelt fail a step that writes, at its end, and are a gap of a list', async () => {
    const platform = await openPlatform();
    const projects = { 'projects-tagged': 'tier-1, archvied' };
    const tagged = await innerStep(platform, { operation: 'tag', tags: 'new', ...projects });
    expect(tagged.outputs).toMatchObject({ outcome: 'partial', 'failure-reason': 'not-found' });
    const text = '`archvied` in `projects-tagged` matches nothing';
    expect(theError(tagged)).toContain(`${text} (similar: archived)`);
    const listed = await innerStep(platform, { operation: 'list-projects', ...projects });
    expect(listed.exitCode).toBe(0);
    expect(listed.warnings).toEqual([expect.stringContaining(text)]);
  });

  it('select whatever their case', async () => {
    const platform = await openPlatform();
    const inputs = { operation: 'list-projects', 'projects-tagged': 'tier-1' };
    const counts = [await innerStep(platform, inputs)];
    for (const { tags } of platform.state.projects.all.slice(0, 5))
      tags.splice(0, tags.length, ...tags.map((tag) => tag.toUpperCase()));
    for (const tag of ['tier-1', 'Tier-1'])
      counts.push(await innerStep(platform, { ...inputs, 'projects-tagged': tag }));
    expect(new Set(counts.map(({ outputs }) => outputs.count)).size).toBe(1);
    for (const run of counts) expectSuccess(run);
  });

  it('that nobody has, and that are near none, are a warning where something is written', async () => {
    const inputs = { operation: 'tag', tags: 'new', 'projects-tagged': 'tier-1, unheard-of' };
    const run = await innerStep(await openPlatform(), inputs);
    expect(run.exitCode).toBe(0);
    expect(run.warnings).toEqual(['`unheard-of` in `projects-tagged` matches nothing.']);
  });
});
