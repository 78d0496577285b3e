import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import { cents, day, ids, instant, named, oneOf, text } from '../../../../kit/answers.ts'
import { globalId } from '../../../../kit/globalIds.ts'
import type { Viewer } from '../../../../kit/viewer.ts'
import { type InstantRange, within } from '../../../../platform/changeFeed.ts'
import type { Database } from '../../../../platform/database.ts'
import { billColumns, billsByIds, listedFor, type VendorBill } from '../queries.ts'
import { billFormats } from '../rules/reading.ts'
import { type BillState, billStates } from '../rules/states.ts'
import { vendorBills } from '../tables.ts'

export const billAnswer = named(
  'VendorBill',
  'The bill of a vendor, as its e-invoice says it.',
  z.object({
    ...ids('VendorBill', 'bill'),
    number: text('that the vendor gave it', 'R-4711'),
    vendor: text('who wrote it', 'Textil GmbH'),
    vat_id: text('the VAT ID of the vendor', 'ATU12345675').nullable(),
    date: day('that stands on it'),
    due_date: day('last day to pay; the date where it names none'),
    net: cents('without VAT', 2075),
    vat: cents('the VAT in it', 415),
    gross: cents('with VAT', 2490),
    due: cents('to be paid', 2490),
    currency: text('ISO 4217', 'EUR'),
    status: oneOf('what became of it', [...billStates]),
    reason: text('why it was refused', 'The goods never came.').nullable(),
    paid_date: day('when it was paid').nullable(),
    format: oneOf('what it was written in', [...billFormats]),
    file: text('the name of the file as it came', 'R-4711.pdf'),
    sha256: text('of the file as it came', 'a3f5…'),
    created: instant('when it was filed'),
  }),
)

export const presentBill = (bill: VendorBill) => ({
  ...{ _id: bill.id, id: bill.id, global_id: globalId('VendorBill', bill.id), number: bill.number },
  ...{ vendor: bill.vendorName, vat_id: bill.vendorVatId, date: bill.date, due_date: bill.dueOn },
  ...{ net: bill.netCents, vat: bill.vatCents, gross: bill.grossCents, due: bill.dueCents, currency: bill.currency },
  ...{ status: bill.state, reason: bill.reason, paid_date: bill.paidOn, format: bill.format, file: bill.fileName },
  ...{ sha256: bill.sha256, created: bill.receivedAt },
})

export type RestFilter = {
  readonly ids?: readonly string[] | undefined
  readonly number?: string | undefined
  readonly status?: BillState | undefined
}
const sorts = {
  '-date': [desc(vendorBills.date), desc(vendorBills.id)],
  date: [asc(vendorBills.date), asc(vendorBills.id)],
} as const
export type RestSort = keyof typeof sorts
export const restSorts = Object.keys(sorts) as [RestSort, ...RestSort[]]

type RestPart = {
  readonly filter: RestFilter
  readonly limit: number
  readonly skip: number
  readonly sort: RestSort
  readonly created?: InstantRange | undefined
}

/** A part of the bills, with the number of all that fit. */
export async function findForRest({ drizzle }: Database, viewer: Viewer, part: RestPart) {
  const { ids: wanted, number, status } = part.filter
  const where = and(
    listedFor(viewer),
    wanted && inArray(vendorBills.id, [...wanted]),
    number === undefined ? undefined : eq(vendorBills.number, number),
    status && eq(vendorBills.state, status),
    within(vendorBills.receivedAt, part.created),
  )
  const [found, total] = await Promise.all([
    drizzle
      .select(billColumns)
      .from(vendorBills)
      .where(where)
      .orderBy(...sorts[part.sort])
      .limit(part.limit)
      .offset(part.skip),
    drizzle.$count(vendorBills, where),
  ])
  return { items: found.map(presentBill), total }
}

/** Bills by id in the order asked; unknown ones are left out. */
export async function presentBills({ drizzle }: Database, viewer: Viewer, wanted: readonly string[]) {
  const found = new Map((await billsByIds(drizzle, viewer, wanted)).map(each => [each.id, each]))
  return wanted.flatMap(id => {
    const bill = found.get(id)
    return bill ? [presentBill(bill)] : []
  })
}
