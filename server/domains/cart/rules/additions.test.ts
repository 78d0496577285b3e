import { describe, expect, test } from 'vitest'
import { newId } from '../../../kit/ids.ts'
import { cartLine, contentsWith, productFacts, variantFacts } from '../../../testing/facts.ts'
import type { ProductFacts } from '../../pricing/queries/facts.ts'
import { type AddSetToCart, type AddToCart, addPieces, addSets, type PieceToAdd } from './additions.ts'
import type { CartLine, Contents } from './contents.ts'

const now = new Date('2026-11-20T10:00:00Z')
const context = { language: 'de' as const, now, newId }

const shirt = (changes: Partial<ProductFacts> = {}) =>
  productFacts('shirt', {
    isPersonalisable: true,
    personalisationMaxLength: 10,
    variants: [
      variantFacts('m'),
      variantFacts('l', { available: 3 }),
      variantFacts('gone', { available: 0 }),
      variantFacts('plain', { isPersonalisable: false }),
    ],
    ...changes,
  })
const piece = (variantId: string | null, amount: number, texts: string[] | null = null): PieceToAdd => ({
  variantId,
  amount,
  texts,
})
const add = (pieces: PieceToAdd[], changes: Partial<AddToCart> = {}, contents: Contents = contentsWith([shirt()])) =>
  addPieces(contents, { productId: 'shirt', pieces, personalised: null, orderNote: null, ...changes }, context)
const codesOf = (addition: { refusals: readonly { code: string; path: readonly string[] }[] }) =>
  addition.refusals.map(({ code, path }) => `${code} ${path.join('.')}`)
const linesOf = (addition: ReturnType<typeof add>) => ('lines' in addition ? addition.lines : [])

describe('adding pieces', () => {
  test('makes a line per size and leaves out amounts of 0', () => {
    const addition = add([piece('m', 2), piece('l', 0), piece('l', 3)], { orderNote: '  bis  Freitag ' })
    expect(addition).toMatchObject({ addedAmount: 5 })
    expect(linesOf(addition)).toMatchObject([
      { variantId: 'm', amount: 2, position: 1, title: 'Ware shirt', orderNote: 'bis Freitag', texts: [] },
      { variantId: 'l', amount: 3, position: 2 },
    ])
  })

  test.each<[string, CartLine, PieceToAdd, string | null, number]>([
    ['the same size', cartLine('a', 'shirt', { variantId: 'm', amount: 2 }), piece('m', 3), null, 1],
    [
      'the same text on all pieces',
      cartLine('a', 'shirt', { variantId: 'm', amount: 2, texts: ['TOM', 'TOM'] }),
      piece('m', 3, ['TOM']),
      null,
      1,
    ],
    ['another text', cartLine('a', 'shirt', { variantId: 'm', texts: ['TOM'] }), piece('m', 3, ['UWE']), null, 2],
    ['a text where there was none', cartLine('a', 'shirt', { variantId: 'm' }), piece('m', 1, ['UWE']), null, 2],
    ['texts of their own', cartLine('a', 'shirt', { variantId: 'm' }), piece('m', 2, ['A', 'B']), null, 2],
    ['another note', cartLine('a', 'shirt', { variantId: 'm' }), piece('m', 1), 'eilig', 2],
    ['another size', cartLine('a', 'shirt', { variantId: 'l' }), piece('m', 1), null, 2],
  ])('of a line with %s', (_label, line, added, orderNote, count) => {
    const lines = linesOf(add([added], { orderNote }, contentsWith([shirt()], [line])))
    expect(lines).toHaveLength(count)
    if (count === 1) {
      expect(lines[0]).toMatchObject({ id: 'a', amount: line.amount + added.amount })
      expect(lines[0]!.texts).toHaveLength(line.texts.length === 0 ? 0 : line.amount + added.amount)
    }
  })

  test.each<[string, PieceToAdd[], string[]]>([
    ['nothing chosen', [piece('m', 0)], ['AMOUNT_INVALID pieces']],
    ['no pieces at all', [], ['AMOUNT_INVALID pieces']],
    ['a negative amount', [piece('m', -1)], ['AMOUNT_INVALID pieces.0.amount']],
    ['half a piece', [piece('m', 1.5)], ['AMOUNT_INVALID pieces.0.amount']],
    ['no number', [piece('m', Number.NaN)], ['AMOUNT_INVALID pieces.0.amount']],
    ['100,000 pieces', [piece('m', 100_000)], ['AMOUNT_TOO_LARGE pieces.0.amount']],
    ['a size of nobody', [piece('m', 1), piece('x', 1)], ['VARIANT_UNKNOWN pieces.1.variantId']],
    ['no size', [piece(null, 1)], ['SIZE_MISSING pieces.0.variantId']],
    ['a sold-out size', [piece('gone', 1)], ['SOLD_OUT pieces.0.amount']],
    ['more than is left', [piece('l', 4)], ['ONLY_FEW_LEFT pieces.0.amount']],
    ['more than is left in two pieces', [piece('l', 2), piece('l', 2)], ['ONLY_FEW_LEFT pieces.1.amount']],
    [
      'everything wrong at once',
      [piece('m', -1), piece('x', 1)],
      ['AMOUNT_INVALID pieces.0.amount', 'VARIANT_UNKNOWN pieces.1.variantId'],
    ],
    ['a text too long', [piece('m', 1, ['12345678901'])], ['PERSONALISATION_TOO_LONG pieces.0.texts']],
    ['a text where none is offered', [piece('plain', 1, ['TOM'])], ['PERSONALISATION_NOT_OFFERED pieces.0.texts']],
    ['two texts for three pieces', [piece('m', 3, ['A', 'B'])], ['PERSONALISATION_MISSING pieces.0.texts']],
    ['one empty text of two', [piece('m', 2, ['A', ' '])], ['PERSONALISATION_MISSING pieces.0.texts']],
  ])('is refused with %s', (_label, pieces, codes) => {
    expect(codesOf(add(pieces))).toEqual(codes)
  })

  test('characters that the method cannot print are named, whatever the method is', () => {
    const strange = (method: 'flock' | 'digital' | 'embroidery' | null, text: string) =>
      add([piece('m', 1, [text])], {}, contentsWith([shirt({ variants: [variantFacts('m')], printMethod: method })]))
    expect(strange(null, 'TOR ⚽').refusals).toEqual([
      {
        ...{ code: 'PERSONALISATION_NOT_PRINTABLE', path: ['pieces', '0', 'texts'] },
        ...{ message: 'These cannot be printed: ⚽', details: { characters: ['⚽'] } },
      },
    ])
    expect(codesOf(strange('embroidery', 'A@B'))).toEqual(['PERSONALISATION_NOT_PRINTABLE pieces.0.texts'])
    expect(strange('flock', 'A@B').refusals).toEqual([])
    expect(strange('digital', 'НИКА').refusals).toEqual([])
  })

  test('asks for a fit before a size, where there are several on sale', () => {
    const none = [piece(null, 1)]
    const variants = [variantFacts('m'), variantFacts('w', { fit: 'women' })]
    expect(codesOf(add(none, {}, contentsWith([shirt({ variants })])))).toEqual(['FIT_MISSING pieces.0.variantId'])
    const hidden = [variantFacts('m'), variantFacts('w', { fit: 'women', isOffline: true })]
    expect(codesOf(add(none, {}, contentsWith([shirt({ variants: hidden })])))).toEqual([
      'SIZE_MISSING pieces.0.variantId',
    ])
  })

  test('asks for a text where personalisation was chosen, and drops texts where it was not', () => {
    expect(codesOf(add([piece('m', 1)], { personalised: true }))).toEqual(['PERSONALISATION_MISSING pieces.0.texts'])
    expect(linesOf(add([piece('m', 1, ['TOM'])], { personalised: false }))).toMatchObject([{ texts: [] }])
  })

  test('copies a common text to every piece, without spare spaces and lines', () => {
    const lines = linesOf(add([piece('m', 3, ['  To  m \n 7 '])]))
    expect(lines).toMatchObject([{ texts: ['To m 7', 'To m 7', 'To m 7'] }])
  })

  test('says how many are left, with what lies in the cart already', () => {
    const inCart = contentsWith([shirt()], [cartLine('a', 'shirt', { variantId: 'l', amount: 2 })])
    const { refusals } = add([piece('l', 2)], {}, inCart)
    expect(refusals).toMatchObject([{ code: 'ONLY_FEW_LEFT', details: { available: 3 } }])
    expect(add([piece('l', 1)], {}, inCart).refusals).toEqual([])
  })

  test.each<[string, Partial<ProductFacts>]>([
    ['offline', { isOffline: true }],
    ['deleted', { isDeleted: true }],
    ['a set', { kind: 'set', slots: [] }],
  ])('a product that is %s is unavailable', (_label, changes) => {
    expect(codesOf(add([piece('m', 1)], {}, contentsWith([shirt(changes)])))).toEqual(['PRODUCT_UNAVAILABLE productId'])
  })

  test('a cart holds 200 lines and a line 99,999 pieces', () => {
    const full = Array.from({ length: 200 }, (_, i) => cartLine(`l${i}`, 'other', { position: i }))
    expect(codesOf(add([piece('m', 1)], {}, contentsWith([shirt()], full)))).toEqual(['CART_FULL '])
    expect(codesOf(add(Array.from({ length: 201 }, () => piece('m', 1))))).toEqual(['CART_FULL pieces'])
    const many = contentsWith([shirt()], [cartLine('a', 'shirt', { variantId: 'm', amount: 99_999 })])
    expect(codesOf(add([piece('m', 1)], {}, many))).toEqual(['AMOUNT_TOO_LARGE pieces.0.amount'])
  })

  test('the length that a product allows holds for however many pieces', () => {
    const open = contentsWith([shirt({ variants: [variantFacts('m')], personalisationMaxLength: null })])
    expect(add([piece('m', 20, ['x'.repeat(1500)])], {}, open).refusals).toEqual([])
    expect(add([piece('m', 1, ['x'.repeat(9999)])], {}, open).refusals).toEqual([])
    expect(add([piece('m', 1, ['x'.repeat(10_000)])], {}, open).refusals).toMatchObject([
      { code: 'PERSONALISATION_TOO_LONG', details: { maxLength: 9999 } },
    ])
    expect(add([piece('m', 5000, ['0123456789'])]).refusals).toEqual([])
  })

  test('texts of a cart have at most 100,000 characters together, which is said of them and not of one', () => {
    const open = contentsWith([shirt({ variants: [variantFacts('m')], personalisationMaxLength: null })])
    const tooLong = { code: 'TEXTS_TOO_LONG', details: { limit: 100_000 } }
    expect(add([piece('m', 20, ['x'.repeat(5000)])], {}, open).refusals).toEqual([])
    expect(add([piece('m', 20, ['x'.repeat(5001)])], {}, open).refusals).toMatchObject([
      { ...tooLong, path: ['pieces', '0', 'texts'] },
    ])
    const full = cartLine('a', 'shirt', { variantId: 'm', amount: 1, texts: ['x'.repeat(99_999)] })
    const inCart = contentsWith([shirt({ variants: [variantFacts('m')], personalisationMaxLength: null })], [full])
    expect(add([piece('m', 1, ['A'])], {}, inCart).refusals).toEqual([])
    expect(add([piece('m', 1, ['AB'])], {}, inCart).refusals).toMatchObject([{ ...tooLong, path: [] }])
  })

  test('a cart holds 5,000 personalised pieces, over all of its lines', () => {
    const tooMany = { code: 'TOO_MANY_TEXTS', details: { limit: 5000 } }
    expect(add([piece('m', 5001, ['LEO'])]).refusals).toMatchObject([{ ...tooMany, path: ['pieces'] }])
    expect(add([piece('m', 4000, ['A']), piece('m', 1001, ['B'])]).refusals).toMatchObject([tooMany])
    const line = cartLine('a', 'shirt', {
      variantId: 'm',
      amount: 4999,
      texts: Array.from({ length: 4999 }, () => 'A'),
    })
    const inCart = contentsWith([shirt()], [line])
    expect(add([piece('m', 1, ['B'])], {}, inCart).refusals).toEqual([])
    expect(add([piece('m', 2, ['B'])], {}, inCart).refusals).toMatchObject([tooMany])
    expect(add([piece('m', 99_000)], {}, inCart).refusals).toEqual([])
  })

  test('texts are counted before they are copied: 200 sizes of 99,999 pieces are refused with one sentence', () => {
    const pieces = Array.from({ length: 200 }, () => piece('m', 99_999, ['TOM']))
    expect(codesOf(add(pieces))).toEqual(['TOO_MANY_TEXTS pieces'])
  })
})

describe('adding sets', () => {
  const set = productFacts('set', { kind: 'set', slots: ['shirt', 'shorts'] })
  const shorts = productFacts('shorts', { variants: [variantFacts('s'), variantFacts('xl', { available: 1 })] })
  const all = [set, shirt(), shorts]
  const addTo = (
    contents: Contents,
    ofShirt: PieceToAdd[],
    ofShorts: PieceToAdd[],
    changes: Partial<AddSetToCart> = {},
  ) =>
    addSets(
      contents,
      {
        productId: 'set',
        slots: [
          { productId: 'shirt', pieces: ofShirt },
          { productId: 'shorts', pieces: ofShorts },
        ],
        personalised: null,
        orderNote: null,
        ...changes,
      },
      context,
    )

  test('makes one line of as many sets as each slot has pieces', () => {
    const addition = addTo(contentsWith(all), [piece('m', 2), piece('l', 1)], [piece('s', 3)])
    expect(addition).toMatchObject({
      addedAmount: 3,
      lines: [
        {
          productId: 'set',
          variantId: null,
          amount: 3,
          slots: [
            {
              productId: 'shirt',
              pieces: [
                { variantId: 'm', amount: 2 },
                { variantId: 'l', amount: 1 },
              ],
            },
            { productId: 'shorts', pieces: [{ variantId: 's', amount: 3 }] },
          ],
        },
      ],
    })
  })

  test('equal sets become one line, if there is no choice which piece is which', () => {
    const first = addTo(contentsWith(all), [piece('m', 2, ['TOM'])], [piece('s', 2)])
    const lines = 'lines' in first ? first.lines : []
    const second = addTo(contentsWith(all, lines), [piece('m', 1, ['TOM'])], [piece('s', 1)])
    expect(second).toMatchObject({
      lines: [
        { amount: 3, slots: [{ pieces: [{ amount: 3, texts: ['TOM', 'TOM', 'TOM'] }] }, { pieces: [{ amount: 3 }] }] },
      ],
    })
    const third = addTo(contentsWith(all, lines), [piece('m', 1)], [piece('s', 1)])
    expect('lines' in third && third.lines).toHaveLength(2)
  })

  test('unequal pieces are refused with what is missing', () => {
    const { refusals } = addTo(contentsWith(all), [piece('m', 3)], [piece('s', 1)])
    expect(refusals).toMatchObject([
      { code: 'SET_UNEQUAL', path: ['slots'], details: { missing: [{ productId: 'shorts', missing: 2 }] } },
    ])
  })

  test.each<[string, PieceToAdd[], PieceToAdd[], Partial<AddSetToCart>, string[]]>([
    ['nothing', [], [piece('s', 0)], {}, ['AMOUNT_INVALID slots']],
    ['a missing slot', [], [], { slots: [{ productId: 'shirt', pieces: [piece('m', 1)] }] }, ['SET_INCOMPLETE slots']],
    ['an unknown size', [piece('m', 1)], [piece('y', 1)], {}, ['VARIANT_UNKNOWN slots.1.pieces.0.variantId']],
    ['a negative amount', [piece('m', -1)], [piece('s', 1)], {}, ['AMOUNT_INVALID slots.0.pieces.0.amount']],
    ['a sold-out piece', [piece('gone', 1)], [piece('s', 1)], {}, ['SOLD_OUT slots']],
    ['more than is left of a piece', [piece('m', 2)], [piece('xl', 2)], {}, ['ONLY_FEW_LEFT slots']],
    [
      'no text although wanted',
      [piece('m', 1)],
      [piece('s', 1)],
      { personalised: true },
      ['PERSONALISATION_MISSING slots.0.pieces.0.texts'],
    ],
  ])('is refused with %s', (_label, ofShirt, ofShorts, changes, codes) => {
    expect(codesOf(addTo(contentsWith(all), ofShirt, ofShorts, changes))).toEqual(codes)
  })

  test('a set with a piece that is not on sale is unavailable', () => {
    const without = contentsWith([set, shirt()])
    expect(codesOf(addTo(without, [piece('m', 1)], [piece('s', 1)]))).toEqual(['PRODUCT_UNAVAILABLE slots.1.productId'])
  })
})
