import { expect, test } from 'vitest'
import { swatchStyle } from './swatch.ts'

test.each([
  ['a colour without a picture by its value', { hex: '#1f2a44', swatchUrl: null }, '#1f2a44'],
  [
    'one with a picture by it',
    { hex: '#1f2a44', swatchUrl: '/images/a' },
    '#1f2a44 url("/images/a") center / cover no-repeat padding-box',
  ],
  ['none by nothing', null, undefined],
])('%s', (_label, color, background) => {
  expect(swatchStyle(color).background).toBe(background)
})
