import { builder } from '../../../api/builder.ts'
import { refusalType, UserErrorRef } from '../../../api/errors.ts'
import { MoneyRef, money } from '../../../api/values.ts'
import { customerNumberOf, type OrderedStation, type Provider, stationLines } from '../../pricing/rules/stations.ts'

refusalType('STATION_INVALID', 'StationInvalid').implement({
  description: 'A number of another form than the provider’s.',
  interfaces: [UserErrorRef],
  fields: t => ({
    example: t.string({
      description: 'What it looks like.',
      resolve: error => String(error.details?.example ?? ''),
    }),
  }),
})

const ProviderKindRef = builder.enumType('DeliveryProviderKind', {
  description: 'Whose stations it has, by which it is known what is written on their parcels.',
  values: {
    POST: { value: 'post', description: 'Österreichische Post: Abholstation and Postfiliale.' },
    DHL: { value: 'dhl', description: 'DHL: Packstation and Postfiliale, with the Postnummer of the recipient.' },
    GLS: { value: 'gls', description: 'GLS: PaketShop.' },
    DPD: { value: 'dpd', description: 'DPD: Pickup parcel shop.' },
    OTHER: { value: 'other', description: 'Another one.' },
  } as const,
})

const CustomerNumberRef = builder.enumType('StationCustomerNumber', {
  description: 'Whether a station’s parcels carry the buyer’s own number at the provider.',
  values: {
    NEEDED: { value: 'needed', description: 'They must.' },
    POSSIBLE: { value: 'possible', description: 'They may.' },
    NONE: { value: 'none', description: 'There is none.' },
  } as const,
})

export const StationProviderRef = builder.objectRef<Provider>('StationProvider').implement({
  description: 'A provider to whose parcel lockers and pick-up points the shop delivers.',
  fields: t => ({
    key: t.exposeString('key', { description: 'By which it is chosen.' }),
    name: t.exposeString('name', { description: 'What it is called.' }),
    kind: t.expose('kind', { type: ProviderKindRef, description: 'Whose stations.' }),
    countries: t.stringList({
      description: 'Where they are, ISO 3166 alpha-2.',
      resolve: ({ stations }) => [...stations.countries],
    }),
    change: t.field({
      type: MoneyRef,
      description: 'What it costs more or, below 0, less than to the door; what is free stays free.',
      resolve: ({ stations }) => money(stations.change),
    }),
    customerNumber: t.field({
      type: CustomerNumberRef,
      description: 'Whether the buyer’s own number is asked for.',
      resolve: ({ kind }) => customerNumberOf(kind),
    }),
  }),
})

export const DeliveryStationRef = builder.objectRef<OrderedStation>('DeliveryStation').implement({
  description: 'A parcel locker or pick-up point, as its buyer named it: empty texts are not entered yet.',
  fields: t => ({
    provider: t.exposeString('provider', { description: 'Key of its provider.' }),
    providerName: t.exposeString('providerName', { description: 'What the provider is called.' }),
    kind: t.expose('kind', { type: ProviderKindRef, description: 'Whose station it is.' }),
    name: t.exposeString('name', { description: 'Its name or number.' }),
    zip: t.exposeString('zip', { description: 'Its postcode.' }),
    city: t.exposeString('city', { description: 'Its town.' }),
    country: t.exposeString('country', { description: 'ISO 3166 alpha-2.' }),
    customerNumber: t.exposeString('customerNumber', {
      nullable: true,
      description: 'The buyer’s own number at the provider; null where there is none.',
    }),
    lines: t.stringList({
      description: 'As it stands on the parcel, below the recipient’s name and without its country.',
      resolve: stationLines,
    }),
  }),
})
