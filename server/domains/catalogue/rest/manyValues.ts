import { z } from 'zod'
import type { RequestContext } from '../../../api/context.ts'
import { type Route, route } from '../../../api/rest.ts'
import { changesAnswer } from '../../../api/restAnswers.ts'
import { askingOf, recordsNamed } from '../../../api/restIds.ts'
import { hasName, namingShape } from '../../../api/restNaming.ts'
import { resultsOf } from '../../../api/restResults.ts'
import { inWordsOf } from '../../../api/restWrites.ts'
import { exampleIds } from '../../../kit/answers.ts'
import { isId } from '../../../kit/ids.ts'
import type { Operation } from '../../../platform/operation.ts'
import { type ManySet, mostValues, type NamedValue, type SetMany, setPrices, setStock } from '../operations/setMany.ts'
import { available, cents, euros, name, priceOf, stockOf } from '../presenters/fields.ts'
import { calledPiece } from './called.ts'

const named = { ...namingShape(calledPiece), order_number: name.nullish() }
const isNamed = (item: Readonly<Record<string, unknown>>) =>
  hasName(calledPiece, item) || (item.order_number ?? null) !== null
const unnamed = { path: ['_id'], message: 'say `_id`, `order_number`, `sku`, `gtin` or `slug`' }

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

type Item = z.output<z.ZodObject<typeof named>>

/** What items name: ids and article numbers as they are, what is named by another key by its id, found for all at once. */
async function namedValues<Sent extends Item>(
  context: RequestContext,
  items: readonly Sent[],
  wanted: (item: Sent) => number | null,
) {
  const isKeyed = (item: Sent) => {
    const id = item._id ?? item.id ?? null
    return id === null ? (item.order_number ?? null) === null : !isId(id)
  }
  const found = await recordsNamed(askingOf(context), items.filter(isKeyed), calledPiece)
  let next = 0
  return items.map((item): NamedValue & { readonly field: string } => {
    const value = wanted(item)
    if (!isKeyed(item)) {
      const id = item._id ?? item.id
      return id ? { field: '_id', id, value } : { field: 'order_number', number: item.order_number ?? null, value }
    }
    const record = found[next++]!
    const { field } = record
    return record.id === null ? { field, value, misnamed: record.refused.refusals } : { field, id: record.id, value }
  })
}

/** Many values at once, in the documented words. */
async function setting<Sent extends Item>(
  context: RequestContext,
  { set, items, isAtomic }: { set: Operation<SetMany, ManySet>; items: readonly Sent[]; isAtomic: boolean },
  field: 'available' | 'price',
  wanted: (item: Sent) => number | null,
) {
  const values = await namedValues(context, items, wanted)
  const worded = (path: readonly string[], item: (typeof values)[number] | undefined) =>
    path.map(step => {
      if (step === 'value') return field
      return step === 'id' || step === 'number' ? (item?.field ?? step) : step
    })
  const { changed, ids, refusals } = await inWordsOf(
    path => worded(path, values[Number(path[1])]),
    () => set(context, { items: values, isAtomic }),
  )
  return { ...resultsOf(ids, refusals, (path, index) => worded(path, values[index])), changed }
}

/** Stock and prices of many sizes at once, for those who know nothing else of them. */
export const manyValuesRoutes: readonly Route[] = [
  route({
    method: 'PUT',
    path: '/api/v0/shop_stock',
    audience: 'admin:catalogue',
    summary: `Sets the stock of up to ${mostValues} sizes, and of products without sizes, each named by \`_id\`, \`order_number\`, \`sku\`, \`gtin\` or \`slug\`. \`available\`: pieces, '' without limit. Revisions stay. The body is a list, or \`{items}\`.`,
    input: z.object({ items: manyOf(stockItem) }),
    takesItems: true,
    answer: changesAnswer,
    example: {
      items: [
        { order_number: 'HF-100-M', available: 12 },
        { _id: exampleIds.otherProduct, available: '' },
      ],
    },
    run: (context, { items }, _reply, { isAtomic }) =>
      setting(context, { set: setStock, items, isAtomic }, 'available', item => stockOf(item.available) ?? null),
  }),
  route({
    method: 'PUT',
    path: '/api/v0/shop_price',
    audience: 'admin:catalogue',
    summary: `Sets the prices of up to ${mostValues} products and sizes, each named by \`_id\`, \`order_number\`, \`sku\`, \`gtin\` or \`slug\`: \`price\` in euros or \`price_cents\`, which wins; null: of a size its product’s, of a product none. The body is a list, or \`{items}\`.`,
    input: z.object({ items: manyOf(priceItem) }),
    takesItems: true,
    answer: changesAnswer,
    example: {
      items: [
        { order_number: 'HF-100', price: 19.9 },
        { _id: exampleIds.variant, price_cents: null },
      ],
    },
    run: (context, { items }, _reply, { isAtomic }) =>
      setting(
        context,
        { set: setPrices, items, isAtomic },
        'price',
        item => priceOf(item.price, item.price_cents) ?? null,
      ),
  }),
]
