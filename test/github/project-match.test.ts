import { describe, expect, it } from 'vitest';
import type { Repository } from '../../src/github/repositories.ts';
import { type ProjectPlace, projectMatcher } from '../../src/github/repositories.ts';

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

type Match = ReturnType<ReturnType<typeof projectMatcher>>;

const is = (one: Repository): Match => ({ known: true, repository: one });
const none = (reason: 'other-host' | 'not-a-repository'): Match => ({ known: false, reason });
const hidden: Match = { known: false, reason: 'not-visible', fullName: 'acme/hidden' };
const named = (url: string): ProjectPlace => ({ name: 'acme/payments', url });
const elsewhere = (url: string): ProjectPlace => ({ name: 'another/name', url });

describe('the repository of a project', () => {
  it.each<[string, ProjectPlace, Match]>([
    ['the one of its address', elsewhere('https://github.com/acme/payments'), is(payments)],
    ['the one of its address', elsewhere('https://github.com/acme/payments/'), is(payments)],
    ['the one of its address', elsewhere('https://github.com/acme/payments.git'), is(payments)],
    ['the one of its address', elsewhere('https://GitHub.com/ACME/Payments'), is(payments)],
    ['the one of its address', elsewhere('https://github.com/acme/payments/tree/main/src'), is(payments)],
    ['the one of its address', elsewhere('ssh://git@github.com/acme/payments.git'), is(payments)],
    ['the one of its address', elsewhere(' https://github.com/acme/payments '), is(payments)],
    ['without an address the one of its name', { name: 'acme/payments' }, is(payments)],
    ['without an address the one of its name', { name: 'ACME/PAYMENTS', url: '' }, is(payments)],
    ['without an address the one of its name', { name: 'acme/edge.proxy' }, is(edge)],
    ['none on another host', named('https://gitlab.com/acme/payments'), none('other-host')],
    ['none on another host', named('https://github.com.example.org/acme/payments'), none('other-host')],
    ['none on another host', named('https://dev.azure.com/acme/project/_git/payments'), none('other-host')],
    ['none where neither has the form', { name: 'monorepo/src/module' }, none('not-a-repository')],
    ['none where neither has the form', { name: 'acme/etl jobs' }, none('not-a-repository')],
    ['none where neither has the form', { name: 'acme/..' }, none('not-a-repository')],
    ['none where neither has the form', named('payments'), none('not-a-repository')],
    ['none where neither has the form', named('https://github.com/acme'), none('not-a-repository')],
    ['none where neither has the form', named('https://github.com/acme/%E0%A4%A'), none('not-a-repository')],
    ['not known where the token does not see it', { name: 'acme/hidden' }, hidden],
  ])('is %s: %o', (_, project, expected) => {
    expect(projectMatcher('https://github.com', repositories)(project)).toEqual(expected);
  });

  it('on an Enterprise Server has its host, and not github.com', () => {
    const match = projectMatcher('https://git.acme.example:8443', repositories);
    expect(match(named('https://git.acme.example/acme/payments'))).toEqual(is(payments));
    expect(match(named('https://github.com/acme/payments'))).toEqual(none('other-host'));
  });

  it('is the renamed one by its former name, unless another one has that now', () => {
    const renames = new Map([
      ['acme/Old-Payments', payments],
      ['acme/mono', payments],
    ]);
    const match = projectMatcher('https://github.com', repositories, renames);
    expect(match({ name: 'acme/old-payments' })).toEqual(is(payments));
    expect(match(elsewhere('https://github.com/acme/old-payments'))).toEqual(is(payments));
    expect(match({ name: 'acme/mono' })).toEqual(is(mono));
  });
});
