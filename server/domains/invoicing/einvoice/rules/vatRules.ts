import { type Cents, total } from '../../../../kit/money.ts'
import { amountText, percentOf, signOf } from '../decimals.ts'
import type { VatCategory } from '../lineTerms.ts'
import type { Terms } from '../terms.ts'
import { type Fault, type Place, type Rule, rule, unless } from './rule.ts'

/** A category of VAT: the letters of its rules, and who must say a number of the tax office for it. */
interface Category {
  readonly code: string
  readonly letters: string
  readonly seller: 'any' | 'vatId' | 'none'
  readonly buyer: 'any' | 'vatIdOrRegistration' | 'vatId' | 'none'
  /** Whether the ground must be said, or must not. */
  readonly hasGround: boolean
}

const categories: readonly Category[] = [
  { code: 'S', letters: 'S', seller: 'any', buyer: 'any', hasGround: false },
  { code: 'Z', letters: 'Z', seller: 'any', buyer: 'any', hasGround: false },
  { code: 'E', letters: 'E', seller: 'any', buyer: 'any', hasGround: true },
  { code: 'AE', letters: 'AE', seller: 'any', buyer: 'vatIdOrRegistration', hasGround: true },
  { code: 'K', letters: 'IC', seller: 'vatId', buyer: 'vatId', hasGround: true },
  { code: 'G', letters: 'G', seller: 'vatId', buyer: 'any', hasGround: true },
  { code: 'O', letters: 'O', seller: 'none', buyer: 'none', hasGround: true },
]

/** Every line, allowance and charge with its category: `amount` is what it adds to the base. */
function taxed(terms: Terms): { vat: VatCategory; amount: Cents; place: Place }[] {
  return [
    ...terms.lines.map(({ vat, net }, at) => ({ vat, amount: net, place: ['lines', at, 'vat'] })),
    ...terms.allowances.map(({ vat, amount }, at) => ({ vat, amount: 0 - amount, place: ['allowances', at, 'vat'] })),
    ...terms.charges.map(({ vat, amount }, at) => ({ vat, amount, place: ['charges', at, 'vat'] })),
  ]
}

/**
 * VAT by category and rate. BR-x-02 stands for -03 and -04, and BR-x-05 for -06 and -07, which say the same of allowances
 * and charges; BR-CO-17 is BR-x-09; BR-CO-18 is BR-x-01.
 */
export const vatRules: readonly Rule[] = [
  ...categories.flatMap(rulesOf),
  rule('BR-IC-11', ({ vat, delivery, period }) =>
    unless(
      !has(vat, 'K') || delivery.date !== null || period !== null,
      ...([['delivery', 'date'], 'a supply within the EU says when it was delivered (BT-72, BG-14)'] as const),
    ),
  ),
  rule('BR-IC-12', ({ vat, delivery }) =>
    unless(
      !has(vat, 'K') || !!delivery.address?.country,
      ...([['delivery', 'address', 'country'], 'a supply within the EU says where it went (BT-80)'] as const),
    ),
  ),
  rule('BR-O-11', ({ vat }) =>
    unless(
      !has(vat, 'O') || vat.length === 1,
      ['vat'],
      'beside what is not subject to VAT nothing else stands (BG-23)',
    ),
  ),
  rule('BR-O-12', ({ vat, lines }) =>
    has(vat, 'O')
      ? lines.flatMap((line, at) =>
          unless(line.vat.category === 'O', ['lines', at, 'vat'], 'the line is subject to VAT, the invoice is not'),
        )
      : [],
  ),
]

const has = (vat: Terms['vat'], code: string): boolean => vat.some(({ category }) => category === code)

function rulesOf(category: Category): Rule[] {
  const { code, letters, hasGround } = category
  const id = (number: string) => `BR-${letters}-${number}`
  const own = (terms: Terms) => terms.vat.flatMap((row, at) => (row.category === code ? [{ row, at }] : []))
  const isUsed = (terms: Terms) => taxed(terms).some(({ vat }) => vat.category === code)
  return [
    rule(id('01'), terms => {
      const { length } = own(terms)
      const isRight = code === 'S' ? length > 0 === isUsed(terms) : length === (isUsed(terms) ? 1 : 0)
      return unless(isRight, ['vat'], `category ${code} stands ${length} times among the VAT (BG-23)`)
    }),
    rule(id('02'), terms => (isUsed(terms) ? wrongNumbers(terms, category) : [])),
    rule(id('05'), terms =>
      taxed(terms).flatMap(({ vat, place }) =>
        vat.category === code ? unless(isRate(vat, code), [...place, 'rate'], `${code} at ${vat.rate} %`) : [],
      ),
    ),
    rule(id('08'), terms => own(terms).flatMap(({ row, at }) => wrongBase(terms, row, at))),
    rule(id('09'), terms => own(terms).flatMap(({ row, at }) => wrongAmount(terms, row, at))),
    rule(id('10'), terms =>
      own(terms).flatMap(({ row, at }) =>
        unless(
          (row.exemptionCode !== null || row.exemptionReason !== null) === hasGround,
          ['vat', at, 'exemptionReason'],
          hasGround ? `category ${code} says why no VAT is due (BT-120, BT-121)` : `category ${code} has no exemption`,
        ),
      ),
    ),
  ]
}

function isRate({ rate }: VatCategory, code: string): boolean {
  if (code === 'O') return rate === null
  return rate !== null && (code === 'S' ? signOf(rate) > 0 : rate === '0')
}

function wrongNumbers({ seller, buyer, taxRepresentative }: Terms, category: Category): Fault[] {
  const name = `category ${category.code}`
  const byRepresentative = taxRepresentative?.vatId ?? null
  const vatId = seller.vatId ?? byRepresentative
  const sellerHas = { any: vatId !== null || seller.taxNumber !== null, vatId: vatId !== null, none: vatId === null }
  const buyerHas = {
    any: true,
    vatId: buyer.vatId !== null,
    vatIdOrRegistration: buyer.vatId !== null || buyer.registration !== null,
    none: buyer.vatId === null,
  }
  const words = { any: 'needs a VAT id or tax number', vatId: 'needs a VAT id', none: 'has no VAT id' }
  return [
    ...unless(sellerHas[category.seller], ['seller', 'vatId'], `${name}: the seller ${words[category.seller]}`),
    ...unless(
      buyerHas[category.buyer],
      ['buyer', 'vatId'],
      `${name}: the buyer ${category.buyer === 'none' ? words.none : words.vatId}`,
    ),
  ]
}

const isSame = (a: VatCategory, b: VatCategory): boolean =>
  a.category === b.category && (a.category !== 'S' || a.rate === b.rate)

function wrongBase(terms: Terms, row: Terms['vat'][number], at: number): readonly Fault[] {
  const sum = total(taxed(terms).flatMap(each => (isSame(each.vat, row) ? each.amount : [])))
  return unless(
    row.base === sum,
    ['vat', at, 'base'],
    `the base of ${row.category} ${row.rate} % is ${amountText(row.base)} and must be ${amountText(sum)} (BT-116)`,
  )
}

/**
 * VAT is the base × the rate, rounded. Where prices were entered with VAT it is what these hold, which may be a cent away from
 * that; so may be the VAT of each advance that was taken off. (The official rules allow a whole unit of the currency.)
 */
function wrongAmount(terms: Terms, row: Terms['vat'][number], at: number): readonly Fault[] {
  const due = percentOf(row.rate ?? '0', row.base)
  const contrary = terms.lines.filter(({ vat, net }) => isSame(vat, row) && net * row.base < 0).length
  const tolerated = row.category === 'S' ? 1 + contrary : 0
  return unless(
    Math.abs(row.amount - due) <= tolerated,
    ['vat', at, 'amount'],
    `the VAT of ${row.category} ${row.rate} % is ${amountText(row.amount)} and must be ${amountText(due)} (BT-117)`,
  )
}
