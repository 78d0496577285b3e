import { describe, expect, test } from 'vitest'
import { entriesOf } from './entries.ts'
import {
  downloadCell,
  downloadIn,
  imageCell,
  offerCell,
  offerIn,
  propertyCell,
  propertyIn,
  tierCell,
  tierIn,
  withWords,
} from './partCells.ts'

const odd = 'a|b=c/d [e], f:g\\h'

describe('cells of parts say what was meant', () => {
  test.each([
    ['10:18,90', { from: 10, price: 1890, scope: 'all', named: [] }],
    ['50: 17.50 [child]', { from: 50, price: 1750, scope: 'child', named: [] }],
    ['50:17,50 [A-1-M, A-1-L]', { from: 50, price: 1750, scope: 'some', named: ['A-1-M', 'A-1-L'] }],
    ['10', null],
    ['zehn:5', null],
    ['10:1.234', null],
    ['10:5:6', null],
  ])('a tier %s', (entry, tier) => expect(tierIn(entry)).toEqual(tier))

  test.each([
    [
      '2026-12-01/2026-12-24=verein, club',
      { start: '2026-12-01', end: '2026-12-24', discountGroups: ['verein', 'club'] },
    ],
    ['2026-12-01', null],
    ['2026-12-01/=x', null],
  ])('an offer %s', (entry, offer) => expect(offerIn(entry)).toEqual(offer))

  test.each([
    ['Material=Polyester', { key: null, label: { de: 'Material' }, value: { de: 'Polyester' } }],
    [
      'fabric:Stoff/Fabric=Wolle/Wool',
      { key: 'fabric', label: { de: 'Stoff', en: 'Fabric' }, value: { de: 'Wolle', en: 'Wool' } },
    ],
    ['Material', null],
    ['a:b:c=d', null],
  ])('a property %s', (entry, line) => expect(propertyIn(entry)).toEqual(line))
})

test('what is written is read again, whatever signs it has', () => {
  const tier = { from: 10, price: 1890, scope: 'some', keys: ['k'] } as const
  const cell = [tierCell(tier, [odd], ','), tierCell({ ...tier, scope: 'adult' }, [], '.')].join(' | ')
  expect(entriesOf(cell).map(tierIn)).toEqual([
    { from: 10, price: 1890, scope: 'some', named: [odd] },
    { from: 10, price: 1890, scope: 'adult', named: [] },
  ])
  const image = { fileId: 'f', view: 'back', colorId: 'c', fit: 'men' } as const
  expect(withWords(entriesOf(imageCell(odd, image, 'navy'))[0]!)).toMatchObject({ words: ['back', 'navy', 'men'] })
  const download = { fileId: 'f', title: { de: odd, en: odd } }
  expect(entriesOf(downloadCell(odd, download)).map(downloadIn)).toEqual([{ name: odd, title: download.title }])
  const line = { key: 'k', label: { de: odd, en: 'x' }, value: { de: odd } }
  expect(entriesOf(propertyCell(line)).map(propertyIn)).toEqual([line])
  const offer = { startsAt: '2026-12-01T00:00:00.000Z', endsAt: '2026-12-24T23:00:00.000Z', discountGroups: ['a', 'b'] }
  const { startsAt: start, endsAt: end, discountGroups } = offer
  expect(entriesOf(offerCell(offer)).map(offerIn)).toEqual([{ start, end, discountGroups }])
})
