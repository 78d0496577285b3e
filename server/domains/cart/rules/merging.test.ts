import { describe, expect, test } from 'vitest'
import { cartLine } from '../../../testing/facts.ts'
import { type CartLine, emptyCheckout } from './contents.ts'
import { mergedCheckout, mergedLines } from './merging.ts'

const line = (id: string, amount: number, changes: Partial<CartLine> = {}) =>
  cartLine(id, 'shirt', { variantId: 'M', amount, ...changes })
const set = (id: string, amount: number, variantId = 'M', each = amount) =>
  cartLine(id, 'set', { amount, slots: [{ productId: 'shirt', pieces: [{ variantId, amount: each, texts: [] }] }] })
const short = (lines: readonly CartLine[]) => lines.map(({ id, amount, texts }) => [id, amount, ...texts])

describe('carts that become one', () => {
  test.each<[string, CartLine[], CartLine[], unknown[]]>([
    ['the larger amount, of the guest', [line('a', 2)], [line('g', 5)], [['a', 5]]],
    ['the larger amount, of the account', [line('a', 5)], [line('g', 2)], [['a', 5]]],
    [
      'another size is another line',
      [line('a', 2)],
      [line('g', 1, { variantId: 'L' })],
      [
        ['a', 2],
        ['g', 1],
      ],
    ],
    [
      'another note is another line',
      [line('a', 2)],
      [line('g', 1, { orderNote: 'rot' })],
      [
        ['a', 2],
        ['g', 1],
      ],
    ],
    [
      'another text is another line',
      [line('a', 1, { texts: ['TOM'] })],
      [line('g', 1, { texts: ['UWE'] })],
      [
        ['a', 1, 'TOM'],
        ['g', 1, 'UWE'],
      ],
    ],
    [
      'the same text on more pieces',
      [line('a', 1, { texts: ['TOM'] })],
      [line('g', 2, { texts: ['TOM', 'TOM'] })],
      [['a', 2, 'TOM', 'TOM']],
    ],
    [
      'names of a team stay whole',
      [line('a', 2, { texts: ['TOM', 'UWE'] })],
      [line('g', 3, { texts: ['TOM', 'UWE', 'KIM'] })],
      [
        ['a', 2, 'TOM', 'UWE'],
        ['g', 3, 'TOM', 'UWE', 'KIM'],
      ],
    ],
    [
      'the same names once',
      [line('a', 2, { texts: ['TOM', 'UWE'] })],
      [line('g', 2, { texts: ['TOM', 'UWE'] })],
      [['a', 2, 'TOM', 'UWE']],
    ],
    ['sets of the same pieces', [set('a', 2)], [set('g', 3)], [['a', 3]]],
    [
      'sets of other sizes',
      [set('a', 2)],
      [set('g', 3, 'L')],
      [
        ['a', 2],
        ['g', 3],
      ],
    ],
  ])('%s', (_label, own, guest, expected) => {
    expect(short(mergedLines(own, guest))).toEqual(expected)
  })

  test('a larger set brings its pieces along', () => {
    expect(mergedLines([set('a', 2)], [set('g', 3)])[0]!.slots![0]!.pieces[0]!.amount).toBe(3)
  })

  test('twice is once, and nothing is lost', () => {
    const own = [line('a', 2), set('b', 1)]
    const guest = [line('g', 5), line('h', 1, { variantId: 'L' }), set('i', 4, 'XL')]
    const once = mergedLines(own, guest)
    expect(mergedLines(once, guest)).toEqual(once)
    expect(once).toHaveLength(4)
  })
})

describe('what was entered in the checkout', () => {
  const linz = {
    type: 'person',
    firstName: 'Kim',
    lastName: 'Muster',
    zip: '4020',
    city: 'Linz',
    country: 'AT',
  } as const
  const wien = { type: 'person', firstName: 'Uwe', lastName: 'Berg', zip: '1010', city: 'Wien', country: 'AT' } as const
  const own = { ...emptyCheckout, coupon: null, comment: 'alt', shippingAddress: linz, paymentMethod: 'invoice' }

  test('counts from before signing in where there was nothing', () => {
    const guest = { ...emptyCheckout, shippingAddress: wien }
    expect(mergedCheckout(null, guest)).toEqual(guest)
    expect(mergedCheckout(own, null)).toEqual(own)
    expect(mergedCheckout(null, null)).toBeNull()
  })

  test('of two addresses the one that was typed last counts, as a whole', () => {
    const guest = { ...emptyCheckout, comment: 'neu', shippingAddress: { type: 'person', firstName: 'Uwe' } as const }
    expect(mergedCheckout(own, guest)).toEqual({
      ...own,
      comment: 'neu',
      shippingAddress: { type: 'person', firstName: 'Uwe' },
    })
    expect(mergedCheckout(own, { ...emptyCheckout, hasOwnInvoiceAddress: true, invoiceAddress: wien })).toEqual({
      ...own,
      hasOwnInvoiceAddress: true,
      invoiceAddress: wien,
    })
  })

  test('a form that was only looked at takes nothing away', () => {
    const looked = { type: 'person', firstName: null, country: 'DE' } as const
    expect(mergedCheckout(own, { ...emptyCheckout, shippingAddress: looked })).toEqual(own)
  })
})
