import { signOf } from '../decimals.ts'
import type { LineAllowance } from '../lineTerms.ts'
import type { Terms } from '../terms.ts'
import { eachLine, type Fault, type Place, type Rule, rule, unless, wanted } from './rule.ts'

/** What must be there. Of EN 16931 those rules that concern what we write: none of payees, tax representatives and cards. */
export const contentRules: readonly Rule[] = [
  wanted('BR-01', ['specification'], 'there is no specification (BT-24)', ({ specification }) => specification !== ''),
  wanted('BR-02', ['number'], 'there is no number (BT-1)', ({ number }) => number !== ''),
  wanted('BR-03', ['issuedOn'], 'there is no date (BT-2)', ({ issuedOn }) => issuedOn !== ''),
  wanted('BR-04', ['typeCode'], 'there is no type (BT-3)', ({ typeCode }) => typeCode !== ''),
  wanted('BR-05', ['currency'], 'there is no currency (BT-5)', ({ currency }) => currency !== ''),
  wanted('BR-06', ['seller', 'name'], 'the seller has no name (BT-27)', ({ seller }) => seller.name !== ''),
  wanted('BR-07', ['buyer', 'name'], 'the buyer has no name (BT-44)', ({ buyer }) => buyer.name !== ''),
  wanted('BR-08', ['seller', 'address'], 'the seller has no address (BG-5)', ({ seller }) => seller.address !== null),
  wanted(
    ...(['BR-09', ['seller', 'address', 'country'], 'the seller’s country is missing (BT-40)'] as const),
    ({ seller }) => seller.address === null || seller.address.country !== null,
  ),
  wanted('BR-10', ['buyer', 'address'], 'the buyer has no address (BG-8)', ({ buyer }) => buyer.address !== null),
  wanted(
    ...(['BR-11', ['buyer', 'address', 'country'], 'the buyer’s country is missing (BT-55)'] as const),
    ({ buyer }) => buyer.address === null || buyer.address.country !== null,
  ),
  wanted('BR-16', ['lines'], 'there is no line (BG-25)', ({ lines }) => lines.length > 0),
  rule('BR-21', terms =>
    eachLine(terms, ({ id }, place) => unless(id !== '', [...place, 'id'], 'the line has no id (BT-126)')),
  ),
  rule('BR-23', terms =>
    eachLine(terms, ({ unit }, place) => unless(!!unit, [...place, 'unit'], 'the line has no unit (BT-130)')),
  ),
  rule('BR-25', terms =>
    eachLine(terms, ({ name }, place) => unless(name !== '', [...place, 'name'], 'the line has no name (BT-153)')),
  ),
  rule('BR-27', terms =>
    eachLine(terms, ({ price }, place) =>
      unless(signOf(price) >= 0, [...place, 'price'], `the price ${price} is negative (BT-146)`),
    ),
  ),
  rule('BR-28', terms =>
    eachLine(terms, ({ grossPrice }, place) =>
      unless(grossPrice === null || signOf(grossPrice.price) >= 0, [...place, 'grossPrice'], 'it is negative (BT-148)'),
    ),
  ),
  rule('BR-29', ({ period }) =>
    unless(isInOrder(period), ['period'], `${period?.from} to ${period?.to} runs backwards (BG-14)`),
  ),
  rule('BR-30', terms =>
    eachLine(terms, ({ period }, place) =>
      unless(isInOrder(period), [...place, 'period'], 'the period of the line runs backwards (BG-26)'),
    ),
  ),
  rule('BR-33', ({ allowances }) => withoutReason(allowances, ['allowances'])),
  rule('BR-38', ({ charges }) => withoutReason(charges, ['charges'])),
  rule('BR-42', terms => eachLine(terms, (line, place) => withoutReason(line.allowances, [...place, 'allowances']))),
  rule('BR-44', terms => eachLine(terms, (line, place) => withoutReason(line.charges, [...place, 'charges']))),
  rule('BR-48', ({ vat }) =>
    vat.flatMap(({ category, rate }, at) =>
      unless(category === 'O' || rate !== null, ['vat', at, 'rate'], `category ${category} has no rate (BT-119)`),
    ),
  ),
  rule('BR-49', ({ payment }) =>
    payment.flatMap(({ code }, at) => unless(code !== '', ['payment', at, 'code'], 'it is not said how (BT-81)')),
  ),
  rule('BR-52', ({ documents }) =>
    documents.flatMap(({ reference }, at) =>
      unless(reference !== '', ['documents', at, 'reference'], 'the document has no number (BT-122)'),
    ),
  ),
  rule('BR-54', terms =>
    eachLine(terms, ({ attributes }, place) =>
      attributes.flatMap(({ name, value }, at) =>
        unless(name !== '' && value !== '', [...place, 'attributes', at], 'name and value belong together (BG-32)'),
      ),
    ),
  ),
  rule('BR-55', ({ preceding }) =>
    preceding.flatMap(({ number }, at) =>
      unless(number !== '', ['preceding', at, 'number'], 'the invoice before has no number (BT-25)'),
    ),
  ),
  rule('BR-57', ({ delivery }) =>
    unless(
      delivery.address === null || delivery.address.country !== null,
      ...([['delivery', 'address', 'country'], 'the country of delivery is missing (BT-80)'] as const),
    ),
  ),
  rule('BR-61', ({ payment }) =>
    payment.flatMap(({ code, iban, accountNumber }, at) =>
      unless(
        !['30', '58'].includes(code) || iban !== null || accountNumber !== null,
        ...([['payment', at, 'iban'], 'a transfer needs an account (BT-84)'] as const),
      ),
    ),
  ),
  wanted(
    ...(['BR-62', ['seller', 'electronicAddress'], 'the electronic address has no scheme (BT-34)'] as const),
    ({ seller }) => seller.electronicAddress === null || seller.electronicAddress.scheme !== null,
  ),
  wanted(
    ...(['BR-63', ['buyer', 'electronicAddress'], 'the electronic address has no scheme (BT-49)'] as const),
    ({ buyer }) => buyer.electronicAddress === null || buyer.electronicAddress.scheme !== null,
  ),
  rule('BR-CO-09', ({ seller, buyer }) => [
    ...unless(hasCountry(seller.vatId), ['seller', 'vatId'], `${seller.vatId} does not begin with a country (BT-31)`),
    ...unless(hasCountry(buyer.vatId), ['buyer', 'vatId'], `${buyer.vatId} does not begin with a country (BT-48)`),
  ]),
  rule('BR-CO-19', ({ period }) =>
    unless(period === null || period.from !== null || period.to !== null, ['period'], 'the period is empty (BG-14)'),
  ),
  rule('BR-CO-20', terms =>
    eachLine(terms, ({ period }, place) =>
      unless(
        period === null || period.from !== null || period.to !== null,
        [...place, 'period'],
        'it is empty (BG-26)',
      ),
    ),
  ),
  // Of EN 16931-1; newer lists of checks leave it to people.
  rule('BR-CO-25', ({ totals, dueOn, paymentTerms }) =>
    unless(
      totals.due <= 0 || dueOn !== null || paymentTerms !== null,
      ...([['dueOn'], 'neither a due date (BT-9) nor terms of payment (BT-20) are said'] as const),
    ),
  ),
  rule('BR-CO-26', ({ seller }) =>
    unless(
      seller.vatId !== null ||
        seller.registration !== null ||
        seller.identifiers.length + seller.globalIdentifiers.length > 0,
      ...([['seller', 'vatId'], 'the seller is known by no number (BT-29, BT-30, BT-31)'] as const),
    ),
  ),
]

const isInOrder = (period: Terms['period']): boolean =>
  !period || period.from === null || period.to === null || period.from <= period.to

const withoutReason = (allowances: readonly LineAllowance[], place: Place): readonly Fault[] =>
  allowances.flatMap(({ reason, reasonCode }, at) =>
    unless(reason !== null || reasonCode !== null, [...place, at, 'reason'], 'no reason is said'),
  )

const regions = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
/** What Unicode knows besides: nowhere, unions, and places that are no countries of ISO 3166. */
const noCountries = new Set('ZZ EU EZ UN QO XA XB XK AC CP CQ DG EA IC TA'.split(' '))
/** Whether it is a country of ISO 3166 alpha-2. */
export const isCountry = (code: string): boolean =>
  /^[A-Z]{2}$/.test(code) && !noCountries.has(code) && regions.of(code) !== undefined

const hasCountry = (vatId: string | null): boolean =>
  vatId === null || vatId.startsWith('EL') || vatId.startsWith('XI') || isCountry(vatId.slice(0, 2))
