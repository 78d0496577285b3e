import { openBill, type ReceivedFile, receiveBill } from '../domains/invoicing/bills/operations/receiving.ts'
import type { VendorBill } from '../domains/invoicing/bills/queries.ts'
import { xmlOf } from '../domains/invoicing/einvoice/proof.ts'
import type { DocumentSnapshot } from '../domains/invoicing/rules/snapshot.ts'
import type { OperationContext } from '../platform/operation.ts'
import { type Changes, invoice } from './invoiceSnapshots.ts'

/** An invoice that a vendor in Germany wrote. */
export function vendorInvoice(changes: Changes = {}): DocumentSnapshot {
  const made = invoice({ number: 'R-4711', ...changes })
  const seller = { ...made.seller, company: 'Textil GmbH', vatId: 'DE129273398', country: 'DE', zip: '80331' }
  return { ...made, seller: { ...seller, city: 'München', register: null } }
}

/** The e-invoice of a vendor as a file, Factur-X without its PDF. */
export const vendorFile = (changes: Changes = {}, name = 'R-4711.xml'): ReceivedFile => ({
  name,
  content: Buffer.from(xmlOf(vendorInvoice(changes), 'en16931', 'cii')),
})

/** A bill as it was filed. */
export async function receivedBill(admin: OperationContext, file = vendorFile()): Promise<VendorBill> {
  return receiveBill(admin, { file, opened: await openBill(file) })
}
