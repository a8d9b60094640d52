import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pathProblem, projectPath } from '../../../src/platform/http/path.ts';
import { always, hostileText } from '../../properties.ts';

const BASE = 'https://platform.example/prefix/projects/';

const name = fc.array(hostileText, { minLength: 1, maxLength: 3 }).map((segments) => segments.join('/'));

const encodePath = (text: string) =>
  projectPath('acme', text).replace('/api/v1/deployments/acme/projects/', '');

const leadsElsewhere = (text: string) =>
  text.split('/').some((segment) => ['', '.', '..'].includes(segment)) || !text.isWellFormed();

describe('a name in a path', () => {
  it('is taken unless a segment would lead elsewhere', () => {
    always(name, (text) => {
      expect(pathProblem(text) !== undefined).toBe(leadsElsewhere(text));
      if (leadsElsewhere(text)) expect(() => encodePath(text)).toThrow(RangeError);
      else encodePath(text);
    });
  });

  it('comes back when each segment is decoded, and leads to no other host, path, query or fragment', () => {
    const harmless = name.filter((text) => !leadsElsewhere(text));
    always(harmless, (text) => {
      const encoded = encodePath(text);
      expect(encoded.split('/').map(decodeURIComponent).join('/')).toBe(text);
      expect(encoded).not.toContain('//');
      // `href` is the address once more when nothing in it was resolved, taken away or read as something else.
      const url = new URL(`${BASE}${encoded}/tags`);
      expect(url).toMatchObject({ href: `${BASE}${encoded}/tags`, search: '', hash: '' });
    });
  });
});
