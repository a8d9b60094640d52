import { describe, it } from 'vitest';
import { createLog } from '../../src/runner/log.ts';
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
