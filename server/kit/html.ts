import sanitizeHtml from 'sanitize-html'

/** What people may write into texts: paragraphs, headings, lists, tables, emphasis, links and line breaks. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'strong', 'b', 'em', 'i', 'u', 's'],
    ...['small', 'sub', 'sup', 'blockquote', 'a', 'span', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'caption'],
  ],
  allowedAttributes: { a: ['href', 'title', 'rel'], th: ['scope', 'colspan', 'rowspan'], td: ['colspan', 'rowspan'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  // Nobody writes so deep, and reading it would cost more than the text is long.
  nestingLimit: 60,
  transformTags: {
    h1: 'h2',
    // A page that was linked to must not get hold of ours.
    a: (tagName, attributes) => ({ tagName, attribs: { ...attributes, rel: 'noopener' } }),
  },
}

/** A text as HTML that shows it, in elements and in attributes. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** HTML reduced to the allow-list; scripts, styles, handlers and foreign schemes are gone. Twice is the same as once.
 *  Source: decisions.md, "Text from people". */
export const cleanHtml = (html: string): string => sanitizeHtml(html, allowed).trim()

/** The text of HTML without its tags, white space folded. */
export const textOfHtml = (html: string): string =>
  sanitizeHtml(html.replaceAll(/<(?:\/(?:p|li|h\d|td|th|tr|dd|dt|div|blockquote)|br ?\/?)>/gi, '$& '), {
    allowedTags: [],
    allowedAttributes: {},
    textFilter: text =>
      text.replaceAll('&amp;', '&').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"'),
  })
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Texts that were looked at last, with what became of them; they are shown far more often than they change. */
const cleaned = new Map<string, string>()
const MOST_CHARACTERS = 8_000_000
let keptCharacters = 0

/** The same of HTML that is shown: whatever way it came into the database, nothing but the allow-list leaves it. What was
 *  looked at before is not looked at again. */
export function shownHtml(html: string): string {
  const known = cleaned.get(html)
  if (known !== undefined) return known
  const clean = cleanHtml(html)
  if (keptCharacters > MOST_CHARACTERS) {
    cleaned.clear()
    keptCharacters = 0
  }
  cleaned.set(html, clean)
  keptCharacters += html.length + clean.length
  return clean
}
