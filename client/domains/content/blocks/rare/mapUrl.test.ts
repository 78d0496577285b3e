import { expect, test } from 'vitest'
import { googleMapUrl, mapUrl, placeUrl } from './mapUrl.ts'

const graz = { lat: 47.07, lng: 15.44, zoom: 15 }

test('a map shows the place in its middle', () => {
  const url = new URL(mapUrl(graz))
  const [west, south, east, north] = url.searchParams.get('bbox')!.split(',').map(Number)
  expect((west! + east!) / 2).toBeCloseTo(graz.lng, 4)
  expect((south! + north!) / 2).toBeCloseTo(graz.lat, 4)
  expect(east! - west!).toBeCloseTo(0.02575, 4)
  expect(url.searchParams.get('marker')).toBe('47.07,15.44')
})

test('a map of Google is asked for with the key of the shop where it has one', () => {
  expect(googleMapUrl(graz, null)).toBe('https://www.google.com/maps?q=47.07%2C15.44&z=15&output=embed')
  expect(googleMapUrl(graz, 'AIza-1')).toBe(
    'https://www.google.com/maps/embed/v1/place?key=AIza-1&q=47.07%2C15.44&zoom=15',
  )
})

test('a place without coordinates is searched by its address', () => {
  expect(placeUrl('Hauptstraße 1\n8010 Graz', null)).toBe(
    'https://www.openstreetmap.org/search?query=Hauptstra%C3%9Fe+1%2C+8010+Graz',
  )
})
