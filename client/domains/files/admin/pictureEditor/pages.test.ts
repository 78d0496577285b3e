import { describe, expect, test } from 'vitest'
import type { Picture } from './geometry.ts'
import { likeCrop, pagesNamed } from './pages.ts'

const page: Picture = { turned: 'BY_0', isMirrored: false, crop: null, focal: null }
const sheet = { width: 600, height: 800 }
const crop = { left: 60, top: 80, width: 300, height: 400 }
const shown = { picture: { ...page, crop }, original: sheet }

describe('a page cropped like another one', () => {
  test.each([
    ['of the same size: to the point', page, sheet, crop],
    ['twice as large', page, { width: 1200, height: 1600 }, { left: 120, top: 160, width: 600, height: 800 }],
    ['of another shape', page, { width: 300, height: 1600 }, { left: 30, top: 160, width: 150, height: 800 }],
    ['that is turned: as it is seen', { ...page, turned: 'BY_90' } as Picture, { width: 800, height: 600 }, crop],
    ['of next to nothing', page, { width: 1, height: 1 }, null],
  ])('%s', (_label, other, sides, expected) => {
    expect(likeCrop(shown, other, sides).crop).toEqual(expected)
  })

  test('is whole again with it', () => {
    expect(likeCrop({ picture: page, original: sheet }, { ...page, crop }, sheet).crop).toBeNull()
  })
})

test.each([
  ['3', [3]],
  ['1-3, 7', [1, 2, 3, 7]],
  ['2 – 4; 4', [2, 3, 4]],
  ['', null],
  ['0', null],
  ['3-2', null],
  ['9', null],
  ['1, x', null],
])('pages named %j', (text, expected) => {
  const found = pagesNamed(text, 8)
  expect(found && [...found]).toEqual(expected)
})
