import type { LocalizedText } from '../../../kit/languages.ts'
import type { Cents } from '../../../kit/money.ts'
import type { Fit, ImageView, TierScope } from '../../catalogue/tables.ts'
import { escaped, parted, unescaped } from './entries.ts'
import { parseAmount } from './values.ts'

/** What hangs on a product, as it stands in one cell. */

export type TierPart = {
  readonly from: number
  readonly price: Cents
  readonly scope: TierScope
  readonly keys: readonly string[]
}
/** Instants in ISO 8601. */
export type OfferPart = {
  readonly startsAt: string
  readonly endsAt: string
  readonly discountGroups: readonly string[]
}
export type ImagePart = {
  readonly fileId: string
  readonly view: ImageView
  readonly colorId: string | null
  readonly fit: Fit | null
}
export type DownloadPart = { readonly fileId: string; readonly title: LocalizedText }
export type PropertyPart = { readonly key: string; readonly label: LocalizedText; readonly value: LocalizedText }

/** What hangs on a product, in order. `slots`: ids of the pieces of a set. */
export type ProductParts = {
  readonly tiers: readonly TierPart[]
  readonly offers: readonly OfferPart[]
  readonly slots: readonly string[]
  readonly images: readonly ImagePart[]
  readonly downloads: readonly DownloadPart[]
}
export type PartName = keyof ProductParts
export const partNames = ['images', 'tiers', 'offers', 'slots', 'downloads'] as const satisfies readonly PartName[]

/** `front [a, b]` as `front` and its words. */
export function withWords(entry: string): { readonly text: string; readonly words: readonly string[] } {
  const opened = parted(entry, '[')
  const [text = '', inside] = [opened[0]!, opened.slice(1).join('[')]
  const words = opened.length < 2 ? [] : parted(parted(inside, ']')[0]!, ',')
  return { text: text.trim(), words: words.map(unescaped).filter(Boolean) }
}

const bracketed = (words: readonly string[]) => (words.length > 0 ? ` [${words.map(escaped).join(', ')}]` : '')

/** `Größen/Sizes` as German and English. */
function localizedIn(text: string): LocalizedText {
  const [de = '', en = ''] = parted(text, '/').map(unescaped)
  return en === '' ? { de } : { de, en }
}
const localized = ({ de, en }: LocalizedText): string => (en ? `${escaped(de)}/${escaped(en)}` : escaped(de))

const amount = (cents: Cents, point: string) => (cents / 100).toFixed(2).replace('.', point)

/** `10:18,90`, `50:17,50 [child]`, `50:17,50 [A-1-M, A-1-L]`. */
export const tierCell = ({ from, price, scope }: TierPart, articles: readonly string[], point: string): string =>
  `${from}:${amount(price, point)}${bracketed(scope === 'some' ? articles : scope === 'all' ? [] : [scope])}`

/** A tier as it was written; `named` are articles; null: it says something else. */
export function tierIn(
  entry: string,
): { from: number; price: Cents; scope: TierScope; named: readonly string[] } | null {
  const { text, words } = withWords(entry)
  const [from = '', price = '', ...more] = parted(text, ':').map(unescaped)
  const cents = parseAmount(price)
  if (!/^\d{1,6}$/.test(from) || typeof cents !== 'number' || more.length > 0) return null
  const [only] = words
  const isRule = words.length === 1 && (only === 'adult' || only === 'child')
  const scope = isRule ? (only as TierScope) : words.length > 0 ? 'some' : 'all'
  return { from: Number(from), price: cents, scope, named: isRule ? [] : words }
}

/** `2026-12-01T00:00:00.000Z/2026-12-24T00:00:00.000Z=club, verein`; instants keep their colons. */
export const offerCell = ({ startsAt, endsAt, discountGroups }: OfferPart): string =>
  `${startsAt}/${endsAt}=${discountGroups.map(escaped).join(', ')}`

/** Beginning and end as they were written, and the groups; null: it says something else. */
export function offerIn(entry: string): { start: string; end: string; discountGroups: readonly string[] } | null {
  const [time = '', groups = '', ...more] = parted(entry, '=')
  const [start, end, ...others] = parted(time, '/').map(unescaped)
  if (!start || !end || more.length > 0 || others.length > 0) return null
  const discountGroups = parted(groups, ',').map(unescaped).filter(Boolean)
  return { start, end, discountGroups }
}

/** `trikot.jpg`, `trikot-hinten.jpg [back, navy, men]`. */
export const imageCell = (name: string, { view, fit }: ImagePart, color: string | null): string =>
  `${escaped(name)}${bracketed([...(view === 'front' && !color && !fit ? [] : [view]), color ?? '', fit ?? ''].filter(Boolean))}`

/** `groessen.pdf=Größentabelle/Size chart`. */
export const downloadCell = (name: string, { title }: DownloadPart): string => `${escaped(name)}=${localized(title)}`

/** File and title; the title is the file's name where none is written. */
export function downloadIn(entry: string): { readonly name: string; readonly title: LocalizedText } {
  const [name = '', ...title] = parted(entry, '=')
  const plain = unescaped(name)
  return { name: plain, title: title.length > 0 ? localizedIn(title.join('=')) : { de: plain } }
}

/** `fabric:Stoff/Fabric=Polyester/Polyester`. */
export const propertyCell = ({ key, label, value }: PropertyPart): string =>
  `${escaped(key)}:${localized(label)}=${localized(value)}`

/** A line of properties; without a key its label is one. Null: it says something else. */
export function propertyIn(entry: string): {
  readonly key: string | null
  readonly label: LocalizedText
  readonly value: LocalizedText
} | null {
  const [head = '', value, ...more] = parted(entry, '=')
  if (value === undefined || more.length > 0) return null
  const [first = '', label, ...others] = parted(head, ':')
  if (others.length > 0) return null
  return {
    key: label === undefined ? null : unescaped(first),
    label: localizedIn(label ?? first),
    value: localizedIn(value),
  }
}
