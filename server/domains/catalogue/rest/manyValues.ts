import { z } from 'zod'
import type { RequestContext } from '../../../api/context.ts'
import { type Route, route } from '../../../api/rest.ts'
import { changesAnswer } from '../../../api/restAnswers.ts'
import { resultsOf } from '../../../api/restResults.ts'
import { inWordsOf } from '../../../api/restWrites.ts'
import { exampleIds } from '../../../kit/answers.ts'
import type { Operation } from '../../../platform/operation.ts'
import { type ManySet, mostValues, type SetMany, setPrices, setStock } from '../operations/setMany.ts'
import { available, cents, euros, id, name, priceOf, stockOf } from '../presenters/fields.ts'

const named = { _id: id.nullish(), order_number: name.nullish() }
const isNamed = (item: { _id?: string | null | undefined; order_number?: string | null | undefined }) =>
  (item._id ?? item.order_number ?? null) !== null
const unnamed = { path: ['_id'], message: 'say `_id` or `order_number`' }

const stockItem = z
  .strictObject({ ...named, available })
  .refine(isNamed, unnamed)
  .refine(item => item.available !== undefined, { path: ['available'], message: "is missing; '' is without limit" })
const priceItem = z
  .strictObject({ ...named, price: euros, price_cents: cents })
  .refine(isNamed, unnamed)
  .refine(({ price, price_cents: whole }) => price !== undefined || whole !== undefined, {
    path: ['price'],
    message: 'is missing',
  })

const manyOf = <Item extends z.ZodType>(item: Item) => z.array(item).min(1).max(mostValues)

const words: Readonly<Record<string, string>> = { id: '_id', number: 'order_number' }

/** Many values at once, in the documented words. */
async function setting(
  context: RequestContext,
  set: Operation<SetMany, ManySet>,
  input: SetMany,
  field: 'available' | 'price',
) {
  const worded = (path: readonly string[]) => path.map(step => (step === 'value' ? field : (words[step] ?? step)))
  const { changed, ids, refusals } = await inWordsOf(worded, () => set(context, input))
  return { ...resultsOf(ids, refusals, worded), changed }
}

/** Stock and prices of many sizes at once, for those who know nothing else of them. */
export const manyValuesRoutes: readonly Route[] = [
  route({
    method: 'PUT',
    path: '/api/v0/shop_stock',
    audience: 'admin:catalogue',
    summary: `Sets the stock of up to ${mostValues} sizes, and of products without sizes, each named by \`_id\` or \`order_number\`. \`available\`: pieces, '' without limit. Revisions stay. The body is a list, or \`{items}\`.`,
    input: z.object({ items: manyOf(stockItem) }),
    takesItems: true,
    answer: changesAnswer,
    example: {
      items: [
        { order_number: 'HF-100-M', available: 12 },
        { _id: exampleIds.otherProduct, available: '' },
      ],
    },
    run(context, { items }, _reply, { isAtomic }) {
      const values = items.map(item => ({
        ...{ id: item._id, number: item.order_number, value: stockOf(item.available) ?? null },
      }))
      return setting(context, setStock, { items: values, isAtomic }, 'available')
    },
  }),
  route({
    method: 'PUT',
    path: '/api/v0/shop_price',
    audience: 'admin:catalogue',
    summary: `Sets the prices of up to ${mostValues} products and sizes, each named by \`_id\` or \`order_number\`: \`price\` in euros or \`price_cents\`, which wins; null: of a size its product’s, of a product none. The body is a list, or \`{items}\`.`,
    input: z.object({ items: manyOf(priceItem) }),
    takesItems: true,
    answer: changesAnswer,
    example: {
      items: [
        { order_number: 'HF-100', price: 19.9 },
        { _id: exampleIds.variant, price_cents: null },
      ],
    },
    run(context, { items }, _reply, { isAtomic }) {
      const values = items.map(item => ({
        ...{ id: item._id, number: item.order_number, value: priceOf(item.price, item.price_cents) ?? null },
      }))
      return setting(context, setPrices, { items: values, isAtomic }, 'price')
    },
  }),
]
