import { createHash } from 'node:crypto'
import { escapeHtml, shownHtml } from '../../../kit/html.ts'
import type { Language } from '../../../kit/languages.ts'
import { legalText } from '../../settings/legalTexts/legalText.ts'
import type { Settings } from '../../settings/rules.ts'
import { knownBlocks } from './blockTypes.ts'
import { type Block, type Document, isShownIn } from './document.ts'
import { liveHtml } from './livePart.ts'
import { deepestReuse } from './reuse.ts'
import { rowsOfTable } from './tableText.ts'
import type { Texts } from './texts.ts'

/** The standing pages that an order keeps, in this order: two that are agreed to, and one that informs. */
const agreedKeys = ['agb', 'withdrawal', 'privacy'] as const
export type AgreedKey = (typeof agreedKeys)[number]

/** A text as it was shown. `html` has `ORIGIN` where it writes the address of the site out. `publicationId` and `revision`
 *  (its number) are of the page that somebody wrote; null where the shop wrote it itself. */
export type AgreedText = {
  readonly key: AgreedKey
  readonly title: string
  readonly html: string
  readonly publicationId: string | null
  readonly revision: number | null
}

/** What an order agrees to: its texts in a language, under an id that is made of them. */
export type Agreement = { readonly id: string; readonly language: Language; readonly texts: readonly AgreedText[] }

/** Stands for the address of the site: a text stays the same when the shop moves. */
const ORIGIN = 'https://origin.invalid'

/** A text as HTML to be shown where the site is at `publicUrl`. */
export const agreedHtml = ({ html }: Pick<AgreedText, 'html'>, publicUrl: string): string =>
  shownHtml(html.replaceAll(ORIGIN, publicUrl))

/** A page that somebody wrote, as it is published. */
export type WrittenPage = {
  readonly key: AgreedKey
  readonly publicationId: string
  readonly revision: number
  readonly title: Texts
  readonly document: Document
}

/** The texts that hold in a language: those that somebody wrote (`written`), the others as the shop writes them from its
 *  settings. `reused` finds the document of a reusable entry by its id; null where nothing of it is published. */
export function agreementOf(
  settings: Settings,
  language: Language,
  written: readonly WrittenPage[],
  reused: (entryId: string) => Document | null,
): Agreement {
  const own = (key: AgreedKey): AgreedText => {
    const { title, body } = legalText(settings, key, language, ORIGIN)!
    return { key, title, html: body, publicationId: null, revision: null }
  }
  const texts = agreedKeys.map((key): AgreedText => {
    const page = written.find(each => each.key === key)
    if (!page) return own(key)
    const { publicationId, revision, title, document } = page
    return {
      ...{ key, title: title[language], publicationId, revision },
      html: documentHtml(document, { settings, language, reused, depth: 0 }),
    }
  })
  return { id: idOfTexts(language, texts), language, texts }
}

/** A UUID (version 8, whose bits are one's own) of the SHA-256 of the texts. */
function idOfTexts(language: Language, texts: readonly AgreedText[]): string {
  const parts = texts.map(({ key, title, html, publicationId }) => [key, title, html, publicationId])
  const hex = createHash('sha256')
    .update(JSON.stringify([language, parts]))
    .digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  )
}

/** Names the wording of one of the texts: the beginning of its SHA-256. */
export const versionOfText = ({ texts }: Agreement, key: AgreedKey): string =>
  createHash('sha256')
    .update(texts.find(each => each.key === key)?.html ?? '')
    .digest('hex')
    .slice(0, 16)

type Writing = {
  readonly settings: Settings
  readonly language: Language
  readonly reused: (entryId: string) => Document | null
  /** How many reusable entries it lies in. */
  readonly depth: number
}

/** The words of a document as HTML without layout, in the order of its blocks: what a mail can hold. Lists of goods or entries,
 *  galleries and forms have no words of their own and are left out. */
function documentHtml({ blocks }: Document, writing: Writing): string {
  return blocks
    .filter(block => isShownIn(block, writing.language) && knownBlocks().has(block.type))
    .map(block => blockHtml(block, writing))
    .join('')
}

type Props = Block['props']
type Write = (props: Props, writing: Writing, slots: readonly string[]) => string

const textOf = (texts: unknown, { language }: Writing): string => (texts as Texts | undefined)?.[language] ?? ''
const line = (tag: 'h2' | 'h3' | 'p', texts: unknown, writing: Writing): string => {
  const text = textOf(texts, writing)
  return text === '' ? '' : `<${tag}>${escapeHtml(text)}</${tag}>`
}
const linkLine = (label: unknown, href: unknown, writing: Writing): string => {
  const text = textOf(label, writing)
  return text === '' || !href ? '' : `<p><a href="${escapeHtml(String(href))}">${escapeHtml(text)}</a></p>`
}
type Item = Readonly<Record<string, unknown>>

const writers: Readonly<Record<string, Write>> = {
  hr: () => '<hr>',
  text: ({ html }, writing) => textOf(html, writing),
  html: ({ html }, writing) => textOf(html, writing),
  live: ({ part }, { settings, language }) => liveHtml(settings, String(part), language, ORIGIN),
  image: ({ alt, caption }, writing) => line('p', textOf(caption, writing) === '' ? alt : caption, writing),
  video: ({ title }, writing) => line('p', title, writing),
  download: ({ label }, writing) => line('p', label, writing),
  button: ({ label, href }, writing) => linkLine(label, href, writing),
  columns: (_props, _writing, slots) => slots.join(''),
  accordion: ({ titles }, writing, slots) =>
    slots.map((slot, at) => `${line('h3', (titles as Texts[])[at], writing)}${slot}`).join(''),
  map: ({ title, address }, writing) =>
    `${line('h3', title, writing)}${address ? `<p>${escapeHtml(String(address))}</p>` : ''}`,
  hero: ({ title, text, buttons }, writing) =>
    [
      ...[line('h2', title, writing), line('p', text, writing)],
      ...(buttons as Item[]).map(({ label, href }) => linkLine(label, href, writing)),
    ].join(''),
  benefits: ({ items }, writing) =>
    (items as Item[]).map(({ title, text }) => `${line('h3', title, writing)}${line('p', text, writing)}`).join(''),
  table: tableHtml,
  reusable: ({ entry }, writing) => {
    const document = writing.depth < deepestReuse && typeof entry === 'string' ? writing.reused(entry) : null
    return document ? documentHtml(document, { ...writing, depth: writing.depth + 1 }) : ''
  },
}

function blockHtml({ type, props, slots = [] }: Block, writing: Writing): string {
  const written = slots.map(blocks => documentHtml({ blocks }, writing))
  return writers[type]?.(props, writing, written) ?? ''
}

function tableHtml({ text, caption, hasColumnHead, hasRowHead }: Props, writing: Writing): string {
  const rows = rowsOfTable(textOf(text, writing)).map((cells, row) => {
    const written = cells.map((cell, column) => {
      const isHead = (hasColumnHead === true && row === 0) || (hasRowHead === true && column === 0)
      return isHead ? `<th>${escapeHtml(cell)}</th>` : `<td>${escapeHtml(cell)}</td>`
    })
    return `<tr>${written.join('')}</tr>`
  })
  const head = textOf(caption, writing)
  const title = head === '' ? '' : `<caption>${escapeHtml(head)}</caption>`
  return rows.length === 0 ? '' : `<table>${title}<tbody>${rows.join('')}</tbody></table>`
}
