import { describe, expect, test } from 'vitest'
import { cartLine, contentsWith, productFacts, variantFacts } from '../../../testing/facts.ts'
import { type ChangeCartLine, changeLine } from './changes.ts'
import type { CartLine } from './contents.ts'

const now = new Date('2026-11-20T10:00:00Z')
const shirt = productFacts('shirt', {
  isPersonalisable: true,
  variants: [variantFacts('m'), variantFacts('l', { available: 3 })],
})
const change = (line: CartLine, changes: Partial<ChangeCartLine>) => {
  const contents = contentsWith([shirt], [line])
  return changeLine(contents, line, { lineId: line.id, amount: null, texts: null, ...changes }, now)
}
const plain = (amount: number, variantId = 'm') => cartLine('a', 'shirt', { variantId, amount })
const texted = (...texts: string[]) => cartLine('a', 'shirt', { variantId: 'm', amount: texts.length, texts })

describe('changing a line', () => {
  test.each<[string, CartLine, Partial<ChangeCartLine>, Partial<CartLine>]>([
    ['another amount', plain(2), { amount: 5 }, { amount: 5 }],
    ['a common text goes to further pieces', texted('A', 'A'), { amount: 3 }, { texts: ['A', 'A', 'A'] }],
    ['with fewer pieces the last texts go', texted('A', 'B', 'C'), { amount: 2 }, { texts: ['A', 'B'] }],
    ['other texts', texted('A', 'B'), { texts: ['C', 'D'] }, { amount: 2, texts: ['C', 'D'] }],
    ['one text for all', texted('A', 'B'), { texts: ['C'] }, { texts: ['C', 'C'] }],
    ['more pieces with their texts', texted('A'), { amount: 2, texts: ['A', 'B'] }, { amount: 2, texts: ['A', 'B'] }],
    ['no personalisation any more', texted('A', 'B'), { texts: [] }, { amount: 2, texts: [] }],
    ['fewer pieces, though fewer still are left', plain(9, 'l'), { amount: 5 }, { amount: 5 }],
  ])('%s', (_label, line, changes, expected) => {
    const { line: changed, refusals } = change(line, changes)
    expect(refusals).toEqual([])
    expect(changed).toMatchObject(expected)
  })

  test.each<[string, CartLine, Partial<ChangeCartLine>, string]>([
    ['0 pieces', plain(2), { amount: 0 }, 'AMOUNT_INVALID'],
    ['-1 pieces', plain(2), { amount: -1 }, 'AMOUNT_INVALID'],
    ['half a piece', plain(2), { amount: 2.5 }, 'AMOUNT_INVALID'],
    ['100,000 pieces', plain(2), { amount: 100_000 }, 'AMOUNT_TOO_LARGE'],
    ['more than is left', plain(2, 'l'), { amount: 4 }, 'ONLY_FEW_LEFT'],
    ['further pieces without a text of their own', texted('A', 'B'), { amount: 3 }, 'PERSONALISATION_MISSING'],
    ['too few texts', texted('A', 'B', 'C'), { texts: ['A', 'B'] }, 'PERSONALISATION_MISSING'],
  ])('refuses %s and leaves the line as it was', (_label, line, changes, code) => {
    const { line: unchanged, refusals } = change(line, changes)
    expect(refusals.map(each => each.code)).toEqual([code])
    expect(unchanged).toBe(line)
  })
})

describe('changing a set', () => {
  const set = productFacts('set', { kind: 'set', slots: ['shirt', 'shirt'] })
  const slot = (...pieces: [string, number, string[]?][]) => ({
    productId: 'shirt',
    pieces: pieces.map(([variantId, amount, texts = []]) => ({ variantId, amount, texts })),
  })
  const changeSet = (slots: CartLine['slots'], changes: Partial<ChangeCartLine>) => {
    const line = cartLine('a', 'set', { amount: 2, slots })
    return changeLine(
      contentsWith([set, shirt], [line]),
      line,
      { lineId: 'a', amount: null, texts: null, ...changes },
      now,
    )
  }

  test('with one kind of piece per slot all of them follow', () => {
    const { line, refusals } = changeSet([slot(['m', 2, ['A', 'A']]), slot(['m', 2])], { amount: 4 })
    expect(refusals).toEqual([])
    expect(line).toMatchObject({
      amount: 4,
      slots: [{ pieces: [{ amount: 4, texts: ['A', 'A', 'A', 'A'] }] }, { pieces: [{ amount: 4, texts: [] }] }],
    })
  })

  test.each<[string, CartLine['slots'], number, unknown]>([
    ['one more goes to the earlier size', [slot(['m', 1], ['l', 1]), slot(['m', 2])], 3, [{ m: 2, l: 1 }, { m: 3 }]],
    ['twice as many', [slot(['m', 1], ['l', 1]), slot(['m', 2])], 4, [{ m: 2, l: 2 }, { m: 4 }]],
    ['a size that is left without pieces goes', [slot(['m', 1], ['l', 1]), slot(['m', 2])], 1, [{ m: 1 }, { m: 1 }]],
  ])('with several sizes in a slot each keeps its share: %s', (_label, slots, amount, expected) => {
    const free = productFacts('shirt', { variants: [variantFacts('m'), variantFacts('l')] })
    const line = cartLine('a', 'set', { amount: 2, slots })
    const change = { lineId: 'a', amount, texts: null }
    const { line: changed, refusals } = changeLine(contentsWith([set, free], [line]), line, change, now)
    expect(refusals).toEqual([])
    expect(changed.amount).toBe(amount)
    const amounts = changed.slots!.map(({ pieces }) => Object.fromEntries(pieces.map(p => [p.variantId, p.amount])))
    expect(amounts).toEqual(expected)
  })

  test.each<[string, CartLine['slots'], Partial<ChangeCartLine>, string]>([
    ['texts', [slot(['m', 2]), slot(['m', 2])], { texts: ['A'] }, 'INVALID_INPUT'],
    ['more than is left of a piece', [slot(['m', 2]), slot(['l', 2])], { amount: 4 }, 'ONLY_FEW_LEFT'],
    ['pieces without a text', [slot(['m', 2, ['A', 'B']]), slot(['m', 2])], { amount: 3 }, 'PERSONALISATION_MISSING'],
  ])('refuses %s', (_label, slots, changes, code) => {
    expect(changeSet(slots, changes).refusals.map(each => each.code)).toEqual([code])
  })
})
