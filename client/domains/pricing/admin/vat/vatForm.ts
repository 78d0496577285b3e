import { basisPointsFrom, percentOf } from '../../../../adminKit/settings/numbers.ts'
import {
  type LocalizedForm,
  listOf,
  localizedForm,
  localizedSetting,
  numberOf,
  optionalSetting,
  recordOf,
  textOf,
  type Values,
} from '../../../../adminKit/settings/values.ts'
import type { Language } from '../../../../intl/languages.ts'
import { withIds } from '../groupIds.ts'

/** A rate of a country from a day on, as it is typed. */
export interface RateForm {
  readonly country: string
  readonly validFrom: string
  readonly rate: string
}

/** A VAT group; a new one has no id yet. Its rates are in the order of countries and days. */
export interface VatGroupForm {
  readonly id: string
  readonly title: LocalizedForm
  readonly rates: readonly RateForm[]
}

export interface VatForm {
  readonly type: string
  readonly fixedPrice: boolean
  readonly taxesAtDestination: boolean
  readonly smallBusiness: boolean
  readonly label: LocalizedForm
  readonly detailsLabel: LocalizedForm
  readonly showDetailed: boolean
  /** Place of the group among `groups`. */
  readonly defaultGroup: string
  readonly groups: readonly VatGroupForm[]
  readonly vatIdCheck: string
  readonly vatIdCheckDays: string
}

/** Rates by country, those of home first, and by day. */
const sortedRates = <Rate extends Pick<RateForm, 'country' | 'validFrom'>>(
  rates: readonly Rate[],
  home: string,
): Rate[] =>
  rates.toSorted(
    (one, other) =>
      Number(other.country === home) - Number(one.country === home) ||
      one.country.localeCompare(other.country) ||
      one.validFrom.localeCompare(other.validFrom),
  )

/** The form of the section `vat`. */
export function vatFormOf(values: Values, language: Language, home: string): VatForm {
  const groups = listOf(values.groups).map(group => ({
    id: textOf(group.id),
    title: localizedForm(group.title),
    rates: sortedRates(
      Object.entries(recordOf(group.rates)).flatMap(([country, rates]) =>
        listOf(rates).map(({ validFrom, rate }) => ({
          country,
          validFrom: textOf(validFrom),
          rate: percentOf(numberOf(rate) ?? 0, language),
        })),
      ),
      home,
    ),
  }))
  return {
    type: textOf(values.type),
    fixedPrice: values.fixedPrice === true,
    taxesAtDestination: values.taxesAtDestination === true,
    smallBusiness: values.smallBusiness === true,
    label: localizedForm(values.label),
    detailsLabel: localizedForm(values.detailsLabel),
    showDetailed: values.showDetailed !== false,
    defaultGroup: String(
      Math.max(
        0,
        groups.findIndex(({ id }) => id === values.defaultGroup),
      ),
    ),
    groups,
    vatIdCheck: textOf(values.vatIdCheck),
    vatIdCheckDays: String(values.vatIdCheckDays ?? ''),
  }
}

function ratesOf(rates: readonly RateForm[]): Record<string, { validFrom: string; rate: number | null }[]> {
  const byCountry: Record<string, { validFrom: string; rate: number | null }[]> = {}
  for (const { country, validFrom, rate } of rates)
    byCountry[country] = [...(byCountry[country] ?? []), { validFrom, rate: basisPointsFrom(rate) }]
  return byCountry
}

/** The change of the section by the paths that were changed. The default group is named anew with the groups: a new one has
 *  its id only now. */
export function vatChangesOf(form: VatForm, changed: readonly string[]): Record<string, unknown> {
  const names = new Set(changed.map(path => path.split('.')[0] ?? ''))
  const groups = withIds(form.groups)
  const whole: Readonly<Record<string, unknown>> = {
    ...{ type: form.type, fixedPrice: form.fixedPrice, taxesAtDestination: form.taxesAtDestination },
    ...{ smallBusiness: form.smallBusiness, showDetailed: form.showDetailed, vatIdCheck: form.vatIdCheck },
    label: optionalSetting(form.label),
    detailsLabel: optionalSetting(form.detailsLabel),
    vatIdCheckDays: Number(form.vatIdCheckDays),
    groups: groups.map(({ id, title, rates }) => ({ id, title: localizedSetting(title), rates: ratesOf(rates) })),
    defaultGroup: groups[Number(form.defaultGroup)]?.id,
  }
  return Object.fromEntries(
    Object.entries(whole).filter(([name]) => names.has(name) || (name === 'defaultGroup' && names.has('groups'))),
  )
}

/** Where in the form a path of the section is: rates are one list there, whatever their country. */
export function vatPlaceOf(path: readonly string[], form: VatForm): string | null {
  const [field, group, part, country, at, leaf] = path
  if (field !== 'groups' || group === undefined) return null
  if (part === 'id') return `groups.${group}.title.de`
  if (part !== 'rates' || country === undefined) return null
  const places = (form.groups[Number(group)]?.rates ?? []).flatMap((rate, place) =>
    rate.country === country ? [place] : [],
  )
  const place = places[Number(at ?? 0)]
  return place === undefined ? `groups.${group}.rates` : `groups.${group}.rates.${place}.${leaf ?? 'rate'}`
}

/** How a rate stands on a day: it holds, one after it holds, or it is announced; the last day of what is over. */
export type Standing =
  | { readonly kind: 'holds' }
  | { readonly kind: 'over'; readonly before: string }
  | { readonly kind: 'announced' }

/** The standing of each rate of a list, in its order; null of a row that is not filled in. */
export function standingsOf(rates: readonly RateForm[], day: string): readonly (Standing | null)[] {
  return rates.map(({ country, validFrom, rate }) => {
    if (validFrom === '' || rate.trim() === '') return null
    if (validFrom > day) return { kind: 'announced' }
    const next = rates
      .filter(other => other.country === country && other.validFrom > validFrom && other.rate.trim() !== '')
      .map(other => other.validFrom)
      .toSorted()[0]
    return next !== undefined && next <= day ? { kind: 'over', before: next } : { kind: 'holds' }
  })
}

/** The rate that holds in a country on a day, in basis points; null where there is none. */
function rateOn(rates: readonly RateForm[], country: string, day: string): number | null {
  const own = sortedRates(
    rates.filter(each => each.country === country && each.validFrom !== '' && each.validFrom <= day),
    country,
  )
  return basisPointsFrom(own.at(-1)?.rate ?? '')
}

/**
 * The rates of a group with known ones taken over: where a country has none yet or another one, from `day` on. `count`: how
 * many were taken over. What was announced for later stays.
 */
export function withKnownRates(
  rates: readonly RateForm[],
  known: readonly { readonly country: string; readonly rate: number | null }[],
  { day, home, language }: { readonly day: string; readonly home: string; readonly language: Language },
): { readonly rates: readonly RateForm[]; readonly count: number } {
  const wanted = known.flatMap(({ country, rate }) =>
    rate !== null && rateOn(rates, country, day) !== rate
      ? [{ country, validFrom: day, rate: percentOf(rate, language) }]
      : [],
  )
  const kept = rates.filter(
    ({ country, validFrom }) => !wanted.some(each => each.country === country && each.validFrom === validFrom),
  )
  return { rates: sortedRates([...kept, ...wanted], home), count: wanted.length }
}
