import { describe, expect, it } from 'vitest';
import { accepted, NOW, problems, TRIAGE } from './parsing.ts';

const SECONDS = Math.floor(NOW / 1000);
const at = (iso: string) => Date.parse(iso) / 1000;

describe('since', () => {
  it.each([
    ['1767225600', 1_767_225_600],
    ['0', 0],
    ['2026-01-01', at('2026-01-01T00:00:00Z')],
    ['2026-01-01T10:30', at('2026-01-01T10:30:00Z')],
    ['2026-01-01 10:30:15', at('2026-01-01T10:30:15Z')],
    ['2026-01-01t10:30:15.987z', at('2026-01-01T10:30:15Z')],
    ['2026-01-01T10:30:15+02:00', at('2026-01-01T08:30:15Z')],
    ['2026-01-01T10:30:15-0530', at('2026-01-01T16:00:15Z')],
    ['2024-02-29', at('2024-02-29T00:00:00Z')],
    ['30d', SECONDS - 30 * 86_400],
    ['12h', SECONDS - 12 * 3600],
    [' 2w\n', SECONDS - 14 * 86_400],
    ['2W', SECONDS - 14 * 86_400],
  ])('takes %j as epoch seconds in a text', async (text, seconds) => {
    const { request } = await accepted({ ...TRIAGE, since: text });
    expect(request.selection).toMatchObject({ query: { filters: { since: String(seconds) } } });
  });

  it.each([
    ['1767225600000', ', which looks like milliseconds; give epoch seconds'],
    ['2026-02-30', '; give epoch seconds, an ISO 8601 date or time, or an age'],
    ['30', '; write `30d` for days'],
    ['2026-13-01', '; give epoch seconds'],
    ['2026-01-01T25:00', '; give epoch seconds'],
    ['22.11.2025', '; write `2025-11-22`'],
    ['31.2.2026', '; give epoch seconds'],
    ['2026-08-21', ', which is in the future; give an earlier time'],
    ['2026-08-20T12:00:01', ', which is in the future'],
    ['last week', '; give epoch seconds'],
    ['-30d', '; give epoch seconds'],
    ['3m', '; write `90d`'],
    ['1.5d', '; give epoch seconds'],
    ['1969-12-31', ', which is before 1970'],
    ['99999d', ', which is before 1970'],
  ])('says of %j: %s', async (text, message) => {
    const told = expect.stringContaining(`since: is \`${text}\`${message}`);
    expect(await problems({ ...TRIAGE, since: text })).toEqual([told]);
  });
});
