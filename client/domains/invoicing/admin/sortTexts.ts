import type { InvoiceSort } from '../../../__generated__/documentsListQuery.graphql.ts'
import type { MessageId } from '../../../intl/messageIds.ts'

/** What an invoice is for, in words. */
export const sortTexts = {
  INVOICE: 'invoicing.sort.invoice',
  ADVANCE: 'invoicing.sort.advance',
  PART: 'invoicing.sort.part',
  FINAL: 'invoicing.sort.final',
  CANCELLATION: 'invoicing.sort.cancellation',
  CREDIT: 'invoicing.sort.credit',
} as const satisfies Record<InvoiceSort, MessageId>
