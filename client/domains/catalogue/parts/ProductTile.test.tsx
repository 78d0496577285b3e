import { screen } from '@testing-library/react'
import { useFragment, useLazyLoadQuery } from 'react-relay'
import { expect, test } from 'vitest'
import list, { type NewProducts_query$key } from '../../../__generated__/NewProducts_query.graphql.ts'
import query, { type NewProductsCarouselQuery } from '../../../__generated__/NewProductsCarouselQuery.graphql.ts'
import { renderPart } from '../../../testing/harness.tsx'
import { PricesShown } from '../../../ui/Price.tsx'
import { ProductTile, type ProductTileProps } from './ProductTile.tsx'

const euros = (cents: number) => ({ cents, currency: 'EUR' })
const tea = {
  ...{ id: 'tea', title: 'Kabinentee', path: '/ausruestung/kabinentee', kind: 'GOODS', preview: [], subtitle: null },
  ...{ sizes: [], fits: [], colors: [], tierPrices: [], sale: null, isOnSale: false, priceApart: null },
  ...{ setSavingPercent: null, isNew: false, isPersonalisable: false, image: null, backImage: null },
  availability: { state: 'IN_STOCK', backOn: null },
}
const priceWith = (unitPrice: object | null) => ({ from: euros(495), to: euros(495), adult: null, unitPrice })

function Tiles({ tile }: Pick<ProductTileProps, 'tile'>) {
  const asked = useLazyLoadQuery<NewProductsCarouselQuery>(query, {})
  const { newProducts } = useFragment<NewProducts_query$key>(list, asked)
  return newProducts.edges.map(({ node }) => <ProductTile key={node.id} product={node} tile={tile} />)
}

const show = (unitPrice: object | null, address = '/', tile: ProductTileProps['tile'] = null) => {
  const edges = [{ node: { ...tea, price: priceWith(unitPrice) } }]
  const answer = { Query: () => ({ newProducts: { edges } }) }
  return renderPart(<Tiles tile={tile} />, { address, answers: { NewProductsCarouselQuery: answer } })
}

test.each([
  ['/', 'KILOGRAM', '9,90 € je kg'],
  ['/', 'SQUARE_METRE', '9,90 € je m²'],
  ['/en', 'LITRE', '€9.90 per l'],
  ['/en', 'METRE', '€9.90 per m'],
])('at %s goods that are compared by %s say what a whole one costs', async (address, quantity, words) => {
  await show({ price: euros(990), quantity }, address)
  expect(screen.getByText(words)).toBeDefined()
})

test('other goods say nothing of it', async () => {
  await show(null)
  expect(screen.getByRole('article').textContent).toContain('Kabinentee')
  expect(screen.queryByText(/ je /)).toBeNull()
})

test('where a list shows another price, it is of that price', async () => {
  const price = {
    from: euros(300),
    to: euros(300),
    adult: null,
    unitPrice: { price: euros(600), quantity: 'KILOGRAM' },
  }
  await show({ price: euros(990), quantity: 'KILOGRAM' }, '/', { price } as ProductTileProps['tile'])
  expect(screen.getByText('6,00 € je kg')).toBeDefined()
  expect(screen.queryByText('9,90 € je kg')).toBeNull()
})

test('a shop that shows no prices says how to come by one, and nothing that tells it', async () => {
  const price = priceWith({ price: euros(990), quantity: 'KILOGRAM' })
  const sale = { percent: 20, previousPrice: euros(620), lowestPriceOf30Days: euros(495) }
  const edges = [{ node: { ...tea, price, sale, isOnSale: true, tierPrices: [{ from: 10, price: euros(450) }] } }]
  const answer = { Query: () => ({ newProducts: { edges } }) }
  await renderPart(
    <PricesShown value={false}>
      <Tiles tile={null} />
    </PricesShown>,
    { answers: { NewProductsCarouselQuery: answer } },
  )
  expect(screen.getByText('Preis auf Anfrage')).toBeDefined()
  expect(screen.getByRole('article').textContent).not.toMatch(/€|%/)
})
