import { describe, expect, test } from 'vitest'
import {
  orderedStation,
  type Provider,
  pageOfParcel,
  type StationInput,
  stationEntered,
  stationLines,
  stationRefusals,
} from './stations.ts'

const provider = (kind: Provider['kind'], countries: string[], isOffered = true): Provider => ({
  ...{ key: kind, kind, name: kind.toUpperCase(), trackingUrl: null },
  stations: { isOffered, countries, change: 0 },
})
const providers = [provider('dhl', ['DE']), provider('post', ['AT']), provider('gls', ['AT', 'DE'], false)]
const enter = (input: StationInput) => stationEntered(null, input, providers, ['station']).station
const wrong = (input: StationInput) =>
  stationRefusals(enter(input), providers, ['AT', 'DE'], ['station']).map(({ code, path }) => [code, path.at(-1)])
const packstation = { provider: 'dhl', name: '145', zip: 'D-53113', city: 'Bonn', customerNumber: '1234 5678' }
const abholstation = { provider: 'post', name: 'Abholstation Hauptplatz 1', zip: '4020', city: 'Linz' }

describe('a parcel locker or pick-up point', () => {
  test.each([
    ['145', 'Packstation 145'],
    ['packstation145', 'Packstation 145'],
    ['Packstation Nr. 145', 'Packstation 145'],
    ['POSTFILIALE 501', 'Postfiliale 501'],
    ['am Bahnhof', 'am Bahnhof'],
  ])('of DHL typed as %j is %j', (typed, name) => expect(enter({ provider: 'dhl', name: typed }).name).toBe(name))

  test('has the form of its provider', () => {
    expect(wrong(packstation)).toEqual([])
    expect(wrong(abholstation)).toEqual([])
    expect(wrong({ ...packstation, name: 'am Bahnhof' })).toEqual([['STATION_INVALID', 'name']])
    expect(wrong({ ...packstation, customerNumber: '12' })).toEqual([['STATION_INVALID', 'customerNumber']])
    expect(wrong({ ...packstation, customerNumber: null })).toEqual([['STATION_INCOMPLETE', 'customerNumber']])
    expect(wrong({ ...packstation, zip: '4020' })).toEqual([['POSTCODE_INVALID', 'zip']])
    expect(wrong({ ...packstation, country: 'AT', zip: '4020' })).toEqual([['COUNTRY_NOT_SERVED', 'country']])
    expect(wrong({ ...abholstation, city: 'www.example.com' })).toEqual([['NAME_INVALID', 'city']])
    expect(wrong({ provider: 'post' })).toEqual([
      ['STATION_INCOMPLETE', 'name'],
      ['STATION_INCOMPLETE', 'zip'],
      ['STATION_INCOMPLETE', 'city'],
    ])
  })

  test.each(['gls', 'gone', ''])('of a provider that is not offered (%j) is refused as such', key =>
    expect(wrong({ ...packstation, provider: key })).toEqual([['STATION_GONE', 'provider']]))

  test('keeps what is left out, and refuses what is too long', () => {
    const before = enter(packstation)
    const { station, refusals } = stationEntered(before, { city: 'x'.repeat(81), zip: '53111' }, providers, [])
    expect(station).toEqual({ ...before, zip: '53111' })
    expect(refusals).toMatchObject([{ code: 'INVALID_INPUT', path: ['city'] }])
  })

  test('stands on the parcel as its provider wants it', () => {
    const lines = (input: StationInput) => stationLines(orderedStation(enter(input), providers)!)
    expect(lines(packstation)).toEqual(['Postnummer 12345678', 'Packstation 145', '53113 Bonn'])
    expect(lines({ ...abholstation, customerNumber: '123456' })).toEqual([
      'POST: Abholstation Hauptplatz 1',
      '4020 Linz',
    ])
    expect(orderedStation(enter({ ...packstation, provider: 'gone' }), providers)).toBeNull()
  })
})

test('a parcel is followed by its number, which is part of an address', () => {
  expect(pageOfParcel('https://example.at/{number}/x', 'A 1/2')).toBe('https://example.at/A%201%2F2/x')
  expect(pageOfParcel(null, '1')).toBeNull()
  expect(pageOfParcel('https://example.at/{number}', null)).toBeNull()
})
