import { identifier, inDay } from './ciiParties.ts'
import {
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
import { cents, decimal, price, token, words } from './kindsOfText.ts'
import type { LineAllowance, LineTerms, Period, PriceBase, VatCategory } from './lineTerms.ts'
import type { Identifier } from './partyTerms.ts'
import type { XmlElement } from './xml.ts'

/** Lines in CII; the terms stand beside the fields in `lineTerms.ts`. */

/** BG-14, BG-26 */
export const ciiPeriod: Rows<Period> = [inDay('ram:StartDateTime', 'from'), inDay('ram:EndDateTime', 'to')]

/** BG-30, and of allowances. */
export const ciiVatCategory: Rows<VatCategory> = [
  constant('ram:TypeCode', 'VAT'),
  needed('ram:CategoryCode', 'category', token),
  leaf('ram:RateApplicablePercent', 'rate', decimal),
]

const indicator = (isCharge: boolean): Row<unknown> =>
  inside('ram:ChargeIndicator', [constant('udt:Indicator', String(isCharge))], { isNeeded: true })

/** Whether an allowance or charge is a charge. */
export const saysCharge = (isCharge: boolean) => {
  const says = saying('udt:Indicator', String(isCharge))
  return ({ children }: XmlElement): boolean => children.some(each => each.name === 'ram:ChargeIndicator' && says(each))
}

/** BG-27, BG-28, and without its VAT BG-20, BG-21. */
export const ciiAllowance = (isCharge: boolean): Rows<LineAllowance> => [
  indicator(isCharge),
  leaf('ram:CalculationPercent', 'percent', decimal),
  leaf('ram:BasisAmount', 'base', cents),
  needed('ram:ActualAmount', 'amount', cents),
  leaf('ram:ReasonCode', 'reasonCode', token),
  leaf('ram:Reason', 'reason', words),
]

const priceBase: Rows<PriceBase> = [own('quantity', decimal), attribute('unitCode', 'unit')]

/** BT-128 */
const object: Rows<Identifier> = [
  needed('ram:IssuerAssignedID', 'id', token),
  constant('ram:TypeCode', '130'),
  leaf('ram:ReferenceTypeCode', 'scheme', token),
]

const product: Rows<LineTerms> = [
  child('ram:GlobalID', 'standardId', identifier),
  leaf('ram:SellerAssignedID', 'sellersId', token),
  leaf('ram:BuyerAssignedID', 'buyersId', token),
  needed('ram:Name', 'name', words),
  leaf('ram:Description', 'description', words),
  list('ram:ApplicableProductCharacteristic', 'attributes', [
    needed('ram:Description', 'name', words),
    needed('ram:Value', 'value', words),
  ]),
  list('ram:DesignatedProductClassification', 'classifications', [
    inside('ram:ClassCode', [own('id', token), attribute('listID', 'scheme')], { isNeeded: true }),
  ]),
  inside('ram:OriginTradeCountry', [leaf('ram:ID', 'origin', token)]),
]

const agreement: Rows<LineTerms> = [
  inside('ram:BuyerOrderReferencedDocument', [leaf('ram:LineID', 'buyerOrderLine', token)]),
  child('ram:GrossPriceProductTradePrice', 'grossPrice', [
    needed('ram:ChargeAmount', 'price', price),
    child('ram:BasisQuantity', 'base', priceBase),
    inside('ram:AppliedTradeAllowanceCharge', [
      // Written together with the amount alone.
      { ...indicator(false), isConstant: true },
      leaf('ram:ActualAmount', 'discount', price),
    ]),
  ]),
  inside(
    'ram:NetPriceProductTradePrice',
    [needed('ram:ChargeAmount', 'price', price), child('ram:BasisQuantity', 'priceBase', priceBase)],
    { isNeeded: true },
  ),
]

const settlement: Rows<LineTerms> = [
  neededChild('ram:ApplicableTradeTax', 'vat', ciiVatCategory),
  child('ram:BillingSpecifiedPeriod', 'period', ciiPeriod),
  list('ram:SpecifiedTradeAllowanceCharge', 'allowances', ciiAllowance(false), saysCharge(false)),
  list('ram:SpecifiedTradeAllowanceCharge', 'charges', ciiAllowance(true), saysCharge(true)),
  inside('ram:SpecifiedTradeSettlementLineMonetarySummation', [needed('ram:LineTotalAmount', 'net', cents)], {
    isNeeded: true,
  }),
  child('ram:AdditionalReferencedDocument', 'invoicedObject', object),
  inside('ram:ReceivableSpecifiedTradeAccountingAccount', [leaf('ram:ID', 'buyerAccount', token)]),
]

/** BG-25 */
export const ciiLine: Rows<LineTerms> = [
  inside(
    'ram:AssociatedDocumentLineDocument',
    [needed('ram:LineID', 'id', token), inside('ram:IncludedNote', [leaf('ram:Content', 'note', words)])],
    { isNeeded: true },
  ),
  inside('ram:SpecifiedTradeProduct', product, { isNeeded: true }),
  inside('ram:SpecifiedLineTradeAgreement', agreement, { isNeeded: true }),
  inside(
    'ram:SpecifiedLineTradeDelivery',
    [inside('ram:BilledQuantity', [own('quantity', decimal), attribute('unitCode', 'unit')], { isNeeded: true })],
    { isNeeded: true },
  ),
  inside('ram:SpecifiedLineTradeSettlement', settlement, { isNeeded: true }),
]
