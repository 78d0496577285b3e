import sanitizeHtml from 'sanitize-html'

/** What stands in a block of text: headings below the page's own, paragraphs, lists, tables, emphasis, code and links. */
const plain: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'strong', 'b', 'em', 'i', 'u', 's'],
    ...['small', 'sub', 'sup', 'blockquote', 'a', 'span', 'code', 'pre'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'caption'],
  ],
  allowedAttributes: { a: ['href', 'title', 'rel'], th: ['scope', 'colspan', 'rowspan'], td: ['colspan', 'rowspan'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: 60,
  transformTags: {
    h1: 'h2',
    // A page that was linked to must not get hold of ours.
    a: (tagName, attributes) => ({ tagName, attribs: { ...attributes, rel: 'noopener' } }),
  },
}

/** What administrators may write besides: parts of a page, pictures of the shop and classes; still nothing that runs, loads
 *  from elsewhere or brings styles of its own. */
const wide: sanitizeHtml.IOptions = {
  ...plain,
  allowedTags: [
    ...(plain.allowedTags as string[]),
    ...[
      'div',
      'section',
      'article',
      'header',
      'footer',
      'figure',
      'figcaption',
      'picture',
      'img',
      'details',
      'summary',
    ],
    ...['abbr', 'mark', 'time', 'address'],
  ],
  allowedAttributes: {
    ...(plain.allowedAttributes as Record<string, string[]>),
    img: ['src', 'alt', 'width', 'height', 'loading'],
    abbr: ['title'],
    time: ['datetime'],
    details: ['open'],
    '*': ['class', 'lang'],
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !/^\/(images|api\/v0\/download)\//.test(attribs.src ?? ''),
}

/** The same where the operator names CSS classes that texts may use, on any element. Nothing else is let through for it. */
const withClasses = (classes: readonly string[]): sanitizeHtml.IOptions =>
  classes.length === 0 ? plain : { ...plain, allowedClasses: { '*': [...classes] } }

/** Texts that were cleaned last, by what cleaned them: they are shown far more often than they change. */
const kept = new Map<string, string>()
const MOST_CHARACTERS = 8_000_000
let characters = 0

function cleaned(kind: string, options: () => sanitizeHtml.IOptions, html: string): string {
  const key = `${kind}\n${html}`
  const known = kept.get(key)
  if (known !== undefined) return known
  const clean = sanitizeHtml(html, options()).trim()
  if (characters > MOST_CHARACTERS) {
    kept.clear()
    characters = 0
  }
  kept.set(key, clean)
  characters += html.length + clean.length
  return clean
}

/** The HTML of a text block, reduced to what is allowed; of classes to those that the operator names. Twice is the same as
 *  once. */
export const pageHtml = (html: string, classes: readonly string[]): string =>
  cleaned(`plain ${classes.join(' ')}`, () => withClasses(classes), html)

/** The same for blocks that administrators alone write. */
export const wideHtml = (html: string): string => cleaned('wide', () => wide, html)

/** Everything after `href="` in HTML that was cleaned: where it links to. */
export const linksIn = (html: string): string[] =>
  [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
