import { describe, expect, test } from 'vitest'
import { differencesOf, hasField, pathAsSent } from './differences.ts'

const byKey = {
  isSame: (sent: Readonly<Record<string, unknown>>, present: Readonly<Record<string, unknown>>) =>
    sent.key === present.key,
}
const present = {
  ...{ title: 'Trikot', price: 19.9, price_cents: 1990, children: ['a'], tags: ['x'] },
  sizes: [
    { _id: '1', key: 's', available: 1, price: 19.9 },
    { _id: '2', key: 'm', available: 2, price: 19.9 },
  ],
  lines: [
    { key: 'a', label: 'A', url: '/a' },
    { key: 'b', label: 'B', url: '/b' },
  ],
  media: { images: [{ _id: '7', key: 'p', alt: 'vorne' }], count: 1 },
}
const lists = {
  sizes: byKey,
  lines: { ...byKey, written: ['key', 'label'] },
  'media.images': byKey,
}
const changedBy = (sent: Readonly<Record<string, unknown>>) => differencesOf(sent, present, lists).changed

describe('what differs from a record as it is read', () => {
  test.each<[string, Record<string, unknown>, unknown]>([
    ['nothing of what was read', present, {}],
    ['the price that was changed, not the one that was not', { price: 18, price_cents: 1990 }, { price: 18 }],
    ['a field that is only read, where it is another', { children: [] }, { children: [] }],
    ['a field that there is not', { nonsense: null }, { nonsense: null }],
    ['a list of values as a whole', { tags: ['x', 'y'] }, { tags: ['x', 'y'] }],
    [
      'of a merged list the entries that are different, those that go last',
      { sizes: [{ key: 's', remove: true }, { key: 'm', available: 5, price: 19.9 }, { key: 'xl' }] },
      { sizes: [{ _id: '2', available: 5 }, { key: 'xl' }, { _id: '1', remove: true }] },
    ],
    ['no empty list', { sizes: [] }, {}],
    [
      'a list that is written as a whole, with what was left out',
      {
        lines: [
          { key: 'b', label: 'C', url: '/b' },
          { key: 'c', label: 'D' },
        ],
      },
      {
        lines: [
          { key: 'a', label: 'A' },
          { key: 'b', label: 'C' },
          { key: 'c', label: 'D' },
        ],
      },
    ],
    ['such a list without what goes', { lines: [{ key: 'a', remove: true }] }, { lines: [{ key: 'b', label: 'B' }] }],
    [
      'a merged list within an object',
      { media: { images: [{ key: 'p', alt: 'hinten' }], count: 1 } },
      { media: { images: [{ _id: '7', alt: 'hinten' }] } },
    ],
  ])('%s', (_label, sent, changed) => {
    expect(changedBy(sent)).toEqual(changed)
  })

  test('paths lead into what was sent', () => {
    const { places } = differencesOf(
      {
        sizes: [
          { key: 's', available: 1 },
          { key: 'm', available: 5 },
        ],
        lines: [{ key: 'c' }],
      },
      present,
      lists,
    )
    expect(pathAsSent(['sizes', '0', 'available'], places)).toEqual(['sizes', '1', 'available'])
    expect(pathAsSent(['lines', '2', 'label'], places)).toEqual(['lines', '0', 'label'])
    expect(pathAsSent(['sizes'], places)).toEqual(['sizes'])
    expect(pathAsSent(['title'], places)).toEqual(['title'])
  })

  test('a field is known where the record, or an entry of its list, has it', () => {
    expect(hasField(present, ['children'])).toBe(true)
    expect(hasField(present, ['lines', '9', 'url'])).toBe(true)
    expect(hasField(present, ['lines', '0', 'nonsense'])).toBe(false)
    expect(hasField(present, ['toString'])).toBe(false)
  })
})
