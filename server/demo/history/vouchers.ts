import type { EnteredCode } from '../../domains/cart/rules/codes.ts'
import type { CartLine } from '../../domains/cart/rules/contents.ts'
import { viewCart } from '../../domains/cart/rules/view.ts'
import { snapshotOf } from '../../domains/orders/rules/snapshot.ts'
import { secretHash } from '../../domains/orders/rules/statusLink.ts'
import { deliveryTerms } from '../../domains/pricing/rules/deliveryDates.ts'
import type { Settings } from '../../domains/settings/rules.ts'
import { voucherMail } from '../../domains/vouchers/mails.ts'
import { newVoucherCode } from '../../domains/vouchers/operations/vouchers.ts'
import type { BoughtVoucher } from '../../domains/vouchers/rules/issue.ts'
import type { voucherEntries, vouchers } from '../../domains/vouchers/tables.ts'
import { addDays, dayOf } from '../../kit/days.ts'
import { guestViewer } from '../../kit/viewer.ts'
import { markedTexts } from '../../platform/mailSecrets.ts'
import type { mails } from '../../platform/tables.ts'
import type { SeedClock } from '../catalogue/rows/rowTypes.ts'
import { stableId } from '../stableId.ts'
import { looks, voucherProductId } from '../vouchers.ts'
import { type Assortment, cartLines, indexOf } from './carts.ts'
import { type Course, handedOver } from './courses.ts'
import type { DemoCustomer } from './customers.ts'
import { randomFrom } from './random.ts'

const HOUR = 60 * 60 * 1000

type VoucherRow = typeof vouchers.$inferInsert
type EntryRow = typeof voucherEntries.$inferInsert

/** Vouchers that were sold, with the orders in which they were bought and redeemed, and the mails that brought them. */
export type SoldVouchers = {
  readonly courses: Course[]
  readonly vouchers: VoucherRow[]
  readonly entries: EntryRow[]
  readonly mails: (typeof mails.$inferInsert)[]
}

/** A sale: how many hours ago, by which customer, what they wanted; and when one of them paid for something. */
type Sale = {
  readonly key: string
  readonly hoursAgo: number
  readonly buyer: number
  readonly amount: number
  readonly wish: Partial<BoughtVoucher>
  readonly pieces?: number
  readonly deliverInDays?: number
  readonly redeemed?: { readonly hoursAgo: number; readonly buyer: number }
}

const sales: readonly Sale[] = [
  {
    ...{ key: 'lukas', hoursAgo: 20 * 24 + 3, buyer: 2, amount: 10_000 },
    wish: {
      recipientName: 'Lukas',
      message: 'Alles Gute zum 14. Geburtstag, du Torjäger!',
      templateId: looks.birthday,
    },
    redeemed: { hoursAgo: 50, buyer: 2 },
  },
  {
    ...{ key: 'abschied', hoursAgo: 11 * 24 + 6, buyer: 6, amount: 2500 },
    wish: { recipientName: 'Trainerin Eva', message: 'Danke für sieben Jahre am Spielfeldrand!' },
    redeemed: { hoursAgo: 5, buyer: 6 },
  },
  { ...{ key: 'team', hoursAgo: 52, buyer: 5, amount: 2500, pieces: 2 }, wish: { templateId: looks.birthday } },
  {
    ...{ key: 'advent', hoursAgo: 2, buyer: 9, amount: 7500, deliverInDays: 4 },
    wish: {
      ...{ recipientName: 'Familie Gruber', recipientEmail: 'familie.gruber@kunden.example' },
      ...{ message: 'Frohe Weihnachten wünscht die U12!', templateId: looks.christmas },
    },
  },
]

const bare = { title: '', texts: [], slots: null, orderNote: null, variantId: null }

/**
 * What of vouchers happened by orders in the last three weeks: some were bought and are unused, one is half redeemed, one
 * wholly, one waits for its day. Priced by the rules of the checkout. Codes are of chance: they are money.
 */
export function voucherCourses(
  customers: readonly DemoCustomer[],
  assortment: Assortment,
  settings: Settings,
  clock: SeedClock,
): SoldVouchers {
  const sold: SoldVouchers = { courses: [], vouchers: [], entries: [], mails: [] }
  const random = randomFrom(1510)
  const terms = deliveryTerms(settings)
  const order = (name: string, buyer: DemoCustomer, lines: readonly CartLine[], codes: EnteredCode[], at: Date) => {
    const checkout = {
      ...{ email: null, comment: null, newsletter: false, isPickup: false, hasOwnInvoiceAddress: false },
      ...{ shippingAddress: buyer.address, invoiceAddress: null, paymentMethod: 'prepayment' },
    }
    const head = { id: stableId('demo cart', name), revision: 1, checkout }
    const cart = { head, guestCartId: null, codes, isExpired: false, lines, productIndex: indexOf(lines, assortment) }
    const { id, email, language, address } = buyer
    const viewer = { ...guestViewer(), accountId: id, name: buyer.name, email, roles: ['user' as const] }
    const view = viewCart({ ...cart, settings }, viewer, at)
    if (!view || view.problems.length > 0) throw new Error(`the demo order ${name} could not be placed`)
    let drawn = 0
    const { order: placed, lines: rows } = snapshotOf(view, {
      ...{ orderId: stableId('demo order', name), newId: () => stableId('demo order line', `${name} ${drawn++}`) },
      ...{ idempotencyKeyHash: secretHash(`demo ${name}`), secretHashes: [], accountId: id, companyId: null },
      ...{ email, language },
      ...{ shippingAddress: address, invoiceAddress: address, now: at },
      agreementId: null,
      consents: { terms: true, conditions: true, age: false },
    })
    const isGoods = rows.some(({ kind }) => kind !== 'voucher')
    const course = handedOver(placed, rows, { ...clock, terms }, { hours: isGoods ? 20 : 0 })
    sold.courses.push(course)
    return { course, view }
  }
  for (const sale of sales) sell(sale)
  return sold

  function sell({ key, hoursAgo, buyer: place, amount, wish, pieces = 1, deliverInDays, redeemed }: Sale): void {
    const buyer = customers[place]!
    const at = new Date(clock.now.getTime() - hoursAgo * HOUR)
    const voucher: BoughtVoucher = {
      ...{ amount, message: null, recipientName: null, recipientEmail: null },
      deliverOn: deliverInDays === undefined ? null : addDays(clock.today, deliverInDays),
      ...wish,
    }
    const line = { ...bare, id: stableId('demo cart line', key), position: 0, productId: voucherProductId, voucher }
    const { course } = order(`voucher ${key}`, buyer, [{ ...line, amount: pieces }], [], at)
    const { id: orderId, paidAt } = course.order
    const issuedAt = paidAt ?? at
    for (let piece = 1; piece <= pieces; piece += 1) {
      const id = stableId('voucher', `sold ${key} ${piece}`)
      const row: VoucherRow = {
        ...{ id, code: newVoucherCode(), currency: 'EUR', valueCents: amount, orderId, piece },
        ...{ orderLineId: course.lines[0]!.id, templateId: voucher.templateId ?? looks.usual },
        ...{ language: buyer.language, message: voucher.message, recipientName: voucher.recipientName },
        recipientEmail: voucher.recipientEmail ?? buyer.email,
        deliverOn: voucher.deliverOn ?? dayOf(issuedAt, clock.timeZone),
        sentAt: voucher.deliverOn === null ? issuedAt : null,
        ...{ createdAt: issuedAt, changedAt: issuedAt },
      }
      sold.vouchers.push(row)
      sold.entries.push({
        ...{ id: stableId('voucher entry', `${id} issued`), voucherId: id, kind: 'issued', amountCents: amount },
        ...{ orderId, at: issuedAt },
      })
      if (row.sentAt) sold.mails.push(mailOf(row, issuedAt))
    }
    if (redeemed) redeem(sold.vouchers.at(-1)!, redeemed)
  }

  /** An order of somebody else's choice that the voucher pays, as far as it reaches. */
  function redeem({ id, code, valueCents }: VoucherRow, { hoursAgo, buyer }: NonNullable<Sale['redeemed']>): void {
    const at = new Date(clock.now.getTime() - hoursAgo * HOUR)
    const voucher = {
      id,
      code,
      currency: 'EUR',
      balance: valueCents,
      expiresOn: null,
      isBlocked: false,
      isTheirs: true,
    }
    const name = `voucher redeemed ${id}`
    const lines = cartLines(name, false, assortment, random)
    const { course, view } = order(name, customers[buyer]!, lines.slice(0, 1), [{ kind: 'voucher', code, voucher }], at)
    sold.entries.push({
      ...{ id: stableId('voucher entry', `${id} redeemed`), voucherId: id, kind: 'redeemed' },
      ...{ amountCents: -view.quote.totals.voucherPaid, orderId: course.order.id, at },
    })
  }

  function mailOf(row: VoucherRow, at: Date): typeof mails.$inferInsert {
    const mail = voucherMail(
      {
        ...{ id: row.id, code: row.code, language: row.language, currency: row.currency, expiresOn: null },
        ...{ balanceCents: row.valueCents, message: row.message ?? null, recipientName: row.recipientName ?? null },
        recipientEmail: row.recipientEmail!,
      },
      settings,
    )
    const id = stableId('demo mail', `voucher ${row.id}`)
    return {
      ...{
        id,
        messageId: `<${id}@halle-und-feld.example>`,
        kind: mail.kind,
        recipient: mail.to,
        language: row.language,
      },
      ...{
        subject: mail.subject,
        ...markedTexts(mail, row.code),
        state: 'sent',
        attempts: 1,
        orderId: row.orderId ?? null,
      },
      ...{ attached: mail.attached, createdAt: at, sentAt: new Date(at.getTime() + 4000) },
    }
  }
}
