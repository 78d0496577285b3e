import { exampleIds } from '../../../kit/answers.ts'

/** What the writing paths of the catalogue are sent, for readers of their documentation. */

export const product = {
  title: { de: 'Trikot Nordwald', en: 'Nordwald jersey' },
  order_number: 'HF-200',
  price: 19.9,
  tags: ['verein'],
  product_groups: [exampleIds.group],
  variants: [
    { key: 'm', size: 'M', gender: 'Herren', color: 'NAV', available: 12, order_number: 'HF-200-M' },
    { key: 'l', size: 'L', gender: 'Herren', color: 'NAV', available: '', order_number: 'HF-200-L' },
  ],
  bulk_prices: [{ from: 10, price: 17.9 }],
}

export const productChange = {
  _id: exampleIds.product,
  description: { de: 'Leicht und schnell trocken.' },
  bulk_prices: [{ from: 20, price: 15.9 }],
}

export const picture = {
  parent: exampleIds.product,
  _id: exampleIds.picture,
  alt: { de: 'Trikot von vorne', en: 'Front of the jersey' },
  view: 'front',
}

export const group = { title: { de: 'Hosen', en: 'Shorts' }, order: 2 }
export const groupChange = { _id: exampleIds.group, description: { de: 'Kurz- und langarm.' } }
export const color = { title: { de: 'Rot', en: 'Red' }, color_id: 'RED', hex: '#CC0000' }
export const colorChange = { _id: exampleIds.color, hex: '#1F2A45' }
