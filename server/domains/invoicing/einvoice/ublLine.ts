import {
  absent,
  attribute,
  child,
  constant,
  inside,
  leaf,
  list,
  needed,
  neededChild,
  own,
  type Row,
  type Rows,
  saying,
} from './codec.ts'
import { cents, decimal, inCurrency, isoDay, price, token, words } from './kindsOfText.ts'
import type { AllowanceTerms, LineAllowance, LineTerms, Period, VatCategory } from './lineTerms.ts'
import type { When } from './reading.ts'
import { taxScheme } from './ublParties.ts'

/** Lines in UBL; the terms stand beside the fields in `lineTerms.ts`. */

/** BG-14, BG-26 */
export const ublPeriod: Rows<Period> = [leaf('cbc:StartDate', 'from', isoDay), leaf('cbc:EndDate', 'to', isoDay)]

/** BG-30, and of allowances. */
const vatCategory: Rows<VatCategory> = [
  needed('cbc:ID', 'category', token),
  leaf('cbc:Percent', 'rate', decimal),
  taxScheme('VAT'),
]

const lineAllowance = (isCharge: boolean, currency: string): Rows<LineAllowance> => [
  // Which of the two it is, its place in the table has said.
  constant('cbc:ChargeIndicator', String(isCharge), { isFree: true }),
  leaf('cbc:AllowanceChargeReasonCode', 'reasonCode', token),
  leaf('cbc:AllowanceChargeReason', 'reason', words),
  leaf('cbc:MultiplierFactorNumeric', 'percent', decimal),
  needed('cbc:Amount', 'amount', inCurrency(cents, currency)),
  leaf('cbc:BaseAmount', 'base', inCurrency(cents, currency)),
]

/** BG-20, BG-21 */
export const ublAllowance = (isCharge: boolean, currency: string): Rows<AllowanceTerms> => [
  ...lineAllowance(isCharge, currency),
  neededChild('cac:TaxCategory', 'vat', vatCategory),
]

/** Whether an allowance or charge is a charge; XML writes yes and no in two ways. */
export const isCharge = (is: boolean): When => {
  const [word, digit] = [saying('cbc:ChargeIndicator', String(is)), saying('cbc:ChargeIndicator', is ? '1' : '0')]
  return element => word(element) || digit(element)
}

const item: Rows<LineTerms> = [
  leaf('cbc:Description', 'description', words),
  needed('cbc:Name', 'name', words),
  inside('cac:BuyersItemIdentification', [leaf('cbc:ID', 'buyersId', token)]),
  inside('cac:SellersItemIdentification', [leaf('cbc:ID', 'sellersId', token)]),
  inside('cac:StandardItemIdentification', [
    child('cbc:ID', 'standardId', [own('id', token), attribute('schemeID', 'scheme')]),
  ]),
  inside('cac:OriginCountry', [leaf('cbc:IdentificationCode', 'origin', token)]),
  list('cac:CommodityClassification', 'classifications', [
    inside('cbc:ItemClassificationCode', [own('id', token), attribute('listID', 'scheme')], { isNeeded: true }),
  ]),
  neededChild('cac:ClassifiedTaxCategory', 'vat', vatCategory),
  list('cac:AdditionalItemProperty', 'attributes', [
    needed('cbc:Name', 'name', words),
    needed('cbc:Value', 'value', words),
  ]),
]

const quantity: Row<Pick<LineTerms, 'quantity' | 'unit'>>[] = [own('quantity', decimal), attribute('unitCode', 'unit')]

/** BG-25, of an invoice or a credit note. */
export const ublLine = (isCredit: boolean, currency: string): Rows<LineTerms> => [
  needed('cbc:ID', 'id', token),
  leaf('cbc:Note', 'note', words),
  inside(isCredit ? 'cbc:CreditedQuantity' : 'cbc:InvoicedQuantity', quantity, { isNeeded: true }),
  needed('cbc:LineExtensionAmount', 'net', inCurrency(cents, currency)),
  leaf('cbc:AccountingCost', 'buyerAccount', token),
  child('cac:InvoicePeriod', 'period', ublPeriod),
  inside('cac:OrderLineReference', [leaf('cbc:LineID', 'buyerOrderLine', token)]),
  list('cac:AllowanceCharge', 'allowances', lineAllowance(false, currency), isCharge(false)),
  list('cac:AllowanceCharge', 'charges', lineAllowance(true, currency), isCharge(true)),
  inside('cac:Item', item, { isNeeded: true }),
  inside(
    'cac:Price',
    [
      needed('cbc:PriceAmount', 'price', inCurrency(price, currency)),
      child('cbc:BaseQuantity', 'priceBase', [own('quantity', decimal), attribute('unitCode', 'unit')]),
    ],
    { isNeeded: true },
  ),
  absent('invoicedObject', null),
  absent('grossPrice', null),
]
