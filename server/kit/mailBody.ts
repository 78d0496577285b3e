import { textOfHtml } from './html.ts'
import type { Language } from './languages.ts'
import type { MailWords } from './mailWords.ts'

/** The parts that a mail is made of; texts are plain (what people typed is `typed`), only `legal` holds HTML of our own
 *  making. */
export type MailBlock =
  | { readonly kind: 'heading'; readonly text: MailWords }
  | { readonly kind: 'paragraph'; readonly text: MailWords }
  | { readonly kind: 'small'; readonly text: MailWords }
  | { readonly kind: 'button'; readonly text: MailWords; readonly url: string }
  | { readonly kind: 'link'; readonly text: MailWords; readonly url: string }
  /** Label and value; a value may have several lines. */
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [label: MailWords, value: MailWords])[] }
  | { readonly kind: 'lines'; readonly rows: readonly MailLine[] }
  | { readonly kind: 'sums'; readonly rows: readonly MailSum[] }
  | { readonly kind: 'legal'; readonly title: string; readonly html: string }

export type MailLine = { readonly title: MailWords; readonly details: readonly MailWords[]; readonly price: MailWords }
export type MailSum = { readonly label: MailWords; readonly value: MailWords; readonly isTotal?: boolean }

export type MailBody = { readonly html: string; readonly text: string }

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const lined = (text: string): string => escaped(text).replaceAll('\n', '<br>')

// Neither grounds nor text colours but for the button: so a mail program's dark mode has nothing to get wrong.
const rule = 'border-top:1px solid #8f9792'
const cell = 'padding:8px 0;vertical-align:top'

const asHtml: { readonly [Kind in MailBlock['kind']]: (block: Extract<MailBlock, { kind: Kind }>) => string } = {
  heading: ({ text }) => `<h2 style="font-size:18px;line-height:24px;margin:32px 0 8px">${escaped(text)}</h2>`,
  paragraph: ({ text }) => `<p style="margin:0 0 16px">${lined(text)}</p>`,
  small: ({ text }) => `<p style="margin:0 0 12px;font-size:13px;line-height:19px">${lined(text)}</p>`,
  button: ({ text, url }) =>
    `<p style="margin:24px 0"><a href="${escaped(url)}" style="display:inline-block;padding:12px 20px;background:#1d5c3f;color:#ffffff;text-decoration:none;border-radius:6px;font-weight:600">${escaped(text)}</a></p>`,
  link: ({ text, url }) => `<p style="margin:0 0 12px"><a href="${escaped(url)}">${escaped(text)}</a></p>`,
  facts: ({ rows }) =>
    `<table role="presentation" cellpadding="0" cellspacing="0" style="width:100%;border-collapse:collapse">${rows
      .map(
        ([label, value]) =>
          `<tr><td style="${cell};width:40%;padding-right:12px">${escaped(label)}</td><td style="${cell}">${lined(value)}</td></tr>`,
      )
      .join('')}</table>`,
  lines: ({ rows }) =>
    `<table role="presentation" cellpadding="0" cellspacing="0" style="width:100%;border-collapse:collapse">${rows
      .map(({ title, details, price }) => {
        const more = details
          .map(detail => `<div style="font-size:13px;line-height:20px">${lined(detail)}</div>`)
          .join('')
        return `<tr><td style="${cell};${rule}"><strong>${escaped(title)}</strong>${more}</td><td style="${cell};${rule};text-align:right;white-space:nowrap;padding-left:12px">${escaped(price)}</td></tr>`
      })
      .join('')}</table>`,
  sums: ({ rows }) =>
    `<table role="presentation" cellpadding="0" cellspacing="0" style="width:100%;border-collapse:collapse;${rule}">${rows
      .map(({ label, value, isTotal }) => {
        const style = `padding:4px 0;${isTotal ? 'font-weight:700;font-size:17px' : ''}`
        return `<tr><td style="${style}">${escaped(label)}</td><td style="${style};text-align:right;white-space:nowrap;padding-left:12px">${escaped(value)}</td></tr>`
      })
      .join('')}</table>`,
  legal: ({ title, html }) =>
    `<div style="margin:32px 0 0;padding:16px 0 0;${rule};font-size:13px;line-height:19px"><h2 style="font-size:15px;margin:0 0 8px">${escaped(title)}</h2>${html}</div>`,
}

const asText: { readonly [Kind in MailBlock['kind']]: (block: Extract<MailBlock, { kind: Kind }>) => string } = {
  heading: ({ text }) => `\n${text}\n${'-'.repeat([...text].length)}`,
  paragraph: ({ text }) => text,
  small: ({ text }) => text,
  button: ({ text, url }) => `${text}:\n${url}`,
  link: ({ text, url }) => `${text}: ${url}`,
  facts: ({ rows }) => rows.map(([label, value]) => `${label}: ${value.replaceAll('\n', ', ')}`).join('\n'),
  lines: ({ rows }) =>
    rows
      .map(({ title, details, price }) => [`${title}  ${price}`, ...details.map(each => `  ${each}`)].join('\n'))
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

/** A mail of these blocks as HTML, inline-styled and fit for dark mode, and as text that says the same. Everything but
 *  `legal` is escaped. */
export function mailBody(title: MailWords, language: Language, blocks: readonly MailBlock[]): MailBody {
  const parts = blocks.map(rendered)
  const html = `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escaped(title)}</title></head>
<body style="margin:0;padding:24px 16px;font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:24px">
<div style="max-width:600px;margin:0 auto">
<h1 style="font-size:24px;line-height:32px;margin:0 0 16px">${escaped(title)}</h1>
${parts.map(part => part.html).join('\n')}
</div></body></html>
`
  const text = `${title}\n${'='.repeat([...title].length)}\n\n${parts.map(part => part.text).join('\n\n')}\n`
  return { html, text: text.replaceAll(/\n{3,}/g, '\n\n') }
}
