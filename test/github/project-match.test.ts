import { describe, expect, it } from 'vitest';
import { type ProjectPlace, projectMatcher } from '../../src/github/project-match.ts';
import type { Repository } from '../../src/github/repositories.ts';

function repository(id: number, full_name: string): Repository {
  return {
    id,
    full_name,
    owner: { type: 'Organization' },
    visibility: 'private',
    archived: false,
    fork: false,
    is_template: false,
    topics: [],
  };
}

const payments = repository(1, 'acme/payments');
const edge = repository(2, 'Acme/Edge.Proxy');
const mono = repository(3, 'acme/mono');
const repositories = [payments, edge, mono];

const match = (project: ProjectPlace, serverUrl = 'https://github.com') =>
  projectMatcher(serverUrl, repositories)(project);

describe('the repository of a project', () => {
  it.each([
    'https://github.com/acme/payments',
    'https://github.com/acme/payments/',
    'https://github.com/acme/payments.git',
    'https://GitHub.com/ACME/Payments',
    'https://github.com/acme/payments/tree/main/src',
    'ssh://git@github.com/acme/payments.git',
    ' https://github.com/acme/payments ',
  ])('is the one of its address: %s', (url) => {
    expect(match({ name: 'another/name', url })).toEqual({ known: true, repository: payments });
  });

  it.each([
    ['acme/payments', payments],
    ['ACME/PAYMENTS', payments],
    ['acme/edge.proxy', edge],
  ])('is, without an address, the one of its name: %s', (name, expected) => {
    expect(match({ name })).toEqual({ known: true, repository: expected });
    expect(match({ name, url: '' })).toEqual({ known: true, repository: expected });
  });

  it.each([
    'https://gitlab.com/acme/payments',
    'https://github.com.example.org/acme/payments',
    'https://dev.azure.com/acme/project/_git/payments',
  ])('is none when the address is of another host: %s', (url) => {
    expect(match({ name: 'acme/payments', url })).toEqual({ known: false, reason: 'other-host' });
  });

  it('on an Enterprise Server has its host, and not github.com', () => {
    const server = 'https://git.acme.example:8443';
    const project = { name: 'acme/payments', url: 'https://git.acme.example/acme/payments' };
    expect(match(project, server).known).toBe(true);
    expect(match({ ...project, url: 'https://github.com/acme/payments' }, server)).toEqual({
      known: false,
      reason: 'other-host',
    });
  });

  it.each<ProjectPlace>([
    { name: 'monorepo/src/module' },
    { name: 'acme/etl jobs' },
    { name: 'acme/..' },
    { name: 'acme/payments', url: 'payments' },
    { name: 'acme/payments', url: 'https://github.com/acme' },
    { name: 'acme/payments', url: 'https://github.com/acme/%E0%A4%A' },
  ])('is none where neither address nor name has its form: %o', (project) => {
    expect(match(project)).toEqual({ known: false, reason: 'not-a-repository' });
  });

  it('is not known when the token does not see it', () => {
    expect(match({ name: 'acme/hidden' })).toEqual({
      known: false,
      reason: 'not-visible',
      fullName: 'acme/hidden',
    });
  });

  it('is the renamed one where its former name is known', () => {
    const renames = new Map([['acme/Old-Payments', payments]]);
    const matcher = projectMatcher('https://github.com', repositories, renames);
    expect(matcher({ name: 'acme/old-payments' })).toEqual({ known: true, repository: payments });
    expect(matcher({ name: 'x', url: 'https://github.com/acme/old-payments' }).known).toBe(true);
  });

  it('is the one that has the name now, when a former name was given away', () => {
    const renames = new Map([['acme/mono', payments]]);
    const matcher = projectMatcher('https://github.com', repositories, renames);
    expect(matcher({ name: 'acme/mono' })).toEqual({ known: true, repository: mono });
  });
});
