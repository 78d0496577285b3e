import { builder } from '../../../api/builder.ts'
import type { RequestContext } from '../../../api/context.ts'
import { guestViewer } from '../../../kit/viewer.ts'
import { idOfKey } from '../../../platform/businessKeys.ts'
import { primeSettings } from '../../settings/graphql.ts'
import {
  allColors,
  allGroups,
  firstLevelGroups,
  firstLevelKey,
  type GroupOnSale,
  groupBySlug,
  groupsOnSale,
} from '../queries/groups.ts'
import { productKeys } from '../queries/keys.ts'
import { productBySlug } from '../queries/products.ts'
import { countOfShopList, type ShopList, shopListPage, shopListShape } from '../queries/shopLists.ts'
import '../blocks/graphql.ts'
import './articles.ts'
import './product.ts'
import './productDelivery.ts'
import './productRecord.ts'
import './propertyUses.ts'
import './shownProperties.ts'
import './productGroup.ts'
import './choices.ts'
import './drafts.ts'
import './history.ts'
import './management.ts'
import './related.ts'
import './search.ts'
import './variant.ts'
import { pageArguments, pageComplexity } from './connection.ts'
import { ColorRef, ProductConnectionRef, ProductGroupRef, ProductRef } from './refs.ts'

/** The ways into the catalogue that are open to everybody, and the plain lists for those who keep it. */

/** Longest slug that is looked up. */
const longestSlug = 200
const isPossible = (slug: string) => slug.length <= longestSlug && !slug.includes('\0')

builder.queryField('productGroups', t =>
  t.field({
    type: [ProductGroupRef],
    description: 'Groups of the first level, those of the main gallery left aside.',
    shared: true,
    authScopes: { public: true },
    complexity: { field: 5, multiplier: 12 },
    // The frame of a page shows them, and many a page too.
    resolve: (_root, _args, context) => context.onceForAll(firstLevelKey, () => firstLevelGroups(context.database)),
  }),
)

builder.queryField('productGroup', t =>
  t.field({
    type: ProductGroupRef,
    nullable: true,
    description: 'By slug, or by the id that REST shows.',
    shared: true,
    authScopes: { public: true },
    args: { slug: t.arg.string({ required: true }) },
    resolve: async (_root, { slug }, context) => {
      const group = isPossible(slug) ? await groupBySlug(context.database, slug) : null
      if (group) await primeSettings(context, group.settings)
      return group
    },
  }),
)

/** The id of a product by its number or GTIN, as visitors may know of it. */
async function productNamed(
  { database, now }: RequestContext,
  { number, gtin }: { readonly number?: string | null; readonly gtin?: string | null },
): Promise<string | null> {
  const key = number
    ? ({ name: 'order_number', value: number } as const)
    : ({ name: 'gtin', value: gtin ?? '' } as const)
  return idOfKey(database.drizzle, productKeys, key, { viewer: guestViewer(), now: now() })
}

builder.queryField('product', t =>
  t.field({
    type: ProductRef,
    nullable: true,
    description:
      'By slug, or by the id that REST shows; or by its number or GTIN; null if visitors cannot see it. A GTIN that several have is refused with their number.',
    shared: true,
    authScopes: { public: true },
    args: {
      slug: t.arg.string(),
      number: t.arg.string(),
      gtin: t.arg.string({ description: 'The property `gtin` of the product or of one of its sizes.' }),
    },
    resolve: async (_root, args, context) => {
      const slug = args.slug ?? (await productNamed(context, args)) ?? ''
      const product = isPossible(slug) ? await productBySlug(context.database, slug, context.now()) : null
      if (product) await primeSettings(context, product.settings)
      return product && { card: product.card, texts: product.texts }
    },
  }),
)

for (const [name, list, description] of [
  ['newProducts', 'new', 'Those marked new first, then the others by age.'],
  ['topSellers', 'top', 'What was sold, by pieces; empty where nothing was.'],
  ['specials', 'specials', 'What is reduced or on offer.'],
] as const satisfies readonly (readonly [string, ShopList, string])[]) {
  builder.queryField(name, t =>
    t.field({
      type: ProductConnectionRef,
      description,
      shared: true,
      authScopes: { public: true },
      args: {
        first: t.arg.int(),
        after: t.arg.string(),
        without: t.arg.string({ description: 'The slug of a product that is left out: the one whose page it is.' }),
      },
      complexity: pageComplexity,
      resolve: async (_root, args, { database }) => {
        const { first, after } = pageArguments(args, shopListShape(list))
        const page = await shopListPage(database, list, first, after, args.without)
        return {
          edges: page.rows.map(row => ({ cursor: row.cursor, node: { card: row.card } })),
          hasNext: page.hasNext,
          hasPrevious: after !== null,
          totalCount: () => countOfShopList(database, list),
        }
      },
    }),
  )
}

const GroupOnSaleRef = builder.objectRef<GroupOnSale>('GroupOnSale').implement({
  description: 'A group most of whose products are reduced.',
  fields: t => ({
    group: t.field({
      type: ProductGroupRef,
      description: 'The group itself, with how many of its products visitors can see.',
      resolve: group => group,
    }),
    reducedCount: t.exposeInt('reducedCount', {
      description: 'Of its products that visitors can see, those that are reduced or on offer.',
    }),
  }),
})

builder.queryField('groupsOnSale', t =>
  t.field({
    type: [GroupOnSaleRef],
    description:
      'Groups with at least two products that are reduced or on offer, and more of these than others, in the shop’s order; at most twelve.',
    shared: true,
    authScopes: { public: true },
    complexity: { field: 5, multiplier: 12 },
    resolve: (_root, _args, { database }) => groupsOnSale(database),
  }),
)

builder.queryField('allProductGroups', t =>
  t.field({
    type: [ProductGroupRef],
    authScopes: { staff: 'catalogue' },
    complexity: { field: 5, multiplier: 20 },
    resolve: (_root, _args, context) => allGroups(context.database),
  }),
)

builder.queryField('colors', t =>
  t.field({
    type: [ColorRef],
    authScopes: { staff: 'catalogue' },
    complexity: { field: 5, multiplier: 20 },
    resolve: (_root, _args, context) => allColors(context.database),
  }),
)
