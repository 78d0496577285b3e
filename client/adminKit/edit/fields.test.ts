import { expect, test } from 'vitest'
import { type EditField, problemsIn, warningsIn } from './fields.ts'

interface Product {
  title: string
  tags: readonly string[]
  price: string
  isOnline: boolean
  reason?: string
  rows: readonly { zip: string }[]
}

const fields: readonly EditField<Product>[] = [
  { path: 'title', label: { text: 'Title' }, isRequired: true, longest: 3 },
  { path: 'tags', label: { text: 'Tags' }, isRequired: ({ isOnline }) => isOnline },
  {
    path: 'price',
    label: { text: 'Price' },
    check: ({ price }) => (/^\d*$/.test(price) ? null : 'edit.refused.amount'),
    warn: ({ price, isOnline }) => (isOnline && price === '' ? { text: 'online without a price' } : null),
  },
  {
    path: 'reason',
    label: { text: 'Reason' },
    isRequired: true,
    isShown: ({ price }) => price === '0',
    warn: () => ({ text: 'really free?' }),
  },
  {
    path: 'rows',
    label: { text: 'Rows' },
    check: ({ rows }) =>
      new Map(rows.flatMap(({ zip }, at) => (zip ? [] : [[`rows.${at}.zip`, 'edit.missing' as const]]))),
  },
]
const whole: Product = { title: 'Cup', tags: [], price: '5', isOnline: false, rows: [] }

test.each<[string, Partial<Product>, readonly (readonly [string, unknown])[]]>([
  ['nothing', {}, []],
  ['an empty required text says that it is missing', { title: '' }, [['title', 'edit.missing']]],
  ['so do spaces', { title: '  ' }, [['title', 'edit.missing']]],
  ['what is required only then', { isOnline: true }, [['tags', 'edit.missing']]],
  ['… and there', { isOnline: true, tags: ['a'] }, []],
  ['what its check says', { price: 'much' }, [['price', 'edit.refused.amount']]],
  ['what is asked for only then', { price: '0' }, [['reason', 'edit.missing']]],
  ['a part of a list', { rows: [{ zip: '1' }, { zip: '' }] }, [['rows.1.zip', 'edit.missing']]],
  [
    'all at once, in the order of the fields',
    { price: 'x', title: '' },
    [
      ['title', 'edit.missing'],
      ['price', 'edit.refused.amount'],
    ],
  ],
])('what keeps it from being saved: %s', (_label, values, problems) => {
  expect([...problemsIn(fields, { ...whole, ...values })]).toEqual(problems)
})

test('what is odd can be saved all the same', () => {
  const odd = { ...whole, isOnline: true, tags: ['a'], price: '' }
  expect([...problemsIn(fields, odd)]).toEqual([])
  expect([...warningsIn(fields, odd)]).toEqual([['price', { text: 'online without a price' }]])
  expect([...warningsIn(fields, whole)]).toEqual([])
  expect([...warningsIn(fields, { ...whole, price: '0' })]).toEqual([['reason', { text: 'really free?' }]])
})
