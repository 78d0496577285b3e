import { accepts } from '../../../api/accepted.ts'
import { builder } from '../../../api/builder.ts'
import type { RequestContext } from '../../../api/context.ts'
import { payloadType, withRefusals } from '../../../api/errors.ts'
import { rawId } from '../../../api/globalIds.ts'
import { atMost } from '../../../api/inputLimits.ts'
import { type NumberedPage, numberedConnection, numberedPage, pageComplexity } from '../../../api/numberedPages.ts'
import { DirectionRef } from '../../../api/values.ts'
import { withoutControls } from '../../../kit/words.ts'
import { mostPieces } from '../../catalogue/rules/limits.ts'
import { settingsOf } from '../../settings/graphql.ts'
import { shopSettings } from '../../settings/settings.ts'
import { changeStock } from '../operations/changeStock.ts'
import { setReorderLevel } from '../operations/reorderLevels.ts'
import {
  browseStock,
  countStock,
  countStockTabs,
  type StockFilter,
  type StockItem,
  type StockTab,
  stockTabs,
} from '../queries/items.ts'
import {
  browseStockMovements,
  countMovementTabs,
  countStockMovements,
  type MovementFilter,
  type MovementTab,
  movementTabs,
  type StockMovement,
} from '../queries/movements.ts'
import { type StockWish, stockLimits } from '../rules/changes.ts'
import { pieceKey, StockItemRef, StockMovementRef, StockReasonRef } from './types.ts'

const StockTabRef = builder.enumType('StockTab', {
  values: {
    ALL: { value: 'all' },
    LOW: { value: 'low' },
    SOLD_OUT: { value: 'soldOut' },
    UNLIMITED: { value: 'unlimited' },
  } as const,
})
const StockTabCountRef = builder.objectRef<{ key: StockTab; count: number }>('StockTabCount').implement({
  fields: t => ({ key: t.expose('key', { type: StockTabRef }), count: t.exposeInt('count') }),
})
type StockPage = NumberedPage<StockItem> & { tabs: () => Promise<Record<StockTab, number>> }
const StockConnectionRef = numberedConnection<StockItem, StockPage>('Stock', StockItemRef)
builder.objectField(StockConnectionRef, 'tabs', t =>
  t.field({
    type: [StockTabCountRef],
    description: 'How many each tab holds under the rest of the filter; 1,001 stands for more than 1,000.',
    resolve: async page => {
      const counts = await page.tabs()
      return stockTabs.map(key => ({ key, count: counts[key] }))
    },
  }),
)
const StockFilterInput = builder.inputType('StockFilter', {
  fields: t => ({ tab: t.field({ type: StockTabRef }), search: t.string(), groupId: t.id() }),
})
const StockOrderInput = builder.inputType('StockOrder', {
  fields: t => ({
    field: t.field({
      required: true,
      type: builder.enumType('StockOrderField', {
        values: { NUMBER: { value: 'number' }, TITLE: { value: 'title' }, STOCK: { value: 'stock' } } as const,
      }),
    }),
    direction: t.field({ type: DirectionRef, required: true }),
  }),
})

const MovementTabRef = builder.enumType('StockMovementTab', {
  values: {
    ALL: { value: 'all' },
    ORDERS: { value: 'orders' },
    ENTERED: { value: 'entered' },
    STOCKTAKING: { value: 'stocktaking' },
  } as const,
})
const MovementTabCountRef = builder.objectRef<{ key: MovementTab; count: number }>('StockMovementTabCount').implement({
  fields: t => ({ key: t.expose('key', { type: MovementTabRef }), count: t.exposeInt('count') }),
})
type MovementPage = NumberedPage<StockMovement> & { tabs: () => Promise<Record<MovementTab, number>> }
const MovementConnectionRef = numberedConnection<StockMovement, MovementPage>('StockMovement', StockMovementRef)
builder.objectField(MovementConnectionRef, 'tabs', t =>
  t.field({
    type: [MovementTabCountRef],
    description: 'How many each tab holds under the rest of the filter; 1,001 stands for more than 1,000.',
    resolve: async page => {
      const counts = await page.tabs()
      return movementTabs.map(key => ({ key, count: counts[key] }))
    },
  }),
)
const MovementFilterInput = builder.inputType('StockMovementFilter', {
  fields: t => ({
    itemId: t.id(),
    tab: t.field({ type: MovementTabRef }),
    reason: t.field({ type: StockReasonRef }),
    from: t.field({ type: 'Date' }),
    to: t.field({ type: 'Date' }),
  }),
})

const zoneOf = async (context: RequestContext) => shopSettings.of(await settingsOf(context)).timeZone

builder.queryFields(t => ({
  stock: t.field({
    type: StockConnectionRef,
    authScopes: { staff: 'catalogue' },
    complexity: pageComplexity,
    args: {
      first: t.arg.int(),
      after: t.arg.string(),
      filter: t.arg({ type: StockFilterInput }),
      orderBy: t.arg({ type: StockOrderInput }),
    },
    async resolve(_root, { filter, orderBy, ...args }, { database: { drizzle: reader }, viewer }) {
      const groupId = filter?.groupId ? (rawId('ProductGroup', String(filter.groupId)) ?? '-') : null
      const wanted: StockFilter = { tab: filter?.tab ?? null, groupId, search: withoutControls(filter?.search) ?? null }
      const order = orderBy ?? { field: 'number' as const, direction: 'asc' as const }
      const page = await numberedPage(args, {
        read: part => browseStock(reader, viewer, wanted, order, part),
        count: most => countStock(reader, viewer, wanted, most),
        search: wanted.search,
      })
      return { ...page, tabs: () => countStockTabs(reader, viewer, wanted) }
    },
  }),
  stockMovements: t.field({
    type: MovementConnectionRef,
    authScopes: { staff: 'catalogue' },
    complexity: pageComplexity,
    args: { first: t.arg.int(), after: t.arg.string(), filter: t.arg({ type: MovementFilterInput }) },
    async resolve(_root, { filter, ...args }, context) {
      const { drizzle: reader } = context.database
      const { viewer } = context
      const { itemId, tab, ...rest } = filter ?? {}
      const wanted: MovementFilter = { ...rest, pieceId: itemId ? pieceKey(itemId) || '-' : null }
      const zone = await zoneOf(context)
      const page = await numberedPage(args, {
        read: part => browseStockMovements(reader, viewer, { ...wanted, tab }, part, zone),
        count: most => countStockMovements(reader, viewer, { ...wanted, tab }, zone, most),
      })
      return { ...page, tabs: () => countMovementTabs(reader, viewer, wanted, zone) }
    },
  }),
}))

const StockChangeInput = builder.inputType('StockChangeInput', {
  fields: t => ({
    itemId: t.id({ required: true }),
    setTo: t.int({ ...accepts({ lowest: 0, highest: mostPieces }) }),
    add: t.int({ ...accepts({ lowest: -mostPieces, highest: mostPieces }) }),
  }),
})
const EnteredReasonRef = builder.enumType('EnteredStockReason', {
  values: {
    CORRECTION: { value: 'correction' },
    DELIVERY: { value: 'delivery' },
    RETURN: { value: 'return' },
  } as const,
})
const ChangeStockInput = builder.inputType('ChangeStockInput', {
  fields: t => ({
    items: t.field({ type: [StockChangeInput], required: true, ...atMost({ entries: stockLimits.items }) }),
    reason: t.field({ type: EnteredReasonRef, required: true }),
    note: t.string(accepts({ characters: stockLimits.note })),
  }),
})
const SetReorderLevelInput = builder.inputType('SetReorderLevelInput', {
  fields: t => ({
    itemIds: t.idList({ required: true, ...atMost({ entries: stockLimits.items }) }),
    level: t.int(accepts({ lowest: 0, highest: mostPieces })),
  }),
})

type Payload = { readonly items: readonly StockItem[] }
const StockPayload = payloadType<Payload>('StockPayload', t => ({
  items: t.field({ type: [StockItemRef], resolve: ({ items }) => [...items] }),
}))
const answer = (run: () => Promise<readonly StockItem[]>) =>
  withRefusals<Payload>({ items: [] }, async () => ({ items: await run() }))

builder.mutationFields(t => ({
  changeStock: t.field({
    type: StockPayload,
    authScopes: { admin: 'catalogue' },
    args: { input: t.arg({ type: ChangeStockInput, required: true }) },
    resolve: (_root, { input: { items, reason, note } }, context) => {
      const wishes = items.map((item): StockWish => ({ ...item, itemId: pieceKey(item.itemId) }))
      return answer(() => changeStock(context, { items: wishes, reason, note }))
    },
  }),
  setReorderLevel: t.field({
    type: StockPayload,
    authScopes: { admin: 'catalogue' },
    args: { input: t.arg({ type: SetReorderLevelInput, required: true }) },
    resolve: (_root, { input: { itemIds, level } }, context) =>
      answer(() => setReorderLevel(context, { itemIds: itemIds.map(pieceKey), level: level ?? null })),
  }),
}))
