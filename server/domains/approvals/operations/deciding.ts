import { eq, sql } from 'drizzle-orm'
import { mailedPages } from '../../../kit/mailedPages.ts'
import { NotFound, refuse } from '../../../kit/refusals.ts'
import { approvedCompany, guestViewer } from '../../../kit/viewer.ts'
import { tidiedLines } from '../../../kit/words.ts'
import { noteAudit } from '../../../platform/audit.ts'
import { queueMail } from '../../../platform/mail.ts'
import {
  type Operation,
  type OperationContext,
  type OperationScope,
  operation,
  plainScopeOf,
} from '../../../platform/operation.ts'
import { lockedBuyer } from '../../accounts/companies/queries.ts'
import { viewerOfAccount } from '../../accounts/queries.ts'
import { accounts } from '../../accounts/tables.ts'
import { readContents } from '../../cart/queries.ts'
import { viewCart } from '../../cart/rules/view.ts'
import { askVatRegister } from '../../checkout/operations/askVatRegister.ts'
import { type Placed, placeApproved, VatIdUnasked } from '../../checkout/operations/placeOrder.ts'
import { readSettings } from '../../settings/queries.ts'
import { approvalMail } from '../mails.ts'
import { type OrderRequest, requestsByIds } from '../queries.ts'
import { approvedSum, requestLimits, requestOwner } from '../rules.ts'
import { orderRequests } from '../tables.ts'
import { lockedRequest } from './lockedRequest.ts'

export type ApproveRequest = {
  readonly requestId: string
  /** The amount to pay that is approved, in cents; less is placed, more is refused with PRICE_CHANGED. */
  readonly expectedTotal: number
}

/**
 * Approves a request: it is priced anew and placed in the buyer's name, with the company's address, once. Prices that fell are
 * the buyer's luck; where it costs more by now, PRICE_CHANGED says how much, and that is to be approved. Refuses besides as
 * `placeOrder` does (sold out, payment method, coupons…), with TRANSITION_NOT_ALLOWED what was decided or taken back,
 * BUYER_SUSPENDED where the buyer no longer buys for the company, SECOND_PERSON_REQUIRED for one's own. Throws NotFound for who
 * does not decide for the company, also if that changed meanwhile.
 */
export const approveRequest: Operation<ApproveRequest, Placed> = Object.assign(
  async (context: OperationContext, input: ApproveRequest): Promise<Placed> => {
    try {
      return await approveOnce(context, { ...input, isVatIdAsked: !context.vatRegister })
    } catch (error) {
      if (!(error instanceof VatIdUnasked)) throw error
      // Asked outside of the transaction, for the cart of the request.
      const viewer = guestViewer(requestOwner(input.requestId))
      await askVatRegister(plainScopeOf({ ...context, viewer }), error.contents)
      return approveOnce(context, { ...input, isVatIdAsked: true })
    }
  },
  { audience: 'oneself' as const },
)

const approveOnce = operation(
  'oneself',
  async (scope, input: ApproveRequest & { readonly isVatIdAsked: boolean }): Promise<Placed> => {
    const { tx, viewer, now } = scope
    const request = await openRequest(scope, input.requestId)
    const buyer = await viewerOfAccount(tx, request.accountId)
    if (buyer?.company?.companyId !== request.companyId || !buyer.company.isActive) {
      return refuse('BUYER_SUSPENDED', ['requestId'], 'The buyer no longer buys for the company.')
    }
    const owner = { accountId: null, visitorHash: requestOwner(request.id), email: buyer.email }
    const contents = await readContents(tx, owner, now)
    const cart = viewCart(contents, buyer, now)
    if (!cart) return refuse('TRANSITION_NOT_ALLOWED', ['requestId'], 'It has lapsed.')
    await noteDecision(scope, request.companyId, 'company.orderApproved')
    const declared = {
      acceptTerms: request.consents.terms,
      acceptConditions: request.consents.conditions,
      confirmAge: request.consents.age,
      expectedTotal: approvedSum(input.expectedTotal, cart.quote.totals.toPay),
    }
    return placeApproved(
      { ...scope, viewer: buyer, language: request.language },
      contents,
      { ...declared, idempotencyKey: `request-${request.id}`, isVatIdAsked: input.isVatIdAsked },
      {
        agreementId: request.agreementId,
        together: orderId => [
          sql`update order_requests set state = 'approved', order_id = ${orderId}, decided_by = ${viewer.accountId},
            decided_at = ${now.toISOString()} where id = ${request.id}`,
        ],
      },
    )
  },
)

export type DeclineRequest = {
  readonly requestId: string
  readonly answer?: string | null
  /** Origin that the link of the mail leads to. */
  readonly publicUrl: string
}

/** Declines a request, and tells its buyer by mail, who may put it into their cart again. Refuses with INVALID_INPUT,
 *  TRANSITION_NOT_ALLOWED and SECOND_PERSON_REQUIRED; throws NotFound as `approveRequest`. */
export const declineRequest = operation('oneself', async (scope, input: DeclineRequest): Promise<OrderRequest> => {
  const { tx, viewer, now } = scope
  const answer = tidiedLines(input.answer ?? '') || null
  if ((answer?.length ?? 0) > requestLimits.note) {
    refuse('INVALID_INPUT', ['answer'], `At most ${requestLimits.note} characters.`)
  }
  const { id, companyId, accountId, language } = await openRequest(scope, input.requestId)
  await tx
    .update(orderRequests)
    .set({ state: 'declined', answer, decidedBy: viewer.accountId, decidedAt: now })
    .where(eq(orderRequests.id, id))
  await noteDecision(scope, companyId, 'company.orderDeclined')
  const [request] = await requestsByIds(tx, viewer, [id])
  const [buyer] = await tx.select({ email: accounts.email }).from(accounts).where(eq(accounts.id, accountId))
  const settings = await readSettings(tx)
  const url = `${input.publicUrl}${language === 'en' ? '/en' : ''}/${mailedPages.account}/${mailedPages.company}`
  const { company, lines, totalCents } = request!
  const mail = approvalMail('approvalDeclined', {
    ...{ language, settings, name: request!.buyer, buyer: request!.buyer, company, lines, totalCents, words: answer },
    url,
  })
  await queueMail(tx, { kind: 'approvalDeclined', to: buyer!.email, accountId, language, secret: null, ...mail }, scope)
  return request!
})

/** A request that the viewer decides about, locked, and open. */
async function openRequest({ tx, viewer }: OperationScope, requestId: string) {
  const companyId = approvedCompany(viewer)
  if (companyId === null) throw new NotFound()
  const request = await lockedRequest(tx, requestId)
  if (request.companyId !== companyId) throw new NotFound()
  const decider = await lockedBuyer(tx, viewer.accountId!, companyId)
  if (!decider?.isActive || decider.role === 'buyer') throw new NotFound()
  if (request.accountId === viewer.accountId) {
    refuse('SECOND_PERSON_REQUIRED', ['requestId'], 'Somebody else has to decide about one’s own.')
  }
  if (request.state !== 'open' || request.cartId === null) {
    refuse('TRANSITION_NOT_ALLOWED', ['requestId'], 'It was decided, taken back, or has lapsed.')
  }
  return request
}

async function noteDecision(
  scope: OperationScope,
  companyId: string,
  action: 'company.orderApproved' | 'company.orderDeclined',
): Promise<void> {
  await noteAudit(scope, { action, subjectId: companyId, subjectName: null })
}
