import { expect, test } from 'vitest'
import { type CountedLine, type GivenBack, goodsNet, remainingLines } from './goods.ts'
import { partsOf, type ReachedRate, remainingOfParts } from './parts.ts'
import { codeOf, commissionOf, isCode, keptAffiliate, newAffiliate, remainingCommission } from './terms.ts'

test.each([
  ['ten percent', 'percent', 1000, 12_345, 1235],
  ['half a cent goes up', 'percent', 500, 10, 1],
  ['all of it', 'percent', 10_000, 999, 999],
  ['so much per order', 'fixed', 500, 12_345, 500],
  ['never more than the goods', 'fixed', 500, 300, 300],
  ['nothing of nothing', 'fixed', 500, 0, 0],
  ['nothing of nothing, in percent', 'percent', 1000, 0, 0],
] as const)('%s', (_label, kind, value, net, expected) => {
  expect(commissionOf({ kind, value }, net)).toBe(expected)
})

test.each([
  ['nothing given back', 1000, 10_000, 10_000, 1000],
  ['a third given back', 1000, 9000, 6000, 667],
  ['all given back', 1000, 9000, 0, 0],
  ['more than all', 1000, 9000, -5, 0],
  ['never more than was earned', 1000, 9000, 12_000, 1000],
])('what stays of a commission: %s', (_label, earned, net, remaining, expected) => {
  expect(remainingCommission(earned, net, remaining)).toBe(expected)
})

const line = (id: string, netCents: number, amount: number, more: object = {}) => ({
  ...{ id, kind: 'goods', amount, netCents, pieces: [] as { amount: number }[] },
  ...more,
})

test('goods count, vouchers that were bought do not', () => {
  expect(goodsNet([line('a', 5000, 2), line('b', 3000, 1, { kind: 'voucher' })])).toBe(5000)
})

test('what was given back counts by its pieces', () => {
  const set = line('set', 6000, 2, { pieces: [{ amount: 2 }, { amount: 2 }, { amount: 2 }] })
  const lines = [line('a', 5000, 4), set]
  const remainingNet = (all: readonly CountedLine[], back: readonly GivenBack[]) => goodsNet(remainingLines(all, back))
  expect(remainingNet(lines, [])).toBe(11_000)
  expect(remainingNet(lines, [{ lineId: 'a', piece: null, amount: 1 }])).toBe(9750)
  expect(remainingNet(lines, [{ lineId: 'set', piece: null, amount: 1 }])).toBe(8000)
  expect(remainingNet(lines, [{ lineId: 'set', piece: 1, amount: 2 }])).toBe(9000)
  expect(remainingNet(lines, [{ lineId: 'a', piece: null, amount: 99 }])).toBe(6000)
})

test('a code of chance has fifty bits and can stand in a link', () => {
  const code = codeOf(new Uint8Array([0, 31, 32, 255, 9, 10, 11, 12, 13, 14]))
  expect(code).toBe('0z0z9abcde')
  expect(isCode(code)).toBe(true)
})

test('a partner is kept tidied, or refused by field', () => {
  const entered = { name: ' FC  Muster ', email: ' info@fc-muster.example ', code: 'FC-Muster', value: 1000 }
  expect(keptAffiliate(null, entered, []).affiliate).toEqual({
    ...newAffiliate,
    ...{ name: 'FC Muster', email: 'info@fc-muster.example', code: 'fc-muster', value: 1000 },
  })
  const wrong = { name: ' ', email: 'x', code: 'ab', kind: 'percent' as const, value: 10_001, windowDays: 0 }
  const { refusals } = keptAffiliate(null, { ...wrong, note: 'x'.repeat(2001) }, ['affiliate'])
  expect(refusals.map(({ code, path }) => `${code} ${path.join('.')}`)).toEqual([
    'INVALID_INPUT affiliate.name',
    'EMAIL_INVALID affiliate.email',
    'INVALID_INPUT affiliate.code',
    'INVALID_INPUT affiliate.value',
    'INVALID_INPUT affiliate.windowDays',
    'INVALID_INPUT affiliate.note',
  ])
})

test('the nearest group’s rate counts, of equally near ones the highest, and each rate is reckoned as one sum', () => {
  const rate = (productId: string, groupId: string, value: number, distance: number): ReachedRate => ({
    ...{ productId, groupId, value, distance, title: { de: groupId } },
  })
  const lines = [
    { ...line('a', 1005, 1), productId: 'shirt' },
    { ...line('b', 1005, 1), productId: 'shirt' },
    { ...line('c', 4000, 2), productId: 'ball' },
    { ...line('d', 2000, 1), productId: 'other' },
    { ...line('e', 5000, 1, { kind: 'voucher' }), productId: 'money' },
  ]
  const parts = partsOf(lines, 1000, [
    ...[rate('shirt', 'clothes', 500, 1), rate('shirt', 'jerseys', 1500, 0), rate('shirt', 'sale', 200, 0)],
    rate('ball', 'balls', 0, 0),
  ])
  expect(parts).toEqual([
    { group: null, value: 1000, lineIds: ['d'], netCents: 2000, amountCents: 200 },
    {
      group: { id: 'jerseys', title: { de: 'jerseys' } },
      value: 1500,
      lineIds: ['a', 'b'],
      netCents: 2010,
      amountCents: 302,
    },
    { group: { id: 'balls', title: { de: 'balls' } }, value: 0, lineIds: ['c'], netCents: 4000, amountCents: 0 },
  ])
  // What goes back takes along what it earned, and nothing else.
  expect(remainingOfParts(parts, remainingLines(lines, [{ lineId: 'a', piece: null, amount: 1 }]))).toBe(351)
  expect(remainingOfParts(parts, remainingLines(lines, [{ lineId: 'c', piece: null, amount: 2 }]))).toBe(502)
})
