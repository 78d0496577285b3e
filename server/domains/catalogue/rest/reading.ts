import { z } from 'zod'
import type { RequestContext } from '../../../api/context.ts'
import { nothing, type Route, route } from '../../../api/rest.ts'
import { collection } from '../../../api/restCollection.ts'
import { idOfInput } from '../../../api/restIds.ts'
import { oneNamed } from '../../../api/restNaming.ts'
import { exampleIds, listed, listOf, total } from '../../../kit/answers.ts'
import { isId } from '../../../kit/ids.ts'
import { NotFound } from '../../../kit/refusals.ts'
import { type InstantRange, noted } from '../../../platform/changeFeed.ts'
import { colorAnswer, groupAnswer, itemAnswer, productAnswer } from '../presenters/answers.ts'
import { colorsOf, findProducts, groupsOf, itemsById, productsById } from '../presenters/products.ts'
import { groupsOnSale } from '../queries/groups.ts'
import { listedKeys } from '../queries/keys.ts'
import { type RecordFilter, type RecordSort, recordSorts } from '../queries/records.ts'
import { shopListPage } from '../queries/shopLists.ts'
import { calledColor, calledGroup, calledItem, calledProduct } from './called.ts'

const oneOrSeveral = (value: z.ZodType<string>) =>
  z.union([value.transform(id => [id]), z.object({ $in: z.array(value).max(1000) }).transform(list => list.$in)])
const id = z.string().max(200).refine(isId, 'is not an id')

const productFilter: z.ZodType<RecordFilter> = z
  .strictObject({
    _id: oneOrSeveral(id).optional(),
    product_groups: oneOrSeveral(id).optional(),
    tags: oneOrSeveral(z.string().max(200)).optional(),
    type: z.enum(['product', 'set', 'voucher']).optional(),
    new: z.boolean().optional(),
    sale: z.boolean().optional(),
    offline: z.boolean().optional(),
    title: z.string().max(200).optional(),
  })
  .transform(query => ({
    ...(query._id && { ids: query._id }),
    ...(query.product_groups && { groupIds: query.product_groups }),
    ...(query.tags && { tags: query.tags }),
    ...(query.type && { kind: query.type === 'product' ? 'goods' : query.type }),
    ...(query.new !== undefined && { isNew: query.new }),
    ...(query.sale !== undefined && { isOnSale: query.sale }),
    ...(query.offline !== undefined && { isOffline: query.offline }),
    ...(query.title !== undefined && { title: query.title }),
  }))

const byIdsOf =
  <Item extends { _id: string }>(all: (context: RequestContext) => Promise<Item[]>) =>
  async (context: RequestContext, ids: readonly string[]) => {
    const items = new Map((await all(context)).map(item => [item._id, item]))
    return ids.flatMap(wanted => items.get(wanted) ?? [])
  }

const page = <Item>(items: readonly Item[], { skip, limit }: { skip: number; limit: number }) => ({
  items: items.slice(skip, skip + limit),
  total: items.length,
})

const idFilter = { _id: oneOrSeveral(id).optional() }
const withIds = <Query extends { readonly _id?: string[] | undefined }>({ _id, ...query }: Query) => ({
  ...query,
  ids: _id,
})

/** Of short lists, which are read as a whole: what came into being and was changed within these spans of time. */
async function within<Item extends { readonly _id: string }>(
  { database: { drizzle } }: RequestContext,
  kind: 'productGroup' | 'color',
  items: readonly Item[],
  { created, changed }: { readonly created?: InstantRange | undefined; readonly changed?: InstantRange | undefined },
): Promise<readonly Item[]> {
  if (!created && !changed) return items
  const ids = new Set(await noted(drizzle, kind, { created, changed }))
  return items.filter(item => ids.has(item._id))
}

const pageInput = z.object({
  group: z.string().max(200).optional(),
  page: z.int().min(0).max(100_000).optional(),
  limit: z.int().min(1).max(100).optional(),
})

const allGroups = listOf(groupAnswer, 'groups')

const MOST_SPECIALS = 1000

/** Reading paths of the catalogue. */
export const catalogueRoutes: readonly Route[] = [
  ...collection({
    name: 'shop_product',
    audience: 'everyone',
    what: 'products',
    ...calledItem,
    listKeys: listedKeys,
    mirrored: { kind: 'product', area: 'catalogue' },
    item: itemAnswer,
    filter: productFilter,
    sorts: Object.keys(recordSorts) as [RecordSort, ...RecordSort[]],
    find: findProducts,
    byIds: itemsById,
  }),
  ...collection({
    name: 'shop_productgroup',
    audience: 'everyone',
    what: 'product groups',
    ...calledGroup,
    mirrored: { kind: 'productGroup', area: 'catalogue' },
    item: groupAnswer,
    filter: z
      .strictObject({ ...idFilter, mainGallery: z.boolean().optional(), product_groups: id.optional() })
      .transform(withIds),
    sorts: ['order'],
    async find(context, { filter, ...part }) {
      const groups = (await within(context, 'productGroup', await groupsOf(context), part)).filter(
        group =>
          (!filter.ids || filter.ids.includes(group._id)) &&
          (filter.mainGallery === undefined || group.mainGallery === filter.mainGallery) &&
          (filter.product_groups === undefined || group.product_groups.includes(filter.product_groups)),
      )
      return page(groups, part)
    },
    byIds: byIdsOf(groupsOf),
  }),
  ...collection({
    name: 'shop_color',
    audience: 'everyone',
    what: 'colours',
    ...calledColor,
    mirrored: { kind: 'color', area: 'catalogue' },
    item: colorAnswer,
    filter: z.strictObject(idFilter).transform(withIds),
    sorts: ['order'],
    async find(context, { filter, ...part }) {
      const colors = await within(context, 'color', await colorsOf(context), part)
      return page(
        colors.filter(color => !filter.ids || filter.ids.includes(color._id)),
        part,
      )
    },
    byIds: byIdsOf(colorsOf),
  }),
  ...(['specials', 'getpagespecials'] as const).map(name =>
    route({
      method: 'GET',
      path: `/api/v0/${name}`,
      audience: 'everyone',
      summary: 'Products that are reduced or on offer, and the groups most of whose products are.',
      input: nothing,
      answer: z.object({
        byProducts: listOf(productAnswer, 'in the order of the page of specials'),
        byGroups: listOf(
          groupAnswer,
          'groups with at least two such products, and more of these than others, in the order of the page of specials',
        ),
      }),
      async run(context) {
        const [{ rows }, onSale, groups] = await Promise.all([
          shopListPage(context.database, 'specials', MOST_SPECIALS, null),
          groupsOnSale(context.database),
          groupsOf(context),
        ])
        const ids = rows.map(({ card }) => card.id)
        const byId = new Map(groups.map(group => [group._id, group]))
        return {
          byProducts: await productsById(context, ids),
          byGroups: onSale.flatMap(({ id }) => byId.get(id) ?? []),
        }
      },
    }),
  ),
  route({
    method: 'POST',
    path: '/api/v1/shop/getPageDataLandingPage',
    audience: 'everyone',
    summary: 'What the landing page, or with `group` the page of a group, shows.',
    input: pageInput,
    answer: z.object({
      product_groups: allGroups,
      products: listOf(productAnswer, 'of the group, or novelties'),
      total,
    }),
    example: { group: exampleIds.group, page: 0, limit: 24 },
    async run(context, { group, page: number = 0, limit = 24 }) {
      const filter: RecordFilter = group === undefined ? { isNew: true } : { groupIds: isId(group) ? [group] : [] }
      const [groups, products] = await Promise.all([
        groupsOf(context),
        findProducts(context, { filter, limit, skip: number * limit, sort: 'order' }),
      ])
      return {
        product_groups: groups.filter(each => !each.mainGallery),
        products: products.items,
        total: products.total,
      }
    },
  }),
  route({
    method: 'POST',
    path: '/api/v1/shop/getPageDataProduct',
    audience: 'everyone',
    summary: 'What a product’s page shows: the product, its set pieces or the sets that hold it, and the groups.',
    input: oneNamed(calledProduct),
    answer: z.object({
      product: productAnswer,
      slots: listOf(productAnswer, 'products of a set'),
      cross: listOf(productAnswer, 'products that go with it'),
      product_groups: allGroups,
      colors: listOf(productAnswer.shape.colors.element, 'of the product'),
    }),
    example: { id: exampleIds.product },
    async run(context, input) {
      const [product] = await productsById(context, [await idOfInput(context, input, calledProduct)])
      if (!product) throw new NotFound()
      const [slots, cross, groups] = await Promise.all([
        productsById(
          context,
          product.slots.map(slot => slot.product),
        ),
        productsById(context, product.cross),
        groupsOf(context),
      ])
      return { product, slots, cross, product_groups: groups, colors: product.colors }
    },
  }),
  route({
    method: 'POST',
    path: '/api/v1/shop/getPageDataProductBrowser',
    audience: 'staff:catalogue',
    summary: 'A page of the product browser: all products, those offline too.',
    input: pageInput,
    answer: listed(productAnswer, 'products').extend({ product_groups: allGroups }),
    example: { group: exampleIds.group, page: 0, limit: 50 },
    async run(context, { group, page: number = 0, limit = 50 }) {
      const filter: RecordFilter = group === undefined ? {} : { groupIds: isId(group) ? [group] : [] }
      const products = await findProducts(context, { filter, limit, skip: number * limit, sort: 'order' })
      return { ...products, product_groups: await groupsOf(context) }
    },
  }),
  route({
    method: 'POST',
    path: '/api/v1/shop/getPageDataProductEdit',
    audience: 'staff:catalogue',
    summary: 'What the product’s editor shows.',
    input: oneNamed(calledProduct),
    answer: z.object({ product: productAnswer, product_groups: allGroups, colors: listOf(colorAnswer, 'all colours') }),
    example: { id: exampleIds.product },
    async run(context, input) {
      const [product] = await productsById(context, [await idOfInput(context, input, calledProduct)])
      if (!product) throw new NotFound()
      return { product, product_groups: await groupsOf(context), colors: await colorsOf(context) }
    },
  }),
  route({
    method: 'POST',
    path: '/api/v1/shop/getPageDataProductGroupsBrowser',
    audience: 'staff:catalogue',
    summary: 'All product groups.',
    input: nothing,
    answer: listed(groupAnswer, 'groups'),
    example: {},
    async run(context) {
      const items = await groupsOf(context)
      return { items, total: items.length }
    },
  }),
]
