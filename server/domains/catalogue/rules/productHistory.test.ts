import { describe, expect, test } from 'vitest'
import { differencesOfEntry, restoringOf } from './productHistory.ts'

const size = '0198c0de-0000-7000-8000-000000000001'
const gone = '0198c0de-0000-7000-8000-000000000002'
const entry = {
  priceCents: { from: 1990, to: 2190 },
  visibleFrom: { from: '2026-12-01T00:00:00.000Z', to: null },
  title: { from: { de: 'Alt' }, to: { de: 'Neu' } },
  groupIds: { from: ['g1'], to: [] },
  tiers: { from: [{ from: 10, price: 1790, scope: 'all', keys: [] }], to: [] },
  cross: ['p2'],
  variants: [
    { variantId: size, from: { available: null, priceCents: 1500 }, to: { available: 4, priceCents: 1600 } },
    { variantId: gone, from: { size: 'L' }, to: null },
  ],
}
const differences = differencesOfEntry(entry)
const keysOf = (isRestorable: boolean) =>
  differences.filter(each => each.isRestorable === isRestorable).map(({ key }) => key)

test('an entry is told field by field, also those of sizes', () => {
  expect(keysOf(true)).toEqual([
    ...['priceCents', 'visibleFrom', 'title', 'groupIds', 'tiers'],
    ...[`variant.${size}.available`, `variant.${size}.priceCents`],
  ])
  expect(keysOf(false)).toEqual(['cross', `variant.${gone}`])
  expect(differences.find(({ key }) => key === `variant.${size}.priceCents`)).toEqual({
    ...{ key: `variant.${size}.priceCents`, field: 'priceCents', variantId: size, before: 1500, after: 1600 },
    isRestorable: true,
  })
})

describe('what was before', () => {
  const sizes = new Set([size])

  test('is had back as a whole', () => {
    expect(restoringOf(differences, null, sizes)).toEqual({
      refusals: [],
      writing: {
        changes: {
          ...{ basePrice: 1990, visibleFrom: new Date('2026-12-01T00:00:00Z'), title: { de: 'Alt' } },
          groupIds: ['g1'],
        },
        variants: [{ variantId: size, isStockUnlimited: true, price: 1500 }],
        tiers: [{ from: 10, price: 1790, scope: 'all', keys: [] }],
      },
    })
  })

  test('or only what was chosen', () => {
    expect(restoringOf(differences, ['title', `variant.${size}.priceCents`], sizes).writing).toEqual({
      changes: { title: { de: 'Alt' } },
      variants: [{ variantId: size, price: 1500 }],
    })
  })

  test.each([
    ['what is no difference', ['slug']],
    ['what is not known', ['cross']],
    ['a size that is gone', [`variant.${gone}`]],
  ])('is refused of %s', (_label, keys) => {
    expect(restoringOf(differences, keys, sizes).refusals).toMatchObject([
      { code: 'INVALID_INPUT', path: ['keys', '0'] },
    ])
  })

  test('is refused where nothing is left of it', () => {
    const only = differencesOfEntry({ variants: entry.variants })
    expect(restoringOf(only, null, new Set()).refusals).toMatchObject([{ code: 'TRANSITION_NOT_ALLOWED', path: [] }])
  })
})
