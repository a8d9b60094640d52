import { describe, expect, it } from 'vitest';
import { createLog, maskToken } from '../../src/runner/log.ts';
import { INSTALLATION_TOKEN } from '../installation-token.ts';
import { recordingCore } from '../run-step.ts';

describe('a log', () => {
  it('that cannot be written to does not stop the step', () => {
    const full = () => {
      throw new Error('ENOSPC');
    };
    const { core } = recordingCore(full);
    const log = createLog(core);
    log.info('a line');
    log.group('a title', ['a line']);
    log.debug('a line');
    log.warning('a warning');
    log.error('an error');
  });
});

describe('a token', () => {
  it.each([INSTALLATION_TOKEN, 'a+b/c="d&e"%g'])(
    'is masked plain, percent-encoded and in base64: %s',
    (token) => {
      const { core, record } = recordingCore();
      maskToken(token, core);
      const masks = record.lines.map((line) => line.replace('::add-mask::', '').replaceAll('%25', '%'));
      for (const form of [token, encodeURIComponent(token), Buffer.from(token).toString('base64')])
        expect(masks).toContain(form);
    },
  );
});
