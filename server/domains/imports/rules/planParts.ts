import { slugOf } from '../../../kit/slugs.ts'
import type { ProductRow } from '../../catalogue/fields.ts'
import { instantOfMoment, momentOf } from '../../catalogue/rules/moments.ts'
import { changeRefusals, type ProductChanges } from '../../catalogue/rules/productChanges.ts'
import { tierRefusals } from '../../catalogue/rules/tiers.ts'
import type { Fit, ImageView, ProductKind } from '../../catalogue/tables.ts'
import { type Difference, shownValue } from './differences.ts'
import { unescaped } from './entries.ts'
import {
  type DownloadPart,
  downloadIn,
  type ImagePart,
  type OfferPart,
  offerIn,
  type PartName,
  type ProductParts,
  partNames,
  propertyIn,
  type TierPart,
  tierIn,
  withWords,
} from './partCells.ts'
import type { Surroundings } from './plan.ts'
import type { Wanted } from './rows.ts'
import { fitIn, type MistakeCode } from './values.ts'

/** A file of the library that visitors may have. */
export type FoundFile = {
  readonly id: string
  readonly name: string
  readonly sha256: string
  readonly isPicture: boolean
}

/** Most pictures of one product. */
const mostImages = 60
const views: ReadonlySet<string> = new Set<ImageView>(['front', 'back', 'detail', 'other'])

export type PlannedParts = {
  readonly before: Partial<ProductParts>
  readonly after: Partial<ProductParts>
  /** Lines of properties, which stand in a column of the product; absent: unchanged. */
  readonly properties?: ProductRow['properties'] | undefined
  readonly differences: readonly Difference[]
}

type Given = {
  readonly product: Pick<ProductRow, 'properties'> | null
  readonly productId: string
  readonly kind: ProductKind
  readonly parts: ProductParts
  /** Keys of the sizes by article number, as they will be. */
  readonly articles: ReadonlyMap<string, string>
  readonly around: Surroundings
  readonly mistake: (code: MistakeCode, key: string, details?: Readonly<Record<string, string | number>>) => void
}

export const noParts: ProductParts = { tiers: [], offers: [], slots: [], images: [], downloads: [] }

/** What the rows of a product mean for what hangs on it; a cell names all entries of its part. */
export function planParts(wanted: Wanted, given: Given): PlannedParts {
  const said = (key: string): readonly string[] | null => {
    const value = wanted.product.get(key)?.value
    return value === undefined ? null : value === null ? [] : (value as readonly string[])
  }
  const { parts } = given
  const before: Record<string, unknown> = {}
  const after: Record<string, unknown> = {}
  const differences: Difference[] = []
  for (const name of partNames) {
    const entries = said(name)
    const planned = entries && readers[name](entries, given)
    if (!planned || JSON.stringify(planned) === JSON.stringify(parts[name])) continue
    before[name] = parts[name]
    after[name] = planned
    differences.push({
      of: null,
      field: name,
      from: shownPart(parts[name], given),
      to: entries.join(' | ').slice(0, 160),
    })
  }
  const lines = said('propertyLines')
  const properties = lines && propertiesIn(lines, given)
  const isOther = properties && JSON.stringify(properties) !== JSON.stringify(given.product?.properties ?? [])
  if (isOther) {
    const shown = (list: ProductRow['properties']) =>
      shownValue(list.map(({ label, value }) => `${label.de}=${value.de}`))
    differences.push({
      of: null,
      field: 'propertyLines',
      from: shown(given.product?.properties ?? []),
      to: shown(properties),
    })
  }
  refuseParts({ ...after, ...(isOther && { properties }) } as Partial<ProductParts>, given)
  return { before, after, differences, ...(isOther && { properties }) }
}

/** How many there were: entries have no short words of their own. */
const shownPart = (list: readonly unknown[], { around }: Given): string | null =>
  list.length === 0
    ? null
    : list
        .map(each => (typeof each === 'string' ? (around.pieces.numberOf.get(each) ?? each) : partWord(each as object)))
        .join(' | ')
        .slice(0, 160)

const partWord = (part: object): string => {
  const { from, startsAt, fileId } = part as { from?: number; startsAt?: string; fileId?: string }
  return String(from ?? startsAt?.slice(0, 10) ?? fileId ?? '')
}

/** What the rules of the editor say of them. */
function refuseParts(after: Partial<ProductParts> & Pick<ProductChanges, 'properties'>, given: Given): void {
  const { offers, tiers = [], downloads, properties } = after
  const changes: ProductChanges = {
    ...(downloads && { downloads }),
    ...(properties && { properties }),
    ...(offers && {
      offers: offers.map(({ startsAt, endsAt, discountGroups }) => ({
        ...{ startsAt: new Date(startsAt), endsAt: new Date(endsAt), discountGroups },
      })),
    }),
  }
  const fields: Readonly<Record<string, string>> = { properties: 'propertyLines' }
  for (const { path, message } of [...changeRefusals(changes, []), ...tierRefusals(tiers, ['tiers'])]) {
    given.mistake('INVALID', fields[path[0] ?? ''] ?? path[0] ?? '', { text: message })
  }
  const isGroup = (id: string) => given.around.configuration.discounts.has(id)
  const known = new Set(given.parts.offers.flatMap(({ discountGroups }) => discountGroups))
  for (const id of (offers ?? []).flatMap(({ discountGroups }) => discountGroups))
    if (!isGroup(id) && !known.has(id)) given.mistake('CONFIGURATION_UNKNOWN', 'offers', { text: id })
}

const readers: { readonly [Name in PartName]: (entries: readonly string[], given: Given) => ProductParts[Name] } = {
  tiers: tiersIn,
  offers: offersIn,
  slots: slotsIn,
  images: imagesIn,
  downloads: downloadsIn,
}

function tiersIn(entries: readonly string[], { articles, parts, mistake }: Given): TierPart[] {
  const keys = new Set([...articles.values(), ...parts.tiers.flatMap(tier => tier.keys)])
  return entries.flatMap((entry): TierPart[] => {
    const tier = tierIn(entry)
    if (!tier) {
      mistake('PART_INVALID', 'tiers', { text: entry, like: '10:18,90 | 50:17,50' })
      return []
    }
    const named = tier.named.flatMap(article => {
      const key = articles.get(article) ?? (keys.has(article) ? article : null)
      if (key === null) mistake('PRODUCT_UNKNOWN', 'tiers', { text: article })
      return key ?? []
    })
    if (named.length < tier.named.length) return []
    return [{ from: tier.from, price: tier.price, scope: tier.scope, keys: [...new Set(named)] }]
  })
}

function offersIn(entries: readonly string[], { around, mistake }: Given): OfferPart[] {
  return entries.flatMap((entry): OfferPart[] => {
    const offer = offerIn(entry)
    const [start, end] = [momentOf(offer?.start ?? ''), momentOf(offer?.end ?? '')]
    if (!offer || !start || !end) {
      mistake('PART_INVALID', 'offers', { text: entry, like: '2026-12-01/2026-12-24=verein' })
      return []
    }
    const instant = (moment: typeof start) => instantOfMoment(moment, around.timeZone).toISOString()
    return [{ startsAt: instant(start), endsAt: instant(end), discountGroups: offer.discountGroups }]
  })
}

function slotsIn(entries: readonly string[], { kind, productId, around, mistake }: Given): string[] {
  if (kind !== 'set') {
    if (entries.length > 0) mistake('SET_ONLY', 'slots')
    return []
  }
  if (entries.length === 0) mistake('SET_EMPTY', 'slots')
  if (entries.length > 12) mistake('TOO_LONG', 'slots', { most: 12 })
  return entries.flatMap(entry => {
    const number = unescaped(entry)
    const piece = around.pieces.byNumber.get(number)
    if (!piece) mistake('PRODUCT_UNKNOWN', 'slots', { text: number })
    else if (piece.kind !== 'goods' || piece.id === productId) mistake('SET_OF_GOODS', 'slots', { text: number })
    return piece?.id ?? []
  })
}

/** The file that a text names: its name, its id, its bytes, or an address that ends in its name. One that is shown already
 *  goes before others of its name. */
function fileNamed(
  text: string,
  key: PartName,
  shown: readonly string[],
  { around, mistake }: Given,
): FoundFile | null {
  const found = filesNamed(text, around.files)
  const [only = null] = found.length > 1 ? found.filter(({ id }) => shown.includes(id)) : found
  if (only) return only
  mistake(found.length > 1 ? 'FILE_AMBIGUOUS' : 'FILE_UNKNOWN', key, { text: text.slice(0, 160) })
  return null
}

const hexIn = (text: string): string | null => /[0-9a-f]{64}/.exec(text)?.[0] ?? null
const lastOf = (text: string): string =>
  text
    .replace(/[?#].*$/s, '')
    .split('/')
    .at(-1)!

/** By what files are asked for that a text may name. */
export const fileKeysOf = (text: string): readonly string[] =>
  [text, lastOf(text), hexIn(text)].flatMap(key => key ?? [])

function filesNamed(text: string, files: readonly FoundFile[]): readonly FoundFile[] {
  const by = (is: (file: FoundFile) => boolean) => files.filter(is)
  const [hex, last] = [hexIn(text), lastOf(text)]
  const tries = [
    () => by(({ id, name }) => name === text || id === text),
    () => (hex ? by(({ sha256 }) => sha256 === hex).slice(0, 1) : []),
    () => by(({ name }) => name === last),
  ]
  for (const found of tries) {
    const list = found()
    if (list.length > 0) return list
  }
  return []
}

function imagesIn(entries: readonly string[], given: Given): ImagePart[] {
  const { parts, around, mistake } = given
  if (entries.length > mostImages) mistake('TOO_LONG', 'images', { most: mostImages })
  const shown = parts.images.map(({ fileId }) => fileId)
  const images: ImagePart[] = []
  for (const entry of entries) {
    const { text, words } = withWords(entry)
    const file = fileNamed(unescaped(text), 'images', shown, given)
    if (!file) continue
    if (!file.isPicture) mistake('FILE_NO_PICTURE', 'images', { text: file.name })
    if (images.some(({ fileId }) => fileId === file.id)) mistake('ENTRY_TWICE', 'images', { text: file.name })
    // What a picture shows stays as it is where the table says nothing of it.
    const before = parts.images.find(({ fileId }) => fileId === file.id)
    const usual: ImagePart = { fileId: file.id, view: 'front', colorId: null, fit: null }
    images.push(words.length === 0 ? (before ?? usual) : words.reduce<ImagePart>(shownBy, usual))
  }
  function shownBy(image: ImagePart, word: string): ImagePart {
    if (views.has(word)) return { ...image, view: word as ImageView }
    const fit = fitIn(word)
    if (fit) return { ...image, fit: fit as Fit }
    const colorId = around.names.color(word)
    if (!colorId) mistake('COLOR_UNKNOWN', 'images', { text: word })
    return { ...image, colorId }
  }
  return images
}

function downloadsIn(entries: readonly string[], given: Given): DownloadPart[] {
  const shown = given.parts.downloads.map(({ fileId }) => fileId)
  const downloads: DownloadPart[] = []
  for (const entry of entries) {
    const { name, title } = downloadIn(entry)
    const file = fileNamed(name, 'downloads', shown, given)
    if (!file) continue
    if (downloads.some(({ fileId }) => fileId === file.id))
      given.mistake('ENTRY_TWICE', 'downloads', { text: file.name })
    downloads.push({ fileId: file.id, title })
  }
  return downloads
}

function propertiesIn(entries: readonly string[], { product, mistake }: Given): ProductRow['properties'] {
  const own = product?.properties ?? []
  return entries.flatMap(entry => {
    const line = propertyIn(entry)
    if (!line || line.label.de === '' || line.value.de === '') {
      mistake('PART_INVALID', 'propertyLines', { text: entry, like: 'Material=Polyester' })
      return []
    }
    const { label, value } = line
    const key = line.key ?? own.find(each => each.label.de === label.de)?.key ?? (slugOf(label.de) || 'property')
    return [{ key, label, value }]
  })
}
