import { describe, expect, it } from 'vitest';
import { platformOptionsOf, usage } from '../../../emulator/platform/command-line.ts';
import { defaultQuirks } from '../../../emulator/platform/quirks.ts';
import type { PlatformOptions } from '../../../emulator/platform/server.ts';

const optionsOf = (...args: string[]) => platformOptionsOf(args) as PlatformOptions;

describe('the flags of the platform', () => {
  it('start the believable state on port 4180 by default', () => {
    const options = optionsOf();
    expect(options).toMatchObject({ port: 4180, host: '127.0.0.1', quirks: {}, log: 'counts' });
    expect(options.state?.projects.get('acme/payments-api')).toBeDefined();
  });

  it('make a fleet, or many findings, of a moment', () => {
    expect(optionsOf('--projects', '7').state?.projects.size).toBe(7);
    const now = '2026-11-21T00:00:00Z';
    const options = optionsOf('--findings', '1000', '--now', now);
    const oldest = options.state?.findings.all.at(-1)?.relevant_since ?? 0;
    expect(options.now).toBe(Date.parse(now));
    expect((Date.parse(now) / 1000 - oldest) / 86_400).toBeCloseTo(1095, 0);
  });

  it('set quirks from JSON or plain text', () => {
    const quirks = ['proto3=true', 'untagFrom=body', 'projectPages={"cap":7}'];
    const options = optionsOf(...quirks.flatMap((quirk) => ['--quirk', quirk]));
    expect(options.quirks).toEqual({ proto3: true, untagFrom: 'body', projectPages: { cap: 7 } });
  });

  it('fit a screen in the usage, with every quirk that a flag can set', () => {
    expect(platformOptionsOf(['--help'])).toBe('help');
    const lines = usage.trimEnd().split('\n');
    expect(lines.length).toBeLessThanOrEqual(25);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(100);
    for (const name of Object.keys(defaultQuirks)) {
      const isHook = ['onRequest', 'beforeAnswer'].includes(name);
      expect(usage.split(/\s+/).includes(name)).toBe(!isHook);
    }
  });

  it.each([
    [['--host', '0.0.0.0'], '--host: must be 127.0.0.1 or ::1'],
    [['--faults', '2'], '--faults: must be a number from 0 to 1'],
    [['--now', 'yesterday'], '--now: must be an ISO 8601 time'],
    [['--projects', '1', '--findings', '1'], 'only one of them'],
    [['--quirk', 'onRequest=1'], 'there is no quirk onRequest'],
    [['--quirk', 'none'], 'there is no quirk none'],
  ])('are refused: %j', (args, reason) => {
    expect(() => platformOptionsOf(args)).toThrow(reason);
  });
});
