import { centsFrom, eurosOf } from '../../../../adminKit/edit/euros.ts'
import { listOf, numberOf, recordOf, textOf, textsOf, type Values } from '../../../../adminKit/settings/values.ts'
import type { Language } from '../../../../intl/languages.ts'
import { withIds } from '../groupIds.ts'

export const providerKinds = ['post', 'dhl', 'gls', 'dpd', 'other'] as const
export type ProviderKind = (typeof providerKinds)[number]

/** Who carries parcels, as they are edited. `key` is empty for a new one; `change` are euros, with a minus where stations cost
 *  less. */
export interface ProviderForm {
  readonly key: string
  readonly name: string
  readonly kind: ProviderKind
  readonly trackingUrl: string
  readonly isOffered: boolean
  readonly countries: readonly string[]
  readonly change: string
}

export interface ProvidersForm {
  readonly providers: readonly ProviderForm[]
}

export const newProvider: ProviderForm = {
  ...{ key: '', name: '', kind: 'other', trackingUrl: '', isOffered: false, countries: [], change: '' },
}

/** Cents of euros that may begin with a minus; null for what is no amount, 0 for nothing. */
export function changeFrom(text: string, language: Language): number | null {
  const typed = text.trim().replace(/^\u2212/, '-')
  if (typed === '') return 0
  const isLess = typed.startsWith('-')
  const cents = centsFrom(isLess ? typed.slice(1) : typed.replace(/^\+/, ''), language)
  return cents === null ? null : isLess ? -cents : cents
}

const changeText = (cents: number, language: Language): string =>
  cents === 0 ? '' : `${cents < 0 ? '-' : ''}${eurosOf(Math.abs(cents), language)}`

/** The form of the section `delivery`. */
export const providersFormOf = (values: Values, language: Language): ProvidersForm => ({
  providers: listOf(values.providers).map(provider => {
    const stations = recordOf(provider.stations)
    return {
      ...{ key: textOf(provider.key), name: textOf(provider.name), trackingUrl: textOf(provider.trackingUrl) },
      kind: providerKinds.find(kind => kind === provider.kind) ?? 'other',
      ...{ isOffered: stations.isOffered === true, countries: textsOf(stations.countries) },
      change: changeText(numberOf(stations.change) ?? 0, language),
    }
  }),
})

/** The change of the section; a new provider gets its key of its name. */
export function providersChangesOf({ providers }: ProvidersForm, language: Language) {
  const keyed = withIds(providers.map(each => ({ ...each, id: each.key, title: { de: each.name } })))
  return {
    providers: keyed.map(({ id, name, kind, trackingUrl, isOffered, countries, change }) => ({
      ...{ key: id, name: name.trim(), kind, trackingUrl: trackingUrl.trim() || null },
      stations: { isOffered, countries, change: changeFrom(change, language) ?? 0 },
    })),
  }
}

/** Where in the form a path of the section is. */
export function providerPlaceOf([list, at = '', part, ...rest]: readonly string[]): string | null {
  if (list !== 'providers') return null
  if (part === undefined) return 'providers'
  if (part === 'stations') return `providers.${at}.${rest[0] ?? 'isOffered'}`
  return `providers.${at}.${part === 'key' ? 'name' : part}`
}
