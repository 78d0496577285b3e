import { globalId } from '../../../kit/globalIds.ts'
import { type Language, textIn } from '../../../kit/languages.ts'
import { mayRead } from '../../../kit/viewer.ts'
import { boxOf, fittedSize, type ImageSizeName, imagePath } from '../../../platform/imageSizes.ts'
import type { OperationContext } from '../../../platform/operation.ts'
import { readSettings } from '../../settings/queries.ts'
import { shopDay } from '../../settings/settings.ts'
import type { BuiltInKey, PropertyDefinition } from '../defaults/properties.ts'
import { productsOfVariants } from '../queries/products.ts'
import {
  type ColorRecord,
  colorRecords,
  type FileRecord,
  type GroupRecord,
  groupRecords,
  type ProductRecord,
  productRecords,
  productRecordsById,
  type RecordPart,
} from '../queries/records.ts'
import { countMatches, groupsOfSearch, searchPage } from '../queries/search.ts'
import { isHopeless, understand } from '../queries/understand.ts'
import { namedStock, type Stock } from '../rules/availability.ts'
import { builtIn, furtherProperties, valuesOfProperty } from '../rules/propertyDefinitions.ts'
import { valuesByKey } from '../rules/variantProperties.ts'
import { listingSettings, propertySettings } from '../settings.ts'
import type { Fit } from '../tables.ts'
import { fieldsRead } from './fields.ts'
import { itemOrders } from './itemOrders.ts'
import { partsRead } from './parts.ts'
import { productPriceFields, tierFields, variantPriceFields } from './prices.ts'

/** The old names end here: records of the catalogue as the documented paths speak of them. Prices are euros with two
 *  decimals (`price`) and, beside them, integer cents (`price_cents`). */

const genders: Record<Fit, string> = { children: 'Kinder', women: 'Damen', men: 'Herren', unisex: 'Unisex' }

/** A picture or download: `_id` is what `download/{id}` takes. */
const fileOf = (file: FileRecord, language: Language) => ({
  _id: file.id,
  id: file.id,
  name: file.name,
  ext: file.extension,
  size: file.size,
  alt: textIn(language, file.alt),
  url: `/api/v0/download/${file.id}`,
  ...(file.width !== null &&
    file.height !== null &&
    pictureOf(file.sha256, { width: file.width, height: file.height })),
})

/** The sizes in which a picture is listed. */
const listedSizes = ['500', '960', '1600'] as const satisfies readonly ImageSizeName[]

/** What is said of a picture besides its file; `res` is what is really sent, which is never larger than the original. */
const pictureOf = (sha256: string, size: { readonly width: number; readonly height: number }) => ({
  isImg: true,
  res: { w: size.width, h: size.height },
  src: imagePath(sha256, 800, 800),
  gridrefs: listedSizes.map(name => {
    const { width, height } = fittedSize(size, boxOf(name))
    return { res: { w: width, h: height }, gridref: name }
  }),
})

/** A size variant: the specification's child product. */
function variantOf(
  record: ProductRecord,
  variant: ProductRecord['variants'][number],
  language: Language,
  isStaff: boolean,
  stock: Named,
) {
  const backOn = variant.backOn ?? record.backOn
  return {
    _id: variant.id,
    id: variant.id,
    global_id: globalId('Variant', variant.id),
    key: variant.key,
    parent: record.id,
    title: textIn(language, record.title),
    order_number: variant.sku,
    sku: variant.sku,
    gtin: variant.properties.gtin === undefined ? null : String(variant.properties.gtin),
    ...variantPriceFields(record, variant, isStaff),
    available: stock({ available: variant.available, backOn }),
    visible_again_from: backOn,
    childSize: variant.isChildSize,
    gender: variant.fit ? genders[variant.fit] : null,
    size: variant.size,
    color: variant.colorCode,
    properties: variant.properties,
    color_title: textIn(language, variant.colorTitle),
    allow_custom_title: record.isPersonalisable && variant.isPersonalisable,
    offline: variant.isOffline,
    order: variant.sortOrder,
    shipping_data: { weight: variant.weightGrams ?? record.weightGrams },
  }
}

const valuesOf = (values: readonly (string | null)[]) => [...new Set(values.filter(value => value !== null))]

/** A stock as its reader may know it: '' for unlimited, and to all but staff for enough; a number is what is left, 0 is
 *  sold out. */
type Named = (stock: Stock) => number | ''

/** What an answer needs to know of the configuration: how stocks are named, and which properties tiles name. */
type Shown = {
  readonly stock: Named
  readonly previewed: { readonly lines: readonly string[]; readonly definitions: readonly PropertyDefinition[] }
}

async function shownIn({ database, now }: Reading, isStaff: boolean): Promise<Shown> {
  const settings = await readSettings(database.drizzle)
  const { fewLeftUpTo, previewProperties } = listingSettings.of(settings)
  const previewed = { lines: previewProperties, definitions: propertySettings.of(settings).properties }
  if (isStaff) return { stock: ({ available }) => available ?? '', previewed }
  const calendar = { today: shopDay(settings, now()), fewLeftUpTo }
  return { stock: stock => namedStock(stock, calendar, false) ?? '', previewed }
}

/** A product with its variants. */
function productOf(record: ProductRecord, language: Language, isStaff: boolean, { stock, previewed }: Shown) {
  const variants = record.variants
    .filter(variant => isStaff || !variant.isOffline)
    .map(variant => variantOf(record, variant, language, isStaff, stock))
  const images = record.images.map((image, order) => ({
    ...fileOf(image, language),
    desc: textIn(language, image.caption),
    view: image.view,
    color: image.colorCode,
    gender: image.fit && genders[image.fit],
    order,
  }))
  const props = {
    ...valuesByKey(variants.map(variant => variant.properties)),
    gender: valuesOf(variants.map(variant => variant.gender)),
    size: valuesOf(variants.map(variant => variant.size)),
    color: valuesOf(variants.map(variant => variant.color)),
  }
  return {
    // Without a price of its own it is read with the lowest one it has.
    ...fieldsRead({ ...record, priceCents: record.priceCents ?? record.priceFrom }, language, stock(record)),
    ...productPriceFields(record, isStaff),
    _id: record.id,
    id: record.id,
    global_id: globalId('Product', record.id),
    type: record.kind === 'goods' ? 'product' : record.kind,
    parent: null,
    children: variants.map(variant => variant._id),
    variants,
    variantProps: props,
    previewProps: previewOf(record, props, previewed, language),
    bulk_prices: tierFields(record, isStaff),
    product_groups: record.groupIds,
    deleted: record.deletedAt !== null,
    slots: record.slots.map(product => ({ product })),
    cross: record.cross,
    ...partsRead(record, language),
    media_main: { images: images.slice(0, 1) },
    media: { images },
    downloads: record.downloads.map(file => ({ ...fileOf(file, language), desc: textIn(language, file.title) })),
    colors: record.colors.map(color => colorOf(color, language)),
    special_offers: record.offers.map(offer => ({
      start: offer.startsAt,
      end: offer.endsAt,
      discount_groups: offer.discountGroups,
    })),
    ...(isStaff && { revision: record.revision }),
  }
}

/** The values of properties that its tile shows, by key, as readers see them; colours by their codes. */
function previewOf(
  { properties, variants, colors }: ProductRecord,
  { gender, size }: { readonly gender: readonly string[]; readonly size: readonly string[] },
  { lines, definitions }: Shown['previewed'],
  language: Language,
): Record<string, readonly string[]> {
  const isPreviewed = (key: BuiltInKey) => builtIn(definitions, key).showInPreview
  const ofLines = properties
    .filter(({ key }) => lines.includes(key))
    .map(({ key, value }) => [key, [textIn(language, value)]] as const)
  const configured = furtherProperties(definitions)
    .filter(({ showInPreview }) => showInPreview)
    .map(definition => {
      const values = valuesOfProperty(definition, { properties, variants }, new Map())
      const isColor = definition.type === 'color'
      return [definition.key, values.map(({ value, text }) => (isColor ? value : textIn(language, text)))] as const
    })
  return {
    ...Object.fromEntries([...ofLines, ...configured.filter(([, values]) => values.length > 0)]),
    color: isPreviewed('color') ? colors.map(({ code }) => code) : [],
    gender: isPreviewed('fit') ? gender : [],
    ...(isPreviewed('size') && { size }),
  }
}

const groupOf = (group: GroupRecord, language: Language) => ({
  _id: group.id,
  id: group.id,
  global_id: globalId('ProductGroup', group.id),
  slug: group.slug,
  title: textIn(language, group.title),
  description: textIn(language, group.description),
  media: {
    images: [...(group.image ? [group.image] : []), ...group.moreImages].map(image => fileOf(image, language)),
  },
  mainGallery: group.isMainGallery,
  order: group.sortOrder,
  product_groups: group.parents,
  seo_title: textIn(language, group.seoTitle),
  seo_description: textIn(language, group.seoDescription),
  item_order: itemOrders[group.productOrder],
  placed_items: group.placed,
  revision: group.revision,
})

const colorOf = (color: Omit<ColorRecord, 'revision'>, language: Language) => ({
  _id: color.id,
  id: color.id,
  global_id: globalId('Color', color.id),
  color_id: color.code,
  title: textIn(language, color.title),
  hex: color.hex,
  media: { images: color.images.map(image => fileOf(image, language)) },
})

/** What reading needs of a request. */
type Reading = Pick<OperationContext, 'database' | 'viewer' | 'language' | 'now'>

/** Products by filter, as the specification shows them. */
export async function findProducts(context: Reading, part: RecordPart) {
  const staff = mayRead(context.viewer, 'catalogue')
  const [{ items, total }, shown] = await Promise.all([
    productRecords(context.database, { ...part, isStaff: staff, now: context.now() }),
    shownIn(context, staff),
  ])
  return { items: items.map(record => productOf(record, context.language, staff, shown)), total }
}

/** Products by id in the order asked. */
export async function productsById(context: Reading, ids: readonly string[]) {
  const staff = mayRead(context.viewer, 'catalogue')
  const [records, shown] = await Promise.all([
    productRecordsById(context.database, ids, staff, context.now()),
    shownIn(context, staff),
  ])
  return records.map(record => productOf(record, context.language, staff, shown))
}

/** Products and size variants by id in the order asked. */
export async function itemsById(context: Reading, ids: readonly string[]) {
  const staff = mayRead(context.viewer, 'catalogue')
  const parents = await productsOfVariants(context.database, ids)
  const wanted = [...new Set(ids.map(id => parents.get(id) ?? id))]
  const [records, shown] = await Promise.all([
    productRecordsById(context.database, wanted, staff, context.now()),
    shownIn(context, staff),
  ])
  const items = new Map(
    records.flatMap(record => {
      const product = productOf(record, context.language, staff, shown)
      return [product, ...product.variants].map(item => [item._id, item] as const)
    }),
  )
  return ids.flatMap(id => items.get(id) ?? [])
}

/** All groups in the shop's order. */
export const groupsOf = async (context: Reading) =>
  (await groupRecords(context.database)).map(group => groupOf(group, context.language))

/** All colours in the shop's order. */
export const colorsOf = async (context: Reading) =>
  (await colorRecords(context.database)).map(color => ({
    ...colorOf(color, context.language),
    revision: color.revision,
  }))

/** Products that a query finds, best first, with the number of all; the groups that it is about, and whether it names
 *  a colour. It is the search of the shop's own page. */
export async function searchProducts(context: Reading, query: string, limit: number) {
  const search = await understand(context.database, query, context.language)
  const wanted = { first: limit, after: null, order: 'recommended', filter: {} } as const
  const words = query.trim().toLowerCase()
  const [page, total, groups] = await Promise.all([
    searchPage(context.database, search, wanted),
    countMatches(context.database, search, {}),
    isHopeless(search) ? [] : groupsOfSearch(context.database, search),
  ])
  return {
    groupIds: new Set(groups.map(({ id }) => id)),
    namesColor: ({ color_id: code, title }: { color_id: string; title: string | null }) =>
      search.wishes.colors.includes(code) || (words !== '' && (title ?? '').toLowerCase().includes(words)),
    items: await productsById(
      context,
      page.rows.map(row => row.card.id),
    ),
    total,
  }
}
