import { and, asc, desc, inArray } from 'drizzle-orm'
import { z } from 'zod'
import type { RequestContext } from '../../api/context.ts'
import type { Route } from '../../api/rest.ts'
import { collection, type Part } from '../../api/restCollection.ts'
import { isId } from '../../kit/ids.ts'
import { affiliateAnswer, presentAffiliate } from './presenters/affiliates.ts'
import {
  type Affiliate,
  type AffiliateTab,
  affiliatesByIds,
  affiliateTabs,
  figuresOf,
  wantedAffiliates,
} from './queries.ts'
import { affiliates } from './tables.ts'

const id = z.string().max(200).refine(isId, 'is not an id')
type Filter = {
  readonly ids?: readonly string[] | undefined
  readonly state?: AffiliateTab | undefined
  readonly search?: string | undefined
}
const filter: z.ZodType<Filter> = z
  .strictObject({
    _id: z
      .union([id.transform(one => [one]), z.object({ $in: z.array(id).max(500) }).transform(list => list.$in)])
      .optional(),
    state: z.enum(affiliateTabs).optional(),
    search: z.string().max(200).optional(),
  })
  .transform(({ _id, ...rest }) => ({ ids: _id, ...rest }))
const sorts = ['-created', 'created', '-changed', 'changed'] as const
type Sort = (typeof sorts)[number]

/** Partners with their figures, in the order given. */
async function presented({ database, now }: RequestContext, rows: readonly Affiliate[]) {
  const ids = rows.map(each => each.id)
  const figures = new Map((await figuresOf(database.drizzle, ids, now())).map(each => [each.affiliateId, each]))
  return rows.map(row => presentAffiliate(row, figures.get(row.id)!))
}

async function find(context: RequestContext, { filter: asked, limit, skip, sort }: Part<Filter, Sort>) {
  const { database, viewer, now } = context
  const reader = database.drizzle
  const wanted = wantedAffiliates(viewer, { search: asked.search, tab: asked.state }, now())
  const where = and(wanted, asked.ids && inArray(affiliates.id, [...asked.ids]))
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

/** Partners and what came of them: staff read them. */
export const affiliateRoutes: readonly Route[] = collection({
  name: 'shop/affiliates',
  audience: 'staff:affiliates',
  what: 'partners who send buyers',
  types: ['Affiliate'],
  item: affiliateAnswer,
  filter,
  sorts,
  find,
  byIds,
})
