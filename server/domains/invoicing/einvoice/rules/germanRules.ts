import type { Terms } from '../terms.ts'
import { identifications } from '../termsOf.ts'
import { fault, germanRule, type Rule, unless, wantedInGermany } from './rule.ts'

/** What XRechnung 3.0 asks for besides; none of cards and direct debit, which we never write. Source: KoSIT, XRechnung 3.0.2. */
export const germanRules: readonly Rule[] = [
  wantedInGermany('BR-DE-1', ['payment'], 'it is not said how to pay (BG-16)', ({ payment }) => payment.length > 0),
  wantedInGermany(
    'BR-DE-2',
    ['seller', 'contact'],
    'nobody is named at the seller (BG-6)',
    ({ seller }) => !!seller.contact,
  ),
  wantedInGermany(
    'BR-DE-3',
    ['seller', 'address', 'city'],
    'the seller’s city is missing (BT-37)',
    terms => !!terms.seller.address?.city,
  ),
  wantedInGermany(
    'BR-DE-4',
    ['seller', 'address', 'zip'],
    'the seller’s postcode is missing (BT-38)',
    terms => !!terms.seller.address?.zip,
  ),
  wantedInGermany(
    'BR-DE-5',
    ['seller', 'contact', 'name'],
    'who is asked at the seller is missing (BT-41)',
    ofContact('name'),
  ),
  wantedInGermany(
    'BR-DE-6',
    ['seller', 'contact', 'phone'],
    'the seller’s phone is missing (BT-42)',
    ofContact('phone'),
  ),
  wantedInGermany(
    'BR-DE-7',
    ['seller', 'contact', 'email'],
    'the seller’s e-mail is missing (BT-43)',
    ofContact('email'),
  ),
  wantedInGermany(
    'BR-DE-8',
    ['buyer', 'address', 'city'],
    'the buyer’s city is missing (BT-52)',
    terms => !!terms.buyer.address?.city,
  ),
  wantedInGermany(
    'BR-DE-9',
    ['buyer', 'address', 'zip'],
    'the buyer’s postcode is missing (BT-53)',
    terms => !!terms.buyer.address?.zip,
  ),
  wantedInGermany(
    'BR-DE-10',
    ['delivery', 'address', 'city'],
    'the city of delivery is missing (BT-77)',
    ofDelivery('city'),
  ),
  wantedInGermany(
    'BR-DE-11',
    ['delivery', 'address', 'zip'],
    'the postcode of delivery is missing (BT-78)',
    ofDelivery('zip'),
  ),
  germanRule('BR-DE-14', ({ vat }) =>
    vat.flatMap(({ rate, category }, at) =>
      unless(rate !== null, ['vat', at, 'rate'], `${category} has no rate (BT-119)`),
    ),
  ),
  wantedInGermany(
    'BR-DE-15',
    ['buyerReference'],
    'the buyer’s reference (Leitweg-ID) is missing (BT-10)',
    terms => terms.buyerReference !== null,
  ),
  wantedInGermany(
    ...(['BR-DE-16', ['seller', 'vatId'], 'the seller says neither VAT id nor tax number (BT-31, BT-32)'] as const),
    ({ vat, seller, taxRepresentative }) =>
      vat.every(({ category }) => category === 'O') || !!(seller.vatId ?? seller.taxNumber ?? taxRepresentative),
  ),
  germanRule(
    'BR-DE-17',
    ({ typeCode }) =>
      unless(
        ['326', '380', '381', '384', '389', '875', '876', '877'].includes(typeCode),
        ...([['typeCode'], `XRechnung does not know the type ${typeCode} (BT-3)`] as const),
      ),
    true,
  ),
  germanRule('BR-DE-18', ({ paymentTerms }) =>
    skontoLines(paymentTerms).flatMap(line =>
      unless(skonto.test(line), ['paymentTerms'], `${JSON.stringify(line)} is not written as #SKONTO# is (BT-20)`),
    ),
  ),
  germanRule(
    'BR-DE-19',
    ({ payment }) =>
      payment.flatMap(({ code, iban }, at) =>
        unless(code !== '58' || iban === null || isIban(iban), ['payment', at, 'iban'], `${iban} is no IBAN (BT-84)`),
      ),
    true,
  ),
  germanRule(
    'BR-DE-21',
    ({ specification }) =>
      unless(
        specification === identifications.xrechnung.specification,
        ['specification'],
        'it does not say XRechnung (BT-24)',
      ),
    true,
  ),
  germanRule('BR-DE-23-a', ({ payment }) =>
    payment.flatMap(({ code, iban, accountNumber }, at) =>
      unless(
        !isTransfer(code) || iban !== null || accountNumber !== null,
        ...([['payment', at, 'iban'], 'a transfer needs an account (BG-17)'] as const),
      ),
    ),
  ),
  germanRule('BR-DE-23-b', ({ payment }) =>
    payment.flatMap(({ code, card, debitedIban }, at) =>
      unless(
        !isTransfer(code) || (card === null && debitedIban === null),
        ...([['payment', at], 'a transfer has neither card nor direct debit (BG-18, BG-19)'] as const),
      ),
    ),
  ),
  germanRule(
    'BR-DE-26',
    ({ typeCode, preceding }) =>
      unless(typeCode !== '384' || preceding.length > 0, ['preceding'], 'what is taken back is not named (BG-3)'),
    true,
  ),
  germanRule(
    'BR-DE-27',
    ({ seller }) => {
      const phone = seller.contact?.phone ?? null
      const place = ['seller', 'contact', 'phone']
      return unless(
        phone === null || (phone.match(/\d/g) ?? []).length >= 3,
        place,
        `${phone} is no phone number (BT-42)`,
      )
    },
    true,
  ),
  germanRule(
    'BR-DE-28',
    ({ seller }) => {
      const email = seller.contact?.email ?? null
      const place = ['seller', 'contact', 'email']
      return unless(email === null || isEmail(email), place, `${email} is no e-mail address (BT-43)`)
    },
    true,
  ),
  germanRule(
    'BR-DE-TMP-32',
    ({ delivery, period, lines }) =>
      delivery.date !== null || period !== null || lines.every(line => line.period !== null)
        ? []
        : [fault(['delivery', 'date'], 'it is not said when it was delivered (BT-72, BG-14, BG-26)')],
    true,
  ),
  wantedInGermany(
    'PEPPOL-EN16931-R001',
    ['process'],
    'the business process is missing (BT-23)',
    terms => terms.process !== null,
  ),
  wantedInGermany(
    ...([
      'PEPPOL-EN16931-R010',
      ['buyer', 'electronicAddress'],
      'the buyer has no electronic address (BT-49)',
    ] as const),
    ({ buyer }) => buyer.electronicAddress !== null,
  ),
  wantedInGermany(
    ...([
      'PEPPOL-EN16931-R020',
      ['seller', 'electronicAddress'],
      'the seller has no electronic address (BT-34)',
    ] as const),
    ({ seller }) => seller.electronicAddress !== null,
  ),
]

function ofContact(field: 'name' | 'phone' | 'email') {
  return ({ seller }: Terms): boolean => seller.contact === null || seller.contact[field] !== null
}
function ofDelivery(field: 'city' | 'zip') {
  return ({ delivery }: Terms): boolean => delivery.address === null || delivery.address[field] !== null
}
const isTransfer = (code: string): boolean => code === '30' || code === '58'

/** The lines for machines, each with the break that must follow it. */
const skontoLines = (terms: string | null): string[] =>
  (terms ?? '').match(/^[ \t]*#.*(?:\n|$)/gm)?.map(line => line.trimStart()) ?? []
const skonto = /^#(SKONTO)#TAGE=(0|[1-9]\d*)#PROZENT=(\d{1,2}|100)\.\d{2}#(BASISBETRAG=-?\d+(\.\d{1,2})?#)?\n$/

/** Form and check digits. Source: ISO 13616, ISO 7064 (mod 97-10). */
function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text)) return false
  const digits = (text.slice(4) + text.slice(0, 4)).replace(/[A-Z]/g, letter => String(letter.charCodeAt(0) - 55))
  return BigInt(digits) % 97n === 1n
}
const isEmail = (text: string): boolean => /^[^@\s.][^@\s]*[^@\s.]@[^@\s.][^@\s]*[^@\s.]$/.test(text)
