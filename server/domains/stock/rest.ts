import { z } from 'zod'
import { type Route, route } from '../../api/rest.ts'
import { day, idOf, listed, named, text, whole, yesNo } from '../../kit/answers.ts'
import { textIn } from '../../kit/languages.ts'
import { browseStock, countStock, type StockItem, stockTabs } from './queries/items.ts'

/** More are not counted. */
const MOST_COUNTED = 100_000

const stockAnswer = named(
  'StockItem',
  'What is counted in one number: a size, or a product without sizes.',
  z.object({
    _id: idOf('variant', 'the size, else the product'),
    product: idOf('product', 'the product'),
    sku: text('article number', 'HF-100-M'),
    gtin: text('the number below its bar code', '4006381333931').nullable(),
    title: text('of the product, in the language asked for', 'Trikot Nordwald'),
    size: text('name of the size; empty without sizes', 'M'),
    color: text('name of the colour', 'Navy').nullable(),
    on_hand: whole('pieces on the shelf: available and bound; null without limit', 14).nullable(),
    bound: whole('pieces of orders that are not shipped yet', 2),
    available: whole('pieces that can be bought; null without limit', 12).nullable(),
    reorder_level: whole('from which on more is to be ordered; null: none', 5).nullable(),
    low: yesNo('whether the stock is at that level or below'),
    back_on: day('when more is announced').nullable(),
    offline: yesNo('whether visitors do not see it'),
  }),
)

const presentItem = (item: StockItem, language: 'de' | 'en') => ({
  _id: item.id,
  product: item.productId,
  sku: item.sku,
  gtin: item.gtin,
  title: textIn(language, item.title),
  size: item.size,
  color: item.color && textIn(language, item.color),
  on_hand: item.stock === null ? null : item.stock + item.bound,
  bound: item.bound,
  available: item.stock,
  reorder_level: item.reorderLevel,
  low: item.reorderLevel !== null && item.stock !== null && item.stock <= item.reorderLevel,
  back_on: item.backOn,
  offline: item.isOffline,
})

/** The stock as a list; single numbers are set by `PUT shop_stock`. */
export const stockRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/api/v0/shop_stock',
    audience: 'staff:catalogue',
    summary:
      'The stock of all sizes, and of products without sizes, by article number: on the shelf, bound by orders, available, and from which on more is to be ordered.',
    input: z.object({
      search: z
        .string()
        .max(100)
        .optional()
        .describe('words of number, title, size and colour, or a bar code’s number'),
      state: z.enum(stockTabs).default('all').describe('`low`: at the reorder level or below'),
      limit: z.coerce.number().int().min(1).max(1000).default(100),
      skip: z.coerce.number().int().min(0).max(1_000_000).default(0),
    }),
    answer: listed(stockAnswer, 'stock counts'),
    async run({ database: { drizzle: reader }, viewer, language }, { search = null, state, limit, skip }) {
      const filter = { search, tab: state }
      const order = { field: 'number', direction: 'asc' } as const
      const [items, total] = await Promise.all([
        browseStock(reader, viewer, filter, order, { offset: skip, limit }),
        countStock(reader, viewer, filter, MOST_COUNTED),
      ])
      return { items: items.map(item => presentItem(item, language)), total }
    },
  }),
]
