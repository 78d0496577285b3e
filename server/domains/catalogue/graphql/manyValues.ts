import { accepts } from '../../../api/accepted.ts'
import { builder } from '../../../api/builder.ts'
import { payloadType, withRefusals } from '../../../api/errors.ts'
import { rawId } from '../../../api/globalIds.ts'
import { atMost } from '../../../api/inputLimits.ts'
import { type ManySet, mostValues, setPrices, setStock } from '../operations/setMany.ts'
import { highestPrice, mostPieces } from '../rules/limits.ts'

/** Stock and prices of many sizes at once. */

const namedBy = 'The id of a size, or of a product that has none; or its article number in `number`.'
const all = 'Whether nothing is written where one is refused; else the others are.'

const StockItemInput = builder.inputType('StockItemInput', {
  fields: t => ({
    id: t.id({ description: namedBy }),
    number: t.string(),
    stock: t.int({ description: 'Pieces; null: unlimited.', ...accepts({ lowest: 0, highest: mostPieces }) }),
  }),
})
const PriceItemInput = builder.inputType('PriceItemInput', {
  fields: t => ({
    id: t.id({ description: 'The id of a size or product; or its article number in `number`.' }),
    number: t.string(),
    price: t.field({
      type: 'Cents',
      description: 'Null: of a size its product’s, of a product none.',
      ...accepts({ lowest: 0, highest: highestPrice }),
    }),
  }),
})
const SetStockInput = builder.inputType('SetStockInput', {
  fields: t => ({
    items: t.field({ type: [StockItemInput], required: true, ...atMost({ entries: mostValues }) }),
    isAtomic: t.boolean({ description: all }),
  }),
})
const SetPricesInput = builder.inputType('SetPricesInput', {
  fields: t => ({
    items: t.field({ type: [PriceItemInput], required: true, ...atMost({ entries: mostValues }) }),
    isAtomic: t.boolean({ description: all }),
  }),
})

type Payload = { readonly changed: number }

const PayloadRef = payloadType<Payload>('SetManyPayload', t => ({
  changed: t.exposeInt('changed', { description: 'How many are different now.' }),
}))

/** A size or a product by its global id; what is neither is nothing. */
const keyOf = (id: string | null | undefined) => id && (rawId('Variant', id) ?? rawId('Product', id) ?? '-')

/** What was written, and why others were not: their paths begin with `items` and the place. */
async function answer(field: string, run: () => Promise<ManySet>) {
  const { changed, errors, refusals } = await withRefusals<Payload & Pick<ManySet, 'refusals'>>(
    { changed: 0, refusals: [] },
    run,
  )
  const worded = (path: readonly string[]) => path.map(step => (step === 'value' ? field : step))
  return { changed, errors: [...errors, ...refusals].map(each => ({ ...each, path: worded(each.path) })) }
}

builder.mutationFields(t => ({
  setStock: t.field({
    type: PayloadRef,
    description: 'Sets the stock of many sizes at once; revisions of their products stay.',
    authScopes: { admin: 'catalogue' },
    args: { input: t.arg({ type: SetStockInput, required: true }) },
    resolve: (_root, { input: { items, isAtomic } }, context) =>
      answer('stock', () =>
        setStock(context, {
          isAtomic: isAtomic ?? false,
          items: items.map(({ id, number, stock }) => ({ id: keyOf(id), number, value: stock ?? null })),
        }),
      ),
  }),
  setPrices: t.field({
    type: PayloadRef,
    description: 'Sets the prices of many sizes and products at once.',
    authScopes: { admin: 'catalogue' },
    args: { input: t.arg({ type: SetPricesInput, required: true }) },
    resolve: (_root, { input: { items, isAtomic } }, context) =>
      answer('price', () =>
        setPrices(context, {
          isAtomic: isAtomic ?? false,
          items: items.map(({ id, number, price }) => ({ id: keyOf(id), number, value: price ?? null })),
        }),
      ),
  }),
}))
