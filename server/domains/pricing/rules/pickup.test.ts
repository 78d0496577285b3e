import { describe, expect, test } from 'vitest'
import { chosenPlace, namedPlace, pickupText, placeLine } from './pickup.ts'

const place = (key: string) => ({
  ...{ key, name: { de: `Ort ${key}`, en: `Place ${key}` }, address: { de: 'Weg 1', en: null } },
  ...{ hours: { de: 'Di', en: 'Tue' }, note: { de: ' ', en: null }, country: 'AT' },
})

describe('the place that was chosen', () => {
  const [a, b] = [place('a'), place('b')]
  test.each([
    [[a, b], 'b', b],
    [[a, b], 'gone', null],
    [[a, b], null, null],
    [[a], null, a],
    [[a], 'gone', null],
    [[], null, null],
  ])('of %j by %j', (places, key, chosen) => expect(chosenPlace(places, key)).toBe(chosen))
})

test('a place speaks the buyer’s language, and says nothing where nothing is said', () => {
  expect(namedPlace(place('a'), 'en')).toEqual({
    ...{ key: 'a', name: 'Place a', address: 'Weg 1', hours: 'Tue', note: null, country: 'AT' },
  })
})

test('name and address in one line, several places behind one another', () => {
  expect(placeLine({ name: 'Ort', address: '' })).toBe('Ort')
  expect(pickupText([place('a'), place('b')], 'de')).toBe('Ort a, Weg 1; Ort b, Weg 1')
})
