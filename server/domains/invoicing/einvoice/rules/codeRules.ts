import type { Terms } from '../terms.ts'
import { isCountry } from './contentRules.ts'
import { eachLine, type Fault, type Place, type Rule, rule, unless } from './rule.ts'

/** Codes of lists. Of long lists only the form is checked: of units those of a shop are its settings, and its other codes
 *  are written by us alone. */
export const codeRules: readonly Rule[] = [
  rule('BR-CL-01', ({ typeCode }) =>
    unless(
      ['326', '380', '381', '384', '386', '389', '875', '876', '877'].includes(typeCode),
      ...([['typeCode'], `${typeCode} is no type of an invoice (UNTDID 1001)`] as const),
    ),
  ),
  rule('BR-CL-04', ({ currency }) =>
    unless(currencies.has(currency), ['currency'], `${currency} is no currency (ISO 4217)`),
  ),
  rule('BR-CL-14', terms => wrongCountries(terms)),
  rule('BR-CL-16', ({ payment }) =>
    payment.flatMap(({ code }, at) =>
      unless(/^([1-9]\d?|ZZZ)$/.test(code), ['payment', at, 'code'], `${code} is no means of payment (UNTDID 4461)`),
    ),
  ),
  rule('BR-CL-17', ({ vat }) =>
    vat.flatMap(({ category }, at) => unless(isCategory(category), ['vat', at], `${category} is no category of VAT`)),
  ),
  rule('BR-CL-18', terms =>
    eachLine(terms, ({ vat }, place) =>
      unless(isCategory(vat.category), [...place, 'vat'], `${vat.category} is no category of VAT (UNCL 5305)`),
    ),
  ),
  rule('BR-CL-19', ({ allowances, ...terms }) => [
    ...allowances.flatMap(({ reasonCode }, at) => wrongReason(reasonCode, ['allowances', at, 'reason'])),
    ...eachLine({ allowances, ...terms }, (line, place) =>
      line.allowances.flatMap(({ reasonCode }, at) => wrongReason(reasonCode, [...place, 'allowances', at, 'reason'])),
    ),
  ]),
  rule('BR-CL-22', ({ vat }) =>
    vat.flatMap(({ exemptionCode }, at) =>
      unless(
        exemptionCode === null || /^VATEX-[A-Z]{2}-[A-Z0-9-]+$/i.test(exemptionCode),
        ...([['vat', at, 'exemptionCode'], `${exemptionCode} is no ground of exemption (VATEX)`] as const),
      ),
    ),
  ),
  rule('BR-CL-23', terms =>
    eachLine(terms, ({ unit }, place) =>
      unless(
        !unit || /^[A-Z0-9]{2,3}$/.test(unit),
        [...place, 'unit'],
        `${unit} is no unit (UN/ECE recommendation 20)`,
      ),
    ),
  ),
  rule('BR-CL-25', ({ seller, buyer }) => [
    ...wrongScheme(seller.electronicAddress?.scheme ?? null, ['seller', 'electronicAddress']),
    ...wrongScheme(buyer.electronicAddress?.scheme ?? null, ['buyer', 'electronicAddress']),
  ]),
]

const currencies = new Set(Intl.supportedValuesOf('currency'))

const isCategory = (category: string): boolean => ['S', 'Z', 'E', 'AE', 'K', 'G', 'O', 'L', 'M'].includes(category)

function wrongCountries({ seller, buyer, delivery }: Terms): readonly Fault[] {
  const countries = { seller: seller.address, buyer: buyer.address, delivery: delivery.address }
  return Object.entries(countries).flatMap(([who, address]) => {
    const country = address?.country ?? null
    return unless(
      country === null || isCountry(country),
      ...([[who, 'address', 'country'], `${country} is no country (ISO 3166)`] as const),
    )
  })
}

/** UNTDID 5189: 41 to 105, without holes that would matter. */
const wrongReason = (code: string | null, place: Place): readonly Fault[] =>
  unless(
    code === null || (/^\d{2,3}$/.test(code) && Number(code) >= 41 && Number(code) <= 105),
    ...([place, `${code} is no reason for an allowance (UNTDID 5189)`] as const),
  )

/** EAS: four digits, or EM for e-mail and few others of two letters. */
const wrongScheme = (scheme: string | null, place: Place): readonly Fault[] =>
  unless(
    scheme === null || /^(\d{4}|EM|AN|AQ|AS|AU)$/.test(scheme),
    ...([place, `${scheme} is no electronic address scheme (EAS)`] as const),
  )
