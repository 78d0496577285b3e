import { describe, expect, test } from 'vitest'
import { settingsWith } from '../../../testing/facts.ts'
import { minimumOrder } from './minimumOrder.ts'

const minimum = (country: string | null, discountGroup: string | null, amount: number) => ({
  ...{ country, discountGroup, amount },
})
const settings = settingsWith({
  checkout: {
    minimums: [
      minimum(null, null, 2000),
      minimum('CH', null, 10_000),
      minimum(null, 'verein', 500),
      minimum(null, 'partner', 800),
      minimum('CH', 'partner', 5000),
    ],
  },
})

describe('the least value of an order', () => {
  test.each<[string, string | null, string[], number]>([
    ['of anybody', 'AT', [], 2000],
    ['while the country is not known', null, [], 2000],
    ['of a country', 'CH', [], 10_000],
    ['of a group before that of a country', 'CH', ['verein'], 500],
    ['of a group in a country before all', 'CH', ['verein', 'partner'], 5000],
    ['of several groups the lowest', 'AT', ['partner', 'verein'], 500],
    ['of a group that has none', 'AT', ['treue'], 2000],
  ])('%s', (_what, country, discountGroups, amount) => {
    expect(minimumOrder(settings, { country, discountGroups })).toBe(amount)
  })

  test('is nothing where none is set', () => {
    expect(minimumOrder(settingsWith(), { country: 'AT', discountGroups: [] })).toBe(0)
  })
})
