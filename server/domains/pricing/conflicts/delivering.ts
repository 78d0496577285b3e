import type { SettingsConflict } from '../../settings/rules.ts'

/** The part of the section of shipping that says whether something can be sent. */
export type Shipping = {
  readonly countries: readonly { readonly code: string }[]
  readonly defaultGroup: string
  readonly freeFromByCountry: Readonly<Record<string, unknown>>
  readonly groups: readonly {
    readonly id: string
    readonly tiers: readonly { readonly costs: Readonly<Record<string, Cost>> }[]
  }[]
  readonly pickup: { readonly isOffered: boolean }
}
type Cost = { readonly cost: number | null; readonly zipRanges: readonly { readonly cost: number | null }[] }

const isSent = ({ cost, zipRanges }: Cost): boolean => cost !== null || zipRanges.some(range => range.cost !== null)

/** Why nothing of the default group can be sent anywhere: no country, no parcel, or no cost of one in a country that is
 *  delivered to; null where something can. */
export function undeliverable({ countries, defaultGroup, groups }: Shipping): SettingsConflict | null {
  if (countries.length === 0) return { path: ['countries'], message: 'Without a country nothing can be delivered.' }
  const at = groups.findIndex(({ id }) => id === defaultGroup)
  const tiers = groups[at]?.tiers ?? []
  const path = ['groups', String(Math.max(0, at)), 'tiers']
  if (tiers.length === 0) return { path, message: 'Without a parcel nothing can be delivered.' }
  const codes = countries.map(({ code }) => code)
  const isSomewhere = tiers.some(({ costs }) => codes.some(code => costs[code] && isSent(costs[code])))
  return isSomewhere
    ? null
    : {
        path: [...path, '0', 'costs'],
        message: 'Without a cost in a country that is delivered to nothing can be sent.',
      }
}
