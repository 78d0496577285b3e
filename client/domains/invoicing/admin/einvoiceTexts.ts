import type { EinvoiceFormat } from '../../../__generated__/DocumentPage_document.graphql.ts'
import type { MessageId } from '../../../intl/messageIds.ts'

/** The forms in which an invoice goes out, in words. */
export const einvoiceTexts = {
  ZUGFERD: 'invoicing.einvoice.zugferd',
  XRECHNUNG_UBL: 'invoicing.einvoice.xrechnungUbl',
  XRECHNUNG_CII: 'invoicing.einvoice.xrechnungCii',
  PEPPOL: 'invoicing.einvoice.peppol',
  EBINTERFACE: 'invoicing.einvoice.ebinterface',
  EBINTERFACE_GV: 'invoicing.einvoice.ebinterfaceGv',
  PDF: 'invoicing.einvoice.pdf',
} as const satisfies Record<EinvoiceFormat, MessageId>
