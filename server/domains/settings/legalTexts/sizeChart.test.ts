import { expect, test } from 'vitest'
import { productSizeChart, sizesText } from './sizeChart.ts'

const rows = (body: string | undefined) => [...(body ?? '').matchAll(/<th scope="row">([^<]*)/g)].map(found => found[1])
const parts = (body: string | undefined) => [...(body ?? '').matchAll(/<h2>([^<]*)/g)].map(found => found[1])

test('a children’s product has the chart of its children’s sizes, 104 among them', () => {
  const chart = productSizeChart('de', [
    { fit: 'children', size: '104' },
    { fit: 'children', size: '128' },
  ])
  expect(parts(chart?.body)).toEqual(['Kinder'])
  expect(rows(chart?.body)).toEqual(['104', '128'])
  expect(chart?.body).toContain('<td>98–104</td><td>3–4</td>')
})

test('each cut has its own sizes', () => {
  const chart = productSizeChart('en', [
    { fit: 'women', size: 'XS' },
    { fit: 'men', size: 'M' },
    { fit: 'women', size: 'M' },
  ])
  expect(parts(chart?.body)).toEqual(['Men', 'Women'])
  expect(rows(chart?.body)).toEqual(['M', 'XS', 'M'])
  expect(chart?.title).toBe('Size guide')
})

test.each([
  ['a bag', [{ fit: 'unisex', size: '48 l' }]],
  ['socks', [{ fit: 'children', size: '31–34' }]],
  ['what has no cut', [{ fit: null, size: 'M' }]],
  ['what has no sizes', []],
])('%s has no chart of bodies', (_label, worn) => {
  expect(productSizeChart('de', worn)).toBeNull()
})

test('the page has them all', () => {
  expect(parts(sizesText('de').body)).toEqual(['Herren', 'Damen', 'Kinder'])
  expect(rows(sizesText('de').body)).toHaveLength(20)
})
