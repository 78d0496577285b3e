import { type Refusal, refusal } from '../../../kit/refusals.ts'
import type { Viewer } from '../../../kit/viewer.ts'
import type { OperationScope } from '../../../platform/operation.ts'
import type { Reader } from '../../../platform/statements.ts'
import { companyOf, lockedBuyer } from '../../accounts/companies/queries.ts'
import { type ApprovalNeed, approvalNeed } from '../../accounts/companies/rules.ts'
import type { CartView } from '../../cart/rules/view.ts'
import { spentInMonth } from '../../orders/queries/companyOrders.ts'
import { shopSettings } from '../../settings/settings.ts'

/**
 * Why a buyer does not place an order for their company by themselves, with their row locked until the transaction ends:
 * BUYER_SUSPENDED, or APPROVAL_NEEDED with the `reason`, the `limit` and what is `left` in gross cents. `isApproved`: somebody
 * has approved it, whatever it costs. Nothing is asked of who buys for themselves.
 */
export async function companyRefusals(
  { tx, viewer, now }: Pick<OperationScope, 'tx' | 'viewer' | 'now'>,
  cart: CartView,
  isApproved: boolean,
): Promise<Refusal[]> {
  const { company, accountId } = viewer
  if (!company || accountId === null) return []
  const { companyId } = company
  const buyer = await lockedBuyer(tx, accountId, companyId)
  if (!buyer?.isActive) return [refusal('BUYER_SUSPENDED', [], 'This account does not buy for the company for now.')]
  if (isApproved) return []
  const { timeZone } = shopSettings.of(cart.contents.settings)
  const spent = buyer.monthBudgetCents === null ? 0 : await spentInMonth(tx, { accountId, companyId }, timeZone, now)
  const need = approvalNeed(cart.quote.totals.gross, spent, buyer)
  return need ? [refusal('APPROVAL_NEEDED', [], 'Somebody of the company has to approve this order.', need)] : []
}

/** The same, as it is shown beforehand: whether ordering would be refused. */
export async function approvalOf(
  reader: Reader,
  viewer: Viewer,
  cart: CartView,
  now: Date,
): Promise<ApprovalNeed | null> {
  const { company, accountId } = viewer
  if (!company?.isActive || accountId === null) return null
  const { companyId } = company
  const found = await companyOf(reader, accountId)
  if (!found) return null
  const { timeZone } = shopSettings.of(cart.contents.settings)
  const spent =
    found.member.monthBudgetCents === null ? 0 : await spentInMonth(reader, { accountId, companyId }, timeZone, now)
  return approvalNeed(cart.quote.totals.gross, spent, found.member)
}
