import { decimalsOf } from '../decimals.ts'
import type { Terms } from '../terms.ts'
import { eachLine, type Fault, fault, type Place, type Rule, unless } from './rule.ts'

const ebRule = (id: string, check: Rule['check']): Rule => ({ id, profile: 'ebinterface', isWarning: false, check })
const gvRule = (id: string, check: Rule['check']): Rule => ({ id, profile: 'ebinterfaceGv', isWarning: false, check })

/** The order reference of the federal government: buyer group, order, or either with something behind a colon. */
const ofGovernment = /^(?:[A-Z0-9]{3}(?::\S.{0,49})?|\d{10}(?::[A-Z0-9]{3})?)$/i
/** That of states, municipalities and others: their identification, a slash, and a reference of up to 50 characters. */
const ofOthers = /^[^\s/]{2,}\/(?:\S.{0,49})?$/
/** Whoever names an order names its positions, too. */
const ofOrder = /^\d{10}(?::|$)/

/**
 * What ebInterface 6.1 cannot hold (EB), and what e-Rechnung.gv.at refuses on top of it (AT-GV); neither has ids of its own, so these are
 * ours. Sources: schema of ebInterface 6.1; e-Rechnung.gv.at, contents of invoices, order reference of the federal government
 * and of other receivers.
 */
export const austrianRules: readonly Rule[] = [
  ebRule('EB-01', ({ seller, buyer, delivery }) => [
    ...incomplete(seller.address, ['seller', 'address']),
    ...incomplete(buyer.address, ['buyer', 'address']),
    ...incomplete(delivery.address, ['delivery', 'address']),
  ]),
  ebRule('EB-02', ({ remittance }) => tooLong(remittance, 35, ['remittance'])),
  ebRule('EB-03', ({ payment }) => payment.flatMap(({ holder }, at) => tooLong(holder, 70, ['payment', at, 'holder']))),
  ebRule('EB-04', ({ payment }) =>
    payment.flatMap(({ bic }, at) =>
      unless(
        bic === null || /^[0-9A-Za-z]{8}(?:[0-9A-Za-z]{3})?$/.test(bic),
        ['payment', at, 'bic'],
        `${bic} is no BIC (BT-86)`,
      ),
    ),
  ),
  ebRule('EB-05', terms =>
    eachLine(terms, ({ quantity, price, priceBase }, place) =>
      unless(
        [quantity, price, priceBase?.quantity ?? '1'].every(number => decimalsOf(number) <= 4),
        [...place, 'quantity'],
        'a quantity or price has more than four decimals (BT-129, BT-146)',
      ),
    ),
  ),
  ebRule('EB-06', ({ preceding, typeCode }) =>
    typeCode === '384' && preceding[0]?.date == null
      ? [fault(['preceding'], 'a cancellation names the cancelled invoice with its date (BT-25, BT-26)')]
      : [],
  ),
  gvRule('AT-GV-01', ({ buyerOrder }) =>
    unless(buyerOrder !== null, ['buyerOrder'], 'the order reference (Auftragsreferenz) is missing (BT-13)'),
  ),
  gvRule('AT-GV-02', ({ buyerOrder }) =>
    unless(
      buyerOrder === null || ofGovernment.test(buyerOrder) || ofOthers.test(buyerOrder),
      ['buyerOrder'],
      `${buyerOrder} is no order reference of e-Rechnung.gv.at (BT-13)`,
    ),
  ),
  gvRule('AT-GV-03', ({ buyerOrder, seller }) =>
    unless(
      buyerOrder === null || !ofGovernment.test(buyerOrder) || seller.identifiers.length > 0,
      ['seller', 'identifiers'],
      'the supplier number that the federal government gave is missing (BT-29)',
    ),
  ),
  gvRule('AT-GV-04', terms =>
    ofOrder.test(terms.buyerOrder ?? '')
      ? eachLine(terms, ({ buyerOrderLine }, place) =>
          unless(
            buyerOrderLine !== null,
            [...place, 'buyerOrderLine'],
            'the position in the order is missing (BT-132)',
          ),
        )
      : [],
  ),
  gvRule('AT-GV-05', ({ seller }) =>
    unless(
      seller.electronicAddress?.scheme === 'EM' || !!seller.contact?.email,
      ['seller', 'electronicAddress'],
      'the seller’s e-mail is missing',
    ),
  ),
  gvRule('AT-GV-06', ({ payment, totals, typeCode }) =>
    unless(
      totals.due <= 0 ||
        typeCode === '381' ||
        payment.some(({ iban, debitedIban }) => iban !== null || debitedIban !== null),
      ['payment', 0, 'iban'],
      'an account with IBAN is missing (BT-84)',
    ),
  ),
  gvRule('AT-GV-07', ({ delivery, period, typeCode }) =>
    unless(
      delivery.date !== null || period !== null || typeCode === '386',
      ['delivery', 'date'],
      'it is not said when it was delivered (BT-72, BG-14)',
    ),
  ),
]

const incomplete = (address: Terms['delivery']['address'], place: Place): Fault[] =>
  address === null
    ? []
    : (['city', 'zip', 'country'] as const).flatMap(field =>
        unless(address[field] !== null, [...place, field], `${field} is missing`),
      )

const tooLong = (text: string | null, most: number, place: Place): readonly Fault[] =>
  unless((text?.length ?? 0) <= most, place, `it has more than ${most} characters`)
