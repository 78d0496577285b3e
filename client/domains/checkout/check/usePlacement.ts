import { useRef, useState } from 'react'
import { useRouter } from '../../../router/RouterContext.ts'
import { causeOf } from '../../../ui/failures.ts'
import type { ToldRefusal } from '../../accounts/parts/addresses/addressMistakes.ts'
import { usePlaceOrder } from '../mutations/usePlaceOrder.ts'
import { type Mistake, mistakesOf } from '../parts/mistakes.ts'
import { beginOrder, endOrder } from '../parts/pendingOrder.ts'

/** What the buyer ticks before ordering. */
export interface Declared {
  acceptTerms: boolean
  acceptConditions: boolean
  confirmAge: boolean
}

interface Cart {
  readonly id: string
  readonly revision: number
  readonly totals: { readonly toPay: { readonly cents: number } }
}

/** Why the order was not placed. */
interface Refused {
  mistakes: readonly Mistake[]
  isPriceChange: boolean
  isAddressMissing: boolean
  isTooMany: boolean
}

const nothing: Refused = { mistakes: [], isPriceChange: false, isAddressMissing: false, isTooMany: false }

/** Sends the order, once: the same cart in the same state always carries the same key. */
export function usePlacement({ cart, refresh }: { cart: Cart; refresh: () => Promise<void> }) {
  const { navigate } = useRouter()
  const [placeOrder] = usePlaceOrder()
  const [isPlacing, setPlacing] = useState(false)
  const [isUncertain, setUncertain] = useState(false)
  const [refused, setRefused] = useState(nothing)
  const isUnderWay = useRef(false)

  /** Says why. Prices and stock may be other ones by now: what is shown beside the reasons must be the truth. */
  const refuse = async (refusals: readonly ToldRefusal[]) => {
    await refresh()
    const hasCode = (code: string) => refusals.some(refusal => refusal.code === code)
    setRefused({
      mistakes: mistakesOf(refusals),
      // A code that somebody else used up changes the sum, too.
      isPriceChange: ['PRICE_CHANGED', 'COUPON_USED_UP', 'COUPON_USED_BY_YOU', 'VOUCHER_BALANCE_CHANGED'].some(hasCode),
      isAddressMissing: hasCode('ADDRESS_INCOMPLETE'),
      isTooMany: hasCode('TOO_MANY_ORDERS'),
    })
  }

  const place = async (declared: Declared) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setPlacing(true)
    const { key, cartId, revision, ...sent } = beginOrder(
      { cartId: cart.id, revision: cart.revision, expectedTotal: cart.totals.toPay.cents, ...declared },
      () => crypto.randomUUID(),
    )
    const answer = await placeOrder({ idempotencyKey: key, ...sent })
    const path = answer.payload?.order?.statusPath
    if (path) {
      // The button stays busy: the next thing to be seen is the confirmation.
      endOrder()
      navigate(`${path}/placed`, { replace: true })
      return
    }
    // Who asked too often was not listened to: as far as this time is concerned nothing is uncertain.
    if (answer.failure === null || causeOf(answer.failure) !== 'tooMany') setUncertain(answer.failure !== null)
    if (answer.failure === null) {
      endOrder()
      await refuse(answer.refusals)
    }
    isUnderWay.current = false
    setPlacing(false)
  }

  return { place, refuse, isPlacing, isUncertain, refused }
}
