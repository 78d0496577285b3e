import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm'
import { z } from 'zod'
import type { RequestContext } from '../../api/context.ts'
import { idList, type Route, route } from '../../api/rest.ts'
import { collection, type Part } from '../../api/restCollection.ts'
import { askingOf, type Called, idNamed, idsNamed } from '../../api/restIds.ts'
import { records } from '../../api/restRecords.ts'
import { inWordsOf } from '../../api/restWrites.ts'
import { exampleIds, idOf, instant, listed, listOf, text, whole } from '../../kit/answers.ts'
import { isId } from '../../kit/ids.ts'
import { NotFound } from '../../kit/refusals.ts'
import { fileNameField } from '../../platform/headers.ts'
import { groupKeys, productKeys } from '../catalogue/queries/keys.ts'
import {
  createCoupon,
  deleteCoupons,
  generateCouponCodes,
  mostCodes,
  restoreCoupons,
  updateCoupon,
} from './operations/coupons.ts'
import {
  codesCsv,
  couponAnswer,
  couponChangesOf,
  couponSchema,
  presentCoupon,
  type RestCoupon,
  restPath,
} from './presenters/coupons.ts'
import {
  browseCodes,
  type CouponCode,
  codesOfSeries,
  countCodes,
  couponKeys,
  couponsByIds,
  visibleTo,
} from './queries/coupons.ts'
import { longestPrefix } from './rules/codes.ts'
import { coupons } from './tables.ts'

const called = { types: ['Coupon'], keys: couponKeys } as const satisfies Called

const id = z.string().max(200).refine(isId, 'is not an id')

type Filter = { readonly ids?: readonly string[] | undefined; readonly enabled?: boolean | undefined }
const couponFilter: z.ZodType<Filter> = z
  .strictObject({
    _id: z
      .union([id.transform(one => [one]), z.object({ $in: z.array(id).max(500) }).transform(list => list.$in)])
      .optional(),
    enabled: z.boolean().optional(),
  })
  .transform(({ _id, ...filter }) => ({ ids: _id, ...filter }))
const sorts = ['-changed', 'changed', '-created', 'created', 'code', '-code'] as const
type Sort = (typeof sorts)[number]
const columns = { changed: coupons.changedAt, created: coupons.createdAt, code: coupons.code } as const

async function find({ database, viewer }: RequestContext, { filter, limit, skip, sort }: Part<Filter, Sort>) {
  const reader = database.drizzle
  const where = and(
    visibleTo(viewer),
    isNull(coupons.deletedAt),
    filter.ids && inArray(coupons.id, [...filter.ids]),
    filter.enabled === undefined ? undefined : eq(coupons.isEnabled, filter.enabled),
  )
  const along = sort.startsWith('-') ? desc : asc
  const column = columns[sort.replace('-', '') as keyof typeof columns]
  const [rows, total] = await Promise.all([
    reader.select().from(coupons).where(where).orderBy(along(column), along(coupons.id)).limit(limit).offset(skip),
    reader.$count(coupons, where),
  ])
  return { items: rows.map(presentCoupon), total }
}

/** By id, in the order asked. */
async function byIds({ database, viewer }: RequestContext, wanted: readonly string[]) {
  const rows = new Map((await couponsByIds(database.drizzle, viewer, wanted)).map(row => [row.id, row]))
  return wanted.flatMap(each => rows.get(each) ?? []).map(presentCoupon)
}

const inRestWords = <Result>(run: () => Promise<Result>): Promise<Result> => inWordsOf(restPath, run)

const named = z.object({ id: z.string().max(400) })
const codeAnswer = z.object({
  _id: idOf('couponCode'),
  code: text('as it is printed', 'HERBST-7K2M-9QXA-3TZD-5WEK'),
  created: instant('when it was made'),
  used: instant('since when an order has it; null while none does').nullable(),
})
const presentCode = ({ id: _id, code, createdAt, usedAt }: CouponCode) => ({
  _id,
  code,
  created: createdAt,
  used: usedAt,
})

/** The coupon that stands in an address, by its id: codes stand in none. */
async function couponNamed(context: RequestContext, input: { readonly id: string }): Promise<string> {
  const found = await idNamed(askingOf(context), input.id, { types: called.types, path: ['id'] })
  const [coupon] = found === null ? [] : await couponsByIds(context.database.drizzle, context.viewer, [found])
  if (!coupon) throw new NotFound()
  return coupon.id
}

/** Coupons: staff read them; who may change them makes, changes, removes and restores them, and makes codes of series. */
export const couponRoutes: readonly Route[] = [
  ...collection({
    name: 'shop_coupon',
    audience: 'staff:coupons',
    what: 'coupons',
    types: called.types,
    item: couponAnswer,
    filter: couponFilter,
    filters: 'It also takes `_id`, `code` and `enabled` (true or false).',
    sorts,
    listKeys: couponKeys,
    find,
    byIds,
  }),
  ...records({
    name: 'shop_coupon',
    audience: 'admin:coupons',
    what: 'coupons',
    called,
    references: {
      selectedItem: { types: ['Product'], keys: productKeys },
      selectedGroups: { types: ['ProductGroup'], keys: groupKeys },
    },
    input: couponSchema,
    answer: couponAnswer,
    example: {
      ...{ code: 'HERBST10', type: 'percent', value: 10, selectedGroups: [exampleIds.group], roles: ['alle'] },
      ...{ limit: 100, limit_per_customer: 1, valid_until: '2026-12-31', minimum: 50, note: 'Aktion im Herbst' },
    },
    changing: { _id: exampleIds.coupon, enabled: false, valid_until: '2027-01-31' },
    note: 'It is for all goods (`appliesToAll`), else for `selectedItem`, else for `selectedGroups`, which are replaced as a whole. It takes off nothing where other discounts hold.',
    inputFor: () => couponSchema,
    read: byIds,
    create: async (context, input: RestCoupon) =>
      (await inRestWords(() => createCoupon(context, couponChangesOf(input)))).id,
    update: (context, couponId, input: RestCoupon, revision) =>
      inRestWords(() => updateCoupon(context, { couponId, revision, changes: couponChangesOf(input) })),
    remove: async (context, ids) => (await deleteCoupons(context, { couponIds: ids })).deletedIds,
  }),
  route({
    method: 'POST',
    path: '/api/v0/shop_coupon/restore',
    audience: 'admin:coupons',
    summary: 'Brings deleted coupons back, switched off. Those that are not deleted are left out.',
    input: z.object({ ids: idList }),
    answer: z.object({
      restored: z.array(z.string()).meta({ description: 'ids of what was restored', examples: [[exampleIds.coupon]] }),
    }),
    example: { ids: [exampleIds.coupon] },
    async run(context, { ids }) {
      const couponIds = await idsNamed(askingOf(context), ids, called)
      return { restored: (await restoreCoupons(context, { couponIds })).restoredIds }
    },
  }),
  route({
    method: 'GET',
    path: '/api/v0/shop_coupon/{id}/codes',
    audience: 'staff:coupons',
    summary: 'The generated codes of a series, the latest first.',
    input: named.extend({
      limit: z.coerce.number().int().min(1).max(1000).default(100),
      skip: z.coerce.number().int().min(0).max(mostCodes).default(0),
    }),
    answer: listed(codeAnswer, 'codes'),
    example: { id: exampleIds.coupon },
    async run(context, { limit, skip, ...input }) {
      const couponId = await couponNamed(context, input)
      const { viewer, database } = context
      const found = await browseCodes(database.drizzle, viewer, { couponId }, { offset: skip, limit })
      return {
        items: found.map(presentCode),
        total: await countCodes(database.drizzle, viewer, { couponId }, mostCodes),
      }
    },
  }),
  route({
    method: 'GET',
    path: '/api/v0/shop_coupon/{id}/codes.csv',
    audience: 'staff:coupons',
    summary: 'All generated codes of a series as a CSV file: code, when it was made, since when an order has it.',
    input: named,
    answer: 'The CSV file, UTF-8 with semicolons',
    example: { id: exampleIds.coupon },
    async run(context, input, reply) {
      const couponId = await couponNamed(context, input)
      const { database, viewer } = context
      const [[coupon], codes] = await Promise.all([
        couponsByIds(database.drizzle, viewer, [couponId]),
        codesOfSeries(database.drizzle, viewer, couponId),
      ])
      const name = fileNameField(`${coupon!.code.toLowerCase()}.csv`)
      reply.type('text/csv; charset=utf-8').header('content-disposition', `attachment; ${name}`)
      return codesCsv(codes, context.language)
    },
  }),
  route({
    method: 'POST',
    path: '/api/v0/shop_coupon/{id}/codes',
    audience: 'admin:coupons',
    summary: `Makes codes of a series, each for one order: up to ${mostCodes} in all. A prefix of letters and digits may stand before them.`,
    input: named.extend({
      count: z.int().min(1).max(mostCodes),
      prefix: z
        .string()
        .max(5 * longestPrefix)
        .nullish(),
    }),
    answer: z.object({ items: listOf(codeAnswer, 'the new ones'), total: whole('how many the series has now', 50) }),
    example: { id: exampleIds.coupon, count: 50, prefix: 'HERBST' },
    async run(context, { count, prefix = null, ...input }) {
      const couponId = await couponNamed(context, input)
      const { codes } = await generateCouponCodes(context, { couponId, count, prefix })
      const { database, viewer } = context
      return {
        items: codes.map(presentCode),
        total: await countCodes(database.drizzle, viewer, { couponId }, mostCodes),
      }
    },
  }),
  route({
    method: 'POST',
    path: '/api/v1/shop/getPageDataCouponBrowser',
    audience: 'staff:coupons',
    summary: 'A page of the coupon browser, what was changed last first.',
    input: z.object({ page: z.int().min(0).max(100_000).default(0), limit: z.int().min(1).max(100).default(50) }),
    answer: listed(couponAnswer, 'coupons'),
    example: { page: 0, limit: 50 },
    run: (context, { page, limit }) => find(context, { filter: {}, limit, skip: page * limit, sort: '-changed' }),
  }),
]
