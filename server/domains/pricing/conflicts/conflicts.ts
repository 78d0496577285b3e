import { plainPostcode } from '../../../kit/postcodes.ts'
import type { Role } from '../../../kit/viewer.ts'
import type { SettingsConflict } from '../../settings/rules.ts'

/** What of the pricing's configuration fits one by one and not together; each finding names its place in the section. */

type VatGroups = readonly {
  readonly id: string
  readonly rates: Readonly<Record<string, readonly { readonly validFrom: string }[]>>
}[]

/** Of VAT groups: the same id twice, and two rates of a country that begin on one day. */
export function vatConflicts(groups: VatGroups): SettingsConflict[] {
  const days = groups.flatMap(({ rates }, group) =>
    Object.entries(rates).flatMap(([country, list]) =>
      repeats(list.map(({ validFrom }) => validFrom)).map(at =>
        twice(['groups', group, 'rates', country, at, 'validFrom'], 'There is another rate from this day on.'),
      ),
    ),
  )
  return [...idsTwice(groups), ...days]
}

/** Of countries: the same one twice. */
export const countryConflicts = (countries: readonly { readonly code: string }[]): SettingsConflict[] =>
  repeats(countries.map(({ code }) => code)).map(at =>
    twice(['countries', at, 'code'], 'This country is there already.'),
  )

/** Of pickup: the same key twice, and an offer without a place. */
export const pickupConflicts = ({
  isOffered,
  places,
}: {
  readonly isOffered: boolean
  readonly places: readonly { readonly key: string }[]
}): SettingsConflict[] => [
  ...repeats(places.map(({ key }) => key)).map(at =>
    twice(['pickup', 'places', at, 'key'], 'There is another place of this key.'),
  ),
  ...(isOffered && places.length === 0
    ? [{ path: ['pickup', 'isOffered'], message: 'Pickup needs a place where goods are handed out.' }]
    : []),
]

type ZipRange = { readonly from: string; readonly to: string }
type ShippingGroups = readonly {
  readonly id: string
  readonly tiers: readonly {
    readonly max: number | null
    readonly costs: Readonly<Record<string, { readonly zipRanges: readonly ZipRange[] }>>
  }[]
}[]

/** Of shipping groups: the same id twice, two parcels of one size, and ranges of postcodes that are turned around, compare
 *  bounds of different lengths or share a postcode with one before them. */
export function shippingConflicts(groups: ShippingGroups): SettingsConflict[] {
  const conflicts = idsTwice(groups)
  for (const [group, { tiers }] of groups.entries()) {
    for (const at of repeats(tiers.map(({ max }) => String(max))))
      conflicts.push(twice(['groups', group, 'tiers', at, 'max'], 'There is another parcel of this size.'))
    for (const [tier, { costs }] of tiers.entries())
      for (const [country, { zipRanges }] of Object.entries(costs))
        conflicts.push(...rangeConflicts(zipRanges, ['groups', group, 'tiers', tier, 'costs', country, 'zipRanges']))
  }
  return conflicts
}

function rangeConflicts(ranges: readonly ZipRange[], path: readonly (string | number)[]): SettingsConflict[] {
  const plain = ranges.map(({ from, to }) => ({ from: plainPostcode(from), to: plainPostcode(to) }))
  return plain.flatMap((range, at): SettingsConflict[] => {
    const place = placed([...path, at, 'to'])
    if (range.from === '' || range.to === '') {
      const empty = placed([...path, at, range.from === '' ? 'from' : 'to'])
      return [{ path: empty, message: 'A postcode has letters or digits.' }]
    }
    if (range.from.length !== range.to.length)
      return [{ path: place, code: 'RANGE_REVERSED', message: 'Both bounds must have the same length.' }]
    if (range.from > range.to)
      return [{ path: place, code: 'RANGE_REVERSED', message: 'The first postcode must not come after the last one.' }]
    return plain.slice(0, at).some(other => overlap(range, other))
      ? [
          {
            path: placed([...path, at, 'from']),
            code: 'RANGE_OVERLAPS',
            message: 'A range before it holds some of it.',
          },
        ]
      : []
  })
}

/** Whether two ranges share a postcode; of bounds of different lengths the longer ones are looked at as far as the shorter. */
function overlap(one: ZipRange, other: ZipRange): boolean {
  const length = Math.min(one.from.length, other.from.length)
  const cut = ({ from, to }: ZipRange) => ({ from: from.slice(0, length), to: to.slice(0, length) })
  const [first, second] = [cut(one), cut(other)]
  return first.from <= second.to && second.from <= first.to
}

type DiscountGroups = readonly {
  readonly id: string
  readonly type: 'percent' | 'flat'
  readonly roles: readonly string[]
  readonly tiers: readonly { readonly from: number; readonly discount: number }[]
}[]

/** All of something, in basis points. */
const WHOLE = 10_000

const knownRoles: readonly string[] = ['everyone', 'guest', 'user', 'member', 'admin', 'system'] satisfies (
  | Role
  | 'everyone'
)[]

/** Of discount groups: the same id twice, roles that there are not, no tier, two from one sum on, more than all of it, and
 *  nothing at all: what takes nothing off ends only what a lower tier takes. */
export function discountConflicts(groups: DiscountGroups): SettingsConflict[] {
  const parts = groups.flatMap(({ type, roles, tiers }, group) => {
    const lowest = Math.min(...tiers.map(({ from }) => from))
    const no = (path: readonly (string | number)[], message: string): SettingsConflict => ({
      path: placed(['groups', group, ...path]),
      message,
    })
    return [
      ...roles.flatMap((role, at) => (knownRoles.includes(role) ? [] : [no(['roles', at], 'There is no such role.')])),
      ...(tiers.length === 0 ? [no(['tiers'], 'A group needs a tier.')] : []),
      ...repeats(tiers.map(({ from }) => String(from))).map(at =>
        twice(['groups', group, 'tiers', at, 'from'], 'There is another tier from this sum on.'),
      ),
      ...tiers.flatMap(({ from, discount }, at) => {
        if (type === 'percent' && discount > WHOLE) return [no(['tiers', at, 'discount'], 'At most 100 %.')]
        return discount === 0 && from === lowest ? [no(['tiers', at, 'discount'], 'It has to take something off.')] : []
      }),
    ]
  })
  return [...idsTwice(groups), ...parts]
}

const idsTwice = (groups: readonly { readonly id: string }[]): SettingsConflict[] =>
  repeats(groups.map(({ id }) => id)).map(at => twice(['groups', at, 'id'], 'Another group has this id.'))

const placed = (path: readonly (string | number)[]): string[] => path.map(String)

const twice = (path: readonly (string | number)[], message: string): SettingsConflict => ({
  path: placed(path),
  code: 'ENTRY_TWICE',
  message,
})

/** Places of values that stand before them already. */
const repeats = (values: readonly string[]): number[] =>
  values.flatMap((value, at) => (values.indexOf(value) < at ? [at] : []))

/** Of providers: two of one key or name, and stations in no country. */
export function providerConflicts(
  providers: readonly {
    readonly key: string
    readonly name: string
    readonly stations: { readonly isOffered: boolean; readonly countries: readonly string[] }
  }[],
): SettingsConflict[] {
  const keys = providers.map(({ key }) => key)
  const names = providers.map(({ name }) => name.toLowerCase())
  return providers.flatMap(({ stations }, at): SettingsConflict[] => {
    const path = ['providers', String(at)]
    const isTwice = keys.indexOf(keys[at]!) < at || names.indexOf(names[at]!) < at
    return [
      ...(isTwice
        ? [{ path: [...path, 'name'], code: 'ENTRY_TWICE' as const, message: 'There is another one of this name.' }]
        : []),
      ...(stations.isOffered && stations.countries.length === 0
        ? [{ path: [...path, 'stations', 'countries'], message: 'It needs a country.' }]
        : []),
    ]
  })
}
