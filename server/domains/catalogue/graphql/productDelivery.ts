import { builder } from '../../../api/builder.ts'
import type { RequestContext } from '../../../api/context.ts'
import { DeliveryRef, DispatchRef } from '../../../api/values.ts'
import { allAtOnce, deliveryFrom, deliveryTerms, type Times, togetherTimes } from '../../pricing/rules/deliveryDates.ts'
import { type Dispatch, dayOfTaking, daysToDispatch, dispatches } from '../../pricing/rules/dispatch.ts'
import { shippingSettings } from '../../pricing/settings.ts'
import { settingsFrom } from '../../settings/queries.ts'
import { shopDay } from '../../settings/settings.ts'
import { type DeliveredSizes, deliveredSizes } from '../rules/deliveredSizes.ts'
import { loadVariants } from './loaders.ts'
import { ProductRef } from './refs.ts'
import type { ProductShape } from './shapes.ts'
import { rowsOf, variantsOf } from './variant.ts'

/** What a product's page says of its delivery, if it is ordered today. */
type ProductDelivery = {
  readonly sizes: readonly DeliveredSizes[]
  readonly printingDays: number | null
  readonly dispatches: readonly Dispatch[]
}

/** A set comes once the slowest of its pieces is there, each in a size that is there soonest. */
async function productDelivery(product: ProductShape, context: RequestContext): Promise<ProductDelivery | null> {
  const { slots, isPersonalisable } = product.card
  const [of, ...pieces] = await Promise.all([
    rowsOf(context, product),
    ...slots.map(each => loadVariants(context, each)),
  ])
  if (!of) return null
  const settings = settingsFrom(of.settings)
  const today = shopDay(settings, context.now())
  const terms = deliveryTerms(settings)
  const takenOn = dayOfTaking(context.now(), settings)
  const at = (...parts: Times[]) => deliveryFrom(togetherTimes(parts), takenOn, terms, today)
  const usual = shippingSettings.of(settings).printingDays
  const shapes = await variantsOf(context, product)
  const own = deliveredSizes(
    shapes.map(({ variant }) => ({ ...variant, backOn: variant.backOn ?? of.backOn, delivery: at(of, variant) })),
    today,
  )
  const soonest = pieces.flatMap(piece => {
    const [first] = deliveredSizes(
      (piece?.variants ?? []).map(variant => ({
        ...variant,
        backOn: variant.backOn ?? piece?.backOn ?? null,
        delivery: piece ? at(piece, variant) : at(of),
      })),
      today,
    )
    return first ? [first.delivery] : piece ? [at(piece)] : []
  })
  const whole = allAtOnce([at(of), ...soonest])!
  // A promise holds for each size that is there; of a set, whose pieces are chosen, none is made.
  const there = shapes.filter(({ variant }) => variant.available !== 0)
  const timesOf = there.length > 0 ? there.map(({ variant }) => togetherTimes([of, variant])) : [togetherTimes([of])]
  const isThere = slots.length === 0 && (there.length > 0 || (shapes.length === 0 && isInStock(product)))
  const days = timesOf.map(times => daysToDispatch(times, today)).filter(each => each !== null)
  return {
    dispatches: isThere && days.length === timesOf.length ? dispatches(Math.max(...days), today, settings) : [],
    sizes: shapes.length > 0 ? own : [{ sizes: [], delivery: whole }],
    printingDays: isPersonalisable
      ? Math.max(of.printingDays ?? usual, ...pieces.map(piece => piece?.printingDays ?? 0))
      : null,
  }
}

const isInStock = ({ card: { kind, availability } }: ProductShape): boolean =>
  kind === 'goods' && (availability.state === 'inStock' || availability.state === 'fewLeft')

const DeliveredSizesRef = builder.objectRef<DeliveredSizes>('DeliveredSizes').implement({
  fields: t => ({
    sizes: t.stringList({
      description:
        'Sizes that can be ordered and come at the same time; none for a product without sizes, and for a set.',
      resolve: ({ sizes }) => [...sizes],
    }),
    delivery: t.field({ type: DeliveryRef, resolve: ({ delivery }) => delivery }),
  }),
})

const ProductDeliveryRef = builder.objectRef<ProductDelivery>('ProductDelivery').implement({
  fields: t => ({
    sizes: t.field({
      type: [DeliveredSizesRef],
      description: 'The soonest first; none where nothing can be ordered.',
      resolve: ({ sizes }) => [...sizes],
    }),
    dispatches: t.field({
      type: [DispatchRef],
      description:
        'The next two times until which what is in stock has to be ordered, without a text on it; none where nothing is promised by the hour.',
      resolve: ({ dispatches: all }) => [...all],
    }),
    printingDays: t.exposeInt('printingDays', {
      nullable: true,
      description: 'Working days that a text on it adds; null where it carries none.',
    }),
  }),
})

builder.objectField(ProductRef, 'delivery', t =>
  t.field({
    type: ProductDeliveryRef,
    nullable: true,
    description: 'If it is ordered today, without a text on it.',
    complexity: 10,
    resolve: (product, _args, context) => productDelivery(product, context),
  }),
)
