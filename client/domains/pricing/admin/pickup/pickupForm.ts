import {
  type LocalizedForm,
  listOf,
  localizedForm,
  localizedSetting,
  optionalSetting,
  recordOf,
  textOf,
  type Values,
} from '../../../../adminKit/settings/values.ts'
import { withIds } from '../groupIds.ts'

/** A place where goods are handed out. `key` is empty for a new one, `country` where it is that of the shop. */
export interface PlaceForm {
  readonly key: string
  readonly name: LocalizedForm
  readonly address: LocalizedForm
  readonly hours: LocalizedForm
  readonly note: LocalizedForm
  readonly country: string
}

export interface PickupForm {
  readonly isOffered: boolean
  readonly places: readonly PlaceForm[]
}

const nothing: LocalizedForm = { de: '', en: '' }
export const newPlace: PlaceForm = {
  ...{ key: '', country: '' },
  ...{ name: nothing, address: nothing, hours: nothing, note: nothing },
}

/** The form of what the section `shipping` says of pickup. */
export function pickupFormOf(values: Values): PickupForm {
  const { isOffered, places } = recordOf(values.pickup)
  return {
    isOffered: isOffered === true,
    places: listOf(places).map(place => ({
      ...{ key: textOf(place.key), country: textOf(place.country) },
      ...{ name: localizedForm(place.name), address: localizedForm(place.address) },
      ...{ hours: localizedForm(place.hours), note: localizedForm(place.note) },
    })),
  }
}

/** The change of the section; a new place gets its key of its name. */
export function pickupChangesOf({ isOffered, places }: PickupForm) {
  const keyed = withIds(places.map(place => ({ ...place, id: place.key, title: place.name })))
  return {
    pickup: {
      isOffered,
      places: keyed.map(({ id, name, address, hours, note, country }) => ({
        ...{ key: id, name: localizedSetting(name), address: localizedSetting(address) },
        ...{ hours: optionalSetting(hours), note: optionalSetting(note), country: country || null },
      })),
    },
  }
}

/** Where in the form a path of the section is. */
export function pickupPlaceOf([field, ...rest]: readonly string[]): string | null {
  if (field !== 'pickup') return null
  const [list, at = '', part] = rest
  if (list !== 'places') return rest.length > 0 ? rest.join('.') : null
  if (part === undefined) return 'places'
  return part === 'key' || part === 'name' ? `places.${at}.name.de` : ['places', at, ...rest.slice(2)].join('.')
}
