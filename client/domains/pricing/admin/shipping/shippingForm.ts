import { centsFrom, eurosOf } from '../../../../adminKit/edit/euros.ts'
import { gramsFrom, kilogramsOf, wholeFrom } from '../../../../adminKit/settings/numbers.ts'
import {
  type LocalizedForm,
  listOf,
  localizedForm,
  localizedSetting,
  numberOf,
  recordOf,
  textOf,
  type Values,
} from '../../../../adminKit/settings/values.ts'
import type { Language } from '../../../../intl/languages.ts'
import { withIds } from '../groupIds.ts'

/** A range of postcodes with a cost of its own; `freeFrom`: a sum in euros, empty where the country's counts. */
interface ZipForm {
  readonly from: string
  readonly to: string
  readonly freeFrom: string
}

/** Where parcels go: a country, or some of its postcodes. A cost in euros for each size of parcel; empty: not sent there. */
export interface PlaceForm {
  readonly country: string
  readonly zip: ZipForm | null
  readonly costs: readonly string[]
}

export interface ShippingGroupForm {
  readonly id: string
  readonly title: LocalizedForm
  readonly countBy: string
  readonly freeFrom: string
  /** What a parcel of each size holds, in pieces or kilograms; empty: anything. */
  readonly tiers: readonly string[]
  readonly places: readonly PlaceForm[]
}

/** Days on which parcels are sent. */
export type Weekday = 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday'

/** A time of day as the server keeps it: '14:00' of '14', '14.00' and '14:00'; null for nothing and for what is none. */
export function timeFrom(typed: string): string | null {
  const [, hours, minutes = '00'] = /^(\d{1,2})(?:[:.](\d{2}))?$/.exec(typed.trim()) ?? []
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59) return null
  return `${hours.padStart(2, '0')}:${minutes}`
}

export interface ShippingForm {
  /** Place of the group among `groups`. */
  readonly defaultGroup: string
  readonly groups: readonly ShippingGroupForm[]
  readonly printingDays: string
  readonly transitDays: { readonly min: string; readonly max: string }
  /** Whose public holidays count; empty: those of the shop's country. */
  readonly holidays: string
  readonly closedDays: readonly ClosedDays[]
  readonly offersParts: boolean
  readonly cutOff: Readonly<Record<Weekday, string>>
}

/** From when to when the shop is closed, both days included. */
export interface ClosedDays {
  readonly from: string
  readonly to: string
}

type Tier = { readonly max: number | null; readonly costs: Values }

const zipKey = ({ from, to, freeFrom }: ZipForm): string => JSON.stringify([from, to, freeFrom])

/**
 * The rows of a group: countries in the order in which the shop names them (`order`), each followed by its ranges of postcodes. A range that one size of parcel has and another
 * has not costs there what the country does, which is what was meant.
 */
function placesOf(tiers: readonly Tier[], order: readonly string[], language: Language): PlaceForm[] {
  const euros = (value: unknown): string => eurosOf(numberOf(value), language)
  const there = new Set(tiers.flatMap(({ costs }) => Object.keys(costs)))
  const countries = [
    ...order.filter(country => there.has(country)),
    ...[...there].filter(country => !order.includes(country)),
  ]
  return countries.flatMap(country => {
    const own = tiers.map(({ costs }) => recordOf(costs[country]))
    const ranges = own.map(({ zipRanges }) =>
      listOf(zipRanges).map(range => ({
        zip: { from: textOf(range.from), to: textOf(range.to), freeFrom: euros(range.freeFrom || null) },
        cost: euros(range.cost),
      })),
    )
    const zips = new Map(ranges.flat().map(({ zip }) => [zipKey(zip), zip]))
    const whole = own.map(({ cost }) => euros(cost))
    return [
      { country, zip: null, costs: whole },
      ...[...zips].map(([key, zip]) => ({
        country,
        zip,
        costs: ranges.map((each, tier) => each.find(range => zipKey(range.zip) === key)?.cost ?? whole[tier] ?? ''),
      })),
    ]
  })
}

/** The form of the section `shipping`, countries aside. */
export function shippingFormOf(values: Values, language: Language): ShippingForm {
  const order = listOf(values.countries).map(({ code }) => textOf(code))
  const groups = listOf(values.groups).map((group): ShippingGroupForm => {
    const tiers = listOf(group.tiers).map(tier => ({ max: numberOf(tier.max), costs: recordOf(tier.costs) }))
    const countBy = textOf(group.countBy) || 'amount'
    const sizeOf = (max: number | null) =>
      max === null ? '' : countBy === 'weight' ? kilogramsOf(max, language) : String(max)
    return {
      id: textOf(group.id),
      title: localizedForm(group.title),
      countBy,
      freeFrom: eurosOf(numberOf(group.freeFrom) || null, language),
      tiers: tiers.map(({ max }) => sizeOf(max)),
      places: placesOf(tiers, order, language),
    }
  })
  const transit = recordOf(values.transitDays)
  const standard = groups.findIndex(({ id }) => id === values.defaultGroup)
  return {
    defaultGroup: String(Math.max(0, standard)),
    groups,
    printingDays: String(values.printingDays ?? ''),
    transitDays: { min: String(transit.min ?? ''), max: String(transit.max ?? '') },
    holidays: textOf(values.holidays),
    closedDays: listOf(values.closedDays).map(({ from, to }) => ({ from: textOf(from), to: textOf(to) })),
    offersParts: values.offersParts === true,
    cutOff: cutOffWith(day => textOf(recordOf(values.cutOff)[day])),
  }
}

const cutOffWith = <Value>(of: (day: Weekday) => Value): Record<Weekday, Value> => ({
  monday: of('monday'),
  tuesday: of('tuesday'),
  wednesday: of('wednesday'),
  thursday: of('thursday'),
  friday: of('friday'),
})

/** What a parcel holds, in pieces or grams; null for anything, and for what is no size (`isSize`). */
const sizeFrom = (typed: string, countBy: string): number | null =>
  countBy === 'weight' ? gramsFrom(typed) : wholeFrom(typed)

const isSize = (typed: string, countBy: string): boolean => typed.trim() === '' || (sizeFrom(typed, countBy) ?? 0) >= 1

const centsOrNull = (typed: string, language: Language) => (typed.trim() === '' ? null : centsFrom(typed, language))

function costsOf(places: readonly PlaceForm[], tier: number, language: Language): Record<string, object> {
  const cost = (place: PlaceForm | undefined) => centsOrNull(place?.costs[tier] ?? '', language)
  const countries = [...new Set(places.map(({ country }) => country))]
  return Object.fromEntries(
    countries.flatMap(country => {
      const own = places.filter(place => place.country === country)
      const whole = cost(own.find(({ zip }) => zip === null))
      const zipRanges = own.flatMap(place =>
        place.zip === null
          ? []
          : [
              {
                ...{ from: place.zip.from.trim(), to: place.zip.to.trim(), cost: cost(place) },
                freeFrom: centsOrNull(place.zip.freeFrom, language),
              },
            ],
      )
      return whole === null && zipRanges.length === 0 ? [] : [[country, { cost: whole, zipRanges }]]
    }),
  )
}

const groupSetting = (group: ShippingGroupForm, language: Language) => ({
  ...{ id: group.id, title: localizedSetting(group.title), countBy: group.countBy },
  freeFrom: centsOrNull(group.freeFrom, language),
  tiers: group.tiers.map((size, tier) => ({
    max: size.trim() === '' ? null : sizeFrom(size, group.countBy),
    costs: costsOf(group.places, tier, language),
  })),
})

/** The change of the section by the paths that were changed. The default group is named anew with the groups: a new one has
 *  its id only now. */
export function shippingChangesOf(
  form: ShippingForm,
  changed: readonly string[],
  language: Language,
): Record<string, unknown> {
  const names = new Set(changed.map(path => path.split('.')[0] ?? ''))
  const groups = withIds(form.groups)
  const whole: Readonly<Record<string, unknown>> = {
    groups: groups.map(group => groupSetting(group, language)),
    defaultGroup: groups[Number(form.defaultGroup)]?.id,
    printingDays: wholeFrom(form.printingDays),
    transitDays: { min: wholeFrom(form.transitDays.min), max: wholeFrom(form.transitDays.max) },
    holidays: form.holidays || null,
    // Who names one day means that day alone.
    closedDays: form.closedDays.map(({ from, to }) => ({ from, to: to || from })),
    offersParts: form.offersParts,
    cutOff: cutOffWith(day => timeFrom(form.cutOff[day])),
  }
  return Object.fromEntries(
    Object.entries(whole).filter(([name]) => names.has(name) || (name === 'defaultGroup' && names.has('groups'))),
  )
}

/** Where in the form a path of the section is: the costs of all sizes stand in one table. */
export function shippingPlaceOf(path: readonly string[], form: ShippingForm): string | null {
  const [field, group = '', part, tier, leaf, country, own, range, bound] = path
  if (field === 'transitDays') return 'transitDays.max'
  if (field === 'closedDays') return group === '' ? field : `closedDays.${group}.${part ?? 'to'}`
  if (field !== 'groups') return null
  if (part === 'id') return `groups.${group}.title.de`
  if (part !== 'tiers' || tier === undefined) return null
  if (leaf !== 'costs') return `groups.${group}.tiers.${tier}`
  const rows = (form.groups[Number(group)]?.places ?? []).flatMap((place, at) =>
    place.country === country && (place.zip !== null) === (own === 'zipRanges') ? [at] : [],
  )
  const row = rows[own === 'zipRanges' ? Number(range) : 0]
  if (row === undefined) return `groups.${group}`
  const isOfRange = bound === 'from' || bound === 'to' || bound === 'freeFrom'
  return `groups.${group}.places.${row}.${isOfRange ? `zip.${bound}` : `costs.${tier}`}`
}

/** What cannot be read of what was typed, by place; with the kind of mistake. */
export function unreadable(
  { groups }: Pick<ShippingForm, 'groups'>,
  language: Language,
): ReadonlyMap<string, 'missing' | 'size' | 'amount'> {
  const found = new Map<string, 'missing' | 'size' | 'amount'>()
  const isAmount = (typed: string) => typed.trim() === '' || centsFrom(typed, language) !== null
  for (const [at, group] of groups.entries()) {
    const path = `groups.${at}`
    if (group.title.de.trim() === '') found.set(`${path}.title.de`, 'missing')
    if (!isAmount(group.freeFrom)) found.set(`${path}.freeFrom`, 'amount')
    for (const [tier, size] of group.tiers.entries())
      if (!isSize(size, group.countBy)) found.set(`${path}.tiers.${tier}`, 'size')
    for (const [row, { zip, costs }] of group.places.entries()) {
      const place = `${path}.places.${row}`
      if (zip?.from.trim() === '') found.set(`${place}.zip.from`, 'missing')
      if (zip?.to.trim() === '') found.set(`${place}.zip.to`, 'missing')
      if (zip && !isAmount(zip.freeFrom)) found.set(`${place}.zip.freeFrom`, 'amount')
      for (const [tier, cost] of costs.entries()) if (!isAmount(cost)) found.set(`${place}.costs.${tier}`, 'amount')
    }
  }
  return found
}

/** A country to which parcels of some sizes go and those of others do not. */
export interface Gap {
  readonly country: string
  /** Sizes, as they were typed. */
  readonly sizes: readonly string[]
}

/** The gaps of a group: what fits only a parcel that has no cost cannot be ordered there. */
export function gapsOf({ tiers, places }: Pick<ShippingGroupForm, 'tiers' | 'places'>): readonly Gap[] {
  return places.flatMap(({ country, zip, costs }) => {
    const missing = tiers.filter((_, tier) => (costs[tier] ?? '').trim() === '')
    return zip === null && missing.length > 0 && missing.length < tiers.length ? [{ country, sizes: missing }] : []
  })
}

/** A group with one size of parcel more, or one less. */
export const withTier = (group: ShippingGroupForm): ShippingGroupForm => ({
  ...group,
  tiers: [...group.tiers, ''],
  places: group.places.map(place => ({ ...place, costs: [...place.costs, ''] })),
})
export const withoutTier = (group: ShippingGroupForm, tier: number): ShippingGroupForm => ({
  ...group,
  tiers: group.tiers.filter((_, at) => at !== tier),
  places: group.places.map(place => ({ ...place, costs: place.costs.filter((_, at) => at !== tier) })),
})

/** A group with a country more, or with a range of postcodes of one that is there, behind its others. */
export function withPlace(group: ShippingGroupForm, country: string, isRange: boolean): ShippingGroupForm {
  const costs = group.tiers.map(() => '')
  const added: PlaceForm = { country, zip: isRange ? { from: '', to: '', freeFrom: '' } : null, costs }
  const last = group.places.findLastIndex(place => place.country === country)
  const at = last === -1 ? group.places.length : last + 1
  return { ...group, places: group.places.toSpliced(at, 0, added) }
}

/** A group without a row; with a country go its ranges. */
export function withoutPlace(group: ShippingGroupForm, row: number): ShippingGroupForm {
  const gone = group.places[row]
  const isKept = (place: PlaceForm, at: number) => (gone?.zip === null ? place.country !== gone.country : at !== row)
  return { ...group, places: group.places.filter(isKept) }
}
