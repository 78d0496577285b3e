import { expect, test } from 'vitest'
import type { Choice, Pieces } from '../choice/choices.ts'
import { drawnPiece, writtenPlace } from './drawnPiece.ts'
import { notPersonalised, personalised, withAdvanced, withCommon, withOwn } from './personalisation.ts'

const pieces = (id: string, fit: 'MEN' | 'WOMEN', color: string, amount: number): Pieces => ({
  choice: {
    id,
    fit,
    size: id,
    color: { id: color, title: color, hex: '#000000' },
    isPersonalisable: true,
  } as Choice,
  amount,
})
const chosen = [pieces('M', 'MEN', 'navy', 2), pieces('S', 'WOMEN', 'red', 1)]
const selection = { colorId: 'navy', fit: 'MEN' } as const
const common = withCommon(personalised(true), 'LEA 7')
const own = withOwn(withAdvanced(common, true), 'S', 0, 'EVA 9')

test('nothing is drawn while nothing is printed', () => {
  expect(drawnPiece(notPersonalised, chosen, selection, null)).toBeNull()
})

test('the common text is drawn on what is shown, with its size where there is but one', () => {
  const drawn = { text: 'LEA 7', colorId: 'navy', fit: 'MEN' }
  expect(drawnPiece(common, chosen, selection, null)).toEqual({ ...drawn, size: 'M' })
  expect(drawnPiece(common, [...chosen, pieces('L', 'MEN', 'navy', 1)], selection, null)).toEqual({
    ...drawn,
    size: '',
  })
  expect(drawnPiece(common, [], selection, null)).toEqual({ ...drawn, size: '' })
})

test('the text that was written last is drawn on its own piece', () => {
  const last = writtenPlace(withAdvanced(common, true), own)
  expect(last).toEqual({ variantId: 'S', at: 0 })
  expect(drawnPiece(own, chosen, selection, last)).toEqual({ text: 'EVA 9', colorId: 'red', fit: 'WOMEN', size: 'S' })
})

test('a piece that is no longer chosen is not drawn', () => {
  expect(drawnPiece(own, [pieces('M', 'MEN', 'navy', 1)], selection, { variantId: 'S', at: 0 })?.text).toBe('LEA 7')
  expect(drawnPiece(own, chosen, selection, { variantId: 'S', at: 1 })?.text).toBe('LEA 7')
})

test('a change of the common text is no place', () => {
  expect(writtenPlace(personalised(true), common)).toBeNull()
})
