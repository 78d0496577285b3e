import { z } from 'zod'
import { nothing, type Route, route } from '../../api/rest.ts'
import { exampleIds, listOf, total } from '../../kit/answers.ts'
import { guestViewer } from '../../kit/viewer.ts'
import { colorAnswer, downloadAnswer, groupAnswer, productAnswer } from '../catalogue/presenters/answers.ts'
import { colorsOf, groupsOf, productsById, searchProducts } from '../catalogue/presenters/products.ts'
import { replaceFavourites } from './operations/favourites.ts'
import { cartAnswer, favouritesAnswer } from './presenters/answers.ts'
import { presentCart, reference } from './presenters/cart.ts'
import { readSummary } from './queries.ts'
import { missingToken } from './rules/cartToken.ts'

/** The favourites' and the search's paths; the cart's own stand with the checkout, which writes its `orderInfo`. */
export const cartRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/api/v0/shop/cart_favorites',
    audience: 'buyer',
    summary: 'The visitor’s favourites, latest first.',
    input: nothing,
    answer: favouritesAnswer,
    async run(context) {
      const { favouriteProductIds } = await readSummary(context.database.drizzle, context.viewer, context.now())
      return { items: favouriteProductIds, total: favouriteProductIds.length }
    },
  }),
  route({
    method: 'PUT',
    path: '/api/v0/shop/cart_favorites',
    audience: 'buyer',
    summary: 'Makes these products the visitor’s favourites; others are no longer.',
    input: z.object({ items: z.array(reference).max(500) }),
    answer: favouritesAnswer,
    example: { items: [exampleIds.product] },
    async run(context, input) {
      const items = [...new Set(input.items)]
      context.responder.limit('cart')
      context.responder.ensureVisitor()
      await replaceFavourites(context, { productIds: items })
      return { items, total: items.length }
    },
  }),
  route({
    method: 'POST',
    path: '/api/v0/shop/search',
    audience: 'everyone',
    summary:
      'Finds products (compounds, umlauts and typing errors are forgiven), with the visitor’s cart and favourites.',
    input: z.object({
      search: z.string().max(200).optional(),
      query: z.string().max(200).optional(),
      limit: z.int().min(1).max(100).default(24),
    }),
    answer: z.object({
      product_items: listOf(productAnswer, 'products, the best first'),
      product_item_preview: listOf(productAnswer, 'the first six of them'),
      total,
      product_groups: listOf(groupAnswer, 'groups that the search is about, as the page of the search has them'),
      colors: listOf(colorAnswer, 'colours whose name the query holds'),
      files: listOf(downloadAnswer, 'downloads of the products listed, such as size tables and data sheets'),
      cart: cartAnswer.describe('the visitor’s cart'),
      faved_items: listOf(productAnswer, 'the visitor’s favourites'),
    }),
    example: { search: 'trikot', limit: 24 },
    async run(given, { search, query, limit }) {
      given.responder.limit('search')
      // Whoever names carts by tokens finds products without one too, and then there is no cart to show.
      const hasNoCart = missingToken(given.viewer).length > 0
      const context = hasNoCart ? { ...given, viewer: guestViewer() } : given
      const text = search ?? query ?? ''
      const [found, groups, colors, cart, { favouriteProductIds }] = await Promise.all([
        searchProducts(context, text, limit),
        groupsOf(context),
        colorsOf(context),
        presentCart(context),
        readSummary(context.database.drizzle, context.viewer, context.now()),
      ])
      return {
        product_items: found.items,
        product_item_preview: found.items.slice(0, 6),
        total: found.total,
        product_groups: groups.filter(({ _id }) => found.groupIds.has(_id)),
        colors: colors.filter(found.namesColor),
        files: [...new Map(found.items.flatMap(({ downloads }) => downloads).map(file => [file._id, file])).values()],
        cart,
        faved_items: await productsById(context, favouriteProductIds),
      }
    },
  }),
]
