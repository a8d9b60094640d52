import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Page } from '../../src/report/content.ts';
import { section, table } from '../../src/report/content.ts';
import { githubMarkdown, inlineHtml, issueTitle, summaryHtml } from '../../src/report/html.ts';
import { logLine, plainText } from '../../src/runner/log.ts';
import { always, hostileText } from '../properties.ts';

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** The text that a browser shows for escaped text; undefined when any of it would be more than text. */
function shown(escaped: string): string | undefined {
  if (/[<>"']/.test(escaped) || /&(?!(amp|lt|gt|quot|#39);)/.test(escaped)) return undefined;
  return escaped.replace(/&([^;]+);/g, (_, name: string) => ENTITIES[name] ?? '?');
}

const PAGE: Page = {
  sign: '✅',
  title: 'A title',
  warnings: [],
  notes: [],
  context: [],
  sections: [],
  failures: [],
  facts: [],
};

describe('plain text', () => {
  it('names each character that does not show', () => {
    expect(plainText('acme\u200b/\u202elogin')).toBe('acme<U+200B>/<U+202E>login');
  });

  it('is on one line, without anything that does not show, and not longer than allowed', () => {
    always(fc.tuple(hostileText, fc.integer({ min: 1, max: 40 })), ([text, most]) => {
      for (const line of [plainText(text), plainText(text, most)]) {
        // The joiners within emoji and Indic words stay.
        expect(line.replace(/[\u200c\u200d]/g, '')).toMatch(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]*$/u);
      }
      expect([...plainText(text, most)].length).toBeLessThanOrEqual(most);
    });
  });

  it('is the text itself where that is harmless', () => {
    always(fc.string({ unit: 'grapheme-ascii', maxLength: 100 }), (text) => {
      expect(plainText(text)).toBe(text);
    });
  });
});

describe('text in HTML', () => {
  it('shows as the plain text: no tag, attribute or entity gets out', () => {
    always(hostileText, (text) => {
      expect(shown(inlineHtml(text))).toBe(plainText(text));
    });
  });

  it('becomes code between backticks of our own words, and nothing else', () => {
    always(hostileText, (text) => {
      const parts = inlineHtml({ sentence: `The tag \`${text}\` is <new>` }).split(/<\/?code>/);
      const whole = shown(parts.join('`'));
      expect(whole).toBe(plainText(`The tag \`${text}\` is <new>`));
    });
  });

  it('is a link only to an https address, which stays within its attribute', () => {
    const address = fc.oneof(
      hostileText,
      fc
        .tuple(
          fc.constantFrom('https://x.example/', 'https://', 'https://a@', 'http://x.example/', 'javascript:'),
          hostileText,
        )
        .map((parts) => parts.join('')),
    );
    always(fc.tuple(hostileText, address), ([text, target]) => {
      const made = inlineHtml({ link: text, to: target });
      const match = /^<a href="([^"]*)">(.*)<\/a>$/s.exec(made);
      if (match === null) expect(shown(made)).toBe(plainText(text));
      else {
        const href = shown(match[1] ?? '') ?? '';
        expect(new URL(href)).toMatchObject({ protocol: 'https:', username: '', password: '', href });
        expect(shown(match[2] ?? '')).toBe(plainText(text));
      }
    });
    for (const to of ['https://user@x.example/', 'https://:password@x.example/'])
      expect(inlineHtml({ link: 'text', to })).toBe('text');
  });

  it('is the title of an issue without backticks', () => {
    expect(issueTitle('`acme/cart`: 2 findings of `sast`')).toBe('acme/cart: 2 findings of sast');
  });
});

describe('a page that is too long', () => {
  const many = Array.from({ length: 5000 }, (_, index) => `acme/${'long-name-'.repeat(15)}${index}`);
  const rows = table(many, 'names', [
    ['Name', (name) => name],
    ['Code', (name) => ({ code: name })],
  ]);
  const wide = table(many, 'texts', [['Text', () => ({ text: '"'.repeat(2500), max: 2500 })]]);
  const isWhole = (html: string) =>
    ['table', 'tr', 'td', 'details', 'ul', 'li'].every(
      (name) => html.split(new RegExp(`<${name}[ >]`)).length === html.split(`</${name}>`).length,
    );

  it('loses rows, then what is folded, and counts them', () => {
    const sections = [...section('Names', rows), { title: 'More', blocks: rows, isDetail: true }];
    const html = githubMarkdown({ ...PAGE, sections }, { factsTitle: 'About' });
    expect(html.length).toBeLessThan(65_536);
    expect(html.match(/<tr>/g)).toHaveLength(42);
    expect(html).toContain('… and 4,980 more names.');
    const details = [...section('Names', rows), ...section('Wide: 5,000', wide, true)];
    const short = githubMarkdown({ ...PAGE, sections: details }, { factsTitle: 'About' });
    expect(short).toContain('… and 4,980 more names.');
    expect(short).toContain('<p>Wide: 5,000</p>');
    expect([html, short].every(isWhole)).toBe(true);
  });

  it('fits a limit of the caller with its footer, which stays as it is', () => {
    const footer = 'Ask **@acme/appsec**.';
    const options = { factsTitle: 'About', footer, maxLength: 2000 };
    const text = githubMarkdown({ ...PAGE, sections: section('Names', rows) }, options);
    expect(text.length).toBeLessThanOrEqual(2000);
    expect(text).toMatch(/A title.*… and 4,995 more names\..*\n\nAsk \*\*@acme\/appsec\*\*\.\n$/s);
  });

  it('loses whole parts from its end where nothing can be shortened', () => {
    const long = { text: '"'.repeat(900), max: 900 };
    const facts = Array.from({ length: 40 }, (_, index) => [`fact ${index}`, long] as const);
    const sections = Array.from({ length: 20 }, (_, index) => ({
      title: `section ${index}`,
      blocks: [{ kind: 'paragraph' as const, lines: [long] }],
    }));
    const html = githubMarkdown({ ...PAGE, sections, facts }, { factsTitle: 'About', footer: 'Ask.' });
    expect(html.length).toBeLessThanOrEqual(65_000);
    expect(html).toMatch(/<h3>section 10<.*\n\nAsk\.\n$/s);
    expect(isWhole(html)).toBe(true);
  });

  it('loses warnings and notes that would not fit, and counts them', () => {
    const texts = Array.from({ length: 60 }, (_, index) => `${index} ${'"'.repeat(700)}`);
    const comment = githubMarkdown({ ...PAGE, warnings: texts, notes: texts }, { factsTitle: '' });
    expect(comment.length).toBeLessThan(65_536);
    expect(comment).toMatch(/⚠️ 4 .*… and 55 more warnings\..*… and 55 more notes\./s);
  });

  it('fits the limit of the runner and of GitHub, and keeps its title', () => {
    const page = { ...PAGE, sections: Array.from({ length: 3 }, () => section('Wide', wide)).flat() };
    const [summary, comment] = [summaryHtml(page, ''), githubMarkdown(page, { factsTitle: '' })];
    expect(Buffer.byteLength(summary)).toBeLessThan(1_000_000);
    expect(comment.length).toBeLessThan(65_536);
    for (const html of [summary, comment]) {
      expect(html).toContain('✅ A title');
      expect(html).toContain('more texts.');
      expect(isWhole(html)).toBe(true);
    }
  });
});

describe('text in a comment', () => {
  it('mentions nobody, and stays what it is for the eye', () => {
    always(fc.tuple(hostileText, hostileText), ([one, other]) => {
      const text = `${one}@octocat ${other} #12 GH-7`;
      const page = { ...PAGE, title: 'x', context: [{ link: text, to: 'https://x.example/@a#1' }] };
      const [made = ''] = /<p>.*<\/p>/.exec(githubMarkdown(page, { factsTitle: '' })) ?? [];
      const content = made.replace(/<[^>]*>/g, '');
      expect(content).not.toMatch(/@(?!\u200b)/);
      expect(content).not.toMatch(/(?<!&)#(?=\d)/);
      expect(shown(content.replaceAll('\u200b', ''))).toBe(plainText(text));
    });
  });

  it.each(['closes #1', 'acme/x#1', 'gh-1', 'GH-1', 'https://github.com/acme/x/pull/1'])(
    'refers to no issue and nobody by %s',
    (text) => {
      const html = githubMarkdown({ ...PAGE, context: [text] }, { factsTitle: '' });
      expect(html).toMatch(/\u200b/);
      expect(html).not.toMatch(/#\d|gh-\d|@\w|pull\/\d/i);
    },
  );

  it.each([
    ['@babel/core 7.1', '<code>@babel/core</code> 7.1'],
    ['a fix (@a.b/c-d)', 'a fix (<code>@a.b/c-d</code>)'],
    ['me@acme.example/x', 'me@\u200bacme.example/x'],
  ])('shows %s as a package that can be searched for, and mentions no team', (text, html) => {
    expect(githubMarkdown({ ...PAGE, context: [text] }, { factsTitle: '' })).toContain(html);
  });

  it('links to no issue, pull request or discussion of GitHub', () => {
    const links = ['https://github.com/acme/x/issues/1', 'https://ghe.example/acme/x/pull/1#issuecomment-2'];
    const context = links.map((to) => ({ link: 'ticket', to }));
    expect(githubMarkdown({ ...PAGE, context }, { factsTitle: '' })).toContain(
      '<p><a>ticket</a> · <a>ticket</a></p>',
    );
  });

  it('leaves addresses and code as they are', () => {
    const inline = { link: { code: '@scope/name#1' }, to: 'https://x.example/@a#1' };
    expect(githubMarkdown({ ...PAGE, context: [inline] }, { factsTitle: '' })).toContain(
      '<p><a href="https://x.example/@a#1"><code>@scope/name#1</code></a></p>',
    );
  });
});

/** Whether the runner takes a line for a command: `::name` at its start, or `##[` anywhere. */
function isCommand(line: string): boolean {
  return line.replace(/^[\s\u0085]+/, '').startsWith('::') || line.includes('##[');
}

describe('a line of the log', () => {
  it('is one line and no command, whatever the text', () => {
    always(fc.tuple(hostileText, fc.integer({ min: 1, max: 40 })), ([text, most]) => {
      for (const line of [
        logLine(text),
        logLine(text, most),
        logLine(`  ${text}`),
        logLine(`+ tag  ${text}   x`),
      ]) {
        expect(line).not.toMatch(/[\r\n\v\f\u0085\u2028\u2029]/);
        expect(isCommand(line)).toBe(false);
      }
    });
  });

  it('is the text itself where that is harmless', () => {
    always(fc.string({ unit: 'grapheme-ascii', maxLength: 100 }), (text) => {
      fc.pre(!isCommand(text));
      expect(logLine(text)).toBe(text);
    });
  });
});
