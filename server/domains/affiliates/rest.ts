import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import type { RequestContext } from '../../api/context.ts'
import type { Route } from '../../api/rest.ts'
import { collection, type Part } from '../../api/restCollection.ts'
import type { Called } from '../../api/restIds.ts'
import { records } from '../../api/restRecords.ts'
import { inWordsOf } from '../../api/restWrites.ts'
import { exampleIds } from '../../kit/answers.ts'
import { isId } from '../../kit/ids.ts'
import { readSettings } from '../settings/queries.ts'
import { createAffiliate, updateAffiliate } from './operations/affiliates.ts'
import {
  affiliateAnswer,
  affiliateChangesOf,
  affiliateSchema,
  presentAffiliate,
  type RestAffiliate,
  restPath,
} from './presenters/affiliates.ts'
import {
  type Affiliate,
  type AffiliateTab,
  affiliatesByIds,
  affiliateTabs,
  figuresOf,
  wantedAffiliates,
} from './queries.ts'
import { ripeBefore } from './settings.ts'
import { affiliates } from './tables.ts'

const called = { types: ['Affiliate'] } as const satisfies Called

const id = z.string().max(200).refine(isId, 'is not an id')
type Filter = {
  readonly ids?: readonly string[] | undefined
  readonly state?: AffiliateTab | undefined
  readonly search?: string | undefined
  readonly code?: string | undefined
}
const filter: z.ZodType<Filter> = z
  .strictObject({
    _id: z
      .union([id.transform(one => [one]), z.object({ $in: z.array(id).max(500) }).transform(list => list.$in)])
      .optional(),
    state: z.enum(affiliateTabs).optional(),
    search: z.string().max(200).optional(),
    code: z.string().max(200).optional(),
  })
  .transform(({ _id, ...rest }) => ({ ids: _id, ...rest }))
const sorts = ['-created', 'created', '-changed', 'changed'] as const
type Sort = (typeof sorts)[number]

/** Before which instant an order must have been shipped for its commission to be due. */
const ripeOf = async ({ database, now }: RequestContext) => ripeBefore(await readSettings(database.drizzle), now())

/** Partners with their figures, in the order given. */
async function presented(context: RequestContext, rows: readonly Affiliate[]) {
  const ids = rows.map(each => each.id)
  const figures = new Map(
    (await figuresOf(context.database.drizzle, ids, await ripeOf(context))).map(each => [each.affiliateId, each]),
  )
  return rows.map(row => presentAffiliate(row, figures.get(row.id)!))
}

async function find(context: RequestContext, { filter: asked, limit, skip, sort }: Part<Filter, Sort>) {
  const { database, viewer } = context
  const reader = database.drizzle
  const wanted = wantedAffiliates(viewer, { search: asked.search, tab: asked.state }, await ripeOf(context))
  const where = and(
    wanted,
    asked.ids && inArray(affiliates.id, [...asked.ids]),
    asked.code === undefined ? undefined : eq(affiliates.code, asked.code.trim().toLowerCase()),
  )
  const along = sort.startsWith('-') ? desc : asc
  const column = sort.endsWith('created') ? affiliates.createdAt : affiliates.changedAt
  const [rows, total] = await Promise.all([
    reader
      .select()
      .from(affiliates)
      .where(where)
      .orderBy(along(column), along(affiliates.id))
      .limit(limit)
      .offset(skip),
    reader.$count(affiliates, where),
  ])
  return { items: await presented(context, rows), total }
}

/** By id, in the order asked. */
async function byIds(context: RequestContext, wanted: readonly string[]) {
  const rows = new Map(
    (await affiliatesByIds(context.database.drizzle, context.viewer, wanted)).map(row => [row.id, row]),
  )
  return presented(
    context,
    wanted.flatMap(each => rows.get(each) ?? []),
  )
}

/** Partners and what came of them: staff read them, who may change them makes and changes them. */
export const affiliateRoutes: readonly Route[] = [
  ...collection({
    name: 'shop/affiliates',
    audience: 'staff:affiliates',
    what: 'partners who send buyers',
    types: called.types,
    item: affiliateAnswer,
    filter,
    filters: `It also takes \`_id\`, \`state\` (${affiliateTabs.join(', ')}), \`search\` (words in name, address, code or note) and \`code\` (the whole of it).`,
    sorts,
    find,
    byIds,
  }),
  ...records({
    name: 'shop/affiliates',
    audience: 'admin:affiliates',
    what: 'partners who send buyers',
    called,
    references: { rates: { types: ['ProductGroup'] } },
    input: affiliateSchema,
    answer: affiliateAnswer,
    example: { name: 'FC Muster', email: 'info@fc-muster.example', type: 'percent', value: 10, window_days: 30 },
    changing: { _id: exampleIds.affiliate, value: 8 },
    note: 'A new one needs `name`, `email` and `value`. Commissions that are there keep their terms. Partners are not removed, for what they earned and were paid stays in the books: the removing paths switch their link off.',
    inputFor: () => affiliateSchema,
    read: byIds,
    create: async (context, input: RestAffiliate) =>
      (await inWordsOf(restPath, () => createAffiliate(context, affiliateChangesOf(input)))).id,
    update: (context, affiliateId, input: RestAffiliate, revision) =>
      inWordsOf(restPath, () =>
        updateAffiliate(context, { affiliateId, revision, changes: affiliateChangesOf(input) }),
      ),
    async remove(context, ids) {
      for (const affiliateId of ids)
        await updateAffiliate(context, { affiliateId, revision: null, changes: { isActive: false } })
      return [...ids]
    },
  }),
]
