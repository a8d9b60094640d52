import { writeFileSync } from 'node:fs';

// Loaded into a measured process before anything else: tells at its end what it used.
process.on('exit', () => {
  const { user, system } = process.cpuUsage();
  const { maxRSS } = process.resourceUsage();
  writeFileSync(
    process.env.USAGE_FILE ?? '',
    JSON.stringify({ cpu: (user + system) / 1000, memory: maxRSS / 1024 }),
  );
});
