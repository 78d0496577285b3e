import { z } from 'zod'
import { nothing, type Route, route } from '../../../api/rest.ts'
import { exampleIds, idOf, listed, whole, yesNo } from '../../../kit/answers.ts'
import { confirmRestock, endRestock, requestRestock } from './operations.ts'
import { awaitedSizes } from './queries.ts'
import { MOST_AWAITED } from './rules.ts'

const link = z.object({ token: z.string().max(200) })
const exampleLink = { token: '<secret of the mail’s link>' }
const awaited = z.object({
  product: idOf('product', 'the product'),
  variant: idOf('variant', 'its size; null of a product without sizes').nullable(),
  people: whole('how many wait for it', 3),
  pieces: whole('how many pieces they want', 5),
})

/** Waiting for a size to come back. */
export const restockRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: '/api/v0/shop/restock',
    audience: 'visitor',
    summary: 'Asks the owner of an address by mail whether they want to be told when a size is back.',
    input: z.object({
      product: z.string().max(100),
      variant: z.string().max(100).nullish(),
      amount: z.int().min(1).max(MOST_AWAITED).default(1),
      email: z.string().max(320),
    }),
    answer: z.object({ sent: yesNo('true, whether or not somebody waits already', true) }),
    example: { product: exampleIds.product, variant: exampleIds.variant, amount: 1, email: 'kim@example.com' },
    async run(context, { product, variant, amount, email }) {
      await context.responder.limitExactly('mail')
      const { publicUrl } = context.config
      await requestRestock(context, { productId: product, variantId: variant ?? null, amount, email, publicUrl })
      return { sent: true }
    },
  }),
  route({
    method: 'POST',
    path: '/api/v0/shop/restock/confirm',
    audience: 'visitor',
    summary: 'Confirms by the secret of the mail’s link.',
    input: link,
    answer: z.object({ confirmed: yesNo('true', true) }),
    example: exampleLink,
    async run(context, input) {
      await context.responder.limitExactly('form')
      await confirmRestock(context, input)
      return { confirmed: true }
    },
  }),
  route({
    method: 'POST',
    path: '/api/v0/shop/restock/end',
    audience: 'visitor',
    summary: 'Ends the waiting by the secret of the mail’s link.',
    input: link,
    answer: z.object({ ended: yesNo('true', true) }),
    example: exampleLink,
    async run(context, input) {
      await context.responder.limitExactly('form')
      await endRestock(context, input)
      return { ended: true }
    },
  }),
  route({
    method: 'GET',
    path: '/api/v0/shop_restock',
    audience: 'staff:catalogue',
    summary: 'How many people wait for which size, those awaited most first; at most 1,000 sizes.',
    input: nothing,
    answer: listed(awaited, 'sizes, those awaited most first'),
    async run({ database }) {
      const sizes = await awaitedSizes(database.drizzle)
      const items = sizes.map(({ productId, variantId, people, pieces }) => ({
        ...{ product: productId, variant: variantId, people, pieces },
      }))
      return { items, total: items.length }
    },
  }),
]
