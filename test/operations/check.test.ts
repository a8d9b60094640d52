import { runCases } from './cases.ts';

const PROJECT = 'acme/payments-api';

runCases(new URL('cases/check.yml', import.meta.url), {
  'disable secrets': ({ platform }) => void delete platform.state.newerPolicies.secrets,
  'keep one project': ({ platform: { state } }) => {
    for (const { name } of [...state.projects.all]) if (name !== PROJECT) state.projects.remove(name);
  },
  'hide half': ({ github }) => {
    const { repositories = [], tokens } = github?.state ?? {};
    const names = repositories.map(({ fullName }) => fullName);
    for (const grant of tokens?.values() ?? [])
      if (grant.sees === 'all') grant.sees = names.slice(0, names.length / 2);
  },
});
