import { builder } from '../../../api/builder.ts'
import { offsetOf, rowsOf } from '../../../api/connections.ts'
import type { RequestContext } from '../../../api/context.ts'
import { rawId } from '../../../api/globalIds.ts'
import { DirectionRef, MoneyRef, money } from '../../../api/values.ts'
import { dayOf } from '../../../kit/days.ts'
import { rowsKnown } from '../../../kit/paging.ts'
import { mayRead } from '../../../kit/viewer.ts'
import { mostCounted } from '../../../platform/counting.ts'
import { settingsOf } from '../../settings/graphql.ts'
import { shopSettings } from '../../settings/settings.ts'
import { longestPropertyKey } from '../defaults/properties.ts'
import {
  countManaged,
  type ManagedFilter,
  type ManagedState,
  type Management,
  managedPage,
  managedStates,
  type PriceChange,
} from '../queries/management.ts'
import { visibilityOf } from '../rules/visibility.ts'
import { pageComplexity } from './connection.ts'
import { loadManagedCard, loadManagement, loadPriceChanges } from './loaders.ts'
import { partsField } from './managedParts.ts'
import { managementFields, ProductTextsRef } from './productFields.ts'
import { ProductConnectionRef, ProductRef, VariantRef } from './refs.ts'
import type { ProductShape } from './shapes.ts'
import { ProductKindRef, VisibilityRef } from './values.ts'
import { variantsOf } from './variant.ts'

type OfProduct<Row> = { readonly row: Row; readonly product: ProductShape }

/** A product as those who keep the catalogue see it; null for an id that is not a product's. */
export async function managedProduct(context: RequestContext, id: string): Promise<ProductShape | null> {
  const card = await loadManagedCard(context, id)
  return card && { card, isManaged: true }
}

const PriceChangeRef = builder.objectRef<OfProduct<PriceChange>>('PriceChange').implement({
  fields: t => ({
    at: t.field({ type: 'DateTime', resolve: ({ row }) => new Date(row.at) }),
    variant: t.field({
      type: VariantRef,
      nullable: true,
      description: 'Null where the price was the product’s own.',
      resolve: async ({ row, product }, _args, context) => {
        if (row.variantId === null) return null
        const variants = await variantsOf(context, { ...product, isManaged: true })
        return variants.find(({ variant }) => variant.id === row.variantId) ?? null
      },
    }),
    price: t.field({
      type: MoneyRef,
      nullable: true,
      description: 'Null where nothing was sold at a price of its own any more.',
      resolve: ({ row }) => money(row.priceCents),
    }),
    by: t.string({ nullable: true, resolve: ({ row }) => row.by }),
  }),
})

const mostPriceChanges = 100

export const ProductManagementRef = builder.objectRef<OfProduct<Management>>('ProductManagement').implement({
  description: 'What those who keep the catalogue see of a product besides its public side.',
  fields: t => ({
    revision: t.int({ resolve: ({ row }) => row.revision }),
    texts: t.field({ type: ProductTextsRef, resolve: ({ row }) => row }),
    ...managementFields(t),
    isDeleted: t.boolean({ resolve: ({ row }) => row.isDeleted }),
    visibility: t.field({ type: VisibilityRef, resolve: ({ row }, _args, { now }) => visibilityOf(row, now()) }),
    parts: partsField(t),
    totalStock: t.int({
      nullable: true,
      description: 'Pieces over all variants; null if any is unlimited.',
      resolve: ({ row }) => row.totalStock,
    }),
    awaiting: t.int({
      description: 'How many people wait for a size that is sold out, or for more pieces of it.',
      resolve: ({ row }) => row.awaiting,
    }),
    priceChanges: t.field({
      type: [PriceChangeRef],
      description: 'Every price that ever held, newest first.',
      args: { first: t.arg.int() },
      complexity: { field: 5, multiplier: 20 },
      resolve: async ({ product }, { first }, context) => {
        const changes = (await loadPriceChanges(context, product.card.id)) ?? []
        return changes.slice(0, rowsOf(first, mostPriceChanges)).map(row => ({ row, product }))
      },
    }),
    updatedAt: t.field({ type: 'DateTime', resolve: ({ row }) => row.updatedAt }),
  }),
})

builder.objectField(ProductRef, 'management', t =>
  t.field({
    type: ProductManagementRef,
    nullable: true,
    description: 'For staff; null for others.',
    complexity: 5,
    resolve: async (product, _args, context) => {
      const row = mayRead(context.viewer, 'catalogue') ? await loadManagement(context, product.card.id) : null
      return row && { row, product }
    },
  }),
)

const ManagedProductStateRef = builder.enumType('ManagedProductState', {
  values: {
    ALL: { value: 'all' },
    ONLINE: { value: 'online' },
    OFFLINE: { value: 'offline' },
    SIZES_SOLD_OUT: { value: 'sizesSoldOut' },
    SOLD_OUT: { value: 'soldOut' },
    SALE: { value: 'sale' },
    DELETED: { value: 'deleted' },
  } as const,
})

const ManagedProductFilter = builder.inputType('ManagedProductFilter', {
  fields: t => ({
    state: t.field({ type: ManagedProductStateRef }),
    search: t.string(),
    groupId: t.id(),
    kind: t.field({ type: ProductKindRef }),
    discountGroup: t.string({ description: 'Key of a discount group that it, or an offer of it, is in.' }),
    property: t.string({ description: 'Key under which it, or one of its variants, has a value.' }),
  }),
})

const ManagedProductOrder = builder.inputType('ManagedProductOrder', {
  fields: t => ({
    field: t.field({
      required: true,
      type: builder.enumType('ManagedProductField', {
        values: {
          NUMBER: { value: 'number' },
          TITLE: { value: 'title' },
          PRICE: { value: 'price' },
          STOCK: { value: 'stock' },
          UPDATED_AT: { value: 'updatedAt' },
          SORT_ORDER: { value: 'sortOrder' },
        } as const,
      }),
    }),
    direction: t.field({ required: true, type: DirectionRef }),
  }),
})

const longestSearch = 100

/** What the input says of which products are wanted. */
const wantedOf = async (
  context: RequestContext,
  filter: typeof ManagedProductFilter.$inferInput | null | undefined,
): Promise<ManagedFilter> => ({
  state: filter?.state ?? 'all',
  search: (filter?.search ?? '').replaceAll('\0', '').slice(0, longestSearch),
  groupId: filter?.groupId ? (rawId('ProductGroup', String(filter.groupId)) ?? noGroup) : null,
  kind: filter?.kind ?? null,
  discountGroup: filter?.discountGroup?.slice(0, 100) ?? null,
  property: filter?.property?.replaceAll('\0', '').slice(0, longestPropertyKey) ?? null,
  today: dayOf(context.now(), shopSettings.of(await settingsOf(context)).timeZone),
})

const ManagedProductCountRef = builder
  .objectRef<{ state: ManagedState; count: number }>('ManagedProductCount')
  .implement({
    fields: t => ({ state: t.expose('state', { type: ManagedProductStateRef }), count: t.exposeInt('count') }),
  })

builder.queryField('managedProductCounts', t =>
  t.field({
    type: [ManagedProductCountRef],
    description: 'How many products are in each state under the rest of the filter; 1,001 stands for more than 1,000.',
    authScopes: { staff: 'catalogue' },
    args: { filter: t.arg({ type: ManagedProductFilter }) },
    complexity: 20,
    resolve: async (_root, { filter }, context) => {
      const counts = await countManaged(context.database, await wantedOf(context, filter), context.now())
      return managedStates.map(state => ({ state, count: counts[state] }))
    },
  }),
)

builder.queryField('managedProducts', t =>
  t.field({
    type: ProductConnectionRef,
    description: 'All products, paged by number, for those who keep the catalogue.',
    authScopes: { staff: 'catalogue' },
    args: {
      first: t.arg.int(),
      after: t.arg.string(),
      filter: t.arg({ type: ManagedProductFilter }),
      orderBy: t.arg({ type: ManagedProductOrder }),
    },
    complexity: pageComplexity,
    resolve: async (_root, { first, after, filter, orderBy }, context) => {
      const size = rowsOf(first)
      const offset = offsetOf(after)
      const most = mostCounted(filter?.search)
      const { ids, total } = await managedPage(context.database, {
        filter: await wantedOf(context, filter),
        field: orderBy?.field ?? 'updatedAt',
        direction: orderBy?.direction ?? 'desc',
        offset,
        size,
        most,
        now: context.now(),
      })
      const known = rowsKnown(total, most, { offset, size, rows: ids.length })
      const products = await Promise.all(ids.map(id => managedProduct(context, id)))
      return {
        edges: products.flatMap((node, index) => (node ? [{ cursor: [offset + index + 1], node }] : [])),
        hasNext: offset + ids.length < known,
        hasPrevious: offset > 0,
        totalCount: () => Math.min(total, most),
        isCountCapped: total > most,
        offset: { start: offset, size, known },
      }
    },
  }),
)

/** The id of no group: a filter by something that is none finds nothing. */
const noGroup = '00000000-0000-0000-0000-000000000000'

builder.queryField('managedProduct', t =>
  t.field({
    type: ProductRef,
    nullable: true,
    authScopes: { staff: 'catalogue' },
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) => {
      const productId = rawId('Product', id)
      return productId ? managedProduct(context, productId) : null
    },
  }),
)
