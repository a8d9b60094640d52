import { runCases } from './cases.ts';

runCases(new URL('cases/unmatched.yml', import.meta.url), {
  managed: ({ platform }) => void platform.state.projects.get('acme/payments-api')?.tags.push('managed-scan'),
});
