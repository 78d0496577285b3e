import { z } from 'zod'
import type { Language } from '../../../kit/languages.ts'
import { withLanguage } from '../../../kit/writtenTexts.ts'
import type { WriteColor } from '../operations/colors.ts'
import type { CreateProduct } from '../operations/createProduct.ts'
import type { WriteProductGroup } from '../operations/productGroups.ts'
import type { ProductWriting } from '../operations/writeProduct.ts'
import type { CardColor } from '../rules/card.ts'
import { mostPlaced } from '../rules/groupChanges.ts'
import { dayOfMoment, instantOfMoment, type Moment } from '../rules/moments.ts'
import type { ProductChanges } from '../rules/productChanges.ts'
import type { ListedVariant, VariantFields } from '../rules/variantChanges.ts'
import { propertyLimits } from '../rules/variantProperties.ts'
import type { Fit, ProductKind } from '../tables.ts'
import {
  available,
  cents,
  euros,
  fieldChanges,
  fieldShape,
  fieldTexts,
  flag,
  id,
  moment,
  name,
  priceOf,
  stockOf,
  text,
  whole,
} from './fields.ts'
import { itemOrderNames, orderNamed } from './itemOrders.ts'
import { partShape, partsWritten } from './parts.ts'

/** The old names begin here: what the documented paths are sent, as inputs of the operations. What is only read (children,
 *  colors …) is no part of it: the adapter passes over what is as it was. */

const reference = z.union([id, z.strictObject({ _id: id }).transform(item => item._id)])
/** A picture by its id, or as it was read with what it shows. */
const picture = z.union([
  id.transform(_id => ({ _id, alt: undefined })),
  z.looseObject({ _id: id, alt: text }).transform(({ _id, alt }) => ({ _id, alt })),
])
const references = z.array(reference).max(1000).nullish()

const fits: Readonly<Record<string, Fit>> = { Kinder: 'children', Damen: 'women', Herren: 'men', Unisex: 'unisex' }
const gender = z.enum(['Kinder', 'Damen', 'Herren', 'Unisex', '']).nullish()

/** A cut by its name; '' names none. */
const fitOf = (name: z.infer<typeof gender>): Fit | null | undefined =>
  name === undefined ? undefined : (fits[name ?? ''] ?? null)

const variantFields = {
  key: name.optional(),
  order_number: name.nullish(),
  sku: name.nullish().describe('The same as `order_number`, which wins.'),
  gtin: name.nullish().describe('Kept among `properties`, over which it wins; null or empty: none.'),
  price: euros,
  price_cents: cents,
  available,
  gender,
  size: name.optional(),
  color: name.nullish(),
  childSize: flag,
  visible_again_from: moment,
  offline: flag,
  order: whole,
  allow_custom_title: flag,
  shipping_data: z.strictObject({ weight: whole }).nullish(),
  properties: z
    .record(z.string().max(200), z.union([z.string().max(1000), z.number(), z.boolean()]))
    .refine(values => Object.keys(values).length <= propertyLimits.entries, `at most ${propertyLimits.entries}`)
    .nullish(),
}

/** Of an entry of a list: that it goes. Those that are left out stay. */
const remove = z.literal(true).optional()

/** A size variant as it is written within its product. */
const variantSchema = z.strictObject({ _id: id.nullish(), id: id.nullish(), remove, ...variantFields })
export type RestVariant = z.infer<typeof variantSchema>

/** By what a tier price is told from others: from how many pieces on, and for which sizes. */
export const tierSchema = z.object({
  from: z.int(),
  scope: z.enum(['all', 'adult', 'child', 'some']).nullish(),
  keys: z.array(name).max(1000).nullish(),
})

/** A picture as it is written. */
const imageFields = {
  alt: text,
  desc: text,
  view: z.enum(['front', 'back', 'detail', 'other']).nullish(),
  color: name.nullish(),
  gender,
}
const imageEntry = z.strictObject({ _id: id, remove, ...imageFields, order: z.int().min(0).max(1000).nullish() })
export type RestImage = z.infer<typeof imageEntry>

/** A size variant that is written by itself; absent: unchanged. */
export const sizeSchema = z.strictObject({ parent: id.nullish(), ...variantFields })
export type RestSize = z.infer<typeof sizeSchema>

/** A product as it is written; absent: unchanged. */
export const productSchema = z.strictObject({
  parent: z.null().optional(),
  type: z.enum(['product', 'goods', 'set', 'voucher']).nullish(),
  deleted: z.literal(false, 'a product is removed by DELETE').nullish(),
  ...fieldShape,
  ...partShape,
  shipping_data: variantFields.shipping_data,
  media: z.strictObject({ images: z.array(imageEntry).max(1000).nullish() }).nullish(),
  bulk_prices: z
    .array(
      z
        .strictObject({
          remove,
          ...tierSchema.shape,
          price: euros,
          price_cents: cents,
        })
        .refine(tier => tier.remove || (tier.price_cents ?? tier.price ?? null) !== null, {
          path: ['price'],
          message: 'the price is missing',
        }),
    )
    .max(100)
    .nullish(),
  product_groups: references,
  variants: z.array(variantSchema).max(1000).nullish(),
  slots: z
    .array(z.union([reference, z.strictObject({ product: id }).transform(slot => slot.product)]))
    .max(100)
    .nullish(),
  cross: references,
  special_offers: z
    .array(
      z.strictObject({
        start: moment.refine(value => value, 'is missing'),
        end: moment.refine(value => value, 'is missing'),
        discount_groups: fieldShape.discount_groups,
      }),
    )
    .max(100)
    .nullish(),
})
export type RestProduct = z.infer<typeof productSchema>

/** What a mapping needs to know besides the input. */
export type Around = {
  readonly language: Language
  readonly timeZone: string
  readonly colors: readonly Pick<CardColor, 'id' | 'code'>[]
}

const backOn = (value: Moment | null | undefined, { timeZone }: Around) => value && dayOfMoment(value, timeZone)

function changesOf(input: RestProduct, around: Around): ProductChanges {
  return {
    ...fieldChanges(input, around.timeZone),
    groupIds: input.product_groups,
    slots: input.slots,
    cross: input.cross,
    offers: input.special_offers?.map(offer => ({
      startsAt: instantOfMoment(offer.start!, around.timeZone),
      endsAt: instantOfMoment(offer.end!, around.timeZone),
      discountGroups: offer.discount_groups ?? [],
    })),
  }
}

/** The id of a colour that is named by its code; '' names none. */
const colorIdOf = (code: string | null | undefined, { colors }: Around): string | null | undefined =>
  code ? (colors.find(each => each.code === code)?.id ?? code) : code === '' ? null : code

/** A variant's fields. What `product` says as well, it does not say for itself: readers are shown a variant's day,
 *  weight and personalisation together with the product's. */
export function variantFieldsOf(
  variant: RestVariant | RestSize,
  around: Around,
  product: RestProduct | null = null,
): VariantFields {
  const own = <Value>(value: Value, inherited: Value | null | undefined) =>
    product !== null && value === inherited ? undefined : value
  const back = backOn(variant.visible_again_from, around)
  const { color, gender } = variant
  return {
    key: variant.key,
    sku: variant.order_number ?? variant.sku ?? undefined,
    fit: fitOf(gender),
    size: variant.size,
    colorId: colorIdOf(color, around),
    price: priceOf(variant.price, variant.price_cents),
    available: stockOf(variant.available),
    backOn: own(back, product && backOn(product.visible_again_from, around)),
    weightGrams: own(variant.shipping_data?.weight, product?.shipping_data?.weight),
    isChildSize: variant.childSize ?? undefined,
    isPersonalisable: product?.allow_custom_title === false ? undefined : (variant.allow_custom_title ?? undefined),
    isOffline: variant.offline ?? undefined,
    sortOrder: variant.order ?? undefined,
    properties: variant.properties,
    gtin: variant.gtin,
  }
}

/** What is to become of a product, its texts in the language asked for. */
export function writingOf(input: RestProduct, around: Around): ProductWriting {
  return {
    changes: changesOf(input, around),
    texts: fieldTexts(input, around.language),
    parts: { language: around.language, values: partsWritten(input) },
    variantList: input.variants?.map((variant): ListedVariant => {
      const named = { id: variant._id ?? variant.id ?? null }
      const { key, order_number: sku = variant.sku } = variant
      return variant.remove
        ? { ...named, key, sku, remove: true }
        : { ...variantFieldsOf(variant, around, input), ...named }
    }),
    tiers: input.bulk_prices?.map(tier => ({
      ...(tier.remove && { remove: true }),
      from: tier.from,
      price: priceOf(tier.price, tier.price_cents) ?? 0,
      scope: tier.scope,
      keys: tier.keys,
    })),
  }
}

export const kindOf = (type: RestProduct['type']): ProductKind | undefined =>
  type === 'product' ? 'goods' : (type ?? undefined)

/** A new product: visible unless it says otherwise; without variants it is sold as it is, from its own stock. */
export function creationOf(input: RestProduct, around: Around): CreateProduct {
  const { changes, texts, ...writing } = writingOf(input, around)
  const { basePrice, groupIds, isOffline, ...others } = changes ?? {}
  const { title, ...values } = texts?.values ?? {}
  return {
    ...writing,
    title: withLanguage(null, around.language, title ?? null) ?? { de: '' },
    kind: kindOf(input.type) ?? (input.slots?.length ? 'set' : 'goods'),
    basePrice: basePrice ?? null,
    groupIds: groupIds ?? [],
    changes: { ...others, isOffline: isOffline ?? false },
    texts: { language: around.language, values },
    variantList: writing.variantList ?? [],
  }
}

/** A product group as it is written. The picture is given by its file's id, as `image` or first of `media.images`. */
export const groupSchema = z.strictObject({
  slug: name.nullish(),
  title: text,
  description: text,
  mainGallery: flag,
  order: whole,
  product_groups: references,
  seo_title: text,
  seo_description: text,
  item_order: z.enum(itemOrderNames).nullish(),
  placed_items: z.array(id).max(mostPlaced).optional(),
  image: picture.nullish(),
  media: z.strictObject({ images: z.array(picture).max(1000).nullish() }).nullish(),
})

export function groupWritingOf(input: RestGroup, language: Language): WriteProductGroup {
  const { images } = input.media ?? {}
  const image = input.image === undefined && images ? (images[0] ?? null) : input.image
  return {
    changes: {
      slug: input.slug ?? undefined,
      isMainGallery: input.mainGallery ?? undefined,
      sortOrder: input.order ?? undefined,
      parentIds: input.product_groups,
      productOrder: input.item_order ? orderNamed(input.item_order) : undefined,
      placedIds: input.placed_items,
      moreImageIds: images ? images.slice(1).map(each => each._id) : undefined,
      imageId: image === null ? null : image?._id,
    },
    texts: {
      language,
      values: {
        ...{ title: input.title, description: input.description, imageAlt: image?.alt },
        ...{ seoTitle: input.seo_title, seoDescription: input.seo_description },
      },
    },
  }
}

/** A colour as it is written. */
export const colorSchema = z.strictObject({
  color_id: name.nullish(),
  title: text,
  hex: name.nullish(),
  order: whole,
  media: z.strictObject({ images: z.array(picture).max(1000).nullish() }).nullish(),
})

export const colorWritingOf = (input: RestColor, language: Language): WriteColor => ({
  changes: {
    ...{ code: input.color_id ?? undefined, hex: input.hex ?? undefined, sortOrder: input.order ?? undefined },
    imageIds: input.media?.images?.map(({ _id }) => _id),
  },
  texts: { language, values: { title: input.title } },
})

export type RestGroup = z.infer<typeof groupSchema>
export type RestColor = z.infer<typeof colorSchema>

/** What a written picture changes. */
export const imageWritingOf = (
  productId: string,
  { _id, alt, desc, view, color, gender }: Pick<RestImage, '_id' | 'alt' | 'desc' | 'view' | 'color' | 'gender'>,
  around: Around,
) => ({
  ...{ productId, fileId: _id, view, colorId: colorIdOf(color, around), fit: fitOf(gender) },
  words: { language: around.language, values: { alt, caption: desc } },
})

/** A picture of the product `parent` as it is written. */
export const imageSchema = z.object({ parent: id, _id: id, ...imageFields })
