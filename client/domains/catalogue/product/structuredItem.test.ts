import { expect, test } from 'vitest'
import { productItem } from './structuredItem.ts'

const eur = (cents: number) => ({ cents, currency: 'EUR' })
const facts = {
  title: 'Trikot Nordwald',
  description: null,
  sku: '2410',
  url: 'https://shop.example/trikots/trikot-nordwald',
  images: [],
  producer: null,
  prices: { from: eur(3490), to: eur(3490) },
  availability: 'IN_STOCK',
  backOn: null,
  offerCount: 19,
}
const common = {
  url: facts.url,
  priceCurrency: 'EUR',
  availability: 'https://schema.org/InStock',
  itemCondition: 'https://schema.org/NewCondition',
}

test('one price is an offer', () => {
  expect(productItem(facts)).toEqual({
    '@type': 'Product',
    name: 'Trikot Nordwald',
    sku: '2410',
    url: facts.url,
    offers: { '@type': 'Offer', price: '34.90', ...common },
  })
})

test('several prices are an aggregate offer', () => {
  expect(productItem({ ...facts, prices: { from: eur(2790), to: eur(3490) } }).offers).toEqual({
    '@type': 'AggregateOffer',
    lowPrice: '27.90',
    highPrice: '34.90',
    offerCount: 19,
    ...common,
  })
})

test('what is announced says from when', () => {
  const { offers } = productItem({ ...facts, availability: 'BACK_ON_DATE', backOn: '2027-01-12' })
  expect(offers).toMatchObject({ availability: 'https://schema.org/BackOrder', availabilityStarts: '2027-01-12' })
})

test('a shop that shows no prices offers nothing', () => {
  expect(productItem({ ...facts, prices: null })).not.toHaveProperty('offers')
})
