import { setImmediate as yieldToOthers } from 'node:timers/promises'
import { and, eq, inArray, lt } from 'drizzle-orm'
import { isId } from '../../kit/ids.ts'
import { NotAllowed, refuse, refuseIf } from '../../kit/refusals.ts'
import type { Database } from '../../platform/database.ts'
import { addJob } from '../../platform/jobs.ts'
import { type OperationScope, operation } from '../../platform/operation.ts'
import { bulkRefusals } from '../catalogue/rules/bulkChanges.ts'
import { products } from '../catalogue/tables.ts'
import { pricingRules } from '../pricing/rules/shopRules.ts'
import { readSettings, sectionBy, triedSettings } from '../settings/queries.ts'
import { mayChange } from '../settings/rules.ts'
import { latestRehearsal, ordersToPrice, type Rehearsal, readPastOrders } from './queries.ts'
import {
  DAYS,
  differenceOf,
  largest,
  type PastOrder,
  pricesChanged,
  type RehearsedSection,
  rehearsedSections,
  type TriedPrices,
} from './rules.ts'
import { type Difference, PRICES, rehearsals } from './tables.ts'

/** The job that prices the orders. */
export const TASK = 'rehearse_rules'
const MOST_ATTEMPTS = 3
/** Orders that are priced before others get their turn: some milliseconds of work. */
const BATCH = 50
const DAY = 86_400_000
/** Tries that are kept so long and then forgotten. */
const KEPT_DAYS = 7

export type StartRehearsal = {
  readonly section: string
  /** Fields of the section with their new values. */
  readonly changes: unknown
}

const isRehearsed = (section: string): section is RehearsedSection =>
  (rehearsedSections as readonly string[]).includes(section)

/**
 * Has the orders of the last days priced by rules that are not saved, in the background. Refuses NOT_FOUND for a section whose
 * rules no order depends on, as `plannedChange` what could not be saved either, and REHEARSAL_RUNNING while one of the same
 * person is under way. Throws NotAllowed where the section asks for more than changing settings.
 */
export const startRehearsal = operation('admin:settings', async (scope, input: StartRehearsal): Promise<Rehearsal> => {
  const { tx, viewer } = scope
  const section = isRehearsed(input.section) ? sectionBy(input.section) : undefined
  if (!section) refuse('NOT_FOUND', ['section'], 'There is no such section.')
  if (!mayChange(viewer, section) || viewer.accountId === null) throw new NotAllowed(true)
  const { refusals } = await triedSettings(tx, section, input.changes)
  refuseIf(refusals)
  return begin(scope, viewer.accountId, input.section, input.changes as Rehearsal['changes'])
})

/**
 * Has the orders of the last days priced anew in the background, as if products had been sold at changed prices. Refuses what
 * could not be changed so (`bulkRefusals`), NOT_FOUND where there is none of the products, and REHEARSAL_RUNNING as
 * `startRehearsal`. Throws NotAllowed for programs, which have none.
 */
export const startPriceRehearsal = operation(
  'admin:catalogue',
  async (scope, tried: TriedPrices): Promise<Rehearsal> => {
    refuseIf(bulkRefusals({ price: tried.price }, []))
    const [found] = await scope.tx
      .select({ id: products.id })
      .from(products)
      .where(inArray(products.id, tried.productIds.filter(isId)))
      .limit(1)
    if (!found) refuse('NOT_FOUND', ['productIds'], 'There is no such product.')
    if (scope.viewer.accountId === null) throw new NotAllowed(true)
    return begin(scope, scope.viewer.accountId, PRICES, tried)
  },
)

async function begin(
  { tx, now, newId }: OperationScope,
  accountId: string,
  section: string,
  changes: Rehearsal['changes'],
): Promise<Rehearsal> {
  const values = {
    ...{ id: newId(), accountId, section, createdAt: now, changes },
    total: await ordersToPrice(tx, since(now)),
  }
  const [started] = await tx.insert(rehearsals).values(values).onConflictDoNothing().returning()
  if (!started) refuse('REHEARSAL_RUNNING', [], 'One is under way.')
  await addJob(tx, TASK, { id: started.id }, { key: `${TASK} ${started.id}`, mostAttempts: MOST_ATTEMPTS })
  return started
}

/** Ends the viewer's rehearsal that is under way in a section; answers with the latest one. Nothing happens where none is, as
 *  for programs, which have none. */
export const cancelRehearsal = operation('admin:settings', (scope, { section }: { readonly section: string }) =>
  cancelled(scope, section),
)

/** The same for prices. */
export const cancelPriceRehearsal = operation('admin:catalogue', (scope, _none: object) => cancelled(scope, PRICES))

async function cancelled({ tx, viewer, now }: OperationScope, section: string): Promise<Rehearsal | null> {
  if (viewer.accountId === null) return null
  await tx
    .update(rehearsals)
    .set({ state: 'cancelled', finishedAt: now })
    .where(and(eq(rehearsals.accountId, viewer.accountId), eq(rehearsals.section, section), isUnderWay))
  return latestRehearsal(tx, viewer.accountId, section)
}

const isUnderWay = inArray(rehearsals.state, ['queued', 'running'])

const since = (at: Date): Date => new Date(at.getTime() - DAYS * DAY)

type Parts = { readonly database: Database; readonly now: () => Date }

/** Prices the orders of a rehearsal, some at a time, until it is done or was cancelled. Twice is once: it begins anew. */
export async function rehearse({ database, now }: Parts, id: string, signal: AbortSignal): Promise<void> {
  const reader = database.drizzle
  const [begun] = await reader
    .update(rehearsals)
    .set({ state: 'running', done: 0, changedCount: 0, wasCents: 0, wouldBeCents: 0, differences: [] })
    .where(and(eq(rehearsals.id, id), isUnderWay))
    .returning()
  if (!begun) return
  const comparison = await comparedBy(reader, begun)
  const sums = { done: 0, changedCount: 0, wasCents: 0, wouldBeCents: 0 }
  let differences: Difference[] = []
  let place = { before: 'infinity', beforeId: 'ffffffff-ffff-ffff-ffff-ffffffffffff' }
  for (;;) {
    signal.throwIfAborted()
    const page = { since: since(begun.createdAt).toISOString(), ...place, limit: BATCH }
    const orders = await readPastOrders(reader, page)
    const found = orders.map(comparison)
    for (const { isSame, was, wouldBe } of found) {
      sums.done += 1
      if (!isSame) sums.changedCount += 1
      if (was !== null && wouldBe !== null) {
        sums.wasCents += was
        sums.wouldBeCents += wouldBe
      }
    }
    const changed = found.flatMap(({ isSame, ...difference }) => (isSame ? [] : [difference]))
    if (changed.length > 0) differences = largest([...differences, ...changed])
    const last = orders.at(-1)
    const isDone = orders.length < BATCH || last === undefined
    const [kept] = await reader
      .update(rehearsals)
      .set({ ...sums, differences, ...(isDone && { state: 'done', finishedAt: now() }) })
      .where(and(eq(rehearsals.id, id), eq(rehearsals.state, 'running')))
      .returning({ id: rehearsals.id })
    // It was cancelled meanwhile.
    if (!kept || isDone) return
    place = { before: new Date(last.placedAt).toISOString(), beforeId: last.id }
    await yieldToOthers()
  }
}

/** How an order of now is compared with the same by what is tried. */
async function comparedBy(
  reader: Database['drizzle'],
  { section, changes }: Pick<Rehearsal, 'section' | 'changes'>,
): Promise<(order: PastOrder) => ReturnType<typeof differenceOf>> {
  const settings = await readSettings(reader)
  const rules = pricingRules(settings)
  if (section === PRICES) {
    const change = pricesChanged(changes as TriedPrices)
    return order => differenceOf({ order, rules }, { order: change(order), rules })
  }
  const tried = pricingRules((await triedSettings(reader, sectionBy(section)!, changes)).settings)
  return order => differenceOf({ order, rules }, { order, rules: tried })
}

/** Notes that a rehearsal was given up. */
export const noteFailed = async ({ database, now }: Parts, id: string): Promise<void> => {
  await database.drizzle
    .update(rehearsals)
    .set({ state: 'failed', finishedAt: now() })
    .where(and(eq(rehearsals.id, id), isUnderWay))
}

/** Forgets what was tried a while ago, and what was lost with its job. */
export async function removeOld({ database, now }: Parts): Promise<void> {
  await database.drizzle.delete(rehearsals).where(lt(rehearsals.createdAt, new Date(now().getTime() - KEPT_DAYS * DAY)))
}
