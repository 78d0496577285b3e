import { expect, test } from 'vitest'
import type { Card } from './card.ts'
import { type Looked, tileFor } from './tile.ts'

const image = (id: string) => ({ id, sha256: id, width: 800, height: 800, alt: null })
const color = (code: string) => ({ id: code, code, title: { de: code }, hex: '#000000' })
const childSale = { previousPrice: 2990, lowestPriceOf30Days: 2990, percent: 16 }
const card: Card = {
  id: 'kit',
  number: 'HF-1',
  slug: 'kit',
  kind: 'set',
  groups: ['sets'],
  title: { de: 'Garnitur' },
  subtitle: null,
  isNew: false,
  isPersonalisable: false,
  price: { from: 2490, to: 4490, adult: 3490, adultTo: 4490, child: 2490, childTo: 2690 },
  vatGroup: null,
  content: null,
  sale: null,
  childSale,
  isOnSale: true,
  tiers: [],
  setSavingPercent: 10,
  priceApart: 3990,
  availability: { state: 'inStock', quantity: null, backOn: null, tableText: null, noteText: null },
  fits: ['men', 'children'],
  sizes: ['140', 'M'],
  colors: [color('rot'), color('blau')],
  preview: [],
  ...{ swatches: [], showsFits: true },
  image: image('main'),
  backImage: image('main back'),
  slots: [],
}
const pictures = { blau: { front: image('blue'), back: null } }
const ofAdults = { price: card.price, sale: null, setSavingPercent: 10, priceApart: 3990 }
const ofChildren = {
  price: { from: 2490, to: 2690, adult: null, adultTo: null, child: null, childTo: null },
  sale: childSale,
  setSavingPercent: null,
  priceApart: null,
}
const own = { color: null, image: card.image, backImage: card.backImage }

test.each<[string, Looked, object | null]>([
  ['is as everywhere without colours and fits', {}, null],
  ['is as everywhere for adults', { fits: ['men', 'children'], colors: [] }, null],
  ['is as everywhere in a colour that it has not', { colors: ['rosa'] }, null],
  [
    'shows the colour that is looked for',
    { colors: ['rosa', 'blau'] },
    { color: 'blau', image: image('blue'), backImage: null, ...ofAdults },
  ],
  ['keeps its picture where the colour has none', { colors: ['rot'] }, { ...own, color: 'rot', ...ofAdults }],
  ['shows the price of children’s sizes where these are looked for', { fits: ['children'] }, { ...own, ...ofChildren }],
])('a tile %s', (_label, looked, expected) => {
  expect(tileFor(card, looked, pictures)).toEqual(expected)
})

test('a product with one price for all shows it to children, too', () => {
  const { from, to } = card.price
  const price = { from, to, adult: null, adultTo: null, child: null, childTo: null }
  expect(tileFor({ ...card, price }, { fits: ['children'] }, pictures)).toBeNull()
})
