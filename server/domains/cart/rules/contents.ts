import type { ProductIndex } from '../../pricing/queries/facts.ts'
import type { Settings } from '../../settings/rules.ts'
import type { BoughtVoucher } from '../../vouchers/rules/issue.ts'
import type { CheckoutDetails, SetFilling } from '../tables.ts'
import type { EnteredCode } from './codes.ts'
import type { WrittenValues } from './written.ts'

/** A line of a cart. A set has `slots` and no variant; `amount` then counts sets. `texts`: one per piece, none without
 *  personalisation. */
export type CartLine = {
  readonly id: string
  readonly position: number
  readonly productId: string
  readonly variantId: string | null
  readonly title: string
  readonly amount: number
  readonly texts: readonly string[]
  readonly slots: SetFilling | null
  /** Of a voucher that is bought: what its buyer wants of it; missing in all else. */
  readonly voucher?: BoughtVoucher | null
  /** What the buyer wrote for properties, by their keys. */
  readonly written?: WrittenValues | null
  /** To what the shop asks of a line, by the key of its field; missing for none. */
  readonly answers?: Readonly<Record<string, string>> | null
  readonly orderNote: string | null
}

export type CartHead = {
  readonly id: string
  readonly revision: number
  readonly checkout: CheckoutDetails | null
}

/** A cart with all that its prices and states depend on. */
export type Contents = {
  /** Null: this visitor has none yet. */
  readonly head: CartHead | null
  /** The visitor's cart from before signing in: its lines are among `lines` and move over with the next change. */
  readonly guestCartId: string | null
  /** The only cart is from before signing in and becomes the account's with the next change. */
  readonly isUnbound?: boolean
  /** The cart was left alone for too long: what lay in it is gone. */
  readonly isExpired: boolean
  readonly lines: readonly CartLine[]
  readonly productIndex: ProductIndex
  readonly settings: Settings
  /** The codes that were entered, with what they open for this owner. */
  readonly codes: readonly EnteredCode[]
}

export const MOST_LINES = 200
export const MOST_PIECES = 99_999
/** Slots of a set, as the catalogue allows them. */
export const MOST_SLOTS = 12
/** Kinds of pieces in one slot of a set. */
export const MOST_SLOT_PIECES = 50
/** Lines and kinds of pieces in sets together: reading and pricing a cart costs by them. */
export const MOST_ENTRIES = 1000
/** Pieces of a cart that carry a text, and the characters of these texts together: each piece's text is kept. */
export const MOST_PERSONALISED = 5000
export const MOST_CHARACTERS = 100_000
/** Properties of a product that buyers write something for. */
export const MOST_WRITTEN = 5
export const LONGEST_NOTE = 500

/** How many days a cart is kept after its last change. */
export const CART_DAYS = 90

export const emptyCheckout: CheckoutDetails = {
  email: null,
  comment: null,
  newsletter: false,
  isPickup: false,
  shippingAddress: null,
  hasOwnInvoiceAddress: false,
  invoiceAddress: null,
  paymentMethod: null,
}
