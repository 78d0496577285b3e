import { escapeHtml, textOfHtml } from './html.ts'
import type { Language } from './languages.ts'
import { looks, MAIL_WIDTH, sheet } from './mailStyles.ts'
import type { MailWords } from './mailWords.ts'

/** The parts that a mail is made of; texts are plain (what people typed is `typed`), only `legal` holds HTML of our own
 *  making. */
export type MailBlock =
  | { readonly kind: 'heading'; readonly text: MailWords }
  | { readonly kind: 'paragraph'; readonly text: MailWords }
  | { readonly kind: 'small'; readonly text: MailWords }
  | { readonly kind: 'button'; readonly text: MailWords; readonly url: string }
  | { readonly kind: 'link'; readonly text: MailWords; readonly url: string }
  /** Label and value, two beside each other; a value may have several lines. */
  | { readonly kind: 'facts'; readonly rows: readonly MailFact[] }
  | { readonly kind: 'lines'; readonly rows: readonly MailLine[] }
  | { readonly kind: 'sums'; readonly rows: readonly MailSum[] }
  | { readonly kind: 'legal'; readonly title: string; readonly html: string }

type MailFact = readonly [label: MailWords, value: MailWords]
/** What is told of a line; `lettering` is what is printed on it, which the eye has to find. */
export type MailDetail = MailWords | { readonly lettering: MailWords }
/** A picture of the shop by its path, in pixels as it is shown. */
export type MailPicture = {
  readonly path: string
  readonly width: number
  readonly height: number
  readonly alt: MailWords
}
export type MailLine = {
  readonly title: MailWords
  readonly details: readonly MailDetail[]
  readonly price: MailWords
  readonly picture?: MailPicture | null
}
export type MailSum = { readonly label: MailWords; readonly value: MailWords; readonly isTotal?: boolean }

export type MailBody = { readonly html: string; readonly text: string }

/** Gmail cuts longer mails off; in bytes. Some room is left for what is put in when they are sent. */
const MOST_BYTES = 98_000

const lined = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>')

const TABLE = '<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%"'
/** `below`: what is free under it, in pixels. */
const table = (rows: string, below = 0): string =>
  `${TABLE} style="border-collapse:collapse;margin:0 0 ${below}px">${rows}</table>`
const anchor = (url: string, text: string): string => `<a href="${escapeHtml(url)}" ${looks('link')}>${text}</a>`

const wordsOf = (detail: MailDetail): MailWords => (typeof detail === 'string' ? detail : detail.lettering)

const asHtml: { readonly [Kind in MailBlock['kind']]: (block: Extract<MailBlock, { kind: Kind }>) => string } = {
  heading: ({ text }) => `<h2 ${looks('heading')}>${escapeHtml(text)}</h2>`,
  paragraph: ({ text }) => `<p ${looks('paragraph')}>${lined(text)}</p>`,
  small: ({ text }) => `<p ${looks('small')}>${lined(text)}</p>`,
  button: ({ text, url }) =>
    `<p style="margin:24px 0"><a href="${escapeHtml(url)}" ${looks('button')}>${escapeHtml(text)}</a></p>`,
  link: ({ text, url }) => `<p ${looks('paragraph')}>${anchor(url, escapeHtml(text))}</p>`,
  facts: ({ rows }) =>
    table(
      pairs(rows)
        .map(pair => `<tr>${pair.map(factCell).join('')}</tr>`)
        .join(''),
      16,
    ),
  lines: ({ rows }) => table(rows.map(row => lineRow(row, rows.some(hasPicture))).join('')),
  sums: ({ rows }) =>
    table(
      rows
        .map(({ label, value, isTotal }, at) => {
          const style = looks(isTotal ? 'total' : 'sum')
          const amount = looks(isTotal ? 'total' : 'sum', ';text-align:right;white-space:nowrap;padding-left:12px')
          const rule = at === 0 ? `<tr><td colspan="2" ${looks('cell', ';padding:4px 0')}></td></tr>` : ''
          return `${rule}<tr><td ${style}>${escapeHtml(label)}</td><td ${amount}>${escapeHtml(value)}</td></tr>`
        })
        .join(''),
    ),
  legal: ({ title, html }) =>
    `<div ${looks('legal')}><h2 style="font-size:15px;line-height:21px;margin:0 0 8px">${escapeHtml(title)}</h2>${html.replaceAll('<a ', `<a ${looks('link')} `)}</div>`,
}

const hasPicture = ({ picture }: MailLine): boolean => Boolean(picture)

function pairs(rows: readonly MailFact[]): MailFact[][] {
  return rows.flatMap((row, at) => (at % 2 === 0 ? [[row, ...rows.slice(at + 1, at + 2)]] : []))
}

const factCell = ([label, value]: MailFact): string =>
  `<td ${looks('fact')} width="50%"><span ${looks('quiet')}>${escapeHtml(label)}</span><br>${lined(value)}</td>`

function lineRow({ title, details, price, picture }: MailLine, hasPictures: boolean): string {
  const more = details.map(detail => {
    const words = lined(wordsOf(detail))
    return `<br><span ${looks('quiet')}>${typeof detail === 'string' ? words : `<strong>${words}</strong>`}</span>`
  })
  const image = picture
    ? `<img src="${escapeHtml(picture.path)}" width="${picture.width}" height="${picture.height}" alt="${escapeHtml(picture.alt)}" ${looks('image')}>`
    : ''
  const cell = hasPictures ? `<td ${looks('picture')} width="72">${image}</td>` : ''
  return `<tr>${cell}<td ${looks('cell')}><strong>${escapeHtml(title)}</strong>${more.join('')}</td><td ${looks('price')}>${escapeHtml(price)}</td></tr>`
}

/** So many lines that a mail with pictures would be cut off: the same words, with next to nothing around them. */
const plainLines = ({ rows }: { readonly rows: readonly MailLine[] }): string =>
  table(
    rows
      .map(({ title, details, price }) => {
        const words = details.map(detail => lined(wordsOf(detail))).join(' · ')
        return `<tr><td><strong>${escapeHtml(title)}</strong><br>${words}</td><td align="right">${escapeHtml(price)}</td></tr>`
      })
      .join(''),
  )

const asText: { readonly [Kind in MailBlock['kind']]: (block: Extract<MailBlock, { kind: Kind }>) => string } = {
  heading: ({ text }) => `\n${text}\n${'-'.repeat([...text].length)}`,
  paragraph: ({ text }) => text,
  small: ({ text }) => text,
  button: ({ text, url }) => `${text}:\n${url}`,
  link: ({ text, url }) => `${text}: ${url}`,
  facts: ({ rows }) => rows.map(([label, value]) => `${label}: ${value.replaceAll('\n', ', ')}`).join('\n'),
  lines: ({ rows }) =>
    rows
      .map(({ title, details, price }) =>
        [`${title}  ${price}`, ...details.map(each => `  ${wordsOf(each)}`)].join('\n'),
      )
      .join('\n\n'),
  sums: ({ rows }) => rows.map(({ label, value }) => `${label}: ${value}`).join('\n'),
  legal: ({ title, html }) => `\n${title}\n${'-'.repeat([...title].length)}\n${linesOfHtml(html)}`,
}

/** The text of HTML with its paragraphs, headings and list entries on lines of their own. */
function linesOfHtml(html: string): string {
  return html
    .split(/<\/(?:p|h\d|li|tr|blockquote)>|<br ?\/?>/i)
    .map(textOfHtml)
    .filter(line => line !== '')
    .join('\n')
}

// Legal texts are long and the same from mail to mail; parsing them anew would be most of a mail's cost.
const kept = new WeakMap<MailBlock, MailBody>()

function rendered(block: MailBlock): MailBody {
  const known = kept.get(block)
  if (known) return known
  const body = { html: asHtml[block.kind](block as never), text: asText[block.kind](block as never) }
  if (block.kind === 'legal') kept.set(block, body)
  return body
}

/** What a mail is called, in which language, and in whose name it is written. */
export type MailFrame = { readonly title: MailWords; readonly language: Language; readonly shop: MailWords }

/**
 * A mail of these blocks as HTML and as text that says the same. The HTML is fit for mail programs (tables, styles in attributes,
 * at most 600 pixels, light and dark), and as a rule small enough that Gmail shows all of it: where it would not be, lines
 * stand in it without pictures. Pictures are named by their path; whoever sends the mail puts the shop's address before
 * it (`withAddress`). Everything but `legal` is escaped.
 */
export function mailBody({ title, language, shop }: MailFrame, blocks: readonly MailBlock[]): MailBody {
  const parts = blocks.map(rendered)
  const whole = framed(
    { title, language, shop },
    parts.map(part => part.html),
  )
  const html =
    Buffer.byteLength(whole) <= MOST_BYTES
      ? whole
      : framed(
          { title, language, shop },
          blocks.map((block, at) => (block.kind === 'lines' ? plainLines(block) : parts[at]!.html)),
        )
  const text = `${title}\n${'='.repeat([...title].length)}\n\n${parts.map(part => part.text).join('\n\n')}\n`
  return { html, text: text.replaceAll(/\n{3,}/g, '\n\n') }
}

const framed = ({ title, language, shop }: MailFrame, parts: readonly string[]): string => `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>
<style>${sheet}</style></head>
<body ${looks('floor')}>
${TABLE} ${looks('floor')}><tr><td align="center" style="padding:24px 12px">
<table role="presentation" cellpadding="0" cellspacing="0" border="0" align="center" width="${MAIL_WIDTH}" ${looks('card')}>
<tr><td ${looks('head')}><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td width="32"><img src="/mark.png" width="32" height="32" alt="" style="display:block;border:0"></td><td ${looks('name')}>${escapeHtml(shop)}</td></tr></table></td></tr>
<tr><td align="left" ${looks('body')}>
<h1 ${looks('title')}>${escapeHtml(title)}</h1>
${parts.join('\n')}
</td></tr></table>
</td></tr></table>
</body></html>
`

/** HTML of a mail as it goes out, its pictures by the shop's address (`https://shop.example`). What people typed holds no quotation
 *  mark, so that nothing else is taken for a picture. */
export const withAddress = (html: string, origin: string): string => html.replaceAll('src="/', `src="${origin}/`)
