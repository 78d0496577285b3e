import { builder } from '../../../api/builder.ts'
import { MoneyRef, money } from '../../../api/values.ts'
import { isId } from '../../../kit/ids.ts'
import { type LocalizedText, textIn } from '../../../kit/languages.ts'
import { type CropName, croppedPath, imagePath, imageSourceSet } from '../../../platform/imageSizes.ts'
import { FocalPointRef } from '../../files/graphql/file.ts'
import { smallBusinessGround, vatWords } from '../../pricing/rules/vatDisplay.ts'
import { homeVatRate, vatSettings } from '../../pricing/settings.ts'
import { settingsOf } from '../../settings/graphql.ts'
import { imagesOfColors } from '../colors/queries.ts'
import { allColors } from '../queries/groups.ts'
import type { CountedGroup } from '../queries/products.ts'
import type { Availability, AvailabilityState } from '../rules/availability.ts'
import type { CardImage } from '../rules/card.ts'
import type { PriceRange } from '../rules/priceRange.ts'
import type { LetteringPlace, LetteringScript, PrintMethod } from '../rules/printing.ts'
import type { QuantityUnit } from '../rules/quantityUnits.ts'
import type { Sale } from '../rules/sale.ts'
import { unitPriceOf } from '../rules/unitPrice.ts'
import type { ShownVisibility } from '../rules/visibility.ts'
import type { ContentUnit, Fit, ImageView, ProductContent, ProductKind, TierScope } from '../tables.ts'
import { ColorRef } from './refs.ts'
import type { TextPart } from './shapes.ts'

/** Value types of the catalogue. */

export const ProductKindRef = builder.enumType('ProductKind', {
  values: { GOODS: { value: 'goods' }, SET: { value: 'set' }, VOUCHER: { value: 'voucher' } } as const satisfies Record<
    string,
    { value: ProductKind }
  >,
})

export const FitRef = builder.enumType('Fit', {
  values: {
    CHILDREN: { value: 'children' },
    WOMEN: { value: 'women' },
    MEN: { value: 'men' },
    UNISEX: { value: 'unisex' },
  } as const satisfies Record<string, { value: Fit }>,
})

export const TierScopeRef = builder.enumType('TierScope', {
  description: 'Which sizes a tier price is meant for; all but SOME count for sizes that are added later too.',
  values: {
    ALL: { value: 'all' },
    ADULT: { value: 'adult', description: 'All that are no children’s sizes.' },
    CHILD: { value: 'child', description: 'All children’s sizes.' },
    SOME: { value: 'some' },
  } as const satisfies Record<string, { value: TierScope; description?: string }>,
})

export const VisibilityRef = builder.enumType('ProductVisibility', {
  description: 'Whether a visitor can open a product, and why not.',
  values: {
    ONLINE: { value: 'online' },
    OFFLINE: { value: 'offline' },
    LATER: { value: 'later', description: 'Online from its `visibleFrom` on.' },
    NO_PRICE: { value: 'noPrice', description: 'Marked as online, and without a price.' },
    DELETED: { value: 'deleted' },
  } as const satisfies Record<string, { value: ShownVisibility; description?: string }>,
})

export const PrintMethodRef = builder.enumType('PrintMethod', {
  values: {
    FLOCK: { value: 'flock', description: 'Letters are cut out and pressed on.' },
    DIGITAL: { value: 'digital' },
    EMBROIDERY: { value: 'embroidery' },
  } as const satisfies Record<string, { value: PrintMethod; description?: string }>,
})

export const LetteringPlaceRef = builder.enumType('LetteringPlace', {
  values: {
    BACK: { value: 'back', description: 'Name above number.' },
    CHEST: { value: 'chest' },
  } as const satisfies Record<string, { value: LetteringPlace; description?: string }>,
})

export const LetteringScriptRef = builder.enumType('LetteringScript', {
  values: {
    REGULAR: { value: 'regular' },
    NARROW: { value: 'narrow' },
    WIDE: { value: 'wide' },
  } as const satisfies Record<string, { value: LetteringScript }>,
})

export const ContentUnitRef = builder.enumType('ContentUnit', {
  values: {
    GRAM: { value: 'g' },
    MILLILITRE: { value: 'ml' },
    CENTIMETRE: { value: 'cm' },
    SQUARE_CENTIMETRE: { value: 'cm2' },
  } as const satisfies Record<string, { value: ContentUnit }>,
})

const AvailabilityStateRef = builder.enumType('AvailabilityState', {
  values: {
    IN_STOCK: { value: 'inStock' },
    FEW_LEFT: { value: 'fewLeft' },
    BACK_ON_DATE: { value: 'backOnDate' },
    SOLD_OUT: { value: 'soldOut' },
  } as const satisfies Record<string, { value: AvailabilityState }>,
})

export const ImageViewRef = builder.enumType('ImageView', {
  values: {
    FRONT: { value: 'front' },
    BACK: { value: 'back' },
    DETAIL: { value: 'detail' },
    OTHER: { value: 'other' },
  } as const satisfies Record<string, { value: ImageView }>,
})

export const AvailabilityRef = builder.objectRef<Availability>('Availability').implement({
  fields: t => ({
    state: t.expose('state', { type: AvailabilityStateRef }),
    quantity: t.exposeInt('quantity', {
      nullable: true,
      description: 'Pieces left where they are few; null means unlimited, or more than a few.',
    }),
    backOn: t.expose('backOn', { type: 'Date', nullable: true }),
    tableText: t.string({
      nullable: true,
      description: 'The shop’s own word for the size table when nothing is left.',
      resolve: ({ tableText }, _args, { language }) => textIn(language, tableText),
    }),
    noteText: t.string({
      nullable: true,
      resolve: ({ noteText }, _args, { language }) => textIn(language, noteText),
    }),
  }),
})

/** A picture, and what it shows in words if nobody wrote that down. `ownerId` keeps such pictures apart, and those of which
 *  the owner has words of its own (`isWorded`). */
export type ShownImage = {
  readonly image: CardImage
  readonly ownerId: string
  readonly title: LocalizedText
  readonly isWorded?: boolean
}

/** A picture of something, null without one. */
export const shown = (image: CardImage | null, ownerId: string, title: LocalizedText): ShownImage | null =>
  image && { image, ownerId, title }

/** The picture of a group, null without one. */
export const groupImage = ({ image, id, title }: Pick<CountedGroup, 'image' | 'id' | 'title'>): ShownImage | null =>
  image && { image, ownerId: id, title, isWorded: true }

const absolute = 'Whether the address begins with that of the shop, for pages of other origins.'

/** Boxes that pictures are cut to, by what they are for. */
const PictureCutRef = builder.enumType('PictureCut', {
  values: {
    SQUARE_200: { value: 'cover200x200' },
    SQUARE_400: { value: 'cover400x400' },
    SQUARE_800: { value: 'cover800x800' },
    LINK_PREVIEW: { value: 'cover1200x630' },
  } as const satisfies Record<string, { value: CropName }>,
})

/** The picture for previews of shared links: cut as these are where somebody said what must stay in sight, else whole, as
 *  cutting garments at their middle helps nobody. */
const previewPath = ({ sha256, focalPoint }: CardImage): string =>
  focalPoint ? croppedPath(sha256, 'cover1200x630', focalPoint) : imagePath(sha256, 1280)

export const ImageRef = builder.objectRef<ShownImage>('Image').implement({
  fields: t => ({
    id: t.id({
      resolve: ({ image, ownerId, isWorded }) => (image.alt && !isWorded ? image.id : `${image.id}.${ownerId}`),
    }),
    url: t.string({
      description:
        'Address of the picture in the smallest size that is at least `width` pixels wide; only a few widths exist.',
      args: { width: t.arg.int({ required: true }), absolute: t.arg.boolean({ description: absolute }) },
      resolve: ({ image }, { width, absolute: isAbsolute }, { config }) =>
        `${isAbsolute ? config.publicUrl : ''}${imagePath(image.sha256, width)}`,
    }),
    cutUrl: t.string({
      args: {
        cut: t.arg({ type: PictureCutRef, required: true }),
        absolute: t.arg.boolean({ description: absolute }),
      },
      resolve: ({ image }, { cut, absolute: isAbsolute }, { config }) =>
        `${isAbsolute ? config.publicUrl : ''}${croppedPath(image.sha256, cut, image.focalPoint ?? null)}`,
    }),
    previewUrl: t.string({ resolve: ({ image }) => previewPath(image) }),
    focalPoint: t.field({
      type: FocalPointRef,
      nullable: true,
      resolve: ({ image }) => image.focalPoint ?? null,
    }),
    srcSet: t.string({
      args: { widths: t.arg.intList({ required: true }), absolute: t.arg.boolean({ description: absolute }) },
      resolve: ({ image }, { widths, absolute: isAbsolute }, { config }) =>
        imageSourceSet(image, widths, path => (isAbsolute ? `${config.publicUrl}${path}` : path)),
    }),
    width: t.int({ resolve: ({ image }) => image.width }),
    height: t.int({ resolve: ({ image }) => image.height }),
    alt: t.string({ resolve: ({ image, title }, _args, { language }) => textIn(language, image.alt ?? title) }),
  }),
})

builder.node(ColorRef, {
  id: { resolve: color => color.id },
  // Colours are everybody's to know.
  loadMany: async (ids, context) => {
    const colors = ids.some(isId) ? await allColors(context.database) : []
    return ids.map(id => colors.find(color => color.id === id) ?? null)
  },
  fields: t => ({
    code: t.exposeString('code'),
    title: t.string({ resolve: (color, _args, { language }) => textIn(language, color.title) }),
    hex: t.exposeString('hex'),
    swatchUrl: t.string({
      nullable: true,
      resolve: ({ swatch }) => swatch && croppedPath(swatch.sha256, 'cover200x200', swatch.focalPoint ?? null),
    }),
    images: t.field({
      type: [ImageRef],
      complexity: { field: 5, multiplier: 5 },
      resolve: async ({ id, title, swatch }, _args, context) =>
        swatch
          ? ((await context.once(imagesOfColors, () => imagesOfColors(context.database))).get(id) ?? []).map(image => ({
              ...{ image, ownerId: id, title },
            }))
          : [],
    }),
  }),
})

/** Prices of a product with what its VAT depends on. */
export type ShownPrice = {
  readonly range: PriceRange
  readonly vatGroup: string | null
  readonly content: ProductContent | null
}

export const UnitPriceRef = builder.objectRef<ReturnType<typeof unitPriceOf>>('UnitPrice').implement({
  fields: t => ({
    price: t.field({ type: MoneyRef, resolve: ({ priceCents }) => money(priceCents) }),
    quantity: t.field({
      resolve: ({ quantity }) => quantity,
      type: builder.enumType('PricedQuantity', {
        values: {
          KILOGRAM: { value: 'kilogram' },
          LITRE: { value: 'litre' },
          METRE: { value: 'metre' },
          SQUARE_METRE: { value: 'squareMetre' },
        } as const,
      }),
    }),
  }),
})

export const ProductPriceRef = builder.objectRef<ShownPrice>('ProductPrice').implement({
  fields: t => ({
    from: t.field({
      type: MoneyRef,
      description: 'Lowest price of a piece (of a set: the lower of reduced and regular price), tiers left aside.',
      resolve: ({ range }) => money(range.from),
    }),
    to: t.field({ type: MoneyRef, resolve: ({ range }) => money(range.to) }),
    adult: t.field({
      type: MoneyRef,
      nullable: true,
      description: '‘Erwachsenen Größen’; null unless both prices exist.',
      resolve: ({ range }) => money(range.adult),
    }),
    child: t.field({
      type: MoneyRef,
      nullable: true,
      description: '‘Kinder Größen’; null unless both prices exist.',
      resolve: ({ range }) => money(range.child),
    }),
    unitPrice: t.field({
      type: UnitPriceRef,
      nullable: true,
      description:
        'Of goods that are compared by quantity, for the price that is shown first: that of adults’ sizes, else the lowest.',
      resolve: ({ range, content }) => content && unitPriceOf(range.adult ?? range.from, content),
    }),
    vatGroup: t.string({
      description: 'Key of the group of VAT rates that the product has.',
      resolve: async ({ vatGroup }, _args, context) =>
        vatGroup ?? vatSettings.of(await settingsOf(context)).defaultGroup,
    }),
    vatRate: t.int({
      description: 'Rate in basis points that is really used for a delivery at home.',
      resolve: async ({ vatGroup }, _args, context) =>
        homeVatRate(await settingsOf(context), vatGroup, context.now()) ?? 0,
    }),
    vatIncluded: t.boolean({
      description: 'Whether the prices hold the VAT.',
      resolve: async (_price, _args, context) => vatSettings.of(await settingsOf(context)).type === 'inclusive',
    }),
    vatLabel: t.string({
      description: 'What the shop calls the tax beside prices.',
      resolve: async (_price, _args, context) => vatWords(await settingsOf(context), context.language).label,
    }),
    vatGround: t.string({
      nullable: true,
      description: 'Why there is no VAT on anything, in words to stand beside the price: the shop is a small business.',
      resolve: async (_price, _args, context) => smallBusinessGround(await settingsOf(context), context.language),
    }),
  }),
})

export const SaleRef = builder.objectRef<Sale>('Sale').implement({
  description: 'A reduced price; the percentage is reckoned from the lowest price of the 30 days before the reduction.',
  fields: t => ({
    previousPrice: t.field({ type: MoneyRef, resolve: sale => money(sale.previousPrice) }),
    lowestPriceOf30Days: t.field({ type: MoneyRef, resolve: sale => money(sale.lowestPriceOf30Days) }),
    percent: t.exposeInt('percent'),
  }),
})

export const QuantityUnitRef = builder.objectRef<QuantityUnit>('QuantityUnit').implement({
  description: 'What goods are counted in, in the words of the language asked for.',
  fields: t => ({
    one: t.exposeString('one', { description: 'What one of it is called: bottle.' }),
    many: t.exposeString('many', { description: 'What several of it are called: bottles.' }),
  }),
})

export const TextPartRef = builder.objectRef<TextPart>('TextPart').implement({
  fields: t => ({ text: t.exposeString('text'), isMatch: t.exposeBoolean('isMatch') }),
})
