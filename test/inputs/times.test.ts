import { describe, expect, it } from 'vitest';
import { accepted, NOW, TRIAGE } from './parsing.ts';

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
});
