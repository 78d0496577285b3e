import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, snakeCase, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { PostalDraft } from '../../kit/postalAddresses.ts'
import { id, instant } from '../../platform/columns.ts'
import { accounts } from '../accounts/tables.ts'
import { products } from '../catalogue/tables.ts'
import type { Station } from '../pricing/rules/stations.ts'
import type { VatIdCheck } from '../pricing/rules/vatProof.ts'
import type { BoughtVoucher } from '../vouchers/rules/issue.ts'

/** What a buyer has entered in the checkout so far; incomplete until the order is placed. `vatIdCheck`: what the register
 *  answered about the VAT id, which no door writes; missing in carts from before. `deliversInParts`: what is there is to be sent ahead,
 *  where that is offered; missing means no. `pickupPlace`: key of the place where the goods are picked up; missing means that
 *  none was chosen. `coupon`: the code of a coupon that was entered, as it is kept; missing means none; `vouchers`: the codes
 *  of vouchers, in the order in which they pay. `partner`: by whose link the visit began; missing where it began by none.
 *  `station`: the parcel locker or pick-up point that the goods go to; missing or null
 *  means to the door. `answers`: to what the shop asks of the whole order, by the key of its field. */
export type CheckoutDetails = {
  email: string | null
  comment: string | null
  newsletter: boolean
  isPickup: boolean
  shippingAddress: PostalDraft | null
  hasOwnInvoiceAddress: boolean
  invoiceAddress: PostalDraft | null
  paymentMethod: string | null
  vatIdCheck?: VatIdCheck | null
  deliversInParts?: boolean
  pickupPlace?: string | null
  coupon?: string | null
  vouchers?: readonly string[]
  partner?: CarriedPartner
  station?: Station | null
  answers?: Readonly<Record<string, string>>
}

/** By whose link a visit began, as an ISO instant `at` says when the cart was last changed in it. */
export type CarriedPartner = { readonly code: string; readonly at: string }

/** Which pieces fill a slot of a set; `variantId` null where the product has no variants; `texts` one per piece, empty
 *  without personalisation. */
export type SetFilling = {
  productId: string
  pieces: { variantId: string | null; amount: number; texts: string[] }[]
}[]

/** A visitor's basket: cart, favourites and checkout entries. A guest owns it by the secret in a cookie, of which
 *  only the hash is kept; a signed-in person by the account. `revision` rises with every change. */
export const carts = snakeCase.table(
  'carts',
  {
    id: id(),
    secretHash: text(),
    accountId: uuid().references(() => accounts.id, { onDelete: 'cascade' }),
    revision: integer().notNull().default(1),
    checkout: jsonb().$type<CheckoutDetails>(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  table => [
    uniqueIndex('carts_secret').on(table.secretHash),
    uniqueIndex('carts_account').on(table.accountId),
    index('carts_expiry').on(table.expiresAt),
  ],
)

/** A line; a set has `slots` and no variant. `texts`: personalisation, one per piece. `voucher`: of a voucher that is bought, what its buyer wants of it. `answers`: to what the shop asks of
 *  a line, by the key of its field; null for none. Products may vanish: the line
 *  stays and says so, hence no foreign key on what it points to. */
export const cartLines = snakeCase.table(
  'cart_lines',
  {
    id: id(),
    cartId: uuid()
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    productId: uuid().notNull(),
    variantId: uuid(),
    title: text().notNull(),
    amount: integer().notNull(),
    texts: text().array().notNull().default([]),
    slots: jsonb().$type<SetFilling>(),
    voucher: jsonb().$type<BoughtVoucher>(),
    /** What the buyer wrote for properties, by their keys; null: nothing. */
    written: jsonb().$type<Record<string, string>>(),
    answers: jsonb().$type<Readonly<Record<string, string>>>(),
    orderNote: text(),
    createdAt: instant().notNull(),
  },
  table => [
    index('cart_lines_cart').on(table.cartId, table.position),
    check('cart_lines_amount', sql`${table.amount} between 1 and 99999`),
  ],
)

/** A named list of an account, beside the one that every visitor has: that is made of the favourites without a list, and has a row
 *  here only where it is shared (`isFirst`, and then no title). `shareToken`: what the address of a shared list ends in, null where
 *  it is not shared; kept as it is, for its owner is shown the address again. */
export const wishLists = snakeCase.table(
  'wish_lists',
  {
    id: id(),
    cartId: uuid()
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    isFirst: boolean().notNull().default(false),
    title: text(),
    shareToken: text(),
    createdAt: instant().notNull(),
    changedAt: instant().notNull(),
  },
  table => [
    index('wish_lists_cart').on(table.cartId, table.createdAt),
    uniqueIndex('wish_lists_first').on(table.cartId).where(sql`${table.isFirst}`),
    uniqueIndex('wish_lists_share').on(table.shareToken),
    check('wish_lists_title', sql`${table.isFirst} = (${table.title} is null)`),
  ],
)

/** Products that are kept for later. `listId` null: on the first list. `variantId`, `amount`, `note`: what is wanted of it; a variant may
 *  vanish, hence no foreign key. */
export const favourites = snakeCase.table(
  'favourites',
  {
    id: uuid().primaryKey().defaultRandom(),
    cartId: uuid()
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    listId: uuid().references(() => wishLists.id, { onDelete: 'cascade' }),
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    variantId: uuid(),
    amount: integer().notNull().default(1),
    note: text(),
    createdAt: instant().notNull(),
  },
  table => [
    unique('favourites_once').on(table.cartId, table.listId, table.productId).nullsNotDistinct(),
    index('favourites_list').on(table.listId),
    check('favourites_amount', sql`${table.amount} between 1 and 9999`),
  ],
)
