import { z } from 'zod'
import { nothing, type Route, route } from '../../api/rest.ts'
import { reference } from './documentedCart.ts'
import { readSummary } from './queries.ts'
import { replaceFavourites } from './replaceFavourites.ts'

/** The favourites' paths; the cart's own stand with the checkout, which writes its `orderInfo`. */
export const cartRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/api/v0/shop/cart_favorites',
    audience: 'everyone',
    summary: 'The visitor’s favourites, latest first.',
    input: nothing,
    answer: { items: 'ids of products', total: 'how many' },
    async run(context) {
      const { favouriteProductIds } = await readSummary(context.database.drizzle, context.viewer, context.now())
      return { items: favouriteProductIds, total: favouriteProductIds.length }
    },
  }),
  route({
    method: 'PUT',
    path: '/api/v0/shop/cart_favorites',
    audience: 'everyone',
    summary: 'Makes these products the visitor’s favourites; others are no longer.',
    input: z.object({ items: z.array(reference).max(500) }),
    answer: { items: 'ids of products', total: 'how many' },
    async run(context, input) {
      const items = [...new Set(input.items)]
      context.responder.ensureVisitor()
      await replaceFavourites(context, { productIds: items })
      return { items, total: items.length }
    },
  }),
]
