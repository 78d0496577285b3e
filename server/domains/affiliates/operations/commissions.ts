import { and, eq, sql } from 'drizzle-orm'
import { type Cents, total } from '../../../kit/money.ts'
import type { ReactionScope } from '../../../platform/events.ts'
import { mailboxOf } from '../../../platform/mail.ts'
import { accounts } from '../../accounts/tables.ts'
import { lockOrder } from '../../orders/operations/changing.ts'
import { linesOf, type Order } from '../../orders/queries/orders.ts'
import { withdrawals } from '../../withdrawals/tables.ts'
import { ratesReaching } from '../queries.ts'
import { type CountedLine, goodsNet, remainingLines } from '../rules/goods.ts'
import { partsOf, remainingOfParts } from '../rules/parts.ts'
import { type CommissionEntryKind, commissionOf, normalisedCode, remainingCommission } from '../rules/terms.ts'
import { affiliateCommissions, affiliateEntries, affiliates } from '../tables.ts'

type Scope = Pick<ReactionScope, 'tx' | 'now' | 'newId'>

const dayMilliseconds = 86_400_000

/**
 * Notes what a partner earns with an order that came by their link; once. Nothing is earned with an order that was
 * cancelled meanwhile, that came later than the partner's days after the visit, that has no goods that count, or that is
 * the partner's own: by the mailbox of its address or of its account.
 */
export async function earn(scope: Scope, orderId: string): Promise<void> {
  const { tx, newId } = scope
  // Cancelling waits for this lock, or was there before: a cancelled order earns nothing either way.
  const order = await lockOrder(tx, orderId)
  if (order.partner === null || order.state === 'cancelled') return
  const [affiliate] = await tx
    .select()
    .from(affiliates)
    .where(
      and(
        eq(affiliates.code, normalisedCode(order.partner.code)),
        eq(affiliates.isActive, true),
        sql`${mailboxOf(sql`${affiliates.email}`)} not in (
          select ${mailboxOf(sql`${order.email}::text`)}
          union all select ${mailboxOf(sql`a.email`)} from ${accounts} a where a.id = ${order.accountId}::uuid)`,
      ),
    )
  if (!affiliate) return
  const days = (order.placedAt.getTime() - Date.parse(order.partner.at)) / dayMilliseconds
  const lines = await linesOf(tx, [orderId])
  const netCents = goodsNet(lines)
  const parts =
    affiliate.kind === 'percent' ? partsOf(lines, affiliate.value, await ratesReaching(tx, affiliate, lines)) : null
  const amountCents = parts ? total(parts.map(part => part.amountCents)) : commissionOf(affiliate, netCents)
  if (days > affiliate.windowDays || amountCents === 0) return
  const { id: affiliateId, kind, value } = affiliate
  const [made] = await tx
    .insert(affiliateCommissions)
    .values({ id: newId(), affiliateId, orderId, kind, value, netCents, parts, at: order.placedAt })
    .onConflictDoNothing({ target: affiliateCommissions.orderId })
    .returning()
  if (!made) return
  await tx
    .insert(affiliateEntries)
    .values({ id: newId(), commissionId: made.id, affiliateId, kind: 'earned', amountCents, at: order.placedAt })
}

/**
 * Lets the commission of an order shrink to what stays of its goods: to nothing where it was cancelled or withdrawn from as
 * a whole, else by the pieces of accepted withdrawals. Withdrawals that name their parts in words change nothing here. A
 * second time changes nothing, and nothing grows again.
 */
export async function shrink({ tx, now, newId }: Scope, orderId: string): Promise<void> {
  const order = await lockOrder(tx, orderId)
  const [commission] = await tx
    .select()
    .from(affiliateCommissions)
    .where(eq(affiliateCommissions.orderId, orderId))
    .for('no key update')
  if (!commission) return
  const entries = await tx
    .select({ kind: affiliateEntries.kind, amountCents: affiliateEntries.amountCents })
    .from(affiliateEntries)
    .where(eq(affiliateEntries.commissionId, commission.id))
  const sumOf = (kind: CommissionEntryKind) =>
    total(entries.filter(entry => entry.kind === kind).map(({ amountCents }) => amountCents))
  const lines = await linesOf(tx, [orderId])
  const rest = await staying(tx, order, lines)
  const netCents = goodsNet(rest)
  const earned = sumOf('earned')
  const stays = commission.parts
    ? remainingOfParts(commission.parts, rest)
    : remainingCommission(earned, goodsNet(lines), netCents)
  // What staff corrected stays, but where nothing of the order does; and nothing falls below nothing.
  const wanted = netCents === 0 ? -commission.amountCents : stays - earned - sumOf('reduced')
  const difference = Math.max(wanted, -commission.amountCents)
  if (netCents < commission.netCents)
    await tx.update(affiliateCommissions).set({ netCents }).where(eq(affiliateCommissions.id, commission.id))
  if (difference >= 0) return
  const { id: commissionId, affiliateId } = commission
  await tx
    .insert(affiliateEntries)
    .values({ id: newId(), commissionId, affiliateId, kind: 'reduced', amountCents: difference, at: now })
}

/** The lines of an order with what they are worth of what stays with its buyer. */
async function staying<Line extends CountedLine>(
  tx: Scope['tx'],
  order: Order,
  lines: readonly Line[],
): Promise<Line[]> {
  const gone = () => lines.map(line => ({ ...line, netCents: 0 as Cents }))
  if (order.state === 'cancelled') return gone()
  const { items, parts } = withdrawals
  const accepted = await tx
    .select({ items, parts })
    .from(withdrawals)
    .where(and(eq(withdrawals.orderId, order.id), eq(withdrawals.state, 'accepted')))
  const isWhole = accepted.some(each => each.items.length === 0 && each.parts === null)
  return isWhole
    ? gone()
    : remainingLines(
        lines,
        accepted.flatMap(each => each.items),
      )
}
