import { expect, test } from 'vitest'
import { productPathIn } from './paths.ts'

const product = { slug: 'trikot-nordwald', groups: ['trikots', 'sale'] }

test.each([
  ['below its home where nobody is anywhere', product, null, '/trikots/trikot-nordwald'],
  ['below the group where somebody is', product, 'sale', '/sale/trikot-nordwald'],
  ['below its home from a group that it is not in', product, 'taschen', '/trikots/trikot-nordwald'],
  ['by its plain link without a group', { ...product, groups: [] }, 'sale', '/i/trikot-nordwald'],
])('a product’s link leads %s', (_label, given, group, path) => {
  expect(productPathIn('de', given, group)).toBe(path)
  expect(productPathIn('en', given, group)).toBe(`/en${path}`)
})
