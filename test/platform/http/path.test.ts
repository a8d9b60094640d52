import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodePath, pathProblem } from '../../../src/platform/http/path.ts';
import { hostileText, RUNS } from '../../properties.ts';

const BASE = 'https://platform.example/prefix/projects/';

const name = fc.array(hostileText, { minLength: 1, maxLength: 3 }).map((segments) => segments.join('/'));

const leadsElsewhere = (text: string) =>
  text.split('/').some((segment) => ['', '.', '..'].includes(segment)) || !text.isWellFormed();

describe('a name in a path', () => {
  it('is taken unless a segment would lead elsewhere', () => {
    fc.assert(
      fc.property(name, (text) => {
        expect(pathProblem(text) !== undefined).toBe(leadsElsewhere(text));
        if (leadsElsewhere(text)) expect(() => encodePath(text)).toThrow(RangeError);
        else encodePath(text);
      }),
      RUNS,
    );
  });

  it('comes back when each segment is decoded', () => {
    fc.assert(
      fc.property(
        name.filter((text) => !leadsElsewhere(text)),
        (text) => {
          expect(encodePath(text).split('/').map(decodeURIComponent).join('/')).toBe(text);
        },
      ),
      RUNS,
    );
  });

  it('stays where it was put: no other host, no other path, no query and no fragment', () => {
    fc.assert(
      fc.property(
        name.filter((text) => !leadsElsewhere(text)),
        (text) => {
          const encoded = encodePath(text);
          expect(encoded).not.toContain('//');
          // `href` is the address once more when nothing in it was resolved, taken away or read as something else.
          expect(new URL(`${BASE}${encoded}/tags`).href).toBe(`${BASE}${encoded}/tags`);
          expect(new URL(`${BASE}${encoded}/tags`)).toMatchObject({ search: '', hash: '' });
        },
      ),
      RUNS,
    );
  });
});
