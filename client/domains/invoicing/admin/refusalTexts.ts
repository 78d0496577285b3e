import type { RefusalTexts } from '../../../adminKit/edit/refusals.ts'

/** What refusals mean where invoices are issued. */
export const refusalTexts: RefusalTexts = {
  INVOICE_EXISTS: 'invoicing.refused.exists',
  INVOICE_INCOMPLETE: 'invoicing.refused.incomplete',
  DOCUMENT_ISSUED: 'invoicing.refused.issued',
  DOCUMENT_LOCKED: 'invoicing.refused.locked',
  AMOUNT_EXCEEDED: 'invoicing.refused.exceeded',
  DOCUMENTS_DIFFER: 'invoicing.refused.differ',
  NOTHING_TO_INVOICE: 'invoicing.refused.nothing',
  RANGE_REVERSED: 'invoicing.refused.date',
  TRANSITION_NOT_ALLOWED: 'invoicing.refused.transition',
}
