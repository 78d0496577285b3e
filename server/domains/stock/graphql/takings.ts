import { accepts } from '../../../api/accepted.ts'
import { builder } from '../../../api/builder.ts'
import { payloadType, withRefusals } from '../../../api/errors.ts'
import { rawId } from '../../../api/globalIds.ts'
import { atMost } from '../../../api/inputLimits.ts'
import { type NumberedPage, numberedConnection, numberedPage, pageComplexity } from '../../../api/numberedPages.ts'
import { withoutControls } from '../../../kit/words.ts'
import { longestNumber, mostPieces } from '../../catalogue/rules/limits.ts'
import { countStockPiece } from '../operations/counting.ts'
import { bookStockTaking, dropStockTaking, startStockTaking } from '../operations/takings.ts'
import {
  browseTakingLines,
  browseTakings,
  countLineTabs,
  countTakingLines,
  countTakings,
  countTakingTabs,
  type LineTab,
  lineTabs,
  type StockTaking,
  type TakingLine,
  type TakingTab,
  takingTabs,
} from '../queries/takings.ts'
import { stockLimits } from '../rules/changes.ts'
import { loadTaking, pieceKey, StockTakingLineRef, StockTakingRef, StockTakingScopeRef } from './types.ts'

const TakingTabRef = builder.enumType('StockTakingTab', {
  values: {
    OPEN: { value: 'open' },
    BOOKED: { value: 'booked' },
    DROPPED: { value: 'dropped' },
    ALL: { value: 'all' },
  } as const,
})
const TakingTabCountRef = builder.objectRef<{ key: TakingTab; count: number }>('StockTakingTabCount').implement({
  fields: t => ({ key: t.expose('key', { type: TakingTabRef }), count: t.exposeInt('count') }),
})
type TakingPage = NumberedPage<StockTaking> & { tabs: () => Promise<Record<TakingTab, number>> }
const TakingConnectionRef = numberedConnection<StockTaking, TakingPage>('StockTaking', StockTakingRef)
builder.objectField(TakingConnectionRef, 'tabs', t =>
  t.field({
    type: [TakingTabCountRef],
    description: 'How many each tab holds under the rest of the filter; 1,001 stands for more than 1,000.',
    resolve: async page => {
      const counts = await page.tabs()
      return takingTabs.map(key => ({ key, count: counts[key] }))
    },
  }),
)
const TakingFilterInput = builder.inputType('StockTakingFilter', {
  fields: t => ({ tab: t.field({ type: TakingTabRef }), search: t.string() }),
})

const LineTabRef = builder.enumType('StockTakingLineTab', {
  values: {
    ALL: { value: 'all' },
    UNCOUNTED: { value: 'uncounted' },
    COUNTED: { value: 'counted' },
    DIFFERENT: { value: 'different' },
  } as const,
})
const LineTabCountRef = builder.objectRef<{ key: LineTab; count: number }>('StockTakingLineTabCount').implement({
  fields: t => ({ key: t.expose('key', { type: LineTabRef }), count: t.exposeInt('count') }),
})
type LinePage = NumberedPage<TakingLine> & { tabs: () => Promise<Record<LineTab, number>> }
const LineConnectionRef = numberedConnection<TakingLine, LinePage>('StockTakingLine', StockTakingLineRef)
builder.objectField(LineConnectionRef, 'tabs', t =>
  t.field({
    type: [LineTabCountRef],
    description: 'How many each tab holds under the rest of the filter; 1,001 stands for more than 1,000.',
    resolve: async page => {
      const counts = await page.tabs()
      return lineTabs.map(key => ({ key, count: counts[key] }))
    },
  }),
)
const LineFilterInput = builder.inputType('StockTakingLineFilter', {
  fields: t => ({ tab: t.field({ type: LineTabRef }), search: t.string() }),
})

builder.objectField(StockTakingRef, 'lines', t =>
  t.field({
    type: LineConnectionRef,
    complexity: pageComplexity,
    args: { first: t.arg.int(), after: t.arg.string(), filter: t.arg({ type: LineFilterInput }) },
    async resolve({ id }, { filter, ...args }, { database: { drizzle: reader }, viewer }) {
      const wanted = { takingId: id, tab: filter?.tab ?? null, search: withoutControls(filter?.search) ?? null }
      const page = await numberedPage(args, {
        read: part => browseTakingLines(reader, viewer, wanted, part),
        count: most => countTakingLines(reader, viewer, wanted, most),
        search: wanted.search,
      })
      return { ...page, tabs: () => countLineTabs(reader, viewer, wanted) }
    },
  }),
)

builder.queryFields(t => ({
  stockTakings: t.field({
    type: TakingConnectionRef,
    authScopes: { staff: 'catalogue' },
    complexity: pageComplexity,
    args: { first: t.arg.int(), after: t.arg.string(), filter: t.arg({ type: TakingFilterInput }) },
    async resolve(_root, { filter, ...args }, { database: { drizzle: reader }, viewer }) {
      const wanted = { tab: filter?.tab ?? null, search: withoutControls(filter?.search) ?? null }
      const page = await numberedPage(args, {
        read: part => browseTakings(reader, viewer, wanted, part),
        count: most => countTakings(reader, viewer, wanted, most),
        search: wanted.search,
      })
      return { ...page, tabs: () => countTakingTabs(reader, viewer, wanted) }
    },
  }),
  stockTaking: t.field({
    type: StockTakingRef,
    nullable: true,
    authScopes: { staff: 'catalogue' },
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) => loadTaking(context, takingKey(id)),
  }),
}))

const takingKey = (id: string | number) => rawId('StockTaking', String(id)) ?? String(id)

const StartStockTakingInput = builder.inputType('StartStockTakingInput', {
  fields: t => ({
    name: t.string({ required: true, ...accepts({ characters: stockLimits.name }) }),
    scope: t.field({ type: StockTakingScopeRef, required: true }),
    groupId: t.id(),
    itemIds: t.idList(atMost({ entries: stockLimits.items })),
    countsBound: t.boolean(),
  }),
})
const CountStockPieceInput = builder.inputType('CountStockPieceInput', {
  fields: t => ({
    takingId: t.id({ required: true }),
    lineId: t.id(),
    code: t.string(accepts({ characters: longestNumber })),
    add: t.int({ ...accepts({ lowest: -mostPieces, highest: mostPieces }) }),
    setTo: t.int({ ...accepts({ lowest: 0, highest: mostPieces }) }),
  }),
})
const StockTakingInput = builder.inputType('StockTakingInput', {
  fields: t => ({ takingId: t.id({ required: true }) }),
})

type Payload = { readonly stockTaking: StockTaking | null }
const TakingPayload = payloadType<Payload>('StockTakingPayload', t => ({
  stockTaking: t.expose('stockTaking', { type: StockTakingRef, nullable: true }),
}))
type CountPayload = { readonly line: TakingLine | null }
const CountPayloadRef = payloadType<CountPayload>('CountStockPiecePayload', t => ({
  line: t.expose('line', { type: StockTakingLineRef, nullable: true }),
  stockTaking: t.field({
    type: StockTakingRef,
    nullable: true,
    resolve: ({ line }, _args, context) => (line ? loadTaking(context, line.takingId) : null),
  }),
}))
const answer = (run: () => Promise<StockTaking>) =>
  withRefusals<Payload>({ stockTaking: null }, async () => ({ stockTaking: await run() }))

builder.mutationFields(t => ({
  startStockTaking: t.field({
    type: TakingPayload,
    authScopes: { admin: 'catalogue' },
    args: { input: t.arg({ type: StartStockTakingInput, required: true }) },
    resolve: (_root, { input: { groupId, itemIds, ...input } }, context) =>
      answer(() =>
        startStockTaking(context, {
          ...input,
          groupId: groupId ? (rawId('ProductGroup', String(groupId)) ?? '-') : null,
          itemIds: itemIds?.map(pieceKey) ?? null,
        }),
      ),
  }),
  countStockPiece: t.field({
    type: CountPayloadRef,
    authScopes: { admin: 'catalogue' },
    args: { input: t.arg({ type: CountStockPieceInput, required: true }) },
    resolve: (_root, { input: { takingId, lineId, ...input } }, context) =>
      withRefusals<CountPayload>({ line: null }, async () => ({
        line: await countStockPiece(context, {
          ...input,
          takingId: takingKey(takingId),
          lineId: lineId ? (rawId('StockTakingLine', String(lineId)) ?? '-') : null,
        }),
      })),
  }),
  bookStockTaking: t.field({
    type: TakingPayload,
    authScopes: { admin: 'catalogue' },
    args: { input: t.arg({ type: StockTakingInput, required: true }) },
    resolve: (_root, { input }, context) =>
      answer(() => bookStockTaking(context, { takingId: takingKey(input.takingId) })),
  }),
  dropStockTaking: t.field({
    type: TakingPayload,
    authScopes: { admin: 'catalogue' },
    args: { input: t.arg({ type: StockTakingInput, required: true }) },
    resolve: (_root, { input }, context) =>
      answer(() => dropStockTaking(context, { takingId: takingKey(input.takingId) })),
  }),
}))
