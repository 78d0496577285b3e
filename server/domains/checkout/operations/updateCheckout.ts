import { type PostalAddressInput, withEntries } from '../../../kit/postalAddresses.ts'
import { consentRefusal, type Refusal, refusal, refuse, refuseIf } from '../../../kit/refusals.ts'
import type { Viewer } from '../../../kit/viewer.ts'
import { tidied, tidiedLines } from '../../../kit/words.ts'
import { plainOperation } from '../../../platform/operation.ts'
import { changeOnlyCart } from '../../cart/operations/saving.ts'
import { type AnswersInput, answersEntered, fieldsOfOrder } from '../../cart/rules/answers.ts'
import { type Contents, emptyCheckout } from '../../cart/rules/contents.ts'
import { type CartView, viewCart } from '../../cart/rules/view.ts'
import type { CheckoutDetails } from '../../cart/tables.ts'
import { type StationInput, stationEntered } from '../../pricing/rules/stations.ts'
import { stationProviders } from '../../pricing/settings.ts'
import { type CheckoutStep, stepRefusals } from '../rules/placement.ts'
import { askVatRegister } from './askVatRegister.ts'

/** Changes of what was entered in the checkout; what is left out stays, null clears. */
export type CheckoutChanges = {
  readonly email?: string | null
  readonly comment?: string | null
  readonly newsletter?: boolean | null
  readonly isPickup?: boolean | null
  /** Key of a place. */
  readonly pickupPlace?: string | null
  readonly deliversInParts?: boolean | null
  readonly shippingAddress?: PostalAddressInput | null
  readonly hasOwnInvoiceAddress?: boolean | null
  readonly invoiceAddress?: PostalAddressInput | null
  readonly paymentMethod?: string | null
  /** The parcel locker or pick-up point that the goods go to; null: to the door. */
  readonly station?: StationInput | null
  /** To what the shop asks of the whole order; those that are left out stay. */
  readonly answers?: AnswersInput | null
}

export type UpdateCheckout = { readonly changes: CheckoutChanges; readonly validate: CheckoutStep | null }

const LONGEST_COMMENT = 2000

/** Keeps what was entered in the checkout; with `validate` only if that step and those before it are complete, else it
 *  refuses with everything that is missing and keeps nothing. CART_EXPIRED where the cart is no longer kept;
 *  ACTING_FOR_CUSTOMER where staff would consent to the newsletter for somebody. Where it matters for the VAT, the register
 *  is asked about the VAT id, once the entries are kept: they never wait for it. */
export const updateCheckout = plainOperation('buyer', async (scope, input: UpdateCheckout): Promise<CartView> => {
  const contents = await changeOnlyCart(scope, nothingElse, found => {
    if (found.isExpired) refuse('CART_EXPIRED', [], 'The cart was left alone for too long and has been emptied.')
    const { checkout, refusals } = changedCheckout(found, input.changes, scope.viewer)
    refuseIf(refusals)
    if (input.validate !== null) {
      const head = { id: '', revision: 0, ...found.head, checkout }
      const view = viewCart({ ...found, head }, scope.viewer, scope.now)
      if (view) refuseIf(stepRefusals(view, scope.viewer, input.validate, ['changes']))
    }
    return { checkout }
  })
  const asked = concernsVat(input) ? await askVatRegister(scope, contents) : contents
  return viewCart(asked, scope.viewer, scope.now)!
})

/** Whether a change is about what the proof of a VAT id depends on, or a step is completed. */
const concernsVat = ({ changes, validate }: UpdateCheckout): boolean =>
  validate !== null ||
  [
    changes.isPickup,
    changes.station,
    changes.shippingAddress,
    changes.hasOwnInvoiceAddress,
    changes.invoiceAddress,
  ].some(change => change !== undefined)

function changedCheckout(
  { head, settings }: Pick<Contents, 'head' | 'settings'>,
  changes: CheckoutChanges,
  viewer: Viewer,
): { checkout: CheckoutDetails; refusals: Refusal[] } {
  const before = head?.checkout ?? emptyCheckout
  const checkout = { ...before }
  const refusals: Refusal[] = []
  if (changes.email !== undefined) checkout.email = tidied(changes.email ?? '') || null
  if (changes.comment !== undefined) checkout.comment = tidiedLines(changes.comment ?? '') || null
  if (changes.newsletter !== undefined) {
    checkout.newsletter = changes.newsletter ?? false
    if (viewer.actor && checkout.newsletter !== before.newsletter)
      refusals.push(consentRefusal(['changes', 'newsletter']))
  }
  if (changes.isPickup !== undefined) checkout.isPickup = changes.isPickup ?? false
  if (changes.pickupPlace !== undefined) checkout.pickupPlace = changes.pickupPlace?.slice(0, 100) || null
  if (changes.deliversInParts !== undefined) checkout.deliversInParts = changes.deliversInParts ?? false
  if (changes.hasOwnInvoiceAddress !== undefined) checkout.hasOwnInvoiceAddress = changes.hasOwnInvoiceAddress ?? false
  if (changes.paymentMethod !== undefined)
    checkout.paymentMethod = tidied(changes.paymentMethod ?? '').slice(0, 60) || null
  if (changes.station === null) checkout.station = null
  else if (changes.station !== undefined) {
    const path = ['changes', 'station']
    const read = stationEntered(before.station ?? null, changes.station, stationProviders(settings), path)
    refusals.push(...read.refusals)
    checkout.station = read.station
  }
  if (changes.answers) {
    const path = ['changes', 'answers']
    const read = answersEntered(fieldsOfOrder(settings), before.answers ?? {}, changes.answers, path)
    refusals.push(...read.refusals)
    checkout.answers = read.answers
  }
  for (const field of ['shippingAddress', 'invoiceAddress'] as const) {
    const entered = changes[field]
    if (entered === undefined) continue
    if (entered === null) checkout[field] = null
    else {
      const read = withEntries(checkout[field], entered, ['changes', field])
      refusals.push(...read.refusals)
      checkout[field] = read.address
    }
  }
  if ((checkout.email?.length ?? 0) > 254) refusals.push(refusal('EMAIL_INVALID', ['changes', 'email'], 'Too long.'))
  if ((checkout.comment?.length ?? 0) > LONGEST_COMMENT) {
    const message = `At most ${LONGEST_COMMENT} characters.`
    refusals.push(refusal('INVALID_INPUT', ['changes', 'comment'], message))
  }
  return { checkout, refusals }
}

const nothingElse = { productIds: [], variantIds: [] }
