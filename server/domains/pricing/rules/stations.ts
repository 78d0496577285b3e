import { isName } from '../../../kit/names.ts'
import { postcodeExpected, tidyPostcode } from '../../../kit/postcodes.ts'
import { type Refusal, refusal } from '../../../kit/refusals.ts'
import { tidied } from '../../../kit/words.ts'

/** Whose stations differ in what is written on the parcel. */
export type ProviderKind = 'post' | 'dhl' | 'gls' | 'dpd' | 'other'

/** Who carries parcels, as the settings have it; see `deliverySettings`. */
export type Provider = {
  readonly key: string
  readonly name: string
  readonly kind: ProviderKind
  readonly trackingUrl: string | null
  readonly stations: {
    readonly isOffered: boolean
    readonly countries: readonly string[]
    /** Cents by which the delivery there costs more or, below 0, less than to the door. */
    readonly change: number
  }
}

/** A parcel locker or pick-up point as its buyer typed it. `name`: its name or number; `country`: ISO 3166 alpha-2;
 *  `customerNumber`: the buyer's own at the provider. */
export type Station = {
  readonly provider: string
  readonly name: string
  readonly zip: string
  readonly city: string
  readonly country: string
  readonly customerNumber: string | null
}

/** The same as an order keeps it: with the provider of then. */
export type OrderedStation = Station & { readonly providerName: string; readonly kind: ProviderKind }

export type StationInput = { readonly [Part in keyof Station]?: string | null }

/** How long each part may be, in characters. */
export const stationLimits = { provider: 100, name: 80, zip: 16, city: 80, country: 2, customerNumber: 20 } as const

type Form = {
  /** What its name or number looks like, and an example of it; null: whatever names something. */
  readonly name: { readonly pattern: RegExp; readonly example: string } | null
  /** Whether parcels carry the buyer's own number: it must, it may, or there is none. */
  readonly customerNumber: 'needed' | 'possible' | 'none'
}

/** DHL delivers to lockers only with the recipient's Postnummer, of six to ten digits, and numbers lockers from 101 to 999. */
const forms: Readonly<Record<ProviderKind, Form>> = {
  dhl: {
    name: { pattern: /^(?:Packstation|Postfiliale) [1-9]\d{2}$/, example: 'Packstation 145' },
    customerNumber: 'needed',
  },
  post: { name: null, customerNumber: 'none' },
  gls: { name: null, customerNumber: 'none' },
  dpd: { name: null, customerNumber: 'none' },
  other: { name: null, customerNumber: 'possible' },
}

/** Whether a provider asks for the buyer's own number. */
export const customerNumberOf = (kind: ProviderKind): Form['customerNumber'] => forms[kind].customerNumber

/** '145' and 'packstation145' as 'Packstation 145'. */
function lockerName(text: string): string {
  const [, word, number] = /^(packstation|postfiliale)?\s*(?:nr\.?\s*)?(\d{3})$/iu.exec(text) ?? []
  if (!number) return text
  return `${word?.toLowerCase() === 'postfiliale' ? 'Postfiliale' : 'Packstation'} ${number}`
}

/** A station with what was typed, tidied; what is left out stays. Refuses parts that are too long (INVALID_INPUT). */
export function stationEntered(
  before: Station | null,
  input: StationInput,
  providers: readonly Provider[],
  path: readonly string[],
): { station: Station; refusals: Refusal[] } {
  const refusals: Refusal[] = []
  const part = (field: keyof Station): string => {
    const typed = input[field]
    if (typed === undefined) return before?.[field] ?? ''
    const text = tidied(typed ?? '')
    if (text.length <= stationLimits[field]) return text
    refusals.push(refusal('INVALID_INPUT', [...path, field], `At most ${stationLimits[field]} characters.`))
    return before?.[field] ?? ''
  }
  const provider = providers.find(each => each.key === part('provider'))
  const [only, ...others] = provider?.stations.countries ?? []
  const typedCountry = part('country').toUpperCase()
  const country = typedCountry === '' && only && others.length === 0 ? only : typedCountry
  const name = part('name')
  const station = {
    ...{ provider: part('provider'), country, city: part('city') },
    name: provider?.kind === 'dhl' ? lockerName(name) : name,
    zip: tidyPostcode(part('zip'), country),
    customerNumber: part('customerNumber').replace(/[\s-]/g, '') || null,
  }
  return { station, refusals: [...new Map(refusals.map(each => [each.path.join('.'), each])).values()] }
}

/** What is missing (STATION_INCOMPLETE) or wrong of a station: a provider that no longer delivers to any (STATION_GONE), a
 *  country where it has none (COUNTRY_NOT_SERVED), a name or number of another form (STATION_INVALID, with an `example`), a
 *  postcode of another form (POSTCODE_INVALID), what is no name (NAME_INVALID). Nobody is asked whether it exists. */
export function stationRefusals(
  station: Station,
  providers: readonly Provider[],
  served: readonly string[],
  path: readonly string[],
): Refusal[] {
  const provider = providers.find(({ key }) => key === station.provider)
  if (!provider?.stations.isOffered) {
    return [refusal('STATION_GONE', [...path, 'provider'], 'The shop does not deliver to stations of this provider.')]
  }
  const form = forms[provider.kind]
  const needed = ['name', 'zip', 'city', 'country', ...(form.customerNumber === 'needed' ? ['customerNumber'] : [])]
  const refusals = needed
    .filter(field => !station[field as keyof Station])
    .map(field => refusal('STATION_INCOMPLETE', [...path, field], `${field} is needed.`))
  const { country, name, zip, city, customerNumber } = station
  if (country && !(provider.stations.countries.includes(country) && served.includes(country))) {
    refusals.push(refusal('COUNTRY_NOT_SERVED', [...path, 'country'], 'There are none of its stations there.'))
  }
  if (name && form.name && !form.name.pattern.test(name)) {
    const { example } = form.name
    refusals.push(refusal('STATION_INVALID', [...path, 'name'], `It looks like ${example}.`, { example }))
  } else if (name && !isName(name, stationLimits.name)) {
    refusals.push(refusal('NAME_INVALID', [...path, 'name'], 'This is not a name.'))
  }
  if (city && !isName(city, stationLimits.city)) {
    refusals.push(refusal('NAME_INVALID', [...path, 'city'], 'This is not a name.'))
  }
  const example = zip && country ? postcodeExpected(zip, country) : null
  if (example !== null) {
    const message = `Postcodes of ${country} look like ${example}.`
    refusals.push(refusal('POSTCODE_INVALID', [...path, 'zip'], message, { example }))
  }
  if (customerNumber && form.customerNumber !== 'none' && !/^\d{6,10}$/.test(customerNumber)) {
    const details = { example: '12345678' }
    const message = 'A customer number has six to ten digits.'
    refusals.push(refusal('STATION_INVALID', [...path, 'customerNumber'], message, details))
  }
  return refusals
}

/** A station as it stands on the parcel, below the recipient's name and without its country. */
export const stationLines = ({ kind, name, zip, city, customerNumber, providerName }: OrderedStation): string[] => [
  ...(customerNumber && customerNumberOf(kind) !== 'none'
    ? [`${kind === 'dhl' ? 'Postnummer' : 'Kundennummer'} ${customerNumber}`]
    : []),
  kind === 'dhl' ? name : `${providerName}: ${name}`,
  `${zip} ${city}`,
]

/** The station as an order keeps it; null where its provider is gone. */
export function orderedStation(station: Station, providers: readonly Provider[]): OrderedStation | null {
  const provider = providers.find(({ key }) => key === station.provider)
  if (!provider) return null
  const { kind, name } = provider
  const customerNumber = customerNumberOf(kind) === 'none' ? null : station.customerNumber
  return { ...station, customerNumber, kind, providerName: name }
}

/** The page on which a parcel of a provider is followed; null without a number or a page. */
export const pageOfParcel = (pattern: string | null, trackingNumber: string | null): string | null =>
  pattern && trackingNumber ? pattern.replace('{number}', encodeURIComponent(trackingNumber)) : null
