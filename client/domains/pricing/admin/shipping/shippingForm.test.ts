import { describe, expect, test } from 'vitest'
import {
  gapsOf,
  shippingChangesOf,
  shippingFormOf,
  shippingPlaceOf,
  unreadable,
  withoutPlace,
  withoutTier,
  withPlace,
  withTier,
} from './shippingForm.ts'

const range = { from: '6900', to: '6999', cost: 690, freeFrom: 20_000 }
const values = {
  defaultGroup: 'parcel',
  groups: [
    {
      ...{ id: 'parcel', title: { de: 'Pakete', en: 'Parcels' }, countBy: 'amount', freeFrom: null },
      tiers: [
        { max: 5, costs: { AT: { cost: 490, zipRanges: [range] }, DE: { cost: 890, zipRanges: [] } } },
        { max: null, costs: { AT: { cost: 990, zipRanges: [{ ...range, cost: null }] } } },
      ],
    },
    { ...{ id: 'heavy', title: null, countBy: 'weight', freeFrom: 50_000 }, tiers: [{ max: 31_500, costs: {} }] },
  ],
  ...{ printingDays: 10, transitDays: { min: 1, max: 3 }, offersParts: false },
}
const form = shippingFormOf(values, 'de')
const parcel = form.groups[0]!

describe('the form of shipping', () => {
  test('is a table of places and sizes, as they are typed', () => {
    expect(parcel.tiers).toEqual(['5', ''])
    expect(parcel.places).toEqual([
      { country: 'AT', zip: null, costs: ['4,90', '9,90'] },
      { country: 'AT', zip: { from: '6900', to: '6999', freeFrom: '200,00' }, costs: ['6,90', ''] },
      { country: 'DE', zip: null, costs: ['8,90', ''] },
    ])
    expect(form.groups[1]).toMatchObject({ tiers: ['31,5'], freeFrom: '500,00', places: [] })
  })

  test('stands in the order of the shop’s countries, others behind them', () => {
    const countries = [{ code: 'FR' }, { code: 'DE' }]
    const { groups } = shippingFormOf({ ...values, countries }, 'de')
    expect(groups[0]?.places.map(({ country }) => country)).toEqual(['DE', 'AT', 'AT'])
  })

  test('says the same as before where all of it is sent', () => {
    const changes = shippingChangesOf(form, ['groups', 'pickup.isOffered', 'transitDays.min', 'printingDays'], 'de')
    expect(changes).toEqual({
      groups: [values.groups[0], { ...values.groups[1], title: { de: '', en: null } }],
      ...{ defaultGroup: 'parcel', printingDays: 10, transitDays: { min: 1, max: 3 } },
    })
    expect(shippingChangesOf(form, ['offersParts'], 'de')).toEqual({ offersParts: false })
  })

  test('a range that one size of parcel lacks costs there what the country does', () => {
    const [first] = values.groups[0]!.tiers
    const second = { max: null, costs: { AT: { cost: 990, zipRanges: [] } } }
    const { groups } = shippingFormOf({ ...values, groups: [{ ...values.groups[0], tiers: [first, second] }] }, 'en')
    expect(groups[0]?.places[1]?.costs).toEqual(['6.90', '9.90'])
  })

  test.each([
    [['groups', '0', 'tiers', '1', 'max'], 'groups.0.tiers.1'],
    [['groups', '0', 'tiers', '0', 'costs', 'DE', 'cost'], 'groups.0.places.2.costs.0'],
    [['groups', '0', 'tiers', '1', 'costs', 'AT', 'zipRanges', '0', 'to'], 'groups.0.places.1.zip.to'],
    [['groups', '0', 'tiers', '1', 'costs', 'AT', 'zipRanges', '0', 'cost'], 'groups.0.places.1.costs.1'],
    [['groups', '1', 'id'], 'groups.1.title.de'],
    [['transitDays'], 'transitDays.max'],
    [['printingDays'], null],
  ])('finds the place of %j', (path, place) => {
    expect(shippingPlaceOf(path, form)).toBe(place)
  })

  test('names what cannot be read, at its place', () => {
    const places = [
      { country: 'AT', zip: null, costs: ['-1', '4,999'] },
      { country: 'AT', zip: { from: '', to: '6999', freeFrom: 'x' }, costs: ['', ''] },
    ]
    const wrong = { ...parcel, title: { de: ' ', en: '' }, freeFrom: '12,345', tiers: ['0', 'viel'], places }
    expect([...unreadable({ groups: [wrong] }, 'de')]).toEqual([
      ['groups.0.title.de', 'missing'],
      ['groups.0.freeFrom', 'amount'],
      ['groups.0.tiers.0', 'size'],
      ['groups.0.tiers.1', 'size'],
      ['groups.0.places.0.costs.0', 'amount'],
      ['groups.0.places.0.costs.1', 'amount'],
      ['groups.0.places.1.zip.from', 'missing'],
      ['groups.0.places.1.zip.freeFrom', 'amount'],
    ])
    expect(unreadable(form, 'de').size).toBe(1)
  })
})

describe('the table', () => {
  test('tells of sizes that have no cost in a country to which others go', () => {
    expect(gapsOf(parcel)).toEqual([{ country: 'DE', sizes: [''] }])
    expect(
      gapsOf({ ...parcel, tiers: ['5'], places: parcel.places.map(place => ({ ...place, costs: ['1'] })) }),
    ).toEqual([])
  })

  test('grows and shrinks by sizes', () => {
    const grown = withTier(parcel)
    expect([grown.tiers, grown.places[0]?.costs]).toEqual([
      ['5', '', ''],
      ['4,90', '9,90', ''],
    ])
    expect(withoutTier(grown, 2)).toEqual(parcel)
    expect(withoutTier(parcel, 0).places[2]?.costs).toEqual([''])
  })

  test('grows by countries and by ranges behind their country, which take these along when they go', () => {
    const wider = withPlace(parcel, 'CH', false)
    expect(wider.places.map(({ country }) => country)).toEqual(['AT', 'AT', 'DE', 'CH'])
    const ranged = withPlace(parcel, 'AT', true)
    expect(ranged.places[2]).toEqual({ country: 'AT', zip: { from: '', to: '', freeFrom: '' }, costs: ['', ''] })
    expect(withoutPlace(ranged, 2)).toEqual(parcel)
    expect(withoutPlace(parcel, 0).places.map(({ country }) => country)).toEqual(['DE'])
  })
})
