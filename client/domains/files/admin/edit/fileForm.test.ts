import { describe, expect, test } from 'vitest'
import { movedBy } from './FocalPicture.tsx'
import { changesOf, formOf, percentsOf } from './fileForm.ts'

const file = {
  ...{ name: 'vorne.jpg', alt: { de: 'Vorne', en: null }, caption: null, tags: ['Trikot'], isPublic: true },
  focalPoint: { x: 0.3, y: 0.9 },
}

describe('the form of a file', () => {
  test('begins with what is said of it', () => {
    expect(formOf(file)).toEqual({
      ...{ name: 'vorne.jpg', alt: { de: 'Vorne', en: '' }, caption: { de: '', en: '' }, tags: ['Trikot'] },
      ...{ isPublic: true, focalPoint: { x: 0.3, y: 0.9 } },
    })
  })

  test('sends what was changed and nothing else', () => {
    const form = { ...formOf(file), name: ' hinten ', alt: { de: '', en: '' }, focalPoint: null }
    expect(changesOf(form, ['name'])).toEqual({ name: 'hinten' })
    expect(changesOf(form, ['alt.de', 'focalPoint'])).toEqual({ alt: null, focalPoint: null })
    const worded = { ...form, caption: { de: ' Trikot ', en: ' Jersey' } }
    expect(changesOf(worded, ['caption.en'])).toEqual({ caption: { de: 'Trikot', en: 'Jersey' } })
  })
})

test.each([
  [null, 'ArrowLeft', false, { x: 0.49, y: 0.5 }],
  [{ x: 0.95, y: 0.5 }, 'ArrowRight', true, { x: 1, y: 0.5 }],
  [{ x: 0.5, y: 0.05 }, 'ArrowUp', true, { x: 0.5, y: 0 }],
  [{ x: 0.5, y: 0.5 }, 'ArrowDown', false, { x: 0.5, y: 0.51 }],
  [{ x: 0.5, y: 0.5 }, 'Enter', false, null],
] as const)('from %j the key %s leads on', (point, key, isFar, next) =>
  expect(movedBy(point, key, isFar)).toEqual(next))

test('a point is said in percents, none as the middle', () => {
  expect([percentsOf({ x: 0.333, y: 1 }), percentsOf(null)]).toEqual([
    { x: 33, y: 100 },
    { x: 50, y: 50 },
  ])
})
