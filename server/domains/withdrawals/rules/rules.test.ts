import { describe, expect, test } from 'vitest'
import type { OrderLine } from '../../orders/queries/orders.ts'
import type { OrderPiece } from '../../orders/tables.ts'
import { decisionRefusals, keptDeclaration } from './declaring.ts'
import { chosenItems, withdrawablesOf } from './items.ts'
import { termOf } from './term.ts'

const piece = (changes: Partial<OrderPiece>): OrderPiece => ({
  ...{ slot: 0, productId: 'p', variantId: 'v', title: 'Trikot', sku: '1', fit: 'men', size: 'M', color: 'grün' },
  ...{ amount: 2, texts: [] },
  ...changes,
})
const line = (changes: Partial<OrderLine>): OrderLine =>
  ({
    ...{ id: 'l1', title: 'Trikot Nordwald', fit: 'men', size: 'M', color: 'grün', amount: 3, texts: [], pieces: [] },
    isWithdrawalExcluded: changes.texts !== undefined,
    ...changes,
  }) as OrderLine

const shirt = piece({ texts: ['KIM', 'ALEX'] })
const shorts = piece({ title: 'Hose', size: 'L', color: null })
const lines = [
  line({}),
  line({ id: 'l2', title: 'Jacke', texts: ['KIM', 'KIM', 'KIM'] }),
  line({ id: 'l3', title: 'Set', size: null, color: null, fit: null, amount: 2, pieces: [shirt, shorts] }),
  line({ id: 'l4', title: 'Set pur', size: null, color: null, fit: null, amount: 2, pieces: [shorts] }),
]

describe('what of an order can be withdrawn from', () => {
  test('one printed piece does not exclude the rest of a set; a set without print is one part', () => {
    expect(
      withdrawablesOf(lines).map(each => [each.lineId, each.piece, each.title, each.amount, each.isExcluded]),
    ).toEqual([
      ['l1', null, 'Trikot Nordwald', 3, false],
      ['l2', null, 'Jacke', 3, true],
      ['l3', 0, 'Set: Trikot', 2, true],
      ['l3', 1, 'Set: Hose', 2, false],
      ['l4', null, 'Set pur', 2, false],
    ])
  })

  test('is kept by title, with as many pieces as were chosen', () => {
    const chosen = [
      { lineId: 'l1', piece: null, amount: 2 },
      { lineId: 'l3', piece: 1, amount: 1 },
    ]
    expect(chosenItems(lines, chosen)).toEqual({
      refusals: [],
      items: [
        { lineId: 'l1', piece: null, title: 'Trikot Nordwald, M, grün', amount: 2 },
        { lineId: 'l3', piece: 1, title: 'Set: Hose, L', amount: 1 },
      ],
    })
  })

  test.each([
    ['what was made to the buyer’s words', { lineId: 'l2', piece: null, amount: 1 }, 'WITHDRAWAL_EXCLUDED items.0'],
    ['the printed piece of a set', { lineId: 'l3', piece: 0, amount: 1 }, 'WITHDRAWAL_EXCLUDED items.0'],
    ['a set as a whole of which a piece is printed', { lineId: 'l3', piece: null, amount: 1 }, 'INVALID_INPUT items.0'],
    ['another order’s line', { lineId: 'x', piece: null, amount: 1 }, 'INVALID_INPUT items.0'],
    ['none of it', { lineId: 'l1', piece: null, amount: 0 }, 'AMOUNT_INVALID items.0.amount'],
    ['half of one', { lineId: 'l1', piece: null, amount: 1.5 }, 'AMOUNT_INVALID items.0.amount'],
    ['more than was bought', { lineId: 'l1', piece: null, amount: 4 }, 'AMOUNT_TOO_LARGE items.0.amount'],
  ])('%s cannot be chosen', (_label, item, refused) => {
    const { items, refusals } = chosenItems(lines, [item])
    expect([items, refusals.map(({ code, path }) => `${code} ${path.join('.')}`)]).toEqual([[], [refused]])
  })

  test('nothing is chosen twice', () => {
    const item = { lineId: 'l1', piece: null, amount: 2 }
    expect(chosenItems(lines, [item, item]).refusals.map(({ path }) => path)).toEqual([['items', '1']])
  })
})

describe('the term', () => {
  test.each([
    ['runs from nothing before goods are sent', null, '2027-06-01', 'beforeDelivery', null, null],
    ['does not begin on the day before they are sent', '2026-11-20', '2026-11-19', 'beforeDelivery', null, null],
    ['holds on the fourteenth day', '2026-11-20', '2026-12-04', 'inTime', '2026-12-04', '2026-12-09'],
    ['may be over on the fifteenth', '2026-11-20', '2026-12-05', 'toBeChecked', '2026-12-04', '2026-12-09'],
    ['ends on Monday instead of Saturday', '2026-11-21', '2026-12-07', 'inTime', '2026-12-07', '2026-12-09'],
    ['ends on Monday instead of Sunday', '2026-11-22', '2026-12-08', 'toBeChecked', '2026-12-07', '2026-12-09'],
    ['ends on the day after a holiday', '2026-11-24', '2026-12-09', 'inTime', '2026-12-09', '2026-12-09'],
  ] as const)('%s', (_label, sentOn, declaredOn, kind, earliestEnd, likelyEnd) => {
    const arrival = { sentOn, expectedOn: '2026-11-24', arrivedOn: null }
    expect(termOf(arrival, declaredOn, 'AT')).toEqual({ kind, earliestEnd, likelyEnd })
  })

  test.each([
    ['in time on its last day', '2026-12-14', 'inTime'],
    ['over on the day after', '2026-12-15', 'late'],
    ['in time before it began', '2026-11-20', 'inTime'],
  ] as const)('runs from the arrival where that is known: %s', (_label, declaredOn, kind) => {
    const arrival = { sentOn: '2026-11-20', expectedOn: '2026-11-24', arrivedOn: '2026-11-30' }
    expect(termOf(arrival, declaredOn, 'AT')).toEqual({ kind, earliestEnd: '2026-12-14', likelyEnd: '2026-12-14' })
  })

  test('knows no holidays where the region is not known, and those of the region else', () => {
    const end = (region: 'DE-TH' | 'DE' | null) =>
      termOf({ sentOn: '2027-09-06', expectedOn: null, arrivedOn: null }, '2027-09-07', region).earliestEnd
    expect([end(null), end('DE'), end('DE-TH')]).toEqual(['2027-09-20', '2027-09-20', '2027-09-21'])
  })
})

describe('a declaration', () => {
  const given = { name: ' Kim  Muster ', orderNumber: '# 1001', email: ' kim@example.com', parts: '' }

  test('is kept tidied', () => {
    expect(keptDeclaration(given)).toEqual({
      declared: { name: 'Kim Muster', orderNumber: '1001', email: 'kim@example.com', parts: null },
      refusals: [],
    })
  })

  test.each([
    ['a name', { name: ' ' }, 'NAME_INVALID name'],
    ['a name that fits', { name: 'x'.repeat(161) }, 'NAME_INVALID name'],
    ['a number', { orderNumber: '#' }, 'INVALID_INPUT orderNumber'],
    ['an address', { email: 'kim@' }, 'EMAIL_INVALID email'],
    ['words that fit', { parts: 'x'.repeat(2001) }, 'INVALID_INPUT parts'],
  ])('needs %s', (_label, changes, refused) => {
    const { refusals } = keptDeclaration({ ...given, ...changes })
    expect(refusals.map(({ code, path }) => `${code} ${path.join('.')}`)).toEqual([refused])
  })

  test.each([
    ['twice', 'accepted', true, '', ['TRANSITION_NOT_ALLOWED']],
    ['against it without saying why', 'received', false, '', ['INVALID_INPUT']],
    ['in too many words', 'received', true, 'x'.repeat(2001), ['INVALID_INPUT']],
    ['against it, saying why', 'received', false, 'Zu spät.', []],
    ['for it', 'received', true, '', []],
  ] as const)('decided %s', (_label, state, isAccepted, answer, codes) => {
    expect(decisionRefusals(state, isAccepted, answer).map(({ code }) => code)).toEqual(codes)
  })
})
