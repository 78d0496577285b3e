import { issueOrderInvoice } from '../domains/invoicing/operations/invoices.ts'
import type { IssuedDocument } from '../domains/invoicing/queries.ts'
import { updateSettings } from '../domains/settings/operations.ts'
import type { OperationContext } from '../platform/operation.ts'

/** A shop that may issue invoices: it says who it is. */
export const asSeller = (admin: OperationContext, changes: object = {}) =>
  updateSettings(admin, {
    ...{ section: 'shop', version: null },
    changes: { company: 'Halle & Feld GmbH', vatId: 'ATU12345675', ...changes },
  })

/** The invoice of an order, issued by whoever may. */
export async function invoiceOf(admin: OperationContext, orderId: string): Promise<IssuedDocument> {
  await asSeller(admin)
  return issueOrderInvoice(admin, { orderId })
}
