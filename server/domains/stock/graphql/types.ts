import { batchedRows } from '../../../api/batched.ts'
import { builder } from '../../../api/builder.ts'
import { globalId, rawId } from '../../../api/globalIds.ts'
import { type Language, type LocalizedText, textIn } from '../../../kit/languages.ts'
import { mayWrite } from '../../../kit/viewer.ts'
import { FitRef } from '../../catalogue/graphql/values.ts'
import { loadOrder } from '../../orders/graphql/loaders.ts'
import { OrderRef } from '../../orders/graphql/order.ts'
import { type StockItem, stockItemsByIds } from '../queries/items.ts'
import { type StockMovement, stockMovementsByIds } from '../queries/movements.ts'
import { type StockTaking, type TakingLine, takingLinesByIds, takingsByIds } from '../queries/takings.ts'

export const StockReasonRef = builder.enumType('StockReason', {
  values: {
    ORDER: { value: 'order' },
    CANCELLATION: { value: 'cancellation' },
    RETURN: { value: 'return' },
    DELIVERY: { value: 'delivery' },
    CORRECTION: { value: 'correction' },
    STOCKTAKING: { value: 'stocktaking' },
    IMPORT: { value: 'import' },
    OPENING: { value: 'opening' },
  } as const,
})

export const StockTakingScopeRef = builder.enumType('StockTakingScope', {
  values: { ALL: { value: 'all' }, GROUP: { value: 'group' }, CHOSEN: { value: 'chosen' } } as const,
})
const StockTakingStateRef = builder.enumType('StockTakingState', {
  values: { OPEN: { value: 'open' }, BOOKED: { value: 'booked' }, DROPPED: { value: 'dropped' } } as const,
})

const loadItem = batchedRows(({ database, viewer }, ids) => stockItemsByIds(database.drizzle, viewer, ids))
const loadMovement = batchedRows(({ database, viewer }, ids) => stockMovementsByIds(database.drizzle, viewer, ids))
export const loadTaking = batchedRows(({ database, viewer }, ids) => takingsByIds(database.drizzle, viewer, ids))
const loadLine = batchedRows(({ database, viewer }, ids) => takingLinesByIds(database.drizzle, viewer, ids))

/** The id of a piece that an input names, be it as a piece, a size or a product; '' where it is none of them. */
export const pieceKey = (id: string | number): string =>
  ['StockItem', 'Variant', 'Product'].map(type => rawId(type, String(id))).find(key => key !== null) ?? ''

const named = (language: Language, text: LocalizedText | null) => textIn(language, text)

/** What has a stock count of its own, for staff. */
export const StockItemRef = builder.objectRef<StockItem>('StockItem')
builder.node(StockItemRef, {
  id: { resolve: ({ id }) => id },
  isTypeOf: value => 'reorderLevel' in (value as object) && 'bound' in (value as object),
  loadMany: (ids, context) => Promise.all(ids.map(id => loadItem(context, id))),
  fields: t => ({
    productId: t.id({ resolve: ({ productId }) => globalId('Product', productId) }),
    productNumber: t.exposeString('productNumber'),
    title: t.string({ resolve: ({ title }, _args, { language }) => named(language, title) ?? '' }),
    fit: t.expose('fit', { type: FitRef, nullable: true }),
    size: t.exposeString('size'),
    color: t.string({ nullable: true, resolve: ({ color }, _args, { language }) => named(language, color) }),
    sku: t.exposeString('sku'),
    gtin: t.exposeString('gtin', { nullable: true }),
    stock: t.exposeInt('stock', { nullable: true }),
    bound: t.exposeInt('bound'),
    onShelf: t.int({ nullable: true, resolve: ({ stock, bound }) => (stock === null ? null : stock + bound) }),
    reorderLevel: t.exposeInt('reorderLevel', { nullable: true }),
    isLow: t.boolean({
      resolve: ({ stock, reorderLevel }) => stock !== null && reorderLevel !== null && stock <= reorderLevel,
    }),
    backOn: t.expose('backOn', { type: 'Date', nullable: true }),
    isOffline: t.exposeBoolean('isOffline'),
  }),
})

/** A change of a stock count, for staff. */
export const StockMovementRef = builder.objectRef<StockMovement>('StockMovement')
builder.node(StockMovementRef, {
  id: { resolve: ({ id }) => id },
  isTypeOf: value => 'stockAfter' in (value as object) && 'delta' in (value as object),
  loadMany: (ids, context) => Promise.all(ids.map(id => loadMovement(context, id))),
  fields: t => ({
    item: t.field({
      type: StockItemRef,
      nullable: true,
      resolve: ({ pieceId }, _args, context) => loadItem(context, pieceId),
    }),
    amount: t.exposeInt('delta'),
    stockBefore: t.exposeInt('stockBefore', { nullable: true }),
    stockAfter: t.exposeInt('stockAfter', { nullable: true }),
    reason: t.expose('reason', { type: StockReasonRef }),
    note: t.exposeString('note', { nullable: true }),
    order: t.field({
      type: OrderRef,
      nullable: true,
      resolve: async ({ orderId }, _args, context) => {
        const order = orderId && (await loadOrder(context, orderId))
        return order ? { order } : null
      },
    }),
    by: t.exposeString('by', { nullable: true }),
    at: t.field({ type: 'DateTime', resolve: ({ at }) => new Date(at) }),
  }),
})

/** A stock-taking, for staff. */
export const StockTakingRef = builder.objectRef<StockTaking>('StockTaking')
builder.node(StockTakingRef, {
  id: { resolve: ({ id }) => id },
  isTypeOf: value => 'countsBound' in (value as object),
  loadMany: (ids, context) => Promise.all(ids.map(id => loadTaking(context, id))),
  fields: t => ({
    name: t.exposeString('name'),
    scope: t.expose('scope', { type: StockTakingScopeRef }),
    groupTitle: t.string({
      nullable: true,
      resolve: ({ groupTitle }, _args, { language }) => named(language, groupTitle),
    }),
    countsBound: t.exposeBoolean('countsBound'),
    state: t.expose('state', { type: StockTakingStateRef }),
    startedAt: t.field({ type: 'DateTime', resolve: ({ startedAt }) => new Date(startedAt) }),
    startedBy: t.exposeString('startedBy', { nullable: true }),
    endedAt: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: ({ endedAt }) => (endedAt === null ? null : new Date(endedAt)),
    }),
    endedBy: t.exposeString('endedBy', { nullable: true }),
    lineCount: t.exposeInt('lineCount'),
    countedCount: t.exposeInt('countedCount'),
    differentCount: t.exposeInt('differentCount'),
    viewerCanCount: t.boolean({
      resolve: ({ state }, _args, { viewer }) => state === 'open' && mayWrite(viewer, 'catalogue'),
    }),
  }),
})

/** A piece of a stock-taking, for staff. */
export const StockTakingLineRef = builder.objectRef<TakingLine>('StockTakingLine')
builder.node(StockTakingLineRef, {
  id: { resolve: ({ id }) => id },
  isTypeOf: value => 'bookedFrom' in (value as object),
  loadMany: (ids, context) => Promise.all(ids.map(id => loadLine(context, id))),
  fields: t => ({
    title: t.string({ resolve: ({ title }, _args, { language }) => named(language, title) ?? '' }),
    fit: t.expose('fit', { type: FitRef, nullable: true }),
    size: t.exposeString('size'),
    color: t.string({ nullable: true, resolve: ({ color }, _args, { language }) => named(language, color) }),
    sku: t.exposeString('sku'),
    counted: t.exposeInt('counted', { nullable: true }),
    expected: t.exposeInt('expected', { nullable: true }),
    difference: t.exposeInt('difference', { nullable: true }),
    countedAt: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: ({ countedAt }) => (countedAt === null ? null : new Date(countedAt)),
    }),
    countedBy: t.exposeString('countedBy', { nullable: true }),
    bookedFrom: t.exposeInt('bookedFrom', { nullable: true }),
    bookedTo: t.exposeInt('bookedTo', { nullable: true }),
  }),
})
