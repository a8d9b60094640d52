import { runCases } from './cases.ts';

runCases(new URL('cases/scan.yml', import.meta.url), {
  'make an id beyond 2^63': ({ platform }) => {
    const stats = { findings: '12', total_time: '61' };
    Object.assign(platform.state.scans[1] ?? {}, { id: 18_446_744_073_709_551_615n, exit_code: '1', stats });
  },
});
