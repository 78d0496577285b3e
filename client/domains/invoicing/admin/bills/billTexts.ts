import type { VendorBillFormat, VendorBillState } from '../../../../__generated__/BillsPageQuery.graphql.ts'
import type { VendorBillObstacle } from '../../../../__generated__/useReceiveBillMutation.graphql.ts'
import type { RefusalTexts } from '../../../../adminKit/edit/refusals.ts'
import type { MessageId } from '../../../../intl/messageIds.ts'
import type { Tone } from '../../../../ui/Badge.tsx'

/** What became of a bill, in words. */
export const states: Readonly<Record<VendorBillState, { readonly text: MessageId; readonly tone: Tone }>> = {
  TO_CHECK: { text: 'invoicing.bill.state.toCheck', tone: 'info' },
  APPROVED: { text: 'invoicing.bill.state.approved', tone: 'good' },
  PAID: { text: 'invoicing.bill.state.paid', tone: 'neutral' },
  REFUSED: { text: 'invoicing.bill.state.refused', tone: 'danger' },
}

export const formats: Readonly<Record<VendorBillFormat, MessageId>> = {
  XRECHNUNG_CII: 'invoicing.bill.format.xrechnung',
  XRECHNUNG_UBL: 'invoicing.bill.format.xrechnung',
  FACTURX: 'invoicing.bill.format.facturx',
  PEPPOL: 'invoicing.bill.format.peppol',
  UBL: 'invoicing.bill.format.ubl',
  EBINTERFACE: 'invoicing.bill.format.ebinterface',
}

/** Why a file was not filed. */
export const obstacles: Readonly<Record<VendorBillObstacle, MessageId>> = {
  TOO_LARGE: 'invoicing.bill.obstacle.tooLarge',
  NOT_UTF8: 'invoicing.bill.obstacle.notUtf8',
  NO_XML: 'invoicing.bill.obstacle.noXml',
  DOCTYPE: 'invoicing.bill.obstacle.doctype',
  TOO_MANY: 'invoicing.bill.obstacle.tooMany',
  UNKNOWN_FORMAT: 'invoicing.bill.obstacle.unknownFormat',
  OLD_VERSION: 'invoicing.bill.obstacle.oldVersion',
  INCOMPLETE: 'invoicing.bill.obstacle.incomplete',
  PDF_WITHOUT: 'invoicing.bill.obstacle.pdfWithout',
  PDF_BROKEN: 'invoicing.bill.obstacle.pdfBroken',
  EMPTY: 'invoicing.bill.obstacle.empty',
  OWN: 'invoicing.bill.obstacle.own',
  OWN_CHANGED: 'invoicing.bill.obstacle.ownChanged',
  OWN_UNKNOWN: 'invoicing.bill.obstacle.ownUnknown',
}

/** What refusals mean where bills are decided. */
export const refusalTexts: RefusalTexts = {
  RANGE_REVERSED: 'invoicing.bill.refused.paidBefore',
  TRANSITION_NOT_ALLOWED: 'invoicing.bill.refused.transition',
}
