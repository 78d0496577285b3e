import { builder } from '../../../api/builder.ts'
import type { RequestContext } from '../../../api/context.ts'
import { DeliveryRef, MoneyRef, money } from '../../../api/values.ts'
import { isId } from '../../../kit/ids.ts'
import { mayRead } from '../../../kit/viewer.ts'
import { deliveryFrom, deliveryTerms, togetherTimes } from '../../pricing/rules/deliveryDates.ts'
import { dayOfTaking } from '../../pricing/rules/dispatch.ts'
import { settingsFrom } from '../../settings/queries.ts'
import { shopDay } from '../../settings/settings.ts'
import { availabilityOf } from '../rules/availability.ts'
import { listingSettings } from '../settings.ts'
import { loadCard, loadManagedVariants, loadProductOfVariant, loadVariants } from './loaders.ts'
import { ColorRef, VariantRef } from './refs.ts'
import type { ProductShape, VariantShape } from './shapes.ts'
import { AvailabilityRef, FitRef, SaleRef } from './values.ts'
import { VariantPropertyRef } from './variantProperties.ts'

/** What a product's variants are made of, as visitors see them. */
export const rowsOf = async (context: RequestContext, { card, draft }: ProductShape) =>
  draft ? draft.variants : loadVariants(context, card.id)

/** The variants of a product. What has no price cannot be bought and is left out for visitors. */
export async function variantsOf(context: RequestContext, product: ProductShape): Promise<VariantShape[]> {
  const of = product.isManaged ? await loadManagedVariants(context, product.card.id) : await rowsOf(context, product)
  if (!of) return []
  const settings = settingsFrom(of.settings)
  const calendar = { today: shopDay(settings, context.now()), fewLeftUpTo: listingSettings.of(settings).fewLeftUpTo }
  const terms = deliveryTerms(settings)
  const takenOn = dayOfTaking(context.now(), settings)
  return of.variants
    .filter(variant => product.isManaged || variant.priceCents !== null || of.priceCents !== null)
    .map(variant => ({ variant, of, product, calendar, takenOn, terms }))
}

/** Visible variants by id; null where the product or the variant is not the viewer's to see. */
export async function loadVisibleVariants(
  ids: readonly string[],
  context: RequestContext,
): Promise<(VariantShape | null)[]> {
  return Promise.all(
    ids.map(async id => {
      const productId = isId(id) ? await loadProductOfVariant(context, id) : null
      const card = productId && (await loadCard(context, productId))
      if (!card) return null
      const variants = await variantsOf(context, { card })
      return variants.find(({ variant }) => variant.id === id) ?? null
    }),
  )
}

const ifStaff = <Value>(context: RequestContext, value: Value): Value | null =>
  mayRead(context.viewer, 'catalogue') ? value : null

builder.node(VariantRef, {
  id: { resolve: ({ variant }) => variant.id },
  loadMany: loadVisibleVariants,
  fields: t => ({
    key: t.string({ resolve: ({ variant }) => variant.key }),
    sku: t.string({ resolve: ({ variant }) => variant.sku }),
    fit: t.field({ type: FitRef, nullable: true, resolve: ({ variant }) => variant.fit }),
    size: t.string({ resolve: ({ variant }) => variant.size }),
    color: t.field({ type: ColorRef, nullable: true, resolve: ({ variant }) => variant.color }),
    price: t.field({
      type: MoneyRef,
      description: 'As everybody is asked for it.',
      resolve: ({ variant, of, product }) =>
        money(of.prices[variant.id]?.cents ?? variant.priceCents ?? of.priceCents ?? product.card.price.from),
    }),
    sale: t.field({
      type: SaleRef,
      nullable: true,
      resolve: ({ variant, of }) => of.prices[variant.id]?.sale ?? null,
    }),
    properties: t.field({
      type: [VariantPropertyRef],
      description: 'Further properties; colour, size and fit are fields of their own.',
      resolve: ({ variant }) => Object.entries(variant.properties),
    }),
    isChildSize: t.boolean({ resolve: ({ variant }) => variant.isChildSize }),
    isPersonalisable: t.boolean({
      resolve: ({ variant, product }) => variant.isPersonalisable && product.card.isPersonalisable,
    }),
    availability: t.field({
      type: AvailabilityRef,
      resolve: ({ variant, of, calendar }) =>
        availabilityOf({ available: variant.available, backOn: variant.backOn ?? of.backOn }, calendar, of),
    }),
    delivery: t.field({
      type: DeliveryRef,
      description: 'If it is ordered today, without a text on it.',
      resolve: ({ variant, of, calendar, takenOn, terms }) =>
        deliveryFrom(togetherTimes([of, variant]), takenOn, terms, calendar.today),
    }),
    stock: t.int({
      nullable: true,
      description: 'Pieces in stock, for staff; null means unlimited.',
      resolve: ({ variant }, _args, context) => ifStaff(context, variant.available),
    }),
    ownPrice: t.field({
      type: MoneyRef,
      nullable: true,
      description: 'The variant’s own price, for staff; null means that of the product.',
      resolve: ({ variant }, _args, context) => money(ifStaff(context, variant.priceCents)),
    }),
    ownWeightGrams: t.int({
      nullable: true,
      description: 'The variant’s own weight, for staff; null means that of the product.',
      resolve: ({ variant }, _args, context) => ifStaff(context, variant.weightGrams),
    }),
    ownExpectedDays: t.int({
      nullable: true,
      description: 'The variant’s own delivery time in days, for staff; null means that of the product.',
      resolve: ({ variant }, _args, context) => ifStaff(context, variant.expectedDays),
    }),
    reorderLevel: t.int({
      nullable: true,
      description: 'At so many pieces or fewer staff are told to order more; null: never. For staff.',
      resolve: ({ variant }, _args, context) => ifStaff(context, variant.reorderLevel ?? null),
    }),
    isMarkedPersonalisable: t.boolean({
      nullable: true,
      description: 'Whether it would be personalisable if its product is, for staff.',
      resolve: ({ variant }, _args, context) => ifStaff(context, variant.isPersonalisable),
    }),
    backOn: t.field({
      type: 'Date',
      nullable: true,
      resolve: ({ variant }, _args, context) => ifStaff(context, variant.backOn),
    }),
    isOffline: t.boolean({
      nullable: true,
      resolve: ({ variant }, _args, context) => ifStaff(context, variant.isOffline),
    }),
  }),
})
