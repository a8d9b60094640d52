/** A part of a pattern: a character that means itself, or what stands for others. */
type Part = string | 'any' | 'run' | 'runAcross' | 'segments';

/**
 * Whether a pattern of `projects` matches a name, straight from the words of the contract: `?` is one character
 * of a segment, `*` any run of them, `**` any run across segments, and as a segment of its own (`a/**\/b`) any
 * number of segments, none included. Letters match in both cases. Slow, and plain enough to be seen right.
 */
export function matchesByTheWords(pattern: string, name: string): boolean {
  return matchesFrom(partsOf(pattern.toLowerCase()), name.toLowerCase());
}

const PARTS = /(?<=^|\/)\*{2,}\/|\*{2,}|\*|\?|[\s\S]/gu;

function partsOf(pattern: string): Part[] {
  return (pattern.match(PARTS) ?? []).map((text) => {
    if (text === '?') return 'any';
    if (text === '*') return 'run';
    if (/^\*+$/.test(text)) return 'runAcross';
    return text.startsWith('**') ? 'segments' : text;
  });
}

function matchesFrom([part, ...rest]: Part[], name: string): boolean {
  const [first = ''] = name;
  switch (part) {
    case undefined:
      return name === '';
    case 'any':
      return first !== '' && first !== '/' && matchesFrom(rest, name.slice(first.length));
    case 'run':
      return tailsOf(name, (passed) => !passed.includes('/')).some((tail) => matchesFrom(rest, tail));
    case 'runAcross':
      return tailsOf(name, () => true).some((tail) => matchesFrom(rest, tail));
    case 'segments':
      return tailsOf(name, (passed) => passed === '' || passed.endsWith('/')).some((tail) =>
        matchesFrom(rest, tail),
      );
    default:
      return first === part && matchesFrom(rest, name.slice(first.length));
  }
}

/** What may be left of a name after a run from its start. */
function tailsOf(name: string, mayPass: (passed: string) => boolean): string[] {
  const cuts = Array.from({ length: name.length + 1 }, (_, cut) => cut);
  return cuts.filter((cut) => mayPass(name.slice(0, cut))).map((cut) => name.slice(cut));
}
