import { describe, expect, test } from 'vitest'
import { newPlace, pickupChangesOf, pickupFormOf, pickupPlaceOf } from './pickupForm.ts'

const linz = {
  ...{ key: 'linz', name: { de: 'Linz', en: null }, address: { de: 'Weg 1', en: 'Way 1' } },
  ...{ hours: null, note: { de: 'Tor 2', en: null }, country: 'AT' },
}

describe('the form of pickup', () => {
  test('gives back what it was made of', () => {
    const values = { pickup: { isOffered: true, places: [linz] } }
    expect(pickupChangesOf(pickupFormOf(values))).toEqual(values)
  })

  test('gives new places keys of their names, none twice', () => {
    const { places } = pickupFormOf({ pickup: { places: [linz] } })
    const added = { ...newPlace, name: { de: ' Linz ', en: '' } }
    const { pickup } = pickupChangesOf({ isOffered: true, places: [...places, added, added] })
    expect(pickup.places.map(({ key }) => key)).toEqual(['linz', 'linz-2', 'linz-3'])
    expect(pickup.places[1]).toMatchObject({ name: { de: 'Linz', en: null }, hours: null, country: null })
  })

  test.each([
    [['pickup', 'isOffered'], 'isOffered'],
    [['pickup', 'places'], 'places'],
    [['pickup', 'places', '1', 'key'], 'places.1.name.de'],
    [['pickup', 'places', '0', 'address', 'en'], 'places.0.address.en'],
    [['printingDays'], null],
  ])('finds the place of %j', (path, place) => expect(pickupPlaceOf(path)).toBe(place))
})
