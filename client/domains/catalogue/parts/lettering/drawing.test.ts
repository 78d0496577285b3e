import { expect, test } from 'vitest'
import { drawingOf } from './drawing.ts'
import { type Lettering, viewOf } from './lettering.ts'

const onBack: Lettering = {
  place: 'BACK',
  script: 'REGULAR',
  isOutlined: false,
  inks: [{ color: 'SWZ', ink: '#ecb41a', outline: null }],
}
const navy = { code: 'NAV', hex: '#16324f' }
const black = { code: 'SWZ', hex: '#25292c' }
const words = { name: 'Lea', number: '7' }

test('the name stands in capitals above the number, in letters that stand out', () => {
  expect(drawingOf(onBack, words, navy, 'MEN')).toEqual({
    lines: [
      { text: 'LEA', x: 500, y: 272, height: 42, width: 129.8, stretch: 92 },
      { text: '7', x: 500, y: 618, height: 300, width: 235.6, stretch: 84 },
    ],
    ink: '#f2f3f3',
    outline: null,
  })
})

test('a long name becomes smaller, and more so on a waisted cut', () => {
  const name = { name: 'Hofstätter', number: '' }
  expect(drawingOf(onBack, name, navy, 'MEN')?.lines).toEqual([
    { text: 'HOFSTÄTTER', x: 500, y: 272, height: 29.1, width: 300, stretch: 92 },
  ])
  expect(drawingOf(onBack, name, navy, 'WOMEN')?.lines[0]?.width).toBe(258)
})

test('a child’s number is as high as its back allows', () => {
  expect(drawingOf(onBack, { name: '', number: '10' }, navy, 'CHILDREN')?.lines).toEqual([
    { text: '10', x: 500, y: 578, height: 203.8, width: 320, stretch: 84 },
  ])
})

test('a colour that names its ink gets it, with an edge where letters have one', () => {
  expect(drawingOf(onBack, words, black, 'MEN')).toMatchObject({ ink: '#ecb41a', outline: null })
  expect(drawingOf({ ...onBack, isOutlined: true }, words, black, 'MEN')).toMatchObject({ outline: '#25292c' })
  expect(drawingOf({ ...onBack, isOutlined: true }, words, navy, 'MEN')).toMatchObject({ outline: '#25292c' })
})

test('on the chest there is one line', () => {
  expect(drawingOf({ ...onBack, place: 'CHEST' }, { name: 'M. Leitner', number: '4' }, navy, 'MEN')?.lines).toEqual([
    { text: 'M. LEITNER 4', x: 404, y: 352, height: 13.5, width: 132, stretch: 92 },
  ])
})

test('what has no place, or one of tomorrow, is not drawn', () => {
  for (const place of [null, 'SLEEVE']) {
    expect(drawingOf({ ...onBack, place }, words, navy, 'MEN')).toBeNull()
    expect(viewOf({ ...onBack, place })).toBeNull()
  }
  expect(viewOf(onBack)).toBe('BACK')
  expect(viewOf({ ...onBack, place: 'CHEST' })).toBe('FRONT')
})
