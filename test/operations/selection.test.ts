import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameMatcher, unmatchedIn } from '../../src/model/selection.ts';
import { pathProblem } from '../../src/platform/http/path.ts';

function selected(patterns: string[], names: string[], except: string[] = []): string[] {
  const matches = nameMatcher({ names: [], patterns, except });
  return names.filter((name) => matches([name]));
}

const names = [
  'acme/api',
  'acme/pay',
  'acme/pay-api',
  'acme/pay/pay-api',
  'acme/pay/v2/edge-api',
  'acme/.github',
  'acme/Web.Shop',
  'umbrella/api',
  'local',
];

describe('a pattern', () => {
  it.each([
    ['acme/*', ['acme/api', 'acme/pay', 'acme/pay-api', 'acme/.github', 'acme/Web.Shop']],
    ['*/api', ['acme/api', 'umbrella/api']],
    ['*', ['local']],
    ['acme/??i', ['acme/api']],
    ['acme?api', []],
    ['acme/web?shop', ['acme/Web.Shop']],
    ['**', names],
    ['acme/**', names.slice(0, 7)],
    ['acme/pay/**', ['acme/pay/pay-api', 'acme/pay/v2/edge-api']],
    ['**/api', ['acme/api', 'umbrella/api']],
    ['acme/**/*-api', ['acme/pay-api', 'acme/pay/pay-api', 'acme/pay/v2/edge-api']],
    ['acme/**-api', ['acme/pay-api', 'acme/pay/pay-api', 'acme/pay/v2/edge-api']],
    ['acme/p**api', ['acme/pay-api', 'acme/pay/pay-api', 'acme/pay/v2/edge-api']],
    ['**pay**', ['acme/pay', 'acme/pay-api', 'acme/pay/pay-api', 'acme/pay/v2/edge-api']],
    ['ACME/WEB*', ['acme/Web.Shop']],
    ['*/.*', ['acme/.github']],
  ])('%s selects what its wildcards say', (pattern, expected) => {
    expect(selected([pattern], names)).toEqual(expected);
  });

  it('costs little, however many wildcards it has and however long the name is', () => {
    const name = `acme/${'a-'.repeat(400)}b`;
    // A matcher that attempts all ways to share the name out among the wildcards would still be at it.
    expect(selected([`acme/${'**a*-'.repeat(12)}**c`, `${'*?**'.repeat(50)}!`], [name])).toEqual([]);
    expect(selected([`acme/${'**a*-'.repeat(12)}**b`], [name])).toEqual([name]);
  });

  it('that takes away wins over every other, and over a name', () => {
    const list = {
      names: ['acme/api', 'acme/gone'],
      patterns: ['acme/**', 'nowhere/*'],
      except: ['acme/A*', '**/v2/**', 'acme/lost', '*/none-*'],
    };
    expect(names.filter((name) => nameMatcher(list)([name]))).toEqual([
      'acme/pay',
      'acme/pay-api',
      'acme/pay/pay-api',
      'acme/.github',
      'acme/Web.Shop',
    ]);
    expect(unmatchedIn(list, names)).toEqual({
      names: ['acme/gone'],
      patterns: ['nowhere/*'],
      except: ['acme/lost', '*/none-*'],
    });
  });
});

/**
 * A pattern of `projects` straight from the words of the contract: `?` is one character of a segment, `*` any run of
 * them, `**` any run across segments, and as a segment of its own (`a/**\/b`) any number of segments, none included.
 * Letters match in both cases. Compiled like this, long patterns would take for ever.
 */
function expressionOf(pattern: string): RegExp {
  const parts = pattern.match(/(?<=^|\/)\*{2,}\/|\*{2,}|\*|\?|[\s\S]/gu) ?? [];
  const source = parts.map((part) => {
    if (part === '?') return '[^/]';
    if (part === '*') return '[^/]*';
    if (/^\*+$/.test(part)) return '.*';
    return part.startsWith('**') ? '(?:.*/)?' : RegExp.escape(part);
  });
  return new RegExp(`^${source.join('')}$`, 'isu');
}

const plain = fc.constantFrom(...'aAb-./');
const special = fc.constantFrom(...'aB/.-_ ()[]{}+@!^$|"\'\\#~%&=<>:;`é💥');
const wildcard = fc.constantFrom('*', '?', '**', '***', '/**/', '**/', '/**');

function nameOf(character: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc
    .array(character, { minLength: 1, maxLength: 10 })
    .map((characters) => characters.join(''))
    .filter((name) => pathProblem(name) === undefined);
}

/** A name with wildcards in the place of parts of it, so that it matches about as often as not. */
function patternLike(name: string): fc.Arbitrary<string> {
  const change = fc.tuple(fc.nat(name.length), fc.nat(3), wildcard);
  return fc
    .array(change, { minLength: 1, maxLength: 3 })
    .map((changes) =>
      changes.reduce((text, [at, cut, stars]) => text.slice(0, at) + stars + text.slice(at + cut), name),
    )
    .map((pattern) => pattern.replaceAll(/\/+/g, '/'))
    .filter((pattern) => pathProblem(pattern) === undefined);
}

describe('over all patterns and names, the matcher agrees with the words of the contract', () => {
  it.each([
    ['plain', plain],
    ['special', special],
  ])('with %s characters', (_, character) => {
    const pairs = fc
      .tuple(nameOf(character), nameOf(character))
      .chain(([name, other]) => fc.tuple(fc.constantFrom(name, other), patternLike(name)));
    let matched = 0;
    fc.assert(
      fc.property(pairs, ([name, pattern]) => {
        const expected = expressionOf(pattern).test(name);
        if (expected) matched += 1;
        const selecting = nameMatcher({ names: [], patterns: [pattern], except: [] });
        expect(selecting([name])).toBe(expected);
        const leaving = nameMatcher({ names: [name], patterns: [], except: [pattern] });
        expect(leaving([name])).toBe(!expected);
      }),
      { numRuns: 500 },
    );
    expect(matched).toBeGreaterThan(50);
    expect(matched).toBeLessThan(1800);
  });
});
