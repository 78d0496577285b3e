import { eq, sql } from 'drizzle-orm'
import { mailedPages } from '../../../kit/mailedPages.ts'
import { completeAddress } from '../../../kit/postalAddresses.ts'
import { NotFound, refusal, refuse, refuseIf } from '../../../kit/refusals.ts'
import { tidiedLines } from '../../../kit/words.ts'
import { noteAudit } from '../../../platform/audit.ts'
import { queueMail } from '../../../platform/mail.ts'
import { type OperationScope, operation } from '../../../platform/operation.ts'
import { run } from '../../../platform/statements.ts'
import { speechIn } from '../../../texts/texts.ts'
import { decidersOf } from '../../accounts/companies/queries.ts'
import { changeCart, ownerOf, saveCart } from '../../cart/operations/saving.ts'
import { dropCart, setCartAside } from '../../cart/operations/setAside.ts'
import { lockCarts, readContents } from '../../cart/queries.ts'
import { type Contents, MOST_LINES } from '../../cart/rules/contents.ts'
import { mergedLines } from '../../cart/rules/merging.ts'
import { type CartView, viewCart } from '../../cart/rules/view.ts'
import { companyRefusals } from '../../checkout/operations/companyLimits.ts'
import { type Declaration, emailOf, placementRefusals } from '../../checkout/rules/placement.ts'
import { agreementFor, keepingAgreement, readAgreedState } from '../../content/queries/agreements.ts'
import { versionOfText } from '../../content/rules/agreedTexts.ts'
import { variantText } from '../../orders/presenters/mailPiece.ts'
import { snapshotOf } from '../../orders/rules/snapshot.ts'
import { approvalMail } from '../mails.ts'
import { type OrderRequest, requestsByIds } from '../queries.ts'
import { requestLimits, requestOwner } from '../rules.ts'
import { orderRequests, type RequestedLine } from '../tables.ts'
import { lockedRequest } from './lockedRequest.ts'

export type AskApproval = Declaration & {
  readonly note?: string | null
  /** Origin that the links of mails lead to. */
  readonly publicUrl: string
}

/** A request as it stands, and the viewer's cart. */
export type Asked = { readonly request: OrderRequest; readonly contents: Contents }

/**
 * Sends the viewer's cart to their company for approval, because it exceeds what they may order by themselves: what was chosen
 * and entered leaves the cart and stays as it is until somebody decided, and who decides gets a mail. No stock is reserved and
 * no code used up before the order is placed. Refuses as `placeOrder` does; with TRANSITION_NOT_ALLOWED what the buyer may
 * order, APPROVER_MISSING where nobody else decides, TOO_MANY_OPEN beyond ten.
 */
export const askApproval = operation('oneself', async (scope, input: AskApproval): Promise<Asked> => {
  const { tx, viewer, now, newId, language } = scope
  const { contents, cart } = await lockedCart(scope)
  const note = tidiedLines(input.note ?? '') || null
  const isNoteLong = (note?.length ?? 0) > requestLimits.note
  refuseIf([
    ...placementRefusals(cart, viewer, input),
    ...(isNoteLong ? [refusal('INVALID_INPUT', ['note'], `At most ${requestLimits.note} characters.`)] : []),
  ])
  const [need] = await companyRefusals(scope, cart, false)
  if (need?.code !== 'APPROVAL_NEEDED') {
    refuseIf(need ? [need] : [])
    refuse('TRANSITION_NOT_ALLOWED', [], 'The buyer may place this order by themselves.')
  }
  const accountId = viewer.accountId!
  const { companyId } = viewer.company!
  const deciders = (await decidersOf(tx, companyId)).filter(({ id }) => id !== accountId)
  if (deciders.length === 0) refuse('APPROVER_MISSING', [], 'Nobody else decides for this company.')
  // The buyer's row is locked: of two requests at once one is the tenth.
  const isOpen = sql`${orderRequests.accountId} = ${accountId} and ${orderRequests.state} = 'open'`
  if ((await tx.$count(orderRequests, isOpen)) >= requestLimits.open) {
    refuse('TOO_MANY_OPEN', [], `At most ${requestLimits.open} at once.`, { limit: requestLimits.open })
  }
  const id = newId()
  const cartId = newId()
  const lines = requestedLines(scope, cart)
  const aside = { cartId, owner: requestOwner(id) }
  const emptied = await setCartAside(tx, { ...contents, head: contents.head! }, cart.checkout, aside, now)
  const agreed = await readAgreedState(tx, language, now)
  const agreement = await agreementFor(tx, contents.settings, language, agreed)
  for (const keeping of keepingAgreement(agreement, agreed, now)) await run(tx, keeping)
  await tx.insert(orderRequests).values({
    ...{ id, companyId, accountId, cartId, lines, language, note, createdAt: now },
    totalCents: cart.quote.totals.toPay,
    grossCents: cart.quote.totals.gross,
    consents: {
      ...{ terms: input.acceptTerms, conditions: input.acceptConditions, age: input.confirmAge },
      ...(input.acceptTerms && { termsVersion: versionOfText(agreement, 'agb') }),
    },
    agreementId: agreement.id,
  })
  const [request] = await requestsByIds(tx, viewer, [id])
  const page = `${mailedPages.account}/${mailedPages.company}`
  for (const each of deciders) {
    const url = `${input.publicUrl}${each.language === 'en' ? '/en' : ''}/${page}`
    const mail = approvalMail('approvalAsked', {
      ...{ language: each.language, settings: contents.settings, name: each.name, buyer: request!.buyer },
      ...{ company: request!.company, lines, totalCents: request!.totalCents, words: note, url },
    })
    const to = { to: each.email, accountId: each.id, language: each.language, secret: null }
    await queueMail(tx, { kind: 'approvalAsked', ...to, ...mail }, scope)
  }
  await noteAudit(scope, { action: 'company.approvalAsked', subjectId: companyId, subjectName: request!.company })
  return { request: request!, contents: emptied }
})

/** The viewer's cart, locked. Refuses with CART_EXPIRED and CART_EMPTY. */
async function lockedCart(scope: OperationScope): Promise<{ contents: Contents; cart: CartView }> {
  const { tx, viewer, now } = scope
  await lockCarts(tx, ownerOf(scope))
  const found = await readContents(tx, ownerOf(scope), now)
  if (found.isExpired) refuse('CART_EXPIRED', [], 'The cart was left alone for too long and has been emptied.')
  const contents = found.guestCartId === null ? found : await saveCart(scope, found, {})
  const cart = contents && viewCart(contents, viewer, now)
  return contents && cart ? { contents, cart } : refuse('CART_EMPTY', [], 'The cart is empty.')
}

/** The lines as the order would show them. */
function requestedLines({ viewer, now, newId, language }: OperationScope, cart: CartView): RequestedLine[] {
  const shippingAddress = completeAddress(cart.checkout.shippingAddress!)
  const { lines } = snapshotOf(cart, {
    ...{ orderId: newId(), newId, idempotencyKeyHash: '', secretHashes: [], language, now, shippingAddress },
    ...{ accountId: viewer.accountId, companyId: viewer.company?.companyId ?? null },
    email: emailOf(viewer, cart.checkout) ?? '',
    invoiceAddress: cart.checkout.invoiceAddress ? completeAddress(cart.checkout.invoiceAddress) : shippingAddress,
    consents: { terms: false, conditions: false, age: false },
    agreementId: null,
  })
  const speech = speechIn(language)
  return lines.map(line => ({
    title: line.title,
    detail: [
      line.fit === null && line.size === null ? null : variantText(line, speech),
      line.color,
      ...line.properties.map(({ label, value }) => `${label}: ${value}`),
    ]
      .filter(Boolean)
      .join(', '),
    amount: line.amount,
    sumCents: line.grossCents,
  }))
}

/**
 * Takes a request of the viewer's own back: what was chosen lies in their cart again, beside what lies there by now. An open one
 * ends, a declined one stays declined. Refuses with TRANSITION_NOT_ALLOWED where it was decided otherwise or is gone, CART_FULL.
 * Throws NotFound.
 */
export const takeBackRequest = operation(
  'oneself',
  async (scope, { requestId }: { readonly requestId: string }): Promise<OrderRequest> => {
    const { tx, viewer, now } = scope
    const request = await lockedRequest(tx, requestId)
    if (request.accountId !== viewer.accountId) throw new NotFound()
    const { state, cartId } = request
    if (cartId === null || (state !== 'open' && state !== 'declined')) {
      return refuse('TRANSITION_NOT_ALLOWED', ['requestId'], 'It was decided, or is gone.')
    }
    const owner = { accountId: null, visitorHash: requestOwner(request.id), email: viewer.email }
    const kept = await readContents(tx, owner, now)
    await changeCart(scope, noFacts, found => {
      const lines = mergedLines(found.lines, kept.lines).map((line, i) => ({ ...line, position: i + 1 }))
      if (lines.length > MOST_LINES) refuse('CART_FULL', [], `At most ${MOST_LINES} lines.`, { limit: MOST_LINES })
      return { lines, checkout: found.head?.checkout ?? kept.head?.checkout ?? null }
    })
    if (state === 'open') {
      await tx.update(orderRequests).set({ state: 'withdrawn', decidedAt: now }).where(eq(orderRequests.id, request.id))
    }
    await dropCart(tx, cartId)
    const [after] = await requestsByIds(tx, viewer, [request.id])
    return after!
  },
)

const noFacts = { productIds: [], variantIds: [] }
