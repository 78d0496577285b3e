import { type Cents, total } from '../../../../kit/money.ts'
import { amountOf, amountText, percentOf, signOf } from '../decimals.ts'
import type { LineAllowance, LineTerms } from '../lineTerms.ts'
import { eachLine, type Fault, type Place, type Rule, rule, unless } from './rule.ts'

const amounts = (allowances: readonly LineAllowance[]): Cents => total(allowances.map(({ amount }) => amount))
const equal = (stated: Cents, sum: Cents, place: Place, what: string): readonly Fault[] =>
  unless(stated === sum, place, `${what} is ${amountText(stated)} and must be ${amountText(sum)}`)

/**
 * What adds up: to the cent, also where the official rules let it be off. Amounts are whole cents in `Terms`, so that no rule
 * BR-DEC can be broken there; `readCii` refuses XML that breaks one.
 */
export const sumRules: readonly Rule[] = [
  rule('BR-CO-10', ({ totals, lines }) =>
    equal(totals.lines, total(lines.map(({ net }) => net)), ['totals', 'lines'], 'the sum of lines (BT-106)'),
  ),
  rule('BR-CO-11', ({ totals, allowances }) =>
    equal(totals.allowances ?? 0, amounts(allowances), ['totals', 'allowances'], 'the sum of allowances (BT-107)'),
  ),
  rule('BR-CO-12', ({ totals, charges }) =>
    equal(totals.charges ?? 0, amounts(charges), ['totals', 'charges'], 'the sum of charges (BT-108)'),
  ),
  rule('BR-CO-13', ({ totals }) =>
    equal(
      ...([totals.net, totals.lines - (totals.allowances ?? 0) + (totals.charges ?? 0)] as const),
      ...([['totals', 'net'], 'the total without VAT (BT-109)'] as const),
    ),
  ),
  rule('BR-CO-14', ({ totals, vat, currency }) =>
    equal(vatIn(totals.vat, currency), sumOf(vat), ['totals', 'vat'], 'the total of VAT (BT-110)'),
  ),
  rule('BR-CO-15', ({ totals, currency }) =>
    equal(
      ...([totals.gross, totals.net + vatIn(totals.vat, currency)] as const),
      ...([['totals', 'gross'], 'the total with VAT (BT-112)'] as const),
    ),
  ),
  rule('BR-CO-16', ({ totals }) =>
    equal(
      ...([totals.due, totals.gross - (totals.paid ?? 0) + (totals.rounding ?? 0)] as const),
      ...([['totals', 'due'], 'the amount due (BT-115)'] as const),
    ),
  ),
  rule('PEPPOL-EN16931-R040', terms => [
    ...wrongPercentages(terms.allowances, ['allowances']),
    ...wrongPercentages(terms.charges, ['charges']),
    ...eachLine(terms, (line, place) => [
      ...wrongPercentages(line.allowances, [...place, 'allowances']),
      ...wrongPercentages(line.charges, [...place, 'charges']),
    ]),
  ]),
  rule('PEPPOL-EN16931-R120', terms =>
    eachLine(terms, (line, place) =>
      signOf(line.priceBase?.quantity ?? '1') <= 0
        ? []
        : equal(line.net, netOf(line), [...place, 'net'], `the net amount of line ${line.id} (BT-131)`),
    ),
  ),
  rule('PEPPOL-EN16931-R121', terms =>
    eachLine(terms, ({ priceBase }, place) =>
      unless(
        priceBase === null || signOf(priceBase.quantity) > 0,
        [...place, 'priceBase'],
        'it is not above 0 (BT-149)',
      ),
    ),
  ),
  rule('PEPPOL-EN16931-R130', terms =>
    eachLine(terms, ({ priceBase, unit }, place) =>
      unless(
        priceBase === null || priceBase.unit === null || priceBase.unit === unit,
        ...([[...place, 'priceBase'], `the price is per ${priceBase?.unit}, the quantity in ${unit}`] as const),
      ),
    ),
  ),
]

const sumOf = (vat: readonly { readonly amount: Cents }[]): Cents => total(vat.map(({ amount }) => amount))

/** BT-110: the VAT in the currency of the invoice; a total of it may be left out where there is none. */
const vatIn = (vat: readonly { readonly currency: string | null; readonly amount: Cents }[], currency: string): Cents =>
  vat.find(each => each.currency === null || each.currency === currency)?.amount ?? 0

const netOf = ({ quantity, price, priceBase, allowances, charges }: LineTerms): Cents =>
  amountOf(quantity, price, priceBase?.quantity ?? '1') - amounts(allowances) + amounts(charges)

const wrongPercentages = (allowances: readonly LineAllowance[], place: Place): readonly Fault[] =>
  allowances.flatMap(({ amount, base, percent }, at) =>
    base === null || percent === null
      ? []
      : equal(amount, percentOf(percent, base), [...place, at, 'amount'], `${percent} % of ${amountText(base)}`),
  )
