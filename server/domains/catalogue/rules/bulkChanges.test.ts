import { describe, expect, test } from 'vitest'
import {
  adjustedPrice,
  bulkRefusals,
  bulkWriting,
  type PriceAdjustment,
  type PriceRounding,
  priceRoundings,
} from './bulkChanges.ts'

const share = (percent: number, rounding: PriceRounding = 'none'): PriceAdjustment => ({
  basisPoints: percent * 100,
  rounding,
})
const amount = (cents: number, rounding: PriceRounding = 'none'): PriceAdjustment => ({ cents, rounding })

describe('a price that is changed', () => {
  test.each<[string, number, PriceAdjustment, number | null]>([
    ['by 5 %, as it comes out', 3490, share(5), 3665],
    ['half a cent counts up', 1010, share(5), 1061],
    ['by 5 % to ,90', 3490, share(5, 'to90'), 3690],
    ['by 5 % to ,95', 3490, share(5, 'to95'), 3695],
    ['by 5 % to ten cents', 3490, share(5, 'tenCents'), 3660],
    ['less than half a euro up stays at ,90', 1990, share(2, 'to90'), 1990],
    ['a raise never lowers it', 2020, share(0.5, 'to90'), 2090],
    ['a cut never raises it', 2080, share(-0.5, 'to90'), 1990],
    ['of two as near the higher one', 1500, amount(40, 'to90'), 1590],
    ['by an amount', 1990, amount(150), 2140],
    ['down to nothing', 500, amount(-500), 0],
    ['below nothing there is no price', 500, amount(-501), null],
    ['below the first price of its kind there is none', 100, share(-99, 'to95'), null],
    ['what is free stays free by a share', 0, share(10, 'to90'), 0],
    ['what is free costs something by an amount', 0, amount(100, 'to95'), 95],
    ['above the highest there is none', 100_000_000, share(1), null],
    ['by nothing it stays, whatever the rounding', 1234, share(0, 'to90'), 1234],
  ])('%s', (_label, price, adjustment, expected) => expect(adjustedPrice(price, adjustment)).toBe(expected))

  test('goes the way it was told, and lies where its rounding says', () => {
    const ends: Record<PriceRounding, (price: number) => boolean> = {
      none: () => true,
      tenCents: price => price % 10 === 0,
      to90: price => price % 100 === 90,
      to95: price => price % 100 === 95,
    }
    let count = 0
    for (let price = 1; price < 20_000; price += 37) {
      for (const percent of [-30, -5, -0.5, 0.5, 5, 30]) {
        for (const rounding of priceRoundings) {
          const changed = adjustedPrice(price, share(percent, rounding))
          if (changed === null) continue
          count += 1
          expect(ends[rounding](changed), `${price} by ${percent} % to ${rounding}: ${changed}`).toBe(true)
          expect((changed - price) * Math.sign(percent)).toBeGreaterThanOrEqual(0)
        }
      }
    }
    expect(count).toBeGreaterThan(10_000)
  })
})

const subject = {
  product: { priceCents: 1990, childPriceCents: null },
  variants: [
    { id: 'v1', priceCents: null },
    { id: 'v2', priceCents: 2490 },
  ],
  tiers: [{ from: 10, price: 1790, scope: 'all', keys: [] }],
  groupIds: ['g1', 'g2'],
} as unknown as Parameters<typeof bulkWriting>[0]

describe('what a change of several means for one product', () => {
  test('its price, those of its sizes and its tiers change alike', () => {
    expect(bulkWriting(subject, { price: share(10, 'to90') })).toEqual({
      refusals: [],
      writing: {
        changes: { basePrice: 2190 },
        variants: [{ variantId: 'v2', price: 2690 }],
        tiers: [{ from: 10, price: 1990, scope: 'all', keys: [] }],
      },
    })
  })

  test('groups are added behind its own and taken away; its home stays its home', () => {
    const changes = { addGroupIds: ['g3', 'g1'], removeGroupIds: ['g2', 'g9'] }
    expect(bulkWriting(subject, changes).writing).toEqual({ changes: { groupIds: ['g1', 'g3'] }, variants: [] })
  })

  test('what is as it was is not written', () => {
    expect(bulkWriting(subject, { addGroupIds: ['g2'], price: share(0) }).writing).toEqual({
      changes: {},
      variants: [],
    })
  })

  test('flags are set and days cleared', () => {
    expect(bulkWriting(subject, { isOffline: false, backOn: null }).writing.changes).toEqual({
      ...{ isOffline: false, backOn: null },
    })
  })

  test('a price that cannot be is refused, and none of them is said to change', () => {
    expect(bulkWriting(subject, { price: amount(-2000) }).refusals).toMatchObject([
      { code: 'INVALID_INPUT', path: ['price'] },
    ])
  })
})

test.each<[string, Parameters<typeof bulkRefusals>[0], string[]]>([
  ['nothing at all', {}, ['']],
  ['a share and an amount', { price: { basisPoints: 5, cents: 5, rounding: 'none' } }, ['price']],
  ['neither of them', { price: { rounding: 'none' } }, ['price']],
  ['more than everything off', { price: { basisPoints: -10_000, rounding: 'none' } }, ['price.basisPoints']],
  ['a group that comes and goes', { addGroupIds: ['a'], removeGroupIds: ['a'] }, ['removeGroupIds']],
  ['a day that is cleared is something', { backOn: null }, []],
])('%s', (_label, changes, paths) => expect(bulkRefusals(changes, []).map(({ path }) => path.join('.'))).toEqual(paths))
