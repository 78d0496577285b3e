import { randomBytes } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { isId } from '../../../kit/ids.ts'
import { NotFound, type Refusal, refusal, refuse, refuseIf, refuseStale } from '../../../kit/refusals.ts'
import { changesBetween, noteAudit } from '../../../platform/audit.ts'
import type { Transaction } from '../../../platform/database.ts'
import { operation, plainOperation } from '../../../platform/operation.ts'
import { productGroups } from '../../catalogue/tables.ts'
import { readSettings } from '../../settings/queries.ts'
import { shopDay } from '../../settings/settings.ts'
import type { Affiliate } from '../queries.ts'
import {
  type AffiliateChanges,
  type AffiliateTerms,
  codeCharacters,
  codeOf,
  isCode,
  keptAffiliate,
  normalisedCode,
} from '../rules/terms.ts'
import { affiliateClicks, affiliates } from '../tables.ts'

/** How the log names a partner: by the code of their link, for an erased person must not stand in it. */
export const nameOf = ({ code }: Pick<Affiliate, 'code'>): string => code

/** Makes a partner; without a code they get one of chance. Refuses as `keptAffiliate` below `affiliate`, with CODE_TAKEN a
 *  code that another one has, and with NOT_FOUND a group of a rate that is not there. */
export const createAffiliate = operation('admin:affiliates', async (scope, input: AffiliateChanges) => {
  const { tx, now, newId } = scope
  const code = input.code?.trim() ? input.code : codeOf(randomBytes(codeCharacters))
  const { affiliate, refusals } = keptAffiliate(null, { ...input, code }, ['affiliate'])
  refuseIf([...refusals, ...(await rateRefusals(tx, affiliate, ['affiliate']))])
  const [made] = await tx
    .insert(affiliates)
    .values({ id: newId(), ...affiliate, createdAt: now, changedAt: now })
    .onConflictDoNothing({ target: affiliates.code })
    .returning()
  if (!made) return refuseTaken('affiliate')
  await noteAudit(scope, { action: 'affiliate.created', subjectId: made.id, subjectName: nameOf(made) })
  return made
})

async function rateRefusals(tx: Transaction, { rates }: AffiliateTerms, path: readonly string[]): Promise<Refusal[]> {
  if (rates.length === 0) return []
  const ids = rates.map(({ groupId }) => groupId).filter(isId)
  const found = await tx.select({ id: productGroups.id }).from(productGroups).where(inArray(productGroups.id, ids))
  const known = new Set(found.map(({ id }) => id))
  return rates.flatMap(({ groupId }, at) =>
    known.has(groupId)
      ? []
      : [refusal('NOT_FOUND', [...path, 'rates', String(at), 'groupId'], 'There is no such group of products.')],
  )
}

const refuseTaken = (field: string): never => refuse('CODE_TAKEN', [field, 'code'], 'Another partner has this code.')

export type UpdateAffiliate = {
  readonly affiliateId: string
  /** The revision that the editor saw; null: whatever it is by now. */
  readonly revision: number | null
  readonly changes: AffiliateChanges
}

/** Changes a partner; commissions that are there keep their terms. Refuses as `keptAffiliate` below `changes`, with
 *  CODE_TAKEN a code that another one has, STALE_REVISION. Throws NotFound. */
export const updateAffiliate = operation('admin:affiliates', async (scope, input: UpdateAffiliate) => {
  const { tx, now } = scope
  const before = await lockedAffiliate(tx, input.affiliateId)
  refuseStale(before, input.revision)
  const { affiliate, refusals } = keptAffiliate(before, input.changes, ['changes'])
  // A group that is gone meanwhile reaches nothing; only what is entered is looked for.
  refuseIf([...refusals, ...(input.changes.rates ? await rateRefusals(tx, affiliate, ['changes']) : [])])
  const { name, email, code, kind, value, rates, windowDays, isActive, note } = before
  const terms: AffiliateTerms = { name, email, code, kind, value, rates, windowDays, isActive, note }
  const kept = Object.fromEntries(Object.keys(terms).map(field => [field, affiliate[field as keyof AffiliateTerms]]))
  const changes = changesBetween<Record<string, unknown>>(terms, kept)
  if (Object.keys(changes).length === 0) return before
  const isTaken = affiliate.code !== code && (await tx.$count(affiliates, eq(affiliates.code, affiliate.code))) > 0
  if (isTaken) return refuseTaken('changes')
  const [saved] = await tx
    .update(affiliates)
    .set({ ...affiliate, changedAt: now, revision: before.revision + 1 })
    .where(eq(affiliates.id, before.id))
    .returning()
  // The log names the fields of people alone: an erased person must not stand in it.
  const told = Object.fromEntries(
    Object.entries(changes).map(([field, change]) => [field, ['name', 'email', 'note'].includes(field) ? {} : change]),
  )
  const subjectName = nameOf(saved!)
  await noteAudit(scope, { action: 'affiliate.updated', subjectId: before.id, subjectName, changes: told })
  return saved!
})

/** Counts that a visit began with a partner's link, on the shop's day and without a word of whose it was. A code of nobody,
 *  or of who is no partner any more, counts for nothing. */
export const countClick = plainOperation('inPerson', async ({ database, now }, input: { readonly code: string }) => {
  const code = normalisedCode(input.code)
  if (!isCode(code)) return false
  const day = shopDay(await readSettings(database.drizzle), now)
  const counted = await database.drizzle
    .insert(affiliateClicks)
    .select(tx =>
      tx
        .select({
          affiliateId: affiliates.id,
          day: sql<string>`${day}::date`.as('day'),
          count: sql<number>`1`.as('count'),
        })
        .from(affiliates)
        .where(and(eq(affiliates.code, code), affiliates.isActive)),
    )
    .onConflictDoUpdate({
      target: [affiliateClicks.affiliateId, affiliateClicks.day],
      set: { count: sql`${affiliateClicks.count} + 1` },
    })
    .returning({ count: affiliateClicks.count })
  return counted.length > 0
})

/** Locks a partner until the transaction ends. Throws NotFound. */
async function lockedAffiliate(tx: Transaction, id: string): Promise<Affiliate> {
  if (!isId(id)) throw new NotFound()
  const [affiliate] = await tx.select().from(affiliates).where(eq(affiliates.id, id)).for('no key update')
  if (!affiliate) throw new NotFound()
  return affiliate
}
