import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import { globalId } from '../../../kit/globalIds.ts'
import type { Viewer } from '../../../kit/viewer.ts'
import { changedWithin, type InstantRange, within } from '../../../platform/changeFeed.ts'
import type { Database } from '../../../platform/database.ts'
import { listedFor, type Withdrawal, withdrawalsByIds } from '../queries.ts'
import { withdrawals } from '../tables.ts'

/** A declaration of withdrawal as the documented paths speak of it. */
const presentWithdrawal = (withdrawal: Withdrawal) => ({
  _id: withdrawal.id,
  id: withdrawal.id,
  global_id: globalId('Withdrawal', withdrawal.id),
  order: withdrawal.orderId,
  proof: withdrawal.proof,
  order_number: withdrawal.orderNumber,
  name: withdrawal.name,
  email: withdrawal.email,
  language: withdrawal.language,
  items: withdrawal.items.map(({ lineId, piece, title, amount }) => ({ line: lineId, piece, title, amount })),
  parts: withdrawal.parts,
  created: withdrawal.declaredAt,
  arrived_on: withdrawal.arrivedOn,
  state: withdrawal.state,
  answer: withdrawal.answer,
  decided_at: withdrawal.decidedAt,
  revision: withdrawal.revision,
})

export type RestFilter = {
  readonly ids?: readonly string[] | undefined
  readonly state?: Withdrawal['state'] | undefined
  readonly order?: string | undefined
}

const sorts = {
  '-created': [desc(withdrawals.declaredAt), desc(withdrawals.id)],
  created: [asc(withdrawals.declaredAt), asc(withdrawals.id)],
} as const

export type RestSort = keyof typeof sorts
export const restSorts = Object.keys(sorts) as [RestSort, ...RestSort[]]

type RestPart = {
  readonly filter: RestFilter
  readonly limit: number
  readonly skip: number
  readonly sort: RestSort
  readonly created?: InstantRange | undefined
  readonly changed?: InstantRange | undefined
}

/** A part of the declarations, with the number of all that fit. */
export async function findForRest({ drizzle }: Database, viewer: Viewer, part: RestPart) {
  const { ids, state, order } = part.filter
  const where = and(
    listedFor(viewer),
    ids && inArray(withdrawals.id, [...ids]),
    state && eq(withdrawals.state, state),
    within(withdrawals.declaredAt, part.created),
    changedWithin('withdrawal', withdrawals.id, part.changed),
    order === undefined ? undefined : eq(withdrawals.orderId, order),
  )
  const [found, total] = await Promise.all([
    drizzle
      .select()
      .from(withdrawals)
      .where(where)
      .orderBy(...sorts[part.sort])
      .limit(part.limit)
      .offset(part.skip),
    drizzle.$count(withdrawals, where),
  ])
  return { items: found.map(presentWithdrawal), total }
}

/** Declarations by id in the order asked; unknown ones are left out. */
export async function presentWithdrawals({ drizzle }: Database, viewer: Viewer, ids: readonly string[]) {
  const found = new Map((await withdrawalsByIds(drizzle, viewer, ids)).map(each => [each.id, each]))
  return ids.flatMap(id => {
    const withdrawal = found.get(id)
    return withdrawal ? [presentWithdrawal(withdrawal)] : []
  })
}
