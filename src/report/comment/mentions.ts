/**
 * HTML as GitHub shows it in a comment, with no person or issue mentioned by text from outside: only a code span or
 * a character without width stops a mention.
 */
export function withoutMentions(html: string): string {
  return html.replace(/<code>[^<]*<\/code>|<[^>]*>|@|(?<!&)#(?=\d)|\bGH-(?=\d)/gi, (match) =>
    match.startsWith('<') ? match : `${match}\u200b`,
  );
}
