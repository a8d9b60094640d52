import { plainText } from '../runner/line.ts';

/** Text in HTML, within an element or a quoted attribute. */
export function html(text: string, maxLength?: number): string {
  return escapeHtml(plainText(text, maxLength));
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/** A link where the address is an `https` one without a user name, else only the text; both escaped. */
export function link(text: string, address: string | undefined, maxLength?: number): string {
  return linked(html(text, maxLength), address);
}

/** The same around what is HTML already. */
export function linked(content: string, address: string | undefined): string {
  if (address === undefined || address.length > 2000 || !URL.canParse(address)) return content;
  const url = new URL(address);
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '') return content;
  return `<a href="${escapeHtml(url.href)}">${content}</a>`;
}
